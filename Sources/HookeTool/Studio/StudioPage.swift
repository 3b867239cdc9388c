// swift-format-ignore-file
// Written by scripts/build-studio from Sources/Studio. Do not edit.
// Module: 244121071fcb5bf6cd03f3a5f1ce6210f429bf5a179b42a5837335a7ada13393
// Sources of the module: 2492bc03f11683c12ba76dd7908f4373262d0766d753c201dcb7a5d54206f15a
// Tools: Swift version 6.3.1 (swift-6.3.1-RELEASE); wasm-opt version 108; LLD 21.0.0 (https://github.com/swiftlang/llvm-project.git 11673e6660b2d0a5f9f99b1c7b773f4c2f6df1b0)

/// The page of `hooke studio`.
enum StudioPage {
    /// The page, with a line `WASM` in place of the core.
    static let page = #"""
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy"
          content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:">
        <title>Hooke Studio</title>
        <link rel="icon" href="data:,">
        <style>
        :root {
          --paper: #ffffff; --card: #f5f5f8; --ink: #1b1c20; --muted: #62646d; --line: #d9dae1; --edge: #84868f;
          --accent: #0b57c9; --accent-ink: #ffffff; --fault: #b3261e; --finish: #136c39;
          --series-0: #0a5aff; --series-1: #9b610c; --series-2: #1a4436; --series-3: #ce00a6;
          --shadow: 0 1px 2px rgb(0 0 0 / .06), 0 6px 20px rgb(20 24 40 / .06);
          color-scheme: light;
        }
        @media (prefers-color-scheme: dark) {
          :root:not([data-theme="light"]) {
            --paper: #17181c; --card: #212228; --ink: #ececf1; --muted: #a2a5b0; --line: #3a3c45; --edge: #767a86;
            --accent: #7db2ff; --accent-ink: #10131a; --fault: #ff8a80; --finish: #6fd3a0;
            --series-0: #2989ff; --series-1: #ed6300; --series-2: #0bf585; --series-3: #ebccdb;
            --shadow: 0 1px 2px rgb(0 0 0 / .3);
            color-scheme: dark;
          }
        }
        :root[data-theme="dark"] {
          --paper: #17181c; --card: #212228; --ink: #ececf1; --muted: #a2a5b0; --line: #3a3c45; --edge: #767a86;
          --accent: #7db2ff; --accent-ink: #10131a; --fault: #ff8a80; --finish: #6fd3a0;
          --series-0: #2989ff; --series-1: #ed6300; --series-2: #0bf585; --series-3: #ebccdb;
          --shadow: 0 1px 2px rgb(0 0 0 / .3);
          color-scheme: dark;
        }
        *, *::before, *::after { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { height: 100%; }
        body {
          margin: 0; min-height: 100%; background: var(--paper); color: var(--ink);
          font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
          font-variant-numeric: tabular-nums; container: page / inline-size;
        }
        h1 { margin: 0; font-size: 17px; font-weight: 600; }
        .split { display: grid; gap: 12px; }
        .split > div { min-width: 0; }
        h2 { margin: 0; font-size: 17px; font-weight: 600; }
        header {
          display: flex; align-items: center; gap: 12px; height: 56px; padding: 0 16px 0 12px; border-bottom: 1px solid var(--line);
          position: sticky; top: 0; background: var(--paper); z-index: 6;
        }
        .brand { font-weight: 700; letter-spacing: -.01em; white-space: nowrap; }
        header h1 { color: var(--muted); }
        header h1::before { content: "/"; margin-right: 12px; color: var(--edge); font-weight: 400; }
        @container page (max-width: 480px) { .brand { display: none; } header h1::before { content: none !important; } }
        .tools { display: flex; gap: 8px; margin-left: auto; }
        nav {
          position: fixed; z-index: 5; display: flex; background: var(--paper); border: 0 solid var(--line);
          inset: auto 0 0 0; border-top-width: 1px; justify-content: space-around; padding: 4px 4px max(4px, env(safe-area-inset-bottom));
        }
        nav button {
          display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2px; min-width: 56px; height: 48px; flex: 1;
          border: 0; background: none; color: var(--muted); font-size: 11px; padding: 0; border-radius: 8px;
        }
        nav button[aria-current] { color: var(--accent); background: var(--card); font-weight: 600; }
        main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 0 12px 148px; }
        .column { display: contents; }
        .copy-bar {
          position: fixed; inset: auto 0 calc(57px + max(0px, env(safe-area-inset-bottom) - 4px)) 0; z-index: 5; display: flex; gap: 8px;
          padding: 8px 12px; background: var(--paper); border-top: 1px solid var(--line);
        }
        .copy-bar select { flex: 1; min-width: 0; }
        .copy-bar button { flex: none; white-space: nowrap; }
        main section { min-width: 0; }
        .work { order: 1; }
        .values { order: 2; }
        .code { order: 3; }
        .preview {
          position: sticky; top: 56px; z-index: 4; background: var(--paper); padding: 8px 0; display: flex; flex-direction: column; gap: 8px;
        }
        .preview > .hint { display: none; }
        .stages { height: 17svh; min-height: 96px; display: grid; gap: 8px; }
        .stages[data-count="2"] { grid-template-columns: 1fr 1fr; }
        .stages[data-count="3"], .stages[data-count="4"] { grid-template: 1fr 1fr / 1fr 1fr; }
        .values, .code, .work { background: var(--card); border-radius: 18px; padding: 16px; display: flex; flex-direction: column; gap: 12px; }
        @container page (min-width: 700px) {
          nav { inset: 56px auto 0 0; width: 76px; flex-direction: column; justify-content: flex-start; gap: 8px; padding: 12px 4px; border-width: 0 1px 0 0; }
          nav button { flex: none; height: 56px; font-size: 10px; }
          .copy-bar { display: none; }
          .message-bar { bottom: 88px; }
          main { margin-left: 76px; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px; padding: 16px; align-items: start; }
          .preview, .work { grid-column: 1 / -1; }
          .preview { position: static; padding: 16px; background: var(--card); border-radius: 18px; }
          .preview > .hint { display: block; }
          .stages { height: 340px; }
        }
        @container page (min-width: 1100px) {
          main { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); padding: 24px; gap: 24px; }
          .column { display: flex; flex-direction: column; gap: 24px; min-width: 0; }
          .split { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
          .stages { height: clamp(300px, calc(100svh - 330px), 560px); }
        }
        .failed { margin: 24px; padding: 16px; border-radius: 12px; border: 1px solid var(--fault); color: var(--fault); }
        .message-bar {
          position: fixed; left: 50%; bottom: 152px; transform: translate(-50%, 12px); margin: 0; padding: 12px 16px; z-index: 9; max-width: min(92vw, 560px);
          background: var(--ink); color: var(--paper); border-radius: 12px; opacity: 0; visibility: hidden; transition: opacity .2s, transform .2s, visibility .2s;
        }
        .message-bar.visible { opacity: 1; visibility: visible; transform: translate(-50%, 0); }
        .message-bar.fault { background: var(--fault); color: var(--paper); }
        @media (prefers-reduced-motion: reduce) { .message-bar { transition: none; } }
        button, select, input { font: inherit; color: inherit; }
        button { cursor: pointer; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        .tools button, .transport button {
          width: 40px; height: 40px; flex: none; border: 1px solid var(--edge); border-radius: 12px; background: var(--paper); padding: 0;
          display: grid; place-items: center;
        }
        button:disabled { opacity: .45; cursor: default; }
        .icon { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
        .icon-play { fill: currentColor; }
        .transport { display: flex; align-items: center; gap: 12px; }
        .transport .play { background: var(--accent); color: var(--accent-ink); border-color: transparent; border-radius: 20px; }
        .transport input { flex: 1 1 60px; min-width: 60px; height: 28px; margin: 0; accent-color: var(--accent); }
        .transport output { font-size: 13px; color: var(--muted); min-width: 8ch; text-align: right; white-space: nowrap; }
        [aria-pressed="true"] { background: var(--accent) !important; color: var(--accent-ink) !important; border-color: transparent !important; }
        .text-button, .chip {
          min-height: 36px; padding: 4px 12px; border: 1px solid var(--edge); border-radius: 12px; background: var(--paper); white-space: nowrap;
        }
        .primary { min-height: 40px; padding: 4px 16px; border: 0; border-radius: 12px; background: var(--accent); color: var(--accent-ink); font-weight: 600; }
        .compare, .buttons { display: flex; flex-wrap: wrap; gap: 8px; }
        .chip { display: inline-flex; align-items: center; gap: 6px; font-weight: 600; }
        .swatch { width: 16px; height: 16px; fill: currentColor; }
        .chip[aria-pressed="false"] .swatch.series-0, th .swatch.series-0 { fill: var(--series-0); }
        .chip[aria-pressed="false"] .swatch.series-1, th .swatch.series-1 { fill: var(--series-1); }
        .chip[aria-pressed="false"] .swatch.series-2, th .swatch.series-2 { fill: var(--series-2); }
        .chip[aria-pressed="false"] .swatch.series-3, th .swatch.series-3 { fill: var(--series-3); }
        .fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(128px, 1fr)); gap: 12px; align-items: start; }
        .fields.two { grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); }
        .field { display: flex; flex-direction: column; gap: 4px; min-width: 0; }
        .field label { font-size: 13px; color: var(--muted); display: flex; justify-content: space-between; gap: 8px; }
        .field input:not([type=file]), select {
          width: 100%; min-height: 40px; padding: 4px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); min-width: 0;
        }
        .field input[aria-invalid="true"] { border-color: var(--fault); box-shadow: inset 0 0 0 1px var(--fault); }
        .field input[type=file] { min-height: 36px; max-width: 100%; }
        .reason { margin: 0; font-size: 13px; color: var(--fault); overflow-wrap: anywhere; }
        .reason:empty { display: none; }
        .preview-head, .code-head, .values-head { display: flex; align-items: end; justify-content: space-between; gap: 12px; flex-wrap: wrap; }
        .code-head, .values-head { align-items: center; }
        .values-head h2 { margin-right: auto; }
        .preview-head .field { flex: 0 1 200px; }
        .hint { margin: 0; font-size: 13px; color: var(--muted); }
        .tabs { display: flex; gap: 4px; flex-wrap: wrap; }
        .tabs button { min-height: 36px; padding: 4px 12px; border: 1px solid transparent; background: none; border-radius: 12px; color: var(--muted); white-space: nowrap; }
        .tabs button[aria-selected="true"] { background: var(--paper); color: var(--ink); border-color: var(--edge); font-weight: 600; }
        .code pre {
          margin: 0; padding: 16px; border-radius: 12px; background: var(--paper); border: 1px solid var(--line); overflow: auto; max-height: 420px;
          font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere;
        }
        .code p { margin: 0; font-size: 13px; }
        .code .note { color: var(--muted); }
        .code .loss { color: var(--fault); }
        .code p:empty { display: none; }
        table { border-collapse: collapse; width: 100%; font-size: 13px; }
        .report td { overflow-wrap: anywhere; }
        .report { display: block; overflow-x: auto; }
        .report thead, .report tbody { display: table; width: 100%; table-layout: fixed; min-width: calc(96px + var(--columns, 1) * 84px); }
        .report th, .report td { text-align: right; padding: 6px 0 6px 12px; border-top: 1px solid var(--line); vertical-align: top; }
        .report thead th, .report thead td { border-top: 0; }
        .report tbody th { text-align: left; padding-left: 0; color: var(--muted); font-weight: 400; }
        .report .swatch { vertical-align: -3px; margin-right: 4px; }
        .keys th, .keys td { text-align: left; padding: 4px 8px 4px 0; vertical-align: top; }
        .keys tbody th { padding-top: 16px; }
        .keys thead th { color: var(--muted); font-weight: 400; }
        .keys .field label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .readouts { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 12px; margin: 0; }
        .readouts dt { font-size: 13px; color: var(--muted); }
        .readouts dd { margin: 0; font-size: 17px; }
        .verdict { margin: 0; font-size: 17px; font-weight: 600; }
        .verdict[data-outcome="finish"] { color: var(--finish); }
        .verdict[data-outcome="cancel"] { color: var(--fault); }
        .keys { table-layout: fixed; }
        .keys th:first-child { width: 32px; }
        .keys th:nth-child(4) { width: 38%; }
        .keys .field input:not([type=file]), .keys select { padding: 4px 6px; }
        .split .plot + .plot { max-height: 400px; }
        .plot { position: relative; width: 100%; contain: layout; user-select: none; -webkit-user-select: none; }
        .plot canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
        .lines { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; clip-path: inset(18px 14px 22px 46px); }
        .lines path { fill: none; stroke-linejoin: round; transform: scale(.1); transform-origin: 0 0; }
        .overlay { position: absolute; inset: 0; pointer-events: none; overflow: hidden; }
        .plot .overlay { margin: 0 -4px; padding: 0 4px; }
        .plot .overlay > * { margin-left: 4px; }
        .cursor { position: absolute; left: 0; top: 26px; bottom: 30px; width: 0; border-left: 1.5px solid var(--ink); opacity: .5; }
        .marker { position: absolute; left: 0; top: 26px; bottom: 30px; border-left: 1.5px dashed var(--muted); }
        .marker span { position: absolute; left: 6px; bottom: 4px; font-size: 12px; color: var(--muted); white-space: nowrap; }
        .marker.left span { left: auto; right: 6px; }
        .handle {
          position: absolute; left: -22px; top: -22px; width: 44px; height: 44px; display: grid; place-items: center; pointer-events: auto; touch-action: none;
          cursor: grab; border-radius: 50%;
        }
        .handle::before {
          content: ""; width: 14px; height: 14px; background: var(--paper); border: 3px solid var(--ink); border-radius: 50%; box-shadow: 0 0 0 2px var(--paper);
        }
        .handle.diamond::before { border-radius: 2px; rotate: 45deg; }
        .handle.square::before { border-radius: 2px; }
        .handle.arrow::before { border-radius: 0; width: 0; height: 0; background: none; border: 7px solid transparent; border-left: 13px solid var(--ink); border-right: 0; box-shadow: none; }
        .handle.small::before { width: 11px; height: 11px; border-width: 2px; }
        .handle.move::before { width: 22px; height: 22px; background: none; border-style: dashed; border-width: 2px; box-shadow: none; }
        .handle.dragged { cursor: grabbing; }
        .handle.dragged::before, .handle:hover::before { border-color: var(--accent); }
        .handle.arrow.dragged::before, .handle.arrow:hover::before { border-color: transparent transparent transparent var(--accent); }
        .handle:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: -9px; }
        .handle input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; pointer-events: none; }
        @media (pointer: fine) {
          .handle { left: -12px; top: -12px; width: 24px; height: 24px; }
          .handle:has(:focus-visible) { outline-offset: 1px; }
        }
        .tracks { display: flex; flex-direction: column; gap: 4px; }
        .track-row { display: flex; align-items: center; gap: 12px; min-height: 36px; padding: 4px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); text-align: left; }
        .track-row > span:first-child { flex: 0 0 72px; font-size: 13px; }
        .lane { position: relative; flex: 1; height: 2px; background: currentColor; opacity: .85; margin-right: 8px; }
        .key-mark { position: absolute; top: -4px; width: 10px; height: 10px; margin-left: -5px; rotate: 45deg; background: currentColor; border-radius: 2px; }
        .methods { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 12px; }
        @container page (min-width: 700px) { .methods { grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); } }
        .space { position: relative; margin: 0; min-height: 220px; border-radius: 12px; background: var(--paper); border: 1px solid var(--line); overflow: hidden; }
        .space canvas { position: absolute; inset: 0; width: 100%; height: 100%; }
        .space figcaption { position: absolute; left: 12px; right: 12px; top: 8px; font-size: 13px; line-height: 1.3; }
        .space figcaption span { display: block; color: var(--muted); }
        .space:not(.large) canvas { top: 44px; height: calc(100% - 44px); }
        .space:not(.large) { min-height: 270px; }
        .space.large { min-height: 19svh; }
        .behind { position: absolute; left: 12px; bottom: 8px; margin: 0; font-size: 13px; color: var(--fault); }
        @container page (min-width: 700px) { .space.large { min-height: 440px; } }
        .stage { position: relative; contain: strict; border-radius: 12px; background: linear-gradient(160deg, #dfe5f2, #c9d3ea); overflow: hidden; min-height: 0; }
        :root[data-theme="dark"] .stage { background: linear-gradient(160deg, #2b3040, #1c202b); }
        @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) .stage { background: linear-gradient(160deg, #2b3040, #1c202b); } }
        .stage-label { position: absolute; left: 10px; top: 8px; font-weight: 700; font-size: 13px; }
        .device {
          position: absolute; left: 50%; top: 50%; width: 280px; height: 400px; border-radius: 30px; overflow: hidden; color: #1b1c20; background: #f4f5f9;
          box-shadow: 0 0 0 7px #15171d, 0 20px 44px rgb(10 16 40 / .34); transform: translate(-50%, -50%); user-select: none; -webkit-user-select: none;
        }
        .app { position: absolute; inset: 0; overflow: hidden; font-size: 14px; }
        .app-bar { display: flex; justify-content: space-between; align-items: center; padding: 20px 18px 8px; font-size: 21px; }
        .avatar { display: block; width: 32px; height: 32px; border-radius: 50%; background: linear-gradient(135deg, #ffb36b, #e0527a); flex: none; }
        .photo { display: block; width: 100%; height: 100%; }
        .tiles { display: grid; grid-template: 130px 130px / 1fr 1fr; gap: 10px; padding: 4px 18px; }
        .tile { border-radius: 14px; overflow: hidden; background: #e3e6ee; }
        .tiles.faint { opacity: .35; }
        .photo-card {
          position: absolute; left: 20px; top: 76px; width: 240px; height: 290px; border-radius: 24px; overflow: hidden; background: #fff;
          box-shadow: 0 14px 34px rgb(10 20 50 / .28); display: flex; flex-direction: column; will-change: transform;
        }
        .photo-card .photo { height: 216px; flex: none; }
        .photo-card.free { left: 60px; top: 120px; width: 160px; height: 200px; }
        .photo-card.free .photo { height: 146px; }
        .photo-card.free .caption { padding: 8px 14px; font-size: 13px; }
        .caption { padding: 14px 18px; display: flex; flex-direction: column; }
        .caption span, .dim { color: #62646d; font-size: 12px; }
        .settings { margin: 4px 14px; background: #fff; border-radius: 16px; }
        .setting { display: flex; justify-content: space-between; align-items: center; padding: 9px 14px; }
        .setting + .setting { border-top: 1px solid #e7e9f0; }
        .track { position: relative; width: 132px; height: 68px; border-radius: 34px; background: color-mix(in srgb, #2fae60 calc(var(--on, 0) * 100%), #c9ccd6); }
        .track .knob { position: absolute; left: 4px; top: 4px; width: 60px; height: 60px; border-radius: 30px; background: #fff; box-shadow: 0 3px 9px rgb(0 0 0 / .28); }
        .track.small { width: 46px; height: 28px; border-radius: 14px; }
        .track.small .knob { left: 2px; top: 2px; width: 24px; height: 24px; }
        .track.small.on { --on: 1; }
        .track.small.on .knob { left: 20px; }
        .hero-switch { display: flex; flex-direction: column; align-items: center; gap: 12px; margin: 24px 14px; padding: 30px 0 20px; background: #fff; border-radius: 16px; font-weight: 600; }
        .map-picture { position: absolute; inset: 0; width: 100%; height: 100%; }
        .shade { position: absolute; inset: 0; background: #0a1022; }
        .sheet {
          position: absolute; left: 0; right: 0; top: 96px; height: 620px; padding: 10px 18px; border-radius: 24px 24px 0 0; background: #fff;
          box-shadow: 0 -8px 30px rgb(10 20 50 / .22); display: flex; flex-direction: column; gap: 8px; will-change: transform;
        }
        .sheet b { font-size: 19px; }
        .sheet.draggable { cursor: grab; touch-action: none; }
        .grabber { width: 38px; height: 5px; border-radius: 3px; background: #c4c8d2; align-self: center; flex: none; }
        .actions { display: flex; gap: 8px; }
        .action { flex: 1; font-style: normal; text-align: center; padding: 8px 0; border-radius: 12px; background: #eaf0fb; color: #0b57c9; font-weight: 600; }
        .action.main { background: #0b57c9; color: #fff; }
        .strip { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8px; height: 78px; flex: none; }
        .strip > div { border-radius: 12px; overflow: hidden; }
        .text-line { display: block; height: 9px; border-radius: 5px; background: #e4e7ee; margin-top: 4px; flex: none; }
        .sheet-slider { position: absolute; inset: auto 12px 8px 12px; width: calc(100% - 24px); height: 24px; margin: 0; opacity: 0; pointer-events: none; }
        .sheet-slider:focus-visible { opacity: 1; }
        .messages { background: #fff; border-top: 1px solid #e7e9f0; }
        .message-row { position: relative; background: #d9412f; overflow: hidden; }
        .message-row + .message-row { border-top: 1px solid #e7e9f0; }
        .under { position: absolute; right: 18px; top: 22px; color: #fff; font-style: normal; font-weight: 600; }
        .message { display: flex; gap: 12px; align-items: center; padding: 12px 18px; background: #fff; height: 65px; }
        .message div { display: flex; flex-direction: column; }
        .message span { color: #62646d; font-size: 13px; }
        .message-row:not(:nth-child(2)) .under { visibility: hidden; }
        @container page (max-width: 480px) { nav button { font-size: 10px; min-width: 0; } }
        @container page (max-width: 699px) {
          .code-head button { display: none; }
          .stages[data-count="3"], .stages[data-count="4"] { height: 24svh; }
          .preview-head .field { flex: 0 1 180px; }
          .preview-head label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        }
        @container page (max-width: 360px) {
          nav { padding-left: 0; padding-right: 0; }
          nav button { font-size: 9px; letter-spacing: -.03em; }
          .transport output { white-space: normal; min-width: 84px; flex: 0 0 84px; }
        }
        @container page (max-width: 1099px) { .split .plot + .plot { height: 170px !important; } }
        .board { aspect-ratio: 4 / 3; max-height: 62svh; border-radius: 12px; background: var(--paper); border: 1px solid var(--line); }
        .board svg { position: absolute; inset: 0; width: 100%; height: 100%; }
        .board path { fill: none; vector-effect: non-scaling-stroke; stroke-linejoin: round; stroke-linecap: round; }
        .boards { grid-template-columns: 1fr 1fr; }
        @container page (min-width: 1100px) { .boards { grid-template: 1fr 1fr / 1fr; } }
        .boards .board { aspect-ratio: auto; height: 100%; max-height: none; }
        .path-line { stroke: var(--series-0); stroke-width: 2.6; }
        .path-faint { stroke: var(--edge); stroke-width: 1.5; stroke-dasharray: 5 4; }
        .path-arms { stroke: var(--muted); stroke-width: 1; }
        .path-dots { stroke: var(--ink); stroke-width: 1.5; }
        .path-shape { stroke: var(--series-0); stroke-width: 2.6; }
        .board .path-shape.filled { fill: color-mix(in srgb, var(--series-0) 22%, transparent); }
        .board .path-arrow { fill: var(--series-0); stroke: var(--paper); stroke-width: 1.5; }
        .path-hidden { visibility: hidden; }
        textarea {
          font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; color: inherit; width: 100%; resize: vertical;
          padding: 8px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper);
        }
        textarea[aria-invalid="true"] { border-color: var(--fault); box-shadow: inset 0 0 0 1px var(--fault); }
        .points { max-height: 320px; overflow-y: auto; }
        .points thead th:first-child { text-align: left; padding-left: 0; }
        .screen { position: absolute; inset: 0; width: 280px; height: 400px; overflow: hidden; background: #fff; transform-origin: 0 0; }
        .screen.album { background: #f4f5f9; }
        .article { display: flex; flex-direction: column; gap: 6px; padding: 0 18px 14px; }
        .article .hero { height: 156.4px; margin: 0 -18px 8px; flex: none; }
        .article .actions { margin-top: auto; }
        .article b { font-size: 19px; }
        .album-row { position: absolute; left: 18px; right: 18px; bottom: 18px; height: 62px; display: flex; align-items: center; gap: 12px; padding: 8px; border-radius: 14px; background: #fff; }
        .album-row .tile { width: 46px; height: 46px; }
        .album-photo { position: absolute; left: 39.2px; top: 96px; width: 201.6px; height: 200px; border-radius: 11px; overflow: hidden; }
        .flight { position: absolute; left: 0; top: 0; overflow: hidden; }
        .flight > .photo { position: absolute; inset: 0; }
        .shade.full { inset: 0; background: rgb(0 0 0 / .3); }
        .scrim.full { position: absolute; background: rgb(0 0 0 / .2); }
        .app.black { background: #000; }
        .app.draggable { cursor: grab; touch-action: none; }
        </style>
        <body>
        <noscript>Hooke Studio needs JavaScript.</noscript>
        <script type="text/plain" id="hooke-wasm">
        WASM
        </script>
        <script type="module">
        const _JavaScript_core = (() => {

        let wasm;
        let errors, results, numbers;
        const errorSize = 256;
        const resultCount = 32;
        const numberCount = 4096;

        const module = async (source) => {
          source = await source;
          if (source instanceof WebAssembly.Module) return source;
          if (typeof Response !== "undefined" && source instanceof Response) {
            if (!source.ok) throw new Error(`${source.url} is answered with ${source.status}`);
            const type = source.headers.get("content-type") ?? "";
            if (type.startsWith("application/wasm")) return WebAssembly.compileStreaming(source);
            source = await source.arrayBuffer();
          }
          return WebAssembly.compile(source);
        };

        let starting;
        const init = (source) => {
          starting ??= (async () => {
            const { exports } = await WebAssembly.instantiate(await module(source), {});
            exports._initialize?.();
            errors = exports.malloc(errorSize + 8 * (resultCount + numberCount));
            results = errors + errorSize;
            numbers = results + 8 * resultCount;
            wasm = exports;
          })().catch((error) => {
            starting = undefined;
            throw error;
          });
          return starting;
        };

        const ready = () => {
          if (!wasm) throw new Error('hooke is not ready: import it from "hooke", or await init(…) of "hooke/core"');
          return wasm;
        };

        let views = { buffer: undefined };
        const memory = () => {
          const { buffer } = ready().memory;
          if (views.buffer !== buffer) {
            views = {
              buffer, f64: new Float64Array(buffer), u64: new BigUint64Array(buffer), u32: new Uint32Array(buffer),
              u8: new Uint8Array(buffer),
            };
          }
          return views;
        };

        const result = (index = 0) => memory().f64[(results >>> 3) + index];
        const resultHandle = (index = 0) => memory().u64[(results >>> 3) + index];
        const write = (...values) => {
          memory().f64.set(values, numbers >>> 3);
          return numbers;
        };
        const withRoom = (size, call) => {
          const address = size < 2 ** 31 ? ready().malloc(size) : 0;
          if (!address) throw new RangeError(`${size} bytes are more than there is memory for`);
          try {
            return call(address);
          } finally {
            wasm.free(address);
          }
        };

        const encoder = new TextEncoder();
        const decoder = new TextDecoder();

        const withTexts = (texts, call) => {
          const bytes = texts.map((text) => encoder.encode(text));
          const size = bytes.reduce((sum, { length }) => sum + length, 1);
          return withRoom(size, (address) => {
            const places = [];
            for (const text of bytes) {
              memory().u8.set(text, address);
              places.push(address, text.length);
              address += text.length;
            }
            return call(...places);
          });
        };

        const refuse = (Kind, field, value, accepted, more) => {
          const shown = typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "an array" : String(value);
          const where = more?.index === undefined ? field : `${field}[${more.index}]`;
          return Object.assign(new Kind(`${where} is ${shown}; accepted: ${accepted}`), { field, value, accepted, ...more });
        };

        const NO_SOLUTION = 5;
        const check = (status, names = {}, texts = {}) => {
          if (!status) return;
          const { f64, u8 } = memory();
          const text = (from, size) => {
            const bytes = u8.subarray(errors + from, errors + from + size);
            return decoder.decode(bytes.slice(0, bytes.indexOf(0)));
          };
          let field = text(16, 48);
          const accepted = text(64, 192);
          let index = Number(new DataView(views.buffer).getBigInt64(errors + 8, true));
          const name = names[field];
          if (Array.isArray(name)) [field, index] = [name[index] ?? "spring", -1];
          else field = name ?? field;
          if (status === 7) throw refuse(TypeError, field, "disposed", accepted);
          if (status === NO_SOLUTION) {
            const error = new RangeError(`${field} has no solution: ${accepted}`);
            throw Object.assign(error, { field, value: undefined, accepted });
          }
          if (status === 4) throw refuse(RangeError, field, texts[field], accepted, { offset: index });
          throw refuse(RangeError, field, f64[errors >>> 3], accepted, index >= 0 ? { index } : undefined);
        };

        const number = (value, field) => {
          if (typeof value !== "number") throw refuse(TypeError, field, value, "a number");
          return value;
        };

        const object = (value, field) => {
          if (typeof value !== "object" || value === null) throw refuse(TypeError, field, value, "an object");
          return value;
        };

        const string = (value, field) => {
          if (typeof value !== "string") throw refuse(TypeError, field, value, "a string");
          return value;
        };

        const choice = (value, field, names) => {
          const index = names.indexOf(value);
          if (index < 0) throw refuse(typeof value === "string" ? RangeError : TypeError, field, value, names.join(", "));
          return index;
        };

        const array = (values, field) => {
          if (values instanceof Float64Array) return values;
          if (!Array.isArray(values)) throw refuse(TypeError, field, values, "an array of numbers");
          return Float64Array.from(values, (value, index) => number(value, `${field}[${index}]`));
        };

        const room = (out, field, length) => {
          if (out === undefined) return new Float64Array(length);
          if (!(out instanceof Float64Array)) throw refuse(TypeError, field, out, "a Float64Array");
          if (out.length < length) throw refuse(RangeError, `${field}.length`, out.length, `${length} or more`);
          return out;
        };

        const sampleMany = (inputs, outs, width, call) => {
          const step = Math.floor(numberCount / (1 + width * outs.length));
          for (let from = 0; from < inputs.length; from += step) {
            const piece = inputs.subarray(from, from + step);
            const addresses = outs.map((_, index) => numbers + 8 * (step + index * step * width));
            memory().f64.set(piece, numbers >>> 3);
            check(call(numbers, piece.length, addresses));
            outs.forEach((out, index) => {
              const start = addresses[index] >>> 3;
              out?.set(memory().f64.subarray(start, start + width * piece.length), width * from);
            });
          }
        };
        const sample = (inputs, values, rates, field, call) => {
          inputs = array(inputs, field);
          values = room(values, "out", inputs.length);
          rates = rates && room(rates, "rates", inputs.length);
          sampleMany(inputs, rates ? [values, rates] : [values], 1, (from, count, [to, rate = 0]) => call(from, count, to, rate));
          return values;
        };

        const spellings = [
          { code: 1, names: ["duration", "bounce"], defaults: { duration: 0.5, bounce: 0 } },
          { code: 2, names: ["response", "dampingRatio", "mass"], defaults: { mass: 1 } },
          { code: 0, names: ["mass", "stiffness", "damping"], defaults: { mass: 1 } },
        ];
        const springNames = spellings[2].names;
        const motionNames = { motion: [...springNames, "from", "to", "velocity"], largest_error: "error", distance: "epsilon" };
        const physical = (parameters) => {
          if (parameters instanceof Spring) return [parameters.mass, parameters.stiffness, parameters.damping];
          const keys = Object.keys(object(parameters, "spring")).filter((key) => parameters[key] !== undefined);
          const spelling = spellings.find(({ names }) => keys.every((key) => names.includes(key)));
          if (!spelling) {
            const accepted = spellings.map(({ names }) => `{ ${names.join(", ")} }`).join(" or ");
            throw refuse(TypeError, "spring", `{ ${keys.join(", ")} }`, accepted);
          }
          const { code, names, defaults } = spelling;
          const values = names.map((name) => number(parameters[name] ?? defaults[name], name));
          check(ready().hooke_spring_convert(code, write(...values, 0), 0, results, errors), { from: names });
          return [result(0), result(1), result(2)];
        };

        const readCSS = (curve) => {
          const length = results + 8;
          if (wasm.hooke_curve_css(curve, 0, 0, length, errors) === NO_SOLUTION) return undefined;
          const size = memory().u32[length >>> 2];
          return withRoom(size, (text) => {
            check(wasm.hooke_curve_css(curve, text, size, length, errors));
            return decoder.decode(memory().u8.slice(text, text + size));
          });
        };
        const takeCSS = (curve) => {
          try {
            return readCSS(curve);
          } finally {
            wasm.hooke_free(curve);
          }
        };

        const largestError = (options) => number(object(options, "options").error ?? 0.001, "error");

        class Spring {
          constructor([mass, stiffness, damping], { from = 0, to = 1, velocity = 0 }) {
            this.mass = mass;
            this.stiffness = stiffness;
            this.damping = damping;
            this.from = number(from, "from");
            this.to = number(to, "to");
            this.initialVelocity = number(velocity, "velocity");
            Object.freeze(this);
            check(ready().hooke_spring_sample(this.#motion(), 0, 0, 0, 0, errors), motionNames);
          }

          #motion() {
            return write(this.mass, this.stiffness, this.damping, this.from, this.to, this.initialVelocity);
          }

          #state(time) {
            const { mass, stiffness, damping, from, to, initialVelocity } = this;
            wasm.hooke_spring(mass, stiffness, damping, from, to, initialVelocity, number(time, "time"), results);
          }

          #spelled(code, index) {
            check(wasm.hooke_spring_convert(0, this.#motion(), code, results, errors));
            return result(index);
          }

          get duration() {
            return this.#spelled(1, 0);
          }
          get bounce() {
            return this.#spelled(1, 1);
          }
          get response() {
            return this.#spelled(2, 0);
          }
          get dampingRatio() {
            return this.#spelled(2, 1);
          }

          value(time) {
            this.#state(time);
            return result(0);
          }

          velocity(time) {
            this.#state(time);
            return result(1);
          }

          sample(times, out, velocities) {
            return withRoom(48, (motion) => {
              const { mass, stiffness, damping, from, to, initialVelocity } = this;
              memory().f64.set([mass, stiffness, damping, from, to, initialVelocity], motion >>> 3);
              return sample(times, out, velocities, "times", (from, count, to, rate) =>
                wasm.hooke_spring_sample(motion, from, count, to, rate, errors));
            });
          }

          settles({ epsilon = 0.001, speed = Infinity } = {}) {
            const status = wasm.hooke_spring_settle(
              this.#motion(), number(epsilon, "epsilon"), number(speed, "speed"), results, errors);
            if (status === NO_SOLUTION) return Infinity;
            check(status, motionNames);
            return result();
          }

          retarget(to, time) {
            return new Spring(physical(this), { from: this.value(time), to, velocity: this.velocity(time) });
          }

          css(options = {}) {
            const error = largestError(options);
            check(wasm.hooke_spring_linear(this.#motion(), error, results + 8, results + 16, results, errors), motionNames);
            const [duration, found] = [result(1), result(2)];
            return Object.freeze({ duration, easing: takeCSS(resultHandle()), error: found });
          }
        }
        const spring = (parameters = {}, motion = {}) => new Spring(physical(parameters), object(motion, "motion"));
        const released = new FinalizationRegistry((id) => wasm.hooke_free(id));

        class Handle {
          #id;

          constructor(id) {
            this.#id = id;
            released.register(this, id, this);
          }
          static id(handle) {
            return handle.#id;
          }

          dispose() {
            released.unregister(this);
            if (this.#id) wasm.hooke_free(this.#id);
            this.#id = 0n;
          }
        }
        Object.defineProperty(Handle.prototype, Symbol.dispose ?? Symbol.for("Symbol.dispose"), {
          value: Handle.prototype.dispose,
        });

        const idOf = Handle.id;
        delete Handle.id;

        class Sampled extends Handle {
          value(input) {
            return one(this, input, 0);
          }

          sample(inputs, out, rates) {
            const id = idOf(this);
            check(wasm.hooke_sample(id, 0, 0, 0, 0, errors));
            return sample(inputs, out, rates, "inputs", (from, count, to, rate) =>
              wasm.hooke_sample(id, from, count, to, rate, errors));
          }
        }

        const one = (handle, input, index) => {
          const [value, rate] = index === 0 ? [results, 0] : [0, results + 8];
          check(wasm.hooke_sample(idOf(handle), write(number(input, "input")), 1, value, rate, errors));
          return result(index);
        };

        class Curve extends Sampled {
          slope(t) {
            return one(this, t, 1);
          }

          inverse(value) {
            const status = wasm.hooke_curve_inverse(idOf(this), number(value, "value"), results, errors);
            if (status === NO_SOLUTION) return undefined;
            check(status);
            return result();
          }

          css(options = {}) {
            const error = largestError(options);
            const id = idOf(this);
            check(wasm.hooke_sample(id, 0, 0, 0, 0, errors));
            const exact = readCSS(id);
            if (exact !== undefined) return Object.freeze({ easing: exact, error: 0 });
            check(wasm.hooke_curve_linear(id, error, results + 8, results, errors), motionNames);
            const found = result(1);
            return Object.freeze({ easing: takeCSS(resultHandle()), error: found });
          }
        }

        const jumps = ["start", "end", "none", "both"];

        const writeCurve = (shape) => {
          if (typeof shape === "string") {
            return withTexts([shape], (css, length) =>
              check(ready().hooke_curve_parse(css, length, results, errors), { css: "curve" }, { curve: shape }));
          }
          object(shape, "curve");
          if (Array.isArray(shape)) {
            if (shape.length !== 4) throw refuse(RangeError, "curve.length", shape.length, "4: x1, y1, x2, y2");
            const [x1, y1, x2, y2] = shape.map((value, index) => number(value, `curve[${index}]`));
            return check(ready().hooke_curve_bezier(x1, y1, x2, y2, results, errors));
          }
          if ("steps" in shape) {
            const { steps, jump = "end" } = shape;
            if (!Number.isInteger(number(steps, "steps")) || Math.abs(steps) >= 2 ** 31) {
              throw refuse(RangeError, "steps", steps, "a whole number from 1 to 2147483647");
            }
            return check(
              ready().hooke_curve_steps(steps, choice(jump, "jump", jumps), results, errors), { count: "steps" });
          }
          if ("stops" in shape) {
            const { stops } = shape;
            if (!Array.isArray(stops)) throw refuse(TypeError, "stops", stops, "an array of [input, output]");
            const pairs = stops.map((stop, index) => array(stop, `stops[${index}]`));
            const inputs = Float64Array.from(pairs, (pair) => pair[0]);
            const outputs = Float64Array.from(pairs, (pair) => pair[1]);
            return withRoom(16 * stops.length + 8, (address) => {
              memory().f64.set(inputs, address >>> 3);
              memory().f64.set(outputs, (address >>> 3) + stops.length);
              const status = ready().hooke_curve_stops(address, address + 8 * stops.length, stops.length, results, errors);
              check(status, { inputs: "stops.input", outputs: "stops.output" });
            });
          }
          if (!(shape.spring instanceof Spring)) {
            throw refuse(TypeError, "curve", shape, "CSS, four numbers, or an object with steps, stops or spring");
          }
          const { from, to, initialVelocity } = shape.spring;
          const velocity = initialVelocity / (to - from);
          const parameters = physical(shape.spring);
          const duration = shape.duration ?? new Spring(parameters, { velocity }).settles();
          return check(
            ready().hooke_curve_spring(write(...parameters), velocity, number(duration, "duration"), results, errors));
        };
        const curve = (shape) => {
          if (shape instanceof Curve) return shape;
          writeCurve(shape);
          return Object.freeze(new Curve(resultHandle()));
        };
        const interpolations = Object.freeze([
          "hold", "linear", "catmull-rom", "time-aware", "hold-safe", "monotone", "pchip", "akima", "modified-akima", "spline",
          "spline-clamped", "spline-not-a-knot", "spline-periodic",
        ]);

        class Track extends Sampled {
          velocity(time) {
            return one(this, time, 1);
          }
        }
        const perSegment = (values, count, field) => {
          if (!Array.isArray(values)) return Array(count).fill(values);
          if (values.length !== count) throw refuse(RangeError, `${field}.length`, values.length, String(count));
          return values;
        };
        const track = (keys) => {
          const times = array(object(keys, "track").times, "times");
          const values = array(keys.values, "values");
          if (values.length !== times.length) throw refuse(RangeError, "values.length", values.length, String(times.length));
          const count = Math.max(times.length - 1, 0);
          const codes = perSegment(keys.interpolation ?? "linear", count, "interpolation").map((kind) =>
            choice(kind, "interpolation", interpolations));
          const timings = perSegment(keys.timing, count, "timing").map((timing) => {
            if (timing !== undefined && !(timing instanceof Curve)) throw refuse(TypeError, "timing", timing, "a curve");
            if (timing && !idOf(timing)) throw refuse(TypeError, "timing", "disposed", "a curve that is not disposed");
            return timing ? idOf(timing) : 0n;
          });
          const n = times.length;
          return withRoom(28 * n + 8, (address) => {
            const { f64, u64, u32 } = memory();
            const [after, timingsAt, codesAt] = [address + 8 * n, address + 16 * n, address + 24 * n];
            f64.set(times, address >>> 3);
            f64.set(values, after >>> 3);
            u64.set(timings, timingsAt >>> 3);
            u32.set(codes, codesAt >>> 2);
            check(ready().hooke_track(address, after, n, codesAt, timingsAt, results, errors), { kinds: "interpolation" });
            return Object.freeze(new Track(resultHandle()));
          });
        };

        const partNames = { translation: 3, scale: 3, skew: 3, perspective: 4, rotation: 4 };
        const identityParts = {
          translation: [0, 0, 0], scale: [1, 1, 1], skew: [0, 0, 0], perspective: [0, 0, 0, 1], rotation: [0, 0, 0, 1],
        };
        const methods = ["css", "polar", "screw", "logarithm"];

        const readNumbers = (address, count) =>
          Object.freeze(Array.from(memory().f64.subarray(address >>> 3, (address >>> 3) + count)));

        const fixed = (values, count, field) => {
          const given = array(values, field);
          if (given.length !== count) throw refuse(RangeError, `${field}.length`, given.length, String(count));
          given.forEach((value, index) => {
            if (!Number.isFinite(value)) throw refuse(RangeError, field, value, "a finite number", { index });
          });
          return Array.from(given);
        };
        const writeBox = (box) => {
          if (box === undefined) return 0;
          memory().f64.set([number(object(box, "box").width, "width"), number(box.height, "height")], (results >>> 3) + 28);
          return results + 8 * 28;
        };

        class Transform {
          #css;
          #box;

          constructor(matrix, css, box) {
            this.matrix = matrix;
            this.#css = css;
            this.#box = box;
            Object.freeze(this);
          }

          get css() {
            return `matrix3d(${this.matrix.map((value) => value + 0).join(", ")})`;
          }

          decompose() {
            check(wasm.hooke_transform_decompose(write(...this.matrix), results, errors));
            let at = results;
            const parts = {};
            for (const [name, count] of Object.entries(partNames)) {
              parts[name] = readNumbers(at, count);
              at += 8 * count;
            }
            return Object.freeze(parts);
          }

          to(other, { method } = {}) {
            if (!(other instanceof Transform)) throw refuse(TypeError, "to", other, "a transform");
            if (method === undefined && this.#css !== undefined && other.#css !== undefined && this.#box === other.#box) {
              withTexts([this.#css, other.#css], (...places) =>
                check(wasm.hooke_transform_between_css(...places, writeBox(this.#box), results, errors)));
            } else {
              const [from, to] = [write(...this.matrix, ...other.matrix), numbers + 128];
              check(
                wasm.hooke_transform_between(from, to, choice(method ?? "css", "method", methods), results, errors));
            }
            return Object.freeze(new TransformPath(resultHandle()));
          }
        }

        class TransformPath extends Handle {
          value(progress) {
            check(wasm.hooke_transform_sample(idOf(this), write(number(progress, "progress")), 1, results, errors));
            return new Transform(readNumbers(results, 16));
          }

          sample(progress, out) {
            const inputs = array(progress, "progress");
            out = room(out, "out", 16 * inputs.length);
            const id = idOf(this);
            check(wasm.hooke_transform_sample(id, 0, 0, 0, errors));
            sampleMany(inputs, [out], 16, (from, count, [to]) => wasm.hooke_transform_sample(id, from, count, to, errors));
            return out;
          }
        }
        const transform = (shape, { box } = {}) => {
          if (typeof shape === "string") {
            withTexts([shape], (css, length) => {
              const status = ready().hooke_transform_parse(css, length, writeBox(box), results, errors);
              check(status, { css: "transform" }, { transform: shape });
            });
            return new Transform(readNumbers(results, 16), shape, box && Object.freeze({ ...box }));
          }
          if (Array.isArray(shape) || shape instanceof Float64Array) {
            return new Transform(Object.freeze(fixed(shape, 16, "matrix")));
          }
          object(shape, "transform");
          const numbers = Object.entries(partNames).flatMap(([name, count]) =>
            fixed(shape[name] ?? identityParts[name], count, name));
          check(ready().hooke_transform_compose(write(...numbers), results, errors));
          return new Transform(readNumbers(results, 16));
        };

        class Decay {
          constructor({ from = 0, velocity, rate = 0.998 }) {
            this.from = number(from, "from");
            this.initialVelocity = number(velocity, "velocity");
            this.rate = number(rate, "rate");
            Object.freeze(this);
            check(ready().hooke_decay_sample(from, velocity, rate, 0, 0, 0, 0, errors));
          }

          #state(time) {
            const input = write(number(time, "time"));
            wasm.hooke_decay_sample(this.from, this.initialVelocity, this.rate, input, 1, results, results + 8, errors);
          }

          get end() {
            wasm.hooke_decay_end(this.from, this.initialVelocity, this.rate, 1, results, 0, errors);
            return result();
          }

          value(time) {
            this.#state(time);
            return result(0);
          }

          velocity(time) {
            this.#state(time);
            return result(1);
          }

          sample(times, out, velocities) {
            return sample(times, out, velocities, "times", (from, count, to, rate) =>
              wasm.hooke_decay_sample(this.from, this.initialVelocity, this.rate, from, count, to, rate, errors));
          }

          settles({ epsilon = 0.001 } = {}) {
            const { from, initialVelocity, rate } = this;
            const status = wasm.hooke_decay_end(from, initialVelocity, rate, number(epsilon, "epsilon"), 0, results, errors);
            if (status === NO_SOLUTION) return Infinity;
            check(status, motionNames);
            return result();
          }
        }
        const decay = (parameters) => new Decay(object(parameters, "decay"));

        class RubberBand {
          constructor({ extent, coefficient = 0.55 }) {
            this.extent = number(extent, "extent");
            this.coefficient = number(coefficient, "coefficient");
            Object.freeze(this);
            check(ready().hooke_rubber_band(extent, coefficient, 0, results, errors));
          }

          displacement(pull) {
            check(wasm.hooke_rubber_band(this.extent, this.coefficient, number(pull, "pull"), results, errors));
            return result();
          }

          pull(displacement) {
            const given = number(displacement, "displacement");
            check(wasm.hooke_rubber_band_inverse(this.extent, this.coefficient, given, results, errors));
            return result();
          }
        }
        const rubberBand = (parameters) => new RubberBand(object(parameters, "rubberBand"));
        const velocity = (samples, { released } = {}) => {
          if (!Array.isArray(samples)) throw refuse(TypeError, "samples", samples, "an array of { time, x, y }");
          const n = samples.length;
          const read = (key) =>
            Float64Array.from(samples, (sample, index) => {
              const field = `samples[${index}]`;
              return number(object(sample, field)[key] ?? (key === "time" ? undefined : 0), `${field}.${key}`);
            });
          const columns = [read("time"), read("x"), read("y")];
          const end = number(released ?? columns[0][n - 1] ?? 0, "released");
          return withRoom(24 * n + 8, (address) => {
            columns.forEach((column, index) => memory().f64.set(column, (address >>> 3) + index * n));
            const status = ready().hooke_velocity(address, address + 8 * n, address + 16 * n, n, end, results, errors);
            check(status, { times: "samples.time", xs: "samples.x", ys: "samples.y" });
            return Object.freeze({ x: result(0), y: result(1) });
          });
        };

        const outcomes = ["cancel", "finish"];
        const rules = ["velocity-sign", "threshold", "projected", "fling", "look-ahead"];
        const ruleParameters = [undefined, "threshold", "rate", "minimumVelocity", "seconds"];
        const ruleDefaults = { threshold: 0.5, rate: 0.998, minimumVelocity: 1, seconds: 0.3 };
        const decide = (release) => {
          const rule = choice(object(release, "release").rule ?? "projected", "rule", rules);
          const name = ruleParameters[rule];
          const parameter = name ? number(release[name] ?? ruleDefaults[name], name) : 0;
          const [fraction, speed] = [number(release.fraction, "fraction"), number(release.velocity, "velocity")];
          check(ready().hooke_decide(rule, parameter, fraction, speed, results, errors), { parameter: name });
          return outcomes[memory().u32[results >>> 2]];
        };

        const styles = ["spring", "curve", "uikit"];
        const overshoots = ["clamp", "extrapolate", "rubber-band"];

        class SettlePlan extends Sampled {
          constructor(handle, plan) {
            super(handle);
            Object.freeze(Object.assign(this, plan));
          }

          velocity(time) {
            return one(this, time, 1);
          }
        }
        const settle = (options) => {
          const { fraction, velocity, outcome, style = "spring", overshoot = "clamp" } = object(options, "settle");
          const { duration = 0.35, speed = 1, limit = 0.1, spring = { response: 0.4, dampingRatio: 1 } } = options;
          const { bezier = [0.25, 0.1, 0.25, 1] } = options;
          const finishes = choice(outcome, "outcome", outcomes);
          const kind = choice(style, "style", styles);
          const values = { fraction, velocity, duration, speed, limit };
          const given = Object.entries(values).map(([name, value]) => number(value, name));
          given.push(...(kind === 2 ? fixed(bezier, 4, "bezier") : [...physical(spring), 0]));
          const address = write(...given);
          memory().u32.set([kind, choice(overshoot, "overshoot", overshoots), finishes, 0], (address >>> 2) + 18);
          check(ready().hooke_settle(address, results, errors), { parameters: kind === 2 ? "bezier" : springNames });
          const [length, initialVelocity, minimum, maximum] = [result(0), result(1), result(2), result(3)];
          const plan = { start: fraction, target: finishes, duration: length, initialVelocity, minimum, maximum };
          return new SettlePlan(resultHandle(4), plan);
        };
        const version = () => {
          const start = ready().hooke_version();
          const { u8 } = memory();
          return decoder.decode(u8.slice(start, u8.indexOf(0, start)));
        };
        const abi = () => ready().hooke_abi();
        return { init, spring, curve, interpolations, track, transform, decay, rubberBand, velocity, decide, settle, version, abi };
        })();
        const _Studio_view_dom = (() => {

        const set = (element, attributes) => {
          for (const [name, value] of Object.entries(attributes)) {
            if (value === undefined || value === false) continue;
            if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
            else if (name === "style") element.style.cssText = value;
            else element.setAttribute(name, value === true ? "" : value);
          }
          return element;
        };
        const h = (tag, attributes = {}, ...children) => {
          const element = set(document.createElement(tag), attributes);
          element.append(...children.flat().filter((child) => child !== undefined && child !== null));
          return element;
        };
        const svg = (tag, attributes = {}, ...children) => {
          const element = set(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes);
          element.append(...children);
          return element;
        };

        const paths = {
          springs: "M3 14c2 0 2.5-9 4.5-9s2 7 4 7 2-4 3.5-4 1.5 2 2 2",
          curves: "M3 17C9 17 8 4 17 4",
          keyframes: "M2 14l5-7 5 4 6-7M7 5.2l1.8 1.8L7 8.8 5.2 7z",
          transforms: "M10 2l7 4v8l-7 4-7-4V6zM3 6l7 4 7-4M10 10v8",
          gesture: "M8 17c-2-2-4-4-4-5s1.5-1.2 3 .5V4.5a1.5 1.5 0 013 0V9l4.5 1c1 .3 1.5 1 1.3 2.2L15 17z",
          paths: "M3 16C3 6 9 6 10 11s7 5 7-7M3 16h.01M17 4h.01",
          play: "M6 4l10 6-10 6z", pause: "M6 4v12M14 4v12", undo: "M4 8h8a4 4 0 010 8H8M4 8l4-4M4 8l4 4",
          redo: "M16 8H8a4 4 0 000 8h4M16 8l-4-4M16 8l-4 4", link: "M8 12a3.5 3.5 0 005 0l3-3a3.5 3.5 0 00-5-5l-1 1M12 8a3.5 3.5 0 00-5 0l-3 3a3.5 3.5 0 005 5l1-1",
          theme: "M10 3a7 7 0 100 14zM10 3a7 7 0 010 14", copy: "M7 7h9v10H7zM13 7V3H4v10h3", plus: "M10 4v12M4 10h12", loop: "M4 9a6 6 0 0110-3l2 2M16 4v4h-4M16 11a6 6 0 01-10 3l-2-2M4 16v-4h4",
          remove: "M5 5l10 10M15 5L5 15", replay: "M4 10a6 6 0 106-6H6M9 1L6 4l3 3", reset: "M4 10a6 6 0 106-6H6M9 1L6 4l3 3",
        };
        const icon = (name) =>
          svg("svg", { viewBox: "0 0 20 20", class: `icon icon-${name}`, "aria-hidden": "true" }, svg("path", { d: paths[name] }));

        let count = 0;
        const newID = (prefix) => `${prefix}-${(count += 1)}`;
        const button = (label, onclick, { icon: name, ...attributes } = {}) =>
          h("button", { type: "button", onclick, ...(name ? { "aria-label": label, title: label } : {}), ...attributes },
            name ? icon(name) : label);
        const choice = (label, options, onchange) => {
          const id = newID("select");
          const select = h("select", { id, onchange: () => onchange(select.value) },
            options.map(({ value, label }) => h("option", { value }, label)));
          return { root: h("div", { class: "field" }, h("label", { for: id }, label), select), select };
        };
        const setText = (element, text) => {
          if (element.textContent !== text) element.textContent = text;
        };
        return { h, svg, icon, newID, button, choice, setText };
        })();
        const _Studio_model_codec = (() => {
        class Refusal extends Error {
          constructor(field, value, accepted) {
            const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
            super(`${field} is “${shown}”; accepted: ${accepted}`);
            Object.assign(this, { field, value, accepted });
          }
        }
        const number = ({ low = -1e9, high = 1e9 } = {}) => ({
          write: (value) => (Object.is(value, -0) ? "0" : String(value).replace("e+", "e")),
          read: (text, field) => {
            const value = /^-?[\d.]+(e-?\d+)?$/.test(text) ? Number(text) : NaN;
            if (!(value >= low && value <= high)) throw new Refusal(field, text, `a number from ${low} to ${high}`);
            return value;
          },
        });
        const whole = (low, high) => ({
          write: String,
          read: (text, field) => {
            const value = /^\d+$/.test(text) ? Number(text) : NaN;
            if (!(value >= low && value <= high)) throw new Refusal(field, text, `a whole number from ${low} to ${high}`);
            return value;
          },
        });
        const word = (words) => ({
          write: String,
          read: (text, field) => {
            if (!words.includes(text)) throw new Refusal(field, text, words.join(", "));
            return text;
          },
        });
        const flag = {
          write: (value) => (value ? "1" : "0"),
          read: (text, field) => {
            if (text !== "0" && text !== "1") throw new Refusal(field, text, "0 or 1");
            return text === "1";
          },
        };
        const numbers = (count, bounds) => {
          const one = number(bounds);
          return {
            write: (values) => values.map(one.write).join(","),
            read: (text, field) => {
              const parts = text.split(",");
              if (parts.length !== count) throw new Refusal(field, text, `${count} numbers`);
              return parts.map((part) => one.read(part, field));
            },
          };
        };
        const record = (fields) => {
          const names = Object.keys(fields);
          return {
            write: (value) => names.map((name) => fields[name].write(value[name])).join(","),
            read: (text, field) => {
              const parts = text.split(",");
              if (parts.length !== names.length) throw new Refusal(field, text, names.join(","));
              return Object.fromEntries(names.map((name, index) => [name, fields[name].read(parts[index], `${field}.${name}`)]));
            },
          };
        };
        const list = (element, separator, low, high) => ({
          write: (values) => values.map(element.write).join(separator),
          read: (text, field) => {
            const parts = text === "" ? [] : text.split(separator);
            if (parts.length < low || parts.length > high) throw new Refusal(field, text, `${low} to ${high} elements`);
            return parts.map((part, index) => element.read(part, `${field} ${index + 1}`));
          },
        });
        return { Refusal, number, whole, word, flag, numbers, record, list };
        })();
        const _Studio_model_numbers = (() => {
        const shortest = (value) => (Object.is(value, -0) ? "0" : String(value));
        const readout = (value, digits = 4) => {
          if (Number.isNaN(value)) return "–";
          if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
          const size = Math.abs(value);
          if (size < 10 ** -digits) return "0";
          const text = size >= 1e6 ? value.toExponential(2) : String(Number(value.toPrecision(digits)));
          return text.replace("-", "−");
        };
        const rounded = (value, step) => {
          const decimals = Math.max(0, Math.ceil(-Math.log10(step)) + 1);
          return Number(value.toFixed(Math.min(decimals, 12)));
        };
        const within = (value, low, high) => Math.min(Math.max(value, low), high);
        return { shortest, readout, rounded, within };
        })();
        const _Studio_model_gestures = (() => {

        const { decide, settle, velocity } = _JavaScript_core;
        const { number, word } = _Studio_model_codec;
        const { readout } = _Studio_model_numbers;
        const rules = [
          {
            name: "projected", label: "Projected rest", parameter: "rate",
            field: { label: "Deceleration per ms", kind: "ratio", step: 0.0005, low: 0.9, high: 0.9995 }, initial: 0.998,
          },
          { name: "velocity-sign", label: "Direction of the velocity" },
          {
            name: "threshold", label: "Threshold", parameter: "threshold",
            field: { label: "Threshold", kind: "ratio", step: 0.01, low: 0, high: 1 }, initial: 0.5,
          },
          {
            name: "fling", label: "Fling, else the half", parameter: "minimumVelocity",
            field: { label: "Least velocity", kind: "velocity", step: 0.05, low: 0, high: 20, unit: "/s" }, initial: 1,
          },
          {
            name: "look-ahead", label: "Look-ahead", parameter: "seconds",
            field: { label: "Look-ahead", kind: "time", step: 0.01, low: 0, high: 2, unit: "s" }, initial: 0.3,
          },
        ];
        const transitions = [
          { name: "sheet", label: "Sheet", hint: "Drag the sheet" }, { name: "zoom", label: "Zoom", hint: "Drag up" },
          { name: "back", label: "Back", hint: "Drag to the right" }, { name: "shared", label: "Shared element", hint: "Drag to the left" },
        ];
        const styles = ["spring", "curve", "uikit"];
        const overshoots = ["clamp", "extrapolate", "rubber-band"];

        const gestureSchema = {
          k: { field: "transition", codec: word(transitions.map(({ name }) => name)) },
          r: { field: "rule", codec: word(rules.map(({ name }) => name)) },
          a: { field: "parameter", codec: number({ low: 0, high: 20 }) },
          s: { field: "style", codec: word(styles) },
          o: { field: "overshoot", codec: word(overshoots) },
          t: { field: "response", codec: number({ low: 0.01, high: 10 }) },
          z: { field: "dampingRatio", codec: number({ low: 0.05, high: 5 }) },
          d: { field: "duration", codec: number({ low: 0.01, high: 10 }) },
          c: { field: "cap", codec: number({ low: 0, high: 1000 }) },
          p: { field: "fraction", codec: number({ low: 0, high: 1 }) },
          v: { field: "velocity", codec: number({ low: -20, high: 20 }) },
        };

        const initialGesture = {
          transition: "sheet", rule: "projected", parameter: 0.998, style: "spring", overshoot: "extrapolate", response: 0.4, dampingRatio: 0.8,
          duration: 0.35, cap: 0, fraction: 0.35, velocity: 1.2,
        };

        const ruleOf = (name) => rules.find((rule) => rule.name === name);
        const decideWith = ({ rule, parameter }, fraction, velocity) => {
          const name = ruleOf(rule).parameter;
          return decide({ rule, fraction, velocity, ...(name ? { [name]: parameter } : {}) });
        };
        const reasonOf = ({ rule, parameter }, fraction, velocity) => {
          const seen = readout(velocity, 3);
          const forward = velocity > 0 ? "forward" : velocity < 0 ? "back" : "not at all";
          switch (rule) {
            case "velocity-sign":
              return `the finger moves ${forward} (${seen} /s)`;
            case "threshold":
              return `the fraction ${readout(fraction, 3)} is ${fraction >= parameter ? "at or above" : "below"} ${readout(parameter)}`;
            case "projected": {
              const rest = fraction + (velocity * projection(parameter));
              return `a fling from here would stop at ${readout(rest, 3)}, nearer to ${rest >= 0.5 ? "the end" : "the start"}`;
            }
            case "fling":
              return Math.abs(velocity) >= parameter
                ? `the finger is fast (${seen} /s)`
                : `the finger is slow (${seen} /s), and the fraction is ${readout(fraction, 3)}`;
            default:
              return `${readout(parameter)} s on, the finger would be at ${readout(fraction + parameter * velocity, 3)}`;
          }
        };
        const projection = (rate) => rate / (1 - rate) / 1000;
        const planOf = (state, fraction, speed, outcome) =>
          settle({
            fraction, velocity: capped(state, speed), outcome, style: state.style, overshoot: state.overshoot, duration: state.duration,
            spring: { response: state.response, dampingRatio: state.dampingRatio },
          });
        const capped = ({ cap }, speed) => (cap > 0 ? Math.min(Math.max(speed, -cap), cap) : speed);
        const boundary = (state, fraction, limit) => {
          let [low, high] = [-limit, limit];
          const finishesLow = decideWith(state, fraction, low) === "finish";
          const finishesHigh = decideWith(state, fraction, high) === "finish";
          if (finishesLow === finishesHigh) return finishesLow ? -Infinity : Infinity;
          for (let count = 0; count < 24; count += 1) {
            const middle = (low + high) / 2;
            if ((decideWith(state, fraction, middle) === "finish") === finishesLow) low = middle;
            else high = middle;
          }
          return high;
        };
        const releaseVelocity = (samples, released, extent) => {
          const recent = samples.filter((sample, index) => index === samples.length - 1 || sample.time < samples[index + 1].time);
          return recent.length ? velocity(recent, { released }).y / extent : 0;
        };
        const readTrace = (text) => {
          const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/).map((line) => line.trim());
          const columns = lines[0].split(",").map((name) => name.trim());
          for (const name of ["time_ms", "phase", "x", "y"]) {
            if (!columns.includes(name)) return { reason: `Line 1 has no column ${name}; accepted: time_ms,phase,x,y,finger.` };
          }
          const at = (name) => columns.indexOf(name);
          const samples = [];
          for (let index = 1; index < lines.length; index += 1) {
            if (lines[index] === "") continue;
            const cells = lines[index].split(",").map((cell) => cell.trim());
            if (at("finger") >= 0 && cells[at("finger")] !== "0") continue;
            const [time, x, y] = ["time_ms", "x", "y"].map((name) => (cells[at(name)] === "" ? NaN : Number(cells[at(name)])));
            const phase = cells[at("phase")];
            if (![time, x, y].every(Number.isFinite)) return { reason: `Line ${index + 1}: a time or place is not a finite number.` };
            if (!["down", "move", "up", "cancel"].includes(phase)) {
              return { reason: `Line ${index + 1}: the phase is “${phase}”; accepted: down, move, up, cancel.` };
            }
            if (samples.length && time / 1000 < samples.at(-1).time) return { reason: `Line ${index + 1}: the times must not decrease.` };
            samples.push({ time: time / 1000, phase, x, y });
          }
          if (samples.length < 2) return { reason: "The trace has fewer than two samples of finger 0." };
          if (samples[0].phase !== "down") return { reason: `The first phase is “${samples[0].phase}”; accepted: down.` };
          return { samples };
        };
        const checkGesture = ({ rule, parameter }) => {
          const { field } = ruleOf(rule);
          if (!field || (parameter >= field.low && parameter <= field.high)) return undefined;
          return `parameter is ${parameter}; accepted for ${rule}: ${field.low} to ${field.high}`;
        };
        return { rules, transitions, styles, overshoots, gestureSchema, initialGesture, ruleOf, decideWith, reasonOf, projection, planOf, capped, boundary, releaseVelocity, readTrace, checkGesture };
        })();
        const _Studio_copy_words = (() => {

        const { shortest } = _Studio_model_numbers;
        const decimal = (value) => {
          const text = shortest(value);
          return /[.e]/.test(text) ? text : `${text}.0`;
        };
        const float = (value) => {
          const wanted = Math.fround(value);
          for (let digits = 1; digits < 10; digits += 1) {
            const number = Number(wanted.toPrecision(digits));
            if (Math.fround(number) === wanted) return `${shortest(number)}f`;
          }
          return `${shortest(wanted)}f`;
        };
        const milliseconds = (seconds) => Math.round(seconds * 1000);
        const result = (code, note, { error, loss } = {}) => ({ code, note, error, loss });
        const errorText = (error) => {
          let text = error.toPrecision(2);
          if (Number(text) < error) text = (error + 0.5 * 10 ** (Math.floor(Math.log10(error)) - 1)).toPrecision(2);
          return String(Number(text));
        };
        return { decimal, float, milliseconds, result, errorText };
        })();
        const _Studio_copy_compose = (() => {
        const { spring } = _JavaScript_core;
        const { decimal, float, milliseconds, result } = _Studio_copy_words;

        const easing = (timing) => (Array.isArray(timing) ? `CubicBezierEasing(${timing.map(float).join(", ")})` : "LinearEasing");

        const frames = (tracks, duration, note) => {
          const rounding = "Times are whole milliseconds, numbers Floats.";
          const code = tracks.map(({ property, pieces }) => {
            const lines = [];
            for (const { from, to, start, end, timing } of pieces) {
              lines.push(`    ${float(start)} at ${milliseconds(from)} using ${easing(timing)}`);
              if (timing === "hold" && milliseconds(to) - 1 > milliseconds(from)) lines.push(`    ${float(start)} at ${milliseconds(to) - 1}`);
              if (to === pieces.at(-1).to) lines.push(`    ${float(end)} at ${milliseconds(to)}`);
            }
            return `val ${property} = keyframes<Float> {\n    durationMillis = ${milliseconds(duration)}\n${lines.join("\n")}\n}`;
          });
          return result(code.join("\n\n"), note, { loss: rounding });
        };

        const standard = {
          name: "compose", label: "Compose",
          spring: (item, { from, to }) => {
            const { dampingRatio } = spring({ mass: item.mass, stiffness: item.stiffness, damping: item.damping });
            return result(
              `animatable.animateTo(\n    targetValue = ${float(to)},\n    animationSpec = spring(dampingRatio = ${float(dampingRatio)}, ` +
                `stiffness = ${float(item.stiffness / item.mass)}),\n    initialVelocity = ${float(item.velocity)},\n)`,
              `From ${decimal(from)}. The same spring with mass 1; numbers are Floats, within 6e-8 of their size.`,
              { error: 6e-8 });
          },
          curve: (item, { duration, pieces }) =>
            item.kind === "bezier"
              ? result(
                  `tween<Float>(\n    durationMillis = ${milliseconds(duration)},\n    easing = ${easing(item.points)},\n)`,
                  "The same curve; numbers are Floats, the duration whole milliseconds.")
              : frames([{ property: "progress", pieces }], duration, "The same values, as keyframes."),
          keyframes: (rows, { tracks, duration }) => frames(tracks, duration, "Cubic pieces."),
        };
        return { default: standard };
        })();
        const _Studio_model_springs = (() => {

        const { spring } = _JavaScript_core;
        const { list, number, record, flag, whole, word } = _Studio_model_codec;
        const mostCompared = 4;
        const letters = ["A", "B", "C", "D"];

        const positive = { low: 1e-6, high: 1e9 };
        const fields = { mass: number(positive), stiffness: number(positive), damping: number({ low: 0 }), velocity: number() };

        const previews = ["card", "switch", "sheet", "list"];

        const springSchema = {
          e: { field: "epsilon", codec: number({ low: 1e-9, high: 0.5 }) },
          f: { field: "from", codec: number() },
          t: { field: "to", codec: number() },
          w: { field: "spelling", codec: word(["duration", "response", "physical", "settling", "tension", "bounciness"]) },
          p: { field: "preview", codec: word(previews) },
          n: { field: "selected", codec: whole(0, 3) },
          o: { field: "solo", codec: flag },
          d: { field: "difference", codec: flag },
          s: { field: "items", codec: list(record(fields), "/", 1, mostCompared) },
        };

        const initialSprings = {
          epsilon: 0.001, from: 0, to: 1, spelling: "duration", preview: "card", selected: 0, solo: false, difference: false,
          items: [{ mass: 1, stiffness: 157.91367041742973, damping: 17.59291886010284, velocity: 0 }],
        };
        const checkSprings = ({ from, to, items, selected }) => {
          if (from === to) return `from and to are ${from}; accepted: two different numbers`;
          if (selected >= items.length) return `selected is ${selected}; accepted: 0 to ${items.length - 1}`;
          return undefined;
        };
        const refusalOf = (item) => {
          try {
            record(fields).read(record(fields).write(item), "spring");
            return undefined;
          } catch (error) {
            return error.message;
          }
        };
        const motionOf = ({ mass, stiffness, damping, velocity }, from, to) =>
          spring({ mass, stiffness, damping }, { from, to, velocity });

        const physical = ({ mass, stiffness, damping }) => ({ mass, stiffness, damping });
        const core = (parameters) => physical(spring(parameters));
        const popFriction = (x) => {
          if (x <= 18) return ((0.0007 * x - 0.031) * x + 0.64) * x + 1.28;
          if (x <= 44) return ((0.000044 * x - 0.006) * x + 0.36) * x + 2;
          return ((0.00000045 * x - 0.000332) * x + 0.1078) * x + 5.84;
        };
        const settling = ({ settlingDuration, dampingRatio, mass }) => {
          const unit = spring({ mass: 1, stiffness: 1, damping: 2 * dampingRatio }).settles();
          const frequency = unit / settlingDuration;
          return { mass, stiffness: mass * frequency ** 2, damping: 2 * dampingRatio * frequency * mass };
        };

        const ratio = { low: 0, high: 100 };
        const mass = { name: "mass", label: "Mass", kind: "number", step: 0.1, above: 0, high: 1e6 };
        const spellings = {
          duration: {
            label: "Duration, bounce",
            fields: [
              { name: "duration", label: "Duration", kind: "time", unit: "s", step: 0.01, above: 0, high: 1000 },
              { name: "bounce", label: "Bounce", kind: "ratio", step: 0.01, above: -1, high: 1 },
            ],
            read: (item) => {
              const { duration, bounce } = spring(physical(item));
              return { duration, bounce };
            },
            make: ({ duration, bounce }) => core({ duration, bounce }),
          },
          response: {
            label: "Response, damping ratio",
            fields: [
              { name: "response", label: "Response", kind: "time", unit: "s", step: 0.01, above: 0, high: 1000 },
              { name: "dampingRatio", label: "Damping ratio", kind: "ratio", step: 0.01, ...ratio },
              mass,
            ],
            read: (item) => {
              const { response, dampingRatio } = spring(physical(item));
              return { response, dampingRatio, mass: item.mass };
            },
            make: core,
          },
          physical: {
            label: "Mass, stiffness, damping",
            fields: [
              mass,
              { name: "stiffness", label: "Stiffness", kind: "number", step: 1, above: 0, high: 1e9 },
              { name: "damping", label: "Damping", kind: "number", step: 0.1, low: 0, high: 1e9 },
            ],
            read: physical,
            make: core,
          },
          settling: {
            label: "Settling time, damping ratio",
            fields: [
              { name: "settlingDuration", label: "Settling time", kind: "time", unit: "s", step: 0.01, above: 0, high: 1000 },
              { name: "dampingRatio", label: "Damping ratio", kind: "ratio", step: 0.01, above: 0, high: 100 },
              mass,
            ],
            read: (item) => {
              const unit = spring(physical(item));
              return { settlingDuration: unit.settles(), dampingRatio: unit.dampingRatio, mass: item.mass };
            },
            make: settling,
          },
          tension: {
            label: "Tension, friction (Origami)",
            fields: [
              { name: "tension", label: "Tension", kind: "number", step: 1, above: -4270 / 181, high: 1e6 },
              { name: "friction", label: "Friction", kind: "number", step: 0.1, low: -1 / 3, high: 1e6 },
            ],
            read: ({ mass, stiffness, damping }) => ({
              tension: ((stiffness / mass) * 50 - 4270) / 181,
              friction: (damping / mass - 1) / 3,
            }),
            make: ({ tension, friction }) =>
              core({ mass: 1, stiffness: (tension * 181 + 4270) / 50, damping: Math.max(friction * 3 + 1, 0) }),
          },
          bounciness: {
            label: "Bounciness, speed (pop)",
            fields: [
              { name: "bounciness", label: "Bounciness", kind: "number", step: 0.5, low: -1000, high: 42.5 },
              { name: "speed", label: "Speed", kind: "number", step: 0.5, low: 0, high: 1e4 },
            ],
            read: ({ mass, stiffness, damping }) => {
              const x = ((stiffness / mass) * 50 - 4270) / 181;
              const friction = (damping / mass - 1) / 3 - 0.01;
              const range = popFriction(x) - 0.01;
              const bounciness = range > 0 && friction >= 0 ? (1 - Math.sqrt(friction / range)) * 42.5 : NaN;
              return { bounciness, speed: ((x - 0.5) * 68) / 399 };
            },
            make: ({ bounciness, speed }) => {
              const tension = 0.5 + (speed * 399) / 68;
              const friction = 0.01 + ((42.5 - bounciness) / 42.5) ** 2 * (popFriction(tension) - 0.01);
              return spellings.tension.make({ tension, friction });
            },
          },
        };
        const presets = {
          smooth: { duration: 0.5, bounce: 0 },
          snappy: { duration: 0.5, bounce: 0.15 },
          bouncy: { duration: 0.5, bounce: 0.3 },
          interactive: { response: 0.15, dampingRatio: 0.86 },
          responsive: { response: 0.5, dampingRatio: 0.825 },
          coreAnimationDefault: { mass: 1, stiffness: 100, damping: 10 },
          uiKitTimingDefault: { mass: 3, stiffness: 1000, damping: 500 },
        };
        const preset = (name) => core(presets[name]);
        return { mostCompared, letters, previews, springSchema, initialSprings, checkSprings, refusalOf, motionOf, spellings, presets, preset };
        })();
        const _Studio_model_curves = (() => {

        const { curve } = _JavaScript_core;
        const { flag, list, number, numbers, whole, word } = _Studio_model_codec;
        const { mostCompared, previews } = _Studio_model_springs;
        const { shortest } = _Studio_model_numbers;

        const jumps = ["start", "end", "none", "both"];
        const bezierCodec = numbers(4, { low: -1e4, high: 1e4 });
        const stopCodec = list(numbers(2, { low: -1e4, high: 1e4 }), "_", 2, 40);
        const curveCodec = {
          write: (item) => {
            if (item.kind === "bezier") return `b${bezierCodec.write(item.points)}`;
            return item.kind === "stops" ? `l${stopCodec.write(item.stops)}` : `s${item.steps},${item.jump}`;
          },
          read: (text, field) => {
            const rest = text.slice(1);
            if (text[0] === "b") return { kind: "bezier", points: bezierCodec.read(rest, field) };
            if (text[0] === "l") return { kind: "stops", stops: stopCodec.read(rest, field) };
            const [steps, jump] = rest.split(",");
            return {
              kind: "steps", steps: whole(1, 1000).read(text[0] === "s" ? steps : text, field), jump: word(jumps).read(jump ?? "", field),
            };
          },
        };

        const curveSchema = {
          d: { field: "duration", codec: number({ low: 1e-3, high: 1000 }) },
          e: { field: "error", codec: number({ low: 1e-6, high: 0.1 }) },
          p: { field: "preview", codec: word(previews) },
          n: { field: "selected", codec: whole(0, 3) },
          o: { field: "solo", codec: flag },
          s: { field: "items", codec: list(curveCodec, "/", 1, mostCompared) },
        };

        const initialCurves = {
          duration: 0.5, error: 0.001, preview: "sheet", selected: 0, solo: false,
          items: [{ kind: "bezier", points: [0.3, 0.05, 0.2, 1] }],
        };
        const checkCurves = ({ items, selected }) => {
          if (selected >= items.length) return `selected is ${selected}; accepted: 0 to ${items.length - 1}`;
          try {
            for (const item of items) shapeOfCurve(item).dispose();
            return undefined;
          } catch (error) {
            return error.message;
          }
        };
        const shapeOfCurve = (item) => {
          if (item.kind === "bezier") return curve(item.points);
          if (item.kind === "steps") return curve({ steps: item.steps, jump: item.jump });
          return curve({ stops: item.stops });
        };
        const cssOf = (item) => {
          const shape = shapeOfCurve(item);
          try {
            return shape.css().easing;
          } finally {
            shape.dispose();
          }
        };

        const keywords = {
          linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
          "ease-in-out": [0.42, 0, 0.58, 1],
        };
        const named = {
          ...keywords, standard: [0.2, 0, 0, 1], decelerate: [0, 0, 0, 1], accelerate: [0.3, 0, 1, 1],
          "back in": [0.36, 0, 0.66, -0.56], "back out": [0.34, 1.56, 0.64, 1], "back in-out": [0.68, -0.6, 0.32, 1.6],
        };
        const readCSS = (text) => {
          const trimmed = text.trim().toLowerCase();
          if (Object.hasOwn(keywords, trimmed)) return { kind: "bezier", points: [...keywords[trimmed]] };
          const shape = curve(trimmed);
          const easing = shape.css().easing;
          shape.dispose();
          const bezier = /^cubic-bezier\((.*)\)$/.exec(easing);
          if (bezier) return { kind: "bezier", points: bezier[1].split(",").map(Number) };
          if (Object.hasOwn(keywords, easing)) return { kind: "bezier", points: [...keywords[easing]] };
          const steps = /^steps\((\d+)(?:,\s*(?:jump-)?(\w+))?\)$/.exec(easing.replace("step-start", "steps(1, start)").replace("step-end", "steps(1)"));
          if (steps) {
            const count = Number(steps[1]);
            if (count > 1000) throw new RangeError(`steps is ${count}; accepted: 1 to 1000, the most that can be drawn`);
            return { kind: "steps", steps: count, jump: steps[2] ?? "end" };
          }
          const stops = /^linear\((.*)\)$/.exec(easing);
          if (stops) return { kind: "stops", stops: readStops(stops[1]) };
          throw new RangeError(`“${text}” cannot be edited; accepted: cubic-bezier(), linear() or steps()`);
        };
        const readStops = (text) => {
          const stops = text.split(",").flatMap((part) => {
            const [output, ...inputs] = part.trim().split(/\s+/);
            if (!inputs.length) return [[undefined, Number(output)]];
            return inputs.map((input) => [Number(input.replace("%", "")) / 100, Number(output)]);
          });
          stops[0][0] ??= 0;
          stops[stops.length - 1][0] ??= 1;
          for (let from = 0; from < stops.length; ) {
            let to = from + 1;
            while (to < stops.length && stops[to][0] === undefined) to += 1;
            for (let index = from + 1; index < to && to < stops.length; index += 1) {
              stops[index][0] = stops[from][0] + ((stops[to][0] - stops[from][0]) * (index - from)) / (to - from);
            }
            from = to;
          }
          return stops;
        };
        const stepJumps = jumps;
        const describe = (item) => {
          if (item.kind === "bezier") return item.points.map(shortest).join(", ");
          return item.kind === "steps" ? `${item.steps} steps, ${item.jump}` : `${item.stops.length} stops`;
        };
        return { curveSchema, initialCurves, checkCurves, shapeOfCurve, cssOf, named, readCSS, stepJumps, describe };
        })();
        const _Studio_model_transforms = (() => {

        const { transform } = _JavaScript_core;
        const { number, numbers, whole } = _Studio_model_codec;
        const { shortest } = _Studio_model_numbers;
        const poseFields = [
          { name: "x", label: "X", kind: "length", step: 1, unit: "pt" }, { name: "y", label: "Y", kind: "length", step: 1, unit: "pt" },
          { name: "z", label: "Z", kind: "length", step: 1, unit: "pt" },
          { name: "rotateZ", label: "Rotate Z", kind: "angle", step: 1, unit: "°" },
          { name: "rotateY", label: "Rotate Y", kind: "angle", step: 1, unit: "°" },
          { name: "rotateX", label: "Rotate X", kind: "angle", step: 1, unit: "°" },
          { name: "scale", label: "Scale", kind: "number", step: 0.01, low: 0.05, high: 10, unit: "" },
        ];

        const names = poseFields.map(({ name }) => name);
        const sevenNumbers = numbers(7, { low: -1e5, high: 1e5 });
        const poseCodec = {
          write: (pose) => sevenNumbers.write(names.map((name) => pose[name])),
          read: (text, field) => {
            const values = sevenNumbers.read(text, field);
            return Object.fromEntries(names.map((name, index) => [name, values[index]]));
          },
        };

        const transformSchema = {
          d: { field: "perspective", codec: number({ low: 50, high: 1e5 }) },
          p: { field: "progress", codec: number({ low: 0, high: 1 }) },
          n: { field: "selected", codec: whole(0, 1) },
          f: { field: "from", codec: poseCodec },
          t: { field: "to", codec: poseCodec },
        };

        const still = { x: 0, y: 0, z: 0, rotateZ: 0, rotateY: 0, rotateX: 0, scale: 1 };

        const initialTransforms = {
          perspective: 600, progress: 0.5, selected: 1,
          from: { ...still, x: -60, y: 20, rotateY: -35, scale: 0.9 },
          to: { ...still, x: 70, y: -24, z: 60, rotateZ: 100, rotateY: 50, rotateX: 20 },
        };
        const plainPose = still;
        const checkTransforms = ({ from, to }) =>
          [from, to].every(({ scale }) => scale >= 0.05 && scale <= 10) ? undefined : "a scale is out of range; accepted: 0.05 to 10";
        const cssOfPose = ({ x, y, z, rotateZ, rotateY, rotateX, scale }) =>
          `translate3d(${[x, y, z].map((value) => `${shortest(value)}px`).join(", ")}) rotateZ(${shortest(rotateZ)}deg) ` +
          `rotateY(${shortest(rotateY)}deg) rotateX(${shortest(rotateX)}deg) scale(${shortest(scale)})`;
        const methods = [
          { name: "list", label: "Function list", note: "CSS, function by function: keeps full turns" },
          { name: "css", label: "CSS matrix", note: "CSS without matching functions: parts of the matrix" },
          { name: "polar", label: "Polar", note: "rotation and stretch apart" },
          { name: "screw", label: "Screw", note: "one turn about a fixed axis" },
          { name: "logarithm", label: "Logarithm", note: "constant rate of the whole matrix" },
        ];
        const pathsOf = ({ from, to }) => {
          const [start, end] = [transform(cssOfPose(from)), transform(cssOfPose(to))];
          return methods.map(({ name }) => start.to(end, name === "list" ? {} : { method: name }));
        };
        const project = (matrix, x, y, distance) => {
          const [px, py, pz, pw] = [0, 1, 2, 3].map((row) => matrix[row] * x + matrix[4 + row] * y + matrix[12 + row]);
          const w = pw - pz / distance;
          return { x: px / w, y: py / w, w, px, py };
        };
        const visiblePart = (matrix, width, height, distance, limit = 0.02) => {
          const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([sx, sy]) =>
            project(matrix, (sx * width) / 2, (sy * height) / 2, distance));
          const polygon = [];
          corners.forEach((a, index) => {
            const b = corners[(index + 1) % 4];
            if (a.w >= limit) polygon.push([a.x, a.y]);
            if (a.w >= limit !== b.w >= limit) {
              const t = (limit - a.w) / (b.w - a.w);
              polygon.push([(a.px + t * (b.px - a.px)) / limit, (a.py + t * (b.py - a.py)) / limit]);
            }
          });
          return { polygon, isCut: corners.some(({ w }) => w < limit) };
        };
        const showsFront = (polygon) => {
          let area = 0;
          polygon.forEach(([x, y], index) => {
            const [nextX, nextY] = polygon[(index + 1) % polygon.length];
            area += x * nextY - nextX * y;
          });
          return area > 0;
        };
        return { poseFields, transformSchema, initialTransforms, plainPose, checkTransforms, cssOfPose, methods, pathsOf, project, visiblePart, showsFront };
        })();
        const _Studio_model_path_data = (() => {

        const counts = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
        const numberPattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
        const largest = 1e5;
        class PathFault extends Error {}
        class Reader {
          constructor(text) {
            Object.assign(this, { text, at: 0 });
          }
          skip() {
            while (/[\s,]/.test(this.text[this.at] ?? "")) this.at += 1;
          }
          fail(accepted) {
            const found = this.at < this.text.length ? `“${this.text.slice(this.at, this.at + 12)}” at character ${this.at + 1}` : "the end of the text";
            throw new PathFault(`The path has ${found}; accepted there: ${accepted}.`);
          }
          number() {
            this.skip();
            numberPattern.lastIndex = this.at;
            const match = numberPattern.exec(this.text);
            if (!match) this.fail("a number");
            const value = Number(match[0]);
            if (!(Math.abs(value) <= largest)) this.fail(`a number from −${largest} to ${largest}`);
            this.at = numberPattern.lastIndex;
            return value;
          }
          flag() {
            this.skip();
            const letter = this.text[this.at];
            if (letter !== "0" && letter !== "1") this.fail("a flag, 0 or 1");
            this.at += 1;
            return Number(letter);
          }
        }
        const readPath = (text) => {
          const reader = new Reader(text);
          const commands = [];
          let [x, y, startX, startY] = [0, 0, 0, 0];
          let letter;
          for (reader.skip(); reader.at < text.length; reader.skip()) {
            const next = text[reader.at];
            if (/[a-df-z]/i.test(next)) {
              if (!(next.toUpperCase() in counts) || (!letter && next.toUpperCase() !== "M")) reader.fail(letter ? "M, L, H, V, C, S, Q, T, A or Z" : "M");
              letter = next;
              reader.at += 1;
            } else if (!letter || letter.toUpperCase() === "Z") {
              reader.fail(letter ? "a command" : "M");
            }
            const kind = letter.toUpperCase();
            const numbers = Array.from({ length: counts[kind] }, (_, index) => (kind === "A" && (index === 3 || index === 4) ? reader.flag() : reader.number()));
            const last = commands.at(-1);
            const add = (letter, numbers) => {
              commands.push({ letter, numbers });
              [x, y] = numbers.slice(-2);
            };
            if (letter !== kind) {
              numbers.forEach((value, index) => {
                const isX = kind === "H" || (kind !== "V" && (kind === "A" ? index === 5 : index % 2 === 0));
                if (kind !== "A" || index >= 5) numbers[index] = value + (isX ? x : y);
              });
            }
            const mirrored = (letter) => (last?.letter === letter ? [2 * x - last.numbers.at(-4), 2 * y - last.numbers.at(-3)] : [x, y]);
            if (kind === "Z") {
              commands.push({ letter: "Z", numbers: [] });
              [x, y] = [startX, startY];
            } else if (kind === "H") {
              add("L", [numbers[0], y]);
            } else if (kind === "V") {
              add("L", [x, numbers[0]]);
            } else if (kind === "S") {
              add("C", [...mirrored("C"), ...numbers]);
            } else if (kind === "T") {
              add("Q", [...mirrored("Q"), ...numbers]);
            } else {
              add(kind, numbers);
            }
            if (kind === "M") {
              [startX, startY] = [x, y];
              letter = letter === "M" ? "L" : "l";
            }
          }
          if (!commands.some(({ letter }) => letter !== "M" && letter !== "Z")) throw new PathFault("The path has no line; accepted: M and at least one L, C, Q or A.");
          return commands;
        };

        const short = (value) => String(Number(value.toFixed(2)));
        const writePath = (commands) => commands.map(({ letter, numbers }) => letter + numbers.map(short).join(" ")).join("");
        const pointsOf = (commands) =>
          commands.flatMap(({ letter, numbers }, command) => {
            const points = [];
            for (let at = letter === "A" ? 5 : 0; at < numbers.length; at += 2) {
              points.push({ command, at, x: numbers[at], y: numbers[at + 1], isControl: at + 2 < numbers.length });
            }
            return points;
          });
        const movingPoint = (commands, { command, at, isControl }, x, y) => {
          const moved = commands.map(({ letter, numbers }) => ({ letter, numbers: [...numbers] }));
          const [dx, dy] = [x - commands[command].numbers[at], y - commands[command].numbers[at + 1]];
          const shift = (index, from) => {
            moved[index].numbers[from] += dx;
            moved[index].numbers[from + 1] += dy;
          };
          shift(command, at);
          if (isControl) return moved;
          if (moved[command].letter === "C") shift(command, 2);
          if (moved[command + 1]?.letter === "C") shift(command + 1, 0);
          return moved;
        };
        const addingPoint = (commands, x, y) => {
          const end = commands.at(-1).letter === "Z" ? commands.length - 1 : commands.length;
          const { letter, numbers } = commands[end - 1];
          const [px, py] = numbers.slice(-2);
          const before = letter === "C" || letter === "Q" ? numbers.slice(-4, -2) : (commands[end - 2]?.numbers.slice(-2) ?? []);
          const [dx, dy] = before.length === 2 ? [px - before[0], py - before[1]] : [0, 0];
          const third = Math.hypot(x - px, y - py) / 3;
          const length = Math.hypot(dx, dy) || 1;
          const cubic = [px + (dx / length) * third, py + (dy / length) * third, x + (px - x) / 3, y + (py - y) / 3, x, y];
          return commands.toSpliced(end, 0, { letter: "C", numbers: cubic });
        };
        const removingCommand = (commands, index) => {
          const rest = commands.toSpliced(index, 1);
          if (rest[0] && rest[0].letter !== "M") rest[0] = { letter: "M", numbers: rest[0].numbers.slice(-2) };
          return rest.some(({ letter }) => letter !== "M" && letter !== "Z") ? rest : commands;
        };
        const areAlike = (a, b) => a.length === b.length && a.every(({ letter }, index) => letter === b[index].letter);
        const between = (a, b, fraction) =>
          a.map(({ letter, numbers }, index) => ({
            letter,
            numbers: numbers.map((value, at) => {
              const mixed = value + (b[index].numbers[at] - value) * fraction;
              return letter === "A" && (at === 3 || at === 4) ? Number(mixed !== 0) : mixed;
            }),
          }));
        const aligned = (first, second) => {
          const count = first.length;
          const center = (points) => [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
          const [[ax, ay], [bx, by]] = [center(first), center(second)];
          let best = { sum: -Infinity };
          for (const ring of [second, second.toReversed()]) {
            for (let shift = 0; shift < count; shift += 1) {
              let sum = 0;
              for (let index = 0; index < count; index += 1) {
                const [x, y] = ring[(index + shift) % count];
                sum += (first[index][0] - ax) * (x - bx) + (first[index][1] - ay) * (y - by);
              }
              if (sum > best.sum) best = { sum, ring, shift };
            }
          }
          return first.map((_, index) => best.ring[(index + best.shift) % count]);
        };
        return { largest, PathFault, readPath, writePath, pointsOf, movingPoint, addingPoint, removingCommand, areAlike, between, aligned };
        })();
        const _Studio_copy_css = (() => {
        const { shortest } = _Studio_model_numbers;
        const { motionOf } = _Studio_model_springs;
        const { cssOf } = _Studio_model_curves;
        const { cssOfPose } = _Studio_model_transforms;
        const { areAlike, readPath } = _Studio_model_path_data;
        const { errorText, result } = _Studio_copy_words;

        const easing = (timing) => {
          if (timing === "hold") return "step-end";
          return timing === "linear" ? "linear" : `cubic-bezier(${timing.map(shortest).join(", ")})`;
        };

        const declarations = {
          x: (value) => `--x: ${shortest(value)}px`, y: (value) => `--y: ${shortest(value)}px`, scale: (value) => `scale: ${shortest(value)}`,
          rotation: (value) => `rotate: ${shortest(value)}deg`, opacity: (value) => `opacity: ${shortest(value)}`,
        };

        const standard = {
          name: "css", label: "CSS",
          spring: (item, { from, to }) => {
            const { duration, easing, error } = motionOf(item, from, to).css({ error: 0.001 });
            const seconds = `${shortest(Number(duration.toPrecision(12)))}s`;
            return result(
              `.element {\n  /* Browsers without linear() */\n  transition: transform ${seconds} cubic-bezier(0.2, 0.9, 0.3, 1);\n` +
                `  transition: transform ${seconds} ${easing};\n}`,
              `Straight pieces within ${errorText(error)} of the distance. Chrome 113, Firefox 112, Safari 17.2.`,
              { error, loss: "An interrupted transition loses its velocity." });
          },
          curve: (item, { duration }) =>
            result(`.element {\n  transition: transform ${shortest(duration)}s ${cssOf(item)};\n}`, "Exact."),
          keyframes: (rows, { tracks, duration }) => {
            const uses = new Set(tracks.map(({ property }) => property));
            const code = tracks.map(({ property, pieces }) => {
              const declare = declarations[property];
              const at = (time) => `${shortest(Number(((time / duration) * 100).toPrecision(12)))}%`;
              const lines = pieces.map(({ from, start, timing }, index) => {
                const first = index === 0 && from > 0 ? `0%, ${at(from)}` : at(from);
                return `  ${first} { ${declare(start)}; animation-timing-function: ${easing(timing)}; }`;
              });
              const last = pieces.at(-1);
              lines.push(`  ${last.to < duration ? `${at(last.to)}, 100%` : "100%"} { ${declare(last.end)}; }`);
              return `@keyframes ${property} {\n${lines.join("\n")}\n}`;
            });
            const place = uses.has("x") || uses.has("y");
            const properties = place
              ? ["x", "y"].map((name) => `@property --${name} { syntax: "<length>"; inherits: false; initial-value: 0px; }`).join("\n") + "\n"
              : "";
            const names = tracks.map(({ property }) => `${property} ${shortest(duration)}s both`).join(", ");
            const rule = `.element {\n${place ? "  translate: var(--x) var(--y);\n" : ""}  animation: ${names};\n}`;
            return result(`${properties}${code.join("\n")}\n${rule}`, "Cubic pieces, exact. x and y need @property.");
          },
          path: ({ path, other, rotates }, { curve, spring, duration }) => {
            const made = spring ? motionOf(spring, 0, 1).css({ error: 0.001 }) : { duration, easing: cssOf(curve) };
            const animation = `${shortest(Number(made.duration.toPrecision(12)))}s ${made.easing} both`;
            const isAlike = areAlike(readPath(path), readPath(other));
            const code =
              `@keyframes along { from { offset-distance: 0%; } to { offset-distance: 100%; } }\n.element {\n` +
              `  offset-path: path("${path}");\n  offset-rotate: ${rotates ? "auto" : "0deg"};\n  animation: along ${animation};\n}\n` +
              `@keyframes morph {\n  from { d: path("${path}"); }\n  to { d: path("${other}"); }\n}\npath {\n  animation: morph ${animation};\n}`;
            const losses = [];
            if (spring) losses.push("An overshoot stops at the ends of an open path.");
            if (!isAlike) losses.push("The morph jumps half way: the paths have other commands.");
            losses.push("Safari has no animation of d.");
            return result(code, "Chromium measures the path by straight pieces: places on it are up to half a pixel off.", { error: made.error, loss: losses.join(" ") });
          },
          transform: ({ from, to, perspective }) =>
            result(
              `.container { perspective: ${shortest(perspective)}px; }\n@keyframes move {\n  from { transform: ${cssOfPose(from)}; }\n` +
                `  to { transform: ${cssOfPose(to)}; }\n}`,
              "Exact: browsers interpolate function by function, as “Function list”."),
        };
        return { default: standard };
        })();
        const _Studio_copy_figma = (() => {
        const { shortest } = _Studio_model_numbers;
        const { motionOf } = _Studio_model_springs;
        const { errorText, result } = _Studio_copy_words;
        const velocityError = (item, from, to) => {
          if (item.velocity === 0) return 0;
          const [moving, still] = [motionOf(item, from, to), motionOf({ ...item, velocity: 0 }, from, to)];
          const end = Math.min(moving.settles({ epsilon: 0.001 * Math.abs(to - from) }), 20);
          const times = Float64Array.from({ length: 400 }, (_, index) => (end * index) / 399);
          const [a, b] = [moving.sample(times), still.sample(times)];
          return Math.max(...a.map((value, index) => Math.abs(value - b[index]))) / Math.abs(to - from);
        };

        const standard = {
          name: "figma", label: "Figma",
          spring: (item, { from, to }) => {
            const error = velocityError(item, from, to);
            return result(
              `Smart animate, Custom spring\nStiffness ${shortest(item.stiffness)}\nDamping ${shortest(item.damping)}\nMass ${shortest(item.mass)}`,
              "The same spring, from rest.",
              error ? { error, loss: `The velocity is lost: up to ${errorText(error)} of the distance.` } : {});
          },
          curve: (item, { duration }) =>
            item.kind === "bezier"
              ? result(`Smart animate, Custom bezier\n${item.points.map(shortest).join(", ")}\n${shortest(duration * 1000)} ms`, "The same curve.")
              : undefined,
        };
        return { default: standard };
        })();
        const _Studio_copy_flutter = (() => {
        const { transform } = _JavaScript_core;
        const { shortest } = _Studio_model_numbers;
        const { cssOfPose } = _Studio_model_transforms;
        const { decimal, result } = _Studio_copy_words;

        const sequence = (tracks, duration, note) => {
          const code = tracks.map(({ property, pieces }) => {
            const items = [];
            const add = (start, end, weight, timing) => {
              const tween = timing === "hold" || start === end
                ? `ConstantTween<double>(${decimal(start)})`
                : `Tween<double>(begin: ${decimal(start)}, end: ${decimal(end)})`;
              const chained = Array.isArray(timing) ? `.chain(CurveTween(curve: const Cubic(${timing.map(decimal).join(", ")})))` : "";
              items.push(`  TweenSequenceItem(tween: ${tween}${chained}, weight: ${decimal(weight)}),`);
            };
            if (pieces[0].from > 0) add(pieces[0].start, pieces[0].start, pieces[0].from, "hold");
            for (const { from, to, start, end, timing } of pieces) add(start, end, to - from, timing);
            const last = pieces.at(-1);
            if (last.to < duration) add(last.end, last.end, duration - last.to, "hold");
            return `final ${property} = TweenSequence<double>([\n${items.join("\n")}\n]);`;
          });
          const time = `// duration: Duration(microseconds: ${Math.round(duration * 1e6)})`;
          return result(`${time}\n${code.join("\n\n")}`, note, { loss: "Flutter solves Cubic within 0.001." });
        };

        const standard = {
          name: "flutter", label: "Flutter",
          spring: (item, { from, to }) =>
            result(
              `final simulation = SpringSimulation(\n  const SpringDescription(\n    mass: ${decimal(item.mass)}, stiffness: ${decimal(item.stiffness)}, ` +
                `damping: ${decimal(item.damping)}),\n  ${decimal(from)}, ${decimal(to)}, ${decimal(item.velocity)});`,
              "The same spring, in doubles. It ends by the simulation's tolerance."),
          curve: (item, { duration, pieces }) =>
            item.kind === "bezier"
              ? result(
                  `const curve = Cubic(${item.points.map(decimal).join(", ")});\nconst duration = Duration(microseconds: ${Math.round(duration * 1e6)});`,
                  "The same curve, which Flutter solves within 0.001.", { error: 0.001 })
              : sequence([{ property: "progress", pieces }], duration, "The same values."),
          keyframes: (rows, { tracks, duration }) => sequence(tracks, duration, "Cubic pieces."),
          transform: ({ from, to, perspective }) => {
            const code = (name, pose) =>
              `final ${name} = Matrix4(\n${[0, 4, 8, 12]
                .map((row) => `  ${transform(cssOfPose(pose)).matrix.slice(row, row + 4).map(decimal).join(", ")},`)
                .join("\n")}\n);`;
            return result(
              `${code("from", from)}\n${code("to", to)}\n// perspective: matrix.setEntry(3, 2, ${shortest(-1 / perspective)})`,
              "Both ends are exact.", { loss: "Matrix4Tween decomposes in its own way between them." });
          },
        };
        return { default: standard };
        })();
        const _Studio_copy_hooke = (() => {
        const { describe, cssOf } = _Studio_model_curves;
        const { cssOfPose } = _Studio_model_transforms;
        const { shortest } = _Studio_model_numbers;
        const { decimal, result } = _Studio_copy_words;

        const exact = "Exact: the same bits as here.";
        const interpolationOf = (name) => {
          const camel = (text) => text.replace(/-./g, (match) => match[1].toUpperCase());
          if (name === "hold") return ".discrete";
          if (name === "linear") return ".linear";
          const [rule, ends] = name.startsWith("spline") ? ["spline", camel(name.slice(7) || "natural")] : [camel(name), null];
          return `.cubic(.${rule === "timeAware" ? "timeAwareCatmullRom" : rule}${ends ? `(ends: .${ends})` : ""})`;
        };

        const springOf = ({ mass, stiffness, damping }) =>
          `try Spring(mass: ${decimal(mass)}, stiffness: ${decimal(stiffness)}, damping: ${decimal(damping)})`;

        const decisions = {
          projected: ({ parameter }) =>
            parameter === 0.998 ? ".projected(.normal)" : parameter === 0.99 ? ".projected(.fast)"
              : `.projected(try DecelerationRate(perMillisecond: ${decimal(parameter)}))`,
          "velocity-sign": () => ".velocitySign",
          threshold: ({ parameter }) => `.threshold(${decimal(parameter)})`,
          fling: ({ parameter }) => `.fling(minimumVelocity: ${decimal(parameter)})`,
          "look-ahead": ({ parameter }) => `.lookAhead(${decimal(parameter)})`,
        };

        const standard = {
          name: "hooke", label: "Hooke",
          spring: (item, { from, to }) =>
            result(
              `import Hooke\n\nlet motion = SpringMotion(\n    spring: ${springOf(item)},\n` +
                `    from: ${decimal(from)}, to: ${decimal(to)}, initialVelocity: ${decimal(item.velocity)})`,
              exact),
          curve: (item) =>
            result(
              item.kind === "bezier"
                ? `import Hooke\n\nlet curve = try CubicBezier(\n    x1: ${decimal(item.points[0])}, y1: ${decimal(item.points[1])},` +
                    ` x2: ${decimal(item.points[2])}, y2: ${decimal(item.points[3])})`
                : `import Hooke\n\n// ${describe(item)}\nlet curve = try TimingFunction(\n    css: "${cssOf(item)}")`,
              exact),
          keyframes: (rows) =>
            result(
              `import Hooke\n\n${rows
                .map(({ property, keys, segments }) => {
                  const paths = segments.map(({ mode, points }) =>
                    mode === "bezier"
                      ? `.eased(try TimingFunction(css: "cubic-bezier(${points.map(shortest).join(", ")})"))`
                      : interpolationOf(mode));
                  return `let ${property} = try KeyframeTrack(\n    times: [${keys.map(([time]) => decimal(time)).join(", ")}],\n` +
                    `    values: [${keys.map(([, value]) => decimal(value)).join(", ")}],\n    interpolations: [\n` +
                    `${paths.map((path) => `        ${path}`).join(",\n")},\n    ])`;
                })
                .join("\n\n")}`,
              exact),
          transform: ({ from, to }) =>
            result(
              `import HookeGeometry\n\nlet path = TransformListInterpolation(\n    from: try TransformList(css: "${cssOfPose(from)}"),\n` +
                `    to: try TransformList(css: "${cssOfPose(to)}"))\nlet transform = path.transform(at: 0.5)`,
              exact),
          path: ({ path, other, rotates }, { curve, spring, duration }) => {
            const progress = spring
              ? `let spring = ${springOf(spring)}\nlet motion = MotionAlongPath(\n    along: along,\n` +
                `    distance: SpringMotion(spring: spring, from: 0, to: along.path.length))\nlet transform = motion.transform(at: 0.1)`
              : `let curve = try TimingFunction(css: "${cssOf(curve)}")\n` +
                `let transform = along.transform(at: curve.value(at: 0.1 / ${decimal(duration)}) * along.path.length)`;
            return result(
              `import HookeGeometry\n\nlet path = try VectorPath(svg: "${path}")\nlet along = OffsetPath(\n` +
                `    try MeasuredPath(path), rotation: ${rotates ? ".auto" : ".fixed(0)"}, ends: .extended)\n${progress}\n\n` +
                `let morph = try PathMorph(\n    from: path, to: try VectorPath(svg: "${other}"))\nlet shape = morph.path(at: 0.5)`,
              "Distances within 1e-15 of the length. The transform is about the element's point (0, 0). PathMorph pairs the joints of paths with other commands.");
          },
          gesture: (state) => {
            const style = {
              spring: `.spring(try Spring(response: ${decimal(state.response)}, dampingRatio: ${decimal(state.dampingRatio)}))`,
              curve: ".cubic", uikit: ".timed(.ease)",
            }[state.style];
            const overshoot = { clamp: ".clamp", extrapolate: ".extrapolate", "rubber-band": ".rubberBand(limit: 0.1)" }[state.overshoot];
            const limit = state.cap > 0 ? `\nlet limited = min(max(velocity, -${decimal(state.cap)}), ${decimal(state.cap)})` : "";
            return result(
              `import HookeTimeline\n\nlet decision = ReleaseDecision${decisions[state.rule](state)}\n` +
                `let verdict = decision.decide(.init(fraction: fraction, velocity: velocity))${limit}\nlet plan = try SettlePlan(\n` +
                `    ${style}, from: fraction, velocity: ${limit ? "limited" : "velocity"}, to: verdict.outcome,\n` +
                `    duration: ${decimal(state.duration)}, overshoot: ${overshoot})`,
              exact);
          },
        };
        return { default: standard };
        })();
        const _Studio_model_keyframes = (() => {

        const { curve, interpolations, track } = _JavaScript_core;
        const { Refusal, number, whole } = _Studio_model_codec;
        const modes = [...interpolations.filter((name) => name !== "spline-periodic"), "bezier"];
        const properties = [
          { name: "x", label: "X", unit: "pt" }, { name: "y", label: "Y", unit: "pt" }, { name: "scale", label: "Scale", unit: "" },
          { name: "rotation", label: "Rotation", unit: "°" }, { name: "opacity", label: "Opacity", unit: "" },
        ];

        const standardTiming = [0.4, 0, 0.2, 1];
        const segment = (mode, points = standardTiming) => ({ mode, points });

        const bounds = { low: -1e6, high: 1e6 };
        const plain = number(bounds);
        const rowCodec = {
          write: ({ property, keys, segments }) => {
            const modesText = segments.map(({ mode, points }) =>
              modes.indexOf(mode) + (mode === "bezier" ? `b${points.map(plain.write).join(",")}` : ""));
            return [property, keys.map((key) => key.map(plain.write).join(",")).join("_"), modesText.join("_")].join(":");
          },
          read: (text, field) => {
            const [property, keysText, segmentsText] = text.split(":");
            if (!properties.some(({ name }) => name === property)) {
              throw new Refusal(field, property, properties.map(({ name }) => name).join(", "));
            }
            const keys = (keysText ?? "").split("_").map((key) => {
              const pair = key.split(",").map((part) => plain.read(part, field));
              if (pair.length !== 2) throw new Refusal(field, key, "a time and a value");
              return pair;
            });
            if (keys.length < 2 || keys.length > 40) throw new Refusal(field, keysText, "2 to 40 keys");
            const segments = (segmentsText ?? "").split("_").map((part) => {
              const [index, points] = part.split("b");
              const mode = modes[whole(0, modes.length - 1).read(index, field)];
              if (mode !== "bezier") return segment(mode);
              const four = (points ?? "").split(",").map((value) => plain.read(value, field));
              if (four.length !== 4) throw new Refusal(field, part, "four numbers of a Bézier");
              return segment(mode, four);
            });
            if (segments.length !== keys.length - 1) throw new Refusal(field, segmentsText ?? "", `${keys.length - 1} segments`);
            return { property, keys, segments };
          },
        };

        const rowsCodec = {
          write: (rows) => rows.map(rowCodec.write).join("/"),
          read: (text, field) => {
            const rows = text.split("/").map((row, index) => rowCodec.read(row, `${field} ${index + 1}`));
            if (rows.length > properties.length) throw new Refusal(field, text, `at most ${properties.length} rows`);
            return rows;
          },
        };

        const keyframeSchema = {
          d: { field: "duration", codec: number({ low: 0.01, high: 1000 }) },
          n: { field: "selected", codec: whole(0, 4) },
          k: { field: "rows", codec: rowsCodec },
        };

        const initialKeyframes = {
          duration: 1.2, selected: 0,
          rows: [
            { property: "x", keys: [[0, -60], [0.45, 60], [0.8, 40], [1.2, 0]], segments: Array(3).fill(segment("monotone")) },
            { property: "y", keys: [[0, 90], [0.6, -30], [1.2, 0]], segments: Array(2).fill(segment("spline")) },
            { property: "scale", keys: [[0, 0.6], [0.7, 1.1], [1.2, 1]], segments: Array(2).fill(segment("bezier")) },
            { property: "rotation", keys: [[0, -12], [0.6, 8], [1.2, 0]], segments: Array(2).fill(segment("pchip")) },
            { property: "opacity", keys: [[0, 0], [0.3, 1], [1.2, 1]], segments: Array(2).fill(segment("hold-safe")) },
          ],
        };
        const checkKeyframes = ({ rows, selected }) => {
          if (selected >= rows.length) return `selected is ${selected}; accepted: 0 to ${rows.length - 1}`;
          if (new Set(rows.map(({ property }) => property)).size < rows.length) return "two rows animate one property";
          try {
            for (const row of rows) trackOf(row).dispose();
            return undefined;
          } catch (error) {
            return error.message;
          }
        };
        const trackOf = ({ keys, segments }) => {
          const timings = segments.map(({ mode, points }) => (mode === "bezier" ? curve(points) : undefined));
          try {
            return track({
              times: keys.map(([time]) => time),
              values: keys.map(([, value]) => value),
              interpolation: segments.map(({ mode }) => (mode === "bezier" ? "linear" : mode)),
              timing: timings,
            });
          } finally {
            for (const timing of timings) timing?.dispose();
          }
        };
        const withKey = (row, time, value) => {
          const at = row.keys.findIndex(([other]) => other > time);
          const index = at < 0 ? row.keys.length : at;
          const keys = row.keys.toSpliced(index, 0, [time, value]);
          const divided = row.segments[Math.min(Math.max(index - 1, 0), row.segments.length - 1)];
          return { ...row, keys, segments: row.segments.toSpliced(index, 0, divided) };
        };
        const withoutKey = (row, index) => {
          if (row.keys.length <= 2) return row;
          return {
            ...row, keys: row.keys.toSpliced(index, 1), segments: row.segments.toSpliced(Math.min(index, row.segments.length - 1), 1),
          };
        };
        const timeBounds = ({ keys }, index, duration) => [
          index > 0 ? keys[index - 1][0] : 0,
          index < keys.length - 1 ? keys[index + 1][0] : duration,
        ];
        return { modes, properties, segment, keyframeSchema, initialKeyframes, checkKeyframes, trackOf, withKey, withoutKey, timeBounds };
        })();
        const _Studio_copy_pieces = (() => {

        const { trackOf } = _Studio_model_keyframes;

        const third = 1 / 3;
        const clean = (value) => Number(value.toFixed(14));
        const hermite = (from, to, start, end, startVelocity, endVelocity) => {
          const [span, change] = [to - from, end - start];
          if (change === 0) return { from, to, start, end, timing: "linear" };
          const [y1, y2] = [(startVelocity * span * third) / change, 1 - (endVelocity * span * third) / change];
          const timing = [third, clean(y1), 2 * third, clean(y2)];
          return { from, to, start, end, timing };
        };
        const places = Array.from({ length: 31 }, (_, index) => (index + 1) / 32);
        const mostPieces = 100;
        const fitted = (motion, from, to, end, largest) => {
          const [span, start] = [to - from, motion.value(from)];
          const change = end - start;
          const [first, last] = [motion.velocity(from) * span, motion.velocity(to) * span];
          const [times, values] = [new Float64Array(places.length), new Float64Array(places.length)];
          const distance = ([x1, x2]) => {
            if (!(x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1)) return Infinity;
            const cubic = (a, b, c, d, s) => ((1 - s) * (1 - s) * ((1 - s) * a + 3 * s * b)) + s * s * (3 * (1 - s) * c + s * d);
            places.forEach((s, index) => { times[index] = from + span * cubic(0, x1, x2, 1, s); });
            motion.sample(times, values);
            let worst = Math.abs(end - motion.value(to));
            places.forEach((s, index) => {
              const value = cubic(start, start + first * x1, end - last * (1 - x2), end, s);
              worst = Math.max(worst, Math.abs(value - values[index]));
            });
            return worst;
          };
          let handles = [third, 2 * third];
          if (Math.abs(change) < 2 * largest) {
            for (const [index, s] of places.entries()) times[index] = from + span * s;
            motion.sample(times, values);
            const worst = places.map((s, index) => Math.abs(start + change * s - values[index]));
            return { piece: { from, to, start, end, timing: "linear" }, error: Math.max(...worst, Math.abs(end - motion.value(to))) };
          }
          let error = distance(handles);
          const consider = (candidate) => {
            if (error <= largest) return false;
            const found = distance(candidate);
            if (!(found < error)) return false;
            [handles, error] = [candidate, found];
            return true;
          };
          const grid = [0.1, 0.3, 0.5, 0.7, 0.9];
          for (const x1 of grid) for (const x2 of grid) consider([x1, x2]);
          for (let step = 0.1; step > 0.004 && error < 20 * largest; step /= 2) {
            const around = [[step, 0], [-step, 0], [0, step], [0, -step], [step, step], [-step, -step], [step, -step], [-step, step]];
            for (let moves = 0; moves < 8; moves += 1) {
              if (!around.some(([a, b]) => consider([handles[0] + a, handles[1] + b]))) break;
            }
          }
          const [x1, x2] = handles;
          const timing = [x1, (first * x1) / change, x2, 1 - (last * (1 - x2)) / change].map(clean);
          return { piece: { from, to, start, end, timing }, error };
        };
        const cubicPieces = (motion, duration, largest, rest) => {
          const pieces = [];
          let [from, guess, error] = [0, duration, 0];
          while (from < duration && pieces.length < mostPieces) {
            const fit = (to) => fitted(motion, from, to, to === duration && rest !== undefined ? rest : motion.value(to), largest);
            let [low, high, best] = [from, Infinity, undefined];
            while (low < duration && !(best && high - low < 0.02 * (low - from))) {
              let to = Math.min(from + guess, duration);
              if (high < Infinity) to = best ? (low + high) / 2 : from + (high - from) / 3;
              if (!(to > low && to < high)) break;
              const found = fit(to);
              if (found.error <= largest) [low, best, guess] = [to, found, 1.5 * guess];
              else high = to;
            }
            if (!best) break;
            pieces.push(best.piece);
            error = Math.max(error, best.error);
            [guess, from] = [1.2 * (low - from), low];
          }
          return { pieces, error };
        };
        const piecesOfRow = (row) => {
          const track = trackOf(row);
          try {
            return row.segments.flatMap(({ mode, points }, index) => {
              const [[from, start], [to, end]] = [row.keys[index], row.keys[index + 1]];
              if (to === from) return [];
              if (mode === "hold") return [{ from, to, start, end, timing: "hold" }];
              if (mode === "linear") return [{ from, to, start, end, timing: "linear" }];
              if (mode === "bezier") return [{ from, to, start, end, timing: start === end ? "linear" : points }];
              const span = to - from;
              const [a, b] = [track.value(from + span * third), track.value(from + 2 * span * third)];
              const startVelocity = (-11 * start + 18 * a - 9 * b + 2 * end) / 2 / span;
              const endVelocity = (-2 * start + 9 * a - 18 * b + 11 * end) / 2 / span;
              const size = Math.max(Math.abs(start), Math.abs(end), Math.abs(a), Math.abs(b), 1e-12);
              if (Math.abs(end - start) > 1e-6 * size || Math.max(Math.abs(a - start), Math.abs(b - end)) <= 1e-9 * size) {
                return [hermite(from, to, start, end, startVelocity, endVelocity)];
              }
              const middle = from + span * 0.4986;
              return [
                hermite(from, middle, start, track.value(middle), startVelocity, track.velocity(middle)),
                hermite(middle, to, track.value(middle), end, track.velocity(middle), endVelocity),
              ];
            });
          } finally {
            track.dispose();
          }
        };
        const piecesOfCurve = (item, duration) => {
          if (item.kind === "bezier") return [{ from: 0, to: duration, start: 0, end: 1, timing: item.points }];
          if (item.kind === "stops") {
            return item.stops.slice(1).flatMap(([input, output], index) => {
              const [from, start] = item.stops[index];
              if (input <= from) return [];
              return [{ from: from * duration, to: input * duration, start, end: output, timing: "linear" }];
            });
          }
          const { steps, jump } = item;
          const levels = { start: steps, end: steps, none: Math.max(steps - 1, 1), both: steps + 1 }[jump];
          const offset = jump === "start" || jump === "both" ? 1 : 0;
          return Array.from({ length: steps }, (_, index) => ({
            from: (duration * index) / steps, to: (duration * (index + 1)) / steps, start: (index + offset) / levels,
            end: Math.min((index + 1 + offset) / levels, 1), timing: "hold",
          }));
        };
        return { hermite, cubicPieces, piecesOfRow, piecesOfCurve };
        })();
        const _Studio_copy_lottie = (() => {
        const { motionOf } = _Studio_model_springs;
        const { shortest } = _Studio_model_numbers;
        const { cubicPieces } = _Studio_copy_pieces;
        const { errorText, result } = _Studio_copy_words;

        const rate = 60;
        const property = (pieces) => {
          const keys = pieces.map(({ from, start, timing }) => {
            const key = { t: from * rate, s: [start] };
            if (timing === "hold") return { ...key, h: 1 };
            const [x1, y1, x2, y2] = timing === "linear" ? [1 / 3, 1 / 3, 2 / 3, 2 / 3] : timing;
            return { ...key, o: { x: [x1], y: [y1] }, i: { x: [x2], y: [y2] } };
          });
          const last = pieces.at(-1);
          return { a: 1, k: [...keys, { t: last.to * rate, s: [last.end] }] };
        };

        const code = (tracks) => {
          const lines = tracks.map(({ name, pieces }) => `  "${name}": ${JSON.stringify(property(pieces))}`);
          return `{\n  "fr": ${rate},\n${lines.join(",\n")}\n}`;
        };

        const scaled = (pieces, factor) => pieces.map((piece) => ({ ...piece, start: piece.start * factor, end: piece.end * factor }));
        const names = { x: "x", y: "y", scale: "s", rotation: "r", opacity: "o" };

        const standard = {
          name: "lottie", label: "Lottie",
          spring: (item, { from, to }) => {
            const motion = motionOf(item, from, to);
            const distance = Math.abs(to - from);
            const [largest, rest] = [0.001 * distance, 0.0003 * distance];
            const settled = motion.settles({ epsilon: rest });
            const { pieces, error } = cubicPieces(motion, Math.min(settled, 60), largest, settled <= 60 ? to : undefined);
            const last = pieces.at(-1);
            const rests = last.to === settled;
            const relative = Math.max(error, rests ? rest : 0) / distance;
            return result(
              code([{ name: "x", pieces }]),
              `${pieces.length} cubic pieces within ${errorText(relative)} of the distance, measured at 31 times each.`,
              rests
                ? { error: relative, loss: `It ends at the target when the motion stays within ${errorText(0.0003)} of the distance.` }
                : { error: relative, loss: `It ends after ${shortest(Number(last.to.toPrecision(3)))} s, while the motion goes on.` });
          },
          curve: (item, { pieces }) => result(code([{ name: "x", pieces: scaled(pieces, 100) }]), "The same curve, from 0 to 100."),
          keyframes: (rows, { tracks }) =>
            result(
              code(tracks.map(({ property, pieces }) => ({
                name: names[property], pieces: ["scale", "opacity"].includes(property) ? scaled(pieces, 100) : pieces,
              }))),
              "Cubic pieces, exact. Scale and opacity are in percent."),
        };
        return { default: standard };
        })();
        const _Studio_copy_motion = (() => {
        const { shortest } = _Studio_model_numbers;
        const { spring } = _JavaScript_core;
        const { cssOfPose } = _Studio_model_transforms;
        const { result } = _Studio_copy_words;

        const ease = (timing) => (Array.isArray(timing) ? `[${timing.map(shortest).join(", ")}]` : '"linear"');

        const animate = (tracks, duration, note) => {
          const code = tracks.map(({ property, pieces }) => {
            const name = property === "rotation" ? "rotate" : property;
            const points = [[0, pieces[0].start]];
            const eases = [];
            if (pieces[0].from > 0) {
              points.push([pieces[0].from, pieces[0].start]);
              eases.push("linear");
            }
            for (const { to, start, end, timing } of pieces) {
              points.push([to, timing === "hold" ? start : end]);
              eases.push(timing);
              if (timing === "hold" && end !== start) {
                points.push([to, end]);
                eases.push("linear");
              }
            }
            if (points.at(-1)[0] < duration) {
              points.push([duration, points.at(-1)[1]]);
              eases.push("linear");
            }
            return `animate(element, { ${name}: [${points.map(([, value]) => shortest(value)).join(", ")}] }, {\n` +
              `  duration: ${shortest(duration)},\n  times: [${points.map(([time]) => shortest(time / duration)).join(", ")}],\n` +
              `  ease: [${eases.map(ease).join(", ")}],\n});`;
          });
          return result(`import { animate } from "motion";\n\n${code.join("\n")}`, note);
        };

        const standard = {
          name: "motion", label: "Motion",
          spring: (item, { from, to }) => {
            const overdamped = spring({ mass: item.mass, stiffness: item.stiffness, damping: item.damping }).dampingRatio > 1;
            return result(
              `import { animate } from "motion";\n\nanimate(element, { x: [${shortest(from)}, ${shortest(to)}] }, {\n  type: "spring",\n` +
                `  stiffness: ${shortest(item.stiffness)}, damping: ${shortest(item.damping)}, mass: ${shortest(item.mass)},\n` +
                `  velocity: ${shortest(item.velocity)},\n});`,
              "The same spring. Not by duration and bounce: those springs ignore the velocity.",
              overdamped ? { loss: "Motion's solution differs from the exact one for damping ratios above 1." } : {});
          },
          curve: (item, { duration, pieces }) =>
            item.kind === "bezier"
              ? result(
                  `import { animate } from "motion";\n\nanimate(element, { x: 100 }, {\n  duration: ${shortest(duration)}, ease: ${ease(item.points)},\n});`,
                  "The same curve.")
              : animate([{ property: "x", pieces }], duration, "The same values, as keyframes."),
          keyframes: (rows, { tracks, duration }) => animate(tracks, duration, "Cubic pieces, the same values."),
          transform: ({ from, to }) =>
            result(
              `import { animate } from "motion";\n\nanimate(element, { transform: [\n  "${cssOfPose(from)}",\n  "${cssOfPose(to)}",\n] });`,
              "Motion leaves a whole transform to the browser, function by function."),
        };
        return { default: standard };
        })();
        const _Studio_copy_react_spring = (() => {
        const { shortest } = _Studio_model_numbers;
        const { motionOf } = _Studio_model_springs;
        const { cssOf } = _Studio_model_curves;
        const { errorText, result } = _Studio_copy_words;
        const stepError = (item, from, to) => {
          const motion = motionOf(item, from, to);
          const settles = Math.min(motion.settles({ epsilon: 0.001 * Math.abs(to - from) }), 20);
          let [position, speed] = [from, item.velocity / 1000];
          let worst = 0;
          for (let step = 1; step <= settles * 1000; step += 1) {
            const spring = -item.stiffness * 0.000001 * (position - to);
            const damping = -item.damping * 0.001 * speed;
            speed += (spring + damping) / item.mass;
            position += speed;
            if (step % 4 === 0) worst = Math.max(worst, Math.abs(position - motion.value(step / 1000)));
          }
          return worst / Math.abs(to - from);
        };

        const standard = {
          name: "react-spring", label: "react-spring",
          spring: (item, { from, to }) => {
            const error = stepError(item, from, to);
            return result(
              `const springs = useSpring({\n  from: { x: ${shortest(from)} }, to: { x: ${shortest(to)} },\n  config: {\n` +
                `    tension: ${shortest(item.stiffness)}, friction: ${shortest(item.damping)}, mass: ${shortest(item.mass)},\n` +
                `    velocity: ${shortest(item.velocity / 1000)}, // units per millisecond\n  },\n});`,
              `The same spring, in steps of 1 ms: within ${errorText(error)} of the distance.`,
              { error });
          },
          curve: (item, { duration }) =>
            result(
              `// ${cssOf(item)}\nimport { curve } from "hooke";\n\nconst shape = curve("${cssOf(item)}");\nconst springs = useSpring({\n` +
                `  to: { x: 100 },\n  config: { duration: ${shortest(duration * 1000)}, easing: (t) => shape.value(t) },\n});`,
              "Exact, with the JavaScript package: react-spring itself has no such curve."),
        };
        return { stepError, default: standard };
        })();
        const _Studio_copy_swiftui = (() => {
        const { spring } = _JavaScript_core;
        const { decimal, result } = _Studio_copy_words;

        const springCode = (item, distance) => {
          const { duration, bounce } = spring({ mass: item.mass, stiffness: item.stiffness, damping: item.damping });
          if (item.velocity === 0) return `.spring(duration: ${decimal(duration)}, bounce: ${decimal(bounce)})`;
          return `.interpolatingSpring(\n    mass: ${decimal(item.mass)}, stiffness: ${decimal(item.stiffness)}, ` +
            `damping: ${decimal(item.damping)},\n    initialVelocity: ${decimal(item.velocity / distance)})`;
        };

        const standard = {
          name: "swiftui", label: "SwiftUI",
          spring: (item, { from, to }) =>
            result(
              springCode(item, to - from),
              item.velocity === 0
                ? "The same motion; duration and bounce are rounded to doubles. SwiftUI ends it by its own tolerance."
                : "The same motion. The velocity is divided by the distance, as SwiftUI expects."),
          curve: (item, { duration, pieces }) => {
            if (item.kind === "bezier") {
              return result(`.timingCurve(${item.points.map(decimal).join(", ")}, duration: ${decimal(duration)})`, "The same curve.");
            }
            return keyframes([{ property: "progress", pieces }], "The same values: SwiftUI has no such curve, but keyframes.");
          },
          keyframes: (rows, { tracks }) => keyframes(tracks, "Cubic pieces with the same velocities at their ends; iOS 17."),
          transform: undefined,
        };

        const keyframes = (tracks, note) => {
          const usesTiming = tracks.some(({ pieces }) => pieces.some(({ timing }) => Array.isArray(timing)));
          const code = tracks.map(({ property, pieces }) => {
            const lines = [`        MoveKeyframe(${decimal(pieces[0].start)})`];
            for (const { from, to, start, end, timing } of pieces) {
              const span = decimal(to - from);
              if (timing === "hold") {
                lines.push(`        LinearKeyframe(${decimal(start)}, duration: ${span})`, `        MoveKeyframe(${decimal(end)})`);
              } else if (timing === "linear") {
                lines.push(`        LinearKeyframe(${decimal(end)}, duration: ${span})`);
              } else {
                const four = timing.map(decimal);
                const curve = `.bezier(startControlPoint: UnitPoint(x: ${four[0]}, y: ${four[1]}), endControlPoint: UnitPoint(x: ${four[2]}, y: ${four[3]}))`;
                lines.push(`        LinearKeyframe(${decimal(end)}, duration: ${span}, timingCurve: ${curve})`);
              }
            }
            return `    KeyframeTrack(\\.${property}) {\n${lines.join("\n")}\n    }`;
          });
          return result(`KeyframeTimeline(initialValue: values) {\n${code.join("\n")}\n}`, usesTiming ? note.replace("Cubic pieces with the same velocities at their ends", "Pieces with Bézier timing, the same values") : note);
        };
        return { default: standard };
        })();
        const _Studio_copy_uikit = (() => {
        const { spring, transform } = _JavaScript_core;
        const { cssOfPose } = _Studio_model_transforms;
        const { decimal, result } = _Studio_copy_words;

        const timingFunction = (timing) =>
          timing === "linear" ? "CAMediaTimingFunction(name: .linear)"
            : `CAMediaTimingFunction(controlPoints: ${timing.map(decimal).join(", ")})`;

        const paths = { x: "position.x", y: "position.y", scale: "transform.scale", rotation: "transform.rotation.z", opacity: "opacity" };

        const keyframes = (tracks, duration, note, loss) => {
          const code = tracks.map(({ property, pieces }) => {
            const factor = property === "rotation" ? Math.PI / 180 : 1;
            const points = [[pieces[0].from, pieces[0].start * factor]];
            const functions = [];
            for (const { from, to, start, end, timing } of pieces) {
              points.push([to, (timing === "hold" ? start : end) * factor]);
              functions.push(timing === "hold" ? "linear" : timing);
              if (timing === "hold" && end !== start) {
                points.push([to, end * factor]);
                functions.push("linear");
              }
            }
            return `let ${property} = CAKeyframeAnimation(keyPath: "${paths[property] ?? "position.x"}")\n` +
              `${property}.keyTimes = [${points.map(([time]) => decimal(time / duration)).join(", ")}]\n` +
              `${property}.values = [${points.map(([, value]) => decimal(value)).join(", ")}]\n` +
              `${property}.timingFunctions = [\n${functions.map((timing) => `    ${timingFunction(timing)}`).join(",\n")},\n]\n` +
              `${property}.duration = ${decimal(duration)}`;
          });
          return result(code.join("\n\n"), note, { loss });
        };

        const float = "Core Animation stores the numbers of timing functions as Float: about 1e-7.";

        const standard = {
          name: "uikit", label: "UIKit",
          spring: (item, { from, to }) => {
            const speed = decimal(item.velocity / (to - from));
            const overdamped = spring({ mass: item.mass, stiffness: item.stiffness, damping: item.damping }).dampingRatio > 1;
            return result(
              `let timing = UISpringTimingParameters(\n    mass: ${decimal(item.mass)}, stiffness: ${decimal(item.stiffness)}, ` +
                `damping: ${decimal(item.damping)},\n    initialVelocity: CGVector(dx: ${speed}, dy: ${speed}))`,
              "The same spring; dx and dy are the velocity over the distance.",
              overdamped ? { loss: "UIKit runs springs with a damping ratio above 1 as if critically damped: it arrives sooner." } : {});
          },
          curve: (item, { duration, pieces }) => {
            if (item.kind !== "bezier") return keyframes([{ property: "x", pieces }], duration, "The same values, as key times.");
            const [x1, y1, x2, y2] = item.points.map(decimal);
            return result(
              `let timing = UICubicTimingParameters(\n    controlPoint1: CGPoint(x: ${x1}, y: ${y1}),\n    controlPoint2: CGPoint(x: ${x2}, y: ${y2}))`,
              "The same curve.");
          },
          keyframes: (rows, { tracks, duration }) => keyframes(tracks, duration, `The same values. ${float}`),
          transform: ({ from, to, perspective }) => {
            const matrix = (pose) =>
              transform(cssOfPose(pose)).matrix.map((value, index) => `m${Math.floor(index / 4) + 1}${(index % 4) + 1}: ${decimal(value)}`);
            const code = (name, pose) => {
              const cells = matrix(pose);
              const rows = [0, 4, 8, 12].map((start) => `    ${cells.slice(start, start + 4).join(", ")}`);
              return `let ${name} = CATransform3D(\n${rows.join(",\n")})`;
            };
            return result(
              `${code("from", from)}\n${code("to", to)}\ncontainer.sublayerTransform.m34 = ${decimal(-1 / perspective)}`,
              "Both ends are exact.",
              { loss: "Core Animation interpolates the matrices by its own parts: between the ends the motion is that of “CSS matrix”, about." });
          },
        };
        return { default: standard };
        })();
        const _Studio_copy_formats = (() => {

        const { capped, decideWith } = _Studio_model_gestures;
        const { spring } = _JavaScript_core;
        const compose = _Studio_copy_compose.default;
        const css = _Studio_copy_css.default;
        const figma = _Studio_copy_figma.default;
        const flutter = _Studio_copy_flutter.default;
        const hooke = _Studio_copy_hooke.default;
        const lottie = _Studio_copy_lottie.default;
        const motion = _Studio_copy_motion.default;
        const { piecesOfCurve, piecesOfRow } = _Studio_copy_pieces;
        const reactSpring = _Studio_copy_react_spring.default;
        const swiftui = _Studio_copy_swiftui.default;
        const uikit = _Studio_copy_uikit.default;

        const formats = [hooke, swiftui, uikit, css, motion, reactSpring, compose, flutter, figma, lottie];

        const without = (label, what) => ({
          code: "", note: "", loss: `${label} has no ${what}. Copy another format.`, isMissing: true,
        });

        const curveCode = (format, { items, selected, duration }) => {
          const item = items[selected];
          const pieces = piecesOfCurve(item, duration);
          return format.curve?.(item, { duration, pieces }) ?? without(format.label, "such curve");
        };
        const keyframeCode = (format, { rows, duration }) => {
          if (!format.keyframes) return without(format.label, "keyframes with tangents");
          const tracks = rows.map((row) => ({ property: row.property, pieces: piecesOfRow(row) })).filter(({ pieces }) => pieces.length);
          if (!tracks.length) return without(format.label, "keyframes without a duration");
          return format.keyframes(rows, { tracks, duration });
        };
        const gestureCode = (format, state) => {
          if (format.gesture) return format.gesture(state);
          if (state.style !== "spring") return without(format.label, "such settling");
          const outcome = decideWith(state, state.fraction, state.velocity);
          const { mass, stiffness, damping } = spring({ response: state.response, dampingRatio: state.dampingRatio });
          const to = outcome === "finish" ? 1 : 0;
          if (to === state.fraction) return without(format.label, "motion for a release at its target");
          const item = { mass, stiffness, damping, velocity: capped(state, state.velocity) };
          const made = format.spring(item, { from: state.fraction, to, epsilon: 0.001 });
          const loss = ["Only the settling of this release: the rule is yours to write.", made.loss].filter(Boolean).join(" ");
          return { ...made, loss };
        };
        const pathCode = (format, { paths, curves, springs }) => {
          if (!format.path) return without(format.label, "motion along a path");
          const timing = paths.timing === "curve" ? { curve: curves.items[curves.selected], duration: curves.duration } : { spring: { ...springs.items[springs.selected], velocity: 0 } };
          return format.path(paths, timing);
        };
        const codeFor = (format, state) => {
          const own = state[state.screen];
          switch (state.screen) {
            case "springs":
              return format.spring(own.items[own.selected], own);
            case "curves":
              return curveCode(format, own);
            case "keyframes":
              return keyframeCode(format, own);
            case "transforms":
              return format.transform?.(own) ?? without(format.label, "3-D transforms that interpolate so");
            case "paths":
              return pathCode(format, state);
            default:
              return gestureCode(format, own);
          }
        };
        return { formats, codeFor };
        })();
        const _Studio_view_copy_panel = (() => {

        const { button, h, newID, setText } = _Studio_view_dom;
        const { codeFor, formats } = _Studio_copy_formats;

        class CopyPanel {
          #selected = 0;

          constructor(store, say) {
            this.store = store;
            const panel = newID("code");
            this.tabs = formats.map(({ label }, index) =>
              h("button", {
                type: "button", role: "tab", id: newID("tab"), "aria-controls": panel, onclick: () => this.select(index),
                onkeydown: (event) => this.#key(event, index),
              }, label));
            this.code = h("code");
            this.note = h("p", { class: "note" });
            this.loss = h("p", { class: "loss" });
            this.copy = button("Copy code", () => this.#copy(say), { class: "primary" });
            this.choice = h("select", { "aria-label": "Format of the code", onchange: () => this.select(this.choice.selectedIndex) },
              ...formats.map(({ label }) => h("option", {}, label)));
            this.quick = button("Copy code", () => this.#copy(say), { class: "primary" });
            this.bar = h("div", { class: "copy-bar" }, this.choice, this.quick);
            this.panel = h("div", { role: "tabpanel", id: panel, tabindex: "0" }, h("pre", {}, this.code));
            this.root = h("section", { class: "code", "aria-label": "Code" },
              h("div", { class: "code-head" }, h("h2", {}, "Code"), this.copy),
              h("div", { class: "tabs", role: "tablist", "aria-label": "Format" }, ...this.tabs), this.note, this.loss, this.panel, this.bar);
            this.select(0);
          }

          #key(event, index) {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            const to = event.key === "Home" ? 0 : event.key === "End" ? this.tabs.length - 1
              : step && (index + step + this.tabs.length) % this.tabs.length;
            if (to === undefined) return;
            event.preventDefault();
            this.select(to);
            this.tabs[to].focus();
          }

          select(index) {
            this.#selected = index;
            this.tabs.forEach((tab, other) => {
              tab.setAttribute("aria-selected", String(other === index));
              tab.tabIndex = other === index ? 0 : -1;
            });
            this.choice.selectedIndex = index;
            this.panel.setAttribute("aria-labelledby", this.tabs[index].id);
            this.update();
          }
          update() {
            let made;
            try {
              made = codeFor(formats[this.#selected], this.store.state);
            } catch (error) {
              made = { code: "", note: "", loss: error.message, isMissing: true };
            }
            setText(this.code, made.code);
            setText(this.note, made.note);
            setText(this.loss, made.loss ?? "");
            this.panel.hidden = made.code === "";
            this.copy.disabled = this.quick.disabled = made.code === "";
          }

          async #copy(say) {
            const { label } = formats[this.#selected];
            const isCopied = await copyText(this.code.textContent);
            if (!isCopied) getSelection().selectAllChildren(this.code);
            say(isCopied ? `Copied as ${label}.` : "The browser does not allow copying; the code is selected.");
          }
        }
        const copyText = async (text) => {
          try {
            await navigator.clipboard.writeText(text);
            return true;
          } catch {
            return false;
          }
        };
        return { CopyPanel, copyText };
        })();
        const _Studio_view_frame = (() => {

        let isWaiting = false;
        let draw = () => {};
        const onFrame = (callback) => {
          draw = callback;
        };
        const invalidate = () => {
          if (isWaiting) return;
          isWaiting = true;
          requestAnimationFrame((now) => {
            isWaiting = false;
            draw(now);
          });
        };
        const gesture = { isActive: false };
        let tokens;
        const forgetTokens = () => {
          tokens = undefined;
        };
        const token = (name) => {
          tokens ??= new Map();
          if (!tokens.has(name)) tokens.set(name, getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim());
          return tokens.get(name);
        };
        return { onFrame, invalidate, gesture, forgetTokens, token };
        })();
        const _Studio_view_compare = (() => {

        const { button, h, svg } = _Studio_view_dom;
        const { letters, mostCompared } = _Studio_model_springs;

        const shapes = ["M5 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0", "M5 5h10v10H5z", "M10 4l6 11H4z", "M10 3l7 7-7 7-7-7z"];
        const swatch = (index) =>
          svg("svg", { viewBox: "0 0 20 20", class: `swatch series-${index}`, "aria-hidden": "true" }, svg("path", { d: shapes[index] }));

        class Compare {
          constructor({ get, set, hasDifference }) {
            this.get = get;
            this.chips = letters.map((letter, index) =>
              h("button", { type: "button", class: "chip", onclick: () => set({ selected: index }) }, swatch(index), letter));
            this.add = button("Clone", () => {
              const { items, selected } = get();
              set({ items: [...items, items[selected]], selected: items.length });
            }, { class: "text-button" });
            this.remove = button("Remove", () => {
              const { items, selected } = get();
              set({ items: items.toSpliced(selected, 1), selected: Math.min(selected, items.length - 2) });
            }, { class: "text-button" });
            this.solo = button("Solo", () => set({ solo: !get().solo }), { class: "text-button" });
            this.difference = button("Difference", () => set({ difference: !get().difference }), { class: "text-button" });
            this.root = h("div", { class: "compare", role: "group", "aria-label": "Compare" }, ...this.chips, this.add, this.remove, this.solo,
              hasDifference ? this.difference : undefined);
          }

          update() {
            const { items, selected, solo, difference } = this.get();
            this.chips.forEach((chip, index) => {
              chip.hidden = index >= items.length;
              chip.setAttribute("aria-pressed", String(index === selected));
            });
            this.add.disabled = items.length >= mostCompared;
            this.remove.disabled = this.solo.disabled = this.difference.disabled = items.length < 2;
            this.solo.setAttribute("aria-pressed", String(Boolean(solo)));
            this.difference.setAttribute("aria-pressed", String(Boolean(difference)));
          }
        }
        const shownSeries = ({ items, selected, solo }) => {
          const others = solo ? [] : items.map((_, index) => index).filter((index) => index !== selected);
          return [...others, selected];
        };
        return { swatch, Compare, shownSeries };
        })();
        const _Studio_model_units = (() => {

        const units = {
          number: { units: { "": 1 }, name: "a number" },
          time: { units: { "": 1, s: 1, ms: 0.001 }, name: "a time such as 0.35, 0.35s or 350ms" },
          length: { units: { "": 1, pt: 1, px: 1 }, name: "a length such as 12 or 12pt" },
          angle: {
            units: { "": 1, deg: 1, "°": 1, rad: 180 / Math.PI, turn: 360 },
            name: "an angle such as 45, 45deg, 0.5rad or 0.25turn",
          },
          ratio: { units: { "": 1, "%": 0.01 }, name: "a ratio such as 0.4 or 40%" },
          velocity: { units: { "": 1, "/s": 1, "pt/s": 1, "px/s": 1, "/ms": 1000 }, name: "a velocity such as 2 or 2/s" },
        };

        const pattern = /^([+−-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z°%/]*)$/i;
        const readTyped = (text, kind, { low = -Infinity, high = Infinity, above } = {}) => {
          const { units: known, name } = units[kind];
          const trimmed = text.trim();
          if (trimmed === "") return { reason: `The field is empty; accepted: ${name}.` };
          const match = pattern.exec(trimmed);
          if (!match) return { reason: `“${trimmed}” is not a number; accepted: ${name}.` };
          const unit = match[2].toLowerCase();
          if (!(unit in known)) {
            const list = Object.keys(known).filter(Boolean).join(", ");
            return { reason: `The unit “${match[2]}” does not fit; accepted: ${list || "no unit"}.` };
          }
          const number = Number(match[1].replace("−", "-"));
          const value = known[unit] === 0.001 ? number / 1000 : known[unit] === 0.01 ? number / 100 : number * known[unit];
          if (!Number.isFinite(value)) return { reason: `${trimmed} is too large; accepted: a finite number.` };
          if (above !== undefined && !(value > above)) return { reason: `${trimmed} is out of range; accepted: above ${above}.` };
          if (value < low || value > high) return { reason: `${trimmed} is out of range; accepted: ${range(low, high)}.` };
          return { value };
        };

        const range = (low, high) => {
          if (low === -Infinity) return `at most ${high}`;
          return high === Infinity ? `at least ${low}` : `${low} to ${high}`;
        };
        return { readTyped };
        })();
        const _Studio_view_fields = (() => {

        const { h, newID } = _Studio_view_dom;
        const { readTyped } = _Studio_model_units;
        const { readout, rounded } = _Studio_model_numbers;
        class Field {
          constructor(store, { label, kind, unit = "", step = 1, get, set, ...bounds }) {
            Object.assign(this, { store, kind, unit, step, get, set, bounds });
            const id = newID("field");
            this.input = h("input", {
              id, type: "text", inputmode: "decimal", autocomplete: "off", spellcheck: "false", "aria-describedby": `${id}-reason`,
              onchange: () => this.#read(), oninput: () => (this.input.dataset.edited = "true"), onkeydown: (event) => this.#key(event),
              onkeyup: () => this.#commit(), onblur: () => this.#commit(),
            });
            this.reason = h("p", { class: "reason", id: `${id}-reason`, "aria-live": "polite" });
            const name = unit ? [h("span", {}, label), h("span", { class: "unit" }, unit)] : [h("span", {}, label)];
            this.root = h("div", { class: "field" }, h("label", { for: id }, ...name), this.input, this.reason);
          }

          #commit() {
            if (!this.isStepping) return;
            this.isStepping = false;
            this.store.commit();
          }

          #fault(reason) {
            this.isWrong = Boolean(reason);
            this.input.setAttribute("aria-invalid", String(this.isWrong));
            this.reason.textContent = reason ?? "";
          }

          #read() {
            const { value, reason } = readTyped(this.input.value, this.kind, this.bounds);
            if (reason) return this.#fault(reason);
            return this.#take(value) && this.store.commit();
          }

          #take(value) {
            try {
              this.set(value);
              this.#fault();
              this.update(true);
              return true;
            } catch (error) {
              this.#fault(error.accepted ? `${readout(value)} is out of range; accepted: ${error.accepted}.` : error.message);
              return false;
            }
          }

          #key(event) {
            if (event.key === "Escape") {
              this.#fault();
              this.update(true);
              return;
            }
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            const { value } = readTyped(this.input.value, this.kind, this.bounds);
            if (value === undefined) return this.#read();
            const step = this.step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1) * (event.key === "ArrowUp" ? 1 : -1);
            const next = rounded(value + step, Math.abs(step));
            const checked = readTyped(String(next), this.kind, this.bounds);
            if (checked.reason) return this.#fault(checked.reason);
            this.isStepping = this.#take(next) || this.isStepping;
          }
          update(isForced = false) {
            const value = this.get();
            if (!isForced && (this.isWrong || document.activeElement === this.input && this.input.value !== this.shown)) return;
            delete this.input.dataset.edited;
            const text = Number.isFinite(value) ? readout(value, 6) : "";
            this.shown = text;
            if (this.input.value !== text) this.input.value = text;
            this.input.placeholder = Number.isFinite(value) ? "" : "none";
          }
        }
        const pause = 60;
        let last = 0;
        const updateFields = (fields, isCommitted) => {
          const now = performance.now();
          if (!isCommitted && now - last < pause) return;
          last = now;
          for (const field of fields) field.update();
        };
        return { Field, updateFields };
        })();
        const _Studio_view_plot = (() => {

        const { h, setText, svg } = _Studio_view_dom;
        const { gesture, invalidate, token } = _Studio_view_frame;
        const { readout } = _Studio_model_numbers;

        const font = '12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
        const margins = { left: 46, right: 14, top: 26, bottom: 30 };
        const dashes = [[], [8, 4], [2, 4], [10, 4, 2, 4]];
        const seriesColor = (index) => token(`series-${index}`);
        const ticks = ([low, high], count) => {
          const rough = (high - low) / Math.max(count, 1);
          const unit = 10 ** Math.floor(Math.log10(rough));
          const step = [1, 2, 2.5, 5, 10].map((factor) => factor * unit).find((step) => step >= rough * 0.999);
          const first = Math.ceil(low / step - 1e-9);
          const last = Math.floor(high / step + 1e-9);
          return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => Number(((first + index) * step).toPrecision(12)));
        };

        class Plot {
          #frozen;
          #context;
          #grid;
          #gridKey;
          #paths = [];
          #used = 0;
          constructor({ label, x, y, height = 240, isSquare = false }) {
            Object.assign(this, { label, xAxis: x, yAxis: y, isSquare });
            this.canvas = h("canvas", { role: "img", "aria-label": label });
            this.back = h("canvas", { "aria-hidden": "true" });
            this.lines = svg("svg", { class: "lines", "aria-hidden": "true" });
            this.cursor = h("div", { class: "cursor", hidden: true });
            this.marker = h("div", { class: "marker", hidden: true }, h("span"));
            this.overlay = h("div", { class: "overlay" }, this.marker, this.cursor);
            this.root = h("div", { class: "plot", style: `height: ${height}px` }, this.back, this.canvas, this.lines, this.overlay);
            this.range = { x: [0, 1], y: [0, 1] };
            this.size = { width: 0, height: 0 };
            new ResizeObserver(() => {
              this.measure();
              invalidate();
            }).observe(this.root);
          }

          measure() {
            const { clientWidth: width, clientHeight: height } = this.root;
            const ratio = Math.min(globalThis.devicePixelRatio || 1, 3);
            if (this.size.width === width && this.size.height === height && this.ratio === ratio) return;
            this.size = { width, height };
            this.ratio = ratio;
            for (const canvas of [this.canvas, this.back]) {
              canvas.width = Math.round(width * ratio);
              canvas.height = Math.round(height * ratio);
            }
            this.#context = this.#grid = this.#gridKey = undefined;
          }
          setRange(x, y) {
            if (gesture.isActive && this.#frozen) return;
            this.#frozen = true;
            this.range = { x, y };
            if (!this.isSquare || !this.size.width) return;
            const { width, height } = this.inner;
            const perPoint = Math.max((x[1] - x[0]) / width, (y[1] - y[0]) / height);
            const widen = ([low, high], size) => {
              const more = (perPoint * size - (high - low)) / 2;
              return [low - more, high + more];
            };
            this.range = { x: widen(x, width), y: widen(y, height) };
          }

          get inner() {
            return {
              width: Math.max(this.size.width - margins.left - margins.right, 1),
              height: Math.max(this.size.height - margins.top - margins.bottom, 1),
            };
          }
          px(x) {
            const [low, high] = this.range.x;
            return margins.left + ((x - low) / (high - low)) * this.inner.width;
          }
          py(y) {
            const [low, high] = this.range.y;
            return margins.top + ((high - y) / (high - low)) * this.inner.height;
          }
          x(px) {
            const [low, high] = this.range.x;
            return low + ((px - margins.left) / this.inner.width) * (high - low);
          }
          y(py) {
            const [low, high] = this.range.y;
            return high - ((py - margins.top) / this.inner.height) * (high - low);
          }
          pointCount(halfPeriods = 4) {
            return Math.round(Math.min(400, Math.max(60, this.inner.width / 4, 28 * halfPeriods)));
          }
          begin() {
            if (!this.size.width) this.measure();
            this.#context ??= this.canvas.getContext("2d");
            const context = this.#context;
            context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
            context.clearRect(0, 0, this.size.width, this.size.height);
            const { range, xAxis, yAxis } = this;
            const key = [...range.x, ...range.y, xAxis.name, yAxis.name, yAxis.unit, token("muted"), token("line")].join();
            if (this.#gridKey !== key) {
              this.#gridKey = key;
              this.#drawAxes();
            }
            context.font = font;
            this.#used = 0;
            queueMicrotask(() => {
              for (const path of this.#paths.slice(this.#used)) if (path.getAttribute("d") !== "") path.setAttribute("d", "");
            });
            return context;
          }

          #drawAxes() {
            this.#grid ??= this.back.getContext("2d");
            const context = this.#grid;
            context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
            context.clearRect(0, 0, this.size.width, this.size.height);
            const { width: w, height: high } = this.inner;
            const [left, top] = [margins.left, margins.top];
            context.font = font;
            context.lineWidth = 1;
            context.strokeStyle = token("line");
            context.fillStyle = token("muted");
            context.setLineDash([]);
            context.beginPath();
            const xs = ticks(this.range.x, w / 80);
            const ys = ticks(this.range.y, high / 34);
            for (const x of xs) {
              context.moveTo(Math.round(this.px(x)) + 0.5, top);
              context.lineTo(Math.round(this.px(x)) + 0.5, top + high);
            }
            for (const y of ys) {
              context.moveTo(left, Math.round(this.py(y)) + 0.5);
              context.lineTo(left + w, Math.round(this.py(y)) + 0.5);
            }
            context.stroke();
            context.textBaseline = "middle";
            context.textAlign = "right";
            for (const y of ys) context.fillText(readout(y), left - 8, this.py(y));
            context.textBaseline = "top";
            context.textAlign = "center";
            const name = this.xAxis.unit ? `${this.xAxis.name}, ${this.xAxis.unit}` : this.xAxis.name;
            const free = left + w - context.measureText(name).width - 14;
            for (const x of xs) if (this.px(x) < free - 10) context.fillText(readout(x), this.px(x), top + high + 8);
            context.textAlign = "right";
            context.fillText(name, left + w, top + high + 8);
            context.textAlign = "left";
            const yName = this.yAxis.unit ? `${this.yAxis.name}, ${this.yAxis.unit}` : this.yAxis.name;
            context.fillText(yName, left, 2);
          }
          clip(draw) {
            const context = this.#context;
            context.save();
            context.beginPath();
            context.rect(margins.left, margins.top - 8, this.inner.width, this.inner.height + 16);
            context.clip();
            draw(context);
            context.restore();
          }
          line(xs, ys, { color, dash = [], width = 2, isStepped = false }) {
            const path = this.#path(this.#used);
            this.#used += 1;
            const [x0, y0] = [10 * this.px(0) + 0.5, 10 * this.py(0) + 0.5];
            const [perX, perY] = [10 * this.px(1) + 0.5 - x0, 10 * this.py(1) + 0.5 - y0];
            const most = 1e6;
            let text = "";
            let skipped = 0;
            for (let index = 0; index < xs.length; index += 1) {
              const bend = perY * (ys[index - 1] - 2 * ys[index] + ys[index + 1]);
              if (!isStepped && skipped < 8 && bend < 0.2 && bend > -0.2) {
                skipped += 1;
                continue;
              }
              skipped = 0;
              const x = Math.floor(x0 + perX * xs[index]);
              const y = Math.floor(Math.min(Math.max(y0 + perY * ys[index], -most), most));
              text += text === "" ? `M${x} ${y}` : isStepped ? `H${x}V${y}` : `L${x} ${y}`;
            }
            path.setAttribute("d", text);
            const style = `stroke: ${color}; stroke-width: ${10 * width}; stroke-dasharray: ${dash.map((length) => 10 * length).join(" ") || "none"}`;
            if (path.getAttribute("style") !== style) path.setAttribute("style", style);
          }

          #path(index) {
            this.#paths[index] ??= this.lines.appendChild(svg("path"));
            return this.#paths[index];
          }
          band(low, high, color, alpha = 0.14) {
            this.clip((context) => {
              context.globalAlpha = alpha;
              context.fillStyle = color;
              const top = this.py(high);
              context.fillRect(margins.left, top, this.inner.width, Math.max(this.py(low) - top, 1));
            });
          }
          mark(x, label) {
            this.marker.hidden = x === undefined;
            if (x === undefined) return;
            const at = this.px(x);
            this.marker.style.transform = `translateX(${at.toFixed(1)}px)`;
            this.marker.classList.toggle("left", at > margins.left + this.inner.width * 0.7);
            setText(this.marker.firstChild, label);
          }
          moveCursor(x) {
            this.cursor.hidden = x === undefined;
            if (x !== undefined) this.cursor.style.transform = `translateX(${this.px(x)}px)`;
          }
        }
        return { dashes, seriesColor, ticks, Plot };
        })();
        const _Studio_view_previews = (() => {

        const { h, svg, newID } = _Studio_view_dom;
        const { within } = _Studio_model_numbers;
        const stage = { width: 280, height: 400 };
        const photo = (hue) => {
          const id = newID("sky");
          return svg(
            "svg", { viewBox: "0 0 160 120", preserveAspectRatio: "xMidYMid slice", class: "photo", "aria-hidden": "true" },
            svg("defs", {}, svg("linearGradient", { id, x1: 0, y1: 0, x2: 0, y2: 1 },
              svg("stop", { offset: 0, "stop-color": `hsl(${hue} 70% 46%)` }),
              svg("stop", { offset: 0.7, "stop-color": `hsl(${hue + 130} 85% 76%)` }))),
            svg("rect", { width: 160, height: 120, fill: `url(#${id})` }),
            svg("circle", { cx: 112, cy: 52, r: 13, fill: `hsl(${hue + 170} 95% 88%)` }),
            svg("path", { d: "M0 86 34 46 58 74 84 38 128 88 160 66V120H0z", fill: `hsl(${hue + 20} 34% 34%)` }),
            svg("path", { d: "M34 46 44 58 36 61 30 56 25 57zM84 38 96 52 88 55 80 50 74 52z", fill: "#fff", "fill-opacity": 0.82 }),
            svg("path", { d: "M0 98C30 82 52 96 84 92S140 84 160 92V120H0z", fill: `hsl(${hue + 60} 34% 24%)` }));
        };

        const bar = (title) => h("div", { class: "app-bar" }, h("b", {}, title), h("i", { class: "avatar" }));
        const line = (width) => h("i", { class: "text-line", style: `width: ${width}%` });

        const card = () => {
          const moving = h("div", { class: "photo-card" }, photo(212),
            h("div", { class: "caption" }, h("b", {}, "Morning at the pass"), h("span", {}, "Tuesday, 06:42")));
          const tiles = [150, 20, 260].map((hue) => h("div", { class: "tile" }, photo(hue)));
          return {
            root: h("div", { class: "app" }, bar("Library"), h("div", { class: "tiles" }, h("div", { class: "tile slot" }), ...tiles), moving),
            show: (p) => {
              const scale = Math.max(0.44 + 0.56 * p, 0.02);
              moving.style.transform = `translate(${(1 - p) * -68}px, ${(1 - p) * -104}px) scale(${scale})`;
            },
          };
        };

        const toggle = () => {
          const knob = h("i", { class: "knob" });
          const track = h("div", { class: "track" }, knob);
          const row = (name, end) => h("div", { class: "setting" }, h("span", {}, name), end);
          const small = (isOn) => h("div", { class: `track small${isOn ? " on" : ""}` }, h("i", { class: "knob" }));
          return {
            root: h("div", { class: "app" }, bar("Settings"), h("div", { class: "settings" }, row("Notifications", small(true)),
              row("Location", small(false)), row("Background refresh", small(true))), h("div", { class: "hero-switch" }, track,
              h("span", {}, "Night mode"))),
            show: (p) => {
              knob.style.transform = `translateX(${p * 64}px) scaleX(${1 + Math.abs(within(p, -0.4, 1.4) - within(p, 0, 1)) * 0.6})`;
              track.style.setProperty("--on", String(within(p, 0, 1)));
            },
          };
        };

        const sheet = () => {
          const moving = h("div", { class: "sheet" }, h("i", { class: "grabber" }), h("b", {}, "Lakeside station"),
            h("span", { class: "dim" }, "12 min on foot · open until 22:00"), h("div", { class: "actions" }, h("i", { class: "action main" }, "Route"),
              h("i", { class: "action" }, "Call"), h("i", { class: "action" }, "Save")), h("div", { class: "strip" }, ...[200, 30, 120].map((hue) => h("div", {}, photo(hue)))),
            line(92), line(84), line(60));
          const shade = h("div", { class: "shade" });
          return {
            root: h("div", { class: "app map" }, map(), shade, moving),
            moving,
            show: (p) => {
              moving.style.transform = `translateY(${(1 - p) * 250}px)`;
              shade.style.opacity = String(within(p, 0, 1) * 0.35);
            },
          };
        };

        const map = () =>
          svg("svg", { viewBox: "0 0 280 400", class: "map-picture", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
            svg("rect", { width: 280, height: 400, fill: "#e9efe6" }),
            svg("path", { d: "M180-10C150 60 260 120 210 200S120 300 160 420H300V-10z", fill: "#b9d8ee" }),
            svg("path", { d: "M-10 60 120 90 160 190 60 300-10 280z", fill: "#cfe3c4" }),
            svg("path", { d: "M-10 40 300 130M60-10 110 420M-10 210 220 180 300 260M-10 330 300 300", stroke: "#fff", "stroke-width": 9, fill: "none" }),
            svg("path", { d: "M-10 150C60 130 120 160 190 120S280 60 300 60", stroke: "#f5d17c", "stroke-width": 7, fill: "none" }),
            svg("circle", { cx: 128, cy: 138, r: 9, fill: "#0b57c9", stroke: "#fff", "stroke-width": 3 }));

        const messages = [
          ["Ada", "The spring feels right now.", 12], ["Noor", "Can you send me the curve?", 190], ["Milo", "Drag it once more", 280],
          ["Ines", "Photos from the lake", 100], ["Sam", "See you at eight", 40],
        ];

        const list = () => {
          const rows = messages.map(([name, text, hue]) => {
            const front = h("div", { class: "message" }, h("i", { class: "avatar", style: `background: hsl(${hue} 60% 62%)` }),
              h("div", {}, h("b", {}, name), h("span", {}, text)));
            return { front, root: h("div", { class: "message-row" }, h("i", { class: "under" }, "Archive"), front) };
          });
          return {
            root: h("div", { class: "app" }, bar("Messages"), h("div", { class: "messages" }, ...rows.map(({ root }) => root))),
            show: (p) => {
              rows[1].front.style.transform = `translateX(${p * -92}px)`;
            },
          };
        };

        const makers = { card, switch: toggle, sheet, list };
        const previewNames = { card: "Photo card", switch: "Switch", sheet: "Sheet", list: "List" };
        class Preview {
          constructor(app, label) {
            this.app = typeof app === "string" ? makers[app]() : app;
            this.device = h("div", { class: "device" }, this.app.root);
            this.label = h("span", { class: "stage-label" });
            this.root = h("div", { class: "stage", role: "img", "aria-label": label }, this.device, this.label);
            new ResizeObserver(() => this.fit()).observe(this.root);
          }

          fit() {
            const { clientWidth, clientHeight } = this.root;
            const scale = Math.min((clientWidth - 24) / (stage.width + 14), (clientHeight - 24) / (stage.height + 14));
            this.scale = Math.max(scale, 0.1);
            this.device.style.transform = `translate(-50%, -50%) scale(${this.scale})`;
          }

          show(progress) {
            this.app.show(within(progress, -3, 4));
          }
        }
        return { stage, photo, previewNames, Preview };
        })();
        const _Studio_view_transport = (() => {

        const { button, h, icon, newID } = _Studio_view_dom;
        const { invalidate } = _Studio_view_frame;
        const { readout } = _Studio_model_numbers;

        const pause = 0.6;

        class Transport {
          time = 0;
          duration = 1;
          #started;
          isLooping = false;
          constructor({ label = "Time", unit = "s", onseek, onrestart } = {}) {
            const id = newID("time");
            Object.assign(this, { unit, onrestart });
            this.play = button("Play", () => this.toggle(), { icon: "play", class: "play" });
            this.loop = button("Loop", () => this.setLoop(!this.isLooping), { icon: "loop", "aria-pressed": "false" });
            this.slider = h("input", {
              id, type: "range", min: "0", max: "1", step: "0.001", value: "0", "aria-label": label,
              oninput: () => {
                this.stop();
                this.onrestart?.();
                this.time = Number(this.slider.value) * this.duration;
                onseek?.();
                invalidate();
              },
            });
            this.output = h("output", { for: id });
            this.root = h("div", { class: "transport" }, this.play, this.slider, this.output, this.loop);
          }

          get isPlaying() {
            return this.#started !== undefined;
          }

          setLoop(isLooping) {
            this.isLooping = isLooping;
            this.loop.setAttribute("aria-pressed", String(isLooping));
            if (isLooping && !this.isPlaying) this.start();
          }

          #show() {
            const label = this.isPlaying ? "Pause" : "Play";
            if (this.play.title === label) return;
            this.play.title = label;
            this.play.setAttribute("aria-label", label);
            this.play.replaceChildren(icon(label.toLowerCase()));
          }

          toggle() {
            if (this.isPlaying) this.stop();
            else if (this.time < this.duration * 0.999) this.start(this.time);
            else this.replay();
          }
          replay() {
            this.onrestart?.();
            this.start(0);
          }
          start(time = 0) {
            this.#started = performance.now() - time * 1000;
            this.time = time;
            this.#show();
            invalidate();
          }

          stop() {
            this.#started = undefined;
            this.#show();
          }

          seek(time) {
            this.stop();
            this.time = time;
            invalidate();
          }
          tick(now) {
            if (this.isPlaying) {
              let time = Math.max((now - this.#started) / 1000, 0);
              if (time > this.duration + (this.isLooping ? pause : 0)) {
                if (this.isLooping) {
                  this.#started = now;
                  time = 0;
                } else {
                  this.stop();
                }
              }
              this.time = Math.min(time, this.duration);
              if (this.isPlaying) invalidate();
            }
            this.time = Math.min(this.time, this.duration);
            const part = this.duration > 0 ? this.time / this.duration : 0;
            if (this.shown === part && this.shownTime === this.time) return;
            Object.assign(this, { shown: part, shownTime: this.time });
            this.slider.value = String(part);
            this.slider.setAttribute("aria-valuetext", `${readout(this.time, 3)} ${this.unit}`.trim());
          }
        }
        return { Transport };
        })();
        const _Studio_view_handles = (() => {

        const { h } = _Studio_view_dom;
        const { gesture, invalidate } = _Studio_view_frame;
        const { readout, rounded, within } = _Studio_model_numbers;

        const arrows = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowUp: [1, 1], ArrowDown: [1, -1] };

        class Handle {
          #pointer;
          constructor(plot, store, options) {
            Object.assign(this, { plot, store, ...options });
            this.inputs = this.axes.map((axis) =>
              h("input", {
                type: "range", min: "0", max: "1", step: "any", "aria-label": axis.name, tabindex: "0",
                onkeydown: (event) => this.#key(event, axis),
                onkeyup: () => this.#endKeys(),
                onblur: () => this.#endKeys(),
                oninput: (event) => {
                  const [low, high] = this.#bounds(axis);
                  axis.set(low + Number(event.target.value) * (high - low));
                },
                onchange: () => store.commit(),
              }));
            this.root = h(
              "div",
              {
                class: `handle ${this.kind ?? "round"}`, role: "group", "aria-label": this.name, title: this.name,
                onpointerdown: (event) => this.#down(event), onpointermove: (event) => this.#move(event),
                onpointerup: (event) => this.#up(event), onpointercancel: (event) => this.#cancel(event),
                ondblclick: () => this.reset?.(),
              },
              ...this.inputs);
            if (this.color) this.root.style.setProperty("--series", this.color);
            plot.overlay.append(this.root);
          }

          dispose() {
            this.root.remove();
          }

          #bounds({ low, high }) {
            return [typeof low === "function" ? low() : low, typeof high === "function" ? high() : high];
          }
          update() {
            const place = this.place();
            this.root.hidden = !place;
            if (!place) return;
            this.root.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
            this.axes.forEach((axis, index) => {
              const [low, high] = this.#bounds(axis);
              const value = axis.get();
              const input = this.inputs[index];
              const part = String((value - low) / (high - low));
              if (input.value !== part) input.value = part;
              const text = `${axis.name} ${readout(value)}${axis.unit ? ` ${axis.unit}` : ""}`;
              if (input.getAttribute("aria-valuetext") !== text) input.setAttribute("aria-valuetext", text);
            });
          }
          #point(event) {
            this.box ??= this.plot.root.getBoundingClientRect();
            return [event.clientX - this.box.left, event.clientY - this.box.top];
          }
          #forget = () => {
            this.box = undefined;
          };

          #down(event) {
            if (event.button !== 0 || this.#pointer) return;
            event.preventDefault();
            this.root.setPointerCapture(event.pointerId);
            this.inputs[0].focus({ preventScroll: true });
            this.#forget();
            addEventListener("scroll", this.#forget, { capture: true, passive: true });
            const at = this.#point(event);
            const place = this.place();
            this.#pointer = { id: event.pointerId, last: at, start: place, place: [...place] };
            gesture.isActive = true;
            this.root.classList.add("dragged");
            this.began?.();
          }

          #move(event) {
            const pointer = this.#pointer;
            if (pointer?.id !== event.pointerId) return;
            const at = this.#point(event);
            const factor = event.altKey ? 0.1 : 1;
            pointer.place = pointer.place.map((place, index) => place + (at[index] - pointer.last[index]) * factor);
            pointer.last = at;
            const next = [...pointer.place];
            if (event.shiftKey) {
              const [dx, dy] = next.map((place, index) => Math.abs(place - pointer.start[index]));
              next[dx >= dy ? 1 : 0] = pointer.start[dx >= dy ? 1 : 0];
            }
            this.drag(next);
            invalidate();
          }

          #finish() {
            this.#pointer = undefined;
            removeEventListener("scroll", this.#forget, { capture: true });
            gesture.isActive = false;
            this.root.classList.remove("dragged");
          }

          #up(event) {
            if (this.#pointer?.id !== event.pointerId) return;
            this.#finish();
            this.store.commit();
          }

          #cancel(event) {
            if (this.#pointer?.id !== event.pointerId) return;
            this.#finish();
            this.store.revert();
          }

          #key(event, axis) {
            if (event.key === "Escape" && this.#pointer) {
              this.#finish();
              this.store.revert();
              return;
            }
            if (event.key === "Delete" || event.key === "Backspace") {
              if (!this.remove) return;
              event.preventDefault();
              this.remove();
              return;
            }
            if (event.ctrlKey || event.metaKey) return;
            const [low, high] = this.#bounds(axis);
            const step = axis.step ?? 0.01;
            let change;
            let target = axis;
            if (event.key in arrows) {
              const [dimension, sign] = arrows[event.key];
              if (this.axes.length === 2) target = this.axes[dimension];
              change = sign * (target.step ?? 0.01) * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
            } else if (event.key === "PageUp" || event.key === "PageDown") {
              change = (event.key === "PageUp" ? 10 : -10) * step;
            } else if (event.key === "Home" || event.key === "End") {
              event.preventDefault();
              axis.set(event.key === "Home" ? low : high);
              return;
            } else {
              return;
            }
            event.preventDefault();
            const [least, most] = this.#bounds(target);
            target.set(within(rounded(target.get() + change, (target.step ?? 0.01) / 10), least, most));
          }

          #endKeys() {
            if (!this.#pointer) this.store.commit();
          }
        }
        return { Handle };
        })();
        const _Studio_screens_curve_handles = (() => {

        const { Handle } = _Studio_view_handles;
        const { within } = _Studio_model_numbers;
        const { token } = _Studio_view_frame;

        class CurveHandles {
          #key;
          #handles = [];

          constructor(screen) {
            this.screen = screen;
          }
          update() {
            const { item, own } = this.screen;
            const key = `${own.selected} ${item.kind} ${item.stops?.length ?? ""}`;
            if (key === this.#key) return;
            this.#key = key;
            for (const handle of this.#handles) handle.dispose();
            if (item.kind === "bezier") this.#handles = [0, 1].map((index) => this.#control(index));
            else if (item.kind === "stops") this.#handles = item.stops.map((_, index) => this.#stop(index));
            else this.#handles = [];
          }

          place() {
            for (const handle of this.#handles) handle.update();
          }

          #control(index) {
            const { screen } = this;
            const { plot, store } = screen;
            const get = (axis) => screen.item.points[2 * index + axis];
            const set = (x, y) => screen.changeItem({ ...screen.item, points: screen.item.points.with(2 * index, x).with(2 * index + 1, y) });
            return new Handle(plot, store, {
              name: `Control point ${index + 1}`,
              place: () => [plot.px(get(0)), plot.py(get(1))],
              drag: ([px, py]) => set(within(plot.x(px), 0, 1), within(plot.y(py), -100, 100)),
              axes: [
                { name: "x", low: 0, high: 1, get: () => get(0), set: (x) => set(x, get(1)) },
                { name: "y", low: -2, high: 3, get: () => get(1), set: (y) => set(get(0), y) },
              ],
              reset: () => {
                set(...[[0.25, 0.1], [0.25, 1]][index]);
                store.commit();
              },
            });
          }

          #stop(index) {
            const { screen } = this;
            const { plot, store } = screen;
            const stops = () => screen.item.stops;
            const bounds = () => [stops()[index - 1]?.[0] ?? 0, stops()[index + 1]?.[0] ?? 1];
            const set = (input, output) => screen.changeItem({ ...screen.item, stops: stops().with(index, [within(input, ...bounds()), within(output, -100, 100)]) });
            return new Handle(plot, store, {
              name: `Stop ${index + 1}`,
              place: () => [plot.px(stops()[index][0]), plot.py(stops()[index][1])],
              drag: ([px, py]) => set(plot.x(px), plot.y(py)),
              axes: [
                { name: "input", low: () => bounds()[0], high: () => bounds()[1], get: () => stops()[index][0], set: (input) => set(input, stops()[index][1]) },
                { name: "output", low: -2, high: 3, get: () => stops()[index][1], set: (output) => set(stops()[index][0], output) },
              ],
              remove: () => {
                if (stops().length > 2) screen.setItem({ ...screen.item, stops: stops().toSpliced(index, 1) });
              },
            });
          }
          click(event) {
            const { screen } = this;
            if (screen.item.kind !== "stops" || event.target.closest(".handle") || screen.item.stops.length >= 40) return;
            const box = screen.plot.root.getBoundingClientRect();
            const [input, output] = [screen.plot.x(event.clientX - box.left), screen.plot.y(event.clientY - box.top)];
            if (input < 0 || input > 1) return;
            const { stops } = screen.item;
            const at = stops.findIndex(([other]) => other > input);
            screen.setItem({ ...screen.item, stops: stops.toSpliced(at < 0 ? stops.length : at, 0, [input, output]) });
          }
          drawArms(context) {
            const { plot, item } = this.screen;
            if (item.kind !== "bezier") return;
            const [x1, y1, x2, y2] = item.points;
            context.strokeStyle = token("muted");
            context.lineWidth = 1.5;
            context.beginPath();
            context.moveTo(plot.px(0), plot.py(0));
            context.lineTo(plot.px(x1), plot.py(y1));
            context.moveTo(plot.px(1), plot.py(1));
            context.lineTo(plot.px(x2), plot.py(y2));
            context.stroke();
          }
        }
        return { CurveHandles };
        })();
        const _Studio_screens_sampler = (() => {

        class Sampler {
          times = new Float64Array(0);

          sample(motion, duration, count, start = 0) {
            if (this.times.length !== count) {
              this.times = new Float64Array(count);
              this.values = new Float64Array(count);
              this.rates = new Float64Array(count);
            }
            if (this.duration !== duration || this.count !== count || this.start !== start) {
              Object.assign(this, { duration, count, start });
              for (let index = 0; index < count; index += 1) this.times[index] = start + ((duration - start) * index) / (count - 1);
            }
            motion.sample(this.times, this.values, this.rates);
            return this;
          }
        }
        return { Sampler };
        })();
        const _Studio_screens_curves = (() => {

        const { button, choice, h, newID, setText } = _Studio_view_dom;
        const { token } = _Studio_view_frame;
        const { Compare, shownSeries, swatch } = _Studio_view_compare;
        const { Field, updateFields } = _Studio_view_fields;
        const { Plot, dashes, seriesColor } = _Studio_view_plot;
        const { Preview, previewNames } = _Studio_view_previews;
        const { Transport } = _Studio_view_transport;
        const { cssOf, describe, named, readCSS, shapeOfCurve, stepJumps } = _Studio_model_curves;
        const { letters, previews } = _Studio_model_springs;
        const { readout } = _Studio_model_numbers;
        const { CurveHandles } = _Studio_screens_curve_handles;
        const { Sampler } = _Studio_screens_sampler;

        const kinds = [{ value: "bezier", label: "Cubic Bézier" }, { value: "stops", label: "Linear stops" }, { value: "steps", label: "Steps" }];

        class CurveScreen {
          constructor(store) {
            this.store = store;
            this.transport = new Transport();
            this.plot = new Plot({ label: "Output over input", x: { name: "input" }, y: { name: "output" }, height: 400, isSquare: true });
            this.slope = new Plot({ label: "Slope over input", x: { name: "input" }, y: { name: "slope" }, height: 400 });
            this.samplers = letters.map(() => new Sampler());
            this.compare = new Compare({ get: () => this.own, set: (change) => this.set(change) });
            this.handles = new CurveHandles(this);
            this.build();
          }

          get own() {
            return this.store.state.curves;
          }
          get item() {
            return this.own.items[this.own.selected];
          }
          change(change) {
            this.store.change(({ curves }) => ({ curves: { ...curves, ...change } }));
          }
          set(change) {
            this.change(change);
            this.store.commit();
          }
          changeItem(item) {
            const { items, selected } = this.own;
            this.change({ items: items.with(selected, item) });
          }
          setItem(item) {
            this.changeItem(item);
            this.store.commit();
          }

          build() {
            const object = choice("Preview", previews.map((value) => ({ value, label: previewNames[value] })), (preview) => this.set({ preview }));
            this.object = object.select;
            this.stages = h("div", { class: "stages", onclick: () => this.transport.start(0) });
            this.preview = h("section", { class: "preview", "aria-label": "Preview" }, h("div", { class: "preview-head" }, object.root,
              button("Replay", () => this.transport.start(0), { class: "text-button" })), this.stages, this.transport.root);
            this.rows = h("table", { class: "report" });
            this.work = h("section", { class: "work", "aria-label": "Plots" }, this.compare.root,
              h("div", { class: "split" }, this.plot.root, this.slope.root),
              h("p", { class: "hint" }, "Linear stops: click the plot to add a stop, Delete removes it."), this.rows);
            this.plot.root.addEventListener("click", (event) => this.handles.click(event));
            const kind = choice("Curve", kinds, (value) => this.setKind(value));
            const name = choice("Preset", [{ value: "", label: "Choose…" }, ...Object.keys(named).map((value) => ({ value, label: value }))], (value) => {
              if (value) this.setItem({ kind: "bezier", points: [...named[value]] });
            });
            Object.assign(this, { kind: kind.select, name: name.select });
            const id = newID("css");
            this.css = h("input", { id, type: "text", spellcheck: "false", autocomplete: "off", "aria-describedby": `${id}-reason`, onchange: () => this.readText() });
            this.reason = h("p", { class: "reason", id: `${id}-reason`, "aria-live": "polite" });
            this.particular = h("div", { class: "fields" });
            this.duration = new Field(this.store, {
              label: "Duration", kind: "time", unit: "s", step: 0.05, low: 0.001, high: 1000, get: () => this.own.duration, set: (duration) => this.change({ duration }),
            });
            this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Values"), h("div", { class: "fields two" }, kind.root, name.root),
              this.particular, h("div", { class: "fields" }, this.duration.root), h("div", { class: "field" }, h("label", { for: id }, "CSS easing"), this.css, this.reason));
          }

          readText() {
            try {
              this.setItem(readCSS(this.css.value));
              this.fault("");
            } catch (error) {
              this.fault(error.message);
            }
          }
          fault(reason) {
            this.reason.textContent = reason;
            this.css.setAttribute("aria-invalid", String(reason !== ""));
          }
          setKind(kind) {
            if (kind === this.item.kind) return;
            if (kind === "bezier") return this.setItem({ kind, points: [0.25, 0.1, 0.25, 1] });
            if (kind === "steps") return this.setItem({ kind, steps: 4, jump: "end" });
            const shape = shapeOfCurve(this.item);
            const stops = [0, 0.2, 0.4, 0.6, 0.8, 1].map((input) => [input, Number(shape.value(input).toFixed(3))]);
            shape.dispose();
            this.setItem({ kind, stops });
          }

          fieldsFor(item) {
            const key = item.kind;
            if (this.fielded === key) return;
            this.fielded = key;
            this.fields = [];
            if (key === "bezier") {
              this.fields = ["x1", "y1", "x2", "y2"].map((label, index) => new Field(this.store, {
                label, kind: "number", step: 0.01, low: index % 2 ? -100 : 0, high: index % 2 ? 100 : 1, get: () => this.item.points?.[index] ?? NaN,
                set: (value) => this.changeItem({ ...this.item, points: this.item.points.with(index, value) }),
              }));
            } else if (key === "steps") {
              const jump = choice("Jump", stepJumps.map((value) => ({ value, label: value })), (value) => {
                this.setItem({ ...this.item, jump: value, steps: Math.max(this.item.steps, value === "none" ? 2 : 1) });
              });
              this.jump = jump.select;
              this.fields = [new Field(this.store, {
                label: "Steps", kind: "number", step: 1, low: 1, high: 1000, get: () => this.item.steps ?? NaN,
                set: (steps) => this.setSteps(steps),
              }), { root: jump.root, update: () => (this.jump.value = this.item.jump) }];
            }
            this.particular.replaceChildren(...this.fields.map(({ root }) => root));
          }

          setSteps(steps) {
            const least = this.item.jump === "none" ? 2 : 1;
            if (!Number.isInteger(steps) || steps < least) throw new RangeError(`${readout(steps)} is not a whole number of at least ${least}.`);
            this.changeItem({ ...this.item, steps });
          }

          update(isCommitted) {
            const { items, preview, duration, selected } = this.own;
            for (const shape of this.shapes ?? []) shape.dispose();
            this.shapes = items.map(shapeOfCurve);
            this.transport.duration = duration;
            this.fieldsFor(items[selected]);
            updateFields([...this.fields, this.duration], isCommitted);
            if (document.activeElement !== this.css) {
              this.css.value = cssOf(this.item);
              this.fault("");
            }
            this.handles.update(isCommitted);
            if (!isCommitted) return;
            this.object.value = preview;
            this.kind.value = this.item.kind;
            this.name.value = Object.keys(named).find((name) => String(named[name]) === String(this.item.points)) ?? "";
            this.stagesFor(preview, shownSeries(this.own).length);
            this.compare.update();
            this.report();
            if (this.wasChanged && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.transport.start(0);
            this.wasChanged = true;
          }

          stagesFor(preview, count) {
            const key = `${preview} ${count}`;
            if (this.staged === key) return;
            this.staged = key;
            this.shown = Array.from({ length: count }, () => new Preview(preview, `${previewNames[preview]} that moves by the curve`));
            this.stages.dataset.count = String(count);
            this.stages.replaceChildren(...this.shown.map(({ root }) => root));
          }

          report() {
            const { items, duration } = this.own;
            const series = shownSeries(this.own).sort((a, b) => a - b);
            const count = 1001;
            const columns = series.map((index) => {
              const inputs = Float64Array.from({ length: count }, (_, at) => at / (count - 1));
              const slopes = new Float64Array(count);
              const values = this.shapes[index].sample(inputs, undefined, slopes);
              return { values, slopes, index };
            });
            const row = (name, read) => h("tr", {}, h("th", { scope: "row" }, name), ...columns.map((column) => h("td", {}, read(column))));
            const finite = (numbers) => numbers.filter(Number.isFinite);
            this.rows.style.setProperty("--columns", String(series.length));
            this.rows.replaceChildren(
              h("thead", {}, h("tr", {}, h("td", {}), ...series.map((index) => h("th", { scope: "col" }, swatch(index), letters[index])))),
              h("tbody", {}, row("Curve", ({ index }) => describe(items[index])),
                row("Half way at", ({ index }) => {
                  const half = this.shapes[index].inverse(0.5);
                  return half === undefined ? "never" : `${readout(half * duration)} s`;
                }),
                row("Lowest, highest output", ({ values }) => `${readout(Math.min(...values))}, ${readout(Math.max(...values))}`),
                row("Highest speed", ({ slopes }) => `${readout(Math.max(...finite(slopes)) / duration)} /s`),
                row("Slope at the ends", ({ slopes }) => `${readout(slopes[0])}, ${readout(slopes[count - 1])}`)));
          }

          draw(now) {
            const { selected, items } = this.own;
            this.transport.tick(now);
            const series = shownSeries(this.own);
            const count = this.plot.pointCount(items.some(({ kind }) => kind !== "bezier") ? 15 : 4);
            for (const index of series) this.samplers[index].sample(this.shapes[index], 1, count);
            let [low, high] = [0, 1];
            let [slow, fast] = [0, 1];
            for (const index of series) {
              const { values, rates } = this.samplers[index];
              low = Math.min(low, ...values);
              high = Math.max(high, ...values);
              for (const rate of rates) if (Math.abs(rate) < 20) [slow, fast] = [Math.min(slow, rate), Math.max(fast, rate)];
            }
            const points = this.item.points;
            if (points) [low, high] = [Math.min(low, points[1], points[3]), Math.max(high, points[1], points[3])];
            this.plot.setRange([-0.08, 1.08], [low - 0.1, high + 0.1]);
            this.slope.setRange([this.plot.range.x[0], this.plot.range.x[1]], [slow - 0.2, fast * 1.1]);
            const context = this.plot.begin();
            context.strokeStyle = token("edge");
            context.setLineDash([]);
            const { plot } = this;
            context.strokeRect(plot.px(0), plot.py(1), plot.px(1) - plot.px(0), plot.py(0) - plot.py(1));
            this.handles.drawArms(context);
            this.slope.begin();
            for (const index of series) {
              const { times, values, rates } = this.samplers[index];
              const style = { color: seriesColor(index), dash: dashes[index], width: index === selected ? 2.6 : 1.8, isStepped: items[index].kind === "steps" };
              this.plot.line(times, values, style);
              this.slope.line(times, rates, style);
            }
            this.handles.place();
            const t = this.transport.time / this.own.duration;
            series.slice().sort((a, b) => a - b).forEach((index, place) => {
              this.shown[place]?.show(this.shapes[index].value(t));
              setText(this.shown[place].label, series.length > 1 ? letters[index] : "");
            });
            this.plot.moveCursor(t);
            this.slope.moveCursor(t);
            setText(this.transport.output, `${readout(this.transport.time, 3)} s · ${readout(this.shapes[selected].value(t))}`);
          }
        }
        return { CurveScreen };
        })();
        const _Studio_model_flights = (() => {
        const flights = {
          zoom: {
            way: [0,-1], extent: 400,
            parts: {
              dim: [[0,0,0,280,400,0,0],[1,0,0,280,400,0,1]],
              flight: [[0,39.2,96,201.6,200,24,1],[1,0,0,280,400,0,1]],
              screen: [[0,39.2,96,201.6,288,0,0],[0.5,19.6,48,240.8,344,0,1],[1,0,0,280,400,0,1]],
            },
          },
          back: {
            way: [1,0], extent: 412,
            parts: {
              lower: [[0,-96,0,280,400,0,1],[0.0006,-95.7105,0.4136,279.421,399.1728,0,1],[0.0025,-95.2964,1.0052,278.5927,397.9896,0,1],[0.0056,-94.8291,1.6727,277.6582,396.6546,0,1],[0.01,-94.3305,2.385,276.6611,395.2301,0,1],[0.0156,-93.8125,3.125,275.625,393.75,0,1],[0.025,-93.1091,4.1299,274.2181,391.7401,0,1],[0.04,-92.2077,5.4176,272.4153,389.1647,0,1],[0.0506,-91.6698,6.186,271.3396,387.6281,0,1],[0.075,-90.6305,7.6707,269.261,384.6586,0,1],[0.09,-90.0851,8.4498,268.1703,383.1004,0,1],[0.125,-89,10,266,380,0,1],[0.15,-88.3429,10.9386,264.6859,378.1227,0,1],[0.1806,-87.637,11.9471,263.2741,376.1058,0,1],[0.2256,-86.7516,13.212,261.5032,373.576,0,1],[0.3,-85.5781,14.8884,259.1562,370.2231,0,1],[0.375,-84.6591,16.2013,257.3182,367.5975,0,1],[0.45,-83.9363,17.2338,255.8727,365.5324,0,1],[0.525,-83.3669,18.0473,254.7338,363.9054,0,1],[0.6006,-82.9189,18.6874,253.8377,362.6253,0,1],[0.7,-82.4883,19.3024,252.9766,361.3952,0,1],[0.8,-82.2055,19.7064,252.411,360.5871,0,1],[0.9,-82.0489,19.9302,252.0977,360.1396,0,1],[1,-82,20,252,360,0,1]],
              dim: [[0,0,0,280,400,0,1],[1,0,0,280,400,0,1]],
              upper: [[0,0,0,280,400,0,1],[0.0006,0.4136,0.4136,279.421,399.1728,0,1],[0.0025,1.0052,1.0052,278.5927,397.9896,0,1],[0.0056,1.6727,1.6727,277.6582,396.6546,0,1],[0.01,2.385,2.385,276.6611,395.2301,0,1],[0.0156,3.125,3.125,275.625,393.75,0,1],[0.025,4.1299,4.1299,274.2181,391.7401,0,1],[0.04,5.4176,5.4176,272.4153,389.1647,0,1],[0.0506,6.186,6.186,271.3396,387.6281,0,1],[0.075,7.6707,7.6707,269.261,384.6586,0,1],[0.09,8.4498,8.4498,268.1703,383.1004,0,1],[0.125,10,10,266,380,0,1],[0.15,10.9386,10.9386,264.6859,378.1227,0,1],[0.1806,11.9471,11.9471,263.2741,376.1058,0,1],[0.2256,13.212,13.212,261.5032,373.576,0,1],[0.3,14.8884,14.8884,259.1562,370.2231,0,1],[0.375,16.2013,16.2013,257.3182,367.5975,0,1],[0.45,17.2338,17.2338,255.8727,365.5324,0,1],[0.525,18.0473,18.0473,254.7338,363.9054,0,1],[0.6006,18.6874,18.6874,253.8377,362.6253,0,1],[0.7,19.3024,19.3024,252.9766,361.3952,0,1],[0.8,19.7064,19.7064,252.411,360.5871,0,1],[0.9,19.9302,19.9302,252.0977,360.1396,0,1],[1,20,20,252,360,0,1]],
            },
            leave: {"duration":0.45,"shift":96,"rows":[[0,0,1,1],[0.025,0.006,0.875,0.975],[0.05,0.0285,0.75,0.95],[0.075,0.0764,0.625,0.925],[0.1,0.1562,0.5,0.9],[0.125,0.2556,0.375,0.875],[0.15,0.3506,0.25,0.85],[0.175,0.4318,0.125,0.825],[0.2,0.5,0,0.8],[0.225,0.5577,0,0.775],[0.25,0.6072,0,0.75],[0.275,0.6503,0,0.725],[0.3,0.6881,0,0.7],[0.325,0.7216,0,0.675],[0.35,0.7514,0,0.65],[0.375,0.7782,0,0.625],[0.4,0.8023,0,0.6],[0.425,0.824,0,0.575],[0.45,0.8438,0,0.55],[0.5,0.8778,0,0.5],[0.55,0.9059,0,0.45],[0.6,0.9291,0,0.4],[0.65,0.948,0,0.35],[0.725,0.9698,0,0.275],[0.775,0.9805,0,0.225],[0.85,0.9918,0,0.15],[0.925,0.998,0,0.075],[1,1,0,0]]},
          },
          shared: {
            way: [-1,0], extent: 280,
            parts: {
              screen: [[0,280,0,280,400,0,1],[1,0,0,280,400,0,1]],
              flight: [[0,39.2,96,201.6,200,24,1],[1,0,0,280,156.3981,0,1]],
            },
          },
        };
        return { flights };
        })();
        const _Studio_model_flight_tables = (() => {

        const { within } = _Studio_model_numbers;
        const rowAt = (rows, place) => {
          let next = 1;
          while (next < rows.length - 1 && rows[next][0] < place) next += 1;
          const [a, b] = [rows[next - 1], rows[next]];
          const part = (place - a[0]) / (b[0] - a[0]);
          return a.slice(1).map((number, column) => number + (b[column + 1] - number) * part);
        };
        const placesAt = ({ parts, leave }, fraction) => {
          const inside = leave ? within(fraction, 0, 1) : fraction;
          const places = {};
          for (const [name, rows] of Object.entries(parts)) {
            const row = rowAt(rows, inside);
            row[4] = Math.max(row[4], 0);
            row[5] = within(row[5], 0, 1);
            places[name] = row;
          }
          return places;
        };
        const leavingAt = (table, fraction, part) => {
          const { lower, dim, upper } = placesAt(table, fraction);
          const [done, opacity, dimming] = rowAt(table.leave.rows, within(part, 0, 1));
          const towards = (from, to) => from.map((number, column) => number + (to[column] - number) * done);
          const left = upper[0] + table.leave.shift;
          const last = towards(upper, [left, 0, 280, 400, 0, 1]);
          last[5] = opacity;
          return { lower: towards(lower, [0, 0, 280, 400, 0, 1]), dim: [...dim.slice(0, 5), dimming], upper: last };
        };
        return { rowAt, placesAt, leavingAt };
        })();
        const _Studio_view_flights = (() => {

        const { h } = _Studio_view_dom;
        const { photo } = _Studio_view_previews;
        const { flights } = _Studio_model_flights;
        const { placesAt, leavingAt } = _Studio_model_flight_tables;

        const line = (width) => h("i", { class: "text-line", style: `width: ${width}%` });

        const place = (element, [x, y, width, height, radius, opacity], scales = false) => {
          const { style } = element;
          if (scales) style.transform = `translate(${x}px, ${y}px) scale(${width / 280})`;
          else {
            style.transform = `translate(${x}px, ${y}px)`;
            style.width = `${Math.max(width, 0)}px`;
            style.height = `${Math.max(height, 0)}px`;
            style.borderRadius = `${Math.max(radius, 0)}px`;
          }
          style.opacity = String(opacity);
        };

        const words = () => [h("b", {}, "Lago di Braies"), h("span", { class: "dim" }, "South Tyrol, 1,496 m"), line(94), line(88), line(60),
          h("div", { class: "actions" }, h("i", { class: "action main" }, "Save to my trips"))];
        const article = (...hero) => h("div", { class: "screen article" }, h("div", { class: "hero" }, ...hero), ...words());
        const album = () => h("div", { class: "screen album" }, h("div", { class: "app-bar" }, h("b", {}, "Trips"), h("i", { class: "avatar" })),
          h("div", { class: "album-row" }, h("div", { class: "tile" }, photo(32)), h("span", {}, "Erg Chebbi")));

        const zoom = () => {
          const parts = { dim: h("div", { class: "shade full" }), flight: h("div", { class: "flight" }), screen: article(photo(212)) };
          parts.flight.append(photo(212), parts.screen);
          return {
            root: h("div", { class: "app" }, album(), parts.dim, parts.flight), parts,
            place: ({ dim, flight, screen }) => {
              place(parts.dim, dim);
              place(parts.flight, flight);
              place(parts.screen, [0, 0, ...screen.slice(2)], true);
            },
          };
        };

        const shared = () => {
          const parts = { screen: article(), flight: h("div", { class: "flight" }, photo(212)) };
          return {
            root: h("div", { class: "app" }, album(), parts.screen, parts.flight), parts,
            place: ({ screen, flight }) => {
              place(parts.screen, screen, true);
              place(parts.flight, flight);
            },
          };
        };

        const back = () => {
          const lower = album();
          lower.append(h("div", { class: "album-photo" }, photo(212)));
          const parts = { lower, dim: h("div", { class: "scrim full" }), upper: article(photo(212)) };
          return {
            root: h("div", { class: "app black" }, parts.lower, parts.dim, parts.upper), parts,
            place: (rows) => {
              place(parts.lower, rows.lower, true);
              place(parts.dim, rows.dim);
              place(parts.upper, rows.upper, true);
            },
          };
        };

        const makers = { zoom, shared, back };
        const flightApp = (name) => {
          const { root, place } = makers[name]();
          return {
            root, moving: root, show: (p) => place(placesAt(flights[name], p)),
            leave: (p, t) => place(leavingAt(flights[name], p, t)),
          };
        };
        return { flightApp };
        })();
        const _Studio_screens_phase_plane = (() => {

        const { boundary } = _Studio_model_gestures;
        const { seriesColor } = _Studio_view_plot;
        const { token } = _Studio_view_frame;
        const { Sampler } = _Studio_screens_sampler;
        const mostVelocity = 6;
        const columns = 96;

        class PhasePlane {
          #key;
          #limits;

          constructor(plot, time) {
            Object.assign(this, { plot, time, sampler: new Sampler() });
          }

          draw(state, plan, outcome, path) {
            const { plot, time } = this;
            plot.setRange([-0.06, 1.06], [-mostVelocity * 1.06, mostVelocity * 1.06]);
            const context = plot.begin();
            this.#tint(state);
            plot.clip(() => {
              context.font = '600 12px system-ui, "Segoe UI", Roboto, sans-serif';
              context.fillStyle = token("finish");
              context.textAlign = "right";
              context.textBaseline = "top";
              context.fillText("finishes", plot.px(1.04), plot.py(mostVelocity));
              context.fillStyle = token("fault");
              context.textAlign = "left";
              context.textBaseline = "bottom";
              context.fillText("cancels", plot.px(-0.04), plot.py(-mostVelocity) - 2);
            });
            const { times, values, rates } = this.sampler.sample(plan, Math.max(plan.duration, 0.001), plot.pointCount(6));
            if (path.length > 1) {
              const [xs, ys] = [path.map(({ fraction }) => fraction), path.map(({ velocity }) => velocity)];
              plot.line(xs, ys, { color: seriesColor(1), dash: [2, 3], width: 2 });
            }
            const color = outcome === "finish" ? token("finish") : token("fault");
            plot.line(values, rates, { color, width: 2.4 });
            let [low, high] = [0, 1];
            for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
            time.setRange([0, plan.duration * 1.04], [low - 0.1, high + 0.1]);
            time.begin();
            time.band(outcome === "finish" ? 1 : 0, outcome === "finish" ? 1 : 0, token("muted"), 0.8);
            time.line(times, values, { color, width: 2.4 });
          }
          #tint(state) {
            const key = `${state.rule} ${state.parameter}`;
            if (this.#key !== key) {
              this.#key = key;
              this.#limits = Array.from({ length: columns }, (_, index) => boundary(state, -0.06 + (1.12 * (index + 0.5)) / columns, mostVelocity * 1.06));
            }
            const { plot } = this;
            plot.clip((context) => {
              const width = (plot.px(1.06) - plot.px(-0.06)) / columns;
              const [top, bottom] = [plot.py(plot.range.y[1]), plot.py(plot.range.y[0])];
              const clear = 0.5;
              for (const [name, isFinish] of [["finish", true], ["fault", false]]) {
                context.globalAlpha = 0.13;
                context.fillStyle = token(name);
                context.beginPath();
                this.#limits.forEach((limit, index) => {
                  const x = plot.px(-0.06) + index * width;
                  const y = limit === -Infinity ? bottom : limit === Infinity ? top : plot.py(limit);
                  if (isFinish) context.rect(x, top, width + clear, y - top);
                  else context.rect(x, y, width + clear, bottom - y);
                });
                context.fill();
              }
            });
          }
        }
        return { mostVelocity, PhasePlane };
        })();
        const _Studio_screens_sheet_drag = (() => {

        const { releaseVelocity } = _Studio_model_gestures;
        const { within } = _Studio_model_numbers;
        const { h } = _Studio_view_dom;

        class SheetDrag {
          path = [];
          velocity = 0;
          #finger;
          #replay = 0;
          constructor(screen, preview, label, { way, extent }) {
            Object.assign(this, { screen, preview, way, extent });
            const { app } = preview;
            this.slider = h("input", {
              type: "range", min: "0", max: "1", step: "0.01", class: "sheet-slider", "aria-label": label,
              oninput: () => this.#seek(Number(this.slider.value)),
              onkeydown: (event) => {
                if (event.key === "Enter") screen.release(screen.fraction, 0);
              },
              onblur: () => {
                if (screen.isHeld && !this.#finger) screen.release(screen.fraction, 0);
              },
            });
            preview.root.removeAttribute("role");
            preview.root.removeAttribute("aria-label");
            preview.root.append(this.slider);
            const area = app.moving;
            area.classList.add("draggable");
            area.addEventListener("pointerdown", (event) => this.#down(event));
            area.addEventListener("pointermove", (event) => this.#move(event));
            area.addEventListener("pointerup", (event) => this.#up(event));
            area.addEventListener("pointercancel", () => this.#cancel());
            area.addEventListener("lostpointercapture", () => this.#cancel());
          }

          #seek(fraction) {
            this.path = [];
            this.velocity = 0;
            this.screen.hold(fraction);
          }
          show(fraction) {
            if (document.activeElement !== this.slider || !this.screen.isHeld) this.slider.value = String(within(fraction, 0, 1));
            this.slider.setAttribute("aria-valuetext", `${Math.round(fraction * 100)} %`);
          }

          #down(event) {
            if (event.button !== 0 || this.#finger) return;
            event.preventDefault();
            clearTimeout(this.#replay);
            event.currentTarget.setPointerCapture(event.pointerId);
            const fraction = this.screen.fraction;
            this.#finger = { id: event.pointerId, place: [event.clientX, event.clientY], fraction, samples: [{ time: event.timeStamp / 1000, y: 0 }] };
            this.path = [{ fraction, velocity: 0 }];
            this.velocity = 0;
            this.screen.hold(fraction);
          }
          #add(time, distance) {
            const finger = this.#finger;
            const { samples } = finger;
            if (time < samples.at(-1).time) return;
            if (time === samples.at(-1).time) samples.pop();
            samples.push({ time, y: distance });
            if (samples.length > 40) samples.shift();
            this.velocity = releaseVelocity(samples, time, this.extent);
            this.path.push({ fraction: finger.fraction + distance / this.extent, velocity: this.velocity });
            if (this.path.length > 600) this.path.shift();
          }

          #move(event) {
            if (this.#finger?.id !== event.pointerId) return;
            const events = event.getCoalescedEvents?.() ?? [];
            const { place: [x, y] } = this.#finger;
            for (const { timeStamp, clientX, clientY } of events.length ? events : [event]) {
              const distance = (clientX - x) * this.way[0] + (clientY - y) * this.way[1];
              this.#add(timeStamp / 1000, distance / this.preview.scale);
            }
            this.#hold();
          }
          #hold() {
            const [low, high] = this.screen.own.transition === "sheet" ? [-0.2, 1.15] : [0, 1];
            this.screen.hold(within(this.path.at(-1).fraction, low, high));
          }

          #up(event) {
            if (this.#finger?.id !== event.pointerId) return;
            const { samples } = this.#finger;
            this.#finger = undefined;
            this.screen.release(this.path.at(-1).fraction, releaseVelocity(samples, event.timeStamp / 1000, this.extent));
          }

          #cancel() {
            if (!this.#finger) return;
            this.#finger = undefined;
            this.screen.release(this.screen.fraction, 0);
          }
          replay(samples) {
            clearTimeout(this.#replay);
            const way = 844;
            const first = samples[0];
            const start = performance.now() / 1000;
            this.#finger = { id: -1, fraction: 0, samples: [{ time: 0, y: 0 }] };
            this.path = [{ fraction: 0, velocity: 0 }];
            let index = 1;
            const step = () => {
              const now = performance.now() / 1000 - start + first.time;
              for (; index < samples.length && samples[index].time <= now; index += 1) {
                const { time, phase, x, y } = samples[index];
                const along = Math.abs(samples.at(-1).x - first.x) > Math.abs(samples.at(-1).y - first.y) ? Math.abs(x - first.x) * (844 / 390) : Math.abs(y - first.y);
                if (phase === "move") this.#add(time - first.time, (along / way) * this.extent);
                else {
                  const speed = phase === "up" ? releaseVelocity(this.#finger.samples, time - first.time, this.extent) : 0;
                  this.#finger = undefined;
                  return this.screen.release(this.path.at(-1).fraction, speed);
                }
              }
              if (index >= samples.length) {
                this.#finger = undefined;
                return this.screen.release(this.path.at(-1).fraction, 0);
              }
              this.#hold();
              this.#replay = setTimeout(step, 8);
            };
            step();
          }
        }
        return { SheetDrag };
        })();
        const _Studio_screens_gesture = (() => {

        const { button, choice, h, newID, setText } = _Studio_view_dom;
        const { gesture, invalidate } = _Studio_view_frame;
        const { Field, updateFields } = _Studio_view_fields;
        const { Handle } = _Studio_view_handles;
        const { Plot } = _Studio_view_plot;
        const { flightApp } = _Studio_view_flights;
        const { Preview } = _Studio_view_previews;
        const { flights } = _Studio_model_flights;
        const { Transport } = _Studio_view_transport;
        const { capped, decideWith, initialGesture, overshoots, planOf, readTrace, reasonOf, ruleOf, rules, styles, transitions } = _Studio_model_gestures;
        const { readout, within } = _Studio_model_numbers;
        const { PhasePlane, mostVelocity } = _Studio_screens_phase_plane;
        const { SheetDrag } = _Studio_screens_sheet_drag;

        const words = { spring: "Spring", curve: "Curve", uikit: "UIKit's time", clamp: "Clamp", extrapolate: "Beyond the end", "rubber-band": "Rubber band" };
        const sheetWay = { way: [0, -1], extent: 250 };
        const options = (values) => values.map((value) => ({ value, label: words[value] ?? value }));

        class GestureScreen {
          constructor(store, say) {
            this.store = store;
            this.say = say;
            this.transport = new Transport();
            this.stages = {};
            for (const { name, label } of transitions) {
              const preview = new Preview(name === "sheet" ? name : flightApp(name), `${label} that follows the finger`);
              this.stages[name] = { preview, drag: new SheetDrag(this, preview, label, flights[name] ?? sheetWay) };
            }
            this.plot = new Plot({ label: "Velocity over fraction, tinted by the decision", x: { name: "fraction" }, y: { name: "velocity", unit: "/s" }, height: 320 });
            this.time = new Plot({ label: "Fraction over time since the release", x: { name: "time", unit: "s" }, y: { name: "fraction" }, height: 170 });
            this.plane = new PhasePlane(this.plot, this.time);
            this.build();
          }
          get sheet() {
            return this.stages[this.own.transition].preview;
          }
          get drag() {
            return this.stages[this.own.transition].drag;
          }
          get own() {
            return this.store.state.gesture;
          }
          change(change) {
            this.store.change(({ gesture }) => ({ gesture: { ...gesture, ...change } }));
          }
          set(change) {
            this.change(change);
            this.store.commit();
          }

          build() {
            const transition = choice("Transition", transitions.map(({ name, label }) => ({ value: name, label })), (name) => this.set({ transition: name }));
            this.hint = h("p", { class: "hint" });
            this.preview = h("section", { class: "preview", "aria-label": "Preview" },
              h("div", { class: "preview-head" }, transition.root),
              h("div", { class: "stages" }, ...Object.values(this.stages).map(({ preview }) => preview.root)), this.transport.root,
              h("div", { class: "buttons" }, button("Finish", () => this.release(this.own.fraction, 3), { class: "text-button" }),
                button("Cancel", () => this.release(this.own.fraction, -3), { class: "text-button" })),
              this.hint);
            this.verdict = h("p", { class: "verdict", "aria-live": "polite" });
            this.readouts = h("dl", { class: "readouts" });
            const file = newID("trace");
            this.file = h("input", { id: file, type: "file", accept: ".csv,text/csv", onchange: () => this.open(this.file.files[0]) });
            this.work = h("section", {
              class: "work", "aria-label": "Plots", ondragover: (event) => event.preventDefault(),
              ondrop: (event) => {
                event.preventDefault();
                this.open(event.dataTransfer.files[0]);
              },
            }, this.verdict, this.plot.root, this.time.root, this.readouts,
            h("div", { class: "field file" }, h("label", { for: file }, "Recorded trace (CSV), or drop it here"), this.file));
            const rule = choice("Rule", rules.map(({ name, label }) => ({ value: name, label })), (name) => this.set({ rule: name, parameter: ruleOf(name).initial ?? 0 }));
            const style = choice("Settling", options(styles), (value) => this.set({ style: value }));
            const overshoot = choice("Past the end", options(overshoots), (value) => this.set({ overshoot: value }));
            this.selects = { transition: transition.select, rule: rule.select, style: style.select, overshoot: overshoot.select };
            this.parameter = h("div", {});
            const field = (name, options) => new Field(this.store, { ...options, get: () => this.own[name], set: (value) => this.change({ [name]: value }) });
            this.fields = [
              field("fraction", { label: "Fraction at release", kind: "ratio", step: 0.01, low: 0, high: 1 }),
              field("velocity", { label: "Velocity at release", kind: "velocity", unit: "/s", step: 0.1, low: -20, high: 20 }),
              field("response", { label: "Response", kind: "time", unit: "s", step: 0.01, low: 0.01, high: 10 }),
              field("dampingRatio", { label: "Damping ratio", kind: "ratio", step: 0.01, low: 0.05, high: 5 }),
              field("duration", { label: "Transition's duration", kind: "time", unit: "s", step: 0.01, low: 0.01, high: 10 }),
              field("cap", { label: "Largest velocity, 0 is none", kind: "velocity", unit: "/s", step: 0.5, low: 0, high: 1000 }),
            ];
            this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Release"),
              h("div", { class: "fields two" }, rule.root, this.parameter, style.root, overshoot.root), h("div", { class: "fields" }, ...this.fields.map(({ root }) => root)));
            this.handle = new Handle(this.plot, this.store, {
              name: "Release", kind: "round",
              place: () => [this.plot.px(this.own.fraction), this.plot.py(within(this.own.velocity, -mostVelocity, mostVelocity))],
              drag: ([px, py]) => this.change({ fraction: within(this.plot.x(px), 0, 1), velocity: within(this.plot.y(py), -mostVelocity, mostVelocity) }),
              axes: [
                { name: "fraction", low: 0, high: 1, get: () => this.own.fraction, set: (fraction) => this.change({ fraction }) },
                { name: "velocity", unit: "/s", low: -20, high: 20, step: 0.1, get: () => this.own.velocity, set: (velocity) => this.change({ velocity }) },
              ],
              reset: () => this.set({ fraction: initialGesture.fraction, velocity: initialGesture.velocity }),
            });
          }
          release(fraction, velocity) {
            this.isHeld = false;
            this.set({ fraction: within(fraction, 0, 1), velocity: within(velocity, -20, 20) });
            this.transport.start(0);
          }
          hold(fraction) {
            this.isHeld = true;
            this.held = fraction;
            this.transport.stop();
            invalidate();
          }
          get fraction() {
            return this.isHeld ? this.held : this.plan.value(this.transport.time);
          }

          async open(file) {
            if (!file) return;
            const { samples, reason } = readTrace(await file.text());
            if (reason) return this.say(`${file.name}: ${reason}`, true);
            this.say(`${file.name}: ${samples.length} samples`);
            this.drag.replay(samples);
          }

          update(isCommitted) {
            const { own } = this;
            this.plan?.dispose();
            this.outcome = decideWith(own, own.fraction, own.velocity);
            this.plan = planOf(own, own.fraction, own.velocity, this.outcome);
            this.leaves = this.outcome === "finish" ? flights[own.transition]?.leave : undefined;
            this.transport.duration = Math.max(this.plan.duration, this.leaves?.duration ?? 0, 0.001);
            if (this.shownTransition !== own.transition) this.showTransition();
            updateFields(this.fields, isCommitted);
            this.showRule();
            if (!isCommitted) return;
            for (const [name, select] of Object.entries(this.selects)) select.value = own[name];
            if (this.wasChanged && !this.isHeld && !gesture.isActive && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.transport.start(0);
            this.wasChanged = true;
          }

          showTransition() {
            this.shownTransition = this.own.transition;
            this.isHeld = false;
            for (const [name, { preview }] of Object.entries(this.stages)) preview.root.hidden = name !== this.own.transition;
            const { hint } = transitions.find(({ name }) => name === this.own.transition);
            setText(this.hint, `${hint} and let go. Arrow keys move it; Enter releases it.`);
          }

          showRule() {
            const { own } = this;
            if (this.ruled !== own.rule) {
              this.ruled = own.rule;
              const { field } = ruleOf(own.rule);
              this.ruleField = field && new Field(this.store, { ...field, get: () => this.own.parameter, set: (parameter) => this.change({ parameter }) });
              this.parameter.replaceChildren(...(this.ruleField ? [this.ruleField.root] : []));
            }
            this.ruleField?.update();
            const word = this.outcome === "finish" ? "Finishes" : "Cancels";
            setText(this.verdict, `${word}: ${reasonOf(own, own.fraction, own.velocity)}.`);
            this.verdict.dataset.outcome = this.outcome;
            const { plan } = this;
            const entries = [
              ["Settles in", `${readout(plan.duration)} s`], ["Lowest, highest", `${readout(plan.minimum)}, ${readout(plan.maximum)}`],
              ["Starts with", `${readout(plan.initialVelocity)} /s`],
              ["Velocity cap", own.cap > 0 && capped(own, own.velocity) !== own.velocity ? `acts: ${readout(own.cap)} /s` : "does not act"],
            ];
            if (!this.readouts.children.length) this.readouts.append(...entries.map(([name]) => h("div", {}, h("dt", {}, name), h("dd", {}))));
            entries.forEach(([, text], index) => setText(this.readouts.children[index].lastChild, text));
          }

          draw(now) {
            this.transport.tick(now);
            this.plane.draw(this.own, this.plan, this.outcome, this.drag.path);
            this.handle.update();
            const { fraction } = this;
            if (this.leaves && !this.isHeld) this.sheet.app.leave(this.own.fraction, this.transport.time / this.leaves.duration);
            else this.sheet.show(fraction);
            this.drag.show(fraction);
            this.time.moveCursor(this.isHeld ? undefined : this.transport.time);
            const velocity = this.isHeld ? this.drag.velocity : this.plan.velocity(this.transport.time);
            const state = this.isHeld ? "held" : `${readout(this.transport.time, 3)} s`;
            setText(this.transport.output, `${state} · ${readout(fraction, 3)} · ${readout(velocity, 3)} /s`);
          }
        }
        return { GestureScreen };
        })();
        const _Studio_view_stage = (() => {

        const { h } = _Studio_view_dom;
        const { photo, stage } = _Studio_view_previews;
        const { within } = _Studio_model_numbers;

        class Stage {
          constructor() {
            this.card = h("div", { class: "photo-card free" }, photo(212), h("div", { class: "caption" }, h("b", {}, "Morning light"), h("span", {}, "Tuesday, 06:42")));
            this.device = h("div", { class: "device" }, h("div", { class: "app" }, h("div", { class: "app-bar" }, h("b", {}, "Memories"), h("i", { class: "avatar" })), h("div", { class: "tiles faint" }, ...[150, 20, 260, 320].map((hue) => h("div", { class: "tile" }, photo(hue)))), this.card));
            this.root = h("div", { class: "stages" }, h("div", { class: "stage", role: "img", "aria-label": "Photo card that the tracks move" }, this.device));
            new ResizeObserver(() => {
              const { clientWidth, clientHeight } = this.root.firstChild;
              const scale = Math.max(Math.min((clientWidth - 24) / (stage.width + 14), (clientHeight - 24) / (stage.height + 14)), 0.1);
              this.device.style.transform = `translate(-50%, -50%) scale(${scale})`;
            }).observe(this.root);
          }

          show({ x = 0, y = 0, scale = 1, rotation = 0, opacity = 1 }) {
            this.card.style.transform = `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`;
            this.card.style.opacity = String(within(opacity, 0, 1));
          }
        }
        return { Stage };
        })();
        const _Studio_screens_key_handles = (() => {

        const { Handle } = _Studio_view_handles;
        const { timeBounds, withoutKey } = _Studio_model_keyframes;
        const { token } = _Studio_view_frame;
        const { within } = _Studio_model_numbers;

        class KeyHandles {
          #key;
          #handles = [];

          constructor(screen) {
            this.screen = screen;
          }

          update() {
            const { own, row } = this.screen;
            const key = [own.selected, row.property, row.keys.length, row.segments.map(({ mode }) => mode === "bezier")].join();
            if (key === this.#key) return;
            this.#key = key;
            for (const handle of this.#handles) handle.dispose();
            this.#handles = row.keys.map((_, index) => this.#keyHandle(index));
            row.segments.forEach(({ mode }, index) => {
              if (mode === "bezier") this.#handles.push(this.#tangent(index, 0), this.#tangent(index, 1));
            });
          }

          place() {
            for (const handle of this.#handles) handle.update();
          }

          setKey(index, time, value) {
            const { row } = this.screen;
            this.screen.changeRow({ ...row, keys: row.keys.with(index, [time, within(value, -1e6, 1e6)]) });
          }
          setTime(index, time) {
            const [low, high] = timeBounds(this.screen.row, index, this.screen.own.duration);
            if (time < low || time > high) throw Object.assign(new RangeError("out of order"), { accepted: `${low} to ${high}, between the neighbours` });
            this.setKey(index, time, this.screen.row.keys[index][1]);
          }

          #keyHandle(index) {
            const { screen } = this;
            const { plot, store } = screen;
            const key = () => screen.row.keys[index];
            const bounds = () => timeBounds(screen.row, index, screen.own.duration);
            return new Handle(plot, store, {
              name: `Key ${index + 1}`, kind: "diamond",
              place: () => [plot.px(key()[0]), plot.py(key()[1])],
              drag: ([px, py]) => this.setKey(index, within(plot.x(px), ...bounds()), plot.y(py)),
              axes: [
                { name: "time", unit: "s", low: () => bounds()[0], high: () => bounds()[1], get: () => key()[0], set: (time) => this.setKey(index, time, key()[1]) },
                { name: "value", low: -1000, high: 1000, step: ["scale", "opacity"].includes(screen.row.property) ? 0.01 : 1, get: () => key()[1], set: (value) => this.setKey(index, key()[0], value) },
              ],
              remove: () => screen.setRow(withoutKey(screen.row, index)),
            });
          }
          #point(index, end) {
            const { row } = this.screen;
            const [[from, start], [to, last]] = [row.keys[index], row.keys[index + 1]];
            const { points } = row.segments[index];
            return [from + (to - from) * points[2 * end], start + (last - start) * points[2 * end + 1]];
          }

          #tangent(index, end) {
            const { screen } = this;
            const { plot, store } = screen;
            const segment = () => screen.row.segments[index];
            const set = (x, y) => {
              const points = segment().points.with(2 * end, x).with(2 * end + 1, y);
              screen.changeRow({ ...screen.row, segments: screen.row.segments.with(index, { ...segment(), points }) });
            };
            const get = (axis) => segment().points[2 * end + axis];
            return new Handle(plot, store, {
              name: `${end ? "Arriving" : "Leaving"} tangent ${index + 1}`, kind: "small",
              place: () => {
                const [[, start], [, last]] = [screen.row.keys[index], screen.row.keys[index + 1]];
                if (start === last) return undefined;
                const [time, value] = this.#point(index, end);
                return [plot.px(time), plot.py(value)];
              },
              drag: ([px, py]) => {
                const [[from, start], [to, last]] = [screen.row.keys[index], screen.row.keys[index + 1]];
                if (to > from && start !== last) {
                  set(within((plot.x(px) - from) / (to - from), 0, 1), within((plot.y(py) - start) / (last - start), -100, 100));
                }
              },
              axes: [
                { name: "x", low: 0, high: 1, get: () => get(0), set: (x) => set(x, get(1)) },
                { name: "y", low: -2, high: 3, get: () => get(1), set: (y) => set(get(0), y) },
              ],
            });
          }

          drawArms(context) {
            const { row, plot } = this.screen;
            context.strokeStyle = token("muted");
            context.lineWidth = 1.5;
            context.setLineDash([]);
            context.beginPath();
            row.segments.forEach(({ mode }, index) => {
              if (mode !== "bezier" || row.keys[index][1] === row.keys[index + 1][1]) return;
              for (const end of [0, 1]) {
                const [time, value] = row.keys[index + end];
                const [x, y] = this.#point(index, end);
                context.moveTo(plot.px(time), plot.py(value));
                context.lineTo(plot.px(x), plot.py(y));
              }
            });
            context.stroke();
          }
        }
        return { KeyHandles };
        })();
        const _Studio_screens_keyframes = (() => {

        const { choice, h, setText, button } = _Studio_view_dom;
        const { token } = _Studio_view_frame;
        const { Field, updateFields } = _Studio_view_fields;
        const { Plot, seriesColor } = _Studio_view_plot;
        const { Transport } = _Studio_view_transport;
        const { Stage } = _Studio_view_stage;
        const { modes, properties, segment, trackOf, withKey } = _Studio_model_keyframes;
        const { readout } = _Studio_model_numbers;
        const { KeyHandles } = _Studio_screens_key_handles;
        const { Sampler } = _Studio_screens_sampler;

        const labels = Object.fromEntries(properties.map(({ name, label }) => [name, label]));
        const units = Object.fromEntries(properties.map(({ name, unit }) => [name, unit]));
        const starts = { x: [0, 100], y: [0, 100], scale: [1, 1.2], rotation: [0, 90], opacity: [0, 1] };

        class KeyframeScreen {
          constructor(store) {
            this.store = store;
            this.transport = new Transport();
            this.plot = new Plot({ label: "Value over time", x: { name: "time", unit: "s" }, y: { name: "value" }, height: 300 });
            this.speed = new Plot({ label: "Velocity over time", x: { name: "time", unit: "s" }, y: { name: "velocity", unit: "/s" }, height: 150 });
            this.sampler = new Sampler();
            this.transport.duration = this.own.duration;
            this.transport.time = this.own.duration / 2;
            this.stage = new Stage();
            this.handles = new KeyHandles(this);
            this.build();
          }

          get own() {
            return this.store.state.keyframes;
          }
          get row() {
            return this.own.rows[this.own.selected];
          }
          change(change) {
            this.store.change(({ keyframes }) => ({ keyframes: { ...keyframes, ...change } }));
          }
          set(change) {
            this.change(change);
            this.store.commit();
          }
          changeRow(row) {
            const { rows, selected } = this.own;
            this.change({ rows: rows.with(selected, row) });
          }
          setRow(row) {
            this.changeRow(row);
            this.store.commit();
          }

          build() {
            this.preview = h("section", { class: "preview", "aria-label": "Preview" }, this.stage.root, this.transport.root);
            this.tracks = h("div", { class: "tracks", role: "group", "aria-label": "Tracks" });
            this.plot.root.addEventListener("dblclick", (event) => this.addAt(event));
            this.table = h("table", { class: "keys" });
            this.add = choice("Add a track", [], (property) => property && this.addRow(property));
            this.remove = button("Remove track", () => {
              const { rows, selected } = this.own;
              this.set({ rows: rows.toSpliced(selected, 1), selected: Math.max(0, selected - 1) });
            }, { class: "text-button" });
            this.more = button("Add a key", () => this.insert(this.transport.time), { class: "text-button" });
            this.duration = new Field(this.store, {
              label: "Duration", kind: "time", unit: "s", step: 0.1, low: 0.01, high: 1000, get: () => this.own.duration, set: (duration) => this.setDuration(duration),
            });
            this.work = h("section", { class: "work", "aria-label": "Plots" }, this.tracks, this.plot.root, this.speed.root,
              h("p", { class: "hint" }, "Double-click the plot to add a key. Delete removes the focused one."));
            this.values = h("section", { class: "values", "aria-label": "Values" }, h("div", { class: "values-head" }, h("h2", {}, "Keys"), this.more, this.remove),
              this.table, h("div", { class: "fields two" }, this.duration.root, this.add.root));
          }
          setDuration(duration) {
            const factor = duration / this.own.duration;
            this.change({ duration, rows: this.own.rows.map((row) => ({ ...row, keys: row.keys.map(([time, value]) => [time * factor, value]) })) });
          }

          addRow(property) {
            const { rows, duration } = this.own;
            const [start, end] = starts[property];
            const row = { property, keys: [[0, start], [duration, end]], segments: [segment("monotone")] };
            this.set({ rows: [...rows, row], selected: rows.length });
          }
          insert(time) {
            if (this.row.keys.length >= 40) return;
            const at = Math.min(Math.max(time, 0), this.own.duration);
            this.setRow(withKey(this.row, Number(at.toPrecision(4)), Number(this.curves[this.own.selected].value(at).toPrecision(6))));
          }
          addAt(event) {
            if (event.target.closest(".handle")) return;
            const box = this.plot.root.getBoundingClientRect();
            this.insert(this.plot.x(event.clientX - box.left));
          }

          update(isCommitted) {
            for (const curve of this.curves ?? []) curve.dispose();
            this.curves = this.own.rows.map(trackOf);
            this.transport.duration = this.own.duration;
            this.duration.update();
            this.handles.update();
            updateFields(this.fields ?? [], isCommitted);
            if (!isCommitted) return;
            this.plot.yAxis = { name: labels[this.row.property].toLowerCase(), unit: units[this.row.property] };
            this.speed.yAxis = { name: "velocity", unit: `${units[this.row.property]}/s` };
            this.showTracks();
            this.showKeys();
            if (this.wasChanged && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.transport.start(0);
            this.wasChanged = true;
          }

          showTracks() {
            const { rows, selected, duration } = this.own;
            const key = JSON.stringify([rows, selected, duration]);
            if (this.tracked === key) return;
            const focused = [...this.tracks.children].indexOf(document.activeElement);
            this.tracked = key;
            this.tracks.replaceChildren(...rows.map(({ property, keys }, index) => {
              const marks = keys.map(([time]) => h("i", { class: "key-mark", style: `left: ${(time / duration) * 100}%` }));
              return h("button", { type: "button", class: "track-row", "aria-pressed": String(index === selected), onclick: () => this.set({ selected: index }) },
                h("span", {}, labels[property]), h("span", { class: "lane" }, ...marks));
            }));
            if (focused >= 0) this.tracks.children[Math.min(focused, rows.length - 1)].focus();
            this.remove.disabled = rows.length < 2;
            const free = properties.filter(({ name }) => !rows.some(({ property }) => property === name));
            this.add.select.replaceChildren(h("option", { value: "" }, free.length ? "Choose…" : "All are in use"),
              ...free.map(({ name, label }) => h("option", { value: name }, label)));
            this.add.select.disabled = free.length === 0;
          }
          showKeys() {
            const { row, own } = this;
            const key = `${own.selected} ${row.property} ${row.keys.length}`;
            if (this.keyed !== key) {
              this.keyed = key;
              this.fields = [];
              this.selects = [];
              const field = (options) => {
                const made = new Field(this.store, options);
                this.fields.push(made);
                return h("td", {}, made.root);
              };
              const rows = row.keys.map((_, index) => {
                const cell = h("td", {});
                if (index < row.segments.length) {
                  const mode = choice(`After key ${index + 1}`, modes.map((value) => ({ value, label: value })), (value) =>
                    this.setRow({ ...this.row, segments: this.row.segments.with(index, { ...this.row.segments[index], mode: value }) }));
                  this.selects.push(mode.select);
                  cell.append(mode.root);
                }
                const low = () => this.row.keys[index - 1]?.[0] ?? 0;
                return h("tr", {}, h("th", { scope: "row" }, String(index + 1)),
                  field({ label: `Time ${index + 1}`, kind: "time", unit: "s", step: 0.01, low: 0, get: () => this.row.keys[index]?.[0] ?? NaN, set: (time) => this.handles.setTime(index, time, low()) }),
                  field({ label: `Value ${index + 1}`, kind: "number", step: row.property === "scale" || row.property === "opacity" ? 0.01 : 1, low: -1e6, high: 1e6, get: () => this.row.keys[index]?.[1] ?? NaN, set: (value) => this.handles.setKey(index, this.row.keys[index][0], value) }),
                  cell);
              });
              this.table.replaceChildren(h("thead", {}, h("tr", {}, ...["Key", "Time", "Value", "Interpolation"].map((name) => h("th", { scope: "col" }, name)))), h("tbody", {}, ...rows));
            }
            for (const item of this.fields) item.update();
            this.selects.forEach((select, index) => (select.value = row.segments[index].mode));
          }

          draw(now) {
            const { selected, duration } = this.own;
            this.transport.tick(now);
            const { times, values, rates } = this.sampler.sample(this.curves[selected], duration, this.plot.pointCount(3 * this.row.keys.length));
            const keyValues = this.row.keys.map(([, value]) => value);
            const [low, high] = [Math.min(...values, ...keyValues), Math.max(...values, ...keyValues)];
            const room = (high - low || 1) * 0.16;
            const side = duration * 0.03;
            this.plot.setRange([-side, duration + side], [low - room, high + room]);
            const finite = rates.filter((rate) => Number.isFinite(rate));
            const [slow, fast] = [Math.min(0, ...finite), Math.max(0, ...finite)];
            const margin = (fast - slow || 1) * 0.1;
            this.speed.setRange([-side, duration + side], [slow - margin, fast + margin]);
            const context = this.plot.begin();
            this.handles.drawArms(context);
            const isHeld = this.row.segments.every(({ mode }) => mode === "hold");
            this.plot.line(times, values, { color: seriesColor(0), width: 2.6, isStepped: isHeld });
            this.speed.begin();
            this.speed.band(0, 0, token("muted"), 0.5);
            this.speed.line(times, rates, { color: seriesColor(0) });
            this.handles.place();
            const { time } = this.transport;
            const pose = Object.fromEntries(this.own.rows.map(({ property }, index) => [property, this.curves[index].value(time)]));
            this.stage.show(pose);
            this.plot.moveCursor(time);
            this.speed.moveCursor(time);
            const curve = this.curves[selected];
            setText(this.transport.output, `${readout(time, 3)} s · ${readout(curve.value(time))} · ${readout(curve.velocity(time))} /s`);
          }
        }
        return { KeyframeScreen };
        })();
        const _Studio_view_path_board = (() => {

        const { h, svg } = _Studio_view_dom;
        const { gesture, invalidate } = _Studio_view_frame;

        const size = { width: 400, height: 300 };

        class PathBoard {
          constructor(label) {
            this.drawing = svg("svg", { role: "img", "aria-label": label, preserveAspectRatio: "xMidYMid meet" });
            this.overlay = h("div", { class: "overlay" });
            this.root = h("div", { class: "plot board" }, this.drawing, this.overlay);
            this.show([]);
            new ResizeObserver(() => {
              this.width = undefined;
              invalidate();
            }).observe(this.root);
          }
          path(name) {
            const element = svg("path", { class: name });
            this.drawing.append(element);
            return element;
          }
          show(points) {
            if (gesture.isActive && this.box) return;
            const margin = 16;
            const xs = points.map(({ x }) => x);
            const ys = points.map(({ y }) => y);
            const [left, top] = [Math.min(0, ...xs.map((x) => x - margin)), Math.min(0, ...ys.map((y) => y - margin))];
            const [right, bottom] = [Math.max(size.width, ...xs.map((x) => x + margin)), Math.max(size.height, ...ys.map((y) => y + margin))];
            this.box = { left, top, width: right - left, height: bottom - top };
            const text = `${left} ${top} ${right - left} ${bottom - top}`;
            if (this.drawing.getAttribute("viewBox") !== text) this.drawing.setAttribute("viewBox", text);
          }

          #measure() {
            if (this.width) return;
            this.width = this.root.clientWidth;
            this.height = this.root.clientHeight;
          }
          get scale() {
            this.#measure();
            return Math.min(this.width / this.box.width, this.height / this.box.height) || 1;
          }
          place(x, y) {
            const { scale, box } = this;
            return [this.width / 2 + (x - box.left - box.width / 2) * scale, this.height / 2 + (y - box.top - box.height / 2) * scale];
          }
          point([px, py]) {
            const { scale, box } = this;
            return [(px - this.width / 2) / scale + box.left + box.width / 2, (py - this.height / 2) / scale + box.top + box.height / 2];
          }
        }
        return { PathBoard };
        })();
        const _Studio_model_paths = (() => {

        const { flag, Refusal, whole, word } = _Studio_model_codec;
        const { motionOf } = _Studio_model_springs;
        const { readPath } = _Studio_model_path_data;
        const { shapeOfCurve } = _Studio_model_curves;
        const longest = 640;
        const pathCodec = {
          write: (text) => text.trim().replace(/[\s,]+/g, "_"),
          read: (text, field) => {
            if (text.length > longest) throw new Refusal(field, text, `path data of at most ${longest} characters`);
            return text.replaceAll("_", " ");
          },
        };
        const timings = ["curve", "spring"];

        const pathSchema = {
          p: { field: "path", codec: pathCodec },
          q: { field: "other", codec: pathCodec },
          n: { field: "selected", codec: whole(0, 1) },
          c: { field: "count", codec: whole(2, 60) },
          t: { field: "timing", codec: word(timings) },
          r: { field: "rotates", codec: flag },
        };

        const initialPaths = {
          path: "M40 220C40 60 170 60 200 150C230 240 360 240 360 80", other: "M40 80C110 20 130 250 200 220C270 190 290 40 360 220",
          selected: 0, count: 13, timing: "curve", rotates: true,
        };
        const checkPaths = ({ path, other }) => {
          try {
            for (const text of [path, other]) readPath(text);
            return undefined;
          } catch (error) {
            return error.message;
          }
        };
        const progressOf = ({ paths, curves, springs }) => {
          if (paths.timing === "curve") {
            const shape = shapeOfCurve(curves.items[curves.selected]);
            return { duration: curves.duration, value: (time) => shape.value(time / curves.duration), dispose: () => shape.dispose() };
          }
          const motion = motionOf({ ...springs.items[springs.selected], velocity: 0 }, 0, 1);
          const settles = motion.settles({ epsilon: springs.epsilon });
          return { duration: Number.isFinite(settles) ? Math.min(settles, 60) : 10, value: (time) => motion.value(time), dispose: () => {} };
        };
        return { longest, timings, pathSchema, initialPaths, checkPaths, progressOf };
        })();
        const _Studio_screens_path_handles = (() => {

        const { Handle } = _Studio_view_handles;
        const { movingPoint, pointsOf, removingCommand } = _Studio_model_path_data;
        const { rounded } = _Studio_model_numbers;
        const most = 40;

        class PathHandles {
          #key;
          #handles = [];

          constructor(screen) {
            this.screen = screen;
          }

          update() {
            const { commands, own } = this.screen;
            const key = own.selected + commands.map(({ letter }) => letter).join("");
            if (key === this.#key) return;
            this.#key = key;
            for (const handle of this.#handles) handle.dispose();
            const points = pointsOf(commands);
            const ends = new Map();
            this.#handles = points.length > most ? [] : points.map((point, index) => {
              const { command, isControl } = point;
              if (!ends.has(command)) ends.set(command, ends.size + 1);
              const name = isControl ? `Control ${"ab"[point.at / 2]} of ${ends.get(command)}` : `Point ${ends.get(command)}`;
              return this.#handle(name, index, isControl);
            });
          }

          place() {
            for (const handle of this.#handles) handle.update();
          }

          #handle(name, index, isControl) {
            const { screen } = this;
            const { board, store } = screen;
            const point = () => pointsOf(screen.commands)[index];
            const set = (x, y) => screen.changeCommands(movingPoint(screen.commands, point(), rounded(x, 0.1), rounded(y, 0.1)));
            const { box } = board;
            const bounds = (axis) => ({ unit: "pt", step: 1, low: () => Math.min(box[axis ? "top" : "left"], point()[axis ? "y" : "x"]), high: () => Math.max(box[axis ? "top" : "left"] + box[axis ? "height" : "width"], point()[axis ? "y" : "x"]) });
            return new Handle(board, store, {
              name, kind: isControl ? "small" : "round",
              place: () => board.place(point().x, point().y),
              drag: (pixel) => set(...board.point(pixel)),
              axes: [
                { name: "x", ...bounds(0), get: () => point().x, set: (x) => set(x, point().y) },
                { name: "y", ...bounds(1), low: () => -bounds(1).high(), high: () => -bounds(1).low(), get: () => -point().y, set: (y) => set(point().x, -y) },
              ],
              remove: () => screen.setCommands(removingCommand(screen.commands, point().command)),
            });
          }
        }
        return { PathHandles };
        })();
        const _Studio_screens_paths = (() => {

        const { button, choice, h, newID, setText } = _Studio_view_dom;
        const { Field, updateFields } = _Studio_view_fields;
        const { PathBoard } = _Studio_view_path_board;
        const { Transport } = _Studio_view_transport;
        const { addingPoint, aligned, areAlike, between, pointsOf, readPath, writePath } = _Studio_model_path_data;
        const { longest, progressOf } = _Studio_model_paths;
        const { gesture } = _Studio_view_frame;
        const { readout } = _Studio_model_numbers;
        const { PathHandles } = _Studio_screens_path_handles;

        const names = ["path", "other"];
        const outline = 120;

        const polygon = (points, isClosed) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}${isClosed ? "Z" : ""}`;
        const isClosed = (commands) => commands.at(-1).letter === "Z";

        class PathScreen {
          constructor(store) {
            this.store = store;
            this.transport = new Transport();
            this.board = new PathBoard("The edited path, the other one, and points at even distances");
            this.motion = new PathBoard("An arrow that moves along the path");
            this.morph = new PathBoard("The path on its way to the second path");
            this.faint = this.board.path("path-faint");
            this.arms = this.board.path("path-arms");
            this.line = this.board.path("path-line");
            this.dots = this.board.path("path-dots");
            this.track = this.motion.path("path-faint");
            this.arrow = this.motion.path("path-arrow");
            this.shape = this.morph.path("path-shape");
            this.measures = [this.motion.path("path-hidden"), this.motion.path("path-hidden")];
            this.handles = new PathHandles(this);
            this.build();
          }

          get own() {
            return this.store.state.paths;
          }
          get commands() {
            return this.both[this.own.selected];
          }
          get both() {
            const { path, other } = this.own;
            if (this.read?.path !== path || this.read?.other !== other) this.read = { path, other, commands: [path, other].map(readPath) };
            return this.read.commands;
          }
          change(change) {
            this.store.change(({ paths }) => ({ paths: { ...paths, ...change } }));
          }
          set(change) {
            this.change(change);
            this.store.commit();
          }
          changeCommands(commands) {
            const text = writePath(commands);
            if (text.length > longest) return false;
            this.change({ [names[this.own.selected]]: text });
            return true;
          }
          setCommands(commands) {
            const isShort = this.changeCommands(commands);
            this.store.commit();
            this.fault(isShort ? "" : `The path would have more than ${longest} characters.`);
          }

          build() {
            this.stages = h("div", { class: "stages boards" }, ...[[this.motion, "Along"], [this.morph, "Morph"]].map(([board, name]) => {
              board.root.append(h("span", { class: "stage-label" }, name));
              return board.root;
            }));
            const timing = choice("Preview by", [{ value: "curve", label: "As on Curves" }, { value: "spring", label: "As on Springs" }], (value) => this.set({ timing: value }));
            this.timing = timing.select;
            this.preview = h("section", { class: "preview", "aria-label": "Preview" }, h("div", { class: "preview-head" }, timing.root,
              button("Replay", () => this.transport.start(0), { class: "text-button" })), this.stages, this.transport.root);
            this.tabs = ["Path", "Second path"].map((label, index) => button(label, () => this.set({ selected: index }), { class: "text-button" }));
            this.rows = h("table", { class: "report" });
            this.points = h("table", { class: "report points" });
            this.work = h("section", { class: "work", "aria-label": "Paths" },
              h("div", { class: "compare", role: "group", "aria-label": "Edited path" }, ...this.tabs), this.board.root,
              h("p", { class: "hint" }, "Drag the points; click the board to add a curve, Delete removes one. The lengths, points and morph shown here are the browser's. The copied Swift code measures exactly and pairs the joints of the paths."),
              this.rows, this.points);
            this.board.root.addEventListener("click", (event) => this.click(event));
            const id = newID("path");
            this.text = h("textarea", { id, rows: "4", spellcheck: "false", autocomplete: "off", "aria-describedby": `${id}-reason`, onchange: () => this.readText() });
            this.reason = h("p", { class: "reason", id: `${id}-reason`, "aria-live": "polite" });
            this.label = h("label", { for: id }, "SVG path data");
            this.count = new Field(this.store, {
              label: "Points", kind: "number", step: 1, low: 2, high: 60, get: () => this.own.count, set: (count) => {
                if (!Number.isInteger(count)) throw new RangeError(`${readout(count)} is not a whole number; accepted: 2 to 60.`);
                this.change({ count });
              },
            });
            const rotates = choice("Direction", [{ value: "1", label: "Turns with the path" }, { value: "0", label: "Stays upright" }], (value) => this.set({ rotates: value === "1" }));
            this.rotates = rotates.select;
            this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Values"),
              h("div", { class: "field" }, this.label, this.text, this.reason), h("div", { class: "fields two" }, this.count.root, rotates.root));
          }

          readText() {
            try {
              const text = this.text.value.trim();
              if (text.length > longest) throw new RangeError(`The path has ${text.length} characters; accepted: up to ${longest}, so that a link holds both.`);
              readPath(text);
              this.set({ [names[this.own.selected]]: text.replace(/[\s,]+/g, " ") });
              this.fault("");
            } catch (error) {
              this.fault(error.message);
            }
          }
          fault(reason) {
            this.reason.textContent = reason;
            this.text.setAttribute("aria-invalid", String(reason !== ""));
          }

          click(event) {
            if (event.target.closest(".handle")) return;
            const box = this.board.root.getBoundingClientRect();
            const [x, y] = this.board.point([event.clientX - box.left, event.clientY - box.top]);
            this.setCommands(addingPoint(this.commands, x, y));
          }
          at(index, distance) {
            const [measure, length] = [this.measures[index], this.lengths[index]];
            const isRound = isClosed(this.both[index]);
            const used = isRound && length > 0 ? ((distance % length) + length) % length : Math.min(Math.max(distance, 0), length);
            const step = Math.min(length / 1000, 0.1);
            const [a, b] = [measure.getPointAtLength(Math.max(used - step, 0)), measure.getPointAtLength(Math.min(used + step, length))];
            const angle = Math.atan2(b.y - a.y, b.x - a.x);
            const { x, y } = measure.getPointAtLength(used);
            const over = isRound ? 0 : distance - used;
            return { x: x + over * Math.cos(angle), y: y + over * Math.sin(angle), angle: (angle * 180) / Math.PI };
          }

          update(isCommitted) {
            const { selected, count, timing, rotates, path, other } = this.own;
            this.progress?.dispose();
            this.progress = progressOf(this.store.state);
            this.transport.duration = this.progress.duration;
            [path, other].forEach((text, index) => this.measures[index].setAttribute("d", text));
            this.lengths = this.measures.map((measure) => measure.getTotalLength());
            for (const board of [this.board, this.motion, this.morph]) board.show(this.both.flatMap(pointsOf));
            this.draft(selected, count);
            this.matched = undefined;
            updateFields([this.count], isCommitted);
            this.handles.update();
            if (!isCommitted) return;
            if (document.activeElement !== this.text || this.text.getAttribute("aria-invalid") !== "true") {
              this.text.value = this.own[names[selected]];
              this.fault("");
            }
            this.timing.value = timing;
            this.rotates.value = rotates ? "1" : "0";
            this.tabs.forEach((tab, index) => tab.setAttribute("aria-pressed", String(index === selected)));
            setText(this.label, selected ? "SVG path data of the second path" : "SVG path data");
            this.report(selected, count);
            if (this.wasChanged && !gesture.isActive && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.transport.start(0);
            this.wasChanged = true;
          }
          draft(selected, count) {
            this.line.setAttribute("d", this.own[names[selected]]);
            this.faint.setAttribute("d", this.own[names[1 - selected]]);
            this.track.setAttribute("d", this.own.path);
            this.even = Array.from({ length: count }, (_, index) => this.at(selected, (this.lengths[selected] * index) / (isClosed(this.commands) ? count : count - 1)));
            this.dots.setAttribute("d", this.even.map(({ x, y, angle }) => {
              const [dx, dy] = [-6 * Math.sin((angle * Math.PI) / 180), 6 * Math.cos((angle * Math.PI) / 180)];
              return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
            }).join(""));
            let [x, y] = [0, 0];
            this.arms.setAttribute("d", this.commands.map(({ letter, numbers }) => {
              const [start, end] = [[x, y], numbers.slice(-2)];
              [x, y] = end.length ? end : [x, y];
              if (letter === "C") return `M${start}L${numbers.slice(0, 2)}M${numbers.slice(2, 4)}L${end}`;
              return letter === "Q" ? `M${start}L${numbers.slice(0, 2)}L${end}` : "";
            }).join(""));
          }

          report(selected, count) {
            this.rows.style.setProperty("--columns", "2");
            const [a, b] = this.both;
            const row = (name, ...cells) => h("tr", {}, h("th", { scope: "row" }, name), ...cells.map((cell) => h("td", {}, cell)));
            this.rows.replaceChildren(
              h("thead", {}, h("tr", {}, h("td", {}), h("th", { scope: "col" }, "Path"), h("th", { scope: "col" }, "Second"))),
              h("tbody", {}, row("Length", ...this.lengths.map((length) => `${readout(length, 6)} pt`)),
                row("Commands", ...[a, b].map((commands) => commands.map(({ letter }) => letter).join(" "))),
                row("Ends", ...[a, b].map((commands) => (isClosed(commands) ? "closed" : "open"))),
                row("Morph in CSS", areAlike(a, b) ? "number by number" : "jumps half way", areAlike(a, b) ? "" : "other commands")));
            this.points.style.setProperty("--columns", "2");
            const distance = this.lengths[selected] / (isClosed(this.commands) ? count : count - 1);
            this.points.replaceChildren(
              h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Distance"), ...["x", "y", "Angle"].map((name) => h("th", { scope: "col" }, name)))),
              h("tbody", {}, ...this.even.map(({ x, y, angle }, index) =>
                row(`${readout(index * distance)} pt`, readout(x), readout(y), `${readout(angle, 3)}°`))));
          }
          morphed(progress) {
            const [a, b] = this.both;
            if (areAlike(a, b)) return writePath(between(a, b, progress));
            this.matched ??= this.match();
            const { first, second, isRing } = this.matched;
            return polygon(first.map(([x, y], index) => [x + (second[index][0] - x) * progress, y + (second[index][1] - y) * progress]), isRing);
          }
          match() {
            const isRing = this.both.every(isClosed);
            const [first, second] = [0, 1].map((index) => Array.from({ length: outline }, (_, at) => {
              const { x, y } = this.measures[index].getPointAtLength((this.lengths[index] * at) / (isRing ? outline : outline - 1));
              return [x, y];
            }));
            return { first, second: isRing ? aligned(first, second) : second, isRing };
          }

          draw(now) {
            this.transport.tick(now);
            const progress = this.progress.value(this.transport.time);
            const { x, y, angle } = this.at(0, progress * this.lengths[0]);
            const size = 14 / this.motion.scale;
            this.arrow.setAttribute("d", `M${1.2 * size} 0L${-size} ${0.9 * size}L${-0.5 * size} 0L${-size} ${-0.9 * size}Z`);
            this.arrow.setAttribute("transform", `translate(${x} ${y}) rotate(${this.own.rotates ? angle : 0})`);
            this.shape.setAttribute("d", this.morphed(progress));
            this.shape.classList.toggle("filled", this.both.some(isClosed));
            this.handles.place();
            setText(this.transport.output, `${readout(this.transport.time, 3)} s · ${readout(progress * this.lengths[0])} pt`);
          }
        }
        return { PathScreen };
        })();
        const _Studio_model_spring_shape = (() => {

        const { spring } = _JavaScript_core;
        const shapeOf = ({ mass, stiffness, damping, velocity }, distance) => {
          const frequency = Math.sqrt(stiffness / mass);
          return { frequency, ratio: spring({ mass, stiffness, damping }).dampingRatio, u: velocity / distance };
        };

        const unit = (frequency, ratio, u) =>
          spring({ mass: 1, stiffness: frequency ** 2, damping: 2 * ratio * frequency }, { velocity: u });
        const peakTime = ({ frequency, ratio, u }) => {
          const root = Math.sqrt(1 - ratio * ratio);
          const damped = frequency * root;
          return (Math.PI - Math.atan2(u * damped, frequency * (frequency - ratio * u))) / damped;
        };
        const peakOf = (shape) => {
          if (!(shape.ratio < 1)) return undefined;
          const time = peakTime(shape);
          return { time, overshoot: unit(shape.frequency, shape.ratio, shape.u).value(time) - 1 };
        };
        const halfTime = ({ frequency, ratio, u }) => {
          const motion = unit(frequency, ratio, u);
          let [low, high] = [0, 1 / frequency];
          for (let count = 0; motion.value(high) < 0.5; count += 1) {
            if (count > 200) return Infinity;
            [low, high] = [high, 2 * high];
          }
          for (let count = 0; count < 60; count += 1) {
            const middle = (low + high) / 2;
            if (motion.value(middle) < 0.5) low = middle;
            else high = middle;
          }
          return high;
        };
        const leastOvershoot = 1e-4;
        const withPeak = (time, overshoot, { frequency, ratio, u }) => {
          const log = Math.log(overshoot);
          const atRest = -log / Math.sqrt(Math.PI ** 2 + log ** 2);
          if (u === 0) return { ratio: atRest, frequency: Math.PI / (time * Math.sqrt(1 - atRest ** 2)) };
          const difference = (x, z) => {
            const peak = peakOf({ frequency: Math.exp(x), ratio: z, u });
            return [peak.time / time - 1, peak.overshoot - overshoot];
          };
          const start = ratio < 1 ? [Math.log(frequency), ratio] : [Math.log(Math.PI / time), 0.5];
          let [x, z] = start;
          let current = difference(x, z);
          const size = ([a, b]) => Math.hypot(a, b);
          for (let count = 0; count < 60 && size(current) > 1e-13; count += 1) {
            const h = 1e-6;
            const k = z > 0.5 ? -h : h;
            const byX = difference(x + h, z).map((value, index) => (value - current[index]) / h);
            const byZ = difference(x, z + k).map((value, index) => (value - current[index]) / k);
            const determinant = byX[0] * byZ[1] - byX[1] * byZ[0];
            if (!(Math.abs(determinant) > 1e-14)) break;
            const dx = (current[0] * byZ[1] - current[1] * byZ[0]) / determinant;
            const dz = (byX[0] * current[1] - byX[1] * current[0]) / determinant;
            let step = 1;
            let next;
            for (; step > 1e-4; step /= 2) {
              const place = [x - step * dx, z - step * dz];
              if (!(place[1] >= 0 && place[1] < 0.999999 && Math.abs(place[0] - x) < 3)) continue;
              next = difference(...place);
              if (size(next) < size(current)) {
                [x, z] = place;
                break;
              }
            }
            if (step <= 1e-4) break;
            current = next;
          }
          return size(current) < 1e-6 ? { frequency: Math.exp(x), ratio: z } : undefined;
        };
        const withHalf = (time, { frequency, ratio, u }) => {
          if (u === 0) return (halfTime({ frequency, ratio, u }) * frequency) / time;
          let [low, high] = [Math.log(1e-3 / time), Math.log(1e4 / time)];
          for (let count = 0; count < 60; count += 1) {
            const middle = (low + high) / 2;
            if (halfTime({ frequency: Math.exp(middle), ratio, u }) > time) low = middle;
            else high = middle;
          }
          const found = Math.exp(high);
          return Math.abs(halfTime({ frequency: found, ratio, u }) / time - 1) < 1e-6 ? found : undefined;
        };
        const withShape = (item, frequency, ratio) => ({
          ...item,
          stiffness: item.mass * frequency ** 2,
          damping: 2 * ratio * frequency * item.mass,
        });
        const excursionOf = (motion) => {
          const { mass, stiffness, damping, from, to, initialVelocity: v } = motion;
          const [square, decay, d] = [stiffness / mass, damping / (2 * mass), from - to];
          const w = Math.sqrt(Math.abs(square - decay * decay));
          const quotient = v / (square * d + decay * v);
          let turn = quotient;
          if (w > 0 && square > decay * decay) turn = (Math.atan(w * quotient) / w + Math.PI / w) % (Math.PI / w);
          else if (w > 0) turn = Math.atanh(w * quotient) / w;
          const beyond = turn > 0 && Number.isFinite(turn) ? Math.abs(motion.value(turn) - to) : 0;
          return Math.max(Math.abs(d), beyond);
        };
        const settlingOf = (motion, epsilon) => motion.settles({ epsilon: epsilon * excursionOf(motion) });
        const shownTime = (motions, epsilon) => {
          const longest = Math.max(...motions.map((motion) => {
            const settled = settlingOf(motion, epsilon);
            return Math.min(settled, 12 * motion.response);
          }));
          const rough = Math.max(longest * 1.12, 1e-3);
          const unit = 10 ** Math.floor(Math.log10(rough));
          return [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((factor) => factor * unit).find((time) => time >= rough);
        };
        const reportOf = (motion, epsilon) => {
          const distance = motion.to - motion.from;
          const shape = {
            frequency: Math.sqrt(motion.stiffness / motion.mass), ratio: motion.dampingRatio, u: motion.initialVelocity / distance,
          };
          const peak = peakOf(shape);
          const settles = settlingOf(motion, epsilon);
          const end = Number.isFinite(settles) ? settles : 4 * motion.response;
          const count = 400;
          const times = Float64Array.from({ length: count + 1 }, (_, index) => (end * index) / count);
          const rates = new Float64Array(count + 1);
          motion.sample(times, undefined, rates);
          const fastest = rates.reduce((best, rate, index) => (Math.abs(rate) > Math.abs(rates[best]) ? index : best), 0);
          return { settles, peak, half: halfTime(shape), speed: rates[fastest], speedTime: times[fastest] };
        };
        return { shapeOf, peakTime, peakOf, halfTime, leastOvershoot, withPeak, withHalf, withShape, excursionOf, settlingOf, shownTime, reportOf };
        })();
        const _Studio_screens_spring_handles = (() => {

        const { Handle } = _Studio_view_handles;
        const { halfTime, leastOvershoot, peakOf, shapeOf, withHalf, withPeak, withShape } = _Studio_model_spring_shape;
        const { within } = _Studio_model_numbers;

        const arrowLength = 44;

        const springHandles = (screen) => {
          const { store, value: plot } = screen;
          const distance = () => screen.own.to - screen.own.from;
          const shape = () => shapeOf(screen.item, distance());
          const hasPeak = () => shape().ratio < 1;

          const setPeak = (time, overshoot) => {
            const found = withPeak(time, overshoot, shape());
            if (found) screen.dragItem(withShape(screen.item, found.frequency, found.ratio));
          };
          const setHalf = (time) => {
            const { ratio } = shape();
            const frequency = withHalf(time, shape());
            if (frequency) screen.dragItem(withShape(screen.item, frequency, ratio));
          };
          const timeBounds = { low: 0.005, high: 20 };
          const overshootBounds = { low: leastOvershoot, high: 0.999 };
          const time = (get, set) => ({ name: "time", unit: "s", ...timeBounds, step: 0.01, get, set });

          const peak = new Handle(plot, store, {
            name: "Peak", kind: "diamond",
            place: () => {
              if (!hasPeak()) return undefined;
              const { time, overshoot } = peakOf(shape());
              return [plot.px(time), plot.py(screen.own.from + distance() * (1 + overshoot))];
            },
            drag: ([px, py]) => {
              const overshoot = (plot.y(py) - screen.own.from) / distance() - 1;
              setPeak(within(plot.x(px), timeBounds.low, timeBounds.high), within(overshoot, overshootBounds.low, overshootBounds.high));
            },
            axes: [
              time(() => peakOf(shape()).time, (seconds) => setPeak(seconds, Math.max(peakOf(shape()).overshoot, leastOvershoot))),
              { name: "overshoot", ...overshootBounds, step: 0.01, get: () => peakOf(shape()).overshoot, set: (overshoot) => setPeak(peakOf(shape()).time, overshoot) },
            ],
            reset: () => {
              screen.dragItem(withShape(screen.item, shape().frequency, 0.7));
              store.commit();
            },
          });
          const half = new Handle(plot, store, {
            name: "Half way", kind: "diamond",
            place: () => (hasPeak() ? undefined : [plot.px(halfTime(shape())), plot.py(screen.own.from + distance() / 2)]),
            drag: ([px]) => setHalf(within(plot.x(px), timeBounds.low, timeBounds.high)),
            axes: [time(() => halfTime(shape()), setHalf)],
          });
          const reach = () => plot.x(plot.px(0) + arrowLength);
          const most = 1000;
          const velocity = new Handle(plot, store, {
            name: "Start velocity", kind: "arrow",
            place: () => {
              const height = plot.py(screen.own.from + screen.item.velocity * reach());
              return [plot.px(0) + arrowLength, within(height, 10, plot.size.height - 26)];
            },
            drag: ([, py]) => {
              const speed = (plot.y(py) - screen.own.from) / reach();
              screen.dragItem({ velocity: Math.abs(speed) < 2 / plot.inner.height ? 0 : speed });
            },
            axes: [
              {
                name: "velocity", unit: "/s", low: -most, high: most, step: 0.1, get: () => screen.item.velocity,
                set: (speed) => screen.dragItem({ velocity: speed }),
              },
            ],
            reset: () => {
              screen.dragItem({ velocity: 0 });
              store.commit();
            },
          });
          const target = new Handle(plot, store, {
            name: "Target", kind: "square",
            place: () => [plot.size.width - 22, plot.py(screen.own.to)],
            drag: ([, py]) => setTarget(plot.y(py)),
            axes: [
              {
                name: "target", low: () => screen.own.from - 1000, high: () => screen.own.from + 1000, step: 0.01, get: () => screen.own.to,
                set: (to) => setTarget(to),
              },
            ],
          });
          const setTarget = (to) => {
            if (to === screen.own.from) return;
            if (screen.transport.isPlaying) {
              screen.isRetargeting = true;
              screen.turn(() => to);
            }
            screen.change({ to });
          };
          return [half, peak, velocity, target];
        };
        return { springHandles };
        })();
        const _Studio_screens_springs = (() => {

        const { button, choice, h, setText } = _Studio_view_dom;
        const { gesture, invalidate, token } = _Studio_view_frame;
        const { Compare, shownSeries, swatch } = _Studio_view_compare;
        const { Field, updateFields } = _Studio_view_fields;
        const { Plot, dashes, seriesColor } = _Studio_view_plot;
        const { Preview, previewNames } = _Studio_view_previews;
        const { Transport } = _Studio_view_transport;
        const { letters, motionOf, preset, presets, previews, refusalOf, spellings } = _Studio_model_springs;
        const { readout } = _Studio_model_numbers;
        const { excursionOf, reportOf, settlingOf, shownTime } = _Studio_model_spring_shape;
        const { springHandles } = _Studio_screens_spring_handles;
        const { Sampler } = _Studio_screens_sampler;

        class SpringScreen {
          constructor(store) {
            this.store = store;
            this.transport = new Transport({ onrestart: () => this.endTurn() });
            this.value = new Plot({ label: "Value over time", x: { name: "time", unit: "s" }, y: { name: "value" }, height: 300 });
            this.speed = new Plot({ label: "Velocity over time", x: { name: "time", unit: "s" }, y: { name: "velocity", unit: "/s" }, height: 170 });
            this.samplers = letters.map(() => new Sampler());
            this.base = new Sampler();
            this.compare = new Compare({ get: () => this.own, set: (change) => this.set(change), hasDifference: true });
            this.handles = springHandles(this);
            this.velocity = this.handles.find(({ kind }) => kind === "arrow");
            this.build();
          }

          get own() {
            return this.store.state.springs;
          }
          get item() {
            return this.own.items[this.own.selected];
          }
          change(change) {
            this.store.change(({ springs }) => ({ springs: { ...springs, ...change } }));
          }
          set(change) {
            this.change(change);
            this.store.commit();
          }
          changeItem(change) {
            const { items, selected } = this.own;
            const item = { ...items[selected], ...change };
            const reason = refusalOf(item);
            if (reason) throw new RangeError(reason);
            this.change({ items: items.with(selected, item) });
          }
          dragItem(change) {
            if (!refusalOf({ ...this.item, ...change })) this.changeItem(change);
          }

          build() {
            const object = choice("Preview", previews.map((value) => ({ value, label: previewNames[value] })), (preview) => this.set({ preview }));
            this.object = object.select;
            this.stages = h("div", {
              class: "stages", onclick: () => this.tap(),
            });
            this.preview = h("section", { class: "preview", "aria-label": "Preview" }, h("div", { class: "preview-head" }, object.root,
              button("Replay", () => this.transport.replay(), { class: "text-button" })), this.stages, this.transport.root,
              h("p", { class: "hint" }, "Click the preview while it moves: it turns back and keeps its velocity."));
            this.rows = h("table", { class: "report" });
            this.work = h("section", { class: "work", "aria-label": "Plots" }, this.compare.root, this.value.root, this.speed.root, this.rows);

            const spelling = choice("Parameters", Object.entries(spellings).map(([value, { label }]) => ({ value, label })), (value) => this.set({ spelling: value }));
            const named = choice("Preset", [{ value: "", label: "Choose…" }, ...Object.keys(presets).map((value) => ({ value, label: value }))], (name) => {
              if (!name) return;
              this.changeItem(preset(name));
              this.store.commit();
            });
            Object.assign(this, { spelling: spelling.select, named: named.select });
            this.parameters = h("div", { class: "fields" });
            const motion = [
              { label: "From", kind: "number", step: 0.1, low: -1e9, high: 1e9, get: () => this.own.from, set: (from) => this.setEnds(from, this.own.to) },
              { label: "To", kind: "number", step: 0.1, low: -1e9, high: 1e9, get: () => this.own.to, set: (to) => this.setEnds(this.own.from, to) },
              { label: "Velocity", kind: "velocity", unit: "/s", step: 0.1, low: -1e6, high: 1e6, get: () => this.item.velocity, set: (velocity) => this.changeItem({ velocity }) },
              { label: "Settled within ±", kind: "ratio", step: 0.001, low: 1e-9, high: 0.5, get: () => this.own.epsilon, set: (epsilon) => this.change({ epsilon }) },
            ];
            this.fixed = motion.map((options) => new Field(this.store, options));
            this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Values"), h("div", { class: "fields two" }, spelling.root, named.root),
              this.parameters, h("div", { class: "fields" }, ...this.fixed.map(({ root }) => root)));
          }

          setEnds(from, to) {
            if (from === to) throw Object.assign(new RangeError("From and To must differ."));
            this.change({ from, to });
          }
          tap() {
            if (!this.transport.isPlaying) return this.transport.replay();
            const { from, to } = this.own;
            this.turn((motion) => (motion.to === to ? from : to));
          }
          turn(target) {
            const { time } = this.transport;
            this.live = (this.live ?? this.motions).map((motion) => motion.retarget(target(motion), time));
            this.transport.start(0);
          }
          endTurn() {
            this.live = undefined;
            this.frame = { from: this.own.from, to: this.own.to };
          }

          fieldsFor(spelling) {
            if (this.spelled === spelling) return;
            this.spelled = spelling;
            const { fields, read, make } = spellings[spelling];
            const values = () => read(this.item);
            this.fields = fields.map((options) => new Field(this.store, {
              ...options, get: () => values()[options.name],
              set: (value) => this.changeItem(make({ ...values(), [options.name]: value })),
            }));
            this.parameters.replaceChildren(...this.fields.map(({ root }) => root));
          }

          stagesFor(preview, count) {
            const key = `${preview} ${count}`;
            if (this.staged === key) return;
            this.staged = key;
            this.shown = Array.from({ length: count }, () => new Preview(preview, `${previewNames[preview]} that moves with the spring`));
            this.stages.dataset.count = String(count);
            this.stages.replaceChildren(...this.shown.map(({ root }) => root));
          }
          update(isCommitted) {
            const { from, to, items, preview, spelling, epsilon } = this.own;
            this.motions = items.map((item) => motionOf(item, from, to));
            const isTurning = this.live && this.transport.isPlaying && this.isRetargeting;
            if (!isTurning) this.endTurn();
            if (isCommitted) this.isRetargeting = false;
            if (!gesture.isActive) this.shownTime = shownTime(this.motions, epsilon);
            this.transport.duration = this.shownTime;
            this.fieldsFor(spelling);
            updateFields([...this.fields, ...this.fixed], isCommitted);
            if (!isCommitted) return;
            this.object.value = preview;
            this.spelling.value = spelling;
            const name = Object.keys(presets).find((name) => ["mass", "stiffness", "damping"].every((key) => preset(name)[key] === this.item[key]));
            this.named.value = name ?? "";
            this.stagesFor(preview, shownSeries(this.own).length);
            this.compare.update();
            this.report();
            if (this.wasChanged && !isTurning && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.transport.start(0);
            this.wasChanged = true;
          }

          report() {
            const { epsilon } = this.own;
            const series = shownSeries(this.own).sort((a, b) => a - b);
            const reports = series.map((index) => reportOf(this.motions[index], epsilon));
            const row = (name, read) => h("tr", {}, h("th", { scope: "row" }, name), ...reports.map((report, index) => h("td", {}, read(report, this.motions[series[index]]))));
            const time = (value) => (Number.isFinite(value) ? `${readout(value)} s` : "never");
            this.rows.style.setProperty("--columns", String(series.length));
            this.rows.replaceChildren(
              h("thead", {}, h("tr", {}, h("td", {}), ...series.map((index) => h("th", { scope: "col" }, swatch(index), letters[index])))),
              h("tbody", {}, row(`Settles within ±${readout(epsilon * 100)} % of the largest distance`, ({ settles }) => time(settles)),
                row("Overshoot", ({ peak }) => (peak && peak.overshoot > 5e-7 ? `${readout(peak.overshoot * 100)} % at ${readout(peak.time, 3)} s` : "none")),
                row("Half way", ({ half }) => time(half)),
                row("Highest speed", ({ speed, speedTime }) => `${readout(speed)} /s at ${readout(speedTime, 3)} s`),
                row("Damping ratio", (_, motion) => readout(motion.dampingRatio)),
                row("Response", (_, motion) => time(motion.response))));
          }

          ranges() {
            const { from, to } = this.own;
            const size = Math.abs(to - from);
            let [low, high] = [Math.min(from, to), Math.max(from, to)];
            let [slow, fast] = [0, 0];
            for (const index of shownSeries(this.own)) {
              const { values, rates } = this.samplers[index];
              for (let at = 0; at < values.length; at += 1) {
                low = Math.min(low, values[at]);
                high = Math.max(high, values[at]);
                slow = Math.min(slow, rates[at]);
                fast = Math.max(fast, rates[at]);
              }
            }
            const room = Math.max((high - low) * 0.12, size * 0.12);
            const time = [0, this.shownTime];
            this.value.setRange(time, [low - room, Math.max(high + room, Math.max(from, to) + size * 0.28)]);
            const margin = (fast - slow || 1) * 0.1;
            this.speed.setRange(time, [slow - margin, fast + margin]);
          }

          draw(now) {
            const { from, to, epsilon, difference, selected } = this.own;
            this.transport.tick(now);
            const series = shownSeries(this.own);
            for (const index of series) {
              const { stiffness, mass } = this.motions[index];
              const halfPeriods = (this.shownTime * Math.sqrt(stiffness / mass)) / Math.PI;
              this.samplers[index].sample(this.motions[index], this.shownTime, this.value.pointCount(halfPeriods));
            }
            this.ranges();
            const { value, speed } = this;
            value.begin();
            const room = epsilon * excursionOf(this.motions[selected]);
            value.band(to - room, to + room, token("accent"), 0.3);
            value.band(to, to, token("muted"), 0.8);
            speed.begin();
            speed.band(0, 0, token("muted"), 0.5);
            for (const index of series) {
              const { times, values, rates } = this.samplers[index];
              const style = { color: seriesColor(index), dash: dashes[index], width: index === selected ? 2.6 : 1.8 };
              if (difference && index !== selected) {
                const other = this.base.sample(this.motions[selected], this.shownTime, times.length);
                value.line(times, values.map((number, at) => from + (number - other.values[at])), style);
                speed.line(times, rates.map((number, at) => number - other.rates[at]), style);
              } else {
                value.line(times, values, style);
                speed.line(times, rates, style);
              }
            }
            const settles = settlingOf(this.motions[selected], epsilon);
            value.mark(settles < this.shownTime ? settles : undefined, `settled ${readout(settles, 3)} s`);
            for (const handle of this.handles) handle.update();
            this.drawArrow();
            this.show(series);
          }
          drawArrow() {
            const { value: plot } = this;
            const end = this.velocity.place();
            plot.clip((context) => {
              context.strokeStyle = token("ink");
              context.lineWidth = 2;
              context.setLineDash([]);
              context.beginPath();
              context.moveTo(plot.px(0), plot.py(this.own.from));
              context.lineTo(end[0] - 5, end[1]);
              context.stroke();
            });
          }
          show(series) {
            const { from, to } = this.frame;
            const { time } = this.transport;
            const motions = this.live ?? this.motions;
            series.slice().sort((a, b) => a - b).forEach((index, place) => {
              const preview = this.shown[place];
              if (!preview) return;
              preview.show((motions[index].value(time) - from) / (to - from));
              setText(preview.label, series.length > 1 ? letters[index] : "");
            });
            const cursor = this.live ? undefined : time;
            this.value.moveCursor(cursor);
            this.speed.moveCursor(cursor);
            const motion = motions[this.own.selected];
            setText(this.transport.output, `${readout(time, 3)} s · ${readout(motion.value(time))} · ${readout(motion.velocity(time))} /s`);
            if (this.transport.isPlaying) invalidate();
          }
        }
        return { SpringScreen };
        })();
        const _Studio_view_space = (() => {

        const { h } = _Studio_view_dom;
        const { invalidate, token } = _Studio_view_frame;
        const { project, showsFront, visiblePart } = _Studio_model_transforms;

        const card = { width: 96, height: 128 };
        const shown = { small: 370, large: 290 };
        const large = 1.35;
        const radius = 71;

        class SpaceView {
          constructor(label, note, isLarge = false) {
            this.label = label;
            this.note = note;
            this.canvas = h("canvas", { role: "img", "aria-label": label ? `Card by the method ${label}` : "Card at the edited end" });
            this.overlay = h("div", { class: "overlay" });
            this.warning = h("p", { class: "behind", hidden: true }, "Hatched: a part is behind the eye");
            this.root = h("figure", { class: isLarge ? "space large" : "space" }, this.canvas, this.overlay,
              label ? h("figcaption", {}, h("b", {}, label), h("span", {}, note)) : undefined, this.warning);
            this.size = { width: 0, height: 0 };
            new ResizeObserver(() => invalidate()).observe(this.root);
          }

          get scale() {
            const fitting = Math.min(this.size.width, this.size.height) / (this.label ? shown.small : shown.large);
            return this.label ? fitting : Math.min(fitting, large);
          }

          get ringRadius() {
            return radius * this.scale;
          }
          place(x, y) {
            return [this.size.width / 2 + x * this.scale, this.size.height / 2 + y * this.scale];
          }
          point([px, py]) {
            return [(px - this.size.width / 2) / this.scale, (py - this.size.height / 2) / this.scale];
          }
          draw(path, progress, perspective) {
            const { clientWidth: width, clientHeight: height } = this.canvas;
            const ratio = Math.min(globalThis.devicePixelRatio || 1, 3);
            if (this.canvas.width !== Math.round(width * ratio) || this.canvas.height !== Math.round(height * ratio)) {
              this.canvas.width = Math.round(width * ratio);
              this.canvas.height = Math.round(height * ratio);
            }
            this.size = { width, height };
            const context = this.canvas.getContext("2d");
            context.setTransform(ratio, 0, 0, ratio, 0, 0);
            context.clearRect(0, 0, width, height);
            const count = 48;
            const matrices = path.sample(Float64Array.from({ length: count + 1 }, (_, index) => index / count));
            context.strokeStyle = token("series-0");
            context.lineWidth = 1.5;
            context.beginPath();
            let isDown = false;
            for (let index = 0; index <= count; index += 1) {
              const { x, y, w } = project(matrices.subarray(16 * index, 16 * index + 16), 0, 0, perspective);
              const [px, py] = this.place(x, y);
              if (w < 0.02) isDown = false;
              else if (isDown) context.lineTo(px, py);
              else context.moveTo(px, py);
              isDown ||= w >= 0.02;
            }
            context.stroke();
            this.#outline(context, matrices.subarray(0, 16), perspective, [3, 3]);
            this.#outline(context, matrices.subarray(16 * count), perspective, []);
            const isCut = this.#card(context, path.value(progress).matrix, perspective);
            this.warning.hidden = !isCut;
            return context;
          }

          #path(context, polygon) {
            context.beginPath();
            polygon.forEach(([x, y], index) => {
              const [px, py] = this.place(x, y);
              if (index === 0) context.moveTo(px, py);
              else context.lineTo(px, py);
            });
            context.closePath();
          }

          #outline(context, matrix, perspective, dash) {
            const { polygon } = visiblePart(matrix, card.width, card.height, perspective);
            context.setLineDash(dash);
            context.strokeStyle = token("edge");
            context.lineWidth = 1;
            this.#path(context, polygon);
            context.stroke();
            context.setLineDash([]);
          }
          #card(context, matrix, perspective) {
            const { polygon, isCut } = visiblePart(matrix, card.width, card.height, perspective);
            if (polygon.length < 3) return isCut;
            const isFront = showsFront(polygon);
            const at = (x, y) => {
              const point = project(matrix, x, y, perspective);
              return this.place(point.x, point.y);
            };
            context.save();
            context.shadowColor = "rgb(0 0 0 / .28)";
            context.shadowBlur = 14;
            context.shadowOffsetY = 5;
            this.#path(context, polygon);
            context.fillStyle = isFront ? "#fbfbfd" : "#c6cad6";
            context.fill();
            context.restore();
            context.save();
            this.#path(context, polygon);
            context.clip();
            if (isCut) this.#hatch(context);
            else if (isFront) this.#front(context, at);
            context.restore();
            context.strokeStyle = "rgb(0 0 0 / .35)";
            context.lineWidth = 1;
            this.#path(context, polygon);
            context.stroke();
            return isCut;
          }

          #fill(context, at, points, color) {
            context.beginPath();
            for (const [x, y] of points) context.lineTo(...at(x, y));
            context.closePath();
            context.fillStyle = color;
            context.fill();
          }

          #front(context, at) {
            const rectangle = (x, y, width, height) => [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
            this.#fill(context, at, rectangle(-42, -58, 84, 78), "#3f7fd0");
            this.#fill(context, at, rectangle(-42, -22, 84, 42), "#f2c38f");
            this.#fill(context, at, [[-42, 20], [-42, 4], [-22, -24], [-6, -2], [10, -34], [42, 6], [42, 20]], "#375a6d");
            this.#fill(context, at, [[10, -34], [18, -22], [12, -20], [6, -23], [2, -18]], "#ffffff");
            this.#fill(context, at, rectangle(-42, 28, 60, 8), "#1b1c20");
            this.#fill(context, at, rectangle(-42, 43, 40, 6), "#9a9da8");
          }

          #hatch(context) {
            context.strokeStyle = token("fault");
            context.lineWidth = 1.5;
            context.beginPath();
            for (let at = -this.size.height; at < this.size.width; at += 9) {
              context.moveTo(at, this.size.height);
              context.lineTo(at + this.size.height, 0);
            }
            context.stroke();
          }
        }
        return { SpaceView };
        })();
        const _Studio_screens_transforms = (() => {

        const { button, h, setText } = _Studio_view_dom;
        const { gesture, invalidate, token } = _Studio_view_frame;
        const { Field, updateFields } = _Studio_view_fields;
        const { Handle } = _Studio_view_handles;
        const { SpaceView } = _Studio_view_space;
        const { Transport } = _Studio_view_transport;
        const { methods, pathsOf, plainPose, poseFields } = _Studio_model_transforms;
        const { readout, within } = _Studio_model_numbers;

        const ends = ["from", "to"];

        class TransformScreen {
          constructor(store) {
            this.store = store;
            this.transport = new Transport({ label: "Progress", unit: "", onseek: () => this.keepProgress() });
            this.transport.duration = 1;
            this.transport.time = this.own.progress;
            this.transport.slider.addEventListener("change", () => this.store.commit());
            this.views = methods.map(({ label, note }) => new SpaceView(label, note));
            this.main = new SpaceView("", "", true);
            this.build();
          }

          get own() {
            return this.store.state.transforms;
          }
          get end() {
            return ends[this.own.selected];
          }
          get pose() {
            return this.own[this.end];
          }
          change(change) {
            this.store.change(({ transforms }) => ({ transforms: { ...transforms, ...change } }));
          }
          changePose(change) {
            this.change({ [this.end]: { ...this.pose, ...change } });
          }
          keepProgress() {
            this.change({ progress: within(this.transport.time, 0, 1) });
          }

          build() {
            this.tabs = ["From", "To"].map((label, index) =>
              button(label, () => {
                this.change({ selected: index });
                this.store.commit();
              }, { class: "text-button" }));
            this.preview = h("section", { class: "preview", "aria-label": "Preview" }, h("div", { class: "preview-head" },
              h("div", { class: "compare", role: "group", "aria-label": "Edited end" }, ...this.tabs),
              button("Reset pose", () => {
                this.changePose(plainPose);
                this.store.commit();
              }, { class: "text-button" })), this.main.root, this.transport.root,
            h("p", { class: "hint" }, "Drag the card to move it, the ring's handle to turn it about X and Y, the diamond about Z."));
            this.work = h("section", { class: "work methods", "aria-label": "Methods" }, ...this.views.map(({ root }) => root));
            this.fields = [
              ...poseFields.map((options) => new Field(this.store, { low: -1e5, high: 1e5, ...options, get: () => this.pose[options.name], set: (value) => this.changePose({ [options.name]: value }) })),
              new Field(this.store, { label: "Perspective", kind: "length", unit: "pt", step: 10, low: 50, high: 1e5, get: () => this.own.perspective, set: (perspective) => this.change({ perspective }) }),
            ];
            this.values = h("section", { class: "values", "aria-label": "Values" }, h("h2", {}, "Pose"), h("div", { class: "fields" }, ...this.fields.map(({ root }) => root)));
            this.handles = this.makeHandles();
          }

          makeHandles() {
            const { store, main: view } = this;
            const degrees = { low: -360, high: 360, step: 1, unit: "°" };
            const length = { low: -500, high: 500, step: 1, unit: "pt" };
            const axis = (name, label, bounds) => ({ name: label, ...bounds, get: () => this.pose[name], set: (value) => this.changePose({ [name]: value }) });
            const center = () => view.place(this.pose.x, this.pose.y);
            const move = new Handle(view, store, {
              name: "Position", kind: "move",
              place: center,
              drag: (point) => {
                const [x, y] = view.point(point);
                this.changePose({ x, y });
              },
              axes: [axis("x", "X", length), { ...axis("y", "Y", length), get: () => -this.pose.y, set: (value) => this.changePose({ y: -value }) }],
            });
            const orbit = new Handle(view, store, {
              name: "Orbit", kind: "round",
              place: () => {
                const [x, y] = center();
                const factor = view.ringRadius / 90;
                return [x + this.wrapped("rotateY") * factor, y - this.wrapped("rotateX") * factor];
              },
              drag: ([px, py]) => {
                const [x, y] = center();
                const factor = 90 / view.ringRadius;
                this.changePose({ rotateY: this.near("rotateY", (px - x) * factor), rotateX: this.near("rotateX", (y - py) * factor) });
              },
              axes: [axis("rotateY", "Rotation about Y", degrees), axis("rotateX", "Rotation about X", degrees)],
              reset: () => {
                this.changePose({ rotateX: 0, rotateY: 0 });
                store.commit();
              },
            });
            const turn = new Handle(view, store, {
              name: "Turn", kind: "diamond",
              place: () => {
                const [x, y] = center();
                const angle = ((this.pose.rotateZ + 90) * Math.PI) / 180;
                return [x + view.ringRadius * Math.cos(angle), y + view.ringRadius * Math.sin(angle)];
              },
              drag: ([px, py]) => {
                const [x, y] = center();
                const angle = (Math.atan2(py - y, px - x) * 180) / Math.PI - 90;
                const difference = ((angle - this.pose.rotateZ + 540) % 360 + 360) % 360 - 180;
                this.changePose({ rotateZ: this.pose.rotateZ + difference });
              },
              axes: [axis("rotateZ", "Rotation about Z", degrees)],
              reset: () => {
                this.changePose({ rotateZ: 0 });
                store.commit();
              },
            });
            return [move, orbit, turn];
          }
          wrapped(name) {
            return ((this.pose[name] + 540) % 360 + 360) % 360 - 180;
          }
          near(name, angle) {
            return angle + 360 * Math.round((this.pose[name] - this.wrapped(name)) / 360);
          }

          update(isCommitted) {
            for (const path of this.paths ?? []) path.dispose();
            this.paths = pathsOf(this.own);
            updateFields(this.fields, isCommitted);
            if (!isCommitted) return;
            this.tabs.forEach((tab, index) => tab.setAttribute("aria-pressed", String(index === this.own.selected)));
            if (!this.transport.isPlaying) this.transport.time = this.own.progress;
            if (this.wasChanged && !gesture.isActive && this.keyOf() !== this.played && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.transport.start(0);
            this.wasChanged = true;
            this.played = this.keyOf();
          }
          keyOf() {
            return JSON.stringify([this.own.from, this.own.to, this.own.perspective]);
          }

          draw(now) {
            const { perspective, selected } = this.own;
            this.transport.tick(now);
            const progress = gesture.isActive ? selected : this.transport.time;
            this.paths.forEach((path, index) => this.views[index].draw(path, progress, perspective));
            const context = this.main.draw(this.paths[0], selected, perspective, this.paths[0].value(selected));
            const [x, y] = this.main.place(this.pose.x, this.pose.y);
            context.strokeStyle = token("edge");
            context.lineWidth = 1;
            context.setLineDash([4, 4]);
            context.beginPath();
            context.arc(x, y, this.main.ringRadius, 0, 2 * Math.PI);
            context.stroke();
            context.setLineDash([]);
            for (const handle of this.handles) handle.update();
            setText(this.transport.output, `${readout(progress * 100, 3)} %`);
            if (this.transport.isPlaying) invalidate();
          }
        }
        return { TransformScreen };
        })();
        const _Studio_model_history = (() => {

        const most = 200;
        class Store {
          #undone = [];
          #done = [];
          #committed;
          #listeners = new Set();

          constructor(state, text) {
            this.state = state;
            this.text = text;
            this.#committed = state;
          }
          listen(listener) {
            this.#listeners.add(listener);
          }

          #tell(isCommitted) {
            for (const listener of this.#listeners) listener(this.state, isCommitted);
          }
          change(change) {
            this.state = { ...this.state, ...change(this.state) };
            this.#tell(false);
          }
          commit() {
            if (this.text(this.state) !== this.text(this.#committed)) {
              this.#done.push(this.#committed);
              if (this.#done.length > most) this.#done.shift();
              this.#undone = [];
            }
            this.#committed = this.state;
            this.#tell(true);
          }
          set(change) {
            this.change(change);
            this.commit();
          }
          revert() {
            this.state = this.#committed;
            this.#tell(true);
          }

          get canUndo() {
            return this.#done.length > 0;
          }
          get canRedo() {
            return this.#undone.length > 0;
          }

          undo() {
            this.#step(this.#done, this.#undone);
          }
          redo() {
            this.#step(this.#undone, this.#done);
          }

          #step(from, to) {
            if (!from.length) return;
            to.push(this.#committed);
            this.#committed = this.state = from.pop();
            this.#tell(true);
          }
          replace(state) {
            this.state = state;
            this.commit();
          }
        }
        return { Store };
        })();
        const _Studio_model_link = (() => {

        const version = "1";
        const longest = 2000;

        const section = (name, schema, state) =>
          [name, ...Object.entries(schema).map(([key, { field, codec }]) => `${key}=${codec.write(state[field])}`)].join(";");
        const write = (state, screens) => {
          const own = section(state.screen, screens[state.screen].schema, state[state.screen]);
          let text = `#${version};${own}`;
          for (const [name, { schema, initial }] of Object.entries(screens)) {
            if (name === state.screen) continue;
            const other = section(name, schema, state[name]);
            if (other !== section(name, schema, initial) && text.length + other.length + 2 <= longest) text += `;;${other}`;
          }
          return text;
        };
        const read = (fragment, screens) => {
          const initial = Object.fromEntries(Object.entries(screens).map(([name, { initial }]) => [name, initial]));
          const first = Object.keys(screens)[0];
          const state = { screen: first, ...initial };
          const text = fragment.replace(/^#/, "");
          if (text === "") return { state, faults: [] };
          const start = text.indexOf(";");
          if (text.slice(0, start) !== version) {
            return { state, faults: [`The link begins with “${text.slice(0, 12)}”; accepted: ${version};`] };
          }
          const faults = [];
          text
            .slice(start + 1)
            .split(";;")
            .forEach((part, index) => {
              const [name, ...pairs] = part.split(";");
              if (!Object.hasOwn(screens, name)) {
                faults.push(`The link's screen is “${name.slice(0, 40)}”; accepted: ${Object.keys(screens).join(", ")}`);
                return;
              }
              if (index === 0) state.screen = name;
              const { schema, check } = screens[name];
              const values = { ...initial[name] };
              for (const pair of pairs) {
                const at = pair.indexOf("=");
                const key = pair.slice(0, at);
                try {
                  if (at < 0 || !Object.hasOwn(schema, key)) {
                    throw new Error(`${name} has no field “${pair.slice(0, 40)}”; accepted: ${Object.keys(schema).join(", ")}`);
                  }
                  const { field, codec } = schema[key];
                  values[field] = codec.read(pair.slice(at + 1), field);
                } catch (error) {
                  faults.push(error.message);
                }
              }
              const reason = check?.(values);
              if (reason) faults.push(reason);
              else state[name] = values;
            });
          return { state, faults };
        };
        return { longest, write, read };
        })();
        const _Studio_model_screens = (() => {

        const { checkCurves, curveSchema, initialCurves } = _Studio_model_curves;
        const { checkKeyframes, initialKeyframes, keyframeSchema } = _Studio_model_keyframes;
        const { checkPaths, initialPaths, pathSchema } = _Studio_model_paths;
        const { checkSprings, initialSprings, springSchema } = _Studio_model_springs;
        const { checkTransforms, initialTransforms, transformSchema } = _Studio_model_transforms;
        const { checkGesture, gestureSchema, initialGesture } = _Studio_model_gestures;

        const screens = {
          springs: { schema: springSchema, initial: initialSprings, check: checkSprings },
          curves: { schema: curveSchema, initial: initialCurves, check: checkCurves },
          keyframes: { schema: keyframeSchema, initial: initialKeyframes, check: checkKeyframes },
          transforms: { schema: transformSchema, initial: initialTransforms, check: checkTransforms },
          gesture: { schema: gestureSchema, initial: initialGesture, check: checkGesture },
          paths: { schema: pathSchema, initial: initialPaths, check: checkPaths },
        };
        return { screens };
        })();
        const _Studio_app = (() => {

        const { button, h, icon } = _Studio_view_dom;
        const { CopyPanel, copyText } = _Studio_view_copy_panel;
        const { CurveScreen } = _Studio_screens_curves;
        const { GestureScreen } = _Studio_screens_gesture;
        const { KeyframeScreen } = _Studio_screens_keyframes;
        const { PathScreen } = _Studio_screens_paths;
        const { SpringScreen } = _Studio_screens_springs;
        const { TransformScreen } = _Studio_screens_transforms;
        const { Store } = _Studio_model_history;
        const { forgetTokens, gesture, invalidate, onFrame } = _Studio_view_frame;
        const { read, write } = _Studio_model_link;
        const { screens } = _Studio_model_screens;

        const makers = {
          springs: SpringScreen, curves: CurveScreen, keyframes: KeyframeScreen, transforms: TransformScreen, gesture: GestureScreen,
          paths: PathScreen,
        };
        const titles = { springs: "Springs", curves: "Curves", keyframes: "Keyframes", transforms: "Transforms", gesture: "Gesture", paths: "Paths" };
        const themes = ["auto", "light", "dark"];

        class App {
          #views = {};

          constructor(body) {
            const { state, faults } = read(location.hash, screens);
            this.store = new Store(state, (state) => write(state, screens));
            this.build(body);
            this.store.listen((_, isCommitted) => this.follow(isCommitted));
            onFrame((now) => this.view.draw(now));
            addEventListener("keydown", (event) => this.key(event));
            addEventListener("hashchange", () => this.open());
            matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.repaint());
            this.follow(true);
            if (faults.length) this.say(faults.join(". "), true);
          }

          get view() {
            const { screen } = this.store.state;
            return (this.#views[screen] ??= new makers[screen](this.store, (text, isFault) => this.say(text, isFault)));
          }

          build(body) {
            this.undo = button("Undo", () => this.store.undo(), { icon: "undo" });
            this.redo = button("Redo", () => this.store.redo(), { icon: "redo" });
            const link = button("Copy link", () => this.copyLink(), { icon: "link" });
            this.theme = button("Theme: auto", () => this.nextTheme(), { icon: "theme" });
            this.heading = h("h1", {}, "Springs");
            this.tabs = Object.entries(titles).map(([name, title]) =>
              h("button", { type: "button", onclick: () => this.store.set(() => ({ screen: name })) }, icon(name), h("span", {}, title)));
            this.message = h("p", { class: "message-bar", role: "status" });
            this.code = new CopyPanel(this.store, (text) => this.say(text));
            this.main = h("main");
            body.append(
              h("header", {}, h("span", { class: "brand" }, "Hooke Studio"), this.heading, h("div", { class: "tools" }, this.undo, this.redo, link, this.theme)),
              h("nav", { "aria-label": "Screens" }, ...this.tabs), this.main, this.message);
          }
          follow(isCommitted) {
            const { screen } = this.store.state;
            const { view } = this;
            if (this.shown !== screen) {
              this.shown = screen;
              this.heading.textContent = titles[screen];
              document.title = `${titles[screen]} – Hooke Studio`;
              this.main.className = screen;
              this.main.replaceChildren(
                h("div", { class: "column" }, view.preview, view.values), h("div", { class: "column" }, view.work, this.code.root));
              this.tabs.forEach((tab, index) => {
                if (Object.keys(titles)[index] === screen) tab.setAttribute("aria-current", "page");
                else tab.removeAttribute("aria-current");
              });
            }
            view.update(isCommitted);
            if (isCommitted) {
              const text = write(this.store.state, screens);
              if (text !== location.hash) history.replaceState(null, "", text);
              this.undo.disabled = !this.store.canUndo;
              this.redo.disabled = !this.store.canRedo;
              this.code.update();
            }
            invalidate();
          }

          open() {
            const { state, faults } = read(location.hash, screens);
            this.store.replace(state);
            if (faults.length) this.say(faults.join(". "), true);
          }

          key(event) {
            if (event.key === "Escape" && gesture.isActive) return;
            if (!(event.ctrlKey || event.metaKey) || event.altKey || gesture.isActive) return;
            const key = event.key.toLowerCase();
            if (key !== "z" && key !== "y") return;
            if (event.target.matches?.("input[type=text], textarea") && event.target.dataset.edited) return;
            event.preventDefault();
            if (key === "y" || event.shiftKey) this.store.redo();
            else this.store.undo();
          }

          async copyLink() {
            const isCopied = await copyText(location.href);
            this.say(isCopied ? "The link is copied." : "The browser does not allow copying: copy the address of the page.");
          }

          nextTheme() {
            const root = document.documentElement;
            const theme = themes[(themes.indexOf(root.dataset.theme ?? "auto") + 1) % themes.length];
            if (theme === "auto") delete root.dataset.theme;
            else root.dataset.theme = theme;
            this.theme.title = `Theme: ${theme}`;
            this.theme.setAttribute("aria-label", this.theme.title);
            this.repaint();
          }

          repaint() {
            forgetTokens();
            this.view.update(true);
            invalidate();
          }

          say(text, isFault = false) {
            clearTimeout(this.timer);
            this.message.textContent = text;
            this.message.classList.toggle("fault", isFault);
            this.message.classList.add("visible");
            this.timer = setTimeout(() => this.message.classList.remove("visible"), isFault ? 12000 : 3000);
          }
        }
        return { App };
        })();
        const _Studio_main = (() => {

        const { init } = _JavaScript_core;
        const { App } = _Studio_app;

        const unpack = (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
        };

        const start = async () => {
          try {
            await init(unpack(document.getElementById("hooke-wasm").textContent));
            globalThis.studio = new App(document.body);
          } catch (error) {
            const note = document.createElement("p");
            note.setAttribute("role", "alert");
            note.className = "failed";
            note.textContent = `Hooke Studio cannot start: ${error.message}. It needs Chrome 110, Firefox 121 or Safari 16.4, or later.`;
            document.body.append(note);
          }
        };
        start();
        return {  };
        })();
        </script>
        </body>
        </html>
        """#

    /// The core: hooke.wasm, gzipped, as base64 in lines.
    static let wasm = #"""
        H4sIAAAAAAACA+y9DXxdV3UnevY+n/eee6WjL0uWZHufEyfIOG6U2JZlwzQ6frbjJCYEmjJ589ohieMU5ITYskkDMZYSO4mB0JoSOg5Ny5XCTNIS07Sl1PSR
        xrRAA0P5eSgtmf6Y90wbIFBoPQOl7oDJW/+19rn3XFnKRz940/d7VnL3+dhnf669vvZaazs37rtNOY6jPl35JXWDnp52bnCn8aum1TT9ODd403zvT0vKt/TK
        lcSbPoCnAb/FA31gWh2gtwdQxgG6DKeb74pLBxUh7/SBomC686cP0D+H01KZ1KADXKaP1yjRm+Z8Cg8pE92gRHl1EGUdROsoh77rLmnLgaLd3BwUz+UfaFUo
        Rdge3XUX5beVudO4i6ZbvZD2yYUMzcGi7wdtAQekaQekXPfAdNF+zlYpCqN3obRfBviADDB/5FG9XPbBYrwPHuReHLBTRCWiz9SMA9PFXDR7fdcNDj0IDhRV
        htIWmdeD3DT5Jiiq9w4esIUclAk6iF4fLNrpH7QfyLhM31DjFweKYqvFLddxECUfLAbMPWCrshMcHrBjSWN0oLiK+NsmbDHkSOFNyLENPNjWcrqKWs1wZdKi
        A/LP5rPFVqdl7iWnHd5pARhA4UFpOm4OHsRoB9M8+pT54EGB14N2JiiTN31QZuQg3wbTFhpCqY9n9MA0Q0JlumiPI3PCI+gdELjwmtDHE8tlH2iCvNQ/LTPN
        HRDYELiVTtAvPo6np0uQ5XJ/6tN2YsrwVgzgtEBT0IQNVBJQ2fQfaqdqAPz6LsYFdzF08JMqv8E/QA5Syl5vPpTP4unyXVRcYnosNKLtB6QPAWemTjnFuDXb
        3oY0eMXbBcaLgYe3tTrdY/5hP3B6CaU53k9e7rjBhN/1itD3lTdi8s1Bh+N6yvNDFXiu0+u67v+2ZdVWZ5vrpFes2h5dqQauSl7Z4XQDJbqrK46q6Kt3OG61
        +hpHX9yn1FJX6yVLakmydM1PVKv03zWDr702cV73+p+qXXLJda4Kh35aDTmjyn9DD/0L/cDtd/qzS7V72b+teF3X9/f/75XqiBn+d5EzfMH/Udf+K7pC1wk7
        lFPXjtZurJf9jFZu6Dtq7crauq5O19OedpWuu9q1/ypdynll7HSGjqY2Ovi1/4edQz87FIbrdfDvgzeqiuPd4Nx4U+h5nuOudwKv01ntODuVcrwscmN1865b
        amMqHrzAw1j9nKMz7b3pzZNxn/ac3Z7WQdfy5ZfWNty69La33N7r+47eU1eBUv1rlgZKu1R/JQyd8b3aofGsKK2cTqeiVeAoj7rkbEyXuFNqHxofe05nbW0t
        qVYvqPYNxkuG0/1vvaPmKOfnlafvrGpv09towJO3q7qrvLtUd/eSeDiOqn1Rt/L9uh95VIBTrfp+z/LEu3CQ5tYLaAove9WrNjneAbdaGa+9Y2OgK8oJFf2L
        LxzQNJgHp5c56149o159t7pHLa9dtJIapfQh5dCAHlYXLVPaGYgHYoeqWHavuk85F92vjiga0MrKyjup4jh+FzXPfbcKXVc7HX6HG3oPqPA9ikazuxI5wQo/
        WDHq/YL6ReVvUBceVe7FTp/rdTg8FdoZq6l/828wdRgr1fFe1euFao/6Bv35rnKCICJMnM/MJHE452fBbbtuu33qbTSYt0zt2uX8g9f9pttv373rjTvfOnXH
        rjfetOvtb9415URd5Yf79u/as8+pzXt2Oz3rbPt4356pN7/l55wlbRn33Di1b5cz2FN+9ua33LELTy9u+/zWN79l141TzvrO8sOd+/Y5P1mVJ9zg19TkZt+N
        t+25dZdzjS3i5l07b3xb8XBvZ/nhrrfc7OyzbZp660037Zp640030rO3Lj3vWbNld3TIuzt23Xr7zjfvf5vz87VmkW++eZdzSBXN2LV/P9V4RPXaex6DN+68
        HQXtd/5DM5+Mza+onrZ8tsEPz38spf7avMd2hGZVLI/3T924c7fzqOpr3r5l3y23T91mB/3Daun8F9T822/bczu9fFz1z39ZvDp5/qubdu3/+V273uI8rYYW
        ecUz9UW1ZP5r28Ovqoq8ufGmNzvf9+rF8E7te/Ptb3H+3gtuu/FWGmrnrFf5HAFtruKvq+1X939dv8vt+XX1i+6ntT/+GXfG/TP3z93DCsvofvVl953qg+rL
        +i/cz3h/7H3Ocz+p/pv6qPcN9R36++/q7+j/e/Wn9Z/qL+r/rs/qH+k/cf/I/T33s+7n3He5z7pf1N92/8Y96z7qPead8D7ufcz7U+9L3ie9P/e+7P1X7y+8
        6V/Trb+/9n5Nf9vbetL7jicP/samZzj9pvuce5/+gP4f3hn1LP19Tf0Pb+Hfvym9/f4L5vyn/36vVP5f8/U3+fe7/PvIebV/+7wnX/9Ht/Dv6fesqqlbq7/1
        lcHD/m1KTV/g5MnuzF3p6Ak9YXQ+vc2bzhPfaLpWk5l3VV0ZL/fw/1VDcaqNmztjukZJbZIyqeR/esYd0bVMbaWcKldj2jPKUB6H8iSTKx2jOmOH/n7dd2vT
        +qA+kPtpbNSINqmLZDgNkAyk9N1qN0kT3NXSEElEFdJDJ+3S02hg8Yd3KzM/P6325v4dudrd4RNV8nwnNl1PZh2bzZFHs5rRiWsC49KvSu5Ea+5IFSXRHWlE
        vaO7OiV0VzEdj6bVfDr1c0VN0zX/n1KMpiLClEaw5p1XTPJk1sm3gfFseZ6U5y1UXvh7NBrNtrlUsEdj1vkoDZWuueeV7ho/X7E3C23JvpTsL9bSLQ7/Ozud
        JrnHZfsmoKJdmpCQ6tE1zVV0tnegA62XaosxmVf25tEjj1LFHZtHKI3QXu5AqT4qH11QMRe4ObH5I85PbXO5w8+qtJJ/74u/++EgrZou+krTV2Ea5E5M4EGA
        9Sp1ESXRJudCStxNzkpKgjFtKPHG9DAl/pgeoCTZ6CaU1F+lOiipbHLqlISbnBoltTEdUVIF4DomJsCNH6nokMQCWhunnN1ZsNLJT3w5yXtzgoPEyWgsx3Ri
        IqNQQARYp5/8wN7kD7xBPZEffXfXiHZyZ3vdwbW9zwh/GmcI68LxJtxWtmvqDg20E+cPU16sm/wYXTz9sQSXD7YuUdQ0WmeCfGQy1bmTOs31EI3oJFNUJy3B
        h6W+cDIjQNy+b6s3QWCt9HROvSOWYya6qu4MohLKRUsM77kiuc3C/Pnn3avrirPkKrmylTVz7LOr7LOMukRoAgOAK71/0oQ0NnhrVNF+TUU8WCpCnl1ln80r
        wts/SVmcMYembbPa4CTIxmXF2iIrtdJpNYkab5tCd16urvAmjJP8rZfSOEl3qH+4NiGhCeoctZHGisDUQVMjbipjK5VHXDWxlYAReqSnjVrj1KRQYCMCWOCh
        Vu1cJI3sCzehGm+nRyEgQnFDqA1ZBa2omUreO2mqKKdqwt10m0wmf+kKPJYaV2MQceI4RUMZrTrUGloIqhjHcuU7UDfAoa4xqtSI19ZRqOLxDUecAWAXE2GY
        o+QH3qCpJOc8QA4vAB5zGRT7Ma07qnWV49AyV0nd1Dcn9x3O6o+mNGC0dOtAB1iUGouCFgjGllY4F0J40LF/JhjRF1MXKBkhkJwwwRpnVBpNmOS4cY5vNvcd
        3uDSok6e8oAfgnxiN83KzEkXzQk2Oxvc8fwyejw+mXgo59XGWeM4RLGCfOYUZdpBmb763N3f/P53Hv59s0FvoecDkwT2XhIg+wB+hgnoKDGZprefcmjaEyI3
        hOD8vJ6fuj+h7PfMvMPgaUBQwYtGPo/wU5PPE/q89eHS/IdtH6IDJlilt9CI+ci+Y0yvpKv6BkJMPlbygPE3z8i/Hz5P/Uro/tufu3tm5uTGDVSRv/mdeHX8
        2O8962BEvFzZ1X/KofmP+zGdanf+PNFA9RqedsI/cfysr4NpF8jL7M58AhQiAJM0ae/TFlf4DNPbANOXqKoQWg/Ul6AIJHmNU8mC44SI6SoisXDCeIz7PS7f
        RJuTQ9dutU99+0tvMVT7jZ4CpOyfSh7QqQsCUnzv40tz6Nridt67IO/cSx/QjPtYMi7GfMablDXj5mp/SvQOIEyIfvsQWotmhsezim0O9XeCJhILA1j01TRe
        lWv4sdm90mHMQe+8YsRnRpNf0YMgos65mtP+7/S52DNoHw+M0xwYjFbQGhUZb4OhIkxRoc5lVXTPkRF5nPo7et/hzZcfeRTd0sWbmLKedA5tDrBiguZz15ZH
        RbVKoZtmOUXDk0OtSjDwTvIOjBk4A0qceXU5hF9imZ7kQVBc4sAmLK9HbJNWACm3WHnoNGFjKll+Wy8UXmh+ocsvYkIkvok2uATNpsJATIiCYKBzr60zztxL
        VEI9BZuYerblBLqvUkD5rjCMnmAb4ovyFW+depWqUjmGwBy8I0/AIM8G/0aDTrzkfOh/yovjT/o6IiaTpnuGUKqmGdf5p53JzU+cPnn3ofseODa6wcGjid2l
        J7S2dPl2nDL0jel1zAOPE7oc06NgcSYx+fkKYqbAGCjmmun5KHHJABC/xZwi21uzyj5T2X2cYIIXi6yx6ubqdbhLFUCPEpcw3+aPf/vZj7/v/i88vHGDe5JG
        5FxtfHx848bRjZduvGzj2o3rNq4ngHxCXoyOXzp+2fja8XXj68fHxjfQiwa/2HDZhrUb1m1Yv2Fsw4YN4xs20ouj/GJs3dj6sbGxDWPjYxs3jG64lF7M8Iv1
        Y+s3rB9fv3FsdOzSscvG1tKLPXi+bpwqHF1/6frL1q9dv2496r6Bn4+uu3TdZevWrlu3bv26sXWo+lo8X3vZ2rVr161dv3Zs7Ya142tR8wSeX7busvWXjV22
        4bJx6sToWlQ8iueXjl264dJx6troZZdedtllqNfg+eg4dXj00ksvvezStZeuuxT1Jvx8dPTS0ctG146uG10/OjaKejH3mhgB408SaFeJz6luftaZyfB78B2P
        EraYvEQ5r6Kpjjd/I3xD3YkZseSjmxyC69QDzcL4x5T/ujpeMTBlikjxo/noFGUjbEXdaD7P1/AzgtMddVwEAFiCb+ZMCD+dUiDJRPaMZk5sEmmvUbuTX9W4
        pJlGEgn8E7gwH2iUMJ0euB9NIAu8/jGlfFr2QDaRcQnLydIB9LiAsxAPo8wHGAnGmCA0EeRmryBln1ZXyP0tbgW7xnViPQo07U+ZiNH0Oerg3rrDRMy1X7vM
        0GMNuszTb3IquAJhd6XJLhP2TrBV9CHJRvfr+EFf1cGhPaGZZaZ6KM9hZdeEBzbz4SMJDf5MwyW+fkaRVDCYxsTp11qSgZt/TaX1/GtO2pH/1bc++zth2pkH
        KRiv/MTHknxVHoIFT4UuF7XTzWEacSaMSQW09rCivhPBPud41wLgNW5WuXs2uA1tn9+AFQL6/wR/OqMnE2XC5B+YqXhC0dgHl6g/UCR1EI/yJDUK6SdU2oX3
        J1TagfSjKu00wWpatYR96f5pRSwdfffnJLkg/59RJ5F+SaXdeH+KgA/p50nOZO5mtWvADq12BwhAAoi/GklExYVgRUdoytyNbgTAggxDxHojoVqSfja6BllI
        qPCa/R+ZTLR0H8I4teMaacZrpBU7pBHbpQ1bUmbHJtDi1e44OnCJGpP+rpfurpPejkpnL0ZfwbhRa4BsaSArr1IfAdKubnKOI+3e5DyuZHE8hpSYyQ8hJRmr
        gZS6cgxp8ir1y0jrm5z3I+3a5DyItGNMH0XaOaYfQBqN6SOU5s9w947QOhz5YZWWtc9rk58n1VheJTyitmUEhViQUfxbWrskyuVf+Z0kjfKzf0mwIzh6S0Ht
        b9navDlz+a6tUwDUTho3/eTm54t/RK7t1d8/77yBMnz7bhT3DyiOaGZ+9llel+Uy3XllGm+x8q6vu0V5XIyXsuTtkojXnVbQKSWX1K/NYDDrG2jueXCGMQfg
        JANhD06Ob2CsFAK9+Mww0p1+Mqv+JEmsNE/Ep/+k7uV1u9EFBtIALgcTAwHZI+CKX6/UNDIQNEoeaGcSqjRiEswUmHU0xAsQqXfAoevkHsXKHFbssHoG3D8v
        q3tUPOiwHAFWvQYeAnnoeiXhpntCr3NaHdB3qYJqC89KyOM6Sr7kTBK8+ZB4A3p/mt57hbKK5qFACh4hBaKn+WnKXqV0dDKtCEcYSm59EMLPa70JIihm/+1m
        LU3N12WG0t5ztcm33raHb561z/og5nz8SQapAtVELAQlHZC2Hayw8JzjjqS9SL2EPglXuSZOl5iK6T0X0zKtmCUY94rpo1uCRpkQeirTwIXTiBAGCEEbFATB
        TY4xVSErVQNhFA2YAO+KWgmOIlYS0Kr3qNZR4QzoZpV77Qb3lLLPJ+j5SWiVaGHQL+E4wm4xsBsxIkcU1ehdQksQiqc1tAQJ61D6oAL0jdASxBiO0BIk3OCt
        piWb9uC+ASxI330E2I/yHwf2o/RxYDt6/xiwJaUfIiwJCI4xcDwnecrLNmZ8pWkgPXpFuMp2icr8CSlyjZR4sRQ4IuWtJDTkQV9YR2sG0JhL1BJpe580vVda
        nkjDa2g3RpSqhByJtkgKylKln9xJXCZHCZOjDpCjTiJHXUSO6i1y1ANypC0lqhElYnEXmK8DuidCVNA9BdAorQRag+6JsJkszDovTNODpRVAWdWBtQjdUyC6
        p4CFfEGPWLU8r5EV82jcmKcgnh4co29BzQeq7iHkhwcTDGW+VOEz0GHpPONMYsXwkLssWvMzYEo/YQHLSbvBDzHDYbrjHlnxDrhWte+4UY/fG39eEKcsIlqS
        uU4DKzeA59YsP+ZqR12xpJQ7V9XpNg2Yz5rMdCGy+xDZR/JhXsMkslPtFxstIrsv8jKkNT//ym/T8I3TRS94b5+kdiL1AfIP4Gc442uThfRuHVUA4ZzQvZ83
        nnvykCbImnmamJQkZHk3B24N5fMIPzX5PKHPm18af5Vel/LrVwOMsLBWQiDFNHoi1BC6+70ns0gWLB5iQRMP8zkXU+dt/qv/68+++5kOyBCunThHFq+Dqabu
        8tqNvx+73dP6gLrL4jjCSqDewHEh47g6pSOCtE4JDuTBdkWSy7/5lU9+OMy/93WVz3zezR1Tp4LP0pQC4OuyiOqCF/xL1K9hfZOU/6tY35Q+jPVNnTymREZ8
        EFpun9d5DQBF+KAf392HdU3578W6pvQw1jPlmwHXQ+mBlMfwTuLHMOXUrL/91n85FOZ/99yfkLz+hfZ2Of9vtMtUk3O83KvJDzzK5CCpitowoiGvQrfQaRIk
        XabTdF05lGLJsYq1pifyz38sYZ0k60fwOIO+J1d3GOe1EBTwIj9lM7E2Ql05lKOI2mTSB3xWwxKoQlrsMAmSHgMNWRd1rTOtYVJJ5FNgCLqMs5vedCKJDTU2
        d/fTBxlBA/TSVSqBs5p461TdM7XVtGz7CXcG2H8JRJeqJmlIOvAGam7WTXVRa1+L4nN1tekkfDuvbcxdAetYZasZ2Mg68v6NBNkQd6hNMZLY1GglUVs6kHTU
        WIEH4a62ta5Nz/nN6UZzeovmdEtzltjmLEFzehdqTq80p5ub0y3N6V64OZTUTA+a01O0SsWiWYxEK0oomoHAJPgRgIRY0HU+QAKFsnhArClwAcSDk8o+v0EI
        K5BWBpzaAAXNTx1J8nX5O+mXpj7pLtXkg9lm6H6NAPcOge3tAtpbBLInBLDHBa7HBKzXC1SvE6AeFZi+WGB6RNZas54mw1NJnKyaa0gIVdmBqOYOC0PUY6Ks
        tq9Uy0XSrAulWSulWUaaNSzNGpBmJdKsDmlWXZpVk2ZF0ixPmuW0LbVzBWXtKlNWlykr0F2qzhf0+kFZOy1lDSDjEWWl0irGAWWtQI98ISUalLUCLZGhJAZl
        rYBegrnqB9mrgBR3UNIJyloxCShrBTQ4oiQAZa2AVabptwjat9J6KJRVmLilJpR5CfmBUNZQqgjNUqasIVPW0FJWj8XrsKCsIVHWECPTB4ZNKGtf/F5Pe8Td
        2p2kiLH6NKuIfGzVEMfuXMUSB+uPQEavYYyvaMmr1gBWaABL+3XgRBQGGVuMUZuGPBINeZUes4Y8KmnIo0JDHrVryKMywYxAMLE4M0d2lfDdp6iPLOgQRoTC
        eCuJLMfe2UXtZZSVQ93tEGml9bof6CAEDYyYaQbLTFgiSnqgcYloPRF8BobrGOXGmGiVO0LtaCPkXGdWgSJd9PcnHWncAH6GpXGGGkdZQHOht4hkDUZYgxUk
        O1If2bYQkVQnaNRcWgN0vz1OWSWauBCkAW4hOLgLKfEBbiHgjKRrsGfD1AHW1YemJrDgsW6kg6+gG6njCkAXGuYJQvAPngwBtCACdJFo7U0Yv8t3A2Ks9AHw
        UnpatogATA51tLlLeub5tOoCwNws2lYHBxftJryaxU9mlUIVfBZyZOv69YQJ4l3QAhEh+8R7WpuQdG3vM2JSjMubkC5vQhbZmpuQT1Ney5Q5+Um64f0glIC9
        x/xTdHF8BvuRMd6y3jP/7Hu6CMBoFX/uPV2XKBJhkU1qe5pfZR6rt5/yrPrJ7hHQF1/5KMFTvjr1ciPgQRTEBV/mQK8M8umTRFU1i/a57sQg26Xe0rW9P6+3
        n5/f22fKvT1FNzVcfL7o7ZfoomF7e6ro7X8tevsXRW+/VNT2zIv0FlJ+mHdyb6FQpzyb30UdOfOfZzRUYmhJyswlZf6uQyj0u7QkQqr0pBODN9VFa41ssQ1T
        4gE6tamAMdXAdDVKAtYoinJdYxfcEdsMkIhKUwkQ/1aPXjodH2xjSp9zJlml97YC343oN2Uaya2Zm6wgiKXL6zNfUFVIaIbJjp8YvACFC8FPdyAZF/n5aSkS
        T34GPzckKZJrJe8OyUurkiRokh2ANlA7aKHd4cbNuswVloxGiuYBKkHwZ5Vi25MQhzBmBEN4k7wdGpMKb8ACrLrwFe5rYO/uMNWrxWDlamLEKsiMzRFhz3xe
        e66pbuNd0+okzWp+MXYpuaQqmA7iE6o76Empfq6MMkhxtm6Y0UD5KzV3Wm6oE/WqZkZBl0TtmAfieRuW3VNMLaGhXpnFRBoAtTTj6211LQyQfQ605l/zElol
        I9I+Grp9NHiBONh2q8GuYwklyR3pYJO2glUdonrRYt7GqYndT2lTB3DXMlNwJ/QCf9we41xNjR6yLKkW7hpq88zFqGvwipEo0DupRy5xgwwJPhhk0zmZar6I
        J2EcwpNHsvXk1jo2pGX2/s282auCA+e54W7TFPFjRdlp/NX2OvNHzTH07Rj6NDS+3aMMuDQTiHhZtzNbxxhWmxlFxIeuEj1rKu06RTegMbO8iZAYCyhVmdkr
        sGnhCoijtq31qt1HtxnRVhdCON6SEB7wA5hrvVi7tbRbW7HYtjtYuN0FREYCkZ0Cka5AJNqNDUve3IpF5RKIAoal6iTl1vRSbcxlDjPPOShb0wlhG2D86A5q
        UefejIT349kKbBFnvUNp/+Zos2fix8HX33E8S7EFmi3f/Kojm9WhLLvPrNicHMouuDZbNpSupLb3TpLEEUN/oU28jzjX+LgJeIMyvdAsL+2dphcZ/Xj6is2d
        6XIq+nm1N60LbBLcLDVVzP22rBvAocwwIIeeMnwQb1rnTYWIzcEW+YUtRWx5vF6UUq+rzU66wriy44RsvnkFPegkCKeXg2Ch+alki1Mlt1SKWWHU8Xs3J/eZ
        5fdmZvPzzzvX2xb45/9S+3uAbZdTKSupy7VD2cjrKPtyI+Xfla6IMWpHHqWK+6+BUcxmTx80y7YuWOYK+9kBkrQylFt0noBDOtb+GQTYFAqTxFyIXWCIvkbx
        APZsVrzXgWwELBfxfuiAqW+l3tsiBpoZ6MNoEnUn72AxPW4VEt9n5vVoeWwuuLZoR36Qep0cyVY8SmCAy/s2X36/WXHvo/sytZvnMFNsEzN0nPdnH8fIbvYO
        p8vZrEd65Uqzisb0x1zmozsIHRTVHkS13cKzdxtDsKWuI9ypaeKWkmxKILWNdWKxfQdVW8J72aabTXZytXdr3ZOlqbH0OgyU4nJ/ZV2L3Mf4Z2XqiLRGD8FQ
        EPneznoHDZbf2b6P2qXq2M/02Q6H1UWwPTQuo4iQ6gUeLsi2wVdMtvGUGBAjmmcm77D/C60FAXPtyBJCk08/I0KyByRrr2RNYI5UYUMXHi4P4loNu4isHAM1
        ABOkLcfs2d3Eeo01kfRZ27egdrWwZSvk81YOyDlx+11AiJK/hjHGsBX2EjUSfhw8ab7BgMZmCaEVdEbGty9mlT10xyQxHsQVCbmbnHfIFck7m5wDhtXIUUaY
        7U65JvZqPwgbSbW/f9KBdPIp7M19zxEVpIc9DyinCX95bJTK+kV84DNXRAO1Su+nRelhxA6IhnHFBj1M+NIMyrAsgRRBHZPB65DB66PBa7a+KVPGr3NacqJm
        ASxziWW6GuwCzfqVe+uwKVD81lnlsumQhqoE2zGUOFapAnInhrk/pdR0e5n6hcq0m9dEGKRMb6EylzlsrMPbs2DJTtzbRQ/c5MsazHTiNLduvdxNBuL/1ul1
        H4hJKmIF6ZnWJg/vbUORoeoweFT533xBNTUMgywgD0FAHiYBeVk+nS5vCck6/7pKl+bfPf3Z/xykBh+CZUQZJSXFixXxNRQhSgpD3xG8k+idYlo8tqpa7fJG
        WcS7ZbRcvPwMicpLNZNlVsCUd2v22F0Z7NYcVRvc08V2zYyiN9i8AaucwdbrJOubjr4zyZfkf3dPkgfQN1kOFaIjhMdFNxShmaD2ZN3NPUjcR1nySFaZs7so
        GfF5c/b96cvn0po+AGPclUU5IZsZ1UztSVDPiUNPZdXZNGrucGIIiBNsFWBWFvnC8jdzs0QRwtms01TnqLTqbEYS8lxj1nSaaG52LoXmpptWWr35SWUOLytz
        pm4qs1mlyE2P57C3ltgqn9h489bmzei2nVunTHf5VXf51VSzpbht3nDGrmafbto7NUXot45ez2V9s1ls+j5AWL8+m4Wz9JgW4exswyyBymKOeCXqUd8s3VTn
        qM9ho0HtrJkOuZltZP2NrPOhbOCD1IdKs3c0FD2tWak8kvWWhrCf+hnPUr2otbPZrp1DBvqHkAamh36pWXEDlz1zs425RlrOejM2CE1Hg8a1z9S3fOSKr769
        9yN/fPncriZYRxMpcYTpUhi5l6qoK/td8xFJqjpd2mwrcS8kaDdKts10be/Ps21uzLdtfvzdJUH7Q3TTiYuGNWnOH6OLv3++kwXtD/G3tBSPv5sFbSf/yLtZ
        0FbIhtqGURwE7aXEci0FWiMZW7GMPcQytiIZe5DY5dZA10ylkUWPZFWaxuhcL/1W585lik3/zvICsum5a7ILz6XQZVGiGH4JYGcNLrCxWzMRgUAHzU/PbKOB
        xw0AcXMWn5pLe02lGMSTc2nYGtCiPTVMgUtToOPWy2pp4FuXremIS4svLX3XG+efeCe6nAGZnQIy+94Xn/xuQPjs2W999t1Buqxkl0Dg7j5ZUp/8O9Y9li1r
        VuQn6e6IklsIdhvdGeKbTO9G905KaGk0Nrp7IGxtdN9EScdG9wZK6hvd66Ht2+heCyFqo7sdG+YbWSxbvsnZSMnSTc44JV0b3VFKuje6I5QksGNRMEMYMGq+
        JeaZy8/FhFtX5C703CtESl7Bm8gOI1uDTeR5mPYStS0dAkXfSvIGJVvSDJR5gkRXD4qJZUjGif0nLDiKbT9sPl8gm89LZfNZyeazI5vPRjafU7MCe8jEkhSp
        C6HAK0wyTgCZUws/inRwTPO2PPXrMaRDbADjmeEx/TDSZWP6WBndH2N0/wSh+4HW9kKMtr1FOnObdOZW6cybpDM3S2dukM5cL515g3Tmp6Uz10lnrpXO7JDO
        bE9h+2OGZA97WPawM9nDHpQ97GUipy63cqrsYV8ge9hLZQ9byR62I9s3Rvaw05blCWjkGeZZ3q+0nm7ufTaNw65r8ggBPfiSIyZMxu+SrSwo5wNWzkdioaTE
        dMsq5wOYsKBVESvnA1ZWBW3K+aBQzgcJ2zrR0oJtkCjnw/h511UH/Gl9MP/8b8D8ph86uKfdtJp/5w//5FfC8yyFaPWoJ8uGQLx63ksIJ7a6u2pegRF8+Qt9
        3he0BLN6mXRntc3qHU26e52pb3Z+Kgv3mlpppb5uqu32DaXb6B3F1ZnnnetMuHeKWvWVd6NHGXr0BfTom1/5VZea+ewf/u6hEKZKaQDtwrcOI9cPfwc96KS8
        iZjwP5IFWw7/9Xs/1Bf/iX/LVhNs2fP4u275YaPr7bu2gkC28MmNdTf/xEdRxsMfRRl9VosJ274BVENltehbRtM311Y0FVYqvC4G49Q0tnmCKUHL3skXFYQv
        9k5N/UQMsPPF4Eks5KFseTKrQR3q0yC9gMFT/MdbveXT3gF9l1uoQHsIMHoENnt4X76T0pHJtNcaNsYt2yPDheZ/9XVsfn/GBelmM7Qh0ykIqVMQUswGM4Qv
        2WDGQfo4Nr5jNpjxkH4IBjcxG9hQj9jgJsN3vwyDm5gNdEKkD8IsMeYN8grSB2iQkB5RaY2NXADiDhIvW4okygaIRMaw/yEcEbN51BB15agrZlZLDd5LmlEb
        kPqCSY+4MsiHkQ6wBHePXEKEu5svNzkzSJeO6R9qiJNj+qxu0+3xfjtMP6XMB1zW2rFYw1vkIfhxt+TWZ7wrPbkIIfYTY2HYoyWviKm3/1q40OTxtnoQF3o7
        FhIvuQIitUit1eQC2dx0RO3kiRJKDEAIVn/zS1aOSzLizQKIngkk7agpkjqQ0T1pPzXXR10u1HckG01m0TXcxsB27xqYz+Y9JAa5aGnXbmJxPbjMQHOcVUgy
        ggLyldu4H8lu+P69th6YCp5esq3OJvedu9OARV3gaRNcBe1fAAkx2FHHBpyG8iK6pu45JfkY1IamiQZte1000gpjLCMJsrKddZ40zpFoX+Esx8Ma5Gu2wWR4
        Kv+qIwO79DVTdZbKdmQhrfh8VB5Xr9zLZsNU2DVY+k6xQVmdpHLRg5EroCq1YjraQ3iFG9d6gq9ZfBeXKGhXWX3pXcXqdW9HXTm89wTYwPtt0pTdmECxzdhj
        LTNgQk9iPzqE5Q4jjS9Zpf8dhthNFsxaJhoem2h422Gi4bNothyjbf2iuA+iotyTeqz5Z7M+ljdlmMwU06ZP2lEavHKIVqKPPZc9oihoKoGh9cRkszK1wsrU
        XBWV2iowoVWR7oNJ2IAlFoYxWNRbq8uPWPHh56f15Hm+KY618XpMw8briDu5SrOI7+ef4Ccz7uQ5R1OuwsKBliR9ckyziQPdbNAf1dKDJyhdsPxT9IK6u8k5
        o4vx/56WrrAtxDFAo1UDwCI088QpJmBcEsBO3BH7eIfddGA/7rD7DGzK+Zta5mHDgK8TaL/5qhdqZY/90XywDmkX4apG0578LBTZsOzNIuL8CDewVaF4kR2D
        WdoVrMc+5UyyU6HYHLJt8CLDGCz4/E76Br2HpTLXyYbVrzAquQiIKxJXZLZdpDb85n1JXk++pnPWPAVslEILFloRQm6e2B7VVzoM3aoNOwawKsmqerrAgPCy
        Fge+v2RFC8hxne6+yfYcXtbH0AnPgG7s6Vdg4UQDD2dGqO9qrJwhGbmOLRVYgGT9pi/5liZq0ge0li1q0lyH+Zvaa7IPmMz009VQlrWsmU3WMmbeO0WLlsQp
        dv19ymPDaifvTr38NFggxpVsm7S1zhhtWz2Ez9Br6vCR5d0ctZo6liEZIFaVkpF0JRKTXshFEuITz0l0f15vpX/obVbjvmfNhnznU+9/X0hN+erJEx8O0ZxT
        QEXlpj78XjR1ZbOp1sOr2CtRsleSQ0t87J1deZgHeZj8huK9FvGMJZCE3yQDcM2u9RrWemXhr8CsRGwE4e6fNBlMmjC3wMRii+gw1qDCQUTYQzSEMQJhVohk
        F0M9tm3oCkaHIXvJwviQWuHxbtWLgwI2Z3jUCRb78tPECvbTAD3wg4AG4Tt/cS8c7tjT7h14O6PpbR+9+eFR1uy2hs70mf4p3oFmYyNYKLODdRWM1wAlNd6b
        NEuwqKtgh9giaTOYI2CnztwaNCdwPqlMmW5I62NgzDpoWChHh7kAjFmHuRBMfYdZCYGwzjZdZf/RTmt5HayCz8VIUXAXu3Q0FK/qLjMChlGePYFnbCfDtoBQ
        lYewI3d2Z1ValB99T1dez1Vyt8pPyC4+9jWJ68KcwO0BtkJZDUueCWhoOq5g9TneXwm6RfiKQIs3d6owfCVRGLvYt07mo4x/qhA2OYE3RRWb2t3Mo9ztFkk3
        TAGJ/8K+90fVIM+0FT7YOIQluIgNbsXalo0LUBuy8wPjEc3MmWZ2ERfP6lrTRfSNuQ7IgCnGEUR3EhBjqIYm8UmI1plu+tlWd+JmuVwLg5nHsMx8UbliUyVZ
        7Nr0Ik4n0lfkTgzj9Zq5CENO6St4OqrgOoG/1zhnqMIr6oqwK+96wfnlAnF+WSnOLxeK80uWO9Y75hQ4YUqfUfLutJKsz6n0Aq4P6i6CnHFKVkKxEAGARijJ
        oFgQKyKVe8mVbAjEiAmOAMlVfD/P+bx2K6gKCzAcNyD/xO8kIEnE1FmP/zG9BRJkg71LAIx1bUnVEuudUKEXlfxEk1TV20kVcX3PKEuqKrDcalGqCixnF6FU
        lQWfv4m+AaU6omyVlXygRakIaIVS1YVSPUaUKmhSqgoo1SAlR61tRB9EHCV2snWiX1kIKoRdHph5QjAPiRDZvU0avIuzbo4skMDSah28yJTpZs6FzeA64NpQ
        gWsDkJTiDSbC2SFwtseuZmW9ncp/eDd8wzoIQQtyBqWlxTKI3xFEpKDWEEIMk2elA9TiRE/k35xJchL/kq/qTCXP274pZqXy3zyc5MBfpcdoL0uXWOVV3veF
        zqwjP/65jz8SpLX8W9+CgOxZqwUbdMQQcry7C0g5S+A163pwm80/PZPQF4I+ATaayqkSaibB+kuHUE3+5XsIkc7PUhFGENxPxxQv+1ruiFdMRCOk7FqvbWVW
        WLhuNiemsl22vnULU1gPCtJh04FkmenAcu6wBMIMm2VYzxZb9IEb78uFD8c0yYLmvbz+f+SM/TZmbLw5Y64gCVsh5ivOVxUTBmmq29aY/KNrPIoa+0owgqgW
        YLRMNyPKrXVnELQF/SfOfC8MrkXweXxz9WA2gjAFZuTRrJqveOsVjDA9ljJ3Iw7IEG+pgsJBbnOu2ld3irEUL1DZ1uXZvFOsNLiSIZZqQDC5g+BNEXIEOxxQ
        NSUdQrWgmYf9LZsgGvGQsSqCaJXbADWLTFRsBl1LN0TG9thnRxW74bIVYXJn2+gFMnpVHjY7iAQaC5qFDi9iFiqa+R10yV4Y2+mCePEtbFSd0/QR3dbbhsQA
        M8FPb8ZlDGShxbEIeeCd547BgRDKpqVstunJxxH4n+IztstMPTHXdMSUMxRTzm4x5QRFUeBHrFFdVYCCmubupTlv2tkRuZmCY30XjOBWUuKBYeF4FsOU9AOz
        c0SRXkqYb+nClmvNdBV8S9c8viU2g7B5cihR8OmIoE8p8L8CSq9RO8ARYA2wYZTHWBIsR8ZxQqrbJApL/izhK4Kw5BuaMWac/wYhKWKNCUlBDGReImeA25up
        ocJKkEmdJ/plBxX2gqiBlGJbBFs1zzMHUlnlPlFii5YQ3RDYcXHDbJE8awhb5LI5GOEoYjkAwHUCE+dC4mAUlMF1cHcGEgjobD1fsyB1ckAuXj2JmC24ahHc
        +jyCW38JBPdd91qCW8XE1C3BrVhfqDaC221dZarw68gfW1A2pGEBI2Wqa5ynC6prubSC6lZh8LgI1a0u+Px62GjRAN1pq63Cl60gujQZgRUO8yeJ4IZCcAkx
        WaEQ7LGVbMU7kQXDoDCRY8sLpj+V1h5PttlJR+j/VedLk9PFh/RFv+yXC8JripCDVoQURsDLEo8vwN2CMUiH6ctlHB2IZZKayCRLRCYZBG3aXodvQc0sYbHk
        wisQPkgRvQHhYpkkPxhnyIftz8ksNR3b90H4Q+krRB7pEOmkJrLKEpFc+kxKVCohATVjuXNY5M4ns1cuYu37unpVvC2WERRUIAfAOAIkHsFrfhvmZksgYPQB
        D5jaFDjeCqwAV5kRlnY7Dx1+Ks1qRBSlij2H0lUi9zlXkOwDteor0xFmevtF5iN6f/XUi9cEKs80Ka3kG9kWryRYJi8oVdaEatdEqkysVIl6QdAXlCo7ZP3U
        mlKlVRzZ+S4GHkNdkaGuicws05AltidEpCqMOGuMS2uQmakDIkkrkaR5/7bUe5mAts7ThxCtVXMEVsZw3ITwu1JwFtzpEuBf3hmDV12NVT3oCXKuAP71Cvzr
        nYd/QxESrVuBiIXz1OywEBbqNwqGgnCcIdFEPHNfYQLrBsrWThX4ejgQLEqTFFhLySB5TrNfEjMUlvyLK1ObxO+1ckr8hsBGV4LQ7wzQN9lGWi0X09pjBoj4
        LuKGihuFsDOIzsj//sriljdox6XG8sRZRY8nE1eRiauxjSErqJN5SGvcgQhxbhgLVfGkepiec8MKxer0ovwrv5UUnBPAiGngSiGMoI8itXVZqU1GnjksMdf0
        ED1HlIHDrTA6d8LWz5OQgIFwqYEF6t0sVThW71xjvZapWZlZtPOemMU5NuwMZNEOawNcWQ28R9SJeg1slVW8aZ54UClI8nVoa1fTxGfoKPyMh/FTm0z+umnp
        BN17VgHHWwfQKp9VuzAmk4gsw62gWYL+rP5H7JWI3iZf1s0oXhU0EB5GznnrtL7QN/D/hSK0Iv3BOh0wFSKwDPHMjUBOcUtWCgt1BXlKdgIL5WHaze552CIV
        EUxcxlUa5Jr4KFGbEO2xjKblD7ohujO/6eKG+QN5dlT4AwhhaPFK8fMzsIVgmTu/eEGayf7LzAvw1T9N+H5/wQvEZeG7ar23mrzASab8p4jyB5ak+2uc0yoD
        vd/GW8iLKH/PW0Il9XpT+/04tOoj+mGdOee6UHJDZ+xIN6t5kfmXqDndttBeAa36Akv7mHYJIbF7bOa1eUfvYY8HN++0OnZFDDpLdrxxtR8bV/njJ8XykB58
        TycXwl2ReALxzEOMB4+jQTm8T/d2vsI23dtwBU7Fp8nVe/J6fuRwEaRMwVV6jXMn2GdK31Z05+0FE42dEcIGb9B7gJS4JWz2II2EgGWHG1xQVl1sLBd8fkzZ
        QT6BC7GCKMpzOPRTQlgmuYh9MU+qVC5OKWrIohWBaT0qbeYYRz5QmrfnJbWAgCiDid0ruNJ/gSr+v1A4X+WV/F2HChhijjv3pkynMOXJyDyqDK9uLVtsRxG9
        E7M4I2vE8c7wvLKp4yoBLCoteSXWCKWrzXLD0TCWM0lKKAWJKtTBL7mG88sdEso3JJLhkC1+SIpv8hx+ftQ9n82ITWy9g2c0bla5M4qjCsmLPRJVKOaINbGN
        KiS76vGIfgaO7fEl6ut2X/9rdl//Wbuvf9ru63+F9/VZy5nh/gzbBVyifmTtCM5ZO4IfWjuCs9aO4HsqrYKWcoW5zXRKSbCGGGGNGF20YinFiZN1sME9RFpC
        mbIC4XE9jhXYkbPJBNs2JLC1soMRw3mZm7JeKlknDRmVdlws5gwjYs1gxJhhufR5mXR5WHo8IB3uFTsGBMTkliTLTId1L553DzfjStmCV+JJKVjwOvCSbY80
        m8GCNyy5GdfEzbhXgsf2AjteSAm7GfcKQPSK32evBI/tBeuZUMLBY3tB/+qURDB+6pX9nV5xM+4FU9uCn9jGIOoRS6YetmS6yPTAkimD9WbTkqlHquixANjD
        lkw9bQE8egpLpp4kRolOCgtEa8lk4h+FOhI349PiZmxcREJJXdb3SFQJZ7eNhTPNQTxIWtMt/2N5dA27veim7zGPao1GtRQSBfG4dOF7HLIGuyBmYeF7HIqS
        CX6AvJEOI/jC9zhs9z0Oy77H4M7xgwCb0BMigG2777FLrau7+al7ujgiX46IHw5ch6zjsQuXqogjT7MbmIanRZUbsYmFfd6tt/seiICYaolrgOgbOVyMQxYh
        uKWI53OeYzI3iBhxeltyTIZrBH6GpeWGWl6DYzKC7vhQ0F0D2QTaLFZv7khZFEFsUH2ChtQVt4rtcYoVh7DKFQHQCpwC4Acfix98h/jB19kPXhyTK6ZT/OBd
        62ZR4eDU4g3vsjd87oh7YVW84XXZRi+0jskux2Nt2lLa0FERtnisuV202t1eWNw57jjjYhikixir2WcKuip2zGPWUcSFda24Gm4rroZv42pojqvhlow2XARe
        NK6Nq7EO5hMRhDuflSuYVBNss5XZPVziTq9my2efY8dIBNFCdLOWKinC2bHLW2h595DlOA5JUa5FrCMQ686fRGSzxLCRR1BYZ7CNIpR8yvrTsXcNtimoUl5D
        EfsGsBetkUAXovBMRYEqYzMgWbCTwjsdScqe7ZJ1QLIacPTWDwZIxikZVqCJkeytxRNK30USpeM6mT43RBj73JDi+yRzcU/Co8mc5IMcDRg0FREgQfSoBZjH
        +DIWf/jHs6G6OMAX1L0OIhk6AHAHzi4oK5lRcV+7i0fyf7Nrx90VFdk4zZWV2G6hPIijvJUjDP4yhF+Jd4ClqQbxdBIRBQiPK55c1rgjFoJ3sePYAeVifN70
        Rkyc/Ccn2Rpn7WvZ69fNEZX+R/TgpNo2ZNyT+cT2Ic7AEuqUhJX1mps5bn4DZp8Sjjuc3yZ3t8ndHrnbI3f7UcVhFIMWmHBbncCDGpb/4vRV9OYeeVOrxbVK
        3J6vKvmemr6qXq1F815WwHE74KO5nZdcXQ9q4bw8UauAiHBt+8tQXn6QW3G3bUXEHqNt+YJWIQFwaNtLX1qBIPoNdQW7Erdn8FpfezlHnPdgiRbgnWuC4p2b
        w3AzP2SbocvZVCsb7J3dBR7nXpy5ovNky09aE9cUG5SAjEDAqbqyFe4cCCLKvCuwNT7JNiW0zNktenofAEpLaFUJtDFpa+IdwEh2/4jZiWCH5gMAYW7Gu+y7
        c1cs6WgNXlVXEo8AhncIQgw1L+zOysaK1E3D3+krh+A6usMrXoHlYodzBds33u8mtMUWc9F+ebzNWsGhDi0WadwUv8g5xVljyauZbvtsOoZ3JO2eudvdm5++
        W1/BKwSxLM/iyRl6ggHO7z/t7M2w8qCsC/IZuiXCMIX47rQ2oqtB5rF4AiyUgJeLt20IU6n46S+exPf5e04624agiRwC56RjG2eeRp667G3PlPVCNJFEvog4
        mG/Nj0u2ilUgQXjfwWSSeQUJJFoVCw+3yFeRGKnwS2c+n1AMRh17RLxzGaQurKqIEsSiXbHYkPmPChcWf1NpNS1hjo32DhKZr1jGhjHygyTAX6LklAnCLyve
        OsW4BzEX4e7OrBH7c2KzVV0KFiwf33v8PuMfZghj1sEFMMB7Da5qaJg+vnn8vqaf8Q3Nq8Y0jJjvvufwkaONkzPTh64dOuy3ssVZgMMS8pkfuXvh44n9Sehw
        cMKD/yh875sxYl2L/Uk6N3qKOg9Hu7Ou8qebIdqIKo1PtmkWRssrJu+kxbdDTFfzyva6yNkcri15n+bgQBKKHR6nJmBjykBeezHvTbgYGhc5NyI8B8hlKDGL
        AjwczxAzN7RBaWk6JCQtgsMIP1DcYEency90p8KHEkhnoQm270OceRhLUUOvqvvlhg60NXS42dCB+Q3lhlDrMEcsHa7LwuT9GNu/ff77/gZ3hGM65Xgpz4Xh
        DBDkmTk1kHsCiix6ldqE8BrbgUSFoCMeOS0DxCagRQ/CL167znZpTCIamxqgyPoAg8u0NXHZUhlDXRTLSCo5isBrkXhlraQisZKKbBS5ztKK+qCvQwl0nUjg
        Dm19XxUPPzNhkfWfhNdt5h7PqkXkdo5YL7Q7eYCP4aja0Oz2DaPhokAJJO4ihHDG0kjugOqcOtLFfHYOv06ciuFaHjziODgSkSv1W9rjcoFu8csO8ywFIOQq
        Ghocz+L2hpZ+nfPaBefi4zDlIGiJy72A4+jj1LHzY6crG7geWrd3SPAC9o5ZqNsK8dN5ihBbASQK9sP4/6ohjjoBeQTqFSth+EV8jvkSRinuOscsL2KvO8eN
        asZeVxx1XX5bL5hiSdB0XX6BMEaEQiVMYQxNvMuRnjO457GaGA66aeG763PYxVIjW+Ev2HfXZwIsqBjMGLT3cPIMsPVckeiUVmMfyhECdSUim3sFrNhD2ZaJ
        BEyvtF7FHLUjc3dwuEiO5q8BoYYDJu7P1ZS1AxZ0DqFOloLmANMo6T9yQGzweOoOFg7cq4aM3s3MvUY/HInN7uIhpkg3N1OZogLtg9iK8zK1ZRsfCoKCYKVP
        KACoHEiIj8nhMXFhEhexSRz4gbAzLrYBYJMDeivBr68GlZdmfiXSXbIi2+E95+j+uT0tgM/IqfKihNN6FlhmGLNbAr/chu+vYtVRF13QRUScGmgieA8IPmGb
        RMznrZkvuNKTqKsJ40qveX6Jx4Ewr5Fo5/zas5HDX0IL2GspH6Rxwg413Hao4KVZfHzz8+pQ2oepgZNDinOhNF8B/Qa7oajAxFX5qoKo5ggd561Vg+kSNAmB
        BIq4rWucgSwAnNqRgk6cW9hnl7VvAmpklU0Di1voWaiBpvq4WYKlTpmn7yVS3Nw2njGHNjuvZ78r+Z4YlFeR4MHu9kuxPbnJGZCgn72yZ5mIb7NG3Jv9Rlk0
        LGN2v+Z2sT8+rZqQz8Einld0CNhi4bOQapiwROatN+tEMsC7rr7pNIkUFbaKuMgOLKYJ4xrNH9eu5rjGzXGtN8e1W8a1Z6FxrZw3rnUT07hOnzeulXnjGvG4
        Vl58XAXAm6Nbk9GtyuhqHl0oIHplKzgxNQ7gFIGzJy7LTqji6IXFGHuXUEcq0pFIOhJwR9AtGqEYIQoBp1kvxO0iEETH8azoU8ShF1ie6C1uY9PBy6lDI0RE
        8LipHLddo9FeHGykKM/0SMe6pGOxgE1dOtZtwaabhrcLYBNPmZ42sMGwnwc2wC0EEHjhrXIRQpoJ0YAgwz459gUYN347h+iFGF/YsbxUeV1BWMen28ufjuDn
        YvyM4mcdfsbx82r8cJYt8mn8BrDTd0nlhZeF6BpYt+C2dA0e6x5EzaBFzeBZNQPUDTgwoGl4Ez+ohXc14t7hil28K3bxOCuEelU6N8m1GASIMJIDEVzew8uq
        bacDQW8TEb5N2BdDzgiqwQDInhEkpm7DdPkL9yfs3Zp38DajOKISuUd4YKir2WR5GdhxqKvBKQardC8f3yNm7+yS2ItDWMbY2bACUuYXVgx+04qh6Zeosdcm
        m/NOscs2plfCorg46+Tyf9o8xzv5e+hjnvLmx1xP+NkaZ6JctsHPyhcBCQtDBBPQRS0p2rPGiaTkGh5/19dJy8v3vCju4UJR3KdFGw3EB1WW4SMqoD1ewzaO
        HLGl6df97xEHfI3zsxDvR/T1ghmuEzxxLSjIanc7TN3hAd4pHuCxeIAn4gFeEw/wuniAc8Dxn4HK5HtEueinuacAu81U54SC8uly3E2F3YRYgjGn9TxA3PCG
        aJdYkEcPQlnxP8HtF/BtBQBJSuHaR0vh2s1C4dq5vGSZjdjeYSO2d9qI7bGN2J7YiO01G7G9biO2KxuxvWojtnfZiO3aRmqPbKT2ikRwZ60NzacwC5RpPRq9
        XnvFgVy2NRiub78zwefyQIZqpQyVjM/XMJzf/8Pf4kHyZZBiWIPERKMC0yVu51rcznvE7TwSt/OKuJ1Xxe3cOnh3itt5LG7nibid18Tmpi5u5x2sU3gJodPV
        vNDp6p8YOv3PlOsR0PPey4yyZjK0Xi7RTMu9DGRqG0sXJPa5ezOSbrdZsdjPNeGA58U42uOo6XLemOzCaYmSj/Hwk1FmjvmFRAyjR+gpGqxkfwu7YjOfc/Pp
        vC9/+F1JcilAy+Vlstp9E3AnP9jDPXdNZSMLDOI9r5tDZw+heafy6gc6oEbBgj5N0u4SsLSrCev7T2bpZnMkNSZ9NO1pi+Z317zYfiRwGIg6ocPHcwYRgjIN
        yOGFULr06ommZYtEteHPzKNZN1N3cD0dmj4G4ej5vawZHfWpxlzyPY9NztueX87P7akZ/Ab3GfWdo3pVWt/HCMvSrHzXkPEfKRWzS+J7uWLRCeamx3Qnu4y6
        CdqIJzPDmhqXWsp6y16wq71y8p2NuckHWi2h/tOKWwK9fg+SgdSr1TAIhAm7UbII8IwMcW7UTaLKs8Et6dMeyBzgYHowbi4rYSQSrF+OMtBq+U45bcRdzeSS
        +doah1IszJx008zJk0jcHK8Pmj1UBT+BtN/0cczFbMDulAxgp6R/gU9gTo1O97GRUx8BFS3cPuNv1Eksu3Augn7vznrhitCyYupJbkl9WEzlJg95D693M9TY
        Biff9eoDEuTb5e6jRX0szvWhJHaCZP1bf1FDP3W2OQA3QR2H7tMgtkyrqMIYbettmpNeLoZYWnZweand44pTby+LidTvXgZWjghKAsFqOeXLhFkAOY5nIbyx
        LlNXuYmVBv5OXN+8D5c3wnejF5Zn2FYMZqlbPmIaBe1umKVwLF4r3ATiAVVKsRPUbHOS8UrNPiIwXpk1wSPxXINgkgGSAZOPFpGaC1jtBay6gGZW5GvRDkDA
        yFx2E0F2QCT2OWdOPu+2jR1BZqaHAOfdchBUN8K2E98reklPRH8C91EB94sF3EcI3GOA+0l3kqc0P+swbutZ7c6orFo6MKceULbxyXTIavzPVHdn3UCxoJ8P
        +lJG5sJLjFYzvMQUEqjYu/NjOAhsNdDaahoC+hlJfqHwtZ0u/RYIpntEP+wTM+tclXMsPagh97GLSn4UBl8YV4LKX1QoOwBeljq6V7tHNX6P8W9DY5US23AU
        R1/00BfvVYWvC75LfknV6oSsX2i+yxmJwxQo4kTe/K51XmrmIya6Oz/tcpjY3GktqWryTjefubuLMDgtqW5aUhhwymOHvDs/UYHZls4fV/YBzd23qzSHPWP6
        OUpzf0w/S/xC8m4XwmTyAAf5zgdscV6zLvixeq312g1kd5oWK9wdCHMkv00CwAdAv2dxUuZs5s/ixvizsw1M1whlpgqK2T8zvbN0ffMUkF0JX/U08VVPuyl0
        TyzYUctOL+PKWtZrUVZvsbm7wFeyv9sDfnz/pKmiOzwIp12M7ZkAK6M7fyKQDWS/QbxrN2x5UBr6OJj8kUI3juisF+kDGqqpfkIj/VcNmd7daNAw5D9EJaXH
        u9NlyHaYsAFqpLU4CDFmOWJ24sWMTpeaQVi19vOmVY9ZDi6sh7O9to6mLrsCmpulWNL9+Olm14N+mpj3uAVQr3GewPkUpcG8iWkB1fC4kpqI8es1faic0LSU
        I2BFKF4jIDIVcizo8JTWLuH3tiwxw/ggTweah3bUejBi45MtMHSTX3CxNsBqcUuJg7+pDlrXm5MgAm9SKpiacizMPFmAxFx4HMyS+LDjpod1m081/R8IAYHt
        eIQPyT4UTub3dVxdj5jffj6cTOqb19331FzK6wJjriazHmye9gI3YP0+R+M0AFRdabbtOcVY45SCUp8f+ohR16JPN5YWnAxCJeUV2g2XVOT1SzFwYgRFwVT3
        Iuk1rXJ2mla+nexdW2GU3ULkDQ7unfaCxhDdEBpy89Z6DesVlq3NRp/geqMXaKNPbexAFSSYlppQas4+IPEK4ze6AC8coeiT6hHE5fNnHzL+Qzb3yVfP7Tqv
        BqDFiP4qu4Yyf2e9o6hSmYiYkN6teHXz1qkp78D5HfWZEaDhiWI2D4kRBbRZvGAnJkjtKE0IAKOniNETtfeZKuZvjXO6mrqCDGkp/3qB1Sj7UV+yP+DbHX8l
        e6S8Wj9flbXwdDVlLH6yyqYvVN6pas6xR1SJn2oQ3OgmVGYhzRgfVSHRUeca2B7eKdwix9+tFAS3BwRXC3PYDebwiC9Y5jBSYjtmMA2Y2OouaFQVPlzM70Xz
        6uYG5ycjooMFOi+wO2MEPZkcxRvThGsqfqQV3xC3pnSrhxg9EEyDmlL6dISBpSGBkwTVFDLJe4aB5DT/PhcRZcXofSqcTz/rwJJEcSx8CfWkNjH1tEVxGQl+
        Bpqkk7L+roYGHnDgsrOUjgtGRvoJUuTwiIKd4EfN/tYqeKJkfKEBmvFr0XmP5n8UtmCP0FK1ua+Wi/g2lSoJQ9GsnnCf4LCYJ4Fgjp4i2kXbCilQdK6TH3ky
        pQXzFTMw9EB664bTtRF8BH6yxckzh6HKvD0sncKHsDof2gUSAJyKxrC2EcbkWGeNrIUn7nyIFiOiMKKV/FoBSFt5eA5ueGgnuD4bogTGgXJY7njRLiDdcd7C
        Mi0sxLFVeqzWhvBRFhGFbwEUNAdgwOhp2Pa0lWcnUcywhBNFzMoVRrLC7HEZNyrgRt6HB15h9nor4o9o2Y8t2hm113gjW3r47P2FVpZwYe++rG+Id4d9QxcA
        1BAlJIQAQ+JXHjJqHgKkJhmOyUEoT+2se1IyjO1DapG3Fa+aKM+fj/JgIEBMRBhzcFwJ21SWHgENlbYHal6OOBXvTzABLFr2iGiprd0e4YXrBZ9dJ+jtWoJP
        Js0suloENAQ9S0QJc+1DYgJIrE7Vsu0TEqilapas1+P4ebWgO3Uz3OeUqT7C8oVnl2UPixFVcPZPOwgjoNKKtoYITaa9BnQHLXn3lj95XeP/fN/nf/nVW/7T
        H16x9r1f/8gnYLv6I1iheNuIJCF+Q/eW+7d846qBf/v9y7fcsm/N+Os/6RAwDSGkQxHJtXuiGcKU34zQm4lH9n/zjX/oTWy5ce/4dz+88QeX8xtjuvW02Iu2
        WH4S5TJsgObh7g5XK4dkocbdXSwLETba8rcb/+ePNv/E1y9PHteEiY6xRVPB/bKNaYvfFZhDNPFG6ejQRrN1c4+I+Au/lfzUuQQtkcjgeWXbEPung0Xu5iPk
        RZGtwVYOyY4PeKuh5I80ThLqZmYt64eeuRsOd4T6qVTuUT9N86d0prG12o/I4SqfZq3KALQEbAMFtgJrJVu6Wo5UYMXBTgnzvFEj8Ju/UQJE707BnRL31Ms7
        niUDF5r1AbwgVvYKe5RyPyw30Y8c+2TdUAp8RqfcpRrv8AITDgET9hHH/F40xrKS7JbEJgd44MTZQNoKJ5gq6JpCi4sA7idCWuQ/8AbzI3fD4vdEyCM3WIS2
        ECXTCGUTmX2IFSUMWdEdKVHdwpnWlfFP+1xGDXpi4T/Ty9vZV3MAZQ3+8QW1LCXgau7n63O1An4LYD8Xu88EeFEAaQEo9OLpAILLJudksEBroO/oqMSF8iyE
        hEh/c3NpBE4alxxTkW47i3f8AE+ILSvau3JiDgRE7rXjNHLOBoEsC8qYc66JLOkTE5SeB6Xn0Wyj0Wi+a2TVRtZ8fbKRAY1EJPY1ms9Y+0G0AnpeYmLp6yxo
        ZFHyS25WNVXWjlCZzSU4Bx5L5GF/riUF+LNltmzug63rRyh7TbJTlifGH/6HP3vYn5grkMJTDYxHDKVHA9J9i8HU+Umi3e/jBd3QlKkal7QsN8MGc8vAmi3X
        /SD95uVzyYMuj1rAxVVQ3BMoLnk/f39CN0fhDH0q44tNn9XuE9pShYnlEzw30WJwMhMuAidnLJw8F/A+0nPU7F92qSSBiQYMsJrt3gkKea5W4NMC+SKyGxdf
        IM0CrdKLk6EUf6IJCxM0ZXbF/Qe3Fd24NehUeSBjTldsNe0T4W2ObWneSlpWAsOe5M1orYlurPvzVCOZudaYtqCnCH6IvAQ6DBR+3NqNieaFZi0vzrov7NvC
        w/DYYsNwzA7D0bCljV5wTdolGVYi6OKDOQAOw8bcHCBDAp3ieVQ8l3WJ+QraVmUg93ZVhrxU/lddlbVAutaaW4KRYJE1CZhAZsogI12jFWnH/GRjDtwZLT9a
        QEF5PR4Ni/V4kvWUQWk1KrpbaDWycS08QE1g1+Izujl8tBZltwVNxbtTbYux5VvLvcmCosaJ5SfnStBeViaXP7AN+gdu0GxcCqgftRXtL1402yQvULg/r3AY
        DJYhHoJqC+bFmFjdVFcLLEFVXoKhXYLE+r7EJQgOMJQlGNb8+KWTvRP+IujsMV8WWsN/SWQPAcgVYc6wxiYEypK9UHQPzQd4Um8NEhZYFW/nkT31j1tg1XkL
        LJ6/wGKsmvMWWBVwV20tsCoWWMyHyYQos43shaBj6E9p7mbLTGY72QtrsWSnLAuSvRCISWM/tAQDoIN+scxOK8pUiUv7DjeD41+Y7IVMueDpSTKyLLWzqo3s
        +Ty+kP9Xu2dUG9kLgfwWhpPTi8HJKQsnT7NKIX/aZ7IXymlXCmRPlcieXgTfPxEsgu8blqoeC+aRPYj0i5C9kENc0pjTFY7fNJWb6p6l6AvUfWSxus/arp3x
        f0y0pvrPR2t+DEvhn5/WzMynNWeai2DmZdKaoyVac+wFaM3RHxOtCduKVi9Aa8KFC1fzaU3IkH0jG+TjTNNo55Cp7ALNqRRPbsn6h3bVXTkKJ4VWAT53mXvF
        vO1EyKSyZvxdiNhA5OfnaOH2y8FjFRv2na5u2SqOMrxx2VSCeKImESfRpiDn8UaJu5X9ZXzeXCopXrJgJ7RFwc1bEdW6BTU7SwBwM0mD2HFr2xqUk3X6qWV9
        L0e8O6sXwV/PaVnkp/UCy9s7j87ZZU2z1GsXNvPXIbZZgtYDPOl+YUYSg4LF7S++uP3Sc/+FGUn/PEbSb1/cPjOSfpOR9EuMpL+AeBfWul7G8qbsSXOBL0Ln
        OpnOOfOW+GldLPEbhFsor/Ha/DXOEnTDchEa7nnNVX5nyTjkZjj3Ndf4nnlErrYYkDTcRYDkqFsehdTShSPugjTBO58mlGlXE3b8NmG5dFlAU+l1u6DdaMKX
        qBQWK2jR4jG1W3Y/feIP/vTjQyfnkhs+YOevrZ0flDljqC7NqVwtJaS95frhL/xw8gvdEw3L6GnYJmHgP2BKdkA4milsrX5qQoNyHnEx7207iDNqVia2BQLQ
        7wZtiI9zlEXXheBjVmY52LKt/2f3/5etXybOA44DR5UoA5qf6wNMH1SZPjQlZJEJmoN7PgngXon+4GgbIxXPCt8HekTAEpQYoGARJuSMuwgTctptTYrfBL1n
        XiroAW5Y0SRqqUJnw0jKamSK2zk0+YUUUiF3+H9VjMWaoZeqjgJbZpVRC7IjzERz3KIyrnrGbYq+ivU6JVTlLwKKNfahO6Vaaqhn2sCt7pbA6FQbGBU8k7D/
        AductJQreLiAIBmcL0iC4ydBkgb4xQRJcA0BBEmfKUAUzyO7L4vkHvMWwaZHPAHiGe9lktzudpLbdR7JTf6Vk9zOl0dyO16M5NbZp7kMwjNeAcJOgSNbMFxd
        nNzGYpDWpLYDbdQ2KlHbZB61rS4GHycXg48nLHw8BrM8nT/mWZGysiBG9RfBqEf9RTDqjL8QRj3rvRyMWm9h1FoZo8bzMGr1XzVGrbwcjBq9MEaFZiGf2N2O
        UM82oXGCVdUlWPQWw6fsUXrKaeHT69vQqS6h02vbsKnXxKbhQtg0fHnYNHhxbBq0Y9MgfqmMxUtQNcaLaD7cxbQcz3mLLIdn7Go75S2q5VhkEVRbi6BSXgTR
        vEUQ/qteBMHLWQT+Cy8C1nKYeVzFqeYiMJg+v03HscgiYB3HaGsNjJ+v4SgWweiiCo5/PiA8T8ERLF70YgqOYAEFB4w6CJx+DOvGW2zdPL0YY37ClXXzhPv/
        r5sfy7ppzGfHn2iy4w318lbOEyV2/IRafO08oX5ci8eNTUkjKJzTv8yCuiXO2K4K20t9Q+wGrnZbT1eFYDbnK/diKAnZwmlQwrkMilOBzk+H1jzpWvEq2CFe
        BTgnYADBvyqxPbPEsxHRNVyH+jM4iWbD7LOeTKbL3AmzzAwSVb91MnPPORoBCZEm6QVwFNmesr/IRNqBZDztRDKaJkgiuF7DaCZoO2J5YX8a3W5pXrjUcCSy
        XlgNwT6929qnd8M+vXfhr2Clxa5EbJ8ewJqI1nt2joYzw+HETW0HYjmYC3BQcQX2a5UPlFYS1sxsw1Tw3ml9kHxSZ3xYxoAcyXFOArb1ypnmHLCttmDAtl4b
        sG1ggYBt8CcbuBoB29hB6IQWDyFYvsLTCUrgPnsSR58ZgEnjAJ/YcQWfGXOOw8r28ZPX1nULxtx8QFydmk5PVZjj0qyK741MTY1QBWGJCnpenWWDvSr1vJHV
        CfXgwGbYTddmWW1dw5DUkZsu8GXlEcZ8bDNNmBF4sCYFAGFYFzGLEqvyHca6Ng9bMpqaRf1Znc85x7dVoEJE65trAKVVGmheiBeYmtnGXMYWg+gSfQvXdkx8
        zYgpE6BmKSz2ADXLLdQsB9QsLRyxSuPci1M44cg0xDBDJTbg1sDuXLAqM9bdnE0Qi9Oqzzzf9BRI7ndhL8VGWoXLGR+kwi5nL+5vxkGpceZJhzmP0z19+fnG
        IM9dvnOoeXOKbpLDLsvbXXJ0fYWPZxZ/KR/XHPuKmG5Jbphr4K9RkhPLbRoqrY+Wj9HQXEOEdFivt5ByOvTy1jOP6UDhIrfUzsxSzMzAIut5oPCSo7kpNdgM
        DVlHuajdUY4XBaEsNZkNmmHeUCnCX3ILgIIwObDv630JkwOEyjEpmr10270AC0giQsHIs1v62M2O+Nmg7eNg0cfzvpEewkIY0Cfuf9YbQpz2uFfwNoZtoLg4
        r3TaDf9w0GMf4XsC16ybz8vuZtO/p+/uokKIPsP0rw9OzdQg9l5jLxoglwGzBJ6w2XDZMFBCVhG6ISSDnISh2EBZS1i2HtOfvIktkeQK0hRveFVYsCLR6uah
        WxCHrrjdlS0b2lX3YraGpCphWImwAGzai2U1KFteumXRTHzCLRzYrahs2aKbXoPsXzHfNpi9PpeLKxHMyikZQn8ZlQ7Inph4LMCiWZ23B+YXe2C2zWrefleZ
        n1zGTWsXXFWtFhf+cyVxdSd3oyQXK9PPWGNrvcLOEb2CN4zenevbaI1wlK+lk9lSo9lRgNDVa+qwHV3KZy4QmlvK9JkmZ2e2ArH0ltLXdOFu5+hqgCG4G9Rd
        tjz22I3ILGcHsLoadApXsK11n/264I2K+YmxZDDjVfGIJaYEx8Po+QwNDgqdL46X+Dbc9icPu1j0BA59JEzN4nfkEfxei5/r8XMDft6U/Kqb/JqLSyeLFj1y
        EyB1096Sp86NU/U6JoiID9Gihjgc0VBeU/dhwK2FgdGWgdGWgQm4f7P4jR4pserlnYZUlTqzcysV28ebWzB916P4GW+a8e9ZO8fWG3p7xm4H6iEYOptoV4FT
        R++8OXOHkKPluYCPiBoPJR/kbu/Bz50N/M4odKTk+ou2LO7p8vp6dT71ODttTPNw9EPXEk9pDSDmAWolbjl8vjRQrb0EUA0EVGv/EqAavSio4nzYfzysgiRb
        cG0ohtfHFAPsKYXfZ/j3NP8+p1pAm7xMoI3bgTa2QBv9MwNtBUCr/uWA9gwPxFklYKsbDFIvGWyjlwC2USl+n/y12WzQLM4xs25T1bRtikhia8yJoRdLAZI6
        za5IhoY9c3bXfGuQf7aSSbpjv0E2Qh4SNz4QwIXIF/s7sVg3LI4rw+J10mdPzySx7gYR635GxLrricLhBL0aR4lg0Gef8azXBsRYkj9ND7vp4ehk1tN8eAYn
        G5pWpmMavuZFDI0lfOCGTobhdEe/fcll52pvfssdu6b27XKcbzjOCj5h61ztEwOe48w4p4p5hEC0JD/hFc0olYiTDoaRUk06WYuuHHUlNlLdk4+SZe21rLS1
        PDCvlji9gCOoAE8sEa8mX1yasNnBeyHJOlSQyFjVZKwiPorDYf+twmG/hOXYWZ9dzZbkj7mT9MvngruOPQluCV2f4XPBXbrTm5wTlOIgNINzrY7RF7g/qRHH
        xpU4Nq7EsaG6n9XSlNMabcGxHJqWNC5O4qRp230ZnmQVD+MaZ498c6s0/02pV7wv8ksUHS1HRvXIkVEXcPAojyASzXZtjBJHHKAc5OJIgYCxJflpD4FLPqKU
        SwQgP/punOaL0FEOru09fMUJcFm7ABe5ZrZr6g4fdJU/THnR0fwYXbA07OQPti5R1DRaAf83vECkpSs4+DnOmiOBnaNUI/BJreDWvfzAXg55qG0gbxcBFaUX
        OHTPyd29ubvNKPYQel5JeBgHX1H++OcRZxunYYYSvAqHrCOiDqLoIOYMwuhQDxBGx5ED+ziO6DDOUeGDdIz6fYR64SgNHCCeYwRygHi6QjQdji4bSdBFnC0V
        omU3veyQ4C85rhiCkSGi1D94rj+t79IInnNKFy6IDmK44/w0eN8j4I6LoV3cZ0cVQWaUjqEKBRHG4B7W4kM0Qww44kVUkAwg/D+trOQR91yvqSLJcAoHGwHK
        w4p9CDdfn3iNnIMpYXI6dOgHhSmhm3yI3Ujd3L8jP9u5N298LJlcxXBKWY8fPtedhrlHJYTNL2ga/6MrW0zjCIQNuY/AwyIWWC+xqoOwm9t8eIQjULcyQbnY
        ekvFZi5BzmfFCxgbms/QB16CIGX4JdEv+U9QMjvweo/44hnu8BrnLNzgVXKZtAhFSWCVonTKelTbb2a0fNPQqZjiHgEORFxyh+UfOSSaxptfrptk6SjpwApY
        JwqziOVl/CT46cXPAH6G8WPwsxI/I/i5OK8mj7KIpBGISl/qeBykz9wn46rkhIFFm4hlFjH2wFlwwB60GhCRjv0ECE/8fdWtTkcHFOJ1HnU5BB2g056YTHTw
        RjkTvuTm7w6ifzfSkPo38hL1HyK64z6UdRkSUMusxlaJHJUccqlpQX5qposPV6XLz9MURyTH5s/NdBlc0LMBSOHBiN6RVQhNZHUElwiwoLeDz6NRyaIxPSHX
        JovHaCnx9XBWHaO1xdcDWDMcDetinESDwOV3ZDW6qF01tDvt4NDYaSfud6dQlsUch6IiB0FW2yTm0FS3sdlIndVxNejNJrfyzmfHJGLvVLC734t+OZM8415J
        ybKAyqcTCoqkrPdJ5ut9SFpAaLDV7hGVdiM9ptI+pI8hcBml16ZLqEKwfy+hwt5yXb3z6lpCTHdilsxmPXBPhX+i6bLKJLBK3aUJ9+1J7GjAGZVxQ44Rb2u6
        ZuXmMW04PWHTp3WppK42D+hOKAs6Jah9xXSXXJK7SuEZtrLvZQA0PspG0fEkjuHFYJQ+ofnUfIBow543nhBT1EuLN2lzntZwnq66Ev27m92ntSgDKtTcFx1F
        XR5FPW8UAQNZYvpmcTXSoAqS2awfN+NZr+GL7dkSubg+S2RYsp42F20tiENjHkrj0bEvn96H42+jIYIFPiIDLCcxYYivAualQUnSzp8+Mkut0bMPGV24bzfE
        fVtR6Qn9dZOYpHfCNzVVQGAJjUd1K15Y521U1d3uvF3F1kXVJDEHh48RtbzBYd9UMX7Jve6T2cCjBCIDzPdiiV88mdyHoAR8tgqOmxFbvngyhT0MohJslwh3
        oxLFbkvxDZ/j6xDZUWL7HvLheAUc8M0WarB+saphicCcZEnOoY9Kd62ZpztiLxEiEwVIkOGAmE0UUvI1wkHFig8GKPmi7JIDPKgVtgFoTWx5fgcR/TzhSHC0
        G5+lhQCX94e6qxUlEpE/A4kSGXCUSHRjhNac1Qf6cugDx+Lzwf6jYLqCNnANn7LLx63ISWCXqM8gvqG/xvk0HxiyxvmUkjj1JxEfkdJPID4ipScQT9HHDhxc
        fDk+YhX5jyO+oo94iCkH+3sM8RV9jpPYhbRB6AlEycaDlxZFciJeMja/PXwEGU4EO8NRB1e5R9UGxI+SF3zM94y2x9/ZU40TlZ96V5L35HOHcK69TrqlEuKn
        qZlvkd7dJp27Vfr2JunazdKzG6Rj10u/3iDd+mnp1XXSqWulTzukS9ttj8AayYE2aaV5PljIUaSIwR6h1cdnXfEBDVXikX7gEQ3oIRKJY3UiObJPFyPgIwQn
        t3WrtHWLtHVC2vpqaeu4tHVU2voT0tY10taLpa0j0taV0lZTbFH08CaiDAyrSXGvrVu7y4e3yaD12lPDvvoszSR+mzE+a3zCFWyKib8cTOv5dNpRjvT5dQKF
        /Ntf/PiHg7QrDxD0kZgL8Nwh+PcLsY8DljvEEjaglmC5QwSiHIC/HDhuoqRgt8P/h7l3gZPjOutE69XV1V3dPTWjkTSa7pk5VRpJo/foYb0sW9OKZMuOjeWQ
        OA6YxA/ZmFG4WIo3mI1sidg42sQsWuDuWtosdLeSyPy4BnHJbgREWMmSjcg1WcPCb733hr1iE7KCm71oNwHEQ/H9/t93qup0T48sm/zub61kqroep87jO9/7
        oQbAaxeRwBLUNMI8FlFRHMEVQ1IqM605J7KxL5krfc5cuQikZRtL3X6WuTJLjrlIF7NEIkhfZ670WOfvp5kr/YjL2VpIKODrzJULw6s7vNGjpSM6w+PZQleF
        lfmZ7XlDbvcaeT6u7Dywt1qTdJGT55OVSBc5pVaeoeXPUkIysx6U7PBaZQG98vlCLhjHqwitxFPXKo8ePvxjh3HlT7UWZnWlBo6zoiYlB4NiMTmJxWlwItoa
        F5pn34iaUwS8ZQJeR00gHQRBznaaNFooTJqjJreTgI2CLjTjXISCNvOkUipWEwTNZQ4b2M6SL7R0ZZr1qw51qrySpGYaCCqkkvS7miU6rs8EVW0ZRrZATZ2J
        fWkidmhipzUSUwRw0fcxGlMoVWqW6RhpjnGJi4jLRzSAgZGtuJBmK15Dp7+MbMUoXlGGiAwE1DymIp93rJS14nNYzgrNydmkGLFBIyo0B5tfO5MWbMTVwkra
        T1w6dA0ycDePcTVEB0IjMeUoFFrB1a+wTOjs/vp//qNv/7va1kwAlyJMFal0VTkXx2J5d2Ep4Sq/NI2nkwlVIbh7FCV8YcUqnYuXzmtlQ+FcJN34j05mY2PK
        yVsOI6tq+1MV9qew3zsqFAtbkdWpRSm2W6TFJ2Ej7cpEV9PKcHFQb/9DE/KhpTRmXYc756Dks0o+y+XKHakGTIuHysXqYTMawHj6RmeJ65KVIPXNKWtW6tv5
        knTe5877tBuQZrcrI2be/VixRgQVz0RxF2D3BIbul1PnkrQ6yeZEi4SGsmBzOkzFk6j1o+KKbI1zXPmpwmAribrKyPYYQPJ302zRF6GAoj3tCjkk7NXhLI6y
        nZKSJIvGrsQ+glQwgcM+grJC83WHi8ikCbGYR0ABQZYukjj6lE2QEEafthMfS4GO037n9zgDnJSYabGOP1ETolNDCRka00kCl1+5/U/+8fCv/MWuzqOJX1f+
        Xno57eVnbOlVlRNrpmVJTyDBvVB6wh3MCxDKQL1S5nuFiflZ9ASCfzdGuJ8xAvA3o4QH5qCED6Yo4XFBCQeuhxKQavgb9I2QcUKxByfgamEurr12n3PARYev
        /RDxGKto2ULgiZIUgi6pVSxel9RqI4EwjwuLr7g2D2pSyUqpOOZ7gKQDnO2GSO/lNyLpGBKvsl2Y+RjHgLiYIU7QdoEgJYM1B0C2T2BtRmBtG8FahQtEEx85
        pFFwjQDsgi0lcoqi4dQAVkTAjgawPJOMxab1tKL8Z7GERRROjQtcS76FpSxygWyiRWDsV7tPxDEOjxMUFrFk8YAkQgrpkyEnQkqTACUF2gE6DRB2AzLjBFLQ
        PQS/HDVfOsaqRhALSWKTDDed2wBwoc4aFPbxI5zj/678Oq3KNB6e41s4xydeHlZQDiBbE9dhLen8STorDX19ZDYJdPYkx7awRj1ZkwjlT7RU0JM6KSAi7Oep
        k7iKZIBH58+b5Ifp3FT13Ij2NXKOMvvJVaZYoYF6gT5sZRP8PaQSLkRwF0pbf21nazsn6s8ufJ7dYgq7UbnvgoUuFbKphdSEuouw4AWcrJG/ris2lnRtS5Rj
        CcHuRcareAglLT1seWhxBtF5yeU0iFxOVWhluJA9FzUPuZZ9UtK5nGiGSUhFNqfCXVxUXmdzCpDpDZSVvhnwcLHLk4XQqAD10WHpI5ykbALZnBaqpds5jXlw
        EC54ILw+axS02gEjI4CTJJkqSrM5oZY9j6RZ4iFJNieuWIxsTlJ/chDDbxF4lpuunuXhHRZeqEDeG4DCqoI60CAxA8114G4HME3YBMj6hC9VqRGa1xh76v6E
        a70+kPAOe5DaK661DiSl6FfdpOrNOEdAww4xPZuaNf3dCIcNBoYXPe29qTbvRfqO6V0jD+L+TEiUAvWJCB7/zuPInQJOkCCuStg+Tm0oTaPdiXZftJ9ijrOu
        RvrODSMMQrWE5AJJzgZ9vm3gfa6e+xTh/SIsVlI+90iK94sp3n8BBREY8R/HGWH+53BkvI+KA/jjyZQSz0F3nrNTvF/qh/fTDlEf+1GA52yQgCKRgOM20wAU
        bauBBEzSoQBKUNOUoDaHEhQZ73MlX86b7e+VMmmySUAC9Bbpw+lA9pyX0+li00r93unidNIS51d2pcdroezpghRlTTvDiSed1US4JnKAq0Q/DP4Cc5QtH3ES
        SfskbUEIDPFjdT6qR+txbLBPoaT5tOjAjNMQqBlJhYj84+1ghULLmIg9KLTsfqFl+4mWhaBlCHmtkEwR7UANkxeg3yhzPYgCjs8B3Oh4DKr9SnQzvVzJmM0y
        k7tAjLUk3tjwbDTYz1TQ2Sm9sPD5p6QXT0gvHqdekPw4r/zDFm18h221YO6SgjYelKHxgTMlrBmV/CLYOJU/dM6h4eW/PDCJpdSaQUPFXLHxNmDjbRk7D4Yc
        YjCEvoOBPOampqOLDgvBmQVjyrnodFuOIH9edkQAxX8SYYirrzo7rL+HyYigGvH8yl9vrb3ZusanzfWzXDvtDYdznjiSSOjhqi3ZhjiRivyEBJ8A+abmYoXs
        mRxPEW1JeRcIrTHLrgFtEKCRONBJKuxZZtdoKsPMyvMSXawyx5rNLwd9JpHKH7oKr3P9qwg7kAUhsEH4DX+jaCMxAw/0WJ9pTVkxQJv/kR/70Sd+7EOPHrAu
        W9YUi9rY7dqnBmhIpHYP/9keT1pxi3NFT1ThZusv+XSt5e2wviNzVpQ5+2seLz3pr7aCh6q2pJ9n3MeF/4wxyUCLGGixZ6CFroGmd309UJ8H6stA2bNuNeo2
        r7ZGZFGIt1caPrrXgmtaTMlaKFmLEU7dhDMozBxsRgT7EWdI04XjdLwaLCqzw4EgwUAjwUAjwdRWXVJc7bQkjGxJ6x9gjdeMLKoHzq9f4A1DA/JDvXf0Lsu3
        zPHCLHOVcbZjaN/xTqG5hP482ykRcitmO4XksXxKV7vn3CQ+n0ydmc/Mig3yuptBgO0wBGD7xhyWecGFeL3avejCy4f2hgt5H13m4vOoSg8RD2gyUUujrXG1
        eZF4iSnNsQVgXDCLCdQ0AZQ2Ucr9c5HSanMt1KrRq64oB2uiHCyKcnBAlIO0KGDYqqyUgXIHxbWKRJhU+mGu50KLv10qTVlSHYYWVOSzGYg7K0msnKI9A9YP
        f0pqaqurtKATacHHUIaI6pQF0QiEQgpU5e+TNEkzeyuYX7AJnhS7AehOnE9W3upAiTe1Wx2/1UFZm5V8NhyKVJhKO14611mqMy5VmE7vFSvVpCNoi1sDwUBV
        KezvacjFsMXTn23E89Am3YmZ9DGTVVydogn1ZSZhZIwHpetFUW/dHE9IaXgw3mxaGGRH76rJxRsKFTCmI20uRjlzUJMX9iCxZS/4mGqeRDpf6T4o04urKDUf
        yfblOfVlTtkwURC9uidbDsJhOq9BNpNBNpNBOpNCZ33I6bmeQqZQqk3jTiIlXpMgQzIv2kKoulDuBUbO+UOXDZQLTARFfoE2H71If4u0cW3RvCYFJKrxBev7
        jPUlcv8yPIiwGaNN2GLHXa4XdDvzlMBZe1Z/bNF/+upfE/up96wry67RF+yFwFCfBbtOx7MOtiPYTkfjqhMg04LNRmhZGctNCM5LNARVzQLCbIwehAQTwA49
        KD7c0EpCqFgoJXUnYV1ecDBeJPvOF2G/JDXuxVMdkt9/9+LFCjbteAR2LW1fpl16MF4CzTUSBw/TdBJLQvC3UJg1AkGsKCPYd9YPxnXUiML/76yjuLc/Gzeo
        sRI3VVJLZveyx3YdJuuSGkXN8gZYwoNJCX7fNfR/jA4RPsFG2HE6sDF8jMUnNQ4l9bJH9kLg48Jum9UALNzLVQ2i5QrmqFM2tShsKk3U5tnooqtrIIfCbtfA
        pKL7JUhZPg4+bRMu+VvSLGsJLOvA3PfVgFgFas3Ck4C85dudKRrQsu2sa1kBKbZESFJUjKyVG5Ec45JqnHG08PxiKYPAvDmL42nat6EEJOsgAh3HU+I4Hj8N
        4vGxBVWJg3i4d+cc6V0QsgTG0mcJ0g4kblTeO8gunL5E5sCPgS+cPkmYnyvjbWZ4SGelhl+VZIGehwU8D017zrcCmYmAZgKhBBgyrye4fyjYfV1rU0vjUtC9
        yCIq4/wguuBIEWZfW7NAMQQgX/EQRqVKLytf0vlrlHV2ZydXGGRnUKTeXm8lCXH2LLkAGXSr6aaaCVe1g5aONzqcM9jUN7WVxo+xQc0a3dJUzU/+Uip4+aKE
        3yxK+J3U0apWwldFCV8VJXw1VcJXd//pN3737z7TrYQX/YwKOQVWvwUnbN38Q/2L5Pt7pKB9ttwwMYf5ci+UFSCsRMifN2KAzQpBIhCBgdY1oEN02o2XEQ0/
        7fJC+1uEsAQAcThLlNic3C2jFdOFzr/CTg68S1gZzcA9IhAPrpYWnCtI006SBXekODYbdCDZJaIS5HzSmsC8KSIkxMbmwH78d0FuMm/a4oISV53cZdIRDyqH
        szVBRkBkrgRJg6880Q8z30B/mABEK0MVgaZN0oGVq5HmJqMubpKpFbSdSnLzc8enuY6zbmVIKOOQME5DKbd56S1xm2NwByuLObiMeWJRMIDpLrN2FZigcElj
        w0M6l30nIcyU4XYujbxoSytcpzBlal1+5Jx+5Kx+5KX8ETbtluGOSgyv3nZlbLsTLu074XQ9VYbISxvvRWJ+MaYT7lbnhJPxy3bP5nNo85X76jpOONB1lFc6
        P+/A9njMgqiU/z9eBQfVVWx99TSfgdKvU7dyHbHVPT6qFfFRZUujJcbacvNsAb5nHw8c/0iAdPkXnINQE4MbPZl4cFtHEGDhMcOXDK6g87tyECfN/iWhrl+a
        pazcBS+dkM0ZYfRrqDIRIq8Q/l7kv2fNQmMh1qH7d4ufeslGvGgN27sKHFhL0W6Fvypop2V34Z2yJjQVTWiqjHnKKeYpc/xllTEPdxDYP2Tfigoq9BKpKRPm
        qZq2sXJa8+40zVJZR4UWWcXndRIP0eplECGvM0+WcwTFotZmzy1P0l+WOlCT4F36U+QQUgnZLLToNn2QaZ3i3BwSuMnLhGhCaiGG9r7CAWusfBkAHkQoJCYg
        GdR4cBB4MCI8OHfMFXEJqBA95Og55bGSugokWBWzcpk97WtM5ipZkoF8sT/mEnuDKqxK1gpLBS6nwouF+RRY6IaSvn5flbyY3qVdrazqF7uBeT1uYAwnNAsC
        Wx4icD384MKmIQeX8PGKncZr5kXElGdEZmbXqQP56SPJQD0W3qbMqnM40oEFYdN9hNniVSfmjUsKDOw1GoWrG+DO4N4i0TCWuyM0y6G0nq1bue+69XlL1q2s
        181j6wXk87jCi5dUwVNi0dC5bOuUsXEusJ9HOfwt27WP2h/xj0glZHfSygvI21K7gb0ofPF3kGIlSSD+DqXo/XBnllTdxGl/IJZknEB72cVXXPF5CIVulmEh
        QB1QSFSuPOxRY/JQgbGY1JxGjDw/ZXFtPfEhL2g0x0WpP+55KA1tP5OVP62wC8kzvGTXj0ktmK4iDscVcS5dWrTmuTei2Ai9yd/lVBp9/EWqfVxFaqpwHgQE
        GshsMv53l+DbRXB/hYXjrsvQJ1TYs4sIG7YJDvDRiU4lEgFaN8YBwiPybVlbpCsgmgUcwG5WWBgClatwGdYqjh6yDFRWuvsBERUWPe2UtFVA2h4nylaB4pYo
        W4Xd37c4R+iM3nl8q/OkQp1i+GkXesiaTWSt0pesPUmooQ81o+6sdJ4K2Sm4ykSN9g9IGUEqr3FZxHW6mqokLKi8QNSKQtQKAImKrhj7f9XcwaPlI+xMFB1M
        gkkr9YMLmBp4iEC2sc8Gm47eWAehoKI5jFH/nbFVKa42PVgdYdlTg3cjIxw96SFlAFaFg9ido3JeYjADo8mGf5SRox2kivtQcP5O1HPk/VaQSr5N666q0zz2
        7CCdek/C2oXaIpJcwH6SS3dLGAStOKTJCrVCnCmrjKLZ6HU4ydFqSuBW7LI9MNS1kwqm55REULMPFqrqwHnfubuKar4u2mV9lrvaiZI6DoqzTXACiujLrvjD
        jbA2SpGoWsANlLUkaRDJKThfBZ4bR9KHJax0SoY7St6wkglcXthJ/VhHZjo5vh1H6giSuPH0BM6H+zxH1D9/Y1Qt7Kgl9EY7GVbDra4cEmWxM9Aoy2kOCU7L
        rUWRu7pYAk+zBMUu2dNLWQJI8F4me75qpQLhXRCNy+AIPBE+jd3naZZg4ekE1VuFJUDh2sXUXxoanaOEC4a7UC006P4itUgtJLq/sJ001LD4hxu3hunWonYy
        1lENtQjv0p/FbTqOCUuwsEW3EUrDLAHdprvMEiykxujmQrQAlQnkm7u6FANaFRBpyhLlInDPkA1tAAgLNdkyxGBg59irmHGEvAahUekqmydwBmWSj695KRGt
        da2ZJ64oPWsGX6I074en16zGa1Y08n4Qs0HLVuuzbOD+saERDF7UiT9oNNjFNe4FEn+UdeKPIl+5h1NDe5gzz6DGJQiew0SUvTnag2jO1CHWVmiyp2lynRYF
        SqYlBPPDwoNgJrVfv5jFM41KQZfU8oAyWNYh3FUR+z6gazinYTQ3qceBj+JQeZiBeBwYF8TjwDU8Dty0WTAC03BGqzb9WXEYOBhDbepCre6qoX2cG4B9sKDR
        8FKh30sLFCPtRhyCvTM7yBR3uJfiBhAuPUjnGUPkZ1bXoOnxPAZsng1Foq9imiqqKhJ9QU9+AZNf6fdOVpSd536Y+aEQcxyahYZ9KXnlQ8lYpOZ1yasi3CQq
        UAAxF10QLVBFl7wSLpCYezhJ+HdxN7STBPUyLnHJK/oyTwZ01EmZZ4S1VcnCRzi3wTCcJMpq4Xb2mA2gngvhCxGaJa802y1ui6qQOklg9DziJvRkATwkfHZ3
        Rqp45su9VGXevHBssEncqQYNrsDtKhsDsnUgIP5a4jKRBt81K+IwXxGaGbG/PPP0Vnir4xyxj3IUHi+7hbQQFo3UotGdZHaPmMVHESdhASIsc77t8O8912E+
        TXNpZbCehFa58gv7S6WOdt0e7LQvnyTppnzNcg5AKod7ucP6gv00Q7xFbOFunY8YDF1H+Rx1XybSnjhdkvu25k3s+Mdyu8PczV0itm/b6uyhW7/DvvA+cTcb
        mp88awrtDnie/KPzCPF7wCCIA6LP7ohJQUQeWp5fdZOQuxXNpteUZLkunk9qZ1QNdpOmlc3JWfetzIfWZyhY5sEIsmEe+klc7zcTY9lMIDrSEUePcuroQdMi
        fh776KS8hSeHvTzAbbJUkziC0D09bSFPktfHy+PNJy2EoHmtRDiUh7VPHOO5gKInXn+Va6EzjKrYcHwqMcuY+61bYtKiXWVwhmXNGc7a3tGuGpPY0VEHJo4L
        XCbQkR3gaIEnOu0waCTEst3J7rA0RPiIKk+KdHOqWNgvlRV9ykkrISK45JfK7oKj9pEsvATBUSUJLylxeAkisKBg0PeFb8sqhDOjaO+lFr/zlT85XYRT0EWX
        tfXTs9EuNSB6PQQ9fuc1xBPQ3yyewOZ4AoQS+ISTKnkowQhCCZzmt77yG78loQTw+4H+lp5q/qlFzXz9z3/314uIcGAnfiv94Fr+IMgitvQQAhUdsfPxg8nC
        pArJcOR8Yp2JQ8TI1rpMttU8LrZQKLiepeOCRlQV8eVVxJdXEV/eBEqOxARYiYtibgskjmgEVlSLDYq7xTbIjzXksREBb7hcEKC9g42N8sAaeWBKbOm+Np2B
        GBBV0RYz9htZxDQwc3ZgQx3xbvlDL0KFlfk1+Gxkg0fDIvZrWBxtBI/BhjZuryofKXa1F2QOA1XpC73po9ZpEO1BN2ek0zul09timp1oDPrU2haub16UWveB
        jmVi2Z1tXmxjGBY7NO11tTAaowckjpt4nObXPp5DBmEkEyoQ6fWngIwCQ0RIS4gYdIwxcrnChh8lsRxn9F9XTCoV0YRX2AOf0RMSdSmbvfBtDoNx2fXCYsKL
        e1wkHd4DENKZLASi7m4i5As2jFwQZdOGakYSquBG2ufJpiZlwJMcGw3/xwrcjVe6VmyJscUGlxFxRQ4ONl/FZwg2X4kzBBLRrt3qqGat+aVnUxzlwiCy3l4l
        sUIrEfqz1pqKF8i37NTK6HyOpu0bmDLenrSZMIesFx/IQsDuk0beI428WxrZL43cJd3fhygkKNJH8MgtEqi0Mw4kJikSEwUHHE3H3LFbQ4KPsuKQ+zLCeJbR
        YQHCf8og6wrFbhD+UwbxHqEDK0vKqobwnzISFEDlGYDaZzojDv8pS3jcQBb+I8E5JQn/KXH4zxKOqoxhGyll4T8l+URJLRE7OmOOUlf4TykN/ykRF1aCiWMY
        jqDyheHwjx2ncJT1NtPsHQ0MSEvFUR0WijATIjwMgZlgF8iSZno0q8l+FbjLJ8gmzCeujAQoVpcn40iTBicxLUWdI0A7Mr7mIqKluPtPLv/kn/3Vf/vkb6qt
        RGDgCCTprMSRMRBZiS2uEe/fyVmCEiI0aATRYhb8Rddig8CNoYwHJ+Eado665iJdC2GfEJwnJ0/wlYXV87EKyxB/idXzodBQsEFh9XxkdkBkVUUiq9J0CX6W
        LsGXdAm+0Ctf0iX4ivUkBb2GRQ6ICBdaWT6H20WFHxXC8FnfKR9lFYnWGjQ/+9ODzSpxNj9pK+Qe8JB4YEDZdOrgNGqe+2lOXBE01UFhOAN2hdTGdLF0w9jE
        4dgcPjmDoFWffajAhBCzYqno2u0q4LOBa7dfqyJpbFAqh9Hg0IKRJaP1a6dttn8Xm6VZ2eXFZnl2vW3RhBbZOw0BL7OivsdS0UOEhMFrsRw0rf14SlCCwm7t
        it3aEZuezT7XLE3SPtmTi5mBiJnaSll8p5gocwnTbyKMzdMSJjE50VfZZr6HxI1mxBbKoDl9O0sDU/B1LEEhTDT536cBHWstiXRKGEVPR6/x+w2JQxyROETF
        EjLLez7H43ZFILHsU9OyTy0NDOrtjcBSwGG7lQ+C1pUZfEYh3jL4LMEZHOw5ZHBYQgYjNq6yERsb9Ta2aNK0mJh4G2PibToUZKcKekJB7qLTf/k8c4qFZhUD
        4FCQ/+0CbcjfgRCyLKVObBYvCaYuim897LWBjCaBXbqEDdZcCdbni65Yqtfb3ydG9LuBPtdadwm524d4TQw+AP9XFuElZQMZ9IMnVfEwPPWfPIyp0eJ1+Guu
        MIQzs1B3w7cMT0O8vJ31dNOzOavsipWdhA2xsrtILqJZZbd57FUXBnd397cv/6/Pfu6flrc6m5tlYtBdLL1NiMRFigkXqRJsHFSCnKqbZaQoU1zgWUrnqdj8
        0rEodjKOkEXdgzWXdgvn2vnDZ4Hsmv/xo4gIb5ZE3eCkNAztQgvrEPjlM0hXKpwutc+oSjc8KpZN0xEFkpSRRxSlI/KyEaVfpiv0XSJeSMIrZM4FmePPbRa1
        PtE7WbeCrJuDNfMOg3jLmrlsYA8/FjhVIRYnbObie4prs17XqzmOzW6BrE16Kt/mha5tTnK0x7qkQlcOWQ+Ymne6ww7wX2X/+qeQXtKGuFuWYtRVJBzhivDe
        bWIJgiKOcCa7X7EZUPY/17KnSd2HZu5K2HV8P/a/I4yeI4yeA+6vIJuBGO0PA9RRPDqUgXEKgSrUVQOZPuUhbW0yUkVwHoPSzfY/hVxJDMJP2+Ik8IItfrLH
        OY8BnPWbSq+Pw675BYYYwl0DTUd6PcK9liwoCfdvWveaeSDhvR3tcCUOikWOZ+B6fgQAy/QHuOn11CVk3VxLXYo5L9ELtrgkHLelneds7GCWwZ4S1bUvah9f
        4KwL9VXY2b5neVzR+0BxBdTnYyJGgRCB9HxMw4i4ewyL72NEC0pfsEVHWNb+HRKctdoZSZcPLA3193F854MkAtLhCT0TcJZ3kDiMf92P1LmYCfEq9tJt5khE
        RU33mFs4ojzZZ/TsV12Op3B2I8z7n7/6yeGtCKYo6Bw2z3EenaKBIbDH5C7OsLe7dpt4E6IHdk8Pyt09sN+kB46Jvl1C38iZIyOuxNxGkGsovayz4KK9rk65
        QAECArYGAVeDgKeXHmiAgaELD7i9eICrWxEieMFzixCwoUm6lGVsOqezEKV+kSc4PdImiKR26j181kmQQ+k28bg+4SSl80n5TOz2T2tf1FntGTAC5DPmSotS
        pxt/X3JIbDXnxU3nRbxwVkqRpRHYb8pafOUtZMsWcmUL5Y9zlqYp9Psd4lfDD66RB6eMB/0wO/XyUzc/dXR1p7kJni6zENyT4EnkU8/0PM0SPKVOpS7cSRX+
        BtHG7EMMb2jTkw/ZXW3mC+JJf+htxokuybyM9WxBha6gQuyhMaNtZLFltxJJDeYaAMJ19QgaBjk7WCCZypQV3RYOSb4wLUZEf+OF4a02q1asM8Teu4egq2Rt
        v5i34fplr7QiZe2Ojr8LFwklTFlBAtvrKKGW8Au2ZABxIJPwW4yVPFj9nLuMNDJNxDB7s0j5BpPbM4dStei+eqy95Rx5GyozeuTOemLDxvHsIH3VYYugyxZB
        B/jpSdFMeTT6UPLI25JzGZFMLCAxaYBDFOdOl9P/4kqiPLzDGAlaqWlbdLfUcqp7h/LXjHlS2HX2YAlSbBhupSnDN0imYhNwkg35TvkoUDHdZ1xEb6fvnXLp
        S6nD/vdgvrx0vlg1p+frEs9XakF1ItiB0vniBH75fLF1osCz5WlGQRXu5nhFWfzEpyHewdST6b51Z511GM5etgbZK11rqwQ0zkKNMMsKY0sUYgWxGduccTV2
        hIpQ+4xh8tbA1M/CjxD9oIMtzdvXb/6gNH+wp3lZW9rhaR9hiP+6PX+HLA0HXrgAK867xeLFtqJ3hh/1HP+o/cz86QptJNzhdIX2PzBd4VE8CkmuqxCpsnQO
        Q+Jcb0dcPMObBlE7ugs53dKNW9Abl1NN88Z1p6wR5ratLUThQYHRmojD0CgmHitwsYsOJt6dH6o66IRkb7Q5Rv3uqsuwkjgrLbYUNo8ZE0Hn+jfqECiXJ8Ll
        iTjWOxHH9Eibxz8xKGlX3a0uS7R0gdb5B6r5NwlK6XO77SNJcT8KfKniVsvKus5TaUd34EjfAPjb+tqd+ppgiFmttCbcMQu8GOEuR/yRNFgpGObZmPfzfjgk
        EJeOtEkhq+ObtGf/5p/Z7vDRFbnOOkJCL9FZwxXSgU8PcXAR66+rdNT66xNDadDHJXeWwGl937gdf631DTdBzdzbsSaXXOLnaDHtpns7GwX95jGf3m5e/uJv
        nPab3/qKDfGjebRZbf75s1G0Ae8c88EMEhfhxxw78tM+fLGJi/BhxSPewUfsJHETPgGDT7Tdjxv4/aIPdcR6+zM+crittT7tS3KpT/kSZtLykettyvmkzxjp
        zVLPvNV/yLpOS3OYRVFiKTx7xQpemuaJEjxoanmmQ2hPjhdAICt7Sbr/s6994ZeLze98k+eCNcaXPOj/qzrctyrKRhra8wUZ2k8VZGjPFWRoxwoytL/3Yk7t
        d9XDVKx2r3iYmvX2/+vJVP43T6byW55M5WVPpvIbyH2J5fIw9egwkeaaWhBNV1ZgBC+WZQRHDmEQX7C6RnHP/6SjoE5H+/UoloeqBltZA4eReD0OUbwLhyDe
        KgOh8RHvk+bzqK21roCNrU0530IULB0vg42l65eQnYt+fw1RsHTk/JZ0/EOo0uj4GpIK1uD4Gm/D8YId3/o/5RzJ3CwLqXPV5fB3WYkEEvuqSrlMt0LZsQwO
        lTUhPM2spKEh2onujceQZDl6F32aLVlqjJNhlVQDFm/tVA9CR33VKQHEXVGoG311Bb66PP0qTYc/y5kXz9JxMfKZcwDP4G3cD17Qymo4sA423SeT6iziZhqc
        GbEcj2JYnyqb2SWJMpKkIJu/nLBrjLdPEm7sqy7jAH1IvKlfZ+NRrAHH/jZZqpLrj+yVNH7gub0qNA54ZCC9y14qcK8a4wZsuqsb9vCI6AvQBuFkYlDuhiNE
        bHPpGug2QK3eWadFgfJaDCrQNEymMiunaB9Liz801NhjUJzSzYOSGKksyd2lVTBao3ionXpVTb+jdf4MDYUGnIAJuqcaw4gAGgKKacvE41sJz8oE+nNPdRzZ
        zM2ZwXRw1DXdHGMhsO/tu6sN1TujmC9bFaPvD+VzSziB+5RztpywdYn6tFgJhUu8u6uL2LxEq+ZxaNIQ/CloattqTA3QQ7jGJUjG2sn603GdR6vobH1Kfz5b
        pqG47MGHz5yjn9G7U8LJKqwmxH33jnr0Hk6ifahJE848IfSCIzXPsm2LWez1qq7h7r6YowMw8Lpa/0ji1JMlYhwjFmUh9WwJeoYCTmN4QNH9cVNfgwm7pwr/
        fTosUDSqAJVUgjZhnxFWV9H4xk/xm2prpyWfk7bqHbiH0dMjHTWuxjtZAhP8arU7eKj9GbxFD9OT1HjUaaMJG3Pf6CpcMAZQZnJZ5gIBVig/Enbkhf8BcQ9H
        MKuPsHGaOuutluwF9GOQVjfdF6G0FZokUPYb77TgDryPBR+WDeFlb2YbxUshL91LDl8c6N15SP+yt4qceFKIBfsta8QhgOneaGyhvJtTeWBPIaEy76vgNhqN
        ua9G031Fm+ZR2VfOQc0d8M4y9lURSRuwics40fVV4akBGQmbDn7TPfuurKUdMIJl9slU5RQK+Z4riiTxleAM6/IP8tOsbJdBAR3EfDjmDOotxwCFIEBIdd7c
        23cjL555g2M49Y7kNPv4iEQUQjHHHyvrdcF5KdutngZ3cKF0KPYiUNQOatNU5CCSrG8no6fjcfreerpzmoDdS0EBGzng3BcI8wqIJkNvgKu0NBGijXC1fgN7
        GiI851rvu61zv+5GqvtnLbtr2VxDNd7uvg4Xq4nt7ms4rt/unsOxvt29wEfq+nb3Yil3BR09rbbS1vOb54gwvrcTN8Qn4SVfO8Izu+RF94OelTBBUOC9T5wb
        An4VLlk/IJmUX/K3ON9gEg7uxG9+I5iNfhBOA+wpvzhVsbCeh+EN5ecgODWMZX24Cl+FwFgHxJfSBajMTFxbvKfqw+H4HpJDGmq0TTsgSBcRU1/Egoxjf2FB
        Ao2DgQCwdN0L4vGC0IbgBcGOAGH9PnYH8LTohiUVeNfJ3fAWus2r5M2zSqyVS9fJsp1C2DX5WBHMuhf2rAluGDUicwRM2DBbptd9wJ+jlymQZSpDUUZQjWUy
        yoCYrsleumKv04q9UJKwaqzYCyVZscu8You6Vgzo96EM/WJ07J6isa+Jlxs8Qf3GGYo/uarOav5qEBhsEE5Rs8Jp2am+gDiqKXBUS1OOirDpy8qR4FPs6dvq
        8U1EJLa2k5vzNFjxFnWzurkVb1LFl1UgD8fb1dDLakD/2JkxhNWV+VhG1XoiATdptpBjVrfGY7R4jbxYTJX9btxZYbETJ2Wv1+NBk1OLHuDVpsVmmelCdVZe
        jH4ogVq1eclKc0dE8UqJpJyWwt9r6MFWbZajI4mD58do2s8jz+DMs68kSTvh7J0zydqOoOn7kx2dFjEVY2qtSoi4tpIpYiLa8Ua1hv5Nt5Nlapla005wbYOa
        PkU343UofZEHhuSwleXgubqLUNmUzgd94qdmHlGNNDn0E7c/cghK6emE6MXth5KyUXUQLEw8ZqZBJDDdqhrp8DG5Y6dpT+8i2k6dHlVbqONjLWDaMbWpLV7G
        ROzdMH8JQTzqND3NwTyjEsxTl2Ce8TR56fsJyaK9OmGkiegDo/TVm1Wc8h5Te7770dWP3r7why+kNG3bO2jSiKohTqF5ZeBQ8/V/EwFluAgtKKJNpdKBbPu3
        9CydX/ru7nUffqWjptpqI9388M6fuOkvtv/jWzqtNs8/jYhGsedn3v0e+u9Lu/KogBZGt+fmf/MLPzg4+JN0/f38xKdxfc8n1i1+5oNfuG+XjJy6rzgHutcs
        /qPmG8XZqLp78/OvdGJFdN/rmWZNs52DNcexUqxz6acu5PuOAWQfujVq1jgaS0dGDz9aTybSyZm5ocmpq4mumVmaz0wrWaXw80GZl2QFTUwGuss7yeZWslpt
        phZWtzHUMbW8LfNWn2fe6vPMW7173uj9VeCcV7Tp8x94xvoQLc1vdcwyukvVUjCgmNsWGFBe4br0QS4u7510eozmeTSvZ09U4YiaSLfB/l3sp7sa3c9Sebwi
        0yHn9MmJdrK6TfO1lEZMQ17OgRBgwCaiBzkg+YlOtl2u7so+dnVXpx1P4Dne7PuSUb3ZH6RZlM0+is1ex3mdNvZS6tnYyWR12tkZqdzVvEjIaix6CPj9NZdo
        ISHri65oml5nZ9+xPc9e/N0fnf7A5q61r59HdVlq2lhmnM+8++/iX8Iyx3zrwdGHPnuMlnlVOxlPp2WapkV5e7V+7Cx//2HO86+/f1Z//wJ/P1bjbbWqLV9a
        9/El30/LBl58FBLlkwSA3yUppsgCcvPqv4sgJNPHvebMQdzBdS+7jq1Pq9xKRlsG2C2l/rWSFQQgMcGHgN1SwTfj7TYBbLp1Owrb5Onj1848Z696pbPnt28u
        DgLuWp09976HQfMV5OFf0Uo2d6gHx74sXx2n1+naig5SDuhrt9C3bsGu5397Plb51Ec/Zv/trZ09Xxv63CKCWmpoz/e/RwNzBu90ldpa1SE2k8NlGFAZZJiB
        dJ+gU5qadJGnmwSRNBw4QH4IM1HMZmK5olEvxWZbqjfbckWdLqYdVCsgfNF8UR/1p+rxeKjWqQ0trjBG/OOlAc1PDgj/+BqORLMv4jhO/CSOivjLAXHtOosj
        UfCXBlB0W608mSzfM/PCv35q7FcX7mGQUMsAoPmlw4dpKEt3/2yl/ckv33xALc/PD3OhhbVqRyseFQPoBoKmlUTHqLcQCpeR4Nhi111P/GvFiRWXkw304Fq1
        LFv/VR0s2TpcI0DDuzs69GMpsOwKGvFKgoE2vbOO7nL17FWAhnU0c/QNIh+YlDys67G9wLii/h2jHsjHFXoighat036Ctg0n96x84Ge++JdTV3Z11LqTnHSA
        gAcSb4dAsQ6UtYzoUxK3qccEjLTq69S6DsMiLQ/1WH+Tduaj4H83nFTxyT2nTuK/v6FGJ1T9JMYwio1PUNai1aTX6Iw+mO5b/e7cnoKFKc5qZmMZDXYlmP6B
        2egRMMQvFiX4Dtt2AFl3ppzjRdG1vVBEkNW0UmDGisJSdVrSImpfNcB0cGvE9UQHuOyHG3bxBP25DQipIqH20Lnx/OcovtOflo/2J1fjguk3ZKgVqGy0l5aP
        dtFy3rRYoNF5aNLojdAkWg/aTf1o+ehcWj5+47TcTP9KtLyeImmh5eN9aXm9/+RMqSmgAWNmEpOWb1CJQcvXtamZdFNNMlLdSJA8pTYSepmiWZkkLA7ApvO+
        84br/eZtqoeWT6kNRNPUujZ9vi8tT1RCX5oSsl3XtHxK+iAXJ+fQ8inQ8okeWj7eQ8s3qqlOpukCLU9yWp4QtUg2tmm+EhoxDXmSHhZaPp7T8vGclk/MR8vj
        jJZP0iSDB4k1LR9nWj7FPUs29tLyY7S7xoWWH3eR2mnKOaZp6QmmpePXoeXdy6xMWp5w9rGUlm+gZe5Py5Fua1xo+RVHvn/Zke9fZZ+uBMu2oS3JzDJaPq7i
        ObS8/Ka0XGGFCaMlCU1LBna0PBuAyzdQm+toDRSNizZwonjmCGDHWacIoMC+eFNavo6wvUnL0RBdIzRczq6tAN+AXc//3gotp/1PWH1DSmA7BAD1nJbXCVrU
        xi5arvrR8jqAcopgmuZD0SZDV1aZtJx6S9OlkpbKPhVzaBYR8ZYm4i9qIn5CE+/jmngfw3F0u3u1JkT8Sk2I+OUafKKdWVaeQkMDnaBJvOXK8p4rBj0HzDRM
        oi6WW9Byzork3NZDp2mUCcgX6PRUD51OCCMTnZ4CnR6lu0ynE6z0KD2naNMaFPqQJBbdT1zQuEmFRzMqTLiig0nrosIJMxzJWtZoLaVG6ROjtH4AKCYICqz3
        uEGVaYTJPER5LX1NiPJURpTHDaJc5bie1hwKfLmmKfBZ5M8SCny5FnbT1FBtU7ceIE5h24EP4fThQ9Ci3IYLDx0G57QN0oDaRpTspNp5Wm3vJGNm9K3K5D/k
        Hjytdnawe3fmpGbstHE7TMZOQd7Iq0zViSsK+2pCcspeN/Qmxulj9bih1oOru4665MXwzdUla0RdMoWaBeF11SUb+6lLQOJZXUKiwoQaZdUIKMgaXm+CsATX
        1qk1p6BXXGUwJQbXAtqdMzBLM9HwuuoSYzIe7tGdKGIEcjk9XgYlyC5Tc1IHvDdU/XTSyJoJZgCdm9rJREdtAZy2eAgtVibApATtC96C3npC61dGRS1zc4+O
        JWmcFr2KJXoV5Jo3S8So6P14md5jLQshRhV9gOaVPgMly8RbYcyWCdmenpcxmyBa0p8xU/MwZmoexkz1MmbL1HRfxmxZN2PG63HjjNlStdRkzDKdizBm030Z
        s3kmh4aiumdmucmYrVDLDcZsM01MBvCrO8ktoBW3aFpBc0Ly3/dk3uj9FbQb1OY2fb4vY7acxMxRUWABd6ZqNO6DXFw9hzEb7dA8L+1hzKZ7GLNJdH/aYMyW
        54zZcug4ifecprNJMGarWaYFSpvOGbNcs5J9jBmzpXhuYy9jtlqjiJQxG2XGbJp6Rmh9spcxQx7uUWHMLmjG6JxmjC4yYzR6HcZsdH7GbHkXY7ZiXsasxd9/
        WIoqyvdb+vtn+fvLwZit6GXMRvswZtUbYswINKEvM8BumoXszQrM0mYNdtNtBgcwZitUKlPdIGO2uZXcYjJmaGgzK15yJcsMfWvmbTFmoyRg02xqbokAlUEm
        ZcwIIkfV5JszZqsVjXoam21ab7bV6haTMdsM7Y1Sy1sq/ZSK6yHJTOtaMSoTLt3unqsKf3a2KvzYS1Xhx1pV4ddexHEZ8W06fu54VfizY9X5lCzjb0PJMmkq
        WcYViSXMr6Dbc5UsuEwsOJi3nDFfwbrdVbhGgIZ3mXmbBpbdTCMm5m0FmLdVdJeZtxWAhlU0c5gamm+alP5KltF5lSyb1TqTvVuVsXeQQjsEigooa1yzd+sY
        iUDft0qzc5uhru5Rsqzr4eeID2R+bhIbP1Zxi1XI/AW1qkfJMtpPyXKOWTywKOOahTtW1SzexVzJcqIaL2O0oZUsn2clyxoiVHOVLMcdKFmIVeHWiFcSJctx
        JzSZh/5KlqV9lSwTROfqJt9hz0fL69el5ZNz9MVdtLzeRcvroiyYmEdZMDGPsmBiLi2fvBFazmN827S8R8mSvBUlywRnTzdnZtKk5esY1aS0fJWpZNnISHUD
        QfIEidU8J2pj+3syb/T+OhCFVW36fF9aPglpVU10K1kmpA9yceMcWk4i7cQcWp700PIN6H5i0PLJnJZPKmLYN0Cgn6QR05A3Mn5g5UJOy+tviZZv7FGyTDAt
        T9iUk2zopeWokjwhtPyqLbT0ii209JgjG2N+Wj4xPy2f7KLl6+al5a/z95mWX9Lff11//7ItSiTRjXXT8om3rWRJaI2TSZqWXGbqsF6EACQm+AAtR8EW+jDP
        HAEsoGDixmn5KjaO5LQcDa1ixUuuZNkMvuFt0XIC5A6En0zJsrFHyVJXG96clm8EcCSs8qQHNjDkrTBp+aoO17icbKn0UxOiZCEifrUiRPxKRZQulytCvC9V
        hKi/XhEi/lpFiPjFihDxCxXx8kN80fxUWvVS+G7yjvLLjYLQ8cSk4glNPSQ+poBtIEAQrXEoNsR7pJuCL+8Qc04vgIIv76Hgq+ldouBrQcHpCaHgaJu1JURf
        d6B9NE2g1hC1yjRrUEjaZ1UPbb8uDY0jJFyB2uYkvN5DwoE4G7S6RHixnRsdtJnE3SqYiZNqRzfJXntSdEaNk1hMk2THpgqGHWhem0OfL1Q0fb6Uq2AuVMK5
        FPeiLWIvbKsV0G86FsWD9/ViPEGoQi2DlqlBB1oA4vzqorgZ7VXcjLLixjuSkZyC2o6Lba2+ybUxJKGTuB0Shxr2eCmP3oiX8j/8n7hZYxqCfpEP65svfEJH
        PrwYSOTDZwJx4v50IE7cnwrEibsViBP3JwNBby8FEvlwNpDIh98OxGn8vC6r/flAnMbPBeI0/tkADn9lNSiJRYqSWGRAEosMSWIRWxKLBJJYpCGJRUJJLFKS
        xCKuJBZxJLGIJ4lFOEdMVRKH+zTTqJMQijtYHyekjeKEtNNwQtqgdqqdrXid6YS0ynRC2iEOSL5az558G8XvaAwuRltpHsbmdTqyc6ejRnfERo8W7fJArkWz
        DS2aLVo0W5yObGjRboanAPJ6GVq0MTVmatFW40nWoo3h7P5kitFLQ7RojVayRjWIrE7C+QoCOaT+m9sJrm2B01GjHW9C6Yk3dzpaY2rRxrq0aDa0aA47HXnd
        TkdjcaNHcbZVjZmqswb8h4i/o77SjQ3AJi34njSIlmqlGCPFsXzO2OmowTOU8KCDZJRnj3CJDW5oPHo/o1XtdiRORztBIMQzbk1fHrpBbGKpi00MpE3UhCRW
        umGwEA2Dh14DEtzo4qEbjBShE5zH6ahxo05Hy5iHLvXhoUs905yGIszPQ/NczXU6ylSW13M6mndy4HTUmM/p6KZep6NcAbydBdPl7HS0nG0nDbW9LfNWn2fe
        6vPM21yno5vgI3x9p6NG6nRE1CtInY6oD3Jxe++k02M9TkelPk5Hy9H96zkdLReno+XgobfTw4bTkc08dON6Tke82dnpiNfyQZpF2eyp01EjczpqnMx0cRkP
        /RKxMw3hoc/a4vTzEvIowJuAedjGvDx0CfN1Y05HN/U6HZVSHvoEf5956Bf190/o77fszOnopl6nIwyvBB66xDx00M0hxnQv56FLPU5HDXY6aphORzdByXFT
        5nTUEKejBjsd3aTSrfuWnI5KhtNRQzsdFb8HTkcNdZPhdESAyiBDPDRghU7jhlpu8NAlGk6Q8tBBNhPbtdPRcnY6Ws6QR50O3szpaJPakjkdHR8SVvrYkLDQ
        VweFVb4yKHbLy4PCSl/CkSj464PilPTaYKoP225yy6W9SnWryA4fNrlrtX2uPmxKnI7slJNW7HQE3jNzOippfRiXz8HlZAtz0ypb/5tYdN+EawRoeHfKcDra
        BG76JnDTm+guc9M3ARo2pU5HDUxKlz7MSfVhjVTLFEDLVBJ9mC1OR1tMZnrTSVzOnY5uEr5caX0YbEXgrTepTZq3htPRph592JZ5nY4ac5yONvXow+b2FLSV
        +W0wG0qbPF8b1Pz21VwfdmlQ9GGXizFXxPlWEdEc02oZyg8F3fqwq9YsoambNfdOXI9w50+FJktQz5mNZTmzEcM3X9RhJmNCZM7QpDFGXHODpq2SaHxKQPRb
        5jVtMSnva9oan8dEMz6PiWa8l5RP0Gbqpw6b6CblPMYbJ+Wxiq9j2lpzg6atkjhkjZMgNTqfz9GWLp+jTT2mrZugSLkJKuo2z0lm2voHzhu9vwWmrU3X9Tka
        ZWAXiwGv8Lj04TqmrfFs4lJSvqafaWvNfD5Ha9i0tQYKsW7T1pqclBumrdgk5bFByusZKU9NW3WQ8nGcj2t1WD/T1iUrM209LpT0QSGkT8xv1xpnOj6a+zvQ
        Gi8z6fgatcyg41vmpeMXrcyutV8+vk8+fj/PAIj4lja3ZRq16kLEvZyI58R62TyKsDXs1kUUvG4atWiCtgCJbyG8s4lmfw34H+hfec4Yg74lo9YmQvPdnsOj
        iq5tMgn7CvrWirdp1NrSz6i1TIj4HKNWiYaTEXHPMGqJImwSwKeNWmanQS2wgcdzo9Y4VBtMtS9q6nxBU+tzg2LNOjso1PylQe2VpKn3i5p6nxiU6pvzUmbV
        S9WXz9GBjRWYZHPBWu1blJPjCdpicJUHOZ7oIcdraGcQOZ4AOR6ju0yO12Bdx+g5uFz0+BYxsSVoMYntWEZsoRrtYIKAVJRa1kmWtak58BXJWvY6X8ozl8Dj
        l+kme/xCWzfardhac1ItM2kvca3at2jsJEIAWqydT/j10Tm+RceCXkJ7IiW0J4JMsXViMOwmndq3qNGromqYvkUN+BbRkHecVqs6SaPLtyj3TGHfoh3sW7TD
        sLB0+xY1TilT2wHfIsSIdQXd69zyXXqsLJLfFUWYaGd0ertAhWaQvV9QFY4nTAbfLMj+RjJjICy4qsPwSxzzvS8NDi4gYSOi7+zeMPyiDgk3g4HtWErm6TD8
        oqT+T8PwS91h+LphZ04YvmOG4TscUYmYxTuQvqeEkOEShws7t1X9NFy4JGH4Wj84Txi+Zoy864bh+wgHRfRsbxh+kI6Xzkvoz92Iw0XJsT5Bv8491ZAzmPfc
        lrjhu6sV1TujIYdWlxCGz58IEc0uoaG8JDZa5FxPHMdfyacPIaBlIwy/qMNCq3kY/mgWhj9mhOHbErLr6ZBdO3o3fyAbNFKGSSSobYTh83kykIXhe6wtSsPw
        G5UhNmcr+IGMPZLY9WRI8QBKCDgvqqE0EL/BqIPur8/dx6p2ZQG2goeSMFXkULynWkMSR+QnRzR+HcmRb+NNuf4Uv862EXxVSYOE5Yjzr3I0/nq13ojGp1+I
        xqeH2p/BW9CVddA4R+M3KoNzo/EbeST+UHckPmdQdtI4fGdvdYDj8KUn/LOUBV5z22+qhvZiyXaLrL2uGpTYUS5XrLGDbH0nP2XI1qhiX1Wb5wWH2FwEhONS
        oYbV1++dFwUh36x+VyvE+ffQ7KR0QUWSgzriHNRNFSEHdUNFfEFyUEeijY5Uk3NQR5ywMdI5qAuc5StKc1BHEbdoxQvpqHNQLwxftZ3SUfsjBIScHY1zy9lS
        5cLnahk4ryRFLh2lrJVutJU+yFdHEtaI28gr3dhhNeSqSkrQmvP5ZFJG5QK6P0PrZkmmOwuZ7pCoDQU4fP5b5L8B/y3x37KU58DIk/Ba3eLUpE70Z5xqcYcF
        VMQZWm3o2rfRIaQJmArv5/xeFqfCoyHoY0UfR/RR6eOkPk7hzxr8mcafzdxF7i53PfpzL/yq67pHdZG1szYXiROVrn8+KZwxM3qBf1AEr/5BnYvV40RqJMKa
        hd2x5ZEPyeGaAMgkXzgTPRpbyIGIQOnHYjEZIE+hzkZ5zMaq6gxVzqTl5IYelRcbegwO1JYh8xtbCynPaLvnPrish8afpzqJb6bmGEUC4Y7kqAskN4G2F1jy
        uPKif2WHsSXZNglgC9LvH6Z+e9mAHqdfbvco0mxP2ApRozeqHENpKzu6tx0jXTcH3UpeRfNtbs8Tb91Y98qL7sV7MaeiR9ZGaNqz8Y1E7485d9xZBnsrvFZ0
        y0cLkkSzZetafz252WQl3XwlecEr55PBM90p3KTiGMwmBc6ZKcVHe3vwAeobbUOL3gdDif+uvmE9a5zfS/gkCB2dEN43C5rRvyM962hpyZsJ1d6qVPVALcLY
        RSUeVTjYdH40KRKaQnUVLqSz70NVpP0r3V1FxRWU10HaaCn/C1YgKdaTAlKHKzpx93E57qazj1MYFkCmHU47l7iQwh3pBZJ7zjbVwex3+v0g/35R0RISoqXv
        YwOHd1e5vnj6/VB//1F8H3XHje/bKriLni6tZsNaIE8G7cQyCZiuqlEgADyeF9YExZ1iZdCoFLOPJEFBFcQYfso1LgefDLRpUSVhHf6jJdFnf/2GdT/wr6rS
        9+Z9Ap+vGYVbB/LztoqMG1Xjxmkui6is0wyuKfQf7WBL+Zy+XgEBmMSKwCdg3xWkTGcn9po4sQ+wOErLrzLrHP17qOrmNDXDKz8ieMVSg5yQdTbGzu0tWUYQ
        NpiOsPjs/rre07nuRgzvx+ykYqCaR0l8qiIZLveGNgBNBZG1anQQxS2DsCPIAHd7kYGHIgWNHhzwrhwFzH0HbyRuNwpwGQW8i8/eFX2QUUGusAMmRv1V3v4f
        d2zvqGwYX5LWEo8niXBdc0sT7BKq4hwmuu6NyrNlFTk3rOYnrUerhVDyV7mcb9G9s478r0g24u4DX3/nh0Sq/D5kTwSL/WEYIe8AQdMfQFZEfJI+8n2Hmd+1
        uz+RFOrgi+9UXP/aaB/7mlq8U4pNDeQMjqtTjMZSYhGJZlGHg7M26mdGLU5CKeli0wST0gRSyTLnaTWJUDZJGghfCBzvqAsU1XJ6ii4KOsr3pc436hJ3oBOj
        KEu4fUsywUtGFGRMtlIGeJ5UKJL7BGl6gJZzSsVVB+BCQEt+P50icW+Bs+loqCistc7Zic9ZjzFuuD0i3U5WVbyg/B3Wi1z3Tl+7mrdPL1y1iYVD3n5O2b/F
        +Xm08vM20pvw56KVKjAoJwGrJdIIuEPliRDD+d5HEl+nm0Eu3+IdLFpGSFFsCXuOEg++yBH4UeKKA2hJD07yGePX+5RPm6OkiDkPwJA4wpC4eniEbP2UVK61
        XnJ0AQy3ecmGNJ8S0WOcCtnP6vq43buQJPR8MQ8QGyEI4S920QKkpwckj2YobUf3JnYbOe7Rj2hlmDM7XKqw6XL2Gsdy+IVjnFvX0wkUv5YiLvQi8aJvouyr
        y2p5YiWjryO3nxV9wxN0cIRAEoiQmEogwhIOAdE+aRXwlONCpLUnOtwBoSMMeBCVdHX+KmLCeGLwOnGz293jtvyIktJ2wm/4QVChCCpexA+iQ+3t7glbSpfh
        W9F/9aQpbqEk75ZpWfAICodjFwedtjwE2TUg0YnHf5ZLGNmcHrfAVQBOALZOaNi6bGF6UIsiRXCc7RokWYPiBVuAIvrB0NFby5KtNYJsxZzg2RXgojkFSDmc
        UAfUgWH0zhRC/RRCLX4NQOaZr4ENaHF3nYEumvSjNkSHa8M0TYSfLTqx6eRaRct/F9Ljtf+RXbyyKz1eu2LTdeXQDI/QSeJeQ5mEawTZVl4TFQsHYtdptcI/
        tgn3OB/R+hNGWJw/W+nhcjJmQ3/ADzTde+TAFAQyCfD9HdU8sRjnzJr+ICHhtdY2zshtbeaM3NY0crRfsyzUEsZRcbECK4oue6p4re4g7dq1ukvINcAvv6ve
        DKc9JoL0iw6n8EbdJU7hPYnZhYhk0VshV3QuAhWFn3Qc96h/JB2esF1OupqJh/XU2eEKd2OwZtow1KhFwcrVXFfExbKVkQ47vYnaI3yzJDdDcdZvEH+rc4jx
        RDoykUgbZk6loZVQqV6iLrnJaddMSdU5jIi2zYhUJ8a4QilFx/WurSaRU+ozXnZvq2M35XgTP/3un0VVeqi+w5pOAe5Xym5AhMcBx37BSfPunmMcVsgZAyA0
        oKIVcHRClR6S8Wv0yhU7LYh8kZCgLkXmHEXlIpWgctttrKcidhUlGsAOVFg1cJyfNghGgJoKLyLXY1Ffe4oem5rlqjzSB/CpxGkk5agBJGrUej+A+NYckToG
        IiWxDSn9uEjBvch9SZSlLN1NKrrhAOVbElStlt+oINYwmjMbrHd/uI5ShcRTYWHL0X9wAbr0BfzfZYmGIPx8MnSGoIZZQ5qFIT5WjHq/7ZjWEHUKS6qGZS+p
        6g4LRYYq8JAroQINag2FW7hMYVHKFLoAAlQl4mKFV5gDQ6SBDb9ug3MoSJkSk0jwUqLSdjeRQD45hbod3+R6QcDDXHXh60joahORYD9rFFrgFHK1CiMwohm2
        0Az2XXPFd62mP4LM4TnN0OKEBD/ZyUCHGFmXiQcLEq4IEo7IDx4EjZfgxFd1R7W7SC2ftYHTOT/hifcIic85sCd2vRMPgFHq4mvy0iYt+p5nSufgxl3qUa1D
        LDbukvjn5qwu53RbTWQqRhVDpnAsDk8lDhE1R34QztxOrI78GEloOS/rH1ESbXcv4UdNRW3cuWJn35/KLNcjMy3qgMq7Rsg6SYcQXYAV2QBA/MYwSCTQiwrK
        6fAFO3ovrZEdSk9keRK3DfEGEgRJUXixRg3S0wfqcc6VAAPpuedRYm5FyqMlyCcwy0zZNcNGK5n8JupQrqcyoAY6na5bSFnqouIQzQutII3H+ELPczV6W5Te
        rrmORjI7hqzTCeCqxh/CEAlS5zzBRXmkK3RktoWeDGNmDAXPeoJnHSmqe4ELQ5S1Kuz3PeLw+bSJHOVTzubm+IcTxse31VEjzZKLnK/90BZov8L/e8AtHS09
        42pNRAXKJkPSO7DXEAZR2RjU42F08+HDqMkgbwVcWIruPIQ7Dx1ircXhXB91ZVe82Gj2ihiyA5RmT6vFnnfh7DYV80ExiHRxpNn0L0aGXUOtlZdJ/21+N5Am
        WDlkSChVx2yiC007nATS2HfGbd3oiDSKSlQ0tsUPGS0/xLbnHp1Bruj5ARa1nE48wpab+VQL96HZNtiWTjIy70OHqa+L1UgrQYHtJXjBa9MFTy1pt1o0wSOn
        Ys+stQoykaeEfAgFJ4yfh0TKtRnAPYE2r21MmWVOoDHTD/d5swuh4ZZcJ0KzMNcvEO57Ri3cvfn4meYbA4cSn+WiXw8OEkUaSOcseA7VUP7Tj6uBn0hqZ/iW
        qu3+S3p/4MjzIar1nU8WGU0OUpOL+jTpq8E5TQ5Kk3TLaDJZwK0NPEsbdCA9jZ5JhokmYnPTIRl85kiCE3pxAX7XnjkC1PBM9sKRBOWMjxBG8s7rBvWIkVFz
        Vg3r51D1+PnnkqGfOAPNSfQTZ1S0v56UaJg0jAV9hlGef2bKXTOT0OAGzjRvnWV+r4Tcp1xhotT8ogW2eIjPDr78fBzttuIhLA6hz5eT2vNqiG6o0sGXjz9H
        /R9StedjzjXsoABCWYUHIZ+qaCtxPwU1tNV9QossZepypjx6Y9f93gwapika2P1d6RQ+MqhC+iZd3k0o/unjoZQAmYLwfhVV8NKqIGj5QQg8K90nthKDyfXr
        mOEjLAE2hDiQfXXiiKoHo79EHUgpy5u9j/Sy5awxamU/9xRnD8KOUWRtAfFRJX6/rPyeh+njgE616KfSCT927OizCVbc/F27l20taJYABr09klDXkWp/6L6X
        ceFx/HnqyBExIOE8GeDrSQRsgDdRJ5XejIdpCaN3odwZzfwCNXy/FGpLJwYETk82fiYD6K+PpbDk/QVpT4ZlsAswjFo8CMlxWC14Wno2gKbve/lpFT0dJrWt
        7v3o63P7TayKzQoo0IBZI8CsEWD6AEyA4r9lGKJFonOGImpX6rSDe+peCT2fFtdVhkI6Xa9ts+Yj09RE2Pzqj9PKhPT2QVR6b37px2mNi80LLNANvsL92g1C
        jzaRW5sA9jimbfdRgtPdR3/qWdqXNgGrTX1KatDhDp/Brr330MtxFPLmo/ZeLXJ7Bl5+Ttom8Cx+AcprH25YL8MLi7bF8JHf7EC8OJhd7JzHC3nNWK7VQ+Kq
        WnwKSot24rQVy3DtNpy7wlaLED7xoovpAJVBPAKGn5W9fME7mSxWzslkBPj8sdTZcPopzoJTkaaYLv4iWxilEVxMoxs2mfwY/Yren57fxZrlitYsh79QJFGT
        DQ0pWZhrXcgZkZy6702tDjkzwFTb0A2bP1kJaNzELxpkgEGi5mWpd5C8v7sHWljtPoXSxqvdJxJD81dF1TT7tOi1rzcFH8inoOJLRUEvybvElCnOWQbqZNXg
        2vDTMhXTvYYHKGhMfgVFjfFnX4v17Llmv1KQjztGC/i4F5usBbdpd5Hb7g8aCm1aPZUWI0elWZS1M1gYYyd38Tym/a+L5YGZ5Lo8D6SdmIU3Bj1/fpbLX831
        qCElsQ6gqCzhTRWX7V7tTuPPthabDY054s3UzQDScwp/plrglbr4Pxh85utBAUwff8riZPn5vNndOmpjQrse650coRTzzk0B/CB/L2JdXw4zhAQ84AFj2evG
        kLmogtXC9kzxiBX+y5JTPIKCRSczmJ/e+RhvrYHQYJrfN2Os85VXsut3XHiEltMAiLPsVWVlrmzE9OUOrp0EDKzTwqHNKIv/tIwnpF5WRx/zf/zES8GzzdN7
        HvjFpz53zzM/eyu9tvnL933662Nfxuloy6b//W1+ugoOh4s/+AW4IeJ0kP9jL8f35B6JcvqlXcCbCazJFh/abbGX9fMUds6fSYK5nsK2ysEfPqSO6ScsIJz6
        CRfZzKdnyOskUtrNbZEw2oKUxavYSQjz9PUSxvV+XsKFHi9hqAWttiq26eO5lzCXPSEYEDdgC3w0ewejC/Tt9LIrM+HSOgXdfsLZggIO6PUMcuAOjDUFOeLZ
        gHMizwsWObHaBHw2nwtsaTda9Ty77+ZuBkdT8Jr5mZkDOYGwrPw6gR3cDxRhtiNvdZmuu1CFroXyexeqlXAxUJpTc6HceRbKnWeh3J6FcrGkbeV3L5Thzi1L
        5l5vyWSVrOhVh9oKw/nB1+4/L440CWHfNibHMiaHGtQxAOc76AaP3Z5n7PY8Y7d7QwAcGUAPlHXCMLxacEvPeEc9sA/RwaQqNkAFHQGJYc58zg2mj5ednWJC
        qrBYVZo0m6ms0/x28WBSa/r/iFj7WnPXoaiaFKLX8EAmROUCUOJEn4byvbrSRRAw6uMSGeHHcQO8Km7RchJhOpK4xJAXm1b2zDNHjmAhM37ePpKUsx/PPPt0
        UthtvY8JNbGrMbI37EZ19gLxmVBgoaTcblrtp6F9xzWXn1CFp0HD9tdjh364T0uRXvrO/iSsJ85PnKEhebshH2Gm6dfzcSncfQENJUU63gfPWnojrMcBfc/d
        Dc+3orxA9JReOA67jJdekSZc9C3Qz+2GWBDW9cMBPXyGZtm6k8ZeOYizfR+qgswGz/1musVvBvdaohndTWLpb7aSCPPyxLO/mQy2koE9I2v3wPme6MWQGthT
        fGB40/LPNHd2iDcm8a7dyu+3oD1Dmw7tkmYngYfaQLsNTwt2iLifn5JH9PlQW37O/Iv/fO2WDm3jyPyVDLSS1JXiwW3pyU6MrmKgwEE1eAoF299X78i5wS5g
        2gc7qHi8e/txngiaBUxvCHGLvt9Wg51Q9Gm26NNCid+OiCaLFeJvbMcjspwxXkSh7ZO9wQ5cJfwhURTbwjNxpHog+qt+sQ4FY2e7aVDD+Q7jF5sZjSzqwQHm
        dljHg3se4jncPHZBXgFmsvkZroADfE8PfeEOtezUs6t/o8NN4CkXtAD+AOfPhMg3hIFHolZkGzUXXmOeLWwPetUj5Y8UjrLL1MxsMgaDs+hqA9EuF4meAn7g
        FxG024xDHAMK4PND30vKbXjeiL3HuOXTraCdFGGoLULhHuAsQIs+PdHmKAEfD/KB1gsmYvpBf/AmbOe4zE/xjQBDh2qdy8l/RDy6rGScdeJNG8km4MLuieK5
        hMN0UkWDBXbt68A8rqrwjKW+Qed7bVj51xI7WaAWsD2Tu58eYcMchoR97b/b9L8Ex2T4WmxR03SwMTsLcAxVic+spKrCDhiBKg2RxxdS508mqc3lLMFU1Wta
        cYH+P85q+yzEpYPhd+h+gROIFGmkoap0A+MYeGnCAdFFh85J7h679kOuuvZe17LjBXRlm1yZ4itsNugLnsXzZwDJWREYgGnFBMpB/nAaijNEi9gVimNLKM4Y
        toYfPazGsDV8HGBYHYP7DdezGsRUECKoGLE4sc8aQ1p2XhMPazJAA1cBrYX3NtbCy9bCk9Xw9FqU0Cp1oJSuRYkgAbDkwnqFCQaEw55P4MXMFBQYwkx52HF4
        jlhItw3bJTi0FtenIrhugUNhPT4/fz5JzsRKJWxfK6Bwnlwal0uYClTzTew8yogja2BvTFCtCzFJto66ye8sula1dM3uaHBowfDCRYuTxVCkYC8AsDKWqXJt
        GBO0kN3h8wZGaCLmNoFpXHjtCj2Oubxiq8U07EpbQ10StnnDhxglLvnYrUVoSopvHstUaXFP1AJFnQ9K5bBSrQ2MLBmtN8bGJ/AZfZ971nufpgILfAUO//zv
        rcQ5UY87bW4cbgjp/6jJhdwkTgR0wnjEsICepjEuINhLELJNqLXD8OEBSUWE8GrY2WX8qakqzuiPL5iLELcLcEWXae6XqAECYAAN8F4N7hO4TiMakT7R2XB/
        uF5IfRwGPI8KUNOfhpp3FyzkEckuWIQ/i/GZhcrlT/Kh74t0bzSHhnTOpSF6HVOg6v3fHDXhqPtNGeIiHJagoWG1uHcJRgXWaEeWaQ2wVbG5RumbS/QwcFNu
        VcD4l3mTEVnBdlRl3pBlbNyFBBSVNqCdTzBS8+0W9L28Ibkd0M4QgRwwt3jEEjgd9t4xSVgZHxMSFuFuuUOom/54QOFRhjaqhMOwK9rAJlVQoTaJE54mTP1w
        gEt9DAAeSwQ8FqoaXRnIwGJJBhYNcyukk0zgujjdRzzD/Z/hm4BrtWDuvA8z2GNWXUGIRIwdNJXuBLnpyU3a+USETwGCmfiCtxXiG4CvKJ4SLFkULFkEMkSI
        Bc+205LgIsaRJuYL45gIHUKlU5oH7d7EDhSnVzFCECw1jqgEC8WeIRMpsChjhCeJRfkPtmOLa6JK3UOCWUM3eMnwMke3T2aC7UPEkYMJof6d6mABgcCLNJ6k
        1Aa3DfrPyLxDMsMfO2L994S3A9sEXk85p4V5KvIZ+sgxCx1MB5r25rMGvrtuavzq/HrGd/2OY0OUVpYZIzNABOJzSSGza0sFP0Rg02KTXJML/qLPLuTBctBX
        pxK+NfMO0d7C1eF0Z4DdyFSh88ksGAC5okgKPq04gRDkicJpYXNZzMl8dvAlN8z7kgUqucaX3bBLcfzYXkOF9sjew3u7TfK51pVD1wzFm2fE+Uk3up6Veaf5
        PlAXocs7HV5zncKR4lHDMJ0WX++eWBbvxAGLw6e4Gju8hCuqFHN4jyqyW3tZ3NrL7PbDnrslVLMs4Jq4tVfoJHWrr9YZTZGkW09CdmsnAfQuLlBYupNd8otc
        zT1kN9+Hqux5RLBbJEniOEGP+LEjlAseheytxT779Iy49bFfIN+AG5hDrBz9hs2coBQm6tgh4ZzzxhTYHE5MCtiB61inDdWfaygKrXYGTKwVbIsDO+0m5Z+G
        DhMcTuJ2+0xc70O0iTvKMTXsxPPBT9HoAkOcZ8ASnmrLU6CgFr9C/Qjh4OZkRpXMWbFl0/jtZxzTFvGI6dBwSLZBzybr9Ys3Am0s61F4VNnRjwBUlTN3nIm3
        n6RzQ/9xGO7frH5Tbqc1wHaL6KSL/jrhq47rwrsNFehfs9idty98ght2jr6J+YV7FH2SNsE1y1Pw+KNjFJeNYbATbBt/g9P4O40/2/BnBn/2Rf/KpbVOwMyp
        MgimHO3sU8FMp9NidTDRQb7BRytDCfIA+Heo7dmBkQHXY0iHk7I4o+IW3C14m8GbcWQ2JILoAbCLxPQ7ULZgPLOJ6WgNXGSBXYc/LUdKvWaxZxnW/OMeUYI0
        jsa5vnXL0GJ2r65rABxQSeqsRl089l33UDP4MDuq2RZilJRLmNXYKbwszrXKx/b81ztH3vtXu37v3tZv/dyr/3zntdBVuD5z+sk/+8AXvRl5fmiGHUEdeIlm
        g5wBV+HlCJbDH6JTLruMvK2W89bgy5e153B7j31o7bZ3fcGa+cwXb9/0z775K59P23vo0LZv//L2v9uVrurcnlJrLjMAuj377bZn7nA3618oLvAPQbNsUoH5
        yanEpWlT52u09wUWLlnzAQNHgiTum8OEZ0zhAfy0sc0ckewIz7Y5Puc014rgDLKcoJILRtCOin7BlbIIsF16PKCCEWvwZgO6ZMmI/smgEx0pHNVOrYvo2iJ4
        A/DWSfPuLWL/vyEcn4qrucdVmKetiRiYF621Hk+WgM5V4YikBcSgI7VfidOFCOOoIUj50E3kWfX2KsdIq7f3cJf7E/Zn32Q3lfNnksVdau4RqJBqagTUaSDT
        YKQ6hjTZjd9Wg8JI0iNmyptU4qTv9dN343o/fXexV99dIykc+u7FPSlvBpt2vFg5cc4SxcUMFSxhpquA4MAy5vqYnZQwXYvggZhU2MLkI1Cjw9oxraXxTya1
        XFFDZGERNDF+9BDemyGstwghsovxa19mk+zKqOPIxzDsogmQfop+JaVOqa+lwe+/BNDBlTL0jfkPTQtMRYWGBabWNtQJ5Q7rZxVKbkfM6PuKpTHo7eZZl2Ce
        dQl6bDABMVK09rU2fb6vDSZkRUQgNhiiUgxHgfRBLpZ7F5Uei2HpKvUk0YnQ4ZJhNQtyixpCP5II8hzG2GbZUSfRKSGJDq3HS3YnzpVkyNSzOM+pUzRz6kQG
        LOU8b+n6GrjFPRq4wNTAldmbPtXADfRq4BaLBm4R6wOjh9HbKYEzJXA2LeEpRE8H2uKYn+XCAfwuhjpqMeudRlKVUTIKVIZ73VqqZDGuB6niqWwqnkKGlAUK
        kfoLNKSEbZbDoV8beKv6owWtZLijFoOjRRv0c0FHjeLnQvrCwtbb0wwNdKCGlrQ0BFEVrDRxUbzEdE4zUjNS4MD3dMRUxmE7WdgvHWjdavDSJ/htUTvDDJ6B
        WsCabYJPlX4mlKoI3WgmPx0kAFMR+2gvQozFJRzD7e7rOPrb3ddwLG53L+I4uN29gOPiHdY5HJ3t7lk7Q1mL93JYEMnmwcmk3FV5SxWgejZS5JSNTDqV3hx3
        VTXUissgID/StA+xNwYNiQ3ZYQf7hQCdtaX4UWQW3YULWlUFuSKSMAleCKBQJELjnYKo3E4qbY62qrBuBjcCUCAgaUcV2tCvFOisKll2HJ5p/mIyhG/ic0lV
        7AY+NDFIhucAWd8GfX5PCulFiEUgRFo1M/H4J3H9CUHgHVb1kChPXxZy6HTQaFLsTrVTOqmGzFQ7kQo51U4Z/k70Zov2g24x38k6h/Qi9nwSQg6cV6DzszZS
        7dAEPyiZdhZxJkwHD5NwKFwHCY/RAdwZEQglUQ+HAFwdHS/Y8SCO++Xy/XEplAHT64OdxO3gV4vESfqFNMY0RKfTOoWwGWJpQxZuSqLXcESp4UI5sUjiOMJ9
        tm06hrMz8UOHshTUllUwWSkbKjbbDPNx2FegHobHbUvNG2J9HxtJ3chFrMexjx57GkFUfnMAQSc+YqlGIAyglz6Coj6MzMw4Cz6M5My+JGf2JTmzj2zOHr2N
        rMyqIAe/+a2fjLZA/WeFZyGJ2R+xU+c4KJKuJzVmXTqifO7zKw7cLrlDj8vHD8jHH5SPPyAfvz9/893Gm/vkzRk9lKR4s32rHkwS7LBukRZ3SovbpMXN0iKK
        wdDjj4Ec7rAepYuf/wSNan968lQ2idOzrBuLnkCpAGsWLpHXLHda0qLN0KYu8IV9nGOkgPitCPkCOP7J4ykLJeyG+dF/UXFrJLm6R+ECIBLSnt97Ff99S+RR
        O3oyKfTlBuEMMtTFiiwQe+kCALTHoZ8vO8kCaFsWqCGi4snwbDKkhvd9iKP9TH+RosEtEo4IeYul/Ap0mRnWAZVnFVGplZRgP2UFMm9rmETn8RlxbtBnJISE
        H7Tp8335FdAjJ/UZcdiKh8/r39A484EYReTtebY423y+djdctXP+hRM+NS01lIFldDj2umJH7LYhzhjOjdT2aRjRCqKcVAXxcsmVpGB7bLYbt/OXiCo614ZV
        AQpqpJ/pa2gYJAY90ppiHJNB6IltNQitMQ3Uprt0ZndwhB2Oztw2a1WZBMJq3WbFrBmQ0Gqxe0+3Gt4Wp1pEG+th0HQVUl09PPK2d5LKAQnCxAjdFltLoX7g
        n8BTgsepDf565utVbLfiqtJ8tfE98CeldpzPMWJDYTtHugtDrs7E91binU5gPrbBzLgkYsDTzzaa5Y60YTEkgYulBOS+wJmLVwhdutI5DmzlA57GKLDxOwnb
        xXOr9FtcmrIsTU0vCEKtiATwIpWRu4H+sNW9zWw4eOxErPRIHsJG+AJbXQrM7tM+gnHewWMFKAF5RxXY/In1KwCw8QoMAEBffOB1s1XlQJXjcOdb5EyFPfOL
        M2bwXHbO123jum1cd/JzAjE9o47MKFwKHYmqxj60o5ecBBPP889Qb38vob6oob6YQj07TSRduw/GZqD5dtvw6GOnD1ecPlyZUvbf4J8tNjB3Axc7grRhp07M
        +XLmns/8zIV8vugcc5TNK/2G8wgSwPD3C/r7xu2uydQhvzbqSZyykVlOMktleaW4NgLnl3KQXamSgCTZQqNtodGcUaoK2k1n6+0a6Hlv7imdeWrKaYAL4LxT
        3N5k3t6ktKekvWWo7MDtLb/ZXh5+d9D1jg5KAqATWWwwdfOAsprf/Mb5/8dvEv2/6DaP0uVvgCkjGT36Uan+JBWgppwDbB74q6/82t/5za//we//H8Xmsdfm
        vDGSPuk0/8cXf/+XdbvmM/9LbKXP0NxFPyYRa0s4Yg1+yHuJ6H7nD/41vfptevcrXe/uSt9091aJtLOpJM3lYfXsJovAYbgdL1TWqXiUEBdS+nl7q16uXq6w
        Xjj3HH3joaTIFFyNdqIH06xHwsplgcGvPJK7IL+B8FplP0x9qWgJ9Pivz3CeQnrpFBj+AbUQyZHSvn2BWgIGaIHrT4i7XojMMcOcPqZNxyp7US6hL7aTRa1k
        sK9KA1qlchcfEUKlQTy3GuxSKQ2ZKo3FTEFTFqHBaYA0i7Cgk0SQ3SJqQWS3BbDpVuDLVunLIOB6PwYh6mEQIkho8IZTiyH0NNrUiZxRaNH0DNCHIuEHWPYJ
        odHAUKgT+nIrwS90jahVhVjPMlijssEuwPyUa7HYooqKJNHhkBZOB4kffaTKMplzSlmn2ZySKyMqXbEEVdOhnXqNx8O0mTfMwPM3Hq3HFW1CO5+M3YgzqKOK
        JIaNGRmHqobHvn7ADjXcGVAlCWtOwXZbJbBxuoAKcOi0GP8NAKgcABX9qQKoBgygiuDaOJ9HbrELqMrikYuwZNMZd9AEKlpdA6gQvpkB1RBLuwtYioX2w4az
        EzgRAjS7L1Dhej+gqvUAFQB1APIwARdxb4vb1AkTqAA9tqoJ9CCeVJUl1hqzNKQvt2TOqGsEVDBJEkgVDZDCJUMxijVqWmyjPGyGPFhWBl8mDNXZRGfcytPI
        HMXNkPMVoijACG2zFtcj8unc6WwXqeMgMVw61yiEl9jX6RTTVK4BlKbERK10dsZj+LVH4nP3AbuqgOSZ/cgRCBSLXBUBcnE06DC21RmG8gDZCgKRv5vRrM6h
        WOT8mXwZORRxJwo5n8ANY9pIsKxjwnOBh9mDax/2joBd+J4h2ur1EO2AiWjn7InR6+0Jf251QsKM/+A9Ufme74nRt7InKro4IYZi7gmeM70nIONjV/hdu8Kf
        g2iR9uX/B0RbyEAq5A2T7hLEX3LCL2N7oDgB4PcEC+2l8Cu2axP3Yx9FpxxJ88VlqFyEZ3tZ0DHdGLhNWcSCGPj5EFJluwW2hX70KUmzcyzYh2TEzWuL+c8d
        dc6hnFlEjyKBgU0zdRCJbYvvJH6f/aGbzz/Of95Zjy3j+cjC81bzuSfuoJFYze8WZxMbIVKc4Uxa0kGYYfhV3w2POpKuALxckUZY7M/LFZlzKgpnNsx+wbTB
        5+fkup630ye7OTnjGXBy+pkiOLnmsZYbV5vH7LjWPBoPNC8jatU1gsHZU2Bot/10NrvvVgt2W9+fBIfUUJf3QNfP+4yfwdPp2ZU3rHergBZnpvm1T0RxqZnE
        5eaffO2nf9mPw+Y3/uD3ThfjStOOA3GuAhYrMofZfOEFPD1CT3/nD85/m5/+89/9hE9PF+KAKfm8GQqGr5OXwDKC805GTyaEDunvorZy6UBCr5lejPPknFSL
        TqqFJ4lut1KVSTSTnl3YiVCX07lGMUwcQ5yBP0bm0HUg12ccfeQw+wSxC8mwoQqhtoTMNBEyUQD7XOAUGhXX4D1cPVkEq8X19vuhGlhr/VBcw+EBAk1a7fuJ
        6tDh3XEZh/3xAKZ1H4EvPbKX1psOe+JB3JuJQxx20qYvgloFaPM2pPIoqurN9hY61HZYNyEsfYe1Gd5B0OoVkVdnDR0GtjhTUCWAfBWVd7M9Todoh4X004NI
        wFtEyMIInB2RgaeIinX0eaZpxZymcR4BuQyaVmSahqPghiD8UuAWjzjPGH4mLJdm1l6xllnnk6CfxboXHndb79NJQaKDSdnMW/uGqTrOfTKuHu3KNWI4axgd
        Osrm83J2Yf87OueTEn/50s+99O1dT1PnNn/sNxBase1viQ59c1eHurIWWM061Bz5YPPFPxUpYaSlWFbgfHppz596Fu9zbH9XYB1L3b4KXuEQSdYWtpJ5oyqL
        bcQmwNWiCLep6R/+8s+999vrbmGOXnEYGiuvrHarw3Frc8Mu2yoN5+rQSKd4pv/9K50997Pl6o90PNe6u/7Je2ER6+y584GPnjx58nf19ebvLP+VB669Qtdv
        //junXvv+OKulhi7eRjWnv+iln4s+NzuCyLBe+gI9tCx4jP/5xN/tBOhKOkTEs7OcXWeYo0ZvFmt7Fn27EwKovGBPoJj4a22ZitBm8o69rAFBUEZ+bHpT8Bx
        r/8fce8CZsdVnYlW7apTp86p86jT7+7TLe0qt6zTliU1ia2XDVJ1JFvYAjQTw+fMkBkRWb6eFiTWA39OrLjbSH4QDFFCmM8STjjdDdgJEjETQ0yCxwohGQEm
        V8nHJJ57Ha5IbMcBT9BgMlEGC9/1r7WrTp1WyzhkHhh1PU49du299t5rrb3W/5c5xQapraYFTAuWuAXdXAuWLmrBMrdgWVqQtLjX1YKF19uC3hzAJtB8HmJx
        Oi1Y/j/dggggs3VHj8I78gm94ieEw2guNwozsqq2ugtoi77FTrOlCojMw6UKiPOvUcDg1zwnBGb2XbmVFA/T8k20+bqFoEovaU1HRTNtC5joDKOrI9maJqrZ
        px2amP6Ops1y8vy5P8VEtgh+AFhEOTgZM/Ekfz8bAgr5yahfFlnoKUEUdKtalu7PR9lw1KXufxPMAAy8iCEow1nlSyJYRdaK6JIp/cCbYDNcqAzSk3b0u5Y1
        a53BU7FgAlciZ7sXJI+s0lKWoIMgCu9C4O7KoC5mbXNa0+nbGQyD/pylcZl+oJmB5pAC5hAfm61RDzDStgB4BXNImWEGoBNh0glwA6angkxPBUxPvfjtZsCA
        YXoKGWaSIbUBS3dMMmrsBc6Vn48XATF1TZQ5sg2TsJ5bE2svzAexdVznYQZ2NzGRkoH44mwYlxIrdJKHHwhJAxqJQtKEchOsxToSwDSpvSvUzqwsid7kBVGf
        TI2Xy9S4gja98OzxZIhZMIQRl817vAhIMyQ8hkWsgsGT3wPXYlGatChNWtR9nSYNBHUT0imA+x4D7g9gMWwDIhr5hADuZ+uMA7wYxstnkGIBJRZihxRw3wuZ
        vcDC6n26WtYIThbdCvUKJSuMZ0Xugci7Tl0lON/aAWcGqqvI9QB+HZLfEaqbGahmNull5771mb/2UEORk0+l5Q7jcYcpmg5DsgMld4lO01iq0xTRaRqm03jU
        afzFnaaxuNMUlu4HJNqNR2IHKkhBMAXBDNCX4oBa1mCGpHBhlGbfC6N28vRvhRdGHQg6kg+xuu3zMq1mLgL/AmlRdBm1x6iKerNCWgI6c9U0o+Ga1MwtWHTv
        05bJyoSlmsyecni5d8pa7/jJmCyCcn4Ce6ixmuxNOP561ZeUktl7Q3kDXdZHd4dF1unfmLSZrVizJ7ZzNkhOHE5vwFlvQvWBerilRhHHivYdl8/SqI/1XEEK
        rSCjCZ3D0FNIF4V9YPzMhlwLCTMJ+8IkzOlwdqdLklJrLcwtRLwmK/gaLXUVkw7QyGLJIKCRscxRwDyIjFN/+bot9XoG2x4agIAnq3tp5zFbRiH6ixAEG3fs
        wli01v5ZGVreQ2M3bd4tQ8tteDhZPRh9WupOGYvus2XYuhecmbQ9YssARLJcxPaQDGC3M/CF9q+x/w2WmDdZPw1YqU3WO6WubsbyM2aMArr4ThlaAWhfu8a+
        jjaVTWSaFsDXvFW+BgNtFcwQBfh3NgDymTGhN0x3dVI+jU6KX0I2RR0etRMGFSwAoxAJrsGxpts/49zlC/AoprFwHEQbPI2FPI3VwLgxHdUBTGqn6QXS5eDS
        ogI63e77mnEobdY1kjvEPuOS8y/YMCi/tMTvCr//46V/d5PvfuUz9PxvvvARkkyxXNOL3hMtTy/zk9OfC+Me2MVkA26ydqmZhAZyaNi0tc1WyZYEBfjnVQVI
        dKqcHgBoW7AXeZ3swk87liSSgpudhCUqctg9jUkWDVY06EmacDmrjZlLh+wiEaAMDJsg7aJldNFW0k+nW+iiZRB0BKvJHiR5SLvItbR74rdDNHM56cX4yXiu
        FqNBJrN/4tAg+PJXPvh9GLJ/d/prDg+Q9D9oA7Ozin6t0C//+Z4QqkGFk79K++lRV01T/yWzEO+CmVbE5iq6lKx9EmY6uJb5Zy+MWfHKS3u49coU3230QtM2
        jN0uQk3ozR+hsbaBuZieYr/upziLnnJ/+pRi4k4b3YjGMlfoi4qSDEPWKYM5h+BoiDUCTotJ3/VVjJEBQFfpDh9+TqAEa8Da0nAxlv8RM/gNBs69BIj7ii5t
        5+MZeV3VpKe0FE2pd+jKW6uIZKjg341NjpGUgxuaAVUgruZSnT/cSOpJLamHX6W2YtsY75IXvJXLCRwMRC1WOCOrGP65s/gqJfYueCOQsF7JATuX9RgNZ2Br
        1ymvT5B9lSugoezDpicmDPSbLxGrBria6xKwyyW5uQJGHPqIO27A/ficG/FxS98c40PtaRTQNASZFKMXAtZe3I005AdQTZhiYck+cEXWB/h5LPYAtWutV1fR
        NHXk/nTWgeDGAURXa5qQlidP/3b6E85eSpRJ+GV4Qveo4yejMMs2SMoBzSFVmcCqGIY1bYqYLquo+CEA8eHzqrqB2aqqe1H6mqjLVWAfrsTMViVJ5qkO34mE
        PQ7whxsbGxpbsLF0D9iYenjI2oaggFpiidrt0/Q1Sc15FNjLPqPJPWab86ScuW2bk6ZgBjKIup0oUitPPRgmlyfvfyDESBf2aH+tvQY516ut1dTpaXOlLL62
        qAS0Gafy+BJ7RFcOYD1htdVPUxVt+mjSo0uox2FTwYBHk154wUWZ9wLKCsdUdrp2F0ApC+ouvZy+/hF66EpO9LQ62k/mAB4Vz0iNdZaejM2lh5nU4oLQAYQY
        dU/GK7WFESBuTYl/5dXi4SM7qeZmZ0+9WtwnGyb4Td9zfqbDq4V+uFK3jjwFIOfl9LI6nL4kwsu3fvfP3vIzobV1CxzQGE6Wb33DZz9R++4vfBwI/8HWn//b
        y9/gWz+1Zevf/7v+C3PHPr9Zbo1Vk8YL4I/rnulkcm9k8VxBus4OBtMucCa7LgAlUMO/gPFn+dzuqmKAfiS7LZeSqO5SCK9WvhA8J9t72Res9zK1Bzp4DapL
        eBnVM+Ql7qXfaQeQajWgCihsKpEtNezk8v5s0G+UQWcHcKnyW6sw5cvcOwOQ2ZBhBJx2JnpDplSsu5XggB7I2tUyXQi/74KBIIIjsSIKqKj0Q9Pgmum8j0O/
        Ymtv3LgBcP03HGBuPN1IrLfqRrOqMGum4PyVGxiImF33NiyIKlx8rnQ5yQ1jNWoIutUoPPcxdcodvBpVpXt1iYo1wksBWMJI7H0Yhg7uRxJtBRoSgkwD9NcK
        Dz/QDh0fdH4gxXIwcDJYIxRKDpCxeAV5L9kGTDGAcT6u7o36ceBjtQH1PoANsHTx9miISl6UCnBQrsZ0NEwN1j8djSDUEnWLoFUBqYdGSV9H/25ogruIRoGm
        IWK09fD0tiqygNR2eB2mqcH2V+HfGOHzTQHFt6+rMlqSxQuFGs8GDxvpPxUcVUgCl+/mMQXPiJjUCOskRR6g4+KOjBJFD6JXD+EPyQiIA8rbQc1yAwBzApGK
        qJBHf7Z59UKAQ/T4nNYLbV6I0dMsstSRLWEzouclMwem31LNAm5ywWPcq5pRDO/Z78aXLUQrLvm2zuHyRS/WK+bAtAyC7svnUYpRHSF4j0HsXUsvkzT8C+eg
        upkSLteXt6meOgXVOl6IIrp1+YW+Cy/bJBfFxMFCz3JNxbocVblA5UxLlyuOu9QQx0W0uoqIuMd4bl5fPhdfBgpVLuhloJJYsqAYMNBkKKFdZbrC5WnFbZpH
        qN8YyBy5tHpFBjs+T+9IUR5QDfiWUQxLY50jO38UMK0Cdd9R0/usgN7eS50CU5H8EnDf6CHxoEmbdPLUu2GzuQ4UPxoLRqLciq+b/DVcWN/51p9CJ/V4VcFK
        ZiTyLJ3h1tofsmVq+qAtc9ODtkxOD9gyOx2xZXq6U6anO2R6eq9MTwdlerpdpqd3y/R0G9bAYXQFNC/RjARPSh0MBitoY8GTUkcEsaaNwoxe1z2Y0euAFEdI
        QQmelLouw5NSh7WFdd4GRo+6WOh17XRmeywwnmLDqYu6cFSoC91F1IWuUBeOLkFdKEsUF1MX9nWoC/uCjQJrzkFlHFHGXH/4E+JPH8eJcYgYx4cx419SDh9x
        gkESJIHgFhQBlB15o68o25kRuCAhxKiAPPSO2MG4yomNKZ8SLCOs/9+9L40c3U6qrQ0DiwMamZWNPbA3NGN6V3L0SIOE1z2IZRhHO6HFjAP2QYzHbKqC2wtO
        TwGaBLo7Z1UArpTp8tyD028Gcqm238Zx58KmYd3QjFwTYIAPId3dIt3S4l4UmeR12ywM81IwrsKsl7ufWXeY1o1mNR4XZc+WB9uLH7xXHrx30YMV5BiJB7AX
        UR43d5ubpvdyeUCW14ncUJhyCsGHh1Th7tKMcIQgdhcckFzlet82bZ/ggPiTU5P3Hcng2fzDU9a/3C/VYe+VNey3pLdyuHshUHdP1REmTDcLBSd1m07+/1T4
        wCOcze9umfKnXLwmkHdc88CUffg+XToZF6bCw7G3s0ldqpTU98G/MaUP8wo7vZHD6EpZioIpNen2U5XD/8KV5sNPdyGMFRnh9k00d6U3oHza25keUaO4VKTY
        fyRZ/l7s3je1+X7t3/vIAZpsYWnsRdwCFbd5kjbL33viXlziHpG08MLOuLqNbZLSNmZm4meCcU9XmwE/+ZHtzNEmRfq+jbXHMvygZExtN2vyZZojX7Mu6C1N
        pIWhLiqvoy68peuiqwpQbvmCQNCOF30BKSvpF+xgviJ50N3iDkPN3S01V+yquSJqLtjLXINIFZSaC3I1xzWA7y9zaIHbGfZd83LrkaR2R+Lso358N2KvUQaQ
        Di9/LwKmDpzUip9F1Tp16DBJlHP4SDDlH6mbgmXyZ6RaasbUD+lowZQ7ZafiHZdyFS5ZH+WOAN43VaFanKrna5FUCmoHboW4uLNJsrwcqInlA0yH1XknkHZR
        8qiSCX9wQpdP3jul7pt6RZwy9Ep3qvbAv+L+1HUrJBQqZyaoKLApq/VTpKoWg8W3FKZOWeieVUZdnqEn3zPrHMYDIA1ZC/6jPbX/8JEp+0jWPfD6ChjqVHKK
        3Z184CZsqlf23kjWQQEnT1lvqwr1tVSzgtiY1ilJZFb3UMKUfrOnLMNUQDfJkN5VbNQ5BJuXOUoY5ekzSVL8I0YNppdbeL1+GxPTcbgQ7v0fNvqhCsTYCMat
        SzS5lMQQDFL71tC+Gu2br9vOWMfVqy5dvRwZmVXc66hlYeWgk6/ALJDwXhxeSA+lagALsMbu4Rw+FIprNtm8Q6Nu9wtNStcvN1SVOUMSmr74B7bktcqVZoyj
        U6pTDH6vaaTwVRvslmnbKLahcGmVXSlVKznyvkYSyhSKovFAL3DRpXBWxXU6QZJfNTdAhWlCQSnhw8qYaMr0duEnhyFXhiOIA2/2yQZzY1lOw2vDXhn6DO5p
        NfQ0L+1k1SU7WVU6VXifdu81jWJauwR9AnYp3clVRlJ6ynoPRibgSpHdE1NpSYF6T1zeS7+BKZJ1ThBIULeMCg673+6AdL8ZKYnwSJUZxbOkq2/DrAIdj3Sq
        EjgjJ5RFd90UN/BckN/RDj/Y8ETSK99cVWYOxmd6B8WNVsMn437mFAhazBoWTDhWrlUFAadkSkGmLJ7EpONcvfn2lo9F+FkgCjSgRzHCx+kHZJwx6DUBe5rS
        OpN+jNbDKMrMR5jBq0t3rvyswz0InMu6ejJ2L+5hhU7vci/qXW7au5x/ancpmzeUks1voXpc1FXo7I1ZN8k6Syk/hEQyBV2ye9QWdY8aLmX3R2VR9yh3dY9y
        rnvUzA3Q6bl7VHLdo/IjdQ+MvtDBS9dnlVxKPDhZ2F1aMQx9lUy22ErfvC+GGsAtEyStaSjeadOkSl54uNNu6IUq/EUIJRgh4RBdYgxXSd90wGlSpfAeBdFt
        RTxpLLqORlGsw9GlNImzax0JJgGyayGqpGFRf08fAupAm7UrxhnG42yqMMs0JjWaLPooM+0IOoxiq7+aDhyOaA3OAZaXxA4L5u+S13ATK75GXeIapOgqmi54
        yImgaVF1XVyHHUXZmwpExGiveITTBq3u7moaj2e9Kk/LgYCpmGu5+8oApnSFubmFHBfhnyhWphLR7ex0h4nxoyhRpJ01yeLIpjQrm81GMGiRGQcbjemXbLHk
        FKzQ17pnvfV6TUUkDbXCWaSg/qMbbIB31hevZ4LwVbUloQcfTJ5mgTKEoiopIFHbYncBpCMIttk2YkyZgMswdGKfWpDMIO57DhMCywVvrVppg9gNZk2cwRcF
        n7f5O0JHvieMI9lC7545oMkgJbsJiFS8WMHoetubkW1cb3Zi7RBWYcG5ssm8m77SspKnZm5g6CWyxlD+QHgnGX5P1v1suEhtqTJ1o/QcoJspPGG1ZW0CuQR8
        dcp4ZPHpYkDiNxjVf1JxevJhQCXEH8v6aYnXT2nMSMOAANGT4z3HYu1FROtWrSCQhjTkJI9/oJFWLPbNcUy2s7a4ci1UbnZZWr3JM3QtvC7JGdpxqaTJ6Q80
        sN5iJac+0EgXGK3kCTqoYufrtIOYkeQLtPMf3xdiFy/k5sGvcE/w46hWoiB5Ws6U8Vzs1JIvfqCx1raiSvIHck0dD8dPIUqDnSoejuI3UAhAFfdRg1fhSq1W
        vCApkSJgJ6Xkr+4x6zpINePYBg5O9nnJBBTyF1+ZXvez5rpqMXngL8JEJ1hTs+IqWgtLNByxVM0H/9hzC5mncmGjM5SE9Jm/eQSrIPaT8RAva5T10CP0hXB7
        wQNWgQesjln1h5S26iWzVIowLQW/PmlAthc9WtGjn6eHJn9jRY3khWc+8bIXhYws9kPeUEjO//lFb+ihT3hiyU9wuj4hKdNLAEUXVj8f2ckLduQm7RfRzo+d
        OvN9xEnPUAtzQM53v/WZT3lRD9VBL80MydGLP6uXbvvYki/tvBAjyAvP3ftRTwKx03TCRd8E/8kSSYfpVSq9yoOf/2bELHHMHdx+O5Gru07tALvjOgWwgco1
        9hQwTzZZCW36NlnwvDWwyuhpXlr3kg3SOcmqscat5OlPhwhJ4sXBctKMsD5R4VwUpCf8TDrEAAgcQykH14w2ennYq9Anw10XBRhdkfyAkQXY9FwsoDT4gtLA
        SxMePI7iy0J01mqmZQGUOv5UoFlqaxt6eUP30VHVeGRfPvORjxajftlm3lkJNBtAPbvJiLRdjpEAsfmV5IU/+/xX0YweNSM1vLfWXodAsNXW1RHTfF4F9q2W
        mpRyXBlxhFeLvoqZRm3csAycoqutMYQ3rrZGQfZGk0vUj01f1INNGPXmi2z/r3wRXFEDEkDnSgBdKAF0lgTQBRJAV5YAOlsC6GoSQFeRALq6BND1SwBdjwTQ
        9XZCkpiolcHJSuL2LbHbdxiLMSBULvEJcfuW5BUlPcxu3xK7fUvG7VvgOMlS6vYthWxRWNEgbY3bdzB40VXlGduQT7jjDGXoj4DpPBzB/hBH4hgQReopW2hK
        SZfUHQzxG5KITm9ASBfTXl/LksVTqRn3d9Du5+4P0UEcwIxspU0LsP7/xcENLfy5Enix1ECAkki+ZIGOtojAUbJv21/808PKJIfgLCjNaa6Wm4fwZ1Ru1nRz
        57Zy8u1sLZ9vQwpbgM12kDevtnYAynG19Rak6a6130pG0OIPo0a7+JvOOPxFU9/9ytcW7v/4Q7+n1/MHCTYu0r7i9MO4UBVAWoP2uciloP5LZTtxyjLBR3Qu
        aSS92RRxdvOtsddMTnw6TB78NMksmNo631DkKBp63I6oKF9Slu8C72n1GvuttCEpewvM902kpDjo/9vBe4FaR70g3KmspSxllEVqS57CMBYTavt6mrVcwQSm
        3rNtE/PbCyCku5rhZF2MOgVsKown6TKFOlLVPcEVNoDCDu51ecAJTjqqcJGkRWUJbIJwuWSuANxnDxZyMbogzDMq0qBIHSMqYajMDYwg2JJqz6oufIbrvS8u
        wDsNOjyybbmiKtLkzNdNjSFGziRJWVeLt5IRFk1p9CuxFtwlyNfS7kuf5mHcgfpy1ZKyWBBZRELlVRLoWNAe5PgbT381lWOczeXrbEO51tpvQhbmauuNKPNq
        61pZBr4qYjnaEKB+XTQoWqXEFUtf+CovRcNA8g/ux5wli9KOxIT8M5rrd0kpnLElpT/fYCXxLcho0FpchZpHAz0de1SJqD+p/3F8BGzAEtfVhBOK5A4xYD/E
        0MFCzR3X2FfwHrCGJrAHnncyttcrnYwlD2YROF4oDEVKl3IdjpfSXWkAHxiGXPdFEW+divd4l3h3pOcWI+iT/0w5v8lmThNTZ6y+U71BNv8ZD2VLh7436Q9/
        yQ6+e7U7MNOLpCKYAadcQeLckgZKpqo9DIzkRVgYNAcI1zfWn8jKe9yNLVYxG2QAOAVXAQGH5vTvPPs1hyZvbLKZXjSqhoSUj1A/nMkgMGmmH0v+htdiz/7p
        V6HBeaSpeniWnVvJ/WFPeA5POPfMvS+bJ6AocAioCecBN17Dyl1Nr3kkQjwpAvSSb8yGiHGCIjkGRdJP2s/hg0SR5BfwO7G8Sc8usVpV5yw9ekQtQB084cY9
        Zn2rpb7gCjSDSh5lmnuFCTIqTFnRGoMMWiRlTZFWwDWKRJkN0RgSVyajCJsWY1nMdNlWZRqh42rNsRybtPexPFFh8uyDISlIg1QoBf2PytorgellKrotgfui
        PPclH70nBP1hUTd1pMc0ciSR1TDMMr+NFVhe8y4i2tDdJVFddDDhzNoc1iU/3C5hXUitBHimCes6+v4wGUh+m5R+0obCHtgZRYxq8q4yQxibF/Lgaclqaff7
        TuXedzb/vjO5953i9/0/R8IkWPS+VbysXYQutozzhqPleNoktb1Ea0Zr9Rr2vtx+OFqDpuQMQoBb8W2+3GZFy6l164iPJCVL02aNXntkPetJo6InLYNFVtLL
        JTGRFMZUggKWoIqRoDpJkA8TqZS8/OLznBvASTOdzMU+yVwMJHMxlMzFimQu1iVz0ZfMxTFOSyQdlRMYS5LA6EnmYlUyFznVcUtAymZB90G7LEhQQUG0ywKi
        lBDnzhhtHMWPcPcxARLrhXbJwd6I9/GgXRZEu+TYbVdivjGyiXZZFLS5RW2p1tqfxHCgVlufQKw5bT9uUzGpb7TZS9pSDyP2nLYP8aICQ+KO4b4PIRZdcZxF
        GVuOs1AmzkJxnAV3uNSMVckZG1546WsBHvWiQ72ItuccalDqldeTwk2H53OoW/SAx1zSjaImfpnNgS/TuWV4KJwf1P5FyACSoKocOZblNdQxJpxxsrRcXrnT
        0WvA5HFYcE1MSPr0KBpDUCfbilj01qM/9F6IS/NJI8ZpgvLanSTM+Rzl/XrtJdI91yDdEzZg8oVPoSj99A2STFzSTSoODWc91BjL8Ap64g/ME9+BG39Sr7lE
        QumradK79Y79+zAW8bNnv4K64U7w8tmPfAqvWCavgClnRV42sgksXUPcsnBQWyd1TWKp47F8WkwtefXVp14t3giwdoetaAT1cWClQ72kBroHwI1z5sGLZZHw
        58qS33G2LEkLz5YlF+GZcg7fudP6Pc14fKNzBhdFG53TuLntIkfhdHk6iXjWa+pxHc3FzWOxntfLFuKx12q3Vz6FgVkyf773FWRPiRVbZUHCKLAyKlWw/EJW
        WBhN8taK3pCuAq+2NPuqwR1Bxyk56dCWeT22cOnM77FFbPcF/QYy6W6Xbn4UuSSTdIwUt+QcmKA5cuZORitkyzY5rPYhvbmQPKSQQ3WeJ3xJ5aEz4Qd47zTX
        DB2b3zuBZqPMqKtHdXO+OzZTdxDo42V6lOpQj80zvukyrReisUCP5j9x/rWyEoR220o1xgI0xtuTlfJNUBgNuFVbpSzl6iGVDCYnTmSWHAofWyF4QsbCNya1
        5MX3pb/hbIGGKyUJNA8rZNfQcKWiKrXXP6stqA1u76p5939azaPKcyCe1BBM23vKwaQZIMjvDSAEmATe2Vj4ICSB5rJZdBqS+/NG7s9B7h8Iptl3INZ/cqqA
        RxSSZ5wMyLwwdfK+//bMp5/94Ac3r3fanjzrIWwjPT4X0+z4AA7Gj1PjUo/Rc3SemnkOecZHPZPH5IUftJGNs9q6TRIVCsmj3jRiJh8ISERoezSImWX4oSBe
        EX6IM55OeFRzzJbowYMAtkQ87zQ9j15NleCFvwzhfrQohTZP3I4/O/HnZkSDkUqJvmBq+lEbHwXy9PBXzLIet5GpaPlZGoIeG/4q7jxDFiN9kU7L9XX/onL5
        wqoe5Zg5xnP7o7l9U2h5Jx6dkTEzdTUX2aYiowgvBvJlEKKiKRxHjCbW1tU/Mfrtv1o3shnFCD9so25bIsXjkqCqoSPgCzyq8iqX/Jy9RMnLJ7HUxFktSMgT
        YJUbq44e6wZWgYxdrXbhzy18OTAwX6JuRnppTv5via0mjYDiGH36RKjpsJK8KRnETpVabQw7Y9kcC9+p6YxNGinFrdqHg1LFD1JdowBv6Qn0cTp8VCFL72lH
        ev0U0ixf+ODYeuchdYlUyMeUmbDuoRm2YjrZnZkLtZ7lWniVosDHjIX7A6oOS9f2Z7MWT6oWo301cwTWMxIvWIXS7/LqCaKuORUQTUdTin3RHDQTvh8RqCVG
        P/FWW6fthGMCPSBcx02afjxAB+PvY/Z8G5c8YXOMOf/Stplmh9WES+QtVdld+5DNYE3nYX5wicxQIsxMTV0OP+SgBKQWd76I2ZVyh6WmlOwBN+K3z7qRxva8
        Q0qUB80MR0eZjukh/tt2qavw3Eaj3ddtzl6iai0h9sGSpUp9PFqB8AJ8R4mF7v7am+l8k45yGFdNwfMh1SXcHzUZRAev5L6MF2OkoYFjBXXPZXPxijnpqMDC
        bHY6P5XomS6Gd5x5MX9GoaDnnLiMIGdO0UE6UlR22Cbj4DTJYqU3U5di00rSubqY4osgS2myMURPaeZJeIIguxviIYRB2fNUbp96PtmtyOArajZkuQoCjqkp
        gqSjKinUVUkb8EjqoJuPYQQY4q4+gr6OZBnaINonOKkr0sMDkp8xquOx3dQFMb+N5ZnYzTxhyzxxp0wTt2cZnDS/dGYKmdesf+6chnNnSjLK0W/xQCqgo9EK
        KORKQlJYNQM0sR9dDmhiK7pMB/AZFbM36cv1ZfTf5XviQQTwm6NbmkhvMYpWMXwn9CzHUg4VZgU/Ifxpetp8PIobaDbTy9qdVBPoL/lGVJh4F3KnSF9t5pL2
        99MVl1Ht0lV6WecZdDzaniO5bAoyA70spnPxrSjnqF6Of9QeyyEFQfIQMiFM0cynwZuuBL5hCQO2ySAObAOzPcy2Mfc/XrhYqvNhnQplpDeXMB1hXkQkED8I
        g4EQqmGlo9OLSjRjkhCWSEY7npjRzm5Tuso+6tEku3DStj1Oxu3oLcXw12l0i0ejVtoiVNQ8Ak0HZ4YvpYpDb0V9Uq1SW7awBRNaE4kCdBa9zsdIwFl+1tID
        7akLcOokRe2HVtzHvF6p0PjwW5Q6R79mA33uaTXdsqx1fOZxPvNS7syPrVNfQt5b3zp1mvPfWtaX1TrrV8z+39L+Z3ifxnUVD22yJGFulXNGxVeS7mSOnlGx
        3gjod9ylzqqYLO9HzdFzKiaz5oR5yosqHt5kPWZ+O6diMnGeMEffU0jq/4K58ryKezZZNHFUT+q6mdRX0XjTb+IQenh8oBM9zJ3CqliVxhmaAbXmwVYXT0Zr
        eOzRepVek6oG8UqS2yadW5lDsl6pV823d8usyDFnK580rrcShjBY1T2A9JAiMaYHF5SLD+VaX7mHetBrAVhRdT9aQAIVN3LWTnRrhaYuxmnNzVTAa41X504M
        NSHudPqJAvUT2j5WiCawfbQQraRnzjrTODrFpGyn+e+ZAtQ85Ho4F5F1u3rieHQFAq0wbVW6pq3KEtNWxUxbeJMrX4E3rtQTc/GEvkJP6JVz8RVzOKGvWDRp
        VcLPqmiENqTBjXC3ogperfuod6Il0CdGaQTBFr2itRu9o8xmdz88TygjJha83JYGgO30hICsrFNP2yz84YMOB2R0+nEr17uxLDwK/5enW0BU8alPY7JZhrHB
        Qv/Uy25BIaAyUKmWsV6yDJ9M3RM3BrjfktltXDKAYaL4dE/Aoxfn3wn2Hatb3GJN3Rt+3YnwmdiJ8ZUx/t3ahEWpl5mxs0mjZxOjZ5yOEDyKDuIZozQW07+l
        Rtkmjfb0j3/KHsG0lxJ2JqNvjG/kL+uMieF/cDCtYK5oMi4sD+cY9IFhxX3kdZYzoFMx1q0Y+jpGXRXYyUhvP6o4hYdTAqG/ToLhHesaIdTgcdrw2nEIIxOJ
        POOSyLMCDwkxaSOdZ8tenc2mYfIET+FtN3VwhBCKF20dQijO2hxTzTmGrLiT7jAKO92XpGMfzhQgdtYEsbMKb6Kvx6S7MxSPXiO4PWXB7akIbk8p70UsJEer
        S3gRtbpguTvhEUb8qIIJ75x1zHl4is+A2ayFvGIFHQQO6A+GyV9Yye+RHe9zUrHCaix7It8ijsgd4ofcLm7IreKF3CJOyA3ig1wnLsirxQN5lTggJ8X/eKW4
        H1vG+ygrfQ/9RZicxzTi0jRSZAYQHpT+VuyyYmIjIA1TKEJgVfqd9KrLpWwrpGzjUjYtZRuVsg1J2UIpW03KVpWyVaRsvpTNlbJZ8BmHT3FEblFivuj+Zzh+
        iHdfBAQ4dpGp7gCEmyrUmVXge5Ob2JH9TSyFTJoFEMZ5+u5LH1nwIjv57le+xsCFvAxCxhMrcz35BZS/kgWUL3y4mL9foj9s4wQz9weyEoN4/Qbc1S7AgVZg
        sRjuaheShQzlEgTMFQFzxV3t6hDualdy4FwkzSGT1JbFzUDW5Op5QSMxgUocfNh2VJ5JhBfXJPDN4uBUF+Fv9BdN1ijwshqiJ1yOnvC0C1kBH7GbRU+4IPlB
        mTzDxfGMPIAlQHF4nptGT7hhgCdaEcKZTfREIbgM4TRWctUrgcV547Ozh6BEWwBIsZJTFp0P5otu/ZDimL08Nae9AOIs8Cw5OfwwsiIPIaKpP4cPykC+pQyb
        rDiXS1/laJc8p6igcOE6N38PA5O5czHoe4RYvaDd+TZQuAvzc/MIiGHQunKO1mOOuZpAJwWSAnM1nZ4PojCXoSr5febEYxtJjU4PJq/LE9nxTyr/0/6s4DjM
        DvjCnEG3bz974RBzX2I2Ll/XwWxUZgw9UD+5mG6xFlJgpivGOi+AtohaG5QLdGcgB3NMvFfpIGtFvbpyLO75GHiEsm+niqrm1hcWOgRzVMENqgV/jkqBMvQ2
        dQ+TYYCy2gWzg9/GbnV+DnSdvq7kUDlhkwVtquu6Lm/99PXf/IW+T/+nzfN7oj7EuWUmRoTg59x9u7dlN3bYMvIJzInqIispgU2isMAcuYULfQjzmE9pyc+z
        Xma2F94aDwh3yABIFSAjBYZXpJ2QifYKc23m26oCg7CIT6LCZ3VBqlEtY7izTs1HHWYEGk+c7JMqWxi7oPNjjqUt9x1sF/fmHtHZrSHPsrbRuZk2PhCLLNB1
        ITCuvNHZgCX0jTStWujOLayfA9LTQvTdMG16N1lDwrSU413i4RSuiFJ7o7Mz+Juy2zjk5eNqe9nzM8g+HXuVc3NMUqKwtz2uHouRNVC7FRipOX4v1eH0Ykov
        unhXXM9fUb/4Cs3Yzjl/O53bEPd0n+tFRO+AicPqG+eLhvBnso38WBSvRBsrxH6rnRbUYwnES6hyldgNuQUcm8F9yIR2bMsLdNpAt79xnnsSlbd0jIOfwVUB
        msViRr3z2JuYVwVUbrF3jK70jzHhR9cV9I37q25eUMl2EQozUvbnF/KItduqzpLy4eSGzN3bqgWaiw/qAsPm0StLx/C4Y90v5cQdhRcEkZJXPhkPdy+PDWN5
        bPj1LI+Rxdon/GB2+Cml+3h5B9AIfZho+qBPQovHH2qRsK1Q0TiajAvHsmJxqejk9hxBac7J2o+0Yfq5Q9mt+5EfS6c2dJ0K8xSn/c1c9chxGQVs6f5t+8nI
        iPo5pJceGzNnJjVXeEJxImYBO2BOKiwAN22hw824mXp6gWkDwek03/7YvA4+xqI8vwDiqWOdC83e0TfOz2f0SGc2M2g66OYKYGMqgs5+69DqrTd9PyptWcAY
        /DBwQF2SGTfPTwuHi52TlUtIg3eswxXIoGwIAWL6y/QdACsvz+dZs/dQgwTH85ROi56aR9u/1JvRrKANdDHEMDugFhLBIdrw2DIAZaRCR7z2PoChicYgEzfX
        u9qajPsSRkjppT7aJftscw+S7VTT9bRX/ODV72zeXVUjGISSFAvSZk5qOksjAuklcZ8W4ooGaBV75tvHWQLpx6Hpjlj00ck5hRKAnbIX2ukQNgzc0EvK0Aay
        THt5bzsvOfbqEdruoi1NTPs2WTfTA7kH8Euzp4XyNF+eVjGOTaS3D8KxmSWRDEGb6xWVKbiv36kfKt/lzgiyyxh8nWnspBM+m9OPxmCE1hbiYg6HFRRPNZrS
        xpg5AkxC/dgfiusXYivGNyzJKtRHddALNqEh/BnGnxHdnyJrhFvy1za1eW7/0s8aQAPjCaP4MyigGmQGDpBhiDuFvAjkGHRAmyGNsslZXDlIlUubYT2ITS89
        ix6Kwl04Z/4f92E2Ju2iT7iPfCg8Nus6dqrr9DIL0nFsmftrLmbtrjDH8WZghRJ+KdtsQBOFm20A9ZPyArITXcNPDqkqoDCrzMHptIh4wWfCKKY3c3M/eQzD
        DE4q8PPapJVhyMAe+D1TkiuklTOvFV3KZFaYLsyrfqQnImiGVCcgaBRBagq2rJqoI+YxAOOpzTEjQ7CIdKzEWi9Ix+IQvSUEO1gJe/SnzG/osKTNIyYYcwik
        EryOdBtwJUQrNU/0mVwT4xsIvmwQfBVAOmbjT+miJ9pqJlG62gXRnTi5E7uZOruj9gbRcm3qEGoZqDjzzGXQLRFUjhYFEXInEV1l7KTVrZd/8sRvuZ/7+R+/
        dRsdbH35i88997e7d+zZlkeThwGbX9wg9b39xW//4Mbtj2+8lRWSrd96sL3xp940cd0eeK2qTCKY2O+Nl2XLi+AP0Mv2isNMIka0LhyHGpHDsI2L+fk+19WL
        H4udhThPpw4yzpzKXToOZTT3KKDSomW8uUWNUmDEbPSEmA0BtgKAFMW2gZfKZpHqlO92UyK+Hzp4oLvzIMLdsqT7DLMbd8EArV+SblkykiUvY/oxKRMp0BjC
        QAVK96NFPSS3kAFJdZcjHwxI4JB2Qh+IsFmAwszPR3XEdvMeZLPKe6DcoFrIjK+fuKWq8u0KDH66Ln7NpqjmZ7/S0lp6l4FBzQUuvpyBBCnNNZfDnHv0rcdR
        gu5mg61EJuyi/u8why5z93FDOSAaLEiXI5MubTaHmw344f/rmk1epqXy3E6zedJsHjdbnlfE1tX8gc2A6DTuXpqesItxj4zSnLHLWlcbhhfTJTPrYVEI9OAu
        cSDMDlc4DfLzLL7Oj1APrtQDq2j89a6pEdj5DNBODdA2wPQF2P0uA7fPpZ0HiFN+JtkeDAQSMp6JCpinUHW4vQCKTg9y4DOHIc8CmJ4KrBzKN5Kxmgv0g8jG
        Ln9lERUB+urCj/idnnwneqN8p2e+E3zjmr0Hpfm0qkvwE7gAp+/iy+TBCE2PQZfsJDt2gCcVu1HZDLPLmbdeWXmpKEAQ0Gw0AbssyDbTO2IILzPjYLnNk5SL
        mglRM25KhR4wJyCqnoZFrBSjv5eh1sYhj43BHOqfZNeBff8j1Esg9dKAzHO9BKZeesA2TaXpIZ1SqLTbcWOO4VwbKB7aH1gHAQpP3xGVu5RnZ0k9OndBGZZ8
        HevRbIrfLnb9bWLJ7xK7/mYx6HeK0Q5j3xNjvyTGflGM/YIY+74Y+zY0cUtXxMqvipW/TDRQvcmCWroc8fRjjMEX7ELYkMuIrjn2IWro/MKPIws/VOPhfuAY
        Z04EoY8UF4I6Lm2rpG0Vx0r5wX8L3N4Z55DxKLRNpq57jDRPdYy0zBHdvLUZ8eK+H/dx5BJHK/RFvsPgsRauMnEJx+JRumFEj+5pxtg29+BWE5ngI6LBBwYF
        bHokQPTDY4gFdfb4o6Paa23rGhtrbTaACUm9983+EHtCZb9lGL2wv4H2N5h9mAXbzf7NtH8z790WLdPsXbgTzenrZfTLbYxOi2AZmxR+jgmgQo1kbg9SQ0Yy
        hwipITjMrb+PPNm1Ygi3nwKmI30riIuDmPmOrO1YHWa8R83uUrN09zbGf0Qe934y/Bl4C+3Ge26430B9o4FjO21iQDlkB5ib04NA4sUdiRdXKeAtkvAYawGr
        Xo7gIyoEwzEQCXvqwqdcBi4rS13Q7jo1Sp/x9OcAuhbbvFDL2NFlA/BbZewb/JCcMRcxm1b1RiyolZLR6fDTCrl7o9R/6EyAWugwPdW7eKJCzjoH7scNB6IB
        KGbB3qghYU2DVFN0CJ0tGkpeuRP7/7jvzdEw3XPPnTdEPcI8FfU6Rn/UNV5U1n3Iwy+YBQqOqvTfXLUtBtYwg+AAPn5Q15Khd4PGTIWInVmlfA5wUBbJ6xCu
        GNGNtLpH8LAR0Bqm9FhFpscqbuuiL9yHSIwe3FuPis6WTGJAaoVOAFIr0oSZ1Mqn/lAB8BagUkl5AgJ/b9XO3QXqrBGm3tvLV/sd+ixq3RE+NlRY0UighzFE
        jL6OMrKo5os5mivm6KWKaeeLaeXuQjFHlyhmoEe7ijjK8eU/vAbt7sI1c4Vrvu7CNXOFay5ZuGZX4TgEYbTT4Fg6zQ6aSNMoY4WonCJC08tq2CBZtswwJ9Q7
        3sb4VfaNGOcW9wU4/+FsKWMshNjp5kZOwx3dyPm3IxtVKGh6gCpDHjQHGW0/sA3Cqz1g58uUhDHLjFiYYdapj2PGoOK1bZmNHrJl+D9qy8z1ALb969QsCtVm
        38YpW2GZB5lXE/T7awTz0e8PvebvSLqgPi4gnSZ+jbFbGbBzG2CeGUmQpgfgEl3qSaD5VRZTvw3hUc4lrvyX3HgqCMyrAbXx3Zob0Nc4h1yewAopDO95B2tk
        Er4K+jP2kLsSgLutKli67ir6/q5gOjrz0KIz/I2ezHqe+UbPQTwT2G3g3Ls4Ks+WsaSRzn2NvDkdBInVlVUJR5kKH1V0PcD3MTsnMF5jbxoKvYRPFbB2/rQS
        2MjTSoLST+G4sdF5whw/hmO67lHF6MOvmlhjXi8MfxtoHZyMiaA/XMo/cFWZigrkR/mlE7fMdUCfjnIgOTC2mQEEYUzysM8oBAKOSyiwBmkEBJ/Df4eYBwOr
        k79q881cIn8atBHJo4p7EeCJOgtJkTJrG+BUmDEIQ3HA/YsmhzJwe1JI/F4dRMVEZfbguZmoh9oGXFNMPQ3tvEbf/nmly3hpmR/or7b8uC5eTlCE6miAt3AV
        lhJ1vcT0NLTasy8fHtbQvW2EJxvORNI9ScAHoz49EPXrOskVz6RBXBdQRCzO742LgK3lM/RggKwgTAacCdkCFeQT6nX4O0pYFFC+SUzA+xBWiYJtpxf47ALt
        Y1BDgBxzXTgZOD/AsnKVwJCOkMEe8+G6p5twkifyfXlDWnGQDrtWfdK7A2cXQuokHOOdEldxM7PY+iw3PVStv6eejENEXoWIwIJXtYoVcwYTyYWL+ulCNDCU
        QogK0iIriQp/4E4h5kTCjOlJQsvHT0NmJUnIBVJLZoH2X0hmSdL+g2I6ERUzpqjHow4D6xZNtBnZMtcxO4BtsKf4PpE17VGNcGUL9jPVeMoqS2WaVahxSyB8
        BO+P96he3FVWi5WT01Yq8o+zyO8UWd8hkr89J+sMCMVZR8WT2jMBbZ1ef6vg7SARDKX3zKKZPc4A1ShszvfBRbZR2gJiUgKzJLbPnUlsAETZjMnTwp5RmyfN
        PtTmLbqYIwOjB3QkOmtBR+octDoB2i9A8I0LC48p3GV1YIpbsIXvnswazDSWm34NDYvM+QntMVvs0I0Ffo1nXhOkhCsAGelIYMNwgnEtiC/fQxlMhZS4I8tS
        J4lQXKYeTCqqvG/DtC5dXGFcIAuXb0DjqpEcRWR+DG5iqqKLMLog7oL6GbY7o35WL+Djb1ArAhkVDdnuPMSgfl3PT+AYjn6peTyCytWgMRxRnOoBBgxOHInp
        /AAjTVJf2YWrkIS4znoX79JP66xbaBdd8U7aoiveBiA/ehryWlSn2TzUY9r54MFz0HhkrAtahyeNxzRX0ngb0HhbFjeeI1SxPkfbpKsjftfqCJOhFWh+hQbx
        Uc/1DznpMjTkNhy3LlTe864DB7hanjPt2SfxtuquixMk8uuK23QhR45qgjBHhJ+Ood8kXmGRo4otw7m5uDoX13RtHkaAnKwyfbp4psptBtt4VMU+3O7wWZSw
        6AB3Win3sIB/gOcjri9aYIBH3hePfDAPZMl59saAp5ceN5++BmCLdTppqNkLYgo2usjZGxdxBjeYnB13IFORLqBhqWcHo6o58zGjCsJT786DAbnbhcziJAsf
        IDgHvXeNagxDr1kpYNcM3PwxozLDDyKO/3w1MriAPMaFU8XV6coGewrMB9rwDqFTKaEJ70ltWfjh6Sj3XUpIA3qYDTmyL1Sup5e9O9/0lSczO6CxDZVSvw4N
        vsSVdu7KxLqer71+X84P+S7QvI7oEINFgUFZASCukXTumaTzcMKZJD0hBOEe9UlgkW8I2JtA9gLiB4vcwxAuaku2eK/EF6Lnh0jydrABwncIa9oOOnEZBfHf
        sLsllEEy+Muy6pnpv1sWDkFKzJQnd5AKSV9B4+pJwEAdjkcZT7lmYCTk1wp+HcavYzvjOtnIDMhsnQBG+B0n42UA94tHBCY4Xn6fHgJCsN4Z9zWjiC91TjA8
        xck45kuHzKWX3aeHcen4Tizhr6AhoW+apjMXmx5Supe/N/a0dQBEDtgvaecAaULWSS38RdHlpG9pV/ZX6pEcRmPUokLkDie0dyK6QpdORKum6nAbiSpE+8Md
        wAGDFk2aaOhc+m8KmYvhvs4+lKo9ZUVDuhJ5CBjAZQW9ik4MUunpxxGeqXFWLgsiTw7h2xmiqmV81uF74ysZjjvuxUNX6GGqpsrhuAmk6mEtr78rGqK2R/0+
        8Ejs7ai6U666W49ziJspOWknYzvTfTWjJ7IDzWGa+IJfZI4hjmDkpKMRc0EPiQFw9KLyFKfhZM9Mn1zU8XoW0JWApgQfUu4GO8hfbP4OmZKDYO2y4D696HOG
        A90vWNv1LqBtuTkMIB+CsZ3ec3c0nNVncjf/Hg8xyvawQdkeAsq2txf9Brk0nqBsezmUbXrEkoWVh7KXVTG4oi/4qqFz6b95cWAHlm/EIRBxEFzEK+jEALh6
        jTjwWbkM4sCHQUcYRlKwXh3pkZwcjBjARZaDWkcOCiwHGk2dFpkeN7oz3af6bWUHQNuicrMQcABkQ/vbZGLDr41UCDwRguyB6WOLepkIweWLhMATIchdbP4O
        mWIfok9dngpB51tGALneJ2JgEON9EQO5vRZQ32Yx8LO77s7eREIw0hGCkbwQ+Hvh9ZjG7CtC4HdBrYNXrldLr6vCEAMYENtR15lsgYs/Ja0D4TbsrWf0Xl8t
        qGDG4+haxdG1RiZA7YCoMrgZEUnGMWZDGOWww6Fo7AUOOVq2bWOKUCZYWoLCOeTWbdsCB0JHE84pe71zzja/PIZfzoL9YAhx4S7isDNgkt95X5h4HBbuAiCJ
        Td1rI47FBZuoC4AkxtKZlBhflNNFkHYFV65AxC8M6Cou0WQCuRKk7cKALuO3N/KYh3moBxufatSFV7ePJsX/+o0//aqXfOdZGwmqicNfeJ5ZABv8jZgFF13k
        5i4K04vqiy4q5C6qpxfx5yNkpFf3IM+b10mw2hDKZNjgqRG+Adtk7iFnlx5J+iUe3I3MZycjUSGZibxOAkgdgd5FKQqZwx6DzPBAstb+DVuq9mFb6vYhWyr3
        12yp3aO2VO8DttTvfbZU8L221PARW6oYED/YHpI6vlPq+NftgGdkG8HijlDPOoA4GQdPJILFHYAejcKtgGBxRz7dAZwi7isiWNzRVQSLO+Lyc2ABYy2MsU2U
        CRZ3YZOSrvDEMrd8aHhG3ZXxTCJqsk/CxfsYJ7WfI/iyqMowx6wIymQbBFIX1Sl9nqKKdahi652KLQDBqDd54bknv+2B0YlV0Nd971/h3u99w8adAcASWT+C
        Fb5cqDB7qYiPUZ+sd6gwM/BWB+CtCChe1BfhNznHGEH9UNfg+BVVqw4Rr2BjRQFSX/ulk9Z1vQMRRAcTzlHqo6ds88OsLUymdVjq1Enr3NPTTnqWOqmLToq+
        VIdrbpQLBP5bvK8gpYl6TGMA+PIL7w+jQZOpbScxDWYAZ2kYcJYhA3MyLJZO3qYpdi8SIXru6d/EswbwjKfxjL/+ik1P+Ktv/Gd60nBmEZ17ChZRtkSLKBgb
        FsWiSOvjuUXcuU5g5FNtrF/TDDiXC5XsCgQo5LLp/K4ACR+RTyUsquv888ocvZ5/3rz2L/RpDyu6Ld1aekV3Qk/QT7Kii208gYVbX0+YyAaffkUA2Ty2wEvl
        cCReQWaTwzcvpnN+90o3MsM4XsybmwuY1mVGxM34G4apJRagkZAFtfXIt3/l4/3B1wq3btPlrbef+KVbX2k3fgFLepjDuxKRPVhKfJeXv8vL3wVKOlAW5qJM
        UIPpexEM4uVKgfAQ+ojuEC8EkSHEq0i2axrvkvupIIEKNaQIsFnrYc/Lor+K7+z78cs/+ZlrJcIBwQd8Dxx0nVL1M3VW+Gu29KsqI5ZsgV0PPkXS2i02hyZw
        emvcTM7C10iDd3OdOihG/+1YY/uBsy9ahp3ZQ/siLF9PUPfaSX+bMG3550gy6aJYN+Syy+iyFhOety40yYZodWhQCzhwyLSgDfIMJ3A0hg31A2wsLPFhuY1X
        z3dJV0PGCtAsb9YW0CwP/8PX/t/PP2+tx8L7hUozbUFjMiYv/WYYD14YteE0MbyvmnlflyVN6njfeRb5RUPIMzpcjIb5DZEuRoaBGYrYP6HYcNl3lR5OSzYL
        d6HUT5tSo4d/7sSwKfLmTpFDLvKDv7WoyHZW5M1mrIgE1QdkUzT4jpOWPkQqa7xfX7ZfPkU+DJ8TfiSlKLBWObskS2NQj5MOvUyPo6n2a72fmTfJXg3vTJAO
        uWgwk3pnDGToUB42WF6zeJBk5lnkF/VAXMZh6WNq7NGDmBp79Aimxh49hijjHqEN60F0rUubYYzh/WJo98DtcwUs8B59RUoSOorKA9hMEdrEKEIqQlQl+49z
        c0RL5ggtc8RQBIKWi+eIM7k54lzXHHE2P0eIIvfgkTCp5+YIhTliEoYyzxEFmSN4qghJe5CpwjbzsgUHWEyt+QW347+IaGjcv+fA7T/3swf2WC8ap9iEmRQX
        OcAW5yAXn4xXdcFxXdGFxaVXTVk/Gffso5rLraTt7zp8R+5wEWBXz779oAtFgZ8tdBcYg3nVzp2boJqQjvZSX/7SzjhXMKNtKT9ulrrGTSs3Of4MXo1eUBFf
        T3jpV2Oo/OGDslo8KFOBSrlB2dOlXGF5XphbNPKWOI2IAzKrSCtY9JMnDsAaIjV5UObI39JSg3KBXY5yT97z7i8alNFBeUmnhX41ie4lY3LW7/yL+10BhMk2
        xlekcWA4drL+ZENmuD/Znf7UkP7UkP7UQBhSKF2/uz9tkf60QfrTJPUnd4n+NKs6/amt8v3pqMr1JyzU2Mm5D4bJSK4/2QZSvcAQhimauk16ZgM5nIPJS3/2
        +d/HKPTy2Y/8NUYhmwa/F1jzr4ODflTXQT7f1HUwHFrY3ELjWB009Q2U+mZ8w1r7HSA9XG29nQZs2txEI3UdMIdD2OygCaaOhZoR/PaegGa3Xj0Kdb9XL4O6
        36ubUPd7Rd3vxdA2SpsGxrRe1GUIuwfqfi/yB6q0GYO634sRzqfNMAa6XgyCacMg6TpAIyxH2JdPG35MnZTltBFAmohsYrLTkE2ssNkRXQ76w+0R8ypuhRcS
        U3hdaBULuGEdfWKIbOJebK6KVuKSSfr8ENnEDWxaxoupSYxCGczFmdkJw645yrKxGsOoz2RRVTLYd8xlfPZYjhsAjJ5xoUv7LLLSWTgOZQSxgRDYOJhj7aTI
        0fVzSPESSPecLgvt1t3S3W/RPYtatFDu+4E2kZXFH0HfLIi+GaC7tkwsaUtCbDnQmlMu2yYENIAWFeAsAlu5K3tSAfRRksLqtwPgHWej7Ob1bACyI9hB+zKl
        d1aVPqd7Sg2K+5ibwQQ9i/HoQzY4jBQReZiuHUn4dTD7+XIhQ8L+w/tg/SvpRC/ATsv3JLbY2IgbhBHXm9RgqlEHI7UB2T9s1Q5oBTEf0JdDzAdEzAewzDdK
        mzrEfEAKNqAHIeYDSEys0mYlxHwAQPDIGmLS7wFJmknF3HjAdZ9kNPfxaliLs8Oozvr4hGQ098kr+nggg8GLBeU+k9Hssje0L81o7gsDPNGKVtDWKAIrgpds
        Rx1Sd9kGwhh+9qJxWR23BaPGFsQah11n41ZXSrPKzQ4IxshmB9KLsFxC5v68tsFLC5krAOJrKZljfd3IHLaxJ7kwHiSNV24KnAED+ZUMGF5WQYB0uqzizHE0
        prZzkwiJns3ZkVppi0Qv+LDjqLsKh/hrM8KsoU46EoAg0MMD6eFBJ1WJKiP35QDBQLCun01MHBZPHZTTvGPFwcy84lac4+/nLCP4v5b8foS+u+b7XakE/v6C
        iWF2padxhoxraqKESiguzjuJSwig5uQfhsxGx7cF34Kjh+0foRyOlMNHsLprWsSVqGqH+z5ZtdIODlmTGAqKWN/irEBPYohVO4uflbh4hhdh7O3gWeU4qQjq
        lOHm4hwxy+Ll1BLyv3K5I4jMjNUCEgU4gl9SeNw5qnETQw504iW/FoucRfO12MY+PkqRTS7jW1FCymlPYd/G+qCH9UH3olqnEc7NZX4fyuW2fIxKl0uWYFTy
        uTkuqJKCygJ6bjlSyTqiI4uWjkkmQHu7aWoEKodTg+jajgYc5LKdSxL5/EcFu4KaPepwIJCEoTwOgLdDGhDY7LMq83AXYLirJCNRlUbAGkiX60K6HCZeFl5w
        foaTcdFrhKckRVmaZVew36KHwyWAOBvjRkJuiz/htEnZOaPML0fxyykTAxMjpvAxtdgLXAx7QNR8t9A5/yIYmldbh2iS9sXTSJuDUVVom2u48lYa1emSPTS5
        0+YW4XLeBZ7nlgJosw/Q5iKikjhw2Yf5Y2EDThAffZ6E5yIvcPqBk3DfAnGPv5FDyRf7grsudbMLCxf5g7suLGQXpmhYGLIsOIW5WqiflVLwNgQ/emZpaS/S
        DQzKDAA6irz8AcWNK+ztUmE3SYXtlArbIRW2XSrsTVJhb5QKu1YqbINU2FVSYZNSYVsCTlEKrrG/gbGlssn6S2xpTnvWFuSYZ2wBl/m6LVgzZ7BVGx2G2SJN
        74+xrW+y/gjbxibrSwZVitGlwjy6FH31EyRMjH501ME8VQz+bxq5Z1yhJ0jx1BjC7iCDyEEYveR7QCuF9hz+ezvnNvVITpDYtk0rstA/S+b9yxbgj7vu2Gwu
        Axg9oi1dYYVWwlXtIfiDGsoDfThDCgEamIEV4UF3mMBe4S62cYHGdo6x4AppwzFoY5GTl8s6oLYDLBF4IJjwB0BF1GmxyFdC51UgFVNsjcExj43LoTyRLQGu
        nmi03gS1aAVHN0WMjHgzSkfzpuXs4oh+D2rRJG1ItbgSlEDr1bhwGmkpoyBL5hlk+DQ0BvwSBhzVAkpq4OOAT1K+lMdxxljihY1ft3PFBk8HBxNl5eW4mBQ0
        Efpw8BsNp/eQO5M1aD9U+ORFJBzT2JLWGvsIauIxMP6DHrrstI3LJjOc2/5Vzjm0Qz9AdGg0o6mig52ReifPb46qLA/9wOyMB5ihUVsdFBCMsxbyaovItbGg
        0MYh6Q8mB/3ovVt2b9NWmpF++/VAO7FyIRRVaEA/eN+qPdf3/1+nUpCXDT9Byu+Tj8RMX36uvi955nPhdDyIjOaSHsRkVsmS6Tb8YZvdyGd/MLXmjqdYxcEy
        G6YLb+sd1/781d/Z+AtvnG/P0RzFkwfgAH75prfT//5ocwdUpg1FaOs1n/uNf91o3EPn/w1f8Qmc3/qBNYN3v/sP3rFZwAxJGiu0aVNdFt+bz4QJE6wPWVEn
        aTNysizTAU5/KiCiuogaP8sKATfCeeRetbl4DhL/XOwj87GILJg0NPXslt0kTP0INVPhu3AfrOZ+jDw2jrZn6Ydn7z2Vs5fkZRxqk529BbR9Krt6T5MsKtME
        W/JNoJZuAofT/lSu/v1O/cNqweEuqXc4LlQmLdX5uIJkN6xQkRbG+cPVuf8p7cLZh9T28Nhv/bd3Wweo6X8/A70gNYE1F6pitF0bWgnLkSNlkJPVxY1Kl0U+
        TMZUfndu5vWPIgpcyK1SZKl5T6Fu4F7ndDaYbhwdxasgNPvs4u72gEJSTSd5d3fW885vzk6f3zw/F1VzspRPNQW769bDp7/8nsl/e1VXk7lPPgLQrOwpaB3s
        byEL4zfROj7/tGvkXY/PvhHZvR20ikn6NhrEeXGiH+lJKvwZlLYlcqZFziZZCaBvhA7Lb1nzS8M/STUdSJ5QYh8kmfmBvS8eTJyDyfk/JqkZgtHu029b9uKX
        7DyGJlZAqT45XkzlwJiQbVjnnPi6kZSiKIDsKdOmN7ucHbr1Fx+48MgR+4qn5rf+x2uKDYhKe37rv3g7S9NTQCCtt+PeeYmlBIgTHdbn9RAOAeXW18ZT+En3
        Vz7+vvvt//Gm+a3P9vzuAIkX3b71J99upC4TTDqLoszPUQnabSNRJbQ0agtNrLmRKx0ojggR4bCOD2QVMCgVU+TVlBIbHxwhqHtZPOnT51lx8do6fY3PGXeL
        hpnOLtmr/cjsO61oS3buKWx9DtLvh2LxGLZkVTyKbbgRjrR+BO0/hK210TnKifGYy+Ejb9DnHYuLOXgeOl07RuNtDrCn2AHsoRE329/PjldkQSI8GvPHlw3+
        OKDNijSQwiiAMfpkPAyhHebo3AGJ2kHeOtNwuZlIVObRiiWc0xXk9SJisKwbSKnt4bxRoEwhbzTGKh6iJXVtDn6VGhwtc5xriybi5EwYwdQ+NLt2sPxv3YZx
        mmGvBQ+HC6RROiEo7gfIHOaeY1sn3vnLX/z71jkyToJjOH/Gnm+z8QEx8LFO6HJ+tqAsqPk5diSz0OrKfDtb+aTuyxCS9BTqiceP4X//uBleXv8YvoInATIx
        2zxySeZ3NvWZey8uK3XgM6QVyKRPlUJV0A+QxXA3GmKX4KNTqduKFNZ+KLrsF74pGuAcVmQ5DMgC1HxbHudDWySJ4CeRxhHegvv9IIIGkuonoZWS35L6NRAO
        Bc/1OgMz6u7CIaOwuBnT6owhX2KcOEmGZqfLv+fEDQ6eLJjQGFgzzDb1ixJHAWuG4yY4fOIggixgzZQRe3EbEhRh1PThyj0ItIBRY+OSXaQUuTBq6tjcHIUS
        OG6bFaiaYcBMYxJKwqw2QtZdF2+jA4exb5ar6mTlhTAEOZ4hkggV8HY9GY+BaNPSY2iZLGr03My74mITRcbqTkmcoEhOy6+2LOtebRnDaou/Ty/rXm1Z1r3a
        suwSqy0+Vlt4Ua2YfPPZD34KZX7uz762UIyY4q0Y+1WbeU2K4DWpG16TUNdSDO147KlcD2EYWJCTFPfJBnklJPJj8P2XYIsgF7QOD10JFgoMOV4hKHFNADqz
        dPHaDxxz6JXIIYW0SsJaBat4ZIFdY4csFJy9kwuXmkQkhpJoqZ2ckCTnt4gB7SbnIf1JG0Yymvw8SHgQmKNEPO5VIh9HlAjIrBIJeYUDeDCICxPZUQXhWmv/
        hhI5/HUlgviwEkl8SIko/pqKKiZSClYxR1OxrI3Le1vJq84+jn0FcRbw88+UxH3YSGYVhsaqOA2rzNOETRhpkBFR76sCPKsKuOsq4K4fBIOU3ui8SNMHI5rC
        d7Wc1N6NzjM+4E3wdEfcdcXkGX869uVpQBCOIs4yolcEyTk1zZ6J1HoIOM8kIOOAPXvn+e+sA4zggExh5EsDItjfiz1JD4NPit5ND9c+0LUDDDux33nUJP5s
        wJ8tGd5vrkNxL/Cz9Di9/BjVAT8k/KzkxTBArTn1GWZG13E/MrMG8PqWOq1y5WLUb7K1Ssj/LUn+b4V2Lgzynzcj8pkx96NBGrvC6WjIAPIj5XeY9pHmOwL+
        T3971HQQv9sDBnlkNCG3bZjnBz2Y5Udz1nQ+w9TnDFP/ogxT5LONcAwsZ7CrXIYpvDrIMEXqKjJMyySaoybDtETiV6PjJmeYqlyGqeJc0r18dTnLMOUwxyzD
        lEHWmV8eTa2kociWhj/2GLub6d+twEnr4QwAPXA9P6WfKcWlzn8VjXqG3QqCnmwF/GA2soOc2yCljsCaa9J2IAWk/4ZMqbZlLzXyB22Qe22nKmL+h6Jg1YLa
        S5LBi8kDrgh7zP1Ax9wPWrGGBNJ1D7qLRRAZjwCaQ6+JI+5DccydJ75MBJIeWkBR5OHAYMefSfzZ0AGgLvJ44XdSD1ORhMaPJ6AaisljHgKsl+u0QI97FxXI
        lYjZPDtKnNu/LLdvyofZWh4NwPsOtn3GjiJ1I5dRMbOcSbqpKJ9Gv8U9KWeKxMU08t7hcBqpnygm2FNKQphQAmNvTRfVDDKHDZ+CNQIn1qwdl+W7ynuxt/1A
        VO3MCk9FqhNmh9wRZJtVq8j0tXX9pA7lKgzf5nWuvI45FfEqlgBvJPfImEGQtbMH+UzlDDlJpQLd6XAkmBxEXM6luCxxEcouUAfskLHyJ9I+C72posceuehE
        gOk7kJymiuQ01Xgik7DgIqhSfQiAKwKMfMUeEhGk8/iSx1aSPDYOvyyC9mHcMr0H00eIfmInDz6Y6RpDl9A1UgUl1TkKonOQ8sW2gHavBjTw1aqCalzvGMRb
        C2tuHgJDVwDaBWtuHooEhuwK1tw84WD2JIfEA61eDRYX1tw8WAUVIe2Gd6wu7Ni5GR29nxW/4F/ZziFxN4l7K3LFB1WANpjzOHFS+C6JUWIAE5quYiXwJc5x
        WK2A/pHlCIYI2Rm8NOY2ZvxDqgM6WqW6r0qQapWDVGu0bU0znd05xdNpqmIyPrFbVcnzWKh8vhNuqth176TE3KXuGGAbpIZ+8tff+vLvFOEXg2onLWAtUhF/
        2HNyimIZsVNg7qxIT4ZiDjDDIgeJktZbEwWnZmgj19p/jNxCkrI/spFdt9r6EqgHSc5O2RETnX/BFrl7AmHHRfDmYNVxrf1pO+rB9SexAkzbE3Dy0XWPIlyZ
        th+3hUuxbadl8ZGJw0XCLxxaxK5H1HiQuo0fYDWd5APcnuG83Qmz5aIzywbzHQ4bD+9o8sz9DdLpEzAyk5kLJZNh1C9UHKogj/4dOPiu/QdZ/QOGusSsTWp/
        6ntf/PLv//mDY+tVS/spsfB22iUhlPxqGuiHgGLgJ//wal14m8sY9gc3qg2yH8YjG9VOzvdBPHiMxYDrOMyQvpYGogh6rJ6eUFa8/DUy/vl6Gv38vejgFvg+
        poVGvpyo6bW2RZpdOXHxK0xT5KeXQ6zhWeGCfaFSR+CSlQsqiqDWJv5BBC8f3L8fgWNyLcvroB4C7+kbSGoefpTVczozFzcvxRd3Ew0fG3HxJ8PgpDnfnt15
        JFp+oTLLQX6df1GUPP8iyDpRuRBlqm3ms+OGPJQN5WSIz+nmsfnYfpJqJm+W6G6zZDnMEmuf1t1mie42S/QlzBKL4UCwRuAibqcMVE47XZaAluCttmZtmVY8
        xMozK/2dlSL84edpFi9DRWhio2PmYG3FyzAj01WvuLElMxeC44yKwITxpMoNIr1EOGDOF/BqeRzJ7C78uQ1/bs9RKSWnFMiBM6XAynjUPFDXyAU5HjV+rLCQ
        tYsgnRnTabk+XryoXI6spOihnEowmNsfye2bUstL8WwP3G8euN+8lPtNiNS85JmSfBrIdUqpUuAx5Dqwb+hZH+Yq3iL1ei1WQOBLrjDdDX1vWvEPqYvK7NJ8
        rX2jBeDadKJG5oyVT8f0AmqvJSL9ImOJlowlykG2lUrKyMBeBGD8sQhiPiabgOZjn/Hju03PqWc/eVSk/hJCvz7yoS74J7VltAy7C1Z26uFHXvsBG+QBVOU0
        ElBvB5rS1p96+fwXl//sJ2xGcm+f/va9Lz/9zZnd2wTiBr0oPGjeMr4lPLjwcDx4yT4MSKCtmB2plf8A8AgdAWD8Xnra4CtKWI0csBpVEoftLiFqgbWjwdty
        gNNhc7FSpfCEs/DReJB34pE97iE9Usgefm5zm39AgoOV/adtqvXw43auvrS9hyaaYR2Gn7Bjdsww0xvXh0a07LCQlQKGqalL23KzxCdlWtuGIEkzsWGVbdal
        cdCbAJ/acsjY9xwRv5ccLAK21IuOSOU5B9Y0v0hADUhg236i3qxL+2S6OV3qpPnj0F9IwwbCBKCNuNnOsWl6MJUfspMx6Rqhi9c8TFIrLPZeOtmcBjbDp+4n
        bedL2CM16ZRiEqlkVodM/xXiT1/M5RxiJikaBmKfSTdLYSFpJM8+kpJu4qw3QY+Szz2lIn9JSfsuEDief+7L3+fh+Svp1y/1AStezwe88kj6AQPmA2ZnQyk+
        l9uV4vtLFL+a/Kd7/onF58EP4ZtDuEpTE5aMUtCKbPoU0ibO2qkxApaVbMKx38VgbC3YMWUMUF1kVkefFzIr1iLYki2nLC8lKKLP2nDv8lp6KRmStfTwAw4W
        8sMHneSh9zeSoaSog5DXIDaCtGXqHup7ej27qnwoxBXW6gHwUYJrIUSlNFD6MLwgSGUck2qQynQHqczvIJUFBqmswUhlfg6pjGNfdcMgldF7npD3RIFJYgJ2
        RcXhLH1giXHwpH89TQ54PXSECp95G2DbUQE+AGZAZShfruEC8eNegLP0cXDPMeBO42wlHjD4UAPAh+pjfKjuEgTg9YK10gsnhx5EDVXwKLA3kbLkVzrDg9oi
        r/I7kZPU9IMpj1AeSGcQ30PljIdpyh3Uw2TUDUL1keemcHzULBdcVuhIb4QKx46Xsxxoh5l6eO5Y2qPPXdumsQwT+NCtzWgIMYmilZeMis2zCGgDAx1xpF+g
        lxuXI+3BPxmgtStikeXsMx6Yasao6ZHDHs3EMj16iG0jUoRRpEVKekbhfkoJtztik88q8wMH8pwBRJPEJhfRxxCu86EwmcwlbRYRYMyq/ntE03+3KPq3iZ5/
        i6j5u0TLv1mU/HeIjv92UfFvEg1/pyj4O0S/327UezgjbeHRG+KccKqoJ0hVmKBOUadOESZKmJYsVIqFC0pUru+7iOxlKkqX7RSSGpVWALO1O8LW7gpbe0Oc
        OEpI20tC2s5FnpQir5Eir5YiXylFbkmRx6XIyKjohUCw3CN4GAcKbWBx0IfDYVoBX8Sx2dqBkVvXLozcOkJkxmmj0Cfqwq1Tl3TJOu4MacPx03UxcuvIr6zQ
        hj+9LjSTdRjHHXkowm0Gm1MCS6scWMpepg0MOVTNAkur8ooqSx+MVASWVrvCRKppYGk1DPBEC4D51TTDJGgrh5FNDonfxqyW5Ob03TqnvOxz7+78dO0tnB4b
        TseFdK5wMVf4ScxeuhDLmwVmjh4Vj7m/njoGYBhi0tvCNyY6efg3MwppGvJdeIgKsG09ulwN0VVPBlFR8k/HtZNONZp2eyUjtYhOxmmqFfwOe8/XzhSmtE/W
        1jtpDiquNB3TSb7wAWA/cqZ3tsg+H/k5oAsfHdGVyLyrbHuGQ7mheEJUFTyinEfNUTR2+Lg9wtEwvA6GqP/rqFqVPeOgUk+pvbEzbkJk3DTx0jZB0RzValhD
        NCd0g1US66FOS40CVRN6sC34muz5djhSHHA/vwx8Hajm/BQHQT4OVnDpT9ixJhwsueHvo6pN76fHfgFoUhlGOB61BJ4JY3MGkUuqp8MquZ1j4lPdt9hBCvCJ
        FXlLSpVaAAzT95iB53sURT7FHpxfKit/pnrIMPo6kDt8/6N23HNJssIqnn3GyrEo2OEpBx+3CwtgZJZEQdK+t0GCRUITIgI5AOQgxJLExO1Mwg4wgw4iT/lY
        XAbSrZOcdqYRg5yW22FSdDCb/DYipdoKvxZwUIC54mABQume8A+cLLhIb5mnyZCKsZ3GMQfhMv3YbABIOMakASe1ePs1CAvqune+rXtzNONxADqi3o6+DMQ3
        3b/QxUaTwesJH6oriHV+zK4nkkqX1w1imtlJl/d0OQImFstIRdO8tPCxravuH/gvf/IP39k8j/iTBpgqdGUuLu+OVVNqtAqfJUBLFUANHehTXL9DUY2e1afB
        hIeam5/fzSLZA3Vh69eexv9ewmPpmjK9qHOmTE+s3tKkLd2pw91xoRmH7Xmp9/CL1IO3abUvF2IgAm3DyRSXF+aiGr2kh2X7OD16fp5991BTQPwUttEb9zXj
        KtOPoDqgeL4V4W8IHowVi8Vg+B2mjDuI6qKmNSfPyUkAQpMSIpxnBVQjtXgN8qN0FSoK1aSucr1ilYQR0xykuiBKFfnpWKSOCkbphAtL3g1HbZy2EGMzdrVT
        kGfSsbqEqQK6covrnA0gfG6tq/3K7U6FlXOB73Ox1WnNMjofAGmpNUuiMNeYeDaqsgZYB33DsbgmrQmTHaH7HRMeKzm63tWYUo7OGfTzMjUvsqfoH94d19um
        Q5fnaTChJlbbyIqKcmm7nkmMpya2qIkhdRysOXRcW2jiGpqYIfJy+dxUFDIj6VVMaYPKzVobyxpZO5tfYjc7eQ68Q+w/R/i4a9oae9LWVWlrC21dAAA2fVW+
        eVh79Iyq6DM0LSJsEBCgdLpsoyJWExRAHl1ZoseqlUHWcwCofZvEhjqGVVoFHxpxx2YGD+V4riTlAaiUNj8qHgj/kFdDd1Hfos0tpGLHNYCA3dDU1b0kKTVs
        avjtnTS90wdRdQ5guuqIRbQSP98cNdj/dhd7KmH81JgPtAGCw4x6doajzgaY9BB82s8+GkblC5Vb3rv/XQf/3c/9LNI7r4LOvdkkEpPFsLLbAfHReOVrOSBW
        dhwQ5sj4H3h1F6tOTvi4gwLvjHj59aZ4DJk7YBdE9Gv4WSceRKb3yldUNKo7TEfz0bX4MnWJ//S14cHjr1nOzoRzc3c5IW8rFzlK+JFUhLia0PxBjbBd8Kar
        VYQg0fhxPc+Xiwpe3VblBMFBSEmV9TIg7g2yDUY6JT8hRayuVeq8KAo78GDHDix37MBalx1YztmBNQ6fETswwGgU9qMuD0Y1CGYFy3N7yYqztmOZ7oYDZBGN
        8oEeRTi72n4AaDZYjevH6TJfQwIHZacnbz1WueRlLnQlxDhVZeuxrEdoDG5WsdLrAzWWZLAHm4kUattlv19imRJTp0xs/Bb+f4qhhFEzddiG0KQZfrjPmJd9
        MC9D6iDl9FqsFSGKoz4N9FgyvhD+B7OVOlAY/paj+8O/Y1naDmBRrAOT5QaPZJ3UfpL0Prwi/JYCyy/3Bt06rlu63lwIv+fGrTRscctPQEhbW22RhD8kwajo
        lNL37E+QYFQlQKH1ikev/BRL8Qa8aZIqlfaviut4y0oyhvCW4/SicjNaGejhqvu/p170dFe99Jp6aUm9jEu96EvVy8Trrpdad73UhfsX9dJr6mUIbwqlXvqk
        XlpSL/wOqpcJOAxqUNdq+Gish0SAH4TUkykpHx3io6k+Fks5eInw8TWsmRyEUE9glC/rlTmnQw+0+56c02Hp/9Shjq/hShBvMw+0xeuACHypjGOFB9Cd1c70
        WYGpBboIqI4VXhEom3lxHZTHClIVVmNze7QWm9ui9djsiibVjEP6gp6k/9br1aQqrs6riiv1WsyAI9lZqIurSZTWLsQr8+riyi510WIK8Texj7uu3/QIviCg
        uaKCMZfeViMzPC5jtqnBc4KBg2VteC/JRoWGYerH0TI4gmmmwSw0sjdajgOaV7DZGWkSEjLlo868M2Fg8Bp6OUJfenTfNLNC9/A81auX6QbvhazjDePfjc29
        0WV0wwj+3dBMZg7oxnQ0DhQ1mbd0fF0Vqs1lWGIr6yEcjWPs2xuXr6u6TI4WraBNOM1eBTq6XFxfoV4BvWuNvhyLem+A1kXmPQalH5Nk1R+nytgwrdeI9vTj
        tLNmTr+B/sRXUdXO6x/rKCMr56hZKuCGXDl3LG7pK0lkr7y1GV1Jt/3YnL5qIbparzwWg3yc/tEPE/Rx5b0AU8amIdpPtAHP2BJt1GuilfRxK6kLVCP6lnw0
        9kq1hYd20hH7M+Z5enJrD+d6vJaUMJNdf+5REFq4ev9JooPhcM9SAoSphCYxLG7qdVRRK+m/N5AySFXF3QG634/TuTWokPiKrgq8Ym4+p8JWYAVvWABh+7F4
        FdXmKlObVxyLQeU+oa/Y04w2UU1crTfeQr1qHW6hgWLDwny8UV+9m4ZM2NzCFKpbdNNKapUr5jprWm2aek5ZUchQ0vQ8+sqWnhDiTzD0xUOdvttLF0hXXTWv
        h/AZq0AT6B83SusbF+b11XPxNZ0Kp5FoIuIkdHDPd37YrcsHSIZJR4yHmtEVeKUeApv8hL6GHsqPDTU9b36hTR8+MXdMTxzrMH/uwbhKD1yFf7c24wlkZtCL
        CnR2FX1BuA0/gLvXPaTx9K4vLmB03EtyvypguIUAjtdTrMXCO0qXG0FvmSZqdTVRy8i4H7eoVSaoVSZMq2zSLTrB/GObMExTs++WADLotxE8aRp/KiaQi+7M
        nEcc5WsFJKAOkuJ1Laqi2ljjHEzVzkolYJUCAWZj6OjI9KLhVO2osgrduTpADAGZecYRFcARdVsS03lEDsPlqtgTdYj2ggnntvU0nQRiGpKi2e2KUmGR366D
        C5U9+/f/3H6U+Hkp+IV3qINOtn6lK8zD0TMdY7iBwapwMEhyROPJHFrV0oM06OBoAQPESu5FNNnzUBVhad5m9R2bWjoTSQUOXPrDxjof1lLvBoE51mKC1EFG
        XylrSXfSTnkdfysvIwVYhwmwDqPErV4wteCFzDu6aBnJ+2E1EUSb8RykedLmUMBxjrM2vHUlzNl9wiaBON3N7KL0jY/TksgmS4A6LJqOHeglQkf56Z1uPOPc
        5dztH7oUTlxNcOKG4T8q5ENwtrDf01qUQ4iJjezAR53pMIwss0Ro50Jf/sShWaK42vqaI97lpx3xFp92xLH8JUf8xaewylNc5Tzh0GxN933OER/zZx1wxa+2
        HndoLqXrHnMiNk5POFGBQ2GcCHzQybcR/f1tKx/y3aZXp/E85WQmW9E4PxOtRVxQPfnec/d+1IsKiSdBZMjw++9f/MynisnzL0imqpX7usbFcT3/Oz5OW8ZB
        rpgMQysxx6lMUcmABgUd9EpYE8DZOmXdYDhabE5ahLsdAHCdKCckOtfzNQIMFaq5CkeKbtkbO11dY0NCkkizt/SMa7WT9Qxgau2gi7754j1/+9//68O/p9er
        rRymmnB0iXQOX1awWDNlpTT5EvUyZOyyKVZCmoqTvHgvwMnVQazOOrzMV+I0JDihS0jh9DkRHAGQYR/m2YBklZoc4B704EkuCIahFpUhab/45GGgGs6eduR9
        vCgKwAOuICnYEP6MSsF0jBDHInsT8G2AUnGgRr+Fmi8AlEpZrJu6tp+gGkNrwegJIt90h5C5ALGOUUKO8Ar0UqxjmLVJjqYfpfLPwMle0muZdSmxsI5RIpHE
        QgYdYiGjRE/kAPzk23/2+QVPgvDt/GpGYGAySlTG/3OSqRtGPB2MsFhjmXWg+jtwkdS5cf08ZDNQmHUvjHdcoXtv5IhcmsaiTKqxMkkTqTo4LeZ4FXZIOazS
        xEi9+k8cHgSnAFZy38cfHF6PCtW8alGaepnDpjbycvDU+2j/sZPHf/c5C+sVtTR34crPU61zd08pcTv/uxAoeOioFq/SNpzbV8rRuByNLn2PIyQpDMKf9E1L
        IzDZwZJXw6dfps+LS8nDnw2nefqUc2fokDkYNvLhX8phTCK0ASfWqRZL/0vpXUAV/v/Zexcwu66rTPA87z33nvs4t95VtyTtc1SSSlaVVPJDtmXHrqNEknFe
        auCbzvQHPXIS84VS+EZWjMdf2x1ViG08YEI1JBCHTOdWCdqZnpiuQIc2xA7V6ZAOwWQqmZA4EEKR15huA5U40Okh1Zn1r7X3OefeuiXJQJj5vpmSfc8+++z3
        Y+211l4PEcr4h576AFPvmvkXGFVh5htey+lX/QVzsUorf93XNih6B/uzsHKtjlvP+1QO0TZNKpgeUJR4yltgz1Xrvog0zp8DzQS/JnHBcfYRcIV9Y9rhJlji
        tJJB0N+7YIAA+vPxKKWZX0ha+VGWHWnMPXbZHw21e6tGyKn1PzhFy2FbtXt/9MfufkvhfI6vAZ7LAmJ8STcGBx3nkt1ar0B5h5xoOT7qXGRVeq6hypDYO+hE
        l/GCxIVh2qkcogUv5+jIEiQHyvpVV5SvLI5gEtgRrxcJQnefvKAZ+tWTUEAXt26ELqujOzIRYcLxaDxHtCOIOrm/BAnuaW187OxQqnbmtUnTER5OAo9gnT39
        OMzAHhVVu4usxc+NSa7d8QaKcjXp/Hnhbbwzq1jRFnIQtXd33WEvNbnkTE1uQ/cxlk0HUg33h3wbWlM1uQ1N96aPPW6wrRpuRi0WiLkuehmI6cl4BI8huI+h
        MwCqb7iEuDaeSxXucSP4upqixwjANt+nT0KXDlAmgpxGjVB/fSkanQBC9BuNApCJ1NwzyQxuUCM1o69Ha3zrWRM+Irsf4jUUZjhTCzYnLDxwy97ShjXxjIiw
        wfqEDCkDo1ExlTjKhtsiel7DYEVqB28cYLdO67L1fbRWdj+ljl5K5i53+zcGKv0IzTgsFuCSFFoCrxEuKMaG5fOtOyni0UdbDLzkiK7SEc2LkY9oC1uer3ur
        /LSVhmy45aUTTJzOtbB+6njA4xlSED2O/21mQNAOOMXVOediuAC2cBDEXCj+v7OtrHMsqmi9hq1OAHFQbJpUe5kJUw/p4TvMWItglbDgtfUS0fIgQ/VOPbJs
        FEbnXt555okkgrELHzlhviGrMB6VwoaLrRH/ZCq6E8aT4WssZuvrli5CjZ5mw+jD3S3SV9loU10kV+biI7BW6SHdJOyHePQ4wkb2CORNwQxYLrGTiWjnZz1M
        p0DGLmBAXWHjMoTiHRQrM258jbb0Mh8fQ5pboZUEcY6W2gXINAoSia1PzmkhBQGaiUsbtwYbdwS9TjGfo6qavAv52pPoK+4ghK5ndoJTlGCmuOjimXSEIAcR
        dz4jiLHZC3w5LipIqhZ91mHyj6asJta5A/byBKoONfO4MkxxMYkAE8usayh0ny7Yxe7CRCAjDTRfK4q6BqTTrC7JCpUOs1RCEhI0gfydWPdmXT/wVWsR5Cbc
        iDAQtqSOHV5nBwS0su+7xb6GQ8F9x62DCEEGx1MzKHcwffbdBgyFIokxjU4ddBWNxpoV9spfALhA/mJG5C+qWv7iWS1/AfLk8y9MAtbYRgBjJhPAeOHdEMAI
        WSN1m4jTFVeKmgRdjOsq8YXobjsueTmgSF4Je6nPclYBesypJrxgHqH1wzcqj7lqAFIxY2pg1hqjAVf3AMqNoQi+3KOSsIR2oVLmS2fVQ3HLWUg8M0cB5qjj
        pNfQB8gLVCPgHpQOfuDEWs8vQ78zgOoY8PqAKACaKzbfgxGqRPBRLXP1rx0OYrL+Vw7CzR09Z7iK6fS97zTzVaX5Gog+SmhBg0DEB62iQ5mtSQxYsPXDEAIJ
        tirO+52tOoyTe36pPDY+0UZYOGJWjZb2GM7S3dIx5m1b2ucolXWa6eox7WcsYBEzT+2mRj5vvXkh/VNj+YhmkXX8PROFywscyNpg0K+K/wcRUYv+gyejRan+
        TBuTieX05z0OTdqPyV0IxqnjwHcdS/B7ajirk/GnOjU3YgDAarChMZMtGNSsdTPtsIbr2JariTlKG2LuQEpCOgnb5qBrxbPptx9ppXMpbQOQdilvlIqsXyaS
        Zm6zlBBAoI5mjZKxmmWNZEbo1wgND9IP/GKEKtgsczUdhQ7VosP6uuwpk+uBrAp2a8KVQTxsTJgmKNFj3kkmt5I++4uMeHjiu4vdLNTEzUKEyOl4T952Agy6
        zKp0oHaMWx8dQ+vhd3lMahgSmc7upr/wi1FYaPu4tD2M9+gBrWBn1FiKlpaM584zWGRHbZgr76B1GYgLu+Ie52O4l2jnsKx5CsS8nioAHAgE7LkAeFNHA+nc
        wU0WxN664HViIEtdwFEd6FANQm4CrgIKNnKSlN4++LZIznmpjrBEeN/o4QpdGRC5AgRoNUZP2gW4kMMK7MtaXSMTsAgtK/p3kE3BSyUdIi2NeqOiKYiq8uqV
        c6KuSQlL1IpU/RQL+fA1h/XaunDSPAw4Te8CvKYtEHrA3Ee+7DCHDmR4IWPJO1GzF0ORQQzSNXeBHeqE6oiau0s1ZD9Fn/AMZH4JILm3742wu9OAK3sE77sy
        dHF3hC576BTphi7uS4QuBdiCMUVjxf7dmpvMEI5FJwMisLSeSGg3PoqSHvMWNGy3oj9BjVDu1UEaxeh3vZSo1VrZ17CKhgqqPtSRPTmsWnNFIPkxV8iW1S4r
        FeLhkrAz8AAEr3ktWzWpgPEdvhr6riAGrKTNY+V0nXw1djQOjkXlleb8G6Gs7r1JdUGOvxFa7lq1/AgV217AcXiUQsMcupY25hIj/i6ATBtH4PUQZAOQGVEu
        +w89xE8YrHbZj+g1wMUJwiYhW2YLCdEfCZKYNbPXbELuaVhC5wGKbtvJFMqKkn1sWD7Zz4bl2az8BdyTbbWtZPoC/SmTna2jUKkj+rq1vZ1EFzmbUO1XBy6o
        fRfU1AU1TXCoWEbdLhaB9mzV7J5iQtDRvWXH1/SJO4Rb9RAMkCosKN+E4QMzpgrQM0ePQ0TpKHpew5RPVZuu5v11NL8uuie7Z8GL2BPp2PF14pg3vh7PJTu+
        AbAdtmzo/LJ9hy29iZfYbKZDnmSZy/SFr4j+Ap9fNXX0ZneMkGTm4tXUnMi2igXDG9T1RGs+ZsvlXWa+sNrVyHqFsVIifcLUgR4imvMJW93wDEPeJ9T1zySz
        HLjumeQwBzwof+L3A/y7yr//ln+f4t+n+XeNfz9mX9B/6vAT9DOLnxn6OXmBwHGtjFpZj1VV66UQC+0sncrflXMmfdTZiX3lQVRLJEaN+UUY7jtuwcdR3zzf
        hkDzd8U4kcdrG3LW6zZL70wDuGg/SPtZmAtQvxZ92quVwvSrNOZftTKcgSiEOZruo+ra6DMe9u4Fbj4wDaKyqFHz59JYBE2zoqP0ZdH3Qe2C5dZcfr+T3+Gj
        TourITT3ZkgU0HEOTdAhGBzZx0VF4n8WXjdZe8RcUlETsT1Q96qRLDfyJSyow9IlMACkgujbTiaRhDohM4y3GnVKRC0qELXwetIznMN41IFRwASDCxKU8QqG
        t5bAXDkra+YdFpWfdwW9XQS8JVx86JjzHUQNbFmOtxU6L7hix5TPSTs7MT0c1QHwqBAP9hvFd2mF47J2ir2MeV3HpS3HZaiPy7o+LutXOC6r5rhk8x3YyfBS
        zJhnJXfPRTHPE1kaiq0D3CIQjRYKsMygdAhKIxLIKFBwpAgFdwsUtGgX1C+o2oWTCmlP3UMgzObg6UT0JS8QMN+tEyUj7ZOpzUwMBx/aJy8oG7f1OE/40sXV
        1kvYAFHETAlaKyyDOqfmlrucw9gs9PHaOnhRfHDkUgHGJwyduSPMK0hssd5RxciItEi3Y3T2zcFnj843V/QdHoZs/YvxGr7SgJOm1JZfIiMaNH3z56JPCTZS
        Z4jhifUcEC3lUPZ5v/3sAQbYt9gEq5h+XuOlcNx6Sr8DLKmICCs8a+xd3gNvo4MnfL8s7QAo2GMaAwqAEtzEOhf1uRnKlQI02TczD8dWenv0X11mBmFwxTKF
        jQ7UNV+U1orBEEJmiwIgaGZpjQWLa8yFC7HHbNwJYxsLJgMxmGycNNZ2si5UxlmMFGFpZ+isZkNF4NFNO28UtvBcL4dhOr1FwBF0N4Rbeavobkzf6FyfjqbP
        ZmSnl14v3EqPlRjAesA1FSibhKtWdPTgOwCQn3Y++puXSkTswKCr5ILtaFookpHdk9USntYoCTmJTb3103b6QlYnYplzX8UPTc19d735x5nr/fXsUvp64KPe
        1g87NxFdu2iHiSW30bbcbAkrstLNipSxerOsqjeBtQ/Vgr/hZcb37L/L0rtcq0yvNMOK3m8nUFyaAKdNZmNMuIlj4kpYuz77e8CkKwzmhsQ+cBRHGol2xHzw
        opfYGqAEUGul4yOAOmvC5o2/5SbMfnjeTfj7t/nrd9wLScjHrl1As1iFi8DjBeVdUJTCla+JJyCHU4kdB3Y7LeDGbZ+sY7vaGXRyJVaDJE/eWHoIKn5qNG1j
        R4yy8jGWOfeuJkMDUmkXw9nCDQo4rwS2Kpr7OgrQPircQRuK4MCV1SgOqDHGcBNXI7yu2suho2yW4QTfsoHTC4TIYpAEDAmyCHM386XX6KvrrvBjAb5crQgJ
        65q7NHvW5doAHitqUFdD2HqhGtDZeL358pUBWCoXCJxwXdllCvRYBeoShi5HkT6DPLlc5pXBkpgsnjkBmKXoUTtuTdLDA408oY4B35tQk6CFJ8Qx0QQudi3F
        xnYe4wvKCTVw0MXGVxOQWB2g2jJcaQL2kwaoM3zXZ9WCLmlIIZmyRRqqtjD922Lwpa13Wrtrp2H2N/w+eo0H3bPxjNZinDfqjTMF1cYzRrPx/X6m2Zg4WtXN
        QZsTnJp8hGaHqctfouQafAHxgR8HPy7kgVTCj6nESyejJ+A54TkcZxjAKVh0Rz9sjcIb7zOw+G2n6++I0sPpZ98GhUobCpVs+ll7t/dB0c5aU+n7bJpZOibE
        QCLAKfj1INHYQRmwGTebVA9KbAC7DI3L2OP8qMm1JizdONH9sHZAFA0hv1jygEFo0LyRBInm4TwQ8Wnn81H6u0BIy7j8YLPWuKwkMPHvNSWs1UNfi419AaLg
        0HqgyDGjdokri/zC9ja5r32ZXNfeKre1N8ll7fVyVzsnV7XTclO7Xy5q98k97ZRc0yrpzqRc0o6Z63luW3SG5cVwpnPT5MZdn4vCxoOKjCd6w7Ruk5kzsHCW
        Lv10CzLSoJoR1u8J8CW7zXc7kJHMkr2mLkaR0vdSWr7ZeTcFmB1spe/MgyjqIq/aGURT3uh0wirmuEaBdvasVaNOVkQu+cF75MhgnlI1de+hzePcewETxrIw
        zzHJVYXIiaD+FTF9E03SGuIxoN4yTUG7PjbGtmRJ8ngYDMHW+X6VEeAMkw8E8yKc/N/YUGcMeIkBrtDpx+AVwtOMw1eBw1fylNiz7GFeuC3RglRsKmQ970G9
        Xp40ao44DPmylpdhdsleThf9BRqxb33mQ79XSv/iU7/vQhqCyhhO3/tTUXRULuVNWVgFiz6UeI/Y7/BlxfyML0vmMV/WzKO+LJqHfKwaIol9LLBp590+1tsR
        +1/5sjR/xZe1+cu+LM6OL6vzvX5cZTd721aaz7d/kdstT8XSO1b0Lpg94u2lfx2t48NCjdhk7BuOjlk70agdH0IWs17k1gEE+VyegYAZwf3nbbHW3uTLUsW/
        1I3/Zks3trT5pe9oM0rf1maXvqXNKG3ass2et2WffV2bX4KsGJ5ftWXYNmwZti/astmes6GKNK4GIfgzLgrM4+LvdVyA9jj4zpP0qOEIGReWwbgoMI/DK0Cd
        HuzvdVyA1rgArXHoPxcudkWJ2d/mHeegeMeZ6/GOMyfecQ728Y5TYk+V273jJLl3nCT8p7arHeMwus2WY0En5vh2DTPJQFTj27m7EjmXGdF2AMUdXt02O9FR
        Ljwxv9u2tHgasyqdV0JJTK5nX8smhShOhFNtwTsgIs+KsBzSt7+wKWfxWcsVab8BqLZwBSxJ7e6kC7mLgUJStOxTtm1fFIuu2pAlX1nVYCTivsR5Feuj2SKV
        B967tyB+EoL0rfewwx2q6Y52rG/iHaUvvAKAizvbTLl53ClABJ9Vap1M0s1hl79aogoyieDnOyziwbsEjiLAPHBVqeVbIrhoYsoUQxnlHp7Z6A7681XXrV20
        H8zU4PwpS+yv/iA9IPYZgF8q2pWQ9MQVaVm7BsbgfOXrADYfh1G/gBUXo1+3BaXEnJdgCsDCYyZm60jT1OUSmO6u2A9hayJwol06Yo9AVXLWGobbhlkLaHdJ
        iPkSVlODrZjQdqOUhwEFSqClACU+amvISBDx18CLTv+M9msdv0UjbhAlEK/DYS7c2IKXq1r65x/99M+X40YKu3ug1WF3D1u2DC7JPngswpYti82BsjizKsuF
        bBn+qCM4sMCWLQMjJFCACyCCGEATA7EpCEDEqKCRxy3RsGLB+7Jdfd6uA9A/xR28zxGyXX2pwlcDvF193q5+lzMr32xXn7YrLADASLivt2sUfsp3mxedB0tm
        lj0W2uFZ9niWS0yDiiqto5XDMxPOtCh5SMt6nALRxbbklccZILzE7i2iVZ5ovtZxYRAiAvsQq8DFKmhgvU+LEucUvHxgFWhN5wFkGIHuNlYBsx2HRGAQPgqx
        y1A1C4nA7uOLFrXoxVyw1zZzXOm2rzgAkd4w3fzo716ittMc17UtZ2rvKuzucHeiD2EZ/YYt9hpfeEdWntpe3tdRni/lhGJi2SWEeQ0mhxFYdUQPfdFBn0Bw
        OsLI95aceBRfNnDwIGITrl0RWIdRPTYesMYWJmw1rn0wjtFzDp+0i3hGiQdvdiHyN0qvd9BzhJ6vo+fAzUyqDcPTKz2H6Hk/eyVQEdazL+vZh+fxKXowhe6L
        DQ1fDEX6KAOLrYn17OOwghPhGtazL6affYAhD5Yu2FqRXs8urRysNk/Ws8freQj89JvgUZ4jZD17UoXHzbPEJjjWnxAWrL3pmfXsRaHwnVqhmFSGIeXwdrYQ
        Aa60rbnS8D7Mvobxcwd+XoWfM/j5Qfy8Dj8/RCBikQ6bH3EIiD/AdPJxudJCWY4pCy1NXFAwLigYvJ9JPLw70fvYaxpLdFKXQvcMzwwdI82QnR9QkYbRHP68
        a3viSd0G1VMjqocOCReHhF5/xSPCwxHB7qyUe0c7JFCFIwJEsCOiERyfEORN136yxcrvb4awFYGlCH4IXX1K8LQGoRwPLkGB7lMil/z2BPlMoPn7SjAW6Pj8
        PkKcXd7yYJMD3xUle1fYMuxshw9EGkVtbzUr0OE8r2R6wc3KTkq4TaMPp+qwTvW8dY5FqKjXCHpGUMvL7xddnciTFNtPa6c3dZ/2aZLZ0SeegxPPx4n3Hs8N
        6MQrP6APNlFkuMhdZlMBLt+wA70IRL8EjYPH1TLsY0Y/NqFNJvH9IIEwMWVvhdouZ6XHLqet7XFa2h5nFYjkuxlxPGL/AiOcs9a7GMGctd7JiOi0s8R2Qaed
        x7Qd0Ec1gvl+vmstQ6kRFkCiD9pMqp8lKMtmimChB+vPy7/NA1VlfuQgG/hJg/ybiof4OUfwqpzW8g8WwSuLQ9FW6J2n8Ah73LYAWjzaVdi7jAIM0nMObgPo
        CQfeLXpG9EQ+SxTwvQizE90XsyDXfXTeQteAzeEGfNxOEJjtArFNhtIE1KHeUsLRul9s1u4Tm7VTYrNWicOmgpHbphi5DcXIbU2M3Hpi5NYVI7eOGLmtF43c
        luUsDq8DSvMdKCe8SpBMwTkTWzg0HhstpP2kXyOspw/ZhAun7/8pooHttElDyBibjBy1UMIQaY50eG4rZEV1hBWF53T4DIXP6jABSoJdEj5P4UVbv5yll/Op
        CBlSWxYS4IIAL5CKUtQwRzhJPOL5qw0ZNhxouDigzXAq/PKsN3AxeMB70HmrNqorktLBQubeAd7Y1mjFt0XJRxuAdTGTIzjr76OzjDmjA8JJHBROYk15LICs
        pTZTYOpgJIjDcCv98pf+1IXyxcdddgkhddCu8vmyIcz5coG+CjIOAQImvGwwX7/GSCYTXsxu3cB+CZjwauAJwgvbl07VBPk+Ba8AlP73bVrx9HzWFrGPT9ji
        2u1jtkiLrWFfDqqBiJ0hE+7sXeSDy4JWPq0WOg03gOlOCG8MKV0NR8IpSySim1MWW8VdM1ZxK8YqbmWr5tAC93AN8z/ef/j+3CruOs2fzdaiTyU8yjbEovbj
        jpnzzqnKCRq3F3+uCXu5FbX/RjaMi+uPYVFYo3EwGQN4Mq2ofTc6N/HM7b+MGCbLEjGpsO+yqaZBC+2L9wuruhJdsqXzqsbPJLZk2ORSA4e7hbPIg37dfbfY
        VQ5BtA6WxgZgOduDaoYn10A4MZpMfo2pJl9TgNW070bGDtSC4lCTVzp9LXybzr7hRiQVrQiwTvmqRTET1TACPWEEysoCs4oQR91o3aNwuzFfbWNuf2Zjbr/Y
        mLPEuJwtxuW8IjBpsjy3UY0TQohV/FlBCiA3ZNHtCX5a8bhY1ptbYO0nmsr0KA42rVVbL+jZVaM/hVmoP397lHrR1zRvhLEEGBasw9tIk8UUTsb59WGcbNfY
        6/6X/uEjUQrjvN81Rb6DIsJixJcf7on4SG/E4k9GfIBkEV97RFi1WcR7KKJcjPiLh3siPtkb8TNUaFCIoLZ+plhK3Uo/9HAhCb0//Eh3lvQLD/dE/DWlqBQj
        VijC70rxcE/TP9Mb8TuP9PR2q7fpL/TUoqpbtTe85S0yJ1/J7s4sl9YBjE8QGVCFtfkWHhVaJNUjdhVW+6EEBubgj6R0/LaPWz+KqOPWm+jxAQIxdCS1jzlv
        pLe/+NJv/m8l/X42fdZKn/1ZucWzBWHgq8PyQedsDIoWtgePOVQK4MTZ9NNW+t4lk5wTwighc6Ghv0+oyY8KZvMmIC645fREEmJsq6VaaigN7r2gGrB3vTVp
        o18OkTNjqkVbbJwg6KQLv+hg0FY4JVvGpkZdiFu1XWEaRd9y6fzCfVaVES04WvwrXNt1u4Qps/8VtkK4BD8tbIERNZWFlJpgbQgqkZ8wQ+Rw61GeyAzQjmow
        J0MsFaURI/xADisEsPneMl38mEDrEx98gWEZi2yCQ8wajVAg+9pz7/rPn3v2l37rRWYY+YYJRwMgiJkV/V+uajBi1ubn+XiSPjJiln2bj3fx80y8m74xYpZ9
        U/Eefs7Fir7V8g90EPEzok5zsyPQiYShRXwmnaWnYgwtUnsYQ4vUbsbQIrWLMbRITTKGFqk2EBq0edHwIfKRrk2GZtHIKFIiIZSiL9q1wTAt7TBjlb/djE3q
        GWO+PmHTg6BWTtWHcNn56vowOLun6iO41nx1fZQePkuUgNW7F4+xeAoPRYc9PWC6sQJ7EpWtH3bmtv6xY4G25juCbcpmm7eLbEGZh3HNzlNs3l6QPli1++up
        eZ2dPsDXiEq2hlS8lcBG6OJOCc9Tur2UbkrSnc02Kw+0FabPb0RX3Bm1CT7kAhH8iGgAhPOuYjhjMCX+kV0bQInfuZoSx6+mxD+0ay2UuPSnV1Hi2NWU+AW7
        FqHEX6YSbXblUSjR6ylxVLRAsGKGWL0OhWpxaKyKxAAClcDkYE9Vz9m1Rpg+1a/pUhEtPDZs571WCsTCot0gxuzllBaXN9jVf+1qcmtCk1vjpu5xPf28Q8/3
        tuLzaAV1+NmdhxD7oM/A9V1O/dYZL/J+FddR8cZlKh7821XctXf6VQwz8Om3LlPxwGUr7ir/sjurt+JQbko23OIcWpIi+i9u+uiXd1wN0Ee+IjTjoqNDtHOZ
        2IYXRKnMrA+l18ecWR9WdEivkfN6ieQN/pxdq4Tpe7+88zhF2TiB3Ns+CgT8LD4qspV4fvsw8vroqZXmZ/Uy9Tb71VuYFg10LzNt53V7uuqFwEP6scvU27hc
        f6kfXf29+nrLqPe5L+8Icup1DWi4ZvdesK+ITIHQU2T66r3EOkuyFDs7LcUX/s5LscNLsQHnlJ6pyaxDS6/D6GrW4R/g7j1d/MrO8xL+XdZh167tqZXm5Z2X
        qbd65Xq3r8NtUGK8t15wNtP3X6beykvp79XXyzIST39l53UYZAde+bIH3s4AkVCNpBfV+AN2EbTBOl5W+jZB9ZpEQ0uQwUGXJNIVVx/UWFuiUWSJOtE4C/XU
        sbLcIudNLq27sca6kMt1cTFQ1+RyXchlVYMios8C+ZkkRi2Tqa5FL7pxTYvrN0WemqniWmJpWQzLyFNnaUWEukYkypIt0higps1IgO5m+UTCt60Et9p1HF/r
        73q7k74A5yagDHi66tF0r2vTq+iLGxrijU2S6IKEsNdsMWjRhIzxgzF12TJDaWgoQlWhjH/I4w7OxXjX+NeNWSq9wNDwyzIrmFMRHYILYi5/GJ4FFD2k/OGu
        8g1nA+lDfd8JeZ3u2Q5EFtMWT5+sErRqs6tP+dKxxddnkD5va22gyNacmyB9N/u2/JZtzGUE7Gw2gBSo4du6XMdB5wUqdUnX8G0K388SmrADBOlSCL3DfS6M
        iwe4f0qgzpkXMHKL/Rp6jB63Xk0P97j1KkpmsdMqMJXhn8oT31WU8j5J+eOS8l5JeV5SvllSvilvyBn6Ds+JEAQ7j37SCaC5Vug2bVKRZAtgfb8JhuZrhJ/5
        amFnvkq4mXcIMxPOFgOY5mbW548Ix/RuYZi+UfilPxQ3sI5yTuc/DGsVHutsYeZbwsz3hJnvCjO/Icx8R5j5iTDzI2HmDwkzvybM/JYw8yvCzG8W+W+BNuZv
        s6tighG43QtorVjhH0eufXHgwRB3P53SucSZsoTFTmQ6c9eh0c/I+6Sw4eMxYdkTqc7s+nhEWPu4q+X9MKw9Af077S/KPuTen7hd0vbKgdnh6CmWCsndeL+e
        DdrDXScEF37ThuCkt+FSSxBYd6kpCKy51BZHhJZ3cWDJpVYgsAimCgKrLrUTgU0HNiocXAt76+xUATsHAVzfLCGA+5tNiGuA/N9ADPgBawiAQdBBgAkWGMze
        JATit+yM9/bFgtAfhfX7NqG/L/YK/W3+dKsvSWKlG9u/iBoBly+SgLo7GKB+haxBzKedjbgcbRt9Ugshj27G8EjvUjfh2FqNF/NGH7aT8FLirtCIUbISjRcl
        ohifY+ykghgbMfDWntSUu7KcwGFCeQW2hukMgcP48grfGdK5Qi/wVJ60kDAu0YzEUC6axINgAzyJU9FjKLrODuCTAURgcZdVSwqjI7tKYZTVRP+2dUyVtugU
        /zDsticlFFlWFKrAw3gToTLKbarKSmc5aShW9UHVTVVCTICWN9DiOtyrI76M+Ai56uyMXAUoldKUFcc2pKzBLVimR7shxsp5+reP1ZOQiCscktbGMAUeonOU
        KeGF2Xfa6BBImNBz+n5tqkZHBZckTQeroaZaHeo2lTyg6vINi2LJcR6Azj81ObgEG+llAoAUCleWMQJlNYS3GrpbXWHn8yW4n6dppLdOJzctSbuhTztq1AK4
        Gd7CnWpixyM7zFM8rHxK4yHNRJ80LtKMZgPDsmTbk+UeGYLlyw7P8NY3bB7aPEdleWsofysvc2vzCL/rs7e8Q0PzJLVl7vrlkpQ4yfDlkricZDSPCLvaUUU7
        wniPGo53qz0AvLKXsJMnEPBkg/q0PEt3n8Ts3X3ywklsyrvvET8e3t0QlfqRe3LHRpu3U/9Y4c5nm5gT2NvY+fBQ6i8rt/M+VEAlXqJTcDcDDErSUfTuq1F6
        2bQRSa9UX8EiegkaLsMEub7B36mwDnVQF+b3FEbvpbxqfqcMhdL4jM4yUNsK/t3QSlOwh4LzVnk95XpotFcolxXyC30u5eXqEl0UkffDRQmFhrhoadESvAt4
        XdqCHBTvOVx6e/Tqyyuu1B0tVbDh6BdLLlPHCTLXg0o1rNUbTVjKmNy1ew9cz+Wxxo4GHV6Zra/N3+5swfoh69fa0dM2n8fPZN4B2BOWlsjchDS+nGuSIfqI
        DWzZ5mTKTpe1x2VOypE6qlY4x0M2dklh/Q1uLUoQHxhlQaKOzWo9TSBwMM6wEP606/gPQGwUokSelbBIkTefFCyDRK2BwaHhkdE+h9Y3JTlUJ/A8m3hXmY1W
        QeJjrnysshwnIdSlYClthaaq+NqhOen67HV/LhQEC75oUpRgcRSyIHKOuleM7HDsmcTdnvQ8dakraaEOSNh2t8fpaa57lc29Ky4R/hkOQfiY0D/7OyGLIR+n
        CQuXbNt+QLFaC1HJ9tYQNfNFW4u+IPKs0hFndcQZE3FGR8ybiHkdMWci5nSEMhFKR0QmItIRlomwwi/Yjn2RhZSg5wopax4pCCYzgiqLYR632oyg+rJIaLfy
        jMRlWWsxJIstERwBVsRCa7jnsGmX8vUFIf3CRLVV7gtGdusmy5z1oFbriPR7IlcRWe6JXIJ2GhFj0SJr92m9PCv8j7btPUiNAvB+HE9apo9jlgmGP84W9z/n
        JLm4+BuV80yXFbqTBWnyb1+EaOFd7fzVV37xlaDYXW3ai1nfXveGPLz/jVIYvMMQQgc8xkXIBbLiI0QQitbQ+1aaEGTiSJ+WHFJ23hd+y3WaD7q0bvpsvzv6
        WoS8Q7Yu4Bm2LqDc1g9wC2SR6YVCiyAZYPwzP6cY47cTHi43n5XMRd+8EAd2MqgGafMTkhVDADQGT9HSERDbIlDQwUmRHyK/3TGGr9duvbtNmC7hRgkRh3Ko
        0km0QghkUusQSjSAQnm1c/sInVsGFiuTCUyWMGdCGQd5TgkjTBowZc1Hh3PInbskBVAuvBLVy7gznSArhJ36hHXBQxHhynRglOBqpUOIcMHXKdIRNtZBmchG
        6SGGSrEuRSV8xmzKJnX0VibaUEXLKyIG30G+YnkhikpwXNncLrQqWiFUm54Wr4BDbkDzv5yVfD4M3+YSHinQnFIVQdkhV3XBu0PufOG9C6bRt6A763RP1jsu
        kzXqzjrXk/XMjln5/OgDrGlh9UDrnY+LHvi7/Tg436+GpcvUcEUYX4DhhGC44fvGXP/i2IP7mY53xd2brP74Gr1R4kOyAuIZ2VrxrIDt+LCs3/iIAOl4TrZc
        fFRAcjwlkDi+FqAAxwSd8GktHSA84W0eXF7F2RK6SMT6tfFNaiq+WR2Nj6u5+BZ1JL5VHY5fpmbj29RMfLs6FM+ra+JUm92hPXGqLooUbCbPlUYf4AA1epoD
        5+N9/Dwb7+fnmfgEP+fj6/g5F7+cnyq+np9RfAM/rfgY8xjUvEB0V93Gm8FVt/K55KrjfPq46ibGxVyVCph2ldwQuuplfKK56hY+t1x1M59OtyX7afxuT/bR
        aN6aXEdj97LkBI3k8eR6GrdbkpfTKN6UHKMxuzm5gUZwPpmm8U+TA/E1oboewCBQ03hU8bCSZh/odUAdAJRS2IgKAGOa0kqEhQgGW5VLqrID2IoINqwQmX1A
        SOkDqKdG1GrSWEmGiFRV1yGm4NYKrq/o88BKAvuNDbj2Iup4pbOSjBBAKMAdEM7JuMJnIssg7UIgCumGQBkdVC9HwfDQRclgKotKnOigOjuJqNyOOsF9hu+5
        FSaZkZYS1SgtZakvE0FK5VE9o0gxgFJvxLABpFK7GluwF9aizuEL+IyUE5Q5VN8nlolipVyjaHPmtYs2TRaij2PIqIr+ysbVcAf11rjeOkpgglNF/UpQzcJm
        pIFCcQkTxkTwD2VTQl+ZQRHH6oYiKhHvhRRin+PwdHJya5el6Md++xPCQNvXh8nTmwxMtb2UktfVDVgf+3iwVtQxqobWzF7E7ZU1w/WrhLoWrMBozwoR/ft5
        cdBxhpCdhCs6XaIUDSmlG0W6Eeof/PeZr0rFcCq6Aqsv4GXUcFJkX6Gwoo5h44EivVEIHJeNWqwh8ArhTrjULtpzSJMAxUKMEgLIhVNRcKhc9getJYG1K0Q2
        JSGkfCY8zPYllERmksYcaUmk1ZcjwBxO2VdsqCJJQPwJE+HMjjnmktjkmOMB1jnmdswRJQdNjii5Mc8BmpC3eQIaEofvIfd+KIrcvyyI43kFXXJKcKNOEONl
        L7/om6sb1JRzsd+aoqVQN1SRIRs1r4kh6pQ+FpQwfIX928MBjCsaGxckfQq9kLHlbqkgegjmRASnF1R/Ci2USeHBkjShpgyEYFCmnHmZAklTNd6r8WThcYzN
        47y8H4ee8ErnEjwnObkvTfZurBxCk9Gt6JQKCJa035A4YZv6d0xdC+eD16qXqzkE5tT16igCR9UJdRiBw+o6dQSBI2qfmkFgRu1XswjAJ801CMCnySEEDinj
        HmH11jdC4bGWeUl5Q51p4UNy2lhqVtNHRzQVdFTTOtdq0flr5LSx1IymrA5r+mlOU0lTvDpc3FRPgYD20/DV/Xht8V4RtWaXj4JcKM1QFWQm4UOgzylDfwAQ
        vKB4PSe0CiXC4mV2hVOmyQdGxHOUNLCCLTpzmnz2DC3HrNhNwJigAyUb68TwvjnUiSMB9RMw9YfUBNUnlzMvCwSPW/hckcNjV2e54IYISuM4BXZT7IAGDbRX
        5gQD4J4kwaW4gQ00rSjUQkghxNpXEfeT+hQP4pXadykeRshCaETbqrlR26o5qBGMV/QZ9JjmA6YQ3PPs810BWtbBFK6qIYBWOsM6FDGIiBFEDINVPM6OWVdo
        G1P68QJ7eENLSGz8NngV26A+DdwgWNEjANNc0p7cww4YyA97RMIC6Umg8KqZSozMJLwg+8CGPeAw7qVmj78nA9kV+jeqxpapoYMr+ajvUrvB4Eb1E2qyk4xw
        G1Y6fMwGCgc7NW4IjeN+75XjmtE0WYzDRNxMrHQEYoH2396eV8iiBXcc8BHs5/oK266TlypGkSEhvYyiGp7uSVl+RJnI3O5iT7zgYydjqNDSyFtIvaCVh4ZW
        0VAugZCGleUOVhU9bnaB7A3T2zg6NIgOjUiHhtUEJZD+VsAHH0dJgyhpREoKUJKaXO7oPorP1CnYP1NtgI42nEYhcDMBpZsQuImA0i0I3EJA6TgCxwkovQyB
        lxFQuhWBWwko3Y7A7QSUbkPgNgJKKQIpAaV5BARzXnS0UqVyo6dt9iUb+6z5VWUmD7N26pYotKS7op+yw2cabvvB6sXAaH85xkMKzNEDMNcd1nW1u9SHFWss
        xdBYStKJeG96MZ7KtZV8KITu08qx+1O2jfgi9JoKyqlXKuFrKEFUVPfDPZyVllhx4ZALLSk87weLBz7rSni8CQwe+Kyr4/E62v6g++ImU44EbkB7EriwoH05
        yDQiQQNL3AqDTo257DE6xUBOwvIa3GSPiIZOmP6bn9AGoHAzzhrx0Y/FE2LSTHASS1/vj3SltvPUI9vTVrrSOnna9va0tfTFjz/8lVL6NfEmVGhGbXvisDtx
        oRVsHMxivwhdSQqVV02SofTFz73rw2WRwijWOGRSDHalKFQzaFIMdKUo1DJgUkQ0CJ239xneyKRodqUo1NI0KRpdKQq1NEyKelcKN09RNynK6Te/9OmfLqXf
        +swzL5YgwFJsS9mkKm1LVWhPyaTyt6UqtMk3qYJtqQrtCkwqyAiU+5zcgQqE/QblBdzRlVaucFa3+FQeVdBYpvAwHciA8kMFd8iQJFhJSnQaUxpKQESRkHa7
        CO4VaMUyjufdoJmIWBzCedHBpSrILjpHDrPIDlN/ATUr2dMhOAmKbkCNI9E4U1Y+PvmCIJSWKUWZUwwjRYBijuDiktpMqWvgnfEt4pyC9napk5So3jG1Zznx
        kQEsslAN9Sf3QmS8pkju7aYjDFX6XGUJJZS4UYN9yb2B7eTeIb7ZTnBzWSuQezV8m+lzerdx1M6qCUo/gjRHC5Tl6wv05OsvqEbh5aTKMZ+7mDk7S4djG4fT
        BFHr8OFuCK5Zwk+rOJNK+DqOr0H+FY77Qnxt4esufB3Nv15DaG8NX/niu4Kv5fzrDC6xjgo24TA2C4pEkFVHI6sOY7sdJND4r8P4LViPM3wY4syZWxCTFMqB
        KYQYbuNmCV9xYAphGnrd00SIwCAWYSUwjwXyBGDZR4aR+ABSDsf78BgCDxXalqJLHu9ntfAQVgZVDJkaQgYhU+OpacjUEMYBmRpP7YVMjaemIFPjKV807w9A
        psZT+yBTw34JarlRrP2ilndQDJuKTI2jFWT/ctQNLkYPuPASt1rXxyfbeREJkcXHcgkRCuv3bRIiJlkmIbL4MztJiGw+tpOEyEb+pUvY1krXd8yztuOX1cd2
        akFnxzxLO7YAfWfpFe4ZkNQW94Q1q7nlCNW4pQg1uWUIRdwShIa4ZoQGuCaEBuUeslNbSHzWdzQiig5rHuEy8yMeXMk6UN+q4HEWNOK08yZZN28moO1AhSH2
        aAqXxNYHDBEQVVEmOC7FwVX5Nh8P5VlrkS0il0u+B6v+5VBn9JmirsJkCZESdX7O01nkMynR5CcwDp95lRE/LYg2ggKvBeH2QUxqBbkA1EFoSfRxJv/j+vZ5
        SkK4St9mo7ocFm6v8nLewdKjbhaRJcEXL/uS+KCR6CdAvNsbz5wA7ln0O9ji/SQ5stGJtjMltvfDklItArhdHiNwDx73K7/ap9Ta9tHpOzZOcfKiLm5dtU8R
        fedIT7VlDKBgDbh6Dbh6Dbh6Dbh6Dbh6Dbh6DTCfOwSpSt0BoGWzIARGPVVngOupBoNTTzUZ8HoqZHrKYxMDAGY1YWZDeNPcA/hEBfM9gK9l5TYNw2YDvsRY
        ws6jVrCEnUe1sxidR1gai9p5hNCVYKujJLaLS7ApAdOTNssHx747r2XqFmGVCQ3bwJmBlq8hAKsIHQRgDmEJadDITcSg1esIwGLCKmy0O+n8ue07Dje0d7AA
        AyRZ3WxvUsSSu5C/utm2dMq0ZIKSLXYv2FcPnCtPgDoMgGMD05/E9vdRID1D4SueSaqa7c9MgKSubwuE1xdqapKZjUlN3yAIV68hDBvhOSZNfavQwLFP375p
        0xHcpmAo0gh0XE/SW1W/eWzcQK7VOFdTctSy1PVCyrPZ1R4muKQneNOnNcfzCst1PK++Zrut+bT8eF59M6+wWsfLolQLrjRGpe4xOq9b6em7dNyqcGeEgYKG
        yhBKxLxEYBTbWao5iZzLUimJUCzCZFJFEhllqSyJ0Eu7bHpeMj0vmZ6XTM9Lpucl0/OS6XkZUJG6VV4o9J97L52NPiYXvEuBqads6imbesqmnrKpp2zqKZt6
        ApjFpBIDXU8RzvbUVDE1BaamwNQUmJoCU1NgagpMTbCVjxIrC8UKpMqemqqmpoqpqWJqqpiaKqamiqmpYmpik4YOuwd2ZV9mm5Ch36i+tRvXULCqoWBdQ0ED
        /cY09BsWqMj4Yb9SqfHVBSUTpMVF5LiR3oRaRHgx1HLAm1XTrarpVlV3a7WqRYQ7VaqWO1rVMk3b6u0D6ocLx2jhKO5zsCTj/Q62fsfXdoFBOshH4SVFdp0b
        /Udb39lqPjpmBnJa8FKTfZ3TfVboMpEBo/JpmMBIdoqaJxGDA4Ax/NEcmeZJlF2k4c1Y38wRQyb5uC0zkW6Smf6jhTPKQhjQjtBFRgLdanRqZMkG9ZWzLEor
        hHS5Kp/ObRP7bOGDaBToYYCJTGdXVdslD6Dksf0Dx4faEE/RcE9N89qbmjkfaZ77kGbSD2g5pEEBNYTeA+H/Z7ajDT1qm3CZ22A206FNU0W/oe1WsXHlWauW
        2qfaiSdWrYgYgGlG1rCxxGylxcapQGewgcV7U/uCuDOLmO8vSka/Zts+HY7Rz3qxozeMr9GIkt5Int5YsLzws1As0TtRd93NYLWEz+ghcLXJYwwD1NEcgr2B
        nhYZBJDppSyG1fJAIFE6L4vF4JVAUmUxhJkErnPRFUN7HTGniAO+79VnZavNJrkUBdhIxAWIsuUyP0wO9739cPvsUCeu9NlO1X4bD84351nEIikXaPKuevGZ
        WdN3iew/T33QJbJRVuW7CpnuuoemudyVoqRKd9XZ+hw4tEswUwgpS0EaBYOO/gWj1vZ7gO7kEtbtpBS9E+5lS9GmS9ONjIm3g16zt4MeodeXODuzQ/r5HeLn
        dogH5mm/B5JKhsPvKZEkEklXQHXuVvl71a2u69bkJfaBK1F9C4OQeuLsNFTodGIGwOGe2rqnwT9cTy8zK/1J8h17etl+2jsNajbrQtUu2Zq8hf90JfRwRehb
        mODjw6uq6eG6pocdoZdh4kygs4ApAUvVTExUwE+oQVpFg7CGBkB17rOPW0GC1v/Iygi5jCcK8b/s5Y3tnCdYiL/97rayCpN3SbHU4F3t8DO27TwgFyh9TkSB
        vzg1JcG2U1GsVs7pM9DpW4ivYfM3dYJthTgaqJtzU8NoqdySyl2DTW/CppirMXDl6DOgkNUK/2XDbVy0HwyMNVTcIpfEGmpJbN7Sc3ohLuP7QQHiAgBdVlrc
        GIfx069/9Zn/bDQ2A4p9ahy2TwVOatcT2f0E5ZmAePm3vgQvK4sfK+bg1CcZTB6xvzSOZTFr/fE4Tv9Z64vjWD7TznPjYlnls+NYRtPO+jjW2yH3E+OERFC+
        j4+DrTJr/c44lt+s9bFx2JCddtbGsdymnafHwY6Zdp4aj5uAt47YtHCi+m/Gg2nn6/B5B7/pRFPAQK5Yxf3LT8CM7p9/8tP/geiJ1GbbuC4+wbEXO1X009XR
        BRkRuDURrJUixxaky0mFjc5pzXY7+l2bkZpOA646P8n4TWVBVdO3+Sxl57HBPYjY4SSvRHDAdU9dJ0ssPfQymE70ezZb03nWhj+5i4je05MotaPfR+6NvWwp
        OP2GK2btqSWfskVrWlrAefVnmM2FhY/of+eK6wuZRrTMpKSnLuhWhym8yeov0po228dMv/bJ33RpAPHI7gErfA/I5ohh97DabY54MP0/MfBf/uSnP5ybI3al
        Xm6U1KJrFkd+UiUuYfRH0w3uI39IPzKINssHPv13UuWDurvFjFrre6HK5/c3vzO9/QNnXdvpw+pOHzqFD13wf6nPB658caeiNg/s8GGDPvA4iObK5jSWT/a6
        wa9tvRIPwP9AJVq39SSYNRiC31NYMrwUZbkZ4s+PPi3GiPux3oa2q1IRtjcSj/bF9vSBNKoPpDHNqB3WB9O4PpBGNIN2QjNoh+TACuN2+v7PR2mnnDa1awvY
        JsfWJ6LR7O3j1r8Alu8ct5ZgO/3nHE4yuJB+19VJRrdCawnurcYosFgWW6LWZokC4xTYQKBNgfWSUC3WGgITFFgtCZ1idUowCHWBrTLkMNQxAPcfCICyVQe+
        nddPoiDEWrgt1sJdsRZeEWvh1S5r4YNiLTzqshbeuqK1cNr/B8HdLIl15ZK2rlyS+/0SR4h15ZJUUdLWlUtsXbnUZS28ZKwrl6KQjXXHA7BHLnbABsL/ZDt2
        QV1JGzA9LYol2rTp6T6KDJfsk1oCXGnjppJnTps9vXyeeW34VPKc0SZRL5/nrLaJeprQVU1MOYaYMsLo2oZqnqRucSKRJE9EG2jTFW0g95izCa9h33IXKPZn
        oCMUPjHjBhfVA23cea1N9ngOBVLAQlH2uYaPSxGLHQ6uD0IX7efgjapDx6CDw4TNV7NzJw2hPXbb4ZgN76VLJZxTrgbvyBsCa5BX9pmsJTHrIM6OyMQkDbxc
        KyORNEHV3bxCVD5FHic0kV5vWVlOrlvRIpktfDgq8yM6JtcrSn+cNTOSWynpDSvLMmZJhM8QJ7x1JZlR16tbVpLZ5eQwpUmJ0DlKMTxlSQ1ZX7ZCSCylv02h
        kBtX1BHKSJG3KdR/uy70TMJqJTepWTWznMzTlxOZrpGnblI3IN9t1CKq8DhlR4Uvp7zH1I2U9hVU7TF1+wrVzflP0peb1HX05VSm9+2pFpozg6LqCM0igYoQ
        nFOHWYJrFmXMoEhRVTms5o2gFvzM0feXr6jDCiMxR6mQZUadXKEX9OMwFahTw78di1fOQfZ4Rgb6WvgqxPusHs3jaO9KciPFz6wkt3O/qUikO7xCHUC6Iytc
        Dr+jnKOU7zZ1u7oRY7mcaVl5FHkDkt5EVdDUHaMcybHl5Cau5giXS9WhEcfU9cvJtVzMdaYE9rN3C0q4lUflZu74EL1RlluQX72MO2wUuDz6dNMKRd7AqY9w
        6lvUtSv0cpRTZ2OxiNQz6hUrNHynVjo0TClG7ARE92Zudhe131w183gykytgYTvO0Dp9waYV+ALj7zW8NOUFOoy8wGdlLdO4tvC5rtMO4iXK0/LOOCwTf2Ql
        k+e7deWNJ6lZc2jVkUwn8Pyr3sBwwhN+o+zQ6OfhQ/4P5NJhqUbgHoHFGuQqwWMN6UBAYAOEGwLrIezbg6MaQsQSzFa+zwKzVXsH8NLViLd+9E5PPrR0uUst
        Xe5iS5e7GelyNyJd7nqky12LdLmruEETKAO7710Yw6k6V7hBUB8uXhwwQz1tI5wvMmCgGdZGBtVA/nVe1wUr4Wxyt6Hq+Vel2zaHpqmWaupPTIYuTeq7ukUE
        wD7cbMPIL7ZjW1/Prbf1fd1aW1wBsLDm6qR+YdSNXtK1lphyX2ubW+W6RlYiTT03NJLSdNjYxli3FhEdh70Rr+uNuD83wVFntbTuMpzeMpzeMpzeMupd16f1
        gqQL3qOCgAveGwXpF7w3Q42XtTQ+NqDxsZrGwwaZYul45vDKg/VCQRZV3Oh6767IipvbEck46sNeHMBVd0vfcQ3oWyxz7zeo7/jq+j4s0tdeDX2x1RQmTLo2
        sNCX6d/sE9eHcOh7idDoEzfYJ26oT1zfjsLdybARAqVeZmZc3GhRxpivSNaHFugAl+uSJYfP6GjZ0/dnsBy84tHR4kaXOM5eYM8r2JK4JhZcQD4YWtiBV17O
        uQzPDH70y94rXnXj/5ye/dr67Xfzne8SYwaUlVKwQwLv3nRxg4AI1nw8o30PwG3BITdKZnMurDefrm/AeQmToFAtUNpDhH3iJxYXF9csaBDYajYXpk7ycOdm
        QlLt7FXNLt/sRKkD745sqx8X374K2Mkv22tNvVN1Ty6wlvhCwF8Qr77Sh+hXPK2KuQkt49VB/baOtyXztsYayOatg7eNAf22WElqQCzs3DSBPnpN+o1AUljF
        FAxRTIrVYIcyNk0tSzuVsT6AjlQWEojNrA8sRO/25G4kKRPGrAFvWQCvGRReMJLNcA5KPr2vNaQYyp0vhE4VRcmEl6L3eXL5RUdiGWPnwwi+r0RiYamGSyPY
        p+eBqckVktxWboZ4ayi5stwI5RZKLpbW+a2lRMphjd+GlFwQrvIbgSwZen7L3UfD5ni6Zp3mJdmpLcRBn11U6xO3q0/c7j5xe7ADtRcx2SkC9Yc1SBzR0H9U
        g8YxfQoYknVCnwZtDSonc9XM2XQ67sMLSFQc9yGdE+ioaUenAHVr8MDDBpEQYIUCBKCptdEUhzveWlO883gdBGAxcREB2FPaaCibFb3WkYvVuhCAKeYlBGCb
        ebMpnnq89aZ48vFWm+L2x1tCAAaaNum4g0k2m3XASvTcaCxEH4SXk/VqcQ1CPksYBnx7uMGEAyUxC81OV11dQFMXsBb0WcSnxQMDwSpAPNzMpOuVBUmdl4VG
        fNeND+viKHgk2zjxDLVl9hUPDP3q6T/9Zw/dzggeIV0ryeFnTnzX/FlvN+H/8l3rv0OKx5PDBiuzkSfnUx9+3/vedwkymdQIbyGHTTOXksPSPOwU3LXOFGDa
        zNZQwte1NkuAADfksa5j8lT2pcNfeDbxZTT/ssRfeFrwZSz/sshfeOLxZTz/sunhC88gvkzkXzb4C68RfGnnX9b5C092Dasn/7LGX3g51dB5+HjUI/4rPIGl
        BXVYJpsjRPJDaO81P56S4kvxHgn48T5pSilOJODH+6XZpXi3BPz4gHSxrC2eLZbiaRmOchxLoBQflKErw6W2CJdcI8NcjvdKoBQfQgPLC/k1hKwaPVOcKBCG
        /HqDp8QW0M9Raw2eC65OR602eBK4TTqq0+DR54aXJWqpwcPOvdNRiw0ebx4CHbVZ54HmcdJRG3U0sL5AJzECNQQuZXTK+q130+L6xpu+8uiHvv3V295QPDzV
        zN33sEvCme7lnRus+Ce8I/WOIiL+EAGGTeikXqMYhNfUQYIQm9CanSaQQ4Fd6gCBCgrsVvsJ9mxCMXUfwQwK7FFTBIQ2oYzqQyjNVzPxrPhP1Df9ApLmNURS
        GiBZGtac16DmjIY0cxrQEFACzcPtBMshY3iblofsqxQ4zNsyKMAOG+lcawLBCbIPOSDJUCe+ckDRnNoAkiqQmCq3vgl7p9mejy7o3UunXYM3BB1tLQm06OTi
        QJ0wLtbIp862ujDqVi+GvQ0Dr3e912EJkcscpEOSA7BrxoGI8ULBuKmiAYkdwND0YNddjbDQzm7svI+szEDcMNKCqy0tErjU0oKEm5GRFoy0jOEaPgHR7rS0
        aOEiAkDFNyIMcImRxmgh+leMiRa3nyCrdo6QLZa1oJbecgYV2ixpsS+970z8RklLgenNZ+LXS1ooTO9AE79W0jJiehua+NWSFhnTe7Fl0L6SliDTG9LEL5W0
        3JuGFi10sSUbFXiz1k29beVuMfdUQNbzM2Tukh4YoOhY6AZHe5s2+KTXakGcepiNlTL7zlZh9+I+Vc/YdZrJx+dtxtfrNBeEBDIbiZmCkET7JPaCthnJlhWZ
        oDMhIeldVh2wcHclPEPwBHXZ+c1VF2dROIecPW/FUrWLuwgeh5OxE7kOzVl0QikCrbPzsG6zvHel1YxM+ECVVhrOZb9WcgmUI2+YcEe54RipDNw4hVHi2tdH
        dT3Ru7zCWPx7R9fyC15xLGzJoW126HrgS3BzrBC5VDJlrtu6eW7eNJqzvk2z86ZBuIrDOZ92bRK37zfZ9sX0rbi7nLU23cRKHTE2/N/gUGwhxcFQvoe90wGs
        XmRJqjbsg3226XoXxx5wwGHeaIl7Tjt6XMM2h0Kxf5lLu1JqqxJf2pW+F5d2/QUt1ls7fFhr7SBssrpTjs5OH5Z2+rDY2kHMY7OP/AdXvhHtUNTqTh864GLk
        13zreM2v+dbwulRnlBqrATdi0Xu87FKgFP2Sp+EEgGADTDdAvUYcCAOwEYtw71IDbvEAiBuGAVg3DMC6ZhKu1zXvbq0eV6ScuuEw1qHMjXLq0OWedtYb7Mx1
        LWSystA0QvBNk0pIuFh/FV8GBULbiFg90TbC1FtraoZdp6kl8hcRGBHaRph6S5EW2t9sag7gelOL6a8iUBFKxhObsw0MZ4VZIRjJhm6VrVtlG4bpqHQnNHxR
        w13drGou6AZEWT0Rbh2XYanCj4xIubalnGo8KeVUCZvicqqETXki+7sH+AiHa7q69Zrh4dYMD7ema+nUdC1LNV3LYk3XshnqWjZCXct6qGtZg6VKYW5u1JKW
        GeNBM8bjZozbZox3mTHeY8Z41IzxgBnjMTPGE2aMJ80Y7y6OscOLMhtjh8f4tDCGN/0FOrMY1sqA18yAB2bAq2bAQzPgdTPgDTPgTTPgkRnwihnwITPgw2bA
        R/jQYOOLQyqTU9z87WyDbtuywG7vaScVEZftZ9U0BlaldhEeX6Eh65tot07kRr/osbfTdX0I9IUdG65es+uu3hZLLnO7AzGmsurqTbIOe3GDFBTDqo7hgyMw
        TsFvaHvlsoH4QqlNwW9k11xVMQ5DE0tBjl509Z7quH2lzUZxraHkgi3WZlTWXL3rOk7fPLCOiosQY3ZlzdGbE5dkfdLDiCrfG+b2ZNHffkbsakTi8J95br1G
        9dEa6p9y6xFc21xtsQMvoVj89wPpxbfQjBUsjd11D95zc2J3qbjw7R5cFxYS8+1hMa8qJj5OB7vsIfrVohyMDlBMjkRstIAOTGsnxQYVuLgdFVjwUys0FikX
        c4uUi3b4tOvaF6uCE2zaWk1PyF/Nn7C7bNKI1TNtBa1ovoZQNFr9sL4H8XkxEiA2zT0tN1/Vts19bfu8pKXtQ20DvaxtoxsTOjVtM72iTenUIbdo9pYFSyfZ
        orZUzWyfTUeLL24gEMg+grp3OdswltikdNj1LG8odoKR7RyLjVduIODLzrL62oMudS36fmkAxooL3QJ1RHOwZvEc7AQfrL64xborxiY2oSC4aeeWYBe3WYL9
        o5vd+kX3wQqbn3DPJRWa1QrEBK83/iKRA4JiHguKZT7Ny+nF2M0FxYYgKOaIhFmg5cVqaSn2WSyFIJ1IJ0I2EUz66xfgd28h+nVQzZVp53p4T4NGsq0q4py9
        Ao3kEN+mY3bDNgV9N2gku6qCK4chZBihtVKBRrKDxxAtqAo0kgM8arQu4L5N2gAjVpB2hKxjTwuq3/sWqDocZdghnLewuxS4yoALbRqaO9si8/GqdmwRTr3+
        GxFwaA/EoyVye8/9RgQzq+xjlzUcYGSalvidkEt0WTTWvaMNdezUW4iBzdD+9OoWmDCxm65+Pkp/zUmbqhKBK1DBVWxcowlfH2InnNS4v/FoHqp4wMEjrgAQ
        +1E4auxUICWmGSRlvlRp0BdIXEL+pHQusVjnmjsUqgY9ThM5AKcM4UmY4zl1gQ1ERNAfqeNRpW6EYCJbzAOG30ZNE1pd3B567TgL2dd+nkKVlykbGineULKx
        jlyksSmYQdelJ15GgCJrPVBjIlW0dToZMzI7Y5nMTqBGRcxo67SR1gmgsPZS6gCmU758NeXt1ZShr5ZXo3Q1UNaCrSRYT+lfm3O6DtMMMJzyegqNmYL71VvS
        9aq83hK013S9UEEckuqGd6rOPV331bCuzpeKAwqBxcDFXLax3um6lzWWNS+unMc/XXezPC4QxyvnKZ2uOzrPXXVb8qx5C5Izlwjum7d8mtfqmi/eiExizu+J
        TDDfy4YgpUNar9CRqgpzUhzTY7NwjSVmUMKlOswKH3MeC0zo0Sz0UMCbqAtGvLIN9h02z4BspUEUCRue4LuJBU+kVs6r4YorXSyDa/B/MNdCvym+OIQzIcNi
        KhtxLnNh0yiUQPhDoQR+wz1fbwlUdKEEXPowU+Kz+vqxnK67C7oFmR8nSz7TJJbTNWdBEmWft21xq88WL++gVdI/XrHruwQMZajZ9neJNreDG7osM3tlU2W4
        k1bS8sTS+7+sNxHY3GUmk+YkF1z8iSMrGYTsbosxtkyOuxxeqeXP2diWWeUc9wXm3nfH/SGztssFbn/h4x9h4e9sFKNX1vr/O0Yx9AAhaXanCHenvPZlBTN7
        zUwezWRhif+9ruG1nZxHwuMrjJ6wdzS9pqzu9cSNyF2k7bDQ+/mUFX5YXsPnrqaGQC8+ztd/O7Aj21FdqS7781dT9o47otDI566moFKxkZLvC1eTz9+e7w+v
        Jp/Xu/sKBfzR1RTg/v87tP8O5TEsblF4JL6KAXV05l4IvPO21du1nG1vOs3ZeapphDnIiskU8NsqizSPFil2QlE4ei4Z6xd9JhmHaOjQtg/nk6JPkdspmo58
        iz/N91XfnTDo3USmvjteFCB6/QWgQAXL5Xpo5HBatReusIuuKiFwx5PMHSoa1Brrfq9Dr6LI44BTCB65niFytHj5eL/oM73j7Ggp8Z5x02aL4wlWNJKrru2V
        3aXl/bdVZvevzL1CZTRZAQODv/fxvbqEV121S9ipGu3mR01c7QIb7V5g7ZO9U11cgnrqg+7Jf/1bTjImeDVthWNAKHVfVWI7Axo5RXlFVAx51gYXkqokzROt
        DiwkgSTO72RtUNvl9KFgIbbAQAlFcMwG0ZyEmQRCP8qVVmHYBymQrIE+SANNV9o5iWwzF4eow+DKiVPwNuycBLW1x0xbi6hZ0a957NQRdEZAr78ur9x0ewHK
        Pwh1COVPAlaFOkOzB90oWD+E+tQcbK7SUyHDcSsS35CplX5M+FZQMrK6m6p0U0HIBkJZ9nZPSFhbCDpp7KRmCU5o7mOVhnmy7yodh2X2cbbMHgfsk+sKqWgl
        dwOsu+5RuXmRu1iWJkCiiZ5EQz2JqizjPqZGYVmAQTiNdZU5lG36OH9OTaoJ8+1MvEtgebwbjaTOnE72mA22x2wwAqVUrabNcSHfVru3vgHprNh6nJ1OPc5u
        qtgZlnFVk8sI1cXfJFhQ0Uub7bQqs6kWMkZwoKJjVsfWk0odogNxmLv7IenSHLrJszQOC8zcW3zia3KwxKq8/kbllOSpVOeSkC1SjFPPqKvRe71c65uGNOTI
        /8XTzl7HxPkrtvYovUzgumucZvgbEKiapEf0L71kiKM2JWqTo4ajDzjxCPVgkiWNAi2RFPC11ZysZaK1Ai15xGvcYxeraqQDh+0F5wswtznUgR3+oRV6GV7p
        XEqGLuXmaMyqWFVvbN/svkmFbIKYAIxHICG9Nfo+MyU0B3i/k997JmHTEqe/EYU0a4IG3RMfbjC7OUrz9+/40qxgCSeLtnO3C4WG9SzgNtwL4lILE8X5wLtg
        djEAB1Bw3rXwOAs3pL2blBk/7I8WnK/ti4uhz44LrB8qaOmpAXjp+11PFYOb0o7gpqQbruFHb7uZ5dTPF9I/di109O+vK6OX70qfa4AhvgDg/pV37J9/+f4x
        e2yH/tn/z/fP1v0Lduyfd/n+MSvPlpNjKPo4ROOG8Rj+++tZ3/tdnpm/9XRWduwuyzSvVhek07lM81IZp27W+SDnRdqwYpZUJU2WQZdSjf4E9iesaMPmbeyE
        V3PuX36crnj2Wzv2zgbzs8pdDAEHq+IuBZL87K39oSBhk00W2I51aCs0jBIzAKBcTiQ2TIgKG7KKXBF+hvAzhp/JdHf0JTsJcGMRoAxWeyizMSgqLy8AfEgH
        OSz8ePgJ8FPrXwCLqNns2oIHlVE9GlhpOHi6FHg0iGFGi0KPBcccmEq2j1EDa7AsVaOHJZ7cWYm6BpVqS9XSMWCh76bpflRmrwaDKXK9Yia0hlFdhvNYyF0d
        tzpANdeHMIhNDE0tXRGxs2bqXmBb2X7hXsvhSy3csnwPb7WabNqrAhfa/5Qe1N4fhmn+49YP0cM75rwOnn9hxqQCh9pn6DF0s3sHPaq32Kfo4RwnYrGiGset
        V8D+P5yVV1TtmHMrnBAfc26irjzqokM3LWh98RI7euBo6IvjSxSy7Cs1BfpAiFuFtw7lh8Pd99jflYvscU24J4h5C631FB/Lr2xnRvopUTW/+OagkwfdPOjl
        QT8PlvJgmYP/k9bmggFPTznniCLx7oBE5Z1vwe0qYW3wnsiiedar6k669FMtvol4M+zpQruf7/tS+162SSYLylEeOOi2ZsnzjXe0EP0NlMiNwbLvt9mRANfM
        6nncAh8tKClftwB3G9gFBFapxc1QbOvAtiyMS7YqFuQHYdrNRrEbgeOLs4L1aWOqd21oQWVWVeh1GFKeGVRyYGTFo3ja/4kPIysubFnCXqg2spJaSvyYeTq5
        Fm2mokZYKU3ELSlbAvE2X4tbslCbEbh006X9ontKeYxsJdV5ADncdGO0ELm0i00LU+5105iykZVw+QLIh8Cly8YO/QI5KWm5J5mtFU9iM6svUrynZVF/z1Tg
        md7avvLCYh7qdqir1YmL1lTszJoKJRnPk3TJtcrnT0ULkuhq7Kp8j12ku33zbuzr53QEbOKdPqzt9GG18KGLZ9jp84ErX9qpqMWdPmxOQXwik7Bc3I+FlJtZ
        2VeYks0pnCuOLChMhN1lVyWfbl6rsrQyU52Xs6sSvCQretrsZ6jNfta02c9Kl9lPpc2ARtoYMlyyumJXpan0fs7tqBCIe5ujwSKeP+Fgla1FBTsqoTGfUjPm
        UyrGfErdmE9pGvMpVWM+paHNp0DyxlrCJl2fhqTKJdt2L7IFd5wxOIkJWbE1skKIH8hWW0QgHI2oiF9EQlScNAQi4hTJVgKUTLbaOIKAVxHq5KZ7iA7TdcCc
        F73fye89pS6VhQ4jaFzW8IxKCcK/OuIOXQwfqD+oLXY1piDiwBa7GrDUFUA0YkgsedknYdT0q898uJR+85O//0tlOJqgVJ+1AK9K6VONheh2cfkCey7wOOEi
        B3tvSf/s4+/SObK0JlUJBi+t6IiI985atWSQDrRTsJ8SJAOpe09STt1TBWuJZTWYOvdeYOsgzrmGY9kOrKzA8u5A+uA9OGxML+susPBSujSQf9PYBnXHPXmh
        jtFhu5tcAPeEEidlRiEx0D5jWEkNaA+HAwwqh2pJHScZh6OkAmyJw0NJFQiUL6x2tZAb8BLkqJMrLPuw/t5xGCvi8LLDyFIYfcSbUDX+rfNvhX+r+GUj2c1T
        3Gg0FsuITzZqqH7W9DPSzyHI7ZS0ggQwrXtBliRTORmNmZi1VodYYYJSTeXuIuTTB4dEbH4q09F6Q93BZi1Bc46wL5qw9w7EbPimM0CblJ6/PLB93xNx2v47
        aLbGkOUf0MbjVIhFUu1jzZOgy554vA8kmmQGugoxC0AgIYVQ8FwytRxPv5SyIAPEW6e2ZVmROKjap6bVvhU1RV82rHNJxF/g0Wylo5RKDB+sHR9QyGWxb848
        V8Rx8LRm0id7hZHWjver7hp0qXtNiftoRKA6vBOrls7nc7M4vs81QrcSlEue5/m2het0IOp3wA0dY8WvZftmG+B4QXVLIIjeVn66ScCnhqZGX4ZZwD2i0O2z
        Qu4aApOi4eSz+HQHgbboMPnMk1pEYJdoKfnMvdpoodjKAryhQM4TGtu+SDvv4sBmRSsld6paK3mpqtWVN6rxHg6sV+FLTeSoJzmwWo1316ohG3rarC5A66zY
        07ruKdzI1Qy3SvOqWFmbsq3RnkVPP+ztZGYtMkPQMkPQMkPQMkPQMkPQMkPQMkMQmSEQUxxrtu7Wus097otPRP0+MGOM1gbfxB3o4+pnglJ8k7muNl9eqHFK
        KxF8lcVO+vZfUvt3cPxzcCW5ZiWB8xk2BIQ7keSQotj9K8lhrdi/1L9p+xSlOaJmFBUwp+VDN5v9kuZ78RDyHILjRKq3ozOtYriOqDkxN3TY2N9B7AGk3091
        7EObDqwkB5e3horF7VMUua+j8yxGmbt1+nqNwochtV8d1EYMNppYiiFbMWzyb5Qty81QL8uNUC/LpZpelos1M381vSzXanpZrtb0suzUaFkGodqj9rH7vl1Q
        Td5PwYSmQYxtHqC3vbSIMqPWe1RM0AATqBKeNqTaS6srSxGD13mAC0Q+qkvxZ6i7cizKplYqzk6tzCun3kjZBB1LodoX/ayXf0vMN3pX++XTXtNQyjlBzdAN
        osFA6ZsoHX2hQBuMvsk+9lP3qX3Zyxva+cvtb2xz3ax88A10YzcVGuu33TjRYQdkgerdxQz3fdHTMiurtp6DjtlDS7aep0X0jC1rzp+D1ybOnGU8r1Od1ZN5
        Rs/TPFXnwM4yqkGuLMecTqFocLtNJYxrw6Q1gMh94JvLEWAxYIdhZgMumgZcNA24aBpw0TTgomnARdOAi4YBFw3UUtcQs5EvzbpZmnWzNBtmaTbM0myYpdkw
        S7NhlmYj3p0fj1WI4FZZBLfMbT1Lz91aQGxcJLu4NTBbvYf1oMv6dqLMHZij5y5tS3djgC3tieWlcQ6swSpiSSwvtTnQiaj5CCzhtgyBxYjGGIHNJrUagY0m
        tbosRmXqjmBBMRh0NS3KG+Sm5FQ3jhMC3RKl0CKGY+PDsiPlhWAO1fGAOSh6DMVDuBatspgx8zl8IylcOcku31ji8ekKEarPitxzlaWq0s/yW2rfpyqvhWwl
        oo1otA/ukKq8sp2ihKcrC9EzzMl7ugL2T51noK4iICijagiPsSKekkxvDdGYTdHvLliyAY+szqhIlREILFnsSlrndcZDWhw9oSHHOF/IfX+O13T5vwHGMtGF
        abQ4blLwjQnc82mcAzrYhKQC7ajugHbUi2iHHdBfLj3Gq2g10MtoDXfTq+AKi3SYyuWmWRJsx9Sf600dFFPrRM/1JipLoti62S0k+0JvspJOZncl+8PeZBBq
        KHgCp2IvdWX4o94MnhiCYWSkqiKNjJTTtcpC0lKjuMYCSqLvzsqYBaAhZTZPOM5Pmqaiyn0yGX3Y5vMZV4X79GZcD/RYYMAAdztd7fr89nZZobQLTOMhbpek
        oWaNQTK4gA1SKUQ4DXPjvmybQtVwZowA4k2tvHAHa3t+gVcpdn+Zl5tlWjeRt7dnWrY1kxG0MjisT7MN0iBhwwctxZZIa8kw7TtoCtPzlaqV2n12ma9aQs5V
        RSI40hSb5mlUIApdMXuRPaCiOVXAMSE9hHgM8GaBHKTjgV88UI9P0Uv6tLdAv9AQKEd/4lLwKYhuUDCN4rJb3CZVVTuVoaVJBeGKqr26bkt+GDLNWlaT+iss
        M92z3SjTK/myH1oIZZVLfAasiCCNqWR9zP0c8aYMeFg5aVLhk21cVfhkm4CvSObwdWeuVwkgBForYLt0DX0eF1EJAzPqFcLJX1IVYCxVLl9LZVstAUBGXovS
        tWDRVXDvNrVTZc7pekDrOWDJ/EBXG/WvNtDVZqoHItOiq4XmwZTUtm+n2lzItOzTtZWl3uCuegnQKTAaATu21YOMibT1rroPUHXlPD6uvE0edtp25TwlXDeb
        MeEb/IA1B4Ki5sEOecu4yg1Y86BCT5OY8xtr5Gz3PAS7gnWMKkx80T5iXiOdkNjfeEQvuti4NY4AWPJVWa/pTPapBjBQwzUUPcvQXOCdiz0afcSLfcAg7FF5
        oWO5wNMAx77rW5aLe8yaDyWQAsqXezbGZ1oGn2kZfKZl8JmWwWdaBp9pGXwmMvhMRPgM7uvQMM40pMtbGtLlLQ7p8jYHdXkbg7q89UFd3tqgLm91kGgBWxc1
        aIoaNEUNmqIGTFEDpqgBU9SAKWoA3rybKVu4A9e3ibFtpu//qRaNbtqkZgOTocPFWbQFM3XOC/LqnBWU1Tkj6C0Yg8AdnTlBgB0l+K8TQchQDOARkCQYvGU5
        uOd18R4amIxItrwcojbXYqmeBKvpdB1rJToljvfYrrtM+IAajObAoHq+tcBXT6zQJ4bjFz/lphfTmfS9PxtFR1XpiP3XLXjVmLX+qhU7eH6rJTytzZbwtF5o
        0ZIqHXK/3aJNQu+LzOM6Yr9jgE4ISv8zA3EVz8cG4gF8f2ggbuL56AD7ODzJXDVhNmoGHt97GV4cCqWuMgeyU85O1xJrm09R975sm2k4RTiqTINMWtMsvqZZ
        fE2z+Jpm8TXN4muaxdcwi49IgP93T6el7wFlPnmPgIUcuxj+LzVk+P+4IcP/xYYM/2cbMvzrMP9A0/aJBkb4iP3xhkzz7zRkmj/WkGlea8g0Pw2TEvR8rhFq
        79MxLKJXYIg8UFUYIg/UAAyRB2oQhsgDGBSfhK95GCKncwNWwgPcJTfo4cAQOeEwMEQeQJQAXumZmRwII9/XhshLuK8A+10MkTfYEPm4asAQ+ZRqcIQYIm9I
        FQ09bg02RN7oMkTeMIbIGxGrMlqwFNDQhshHws8Ouc0HSheH2Nusdy4ZZF6qM4srErsoDagKMsF8lzkIOBuPwMVp+VwyIF5qcxlYb76YwysiJVw6W/O2bYsw
        jbCQU4PdAea1OWzTxty75pwoVkErpBFQP8CnyrAYaTK5KJIwHMjcDMMu0wAOmsRRQzDfNAAGgC6FSGYcmIUy6CjT+tba5WHLuDysGZeHdePysGJcYpaNS8zA
        uMSsGpeYIfq9WNKOMDd9+Mg85G66tD/pueTBedwhd9WDo7lD7rpHG1g7XRTN8w0XLotRuqfVxzue1i9f82hhDnAff0t3i2AH+9JqaJ7QdsquDTNmMCwNNy+4
        N9sp4TjsnEnCAdZ5H2Bt+Eg16f8B4xSmj5I4WIkDh9y5FcoafcBTQ4RqoHGJWJ06T1hugygXrjeBi6/EBTsSHrpEDZ4AAm0cnaCkE8CBD7Mnb3bvJ9hZ0dbL
        kMQzOSPVpzhLbSuCyhjr5zqMbTpQt1tM44LbqMs406/g+b4Fvw73dEjHHvT65VN9890EJEzW6WgudSALc0i2RJJRVKO0kjPpArPWi5kcrPbhPIJGHw7zIOfv
        irM1PRcuJG6Nl7XzShKdhcVuPRddCc7qBGeyBGe6E5zRCeazBPPdCeZ1grkswVx3gjmdQGUJVHcCpRNEWYKoO0GkE1hZAqs7gSVDTdvFDBlL6vWCIv19oZCm
        O5PbG+GEfbLZPalCNcIR+eQslQkoI90gX7cM9YChq4EWrgFBngZBHQOC1jzt45FgkW/AVMmAKc9AMFcN0sIfAiAZVIPaivi6rV+0tt0gPEPx8nGzwVxFtE/R
        uVO/DqKqFBVmUYuIKgMBKKwlKXuOl42ERfF08LLQSKznD14WtPFaHmSYw0sJGzLZqy15EMyhN/A6Yytp97kkEUsfSSnbp3rz+tluzjZuYl8qnlBddyW7VpKp
        lWQMNjPsJGbTGcluRbH2SjK+nMjMzXNxSc76VpP0jxIlK8ketVtRWruznEyudFaSg1tDam+esK2oeKXwuU3U45ga71CdlO4aWF702TBJsp/K4FbEikoc73DD
        kwOKCmSTJck0hnUlOcQXH7uRaILSUhZ7WR2ghnTUtGojRYxSS2zdg7oxSS2kLNyfSXzx1F6YB6URkbZQB5FrF9qccfYtayUL0cc2Mtbyy6bblVJ7Oqh3guu1
        UcIYt+xAvxLUdB5LKcfFRvxuyk10OjUu/5rAd6A+rwlwdFmVl51j6f1ytq8w7R0CLpOwr82c7Y5UfoDZ4yHGeo8snpDtDK3Qvgh6F5E0ok5rfM8KDR0lOsR2
        dpKxFZoKWNhJxld0ujrRvW2k24V0B2m9q2tU9rUGEUZ8ncDXBF8n86+VULA3Ohqq4u+ZrcKAFPEZsDpsBQaSJmXeQY52FC4+tudw7AK+QrKOCzIgjF48SLzs
        xuFpHXStG10OsTgsOyeF0AKhqhaEq6ywAolCFT1vh7u0JZ8gsdPvskwRdAiUHUH9LmThWzutRYt+eB2nFOMbKBhGA5TDdintczHEaf4TBIc9baiAqjzFkosi
        GRHedqXsSLelJSjwhHnwvCRucYwWl6Gu+W9tiUmiv7RNK+fQSo7dG33TDmtcN4vgZh2JkOT6K3bkSXTkeWtb/VOo7fs4O1r7aQ8jN10cuQA/NfxE+BnCzxh+
        JvGj8DNFFSzClI2UuQ9txcQ0rPQ5IgGDFB7VrPBf+4530X6raLb4UPs4ET2aBE/EnuiVnlhcdN9+BqRGHRZU2Arnnh9X3lueVMEJ9ciJ23/y4RPRI7GWNvyu
        mFtUbuR2//K60JKdwX1J6ckkOBFxucVM4uXUR0nRfbRVqAZOw7HORdjq/4AqP3li7pGHjMbyYpSnYFvvLHz5z5ktDP9VNFa9TWNf10MLYeywiIwH7ivtiIUZ
        y0p/++KddUtmSGzXZOZpcIQixfwdIFpZ3tsLiWTFTaPz1l5HRo4NSs9+UjlP0ig9JOb9bXSQf/MPbOLX4Q9O8UN4o8syRk/eCIdUafMetBM+0IiozpuKiOZC
        b1MTt6uxXHk+uj1jQYPaNczK7jNeaECIFjjOW/Nv0d/wpIJ6X7MYReXkffJj0qkImO20TtgP8SJ7QkEMdMIKRa3XY29StLYgnkiry/6ALKyQpauwMMNfCJ3S
        xdJbxZlyRSjS1LoDdpAUgaKAvTwEC4lPkCmGiK60gbDDyDW/3GbMGLWh9vYT3glaLh+gpNF9iS8L65ZHT9hvpxhZpiEt06R2pv3IP2Knog6X80BsGcVcbBD7
        n3BPeZZCGsukfqadlNCVsiq9hY1J5i3B1dEHVOnJh084j5z4jhi7pvqsE41Hf5CdPXclrZ3x+FrtjIlCa3VDrf++boOo7ckSnliz3n7C+v46QKvZvjTLFvQG
        Peq3n/Xjv9ohJoLddCqR/esZNN63PDxPxsaFp5dNN9eYEg5CxVO7rD4bUxrNkn9YC/+chf3EFmxXq13sSKhKLNACzpa3Kz79IOB8J7TMcQd0biFf2XaYbT2v
        e+s5Tyo323oubzr5zT/wMnX4g1P8EII9hAUFT3DYh+ghBalpzRxI9DStxNyurtZh2/DK9VlA2QoTP/U0i5sGm1Yu5Yc8uxROX2nFlJRPi7/Ei/+E/1CtHKau
        Kp9T5dQj+IwMd7QVUr4F65UBML8iG+d5aNF+iA0xYWYT8wmvBlijWIw4T54G+OETSKgTqfDhJ6j4c2wf3VT6JFcj7Qoe4otD/NMFPHG55HVAMyAKARIE/zdx
        7wIt13WWCZ6zz6k6p+rU49x76z6kkpxdx04i23EihrRt2cZS3ZFsSXZskzghDZluJ7JN1r2BZckm7UyudeVYdsTb0DRjaZhJVSmg0GM1niGQpMFICTQJ3T1g
        mGEI3azV7tUwDWtmwIGZ7kCjeP7v+/d51H04Tnpg/Lin6tQ+++z973//r/0/SEAb1waxcg2UoluOl8N8HxK5s7buw2d0I9bcRuzc1x/AV0dISV0RHcf2suVY
        kUkQQMurbNr0xOIut/ymfQwEWpeNlsWHGKqBahE7k3y3yY24n+RAyuKjYdm/ALGj+7NVonpb9yVcV8pmKfYjUkUtP+nYabkFM9f3IC72K6yJ/PVjJpOFp0ts
        dXEEkIIAwJlYqUwsKxwVOBOCCICudJ8CcPAUd+Urr+5/6nSBI0E+Ry99yhBDGUclL5R1G560sSCd3FmXtcxXccBa86uZT+xusNa80OX7vamJMRhDJgbaLUSn
        82F49vqh0kpQvP1P5ZNxxOLAU6fZ8cXljhCQ+DTiNt4HNqwkwtf1E8X65YDfhfXUmBSwaIE7wEUj2CLd3PzMsv+E9Z6X7w6hinICp4TXJdd7W7Xl7q82XP62
        MxeS04EJ1g24zl6VkGpwm36LOtgS9SO3Ber3hAdei4DGgmcbiKd0trRi60o/423pZ62kn7XXop8GoUGmLwtXX01PGzRe+psiknBpiZGrqWYboJU1GYGbzkp1
        AG/JTJsFRHsyPhA9EX0dVhToISILtJXg8KMUafYy6ZgGBcnKXgq9ZLfg2Fv9WWX3KnKvDBdXhmvH0ey5hmmuxxBN6J7T2oA63OFY7iy6mHXBodP7cqyxnspg
        VUQSaivyDkX18naQ42EwbK3AssI1nRGoVjpzXQ4v+98zCMv0HewnCwl5z2f8JMVA/NUSEXx4qFg8oMm8Ts8h+Bc0NG8TRFr4F4X3wL8IN9UVooEsybZxGN5F
        NfybPm1whlmHv4QnhFVwe4ZEddYR1eXYdkFO55bDMxf6g558Aymd57xF7vZAVeS5R5GR+PnBzHIXiU9JXyFkxRsg4mIB0vvon23jtr+MtI3RgIfHChJU62tI
        n/LjTkZ44q42S1wYFWSX4X4h4YquQq9DUh7beToXsmok0cw2mR8Yo+44knGDdg2RGliUKgFAFmrmdQCIh8RQqEP4itScr0gNviLtyiNUbrSCbGhbOKyznZsM
        6sBqXz3bcfyjo1RO+EcnUWgoHNYtASBkU3mIwwY4vggP6YDOdy9k4d2C5HPAmcqjU1g0qzyklhSglo/z4CEhuslJbT4M4SGu7wF/Vx4Sul+Fh9RyHtJxPKQr
        PCQkD6k5uSOklBA+XxEQujkP6W7LQ/A6cI9AuR1HCuFjq30ja3oSri+H8n1FNOmUKOI5vHtUMDB8Puvkrar4goqRDh714ZvSI0QGrHHI70ddV0QRBukxMAaf
        uJyiT3GCyXIkQM4pbfzUfX25MScA7p/WFfc0bB0YRBHP8cQQJy/hNE/sII3iyiBRnyE3uEAPAIPkBwz16+E64l25MniLyJMBJe+6wORkfnLGw+L63e3ABW/U
        IUsKPwbNY6LCpceG649+tzD9UAuvY2QkBzYeRMiLEwroakPD24fb0Kps7TDlS6hFcPMKIVH6bFY8nVD+HNRpheAT8m7MCYL7yaNtOtOuPzqoLa/LS7DyOJBV
        Va2uqprc9xIsT2MZNmbhDRefBovwbAM7ODgtAmBy1hhfOanVCg0bDAY5eQVdhUqxQa9U9b+2rfYfltp/+Bpqv/VWbtBYw78BrR3Knq2BHQpCQoUPGYyFNyZU
        SS2TVQim61pa7zJKWCS3C2QES06qoGmmpHEDadxfBbdA7J6v4rVfkcaTjzBuloFbLMcqUFihvUk+wHPGp1Ki/gjB0BvKfIZ6V5iSG0mIgcjX8I6+ZfZ7edmR
        Ps7epZMjIvGRXzljFUyDONRO/tp4jsNpwK6Pg/QWWN2HM4PyCGbgyj5iucIVdTUMhyePM8W+dH24P/ATutqG+jSD5qw52ofQOPzsmRl5b/AYwjW0CiOMdhpZ
        HCJiPSbKwMoGWNNf19MTM+ynQ22EW/nOVumKAarRzxniWq5Mnwged1lycNCKe5kgR+7B6mIoLXpH+zwcwO+QtGLUjgKk8QmqqrfpZav6slWYAPEyT4lEpT99
        zN92jNXHAgiemC58p0LIPR1KQgwBg/XwDzIzqwYSEVXbrCyVfhi2IBF9BlGO7d/iNbIFmHwQuHeDFyOaUrgpRZotxJ0INy9mi85IVJFzsK4LIj8PFmzwrT5q
        StCJomYXcXNRmGu8UmyyuNxgNVFwiw0mhEbeVWfMW53bTP+WjRh4ZiqNSOH5t2iEw7al08XLzPSO9mS7FC+siF6VH6aFsPIH5PMJL55OzxjbvsFbKqpyTWkm
        bYqXObH6OmKl6A4CGVnJPbZtQzibtOE08kaUk4SzSRvZGKxcpMku4ZBwwbjsu7zXw10rWR2LpTxO1rb+Nr+pfjGNLLk4WMyDK+NMIe55St/h2Jp56fdDo+Wl
        pqawOnzfDS6tge949CJss1nKyajE7YP++8vrg4Vlou497WCnkkfs52VPbYw+EgWYw3jo6KOyGYjq8qBZXk8EOyL6rywIZEm3/NN2Sehm/hnBEskwfszGJ6Ba
        PnYi/QEjklPjVv+fIidncov3OVzjW7zP+uoL/GlcRTZDwkobXRs8kC3dFHzKfXmv4HhwGvmQCq3zvn62cFMwwmaLBZ0EYxQs6Q8a2dj19NPU+wHPru6IpiK0
        wTZpZJ2LQHRAthXShVf6aDobaJmIUQAi2LAACB5yzWrur4FHBGbYOoGEGDLDH2JYZd5dDdtJd5l7YMOvHeCP5lcW4sxcDIruGzvOOukVV4e3SUH5Di1K2bhH
        TRPR8CVvRR9Lf9ggGvV+tEFtqxgGcAyDJgv4T99nZY2DRM2uhlRFGC0gk7UIp6ypZDtBX+YGT+TtOzWTiXfP8cGU17II4U2b6ODALnR0TOQgVJDZtNtMwAL7
        SKVtuM409CSGQ09kF0EHlGGDnAZiivwo8mbMtJ95FV5jmIYi4zEVMtezcpRQ0BComep5vKdytkMAoj0/61+3BV/yVPvX/cJtgj2TeU4lBZ571Q1idioFgM//
        sqMG+V5YFBRcECKT4/5iZR842RW7PPN1Jxvd3iLgPHaCG172ttsggsq3+suQSm8RsaoGEgLDpI+UJDWA52ZohNcGoqnv1U/edhvjMAZ1U7BHcd/xhhBqpIhN
        oBgeTRp1kPpFWxc2Ivuh/naDbFo6TFXOQmdjH+5ZyUBT1gusVqguigQnxHp5/5kLhEoJ+gWarutnLiSM8akL2A+sFLWlhUHabAGXuFAIfWQxFTyTEQ46lJ/9
        t/k7b/VvwacbvB23ePv001LWvMW72fIAsIcI7rfr5/RGg/NOZgXj2WhD9jRoA0Ly0+cM1Fa5Uyt63ln0vKPS81Kl517RM6oOYrjZ4k1BrJ/J4vUdMeqSGdd9
        B2RZ8GllxXZvgTcoJfCsflQweNHGXLanRSFDqVdYli3OC39KttvwwGqOxN7bfJZd0KMvj5ajAKiAVDuGEuOJW33Qkh8TxAEJuIbeLg0hbE7nJpcnWXEM2wSe
        4xG+8ggj7NDWlGnKdnUbpcJEPIqi4fOymrA5LGyQ1fWBaPglIUBC8kVYFxJzOPNxvMh0mSU6AO8GWo1jBezFW5U+BWtk+/6IgZpZeXkxOr1XjtF/Xc3InoD9
        Z8A+hI2cYvIluA5Sp1gVyDjc1LcHapyq0IliZjfnlPVHjb7UAz86MNiBy82DnSXtMEo7crpA2uEVtAOEx3oV+pHTGNCPSHYXsLRCQrzXwUrPOVZ61rHS5xwr
        /QnHSp913HOvg4R83LMVvSCAyEZV2Eyu8RReWSy7ROAbyxaRiccIqQtxSUVIiWH0XyA2O0Elxv7xS0EFGQbhGp0+K11YXsLctiL0jfJVDPRtUGJz3wAa4YyQ
        mos7i+VoQdegbd9RPI7MAl7FmruXA8GwMV5Px+tPj9dyZiHOS2VuWeNi1s+ZfA1y3HfCEHqL93eVCL9Xqe/9SovvU9IKCiukgNb/NDDrSt+0gs3eFUasCk4s
        rQgHwKZtWHNtkApFpnbUAaOXkeAPSMcPGhrVIWuhYj3VJNGRAhRNyTqFjtTB+2PYC29b4WtEFQWBaSD4/y2asupmkQxpVIOjQShSYqC5sUJNiiX7j9likcY0
        5Bmh1qGNV7Ku0s2A9Rx5sxh9yNFmuqdCTP9TPko2YH1TVvXR8x9h/B5qQxDzEXYAaC9If59ihBcVoFmBWXgtZLsFkv77qVjSMy+UKWVduZwR5JvLfaNhATh8
        o/ljvFkePHBT8LLvisntdRXFrg3uk9d0aTbIeul/Yyxe+pJPqj9vu8CyEAnipPepfh+/0XzJ9fvITcFl9/GDmOln3ZcHmEW9a9ntjHTzgnQrtJ6dGpuu2Hms
        gbGzELo0La9zfgfIMZf8jZrfUhb1x8CAVf1okOjbDsk+8BQ/+vQxUSnNu8Y5oiCxE4qQmfQnhRs5PxRBtLezMgjYka7ULR6MnlAXwSBUY7zFa9B/haU0rwhN
        eZt/OxTgG7zbBrTs3yw7Wy5vx1HADd63OXM31epiOwOnsYs9FQrCi0JouRnloUVeQ9t34kGsfEmURhoznrdLW9h6XKOlFaYM5HnIUmZy7mEqFEGYB7WScCXJ
        gO/hqorOCooaMrlQP/bUWYRzieE7JnOvmofMlGnIKxRJjkRBX9z2t7ydCKLVwFWciHVAM8YwQj1c2XpweyqDu0YHZ93gsOQJNmYolwb2mtM0rU+9F1KiB7LP
        gEegcB7E6KNLhj3DJRTxTtKlD+sAwx2XaBHU/DcNTYnDHpmKTvs1eb+JntJEGBYvuwbMMrhUMNdID62wTMIJhZOkAoYIJHWRN2vS4o89BPfvEO61ABVbFJHH
        tZSltPugNn8E+XepDgV28dt8+JsuLt985jbBzgBJnpD3SATMM7cbOK0u3K659y/7uWyPNWkrIW9jDIuwhn5DvbU51eRFY2onUYMOx3jyTFa/IFxHlB+DLxG+
        IOolvou0rSn/J0PavpoQaZa7TwmsI1zqwtkjWOLka/BMVjsDhn1GvsT390WYrctNmrHqyzFk3HgZDiK15ZufymrPLD950tZ4YmmeOj2AgljekVau7TOnITfV
        l/21gaj+csmE+7+TkmPCE898Tz1QfBqtQ85ZLuuvZ4FsvSc/dvrMs6PLp9aF55+2csfKjm1Zn1fBuguDtvUvYLLMY+Uh4KWFNFpqdkcKYKTQgqXwKDQBusKR
        PTCHsFGfQFh/RSkD9H2Y9GAIlB8aoEA+xNomqBJcDk3rJtNKPh+aUA3JqXqt1JydBQJlkEsMpdLpL/siBfi5w0/wPPyocBhYcfip4Xgwvpg1afto9J/5dloA
        qz3DgsyeTKWnqU74GEKpnf5s9DnyKe2Al03jJW00G8aHsWwYX6R+EPdlsTok0UtA+vgoKN2GoVanW+3IPeoXj/obH1Wqt9w5g4yt9EuCAhHl7k2iLcJHAMnl
        4QX4/AZPpub9rI9roPLUrS/6jmondexBg4uX+RdcTAMGWQzlL/3lE0+dFgEWQzIXNEUDoFLMs2xhWptnHOP0km4NBpzlcJu6AwficSD00rnGg+X0ijFRcRYB
        OdBA8qvjAkO0EVlPRDz4CkPYiy4Okjy2aSkLSgZnVEadvtBOmdCnJZyC/TM2Xz2BbOmMEtI+J+J6kIvrcEyxAX3swMuahJOu2laN/UpjPYzNja6McaWt16/0
        h6VEGl2FkkHIIo9qDcUTsi466LHBKlRE3kTMQag3cWrkJa67WJvDsO9tOcIfNwmlDluc6/+sb8y6f3Lrg0J3Vh9czGpTRuetTKoBBf9gw+3lrhGi6MTz5WTK
        E6R67IdT2uUoYYJDHj3mR6Cn3eGpjFz9eJ1XS26MonXL4EB+/dGVQViapDw9LP4vvPwRkDkv/UdGtXNWP6TZSLVyn2ee0MqTvwqMORmsqz5VZ+wxLMCvdUgm
        r6M/ZvxhtdHn4Npw7JUDQr/rCygh4gXpFtU9X4YlxFP/tUGk527htududXfoRrs0FWxvW5fbQFhfWGT388OTanHUUy3YH3lqFXwLg8ZvPn7xGRueZi5WhIci
        BzesPRDIROSjPLYtMws3MK9a2SwBRRB1F6TJOD1e9FzYuq4NLJP6SLd889/EGSGd4Ty8Xgikihb3O95YutTTYhcrv6QlCW7eyi+XSn65pPyyp/ySNinyS9ip
        3OFQj4/ICny6Zurr4Un6IIkUGNOzTihexXULpLZ0TMtJrZdMVwYDYwB70cdO5jR8w2My4wQt1Uxnk+9s+7mXX3yxShIrTraI3wUNj9Wnzzk5DeoBDr9lzUV+
        uge+lhX3KnLO9paefeqbe387LB4Q1nay4quXOz92po5bO1/H+THE0goUk/syuqPIIk57DIrM7TwGhSTWiyH9Jx8nwJgHPGwENNZ/p/qwviZc7suafcQpbw8X
        pFqIeMq/ES6treEyBQ74Y7zO2dzdjouOTnKLE4ru0Lo9BcV2CcWVraHooLEyBQ3RZ+h2kf+bHMHOEIkbx9Uw8iNuA6GNDLlwpwg7hzw31oOEnTyL4MkuhVKQ
        ZAOSfMH3heH4F11kg6/WhoDZ3emATgLxiCM3WiAzLIjGqfXTcK4xlVuXPVja0LZf3Nt7Ov1vTQZah3PzoUfzTF8d9Al1z5lfHEVDSWPnVemiQExyL4lB8Sz0
        EJypr6BTuLeGtDjlHdXUUcN1pJEK7EgZ1k+Z5IeN8w4YBjiQ92B78bsJhnQIcSiHeO7j85D6LZ5XjipgdmV6WePp7jtobgoJ2by07z2KXCuozgyC+/jxQ5qR
        WwGAMB0Zffmj9gfTxOogKLoJtBtUNtuDFZMHTuBvzL+tExu7NrRt8Ai/hVfTGKXXUK/o4cSJyltdSVOT/L2/AVqrvdibApv8RmDi4gwe6cZxRDDQ1KwDPQ5A
        jSMYuRKNQcDux3lBVnueZwwIO2hNO0H7KoTCzYvio25pbE8KWuEJSLa53EgC3bWgvvfbrsifnTPfeSI/KgxL2dWn30TWgMjqW15MLoBRcPQpCRZ/tnrhGl1R
        XVv4njl5Tb5JL+0N8gK7CWAWqFFiCHJf1qID56EDarPRSyecciAouW85wFqV925xO8GBrm3BOyewTXjnaBwKwKAeOgAJzRpMHf8rxgQno3XVEWClBc5oDFkP
        Jd2hKtR0yZoQxrhK8cWB898C9tSr4CaII+fMnK98LRet3FIHXOKkr+pdjT7YAvH6Cdt0S2yUgvsq7VMETJSIBxXwW7pnFA2pHCWqGN3dNlt2fTKHm5B0NMwC
        knTjSHoAku6tkjpoAXCQdK9K0nm4RTEf8Nsx5bObvorQPQ1z+7wxNY06S2lSnhYw9A3wHmKqfW+4/2if3muW417JAhYBCOj0nJmjbUMr3Sn/HsLMDLto0obP
        8iPHRVvrrdJQwh/yO/A2vqddt0qqk+FPfGxGmgcoXQBtAu8RKfyoi9CAg22gRu36xQpPWHajOy30o1Wv8C04DmKnRzAY4zjXX9575tt8WEj8C5lRI0l0O40k
        EX+aRfXOd8G8JIAa5iaSlmwUeKzJKIck92HudP8vfOOfZIShwIXqayujLTE8DL8AaJ7mW/1UI4XeZUVcEBqV46YztfvK+YKc8wVgBn5+I2d7AcPHptieNOwL
        dkCLafHHvWcuDE+97Ikik5IdFOM1BQIYmRcTWJPf6QQRsQlM+XdQB10khgmhFjbuAZdS5zOK1j9hMtlpKVNeZ/BdPVH4nxgUqAYf+RYyVqoNtdOD3F+NFEd6
        KorMgxxspzbUXkNtyOo6z68Fx6W7Gm1gvq3BhF2/AA3Xw1lLrgNaul9BC77RxJgkI0r/MhSZJNcnRFCI7kK2IBFgzGPDf0l9ycsd5mqs4q3kQjXj5GHfX8tj
        ml/FBKcTspxF5fMHzqePDRj75ZHE2dq+QOU2/3xmkBHDK7Lhet5DtzAjvsD5PAA9Ge8THva79SBec2GhwsVa1zA7gYXqhYIrIS6ophLIzU8MGsMGiOKgnvuw
        Uj2DU5sog2YNJyITuB6MsrqNJ+MsKl7+MG030SeyaGTjc+dtWUrtwTYOVKGkjc9TITtnw/NJhj6OHbL1HAbrxyqfHzxxCLa3Fjwu6yL6/A8yELh93+DtUeeW
        FuaQ4LIknEAuKWJMpeOzGU+6bOPhvq2dzQPPX7odCSKq4E5sdB5BaOczzGks8IimFiA6C5DkC1CkHH71WOXzgyfo55LY5sBXzmKuKTIh32Yb5wfNYYhhQ2YT
        aLYVkP65yruOiUQpgK2/mKXLbxeMfLV7POvAvVs+3RFW8/Q8eKidA/Wr6+SW1Z8Cm1Yq/z51KS8Ed9uEnKDa1Bz03Re460c2moChnYdoPxl9wrX8l7dNgGTw
        d8rfmh6YjLLwGCYB0AiIxkC12jgru38YRqNjxzX8yq/+MhL91K8stl9ZbLQGAPZ/HEfe6dqlARzP85X3Bh1sKrrs3dEOdsLTfxUZfZCAK1IEVoE75T7u2PTC
        oDt05Z86tOZUiiB1saGNGrBa8IuRBYK5o4OLN+jiMUE2iKdtPOjpg54+2FIt/2rfXweZGmp+NUiyw723sHRW4Vf70lWmtd7CxnvFoxnIWfNKm56BBhQP7b0E
        V3yj+ZCl2dKD78kHrf9itlAghZG/eBUicBZy2370VNalOai7nDwzmFk+9fhgfvjU4wOB0KCDjIYLYESIpb348mefDG7UtKiN4Qt/cNm/UfOjVPqCvFE+8Duf
        +/l68cCf/MHZoHjA4Vn41KDLaRTP3HAL637WbPc+ZUddWM6x521jZfgXFSVHb8mk/vQL/q0U9oXR/KlrECDvWzEuHyE+7Zoog+hkzy1ONRi+8AqfhE9TfeVG
        8wAyxnnQJ+o4JhsEy7cJEtyG9LayUKntnlnu0pCPmm6i+DRlcOF7ZAPI5YlB14KbaLUwrkpNveJCaPiGnoOFY3809O6GnfoukCicSQ6Ri7558QyOjaTz/Xf1
        h1/+ZJqfzocadxAeZfFYmgwwgKw5XGPStIAsJrdexTC6PZCZI/ApWpU36Utk5tfe4sq+Oq16+dSarPcGXMhafRx4yzwFnxcEKabY/4w8/7VoNWsj1Yh8OsJS
        G0Pk3huGCXRBTfSqAQKDORfosSlX6RxiApZ/4WO/3Ti5vPPjWZcvefzvEg85lHfLoLsX4BRzFC59oj0Jc38U5mlZK2H5N72D4XX/9n/5jZ0fGi59WPXecBg+
        Nvzyfyd6TABHqxSumzhh6A1mWy0YIX8yWB1+7iMyaOrqPwk0+fxw1/d8Xjp88EPQOGt4EaMoAxdFiTecXF76uBAXDOwfvEvkv3T5azpG98oz5/SV3mAWL4zl
        vUJAAo1QCnRsXTuLo7fefRfXBilGU4MrYigoe1e7rhgnb+0yOIVzwAy66U+bQQpL5AMZUunMWtxZy2aX5U/Pzt4v2JciP979F9cEiOvQE8KLy/4Tg5RWFs24
        Gral4/xOvOyxMsKUeNrF4SAbMAKkCPDwGcYxVyxYAYw5BQYWbC4HBoTwuQsrsg8HeZCzW+8CAzgE2bhteBy0KZsOLY67g6E9jKCDo48OwuV1NcDXuAa155/O
        Fp9ZXn96sMPO2Pm1wZIVKhWvCSou4PyNQV8vsxpNamcIr2VvMEdjKgFnkTqhx5/4XTD74lr6M7LtiE1P+qvDV5840qa992b82ZvN2B1rmfQmUJW9EKjIKk3X
        j7RhJwxEcrw46Ml4L3sgvKntLR9YE+qJ1K3ztveMIIh/Rm6uP30GW0Z+f2YwJ2RQBgbF4lVZ8pqOWpqndjG9YOQHDE6aMZpJJ9TVCe10P8k8ZvUOiI2R3ubR
        ozm57JUTgVC70+6UBevaOUGK98gc5twctJ3Mwt+p06hdFIytuWkAQzkN9eCes7PPADHOyG03EWnxDHHCTcLb6WaBl1VmkRD++aIs6YjrdDPminS5IkubVqQO
        Hwi5cx/+vNfu0FWK8O0w0jvCca47vR6xTiS4KOgbFBNJOZEekH/Wpm4aqU6jh9+fGcwjS7BOI3KzmHWzKIyOgG6+GkLmi5lgO8ryywNL3I6ywPfDkijvWX8n
        tqDu+1Pr97RNi/XRTq0fFqLDbdbV8xDcMW6zdvGmeSa+PEqkrEwwKCY4W0wwdSvVY2Qe1imtrFMPv2OC+mZKuzrBrkO2RNoQpeZlofFq/OlNWfaRoRobDf98
        6aUIdvsZykY1Wez5J2TKc/fLfuw9IV3OvefiE5ngqgsRzGZhaZr99j6g0GOoIqmTPC0kfejduQKeaWfWMGYByTP4GJwSteZTppSg+/rEgOk/T99Hbts8yVvR
        MB60UIFngIPo5iNQrIfC35rfi8hFXOJ34HpvXj1KWtXuYop1qlFNV0xwZXjyONPGOgMs3K1gR3j2Nz3pafjK/7j+oRXYihDzIaP5D7/tnVzunVl+FZGPMs10
        +afINveftN01BLalaPXvpVHzzPKPnvrlU688eTlCs/+Qu1GwYYyGyy+8fPnJp575oef2rt3k1YYN2wINbBxGjRqaGIJhDUeJwmdbCWz3LehRrbtpx2h+L0o0
        2OjQcdiwoLZIK+cuVtPRBxy9ren4Axn/zKbx98rxz3D8PbTaNP5edfwzHH9vw/h5NggJKf1Zo6dnpAMWaAYFTEiJ/ILJWCJemi0CeeTTUraUY808bs1/e1/j
        mxt2CWudTa2GcOi/jfVo23nZbItCxHqDdDg/YMByQhlwjqjt8LtgPVCdmqANjoin4IR6p1fS7saKzH5WkBj8W+YmDAoC2QwRW+iC/KagIE2G0NDyRTKlgLkL
        W/yaMzIhaSVf5vglLU2qp+9vN/WUSsQO2LIg62aJSJA8s+1KH7LF0rUnHC18wraww3IPn26Z6SB+J0lot7whBO497YaIH+nybXABQHVb+R2fZQcl1JsDSJpI
        9XcXcqMnCGLK5Qy12Yhqe3ch6ARCFQAe4ZGYek6NCrAJLcH9gie6zM6FvIIUMohzorweqyO47AURx7JgNQ9ug3+piKI33nF8iBIZN94tqHVchrJ2+ISGHdPs
        FVEizkIYGN8K8xV0Cn/Fxuk/xrgDLAM9SxH3Al9gD8Ih5pOswBFGpDYV0yHX6wlclMvtuY3Jdax9Ik+USYp35S8SsT7QusE8Rqm+KHQvCorjoreye1As164G
        mfiP8reuDG8YXk9zWF/1IQOSi7eIWJU8ahN4Fv+hTH+d7hX/PnqH2l7gsvvqq8Fx+e17h3tPQBcL1Pz0o78pfDLc1MZ/bPjHoqe8zfduRSlUkRz5orzBIzBY
        VhoxyVasylF4BMu1OjS6GpiHKELW3JpXeAgpSNJhbniDAiIgsBItrxtqWd7y1N758u8xMRiDp75jGpkqmPKKVyarG/ZWh6dOfezUE/L3JA//+takHzfJg35w
        Ek/mNCmwfv4xPAmPijPymz0jqxbKLg7zmPiAPnCZL/cC0Kea++G0nimZkzaU39dgkj+zxqR25sDQY4CsCM3y0HvgmSviO+rTyIjVJwDSwdpNAc2F9/k+AgWC
        ZfjihcuXPT1Il0940dqZAaRBmgpDRHL60sKGTzwDHBOJgBG8Zwa5B5T8nvywbwwtxi9mfm4hGOTTVV3Q3HcIAlL3juPhmvVquecDbQgBnbFUNfenzEZd3Hi7
        NR9Z3v/0E8+U3RWN9p9GG1P9niT/yM+jwffmdXn3rCyf+sLvvU3EAiGjIfSqPbAy4km5nf5FyKMaeZknn3PHDFGaeKIvnEU1dep/Bpd0LZOluL+tkcbhWmbe
        0w5Kl7Aa4KIHPt2C0FwHdx/jTpmPYJ2pUJN88AB6BZ7xfOBzM/KGSM2kL/lMrm3nGNhi5K9mTLw+eETIvFzeO2gU2SgHuTnwq/sHbVWOb/AOZwuHWAfEf3GZ
        OXEuZfUJ6/LWx1lsGzC4dSejrDPKApd/9NmnDxw7ZP08G+kjdx47dGIqrTeEnoNf+9j1D905/92Xc7vmzf/lKGu+eCHrQY99pXt8+OVfFF12/nrh0aLLXC8M
        umWbedtflbby+eWvLb/1w5cmNhgjl7QNx2Np8uHbPvJ3/mzff/1tk9E4Y/VlDDc4+KP3v1v++Wf7J0Wi3RF074O3/uJ//10zM0/K/b/HFj+N+wd/8K2LJz/0
        +ffsn4zwr7CRllxGtjeMvm/4arSStpff/sylCSxywjP8QZnSU6TvNYcDC6wOWvNpChFYP5DRPCmfHs+aAjIMTiR+GR4+y+AHwizPZkk+wAPHkJEDPuVB+n48
        ZgX75uDL3MO3PUJvtOnLT18uc5jyBQ9gzmGloBleVjR+qJ9FOfwPVOEfbA3/Gk/lggrw6yXwZSVo7X5AgZ4lAvUCVeJJ1hplSHIiqvZ4xEy98VgXpbbNotS2
        WZTa9KLQnisLn4zl9X//pPeorPsvTUalkRYZdFHMHQsnU5soEtV0DHoz3rii0mxQM2s2ypH3Pk3H3MaAozLTblYvy8jVbTTO2mMspcxRJikyiPROFpo+kGA5
        zvgTnPSUKZ6Lip9f3V/c/ur+yXjQriBSMRVm0RCoPPWl3/ievX//7VNLFr54QdCh7Byrg3184P7/NPhZrE5MK/8DO9//6VOyOq1xFuZz2ytzs71DJCKimKcf
        wFBjxTFPcSxl6IDgpm2N9bTgrT+w410CZmo8Ajz/MUGYr/nHs3lYi77664Iyiyjsit8OrOKX4n4P92v0wwwA+gqa1IkmqaCJiHYOTepjABLbAvG8bh9PYII8
        +MSZKxdO+9ddmhz8lVujGeDJaHLw299NVLokK5ulo2xmYuWFcYY+5Gs6sYv4Ogvb1YipidDTx1uf/NjH/b+6fXLwD2Y/syC4JY8ffNe7HcoVWCl3cUQ/EeAB
        bxSdmlhmETm5vvJZIJJv3b1DWWGZBVKgP1oAYB4AaGLD10cZEyEJ8o6knxniZmxlkCgFJViZv6ZGr5kNBKb82IFxpL0v+BLzW+8LmCS7tg8BP7Kg+wJmxw73
        IUJpznb2BUyN3WN83Zz19wXP+kK/5umG0wOVN9cHhzP/bBYfPPBDv/D47p+bP3jM3X5vVgdl2ngb2nB88OrlH2+Nf+qLtz4oACg+n1C20R0NYuUkRzTyuwbH
        3IkVEAjviOTjGFozbomiIAClnAf3zSrLSYggsENJu4YV6slUw8lYPoC2CC9qjAnRhuxAAG4iCgp6F3rk+mdGqiZeUwPJlTeBQt+BI7YyqfPDEHxkRT+I6nhn
        D177vh/9wv+z55X9gndncfs+HBtJe4wc21xeCxYI5MSJU5YzU9mjD+nJW3L24Lmz+OcvpZO27Z4FG4lB53H2aMOR69Hmj94sj7aZjX3viuPbKIJWl8/P+ivp
        saFsTTgNyf8LQw+APcBzxJ0Y38gfdHDdi4zqqNzBAnOdCbdSB7m/QZ2znaAZO2nCMJwtwCrXU8DjEX9fkN9Le/vTbLuEYxz5bccQRiI+rwdTlQEhCtRDHBkO
        dJfgmOTZBXovWedf0NMgjEUVindAKJ5DgJsIxZ9oBe010QU+qu4AZ5Fy5azGij2Ypf0ic/YL7yQC4ge5m9tq9t7wIO0pudzxbRNrhIUmJR3Fub3/AbhyfOBE
        uFacQCKqhe/xzpJA1Y5llW5fWX9/eOBg9L7et77pZ568TXbi0g0Hhbj+yX66b+Doa6rAIzqQp8Py6bxCGqZRju0hukPYNL1osq4eLnRX8QnZ5oQFdYdPRSvD
        j3fuZWrOrqgFJ+CaBsN8eoK6kDQRxpV1c2EEZwn5F5z7i4R6PmdjByocVnhGoW6LoJx//o+I4tYhWjT8PI9iC6Y1PIbx/jUGK0R/Zvik/47yGHo/RvMZ9+3Z
        /ZS4is3bmGRN4Zjns/J8v3Kmjh3KlTTFA9H43CSLlfzbSFBWmIXsN/DWCJsX7EG2u2yacm1HI24SI40m5MVXhACjIGGPfuRf5Vzd9co92RwSnMseQXZzIw8I
        t7vyFV9vy2Am7hdsB45uIt3CoAHWJZfxOGdJ0tS4Hf4bIq6Qdbz7dy+N6LYgP+364nH575flpx+/5oj894VLKlHOgC28/HvCFroilozYXRfClsELMI2MK8iL
        iIZBK8ptGOH5gSkynZbInUuDZY3bsqqAB1rqvSvr9oGbvkPhv8RCFYJMuZZdmz7aFyibCUaDs27F/h+7DR4TAXL3I/0cKG3mn4Mei877SZe7wQbbYF15Sl6K
        puvHcGI+hXP+68W5bWc5y1lGlVk2tphlamcfRcTLFN7Sf4uIeNltj0tZCHRMNPuUImOlbDNdgTY80J5AHRKEb2EjtCrDq2C9CFTgc8RqoL9IkEKEW1WERvaF
        QBG6RoQOvw5C+4q2wQaEBhq7X1DUYIw1UoRGvYQSE1MK+4p4PrUp+nhMIO0EWyI5GV+wLZKnRG0c+taA0D7kJmg7JLJg1TaqoFaTIVeC+pTNK4hVqsHvhLO0
        92JmCl8CX51LhtTtiYA+leJp80HbZ/KVx2ETEKK52k2GP/y4NR+5sJrMw82oiIrx0t+nW/ZzgYnW66hP9bLJ08tY4cSU9eTvs/z7HFI0/qJhIHzAiheIhRXV
        DBFadOvBePaYkZ8xJ2ZIsUmzgd5c1uqtb6zVG7JWb71Sq5fnxDZkrV4zvHkl/ScGiv/Ng0AzkasL9iFmBYMj6zBdvd5osi9e8QdDxSwRXc/MOHX1c6f3VAuX
        VF1R4gExDy5tsUtLGSMtZQTflQ0vFzWAKQVltEsfWhFi0dpnLDShfQaJqjv7TJonqkd4dH4+YFhrBjnTXBEH9JshSgsHCox6TZ9l4NbwU3mDlw1khO+CJQSm
        s7xCFxwST/k3ol4c/Z3P+Izt95kOwMPfIhsA28piyBKPfP32SXnyk75zMf6tq8L2erIWfTQPwWs4J9D13HfWGxqAg2sqIGxDgK4LMXa0piE/Xe/tydLzL2YD
        HBkN8tBU9wBYqp9+xmSaUY7Hc+mlkBiEYHEc/Sh+LJX4ESp+yG14KjLbqiGGhBUM8UmgDDGkIZBOP2uQS2GJYXiAfN0lnis5xqzQwLpiiIjLUz5jdbk3mIUY
        Urp3wRp/zs6eS5+n32rXzsqnxKbnB7OwhPooP+cTzZ0ThHpFRg6FIqBQTVBo4+h8GFHh6K7pMGeBMq4aBQ5tBL48wV936TE01wOC0MpIWtlyotrJJf7Ewb/+
        2a/8zjs+cN/+CTV3HzauJVwOD2ZwWRrsgN+iySIMNWBm1PSKrkBdDeyE//sK+AuQkUSI8K87+Af3asI1B3yyahsQ+OHwD7yV9JKBj+374P2FEoQaQHaIobfI
        8CTg3Rfs1QJRRlP8hKIwD2KZ5MjX2E+kZcya2JVdjczPNwvOd3MlPr19ks3b7pVe9gbUMRYNs2/7WhKGFa7dFaXVg0dQdgi6TXol00Lc2W7bt7tQpJsF2qEA
        yG8+b1xpo6ZMq93p5p2gbHcfDCW1KV5vhEsNJ9mcKJOpqOlzYxkFCtvvJIfir/kV77oKtXFQCUv4Eq7ZVXjPnDxkLT/Ks7hYvexG01fK/6T5K3jwFVRPkp60
        wVd8+wY+KP3hBkqD57+453brczLuubMP2nlWp84WzqqGWrvBs6iAC8F9zu5mZfF8iANRXdha9kkfF12H9JeMVryoXfmvhLB8R+D5g50wk+wkkakh5cg1dMoW
        LOIxQMZTtJiJPg4M+ramiXaabmc0sTNi5PzdiDr0pIvpGBbK1kAVzJQnEIwtXcrzcyhJqeMGa0kieeKsnR0N5pWwBHq6JF2op7VL6hrf0Y6sHlQIOud1UMgw
        AvlzvkITHgasZm13kqWF7EMdrFsRqMbns3R71cKDi0lJZ1659KBuIQbOMFcmC6dWKM77UWf0bPHGvbc9DAaXf31k/zE9Hyz0BkHLUuCcZDPjDC4WvbGdGZcy
        mAi3Y/wZVZriRpeTm8jr93DMv3VpcvC9KujsH+FI+eBb7/7+74CFaXLw6Ps+RlFI7w9/7U3/5H1XLsn9O39g+bZDR76wf6Rm49Fo0KXrYAGjEXxX8uncgfHP
        CKMQLgHp5OV/+Km/2P9ENsj17sefeiLLLtkM39dlenNjaXgD5B7vuDDb4XN/BGcvyGy9CU56IXAs4LIkOvhg+e0fHwzg3VCxWnYx0QIYMpzRBrKfitwIrdIO
        Lqw6TXIyGqTCxz6XLR30bv6rry2/9X/fP7GLIwiYk0rXvZHQgR5MbeV6zNiZ6nosjrMdssd2jO3i2C4d3PvdX/yH3/EXbxUtfWHk6jrKyyHtjjhK/PlbXKSZ
        9DF6xMAJzc6fx6T9Svlnv8jl7Q+f+/6ZYTSsD6P0H/tkYOQkyvRyfFbeN7XDa1s/nHO/gNwvFe7n6rwLV9IMtEYzc4Fbweqh/MlO8Sd/Sn5U7uSXogGDxRx3
        smS+ITKkMNFpqpV6AmpeMNJYxpErzYqEZRrvLDiQBnNsEgg3dmhUIASJxHy6+0qKpdFxOjtmIDbpZT7YQ5pcxC2JiIu4NMRhXRGBN093eqncvjKqO/uD7t8C
        XJZeD1zSbxYu6XZwKYCC8qqhZq4N4dsdEShK0CtE8sFDeN0dOFSr5WUQLmXz1d+7L1YJ8Qmcnb566dXoLnmmFAZTB0r6kiypwIJakMoPuudlext8mj+fLQhN
        6FGMGSAN4ILFjUU4pQhNGA1Sd0auKQFlzMjgd7BSS3EmNxB4lye2V9niZaMlaVRScxFzPm8yvxDY/FJg85PNCw+/iTu2EdhKgXlaZpPF+oJbrHqiCRwpstFI
        V8fi1yuLb1S/QpFcXGZyjr41FlQ6risWOIYuivAM9KTaFDoYvlyjZUEDrGPs5Oizjr/nGgNHWTD3nK2bgq0Hm5h6WkWN9MXKmTnjMW2aPma78v98+pjo7GXr
        h7Zm1/+/EElRQ84XhBIopjnRECLpso9pjiPqVh7yn1M/2aWhfUWCvVB0kV0rWZuuK0Xphij9VQPDec1SRYhhtq5RiofiiNOM2MbprwlC3s2lNkdEDVwfyNwG
        zYCpxW2gkV/I4dYRoGddkossPUZnCaGJnu3ImkMl1Tzc6lffZqg1XIpMjgxN/NC08Z0uRBkYxmxkwzcDKsNwJf11QyxpA7U8SqbIzMbUVy2mZUMC+vTTxpGO
        xg1eihMDafN3BKbypwWakQ0uTUl7XIMlWQV5KgWtHKAGAfIrnDplb0LuPs/WUVWc2ZUqaZWY2VPDLZMfMH5ddWdPl987zID5zGh1hEBrAriUwc7DIVLHO6M7
        F7Wn7tGURYxU6HPL65ejfYb9oOZISNtEFW8y14FuO33hqpYbMMWQqIALhWfwQu0dTJmbrpAyUBsllxLCO8eoQNXgOAv2x9jwwMJkH6plJdaSRQwh1Mjswonj
        564NWmsCjY9Cjw1YvNzODkdmBdV3cr1udo/5pMlq1EzcAcARDbmtuh0YHrswXPnEwCSFiWIt9z1w/67BHptrii89cYw9zV4fvATT9JUePn5J9AZYFZfs0tZa
        2w4h2EtOJcI12wFNqml3QIuKJvLbABmXI9jvltw9fjU86RzzHBNn4xHOouvjMY1iszd4I1QACe608dksP/V+Yf+xE2Vwm8eQKIWRNP2yN/ySVzlseTCb66/g
        SLWOoz0j+3/4kmfnRLvC3QmPA+oVNbUtO0ReL0PK2hhim03wSf40dJzN4mT/wM8dgC261dYMS7UcdJ81eF+kXy6bza9pCKlxr2mg80b1NZG+prHxNdWj/q5s
        5RIe7bKevfzWgKEFDgfjcyWvzLu6dBkggTfiufzOAYEHvEqQTgLD3MrpA043c1NOHz3oFFiybfxtcFTfrLh8iKJVL4T+1iTrwP/QdkZZR0T5OlwH6sCFrgxg
        K4cP3N/K4aO7weEDOY9T+AXMwM2ndPmABwpWoatOHXUgXw++HhF9Mlr57Q4OnWVcgoINOzeMvk+EmAqkD7XjVi2pQNsl3AgRNob+G9tCvdYfNKegLjfqLBXC
        I+9ZZM4EONMvEm2eRSXjWZiSwdX3mOdIp7dencaLKJdXXZ25fHUaldVpVFeny5/y1Uk3rE6bq9MeZe2p1elsszqdbVans2F1OgKjLlZH1OvGFqvTqazO3Bar
        09bVadMNqiarw9gAgOnL2HLw27g+eNlMcAYYVfYbepf9kDXhJ7L1Vmy4Hc+tSK8DUib50p5UyVOE1qU0OmgVwa341i43abP8WC8xIj6HQLcp+oRJjnLHoWef
        voyQ1Z02OWcT2ZhwUBoNGlU8ecVDkbKGw5PHFU0eEXSdhY2bLkVbYkl9E5bQcQv5pOoVLImm93C03R5OsJw4gC32cPI3sIejKSxRdCj2cOz8tfR2MrWHG9zD
        Dksy5ZPPdN6heRFzLjkAKx6WQeWv7BdeGTM8cFhT/tOXD5X16reYwjyeUFyMJ4lI2WYYgITWEPhwzpK6Ch/hpwhBPQIkQaVzFOiDO7mkRMKdI1/+g2PR4oc+
        D8cieBO9e5NjkXxE+LrNH3v7F9/z0/9u9xflMe3gOrSd4T9Plj38M/k4mUJC0QNqYA6zrGVRdxi0x3xwQCb/ADAIhvBomuAZxLRwCm3kuJ4QI3GjsokwsFj5
        GVoSQDycBz7AqQ8L0x1lRGoAQahh4R4Hs09HMSctJokf/vqHfnl4/uD7PvH4Z+49+eO3jyYFwEbbQCybgfjQFegn4/xl/cJ6Je+xM8DXMbwJgLsJT6cFf0uK
        DkfEjjwXj0sLGPvLYpzFtnkWS8+0BJI5IMO3IVEBj0qK0X8qfkpGny/WaJvVktfVixWbcPR1Ba38s3SAjg/bwrpTHhXbTvmMrVfu1yv3EyzEeFR5H46g4WfW
        0U4xF/rsjpmmX+farngy7geA29zrFfhAZMu4+3OY1gkfBHvqvRGSN5BeLYG+zoLwTNNhYssYrxbKIjspYR16fIqnxUTwiSYvsr9bDL+exXEkyaAnuzcuZaOX
        4WQMwgnLR7ylb6RQxQHczeobxJjCN1I9inPfyLYAfso3ssbMDbOIBYzTD2AMhzGUPeaADuw+2A1ncTIjcEi/RBjcrIPdCws8DLIECFx1IQCOccrfnHKjbGr4
        bY1OlHOb/QVjrlaTqNysEug2EzVPeVjW8EALoq0y9xiVSrAdmsXCN7nwGX6RfydgrFirr+tRKW/vOi/FJrhCOsFJUiybuyVfi639DfhTNpl1Y0YZsGP/sWP/
        QJEMLnBTM8OQE0G+MXz+ZDQdm48CJVlaI+s6ayrAMPdx4gSIlkNNChBNUX1a34TSk6jSI7JEoqpO4tSfjqJ0i14dnVyqaKJUDC85NrMYXjIo/aAK73v5GG8l
        VAyaFQ+fFsh1a1/w5UCuzX3BS7jW9wVfwjXeF1zG1ewLPotrY1/wAq7RvuBTuPZuNJ/EtXaLNwqgVIlI6tRPOjWEdGoI6dTA34OV9DeMWeOpdzavppFZpr8X
        noLU8dgEyGg9mANkRxRPZoefdQ1ecg2+lDd4wU/U29AD0uNSh5juqQz8ZdTrZkItntDPQb1eoNIVTShFQQ2v0BTIBUZoSuTYUpSzpUh1TyNNlKjwloUL2Xgk
        u3IO1rUeyc6AAqNIdlamd8dgMcAEXy7g0nNOFD1nPuvRhlYFzSLMBzK1U2bQwfUVJ9j/sT8g4r2sMBH4ugbPGm3wVdfgFcCkjEmnMmCyucOVrCrv14TPdu7u
        dggDKzJAzeUZoFC6YG74lbV7wnW5PhUhZ+lcbfjKWlIRhBpIjCCacVUQarA4JrpdzeaPyrPszcbDPwsFGG/4Pjt/HD3I56+sHe4753gRnRuQVyKrnyKK07Ka
        bdRtEHl7wnqmDQB2jthO+1wHd8CFGpCsElxgDpcLzeIJBfWN6wvZ3ajsnmB3NZQkJHyTrq/T2XkLhKEBwQCkmJcxTrsQANiFhxUaybCJDfQVhv8ufYXhWQi0
        IX5swpYeTK890jzOE/gy4izrMoSRTHQBtu4FZ52rb+FnZioJcuiikHNHXd5+xvkI+OrnM8zLAXiADrckCUkFOx6s+mBGn8gKj09IROjIQWoDdOvqKrmNUNdQ
        WQLNDMgy2w4SmhjPD5B/Ri4mkQ1AMVpkvtI6QkF+4ixL+DhSX1XsCjPSD181IxGuK/qUxkmuVcDyINNBFmESr7zaUhOyhQ3xKIjEJ33YDxGKF7I+M61yAfOw
        2RoSdLjz7MKLFrkcPoxoHXhUNJkBHychRehHo3L8IDTvGmTQzBRthcHgKeiYERFY0BOuJIJigmrNcwLn1lgUbRfAADxKIV10IaY2iImNHBMZ5QAeHEGRkZUG
        e4BJqDS0yyBzke//3o+XN8/LXmthkzTPZ42zZRwJ06J95uCf7csPZoXDn08fI8wb6T83sHx71qXXivYx8VZdE2/1NMVWrPm1hPHuCyzIX1DEnf1cFNY/GqzX
        1hhK9oKgeYzEP+r4lpW4+X5WFvCZpYglq874zIq8t/RYQXGavVlDnafkN2kkzCZGJFTH+ZsEm/1NXMtTfmakBbxPAnDbtsqADpUp7yBIBN4nSAXZgXOLTGpr
        zh7S50Y5e4g/dby8Jc/CZ/jPUT4oxCXSS4BxbXKmMexpo38KfXvcB+eakki/YX5bX5zV8APt2VNeKsYWDY3elTcMPJS4xqUFaAlguwbZieiwYq78nz7iCwpH
        oCu9K0ek+92i9F7Z7Z++4KrZxTBio+SOgQ9LiD9tQBLlOrBK8GeJ4TXQwSWFmEG6SdFuct766S+zchIyhCI6FqVd9hgGpiR44r0TzLMKqHRmdq43v7CIoGJZ
        wMNodXPWhsgFqGY1ffC+CR/DeCZcWtw8MBldoTPbNgsIR+l8AQMuICvobNkWx2BuKQjUzK0pL3UuI3vDsm9aTfwJKO8p2rVGdAIO8nXTH7v8cURBWAgk8JCa
        VotUgMFvgYBeCEVXJosPwHd92uPkIc22qVtlCfoBw2QcmZ++aF7MUmTzYzYwrVzc1ERejcphSwxp7BovOcP09TD6e8CV0rMDwbzYtNN3KGjxpLM4udPEt+Bo
        eRJeeFpSDKo8K/dw6omMvEvMyFsNgGCy4H9jTO2jQtCZ7Q/DDfYFmtAP/vMCCB+4gK3moSgxmGITd7ADM+S+kFsW2GEQsUOxNFW8EJll67UG285XBlca9epb
        tyWnc21xzWLd+bHufEcHeGlsxIs6/tQ0OqDGoxA4UTP0qHg7VAP+CF9+uDUb2CfpoNkkXjThZI0whkQYCDaBfHB4gcfwrI+ABnkid5zOnaNH54SMJz+VmMb6
        /FqRqhTraxF6g308h0s62I1LPOgBH+DwSBfkOqXJwuW0cn7eKs/Pg80Op3WenwdTDqdIsV935+et3NmhhfPa3ieo2Fr6mwUa+1K/g6nhMArkPsEYWMOBd+7F
        uRo8KsDhWEgAOHc2m5ftMP9wH8nFgestPUaO1J0u0vPjhjs/bpRudNOj8dWLDrXzcHqcOAdTPWVdcgfZzvvC3+h9YdT7oia/5EDDdApXiw2uKVmzerzenPa8
        aHs8kmvyTPWiyXyN+0FKCsT9HAqrK0XHk57tbbB194TXLY0H8KSa2/DTnPw0P0ZVJ0Ae56Ei3aBmKYQgAdrHO0dQeGf4TOcuVvrhmXQToYAKbrX7LkLcnuPB
        NM+sRWFekFVINvDchDwXyvCCKL52Hn86Y7k67Xd2BJNdF4miYK7l6cDMOJMmSN/U4TaYAb2bIVUcwzWuByG/a3djBD2LN+8Aa9iBvpfwRwSppcoLRM2AEQNj
        bmIcTTWuVA78ZLvBrpPi1/aEo9NRptrJVZTU2tCrMQh5+VUiocno0H1HPrYLya5dlexmlabPwilNNLtcsAPdhlENdsoueYAw7p2QbFlaDtqOKF8JPzU1jAuH
        xe5YFxJp/iXJmohDBkrMFDf12NfYmfREQjMEeg5RvnZjixZatCby/p2yknBlsn2YT0Rl6dtdmNVkPNhVOupwO9qdpfKg59i4W+AzjFW7SnQvEd32p/x0vMJP
        x/s6dMZspjOb/XSmvbRauTsNd7Y37adTUgj66dQLP52m+ulA5d3sk17PScYXqiSjriQj99NJ1E+nubWfjp73uyzIfvKG6ZiSKbcERJf827ow6mTN+XqjhHbE
        Gu/19F/ID0NjI3DENi5LGmEqn2xJWi5PzmdzI1nFXKd/4fZj/SnvjZ14Ih2kqF3mMQI31FIhd9K5Hxbb0llsZjLoDlEptS0QagjGNrVqLcv04OSjNEHz1e2R
        2g+2/i2DqtOuDMx2z/9UhSy+v8CcVy69/wQzSe5Z4fRnaecs0ar8+HA/m4V5T2g90mRG6c+7TDXI5y4z3Ss8Qy4HMg4oQhjz1KiasAA0K2M6e/CH/69fGP3H
        X3/h9geBBrDbphyIZr55iamBamAp+esiHMR1cPkgDgavZ3alCIcqwq6Y3ihWdyQBHoEIYIq8Do50nPrYBrBUQHJMa9uCRFZ8hQ/+0ou/9/v/Zu1fvzgZcZDD
        r3oOTmUbAqVLxMFgTvmKNc/6BdqIqvZ68YbOkZaAzsdtCFfRO9KpeaEinkJq05gujSqZcisRbw/3N4z1OV/B+ayv8ORLOAf3As1d3dkX7IGPEdRTDz5TUGV5
        AMFCQS0NLIaM2YWMGan3ffLjcRCvuWzuKJLdzrNFuyy7TS2b5WUd5mLiRis1cESBi1TIgzXD5NHPBvxzV3+QunTSzwZ3IFCXsk16JzOF8YC5ifg2RK22qjvS
        h6L/CVEIbHTuvG1UUkqbnRbHi43xeaW5zXO2cT7Jc0eBKhyzHU1D/GI2uzmzMsqh29ltMiYXoYrpgclDCD5KKnK8yGQiRdWyaJCw/PrBMJ9/NbOyQCyZEv7l
        ofLHBIQgOquVAbccHwYuIhaySSIT6bZDrQxUy8GzeXVMKOwsrAT+XCg6A0NfNFC72yBObFxJ0FwrviFBc1xN0LxmaxinJmieXbskGoXs4IfbvnMCmOolqvQS
        Tad5nu5lgAJ1UCEehIb44HFWm2ueSx+QxSwP2bTTbROFw+vr6/UalA9rZZx4VFoAQ3hJLUFi9YbBHf2V6z3v/GhQ0yweSL1SMvgRUlq1WT6jS69joXFt3SBt
        KBENXKDyt0HbUOa3y0wowlZs46xxUMxXe6awQ3513c4QLf2d22Mlzplh3jS5aDGpBoPU6NeL1NUiR4E5ULbOB+katXEax7Ee0LHu1bHuEariOrABWHlbS4oL
        Wz4TBeajwVroamd0UKxWZZJdtEWpkeWRQRuXD4KlwI0JHqJx+psG1k8Wl3Yf6/qxRTN6+XFU/lDPP3bg0tnd0phbs509Zlc2k8UQW1I6lKai3ARMow0BHKol
        jbA1nHYwNUZEQRSfarzw0MyVIUsh0qXUw7tq6+siJYhMFQJBHRdoMzMisTDtgQ3OaqBcRYn3q+mEEnV3E5HcF001gZoulG5rxRpaSK4G4ypaPePsm1CJQ6b4
        0ABlXHGgFsAnDmVjVRyXHR0gjT1U45rclGdoLAowZQT8B3kU9Dc3hGjrIdQwhEiHEMD0z8xBEaKWNe4/1Lh/5GgKS7M8w78JnhDgCb5J8Pg6NsPc9fjkF2Pz
        HXhMAR5USyDD1fB8BY9P8BhdIfPNDyHaeghV8PgOPH4JHkaewgiCUwLUBUHKmSU1+qRqfmapSyKh+gX/iB+YtUC485AFGhC3v03YWHiAVmVGVWc0HwlKBGUM
        WTXjB2KY1myQ/nPkSECltxez2KWKjZGs1YMrML2WmWdNLWhwmk7u8KxX7QSmqynpjEWQNe7VO2f9c4x8xZjOl4e5SfJnxo/Xna28do0IHk/PDPcMBVCp6DqF
        57SAy7vWnPFvohliqQhSRhyocXY5ckqRa55HDHQtfcHkeeU0vha5q4fPo649NSQadlCzWahS6UzNomSqYlmnXmUeatUZ1rCQ/9WZ2n2BMzWzst+BSjcy3d83
        uVbG+k2qWJnVzCtdqAPnQh2qC7WsvB60pCvQxjC7D8GFOv1XrFIZop1hBksXDqB1pgP6T/uoTO/8pwN6tMc0b7pjRGijewQesI6pvdN6ye4NitYrp2dgY0x/
        j0H8Z/zAXzdrSBmg4NCIa5esxoUI+Ncz7sioauR0ZdUtchMJa53Z8FifsTpx3oDFHmWsL2aVoita3i0ui65wJP80Mk3BdxuezWT5z8o6eWd5CBc9pD5j8UN9
        SHy5zjvLsGRyMbjzQTBm/HaK4cRcsfihbAa+vTCDyYdICL+MLLWzGNksS4tB804hl1VNUvXpiI9qCBDCSDwoWLl9amb43OMWf472Vyunx+px3cCJIWy1yN41
        ga0dSZkaFQMMzO+N8TgLxjzYhP1SbzJtRKzHtwbmFw+doMK7XGgCQgrVOhN++biCzI42mHdgT27qGaa/wT6Fn2CfEo7pIWUJ8k3ZGs1HdespIfOEYo2zDmsJ
        tukSAzyCDciMkfPkHM3wmTemkNQZO+Inu/IcHarwC56B65I8KELHWFuYKUW8hO6U7/pU6pxPZPXqsS1p+1iTrMjc/fEGt1aPb+U45SMOjz29SSD7+eEtBFDP
        ObWyWmZF6yBJgxXPgyHaG+MlnrM2Y9FwWg6KHnGaEUBDAGiiUDw05jeDzyT853CIcG4QYUu1zkFhG2/ZM85KG+PX6tofV7/hGN6rnnjjtPHlP0yHL/xhWjFB
        vb/fTYbPPTMjsl4RsiK8Z585bGXv7DMIbQ33mZvlkuwze+US7DN7UOsC6SrYcklbpjZd/hgLSjHIJd1EYy5P0Zid2DCweLEkWNXQozk7pT3S28p1p/W+ezXz
        PywfhRg9Nlx/9DhSkNeEjCV6QOPhaNU7lnwmNem6v1aVUmPhEun/avISWR2YqVq4xAPYTz3kXuggEKcnjXsrTErZsijZEKB+DIv6pKtZU5gSqEKkVvnt/2Ud
        GawCQpx6LOMCHRYBUU4hRioexqi2ZhOWm8m8Q0xjCioSPJZ1V8iaaHHXm/4q7tdXMvAHQFJ/ClDWUOO64Bscpr9ttDxZrd2F4e+o8IaoEmQWKbCj4adOzwwD
        4a/XIkgMic40JMcMzeo72shY2V3B8RzIcFcPyuTHI22S3ZXMJ+e1ZpXhl6At6e8Y4CMpOzgReY6WwcnMUTKHdZRObep0A84TsSb76BUH3iDzi6Ux7wl1wrI1
        Yba06UzdEzXFzavDt6CKkPVWkV04cdGUslI8MIFcuQKAM4+MewFjMbfuuZ33nFbCx1BdTDSjR/UYmJUVVzTni1IDdzwsMzzchqmzfhTf4HMXr6J2J7idGle1
        yq25U5NVH4avxd0n2ji7IZrU7wEXOHqi3XKQOdTGqadAog7/rnnNw6mFSZjc1s7LJJJcY6np+xqEKGFNvqqFMR0i3tPW3FLMvSybGicnPC8JbPceeVuXMgVW
        XAat/iCWB45H+xkn2NINEE9X9Stq+5k7mJkneIyJdGowHTOa0k09uIeZ8D3Usw10SG3kNo9zVBCsTtxCNdAMfh3te9uaxKwBPMnabu0waxuXazfLtWsj0IlR
        AAK9JtOywFlK4SdKrANdm6AjrPw7NVywAJphXCBWTpaKIIxpkHaZw6pFAIksh9qdVnfDT1PNjCKKwI/5yTfuQQZ6brMNgzzCM9p0Qme2fkqteIyybGiYp/Ba
        xmjWdPOSCrW1FB1rw0tjoXSzZaEIl7z8NemaGVJEbSiRqoMO2FWCA35F/nAXv8TwshP4CSbFkAmrLXplCx8tZNc1lKTU+QNaoeh4NmfjVZEk5qQTLCgRtI4U
        SUBQiN3JYZoF3WQ1E5Q8XNO85HU8DE+mFkkaT0Hqh0UGbXVALgIcojaUxspDsxwh9oePh1iWCrZ1JVIbe4/Re42jr7eDYgzUJhK0inUCiewYTiAExqJgjmzq
        hKOCDpocZcIpN7iYg2uxwPgRmXL+br8EHnr1AbkagCDqGKTTQ1yPoGxbr7QlFHRHC0jubrdavddAWN2vtbvCA7oxtYowq1Ggd6MLBFZTAr6esyJfly3hl/YG
        VtSAT8zRdqAoHWf+UYZ8MubV4HwZEkJwN8vpIN6WXMQGq/S5dqyFGO4PzV1tvxUnGwfvucpvoVahjKgvQUuFTVhPlmbwU8wh4VyQh06qUdsZ7OQnayZeg9Bh
        /S3DhGovXpDpRd+n+TiTqYChRAOGElrCNXlyreI3H+SxQi9q9u+gGkqkcrHcKwN6GKLrQ0h18ixdLSEsaka5SoAIHCT8DWqDr/ItM6MaGoI0RyRyfYu0WJWW
        N6UPwLEIzBM+LGZmTGuJJlScQLgOJprWTp7MwzamYk42hdv89HTkjcwjpJmoRi+ugEpINKKWyCkHOuVg7BQCWJJCuIBEYz4R0bnHBpoUT/Qff0JbHjBVHqIN
        xgWCwFt9GjhAQADHB3Cm9YKAWZOpbsXoJEa25MBNuabalo7cdyOXAWg6vkDzuQdq2dGRByO6VmHtsnDM0rxI+YiXFF4pRt160J+8Wbhf8r91g+Za8tGas7Hu
        ENTcAa60053DLMmNpeHNiEj/gF2CDTfA5YDQ9CWklOubtTJkee/+B5XHGzUxmQK8Jgev/kDPGKgeS4jGMOgaCRd2yXdsRrxhD2YKjrSE48K6JiFkh6F2qPks
        w9ybJ4BmySWta4rGHInkbdp/jNxZKyuDPrpcolrLldH3MZMnPX+Ccb60I07BMsWnNEVl5522j924E+axWC50lFpyJmuB3R6zlC2hcsV0rAczfbWlodvCxb3O
        Fl5480LNOqV75dKOnf1du696QzYLV6Y2zHyIv9iBM2dDnytR0+mg1ZHHtrQiIhNPx1kRcYXDw2Y/yWzGduFD1dnyxzT/cQaXVPqTi3+lJ30ZkIiaOkSVnlfQ
        1XfQDbfc9JcmWVxue2aJBsp24FQIV9CBN2G4dZRv4EvYJw01XlaS2i9dppe0y5JfiTEINMYgqYRdRVt8lufhNl2clMn3ajiWvBWDAF0g9dkc6HdpivJwhIH6
        BSMjJxMXTwQ2MzSNh2NNmhvQbRBucd2Cmv0V/EDVRp5eaTm6dqk4kKV1eA7g7AHeXQbCwNmG+ULLZcqRBIubbnG7ldPGoucGkmQA/7Fu0n8Xf5B1dMSspTaG
        X+6CdTgxt7lPh2yk5fkVTXubb9vAIceW4+3QbRDQgqstPIxkorRq25SW9qk9qcPd3JNOAFiZIdhNJG+H8POKqm26/iy4mwvOQ7ktuL7tlmm7xl38gQvRNttr
        Bk5Rru2MpnH9cx7M65LphsHcunZO31vukkVdW6Z97fHYBSRpEUvsekz1QISgENQWOnhOXRRDBUpBCEVmOaeUMFJKGOXJakn/c14yj/5qREejDMVsyVDqPEJh
        Mli8quZoLrVD33nEN/XIoK3+lW0lHRv9wmUGf45VnrepLsTCVq3cgswiRf4WfbQdSLf8cVYBzUtHAd3eCOiuo57wY1UiOuJGbBdLxx9j/jgit6ZEUleJpJ7D
        RJ4WqMTCtLFv5YNzBMVjBMSI/IgQih2DmkfPUD9D8vBYudk2ixhrgvxYE+THU2sIyU15eMRyGmM9uXEiG1jSDj2x+Zmrg/5a9FGenZ4S2fZaYU91nAxf78pp
        +scPmXW6FlVyBsFYV7PXD2s8DjYMf4FUwuCJmGU4zg3mWoGr+Cea4fWPZW8ZBnR3eMuwdVzE/uvhC8BHbLagBSCmQ0tRIqIzlv0kzCu7RvueA83JbLb1/rra
        Xi0/6SJdjT9v5EohpFD+zNqrXXAf4/pCO1fEkrkgIkZwMEQp0Iie7kQnB5fFN2p+FOfKUwln6hapCK5GkxnNQNJA5DJDgLoIQXWvaeM1DQY29EZCcXrjbBFJ
        neftItZvnsZbjkR67CG8pAXPUD7LH3ourESeYU/y46CHggTtsyObns2WsFR7s+hsLksfuH2SLWK2dQAaeSLOMg4p23F2BC/CQMAgg1ygHT5muPWEHoXyKcEv
        AqU4j8gqgrDGjGpINBozmxkzve8MB5q4cE7Iz4N5FFiIZWgyhJbsg0jX7xoeqGLJ3kyonrVvxtLMYEh9It71TFnFGJ1z8qYWAppCEqwQRyPqmNmbCKUQQLxu
        pMgUMwYoZEJkYNaIDJ9mJ7gi5lM+MdyzwQMFSFBjmQkUR5SrgOkKgDf0EoVNnV6iMnuI0KmdZyaL6XMLRriOwdyzJl6YoyBf09SaIKNBR+veNc7JdsgW5b2L
        Gjmb7cBZRYxhjIR09YQsFqcxn5/I/pAhjICCAMOb7LaAuEbAPgWIa5QMOgDusfwuHeCyRy9t+XVxo8D2JlCwN2mIQ0VmIortyToCgDriQmYFqVBMZgLsEfjN
        EEgCuiYxBumggTH2jdtAq8kJvVGHdbVlIMHV+u2NOrqr9fLmqdFhFbmkI9Z2gbjIJZlHeO/sREFtmTp4T65aPrKMbD25kHffrbkYeisJYH+Qi4Mv3TboFeWZ
        vAduLTKYsh3yxfS26qOv5ycaIOEF7wU1Q/yMjHWzVP9GTAkk72qu1ybx3vE/zH3zw9/A4lefLxjkmy0J7XuhImwgxx1G+kPY4xJkWz7/Jl2fN8vPlAuzCkpd
        bd/I/bgx8iLjXPSDi68KOX13W7evvPUreCswoBpftflpbvDBHDf4oMFdPYiJEYOuJoxm2N99mj76gcEOITcZYq7Cs9muDVFX2ZXd8tIru70i6orJwhmndS10
        UiQ+iUUUMSxq4SPm6lp4nc7hgmwB1yJtfAMXO+gmwjPNnZUsjx9gFPC1qvliB6X/MzuIs7jI73XbRMZ9LSLlG9V7HXstEm1fh5/SwdzQwGOvDj0Kjvgx3nRH
        dl2fcbBdKx9iZQHzDMGXYV/Xx57g3T2yQyCmzH8TlDRWStp19LONEH4FNzhvG+wkKbJwdVlcTl4v42nTMRY7fSeYbvccCTs0oKhISjEHRrLzHKzuDLVBRDJC
        baSHxKU8GIF01xlqZJHQI0GhAeYCmP0mZrNQ8IWFYg6c16LyxVlwQxG7lTlkWHzy4RiRtELiIhzXYXZz57Ldk6zPAD35OgMxIAb/7gvrjhkwEcunjlY/2SEE
        6br+OQRotCcIhtiB5emCCe9EZaHdZVDI5xEBIc1GjIDobEibtCTPRqrbLoHLRFgC+dMH7JYwaFEzeqI2fdMss12wzKhgmRGO/YsMCWoRJLiwkj0uyMKGnCgM
        x9aBMtZEuljUbHMxxDL54uJBYo3bJtMHFymcnos6IQAVqTkQajIBEOPJWLZg82zhI72JpstKd89qBoLZs1lXdPNd1pwVhpELTqN9EztftUEA1N3811O3wp2h
        Y7vH+nh4gGQcUIJFCkCasrOjCZNZyC8sx42YlTgXnRRZwY64XedZiDDZQG4TTawCVUkQDGvW/IbXzEd+jBhMsF0IOTHkmwThNUmeRyFR+CaEb5OKdQP2yhkK
        M1z7BjrJ1HOsBTPGrHJTMPWiJ3jCczMk3AxdiL9zdk5IC9UBu1PwXVpTBIrP0hm9b/mtgW8dllgNhaJdn4hmgfwv6VmK/VzdIs3IS5qh/NrhAaZ9RNmLmgof
        S9J3BjGDukKKrNVXIa901jqLtRXxkvlRKNq/YSJoNhHiAUIhmHIeUk5ukLjNLfttYLZJYPmCFpNWjComKhHWK4UJsftFIJW3VrBo6fL5LPehjw9QEBH4peUd
        iCTu2x5p2yvdpdF2tmwrd0SWytu+Xdrm2NnTtr2yrdzB2rlvt0vbhTKnkBOG0kqWoYWi7SFpmyf13aVtF8q2ckck+bzt3dJ2yX222naxbCt3QHDct3dK2x3u
        c6Ztl8q2csfuyNueeo+0zUOWrtG2O8q2cgc00bX9Lmmbhzq8SdvuLNvKHdsv2j4gbXMGv0fb9su2csfuKtoek7a73S/XadtdZVu5Y3fnbS8/LG2t++UtaNs8
        nw2EBsLmUbNvQGAXqyBWUGV2ZHui7o2QI31xZJdGdsfI7hzZ/sjuEmo/shZBxhN7FTDuHEpK1OwA5w3UOkJgxlgzNNUE42bk//wcIlXlKNigUBu1ysBGFm1w
        uIImh7OOkNqJ0R3pzmdEQnfk3JB/h0w9kVuOjL4LDl6IoUMIHbUj6EF8nW3ReKTGi8AZL6SnELYJd85CcwTKFdvrVnHmedhelzsBiIDz+KAGAeeRQYDLBwch
        Lg8MKCS9d5DigmKF12odkGtx4iDSXSV1nF/JmBJp6ji/mjEl0tzwNXsdt7ftHMv8vtCgALGSfaFa9DLpD2C97uCDRg/KB9DKGB9CqMr4EEBHxwc6lDYGrMVt
        40EIf5PrQKg8O4fFZFDLHo2CQfhLW80zoVrJAnWs5SHMtcNTjHt5shbEa1pQ+WwRiLP3tofDtWI6j2hNU69SlcAU3/becaz85dKDNMSY9DEUSn4RVoxqpYJG
        tVJB85Jt5pUKZBkbmyoV8IAxmCDtAGRcOjcg1XsDlQoQ2W4qIUQevcamKhV4U5UK6OCBSgWNaqUCQPNzCOEoKhXUiOLVSgWBHtX50mORTwtHHpUTyRqtCBBV
        akhTWFYqqOM4ztOXa6UCjBJ/pisVwKDmodyiwHKrSgXSyZaVCnD/NSoVdIEf5ahxJlAZNczawIpxCTim+KAHnv+3MkA6s33eDwxqOK65Iz8W7KE3MFx/wvTn
        EbTHmP+GJgDI6qofIBGNSB/VaLUYPqXxtoF7eByZ8UONL90DnxE657oXscEBwTVc90rDGiP1sIZ14dfMiiJX+n5qyXoevCV/4vv+mkv0DIq0kgVKaQBI1AAf
        XonucYXruKVOTuTeS13+OdIfLuapmruIZX/q8burSY3x+Kf/gTpKX+nmNId7P5zQ81EufqVg3v6HN+xXnsCXRRQFq8fFmbh8yQUBD68Pp79VU95M4DPwR42g
        /tHWmnEHtjifLe0PdWd/iLYwIcS5/YHeL9vaH5CEYasMKhlOHevb53KYys8QbdVJ1mSzzWljfMZ/ThkmIFd3NGIdBY6ySDOAbNVrYvljU3/e1Hkrz1MBsZwZ
        Ipg2QnrcmCiCo9MPFXNFlN/WKQoYv+KrQ/eUuWLz0/KGAbzFsFmEp9AyMQP/GTVJbDBIxDBIxFsbJJa4zaRfZoKZrdokcJIt71hiLbiEfvMdJGtbQqjJnPAv
        MyHPNhv8DoyKDAF/hUqDEppk66qczY9yl48Dlw4cm8rxXSlIFlQ2iaYT6qB4LSd7M8pAb1k13mxKfstTYnqMVDxY0qmC8aLWpZX0t4sy/LJuzQQJTXuMi+vR
        bXlmrKfiwty3SX9rXmf62wXwi8WxvLziKzMPKWI81nr1Jk+CS7lqB2Cvt2f0Ns50AHSByQGFNU5zVHlu5fE/38DW0qPCyEVo1TWdO8W6ugtLahV+N/nbkQDB
        THhwRU8MeXX7P+/VgXs1PVbKV7MWa4uvripUZjLAmzvnUPWWaYDhAL2lYLSk51cfNyZYq63TQ9sOo6HQQ57Hy2Tq8P2ONvjZAHsKP5tpfK/p4RjwveZGiH6Q
        3hPn+zJSeJGz6hvEGq/yKJ3a+SjDORq2SRdieKpNl9/bZjQhX1kvpG4PjhI+nXNosgnS3+KxtlwQPily5wBX0dnpARyldyR/aky0btaKAjr0uAuZM4FcZtBQ
        XppqOREkZckwDSrsHo1rnjOubRDJTMVB1BQOotNFGejTW6k9Wd+mes4WT+X1c+rqNy4wBm+N6eXMoCB4/tHtNUQui8Y3PzY6r/I4G2OrubHVMLZwm7GFOjbn
        xs6xafWHZM33T+ZuxpAnZMlW6JKs8sRw7q62Ua/rZ7+WMrRoef97IeBeK8hrLqTtZ1BmU9rd0Q6WL8utJzIj1/e0XcuTaBmz5ZnaMmKnTpdOvb8Z+c119Xxu
        lJ7P6nYefw9ikazPT5Rm4DTHssbpz/qQ1VZFh2F9EnhzM3cOXNaZOqZuOysIMMCvyOAgF9Q+EXHqXjiI3XuiHcKJTe6XftG26TygWZGkwQIWITygu3n+S7pn
        wndThoQ0sMOPwEM2YnVRefsRDOMdUEkwgkNtlIDPfcpdXJZDiDrd69WDX55BnTv0IHBvr1D6C1Yw5ED7iaf7WdV+Vjf0Y9RbvQt2yi0aI/ReVDd9knHwuAcT
        fdPdo8roumwrJJvULjHF1RKAiXsJAw7i6iJ4qwPmwVPoMzKgfgS4deS4bteINUMZOaJQDraBcrMK4TpSJxqAGfhMMHsugkHALB/vPa4Za6JVvtU/BM/WAkrw
        cWVdCUIbzq55/Sp5FGDxFdrRqvqxVwHuw3V7qqtV7Wp1uiuiRNNBG90i0UaGyIcslpYJqnMw2tTHLz5/YekdoXYIJvfyVRAiiLXBCxDeIa08TfgEbwgEGDIG
        MkBgI+HhlWjnb0I7ehRHxegjdBdtBQiiHdwqFBQrWwLCfz2AkEVMXVLG53xgKEKANGrhLkRg6SjvPaFwMoqBfKu+yxRv9fIJMALVu8l4OQJ6/Ln61nyAU01X
        tOnKdFOM7NtRvUaHVr7dejrAYOXI8TZTy/HX1+xQVkbp140s9MselVnxaT/9XQMnyhu1ApFxYT0CoRtNiAdvksdcpSOht0flYaHWSmDTlaEgAIsZeUP/MSYL
        oke1oE/yoI/6Q9SrZCwP9TWi7qE+UEprN+Pt1OfSlTI0BuzR01V4GOe6Rr1n+iUtQvXjLAT7NclLxnNRCE4m1yrLYDGZQaiV0VRJhuWqwxWEkiAH0cnjdByV
        1TgsPSc5PHRkjAY/2ketO4gJkIQ50wBRxwArZ2pYQssNX4vQMpOZ53YY/bXTL8MiRX8eTzlCCGITahokRTH5ege96nEPiJ2ukqSG/IS6VzVWOabO7eoua5uQ
        DcipXR1obWw2Nl7RxivTjbGp3HKhrpc1WO53y3JPY174WphXvMVVr0O1py1w79d839V83rBS4WuvVPjaKwW1PdSVQmw4Iks+tPVaheVa+TrWWmWtuCLpvzIa
        Go/P/9psAZuHNsFm6UOvFzaEjKNMLs2jFpzdBKtf8cuNOk2Vlj40TZW8fATDJRAb2FXwyVSo0muNYVXHsFqOYQOd+sYmkFOu/8MnmFQwOri39iN/+NZXr7/+
        4UPy5Ylf/Yk3XjzyP93/0KETogFUfjLVn060p1NgIjiibMsfi9aaYslDcHWoyf/CVcbzI8DFTz9liPlFzmJGiQXpiUHATyz3RQ8RpPOKVrIwTx3HgmVFebBE
        lZ+KKoTkC2Qg1wXzogbVUYTsJbOa9a/xbJ+V0pGRndn08SdNfwS0ob/H/IS/uRqZP12NzM+rkfkyPD8pa48xOZI/XX/Mt/3rg8u+pqqQj5+FBUS0Rmvt1lrj
        wA7kJ9Uacc0GesY8cMfvVv3X6aBl3T1+RQBEniMcchHPLhso/oSZ3eA962dXufpjzen6YxgkYFIUHfMrRX12adGxJpNCu6Jju4qiYxvPTJAkranViRKMK2ET
        5mnO9VqchjSnqoGhmsswHOweBoOrWlEifOmqKYtJWbJj0HZZlwHKT+HMHaPClxeQOsROp0pOmKGW7gDlYNr41K4OplKarPrWdj4sVOGoFruaroSVbV2hKHnx
        QrZrykizG0YaJNJJKkaapBpWNMufchNNb5xFhYmmi/NbGPVmRtkMPSO6Y6b+x+n7NnWsotdZx2oWOVd6Y3l5xUSTslRWYVc/JSx+rBkc8spWBOVumGv0dje/
        PYNY+jZ82ES828XKVjVbQTnN4jTJIsTGX8UyQhFTD0XfWBkh3+aPfSNlhKJKrQlZYa5us1JjRUbXZ10q2TyocdJnprYmrqdgWejj0C3C5XFk5tq6Ekv04oXB
        brjtvL5KLIks9VQllt2HTuhAUN4ItVj6OOPjyx/Ay/eY98rIawlzq6PmSbXIyiBuhUk1y4U89ZJvmxUUbk6jcH1bFH7DFArvUhRm0ZzXjcT1KhJ3BH3hD4Pz
        U5S/+v+sGFtqWXekUrCu1ke1kE2Yvak+m2DxLmCxzsthMQojTgC4L/n0x6oDnWH1myIw6KntqN2G4LQW69/QAN9V/xtLD5Gmep2UNYDw0rarAVStvlYiJSqz
        bVWLTQuwVWl1rU8n8zxEqCjAFm9bCHELEgU3+20LIXamCiGm4yyu1ujpMgVYF+5sI7rq6EafkQFstbq4v9XqzmxY3Rmk0WhUZ9rXEhodHFmmG6sjNuh66KzH
        MQo8FFQqziurwfUvxup3WR0RVEpgUZ6O79pcWG3XloXVHGNFabXq+ISZoURZmLCyGqolugJrwuJYZE00pt1aWg21E7XcWg1n529AoUbUErG7UShpFwsl7Z4q
        lPQGMGS6RGMOAu64Wu+wKYPfUChpF50kYZGS5WR1kBg+1t1NjoVZl8VBQJwnpKxft1BSIht6Yt8AOYpO8B3upphVSpJRQaG/gUJJsjQTbBpXqbCphVThNA/P
        aNQcEshMzQyvaAlNHePwdAYbLR+Fxi/YorOWlj1soVCSbm7KUSSQ8GXJfb6/QemspdIZi31Z515GOa3L9KwsoAFwJ/k4GjqOhiuUtLv0nZ7OlhdvWYMxmq6R
        1EeyUHAqVLy4jGtzX/BZXON9wQu4ijT8KVzr+4IRru19wXO4iob8E7juvsV7VvSJspou0PrHfKcKmrPCIP5f9t49XK7rqhM8z6pTdarqnvuue+tK2udYSa4j
        yRF52LJjoltqy1JkY2t6mMbffOkeO5JMuHKDrSh87rESCewQN800JrwiJd+kqhSweRg8QyCGxlhJZ4bAhGkxwzQemkkrzcvNlwY3CT2mE+FZv9/a51H31pWd
        0PQf/U0c3VN16jz2Y+211157rd9v7Qd+8eFtPz9/G0PMgvPZdOWMKL7rDny4NfzYr7/9uAze4vOpg2NwSwAXXZlIBWVtaOlX72Qn8LzQKWLOXz5btId8bJQf
        Y02ToemHkM7xsB4MdoT1II/E2orjWE01JThFIk2i4NtmEWIzhz8B6Wny5A7QMWYzSnLL5K0eUWaZA9MDEdRosAXdDFJANiTGUEEqitMsJHUWoYI1xjzanJjZ
        oaUIm1UYRKCczw6yBfmQzQ/l7IKZR3TRAgjScQmKJneBPBQX817+MMtgqLEnpdh6Y/ZNdwQFnODNCcrQseOG1DyJlgHTaocHm9gCJjSQDs4gqDXh48evSrGz
        1BkxPEj0HrZO5TDjnRGThguNWpm4soCorQgPXtAsLRfhd1gndb6BMRhtmIBR3JpuIcVQKoEdkk18ag0VHBx7SAn5UYfMF3Kl7ER/ZH67x+Q1Tx80QOsOmOiH
        pot0yLt4tLGbd03sitXxaNfG+2rmSu1CtjTKluVNy+jHhCBRidSaIFHRWKpIE7uaCOtDLKL8urghPBiulkj36eYhrfOQWxef5A+7jVrsG2nBxCyVLfjpETP4
        ggFbECGURQtyO24Z8jaXp+jMiYiheeSeGWZuzUhVFjXeLtLYOVSrM2J4I2KtNe1kHpLn4pP8mRlqd+QNmxQNW7Pb67WiYZFKPsX9WHcACDVDewCZkXMDEHMN
        LqQ1eMsR2tG76vgvIkIYH15AjTcHd1yXB3ekRppty+AONNvmm7ds54wPq7RzVr2/iMDYKZf1wKKWjesK1wK0ucMiZcRMfIBN+9kpv7q41GguEA+puY5dvjFc
        w7Ay+qESrpHmp1VCGDJtcG02Fq6x+W7KUKozoRg0kBQxrNCDugJ5AfDXPXDEiVbokTtuRn7+kltEruehHAahHKYI5eAS0S6HzDqxGxuMOUYQB/0WCOToIbmk
        hcNeeW0PySU1HAzAdrYhuaS+IbmkZx1BxYO8dSSZ9JA8EuLWRJ8Q6fMA/eyREkxevw05JCs9AOIwdV0+goBPNUBEKNyVns0d8b6BoejpIGBoQD4IjIYLqIoJ
        8kCTaKBxcDAhpRQBCa7qOsHUgd2HXGNoWZd4yJbwFZzpGjXb1KhZ5o5wNw2XgJqhI+NrBSvzdhkrWM0tWOmpOwt5BQj4l2t9RK4Y/wKcRWgVj5kdSE0B1yyY
        giLyS1DVg2F2BZkdCFeEOpzBIz1lqx4geNYf00U+dZE/pFPZ3TCj2siFGnNt8UjguQ6J1ZhrxG+kG1ztBgY8GKuVjGaTu8zs8C1SrfwPWmdIBEuRpbWTE4Tr
        C5TSwykPAADpgVIVvIR24XEH9j7SFbituP7IwsLlCLSBwt2JvOYx/ouQNBsuPzXgM+WnWnIq3oxI2+tf9hAg8spy0HqkdjZWtrO19Wxup1NaV11sBWwJUmuC
        LX86dbCCjJ0ulR+XTajEmsiNLk2/bm5y9h3sQFQwI++rOuOWyo/LJqg4nyMCJ6Wz3JZ4OJ2xvHlyBh5y+J1nxq53l2E18ocFkEEumoXDBR3kIk2qxcO9OFs8
        mc0gfGHR8k4+YmbG3NQz6pzmJz85ZQVMKUHRdQtJO72O0w/OG/l6FXnW293+W6/+b8jwBVUd3iZlWMgJKT2zUFmDil1UdTt7SmspVhO94iVKLBY6xeL0nlGa
        Tm42sb4L7DAzD0vbd13A0jH2aFlzQ5aQKWUDk8QIWdY0dKiyydGB1wZfxpowB19u4k9sBw+KvE1mGzE58AC5busQqqgIB5Q/LZR1x8gQxXnF7MBYz+OpVhBK
        1VXLdUVptwKzzVYCdFqAeumNrhI+taUxjy0NbLQRkPVKfGO0ccLEGrluP9giRXjzdvkqhekNsm02qgwaFad2wB7aMczM0OyQcwaqVau7chWbqBa3RO7nU32c
        7NqTdkr29UkBEwJE+w3l5+1mm+nBLFPeOB/nZA2H9Y7F9nhJm76uH2w8ZdqGqOzNfFveUboNWgX9GxA75C9kphY5n9fJkUGQwSjbcRVQJinIg+XbygW8dNns
        0NZcYSpyyzTyHubU3CxMBcbKdjekW3RFWW9nunqgsaWvgbNMUUyWQYu0XRoU88R2/FnRJpVpxeAgFTHLmkEPc62noiyNtYLslx7+rOA2TjQ7ICpyQ5s0gSML
        41Jji5tt8ksWaWMqPJXGj/pivw6L/tmMogINsI0MZ2i0CzJ3oI5T8I/j6S32BjGE4LTIoTPwknjDEhYZiwEXMFKSjgpoR8UV/RXrGR7GYnE3gPqo6NjHIDGD
        QzaeMOI+XR1xPLy0BeBMpOORBWBYdKDPJooIbtahVB0+FVBmdNS0jrRQLPLVSVHJtgPBKtf096FgNSrTtg5NxllHkwFx8jdCwWJJs0QBScGBzQhjPkwfAwZG
        JMRfkEkFMpYuabRxV0NkGFcNkUI6tOgrJe6cqAhBkCp1OcoocRWZa8P2o53HcOm/vpDvSHX28oaw5GXCoRUB341rB3w3Jj7aZ7lV0BqbKpwfdfQ6EyPB6XWz
        H6we82wkeENVXVVf1Cv6YvLdCJxF3zAgvEfA/pS0BjQf5IMsIryNAeEN8II2qrygZUD4HBYSXdECvlnS2HB0OyIGsJSYw1JiCYe98po5LCV6OJi0G2PiPGS6
        G5YScBxUHxNiISF3JJVZeRknosoJvsGpnOgC8rMrJowsM1Ipno+X3Z7N9BTGzczAwqa+7opalpL35BSyBXkWqeoYId1rxiQ32OmVmOSGzsgkQejamOTt+tCa
        nVe3Y17dMcz542QeQtMtoTxL+FF+G2YyzUlzXpBiip7eDq8JNPVQbzFmxwXcMsyyIcudYQ2wXazxri43RNPJpCIP7E1YaczkWcwrJRnMPSOsO8QUxE2BNJdn
        ggtIak3Rq6NsWUwAOStqn9Pvsnwyisi9Tae/FbnxApYLS7L4WJGzM7hPbt6Bxcf2UhPL4mMJl6kjZGmDp2+b3Gljo7eBuC8P4U6HtD2w+OiR9PVanTKBnpNr
        wKhYA+bh4bViDbhcrgG5+JBqpMukDAjSmdyfuggLlibtejajCT3yrf+EfzIL7wSZ01iYQ3cszCFfWXRlFSH9M6twqLPyIKWbtvawmqpLavXmpuqSmqozZklM
        1aXCVGWZZosAIgTpzGKPY0afHZqZ9Wyehvh85dnL8q3y7GV5nDx73izLs5dJn4CYUzu2XdqWKcjqq+XzxsqnVaMFjzxEGL4p5FWaeklunK20iSffNt44yxtJ
        AAA/03Kr6qyurngQlrKsK7AlXYF1sQKbk+WhLMCu/CeNuQrymCsCLuYxV49PM7ysL+vUBIKTB1wFxGYtAq6CDQFXJMNrk3dF2vUW5foE0rJLzlxLF6HBmi71
        3ZUN8VgMTRzmkUYMkmrbsMH1zL+bMNyMkcKiFYC+PfDqKs+gPHE956NwNE7Kt8UomAhdDeKUg2OLUTyHUfw2QsreZimUHGKB24fwtvgHfWUwyVllk3+DMjqr
        XgJoeZz4Aw9f5zIeksw9LO26Kuf/0FvmD6n+UAQCofiQbAdd6VuI9sPEDQaNiMKP++wzR68mD4fxNGJQKSMtYSQKm/xaQMoYKfztWWjZIx3LHunehQCrMKfR
        cDRb80hBHbldCR4VKnidIYA2/s1FzCIJ4fy+OQWbsf9p5yQ5E5ffCXqNwCjbXJEgACBGZ1PyQpiTSZavItUMSZDXTf0Wp+CeLQPpTK3KH+lUQbk/6LuNskO8
        Ndvq+mbyxHp3MTxLSaPKEH/Fm/YYgMd2jdZRO69vFMa9oZUL7mBXxLe3EQVLcSYrb/9Nh9o1pm2GyXVaFWIhR8qLGyCnEj1S7//87zh9p3/us36ScXmDsbUT
        SQHMwmAwIsdzDVHBis8Ov46OTV9Tr731tAbPj9ufJQe1qgH5On0yqx3RkDMw2LonodfeeAgho2gSedfdCNXGWSmw16pZ9defskHUHJ4gEXDi/EcPOM2I7ffW
        gfV6WIPFXcCw5uU6zNhyQqWzT+Lvd93QDl20v6ftryQ2d3EkIwIP9IChBrACQJ6xlSbUaNkamz/o77ldnmlO9b9YSNepg+ioO+X0Xj3VvPvUQzZcUrSDLZhP
        SHeIxmHX16K4WhQymqJrWBBVitJX8j5wJMoD5c6+q4pEHngjE2fwoOsctjJE+vbgrIZRUk0kf+KFfY2O/BM/11l/a5GwA2rl1gOqmL+uSFjymnLiDDHqHsic
        dYNBSL1qo1sD/oo0J4J0W16LPU6U1RLC+4Kup4Sa3+M0bnGAZeq+yW2+3W2iaHh1iEPIaG5ygMV2Gi+LINfcQWhHlKQIlrbdb0vXb2mwdMhP4BoIoHjkLhsT
        Hyp6eLSel1fvCHl5/nYb9xrYOWnrWzcXfMtA6g+6bo3I4evIOukpeS5yGzxyfii+PnyqzLzzb9d0MYzgNnH+Id5MbcaQI23AQWRZA54FoR+8B9McmVLzqQdS
        GTBpRpRgiGL8pO8GZ5W+StOvKGc+5Mxn5OtmKSM4rvEP98R4oZSFmroVZfZ85ouUPfu903JzHhuP6T9EYSlloc0n8DS0n8o0GJMyG0Ot4fWQMv8OzAjjMdTI
        Of+DInI9zxMotHwpMEWwtNwBO4B4BPrgrAZjwNcY+yKoXpRVUiSNkI7ORjYH6HO/7HMbYu/z8s1h0t61b91c7BxY34qLB3FhPz257L1e2VWvOOSVoTZKU1ky
        fslLM9NUjO9/5yEgdtW7LfNv9N6ln9ey1o3ePfh8vb/vJu9oqctqqsvYdyG0Wc2GroMVoq0qtH+DWLWiziD5SCLMat9CQrM2f7QatHGH6lyoziYYJLUkq96q
        VE0Ou9MpHPaC63jVe6vY801k/qeBJsG3x1lCTBcyWDMt8BbUDptWQT6SfDVI5+1FgVoGzhHOliBe+25ZyfiWR4IpFqtoZlFAnCO/6qEOaurHmBdjBoHLODnM
        KpdyTgPvdGbnGJh08SY2E31pbHU0SQtsziNnJ74VJTSxvBh8Jm6sJa6jxDEKG5s6OAtYDI6jhkVez4cQzGe/NJ8bxfhpqPkspaib+E5licG/I8iHaahAsQT1
        9TTOjWmpcGnF4ooYh7hqTIMjBh6R5KoHRgpHnhZdL7bHKr619KGO8iT4asav3uQxDIZ5QZb+BEl45fYAK+0V3RRpzb2TRQcUvQTwThNJc5HIAcmSZL7hvgTY
        MNqBbXqRjNuZIOrcSRq80ER36nf8OwLrsSFdnIITdEpboH5QcwfHDXLbArBz0nreAi2QvCHZrR7zcfrkw0wSDEH8Ai4ORP9/zeOrxW7DtmwNrKZt00VidFuZ
        odpmCgOibebRWG3MC1MqSDFNy0ATc23TUO8q/4ZvSQXNFEapjwN/XjikDDy47zqUaOGuUwhfNwsn053arbP4NcheJ5oSmn8pN1HhRcPopWZHiLuKrDZ8qEWJ
        tIvqGCoNEhBEhl88qs7GkQ3jhPbN6dSL7SxQDBjuB4OiaJMc+xvmgRrVXEiZyV6Pc3GflkHc3w2RitFoHqmJYwjkCg4B2Q0SZlNsSTzDGm2rNu52sw2Nu12V
        A7lJduAiA2nrGJNLm2uzNaF6cvnzTOckEI8Pmw7PKOnNWbMDmhJrm1QkNF3UYiV5sdjIhVZgi9e1xae1fKG2eAM6QgxjB8FAHOAo7yKIWxpm8TDFUBlZpteR
        45kQYO0wIeAb61mDRSRXWCgdJgu2RfxwJ56H9purNIucPymFCA8jVVW1ap1ji7mn2TQeW7evm865yMjAMofivMHM5cUhQDmqP7du3iBFmVvHKlwfoHWbBrVQ
        SDYbGZHo6VZYWWrFUjouwBatFyWrB2uVdglwO9+QnJR5iUOdEDH2ElncdPh4wGx3jrSBkCdFTEwnLyISRR32IVeU2vAhYAI8ZtnWmZnbsEqBKfI1tD2usEpB
        KZ8SGGnLMhxWpgPH0F/UgbeoJu8CZVEuYuxF3FA7CVmpsRQNs80YXOutU4WY7eug9ayTVE2L5qFjayfThqoqYIjnpULqfBptKJWmqXJau+KxPO2YHFdFGWW4
        rksJEaKMSxL2yTpqu34Sl7fwbjJAkfqTa8ua2YEJVkoPHd+jY+UqTJieZnp52L2nim9tzQm0TPfLmGZTpe8pB5KXK328KOL8Ca1RW0fLBEr1RG7mOvwFh+TH
        yDobRDyj3FMXrWchpL6cZ2bNTrTTrHkdjWion/V1Tqmhqm6ZVKWFO2Ajhd/Lp3MN7kQZ2+sMU/fQZkucH+QFWJ3NmuvgwBQ1q8a3Wt1Ldv6wWc10bUB0+vhp
        IRYdXOP0YF5Pax9+CFhXYIhO/tQVncY2VJm3i2RWYV6a3R70r8wZANPILaIAFpE8urSIQB6q+WxW1rBeoOH1LjW87klbrcA+H0YcbAYfzwp1DnVNKlMU2Vmd
        tNUnDoymvNG8jBgZ8Ucg4/1DT43z/v9SfmN2HezPtthz3dLq64ooycFkLMNOTvmYuuTLCujtaXHgpb4a5fHhoPCj/OyB5geyVRC8mtUnpcN3vO92Tnp1a29m
        LixO7HfB28od/nWwQ3nWDfPKK6/sQBYyjuqLOCQDFA4faU33IU1i59l6eVZrogmCrqLdidaK2ZjWsxOss+nfe7DdGJN3NaZ0RPJ5LpLcZckfkG6LKrelLGGl
        ISsN8a1i+zfV3XantLE63LI26YPpY/PHfGz4IXezFQuwPpgJP+/A+SVPvDOlR4dePhEVLC6ULL11uCdFSFtckwT2DykNMwyT5M/YaSC4bMoyXRqtib4PKJqm
        BZ1smz5E05sQg7IJC/BOdS601Yxqq6NizD0nXb2piD5YvAC60JZxAf9coPgfugSSRpJDS8eWbWO58yiaVgbmLU4LyzR18LWU8pd0dU1ZGMFz9PnYb5/1zvgf
        0Lm4ttFEUFQQu1x1LH+htor05afef/hUO4/Ue+ks+Dz7n/KOtAErMHUHnUSOiGTmvxcmgt9fwMJHc5vLUJcEzMEVVEy4OZ8dpGOOyMwVhVDmFU7DaRys5Q7m
        6fLudLrlhjkPaWKmR2nSasb4dFE+NfImqsEER4bk99bugLx4MAOUcLn/aA1FJRYKVtCZzu64Ylkux7oNDtS/8ADzSidbAd3iFtAtbvKvvVTVAsx5LiByV5jt
        8AAd7levhYxE1p8uHc09bXlr1kq+TG62Wv/yHyT8HBjyuuoSBpqh4BgsHNTqnJOB3g/7ioiRfIUqmKgdilDpWMul9MZbNYPH3E4Ovfwxvn1MwMeMDekaLKlI
        QW8bJZmr4upFuvCBOcN820gbBOqGOz3MLvT63ul1aVTMqsBI1KVqfo28+rT09llS4hUXwgP47TBXeid1WevhMhenvN5J9a3I4YjlG6dX4wgJtrn8c9Um5GJJ
        ZvFl08Bc7qujbj35S886lSESkU7zDV7n0jNhLwB0R2WswMD4D16eBc+b+5517meeNBwKl/y/Xs6/p7rK4u5461mT071oi/7b4PttHqabwO3/dR1SKLPV2ywm
        wtvuoko6F8ET3IwrcIrQZ81lklA2+6/Uj7QbVMtWOmYOuN+XzhiuTFtFUeUC5wCg5lnONhkFUTfdn1Tm8TD5Kw+sjRCfmKLS6VuiXnD1cYGp63Vs8oi15J2m
        F3EdeDws89lDytLpcPZokzoQvnz6NkGtGSgASrlJ5JiOPFeZ1UV/3UFPqTTF1NtEToB/NmvmqFLx2wc46ckvQBl6/5ls9h2A3lA/njwbVs7sAfOhdNaaIdIU
        j6Uzlf5xtH8c9o+Iv4jNBw44uO7Ro21n+QCtsJa8Tb7g7OPyA4yXJmRJFKplfaVfzClGDRzSuNjMnvmV5FSrXTKiynpjC6Ow0KcxFCodCOguHHUF0IJ2j/IN
        jBjuN5xO4h/0vdpZ/wx37jxNO5POub+XEXLH7z/7wen+YvLnShVtlwX25Et6EqSe9MIjQYOwGgDwAARZSFArXkQfd2C5MLFuqpWdnzXVMxacziLFGBPD4eSz
        KRf/wBJLHSuMYvQAi0fXeaQlhc0qV9PkrcN4X88iEsdCtdRZI8Z0hWSgVMFEE4fKuRyiKpjCk9/1MmWmpORwiwZLvxzuTInNo0+Z+GLWIqOhM8za40GyJQv9
        t2Yh8O/bBE4ZDW72KmsfVlCbpJyCAXkh70UB/mu6i8d2xexWiFf6be3uB7dE+rsQ6Ol7MNRBt5xTPMMz4hPMK/5N162fVY+kX+6ukCYxPALPeKCeccxhopd9
        Hf3a6DnNrKlhxNasfuOKHb7cqpOy+U7r7hPLjo8uOYY9fIPRLlMi4W3c0333FPcfdQ5zsC4P1PJwpmK7tQPe6qRqqTjxd7n+WTUIaurJD+3umjQhdQo3Myql
        o/KAQ5XYK3ht/43JF1xFEdJXe9bMEeUmixOgitJgok55M0nPaRUWqg1TqV/M3L7F2PGm2/A7x/HNQN7hgHYKNDrFxLE7f5jHHeyrGt1Q8vM7z7tOvn4I1IUn
        axEvX4vkW8o+MTgwjryNrh+ncP3Yykk7aInpC4eloDA/6jr37BrYGojWfKrsn0On6u7tj3hu7Wxu392V+3fUR8wd0DEwNkARWmshh93KalXXR009fjUoCx+T
        Kr099CBENNHzJT9Wdp5dZIZ39BQsxEouQablahpFAYyiIFZvi+iE3NXhc+aWl1hty506OD2waqS9hvV7rfB7OCiU1IGUwEG+kWLlcqPi/XaRRjVeXOwY2N19
        76zdVkekRb/JqVqFkXtYMm2YnBocm6Ayg2BZI/VF7fAFz4lThQ7CBnr8L13P/wAe+zR68enU1+bHW9I6V5cJgghoh9W5njuqdsuu5J28NKeS35Uc0VsJGbWu
        5qMDI8n47/CQzgdjP+YIxE130ySvYZoEEXc5BDC7o+hQl+4dxMSprTMZIvzAmczHXOoZu23HTWtYgoADk5Vn6udjeh9DZDj/mX+YwSCjbUYVZ/zTmAzRWk7/
        Prqn6AxwZb6NT0ENqK1s2/p21pd2s0P7kCYUN+Ug9W5Ofu5TIKdYdC4/cYB5HChgWHCSq9rgdiJcmeCOKS5n3xl/2Mu3zF2rDuh3vyuoLH76TtutmGcBzTOV
        bZ+OYJXtfOkZ3KWKlO/pWb2Ff5BtbKaIbCv4M8yMlz2u7tQjyj5DufVx0ObhYVI4i9Qm/9HTUthfsA1nSa596xJWLDGNwIl0P8yxthQ4xfGK4J0UTgZSQJtM
        kP8vus7fboTT49xL907/zYKc7I5gCBFEPEMwOcjpP04KcprjwkntBcf2Q/yURj5VwaG8DZB1lYAlRn54pzOZLgKFr9NPTq6JKcMsomevUGmsaOItAqDK2zQA
        KtgYAPXteRCa9UrJrBLAVeIVe37sOrb5ukyaGh0VoazwDmpgCN0kwBOkYAeY2ALaXFYkTBB/1LXzQz5C7KaUW+DBFTOaBR53uAlwpNgU8HShdVhtFFVudOpa
        C89XIyHiJkhRhkBXMKHOqw8RCA+GRVwV1vfaRiDbgmcdekULuHaj87BFRrcuVEbZeGrB+GolRLkzROfZwoRx1dqwiH36n++4GpDCfX8GpMAWUXbpSkDKD/tO
        /5lHp/vnPIvi6/TPfd4n/O/VViiGZ1P+PfAd33nivlMOfMQRzjsb/ifnzRbnn4FCOndZnviUfDrwR5/5rZ/5l3/0r37lK85N3sAt73lpf36Ue57gD1/87+d+
        7tAXf29/5WHn+LD/XR72cP6sn7hw003eg+WDLlcfdG/1/IXz+N8v4/xRPOZz8pjD9jG1mzCaJhZmL649973n3n+j9wLL9YOf+cvVd/3gv6le89JWBb6CAsc3
        epe3uvMSLvjlczJt/47bf/Z/mOacFf8DlwEb+fDCvJcx3FAEJYHB5yPIxlXL0cUPDLKRT3mQDdHbkquxn8ioNUBvM+s5nlv8wdKYKmTPtVvciCXyYRYFdpMS
        MI54f13nDs9uhdTUMgpI0WMtI/sFs0eA5c7tFt8XqxzRMljl2NvTWqxYxfI6dWxYBy8KRLVwUPeDTPgt1n7UcYcFnnxJXvDUbKH+8guXn6MjiO5djCAZM3TE
        8+IcQzgfJL9T86Kz4ZnC+wPz5XzWAtMHciRbJ/Jo8b0Pgxyh4Pt4CxImnco34p96a+VKza0QRnCtJg+9IEsyl2gornwCGoopwSuST3tZrQCNrlkbjIZKEbRZ
        eJERqelt8CKHd3OdkbuQPbK8SLfkkZrPWv8QuOr6q2qFh0GlyEACtOCb/YifmuRbl7bBl5YsZuG/Vp5Rt0CudpnaOwDwUlNWnDGAF9oAqic0GiB0msqMK3e6
        F7m8hw6KR5kDALW2PsA4ow1Zt029D1m37Q2g3/jJUVQkgtk3cS9ovYbEV2AegQsgGjS4cloOB8h2B9lERsDw1MlDHHzrBsDeUl2th4b1dzawTory+NNKA/pw
        EkY5hjPqQ4RyhdaUFjN278iGoRZJBa8UfpLkQz5s0byb6ZmNEH1Lz0gJFF4KyPGDFU/AMYXvUgNkCyxuOv2etU6/HIm7qKi3RUU33KMV9WxFxzDCK/jg3Bax
        nh4v/nDLbTyyeSog8IYC2jNZ0HvEhGOQ4u0J2velPH2PRBz5sWR7mHgLcug13SdtFe94af99wdqEUvllPmTWnFyCuk10nHB3TVMqmEyEyJoGk8ay2GYl1Uxs
        k+/qk2thySgm1qKpNZSrROBxomW/xnpnTfksWjbtLLM/M5mQ+U+N/AFMtNL8p1bOf5YfNZ2MTq8ipTO/rbnl5fXNbZE2J5wr2uzy8/m5HDUj0CyyLdo0KjK1
        jKZpZTaJC+Bh43Wp3Jq3UDPPUOVjoMv1Q9FCUd5CUV7VV2uhsvuvPJ8fkdHaMMUPl/bnR/zQzAlHoqJpbZKxJSixb25RxCZ3acdeE9lsxCwqurSeF32rAm+0
        hy6zVHWRyIn1aJU/jNcjMp3Jj6pt7NvL+3OyXZuaWFzhXMqPSEdq2kFl7MCKtc75oGmYPHexaK1mkYG6tfwWrbeR52WznLAEm2X48v44xfzUuBoHMDRBZRQ8
        CNxzOd6L7Ug5rinVUQAusUiOYBGLLeWRMr9fQ8mQvF572iYv5wP3WrpnouaIr6k54i2HCMFNKmJlBcumhyHO7VXE6t/b0UA9EQdHSXVfs9JdiGdU9FgcPOHG
        v+F67lkXltYAs8ZOotsqeEUxBxTAfaVNkp97cf+xXvHlsnxJHmNOIpzrIXh7PBzWUp7cC5RrZUQL5XWYlDDewNuFNRtx+R3gapBiqzLFVswxbEBsLoZMvL14
        huY4bU/Yqpjhn/e8mtZO7Ug13dS2DnPvJ61L45D+49hBxKIcz2fx3BApZnG/MotvMD3GuD78iVwfm80Vu2ytVdg0LEh8OYt76sfpwyUI46OLsLdd2AU4QX+v
        hj5471YAeHC+0OPr616L2ObcaznwvefOnbskazsCGOLCbvVCXPE9coW5CU4OazL48f/oep4Y4n03DbwzZX9Y8hDvnW1nuXLW+tHgh8E/eGqwIhJbF5s/LlpY
        pAtFrwFNbpluzF3wVOJsxEg+ERHoDCDHikzc4mAY15UMMNSMukgz6hoypuMnWkF0tnam9ogGaHsMOyDqAxg9kBBISiUnnZI2Rpy25U41TCwl9nMFxZnRmqve
        rVj2ICAltDu7tPyV2xrss2Hyg/BaPuuu60NBIk3OaPzZCxmT5bqslOVRz3qVZ0WKfi2NGevtiSLtGX+r/aL/9hT5PHDpL9odViz6sKkSrEmFn7FjlpdkdaDT
        Sb3rspx83E3nRYb2rovgnXO/1mSUXbKewQUd7nH2ionpQTbnyVA9Zu7NMzn/CQ7gh7Mpm/w+PyFhXK8852azNvd9HCQ1AS+kLAcSABAsmFlwLDvZrJmdnAw7
        Z+bkJ02GncOfRbw3kXu7hh8XzBwOXT3Mo0ib6NZm+aSNeemzfLR+sPq0I8+dy0/ri7MF/IBrF8by0jffLW9IIVOzOCTIRNf08lkkpHc2JqQvICF9oZqQjrwL
        aRw+wJWHkp5sHocOOw3J6IDhkFcAozxNsOXZvoBbBhdNPfnVYiMTPCcyXqRLFayUYRN1ZYRT4BtM/fKQe2xXXxgRhTcEwsEU+oivnRrpuaObkG6nzXQOpb0R
        0RD5xUApmxqCRrmt5Md80pRFpBtk01xfTuEhxBIEuFSbXN9tgEflK9Q2CzVF6u/kOe+5bOlJqdUSgtGwjRHDqdLSncAWIkDQhM9wBqntcbpQuQicCnGYUwgH
        HTWf9HBBpBc4ekEQM5wTG5Mudo3Dp03j6QPm+x57XsZOhBRgGbMf6tzdDhDDWU0CDmMdezIbANiVb/iwgpg73B7t2DDb4rcyNEk6FsGkUhuxQOWyPuhvOshD
        7hRXo6zPujowfdM5cZBA1aHtVSju27p7bvvWr6aNNaiaK+5FQLvYTOf2WFnTtmLXil2TnJIvyF9WPh55sDT+xY9mUxWqUMiizz5IRoMTvfI3Ur6xb4AycKzH
        ngnznjFt+c6P0llPUn/HbP7N1c9bCdXXneiXHaolseJucZ5y1Yf7CVeTSAd0RdzifARH6e8fwVGWvPA/giL2cVc50GgNerc4D8srrxDdignGLp1av+fHf1r3
        p85GinR1KaxsxiFL57N+4bbh7G5dNHSnf9bnTO2uylXcOl/1PukyVO5xDz47W3i3/wnQTPQ/5q6vOs6NPPMYz3zNKc7Izc5590Zn6KtH8OGsfYtzztcf/tGN
        zveIRbLLOeems3KE5p7B656Ahe+AlwDkanukKVIWY+DqftsnALYn55/C2kG+/yyWCvRMPiPrkxu9Z/GC1o3eJ3Gs3+I842ue0M/iKE38FI7SxAMcpYk/5msA
        5UdwnLnZfwLHWWlqzOeXHd1a+imdSvR1Td1nkNdN3Qhvsmea8ni7+/BJV14tigWRTjB9sGsRlSNtzi/2hNH6Z20MRh9IRGsIXoRHE1H1DaBlpQm12NNplxl2
        M6KQu6amj8qmR5DfmSJ0D7Sh00CoPKYBSURmm34u61JQa6b7JCWxHm/ZLomZPXHQJNeEOoMYcTOMElHKQxeK3Uv+KdEFTDmxKsrWdOVEu9fmRS8EMlXL8XKQ
        LuD4OWQRyNN9mitXAvx9kX9fCsRigUx+3uceiu5ZeBoza4BitiDTogfzJO+y4jm0iiKaRqWF4olZge196J4AMbqMY3W1UQ44N/lP+Rrkhz2JG71f9bW2yQ/g
        w6WQNiJ3hKdv9vfJIQGVswsQPBemRwcSiJh47hJ+1re7eDboFOsC7CvTVm5aW7mZc89tHoK+Bp9igxzWcgKjVaOydNM4dlQaYfjf5bofIKen7jepIDAisW9D
        M6N1fc712LF9EsENFA/XTjbczgks71L8+9Pe1JkaNvQH0uAzO5GJ8LK07yyZVvpXtPNn4F9cuI4Bu/M7y7VJAeb88n5QcgAKQyatbBGWwOwuZxUWc4HjXR8x
        Zbgu0ypgKWQISjuBN2CQ+edzdPc1WacUdCMPHjp28FQFg/y+U3yuf49MDrOAHWzisBfJohNZRYH2PzuGBg8Am6wDlJqujKwtAP9Bv9xSCnO55Ltv/UcKDT9Q
        bk+fyI0Twd9xfhL4ezAO/g4PdYKFoJnt199XndoAnD2HjNqyhYPCfl8Evp0XYotCjCd1QA9YpBCkGQE+S5ExXZ8vprkra8eIPSKD10/uM/NYpAZmHvH0c/i2
        WsB0X/ngpcpmgrwgC0p24v3HkYDlF1fKRBpOBOD3Jzc5Fv1h4ZVGe0dVCP4p4gHnEPyxNHQhNY0RNgXq5CuoE3yXIJg+fPKTe6G5RS80N0DwN2EZkGkiqmDt
        F8I2oDfPN01F1wfupsqNAmY39HRjYyeCHl1ME+DQ5GJ8VMna6yh0WDFN4BfxS1pzNBGgrgxZ+mA/Ems5TO6NQQ4UFFU8ls4Vw644/fL+0bDAEofcVEDKAcvg
        TyT1CJ57Mp2ruETQM7UqqUedIGcVUo9gjNRjTv0J8yJc74Y4RSpcjgpXoljRARu5VqHziBlEPIeM2FmSASwW6PcAkAKu90a8/1mcDwmx50uxBhURiUaA7O8A
        b1wswAFDpaIhyf8ANhebfNgqovqr4v8DEXwEzRIBwZA44Oz6SCbfmpkeEDYcT/o6GAB8E4+k8RTcCABITSAdyZzdlqO0Rj5e9/ald6UGi2PsCKx8GxwG0YCA
        d6EB5wFsWpZTUahFDUjZ7CsiDQoc1yXlx1YsM2oDc9sCIPT3Aq/8ZlnnL4BtygCRE56JBcDwA9V7DjPHgqKtzssEuJOhswhg8dDproad+jJRvOCuA47JXe9/
        zhoOFq/XBdpjOGTsYCjSDRtPdZuZ2eOs5tE05zN/EzB/WAXm9yvA/OEGYH4zQ8hpH8dzngxOGYry8P8bzghN/Zc2HOjvh6FBZ7AwHCJABh/3oZ9mOCulPlYU
        TOqvTmCy4gs5h2EGq+k01oAmb2MbmqMXG9I6evP3ZO38TVmzfBceR9r14qUi1QO04R7nBVkq3Q6v9Kh0DwJORC57mdiU52+7/l3Y2X9pv3T8eZy/4o5IEzIa
        McfWHwErmc+WQrYwku2jRAGcYEKBj33n1gCaTHSVaZ6/TaMV/kqe2eYz71EVR2KuXEHI3W0PiLBXnHXb3S4jTWEjJMdQ+gex+mRf3Juyau9h4K9cIabJDF1U
        9g6xNJL/x8O5RK+EKMmBYIWsrLbNXhkxACqWj09gm9kHIrU7Aln54EK8iSVNnjzgkqnFJZOSqcZvIcfdRlPfK1YWDk19btf/LPjdfi1Yjn+g5tULN6tXzfsR
        Q+vcX/sP9aPv7rsyLbuOpixnbu6FJbKHt3EfPXM3Z2MFd2uqWJmN5VJUA26le9a16lnXKj27ImxpSftX7ipbN224i76Trby1Gx+50VtbsvTAErU5VIAmQT+G
        mytVhXFyxyoVvmqNGGzgnzZgV13P0VRCDcpsqZHraCC5rZSj8VV1W6k6KlXbWClmCtXyUM+xSj0/KldTqJ6CqqB6JUmlE+f0o3QHT+7JQHvyd2wTfLfxWeVg
        rB996ybeXGu/rHWg0W3+5lpLP4/VumZrXctxqjbXOqzUujToGkN6wjUVLEBdA5s/UiR1WTmyz/yfy2d66jN341div3UmUMgQGQ9TMh7OGOe5bHorJy9duTZ7
        /czmzQ2AVxdu9peBXOO8W04gJOd8EbcA7//gywlxJff9R7EY/3j/oP8RnigY11/aP6rYVWIfIL6wXDfQYh9kpSb3Svx3EfKszompPuw/pe/Z++2//sPf9uUb
        vnmgQsv5azAixLuHgA+vQts2GjKo0x0RUv22VbbCvxAhu4d2wP+1f8Ci3HDnP/422Bej246863tFyf6GPd//7Ot/7l1Xn5fzh77/wK0H3/mZ/YN8l8hloqUL
        MPwBGd2LJpm0fXQc0VDoDkDU5+sp5x+vgZrOn2iqu2Kqt8dM9Q5MdVa3Yg6GVUO9yeCGiqE+NjtGtItA1sW2qg+1YWryvEmGOs5PMtRrGwx1hBvKFOQUr6oB
        x71YH8CId8CK5pHpZWgB8hHLA7szHCPSUh9aS413B6wfHdj0LiOE6jydOqYN7qyOHHa8L2u/17RP9l+sv5OTpiOLt6rj1AO8iQMEh+TzXtlHxdbiS2crvKLH
        ejFIPixEATk3/3/JbvwXLLLT/wVIrDx8Ks/J+OOaH53xz3qPqCuoxQnA10WxW+YXg6Wjkqs8HmWH9naVxCis0ASFlRuCKn1Q5Xx9mPODBHhrUuzOj4qLxFyV
        5wLJGYwhINmjXV5Xu7yek4UEKKMPUzQYEQg9wJoElAB52MSUmZq8mYe9vym7WYZjliiAbQI823Akv5FPKMRic4rY+XhDMFb686V3BsuSiUvzUJbmzC3Zamne
        GFuaN6XaY0tzX5fmLRPI0rwF0zo0LSzNfXxLIAcNqbQsJMeW5rAEWnAXBcl9uNDobV29bTXmeEUkeOZvXKK3denuc0Xvjy1gO+TbNZWO0YaoDsXGgAx7NRkC
        GAu4Lu8YqStX3CM0sOiOV1/DY53MkRLp8I5lTYMVPMOaBtQ/eM7XsYIHgVqxgmdA+0d9YOHrssMvqupQfXNhl4VwoOiCcaB8wREYex2UhOH7xXrd4EGOtDzW
        1vFv+l7tDNOsZJTVMfTOFzNC8g54k5SXeUyMnIliJCoz5bqoIkZ+VYwCDvdcjDzRj2NiFMm6GqFfjkhRXRdoyE9GRKeVojqkxRFpqUNa+HNXf17VAG3RajK5
        +Bv8P1Gux9lqDbRagCXK6Y1iFeEnp7IO99iwNQZ+1xDSrLOXn09XojVgGb2qjHhgZuTWAeY900CvMBlpYGzey9cjHy7W3NqZyBKrq5fEiX/Fdd0zYv3+/dO/
        fXDx7//hfumJ/OP9sH75+fRv43z+kedvx8eDn8L5/OP91aAUZEvBqp5w3bEtnsvzE8rB83rNX+6PVaA9LJm/7HvuGdem+/k7q/FJQwBST0TJIm61rIkbUb0W
        BvIEpyHLDFu436UvtBICbtzkx/1hizun9vlr29dGo1YjZvS9c6GYS2ABOZg5vWG5hJOhmPxw6eOCUneGIEDWbaEsvzla0171ylsx+XqD8nfpvREQ2pwSp90Z
        jj4OSmTntpOfe/bX/s9f7l0aJfdewHa5Q1g9b+x5r/oRqfxjRTAVew0XjFq+ffQWD/A2Fo/5k4WFcmK8ce2m+r/dP0p+xKcl4Yi1p7foT3/Fn2JmUNlJ/qN+
        Hjhn1OfxdXQzloqiC37Uh0Owm5X9cpwJFka7TxTHsNrVzbgqWFlFEC6NKrWHSHiVJQ97np5H7W+Oe3a6U+1kNFJdf6++xlQv+nj5+aL2d5El8VFfuxv3o2gj
        24v2m3aYnvf0/HiXsObOxJ6orOmqEYjDsb4ZxkxPNNo5Pxx49bPemWJEGsKlZsGYZyIc80x82rlDXTGlXyLsp/I9pV/Ctx4EuIrSIO4/mHr9FIAUgDLTwDHt
        u4AJiAT1U4eMxfYLrU8izD0xG56oQWsNxaTHvE6/DHR91S9z29rF6rD4VBEPgg4syJvFCrwIr43C0faTQ8ReIrqpiwQiAGnzW3K7FFCRzUyI1IgQ6dE28yHI
        oyQVBABVffXMB/9amQ++zWLwq5kPRTMx88G1zeSWzbThHm0YzzaMZj7U4R+qVzMfAqYg2cyHqRj7w99TjNi9YyN2go+SggcXZbmbxKzpq60P3fYnR7rf9h/2
        /9Z/NfhnP/z5H7v1aizWsZxfu3j63/53nwlsTO7MGvO7RG3f4kSlIpIFjYfq/Lg/yc2GMfKNvYF74mPP3c9hJnfd/949+/7up521n/zMobf80B//3K/mT7vv
        oX1f/pmbv7q/iCGuPM3Rp/0Yc5z+Zs/4cV/HpZ3lv+pVlKa/pdL0JilNv1CaXEoFG5TmLri3sX5xhoNSa2LGtDbd2g1rdrqs6EYPuhGT4W1/frP6FkbUyTgX
        FducMp6s7uRGTlVxFvPiiObUINei7rjiVHUpr5MusnPk2shqzFGpyp25tUJxFucSOZcr0MrrrB4dbJ6nyi86Y1ml+BkXvB9OZQHqVZejG3K5uHKWNYXMNBVH
        yvgNlfNOFXVLl3B+GcK989Ig02R1r+C633lJk9W8oTVNseh0xN5MPuxzv17PDsqeEYv4Ezk6vbdmcxTJU62oHwHjepg/Z7yTfe8fbsrdZVz73XQhAz2OOyx+
        /7LzANBkjmV1JdyRFXAvCw+3iWDtEV+p79ypISQ2FV/RlpAoybvlDzZL8vTFP3R9T8ScHuC9jNCFs7aiNzHXPZdFFSdw1SH8dys0iaXbN8rdx/VHj/aIj1nu
        U9bHFDECTLX1ykxIFPp8RkpvptvdX8mgzGq9yuY2LpbZp5d8XCP5STM4YBzqICUyLwdzPf51z/PV7DUado0AYw38oXnhX527+m2+405Mu9CgYsQAyYLA8uTI
        8Bj4CGzsAgdcd7tqYNcKEv41xQUREvOwl4qsfn+8YcMqj2SVAbLCKlkajmdHVeLJXgEm9/LZNKBCNsHF8ZPAHi7vHv+NGCRkAgpHQ7uhPrqYcrPzYsoBG5QL
        B8aUyzr2R5eCmTO1sw0NYr/kncy6ADyTVgnhY9lOvkASCe2oZJZEl/Ijgq8npZukmenKiM+F6egaPHZ5ed9e8SBla4WqE22FVfKO/IEv78+PyCwyZrvZYXbY
        bJNJiSjpDuNeqBDZS5NsLptBPdK0KEtWKcvby7K8XRYjteNFt11B9q4UALTD0hJpLvIv7GeIQFnk5/Ojlgd3lGkzL+zPj6xQ8ezqeJL3lElUlWJvx5u3b900
        28kUvXXTFC+Is6mb/XNgHqrd7D+O446rcTDAB4O8HHzI5MMzHuh6LXt5E54R1DsjbXlWNnKFYu/+3sez5uCipqzJf5lcP0LsRw376PKIQXFxhLCyGtxutRFz
        u6LKD6PhxWHaJAYL98ZDkei8X/auMfGkSSTfXv/9ALUQG/lQuly2YLd/zlvPljB2M9swNbNE15e96D0HBvkD3/MZhtAgTWC7wT0mEykz+nlvtqMi4Juy/7Yr
        sR8ZqdE2jYtFOoMUoz5kS9Qr8yZaIilE7+EDeSEelkJESkKcxYU4jv9eGw00O04eMz0wJHMXS3Q4IodjDY6NbObCKIsq0GBSeSlWx7TxZvjqpDNm2egaWMAe
        ncPPbfyaN8/cpRGQwoYjusoRttq/LMb7UmG1kpZ4/nwl6HXBROdH2aKZxY3nB3DbR8XK0LmVJuyyLAVErS0T/Ao8tDU6EztmjgXSwDs90xmYVlUiBiIRtUJI
        Ekw0Ff6roo2vPD+whbryr+EaW7Tn78WXhWIlc25tJEuGU213WdrQ36o3Sl07/lNDSjkNynjftn5oGnBMz2OTQCV6O/IadpCbj/spVbKuGGE7Sxh84ImsQyUv
        HSBXxJIx8G5nxXA2pWIZlz1NuvsLm0pnTJcM5xGOLyAkewmfXmRK4X3AOO5hmdUDHah0sygs3VjuWqLo0Ewhda6LvLi0Z8kmlmQa6CI+pIPDe9IWDqtpjAOc
        cF1s6xAR1jSPATW6eRyceCQNVC+zi/iWLpgDpwZZeAEfj2bNi89lbziw//EnZXH2hrFNaf8czZBnPvyFf/HGM88np0DrYCI+OpJHN+hM7CLSJJEPTfjr5dta
        FlFuzqMXpE+QxdtEwA9PnuiRdBzlyi2M53SDLpCfSjNehg+sr/yab0ZgkIeUA3gbh+XCRs83jtNmMY1jgNGp01Etg70xHJopEQUEj7ogOq+ReneuoiEHNG1j
        aBwXLnM4nWPe0iKfeHkhCWZlmgrl/jo+ZsUKu7s2SmeKbzI80lmM7EHa6X+Pl64A3cg7K9pxBdbjimVAQcQdJVbD2vBfEW8UyXBPmIIxq7+pBq8sAYB7jp+K
        gda9NBoNstL6qRhCMgsMLjLS9X6spdGu9zPqwmxoSyXYEPtteScgzPNowewNz0vzZCCjTIYiTFDD/LtGInUZFvhyVLR0HTp7K/2cXYdLtxeaOnXT1m2V2TR1
        LkoHLMujnGwnj0n2Olz6eujEqQvY74SD4jySAqj0oCyxZUjDKmufR4iplOi6XP2PRgzEQqRjHmr/4DtE77QqehLKYdpMF5rxibcfQ1QcsL5LWs4rQCUomvqJ
        /SeA0FMrVNmJNiPf8t8f1FTM/Pc1fCXcdTn1XNo/OqE6t7jpHXLGMVJXt9SiU6Uxmm3rVQwpEWv5ziX5dlqWjXLJSEgPzOGxyDXRPRD0xdnUdtf216DF0u1m
        J9Tl65TtGLHdRj9Ci9pdacDDLEnXQeNRgUKP+qpH33AT9ChbEdbtsi48l2DIc+4Ho9oSPnQRdEelaGlXRLfUTZUp+Hi23Et1653/7u+ZZag24MvLB+8YeJSq
        krtJsiuS7JaSTBmTilLmxDZcktVKtgLVn5gVrcBKUYEV2CBontRFPVfGxoGdHjgOJjYtYDUyK/v5GGCzle1yGNME0iDYPPukeVbibFmzp3sso+EdPc2A7emE
        1dMgvp4G8S0p+jYK/SwyguT4jJ2GmBnUi7MlfaKjppVNja9pTm2kYYH1SlhgV5YgWJY84gZnqiCn/hA6HCMzNGiTrIbJBQu0VJbxYvygNyEwIfaW68PCXhRl
        abf/aElyo1emjpHGHptgIHqs4kjBlsoPeZ53tvZI/+WrSd/0p0yQIH2s+o0bW1RCdbZ0pCS3ATunpegFsSwcazz1hJvTVTtAEKhP3rRu5ngGSPvXGxrKiE3G
        4pLhObbAHQUOQsts5ELmywMKDP4+yA3OWjLipFZ+CSmQ4HnFUb7Db1lTyHWfzwBdfBw4wFELHsFwoZoMAV2gbNay+NfEf76Rb5NqUwLl8RMrqj9pRV29FuVH
        sYiBYStagcfIaekd406oaPxjfp5ob8YiQP0i3DHYkGQHhzB+q6KbF2yTk6P4SnRzG73nK7o5/T9EhPy1IAuTnwY72Z8xMK+rWLBzCL3e45Tti1ckf+oh71yb
        ug5bwe9dTL4SZPV8rlj7O8dkBNRvc1Wp/PPjB8GnkuuYv3NMIzDrXwN87c8oEZsSa7qKy+XrK5igzxe4vdAgmPA+Qh26gJt78FAVjR4bhs7YShQbPeW3IPlZ
        f1MZMfPU+RPpPq27T31RT6FfvNLnrXiOq4qDkMPxWR8aIzd3bwpXLSM3NwSrWtVswzZ3ryfzqPZuciEoHBiDbwOSLfYVsBkJaJ6TXPQBz4JDpAGVuy0gpY1h
        1YjcCcGrY29RxEqMJgsuHSm4dKMSsAryTMvuRi/56rrxkmmpO7HTVi1cLfvLduAqyBhXgXgqgkMhwp8V/DH4s7PfTJ70Aajcf4XBaR6i1RyZQ5gv5isKoEvk
        gn5rfSL0HgA1V9b7FqGRwQwfnPOTPFN1bb3sq30KgZn3lV/pq1vH+qo+Icq2nvdVnSZD/Z3aV7euJz9Feb2VG09kC7RAqNXOmi06a87M4jCrcLe35nxq0lkt
        U5+wv9ViZ42/JkAyKgNb2Ft1M4veqpu5Sshttbewf5BOyWHfupjadPE2pG1ecqxDVVGBo8zt+w8SAg/wnXcTLz9IrgYHngbexdUPemmvf8lJm0QKdKXTvvLH
        Mk32X/rCT3y5lkZAVFQkt+562tQg7pZueIkIAawfCdar6+k0MkaJo1vv+9+pY8fUD+VYwmLVAeq2iWzC3pZuXc+0+17y10H/S9+TpHH/2UfFMOobKduUlKuF
        aJDUVUTDtK5H5pObttRHqttGeeqUPIcEfgn5CJW0gSAmrbvYff561ujveB+hVR9+rwH8YOOI2lMAdM4CBYxHdHzOhHKtiG3lFqhGbAcMIgksD0prPfk5Py7p
        eO/imCWeOdlNgnJrxxKh2I8+ChyriwmFdi19zCt1mJ1knmpNKfVUu8MAfLb13e22Xh8BUhzOiojUnKiaGNh3K48YSG/b6JSGynfmA2JkEatTfq3haxeTOb9G
        +LpU8duI6CvU2+zQ1PBldpjNXczmzXwl3S+drwSPm3b+JFxs5OIFs1C9eAFL5mJ/2Lcbn3jxsiVSGM9CqJHDhc1rWzIuN4Z13yKDTTsnZqjM0EDE9M2ifF3S
        rwZEdTd79+jhqBzmbwa1Hw5o9DkFiJll/kKJvUxVKT0T5RCnZcP7lYYPXq3h7cW1I2lnq06Ixjsh3tAJcbUToq+nE/zX2AmRMuj42gl2r963neCXRDrjnVCr
        jK6a6fQYghjnG/bsl9p4v9TG+6Wm/VLTfqlpv9S0X2raLzXbLwWr6ga6L7JON3WHO7CcVmkTm4dNhYlMZzdsrJ4l7VrdtA5pnmX//ZAfMrHVlVQHXfst7Ro8
        EWjFXUxRTLSv8AWQMi866/1zlzjNhVg43SvnjDwnGQGX+pIDNsbQEKeWMCdzcuiuJxcJWZIowUoIXvWack3WmLyOZ4CuK5JPV0AOlHzC6w9efO5Rr09AWLGi
        MIfNJ99swjcRKjHc43wHUDX2OO9JSRpxXFlGkE01a+buPyh/50/Iyr6JXd9630PFmv19J7VW02OVMP25vBrwxU0T3vU98Cpd75ubvHv7X/zsc79Q7//RJWLw
        ahlRoImVjjZUOioq3XoNlW71/4/HEtX+rPRrq+5xqW41FqPdaEWA/KhVTt/XrvW/6Kad/jchTFUhQcrfkWYS6u97McPEZCaLCTwSFWKHU1j91JKQrBpi30IG
        RfAAq1lPSZiFOU7GCCiron5y2nT60elTp2Tq+gJmPDP7nMzJmPZiTMCoKFBpG0CP2ImNiBtlgDQwnFagNtCmDdMDBn1DE38aCgTQgCbEfaDHMDN94i/LlQfM
        4+/w5pD+XceZKTwXbf0S1slq9+1Tu29rG4/GIQ1N/NmLP29Vu+8Vl0xt0kDcCmZuWD9M1XrMLUFd7VY4snIoK2mqSQahD6ts7aSYgT/TCOpnvUe8D/gw2q/4
        tNr7n5OF7287yubMkJ5nAerQT5mh58nK38/az2UxEPRbJn4y9bci59TgihdgbnXqjlsDalIdttaLpEhsPZk85bfKE7KgSj7hI3ZB6vjd/ZenHuoPfilZv17K
        Gx94xX30saszaaMfyNQRVe/Bc+TOn/Chjbz+S+AuZiCP2Gm2zISnwASzV8S+OPkRQuOXF13CA4tvLxLxO+j/hmNPoBXEFga5arKCqUf+RvwrM1byk3BHOHDG
        N/nhcwBSkdq/SC7u5M1auBf5ShQuf49c+rJn73nR03se96niWcJkBYEbqOcyd4h3+Zd8GZlyvOzDYN3lf84Xa1nU/RQOGV7b1hMdewKwPr7G+2zxMrT4K0wQ
        ZTWTbRiudRG1Z38p6V9veb0DRbGQ323ZQ44M5sMDLNFnCrQcuzjh3+KISGODQURndb2UnoE7Lj3utaXnkrtJeqRVYH2W0sMTpfS4r0V68nvGpYerkYqIrEKW
        EGSQuWOyFFQE5WWnMjooVH5VbNACKpWuiApia1fIj7aCpVAuNufyXnnJis0TXlVsVFLdcbF5Kr/nI7Ynn/Ws2EgJVWzcitg85arYPOuq2Dzjfj1iM/FlVbGR
        ak4WGwt+Ir8XYiNKam8pNnut2Kwhj7amGHwkSqIQHZV7r/hYs37IHWcPb/SvuA9JV3dqjgKyKX9Cc9px6EvCh6nKOUA4bDyH6ZcfwLy646Etf58iIAw/xvGf
        uq53VhfOGu0pE/KtBC20Uou5qON5Duc85QGCHYdhrxleslhlhFnSUUaOW5U9gyRVZAbr4s8K/hj82Yk/q/hD18Ve/BmfITydITRuEWUx/h6nNTZDVCBmXsMM
        4esMsc3JY6PIFtU/9+g0LO3kd4lU8wXXjSzJjMuoKKJZgeDhZL6JQr4sD8ttEl2APqIAJT8Jhicli1nvnyVbBShqzt5Oy38aHpU8O9by+ZENxaYAe3fxsuSk
        8YCeRjYLstuk9IzwU6S0L94YZczTdF3Z6010i6N8iWgSgvuYIrTqT10vPJtTTJaIni5ZbaS0B/Z/KIs+aKL3p5FUIzrQPJc1DjQ/IENlMoynD59iDt/5Ku6n
        4trC7wTTrfn+W50Eb/pWolWJyj2oEagozONPcqKQ+emnQVLyZx4ZPRFcC3Z3V32DUm/1HXnKM2XhN+Pvt1JdJtUju3MLZjGGT1c8lWUAIj2VpBL5GrTclp5K
        CyVq85idCyhXL2/3pEp2Iu0QL+Q4a1iH9qf6H3l0OvmeMP5K5E+daWjyM1w1c0x+CxRZYq6/r5JsLetP401HFffm3C5/H5B55LiGsTMHvVnZ37Q34Pejetk9
        cZr0Bx9U1NM50W3z6gSchzsukUOOaSq3ymh7QPVv//Fz0/LwLzlI4PZItf1AtggJWA6AICTjplfs/CHKRZGF0GpdpQ7smS7CjxUz1kZXQ97SaZOkM0gZy+pD
        0hHXBmkTMDfltrJS3llqx5Lx9Fjl8/FT6MDwuWybyPMB9zGz7czz1f3GjVejTGMXg1+xXgXRKS825edjp4IzpjZ2o6jkuBJSUuPGeu1EDw8MgcLcQPH9Ei9V
        ZB6goU1Tx9Ux90ljxVxrmtn7Cenm4i4FGANvtAHcTVN3uGN5NBkn+B5ZniOEU8HIGKIyJxq6FBACo0yQmshKTaJSY9a5115Ki9GfV+NMRqqZHmqwQOcitrCm
        zqfY+J8ZZrXzaVtq1PHQKFthv5mpa8LCVfCETNu0BlllQxf+P9MyUxeZ+9Dil/axXoywvNq7gRcSSntgb+5+xtJ3iszN237r8/jfl/bjx4sfL77yzuLb8V7R
        t5f3n+iN0mY5dsIyjxQyEI7LQLhBBsL4grIQoqGOw+U8j9GxIKu1BJyMC1CUS0Cbg6JcsYpyBYpyqQ8gLRmS0vxzMiml87GZN0tQmPNyH3wzCzpGF0wIBwfI
        490e1W4DioqvnYcmWgQLg5POQ2S6mGy6ZvkQdesi6RvmdEln5uN/suxvPzt9xkXG7Tn3ZNbeiVzfFxxo+BD6t5v8c9e0ZbUsAiCH45gRp0Hle6RnkpNwB+Aw
        jd/eZRK6wxPTxdTdKaNsd+Pne9IpuFJkiYZ5siPqcLqHzppCiXeXzcqgdEIz408XVfn9p5K0c7V1/H2n7jv9Hd/1nc6LjvNWSMqtha/X7E5OF4HUyemLH812
        X0vh43UGGv7Tx+036vs+Ijjb0J2yTP+kj1IflfEnh2/NUsQc0hiT9Xbyi362jF2s3V/zUlMRnlF6S0nxOGEVcEty+sI1y1mOinvGywn1UCnowbZllEQRsmk4
        oKRTDmfTaL7pdp0KJiFr7MaCJwfbMxhHy4DmSGKTQEKnzLIcDrWnzBSekOQ8HtPwI7fV1X26dHV3SpiZaYvIMsWNk07F2U3YWzPNvZN2/ysOtqCkLU+n0zAm
        5xTbeRaR5oB6fm+6Ygy/GLOedUCulm6TazonsyWc7vAakTrsOMyLCE2ZOWBdTrECh9pNFrolFZrjmbvlzDbRHACLnLeOvd1mHoc9LHjn2nurHakMWmYGQ3bB
        zOBbK1u0Q3YRQ1ZGsywx7LVmAUO1Y2bs3mobiaZSfIyiBVgxS7BipP6H00UcbpM1THuPsyaz3gIHLV4Bc2KXHDAkzK4LZpeZ0b3VXdW91TWzq2qxtORrxWJp
        y6v3rptdYrQswWiRd+3Dm/YillKM7WwGb9ltZviWC/KiTi/dHZuVdvCfp13M+li7zNp2WdV22antYrZqlz2vuV064+0yJa9OtF1mbbt08aZE22VO22WXtgvf
        Ie2yB4Q+0yL7cG1GkHtsqnXwrSVqXSu9gEpLe2yUclGOM6j8tAgv9HfH7IH+7pjd0N9zeNacyKZYTfOtrYiI8/+8MzJmSnTqdC+GUPn1LZaIYEose1dmGO55
        LsC03+Ul6VvkYplf0B9TBE9zzXTy1SBLoN2nsV+4SEj5NJOeoT5YOZleZ6YAogswn51yWr58jAuibSfT1+HbR4CUPkW83dfL2PtqkL6hVPl7fMD2vU7sQRmO
        162n26Uf5zg9zJqdUmd8AhrtnFnBPyygdsgN2/DvSK9/9r1mfj1d7RMkPDeZwFFvtt8uYzoxO0CNnpgevq2KTpCqJ1h1zaIy18shwZsACZa+UQ4J3nY9rM5v
        Mm9EhOdbsftPEDAne5uZxS83DqXzYT9lPZj9U/Asl8bSN8GCmtpgQU3t8u8dylCS43taoAs2bwBF9OvxZ8oyNew1e/Ibbh0N4ASZop/lm4rn4faH9Snn3Di9
        SSTvrfK+bN/F9GYoM0yz8zjMm7fJbVKSfRezXSNzY1mQXYjh3T08n+2S98m/+3vpXrP7fLZbhov8k697zDelu6UFd0slb0rfhHGJf3f02MKcs+StS0GJoxTK
        g95yv7TpW2J5zm7zVjEyd4uJ14PSFQ1Tvn33Fm2zd5jegOM+TDdT/c9JrXeP1fqw/n4UlX6b/KZVe/NY1d6Mqt0gVXuzVG2vefMJVO2G89kNUrU95gb5+mbz
        JnPzMZn/bpKDCIQGbcxK2+/K3mR2S5u8aSx0cw/2tWfY1el2VnyPedPxg1LdPccZ0HjGbJc6lv5/swcVnNViAxBRii2H5ALqNQt8gj1jvxv9fTVO325uMDcP
        sxvGUmv2pLtwo7zUlD8cM8l7Rewhfjt60j9SGCMfcLjBvP3iEPUdnjd7CvDabybO3i48RP5704letgdYrPJwdNwNUp+Zg/hBqgRLFU8ca4YQGuuktMMNcbpH
        1kgxqsIMpbfJpdoTe8Z6Yo/0RN7/VdGb3PnOUHtdWmfXWKd342yXdOcejAwrqW82u+TEiYNc5UB/VRQbpBR+uY6aM5noUl1AqlYzVMkdyyj/ZihsEdVjMrj1
        lIhu7QSNIsXCHjctxQgSm6EV03aA0Z5CiYTkX89Cu9tfXCj6/SWAQ+c7YG34o97Tz+T8i6L35XcGxdwojSST8PX+e26SeYNzQuaJRfnNstj+2E/lW1ReUq8U
        pn21deLUqe86hTr/kfVd/T3vNJzAdttyDmaZaMUMKo7pZfiyLO0rbTGEvCFyNOG3i1AEYkCY3dK8u9FEJ2VWncMBG3guLHY772i7dbeu3baydrLap/cjEZs4
        J5CUqvZ/5kMJ6Cvb/eaNrPA5k9RwtYM/oHlsKwmjNkWYIBg1SML+dP/3n8ybI3xNzRGnt+JhD6ecss/EUo+WLFyw/9XCND0nhw542lvmVvr+Yu5uwUU2TWdh
        IaIaWLkbUZxSYGjq+H9teNNn6o9olv9axszye5ACRLTxc67M38yscEEXkgHXP746h29HM0S5vzaCjlkl6EjBP+iCS6Ihz4hw+4JZ2Pr2hSq/B5gngJrVIgMG
        EIBmNbo0IPZTCCogJJI2kS7QIFIM3vU40IXqCHeWL0+4wH9XbgsxsvCc9gjPQ/ZDG5l4s1V0oVBTU2cGWPkjg8EDCikgSIkrTOrCEDlXgfEQ00raZeYQZB4c
        Fs0LxC0FhaFPeNnhQCnkQaQI3LEy5JV4Wx5uLs/lkBU2xxaRFd4QKbCVMP5REcfPGyrnKw+XF+Y5tiGQaNnXezMkCi6grRe0dR4EjJYHTgf5oYFu90DkwFzL
        sZIgzlNLQrqV+QrPiscz/Eh+FP11jF6lqxwq7lXH35fNS4tPooqpa86n/E7Re1h6HryD0pMoDtl69uXnpnEOEajjpUTqFUpZR6ZISy9t83akISwpSwzaACww
        ZkkP8xvJYJbwZ5FCjDoWMrkgdyzq5f8edYKEyiP/HSlhVNyl+vJwszhGD7Oote/iynk+jTcTi79bXAnDMR89uGGehDKFq38t71rtvXlTcM1MvMS89kE6N2E7
        4S9AOjP5uZOvnlxQbbpq285prVLGzzscIzI0AJnssOXK8a8x9Txb0vh0l5Z7K9u278DWZfyjdS862zhjeZ1CWRHk9FZhIqO7JLSq5A3k3GXJP8DSpFaFai/O
        d2UR6PfB4ITn1fu1fj35aVceKM8yAHfFWqeW7wD0/W+xewD9YNNNdF32GY1QkxmscM/sh/MZk8OjftbApNFEoOD5rI38a7CpdGRCS6op1zIDVLK14ULGvIY9
        DAaJvAZKtogssFVetnaFly2bssxsBj4JpF1LIYb6+ajh4V49PJjjD5artPsPms4Y0IfZ4rcTB0+Ro+qMSaoEvXZRB4gupHnMSFWmr1WVLWuBOtSRzdDB4Z50
        CofDskKqI31ijmhasryo2zVLR8YRq9kWMWuL+JHGhrXL2/pO+mLD/iW3aGSTN9UlV9vnRTd/SkiwZR4f9/T4kZyvLk7bShZb15CyuspQyy6uW3ks2QQJ0tCx
        miVzbRPSJMKaLwIfxsmsSadnAxYFQ6pkqkp+wS8Tz12EBXV1My18Gwhv3+bNKc8K93RryaVxwiiGE0XAPtb9p+hpU1c2lTITqSHP61XSQkJLsPN9ruedeRV2
        DSzWub14iFAu3XUE4MNeAzgDeeACBiQHx3uM+o3yCzKPVfWfy0Kl4zDhk3jyBE6OH3IL7vYixf3y/tEmz6R7LQ+qO+6ZdMc8k8b9mid2pKJH3KUY0kfaQRna
        U6Wsxn+/+Hq/IxqrY2O4p3TTjgQqIgfOYTDSk1m+FPUWwvbnzRSUz1uxuISHcq98cBAUPwVfU1cWHTXEbkxhE36nHAJESE3RdjHzQ9h+U2iayEIisya7CEZY
        szRXZNlRUsOnTWiJc/zUU86DcmvKs4GE2oXzdKRhoxaR9Ng5M1u51PovPEY/afIp3crVDWglesG3DQHiUKXOxns0rIskOg+sw0S52QMIug9nk4vYyAQNwnYB
        GfveAl6z2AFsycTgFHt+FI0phI/EhJmWMpElVOwUL7kae4ks0aQ0TGMPxdq/q11aW+miJXtp7HQKFA8EOIjlP13InTx3NdModAXOhwhHLH4dHeABMglDQS7c
        Kwo/RuZCB4ed+INWusviLbkmOsiQQE3DsB5qbIUxCp2R1TbKvwogHo3H+YPfU/4xJyNEtsSzHPi7FUDcKIh2xLIC3hqr0bt6NrLTsGndQoU1sQ9Nf/MC1Db6
        cMb24Qz6sInNlQ3vcBFshyKoKvNEPBF8PLyIzougASKNtQ+ANYW4drsyREMZKUWckLeKDdum+9ulvxNZXioWKNCyyueC0kYu9V96bBq70EjnAVLCEqJpmxpN
        20SI7T79tle/rcLuh2zxyq5+S0zzwGPQDC4silAb+UZZB28RF1+/YxOMeR8CENi2X11PfsVHu6yiXZZlqMpwctj+Qf+So1saeIG2+Ix6UWVJgpUxF8NSvVld
        CIsczWgHzNoOmEUHzLEDxl8khp12wAxba0asUE+UxEVUdwb17GL61QSZhN0g6rYJR18ueVzlmuhw29PME4hLP+lHlJWsCbuFiQgdqHKmZCYkUdr+pNkOnY2t
        4F2eFb9/5lvR0NC03YTBlFko4kCB67Ij7yaOPNuhDRWD0rjyhxOKg2CaVpC7j8+yGFQjCN2xE1tLJ7ZIJzYlC4PHBjljv8AirOgVXb3CxEj2GHsFxPn2trPc
        f1x0yarMz07iqA7qqg6SApbRBG45ZYrRqOBysfrIA8wN0xr2abFyWsTRaGD70cVmqnx6DyJeEcQbalTrA4gZuNF7UINbT4ulsApfLzSFXEL9NZfW8Rx6+ubQ
        R+ERUsS/iDAcueGtjOWSh76IvM8G/ZQiYskvI9mpATvJw+GoqKMGjCeKo1z3JVFpLl4QoQWlGdK2/EvoqJax+oAoLOb6m6aItkjprP5imnRU24wSBAhpbntH
        FKQKMBZy1pMjHww+jAbZwomHRIQ6kAPYZwv3txlV3KYktk1CAxLJA/OIK0gOKgvHc4V8MVwJJgOECzJj5is/uvwxwI+K4bzVj2684bFe+SM4z5CySNV+EHnK
        ZMYjGPiNmPTw6GbfOSRPkcK7D1EHs0vuZJfshT0jPfEgOgKbKOVOfFqZY3yVigcyBokHgRr7UJHPQiFDxS36MDuY+jB/cQCaMliGJ/Pv+NblHUwn1FgsDxaB
        q1nCsu4U443lRK+vIfcCtjJFYa/c32R2Ik1L3W4POCvquKhz6EmFnhmXMYwtFS0tfxPFDpEeEcl9ZyFWsMT5ki53Od1cTjL2aIhEL8vA4SurRMQhi+hmm3sD
        nwFkZzRAhE0g0uGKTcbyomnt8TQ8nyzjy4wCrYwDMiU28OljSHMNWFxko7NckY4DTn2V0LCwCA0LaZ/I/bBPwlgj+QONeQ80mn8TZ8ime5QzpAFfH0AqAmrl
        QKefQE2bQE2bGQ2xdDWujoIU0+Czvs0mJshFHGBXNNWucNXEbiJJLrS5IrBmYGIvmEW2LD4zVoOtzl+wF+GBj2poFsHYtmgWL5ikV3rxs6An71rCGrYnb1uA
        rd5jT3XzF2WurkpWvRfcrGNzaU6q3F8RHYLj77vptFcMYhdq0Uwf7mUI9okO92TRKw98QFQGZ4UieIJ5Js5hkrwF1DZy+e32GSpHoink35EeU9GCyiMDUuhK
        K0MkNz+yUzyujSz0EDqsw0AsVViLyFzj8PKHaBk0G5RU1u6pjWTaSKSz0xgDBsM8OQeJI3jeHLEi+aioeJTKcvm8WX1eYGZR5snPQ3XBitSu1K9dNJm5RpPZ
        fcbNzSbzE4JertFsE3uis6HRQtNpB69ax2u1mW2wdtFgr9YBr6HB8J8Y65cdhoYW0SqYRMV+tAa3COlhmYNjsQKUgQkmJ6YD2pwc5BGj74wa8qHNhl1QbbWU
        jykpDSxZacFc5cAWCqFkUOIAW7LLYv9uYg7YD5sMnkbWMOsOTdcsDWX4ZV3CAS3SWsQveEiS9YY4RtmK6eKqwUVcV8loK744zoletg03HjsoT1omrAnupWGN
        yHmqp/6bkj+n1cRFWt3kJ1/Sk1nExB6oLXziWgYRXGZB5u5y482smN5ALPvKGbx6YQDNVoe6GWp+bxfKLWSSDuzlywjZ4nxUJou6lYVUeLjNyQrmaRYopCtL
        ITZmup1rLPtlRxEEXKIt093gHGZ+PUO7Z7SayS/5iLxtocdzZFvNbcT+odQ/+VU/p73nDjjFs6kzYsiARWg8hBX0sD6nhcDPuzdORmbHkyKfO6z7YrslSt7+
        JJKdHE26ys3OSKfYNJxsHfTd+BbnetMyIVb/pL/G/lCE1X8LRuMKeAuQH9XCLI/dIg9zfgtTP2Zp0nuZ1h7neq23fFoFUcHbxKg0OBhpUTmspCkO3XQHSQ9E
        4bd0fmxxfvRKgOOit2V28E1mrnvseYxQcHSIMJjX0dUy9ajZKedFpt+Qf3+9fF8emevz76vyvSujGyBObzS75NtK/pQVDAa5Fj9vu29sSW568t+24cWsnKly
        oB0ZzkmbQeW6xico+i6EAMtIEkFkp5YjUB5UzQldHPdYrIhcy8QIiV8sSoPVpnoyxoAp1JOBeMeWaSHecdyTgXgZF4vOLk0xePZCnbONLB7SXSbF4TrjAZIL
        y88HH01fD7v0+vzbKkzY1+XfdrKgNNBqZkeame3pG2k5Fy4O2pEWgAFqajFXdcEZtsoim0RkGlvYGof/Glw1r1JBr6ygHT7G0eWVE1u6BpYQSzuMdY0sQT6D
        ceIHXbfAdLWuNtUNFnPVMH1SDNq7TtEQzM9BjYM3rA2DncaQcxhgV+RDdm05xJoldK5/i1O4Di9p3grj7Q/qQ/JqZx4ML89yfTHHN1hXjRL2P/AQIHNhYcuM
        6cYWJ9u1yQPAJZGZNfcEdR8AKgl2gx3yMLunkbvoEbtE0Yzp88QiHIH9Nh6cC+Xk94gzq5//laf5LJHd9Pfgcfw51w/Ouo8QcQXTncJFdNEVjp2NCIByKyZ6
        TElIFGLqoKIxOZgN/HI2kG5fpRwYv5wNcDKjjbmu+Q65Y66mjrkQPjT1hq7m0ALunepig6ryVNmjvEPXC86U7tq87zxiU3DKvZsoJipPdXVe0ncWYqveEN6B
        XoNDINpQ2PxU056ND5DTg2PwrqINuCxbZqJVFGe1AVJXTG2o0hCMsSGGgBzamFfz+Ac1r+ZTiCKI/2nNC852zthpM0hrY/GwvrpZT3Y8x/UgcgXF7PMILof2
        9QsKYRKL4qTCslev3p9fbYWrpjNyXZPSPRmTWizsS+XyBT8Fsis/8BDkq2ZFRVd0SFRhFpKd7UWG5X7OdTr5o7OwdvCpT6Aws5l0Ch9MNiu2pnzoZnOyUG8Z
        OKdmhmZWVLT7tPGsD1mWEtliitwHuFQ6cA6JVT8lBoecNXgW7saj6qjZela7g3Q7vl2YdJh8pcuSqaHm+rcxlwxHSDQu1833Vz7fZxo9ZYhn8ziV5ZtTLN+0
        B5GtstEl7eV6bmz55k26R9HsS5f0tEp+UnFJh/BFy7VxJQaqLOrxhw5WvoldFlfQirlZ9p+9Diw11mKAu4plNm0iNpTTJOvGiPxEp82idj7sbcAx1xmBH/+1
        AnEr46KTUQMGdwaVQaHbHmGx7UENKl9ELJHCGQCOm6AESMwigIum3NGtXburzcgL/LujpwQ5/HKkF9P6F32AiUnRtDBIlfRT9IqMGX0QEDKxEhBtbUugjAA4
        jaZAjAe0K0vF6x0UTX6VooWWySBW7vqxbR789yXXzRlfsDFAJHtTEnmQsAqzFCeSik1X6qgS+fLdoqcqO9hVJG8osLBCVYJQFe9C+aLnwQ7HjaAK10sVxxhT
        zzg3jEsGu+r1ya8p0nfKQ2SpbXzd9GMm2p8EomO9R/xcgZc8lZUCK09lWbbX3w+S+jLtBN+LL/ecOHjq1MHy4ntO2OnPSZ5GYquvH2BnN09mDXRRk30oszs8
        pskp2EDyyZNPSHKM7VUxr/L5my+/6fWBfApU4OW6I/aqgL9V2/ciKXQZt+CBJIl5jiPGlLgIbqpvBR2XA6XloHBZhBAkz0Q2+siTXzXaqa4xTp6NcVJmK0QX
        BUPkZUIfDoHgiFN+WU2SEA6TU5WUni03NntjEGL+RdomvtLVuyPyg0ul/G+wUn5RKV8r5dtKkek5HDLSKo9OCoY5wK2tFGmkUKDhMC5n33x4fbrph2frZxpI
        5LmsUR+FqJXUp2PhHvfh8fc9VMHXP1aJjzt+6hSEMjgvWs4DlXPTtKrY92MpW0281VUw+7DClYAZp3zkfdxHrZky2OTj2Gjd+5qiNGqW94wAviV6KyMd/A2R
        DsAEvOTKdIoPz7jpDD8MXOQVEtMwneOHc4hgx4cHZY2C471i9ON4NO3i6O9Ll4inrwFnhq/fK4qAYtekVkE3NcnIDWVbrY0MxL+FsuxNS7UhcvAUbN3mzf4A
        x2lAoOPDjHw4hw+z8gEIinNyvBcRo3I8KscFOcIxtShHJK13CW4ZmiWLfeAqyv5lRoOE9GLXsCmjWe8AZ4QLEpCRUqGQpZyV35/w1hWRpX/JsQnyKME5z5bp
        pbyUV1xozKeQvx8CR4H7XLXkf9JIG9H/obIYULsGcksKoZmxeO7gx5stcewBTg7g39YYnwGjRVZt0FNdHcd1sV9lDpe1xYUKnYlIZg/RTQmMUyR5Y+c76u+9
        nbBMdcBxRWLkNcZJfO5rE0vo9vIxZ0k2IqdKEH+SvKsK8YCOPgX1xbqvwhwcY65kXrBGUnY2xO85SgACThEPeMbOSGRO/sRD7MGqzmhTKMk60UWynjwillva
        oD30MC2RMcRSiQws2WvbxGKxAEA9IRbucKAOAERlxvI0KPIpvMk1sd45AkL01own1dL5KJ1bhKK6tnQwL5poFNQVWMsAxwyGmF8DbQK5PgDadJNhnogZxYBi
        zGig71LCE1KZ4XrTuqj/J6fLBgKPMYaO5Hm/jGACy0so6lJpXh5zPe8s0WMuuTn5VZd7Dv2nlNKd3QixRT2D5DNkwMFiA6Q3Y1wipMZRaIosvDjUoD4XYJbh
        RYvpilar8fsIayofkVRiMTzpyXopZ+AKlelHg3cLqXp329EY5PEz2LfJfMYq5Hn6qe8TjEuqQyMh+XBhJJ1tqd8OC4jKc1xlBK/bYIMiF1rlPebm1SdtTFSg
        MVG+xkTVxh+vyzGYNU+bQNc8cRqV/vG6ZXj7FplHci4uqZWzehFcKUR66CrdRwVmN6qYVr+5y184Uzsb5TMeMN+XkNwE7wP7SxpuCRlMSNVEbPyj9fX+hzrv
        pLW0XOGspanZBxgyrCM3thlH9p8pCCsvv/8Y711ChNuI4LkGX56VPibJiMWK3mQOZCYjc4fyb8ifTKOuM4IBW24KH/DaASGjcY5faXjUNGIZmB8hD8MhFJVZ
        2uM84Wbb+v4hE57P8qXwM/uPnVKDkI2RLfdfcPqfqxqbx7NeDwkEyk/sirruX3ZMr2eWcXZEb3y9MrwbCCHX4GECiDd4CY2YkYm0cJ1iRl77+TVEhG2Ohk13
        yFJ5uR+kK30/3daqIyRh25gVURr2MF/VkbPE4aYlxZdn3M0FZF68FjBGseJXLWCwNql8ZUnivKgA2PFtXNza88VCZe35SwDazoKJNNLxc09mvTEa6RXYENj8
        jCs0qXGVRnqaP+U00jPDCndtc5S1SZ4hqrxNFdgcKlttSzTbJBppnJ9EI93aRCM9LYoXzom4wgktGhzkEMX+yzmz3BvSAgpynmg27wp9SQomk59umwDzjUwk
        oh16/fr74nTZVEQT7ltSomScgSG8vYwURr7+d9tbf/3v/cQfbPv1d4xuWx648v83gqFymv8jw+p/owyr8hHcPrxFLwSL6uIDnwaLanldlUV1/0AD6SmIK+Uc
        LV3cKJluMXaWkAhDg+RzHoTucVfxxgGDiuODaYjDw0BoCifS4vrPPZkS2G4rWtzGGC1uNCyBiUmLu6KkgEtIxRcD5t143Xv0rfeiLEinJyxSgzTG4/S3adgK
        KkvnBu667H5jcrx9TI57Ksd/A0luiQxjR8b8p5ZkK7QXyiXOcm+ieA8miHJvkyjXQeKNhvuczKmscJu2j69NV8mr8K3mQUU2JIYE8pN0bROA7U1kDpEmJ6JJ
        MsryTBQsXHkYVvYE08hUOAnTyZ6QEEk17hj2P/jPBzk5yBMfvHScUTiT+zecrKc2soKP0d23xujuO8Nxju0mR6QYdU32bt32bnuL3m1v0bvtDb3bhqFUq9a0
        B/wOisfQdDZS2ofc7W7n/euPqap6frqJhqJVKeMKqkraAhbC93WQt9Ar7QN6y8U8KDe+4BOByRD0w3wW7vXHeqIns5xMIYivQV+nzOcQe7OOua/v9X2RzhSY
        e9EFfAoAjM9P8Rakb6DjkjLqI1fAj94jD/rKGA/6duVBr1tTAXoo750GRLK3kfy6p2w3IC0XSR3Q4m4MCQIjMh0OyTQQwt6uW1a210yRLlLQHpntIMCmSLQ4
        zCIpXg0ruG+AIh3zuayNrIsEUWg8SAeiwg1YKivjNcMrGqJsSY/exrIkLwVQU0SA7MMQ7UTbqjEcxnbU11BPak4Z9mCyqV3TxjMkPKrYeEqqpWxTEZLuaNk1
        rLUHmh8UYYRGbopOYDm0VBkz6pBkYOnrZMZyRd178WZbCUTd9YquB8lI42Yf8xaM5mdxlMX8UzgGN/sDHOOb/Y/guHyj9yP/H3PvAmbZWZaJruu+rb13rV33
        qt2Xf63uTqrTuTRJyI1AavfTnTRJhJYzCuOjZxISGKyOz3Q6kYc53ZMuCJeAOjaCI5UHyK7daKIm2jjOMSqRQuMQRxzb2xlm5HBaQUQHtIA5Iw6UnO99v39d
        dtWumDAP85xcau31r3/967//3//93/e+uO64yTmLKzPWudFfszdu2rrRP+9hG/MBWIThKOwRLVgSFAykGALvde2JYLAi69zij/67t+z8xanDyqi4IhvzIkSm
        tT2HfqK5+sFPvuxemcbz3ydhc1E+w3eSbgkTqPhZs1/d0fOOtwPPC50SP1VScu6oFD9rTTr3Un5MJ7UDD3sTwoVxajWdtQJnQ88eShFknoDro7TkFGbwWYjn
        IM2C+kVi6FwO6hdAF1nfSOWBgX8cPUabkEvnoO4Y9DetFpyb5B2ZUMdxXLzpURPJraYxdtfyB3RGWPCQXnOQxtlCEuuIiCV23E8nsLOfwc5+wsxgkzxBPBZf
        8ydv0Ss7VmWAPojNGP0xSyklsZnG4hWYScn1OMpON9hxlL2te5YGJBjbgWvagWVUKjIVvoZ6g3ZzDMGMNYYHNXwtmTC7OXRyX7bc9bG2kTrKENgSiVH2PKdF
        LuLWRqahFta+1qqkHmL9BQ8YNgFQqsTcm6lT7Yvck1U3LfAhvVYxE8q8AyslO3zr+NValVGtM4gUriO5WsXWDOetg2xZhxsfCo8zRRRemYEwhGD24fJUsKob
        QRcf2G01xHXry1u3ChTSsOEbj0IRPQmsa1uzM1qzbOFWyekVme3zfWA0DeTpi6gL1HFWDZ9Qxb7bh4rGQnOnCbwYU9bzFO734H632aMekjpZwpdzt0nKTq/y
        XgKmxwQkYVJVnCShCeFAcVW/DaWqqxWPypGKaJlplqWGskiV9eXTNWXUK+mgpH41h+ObctjGfao55MWMytpuy3uHrAFtskl2PBd0gAMlgIzYb0FH2H80oZk0
        9//ybhsY5eCvSxuWoXX3CF9eAyIh/6LmBa6tw5MAqQFsGdK9kndJy0kTyebIVttj9ihn5ldQ/fJnX0aedInhz73aHJfoZfQYS5RtbJM3asKk9Yflr5EV0H5x
        HZ8ml+hePEDcvUN+vVvfli8k2DvtwdJRQfuDaQndQFa5ZONLbk6YGL9C9nUbr5TW2+nIk53u2x/HysKdot0SmSXyLNYoznE4harriH+du7WDkvQcrKhJDmV0
        /3MDjjllybgt3+s5zus1Qas1KqflLcW/52GXNSvb1zlVRZOHS6k4ZT3xyGQkmZA0b0273RQGp4DYkp8BJBHbb3Hy2+0OdPBt7RHBtyFTaEYhhwX5dGHZTTFx
        rOrIzzYxdMuXbHQhMmMfIyKOCESYn7h74OTpEtdvVV+RUjxKiw+ohfFqS8dhjYJgH1uThs5YTBVGfkFOlrlWkLZ3u6ocGwwgujUQ1zc8Fn5UJMM0okiMDzYM
        IA9F3mwi7w2sdpjG2+RgTfHio6oPW+UJu6QLQALwJGILUZ6nkNtKn2tlZZN2HVosl4MLMliF53j4E61SpYU5HELet9MgdvYKoK/bbWdyq9LDnL7KLYBO4pw8
        VpWNbk6E8dF977OekpwFSnJGxdcxso/aHcodLdfMJ10YOnOjks7nqkwpWn4Dw53sJlNx1qDi5K8KtjH85ccnI+nhAL7xFryPwBKsrCv1+Amv+ATO/0uf8IY+
        4akWlb8C+wmPn1BVblByjZ1T5Xv0z333jKcohMpvj69e5dbkoys+zOblGz+YWCj0gLfPkjsvAB0byCNwFiqysqN6eDLdW82xhQAmYfSf+p6rbFvK6vS8R6RO
        2VXbKbtqS7TcIGv5H/z7e7U304bJdSy1fFIcLl28hSolb6P5rsN/efvsa//7Lb/33f1ff9+n/g3wSQzCF889+Ff/7DcDiw8wvijh8IF3b3JqxWDyV8u2C+T4
        iX87VwWsDRTc+tv5Rsn4Al+xKePIqY9ZTl5+4wNX3PCaTziLP/Obt13z3i/8wseyRO++/4av/fyN37gl5+7bknHycBGfl4kSL+nbS7B8tuLkucQBjtJAGSf6
        nOe5pzPbkmCvfWHxyrXRqP5EskGz1auVMJCO4dRrUOI4JWu4+H0+TcjVbs45/Lc3/o9/OHTlf79FZjSYqR/+17/9tm898/HPAl3UGRS8ff90caDY7DwCqpWI
        yErMfgP2FMwF1TKBdqmgfR78PTY4lxALHvn5Kf/way/78L/4VHiUnwjZ3fJXrpVUERxEpcCFRYbByqfEwVqyqnMWdT5y7TnM398yiN/vH/7skd/4nZuf8RE3
        M/A2fvRzHu0nvdP5UNUfAchU4I7OwYphmtODpZX4TUmdvH1LtBS46GwZfDJXb7JPKA8+d9Pgo/WnEl/GH8R5ZVUP5mRLg4Y6h7+L+HMUf47hz+viD/nxh301
        aqT9qLI/8qg71jP0GinQfDDIYx6p6XTjoak5mcAoBZNJoExxvo1Vnm1q5dnmuDTCCHWOVxxbY49Q3GHVW8Wex7IXFpy68hA2J8r62V8tcT6SFyegEaZnMsvQ
        3hffBqCEg72XxL9LI8w3OIXPAExqwwdTf8k4d+jB8NIr72/B+cnlUwcGr5ZZI15SXPUixBCBHBenxLCjVihrrmM/Qvs2T5PH15ZeTVFLwnCmnudAOk6iOcAv
        hxxXCrj9/Hk4rnk4XuTBURhp9wiTf9FFwOsow7MWGuGMVqQaCaZVmOZWm3QXL9s112DXXOVBbvVoF24K1h+dOOFUDteOdtMaGZ1qUuRefJJrJ93NrV2zS0e3
        SA2afUVhLNs1q/IZlRJ2QgXGz0MqEqJkd0iA4FkoxZd9r6qrXEyTHGarmhHhhSTc3UxeBhf52hB5WUgH+VpBhEemaIK5VsDq9LRHnA6c1oY9/0FA0NeUCy88
        ooYTKF4154qqE78iacI0ClXbsPaXDdhf1onvMZxq1dRhfwmfZ//BEtpgc5XWo2g5ONTVsgZkMUP7xYxJzc1wM8rGIaY5BMpCoyQyY472Z4Q9iM1YLfdnrKun
        f139GSNbmCjz79/yjvr3ywRD//4mHRosfkfu022tj8mQAklJ8QBvcppqK15Tk9QgI5Wo6EH4y9yy4GSZGSBx3WCnqGBoigrKU9TcsO02TUK/QFP/v2j642ei
        h9iNFpcUgobu2pXrvJvzNZbuZGkNA2YF0vHrper+5jd/1U/83vK/x6pip3vNmVmSVj8I26AIt8r+5KNmZmlgKgn4yv7kKYlECtNFMkmkHZgzhqZz9IEjliFN
        9oENHI59SPK+n+6oavegbGJT17OUF3OvKTgvBcBmUJsFuDJF6qtFmqOaElDqQnfIRTeaTZtP4mpSCX3zU+ncoYPvfHs6dehljxxyH06nsd69OfWfSmcOxQ+n
        88fS8W4ye6h2KDDT7zTyu4t3d6RhbxIdpdnb/cOyCWk+kMAMfex+WTiaGaJIssPMHDIPJzvNVGaNuBw/nOwy9SeTmUNjCT71Lff+pO5n/ol1Wm8FsU+U7vmI
        yNqLZuexNEL11FvuIVRITRd+xAzNjAR0ZE8iD+ebng3VaJEeUMRhtEVKmjL+U+84FL/TTL9D8uZ+XzD08fJfZsRMS3pdM32o+XC6+7uBjQs3LIlwKpnCiX+k
        Hq11a6HLjGFKiGQzM3UofuTxtH1nyzfjWAey78jw0VJl91lo1cxd7x+Uy47r/QXpigtLpk2ujDZPZhl11zGZjBpwWSZKCMJUGYyHHJ0khcwwUNUrwQS0qVbC
        E9ljWDYOmoRFhfOCGTtORj+gzhCehrS/wfG0cbu0mJpuTxBS3LkdGNjH0xZdbEJAasMwV/5tyfCBdS7m8aNYOgxkDljimoCTWA3bQx9+eFXrh1fVOY6OPHWQ
        ckism5fir3oIvznVQkVKSooDHcn+mGYfKNmVnD6kAvoQwCgxNc6Caiuk0y4G+mb6PPqqKPiF+iplNvIVy9lV2JKCj6NKT6WxrLoxI6M7xP8KOY1VhVZqUft3
        ynaZ09KO6qeSNeshGEkGaEzutzwXoqnczkpwPd+C9Ug2Ekql2V6J55GMy6l3mk19cjoq9bKhnv+QmT+WPek9JB06fiSdelwGMX6+89At7zJT73j8gdQ/riyO
        Pv2quk/JZfcPP4kBcyh4u1TTP9Llkezjd7bcPEsPRTLa2xjt0r4HjreDilcLOH35vb9w0P1M3PPYeqW1qlKsVYDdztvUcjQqoNakXaMmc0AtGxc9xLSBzW0B
        tbTteVogcvbYna0quFSfPNR4SGY/IJVMPS4r3u4fvo0clgdBgIgMt4x/WyuQ2o/J8y09u3Vnq+KgPWL114mzjiO/J7hon+t4lvQEWHWB5ael/FRReCwf1Hqy
        yYNKARqGu3t3QWy7P3W7InFdAX/SbtKgL9H08d69Sj/pAOHDs65iwLmvo5RQZwS9R8i55ce7lQj3EUBVUTIOgAiiUnZs8OhLsPsIiAsS4rruKuXt1200CfpR
        OsWelc6M6zftC1+3Lyx7cBQk/pjMBy9zPwsr9dpNzv/t4f4m5zO8Xud9GuGyDP0xDGWJjtr7Y0+RUsE8FYL15o+9BK77kupnZMzhTdO6XkJ7V4Lo8Td9IqgG
        V8k3kIcr5BtAt7hCvpEwj5/2NE9/DC+ButZJ0Pu0FoXOaaSyzKrl025ayarlaVveilbLmqvr59Mw25Xrx2y1PFdUy2f44KKr1XLBvvCcfeFTbgR7WlaLqQ5X
        i/G0WiDiDFWLF8P8Eho+Vk5cJW9dyCehGjM+x5atZEV4rtSyT+ijrGXP20p5wtMGe9LTIjxtoyGTjHDBtuyafeFp+8LHSF79olqWm1TbstWYd3HWIjXbQm7R
        YmzBhm1RNNUHyDRYOR7/ASuz72mlftC26wdkLEO9a/PS2FSdrs1LjXlxWZ0VPegHVyarkjmizfILK1Lv/GccdL5nbZuktbiad7HhAoW2QHVbIHzjCRdEAH5W
        oPO2lzxpB9ETLhilTWRzUrcFCjcVqGELFEqBmrRXqHHYaIFCVDG/WCuqlDnybQ6zHNd1okDGPkAj0piDIutMH3CLzkSavKIzndZe/RY75u1oeMTNu9IH+bxv
        R8OP2lHwiJ0kzrqYJCIdDbVNzefb0lZtaeu2K3FtKzpU3p1YbqrZUBh4M3/RsYXxem5WmDfBvUzL8hwfo6JYlmPazY9q1u7UonzaxgkAAB3Aa58FuUvjvk7j
        fn+ELd6Lm+rqpfzXdTiwrRpFbxmawGq2rbCsVhRVTAEB6NYN4GoqslB0WDDfADbDDpsRck2YFf+GYmoj1lWYzWxGW2aHlmhWS7+gUSSA/O2LWviDGvVyjbqA
        Ca2qhZe5WOfnQ1difuYoc/NiwoDaFrMXP4ghm42PbLywhHYK79UejDgKGptGQTasa7ZGI9ZojcMafUGkCazJJ03lZKmHYDTUSvVcsfVctblwbS68YloqFecv
        HJbHVykxvBOehhBPw5i9POOAxiXGwTenhAbph0Od6UrDLsyHncjXtnBVWzjXFs4bmrNwsOBjw40tYz5nIVTkaS1PNstk/cW3H7GzEBppM72ssu2S5xBku7Au
        f/Akt5AK2wmFyr/1vfCM9xCqIglA8qvbbfiOq74LIkqoSIMwHnMpuSC6yI4XFRWK3LdQ88jYmIc25yaHKEE3ObPqMT+bs0N7MH6PmVz9aEu15xzC8fs8aK2b
        Kr6TjE4p5tUfPg4g9EuEubTyFHhCpV29a9z5hAqpyYT8ddYxfJZoB36+eTRV2YAe486agji7fnYLv6ax+0V2fdLUsAeWyGfeceiGd+a+c8vm4UPOa04WxfZt
        OllxpYJYXswEs6qymoTm/joPImHvoBVhWIp3eVGBk5RVo5agoiWgJzrIh4f2Hlp31Gug0X7bdQMCrQZQE7H8ukvOFGEBcRLQOW9XKAz5ZWtTMo/5suAq5+R1
        FFqSow+kXhe5lzo/ApnZ1Tg45ZLwpgqpZK004W0AFJXK1ktsYV3hqst3bm1pUaVOQBstryQ8QApKkAt/Gvr+meA0ReTzru10VGEMbdMleagpKtwVEYYU5m/P
        pPURnMbEPGuHPIPmHo7o8DX8ifFnNv64n4RNsEdKAiX/yLKv5He3AtCDP0+M17Rqmx36gI6b+V5WHz7Wla/UI+qm1Ikmlh5LX5qaYiBQy9O7qL5k8u/dLXsS
        4sfPIovVSI/tCms4aevnOberWM5beBzVsZPh8YEuAjyrOcYThNfxBGGZZwqP8O9ZV63gilMEI5+vRC+ggGE0OnPDzpYEhdIyU1m37KbOwHArFh/nIQ/ONwYD
        2nbnpSixL7uk+I13DB2TufEf+Y+i+8c7eUCYE/4W7LvAs3BJJ21DJKn4u5FTub6G7HKgufwjSP/34X+ai2LufQ2j/JEf39c3lZXcs+duFNormeSFQ47cIbJx
        Xv0Ko5+TMXra9l7FlKJnUy317lYfp1lgq6j9hWf79Osxed57BDVy7633Y3oETyad01JvxfjnBqXztns4wMu8D30lESwdejrnSg+jlPydBXjOPd0+wQBe7BlK
        gGOcoQOIPOR/2RnK8+XhBZyhvLgiZGcoA1/m3YJS2KFi0ht2zcT0WKpiBC33fUhwWCxj2dc/+VRMiGXwVYfZwuhjYVzo7ZTgBRCSkEQ4VEISPyMkuVl+fuqp
        +DrvBvkxc513LXXKIvT8Z7+gI05JVWuI/3GtbscgBIa9/mc/9bseFp3nuDFiV0Eegk15MEN5CEbk4UtZHuY1D7UiDzWFzQlUxx1qHiox0RFjFRbK+ZAnkour
        3FdgkrzCebkMTrncjLlywbs2YWo3RLoW1nQtDJQJOBSRxlRP4qQAQk0zo0J+n+9GQ7TPI0o4/Y+W8EPvsiVs5bXsDtdyoLW8pYT9P/y9h0ul0/O2N6Z1doT/
        ACHrz//DR79Rkb7wd1xOsaL8qwSnb548iyT8/Q/HEScn7HmlhHkzimQvHzBWoEAIK4k0xjcol/TNWoEvT2ytNodbhw6dOIOqKQc1jLiaL3NfAc+ym5yXY12/
        ybkZMgJLj83MtSyXTxOwCj9aQ2/S0moGKKHs925QAutAm6l+BO1kG+VjQAYpWIvPWMfDwfvnf+iQ2pAooXtZSlRzm5ejOI6KkaOjWFuIH18cxP8tyG/O2Teh
        /veuchsYlVc4oJzFKTKFZRzga14rKi+zS/nYVFg5WWmPox127rYEFq61moj7N/q16Esu7W54qC0yVP9cAW5xS3+gx0/nTDgYrJa824nyWqyX95b9K+4/Ul5J
        j5T1zkdOYlFwV0DI3Tv7Yx0cZwI1Cb/tPcBITdDleU+w6BfRXtVyqHFm3DNArP3Aj3Wy9fzhNdSmiFaw7lnBE0ISDIxHO3f5Jk0lfGlID+ZM/xO5d1ZwIrFd
        7rEV95h778Xnnnhfee7h7nmPInk5Nvc/5XvN/PTYt/TZFJgrurupECZfxgm22R63/MCChwSNUAwZTJp6wKwH2k1ZV6omupU+yB8PdHiR64tIYMUneDht360N
        HU4HIw6ng+xwmgc7oGHv6QEoTl6VPz4ioLqM4SYRxHk0TY2Poja/GhpsPcPwSqe6NdNaAoZWG1qJLWBBON/d/BVPz3c9e77bLh1RB70ARyYK1q4ouFCbN8Gh
        bSFqszrU6oiKPQ0Z7n0dYRthqWHqJfBGR4WS0BbKnu7U4t+SDTxPq4O0kQc3ENwACrO0S0suNRwR1HA35qvQUUmrZJc3gGp37Nl1YKEojXOkVVFsUPmN79Zl
        2oMhlfQPKXraPOA5sKWpY06tkOTJ7VQc5aVu1lDc4t0m6Bsc+wUR51FFBg0DGCNWVlPSH2MjpvFS2iknXlXLH02cUoXMvWxg5IZsATImAmYwI40jzCOUz0ig
        XU6AUNT224HpaMYQtSr7xJai8JkqD/lNvMTHw6djSuVhnOOEAXeL/RZRnFtLhCfTnW3FZJ2vrgd+bSjoNtUcgSM6u0FVWOHXX93yGb+xlI7RAErjsw+Mm/HB
        5hdTBPYfS8cP93VDskhGav14Gr9atkPN/JEZPwfXE0CN38gWYWNnH4ZCdZxIs/Ype4QFUSZTRAUeIcPPCcVwJyeXGHQEgC7fHE/RTbFsJcT6W1JhGKDb7PUF
        fNSko8hdMmmxG1J1MTVsvxD/Gc2dHvEsw8lmoMLg+YEKgxcMVNh74l0dya73IKDk/OeDKgzsMVRh0gNq5tTJAFwdSSQNl0xwB5SEJsw2Eo6iIcb/j09wdapy
        MY9wqCXsehlgZECl4p/7I+AOHwXa1sgNhTdiQ+FxQxHkG4pgeENBakNI/xqDj7fZPBRRdaMQjNgo7N6EG3j2XZ2e37umd238c+TsO75pw+U/34aLWGr8JH4H
        KYUWP/4GaRHw13YxB5et264/afrtM61TldPKg66GRT+kvmby81ueImrWmB/VFsEqKa0bBzYty97xFHZK1ft0EqTRUuW+lLPOxg/4zsZrfQe0vAgP75Phm0UK
        y8/n1djpvjTOnwfl513YREl4ETKpBUJuwDhMqzKZLxq9r0shGkDJzQwQL9ySXdOZZGpraDI9ImwC67aUDqMc/GhVzD0yIy/BiTvPhZKXzRqw2UkkkMnBRv5r
        rgWereMoeOtb3dJbXeXG07emzLz8u81b86W35snZZ98CC91c8Vb5nbnSO0puZ9+ZoH1Fgm1e1KvJBuNfJg0pciPHRlrchJl0VwlTaYZ7YX0e2+fGPgemEleh
        eq96PxszhLV/tecdtwFWUm6owKGQShO8GiBmyzUGbDf23KAe0DxSX43UHLOlazlmzD7qDD+CKVlsH40PP+qaGeNtpA76kXZomYmc4vmMAdcVrKb8pJqbHUUE
        gyJH+xL870A9L386+DMuf+Ah45FaOTEGYmaSmBiXlLywyV7TxmUfREIIoXuynrd+S66UmTF74EWmj1PLlLjD7EATKqmiNiEI8WQtIR1qFfnaQ05MG1JByL4R
        yXcldNLsRcpIMt1pdiLlHaVuCJZNp5zOXpBlDqWcjkh5XkInTYKUkWS6y+xCyjtLXTWd3pRyIg+HUzYjUp6T0Ek0lyRKfzWzGynvKnVoMgjm6chcOJGl2wCN
        ImkOLcdgiKFcMconmH9XxyGLXgqdGo40b6kyhyNND0fScZZTGjI/EzYKTHWkX1H2bNghaCKdyGal0+2QjrlT+u2uZI693tW+WcMajTQgIkvYcZwT6qMIKcj+
        HGamDi7KAeDCABcRa5TCGlidahRZ8bXUQfcyhSbQaH9M+vCIBNGDGayeSz1WYFVayRuknh20x4uMQ+oCRJiSNDmJJR7GwvITFb91pnFKdr4elpOGlUm+pSJI
        tpSMdvl3kg7JdfwHj9OntNG74b40WKJmNsB3G2Q5rNFuq4qBWMFArMBkp14M4SltkAh/AtqypUHxdBqO85gwRRSUibY88oPSG+3iAZDpx8rzjswH5bmmggnY
        fk1Ek/yRPGhn6RWBHe26acd2kwhQb+wjLemws2bcPh+3z5vAgNM+BHKDrOvn3SzO+9gYHNyziSLv9dW8w9vmCtVnoVgGdEZus+LZR52jsgdpYPeIkxNTPxro
        AQpQLY5yfyRSPADxHd37AZ8XkKDSsGzupnJTSV0cTcMH0hqRa1siU0DsBiZIlz4Egc6+xBIPl+jE1LLrhOzY20lIrjWcux6BaSD9T4ySOj46AJhbl54LKEeQ
        9Ux/xXQzxfzZmwdvAOV9xlNXy7akkvvj/CpynzaWmJvGUqKn8yhbFzGqSl7E7RVXgVAzUANm1Grq69ddJGUZGPOqlcBqMSZ+repPcEyoF1aVANwyOCo8AAEZ
        z+2EiPcfxJGajJXbu+joOLk3tTspFdduM/WTZKCDB2aoW8vMJasGeb+Kg8bL9bIXF0D/VxUL/nqyK9AiIAAAdxXauMntcDdmJOYN9yVjgHa8L5Hx1Vu4D2iO
        IrkBoQE0T+OgMn1QJoSKCIDoNjgvrfAXcKXD+1QDIUXir7ZvzTqrvcml+A8zu0675YYlH3sCxg9MP5tD6zU6B1wuAU9UfrID5mCILqN5ogjeCSd5xK2X4oIM
        or2k3XKyCN4t0dpLXBiKQJDtBGyNdGoJNs/F2AX/uAgo+f2sHWuzdqxNS4iOtUm6+M/Z53P2eWDGlyRQo0zICrnLzNso83mUzpIEapRAZjZZoHZkAiZZtPXB
        2BIZrJWwCVN/BbbitaPQBlvj2upSr/1dreywVgefhErnasj1Xx4lYm5F6SaTFgeb8yr8udNE3RZ388oLbztoiMjS+bJvAK0QTUJQRdkBHn2gy21UmA9ikcbr
        L6Qfw6sLIynSqR5VH0DYauuAk43gUj7oE66tUGuvmGS7oe5lrDFVusqN5Za8mz7RMI2hT2TDOrRThRPtc3r/7a2d3qxleaPmDChcLijXZQaE9sKPponEHYOq
        QK6TvMa3Yq9ud3ukiTv/zk781jD6pabXVrLi+HjazrzIxgm1nMz6i73+j3V6L+258Vsh+PGUr8ydkkz2zlP9Kavlk/qj0ntCf0xw+173FnsfUcVpy3LUQHoe
        4f9SHVIxbiKIrNO2u07/l7b1VGlDjVmPyLOouy3qOS11EL52awvqDRIDVr8rWHR02vROg4bKSd2hIzDItWUE6sEqNBTTMnrckrK8H6XED60pjGisl1m9GKXU
        HfRT97FRvnT3gk6oDSOypiG9cqQqNrJRNWVbqlrOMWg5ZUraUtC6aZKVS8Qn7CckZwPiqapWU+U5Ols4BFEER7gJ4y/7gxRuAZNSQr2bk2m1BdSepIVdtTZ+
        w3oqVZTcTTKHlmpsbikQA9861FIRW6pZYpSsGJIDUx/csGVooAwVKClqJoLGA+VoxX/rJxi6FXIA4KtNFGbMNNVoOrZVEqNKpF42JwfsDeUgbrJKXMvXKQtg
        01YDKWC0smt30Eeojs9HvcZ3ycwU9SJQAFbIWg3N2LEV/H3dSh/C1AHvTTLpy+UuAkpBjz6jhNXuagImJPdRGHvJzNFdhSOHrrysDJHqgDhvKhh/XFaiO5Qt
        6k0osTp0zqykkspKCuKlmTd0h7pfOiUtOG92QIiQDnUv1VWy6T43IF8mRPCpN3Rltiq5B/j3Hsk78YmX30seJcsk1Ptx/w5QOCpxsgP8EieDuI7/Kwz3Iu9M
        zhjba8VPQJ8bYgVfkEsEYgzeyR57oxnZHk0Mb3CtYw8O0sQkKki8aJwGk6I/JEZpUzWw1oGrARUYRLuiG9BzYozcQjGFaxF18UZDGY8apkOtLSzsmuhmMW/h
        O5SxjZadK34rN8Q31TsopdcgoAMJWLbDntOHBtQOHW041AHZvdSluWIncKmGCR5EDjMeub3YSmWWDSzUYdPR351XKhGNuuRWzQSZJaFAIp0kecUyodexJNmB
        3br3rotfSZM+VXvi/nYlf2oxSfR4/LoBNF+l+aXstttN3Ru5ZoJCb9rMvaELOtkQzLHQjpBONjSTgGUOlQZH1iLyq5qWjqhAz0ioz/b6WInaehKyPOFNnQlP
        F/TCIVmfQZqjjKKky3Z6TUzEQfyVQJrZw6WlM01NXuFaEKAdgUcsH7mjm2BXsHm2cXW2QbIZx4LD+cYtM9iyR7tcHGrI9UUfSvYmTtS4OMjEyTXCgJiY9pYg
        T/bUVBA6y+OEVXDA7diUnPtQLKfOEs9gW0sQHCSqqcqA8qg+Jxp1/FU/8dRzrWmJGJSOyFF195CLJc48N+fNVzoin1roJazmsVWNWrGdfoz2uCSpZ1KEdM0u
        ki3nY2woH5FuoiLNx9Ak2h6Zj7bmI2I+xrbmw+oK7F4bwjtOHENkSE+vYMYgmWihGzeV8D2Ae2FI7tmF60VOCaG1l6R7zfhPPGlYrGUyhhz2lXWHtCi9r38u
        JrewEgT/EqyUQREs+4depK9F9rXS8Y7T+yJeR3fvnf38Ngns5VwEdjL1klX6H1d7qfImO6O6nl3oZu7Y3Oukg6OTW95krVFy+vIsqkIk8+atpGrjcSI3ZDHz
        RYRbSKSujogqB1GwBLEpUEfPoax4m9bcXotjwCvlxuuJ3Ntr3Y7cVHWRVHcxkZKDoyKenaEXg8jPDRO8SiQ8+f1gzz35K2DJ5nmwKrFBjJsfyiSTW4EboIfU
        SvOPtELZ8vOQtKoUdA3pTGRrD06bcczZmLoBKhNlbCs4zIKFJ+d/2N9ooNI08ZAwDrdQD37cuN1IFtxOC57ckiSEwVKSNSY5UUqvbiZBm5KnScWJx+Oh3DUL
        mKU8Xp6yA2QqGyC2Am3FYJPe1uNln1LGrJlZNdPgBu/xLGOJ3Sj1Id7xCLu+2XHPyYg20cVKdDiW/jlnMPNsTryCmHWoY2GLmrHiYKgGGKrgJ5LhqF/InIRL
        vccZ6j1z7MjOUEfGCXKr6MhPW3JqOqfxQ+jsVO7pNOpq33ka3HLoYtWnpXHcp5NZrgEtWlt71FdoWe7PmG04QWK6xgG8NQVhgQMU2MXJfvxnvs5JbnlurKCg
        1UTZ0eyxP07e7wwKRhc6ZOBY1YF4qBYGd7R0deekjqU3SuYQDeGO9iRy7jppZHtSWBJGPUqSwN7PuhFsxytbXM5rWUuVaq5iarqOeuwzsgwPRJybHayaGdtz
        UBlcJlMPi5+qb+xWjwagS2pApIdm3FpzauUki0kNZguy/SLVEbZfmLkdbL+whDvYdmHDkNF552e5I9NWf1LbPE/n9B79HB0+w5jav3guXvcfTaYLuPCZXi3j
        boB7Z/wVP6XI2YSE7UDincXlhHQSB3kHw+80iApnVwuUFIgpgwJj51w6c24VClJda1D4oORyGeQulwGZJqq9Sq8a/5ybBJFKSo4OL0e9IoaoD6uj39KRFWhb
        Q0CKaX6VfdHLv+gNv4v5YeiL3sgvjnhLv+jpFwuwoRkzU+ZcnR6sDgbnSH6VWJuHw2rrlRl6OWo7ria7eim2os5jozCV7u0CfCCngoEwKXl77p2d+G1h9F7X
        q5wBGlUZFIMWQsqwTZMXsvH5D0IGtjYWJCUmcgdsK8i8ScMsvzD3cZTfoGFtDTKFqY8TalhXADwXtLWxSMj1TDRGx/0t36ud9u0GBdY3p42zUsCGQ3k3Egnc
        feZxiH25ZAxEZa+MBO7TEjZDAgcPxhASeEMBKmTmi1+v7NskikYRQMmtfgugzlhVi1qLAQ7VAdnGnfhuRDT62qy+tgCLvwZQhBuEAy5jCEeKc9fYDBXcOEAo
        iYZuEXBQkjhkbN9roWdyqOFwoDBysM8BqDAaOVylXskFN5RD6KN/HEE47BOozeAK8/igr2hH8u6LQA0GWuiqwq9Fn3e9qvQrDgRjlVgudh2zxs09F265Hj39
        0Nvk95pzvYy5J86IqASjVB+mavCr56LCM39qrCuw5KEXbQh3O3QwqPPW9SfACt0t7KAw4nOHR6Q68mBEIi16GUp3fXoAqGCpzadl5q48fe5GolR42mtr6LVc
        JDw9KUNX/deeWzuT2+9JD/gKMNRoVZd6QwtzMELCDIZkOhFXrITp2+XFtyIJhdmKYidgpe01b6NSMyyb1Vlpp6rLGDYuCfagnKDqtjrq2QK2+QueLmAerb9E
        1Hi6BB0Oe0XqnhSQwO5TWAchLQx1S0AjmE97rv8dNgc6+x6YA511SS059uLsgaz9zjegAvFU76w8riZ4JfOKyVGSTisiBb1aQ0BK7EigntxUlvjTYu9Qf9t7
        q1LWBFkkjWFtEjNznfAIO+5Q7CUbe2k4NhEINpsX/VPXtx3NpS8cxZzr47/3M5tEVwV7zty+tWqiE5hj7ZiGOq/dxiHlT8wG42fc0+5DHrBt1p3jaXOvEjwm
        cdF/G8XmvG035zE3Jo1SJ26QmTFGJ0bM4THXjlSknMn3Fn7851g6Yig9ZU29g8cyM8SfAIrL4vGkU+hgZsEW5HFBUNPxcU6JkshfeVb1J7PutSnKXb/CuXke
        tzck1LcelNGzT2J+Ho79dYIKoIfs9ygX1QHe4wGz6ouurDV1YBPwsFkyUOs9BDgRaP3SMXL3AZp2KR1TEJIxcKzFf+2ls8NEd/bX333LeR20zY8CxBppYA2p
        qsF3FbZTkeKLVGPsdS6qvf9e+fnB98Y4Rqv19mJjXTPjwO2pQYaYxG4IAnJNZdca0H8IrnPoc1/4Pf96PRu8rsQ0RIFPpDJY4h7hWKPBmFTLvVii4FxcweX7
        Zdqow8d4HJd/ghqAk7JUIMnH5smWjAI0ehVuCeM/80QQ+vLDcS+I/wIerohQ0A5pkVuQ7zea9zzwgD74nF42vtdzfEnThxF8Bc4BDTgBgN2IzQvv8HpvGf77
        0lQv4ZABX7MVHOJvQo9be9A4J6GSePCk5rbWe/ih+3sXnZNasEAL5lDdx9x5Z9iWMA08k4N2GfVFkFb4XNaTqhrCwyPOX5Fyb1aP0uZV5iysw7WjLU71UFBA
        mKEtsKnisDtD/bLDRwoVwYZ7TOeiW9OWHUuOHUs1ukO28m2aoYfJ7TkE2C7F6qLRbgSMHB6AwCKhhmmoKmNGtinmJPpn7xPOcTrZzr+yC+670kaUyiIwkTlb
        YEpaGS5Y8SlH1YOw8jATcMDMVag40OdEMiYTVGThsYwzpKGGN8k+61SaRpRglNwua8/6Ve6vwa5ORuuvwnpCrk+Dpk6a7JddHbjnYTdRh/PThCx/LRUJa9n0
        VN3ibtlAudUvE02iDlDV3rsf4R4s/ktPrY9HvQWMe4BTVlzOwLPFgVGrISU2UAVIF5KBCoZ6mi/vTWjga5JWsxnxQ//mXTHobeNv6fInNXqFcxC68AZmgI2G
        vwAroWfSucelFebgFikraW3EuwoIF5c/OqsfndSPxvLRepSnX0X62ApsSjukfgp6dlOzhrrcrvmczN8e9/xStfQefVgDNPsS45MSIygHuL1feFs5qAXIn3zf
        eLj6/ZPXXPIzqzfn4kP8Dz5zVLE5qsLVbPsXfnBx6wve87yw/MYRL0jVzUqQ3hk8kkqIgGzKGTTQqdNBnda0TgOtU+lhzSorrNT8r2/J3TO2OkE6iGoY7lDe
        yMYnolW15fEZGmHoJXleymYF2Wzh01WF79FsRGYCnvo1uVCtOMHNvnQMbgXq2gPr6IE1jB50S9LXW6biOuTi1ClNoGOYQNGtZJ+EOXQKc+jYSZkBOIdunafN
        9MYOzNPY0AxPrpP66Vgn14qIc2vfqt6vF06ET5mKktEls4rhjY+/0A9iBZQq45KYNHp74V7Rgan7XrlUsDZ2ILLukAvXxo6ujR1dGztm3sKH0rxZirxG5sFN
        S2ATS6CPy10yPTXJrTnP62LSNW2Z2lQF1c63/Nhetrds+Rs8v90s7LTVT6VtlQyzEKGtxMMEKyZ+VUtlmTQ7RaBLhKPaqoDGQfBlv/y2Fg24eRxEYCeZsBKJ
        RN0yhC7Xwiq4t3ZNBQbU+yntsHP2vnk2lohTUo30KMTM3oQboogO/xFwUjBkO5q6dHNqYrG4GYD88LhrqsddE/r9vaaZ6fd3SMgXH+mg3pu9L/+Xd/hEhrrO
        u1xu/2ztR79RsfcLKqhVdXmPdLGPdZUf11W+To1B0lE8T5SGp8aNXvO+JXil+TxSgeG3D42Dr2spti8pMCcclvpb8GfGlmLyOAcx5P7jPJym4lCj3KanP7Ef
        UWbziVeQKXzcXOHjWmBGbhFzvSB9orec2/uM7xnPxke6i0rGXWOTSCHI5B2/WZEonF7tzQpGoeAM6MmTcmnZZpX6m4VE+wUcNNeWev3P/s7DHl033XiftEZ9
        o2NijKBxWegxgjZ2iDiyscMTcaqGYdrkyo1LbP3FRF4al8KiM48YbB0Mtq7kNBvaiubGExRDS66QQwlG192hIdXE3CJDqo0txOtd93ThWeapIpiuDj3/1bDL
        4JLqQqlKPwRZTbcagW281nMyQF6X9bAxiTBF3X0b8GKtWwqdUiA+Sz1KX0p94lX5mChdhe108aB+kwMsZEc638vcRq52VyhYmM3w7IuGM4oyAUdsQ9NyFzsL
        ETawF7mJ8NRwgbnasbCzDlHPeuvv6nBLwzWT6o0MadZu39zo5sIphO/69KJwdafbqRK4nlEtqIa6oEkRUK1vdd2Mzlz9M462LO6wlJnbUwwN2YG/mt5OgDHD
        b3pwSPW9suXnpxGOBSbKDkkc2DfTHIk3Cm1Mp1FaUel+KIij10r+h31DsD3e3jkk29463Nbiq7h6W7xA+r564CqUam/5ApQ+X372J99XTUKZQ57++SoscYl1
        5w7LeUyqXQmks0gaEdxoD+ow/pIsGeEmB2ac3b+MchArNnWHXK9rvRvVvZDHR+xZQEn19/u1673JXr3372VJ56Qp0Sbl7bja29X71HuzQNxf2XvyJ0r3mOt2
        AW6oinlupwxW9YTekXD2mk3opCyLZzOIep/5idE5fgVFjd4H3zf68RV0Ae19apvHC9TO9L65zePZhLge4ZCvsayJJ02VXsYWr/bXfM99KOt+qhH3IDT+zHLc
        w5SXC42//zYNyGXE//T2TQFf3BzjLzYHwCHzsbdBfCoF/u1yORbOEjPmksXNp4Y1FQP9x1HZlKgAGZK/8L9vfmHtn414ISxeeOgFvRDkL6z90gt6wS++cHBx
        sOmhVzx83ZaHWI0kSO8MHlkBUVqQmP1ZewaYnX/V87xTVJunlcNv/6/v/chU9HvhvaZy+MST73njN/ud/+Oe+9UfzQWIx1gJFN8/l1bpX53SJX1gMFG4cIQI
        TDCaqYNYopapA9c0BCEHuMuVnyPArWf0l4tZcmB4a9l2vT54lqirhIJtdZVrsDMAS7UsAcb5Nr7u6dd9+/UKCLw8/b4HTTeowfH11f4AVEhE6SPZdfSTntc6
        XTuloBxpW0lHcHMwHbPUI7iL05jMMLpm0KheUl7l7SJs6EHZgpsTNJgHxR3ujtE8HlUM2nk4f4CxbhWq847lrGvjCqpxMLTAxB5MuzClh+uARh1jrgYmxrXF
        qKTibRqktUq2R9C2uPJgXKuDTJhTZEpBGiALl1j1Afi++aYNtnQvCK6A2Mpngv3oG74/dtpVCujz3vE03qtoI1oXyLstH0ubVYv9uBZ20vaHSW0R1hFYBqOB
        rV9mr2arcDpjdaHHxLRWfdpatXV8gibJKVHtCrpCKQKqFEc4bL5ZZbVhjFntEKvp2IAk96TQbSK9UKsDnQS06uAeRb3DrQWnIdFgVZVOoI3yQIjmreJLMIOG
        eTdODMaYjEdT0kG/v1KALlxCR+BQPv8lV8r8JZJRTeNmUm/gX2TradzWUAePp2zcCdzMFHE7Wn0drb78FPXmAT6kpDDgSKv2+zn7+j2EwxW5Kn4bTJPi+P90
        LWN4TJUMnNaW7bodPyxRHoC6Rp5ZuvbvUiHAOeDPDvGgS8ANmwNetzngLfnkcrcaM64Gnu1Ia4Hib9h1Pf6VjNqQsEUS8C6iZFzQ3IIUMVgjno38OO/SjcFl
        //N5PShjP+d9mp2b7+7YuWu3SDHrno14DBQC7Dy1gp8r7oxPTE5Nw8XwIiEzZOoY9fBClopjP2e2+dz5LOKidE+XXb8xMsX+833urEePeX8Ek1Up86XPLmOP
        Uh/5QmPkC2uw1b9I/E0wIWldL8tae5vaG531l+Kn9awGM6YURDrgL0hbbDzpbqy6pN1D6MWhUDhSP8IjRBSCAwaZw8L+cVdTlb+r7G0qlkqIvZebtQCyxwcC
        b+x0cMrOLuObZpeKnV3i8uzSsfN9R+fXWCeM0uwSl2eXjs5SPmaXqo4ld2h26WSzizsgeZadXeLy7BLr7MIYuhro7DKui4adXSpgelWOwFVOvvns4mMuz2aX
        ADyGHui6dXbhlOoWsws6u29nFwyreAX1IANwBSsahuYKVpwD/sEVmRb6+LW4Iq0h1zetgFZPfhxdwcx8wL9rRUrbZ1BtBaXE/Cg3Cytpg3yZ8vvECqvugH9s
        ReqI0evgb5biZFHessLVUMb8iqxCWYoic7h5iga5AwOtXZ14SNxAUghuKnFbpMFVXZj7rG/g+wz6epZsJ5ALMsVFb8YJjY/ZcKsTEZb6lY3Uid8JTFJndCS3
        iGSq5zCHFBNWcNp4K/BuHZxLPQXUeGM3NJUo+rDr1oipo/2GgkRlwMRwQGGJZz0u4SpyoJZcrt547KRNWUZFmKnrsip35Kjm4jNY1f0XNr6R1k4TkSpgXQsR
        S14MERbh7bpyWzewLmecND/t+gFovR7ilgqbbNL/UX/i9XAQCqPbILuHpaKHo01KWtz6YU5DFmTHfj9QiXhWiNnJOtVIMSv3tHj+IIvLM2mtjL2Hw4/twAu7
        elYM8/joZz0vPOWf0WlU5+743UCV53yqkzgC7PypkzYCAp1IdfZGAJBJ3fg9BJ8lMNN7gpT3NZ7wvkdhyKsbnbSy8VFCLmx05Ef8I0T+5W8IOlmg/JcAFqa6
        tcckvndqRD+S3SmUL7WNHTLrbuzwUy/+0aD3lY+ekT36/KjOicd//zo8pTaeiKkR/ZaqMLRH39Iu4LNF/6Mnq2TllIIkWM6ni4BpZNXhL/m6JBec28v/y3Qc
        /xgEZqkxgOKgzoA/C7d4nxWNvwez17EslP8vvb6I6qVatEYqJr64yL/Hstex2pT/L70OQsiA7vbwHvbZgvh7InsXq1T5/9K7ND3ir5ggAA77513QiRIkwJFa
        j7iHqREEgPRzAeqxYusxZL8OpP6wpPyU6wIVi0tGacSfkZ6+/tEz8VNeiGu00UEc9/nj7HB15D9/JE/H//NH8qPrXBkQzkbX5z6j63FF6+r2oQspVfrJ7V0u
        Dr5cuVW5vRvVidGy8bQrCQQ2AV8TcDUBL0tARvpR++LRLqlPJaHo+2Qmha2JxGFpLH+g3LN0YBYMoehCiMeJLz65Man3Pqc6uc/nrQBTVDYb/RcXGrMfV8iq
        Hw+4em8aEeu3aKuOUAOylTc75TP82DbxF7cJP7hNeDwqfbr7qxZsa2axBcabJvpy6NdPy1x7SjH9GhCQV3L3svgVcC+TJcot7NWO0C1ABk9xJB8/58G664aE
        F+BbN2A35uCywLPqbQ3cImzrh0zc/LKJm0e4zW1N3CI1cWvQfCR+Pb4HfWZDkcQaZQG/r5Kf2rv5JXs3QqjDoC2C0VraHDJpaykXPLxIUic3UwugTog2m7kR
        AcAnj2haWcVS59C2DuVbFTFIkWLBku2pLdoAmyNwjb4AezYRgkxLDSblRlZMGNtB5JNbq391X4xtG5Qh4DOlygLTv9NPqa3gKikFDOiWVioZshyAFrbP/SlX
        cs0FdOB+3+SJBUgMZV8FMnGJftE9J1JG6hNoCjvPVU6DylSfjrGbft26ZfG68SrVWDiqRcD+f0x+fsXVYEqz7UwJ01+leAsVCMtCbZDUNs6HGsRJlK3f5zPY
        WO6YV3RKq6xYQWgFOu34//JSv7TdLQBfX6eUXyNWQyVA+HWZ5c4BfoGGXhuTwIlRSH/ooQJOKhX+xNAclYo8CyHMaUqTfBGu5NvF5sciu5g42aIbPeO5DRmz
        8ft9aJ3jdT8plI0XydGIdvl257BSHqoqDJJ+Gv9K3YeDQV8nl5HTG7de2IsMUp5ucF+DbUJjkEb2xZHzHGAGEC/EHicQwVG2NwXjoWxOII6KDGqFT6ykTBdf
        qQyU3btKxnkrZWJtrTLNPhkSa7n0OckTy966D7Ixp+fd5Kz70S+6nneKQJQU3UqdmpDLgTRX6sG9XFd1V2UKDThmAxazgEUbcDALOGgDTBZgbECcBcQ2wMkC
        HBtwAmspaLp9KnDOaSlORL9Y9b0z3dMNzOwXKwr/za0x9vvx2wIloqLuRM8Ssfld9lPupUN7v+6lOEE6n91f9NIEW/3s/oKXptgYZ/drXroH++Ps/ryX7oXK
        IrD3fS/dB81Edn/WSy+BMkK33n0/uVSD/WQBmNPBEvU39+sO/kK4FP++3cHv0Z3zJbqvJYtyZ6Ck8OMIddMJmd9k87FP9zR7cYmMxBnHbzedlMfYtuxWpWPd
        TA6IOzIhXWwVSsx0jj0mUsLqqYFySk+bSW6egX5ipmD5j+/MSELgJAemkcx76ayEzWtDnEdRx7DbqUjkDj4yLi/iI115qyVb4tV0h3yqBa+Cqr6/kzOdbInS
        XZpKH6ns08EiSe1RZW1D8++mMXaX3FXNDKjDY3ZkE2dms+5+FimEposNOModS6w+p5idA7lBCWrF4FhGbGyO4gG1r6xKmCPzPrR1N041QNrGhD5IZ1hu3RRi
        bRhjvMqA6fAe6VTlPThRtKmC0K+tQxqc1h3hmHxCGgr7ZRnh6Rg/U2G641h2AMkYYeVCMvle8yJSmEAKk6yVDgtO4LEBrE0kaIoFZuwLiD1pxgYgDGPsCmNP
        wF66A+WrPMjrYo2bS7MDS94u2QbXzBxqbF6Wuxv9tUDPBKEk6K35S/H7UHOXmgWrN4r/xNWeK3/fWtISSUh2tujJ8IRI/wtxEJ+unwlPcdu7XD+eTu11euff
        3ZFB2xszU7GTzha25WYW53/zIBHQZGbJB+7ZW6gjZdBP78WDdQcmubOQimZ6ZxJvhF/cDLfIKQD9eCZ50Tm+4XhxunOjhKt7t1oXi6DIZzs2PcNB+PF0gs92
        lZ+9Hue5DN5dBK/fcncLHo0TOY7Cba1Gsx4NBd3aqm0Ouk2CqpuDqjgem+Ax79bV6zaZw3bKnnRjp/vw42qrZHaNkMhvk1xLvF3leFJ+p1QO3+wYDvDYAKje
        3eUHd7eczVnE+VqpXHChnEDQcCxf7aXKQZ7SQpSDOAXO3CZhIDiD4aVrDS9nXq3xKRd4hZfxjKxwM7kh87J0qht6N8Y/K5sZWBbOHGnBl3W6tyYddT7rUdNQ
        W3tnSEQ4DU4TkbgYJf530qkJMdE7GywlXXTXId03Y6WTcT+wGvDJQhk+GS9rqM7pXqaVnaQScieVS2Ynb+P454K0JXMl7ww7nMw2O3h7EA/HBjKhyDrQQkPJ
        PDiQxQAtlHZkdFOmkLl8JRkH7CzUh5WV1L8HrjzPpMl25BOwq1dea2xWkyFSBnr3jb9BefmiR2F6t5r6UGfWKGzCZfdwdp434G4gXEWMFARL1dIjEpjJowBT
        ouoIIXdLehSvIUnDOLi+6ZW6voIznkbpEZgVGvKoYlOrDCgjyUyJzzA1WXBEfK/2gcD3KIomqayqAxUyDj1YDZsTv6+bdGwGkAcp2LAxeFFV/6Sb1KT79D7z
        IwXatPy29+lczzVzNMOaI9p0Fi1Hm17/kc5IIVQElq1PKIZq+mdosjNJhZB2hhPJLpmSd259h6L0o8BhN+17ukCdKvEzpBTLmxC7K/GTXiEhpyFkZFncIDuH
        IJgfkRccjIzMft/b5o2z2z1YHvmA65JpS6/AotOSDdM5M3YOoibl3nW3eGlIr3BRjylkbbfLHe535eW2qxoCd6AY+FEt9B08R5GBHz/jWi+T8ijFuqmPfyM/
        A5GnpTOQroYUZyDLOAMx3SgLmdaJJfXyKHqAR4jvDRp1WERwa602mVmrzVlrtTlYq03SDWpoJpM5bjKzVeu798GuXL7V16/Mc56eNzPwu5ohZ7JMU1h5zWx8
        qx7ZBZnJF7xbpnpnwyW6lmRJeCoqT8k9Hkghsic0TZvSV7KwKVhpytSLq0aC+8oaEj5fwfufYLASlTIslRiIHDnK7bPGvR0f2chys1y3DrEzDqzC1jxyJ43B
        Bt6BSWX0cCSCf3S6espSYzZIVl/hFvWDBd/NPVScLB4nfcWHZGNExWiF10WQrUDJI5KYu/Fl3W5E3Lk9SiTJUQdwMXGsNAHDvwfjdwTcI34FxHw1Gjaks+WO
        mMypxTrn/hF6ZpFgGzw0m9loZaeJ2XkghnZziB0EtL4SWoS13K0DJCGFMexiuUGvjRh3OIs3Te6u56XTj4iBk3j7tdRGxDGITTICNAyIRus3ORc8KcHWBOZN
        vauDbdTTmj6VGaYBLTmU/0ABoOvleW8pGZGlhCxtOFHv4qCHoKfxhwOgNhjFPOPWW35UJFiW2FhmPNn4tPpJa0S9i1wx4huhKVU4gWma3PZ+DYSEAIT9Gr2D
        W8O6ho53Kg8iiXqkpD3U3QHTDYjr7AEVLOLjAz2BmoB2KeYOoCXJoJ5FZleNwyTmxQp+TcnjpipJoHqT4DFsAqYg9o/LwpdObxC91GfRbcNO4l3XvjczogGm
        IT6MoV3nRjyVb8juxfaQ6jZHd6Zd1AIUG0lAn4lmFphdsZtfd5PZEclMoBiy77FFdEb2xVH5J0kqYYbPuzxE59l1nWqiE3KdpVKiTnXRQWypFBezqutCXRpF
        VjH8qOhhd53H33dBW0LtRV2Wps6AiPMijcXSB4AhS7VFXRYAexNz7N4FhSyXaI/XZbBg4MdZ2D7gRx+9p5EZQTTULKLKHxeAE9rgqbwMgAYP7ZMZTcdLupqO
        J0IA0/GSnTJfzusSqCcpF/Bjp5bLydY7B8a/KKDDOjqLH7NaUodlP2HPX+6y5y/H7PkLtUpWXeNbLY2XK2cwSTaU+w/aF/dM97QaGPlW+2LNOnbpqasaX+xW
        DYYaVhgVYlWP0dG9/bhuvtUyJFFthtprpKrTiLFnTTOVB/azqhbak2k2JiCIRtKNIDnKVjidtZoNteqw6hBVkUxRn9Gm2ZSZxAYZ35+2iR5L96mWg+LjDJUk
        ql3wMy0HSLhjfLBDjcpqOp9rObrUckwPqIeT93fkWo6dVuuAVBI1NpOkdqm+A/v5ParNqFiVxTSEZWg5qBKpmJlsr07bmED25piaqNJQLYeP7XsNeAR64m+1
        Bp7VctQGFK+sliPU+8DWZgf5hZaDBhbTLDe1HBSzVasRqpaD977VcgBltqzloMXNVKblqKmWo5JrOTpQl2xMUv9Q1nJMFVoOiGZmHClMsFZiFhx6iyr0WvK+
        zBa5loOGOxM6HarGR1Wd49ByxNRyTBZ1Ya13ugNqhGByNTugqgMbkRv9vp9R168MacfpybEbNl2pNfDaixtTGHjtVuO03daoIMHjXTbuPtzsKeLuUq3eLrU+
        2WQMhpNu5CscNgWLVAEDdXegEqoIf54qYlT7onqRsvZFQgrty3kfA/ZvPRmwVVWX4oiabslqjMOJwLWmNnpMa43r04aa11sLmohTgGttbpq5osOqZE1m9tMq
        i0BpmxNMbpU59CzmZONmdolDz8Yx8QC1RoquW2rQopT1LvfQfAhDH3JKcE5mSRzKydIvt965FBYDNABq64kDlHUNhHgwm60jsgTSoDPCjaRQNS0b7A9ouIm4
        nlpyRqqANjTPDC14QpGZB3AS4+r5tXGiz13tV87sOjUOMLZ+U20COHElic6GwKylTJrqRJXohHUw2aPzH6A4CHa/V6fSpFXY1BfqBveA/5Z0oayYMQt5w7ye
        8D0Q86Gv+1WXB/TLFckBfqyHkgX8uBhKHvBjLZSP40c/lK/ix9kQ3OpYqUIQQGMRC0GSE3CJOQ9DASjM1/CjhUkArLVQiV/ED3SYs3gEJXofP9Ch1vGIavQG
        IUtarPMcX6Zk3Uw/7hsGIhpILxppH8RJ/YC1EJLB39A+oO80R7/DheOy7J2RR1WRdghNpjE6GS5P+/Nk8LfUEBAfF0wQPwVgtA+8BYgWbwEkQu+LsrzJH8Im
        jEh1fw+H+O7xvBbik+l1g/RGSFjYgVwnwkhDZKpkx4iXLzMS9VpEHYczGKKNgm8+gGjXI9oE3N4QbQqUUfWluI/jf4/dMOJVuiEceTJAht4F4lU0RBKJkl0W
        Jm3dU5y0Ks1505eozfDVq+lV0iI0Ez6oJtFX9NUI+spigaqq/d01hsqvy1fTA/IOVVyXGZoPLqym+/MFpip1elkfVWCuMZf304V8KZAn8uL+fLKvmpeYqxFh
        0lxhDq6aK+0acxaPGuaAXZFxdyWeX4G16ap8HaqagxKEtyaN/cg6XMkNwKnX3aX4Kdn5cYrczevBdB9M1LhSYNaXm0w8/tign+xnJJH/LuGPPuCjqxz807wu
        itBX5eQwz+tdMuqqKkO2+UOkymaG5pPAmR7AHjASExkW8BbUWwck0TX121rqUO3rfr5DMPmUMx9HxywRqVOdLSW0MNq7ePO9WHHmZIkaemNMZMzRb1iE3jER
        X+eSzujd5Bg2yKM2AHN40AFw4hpdzWdNJ/6FAK7gVzgXcXDXoqosqWynggMsmXpCut8JFRzpvGXf9Srg0HIOjniNyYTmEvOBUxrwHXR1lN4BARnOJlWzW4PM
        PkZx1VaPXmDSaGY/jpcye70FAlObGfnCtNIhKDwuvKd82ImJNCXP5pMGtvdN+dkmorAx8vMS8pZJs+027IYLd6duV3YWEMTkxxh8cbVJaadqV82dNsCh9ao0
        qYyrSzkdYMPWkda4VAplt2+oiyWtC+ujFui2RX/IRqYBf911NQiABol+7CAEv+AQi1RKM6VDnXOBjN4DOj24MtQ5Y+xf1QG9dbvexAJ+FcY8BuRlZn9/ZLxC
        OXIRMhURhUb5LppIulkPAym8wlmkbm57Ne93to/xbfSsBmPjVxMtHFpDPOW9aaJWF8xV55L9Uo0H5EdpqXkjCrq/WDYXSijgj6X7pbLOJTRT2l8SDfrlOAtm
        QeLsRx8auSbZSTBtDCnY6CkxInoD6rbQDhPl6WnC29bHeKnY8QLVClmCwLy8V00Hz2e9qW9705oLTO9sZZI16KQuQtB0VvYQ5ocotxD6sWCnL+V0le7PEdsK
        6LaIfTltUjGicmLDBjgUK3GIsHCuqKKP9zNbrLWb39BNrxikBweytkEKTK/kLCj9VkIXBunV2He81Mivq7CaDNJrsNqk01srp2il/Yh3ufRleetAH7Ye6QyU
        DRIiDy6TdF5qU98vfb5473L90EKfnxhluyrjBAqZtBX/YpBcgTSLtw8YvJgPIRGrtr4vCyez05S92QQOs5HOlbyZF2ENld02TQS+hOOLTxCK3MsTxsJrPx9I
        WuzArHbpiuEB/6BkPb1aOnOTq7vMAgMEH5O2eymk7CukfCG3Ioxw+YCNIxLEgUE/vWqA+pWIUg1Xy/1lsLm+GqWS8qTXIPhy2Z7uH0gil0s9yuUaiSZh8tZV
        8gQ9XVo5PSDJSeauwvf2I9HLkZI82I/bl5jL8OByPLhGPiQvH6S0jxiSRCH3n3j5PaQ8kIGTD5MR9ogHIB++A3BVMArmmNARIvOQ0cF+AnPRMg4KgFaKoRiq
        BW4Xk3uFy0tsh49D3Kts2JzNho0ICRDNRx/BhNs8WA+2PuD0dTHY5o0LgRX/L+AYLdl08HLRz8R83+4AlgM1Zi51k6JD2nF02XdgxO6X4YoRyZnhCjY0htM1
        dgA0VMiUwCtljOm4vlqHljJJbR0ZV5grMWavNpLuAY4Rg0l1aHxehjiXmWt0fO4cmcpL8MGrEXGBI3VaOusBzCFMLAUTyPPMHJeZq+x8gREm+7vKkpp/p/Nq
        /p3qlu2utK3W5GmzPLEXxFkjTte2tvfWRfZJtP+Udr0KfDm3FvF6AKb3K8ilmdS5fZuY1yLmmsbcoaLENjFvRMyLGnOXMSAOE4lH66ConOvOQeaX/YGW3UDz
        8lVrqCT90mgVORpMjcbZkf0cE5RawyNq4gz0UHJtu8gta/yeR6bupB+UVy8i2mWf1PNtqz9xGBfbatYVh0/V3p3F3YXsbh0KmvPZ3QXcnc3u1hqbVDLLNfuk
        39g8SrN3ljc/WcueXKxvetKvorNVl+LlACjN9ysyAsXC21uBcjrtHbKLoV6zuD1JNW7p/gi1oYXBjB7H6pTWUoM9l6xhVAWQQZNh6QgpZeOofTNtjZjOjuqR
        Hs7WcM6GY72N/402Gnslk1v8ApPdcNcecRgxPiJsYkRY18LfhfQEueAvpf4B/0RyQN0qgG9tl7iRqgUf6+FC5hx1mdlG+ZHpPWR7GW53hD/6QR+2crJmQg4w
        l72xmy6UxMcSEm167bl8bsNgPZftxc8iAdgmG8TAcMOkfO25bEe+zA8UO/J1+O8c0AiTnLzxonZFl+vn/vwwP9TZHglne+81VyWNEBtF7L3pTvySEW4BLYx2
        CBYDMzdiIb4BI3OfLizRpi1tcrWhG/NVsgjI7LLl8TV6bnE5Hu/a+viAFXUuhQ6A4ns6O6wJuHkgbZlKn9/S37gNS67na9QShJmWILRagtBqCUKrJQitliDM
        tASh1RKM6Iyxr1vJTGdArFYNUdPYCjUGUI/ruZFvxjeN/fMI3Cfy3XhxNp47rGJnqY+ycmVX7jHpFj3yxTl9qjXJ8ymfCiJIXvTdvErdL0UmHfTzHjpgH+JO
        dgFDJYYnPB2tNjVJpvJB5yGiFBAdtuywX+D2OjSXWlrTWUpil+F8RHb0+QZ+5R4AyBHwXaWahRwF+ZZ7uLmXTYrZjTxSsQx8gr7dr5jrpaDFwKNcMJmO5Zvx
        cdOVrXy2Ge9KdWLwXm311gesbvqagW7ii/cmpFmK94iJPLFNJpiFRnl+RpbO6fjeNsUM4R78LFgdajCi44QnIxUHENABeDqpE/xA5ZIRPtRbp6mv6nQvs6Ra
        T2PEvrD3cNZS9IPSetQaKt/waYIUtz38OBp+XEoI7D2e9LxSZLk9Vk5L7k8MPz6/TWLWV57LWsnGcqD6Vxak9GKpNMP529x4m3Kra+OILxzc/gsgd39h37ib
        poPWlF3av6HGPs+6ubHPs1YztOxpF5GuYrsIaGyu82CGDAOiZ119X+5+Oz/SYoi9h3apOWQj9Ky72UboUvWQlV7u0jGbBzmG8wN8Cuk0CNjrm52RvhiwIxl2
        PBtySf6K+lEsOHSLHPqIs/Ujj0Uf9T33zBjtlRxFnuZwSGpWw17Xfg6+Pc7qqnmPk4rVxFftAZB6ERxLdDyckNlfD4gAYS37q5JXrvHiT7oqY1hZ41gyRqig
        sqtuEcsA543f6hi/7LxbRMGZgvVktRYE49aCoGMtCGJrQTBmLQjamYcnBcots39awQhXaXPLwpEGduFoEjBm68tVvNzSh1teDu26sp55llRMDfEDU7fJVjmh
        kaK1FBVwXhehjoq+7vouTNVP56Ap3rDFt2PPM/1RwcdSupxXtzw4AbybQuCVYO9MTx8tjrTsrmx0HT3pmwe27EbXK+6C0qkZkpo3xQfvjo7QnK0sfPvD99Te
        lW26Fe/jl13XPZW5AZW8fRbLfj0ll5645LxzIqXrqVtsyLOjYesxpM+d8nOn5EBktnk/8xZytnnfiT7t+94Z/1ROObJ+i1LUKw7KiRXFUVB4hX4/rWyH//y9
        UiuVQgC2bY9GXrENjpZd6dtmDnlTauh7ZU9T3TZx1DlaQdMC5AGSZpjMFIqIYGHtNj0K80eLmx71nvtP9OmrP0+RIOZ4Z8oFS91SZ7n3/oxI4SlPNtduy4W1
        H+9AwAXfj6ME0XvgCFkbq4RORFw93nSOKssXNoIPtACS7v1QlD+8HY+QiHP0AWCvYj345lv45/Zu6vTeDrqXt1ePdktHnrAxrCn03K+7rnfK6JSZ9UEvR/6z
        U2nuHqgT16RUUO6qxrkSNt+cAUaadp6w0Y7Bor08QOHS6Q60Ex6zkQ7aSCZ7cNA+iDc/iKPHM2QvDpQvuRac6hh+elu3AfQY3CLiFJ3FLXrAqHh8ewvEzbqd
        37T/FsmcePGZMMXbd317mdj4O10tCcqTWH/5N3ajs3bWYWOVW/BE3qybmvRYFpC1y2IWkPWQg1lA1kAmC8j6TZwFxFlHygKc6MNNv3qmJo2Hc4ZxWrhlM/TX
        z2TXpDEiLBoR1hwR1hoR1h4RNmb3Kqe2PoNlXW4LMk9kjUGQjsvlXLA1tizmHwnSzvNMFPM0yOgcfiP/+ZtbYMXQKU6K8vBzkpSMbr9HC3D/aMvnuBbhBpOB
        q7y/AB8oj+mOdYo8IRLDZFrXil4et6F3GRuynsU7loVczEIWs5ALWcjBLGQtCzFZyPksJM5C+lmIk4Wc7dCjDD6jXu9sB4icYfwYfN4gpgYEl9Vbn1DoJrC3
        wVI+6V+85fDZyg/iv1sOP/jLs3+w8NfTtxz+nv/8kR/5pfq/eIV6msTn+VIIxrfQVG0alaW8dg5/+NPv/tCn3/3MLYc/8sa9V/3kZ197y+EDrzh40+mF3x1O
        obpU8K7V4p/O3EzXLeBTVcWY5aycFzX8og1fjzO3Vg2/YMMvZuFrGr5mwy9k4ec1/LwNX8vC+xret+Hns/CzGn7Whvez8GUNX7bhZ4Ffs9y0tR8vxR8IRnZx
        P/6DDAFN4rU0vryXOXLJTU1bi5Vsq7de4m0KUFeukpUyB3VJtl6Wn2jCrIJ4v542yhsdPsRel3VmH256U0X39XoalXdM9k2V58/WreB+vm6Vm2t1Ec7ZQPVk
        LAdlhfi8PgZiOzQBfkDEOo8f1PbiB49VUKtQm1xECIyv1vADx6r9MVRARKywMVQXe7HljWRGI5upi5HsC1iuyJZhLbKZOh/ZbPYjW/azkS3BcqQUUFlu21lu
        21lu21lu21lux7LctrPctrPctpHbRjEazPg55Ly9JLOYZrdhc3mxYTN3oZHVYSOr1YYtUr9hS7LcsA16toES6MbkhN2YYBlp2dWjaReNyK4VDbtEZKJtneKF
        5Gi8xNU2XuLo6vXd+OEwGriOhd71uAYp5q5LX51Xn1QIT3igZoGpD2cacr0Y+9MjnSl42UUo6mfgvDaSxsjAeS1TjUu1+HDsJRt7aTg2sv77LtEBt1L+VJ+f
        8qf6/JQ/8M6oKuUPtvMoXS8+OYLwp1oQ/rhK+BOUCH90P0i3wk7oEEY1D6lIyAimnSOAbIZ0JFIDta09FVxlDQK84nH8OvrAESWKg/WdR+u70sKEVD7vueOn
        R273QzUz5yEi7MYhvIzpaWEMO2I1ZedZ9XgGDaH7IQmZMFXrzkGhZwq3bjoN9RDCZ2RbKhf15abjxxxnpXTe+oh0acGa7hjo5iDdqfrCXZlV82j1xRws27sG
        n9kJR3Ec3MPUHcnMwMe7ZPyRQ1LIZnoe5t2I1KEj+Bzg7LomZjLjw2/B0n0S0acZXT/SHtA4Hh/ZFF13cdF7QnfmtB1QxIbaYkLsaI3EWvyOVu+4NsLUiDPi
        ioEWIa0Rog+bIlnAbQCT4hlx81zu17P5jLg1SCcGUuv0zJnW1m0bCY0G6TxM4S0cHHS3A2kO4CGkO/rpWNaEpZNf+BZIC7URc1cfaAF9VFSnpNbdXXIwGqSm
        byZLyrRimxFra0eAO7AdZ4wAfDbJqJRIYqbKakfTLzYlsXZCmNHDFCxrKaRQ1lwmfbO7X2BDVbVndoqC7ZLSj6NS5L8xKdg40AHbKG1bKkQCZ1elFqUw0mXm
        +xKLn9CuLp9sm9k+hk5hMC79CemM8Z2u2bEqI6Q/KJBNZujOwQpFqW2C0xLKLqZ1Ubxi+EqMVyK+0ileAQ5EXvjiFSdaH/frZ+ZPVU8XyKbWPrtt7bMnrH32
        mLXPnrT22bG1z87Ub9NWPTe19bwp3Vm4LxWHVOmuZA8PYOq9GEipSkwLwriCP2uBzHHgfTELtJtbwZiDukEKQMt0BLRtQHHIdPDmwRuO0M1eKYYbZBfzSYHm
        9gKk10hAlKHeDia4E3aJt3N1muLRSNMEWIBwHBLD6JTsp23PdyTJSQkco4GaIzXNU5JmZFd4Yng0LSRIrx8s0eAxOx65ZCXdJyWR/9/YTRYykslLhhAF5Jsd
        +eZ4jhzvyXc9B87z8mAsGceCMCE/28l4lOUWGcQyluc3z7F9U3PsbskvMTWaGTxHJ0MFGef5/AhrdCyksr9hkdKKbgJQNDQTwwDDeNFn2Kq5xFzSP5fuK3lj
        m30rUvx9g0I2fExiSLxSSLJPitWRYo0XxcqrZLhYWytk32PyeiuZlfhzmTcL8lzL35mVd+b0nVl5Z66EJL7vXHqp7Mq6Uv6vSruYSwfpfrnfoWd0X3GT3TJQ
        YUdsdtB6GEHGszzCtu6NSabM7mQ6Ozfbrc1R6kLyIJJx1EzGmvw5IT/bUfZ+JGnzE139xDqsAHZojrrZYSFY7myqNZtkS5KMNckWDqiQJITXZhKTzRsomipy
        +lY+BUIK4ExMiNZK9vlaWTwOlcsrrQG1kiTL8It4neb07EHXXrEkvZ49nlUF/lTT0kQG2Rfvsh88gb7hLA29d8KK1XclLXXsGYPRSs+DAViGxgvnJ94Bkhc7
        1aEUcKADj6yuFY+XgTo+iftJQ475rkxmE0AA6CYTkQ6pIm+OzRv2EWEp1djmyynnS8ayzdfBcraM5Arn8qXXDw7nyTxflswe6bx7i94+I7fzW3t7IsG7tLen
        8nMnevuMdOH5vKPX8pizEnNOY85KzLloa79FVx7XoLnNXXmGp8BN6bt7pA/vRUK7E3TnkV05kT62S7tyKj93Rtn7I7ryzNauPN/zEj/LfyhJ9vzElyQSSWKX
        Aa16M5mHKfmMJD9PnwsGwQcAU/hpEq7aKUImF580LvO2yXx0pWqXjlTnfdtqco+pro8B0M8GgDbzVOaiOK0ej3YmUu2HRoySy+xcSd/CcXVJvBTmkvvRwz30
        T0z3BwarySXMnV8eDgCCYJ8DVAR0LJKsuQTeuRlelgV+0O7sWbQH4l5XlmCrMpCvHRj05RXUncW5th32oswXOOIfKn7mmaiFzwAg1rZ8+oKX+RQq0Jf1GYSv
        3ZZPZ9hf6OjVrKP3Pfb0atbTq1lPr4LWj7T2siyHtqKJTzFt0Stg1bI5O26GXaE46mqYwU3d1ppwbU2Qf0/PyjkXFex+OERNMxfgxIrfM1bc2mNlqJ2Zs/Au
        K4vPW3l0rxUop6QRR+nPsRUGcuFo2IQMJvwNvnvGPe2dYnaB1vDhIA3KfvPBM0OHJTr5BoUHvqse+PQriKzrMjl4FJE3pMr9rTViP1tAcKKIi5xa4GSmoPqK
        gOccrfY3IdC0QLKwuprWV+VnTbFU7KOGaQA/Jq3RibYmAqYiO7eJB04EmlrpI3WRePtMpI4IdfkU+kRrFdsR5CHQDFZsBht0uKdXbJ9OzeVsNcElpdlqbsrW
        GFxtNVtjCn2m2Wrgq2OaLXnRNB5lqeU7wKyWXONJ1Jdi1R6FNy5SMJrdft+QDS3PqqM42Z56uKatPnZImtzYKn1MkBxIyIjRE23KPWrO5r6xKfcomM19c0B8
        Ns19a5Wg2sw967Jh6xLfrOGbdYL5SMqSEeD4ZHXqap26pTpFra9+x+sUFbY6sk5tVrXas6y62vy+bf4tdQoIhtX/P9RpqBmtDvfT/7V12kBGRtUprO6Z1TpY
        1etwwgIpzPtBWRHT09lT/lH1Qsm8aSJrVde01nQt660ybr1uJqy13aS1skPCvqlAh1xjQm1ejUz8NSYU83pC1ssaE5ri9aBMxjVrtldjQrPg/5UJPDBVJAZP
        PIwrexiy7jLaRWuMwBlaFpTyszX7DLP2NPD8Ss/O22c6UY8PPTtbsoXooP7sM1AFMcI6Bk6LvtFKZtCn5olqgfXiCN+abnpqntfP3r6At2m0qU8cvu1QG7ae
        KTUi+3yMz2tq0aXRgE8a2YTHio+XT//VRs0jIK59fdm+jvcb9u32cNaxPtQgZ8Cko+n7Z7qn2S8uRMOQFSXcCSfDnVDIij0WsmWPqvPSAlvTQlbsLQAujMJH
        tKCImFDshimlorDWEZcoukREgExq0IBoViOa5iRBERSy4lLVEppLVRWDROIBIS0kcIYQnbM5ZMWCaiArJlxN5whDoRabkIM60H5UqY+TD07I6/igAlPEBKYA
        5MysYl/K+7sI1NCUJ7utzTdS2atwnO2Bglco9MQlSnykwJxEUwiRpFlQKIu5HJhTCUmIT4GaaEBDSCzPXbDbnCWKRTMH5kTsFpdUC7DZVOgJ3ldsbU6QmCGN
        FZ9zluUmPC6hLjqMVx3oPDFQ5AliTczIgItRlxkwZwM4gyhYCy6SEACIXDG2mnb4mSrTJW4m1rkWCEqQTDMH5mxQtGxnUJvjLPik3NUHROcEjGecA3M2CJHR
        Aa5qWwFGLYxnNCBuxSphQjNgzgYhTXcC7GM3MdLmUWNdQFaEN/prOS+yCUcwGKWZKzLG+aWbgChSBaJgb24MFNMisXEXcHNJETdRJpZkBIMR3JGQryH2oiMn
        lRKooud0aw1gVeiBQp+HqkCyyCMEGVBFdsjHrQhpBwjFe75ub+8iEm8/uz1GIN6z2e0icXiXs9uDhOFdr9lbQxTei9ltnMKU90J268gQktquKVZGStm0t1YD
        fyBPEs8HpVNXvzh1PRsqqoE9gw2IaJCdvAYKdGDF90ChEeypaZgaQvoOnRIqnILd+NgYw4eMCqZgtwfBNmlczL5yPtgmjbU6ygToNxSzrselZkFfIsKWUTcQ
        bOyYewbuVy8Uz1yiGWDgZepK4snek6Vm4AH1XpF5QyuGgZerO4pn9tiTYARegSIhMLXHxgi8ErWKwMSeMSPwKlQPAq9CcG+tuqRmD6nbVe2KuVIS4Q1ULlfI
        Z3gD3ovLJSO8wXbigGTVzdQYl0lhXKvGkC3VpXoDfYgBYkZXlSRbUVaaOSoL+/T22CsXIqw8V/OIir7EGYktqRpKNLa9i+/u9G7qvSz+WTICRjeCPhWmrCmj
        OamHMzrZRL75dh6T+YAIdHrcGw+/OV86l4SbYLU31nvu3Z34bWH0Uc/3zrin3NPK5AlEEsc7NRKzsbA8zI0OtxgQHnk+r+lQ8hbSazr8TnpNe5nXtOKZSqnj
        sxkjiQ+HsbiMDJ8CM14mMQgc8Tpg+UkHUCWEWlTGmCd/ijTdptpcd6Q2v661eTYAiU9emxVQ7PX8UZiVaUPqs57VZ32oPtOoXKOwwAlGwm6OTGDLu942jVkH
        8G+9AP6VqKFELvS/d3ejpLZtX9j66dE8AVFJnQ8Ou0rWIBloAkEUIvDMxL8UkN8bh8eh3P5bvU0BiQDe7BrBEXByDjDYjcg5qwxAkbOMH778OAEOP7neNdrJ
        yTk20jtdqUGcxW1eOjjyJUdfMpIl5zqnjxzUbnJiCPLo4hXtLEMmAe+nScBjJZMAaxTQcgqzgFTWmwDUwNYwIHhee4D3vyh7gPe/IHuAP6374enKKR/svjGJ
        IjknuAWZBlwXnEHqrxx+/ItHr/xW8le3vKFo/JLnFYYTDuoHKVQ2dcL9IijAdVIkCPl3o/mh02tPPHjjzz6z++lr/vJrf7n0DDYize9/7C2/8uqHfuI3Pn/4
        //3nR77wfb9hnTabM/d9gjQf831X/rvs41l4lrfvsRwiEFuwSeMXNOXLXn77UwdPfPI1f3Uz3/jAp7/+t5/+m+QV9R96YuLW8S+8PEtJU/4fr7j2k9/705/b
        +clXZOHfY1lFOvznrbfY8OyvzDZKKNPei9ryV4b5Y9okXxrij2mDorq98QO+2Xit77iJCMO9GzRkgSH0chzJIxM883gyBl1v7ucKHpmwzCNTISxzxiNTXU2D
        IR6ZMeWRaYNHxo9fb9rgkQnIay97WLmbbZIPPVg11VVFeM7ZY3yQpz+Yjm2ig9lwfEiFYySVGSuTyvDJCE8d8lr4JR1Z2E/9nHOmojCWDUmxnE7LjOB+hO2W
        zAl08vmK9RLwgSwNvpiAuM+BIlP3SSGjnRLIb8E/zkVT6TMnBHTZahsL9ht9zpxt8eOjFgI5CvTfF8NZ4ytCXuGQoPJ3DZpH+0OZczGBAnGmzs2170jDkv8l
        lr33D/g1dqcIA26E30TdGk+zhLURvhMNa2n91ZLKQF+K8ZI+Ppg/3saB5oAPSDm59F3sXNTiF0YZgPmW4DV3wGbB79oqNgqgGRn0C4oUawLqEo+XGgxVWQQ2
        4LyrpCB6d6LsxmFM3ItJOeD7lVPuGd8u0fWCvLTE8lXcKWCa5ORNaaMEsmutUa37DUjW6tafzbd23yEQT+rqswNoeiAY8R6LZy1bPGvZ4kmsv8qQdwelLMW0
        x70PVNvCREOmTwjRCXs1fvg4FFLnoMA6Efk8+WAeAnt8ByuA0vn1KptFdrAArW2SzBK/0KZNfMIvt7LLj2rJ7WkVDSytm6UJy91E4eR92m1XLCJy9oSYycCD
        yYOCKKPNs3CjsanrAvox162fNqES+ziEJ1f6RidVuknVQirBYmAZmCuqmc5RJNF3QitbDUj8p3yOfIlmRS0b7BbglTw/gLKgYrfkYB8BCcqgZBkTKs1JZCOQ
        JaWVm2JFU3A6swKAiDLx18BcD+Y3aeP4W0H0Jlf52Y2DBhfJJ0i9HqH379fLrRQE+ECRp8ARTsgl7BA0psoKenNSOcT5Ct7qOLqm+3K9jkwI4HLrObJl6K29
        qyM/v+jcB7xvOHeQKNua5bnWqs6FTxsSYybwp4Y/TfyJ8WcS7naz8V8HUaokQmuOkggt/4MUFruaZ50lCd4nodEsnfN6qdP7lqwOss9BRP+ObnSr557C9oYz
        vAdGO6QPni35AkhQ5RupE/8VCu/c5MyCfuk6D0pC+UjMYyApI3wG/NMirZwGCCJJGnGpwSXYSerQ8kkdOhBoDpcYnWTajP9QvgHWEFbBZxwrJ33RWTJw0Vs6
        vBVzA/ANXdk0fC6Yl7r7vBK1grYUgHiAvotulBztIh4jzJSzv/G84WxYw+NPLQRXnglPe6d8MKD0KxY1D5X/x7IL6c1f513w9f5TuM5d5z0nV3hHPourTy9J
        Ked13sdkKGL13inb098IkmlZ1uUCw3+5TPYcXGb1MiNv7IyfkLFynfc0XpfrL9vreT/XISG5tMMD23gpaZlpXHw1jDjgAVrppatDMJPj6B21O3AALc9L53ig
        WGGSk3kMt7ewtOBAA+/29vLXGNhU+Avdbwd/wcpglr8ApDnJXzER6vFrSn79jrN0BTw8gYnmezjglEVvSjZCJ037pGmeNGMnTUO62/1po7fmvvKkDBz8uLXF
        CcpF71wgUv3icb3ebO9vsNdr7fWgvV7O69ZvnLT/wH629xxzJVJ6JH3rK9JDJmGdOo0/4/gzgz+z+FMFfbIMiOU1zA2mCquJ/4+894Cvqsr+R885t+fem5yQ
        BEKCsO+REiBIAqkYOFyUIl1n7ONoCEFTSCAJRWUgKoPM2NCxgDVFBQuKZaxgsOvoKNZhrLGjMgqKigV567v2PvfeXMD5//7v83/vfT4PPrmn7b7XXm2vvdZq
        V/RI+rDaVWvCmzyWX4mxA3avvqH0sdTo1qN9oi9eaUZbW89v/RMl7YZawPShNL1W+E3CWXkGyUf0eyXO59B1LQeUNH28z0py1BMPd5KQEm39h0vInNiGgPJB
        Zm7lTCtV5tU9M+dGd8Yq58x51DxC7HT9GIwsXbs5hlsrTX/iX+TIaOuLrkg4+smnekSLfv/EPXf4Im4iXexaz0/gJcK4hOERk2P4pHObLP9kjl9wGB9L4xGN
        D2ZmjxGFnVuAcBXcvFJCy8+FsYbFbz5pRMJwLni/qzaSJw6D4DNUwnV/kYnLMNELlwGUZi8JRwN5mUeG4xAM/WVFcdTeH3FLx4sM0gz0OnQwA2AS02IFSAbo
        Af5hHdk4u/TFrwWT4xH1/C+XCZc5jAeCRF5XnpYXEURGtIGRQbiISASXfrRa6JJNC8k1XDMjJbj4I8W4aFbpFqtiPc75jtDKeY143HKNyCXhwpIIExWn62TC
        thW82552AkG0KN5ijRUlW6xxK2dPbGpia+lIFgZ3rEx0weyJRNzGTdCOa4I8MFlUiLErnfy0DNwhGmmqtyyh1JItVOxKZAmHUBxaXoSfAvzkg+3gxRRpEoOa
        hODlFILBFk4h5YZCQWgElLrMjcl0wxyc3vlnhuEFO1ArSssNbAK4gcmEP5aapx5HCGMj60fqYpm6T4lxvVei27XgVrJLjCu9Et2uwXNmiXExrr1KjNW49i4x
        VuIaLjFacfWXGL94ZK17PfIZ+BQEBZQUwOSpNV9ww4vlUoIgWh8t8OuZZyygMQ1hQsKxpoYVlOp4xx0LiHAt0bQI5oxtZ+LUK1fZ92RtFDkbJ4hVK7uA1lI2
        ipB8Clpl6KIR63ZA9IfnGUOLlIuBolQUixLzYl2OwZUeOQZrPHIMLvbIMVjtkWOw0iPHoNUjx+AXtxyDvW7Z5z1uOQa7OAYG1VFOzL7AYiB49EXXeqBKH0j0
        lMmrL7od4ZBF8dEJDp3KzDqgOSKl5a61IEk+YglOIuK+GuMJayIfG7wwdhREyMxngUMJ3yJTt5HAuWP83bXmizzqs+WoT5ejPoVGnSNa+0TKGG0rmltS7noI
        1+Jy1yZcS8tdG9xyWHa65bDscMth+dgth6XbLYflHbcclu1uOSyvq2HZpoblRTUsz7mJxaG2umsj/aTMwYfj2KF4P/A5JgjuYCh/TFqSvOzdI7RjoAXCsg/g
        ItgPIi97N5Z9Ki4waaWLiYOBgrLkWZaVzmsbXj1Tm4iDSmNCldIkAk0ThQUKuJAgCzeTeflKESSWBJSL2hRCi4ZIT5+QXocckwucmS9Q+iQOH8hrNtBkZYAY
        TmQFgGfSwoWREZQ8LeqeJPz0cAQ/uOTDSH4w5EMBP+jyoZD31DKauCjhXhgZFRsJcHHQA2TXRg6n2r2LI6NF2kYRlGBO8JUag3nCgbQAAuqh1DVe5Avqg8XW
        z67pYVeOQrP9wGMGsDRcU/mETkAcXpvEuWBUBk+iofIrViOM/WNJ3yMB2OkRIzMCGl0akVkcYQYjQwK6ZGtg9yDZGiuV7pitge2CZGvoykxNEwIaSq7GSgfa
        m7iQTRlMxWFMpC7TjC1sAjbgJc9kTkVGc4nB8Efrj96jx1rYxrcR1H6xrngpf3S1rpgpf3SlrrgpNkDALUjtL8wORTLodq+8TeE+ruHirACAyuobhs1ARpNV
        BGgxFSM0UQQkWOl8M5lGQoKVKYqcJGH9oKRPjGbiJG0oR1FXCokoFYQ9YmTYK44I+8SIsF8VGoh26TOauPpYzVSTdzKRioAIYWzCoQCBEQlEroWgc3RBNnta
        Ez5Ti/wgJAFhNUfthVzqQhJaJhMmJKjJkFAzh2iVSN8oTPVIiDK4kUBMfaS6fLKuYMjHdekLJUmlmrZGu1ZMbaKGc4IUxOnrK9ubMFhNsjtN1EdOFgh5kEy+
        PKB3Onrnlin9EPQPmdJASpdM6YP8f8iULqQ0ZEovoOmQKd1IqcuUnpD+Gyk9k5n/5ZTwXUeDo1wD+5md84vDwd0dHlJvXUHsrU4JQz8ucQyfNgPS8eM9UI5/
        Ko2RG3jSC2asJao3ESbsTXKMlQY4xeGyOisFERH9CeaNXH5/+L42/+mmdGnEGsoTDjqzbJZ/Oh9M80+jrvVCaaFIXxhHYa0PcPL1FSHJUnJxPhIK4H2bUXhA
        qsf9jgZJWdcrfB4APkdUbmDzFAebByU2p8sUy+RlLEi+PppQOl3GR4JyH0yPIMhBUI5IOooCGp7FHBh7oOJ3ptWPiwdfmgLbYj5XYZg9kZcfiIP6QryHfwTx
        hSbzRHBWTUJFJAiLKnOM5odhFVQHqSIIKcTPyjI2FxW5gv4pzsPyw724D4prX3SDu1ZkECxkiYjw54ocMQiXAOhrGX4qQHex+0DDMXTSQjF8IU46cyS1l9zC
        Q/WzN2aNxR549pWCw1MsSDDdf063jiTSv1eXku4eXdJTdtYivadbY6Q9MIsAmGKer0TxCoT4IfibOnJfrovkpIWE7SaDKZvOCnDmIyxNilDRPMmYoBl3uqI3
        LV9YQlfJd0D+YTlMqWNYJ+G3wibMo8MYQgM0HhuO9CEwRsOuuzZSTzlSxw49dCYlSm0i82bG82bKvKbMmzVGy5J5ex+p9462bmN56Z1XrvORxLTniYcf9Ubc
        Ygx0JPQDuYwuBmFm/iQTIpN5FZyEEbkwPSTTwA0TbNZMQjOUHjo+ZCPZCIVEuCwtggUrh8JcihnmmHWJkmmbHh0lOTBIpnnGzSQPEl0wMbEsDhKXZND9xWtN
        4pNwl0V8kiHd5OtSshT4GUjtpkseDAl5eHXTJxsb7Ru9c60jXOItmsvmdnjgLrC8aSh501DypnFweRPolz4XRfwcsptuCwCEJFq/7OY3fpGHW+b0VhqS0+Mg
        AMTp/aJLTo8hMFNBYEhBYBpxhroEMCmb5xHTbxF8fqyeNhHLQb1HGa3u2kQQA0l12A641mM+Xye0AxbH0mslx0wThgVN7IwU8HWlEwBfiUB/JXFWt7izI8Gz
        gqxQcb7ZkvPNlJwvLBF183k3zn8ReSBKGYKWj3GuFDUc8aD4N2Qtl5S1ihNlLZXpfyBy/aI0XHtdcrT3KA3XLpcc7Z0uyVfvcEm++mOXHO1ul8QD77hk5dtd
        cZFLiVvbXY645Zfdd8vua8oIXjkpFYdNwSGzQ6kSHOxBA6XwP+CGBs8rgJeypQdz2Lr5sXq9UMuFoAHGZrVXaEAHXrQQ3pnpG5skSIyjy8JoeSmcwzMM6yj5
        rMtlgbl2oUYolfKkSQktPy+fOpeZYkChBSdIVS1aDhylrn51Damrqa6Z6tpPXQeCQhYnKYlbV0FJ7GnB0e1D64hf87jSVhjLWIlZoFz7x03RjGWx43tMHfmA
        eKblVtTR7ag4SHCZgtgyoIgs1oyPpOFSRlSLLkXEoNIFzs/okk/IzQ2dCA3wcALyDOEeqgkraz0tdHphWplbrN7rwaHLMzpEeZnHdHvkQS4vK0DcSkgi0Yq5
        y6yYqsIveseVGRNFxharz+yFxPVxvgPTij5x3Qfz5eCD+jiakjCHOE7hk6/YzrHc8OftQyitXGLRTfgKzlU0FoxjTK4BVximymdPbEJ0rVgdGLY8rQIrqolA
        rBdV6iN2DMwYK1DAanuCzkF+OdI++WhaXn5kxgnoxpfANRDuIByNF50dDPXcbN6BIjiTDQTX6N0oesXVDR6RWe7Ko0tGuUv0rBSbPaoeL4otd5m0FrLht9XE
        T16tdOPKGyT9sEmbZ2Snp2pOW2UpBvzBZyfo3oVXtjGYsCcW/2ywat4FBOgBBkgBt+GGkTcwQAibTSmg2Bq4HaytkFyiBQnOHLTgd7qhr5CRyQ0nXIUhIdgA
        HoxDsIcVPTAMBBwjSrkR/UDtIRgrsARGaNt0Gj6O+LrF8k4Qq9dHaBTXR9gM0hPdzvI1zhFGI5yPiyQa6SF+2bxLZz8zx+FMj7lRTw5PnHBChnlEBJSlIeCQ
        ssLVQfVRPUJVGoxqQdl3Q/ZdoSe2iEbnz9GNmDeIxRYz11S5cuEDNaD08iAPcmnTw0Z07V/SpWzO+0jSvYMr5t7BJePTuieFeSsMXCq7ZTFr2ZdORlA6bcD/
        q6rd2StChEaMc1Uoh/QemIQFA1O6l0idJEOzY2MoLepdbKWqgLp8ehMXf2QwLmZkSHT7henR7Ro1zjQhhg8pN2aL1Gjrc9S2KSJ1woev/vk6XymVlioGlxPz
        murwMgV0u3M/Efp8uiEGOY9SDConDoZSvESZs0XqvpCLgM5Lfy3VDc01jQ3avqDhj7KLXWESpFPrujW0jDhts1M6x4iYEM3oBTTdaYTewrQGhhqaVXioEN0g
        U0hv6VF/HaDYyyRsBIco1aNG7UidA6JG3fiKaYO4roPDBHpn5xipcAIFdx0EVC1gIVqamiLmvlAaNX6n5gbHtI1PmhdBxEwlCZFgO41Vw2GYHLIbKYx9hgxO
        nCXtEFNxMfGT2WRl8h4In9OiTnoJf+DsCPAhQpQ2QV7s1WSFc0k2oU+y8DRKQHKroLd4xzXzE1AZOm5i+9sFVmgQiTOwWKGhvMQFQUmkj9BYknIpzMysxyDh
        3ig8EkER/Beu5zVhikJeAx5gNS9h6Vh630bhl6lFejGBK/2EEjL7VEZMK7GT6RADA9JVSarcdAvTlzSOxUTzCbEOSk9rkBiUsEGmzG0oSxpO/qWxu5wA2MgQ
        taX1RV4ogQkfbdvyt2d39sPZ2SAzDZRmEDVjnAGvVaHeVNTFQTlZgg3UXDgyIgFnl8IIYvU4IzNIQqWhUVu4vWFp8JApF5RwWTD1sXrLeehdR/1JBeLqFaHG
        RTJczpILyAEi+Zk7pHqzScxdyIJnhghMDBtMKUQAA+/YGJ1eFckAAkp4wR7BqJ5eaqRIiMdIoWCa1zQMTZpyfMAdnqD/KRaJ/vfUwYNEZPf/ybnbtV9DGu3k
        hQwxYWcF++k2gEFUYxkWPJBhVFSHkQ/z3NJwUcL155nAieF9ob7U5PqkUcaiwB6RSDW3GiKTEA/gzsBmjUktxxHPTFCFgHmfC5/96nMxVUs/bglfaTHNJIFH
        AH5p+CcVXtJoDmppOQXYOY1wPsNtzQ6fCNTR7Q6f/IbZWj4faUXqlFxCIplAyyVGP2N89MUHTCzLAONDvMZUhwiZi96zoC3Eh+g2lYg4F/qblktcc2a0X635
        EPenHx/Bj646i3+m4bRqOLqvD/8ck0siRDh63tKpkWyMs39KJIdmkzggYl3kjpjoI3URBDCYx6LV66P70xZaABBadLQ+DFC92Iz6iEGCXlBko2sZkYArDkim
        1kHAEYiuXHAMMfKB6K8+QqgEILk0y/J0f5rIouecsJaQq3uFzLXfV8ep0+huGm8gDuL72o0TilZ1UZogpo2GjQ3fLAa+NMRLr430wdACy+WqEOy5sK+mxXHA
        OKViCUODEkCvj9adzQxa/bGH6lySekIxvVQPYOfXBFSPuVFaJtu9OEuX8Xa68I7RVvNWKImouPpKsD+bDtXNUhxmKTFa6EKUfIFIJSYhHcwDcCMWPuIOtBED
        E4Y3k6FEDkfh4o+MxkVj9Pabe5FMYT1EYeX+oa55OVJ9JigQIN/PxIAGGaQB2/lgtZgmaMAl7KB/MlGOQjF6pRgV42DFqPUkSoxeT6TK19RE9MBHaXuJUbHv
        9DHOUfuwwVgYf3ZTBm9C4YfMZhyQzfXb9bgOyGA49Rw6k/uATET2OI55JgnaCDKSij0S4SdmnYQJ4lcmLeQyJy2MZEvEjJj1KRCo+kmKkibNOGA4lhY1jok5
        4TJWqA/EEMK+Q2ohAwOl9YXlc7SnJBHTSoUqnhFDKI4YXAciBp0RgysBMbjYr5frGCCGQDTEAA9FJECUd8gzJP3L4uCDfmJCfBGvCiLgmsiyvl7Hijy64IS7
        LhlEi53h0wzUgshQUuGZyAKFpAIBrMaQXI3sEMYnMvCFODm5Gv1qNfqxGgEyyY1LZX9i0j0FcZqDxOBOKBxgPQXLsyg3x4v15xUZuGTI9eeZKLzckqwDW9Jb
        IgTVkt6yJTmqJTloSZ+DtqSPbEnv32wJXbwiCy3JchrEjAGrYEUqqysiulRPgJeTEw6X4cyLUTkz3OOh0eDIgZanNuqvlV3Q4aGB7vKIDTayI0NwMSODwa9H
        BTHDuomg3HBLI4a0W8QUZyOkgRjSJga3o6WeCecTZd2qlUJTBSRDIr/5M6wFQrWW17zXSCqJEF6byGu3uMRB7bK8wcklUZ8pK8uINLsu2U2d9beA9FrLM505
        ew/byLPtPyEKzxQ23GFYzj4All/nJ4bkmYeA5CmA5BTix2mKgsoAn9VoxNX9CfHZSe5kj0sw1vACNImRoyTeibynl1yxHl9ELrWI0qaF2aIoXrXOnB63wDUt
        oX5ZmUtOMtW/IuJRBiZeFdHTw5VDTcG1s5H2Vs4XgnUmEIRXpBDrC0/vGDsP7yZQCVSSSKuj5Ukiui4ZjaOvenPwjuAR6eM6SBSCOxFDxgftgeZ9LFTBRUbd
        NLfjJkikzgIRirrqLC/g2m9lQRj3iywp2fuo9cYyghmPCNRaWdQbyfZmERHD3eA2K4/N310i9RhetZyC90zpmuAPTvqPwq4o8g3lPVPcDcO6qbL8udZwjkzj
        zxXD4UppEN7PzRV5nbBIh58TF/hUL2PBadgxErGVMBg4USklDSglDT6Hwgm97OkGA0zldZTDl7VXpEFZIouaFfbKokxVVPy8lo6idCaGfuFlmzaZ0CnqgP0o
        oBmscJy75c0dVy2RDvCrPsxhAFtNYZnOK30f8ph7MeaQ8Ujw8mLg/RK5yVWeIlgQZaGYQ2+k0vcM5/tg6CiBrjIUusoAuiKB7ABYdAHh8al2B1210dJl39yI
        NU4AaXlBULAgI9gGjHcKjXV0qqzi9/Nky5IkRMSbbA1uX2cN4fLj0VA6CAWJ7FzuTgDd4Y6noioEJA6wuKl6kIUeZCT3IABZKoNFKAiQ6AEwjxcdEJ7Jsu3K
        5UpC2xG1lBW/Uh2SKVhKSJFMWFiEh7rOKDXWGlDRRdcateYb7hACq0b1hUofRqIqS7vmPkjZ+9z7QhenxEVpKU7vCy2urF9U3UwPn2rabLwrjrbqNIrBIIv+
        kSx5dgSOCQzV87pIL2FCfe8RJtitAC44MWVCpeXFk5u4BCCaiJ6wlFeovx6LW4q6xL/pBpy2MbC4J4YRdrvXjHAKC9eMi4m4y2nqpLnwSpUK4xY/zVjcqkLK
        xbqSi9OAuSAeeWCQ4Ep0IUY4iESehDwpKg9QrYcExwlavFiuKZdT0etYTm5HrjUqXmGAWLFYxVyQDpnezSnDUK1MpAajlxzQK94GYVBH27m7ndycDOjLZKkS
        BcmhMibRF/YrE4xkQs9AbJdHLnsq2sdFE3IEco6NCbwfxfSp7ThEWBurxhdXPyRV40MVMM3wsxKUAyJi4wHaorfdwg9WvTBBieMXhaW0PoiOjtHKoP8tMYqw
        bQ1llR+CQh5dSCAZGAtHDPUqECvBLvZi+sEvJq0YSE/Ax5EUyYD6ElVtjrLNI0+OuxhXYpciW7bSYHihH2sQHNYBcqw05mksU25hsQ0krXNa6W3W0E5E3xok
        hiKaJqv+eI9LDOm0hnS0EXoY3I5hkgMUheg0pMcLjIQPTedLNuCdYQU4ktaHm8MNyU0xD+yae0E1GSWOYz+usTtVDEQX3goLEFdFy9bD2GYauFCGGBehEFPt
        piPUGvDocHCoZiSfmJd9wNScTedsfEyRsmEPVE3ioMSgrsPE8M6OmH9S4pBEvtSmDCPa1YnDx7HaKDVq64TTBDGsU7jpHaKM/i+PUEh2zc9sAbXRjR+d0Tvu
        GEulCC9QXQo4Oo13ZgdqIU8iRvRjjBhKzGAE7gn42EEWUCRoN04WscmuSs5oUgBNwvDGRSxiBOLPdhJ/BFX5s9saGEErsAhS6a83/fVRUaCB8UzWlWBtmSSR
        RgqZrcwmttJvIhAmwbspek84jzhIqsQfZKwYS28mpe8j0/dJSO+HZJxPDTegwfXzl+xSXhobLkyHxOVnRi7tYByew1oeyNzxIW2d+TpeXh+xvWl2JC0YNeW+
        E5Rc0WxAaZ+Y+TdMwKihn+usRw+INEb3E9l8K4nJhMGF3oO7TZ0lWxHjL1MhF8Wb0K2awPZP8KfsYnzlltJ4ikQXiri6mY5LaYV4SQiTKYIxKFNZL6gsjmwn
        FxwA3Ph5x8wgKpuCnU8mVxC5iLmRB0kZrVKW/Egvxdp6WOnamxXhvdWuTkD0lmrv9ZL7jStold2Z6ONeAUFKWrpQ+j5OeoW0IyQzU8nBMdoUiQWPltM9XiJD
        YEiPxJA6Y0iMSoTtfYi8+qMFtZH+VJdFDNhjbuKR2PSb5dtsKU9noWegAJDAdrstL44sRzxx++/f/L+CpidzJnNymZOF1RRBiHELGF4Gr8wxmJ2ZAb4MzB9N
        LteqAx7Y9wVbmosMeplqaD7eus4G5iRslA2B1MRPtvm2i8i1J8aaesCaeni/ixCTl1AVM0NZijv2wY8u3xGnSA2I2RwMEgNEJh7dinl0C2bIITvylhuESbSU
        0HoeuHBZcUqs4hRUTAxSFsso04jBSOECJTcWFP1jS70XNy1F9Ie/VHTJfOe3+hBUfYCasL9UvQJI1aBlTQyHYr0LoUxsFWTLqhUbjFYTGpXVHLrF4aQWR6Rh
        VISxZShTcrlB4DPp/jVnKusAtClhRLnm2TtsVhhn6egSplcZ6hWW6mHgi7PlduhhsRHPwePhapwPEwPUOGdLY9R46HJtrhiUEKEnHDf1ov4NTYjCnmAgHhkW
        6hVMeEoooSpshtIPkFCS/9N4DwUfl0fEusMarPTyvyrN7QnQuf/ukMp59e5r+O7jM41DSWraaEgfnaB8UHD3Q0CgvvS/X53Vj7cY4WkDX/pCKd4PX2qtvogf
        An8cB8kSNqIIFTzU3GAQSG4wqLW4HYLbDrMpMlgZcGjOSPhRxRAZ+DvuDIWETXqX+IJgnEh0ZAih5DWXxJ1a0L16pibqoi87tejLTi2cZDGnFkgLBxXRtZek
        O+NxwVa4Rg2KQXgJ35iDEts1TAzuZDfAkHxzESB0KMg9/vA4OHgQ6M0RKQpFphDUKKXLQZeS0KdxePLDasUwpHKzVlHRfTCO2ZIksfbNLVkBD7MCrLdLgySW
        omhECmiE26ERcfoHuwbQiDQp9EF9Iw/reUEsAqASENIgq8brBu8UMN/lQvyM/RVppIpg2SfppeRaD0EoQcQDShvzPyKVmYpUAlODUvb6DUqpaMf/nFL2OpBS
        6h5plxoM8iFE2XnE22F9gJB8lwAGQqu3aSyU5hkngUDw3R+IPRsIps6HnzA4tOvhLYsyEjfmh3S5DXa34OfBiLktVhqmRI1Zsq9ubB+DsBkRnyPhsI7EF0xQ
        dThaEwPm96lSbZbm0HRJ61T4WMKIcifA6nWM1Mew52RsD0qpsxeAlF5L8u+LGYmk1bL6xArElEgBpQwaDOVj7IPzmiWHuP6g3JCSs1TEeERqLchTnA0n5JWU
        WmliUjheqYV4tyFvgk6DB8WHTrPYpUvZy4cJ8UtGmNne2UnaAUzK9TBNpOtaWnT0AVCpw1YwzlsaB+EtjUPwluHoTp0XF5W4U0eYDY19gBgqQEYYUNYNhpta
        9Q5dHf72dbxjBhcRlM1fsGcQxuFUESb2k/K5SowXVb7nEvJtjeXbjA0oyuelF5vj+bxs8MjA9jGutNYfUuXcn1DOnbFyNugkiKj6NzjlQGiKbsXJ5cdhUBOO
        fkzdfM8lZRSGYATwAMgYMoJumA8Z+nDlQ4aGtEIIqGUYwDLEntABAyYRj5+9WwEdccgR2NzCao8g2GCFOwtIHvpxwpigahe4p7DENx/rPRCOpwdn7mJ043Em
        kGVkpfSVPet2qYaz9pnWj4e3P4gXY6OkQGw8jZgij/dyQhFgBhKp4I/vgN2PA8uW8VTgYI+RTqAkccsBEC+3O8JwNSJRAj4L09yOUadiKiyXQiL0UGZ5gEn+
        H4LimxUUtSVA0doYFF2ZAMVX9oDiNSrfxQn5VsbytSZAcetvQvEyWczSeCkLnELq4xC8U0uE4CcAwU/+fxqC3f9nIdjz/xYEEy1KoVf2QiJJhV3EMY/uIn56
        VFdkMGRJuU/mlmZ7vCcqBS0DiF1nlWFChPt2a0iC2rK9I8Z10+PgdmtYRwRnyOIEpa3DGhKLVQFWcXhHZAS7PY8cQfwaPY2MYqq5Nk+igtYFdSyTSW5VGgih
        D1sOukMi00AR+RVOE3hhQSZ3H4YSqyLlsWHQ0+ODI545SYYfZINCEuRZYQ8LcVCSDRUj490bzmq4xK50dnQQF3oE9gLF8E6roKOjo41J5sE5Sp8kuVR0NjGV
        Il9QBqpiRAL1pQHpVIWovVc/RqHW8uGYUg99vCYpbkwHyf5XiPscckjZUBeeHjOZ13OehvaYp2EdsajqaqYH9ZjpwYl8ghjSwTwyM3LQKcgjNYZSh7Im06+C
        gLQ4gvIB488WEv4ZYVecuWB7SWyysJv8g9epS/vJVMT+gRXoO3L/lzgW91DDX8phRszYNkU26988MKvxr5bqkf36BRP0Y4FcHb2kO4bnh7r8TgZGG2H27SDX
        jD6QXZbwfi8u/gP1wgHJQGJfDTGpJZBjwyc+PcR8GgdOmFy0rIZJZeU9LRJnRaTJsntJ8O8F8E9jaQCg6wVLl7ganLWQMHTWIAAYU1TeuPOKFBbjY0AXUEDH
        e266ZM91IFGOBoNu5AD/uBEnKXHIXUJXQ67Lk1HJ2k+TB9PtDGaMDzeYeoLO5iRuIcEvj7Nh5CDn6w3njkoygN8KQKHfZcxYwEdNFUJn0HKwPBtBHRK9g2ob
        SiL6HyL4TIXgMXtSe/gb+D0F+D3lfwu/pxyI30HM0EP0LC8+CHkRXSq0mbby+AZ4tOQQaPGUU/5/O1zj62KDMP4QwxVUsomuZBXA3S60Lq4mGpSgWVKKenWm
        Qw6qW8mPWM1eKRX6pT1QimQNwJS4YvTOJc0JAtN5m9gtAjOY2Mmdzpl8+tONRe8SqVPcMrlRa7mmEl0fJEy2q7MCtY5FLTy9xR7aECBpMJsPwe6kXfidO/pC
        79EYr8Q3MMWhimbiFHIPUc8tNwmBJN1xPM4HFAx2n2O5zEtcVItHbTwsY33MkHbhKYaepdjIdAw60SCPGBRs62H261JqSg8gYjr202B37om6oa72MK+ZV2pU
        0BvmNcvo5jlI7YhqASTpkpvpNP2ARO6Tm/eqeBcVnwm1gRWHht3FSmaXDNkFU7EcKq6sNqoTywrE4z6oZTIojNw/reXNtGCQD2cQYVPH/zw4/idkgcQC86kN
        0y33BjVo2IkN5F2g/KgZ3XmVc4DPE82nQkwfm/14eWkwHbf4BKgfEXRNH4ez9UTf0qIXX+1k5DwQUtxgtT1DjfxIIbIUwaiM+HjscPrk8SsftnxCgk89spvQ
        CTgK+eaL1z3yrRY3o+a1rDm2lWyhl2dcySJ6nrGGRXYOMBMp4ptdeqRYImm5tHJBLQbSxYVN1VxRtC/oMulazO72nCrSpf1AurQmCMMVsFMh4iZLcgkNIRvH
        UzY+UJq+T3PNpnrTh7qmUC/pOw5ApWMJm7hU0MzQpSzC57TTcZSahCs1MemYmDOiOfS+W4MXIGn7T8uassxla1DCoSYNPhWfJ4svgC0EPPmgwVFz8ZEkFuHO
        v3iMVoO7MdpZdKFhPSMair53YaKvn3RweakmdyMbP/0sHRfRw0NQSvTW83rkorbAVv8s06P9b/Q7vgEeFCEe+2y6sil3SBrqhYSJuQ/JQ7ghyEsxo++QY+ON
        4XMhNBB2RE2nSEb7Jiz7NRQC92m8Q5oOrwcDteA6l+5TFhU4Fof9HBcvREaFOKeux61lhcYasCl8gI6V2XIjHfbbBNFTRECGwoZTrynY6UcEaPeU5rDB+0Ve
        rI0UtbuhKJFybuPn0+q50q0xP0zNxUYEUrMW1ssbob6oN+ozb9fRnwD01T7GglSLxrKjxnaCWOw+WYcf7a2zUkTAidPtdsx1wGtiYZu3qfZych2NpommRoMv
        4/it2JAHc8w6OM9ktiwx2N5zGjvA4zqPgajv4pTs73aoi9enBtyjKZ2oMox0PAQo9guzmXaQ3YlNuu7HJhu70ubloKvj2dJRnnQmLNk8HIG0vJKr5WPYPuk6
        jl3M+YFINChuDfmqH5yj9ZMMcDZeCOfLQEsDJuAvgr2s5bAtLuFZ/vXyr49//fwb4F+4XssJRrQYJLkWpho6zHG06LKFETgLZ13wu31dWSs8y/jkWTdBU9pA
        9oqIo3WacJUT5NMwl7twhEtHdCiOWdFu5eJoXe46q59wrbMOaxPudVb/tgh2GDWCq37iMNEfgG6+aVj9EkMs9UsKsSRyYl/nLZQRiqnuKbJuPFFFZbIJBbIJ
        eUKLHVWyS12zo1rUSCilkkFW4y0aBOJNiLNbjsTqdXT5/MTQ8Lp6TfhZ3hDd06YSdBjzaTF5YZDomSJDynsT8xkiDQixTKQxI693dJS7TuIHl3yYzQ+5eLB0
        dCwNfcB8EJpMI4pjafKkLa0obbjLtPSE/bf4fVWTe0XM/hXnYr0JNq5e9mSYvS9omFEzornkfPtrLaKpk6wAe2zk7VQEQu5cZ7li+z/VbHDD/p5xdq99nTDi
        0Wk7qsPg9aQJiieK05kLEQIdEpGlcePV8eE0HD72G3Dh3KZL8/AAyHkwJixRas183e3YTkTRhRCNHDBqzHYiZhnUI5kWc1ELQVWLpYarOj6CIoLDXSIWyCs7
        5roY/sDj5zj94ztikEjCW480ppXgK/lxw+J17GdodFh5jzT5OchWkFdx8h4HfzIn73U4eQ9sAoBJo9KgCSaEbFXkCTIQSH4rtoeKI7FRfx1PVqcFLJvND7kK
        iiwdUYDBgNIDIi0kxDjKETnCaG+3jHbrMGwYJ33S6VMOQqzQ4sxBXvrJbacrAjK3tVlGG30G9kaF+Exf29vbOjjqNn3Eum/HbhF4k2zJUIXBwUH4QO9hR8jy
        RSrkCyIUB3TYA4EC4xFmfE8lwuqTlRoszwvFDvK4B2OKlu6u2MSZF7oQZBkwifHsVwvrbhhrgT5K8R9rNBbY4EAqxURFk5tsnDLJzN9z8FxSfGfali5pW6xN
        rAag9YaM0HF7zCd11Yg6GKSwFRiOt5qwlCZ5oy2Sy0ClScMwv7SlypS2VFnUO5LXYLYU5hN+vXAawC8yYCWSLkeOhjyTWos72N/CF7M5NVf469CtvtgqS9D/
        eUSfWqhlvXly6GshD3lENr/sK03ePTg7ljKcdwNhAE4VpOJoq+EcIkTUSCBJdwwpmeM7OtroPxaQ38ppsw6LYysAogDIIoORlKHN6h9POQm6ETQKQbCEH2II
        b/WzeOthwxR2aKu3J1jvWq6qiUCxcyc2cQIXyA0qdYFj5kpdyZXGq2y2UnIlRyroxujJAoAuJgCSFgMkrSdIyHR8IIL1wpLeH7AADpJLLgHFF3Hfcn5jdNvW
        /fZYrqvis15YM72jhvmrW2TxBi3b2Tm0n0Ufjvmh9OghieD4pHvMAVm33YZwWhB/ie2laQfJmCuXBbQJfmQLYclzH8OOEiHUs48h8MysRKAb6iDbtajtT96x
        9fLROPYbwe2AYx5UpzjGhBbtsqu41VQ9Bo6r96jqPag+eIjqg5I55wITmAVQG+b+IJl6Ej9o6oPE9bJdQRh6RGDpG3ZccqjjTUvju1Le+MkMhwAEFQGIb015
        BGA8OE0eb9qr1ZpfsM+mpcCJIVYaUE0+ta3tE0Hw4wxg2mQ+ZhGGsk+6ZuWdbIiWkgikEbZ43S03/5dKnMzThch6ngOsJ8J8cCipAR7pQcSDcxLsT0CWH3MV
        wpMvVZqO7pyHyWeMlxWmTOQY4ocYmvieT8oBA+PFhrhISRgYeaJpKQwCPPK4ihY76UUpOXw414oddDfj5Zh1nw9D4IuZ8pusnYnAFgP41UpXI5GOkTBjI5FQ
        o09KdT5l0q9Lk35d6nSIVPtj9iOwKiGme6vh2GnAdAM7TzgkkyINKvwbhVcdiYkxG3CulnBObqBzI0QAfGR2D913mJWJN6nc2yo6KGNQnuCCroKq4yEyGYSs
        dAZVqLe9E3mTR87NNFZvp0C9LQHISsWBFR9MVrwYGioQx/eieUz2MWTVuVZ4BglyRNex1xLEKBpUM3GUfO9yyBAe3HIYSaCDxhkAJOFGbgDobEAhUswvXXFI
        4h4kDaiHj6QQu4bBGeoSkQHRPedJO1sPmEAxoNRlSgHAL71uBeAXCsJKD2tiWvnEf0M3If1LfO8yjHP1mIsJNgtzXIaAJBvTY2cdERCY/rlrIcYiFMryhcz6
        EIqekos9ZLXPqc4zwMvE1Fy2BOpeBXVGQX2iSwo95pLCzW5r2Ku1LtWWHmbQeSuaAzrLo2d0U1BvwYfrNNAToZMEG4ahkFsZClmauQMCMrQZ8qhsHvs2590f
        kgD87M8fnvx1fs62fOzb3LwJYdw0GOvTxLM2w4PYtS6/dAfir2VpWPoCCbLzaZaMC4CyEW6a/YYEFRKMtZj1D55pbLKvO4232EUJvZdOLAvq4NwHB5XoDpTH
        rWILRIdKx0MyhYc/O3WpQDKsUuyR9MBmOVt4yjcQG8+wg49PDcO3TF8hT7e6lFY5CO0YBBN4DGEwlR6E+Hhjz0AF5onQOcRlinig4K0ckEZYno5YOBRTvstG
        jA8nT97Wjlhu/mpaXgTOI6Z4HVQg66wU80N3hMMMxYk6Qna0xURM1Ottb4NXp1hNHW1QkbS1J/BDUPcgBJ8XBQIu2c4ID152cw3HLsLTAZEep+n8bVhDwBC+
        Dhnv2Su8bZD0DVk9QQ/COpsiGHMQ5WJvNYKHj18EpXYzeLN0WyP5jJi5rQbLelcscFiyXZfaR6VZKJXu9FmbqcUM7TUY2rukExAwLxEjzpQROFMp0NWoqETq
        MIXGu47S30up1MyUGO6gVONs0HV9WfycEiRtLTH0s1t5izKUb7JZXLR+gI9D0C93gukr203/93xIGEyILr2/p7uV36uVRSJ2cIQG/1Vx31WGcvqDFicU3ckH
        dYPXuA3/Cs+y2KlsZ8ckRRof6HKn1CvPK/nlszcuHLB4wDvKIZnPJ80D/JAQQlKV6JP7o/QKkBWstXxq7z+NpTvcwZMgf5CPYeEkST3IJnpIEWwPOCLmNtLi
        Ky9VhDutcML+eWpnB/urCovUTivd2dOPFepFoUqmk47+vSiUKI6JIJcJJVMBHZ0yOwhZBJ6Epav3g5kEGI5JgC5NAvgoc/gQFU9kE8MwmIUAG85QPmaJUtSR
        HbmPC9pfZxkO3QwfZGwkZ5O4de9RIK1Kl6eimbIG1I4xmwoS96R2jOVB7mDYiQRmmG+6E5/+5Q6uznD1XhFYZij3aaGBGjMQEgL6mq8bYH/NyGG4ZBIzw7y5
        fA/ZJZ8ufcG6hJiYgXcJcQehwAwxk46DL2Ch+bSDLtU6aT0PfB3g+CFEsjx7RwbwwjuvpoNJV15ziFWhTjdNpDmTL5rgWQE6A+Fr4jNUHM0EbpgGyDAcgj73
        Ymek77ojEXUjBgghBrRZAzo7tlhD1xN+jAhxraBHS2yx8tYT0hnK5zx8Io+vcOTjiW9PDmDrJ39CuzyyXUzs1KseDXNacHjUkDcDpf6MFjj8YulioGw6XEdZ
        EWoOXElZos0aTJAfScDx6lvcehsvhwiRIBa3WVYnlXd4PFjoIEElCTG404p0QloEuk+TNaeJIYKTRzrE4e30h8SdHe00DLx7AWuIvHGQMHAA1APzaBCXtDxm
        ANOkhXYaIMSHJNnMy/FBOTUMxOBEnNHR1N4iD2cwPlSaHCbeS0R+dcASR7cSB5nPC7ubuEgj1mGaaQKVqeGYlrSVJx3HPGNjCnDQHXDwRA14KusBCZFOa4AY
        cG1Hh5ofeotXHe0RoUI7kPhG5cRL7IR3OBlnpTNGhLs6VN1wB7BRuJU3cLwzsK557feazrEZ9Fj/IVtL1lNCiyZ6wXkqp3TB84UOvroXuFFqrLFMDMDZoUiu
        INCOA2VELrAMWscZ4IPclNCwQOHhCjaFeNQw7++IXCpeCIv6+R5vEGcIAaqfISwQ+wwIIH5jubH8oOuTBMo6Yl7CU6j1aqtJj7aa/DMl10q5c4JrOYPOepG3
        nsB7wKLJHDWI6Bi2d0Dq9FnhgDyNokfP84ODXCb4EBQ1BZv6/YQXHjiAnk1J0jhENvoEXBMiakHo7ie3tGuQvDQ4N0SN6dHWlBgjP5NPhoexz58O39ItiECI
        O6jOWGozI71lAI8c3vfOqoVzpKmgF9ikCk9pJuSSysGQROpMooE5qgfA59T9FNn9PtCCYSfWa37iwhEy3NJAvw+i2bvWyqTnPqIfpTE/dYk+2NyiRLVWtkjl
        fa3sqIHqsmcSousja+szk90CSIpPEDxA9BO9ZcvpESs5KAbQJQ4IFgQZAQehfaj92ZOtbPey2FeIfAAAtIGAHzAQND9ziUwuGyfD+Kyczt+63fA5hwlAp+GS
        kboaMD9gsDG52iCnQM9SpxCRYGdK6DdSBUUWvkWyaEKJZ8GBPwQbnw4QD1IBVOVBvBVQDzNkJJV080f3BGol4SKh50aG0n0e80sLLqBnRPrIoHFJq40uWFhn
        9R6oTYCZXHhmOJjDIyRnWY0VoqVhlnPkLGc7sxyUsxyMz3JQjnsQs5x90Fk2afH0JuGephjD0BsxjOQU50Ar3JveCcyvifkNCh6dIM9vppzfTMyvKesxMb85
        sQklQuSLT7aVQHN4VtOhnMAgTrYye8xqz2XNU5oem1JMyoBIBLMWjE9tUE0t9TQQn9ogv0c/gpjQzImsgzKTJtTHE8q6AZEuJzSUctCjXCKyJWgNVdMWJLoq
        vZOu7OKJli4PBgSBaOHEh4m7g/DZx0EchVsShTtEnLKzhwa3xM4g+tR/Tg5M3cHiDeacGQFG84yyJfkbIEBJLfAAcT7z2o4YISVe0SKGoJMpgK6C+/BxHChB
        WNvj5ki/sux4wWnyaLMr7g2+L5RJh8mLJg6TDjD7s4kAi1PB2z2GsSywAk6ts6W5VmaE7T1xVNeQvkQN6UvUYF+iB3OYFaelmjpJNcMtvTBIxYDc3ddwet4R
        XfbaHSIQc0IYp2FtRMAM5a94MhxoIpMH/XX9liQHTbqHnQ3JoyqJ1cSdyyZUI9xKEcYOWN2HKJjDZbtj5Uq/+LEMsl7w5W7Wa1sIAhaRBkLWgdKi1IFjx0OL
        ydtonzvOP7XLqjS5r++FlozPXMKviJXKlSiNFxGHWlnbgS3XE1y9SN8mv10desYuPiY7hh6HGmZ4LI8NZ2lsuIPOTMdGJqIdpF0afFRoqnEwn3MU7nFIgNis
        GnSg9cOJkPPPVSKR0Ka6lwkOLEiIZHpYnhRQocI5cCoL70Le7/tWtxD3kGMitsfZaa5ln8vwyACZZpJXCEQZVBGIlPUW1ya8Mzk4o94EpiYMZ/sGVHt1FlxI
        S70nIQ4pOIFhlrhPiz22WaFOoAgfNijoTkUe8AHHhHHxY72RUEaoJuR0DLr0WjYos6hyEhux/F0k7yRIqwTYwWsT3QYTduvskLZnbiuAbCkxdGFIKmCA2nhg
        H2LESA4ffnbBkIiVMYHaWCbKVitQdZzFD3div4OqIuBq6xCxCsC9emHSH2u/KdtPzeC2x4qIOYsQ7nhzZSpZki5N3y1uslc2mReFkViswcVyXnmrxVxCWW4u
        SPrMILTvjoPXPw2Xd4VxruO029HPSMjyTHUUMx4ZnDvgeB1jEHOz9ZLwOEAW4fDTwjuJjZC0KWz2YPmEBnsn+ECRMS5dfJTG8kifUx70JsU5IACthH9qrqxE
        AoRHTgAfRMRr5CZQCBJAY0p8zGsunSSbaLJ7pzpMSDy0rRP7ltUb+yzdognbt5t3IONTqW3t2JfJkXMRhphK17iKdtSh9iBUyDosXSJFoUgwlLxIgxdQVSv0
        ZTx8jBiJ0gttJok+e/dr0hiIjU+WstqBDb2gSbXc02EQi/azTSrNslcqnKCGprtrO2Ae4CuX9lMc/Hud8Dm2IgtGd1TDqlWhjY91w0tLOnEmvc5McoGItAlr
        Glj5TIXKjG2oUC4TQZK4cC9NyLDbL6HNJeFWuHHtZL+dujR4C2FpcdTNFI6A6q9FaZzc4MChmBMwB0AGGuzJXPKzXFU0c8OZnU4RgfY2Dt8pP8hQ5Y7FWAqf
        B46hxkYtthu7ScydGFtQeGjqwaIZiDOc6DCcVlkPhbOLXuht6ywe7vZ1lgarDC0WnHmb3dERDN5MIuGytBUxQ61ePUPB4JyumeqC3iQIATAxwLBDgFaIuDnU
        HMRxo67yHgC6zF4GHK3kL/ulrVzPZz5JEN+bTahkLttu0UzCurdXLEl84yshaS4EAETW+AQKhR4NTWyfYwtGQzKBG2PEvyIofFy7amm5wt3BTngIZnIxsW0R
        d4gtLGUBopcSmdBh+uQ5+CeNg0P+t1GIjWaEj1agM4QmXKKX+SmNIMZehDsihvSxlRGfJWFaWUD0mexXHNJ+JqRekhr4OLgu0upgbpaOVZIm0sGJp7FgYor0
        GXw6JR2+0SDZpEfL6sGBVFl9cq00mNAKutERXgIaNzgCrLPSpPibJmUNyPug+ZkINsrbvNEyua9y54Twcqs/S+7911MultyNZVRQZpzMGCJjuMtst/w9Av7k
        xGHYz8VbvYe7CqoSv3RFUmKJcMJf+NtEb+yVQFNudCCawXBsTMDvkHEweJmXe1NbZ3zieyRaFwdGWHJkwbYyB8xgLg1BqNZiz8CRfvQQrI3QcIo+UyOHiSya
        MZVxTUVHJDXePm/sbHlmdKuGcMiHEXqCuE7T0EfkKJ+EJDUDI2eSMG2wD8RIdlxeC8RvfSKdgyv1jR9aN1YYK6gd5kx2zUE3k5X6Cw99w0YOXbL4LBJ81AC+
        2Geg8LdbwQSIJ6nYywoePRcB08HLdPCGjggw12GF2i1PFTsmNCBC82qA4AnnniZqINwWjPRFEBzK2AZ5A7k9bUDBwtNBUqVyE0VriRjhiCmV5EDGlruKD98K
        T6UIrhOp1RzmltiPBM0kta2St3jcc6T/ZQ9IFv53dKyjRqJWzHweLIiItCoCIgwV/SrCAJdNEJOB9QXvqRxi3ptgBMMsV8LhKAuHThiteEUvZ4cvITUBGS3S
        z4B1XBxCWXgVo+SCCxePRAHeJJQkUUYSZuJJgSDTo3BPR7uI6ycJJNW5wi20vA7haZ+xnEdxWQmiyQrRP+6w2uo/Oxcoqv8E7Tg+PMII8SCoCvCisKUq1Uh6
        IbwyCISWHMgCxIHQN+FSSyFGvkikmoD0Gb3G82i5EA97yQ134Q5mshh6kkWkexaLX7Ax/sBl+JaxeWiBswlLqCKEKYqHKOq5ARsyT7Tc62LoBkRVzsXsQ+7K
        BgFNPfZkYRh6qB1ZmIZaHijNiQW6NqH2qlwwBOviFedabIC2rrOjI3Fx8zAaiRDg77S8HdgXRjOtlJ6pezTbd0Czff+DZqPRvnUxS2GMTTjRLrktYSSpSbFl
        WYE1Ry2EhyZaxsRw8EEZYjg87ZCb4gxHVwdhY8+6KrmLZaBnvLFJQoaHRsEdI59BuS8cCI7nHVcnnBCMm7XY5OILfFfQ3PWEDVioy43ak4J/NAzer4/6o7xb
        NdfyMKjhO+xeicBji72Dnz25xEK6OuJ+bGBU2c7f2m/lzXZam5qQeURHe1vQ+k1DeDQkaALaxcJYy4Jp4LzVC4DxaVpigKPkwEZCXfPUNV9dC/BThJ8y/FTg
        h23yjsaO9xTzC0pl/ugOjtR+K1ySSAibJNP35fRnWLocTZ1Pq/CXM2U72SSRy+QC+bwBF8nlcWFoQZ7Zqv+3duYZU/AzHelnc3rUk6E5FpKYMRiaTAn20Q4M
        AoW0AQgChrnfHfQi4aRgje5aDnmW+A64LMbFvZwepZYQ0rBzqy+3PPQZa235MgsZlmEPNJ54mYXsy0r5kIJHvUSRq1bC8dFp4Mm0a9HAOAXNjS2fgqOq3FTg
        L96HrQTCwhbxRtzIYl7uFqFtcbBta+uKC1Z2eQRJXE/q6Ighjy4knjFhmxr5nMa2RTpovsa7LDKpn9MjQPVGmQiPIDXEexyQlqN1ja/duHoCwJSmwKjbuIqT
        TiLulwtZKUuJp99oeVbLElzs+6Ruo+VahTM2q1fCRHaVkynoprmhiYle+mczeK+ue1bwQmHBdlpYi7qjgsW4M0mWjKYfk2sZUaOFlnH3Jek42UMTTXeWxoxM
        lPdl6lroFym18XCbvQKhN6hBY7TuSxG9x2xBMhKm62DaQY/skM/FXLCBwwV8uMYtdXFsSSI80JZ4ZvEGgjseHJHdVQSH64Q6NLcUN83FI1ANmqhzy0occxC6
        DwYP57S8JeWe4V4hlInXMbnmXjdOOUCl5tMYB8jrbnWl9bVUd/HQTAyruIwuqVRY6OgWNGm7MVM2RZ48hNJKhmp04hqxvkxm5KNJqpQmqSGWYdUob7qmKW4o
        eISWWG1ypaoukqxZmUh90InLZGtfFy/HiFuZkdFIphsaDKUNfIsbd/Ga7HQhnwt/UDf7kqzm2IrS9dtWc66DWs35ZW6/PEogreawtyXc9exFVfhMDTFYlc0c
        uzzyS3URb5eiIz1s5gx1MA6D6tjMuRJt5gzZWeFWBMhdyybfbqlAoV4bPU3aVIFwnc75UG7trCbpF9s1SVr4qLrc0qjNxXcAWoMjBiXWVidrq4vXpoza2Grp
        vzRMc+L/SaM2drblZyUlYPNyl/Z/1JoRp/GEl+fl/44tIxVxKFtG9gyiuu9lmz5cfsvUkA0NpZkhlRubF4+cF6cur2NsiLtEY8N4bXWytkMbG/5Www5pbPj7
        hGWP0WrT6y2CDm0aK9BcTt9ZW4UGylhtsF+FIo2vhlI2xTVMwZdW6fVAwmZwZaCqsaGlpmFRTcvZWk1DTUtNZf0J1fWNVXhe0NhMLxobjqDbpfGnpVpzS+OC
        5iMaF7UsWNSiHmoacF9d2Vw9oqZhBH3SahfNXzCiuaWyCUmqndsFLVrj4uqm5rMaG1u0uTXNC+orq6rnVze0aFWN1fPm1VTV4D6WRNTXzK9BATXz5jVUNzdr
        CyqbKudXt9BnTcxd1FSJFjVTy+nNgsZ69ai8lIuzKuvniQXVTTWNc5u1+TX19TXN1dTfuQnFaJViHvpdLRoWzZ/Dz0vOaqyPPS7U5lbOX1DTcOZxKFtrWdTU
        oM1vRDWaU73W0lTZ0CzrppZoi9X4jWiuObNBm9fUOF+bP1+rmi9HZE5jy1la84ImKlITzaJxnmiubmmpxyN9qW46vXlBdT0/zq0+U6M3ompR0+JqrbJFNDaJ
        yjk0NBp1iVJVtdTQfb6oXlpVv6gZ9wsaaSCaj+Dua2LO2S3Vzcg0v7GpWlbe0NgQS9VSM59KpQFeXE0D1TC3vjrWo/w5jYsaqqgI1Cjqqs9e0tg0V85idcNc
        alRTNc1O/VxtQVNjLbWjeq52ZlPlXK2+sbFuROVZ1XS7oEpbWph/dmH+0lH5Z4/SBFUg5tDALBGF6Eo9QUoL3RZWjxhVViBaGkVhNd1oBUcUHlGgzaluWVJd
        3SBGcJ3NeR+23jpUozGprmyS902NLZUt1efkxYYe981VlfV8ratecnaeSnN2QpqzVZqzZZqledr8ypammqVO2qUJaZeqtEtl2jzVEq1q0ZyaqhFzqs+pqW7K
        c9qUOCFOYQllqaKc6kbPddLgLpYKD5wON4Pig6Q1EFwQPIjKeQSvgkFiXlNlFSZKaJhb0ULzpz4AcgRgTmBuqxvObDlLaGp+m3kWNFF1Fk2n8zCyWSxpXFQ/
        VziqL5pu+Y0XtqB2VAqGFXUKVjD8UEuo1hZR0yyofbRa6uvl9wR0MJZ/m/MT0cVYeVEvVQotuuYvZrD3/MpmvFdLPV8tPC26iT5OSEJOY51VFjud23Mdy4XF
        i10uGlFAGO+vZnBgpeD1IZsfW180RM2ipkGcWpAvCk+jOilpFr7KoUNxlWolRrfRt4zqpqbGprH1lU1nVje3nM5PWnQXfWlW6WQFR/3ud6KKZmdJE7VtDI9V
        pVDLX/07aC35GHWa5Tq5BhlHVAvClg2a6k6PJRXddZEZtJLHwJmhGCzRGLRdbAYnoUqJxURDNeFaVX5zrEk032Px05wfR/tjlyY8nT32bJq2XVRYH9WeMaKm
        RcxfRLXIwuBe1gye6IDqWOcmf3HyFOY7eGdsDAHRaqqeO5Z/85OIwVhJEqK7qPTZhIgWEMavzk/E0vkAJNmRfPrXgjlqyT/IhB1YMU3upVQsd10NgCQmY+Ul
        vyelGVtXA2qi8Vw1NM9rbJrfY1k0U5MWUZUET5eZwVf0pKluED2Kw7tYOdyBOAoB2ssXEo/Ie4Vm8AAYIczO+c+qbq4WS2po2Z+UL07OF6fg4+i5+by+GZWp
        ouj2pIT7k9W9QomJD4SQnFoSER1j4uiay2mhENDWN6KzgggrEXBqRA2Bx6bLeb0paESjaIVhDKhbZ3Jz5zYumgO4i3ZT0mtc9HnB0nwalXxRNZ+qp79j88UC
        Jn1EUeIo7bcTYvFQS6uoJZVn0lKilwUSHPj2yB6faeTqzyaiX02ItFLMaVyKyTuTOtiQUB9mK7aI/mvtdGFK+7/eXtVCgggaGYIOSk/knya5kmYOtBUpwHwk
        dIaRnoPtmnr0yfmez2BB4CSqK6vOosmpYcTYUF1z5llE44GFGN8noqK5hH9pLIj+C4cOE+a8ygwuAKdBC7KZp1AtJDWDDmlgXqumijAcSCNVhOQ0Chi3BLRb
        vXBRZb0sZ15NU3NLPiOzyvp6BcIS9VG1V5tBk3MwOj8TjCLYW3p9tY55mlN9NqH4gzQI2Kg53tHmIXFukYcQOdSSFpUgoY2NYl4ljeICcKkxSgdsB2Tck0d0
        vjMhRdOcz7RutejWawgptgDCic064Gs3fT2eaJDCfcnf5T/1taa6+eDfq4g/I65LEvr4uGxdawZH58dgWU3CnOoza9Drg8MEk/Zo6zqivw5lTG5yG308PAZq
        wGuS7GAMG7kCKo0GiZAnpdxgoGaCZG4cTy/4OwaBGEE66ICWfeZ/f/ZDheU//dT/ed/yX6+6b+dliy6dddUjnXNWfX/j5S3X/KHq2r+9+ljemouyv91pTf1q
        bUPJoMjzo++dPOLI6uNv31R37aidKUf9eOZHM5c8XXvBnJd2Xnfb/WPPeNJe0vj352/deNmdC2+4e37OVP3pc5/64NZPBl/y+59uvDnv1RdTb97R+u01Xdf8
        8+VVbctqZ5+S2rbxoZHaC2VvD+nT8ciX3a9uO2Pc49+9dXr4pHl3dOatrv7q/pnXPPHrQ//p/+uVR91y3MN1abP/Of2FSx/65KGbtrx/68A5903+19rD7Vs+
        L79lyBcrNnz+8LY3Xgl+8u6rVzTXrBs48Paxyx4pGR5+Yt8vL1WuTF/y4h1a9PzrzeCb+pw7n/5y6UZNi64Yfs+Cq9+86qhUzyVD735h2tCjTr9l0JEbNj53
        cVn1e5tOfCB/5+U7/3PSZ2lPax8tv+ben9OfXDvxsUeGLsl+9+z2j39/f+CMGYV1a8898fY+n64Y3t77gZFf/vV38/+THnrpsc9//7uudx68oqTPv4aPu2r+
        B0e8VOqduv7h3aWP5byeM/+GtKNvXj99+uJHs2eu3370qhHTzt98w/qprxyz5ckTtnxalTK5O//dO13jP450fWN7fnfEcafPPvrIl69avebXrdf+9MXwOyZu
        eLH4eM/F13/w/hNH71l55nf7h5h9bt97l/nR009p0c9uMIN6qxb9Adc2LXrhjXR9Toteg+tPWvTWGxEG4Xot+gBuZj+pRZ/BzcA9WvQNunG1Xr1Wi36CO7H5
        MS36He7y6r7Son++ie5+NK7SolfSnXv8g0c9okVvxq15y+s7tOj9uB322crLteiTdOtp3SM+/bsWfQ33bYW3nf6RFv0I9+6u53Mv1aLf4v7pIzZ33EMz0mYG
        veMXj6kLvqdFr8DDjr+4D3/2r1q0Aw9qqqL30IOv9Zw+Dw7+13Yt+jie1tzZMGrpqgu16Ct4uv/EFLv3Wbdp0Q/o6Rlv+39efCn3idccPNu2MnN85bEnr3Se
        n7ul75qHb2m8xXkekyb2DLnshZcc+6mVgSv3Li23z1PPsz8JPlzyL99l7er55vdmnun+5/PfPK+eZ1xtnTdx/LLGXxRLv+uGvy8YvmHj0zeofZ96z0fTS3r1
        LX1aPo969pnc7idPeH/l97K2FRV/SK8fc3Uw41q5cXTTtPuyfM+f+9I1W/n59VX9xdtTHs15YssuPhtxdGbGntXhv89et/hq7tvx/+5T+OXsD2+2MzfzHsod
        L5+2b9AnOZfO6vslnj/5R/spj5W+vO2hV76+ArXdOHbq7o0el2fIM3c8iB0izz+vn9/32aOe2fTg1Z/Qc8fh2vkfN/7hi3NfGrX8Mqrtr/mtHe9e9O3HOed3
        nXYf9W1jqQi+0VBwY/uckcXdmlb0orVn8MSJ7xm33DA2cnHymtLGp5+++N1QxfRzXz920q5v39Keq/25JmX1LWn/HPjt8MXbV2vnTDzHHf7i0t9pX339wN9S
        72jd/ubaiWtubjqr9fM7bi579Y3Zk1etGP7WrZOjuxZ+Oa+q888D/33m6Q+sWbPu2PqZt46vCK2f/3L0h4/u37O/2vfhy7OnvbytoHDU6KLiktKy8so5VXOr
        5xUUFBQWjCoYXVBUUFxQUlBaUFZQXlhQWFg4qnB0YVFhcWFJYWlhWWH5qIJRhaNGjRo9qmhU8aiSUaWjykaVjy4YXTh61OjRo4tGF48uGV06umx0eVFBUWHR
        qKLRRUVFxUUlRaVFZUXlxQXFhcWjikcXFxUXF5cUlxaXFZeXFJQUlowqGV1SVFJcUlJSWlJWUl5aUFpYOqp0dGlRaXFpSWlpaVlpeVlBWWHZqLLRZUVlxWUl
        ZaVlZWXl5dTEcqq+nIoup2zl9Aq0dW5NMxG5qmqJ50ELWMPTg0mI8XmViXyC5DMOJn8QK9rIhFtKUA77EOfON603g8cm5OYqm1X2uf8tuyPiKsm2SSapnktc
        7AaifyS/QBtWSdRSJMjV0U30sbCmB9fC9R6pegzeRQoZUv6RHBRJKJSviFPXNy5wuHPVtt8epeim28ygAKUEX9I8H5zRPMW1VJIkedb86paaKmImbgPZZvlr
        RKHkoagNjaxaibbebgaXlBwxunpEYRGrWEqOGFWNW0cJJpkYSfNR+pKzaoghyBv1cusTD770wEhHthr6xL1oSQHzTckKm2SRMy5r32EGJ/eQteuqq2nUY/I9
        N1eJbY5s4AzAkGZmPSrr5dgQY0GlZamaVDdjEu0u+tYr8ZvThDV3msEhzE0SjyOWOQC7TDzxYAwmxEjBUiYxT3dClnW6E4NuSJ8EA930NZPnkmV3amBMPdG6
        kSTGBI6O14McS5mYWxVT2UC0iDNASpcolTeUliqjcYdKpHsj2Mj46/nUEmJ4oRLIo0rvIlbvgK80i0sqiSXNk4AO5RTUAI1xmKV+Us70nl+g1It20/uiWCtp
        qmMdosmfWTkztnBVjfR2HmaAGtN2NzUGyswGkZBAqpXmVGOyDq6goUop53l6vojNklokzTS49Q5nqRXli9J8UVggSOQcA5ZTygvQQyZwshOevA1aOSzw/7Jw
        UItk/sWiBRgEAqJNZvD3DY2C9QIC+s+5KKWuoXFJA5dQ1TjfUX40x8WvJmCvZuLE1UxXVTZI/pgkOPoCzWh02z1m8H49Mf/Bkjn8dbLsWoma51dKCe9gUrb6
        B0Y8QdCOIYKWJY0J5UFiaq6ZWy1HjBXOsb4k6r2VCjG65j7Ct3FNfr7ge4IXddfAkxFTbOcrjIgpIZhypJVEnanUGuyicnvFRIoEvdua+0nii+OIkYJ1OdFN
        9Lo4z8EWIwlJiWH8aShhJ6eeg2Oo6C7KOycJ+vKTxBjWQzrghn9OwHtdZ09nmov+3LC5pT+v802Lf3O5tOj7fzeDQT3+T4v+Qm8Gg2tK/mtN+qOyovc8QGyx
        oUU307XIsSeYqK58tF/VuWmiWz47DVCmBVr0Z8r6c9qGsb132WdO3X7C6PvscWCxrs3fZRf7++7+8cKyx+h5R9ZRu+zPPvrDyA9uysX3bZtO3mUPG/ev9uF3
        TsFzXt2CXbb7qfnvzH9/LJ6zJ164y37+XwXGN/MOw/Nz427cZbvShuZcXzoJzwtO+vsuu3TMlysfHD0F5edd8eIu+4K3XY/YV0zD94KdH+2y+4wxzUtu5PSb
        5v28y7Ya3n9n9kv3bkH9esZuO7fry5tnn/rNWAzQlmG77b/f9fGvTSFu36ZrJ+y2P/v6Bbc1vxjlP7f2lN32XTlrBv7jnoHcv4eadtv93H2HtmRNx/eyH/+6
        2+7z1ZLSLZdH8H3HqZ277efu/+S2U5dze1Z3P7rbfnbBsKq+785C+oILX99tt57auv7ai0rwXcz+z25bCz/1yXOfTub0R3q/sR9/5KNLizuz8bzmmAHf2K+N
        PH7O8++Wcv/PKfvGPq77b2e/cxuP7+yXjv3Gjhx/06gFJ2Tg+ayJdd/Yz+S/3rvvzvF47n5/5Tf2abvrA2Un8PzsveHGb+xFr9z4vV+fjO/bVjz0jX3J64/u
        Lzx1OL5v+POr39jDG/ZPe7mrEN833L3zG3tPW7/K7z4cje/+X73f2hsnNd720CVRPGsLI9/aFxaesHjcuhlIv8lf8a1d+PHcnx4UR+H7GU+f8K19xJK7/uk6
        KZfHa/3Cb+0zFh12xzO35+F5wV0Xf2tvuOfV1ype4faUvb3+W/vByN1TtNd4freOePJb+0dNDJx8A8PL7Fvf+9ZuPP24r/7YwOPpn/jTt/YK90/W/uumPsa+
        iXrvsf8wauVNHzZxf7d/V7jHPtr97Py/pBRze/wz99jb3n5q/LQ5PL67orV77FWL5x+9rw/X/1DHqj32h99Uruj7fRTPu4Z17rHPueeTF8/9aRiX91bXHvuo
        j7KevWvmJHxfe+87e+yvS458c9u7XN/Se3/cYy96Iv+q4hEl+N72Vu/v7Nuu8aeOOpfh8aThRd/ZT52Y9qFvOH9/7uZjv7MLFw9dvGbnBHwvm9z4na0VX37y
        +RuL8H17r0u+s79of7P31ug0nk/fHd/ZKx4o//sft0zE8+rBz39nXzoo9aHif3D+7MbPvrPfEhdt/u7qCdyfDzzf2yc3+i7aOp/hZ9Pygd/brj/tPemJYWGu
        b9JR39vPXvCU/tm6Y5C+tWzO9/bL4/4yMP02Lm/78ed9b08+rOvM+6/l+T3rxrbvbc+MH0qOCjH8Le219Xv7vqlX+oe18/iNv/f97+0v9jasPuJfvD72/mn/
        93bu8r0VU/ry+O9YNOAHu3/Dzed+ddEIPE+51v7Bnvq3O5YcsYnX10lfnv6DfULvQMsF/z6S4bum9Qd752WjZp3xisbwktn+g33ehsdKQifNYvj7z+M/2EV/
        e2pIRojhs+zbD3+wXx/503t9g6OR/qQh7r32i2tmNY1Mm8nz9ZdBe+2L9t6Z98GLRVx/zuS99pXbckb/+cmx/P3fZ+21/yN8c68ZOJX7/+xf99pbCqqvrrm1
        jNf/J3futYePe/ct7/EM/9mjXt5rf3R8OPrgHTxfa+/avdduOf/hOc0nFvJ6OTXzR/utgon5v142nce/tPRHe7Xrrzdufmgo47ejT/nRzr15xpI1E2biue38
        P/1o732gYMz27bK/u9t+tEsjk0p/GM/pWy9/6ke75MOPWlcOmMj1V+340d4w/XwS4cYx/M0L/WS//uaVg4Z/ze3fdV3BT/aCPeXVV98l16fr+J/sQb1O+XjY
        bm6/eePZP9n/bjz7yWv/fAyPf92NP9nv3drt6VVwNK+/uid/sl8oumLAUV4v9++mHT/ZM5p3vDFmI89nni/1Z3vjBP/J897m8XmoY/TP9pg9d29Z/nQG46+m
        k3+2fzjy0tElbzA+2rV4xc/2yrHHl37zFuO7gk23/GyfffV5Bc8Lnv81/V/82R67o/9fWnb14vY88c3P9kOTxNG7HuLx6b6u7y/2+h+/6l/3xlEo74w7xv9i
        7x23ZtHzT1wI/F6w+8xf7Nadp0378vwx3N75l/1i97+26cQnnmN80S0e/MVu/+DEB5ddwPjlpOD7v9h/v+Ddwu50Xk9TRvj22dlnn/XOtIrxPH8XjtxnNw/c
        nPVRxpegF93ZJ+0jfPzKM29bnD/7o9Z9dtWmySufOZPhTfv0tn12+IyVw6/8N7d3V+S1ffbXU081OsOMvwqu+WWffcKkF7576x2mD9mTBv9q73rq+0e+P47L
        23HE7F/t8Y8WLDYKDuP1c+w5v9on33xKztwxEj7uvvlX+4Zz819cNZDnv2DKy7/aS5Zfce7Wi3k8duX+9Kv9nnHp6tO+KGd8OnzQfluMGNl742qL+7t49n57
        8LIxrmFNXP+mfefut0+Z82BVWg7nb318/X57ecrn54c/L+f5feK1/farG6etvuzc6eOSmIHoRc+awe9cu6oH3GaPfL1h3HnvdjNJvbXPw/azZbvb/nhvKoOw
        +dwT9pf7/33azr4+RhEP7X3OLu2ccfvL9/ZjFPJj35dta8I5b+xN6ctd8l75ql3T2XJL2q29+Pu1l71hdy9Py9bXcxc2fPin7fYjN3zyak1WFpMA87S37ZPr
        HzBezOrPKOC04e/ZiwaWLN25/VG0Z+2Fzd323Stq/v3rSIu/H/nsB/bUJc+vuvhTRuna3rSP7MJPfzhp+R5GaXnfTv/Yvvspe1b6g6U8hDV/+sTO+PgL47q1
        RyoU+KlCgUzCxPt//8z+8527Fv/peEZBZ7Vu3mG/ddR6zyMbeElM6b7vc7soc8na5bu3A0Tz5l33hT1n5+iCnC8Ef7+g6Uv709eWZlxaxPXturdsp/3K54eH
        3w7mMck+5z877bv/c/ZZT/UdxyS7bs1/7GXeL8aceFdf7n8k8pX91VrjreemcftPit70lX3ha0NOsW44nEFoecrX9l3PHvfwqssrmAW7Zs7X9omdS26/adIr
        aE/r8eu/tqt/v234aV/2Z5J1yfav7fLorvyhf2GU0h35/mt7wITDvq574chxcf7vohfM4H9cyR+TMycXnlx5cuOSG5/cueTOJw9O8uAlD+4Bg580OcmTd8Dk
        Jk1+MnAkA08ycCUD3wHAmQS8ycCdDPzJi+OAxZO0uJIXX/LiTF68PRd39KKXnRXfpV5uUZm6VKZxqtAuVahTaZeqdJxqVJdqlNPoLtXocapTXapTTqe7VKfH
        qUHpUoPymBq0LjVoW9SgdqlBdQa9Sw26MyldalLGqUnrUpM2Tk1ql5pUZ9K71KQ7QNGlgOIxBTRdCmgeU0DVpYBqrAK6LgV0jymg7FJAOU4BbZcCWgeouxRQ
        j1NA36WAfpxaFF1qUTiLpkstmnFqUXWpReUsui616MaqRdmlFqWzaLvUon1Mrfgutagfc86s0eS/Zgb/4U7+mJw5ufDkypMbl9z45M4ldz55cJIHL3lwDxj8
        pMlJnrwDJjdp8pOBIxl4koErGfgOAM4k4E0G7mTgT14cByyepMWVvPiSF2fy4k1e3NokJfRPVtcp6nqMuk5V12nqOt3ZGVLXmeo6K0GdoBiI9/5lBs1NMb7i
        fCg+dC3aut0MXuK/runRU4/ff5k9e/+MG54U1uZBi2979Ph9N9n5lx+dedTO4s3D3ipYed7P623P7it/2Nvg3/zFvvwHT/3ubvsw+9VVM/5WsfmG45el3vTd
        ffbkvaflvfTUKRVpu43B2V89aK8dG5pe/fMfNj/pa3zsxo8etS88uW3oZeeeXtEw8s5rH3mjy+4TWrxq8WvTNw8pdf/80weP2xe//FbmyVOmba6f88yOr958
        0s7N+zx0ZM68itonxvU/7/mn7bFpev4dv5+92Tj1pWnnPvys/Y/z9t6/afLvKgavqv98w63P25cW3f+Z/v30io4zrjjuX2tesO/4pPtV89xIRcmJ4v03lvzT
        Xn5yUdYlc+sr3m3N/3HRqS/bW+7+oaLhjrMq5lRtv+bpG7bZ1Q+Fyicfsbhi6e5g53cXvWL/mHtRy82hqopJX58oSpe+ap/3y/zX/rlkweYXv/SVLpnzmr29
        6YGjb6mq2Zxy9xMlN0993X7kvuMrPn5j0eap/zx23caCN+zzx69unXvCnM0fvhxwrcx809YGLMw6semczbvf+zja9/s37ezPv//09qplm3+4r2raGW/8y752
        4PA/rL5+ccWg3KnlM+7dbm+4rKUzOP/ciuy6GRPfuPjf9pKUfauf//Tsin2Hv/jkV3Pfsvc/ODt354ymzfV/uPWwy8e8bY+f/Y97LvzgnIpdz898/v7wO3bR
        9L8teOnxZZuPzcg/6nfvvWNv3J199E/552ye9Wil58w737U/rB5prRh+TkXRKX1WfLnkPbu4qOvxsZ8sqMjO/H3w3fHv24cPK3vnivLazaGbH2++3tVt/+2N
        5495ftRFm7cVvH3l8upu+9Njqk4/5tQ/bX7rqFNPzXym2541/u8ZP7WcXHHbqz9fd9qgD+zir7Z+cNeW4zZnLHts9SkXfGDrT2o7+825uOL+X9+7I9j9gX3Z
        vHPy3s87eXPtjS9+uPDID+2ZVtlN/SbUVxReWnDypVd9aF+49ZlNzTcu2PyPF7wr53z1oX3Jy7tu+uNpF1c8WvpSv10TP7KN9GdL043zKnL6vN6v/PqP7Eld
        2wuPKjh/856rb3zI3v2Rvevowcdc9PLyihNOPftU78SP7efOtntvW7xi8wc3Du687JqP7ZNu/ubCa6NNFe6dD5z63o6P7fqz73tsbOfKigHev5z7Xdkndui4
        t+5oefS8zY+ObB6w/cJP7Nm3Pb39+U8Wbc6+rveFf3njE/sfnz097VLjjIpLzz0tPWx9aj++I7X4zw/O2Xxh9+Hl8+Z/aj/y6I4vG79YvHnd2OAVax/81E59
        enVlWetfNxdNWvr0eu0z+/v3bh8048mlm9MufeSya6Z8ZrevPKn3rfdOrvhj4Wlb6i77zB5f2vqXNu/Kir+13ZSX98Zn9m1jRvY//4w/V8z4a9aD2/rusPs8
        /NrQOT+cu/npJ+pPrDlth/3kQ8+taHhgXsXe3Sfu/+6mHXbuOX3+eO2pf978x63X33bOBzvsypHuO85/fPnm7BFH//7nyOe27w+Zowffel6FgxWgCvVr0bXd
        ZnDirSMruv/V9Q97zr6+u0/78d/2uOEfzfys8Tn7jfaPrrvpkc/so1aNXXjPp4/bQ+csu7TP6V/ZJ84//6bvr9hkJ+GdT6msmwh0er6W2tbkd57/8s5wtLWe
        +DvZZOk44X9a3sHeuVTboOhNTqcfJO9/e+e0GRrn5DpcbuOAvMZBynMf5J3rIHW43AdvCxsXqOux6vp/9XHv8VBmfQDAdVFmLY3SsimX1WXKJSpyy0Ft6YZa
        SkVpoyi1dFXIxIaUIuRWLukmiS4ilTMuNQoZ10jFhlKjqHV7VbzneH777rO1n/ePnxnf+c1vzpznPOd5js/z+GozHW/hSo/pRP+saH71nwq5tUQVyLrk3yv1
        kFeH01VLZCtXOllxJSuDPwwaPnQnfQ+SCLvooTNYgw1tuInzE7TvMf8bhLioK3PGuRrslturlbHphQnzBainF561rMG9E6U2HfxBncmfQ9xsb4tKXzUO7bSe
        3/N52rwhlyfO9REnxlfjJ05p9hOvzGPyu7qJa/rFmlbjkROKzHaiiYzXEXfqcCpqr8JjdPKnBQ4fxdS5S9ym68fAuCrcbbsrYsV7RSb/NPEm3gdJkyrsO0HW
        YNTtn5h8PnHVP3JftlXiOo3sWGXvqYw7E+9U6VsZVYmlijwVdELnMHUsaXu+HLUzr8Tpn3mzBsfoMK5JPJNn96a9Auek3OR4Wykydbi0frWWTEwFjpuof8DI
        WwO+VxfZInFibFGBE0KyDm98rAvfizjfZYPEOxEecWktb88zaOdd4tw1dmWnRFj3OzvV0FjE5CcRF92MnGImwn5aXQk5+p1D13tIBNP6r2YPF5djYVvNrB26
        M5l8d+JOyyP6jcuxcZh3xIxELcZtiSepJ8w5/xhnle5aFqFkwLgBcdWd37t3lWHDsOxM//VGjKsSF1hvU3Mow0quj+6E56ox7ZSi9RUEqoWlOHKuS9wIzmQm
        v/NPUueYnev0UmwW0vxi1xdNJr+auJn22al7SnCYrZc2ltFk8u8S5/urPK1/hG06RxRn+xsw+eeoRywVzXuE12ru0E/2nc7kH6Mes2p08kMcI9KcfGHJVMZ3
        E5dQ3Oo74iGuL85f/VYGxqEDdeElHZdi3JxiVZJ51BC2L3GBTm1GkxDP4Z6Y5JMwjnEd2k6z7j4zIU4OGRbrfkuHaY8i8aRe0f6kB7hbPnRBX4oeky9Bne4v
        9/FHsbHib/bQ/vaPpB84NzS97mOLBftXbDo3G/qBeFPM6m01RdjOJXU8XxL6X0CcX+KusbwIm3jpbcz/XoHJv0Q8SVdLfKkQm9o4+mZnKDH5kdSvmbqpFOJP
        p1Jap26ZweT7EDdLk0jZX4ClVqjfmNVlyuS7Ehdoyda/z8cnnKM9No3/AcYDzR/7ad+mfGy61xxPUOYwbkbbI/I5+ESA/bteapddN2GcR/OxxR1tAXaUbXLo
        vzQe9mvqZ1MaLDCWcW+clT0Wvq8EcQmNHaOn5WETic4ZmnOgne0fSP4yjV7OPTzbSk9CYKkK+wVxvrziJfEdvFql8ZZXPPRnEc2f76pQmouX9WcnBVyEOpnU
        VRdapN3GGz28plpe4DF++gMdt5VTjuTgUTmfFkjW6DJ+jNZ3/k0tKRsPKv6evGws9I8Xzd+xM9P7Fh67psNt6c4OZv9ypvWlWzrssrD68cBj0TdhHrChfiHv
        mfZNXBbn8/a9ALaLGa2jdOqJ+Q3M3RsQe1IE+7sm9T3G6xSv45Hqf/Yd0TWFcUXr2MUHvMvEN9Mst3cNM4T9i7YzXu5Nfwa2vf+rxdwRMJ67yBzObz66KCkd
        Sw70XBOu/InxFjrz//xZ424azvA1Dw+sgPEjov5QNsAhFecM3I/2l4f9UUB9do/97ouYkxHY+uwQ9E/mUH7GupDz2DDdI2qXhgb059CRRWipnoITW66FNZyC
        /e4Ybc8aL3W9ZBx/XiW7cMJEGIc0X6bZNCQBSxi2zutPhXnDnXqb8s4LcTiya62DuHoGU8ee+u0Va4uicF3QdrVbxjA/W1JPFPc+CccXhJ8DjH6UZ9yA+m5N
        z/Kj2DP6XnTTFDhe8KhPdZz+OgDLJ08fzOdAHUXqdWK59/vwaKPKgqrFo5l8KeqZqcP7NmDx/Y2TNt+FcdvUQdx+jaSUB/J+oFuSsRnan0Q9OMVycjBq+v3+
        2AV2cxh3oh4zJXVWJBqYG3jS8BCHcR71bPsCh3jUhjNy5F7B8aLtPfG7v659nIxi/xMaKjxtBP1PfeQyB8/ziLe3qDE0GOYHD+q7s4KSU5FMfZGVdgGMQwPq
        o5zfrUxHtXemz3Asng3zEnGzhKyYw5lIM4zj8bxVgfHid2Qc1hXqu1xHKet8OFeWSjOfG0a9YcR6y5soe2tl28J0xLg9cf6T10ozbyErk9qDUfvVoJ+pFwTp
        V2WjUVs8TI8VQ791tpPPXa5VKLiNXAMDEgTZcBwRUE8PLd56BwmnDO9uVDJm8oOJS5x0sdtwD7nZKpYavoT51p44v77MYwxGyprT3FWaZ0F/DtXX09soQG9k
        5/AW6ugz3icm82Gh5FSTfMRxsa7/0g3Hl2LifH79CcUCNExo46dsZMx4jJj2f8m+ngIk0+WkpqOhx9RxJS7YNra5phAtdeccnvlpHIw34qoDA7W3itDK/Tu6
        23+CeU+KuNOkQfvY+0jykVu05CT4vnVviXud2eH7AFWNuqgTrAzzQCbxJuvRt02E6IKkhEzqZjj/4RNPWuGSr16MApQ3xTXIKEM/EFe9Ig5uLUZmclppDr7Q
        bzziEo/Lossfomb5Iu7MwHkw39L6ISbvIh4hN7VVNvN38qA9b0j9cWc915SgxvDLAbJZMM9kvqHHzTSeail6cMChVVYbjrPBxFX9xv/QVorGR3HOpjWB2xNv
        6nmaUF+GxKuEbg+0/xqHxPnZ61O8H6PF+vvV36+XYZxL61uNW7qoHK33bvyw+Cr0f1sbac/zrRO/EyHFhKOuoWUw/wja6HmLk4GnCClohFvN2gvzcwzxTNND
        n+pESK//l6DiNugfD+Ie+h1bzCtQ9+Xl/qO/h3nVhrgg3nh7VAWSv1xh1FsJ55884mblr8cMVqD8TrRi3RnIlyJuY7WYa1uJPu7rEByYBP3c9JqcDz/z6cyr
        RF0jbZb0n4bjjoC4U9UfH+SrUI6JWtWBl9DPMcRtVvEUDlUhDY+kiBZPmN+8iHtEZqnUVaFzc8/M8NGEedueuGoPSpxZjWxn+45ZMAq2iwFxfpRsdFA12vDR
        YWFOPmxfLvGkXPHcnmp0e7JuiX0+nB92viLbxVtpvnUNWskJF9gemQDzP/W8hkeXalBfe+938cJe5riWSTysM0Q0vBa5oMa94XnK875aMRR94Uov/gWWBbb/
        shZbqOC4u+LnbER+0GfIcehJy9AKxI6VL0+7nSxfB7jS6cOWSIZHNDjl8TzmLvftquH4cVu41pvP1+nbf7ja+9Y+0i9nd0TYcaWH24Ocd/vnLj05rNxtiabw
        QBBSq7i61DdUNTesUSGdM3GLke/jaqfje5ytZJcc7HipoDZtxOZDvYNTBoSL4v1rfy0q+bS94OPDG4nLG472R1+sP1FRtd7nP/3X3i92zD0X+dL3sXm5xerm
        Re1PBuLePlXGcqX88bTRq75ZvJm/GGQtqr5Zcg3831cT+HJ/vbr62wVZHnlVpWnoVXvo5DXfZrWRLJmvP/Xvumu/fUfCITnpuX+35Z8b6yJiHoVo6EHh+ddt
        fkHeHcT5++3/W8cPGz60QlwHTXWAR0fWnzZ55iMl1rN+t4bnG1hmRuo6/XURHP3PXPSKNXBnltPrwjaDb2G5Kwk38K0s30ZPLcC3s5xehvwbuAfLPUnsBN/F
        cno30h7wvSzfR3dh8P0sP0DCG9yH5b4kDoL7sZxefnYI3J/lASR+Bz/M8kASQeDBLD9CIgT8KMuPkQgFP87yE/QQDx7OcnpTQAR4JMujSJwCj2Z5DIlY8DiW
        x9NTRPAzLE8gkQiexHJ6M8VZ8BSWnyNxHvwCyy/SpRB4Kssvk0gDv8LydBJXwTNYnkniGvh1lt8gcRM8i+W3SGSD57D8Nolc8Dssp5PrPfA8lmO4FJF6PssL
        SBSCF7Gc3izyAFzI8mISD8EfsbyERCl4GcvpTS3l4CKWV5CoBK9ieTWJGvBalj+hpxDg9Sx/SqIB/BnLn5N4Ad7I8iYSf9Apj/hLljfTJQz83gqPr8j0FyIn
        zUW2xcqr2yqaxmwp2vDFwjrqv2gcash//QYA
        """#
}
