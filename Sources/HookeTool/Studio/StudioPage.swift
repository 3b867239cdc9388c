// swift-format-ignore-file
// Written by scripts/build-studio from Sources/Studio. Do not edit.

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
        @container page (max-width: 699px) {
          .code-head button { display: none; }
          .stages[data-count="3"], .stages[data-count="4"] { height: 24svh; }
          .preview-head .field { flex: 0 1 180px; }
          .preview-head label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        }
        @container page (max-width: 360px) {
          nav button { font-size: 10px; min-width: 0; }
          .transport output { white-space: normal; min-width: 84px; flex: 0 0 84px; }
        }
        @container page (max-width: 1099px) { .split .plot + .plot { height: 170px !important; } }
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
            views = { buffer, f64: new Float64Array(buffer), u32: new Uint32Array(buffer), u8: new Uint8Array(buffer) };
          }
          return views;
        };

        const result = (index = 0) => memory().f64[(results >>> 3) + index];
        const resultHandle = () => memory().u32[results >>> 2];
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
          const index = Number(new DataView(views.buffer).getBigInt64(errors + 8, true));
          field = names[field] ?? field;
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
          check(ready().hooke_spring_convert(code, write(...values, 0), 0, results, errors));
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

        const tolerance = { distance: "epsilon" };
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
            check(ready().hooke_spring_sample(this.#motion(), 0, 0, 0, 0, errors));
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
            check(status, tolerance);
            return result();
          }

          retarget(to, time) {
            return new Spring(physical(this), { from: this.value(time), to, velocity: this.velocity(time) });
          }

          css(options = {}) {
            const error = largestError(options);
            check(wasm.hooke_spring_linear(this.#motion(), error, results + 8, results + 16, results, errors));
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
            this.#id = 0;
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
          check(wasm.hooke_sample(idOf(handle), write(number(input, "input")), 1, results, results + 8, errors));
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
            check(wasm.hooke_curve_linear(id, error, results + 8, results, errors));
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
              check(ready().hooke_curve_stops(address, address + 8 * stops.length, stops.length, results, errors));
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

        const kinds = [
          "hold", "linear", "catmull-rom", "time-aware", "hold-safe", "monotone", "pchip", "akima", "modified-akima", "spline",
          "spline-clamped", "spline-not-a-knot", "spline-periodic",
        ];

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
            choice(kind, "interpolation", kinds));
          const timings = perSegment(keys.timing, count, "timing").map((timing) => {
            if (timing !== undefined && !(timing instanceof Curve)) throw refuse(TypeError, "timing", timing, "a curve");
            if (timing && !idOf(timing)) throw refuse(TypeError, "timing", "disposed", "a curve that is not disposed");
            return timing ? idOf(timing) : 0;
          });
          const n = times.length;
          return withRoom(24 * n + 8, (address) => {
            const { f64, u32 } = memory();
            const [after, codesAt] = [address + 8 * n, address + 16 * n];
            f64.set(times, address >>> 3);
            f64.set(values, after >>> 3);
            u32.set(codes, codesAt >>> 2);
            u32.set(timings, (codesAt >>> 2) + n);
            check(ready().hooke_track(address, after, n, codesAt, codesAt + 4 * n, results, errors));
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
            check(status, tolerance);
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
            check(status, { time: "samples.time", "position.x": "samples.x", "position.y": "samples.y" });
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
          check(ready().hooke_settle(address, results, errors), { "overshoot limit": "limit" });
          const [length, initialVelocity, minimum, maximum] = [result(0), result(1), result(2), result(3)];
          const plan = { start: fraction, target: finishes, duration: length, initialVelocity, minimum, maximum };
          return new SettlePlan(memory().u32[(results >>> 2) + 8], plan);
        };
        const version = () => {
          const start = ready().hooke_version();
          const { u8 } = memory();
          return decoder.decode(u8.slice(start, u8.indexOf(0, start)));
        };
        const abi = () => ready().hooke_abi();
        return { init, spring, curve, track, transform, decay, rubberBand, velocity, decide, settle, version, abi };
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
        const styles = ["spring", "curve", "uikit"];
        const overshoots = ["clamp", "extrapolate", "rubber-band"];

        const gestureSchema = {
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
          rule: "projected", parameter: 0.998, style: "spring", overshoot: "extrapolate", response: 0.4, dampingRatio: 0.8,
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
        return { rules, styles, overshoots, gestureSchema, initialGesture, ruleOf, decideWith, reasonOf, projection, planOf, capped, boundary, releaseVelocity, readTrace, checkGesture };
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
        const errorText = (error) => error.toPrecision(2).replace(/\.?0+(e|$)/, "$1");
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
        const _Studio_copy_css = (() => {
        const { shortest } = _Studio_model_numbers;
        const { motionOf } = _Studio_model_springs;
        const { cssOf } = _Studio_model_curves;
        const { cssOfPose } = _Studio_model_transforms;
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

        const rules = {
          hold: ".discrete", linear: ".linear", "catmull-rom": ".cubic(.catmullRom)", "time-aware": ".cubic(.timeAwareCatmullRom)",
          "hold-safe": ".cubic(.holdSafe)", monotone: ".cubic(.monotone)", pchip: ".cubic(.pchip)", akima: ".cubic(.akima)",
          "modified-akima": ".cubic(.modifiedAkima)", spline: ".cubic(.spline(ends: .natural))",
          "spline-clamped": ".cubic(.spline(ends: .clamped))", "spline-not-a-knot": ".cubic(.spline(ends: .notAKnot))",
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
                      : rules[mode]);
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
          gesture: (state) => {
            const style = {
              spring: `.spring(try Spring(response: ${decimal(state.response)}, dampingRatio: ${decimal(state.dampingRatio)}))`,
              curve: ".curve", uikit: ".uiKit(curve: .ease)",
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

        const { curve, track } = _JavaScript_core;
        const { Refusal, number, whole } = _Studio_model_codec;
        const modes = [
          "hold", "linear", "catmull-rom", "time-aware", "hold-safe", "monotone", "pchip", "akima", "modified-akima", "spline",
          "spline-clamped", "spline-not-a-knot", "bezier",
        ];
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
        const cubicValue = ({ start, end, timing }, u) => {
          if (timing === "linear") return start + (end - start) * u;
          const [, y1, , y2] = timing;
          const fraction = 3 * u * (1 - u) ** 2 * y1 + 3 * u * u * (1 - u) * y2 + u ** 3;
          return start + (end - start) * fraction;
        };
        const cubicPieces = (motion, duration, largest, rest) => {
          const pieces = [];
          let error = 0;
          const add = (from, to, depth) => {
            const last = to >= duration;
            const end = last && rest !== undefined ? rest : motion.value(to);
            const piece = hermite(from, to, motion.value(from), end, motion.velocity(from), motion.velocity(to));
            let worst = 0;
            for (let index = 1; index <= 16; index += 1) {
              const time = from + ((to - from) * index) / 16;
              worst = Math.max(worst, Math.abs(cubicValue(piece, index / 16) - motion.value(time)));
            }
            if (worst > largest && depth < 12) {
              const middle = from + (to - from) * 0.4986;
              add(from, middle, depth + 1);
              add(middle, to, depth + 1);
            } else {
              error = Math.max(error, worst);
              pieces.push(piece);
            }
          };
          const parts = 4;
          for (let index = 0; index < parts; index += 1) {
            add((duration * index) / parts, (duration * (index + 1)) / parts, 0);
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
          spring: (item, { from, to, epsilon }) => {
            const motion = motionOf(item, from, to);
            const distance = Math.abs(to - from);
            const duration = Math.min(motion.settles({ epsilon: epsilon * distance }), 60);
            const { pieces, error } = cubicPieces(motion, duration, 0.0005 * distance, to);
            const relative = error / distance;
            return result(
              code([{ name: "x", pieces }]),
              `${pieces.length} cubic pieces within ${errorText(relative)} of the distance, measured at 16 times each.`,
              { error: relative, loss: `It ends when the motion stays within ${errorText(epsilon)} of the target.` });
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
          constructor(name, label) {
            this.app = makers[name]();
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
        const extent = 250;

        class SheetDrag {
          path = [];
          velocity = 0;
          #finger;
          #replay = 0;

          constructor(screen) {
            this.screen = screen;
            const { app } = screen.sheet;
            this.slider = h("input", {
              type: "range", min: "0", max: "1", step: "0.01", class: "sheet-slider", "aria-label": "Sheet",
              oninput: () => this.#seek(Number(this.slider.value)),
              onkeydown: (event) => {
                if (event.key === "Enter") screen.release(screen.fraction, 0);
              },
              onblur: () => {
                if (screen.isHeld && !this.#finger) screen.release(screen.fraction, 0);
              },
            });
            screen.sheet.root.removeAttribute("role");
            screen.sheet.root.removeAttribute("aria-label");
            screen.sheet.root.append(this.slider);
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
            this.#finger = { id: event.pointerId, y: event.clientY, fraction, samples: [{ time: event.timeStamp / 1000, y: 0 }] };
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
            this.velocity = releaseVelocity(samples, time, extent);
            this.path.push({ fraction: finger.fraction + distance / extent, velocity: this.velocity });
            if (this.path.length > 600) this.path.shift();
          }

          #move(event) {
            if (this.#finger?.id !== event.pointerId) return;
            const events = event.getCoalescedEvents?.() ?? [];
            for (const { timeStamp, clientY } of events.length ? events : [event]) {
              this.#add(timeStamp / 1000, (this.#finger.y - clientY) / this.screen.sheet.scale);
            }
            this.screen.hold(within(this.path.at(-1).fraction, -0.2, 1.15));
          }

          #up(event) {
            if (this.#finger?.id !== event.pointerId) return;
            const { samples } = this.#finger;
            this.#finger = undefined;
            this.screen.release(this.path.at(-1).fraction, releaseVelocity(samples, event.timeStamp / 1000, extent));
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
                if (phase === "move") this.#add(time - first.time, (along / way) * extent);
                else {
                  const speed = phase === "up" ? releaseVelocity(this.#finger.samples, time - first.time, extent) : 0;
                  this.#finger = undefined;
                  return this.screen.release(this.path.at(-1).fraction, speed);
                }
              }
              if (index >= samples.length) {
                this.#finger = undefined;
                return this.screen.release(this.path.at(-1).fraction, 0);
              }
              this.screen.hold(within(this.path.at(-1).fraction, -0.2, 1.15));
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
        const { Preview } = _Studio_view_previews;
        const { Transport } = _Studio_view_transport;
        const { capped, decideWith, initialGesture, overshoots, planOf, readTrace, reasonOf, ruleOf, rules, styles } = _Studio_model_gestures;
        const { readout, within } = _Studio_model_numbers;
        const { PhasePlane, mostVelocity } = _Studio_screens_phase_plane;
        const { SheetDrag } = _Studio_screens_sheet_drag;

        const words = { spring: "Spring", curve: "Curve", uikit: "UIKit's time", clamp: "Clamp", extrapolate: "Beyond the end", "rubber-band": "Rubber band" };
        const options = (values) => values.map((value) => ({ value, label: words[value] ?? value }));

        class GestureScreen {
          constructor(store, say) {
            this.store = store;
            this.say = say;
            this.transport = new Transport();
            this.sheet = new Preview("sheet", "Sheet that follows the finger");
            this.plot = new Plot({ label: "Velocity over fraction, tinted by the decision", x: { name: "fraction" }, y: { name: "velocity", unit: "/s" }, height: 320 });
            this.time = new Plot({ label: "Fraction over time since the release", x: { name: "time", unit: "s" }, y: { name: "fraction" }, height: 170 });
            this.plane = new PhasePlane(this.plot, this.time);
            this.drag = new SheetDrag(this);
            this.build();
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
            this.preview = h("section", { class: "preview", "aria-label": "Preview" },
              h("div", { class: "stages" }, this.sheet.root), this.transport.root,
              h("div", { class: "buttons" }, button("Finish", () => this.release(this.own.fraction, 3), { class: "text-button" }),
                button("Cancel", () => this.release(this.own.fraction, -3), { class: "text-button" })),
              h("p", { class: "hint" }, "Drag the sheet and let go. Arrow keys move it; Enter releases it."));
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
            this.selects = { rule: rule.select, style: style.select, overshoot: overshoot.select };
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
            this.transport.duration = Math.max(this.plan.duration, 0.001);
            updateFields(this.fields, isCommitted);
            this.showRule();
            if (!isCommitted) return;
            for (const [name, select] of Object.entries(this.selects)) select.value = own[name];
            if (this.wasChanged && !this.isHeld && !gesture.isActive && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.transport.start(0);
            this.wasChanged = true;
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
            this.sheet.show(fraction);
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
        const shownTime = (motions, epsilon) => {
          const longest = Math.max(...motions.map((motion) => {
            const distance = Math.abs(motion.to - motion.from);
            const settled = motion.settles({ epsilon: epsilon * distance });
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
          const settles = motion.settles({ epsilon: epsilon * Math.abs(distance) });
          const end = Number.isFinite(settles) ? settles : 4 * motion.response;
          const count = 400;
          const times = Float64Array.from({ length: count + 1 }, (_, index) => (end * index) / count);
          const rates = new Float64Array(count + 1);
          motion.sample(times, undefined, rates);
          const fastest = rates.reduce((best, rate, index) => (Math.abs(rate) > Math.abs(rates[best]) ? index : best), 0);
          return { settles, peak, half: halfTime(shape), speed: rates[fastest], speedTime: times[fastest] };
        };
        return { shapeOf, peakTime, peakOf, halfTime, leastOvershoot, withPeak, withHalf, withShape, shownTime, reportOf };
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
        const { reportOf, shownTime } = _Studio_model_spring_shape;
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
              h("tbody", {}, row(`Settles within ±${readout(epsilon * 100)} %`, ({ settles }) => time(settles)),
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
            const size = Math.abs(to - from);
            value.band(to - epsilon * size, to + epsilon * size, token("accent"), 0.3);
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
            const settles = this.motions[selected].settles({ epsilon: epsilon * size });
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
        const { checkSprings, initialSprings, springSchema } = _Studio_model_springs;
        const { checkTransforms, initialTransforms, transformSchema } = _Studio_model_transforms;
        const { checkGesture, gestureSchema, initialGesture } = _Studio_model_gestures;

        const screens = {
          springs: { schema: springSchema, initial: initialSprings, check: checkSprings },
          curves: { schema: curveSchema, initial: initialCurves, check: checkCurves },
          keyframes: { schema: keyframeSchema, initial: initialKeyframes, check: checkKeyframes },
          transforms: { schema: transformSchema, initial: initialTransforms, check: checkTransforms },
          gesture: { schema: gestureSchema, initial: initialGesture, check: checkGesture },
        };
        return { screens };
        })();
        const _Studio_app = (() => {

        const { button, h, icon } = _Studio_view_dom;
        const { CopyPanel, copyText } = _Studio_view_copy_panel;
        const { CurveScreen } = _Studio_screens_curves;
        const { GestureScreen } = _Studio_screens_gesture;
        const { KeyframeScreen } = _Studio_screens_keyframes;
        const { SpringScreen } = _Studio_screens_springs;
        const { TransformScreen } = _Studio_screens_transforms;
        const { Store } = _Studio_model_history;
        const { forgetTokens, gesture, invalidate, onFrame } = _Studio_view_frame;
        const { read, write } = _Studio_model_link;
        const { screens } = _Studio_model_screens;

        const makers = {
          springs: SpringScreen, curves: CurveScreen, keyframes: KeyframeScreen, transforms: TransformScreen, gesture: GestureScreen,
        };
        const titles = { springs: "Springs", curves: "Curves", keyframes: "Keyframes", transforms: "Transforms", gesture: "Gesture" };
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
        H4sIAAAAAAACA+y9DXxd11UvePb5uufec690JF19+2OfY9lR4jiWZFsftmPrOHHsJmlrCg/6GD7sJC7NdT9sxw0Bi0hp0jSFMk8DhSGlj17JzIT50fBEgUcL
        LRVQCq9DeSoUaKGvTy0pjw4F1NKBzntV89Z/rX3uh3SluEBn5vebkZO799l77e+111577bXXti488nplWZZ6R/5H1Hl7dtY6r2bV7HlnVrzWeXeWvd6suPxp
        ANiZoUCfI/Ftz8yqmfNqhn68Whj/5mZrQJm3ltAimBmUMTMjZczM0Gd+draexpnhnO3r1+nXp1I5WR3EIohZhphB4e7jSPb4eZdywjfVcyar/AwXIOVcvy7F
        IpaqhfIlQto8w3BqlnMArD9rwpAV53j9OtqBHLieQUOdpT3i4XxzkhqV5dSOic4Se48/3tC70trr3KfcATPkSIOQ5azJ6PHHuTYyDjNSOzSXgCyk4woqdEZO
        og2glORnNeI21+rKLZmpD1NWQ1/CqG6F2Ya+DzhnqZB0eDAjf1KG6WEzbhSE1ICfkdSSP7ziMXiDjHKScQ1vZkzc49xfszLMwLXH0czH+ePxx9Ep/ix3J1WJ
        XKThX9d0sTsjGOVfv05YIAh7/TrG2L6OeHUdQLMcQsOBjNHX5BQYDn/oNriUuFQLlEzC2cavIPOiZ8woAMFmZgR9GHiGA7IuQ+fInGCQnOlP1JMCGAWRmrH5
        ccGBx7l6/mwN22Zms8k7M8uNzc9mw8LJZTLIpz0jFcrmpRlwh/vVy8bNz4ZZzfBsZywz+JdNLO7KGa5iabbxz2JSMMOzXuB2zW77Zzlfcl9wbct32tqJSLm2
        6zk5y7GUcgLVc0LZTs7zi5a9W4e3Fk+6kVNyEOvaqkTQbY5y5C9ftIqUQXtw23Tse8X9nu3enqSn/JztU6K73MDZEwSBdfeeXu/AgdNFq83J3XOmk/76rJxn
        OX1OR1fvWcd7WdEt3tvVdd/9+duTrqE7lPNy6+DIK6y8ZeeVyjv9/SO2/UpHqUKh0F8oDBQ6zn1L+KrR0W/Nl3IWEVnHYkrL/yyVK5UsN0c1sNS3jdnuIP39
        q9yY/+3+d9iUoW+rnO9YpVxO5W0rZ3v7Pa9su6+2/vV3ui7l9D9Y32VbNnWE5R4KvCi/w1a2VbLyivKz3b3qu6mQ7/ley+6xbj18/vCFB47sDPfpnR0dDz4U
        htRB6qKtrL3B3sB6zT7KuGegZ8f3vdba93DF8ry8zl8KgtdZ7utvs8bfMDGhgjdevnLVwt9k8Mi1cMp2yfsmSw0p99HvfyzoVm5ojSvlF3feEYZHf+CWH7zu
        ea6K2nzb7srN2K7t9O4Od3cUCpZyCrY97DpDduBatxy7pVQ40j3QW7CcoNDxQ+px2yq0WbFybPf48eBg0O0SVG7WcucoXf6Qcv0n1JuVvWPAilxvcnj4WOfO
        joLbbyvnSeVY1lPK6e5+C/WI0+61U0Incp9Wubcq8lr+Ls/fFe/Z0ec+o96mPPuo51nt1g9TnLKmQvvOO6lQQirLjsolN6cuqz+hf56jLN8PiHSmc3NRmKt6
        if/6i69/49UfsC33NVcvXrT+zO1/7RvfeOni9167euENj7zmjVdf/70PXXzwja+//MZHLlptvRvjspgd3RtjLl+4SuG7N6V44OK177948Q3WvsEtYr73wUce
        sSZ7NsY+cuH1l1930TrdKREPvunqoxcpyQ8+fPGqdV9HY+Aj1y5efsR6xYawN1LYuabEj1y++vAbvs/6V02AUu1/3dUY9vAbHr2I0PNNyV/38BsuXrhqPdze
        GIi6Xw5rdX/wknW1KF/Uiw8/dNF6k/l85OK1a9ScHyqbT64LdSeKuma9XRUbw6151dUEZzrjxzYGS6Y/viHY1PSdqiDBPND/S60Iyet/VZ21il74gSz011R7
        Y+jFNzxkfVCZDrv6pgceuHj1ex+4QIG/ofo3Bdb67UOqTSIfvfi6Nz748LUfsJZVXkIuPPCw9aduKYu++sjDb3yD9UnXf/2F1xGo9Sk3/xyhbKrCP1Y7q+qG
        OvU39t/an7X/zv72p+232s/Yv+l8/2M/8IM/6T7+hLr+DvWrzm+q31EfVSvqD9Ufqy+pN9uvesq+Yf+8/Yv2f7ZX7S/ZzznvdX7JWXH+2HnO+aKz7rzZfcr9
        n9xfct7p/rz7HnfJ/aj7v7vvd3/d/YD7G+6H3N90f81+2nmr84zza/bb6P/fp2/59wfuu9W7+evj/Ptf7f/LftH5uvNl9Z/VH7l/5P6W+i312+o/8i++bu73
        Yw3wv8/+/7BFDp/YFP5hDvldCf8Gy238/emGtB+/yXz+hH7/VBXV9xV+8hMDL7iHLK3Sr7344ou5+91pbWmbPp1rlUStE5VfD11LAyCqmM+oPbTCXyFSNZt+
        +i0d6bxK27WK7ISSrVtutB7aWoufoO3I+EfIP238mvwjxn+O/OeNf5r854z/MvnnlPk4Tx+XU9Bl1E9VEoeqoym2kripporZVJRjaUe7XE/zqSguIcqpzpSs
        UNuRE75eqdk9VhpdSpwhy55GjdLZe9zZNPKoKDulrN17S4qycfH/vYNhbGsntcbtIjnFCuoT/bmrnWG7mKjTBKlSNW67VBeCoQpQ8UNUMLrICjup54ZtN7Ve
        gX6N/swNw6duc9tmg+vujP041WNVXUoCgg/QKsrb0Z4O0ulLkYe62bPaGyY6P81hsaODg+o1MUEfsC5Stch5KFY6GLa/K3bhvDou6GC/cy7eCchXxHmAvDwu
        wrk/DgFyNs7BuTsuwTlfVBwaAIYqKqEWQLXrzmoXIx53p5ZHE/qotUKF6W7CgGWlS7oY+dSCJWpBfsgin76U2ENW+stPdaTLVppLLUIJ6vuPOuN2Hw1i0Qb3
        RP8/8MbH7niMXBrSgBq2jNE8YEWpuiexTlNbnVupTKqCSTui1anPfeazf/9j7RP2MHVSPEHolQEGcUJ1pT6P23U+XbMqMfoxmbAneWzjU3Py99UXrScb/N9C
        qYHQsYUOSLaFGkaeSRwDkkY7+mnTdh2y+52xfNMInrImnAgDCWSxdDGNHj2mCuwLHj1q5eE7amGoS8AYS4fAGJpu1OAJp4+wL6hw65N4gpCXerSi2WcD2R2K
        bYgbrsX1VRjrDlhWoo5aiBuhqUE+1NjCcDqMhQkVSXlQQGJR9aXSpkX5dfCmlk/MiDVnrVg8PFSlPHWhfuaEXYbvBM3lPNA8IMdFE/LaQRM8TAFMMKqxzCrq
        e4O5+WF7iLCTHE3YmQeBiLvZteIe1DBP1U0cGb109GsFC7i0TFjlZllRZk70D4qQ6SNPRqkb/SNNuSuEAOnce6M4JIrgUhZxpENC5NOxdbdl/uKdlNOax2iZ
        5dT8L/36W6K0QF2wnmX5XgoIGwOe3hjwuac2BPzs01FabAx4GwX4jQG/QXnkGgN+bGPA3z61IeAXKY+gIYDq+g+NiUpW+qmnGkDo+397S3OSdP2pDQHvpEzz
        jQEfoSReE8RbNlT9H57aEPCFt2xo7cLGtsxvKEU760VwWfz3F+Ksf7ttOYQHDohOTtP8Dwg7yMnHbdo5qAo0nHZqHVNEcNPXpOe1NXjUehhBR63XkvMeojCE
        6YPj9kP09befef/P++b7fPr7VvrF90TELr8Zy0e6alUI3ydoltnn4xhEfth+7bhNuYCUnE8/bqUfeD4DZ8Bh+yGa8vZBVYk7tH3AejjuhPPauAtx5+Myzbdy
        RefWO3RBt6XBtas6SqNrV9d3KLTLjnt0ThdoivXo8voOhz67UueK7mTIDkBSpa7GueLOMI2ir6ukkBLDxLTfTtdUJXpRUflm/ngprytU8Dts6ily523UjibQ
        HEqCZ01RVxaiz7iUI7uUT9WuUI9yfnEbzYM5mlE5zAPQgiChapzhNelnXGrCMpUxRO7ch5lYt536xS8yLWvTHaBlFLHiYNq3nfr8J3/ir//k93/61/7eAvGR
        iY9ZnEM/Ywiit9nUM7RiU5XgXkZv0OpF62ktbjruZfdc3EdxukJYWovTcT+7I/EAxRXrEVY8yG4U75BqF/QOWooukztI7nlyB8g9R24/udPk9pE7Qm4vuZrc
        HjAv5GIJs1DnOYXFuqmnizvCDGmkFwkIRInKTItdYer/yw7YDjNgPCi506UuqpW6p1Qmx355ibowde4poQfdl5eo01KPR22/HdEaT05fvAuOjnfDGY5pZUwn
        K9pa/257ZP07aG9O5ViMEOtFq+lv7SR1wgp4DrOg1yDWTmYwFLGkNifliOpWEfPIc/d6Wet1YiBDd24rwMsEt5Pgdgnc+dpcRT9bYTr/36KX7ObiAC9xQUOn
        cGv1zimnnuF0sRMZ/uzNZNh/MxmeLHYgw/fdTIZ9N5PhiWKEDH+fMlSptX2GvWENW8qS5y4gjUGMvphoQL0IkLldjSXdWWwL09WtK044h9xT95WS3zDVmOaB
        W0mITMv6TN/Tl4hvyUVzNqPzNGGZzfO5Jyu6x4w8Y9fljc09TpWg5n5lm2qUW/ZaS0RqhWGM3i3KLaHcZ762dbld/7RymyZNi3KLKPdd25TbuW25TdlvP6Oa
        yw1D5stWHdCzbPwsAYiesNOlr22Hwi9NxDjrqEQzlrk/yZoKq+GGNrgxkuFGLioZ/Lhs0KNe32PFfJh+eJteimq9hG3e5j4gkmfVSF6Gexs7kXGjuVAanE9u
        U2x7q2IbxqQlpd2EEhvbGqDYL25TbNt2raVWNLX2povNodi59S0pTalk6AsVTMvPNU0LeyBrSvRPbKkvWFjdCgvfsf7PxcIqY2EblcL5VhtR0DIoGN0MCt5R
        dMP057auTyn856Bg03RtLpQG5QPbFFt46WK3Xuy3GJg7ig6KXdmm2Pw30tqbLtZGsS9sg4JBbYnLbbvEbVniLmIsdm5kLO5gUshLmZU+IWxdRBmLl8lA47+X
        RrxQEzKBdXaxLdbkEFIR3+yixU7jxnjN28RpahdbYweOpsxdszV2ZWusQ+Jxi16IXa3LTaeuwg43VRUaqzD6qopDjg0SGrxKDMQPIZWijnr0lTx31X2QaNVh
        tQ0mnvounVevq0CogJ1z1hPYY0N8At7aShRlXMIavfITT9rpF//wYzdy2AXwaLnR93BTIP66+bY4YbZRS+d+r5aRbOJl1JWmCoTM3ROKbJ9nKBVlCcSQiCU0
        Od3c/3keh3r/u5AyUf+HsVur+LaCCZZKRDTX2yHoGCKngPzbTf7tTflnUgzA59MlLsmlimclBToQuSh4Y/q41RmZcJaycC3MdJD+lQU5SEBjU4lyRjwTHFSP
        ihjvTSLGuyZivMsixnsdBHb7nccg8Bu25xTkfwfV/6hERvijSoSEb1ciJXxKiZjwGRVily2SIV/TLnsfOfZRay856qg1RE4bmuuj8TvIKWBX6IO3iMjJH1Nt
        5BSPWiVywqNWkZwcUMsXyZbfKBZC73BjIKhb5c5xwq/n7GBWzUACaokE1KG6o9MC2r/EeYpYscyG1Z5lKa11ln7m5pate6+yPARBEKsSM3T6akmlc1Unhqg3
        LqYDcckIgb46G7enfmynH3hrRDSWd6IQSi5zBXOQ2E2mBQqerERHdG7YPq7VAcuins/Jnvd+AvrsXz3xhX/4m3f9mp6w76bwoJK+CFl5NI4EAX6KiYITJSjh
        w7SmTRD+MmY7VLuSk37t6xFL8VL6jmwaZpqX11imLHMSAry44EwDGjtbVAKyvAJmdgEy5koMYYa6FNtFpk25dJj226gDSh7hmurcrc4wVTKt/tUHadLKPOMK
        JcVognx9Fe5BqXkffnZIzTXVnEAg4QzReEiPKUKkxzmRHudEbGy/j7rUIcyi77OESKDgESGFVsCjPNBiLzkh8CgveJQHWuyguTELPMrr9imeow4LSNvYBwFp
        CT5gUz41QsaCCBntRiFjjjCDkShWdSmjRBLi0YxyzrHo0sfMOCsYi9BJzFhCRkoE2pbYEE2BhvA4eSwJh3fcPmxPp0+9N4Kg1KHNuAgaEyqpSJRV268sESgi
        0mcMEIRK2nnZIHVFkB6uRHnMssOxF6ZW7GNQtX+PKQx0DcVr/z6I9bVHxaERAYqqxDhH8CsizYVADFEbKDotBhtKASFlJNJeRReOWtRi5OVTk4ApAWTFHuVJ
        Q80l2VHBnkXiYSqU51AABo/PHyImL0UhFEHsw4mkb/oEhAJux89IxGcGOwS0T0CJwlIh1E6i4toX8bYrwm41zuL+VQxe2IuzGXUpfVFdSdXLWRD1b92BMPwF
        zynO2o/bM6kXc0dpmkEKpfhw+tBB+50ojvBVJCKIviRcpEAr7gClqP9D3FDiEc25knqPUmltnrId16Mu6fhg0nZKP/NcUqTp6INeRRByvlUxTsaKETIOMGUf
        Bcrji3D5ubiQzsaEa1Q3G2vzPyMfGzMqJs4HZGlDPtEHk3b+JAKcZehKhm6rDHO/Sh1Sq51DOYOStj9HvWXTsrsxe8KTdPcV4o9N1p5k7W1V1zotjVKXM/e0
        T3k7NCg5UDggdUdW51oT2lB/KbfWLRsyPzXyzHNUctupYXID1Jib0FAgFYBGEAIix1ORgQ8YnirncJNfUHE+/cof/srP+zRpOiA7plS5mFiNkHDEEtJEkxOk
        yQKNGRL01IKeO8jxQJqIHZziI5wS6JKl8yBKtE6AKFm6CAy2hCjJ4U3YsxmPCffDbnC15kSPKET0FSZdT+RVYA4f80PEs+FchiaiOg3A6JMQl2NpIypCq4Aa
        4ONNoHhMU57piItp7RFmu7dblpm7nI0Xu0LZnPREhStz6JXIKHVSnF5+nQKW1T2D2llOp88OMgDOuB67GjvoWjebOAR7HoSGnDPsvF6+Xi9fl+XrsnxdQxFP
        IRvUQOfuIfbHo4ql/2b2Xop5s8QUiyE29U1wBYH70Oy9pQLtgpsj89oj4senQajnwftKPm1Zm2GCegYB9mtNkTmJfDfX4glTiyAE/9kE59cz8bFcN0V6UgvQ
        jqo6UwIGNgO49dRuyrOMnAphPMURV5XFOamDvJ801bAbwVQdDBPbaRGcumHi0LKAhQQjReQX9DpP9Joxwxd0KjQclWEtChL3DFF7t3KGGSSfsIbwdPYRIJRN
        81c5TB9pvTAlASwO+IgTR+CBVmepCwgB7ynRtEFWl1LnLC182PEE95Z4QVBYUQIKJTaF6hM0kl5upuZ09ssGoRpwv5tF2VhSLVRJu2dKCp1CKySWvDS4JsH3
        lPi0FQif2GdLdlYVL4O8yqChwNrMItIqaOISP117wrmSrj5hn+EZQonSryJkjULQwelbV60rCWYe5UOfc/RJNOkqcXYENRfcB44Sk8fHRPF5urj3DGIoFYf+
        m2WkT3902bpnkBZkNRijFSEFEZ+Knqcmu2cT9QghgyJkCcDEwHHBEnuNu8wCVjKFIyNay5gt1axRUGBVAt6iM1weSx1vWIosLiASg17HFpTVG3wihlZMs8EK
        hVCZhZdZ3TxnFn5B2QrrKyOK+zgR4rzhoXnx/4xK1EEliyvRl91vusq0BwQ+xWYBXDgNBlFXokZqFJvGdPLK809r7ynGMOZScVCNbVuKM1zWu3j+1OTT2bn6
        3PmarzqrvVNzT7z5qWfmq8tzs0+eG3zKq4OFiY/lIZ37unOFBtDDQkK5+1jVPCL8ofAUtRZaWCKvafsqNR7aF191lAdqO11JPGy9icXP+H4PfP9I44xJ22ny
        MYbS2ObPAtMgzfSwq/uUAi0YEvEDMVC0L3oF0NOX6CNEdx3QQ+oaB5BTtLJ54MxycEZokaTAyQRClBxzOTYmsOajUdrFRTztguwDW8j2K7Efmi0PoXSS0/7Z
        RwiJcpDHUUXvLXmNFe1rquiOWkX7NlaUK0K1wxixMOIwMQF/RqlO/d2L/+BNOMMESLsKREq47G18KGF42BSAsySkSIJj6qgGgoOICu/o4vRPDSZAJfcSeExm
        NqkNUplItt5FYBHPecxdOyuJ85bCGOuCUHpSYfWVQTbcJE/Y/FUofVzDUFP505eGrPaGGdUjWjfaOmAFEUuSiliVP+E5+Vn/uj1jTkNdbNOx0/g2cj5hYZ/l
        QtvDg1aLkykIgbIorMqfp110uvZb/+EG+Iq/t0R1BHoo6V8i5m9+6+M/jpgvrCmJcmonooSgfCBaZPcy8T9OdiAqUdPYjvP5STtFmfNQidLEzDgsPu+A/pGE
        6w6cAkCEAqHCGtSG2smzCk8bjvXgKeFYD54ijvHgcYwUouqYDz6uIy/OQVkwu2RXog4qo1O2PfvjnDSOG1VrohcH6RdfbAfdRi7ztmnZnI2m7XdWVNzJAZRK
        Graq0LL9zpKKuzhgWZl2VRU1TCFuXoH1Umgb7d4UmuaMIAo5K1Hn0l1TDnSAqLUOyCw11nk1uZ1ToEdosvNacqnFzmOonkU7ZD8doGb4VOcPvDUKIWris/4f
        gljHAxengdtgAj3Zn9Zo0Nde5ENwD3oIbQSkwA16UEEo0hdvUT2gpQulLWBnwWxRqSMdFgIN299G2A8tqmHqI3e/M0k943LANDfTRdUhLyxyA930kxaEcsNy
        zAbZt4RF7bTwRhFytOI8mAg5us6Hr1JqFtOCdkVTDk8QmvjRLRNOAJ8rm03Qc5bg0s80JuczindVvMPifRLk5ukcDf8zKhzg+RNg/hRl/mj4h4g4rUSOmu2c
        Ca/THKn6rFkjynrxoOjpxb2i1BfvEIW+uE+U/+KdovgX94iSYNwvCoJxtzAFURdxv1iJ9juPJU5NhecB0C87XXMrUZkn1d3ZicMD6Jx0jZgMWmAjEfCvOlQN
        eFYcqgc8yw5VBJ6qg3NMYKtj5LdzDtUBniWHKskSXRsSXZvVBVYgvIf+wFJ2mjmfifPXsN+HysEqQqCDsMyHrZhZ8ED7YA4qGGtOJeqpqe9Uf7iDBg+rhAW/
        +SaGAdwDsEe5tI7UwF5RskRMvvzDHS0PN4lIbY5h+bfkPyuSZ2nNVieky1j3B2vdLQLz1a3OF5fQyhgCD4daGVu6W/c3po16k/BG4ixSfxGUT71FMBTicYhK
        IJ4lkk4h7mK1SjtFZ3EBx8o6t4iZpGlaIWBRQ+hD84U+CgDsACCto33INk9dTk5AYQRFWfch65LmLDsRADlkTndIZutlTVtCzqsdzdvULu2vJxbVvHAj8ZEj
        8WE3kvyiLkHoe4NqQ9m26/xidSFpA8ulO1Fyu/YREqDibahwicJdhOcQHiFVCZXxdYBcCSanObRN8uqiikUa1dZtJk3r6gUE5ACICyxzZbFN1yGaRmkSRsqW
        Y6YDAgc62i1j23VbVQc3BKYKVCjqjiq1mnLu1CWJA0bM2/Z1anueahzcoDGhtnTBFy4uoANyuoyvIlpbQBBEwCGaXaSvarWGIw/SVGhRjyLVgOZgnorNUYFx
        zxajFHdrj2BcwAy0gHEA01vrGN4wbQa7u947C9t2T/f6lxR3bT1FfmG9XP/KLXBt6wFeU7S7sEVF6yDFBW76diA+g3RvB+IwSG89IGyqRwH1COPdujvepXeD
        4spMwjQegMeV6ekRdvoXT2P0Lp6+ehpT8qIo8Gn3IoV6r8FXjQJT+yAE0t5FwAxgZmPeLwByQTvVd6MAyvEGsXy7mFoQSFXTt6d76WNNIZA+qTyT6crJRdrn
        EmvfTWTrSxxPmVWpgSYzb0Nm9O3Xi+ZvStCQmwc2oJaA6larfpVrmWXsIuN6rdwN+bqotNuQL+QtjW326/maHB1kUW+HgxwaKuKgpk5Djg7vggl1HZlz0Jt3
        6dOTT2jl24aBW7XNhyXMXj+R5VKQL4TFUlt7X//A4I6du3brHUSja6EWiz79HC1ccYbPax+qroNfT1ewk4/6eB3uN0qb0OaQNZeXX4ajBU2gowGCHBSND5Uu
        8PmhAeRAE1SsL94hH8uT10ThjN43kmDiLarMYhMXT9yGhePM8Ecc27uuwH1baCiVD3c6sddLWVuijs6ucndPb4u16ssCrmko4J5P3JtMRuOfeBglD/hV50OI
        W4nrdGCRBqnxs0qj0RTtNkc3ZHSVtmyoUpQALRqSIHCEmtcYWOXQc4mzGfQyNakJtKGMkrWxuvaG6jo3Wd0L2Ij6YRla5cRWqK+F8BEjXFXhvFLqupZT8ctU
        YJmq+feKz98l8Lw2AedNwLks4JwJmM4Cpk3ASBYwYgJ0FqBNQJQFRCbAygKs8FOQbuTAm87ZlxI1JD19GUfjzJMKMkzTxOPOpgnJSELzlEcEomLmSaEWb8mt
        EzBDtLkVFUlF85MPaxUtrKyHRbOiNvFlnq4h0NnAUa0g0NsQuITA3IbAeVwoId4++iUoHCiw5GhG+LtKuTNUKZDtZ+ESmj6LUSbq/SzOp6JfthO7ltlD2v5g
        w02Gb5MpXZOrYw9yYbD+6Wmv8ZPo14VBmou1tr36wbp/30OSGeVhEyMHBsaBzwGX4sFHtIlw6N2L7RBRcaBHKAfI6rvDrzh2+4xDeNNi+p3VqlWoTF1QMkxd
        0Lf1b+UaCJIZRCEkSDqZ76yvUMznq4S7y6mPynTNI1sClXTpLpr8xF0RQS9j+gN1JMBCgKpWsUbUl48PVZ813uXjFweJwyWuKAkpF15OaQ1aJM4xKVaJGepE
        poztXD/i4xbAvcpggoMljpl4xS4eU2IFkzbimXhotb3fGbkhGVAqfJ4jdhI8M60di8SWesRvJVF1kXhkWipwqaOtSgxwvQfygCM+rIo8kYzgsV+lUIeCEl5d
        1oyajJnKPjGG0QL4aCqlinSN+YXIKsFCpbheqFW0SCw2uRZjwH4noPFfqOV8OQyfcIiDFGpOUI2kbL+jm+jdfme64buJplFc0Jx0eEPSs9skjZqTjmxIem7L
        pLx+tCDWhFgbqPXWy8UG+rt5ObjcqoT5bUp4SRrfQMOJtXDCd/U53mzfzD7euot4y2B/fJuZKPF+wYD4dpla8QGj1nuHUfM9aFQ5R4xq56jRqxsyenZjIAVY
        JmiFT4tpJ3EJv2ITQzEY11BolrboY/GkHoqn9Gh8VI/Ex/TB+Li+I75TH4hP6Nvjk3p/PK1vi1PHXCTCoQguLnhpkU+epNK3GMlQPGzEanuNmG2fkaWdMrK1
        Q0aAdpcRqB0WQVh8RGRg8TgLFvS0UHRHn+DJ4OjjvC45+iivPo6eZC7M0amQaUeLirGj7+QVzdHHeN1y9BSvTieSfdR/J5O91JvHk0PUd3cmp6gnjyaHqd+O
        JXdRL04m49RnU8kR6sHpZJj6P01uiW8L9WEQg0APwynAsZL2FtTrFn0LqJTGRNQgGMMEKwEWAphs5W/o/BZkKyLasEjb61tkC30LyinSNjVpW0zKtEfVhxAS
        1qd/gf5RdOdi0k17RYIqYFu8WF1MeoggNNAd7JiTfo1o2pARdSgTiQJcGXuiW/VdyLhAeRBYHzbPi8lAFcWpJKJ8q/oUt1l3IU0Xb+KLACoSLCUpLdBWlPKj
        cnoB0YlcJ9BtIKlUr7Z1XFnroMYh5m6iZZQSW/JQ9+mBBdqrUqpe1FmH9UlT81FkHxJqXai3qV93V1FukcstIQfeauqoVQ66vWEyUkchu4S3xLTTL9eGhGJZ
        MBHH+kgjKxHvIYzf12I5PJOcXt9pafpRTz4nQrO9LWQ7G8EgSNtDkIxXR4Afe7mzFvU4FUM4swdhewRnuHydUNOCReoxAuoiICAHLWfwKdr6G7hEa+pSgusF
        XA+1T5d1LVbrmPqKYiPEtiG2ox4bY+KNZ8LsiUyGfWsmur5b5BIO1Usk1TrJBN46k3PHRrxNZKdiriDjNKaKq8F8pfhLwmCam8esP6glsHZNWZQKJdBqKQtg
        oabMK5e9CbZ9Ij44t2WKkSTOUoxwB5sUI1umiJJbsxRRMlFPgd0gT/MEu0csvvudxyBRfmxBGEcovd4KgAkDEONjD38YNdgjesiebYVThAqlbFeUbRhFyMQE
        dcisClpEvCLwbZb7xXnDiwuLPoQ2SM9yo3QQvQ+nBMLRC6M/hPrJkHBXCUxo9gWyXdBZPtMyAAJTSL/2VEfal+bg8r1z9MyzjNzP0oTOL1ZvTOHe+Smc/usJ
        G5M/JGS2iUlGqyJHB0RJBh9M7HCQmjeux7Q9SJT4Lj0Cz4g+rEfhGdWn9B3w3KEP6YPwHNR79e3w3K736QPwHCAqfBs8txH13Q/Pfl00vbN0/KHTtFBnn5fv
        fBDT0NL7Za2x9AGzOzpo9kCjZqczZm7d3yZrjaVvN/uqO8zuacTskYYYNxwovOMQjNbI8OWtZGzxHrmh7Q9ZZgFlZAYjKqxMwktAizWG/kAeGJ0YmxPCQQmw
        GMleYo1p5+Ui4jFK2oC/Fq047bzylBf4qjn5eok2EFhfNSZySotFHAmhH6DwANBE03csxO11atyB6LwsHTurCzWVT2ZSA6wBuyi00xAGmikjsv5zS5LgRtyG
        6TOsydcBn4avDF/E7aQ2xV34pPrdgN4xMa7w9QgBoNWGyQutZcJe3N2i02MaDyixOJexZfI1aGUJsuCCLoOw0gpWpYAuBPQgoBsS4n4ch00v0iQm+P4GqfCq
        uWex+iFIKjbRfOq4Lkige0CkOafdd2cJFyE3fj8ETGB5EqKbfl0nWcjqXCvp825IFvdQtfvfWSPYefrXq/sWqKJdi/Ve36l3Qa6N4gf0jmrSw3VYrPIiG2gs
        61S5MirH7d4jizUzaYKM3bS1GVisCr3Czn9zfe4WpIVQHNQRYucSeu9W81FALzIdpI9eFMPDvUPQj/YlMrY70cXnIL9O+lCgZVi3kFpBmIeKFlBRzoFYhsWF
        KrCKnCkHrF43ffWjQV1oUI80qFsPEIC0Nw/5dz9y6kJOPZJTgJz0joWqaSMO8XFlPiQCNQjSMUhEegqeKSJKk/BMElE6Bs8xIkpH4TlKROlOeO4konQcnuNE
        lE7Cc5KI0gl4ThBRSuFJiShNwzNtjmjNka12oj5ozVZij/WJCyzhYblO0RLVtVRFu8LP5ZyumeA6G83Aobm5Si8H3w1H4rp2JK42HInr+pE4Nns04uRcpp0u
        Oa9NghYUhyKIIPm05YX3Mdrt5rAZDYwkASdHN2o0dSO5of1tEdtpHAEVmGxEC0RvsONLGqiHJ1vnkIgTARKUlzGyvQ3MGQEGYNi6NKLL4Pp0RFwk4HBcg6vI
        REOwbQdYNx97JD28oZxMAmZksaMlTpeZX2zSARtCVuAjib8AXCYwUASCKCJXXO11+pJcxsjmCCIpIWYXEEv71QQ3E7p1z0LiC1MNbre9NSPL3GVfTfxEberS
        nVWU63O5YcbIejpoycgWmhjZANn1U518MLXlBgmWYcMHWlAm7L+JjU9wiRsSgKR7vcz7edo3UBLcXnbOx4wTZ2sCHOyjsTNP8g37ZYS8Osk1hJxuaNoFlk0N
        UlO6gDTdwKEeMATCbw7SlAxwKhcitgOxxXpsP/Gx7YgtI7YXsVE9lrYNmo8XC4jFcRyvUCZ2IORbzyJG2WkYzh2Gx9xl5PeDhk/rF6bR3E+3+d56xEqgfGbF
        Wgs44s/UFFyoLvD9olO4efDvHFgLcTeoKbiipuCKmoIragquqClQLaCm4Ka+2KjJbiWxEkH448qxZ9V11UIxBoTAFfUYVo7RToe3Qa/BF72G3Aa9hpzoNfjf
        gF6DV9dr8MLPOk5xVs2o66ZSosPFlfJYWycwxmf8IZENDFeSHLG3DvNRKv2Lv/yYk859BGf1hOhpUIlcrBByXcA/YB2AJO6AdTtEWMP2MFQE5bqRD6VzmmM0
        A4kx8A+qHmJuCbKb+FdyysSg+FBnKsEpEhfhQy+vHZC42EZljeC0xCKOh++oQT0B+k5MBkv4ZaUUGtEYAxBb6QBrMYd1recO0M+ioZ9tqR+3w/QRbriEUGTO
        aQuKzDm5q5ODZqEmx4EOSw4aLX04/kb/5+SuTk7u6uRwOaAIagKcyOFuBnTK2oETgcEJ39xf8mSIPR5iQnsMcQeoZm2IPSnC053mKhSG2DND7AI9JAxD7NEQ
        46ZGHLH6DZcQhS/0OsFsdN0B3i2VzNrCCiuiMfGOt9U1JshvvjdpTGRgNY2J+S01Jua21JhYe1tHy9usVrr6tq3SrGwZs/y2LXU2tkxT3bIGaDtrc3DLwL91
        cEv4phrXHL4i1xS+dq4ZfBHXBL4ylwxfJ5cEX5ecz1WLlcRjc0jZTUC+L4lejv6tG8ViECUvtk8CNp8CgTZun/liGiB2aQTnbZEpijZZjsZZcrOvb7a7gytF
        c1Ccb8v5nuvYysqFJqHHW80CEI2Y7BK70I/zmMluZxfz02MZXsQuNZ7d88Ug3NyHSbHhpBxl0PoTDfHZfGnzKCVhXNg8QsVc2HCoU8/md/gaiFMLqIEgxq3F
        JB42D/QTINzZGM5bZG5YtIdQuJVmQ61vos1b9c3NsCRTixbo2rFndi4ct8q/0CLX4ubOadk1duPQRU0yrEKLLFqOkBloUZw0GOAYDGjUkAQGOAYDHIMBjsEA
        lv6G2MJRc7DQurrMC7LLupDnyG3jhdllbckRckNeoF1WozRaeBDxEi5XMum4BxtA4Jy97N6vawQZqy5VhrXNXNw4gbaZS6WzSpkLk0FQO3NpD+mn6lFiZ1kt
        18cVvhxuy/Ed3Njj62FsLYNyFTVOsBKo+TI8XRCBwQOdz3nAoJJrCEGtV+DphAgstK+zYY7N8w3nlmf5SH/OxhVTrz7P551K/dOpTUo7RygT+Equ7RNQ4uCC
        1QB2TQFxUQ7uYO3A5PcqfJmxGoq07VxSMMJw3hwnJSNDFwlYaHZZLIJLikauLrKuNhFkiCQuaTey9jbijcoU92VFLNsgeUM5o2fjP2UqTL5cthcoh02cql1S
        FGvQpQbI87UDLwywbwZ4zYO9JIyrhxtKGFfPiKOWPUI/HlcvG1cPxqCAFj7RnJfoI7+5jy6bWrrmhBlnDdwYESygotKFEjAtAejFwRrUiASO1KC0BGhW6cmg
        IgmMalCWBBjUzmUt97OW+1nL/azlftZyP2u5n7U8B6JIzcpVGtrPrZfGRokUE2TF5LJiclkxuayYXFZMLismlxUTFFkXvhqYYhqpbHNB+aygICsoyAoKsoKC
        rKAgKyjICsqDlFOG+Upj/lJic0GFrKB8VlA+KyifFZTPCspnBeWzggpYGWzccGK8oElZm4FM+nrNQVa/IYEFQwJLhgRmpK/PkL5uIYl8j6ZVrlT3QkXL6BgN
        Cl5qpDGhUZWdC40+7Foha1Uha1XBtGqpYFRlqwVjU2O5YJR8NhXbgsx3N6yg9UW4xZqS9Lda01qtXJt152gJ72VbBzzhnGivOcM0kmUMC9SWSjQlssgR02CN
        9tIWsZdjuol81FbPzE16idoSbeHIbKnM3KRbR4bO9LVMHDFFkshNiYtE4jkx/Uc408sqCVRQ2WQZCVUr0mpRA+syB7CCj1YI9Wqd41tfchnHgzkB2li30coU
        QqhKa1YhLuJqsA7Y+NumCA6HlLrDyJx7jJC6aGTP7UZYHRkZdNkIrTuNVk6XkBji6bG7/EFlb7C4quTSsWMuHeNKsoo+5mjWnIHiOS1ExVTdM5i4Z/lmHF86
        suSSsyW3wcUoprlZnKprqboqJlqjSv0yyHuV8mhRjD5ix7aZK55hH3wzh1wzp2DBkMAgandqNNpc3DDNd8RYLXeBI8ZquRuwh7KJ5gZmWKQTPGw7ayGoMHbI
        0JJya6HoPB/7pFoIcSQBbcadGZ+P6WXfi4W95UFgfn3QgrqeJg+O2U9fhWKX1ShAudpS4zZ2WsxOO863mEuFVrNOLptC4aBREqObykU0i2oviAI8D33QpMCQ
        07kLDYkuXKFhzjVB+Nq/gCMTj6+n/a4t17KUMIvCOEe/xxy1eifYnLqm8WDiR3+AAfWj/2jjDhZMAbtbmAlzt7DP47bckZ3bAn56i/CRLcLBcap3Qm8nk3i7
        WvRqROOTbQW8s0lJ7F+4WU2Hj8k32AYuRLfMDMraib1VV6HRSdYBNrdUmZYG//e1dJtRab0P37Kl27ZTbdWptVGXvey8MptaWDDRsgvOy64WV4556SqYXXDJ
        7IJt2SXDmotQZyFTQpYKNaVJIT+hIWl5Q8LaDAEqcZs9nJIRtf4Wq7aBqwnYoQxX+3hosC5Hbgg/eXFQWw2Dd0OzDt2FwfAPlbKvy4lCixXRNbfSvqwEYNOq
        KBfARswaaLfMxDO0+csGYFMmtiHq2bppaLRrbsFx4U7GRa/h4qNjOG9tmzWgIakVfixw2maVEOk5kUHSzo6Fk765SujjKmEOpoxDIeJsz5uvE7KIUmwnrars
        iqAn1+TK7GGjZh6MFplbgp7cmethz4oilo0HzFwU9OQiXR97liDIZiGbuS7osbx5npCHBc5z8OBS0BqhF6/tq/DgEskKPLzzzIuoj7ASW8uC+cI1PGL9sISz
        zRW54KhMDc6byl/muvMFxyxq2tT8HFecLzhmUdpUe4RrXZRwqXGY1TjMalzIalzIalzIapzVMeK9sPmwzOY5dV9Wgnj9lvfHXWn1L63YSpeWV/6bH6t0Ni5C
        2mqnf/d7NAPTv/nox38bF6khqqXgPG0+UqsmsLXYylAAsW0+Haip2311lrL9HDL5ymcUhLmwNTD/3oj2Rmm79iIb8itcrkwgJ13OY8+9TCy5HQ3rNrmVN59j
        Vr0tta8aW2zUoPQZuxLdinvhEFoXxNKWd1D9ArQYvAPW83bM1hLeY8csX/05W+yn/SzIJrlV6Fx4+52fsolRpHQ/aUOGe8D6CfBD5L7DhkCNjZuxBa6322K1
        6hlc5GyDeVraERk3/fxH3+/E4mzZH+jNxj75L+iTz33047+eo16hzWVq8U3ym+rPF5D2L1/44F9jOGZDGibOIIzbQ9yUFkF4XgThkQjCLRGEKxGEF0UQ3iWC
        8A4RhNsiCG8XQXgognBHBOGlxjucNEIhhEC+CMJ9FoSXcSwwCZEOB0wbQ0NdYmWozIJwnwXhfpMg3M8E4X4UIUcr7oSoXQThnWGX3OG00t1vStQjz2v1nreE
        X7jLLc3q64MzCu8EzP+2lR2BzO+qsIo4Z0+fuyt8kGM+536LCrqtJvexo/2iIuala8ssnwdAZvAOjFU631OJbm+2nMOGQNikyaU2CGcdzCfRZ2IF58Oi2yPq
        1pOiFcS608nxRVafTsZZaTmZWlxI7lw0ik24DZhMiMpP0oGPo/o41M86AHqCQE8uLohyUcIXCI/pSX1iMRnVR/XUYjK2kBwimHuIQZqgENYKSnqRdHqRqAPB
        36WRSbqoD1NCCrxLo/y7TabnEr70dEqP6dGF5DTFnDHK+bgHfEqfRLq7qEZU4DglR4FnKe0xnRLsy6jYY/ruRSqb099LMaf0nRRzn+SyPMQkiaoziqxYm3sM
        AHK36og+xJoQY8hjFFnKvcVD+nSm8LCEHMb02UV9SKMnjhAUkozqexfpA+04RBka6Cqgj1J1jixSxUaloyepCfw9ZnpzHPVdTFIoNC0md3O7KUvAHVqkBgDu
        8CLnw9/IZ4LS3aXv1in60iiPzaO0u9AwaB8cWaShO0YpkmMLySku5jDnS8WhEsf00YVkkrO5M8thDjlMIYcT3CvHueFl+qIkU0ivp7nBcotiD0Gf0KcWKfAk
        Qx9m6Ck9uUgfEwxd64tVQI/qly1S9923WKVuugc9dgYqMKNTzuoQo/Tos8lo/RID9LJGCUu/iBvnX+RVvxcfZfnAPSBG7zHBZOrVbkR3Gdg+fPTUYXleHJJh
        P7xY04o5vvjQaarUEdTpcO1ezeX7Hzx9lU03rO6vQB0/Xd1TiQ5gdnowAuNm89mP7hB+AOJGT2STslyuQBLpiWxSlt0lj69HsmyyQxZvzyy7c17cK5N95STK
        U9FBSTttsl2aNtlWp02289Mm27lpk+3aSZPt6smMDzmJ5fyAtTLN7DnaQnvcTOqUi0ZgyRzmycAo6F7dQ+Ror2EVegyr0Musgu7Q3bXIrMBzKA/bPVxGzSK1
        qd8Iqqf7dJfEMA8wd1JOI921EzidBGKcyPiEE4aFWD5hWIilEw0MQ/VkA8MwfxJUUcPADi3aJ4zQFrpgXCmxQDmCi/wsQSjbfGu9r1k1n5aJjQGv3hjwWP0y
        e4nvejTnYW/Mw96Yh70xj66m05cu3d2opUk172z67tTlpu9yKDJpo+I2Db047vJeY3RTbgj+CYsaUHzd29WQkUUFdzZ9NxdkxeXNG6xWF1zjDqz0In3K8XjC
        RooY888xZwgRQhfva3I8zOfI7eR9TY4xAvuauY7K5qMsyryrRVhni7Byi7BWlW1xaTnubSWwhNHLbqO3gKPQzPRBLvol6U6YbElXyrSOF9k7D1Vmiv5TGB6C
        oD3QbvRJm9aUXPQpDlMV2C7keefgjGmlCyk4okZK0nlXUv6pDUFM9Gf23fdPvC09//mVkxf5YGreq0hSgnBgosa9lv7cf41Yd7IvHqUAVYnz9iyrSCZjdbGN
        O51+9b9GsBQEK1nQzdVpjmiXnbinYAVs2ZpgHZSxujZiUvdXp4hNc2ufemxhyo5SYhOda+D34sCBncQSDCi60Keget1TckXTYj6owB4VDCbuty1pQ/TntrBn
        7hou6S0ZZs1dwdd89rXMF/iyryq+VjvN11w+6WCmpH6n16zxGfxqIBBWIwRvNjKIpWCLPNayUua3ymOlEw3JVxJGg85KtIIxXipVkjYdZtS1jalr1ieMLpIq
        4+18j76X2yQXSlzHg2oBOcl4h9EfI/NqWKHFsA1dF7ApL6KrXMeiCJl7pF/4qwdaVejdcJ23qcPSI/w1TJSa+zrMZNjc1/zVq8vSM/xVJtrNPc9ffUVlRLY2
        9jnLlhyVVouVlucAHa1UbVuEJVvoQa9GouQkEyVg8t7PxnjPxwPsnosH2Z2Od7AL+yVsrDfeJcZ8493sWrGuX2waS4fjoIVgdShucUEj2RffgvkPs35M25Yh
        DcNlhio8+4Ce8EDBe7WdPFASW4YHWmVVeKBWNgcP7kKsQvXrFqAPUu0F5sMDxd55eHCDYg3A2FqvwANttCV4oK42Dw/019badHCape64QQGNrNW2SvRF6Gut
        FBpRkEaKkRBDRUBhRSAyPHNhA0fSt5v0y8FmFD4DaueyzePbxIjeSr4isPWcUIP32vEhkxl5D9cmTTxKFRm7+3r5F8589gefOsl8HfFai8mhD7KyHP9ZT2b+
        f3zR+nZAPJscypgxhTR1odahd7/73TfiUTYa7VbqdGn0RnJIqodpQv2oRxvo2eh6OcHxDa+USx5YQu7oEkZO12KqHMNDiZjBesw8x/CYIGZHPWaOY3jUEbOz
        HrPmIoaHDzG76jGrHMMIgpjd9ZgVjuGRhnqgrscscwzjUhGN90ATpMf/nIfPr+hDMtQcIMfDQ+Lx4lslez/eIx4vvk2q4sf7xOPF+6XafpyIx4tvlybm4lg8
        fnxAuiMX7xWPH98hXZcz/EjVjw9KN+fiW8TjxyOoYK5Sl1kK1piRYqBApHcrbTwkrpB9Dlpu47Hg4kzQUhsPAtfJBFXbuPe54jkJmm/jbufWmaC5Nu5v7gIT
        tFbijuZ+MkGr0NBcLVVoFYanCM+N2vZk5fhFQq4vvfYvnvmVr75w4sHGhVOPXmQjoXq0Gb3rd72/k+ejTCg31CNEFNZwW/IgjfQarG3dQdSBPHv1ASI3a7h4
        djuRiTXc5NpPdIc8+/RtRC/WcAfsViJA5BmCguAlWhdG47GiWIEcMLo1O4xOzS5zgqFFVs505rIhM+cMlRkxRIYIEu1suJa1DUOxTghgMJy9GamgLuJnFWlF
        awdnU6pF1GhIxjE5oWGIGDajIWJHm2ve1XClL/p1ZeYtmGWeCuCSxUNcq3jKxGfxNVZq5zfIUTcxxlRIiLsCyLOH1kb29NJCyJ4+5gWFo6aChiW0A93yT+Su
        G87TO2DZypeNTwd5WJkIHharQnjVJ0uHz/z0MqLAUFfhAUc91yECLncVNgDnfWYVo0r0aeY/GyeesKhunQ2by4mTTbaMAVozjpkSS1n4qnFMeDULXzFONvey
        8GXjZBMwC18yTjYLOzJmzzjZVMzC541jwlc60MQOmaLgls2VrhOLbO+mkUOvLx5Hbph+AV9OKJ4xZk8YEylFCcnQ16edAGx8wpBpZiqMtlU9mcyO9i7NIjvs
        TDsrIrVLv+TwvHFDE8r2FKPRVukwLW4yO7sxO9U6u9Q2pcbmcbk8G/FP3/NiRLuVtJ22F3ZSamD+SzA/HtblliWeopncEqckPlv7pwg84unrEj9Kms7G7kZt
        NmKYimIYFlZi2Q7mqnVp3bJxwaDhBvwFY81zusJxnRvicPPmUpLnuHJj3AOwD8vB3Y3s+4USDgXyxjA8iE4Bdo0bg+4pBRuDzlBQbmNQDhpNeX6kttWpfgfu
        7XZk93bxHkCL/TLBlQFXboTrajQW8EDJgeiqMcAWmXMsltnqvYF3Ppqr6LFV5Vq7YFg2j6BmKDZt3BzEhpKbg0DXdfEMhcGSNUzp+8aUfvGVAg+rtTSkxpy+
        i/HVxfsG8YDBe6P0HYRUe1NI+3PRZ+3Yxx6hSCybA4P44FLCDKtyUF6nDWqebeWvyrYZIBFxDvJKIW2C43ZgrNvwwKgAJYW6PKPAm3Lx1XflxP3ZxihSgQXg
        mdSPP6PoBTshxnOcvzRjXDJJqwk+RxB5fDGZgnj5sMgJJyBGZSHjCYidj7HI+cizMWo09mwyxhLLB6kOYx9M7t/ijdpXUVPH4lFUieD1/RlTkHvy3CCY2FE9
        zeRqXE/po/pY9Hk7hsHarawRRqnSEevWR98Ma4QF3mJJj1yOIchvIYWJepPRd1LFD+nJBwfJPdKoE0Bc+BjFgBmP/sJuYMDHoSwwpcehLDC+xdH+kr2FFkPV
        3iLF/FYRcy0j9AmI0Sf12GJVH2GZ+w19nGpsTOyx/mkr3YJV3LIZxfFAzV6Q28xKiAEiV1R94ZmCuN1EgIckzK/Z7mrAUzwmIpHE8kaDEkW/mc2udgnJrHLR
        /HTBaLWHWUhOZlXi1kCMdVha335G7JJDFAMlLlceK3H5YkzSbh6taMejFcR/Ee3ZNJPlaRnYa6TtpnmSKGfsh/C0rsS0ZsKQdJFoFObvss98YEw8YOSY2ctn
        bKiAf7oEAQYEG3gGPMvIl01qgBNz6YwshoUngSTJwoJ0mQkHXNMn1lFrGRkv+Uj/m7ZZJ/ltDQqjhlsADgGrABvi1jKiDDCkc3ks9KxRnYn920wsmnCAUuHB
        bbF+5qWgyGzGWSTQstZmVRQ5PmTuS0lD4OoeFsDTwIyZowSQP1nWt1n93WzlVzfLI1DdcMLN5uzliH61IzuH7zCi92qHkbjPweMftYgv85i5XOswYvqVDiOd
        X+owQvn5jrBFcanL7zZxi3IS39CqvPREHbx+ySQ6lGHqIV6IhAtaGqtIZlkmWTQ3v1RpKkHYoaVxKZmS1kteOgp5qp8FwHr3YX6JuVU2Wd9mEpOtQFZv4QOa
        OuvlsSX55vaqTe0lptG0VWVttc1Vq+a2cjRb0k+X7kDWoilSb9QYl58FgPU9bKyHZFWmKmYDY4sdxBYxXuyacFOfhhPojgy1wv/HzOJ6LdPO9W6O4KRrPVtE
        rG4VsdIQ0UTql1tEcOFLW2VV3SpivgdaCnIRDHA4S1uqfc73GvQx2AKzbEwYfmagUh/gDEUwNk1qAYDi8dsI2Th81yXUyKK3O1BpEIeWW5/1tBCR9rQ6QEn4
        2prRkurN9KY6Ms2o7kxXqjNTi+rJ9Ou6Mv06c2CqwhhPvrBKRTpnm0cp3aPWE7a8EjMHo9hvtnmeDlTSFx0DQmTNmsuJhrRF21jY9AytVV90oK0VeIgqWsu+
        aE9bS76oRVtVX/SlrXmmWb/NjyH9aN7OzbKax3QFx0LpM78dpeXU0Rbtovh6ZySXPYui4xJQrWau4CkBmhhLT3fgrSgLHiw+bJ+RiBDm1i8/XZ9b5DffeC6Q
        n0onUJ5bGVh9bhEsdI3SD5CHn8Sy0vfVvchq1twW1bTiExPQQHTxDJq8goF8UB7Lke2zj5zmtziwZQvxnkZwb4lLIBC58oky5COx8RDHfSXFNbCjBVUHTCwT
        uJgF4rYtLZroGPjsaxXuM8RCF0jq7iCT9zVkIoGLWeCGTJxrlVNqgjJ5n8kkzLTY1VBDranSpg5W9kwjjdrPufyMYfbKmCXGT2E9AZXD5WGjxx5wHVmtS6VB
        JWETDFBphzl5PA3EivCszk+ZQet61p6ul85Z2rMvUYV8KJe/LCjToyJUhwTPeuFFQTxkn0c+eW1fwqMKlehHUIF8U+WKjBfEgbFNShbFCS8T17qvsfCf5Wcc
        lejtK67FK0v8IBL6NbGH7TJbsM6N25CtfdodoLXzMy7whZ9V4k6XXjGJXVb3B5ZG17S6SuhuxdiFYVaAxeWHsd3aCxA8GfCAns13vc3bHXK3m19YwUtsytzV
        trJnQXw8CzKcjrHuZnQE0LfDOC2eA/TlOcDjBNTwHOBhCo/wpp4bjfOtcPyUE75S3pdgu30Y745OsCZWkJbSrzwdybV+jVB+XCaQpKxp5kpSQhtdT9Wfvuut
        jalQee3fah+GHjDAj8tTBqWJbd4wOPXFjz4xN7c8BWGMd+ptiHr+p371BYpkptXMZrykkRl7nasbe51T4f+hbNVgjlcUwNbPiOFUUfBaP9PCUOcNddpYOBQz
        T9qkGRF9spdII2afpk2ac6LH9RJpxD7V+fUziZ1dj7Cz6xGZsUXRMmsAgTYDAYmlRNMBa450gH3UWnPCf6dgwXJGS9PP10V+iq2VuDfWy5TblzNzt2Kuys4u
        82VWrOzsMp+xD5YFjJgAnQVonZnOsrNLfJlFLTu7xGeeXsC9K5zhwKavdo3F9ss1iy40eD+fc+zZwZkC1JVXzasNNqsVwDjBv7dF4w/7ujM1u6pzDh8SLXvm
        e83mo6Gl7HvVTviwMvtesRM+a8y+l+0ER45z2feSneAoc80131U72Zu9ocD30Oxkn3l3QZ5ruCV7rmEYNqfdSvSrtmFE6dMzoldbrAj5Yp0uL1Z+OhbZcFhi
        LNV18TMCYu4ux6bJElhe0p1sgiwpL8Ia4ILejQg8QVmGhdRQdy0mHgz8LyT9bIIlZNNrSfeimLDq0UjYBpP3ed0NKyMop5cyisVyoaddGBdaSAaMeh9a2q7Z
        SD4MBlEhsNKEQgYpFcxCLSQ7qKiS7oWBfU6/k2Jgimgh2WXU/pALW/FzkdUeMRpbkPrDdmLAenIe8nCRpdg/guEho4DA71h4enCRTdsssF0mJHH1Ttg7QQsC
        ytBA4yELWEvR0SI/VsBdmacm8Ldn+g42dLxFaBUQSNLL7WaTNPz6QTvD+Wx1Rb5dfuZhAWaRdBt60SgJ8tMabEIQkokIVnJKlCIpLSTtXIzP+XbCAgtMf4UL
        SZ6zKWQ5rCKHLjFCiF7p4IaXxaRLF1vR7eYGi5wF0GXdDksxRYb2GboLxgo7dI6ha32x7LDV4x2wQ7RrEdac+tFjA4vV6pSDN0Ag1GZD6csO1PlsfYsepgn2
        G+C87xC0pd/sLMCSkAajCw0G0ec2GUT/o3bHne2T54tWO0SBQUUfN+dSNvlib5sNlQ8JDDN9/jdjQ9VaSrbSsUXEcscWkrilrVJUt4qY3ypirmMLadtaiys+
        XPhqtJXgcKsI6Go0bMGge9GwBYNKRzpfgoCCFSoi2klEf2jXeGU/+iNbduN8NtyGN4JAKtvwqhuoYFss97bn22LRzZtro0WfT6BLsF8HOoyLm3zaXIojyacU
        5yWfEowhIJ+S0VqcL0G3b9heaYPZHmi4Y3/RUDViLrIq+QCcK93Ph7tBpo4SZuoobZk6SpSpo5QzdZSeTB2lmCmfFDLlk1KmfNKeKZ/kM+WTblE+cdM1lnDY
        coIvtVKmVkaJIjQaifOhUQmYC4065lrB6Gmu4qayK3eX5fx/uRDLqf9SIZaz/mohlhP++UIs5/pzhVhO89fy8W5WR4G/aIpbKZpSloumlKWiKaVaNKXMF00p
        c0VTylpoSlkNTSkroSllGY9yuBJZTDqyPu7K+rg/6+PBrI93Zn28O+vj3qyPO7M+7sv6eCDr4x1ZH+9q7GObkbLWxzb3sdHHWaMF9nZ+rVL6u5j1d5D1dyHr
        7zDr71LW321Zf7dn/R1l/Z3P+ruc9Xd31t89oUifaexp5ajNzw/V5uemGQv7dVcGk7xciG71fkuMA3G9U++g1WJ3a6BdBsiJPgHirtIVIxpuLah3DMquOGZW
        zMPTQV42HrvkmDmygsy6yCtPyNhmxsyLPkqbgbbN/GF5/yB5zYMzZsqsIh6nJRw855gpVXVanj3wHQhNEOTExmzssmMmXesTDn4HhuJrZmZxlCBGSFRLeDwX
        Q/E1eByD6LCl0f7iiy+KP3PXX6Fb2INpDbn+tGp1NLRFtp3fQLb471vxFGrQdAR6Bd8NB8Q6boi70qiniciOJtgrWjcCY7sgU6gmtw35dcq1uhiW5l0HFvsP
        OI6aLciivqaMASVm6+fEOO68arKjK3bajd32RpO7qQL+4r0AGDjY7+ApQXl4zTWmDQrmATbPPNDmG3sIoXmoLWcecMus/hbNw255Y/0XDyE72eywYPuuhpaW
        LmYTYM02V0xX4QlkJljg/Goob8krGvDkZEpYuOxWw32Ln9tYhceTuWG1fLvKb0LbVjAgRI2oakE1BWc1Fu/stprhVkvmgGY876fWYLtpjS/LDvO9rQMUlNA2
        8ZUufaRfx+FrJeUz2CvmKCd8IUe7Z3e2wfK+w4/uuJTA9KhTIz04DjKWVFjLn03QwqzKA4ZRiMyd2TOinm9urm69K3bNwyq83xbVfnO/dfs058y12i120q55
        4oU32/V9NN+WMPdtt0k5V3vZcUPaeWUMFG+XuqrM65EbUy9JxFKWmlNeaQBYVuYBSk7JLDOvI5n4YEUm3IraToCwKkCrTcVbLJLmiLVtU8+J1fE5e2PqeYmY
        t7dLXRWg6qbUSxKxtG3qZQFa3pR6RSJWbCNsWZXvVfslxC1rAreWpZsz5Mt5iXTzAjfvbNtWAao6m9oqEUvbpl4WoOVNqVckYmXb1KsCtNqcGpMdYtk155FU
        PYIjbGN7W/vh5z3bn3UeF0PbclkTFk6iTynD73ti1wRirYOqAIo7bLsxv9GJ15Up23ziP4/nhw5YQWIz523DFCg/G6yDU9GT506b0MD8Ony9NMDDxzqHN3Gj
        Tyt5aDxLHyClfvJc9rkhzsdzw/wMPN7rTRx+GR6v+UJc7KTqGgvF+Dq/c3YQtUU1c88neVMdObewhljeBBGpy49KczcMWSw0h0HR2svOI9Fn1QCY680kexWS
        LzZ7gY6xah2D3vLrvWJJf6CroO1DjUsK5+QNKfTIe6i9I08/derkM8+xjCiLCQl02XrylP/McyGWPxPum/woq3ousCSa5ZNVPHqyXoiHLon+E1+zduXWtLWh
        MCstV0IZn+gzuBoj727jsBYXa23FT8U+r63nT+mnn5LnahXeW+XfegRbhLU5wm6MCHH5WwcTbIszLy/Vsv5E+xVTZpg4B1UEWzewVOqaqqtUHVM45eBrz4pf
        JIftFBq33W+6ekwV+NadWNHhERjg4eDfYMAKf9Ozg1n78bpBaGrP71iVU0ury088+fTbf2pkgqUZ05caQmBBq/FzkgC6x+3D/Pb2JO1C8cQ0RPwY5nT3o2zd
        dcUwRDak9GIhtsGkncJt6fwjOn/peRr906IDgtlUOFVg67Qxn/fzY/faOfX+L77w/h9/6x+8a2rC4SWgODk5OTU1MjU6NTZ1aOrw1BFRrEHEyOTo5NjkocnD
        k0cmxycn5MkvipgYmzg0cXjiyMT4xMTE5MSUMZ6+Xhw/PH5kfHx8YnxyfGpiZGLUvCSzXjwyfmTiyOSRqfGR8dHxsfFDYvltvXh4kgocOTJ6ZOzIoSOHjxwR
        K3AUPnJ49PDY4UOHDx8+cnj88IQYglsvHho7dOjQ4UNHDo0fmjg0eWhK7MGtF8cOjx0ZGx+bGJukRowcGhWTcOvF0fHRidFJatrI2OjY2NihzJz6yCQ1eGR0
        dHRs9NDo4dEjYhyOwkdGRkfGRg6NHB45MjI+MsHiZZXiETXt4YXdQhJSv75gzSX4ffyHniO6UDmorGPQ0zn1X3LfXrJCOTceOQpxVQzNIO7/kOC/TUz4wLZg
        oiq68Fw6cvUouGK8el4LTw9wGCHk/SV4fHnA3ufjN2GYgAy4xM9njBW4Za0uRX/PVqRcsUoaCKITupgHw8VIFBuPyiwe/3ulPJrgICtsbSovcwTY4wDPcggM
        Eo/vV8mT7UQQfPNou0sb5kDnuL3Zp9DRsCRmnpgge+aR8ujPlaiFKCHmnBq20qJHMdngCx49auXhO2ohiqvs8KFWeyimU2h/+sN2+LtHndKsM5O/bp4oz+MJ
        aBDdw9kKA6khLCu4bFlBZQaGc+ls7NStK5TFMgObdAiMgQbYV/CY2NCAsN2FdO73eLubHsYZIVtQJq5/2D5Mjc4fVHdQf+fFkHIehpRDxA1TF+ZhSDkHRxNl
        zOP2YBkJemgPkochZRtOmTYqeTkLzYM8FeEEUgU85/KVz1DtP7yxAoVvfgV0SU4HUwXLG0FisTIyzoe1uncw4WXu/kEcedc0VoEVwHfFZj/w3iBTHcZHvLNK
        6HvvYKwallFQNbcSQ8oFi9us3QbTIT/13ih9LzSo8xGMc+RxdToughiWjYJ09GkMQwFOG5TlCrAqUoo0/HmYEqkpw+J2ZFukaSbaRsPaYgvL3JxQt5FzpoTJ
        auvwNA4g7gHvA4MkVFVobMcFakSI22AW3+Yi2ppJqy1W4Fb1z6pdqcVuNvgrKm7GumhmvieUZInco65dMtYm96R2lZyTlgLdJ4ePxLX1ZVxbX41rC3SvnEbW
        +TXoXn9DZbB29vbF5DYXw/rc9WKy+9Iw0IiNHOHeFqXZZ0q+Zjv4tNHzTblR63J9U66ul+vj3oApFzZHy1Jc91bFOWdKnu42xXlSMG0qoest2WxbWfcMNNFN
        apf5t5dM450pObU0jrA4L5XGP1OyTZoLosZm4SKepMyQe4u0uTOMq8uebK0zYE7vsikU1uMOcZeJFjS2jVhgU7wVnr1QRZcCWc3UjqFAyVovbw8y3zM131MB
        z6EmAnHfYNwhc6dTZlIXsnSY69Md8o4doLX9clZSn8vh6d0pUU7nDxg7YNvAtYOiHN/PVQ33LhsyWPMaMuAP2ETYmAHl3JABa7zDnulR2Y3k0hWnYsq3alOa
        Y2n8clCIFZha7KbZbbWY3bktLMm1DgcB02jLHbCom2spnBnZHG6s0Jm0xzDjc9Dj0FLvxDITP2dmT92IwIgksqLjuCzgmg6oma9gAV7WXs52+2rfidlYK5qD
        TmBmNQedxMTJNSjwN8RNE7JvbfZ+o9bW/3fM3pv+AWg2pVWUCsYL4hIu18eNBrGO2P+iqEsbh9YRtHEQLXkrusMgk9WMSFyHDJnyW+F3YwHNyqH1Ao7dRAGB
        QTtO1noWrCgzDZbrWR+/iay3nAgNVbzzJvLxG6soyU7cRDJvc7KTN5HM3TjpGtJP30R65/+fmK0nJndh48y0ovQm+tM2aTfS3K2nq5mmudq0poUbdKFWh2zZ
        agTT4GT5bhZbCmu6G8e3smATbHPwuaSfNYM2RVxOBhvvBD7AF+MsjppueZdvIGPkBmoWevsbTX48cBXMTsNTvaZrZDlaUpWXmEE3BQgu8TQfDza+o9TX/E2c
        /2DTIRfEkNxzG7rINpbg+lsFn9vYz7bRUdvQb+adzniALQmLRGdzYReMAuCmwlTrwpyXKAzWZJgU/Iv3780B3nTRDjGiurf5QHLgZhGstxnBBk9vHOpGFDRD
        HzQP/gOPnGbG72bqSvgawG7zTQGrGs2o7x1fkvnie19dlaQgoHWgpU7cwGHguhaVwq46lz4VVGIIn5dCVtmm4qpsUifYZo8KzfQWzIAkDcwSGpgdpKpvhhXr
        a9E+MHhpYNpuFySBbDb5dDfuF/TH62jpp1+MUi/101y0YEP9mZW4g6aIRYng5ojOesjX216H/hhcD61zUE4jF6aTcFthBE8PkquR4KgVkcPGW9MPy1Eoq103
        V1+b6mMbG8i+cmOTZQOrZDsnDdhhTpkHzIF2gbp+R0vM7cf15X6+vhwH1PN9LwVF2N1MxC5caTDHcIGtYgQAGtgAVN4AVGB7dH26FwbFC8b6j1xNHaTI6Ut6
        hx7I4s7FO4W+x7tQSWrMmWR3Nul2Z5OOyCsVa3bmkPUN6l3rX4I9l9h6FnNLPav79U6ccVMAto/RL9t1ax84WRq2cYcxjv75GJAWZIR1pabGHeho3KoqM9DU
        SFo4u7kL1qSZI2g6j1w/niLkHkAUP+wDERlfeCaU4NWUh1dfSkI2Tt9PraXmR//Jrt/UpW4OOfAztg7NJIAbgQT04jE9qEX106h/SVHyHeREn7OTMgetSdAa
        B3VHf2HHPdSCHSwNZzzGSLN604jgN+3CGO/x0jBrTaHFPbqnOuWcb3yVvJtaVq5CN7QMlc/uxeqNpHyj/ipFhilL+qHBKee1OuSDEOp4l0hHeku0oLJxouFA
        wKIEbBiGNUuuskbkM+IK6naWmaAGfRDlRF+2QTobnsSoBav6i+QNVduA1oMUAmwfxFBxOgg0WC8BJAZ8Os/ldcvBsG2auiwMUhzbd7Mox7RrS7RrxUdaZsBA
        iFrGmwFkwuRvSZh80xhDaTa2hUVTLZS71r/DgRG+b3LzerdvXgu9lDJrpHCbc1u22du+zSxa26LN6v+dbVamzcGWbXa3bzOLBpWsReVoiEC66bf7m9vWloqF
        PH7/5EHPb9kBeMgiXSpUpBtq0g5Y2KHm1LojqEs7FV5GSgoCU0tgcimkVjSMS1TR3UwU7PCfym9s33cvyXNYW7aYzX8UuNlsb7sglzygltOBy4RPBQm/EGNB
        3FnCfX02SM6MJCyn84FIoqLYiD8LfAMRP2X89OFnR+pGdyVBpPmamVb44VPEgDKrpYb00wa4hR8XPwF+iq1S8+NCeFjMNl3MHGd0t1QZQmTyPBPEeK+HfG8P
        cNWtiJO9iBwbb9UU5S5nUd7hLIr58WLaB174p2jwn5GxLLLZAj7NyYa3iP6kwWI7OFeOWlUwvCtlNtyATimmi3KbtT11rqbQLfMaDtFu5SM0nOp8E8/Q2vkN
        obxWx9T3kEP1/W48XXzU+i5y3HH71eTk8F5CHmoI53DtZso5S07hmLqHHPsobVnzuu2odTce3h4ndMjDovtxcrxxe5Ka8oyDBk1WjKV1n19Y52BYWkdMxNxG
        u9ip8BC25Mjrst3Nd9xelEtu/UZ8kCDkkVTeZkhz9w3KZSoBKpg7YZnXqXvdutere/26N8fe77eMiXX1aOJq+xJthtyzQKR7+YosMYfU41DSw0FjyU7fPtfB
        xx2vw13Ddr4VDF1EdY1fPBIssrULWb0yon/W1Ywq0f+Mxxmz55BepcTMO0pmbSaugYca+NozNSjJlUtNtJZqXD9+5n9uR97CG0m4gaiQ7fuVcmZZMUQO3lUz
        NVHZdd6miEWJ4PfChJLw83igJHYaglLYjbwrNY15V1ZYMRdlnTQAM2YKxvseFLAoARvync8JM1Z7Y4HzCcK/Puh0zYbXS9mrx21DOPvkNzza8HYHNFCWy/K2
        hzqNJ85e+OCv++mXP/qxn87hMihBfcLCy6l++r62SnQPP+8xzYpA6Fqk4Ad80y985CdMihpsBoV3iak3z8htkANWMekkzLtH7oB2pM6VJJc69zS8n5TTnal9
        7Sob57cvtdmWYju4eIOvI525AgTJWllysJz6bE0jizNkgZrjnL5qhFe2vMbFmXBrKEGSY0rPz00wMUyKoFHsD9Cx7CsmJWCgJ3e+8yBt7C8nBVA7T6RzulJ/
        nUAoWbVuldjDS7BVm0kY+xdspmwhtC50kX9L/Jvn34LceoeCxz1itJgqi2UJGAlO3LhF40bGLeNI3w+N6hBf78Yr5HsabWBhAJbKrKpBUHsaLH9x1C+W5abV
        nprRoQfZehXsj7XDWDgN2rs6Y7aFU+2U56F/tnPzm1rEkbYQ5cQtNsnxzhZhGte/Os2TMjoEohRavPG1djLZVX8br8H6wmDcX+Qj0Cob18nzGWV9h7RnIb7l
        G8nL4cv8MNCzbllRwpcoh/QtemhR76GYVetS0s4xuBW5WNW7dZxtkwfjfRqprISvLtZStXMYri1m8Eki++zBeK9uLsHkmmQ5DlGPUCcVt5LuEHG8dABCmEtt
        oZMPcr7rup6ybLYpxpJ9LUvYK8U8P21+23GdUKiImVpeukYkqIiqRvfiLqAYbfbY9OUyPINiz9Dj+zpVeAbEYqF50AaeHZkpnH5jPweXcqh0D1cDYJbZkwsy
        O8TWRR7v48glmgExaFEwNvtXcWnJk6s3Wqxf4IaTJ1dvdhYLYnNorVCJ27kXag0tmYa26xIFml2r2bNmpoqWacqioV+xtzCashJlXdCRdUFH1gUdWRd0ZF3Q
        kXVBR9YFUdYFUWa5oy+z5dG/heGT5ahVBIs1CTX4XY192cyernl0P0F8GdZ3aQnjiyx9BCsBfLNFVavVZO8NvbdmzLL6rPEuH784mAwvJrcuJrdrPhzYz1LV
        5DZNoXsXkwPGePd866oNaYK5Q+/XlMFBcyFhrb0VaH0q3oY0t+l9SHNr1SRaQnfdoQ/ilurt+oC59VpF6D7A76UyhlCnfYvJ8MJ6uTG7IU2BQ9XsQQ5KU4+9
        VSOirPfq4exRjXagYsh2fdr5N6qhJd9p8+ROm6Al33vz5N6bGb+iQcvlokHLpaJBy2qR0DII9S49tF5OdhMefFnpveSNaRjkBa599JUQEtVeutylNREDDKCO
        edgAlRB21SA0ZB77OEOko7J2c3S8k/PezXlTLXdzcqplvXBqjeRNxNEP9VD0EbseF2dx9K33SlSSVZSFWElWIeqM3Sy/otzRFvIMYCM/2OJRtSE9VPt4cLD+
        cfKhQS57F7L8EpqxkzLV5munGN6EKZ5+qk6fHqDa/p929vLXQPNbYPPKjNMcWsbWr6YvUX6DnLiW8LKBOm8G85wZp2kqTkx8UTFIVUsxYiA0da68xD5gXmLv
        M3asiqCQQ5CgyQpgMV3Ha40ZuWjPyEV7Ri7aM3LRnpGL9oxctGfkoi0jF3hSa7VkKGZbHTVLGWqWMtRsy1CzLUPNtgw12zLUbMtQsy3eWV8dC1DOK4jpOa4r
        HqLYaXRI+sxDFP3mIYpd5iGKQfMQxYB5iGKHeYhitZOvCaB8yNTZZm1EdWQjtehAtkoLETqbocXmnO3mRtTHbCi3nWrNlnHbqdbybASb9CQeKMYuumi0/IKh
        +qlpM4cTgtkSZdRG/kYhYsGW/ELs40pworgdTjnuwjlKgfUPeXfiZUqEeewijDbUB/L2tLH6mRRY/SJ9u7EB+qjOvxJ6VwjOdCY9bOR0HlY+KYcP5CvRP/Lm
        +wN57NRKPAAl3s7GPboLTm8jl5Lcsl6mLttDvzvwWAW2syVmRArMPgBjMSkJzUvMhUQc3F97nref2JBXxS0OHSDhJn6lv4nPiDhsULiNfhrijIeBweV+6gxi
        OgpbMB2lRqZDBfRXVzNhJFoKDBYt4zBrCeIcViPRdY1KVhnZEvjYBuCgEdjA3LkBJicwsTXlNECd2ADlGyjVBHVyAxQOQOuDg0xvNMFPb4B35ZkH5kIKut1w
        ITm8jJdEsOYgvMh/Z+9dwOy6qjPB837cc++tUy+pqm6VtM9RSSpZEhLBD8k4uI4iycK8TMKk3QyZ2EjyuEsksWQn4y8oVoEFKDSdT5mGjHCccKvkBHWwGSXt
        dJQvVlwQJxHE0EoaptWJw4jGEIV2JuoPQkRjhVn/Wvs8btW9sgSEhnTbn+rce+557Mdaa6+9Hv/SxnMf4w/9w2fM1RE+0gRV4THTVryc12U4CyY1E54N9DBg
        qCBv2x2tumVJq4BQKnkvNTXIrTIl9ihWyxEtWNEB6SG0XRript2eP1INFXjjcabi8tEWKHp6hmkTLO8zkRl500bLxi6aj8VtZKXMhwXkqVDydRjZPEYCJTZk
        Qxp0cwigmwBzXcparoplB1eTIMFYb9K0aRFgUEmYM2DdiCTMowbZJbsN2S8G+GZgB/iUI18cbBhPATjzKQf1aBAx7MdfA3DmKTh46WMWJ75d5Y2aqu8sVNE0
        xOdQ1V9H4873oyhf0bK6vD/kIMpFPEY3vYbdf4hK9lUZDhZwYLI0Jiz6WDh5hRMDU7A8EUkbapdnqO2kgTx00c2NmpKCIeKj1O7A0SJat0YSJqhGCTdC0sOv
        6RVwD4dXfku45C0AoK68Rem3gOZC2M1X9XqZdVsjIGIOOFI30K+Nu7820K8tQpHF861fi0jkVfK2yV5vs+H5ntRv8+W9wd0ND1IpyCOEe7bVgddZ2np3w4WM
        eul7XLi78nu4ruVL3+PBrZSPCXvvAo4kDqqRyD3u9eGeCTgSOSxqM+n7Q45EbnDZ6ggGCk44CHm/laOoZVzIM8AhvmSCb+t8AiLJVb4m6RJXHlKgDisxHZGZ
        wgY/ZtH4V5zEhQQCi8oXWoorVgy4xDt+K+7iDgvgLrR/5bIVnDWY/lyD6c81mP5cg+nPNZj+XIPpzzWYONdg4kSs6YwdjJuG9POODunnzQ7p510c1M87P6if
        d3ZQP29hUD/v5CBp/6Z+1GD+qMH8UYP5owbyRw3kjxrIHzWQP2ogUYgAZ+h6hrPD0BrZc+/qp8HV0PaslFqzpuii1n2irlp3iZJq3SEKLayB0BatzaLyWko0
        XivWZa1cRUIebgxgwVOrbXyPconMAPGoKBrhbbbBHv0UtHRbA6QSIxEdEMl2Md/9aiDeBYvUhf4ZthFzao/UbJ39tJ1tyJ57Txy/WnmbzK/1o7T2RuPv+hML
        x6/2iwnrYr+YsF7oJ3ry1tuX+olB6Pssm7Q2mb8wQKsDXf+vBlDkeKPxvoGkH78fHkgYwu7IAMjaJsVQYCG1fVHb7NhEnZvf8GDUBXDF+JgvrR5jkqyiDt6e
        z8POhqXnQWatL6e+vpz6+nLq68upry+nvr6c+po59ZHW/709nzmOoUyo1Do71aRfMAOfa8oM/GVTZuC5pszAZ5oyA2eBEUQzd6aJAd5k/lFTZvoPmzLTzzRl
        pheaMtNPAXeIjueaQNGxJeU2UCEq7Aaqhgq7gepHhd1ADaDCbgCXwziKsgFqkJYNlL8N4Opp0oEr7JIGA7jSQCrsBorNx4EY8N0CbnCBXVZNqbDb5Aq7I6qJ
        CrurVJNPSIXdpryiqcetyRV2mx0Vdpt5hd1mHOOJBgqeNHWF3eHoLy3LPWTC1L+ZtzGcz2eKJiPLm0kLm8VJc3AHJEE2loRlwhyS40wk1onjUVVQIzkceSRD
        cNoIUCPhb8xRI31BjdxAF1VQI0k/zQINERHfWPoZU0Ms6bhvcia+CQAaeAi8dAaM4xuTAIcNCTs5J4kMzFPUNJvml75PRQmnG8ee8pSB2fNUgNnzMImTdIgw
        ex6wPYlHBCjSU3UpXuxwOiIjuHE6YgOfMIceu0voYFWyMfM59LPNyKd8r2Xah0owWqsEo7VeCoyWLlAWR09b3x4YLfJsYN0Hcuz+1M5xSR29u3CIuQA+asM7
        bFJnb2uIjwyKqwUM0g7UUOC2Zt9ERp7NmUHK2mjUiS/YF21q+F1lsZeTsYIdSTU1AJFKAm5/Zu9EW8z9cOhw2iiD9tL10f9h5NMkqJ7IQAflYcpAfJgzhhqZ
        BFYK5syAxk9UJXNGLzqFSTOKSTOKSTNk0gyZNEMmzch8tOwvB+2+t3uHhsAGJ5196SC7EKhj7wDwkzKrYXKqEkDLrR+EvpEsQy1qb186wLdWYm+d6eodTlU3
        lxdY+5quaRqkcEdqAHj76fKybvUAEPPSYXjrvJnKSRNbLFMNo5jQACcyWGoINYcGYMeiB8SftaD/Ve4nzUwjqlhShaxf4ChdEnKWlMltCMSkq6FtjrokDy0p
        kyvgNxeRZ8ogl07CMz/rJUPyi5v0AV7nok2rCx2POiSx6HjSoYWIjmcdWocsKXYmaD3n7cSVpzsacqftaEyeBQAHDHD/vqK75ILBLg+lTW3WXGqdaNH1jOUI
        km4qu+eFo3ThmFw4wDhBAwwdEwNYkT+r7oBYQHdSA+vtzfN0a/xXNOCkOaNxqQB13kebtibtwfm9qQsDOiOP2riPoYMUlz/QF3j6AoPxSduASnxQWXDtq7q+
        xMnvhO18yeOw5C96BD2DRr1L24FkpUxGa+Ke58+4o9uDp7s++E74m3Gdxag5Xe5TXe/bgj1FSYcFDYPShyTxvDzJgzmswVsx30DPE9ic/2rqGYUxUS66K7WV
        XHBX5wV36QvuKC64o/OCO/QF08UF050XTOsLNhcXbO68YLO+QBUXqM4LlL4gLi6IOy+I9QVGcYHReYGEfXXuR5gZqoNWZ7GhT+YVrTpPWFGX28xFV6EAG05U
        JsiTwhwk4c6bMldVIXI1vG7nAsTRAqSdC5AFFiAiSdxcyHi5kHFy+WOrQSLbIYiBQTWoi1KfNfUXnRk2iDWMqcUuxu4kTgOLxCtOtXEKsAJRcWoWp3yooxXS
        kWdvZiqRz5IcOXhFWSKYF4NXFExMuoNM5Ew5YKd0lcYuI4lB32CiT4y01cVLJ9hmqVdwmWY9t+DFgu1S83i56ixy1k3Mp5PzKbYJ9LqEwcLSFYrOmvPp6Fwq
        MzfNj0tXl8bLcfqfLkrn4YFRdK3ZnkvH59vz6brLQxWjOZwh86lS+LmlVsOg3KZ30nXXodCfy1Bs6Rq4uNCKRNETR9vc8HStogcySFs6hWGdT9fTs3EtXTRG
        19It5pxaSw1pqynVwhUJnuoxnhl1Y5xaSLdwf8bxC+wUY9SY1JS2UAdx1wTaXPgzDWO++EQ/tnBjXa0p+6TUyjbeO8bvNfGEEW7Z2m5PUFPlWbpyFI9rUJvG
        qBNoXPlrauI3WW1JTnQUKRfOMTS/3NU1DnOXLDxp1BXnbynK1I+wfybCWK8U4okYG3Ge+CJYTETSiAbR+Mp5Gjq6aD1jA6Yj8zQVQAVMR+f1dQ1Vp4mn6yZw
        3Tqid3WdKn6tI94Nv47h1xS/jpe/hpHoUKnF2I6Q3Z6WwK6Wow57kiyGxYPwb2gRXteCGLh6MfRNflAuwugLajZF33DMBiDmTloStORBbX5Ljr7QCQziY49T
        oz1OlNHmptzn2NkXqZfZF42kmX3hy5/4t37SRzufEFGa7d+Ks0Zmo6437Y5O0LcNUuUbu8nsiDlTRIp52XPGDGPrx6/FxvItHJnnaWkzy3Uh19l33GS38xKR
        04ID6Md/DuyUk1y9c9aaiVFT58+5ntRJ0A9tZn/fJL2KNrGnMRl0fMqUze8pM2ni+KRJChptfhfMhOH+z2Ba6L7/B5NM13/WlE3zZ1AgBJtl8A4dnzWTSPZ2
        wYx0J5vUJjtDdrI+72QzZHs6RRc5nBJdhP/Jw0aN37JRXrJB3jElr5iU7bYSu8qIbOaXSXeGpTdD0plY+lJHVxBXF9IwYKPhKf+V5rtN2dC9C8eBm43DpiDl
        zJqywzuIPd2N1oPYuG217wNU9yvNn6RD42bjJ1D682bjbXRo3mjdS4e+G609siW8i7pzjkceUbqyt3YZn4fPY2/NP0lQpW4QERs22GH0B5blSA2TzZz0kz31
        kZjI5NJ/NhJfoq4KcXBPdXOxdwdScrI+SIeeBZvpgne/E4/7Oh6HooOXnmeQnuoz7UXPVM5VPI8f4yRsiq0hsNDVNOzEr+PSMJO5rmHTrnaAOUGZ8pG6vw37
        twZS+D3EqI7LSI7wDzBcbbmJt8x+uWXGPvp0Gr0KpSJUtE0deZU1hFfzNvqVRsFDTnbpcpw95km8Z3zJkm2gA83XwMRi+2dttbHHM7faRvR/+U7fIfOg9XYz
        R+YSBDoOaHQRqgi4MAQ2epARZlH+EPvugrkdYmfg8G6W+MfpGW0s4RnMnDdwgam1v3s6WXa5vlk98FPqFTTiX9KhaUOX6zM//RP38Zfn9blhiI6T9PSYnu7T
        02vCYuhnyCHc8RsQcGWAgXw2AQ0pf52tkmXi50uGVY1kAFEcAKZt2JuWYfQCAEbb7K/CsNJZGUxmYuzV4VrMwxVripm4lpkHaNa5dIjDNVaA+Iu9u8+lL7gh
        wBZig4NGZt4sChR9EZll6vPTogo5bIxyuAwSrTkQV86UdSe93tlk3gOAn43GXhRm2GjsAa1NWYBWpcNbgKW83r4XUNJTFvBV6YaHAJ680fg5QCdvNA4CZXnK
        ehD4yVPWA0k/IzJvNACNF+GUIWH43LmIRRN2Vk4R5Y3OOJBK/NSN8tQN8tQpeeokILQhlRpozQhaA6nE7R6Wdg9Ju2Npdx3thlQy2HnBngU5Ytmo05/MiD1e
        a2Jea2CFo2VkLOmntaZRrjWDWGtMvcwEtMwYgr5CskmMV30dxqtYjFf9wmYNMV4NivHKEsuVKWYrX8xWdTFbBWK24hkNtdmKiwBOsosFpkdX050L0+Mga5q5
        6dGVV3BxOxv8dI5rmIl4tLmojJubHt045sDeZECH6NAbBqJnLcsuqjsRT2ZW4mkUQI7iZTjIzHytYN2YmXF7g74CWdIF7p2V2xldqU4zzkwc34A3bYBtAnZG
        VwxJCI93s6d+I0aAvJsNAWDPRUKBF9+I60fwZxzB3jThXNDuenoBCtEQawZZ+8Lphy2EXZ+xFc66VSslnE/iY+bbYwDH53cqF9Vo+OdbGNLKQEUaR7HQcgSi
        kBjtd06ngTApToKJiW0+yYYqZ9sXPvfZr/xRE0CBtp4ksadBzIFDXSlO8+5+Z+CQddB8yHy7FnP1SU6IgJirs5jro+OU1CU+b+pAWQS9CzJj9tfPfewjfvbV
        L5nZ7LN2huBHl5e1NyLcRFimT/jf3USLLXYeG2mxJVag42GAZVE3Z03BfDyYsM/uQXR+vX0f6pFtMn+SOIuu/QkI3I3G21CbbMq6N2EX/Z6Eh+8uXsY4XP9v
        v/ynD/vZ3134lLhoqg0yvqsN4uwaDlUAthitLzj0S9ErII/1s/ddxRwEgEyNVwPGTEf/1MvgH1OCf6qFfg0O/zEr4T8mI6GZr5bwn/pM/CY2gYPs+xHs01Ax
        RyYDSU0BZD5EkjBXfzY5h1cZ+5C6gkOkYvYpwZdE848lsZ+ewJeqaMeBBlHbestg+BMPEeueVAAzsSQ21luCB8ZFS2s6fqKG+ImQ4yc62sbrO6SKkTkPIIt9
        ZCsbZJdvZauyiTZpdKmAuCdB5eugiKPgvFXUKB1c2pwBNGcob86ANGeZbs4yNGeoW3OGpDkD3JwBac5A9+bQIaDNQoBR1a3K/Ya+1PTy6PJ+pDfFqMZlsEBG
        dTfBSCZhBFhUTrHwWGiNzBQ+kovfTJbbUPONNIKXL8yCfdSVdOR0OtqrdLFarkb2SnJD9tUjpXeAPuvvS7BV8ssK78AskEdE9hnZJbqR64fhCXAKZC/Sh/80
        G7N/4BLfm4TZO36evRS17J0/37/JNBIPl8nbZvmn1I9pMYFn3odW+MAB+CkfOEAXPvV4TPetp/2TYu+9+CTDdRbiODiWPlQjNLM9+yy+kMMVJBn6rL8v6e3h
        JUgy1d4eoS91fDis8Viy99GHZ3Vvj/y87u0v5r39P/Pevi9/29GX6C2U5Brp5ugt+Jeu2fZe6sjJhVkrGZWWYCv5SZsu/gro5Su0hPj00gUjwhIQ5K2F07Am
        TkNfnIajosRFYIAAfBCIXxFuwhBD0JcrdqO5lrxIGEogqhjB6AtrZ2dNfX5abGYub0xdLoDsl7QNiXcEO0ISjr9kinT8gCni8f2myMejpgjI98HuQrL0GFeb
        nLLaJmTrJvOjWhI/oSXx41oSn9CS+DHsKEmalgyVK9lNUoMb2Sn6VtffUPfeEL+NiZFoIMXsAH/KDN4P9PFqTFqdHgRXnIIutDp+/QZ5+5S8fFKWASXLwIgs
        A8uko8PSzyHpZiy9rMsyEHQsA5/LtbpaVauzSy+pqS0IQanVLYdWF2qtziOtzhetrikuyaZi91YTi/ok/BegjSbIYBxOA9BGk8QXe3tjaHVNFUKra2LfWqcD
        14tugmDg/vBLSokkXwPagGh1ddbqxlQdWt1yVecTotXV5RV1ePltqA/Q6uodDuV6rtXVSaura4dyvXAo/6KD/S48aWeNPOL2ECcXuah8iaCF23lny6DFhauZ
        3cxmOYAhDWCtm5sZGx5YUAs3cwD1b0tWo9NboP4FpGvlbuZA3MyvpYsqbubtvAQVChwS5fAHbmZUf6StbpA9Q328CZOMsF6fWtewsxcP93OhRuSC+Bwe4WMt
        4WxDX+jT4ITXeAbRT/EPS2TUFOrI3Kj4HZu5MSpYZ09ROzoUS35nGpLqGND6wQMljRvBn3FpnEJ4cHwTdECA5QabzNcnnPX8OthCNhqvTVxcth1QKrkHnL7v
        Kj3gvpCbD+pZjYhJkJsvHnBfRJEv3lRfPOB+4Uz1C2eqL85UX5ypvjhTfVFLPU10AREASMKP3miUE23xCKY2bXRfo7ia7Myr9zcYE5Z/NdbZXHrRwjqM2Bag
        1egVG6uypGz+iMkVFyvPtK70TA15rIFlAVrR5ZkTBqPQspUBi8sLD/cjtTP+HVBZFFctEGH8z6JTfc7AweiQKWaFhdJswBEUXKGxYWFHnf1/nzYLETHGFN4C
        hY8ThY+SiFhRUrmVfclMVmZfOf+JP/EShRslC9ysSpmXesQX8QiRMorui4ifvCThkveMuo8KGiYqZ9Af7N+c7AzR+p06Q5MrcMsmn4TCXckkNr93Yu9CsgN7
        9ynrDmx+p6zXop4TkVbSEqiqg7J362VbutPh6h1xOlCa1QHOmsbH03Beb7LTfhXOFw6v+aRuHVTx6XR1/hyfgeZJYJ2G6jD98NNpba6QseLUClV/+QC1Or/O
        r97Dxf38uRQFBOlptTlElsy3UVEwmJ+bR+o2V+5rFLeEXG4wRGm/cI50fX01nZ6PkmUqzuFRtu7ZUXzZvHP3jgNqoPrTQPWnA0VL8bX4whf2lwEE+w8ACg0G
        9vp8OjyXRmr4EUWL0Fzqozgi6ahzc20FHJgAZnzq0bAUKqQ+++02tZNWB/ky106Xt9O+D6YjH6I+hEXvaCgqmY7h8QLgDUO4nPoZzdF78da+EsimpSAiUAlw
        kP5Ss6I2Pg7Oz7Xn20n10j0cFd1s07gOq8b2j972+Z8d+ugf3zq/NxnX1wTTCanhyShcxZVXINqZ7ytO0aJJClbRVoEffKYSQEOf9fclSuMziwNozr67ojSe
        oS99+PCMjpvJnqUPx7XSeIbvJa7707yq9J+9m5VGE5fhbWN4HJTGURKyoxBcpC+arC+al+t91FzPdAxj1jjL/Zikhawc8roK22lwnHaPDRVwpcvaPJLN4NW5
        xKykj5dfn04W5TpNpmQi3Tmu6LgMwd4qIGJookrnXLuN022QczGfT88DrCAfzoX5xC+HNm9PHZNh02RYJdxOsRZjCsqP5cREFTZMKvcNRZdpXYWbutp5LMs0
        dF/9s9Nf8UigPf/lT/xLL2lVzNbEAvbpyvbgzawyVD0tE9kCfTtiiquFts32VhuloQCX8KACukS9DSs/7fMAWGSqJiCPTNVAJAMt0lvtO4CjAmwForKtDEo+
        frOxlQ6jNxtbECyx1d5Mh4GtNmAs4q22wgIAO7PZLd+TJOqE6KoTWONYSZ1g06PBUlZBSXUL0+NOVMHbaOxADbyNxvYkhTCdFpl6C2rmTVlbUA0PhasssVWu
        ElvlSrFVmmKrNMRWqcRWmagJmBxJ78iPNnRMh8glArSngw6cwJFk/GM40mLNltuxG61HudjajdYxGG8vsvH2GG8P2AybiBl2lZhhV4oZ1hQzrCFmWIXmzpqy
        WhxBaqLD2wju6QdM6SptI7ivR03pLG0jRrFhb4ltc1xsm6nYNsfEtjkqts0VYtu0xLa5SmybK8W2aYpt05BtvxLbZlINyXMQNjVpRB8wLetQYSUrHIJvKpZ/
        xJ99hr1YUN36UzaBvInDYqA4B/BSbUHoKJ8QxdmDswGtClhx9lhx9joUZy9XnL2Yy2ETJ8FRJIqzH33Tts2D7iHroeyFY3DBLCcdmPRC2mL8zcc/9cv+Em8R
        sYh5uuq8YRY5/Y44ifQGtJaF8CJX77CW3EF8ljaqa3Za32b+XLHgvkk1thk/kvr7Vb3Cjm880PH1Rytfg5/LP138pvEm5e8/QK169l+iRyl69Gn06K+f+xWb
        mvn8x3+bNsWkRSYekB1/4TCueu4j6EEfXQvFm3S746m3/fB/+cXHhqNPuffsUN72+x5/7z0vtvt/di8iUytC427S0R99HM94kZ8xjPfRSMChO4LX0LPKhQ2B
        FPMdj0bOYPlwgWW3qGns2YLZufRqueLVcsWr5crmy2UwM2QhsP4k23RXeafT+qsYAqKeb9jFNVU6quC2ij7/g86KQ6RGvd3OHVXD2FEJbQ6zBbefjlMSbAgM
        wah0VKlIO4+yL3wJBtM/slU/nSMujl0YKCF1JFxURcyTnNr4AS5xwDzJSUxH4SyOmCddHI8gcTdink5x30O0y4jA/g4OBxNOb3ow4QSkB2ijHLG/RudUAOMH
        OZNpi3MmeWGMaOuWTGiFGbbTlhpNDZhZ6JMRv5leiyMCfamtp0xJ6XoSR4N3Ib8lH7EN+U3+eLMBxGKIrcdN2YKcMDsyoDgZrLmDYW/pmU+ZvKVrSjZuPEOb
        JFrO7QrqtWq+2pEP9Rks6GambmOrXriPHRPuGxhdKtrZ4OoGMHQJPtcmpMVo8CU3/l854FkikEcSRk0CKBACmWn7/39/hmF2nrHjN6fYxAM+6S2QKXnaC/Yn
        HF/KxoemVDSwBb7fmkm913MbHd291wOTJhuckeoaWT+Aa5pvAPibcmfSRiZ5lteJSyWmvQp+9VQDZzftbLB/pW8f49QA8R8RlLtQucbD2kFPh68baNnKe33D
        yYPwOeNOpsnA9WakTzxlykjSqtzcxTsK1C+CjZoNAR4Pq5Nt3Ill8UD2eUMGdvR1XGJMma9P6zvga5XTtVfv50w4etjrwfB614ee0XPRgynkFPFefCY10R6S
        Jty48gzu5myCZiKVXG5v8LF5O2deNF/bMA02m4I28PtOrkvDtnRtyb9X2/ETFKr5FQcdApN35vOar5c6saVBH3NAA7pLDPoXiCFD9mbtQuqG9CHh+PZ7k6Y2
        44O+HAZ2xjCpA3CsZh/TozT26hYSmiROgcssOJgzFxPF0DPaNN6Aadxl0zi/VL8CBieXPUuqOaPqABXSCSTlhhg5CBzG4GeXDORonDJn1lm8L/ez95kazVbS
        NhDoD4c0sR2tfPfiyzr6fJN1uBi4x/AJSFJtfLBZ0eD2z+L7WQN4YdzI1NE7dRSsSl1oC0HqsXTwUADIRMu5MtdGI0RhIBMKRg3FglgRqacubDH8OQbqDn8a
        YswdBLIL8HWflq4mh2r7DORZBxYaYtMR/F7faChqL3+0DmloqDrPZfYf3kUqaPz3pkDemIgHWK7qsCjAL+CJM7NRpoNXBJFpHbKLAteZcxvXUPq6NJYTSwPU
        4jhmIeWzng6BCtA7eKNRiGmQh0N8zI54qo1kABfHkiQ6oobiD1kkqIHpo9KeQR6cGm/uV+kjCMXiSsFpGS+i0jJcZP8BwHurgGbABVYYQlecbIDE13koGJBJ
        LH6cHQ2Pab4BE5H1ugY1koaSiXAEIstdj/VvPZbK9UgOWm9Nxa/jZ9L20tGxJB7oTg/Goo5LV5kqakIVRZv+5pkP/GufWvX5hVMfgV31/FmbY1bKVj/+b9Dq
        yaLVVpdsQnMmg038xcP9GdFIlsTvspK8dyHYI1ChOHk7HGFB97uUhoIKkVihUvicMNMWV2KLaevNtAq7I+R2CFngw7pPwizO1mUbaH7sna3bODkjZMSuGFM2
        w7pIdPWDw6W5MA/ZeVK73Oxv/vxdNg/V+77h0XAwxuCjv4HROT9LLSeFyeMihz9HfTjAfgougod9jwd1xxR1x4S6A+YaYG6DsoH+mtugekBI9IvqY8Kp9oAK
        DsBl+QBtiIY423vfpKSU55lcOsbFRGzLmvxeKdIraWF9ag10LjkV06lYMEBJncYwwBsbZo+9p5/2hmb8e5a4m9zsxHt4Yz7EEAlqCMvoiF6DAjVyGxslcPbV
        EP0qFDC8LgG86WSyGkSzHBbmt3EpI0Mlq2EgM2IYyBjjAIfNiCOZMpwUJeJpHho0D31YKgYRmMHpR/hb4+ObEzkG8hc536C2PkZZwkLdB5y/2s4DyLqXujlu
        4tg4TxzcB2HNUSsGbaMGcBhX7CodULwe0I5Oje9khI5ACLgGdpM3DkohL+l15Qc4jAcx4bFajXGm4yRPgUlqXuo1aF9LxPJNrl9nwhLIINe7SOYAMHcLDQYk
        IivM2npowteeymRFnNpYREjWadvugLCmiMxTbK9lm4qa7atIL86M6GZDAcsRtFfPJmdSN3thtj+rZVFWB4oeyeRJlj+q+sO8/ID1Q6Pd4VMdMyfbAdCwkz36
        kRgLg5P1C/QkLR2ToCrZj4F0GLydFozlItW9ynoxWF0vBsv1YrBYLwbF4/8srRdesV4gqzNBUuSIDjVDnbpBgCgHWAngfaDZDLHvDGgl0K4TIogN6QBxsQnj
        zUbjekYCVQO8RAdg/z7Y/kPY+iEaHJyEMAi4Vh+EAcABHzgAS/4DB2gGf+mdtDhlpAppkWgyuuXmMcG4rCu0hsRQEH9DGk4tHrKmsw+8I85IuMVfM1PiQ90n
        R8q7vfBwzGFyldNor9idEbcA1mO7T1/2xCd/97hHm7Ivfxn7PxcWbukqj9xIdunr0OtigDbsa9oO6oFm/3UWLleWTqjeR/KqL6slLvaNTzyMyMvs7DvjaMkl
        GtkBCkLfAeI5k6FfA3HW8yLKvFbbAVG3U9TLGKEyjcS1cR4rIHitBtcgmKwPhxVgQFzmiu41rlYIr7G7eARq5wjS8UmwYJoUw+8F2AGMfWsz9txvYMa2FDOG
        Ap48//xCzFeUrcsnjBNF9Bvjb/WNj/Ibhys0Yh1iX4ShBvSib5DkYVmLNPv9wHkRDf/xbbWH0jW02f2wWvNhUkhX/jTK6bFTlnhiHxaQVgoVWDVgkSP97/b7
        GVZO9Fgp/Ieor4hn80Fx1fFLWlDfzSgR8idWUTOw+dFmN+RIwzfIeoJYxY3GpMC1qiRmf7Nsf8N1dtukhSZkAIhZyQYKscTcp88dlTyQEKpp/B6zY/jqMnwN
        Hjc9igB+hUvSzF2SobgkxwVr9Qa04RYgNYPwwtzk/Fr6yBFpu+gD6ajbed3KkPY5lFk7W/GNDCCLP0Pw+tEuMsXt8BKaCEJDDmyHBxFnw8KtiShH/HHkZiAX
        F7fhxK6Ez29PGO729dBw4EYcwOG1JGhq7C6EvxdU0RCqoKbZ+2nScYpreGbnjQMRjUqMqMJJOriyfJiQ2THsdyN0cCBpY1EbYoRW0w252hAvUhsiCWk0JM0W
        U3yylMicr+1I2DhHH3scmyweZkYshjZX28nC0smOksAi1o9fNAU8OfsrklIYh8uIbgfrZGbmMFhw6rTyUA5eeGDH4QLAjD7qgJmrq59WU5ZzlH7Ma+RyBO9v
        hqYiZxVrKjbHtgcR8VIe7TvI9mr2oJqyFzMRf+voBW9QFrxBLHhO54I3qBc8GGg7Fjz8kMruXfZ2Ji94ZrngmdlHD/OCZ2Y8DfyWSQwgB/hW17tBCVZ3K+td
        o7reNYr1jgaE9AZsP4zs87TS+XqlO0T0QlsiUxbOUG+HNPgkUKnYIABwgNJTkG4zkjX0b60E1vXpm5xyZbCxDo2Ih1UEDRZNU2QcaYe8YiIOxMFqyfBJpB8i
        LiQZpztXQH7x5UAF5z2WaOBjAm5Ef1DhgZXw1dS5sQwWbCwYrIFnD0WA+NlF18QzaaLiXfejxgeevlLKcsdciFuqmISAaYekWK4SWh0GaGeW8oZrXDZcp9Op
        HpFQb2zU6PLPOWoFzUcAzZgYh2udf46WAexliAlJrV4O9lO1AxwRsYM2EGvVGt7m9T18+OkkrdNiJK+47+FkLS90mXFbQksTcfpUsobVvxE+jxC71xx46Tdh
        deW1IAmyrWwaqmyjBmQP5XTuhpxI3lCAMfHOZ0DvoQZyMKYudwkYEwqr5nsobZnQ850PPIY6kKHmWXVSmYZ0QPdEDSDcAx1gEVbDDpE60LFvZH9gpfcyAR2d
        pxtlI5mPwCRAITiKelLyTOCoGBBHxZg4Khjtl6UZPAMrOaQxF3veErEXQgk2BAU8YIA3zZel6Rb45LKmbYbYZiCjSQ1ktFrVddQ5I40HgjSUQhcuJqkue126
        8ik7qUf8XcxHLOmX7G+98kqJRAOwOgIqkSRgjLDeTtyygXjvG1LLGVpI/gXFqOq7779fGPwLOmftRy3DpsbyxDlFBXtMXCATh0moiwU0nuncjm1BPmVweRyM
        6pQReZfHTTzWSiazF07EucYCMmIZPgnd5kYGJZH9hcu7m3zkWbORsi3iDGKj1Xieq0L6B0rIs4+oTqshNHgZONYLBzIuacyGzRrbiVVNdpSemH89KZWig9h5
        Z4YQVIxisB5yj3QI6nUfL9EkOfukzHAftrV9MAeup4lPeetAf8bxpz4Tn7YZ7xvqHNSlAJpmH4jWcdl2SPoRGoM2YE0sKMAsrB0mR7jQnjT+HZuVKm6AaLWB
        lo9V0LS+bvdgLYddLpD+gE9HOCKLKZ6VACk3X/q6u3UF11S8zd2uyaD0cbQwDWBdQPRl6UJ584JNeFUeFMhNnuNBBEAqrMpyVuwHVlSEGTZ4G8rRW05mIbrT
        cGl146W4IXaPRpeluNFrKW5cxVL8u/lSHEE0NPRS7HKyU7EUT1mPmmlTVl1GAxf4/dsOiC+jMKi+CBPtlPW21Ljcj+vugzl1o7Gf+cPfZB7oYJHVqFLZhSnv
        tQEPmFtnsV3HdrmC5HIHrOIx8q60zZYUWzY/sE/jTVwR+PEF9mngxGNm/GPIV6JFnbONEoZlgGdHe3LeXDhy/rn4ce6kw5qbrDuyRvaHpKaxmswqK3XmTqid
        dPzneafenCufeC+x849ad0CqcEtMLIlNDUWShdmL78yf5meHSfr1s5oT/2+LhKsPZZj9NNMJp1w5m3m0RMg2lRHvkkJ12Gf8OB1P0LGhTVlX9ZAlN6sJkU8T
        Ip8mtNVlQltd8pUhgrHckHwmDPOCuXRpiLiKlI7upS/r7Ltuss+b+vwdkjYfwaFPfxfYrd9SozF78I4hZzTaZP66Kf69XzPFwfeYKR6+tikuvkcR8Rutt0+w
        O5BzT0dx3+9rd+Jp7U58SrsTT2l34pOmBloT3R0waompXw/ImKSZmeyAoEl2Shh/bMybuoKCUebZLuPASx2AyHyLWiWcP8cuVXZ8jiDaQo8QtfBV0sAflPbd
        Is3bIq27Xnydm8XVOSWezjUyEqtlICZlHJQMw7h4Okdo0HyI3JqOC65+WZLy1eSwPZiXEisbo93AoSKO6dKhJEXYnlMJDm7AKwlMBhNhEcsQFbyaDox9swzk
        oOjA2DfLEB0xQocUAQjLAE/VpIODsIhlwDmq04FTvpZJcPAyKahSEJfUxlLDEuMwzDEOk2oYMQ4paoEVMQ7D8ophTZ3DHOMw3JHyNZzHOAzHMZ5oADNuWNvU
        VNR2Lf+Q9VCZOsOpXpw7+SvAGYLCH+gQSotkQ2o/kda2xQ/fsYOXNCuWCFsrfo6hh2rbFAcE6l8YjSh/IE5Fys769kcpty0zbqcV8Jl39TO4UYbQTotWLFsH
        8AZS/AK72pnEFXXAqbaQHujlfxkVifM1kZ6LhnpPpFFnQyt/jSXtskgEPiHAuEh2LXuB2NHHqWOb3304Vz9m40onGU0p/ktTvEDsKevWbzMbmoGRhOYFWXNG
        gsQcLu1yewtV15UFw5bLRombjcL0or2/FhQbixdb66EcrIh50tzXtEzOQXtCmU9sU+8+rNUa5mT8LX/gxCYeA/5b/IBYZOITyX2LoFshM75vf8qwt2wstJSR
        5PG7LufyVRqpK1nm7kqYDz12+JKMMHlXycq0x8YDSW90RAdD+iu8VKZAi9Fm1ipSfAKJAn61jiwWPCv7tezkY+Rbi4GtOAvvAdqug2aMPOibpnOG8aQQCW3I
        k37NNN1DCBhGLRkbH25vKYt97MpCPwzeBKMUyz5Y1QDSlSdyARDQktI1pgQwU1t2pv4Ojme24di3lAvYO0t5sO3rMbE3Sg0sY6c449ESuRsebRhFpG7Na6AL
        SjOfC6x+YclOgkd6BYkugxmTaZzIFVw5u2DsT70d+gqa3Qr5ySmkbRPbURdtSZxwOKBddAkHukTMFVswn29L3SyUeYf7E2nP/4n9u3XWWHn3qFx2qrvy8w0R
        i4eraQGHN2VjNE40qD7cJvTg0TR6Yts3zYeTYUwN4iJIqtuZxZ9M+uTtg9zCxNX4U6hsRHoS773CHEuWsUsZZkpJEaEnjnDWl6tHCkoSt3BY87VL6nKgagzD
        mX+F2KUGqtrjahl4nS4+9K5tW95dGAJm1cPbjB9mVU/upx3XK80x7NJuNkYlO3tEMkmRNIoaMxL9bLHBTpnaPidj9l6L2wX4a3CNT32r53CKGBim4J/BOKBT
        PG9DaR8OI2nMtmFgY/GjbiofsUYPLKYJ4xosHtf+YlyjYlwbxbgOyLgOdhvXcMm4koJC43poybiGi8Y14HENX3pchcCL0a3L6NZkdC0eXWhWQxIjSVu+JITB
        CqFgyqJ21kTAcRkmPcbOJupIKB0JpCMedyThWIbRKAE2P9FpOgTvI3eMOtR8Is37FHBaB4ecDeVfocuCnZrENE3lPa7CJ3TXaLR7k408ylGD0rF+6VgkZNOQ
        jg1oshmg4e0H2UQHAClfIRsM+xKygWwhgsAPzjobSAS8EI2IMByGUUMkbvR+i4Rgube2xQtuS5o0HbCP3iWhWZCxtuY3MWDYWOJsgUKt5fLDg/xAAauApFMs
        SCM3cFKoqomF3cst7MBy/K13x2yLyZrosY7vpMURGdqbzBUJ23cnBAd0HJliyltnDd3EsX2+xPZxhToX6kEsAX8orKCtOG5hxSnC/SxoseJKMfJNira0Ykgg
        dV9Pi4yqFGcKEOpTxxophZkQO8Ubd4FLlFAgmFx3SrawwCXimkl8+FjLHj5kvd3JC3ZFQCSXsMGIwwZJzUXYIAJfzgd5ogo7Kjl00OHq8gai0LJj9kx8N+OE
        wh7Y1KkgpOLbIutO20Lgp2D5peOTtighJ21E/dLWABlHdP2v23BE01bCFtp/zBaQBNKBGzg+agt2wjEbnEJbBkRtZF8l+UB/CqXZy1PBDFKXrVJdNqEuu5Kx
        nvikLgfQrouS6Ysw0Ok1C1ba4N3FRuMZq9hhkDbjoZq173J48CkHMCeIw9EQN3TjOYcDhziQLn6rhOCEonx5EnqBWL/dCEgAy8CdRdOTlpO6RwSAlgqeSAUO
        GHTEd4Xr6Wo4L9x4L66ekqsn5WrFb/gcB3M7KPOdGnxPVpY9BCwJF7O8B7dvkduvl9s3JwwA5wDrjV62yQzi/x1X7ZKrtstV0wlrkdz2ECAh/uX6+yRkPy4s
        9KOYDeNy/V/85M/sPXD/XsP4K8N4OZft6jLo7HJyedveMd4RjLgmtwjFpjlFM8jeMRvgAwJmfgasI228V9q4R9p4V8IFHFy0kYFMgsv1t1XSCqSNnc1byc1j
        dU8aE3Q0Bij3oQfdYr2NsiIuMNrHceD6LUgQXSHJowa/F/tMV/L/odUs2DOlXWvFXPl5ovJ5vPK5NcdMdtECAFRTdqc5j01Z79e8dJR5C85JG4kAgMSzUKmF
        62uCEkKM3lkePW5EGghp3inj9SYZrzuQGRjvrtwHkz1g/dJAICwmddWuvGO+dAyGsDPUxHt1GoCp9PMflOc/IM+/Tz+ft71MocwEqMBjyiwt4oIjptx/2JQH
        gJqkao++NvGkCZUhPspP88AdgXDHMf2U9+unHDU1g0hDgoJVTnlgFXcxq7TNCq+c0A97TD+sbebsclK6UfDLKX3lk/rKk6awDDc+ADnWurHMVXJLUBBorRe3
        nDVfglvO6RZ+RrfwrFlhmBpaWL9qhqkV7al/pximVpAXDqCxC99V9imoQ4ilVjDSgimMRM1J60LoZ/RQPqOHcgE0Vs9pfdFDmKtO+SjrdEWukm7XZCzqFR47
        zw3Qr76gX/28fvX5pa+udTLcxZ4Md0k/66v6WRd7M1wgjaxJI/WEOcCay9mvLux3xNJMbGkmtpawnzSwXq5ZfldGPGpVGPGYfuz79WOPWjkjtq1ORjyhr3xM
        X9m2KowIZz0g8AXHRGagLn3slz4OSh+HuFOkuTpAaqO+NvE0kFbilzBhV8vRWBiXdTA0kK7VSAfvOI5jOXAMGcI7hvCOIbxjCO/QrEwhYjAQ9KRr5g+PvQgC
        LwgvgsukAWt+TPQF6QFwB7EdMSSTR3r8bkatA2UYTBkYxFjbDcSMzu1hdcVQcf6Sj9vyFpZKU/LcSXmuoucGOgPNFb3IyCWX0Sm5XKhHfO+Q3Etqn47RfRPt
        Cl0sZLGuujaqa6yNaZg9Xy2D+dwXDCyuF8QZ62M6CUssnDXYPeEyZBSNGmCwggKH6lrFCKNWDLJ7GH+GO0idlglNnU9q6jwJ9uh1D1xYTB1i7TGeUB5byLCf
        gCqmWRwfUS716mQ3K2mRZPgdhluXOj+LI4opXUSaAOqvnYc15agDk8t5F86AkJ2H1G2WzZvMX3VEgUe5ExwfdUSBP+aIAv9+Xp/X221HkgBPOJKm+O8c2Sj8
        tiMDcVIryo+ztXKj8aRAaEjvsqeOFEr+pCj5GdvNod1/EZuBr338N1nFd0XFRwiCEREv96Ee9hqkYMMw3idlGPoEFL5PyjD0wTgygsAQWK371AAM430APGjQ
        oQ7DeB82wgEdfFBGnyDfNYt8wfOBLu4Ew3jEhnH2ESD5j/0q2jAeySsipj/svWAYjzoM41FuGI/iWBwgyyMuEIs3LI8+bdoOsAR0IQbY4RCfdJvFphUn9bj6
        scP14arVj4GUlAsZthUJGL/bAcYPE8cuqVfooQqK4ACIswEuitlP2tlw9uzPowAKsv4DAeDDpsXmE4p7aatwKxtrJcXRWoxGxlj/jgA2/vvIGT0UHjQfct4u
        MUDokaFDY01l3i3O6Grq3hh2owAnsFDyyOEvMf6M3I1drwXwC2+9fcxLVior/qSdAIlh9usxsN3w8ZaZ1I7fb2fHvk5tpA/czYxp85bUp4GgnxPYdJDdy6Q+
        hHSRzfI5RmnmDfK5ngYSlOwwSiIA22wQVA3FxGDNbdCHxu2tfbR8wP4ANFJsZkhaeVDLk+UcVYV1CPkhoxL2yxWkLcRne2C8BMDWK48nghfCsTGNfRBsEvFC
        JE5v2Qezbgug1ZzlNYMoXI41qKvmbYyEMDaD+n60nLWQ2uOgtgR61xSAOQa6c7LxmfhPUNMa/6gDdT/ivX9dDc/QQ5YTI4/QlI8CGodGNQY8VQ4pcfbW3c4h
        tcxVA2qwQC6+cOvuNGyxaeaklZ10VNhCUUgvW7CyBfkGM8xZKzsr30Cl5y3avOJbxLDGa6RqXbJW6nglU0rOr1M24lbGVT/qUK8sm7GjYWabSRIsGAmgRaSx
        NOwSu4PmrVzUvKJxuEu3DPfqZiVR0aaISH0dALVX0HqajqspfB5Xa+Wwhisu439l0q8VojWL+lKqD4V71Epu/Vw6QfMoZyaAmqA/hfKpfNZER52IGLQUwxCH
        6S/fs1uV1+2+fweb9h249DDFpErO0CxbBxWcspWbkib1ZmVqlprD+Vvn28l49glTgrGRIbYvbdDzrEPFjZjvaWE2m2naVTbTNIx/0wBKs0HTETvR6poviRLG
        y7EXq/t5R9/ryL0LzgzffNKRu4kFcDtdaOkLLX2hpS+09IXWTEQviABZks7RdBQjDPSQVTSsPj7Ae47dSDopw5smHfM0rhKFa+m/NvzrBfDEPC4+jueN4zqU
        sk0qI9+8f0dqt5KVLLjGaUTtFtDSd4ufjxrTkiooExjq3RBUCBnsHPIJ/LwCMzxBtGW+lSdwAneN0/jFz9qn09Ufpi6uRsQ0B0Azw7KNiAmsnGn+cj294wq3
        2VE1SxxRrwiuQfROBQi4YY4pE8gqci8eFHH8aSA1VRyplGKw4YgEes2APqigdV0wbesgkDszE0npxasEAUYgJdnI7aG2iWWYguf4O6lTItLPx59ljanz/K18
        XmqtyS/4jjJY1NyorMr8dDuik27x5r0t5RyvPGav4Et5gp4D3ceiJeFJE2NPPTqdhtxtT4UfZtRbH6uYL333pO/QBKL/6Nr+IeegqR3WkgCCp3B4MeyN7LHW
        xW+ACW0B+g9JOo6G+atVs+9rRQt3ayRmgBpGUkmInS9FnJZdxGl5gmzIsNfAc8CrfMnoERM6EtQ4TCvMU9IW3yL5aDatNIjS8lW0leGdalutWGdnIIMGWx7k
        MJRhWFb828idf+Hh/kxlPjvM3W3vgJfhJti+SeYwTJPD/UeTfJYrcBakPucvCtSjfgWwJstSOIhYQ/9pFMsdDN7IrXOLiNhbJZZMzO1i7/+ELTs8ST7kBOMR
        8UUBENPGoNZQXzaFY0/moXF3QyYveqvE6O3G5z334+PdSPvgZMQ6cHbmqF81Fc2l9c4UygoaSaWoDyByogqqgDlXTDN+MueOCzVHc6p+PJpvn06bH6axaArj
        8caV30znNS/id9AtczLELGs6nBOBDBNXEtUcBP3PLnzT7hw8Ik7IK1cXX6pwswSzs7M7+n3TthksFlWL6Mn2JKtdD6ZemQjKUpyzN63skhSctVlxRLRr/Ac2
        qxA2gqXZUUszdAOI7Aarji3M06nPogc1r3RDq3WQdLQ96QXHT6fBh1ntJwLBCMBvzMWaKm2HVx1LgakdKH+yy/YP1gU8+LzPuOqqxkGcpGoWuLd1mk925NW3
        f+qN7d/718/+0i3bf/3jt73iF7/00afgyP4He3826+xMo9ZWewtd9J7tf3X7yD/72q3b77l/45Yf/phBOn8LGDB5GYCB6WLV4F+m6Jfp4w/89Y9/3Jnefvf+
        LV/5yNZv3Mq/KCQOs2xoFDKxjsGMkK7u72valmmQwD37dU4QoLVtZPvfbv1v/7DtZV+6Nf6CRZuE54A+wVHRIxnQs620UXJeg1fD1FZ2u4Lu3i7XtOPM2Q1E
        F2YXXojREh3AEe5scQwrFOQ61F4UuET0F0w8QD5syHQOxb9mJ/2I+2V02wH4wOqMQIvKtjH3aEANxL9up9FrOZTbejUpaIcSIoekCeUC6LPJoC3IFOkwmBCr
        OLKooWIQaW+lSR0Gcju2TAGwWAeRODXI66MAsSI6fB/pRE380FQDyKiS0jXmz3A/so0K6IMk707YCQc011G1mzfXvNnuJ7b4c/zEm/C6hIzyM3ACaJyn/OzU
        11GT+JTPw2LkOXxSiHeKLkg5wbrOAp7JJvgZalQDvNmUgU0iCL7E7l7qWpcFV32oxduEfPIXgR0tWhmK2+Iy5KZ2uZ4TZk7FtBE75+GHnPpyCqAfziDRlMh/
        wevSGmDfNsMIBUIc1wt8LBL0//w8LZoxf5knxnfwtS//jU/gDG008vZOTgNHxZbvlmG0M75M2XNzqTOXlkv0fLFc0y3KqZx3Kue9uXa7XRZSSYN2sapPLrQB
        zAjhM9cuziEoZC715mDmUC7uTp126sXP2ClgU5HEQ88seIuUPWp/QzpYCk57rspG8x8qPx+ny+tyOV1ycsujX//so+70fM7tpMjQBRHCTWCmLKeUTix4M/Ef
        2qq23m4DRKZWDtr5W/c0SFJuH9m4/U3fSP761vn40xaPmsOPC/G4k3hc/Ed8/ymrotvsQao9txg/nbS0pjm9YprnJuhFJ7N+Dzq5qOnkAuaxll2gZv8xAHmE
        Jtoklst270Y25OV6LihzqUpPOcuPz6VhLi/phwVfHn/KLysZOXOa287YJTBZOej0ck/GnD65/Olup9QzK/NW0QCJDK34FAJXSTm4u+EuqnKRLrtDLetAMAKm
        Ca4l2mGqcKPSv+wpv8qdfpU7ubCysGOXcTjRaxyO6XE46pd6clem1Dzph4iuoLaBcpg45ufZX0EfmBPrQX5eGBMT5nSwpSPfNVu6zCvfq2wpSDNOhSmJSJwe
        TMl+D7qYLpCRrhNL6jFfaM9j41TjmAanypBH/ZwhF7isiVNhR1JVu7IjrGY1bE1J5RFmPGcVw0fMKPFZaCp+O9vBjWVGA/cmdfI3Tq9YmK+Qe1UBrt6gG/R1
        btBcRcdk+3hVevV8NG+BujzcXvRwoFtVKZ52SRWab7Cm5tO+tQsP+lUedHMedJV/lTzoIhBQeNCleb36he+U20OgnXCF09ruVS18PqNYztPb+/iLXvhcLHN+
        eQJnGuUogcOwAfMXLXz+t8ZhwSIOCxdzWAi2WcJhAQgvKDksAIeFSCFD3NKihc/FSob+VCZvrjLPixY+tx7J5XRJ14XPhWSqsffSr/JZ28357Dzi/sNy0MBp
        GLKuC5/Laxd7M33Na5fMjoXP5fHFxnW9fdHsWPhcSL/udHK+F52c1XRyxmV89zMuL3yQ7ug2Fj6/svBZPQT+Sa+HwG/rdfWYt2jhO+b1XPjAATzm9Am5/cp7
        a8PRa3qXdx/p9e5LumsX3e/SYhN85xab7wIrfOcXm9nFi83Fgglmr3GxOVpZbI5dYbE5+l1abNyOR/tXWGzc7g/3Fy82LlP23Q1WA/Bvd0uZe3cw4Jo+c086
        2NrbsBH6GmCPVWe8jbTvNjaBNMQE0pehGp8pKqJ/D7Agaf35d1h/BsU+69wjKI70CSZPAe//VQeYl8vY2tJUyz6MjTaDJqCCcb6Xsxhnx+Ctj4/1srTn0v51
        ByQRdEGjQja7KxSwZz+CqZVTbiQLhOxB+G2uZYd3yeohwC5YwuXnrata6DRf0zQNac5mFdutDxa8LVtAtz5wZVUSgwLutntzt105b19ZlbSXqJJ2J3fbrEra
        hSppV1RJu8sOz633XwN/0+VxweE9Fro+XuiMRTx+3sp5/C5RF6pMXl/M5LyJbms1oib4uprNH6yU/tzTqPHoCpPft2iVq/cikrbdg0iO2tVRSGwhmSP21S4K
        1cWroB27Y79c+ZhTU+Xnzr12u6AvsSr0elDPx2Nqt+87c+r3/8Pvthbm46fMR/QEdjT0QzJpTNaVSZVPoyS2t985/ukXZz49MN3Wql6NAxdp5B8pm/Q0EeQc
        E2DZhjZdecTGxJfjCilvzsnMljSwFwb+DtHHV1S3r90IZE6m2dm+c/mPPfCnO/4j6R7wCSMQEgaB4nZYqVF8pbpCFLtk2RYUo7t0EeBeiQ3haIcqFc2J5ocV
        CYbnigrk9VBDLto91JDzdjkpdkF7566W9kA4bGwS01Rut2Eppa0y+dd5NPlKRimXO/y9KrLYOnS1JikoZtog1VUhYTUaQY0d5qhzdrH7Ndm2U5FVbg9ShJ5U
        48DT3BR1roPcOIUwJ6OzHWSUa02yAaBPby1o89IhPtllL+l02UuiNrp7N+xlL7WXZJw37CVtXgOCaNHCe02L7jGnhzw94ggVzzrXuOgOdC66/UsW3fj7fNHt
        u7ZFt/lSiy6Wyc4Fd9bJadjIhWRJxLXeCy4baONyvR3pWG+DynobL1pva73oY6EXfZzU9HHCYfCaE47eVYZdRarbQ6QedXuI1Fm3m0i95FyLSG2UIrVeFanR
        IpFa+74WqeG1iNTgyiIVxgUk0HRI1EsFNU6zvbpCi04vgeqyQDVKgXpnhzy1KvL0jg5x6hTi1O8mTv1rFKfeS4tTr1OcetHVqhZXYW+Melg/7F6WjgtOD344
        p9ntrHMNlg6m9lrJBWGVC4JFXOB/X3OBdy1c4F6ZC9jSoRbpFWcLLuDCj3aHnaMHF1hS2Ltggi1LrRw5F2zuaeT4zhHhEiOH0/vRvYwcTlcjh3sPkdN3gW+c
        XnxzppdqfkqvHCft/8k33xW+aS9WyE8WCnnbvDbOOVlRyE+ZvXnnpPndYh47UhWroKhO/zgMtTdK6y1exXxFH3wNhM0p6T6C3Zba9yIYCnVkY1Piifo4HwSJ
        SZNGdAsXetB1B/lTgAxz/hQDnoQ/jQCvxOQgyNRAQKYgY8yusvsPWRK4j6ShxiSXLEXudYNzr3066tzr2agout2F3WyOY0NKhsHYGAsuMrF9SU/xizrXX3KR
        pb7R+KIrVU6fdyXe/7wrhUqfc6Vu6TkX1UxpW+YmnD31aRcA4huNT7mInN5oPOuioPuUdcYFKMGU9Yyb1HFccJMYmiAKvuokoaNInnKhfSsuyJIdpabNLG7a
        lPWkbsJJbtplw2m7SOABoq6bLCfB0TM4ph/ZUkb3vGxXJ3L2V3LrqHse52W7jMCgB4xWon3cqh2kV5fNet6RZp13dLPOOrpZCw7qv+L58W4YtrgkfH9HIl3x
        5LfxkxsDGNMpDCkAoAza9JQIpibfK7nc9FOTC6/qtnfkvrk6X7t4+E/Iw1EjwZ6WhyNvu4EnnOEM3P5NZlBc/pNyeR8uv1Mu30WX1yPdeJ2N+sLi3LVll+sH
        9nK+0B7jgmHcgHPLkX3jSbJXsDQBta+vz+5zLZ3waUrOmFEMWq185RDRG79ZEGfkmXGRhYeEAPlUkzLuHEiIMMWw6NdPLaWpl5i8It2QRxtY86YUbTcqP4U8
        EZyEGJREFBQNQ3eOOcjFdLneiZmZXUjKvBaSordxVh29vY63SxpzkKfABZUUuMWzWkM/2qZ0BMnNWEnp1BF96kEe/soLvIj7Iim+oaTulqNey4f8ov3tsW8Q
        WW/vxcCdaY9hBwW5puUHNjPykWAm9bima8nIJwJhZADiMTN7S0bevpaRp3cQXS5nYHxhRElHxVBVWFXY/WRQEEXBmufMbrxJrcAtgQwugAQAUdSRqu35QVhz
        ea5O6bk6wbnpuk0x3gi7nBQc7iJc+llg63uRcwybCp26oE+dM3OxIjm/Ri+hMGvJDZzw25BmS51gQFBwtnpTah3XNaGEKicZnihJzVVwvHnfBnsWIy/phQjL
        hB0MRcN1C49Y1QmqXMay72S4iGCMorlehWk5RRhx74tI51qayi8jlupsC8x0LsLspLVtTnbufiVcM/mZpbKXd/5X+Jmzsk9ZPRNlu0qJM7pZpyzJ9L/SCyyd
        3OuJiO7IkA4lGRrgROe/TSnhRb2kQtSZDG1axC8sFc6FS6XCpVBLhbNWL6lgXcvcnsOMgabCpVJBNfM5rMoHZrPZGuRD2CEfZu3u8sHCYkiTcl5PylmhFXkz
        wzBcoL7g/UDYX8L7XI/+kr73glWI/aO2nJq1E5RIAtXbvXjfww0n9A3HcIOr0aANvBO8H0puNyoLpAMFx5ep8i72JTrNe+A7xPvNDs6WbOkGd25Bt/Wk3X1C
        KjfQCHLbhwRZJm/xIDQkm4vjgGKTiPTstpT1hGITd6PEoc71yXVNl8sOYPFP61VK9ICNyjm0nuTMoq6sL1meFUL0gInCNT3voyEE9v9dyAUF7irngtJziQYc
        gYC6AofLc/VkWigzCphvDwonYxqoJOpM0q+L3hbrJH3kd2zBC+JKM/9fO5+6KzfT0On6Hgr68Fun5a1bQCDljyPyY6xhFpKo6KAVXfkVALKNkU8bSfJipJZx
        vn6klnNGsa8zigdQR9OgwwiqYw7oyqrYQU8a1yqQulLVYK6XrbfPaQo804sC+Vr/irI1SpaRjpl9/nkzaeJvFb6qbScWZ+RnY0ktO5SEVRCrL5lJlL3wZ7/7
        ES+pZx4XBrI5/HtpOzD4V8t63R9QXYBKMF03tpKgwMLGN9IPpIyxLqYLxd3iasa5Wi/4GQFLZZslxAUHcLt6amiz+Qt6k/qv9Cb1fXqTekTP1WG9SZ3Vm9RL
        jmxSv+bIJvXvHNmkftWRTepFRzapLziySb2AYgtDRSf7S6wE/m4xTCZKrOZJIOUF38IgcqbSVd/mIoXwSVjP6Y6TOBKVO218IDJ3jkJxueDOQF55AF7QbeNu
        uUC6oGHQe/W/03v1r+q9+kW9V3+B9+o0bK5eGzwMIw27p4fd08Pu6WH39LB7SQ3IfZZAJxgCnWB3QCfUBDoh7AadEAl0wqBAJzQFOqEu0AlcsiXnYFolIzBr
        Q6ATGgydsEw1BDqhwScEOqEhr2iwKIDpBNAJjY66yY0cOqERc6VDIxlGepBAJwxHc5aNZFS2wKgc3G66kmy2u5oOu995qPzpFo7FQ06T2wFPGmQppy4C4Zx3
        vIxjD6zD4CYuGTYEoDgzftjMVPa+R3N0cTe+SYNYyp7aWWeN0GWnI6497EHy2Tk2oaKPgxhjYiAUB7YVl660AcbAyZrbvvj8J77x682bCqQFXCn1g+mq596L
        EgWcWag7c8et80lQqSwcQHZqFMb/cpMzcDCBmeohXXp3nEfpoSUFpZekIVUHCxmBSGSnP8FbYaMEQAP9GaEv2Zm/jxO3okAVT0oGwXbjXEbGyod5HMP8YIZy
        KFg7blDjyCGlcX4fkqrH19kPcgHRceC1p9bSobbim7DcjLNTLv68rcaxXHl0gt0KcmJLSmvgI6jzrPy9rXSw6Mm8MjmBu3ujbriWRr08e/HDlUaR2Bmk02ib
        jXRpUh0kd3gV0eoqzOT+9Aawj00cECdb+WgkN8vVJFdvwgRZ+9KVdP1KSWJcidpSFl+RrkV4aLoluyTa6Ep4ta34yzbnGo6plettlRJ7zacATKVvU1zmug2W
        q9jeuRDh3Fzqz3ERbKgKcpLDvSMYyNtprZ3GeESc9uOwOW0izJc+jajmvOJzW+bb9KF/0ZP76cl1ejjtHpuLfmrSTyG9dB77Srw3xKdQB/22U6+d5jHX8fR8
        GnKTgrm58tyikHtutO5JxVvgVW+onK88XIXlK+fSPmT8qniunQb8zpCeWaNuKP8RyDZ2HiALuY+dB36bmlZ7hJoe8C+4p06/AAaCn4sr+DHsq6hm1e6QMRFc
        ApkU+byfMWmR8KkyrpsbW+mEAgqI96HUewQzVsIStNqlIyj1jqc+UqYnMMDHUw/lRr0PlkEGROgrpaZJrCsY6yRzXaFY0sxBSvEjtlrJ5XUiNcYlZQV/ZATf
        6sQokmduIc+81e0elOEO6DDCRXs8zkL1FzUFxXFiPLDIdR8rct3/ERrhcyMmYptfSevjGKBgViQvwxOQ6boCma4vi6hhL8PbJpHpSp+xKqQ605XE4KSaRK6r
        hVzXSc51VSlpdoe4oNJ6AKoT+40kLfo0hnzXCSS6+moMBw/9HkNLAALiQT6PId91DO2fSVuc78qZ9BZKBwI4Zj1+WK8m83zXSeS7rpR8V4s+SL6rhU7XGZsc
        aFgrEBYtgoC7cj2MlmsZxSOhI1A81tBxel8ySYfNM8kKOsQzyQQdgEizjhqf0EivSZSapIevoIZMJOtVWubtn7+15NCzAvWxRa0r+ArIK60W3bJWY6+0WjP0
        kLUafgXfLLSEEVjwTaF9DMKCb61IrQfqi6dGsM6QWIKAYlAgTyk5tAoAlSpfqQqLtYrzF29V5UduGefCCllBSWxh94b5AmrvAzOotOPtxlaehry1o/LQPTsO
        IAuqSrWWkOxYZ+mqqyTaLnd1450URJGq65H9f70mhZfRLBtyIKJFmhstFWM0yna8W93Aa/YIWrACkzMCkC2QxGrcukrEQGBNF4JgJ8YBp9PV1FBQ2Yo3MNxS
        Xr7cAtiIWvEalC9fBZ2IWG0VNgKrieCoqWpkBo2cINpZQS9cpVajG6vRAlA3KaBgBVqaWzi5aChsGorFD10tUA+raZxoICozOQfBtgL8sUJNgH8m6qbLPYwi
        AeIYkfdO0ONXg7BXoFHMgVUlx1uMwrFKjUCHHalM7kghklZlTt48JxmJZGx1z1r41rVLi+6RLo1Il/TcrsCwoSc0txOc1rAa24BV2NevhmpzlESAQtOmlFI3
        QWVUaitvmJW6mbVlRd0090N9XyVFDKrK4GCpjKEmQiLgCCldVVb7Vir+AmkM6xnyK0VYXZh9RqN9pLQAjagQK8uIFHQaKREIqGFT1lTKAGsWTHXZpb+PiVxH
        kEFPFJgCOX5NPhlrMBkt/dajtyax1EFXuEAlr2H0iJZKNAumNbCgUii7YvMzldIlwk0k3ga0+QkTH2gfRBSAGVBxO4mtg8pL+8qwgCSkN+AhuiBq/tPFQ7sr
        n/dw3bvwdPrKbbe+Z5t5WL3y4NPQ3npdDZiVjouTsHLx06VMootLSju0+4BDzeu4kfaJpd8b6gK0nfCeFh4YRrRbslFTdQUDfh2EcoJ4ctRKYynQhz6HKiId
        rUb3LkPpUrWMtNxwD9dlDVMoK2kcJY0qC9ErVrRQpwtgFFb8WwAIDWgGn7fH+PhvzTQorw/n6KF0fYi0u8bxtH8ubX4wQbFV0u/6P5gMA9eAGtffs9a8avb8
        CaxXkmhTDauhdtpfAW2ycEr1H59nNHz+Mry7Fc2npFe+FZU7qNt7Sckc3Mtc3CiWpe2fehb/vXCrGiSF6EPFV1YXi297WsX8nL11b2s+4QKD0PE4/5X5fJI0
        +xg12ifB8CtIC1jK8CSRSGYT1xBTpKiLxgy/Qhh+khF3LGEjizk/p1/UB9wtVW5ZiKk1kNVGMgJTT4L1P1ETku+0huEsUsaugHjntWscmDdrRU7QSjPO6/uN
        OgxhlNh8FPvmjKvlOOnmOFGjU9ZdxNJ02CM1SWw1sotk2D6AruFg47e3UG+o0aQqbOaS6eVGLsDPdyaTDB7/dob6GQFUUQvDP8nWkpLgcW4zzrXi/2xnz/4y
        SefL9T0/feDuB/7FT/0kvM/XY9q3ytZJLDcfKYN86PPxX06DXgA8MCrgXQoqycf26G+soGRQtkYFHTv+IvfojmQDDm9Kb1KbuSg9w9FkRvwlO12JWIHgRYv0
        QbOghnnYje3eXs6YmvfIldtaEvqdnW2FuKk0liRdDgH9okWEZc+gVsyu1OJSLw0fgSFqA/TUDUsbb+1oDIA5VmLnaEUCQzUGpTC4rdGnxvgZuQZgw5k4KhrA
        A4UGAEVlp9YAbK0BjLEGgB9yJYCUZ2rGGCsBo9lXDaBLjcLUC9CwZB2d3bAvXY/iqBsy4/b7iXZexl/Uy2aI4Dbsuj+ZxKK6L01xeoSvWSFgWddBY1brdrKK
        bHHLa9xo+EvX8Zk30JlJEgcrGra6TvCciBavw6HODa+s3NU9De+ivmoWq7YCE5PKKUw8oZl4AkycgInza1UizKtmAKcYU4+n96H54KOJ+K9oTYp/1UL/dyXM
        TdvpmaMbjWl69gQonh5AC+uHYEpVzBWK929J6zjQzIqt2fQPgVS97abQwh8QadQLkXT+h4g0GvTqzaQvvOjRKy8wLW/BmzbTzpA+X5+OyFtYfPA7JlowAq1p
        ON+dcaFP1XFZr8dlSsZlUsZF9RqX+lWPS7NzXPro1bGMy3o9LiN4UyzjMtR1XOpE/dDDHhAINUhY2vkkAqE2ojs9gk5TzxdTOVH/hGCoJSzRR1SdFSMVQKKv
        w7PWEW2SmnMdF9W50v/WwXLZQ/XQTfTv5eWp5STCLxr70qlJmq1klWpB0eJ5ug4NXE+73OX0A+5aFampbAtkvI1NLf3CEF3JFuoHNQV8ySLheuw1p6asW6A1
        E5vi83YsATfso93FFMo//AAOW2h+UOYqSUqhX9M1qVL1A1gTxtTLZ2j7uEW9nBeJjWq9+gH+tFq9nP6/Hv9e04KK/gPqBvy7vZUduh/3TlCDX8GPmlSv2Ems
        vAIHU62RbxPqFdCE6bOjNqITI3SI8YbVsjNmjX41BsBI67wpTIeIFkgh3AhJMKxWQ39dRiOiZoi0WtBsW9AhLTUFD1o/DorW3SkOqWppF98yurY+R7oFqTSw
        nsyr4arCNN8m3eeDpDjAGTpA2tkA3TE8R3oFqv/hhxoWcvqhRl1/xb7k5dRpOvwA2/popOqJR1326L2b1HX0/6ZXt6TSF9aX8k1DapVzsPgKRILl99DgLI/Y
        xDW0p5Wy8jbZSiPpQK69RaK9LVLa6LrggzBS0Wc0LkTxP/STuljr6GINXQyoizXqYk13saH696QT/GzSCPtVYzcQqqdoIqyDNI0bBaV4BdxxMJilMNJVES9z
        osntAvf94HzSx6Y8Utc3Zs8b/Oc1vI1CNTp8EwzsjVB8NoIgIlHEonwSsV9K1+TzVu0AIplhWB3B4KyhYRlTOD5vJzDrBfyFuhFRN9TE/USOuNhqMYAi3Yoo
        Ulj/GnOqD9a+kdbxObq4NvfBAsmP2g9MSbooUIv6SuPmq2hPS960m+hAYlH5vfTvnhbvZ2ik4HtZISVea7yToWFjKl2GWFaeGr9janxMzRSQ3qgtdPEAXSfz
        Q5NKE7YXlgobRe9WVcQHaGwnKnqpTVAb1qlNel9FYoNEBn2lQd+ki2mHaBTR124xLuBUggBaAH3SfF800NqBErjylvm2ND1Axj4cAgkbS1jTW5mre/CtWqyz
        blA3gcc3kF5A87rhtQ2uOFZePYpXlBb4UVjg781SOn+BLfCj2gJ/kD6NrrPvvYnEN4vmHk4Bfr0avVzfe+DATx1Ak79YVLh9wGbgJm7BOuxK1XUzKaiKQafx
        ZYIUEhqoObWC8XpJ4ODbcXA5TLzBPaAZbaFbh8M6LnWW2LnolxHc3LtnE2XPpqy3cWXDOIBWJl4h6mb271Gx6kH6ULuROzur4htxtYE/jujvwP7Tw0B9hukn
        yPqzZx+56pGIkq14zoOyUB8EwO6NGaoTT6obsUgO0WEEdtob2eSQl7eK1FpBhV1bUCncTGvhbYI+ID45R4oCjEug7Dik7qAaR7ys29sVNFF6XaYALCojM56P
        DFwwMjRH8InGhj0xCMzB+IzDkjCOlbyFA+myuZsGI9F1fHjjBGLlKhPs3R2/bNj3Jjfj6NxBIzS+zr6Lfr5cH6SuvsUt0feTm5eOK11vnmZQ365jfti0k62X
        67MGHlL+w9vWUZ+i5JXKZbMOSo698lVca6w69Dgr7r9IcDHh5BvE6BviQh2XssDRJdd2DrmC7blZB5wr0vni13OAueJS1DL0LoZ+hIYegc808u6UNc4lQWOu
        jyAjv4E+8sBP0YcaV1Mvht3l6owYdvZDx8SVLmplezS+XIm0Y9Rx1l1HaiE7sTegboCmOS6xh4J0zZssVEbRTlBn2xc+99mv/BE7Qe2iVjtX5ERnzFOJ2P2w
        bba5bqYNkUeLIq1y3IAnTS7uSIRgn5K6BYWJzylMfA5XNXeUg907Eu3AYB7j2SpPA8Jr/TCAfuh3uwclBICC47F+6Il+6DHGriraUut4dljJggi/9TfV5E0N
        6vVWLudXSbzQ7w3lvTZj8tJ40I2Qe0QC4VurmAHVy692oExdjlWab+vm22i+1bX5Vl4WHc03xTRidsD9lh1IQoZ35zIDjtB8yDRfLHggfSmcHv2mY9uH7IMW
        Sg6ctZn0i/h5G0GzJF5mpCKcgNcifAtMsd6+Q+JQdnGk9DkLw1qg3rqIPIIrWSByg/hRU2LW418xsQU3JZ4/kDvjz9iSR8C3KUC0hPmeHa/Y/EFlbv/obZ//
        2aGP/u2t83tJD1HWDklC4gb+qlRB3NFg8N886OQoKmsjxmTWREgIfbhPImHeb0rtG3pX/EFTIutL2coMficz+DlDc/hbctlacPjbcg6/Vzh8T1cOt4TDEb7y
        PL3DZ2e3t4jFcdbtKv/2oACge/nHrHvBtGYkbG8JtHnEZm3aEbLAK1i9I9fC5rAerjQVaAALNBU7n8TKjl6KpWEAh4Y7DDftwc5N45jriAgtLF0iEJDMXxwz
        neGDaw9ZDzHVAAtZPO9bhGhWYjy7Es1KBBwMsxc8WSa29Rbd2RKffasb4nA6VmIOW4w53OqCOWwx5nCrC+awxZjDrS6YwxZjDrfU2M3GSAH4O5YD/pImPwYM
        3HHZhtMKybjAlzQucIsaLYDALbhQLY1cPK7tUi2Yiic0brFlGrRcTizCK0YWXZse3glaPBFb6XjpMhjHbQEu7Y1YPB6l49LWVI1zW7XjGpWHc2+CxRtBEver
        2RCU+8zpBnpf8fSzt7QhWConnmpDFo9veye1aMGQJuU95z3m6tIZw+orjwfXONA2tIiYsKXgFSbSrw5aasHTMyGm1rXU+JXiXp0QF/NauJhpS9GCXyRIFdY6
        +gwXs1W6mOk/uJgn4GJWOZwyPSGZZPcyjR/3GkpPCuMXDeU4Di7MJeOwRBik+7twL49joz8O79BMurrqXkYHqZ0wZ6eTSuXuZQWzX0vcyxP0IXcvt3L3MnT5
        tRiSFeg+DmOvNEHtMEnjCSmDKauVm8zN9OKVME6tZlTvFMI43JeOTZYym6bqL+ykWf1+ihbH6vfz9ljhiRrjUIgmxziIJ2qiJKsxyJATofZCnb0Euj8RajfU
        2BT9lCo25Uu8jwZvXktdhsZe+qQQOwTsr5b2TeEmlcI31U+jmua+qbqY7A3APfdXnE2DxTd4jPo7PUaDp9NMO36yg08ngwyrPYfQYOW1paaLqqPwvRqibX+6
        nnZvdUVPhEcEebKDyN9nr4SbBN2z6Hol8a4tgU7GugJZnAnwQxcgi1MY2/GbjZNB1we3lmQHE2fP03o9wZ/oM76My2n0Al9b+W98AmfGooJBJUtYy4dKlnAw
        N5e6c2lYieMJK9nAvbKHF2cJ++0iUxZZwljBORm4zBImFYDDeYBBx9FBqauzhIED6ko0TwfoSVgflQ6WKlQwVxVwnaAnYX1ELqdLuoKehEhcGuOkh6DkhjHk
        KSFXeAwQs3TRsnLQkC08RN+KbOHU+2DRz/hVuxuDxaCcn96NXCr4wB4+84mf2Pzj10/n7d7yQ2VYx5Y/aPNYT9Pz/s3T822SW/h619jdT87+4HzamENJw9Mf
        Js1HubnJdnPuSh/jXBwv/qSFxp60EoTA2CdQL3uM02cs4INFgJVozMk0vuy9oz/yezSWPjKDxgCqpgIkN9N9FzrgD5EeycOLn853Al+HSM7qTuAXexH4+aA6
        a2ghyP3cVZN7CcQSzBW0XpYlWQxdpqm/8jMu7kRGE37A+d4P6vl4kOIiZDQhuI6GfkiIjNnwJZHRmNTGoCth6B+pVmBJ2c7odiCjjWXngk5kNFCsPUfPGa6S
        7F52iRXp3WnYSbLDnSTrwLf9kiTrdpKs20myXk6yXjeSpe6FOcnammRR/W+M61VbSAKL4DwnknU7SRY5fb15r7m4I905zz39YVprveLiJRzod3BgROKw2gva
        P+iOXKzw3qzuyCXNexfBewxpTLwXLeE9JAlWEOeYEzHrixDnwJR2GnZHnCPpWVBtF8Q5UAuREZjXXoQ4F0IqQIlEJdIKPFII1u0Ca7HAP3SBtTgZlsTuFjx9
        IrwCTweaqUPkWzFLznPWH33gVYrnuPw6zzmZHUuW7rReskLu6PfqksV5bVWxw5PSC9iiIRfTBV2BLeosHJDLUF2soH3pxYqht9zKUhVeiV2CTnZx/7HZpe1W
        lipX872rlyqX2CXoyS5CK4yAMoYCmswozB1ulTtYdhVU73bAcQS49RRz7J9wE87o1XJBc+wpzbF0FQsofZXm6wUtoE5BQEW46ohdPuuYvuqoLc86Ykt36Flu
        5Y260wu606dctuZfHUfb2FQ4D2QX+/Znp/6CtjIrJHTTyswH4DD/B9p82g/IT+yto5E4DTPP9MNPpxFJZcSXN2ge47k2Rgmj7OecFs6z0P+5I5c/fNi87un5
        7b//Sr+/v/8dWPTe+L/gvz98GkXeovY814vE7fRxBXaYcGhEbQ6IwjPeU3/sne8x/9ur5rc/N/A7y972sR+lG7f/CD/j18o19DydBRb9/Nw8wsLbQMT3WD+f
        745P4lbwSYjAilknQnYOKhfFscKSmmG56ErMIROzW1z70sTs9ZD9DohQiPmSI7RxkeOdaS0AGguH0y4mZchlohwmYKGJo67ce8SVe4+5KI7YZab93jNNnNtl
        pn2eaUgqNEJGl4ZunuXn1c+0V51pHzOdq0vXMNMkLfOZjnqgKoXM3F2Xn2O9lp8joSw4s2GvDdlVLD7N6uLTWLT41L+vF5/oWhaf2pUXHxa9Z51Fi89sufhw
        znB18fGutPi4nYuP9Y+++DiVxcfRi4+jFx/iW6kE0HXxcfTi4/Hi41QWH6dj8TGri4+zGJ2VlgKnshToJizoJpxy/udS8H27FNiVpUCrCRdtvRQ4L7EUOJWl
        QC8jR/Qycsz5H2cpuBWbXzFqddoZ/H/qtF6JfhKix/bM7drr8FrnPazOu/+dmffwW573stchydSqMainqKMr/4cRdtTXruIu+F4Td2ZF3Jla3Jla3FkvIe6s
        iriztLiztLiz/smLuyREOAXJuEVwwjQ2wel0WyXi/uEks6oBi6XOFVRM1YwzXDHZ4mvw1sW68Es7JU74PWy2x/zqsov5grp91L+Ciq1NtkFolLY6UK7fYajz
        q8of12DqSrRRhVi9KrE2OEI5J9YYpqeot5F8ep/yNcXeIXrXLlG7pmXL34DeFs9J1HOHkY6GN7fhVEqYF9uEMr9Z7xX0zkGfH5qWSgnVLYS/aAvhsZrPW4hu
        KdVX2kL4i7YQUecWAnB/fucWAq9K/TmuAuflWwgfWwj2EnB2d8cWIjdwT8/L/sDr3D9wcQT05/B1N7y9fYMq3CuRrowwxoVXOrYMui4gTcJ95Zvw9cHCKT/f
        LnsJDWCMi4Ww2q3HZfpl03zPEbOSfUpbjjGWQibms7J7gjLB6ntX6j/bi/oXulL/qaulfq8DUbX8AnqCxAcVecVEM13V9WrQQVecJeUtoStEknbQlb6v4srz
        vh/oKoykBlUnXQUyNl3piikCEI9ela5OFXR11OwkrGNmd8riDR2ihjxQlttJWSc6S2+4TFltU8kGvIOyXJETiVfZ/u4uqzdOI23S7WHbaAc9bBtHg3JInm7n
        xHckuHbR20l8uVCrLxFqUTehVusu1MJ/IkIt6CrUxDq0/b6fXf63f/yLqws7yNBCWxMNarR0CLUjpcd4EfGdM4ugow7iY5PA+R5i7UKnWHOY+M53FWsOngMU
        H1/rVffKCneXrHB3SsB4d+K75Pcgvgt+NSkj9+uc/7YlX6QlX22J5Au7Sb6gu+Tz/4lIPq+r5HNlbLoSH0/2ycWS73wh+U4uIr5TPYjPxnMWeki+M52Sz2Li
        W+gq+ayum7Oot8LuVTZnDVLc2mmfAiJdHynsGItGZXPmzfNAvKTC3ig3Z41cYW8gwaQtJEXP+BY3ZyhXW1JvlLo9s6s55T2rKPA/3KjY8wyDWKj66xsbHMW1
        LX+E//A2usOsBA8AuqYMmNiL2odXq80f8XroM5c0H190OzjXZUhG13KNqPuuk3h4DKQXdDBdZ+QQxhmRQ95cGlWYK6pavHsw42Kma5RZ/WC6iHd0XpXpEB0A
        pgPmj8AnEcONMVV3BvJIWVCQafehOtlrqNpeR7CKXn2PeR0D59B/puNYiMQLFg2XfWUZJREO/32HC6PCeZ3VEUO1XBoxU8cHeNX4gAqCAOs0fo9lZbbXsnJR
        j+OF3uNY0XmWjmi1GnTUA5oKXe0CQXWlEY2uPKI+Yv07R5ShcqI5RlT3F43o5o76zGPZhWJEu4/WOa/HaJ3Ro7XQOVo2/WfatmVX2dVbzK7W9z79sUVILaK/
        BR6tiN1ZTQSf9c+ljeNoZ/xBAXGAYSqJNBSG1xsKI75KKAyew3Yad0BhgLpigcLw+UvEUBgeKkRb4I3BvdSW4d5QGMPK64DCgLSsQGEEHVAYQ5zDSH3loNMJ
        JIBoIIyJSmLIRJEYMsH4F7QuI8ljIuJfgJKBGGgL3+rplE4MmcoxM5bcI5gZE7yAVzAzOMN6iCZxfQsbmqSmQoCXp/2qrqGaIolrV4KfMQHGTBHgnAp+VsS/
        sJYcIj1tgpM2SlLlYOSg+v2UOVb9et4eUyuBVbA5T+SoyuJF+RyvaCXXq1fsSG6Q3IHkOo3IMQaUpioix9o4gT58V9rCgRE5JlRLTdzeUq19iUIcNkK1x/5/
        6t4Fzo7qvBOsd9W9dR91+3m7bz9OlRpoIQm1MOgFMSpZAtlgW5mQGTbrTMAghrSwgwThR2IFtQ0IjUNiZcdJJELse1tOUGJw5Cxx5DUsipdMZIIzsn/e32pn
        iFe2MSPHJFZiJqtMaHu///edurduP4QAe2ZH0HWq6ladOo/vfOd7f/DYaLCLdaIuQUSORsc7piIU9VguIgdCNIxyRI4xjv/aHZGDQwzBkJsjcjQWicjxjk5E
        jsrCiByV80XkqHRF5Kh0ReQY5ogcA4jIMYyIHAkKROS4BP7U6gp1JQJarIDVT+U1K16rBnLROIbOG41jaJFoHJXzReOodEfjqCwWjaOSReMYnReNY1QlMOlP
        uhueReJYkY/EMaZW6EgcY12ROEZhQja8IBJHoxOJY7QrFlcjF4mDVglWCkfiGNYxCoYRo2AUkTgU3U12JhOIspFwlI1Vai1fqLXTBGjJtrvjy+iZxk5aj3S7
        wc+slkgcyxAtSylE4hhbEIlDtSNxXEbYaHXZRtwujsRRUctQFLnhjfNHnGiEcCnQwRcuVjE7GCTLNWpYDtRwMa2PRvasuhgooaFiHXFiWCJxNLB+LkbEiUlE
        nBhGJI7lKLbEtJgkEgdi5qjl+ARiQVAlvBpgxBpkESeC7ogTQXckjqA7Egfvo8FrHn3yDMPwenxpSlbvFUksX4k53ge+0WjElVCt0pE4fuzjwpE4OuMyocdl
        UsZlQsZFLTUuxQsel0r3uFSFYsO4TOhxqeNLkYxL36LjUgRZPArv5tF2MLUYqA+dvlh3+uIs/Mg8KCfoj2WfYKRI32H/xwb8QyLFoUwUh0OLl72hSByIkbaM
        /sY6t3oJdR+1dyYWR+KYlOByFzvseBTFvfTwJHzvw5xfySpaSqcZx48iIkeDcPwoPG+WS/iK9Zgk1HLZzngDVtRtcNTZKHE67sQWsHpnfBUu7ognUNwcX00z
        9LtO/BMdpO/q4AoT6qrpeA2t1Q3T8eU0pWO8ScRqo0SdomEYo/8uwx8icqykF1bjTyJyTEzHb6ceNGTTUJcj5EJDrYS3fkOtwdXbmb5LGojIEaMT11ARcaQY
        XG0SFxqlroFfTEVtykXkiIERQg7ZGJdp1ckWyydw9OET7Kr4rYLgGxUipw5D+xnmA1noyBSiMSvswP4fHErEPj6gSxeEcIvooniQeslRRyZQTKhKHFC3AqTD
        iWtqmboYf9c3qLt78g4z2FXo65NdoTcKqhehN3pDTg7Xd1sj1jJOBKfIOF1rcb2VhR8W01shtgU0VdaiW9hIlo1ggUONNoyGOw38I9h3pqiKbKIcdC7ZSvl8
        7HARa1wHtc3R0aUcHV3M3S+eh76uNpNijr5GKHCfqOAcfV0CUewjLofPcXE5mDDLoKqIMI7kBPMMw6pvwI0G6orzONFAoGzluW4LMZMhj4LAB2LmoCtrcNCd
        aQ8DVWyyZNBi1AaBlIWcwcWunMFFcUWx5uUMhiRxcdg4uRRsHNewccxCfTAJjv6C0wAww1vsMoh3UcdiUnsbPywmtc+lYC+2qDb+1H77DYAhgxsnYxZIK8kt
        AcMwu6/BEAmTu8CwKNcaDEsMG/+/BcOCdK07uMx5cgbjYXpgqZzBFhS9xTwk7rczSOScwcWunMHFxSGRbW9APRc1KN7UHjvJGVzSMXAW5gzGtpXbz4AEERqm
        oZZdx5F7l2WhYXgzo0sT2yZHMcmPQVLMWnpBuSKLF5K1lO1oFlcCWEvA8hm9UE5bS7o7ngeCix0ILuQhOJgHwf7/0BDsvREIds8PwQ4AT013Q/DpNi7lfL/F
        rqylS0AwS+WnOgC8Pg/AYI06ELx0vt8fHRhe011x8EYrDuZXHGO3FdJGQjnC3zdnO5MXtOdiVbJMPe0Sue8uW3kpO/san08Gb4YXSprsN5fYfu6TRXWX6nKH
        pAlDNIpzIkRcvMqjS1XZNKXOg2b3hk6VHjSl0kyeW5onz10CJ8wshRPO6k+dyWm3S632cjz7bJM+eqbz0cWrP2UuUf0JXf1xs1PlNfiABW0VKoV4MQARS/Rr
        qYt+LWXB40pMv5aYfvVxCfoVlyWkPlWDtyZrCPgHb70b7GGsIDCydnI0iQ5jcbkqJDUVEC1c64q05mq39Zjp+EIu3hqyD9RacZXI9JcMPki8tZUddGlv4vvX
        ln21klmnRIH+91WVyXgNWpd3QKuxKBzch/uLgMEdCDWx0bi5jZ1jxsxF+mcUi4Sfu3X21Xk6e3YikNwOPTmM2pPHqEsI1qvzMG294ysKTNujkNvGz2PaHoUs
        EC3O4NDTEQkXwGznFOsNjgfy5zZ2DcRLYGU5q+dzeNDN+xmw8NtbauhopSw+dgdMGTxati59ab8JonC4bdnhd1l2WKhkEbA+y7UvAtanc6vFh96Ev3XKnDdT
        Af0zgoBnyu+aqW5VRw8P33/fmfJDjkaRV3U0kMsTk4XhZwrKx2y5nc7IruXPmy2ni/zxF9FkLD7cJ5Ya7mN6Mo/OH2BoOg3X/R9igB0MopruHuCjMsA2fpvS
        42t1jS9w+vwBts43vN1OJ90/Avpr9Ie9lvDD4K1qTRbPcWWDGH2YU69EtEsOoNniJ0/bh5GMxm0daq+ZLJyjr2pqHkJN8Gbh1gbXUCPe32UFAz2FKVE1WLhy
        OMcCEpI3CFNDpeCKhKOgmzasPwwBh6v3Brdrb3CxNxRob3DF4uJ27A0lBUf4HRD5llB70BWX8ScQ1OhqHCzkaJww8mZC7biMFTXAXRsVM5u2vF+t0DnvJJZL
        InEZE60o0XEZ2w+KmWQnjtRwFpdxWEcvHG7HZRxWwzou47COyziwWFxGbsjw68ZlVCxaXzadTLTjMtLFiiwu4wRurejEZYRIif5o9CosrIob2MZYeyKBbrQg
        UEbwkqV7NtrpWS4u43AnLuNwFpdxWOIyDkt4rGHEZURWkMSSvB+jehhGODzW6LzwWCOvNxJh/A7Uc1/M4tM9IXXhUh0j71KITPuoaCD+0KXqHblYWaGawq+G
        muqKyzilKgh2NazjMs6PKzY+ac3ATn6cw4lt4fJmagDdf9AU6CFoGwfm7AzYOAZsGw3YOCKr0YDR0zdkAzaeDdj76JQH7CY6oQG7kYospBjCk3PimoTz1yBo
        83j6tfOO2fiiw3WjjcbO/ax1U7xlQUixLTqk2DvmhRRDUizE7ZKQYm+TSF4q5v6OI1TYjVlIsaPnImlYO6QYvXRj3ImHEJu56GKmRBfrx4CPwxh0wgg/s97x
        95p7dN61o707k2DCeL0c2jlu1kG2UhfZShMXVB6hHQd2RXSI3i8XdRzULZoRQBqbXdRZnd8UUWDxvKWfhxiLOTc8v+XqPgloGZuLhKWM5kq3/sIH7voFnSp+
        Evdqpd7FYmFGi8TCrJ0nr1y5p6uTXQnmcvfddoZWs2zZPtu0pMcrwDBOLov7pHW6whlaA/ZnRK5g+GcG6YECUrR6DPOEYQXkgznDPlKIIxWssJuF2MQN50CB
        2st1R7dy+CJ2K3WQZRVKLwB3qV3lnVxleRg1nHaIvKbyFNJXUktOOrEvFZzR7dyzK5c7OECeTMRYbFf2AalsCJWc05Wd1ZWdQWWIKZPOuHjLQcLf7MUPyot1
        vHDAlRf3u/LijEsvNkLpgC2aeEDF/ITlAwMDzoBnhxwOhj1AuZrj+vvH4BGajUpdV2chi7DLIwLfGKijbRRRUtQ5aC0CPzlz6O2DrsTRQyRqt936X+DWI8j7
        680KLzsHyWelkUd0X5u6rwcRwaD7ofRMlXModGDE6jQNPwdIGh6kR11J6GsvgBbzQqCFvhLdyp/m2DbpCe6plWX2tfKZfefNWg/DjO7JSd0TxGLgmjgcA/90
        TP/EsSm6vtgXcqcSzClNB0+y0+klCnT1FHIWt78+LV8vvwG000mSbFp+YPMSPIB0mfOW4NFIL8HTrixBd8Gg2hcyqFS3LEFAFnrhU2dA8aDTCI2UHqOvOzK5
        7VV1wOP1MW9V0SfxiiVjQz2y5i8AGAcXQ5fH/Kwe8zN6zE/LmEuDEG8rPUddWxIdDPIC9KSOGU/qONeZ0qb+6aD+6YBHP/Wh2iPeUou7n2FAv3hUv3gEL/ZK
        t2iF8XosynoMZSGWNBy4KoOIApaxHiOEniu+iYXYngbieD+BjMJ6QgiAdQtP6BYe9/KzNu/x9FhtHvQ4bWzh5hbnKU8W53w4upCm8kdopXTawLhhiFt7Rrf2
        tG7tKY/neak3OtDXl7/ozV9ALZeelfHNlr9znuUvMOJLO87pdpz1xL+rU22kUa6LueVsyUFS6AyWTDHhncXWeOGCyIsCVkVxqXV+mmYKsWvz63ymR6/z/b6s
        8+KbW+enMdy8Ry1c5wIxPAG8++3vmU4KAjHtFX8Mn2dPyvkrvq6jEnPfnPkrHuu95MmKP6hn4IAvM7DfZ0iQpjFKb9JXUBnXM3/F8+o8qus4outo+npZ03LQ
        Px3XPx3zZeEScSGNX2TF9zJk6hdP6RdP+hIaDy1BZGas+BI3SQJaR0lFQwVmS854G9RjBB176a2veEyIKuIQZlND0Kvbela39Yy/+EzOezHd3zsPtgptVFXM
        YYGZQLBA8c1t0fSVrkXdaU6Gj/DZpCDIswCwKXWGMsOcR3mBlWA0qhvx/9i6Fd6bG8VCNiIaJx0INAEXaAIuYEh8nebnsVNuzfQtfrt38duMuw5yDwsZ7iqc
        B3cJEabb29TtPUjthXptsQ9EQtHoN47pN44GS8BJZ2h+NKxG7UJYjQV8k3Adlu0ELqPCk4V5FCUQdkGjwkAw4UIy0rsQGKWqM6ZDTQtRd36eY0pGclIGUjHD
        keNIuYoMqcpiO6dbP48X0RGu57EizFFsk29skm+sF3YikJxqyloEcTH5c7O8dZO8tZ3eGs7I1KWZkP7+fqcfTMgAA0pd6oikDlkHMkSDuq43yoGcMX5UHIi0
        8D5p4V3Swju62A+hE4sXxH7AgfgtsB/0lRwzEECvdqHsR43XsKnXsKnXsNneuQ7on/brn2ZMnobcF3svjP044ixCmrhvkf1ohgvZj+OhXotHzbfEflDdsvcv
        xn4MMZcXLmQ/TptLsR89F8x+HNdjfkyP+VEZc2lQlb9snof9EIJB13FS13ECU1oR7kb/dEb/dNrUIT/Tc+ZS7EeZYcDSLI2lWRq8WHrj7McB60fPfsjm2dQt
        PKhbeMBagv2Q+StdEPtxxHor7Ad9ZCEzUefWHtOtPapbe8TieV7qjaU5js5FjeVi1gWzHz7DiG7HCd2O49QOqMk61VYvjP04uNgat34E7MfZ0kL240BZr/NT
        1ltiP85iuIHtzs9+8KZ3sLyQ/UCkzcXZj9oFsx9n9Ayc1jNwSiBBmlbhEbDOw35UeFXamonUdZy19LLmAKDC3diau7Fl4QYc7Xhx9qPEkKlfPKJfbOLF8I2z
        H8fsHyf70RAeS7f1uG7rMft12Q+Z08oFsR8Ie/0W2I+Dldej3y+E/Zhxfnzsh+Ck03oUT+lRPGkzJL5O8+tvlM9Y7DbjrjP2BbMfDkO7bu9Z3d4zgFB78Q9U
        haLRou39WrQ947wu+9HTRVQ7eaK6tiSn83rTsfiLXVKf8huqZSmuq/hm2+LnK/fzY8DBAd5Ay+xwyysOs27RUgqm3Tvu3bFbK5iuFAWT9fofYdOx9EQhp5MM
        oJM8XkgT7IQFKCUDrZ8+yzbyy+nHddaZQNb2UqkDg0WVjGcCG6t5hfVKsHg/2DOT87b5ynwm6ZEkbUjViCRuvqqxAtLTeloD2bty+sIq9IVEuPZCX/g7daex
        19xj3m9+SHsNliYMVcKA3EjF14zpuIfKyem4Sr+fNjJ94l7eUTk7EdKibSUC9dXnv3HYT6mSE7bqYW4vulb1CPKCYfCrRCX24ZgakZc+/TBNUjpDuN5Oh2Mv
        3RsbnXBgKn3ZjK30lec//wUv7k+92KWm0Syk3zaoim/9zZf+Vz/uF/7VyL51C38LxoxQwA8yq5rAYSNAMs+Cbn1xwqC9MTZyOj/aNgvz2XD6RyNXpHoR2L+D
        tYuT1k1MEBThj1JGohmDs36ln3q4lpYJrL9gpUcersFvzuDti/09jNgT+oO3ofXTMWZHTa+gGsMVtvF+xH6lMdbXgVxPZdcRrg19UZcfh6dXEyQQPZAOTa+i
        M5/OoulJOkPVfThLKnRWx6+JF3kYPaQtmkqRRswiAiMkcDfmQoIYOSeIshRSdP1xlHhrrS0dN0FD3AQfES8y/3qYixg5D0EjdejaYQ9BN33OmI7+yQb5tiX2
        wjSKfaRlTaeu42SAk9OwdoE1BYHBf80Sl60yJjlBX8Kpx6aif+b3R2gZcCKuXhQqrigDlgxEIlPzgJ4DNG2aVqyBq1IyoD25BuDJFYGantcaxECEK5dH7S3d
        OU2fq6TRvVeZwwpnwb0bjSGcbTTqVNRg/GCoXhg/+JhvXwxzIrR60076dj7n2foUOb7W65RnVytjXsqzG+j02Yfo69vopIwOMFw9cZyqeY721+hnOdtZzCNQ
        grmdkD8euoxQyHpsOdMhXUVBuhyr7Yu2ZDlcbb4H1kCrjHfj3VXGDXBdhptiRTpvwGy0gkxKZcXorkzgQSBPXQPgY+srpNE9uzE8LgQvkmWpAKuWAne8KM0r
        onkeCghLQqIdLSyV+jQ+D/KCAd/DABCrLnnKDE4J6UpuKoNAO/GzwTMweJO0dgyCDRo8enul8mXwqHsv0EM0mJu/f+Y3H/jTXy+us65Ii/RZA2DjRWvxeB2H
        kcRDoRKA5hXTSYXGxKPWBTzCMsZ0L/37mYgX4972+qclbxumBRO89MkHkH0rPfmRKCScVODoJzRMgrG5Xhf1pvnRpzslXhDUK3derwpdvXLP0yu6G7R7FOBQ
        kh5FxD3yl33ukZv7Mt2h76423y6j/ROE7Ki4GsMzaV0BCg8n6zHntMTRLMxQcI/ydwNdyFwbnFAL06lkckdkcusM7jSxhPsHeGKFHEnod50vnGaVvYtdGkde
        jSHM1AxxM76pgz/8Lvxh3qtCdjL2cyjE5UhBIaMQgzMH0qI14GmOWEACXCEbWKWGpLdWIczJCtolWNFbSLtYaCMWA+JGGo5tqOaGpIxiOxALlVcDlUDMGKHY
        RANWxirzCRcQyvFh/dzL0OEBYavR6+hLqk2Z3MIhANo3EC2BzXJqV5kfBL7YaHwAm+5G407gEuQ4NIB1bqPtX+bNaKczBHQg85o0uM4NnmRgSbhpU7rBSho8
        EnM36tTICA2uMa+DiqgkwLioAxiAiw/Sc1ThBwh/UnGnwMUdUtVtICM4q+tNwmmXgUnrMB8E6I1pTDoGTFonTLpgUlxk6+WAQ4xJy+g+rA97gUPL6H5dEA4C
        KSChnuIcpB6wDM1mSVJscvJIr2vV3JQW9dd42bxPee1l81c2Ukcam1/56uc//VsvPNa3zrqN100bi7qERbFmYl46JekxsKibYVFPj77LWNTrXscyMJ4aUMZy
        6451tG4GsNcAJCUvNa2LKVklK2WVTMbIAvgJJ1SDwKoBFR7W26AQXUX0b4IlCX1wJUXTXBT1GLasxHp9HVsnEPAPTYKy9ImPdsiiyYVk0bdBFrlMDoUxEVtM
        vdJewBadVP4Mxwcxol36SKDAu6QQgBby/Bls8o8U6CYoN2UhY6g/TZNCw7zRYIIRcTQSSyJZ+LDitMM0YOHLVC6XbyA4DsTk5HRi03ThWc7mK31diSbGfUQP
        G4TXiCY24liE7KaMPf1i8v57OZ9h/12Ds43GFHzD11mTaSX9xAMZyWyDZF5tXg5R7ypjDXjGVcZUPCTfYj6LxkxZf0oj9RJGiklSIiB5J+vRVP5q819LBT8r
        FbxPKtBKhBul6dtpflgtofDI1thCsSUex2+b0CUgkX7RVbio89qQWOiqsq8yL4Z180bjIiqGNhoTVJiwD6wCMEaooFbAAFqBDK+q4lVmhQpro1GmYnyjAZ+s
        PkBSVfUDkqqSeblHU/OBhqgSNRVuTES4TcaJKiEpqCKmHTc2MW9Qkk+UVMLsQIkj5BEpL0JIeteRexFxrKUoQo1GPEzn2nZzOOwnniGDTUAOMTFBGD76L5xk
        r/0h+35/j2YZRhHiRFiGUc0yjGLbGIMJorMz8fMmiMrlqmhyvvonn/bS7xtIvUwIpofwLoznf5JwXI9IbPSM+avNH0CKTETBnEkom8rXzDgAaJ8zCZtR+apJ
        k+hzEGbig1jqPIX3XkYyZnqe1o2L8iW4gvssjXZQvmjGvEROmZL+AMqsf/ziZz/tp99+2cQ2nRq5hvX/92kYb07ik0mDTU18DzwI0KY41BxIMWPKIKPchtzb
        M8eNdyEyTyd3tU1s2u5yhlxmqAHEeFU62GWK+CwDfBns7otdBG5RCNwic0S0zos5AreYzpy0Qd4WN3/jzIe/849/+9j/ptYRdQsOKWUvM1r7IBaZcExsJiNp
        dysyab4O6VtBQ9DYby3b6YMfrlF7rXuQGJQeJUYlhEDsHmS4DbGQkLbYJFIgmo5+ir0BCdBSoJciI2duiCoutyepDWnzzDMPWJol5e8lBqEQ0Ko8QNKwOhM9
        0jCFbRdUlU0bLLUYRDX9AKK6hOIGmuUiqOkKUoFPpbZsBttCQtoCyRFiKTEWoJUELBCqCFggFCwQYkccofbvBRYI1RSWaJgawALE3ppAA3QJNBBSjehvmH73
        q58/zLtKKJR7hguKQqarkFqhIfO/JUiqfg2XBnb0imy1fTKb7UAHQ4w5MP1DyGzqw30B32HwRcLUihqi+U6K0yADzbQMqsOMLolXKls2/Allbz56/OQ/7/vU
        I0PraOxsNYSxszd/Hw6OzQ1IyWpzit2jTz76py8ZSN0uI0SPrvw8DTCwf2muZMz7R/wuUOAPadAJkaZMkrPk4wpVQtLXlXI1IVcjdNU3LQu/xDCa2OlrR6Np
        lvrIvaOf1bvoBr58Ri4T+sB63EBCe+SGf+Gz+q16qAUk1n9rlBJi/tqTyHx1qcAUmRDCn3J0V30wDgfo1qLj93E8qzYaR1DZiw7BYT8KgnoUF9OPJyxEkfKR
        nPgSne66l0D2Igg2qfnpAQcBVXqBV/7AoZI2pHiCSjhR0PPHafsoTHAIE8T9KQhv8ZSVnR3Fmb3ReKJ95wjONu0kZG0kDqLTqLhKd85CTkDUCCHDeIj+Op7U
        8ZTwqAMLDeVVFdTTCLxbqkTkzZVo6zRsK2ceculc6Z6f/8COu/PmIcvT44ZY91eRb7mmRoC3i9rxXVVXWFErvtzaK7UbjKOry61oKf9d4qm4onFaaFQHcTzL
        LeM8Dxvgk9DPMCPy+IaCJwLcKZDNGWc7tu6O2dVHhVvhWGCyP09q7lKXLxlzaxdtPZfHq9UAJmiYBk7tTAYn0MBgmj5RZeMI+TTxf0y2xWz+S2sxBBP49OMg
        cNfE4/QxGgITjTEQzmXNkrHq6K1qPJ7u+wgv5BCrxcQbb1NrdtD5IMamvVUNYqsiTohuB9iqBoF8DODcQTW43A7WWX3psvSRxzOacpAWNe8Khnpb9ICpBoXL
        GgTBPo6iHmLoaOmsiVenKkYCQlUCViBmBxh9GOt6hIpxYKVhOGeU4P/yvA3kPbwZZM7nKjmkNKxWP5OshKR2WK3UotvBVGl5SwgmiZYhA1CGHkw1AIaeiylq
        1sCc4aj4Ui6jeDkDJ+0zir12IrREUXEp+6NEajnTfz2ZPwoj6CECyto7CViKx9Tlh5PVSw4+PVIDg72GpjyYprdWRw9YaEdAdQxgR2ckiXBFBGYQrNog70au
        5eTX1k4aOMGWENOZagR/72ooAkiDCZPYxPPQoppwmojEuSVKHRbrAXANzSoycL237KnVxPca2Wpa08qc56fe0XzmcWJjjW1lSEywvXQ+GBelsjDfmtjgtpbf
        hS2KRpd2czBUpq5CFbF3RSI56bRoOsYosnvXEPLaB2p1PBWqflXFc/3YnQirYmcPaMw4W7nTif+EpdBNRRaIYt9v0WwWlsPoYSVuOITcl6tG9IcSY1D1AT9D
        GgeWZDU0d5viQeRcIVokoTY8RkhPDa61DqJcvcFuWpA2t4VcfRzpixOMJ7wKISbuY5wSl3kMYnS1DLyyFBzYxOhD5p0bAkKrk9Mqjh615AtFqqMAVsxGMRmD
        QqExL+Nz9JUyE/42ZPZ9YCPZww4MIPvWIYl8mR9nlh5fcPn9pKhiMK5UGwa7TyNNNBq/MlkxTueCGgVWebuoMr6j4WqsMuqEIdSurRxFh9FuGR1ujy315Aix
        vJUMixSARZpmSpOC6PjM3PKWWQFza6J7nyLwoV/riDGxFnNXx9RBVBMKpwSZGzO3f2jyKbjbP+BT2i9RruRPTKYvzuYZXJ70EXxrkD/Yve9uEhWR7DwVuviq
        0dmNVHluxCa4ocY0zXglNHsV5Kjn7YM2RO5kPIzpyMIbZlBuAObN9iKDYA0+eCYBMgRrd9IQpFcz52hPGlfTHNmIeQcbN4LhpgksqH8vKBuxEaCHX2u9ZCp6
        NGo5GdRYoa4ZMtnnjNdCg8UfGyGmSy1IxXnA6eJLhmhcGNT0wpHJMAnoobUxVxnbRHHj353ANsNM/8l/Z0OEzDQTbGhGfbZhHTec/pmhFe8gBQZAAqQgKWxM
        WURLZW9716e+bWCxsGUatuDLgJ6NAB1gjmzaR+JVKIx4Zfrah0WrYhOzEoB0n1SBWgXETmQ/nb3dUIrv1+kqQ/h0hh0gYLr1OJGXQfrK70X4BP37FWraYEzA
        OGOxlpm3JP6OwndoT0r4Y+AsUGl5Lddor+UaP0w1KFT4yO/zhkm9WQ+9PHaQEoop9HqVManrnJI6J3SdNelAaS23vrIWrVdl+ZAtH4rWzmv6E78fhbm2D0nb
        w1jHfGKZT4Llz7q5GuGCGi1xWkoyV7XlRCSvXJKioSGo8XuMH5IyHJStkJWy0P0OpArb3gBRGKXd2PkG0MARKirYkQdozHM4LclmYEBmYACbZokq0Woa4OxK
        h8miq69+mKpz2p+LIPzvbMyvi8RDjV7s6ejuHMLBMocCn5f7ILbTftUQAAchDCEp0dKEWfFbUsOnCqBJKigimsgacCVIrXK2noFcse3282+J8d6yqH/7Gber
        yjQdBpdCvPNQu4GNktnPAmcMrrId3Wq15hbVI0soetLJNrKlO9/ZvKirRdDR6C+rGI04gNGRptq3t7UFqXkt0Ds/E+igpMX3isox0zcSEqc/VhYwNok+42BY
        tscBaO4XiIXI9hx67Fr9VTxx1KLuVTvEBAb6rA08V06v3tlBEU87NFi044tIFLhs0qDROIbn4fMp8/RHjoxOPELlQUs4liYNfb1L4MW4FfJX3rrs95bBmGKo
        k9K7GeeOoFMVbpDVHVsKbt4h64Owy/GObTPtk9Q4iNYVAPosotaVxEvjdhS/jWZLzlYDS66PCcqx/IdRTIH0oRlTND8ojXgFl1F8KYRFhPuSwTK1mQiMS+cG
        gqSfRYDHTaIWUzsetD5EtxsmsTUmG1+qFXMNO6mgsHAwdychSiOxd9M/lb1+HaRRjEUN3oIGFjKUIE7xWdq2dtNaVrXd8KK+Ll9H2cxXgfbMlcx51YTxioV1
        Y79ccG95qOpqEOw64Qkw6UTAg/2vA4NMUQHSWVEppHSd+gVS+gp15S3qbR31zy61OndB+38d9uSXowiIN68jJuUaVc92FdO1bCywEQaH9uzaGVFLs5Ye+0dC
        p2YKPa+V9IOkq9O6vhLSon51BUjLOiR0xJWoKXV59CBt1LCGsNPTAsJhV5PKSKcI1o4QhkWIJkRj1qs1zySXETZ8XE09k6zik8ufYfz4uKpDLkaHERwUDhM4
        TOKwEocpHK7Yrf+plY/TYRUOl9Fh627YfPghfcxOPXyw7IWAl6tp305tqNMIzjaJzoPQ3Gdg65MepT6/ZOg+2+A2aKDV29Tq6LgDQNjNFTlSEUEcqkhCEBfL
        0hEQKC/QbrY+3ZCWopalllHjGXWq/A+z8kPC+HMa+A1nUGDZoMvqNAu05fVR0b/WiNQysHoj9IRN3ESbjOcWE/zRxlQHIpgAvXc3YYmAEJlsdhVh4yq4KhHK
        FW2aCW0aTcNCrBWAy4A+pALmRLZywcaEh04AoQkXpDcSQdHd/wmSy1GzxfnUbH+OmmXMXJxPzU5N037F1OyUULPr3yA125s+1kXNdgjZ4nkI2XtvufMXWYby
        sg7zEncTsm6Y44XApVDjOjWjy4vUYXAdc6UBuri6JlSyYkzQTRFQ/Q5U5cS+7WeCdqPRREk8RB9xVnw6Z1jOXGg9YrMJp96T27tzSejNkmzO0G6VsDkX523O
        vBPV+LfO5lzr3pxtvTnbr7M5m9nmfNrCb9iYWTzGtC3kZjZbatGd/bS9IS4yLZ5hUA41NcxIf3lunxkGgxQJjiecR/i8iMLCgfC5jdJISrsZJffv3qrw7LW7
        yjBVxel1CfRLwNS2KuqHEruxFXpj+sHCDw3kb+l63pbbytjdifwVau6Oho2YlrhIA1dUIYYiWa1Wt9o47f0QyQER0J4Z0GgU8UjHKavMmgEaNhAKVWy1VdFm
        guiJ5UUMJ9fPPCbqE26RRVnVHP58f5mtX5h8BatyFJ4mtLCeQGleZR6xRRXa5OuNxkF9fcBWTKLvR9m/1noQZW2tNYOSdhbnLIzVaMasvWJ7TVQd+s+mdmpn
        UqP5A51MLdoIoUtV9Dg1QFoRRRBjGK8m1ETdqDoYqlJGw9QIJRIUtUkYZgBE9QjYrFK3gVaoHrCwoK+JnGGmvkSorMbyKCWsF3QXhMlgZ9fsovsItz0HITOs
        +dndg8i+oyatL5zQwl0O7kW8VQLkPaVVZPAGGuAJ65yJGLWsdX1VVwOvkRLHIRpW8LCB9gcF0bn0nynHXFs+57QF6K/bGLbGZnNRsec8ZeTEhjxh29OrxOeM
        zTlFbjhjijnn9nXWfelg+sjhDLsF6TmqoAiVNEawCg03Ns1AlElsfkhrnn632Vir+cXPH/aIgZt53lbyFs8sdYJfDGSnqLKNgH6xyi820ifaH8Vd7oaJQ7AQ
        6xFKvQ+YM5j7WWtPjEA+iH0+ANEJWKSq8EdCzgx0SwaR3YjoTVGDQ0AUgKaFNgu0OIY++mOnPZ1Hu6dz0nqMuPdXLDk/SOdnLD3NTUum2YDIvwqDWGs6OmHy
        xGK+0lfkmi3mq+3pOc7fNhf79qkFoHTCaoPSc5YGAitmLyZ44/GLwHoJ9djiAA5UkT7H2OyhoopYS1wd1cQP8txzKCH+dbssW+smAZLEYMOH6JgjsBB9lk3r
        RMEuC4d6wWGz3gCf5MhWR5QTLOYKq2gvImJCMDNtLo8ANVN5AMnVqPy4nbCwbb+dlFEe5KvH7N2JyXRZJUd5s3zZVPZuFe4mNE0v8q/M/NBD/JTJT9Eaw02N
        txltdx7N0LYJtC375ROWCElkPyLmPFMkMUnEOhpik8LEWG6pdcijRm9hBjHKtDb1ZUQXR3ERp+sI33UC18n2Cu1SQdRAHAaedyWseGxOcS7P2BTLoiPoHaAA
        UTH23Uz6eT3xfODDVPxeprmHwEyZ0yI2NNX4tGwCMMbazKpEKDchzDXEQm81n6k1KEIVv7tsM+0FFUsi6BtcZYm/9t6yS2d9WmxN0KE/U1Z9uc8gTRsuN5z/
        Y6xCL10vVCR0LbRHgDws6mqnNJ2gCYSKEJTCqH7WyYs64QOGkwlMTp2KCqjNCfzwlAVydwJw94S1kejgCYicmxYYjgmA7UGLxoQo+/lkZ5saC4lmvpTtT5a1
        hV3LRNSyrAvfgJY97kyzYaheH72szriUS3CnvUKGarqWsMMloDIVFcsZgV3CX8qpNlQvL8yyaojhMza+XrYLROTM5TZPaK/qnbRuSmhdP2LKxfsSGqv9+uKO
        hDaEB/XFXYnJW0AvSEBYS9vrVS/8jlerXljU6druAQbpTR8hpNKblmB8+o8Wne2na336YOd0pnP6mtE+xW5UoWFgmS8Buy4jXdZ1yeOcKBNiuQRLb4QKG9OY
        ELTQICeY9xIVLCxPYEpkUEGN3IMtIMGgrl9nT6oExH4vMZG6Y/QUglmWMyuwXokoNt/kRfk0OVO0Uk/buMDGaM84+v4mEDU2tLr2NB1PE6viS/oPDkHHnfKB
        vGILGutP2KKx/l1bNNaP2aKxPmiLxvrjNjTWBH82NNwEtjZUxqvNz9miIf8TWzTkT9miIT9qi4b8CTseQrjU9kfTE7SJfAms5Rixlry0WDOdEUuE4HZzFC+X
        rX2C6Wj5Ior5y+Srq+SjK+Wbk/LJCdHJK1HJ10UjPyDd65fe9UnnIulbSZTxAY3ExW0NPMyN2a+azSTSjdw4epX2sghPP20hgC8clmFoSzwVG03U6MLelB7d
        V2N2DicgQyHhQ0A2Iq3Tp/bBJYHlUDjX1+BLldlA90yHcGX7sfeUDUbi6XF6lrV7T9MJC+qM9FjnFFXt5bVcS3/4Q3sX0WnHdM0a6dF2A6EGriNQmfdeV/a4
        gYY0EIYQTmLCWqAEDaCvSjAbt2GNFoh//YsgSUrMQnaHmjNlmIhcLeIdtszRDm1QepiMjcJc9rBQqH6ioO6Jw1B4jaIoCou4mseo29mDPq9OU+ZGz0qoWL8b
        Mh3N6pFouq0DGUKlQzAi2mhsh4hurXED09ZscYEEJdhnqXWdqXfD9LtG7NCh7R5TYVMtEzRclA7HQ+neuC9vrgVDj/TVlx76HY+lLNAV0JRlg5t9rG3jkQ2W
        z46SNdjf/aWX/t1ffZntbNL+9IV/G0XvFHm1z56NvEj/vV6kf64X6XN6kR7Xi/RpvUhP6EV6Ui/Sr+tF+td6kb6oF+kpvUi/Ros0VGPKhK3UGEbqIioC2EqN
        YUdCLpkh7EZjwGF1KthWakyVYCs1plyYSo2pIkylxpSDyRjDnDhIJZW3kvLTow4nYROLyVG2mFyuRmExuVqN8g2xmBzFhhtRIfvUKFtMjmqLSW0KnllMjkYR
        ajTiSTrXFpOT4aWmCSM8mJgTLEHWBdrDEFnXtRBimwDPTzhh+H3bdKBy2gujQ8Ceg2Q8NjSdnCnRZnUKzHCgmHPS+2l1KdBl9rZGGDNNHnvKFnd/fT+xCc6f
        +whEXgSUsKFDrAgr8SA+Yxs6j23oJNFIbLPTUOywjNrc1WUtSCwG6khoBOzr6QqK23fSmtMmJRDI8UKAugy9NaS3rBfk0JHXcj5YB/OEwmCHB3E25bDoDjGu
        CQQdVLjahsogflW5baY15H6gnQ6XjrZkwVJiYAdu0w1mCxPnekaLdrvtiSvSdudawuQu3YQ9Aj0yzacOOgPTA/RGbwW2fsiRJ7Iv4lvytDX/6UXapykjC7gT
        gw3axavSrT+p2j17c852BRbRsOVsgS1nI9apx752V/O0IkG728Fsd4GNklFxJfMEEP3XcoiezvU13KSUwYjeYET/tfmI/lyG6M/SiUNjn57ZV2MCOD0NfC/K
        MSM9RRdlnLxKJz04eZFOnv4Ibwdfy7YD/Mo8JKrDplRJX5E7Aepl5Xz6zX211Sa0sN+QZ4qoHD9xa3BSRuW8w6ERsKTrizwxNCvDOdR8JqkvYaj0M+WCingH
        d4gSSAuwL00L6WsfzjjpiGE/upeQVKT9w1eba+NeeBtcGfeguCIegFsLDP49WDVUUEwSFvM4fCteGCOGlp4cJRRJxUjcj0fqBAgeJG5FFFEclsIwPU0UCLS3
        Pi3HMhB0RGwAe2SWcwGElNk6rNNCfGzT4Q12Pa3QIL78AMR23Fu1/3FqQP1xGj9TbxAlZvKxm5x3PHzuJ+2+p6glUdYSbkJapS521W1R3bS9FNP/bMS19OVT
        v/d9L8aSO/8nPPmEm55c+ImI+vFfuB9dH7K7OpEWY6h2adO65PO08b1sxj1p8wzgCAagHj27lzXxDsz7S+k//M1nP+3RWya95YfpmYVfrdGrLy78au6LBBk6
        ju1SNm8/Qzj11a8+8314fXnwKsQy8rIlcYXy5D0TRLWniFVSdAsv7JvZuI52FY818qdfePHot2g9Ae72YblMAQkKiNLJjw/4VI14p0BsyBFu43zd/NZXv/KX
        Po0ul0yH0NC2uyz9+Myhz31P92OJIbBlCFDJw3oI0GV4oUzlWsOzAHaIJrmqp/YMpvUfn//sP3ssPa8q0D/ay6UMVyVPMbL04KO5Hb76MPj2IJ3ZhoQXV5mb
        kR93I/HGnurDzuNB4no13MXWWuvF+RbINRLvtadbMO0QM8Vi2oihIisRH2C9nzYN+/2c2hZ8AdPqCtl7iQWr9RjiXVREgdgTMIWn99gAOkBbi7LXBuJrGoIq
        8WAOLhw+AqmvElddMPVwXaUxoT1yK8a5a77S75/8zd/BlHDZJg2N/OANy+B1SENTxvHlr37+LzGOtHRTI4z74cVD80AvExqkKjHgqKYqzgAFWUlplV2FPxwR
        QdINAfrlRV6rhljGaAs3C06TvSDrfNUDss6HcnUCTqsg63wxgfdF+uBjocJpvQqyzscgIXlyP8g6X8g6H8PpiCWyodsCp0BxhCkIWVdgsm4I4or1UGnxDSHr
        CvKJghpisq7AZF1Bk3XwRnHlHsi6ApF1LGQaZNMEJusGw0MmTVwnypvKaRqYykEEKi93DNIXP8p2Ih333wk6pZsYAJdXy7MWVoarDLTNhcLnXowAzqBbQxh/
        G4PggpqFn52JQXBlLTqZb394xrGKe809AtIOQq6vsINhkGHRMM7rrE2Aj4iNH6E0brvb2eLWEdPt9fBHvJJJuczfzu54Ltvpf9zHnst2WoWNlg27PzM66OCF
        SRxWJgGbFiUF+vE57V8X0HBC8P2VthMG7kLFRSSRvFxn6yZ5WSUF1XmtmH7s4Wyz5tfgdsHGUNsIC9rwxSiggGeGDT8N+DN3dwyukQv6JM4q9uZ/eP7Lhx/+
        1EFxVmFtM8JkV2ebSdYxbhS8cG2I5H1uBWGALpdiupfW0t72Fn76mtsTr5E+1orS15qEIxtwdG73wWeYoOpuiH3pSVH6VSEMU77KfA94xY3GuxE8bqNxA6K3
        8agD8rfwuBDi49RcqK2ItshoSS0uSNPl1rZ1CNgOtzEHMcK2bmRCVVxFHOAdG1F0OF6WuHIbHGqHnYHhpFYSv1Cm+TdywCqgrPBJ23IXQFpcFON5AJdDBGpR
        WYeQDYIRgQec4BNaJa47LgDZgoF5P+PX3WVzWA97e+ii3+Zx7yP+gQgzD77K98pAlWTK4cmJyRD+KO9vbYsv4jCDpkx629+6DchX0+mLrQgbgZ32YeNaDBZd
        gUXwTNrr2mU/0ebXX/jLDI5x18rFgES7xA/bhh+2j+JqiVN3Rcyzs57FsQ4mFLNS4IGViPM5D3ztlV3ihfrWputPiSXgyB7zJgyRMKYybDA5fwgVYwOFKANX
        8vjJ+E+gE5BwFHisltuRQG4dzo8MhoiJAAx2KZ8Bgy3HGYwJbVVcZ6l0NH2tlS1oj9ViWHCF3ILjfBFOosP7+RLXQGqHaE2D90QXeJu5vC8C6FNvEc5vNK29
        nTFzwFnTuAE230KlywwOwMi7BbKxB9VQSuyD6Q+NXVEQXsFkBR+cThQA9mfGoa8T64BdwpVZqxthiSO7EKvZG42Ff7vOqe/tzbI/HHc5kXCbgdybZxqxa3Fy
        ALha805owsbQmrSechMjpn0GXuMV23UsG1ZZRvq9F78MkgNFmw7xeZ2HWOcm0SG1bjpkPP3PYFK+d/orRIeUiA4pgxczLvjtl/D22VMPfV+/zTosJLlcbu93
        k8uZonfV5Y/HsFbrhSfhR4mw6RX2YRzsg5k2XyIQ1uxDrU27FPHNCtEuJepnmSlMqsLlgILH3ITuvpsHSKwrOEOq+FqabFaRQsfIw5f4oDcSCMCm4lEUk/E4
        LF6tD+VGm6jGbUm1Yhu2ieR6wHrjSOvO4TnVdHQTQ3/ZhstxMNfH8UjnEjNes9BmjUOWziXQchHLzLn6oHzU9dH3N2WV3iCVWhJrE7FYzd1QjUIJCZcxnNwX
        r2E/JR6wudLd9/zSnTvyrkxTc6Updc8vqMs7GmZ8sqymWAFTVmuYpCqDQlPcGIzDOOvclf7G+lDyUQVqfAMS+AV4GVo/Ce8qinyfH90er5GwruMq5Bt3MAEX
        4s2IijVdCWjo/XaSGczWavPrFmJCrjL+GtHpqHzRQtxWHemOyq9ZCK86aZ1EgnCLYxGO471/b0lIyT8nvhflc1bM+bGPWwRNlsjdGTQsAmFAyQp7xo3HUJ5z
        aPYtzqExivKME18igJP0sJ3NlOph48o10CiopAo5GcJhqKoWhkmmyqQoyvkidzKicoo7ywlcY7Yauo4a7RLZbTBvhMgqZwtaRCQZhxN4VF1yHgZP9aR90R7Q
        QJAcg6eltfEyS5ANdQktGVaijV5oDcIu+pphM9RoVkOSTx+ZLFkds1dj+VDKY+d/FiMoS7a9tHolbBP7MDypqk9uVvsefDYZz1daTYna/qF/PZEcsiRMNsya
        mTn+Q8iiDTjuc5gRmLmfBcNGDMorgYQFO4NrQugvBcLWnaayXXku1ySa0Ugu3WCfwoOXbLBPooJj3jQdTwbTacw4NlGXqktaybJDSTKrxg4n468/1C98Aojy
        1edNCGKYoxOGFcL/S8AIfpmzAfbA5DRGEcQKhRGP6SEqMcjtrFgGsE8PeIJRpdUkHLtlme5HfdOsGj+8pCuY6ozqLTwdHtZl05YBOohydAOsnjwVb7D3o1Qb
        7BmUYxuQY9dLz1lMcNC/+0B+uRztKX3A2gXRgJeeYvHvOUNbUMgIyP3oIybzfDygdK2f6mj9R0sQgBIWXDabm/yy0QbGYNNsMqZGaejV+CwnVBtTyeF4nAA+
        3//Z800JUbR2zmrIA8l0zkovka4RyeRps6HTYPi95fTjOuuUkw6mr32iTfug+drlcBxR4Srpf/xI9iNue5MWTUwN5SkHs73UYgNXc5oj/dLJNxyhIFeb33RA
        RdIOt5u227c6vfOmzbmQabugCcNMdT7YoPlzQpbPEP03ppSKYdTMELUfYU9pZc0UZGWdw8o6UMA3tbUzgqdtWfWOke9+c+3wNdpIjFodTEcPmRibKUEQ3pXE
        rNJhJSMJGj9DVXe3MYi2kmHcau3JNe79PPF1oQDOSjyLlJ2rYXLN30nbIty90X+AU0bAwRj8VcYJk7A9wZqPANgEerxHHzdxPGoiW+sq4xgeaST8S9PcwTD7
        DJE3S3v40ksH2ds7PWdjvNAQPb6svqavuNHX4F1PVUadjuAyyF2WGtKy/Q7hDCpnHNrUfI53GVNFJ6GJRixLHA/yselEv2lmNM3XTIIK412I+rYTZ9vuZoT+
        aJwgzAf64aYP+NPpw5V3wtkO3I4/HV2y+Yp9z87GCpDiKhV9wYwVtHQnrWn9zViNtWipJgQHcStJWrihklarqZSYg0W/zQN4ys7baLIvfP6OxV7yNrVMTet4
        wtDLljkygbgScUpGfDk6xOEmi0T25w1JkcKsCOuaRCKcFXNb2y1sFpq9nYoM3ujc4ayU2Tn1lehUyK6LiglX9nUIY8S9Km40oEh2JcJDwNYGBGcgbXiJK0AQ
        ccss3WWx7gi2q+KTypXtLgRKo/+S2xpAZ7l1jFiBvIRsvYRsvYSwqmGkgQXXWUWyzo3XXePEEbz4ySh9+pORijvINjEatEeJ7Pgx+oku/fTt6SBOAlruMU7G
        gc4yZNcgvMb4LO3DBeHVD9N9FlOLNkoks2767bNf+bSX/t0Zjsmi2H+HcOorBzXaJIjYZ+r98gnaL2vpkx/GrtkTs25DV+ueHzPxrz4IMf4tGcxW1GicIHKB
        tTPpg+QW23kygH12Ug1gn71Y9RFsJPBW1W9Mqovpv8kdyUgjvii7osmZ6ATBif7IlMhzlg2CiauIjppU32wS45VWQiumSesgt32Nds1srEYP524RpTPalYnC
        oq9i1EfbocqoDrqOmy1aT6OzTfyXjKqL6ImLbkdLR9UE/m6llgJ6+2ACRP3Sbct61wc7szq4IUuMzF3QHgpFQPjDxZiMsm0kzus48I+TjDo4WFNSFLxRRFwE
        jTfgG0hfB+4vRr8F9gBODCWpCBwRsz445LBAKToITFyiNdbhHEdzIbMsNvDetZU9moDAmx6rXTv7kBt91kxGkziziOem5ga6TeXtlUdpAIFtMK40ujSry1Hu
        KANQiP2gu8AaBWAygiVaTl1bw5HMsacQWckQcHW2qrQzcefq4ybE1C9YCOa5lu88xXdeyd25Yq31HKTdQ2utEyz1njS+ZK01fkOff4fOP8vntBNZSWWjcYCv
        EI49uWyDfVBfnbISwhJNecs6bSWltdYRffWSBVu5J3QtZ6wkQlph+e2slfhrrWP66lUrKa+1ntZPnrOSfklj/iThKtlyVxGaHNZ5wPsZrdGNfhrzSHgiRGwr
        Esc9KtuD/2R8eQoR1KhapS5XZU3dLyOwVTn64ew1zWSZWjXbvFW2cNhAqmXPaAlBGZgXgcj6Ya0qTWLnZG4oN9/C7nTZjq1KLUkd7eY5PeJiPfDctucJGxtt
        thjG/N5Kl0aScyJQlQagvMBJ9hTKo268AuURF6bAoCxxddzF8QQfT7q0ZDCyD9rzd9qyo1Y8Gi974xttAfG9k4b+4Eq1opWsUMvUCrWS+JIWbqhl87baRvTb
        MP5p0CKDAmIXayxXqyFak5iIGNQa4Q+Uy/F3K9YE7W3spgf9kQt3MIsDBpgy/iCcjyGgARzuXjAZ9qOv2GyM0Fm9yzuniPAOtgIC7+UbWI3T9LBFjgEjGAkW
        4xgtxlGWoVCrxpiQGkOX6+BDAipG8WKAPXlCW2j3AXWNoQgQWjIjBq9l0pAnbFQNRIdAH43xSQL8dBH+bm/IR3cAc+LuBP5ubbSbwjiUg8eMKZg4XXy7PAkD
        pzaOHSVcT38L0C+NTV+GeBNXbDQdWrx9HAp3rXWUTyVsr9M0RWAZ6YCcFcR8EORNKDMR1ExLZBntJ9S6JnDYLE36MqVana0ht5qyTSc6PostIsfOEx5FGGGV
        +vgSa9qXARd+Mhl9FHiw/eitjSzB9+lnaec6nMQbLESEHAXfO7rBiiR0qFp6A8PIRWJqWGo7B7Mln3YEJmqOHYpK09GjNnTpnMOao1lyGBWEDONolkVt1leE
        WV9psXfg5wclWwhrRYXmhXnSZmv7otMyEGwl1N+2L9QU5o+nTTG3qRzZUlmANrg6LIgepaATcrUoIVdncMUu1AG7UBdzIVeLcHZQxXfCizqCzat8O4grCHkd
        iQ+1rwN5+SoAfg7443DadLWzgsQpfi8RGxHEJgGMlNtdLYN0HoM/7xI97v5qRXpc0T0ew38dqARTMJojZGhFAoaFjtnAMZrpo36XGbyBsWGFOzcLyt4KulZk
        CisepW0INBJIfILzMYXledH8ZZp5kiFUcOKyG1mFA+5MqIug62LKMcDGcBHQjKsmgGb6IJEDvShUkQdEM5pJNICJjmrByBGUvex0yIYMj9li5cAClXEtULlU
        0/DJPBoeppxtQtWDpaNInWiTEImTyGRc+dR+Vz4148qnXnPkU+cc+dRZRz51xpFPsRSDPnWKSk6sm/sUUqC2P8KcA8qD5nS0V5PZMyYH6vm/Tc0zdBHoIM1n
        nodggwX03z/9m5+GVGMMDAJT65n4J32En+9vC0IyueVLf/OlX8UrSfZKKAH2ahxgT6wLiBkSMgBuCMSCwQ0hBGtREoYLfJefi6xnt40LzhY6omVIBLIM5hYH
        EahChwm/MitZQ/h3k748YCWQbU9BkbzW2s6KDTU1NxCIOPkAi5GR5WxcwXpiV9lmm4pMD1LFgmKjwUes9Cztvt8AoegQkoVPooiCk2xAOYbmFEa7msKO20of
        IQZa0oBFy3NC8ctEJr5KROIrRSI+KQLxCZGHKxGH10UaPiDC8H6RhfdJ2yORhJdEEB6wVoSag0lmaTfDNXtvuSGXGBD7mA2vGomix8qlRzhXusU2/eN0S4Td
        Ju4csLF6TMChsUjlqLeUV+x8UxQ7T/87Xyt2zkClI/YyvVpUqtU7IWuIXOy3U3MNkwPmroGbqw/hsLErcWG4QaOZ9qMX0D4jkEQA60B6zgoxTO1eogoaDZrX
        Ag3R1NyQGxe5AfStEBmnYPriIIrtRWL/ihzxvuSIZ+B0BDgdUWs4EgPWgUlTGVZAsPpwEHYeas6SqDnLeei00uMulIoftyz/QzYMiA3t28JnwToeRzqL1vHg
        0lkdxiYmOCmEnNauMfyLgkeNCQcsGxqHKT7bFFtcboe5LJU3Jw6crNhPy4bomU8OmNB/0knTlEjLR02xiXoKRB9+uCsJaLA4DOiHYNlcgGU+NJ+0Vp+C0XKR
        KRlT+fTpJk48OjmAE5dOZnAS0MldSDVF5c3QxlK5HSAzxxa56TEOF0RHQUbhH5isQmUr7C04SARwjv+Nw40cwlpCS9PhZg76zJGxcbgTh7twuAeH+3DYgwO1
        hY4P8nE/Hx/h4wE+fpyPB/n4GB+bfPwUH4/w8QlTxkhGKPoPDgLsBm19UJBZhi+DlZiRXiHBkSD227OWA8Svn6bbxxE0Kfwt03T2asMea8IQe27YM9v0wHXs
        2eZMp1OiEYeHA7sfEOAw7rPEsMpixTGhi19lM3IDbrbvwhnr4HcmBLzCmjuwappOnZ1a3DIzc79yUuM9DVpJHyXUJ8YlMHCe9Z3qHotNnNsGEjBrPZx4s5Bd
        KXu2rbCfjQs0tOYzSX/GaPkPbAeQqMIzEHhueuDZxG/F7pZcfBDU0KlA9WfPOfl3ZlsAl1ZSUv4sWLwWErDNNluKyLXZ1myMWmDGXWy/4s3iR28WiZdaiZc9
        Tbdnw7gjQIWpPAz29Y2jG3LZP6euJcKw3Wf+ycr/tLvdcFy2L/jBnNRyF/thUjtoFGaTaisJVPVR0GmtxGkhVxR1jLgzmIy5s3C7mlXVFqwkZmkMnGaT2l1Q
        oVy0mkmtmXQiXd5KWKt0KOn5JPXQa/edBqrcmSnvcFLJDXCNRiFoUSvQht6G6qFhc2iwCFHNUtOCJk7Lsy2iwWgP6XzqNjarC5vAo6q45TPXfeOX+z7zF9fM
        7oj7YFnQJuMIKRNhkGvi1vaLnUxAbm4CUouweKe5BeU1E/cwIXKiz+b6YBM1O5eYrDc/x1y8LufekwzMxQaNCxUmwwgBRUvhJCJ4KCiXhhVMZrnVbOJ2E4BS
        6fAwMMHNGnJ8NnY6jaI13O5SaRPvM50f/c5prh8s/O3NVdE5rUC8WdlgE4pSwQabsJcKN0gAiQ32etibbACWVv4GexLGJrC2NWDsOiTJB5C6xMbGYihLMv6Y
        4kZKENXcYG8Pv+PaPq1QD6Zcp33WIBPBs2knS+uSCsvrkiqLwZJIZHYe4gwWRAJR2IkzQQyeFvIZSU14zB4WBia9hOl/CzqY4yxA5NqJAp7EYQqH9R3pgmhJ
        3fSIqf1J3OigKe4oUgHEDh68xhUipaNFaM8r1gKRiPizqFoOfnty5725c1ead8Cd1lWDPsehzgbW3DqTWifqLHmMmqkbiXtnbOkZ/ZaU9H1lsXmVYhUR0klM
        c1Q6amJiRR9lI+I+8YKC/ZRn7U3ZRarOKqJhYN6ZBSqVmCX9gRagmbkwdU5H9R2yM5ypCk8qW56E3aj+pCOfhGqLPxfgc95wrloE00GMhx2N2NSipH2V6xFn
        tVuUhDxOKuQlqh96N9szLXzIVSbkTaZ20+lcm+xDUNbW+OXHF9wIoYELoRLxxFiO1e4G67gAqAi6V4ZaBK6TkPsCzvG4ocrrOO3VaV9vRkb488a8/I+nacTc
        eyueoV1mOkZYOZMstvdrXyFZGZtZpuO75t+uIlK4g6j4696g8RYdJqJ9Zvh5k823Ik/MuKKfiQ39ATvdezc28b3KbiQW14lEsMrZRrOkZagEWzfg1nu0pbqJ
        PA4rDSN9du+7MH1tdykJasrxtSztFm8hfwq31LpebJgRmdPqZILgNBCxpR3KDQ47ATIAv2F4D3lOsMfO3JlAiUQTxlzpA7fczeGQjZc0QusTfaH1obnSIF3f
        WcpFrHTzMhb3maR3nsx1GIA5m/Cgy4aDG3jJMoxmyreUSRtUuUVAXJlFKB25iW1JhYTLm82k2GTT4l+3k2A2QTrYUBUI2wegDgq5ykL+oZXQZluFdCT3UwGx
        DOinQisJaculzRl79KwqYVMOZ7PPVBFflG62mnGJiBtYLz5nJbXcakG8qc5qAfjTHktrI8QLFgIEITJV0nMDryx7NiliamZB0cw2FQyF7Vyz2PGPmmW2Egud
        pwOtZZzRoSi9d5r0GHXcYmPGYquFjnePIltSSjXEv8zCQBWP0MECLaX7Z1JdnFPXQv+gcBOhM+KF4irXLQ4B0cOLPkQSu+voW09XchNfembzFfsfT39Y3ZXU
        tmJIqtdiuhd50sw9mRrX8bPX7crRTLfs3gpAiViZgvi+yPIlZnVZ7swIkQR6VcRmaX0oxSwN/ge9kjSvL5c0D3dFaMDSNXDGNgrIKyPIczjfj95WXdlkecuN
        hBIO/9i3wr2V+zt7ARZTcC9hdOoFIZgnk2izeiDp3Z4UGnFxc7CZcMYTIOLvfTLp2zy178Gktvmq/ZvNB5L+fSraHD2QDGxPKo14kNZxH8eHTsd/EYmh7o6r
        sHsyGY/HdcL+ypHzIVXLrAZmogfiYeU+ETc2V+Ma/fVkGJFlez30nHooGaHCvDEpsaHV5tID1MTgJ537aRbh3zhz0o5eNl3VE26O9j9OHQneUyauFnJ8DOIQ
        OE1seMrlfHRlxW9v6no77gn1eZBSvVRREj1OHcHpvs3XPKyihx6/O3F3QtKGzRX7X+NJKsZ/8YmH8IjzYNwjvqNcyVIlVEBgdmh7TDxtcOstfWQjPJ0+o8BU
        R9ncbCAPpFCngo4bdKOKHb9sDnOUaNyVx6DG50vE4HafRFNV7SEMJ2yGBlWNhpLGc/QnOf6X4HcaDYTExORiOG8oO5sd6341AAYoazPV17s9Oye+Y7h9weng
        zOivTd7YOW648rYKusTPhPBlHtzNbIfQrjGrl+BdJq4+b+LwghnmH9bHSDf8t2BT2R/uU/O7Uwup/RU4Ee+VYQzQJHM4q6xImA6dvaHst1870/kYQUStAxG1
        PER4Ozl3VMLZZwERXg4iwriGWL5KwJfdfGFTX75Wq5wW9iQbAiEoSlUdyOTXPFqzNue0sdj2OzOZlhj6sOyNUCj4YrJjDedoxrmBQ4BDhN0YfkOEfCyNfCyR
        HBKOJfQzY86FzkkgUQfB7dbZZ039ywH8chqu3kfMaTqeZLNYB9KDmBNt/wli9FH5FEx/HJa2cJLkJyCPcTiTexXXxyGWcVabfwWpDD3/ZSSQoPIFU/InnzCR
        VVmHy6LnPgcqLf3ei3D+omPbPLvAYkkfUswgHWYZl9dRyFUhhjPSv/06jLvd1NMZD87nXmhohzIMSduhrOsrVfkKLL+N9OWXnvkuVc1b5I+m2m+i2le/jvGq
        wZAWSyN6fYfIsMsh8vU/cwafETs92i+yDzlwqzAxUQEOEQ51GLkZKhJ2rdZO0GpIZCBTm+aweXrIXkI+hIs24iRcBJ8hCBdtVYBw0QadjPQoHqdHkTyvtqpA
        uGhDqlgW76KS+BOxywboa1vxlmdp4aKDMBG0hZ1pOMU91oeG9lr3a2d1WL/0ibN6HzurD1A5OR0Pauqvt71k9kpW2LLFjgMyP+1YFhbBEtG28XAHlnjCG3rC
        RzgHkRle8LvfxLuYVX4zjMdTT2IBRdPxRbw8Cd6xQIGmsYlX6Ddq98VIB6KN+mvc9j1dbvWSFVJC8BH5SITVAF0gPNxNyHwA0/oa8ICLgkABRRBXIKhG/Ly4
        IU+zqQzGr2fCSB/ZH8VKmzWNpkm8jJUaY1qpEWulRiLcSuLlqWPvmS7aGKYOTz+G2gZQywuo5VvPm1THN7/+f1JdSZu2PvssaOu2zGQHskCBNp0ndHm0I1Vx
        cyKhZ5uJ36KNotzq6IebNL65p3OK4+BwkvslgCSqyKkdg/n1Bfn6ZhXcHsK5xCQKusrSG6ZMs3LuH8wEqSyqc39v0v8JyiSCPAeZkGMzKUEWVsUZ0bZV+SEA
        BQyXUqFeA/1huhd0AknSt+lR2g2aSZnYhVbIEXZ0NPgt9VVbbvzneGgTxGKQtSXBlge/+xuf6g+/7N6+lfp01xMfvf21Zu2Xd4hOuNxlM0pjNitv+fm3/Pxb
        ZVaLBdNdAji3/V2wJG6uFRhP6oQnkihNvLtgWIVrgTlhmPvJwysQ37USEW7OYipwRgcf7EFri/++vrdd/PufvZoGwmvC6wqeti3I9UqdVg1QK4mi/recgsRA
        po4e5KAYhXODM0X7Tg+T1hFub0kmwGcjOLqaWGvdQ8XoWusuhEn5gb0rHsHJzJ5d8Tj9AOuF7XRsWMmY/NyvxrCBE/06Jo+hmio9djMdG7Dxn2uYWhri4sKO
        FQorXoZ6bKJ0IyhoYhQw3GTD4h7lbbBvlsVGXWEv0JuI7vyH57/8wP/75f/0+W8j/CN1otTIZlCzH+mLj0WJmhtBrMo7dIT7cUS3J2zToIX3vRe//GksXFTk
        xwl/oV9xxmosciD+N9Bsi1rX1Xogkx6wGDej1S/oVmOFf+6JId3kazpNjrjJr81vstlu8jUaV/SLD0EIoxekD0tUjNQlu5W5W7oiHYs+mknieuCWw+SwYvXZ
        iKSt3K3Gd7NaG2jxYThWTMzHZTLopcz1wBdXBU9cFVgn58HcoQ5YmYCRDjazulLYzOpqGTYzDstdomIM+1Zdxdi36iqRAP28fdUhPbgUrFxdXSq8W6gaGDmD
        Cg87awMi0wjjyG5DjMJNIO0pQeGTgsIVoXBG++sRZc+lllao0YLKh/RW1w9BRwJxr5NLBlVFgvm77/qFD969Awnm+V6UiZ6SeaKO+cZlHjW/K1HBis3mr7QV
        IzdSp4yfSoxdakXeFnx31+W/zF0Gv5Kdnf2hcaMydu12NkmTX3C7mwxke4mZuxfRnMhCeF8l/2gHD7mHkxKh1fNgQ3QojwwFSvdIfdHSn2alC+Q3562cYKa/
        C2lSg4Ic0iyrINdYoOESxP3uPLmRS5gxhIalLJg7h0/LGp/OYvOahf4FZ0XIe+YjTbcJjp4VB61cpxH1gIOyZ0gTmRkgdyBk2Q+Y83AJnIkl0C9Lo1+WRn97
        abhIWj4E/Efc2hDQpd0G+SGGGYD8UAfkTQF5U0DeFJDv197fDPJI6GRvE5DfJCC/nkAeWTbgcUfNo9LZTnNBv9xMO/1CH0DM3d137bjzzp//4L/pQDr7XYbU
        /Bq39xjMPzx2+aspsVKjVQRfxZp2+auxByJ/Zz9o8ov5Dvgg6uzF6EhERb7PoboIqhGDigL6d5E8VNOegHqYexEOwESExnfHFoob4klEQNxGW04vHOVtFJsI
        5fai7x5eWEtYuxfRVxoorkD0SYm+0ovoKyMoJpmqBIJwUdTxIubLb9OMVsW2DNPmpOHKjX7NjCvtWCPQ2PDdX8+F+zGgOil2rgnkCs3Ea6nio1BtQdNnQK3i
        QilZEG1XoQVVm8QRITKumCPsnE25qg7jFYg78WYRy9WHeIw2fyK1Sm+C1PKE1CrMwngIZ64mtTxWRYIsKQip5XIfIMGnu26rKatEkhRDNsqprFTQBLDYbQR2
        zTpmWBhwbZ5mMTDTQ1lQve0RxMAHMg0GR0HzhdkpADbYIa1JtXDyHIGQdrU+qiV26juIZaIsGJR44GQt9hQe157CzGMw29EPtqORVmjvRGxF2jGH1KAErRuE
        3uEiKibBhQ1K2rVBxKBDsrlhbFyD+GxERT+4sEHVABc2qJaDC2snjB6RhNFDnd1MBzKd4JQhiG7Sx9FNItipAl77+IZEN+mTT/TpddLH0U36utL89mXRTfqi
        CDUa8SUw7pdt8JLwFdO24DOuvd5ZdaXlMx9jrxrkCIDnEAL9Mdh1KfatHOKlEe0gXuJsIXQm3nNWmQRzBmCOkOviMAdS1dUwhzLxAFowCCFIY/m3izNzFiX0
        uCYLp4l/bQun7Rbsn1rKzOFnAj36hS0dlEGgF/4727Y+5O7h3k7tTELkT2VemyO3fIF4Y6xwHwVWeJhFBrExGLmeh1iXNu07ys8R71igbOyQWExIs9qCFgH6
        b6H/kPUs2n/sOo7uvyODwP3nXhPd7uCyAAoepjAyEgUMgibj2wzNLFCID9UAxIQ21CcQdVJ7o1llUzvMN9EOW9pBXIMtX7d1i4rQTXhsmSDzYNN22OJU61YL
        8xEAjbWoVRb9JhJzwITZamFBhhyuIXzRsu0MBFUWFi/oTEpHOw5xSQF6aidnBICpsIhvmkU7xVplFuYSFvXWRm99nb90QW9BBvi6tyiTAJ2yiB0V/Oa38ZuF
        cxNaFg9aFmfBqBOGc3L2D3s67XM+Sa3LK58Bta0WN9SShoqtSE6pY4k2xhbVj42ecfjH7MuAaxjwQLdDz3aIyzCn8y+wiDP8lmuWMLKntb9OACHO+zI2V/ks
        Sng4QlSELB4DckOXCQnm8kPb6bfMuJp+72++YsdR6sW+xGmvTwuuoNMX2Z1/CvKRYNJ6H4uAAx0ueMbK4ujbTR0ZnsMFH8CLpzisO8KT+njzFASXAWe07UHe
        9W9zPH/OaFvD76exGQSc0Zadgs4gs61kD6jgvR9AMBpwBt0S7p/TeQFehQA0QEZd3hleX6YICV/XoFRlUCCuqmpxVZSaMhTOW6jvm6gPIiyuTTlI7MXk3+sL
        Jws54eSS9Z9B/SKRlC+42RckjUGh41uFwyTEkjwhiDaf+QcidyL2Wmi+f8NUErKBQ0fDUBwyZGIle9iwBZKfq8x9QEGljcZDKHs3Gg/qePocV78sUfcrEnWf
        MMNdVPRcZX4QwfY3Gh9QnIruTije11p3SNa527Ba11o3I6A/7WgRZ5dgK2s//PWaFe1xAeZnzZ1I5kt7KWL/I91ZekJ6MLACNos9KO+LO0ZPbVujc9cIv6YG
        Vhl3JENwICkjMKC2lApAQhG8EmsA5bKlembZwso7JO8feGjTrVuVpa+Mu67LW4RBT8lc0Q8+smLHdf3/5nhmCLf+Hc2k9MzjyWDq3JOere5Kz/1xNJ0ghVRS
        Qe6oOtFpmSRm/f8h9lynf7D5snufZcRbYyqrRY/ce/UvXfm9Db/8E7PNFu+mHprrbfnYjT9N//78mo7hXRN01JarPveJ/7lW+zDd/9f8xO/h/pZfvWzw/jv/
        7F9eI96BsLihoqkGU/8X80YeNYIion/aCgEaRD8TnyKh986K5ZpIUY6xnmGi0cLpQYjqmty8Apg8H+fUfNjkHepYnm26FTlviQNXXvSX/OImAtoB5CMaxNW2
        tonV6YeOdxCtJV9jqVv77m2NxMv4Mnp6RyMpZHOwKT8H3uJzwKYfbb4OExB2JqCJmP90ebMMfFKhkW+DS3E2qTaJloYpQQRzA5iytGRigiUmJlhiYoLuiUmQ
        t4omv9Kiz//c/cbdNPdfmG12tiM2ZfCIxMamDPKBASmQNsjN4vxZhYlmSIuykAHw9mtuFU8XanAhJ7/tyHIxNq0kwn6PPlInIWNsCoEfPU3HAfi9zxIh5bd7
        eWs82F5v7dvnrplttS0tAU2dLb8AbO1teeDElz4w9XNXdM2Z/8zjBBCdyjE9aN0mokD/ANNTZMHzzcO3PDXzE2xO6Wedm6LOqUGR2w6wI3/0PMPPpECaEkjj
        MJ1F8DHVlgixL/vo0E/RWIN3KdAImvcQ1PzA3JXUU/ue9Nh/IrgZBleH3zbtxC/t+4O4D6IsBJlYbOZgJWRY6YVhierVsBK2GOHS6iAMkC1otvnc8iv75x5/
        0Lz02dkt//tVfg3A0pzd8pM/zfD0LLx6e5tJ36waBGGEOuiyd1YN47IfTpDAAPzflodLn/rIw+Z/ffvslhd7/nSAAIxe3/JTP63hrg2adBdc3ywNIJN5DFOQ
        1TRpK+Y5pnOIyrLRTWmWFbLUzZh3twcAmfCwYmaTsEnIDdaWFepsSfUxgNImwaJpglCVfSaUzbUb03ROa0huE20gEoBK4v5OoyQS6BRKYoxOoiSe7wTK2gZE
        XhhAxr9jKC0IJ9pYa3CrhIpuJcEh4sk3PfIn943+Uf8WjhTiHiK027lDTPeyzf9LqfXYX1x1GyHe9vluFnyVVU+TCA7aQ34+NXexPSvkR+BCQoiSCgTpBcJV
        Hi6onxy5HTInFbThgbj1Cl4IYGBEe40D+1u7BTmWzTdbQD1l1NAD/FxB8gJYQcHuD5IojJ3FI81fTHrwTXwuKfOnCSeWeJBjC/j6WkS/6QROuX1XmdfCfpDO
        5UNblr/vY1/8L5NniXb1DuH+XYLDZ2dZtGARWJRlRyTKmCpNshmi1boDFt2HVM+hLY8ewr9/okoiFR5CqxEtEG82aT3oGjtLmV6FdmSAo0TJXg6s59L5UXM6
        +r9sjPDNKacQHEA0jdgKJUm5JUSKMqPfdPBTXWA0irlPAcieAQThIGqSyu1y+6a4EEqX6f3aLBicgRXiEl0DVNqzMLFqPgrdubKbIQcSL3TZ2TJ7M4CMXkR0
        /5pt23sdib8HR3mxsjWgD/FYCobLVw0Ylp4gWuZXzbYUyZu07ikjHpuy0u+8+Gef9tNXX5bAB/kXru08V4YJPoeJ9+D0SfjLA4FTQDEDWthjAVtJwYvX4byo
        FmdcB2uPcAfUYuClTiCIYJqpvQKyvoLWY++1Imt1XfZoo56GLF1gq2T2STF3xjC+CKbhHcIZvIn2okLCoaO12+gBb7l1A+w3J60bY3aOuwntJC7fsG/m9Coe
        BnVK/NJWAirXWRNguSBc4ZbSUU13RW/l25Bv4JcokojmBsDBE19fZYWRjpPH5kgD0b8Kv+FbRdFtn2ybe+hIeRwdj604IHWgs1M8QfB0ZIMOVxt0rDbvF4uM
        X4Ehxipjj9hf3Bez2cY9sLqYtO6CkcUK+w4EDlxt3k4cCz25AxYcq4zbYNgxad0s9hjvE/OMm1j/wNIm0aQUOuGns7B5MNUYjgOi7Yt5Bo3D/orapZx6Elpb
        NOkwK6lPI4rjM0ntcaS+VjVO9Gm3oxPckoQNtJUYOBFpEuWb1LpUEj3dKokaVBKFXWxAllNJ9HSrJHqWUEkUoJJg5VAh/caLv/ZptPmlr375sE/9h0GThAeA
        j2ABPoJl7SNY6cQTSGrPdnkmqyIH9fJ3SXEdPF59VRP7voKEEi5LKGFO8exmxn417SHoL9SQQMYGFGqx67g4qAYS3zlA7suIoYItonNWPhzhzhIjH+J4j1v6
        Pjjeo7AQOscmPk1Lm/icA+dK4LHPEvh4yBIAedASCJmxBEReYxOeFcgixnEoD1hiwvMJSwDxdy2BxMcsAcWDlsDix62YpaFssAS7E9xUOEzg8Ults/QQ2xlF
        jFPT1z7aBrX6EqCWwWcGcq6AXCipxqhFV8KH7UqrhNlC4ih24DEgPPUweBeBpoDw1BP/OLb4HhGL77pEEodvRgThqSehoT341bFMW2Jrl8VEPDef6CWv+vCh
        fru6p/ghR0uVRpEEZBGpEjEOo6CMKoeTDpEqApfKXB9+ixKW3fXjnNixucQgUq13cYlSn+qjn/7eTOo4DOEwrPqzQI7RpvyzDaXr7V+8rgGokFDDCA6DkFP9
        g6kadHeE3xTBlRLRIhV1hbbJXTw5qIZRDKlBFL1UF1WKxs2d1f8nfSzWe1T1ibQxgDrMZF8jM/M16mVp46MoWe7aSti7ym2xPbGLRwLowExdgDbByyZMKgK2
        JKioCn6yoYpzWBvXbV3Nfn4i8YJwzJlnwkDNSLxWktkkuyIF9TJtHCwXEOkYFIQDJRxoJdA4jlb8vYkawbEQNQ6PExhwzCbEuVWEvNXVlIgYqbRAkiWh0gxn
        zljcF2PxCGRyBOUhjMXZbHy+5BAbM8QKIrak/wtoc7edd8DkHxtyFNHSojbkMNmIfUGNprU3tXLmKLeUjeHUzt24lf1NOhraENHkZAzhFgVi0YTAETNJ34Vv
        FyxpMKPg1ksdlVebfi5vufj3n/hD53O/9Lbbt9LFlu9/8aWXvnPrDawM7jBzXl4gArvxLc0vfvcH1297agNjcHPL3zzS3PA/vX35tTuAvcvKiJ4j0uIXk7G2
        V4pJHKsa2yk8K1Q5JmIPPZrpd3XwicTPRwHMuSL6n4TUPic9hgWck5POFqB6y1fFUnSaFq81b1IgKsekEOHNjnjshQe2in3zvAw2/SYk0/S2M4eQHbTgXxd5
        YLkzEukTqT+vUppzXoKshy7IsixoyJKPwc9Yt8mfbQGFgVSl9zGjHnJMGTRy7a7DOJ/gLQbsUYFFU6WTWeRdoPnGGUCzzGdlEUO3fR/fcVvZyk8rJO/0XHLe
        mSibOc+4wuJOcl3+fTRbzuHEy2tYnLYwBrOF9Mz4rP0oWtA9a3BVhPKle/nbzOS1Ehu4xkUNrp5KyNr9bNZsnjVoNX98syYfUzJ4TmfWPJk1j2ctb2pnqnL+
        wsRqXcQpxhYFC7rYUUnAq8Np5vwm0HW7yfpZ8PNNjLSPl324d2KyfdalOsDxswy99psYB0fGwcX3ufeOHhG42Yra2J3NHFVcuN2Cd/NFaYS1A5+UoA3YHpQi
        BGS8EbktodBbWutMnA/gAOZuLdkEsDthA8BQJ+Irmtv3XVYUcS99DATkK+6b7Kcn/WT1eK9W2vWKigzquxb7C2VDXYDIjO553ZaIjIsw9cC5yHCU2FBlJE5c
        1Fh2nGWrltFlgAlAwLQFcNBxefKxXwGDFyEKgKwp5AURsLQO3mtaWhfiUzz0hBWLWOuI5jwL4WXEqBHmgw5gF6rD4psYl1DGpQaY53EJ9bj0QBxCrekhBltk
        Pc2khvmHS1Qk8w/ZW4jGUz/iYimPPnJKwZwvbu6BYijG1PcJh36XuNXeISzrzeJWe5P4024X7h2+tp742hbE19YXX1tXfG0D8bU1N9hwsi0J818W5n9Mgr6r
        jQZUlOPwnxsV9dvPGe2MjTk/MPChOYE653xDeuovmLEddlx4od1r600flam1ZGrhhUXfDv8udHr32nu0H15TpxVzDhHdaR0iGnNYNW5vwAEIHoR9zKooCAn6
        4sBGhFDLwFO+hL48lIzQC8NqZEcjQdnYgVd9MI+IVI/454iAA68IxAnoh3QHhu2sU8Q6NVebROCDVzKJp0fwhkCf19leQc4n6XxSn69nvl/Ot9H5Nn1+E53f
        xGd3xGOK3Svuw2wGagyWjSxjhuAWluHslYtM9m1hHBEhw22RHexz1XDeAG+42wBvNye/o+1xWDz2wsTfmcBnEjk73sW+zhysIPN40/40NFkwLZBZg2KeTlhc
        qUClTCdmNr2s8m7PNZCXvgglNQ3HPikwlymByQqQuDis2o45thw7bsocliX20yccDqFVlIHgCFAjnQhQZjsCVFLUMaDK75UMhJ0YUCYcBVX5esSAKqQj09Fv
        cP7oEVo7yJeJIdh3h8Lh+gZRBWY69//x9i5gdlxXmWjtXXXq1Dl1HnX6ebpPy95VkaNWbGGFOJIsO3FXY8mS/BLgCYYJc/2QfU23YaxHjLkoajlqC31gwMNN
        GNsxpPt0QA6xIAS4CQyeyBmGcUISDJc7X2YYcp3JAwMBPIRHIJZ917/WrsdpdctObiCKu+rUc9fea6+99tpr/f84/9mLbCiunhDVE4/BJgvn444gR41TNdFP
        mGtxN33pAez/48G98QTd8+AD++IhtFmwJx52reloWkDAaJoRgZb6eYaWavHX7m0qIfqzCnBsF+dUtdLuvUDf11HcgwwH8RSLMglrF1dMmk5W3ZN42OTTyYY8
        j7CKdENT3WU2lJAnDgIxcwj3tuOqO5OLS+T0uQcs3reXIXdfpnYNqDM0qB9wIhgZTjRTNsNMjpjd9fyC3PUKyVHAXeeV6vW4g1t3kn/PnbEFDA2vNU69hjIK
        SWOpmFOlYk6tV0xVLqZTugvFnFqjmCHNMMtFnApN77XUoBosXK9UuN5rLlyvVLjemoXrDRSuh0dMFQ0+RefzHz2EmnFmDNPDMkhYQOJDG/BNoW+A74GRyRpA
        JguQRz/YF7AoAXcDIJ9Z7EzvSmaymrqSKawmr9SReDlD9AnfhLjG33N4F4TX+LzgzsMRFJZVVxhdtjFADIoHuBiMRICQgTZ4RMmoBagZM8pr5szlTePJWaWB
        sAI/5WY6fwGcaDr/6AXPA6aG+jgTiSuLj8wUn1D0aheUGxyeiAvbrJ11nwQgIQ1qFGQtxU4ppm/wyu/ixtNhaF8NuJsnR732gqaxq3LU5slISBbnGYWcZ9Sk
        7fRc3LAhLNXCV2s0PLVNnX4JyUJfKqhFNEdBuHBfeelkXBvMXVMgNwzSL/z5J36tGreYs8D6spxVvtZXe84LeI64v1qIfGinfsz0RFV44mEd0N4L4j5uiqOw
        mRNK/xQGjeoW5ycVqHS3OA9jRaIKeKGYsasXEedSBSgEvBFw6Svcdj/pT7r6HYB12OIcIb1chZvZweZeIde9p1QIBiqfmUf5YmdgMQLE6BgB/PRFKuFcQRHD
        ReVMWCyPTGKzJ+6lv77YST/rpIg10QnDt8FNF5xruFQdPv13+Mjth46w0xReUslX2GqC2b/9+Cf+w399eMN2PW2CjIyJRnmQiSFGqI5lwS56VJCuHI+E66oO
        l9zElXqH7EdX6v0MXAARSxCTwvAFJpij76/FAIQ2cySEyegFZI+vT+ppMM/spEAi5KTXNu3pObCRRrTn4SzZ4HUwjtYjeJOc6L3qXKONzyyHq48j2z8NjgBk
        8MihQ0jWkGtZNrtm4nYagd9IEvLwe7k9Jkx3OemuF9NzS1OlV+Lix6LwjD2+dHz/Yjx6rnGc0zuK/2iI/dILINVC1UJsqa6FAEGZyWXTfYxm6iVgJfbejw16
        70dtQsHYoPd+bNB7P7Z+QoEAtOyAASaQ+3ULtz8TM6nh1UJwuCNucxD5ebkH49btX7NufweLAVyHqbqOka9Kvnwkocx+6rFHpE7WqZLtcYCxvn3GOBbYRJVs
        PnrAw49f+AE75AGMY0jznzpMvmu/96tf+/jFP/QLisGelp79i4e++qnPLwgKqKQHRx/M5iIbZ2h/5YlkYt02pjqbuBbKn4a3Zw5AuU5ko116564mbLyJl7Rg
        7bjA2qmnLmPtCFo2kHcMwLMPM+ZCKZS8Fv2Fu/LeZIJ3kqm7vKNmqpI//MVrlvhE2PBtujMPVyokE/UJEhkTSa2rUuXdfTBxop+jGe0uXllkrgOQ09doeJ0U
        +hQqlNMzzq6SGvl5UXS7kKRhVZ0vlEPjAG8hXcY8pUdFRo5g9U+0F20e4EgPBpF8jGGHwHOQ6r0kbaKMzmbhxTX5qVayuMooPdBUlhVyFUHHrekGIFI6zM/B
        qG/CC5cTmN5Lu78PgsN7aKeOMDPgCKXHTbSNSVSZUDXhEnbhlkm/SO8ImMADTIWd9FOPZ/wdOOpvJv3LH3kgDtYUs79xSOi/9MVPfJ177idd+ey1Sn7Jq5f8
        K4/bko9JyY8fj6TcXGBPyh2sUe5m+vkHv6Fy8/INUlcYJGk6ZhwmE3M8/eBSEHflkEaelhnnWV/LjGIZrgU7qgEOQwF6rWHO2BLszaasxtGVWS5LVU5UhSe5
        arq8HGSXdFeNpqZaLK/Rj83ubdvd57Q9vp+On6Uf6SnmmPgQL7thoMVyG42oP6tlSH2PljH13VoG1Ue0jKoPgxcKHBhYjqPfSxoD8uXql7UM4Ge0DOBPaRnA
        n9QygL9fxzUehzGZszH0XcFioon6hyNqAtc0Ih3X04/Sr4b9VUMPxypXTVIEEIOpD20TTCFwIDpg7hnGVfAisY3RBeinrZMqqAi5YG+Rcl0txdohpbpCrIqt
        YlRMi1HxeqmBS6QCNsr3G/n8KTEqulRZw9HnPNLzAjuMLU11u5x0wS4NxbEAw/Z8w7hY6msYD0t9DcRzbqQNL+U30PZTCCGCDdEQitYGAkBbgJzDUl8Da4NY
        ZeFKaGCNz8NiSiEssHAk/jOUPImQ8yTGEewOFtiQD8xYEjElJGLjnCcRcp5EOBBHEGZ5EmEU4YlOPAKLXvIkRsIrlFrgvJtYcJNijUAK5onj2AcVfUZNcryp
        xVxyIjf8ea2VoEqc1cK6qGRmXySks/ecUxCwMAuECUabAPIaAIGYlFIJKJgSpwT7IzjNhT0JP6vofmhmfooLPApQFuJPVOCs0a8ljb9P6qWY+RZ/WyeqWFbB
        o86D8BGXRhh7NBK6WE9OVAlpXg/eYaE8cL3GLAZlypDReHLzITupeRIFPstrtD9V142j/oJl1mkzmZlirpxgXSz+Jqy955y5ItdORX/nmjZSVHmzn4z1PzrB
        KOWmTbaqppeTlGnSqaSENBNZm+0kVG0I4xGsejwGJ9s99Nxn3bmkQ99ly93m+OiI5pM/Q4/Gij2djfAjAvZYO906ZzqkPv/ezZNDzAyQA9uwmWvYzNCUt81J
        dthsFQIaYeZC5iHUYH/J1EpkSIkH/MRaMXZz0FFjZWBRqxTiCrYPD4txUPQRN0yUekfmLtVwS1fJriAJY3jQNiSE5qfGW3nftZf+2Nh/+8w//DXWupd4kasK
        9MvKnUnUkxrFskTUA4jFLqDfQFlw/XbjOj0LMWsVrrl+/05M+TlqsXLtpz+F/33lGkn9d+lFxRE8s36gx3ka9N+dSaeXVJb6Uu/RP7ims8tEB0uBoHgd95kP
        qcRdWY4FtZwORo/To/t9i2zqS2rYEogkDtIj7+SgKMxoaTi8ifbbCJ1KNIvFePQf6TPI+ODqMtnBj8nBBJWn5gQglasRliDkJzIV4IxTTZoK1yu8FxV0kzak
        Gx5JMvsxD25jzhePYMKqBKBV3s9OtyG8dpgsOpruwV1ihrO2KnFMczBiSaB85H453IYaphiQvVe3YVFppSUOZznxUM1Zi3qm04tRz6TwNcTRw8bEFXeGF6Jc
        eI49aVENOq5SZwBYLDp2qUErthzFEWCJVaiJPXnYgWS4B/mSTu31qSdRMw/vMkMH46FS6LYF0KFmrlIz85o9Y1I/bqpoZgwoCGTqlHOwHKxfDdHj72SQL6rc
        vMWBLp+3tT2TDOUHP+ai9vlEMmyGbHtjD+2NjHtq7yHjor1H0Lj0qnLziCODWhdDQ4edejQqQHzYMSo58xGD55Gi+DmP96j4Ed0F9yZgAeDmuUfcRm3L9xSF
        j056GxbGM2c+3CH1jZio0sgEkG96VDIWxXBb3QYkO7LVUnV/gjGzta9nGvNkFrSwaeHc200D3xNPIKA5KEOqTuP0rZztsACqUnRnGl+EoyQC1N90HhjGQeBj
        DP8HoqtPvTeKaTp34B2Hbj/yA//2h5D/ewXMw2ss4gFN4KZXz4jem0xfaEY0XcyI7C87IWK2AMR/utGXXBQZwZq0uSV5vRmzUZ5+9GU36QGSYvoloClkb37u
        mn58tUCcrf3PXE1Fe/zC5SxGnVsHywmBm141c+OHUiGSVuqCuai1JwEelmk1q1DOpnEdq+aBgjd2NRnSrAchaZDNBDkdNT2mWWibUdzfyFz9rUYbHA7s6j9S
        uPqbhau/ZV39o+zqb5Zc/WRXw7ZmV38dyii6BTV5JG5BLofpKNknU5heanbpx+Z1/MO8bg4hw3sOxwld05xPNuBwk6+ZIPkia2eEpGfYjMKFP8ofcF2zzoVu
        kLgP85Gb6UhCanii6YI/CitNJIMj2GzmgocFj0aZ3YNJRv5WxdTbQtQMsBGRMY5fDXw4+22b8NuS0ibDzV4LKxHg/p05MM7AqzMzjxUN9J8o+lPXbIh+niVp
        T9zEBtTydXguOiL9Tbwiep+ON9EGvcFsetxsItW5Ev0/XrIpSyKY+Q6I6KZrlcjBfyKxaNBPKxbfQWJBT4eJsOkln175AsvwDrxpKwYVssWTprylibfwO2jA
        nQ5N3PT+ZerFzA3Uy5Stl2mpl41SL2a9etn8muulNVgvcLlFUi9Ttl66eFMk9TKyZr1shie+BYutNfDRrTU/epWUk/RHMuvssJJvms3CSDMNJT+MZw2TbJJ5
        P9Jwwgv/00eLZeZLU0zpQXXkxBdhxHfZjiWd/lGNt5RMyUeY0KwppuSLpNYadlj8NtiPbY7S3oLtcRV/O7YPxFdic1/8Jr3gksFg3kT/rgTVldlSthc3mW/H
        EDiZH4XNuIUq7dtXkk1lm3HTgM1II8+mp5O3MvbuReatp/ENITV8G74IeluL5plJg4abFgK5oSNYPW2cj0cw1h2gjhyP0lHavxfD0CXz8RR+3EOz3DbimjeQ
        GqCpamng2WSRa7tmCrTGI2Z8jlTNsBnngepiUiBd3kMm/bhBWv3G63vzcUI3XIL/9vUAi0tKZ4Kqe4gfNWTi3aRWhkwCl3DHDOHXBAb1+YT2PXMxSh/RJsIb
        DH41aBPhLRHsrstNAy7orbC6QnMxtNIVxsDeejMsU2qoy8V8ejPtXL5sttKfZMdKsrlvriiskc3L1Cww+5Pp5ceSzeZS6h2X3t2LL6Xbrlg2O1bibWZrcXmx
        e2cv3mmmccsm+rf5rh7J/bgZmqeJbBebrhhG8RtlbnOVuTzeTN+9OX6DaQrFhcxDvo0maTuxiMVo0pNnzEXWC7rZvOEuD1W1jvhshvgwzwkLsdkJh9SgKG2G
        KG0ui9LmsigZvIIFavOgQGFwaVKFbaZ/Ww/0QtQZ9wxYgW+mg5ejZpLpgZqcXu4vDcwAtpo3riwn26lap6lap221bsdPVNk0Vdl2GmK3masOkP74Np5uPU73
        9JOrzLY7Mey+ASVcLgLHluJpCBBV4iZ3Ju8W972lH7+FHviG5fgyEqAvOvyHxkzQGWWQqXwMg910vAne4gbbjxA1ZS4zbznAQsQTrW8z06WvfQMVnItmpGiX
        UdFMdDhp9GKc2mQaaPhpesa2ZbqQL53Glf2VJbqYhCq3OKicd8ECoZLS5fTf3b1k+k4aX1Eknrjj6KbBL+bKuuxAj15Bd5DQTfPUqU1v2jTQKJtso2waaJRN
        qxvF4UaBrG+iRtmUNQokeRNHb24HzgQ1+52yysvro3AZbcAf0jEuTN5LC510dX+JLWkqqHsXG05xA7YR2569zABtwEpi/iVtXo861wxUnegbmmxLF1fXoWNp
        zmddqnW4VO9JQeX6ArtU6wzRiTzkuqlvdu/ZTgNLXeaJZHCeUKlJH34i85DqaDu/3tTPNe46dOjfHkKRvyQlP/c2fcTNPetmGIgdZoKUP6ka1JM2IwCJ72KS
        t2yaONQg9YNfK6g9NAwo4KaR9TAfA/5DsSWPTSsblKQGx9b/sg3Fl4HIRIuzuJ45i+kzxc39AO3Ut/HHso+7Dl9xHb5iXxbJK1k1wCsMnPMBH/er1kQYX4Pn
        PADbYVofBXBljaYygPeqYfgeQWLRNo24l2vYGRdYb54jcfwcdoWYqml47OrigAs7vGhsWVLYt/aMciQGWQg+DdO7NxIPQ5EGfrYWUFIt1NVzkiPlpccOMiAI
        SQ6g1EM2rbXcHQjC9b5eokgffmoRk199BKsBNJllTxJN7o4UHCpgqmWHIBOwgEzdsZM/xXny3y1OMez+hCccUriH+ZEAPLuVfYqwz3Vm6IH8RVwXTCUHTxp9
        WqcGP3cYbldwMUDeecXeSfJP3icvhfWDxThXvjC776dcJ4vY/hbUlpfVFgOr2Nr6IteWa2tLU215eW15cLQVteVxbXFdcTwL4yeD9G0v4jlv5ArUqAaaZvQ4
        YQ0LSrhss3a2c6oH55lJghmeMx87MpWm+8G3XbobKZH07ETPwV7hV/GekseqwcfOy2PnVz1Wmo50qyTPcVlYeTiy5yUc/wbP/OSq0ol72NqU0vZeOIJWZnl2
        uIGdaEWFn3eVDzvvQyc7WJbW2IGdzuisB5uIgkp//WQHkwBqHAf79jfpAnpRj4FcMdLnl93UdCQf7ixdy5zKv007PIN00o8Wu3jUAiSlRDDhpK+84h5MKrjO
        ihpN5JAkW0FbQWQjOMTvv64pDESoBs2eK7BOiLsiZiFgSqLo/RzbWDHyIJU/COtrWE1CAUcMwkLwSsO6zaOXiPv7rJTCYy+48fYcbmocE/ja7KHCAZJ4EgL3
        8ivujQyBpNjD4+SP5VrQ0bLCjvUOefZgPzuYcHdizxD29JE5IOZGOGssExeQ4DOSCzKdpcVAkIBeSn2iCmEBBja8PmRchy9e4g4t1I7m3p1SsAtQSiTgpSYB
        L1Vc08iiNU4hniS6bsCD4SNoJAFp6XVYizulaE5ELUa98Dq7PP9iBexYL3z8N1f89Cuf5DTStJl+5EQU7cUdL1aQk3m5ermCRNAtzrlKzEv4L1VkRfZrldjF
        9m8rWK+liYmPxT96kx+3cd/P+tS+dP17fDKpaftuX5I7H0GiHm0flnCYVY4XRQOcPnJI+EvmW57j+4qzNb/mQ691SMdT10mfybkGPSAns5rkAULWX5JIWgZE
        G8kQtMwA6RkWa0ewuKSwbDq105mSoyYZxQIU729MxjEqORKz4CBmgTk7dtBXtIALz867STPEf0f47yj/Hee/4DibTuJzPQT6NEwQPQfNGOx08I2NbfpqLIxv
        oxm/MjFHvNbPT+rFwuwpjYTemqyb02Apy+a8wMjVe0ZL9T6lpXqf1FK978cCps8Lkm00z6MazcMLmtyc79HSnO/W0pyPaGnOh7Usv5/CQiVXe3QaU6fhaA/Y
        16XGHYY+LugGfV44XXgt31D9l/+GRzLGSXwDIJi3OA26oANBacNooHno0KuXneOZ/0WLPgRrOC92HZVns7ldJHXyMEVKJAuTwjJL9KSKJ4zsfkCB9oEzsSfy
        rGzFi7J5VvZAOralM5VhjV7n2det7STFy017N+sSEZPGSKhn1v+H7zpeTWpMUitRG6eq8QYcXqxSNdYw9FczVNRLSblPcBQVDdDRHH8hEzcjrDLA4CDOQszM
        OagqSKMbuY2wykpTX7YNTLC7GbBVhK/E9H0i+9iumbibI79SPc+KSFwYSqa7nJG6ARctZ+AHW79j6enTCQ+wjKN1c7OGJWhof4xEfKIuFhhz6sDioHGnwfiO
        MH9g1pvuXYjlwDU42bzQydbgKQ6c6XKIxi+pUN7XhGkM+akmitcx+JF4wogZwhMUxrxRmihU4NiCSwOhZmbCjNJlONbCscnlZGIl7gFOl86tgImdpbOKAWM3
        ixC95NFqEvBQimj+/LupLa5vDnEGAKttvbepGkMh4kM7CN8FXTWi53sHEofMQRSrTW9XeDuisycQNGTo1FQp/a8DhuDAUOGCZYT4W0IrBEWZqcf5enMRTdUn
        Gh3USfeOHODyawv0RIxPiG1pdgRf4Gs+V08M6ZmAA9Jh4gYd0QOGmMMIv3kNy9Y3P9lBYN6UmernrHT4tbTcR5GXfxE0w5xE0U8m+ihrt79EP2mfCh/1l1G8
        9gW9hXlAM30zHJRcH/moWMpLuB1m+WBTKMuurPKmAJc6WEkgJy15FM/4JZ7TsaNoK/ogq579EqVzgygceLv99GwVS1w02YqegtG1dc4M4fuoFppIs4jOKAnz
        od/RL3Mmb7QnNNKjd5UUBaITqixY5pvstI2BTjtZdNrJ19JpJ9fqtA3ptM3zOm2r1Gnb0mmjC/XLzoVODr16p+1wjaFnOPKuwBbgesaGz+5G5S0j7SQXymRq
        OZmUfjpFZ1akeZm1TeVVnDi2ku/gMNha9iheCUXVxMgx0DR/KTzVvdx9E8ZTgxqFCti24miLWb2eO0vElhfrkIBEP77YBJC5DYAW5qPcvxCxQkcvKt7VFc0C
        886taOVz9xuQ6UpJpqGAEIKiWq7nDuS2Ta7kuQr0q1fwf1P3NH1TfFJ+mZy7uJ8f6M7QdX1zkdmw3F9a6sddCbczRWep2c5iQ9o2SmcBCih1Fh8+e7Qsd5YA
        TvspVgjVUmeJENeVd5YGS0P39lxdoUIY6dxqrLIe63L7DnwxFzXuhjaqKpqzQ3sbnaWNXDK4FOhwV/KFLqx92LZAWKV//lTg8vSJn7BTgUd9mQr8oi/Gyy/4
        Yry83xfjZckX4+UJX6YCT9qpwIfsVOA/2qnA03Yq8Nt2KvBROxX4dR+r31XjISasCjSHS5BpipgwxuNAPgVSmJB3v43TKjjeryr0yFXgPjTRSxATVsUkjmn7
        BM5Dw2CrsRdJ4netqaKhO+q7xB9wExsxz3kMg1I2rTRcY2Jc4bu8uyXJpps33l1ixzzixZOWEJIBK4ULvWT6BNGvKJZ4DSHGLUu4hcXts/U5jsGkWyMEOWRM
        6l2SrF9VyBXCesOEBAn2JGRwCl9Sw30I8CvgebB0VMMgR3I4Ff07oXiyTxb0n0e8BPoDz6QxnxTDBNunHo1hZlIKZnrLSak/0RUTS1BEeGiPRj8GALQfXCq3
        YD56z3HMDXWSbfpF3qXjAPl+PpSgQvsS+hKpuAk7qajm0whSUigYtUiIHvhhFSPzsBb9mprk8bgHo2wJFUN2fQiJeqHCSxvyAc9VkgmMl7T72Yq85vkKPYI/
        9NlKsuEO2t1wYBf9nbxz90G6coKaGa+YIPX6mOmtUF0USxjUwhgAS/HSKxzQVlIwEyulk2Ey8TgeXco4X0Ii16BslGSotHt3L+6uKzUldW2rcMIKUHBBAZoQ
        AeqJAE2JACHw+WvV8wXos1aASHzMBgvwdFvcK8sRJKdXCA1du0L9ozsgMCJHIm4blhO2mpKL+mVVLGLFp4An2cO4xgY3RjcwOlg5m1hPzmqFnNXKclYrBItr
        aUrkrneenEGWJlAC+wkkcDUROLyWCwGh60vZWNiK5cqumMiZ5E1YyZsqJO8iK3kb6EkieRffQbsXs+RNHWDJ20D/6MfyY+ailX6JLae7Yror0PPUV/uNQmMU
        YL753G7yG57bOWE+K8ajMc20YwFOHG+cFzYbS9hsd1XYbFfCZuNvIGx2rAibHQtvFWZUdtrT0Ge3Dbvt2q2x2412O40/l+HPVvy5gr0y7KFhb030aS/8tIs8
        uCxrzN3onDcVJaviINVTydXku17Fd+BsUunRg4mCk0Bz6luM7G0FjyYdHKEZNnzWmGg78IisvjrBAfZuliPtOPz1SaZpo88on6GnVABGj2ZKN3LlufhodiIZ
        F9oPmzsxejn2baBmxSujX0ch3OwE6vDnvERFzAenbDSZy+fwdMkutLWiwBFQKki+ezeWiJ0SfFbJJIE7mszKQgw5khh/HuiXaExuR8ABCYEE/tKrsWyWaSVH
        Lqf6+FUVsnyyPAgulLpcBdH/RcWHX13kxAl/PHBrCxUBzEPRq+c36HqNila9cKMmFW5WqjXbsB+A1QyIwA+o6COo3+AbauQPZI3cqAqTIK8M5W1LCmvGtq0m
        3cJMA3eSHHEKedaEcSAQ9JVVH3p0VUM4kzJM8HoLbJkALpQanM9M5OvNp/oHExdhWa4h1eeybxw4kO6NTcB3uCmnItZoRwJN70x8ic8kxU+T9T1NBs3Se2An
        0c1NpLx5dG1C84A6ZjgoBZCS5lIzn/+m99NszOUyuFwGX8rgg6rRpTIgO8C/sclAHFkZfFuGu5Kwx1AnyoRZGajEN7CjSwdFaYPlpJDTO7CuXGEUMxo3P1Ng
        QJgKme88RZpkHnMs+2AgbGB1CYTmTWEmby0n7QuF+DmmsZxE617BUXUl+JlWsb+cdyecaJROrEi4Z7TC0p/HVfbRLyoMgG+cgbwspmSCpoTSEKnEJzUkd6Ap
        uQMtljuD7N1sYKd/t+eoPDS1cKw6QXf7aKZEAOq3XopkkS5XyGCnlOHd42Sfkho50OTg7OMgE3FK9vJR06hQ+YI5KaRj2iAmbgqaJEyTsM/z+MLa4WSOXBdo
        5S3ImqrPa6Gxl6rYzShrrSZgkQclNTqfJEVAfGXtcE8TEeE6m6M7dzUrEHKMFIgYMO4+iB+is0lUkcLIKXWkV27iSBnNy6Kps5eXC+UF1lUqhNtNQLiqwVck
        lR4vVTGeV6X0fO6OqdrHYcOq8BZB/fFia1xBLz1CMyzNFOxYt7PXPKKUsjykModRqBGTFItoqphFywWpe7NssFCmscyhGUnBK14MddW4dw7qrsvqzhkBgsW0
        Q0+JlqAbdLTsFdzqrsCb8LLXk1q7C/7RrEx7WDdorLfICjrWCGXJLanciBLyipz4AhMXXgRSD/AXVLEBBKlHn2xPRpidXcppTnwSMzi9xZkiBceOMfv1Wr4e
        C83l70dluHt7TP2rUrzT2wt3pOKxwtvdE3CVQPBcfMFzqQmeS1UQVyyBQl1YOJHi6PLN7u4eoIVKcVNQa4M/q6Z2e2+nszVr4d+vut5RveAds5kADVL1x0gF
        ungckA3oua+o3QeTJq+/B7MCkSjDzqRhDhEYFIHd/YAS5GDafa8Xy86eEt/iMrBCnk5a3GXbJ+IIGJ7t7FfHtLm333eCZuwtuxvGrTLvJTdqBQWkgZV6IYkK
        q1PN6pMez1q1Zhroq6AnKamfBkc6MKs6xId6ekNQdxsCNNtgyhTTbPqTJfi1lZKZQVqys/ixfpncO1E9QJO1TLT4MeQqlIeCUmsAx7h0V1NDdRaFFNPof0g5
        FYctJ5WojzDsBqPxwm+z4lEhVfR+DyV9QMrdFfhxQIkB3DhYEkwEt9BcDN6c6uuY2x2JW4m+ErjB/MMkNcZ04B/dpM6ADqLHExK04/hRN+EyzjxSfM90zg7Q
        nVkS4LCg8GblYOzRWcypdJE7hN8C55Z9e/QLHufMAH7mFz1JR+SiaClEXbCoXaBSM/Y2cpFIzO/s5XifDkPpNneVvVlZg7hZUEnZw126r5TWdIf4rRllTfcH
        TgEIUMNTWssEAPVcftvgtTWGq+NglbIAhGWp4lQj3RfonaDfuMDZGluwZDb1BdVZiyJwS4qgIakeNC7nsRHuQeofDkZDki4MX5jihOGkTHdSd47nLelF9yes
        R3b3wlEeoXEQHdI9uA3TmnCl4w4f9RZyoOhRGgFHC+oK27cscS2P/B3JGhyiy54FRjGZEBnDxeil7otAfKbtZ1VcB/JvMZkNCpqLJn/E6BbnWZWMMXQuGQYZ
        +LiHPC0HGJ9VyB6pxP5SEi0leoDnwhnkuXAGeS70mjwX4FhQAxwL4xDCGpDqu6AqK+H4+yWeC71swKztMsNemedCC4UOteWadAo4vhadgrua54IUGvNcqFU8
        FxETPjtxASAZuzni5VjBc8HUfc8zLRI3wtcABLfExYNcAV9NMwpjFZhcjQGei1FgKGjwXIwiWbBiRhGAoPBrHZ4LR97GuVZlngud9QfhuaisyXOh124DyfbT
        q4gUcp4LX4gULM9FjWo+FxfQKwJ6D1iR1WWudNNc/pY0DE8QqPFr4F5Yk+ciENxUobTQfREkV8ogB5urW5UuiwMQIK/iuaiiwJUSz4Vb8Fy4QNevCi5rFch5
        TbpYeC4qzHMxClBmqBOvxHOhCp4Lr8xzUaKeccvIly4U2lo8F97TpxFOlT8FzeOVeS4CPpXxXCCLc4DnQgnPBegoSdI+yZI2LZJmRNKY5wKUmKAV8QZ4Lhi7
        DDwXinkuxgfpHGjgXM1zwb5DSBPVKEMLFrJSZZLhNkP0tq2sVIUJC2ycFWM7tMdola/Oc9FmYgtoRZJQbehnW6gkkhF6w8gSpxHiSd8AzwUVpb9MJRACCo3B
        l9oatYU2lrGrUeK5gAk+PsBzkRF9MH5ljVNra0zqMSycHJgNIdfSp/LZ1wSCADioaYrdiCQMSIPPUtMBjfAstmTFfhRb8FhgSwPWk9hGVyLTexQrJo9i65Bt
        wTi9sFwc4C3S5z2WVAc5LlqPkcotcVxUSxwX/mqOC6AyIooDQ8gnlNBctACzCXukL6x8TycTkNoJzgYYs/iGgF9u0e1emeqijVrCLKABnFHAQtZNBxCfQ4xj
        OUR7wLFM6lDRoEhpgbgVidOAp0T1oYkYLNIVSgsyoktsFrugqiUijuxhWyCD0snq8ig4xDD8lJkuwsdw/DnVX2IWtr4QFgE6E3ixAvoM5gtmrWDmC2Y2KjFf
        oFbpKZUy9UXTBEx9weNABRnL0F2CROuXqC94zeq8sgqTqx33PSRD0f4jmtkwRpkNA2vEo8j0J9t/FPmSCptb4JLt0BiqzpgxSQrhWHum0TUsEvwoRI+/x2P+
        WbggRi3WhhP+3JAbLFSP1o6JyyqAWxFWUDkhpJy9zHWtbOp2AFMdBgxbnnDhyFMs6YLJ/EvoNeLcSBq3y/1yy+3Nsk8eqDzldzFZAzwh0V+6ALefxhIpmd4D
        7oV6Cfz6AIeENop5R3Eq+it+RCCP4NlYo2TBWqO5MYAtzdHMXM7iiY3VT+zKE6MQPLmmfruJyvaSgvW1LtMb3RD14zo8L+t6pt6Gp4KGJaLReN2LuFnqwPHm
        jGHcwSxDIXh4lqheG4/HofW/asZiiIBzXoDU3g7EgtJPjtRmIhrSBwzlR/+WSzVWroo7ShV9xxp3DkTJ4JQcbzyddAsfVDxEM+huDkSo2NHxa8E8We4F08Qi
        sq3/2w+boR9JOqf5lOnM/h1mwUdPhmQ4N9GzikeO0CMn1nikMiPnPXJEHgm4/eKRyZidYycdKoXdHT6WjFP3RUYabZKRY0cT7NCNY/jdOXYUyzHH8huOJuCh
        OBoPm/Bp+0D7xezkMuP2OtBVnFxMRn/kNA28ZvhHTpvh/WTs0WfSZ4yt8Rn++jXjD9RMQh83dDp9KwfoYVILEEDQH6Ufd27m7F7szZ85GQ/POvEo8yGTSkk6
        J0lVfJyumz9zapHKP2o6J+NReLf0HNO7VBFVr83wdvcB2oxud+8zGsom8anII7m0XnOrN4MHUxUNzb4shcJLRkyV3kmHZ7UZeuepcDtyatJpsmUYnUNtdh0+
        hCffBl282b1vu2voNGlL2KBQDzWGq6jt6ZGpWpuP/qvHOQefLd/P4Bj5wzRzd9wne7cJOTFckoCK5vt9o1ZdTC+HdJqJh7IKP3584UQyUsCo8e/Od7KrEo8l
        gUFpjyZU9P0kD6NvO4MD9+DPA0ePyviE/WSIjyfDUAi4k0YF3BmPA0Hiu0iFDFHNj5lx9lEXFUMHla1s/EyGtjM9+DAXG/ePZSUZl48dw2d0AH2jzbgZe6eU
        bAiPftuZd5rhd4ZJZ7t7K8q6uL882UdnhRRYweyQYHZIMBUEE6L4n1iG2DARKaLnSsIJOJsGW8LWJ9pkKxM6Ze21Y658yVZ6RJh+5odhldPd82mNnv2ff5ja
        2E3Psi905GNcrllF9YBnUjW6JLCnUG2zCySnswsPMbEN/K9UpqSDVYDx0+i133nwTDwciofZTT9V5eeVVPOiPJvE030Gyx8qxyRFQuvR3wLAOsIlM6DSp3ED
        J9iwmxv0Bm2QQtQfB9EBmzqII4epQyZCSIYM6/yGQPwyoLUnywX1Ukx9PhbOzPST+tOr1jPqg5AF9QHIAqxyGSw0Lvmm/hJk5l74YN09WLzbL2t4zjKDCYGD
        zkU+Im+2ItMVhaf9HXJoRiZsrRIICQ+VYM3ArgGkOIYH2u8uMesX3bCSABQMFzX7gIFZfpwewbfgUrqExrN+ko0MIzMAEQ/BYVYHqQZd1wfFB0D2UZt1IPfD
        TsRLbjW8uU0298hEf6lY16CD95HRi0WJx3BLvd+nKTRt72i6jcxTbjgGODruMkGqQMHSSP+oz4s3gV28CV/2tbugj5ZGzrUW8cTC8cXCqViTJzOKCovGtm3J
        uGIbp7ToUv5JQ+nAyTt4+eM5DgXl5nVReg2HpoPNfYk/eKfxV1AX9ElYyyy5ccoUxgDap2IuV0wRqrbQx4rmjLgTiwJg8ObskaJITXE6RqUjzgBCTXmBD4md
        0B9szlGBZ/BnzxKjW2JUGrASSk8VjzAvlFXCkmMe9VwZWEAsLToJM5CF5QIeF/RNArQraasB+MjSYmP5eaV1crYOK2XrUE3y8scq87AyYB6io8Tc2briiCxO
        l77DXunIlQEvU3iY22GBwjDLGRKl6c8OVFb+ELQT12lmIgPuB3+ml4RYs2wW6/XfDYQeESEn9gt3Ksg/ShU6WDVrVYiMoReqDy3rtxrV4q9aM7UUUkvofjpf
        L/wdrbyj3NFKYQxtErqPJJXYyxMfOXB9vqU5VqDk6WF0oeLANXQgLPybM98h/Q9oayv9dsgzlkr/iRItCaaIlRUsMnKiDO3zLb5M6v3Sm9ywKEvLc5RCoKBb
        erMbDnR9mru6JT1waMAL75b6PeeDF0QIpd07e9a3UL7WMRk+Ey+J0c5KeM7VlaPVhWKKl48wgxXLYEay+sfIkpxNirXahqnFISODVTkeoM4A+qYOGukqr5/S
        NP/GJhxDdYkHaABv18YkNGGZYS5COyHHA1RT54YmorBr+zhcuMrAHSEvtmJOSAoYK8xA3nNB7D3NQDimilhzXiqs4QYkYWuHCu0xsL7kBHSZdRMKHuBXHjZR
        jEBQ6HmwqvBaFdP5XmBeViaiKVGH0ZhZKZ1ylmXl37jLpGwhuR6zOgysaVyIjhz9vG90WWUybWhpKf55OxEehP7qL8tVcOE5fAvmWVhdZepvHr10tli5rOj7
        BVe8mF2Xp/gHpRus6mSrQwZKYUaOcxec0grBB7ywcv6HJt5+4w0gEDcl51kvw5fT5viF6I9dFFiHe5Q6Wh6ikJd8+0GvQGMpaS+6r4+Xl1doOZn69l4Y/rin
        lQzYW9cbr/PPKT9y4MvcUmWjG+ULAyo9/rJ7MA3ul0VUh+OzXEZdHGwufa7xY9f+6b7u9/z9NZ/+zqX/8H9+6mevPhdCO59rzKwc+bP/7ePejFw/hGg8LIGo
        nU6+6DkDBhmvUC5sSUd/wnCy39yTTZkXazl/nubn3X14y47vesaZ+cWPX/emf/flX/7t7Hm3H9zx1Q9e+fVrspjP80sKY3CZZ0/yPPXNPq8s3W5evjBBaIIL
        krMBDbgu5FhPRg9rvP37hts6qn/UpZbXNqghh7NjUwsAz8ViytnViylDA4spw7JMPowxDFMWEJglw1CEQJerviMZQfLNyJ7DHLpRXm+plha8xL9YWnEJyisu
        4ONm7V0Dk5B40f1v2YpLiL4XLNPr11xxAcFZecWFgfqYwJcph2vw+dOG17qGSoQ3Q8UKDI23JKJDZSKy2BtYoVXLZZomVRpo9QrWJys8fMFTzwsNqlCOH1tK
        FMfoLRc3wamfsXhFJlqbvagDB6llL8I26QglYgecRRpUexETIfax5TT0PmTQ44Ug+nS1BGIeLFJS6QdYndylbGWuRHeome4wtp+xvMwOkuwroitpWmPtMQbN
        XJIIBGU8y+6Ft3N7K6HvErgHelN1eSluruIjxCnhIyxDMXkSa4QIvlKvz5UL84H5IIgB5zjpYkDorkczFoh7HNM7Dv/ALaR+XSlcmUqQS8q+kz7kOBBaPP+b
        aJq6NE3LNkibJoOYFlrStTaWroOMzQ3IpMxO6YNCDOB7WNKs8JwbEJaYc/OilMZlFQzP3KEqzCCG9qtArn2mu0wQeMNS7nO7KdM4IOGL6zVyblzOvI+msAOc
        bKXjqnRclY7rYp9EzNaolhqlN0h+WIW7oYp+yk2UkLgpkXr1rZT6qpX6aib1VTDBJwO9j1kIfbR1v1hAFR6rZY6Zc6VKlzgSDz8hv7ixLFxYCIRw6UEOO33+
        /sxPny3qi/ZRR3m90u+lJe4wFX5/xb6/dHqgMm30FwNZ/9+jbm1h5CiTRD+i2CQ2zHN1NbOCNMEK0krbcTtd4ECBkJMdnXW9795MevJdUeylX/7i03/hx37q
        xJX0i7yuoy5g/fFlX/jDP/i9alyTLdOTyKP+/pO/+nV6lFGxk75g8Vv+5uN/8EF6eHr8WbKK06vnOGA4up8JpIJpfTVCiI2OflOxlRsbbEBm4e4y3qrk+OL2
        3fZWxF0Klxn718bN+KpGG6dGm1pGhuC18j1/vdCPX2fGH483krJhNhyX+dB0Oea5FH2GSW4y9HRySTlMNXl9OVA1aWBczgeQV26n8fCSwmM+63wXmZEwW4pL
        bPhRrQmv5lCf8ZT0DO8nI3aqd+rXZngplA4+TsKfDJsN9EFD2Qc+gw8cop7PUtnp42wfVLx9M7wMAiJ0CWPoictJdykZWzf8og47oFYaG2syNnKyVY2nRIVB
        ASYw7qZjA9bCRDk642JOXMpshYvKtsJkPxldSnrwyZveMqLFJq2lMLqOpTC6jqUwuspSGDVdKtPw8rK5GBbDRctUiMJiWAJPILy9mWFA9VXD3AqfQoWwh5fg
        AOeiLS+RGTBZbjKe4g2Zjf3k4ui3wYkzkusTaqbcPngFIApm6I6mbwYb0pOG7PSTMWqqzkBDdrDwQQ3ZWUYAwQaUDg1oxtCQw6WGvAhVvVZDdqghawMtBZoa
        /uoJ0ym11GS5pWJOGctaKqEC5C3V60NqUKvDZpRaCpVCf6j4XXreWi2F42u1VHdVS3XNRVSmMWqp2HSWTbJMhSi3FHimO6YrTdJBlEIdLYVPoULYw2jQDheN
        LIwOiWxJhq9n4MXaIHx8yV9Q7HaQTVMzHeae7eQa4s6m5lnL42Z8haeshZOjk0uE+I9KViJ9Cy4PC1XzCg/C2Y+7ev24S3P6su74Tm/GKoBixldSHfsZrocU
        Q1mU5Jb/vyrhoguphDUk6VX6fDzQ55N/qT5/ke3zMfp88up9vn7hPo840NXaUA9IkngwapZtkQfLwuWQyU9ZRnrsJHxdIQcLBzAzpOG9L8QEXcgvVMrkoEbB
        2MYDy4AaOW9g4TIMaho6wAIyIgIyMiAg9MuMkICMLCdjEJARCMiIFZCx1zJmDJGANC48ZjTOHzNAxzqWV8yrjxlDa8jPCMvPEORnCCPlKD1vbfkZ+obHjKF1
        xoyhTH6GUEs8ZuBThjL5GVqSKi2NGUhEDE2H8yJ9CeWTfEnkSHomRFZkyPkoyDnAxrU5kinWLeEMu1xto3lTsMV5c9zC5gqETYMlxcPmsriNzXQcicPQwQ0X
        xQ1cOUVTgAD0KDVsRsgYo00E3t4tzgZEFAemeZW6mzatnc5doDPb6RxAhtU2fRvC4Lbpt9Mm2qZvxWoTyGgD07hK3YSo7Z3OjYjK2+ncgNBsZk0DYwoI0kIm
        T+NA4QAReJKSWeWv58NIycSZKML2EVlzDH9DabWgjpHFmbh5rIBmOke9y7gDdI7eUaME0/BdD9zEyITHgz3MB3hunP/sFXA+VSJsxFkQNjoF4SUdOXkP/7l+
        8HrQQuJ60EIik/XlKlJZtWTJ8HPsymkYvremq0dhXT+Wc3ptvfpudki2w1JA0PfOlFZqaN6RHd979k5S7MznZQnMOee7CHrGjLrkwmUXJFSYs4xVWcV/lvpl
        ry7+9e22+MdXPBmcSFeuffv7HvjIzcd+5q102xX/5W2/8IUN/wW7k0uK/v9Pxe4bEH84fu8ziErEbof/x6GO/6oIUJTd/3wN+kCC5W+HNzT9Y9f+euNKcL5e
        YBKWklbQg3G+uqQVqsvJqrBw62WgORtHiHMd0HzZWVMr4PhaWqGySitgBu4sIxBUl7QBzyYcU5FeD3euKAMUgd6dHXalJhAbHgzG+arS/JO9wao0TXVyJmWu
        RZ5Ts9OYTi0vgc0B+yJbVtebkzPw2hYJtQuZeM389MyBwmXsOMVxEjsk2hosp36jzXTBhqoMNJS/uqGWmLxdcUB20VDuOg3lrtNQ5zsHK2gof7ChSs5BaTL3
        Qk0mreREv+xiMTlcX3zV2vWi5ZGcjVaqHKdUOfRAmyTwdB/F4G9X63y7Wufb1eocAS0fsErKSDeFvxS4jQV9jNcTnpPUZaxdbdO3DDoKgnQhbqcqrgnV5qu7
        CuAeiEPrL/Be1VEgToL6KidBBSylofUUeOwp4CzOQUdBFciT9HeaPQXIYL5FqMRugjtxi3MjEk63ODeAMQ1AUhVsrgVd2LSeAV0YsAMcXPJmDLUYQDtCM1bH
        5jIwkWEAreGZ2/B+QFKIG4KH648qYXr7ELYOk0RV8VRzpfus3e0mY1e6Z5l1NTTu08nIwErS8CC/5Qj4LYODZniQ33J4kN9yeB1+y4BGv5n0Uz+B6kuo4YSq
        sm6pKj0AyEgtslFRBxJW+qQCSJIbwBJfn7oq2Ow6658me6RWzqbCDVhKGIXYFPpFPxZ90DWj9GeZbCoXCxS0p0tr+Ufhin7MjD5Gw1jWQ6OZbO/s1STQePBK
        sWIWFvkjduUu13MHCv/6wp2HbGzyMMcmN8zw6XgIxUZsTA2LNHVAXyI6eYip+bY4kRCUvPTjqM1ukYe0kPHtomKZONBLK5Yyb1o3Ykb+CEjGPFkDLfNdjq30
        l2DjcYVVBJE3OGN8jm7e7jIpoROCbRrW1zFgDO103gmMoZ3OUYTwAQebAYSOCOLQfSJ29wCbCOZa1YQw16qgrTuAFWuYa1VYbW/HijTMNU5Ypr8g5xHzC8an
        L8dhfvEp2F9V0guwv2rhu303WijR+wi4KwPA+gz+2qCtBX+F01HQARYYBoTJ1ZlXN66lf/UCEry+9CJ14Xh1wBCisUv0rxz6S7K1/GCEDMenSZoYypueEsbl
        +RSw683oICctYqCYvJENUOTb1NG6bIAiMY7hd4OMtRF0wOP0pHsbBdMrgETgoOZYlYqwOTYEa7NiKuccD4Aut2GfI/qOK3vY0OH76KN3zNGf5x2QNlYuV7uR
        hLrF2UViQZtr4yHQxM9ACADfWkeC6h7EoSD4PcQN/4YUGF35/aTAaPP2eBjnbiWVVUFgfITNDobQoKFeP4b7nUStcKJrP1kVaF4SQKcMByQw305p5XxppR8m
        zuOlIRyRGFeKYL77wQhUrpZkup1OxhENDWG5X+S800HaiOsygshg4ofxiEj160WqgaM1LDha7QEcrVBwtBzB0XIFRysQHK0hwdGqCY5WXXC0RoomRVKrzBl8
        GQp8BokZA0YNFL3PBwQkxpdX+GaMQWIEX8i3XUL6rp+BxPgRQ6Y6cYdhaIRAK/yVqtcAp/mPMp7L8yL3yIPfpq8QB7Fxgf6H6qpyPQSokhrVXB01h3Gykb74
        57/6BR81lKfOfG0BQanoMD53mKrtMCQ7AnR9XqfprNVpqug0HdtpfOo0wepO01ndaSpr9wMS7c7pxAX6fQWB3KdOJ9QEI7w4w/8bz5Ohz02Rvjg3pdKvPBqd
        m3Ih6GCMR85yIJDXPvfHczTO0mXUHlM6Hs4LyckLlfSKOcYZMaxpEHn0GM2eJaKQkbKrA4yzAXPlBkw4y0SlECQfQdHBdj2S1tL3L2Y0AH46QndH2yFgIEtY
        YmA5Az5bUzocpj9zIrulKiyzI2QZ+KAVrUoLb5QPM6iR7VxF+mmOhYc+oWNQPpWMxYBaDt2H6yFtsO4R3DfFoAZFpwQg6crySuwI2N9GVglX8EBBusURNWBo
        jGENJGpkI/WYP1JSs89hOwTmWOwMg1pWiR6ivx9SrI3AceNCx/yQKJcfJO1Nm3tFudyDh4NNt4nNA6KNTipRXA8hlZ+2i0pU0HEgt1VAjMwq7D4GBzHBVerf
        IGp9p/P94GLc6bxd6upW2tQxZlTQyfeLct1Dm9ZVajeS2nc6u2jT3ulcK18DVdsEIHUFUA476BOAJw7dOtBN+TC6Kc5EkYQjQm8D6QVHhfHODX9+0hteCI66
        P8qrYy+Wjd5ri/4ZUv9sYHWs0GyT1DvHuEvDAq5kndpJv6BI3/31n/+BK1lZCwLwwW4H6vsIfEu/SlqD/uSK00m/hJv+9g9/g7q0ShljSWUXly/7n7jsa19W
        9GjmDVnvkn/MLqky+VZnm34CGDdj+LCdzqOKqa53HWoqsAuQKIEuJ2KQZNdETEiPlTQAN6hz3+86577HdVT8Orr7UYVEiGr6OzTAg66XxvEW3dsABw3V38wc
        aP6kTmisn7xQLBj4xGheVKb+mE5H6fC0Zf64DI6nAeaPq2n3pZ+I0O71dBgqdcHU6BohFjv+GZca6quf/EmaHrTTv3r20y7rTPrfO6mAx49rOtugM3/9YATF
        B5rP0DQO0aOumKMOHaT8LuQsM9/HFXQpTShiZie8ml2x5zY4g6t5q/zxl2SZLa8711OSnkZygrlLmD5znPomhmd6inrNT3FXPeXXsqfUUm/Omks10BUEeQTj
        JAwcoJCkETCOkh5ys2vpyHXsFwauGV9MLwqAUtIjxeuQ/tiYnWSIWvC2W1r4GrBm6JF7+PcCLB7PUvVhn2n6AlCT1pjStLa3J55c/rGnh6rG1VBvBizIjegZ
        lTMEAoc5aeJ+xVQydMDMIbkwesKTK5ry+ibe0MCAwa0mAJk5CkzdbCS9FtG2J0ii8LyFaTdaVvxR/Co+0JcDeKelRMAew8JSfYekvAMzCSK1EGqGgYfWFNQ3
        5IIKL6nDsgnynent+goaXp48mY0VkC4mKw9MD+PIxekTD5fZytcTuJCMAlYIEGKszct42Mgt3jpqtiXjDjOQG2QbYJxrCfBoC9UEgIshYScPBtjJJ59OLhEq
        80synnKQC24UdtRYF5wkjMsXCUcd5srMCyWE5JEMK0xUThbv88oeh8X7HOJcX+S5+FkeZWi+fAwz8i3OO4XV+6iwcz8gE+wjwix+nDFEL1c/q4TC+z1KpuHv
        VjJVf0RZLnOFOdE0KTYg7UVwkEepjsewLseH8dQtpOtkcrukSqT0VbThoyqti0ajVuQ7Mlr6Kljft2nM1mc//8KDf/b3f/nEb5ntGh/KiBfVaBvbFPjjJcyk
        HiSO/c7tHCsX4BM+aT/hE/YTnrWf8Dv2E87iE9yPUudm9c+jQjYGuPFYKrG+mP3R+Kt/1HjUZKfp1kt4wqpI30bzyQhbQ0wPUGEDjgY35G4IYDmwV50zyesN
        qyOrdl6EW3xxP8I7j599pXpQNpxXnNlvX1vIB7oE3fkS8/rFj5mpZQShkxnyCidKe9f+zR/eeEfkXDuD9UzUs3ftG3/jF1p/83+8/5oDWOD8kT97/RsD53tn
        rv27Hxg9t/zYb14jtyZOj9QOkJLA37iV86oYqsq5gaNEbKhv5UYGM51i/KTEWwYvGDIEEDbtSUmcwVI02bVULoSb40vSnfNCsuwg00mbTvSvqU5HoAy6SIME
        1YuLTUAj2wim7VpqeLQUQc5wWsOmCRDNphm+qYnYsWHWH7BNMeUydKTJte86y8lFg+Y1HshW2+uMyqDzyKRtUbdrAVU8LL9HscuvmTg0i9gHOqV9hwU5nLQz
        Y2uZSq+pEVaDGRtgqmr7mhmLS6qQPhJizcWjDekHx3KWtEBR2driTJFW7gFQ8AbJCqB7hSCxxmhY3gyiyhm/qca8PQyecAj8JDV4HRjaDpqlJpqlRdOoIN5I
        t3zOM6NQyC4+ChYrR3bBxWGG50F4iFRujBvJ+DxZiaOocsZw8Kg/jGJO1eIXx/iIds7f4JgJlI0MRkY+FjRv0kkNAd3iecU4/ttHwjUPfYW6EWzB2hzCKKgy
        98D7Mkctd6gJt3LAx7WAfKndJGGRoM9GVHB69hCTVZsh/EL6fk9Y8fAMgEGaChDP2gxonbRvyLHOTAtKiZlFh8E1q8yw5ZqFDIt4xIXHSryZLhuuyDU3y+ai
        FYRZA5VK+KXmE6fJrFD0vHTh8NyNzTxSrBT1yN2rF18M2LKPJFMrcbzu24qfk6tebOLlBEivG/pJr49SJGYDok5peIbo0jD5v9S5v1HnXlRxkpVw0gA2uFTQ
        i8zFK/EGunXy3Mi5ryqSi3bqwgieNFPAp/XM5AqVMytdqTheMYfMjyVcRGegiIjXvRjkBozKaws6RQV11iyog4IivwNoogwUmYMev7izjxjVjXS/x6U1cQ5E
        1ad30DF+CqoB35JAP20sfqnyL2ARRJhbJAWdUmK6jFo7Ys+E3Dc6AEZ0Wb+3ofXQkTGw0lzph8Rr94Pw7+107sUcdJtmj942fUD8IvDhTV7p3gqn81XqbfCL
        7HT+FVwnO51b4O3DdKoKoLsbaDOGJVce7Ojvs+e5+R7N3HzPZm6+Fy3q7fv0PzM33bsf6jCiXhodStvfKDcdYKyyCL4K7VQA9Wmc6zGPpC6692AT3d/jsw5k
        guwShyU5lxJ7xPYzlhFZbcdQYZvQMt89sRbznes49ARqxBp08ET0uyocGUAK9nhLww7j3gbR8174JmbLk4+CbRprDH+c8MhjlYqeBdQfWfiKqS1BEljPHypv
        mox+T4VVEK59RmUPb+Dhs6/2cCoSQGQDMlJofyvUtaJZculd2179EYHcFpVvi7iIHswoPNxWSQ8F3cBPpONILhZ2QC5GBFoJuW4KVddwSlX26tV0mIpAIlsq
        Az9qA155RUZJGP2y0vI+ACsetLwkVBZAFnJKp3AxoiRozZaTPnyykwbATIx0+JNa8SSe7uWBEkOwaiM9TO0SED0WWCbau0yS2YQLxBX0S4nPVGn7RgYy8OZL
        w5IWt4Cem6ZJ7PEH37X4wMFdbTu8uFYCqMsUJ20gAlU8GTP5Y1zrXSAjZNqB0DnOIfwN+G/j0OpHa9tyVJENvJpNftl6ssUTDh0qvRXrE5y6tJeJG/UCzeZA
        HCicga6IxB8r0RKTKXd08EBi1dhlEkj+7hDWiMM8B+HNeBI8EIr5DTmPj3TLXDpCfbHotmSTgzmwgkqtZHVbdFHUInXHL6jwUiacTIP758/M7jg5q95pnKeM
        5gl0PsU+bk7MvuXU6fADCpjbxyR/UdA4I59NsslQL/BTEvdMUpk1J/bb0yTQouiKO1g1tQ8iNmbw8GxbHzOV2ejEfpKW2ZALkkb3n5ndenIxL0pwYj9i9Gar
        nFWVXvyOxDt8xnhPPTQbnVw0jEUa/U8VjjOLZoMjvpSgl3L1nVYK4S9nJC80A1V1QbAotrgAYy7GDJx8kIO7vBJ8w2LMLqTi0FlnUUCWD/byY1sXo88rmkyM
        iDxmbcVix5weWfMAm7kQfekP3Dw6nKAu+W1qiE1K6qPPQ7tJZ90wcIb7+Fw6PkfdEZr1Ga0rAicY5Rg75VROIcul3uiBezK9hgaUisDa0txhLnH3SWqSC/+u
        3ocwbc60vUkwK9I2LmkCr/a+gwldNC9BeTiRHQHm7U1NQOPi+8P0yZcjupy+MgIBGr9nPvH3wRbfh6xQz1I9YvWuqOhZW7rF7W6wCh7ZeJtdwMcyzSNV2+zW
        U29RANZRpxONEZDmiW/VCOSv8qkhTF2/21vgahR6N2DQVwwyKNFxmLORgXw4JewjFe0veMdIounQ/ViAJMGm2aQz++BxlyXbmW2cgEQhczb6kpo9dGJxVi3G
        TjhY27OtU2TZKHsbiR1uU6tvo7lEiCvV93FPCL+vqWaDWRoonzKByP5Vp2bViZNUP0lIvSNp7O8xk1P7IJUtpM4WI9aNelLsu1iJJlutZqqYZfksbR51UhfU
        pEBJQNG/U/Qnn/oyA7E7VPPqFmqM7I4gpL7Y2J/9gqzMRqeS1mnqcdg9OXvNj5nWQ6cPJ5V5mTtX0KB7emdoc/E7uDvOeovsyzXh/gSuXkSvCR8mPxPZNjQX
        C/nJp4E7npXpTxk0Hh9CrYxaNOq7RIdfsGL2J/UeL6CuWzHMhbGHxPe8immsUzED9VFH/M9r+5wbmD9OniSZGVKPx6QemwP12CzqcW7terT1MTdQHzQ/bVRK
        /SL8PaXVMR79HczYNNucoHL0BB/bI4X6JhVx1TnfbaheaPQ9IzCuuInho0UPupkedDFWq+xApgRd9qMPKEG6sJe4p8GE2+CTW0+dTo8/7xy6ivumLjqazrWX
        pg4JBBKHtZ/0TNgUUGTf7og25zExcaL/TmW9XEUMuMekn3y5y6GCF7+D3lIPP1jRFkrVyBIi13Vw2ip7CLn0Xw8+fGhyD82AASSgAY+aAtUtFGOuHZowTPqD
        f2W8EwxyGvFI+gJIH48jxU2B/GU7/H5qt8COinyUbCMaxZ8y1cHBLSquEJx7jGZ/orAy1Ih5E6wuWxCyog05v4cs7t0C4z9HRlX6sYV9TH6k5jOyAFgxNixW
        44oZQf9nBxANyIxmrI/lCOuWYoFsOZjzZ6xdIOFDCl/If4sTPBJoPqHLJ0LgJ1Xoa7HAh/6JciqZUhRFxYH23OqiJu5AYW1Ce1a9q+oCdHPlejZqjfpCAUKU
        AHBN+TnWA/zVJM7CQY3L17gfrQ4dg/GY9Ld0eAOKmElgBLMZwbAKsE5IXEm81FMiWSFPmniUebSrK8dqC6UCQKzwenNwF2TDXcP2QQj6LjFYhIlR3ZjdmtXA
        sdk2Gy8kdFJUDjjLRiQqKQMzkIEFVUqvCQdUaQ3mG40xPo0x4HGlz6QyQ5VWpKRxzRV8hXJnQGSMVZ+eNS1JfXpiOtG44uZ3sB718/ahccWTPsod0erDAPqw
        OW+ass7RFH3YPG9cqexPAEwNR53lWZY2ZxSJkJ98Gto+KxPGFUQmNfDcxh47LQBD2AUrg97So+GfK6PxGirDX6cyBuqgKWMJfUIoWHirPqFhwuwTbmAeD3mS
        zfLjujsmdVcdqLsq6i6cNyHGEizncN2FA2OJBwCO+aTOY4hXeFw8+3bndNq6n6mkYbRIIcCdSOJMkyASZ83PooqdPUp20Kx7YpFG5sW2LVgugmtoUO5ls96s
        yiQ8qZWqXBRqvZDBk7MNqsfZ9kA9guiIVAgaIqnu75E8U8GoHQ/H9dVdlQUeNCC2A4RPmfqZh2b1ydmXZIGV3unRgPp9q5V3yEKKwL6SLnnK2MI630ujZPU8
        xVCZPeugizZ9SQb1coMRApG3YWEwZj0Er29g4qvTswI7iR9eiuYzjfnrm54A2p91bm5y9rytZ6SsZM1Ty6YyZXXyjeozZWrwRNFnkqgEi9YFzVYGvd7czNMh
        hvrHvX+m0BV1KJMNkJmv3ebZeJmNmC2ZIyb+QN0W+o6rV69fvewbyCvuNdQyD404+Ocqc4Lxzz/OfkrVYGgh20Qw8alQXLPpNTeAFPqmQ5JCOnBmXzMbjUhE
        sxf/hRLWgNIohdUHoSMsvdc2EplAZM3nbQMYwriJS5uY3tSaTvroy1Ea0QTKpQlUzSp7mUXUoq+opA2nfx3QnHwDIHJ7zIjIcJ9wCtU5qjIjQ6zDx8Arcgdl
        s5shffkwFnd58daN/l/uaS30ND/rZM01O1lTOlV00ngP2UbJGJ5hp7V4QVqqjKT0rPODUE30QtOkySeVNj2rfjCp06SF6VfolREWEdAt2aNRg9e0BjKWmmEa
        xfqew7xw3rwZAwt9b8VEdJV7ZG6zhnV8S9LBc+vINOzJgy35Cr1yb1PbWSQ+0z8iS+MtfDLuj4AuGE4zA0m42XVKrSqARjVbin2Hd+FJQvNay5VyWT4QFBvK
        pLKBW0nHJ9kHUNsI/Ax6Tcjr0VmdST9G60GNYi2dR/Hmq5qk0oPY19s8k3jn97BK0bu883qXl/Uu9xvtLnX7hlp6zY1Uj6u6Ch29vjlotM0CxbmkQmIZg9bt
        Hq1V3aOFS1scdrGqe9QHuke91D1a9gYSlwZ3j0apezS+qe5hmYlN7bq8kmupT+MXR3hwSAgoehq5bNGgSLVxMIEhwC0TptNzMhGorDsPCLNJQIilPgnEWG8S
        wC73WvSXCrI7HfOoseo6UqPbmdkvN85hmyNHjmWVrCxY5/YhIA9SbGHB4yKEVFRjjm1NajWJo1xjsiAPguZwxW5wD583b1jrmtVTiDWuYc8hjResc2JYW1Rf
        51diYS37s6HIGO1VFxlsxhnsr7b1eNhr8rgcCkCQvZb7r2gwbRpgldEypcaKA4qVG0V0O0fSgHzumzGjyD67xSm7mvLhjP00xSNlPgsz5poTmSfBfvvMiUV2
        Jp6ZbVF9wDBzwt7aD52EKnws1P6Cb32GNQ6NkLVs6qYIC2UlHMwllc0MQOhZibIOlLIbhSaP7EhhC4/aCA60pFK28Dw7Zc48WSfP87nkcxU7vmuZMcKfkzRJ
        DnxUYNX4h9H0paKQcFefMv5q845HBF5dG7i0IeZdM3dxobiVkv3hh6tvCTMNWQkLXwL8+qehrujDKyWfYMgjQDUPvl1da6KxPdbYGa2Ml5tq4ixSpMsXUC5n
        De0ghWZOajTlnzB5NevIVcWGKzcEBt8ciUQ+13Y5/J4dTvtoGK0zrvFcMc0mhXgsL9ZA19ZnjJv7AVzuyfK3OMHqSfMJXT6BfAMfIoWocTgF8IlYS52jiX/u
        sVhVND9DXS5KVwT1Wgs1qaQeohkd9i2js4p3WR6ewJUG+B7qc7700soi2e80aFTngSuYey/Z6XYYEsvuIP6J2/iexeNqEWIhs+jsVNb3ssdWwkGXaTjg6gtf
        xWVKNncWoWcfcPpClzcXQ0F05pDAgL05NehqHiJUNrO1PZGlO2lm01vuihXbFVs04W/DAXOQuhVLOtlg7ENtWB8qbLHKed2exbi9tveUJWiBuloSsBpGpk7Z
        X+qbwPpLqZaSYJ9XvIDktiU9tHBCm2Zuu5Qui8RmGdBuWSdM7LPjIO+xwhhDZ/8KLMreboE1LFqHapIkAEITiJ4JqImrudBgZMgiTUMREhsddg1NNjIhcbNv
        dKK/VjKCIHCSXkgNR/P2YJ7TtBeoMbNmLEdZIFDVrkW83SkWyaSudXr8eTdfNEud9urVtbXW87LGLy/p7Q8fcgFcfCwnIpWA/MtkZYxFr2pF0L/Jm7mQBgt4
        sWRAe9HDAKguCixYV4FVSgqsciEFpufwYT2gS81HL/LF3X8uLYV4qQAY8hVT45wEKoH9nrlyAS5LNCko2hkJE0sOqewInQ/V8wlTVLqM+VcZQN2k5oIx9d6a
        ri8EcEUe/3DE3vOBFuc+xGur1TNJG6NgdOHV1Sr8m97Mmsu09JIG02pys3XA8VA8zD4S8zFeJi5D5yJ4hcFzXSyks/mGv7KuzjenInwy3UaST1KB574mQc8V
        G/Ts3QQfAg5yc9NsCCuAtT096G78i/4Xx+D5iJZzSHeR+HZYbw1ZvTUbmDY01vCsd+p0Lx6hX9BWo/zdWCDhRWHjHKZm9J6KOzSLask3xLBkgtUL15KLEO1P
        6ryo01SzDkJsxWCUKunQgRo9k05OQp74qFwWMs4j13tItn1s3eekEj2ZE7eyOTGnO0jFeLLMz1k4DtYxoR1SxZNNRRWQeJyDhRNJA8s+Tfh5MKmggeD+mzkZ
        UF0P/2h+C/uSEH0NXOgGJhymtV0jLUueNWJaVkW37Co5qehWKNWRreDXhQkrEDVtxQEJYqSmW1Cl7dOJdwPJ8TCEpnTrgBgNiZquhHldU+WMQk17eEymprNy
        kJq2z475vKhpz54lNV3J1HTLquk2qWmP1XTFju0ej8TeU6VBOCO+pJ311DReBwXtyoDCJcUAv2Z8wwy727iG+DzLSauQEccK3mGsTD+VtLKrygITgsRP6sNP
        L0KcvW/j7D0+0Ff2Yb4sbXs22h573KKmKgNGOFstaD0QE9GjA8NUxb1FaXQsjonbzmNDyg483jxHfA0MPC32FcdhwwZtSYQGguJJM4Y/rnlNLV0AFSq3Dd4C
        BzgbuD7VyrHMveqysX5D07Uxsz4sNhr0nD3iSk27R9KFw/878vqvExnGcic0ggniKqL6PM4K03x4D7wG1LC8Xmsw/UCYHDi3U86WKu4O2cpjtHB7h2LKadiW
        6bF9Tc5dWjgcV2YX6CVo+xhmJa/O+LI6ww4INFBttgIaVZoKPIRxwDE1dGIXScXh4xq4wXZ90Tvf3TnohVlY7Xp9tZm+V1rx8y6w1GecuS2OUx77voUrdZhU
        iYuARBKuAeY34jcydjXb3SkWXaUxjXM2dW7qhW9lYJlsfVsPGL0aRq+at/HCPLckK1aVjN7wR2y42C6jmWIMvMscuUY7cKIotv2FndlNnZS+J5WjNDDZkiCk
        sUc/vd09hpb06GV7exyDY/ResqsqXAIJsQmF1tgJX/oWxmp6Wawmzmgbq/kUx2q6R6ge0yq1rmY2ZInV9BCVVMRqeqtiNdGhJLk940aBuQTQUUkzkZA+7rjc
        4SrXCxwulMXNwsJlKrsZdR9GIYKQMMriPOypYJ7xS2UPM0LnvJfNy8s4Tg8vc0RLlJ4nt6l1y1i+bSAQ1IMR1JJYHA5djNzwC4gws9MG7SHSrHYTIgelDVmK
        P6cSdbmKEDuHVrr4HYdEyqlZ6ILYg8y8kWOrdhw8c9JUFuOs2S32k6wqe4zZyjZy1hdvy/eWFqibIozv1CNLZ48vkHpdrBSXhYkvwQ0vuweRACqJJaZC45fx
        T4flmDOPQxpgbR0x7iH6dnzz80rZ9ON/Npn7HZY5Ejj3mxa4wQhCW4MlgeMGqUR/p9Zo1eWctZy+/XqOSEAIZeLezBQJGiJZxMVxHNy8NPEcvyATRdJ6RaTc
        PAcMcgxrWaaK57guo5Mygry9TXNCQxFbiofwbeFPuypYyKPkSPj+UUkwHVngI9iL/onjZ0eAAsX04jSIpdN0/Otqkk/EciLO7eQsMhVN6Up2k94jnQ+yScXc
        02QbnwOw6fh1YmPMc0OI7Z8ufjiSeBjMr2h45abZnVSQqvnhKHGsGa142Kukp/hyRMHh+ftgRXtk4Uc1NhdjcXPOoZW1jT4EfzU41Z3ETc0hDvV7xpFggsm9
        WPT3DIfwsFniSuvbiJvAGp8BjM8KjM/BVzmS4YKYWlPd6URZ9ZcCG30OGc5C7dql6KXXcX46v3a3t8BRRyxiTvSSopGfY4I+q5W78K2PrIcSrNie8/Bx9JxH
        1L3oPeeH1leK3uNJaL0qhdYjO19F/14YMjjZyBPB8PZyWT2GVbg38ecS52Y5guwZxvrgjuzP8S5753Zxro2XPqgkRTu7SK5gl1BcYWGWq/Xqq+fs1XODV6/W
        wzwZfchVtYVS0KiVeWl3nqjpm5qOxSBxixhHjOU8RmO04U8NYCrQbNjwqkhaE9HyrueOEO5uBmE2CjMvzeXX2eiGSvSvRZA0Gz/Q01jw8DnMM66mv/JHDsCK
        fseNvi+pMYGqjt6OzEh8Q40/hGXCx2AL3jeFlpeiG1fCyDWMRJ7ADnOckYgS/ewgIlWGS3hp1Dzyo99wHQepU5W4YoRUcZQKrG1AKuLTWW9Z5WhcLDNmJ+nn
        Dey+1DB6/D1NZgFRAH/IyrWH17nFSkePCH9cqYpVnKh/LfXPRCvuTU1xbNF/1/dYJUc8k7cBU5XdLAE+V7+XbtkNW+1Q+vm8bx/ahYa6ASxicqh+86GDTdYb
        bJdJwdzr4ICCSOzJ+pqSosiAS0XhgkjHQqTZFuroDh5Id2YjNc9bIhIwli2l/AUeAODS7In3AaGMmtMTZN4Qc0QePm63RFei0Tjvq4ovknjsOVa2yMN3jL/7
        EAMmVfgejCtbmCw+C6aGAJkAqQqkJ9uZglH8UigYNlpkjlkomO+lb5ZeoDZy4glSXi6OTug8PFIkVLGEupJLqSWsUQYlq/MkyF7UHFfCH3S9oQUFhhVg/7zo
        zCeNjRK8DQwBq/aTumAlQdO3rKaPOOgCJzJlXzfI2Y6u76E/fDhKX1rspNXUpHH0kMaUnpM/xvMpmUtDGybohhfinevZQzrOlYpQqJn5uFPkkXWpcGc1rwJB
        NwIZowYSPjd6VBeL+lck+O7aFufqSfxEKnYNYF9+egld+XUENNTSr6k5VpSbNVuFNeOeczRgUF5Q+iidf4HDWWsoQJAeSznL+mAvaUOjYJ2yPZe0OXfTgDHa
        id6nk+560Fogu+s+bhBcSM/g5GVoDV+SjUNJNq7SHC1InxdUhI20+9QHIiSAB+lGJIAHSPnu0qYKC4ARjiIB3GzQJcd/12W8ldkvfPnTLr7H45zwvOZk0a/L
        2orJmCSctQYEkDo2tyGEbFq/nUS0BgSiIWxuQQ0IVlHtHNUpsgGjz2HREcEJ8Ju50d+rxEl/90SUetE/KISh0wU5Hlcsn4wprnuucefhw3LiC7I59zbtuPRM
        sqJqdKd7uaojCXSLAy4vxNXivelxUlAARn0jjxxIMvAR5ECa9TGsvQVHjHMIMPBHDklpg/TEsYPp884h+TBPPoz6HqP5UenIeG/KiKhtb8ICGCeqRNQK/6Ss
        JFXlSIBxm4fx0OaEQ7VUM6spKFtNVRNcx6HXVZIaQAitsppCWE3tzGpqrrKaAraamoXVBGMlYKvJF1PGt6ZM1YRsNVWtxzDAaAz9n4SwmuDsK1tNw+JysVZT
        KC67ULT3iLWaRjKX3apXOeK1o7LPAcgpygK9OfsnYEXSZqvJt1bTQNA3gA4ugSL4OA2MmKHXAE+T+Hl71i5Xv6XiEfTW31TxKLYfVfBnTutfV9JxP6TiMbrP
        zMXDpFCbOQWYqKdqOamB263O/GVaK552Vjm3i0boMz8WQcGTOuV0mnCtu8DAVvFc7SseIwsWuDubdcMwFl16wpJmQi9UwrTeKJi6Jm42Guz6SX/rZAQPRHRO
        MqeoRrc4W8F+XYcGOFd3p8/Fqs8M5E3LQO43gjXuFRaxqPzSrrw0B/JtNmph/vwqnn+pa1Y/uwK/Nxgd6F6dj98BJ82lDy1GnP2SVUv68Ak5cM6G06SLdIVX
        PqDSZ99VPtT0JqmquluuveXrcW3m2urbR970+l9cvjrHsYzer7lEvi0RfGkXuOEHZs6/QV/ghuN3r3EDVV03oyivgqLcDzlTLRAN6onqdFCngdSpJ3VKEgYf
        HrRzt0QXSL+ettVJhWehGhQovWbjc+x6tan5HBph4KZdcDnnxfRRzCZeje/FHVwM8BhXUfBhlJiTzwVZitdqaiKBNUhggN4DsYSWQz/dzVDcLzpIsigUaBsK
        FGJVpwtJh45Ch7YPIZMZOvR8PW3GAPHFY2l3ULmOyKsjUa7+IPYE9FIGevixuIs2lJe/1hdiBKQq4yExrqcbsU7aAbTURtr4GBs7gCmYAn0CxsaOjI0dGRs7
        ZpJTsj0LGVcjy4FjZgaHwAaGQBeb20g9NWiY20+f2uDhrsc5/8LFJ+YJdB9VG341Et+qTh+qk0wg0zrP2GmhuMBrcdhD3gUKjbV4+IG+iWCv8kDjyChTtzas
        w/5kUKfDhk0vu67JeMJiu0LvksIC0GcMKYHRpSyLpNrdMz5y6DaztcPCmT7xS4AaGo0t7lLMUUOCgfMZ+GdphIj2JEpizwxj3zRQjzsQILZNXwEQd1R8Y/ZB
        mrlOb6dab6RffDlCvTfSv/zvD7lwdNDtl9HPz599+Ou+/T0thlpVhvdQBvtIRnlfRvkhbACUgmEUhnYdwxrVaOPeOYsjUuegTNJYTSUXO7xUmGjOT8RXI++X
        XX8j89yJYcVjL3HZwyKXSCgcWRAMHYbVk2ypK+WsV7vQpdKvHO+k9TSEGzc6pTn2mKdEKWNl2dlG27Z/G+1fK98HZ6C9D+85iMhlyAFn596LBVeyO+6/SiEt
        wkmD+3c6E9jb6XQxXYAQa/Rybmaqzy4s3N8HmlIwly597hMnNMPiquj7qXWGznVMhB7lH0KM3JFDwNurnpvSZF4F6LYNHsmxYacC5qJDxqePh3Cv0fk66Hw9
        KmnW1bFAgVIBC88RLLxJJr6rmN5AF2tA1wD2BFOKO5Q6WhBx2hRv8fa6N+dhrgp4Ni7P8szc+SgR575HA5vQ4/xJrodzIzimkOIfvktxujFnhNu8SS/RkpOO
        JQ8F/ASudShOxgKq7XQQ3OmQMF6l6sa6EDgvU1n/WiR7I2gGxRADgD4y9P6tmG9tncu8d7yg8u2OiC1juQCW9+WIpziSUpqwh5m9M8p6NVR4NbLYJbeX73XF
        8yUOoE7VgXeAL5U1AGzogfQJqNZHlWPvtf5L8V4WPnXrwNR8LHHZe87A17zHEPfivHRyanm5gk9n3jDruFHWYVlcKg7LYG7wUpTsM7lbdZX7K7iw+yu4sPsL
        7ReI+wueGFmqgECu8n0F58FKeGVYCZAaMC+h36lI+FF+pEpH1nA6nVBOkYONNzXupeoEEoVUp0WiUJ51DBYi6IoIehwB7UEEtcDq6FwEdS6CDkIeHE7bH3BG
        ivfxo+s0N2mRgeZ2svKlDZ7mG9nT5eamma6WNuQWzEps7+DL12v+dW89v+iZOHxKrblyVb2wMFQvLAxVwMaXhKFxr3S11cJQfRVhqNqmr+TCUC2JxxrC8KCy
        /qbcryjLgOz7YmcpRih6BC8Hyhox1By7+4y7t+nm+eG84DKXSAcF8tU5qHsv+5GwbuMwsQqOiVvCi8LPJXpI4mBp/tNkULfofvbzBvdn0yDjvtGpJWNIMoS5
        gEE2kEHWXzvgpoqDZ5LxAVAECTWgahmb3XGSJl/um2jo7srAWzHjODhOc8VgLl/iDYrl3Upm88HgI9OI3uVz1LvPi7zyt7iI7UZduogDDPhvfhEVxHQX85fp
        wfVk54wgofELS8E/pRODYUDFCVDjeGcWo5+g4ZYmV8C2KAcsSRU1OcApWyt/lcAmGEBNSM+0aRoPMMhNWO+X0EYDBrkJ1W6Q6U6G66wTj8GjZRFKm+kUTY3R
        WBWBIfaMD6OphhleLQnPiNsMvwRlsUWDo4QXCBZe9LBmX9TDWPriiGdfBn2ezCsbJDLOSYMRf4zEUSuEH6jZhXhsln2nNzXdyXzZUs0KIr8BDBR1Sl7Osukl
        Gjfq2QW4lhhPnBpKSeyGWqTZqM73sfYQwkoJDmHyceRQ9JMaEM9X0fRfgJEYaz/Y6TDWfmUbTf8F0fxDFovwtqS73QLvb3ZvJRl3F+ltY3mU+f5eMrbdXcJS
        b0DiRBIj1RL9lAYkdPQZju1EfbalR9RFoHkVr5a0zkDQUbMNZF6YBj2jbrNuiwxVqhCShjGLAsKXBfavpm0LX9g4RBYhvvB/sH7LHhegO0kvszesOotkppCZ
        PuDvZt+iXQFY9eCkleegSN6HRbyp3dS0ALHPOXNyW/TTDM54S8o4aCoNkHKNYnBYKhyP+w21sWuT5LSFiuSaSRqS3F4X1RviWXqL06BewnrPODcdjAcRPBrg
        SM8hY2zpMHHBjAsTZwceBocHqNK13gIuZY8S1XAlVQwpozlMKGWkAAdv9hjczimNF7x2eqRYX5QkQTd6c8g6dqP4PdlFZgWAxZ735a/tgs85EmIq/YW7ic9Z
        /BbHBHLulDuInhQNgHFg1mqDrC8AsG6MlEwm++OlfmBDp3xBmeSerKV7e9TEh7jDJ0HWQRhkeRZBUTudFKEROx1EnysBS3YYLBnI9MF2d6vsOet1DAAw02Za
        ZN+ODeC6RfQoNIbDcbM+VP248WkYAZ76FdRBuraYEh7o2VSKdHougU5ZyKVaanV8dutJUtaz15w6zbVSVP0YJyj4p06HPGX1BVtYb7QYhptdk4xhE+QhiZgT
        8JrJyFzc4vAtdbmavErtxN4WZ2Knc6XsdZP6TmeHzMtGAFp+heyTNb+VAY8d12EbvkZ9GrpB05Ojd2s4GulIkD95Mn/yROnJ3dKTR/InM/E3FTcZ3+4Gsm+X
        EvAOsJi+R9vHt6CWgYM0Byg3BqiHueDvY8bPgJvtodlXmGUDy9Ds5v4CLBegt4oQM7yELLkxARDCk3mi4PCqm7IwE6RLfgaWw3OYiUEb1Eix2ahPHuVlJVSG
        D82kZBwmIGME2SFnTEUGTSQkSUcpDSIOB0J5T1FrIup1bFWomNzAmHMMr/YnjKS6J1GAtGAus0IeIHixrDrOYXxx5umhJDbUf7/ICS6lt+fFk2NFIdVruozH
        J4j/KYwfXeZxEIIMzTFt81Q1Vjjl7RYjrqQo8k/bkanWR7S81MGANBNPYLMjniyUh7YwIlYxsPJwcuUBzSNOHqtAMiUDBQKuG4hpSYc4r2EsfdyOpY/ZsfRR
        O5a+246ljxS4vqfs7vRaCsMSXdA4WqSBcn39f8y9C5hd11UmeJ73de6te269Vbck7XMk2yXJj4rfShyrrlq2FTskAkJI9wfdNnYMU4IZ+dF87lFFpcTu4M58
        w1dAmI4EJPdehXEynaQFzTcJEOMCwhAa6Fb39/WMeUw+AT0QINBy6J64IdWe9f9rn8etuuUEmMy0H3XP2WfvffbZj7XXWnutf6U1WSYJVdF7EGgOKsBAVdF1
        zOOafBOms+VUoLFO3YJTqdGLLw3jHyIcDX6CzLpXCBwZrBrmL11WXXuHrgEiV1hKmStaC8IGa8/78+II0+CUfAaWVXXuaXsdba872l7DL8PhEL4trX8y7Wa7
        fAhG7u8p1P3fVSr8LiW/71BifEppK0is0ALKZHGFh0tC4HBWyUPKUBZzCg9RKz2JEHjIjwE8DRFnAjs9XHrlD2jHD3oUclzVKpQspuoi6kzkos6EVRXUEQy5
        Xign6tDL3ogNoi4zFkdMCAsv0ifAanCA5mCLrasJmJs4Fig/OGiNM8gGpG0lnFTx9JmYtz5ga1NdUwE+/2PUamJ8Y4W01Vl9H8/B8yPqNnp7Vur7mLuadPRY
        ehLIcIfA3M2S9r+D0qEDChRASdmWn+dl8k1l8QCgxD15p/dFvFkKrhCmWi63nGBZYaol9ZS8pk2z1XQ6/hHP4KVXXJL9GdPGLAsQMUFqH6n3GaJEs94zd/mb
        9vJ78KWfsTcP34VIUG3DajtSDUIuCLFnpZ6JV80MFURmElyXPXK30l9dvyV7owXlrKOkDMQD6n5AzO4JPbR1dUXwTN+iFzsHFRsyhsTpYSjil904soCKDKyB
        wcZ+pCMFFQQNgr4fO4SKjNBCOHpm5+K8ILzFvRf2lzc596AOnJsHDEuhsSDebD0uaOSWL2fMaaxiR7mC4JNCaGfVuxxyxvMwOuxa/qCmG5NIjbSl/YSZH2Nr
        bDPNrxJyW71u5lMv2z68EkmQ3YNySbAapZjwwWllnrUvQpqFQEJ2FKCIHwPHeXx82TzZGzFNdnJRkk3Rvs+T3bHJkcy0ENuKZbJWiKPDzjFEuBrTuKVS4w5q
        44xtHMY8wsrMQJ6NlTWNS8kXfKIDuq8RR65S58rDabfHAGn0xQ7oi03g59r389BYehUm6Rqmpa5hWlij1Y+jXi+r13oYV9Es/iwm3Mvn8921qr5RGCfZCmUr
        iRGMAjR1LsNLZwTQBbNHtq9ZCNkiijyjSmDJ9z2a/YxkV4HIN3NvlunpQ8Pw/D0yPX2YriB9lnD2UNDM3uvxUzbdjLvHmLSUkrfQhjmY4/+1amvxU6MXPS88
        FxAI0wRSJq28INuOiD8ebqq4WU1l332IxK3BkxdKeA06cbefRRQN/FRka68y7kb1uP/+NHweO/bzclN7RxdmAZJIq9bK8Rq43NpxOAKHx+9+Ng3ff/y950xI
        xzjv2edoqFOkSC6b9/3PgXGqHHfXYEQiP6ls/wq6Fu1uNCyMzvFSTDr/uW1GxEZSNGyay1+ZdThGdl/Ax0Y4+3cAVtws2QSoHXED2v8H/1/QxR/ymnd5zeiX
        Ay9QTwZrnBFm6PTCM1QylqFk5nfchYt95tntfwKWgHBIK3l2h3BRq30ybVD7Ue++/5upPi3XDA8G1uSVahqphMVk9jasBO1pOW5UWgF/drSXxNHb1j60ZVv7
        qhlUYE09z+kLKnX8oQtSt62t5e8t12TLukVZd3tZpXuAdZRupwc6hIhq5sguEiN8QVNZwQCf+8Q2n/UGsleMB7FHBvYuG52DkZhAHcAXuC9kulZFldS2FKg3
        EA1f4NEk+yX/0iIHIwZs++QafOjovuopehbFBzbEYUOsFQo0tq95XjV3hwEr6Ol5tbdEqAtP2D3h8oDJAX6v+kkbecUDy+oXe5ynbOroD3WVCvcYjHT++002
        ftKzhddxQB1dDVb2lmNX/EafMCLYzhrsKB23sbndUm4bjMeqXomAQY2vW6oQgykDaNErEVbIYjORR+H2RWA4ZjhNa1eyRAAU1URYIzmRra6m2U9aq8SdTfx9
        NyLrYXIPUgVrHgFNWVfFEaAfAXifBIW2R70Ror/yPe8crRyXS/EHF1/Pl0nKEimv9v2qy84AfnfgM1l2nvf6AjJSeIGQth2Hj1ehMbARupKqukcFu7pHVTLf
        qIoCoVReBwgl8WWHCHIzMwJwQDWnzkdQ1PHgxoejSE0dRYLnMhtTX5JqUIt4jAnCCAK70/zgdRxFsGxELNSAlI5dwUtQCh3yDSO0SbV88zfClYvQAA5eD30/
        d+B32C3EKlJ4VcPz4mg283ngKs22lXndVqZ1W6HyhtsKFDrWh2eaRWQE/v434B1ai7nLN9Fv+F4tP6TxwVtD8gyoPkpUX4QwlxCCIsUiIbYfmNXwE1RCAX6k
        OQqF4CqFgiMqaYsSFZgWcw0GT4Ls5USFwL5tA9Ted4iQ0gCA3JOZMjkoKJvL87G0DoLmGv54mTBOouKSSuR/xr3xf6ISO7CZ4R9rz5HkDnaW25YK64GfE6rC
        YvEzn/q8ButDSDSabX6EwcghUzHxiiaG5Wk3JjmC0t804T/omwb8BxUdEx2hPoToFDK+LkjYpuf556rruodAkMe0UQPraQRexFYS6qg1QIg4ULUMs5bqw0q5
        w9nJVYuUkA1+mJEVO9o+RznqKgMQEotBzTsa2Sh7Cv3r6mZA+hcpYqNfGgATUj2Wd22NyKKegjZ6Y+tWAEdk751jztSnr6RnfSV9+Eo6pxWoW22Uup+ka3GO
        30gVKLeBrwXs8+20FyifsMP7ZPcj9sx7xKHXCBTxG+64M/MXFrzrFWgXWqDGQUcHKpHv+nEvSeVT717F4Z6nwFknEPLyO/R6JW0igCHDft19l3eq8DCoqM0P
        D3xD2GdVbLOxhlrq2NC7WeT3not90Cp44SNQMS0+tH4N9YfUEwKUBvHGbEsQf9pniLykjZ9ljRl2uwjUDShzk0BnYWsbaPo8ztMrpgkAlspJQEGpVTogj5KZ
        bOWot5TzoLrpMxKRSEKnU5kUFnwZZyxwaaHnyqc87uUAqjERvFUi4kMAJ4KfXJzA0Ont6dR6fsDNzR4l1UoRlvjSyB4KERfdy0+GPH0rWmgieTHQ2V0LLlBF
        iyM0VvgZILezGVSX1Y2Ctfsnu6lvFWR+4VIIaU8VZHV1KeRGG71V/SGsc6hHM0jrygMX7ShzMJQPHsXAVx/0soMhjpWk8mp82VOzUfk5JDv/Eu6aWintMAkg
        D9fGpbs8oiB4ar6ZH0/lCKf60V4+TDX9cu90PgD5KKWwIKlJd6HnEUvPOwn5lrGIajQctF0vM4P4Fj3nrS0XhNPQnj3UaFMPEkZXhjjBeVxbe6BKF7y8B6yX
        nO0BhT3PegBhsAHHALTRkJpKnTU0rQBCPzCOoOP95x5f/UCrApT3Cji6lpmH8WALIuW0/LSxIFpmBp3VgkVJOwfuzGZwJesadIxvKqdhSH5SD0pNG6vUxw8f
        zz5AiJY2yh1Ai2bfprExZ08nB3VYp/A0SK8TQgN3kz2Z41h2PMPYINgNdcpqx4falJoOURVLpU5SKrwU1w24JFN/cNs6odfR00K4OXtDky8YfAfMTh7cMY9h
        0xLm81gj6kak6U6UXo80IjMG8nOQSiI1w6lgumJCLqoeaEG7sTtKN0ZoCL9ob7lz95m96Nx9ShxwAJvuRyaD2TZhTDbbYDfqY2VWivnnmYnT6SRm5ARTfI2o
        avar1YuPMOFOMqfNig86RSOcnCqwx6va4x1tX6g9XgeNqMD6JoaVT1MBOOeArFU3cxmyFk4vOqtCNPCOUJExQ1MnMqY0sarhybAT87S2/lbUh/6bLnWLpJ+W
        RoQngXqpVJVuH4hNIeSog2qr9nUduFCw0WjrNJpzg5nOmuNjq8XnT6+aG6Qp06vwTNYK9Ns6QN4MTyLihAa+jkbB86V1VNXOZZBi1WCl1C8BYwdQ934aJ0yu
        ulGezLL4qzJqqL6COLwPtoA4KU2MzUTWRLjY0PCJNMF2fEhrV41PQIisuiUKxK+AGbmNHUuiwNAgJoYfHQKWLnYCxwBKH+Eq4fMxIe+v5VOMo4gCldOYKxW2
        om72GoO83ipJiNknU+Y0NgL2NJrmYWArpwluXQWxruWtgvkurOBHWmW17tgXpM/RnhZYoVIbZbmuSgsRThNZGBFTWFT5vNXTyN7U2MFY4Ij4Fajv1n5ssFAF
        CI3vUjFwGeqgrh6ZyHrsKolvjkQHGYkUskCX9BHKZo0lQdtCoDgq0ceLatw/QTUqq+gZLpGaYZDYKryBHpCHNetKJNOzptt3SGwSzPpin5kyB9FPU+Y6+jmC
        /KyucksNlXTLpio9jCjAADxQ5JSpVSxqM7GK2MJyIX22R085EHAPQeyEzE6CzKqQrY6Re0oeh5m7N6ZOD49mI7omYXsw19PUDr7Z4K7oVfR51wLUZkDPRaAV
        MyPdbn/0r+wZ4DkzjigARyRVFxwRvKhOpwF6Reeay2OpBpzeyHi9K2kW6HbgsSnvSl2h7qGuSWSLQoAmGx05YFxLtQ2PkxpoRu//go7/rzJPmV8p7miiA/6z
        JfzcfMH1zctUkh+Tsg0HueU/oJY9CEIe2SBL6g8MxuRkjl/sfuJ441y6BF2tWXqBiHD0ydOuhwBK7b5QBpwrafBeWBa1PGvE+Nprr+3H6SJ+1UP4AVmgcIKn
        h5zCXDO1WqTql0gPwmQer3BAtRhLKvO3DlbZ9U/d16qPzHdlppr2aP3DUAPX6IgbJJXIktwmDkrCEiPbgB8iMOHpTPfWwhu1VXij+iO4A62SN6pPU1KfAF6N
        3m84cG2TGt+a0M+ayhaZKvBFb3KxNE92pQlJk8avgf3TgMSaYpnEH+agNcGcw4DGxV2cBJyaNOYKbNdTc2nCB4he6SNin29DH4ONahWW0TlkgQz1jiZmQEci
        QiBqYEy8JDrO08seoQIID1wKm7zknSJeCU79mqpWq6niPlAHb3QEz4yivu+GVrj1DzqIkCtz+s8+96M/Uk3C3u9tfuafVZOKnhCl7qijHRswUQlEsJU6ImhN
        l9WP4rOfEvbGRuiuMkJ3wCXzJjqiqcrBzYL2+gjaW+sdpU4gvsMw5pjq+4wPvYw33av3/iQPvMy4T258V29f78c/lSXi/ubeV8v3sPPbJwIt3E5ucvaKiAvt
        2U3OIkOvyZoL8TMtTZKJ+4l/Pr7F99LXq/elXR7fJI+Fnfvxy+MfLxHwqfcbuzyeh2MXESkwKhU183ehWKny+M0nNdOofSVXAU9dBeIfo7mzdRLwchiXzEng
        Lik26pbw1ec69EFSmJ/dPBO+1Q3Wt6ErWJf6Ujwy60VP1/rekdMTvut7PhFBMWPVEhq8vK/B5f6l61bXVYb2Cy998CRAtSBKLt3twa7AWDnxCsCu7ITW0Nm4
        otS2Rh4zwJZXEqsbb7ECKnzqUHWLkR1PUgCRO3tsxH5yn+65T+pBlq+ro1oA4rQjCxEAr5C4vLac6L91/XU1J68oPEBoURoCE1LMIjBhqXUkllABAFuDr+2l
        8d9Rfwx9s2fXpVBW2U3bkV3hJJK/HvmtdW/NL07CtjHuDKVElYSMlqJKKO7zffLtn37PySdb1cIXG3HOPu09KLTc7bUfoiKfmHD+U2Dh/d7sQzRWABhL4XEf
        CyGM7e3BlSGhWT7TT0bAU4gKmgesTTpQXdsoMDJTOkXppNN0w8wQJDadYRI3GxGuLslVPSNhFaP+OL33VR5i/4FNV8VU79kKmsoAUhockdw39ZaS3Vj35Z9U
        a7V0F/eu+D+6oy5dfubSFViCHIAg++W8Ol6KASSEGK2EfXjajP9nKBjkvZ/5TzGvA3wh111Xd+4c6yAH1VFIC9mIeyGdu4X4vUAWCQV1T9XY0CNIRKUYk/e3
        wlI1vq0mYDUjWy5Ql5OaHkrUUb4AFQqw+UIxAXHDW8NRknYI2AEG7qEru9fznl5FTEnhel2NKCAjkOXxEfHbD9bBYRcZAVjx3RAnuqdV7YTQ5cb9bmKkYoN3
        MeVKNs74wNS7z6pnXJXZqMzA2ampg9f2CQ4oo/sxz0KxqDkG2fA687k097EZaolfPiSGAPBxL48yi8I9zwISpZ50HBoX/y92SnuWl8iClSEkBNhx2c17dwAx
        pcFzGsn8X6qYhcJN3mHBdu54G1mG8zXgpzSifC2psV9DSBDYht5r1QdbdbJNdnZMHnffD19IflzeVNhRHXeET2Y7Wxa4tJbQiMTCdIbxJzxGBu8xWoNMlYle
        jA2btmiRBTitETqGodq8p0WCgLhb9ZWMrKOaqnrGgjsBuimRjI0KPghxWh0BtnLMxP0MJx7SFPwh2slJV7TvkHkybdoiD0yT5cGzc2RK5Ul43Ines5ZO3es5
        GRRKFRFRAQ9pfiCZsmLCJA6AJ0vj4+j4OBwfmf4ybc4dd5APji4LxyklIaQBYpNKKjTpEC4a6rXQsF4LRGxwslUjNSGrmVr7ufjn3SaFUSX8RdTv7f/m5DQC
        PaV+D6OFXxtLA8xXLUP9yWER4ujnfM89l/kQkWj38B29f3s+7nmEebEO+L/5Pk3I/e0/+Ny2hN/bnuML2xNckbB+9n1wRS8l/th7y7mwD9iviVfySWovaupS
        78N+y6cxSAiL3KzA399eYPMfjCkQFgXOfV0FgrzA5k9/XQX84g3LK8NtD73i4bt2PARJlyS9M3hkne2FjsJOJWfNeCp9ZxZ3OC0WHYh8mO8poQ3qwSPNzjRM
        YKLozYyrq0clYGzTSuYBp2hOVewygKusWPsHEMYwK32B/oe+SrNUAos062XSbAY54kOn7kO9621XHjq58tByG0IWteXEB8tBLP37KAV5VotiRQy7wZdQ6bDq
        9YTlZz3PO+utGedCWjnx3J/+0Ednot8MHzOVE2c+8YHHv9rv/PePKnA56PylYbtgDuQWqN3GHaYMqDk08H5zt1IXsd95BC8iRb+X/W592QWwvDx6xd0C8jD+
        hFsJfCjkx03doTxLoJ3VKxec0NDwtjLoyz+p15dcwG2hsVplMKA5ijNM3QHciY3zN3i7p2/37dsrxsc7+X75pgo+zMXbB315TV/BD40zGPSjD3puZb0c0tKz
        kMs1CwpWiFhgBWSRWlZAVRhVG0Ag0ztWVN1eob8hdkwN7QX1XU0BIKy+DWoVz2p4woe6GvPTMuERjQrc+8nxBOB46EUku1WVx4dZ607zJZaUMuA7pDmobMiM
        QXlWyZWODhol33DyKY1xRxHDsyz2drL63duQrRQ4x1u3OH+Afuw1NE4n+Wq4foLZMb6l2MAFY3RO8nEK9fNhwhYqdr0FrH/Z9XyEznV4WvtJMH50yCGSDAWz
        GKiGZLKqVKaoyUjvAOCQPQuH7DBhqAkqSK0qd+iABzL+veocgmVMccKxwXbQJ3fQidIp6Ag2b0eNd42r+FeVVTWHOreW+tgq1RUqQ3IDowfsBCFesjKtgHK3
        QtRiezPfl4LfIutFec2I3AdN1As4RH2E2mHq4lzZTqMnIdMoK2x7+3711WfsZ7J/5JDo8Q2S4frK26c+p2SbTben4vBZdMAsOBoWnRhsCsxggoc0BN9boh/2
        Mhw5UkXfHnu9LSjJNj2n5Za4r4Dcl85ueqWFOrv9ArjdU1NoeU/XCmH4H7MbZ5kyu72eqxQ6/meeRsCMFYpBxgzt1uogmoZA3sChThB/0tNW2CcOVFsh57Rv
        T2RUwlZQULDL1jXawq0FeAUAFuH8VrOCxJgV8HvuNxjo97nn4ELgPf23w1211p0hpmCYRbPfibv6SW8M7uo05SJsmQ73SYxD9DFFDSj7tnvboAxKGKq0EvCe
        TmXPDRTWQK+cbBsrPPE9m0NnY2kb2wWTtSimEAfBdkzW785wca1SWLZkoHnnW7INyc4+R+BYG/0cbYVyXl23qKU8ndqJnYU/xlS3QReC6Mdcu0OU0DMgQ7kZ
        wn7BDjylveTwDO7B/ExOwTack6pwUfLGMxUEJqIQQ41HjWeQeRsCFVAIN9qjUbgLU/BmVJ6sT7mZ6SHEJatPz3vAtXYGJ6nJBzBlZjcATzdfDQao86hlukhl
        UnJ9jKuqE6vH0n99x41+1PNaa7WzhONw0glsuorNsZy2sesGQ97FaYy7UGE70g736uGAtyvpJPds3pxJp7hxa7FT6TTuqrx5OJ1BvtpwIJu46eC6PjQT+BUZ
        UCoTYQU30dBM47dpKpq1zVYNTYzfFrP6RnI1Deoa9OERPsQikgeTykXUhpJlBtc+6miAbWmZumTwtKRNZjlNliZXmSz8RfSXvt9ec9drQG287OlxKlcT+wJt
        t9/Hr826xb5cP3baslHTysiwj6rDAT5P+5fNq9kunGVbwb/JZ5tZ7fq0NbB9fCadQwaciAf4NFQ0gU9Al8LriMM3jzwNzTGvfNQgbQ8NhyuASQDqC7U7wFsN
        pIGDYZ/9DlNUYbukewaKAzhMOcOGqTfAm+aQJzATQ8nYZjWyIvGk37+Qhhknev1jILKhvP5LIgXKn61rrnyO3EzrjfyX9dOk7aEOHs/YvFO4mSvydrT7Otp9
        w+w99wwfowMUGtGH0Wy/bx+deeujjGMRCx38X7E1xfFkj2GaTUyQPJxIn7cWT/GnJcdTYGXkmae8zGOQLuh/gXXz7m5KJfC7u4kl/gFXZNtSdT8zKj1CB2SS
        zsfTsKtE1ITdsQjk0TdZ6nzEL6OhOUi4e3vCu7YnPJPz/Y9QhxZ9OPDsZN0MTmeuvyBy8ZTd9jx8uty/SF/zKy57xHgybTZdCCVycRkwk3TqDahS5iQNt1q1
        eiNqtiba83sWuot79+3fioJrns14Cow052dtq+UIExiElWrcmZyanpmdk4xXaUskTP24h1eyWhz7OrPL6y5nGVdw5sbV1RhbY//1XreBh7LEi1dkmUyp8aXX
        ngcZr48t0BhbYBN6jqv059vwVm1fn/dy+IsN4eWnm1ZzjS6XKf4pGYqtT7hbA1BQHYirI6nCTcS/QB4M38AlibZBA9HVOuXvgPNZMVAkxd7LzWaA444PBV57
        LThrydfkNvJVseQrLpOvjpXDOkrAY6VIJfIVl8lXR8mgD/JV1cXqjpCvTka+XFDcICNfcZl8xUq+mEO3GyVfk7orWfJVwbkfaDWe+mXy5WOzyMiXUE8MX5iR
        L9JstyBfVA1Y8oU1FV9AP8jquwBJE+vyAra0I/7yBaE7fVytXID33xH/ey7IJoaLkxdA+o/4D1+Qr+0zqXYBXwkCLDdLF9KGFGWhMxfYdUf8Uxekj5i9LjQW
        n5NleeYCt1tZ8Bdkm8tqdC6ADtsaDVrXh/Wgbn99fHIDVSG5CdLfkmdMrqrA3Gd/SzJyQ3DPCOUVoaHR9wOV1we53YERRhH8wlbqxJ/1oKQcn8ktMpnqJVCQ
        gloFa8a7APXl8FLKKW8qj3dDU4miD7tubQ2zVecNBXzZgF2dbL7yCXjqIlQU54V8iEv2AI+dtCn79Na0fDj3bbkzEdgB7G7DgYL9wK8q0t5pIlNFPh92G/J8
        GkfSQ3lawdManjaw8VuUoKiKveG3g+g+S6aXPPUoV94TIPpC1Qnq56uIwgxvazlZkFG3Ayv83jo1Tj/p+sG6t+aq0wzEP/kCKw8LX4z/H+rCcUHv76c1SkBM
        PuMQtQj0ER/k9fwnYOVmdUiKZCRzBAzooy0i2Mpe+GJayxzSqs+eQvC0WmYw/ioQlIvrb+5q/BycaEQf97zwLIRWrEbdB+KXgARI2qwbAhIsLdYNAAmBEmXd
        CZAAIc6NNz3GFfB4mfK+Rqj8TY9GMdWtTlrZ+iliqm115CL+RQiXNV6DL8sS5b8kAHDnzvmX+N7ZMbOyIjUuCk3YWhQKvrXop178S17vlZ9alzFcGDfV8fg/
        vwtPieeKrw40pkf1jY7hTNUJ5XN+/CvEBKpgwz2fe3dfdQCjh67DXyoqpBXcJ8r/C22Pf9mjT/XDScjfMzytXTnNgoZ/l7Pi2GLK/5eKr6B7CaxZY4QeFlzh
        31NZcexc5f9LxeEWS8/uBK7LPkcQf89kZbHjlf8vlXUUKgPfKf1xBqyO/D4Mn0X5PYUASlsRZaia/C6jG4kTIiNj+zHkvA4AfiAb1D8VaXWNyyIt0w8cCl/7
        qfX4c16I32irgzzu6+dZdJWOvH4mT6nJ62fyozuhxXG2uj7Foq7H/bGr0k4XTLUPVUiaGZ1axUBUpwfM1mdcqSCwFfhagasVeFkF0qEnbUH55RGeVPBOpctd
        JbDxz4NJk1t+motbqgalPpJQSRCSJrc+aSZucwoYgNhldO1bXPeccV5MveO3P/9C77X2EzBlat+vtkqvVdsMKETNXEFAUu/UfbAOl3+egdat91r1dDvq/Y/P
        GO8fvXA6+m0X53v/G8kCftydLl/XjukkGYNDyUmTpV87Vko/tUv+lV3Sl3dJj8fVL92U4cHtbCz05oS1if489OtrQrrPKuQEXB6wHWfHO/c+inPWtfw45OrK
        o2rWJGuxwIiPf80zDWEsEv4s45BSNnIROeRniRrVE89+/te+b/kf3L6SiTd3/51+6r74QhLhLCCv/u5f7qe+XK+846+Sj780hPobtw8vPPIz5988TAOR5i5k
        pzbHHr3PRPc9mVtZOfG/5OtjNa3COWejLHv0lS11ByYYsFbn5g/s+dafH/YjtVF/Oo16/8V9Im3Kgn0K9i6f+R34Z2Dr4RFNP3VePM4g1C9BcK1ImZXTKJHn
        jZCXSID9tDLoU7cdDFRgGgiTRoHLGwzwWdxnh5ANZcKfeM/zWy885x5+aXjiF95U7XQ67z3WH5745m/DP7/ykvA0adgXFs1IY3i+1AfrIG+ztjB9iwDqnviB
        5kff9wPuX947PPG7k5+e/d5ffKcUPvGtrOcnUaUdxJfAd0HLkNbJL0Hjbpx+yjMO7rrygRptsfRlPKDqyyD0KZ6Tz9BWQDPj901eWYDK8O0DhgsvznDcS8ID
        0W6dFpvgnY2u69RN25ynr9LH3P5uvU0VNo4qUaD+aMvlK64mk9eeyI5u+gMy3zg44bdQEyq9DRV5Q4ExnOj3XTeAwQLpZ3BBSWTlgmXTLkAJGv+Mx0mYSfsm
        v3nXo5xvY3ZXzpB4LvUvycJS0Mmt6a2/cFXzGuDwKiCdqvASS3NcJfIsBKfJiqZZTrImu2XmuyK7NTnZFh696LkNWbLxv/JghBf/azAp+QI+NkR68DcnYaU2
        VJVRdenWK/9Kz4fDYV9py1jqRqkQctKQ6KxkfwOIMI1hGtmCY8kcXOCQL4T8FQhTK6KXZscOIIITWGXhjy1jrK7Tob6lggM7eQxWrTG0HLBhAFDUiZLCSOWc
        8W+1/cZadDazb9wj82YP1BsLFu1tXhLm1RFMKM68CEnCSsnPihCeeYCfdD1IBTmdekxDB1PC54GeCHUDPfSV2dmnDkoe+CANRJ8HcfVYNyA0FiWB8RPlFUtp
        QJqI6+VUyEyo3OdAViVrDFhjwKWMKTIQQsTTOlnYfR4TK/2R19kX1EzXLK6uJl3USRBpqW7AMZWEmGegUghN9uyCsqeSaLKLJe6aBdOF3d6CcY8KhVow/lEf
        fUQkMennPUBimYeydpRiwuBd5MD5XvB071r7iSJtYqd6I52RUZ7YqTwRWf+am7ZUym+ZPaBHHnFRPRl20JUJKTb2gLZtiYnSk1eQ0CpenP2mHdOW3GZi7MM4
        e9jBTyz1fRkczLTUBWKUki95xar60NIJSd+Djm0Ua/Ilmac5kZRF1OxjUZCywW5evk22gLpsASe+ze4JIKJ1aAgGUCpnBGp+c5jWMd5M4HcORW6qYtTS6iAt
        LIpEHBxzLeVNXeZJVNzjILr0VjQCOj/dtm7/1Xf+5B/s/VXZbhb6rvx3GNtNh/9gB2MLMWFQLOyrRfVQ+qbD42PZzaMBsXMjySP9JMPh2ppkCwP9w/DFW825
        7/1FbmYjvE06he6cRn+3TRPFp6X/p9DZOzVXr6CencnNb7N7Y14znH2qmP8Yt2vYlK7hTYmLBqbTwuynTjpr7JyY2lmnnWwktdkvsk7vTOa2t2t7MVEa7C25
        wwTTcwLsdVQdja5Jbe7OmvQDMCtlqk7CS85O+Bmdqi2sATNrE2clCSrqlsz1XZdMy2Zu48+k2XV5daTJ2fLCN0g3ygsndaW07YLBt7XNlL63WCVzOrbc43nM
        ANbPzGGIbY2xHiewK2RqCyG8SOqWBtopOSX0TPWiksKqksKqkkKQzQFz+CBxM1ZPY0iHMzoLjgjdXMlJX6WvWkxZenhVaIkuXfFYYbWfNo763JU4TCBbIB3b
        NazyBV/GKM+YWAdidlwuOyCTCN4xpo6W7dKxDye1o/kzoR3d2t7RbUs9cfKlRLTPhdjKh44Pa3wIsoSeCLmthGoTo30S4ohKtt+0Rr5F92EtrR3R54bEHqrZ
        HYqHZRWCqQsdQ3Jot6gxg1jjJpbWBqynNjKGsnuGR4kJUYXqdDA4KjsZzyYwltiS9qhR/F+6nnB/dmOHUfS6yQUKK9pUuNnGv+4hIM48bCYgUvg0h6Xt11hR
        JtwmwFBieXGYerpAR0Qau6GWPrEsjqRlPqG8q0umX3yLue7is0d+djjKNCAM4osvRAnNo3Tq+Ud9a5zuEIVEvv1VkfTOBevBmlrLWG9w40C6g7i8i/osyMzp
        Xl1P3PyS0FnAx2vCLjATtXt/UT2dTvQq/zAFJvGxJ+Ib0jD+Da8samdV155Lvfg3waASgQvCBqDLNDseVKVteKQC1Vrqv/OTMCzK85xbW0NX5TAR7lrayG/O
        PfueNDzu/F1YIMkrQoXDgu9deHz9HwOrFMY5x4VHfA/NYSTNZw4Tvgcs0Klu4smN/x4LGWQ8wCqk3j96QT4pOH7sXfRTC+Tu/Uk9Or6JitKq/L5T/VpN1E1q
        8j6gtQj90QI1U5UCz4NjD7IUrcJH22o233EwyVHXZgYw1AtpU52mmqdxRetm39Se+7mMZ3gTTMjq0qPHX2s/+3N9ofTSL2ee/bm000/bNvjRx48NhVi3bQSk
        3j1DGM+btuzu+fO+rPt2iXOIJUtbFmZ7kNKQ/13MpVns9eRAb1f+6Re23oyD6rh8l7b7aeYC8HB26PfwPfi6Zu+16mp8w/Hb3/8SNgqh0DJc3aFeuzlv8hi6
        vTOESH/86PPsCOkFdG8kjZUdTfifzjDSSe/qpI8w6Vs5mpMTrbnuubLbA2GynczjwelNPUQ4aGFKP/+nCvuvw+MSVNOOEPLd3/Ix1t57pKd1rJnzHMFZmPN5
        mCkb/7nCBOEx1z8HyYxLoP0smKDsMjgHxKHn5Zl5HqY+59ZkbukzbCZIdWHHddy8X7pHHzyn0DPeOZlD5vk1mnKtATumspZhH1XH63Ag9BakDh++q1Km9noq
        mWBEJeNtV8nU7gPMWVXVMVXhxhX8j/NbKClDGMKL0QGJrUJNZMEB+XxJxWVXaON2JQ0MDUtyQlqHTiKA9eF2sSKtqbrCzfU1IgoI/4mNI4Btp8KJDIy6+MHE
        E/oQ52urYTxhamtHCPmDyzqFDexDfWMNk/46KhiXxhg8sFKUxWU9nv8V36vlo1k/6NBc9uscusa2ofPKQ+fz6GpXbVpDtWl1Hbu6jh0jIDZwx7HzrQLNK41N
        k8ij2ZjWdUwR8kvLLWHsGlCwNThKZfUa1EdwY90+go0j3BTkBwQU6qdEsXAPWgOEfGhFxheOq0Yb3Zod2vBvMLRhf6i8TX+o5n9/2yGNPlH13fXumlrY+BYi
        3xod7FNuU00D9uvJsR77GzBF8dAYJHbMftxODgdpY2jtFhI9QVRrghQ3kZH8HZMi65RkxVGhmiwcUHuiupmCwBiZSY56RfLMUx8SWZuDgyg6PTQHkX/GTPHw
        GudTRhJnDN4/ays9lV6HTG1wyoN0Tp7sUcXJBvbJNs4cQ/C0eGFHiuOFC1JWGErJ290CYMfsUIOmDNJFavQa8mSv1kKLhEStraSqfaogkgzmgPKhFeprAtTh
        o0pznXKRc5li55pacy5gONETNcmFIr5ZxMn4rB6wZ7lpvoFDxRoOkH3t6LrqNls8xUcdHbR3CCAEGADM8rt5NBvieLXNfOGQ9fAe9VSl3Iww9RM0BNC30R5k
        Rs9l2/KKlJgm0GWlbb4mZL0dqFfrOOeGhhbV5Ce+MMAQhl9qmGKvxPzwaUT6k90Y5UVGmsi+jmYlU6Y9lMQmc6u6a9LUsf9XmTvvC2tb0sUC2DsEwz6PHtsj
        8zkVhrLvZ/5QF0b0o0SA3A+jptRaOB3EjSksnParddZ+e+id4PE+m/c63Bwo8u5TTc4+tY7YZg0FyYKCxKgtVKSATsK236JKfq/X91bjm4STvNk+8iwElDUg
        cVczSChP1ibY4y95slqra43sxJPW5GopQv2na+1A9NTPRvdKGxrfy5p3RFTDutYgpJmrdLR7z5jMJqWV8zfUT1FZmtskjjyLqQ91M6u8kWeTUH4yJIYb/4vM
        Pa25lRTc06O0bcG6j+fS4JJp4K5hYrnzLqU4fqZtygT1zbBOaFDjBEeLOrJKIm0ZI9xI+SqlQCT7Q9osIq+nRowRjecuGVomhpYMFi15KqH5LM9CZYv7wq1+
        ZX3f2UkII/2mni+TZAFri+fGXaU2SaokKlFStZwcUMoHKDz0SXJQiWjSKuxec5Mw94j/TLqUN+IRSVrKB+W76Ky5Ea6aJSkyw6Pe8xV5Py6uhdIAXFwNpQW4
        2Azl1bjoh/JOXGyESYsXV0JpHS4uh0kjIpKHLD0cOSdYsbhoYfHX5eIgaA4uMFc28CjFysMF5tI1PDoAOgiUYFXEJPkBykslbxjGlL57CHXUxHi7FRLzI9Zy
        RRZ9Q8dfyzTHl+GGcTgrM/aUItLpoNU0xlfDbelQXg3+lsbhMen5JRPEn/NSt/ehZwz+wNS890U4GH+xSnP0MbUeooNn3gfxz7vpncP0KE5BEDj8zq1pac+X
        3WRxTNnDRrLejqyTiB+DbNNjsh1BtruQbQoROJFtBuDv9dX4f8fBr8c5GPFX5iD0B3bhESFemNhGstdEyT7rMHvNU368qsqON6it7K2D9BYZEKqcllW/dVNf
        jX9vLvalqpqF3WYWkeHGQXpEyixygAyt2pYG6aF8X6lKlx7uowvMbebGfrqU7wDyRAoeyml81bzB3IoM0+YmszwwN9utBVDc0o1H7EaMu5vx/CZsSbfk20/V
        LEsSSk0b+5JrcEgzq/Lnmrsaf1HykDju5+9yeh0sp7hBgNjLTcYxfXbYTw4x02U3uZ4XfTcxvAAGf5Urf46/Z5IF/j4siw6/G24ywYvzbtLMvKShp+kF+P+h
        LoJfWewTtxeo93T9gZbGdvbVg6ZDLWRKssfFMW/mbYJDYljYkl295zFsNHtkZxop0TZ7dykhVI9B3pN5swf+6+OmNHSoyfyYB3vwoGPxymU/nDed+I+BEFa9
        ybnqEuqqd/kDnaTS63+gk9lu4dreI3aG0aCsLn2gsmyZBVdv8wOdsUeArHfsIaDWT4MvdeNxAbknXU4CHPE3FsJc00hlNVI0hJrXfVFmh2cjy1TNfk2SGYEs
        rhp90StdBs0cwtFGZvi19O77YPc1J2+YlSWXQ60BR8SHwZEwUfJsIWlAQGnK5YRcylgZubweFLkhw7bfcBouPZK63WQP+S+5aCMssA4pzSftfrnXJjg0qpQh
        lXV1A8mBsChJR0bjBvkovZsnOI32RYbGRxNXuylccWF9tORd06NgRMMgiJFfBI+Sr5nRpU5aIKv3iJIHV5Y6KcahgS7oHcOSNmXzvgVLHuvxsDnUH5stnsun
        8fAxRS8fFzTVRDLJiNIR3uSs0E/KW/n/Z4axNOZVg7lx1SSut7XnCkmB6a+3ZG65lBySTjwiF6V95nF86KFiz1waFIfgH0kPSV9dSqhwOFRiC/rlPEtmSfIc
        wgwauyFZEpg24v/TK616+AeMyd6Iv+Cx3bFtv3wS0CB8rJaKXS0itHBp2DhMyldkc6lv59Kmi3Bv2b4kO9CTugWdx9w6AJRTBS4Hp4/dOr2DxCrNOsPJfaRX
        uJ/LbAfjCO7RIZ+gCQ7ZSdh0LF0quuilfqY12Lzn3d30pmG6PJSdDQxgejNpoMxaSV0aprdC2LjDyNUt2EuG6W3Ya9LZnZ1TjNIh5LtRprKUOtLHIX86ZxZF
        WjmMB4elnjts7YdkyhflbtQXLfX5inEmkLJMYGKQtuI/8ZKbUGdR+ohBwXwFpRNjysu2yeY0RSCbEsluDvXczJsF4dTQ2ROmicQ3aBiPGUIZTLL18oS5UOwP
        PamLE5jdLlMxxHn+Uj+9VSZzk3u70IAhkk/J2N0BBvsm+b6QIggz3Djk4Aj/cGTYT28Zon8lo3TDrXJ/GIbAt+Kr5HvS25B8o8ikh4ZSyY3Sj/Jzm2STNCl1
        izzBTJdRTo9IddK4W/C+Q6j0RtQkDw7h9g3mMB7ciAe3yYuk8DIZfeSQKgqW/8ybHyWugyycfJmMsUM7AubwZz2NRaJrQleI0CGji/0MaNF5uHOkPtS+unQe
        NnLTYMAzu2wadtlsuNmy2ciWjbAI4MvHkpzz4S4PrgU7H5B8XQ12KXElsLz/FZwQJmVhDcX8jMf3Lft/PlCb2NI0KSakXUeHvwEr9pAsV6xIUoabONBYTrfZ
        BdBQFlMSb5Y1puv6Vl1aWBn7xqyMm8zNWLO3Gqn3CNeIAVEdWZ+HkeewuU3X596xtbwBL7wVGZf6etB+ozkCGsLKpNie16Mch80tll5ghYlsV1lVK+J0Qa2I
        U5XXHk4n1Cg5bZYJe2Y7KYO801pz53jv3GP/CHonFSQ3Kjg93fmJd5ngiN+voJVmWmn7LjlvR85NzbmojMQuOY8i51XNuc8Ys1dozB6lMkHROXdeAsefAr6T
        ptFQt3yZEgJmbcNoFzmaTE3Gxth5DgJlw2VdgxHdUK2wNnfL3LI21Hlm6kz6QXn3YpiO7JWmUdKbOMwb2Qhdl7l8qvZuA3dXsrtrUMxczu6u4G4ju9tsbFPF
        nK/ZJ/3G9lWalTm//clm9uRqfduTfhWTrboa/wsPbhNPjAA1BQpPeLCsl/kuKjOL2yepuy3d30cVaOEDRwnTU5LW4oWQtEiDRBBX0aalY7iUrZO2ZNoaQ85O
        qskIbAdgaQWzka1vJZTPQWnkDmurZD+wTsY4KUyOSZsak9aFB5+n3InMALj6HvHPJEfUOl9EOt9ucWP1Cj72w6XMY+ew2UXzkSk9RLgMx1Lqy94uD/pwVZc9
        E3yAOfx4N10qsY+FAqOb3n4pp21YrJcySXzDywy3kAPLDUT59kuZPH6eLyjk8WswUjiiGaZJvFFQp6LL/TMT8XHX1MoKyXvTzQKGbarkTSfaN4wxB6flBxiL
        odkzZiO+GyvzOt1Yom0CbXKrofPuLbIJCHXZ8fg2Pay4EY/37Xx8xLI6N0ADQPY9nR/VA9wzlLFMZc7vtO6DEJbcxWLUEYSZjiC0OoLQ6ghCqyMIrY4gzHQE
        odURjJmMsa+CZKYx8BQ5EHcP8IS/8oDiIXNX78NZaXLb2r+MxOtwEr3TOJBypT7Kviv7pYRJZ+CxBfdYMx32JF0haenkgPOiQ+Et6hMoPOmwn8/QIecQ5dgl
        LJUY/t/019k2JJnCB5NnkzK5P0a+/jqF69DcoJyXmScndpghDPwncvH9wqNEmyHsM7mapfww89ijFO1FSDH7aV5GjQqthVReMXfJhxYLj3wBbCszUXzSdEWQ
        z0TxrnQnFu+tVmV9xKqlbxuqCF+Um4JpQ16OJ5tTuzSCTWiU6TOadEnX96412g+G5xmE/o0awTxA8GSl4uABGgBPiTpd/pUvGePWu5NMfVnJvVBJ/vaxYr++
        cjhgKeZBaT9qjXzf6CmCfO7E6ONo9HGpoifhci0zr5RZbk+V65L7M6OPL+9SmXXf5raWOOUy9uylnFj+mtH2bR+8ba3VvXHMG5Z3f4OU+zrf8YjCxRCfDePf
        AIat0/uc+9WIqDxvdD5n9ULnPZ0iMlXsFFHso00AFTnIp+Xl7lfyoyym2HvolprW6GXOQayhz7kFzo4DqKHofOR769FaFadcVz0NcRJmEahKKgw61YhoEgKl
        3JOvA7Gt8HcFeIFwAEpxJPNn6noQ0az/Iuyux/qNQz8fGq3A8O8yxD44ELziJlVYQsFacL5MXZM9pEMNrpAx8nxa47M4ndtqZbM+o6/xXH78Jts18ffNnlwJ
        Jkktd+cemSyADizI7KfrRm0MZzFHEYuOFwvjNbpAqNCXpTYfnHdtjZBe6z0Aa7/RuYJu3Vl+wdS7qmgf97SmT4V/IRIznEwRoJoGFpe91WRMixIabGPlA2u+
        govF+Pc9IVGwP5BOn6NThlxUJFloShz/gScUqdVPWmM63U28Me8Q1mTkeAdarOnUw0eHiGKPC2wlo14oHe+saZWGCZFDjAj61GbtwQYwIesMw19RMwj1m56C
        QUjME/OWVIN+BmwkfVGmhwiZTjMGedxU9xlYEEoyj8FncHI+iSPt2S0Yj6c+P92O6zTKurbcGBoqolV7KDuEjOsYURTvGEibdeCruzicm4miFyDlJoGZN5Wx
        VuPUL4+pZgqfMQ27DH3X2Kk4rv0RQi+YOWVc6nT13cCFnk/XuYWfgq89z53rpnWUYemrymrWZVDIB9Xp5HoeFwFPx+v0doXtUMd0hrDDq0OdIXPAlaHnIXnd
        4Ej3L9Rps0EuzeXvmUQJzHnonRvKtgW86GP2NDLgjoZCeVR5cUXIAy+uQgPfINIEwsGiHk8YAdbjJYtaj5fsFWK5oEy1euxewcVe/S6RsLVHnIzRc9hHG7iY
        1y91+O1nrJ/vw9bP95T186W/kfUD9q13UeZPrRRS1is4rehTvueut8/aEFOI80YWAFH5rMcy93ZEl2Qf6VljnFTs2WPVnncrkMapRHmAM4i2ynyI+yKEu+TQ
        LqT9OhWrrHh1KmkTJbzs5J5nMkAn5Zs6xi97vec5cIRqPcBtj0zaHunYHoltj7Rtj0xkntGUoHc60VTA0qh4vYNTTgPLKTcJp7izcFWt58OxhcPC3l0HoyKD
        /2W4q9VttVVycMCbKGcFtpQi3b/q+u56eNZdy7GRvBFZHYgJZBb8ccmnUgI/VHc8OAM0yELCl2RvvaePxvgXbj0gfdR11KxhAYjNW12vuAtKNgKoaqHk3fNI
        dB/35rK2wR+953FFKcVC7vyM67pnjdplPGxHmDPGjq5rY6Yv2+s4n+/4PLptu4UGMrOBcawVmVduFZ9bp0Fr2Ta+vLHPnV3KO9H/4QuH458N1gpY8Vpm/AuM
        EkUzUZATuC68mAc2huG7vfrKa847Eait2Jvs2GOQL9gBx8he6NthDnlTGujHnrzPVHetHH2OUdC6ADyCqpkm8pnikqiJ0fZHYf5oZduj3sZf0ne1/jqfBLnO
        Wy9/WOqWJstjT2QGoJ8DCKzbQrBuvfMIL454O4op2vIsFofmVWMOi65OzRdxPnve90X5wweNxv0gsicwdntffYZ/HuymTu85oEQ/Vz3ZLRt4gGWqqTH1z7uu
        d9YoucymIElmTm7RkZkfrJKtaemfL2e4DaSTMF8mARjLpp6x2U7B66C8PuG57A51Dp6ymZZtJpM9WLYP4u0P4uiFDPaW6+RLroWgO4VLb6fag66xO0S6Yq64
        xQQYl4+ld6BMZT4/On2Las789RthitIP/80asfUVqUDNPNUVGw6Bj3ejDUt0OFjlETyTD+u2IT2VJWTjspIlZDNkOUvIBshkCdm8ibOEOJtIWYIT/VjTr67X
        ZPBwrjpJM96MQL+6nrvGNMakRWPSmmPSWmPSJsakta1u5uzOZzAfzszeFohH87KXTsrPb3k7M8tO/tte2nkdMrFA47POicf5z58fA0vfKbjWPP2SVPU5KL09
        GkCcbPmRgvATydG1oJL+yIruwD6To9uR0a1rN5+ftKkPG5tyLct3Kku5mqWsZClXspTlLGUzSzFZyuUsJc5S+lmKk6VsdACO6hJ2srfRASJyGP87mJGeJ4As
        QLH11octjsxUexus5hT/6rETG5X/Bv8dO/H0z8z/m6U/mT124tt+66P/w0/X/7t7iclbif+UhcLVFM5sVVtHZTXvnhMffvmf/MTL/+TFYyc++vjBW370C99+
        7MSRe5ffuLb066M1VPMiL5la/Due/Z5rFnKtqjzM+ew7r2r6VZt+LbbpVzT9ik2/mqVvavqmTb+SpV/W9Ms2fTNL72t636ZfztI3NH3Dpvez9POaft6mbwD0
        6XzT9n68Gl/xxk5wP162KIeSraXZpViGdCg3NR0s9rHt3fpqcW4aoKtcG3sUDahLrfUy70RxTDnwfj1tlLU6fAjFHrvMPtxWUnn2a/U0KquHbEll5DfqlmO/
        XLcnOZt1Ycs5PvWknYesBet8rU3vbxkBXIC9uowLHm3hgmfI6FToiK8iBWamm7iADUm/jQ6IiNXXRndxEtv4T2xoZBt1NRKJgN8V2W/YjGyjLke2mf3IfvtG
        ZL/gfJTUbeQ+tnYia+1E1tqJrLUTWWvbWWsnstZOZK2dQGsbxWIwk5fQ8olVoWHa3IZt5dWGbdyVRtaHjaxXG/aT+g37JecbdkA3GvgCFUrOWKHkYXrp6tbR
        tDtGZDeKht0fMra2Tt5CWjSZO5Y50Q0KXPZl3cy4lcE/BQmAeiKWE3xB7nHGglpA7TIK4DOCO/eK7kCTThb/mOZj8e8F0dB1bEylUQDkvvu9owjINjH1V+WH
        uNLGXnoMVKbAx5Jg4yPbTJoji49MKF3mdrfnXrW5V0dzo39+czwudfX1camrY3GpvQyXGsqsquJSQz2Kb+vFT/baDFvg5bDUHlGKc1hqxiYKClhqo+ImIxZ2
        Qod+vXlKRVJGMag9fM6SQ8ywkaF2dg71R6KfaPotQiqp0HEBzbqgMFiPpXE39524/C2PqkuDrJZuDtO1fJN6VOR2NEPjwcWhCKxE16bvwru/68lczHl1Hajb
        fI9zgX7U4aNpqdpr648EK9b58733JL71+vzjY3SNxSiNmMmjAikdFKVbTh5SKyja9m7anZkYXEBbnVTbp3EF9Gbhd9u9Z6urvR+YQGQkWbzY/334yyBqCj01
        2vADTdvqCToEJp3JbiIiEXmX7NtO5b5uV4/102B37kUbaJDxFx9D3MusvVd70GsHX0VT3afTTu+97jfl7s1CcKQ1n7Z3G8cAgOTnXmb1YdoQYfFS7ugNXV7p
        WIpAFrKU8gLVwUWAz9S4bwPLuAbkDLqtV4ljg9ihA8BWFiMr0l0DuljJRKzoisU1S6fHIiNNKQLClIaOgCfPlKIskJ32hvaJ8YGMhAQgIzFyAzwBgRyC2Q70
        Y5liJy5ewD+/JsydYmL8u5f6xFCRR4u/+oT891l59MMH3yL//RIc5oZ904G73of+LJbxO+LP91ld22LG+BnQlQ+gGELdJH6zGtn4AcElmXfBaGQcB2BGBS+0
        3e6JTn/Ot6btLmamayfwf8ZAjfGPaJv4qS6g1odoTcW4du7/0D3qndLX2GoKwAPkCAeVdyPiw0lzd5l1+Xp4rLCtWX/0SUyr8pxzv945t+tXTvIrq6WvrI/5
        ythMylc2Ruct1N06czft8ngpDTAdIwUc0MkYlnxJQGu3FWgN0wlO+CaRwErNK836JiBJS2AMrQEAuZrlCT0B+1ad0CEndPA1JrSr09bfNqExje0T4MYOFD4M
        ExpYCMVMjDH/wgy8I2DIFvqBSnF/7CTHEpBHu03ymFObsQks1ISsmEChKkJZwrJQS1OrwQgxMvVx4lyeWIVD+AlGBIIthKtWED3Vryj19E7jygbPhkOMR4eY
        sgSFqj7ke3XVJ0wrGE5Q4KhB55nWtC9r6LHWIBU256LC0LUUhq6lY7ZL6JoK1obF/6jjD07vwvF5gS8U2rwR/jShX2lQnwoADm3SuKIkcTsBdGxlROzEl40v
        WzHVMWVto5GhhjrqpllGPEkD7ZbAdouQhgnQKukcL+8cTztnAtC0dsi9HK5LceVGN58CLeMd3ejfe+7k2lh+LlRnXFpdwrsWbWireWUMb0t1+KVx72QGoqb6
        VEmZks/V4y1qTWZw66azoGNInzMc8Hn1dMXlHko26YI9M+vS2S9dHKpyMd2rBhb7Mt/P8fzpHvj/dg1es9fMw+YEfrUzBtXMmX3Faf3VY8McvM20kKnNTB1k
        kmomUE3MaiZHS8EfeBrZZ5ldXzIxpAsxXrItu2qBow+E7tyaZcqJybrD19LRHon18zvavZM6CDNjjGplytt1w1XjcMLbhcRlhAXdvJRTt+1GtUIwp4bS6zyp
        nNXRnTCSGg3TBTgMW1BnGLsMZThm4ZO92E/b2RCWTGXhgS0jNIGc+/oDDCs6qlMivftLZHaYmr6ZLlkfFHrKWEc7MnP5xGkTRttWWUIESxMzU7bTMP1Cqxnr
        JISzMTxnspFCDWVTj6Rv9vcLXNaqzsxO8WH75Osn0SnyX1s+bBIY3xP42gnAHw3T+YH0onyMTJmFvuTiK3SqA03KzPexdArPWplPqKfNMl2zOJAV0h8WGIBz
        dHpnh+KrbYWzksoppn1RFDEsEqNIxCKdokiMItnHF0Wc6NqkX19fOFtdK4ITWF/WCevLOmV9WdvWl3Xa+rLG1pc1O7ubtWd7MzsN9NK9xXFuYbGQ7ksO0GKt
        3osR7UDj1yPAeMFTLfnwDGFopiW6GV3AmsNxBSHXbMKETSis8pbvEe6+5cMkAnHd0obGvNE4or0A9TWSoKmRMsHmvhVuXA9S+JyhLVnTBJAvYT8Ww0eP4SEm
        PN+RKqcB4EKPHkSVp1lZM7Jagn5gdQKXARzeD1bpH5bZk11/Ib1OvkT+f7ybLGWRra4viy+wWevIOyfzkNOevNdzXLy3I++dhPAxJZcTyWSUtRYNhOiVtzdv
        sS2pLXZ3tPeqb9t7DRcdtez3eCq6MY43ZZhQXz8JwXWgR8SnYZiYBvjzqz7TBuZ6c33/UnpdYZvTNdddkM+/bljolz4iOSRfKSW5Tj6rI581WXxW3iWjn7Wz
        Q677iBRvJfOSf0/m84821/Iy81Jmj5aZlzJ7SnH6rruU3rA1LRSOuGPXmxuG6SG5X1SjxlfcZL8sVIK/LdLZEkmGjZSJY/vemGTG7E9mM0PD/TocpSkkDyJZ
        R82k3eTllFxORFn5SOrmK7r6imswm17UFnUz68okzm0da7bKllQZa5UtWPShSijAmknMINVAr1e1lW91XFegbtxEIDuMVnKdr51F+1H5eYv1N+XHebL8Iv7O
        kjx7OKivrCKSuT3KEAqgp/8zahPGQGX6xoftC89gbjirI+XOWNXcw0nLStWw8u958JjJQmoAIoJ3iKsBZfdIDbCAgwlN16rYziM40TTup7EN4ULINKIKdZOp
        SJdU0TbHtg26yLBUa2zb5ZTbJWvZtmu53CwjrYIhc6n48mibzOs1yRyQyXuwmO1zcruwc7YnkrxPZ3sql3sx2+dkCi/kE72W55yXnHs057zk3BPtnLeYypOa
        tGf7VJ6j2WxT5u4BmcMHUdH+BNN57FROZI7t06mcyuXeKCs/ZirP7ZzKCz0v8bP2h1Jlz098qSKRKvZJnXNS5wI8b+ek+gW6qDMJLtMg4WuMu21JhBAXH5p2
        d8EOmY+pVO0SceKyb0dN7kHq+lgA/WwB6DDPZEAus4oLYymRHqBoxig5bGklEVgmFbjlBviXHcIM9zA/Qe6PDAfJ9VlU8GLKnffsnNuwxzRSrbke1kr27MFT
        43p74uCp6Y/Grqmswrh/KG87MuxLEfSdDVZjJ+xVoRewiR75/Ay/RT8+C4azuePVV7wMeYWqac8iqwCSZMerVWntcaJXs4ne9zjTq9lMr2YzXS6m6G0sg+aF
        tqM3XdvRV/B9m+6O5lgzddscVw2cqLPd2ROu7YnLriVFfZe0qAjjBqvTNDOJSiz7PWfZrQOWh9qbGU/ts7z4guVHD1qGcqYMpls6gIdKFaC8421Is2A/7/bd
        dXfNO8vmwnT19700KNsRFtpBGlso8Q0Ki0RXLRLphh1ZUy4GlNNIGCHP7N9bYwQXG9aHsYCETy2UGwA5NBFUIJGIi3VTL0HntRCLbTBI6yJTmpqplR41RDau
        Ae6SUEM1YTA1PssEo/pQb1ArvaROERWV1JGhTslUticorppoQ6ANrNgGNmiASOygPqGfys1qyhPbrOa2ZgHZ1TarjWY1bbMaeGtbmyUFTeMiv1reg8gz0mo8
        ifryWbWLMBgkRKc2t98Hny01ZE11NNqNpzhAaasPCUmraw/oko/qpI1SszQl2tZ69JxtfWNb6/FhtvVNtL5hW98aMDQOW8++bNi+xDtreGdd1VcNNATyfdan
        rvapW+pT9PrgG96n6LDB2D61TdVuz5rq6vD7dvh39ClMUgf/NfRpqA2tjs7T/2/7tIGGjOtTuClPWKRqfEmNmNTRBxF1LiYklCfs70HHuu1n8AORdUNqWvej
        lnXvn7QwBVPWPWnauiXVeSBQwTl0jRVN8NcI4a+xopi/Z2S/rLGiGf4uCzGuWT+nGiuaNzXycIGpojIAl2BdWXuKay6zXbXGjKTQsqGUn23aZ6Das7K5lJ9d
        ts+UUE+OPNso2VJ20H/2GfCymeEaFk6LOFIakqxPzVMGUJ2ZAFpfN0/9mfpZ6SsoTS83feKwtENt2LVMqRHZ520+r6kLjGYDkn9kK24XLy9bD6pTj8fAEbb4
        eVsc5Ru29MRo07E/1MBnyPbzF03fX++ucV5ciUaB/UrofE6GzqfAfgesCfsBVeelCrnHtaXAfgcLGECjIHstKCKmFOFuRgPKWevK6xWDT2TXIaGXp4cpwJEl
        zwJx6VoW2O8G1RKaG1QVg0riIYH/JFHmBJAAc2C/JdVAVoDvvIdgferiBj6oA+1Hlfo4eeGUFMcLFb4vJnwfTPDnsRhZfh/h7JryZL91kkUtBxVoemKoEH8K
        0He9xketUXdJzLkQVZolBfzbk+mzNjSqIFH80BMNaAgZ52wfFO/zxPprZrnPI3eLW6o0LNSOjhgFTe4rtjenGF4tjfVQbp7fzUASBATsMF91qHRiqPh8ROSb
        kwUXoy+tK921hrxtDh/WAqIMGADi+7UHaYevqbLeKeDuYZ9rIcwgqmlmNVxtkLWkWgq9MskPn5a7Okz9AdU3yw9Wb9AGgQQ7QwAMMneVuacRNm+S8V5ni77Y
        bDAk9V5AIu4fypyHgrZhuvCCCI/6m1EuCIdjAp2mGXIT1vkN2+D6UoXr42xuDBX5L7F5l3BzfZE30XiKyZhAp3ANQrtGgpze96SG9ayorc9mYzW+SQ0G+jTL
        cuNb8sdBhudnrYQohzDWVwom9XLd3j6cEm8tuz2VgmXdyG6BhClTJ7tdTgFPdK1mb40sOxmo7DZO4fh4Jbt1ZP1IV9cUUZDBDqTNtdXUVVOky0HJassvrLY2
        QgWAs0YuAcHfMsutQDHhLO8eKIqctboKUwPH21EzI0Wes1KPzTFqpaS4c1Y2CHap42r2lsvBLnVs1vFN4ap+Zl3trcySFqK7kVGneUh1bD0TD6nPvmeu1wYw
        8bA63nsiePKrmXhEff2FaGjHMPFGdd73zAFrSYbEm/BJSEyt2RkSb0avIjGxNmpIvAXdg8RbkNzbrK7SaDJ1u6pZMTdLHbyBuuUmeQtvEGvuRmkHbyBKHJGW
        upkK47B8i2tVGCJO3aA30IUYQAt2VUGyA4mymcNWcj7vjk95JcKmM2IE9EEaAX2kZARkzYBaTmEIlMosDN7OiI40BQpe1wLog38tC6APfl0WQAulNgOZpdpr
        9z73Whz/fhD9lOd76+5Zd02x+IH/6Hhnjfe6vg+528MOF4b7Xg+oKuwhSjGDz38jgaq8DKhKMazlq+NfzWIJ+sDoiMtRmFLEZxIyCJYl/tc4JaW5S5VOaVE5
        nhMjHx7c0ZvXHOnN/6i9+dEA4Tfz3mRkg55f9GbpxKAh/VnP+rM+0p+l+DDSo7ACDnYOiHTM2Ap2lPV2Gcz61l6c2+11n30h82AJJXOhQX6kGyW1XefCzleP
        j8gVlQ4EECy7kg1IhlJH1LoIESJ7v/taLG2o9KrxwAO8FqPehyMPhvogBS6du4oo9LiCuV0KF7XI2dB4npFzHhe+XJzh6XfkPDwea8I5NRYkTCPzOSu7FFoe
        W8jRQkaa5Nzp9NGC2hudGOJBKQLE79b9cK1ylsjiMSO+c80VYYjonO0MU//CiRe+ePLm15I/PvbuonNLYBI4mFfbIShV6gwYh6QAv9O0e6ptNX9ibfNjTx/9
        +Iv7P3PbH/3FH62+CFGh+R0feebTbz/3w7/w70/8p+++7w//3i9YHJo8xk8WSShLz9qWxSACYwExim/Qmg+/+cFPLp/51W/543tY4kMvv/ofXv7z5N76931s
        6v7JP3xzVlMWWSiLWpSlZzGAssBFNj37K6tZYyNOHERv+dvihUwwLOlIKMSJ3vKqyA/f6Zutb/cdNxF2FeHCkLLEFAK3jIVwD158IWlDG5sbEAHEPSyDuAt7
        XQJxrw7SYATEva0g7hMIY8IYXxOIXxKYCYREbONuHq+H7ZOpDlhXGWOfVkrtcXG6avIM8RHbZQB3PhmDPsAgbX5JjYXwT7lxXEU9bxtS42gksDEh1mGiLQuM
        wAWvWEdAEaEHWQipUENI0TgnzCzaAkBYB18b9L3SZ0sIUbnT/wWBHPU5W7YDm4SKArQo0H//OkDxvkJ9bw/HU4Ny0F6oKQsoFDA065R/fUdGlqEMYxGPv9Ov
        cT5FWHFjXCPr1kGKX1gb4x7ZsN5UXy5J9VooViMeHsPkj3cxYj7iAx5bfvouhAs10oLdBEzHJHnTHaqVlVzXBuDlj/jnJWsR7886eri0ZqKSQbUKgU24TIse
        396dKXtqGhMz1Ef0Kd+vnHXXfbsH1g9mBqslr8yguFMAaGnJ96SNEiyA9Tmx7rWIP1y3GB2+9e0KAYhQV5/cnpMQk5X32J1q2e5Uy3YnWvhWRhw4ycbAHV4t
        o2GSWbKqE/oJVjfhrMaFj3Mbdf4NrJOwz8MJtiGwJ2w4qC8dMQ84LCJkws++yajxuMKYNvEKvzzKDMoW6pfbAyX6UVjoGBOWpwkj5dDqfVpokSI4ZE+I8RCo
        BZetJ8oiSlsP6djUdTf6rOvW10yoUSqFNRMmSOOkO6nGdVdFoUYyV4WsTYakOSiMU0LLvDB+gw2czkK0/GnZZLdA4aeKH/J8xUrNiKguN/VhyXiF0dMriDTP
        DBO4aeXWUtE0cd7BETjYYZ34J4KFaAbeAJZHk0fxqy4YxH884dfW24q5cbmuasTchPqtJTPMC0IB3Quqv308M/lbfuaxbto66n+oYopjAayYwiTwr2Ce1rqU
        wmJNfgp3K9y58vjENqy8K8firwJqJF41td6ryspTuZUL/1ePjbyi2N62PBrGuSMBRbeynFde2vaGDZyOlV4RrJYNT8e/4r/kr5DL7RXLc604KFWMaKY5mveb
        Viynu6JAOfmDdCXLYOnHNr5G0ovEjWPZL13E/OcRv/z8vvg1706vXxFRKJI7HPLX4MGVhFZFLJy3zJPJwmTYXvVplysywPOVR4P1XizCkEh5CHYmaRuVR7si
        MaxmnwP8JHtZUZUj3lJbhXLQBPF5H6xovyLLutb7TE0RX43ijDNoi2O104vAD4VcsvFncc/02rLGvKQ+ctcgcgP0IHvRhymRkPdbnNEkk+JjC7q54SqklUJq
        mb3jDUJTkaH3WoPQVAsgoKHZa1L87LO0fb/BPwx1aHOLTL63HCsz25NUd75XdeoWE7QOo7/4Wd8squWmT2T0ftoCCuJeSXUvgiFtZUaxi3b3IIDlKwhJgaZI
        vv3WYhSwKFAMA2xdmkFtcOoU71GKr3gSsTSmDseQBv5UFaDdQykXIa98hKOqKlR7i3WlcT+dwJFsFQYNiP7WpgUzz2YQrK5KhNgWo0Tj9MZjOkMizSczjJwE
        PHSM7hx+HGHlHAumtm/LjvgZBtqwg7c3uzyPMbTXp/iN6ZQdTWrk4vf5SYtHtYnLEB38DmqF9MPmqbGTbOmeC+mCaV/Ibc3tWVPmgnJsOEJ5/CEHIiM6tZVh
        xu9I475kI30IKevLa75kez+ra3JFWIbhsD8cpNOX0ljDgdi80q64qDPtwkw7YXTMfq4TeHWdG3Mrb9olMw0YcZjuAeUlxuSYMBN9AqbthKaNV0wXw9+CbdzC
        FmNuTsvC0BlTkg4KoLZ89hSAbHwjQzRXzPxR/3vkZ89R/10wiT/qL8nP1FEfyM8tTBjZ2jBDKnlQN9O5dNQ/I+kYj6PCY1V0LnmYMBUze9Q/KT8zR/1TDDnn
        Q+ns0Z/j4vCovyyJc6atRt8TavSNEy5OK0TKbQ1z6ju9gmMGKUmbgeFgKOVXWCky4V8EDB9I6t0E+j8IwKfmKsiUQzIVycVqEuWEDwZok/QNrMmWRzzekvqi
        9+pW3PtopdfuObEXv+pFbQdbab8S/7ZQ8tiP/k3o1dfc9d5nz3d6V5xeFfnS5vHnGOfvLpG9m+NkYy8W0aA02xiW3CkdHYaIyD6AyFDCaRjiTLIoZMLSk0Z+
        hyf+oIztz7CUlaOeMRR1EFbsqAdsVBvuXTawi7QgRxBHh7LKoFy6osE0kc5zVL/UcI2J6ef5+faRoL4BnyM0acnwYZizFSxQSi9Vjobao1sfTeCBpNRUKbWt
        xghKPqkRg51q0OeikUSiqjB+b8Weldoi/axfVkyTc86B9TwCAVf7xAALJee2jqz2MSSFOo+xvEKEUpUWmNA6LoQ6h0O2JdQImNK+6kXUh5GVTPqkPAc8hil1
        RrpydFa4fC7vH6RlQDe3XKCUXqpcP6TPaPNHveXyRDiJqajRto96d5tm9AuTfnV95mxjzQL/VDPxJPOqg8qpBisnXNShZ63hHMODTe/9LQS/876pFcid/5aW
        MK89//5WBXc0NDzixcl1wvHLz/W4M8kNuDMJcCC95eQQ7paTw4oN5G19p7ey9e2e48o+5iNwG1LmNWWfpCxpypKmiCAM9QVS7tYUIymfdzTppCYl1lMyq39Z
        k1tq1YeUWFPgBfjhAOxSqIrKNW+t5Er3iMY4PnBRo9GCl0iH5kDW6ZtDni0P+x9J04vyLCiZxfYvpQfy23fDzTOnRlJPWILgcReKjepAKVxAy1uAyh/nc/Fz
        fpLm5zUwgi4eXIyKR8ei5IDQwc1gFfZ3vfNfiSETeEL4e89/JR5DpqQTnCSGcyjEv/sl38ZXIMuzc2Di5CHtQ7uWTWFG58M4r9f/CrBFUZCJARM/tvtb4WEd
        ypTqXf4KApXzjUirIO0zu5cDOkIVU9Hr1e4PVnqbUryjxTsiiDrROJyxSdkT/u9Y50TtLcEKYVRjhVaiuV+M+G2UxnzaAS4LezgtDMUBBgiHdDlpxgdkn6Xu
        9hr8r4JSSIf0oJSZU3Sng4D7nAerEWslO1Qfe4Tjao2tfiF7sqNMd8zOn12kY8Dytt4q1bxt6z9o+O5Jow2/Ehi2ks1rmT3wlzHdPDTz2MrbYytvs3KGJx95
        w9XyG9ryhjbf0H69N0yPfcO0vgFuA/1tPT0Na9dFM2N4QQx7XEyNtGSz3JIJOAKxJROv15LO2JZ0tCP5jg4M/wriaW2uOTcriQ+ljCStGx/ol25Sg1udwmQD
        zUjmHBnug8qlHyCbbVLlzlvycAlcuvzeDa5cfk9CCguBktuAQ3nt7YCPSGo0iYd2rsLpuwmXtCk1w6zQMPMqLhbVDNXvVU/jzIH2mXKTeTMA+JrncA0obWuJ
        kHtqcsAmnWxBmzKhtpYVWr1u4KKtFpwVxVhwbZ4Vm+WUzfGwzXDGPnfs89g+N/Y5+EQPati7n0gjsHRCwCN6IxzBd/N40l1NvaLNwwH6qgEzVD1FgSNLxZox
        6elKy8YEmmjaiDg0Wq31qiKMOkkDo6NutoQBMP4DpvGkBTKvyfeHkSUaePfpNFIvEVwnUQ8hUHz0e4ShIHl5ewvGsD6iI8t1JRsRLxsRLxsRLxsRz+Y579s8
        G77N0/dtnsu+7blN33bdFd/23VXfdt61LM/5IBuhIBuhIBuhIMvjZXm8LI+X5fHyMfBU5sdInA+k8zkUFboYRMUYDPDYLz32Vk2z9PgSRQnaFtvB6Xt2dDY8
        OzznPaH+9cTjGJUsfK1dL+13TWbpm6Fj7bP2ZHutLdbhAsocJ9AAoL6hUM1dL7fXlZRuGqc50DjNLkO20w652ntZBYmqou61S83Rf99X88O1xtntQsFUSSiY
        Uv0xWe6LdP5FhFWGqncZPH7A+BXjYFWdi+RyhQckG0u3T6fMrAMdHQcR0DMhqr1xbHx7AGDKM8Q3YDQJjciR8u3VAcPZV/lih6CZNGODXKHmcEISYx7emfr4
        2A6O1WLoyUcDIIiUXHM1SRrhTz0r+kWrtnr1JQYEgVnleCUN7T6tkqbBTxoLGJ3G42Bo8WCyeDDyUvl+1aZg292e4ZjG1boGTqqDfDvtvFkSFpt1W8/E+Fr4
        3R1Cbr8yAoA9UpOMBUQ0YHuLxMr+0ga+ApUwWPMpREHP0sy4eiIR66ZyWTmmUFFCDYKU4dKYsCQZEKy9NZo2aYG3y2muShAitAQjElDIINgUVWUqQQLyKEhC
        uFTQgkC9kt0BBCSXztwOBRJIllXIX1OAmChse14mpMXESIKCybdG0yZtbLtyWpC3E8IOpS1pRkn21MM3SFIik1L08dlMv7/ts2h3G2SoAVqkr371R0WCn+JB
        fVVlqClKfD5u5s1U9IOVMWqB1nHnLnnaMizeKtGDltUMlsappkI5gpar/s2lS/fXFLNBSkp6geqIXiAY0SWURfCa9poMSAOzsAUrN3w3FAUtvIrIFMYlJggk
        Y0T/DPqZiA652NKzASNchyqpjyVXVTj5BxdTnI2HNHsOYbOdmT2HIiindHUYALYBJy5NNXzWkUAjnZGeqqiwvavcnGlTnJG+GemZ3eTmWj6bKpCbW2rTMrDq
        Vp8z3bcznQQU06gKbYUGIE/rA+Is1BVOJcj99Ee1P65W8Y2Q/H39gsCuh4DNHqTlE++AaBsOlShWFaBKlNJ6oJKlqkqWqipRivXgYRG3eKRWUzVCi5/k6eJo
        Rcuua005GKwYiEVN+Wmu9mRTiX9HKMiS10R4YB6QGid6ZT6YWAvX62fdc1YAn8zVEBBIeYj7fOXRdEYxkjyeTeB6ktB3EAQ38nMKsKmldC9Pd8vpcX6sMWkm
        pXZf5q/8bvgygeT3MwH+bvJvH7ul/H4sGI6omorLx7sfQYbLMlcA4aJn/Uj5PP+KZOUTtAN2KEh4GQoZ+b0aMFGuvmhTrgVD4nukxIB6rAvFzaPd3EJB8oJn
        8kXWlMzn0Wjq9BgHBegp2LOR5SqyIFUpS4XDCbUehhMWrSGGuIYh1oVGVqATv9dn8cv6s+mncyIoyb6Iuyt+Ok9vpdmSBUxtJfvF7rcHeWetwCSvd5NqodJA
        cxDeeZLn1l3+xukisi7wfPQiTHw01Ifi1Yd6QC/06wIbOmfwghQQ7EOu9CE+Ojtf3riXwFXVC4W2lybP2Zkmo3rAA8lEuZVvfA/jdDdMbq1y5t7huyVbs6SX
        8XOEmLHY6ws7N2fMwVnF8SrpsuF8NCT9q/VJJIYydtKfCyKAsucWzPzYfi0LpMlsqTWQWrMDEQyu/L9HL+epjsK/4C517pvVZFrP5KYOAqy9I/Pcxd9N/u2D
        8Mjvx9zXm+cdBMYYmeeS8nkWFBGzNM8l4WW0RH6vukyUqy/alGtuPs/lrpYGjwZrJghxEyuypQke60Z24qf7XxLK36Gt8yzyAEmqmPihcsLM8PDIvM+43Wze
        h4T9gc7Wpz9Aed53eIzX4SnVPDUDvDlFEJO/5aSHMMdwEfyN0252rpc2dNLXrb6VgRwq2bSPLrCd8zrt53XaV+AZIJ/cfJ1pXx8z7ZumuX3ay6a8bdovFvzV
        q+umsEB5JO10k0IXLwtG7mlxodO8UprmoYkGMEsg6xAV03zW2G6dNXNfzzRfwEzuFjN7Xi/nipmdVCIzTSdTI78VHEBNGx5zTpv9d4k0Nw2hTqa6Hg5NUhkw
        x98VeQF+lyP0KyyD/EdanpkhIODIBuPussG4u2ww7rYNBolXHF16CKwLt5z/GlZeoAupdtGuwWwivNgnlmzl8W5++CLzmAZSnSKEzpk3K2sdPtpNsb+UYkcw
        XVYvpYXKY90ksCtzLl/Cegpewxp2uUSEisPiGILwPOXlmoZVfAV7gwhAe2TuLBRH4twdOB/msiPxZA/wUxjZpPdeDw7Jicvo21PQ1UwRkRKMmjZmOZ1Vj6jA
        rngGKAvt7Sm+IG3YnqqXOKwqhYSwz6KN4gEzgvcMC4FMc2eZ5pHJ1Et3ZUGlxK7LWPcvDXAM9zjYHXiRPN6ibeS2joYVkwen4pw7wE5CYiZLTDfur7Vjd3cQ
        r+Z24pVZmi1aS7O9yMpT8lCIV/VC0hLStaZBceAVVDVVIVMTF2B/Js0grZtT2tXAhlzvp+1R2tUs067WMI1HaRd05e3ttKu1Y8suH6UUtkVJyFN6JVUABWuU
        SFXdTAzgclQ39T6PoWVMQpIq232zX9+OvJjbJ4QMCDGnl6VNOAIg2SMtPzL57kbQ0LAEeT/TTVwaqvH/x7tmpqumbLjw8dVRefveMR9Ku6VbTIUpi+HDHUio
        H06+0hnAWcRmRsnkDEkBKOWMfPgsg2K6oKYzI7viLB/pChnbKzwesZMpm1QkzpYAe5bwCn29O6niZ1mGR36WElpkGuDqFwS9qgQ9VIJO9ZwQBkII2CjUk9br
        dJLGkUrZzySzkY2PElsMABzxa6WTqjKPfsjzvPXK2dzoKIi9JBy5q9C8D7Sgys9CfA6q1TQO5DUNRhoTkY4mSBrAQ02Qqrtrt6qZdksLQJ3EYB+vaA1qRw61
        EAHubG6ALIwzQWLAUw0aywPlCkyCPPLK9kYdfzP3ArnH0VcFf9T+MbbuHE70w6GHeCKq2xAKDFViWgQLWskhycIRabZSNlLQZ1aOrSiLBWVRpSSvVsZbNey0
        aaDwT40ku65KleaY9lQozAw0I5b4+M6vM2BQCTwwIkJgSqjA8UVgzp8VwW8JAQFNof1yHnV1BQrXmjYh2p6vqqPd2DaIKY2qqwqNSjyxCljimp0R+l7Cs+Eh
        Nhg1zYDyWA/1rWYtUFWNaaK7LT6rLe3St71PouJblYoP6cmxlQ00cp6y3aXxc6z2ALqzoeL0VWAuLVMH7B2GLFc3QJ+mphY65H3WphYnA6sus3o3l3yBRy4c
        JcJC4Tag3gLKRI8qsOjHXDc4mwHlg6+Aca+iOzrafVwFGsuXSHkMKjZ2MPWRdqqreTGmNtwYEzTwTjbq7EE8spjX2xZfdB1ZRcVbhvmv0dgp+pPT/V+RT1iH
        yiMAwMeSN80jwnU1AYdRRdBzcNwkHfdgywVvKVdvaxH6WUYHR1z7/yGhqJ95Cv2FCAY4hXsq9bp3enAs9+6DT42reXCoKOnNHtjRnjXXfqAlH3+TM68/cc+F
        dQa0MFrmfo164r7Rme85EYrANkxYkjc61N7CWvgW2kLx4Fx+p+3vov019vcgf+PfDugXKF/XW3siT1JzqqVt97X8/pfuCWbXZtb9c3WYJPfD0+k+IfH7eq/6
        q/LZH9PwlG5yHQ/pgvhDrpqtK2jREf/50TBHkvKhbSlLXl8YHojBi6aLxrmryV7hEPeCQ9wLj8PFXnz6iOeUbTLMoiTI0C325lEuHAF0Q1gJr4TwAksNL/5B
        n+GuZKAYIxEwqovwvF1U/NR96Onf8Mw+49/pfV5+sRdv4l52us/Y+8u4l3wf84hq9RrDN+/rvexIX8Q/7Ksv377eFW81/hHfPmBX2Y6K9KE+sWnoJ/SBfDrx
        sW9C3DzMtH34tut7TrJX+YvEqt90lrKiVCaO0/PerhOHdbRkAJK9zSCyaMB1eXTEWUrDSy+myy8kh8zycfP8C8nhvAB8Ctz4gp/SmGgRbfDjLwREUnd7jPaa
        4OZOb95b6T3307RZ6RJeCckpZ6z7/Wbx7Wg0HvSe10xAupL/H+rKeCTyMfFF4SWWvPmEoajndZgX7yuzhdg19vZqGO5h6o34YuzFiFe8NTMaedK7aCoX4z/w
        FEyqIleRCS9BBk0QEHNel3MXswoAXGhtaqS96DP5fcjs77k7Wuea/fDaE0EXZ6Qiw3qxTDX3tEy1vUCH38tjUAACWQutRVkTi9CpLmZ+JMI+4QRBRLiPnPjq
        x1/5t9/0XaeODSm9Stq7gPZ4xD8JZwsY7SL4St9PDZuKPFi6HIG96P9F7f/vyPtfOjn1bf/vtf3fZf/7Wef7BmrKLjt/sfe7zmo8kLm+5H0H4MIMPgIAdV2u
        LyLfS/fCEBS2z0KeyZct9lZOJ+kBuvmm+/mJwqUegH2xJ/2GoHA2oAYO6DPGP74Xhx7AF3mjOUBfrdvN7WPiFu+XZ2fSO8x+uNVAR5rehh3hTnO7uQP7wO3M
        AQ9Jy0TcXljZZJVgb7hdhcRwG1ANdryG7LryhtvMbeN3n7vMXfJIdx/8pncpPzCdvsnwUsri5036c+d2RuEu/LkNf+74f9h7Fyg7rus6sP5V79X7VH/RwEMT
        t4qgBBKmDFkyRFCMgdcDkODHEu3IMuPPjCSQstKQvQiKUqioyYZEiUIS2ULGss2GZev1Ax3SY8FGEjumLNOEZCVmZhQHijUxk3iN6Yw1ltfK2PD4M8ws05yz
        97n1ef2hSGXFmpU1xGJXvapb93vuueeee87ZyEkTyNp0Iz+U/PBAnn9r+cZ+d1C/w2527W5Z3F5Hj5W1u+EMa/YA19K/BXfSjIP4vKpijlOP1+k+5vUMPsJx
        yH7Kl2u2LD32/b6jjoSvS00hSeEFtgfn5hg+syhUZBZBZnswIwrZI0H4l67G005xtZ0ZV2NmFDIzNpHOoikwNRYl00CmxutpSjvA3BjopPY5N5SlLOKBYYFS
        FjSseVcZi9AeDAMli3xQGuYIvRY3d7GzwgdCzpxJA2UHZiB/zjd4wjvRVwlittdOItyY1m4iQgPni/ClQNu60FZXHzx9t04hxEyTcmWODBSzpLG8iNhTh704
        cNM7YYYS1jtjmqjUkf2hDW+YQkHjzxPLeosInzhDoSscNZKuqym1NA6W1/tY53/99PjoXRqK/DC0pt7R19zx974b7onjo7d934cYrFyfD7/wqp//vheelue3
        /P2lm47d+vnDIyv5jHKPFkP11r4yb77y9Aj7vrJpN6MtsSwasmJAIHnuR5/408MPFgfKCNYPPPxg8dqnzWvxe1Wa2l6XhNefeXz4onNquPDu4aO/ni0XA2iO
        07Hw9QE2ki1cFoTrHVh6/UfzA9ryUPqjrs5oA9uPABc8fDE2Bx4/abEexlQxHvgM4qvd8P/81dJr/o/DY9NhrKtx3RacARJ0TnLcbjzaCBmVinyOiFC9owd+
        4Dd+9Lv/9DV/YwzFQ8QAMjFO0MY8bPtrH6RwbYKupO5VO1DqRroKN9JVCJPnEPb4zSpTHUYch3DLKksbt6wynn/NKoNetgp3njxYPv1jmXgy/M7fpOfxBGm9
        VojiMzg4qgb1tVsR1MLIkKw8c0Cpr6TGAyUphk0ywIG6OfA0hw8L00vRA0OItUEPrXXZLtb0AOod0dQ8JujGN4ok4mzsE4SFwBjd84DXxi6GmwegqakALYzb
        Hf7lh6eG8dAM8+wjHoWahiBU8jiVhya4/p6tP56UiEKRiJTPQ1JR2B0g1C+qBIMzC5VZzITM4kolP2Z/lRKLW4uLA+RvJRZDgUxWHYOoi5S6XBVYIFaKjG7U
        +p3rmBExynPWIJUoblBhW1SgRYbr2GSGvjFoD5ZNtMc7VK9iLsvS1u3Goupn5/nhLM70ZLslaXbLvg3diG3S4IJxLyyZRz5cux2iE28Z5PFfQ78sfGP6peqU
        AL0h1ZTekE5JYO5fyq4TYKHHDMG6IdVckC5DfxUHnm66U6N3BsMXX3z6xfh2MJLXbsRA1U7EVoByBvwqYWJL6SA+DxQP3LVlyZcVwsI5+XrkhSWDpiOe3HXZ
        omKAraJZpGteg1+8xPIt7GFG8pgBe3jZy3c19Wt+QDZcTf2aH+jzcurX/ECeV2xgxjTW66K5JrRMq1nZ2fViTpo+t25mJ9aEFpaA1pZrQqtR2bBZ2VZd2bBZ
        2VZd2XCrysLeedp0Snwc59IYIceAeW664+wxKyAWZrs1w95dedF5C9aMv3Uqv9q89mWkfS3Tvtq8lOzyLU+bbykXjO660EtTeinc4ZOy3DBk/BO42W9eaxeb
        arHaJq/OumzumgtX4Wte3yQUybz2SKYXcXO9SsavoTj0mSKqFxzZEUb1OpjPmtduSjE3kWJexNJ8h4gMiPYIOXtnuYHnRClKWZtS9mtu7np6OsQKGP/2YKOc
        HTbnpS9UVnfe8y8639OtbSg4Z9ZegQQMh7HkGygBY0cNAcS8DEnlPuGqW8go/ZeUUQxlFPPKZJSsllGSl5RRptbpdLJr3Uytm35DRjGUUdi73yAZRU3vQ5FR
        ECS8ZRZqqgAS56uFNOax3U9G+Aucps6GXkAE7a/ZA9k6bXml+dm6mTPfJFl9g9vtqmSGVs+YHZOtvlpaPWuuZyX3a6u7m1qdvsJWT5t9/59odRutXm/u2ejG
        /MpFUrNBJP1mK6h8cymobCWSmqZI6p0zO89DLPU2buGtpwJX+t3qMzDUsErQczppvqi6wt1qHwlF1x7o8gKTD3cvF6+GEGbKFonA+zN+LgO2x1BdV8COcg81
        aoVIX4kHZltk/8gv3DsoaHm3dt3har576AJ+BQYQZjf5sDtMlot9++EBSDGtCE+oIeUh4cL7oHaGNWYCAFZ0kcgr0EWIwIOmWW3k1XhxtSluEVmG6AOQH/dI
        kuE+iOzDYDl7AvJYal6N3nKoJZL25fu83Xr8niP2k5v9uG9FtpxHEcCHyb9Velf+dKysNqF54WgsDCnhZp7IqAfeIJKiu/RBIV7zBoBhvsos3uh05HIdRulV
        5lp06KvQz9AG8+T5quudvTLyV0H2LHDZnb8KlwWpB1Xk2ZpLhTi17AlWzquGT3jL+V6p8U8Fed4AA4SNKpBSEM1OxiDH2AD3MycNmFddMIUK6bmQjIyGly9W
        mHx5xGURK5/UEDEs95og+0kQUAL9FDL0RbgtrqHDJTSkvslfz2uWv07kUe8WET59qCG9e051q/iXq7ArHFHyHUC3LYL46/IbzOvzQ+aaoXsK/b+YSq4vuqeE
        CDGmxW4g0vCJZNrlaREUaweWzd6qtUPinWU/Bu+1RZliUrcDhXx9Ck5rqNRxKQDXG6QwYt4s2n6g95s9WaldXqUDUJUBNey20SZqSgCgPBRQdRrxF6XPDr2Q
        +vfK9Qa5vk2qM1Aw1O+DEu+gdxficcoTnINE0qWf9HkIsaiHECliSJjBjU4iFxfksQcfAU/1NPWVV13rJ/kBkAkpc+hlvxssObKkuuhQ5LRXirxGc4Mj2FXD
        y38um6vTsIy+Cp5R2Sd8ENRpoVDq7clx6PW3u9I57r6ZOnBXdY76ndIZzxzY2bsxz3ZLj+N0AvlInU7DT7BLVedPB1J6eQcMpP3OPpi40PFZz4N+3Mc3d+as
        zx0ydeVyXLqrpHOFzQGDkf3kbiXVprYTpCBthTxnj4RgtkZbbq1sMZikDxe1vWq4T+pteEzkngpWhy5sEPDzRmcfIWodP5GhO2DvF15A5M5BA8FRMqipuRpB
        3x4jCfWlGD9qlgPdgOIjGoIscQT3od0HqgGzgxWUrVlUXAaeJ9VHVva0yhIKh9nH8N6wnO9uGBFJL5x1S4t24WOeWRSK822H5JzEnL04YJWFBjA0trwblk2+
        ucPshJLkN2BwcXBYt75xpjhA/FJJhG2xdNsRzDO53pkfIjwwjGdDs3jB7NWBHNWZ+Jza0A4wCri/T6Yqex5ZSL2mZBnZ58gUOoOjcX/oL+OX8w+44MlcQfQ0
        IdUz7kHn7byVVwedu+UWU/EBuWIqvktWNBlpgv94jYmHfiwnH4dLBy/QwVvUwTvrVoN3AwbvyMbB8/Xw6xo9znZSnrJfg6wcnceO2YusrhqOaNdz+Sqvs9qB
        G8EVxwYcrU8yy4gGQZEMzZup8U0Oeu+GUIOFt3XQe5dxnyrml14PMbt/qvDkL+aJJ5uQ+VJYjx8u+ndCo9hfSh/Jp5ZOP5DPDR9+IO/KcPc6shzNi8QfAPvs
        wnNPftA/6DidKJVfF3/nkosfQdrM605IqtUH/+Yz/zSqPvjD31nzqw+sYB88nPfZjOqb62/kqXho+neq+UB/yflOaHVk6708/FOZfQ5jg0J/h0fSqD/6vPtG
        hvD1lod/ZBMwNHRVL/fhIruzG+6CM4ss8DcydbA8vHiFX8r6MoyWD3pvM9Hwqw4i7EYY/9xfuinvD2+CCb/M7cz0zyz1H2Z1THsYwNO4vxS8VchBLg/mfRN0
        ObrtVEclZHiyQhLGHBHEyrG8Mx46d8BW5Pb7GOkXqNySf/uCDFT/lGR++PbBcPQT2TLZDRxYiA0X3Cb8Nob8ErMCRXu4AvkFhhVCNdxEyC8Ra/d5byu8WyHk
        npSStBBp+bXacneZTNdJl06vyHhvoIWiM5AtMrpdtuPzQhTlYMn268OMUvBX8cmiixMPubu1i8B5Q5zgD4MUjscYtO5w9T15uLRKFCvvoWYMDku3Mya88JGl
        X/rQl1oPLe36aNFnIQ/8LdIhq/JdUun+4w3AVp9w11gUI+mK4Ru+HWf+w9/7rX+5693DhfeRJOR3cP9wdBYSpayARSaDIjdOMZtPdzoQAX/cPzn8zPtvBVw1
        f0nCzw13/+DnJMO7323kZ4iC9ry3iI3/ngsm/vRHllDCQ0sLHy0yVuzv/M1uYLKlv9I62iIvf0yLdPJpFIgQoBl4fXhMEZVQt76ZXnJXitk7L6zkGWoTIgho
        ICR7O5ypQXEFAlcFcFFGG9CCfvav6Fp8rf82gJPK9gVPVorpJfkza6bfItSXydOZt1xYkU5c/Q50yoUl90H5KESI5hbc6YOuZFw+SZbgYj/p9yud7q5oAtrq
        hHb8ZFSXhEvNVANWdcaMdgYGbKbsDFj4zDy+LPMwDy0x2vF+qA59DzuS0HQRWb5LA5KhMQE63RyHNdBt78mDJTB7GYOQYxB++iPFjkeWVj+S7zRTZm4lXzDC
        pZIVoF0tueQ42nmh9MQU+2vJyWfkoYh+6Dh5HMpGEq/4Wyj7wkr2MSEBUtMH3ZPDFx+8VUY1AtuWPwdkv7hzpZDcpFdlLoDyOI4fXL21G0JsPFkEF/JZqe8l
        B4w3M7NLR1aEe3biFKEaHhECcc/Iw9WPnMGUkfeP5DPCBpcQ5kMWMhnyUGsNBFazI/thX16gcpJMOFvZoL42aJd9Je2Y1idgNp7kNoccvYeWnLohRYDN8y4Z
        sL6ZEaJ4q7RhxrZB00kr3F3ajPACUFRsM0ChbMYSJ/GMmX4EhHFGHtuGSIpHSBO2EVKQtgKFNVqRsv/LQVnQGkcQbnRE+hyRhU0jwrgI8uRO/LnL7NRRivHr
        ODR714rA0J8cj0Qb4l8Q8vWrhmRsyCyIf9pkthmZNgMQGtkj+VynldpmxLYV07YVlj06HK9yNAIgb9iWYDrOwtWNT0AqszITPTCv1e8MLDSdCOOrb+oCgJ23
        x4XpcJoR+FCfeHay9lHSHMX320iUjQb6VQOnqwZmdqRmQSwYFCW46bKB8h4N1JIZ30gb2LfEBlBHktScDDSKxp/ZtMmhueGZUt7/zOX4ewL8gkgJXJK5B6XJ
        M29BnLcHJcuZt154sBBaJU/oP1xMvwWV+g4a5MyaOQ6vcCf5Wlj60LllGWummVpBnaVLHsGtf1rkyB+pXUTeMdAvEO/MzHz4Tq627Yf4KB4meQenGMJi42H7
        XlkPg6Gsb+0fKhCzXS7Jt+P65lPHbNT+eBgiar9cYDzYhqoFbHn40CkbaJV6D7gQ+XJ/9jcdyWl45R+vvnsZcqiM0oelNn/xJeehpdkzSy9CWy7NzJY+yWXz
        8EOmv7IkVJYh1R9IovaZpY+f/tXTVz54KUayvyiVpUyYIOHSxecuffDhRz726IGVNzjhsGU64IGt46YDHtjF6hRKNw1lne3IFrIjz0Ve79zRhSle+4dyOPnF
        x04hSoe0PpFU5OMtAACg9j5rb0Ktvy/1n9pU/9m6/lOs/yxSbar/bLP+U6z/7Ib6M/Y5JKTs4z4Ia5/yAQMyw0GgsBJ5g8YYEl5W7ADxyN1CsVBSzRwezX2H
        WshBCYqxLiZGQ1bov47x6Jo5mWw7hInN5tlwTmo9JVOUMuAMSdvSd7X0+DL/2uANlokj6tKMPpmteXdrWVo/LUSM9VvaJgsUBLIpErbwBXmnXUGeDKGh44pk
        SgFzN6b43jPSIEklP2b4I6tks+zDb+m28ZWQEQxuI8q6RSoSZB57q3A5wRTLVh60vPBB08EMK/X4/UqPfzr5TrLQfv1AGNxbu4guly3ddObxk9TaynvcywxK
        QYDCoiDT+iYRmTYBtI80zcoZ0KKiYt4dlaDjC1dA98gaiaaX3KjqNuEleF6tiW46Ka9EUCa0rLyeiCBwWNgCvOyDwhfxuBI3eiKKHrxZto243iGkdUqqsnJc
        sQoJ6gHbBArXd4go8hrCdhR4YJLsLOxdfQwD/FwgO0nzFJ6AQL3pMlz5RGpTMR1yPcTz6gGxRwvuCjRjzTNl7KGqrLIgEevJiuKhh2o1CwpsQb7N1x++htmD
        Y9l0IWTir5SlLg+vH+5HA48PdD/kgeViGESsSt9jAKc1/H1p/qqQhjf8g5jCtBQBi6EX/VPy7oeGB+7DXsxXBJWP/6ask8GmNO79w4uyT/lm15GNlGwATMiC
        ygT3yiYhbSRiuNBEN0fBrRiuk0NPRwPtMAjF80a6HjrocY/bvLYMzPXaET47i2wOu+UWtSblvieCH76HS4KFgZbe9AtRcIYr0Kykr3Nd2TwPHTpGisC6Uvhv
        RRABEZ1PEcTFBy4ujf8vrLzBTxAj507XfQhapqUXnYeLYOmS8z1UN8sdJs7KmRySGHXCwZ3IV1KY4MFHML6yGkOlFpyB3l1yReZu+sOu5z3krhrnqcItd+fQ
        rTT2Yd6dxyCc9G8+FawYJ7To0Lp/92FLZ7fFbuNw8eGn+3jweuO9f+nwRx58pM6uSnT4w0jjNX+n6Y+5nnQKtAwHqAdmbMKl05//7W+WJVlYWIA9DdRyPr6U
        x9mXAxoJSGGO3Jfg1bJhgTQu1wXdJXPv5eGSrSCS5Fu6DKZigpXCe2vX1w6B7iNEv0BX2wxKdJ0Mle6kpWtuhU8FN7OcuiAWmaOgd3ywMST4kxjz9FHfi1cj
        xoL0LH4cTW9hXI+/Z/n3UYTAflS1+L46cbXUiautTlypZ43Ei5AODjSVVGOUG2rD7kgNu2tjlIDGKFHDrJubThPQHsUb3rCc/UMfLbkB0ziEHX/oE1cZWE8J
        Am/Tel+uer4c4g+qilZK2WquEmGhoPMZzAM9mBh3CQEgu/dIbVcSeySU4EhIGNSmwn0AmDBE6XDh3csAjEMgFUTM9RADtwdbFvCyHNLVwnIpbBDnF67r1paZ
        +TJOR0onRJFcs5+gv4m12FfIYZmF34uhlTflhwzyfto9KP/j/loZoDdwkIjcBF0lsStok8u0MhgIEe7qr8fky8eAUIvw8H/fcyO19CfADB0XXIaL5Ohxk28C
        bj2hSVMKiy3qsZqEA/3jTV1681BLM1D/BP64bQAFINKjS6RFzdO1wmYAM8tIo43K3pbbbq+qEvcGxwBZDmcWcF6HxlJ0h/HvX8YPmeDZdxoHB2/+Mbsj0Pwc
        Q90WdCGBEkKip8cOT6tc+reUk+jnr/U7K9Ib8EB5zmcgEjNNiOSgtj+flg70ipAwdMOH4+XhR3sMCie/XoyXrekobedwsJl91s29tNJCrqirbPVvpWnQfvlB
        NWpA0BBvDMt2RhHxEN/AZVSCLY3Ld8I/2lpu48oIGUWbsSCAWrBgfciIR2if8aeHWAJlWB/YoCLIbrS+zik8fb0zkmYO/VtMslbFE7h4+MR99YEOhCXUl9B3
        4fBZZ/jMhEdMMTMgXHaEGERAiJctrZkZKNg2qhPp6U8Dn5ixhNYBkNBBnOc2wiF08Kel9WyPSnfCI79wBAdGnW6qmpKy6570UF6sPy55m4uBK6AtpoXMW81i
        Yi2mtbGYRos7siQ0+qNbg3fIu1ZKsMl4ff1cfbhRZvX0JXQJBLFz5ZMj0h95hOX6FKS9o3/1of333DL3AxP4O+2nHi9moDe70j81fP6fZMvFLGw+MGTtBiAP
        7p/7q6XXvA+APBlfve1b//jQ3/0btOWIqvP+zrjo0Re6Nyp66zBAZuylCDC20dGPv4VINIfrk/0RoCmPvvGf/fT3AqxmfPS/f4vFjjH9o//gNTseevfn3nqY
        Z/XyPWBhIlqMtI/+Dw8573nfTe//LAAd2xyFPs/z4dU8NtKEBfheovjycQ+GCTFcsaWPZobxe0XSbfT0sW4iG/hGb7PbjnUDaMyRf2vbXg8HCAvZ6HV5ECEa
        55CuVdPDMwAeN+3sZxmI56ybMyDQGVcKkQn/KMWVrUenJaMTTozOTDk6rcbotJqj0+ercnSyDaPT5eh0R0V3YnR624xOb5vR6W0YnZ70UR+jk8GgbvPo9Bqj
        M7PF6HR1dLoyOjgCiN9LtQgjGmHKQd2633/OG8N+Od7gJBPTSUa40NZTsWVnPKcigwiQMwGsedxkTzFS1yYnsoLHjV/depK2G65ejfDg56Djn+BPaGTlmnD2
        I5fUiy89J2vyDPzvo1HeatKJiMWIbGDp5AElk3uFXKexInNDsiWVRJuoZA5UAl/fqEEl8eQcjrebwymGE66q1RxO/yvM4XiCSpQcqjmcjM1cTSXpxBxucQ5b
        Kil0mXykh7W7sUjmCZ0PasgYWSoTHowMQ11+BsNw4jAUqh0ULDkD+jbNk6HsOMFBEXihc86QucoywrsY6swEgLfROR5a+bdwREmDJe7a+KjFeAMU1ndtQsWS
        2zyhg4Z+VsK0jW0G1yFtidFW5fDP5XY8QYNDR6TAFoLBqImCEtA+710513iAcE/DXS+e5HeINaNNAJZ5Sq/60Qbs8UhDsanFI/GDkjF910EOMls5f/qjgjSN
        ThBmWLnkw+Crp4STVY3Ei7/82K8Ozx+1uHjfNhpXHTbapseKKUgPfUTYWi8LG1ShPqQcMwVyZXj+ng3PL7RbB/CCixAx4tGaBmZHBeDe1VBlDPoFmyX0DEtD
        aIhpkzVq/0TysNS+HKzRNqMlxUXViI1Z+xrPaOHIGFXdtq97jeAFvfobs1WwAzxPMRDro0Z5PdrkIaooM2VssohtjbQTpK3dUSMMDzq4y6ne6J+NkAeaKYJm
        TNtnxHKhNLQA9joNvjPJhkktCl+fgg2nSJfgLpmUEtuERMZFpneHB8/T2DuRCzoye5NaNAIUIfkmTOqTLYEFhSnmCIgWbZBiKljBjkoxFlawKx0/ASsYHsNZ
        7TROQRKgCk7D1TXCvDqiNbtTozXJLlY6AiiI04g9wtoekHk9jf0qe2QfEnbA9rrrKlRV8INtPXkMiTM408QZBAt3GJQyRa/0IKk1GHRXPpyELCwAfSSN6pSL
        O5D1OB/a1ci3NfIl3jBeTjQmVX9N1EApvU+OjC/lRzYG0FIis7sjP6u5/QrQAEECQAofNZb/xC7/oBEh3ZnJlqHKqVCftKxj+jDAL2tBb6eRsZm1tcPQ9vXU
        ChAdS5sUINqy9el8HZueVDc9XeCZc6uT2u1PT2lahKsOurtb1qOj9eiU5NzxeS5fW6Xnrfo22UqoyNt1uI+8A37dOeQ/K8zdtA/5l3GNDvnP4Joc8i/h6h3y
        n8S1dchHpEUEunkC11nZleMa3uiMfGyqRCS1u0+qYAKqYBjZwPC9v5z9T763QjOrYk6NuqaHT7jLWFSGF3mMPo3g7vkMI1naQIBP2gSXbYJnygQX3TT3IPo5
        IHpcIojpjsrAz0r3aLQF6hNmsLue56YrHlOKwi68wVRi+jQiBJ+uS3G5LsW694STnEV9obybIFzsSGblDEMVku/kFBhFsjPSvJvzHT4a+FzVL7NW5TNrVT6z
        +DPRNTsYxm2/z7DiiLBpBfuvujkJ7zntE+lfm+CspwmetwmuoE/q43huBrxi5njD5ejt1LGFZuaObmBmcPJ/spi5DUf3t70HvsXSoD9ZeVOwKteH49uEYc2E
        wysraUMQauHocWZCEGpBiQ53mZmTxdxt8ikzM8nwjwPpiz3vNXOnkIHc/8nK8YHmg+1sC/JKbPQupjQtg9lFjCv43eRdStnSrzMkdiqmenjSI9ZgDl4mFxxC
        yIUx/1PK6RuHF6K7p6I7QmoibBE4QsqSdHjtlp2PwBdaEAzAiXkh3BiOPgA3xu+k2iQGhtKNGTBznXInqYbksYlYZqFgmyXLYztBLiO2MqIPVsfMQxM+b+2W
        q8X06XoFbcR5GKhJXdRYxd8+KNge6b7oPP1hbQfnyHBLjpA2/dEagC8m/lThnW9IRAk9PdlTG3o3oq39dkJdS2UJJPPAlZk2TyEixeeleh1cPHgJUIxWPB6r
        HKEcP7aKJdyONKIFJoU30pvnvZEI143tlJ4QrUzY6tLCcbZs3IsdNbM30CDeBh7xGGMK4RAiOA7StSFRQqjjQpgmWSW9qtDezAP8Pe+TsXShlG3T6h86/HKW
        FJXXmUPDyb0iWgwKJduC8S0ybDFjEjBQCbE56YM62+eknzvrss9Gz8j2F3SUQbroQ0xtkRJbJSUCsCtm8GrsYxDFDjGpi1YNDnWPVLIU+f7sMApvn5e51sEk
        aZ8vWhUY82HGqvN/+egfHyq9eGSBP5/9nM9Ob2Wf9lPijBI9zcFKgIhckUIRzN5ITM1E4c9k4QUum7A/v1L7/0IcADk7XGHo5IsuYTxlt0o1fQM4/e1wkGCQ
        FQzSCw70GgBvOlAH1jAJbLtbGuMFQLkOFptEtrhFz4bF8DeHxbApT7uFZwMo+Yov2G3QMuWddUT4VkBX00MMjhKJfdPKjlMzz67sAf5EGsB/Frt/BX4NNKgW
        Lz7qtSnmh8ecNobR8Ji13lSx9WdtiVdQNAouECdKg1NNBNPwTJXQs5EoAQwLtCJcOugt6di+d4QQWDj2eOE/SQmNeCUvzL5wq2S/CODDRffDFmteRiJbhpim
        gaQChr9nGCnsA2SUEHYjwYlFD5cMYgYZJ0W78XmYg/sYwERYIA4G5UOcGmK0U3xxF2J8zTY7qgKy9jiAx5HqBuBUok3SdaF+eOeYn6E+Yw1vJQ+PEHDWbDuA
        PlF6dQB9DiBjdG2ZFi5DdijYqYUdU14iDiNz+79s9K6J0cQfhdNVsutgXWH8u6p0YF/y5YiCcAo0y45utTpkAx1sOn3peuEUfWksbmz0NLYXWUCa7XJzVaTI
        JyUqJqLAZ5/ynyqyxwH+qLbOROZUA+WWHqfSDyWBNLbXSc+4nrfqQunvbApZ5WwKWaUHNy7Eocq9iU7YLpY09xjOSnH85WwRt8qBj4UvrxbwsT8Zt8p46e96
        XvgB4egOwk2huj6BTzT+v19GY2UQRGFNAVbFNp5EGkzPxyMzJrRJe6yIsZnSRbhdCLaYEfd0ZEKGp8Nqtn3svcimjRh7T2e+jbBn+UBUxlCcoIsIf0JFPw15
        FIKwc3DPblWlY2vAlwi412YgfAQWwXlrhU7gEc09XWdwWtxYuggVuBR00bah6ogUwZBtCKh/Tth4errltVbnVtTVC6fEDjabC7gsiLjtYB4v4pLks6AHxGXi
        iRWNYL3Kt91av+H4tFMfnwab42KFPEANJuJiwQkj5AGqP+zQ/x4nnDhcn/0UzmtBWoE1XpPuvJlyLGoBsy/UAYKpnsy9GQd8cPLHEtcBTjNobq2Yk8kx986B
        sD8ftN5RX7uY0EoyUnSya9kT1RZOVIWKN9XGhSk+XOxiuth1cILKk1oAHAsFB6VFCwpBQAAfAQECnl7LLIDPFOLr1QEBvAswFZyMlRDCG2IiEIBpPzXh+88z
        TtOmr9kX4MpDY2qY4sCYGuPCYbLn2s1jMBgGmlkzu0HtPSvL3s71HNalMxtezcir+XW4UmMQXMaeWc6dRpby6GGYy+CAUToiHj7Suz2PMf3hxNcGEIkOgp7o
        LAAbfIaefHgms9HsgFa0UW6qbE826Ngi74DYPk9H+XW52j3x9AiavD4sZ6HE5ZnBFMFaYc9KsFYkAJ5ajwJTPiUN70BxvIgazBqUvAsLxi7kvRN/RL7a2SgA
        xrJtrXMb9WiryqVxDCiTEOqeDG+7Y9ZOa5lpJldRgOtKLSm1SeFXAaxY7qZHxC+i2jBTtWEl8GF3Tk4/vY62mGmV91Jyc+jaoL7sk9OLED+AwMvJaDrYkgFF
        tS03mJEdoQR70gvVRvkjLdryUYyPpqqHKl9PyZcpTzmQbYCYEpMJUiZIx1I2YmAg3oaZo85iJLSwGy0ar+e7ayspNfthSNfdZmDmssd8jXhHz0s33TNp5TFx
        8g57j9+LZDFKV2zYNQB1xzZy7AXfWx16RHbGYRQEae7q5M7UE+jS+HwxM5J6lTvXi992YjDhvLlLMaIzAwuvHC6rgfVKgingfqglLxjf+qBNjfP+EAHfutL3
        LXRr3hNi946xrxC/vhK6WXR3pJvkrd8VkOe7jYqZ/vlPNib/2xuxON5+Hx1F9i2z+dPU5dVso9cIzV1MQ4Ul/AxeMDEc32iIJv2Ilh5AHCiRjwpWSO6OFxO1
        ajN0VKNOa0d/+P/8pdH//S8uftvdsKyDbjJjRdSw7TIt/0KwzbK4GIdNPVzehcOv/TSejHFyIANP68VEjU3ahFHrsDOBb5pYN9CN3dLokhOW/cGYsdY5H/3s
        U7/973535T88NR6xkgBV1n5qRO2e4pkmCAeVOe0q1Zx1K7KR7cjLpRsNfsqOLuvtsV/PAIq02S6hqge0pzbV6elRAz3HuI0h3FDXR13tzrOu9icLYRtsAVCJ
        CREAGtuBag+QcZlu16hldxThhuZzkKP6xGzUQHjpjyZ+shKucnsGN8oujKogB8Rqc9SG+Qe0dz2aWnKiNdBiYR1XJDw9AhyjN6Tl41n/9kGe0TEKP27uumpG
        YrJbaAjMQ1RFVxqvF53mjER06c6nROg18bnzdfBi524ceuIMrbV+Xs1jZM/cOp+WpqHgCidMD/bhJnqqmK585HryoAe7uy5QGqYnrOvK0b2pjpyXHRnfgzAf
        aTNYu4lEUgiLOE8hbcRHg9rD3zvq1oYm6YSAKx/VL1MwgngNCspt6oeKK4hjBEejbavaqGjXpfSD5M06+XjmwuQA9U6hzYpzVS4hgHmtJEaUu6RyyDzRuL/7
        vmAFoU6mlw5/dMn9sJleeVqkZpnB7+y69qB7Ipe4kUvczOXIhlzyMKUkl9xNACEQUCRDmf2qDPz5URNOW3KNGrlGjVxp2fS1svXrj2mOapIaYV64/LOy8aBH
        /dC/ebC833HOj2CenRLZO5mAMQixRCNgUB+7azC5rs6QLiTlFi7Y13bB3HrwGUF58jAzrTXPdmM53FOVTPb8qpkiXbq7tidLnKZCieeVAMFjBmaEPbPM+pDe
        6nCMF7EAqwNFyLKSNlEXR06s6xGt6wGt6z5hKzYDw2W5a4PWu+mZ2Pc+4K8EqxputycPeyrg76bCRTUJ9+ZdXN7F2IKxpNi9XCTZRR86PgxFeRvpbYfK4vp2
        VL+IytserMD7W6osQ9Pb5+0upooEsm1G68dMJHifbrKQJ7F/oqoxJKpOqEZOI41KHvLCk6EEhSQmg5SScbPZV4VWXyNN9CARRLhAZJ8S6QXsZc34axq0trFT
        rQ2rhP+katMlwiQAQlLsRV8WjmRLwSRz2JO2Geh8bCEIbVxznBr5MPwCPIhKlzKl/fPwjWEs/WAs31AjQiAhYKz4FoPp66xCvHUVQlQh1ioAW85idiHCLJS9
        tIfFPjOQjg5q5bN0j6/dE6B7/K+zexReEfEaXa2bW9XNtd3jVd3jnrcg9iHU1552D1FFjacj5H39VYi3rkKze1zbPW7dPZBzXez0oQvXCOa6TPuqVfUaAK89
        xgVJf8T1vRVflmeZ4xHIcNsQrsERqk5p6FxQRyIk4dfxXI91m0qWdwh797NPy0idlz5KnyoS6wqWwBnLgbmrMGZVE4WqJoohkd/sNLD9JBPoZybEM9TfxqB2
        zhn3HKNQo07n6xPLNP1jz01WrUI43OsMPymC/76hdFTmFV4VOQUgjtd6Z1zEU/Fku1HaDSMms2eVT1wqRbD5NMySw+xH/dJ23YauPy4c8dPuckGvCm78IwSt
        F65UGwwjRg9cRG4uo8677yukvTAYjsi/YjUYtj9gMEyv65sNwiW42ZN+qeLICQPMYryThVObCftlTHM1E5aR1+OEbJlYtx7MtOVH9hmfoXiQzsbSZ2YMtO8g
        qn4XyZ3KRhiJsWRBh2cPy7Dj2if9ARWQKvWMky5u2Gk99vAUFGnZL9Ou/ucCP17x1GMgUxX9SnVs0hjgt8uGqV69nImAhbvqwA510Bd8ILUrH9z5342fKtJm
        ELE2g4iFjSBi7U1BxFoMItbC6YmD7UkziFi7DCLmNgNJeVgF2k8D5dUBDhXQIyu7BxmxZjApoGQSdQ0MJGwGvmUQMVB+QDRRhpVymKfM4omwUlBLSkEuwC63
        CislI7ZlWCk83z6slIJe/kdz9UeTX166RL6BQdQYU6fjh/79vf/rTTLLqxQNGFlfEXItjKxN20C1CIlMOwEj64HrJBVSpnCiBBjZCWKUgd6TEg3zjOu7q96K
        +5BxdO4IrR/j8Y3HIxxX4354dL6wUA6qK9CdaKkesjhDJwYMQpKUCQqPS7L/VBGSJQkDfxw5pxNBNage+F24ubhCuJBN4IcCpNIqGnB2CSBik7t9JmwwsMZi
        /o77jjWjW58C5Yoo9SmAYgeNdCcGo8oEZdzYwr1DuuDPPjQ1PFBFgpJmAbHWRxgrg5GD8wUfZsZf+pCQ4yUHXM7vp8Mzf5ENv/rnzbq9fZCmu4SDKEwFEL+b
        2hH1pXGGl+DyJdddxvmBk4X7PrmVMbl/uPqeU3DLDWW8UtXcOzhzc06kj2VeJp3WlOwS4azZOQ8bRTiq9aDy7OCS5FChOcAO6JkO0Dx6w1kcZlPVBKfIvI8x
        V7bRFkYO3Was6trt/5kOGK5UCGHBZhnaBBu/GAXqLtKFIWYsvK0znSK1UzjH6F4UE/C96C+TnVMVqw/dk3geLRfgqeBw+kqY3aw8wg8YjQbZP/Nx8usUYbcP
        bfhtwk/jKqBZnP2Sn8cpa1IwAMnJb++GcI1cxiENSK+vxyXy8lZYw8OJz+XSZLyTjAuLnW32TyEUOaRmsGoLD4/4U4V3GyfE6vEuLKk66kbkWQD6Q7SNwnyQ
        xiSS2MJetTFG7SFYUTYVOSLH20b0WEoOMcM5Cfe6lNB+nIq+jeqULqN36ftkC/Cggd06526Zc0afJaiuNYKcbB3eo4eBRH5ZVj8lBISA9oeHhNLC412wkOg2
        /ILlVXJSZAoc87gcWfr8tYx3i3prHseR+x33daFcJE1Eb4LP0m33dTu2Z451cfYlPRHBymeO4maokTnoYWbmpBFpKdKHWl6r0M2P9DV5iaNWIkp1b4I3BgQx
        nPt7x4H/exsV577pv0lK63PRxYhLpdUsgPzdv21QsIGdepHcTNlCBjfTm8y/n85fssGSieLXTfffRFdwEQwgurNKXTj3JiUpCAmndqBaSIbj/e6buwn3pS3Q
        SdG1Y4dWm6Qeu2mOXRfuLrQFl95rw7EW9JFq/8kuz3Zdl13HvnJvYVQzr+o0eAolML2SltzCLlTu34k3hhlRYjnW7XX6G15NJPOUUKT/6KDbiIkYVzER4+Hv
        CPv0h9cOr0NYw3Ia+rqL9fFrwzmNt/VXqueKEYYQLmvosdAwiGGok5cspwtZFYCdx8ACwNam60gJ1nv3JZmYN6QM11KOFIEPmJPsDpiXuMPd/JHA1kr6Tygp
        wTrYTDFbp3CRQmZdS1lKxBdIFYFCZkxyEhitkgkGlAQawa0PBAq5ND1OxZltrHovysehOuZG+BgGLR2yNC770XHgo/bALnwcpbWUocpH06wh5oeLjxiXCdpn
        ZVIbc0+Qe8jaR12/qgPF7RSpEm1AKjOGDQhAsYgYI5M6Za2wSUtvo5OkrVzCynVQOWGz7apst+485Oqi50J0guxXoFc7xvHw67RRIy17QWe0dMkd3U5n9iUI
        VudriHDAnJjuMbq6IhwDcvd0gLCu1B0fleuOq8OW8kd3w7oDpHlprq8knRTubfT7S0GgHk4ZIab7dzCeDAJSchUx/kla3tqlhRTuDr3bu24nSTdWXn2X6eGO
        3GJuKLCNg9ZUxbgpvEpYJZwE0dNQt5xmCjP5g6GXrEDCEMlnK2eR8KnHpXnxew962LimE24jqbqNpNQVjxRmr2E+7ZceI09BNHe5Ka0cSoghJ61tuHXQT9Ml
        Hjw382pxNyJemltvcQligUeNczpPD7/l04LAsx41JZTnPQvi17B1c+v7xsEB9u8uVEpEkFA8+sIbQwHgj+n8jDJL6/0J14NNXhc/M+mAUUHThRaaDmeKsULT
        hRU0XWih6XiAH6sQHys0XUwTD8W043bBHVPZBUr1gZvn0tUP/gCwWZ7sHJ+7hPXCJZTrhLW9r9B9BSDYkUkCUD3fNnkCVM9tgOoFiqzrwlDcV9VHBaoXcRQx
        DuX2g6B6UWWb4KlxB/KTkmX1S3/man+wEn+ASkjEM71WaDOCinW/jTslQodsQHBIVwGyqiFZaPYPQ+pVPVpLova0tYMOeDw6l8/IVlm5uKwg++8vvmno8+Dg
        m4adU8Ie9kOrzk9MMY+Pgw2eCFL7ordeTBPaaa/mPQNtUmGKrbVJV5ur5ZVqk67Gn2ugPEpggC5/ps3V1hScVuCBmaksj63NKQ3+aNHqqwFof6yNw1H2NepN
        aw/FGtav/cpx7WokmVJ/1RYcXWgx2ofHgi2mi2JaNIObHRVzZna92LGOYD9mB8YKRhQdrYnkOAtrxA6MB/gtX8xaK0T5hjnJS9kpxGumuzYy2VqxgKE6UMRr
        5Zw78m3jYgdaG6Gj4VVISN5xsXNtNMoR228GlZyHtT16aQp/2uigKfzx0EtJacBb2eyu0wYuVdv9YmqdrutTrGhqjf8xz0QWCtZMIlWTKnRekIrq+O2lZhJD
        9moFpTKvxtBMoUqEZzL7jzFeE0w6sTPswP61xHFPdEpmZnZsMsm09bKJolDKIOYziYE+hgXupse4wkNA7ugc0KKKUYZs57q0BAtMCiNGEXHR8R6tBzwZIVoP
        SOsx1TIzR7/HVE+pGnYeqdpbtFFgSYIsps1ipOE9DRDTOifTodgh5e5QP4tiJwzVElRjZKalvfN6YofMPzeW+SFVGIEE0Q0IJ7xNR+yVbp/oiL0wm+qVHbjP
        8LdkgMs+vXTl7Q61d6oNq14Fw6dXqUFcw8uJJLav6EkHRLAinBaikvbMjkE90n9T7CTpujYpBqEOQDHmmm16q80GXaPVutrQ7Oxq/XWN1u5qvbx6onYYRQ4p
        xqMDCu5xSObgDDI91q42C0TMK5ege5cYc7hUoL2xXKPeSAY4yMvDtss35bMdr0z3tjdWsFxMB+/i2a3ygA8iLDJoTuf4d4GbwdpS6rrZEvMaNAks72qOV2Vr
        u7Bz12D34lV7rIEt2r7541cw+M3vy2vxakNGe5dMg94GdtyjYxhMdjkExZbfv0rH59XyOkHSokFSV5trOB832ukVbIveWGvcgM23j3X6Sql/glJBAU1r3M1f
        c4LnM5zgsocHPciuFRSR9xsoiHfmpIG35TsRQh0WusFasXuDjW7xwqIU+sKiU9noMrQxrXqvhT8Z3GRF5KbSECF9f8o318J+YwYX+JZdi5AoLVxM3k9lzfRu
        Mf2mPkz43LWqMsYMyn6BGSRFUkWDuGks9b4WflWt5rOeuRaRy6/DqyyfGXo4+44gFcJAK0FJNxfXDeg20Tdyk+gSMEeHLan2dQPMCT7dJzMkEeqc+zo4aaKc
        tG/5ZxcOX9rdWHm7WE7SKmZDH3y8JcVLfbo0McFM34VFt3+OjB0+jHHlwziDhWTXOezOaZgJBxYYZkoOqXWQG4F1RzRMNfD/lA+t59j019Ga+WpdmK/awHbt
        0HVxGquh2WEXhwKDz3U4geOFsLgYOjy0buZcsTguBjTnlp9TEAMSrN8DwJfTkA5A5jCkk492CkO6bnAOhnvd8br82Inh6WMR3iUlmcXabvBzsIyTZCNaxvU2
        ONkvyLexelstYJWJMQTyZ4C+W0ClzZR0Tf/rXzK71ZIZV0um3CW1P53uHNhdGMlZDsj8Bhdaeu9oRWnYF8PEL1ZvQyzzO0o7wUTdfLjoYxWpzIcqyG10Fbk5
        CGo8Ricm43WZgu21ytpoE0+Xke6vqb/a9FrRH43NbuOtwcrOJhwdGpu5eouiwTL65dvTbxwTPKR/YoCPc7huzstoiRSAoBZrozFdH+UN41bCljEpRSclVixH
        nK6QGCZXwETpH3648IQWAsOYtV/xmLnwpkywCHYrISeBfAPkwiItve5S7d+U/ds2MOlsYV8zRWGGY99CJoUewXbg5DWtqykW9Son2JRxMqScDH2IvzNmRlgL
        twNml9C7pKYIlKzRrGtg+KuFXz3GIguEo+1PZWcBd+FsjWI/R7c6DLqssJvXDo8wRhBCOoUqfCxI3gXEDO4VMpONiqvGRSZS2xrGVsRLetNStN8zFjKTvTAE
        qmmhlPOQciys/HM32WG/CYtt6hsW0KGLY/NcQoT12htohNkvAqmU2qCihUvni+ka0x5zXfova6DcT1dp90na2drwCGmn67TyRGSpMu3rJW1JnbOadrZOK08w
        dvbXt0na+doF3QpDWcMpfb5Ke0zSloAyuzXtfJ1WnogkX6a9Q9KWkDtG0+6o08oTMBz76zsl7U57X2jahTqtPDE7y7Sn3yppy4POvZp2Z51WnoAn2rTfK2lL
        o8FXadpddVp5YgZV2rdJ2nKB36dpB3VaeWJ2V2lPSNoSe+I6Tbu7TitPzGKZ9tI7Ja2xb74Jadvni1x4IOwNQrMHRr8I4tFpkMr0yMzKdk/YomyNRmZhZHaO
        zK6RGYzMbuH2I2PgkjI2V4HizgEnOTQ59BLcdQSgjHV16Gf4Zvm/1FdkujnyN2yo6WCjSpp4g501dnLQiQTcnXg6I60eRyR0y849rt8BPRV9luUTWZZ7n4C2
        1TCt5u4I+yAWZzp0hVB9BA1W9MA1gB7C6mOoh0BsQXPdSehGj5vrysMCEXAeyEMIOPfmFIvelQe4vC33cLkrz3BBjNtrIdZN4XIE0l0j0Ijb8K+NYUHqTvjX
        xtZ62lzH2W16Jwp3ICzIhwn9QJgWD6MGwqpkH4EbNSqXG7DKBDcBdsq4gZFVCzc0zGhJJRFQMckDHEtdBz7lmBmMJa1D96k5KexIu2qgEqiBiq8GKtTVXKvI
        JOnjtB1g8MOmaWsDBo1WIbAw+dpodQnQ6tSLYeyLTJo0bQVatBUIGrYCrU22Am3aCrTVVkAEoKatQLKdrUBoktJWwH9JW4EmuKzQcG0r0KatgM+T92+IrcAI
        gSJhHWQrjjIaFffW1flHiL2BNYfDf/yZrKDVqzpQiG5VQaiEt6ognr9EBdMPhX5iCWWtOjc/cNM7g5WK8EtiqWUbmDbXMMwNErv7lDoh/RzIxHsK6q5JWmka
        iTxtKjsRme+bqYYaa38Mb0ZshnhatoCDRGAzw2HOaxCMs04TiSZOszOB08wTQ+A0t5o4zZh3n4HVbEW9IXlhkxZ91f26TRLcgG8cUt0EmTZE9KOaBCOSiBZe
        0p/Hqv510Z/ku93EIf05G+nvr3WC0BTicy5AcD7grVhr92CvY+2vMHOD7MfktboSttSvsIh0IwkHdxFTmw4CyQgb7G19JfB5gjjmDDUJ8CGeHgxdWxATHIH7
        mFwPSMKQzhEYw0gEOzpby5U2LxoEmNa56R+6rrtiw0dqwGFflyR0JBzOhi/EOGQtLV/ufWgszy73+efWwXBHGQCyD0echx+4o+kkhs9/8e+oadoL/XJx4ioR
        jHH8jYtbm9VcOfzODROWRzpOVbpQ9Xp1yHKlQv/JHBQfTP5qutKPcQj1lZYffaCz4lkz5AUEsq0UVZFVVMVb6JqSUlHF49RtFVXw7dzKMbuALXG0vYvohNtn
        vFUmRZvJNnuju3S5mdBgYQPWo/N5kWEfFatj8Va5poYv2/p6U+ad0v0V+zc6ntIbVXLc6H/K2ulNQ68Vl4+1idKNf0Jjf5NM6LU2fy0l5DA/wGQR6YMqrCkc
        yKruaoPmKoHmKtlac7XAaSb50sF8uqm8WgBPnsYly7spjc96iAGzAOPeGZF0vDGFO2/DQZansqXPt9j7yp8Zyn+6i58blWeIR54+cmLCZ7K2B8v9xiTRKAUy
        iti9ulAoS2blMeml5jGptymm3k4sNTyCbByJZvURKCTYeUrzZVS9HesNJMypMQKlzdITYZYwl1PrGqBDxMBtoup5LzOq3jzWix3rUnjj8JUR3NdxFkjRxsbW
        owC+E32vj6f0cYCT0YInVEe0r3HUqlqWTmlx/QqmFnivR2KATXykUWIp/0fWELxTHeSWpXdANRgYBtNl0d3/sqJ9WzSPQOuiA7aQRTd33t6Ygdl758YwTUZ0
        QZjPbSlCL6iN90c9z18JV2nfZ4bx0MkQ9sTFoEYwGYw3HNyCeqqD20l6D/WAHPQe2hoiH4irLqC/RyMYH8I0hmKN0/iUkZf5KTEgW6ZNmzSYPkxIN9E2tQlY
        ZFRtzxwIkS5Pe6nb87N/TBFULnBYkR1KjmtiUpqUxZmf/pHnxaveCo0IPY3RLb1eeZw7eUvX0kwhz4FxXqAZ1Ow41MI6Vgu7QSTzGhZHXmVxNBnqmUZijQDc
        dCrfMtb2pq802jYwWWh1KH1coZO2aIYNUxLaUQXwhW19/XWjNRRkRNYttHULUbdgm7oFWjdrBMm6aUzp9DsQLNpVo09PbQ59qf7t2MKIYHHrqS5DOfCtc63n
        vMFzSqNABxdaNJ5UYxM1/3rUdWyGagunWdFO8833qZDi3UzwMlsajNO0NNwBcYGGNhPlndTyTtbloShN6n6tqiEp6nbZ94JVDW2ttpLJD3L2uLwLj7NuFL5l
        tfkwlx3UOg9oQhm8GX325vusNb+rUfWIc9o6obLXzXDvVzPm8Jgi3Umz8LQlRG6pIewSNSCh0aJWVI1DaeZRlx1WZdv2E/0W81JKejMrdF/X1xYDKic5qeHt
        eGRi6ySrKEqPUCF2aUtKJSSniTXaklbDlhDmQae2H6I4Bg+G5AcJg+QM3/8mu7Vhv9yKW6LxaIR7Tm1rWWh7wTZZw8yXrYQvKKRIjL6zrJC+5ej7mpU3mdVJ
        zerkZFbORuPophVg+pux215VM81WbaZZjXtSjXusjYppiu5L3xOaKe9pwTA9ZbgH2NcyrkFkesswfdYui3Fpc1BiDEokgwIMC5hc1kacUA7QXLMFcy44Zocm
        gLlmvwzZRlsyGJqhtyO5vB/mfDHD97OvpRrfbvs6OtZtbdvXEW2BOzYMRXwzcbDQ06a7vKGjJZ9k245u5uOpaW0foppCUsKT1jOpfkm3VjzDTGzbZ1Rc2Sy7
        2pNtVXF18KvqwNQWQuvopDkIDiAREQCKvc85GIHmvFtVPSS5ETXErXrZ36aX280ejkDUHroZvJLd7Fhza+lmx5I0zFJ1tgmHgT1V2UsEqYnK3m5wGE71rrXb
        xtdqdNvscBd2phNZndSsTk5m5WmAD+1tchAZywJm2kUiKdOKt7h44/INRg4rqXIXOwqywGJsUEBc8hrGKIHtJdyF6NFUTnLE6KnIzt1EduTKcVX7WBnPFh1B
        soNJvltP8U0d4b6cjpBBzGwcscueY01u7X5BYTCw/BUenAg8jULjDYlBugy7aeF6w4dOFYpP4h0fCE9TwUK/TrgdD28bEBobkBcipWfLQ2kUfNBQkfvhNe/B
        bjLRmBUEwpGLS4aoI0TjxOwSQHUUDFE5SgBiBbhGUK588vNm8jY8Q8dkyvsC3oHVh8pGgxoYQ9METEApwgJ1aGJvY+JlTbw8mRiDQmtPeIuJ9OGhR7/guoo5
        u7FPg5fu0+Cl+xSb/0D7FD59MHh+99a9GtS96mqvho1eZd9ln/HVpRH3v+Jv0Yp7iP3TFGEW3v0SIkzVVyiPGB2WBm0MKvgYcq2dFGp+zSW4yRZizcK7J8Ua
        p6zBcAHSCrQzuPMaYs1L1eGk1uFkXYcNgs4ra0Ap+kBjtFougUcPhD/y+695cf/+dx6THw/++ieuuXDrP3nLPcfuk31E45XXfHVfdzI+F2x267R8WaXW2BgO
        ghMFGpwoOEk/TNhdAw+QNFpHVAR6+2fhxRlYJBKaIyEKS7xcBGUEG0KpVMAlqW6gGtspuMyiqZ/13WBVfTpVQiY5+yBniwq4iZh9hY06PkhzhQwKVbpOCvu8
        8IWYHzsNmM+SRXhCzIDtU2KmV0FiHW8w9bA/qYm5JlCfXEbmvglu52FB0CRQaXTl1cJNDy20HUDg6Dzxy8ldE6h1+ayK8JjNrV1H1SZaWhG9WR+A/5ATZ7rI
        W77jHqMxelU6FlARKeFFpRD0mQpf5EKbCNN76U83V7u0sLezGTG8TIjB+7jvRav+CucWfJUKjHP6zkHBdd0f/qeHp4Y7sl9jaC1HOXj58Gl9CDcH2SCh3yLl
        veDy2EOH3JVpNK5QIwTTO+AOxp8IbUCwk0X7TXiAfkt0kywS1Mknc66Z2AznjnUQiUwbCz7ziemoIau+uhVzESVsXEJXGlgOMJoK3U1oh4/XBP6CnKIibIim
        IC5C9st+obb6eGOi2xjyrLVsnIae1SS/bNLzRYc23rL17T611ena8y86bynCAYMDysIzGMv23ynDlrW0gdolNR4fuK2Uiwp8C30M6ZZUuchB6ParXSodSDFc
        Uz0MeJoekmUFhA9v5XL7rgs13d50p6og87qK+OWX37WJlwf3v1xezl1fttWG9LNtqdDwy6enhk94VrXiDE9/0adO5oVOKJ3Zlv/f/bd/6J633+fArxwHvp/+
        6BRcOYRJOLi3vwsX3t4DOmhAKKqSCc3QG7tikRtvrhyubobPv5ANH4uG/eHFj05lXva8LLO4LQ086v/QuuHlj07RZ2l4qU5y5XB5ZRJUcJX0Ii17xj/o3Gmc
        pa98/l/9XPQG57g8Q+bsLM8YZsimHCSDulS9OzD8Mt9g+QDL8dRBTzpAntt3mzrgyxs6YPj8R6cqU5ij59bw32cO1082d8KzthPQxK/WTbw82cRnm2/KbPnm
        y83G/6Z/0D3j2tb/258594Y3uKch1z5bttK5S349X/aA84DRQvXdu4Z/uU0PyHP7blMP/OXGHhidmTr6e3939udv+b1/f/hlkcHpM3UPnD2z3SCfxpsy3wkK
        +ctmD1yW4b9U9cBX/sOv/JnzBudJ4rKdse10z+KnVFM7wb2In2ertyN3+NiZrbtBntt3m7pBH7/kTPj45/983/d9/D9u1QVPnKlmwhNntpsJz5yxM+FJJClz
        m+gkVLDqitMfOv3gQe95tC496F3B9Ymylc4z+PlM2QfOV/Hzyerts/j5ldPZQe/P3OEXt+kNeW7fbeqNL27ojeGVLYniJXrkcoMontu2vZe3JYovlj0xfEIY
        CNdiTa6T/TT45ZWy+d4IP5+r3p61bU3/MA7C1WDF+wCjg13xThbRXmGa7w4CxzntXK4ORPovdP72D73vnvvec4/j/IHj7MGzbHjarWFbt3Wh9E/JGujdf58G
        3TvZi1LX87sBAWEvE4sQ+ofhXgaAjvbJOFIeghI6yN4Bf6BEEUIDSDRcyuTFiQ68IgkNCXTYU7JeyWciTt6DL/bpF3v1C8MvfjqAu2E0fN5d5hcFi33eUZBD
        BoxLm6EEPEWj50kbPsp+3UfWNwxdSAXy8Fu9A/jzeo0c2LkbMlZHluyniimEWVHkbR9BEwgZBIAQqes3u0n2A8jouNbxqNbxiCzQ7dRW7Hqnk/svdD6mo5Bt
        Nwqv5SioJLtFPydJ4icBqVP6bIgJc+lFv2GC9I7CgxNmnCoEZarh4DoaHK6r8JQ9ZL+PcR5WTkkPQ9GJC1RgT7jLtbTSa8LlNO47jfsU1mMRrIqyO9SRObAI
        865mV9gRv0v75i3aN3faEfcsrDu6Uahi+MHTCW7gMf2+YXL/fdqv79Jv79Zv3yb9Gk70q/ZXbJvTIgKltIpgs1ZRWFby837pbi35PqD53q/53gun2YSqflAW
        rN8JrmpLgliH4rK78emCfjqrn8r+g01BdHocQjDGTdtELzjBWXgJ4OY0IgBW2UM2jQ96e+XSPujBILQvPAD2fRkFJBHclCeq5OloHAOhagTUkIYRv3NtwZ9e
        bdko7W1rGAEJHcCwGP8duCT5AvVs+TwCqAHEGCaw8sfgz77sx1w7tVcbk1w66XcCeuIiJuVJ3Gmk2gAz3MybBbPDRNmPYz/2bAifbc072O9fZtTmZ/n3ORe7
        MwKQIhaSNP1Rt9TB4LtszQV8lbudIPw9kwm5RZxXc52Fd1TvfsLCqFUpOzhwGvnLRUZh3cv+tT+8+J/B3WQfGIg4SSddv2QVwfB5KOpMNvy0ax9Id38adojR
        Qe8JuQ73H/Qea9Om4VLI6EciFCNKsqxSX/Bt9GR7HmTDJHN38AWf8YhFNv+CDyCFZJ/3iy6hf854iAJgKxAOHwMs9fCT7vI+xznIJx/mk790qifysbMm6946
        /EwTod5i9kbntK8v3n/Q+SCCuTtCZrtsxPgdKO4sAlHK9RMgTPnqUTefwu8RfFkSEmyE50+4CAzHEETTzNK76BZzB70nGdXwoPeLuHZvdC7iKr3yaUYQld7B
        dYrQMqToT+LaO+g9iuuOQ/5ZXHcd8s/gfASRRzvSqp+12AAsDuHmtbiZg/IXdu6MDNXR3pKiXTODBUQW7Db00L0LJtbgrvnALwFUOuj9VdPVQZDGyNMpjQ7V
        w45QWrkjn6ch5YV8zxDROHaYgdljIhsndud4VMzLs50Ns5idsPY9oXFyEHPP7Hyq2MNFIDJ7Hs9b8ribbtsv82bXPcfM/LbBvxTfZfhMsFxYiqjpYQFzrJ19
        2YexhGnEvqHtxM7Gg9lBl4meDfLduF4O8kVcnwnyq5C7kJH8ei7A36/y75VA5jxo8otQUXOGC/NoDxXMNjRXmUWzWwr/cdcOWbvOxyHuEv5k1cyWpD/hyzC2
        ZerxyKFLJGVXOwWB4J/wZcEynZOyZMmE+VVfW5t9CTeXQvivp4pLs/OQD+v7eVooY3kNsWDPgQSnAswBzjeTgt+3sSPuoypHhLW18bBTzNjD1RlsWaUuW8zB
        FPQFLwWelUtZXgbqWc47up/GvJCq8VB2oeQXVYczhHgd7IwcQmi/BVFFOEj2Cd8snAN7gkWIS3dcYVl0x4USTSaej+gijRiZ3mTkzahxshxVe/Zo8ow44mKT
        ILLGMiLXEnUdyhA2Pkbje1t/hbkJRQuDkiDIUVa2ATzzYgTtQjC8EiLbeRingcNf0jqgjWmWoxXPwPxCrl90oauDBUN8fIAjFKnPFBdOYSchTmQY3+QLNgS7
        zF6MXS7ElvP7S1gVU6zXodXRxNDR4NgiZXR4KHOm8WBKtTMxVLZdKHXmcUqFYgIETGMvd0CgfvZvfBxZobDgetlIERS8q3FPfpFaS3AbsEOsxhlVWfhTLh/8
        1elBrdJ8CdwsSC2/VUarC8A1EVCuHkH1vwusHEBEK2WrwLJLJgqJGAgCmTwb9gLX83wvnUyScslMSQPQ4thqyfsDy7U9pg8mEcA50NOaisDyjm4XHTx04BMv
        7I9NfzbauJ7LbO/WvHS+lupa0o/nIeFYw/fbuzENJSaAqNtp3RhdQYk3zNVWxRCunN+ElZPwYm3JUZo7alO7KMuz5Piz5YIryS8HmvyLgYXwsaycHfmxNqwu
        93ln+LXI9m2e6Eh+Z9scXrS7wbrnjX+h4u07xqN8YciIRtKOHQhZYRaafH1+gq9Dwo955H6j80yg8+MLuIpUcClQVIrnW/fwMAcfNsLANu6/o8vmXmmxuafZ
        P9pPrZLPY6p9VaTSf+sTj4BB0nU0myxffi40fvoD0th+/2ySsypnsJtClyQU8U7HFMMeTfB3xL9PJOD40nsfjomjxANzYrIjwE0AIzJa+VCckwoVfp2PQ9Na
        AnHUHN8Hx5fhVkLGWRRMFNA4MPU9NhylYZ92UvuqaixEvgDrAzoX68OlAAiPGx5t/Ciu6U2WEQ5SJDlVAVSi8iyiURXMIJ0JaUl08lRTnKEci+njNePD3q2w
        eEXd5XczxORascMsrPGoBNMMOathEzYZnpkfFQvVXLx3zey4W60sCMzqwUGhmWYHUt21dkLNi4bPOMq/FpR5CdXcqdR+h3IrhALm7HdTbQ0OiatQn34d6hO8
        sI2twYup31kJNEJ4drLoIzgk/Dmmthe0NWXWDCN5ePswkgZQMtCsOGs195MJNfpSJjRTGcyPho/yQVHvUTfYzjPcS+32XzAYrbudJX3MWIjx+vAJLac0pR/R
        IjzQGIpjBlhh6BlvSzcJbzs3CW8bNwnvJd0kFJ0GHgDe+oj2blWXNOzmm4DDLkDUEPaw8Mvu+3tHYP/jbxm4x33q8aI7YZHaU4vUeu8Pi9SwGZSnzfg9pT1q
        ut7o03hMd4SAfprsq3hdOyaS/LayR8XzrexRow32qAhY3xo3XApkUlb3LRh9gmwZzNczrXWA6o3g8OWuQ5MQTuBCa2QZCxMOU3YEd15Qk0cT83HuiAwQv7fo
        yWXPe4vue0z35PCr8a2MHO6MEKK9WrEw6TFbesLBft5vYuzVMVD9RsDINAX8kgW9wMT7/ym79d8wyU79N0Cxknm/DPj61chPVvxV7wPC1g+cLDpcAKD5YYdV
        rq8Ift5whN3eSrgRmCVsfBA0A7Y0npcQrPSNkoGvjpPGVSIAd8KLT0NimdY5RpjSkDyhDQKfMCB2rNqqgHiVeEsD8agMlt43/a0NxDOTySs1EMe1yNQiPIMx
        eDiWdzlPn2F03S/t1VFMo/ZrNew0/XO2wpsOn3qcthDNgGlRE2+6xUBdJd50W5o9gTftH+O2QbYrQJvuaAh7BLCDC6h0HgihBdex9rpG/LIg0kQMgtwYZP8L
        vzP63YJ+t09x42DxILLeBshohKOkwA74aX8CfrqnmMuNodGuaE7GluKvAjRcHXbj9XJooAvEvzG6WLjH18aYlszbnCuJTvB0THQGQmAnI3Ig5PMKMKYDmdJC
        txo+Aswy+9/8c8Ic1fDEr5rqkIHDDEBqOyoUqEhGH5YCiG0gNQGUmpqdjUyZITJypOsPQNT6Ffh2icz0/fd/6diO7//9wzKFytt3Qmbi/f1fwvPyls9vxu2x
        X8bz8vadtYzlOESIkXy3SHdim3z5fIt68Lmm+fPDae3MkP6Z77kr7mqFJtcQ/NZzTy2vNx0A0fHHPdlrJXEUBpKDI/K8Yyv324cb3jhAwTVu9oy/jt1iJQMd
        uerIeIxNAP1uz30NR03J4J/7DUwCGbJ1bBccDbzgVbEPRmrV0IixQcG7fi9cY4xthFOH+nDWx58C5opz9OQzT/7ab31mcGmc/ap7DgcMDl31vIkMv+Zth253
        jU9MY5lHgnHHt1lvk4G3sX6Myl8tbPdM9u7RheuPCpf5w8Pj7Dc9LkCOCAn6ib76z3yFtcEv14af9BmCWx30PKwML3+c1Ygt+xe+wgrVA3O3huPV8ROmtd4c
        63bapKyiQQmXxo3Wgya8hqTMoacRjg64My5H3WmOMjop1vfNYpoejuNP1ffndcDLQoQ16HDTgxV/7CjaXzpg+tzT55NDcrd6U241Ek00jWbVJsZmXZEJjA7O
        Rzw3UiNPR31HFE7AURTHAL6jIaCPSxwEeKJA83ezeqUQB0HWNOAgBIwzEioOgv0BHASEznVvtr4nMGASaoQBk/1c9YRaHEOilHgIjsVD8BUPwTfht9O4SCiC
        tn6w3QIewiUhA2iifBqa0elVY3PD79Wo4snDttXiITg8EFP/ljIi8e9FfrzSqjawyV5ETmY8YAdo0A6CipVyzEXT6Fv4aoZrgH5xAHPjrjGw+y9W0+2uuweF
        T9lmrFCcY/pt+eM6hgreu+tFpMBPsvOXqq0V3gkombCF3lrf853QEqgpJLRM1U47fvjOQe6pzS1Nk+9RE2SIwnH2Fc+GwW1Ce5deZQamTz3GD40+VbjQKwfN
        mPbnCJhyiJHepQnnC4SpZ0FNcLK7jzVOiE+orJEoMlCy9dEV1b0IVA3FObWXGKVK4YxQew4UzqlVOKdQOLe3+ganm0St1RC7dGTymjXzNtXMqAllQw3uVGrw
        /wp18linXuazyDyl8WbRh6Za1a797Gd8hUbuoLQurEflnpGqD8LyDNGYsn/kFw4sVrsIfuwOV3MpOs/gkydj0c5hdwlzfhGuMJWJo1u46oXkwb6vpwgy1mUq
        hao7ZYBvuEbkcOxzT0ojM7zITPcWCzzfBUQrWji8Ht4Yw2A5e8LPebQWwHCUM6vPvxYLotMXoVEeOOk0e5YzFf2IRJ+iLFNHBbmssR0IwO4OzwbL1ZuvImqS
        u8vIU2+5BGmXEtKCflYMc2q4lBdk2QeUcx/Ry53l/tLZSkEC69HNKiihkEF6b20VDawG702lqe4dCmZhCBMvc+FN9xFnrXx2XI3lb+/iJIouC2CrCsAqCdUi
        V0aMvN6/0angKn4a0MrhirwKKr2Y45R+fTLWDYmtDEBNjwj8D6N6FjugWSsRNELCbBTRCQJZwgFgv4eQAy4uwuJgjAxbjJSR3IMbHaMI7nBHDdV+OlEJDq5h
        6Y91gmQ1WonU3Oc5Tw+niXVPN+dEoxMCTjwc3rBcxb8yDIJVH/4fKYUAHJTdtNEMXE8qzTKj0XVlv8GzwSdxIoJMcUaJP/vw50CtJpasnmyalMfa3UM9ApfP
        rTlAN7Y/eZKPlW0VwLU41Ld4QwFP3CUJMAUexaFKpHjzszwOoXWHPTpFaBAEhADwfKLA87N0Qp5w4JylF8ZZKtBrLPrZLRz0NeVpt5i2EQgmwW/7wEsHVCxg
        6OeABItQBNNmeus96YyZkVe6J53Bn3mU25dvdxjezpkZXHboZRZV2hTtYJo5bQwQMM2s9cYGCOhKvjPlYy24mMMLpJ2bCBCw+WspgTD007gAfj5Rd/9pBAjo
        bgwQMAf4+bkm/DwsyBUPF4EBZvCng6FAkIDAws8HapGE04Wc4SQ65/DJ6LyJAD4fgCVTE46YmzKkkBhkjiQ8XujWymlKOCIT2KE+B1/yDp4cL3oYIxbbG+uz
        O+HZPjGI0BR0bDgHMxnpYUoBixE6egrfTyEkAXPqAYCYioKMgO8I5dRB+GbEhkCI4e46wzV2qcroIgozKsUQjREh3hcel1Yt6MGTBctJcdgUIIaeVecTCyqE
        xRFN3rOcpt6zaHBoZ82P+0iQaAJHEwQpLaBoOUab9wsmsQd9XRH/gAAdwJsDZ4Dyu6F1om2VwunmLVsCjlwQQiGvASTzrqRU4CqbpPHKwHgeCKNu3kKGsayQ
        n3VTnAnbxKjxk65Oz27DSI9GFYEdYkTTsqJy6wjNGNzzONW1sbg6ExXPOwR0taDKelQS1dF1hTdgPM7/ZAWei+0myLOroRWby0+vsYHTBL1GghMDDl1QDp3p
        yG/eymjq2Veb47O5Y8puRMcouow9ChR2fqPzBAPJHPQeo4/ZQW+Ea/tG51FchSA+4eo5D6yBEeXrjKveNKddNQ17QIp8jqZh3TIuu5edC9KUK/1FAJmn5wPf
        X3EfCldtNJ3WXkhCNyzTWefLPs5+b6CjgVlm0Bt55FivMwR+b2gCwUZbXEnWGwYSeFqnOSFEX787cTNXaRHsSGWM8zGB2enDi/Lw7bDegRu1CU8oMih3HSXe
        XQC8uzZ2fHQbDat6J5M1eTv9r8Jm+abzniId5JT7TTogDl1ElLLz68SgXIP5K8A/kwr8M6UwScxPOM1ui0VrwtE98PMEmkkF/XlPN0K0Ts9EEG/hEGtjYG1u
        O9Ef2irLRvZnuKHNfrqpGzxG0pp45KpmBZAC0TutCHK30CxeGpsyrcC5Aj0+bIPftGy8oje5XwMpDB1PeI9r4WjyOIQsBf7aEvPruSmvvxKB4kYioEwLxU0D
        W1lWJDi/DZ/TKTANxPp51VfPNXRReRmv6fnDeYuEOCPssNiBNWZmvwPgxImDgoA6PGA/QaE9I0LnmPy5PLc4+5EjJ2RLVAW7u0WGpgkQeh/z9e8SbjWDOIBt
        XA7AxWzLcDHpU48XMxMnHbM46eiZWY0amja0wulEzBiGM0RYw/To+256vx57jDRoC3eo/pYHG3i+1cFGMHmwAcaVQcY2M8P4vRN8cugSDazW3UC2tdLfjqF3
        sueF2N/3oRl3EVCeVQLuMwEkCBSaGH+t6NfKcZkcc1BF+1BFz0EVHZg5qKJn8WtfxYef+8ilJvxqyJ14rUQaoKgq5T0DYTdbnS75W/c5UUuqMxF0eNI8X+oz
        8lfjfMlvnPQgHGXMKE0x41221nUY2tsMQ3ubYWhvOF9CUGqfh0VJ47Cojt1ZKEhUW0+NhEGMlXAiwma19HFr4ygi8F1iugAqLun4Tt2rxah02FjiIvjZ10eT
        hlC7vkLtEuqD5whh9qtuCp/NoGrjiSr6/POHq8fPHx6v560G5TRwf8metjwhCZ56XAihznzTCUk8cUIiQxNMnJDMqm5gTsjrfyZ5JUpejpJXplAHAbu5eUKS
        ksPP4gRkhicdOyrV/6wegMxsPBiZwfOQsBA+I5XWRJKMgVHbMzSjWx9xEUnW1b4ccAymnLkKP/I1zz16IjmOwVwSHHGJ1CuyKgY/EaEzQujnQP+9kpMPQPZW
        Jx+IgtRGyCwIy3KV3iin7IGhDC9MdCeOfth4xFjnmYx0QWja68CssPWEzMtgmtVZSJEQM3gDO6lvOynwJWDWOQ+85gMI3I1gpfOQW4xciKY7bzrY2s6bWSwe
        86oLmeP5inoyBOrJ4KpHpi9rxbOy+ZwGtOzwGV0+3HM8Iy8QMRNH6T4RgNbRdqvhNtPXO/tKz/m1wj965GO/9MDiL8wdZQDoYE2mTf1EKPnqpf+xs/7J33jj
        3SLQVPf3HcP6ML3f/6ors1Wupz2ZnjIZJfN/51pDdMLvjPT9cTDRaew61hFtBrc3YJymuTDlao1kNqxh3VGhR1FYxCJdyRAj3nT1lNTXU1Kdv2U5RbcsqWjX
        ZfG4jkdcZaFC1SP04fXOsyKB3yz8IR7X0i/AdCTZ8y5QY9aOXvt9cGO6cngMVJhpiOA80GyNxzwh9McIr8q8pZKdcY0xLxzgHurzZKFAZGvwMuFWpr1mnQz/
        s+TZZZ53KZPDOXz59Q3yNYzKpukeosONg7qAYkL226z+vWr5N40QvmzbuxQNfhriyTRFU/uJSBvZs0ySaUrQklwWmByt1c45QN3vGLdnVTuMoLxjRKIbnUs3
        ua9LziPK2x1HFVvwek5fx9ADximtGx3aucPEjlI4fMQvuqrvBgIy3bbGU0F3pf2BUDXeR5aLxb2OwgYBlgu6GvCiCEdasaJDjUcb4ohhIfEIdCI8ahIbCq8i
        jQDPmPixxTAiRI9IiRUmDw7YCcdeYvJEOMGP8CV7MuFeNtIXxFSyEXEQoFOPjIqrhp4abu4xV8kmsmtxnBj35QAom1bownyheY8Y9K0ldRMWE7wwayIc6c+Y
        ma3VJ7NmtqGekD+zGk4e+3v0zgwhmRgpXtEjUmKMd9Vugxjj0VqlCroogmA3UF+q/CqqxapVhzx8fAKxZFIFpc/TKub2c4w5aBaxSYpMmv1LT+4PLJvFF77f
        Ny98t++4+Yw8uUGf7OMTehRtuTrGTwExN6ppX1bHTnN1nGLB5eo4LYM4sTq6ujouguojLJCL0KpEuGSyD1+E4pvxZ6bQF9Pr2gy7RKoZo2cSHRSaW/RhBJGU
        9hWvcDCCajACHY7ADkZLTStgNmDRLhj+j2KOWhqAxFvcuQSEbkPsHYWOQ5hApovJ+4CvCd5Hj/QIoeNsFN6A6Z8qisdzY4oSHt309dFV+ohhuyETuBsWf/hS
        SnNdigpuc2Xkm/ktopbuIDpTpJRVcfDOC7PooDkG1KkzWJCO2JwFunEOmrc51cbBswpYTkp2CmASEcCkwKMI0zUeE6jja4oYnRFrYmbM/OaIqijGvmfNNr6X
        rsAAX2FoBJb3CgSRCIIIM59QUs5Qwak3SjppvlDvCILzRJMh2M9Aof8iBlxGKHruaVoWDa2nuGhdxEkkNXlCBCDXWWpOi51QqnKfDcYHBW+pUV2welzoVrek
        6zmp4yzoeZcStfzZbbadBXNskc6CefzZoWpcn0XysuWH8m5XTQ1VlFtV3M6xC8xg6y93Nelo8kttIjXJO5ER8LY2DMEupTXCz81xqmJy7ZIyd9pm4KW+6uim
        CJMMkRqhUmhzQrYxceegblsviMQmNwrsVX894naK2IvIB+etqYIhYtfHwK6tDWsY8DTsGpbhbRuKXPkTrFMILdkGNasxRhZQPliG1kdjZSYlz9jAAxCDOAF5
        7FTymCNSWb8ii50VWexuToUqiu8M+5HziD28dRrV4KPfZzb3+yzJnsFJlSHKauwhq3Im6MtAX8ZQSCXnFB4hUXiEpDSK8018TrlkrFySwAmJBs5VSIQSDWGC
        86V5LivdHlWOctGDEnLPjQ7kmhwnm465Sk9HQ9XfGKiFFoVPipDziev8uZVwNYJN4WXvZDEQEWUAEXyDZxhPlcwAToeAGcahjMYOutWGE2koI1xVZLtQ2rpp
        4yhqhUfv5TnkgxoccbDfvyTSmStDJ7dPItqxDKkxZuupmRuhANu3uBa5Ag/lFpPJqAEgUfuMfcafEN+LVglo01JAGxFSoH8yg+uds65IOf4tJqkRgS4ePmFD
        hrFLinD4rCNbk+Y5fLF7sEzbOliduiLYDi87ZvfAhHiKOkwCacBVra1zIVV+iiRjtU3rVCcPtgJHfuEIQOc4rkG+OPTzqzoxDsKumoiOHNVbs66GRGavPgEg
        JtQKPy66KKmrevlGZQAz2W1WBswXf+rKRHVlmqV2y2rBjic6V0VuLnWzR56+dHcRDmTvsJW2Bxq23RPaHkg2ItzF2ynXRsU0X5W6nlmZKNXi3MehDgJ4T4lk
        RbisPpbYmJBMW+p68HwrXU9vg66nZ6Yh4MxCo9cIx5xxPa9i6J824WCd+p1Y9vzc+rArF0u1T1xGbI4hsQm3A7ChyHO7EZhYeFmD5LjBAsLVOfkKJDkoyrVa
        0W2xVjfQbb9r01ott3li6iX+9b/x1p/53xd/Qz4r4XG3AsUFEu64eRoEjz6ObntSRB7QP0YmD2TkAf2S27ieRhThAZBYYlwegE1Wsq10vAgst8ZQt5vScYdl
        NnRHk9LxokrHA3riJBCPB9gosvS3ofR93l1S9TDFkkINUrspHiedoD5C0spedk27QcPtSRqOtqXhPRM0vFtpuIvJ9LKpOGpScQ87AxxPTdFitb+usqFs/rah
        4uhlUnEmnEgI9lx9dBYOhLSjTaQ94oIdlWRMZrAbZKztsmTc5sZVOu4Zlyh9EegZIb4nOAxy6lp2t2H7ChTbSI9n+4rKZogb1lYssgggL+RAKLSLSkXrjcMV
        RDJt/Oo0qLZuYQK8wCazDgeEHi6S8tTgkvBXb5dQ6Vbj296aR2E/3d5AuNXo9pRw7ehmssxXo5vi0DpiFxZ9Lu1QIGOmT0kFthpdPN9qdKc2jO4ULO1bzZYO
        oHkBeYiUkYH6m+PbIiClDRWfQDtdsSmg99rHfXQUKFBWSLIp6YsaM2l3AzMJB/hm9wRmUgJxJBiG5cI6kNtm9WQxQ7CzAAbnyRinY3JJ8wRL3NAb+gBEXQQx
        ncNdhKN93nXNHqmJfCkb70Vs93ZzX7c4ofHcozHrYl3kpbfrMeiAJndv1A/vZqxmiKYymuuA2kuwWetvQpvEcYNlzi9zsyZbyKmx2QMxisjIPU6mhJb26ejr
        2YTJyIwxZxREEYofjBaQlGEv18HMWpxsGYoQYV1WdODpYp6VtVBQa1Nl1kFmEPvXUzu3KUeRPwLgrAQCfoXSWUelM8AZq0zWsXJaH5OdUNMtdHda1qOl9YB0
        hpOtxeaRf16f/VaniBPTPo8biTvSECiin5ElAiZXl3BtH/KfxDU55F/E1T3kP4FrdMgf4do95D+Kq8jLn8B18UbnrGcaNtUg63/oWrWztybrw0a181RT7Rw1
        1M5TG9TOjXbJlNhd/6yD0+dWhpZx9U72As8LncoG+fnVqj/ktlXfpoqdTtEPOJ+TWG8RdxrADy92WFmxVUNG2wQtNZGRTdssDgt2gGxm8QeuGCV7Bl9PsaqB
        mesB1wDmXAqMLrcjd5NWM9L9HNb1qQ1o6eSPyGm9mAGlzgA/MiIQpgVKnym1mjOq1ZyR1DNwDp9ZL+bWsZszc9g5zcvqNo0kqJp8JRlPIzG/5YsZIuRN5JQD
        ZoOQ7Atj8N8MJWeoQ8/OGw9tz7QOWFV7vFjNKk5/TI8AfHg3zdKaqXKgSPTGBI0TvgeYFLlMeysi0nCjEdVo5vPYCybr9OXGLlHezuk+qfd1zMFkw/pLRbA6
        gqVgKoGdkm3cddaJ707HmAyb8vE6QeRhbwX3MkxPqOUKeNFpRiP07ognNOi6RKe8i6yNBepoQzsQI2vXgsDqGV90rtg5LnZJSbswjhkQNQxOjlzugCfww9u0
        89o5JkClvN2xATMWOvhEMTnmQK1zoFsXd/KHw0Yu9vX0YGZ21j34OfSgzKERexC4mlUP0t1sF+httsRth0IA3SPfTDN+yLQ0ZYeCMCYKqDhS67OYCLzEVRV6
        mwPlubjD+cW6DkfZsVnVsZGF0omqjoWja59qeFfkgxRqlxaEs3kzK79bAFuFHRVVKIMXHBx8Fbx5Fi3erM+8ugRyyo1027ZATui2zR9v288FM2v0c9H8vtLB
        7JVkAx7OTfIKjHWfY13hiJstM7BY8HvlrYukRgHiecnN1RzyjZaXho3RmwY0U14+Vgohjq5B2mLC8nLz16ShXFdCEWhAKSJXYQR1A/IsgjoNcBYnXEGuVxC0
        ycAsc2qDVaYBbJOpYJu4RbTbIbNMvXKLQLTQnFNvAaPMAUzAOrgckGIHQByPcDGIirEIxPF4A+L4wOqBqoy8ZSCPD2AAEuLTTHNIND9ZpUBQXYpd/y97bx8l
        x3XdidVnd3VXd0/Nd8/0YPCqCJIDgR+gRBIARYkoRADBD1Ow42Nzcza7okjqKDOUTYxoHW0IESORorBenV06VhwCkq2ZHsnkxuQeeq3EtC2asNZZ07a8YWxt
        Dn3C1WJt2Us7zJpeK7ZyLCxzf7/7qrp6pgcS5T0nf8SCOFVdH6/e53333Xfv77cLxOILcFOCpaVu5NTrq9WRbMOSx4WeJRT3voeh6OkgIA1QMQiMblSoiAkK
        UqloXTnvoEJKLuACQEpSpZD07P5ytEFGjdIW1xCZpFSqTaVSbaotTncoZHUN1qkxJAibShkMViWcXuipOQtk0/BIXIAbDDZz/XMwFqFWPG7Jt2nujLASki+0
        oXxB1E/I+F4A3Tcs5RCHE0gSpeNWC31VqrLIpyzyN+gq5W6ZUS1LEfdvXCQpf+gMo6HP9e+xGVxtBpIbGSuV2Az8gBo4rUCi1NnQjakeUKC2d67fZy8F4GIP
        +E80W50ghlQJWeOaMF2A2YrLjywsLY6IpS1hbOAOU3i+0hIZ0xIJEC+iicBNBq6ruvXrVbZ+e/nL3Pr9q/mg9XDtdHyq2LmdKn3XRLXqIlJhRwgwE1wSHWyQ
        zNzgdB6us042nYfH2hXX0m6hb+Z016xE2dxTtcQNoMMkoaDiKxnB1y9IJwm2/tF0wsZ0yBWE5AEafmLoeXceKiNviDq1Avf142YSVLtt7GBBn5o93ouz2ZVs
        AsEWs3rLe9hMVJDkJyxoi5wAUt72Ld3DR6vNJFeml3HmwXUjPy9OiBBedPPrL/42NjvitMZvSQ5mbrff98xMZfUpKtEwcFEAl5RAsWL8Aj0GxuuSzfmNu/tp
        OrrORO+eKDX7aejYvuuCkYcMY/O61S0aSregHxP1g1dNBiE2mgOQ40lm3dHjCavBhh1PTfyJ7bBBlnfJPCPKBhKQ53YmSotK0j/500Jed4uShYQWzG6M8oI1
        bQE+D13VWRewpTYlNbjLFiLpr3NTrddHa8SmpcyGLaUvtDyH9QqLYbR1qsTquG5PbJYifHlRfkpmeuvZLssdB1mKS7uhCe3eyMyG2S3XDISqFncBW2Se3aaW
        95mqj4tde9FOxr6mxJg7yL0NuQ2Uux4UMryLTRZoN3JNVjp4UXMbFbmNCtZEuLDTTcTmt5/ugjxB+2LKH5dCp3Xp5NM6LRKuL+hnu7n9JMXqYktz4Rw+Om92
        a20u4IvwtilamJNys1QS6L7T3cK+3RUxvUg3tUAZJHfsOwOOPMjfjWxe2tcsSoVihljEnwWtUplQDA5ww5jXiBgoaj3tylJZCyBD7+HPAl7jFLMbXUVeaCPC
        Iuhr3ZFlMnXMLrmTRVqZhAuIlCXSF811o2yf7XuZEADSsw1r2UXkvgI91M0YUm+xNbIOqgqGiE5ZVSbesnjtSlkDLl0kJx3toB3trmivWK/wMMS4afzBnGlX
        QH6RDBzjOGTjESPu16ojjoc33JGbtRwbmR0zJD8NNG0NCPrzYihVh0/Flx0NNa4jLRRdfGkU96htQJFuF5v+QWSsRlna1qFJNtVoZAOUX4R8xWJmjh0klZdb
        5BFlYpoMwg2x23tOZhT0sXROOUW7SlZE9lR0KTl5n8grjbQaKQjhIyRlOUEuWO0ywSVFI+q5EI2Nt07sGqnMnt9CPjoP5syNkta1cWla18bIpOmK0NCO1thW
        4OKoo9cZyfdKe5s9sXLMs3yvDRV1VXlRr8iL0W+DHhNtQ9rXntxMgYXYYEvJXNbA8sHbGtXVQFRXoxrVNaB9ncISoitSwDdzygCLZifigywiprCImMNhf8pf
        S/LRKSwiujEmzltNd8siAiaDajIhlhBTA/AYzMrz9I+tXOAXnMqFrpnCqmMCC4wUiGr42LFsokcHoq6ZgG5Ned0VsSw578klEUeGV5dkjsYI6V6SebTBRq8w
        jzZ0Rm5Qwlvm0UVNtGbn1UXMq7t1Xl1ch/KNqptDfuZwU+5tZDLNSXWek2yKnF6EvQSSekNfMWb3ObyykWUbzHcG7X9R9PCuLjRE0smkIgn2RqwxpJDwIuQE
        P6gurDjm4SGJ5U4K+8y5bLEvKnwPjszzogLIVRH7nH7n5QzTrzy2S6e/BXnxHBYKc7LsWJCrE3gPuLpYdiwOJLEsO+bwmJpA5rbY+HbJm5YBVTSNOVMQtaYb
        1D2w7OhhNrhkowxPdapXYPUXlau/ggS2Vq7+5gerPy47pBjpfKzsLxNxGRIh6iv12eVsQmm7J+B67K9k4Z2i0Z4a8m/oDvk36Jqiy+C3LtTT4/JzUtIx4XEo
        qhMVRXVOdd5CUZ2Dojph5qCozpWKqsa/lIxIdynW7UOqYwMnZ2I5m6YOPl1Jel5+VZKex0pp2swj6XliMID6zw5sV8OGPSlXNXfeUO6ooVN3h4s9lN4UfVWq
        eU7em6zUhye/ht+b1PegxazDuDTfqlqoqysdOKfM68prTldeXay8ptQd5dM1r64wJonCmFSgS/K1/+SfzKOPAL/Ecx2FX8gg8AgZQMZKTzEQWrJkUhQEcEIg
        Qg2P+oqFYYL3khxLblhwBOhHwGG4owdk8bxFbAEgZzB2nJxoJkgHpDc+vGr8CkVtCPBa6EL+Dky1w0n6ylNraSVLGtoLt/SB3avUOdLlomW4PofbCyU5z0Jb
        KHeoUOF3LBHxLf2HDBgBlxmdF8Af1kNwV0tjwxzlJbKFIn/QFiDi2tZC0eekhkLBR3qoUC9WwGAITUzyUBRvQIznKJSGa/FRRrdkoC35aVsFHzE+ixwMtaNv
        Y/O3l9oflJpcskfJnrml1NLOQ6Wu2VLXUOpwZKnDSqkrcLsbpLlCWX3ywhbUq3ANt4R+2o9smp8ZpOlZhML44yWoz/4hUJ8RY4HYNBgKg1AfxiRebH3qPf/+
        9u4P/+Utv/P967/yk1/9qZsvxr7B9cObD/3J3/9KcFifnzhMrgKpkJucaDDD+Bvk/Uhe8kc1J0TO9/YF429N9xYi8chbH/jw1Qd/4Necwz/7lVvf8RN//M++
        XKR2z8mDf/Fzh/76lgLSpZqacg4nv0Fuub9ZGi/5Ct2zX6F7fjIgFXaJpmXITZcFQz0zHOqZv+bcoUNx0C/DPJXfKfulb3sQRAViNh9MvTwlqW090NatKewS
        vqEEdJEOyMgE28imMRK3pKhIEQ2V4JbwgChsQ+PyPYc3q4hWv1jGZAN7qfRv2HO4v4lRi9169MtbSXpK1jj4wxnvrrbDX8kxySCY2yANgZgTmppKKAAZkySO
        bA4iS1lUwGY4VdAYZytojI9YimgHVm7fAsBACJec3GU1kXHQtdXkDqppyztaMZ6tGGULt4SqW5nCLc6WNxYDTv6vvQrYlr8j2JY3CmzLL8G2iNwYbAHb2oeZ
        ERqMs7E+QNsC1Jq1Cx6+5rDFWavgrHjA1AKK2nv+7JBCmfaJ5UWukDIyURrTYm4x8qoKuDUASupTkhToW+4w4JbCbMnnZNxacLXDfYu01R9AgDlTh0vArfJa
        ItcK4K3K5yz+1vp2fLPBD0U6s2BaX3GhnjkVvEuvin5ZJF/ZI3JEDXU2sgpu6/ALleuVZEV71Xi7AaLNnvPrnGIAgbNRXlPiP29Do/Op2TvrmZf8us+Vp15d
        H7RMfz3+j80AUUHuKWJ5rgUkdNqRnenSsE/lhZvvO9puXJrUyW17fl1JnZ7zANw1TOr0sqekTgg6cXPHcuy84S4nK8TrIAkzMFo8gLXs9de8NCYRzhvYvGKa
        yb0AIyLl0zDHTpnUA8rW0wBD+n6sDLGMbFkGKH35FZu3UyeRPYsCUyPUTSVPH9KESLV+XBM6rAkdlIQ6cUlaBDan8q0f0bfqePx9+tbd+tYJeattSYj8AVuT
        5H2oDpvNZtCs+/HF1qTU+t8NBxxcQOd5IZUb96+u/ugqrvyRNTF3MIBrkMf8YKIfBCRoUWkVVqmpVGsMrEd4iIpBkjUtFxIAifQMpOKvOVopDRicykL+KAsJ
        vWXH1iLdZx0A5A1m7aOatQc1ax+EuB96In/F39JhvEGG5PZL8tkPKiMToZK29x33kn1Hkk/u5TcheWr5k+6ODFJb25IZf9rVAqy7WoInXWnOOov2hL11xt5a
        c1nxlS/W4p3zBjk2IKaqF1ONlt1XYioQKShhRaTIbszev/WLZiAXgvOdWgN8yvhaDR7xmuXnbZafc4sGsQ8Nti/cSmBuhWRNfeRq+dMylkSXPu8zA4DhX/fy
        TG6sS7+7QUEBQdRAa9ZeuXnAe8nV9oRgTR51c5N/+nOJEvlJHg5gsb61h1/8IXnLR0Pu9b7qYgyswSu68l/aFgl/5PV/+ISsctfXktGPXGyt3k/mtPuc1xzn
        Bg4dkvGIogbu2PiIOfNuDzHO8bs9MGt1RjNrtco9vQRdMsCe3v+xTZneBn0/ErisqprcD4+t+f8PlHB/EPyvauq3SpTo8/2/iRpeAWHdKFLOOB9/z9r4MF5n
        kei5v4lqPpSkTXBITf9k3W+f9k8FD6tOFu5xCrxFUs16Rz4h3e68A3ofrwpF+s8BX1gBLLSXurmbk/dkiGwn82X4eAYrScAs+pB8Bbd17nNfUnTNPKCuOcTS
        gzV/HnDNn3eXS7iZWw5guZ/8lp+R/ahFVBrRkJs+0NKa0JHHBqh9WaeA7fMQQI34eUxwoB6SaoBkwrtSwPzwSoHeJ1kcq6D7oTPmFwL7bqDvPhfoy08E+vb5
        YFn55i949kHPPujZBz37oLdMZiX4mCai0stIHIP3VkKyGYRI6AGMIwU4YFIdWMmQLmN2uCeDTsGCSmDIttSOVIaUPq3n54ErtT+VpUUK3kFkvVJkPOXhKU+e
        es6Tx57w8BwwPaUGcCfAnQB3AtyBuF8WueykE3AV0VNsmEd6it29QE+nsYZAoA8c+fb5T9bScdPQPuHZ1YeH1Ud7dI8wbbUCKWjlOOPrtAYtuNmYIqyNEW1N
        a7DPVUoTq5QmKK5WshZXKTFZjSxsa/In/sDiNkakMUs3dAOk5g3elKKGjUG2+smmr9ZRV7HGPEUe06kGA/hZ4yrM2EBgYknWUyE7BvNdSO3cwk8aCz+5BGyq
        T7merwvo/Qr5J9PoHthZgJwJfYLKRGUAbig7tcy38B/yZTymNTLZfMNPieqa/AImR8cwPsbrqS3RZWYGydQY2Ng7xNmBmN6/0fG7p5NTEUTEE4Gu2w5T8led
        MmC4hGxHz4XN9B7iAA/ApgafuG+1TUTMhAvt93NhvPOjblzWgFdF41RwLTtUB2+QCJErrTXUUSK9VjLNkZTND3p3z8wP5EMPE/0bNGJ5INjhmL3g6ph9xdUx
        +7IL5FEP07t0IA80YKAUBaoZ1YfnMLzk+DRJyDwwZEkP8uCsg04O9U46uYcIIIwPCqJJK4imKHowKiCPZoh/nM6qWOpSbKdzhAXE/hwpiOAbMI8t+4UN7EGb
        BVk9cTbL12pajm+FWg6wl6Ecr4VajguhluOVUMvxcqjleCnUcpwPtRzPh1qO50Itx3qo5Xgi1HKshVqONwItB4TjlBWO0yoMWRIISRRlPdCyPBmgMBSahayF
        muXZXNvaf8PW/mu29i/Y2n/F1v7LtvZfsrV/3tb+87b2n7O1v25r/wlb+2iFCdsKk7YVpmwrTGsrzGgrzGordInKxRwnIrS9CiJ9T/FXFswcDrtNF4ddZpYS
        7m1mhsd9IpxwvEoEE45Xi2TC8RoRTThea8Z53G8SHq8zY0gmBQOAk2bA/nfSy0jmli6aGIc9MsHJwXCySC/nNJJewWkkvZJTR0rsUSfdC5/yQ6IxYx/3kOJ6
        7D3kc0N/6ZD/Go5XHvIv4HjFIdCU+ubyQwjpEtXikP8SjnsOiU4tx8VDolPL8bJD/nM4Zodk5SDH9JCsHOR43cU4eAIn++VkDSfXysmDcrxGju+T49VyPCHH
        qy7GtFLtk+N+Ob5NjqIbmF0QSL7ZDYHkm4WBBJIp4Ako43LczwWUL1W1X6oYx8NSxTiekCr2wQUrf6VVZRmkj/JzFzz7vZc9+8HzHkw8spa4DMdvgSgU8v9P
        aQ0y0rbkjF1Qstjd8oooTfOSROpgg25dzq+S84o5BjEracXeYIGrl3IRvaJIBdIQogEFUjyyDC6cMwsVsXVPD7pTAho3bJZAxEsvBMqeK3MmhgYmmWHb3z2k
        8UsGWvMbp/vcwcLFipcWhtlu7leKxOhni+YyOci5rzu8w1v+WARgy3/XBvyaTW/LrZ5ahOT9DAD0u/BncQPeQ+o1atYhmRw10cFtuIctW1xelFNH5FTWw+Yo
        U1Knqp48tWj2cFN1D3Zwsam6gKcRY7AoqfWzBcmzgzwv6puS7WyLvQqS0dqr5qu5W0Du5jV3u9axi8vciQTFdQhOXEbdOHCsmodjFatAnt8NIQv+zx4qRLK0
        YHYhd7v1WzRXoVQ9Pm/STft/CDVoNX3s2vkQddKJ5+OfdN2CV7g0Pr18Sz/5Of9caT2TH5ufzXbkAP5Ba7cyWCT9GmKcy5Qu5PeShO/bHuwvyxYQGpslt7eD
        CmlyBVce//6fq4KZ041T3sMd67GZqEENUOMrslx3jhsHjoRDVAtR8n/6Io4SqPXXm0R3nESEYbV+FXC5b3K6or+GNzlLUGPB7cx7BkAHWDAtbmCwJ9hFiuwu
        Esuyj3wtoYVqNcBiVxZJ6FEvZj69FCtEP+ukuNMt231eki5yk4Hg5YFywJtgBJ47UZk//ei45CBJXvdL9HQXSnKg2ERb9guwOHG2vmMCxQdw8+4Dy3CdwxgX
        2QcUeldEpgz1BEtsqRMgue9XVaYti6yvPaqg9m2RDU5JocqukWD0x9yVkzwRFd296HjJxdiTxFLJTTrtI1dr5q72YEJKF6GfeaQ3Mm3SMxtyBVQsm5LqElPN
        AgbNYEsxqzHzIareg4wBKJQ8uF8mUjlcJfOlHPbgD+roLrs5EZoarJoWO3/B7uiw1l8NCA2A/UV8p7LxWLMbj3Z3h4EgpsbdnShfKJDpF0A+7mL2xX5jjcvD
        aAVRQmbi9h62GReA0CNfhd5tW62OPZIV3NxlqI+3QIrL9msW28lbvxHqdnJIZJplOh9iHtrYJLEt9mRq5KIEqht8oL8OE5v1kBW9c0EWD2/AXMdqrZOiFV5u
        gfYG1GSKbmmQJVSvyb8gzf6yY+cEVyZZ77jkduEQJIJMgN5B/bVffy2ZsksZ7VLkqHWPPAZx4GJRzvrPUBc77ffW79i62Rvk4JMMBtX+HwdVksroTBeAS0vC
        xvPOrYyqH1S2JRjAtJSNSd1ojY8Ruh1LoIbW/Zit+7EB88Dwh0JlHpBqZW016PViFjZR3IYhj0MDAynRva+AELCuNIFBRZvacdDWE4o9Bba9tC/6i6mj99WZ
        d+0NHpa8ZgJ0BLpHLbP8X/jqiuKxY8m15Js+An9CJK8NbtTUieGBabaOti/9ozGCIK3kImBgsfIpPwJmAUlokyWdwq6a4lRHspbEV1HkUNaZZCXQ247ejmIy
        W2qaQHNWuGon//KjqkeE7DOe9gRfe0JJvuwC1Vo5Xg8AWibiwhL9Co5qcb60bAey0ug62WwaYTby6dXDKr0dMNJQsWVgxvn11J9aS94rQCdocUtAhkPy574U
        VvTREylptu5Wfq33yWjgkA1ZO5SjnpJ+ArEewj3UuqYaA482bSCZy0Wj8j9AOdvF+zLJfoBsD6IEKr29TBnSQpKrBTYeFsFoqVBEf0npSaHU9A7rbFJHocdG
        uX8MC6T6VoEEI3SdI2PMbg6PYXO4aQUSyNMDdf2AeaGJneYmN2kt+bSWUSqjUUqjBg4GHR4DY9wOjPGCl3rrd5rKSg1SAAilBTiYbRgDX7yNihtIA5XVaKkb
        lOahi+HQBB8r6qLBGEE8PIf5aTlVgoV0XO/Kgz8diJ7bBEfATDqJIa+zBIqXdrZtpk2SrKMaSIGIzO+Tehi3g9/HWsbDkqRR2XtulHvPDfRk4Lpg+mzEvANh
        Re8R/GplU7Z2pgq3kW3vqNtIwwrZAOMAavXlmB1jVCgGb8fMKbp2WCVYaXuVX6IsRYz03fKM3aYPtUqn3tsGdz2bAuWvUAy2g3g4OZiRnOP0YChfdka/LFmx
        0gSIrPgGqxIBNvW7JKHxHDYzVuW4dqd5jI4H9OIVb6V+bccMR9RvZ2T9drR+Q9UKMBthv+By0n/5G5sXp8wVUtt/bh3ipdq7sZmEiWJSst3FMjswXVCymF7u
        Jf+2IjYtHyM7JrSEOAtUkAbKyUIhdCeFkAy1Soh6RcnxixFOBUYFTvA88QpFzC4oUDoEzOLmOjfYCqmD334hYlQoIY8RwpgSoEUdItIAlp2SP7nTwi7rIrkD
        U0so6BugxivyN5HtLTY/+lELO4pVwUkAQspLzWeN+Rb17bR00JY6CZLeEJlmluT1Y1nnKL2mkhVQFuioqsELCnuWXRpH6AMC4Sgrf8rPe8nuIl0J6r/dCsNR
        8rBOZ5OKMH8JRsEWdoRbYKIHpyly2NL4sRZ2gvnroPS5WqWX1cpeVqMS3DIt9Bjs/5W9DFNbbZvLWzTqHQD4k0NoHZNLrext1HZCVaBt35uAtwl8AaDmZewf
        5IXYY9QdzOr+RvsAatVVHTZU060rhYVTHiRhBH0SQ3GXrCRr2jMywyVeTeW1rPMYdb/AVQoQyBfN4jnT6VVQ/INeCkdj0R6Anr8LO7Y9NhPbJ0LfimhblvI9
        4WbFMESLtri/2sTxMy55RNjehGXEf8d7QN6XqbiXjiHBB0xjGcnWyyU+2kXEjAyzyM6w8vgxm4Z2InJQNm/vMVAjun2QZABXbdQ0+uP2JBtlcm3q5TA/NAij
        rTP2ojQoK0nqBjWDasNknTV7SALoLj0pY50ZNvTwrGkDkZGcpAHjCviPpKIyKX6gkt6kpheYyR752Ualh+Ji575ZqbJmWWXmElVm57jt1TYG6tNLVtvIlmhs
        qTQRteR0u3QZL1VntsKaZYV9pwb4LioM/yzLRTBYE1IjzOrF4k46Kcih4qsdo2jCWOBAXHOFQ/2/RlXO2EWjCDlVckKr5JT6D9ToiuiBZkVJgxzTGp/Kamsb
        ie8tWAZIORdYwmw3rDFmQ4ZftlvOcCe1d9Qenm2oOfwysxtPrW/iuQqCfvnDce7vZXvw4r1HJaX0XiJXB5DqC9SOpSwio/Jrkl/lpg7NAXBn04sv6sWMrnrL
        kF04QxXUEQdgdokSO3DINJeZbF20tsoVfHrXOqRbHeJmAwKursbAkAIOWij5Jjj7kGCIDu2R1r16AkK74JMJ+it97caQi70eTL/wVLQ/llQvblZaOuLiBAoK
        d8Ek4QktZvI7vmnCWUda3FPNBTxXbZ+vBXxM275+Z1DG1YLCCt0fLhoaB8BfUi1YzNVBbUVKRmyQQenlWLMu1w0QMhKsxjSUkNH+ACFjHarxMa7XWftcL8m0
        EaLcki36R+patI5M4GOaibavjFd2BY4kk1/2NV+hEkbWeJeki7r4h+c+fB9atYpNzCH5CJSVyppPZ34A3IqkXsng5tXpweoV55idcH6VWQJ48ZLlH7nS0uBc
        +VQMfEkFmizIg8KC1me0mpO78U3OXqACwIbWxny5B3jnsKG1YXZaQEz8jdKL2jDNJ4imhwbThiID7eMJxGOb9tXOXm1XOVsSzad9g6wA9+JgpMfIYSF9Gw7d
        dAl7DXA6Bd2wTGfceVgognsH5r8Lt6SI0NlnrnrsRUgg0IFLZzfX0GQ59qi5Wq7LmN1f/L5Wfqd98/bi93Xye/c67Mu+eYe5Xn5dVqRyGQa7PIvbe+4ZMm4Z
        YF7s2djMssGIPqp7hyKuEvD7FdYyMumKDiCp9mXIddmIAwkjCVUkBFE/t9v+hkIR1Pb3tUeJlJj84lbbH+nsJO+7oDFAFNDw59KWraU5BCXZ6iN7ZYmeXm/e
        hsNVoKvZT/vug4+m14LP5u3Fr+vMwgvZNcWvq5lJ9ppps5TuM1em76BJpDQUlia9gKsN7BapGA9OsUYWWR0h9pC6pFP+rgye36HQ3sDSWSxoHLVgOOBj5O4N
        cojlOuQYjgkjVowTf911o9NFPmRlWsNAAmVruALmITtPi8aLUACPwR05LQf4747eSurpbomInPy07pV4PPONn49jkVyEEajuiBktNjZWwruLjyUrxnsv7eMu
        6FqvdmCMATkrziK+p3WlmrCU7s9sTfB5E91Evip/GeyEDlukNK//qeuFp31L2hpYE4WsBk4oYpF75JZPZdEnTfQx6qXRkeZa1jjSfETUGL+iefsD3+3kmyRl
        9EuNmwwvI4NMymfVV1skIyR+82M3Owm+9IMiChpQ2I+qqzYyc+Ypeeung8xP/j22wn7GA8ccTHrBXvo4WK8G94DuI+TuSZQ9oJyMH3c979R34ElStdwr1HJR
        UlxtVg+tuI/2Fzj+Bvf1yEoZFQ9kHnMpoyNUYiUTPoWUR7Ar/cuGN36q/rAl2Mzo0383yEoYmLXmZoT652VCba2bWKNxT2T1t4bvPqsAbYzobRSAyjNmZufX
        Z+zrUxYYmvF3ygJY4sKHwEAiIY0CgAAv0iMpBcky/TMuPIYAS+TCPzMblxJMawjfLNJp95X1j+iTA8x5QiuF6pc9sQ4Ml4BI1gjj9rHEIll9c0M+UjtntiJU
        EURZ9NFzZNkAtItPMhRGPxIPjd7ehbjuHlZcFa+CPNk93N8S5+grQDNRZiqO5H71hcr1SuLywcLBPDxEYlWSKQD8AJjT0gisnQezhkVKB/qewkVJgyvEwSiu
        CA/x7F2pTmLATxXITfYUrWf07lBocpdw1ozVPphNj8LCBjS4RnrLfXa9jyKIH/5QdWJHdHDtYHFt3OIGbMklYp2RyzqAslv6aJuv1yWTcwrJjTqwEN6TBfz2
        UG7n8GeWnRhlLPvkjLwxW2Jvd9lDJcn/C+DdU9rdCaAOKO9qaPWslr6LJ6eZGl8GlpzpDpAIZgejRwHXif7dKjw1i6bV1pu238T/Rz1i3goJQ5FA+T+lNh2d
        7uinR2dUq24UprlD8mKOERkaIPhxWHOD8Z+6ymE7NRK7Pvaj+MexVzwUzWmcS20KO+9xVTv7F9wULh1p/wtuCssM9u2aqLCv0SWeTuGI+SNdup983kOYCKS7
        DaBzzmFM9Yp57Lzr2LgIG/Wucw60hcyDPcazcXllJO5xmvsfOQlHaMzKx3upG9uYJtfOX9ilAyewUgSJwi7fzuuSDw9v5e5DsK17NPdq8A8ng4T7CtgYPqmz
        KPYCfslX7G6c/zJmdUdfYpFQij+TKj7l2vq0nMCwFDneKWWV8SsOlRWEoIqD6/vbbsXNmbzO1ZdI/8xQ4bhkfBRd04Og9c4NWN1eBKwWBOvGIDxovepLDDeX
        c4Pvvojo+Co/Ip5P/oOvDj4kj4li9ScM1J+Q0/G/C3zvlPewX7gbOFW+ZrfqQjI/cGW+4gNgAhzwpeF3+ePu+4+ugrRx8Ns2AFCPoLLoCRZDTVmUYc3VtABE
        DUW0D7GvhxPoebF9JrYLtwYhj7h/SDQiTE9NPnW7fQZWmGrNbpKdiKNM+gvmE0J0QQK6hKsQubhjbHy9igBUjY0nuUbdzs11nZE9OyMryxcJBZT9gTAoIFsA
        3UZZRCKjbcjPCmL0jkO3N4j3RvNvclz4Sgbo9sm9Btyx77FQflmoAaZRXdUDH/oA9YJiLg02LKpYaAuFkUvqrY0N28Vkui2128Qp2OjlINpm/M9cPzjtPsxI
        AZiZPPiswgqEdYRagTyInJuBtAZTkAceGGy/KCSeAyuMP7DCwBGWawPjD6wwuKic4suq1xauFzXdJw+xD6TeLktAv6Hef6c6UWAJ7amRBYXYcL3g1MAhp+BF
        R1gHN/OzCPs3dbvWqatrSh1KbAgBiqUV4lZEP711tU0ytm7mp4HuH/mQLMOiRFapIrWIFYYowjirrWOJIkqSMq0HQ4xaqOp4l1PEwUFocicYGnLyOoJS4k9E
        fue0DPJTpbGHIpbykfmHsG7uFAM/2ASNhiPgQ+5RR9wEbdrNyaaNkHVgWZVexfj3EDNNsxJua4P6fWsEnOT6ah+JCX0cpk1NI3EbdrnSKDwztn4nUM+MwAb6
        Y8r3gLc+3V/nJijN6SGDAlJf7aXMQcvuJmKe8NXMy4BU+hBx/cLgIyJ4Ikca3IrVxsCFHovEVvGCrtm4cY9PdqQGunAtJbhBw67oAiSqjgpZO3Vg3RmYmYul
        bGUr1cFap/JFbqXSeaQx8KPgVt/4TktBdgXp37CMjV4SxraO40EY75Z3yqXh8ObLuG6l1rUq66ajW6m1ajhl26v8KrZSwy3P2K3UmjZNjG3Otjbo8FYyt1Ld
        4a3Umt1KHbzsjH65spVaM7FupUpVYl0SYSu1UWyljutG/KTRjRW9OPFW6td279qI+q2PrN8SrAL1WzOTdCsCMC0jW7GVOiG1PbyV6qA/OnZ7X1qjxa3UZMtW
        qlonjf//IxkwKZWmEkDq7m9lwN/KgL+VAVYGPOZ63mlKgPNugbXRxQYRolGsFzz1k6cJNBskf+Wre3uNntBSnMr+Gxze8exzbhZubuhK1kXIULjZt8GhQKzh
        7z499hF8IUuOpzwvKAE/QsV2UIvVIGKn7ajhbfgKvAAyX/33bPWnPpBmMGx9rjKSs2W07ml4AFvvvko6rgLQ1Av/vfqQn7zSav2UjdcKNF7L13it2nDyGCfH
        uC56Vt2OH3sxLp1R3jiNUCrCU3yfKHcF9IeUylnaBCK0g0DhrqLjQpura51FlbXZv9jnz5yqnY4K5rA5abA5BfW1IftScXMkDJuH9J4fIgyb30YYNl8hDDt1
        KcKwuZIwLDP48bw0MRYVu83unWHGLZVetltBu2lpzCyn5W5dYxAdebe9xp9cvlieA1BrhzyAtwlFI7PJLlCGhWezxjbKMNZFNj+CMqynlGF1mOwKyrBez8wr
        ZVhAQpCBwaxBhkwazBp9ZScIlJy3DoxlJSJYL1bxljJsuwUo3Z0D6jZIF3I/3aU0YruGaMQqDM9xQSM2x9GmOcUP0IhtzSDwmG0GYyWr/k4ZDA6Pyl+F76LI
        KuBK/Aotk1+hZZrvZcGOtEy97bRMcInckZRpfIiUaWIjC0rKmGafrGR1kBC1SU9KTPAARCvBSNoeXB9F29PaQtvTEvkZkLx1iFqso0jkA2qx+d4GzcyBaSk5
        D6uXnEx6uVlcbpsAjBxt6aJA1Qa12LxpDFGLYVqUXu0D+XwXycVIaunrv7dAFUYoV7zyXZOSqfGYHXHAc4Imbgzzi82RXwwg3b/podOdAUT+HPnFfBwflLl8
        zvKLhSP5xfwXnkoXoD1U2tuv8os1eKvgF4u28ostKLTKHPnFQvCLzZGIGgfwi82BX2wBwDcYm0Q6r/KLhUMADQ28hWC076UjLw515J525L9BV24BcB48m/+5
        u7LttRV+sfneyP69PqIv97b1ZRCM9FFxL4FaEwVuM15qGMIXVeFb0bMFJBiWpEDpsZuWZDHG5kkdf4CpnxXbL7B/8TDELzbARsCvSnP6FXsYdpKqkn2eXlfr
        BapTyS82un3D0YKKtqtK64bV1m3xVtG6nWrr1sFthUq0LFaBEiEEkF+jW7e9Q+u2t7RuG4pSbZhfrGZq7B4bprMheaq2LyArpb2K9vWHZFW9uNxERfkkrgop
        q6QuBtCUvQq/GGxRpjfELxYU/GJ2Ft7GL4bYj3lo8mjqlHsY/TitY+4jv9h8j9E30TmcyWgyMc/i7RMTIUrJe17/MU1yAeCcPRKPLQwRjy2SCZQUHFAVIIeK
        xmmgR/a2Eo/1yJkO/X4dbO0gdQAvQ4i5cyMLQTzmw44JMiwK234W9iHAvzPxmHSCdt8s7mMUqvxocZRF4NGTn4QVRTpvgXgM8/lG1rGGVvga8yDtR84RaCoL
        wyXDJxrrIF1VTlFy+zEX9EmUqa5vdauG6lYNEI/poK+hnHOWeCwsSOR31PHA/DKk4xmlJyctRYSN5t2WDHa3shw1kH6tj0puikiwnFKhMkGFJL2rWXxambFc
        kfZVDrKgEkBdcX1qSO5Ng2xjc9CZn8dR2cXmYBhdxzEmu9icmSe72JxZILvYnGZsnBRlc5rbNvnJgCxB+B+gB2nB0qDCRTZX4SILzso8N8RFJrppq8pF5le4
        yFo7cpH5Mnx6oynX7FcXRnKR+SNpyXRJrfojuJJClW+VHXRs208DPlkVzmHSXMo0pWyRlpyGAO9CPZ827CQyq/kqylvyYAskfeoP4GvrzyDRJ0k6F+CUhGTD
        kwVFk7KdTcC/e8utFsHDQYTWARnYBERaB38C8O0lxTyS6IhI5OkE7GIJqZ4SbDbDxwDL9TE8gvzJW5IwwD42+C5vJKAzGk4pBQ8WyLJBJiVfjvDlCHmo4aym
        nFhZVJCiRdqBZVRygNfwtRoJbmpw+LP0Z2O4EZHbcRKuqdLdtqGhk60c+ho89cK+rHlOiV7EpY2IIRAzypQsqYckrA4lzboy1yRKUhZ9D2uy+pb5PaSnBiRh
        Rm6s0A7fBs7aIApXCUJThE+SspoSPdtZPSw51ELlUEOPIEcNCOJcMwmPZl0IkiB5t91nalj/lcYQVdk4yHvcfjYFbi9bs7Nas2zhdsXRA5ld5/ukkWO49Xdd
        F6jjCsw2t9LWSXRlYcxT7NxnrOdp/CY/125SWZkpKyzhv7DbpFVHD9D2kLTHASuZslARIlHZe3SXDDu1rlY8KicAHesMyxKhLJOAAc92pF2DJWhLDkm2lmkO
        laVrVNZQ9WxdS1/WMrR2iPoRYeZortNltSa/a0CYpuGT6/83wBoxhbNXAJ2vXAS7R/ivyNMiQi9oXuDOMSwECFJgy0DOsSa4wlLJ5shWu8xcVnJ7XYY/l+O7
        sEogsIh0Y2yOK/QweoylTGmrB0bKpPXE0gTIDGi/+AY+jQ9ne3ADz+4Z8mXZ/rZ8gcQAl2HqqCkFGQn6sDhJQRLQ2sIRkIIjIC05ArhStEsis2xZPzDEOJxC
        tXWAIWAO0UYRDuAXm4NfOpc/B2FFXABDQGMLQ8CcNRpV01KmsTlg/s/j7UTXfZEm6SjhLKljkeaxrNcj0QniveQ0UHYt9lsQf/VA0rN7ZI8IvgedQjMKPSwo
        xcVuFV4BWbU48os1DF3RgF8CjRnLGJBqNjA7BVw8UHii2HWKZnK5Ns5xOzVrb/DVto7DiIogmb2bKrGYagjWk1EEZL2eGsdAByDzJ5714bYFGdaG1QYqMT7Y
        BCc99M3WBvnqLQFZx2SqKfWUhazWh6bUQbpwwhMFah0riKqcQm5rykJW28JCBiuWZSFr9ElUqCxk8QZNWpDhoSX4easNYqVXAHvdbivJd5csZPUNLgFKOgAp
        hm6CzIGFbGTf+332tuMptQUQkc1ZIrL5ChHZfNpD2B3XKdn8gIisZsof2BWfr4Dkz5tIicjmyT+WgtnBt3D7cOHxlrwvuJk3ZCf1mL43SD8wXjV9r5K+Zy2o
        cOnQ9D1NX224QYXobM4Snf2h57mlR1FQkJwdvuZ86l8a0rhENI5IGbYFihjBLOpJUCAS/+Ut0g0RMPOef/y/fOLNF178+i3EDN4owYn/zmFZpik88Q7gxN0S
        nFgerFfcTYZBigHw8vn+pjwzwCr+4bf9zI9+NTzOT4TDsMTXA5ZYLgdVYOKlw7zmDwC9unx3sAQ4rJ3IHUYs/vrRX/3Nm1/w8WxsXYoNgQqH3B9eXxvPm3lM
        F4gzdPf905Y/cTp+hD4nh5ezurxWJyJC7Ubv5rJxGBGVRXBNPoux8P7gcP4fvvJLvmjra/8S2ZEnLzjF1olZzpr5/vy88+0YP887CLbwEevdVRBqw/2V5B8h
        FtVXhFnndpxNZeNwfgrN+PEPKxI3UjNNmML+QuTHXh/7n7rJoVub0wd8RwGLbOAPtroCgI/rBgU2vmI8GuH7ILgiHKnW0BEXWAjdrPUMjiaTqx95Nps7sv/x
        x7LpI+88c8R9FFy4efSRzH82mz2SPJrNn8gmemn3SHQkMDOPGznv4d2FLMynFBhv94+JyGl9GLuO+dhJhCw+a0Jug8i6f/aIeTTdZaYLD6a15NF00TSeSWeP
        jKX41JvuScTD2X3PhoIuJKAV/OlgHhsUYOPbdSKLUT2NtnsEFRJpj8GTkZmVC+Ogj2m7xDLiVX0sVnNEEsXbhte08Z/95JHkcTPzScmb+18FQx+v/mVGzIyk
        1zMzR1qPZru/Xx6cEa0JD/yxm07DwM/8yYRylO46mrMWYrFEdk0fSc48lXXubPtmAs6VxYdkCGqxit/F1bqZO+DvB5vnAX9J+uLSsukwvqBDQywfXTyBfXRw
        EDGQHNd07YebhDz2iwh9vyi0dA9EVfk06mCf3EYwEDiqrCOsllZkcvSPm7EiVIs2vpWsebsNnBJ9Xq625Tx3THslk7PjH26HCOGAH5/8a8v4oTOfhysEfxfp
        Ste9gHEHEWYDH7FkdRtLVidSR+ZjF7dBUOx6fvNy8kUP12/OtFCxMkrAfiPZH9Ps3yq/y+BjEfl/Ngg09nHB7gxiXNSxgX1zNchRHQEY11IGizoKie/gYcYw
        DDaaEcNQZ0TKWFHddQxy6Q/Jv+EAS1RlrjSp/TttO81PedKS6vVVNOwRFwMdzUmMW8+FWJOfXbncGPCwEM4SSJK2Y+J+LENz+nGztVvOxJWONtT7HzHzJ4o7
        +SPSqZMz2fRTMpBx+viRWz5lpj/51IczfwXVBlwotEjvWTns/rFnMGiOBI8phMmlej2SferOtlvm6TWZfmdMB0Ne2njfSieoeVFAGebnf+SgC2LLmi04OpAc
        ISplu+ZE9PM1gHwIpiCuPIteYjo3OdhDjwftTwNBspyN3dmuI/DomSPNR0QEmjNPmemnslgKemub8HHSa5hhUb9ubQdS/wksmOjd7TvbNQctkkhT5q4cbOeR
        80l6l2yOe43T5DW94BVBtKcV1bqmwS5+/u/c1Mv3I04JdtZ78vfBU/Fk5vbSKL8a4U09YpT4+cxKfh9KKG1xO9FO1b8ZTiQNlPI2oh6d8QhSnjTlQzIVnAG0
        F6NCAyAj0lMUbhpy63Vs9cjxNRi85PgGt4YDACoq9vuS92nySTzhJfTU+bZ94Vv2hTUPQWEN+MeITHin+3W4t0Y3Of8GIDnOTc6rnoJxv4LrMhd9jWAVhND5
        mgdG2QP4JR0m2Cv3UjBoS6qvyrjDm6Z9QK7m1+ROvvYVkeLydHCtfAN5uFq+IfOMHF/1lPPiFU/z9DU4Fje0TgIA06AodPY0vrRkUS2yeq0V1fK8LW9Nq+W8
        q5Po89Du5PhlWy0vDarlVd644Gq1vGxfeMm+8FWS/mm1mPpwtRhPqwU+6kPV4iXQ4qHUs3KA/C2NGPFOpO4LL7Fla0URXqq07NN6q2jZ52ylPO1pgz3jaRGe
        t48hk3zgZduy5+0Lz9sXvuzBKvCWWrZOnUtbti7Zd7Vl2SKRbSF30GJswaZtUTTVk4BhNLWV5NuszHVPK/Vztl2f9ACsZRo2L80t1enavETMi8vqrKltX/IS
        siqZI2IdfndFyp971UHn+3XbJlmELmi72HCBQlughi0QvvG0SCyZwYoCPWd7yTN2ED0NtPnAxDYnDVugcEuBmrZAYVLjVqJvIg4bLVCIKuYXo0GVMke+zWHd
        5rihggIZe5JuIwkHRdGZnnQHnelbzlBnOqW9+qN2zNvRcMYtu9LneH/djoZP21FwxgqJJ1wIiVhHQ7Sl+Xxb2rotbcN2Jc5ugw5VdieWm8svMjtBpjm2MF7u
        FoX5oKimtiwv8TYqimU5od38uGbtTi3KK/YZuUK+jAe1IO/TZ+/WZ/8u0LfdtybqGpX8N3Q4sK2ag94yJMCK4YJ5taaAbBr8jRDeGngFFAaHdBQBKTrycTYj
        nRWL4h8ciLbuMu0dVrIZbZkFLVFXS7+kj8iFm/HnsBZ+vz56lT66BIFW18KLLFb5fOQayGejDVUUEy5Ttph58hCGbDE+ivHCEloRnkcPxRwFzS2joBjWka3R
        mDUacVhD0LQU73HV1FYrPQSjIarUc83Wc93mwrW58AZiqVKcP3JYHl81xfDONqHesA67kWsqdUHluEpg66ZIaMqHfR2GmLnKYReWw050bFu4ui2cawvnDcks
        GBRq2JvDurGUWbiKVT/LU0iZor/49iNWCqGRSsxOV8kZaqgmGDbck2TzCKVVVrmOBOK8BjX8gu+Fp71HUBVpIJqIrzCQiMVw2ZGgooSMd4AHG2MUdFIW5fGC
        y96J8G1iScvYmEcI1k0OSCqDmxTBDjEdBS+GB3e3hMk1ED4BrGoO4eT3yUHSUhWeQWfuXWQP1Ns3QPGXB+ay2rNH3nQfBdrzO9z5lBxUU5a6RQMtuoxs98sV
        pKnLKvSEMn1hUmXXL36CuWPspCivz5gIC2F5+PQnjxx8vAy6WTOPHnF+YHVQ7JpNpyiuVBDLC0kA9GcRBECI3n+jB5Uw329VGJbixz3SIa5kblsURVuNWoKa
        loCRHXLWHVp/aN0RoQ+NdoNTsPhRG8wfe2xcTr2HEBGHuCqPITQaEefa4DY3vtzJz/ynJO9aqgbSfsG1SHoLcJQd4ijHMwzSSRB4L8cpHhM//qLvSk0Cys8n
        AOGWAD8dHpcO8PNHBviF+nak4UMa4Jd/7uPjkvElG+IXSG7DMsQv5NpMrT5kb1S37SLEj9miBESdLz2QYUK7Q+1Cy7edbINc0uNd+QCdXV1gHSJ7S8sFbgBU
        pth6zg4SBOGhusZKusvvte6HPtAy3OJb+dIKMfN9nsEr1QP/4dDXVvRrK4Ov4Tv6qPedMlYuWLVZLbAhllGwb32p5XVON6xTbWePQymWTtB3OO36h/MnPjUu
        XdJNfgWMo6DXymaqzjhT+fqnxtHA4/nn9KSWP6knk4oD6B3OP8MLWbuMF+iMiheoj4gXqBfxAg2aFBq3IV6gY/34O/Djb8CGAGYOQJ349HE/xkUmviY1jdUa
        hENdhJETMqrRO6UMHlVvcHLJTlXJDvob6JEzIEqu2DDXYyCawYjKQ6KHrh6MZYJYz9zPj4qGvE86selAb2kpdl6cE14+Vuy8IUhTEWzbCtowLcXOixmwIDkj
        LWldXcaVeoItS+baU4i+ltnm0aCfwRw1BbZc/ppLZ00bviFpGyAxw5Ed8KDVzI2M7ED0wzDZZ8yWalXwX2uGfvLbgztq6LSy3AeWBsrRTj4JxawJsaXEWxpc
        MWZauk5PbJUkqJKxrTEcBHobU7CklsZxoT7o3x21CgJf77CmHOfRHXSlb+Dzcd4EHmKcx4DzqClBS22fd+Is/t59dh386vu8D6Y9HN5Ht6WW5H6WoHiZuyF1
        OG3cc9AvRJD0NmBARAtI8XBlOVOn+lqBKJvHdyjQ1gdRYrVAz57NJJWz2bQkNXt/b6j7ZdPSgvNm4azpnZUOdZ9Cepj5zT7ZTTHRTd/fa4VVq5R/39GyEz/4
        rvsIQWVBmPJ/4t8hvxqKseFgl9wpwjGTj9OSxXjw/crR004eDwhq5wAeKMxjxDbylzHhxVZsezTjTRHFHgcJYTrTeBCUQn0Is9gn6QhPmx0Y2gmV1JTpB32/
        OegGNNiNYRznCRFL6grp1iRYlDw5TgRkOB220M0S/oTNuohnqdr0vlja9Ez9Dhr1ouUM49Xrm0QeXz/kOcXQ0YZDHRD5TWFlahb4W6phEjnDWAkr7F6SyboF
        emsfI2YZh824no/fpjg3BKyVHE8ii4CgwrG/TgBeEFpagEFdPWMLFdTP1yUbOslpIDsu9O2s12ai6PM4O8iYGneUsPmAzIyAfQ7NnIiBGTN3fw/wz/IT8M+h
        mQH8c2imNB7HU0BER8kD2jqmAkt/GzBQF7tTHY0wWJv0pk+Hp8rugp5xo3cVUHmUhJWIK07eOsYIp98NwKGBQ1tlTQTkKAXMaulU7oEROXUKuO9L00Q7I2ii
        GUZymyJOS64/FQDuk5zOnB5EdHKWMAjHopKf1ohM7CpeoLPCHTwHOJgtUgZjmUgOJ8nqMjH43KOmfhTcMkB4ZKBP8uNgmIsqtNOO4h05Gr4zBBAeEKR6OG++
        4h351MaWoaiULNOWshWUjzAQ4aBovHJHOmcPyVbzMTaUj1hRWWPNx5AY7YzMR0fzETMfY9vzYYmNNB8Wu7zlhYplFtkNNclEm7igynlEFLGQENJLB0AOlz/z
        iXFJOm8lnxWVM8dsJqPIYV95wyGCW37+L5MbCUweihqD3hdCYCzd6Jk81tdi+1phoObrr+F1dPf8lZ0S2GN1v9wlY3ioMdyu9tJQgf1HdT071c3esbXXSQdH
        J+c8F9oaBQRdCl0d/UvqqYXpJVS9nMThCfPFSArsuLg6IuocRMGygnXXt40Cb8usm7c5BrxKbrwcBDXt25Gbuk6Tuk+RyQLuuChop2k6k8VE0wR3iY4n5w/l
        7uovpjOYoFroydL66SQWuoUank5t32vGxptWmg+E/oTASNzU2OOALpMRVUFwykxAakN4w3mBOGI+RTbJogxnACyP9aLG2jP0Lgm34Ta+aNxeLFPuuCRJkMFI
        gQud8m0kOVlJr2Gm2kElzRR4iB4xP8r9ALjGk5J42g6Q6WKA2Aq0FYMd/I5SEvvUM7pmdsPMbJJ/mVgB7EaZDwWPAPaNrTtGToEqii5WwUarczocQKQN0ZMp
        RuFQx0LIVwGRhqEa3KhUAiWsZ1hsT1d6jzPUe+bYkZ2hjtyW3+1BRz7n6/e4I8IPobNj5DsqRl3tO89L3yH0Wf15aRz3+bTLOaDNJb5HHHMty8mCJo4Ckgse
        Sc+SCbDAYOhTftLkTKAyya3KxhoKWpd1ok9Nh1TRWM/eGQyQR2gFfG8bMruJtDF/3tHW+V154EVYxsArNx6uO9qTiHHtkOoPPSmsqKOe4g7HxdtJCoNFbVts
        ZlS0VKXmLAgx6KbQZ2QaBsNMt79hZm3PQWVwmsw8TH6KvG5XbCEXoDB/ODZek+BvFK0UsqHyuGEBhk7lYAEGye1gAYYp3MHCC0sGx6o0JS3LyLR1I9M2z/Ml
        ldn6gH/cXtt7eDP5X71z6cwgLG02j7BwsGwaM8k/DDIqnS3o2A503i4OD0oncZD3GdGj5b++6W4MHDugpvQHuDSb2ezmhvQvO9eg8EFlny8o9/mCYQK/wIZp
        Ozq8HLU11Gxr1YpxNeKtIh6cbQ0FKdmB5HyYfbKkOS+/6I384oi39IuefnHgITZrZgdrAdTKRr9PzhBXewHQJpUJT7nw9JDooauHwWLU+fwo+tT7evGcUzi/
        YBWQH5S8fenj48kfBPFPuF7tNByfOGEqrn9Q4Is7aki6i5Aq/kMae06cxNCCJHIgeVh4YQ1JZUgH43uJiStzXFORD121NwBIMcCHQJYswxUDTXTkRqEco+P+
        Pde33lAubY0Y0ck5ioC7lKgPMxizCCsKyH0HAdwMM0Y/Ugui2mtYLKgtSH562BVIZBDMI2c8y6i0FZsquLTpKviusamgElHCqi3uEuhUgd3EHTJdhVlRforJ
        LJQZ4Q5YyExYGK8cBcBK/hLpBlrnJBrVCqlYruiM7Sb/KBiBcPUN16tLjxgib3WxXugadwtt6oDSNX/6tCg5MBT7FkvT53TgicKjwIu199IY5gMe+TWHyzgR
        wAgzxCncWd1twKHYfnGHx5Lafcn1BEsaNqWkoz3fRzCJrP+eF5lbe37zED2bPO1vkbWRlZ0BpfzHnhvZXgZfLUcEGREgMKV6Q1NqMEI3DIa0MdAGqm7o24nB
        t8pEaMFISwaT1q1so1DHjfErekpdJyAi9WP96G2DtogICzD8BU+nHpEvFGXB85XYMmm1ft8SfaAqdIXBOgjJY62jgq1+znXd09awT05O7w5IK1UJ1KAp1zDq
        PV7LpPKDFUzMRs8crpsUIY501hiA+gRv21VGYdB0jzKpyqPL+ujy8KPI2+suaaONo8wRMl+EFUOdjuRNE/b7G6k7zO9QEYJV69zJo1WW0KNDaBGrJzH2z6IX
        52s0ZxLOCef2N3qECXr0ngukWcvH7mo7tCTw2dOYls98aryA63r0PCZh6X3wND2LOwjPAszYvSo6XXos+vGXUVqG3X+vuXfOor/tlHsMKo+599567uFJ6Ja5
        R6j8vSorHZv7/8H3WkrxnVh+14Jmo6bbRER9d7GPQNJ2gmG7WGGSDAmWHjjv2GWRzkctWojiY4Rv+JnA9n0RZSprB58ABm3xbnQJrp5wK1cPgiVDO4KjYnwR
        gQ/DKm2bFrl6CFHDrfNikrNDONIhbBmtItOmAtnB9u42COhm7m77iqcUVp7lIe5UQGlUhBf2ACUzVSnwGb/grLB1qNURDzaHuFzTUR5fDCsN06igudtpJbSF
        sma1CGa1KFbQ9WZ5uYnLTUUMkWqhrUCtAumYr4KjltUJb2xAF+ZYei4G/3Dv8Wi7pmQBco7vNkyb81NGNJasJeIP200NJT3BRrI7XuM02HZbEYo7eLcF1kDH
        foGEatApQC0HVHg1uTcQFSVJZ8lyNl5NHPVYLxKX7gE6kzobGLkhY51DyBfJYMeuKPByyxppTKeaAPcw7LcDM64Zw6Mygd7ZVuhqU+cqwiTLvD28cFSEY9il
        2jBbDC3CXelQalPlFiGpvtj5Guo9CWPd1prDOtMfXwQojdJ0vZfYiNLTwLaWEIYOz7MPTJiJ/tYXM1xc/3w28Z51ioA6UC0cox/PEiy+WuUtM7GJsD1YPA+x
        RdjYxYcRIz5B6gl7lz3C1S41BpLCGqLphu8TGftOCpcEYEYdeF5veS4i3YEqelbPLDRJ9voBPeXuLQ7gn/nEeO7nb8/fIUoFEllxFLlPiS5hSpAZzjg6CfqF
        huWqCZHWCEpQ4nlnAYrjJ6+CI5J/bY4s+o6dziRjmp9/3fI7p9sP1zAY1zjIRcn9kIZ1yumb0DZzxQyXHkhg+ggZkjU5HMrXqFRFef0BHTPod3ntgYyd9OJ/
        7TsXf9h3XFn74nr4gLR28VBYvT/PS/4DWVLeD6r3e7Rhm/rgypQWKFbr0TjE2UPSvZr5t6QQ3JYrQrdfvqU4ZrPp9Par6cyIa5MQ81I6dArA79bRVWUALwMu
        ocyFYuN2DcCS5SFgFSMc5S9cWXH25F8DLpjb3+pV3uop9LK+NQ3a2p3emq+8NU9IaPsWQI7nBm9V35mrvKPYyfadycpGgKyi6/k/SJtS5CY9bmdJZRxKzkBt
        HMq3QHUcyvugPtb7jr2f2PvG3oeRn0KrkddPsjFDBNbURfu2F2SyxsKoqfNTSNLjSR6NFAXHRCoiJG/0rGloHukngtQcs61rgdROb40P3wL5bWJvTQzf6slq
        17uYAb/N0Q4taxhncH/WRLBbAgGWG7zqpBxj0Ici4/BnDH8S/BnHnwn5Y3dSlMd6XBmvE2W8HlOO646SW9fJeZ1dVvS8N24pF96z5jIEbOrtzAJxL5gFNKFi
        dmsTAm9ZRA8AmEBOUjOXEXLdXqnhyuUjku/J1SmzBykjSdA+I+WFSjcEiLtTTWcPsNiHUs5GpDwvV6dMipSRJBimkPKuSlfNZraknMrN4ZTNiJTn5OoUmksS
        ZWio2Y2UFysdmgDVZToiCyeLdJtA6SaKtoWwDjGUa0bhqsvv6jhk0StXp4cfmrdI7MMPzQw/pOOsRMxmfibtI3CSB0mhbmvoEDSxCrKudLoF6Zi7pN8upnO6
        PNS+GWF1jzSgUcm1Ffjn6a2YsITSM2ElxQFRaAy/Pd7DgxEn7SZ0iYgaDr6WOeheZmDtMdof03UEHwP+3vQ3NjOPFViXVvL6mWcH7cog43ZbJlISMCeNdb7D
        xPLf1fz26ebDLow5Mp00rTXjTTVeFFPJaHQNuHXgU/5DKwzfbuYHH8hIF+6ANVxEsTJLcHu1joFYw0CswVW+MRjC09ogMf4EjCPJgsHdGWBUQGCK5iCCtjry
        g8obncENWPLHqnJH5EFV1tQggO3XRKEvb8mNTpHe4OK4dt1s3HaTWK5oH2lLh+2aCXt/wt5vyRXbh4BIX3T9spslZR8bA5ZEISjKXl8vO7xtLm4LhZVpQCVy
        hxXPPuocx045FhskTGocDyzvadsEx6lOi9KHPXJHlwrAxhTphrASNje9JlElwfEs/HAWkRKuLToFtDSg74AiDLYRSl9uRoRqyWzbeUIWeB3F41SoS4TlcL8a
        TtNyONcHwnMPpbIWPdszffgv2O79xM39+8EHUjBqR8UKRnK/wq8i91lzmblpLlu4a5Sthyd0u53UqHXOAqFmIAI820bm69fJXmpdMcqqxR7mYEz8ct2f5JjQ
        Hew6gaRlcGBlQbNUcDsNt/5DMPvKWLm9h44Oj1kT3UlbTXSraaySKxuuSaGuROYLKiyoxHV4S1ylhz04gFqprnw7B8jORU/cAJuQdezjTO0EcTMrTx58gIR9
        +x9Isd2z9IAoWjXR3FJljoM6L3oaCerqD6DbwE+xxrMWHnxAF6xSJJ51fBtSVc+n6J9RL10pHfVWYU/A+EHYVWtovkbnQHQzkMCqdxbgOYDHZTRPDi7vgoME
        nm1Unl0E2/aydsupweXd8lhnmRPD4CLoVxWkNZteRsDhYOyK5iNPD3537Vjr2rE2I1d0rE0RTWPO3p+z9wMzsSwX9ZFJA9bGefvIfPnI+LJc1EcCkWwyQS0U
        CiZJWvTG2DIJUpTeE6K/hkDN6DhQRm1gW305B58tLcUftYNPrpJY0Mv/wXGC28trLQz4Ngebcxf+3GniHunO2OnLDhriYel8xTfgSYUmyTywdcn1D/doigvL
        QSzaeOO76cctkqG5K7GKelR9AGWrowMO5NzloE85t8KmetakOw11Lw0LY8VgJ2rEJ5qmOfSJYliH5b7Y78EQRjBSI2te+OmgH7ulsf/CLRUMf+NvnC2RNe/p
        yTyKQEXjSc4bgG4CHEGEsH9YiYEAAPwZr2/C5BUfmh82ZmuAOYAsrGFvxdu0uJs8o9REgn0LvGSCnZH4Kya59/f4OjIPH92477vBaQ0xpt2ZYawV/NmjtEQE
        Q3zAcIpZ92HfgVd1kkb559ZBkoUwNJjTrQe1j22+pXwX3UKTG7DOvQruWE4SwSi29om1jyHAzc+/vJ7c6B2Uk9kbvesZgWy85Ena1br4s5AR9NcATCC/XuN2
        EC0Q5etf/+pve/BOfokRNNgOYR6CLXkwQ3kIRuTh1SIP85qHaJCHyG68aER0qHmoIcgGHvX0Kq/mQ+5ILq513w0Q2qudd8GMf7VzM2akJe/6lKkdjHUnPVK7
        WKBUWzJnPGTqq/AJhPd7S76E6M34J303rrTRyBLOfMcS/trjtoTtspbd4VoOtJa3lXD9d3/n0UrpEGxuvA9kDXaE38Imyx/81s//dU36wl8xOBD97mOynlxb
        8+QeGAIffzSJid0Mc46UsGxGER/yAWM9z3GFlUSesIMY2ai5UOvR1mpruHWI9QsDbKTWSwB8tN7pvhsK8U3OuxD2cJNzs/o7HdRg9+tZrhrhQWr8aITepKXV
        DNCRaq938IAONG2mxlG0k22UX3XdsEJjc9qC0vY/M/+hI/eq70EE0odqOIHDQIlHXZTH0b270c9YzIV/crif/Oug/LFZvIpwce9at4lxebXTQDABHaB1A9jm
        tqahFexUPuJPbEiFMuHE/6PrBsTSLRlRdUc38+5pWxaZgHu7+JaywoTvh2y/7yg+c98xWPY975QJ1DnbO2v8zX4Fo+Feuq47VSCGTWJSDMhljLNZuRlnZOep
        SJreOv1O4gWbOUs/5FooiWRd5GD8UuAHp3wNX11zqVONxKlwcx8hJt5DqwwzcVc6tbDmB47LSIdTJzOpiXIjlxvbGO4NVNBU5iZPc6OEjC//1CXOBmJ4PgtA
        7F90+Yf6vV7+p6599LO4IaK9OhcopsXWT2a4gD2IqFI9Gwwo+2wA/0T6z54jzoXMZWaZu7XRcr6HHvh1xEQhzhrwFt/w0WjJvQjC1+9UmjNUNp8aEyGBd37B
        YRry7552Ba7NAmO417pRcsG3gBgvZM3K3FKdZ76fWOWXeuIHKryX5WdMs5i36o+e6GlEemU/qdJ/7lttu4XyaJa1I6y52PVRDISfUGdMWRV0idXhxt/5a6jL
        NVdBOb6y455jOGLPMeSeoyn3HM3wniNsV7SRYbzRealyRd/iKzvsQ176dTXmmhF7kw26GyR/GMQfdJUjCVscjtqFPVX9TupBxzxvMJaMZIMiYO6iXV+f5CP2
        tVWVK3wFb407+klfjplT7t74JxUCQE5PneT4ZXxTDBAWuZn7x5C6jMA33WMkWnK048sjh7lzV4kpIXNO8ds4e/0TB/wT+P7dmaT1XrJWEvXChSPS3fEX2n58
        asyGsjsr2URVFkCy350lHd/3HDeGj8lAKypBr6WHDDNjEUieYkvkT4xBVHTob7+pbkzDvzEEBincW9WlTqrHr3ePHCbKR7ZTcsFFBjZDmYuSp4Ih5ev9FecS
        yR97JNmx3GLuqPBrVUVp5hCjSfTwXGQb0cbXRbOtxWUCtFnijMj5gY797bdE3YEc+A61MBAigPVnYTgzTyR9qUHUvWn3U0+VmsnK7l+STUPsTnFPBx13CqD3
        Myah56xrxlZy70PZOKA6xmR9lI2bseOA6kjM+Pe1QXQ+Ds82T9Zf4/BR3+dJ0Wd72Rh5CeTEPc54ttRFUAc4prnDMpa5JmEQ3yTEy5R0PnkZjjEHte89c6T9
        SLZI2IXFp+QtwC5IMSShqYGjqGcmRcBuZFFFfW478wN5HjH5bGafv//e6p0X0+bAow1hBdG6mQFUEiSJB0cS+WVklu2vV7ghKs37gd7n1zerRGyVh84OOiMW
        ZdMA85nHhltPqkCWbLNYo8kSeiyPl2VtP2ZmbwcQjrTYYEWVdgb5qxVILdI05x0IkV0i8WY1VGLWzKPlprG5NwVb0pRZgAMJfLe6FVDUwWndjKeJ3J0rdhcJ
        pXMaqBd3MTZKTogzl8P8NmbmAJ48ZqYRfzFGOAo/5sYs0ByzuNLj3R7NKk3j9rIm90ZjYDCSYjSGbbO1kYX3trHX7gG+gqMh4cJQegO+ILIVPpsenHnq6whO
        x9vhOve8w76sxxO7EbuOabVA1oCemwX30k3ahPeY+Kzp3L+qbDLrgxA2ad3mPZT2wfvbhD4IpX1a+Nfvn5VM4qto+aX+OoA961jYYoXvFfEh7HCY2Cd1Rp9U
        /mEo2V41dEwGbLHvyBU6xQq2Ln0rW70qr58M0i9C6vjJF6hHwrBARhkqDxQBtS0iSUXGFsnERgGu6lDiYX+jsmKWLmkDNF+Q4bWD1kApF6p9A2cDUb04mMyz
        xRM0Ai4eETUDXlkUiCNEFfqLlZY2VW/LBVNT3CFnhPoA8S2yNLOCkQcVqhWhT/E6eMfpwclzQrGwTBBPOVumsJ8J4vjvgWX4NFYEOXXc+7KQyWBqAwkg6Pug
        2PB3COA+v3BZjYjHtb7Bexs/S9VY6t0x+o7pb6zHH3Ldh4m86QDa37Gse4XdLzpfHGFd2rb7AhRJUrA6PuxcmQ9oPPnjVLHQSFHIL6/H/8r36qeKqK4YTNmQ
        ey2uUbXLQSGvRp2ZVvKzQRaczQro5OfMfUe1Z50onyT9bolruI4Ni6V+2b8SvWL65fNL5/vlm7zXzYDDCEX9XOXz9/agPp4dfLhHIl337KaokVEF4VkR9Sr9
        ub5J9G1kMmsMPzuU6dq2TNfeQqaR5drZMmoUNQPHh0r1bfYJVA1w37MZTHG1jbMKYx2WgN0vv9iX6SMsinn+ZqZCmbbJicbt9+G0RiIs7dixxqNF0mMrjIj4
        l6y78THPfVgEtQOuw8y72NNw7IxMhlNSxw4C3J3kZUYYIOLcpa0ZKiajfKQ/ie4YL6lCSUWU32A4AtNiSkwn+Z0gfsJ1/VMFsSkmDo/AnyqRGqCckQnd2VN1
        NSZGZiM5HzDMR/kaX7WLHWJyQE1c3hbzcQvsgyd7sn7bxIqKchBkD/Dbf5mLhXoMEsNFXZXOMyf8m8xbsELc/t0rg/2nQ5CVQh89X1uxKH4v+4iMATZINq3E
        5DOEy8i6OdRZmZ15mEv+OTYznvaXTVQMGgDCYYLdTYClBAHTXRzeZmZwMHTTmMbsnipDGNRehI0eMAc2qrxBZgY1zbjUiSrdEJhirCrWLZ+AKr5EwnQ338Oz
        BheOOOvI2QLPmmQ+x1lbzqZ4ph5zOMNK9DedZQsW6YsSTkCt2LRWTXvVNFdNZ9U0VhUEQlYq593byD0pJ8faiiiS/7qDpOTk8Ioeb7a/D9rj9fa43x6v4nH7
        N1bt/2DpAPiK5EqWbYz69hFwYg0ydcwKa37+TiwSfVjX6tZD9DX43dX3ys0D3gU3n80/vZmosU0eveBKGoC/IZJolNyI1fkTRFz7jJvxCCAb4xSAMfn6V35p
        s5YbWNOMvrmGN0WB0pfX+NJj9uUzwy/38mfKj+PqHCwF8/gzzYgH/OniT50gWgwt+gbQfusAh0pF3q+BU6byX/qufO2rfjqR/9Efu2kn/8uv/PzP1VPPxr+o
        //KEjdZH7QGkmZnNIkYeS7ov+1lJPSZd/IukDJPrX/NH+PTJ9Vf8rFNe7+B6h/5rN3rPIOpWWuNp3+zGUnefVM63RLG8Qo7P+MvpVaZ+0fFe9dObkc43fYV9
        fMMXjVaOr/uiy2Iwp1dbkBrEB02ILjk7ABzUseDeTioculo1lrN4aFRAFUxni9epf40yMlUWm90yzbexlh5YzrwlZynNjBz2pFfiYNLLcFhAkOqS08VmzD4n
        SQ/iEKUHcHCyQy9k735KhpR3tXOIQycMdOg0ByOlHXCg3Cr94t1UicZ+SHq8OfBCdos5+EJ2+LEToDimFxeZM27Rhx49cVTk/mGghpi21L15t7nlseJ9GR1B
        qx3juwcrqR58QZJ9DK+0W0gOOb8ef/bjz1UAC+Zgu2zVXLlqMo6yVsxKd9LZVis22zuGBifcRe/VxrI5RGwB2+jbu0tU1myEpw/o070bvS8DdWfhRu95HHfd
        6H0Jx5svxt4XcNK50VuvaZ/6XE2Tf7I26GMkGHIZwfhkbTn5hQA7kx9NZ9GL4FUmhwel8lqo+e1d1cU1lqBhOssyRV2mRsZjVZ7cWfpMzpvgWTOh9GsQa81n
        TcuSsWU3oSzTZfkaJpVeg/XTO80V5pA5YA4mj7la2C+FWtjnQi3sM6Et7OdCLeyToRbuM6EW9gmC2tHJct016N4pBM3zISyJVxQ2wLriTJkDg2y/09wE01od
        hrUPHvKfwICUMeffLdP3GmruFQ8WuXV3WcUkeC6SZzB1AdZKXnrFq+p6IhXD5eRLrN8TWr93av0el/qN1Wm2eZNzAaRiBw/5r+B44JD/Mo6HDvkvBVoBn7YV
        cMZWwGNFBXwz0Ap4I9AKeD3QCngtAMJO/lqwnC4WNmHAiRHdxyxCaYG7d7aEWKFEBhQHrX+1c9vRguzRx9Bt4GC4R8Gh62Po8t5UOoZDkrYx7V7tLGV7snGO
        T0xCY6uiG8nIaHEmaqweNXswuZ2UWQ4nt3IIYkryB49gJSM5Y6z6XgaNkH1i7209yMJrDFI/Rq4IjrvGaja5auLVo6JftPPw2MmT6bWAC8+DYyaSH/v5w9cf
        1/GHpz/ezh+u/niHpNc2k6tMyvgn0+vL+gCMEbwTusvp5fL12kfSG0z7WTOmPVh6VFx2Z5Fj0rcb9sch/7C5xkgZ6JWeeXdiHR8VmNIoZEIfduPdTutrZC5f
        3qKYQFtdOka4S9Uk6F0vnSyLAE2q8JNLuJG1pF6wtmqxfrDwoN6SxcQtxpm0lOotWcLNsCVu7VBrWc3GqVzh5iQE2NGTsihPzPiqtCGrZFJq6uRJROQ3OaYh
        U+XsVl3yL90FHJ38J9wyj2s85dbV645Vh3wooDhFTr6hp4kiJuMUWXhVT8E0+4qeahnfYOkz8FPelk3JF8alsbIb0WeSMo9+0bl8dq6m7VyJubF4pAKlOzR1
        3cBpxvMdKc31UpR3yPTy9nZormvXzP523VyLkGkm6ucvut+3ys+XX5Yv1W4Vod8gMku73SJQzptv+icxY8kBr91yxypuS44iTglmz4fzW04y1ZP5eedWEXXS
        dya177xfZh0z/qxJ7E+RhGPPSkezN+Vbdf1WjL2RNrHEODnKl87nL56+fRW+4XigCRPPlOa3UlmrWpxVKSMfa8D4OWUvbiudi9IF+iShjHd80sOTvj5Zh91h
        xyd9POnpk4w92fHJAE+6+iQBwnZ8MryVCi6flFw2pOw2FvxyKG+XWw8omITc49y0oHyhewYXGQ1chzmycbvUDIPfa3Syzt1VEX/TWKSMM3ZS5quVrH2rFDLa
        Gneewnsv+Z8AETwOQ4fKXapcWeNOncQBnj+D1CbTKTgxY4yb4r0pMynvFe4cddH1ZRypGG9uix5RCCyV6E1I9LaN/WwX8jwWeQ4wmKud48A9IjDMkvMeUbDk
        cDhVvxFR9gAHE2uNJAT9QULUoNqodV5LskUmD72ybRYLa2CyVWglwA+CStEAK+sYgr4DeQGx3ykiq83YTQ7wiNvYYWkBRtCxAQOKnD5rMpNZhSJr9Oh9uR+z
        7UsB0EinTGAuM42emTBX4tDEZHqQWNSYZIkf4pl9x06aq0/SNfs5WVf8z2p3Q5gNwxsZ9lYnrixXBr/OlQIn+pfc7F0y13/L1Xn0m67Oq2+4ej94zs1k3g0u
        uLrMQDOzzXQafs4377rYE7km2V8TmSGVdadu5K1hraXrJWuHJLD2F/z884+cvFGOqltkg7A8jW6ARUA6TwIDYwM15+kOvYcbcgE2Dedat/lOt6kRES2LfJDo
        u1ODd6f03UTfnb7JmdZ3Z97pzuRrL3MN9Or/9tm6rIK++ZVf+pWaLIFvhqVD/rgZD14W6C19MPlxl164wN1raLBsZUEWERiUm45S6ORTqIWn3a0rznU3f7sq
        VFhxggECmXOI320dOi4gnuirP5sQFLKeTxOjUTd0dcVo8GePrheXwKjImtRFI9C05/LXf7a6aJSSqBuRQ3cIgP0Nso2FoqcLx1c97R5AyRy1cGzpeu56xOUZ
        PrlfbRjJLwa84pur5FR6ntx6xh9M+dizoQrNLD+NHWxVNbKAwWsHVOt7zFOtb81Tre/brtX6Xne1u71me+c3bG+9gDpeD5ZBAMOVeYFZFxjDUN+DxvbF5PlA
        AdIPDJTVg5v9qnG8YfXWruqtU6q3JrD2JT8fMCJbYbEGlRezamWJjL4iz6PnpB32IllSh0TTKpcOhbp/4BKLJF8XSQeqiyT70ltYK30u0Hp8MtB6/Exg6/Ex
        O2zXrPb8bbv+/pZfWY/rOulbfrFOirQ+Aq0PtZQ6sQJ0uGY39txUNlT6lMoGuzVh+4jUYc1A1nSBKw1jIaEs4NjtEhnDTCiwRQfjvaYBhWEOFFFMmsOfiCv2
        DxU2rn5GlH4rbtghiL5ot5g5TNARfOTFKQAOkb/zNbjNzA3HbZGw4+cYsfVfAnbS0YhW3eaWQRsQlV33uV3gCAcaLo5Ndd31HosVgIXyDWHyDDqW4X6Tsx0+
        8xsfB3xm+FCerOb1HeEzj6hFlQ4j0ij2GNljyx4Te5yyxwV73IOqe8x1/dPqClOjiTKF6xeR2Xz1j6nhYo1x+sxjXZ3xifrLXRrAHjn5jfA9pgfVgvy6AUwj
        jraso6BTjrZsCS5TG3gvxb8X+mOnvVM0nyreV2WeDwd8h9a/h/O+q3QlQYH5UBhfgqvh2moCzPUdHA7LRCyHg6J0y+F6UbjlsJ9I1M5VACmCtaZmgn0y2idN
        sNcx2fRTAOPd5yTZ1AvZzFOKjHwbteUgpFEGyBM0ywR22QfgI2jK06UBJTIzAxOLLCVeyGZPnBTFiu9tf9bMDiwymFGoxM8W9ps2Ef2bovt1CBSRBb0U62cp
        Wi/FmkVK3LOaA7TbUm2G3ipLvBdOHF1FLEH5DVTZknMzxMUqhpt8tL6KlU+ySs2yI8uGIC7BKFjLNf2ZkPgC0ZWBWtHqFV1IhCcCNeTCZr9lM01kCxlZmj3i
        mw1ZRoAR5wMqbvKQb4Y/SboU/UoNicI1NoRLIxAOiHMlf8yyjtIFJabpjo85RU4DG7AKCM2K1d/UNIdxxWO2snvJTQEfc0AImddkNHLKoGRZ3KHXN6GOONDg
        0IlHIeDEv+267iNVPTUY7q9e2V8BA64OudIkd0qXgli5lRZyZV5zX8hC+CTIc+FTlivFihUiq8ARLdWT48Yf9g+2Z3/1pvNDahdkwC9XsmBzlJQlRWOTj3Mn
        1pJ51mNVSoYi/bcVlJKPiJoB8hITHMdgJB+LRR/xlQ9C1vxAzyCUlQLmKuqIX6KO+IqkERxjSAkRtIwiElPS/kCs6BD493/fH3RPt0Q4eA+LeHhCvjw+vA6g
        C4nCnnQUos3FjtRYXvtI1qFpTjeSLleHuCvUPe7K/EuPjctyWzKXSOY65spD3gngxr4keTtuOkf+4Hc/+dn6AUmtY64ArmGn0Mn2y+mTa6KSXSUnTQRXdMzl
        ADmUJ/6VD8nXudjypSvV5L+H7v+RD/83P/ojjsy4cCFOfGDkdREKfYFwdB35+md1yk/pWy0XEOE+JuKqLT17r8wz1+3oZufo86LrRCvqGYqpGCYIxPZ6y9e6
        2D+T2WZF8QZcmBMA7O0RzwB/OvBedAlmB69keI+upsnF1hgK4AbQ917mTuf1ECUd6ZhtBGHCCN3GxBFkE+rXOKlAKtM4OFKfcKvEn6nVbIqbMPSKkkLWQIeC
        2HYsZqfM9CrWsxOrWbsnq6jctYmPyQOyrjZyFdf4Zf6CeELBE6IYQ2WEgSpCx0mS3wP2XmLGr3YSSELfSlvqSpfDIKtEUC9Kv7/uKY6FxFzHvh/GjMRvDJ6v
        P2sifdqM3yDdVf60Ki/X7Yto1loMNyQEyBFBp8NOSTzPMUYUtRVntIMdusvN5ZUdOnQBrNI78FNaTscY2tEAylZL8rL2VQ6UxpE/fPmFn/yN1xcOcLOWYOoN
        c7lk491Sx42LrRlJ6qsT2liGaKmiWTWMdpw3rCQwZ97tTSmMgeSF+W1rkMOUxcvg5kyUzWg7zCB8kSH+E7JKdhEnbYdcQyto0oyxQIP96pNcIk+Cf8duIyGY
        tnhg/9+/N52E4KlcaPvYM2iYCVtTDTODmkLC0q6I0cc6moB3LPAR92OlL8gPSgFHhEJEHyvO3njTwTPO3znJHtMuRjCMpg1Uoq3LtmFFthmziZpvs22luuTB
        lz6eQBa2L7bmJMvPbKll2oUgtjrJpqzQRfCg33lmCsuFMeneHZxiJfonvB3Z2zfIZ+VPoP1rrLSfSvdoJL/uZfzTgfsbNhpkODWUkK24DaKr1+qmgeDr1+p6
        D631yIfwrOkc74kQmVJIkoUBqFBjgHXasVinMwQlaVSQhaQN0A7EJZnKF4gYMgWihg7q8PEP8s8dPWnndn5xln9u66XTcvLxj96edlHP0fF03gf70+yxds1C
        PcxaH6qM7Xj9mafyN8dOZg2iDL0p44OuUddV3HZptzRdFG2S+KhFv0mcvnSORv7Yg7elPTn+J0SGSgfpIR5IEmlLzU/L7/m2U3nrwml96836Cp8ek7M72kAX
        vZzny88qt+LlsLV1oMh2SnCVMWzqLCNGnVjZWc8iq/QK2Oit9dRR2OiOhku+xy02WWT0lz+Al5u0SgvaUGdXo10HanYHPQxBPMXQpdweN7WbnDMyjrFwegxH
        UazXcExucj4qB1HMH5KDzOAPmg6scjAnQzZi4Pdk4K97K1kbSGd7ZTp8Ow5R+g4cHMrGS+56coYNZYbVnUrXqRFGZwqzDXp+pHBpDV1aNDlRpJwTHMgSoLCK
        jJ8w15l3PGbeXmql5u1PyUrnHU9loo+vrsp8AFS7CfP28r7cHGjJWAPbDsPfNXmhVkl8x9e8ba/5l/6Ov+0Fr/jOzi8F216SaQ9m/3QKjHdgVKWXQgTV+6g0
        f+3YSaZ57GTaVcHc3IPgaNI3ckYZU6YZAN+N5d5tJTgcWLwU1yjAYaK0lwKcO8rqqiQhAi26TRFEt8K/+tsFg0vB4FcEg89oc58gyA0LCAZgeXTRCUx8kzr/
        TRNtKkJcrII2Ym5RZjZ3heZGoo8o3gmpf5YZ/T2xTDAO/6gJSxhkDFmMxpaORgtpOok7V+h27BacI3SZrZnr6KqzYzXNy80VBDuEOzwYGRXxyAIhw3XX8qVJ
        NkyNOZnenpMZFQg2JzOak3mbk3nkZHZkTmY1JzOXzAkAKc00cjJdZIiKgSKndWh2kXacIHqe/BkgyikgFTGvYJlhaGYWLufRshYBsbU4WxI12OumV+KQpFcU
        sHuiDYLa4gpzxbq5ciO7UlG7rzRXrpsrNggPNQDfQ8wVLRLJqwGhobJa8hl/S0oi8NbN0kbGFC/f0PSu2JoSwvw+Y9Hl6gVAHEG3xtDTl7PwTgu+rKBRanAK
        jxO8nX25u60vD3C3lLdlRE8+rgQCXYUytjA8dUL15x9LSQLQTRv0KHEJt+yLIkcwMWJub/3wCCTxsTu2I4mP6fYuyDsq39eP+drI8v3TCoQJ7bLAu+fHPYVA
        bVLlhdJBpgIXBxhxmqL6wn1XAbKx76GMTWZsRYanLLxdVTTe89//71e8Fl8z/u6+LIUYRwTP+y1invSXHak5b+UOLu1chAN33svdRh+IUA3rBg6Q8mldr9cl
        994p6TMIyM7gpKZq73ROQ2x2xXq2dK+Sy5LpONIn4PxGF+uB57RuxkdSP3hvr5xpCm/DuLk3i3rZPvM2I9d7Zt+G9NnLcf2+nlna7K/H0tclj4TqpxS8gx7g
        5Ui4YoC8KiPoiz7gNsh4Iw/SoxkPIj1APpEGAhYPTQqmECaV2KTcMikXSbmcDCNTo1OdPlgktW3n7P8t7zvAo6i6QGdrdrPZZAMBAqHMLi2QAOkFApOlE1os
        CAgoSVggPSShIwlFQKkKSlNIQYqIoKIgBJYqIL0pYiHSFYTQm8A759y7u5Ml+r//fd8r3/fgy87MmTu3nnvvOeeeQh6VyYlAdR7eMg22DtKvwjFEv/1eRpZO
        y8SL1OfMryVODRhV7HidwxE1znJPkRhRFXeAh/wFGiXw901EZktpqc6Xq+oOr9TuuOh02651LFdFcpfUgJAWbQDFvME4BHLPYlRZh2xYS5hEg81yYhjhqrKl
        SfFiS1PKf7Fr/GEJEv0DqDl6bA413BuLqo6U1Qt+tau7t4BCmlRnIU28WQtiyZs1Cog0XVjdyVG3qrJXNJGkqX5MDOLHwld5MiLMKBqbqQZHKxcpUeyGgQJN
        W9Re5JtOMYIFEEZWlbhdDM2hgp+nXod8Xaw0Y6efeo1Kyhhpy4OHy4KQiLBIsrT2MhiI9adtPD6Nwh8o+UCmw0Ca8FzCQzQhuaXHiwkILBMKqnT4hI76caGR
        +3Ij4U2B2+RWO+wjVQol2nGpuC2OHmUKvTGgbRDtTMjc8GEqhbHQMZGKBx2Lw4i5dD8YX6zgfDEerNKxuQcqTMiMQRuXwhrk0CRh33jyb3CpxQP09oIrWyop
        gFIB2Pkl1SPAEuYqUA+kmLNgykhBoU8ppRGtRzoZmfEwqdu46oDHKqZiam4pVcdETCzlypYg1lXKzvBGgXkbzH5wU4P0jFg0ECBVmQ25lsIxOPsE/bo7D7co
        Hn2asxgUP9Soshi1laKCUIATVJYzAQ5WR7GlWMO0G1YeJNVDZUIcjRgaTRurR2sBI3Do0fiZ3Nmhjy4dRVhBhqQRut9FST0JTVGQCriLYs26OId5ED5yHsuP
        3LVVGdlyv7HkgoQajXFftI66Kglr4MfSuNQSSPhjMXHnhtgTsByQ2KAJLthFlmallqYlgEZwbcwEgAraDZqUWpqVFEGqwGLsLNZNMG+biM0qAbA/0Fu6Wc3C
        uyho1rHdi2EqTkBsF5qAT1OTGFKwAuHxHK/OO56P2kzBqgWKUImBdWjR6W4kBUUdRrYmDoftJgTR8rXFoqTzy+ZMdhFIIWDMzTCYj8kchKdB9DoYvVObzC2o
        VlXsG04H5LACAUQti3XfGPY62NmcTrxxdQyCfispKoVeCYb38LZYbAFgABYDI0uiXhOL+UW1RufzSmoRhi8gr8gmqih8rHJEjolVcmm1DhcBpejyOKqulFzn
        Ss6VhT2YHoWSdi8dNlAPPwY0zaIFlB3fa5nGg77K6AW4qBEqmtDsqZpIxqrVHAeAaPYkM3Jia7GIazFqH6EnRDPyWGeAxxJh/H5RWxrhma3ZA3rCG/5qom4q
        WhAILESMiQQy2NsmjGwfSrSrP9CuOqBda+KkMok1KbwIFKIz0NLrTG9yS1+Lpa8lS6/DFgej30IUE+vojX80zD8dC1RSl4WjsfhURUY66NcXKUhyT63ozmLR
        wByeR3FW/M0+BivFQ+MRNPwR+2s5z0Z11rqopb5PwcKmiT60m3aieBdulCzqnygqkdDePCKOk4j1RubLVYXpvAp6lGOgE3GogTdOF2L50TetawdXs6BFxBIB
        wYocqyf535G5s9dQDJnKGevJWTkdtWG8Bk88VvRmeyJayHPraFJW1mGw0GrOeKUo2a1J0vaaTg+mNZlsfRUjsV1SYKZ8pxNrqQuQW2OKP5C+liO9mqcFxhxy
        NrSmaPJQmY5suInGwWVYh9WNQCIHl2HyVWsGjg35c3gKSTPXt6K3QA9SiMK3DRgT7c+Y9hrYMtxmkM07obZo0fcSBr50qLP/63/03eHH3Lb7dREtuWb01GtB
        FSKnIymkmdAzMqldweBSqQrEBwWpktEaioGpvJWCB53z++PUB6bcH7leE/74m2apgSbQOFctDa5aGhaCC9dGDaO4anAS3APuqtMdkKNQAdoPGMnaQPRzbJRI
        oapFovqRQaXTOlxSSdmoqRiIOwcr+EUPwTWIEepuREf/fk6SzyDWd071alQ1T7E+Wt1hk0yz/60NBt4GlEXWZ/JdOgBnnVajk9HL2TovzBPPI/xZ0ZzWxloD
        ZcuK+ecaG91qbGbuas2IRoKXHyOlyTKdueOtk0CCBqErlFuHjV693nCvEOFiBFB1DsKpWq8bGdnSSWo9Z4/XwceGvJ/riQ14P/uLDRnHJXME3lhm3250ab5B
        +5pVchnketPcq5pB9iTLIcVo8vKtYvmv/B/6uxkSi4Fi09ISSxMu/H/GxcOvoWD/lX88AeCwm8+F13IprEIz2GL3KJn5MYwGPljqWoUEcqhaN91Sl84xoTB6
        Uxsl73XxTZqlNjm+alrlJ7CS1BWbmeaoACHnqKCueNsUb0tMWxXmJjzugWBwmXAGIgYDCyxziQIMLcDkAEBx2NbNTf/ZnXptWCBrkzv12v+9O/XGDk/qjeX1
        ag5EV1GppQlx1wElZmStG4vIlTXFxyaGKpC3DiFvbzJ6bpjGBTtVziRR0Z08itVLE5tTcACHz2SkFZA49Wc7koIFDdAhJaDBi4lkgz7/EO6s0vaH+hC4Rfgw
        xhJFRMwSkWL7cB+WxEB6u8pGwlVvmkOZ6Gjx5zsjOgxwqL1gpJB/3idxD9dzic9/tVP68Z2SxRdBp9n/vFHyreO/3yirvbhRKjTUNAP5kXM0Hr0lkMxBZGSX
        iAsQ1voYGTQb0ZZZgXMJ7gYCddaICGT8MSKB9hGanMOHQIzpkIOFr9AlKaPD1BYFD8rYm7UVw14ocF/DWHkamRzGwyAjix2SGYzYDLUn0ZyPY0t3eRJgjg7Z
        aYOlWjcm8+mGfivxCJJxttUQSQHMdn8Pp3qJTxrzN6h3Cqr0XODUBAWczhcOMPIrMhkVUctOYQ85F2ziXOqAaoe1yy01l/Z4UlAti7aLUeGllclNqFM8sNHE
        2imYPqkHDoiO0cFE9Sa6SSBwUD5C5U24LsLg3EbCShiP64p/jPLW3T3Em5y0NFqvK2hyQY7XFRhihkXcUnJ1VyNiWTnS21CrX+DqIG9PIYzo22MYBf1XPJcw
        okGtaATqE/0SRCkP8e/2y77b4fyuDA+5fkW9M6O1zPWdltQ+Cdku4hXm+maez0ZZPp8581mNSrC8/NWOfCiuUxtoRhx6J7FehEbOVTNuj/D3uoLhEYVu0WLr
        rwIHgVeyplQyPYdKEVLw1OmF7mLLjo4iMeNiRLGY/FjkFJQjsKgwxAdq4McRwIdixyHpZGSrzUVFpeVGU4ksV9Fio3HGhEH+m4uVWcumq3nFlSwaEblYVaG0
        QsO4XEdvKp2iQhYCxozrAvBTGCHnhfOVF/N2BprS0pKjj5IfaiC+swMVozUmjS8I+Fo0mbZhr0M2cejZnpYQeIixaHAd+T+Ewys4DhXJcGiRE4cWyHB4QSUc
        nse/myX7bqrzu0IZDhf+Kw5PYNmMceWS48gkw4W/1wU5/raFJrT7fxl/1f978Vfzfwt//cmTvVUaAdtRqB2I5XA7kNJhdnMTZCOZ1EyNUjN+5sp4LIxNa1GQ
        hNy1NQQWW5rKxDvFJU6CGx6bFFual5iDkfySuXixNBWbyMjEoBIzinsgIZrcwVMrKw41laZxC+bBPPWzWvngJuiBRxoKx/bow+Ie+6C/HSV6tvbhpxvNgExh
        rFhzPAfAFw7OzJEkqApBlp4LnDTEv6Fcr5nYytW8INgYZa2HppSWlAAF2hLPGsWgUktISQmTLf0DNenBtlvI2h8ISjFYhA+giBaynRc6pJRnws92dRSdxeKB
        Zlpu4TNpt3VKN3HIUE7X9B/ZQoWoqTSSgZXHqVmlcWpeIgZWHunGlUa6iZxGEJuy4FlExDl8Pev40RR3FIeOvS0qB4/ZtIr+Jw0MXU+jykVY8NCijQFfoKeq
        LlPB9DO9RRO52TbtYefLKLtrptRFk/9rk/MYxJ9EbxpU29HNYJKR54op7RUv4dLqEAirnat8M5XO8QEtGxQ4WSWLucfCkrFAay9KnPWMeMRzO/RMxJAcD5Rc
        w6MzyI71nAPGJi1JYFAKqMVJ4pgRPizvagz9q5G7KS7y1JA790qzwTEX5O6dGlOcbx5bTQvfeBIH70Q6PUc6kooqGGmuwEXUi/zMQDPqkLsZ0UTUubPLVaKC
        dzkLI/iC4NNEnal2dKaTBlfS3qmkiDCyIyp0WOc4kHIszh8pHXeL0NsUPITg/jyHVsYQlCU6FnRCLccqT0pW/7i8Uyw7zg39lwu8H1/geWAoGLV/Wd89cX33
        /F9a3z1fXN8pBgOJq42oVu7ohEAMZ+jcW6l/9dRb1AVo+e5I2fX/2+6KT3d2Qvw/dJeB8yUKzqcg3lVg7VwSosYyoRKX0WvkgdzUnHfE2axlHCHzckseaeCC
        RInKud+pmLoC2p5S4El9T9rsqGO8mQ8KdW+ysvLuqmbJlWkWVQLs641FEwsUoE9zaOxi4FDnQ1ERbPlNSD0Jj7GK8ZCH3cGbJnTAgZsN6XGIGAJa3QutsCux
        eWp2CImLpNq1jpNZg5J5CVKZTqqgFA0/c5hAspimxaImEmUskUo/h8IoVkgjNjYUVVIrVnEJpQYxogcLRt6VxUzv6IqZHueImR4DN+jjRcfDhqO2i44NP2Ki
        lgUIpSM2vSP2uKjvzAOYqUi+rMJWKUkVrQ6Ge02zKoBgxYVHXaXmMw/kwINLK1AagSYdLk/JGjSTFFmGQADTsaUpUiQ34QI749TQAVCw1WT9bIXD0FFjDYZM
        uPfwKJoaLKAci4CJ/sXJ6TW6Fj8rWA85P6RvkEVRI6GtaaYMNofiJ2jmiL568ATVg5k1eeBpDxooFx4jHW2P9mgd+sOhpVvuCC41bWwQk56g7iZpAAYqFxB7
        HqicR+z6U0FdqDRH0E2FwhzJFmk2tQKYeVUAFinCJeKpQWWCayR61HIW4cuO13yZtoLRWqR0Fgid7Mu2S5QOkvI9fEY2aL5PBVUilOvbTNUVWgnv0WDKF6ew
        CS9xMDK+6J2b7NR90YsBsFZ8YDDQnGqwtQ7AywW0N40k2wKY1vDJENI2hTXUBJ0P2Qey7ENQ1wI9GWGFraZRbYApwjvdqNZCKt61FobDBbp1sNXLOnm63GzV
        F6k8b8wOvZj7ohdzBV7ESh6SPK37JlX6CuqCtgDDTTrhf6HdrgN2tN2OIKV6L6Yq7sUUAb1EjPiI0U+YRbdWplTu5dAhJ6eKkLcSFWpMjixp2TeZyTGribnw
        JpM4X3Qm1UgwLFYpPAoqh0qkIMcUNFyNFvsKlzauKJD0qyvZD5IcW8miAOsxZJumq6jn4Rs8UK6txkg6OlHdNQ9DKCsL6NwbZat0sMF3IrJURZET/HUPIJMj
        9pAQgGcQmJoksNrKcXK1qL8mdEVVKTz417HA0xYeIgKjtrAyyOtAusVT1HMjInJAwNQzPSlMsMaENsBYX0quwEp7QBvziC7D7QlPCCj0JsnfNF2MepGFMLbA
        viZw3ce0bsjosyCa5OS5mUoWlZzLQ7niJdfFdpBfWm785P5/g0KhK+DWnCwen0IWj4/udRZO5gkUqJtRtWSZ7sF84pHvPB3ZR6LQVslAdS16PBQmAtgfAaLj
        TSOLgCsBvRHJUrMO6frCOku/Wvr1oF8d/eqZm3DymxzlZl+6ZzLal+4XMph11j8ZmK6gALgTGQ46z8+EZhSth8x8XtShU3LuCPbXaOb9j9YowXlyLjQjX/Nk
        OiRQHFLqPP4Sc8ERcEb0BZ6HBTTkQe5V0ay/MVIjG5zVCoVigku7SaSAV2rXcZWa24wqXYHDuepxZR8OFJtVdpZFB6H/+TtMaPiXqBz8CMgqGAwtBIqv67Rg
        VXJjQKyxLOtSUu81LFQrdQUaeeRUkcvQSaSgYPyPlmk56dgzPyB2EkHEJ3qx7zwY069DOsgR+5lxPTp0qazAkHcenKPH2KWMy0eXCfSCPRpFRxLvKlhjL84F
        aSiAHtIyPi4+11s0llqMMq7Yu7SELFeNonepxdfBqTsz1WKmsJ5onf4JtZgpbASwTpfIc4YMgNOnz3mANU/up64qRl/pYPQVjNEnBWjjPxTciQ4NjMgc60kc
        pqQIa6jMouAMOdKeFC3NonQQcsYq+oasSCsx5BqO0jx3pktNDLOe84Ek/BdEPecDmfq3gcVwQD8upq1q+VOZ2lDSXOUPSOP0jF4d/WSil0+0zlbFqtAsW8nC
        yihYlAXAu2JLPTSsrbfYUl9ULbaIGMjAYi4yN8DZBPtDfVEUzbiCmDYqLfVlXk/E+tvkBqa5ncQGLl/VzOk7lt2VlY1PUFAMq0IIq0Kgy6X4QylalWgVrEpZ
        LkkBzBlwfVga9rg8NJi2wqeJHGqdmCl/YVZwOFBZ7MaC0YtgjVdmWiiikRYjF+HAVvpMKVZHqiZGrE7cuKKkJFbVjx5U7CGRHurhg0WBraqODYgn5/VidSAb
        LdynPWyLMKVNFkWVgbRTctUFTiV5XHq1MkV4LflZ9X9qUJqsJgw0QNu/DsPtBHa2eNBgkzoEevMpXWxROQ9wMRqSqDHTgIqqkuLFLpfgO+JKbORRWksndhor
        er4ZYRTqiKh3ApszVp77RqiOS6uOfPoWKZiBEPLDlppOiQekFkw71Q7dJys2wQcjC5tEH6fuE1NdddqvNKqU2mFrXW5HzBecH8EcgbRxzFejy2JbF19CbpDJ
        O7oT/+ROgk076CX0eCXP6bD0V+poDU0v5XKLcgmOqjwAibNGJZZ6pRYlM1OoJ6pLLWpUeMbdU3DuDuV2QH21y7l1p1yZPUCEk73vggbXnJWH1YiUkyMcyskR
        FDJBxqVrGa3wAnP+wjdODwq0eKhJV0Qpr5nyhZqJxCw5t1mHk9//XXVSUp00JnIRjAe9Ap741MItg62Jtbg7RU9mSqND9tOT2ZrCGhtBOlQ600qVpQZ5jrIq
        uxkV1gIzFE1B2bUwFh4k+aCpoWfTQcCLOoVF74glE1nybgxpMP4G2Yxo2DRggjkWtA8dZ6HPavJpSo4acYvBJgNbs0TJFMn98VKXTm0F1OjzxNU6EJIGpplr
        U3eYfeHSKM3sR6fTiC8GZfx/858MPJBZswDpXUPJjVwEJMSx8gVdjRj5WJkOO7KOhRYlPZBqzMLHi+3d2CoWmVZjxtjXAg/MZlGb6ykLKJ69Cal8PfrxQMak
        Hgs/W2+IWZB1CwvNCKvgkM5GHv/dYGYACjKCljcYDdgjwUjRPvKxi/Ui6tFpSLSqZZYiFJGd0fDkDaomlE9NNPXCGJ4JucZarBXaTtA6Cs9pYtU3sZidWk6t
        a3HHgJp4YRXRMprKQ06eyVYTsJrE6RJXwHsN6omLvYBiD2QxqqMCNb6ogVXC0H58K8BY5bj26roGAF+iQfYF0KczbxzhnBeFPdU62gZzo5eRLAm6Gn1EraNV
        Rm9qrtGIHY3KWKx1GCwdG2bBuPIexBFVo1FJYbrjXqiFgpE6TQxlq1FzRQ+sXhcji4ksEDokkL896gSoIYmU9WwGQq01yPQ7p7jBOcUN1l8o7Hgza3Pk0Qxk
        BM4nuZ5FS/cC9GGT3AMnub7qr1CWp4MXpNJNcx06AklxlH+TLhI2NwBP/9AFgRaRxYBSyrpOHKewuB7/Ylqqt6qxGlwCRzufmM5EULSJ16UHL9zHq4leMHgY
        VNBfnsKPHlw7Pcx6dF0HVKyOPsVU6ELJUkf0QiytA5l4kt87kUYKMAEgeIRSDQ3MTHzEUIwESyEWgR9rRB2LjZhnRIRUpmO8TcQgswe609WjpwQFWWJYEPvE
        uvQ5w0hd1zx2MAG7sFI0MCPhfy7A4kWRT2TVqOZMVUeshmEgsQ1o8EV4rcMQ1TrOKVdLQLknqx88J2D92Fi6stPKCuURH/PMXjiTvPhBeaXS3ZI7ySmcdQYv
        73/Q52PnLTCt8dSR5gVFedWIDlTio0OBxJ0FVsPNk4GqYYlUazHAtJFsraEuRoyi7oXI78HQWpOA7gsRVVGkwHyzwEql5qFl9aJHOk5RdhaIelUUR5aWXy1b
        r3TQV82UAnKaPMisS0TpmARATXY3omyTtU2obP0k/M9oN9Jk8YISsdpkroKhobjpAsm6qZdIbIiOZT2YSJphFAt1zjoV4bh1oi9T3lvESPlZdPTg5eotdMyg
        hkagcFjNvVsjxvRg1eA8i8H0tcq5TAgU0Z1Jzykquo455dIwqZVHbxbTFS1WDaIJGTS2BZCxRNV9CWm9ZIiBMaRwTYV+ZcfsfkxUZ2BGWOQjSvQnsQTuw41g
        K/JHSlZAX+618A5DGceloQmpJ0rwGBlTBbEjVJZWOcgdDcMEDSN3Kq2E2qq/YqoRGK/LYmByJifRFUu2YjoqDukejcnM65DOol3DwCB1ocetXCEqisz1iF7w
        JleTZh0z6PRjBp01gIz6RU0uyZnI3RcVxHXoJKa2aGATB/rUjyKE466gIzed+gSMCI6tQiV4jYzC8E9D3SKKv4Cn5zisGrE2AatxGgkdVHgEMXVANmRebFPm
        Gw8GekdCur6TqTHFA/eO0WtqYmTBBkXOeOMY2K0BMU1K+kDp9kGRxexKSbQGVoqGAsMrs4BkLCw0yWOI0VUUy0wEYQ/txAiTXEqghvLUSLlTeWr38mT1Ap42
        Jc/igSaAqPLggVGTKskB5R7AYdy8nVjkXRkfvA2MjNUwwknDTMG9OBZ5OYjmKr5ymKWz6Yxta/AvvVu0+N/7cnGK06GE6A2zAj2KWpWmcxgg4DcU2aL5DN9l
        qcJa8j7DlWpI6RXDI4galz/mcqmIJIO4E5ODCmQ9h1AwN04k+lTZVp/KbSXNXGqrjvQtGX/A9CCJnNKSHw5vMvimeqDuLQr9mPhYViMWcLJy8RpevOY/Fu/D
        MpRJHJBrJbTGYyqN/IXAX9Dk1LB6eRiVaFkIfIg3l+s5DnbHuBTUBJcZuIZL0z3oXFeQaamhygD88aPdh0KaqZAOUMcgYUAmNLDLmgWu3wopyehS9IJvu5BN
        tzeFaSQACvZI35aOJIGF1wB/znTbxrATLx0j9XT45KZGracDYLcKaPgmh0bZFCCN5c9lBNT7Dn7Bse0xHpm5mtVZ9KQn/ELXaN1N8/XUMdpKHYN+VfWyjlmi
        YvUSuG2ijtnEM8VfOoNE6RmUiqq0ajT003BxrRGJ0zFsjaeQ9wY6qkVrebbU+/Ke8MWeMDh7QlYiOXmjaPFsjjL7YQU74AXuT+dUJCeFFwEt8o1MYdvIPCga
        0SJfT+GfRN06Ucvt751+99GbUgDZrVFvNXLciKIR5VH+lahj0kpXLHfE+okroUWa3EXgwSVFpDcxd1KwNfkSqgpsN6ZA3dQT3cnrmifqujAEshjQnhGaigos
        bDcWySA/nQzz4ccGjFFPI8az9kT1atoelLQ9WOheJfoyghIf1KwbLZ7k/wYRiIcfI+GmgrToRE/TJLULk6gFbh2qwR4zYuQzBdn5mS3WGc9MZG+nQSmSaImm
        SNkKlGf6UGJ0posST+6elf2HAewnVmdhufDI4IpS6UExuHB8VFzVgEWvCkwj+1CqLnNGST41KkWwUmIEK49/DFaFkbgwWJQ8XBVG9MLIXlXHfsJ4QhYtRn+C
        sVyMB2OLLZ6mXWiK6uHUMoNVHqPUFzmFlhRvqrgIo8C5pGBFeHBWVCzbIPEQUNQstmgxQ+x80jzHBy2ZbVowop6mBAXESopIiJ2ppPh5sXQqoRW1RSg3VrLi
        YQsuKUJpscHpTlXFwkdR/xHAwM68DdmuiHMYzMopccOHXPUE5xRAVzCqElHughFDDMv7HWMOK4oWW+gIr3ixRSjG4yFX0CuppMRgmGpSqSfUKFByP6ImtPAk
        i2IyhEJhDlnLi8x2via8hBnL4GJNFOuY0EVuIwqCYErDGWgi6T6eyZnwIy8U+mDwCLP5XzhYk7VuGjkkRx8x6TxKqoY7loN5BpMAvWuSaZ/OASbJQC4SOUZk
        c8hVoZ45LvQko3OYA6a9atiO2A3ORFFfZNGXlmyzNFwFo+klei4R4dHiuc1iWQUzsiGZKXqIFrqitblGFpoR9zDUhvbyoHNURz1gRpodVRS4Lgh9anDVVWB1
        Jd0PnK6kUyeQla1O1lIVZUM5or8bRYIrLHChMxJmuURVgZ3GTIu3DpUXqQuUrAuUji4Ajsvs7dZ6r1KYLvolJSVWJYN7iggqKTZ7onRLx/SNgF/CKKvOXEvR
        HyjF7xJKi12SXyrF261eZPeDmgvrRDUPcUHJDNgiZJVr9qKgQUoe7ZYpYTKdLzaiqLxJ53C6HnhSqGNHU4oEspnSKyeIenTlagaCzlzTNT5eTtd8jBtSQ0Jv
        CxJQSASjoMqbjuuBEKwJ+UCfmb5TszgBnjhd/UQDzlI/3EJ0yonKiVUgqjdKGIAw7YrCD6Y3oLAWmugHClB81l410ULYI1pWWZQsGipzaIqm3kgoKciknMzf
        rZN0GFB5AvnDM1djEV19RC2yJ0gpwBJieq601FFX9uaLuajTmIaDjuli1UGXlfkY/LgOOxRlm6nJHEBjaG5Aukm10LmMkACtqJFu8YUvMT5sDYpwjFI+ZAQU
        zMAUtvdCE/1Aq2pTlFsRj8zfB8pYrI23qFmPi2NAmqUuPNcWfSCNab5aJENASIRuVmqQRKU6MMNQXPVesFXWZqXV7kWuYRRc2Iq21WIAlMcemUBPH6tyBTkx
        I+1fnVF0OH5YGgZEgCFEthvV5GpAUwphC6+eYPYV60LuwO6ZFqjFuqwArLfRtB8drNdC9yfoFgYABwgF/Kk0pP4hB3MtEd3Zo5YWeg+u3gNR0oDGvCoB5n5l
        qQTk7Ic9rBDrmM6q20OlYC3BoKkN4d5C1HHOFHjGYB5+MO4+adacEekW/0ZCe0Rz715GzzpkZsqGz58Pn0fVw+fDhs/HNXw+rEN9/nn4qonYPg8cOx/oVrit
        NHb+APPEgavGQgdXw4HzeWHgqrFyquHAuUYKAy64RlFmvKp3DFfl6Ya2djhW6KNKNlYoeNfLxgrr6Rgr8tNoJs1fH+eYuUbKg0bKQz5SVTtK8NpmsDTk42GA
        lZ75iZ5qpxFkjmr0BlwG0fUaLubOZZlOhFx7jIHtMY5tBS0qyP2ybN30ZMm94b6EyAMcTLaE4iIswgv0A0EojDpRBtyVXOf8S0pEV9hjFJ+VltL6zNd52Buw
        KKYS54VRKdWOvJ0ZO81oRTPu0Drg3esxqlxkforNKC4yER1i+FSjVE7QF2BAM3+m/epnJvV5pMKVzKGzkjl0VpJD56r8G7q2OoEbpfZUc58itMAzZSkB3Zw4
        yK+HUomod/qMdW0rRbCJKLmbfNwU6SMNNlT1byo0qPmrId9wzOpPXozLv7esGJG0soCVIC/Y6n/ImCIwqJ35qh0Br9gHrNwgCnVAwi0jRXVmNX1RTYedFZK4
        3xWuVyqRnY2WFLOimNt7UYt8Blmvo+TK4k2FOHgG0TuNlfZizRUyz1zsjPHfi8OWsVBNDr25f+pmDPHs7M5oZ3cbHCPt7BmzUEW9BHQpJPDK4UboEFm4MCGa
        ogcoXfpK8v99UcFqPNdFEYUE9QR20pOOgbOY4ZWFfPoJaRh+lbSmRHb/9I4sQG+xi7KjUp6qlJoCFdcd8nCLm+OIWMeVYak0UdsLNggoIBdXOaNKGc/iBKVb
        UGGMmTeoLdwUDI+uUGqrcJ0vGpAWw7XBA8NwlrIgztiLuLgY8YJLDWA00bCOhqE0Ik1kZwoixvfCea/CCDnysNaiYYncdzvG9C5hqrxqoP6Qz3QuQEq2ritx
        /0AnMhalcxMhNxIq1MskLkaf5vwIPksTda5QzhV20ViK6xgUBchVBOuXcyFCL3EUhdFRfxOrP1SD6u7MwummR1S7qstSsZwUzJLIomSnIlRlmhRKebZKypa+
        ZbeC04MfMJRFtM17MIsctQu9DitV2gLleLfICRyzNAkOjThyYYT+frmTSEIxNSmDihoHkpkNKtQw1XYmnU6hKymg4LEfqo+iV38U0aKrbTWXgdL5EbbG02Fv
        hepguoQAVghDCA0bALLpRjB+DahgAISmk08iC8d0ZlU0kTe+dByQp0ad3tPgZfT2ERRKlVqj9SC9sqcWhQUG7OktUvBwDaWwo+Sp39O+KgEDW1sMGMoaiyim
        6N9MisN9F+HURRG32eDlPkkNFxVKLcwmeSdqHZ2Icwa9OQp0BAYYkIBqgqQNike6tP/geQ0d79JpMh5H0UCrGMqgSzBgRMjDsYKp7nohVqsYRYKiGmDTUVee
        mBaKl4zdgZszzkMBNWNV7DVDaOg0TIr6FfriIgqczF7gyktaoKT76kleDZyr0mGF0qNAMQESPXwuYM8IjtTsfB93hEJTuij0Ik5P4EcK6EGrgM7NjBSFAeZX
        GlYfmXqBzbklJRYlW0h17CVWCM9N4MrqxfYERQ/SucRTLgrfgBIkT6Ybqas0YZlGh2Ex5eDQcsoJL7GhUQVv0NcKgela9qItT2H1yoAeF4XuVC9VWrcRRgXv
        cabIaypSs8gE+B3p86pcAV7Q/MQR4AX2TxaNSoXEhwojMfyirkPGXFY14QJe1DzWiwpjvahdsV7grRf2vhIvSj4krnH4RiHwSnN0U5LRH0VJoBZY1KQyKirR
        T7ra6pVOihmqNLxD02YFV53lh258S9Lx4rH0dFZ6uqt0gU4e8VPFv3/6YsXxU6z5IEEefMY96IzIr4H8GsyvIfhDmkkx+BOHP9T5HbHTu5oOQypgRAw+OF3F
        EUR6oNuKDQoqriv+9MCfRPx5FX/64c9A/BmMP0PwZzj+ZOBPDv7k4w+JhSfgTyFpWE+l3xn0O4t+59HvAvpdRL8f0W8R/a6g39X0+xn9bqDfjfS7mX7LFKaj
        vAXVBYqO+Pz5eFJpolaYEDt4q1BNG6MOYb2B3FSRqROZHtDneux+pemC2qDFsOwqQ6pCNRGxALhz9CWLF/VEeGSMAO57jlvFRIoegmg7cYIFP5iAB0yuxBMs
        +PmEaNIK1XAgZgnEC+wvgxTYTUtEecD1lACncmNIhxSgWhR/a7+1uPQzi0gLUemSQw4N2CYK2xzHK7BiAK+iEWFt3a3AhiiZrqhcOZ9U89mzD86sQgVOZIHk
        GSypjtJjjOJ1LBE+milEsvBCWgr/FJ+2bkZ7FqhTVKavm0ZJOweIaspkKsvFlX6dRTOD5aCCdPiFRTUN2ZMZU/F8cZrjI4MalkoYGOuXU02GLxUKTYGSrYuw
        hcHstaqtIi2mw2DxtPp2C4A9Xwnkg/XYu75oEgFDDncWgQRqVqSxTOn58IsphXj0Z1yAcx0q1Fo4NpNiluZjMtg2cQ4DjZdPTsxUtFFj+DdaxaCKLJgexWjT
        IF2k6U2sv9oVaI/s/A1BCkWBKKjZ7mYa1QKLwSoqqGZRDo17uDcYGlJaEtyoe6oLaKCh1G4Bpp/UqFmKxLOHQBjNrif4FXB5jEJFXdPJKDhWWCIfRjioCNmS
        7YwCiOQpC/vnCDhDlDH7kE41eC65jBdkUbHgW19B4OEkDVEUtIvMjWmZMquhr9Rk9qfwVQgYRkeJ79S4qKlJzwMn2atuW0iR4h/3EDpd4adjRQq2TuL1xRX+
        PZXgCKVDnqkcAY9QJ0DZw+nTnQvYUDTWlVb6iSMsvK+7BqAnC+5vgZnvowBEnRCA3ohIRKhF0w7REXhH4Qy8oybTDhW56GPGkxrCVdLyIaewzME2WsdlWDBU
        dndUiwAah7dVTW+hAB5JTUvmM3jRyHqPM+yuDCFNd/oO803rzcIaiaRqoHCWpSVyA4g9vMMzaTVTEJKVls5KS3eVxvcusjz8DxVzWPpzAxfyr0NxhloKcqx0
        x0mOitAHxFUCOpVNVgzD+W0y7NIlifm5SVl5Q7NzM8X84Un5YmqeODQ1KzXfJiZlDRGzsvPFvNSsYSMzknKFlOys/NSskan5YwVMkZqU8ZotIzsFn3Oy8wCQ
        ndUSbse4nsYIefnZOXkts0fm54zM5w+pWXhvS8qztUjNagGvhLSRmTkt8vKTcjGJzXGbky9kj7Ll5g3Pzs4XhqTm5WQkpdgybVn5UBHb0KGpKal470wiZqRm
        pmIGqUOHZtny8gRxyMjcJKxGHlQ335abk53BH8XhSRlDxRxbbmr2kDwhMzUjIzXPBq2Dh5yk3KRMG6QWkhz9kDUyM5meRw/PznA+jhCGJGXmQNe8jJkK+SNz
        s6AYYRTvkRZ5qcOyhMxMISWTNS85O3+4IOaJ2UPFPFt+fgZ8KQDIlvtmXo4tgx6H2IYJABFTRuaOsgkwFtm5YlIyNFAIFm1jUjJG5qXCvZg8Nt+Wh+8ys3Nt
        LPOs7Cz4AHpglA3aljUkA5Lhx2K6bezo7NwhrFttWUMg/1wbdFfGECEnNzvNlpJvGyIMy00aImRkZ6e3SBpug9ucFCw8A0YoXwwVQm0twmJCxPxsMdQGN0JI
        y9CWIUKyLX+0zZYltqCs8wLPF65sJkArbEm57D43Oz8p3zYuUCD8ymD3eSlJGXRNt40eG8jTjJWlGcvTjGVpxgQKmUn5ualjHGnHyNKO4WnHsLSBvCZCysjk
        1JQWybZxqbbcQEedBBht6OiUfOgiR2ayvHhWjuLChzjS4J0zFT5QOrxp7OokAabJcBhBMWkoYI5Igzg0NykFsU0UcJhwbmXxFzjW8Do7U8Qhs2UNywcCjw9b
        Hs06QUwZDqPmeGiVJ47OHpkxBKP24IgyOE0mEeoAUzg10+awOBFzsgnbnbMZp3DWyIwM9h5rwIpCTIQ6VZoaCHOuB3ksv0qzgKEvTRWGmmIIEAIzTIZGSSI5
        BGfFOrEYysqDIsQBIcFi6CBYdN4xGV5Kyc50rBB5YkpSFtYw2QbJYCojPmZnZYwVaRTF9rvX4DBSMnkamIuAfLk2nPzwhbUc8q3h1jY+j6yF75oMkf+SZ1IO
        TIUxqTDyL+a7A77twHNiTevwyiv04ehc6JXW1LtJYl5OLk5gxxiwjqFRSob1YDTMIuu8mSZDLtYwM5t6OgvLYEsBeVGvanRYucEiLdIp6WxKs09EWA2zXhgd
        x5g7MRNGZ94sk6F6FcMoWDfAm3nKYBotRCEafbjPg4UNSki2DcUFJuaK7lzi5tDYx4/rH/CY+OyDr67PHTmn9wdbSpOn3V/2Xv7CgSlL5p/YHjhvpv+d65aE
        G4uyohqbD4R/2aVFG1ufTzekLwm77tnh0bALvUbvTZuSfOT60jUb2w7eLY3O/vrAynVzPxvx8frMOgmKveP3/L7yUpPZrz5etiLwxCHvFVcL7yy0Lzx8dFrR
        hLTE172L1m1uJRyM+blprZIt18pPHBvcbue9s28a+w1dWxo4w3ZjY6+Fu55t/qv+swUdPnn523SfxMM9Ds7ZfGnz8m3nVjZK/qrLj4saSp/8EftJ0z8LVv/x
        7bHTxw2Xfj3xfl7q4kaNPm07YUtUkHHX07+PJE31HX1orWD9fo7J8IMi+bO918asEwRrQdAXOR/+8EEHb83sZusPdm/W4c1PGrdZvW7/rBjbbxv6fhN8/b3r
        f/W74rNXuDBx4ZdPfHcv6rR9S7PR/r+OLb746kb94J6h6YvG9/201uWCoOKa37S69u4rmX/5eh3Z/serr9h/2fR+VK0fg9p9kPl7yyPR2oRV396K3l7nVJ3M
        j306rljVo8eorf69Vp3pOK1F98llH69KON5t2+7Xtl1O8exSHvzrZ6r4i2b7bUnzSsuX30zs2OboBzPmPdux5PGfQWs7rT4U2Ucz66Pfz+3qeHfqsHvPm5pq
        ffrwc9OFvXsE6/p5JoOiULDa8VokWI/idb9gPYfXx4L1xjx0FvuRYH2GN4m7Beuc9+Cm0V3B+jHcqAo/XCRY1+GdWLZdsG7Du8D0G4L1MN49Un4gWH+BO3X8
        pg5bBOt1vDV9cuqqYP0bb5tfmfqeYJ35vsmgKbwrXv5asC7F+6LQNW9eEKxr8V5tPxAwR7Buxfu9LctKvoARgXtt/KjW6YbfBOtZfLj6jrrhvncF65/4wIfK
        +ggePArH1drU5MczgvWd+fA077OssDHTpgvWxfi0sa+nVHP4GsG6Bp5uaIr/OnQkYNdJx+wrmuoXn/RS/6mO5/2f1J737SfZnzieW/uId5vOPXjEIRudql/w
        cEysNIk/J14yfBv1o8fcYv684rdew9SHD9w+wJ97fmiZ1Cl+QvbfXHOq4uOvc4JWr9v7MdeqydBc6BFVrXb0XvYctu+7gPLdr52bep+VVhA30Dej9YeG6kuY
        uszy7l/V8Dgw/sjCHfR8alp98eeuW+vs2lZBKgod/arfnWH8OnHxqA+pbX1+qhV6LfH8CsmvjKzS1h4d9LTxpTpzete+hs+Xvi9+fXv00WObj998H0tb1jbh
        1jqNStP0u7WbUENFc/ijzNr7Ony3YdOHl+C5pKEw+WL2wD/HHwmbOBdKeze4sOTXmXcu1plsH/QVtG1dtGg4nRWyrDi5VWS5IEQcstxt0qnTb8pPPm5rnuU+
        p4R43zdH/eoV12P8qZc6V9w5K+xPe5LqOeMTn8ON7gSNOjNDGNdpnNr455xXhBs3v5nvvbbwzA+LOs1bkTu88I+1K2JOnE7sMq0g6OzKLtaKEdeGppS+3ein
        YW9+M2/e4pcyeq2Mj/NalXnU+uDCxrvPbR7njyZ2P3osJDQsPCIyKjomNik5ZYhtaEhISGhIWEh4SERIZEhUSHRITEhsaEhoaGhYaHhoRGhkaFRodGhMaGxY
        SFhoWFhYeFhEWGRYVFh0WExYbHhIeGh4WHh4eER4ZHhUeHR4THhsREhEaERYRHhERERkRFREdERMRGxkSGRoZFhkeGREZGRkVGR0ZExkbFRIVGhUWFR4VERU
        ZFRUVHRUTFRsdEh0aHRYdHh0RHRkdFR0dHRMdGxMSExoTFhMeExETGRMVEx0TExMbCxUMRaKj4WsY+GzWAA59x+3xd65URctNhlGp+bniUBN5ydlpdgYGUJr
        PpLcSGXabLC1IwTIgGF8GxqSPTI5wybbo6raw4LFvGwRM2ebZRZllOQkwqH0JbD3y76mIvP450P+0+cOfUNO9uSyJLhHFy41GWqm5ovIniSlAkkhI7isRfAy
        FF7aRoxMyshzNbUNbzHu0XAzzJYvZo6EDXMIcA9A3VvL4bsISp2RnePcGVnd/r2XrEUfmQwi7sL52dliXmZSRoYIGymlTgKiYTiwF6kpQDVBsppsaFqEUj1g
        187MJprbWgEvVymiWobbWoRGEPEd1TLMhrcORoUNNKO5MPvRw1NThouBYUcLd2068k0roPJzgLyyNdv1JVYFyC9I407KV6LZ0m1APYtO9olqxFkcEZAG6Ftn
        G5siVZkLLWPNhyYvA/JLxjbK6Y8d8K6a/J0DG8vhRVMn7THBgZMTxF2bnMMutgLayoajPG+5yVDLidlOBEb2D0kZeOtHw0WUGFSQVx36mT5khbYGDGPjzLAO
        OhreJkI/cLaNTQjWlywrqrOTmB+GHJazFgyR2ZQA0DCoCvR7fh4UWgSFysCZUHyemIxEXCAUCm/DX3gLozg6KXcIJKB/yLYgSZftQlpoZ7HJ4Fv5DXJ11mMA
        j3DWEoba2SAY/F5JvZwzl5eIXD6OD1RmXglUBhnTLFGWgDEcSB3nI9sB6JPF8MyWBF1DDIf1WAliMMchmAKOVQdQA9oIL7u4fZaTlEqkZ5Ytddjw5OyR1L/I
        0MjpXzYDbTi4DiYTkKjUZMipNPEycNLihHWtTUmcpQcaPy8H+T7nKpKBbZXhumw1GJqam5cfzDATZiqf6ERvQ7ErTAYTfUF8zzCUPkBtygH8oQI7Mdk2NhtX
        kBcq1JrWMmdD85q6pBE0FfELFkEpmBYzXCuGJsFanYPj7GTlkEtCDqCyKMLxnrjEF3q+cCXiHk7MrPy8F94Wwds+MoR3e8/+8beptryq36dkj8xCbolmi6tf
        ClcBtxSMPFSujbgiGoRk27BUbLWz2nxbYmwfskfYGdlZDo4DUlqPQU6hmAMs4lQIDROiPA2lk89x6xjrvNXw3X9ae7FNrO/FkTmYJ5QH3y1QZGWLttxcSA9D
        BqMK2aRnZY/OoizkTKvg1hTk0AD1UqAXkoYRvwapM5MYv5aSkY0SNEB+QGqoSF7qC9871tdKGwrDI1hLKtbAiGH3yBI794r80dmyohEh81KH2Nh0I/GSC1mq
        qIf12KewblaWbHHRhLUCXr3kkswFi3QPqw2/Q5kTv0XZVjDfUHGuw4rkQBS5LIbkQtZja2E/cLZcJhuogBcm1/7TSsxMyoMqzvsM2PdAx07UCrY4sTm9agZ7
        m6Ocqvc36zH49rjCDUuC3TCP5JEObpdWIadUCGsMDSPRELvnkiN8wBJxWNiSkWdjA9MvWOwfLL6OL8OHMKQn6RTPCm77ye7783su5ZI/hA9xliKXXbFO3PC5
        yTBZBZ2XMyYYGhAspmTCd/D3UrCYQ4OQkyK4xEv/ntAdfQEYQh3BbttUei2SJMUxxZOzx+A0wW0xS1Ye0kNOEuA/lp6Na0GW7b+oL68hLA4wWzJwCMUhtmEw
        OknQ5SjOpCV2ZG6WrDHy+UYT09Umx3tHaGMF3CjhqoI/NWr4YzR5WRrHO5UK2OgvTAaDwvUPuF+AmJEpc/8rrPSHRkWGWQpyuSQrO55frfzanl878KvjELMT
        v3bm1y782pVfu/FrAr9259ce8Dehg1qgch2N4eeewIx/ZTIsDVzdtmaFNCzhzGvhX0ntsE5LgiukSF3tW4+mx2yH56s1OlRIVy4MbPX78gB8f2xD/wqpebsf
        i4M+64rPgek5FZJ6T+Yvmefa4rN/p+kV0oEfQ5S3h9bD5/3tllVIKp9mdT6K7ozPOf2+rpCiW1+buim8K+Yf+P6hCmnKz6ot0vvd8X3I9QsVUq3WJtPsZZR+
        w9AnFZIl69wviUe+3IblK6rfkgLs11YkDrjdFjt7W/Nb0tefX3yW60X127Ck/S3pys2DaktmJOa/f9Hrt6TP68xr9P0Xjah9m3NvSXXVtZvl1+iB72MevXtL
        qnVjdPS298z4/uqA0lvS/o2X1gyYSPWZUb71lrQvp3lK7V97Y/qQ6aduSYUDClctmRmF78XEv25JgnHPpf2Xu1D6Ntrb0s4tF+ZElvrj87xuDW5LJ1v1ST7w
        azS1f1zMbenl8vljf1lD/Zt45KXbkrnP8rCc16rj8/BO6bel74JP1ax9PR6fy89NvS0NupWhj3mNxufhx8tuSyOPL7uvU3TB98cKNt+WZp/a+jx0QBC+X/32
        idtSUNbz7kftofh+9frrt6W7RXWT7p0Px/e6Z9o70rrO2Ws2z7biszDCfEeaHvraqHaLe2L6Dbq4O1LoxSGPN4kd8P3gva/dkVqO/vywql8A9deqEXekwSPr
        rf3u00B8zvl81h1p9RcnTsYdp/rE/LzqjrTJvL6rcJLGd0eL3XekR4LYqMvHhC+JK3+7I2W/+fKNN7KoP3WdHt+RCtSPLc+XJuCz6FnzrjQwbOry87nU3jP3
        Qu9KHdX7Mt/xjKT66HrdlY79vCe+ezL1b4U17a40bVRmx6e1qPzNJdPuSudvJxXUvm/F54rmpXelcV9cOjT+cXPK76z9rtThQo19n/fqjO8XffnLXelmVJsf
        jv1K5Y358tFdaeSu4A8iW0Th+6KzNe9JaxbqvMPGEz72C4q4J+3p63PeI4je71/x0j0pdFSzUfOut8f3MV2y70lC5Hv9J6+LwPdnqs2+J/1Z/EPNHdbuNJ4e
        a+9JBd/Efv3Gtk74PKPJgXvSnMbemyO/p+/9s6/ck86KM8vufdie2vO75r7UP9tj5o5Mwp8NExvdl1RvPey3q7mRyuvc4b60b8oexZXF3TB9YUzyfelou3ca
        +a6h/M70mXRf6lLPPmzjEhrf4cuK7kuang+iOngR/o2ptuO+9FXCAl3zYuq/+C/P3Zf+fJg1o+WPND8evvX8vhQw8WFc19rU/1dHNngg1c9aMf7GzBb43HWJ
        9EBKmL92dMsNNL/6XXvzgfRaTX3+lJ/aEH6nFj6Qrs8N6z34uED44lf8QJq0enuUV7/ehH9/7XwgRczf07S6F+FnzJ3zD6RTrR7/VtsQjun7NVU/lA7N653b
        yqcXjdc7jR9KMx9+Fvj7oQgqv06Xh9KCY3XC397dlt7/NPyh9JfoMWRhowRq/753H0rbQmwfpq6Mofl/6bOHUlC7X89q+xD++4cdfShd6GO0blpL47Xo81sP
        pfzJ3ybn9Q2l+TLA75F0NqRT8LO5Paj/o6MfSTNU7y4r29yM1reOrz+SAlb0HD2vfS98Lpr81iPp4Tchrc+cYe29VfRIijZ3jn4QT+kL39vzSIo6f6FwaoNO
        VH7K1UfS6h6TQ8PC2hH+DfV6LJ36YUHjoJtU/4qlIY+lnLuxtg8/Z/NT1eex1Lja6xeb36L6m5aNfSz9lD1295K3u1H/py97LP22slxTLaQjzb/03Y+lgxHv
        N+ig1VL7ll99LPXMu3q69Toaz0AP7yfSuva6/kN/pv7ZXBL+RGp9d/22iXur0/qV2/+J9KDNnPCo07QeVYwqeCJNbdsn+vZZWu9CNnzyRBr74aSQAyKN/7z6
        h55Iba/Wfye/ohrVZ9ftJ9LmzmLHis3UP+VLa/8trXp0o3766Q6Y3+C18X9LD9vNG3lg13Rc30NuDftbKrw+qPu1ya2pvplz/5bqL8ntu2s/rRfl4qa/peLf
        +26aMIXWl36Gc39LX0/5NbTcl+ZT1xYeTyX/scN/6R4XT+M3vdVTKa9RWY0L1a/hflHu3+8prMfHv/vZQt/7Xyh8KqVs6DL1u2GEb8LlNU8l4+CpQQt+ovpW
        mE8+lW4mDFCWGmn9Cln491Pptc4H7539hfYH/85NnkkVe+5vuf8y5Xe1ZeIzKX5ryChlSD2aPy+Neyb1X/F6nSGtGX6sX/FM+nh88KFpjWj8Q7oefSaNnvj+
        +B2zqD8qAh4/k35Tzpkx6M9YWk+DGj+XxBataq6bYaH2jkp8LjWZ0FrVPJfK3/B0/HPp9eRNKT516PvCnaueSxM9/5hs/COWxnfXyefSiXXdZ8wdT/gr9OQk
        QC8ZcVCo4FQO/pt3XxLmrcoJeX7aHptoWt5hWcttTGsR4Mfubmi+4rQ9dcuDFutTfotjsnCEr9td0vW0/UFdXcrEmg1Z+giAx4+62ODhKfvsit4d7v/dtC3B
        /QBumnBt+dJT9h8Hr+1X97O2LP1dWDdNwQWL252yq+vsic+V6jL4GYAPvjl4z/WTdp+QnU2nKbUsnzKAJ96tPW3JSfu9V/Pmv3TDn6X/CODlgbc0cSftb9Xx
        jtF+a2HpCwEu/r7l/NUT9jNBmxbXH9+EwYcAvKLBw5c/OGHX7RlRK2R2BMunK9bn6cw+1hP2dX8Hhj33CWHwYIBvCOzzx/Xj9s2lG/Xje/mzfEyY/6kWxkXH
        7UvqRo1rPT6It+uuJAhLrtnbH7cve/frt5OOhPJ2AbzQ9qbw1zG7avXrgSN/4fUsA7ipf5/DHx6zh3r2EWcvllj6IoAf27igcfwxe0GLu8s2R1WQdF+Ygflf
        DldeO2rfd/V0WFZoK5Y+A+CDe85/3Oaovc288fObL2/B4K8CvKjhsohPjti/PpTXY35ADIPHAFzM9cq4e9geO2/ThslvtGZwEeA7eqebBx62Bwz/fut7W8ys
        njrMv9YOcfch+4Jo2xKVvhFLX3EH8pnVZ3izQ/b4dy/8lvc0mKU/BfD4liVNRh60z3t1TEu7MZilLwN44eQGZ3/63p5Yodq/aXIMS78C4fO7H2v7vf314Kyo
        4reasfSzEL7oNY/iA/ZFx4IbrUxowuD5ABf8095SHbD/tH9n3z+NHA8HInzf6hDbfvuF0l4HN8yM5eML8B0hP6wv32ePMM2tN2FZdQYPwXrG33sYv89e/K5i
        ccY3Iaw+/gAvenBsbNF39nt+szs+LI1k6QWE43zZa799rY1/dj9ef6C7BFH/VfCYvfb2Hce+lLIinPcDwMsX9U0/vcfex7amRqGG9/8OgBcezAjqucceNyYy
        aadXLZZ+NcCLQltcW73b3i5x0Fub1gew9AsQ/kW71Aa77U8+LL3UZFhzln4CwOPXCqVjd9l1LzX8KuxuO5Z+OMB3tPD+6cZO+9whC3NSatTk+IDpqz0ZnbLT
        3m6U1V6nvp7B47E+xyZM/HGHffLd8y0PfxnH4IGY3t5+a8sd9kHe5QMfr67B5zXCS0p/bm+3GzPOhW2qxtsrAFwIyvJout0eB+RYcASv53Wgm+N7BD3Qb7OH
        94oUdnQV+bwAeKGf/+prW+19G5z7ZsxS3p97MH2H4bUObbH3eLypaMoqns8GhIud26/91p6UM6ZJ15WBDP7RLcTbE43f2WzXbn7SUXM6lMFnYf5Dss1Fm+zP
        /acW96jG+2cMps/K3TD+G3u1/jdTu+feZPNrCOZvuHizz9f2hnOmzVq4ka8DiQhfuf2Xlhvth5dM+PPGDj4u8ZhPwIc/Wr+ym0ZNWfz+MT7fgxE+ss0A/y/t
        6oZ3Hr4T2o7jFebTZ+mUvzbYN67tmnlXEcvnF9Zzqe8fj9fbX92b3D5axfH5LjBvhRdmdilaZ9c8u//FvpctDH4R4EKnv4PK1trXv2V9b9pxjj/HEH7Ae8rA
        NfbNz/YunOzH5+MOhIff75e/yq5fP+3SL5N4/2yg9OsHvPuJPXZdzgd5QUG8PxEu7OvasNS+/OIX837+kM+7WVif/mMaRhbbl37SYNPuOnU5HmJ644V27y6z
        C7GX2j5ew9eNDIRfrZ+7col9wd3XB1471Zzl0w/h3770+p4P7GemZ5q/acPX564IX37twY/v2Vfu+3tK69p+DB6D8PzgEUdn2kcs3LawvDHfLwIR3mRQsytT
        7H7FzZ7v1PN8/BF+5prvjdF2j9Yndp3s5sHS6xC+YY3y4Zv2a3uT6g0t43hbfhPg/fprdDnS+O9CD64fyutfhPAZpV0bzZDKp+6t1rFPBIMPRviixmvCFkjP
        oqe9HztJz+CBCN/Ub9fApdJV+/rNvpf5fnH1BsDLkl8/UiwtfjR79r6PWvP+R7i6x8ARn0iBo/acmz2Drw85CM//enrxGsn4055eLXdxPIxBuHbIXy+vk37Y
        2qz5oP3hfF0CePyyrxe9vUEKnqfP+fVSLQbf/xfg4ZndUbYvpdIBE/SfdTewcuch/GfVG103SpvSTlztvE5i8H4AL/zxSkCrb6RecT9M/GCsmfczwndNjzq5
        SdIOy2k3az/vt4rrUG7PFrt3fCsNnzZl2Y5NfB/ZgfB1s/enbZX2NVbeOxfQhqWfAXDhfVufN7dJqa/6H4o9z9fbfgAv/Olwjo9dqh/cNKPBhTDen5R/ZGTS
        DukP74jAziFRDP7wGqyHuzVN4nZKelvvn57e4/vLfoAXFv4013+XpNiXWFC/dRsGX3QN+//g6Pu7JOPdweaQoEiWz3CA70ivduH0bql7hv7tVk+qc3wDuPjs
        2Q/f7JFeHpt177qFr3s6gA+u97zf4r2S5vvUhZp6vL1n/gT4mI+z3vpOOqldFTKjPl8HNgC8vLfHt3H7pJUawbhmKKd/CgFe9JJtZ8P90pT6KUt+Ntbn/QBw
        8bNrMy7tl+J9W6wd+Bbvt0CAC0cOLzx6QLrgt8fUalpbvt5i/u/G/TX/eynV/Fpih9xAXp8/IP/qJSP6H5TOvffpFO+v+Tqz4Q/cN9cGioek78YNvOTdku+z
        MwAuFtSoefWQVOMDfcnacg7vB/Dy+2eX/XRYuvbavtTvWjrwEOCFm94oHX9E6hY1tuGNN4wMbsL8e1Xv3uWo9Mb4c7e6fc77/+pVqM+vaXU9j0n+y2YOn32Y
        rz87riLdMjhmxDGpVtB7vcJG8fV5EcA3tJv05MwxKfLxK9P3X+X9kwPwnKibw6zHpXuf9pzs4cXX1USA71jaJvOD45Lfp8dbPzjB6c9AgMcfveLz/Li0s0J6
        acDHPL0O4Im9uplePSHdHn1zx7h6vJ/LrwA9/MuEiu0npLvqxITHH/F9ZwfAB5/8/ZbfSWlznPnkuPO8nxcBPPG1wFqTTkpBOUXzL47g69sYgOcs+LrBmZPS
        iuiPm08I5ut2P4CL96XlrU5Jr4a/5dNRy8clBuCFH3gvnH5KevP2wM6bd/LxNQG8aMu16PunpG8bhR7st5PThxWXYVzGB3TofVp6Wf/ejlffqcPXf4Rv//n7
        1aelh9cfeC7d94DtaxsAPq/i3WPKHySbdG7Ue9vrt3UTFloP/mwy3FNV2BqskVqdymo36ddyErmtrPWttC/mVtEbX3oTi2vav0u69vynQddre5AIYfPD/VJ0
        ac9Pj35Zl0QMj2oflSztx51+6FmbWB7tghNSamn+Jz4rq9H7JXNPS+UTffwVq4jFWX3+rTPSlo8vnUitUYNERKZBP0v9M75RHqpRn0QEg4J+k0Y2ihpz/cxW
        rM+i6Xnl0vqC1J+etbLQ+zb7fpcSRh+YNusyiXyEhz4XpNDLD/pNvEsij8A7PS5K6/dIvX03RROLlfrWJan6xT+VSxe14SKSy1xEQiIu8dzXV6S3P6sY9VYf
        ElEMLyy7Kp3tsEqzZTWxzF3Lv/pDivAbvWjirTM4FIFDl/4pJV8PD6nzp0jvp+Reky6fHFN9TgSVV/FlzHXp+B8NjT8bAkmkN+6v69L6v8YO31O7HYn00mEp
        nqD9s3Xfz2tT+83mG9KNRcqz+7tT/ftZl9+Qpp9s+rrl44bEYk70vCl9vu/lb6e9F0ci2oXJN6W+paM/Xd75ONansM+qm5Lt1WNBg67VJ5HW7DM3pVhrRXCz
        d0jkUG6+f1Nq0L7ezfSDbdq55MMHz5kMf6ncX7p/7J65e+HulXOvvHvj3Bvv3jnunefeuS90vtvguA/eC4PrNvjuyOGOPO7I5Y58LyCnG/K6I7c78rtPjhcm
        j9vkcp987pPTffJWntzWgxccM97Ogdv4R3b+UTueqZ1n6ijUzgttxytl55VyVNrOK92ON8rOG+VotJ03uh3vFDvvlO280+y807bxTrXzTnV0up13umNQ7HxQ
        2vFBs/NBa8cH1c4H1THodj7oDqSwc6TYzpHGzpFmO0cqO0eqthzp7BzptnOktHOkbMeR1s6R1oHUdo7U7TjS2znSt+OTws4nhWPS2PmkaccnlZ1PKseks/NJ
        15ZPSjuflI5Ja+eTdjuf8XY+qbc77MBh8K+YDI9V7i/dP3bP3L1w98q5V969ce6Nd+8c985z79wXOt9tcNwH74XBdRt8d+RwRx535HJHvheQ0w153ZHbHfnd
        J8cLk8dtcrlPPvfJ6T55K01ux47vhw0VrMeuoTp0gua9+T8P3h6YE93zrbun9QWmi6beQz85E9Xv1ucP/uy3oGBz/vx5cwIOZE4fkj95S/f3FUdTE4L3jZsu
        mY9/3v2t2eKWeedqrdPXHdb6rSOnBs8ZOaSXd8LEm+drmZuqhk568Lzxs31dlk7+IXnPwSeZu24f+Gp5z59nPl646qe5x0++MeHR4y9udBu0ZcWC828dsR5t
        3/dCl+s/Plvy59n6dt9DhTUclVXxM9rOtQblH++0SYIfvJMG0c1FZFOF3jLx5mQ821UI1s1/mQyf6Jbmbh3Q5/lcKfF5z493i5ayxqPWbO3zdLkU/F5Hvw7X
        I8uanw2ZOunJKklza8GDh1m6sj+fBm8acG+9VE86Ma3n/Liyj/tM8F5+7yupy8NBgUf2vB7nc0vZxP/GJmlRW68eticDy3Z7ZG9fdmGrNL1/UbO549+My2r1
        2ZItp+1SLa9R00ad7FHWNFr95PHvO6VZR8/69e/avSwj+burN37YLQUE/uHVps7QuLRd7epPOrBXauujCF77amKZcsCR7uO/3Sd9P+nhxg1dXolrMi3jj9Ur
        D0hzIjZeUdzvEVcy+P2Xf5x3UFp7qfyEabw5LqqveO706MPSxP4RNWYPyYj7tTD40cgBR6Vt6x/EZa0dHpeccmbh3o+PSbbNXrFdWo6KG3PLUHpv5nHpUcDM
        /BVeKXGdb/YVo8eckCb9nXny8OicskPXPKJHJ5+UzuR+0/GTlNQyz/W7olYknJK2fNUn7uLpkWUJh19avC7ktDQ5fkbhkNeSy84f1aum+v0gCQ1G1OibO67s
        1m8XrbXv/yD5/3H/8qcpE8oefJXSffDpH6UljYIGzvhoVFzjgITYnl+ekVbPzS81ZI6P80/v2en0rJ+k0Z5PZxy4PDbuacNDu28MOSs935QYcL1nblnGwJX1
        3mv9sxSf+P0X038fF1dxoNeBjcZfpIge83OO7JxQ9lL14A6v/PaLtO6Wf8fHwePKem9N0gz77FfpvK2VpSBoXFzE67UKro3+TYqMsO9seyknzt/vVcOv8eek
        hs1jfnk/Nq3Ma8XOvI9U5dL80we6HQibWXYs5OcFE23l0uVuKW92G/BW2dkOAwb4fVcu9Y7/uvrj/P5xa048WTqo8e9S5I0dv3++7eWy6hO2z3h9yu+SYrdw
        vW7yrLiNz35bayj/XZo7dFzgucD+ZWnLDp0f0ea81MsSs7xu+4y40Dkh/ed8cF6avuO7DXnLcsq+P6idmnzjvDT7aMXyNwbNitsafaRuRacLktJ3X7SvclJc
        nVqn6sZ+dEHqbD8T2iFkctndD5dtlm5dkCo6Nuk28+jEuNcGjB2g7XRR2j9WqnlsVEHZ78ualM5deFHqt+L29CXW3Dj19W8G/Hb1opQx9qvtbUunxjXQvjP+
        Xswlyevls2vzt04q29oqr8GZ6ZekxDV7zxy4NLLMf2nN6e+cviR9f2Vv9znKwXFzxg/yNVouSzuveke+vSm5bHp5w9ihmZelLVuvXsv+c1TZ4raG9xdtuix5
        752RFFP4bllE5zF7VwlXpPu/fdq45+4xZT5ztsxd2PWKVDy1X82VX3aJeyN00Lb0uVek+OjCd4q0U+PmFy0PDDx9RVrTulX9yYPfjuv5bo1Nx2pflWp9e7JZ
        8oPxZXt3ZfRNHXRV2r15f0HWN0PjHt7q+/ze8qtSwLhabywZ8HbZGzs+WjPu96tSUiv12sk7J5b5t+j46hPzH5LHQL/wJisnxTlWBYdChEMbozLcevWeyWB0
        g027bzL4VEhu0GUAVSLF/BncmBN5di/x68svZv1D5WyUpHpivQ/QN11QHbJ6yKYNfHAUd9jSYu9muNMdGP55LO44xpWpcbjy69hV+o7BpRUsncS/cy/lxgOT
        oRZJ8ojMd6vZnIdVNXDlw3/75rt/fXu5yhyfIbTcHbro0Ytd/vkjZ+6vvNiTR+Btb1fulTeGVRK77pPoUutXZzpU9NGRJo5SVcXQr3wMtdvQrnJq6w6AdlrZ
        Kq78R/v3UvLT2rcGPfpJahd0odeV7P3S6eILS5dvuSJ1mNZ2xBeXd0rNkifMqfXmDalv5uTl99/f8EI/PzEZZhrcO4BV3h2m+Q8wpUNzSeOCORsI4P82v6pg
        jo5Fpaeq5s9/C3PUGbWv3MtQqZUvfKusIj91FTBVFWWo1KwjXuUTsg+/vsavffm1n+xgNE5SC/1lz734/esy2N32amEAfx4If4Pg7w0Of1MGH4zaaByeLIOn
        4NkCh9tk8KHwN4zDh8vgqfCXxuHpMjhae2ZyeJYMno20IIePkMFRTTSPw/Nl8JGoDMzho2XwMfA3lsPHyeDjsa85/C0ZfCL8FXB4oQyOtlOTOXyKDI42WG9z
        +DQZfDrKIDn8HRn8XfibyeGzZPDZ8DeHw+fK4PPg7z0Of18Gn49naBz+gQyONlQLOXyRDL4Y/pZw+FIZ/CP4+5jDl8ngy5F34vBiGbwE/ko5fIUMjrZnKzl8
        lQy+Gv7WcPinMvha+PuMw9fJ4J/D33oO3yCDfwF/X3L4VzL4Rvj7msO/kcHRFmwzh38rg2+Bv60cXiaDI2+zncPtMjiqQ+7k8F0y+G480+PwvTL4d3jKxOH7
        ZXC0rfueww/K4Ifg7zCHH5HBjyJvCX9esB4cl8FPwJ/DDvAUv54WrB9N8zWYlhxdcWffO8M2H+ojzvnk9bFR/wM+FF+P1fYGAA==
        """#
}
