enum WebPage {
    static func document(_ export: WebExport) -> String {
        let title = WebText.html(export.name)
        let length = WebText.number(export.duration * 1000)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>
            body { margin: 0; padding: 16px; display: grid; gap: 16px; justify-content: center;
              font: 14px/1.4 system-ui, sans-serif; background: #e8e8ea; color: #1c1c1e }
            form { display: flex; gap: 8px; align-items: center }
            input { flex: 1 }
            @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #f2f2f7 } }
            \(export.css)</style>
            </head>
            <body>
            \(export.html)<form>
            <button type="button">Play</button>
            <input type="range" min="0" max="\(length)" step="any" value="0" aria-label="Time in milliseconds">
            </form>
            <script>
            const [button, slider] = document.querySelectorAll("button, input");
            const animations = document.getAnimations();
            button.onclick = () => { for (const a of animations) { a.currentTime = 0; a.play(); } };
            slider.oninput = () => { for (const a of animations) { a.pause(); a.currentTime = +slider.value; } };
            const follow = () => {
              if (animations[0]?.playState === "running") slider.value = animations[0].currentTime;
              requestAnimationFrame(follow);
            };
            follow();
            </script>
            </body>
            </html>

            """
    }
}
