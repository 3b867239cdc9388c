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
        H4sIAAAAAAACA+y9DXxd11Unevb5uufec690JF19+2OfYzlR4jiWZFkftmPrOPFHk7Q1pQOdeTC1k7i0121jO24o2ERK46YplDd6A8w0pb/XK7mPMEPLqB0Y
        WmipgFJ4fQVEKR8dGFBLytChgFo60MdUzVv/tfa5H9KV4gJ97/1+78nJ3fvs77322muvvfbaa1vnH3uDsixLPZl/uzpnz85a59SsmqUf65wzi093lh1vdrb+
        SQmc2esmCX34HAmffX1WXT+nrtOPVwvj39xsLVHmtbKMFqW5jjquX5c6rl+nz/zsbD2Pc51Ltq9do996DBdBqdEWyosU11G5+wSyPXHOpTh8U3OvZ42/zhVI
        PdeuSbWIzc1y/RIhRV/POi9VUJeuGxChSGRGkVzytWvIgZK4vUFD26Vf4uHyHM7jmMAsi/fEExlsZ7O+XmOIcvevkyPdQYonnuC6r0szDQRmOdJCAm6OAghy
        Em0SZgN2vQbqhpZxu6/XIZu1zJcwalNhtgH0NGgUFHD5XJojwA6uy59BDYGuASYFoQyk5yyBDB97xSMoIkXWsOW6waQnGE6zMrjAsCfQzSf444knABR/lsFI
        jSEXefjXNaB1rwse+deu0dgLml67hoG0rzHeX0OiWQ6hYUDBgDU5BU6HP4ANLmUu1QKlkHC28SvIvDUoCTZdvy7Iwomvc0AGLIBFZgInyRlIop0UwEiL3OjB
        7GyGrE8IMjzB7czPZtA3GC3jLAG2KYHH0jPt8Wcz/HQYnMAFpCvNNv4ZdON8ZpD8bNzVdZ76+N01u+2fdc6S+c0Izs3wBR3Udee/uX/iOpZvt7UTRXId17MD
        y7aUsnOq5x7l2IHnFy1ntw7vLB5zI7tkI9Z1VIlSt9nKlr980SpSAe25fcdj3yve5bn7k5nUDxyf8pxwc/aeXC5n3btnyLv77vuKVpsdnOw81Ul/vVbgWXav
        3dHVtbfvNvv0Gdt7SdEt3t/V9cCD+f3JS60DIy+zPK/sRXnLUSpv9/ePOM7LbaUKhUJ/oTBQ6Dgbftvo6CvypcAiompbTFnNv6BUstyAWmGpbx9z3EH6e2Uw
        5v8z/zscKi7vOyrwbasUBCrvWIHj3ZV33O+0XvXPXZcK+hfW/+RYDoHCcg/m8jsc5VglK6+oMMe9XX0Xlf/d/9Jyeqw7x189fu78oZ3hsN7Z0fHQw2FIAFKP
        OMq6PXd7zrowTM3vGejZ8ZrvsYZf+zrqTF7nK7ncRct9/T5r4g2Tkyr3xkcvXbbwp0L6uZJ77OqUo/a6yqWSQmtCKb/4plz3zsfDcLrve9/8fZ7nqqjNd5yu
        4Psd17GHdoe7OwoFS9kFx7nDtfc6OdfqO9xXKhzqHhgqWHau0HGtcJuyabytNitWtuMeOZI7kOt2KSF1td1q99qpz0HkBj/wBNUaW57r74rof2vW3jNHIHhS
        de+wC/mD3lvUU6rX3THg3XbHHYd3dlg3VMHtd5T9VmVb3U9Tz9+mnlGeM03gnwqdo0epMsImq+REZTenLqnfpX8eAcf3AyKV6dxcFOaqXuK/4cIbHr3yfbbl
        vubKhQvW77r9r3300YsXXn31yvk3PvaaR6+84dWPXHj40TdcevSxC1Zb78a4LGZH98aYS+evUPjuTTkeunD1ey9ceKN12+AWMa9++LHHrKmejbGPnX/Dpddf
        sE52SsTDb7ry+AXK8v2vu3DFeqCjMfCxqxcuPWa9bEPYoxR2tinzY5euvO6N32O9simhNPtVXY1hr3vj4xcQ+uqm7K9/3RsvnL9ivba9MRBtfzSstf3hi9bl
        onwRFF/3yAXrqvl87MLVq9SdHyibT24LgRNVXbX+F1VsDLd+THU1pTPA+Lcbg6XQd24INi19lypIMA/0v6tVIWX9e9VZa+j578tCf1G1N4ZeeOMj1rIyALvy
        poceunDl1Q+dp8BfUv2bAmtw+2XVJpGPX3j9ow+/7ur3Wb+i8hJy/qHXWZ92S1n0lcde9+gbrd9x/Tecfz0ltT7j5t9LKJuq8DNqZ1UtqEX1v6kTf2n/lf05
        +6/tf/aD9secN9G8/P4nnlTXnlU/63xc/br6DfU7hOm/r76qnrZf8Yx90/4p+wP2n9ir9pftRWfJ+YDzm87vOIvOXzpPuTfct7t/p/6N+2/dd7k/7r7H/YD7
        AeffuwvqJ9yfdH/B/Xn7aedtzjPOz9tvp//n6Fv+fch9j1rmr0/x79/b/6e94Fbd/64+r37T/U33V9Wvqk+oT/Mvvm7td6Uh/W+x/1NblPB7m8J/jUM+yb9/
        8E3W2/j74w15P3OL5XyWfv+zKqrvKaz/1sCfuActrdKvv/DCC7kH3RltaZs+nauVRK0TSV8PXUsjQVQxn1F7aIU/q5Qzm/7RWzvSeZW2axXZCWVbt9xoPbS1
        Fj+ltiPjHyH/jPFr8o8Y/1nynzP+GfKfNf5L5J9T5uMcfVxKiRg7aJ+qJA41R1NsJXFTTQ2zqSrH0o52uZ3mU1FcQmRTnS5ZobYjJ3yDUrN7rDS6mDhDlj2D
        FqWzp9zZNPKoKjulot37S4qKcfH//YNhbGsntSbsIjnFCtoT/Z6rnWG7mKiTlFKlasJ2qS2UhhpA1Q9RxQCRFXYS5IZtN7VeBrhGv+uG4Y073bbZ4Jp73X6C
        2rGqLiYBpQ/QKyrb0Z4O0pmLkYe22bPaGyYiP8NhsaODA+o1MaXeb12gZpHzSKx0MGx/V+zCeVVc0ME+52y8EylfFueR5KVxEc6DcYgkZ+IcnPviEpxzRcWh
        AdJQQyXUQlLturPaxYjH3anl0Ww+bK1QZbqbMGBZ6ZIuRj71YIl6kB+yyKcvJvaQlf7MjY502UpzqUUoQbD/pDNh99EgFm3wTPT/Q4+++e43k0tDGlDHljGa
        +60oVacS6yT11bmD6qQmmLwjWp34/B9/7m/+dfukPUxAiicJvbKEQZxQWwnmcbvOp2tWJQYck0l7isc2PjEnf197wXqqwf9tlBsIHVsAQLJtqmGUmcQxUtJo
        Rz9u+q5Ddv95LN80giesSSfCQAJZLF1Mo8ePqAL7gscPW3n4DlsY6hIwxtIhMIamG3V40ukj7Asq3PskniTkJYhWNPtsILtDsQ1xw7W4vgpj3X7LStRhC3Ej
        NDXIhxZbGE6HsTChKqkMCkgsar402vQovw6O1PKJibLmrBWLh4ealCcQ6meO2WX4jtFczgPNA3JcdCGvHXTBwxTABKMWy6wi2BvMzQ/bQ4Sd5GjCzjwIRNzN
        rhX3oIV5am7iyOilo18vWMClZcIqNyuKCnOiv1eETJ94Kkrd6H/QlLtMCJDOfTCKQ6IILhURRzokRD4ZW/dZ5i/eSSWteYyWWUnN/9JvvDVKCwSCJ21T5Acp
        IGwMeHpjwOdvbAh479NRWmwMeDsF+I0Bv0hl5BoD/vXGgL+6sSHgA1RG0BBAbf3bxkwlK/3sjYYk9P3v3tqcJV2/sSHgXVRovjHgE5TFa0rx1g1N/9sbGwK+
        +NYNvV3Y2Jf5DbVoZ70IFov//lSc9e+wLYfwwAHRyWma/wFhBzn5uE07B1SBhtNOrSOKCG76mvSctgYPW69D0GHrteS8jygMYfrghP0Iff3VH3/4p3zzfS79
        lJV+6X0R8cpvwfKRrloVwvdJmmX2uTgGkR+2XzthUykgJefS37bSj7w/S84Jh+1HaMrbB1Ql7tD2fut1cSec18ZdiDsXl2m+lSs6t96hC7otDa5e0VEaXb2y
        vkOhX3bco3O6QFOsR5fXdzj02ZU6l3Unp+xASmrUlThX3BmmUfQWOymkxC0x7bfTNVWJnrKpfjN/vJTXFar4R22CFLnziLVpAs2hJnjWFIGyEH3WpRLZpXKq
        doUgyuXFbTQP5mhG5TAPQAuChJpxmtekj7nUhWWqY4jcuY8zsW478YEvMS1r0x2gZRSx4mDat534wh/82F/83qd+/Of/xgLxkYmPWZwDnDEE0Q/ZBBlasalJ
        cC8BGrR60Xpai5uJe9k9G/dRnK4QltbidNzP7kg8QHHFeoQVD7IbxTuk2QW9g5aiS+QOknuO3AFyz5LbT+4MuX3kjpDbS64mtwfMC7lYwiy0eU5hsW6CdHFH
        mCGNQJESgShRnWmxK0z9f9oB22EGjAcld7LURa1Sp0plcuyXlgiEqXOqBAi6Ly0R0FKPR22fHdEaT05fvAuOjnfDGY5pZUynKtpa/257ZP07aX9P9ViMEOtF
        q+lv7TgBYQU8h1nQaynWjmdpKGJJbc7KEdWtIuZR5u71stbrxECG7txWCS9Rup2UbpekO1ebq4CzFabz/yN6UTAXB3iJCxqAwr3VO6edeoEzxU4U+N5bKbD/
        Vgo8XuxAgR+6lQL7bqXAY8UIBX6KClSptX2BvWENW8pS5i4gjUGMvphoQL0KkLldjTXdU2wL09WtG044h9JT9+VS3jC1mOaBW0mITMv6TN8zF4lvyUU3bEbn
        GcIym+dzT1Z1jxl5xq5LG7t7lBpB3f3qNs0ot4RaS0RqhWGM3i3qLaHeZ76+db1d/7B6myZNi3qLqPfd29TbuW29TcVvP6Oa6w1D5stWHdCzbPwsSRC91U6X
        vr4dCr84EeOioxLNWOb+pGiqrIYb2uDGSIYbuahk8OOSQY96e48U82H68W2gFNWghG3eZhgQybNqJC/DvY1AZNxorpQG5w+2qba9VbUNY9KS0m5CiY19DVDt
        l7aptm273lIvmnp7y9XmUO3c+paUplQy9IUqpuXnqqaFPZA1JfoH9tQXLKxuhYU/uv6PxcIqY2Eb1cLlVhtR0DIoGN0KCt5ddMP0J7duTyn8x6Bg03RtrpQG
        5SPbVFt48Wq3Xuy3GJi7iw6qXdmm2vw309tbrtZGtc9vg4JBbYnLbbvEbVnjLmIsdm5kLO5mUshLmZU+KWxdRAWLl8lA478XR7xQEzKBdXaxLdbkEFIR3+yi
        x07jxnjN28RpahdbYweOpsJdszV2ZWusQ+Jxi16IXa3LXSdQYYebqgqNVRh9XcUhxwYJDV4lBuKHkEoRoB5/Oc9d9QAkWvW02gYTT7BL59XrKxAqYOecQQJ7
        bIhPwFtbiaKCS1ijV37sKTv90qd/42YOuwAeLTf6bu4KxF+33hcnzDZq6dyv1wqSTbyMutLUgJC5e0KR7csMpaEsgRgSsYQmp5vhn+dxqMPfhZSJ4B/Gbq3h
        2womWCoR0Vxvh6BjiJwCym835bc3lZ9JMZA+ny5xTS41PKsp0IHIRcEb08cdzsiks5SFa2Gmg/TPLchBAhqbSpQz4pnggHpcxHhvEjHeVRHjXRIx3ushsNvn
        vBkCv2F7TkH+d0D9z0pkhD+sREj4DiVSwhtKxITPqBC7bJEM+Zp22beRYx+29pKjDltD5LShuz46v4OcAnaFPniLiJz8EdVGTvGwVSInPGwVyckBtXyRbPmN
        YiFAhzsDQd0qA8cJv5Gzg1l1HRJQSySgDrUdQAto/xLnKWLFMhtWe5altNYZ+pmbW7buv8LyEARBrErM0MkrJZXOVZ0Yot64mA7EJSME+tps3J76sZ1+5G0R
        0VjeiUIoucwNzEFiN5UWKHiqEh3SuWH7qFb7LYsgn5M974OU6HN//uQX//Yv3/3zetK+j8KDSvoCZOXRBDIE+CkmCk6UoIaP05o2SfjLmO1Q60pO+vVvRCzF
        S+k7smmYaV5eZZmyzEkI8OKCM4PU2NmiEZDlFTCzC5AxV2IIM9TF2C4ybcqlw7TfRhtQ8wi3VOfucIapkWn1zz9Kk1bmGTcoKUaT5OurMASl5X342SEt19Ry
        SgIJZ4jOQ3pMESI9zon0OCdiY/tDBFKHMIu+zxAigYJHhBRaAY/yQIu95ITAo7zgUR5osYPmxizwKK/bp3mOOiwgbWMfBKQl+IBN+dQIGQsiZLQbhYw5wgxG
        oljVpYwSSYhHM8o5y6JLHzPjjGAsQqcwYwkZKRNoW2JDNAUawuPksSQc3gl73J5Jb3wwgqDUoc24CBoTqqlIlFXbLy9RUkSkz5hEECpp5yWDBIogHa9Eecyy
        8dgLUyv2MajaP2UqA11D9dp/AGJ97VF16ESAqioxzhH8ikhzIRBD1AaKTovBhlpASBmJtFfRhcMW9Rhl+dQlYEoAWbFHZdJQc012VLBnkXmYKuU5FIDB4/OH
        iMlLUQhFEPtwIoFNnyShgLvwMxLxmcEOSdonSYnCUiXUT6Li2hfxtivCbjXB4v5VDF7Yi7MZdTF9QV1O1UtZEPWL7kAY/rTnFGftJ+zrqRczoDTNIIVafDh9
        ANA+J4ojfBWJCAKWhIsUaMUdoBT1f4gbSjyiOZdT73Gqrc3DWb5HIOn4aNJ2Qj/zXFKk6eiDXkUQcr5DMU7GihEyDjBlHwfK44tw+bm4kM7GhGvUNhtr8z+i
        HBszKibOB2RpQznRR5N2/iQCnBXoSoFuqwJzP0cAqbXOoZJBSdufI2jZtOxuLJ7wJN19mfhjU7QnRXtbtbVOS6PU5cI97VPZDg1KDhQOSN2RtbnWhTa0X+qt
        gWVD4SdGnnmOam47MUxugBZzFxoqpArQCUJAlHgiMukDTk+Nc7jLz6s4n3710z/7Uz5Nmg7IjilXLiZWIyQcsYQ00eQEabJAY4YEPbWg5w5yPJAmYgen+Qin
        BLpk6TyIEq0TIEqWLgKDLSFKcngT9mzGY8L9sBtcrTnRIwoRfY1J15N5FZjDx/wQ8Ww4l6GJqE4iYfSHONXA0kZUhFYBNcDHm0DxmKY80xEX09ojzHbvsiwz
        d7kYL3aFsjnpsQo35uDLUVDqpDi9/AYFLKtTg9pZTmfODHICnHG9+UrsALRuNnEo7TkQGnJOs/MG+XqDfF2Sr0vydRVV3EAxaIHOnSL2x6OGpf9q9n6KeYvE
        FIshNvVN6QqS7mOz95cKtAtujsxrj4gfnwahnQceKPm0ZW1OE9QLCLBfa4rMSeR7uBVPmlYEIfjPpnR+vRAfy3VTpCetAO2oqtMlYGBzAree2015lpFTIYyn
        OOKqsjgndVD2U6YZdmMyVU+Gie20CE7dMHFoWcBCgpEi8gt6nSd6zZjhCzoVGo7KsBYFiXuaqL1bOc0Mkk9YQ3g6+xgQyqb5qxymj7RemJqQLA74iBNH4IFW
        ZwgEhICnSjRtUNTF1DlDCx92PMH9JV4QFFaUgEKJTaH2BI2kl7upOZ/9kkGoBjzoZlE2llQLTdLu6ZICUGiFxJKXBlcl+FSJT1uB8Il9pmRnTfGylFc4aShp
        bWYRaRU0cYmfrj3pXE5Xn7RP8wyhTOnXELJGIQBw+rZV63KCmUfl0OccfRJNukKcHaWaCx4AR4nJ42Oi+Dxd3FODGErFof9qGfnTH162Tg3SgqwGY/QipCDi
        UwF56rJ7JlGPETIoQpYATAwcFyyx17jLLGAlUzgyorWM2VLNGgUFViXgLTqny2Op4w1LkcUFRGIAdWxBWb3BJ2JoxTQbrFAIlVl4mdXNc2HhF5WtsL4yorhP
        ECHOGx6aF//PqUQdULK4En3Z/aYrTHtA4FNsFsCF02AQdSVqpEaxaUynLr//ae3dYAxjLhUH1di2pTjDZb2L95+Yejo7V587V/NVZ7V3Yu7Jt9x4Zr66PDf7
        1NnBG149WZj4WB7SuW84l2kAPSwkVLqPVc0jwh8KT1HroYUl8qq2r1DnoX3xNUd5oLYzlcTD1ptY/Izv98D3jzTOmLSdJh9jKI1t/gwwDdJMD7u6P1KgBUMi
        fiAGivZFLwN6+hJ9iOiuA3pIoHGQcppWNg+cWQ7OCC2SFDiVQIiSYy7HxgTWfDRKu7iIp12QfWAL2X459kOz5SGUTnLaP/MYIVEO8jhq6P0lr7GhfU0N3VFr
        aN/GhnJDqHUYIxZGjBMT8F8o14m/fuFvvUlnmBLSrgKREi57Gx9KGB42BeAsCSmS4Ig6rIHgIKLCO7o4/VODCVDJvQgek5lN6oM0JpKtdxFYxHMec9fOauKy
        pTLGuiAUSCqsvjLIhpvkCZu/AqWPqxhqqn/m4pDV3jCjekTrRlv7rSBiSVIRq/JnPCc/61+zr5vTUBfbdOw0XknOZyzss1xoe3jQanEyBSFQFoVV+Qu0i07X
        fvl/vwm+4m8sUR2BHkr6Z4j5y1/+7R9BzBfXlEQ5tRNRQlA+EC2ye4n4Hyc7EJWoGWzH+fyknaLMeahEaWJmHBafd0D/SMJ1B04BIEKBUGENakPt5FmFpw3H
        evCUcKwHTxHHePA4RgpRdcwHH9eRF+egLJhdsitRB9XRKduefXFOOsedqnXRi4P0Sy+0g26jlHnb9GzORtf2OSsq7uQAyiUdW1Xo2T5nScVdHLCsTL+qijqm
        EDevwHop9I12bwpdc0YQhZKVqHPprmkHOkDUWwdkljrrvIrczmnQI3TZeS251GPnzWieRTtkPx2gbvjU5o+8LQohauKz/h+AWMcDF6eB22ACPdmf1mjQ11/g
        Q3APeghtlEiBG/SgglCkL96iekBLF0pbwM6C2aISIB0WAg3bryTshxbVMMHI3edMEWRcDpjhbrpoOuSFRe6gm/6BBaHcsByzQfYtYVE7LbxRhBKtOA8mQo6u
        8+ErlJrFtKBd0bTDE4QmfnT7pBPA58pmE/ScJbj0M4PJ+cOKd1W8w+J9EuTm6RwN/w+rcIDnT4D5U5T5o+EfIuK0EjlqtvN6eI3mSNVnzRpR1osHRU8v7hWl
        vniHKPTFfaL8F+8Uxb+4R5QE435REIy7hSmIuoj7xUq0z3lz4tRUeB4C/bLTNbcSlXlS3ZedODwE4KRrxGTQAhuJgH/VoWbAs+JQO+BZdqgh8FQdnGMCWx0j
        v51zqA3wLDnUSJbo2pDo2qwusALhPfQHlrLTzPlMnL+G/T5UDlYRAh2EZT5sxcyCB9oHc1DBWHMqUU9NfWf+Bzto8LBKWPCbb2IYwD0Ae5RL60gt2ctKlojJ
        l36wo+XhJg3A5hiWf0v5syJ5lt5sdUK6jHV/sAZuEZivbnW+uIRexhB4ONTL2NLdur8xb9SbhDcTZ5HgRal8ghaloRCPQ1QC8SyRdApxF6tV2ik6iws4Vta5
        RcwkTdMKAYsaQh+aL/RRQMIOJKR1tA/F5gnk5AQURqmo6D4UXdJcZCcCIIfM6Q4pbL2saUvIZbWje5v6pf31xKKWF24mPkokPuxmkl/UJQh9b1JrqNh2nV+s
        LiRtYLl0J2pu1z5CAjS8DQ0uUbiL8BzCI+QqoTG+DlAqpclpDm2TsrqoYZFGs3WbydO6eQElcpCIKyxzY7FN1yG6RnkSRsqWY6YDSg50tFvGtuu2qg5uSpoq
        UKGoO6rUayq5U5ckDhgxb9vXqO95anFwk8aE+tIFX7i4AADkdBlfRfS2gCCIgEN0u0hf1WoNRx6mqdCiHUVqAc3BPFWbowrjni1GKe7WHqVxkWagRRoHaXpr
        gOEN0+Zk99Whs7AteLrXv6wYtPUc+YX1cv0rt8CtrQd4TdHuwhYNrScpLnDXt0vic5Lu7ZI4nKS3HhA2taOAdoTxbt0d79K7QXFlJmEaD8DjyvT0CDv9Cycx
        ehdOXjmJKXlBFPi0e4FCvdfgq0aBqX8QAmnvAtIMYGZj3i8g5YJ2qu9BBVTiTWL5djG1oCRVTd+e7qWPNYVA+qT6TKErxxdpn0usfTeRrS9zPBVWpQ6awrwN
        hdG3X6+avylDQ2ke2IBaBmpbrflVbmVWsIuC661yN5TrotFuQ7mQtzT22a+Xa0p0UES9Hw5KaGiIg5Y6DSU6vAsm1HVkzkFv3qVPTz6hlW8bBm7VNh+WMHv9
        RJZLQb4QFktt7X39A4M7du7arXcQja6FWiz69HO0cMUZPq99rLoOfj1dwU4+6uN1uN8obUKbQ9ZcXn45HS1okjoaoJSDovGh0gU+PzQJOdAEFeuLd8jH8uQ1
        UTij940kmHiLKrPYxMUTt2HhODP8Icf2rilw3xY6SvXDnUns9VLWl6ijs6vc3dPbYq36iiTXNBRwzyXuLWaj8U88jJIH/KrzIcStxHU6sEiD1PhZpdFoinab
        oxsKukJbNjQpSoAWDVkQOELdawyscujZxNmc9BJ1qSlpQx0la2Nz7Q3NdW6xueexEfXDMrTKieFQXw/hI0a4qsJ5pdQ1Lafil6jCMjXzbxSfv0vgOW0CzpmA
        s1nAWRMwkwXMmICRLGDEBOgsQJuAKAuITICVBVjhZyHdyIE3nbMvJmpIIH0JR+PMkwoyzNDEY2DThGQkoXnKIwJRMfOkUIu35NYJmCHa3IqKpKL5yYe1ihZW
        1sOiWVGb+DJP1xDobOCoVhDobQhcQmBuQ+A8LpQQbx/9RygcKLDk6Eb4a0q516lRINvPwiU0fRajTNT7WZxPRT9jJ3atsEe0/dGGmwyvlCldk6tjD3J+sP7p
        aa/xk+jX+UGai7W+verhuv+2R6QwKsMmRg4MjAOfAy7Fg49oE+HQexbbIaLiQI9QDimr7wm/6tjt1x3CmxbT74xWrUJl6oKSYeqCvq1/O7dAkMwgCiFB0sl8
        Z32FYj5fJQwupz4qMzWPbAlU0qW7aPITd0UEvYzpD9SRAAsBqlrFGlFfPj5WfdZ4l49eGCQOl7iiJKRSeDmlNWiROMekWCVmqBOFMrZz+4iPWwD3KoMJDpY4
        ZuIVu3hMiRVM2ohn4qHV9j5n5KYUQLnweZbYSfDMtHYsElvqEb+VRNVF4pFpqcCljrYqMcB1COSRjviwKspENkqP/SqFOhSU8OqyZtRkzFT2iTGMFsBHUy1V
        5GssL0RRCRYqxe1Cq6JFYrHJtRgD9jkBjf9CreRLYfikQxykUHNK1UjK9jm6id7tc2YavptoGsUFzVmHN2Q9s03WqDnryIasZ7fMyutHC2JNiLWBWm+9XGyg
        v5uXg0utapjfpoYXpfENNJxYCyd8d5/jzfZdv4237iLeMtgf32kmSrxPMCC+S6ZWvN+o9d5t1HwPGFXOEaPaOWr06oaMnt0YSAGWCVrh02LaSVzCz+IWyGBc
        Q6FZ2qKPxVN6KJ7Wo/FhPRIf0Qfio/ru+B69Pz6m74qP633xjL4zTh1zkQiHIri44KVFPnmSRt9uJEPxsBGr7TVittuMLO2Eka0dNAK0e41AbVwEYfEhkYHF
        EyxY0DNC0R19jCeDo4/yuuTow7z6OHqKuTBHp0KmHS0qxo6+h1c0Rx/hdcvR07w6HUtuI/gdT/YSNI8mBwl29yQnCJKHk3GC25HkXoLiVDJBMJtODhEEZ5Jh
        gn+a3B7fGepxEINAD8MpwLGS9hbU63Z9O6iUxkTUIBjDlFYCLAQw2crf1PktyFZEtGGRtte3yxb6dtRTpG1q0raYlGmPqg8iJKxP/wL9o+jOxaSb9oqUqoBt
        8WJ1MekhgtBAd7BjTvo1omlDRtShTCQK6crYE92h70XBBSqDkvVh87yYDFRRnUoiKreqT3CfdRfydPEmvohERUpLWUoLtBWl8qieXqToRKmTABtIKrWrbR1X
        1jqoc4i5j2gZ5cSWPNR9emCB9qqUqxdt1mF90tR8FNmHjFoX6n3q191V1FvkeksogbeaOmpVgm5vmIwEKBSX8JaYdvrl2pBQLAsm4lgfamQl4j2E8be1WA5P
        JyfXd1qaftRTz4nQbG8L2c7GZBCk7aGUjFeHgB97GViLeoKqIZzZg7A9gjNcv06oa8EiQYwSdVEiIActZ/Ap2vqbdInWBFJK14t0PdQ/Xda1WK1jghXFRoht
        Q2xHPTbGxJvIhNmTmQz7jkx0fZ/IJRxql0iqdZIJvHUm546NeJvITsVcQcZpTBVXg/lK8ZeFwTQ3j1l/UEtg7ZqyKBVKoNVSFsBCTZlXLnsTbPtEfHB2yxwj
        SZzlGGEAmxwjW+aIkjuyHFEyWc+B3SBP8wS7Ryy++5w3Q6L85gVhHKH0egcSTJoEMT728IdRgz2kh+zZVjhFqFDKdkXZhlGETExQh8yqoEXEKwLfZrlfnDe8
        uLDoQ+iDQJY7pYPoQzglEI5eGP0htE+GhEElaUKzL5Dtgs7KmZEBkDSF9Os3OtK+NAeX750DMs8ycj9LEzq/WL05jXvnJ3D6rydtTP6QkNkmJhm9ihwdECUZ
        fDixw0Hq3oQe0/YgUeJ79Qg8I3pcj8Izqk/ou+G5Wx/UB+A5oPfqu+C5S9+m98Ozn6jwnfDcSdR3Hzz7dNFAZ+noIydpoc4+L93zMKahpffJWmPp/WZ3dMDs
        gUbNTmfM3Lq/U9YaS99l9lV3m93TiNkjDTFuOFB4xyEYrZHhS1vJ2OI9ckPbH7LMAsrIDEZUWJmEl4AWawz9gTwwOjE2J4SDEmAxkr3IGtPOy0XEY5S0AX8t
        WnHaeeUpL/BVc/L1Em2gZH3VmMgpLRZxJIR+gMIDpCaavmMhbq9T4w5E52Xp2FldqKl8MpMaYA3YRaGdhjDQTBmR9Z97kgQ34zZMn2FNvg74NHxl+CLuJ/Up
        7sInte8m9I6JcYWvRwgArTZMXmgtE/bivhZAj2k8oMTiXMKWydeglSXIggu6DMJKK1iVAroQ0IOAbkiI+3EcNrNIk5jS9zdIhVfNPYvVj0FSsYnmE+C6IIHu
        AZHmknbfl2VchNz4wxAwgeVJiG76dZ1kIatzraTPuyFZ3EPN7n9XjWDn6V+v7lughnYt1qG+U++CXBvVD+gd1aSH27BY5UU20FjWqXFlNI77vUcWa2bSBBm7
        aWszsFgVeoWd/+b23CdIC6E4qCPEziVA7w7zUQAUmQ7SRy+q4eHeIehH+xIZ250A8VnIr5M+VGgZ1i2kXhDmoaEFNJRLIJZhcaEKrCJn2gGr101f/ehQFzrU
        Ix3q1gOUQPqbh/y7HyV1oaQeKSlASXrHQtX0EYf4uDIfEoEaBOkYJCI9Dc80EaUpeKaIKB2B5wgRpcPwHCaidA889xBROgrPUSJKx+E5TkTpGDzHiCil8KRE
        lGbgmTFHtObIVjtRH7RmK7HH+sQFlvCwXKdoiepaqqJd4edzTtf14BobzcChublKLwffDUfiunYkrjYciev6kTg2ezTi5FyinS45r02CFhSHIogg+bTlhffN
        tNvNYTMaGEkCTo5u1mjqRnJD+9sittM4Aiow2YgWiN5gx5c0UA9Pts4hESdKSKm8jJHtbWDOKGEAhq1LI7oMrk9HxEUiHY5rcBWZaAi27UjWzcceSQ9vKKeS
        gBlZ7GiJ02XmF5t0pA0hK/CRxV8ALlMyUARKUUSpuNrr9CW5jJHNUYqkhJhdQCztVxPcTOjWPQuJL0w1uN321owsc5d9NfET9alLd1ZRr8/1hhkj6+mgJSNb
        aGJkAxTXT23ywdSWGyRYhg0faEGZsP8mNj7BJW5IAJLu9TLv52nfQFlwe9k5FzNOnKkJcLCPxs48yTfslxHyqiTXEHKyoWvnWTY1SF3pAtJ0A4d6wBAIvzlI
        UzLAqVyI2A7EFuux/cTHtiO2jNhexEb1WNo2aD5eLCAWx3G8QpnYgZBvPYsYZadhOHcYHnOXkd8PGj6tX5hGcz/d5nvrESuB8pkVay3giD9TU3ChusD3i07g
        5sF/cGAtxN2gpuCKmoIragquqCm4oqZArYCagpv6YqMmu5XESgThjyjHnlXXVAvFGBACV9RjWDlGOx3eBr0GX/Qachv0GnKi1+B/E3oNXl2vwQs/5zjFWXVd
        XTONEh0ubpTH2jqBMT7jD4lsYLiS5Ii9dZiPUumf/tlvOOncJ3BWT4ieBpXIxQoh1wX8/dZ+SOL2W3dBhDVsD0NFUK4b+VA6pzlGM5AYA/+A6iHmllJ2E/9K
        TpkYFB/qTCU4ReIifOjltSMlLrZRXSM4LbGI4+E7alBPgL4Tk8ESflkphUY0xgDEVjrAWsxhXeu5A/SzaOhnW+rH7TB9hBsuIRSZc9qCInNO7urkoFmoyXGg
        w5KDRksfjr8B/5zc1cnJXZ0cLgcUQU2AEznczYBOWTtwIjA44Zv7S54MscdDTGiPIe4A1awNsSdVeLrTXIXCEHtmiF2gh4RhiD0aYtzUiCNWv+EaovD5XieY
        ja45wLulkllbWGFFNCZuvL2uMUF+871JYyJLVtOYmNtSY2Lt7VtpTKzWY5pus1rpypZ5lreMWXr7ljobW+aZ37IF6Dtrc3DPwL91cE/4phq3HL4itxS+dm4Z
        fBG3BL4y1wxfJ9cEX5ecz1WLlcRjc0jZTUC+LwkoR7/oRrEYRMmL7ZOAzadAoI3bZ76YBohdGsF5W2SKok2Wo3GW0uxrm+3u4ErRHBTn23K+5zq2snKhyejx
        VrMARCMmu8Qu9OM8ZrLb2cX89FiGF7FLnWf3XDEIN8MwKTaclKMOWn+iIT6bL20epSSMC5tHqJgLGw516sX8Kl8DcWoBtSSIcWsxiYfNA/0ECHc2hvMWmTsW
        7SEUbqXZUINNtHmrvrkblhRq0QJdO/bMzoXjVuUXWpRa3AyclqCxG4cuapJhFVoU0XKEzECL4qTBAMdgQKOGJDDAMRjgGAxwDAaw9DfEFo66g4XW1WVekF3W
        hTxLbhsvzC5rS46QG/IC7bIapdHCg4iXcLmSScc92AAC5+xl935dI8hYdakxrG3m4sYJtM1cqp1VylyYDILamUt7SD9VjxM7y2q5Pq7w5XBbju/gxh5fD2Nr
        GVSqqHGClUDLl+HpgggMHuh8ziMNGrmGELR6BZ5OiMBC+xob5tg833BueYaP9OdsXDH16vN83qnUP53apLRzhDKBr+TaPiVKHFywGsCuKSAuysEdrB2Y/F6F
        LzNWQ5G2nU0KRhjOm+OkZGToIgELzS6LRXBJ0cjVRdbVJoIMkcQl7UbW3ka8UZnivqKIZRskbyhn9Gz8p0yVyZfL9gLlsIlztUuOYi11qSHludqBFwbYNwO8
        5sFeEsbVww0ljKtnxFHLHqEfj6uXjasHY1BAC59ozovAyG+G0SXTStecMOOsgTsjggU0VEAoATMSACgO1lKNSOBILZWWAM0qPVmqSAKjWipLAgxq57Ke+1nP
        /aznftZzP+u5n/Xcz3qeA1GkbuUqDf3n3ktno0SqCbJqclk1uayaXFZNLqsml1WTy6oJiqwLXw1MNY1UtrmifFZRkFUUZBUFWUVBVlGQVRRkFeVByqnAfKWx
        fKmxuaJCVlE+qyifVZTPKspnFeWzivJZRQWsDDZuODFe0KSszUAmfb3mIKvfkMCCIYElQwIz0tdnSF+3kES+R9OqVGp7oaJldIwGBS810pnQqMrOhUYfdq2Q
        9aqQ9apgerVUMKqy1YKxqbFcMEo+m6ptQea7G1bQ+iLcYk1J+lutaa1Wrs26c7SE97KtA55wTrTXnGEayTKGBWpLJZoSWeSI6bBGf2mL2Msx3UQ+aqtn5ia9
        RG2JtnBktlRmbtKtI0Nn+lpmjpgiSeSmzEUi8ZyZ/iOc6WWVBKqobIqMhKoVabWoJesyB7CCj1YI9Wqd41tfchnHgzkB2li30coUQqhKa1YhLuJqsA7Y+Num
        CA6HlLrDyJx7jJC6aGTP7UZYHRkZdNkIrTuNVk6XkBji6bG7/H5lb7C4quTSsWMuHeNKsor+D0ez5gwUz2khKqbq1GDinuGbcXzpyJJLzpbcBhejmOZmcaqu
        puqKmGiNKvXLIB9UyqNFMfqEHdtmrniGffDNHHLNnIIFQ0oGUbtTo9Hm4obpviPGahkEjhirZTBgD2UTzQ3MsAgQPGw7ayFoMHbI0JJya6EAno99Ui2EOJKA
        NuPOdZ+P6WXfi4W95UFgfn3QgrqeJg8bW7wCxS6rUYBypaXGbey0mJ12nG8xlwqtZp1cNoXCQaMkRjfVi2gW1Z4XBXge+qBJgSGnc+cbMp2/TMOca0rha/88
        jkw8vp72a7Zcy1LCLArjHP06c9TqXWBz6prGg4kf/SYG1I9+y8YdLJgCdrcwE+ZuYZ/HbbkjO7tF+pktwke2CAfHqd4FvZ1M4u1q0asRjU+2FfCuJiWxf+Ju
        NR0+Jt9kH7gS3bIwKGsn9lagQqeTDAA291SZngb/9/V0m1FpvQ/fsqfb9lNtBdTaqMtedl6ZTS0smGjZBedlV4srx7x0FcwuuGR2wbbskmHNRaizkCkhS4Wa
        0qSQn9CQtLwhYW2GAJW4zx5OyYhaf5tV28DVBOxQhqt9PDJYlyM3hB+/MKithsG7qVmH7vxg+Gml7GtyotBiRXTNrbSvKEmwaVWUC2AjZg20WxbiGdr8FZNg
        UyG2IerZumlotGtuwXHlTsZFr+Hio2M4b22bNaAhqxX+RuC0zSoh0nMig6SdHQsnfXOV0MdVwhxMGYdCxNmeN18nZBGl2E5aVdkVQU+uyZXZw0bNPBgtMrcE
        Pbkz18OeFUUsGw+YuSjoyUW6PvYsQZDNQjZzXdBjefM8IQ8LnOfgwaWgNUIvXttX4cElkhV4eOeZF1EfYSW2lgXzhWt4xPphCWebK3LBUZkWnDONv8Rt5wuO
        WdSMaflZbjhfcMyitGn2CLe6KOHS4jBrcZi1uJC1uJC1uJC1OGtjxHth82GZzXPqvqQE8frtH4670uqfWbGVLi2v/A8/VulsXIS01U7/+tdpBqZ/+cnf/hVc
        pIaoloLztPlIrZrA1mIrQwHEtvl0oKZu97VZKvbzKOSrf6wgzIWtgfkPRrQ3Stu1F9mQX+FyZQI56XIee+5lYsntaFi3ya28+Ryz6m2pfcXYYqMOpc/YlegO
        3AuH0Loglra8A+qnocXg7bfeb8dsLeF9dszy1Z809tPeC7JJbhU6F94+5502MYqU79/YkOHut34M/BC5P2pDoMbGzdgC1ztssVr1DC5ytsE8Le2IjJt+4ZMf
        dmJxtoQHoNkIk/8KmHz+k7/9CzmCCm0uU4tvkt8SPJ9H3j97/qN/geGYDWmYuIAwbg9xU1oE4XkRhEciCLdEEK5EEF4UQXiXCMI7RBBuiyC8XQThoQjCHRGE
        lxrvcNIIhRAC+SII91kQXsaxwBREOhwwYwwNdYmVoTILwn0WhPtNgnA/E4T7UYQSrbgTonYRhHeGXXKH00p3vylRj71fq/e9NfzivW5pVl8bvK7wTsD8r1jZ
        Ecj8rgqriHPx9Lm7wgc55nPul6miO2tyHzvaJypiXrq2zPJ5JMgM3oGxSud7KtFdzZZz2BAImzS52AbhrIP5JPpMrOA8Lro9om49JVpBrDudHF1k9elkgpWW
        k+nFheSeRaPYhNuAyaSo/CQd+Disj0L9rANJj1HS44sLolyU8AXCI3pKH1tMRvVhPb2YjC0kBynNKWKQJimEtYKSXmSdWSTqQOnv1SgkXdTjlJEC79Wo/z5T
        6NmELz2d0GN6dCE5STGnjXI+7gGf0MeR715qEVU4QdlR4RnKe0SnlPYlVO0Rfd8i1c3576eYE/oeinlASlkeYpJEzRlFUazNPYYEcrfqkD7ImhBjKGMURcq9
        xYP6ZKbwsIQSxvSZRX1QAxKHKBWyjOr7F+kD/ThIBZrUVaQ+TM05tEgNGxVAT1EX+HvMQHMC7V1MUig0LSb3cb+pSKQ7uEgdQLrxRS6Hv1HOJOW7V9+nU8DS
        KI/No7Z70TFoHxxapKE7QjmSIwvJCa5mnMul6tCII/rwQjLFxdyTlTCHEqZRwjGGylHueJm+KMs08usZ7rDcothDqY/pE4sUeJxTj3PqaT21SB+TnLoGi1Wk
        HtUvWSTwPbBYJTCdAsROQwVmdNpZHWKUHn02Ga1fYoBe1ihh6Zdw4/xLvOr34qMsH7gHxOg9JphMUO1GdJdJ24ePnnpanhcHZdjHF2taMUcXHzlJjTqENo3X
        7tVcevDhk1fYdMPqvgrU8dPVPZVoP2anByMwbjaf/ehu4QcgbvRENinL5QokkZ7IJmXZXfL4eiTLJjtk8fbMsjvnxb0y2VeOoz4VHZC8M6bYpRlTbHXGFDs/
        Y4qdmzHFrh03xa4ez/iQ41jO91srM8yeoy+0x82kTrloBJbMYZ4MjILu1T1EjvYaVqHHsAq9zCroDt1di8wqPIv6sN3DZdQsUpv2jaB5uk93SQzzAHPH5TTS
        XTuG00kgxrGMTzhmWIjlY4aFWDrWwDBUjzcwDPPHQRU1DOzQon3MCG2hC8aNEguUI7jIzxKEss231vuaVfNpmdgY8KqNAW+uX2Yv8V2P5jLsjWXYG8uwN5bR
        1XT60qW7G7U0qeWdTd+dutz0XQ5FJm1U3GagF8cg7zVGN+WG4O+xqAHV171dDQVZVHFn03dzRVZc3rzBanXBNe7ASi/SpxyPJ2ykiDH/HHOGECF08b4mx8N8
        ltxO3tfkGCOwr5nrqGw+yqLCu1qEdbYIK7cIa9XYFpeW495WAksYvew2egs4Cs1MH+Si/yjghMmWdKVM63iRvfNQZabo34fhIQjaA+1Gf2DTmpKLPsthqgLb
        hTzvHJwxrXQhB0fUSEk670rO37chiIn+s33fg5NvT899YeX4BT6YmvcqkpVSODBR415Nf/LvI9ad7ItHKUBV4rw9yyqSyVhdbOPOpF/7+wiWgmAlC7q5Os0R
        7bIT9wSsgC1bk6yDMlbXRkzq/uo0sWlu7VOPLUzbUUpsonMV/F4cOLCTWIIBRRf6FNSuUyVXNC3mgwrsUcFg4j7bkj5Ef2gLe+au4ZLekmHW3BV8zWdfy3yB
        L/uq4mu103zN5ZMOZkrqd3rNGp+lXw0khdWYgjcbWYqlYIsy1rJa5rcqY6UTHclXEkaDzkq0gjFeKlWSNh1m1LWNqWsGE0YXyZXxdr5H38ttUgplruNBtYCS
        ZLzD6HdReDWs0GLYBtAFbMqL6Cq3sShC5h6BC3/1QKsK0A3XeZs6LBDhr2Gi1AzrMJNhM6z5q1eXBTL8VSbazZDnr76iMiJbG/ucZUuOSqvFSstzgI5WqrYt
        wpIt9KBXI1FykokSMHnvZ2O85+IBds/Gg+zOxDvYhf0SNtYb7xJjvvFudq1Y1y82jaXDcdBCsDoUt7igkdwW3475D7N+TNuWIQ3DZYYqPLcBPeGBgvdqO3mg
        JLYMD7TKqvBArWwOHtyFWIXq1+1AH+TaC8yHB4q98/DgBsUaEmNrvQIPtNGW4IG62jw80F9ba9PBSZa64wYFNLJW2yrRl6CvtVJoREEaKUZCDBUlCiuSIsMz
        FzZwJH+7yb8cbEbh06B2Lts8vlOM6K3kK5K2XhJa8EE7PmgKI+94bdLEo9SQsfuulX/69Oe+/8Zx5uuI11pMDn6UleX4z3oq8//dC9Z3IMWzycGMGVPIUxdq
        HXzPe95zMx5lo9FupU6XRm8mB6V5mCYERz3aQM9G18sJjm94pVzywBIyoEsYOV2LqXIMDyViBusx8xzDY4KYHfWYOY7hUUfMznrMmosYHj7E7KrHrHIMIwhi
        dtdjVjiGRxrqgboes8wxjEtFdN4DTRCI/yEPn1/RB2WoOUCOh4fE48V3SPF+vEc8XnynNMWPbxOPF++TZvtxIh4vvku6mItj8fjxfgFHLt4rHj++W0CXM/xI
        1Y8PCJhz8e3i8eMRNDBXqcssBWvMSHGiQKR3K208JK6QfQ5abuOx4OpM0FIbDwK3yQRV2xj63PCcBM23Mdi5dyZoro3hzSAwQWslBjTDyQStQkNztVShVRie
        Ijw3a9uTlaMXCLm+/No/feZnv/b8sYcbF049eoGNhOrRZvSu3/X+FzwfZUK5oR4horCG25IHaKTXYG3rbqIO5Nmr9xO5WcPFs7uITKzhJtc+ojvkuU3fSfRi
        DXfA7iACRJ4hKAhepHVhNB4rihXIAaNbs8Po1OwyJxhaZOVMZy4ZMnPWUJkRQ2SIINHOhltZ2zAU64QABsPZm5EKAhE/q0grWjs4m1ItokZDMo7JCQ1DxGkz
        GiJ2tLnlXQ1X+qIfUmbeglnmqQAuWTzEtYqnTHwWX2Olfn6THHUTY0yVhLgrgDJ7aG1kTy8thOzpY17w97JH04YltANg+Qdy1w3n6R2wbOXLxqeDPKxMBA+L
        VSG86pOlw2d+ehlRYKir8ICjnusQAZe7ChuA8z6zilEl+iPmPxsnnrCobp0Nm8uJk022jAFaM46ZEktZ+KpxTHg1C18xTjb3svBl42QTMAtfMk42CzsyZs84
        2VTMwueNY8JXOtDFDpmi4JbNla5ji2zvppFDry8eh24auIAvJxTPGLMnjYmUooRk6OvTTgA2PmHINDMVRtuqnkxmR3uXZpEddqadFZHapV92eN64oQlle4rR
        aKt8mBa3WJzdWJxqXVxqm1pj87hcno34p+97IaLdStpO2ws7KTUw/yWYHw/rcssST9FMbolTEp+t/VMEHvH0dYkfJU1nY3ejNhsxTEUxDAsrsWwHc9W6uG7Z
        uGDQcAP+vLHmOVPhuM4Ncbh5czHJc1y5Me4h2Ifl4O5G9v18CYcCeWMYHkSnALvGjUGnSsHGoNMUlNsYlINGU54fqW11qt+Be7sd2b1dvAfQYr9M6cpIV25M
        19VoLOChkgPRVWOALTLnWCyz1aGBdz6am+ixVeVav2BYNo+g5lRs2rg5iA0lNweBruviaQqDJWuY0veNKf3iyyU9rNbSkBpz+i7GVxcfGMQDBh+M0h8lpNqb
        Qtqfiz5nxz72CEVi2RwYxAeXEmZYlYPyOm1Q82wrf1W2zUgSEecgrxTSJjhuB8a6DQ+MSqKkUJdnFHhTLr76rpy4P9sYRSqwADyT+vFnFD1vJ8R4TvCXZoxL
        pmg1wecIIo8uJtMQL4+LnHASYlQWMh6D2PkIi5wPPRujRWPPJmMssXyY2jD20eTBLd6ofQV1dSweRZMovX4wYwpyT50dBBM7qmeYXE3oaX1YH4m+YMcwWLuV
        NcIoVTpi3froW2GNsMBbLIHIpRiC/BZSmKg3GX0XNfygnnp4kNxDjToBxIWPUQyY8ehP7QYGfALKAtN6AsoCE1sc7S/ZW2gxVO0tcsxvFTHXMkIfgxh9So8t
        VvUhlrnf1EepxcbEHuufttItWMUtm1EcD9TsBbnNrIQYIHJF1ReeaYjbTQR4SML8mu2uBjzFYyISSSxvNChR9JvZ7GqXkMwqF81PF4xWe5iF5GRWJW4tibEO
        S+vbx8QuOUQxUOJy5bESly/GJO3m0Yp2PFpB/BfRnk0zWZ6Wgb1G2m6aJ4lyxn4IT+tKTGsmDEkXiUZh/i77zAfGxANGjpm9fMaGBvgnSxBgQLCBZ8CzgnzZ
        pAY4MRdgZDEsPAkkSxYWpMtMOOAamFiHrWUUvOQj/y/ZZp3ktzUojDpuIXGItAppQ9xaRpRJDOlcHgs9a1RnYv82E4su7KdceHBbrJ95KSgym3EWCbSstVkT
        RY4PmftS0hC4uocF8DQwY+YoAeRPlvVtVn83W/nVrfII1DaccLM5ezmiX+3IzuE7jOi92mEk7nPw+Ict4ss8Zi7XOoyYfqXDSOeXOoxQfr4jbFFd6vK7Tdyj
        nMQ39CovkKgnr18yiQ5mmHqQFyLhgpbGKlJYVkgWzd0vVZpqEHZoaUJqpqz1mpcOQ57qZwGw3j3OLzG3KiaDbSYx2SrJ6u18QFNnvTy2JN/cX7Wpv8Q0mr6q
        rK+2uWrV3FeOZkv66dLdKFo0ReqdGuP6swCwvuPGekjWZGpiNjC22EFsEePFrgk37Wk4ge7IUCv8f8wsrtcy71zv5gjOutazRcTqVhErDRFNpH65RQRXvrRV
        UdWtIuZ7MGByJQzpWCmo9jnfa9DHYAvMsjFh+F8HKvUBzlAEY9OkFoBUPH4bUzYO3zUJNbLo7Q5UGsSh5dZnPS1EpD2tDlASvrZmtKR6M72pjkwzqjvTlerM
        1KJ6Mv26rky/zhyYqjDGky+sUpHO2eZRSvew9aQtr8TMwSj2W2yepwOV9AXHJCGyZs3lREPaom0sbHqG1qovOtDWCjxEFa1lX7SnrSVf1KKtqi/60tY806xf
        4ceQFvJ2bpbVPGYqOBZKn/mVKC2njrZoF8XXOyO57FkUHZeAWnX9Mp4SoImx9HQH3oqy4MHiw/YZiQhhbv3M0/W5RX7zjecC+al0SspzK0tWm1vLlBa6RulH
        yMNPYlnph+peFDVrbotqWvGJCWggungGTV7BQDmoj+XI9pnHTvJbHNiyhXhPI7i/xDVQErnyiTrkI7HxEMcDJcUt+NSNjtROndSNbqp6hsTaEPneLBK3b2kR
        BaDgs69WGIaIhW6Q9MWLfkI1VJgFPpcFbijEuVo5oSapkA+ZQsJMq10NNfSCOmHaYGXPNtIofsLlZw2zV8csMYYKawpoHC4TG732gNvIal4qDSoJm2SAijvM
        y+OpIFaMZ/V+Kgxa2LP2TL12LtKefZEm5EO5DGZBuR4NoTYkeOYLLwziYfs8yslr+yIeWcCTvla0gJT5pgYWGVeIK2M7lSyeE/4mroGwsQE/yU87KtHlV9yS
        l5f4kSTANrGH7TJbtc5N2JC3/b47QOvpZ13gED+1xIAXyJjMLl8BAOZGV7W6QlPAirEzw0wB28uPZbu1VyF4guBRPZvvf5v3POS+N7+6gtfZlLm/bWVPhfh4
        KmQ4HWN9zugQUt8Fg7V4ItCXJwKPUqKGJwLHKTzCO3tuNME3xfFTTviaeV+CLfg43iKdZO2sIC2lX306kqv+GqH84EwgWVn7zJWshDq6nqs/fffbGnOh8dq/
        wx6HbjCSH5XnDUqT27xrcOJLn3xybm55GgIa78TbEfX+d/7c8xTJjKyZ4XhdIzMAO1c3ADunwv+mbNVgoleUwtZPizFVUfpaP93CeOdNddJYPRTTT9rkGREd
        sxfJI6agZkyes6Lb9SJ5xGbVufXTiZ1dmbCzKxOZAUbRPGtIAg0HSiTWEw0A1hwBgH3YWnPC/6Bg1fK6lq6fq4sBFVswcW+ul6m0r2QmcMWElZ1d8MssW9nZ
        BT9jMywLGDEBOgvQOjOnZWcX+zIrW3Z2sc88x4C7WDjXgZ1f7Ror7pdqVl5o8H4q59izg9cLUGFeNS852KxqAIMF/8kWLUDs9U7XbK3OOXxwtOyZ7zWbj4uW
        su9VO+EDzOx7xU74/DH7XrYTHEPOZd9LdoLjzTXXfFftZG/2rgLfTbOT28xbDPKEw+3ZEw7DsEPtVqKfsw1zSp+eEcfaYlnIF4t1ebH807HIxsQSY72ui58W
        EBN4OTZXlsAak+5ks2RJeREWAhf0bkTgWcoyrKaGumsx8WD0fyHpZ7MsIZtjS7oXxaxVj0bGNpjBz+tuWB5BPb1UUCzWDD3twuDQQjJgVP7Q03bNhvNhRIgq
        geUmVDJIuWAqaiHZQVWVdC+M7nP+nRQD80QLyS6jCohS2LKfi6L2iCHZgrQf9hQD1p3zUIaLIsUmEowRGaUEftvC04OLbO5mgW01IYurd8IGCnoQUIEmNR63
        gAUVHS3yAwYMyjx1gb89AzvY1fEWoWlASZJe7jebqeEXEdo5nc+WWOTb5acfFmAqSbcBikZxkJ/bYLOCkFZEsJxTohxJaSFp52p8LrcTVllgDixcSPJcTCEr
        YRUldIlhQkClgzteFjMvXWxZt5s7LLIXpC7rdliPKXJqn1N3wYBhh85x6hoslh22hLwDtol2LcLCUz8gNrBYrU47eBcEgm42nr7sQMXP1rfrYRhWADd+t6At
        /WbnA5aENBhiaDCSPrfJSPrvtDvubJ88abTaIUoNKvptc1Zlky/2ttlk+ZDKMCPofys2Wa0lZysdW0Qsd2whnVvaKkd1q4j5rSLmOraQwK21uPbDla9GWwkT
        t4qA/kbDtgz6GA3bMqh5pPMlCC1YyYIYLC/6tF3jn/3od2zZofN5cRveDQKpbMNLb6CCbbHc5Z5vi0Vfb66NFn0+lS7Bph3oMC5z8gl0KY6knFKcl3JKMJCA
        ckpGk3G+BH2/YXulDaZ8oPWOPUdD04i5yJrkI+Fc6UE+8A0yFZUwU1Fpy1RUokxFpZypqPRkKirFTCGlkCmklDKFlPZMISWfKaR0i0KKm66x1MOWU31plTKt
        MooVodFSnA+NmsBcaFQ01wpGd3MVt5dduc8sOgHLhVg0AZYKsZz/VwuxnPrPF2I5658rxHLCv5aPd7OKCvxFU91K0dSyXDS1LBVNLdWiqWW+aGqZK5pa1kJT
        y2poalkJTS3LeKjDlchi0pHBuCuDcX8G48EMxjszGO/OYNybwbgzg3FfBuOBDMY7MhjvaoSxzUhZg7HNMDY6Omu0wN7FL1gKvIsZvIMM3oUM3mEG71IG77YM
        3u0ZvKMM3vkM3uUM3t0ZvHtCkUjT2NPKUZufH6vNz00zFjbtLg8mebkk3epNlxiH5Hqn3kGrxe7WiXaZRE70GRB3la4YcXFr4b1jUHbFMbNiHp4O8rJB2SXH
        zJEVFNZFXnlWxjYzZl50VNpMatvMHz4DGCSveYTGTJlVxOMEhYPnHDOlqk7L8wi+F6EpBTmxMSW77JhJ1/rUg9+Gofia6VkcL4hhEtUyPZ6QofhaehyN6LCl
        If/iCy+IP3PXX6Zb2IhpnXL9adXquGiLYju/iWLx37fjedSg6Vj0Mr4bDo113BB3uVF3E5EdTWkva92YGNsFmUI1WW7IL1au1UWzNO86sNh/xHHUbEEW9TVl
        jCoxWz8nBnPnVZNtXbHdbmy5N5rhTRXwF28IwOjBPgfPC8pjbK4xd1Awj7J55tE239hICM3jbTnzqFtmCbhoHnvLG4vAeBzZyWaHBXt4NbS0dDGbAGu2uXa6
        Ck8gM8EC51dDeUte1oAnJ1PCwgW4Gu5b/ATHKjyezA2r5XtWfhPatkoDQtSIqhbUVXB+Y/HObqsZbrVkDmjG835qDfac1vgC7TDf5dpPQQltE1/u0kf6DRzI
        VlI+l71sjnfC53O0e3ZnG6zxO/wQj0sZDESdGunBEZGxrsKa/2yWFqZWHjKMQmTu0Z4WlX1zm3XrXbFrHlvh/bao+5s7r9vnOWuu2m6xk3bNsy+82a7vo/kG
        hbmDu03OudprjxvyzitjtHi73FVlXpTcmHtJIpay3JzzckOCZWUepeSczDLzOpKJD1Zkwq2o7QQIq5Jotal6i8XUHLG2be45sUQ+Z2/MPS8R8/Z2uauSqLop
        95JELG2be1kSLW/KvSIRK7YRtqzK96r9IuKWNUm3luWbM+TLeZF885Ju3tm2r5Ko6mzqq0QsbZt7WRItb8q9IhEr2+ZelUSrzbkx2SGaXXMeS9VjONY29ri1
        H37Bs/1Z5wkxvi0XOGH1JPojZfh9T2ydQKx1QBVAcYdtN+Z3O/HiMhWbT/z340mi/VaQ2Mx52zAPyk8J6+BE9NTZkyY0ML8OXzkN8BiyzuGd3OhPlDw+nuUP
        kFM/dTb73BDn4wlifhoeb/gmDr8Wjxd+ITJ2UnWVhWJ8xd85M4jWopm59yd50xw5y7CGWN4EEanLD00zGIYsFpzDyGjtteeR6Hk1AOZ6M8leheSLTWEAMFYN
        MICWX4eKJfAAqKABRJ1LCmflXSlA5H3U35Gnb5w4/sxzLCPKYkJKumw9dcJ/5rkQy58J9015VFS9FFgXzcrJGh49Va/EA0iiVb567cpNamtDZVZaroQyPtHn
        cF1G3uLGAS4u29qKn499v7bef0I/fUOesFV4g5V/6xFsJdbmCLsxIsSFcB1Msn3OvLxeyzoV7ZdNnWHiHFAR7N/Aeqlrmq5SdUThpIOvQit+pRz2VGjcdr/p
        yhFV4Jt4YlmHR2CAh4N/gwEr/CXPDmbtJ+pGoqk/v2pVTiytLj/51NPveOfIJEszZi42hMCqVuPnFCXonrDH+T3uKdqF4tlpiPgxzOnux9ni64phiGxI6cVq
        bIOZO4Ub1PnHdP7i+2n0T4peCGZT4USBLdbGrANADl7sPvHhLz3/4R9522++e3rS4SWgODU1NT09Mj06PTZ9cHp8+pAo2yBiZGp0amzq4NT41KGpialJeQaM
        IibHJg9Ojk8empyYnJycmpw2BtXXixPjE4cmJiYmJ6YmpidHJkfN6zLrxUMThyYPTR2anhiZGJ0Ymzgo1uDWi+NTVOHIodFDY4cOHho/dEgsw1H4yPjo+Nj4
        wfHx8UPjE+OTYhxuvXhw7ODBg+MHDx2cODh5cOrgtNiIWy+OjY8dGpsYmxybok6MHBwVM3HrxdGJ0cnRKerayNjo2NjYwczE+sgUdXhkdHR0bPTg6PjoITEY
        R+EjI6MjYyMHR8ZHDo1MjEyyeFmleFhNe3h1t5CEBNfnrbkEv0/8wHNEFyoHlHUEujsn/mvuO0pWKGfJI4chroqhLcTwDyn9K8WsD+wNJqqiC8+lI1cOgyvG
        S+i18HQ/hxFCPliCx5dH7X0+ghOGCciAi/187liBW9bqYvS3bFnKFUulgSA6oYt5RFwMR7FBqcwK8n9SyqMJDrLCFqjyMkeAPQ7wLIfAIPH4zpU8404EwTcP
        ubu0YQ50jvubfQodDUti+okJsmceLo/+WImqiBJizrlhPy16HJMNvuDxw1YevsMWorjJDh9qQQCo2TJJ9A47/LXDTmnWuZ6/Zp4tz+NZaBDd8WyFgdQQ1hZc
        tragMqPDuXQ2duoWF8pirYHNPATGaANsLnhMbGhA2BZDOvfrvN1Nx3FOyFaViesftsep0/kD6m6Cd16MK+dhXDlE3DCBMA/jyjk4mihjHjcKy8jQQ3uQPIwr
        23DKtFHJy3loHuSpCCeQJuCJl68S2OY+vrEBhW99A3RJTgdTBWscQWKxgjLOiLW6fzDhZe7BQRyD17RYgRXAd8WmQPAGIVMdxke8vUroe/9grBqWUVA1txJD
        ygUr3KzxBnMi7/xglH4QWtX5CAY78rhOHRdBDMtGaTr6fQxDAU4bFOgKsDRSijT8eZgXqSnI4sZkW6RpJtpG69piq8vcnVC3kXO6hMlq6/AkDiBOgfeBkRJq
        KrS44wJ1IsQNMYtveBFtzaTVFit1q/pn1a7UYjcbARa1N2NxNDPpE0q2RO5W1y4ea1N6UrtezllLge6Tw0fi2voyrq2vxrUFuldOI+v8GvSxv6k6WGN7+2py
        m6thHe96NdkdahhtxEaOcG+L2uzTJV+zbXza6Pmm3qh1vb6pV9fr9XGXwNQLO6Rlqa57q+qc0yVPd5vqPKmYNpXQ/5Zitm2sexra6Sa3y/zbi+bxTpecWh5H
        WJwXy+OfLtkmz3lRbbNwOU9yZsi9Rd7cacbVZU+21llizu+yeRTW7Q5xv4kWNLaXWGDzvBWevVBPlwpZ9dSOoVTJmjDvCDLfMzXfjYDnUBOBeGAw7pC50ykz
        qQtFOsz16Q552w6ptf1SVlyfy+E53mlRWOcPGEBge8G1g6Ic39lVDXcxGwpY8xoK4A/YSdhYAJXcUABrwcPG6WHZjeTSFadi6rdqU5pjafxyUJKVNLXYTbPb
        ajG7c1tYl2sdDgKm0Ze7YWU311I4M7I53FimM3mPYMbnoMehpd2JZSZ+zsyeumGBEclkRUdxgcA1AKiZtGABXtZfLnb7Zt+D2VirmoOOYWY1Bx3HxMk1KPU3
        xM0Qsm9tCn+jJtf/d0zhG/ggaTalVZQKxgviEi7Xx40GsY7Y/6SoSxuH1hG0cRDNeSu62yCT1YxI3IYMmfJb4XdjBc0Ko/UKjtxCBYFBO87WehasKDMNlutF
        H72ForecCA1NvOcWyvEbmyjZjt1CNm9ztuO3kM3dOOka8s/cQn7n/5+YrScmg7BxZlpRegvwtE3ejTR36+lqpmmuNq1p4QZdqLUhW7Yak2lwsnxfi62HNd2X
        45tasBO2Ofhs0s+aQZsiLiWDjfcEH+LLchZHzbS83zeQMXIDNau9/Y1mQB66Aman4fleAxpZjpZU5UVm0C0lBJd4ko8HG99W6mv+Js5/sOmQC2JIhtwGENnG
        Olx/q+CzG+FsGx21DXAzb3fGA2xdWCQ6mys7bxQAN1WmWlfmvEhlsDDDpOCfHL63lvCWq3aIEdW9zQeSA7eKYL3NCDZ4cuNQN6KgGfqgefAfeuwkM3630lbC
        1wC2nG8psarRjPre8UWZL74L1lVJCpK0nmipE7dyOHFdi0phV51LbwSVGMLnpZDVtqm6KpvZCbbZo0JbvQUzIFkDs4QGZgep6pthxfpatA8MXjwxbbcLkkE2
        m3y6G/cL+uPFtPSPXojSXBqk+egmqz+zInfQFPFeieDuiN56yFfeXg94DK6H1lkop5ELc0q4wTCC5wjJ1chw2IrIYYOu6cflKJTVrpubr03zsY0NZF+5scuy
        gVWynZMO7DCnzAPmQLtAoN/REnP7caW5n680xwFBvu/FUhF2NxOx85cbTDScZ0sZARINbEhU3pCowDbq+nQvjIwXjEUgua46SJEzF/UOPZDFnY13Cn2Pd6GR
        1JnTye5s0u3OJh2RV6rW7Mwh6xvUu9a/DBsvsfUs5pZ6VvfrnTjjpgBsH6OfsesWQHCyNGzjXmMc/eMxIC3ICOtKTY070NGEVVVmoKmTtHB2MwjWpJsj6DqP
        XD+eJ2QIIIof+4GIjC9BE0rwasrDqy8mIRus76feUvej/2LXb+8SmEMO/GNbh2YSwI1AAnrxwB7Uovpp1L+sKPsOcqLP20mZg9YkaI2DuqM/teMe6sEOloYz
        HmOkWb1pRPCbdmGM93h9mLWm0OMe3VOdds41vlTeTT0rV6EbWobKZ/di9WZSvll/qSLDlCX9yOC081od8kEIAd4l0pHeHv2EysaJhgMBz0nAhmFYs+R6a0Q+
        I64gsLPMBC3ogygn+ooN0tnwTEYtWNVfKW9o2ga0HqQQYPsghorzQaDBegkgMeDTeS6vWw6GbdPUZWGQ4ti+W0U5pl1bol0rPtIyAwZC1DLeDCATJn9LwuSb
        zhhKs7EvLJpqody1/p0ODPN9i7vXu333WuillFkjhfuc27LP3vZ9ZtHaFn1W/+/sszJ9Drbss7t9n1k0qGQtKkdDlKSbfru/tX1tqVjI4/cPHvT8lgDA4xbp
        UqEiYKhJO2B1h7pTA0dQl3YqvJaUFCRNLYMppZBa0TAuUUX3MVGww38ov7E97F6U57C27DGbBClwt9kGd0EueUAtpwMXDG8ECb8aY0HcWcIdfjZSzowkX1jD
        gUiiotiIPwt8KxE/Zfz04WdH6kf3JkGk+ZqZVvjhU8SACqvlhvTTRnILPy5+AvwUW+XmB4fw2JhtQMwcZ3SfNBlCZPI8E8R4w4d87whw1a2Ik72IHBvv1xTl
        fmdR3uYsiknyYtoHXvidNPjPyFgW2ZQBn+Zkw1sEPBdssY1z+bBVBcO7UmZjDgBKMV2UG67tqXMlhW6Z13CIdgcfoeFU51t4htbO7wrltTqi/iU51N7vxnPG
        h63vIsedsF9FTg5vKOShhnAW126mnTPkFI6oU+TYh2nLmtdth6378Bj3BKFDHlbej5LjTdhT1JVnHHRoqmKsr/v86joHw/o6YiLmNtrFdoWHsCVHXpztbr7j
        9oJccus34oMEIY+l8l5DmntgUC5TSaKCuROWeZ261617vbrXr3tz7P1ey5hdV48nrrYv0mbIPQNEup+vzRJzSBCHkh4OGkt2+o65Dj7ueD3uGrbzTWHoIqqr
        /AqSYJGtXcjqlRH9s65mVImexYON2RNJr1Bi+h01szYTt8BDC3ztmRaU5MqlJlpLLa4fP/M/tyNv4d0k3EBUKPbDSjmzrBgiB++qmZqo7IpvU8R7JYLfEBNK
        wk/mgZLYaQhKYTfyrtQ15l1ZYcVclnXSApgxUzHe/KCA5yRgQ7nzOWHGau8ucDlB+BcHnK7Z8Fopewm5bQhnn/yuRxve84AGynJZ3vtQJ/Hs2fMf/QU//con
        f+PHc7gMSqk+Y+E1VT/9UFslOsVPfsywIhBAixz8qG/6xU/8mMlRS5ulwlvFBM3Tchtkv1VMOgnzTskd0I7UuZzkUudUw5tKOd2Z2levsMF++2KbbSm2jYt3
        +TrS65eBIFkvSw6WU58tbGRxhixQd5yTV4zwypYXurgQ7g1lSHJM6fkJCiaGSRE0iv0BAMu+YlICBnpyDzwP0sb+clIAtfNEOqcr9RcLhJJV65aKPbwOW7WZ
        hLF/wWbKFkLrQhf5t8S/ef4tyE14KHicEkPG1FgsS8BIcOLGLRo3Mm4ZR/p+aFSH+Io3Xibf02gXCwOwVGZVDUq1p8EaGEd9oCw3rfbUDBE9zBatYJOsHQbE
        adDe3RmzfZxqpzwZ/d7Oze9sEUfaQpQTt9gkxztbhGlc/+o0z8zoEIhSaPHu19rxZFf9vbwGiwyDcX+Rj0CrbHAnz2eU9R3SnoX49m+mLIcv+MNoz7plRQlf
        ohzSt+uhRb2HYlati0k7x+BW5GJV79Zxtk0ejG/TyGUlfHWxlqudw3BtMUufJLLPHoz36uYaTKlJVuIQQYSAVNxKukPE8eJ+CGEutoVOPsj5rut6yrLZzhhL
        9rUsYS8Xk/20+W3HdUKhImZqeekakaAimhrdj7uAYsjZY3OYy/AMio1Dj+/rVOEZECuG5pEbeHZk5nH6jU0dXMqh2j1cDYCpZk8uyOwQ+xd5vJkjl2gGxMhF
        wdjxX8WlJU+u3mixiIEbTp5cvdlZLIgdorVCJW5nKNQ6WjIdbdclCjS7VrNnzcwXLdOURUe/am9hSGUlykDQkYGgIwNBRwaCjgwEHRkIOjIQRBkIosyaR19m
        36N/C2Moy1GrCBZrEmrwWxu3ZTN7pubR/ZTiK7DIS0sYX2Tpo7QSwDdbVLVaTfbe1HtrBi6rzxrv8tELg8nwYnLHYnKX5sOBfSxVTe7UFLp3MdlvDHrPt27a
        kKY0d+t9mgo4YC4krLW3Slqfinciz536NuS5o2oyLQFcd+sDuKV6l95vbr1WEXob0u+lOobQptsWk+GF9XJjcUOaAoeq2SMdlKcee4dGRFnv1cPZQxvtQMWQ
        bf20829UQ0u+0+bJnTZBS7735sm9NzN+RYOWy0WDlktFg5bVIqFlEOpdemi9nOwmPPiK0nvJG9MwyKtct9FXQkhUe/1yl9ZEDDCAOuZhQ6qEsKuWQkPmcRsX
        iHxU126Ojndy2bu5bGrlbs5OraxXTr2Rsok4+qEeij5h1+PiLI6+9V6JSrKGshAryRpEwNjN8isqHX0hzwA28oMtHlob0kO1j4cH6x/HHxnkunehyC+jGzup
        UG2+dooxTpjn6afm9OkBau1/t7PXwAaa3webV2ac5tAztog1c5HKG+TMtYyXTKpzZjDPmnGaoerE7BdVg1y1HCMmhSbgyuvsA+Z19j5j26oICjkECZqsABbT
        dbzgmJGL9oxctGfkoj0jF+0ZuWjPyEV7Ri7aMnKBZ7ZWS4ZittVRs5ShZilDzbYMNdsy1GzLULMtQ822DDXb4p311bEA5byCmKPjtuJxip1Gh6TPPE7Rbx6n
        2GUepxg0j1MMmMcpdpjHKVY7+ZoA6odMne3YRtRGNlwLALKlWojQ2TQtNudsSzciGLPx3HZqNVvLbadWy1MSbOaTeKAYu+ii0fILhuqnps0cTghmS5RRG/kb
        hYgFW8oLsY8rwYnidjjluAvnKAXWP+TdiZcpEeaxizDaUB/J44hcFCILrH6RvsPYBX1c518OvSsEZzqTHjZyOg/Ln1TCR/KV6O948/2RPHZqJR6AEm9n4x7d
        Bae3kUtJbl8vE8j20O8OPGCB7WyJGZECsw/AWExKQvMScyERB/fXnuztJzbkFXGLQwdIuIlf6W/iMyIOGxRuo5+GOONhYIS5n4BBTEdhC6aj1Mh0qID+6mom
        jERLgcGiZRxmLUGcw2okuq5RySojWyY+siFx0JjYpLlnQ5qcpImtaach1bENqXyTSjWlOr4hFQ5A64ODQm82pZ/ZkN6Vpx+YCynodsOF5PBaXhLBmoPwIkZ4
        ngP8wX/k2A5rH7s0QI0mM5PBqJfXZRwWDJlJuBIYMABUoLfVplYd3dQqWC2Vey//F3vvAifXWd0J3ve9Vbeq+vZL6u7qbn33qiW3LAmJ4IdkHNxXkWTZGCMC
        m3GyZMe2JK/TIoklO1n/gmI12IDIMPkpv4Gs7DhDdcuJlWCzSpYkYmLhhjhEEMMoGdhRZp2MCIYorLNRFpIRwRr2/M/57qOqq2QJCAOZsX/qW3XrPr7HOec7
        33n8T1UNcqtMiT2K1HJEC5Z0QHoIbZeGuGm3Zo9UQzkGeZSqqHi0BYqemWXaBMv7TGRG1rTRorEd89HZRlbKfFhAnqlIvg6jnUdIoMSGbEgDcQ4BiBMAr0tZ
        y1WR7OCqEiQY6U2aNi0CECquZAxYM0IJ86hCdsluQ/aLAb4Z2AE+48gXBxvGEwDTfMZBjRpEDPvRPwBM8wQcvPQxjWLfLvNGVdW256poUsHniqq9gcad70eh
        vrxlNXl/hYMoO3iMbno9u/8QleyrIhws4MBkaUwl72Pu5BVODEzB90QkbUW7PCvaThrIQzturleVFBERH6V2B47m0bpVkjBBOUq4XiE9/IpeAfdw5dJvqSx5
        C0CpS29R+i2guQrs5it7vcy6uR4QMQccqRvo10bdXxvo1+ahyOL51q9FJPJKedtUr7fZ8HxP6bf58t7grroHqRRkEcI92+rA6yxtvavuQka98j0u3F3ZPVzr
        8pXv8eBWysaEvXcBRxIH5UjkHvf6cM8EHIlcyes16fsrHIlc51LWIQwUnHBQ4f1WhqKWcnHPAIfoZRN8W+MTEEmu8jVJF1jzkAI1WInpiMwUNvgxi0Yfc2IX
        EggsKl9oKS5ZMeASb/stv4s7LCC80P6Vy1Zw1mD6Mw2mP9Ng+jMNpj/TYPozDaY/02CiTIOJYrGmM54wbhrSzzs8pJ83N6Sfd35QP+/soH7e6UH9vMVB/bzj
        g6T9m/pRg9mjBrNHDWaPGsgeNZA9aiB71ED2qIFYIQKc4ewZzg5Da6QvvKufBlfD3bNSas2Zoota94m6at0pSqq1UxRaWAOhLVobReW1lGi8VqRLXbmKhDzc
        GMCHp1bb+B5mEplB41FlNMTbbIM9+glo6eY6SCVCIjpgk+18vvvVQLQDFqlz/bNsI+bUHqnjOvdZO12XvvCeKLpFeRvMf+hHue31xt/3xxaOX+sXE9b5fjFh
        vdRP9OSttS/0E4PQ9zk2aW0wf3GAVge6/l8PoPDxeuN9A3E/fn9kIGYIu0MDIGubFEOBitT2RW2zYxN1Zn7Dg1ErwBXjY7a0eoxJspI6eGs2D9vrlp4HmbW+
        jPr6Murry6ivL6O+voz6+jLqa2TUR1r/9/Z8ZjiGMqFS/+xEg37BDPxFQ2bgzxsyAy80ZAY+15AZOA2MIJq5Uw0M8Abzkw2Z6T9syEw/15CZXmzITD8D3CE6
        nmkARceWlNtAVVB1N1BVVN0NVD+q7gZqAFV3A7gcxlGoDVCDtGygJG4AV0+DDlx1lzQYQJgGUnU3UGw+DsSA7+Zwg4vssmpI1d0GV90dUQ1U3V2pGnxCqu42
        5BUNPW4NrrrbaKu628iq7jaiCE80UASloavuDod/blnuQROm/o28jeF8PlM0GVneTFrYLE6agzsgDtKxuFIkzCE5zkRinTgeVQk1ksORR1IEp40ANRL+xgw1
        0hfUyHV0UQk1kvTTNNAQEdF1hZ8xMcSSjvumZqPrAaCBh8BLZ8A4vj4OcFgXs5NzisjAPEFNs2l+6ft0GHO6ceQpTxmYPU8FmD0PkzhFhxCz5wHbk3hEgCI9
        VZOCxg6nIzKCG6cj1vEJc+ixu4QOVikbM5tDP92IfMpfsEz7YAFQaxUAtdYrAdTSBcri6Gnr2wOoRZ4NrPtAk92X2BkuqaN3Fw4xF8BHbXiHTerszXXxkUFx
        tYBB2oYaCuzW9JvIyLM5M0hZ640a8QX7ok0Nyass9nIyfrAjqaYGIFJJwO1L7e1oi7kPDh1OG2UgX7o+/N+MbJoE1RMZ6KA8TBmID3PGUCNTwErBnBnQ+Imq
        ZM7oRScwaUY+aUY+aYZMmiGTZsikGamPlv35oN33du/gENjguLM3GWQXAnXsHQB+UmY5TE6VAmi59YPQN+JlqE/t7U0G+NZS7K0zU77DKevm8gJrb8M1TYMU
        7lANAIM/WV7Ush4AYl4yDG+dN1s6aWKLZaphFBga4EQGSw2hDtEA7Fj0gOjzFvS/0v2kmWlEFUsqk/ULHKVLQs6S0rl1gZh0NbTNYZfkoSWlcwX85jzyTBnk
        0ol55ue8eEh+ceM+wOuct2l1oeNhhyQWHY87tBDR8bRD65AlBdAEreesHbvydEdD7rQcjcmzCOCAAe7fV3WXXDDYxaGkoc2aS60TTbqesRxB0g1l97xwlC4c
        kwsHGCdogKFjIgAr8mfVHRAL6E5qYK29cYFujf6KBpw0ZzQuEaDO+2jT1qA9OL83cWFAZ+RRG/cxdJDikgj6Ak9fYDA+aQtQiQ8qC659VdOXONmdsJ0veRyW
        /I5H0DNo1Lu0HUhWymS0Ju559oyd3R480/XBd8DfjOssRs3pcp/qet8m7CkKOsxpGJQ+JInnxUkezGEN3or5BnqewOb8nalnFMZEuejOxFZywZ3tF9ypL9iZ
        X7Cz/YKd+oKZ/IKZ9gtm9AUb8ws2tl+wUV+g8gtU+wVKXxDlF0TtF0T6AiO/wGi/QMK+2vcjzAzlQaux2NAnsypX7SessMttZsdVKMqGE6UJ8qRYB0m4s6bM
        VVmIXA6v25kAcbQAaWUCZJEFiEgSNxMyXiZknEz+2GqQyHYIYmBQDepC1adN/UVnhg1iDWNqsfOxO47TwCLx8lMtnAKsQJifmsMpH+poiXTk2RuZSuSzJEcO
        XlKWCObF4CUFE5PuIBM5Uw7YKVmpsctIYtA3mOhjI2l28dIJtlni5VymWc/NeTFnu8Q8Wqw6Hc66iYVkaiHBNoFeFzNYWDKp6Ky5kIzOJzJzM/y4ZFVhvByn
        /+miZAEeGEXXmq35ZHyhtZCsuThUMprDGbKQKIWfm2oVDMoteidddzWK/7kMxZashosLrYgVPXG0xQ1PrlL0QAZpS6YxrAvJWno2rqWLxuhausWcV1dRQ1pq
        WjVxRYyneoxnRt0YpxbSLdyfcfwCO8UYNSYxpS3UQdw1gTbn/kzDWMg/0Y9N3FhTq4s+KbWihfeO8XtNPGGEW3ZVtyeo6eIsXTmKx9WpTWPUCTSu+DUx8Zus
        tiQn2gqXC+cYml/u7BqHuUMWniTsivO3FGXqzeyfCTHWK4R4QsZGXCC+CDqJSBpRJxpfsUBDRxetZWzAZGSBpgKogMnogr6urmo08XTdBK5bQ/Surlb5rzXE
        u+HXMfya4Nfx4tdKKDpUYjG2I2S3pyWwq+Wow54ki2HxIPzrWoTXtCAGrl4EfZMflIkw+oI6TuE3HLMOiLnjlgQteVCb35qhL7QDg/jY41RpjxOmtLkp9jl2
        +iXqZfolI26kX/zKp/5PP+6jnU8FUZqt347Semqj1jftjo7Rt3VS+Ru7yfSQOZtHinnpC8YsY+tHt2Fj+VaOzPO0tJnjWpFr7J3X262sbOSM4AD60eeBnXKc
        K3rOWbMR6ux8nmtMHQf90Gb2YybpVbSJPYnJoOMzpmx+T5hxA8ePmKSg0eZ30YwZ7v8UpoXu+78wyXT9503ZNH8ORUOwWQbv0PF5Mw5lbxfMSnfSKW2yM2Qn
        6/NONkW2p5N3kcMp0UX4nzxs1Pgt6+Ul6+Qd0/KKKdluK7GrjMhmfpl0Z1h6MySdiaQvNXQFcXUVGgZsNDzlv9Z8tykbunfhOHCD8YgpSDlzpuzwDmBPd531
        IDZum+37ANX9WvOn6FC/wfhJlAO9wXgbHRrXWffSoe86a7dsCe+k7pzhkUeUruytXcbn4fPYW/NPElSpG0TEhg12JfwDy3KkrslGTvpJn/lQRGRy4S+N2Jeo
        q1wc3FPeXOzZhpSctA/SoWcRZ7rg3e/E476Ox6EQ4YUXGaSn/Ey745nKuYzn8WOcmE2xVQQWupqGnegNXC5mKtM1bNrVDjAnKFM+Uve3YP9WRwq/hxjVcRnJ
        Ef4BhqtN1/OW2S+2zNhHn0zC16FUhAq3qEOvs4bwat5Gv9bIechJL1yM0ic8ifeMLliyDXSg+RqYWGz/rM029njmZtsI/3ff6TtoHrDebmbIXIJAxwGNLkIV
        AReGwEYPMsLMSyJi350zt0PsDBzejRL/ODOrjSU8g6nzRi46ddVHT8bLLtY2qgd+Wr2GRvzLOjRt6GJt9md+8j7+8qI+NwzRcZyeHtHTfXp6VVgM/axwCHf0
        RgRcGWAgn01AQ8pfY6t4mfj54mFVJRlAFAeAaRv2pmUYvQCA0Tb7qzCsdFYGk5kYe3W4FrNwxapiJq6m5n6adS4d4nCdFSD+Yu/uc+kLbgiwhdjgoJGZN4oC
        RV9EZpn6/IyoQg4boxwujURrDsSVM23dQa93Npj3AOBnvbEHhRnWG7tBa9MWoFXp8FZgKa+17wWU9LQFfFW64SGAJ683fh7QyeuNA0BZnrYeBH7ytPVA3M+I
        zOsNQOOFOGVIGD53LmTRhJ2Vk0d5ozMOpBI/db08dZ08dVqeOgUIbUilOlozgtZAKnG7h6XdQ9LuSNpdQ7shlQx2XrBnQY5YNmr0JzUij9eaiNcaWOFoGRmL
        +2mtqRdrzSDWGlMvMwEtM4agr5BsEuNVX5vxKhLjVb+wWV2MV4NivLLEcmWK2coXs1VNzFaBmK14RivabMWFAafYxQLTo6vpzoXpcZA1zcz06MoruOCdDX46
        w3XNRDzaXFTGzUyPbhRxYG88oEN06A0D4fOWZecVn4gnUyv2NAogR/EyHGRq3iZYN2Zq3FpHtoXHYGqIiNZ2Rleq04wzE0fX4k3rYJuAndEVQxLC4930md+M
        ECDvpkMA2HORUOBF1+H6EfwZR7A3TTgXubuGXoBCNMSaQdo6d/JhC2HXp2yFs27ZSgnnk/iY+fYIwPHZncpFNRr++UaGtDJQkcZRLLQcgSgkRvu9k0kgTIqT
        YGJim0+zocrZ8sW/+PxXP9kAUKCtJ0nsaRBz4FBXitO8u98ZOGgdMB8y367FXG2KEyIg5mos5vroOC21is+aOlAWQe+CzJj+9Qsf/5Cffu3LZjr3vJ0i+NHl
        Ze1NCDcRlukT/nc30GKLncd6WmyJFej4CMCyqJtzpmA+HojZZ/cgOr/Wvg81yjaYP0WcRdf+JATueuNtqFc2bd0bs4t+d8zDdycvYxyu/7df+ZOH/fTvz31G
        XDTlBhnf1QZxdg2HKgBbjNYXHPql8BWQx/rZ+64iDgJApsYtgDHT0T+1IvjHlOCfcvFfg8N/zFL4j8lIaOYtEv5Tm43ezCZwkH0/gn3qKuLIZCCpKYDMV5Ak
        zBWhTc7hVcZepK7gEKqIfUrwJdH8Y0nspyfwpSrctr9O1LbWMhj+xEPEuidVwEwsifW1luCBcSHTqo6fqCJ+osLxE21t4/UdUsVInQeQxT6ymQ2yyzezVdlE
        mzS6VEDcE6MadpDHUXDeKuqWDi5tzgCaM5Q1Z0Cas0w3ZxmaM9StOUPSnAFuzoA0Z6B7c+gQ0GYhwKjqVmV+Q19qenl0eT/SmyJU4zJYIKPim2AkkzACLCqn
        WHgstEZmcx/J+W/Gy22o+UYSwstXSYO91JVk5GQy2qucsVquRvZIckP64qHCO0Cf9fcl2CrZZbl34Dxdq2WfkZ6jL1w/DE+AUyB9iT782VzE/oFzfG9cSf/u
        EHspqun/d6h/g2nEHi6Tt53nnxI/osUEnnkfWuED++GnfGA/XfjMUxHdt5b2T4q99+KTrKyxEMfBsfQVNUIz27PP4gv5Wqm39Fl/X9Lbr3X2du69pd5eoBtr
        +PC1rLcv04fndW8vZL19x3t1b9/5Xt3bl7O3zb330r2Fklwl3Ry9Bf/SNVt+gTpyfHHOikelJdhKftqmi78KevkqLSE+vXTRCLEEBFlr4TSsitPQF6fhqChx
        IRggAB8E4leEm7CCIejLFLvRTEvuEIYSiCpGMPrC2tlpU5+fEZuZyxtTl4si+wVtQ+Idwo6QhOMvmyIdP2CKeHy/KfLxsCkC8n2wu5AsPcIVKKetlgnZusH8
        sJbET2tJ/JSWxMe0JH4CO0qSpgVDZUp2g9TgenqCvtX0N4MY0hC/jYmRqCPFbD9/Sg3eD/TxakxanR4EV5yCLrQ6fv06efu0vHxKlgEly8CILAPLpKPD0s8h
        6WYkvazJMhC0LQN/lml11bJWZxdeUlNbEIJCq1sOra6itTqPtDpftLqGuCQbit1bDSzqU/BfgDYaIINxOA1AGw0SX+ztjaDVNVQFWl0D+9YaHbiGdAMEA/eH
        X1BKKPka0AZEq6uxVjematDqlqsanxCtriavqMHLb0N9gFZXa3Mo1zKtrkZaXU07lGu5Q/mXHOx34Uk7bWQRtwc5uchFNUwELdzKO1sGLc5dzexmNosBrNAA
        Vru5mbHhgQU1dzMHUP82pVU6vQnqX0C6VuZmDsTNfBtdVHIzb+UlKFfgkCiHP3AzowIkbXWD9Dnq4/WYZIT1+tS6up2+/Eg/F2pELojP4RE+1hLONvSFPg1O
        eI1mEf0U/bBERk2jjsx1it+xkRujgjX2NLWjTbHkdyYVUh0DWj94oKRxI/gzLo1TCA+OrocOCLDcYIN5e8xZz2+ALWS9cVvs4rKtgFLJPOD0fUfhAfeF3HxQ
        zypETILcfPGA+yKKfPGm+uIB93Nnqp87U31xpvriTPXFmeqLWuppoguIAEASfvgmo5hoi0cwsWmj+3rFFWZnb9lXZ0xY/tVYY3PpRQvrMGJbgFajV2ysypKy
        OWEwYixbBLAQvPRwP9Iwo98BRYRR2VoQRj8SnuhzBg6EB00xASwWW3yOduBqinULu9/0//2smbPzGFNjE9Q4TtQ4Suw8WVCklX7ZjFekXz37qT/2YoUbJWPb
        LEuEV3rEl/AIkQiK7guJ9r045pL1jJCPahcmqlzQH+y1nPQU0eW/0NmUXEFbNuTEwHfGU9io3oF9BvE59tnT1k5sVKet21B7icggbgqs1AHZZ/WyA93hcKWN
        KBkoTOAAUk2io0llQW+Ik35VWcidUwtxzTqgopPJquw5PoPCk3A5iWV+5uFnk+p8Lg/FAVVR/cUD1KrsOr98Dxfi8+cTFPujp1XnEQWy0EL1v2BhfgFp1lxl
        r57fUuHSgBWU4avMk16ur6bTC2G8TEUZlMnm3dvyLxu379q2Xw2Ufxoo/7Q/bym+5l/4wv7C2b9vP2DLYAyvLSTD80mohh9TtGDMJz4KGZI+OT/fUsBsCWBy
        px4NS1FB6rPfalE7SZLLl/lWsryV9D2ajHyQ+lDJe0dDUcpKrBzNwdgwhMupn+E8vRdv7StAZ5oK7IyqfYP0l5oVtvBxcGG+tdCKy5fu5gjmRovGdVjVt374
        5i/83NCH/+imhT3xuL4mmIlJZY5H4dYtvQKRyXxffooWOFKG8rYKVOBzpWAX+qy/L1HwnusMdjn97pKCd4q+9OHDczrGJX2ePhzVCt4pvpe47k+yqtB/+m5W
        8ExchreN4XFQ8EZJII5CyJBuZ7JuZ16s9VFzPdMxjDnjNPdjihadYshrqtJKgqO006urgKtSVheQGAYPzAVmJX28eHsylZfWNJmSiXTnufriMgRmq4CIoYGK
        mvOtFk63QM75fD67AGCBbDgXF2K/GNqsPTVMhk2TYRXQOPm6iSkoPhYTE5bYMC7dNxRepDUQLuVy57GE0tB97U9PftUjgfbiVz71r7y4WTIxEwvYJ0uq/I/x
        8l72ikyki/TtkCluEdri2pttlHECtMGDCkgQtRYs8rQnA7iQqRqAJzJVHVEHtKButncC8wQ4CERlmxlAfPwGYzMdRm8wNiGwYbO9kQ4Dm21ATkSbbYUFADZh
        s1tuJknUCdErJ7AesUI5wWZCg6WsgkLp5mbC7ahYt97Yhnp1642tcQJhOiMy9UbUt5u2NqFyHYpMWWJXXCl2xRViVzTFrmiIXVGJXTFWEzAPko6QHW3ogw6R
        SwgYTgcdOIYjyfgncKSFla2sY9dZj3NhtOusIzC0nmdD6xFW5dlkGovJdKWYTFeIydQUk6khJlOF5s6ZslocQhqhwyo/9/QDpnSVVH7u62FTOksq/yg2102x
        Q46LHTIRO+SY2CFHxQ45KXZIS+yQK8UOuULskKbYIQ3ZoiuxQ8bl8DkHIU5TRvgB07IO5hat3Hn3lnz5R6zY59jjBDWrP2FzxVs4hAVKbgCP0iaEefIJUXI9
        OAbQqoCVXI+VXK9NyfUyJdeLuHQ1cRKcOqLk+uE3bds84B60HkpfOgJ3yXLSV0mHo+3A33ziM7/iL/HsEIuYJ8uOFmaRk++I4lBvFqtpBR7f8h3WkjuIz5J6
        ec1OalvMn88X3Leo+hbjzYm/T9VK7Pim/W1ff6T0Nfj57NP5bxpvUf6+/dSq5/8VepSgR59Fj/76hV+1qZkvfuJ3aANLGl/sAYXxFx/BVS98CD3oo2uhJJNu
        dzTxtj7y//zSE8PhZ9x7tilv631P/cI9L7f6f24PokhLQuMu0qcffwrPeJmfMYz30UjA+TqC19CzioUNQQ8LbY9Gfl/xcIFQt6hp7IWCibjwQLnigXLFA+XK
        Rsll4DFkDLD+JFtqV3knk9rrGK6hlm2uxY1UOJXgYgp/6wedyYOkRr3dzpxKw9j9CG0Os7W1n47TEhgIvL+wcCqpUDt60i9+GcbNT9qqn84RF0cujImQOhLa
        qULmSU5D/ACXI2Ce5ISjw3DshsyTLo6HkGQbMk8nuO8h2hGEYH8HhwMxpyI9GHOy0AO0qQ3Zt6LzH4DHg/zGpMn5jbwwhrTNiie0wgw7Z1ONJgZMIvTJiH6U
        XosjgnKprSdMSb/6CI4G7xh+Wz5iy/Bb/PEGA+jCEFtPmbJdOGa2ZStx4lZjG0PU0jOfMXn71ZDM2WiWNjS0nNslhGrVuMWRD7VZLOhmqm5mC1xlLzsR3Dcy
        ElS4vc6VCGCUEiytDUhh0UBJbvRjHJws0cIjMSMcAcAHQce0Vf8/PseQOM/Z0Y8m2HAD6uh/hkzJUlSwP+FYUDYUNKT6gC1Q+9Zs4t3ObXR0924Hfkw6OCuV
        MNJ+gMw03gigNuXOJvVUciKvFvdHRHsV/OqpOs5u2F5nX0jfXsaUATo/oh13oMqMh7WDng6/NJCtlXd73ckC5jk7TqbJwPVmqE88Y8pI0qrc2ME7CtQagj2Z
        N+0eD6uTrt+OZXF/+gVDBnb0DVwOTJm3J7Vt8IvK6eot+zhrjR52Oxhe7/rQM3ouejCN/B/eN88mJtpD0oQbV5zB3Rz534il6sqtdT42buUsicZtddNgox9o
        A79v5xoybPfWVvd7tc09RlGZjznoEJi8PffWvF1quhbGd8wBDegOMb6fI4assOdpB9IspA8xx6LfGze0yR305TAIM4ZJ7YcTNP24HqWxW5pIPpKYAi6J4GDO
        XEwUw8RoM3YdZmyXzdj8Uv0KGIdc9gKpxqyqAQBIJ3sUG2LkC3DIgZ9eMJBPccKcXWPxHtpP32dq5FlJsUBQPpzHxHa08t2LL2vo8/XWI/nAPYFPQH1q4YPN
        iga3fw7faUef6EYmji4khOJSiQttIUg8lg4eivWYaDlX0VpvVFDEx4SCUUVhH1ZEaokLuwl/joCQw5+GGB8HQecCUt2npavJYdU+g27WgFuGOHIEqtfWG4ra
        yx+tgxrGqcZzmf6Hd5EKGn3DFHgaE7775aqG6jKw4XvieKwXqdslQWRaB+28GHXq3Mz1ji5KYzkJNEDdjMcspGfWkiFQAXoHzzGKJg3ycIg/2BGvshEP4OJI
        EjpH1FA0b5GgBv6OSnoGZHAau7lPJY8hbIqr+iZFbIdKitCOffsBxa0CmgEXuF4IM3HSARJfZ6FgQCax+HG21T2m+TrMOdYb6tRIGkomwhGILHct1r+1WCrX
        IpFnrTUdvYGfSdtLR8d9eKA7PRgdHZeuMlVUhSryNv3Ncx/4Nz616guLJz4EG+jZ0zbHlxStfuo30OqpvNVWl8w/czaF/frlR/pTopE0jt5rxVnvKmCPQFXE
        IdvmtAq636U0bFMFSRAqgX8IM21x1bSItt5Mq7ARQm5XIAt8WOJJmEXpmnQdzY+9vXkzJ1JUGF0rwpTNsi4SXv7gcBktzEN6ltQuN/2b//Qum4fqfd/waDgY
        D/Dx38TonJ2jlpPC5HFBwp+nPuxnnwIXrMO+x4O6Y4q6Y0LdAXMNMLdB2UB/zS1QPSAk+kX1MeEAe0AF++FefIA2REOcmb13StK/s6wrHY9iIg5ldXavFNSV
        FK4+tRo6l5yK6FQkeJ2kTmMY4DmtpO9/Tz/tDc3o9y1xDbnpkffwxnyI4QzUEJbREb0GBWrkZjZK4OwtEP2qIsB1XYJtk6l4FYhmOazBb+OyQ4aKV8FAZkQw
        kDEeAQ4bEfMxbTgJyrnTPNRpHvqwVAwiiIJThfC3yscfjeUYyF/kZ4Pa+hgRCQt1HzD5qtv3I0Neaty4sWPjPHFwH4Q1R5gYtI0awGFcsVtzQPF6QDs6Nb6d
        0TQCIeAq2E3eOChFt6TXpR/g3B3EhEdqFcaZjlM8BSapeYlXp30tEcs3udacCUsgA1LvIJkDcNtNNBiQiKwwa+uhCb94IpMVchpiHs1Yo227A8KaJjJPsL2W
        bSrqq68kvTg1whsMBdxF0F4tnZpN3LQGJDqSxVMsdxROPCknsF5oJDp8qmGmRP0HzTrp4x+KsBA4ab/AQtJSMQUqkv0XSIWB1WmBWC5S3CutD4Pl9WGwWB8G
        8/VhULzxz9P64OXrAzIuYyQsjugwMNSQGwTAcQDJD88AzV4F+8yAJL92axABrEsGiGtNGGvWG9cwSqca4CU5ALv3wS5fgR0eosDBSTB/wHX0wPwA7ntgP6zs
        D+ynGfvld9JilJLqo0WgyciTG8cEf7Km0BoSO0H0TWk4tXjImkk/8I4oJWEW/aOZOBHylvbpUo8kN156OOIQttJptFfszIgpAKuxnacvffrTHz3q0SbsK1/B
        fs+FRVu6yiM3kl74OvS4CIAKexu2g1qd6d/NwR3K0giV9Ug+9aXV2MU+8emHERWZnn5nFC65RKMuQCHo2088ZjIsayCOdF40mbeq2yDatos6GSGMpR67Ns5j
        xQNvVeG2A1P14TAJhsNlruha42pSeItduSNQM0eQKk+CBNOkGBovgMY/9q3N2Au/iRnblM8Yimvy/PMLMV9huiabME7i0G+MvtU3Ps5vHC7RiHWQfQ+GGtCL
        vEGShmUrUuD3AYNFNPqntlQfSlbT5vZJtfpJUkBX/AxK3bHDlHhiLxaMZgKVV9VhgSN979b7GfJN9FYpyoeIrJBn80Fxo/FLmlDXzTAW8idWUbOw8dHmtsJR
        gG+U9QNxhOuNKYFSVXHEvmDZ7lbW2C2TFpYKgzPMSaZOBUvKffrcYcnRqEAVjd5ntg1fTYavzuOmRxGgrHAXmpm7sCLuwnHBQb0WbbgRKMogvEpmYr6NPnK0
        2A76QDrpVl6nUqRkDqXW9mZ0HYO74s8QPHK0a0xwOzx4JgLEkJ/a5t3D2UruckQEIv44cjNQhfPbcGJHzOe3xgxFezs0Grj4BnC4jQRNlV158MWCKupCFdQ0
        ex9NOk5xfc30rLE/pFGJEPE3RQdXlgsTMjqCvW6EDg4kbSRqQoSwZ7ohUxOiDjUhlHBDQ1JgMcXHC4nMudSOhHRzZLDHccPi/WU0YWhv1e0sLJ30MAksYv1o
        zhJg4/SvSEphHN6B6nJgndRMHQbyTZxmFmbBCw3sNlycl5FBHTBzebXTaslyjqCPeE1cjsD6jdBM5KxizcTmuPMgJF7KInEH2T7N3k1T9l4mYmMdvcANygI3
        iAXOkQVuUC9wMMTyAocTiezOZe9m8gJnFgucmX74EV7gzJSHnZ86hQHjYNvy+jYogeNuaX2rl9e3er6+0QCQXoDthZF+gVY2X69sB4k+aMtjykJZ0dsdDQQJ
        hCje8CNRv/AEJFuMeDX9u0qC3Pr0TU6xEthYd0bEgyqCBYukKTKNtD9eIRGT4WB1ZCgj0v8QoxGP052TkFd8ORC6eQ8lGvaYAA3RH1RbYCV7FXVuLIWFGgsE
        a9jpQyHgdnbQNdFsEqtox/2ot4Gnr5AS2REXxZaKIhVApkMyLFcxrQYDtPNKeEM1Lhuqk8l0j6ikN9WrdPmfOWqS5iOA5kuMwnXH/4zEPvYqxHSkNi8Hu6nq
        fo5O2EYbhKvUat7G9T38yLNxUqPFR15x38PxVbywpcbNMS1FxNnT8WpW70b4PMLdXr//ld+E1ZRlfxykm9n0U9omDcgeyWnf7TihvCEHRuKdzYDeIw1kwEhd
        7hJgJBQ5zfZI2vKg5zsbeAx1IEPNs+okMg3JgO6JGkDoBTrAIquKHSB1oG1fyP6+Uu9lAto6TzfKRjEbgSkANHBE85TkfMARMSCOiDFxRDDyLksvWP5XcHhh
        Jua8JWKuAiXXEETugMHWNF8WpllghcsathFimkGFpjSo0CpV0xHgjPodCOpPAt03n6Sa7GXpyn9nx7WQv4t5iCX7kv2rV1wpUWEAOUdwIwL2jRHWy4lb1hHv
        fVPqKkPryL6gMFRt1/33C4N/UeeP/Yhl2NRYnjgnryaPiQtk4jAJNbFwRrPt261NyG0MLo6DUZ0iOu7iuInHWvFU+tKxKNNQQEYss6egy1zHACGyf3B595KN
        PGsyUkJFnD1slBrP8kZI30A5d/YB1Wj1g8YuA8d64EDK5YXZcFllO7Cqyo7RE/OuJ2VLdEA577wQDopRDNZC7pHOQL3u4yWZJGeflPztw7a1D+a+tTTxCW8V
        6M84/tRmo9+3GXsb6hvUowCaZR+I1nHZNkj6EBqDNmANzCnAzK0ZJkew0J4z+h2blShugGixgZaPZQCzvm73YO2G3S2Q/oBPRzg6iimeF30p/V74srt1BdeU
        vMndrkmh5HHkLg1gTQDtZelCqfGcTXgVHhT4S57jQQQjKqzCclbsA1aYh/zVeZvJkVROaiHS0nBpdeOlty52jXpp6a13Lr31y1h6P5otvSFEQV0vvS4nGuVL
        77T1uJk0ZJVlJG6Bvr95v/gmcgPpyzC5TltvS4yL/bjuPphH1xv7mB/8Deb+NpZYhQqRXZjwXhvQfJm1FdtvbIdLKCo7YeWOkPOkbbCkuLI5gX0Ub+FqvE8t
        so8CJ54wo7ciV4gWcc70iRkSAZ4a7Zn5sdwx86Pil7mDDquvt3am9fQPSQ1jNZhVUurMHVAr6fijWad+LFMu8V5i3x+xdkKKcEtMLIENDQOSVtKX35k9zU8f
        IWnXz2pN9OMdwtSHsst+l5mY052cjTxaIlQbyoh2SJE47CP+Fzoeo2Ndm6Yu6yFLblYTIo8mRB5NaCvKhLaiZCtBCOO3IblEGOZFc+lSEHIFJx1ZS1/W2Hde
        b5819fmdkrIewkFPfxfZTd9UoxF75I4gXzPcYP66Kf66XzPFYfeEKR67likuu8cRbRuutY+xe4/zPkdx38e0e/Ckdg8+o92DJ7R78COmBjkT3RwQZrGpXw+4
        lriRmuxQoEl2Cgh9bLwbunqBUeS4LuOgRx38x3yKOiGcu8YuUnZkjiB6Qo8QtfB10sAflPbdKM3bJK27RnyXG8V1OS2ey9UyEqtkIKZkHJQMw7h4Lkdo0HyI
        2KqOyS1/WZJu1eAwPJiPYisdI23/YB6XdOFgnCAMzykF5tbhZQQegokwh2WIyF1FB8adWQZyUHRg3JlliHYYoUOCgIJlgIZq0MFBmMMyYAzV6MDpVsskMHeZ
        FDPJiUvqUqlhiVkY5piFKTWMmIUEdbjymIVhecWwps5hjlkYbku3Gs5iFoajCE80gNc2rG1mKmy5ln/QeqhIW+E0K85b/BgwfqDgBzok0iLZkNhPJ9Ut0cM7
        t/ESZkUS3WpF/5lhf6pbFAf46V8YCSh7IE6Fyk779oUJty01bqUV77l39TOwUIpQTYtWKFsHzwZSeAK71tnYleXfKbeQHuhlfxmRiHMlkRqLhnpPJ2F7Q0t/
        jSXtskgEPi2gtEg0LXqBWNCnqGMb3/1Ipm7MRaVOMpJRdNYUrw57vrr120yHZmEEoXlBxpoRIymGy6rc2kTFc2XBcOWy0eEGIzetaG+uBUXG4sXVeigDCmKe
        NPc2LJPzv55W5tNb1Lsf0WoMczL+Fj9wUhGPAf/Nf0AcMPGJ5J2F0KWQld63L2HIWTYGWsqIs3hcl/PoSo3UVSQz9yPMgx47cElGmLyLZOXZY+OApBY6onMh
        9RReJ1NgvWjzauXpNYFE9d5imhIpzlhS9m3stGPUWYtBpTgD7gHajoNmjCzgmqZzlrGcEIVsyJN+zTTdgwgARh0XGx9ubSqLfebKQj8M3vSiDMpeWM0AkJUl
        UQGMz5KyMQgw4jIt9vbE38bxyTYc9ZZyATlnKQ+2ej0m9nqpP2VsF+c6WiJ3w0MNo4fUjHk9dD9p5guB1S8s2U7wSG0g0WUwYzKNE7mCK+cWjX2Jt01fQbNb
        Ij85hZRpYjvqoi1JCw4Hk4su4UCXiLhaCubzbYmbVmTe4c5EyvEL7K+tsYbKu0XlspPclZ+vDVk8XE4LOFwpHaNxokH14QahB48m4dNbvmk+HA9jahDnQFLd
        Ti3+ZNInby/kFlet4U8VZSNyk3jvNeZYvIxdxDBDSnoGPXGEM65cPVJQkriFw5qvXVKPA1VlCMzsK8QuNVBVn1LLwOt08cF3bdn07nzjP6ce3mL8MKt6cj/t
        sF5rjmFXdoMxKpnRI5LFiYRN1HeRaGaLDXLK1PY3GbP3WdwuQE+Da3zqWy2DMsTAMAX/LMYBneJ5G0r6cBhJIrb9ApeKH3V98YjVemAxTRjXoHNc+/NxDfNx
        refjOiDjOthtXCtLxpUUFBrXg0vGtdIxrgGPa+WVx1UIPB/dmoxuVUbX4tGFZjUkMY+0xYsrMFAhtEtZ1M6qCDgugaTH2NlAHalIRwLpiMcdiTk2YTSMgYtP
        dJoMwZvIHaMONZ5Osj4FnFLBIWRD2VfosmCnBjFNQ3lPqcrTums02r3JRh7lqEHpWL90LBSyqUvHBjTZDNDw9oNswv2Acy+RDYZ9CdlAthBB4AdnjQ0UAF6I
        RkQYDsOIIRI3fL9FQrDYS9vi1bYlRZkO2DfvkFAryFhb85sYLGwscbbAkFYz+eFBfqB4VEDSKRKUj2s5IVNVxYLuZRZ04Cj+9rsjtr2kDfRYx2vS4ojs6A3m
        ZMz22wnB4BxHlpby1lhD13Osni+xelwdzoV6EEkAH4oaaKuNm1tt8vA9C1qsuEqMbJOiLasYEkjd22mRUaXCSAFCd2pYI6UoEmKheKMuUIUS2gMT63bJ1BWo
        QlwzhQ8fb9rDB623O1mxrBBo4BIGGHIYIKm5CANEIMvZIEs8YUckhwI6XNndQFRZesSeje5kjE7Y/xo6tYNUfFtk3UlbCPwELL10/IgtSshxG1G8tDVAtg9d
        /+s2HMu0lbCF9p+wBaCAdOA6jo/bgltwxAan0JYBURjp10g+0J9cafayNCyD1GWrUJdNqMuuZIvHPqnLAbTrvFx5B/44vWbRSuq8u1hvPGflOwzSZjxUkvZd
        Dvc94QBiBHE1Gl6GbjzjcCAQB8ZFd0lITUWUL09CKRC7dzcCDMAycFfR9CTFpO4SAaClgidSgQMAHfFN4Xq6Gs4JN9qNq6fl6im5WvEb/oyDsx2U2E4Mvict
        Sg4CEoQLSe7B7Zvk9mvk9o1Std4Bzhq9bIMZRPfgqh1y1Va5aiZmLZLbXgFAh3+x9j4JwY9yi/woZsO4WPuJn/rZPfvv32MYf2UYr+aSWV0GnV1KLm/b28Y7
        hNHW5Bah0DOnRwbpO+YCfEAAzM+CdaSN90obd0sb74y5eIKLNjKISHCx9rZSmoC0sb15K7h5rO5JY4K2xgBhvuJBt1hro6SHC3z0cRy4dgqSMyclcdPg92Kf
        6UruPbSaRXu2sGNNzhefJ0qfx0ufm/PMZOctgC81ZHea8di09X7NS4eZt+B8tBHYDzg6C1VSuLYlKKGC0TvNo8eNSAIhzTtkvN4i47UTWXnR3aX7YKIHpF4S
        CHzElK6YlXXMl47B8HWKmvi/6rB+U+nnPyjPf0Cef59+Pm97mUKZCVD9xpRZ6uCCQ6bc/4gpDwA1ScUcfW3sSRNKQ3yYn+aBOwLhjiP6Ke/XTzlsagaRhgQ5
        q5zwwCpuJ6u0zBKvHNMPe0I/rGVm7HJcupHzywl95Uf0lcdNYRlufAByrHZjmcvkliAn0GovbjltvgK3nNEt/Jxu4WmzxDBVtLB22QxTzdtT+04xTDUnLxxA
        Y+e+q+yTU4cQSzVnpEVTGImak9SE0E/poXxOD+UiaKyW0XrHQ5irTvgoqXRJrpJuV2UsaiUeO8sN0K8+p1/9on712aWvrrYz3PmeDHdBP+tr+lnnezNcII2s
        SiP1hDnAecvYrybsd8jSTGxpJraWsJ80sFasWX5XRjxslRjxiH7s+/VjD1sZI7asdkY8pq98Ql/ZskqMCGc84OcFQ0RmoCZ97Jc+Dkofh7hTpLk6QEmjvjbw
        NJBW7BcQXZfL0VgYl7UxNFCm1Ugb7ziOYzlwBBnCO4bwjiG8Ywjv0KxMIwIwEOSiK+YPj70IAu0HL4LLpAFrfkT0BekBYAWxHTEckkd6/N2MGAfKMJgyMIiR
        thuIGZ3bw+qKoaLsJYu2vIWl0rQ8d0qeq+i5gc4oc0UvMjLJZbRLLhfqEd87JPeS2qdjbt9Cu0IXC1mkK56N6vpmYxrizlfLYD73BX+Ka/VwtviYTqoSC2cV
        dk+4CBnBogoIqiDHgLpSMcKIEYPsDsaf4TZSp2VCU+dHNHUeB3v0ugcuK6YOsfYYTyuPLWTYT0AV0yyOjyhVenmym5W0UDL2HoEblzo/hyMKGZ1H2D9qn52F
        NeWwA5PLWRfOgAo7C6nbLJs3mP/WEQX+Vx1R4B93RIE/4ogC/35en9faLUeS+o45knb4u45sFH7HkYE4rhXlp9haud74iMBXSO/SZw7lSv6UKPkp282h3X8J
        m4F/+MRvsYrvioqPkAMjJF7uQy3q1UiphmG8T0og9Akge5+UQOiDcWQEgSCwWvepARjG+wA2UKdDDYbxPmyEAzr4oIw+QZ1r5Pl/ZwNdWAmG8ZAN4+wjQDIf
        +1W0YTyUV4RMf9h7wTAethnGw8wwHkaROECWh1ycFW9YHn7WtB1gA+giCLDDIf7oZotNK07iceVhh2uzlSsPA6UoEzJsKxIgfLcNCB8mjh1SK9BDBRLJ6xdn
        A1wUc5+20+H0+fei+Aiy+AMBv8OmxeYTintpq8pmNtZKyqLViQTGOPuOgCX++9AZPVg5YD7kvF1iftAjQ4e+msq8S5zP5VS8MexGATZgodyQw18i/Bm5C7te
        C8AT3lr7iBevUFZ0yo6BrDD39Qi4avh442xiR79op0e+Tm2kD9zNlGnzxsSngaCfY9h0kK3LpD6E9I+N8jlCWeR18rmWBBJk7DBCIcDSbBBUFYW8YM2t04f6
        rc29tHzA/gAkUGxmSFp5UMvj5RxFhXUI+R6jEtbL1ZstxFt7YLwYoNIrjsaC1cGxMPW9EGwS4UIkTm/ZC7NuE4DRnLU1iyhbji2oqcbNjGwwNovaerScNZGq
        46CuA3rXEHA3Bplz0vHZ6FOoJ41/1IGaH/Lev6aGZ+khy4mRR2jKRwFLQ6MaARoqg4g4fdMu56Ba5qoBNZijBp+7aVdSabJp5riVHndUpYmCjF66aKWL8g1m
        mNNWelq+gUrPWrR5xbeQIYVXS8W4+CqpoRVPKzm/RtmIUxlX/agBvaJoxra6mW4kSbBoxID1kMbSsEusDpq3oqN5eeNwl24Z7tXNisO8TSGR+hqAWU/SepqM
        q2l8HldXyWE1VzvG/8qkX0tEa+a1nVQfiuaoFdz6+WSC5lHOTAAFQX+qyKfiWRNtNRoi0FIEQxymv3jPLlVct+v+bWzad+DSwxSTKjlLs2wdUHDKlm6KG9Sb
        FYlZaA5nb1poxePpp0wJtkbG196kTs+zDuY3Yr5nhNlspmlX2UzTMP7NAKTMBk2H7ESrab4kShgvxl6s7mcdfa8j9y46s3zzcUfuJhbA7XShpS+09IWWvtDS
        F1qzIb0gBARJMk/TkY8w0EBW0rD6+ADvOXYjyZQMbxK3zdO4ihWupf9a8K/nQBILuPgonjeO61BGNi6NfOP+bYndjFew4BqnEbWbQCrfJX4+akxTKpBMYKh3
        QVAhRLB9yCfw8yRmeIJoy7ybJ3ACd43T+EWftk8mq56kLq5CRDQHODPDso2ICayYaf5yDb3jErfZYTnrG1GtCKZBtE4JhLdujikTSClyLx4UcnxpIPVMHKlS
        YrDhiAR61YA+qKB1nTNt6wBQM1MTSeb5qwTRReAc2cjtoa6IZZiCpfh7iVOgwS9Ep1ljaj9/E5+XOmfyC76jBBU1NywqIj/bCumkm795T1M5R0uP2SPYTp6g
        4UD3sWhJQFLn3fA0nUwq3G1PVZ5kxFkfq5gvffek79AEwv/o2v5B54CpHdaS4IGncPgw7I3ssdaFZ4DHbAF2D0k3jobYq5az6at5C3dpFGQACoZSxYedL3lc
        lp3HZXmCKsiQ08BnwKt8ydAREzoSzjgsq5KlmHXeIvllNq00iMryVbiZoZWqm61IZ18gMwZbHuQoFGFXVvRR5MK/9HB/qlKfHebulnfAy3A9bN8kcxgiyeH+
        o0k+yxU4CxKf8xEFZlG/AjiPRRkaRKih/zSKxQ4Gb+TWuXkE7E0SOybmdrH3/5EtOzxJJuSE4RHxRQGM0sagVlHbNYFjT+ahflddJi+8W2LyduHz7vvx8S6k
        dXByYQ24OfPUr6oK55Nae0pkCV2kVFAHkDdhCSXAnM+nGT+Z80eFmsN5VTsaLrROJo0naSwawni8ceU303nNi/gddMucDDHLmg7nPCCDxJXEMwdB/XOL37Tb
        B4+IE/LK1YWPStwswers7A4/Zto2A7WiYhA92Z5itevBxCsSO1mKczamlV6QYq82K46Ibo0+brMKYSM4mh21NEPXgsiutWrYwjyb+Cx6UG9KN7Rcg0hH05Ne
        cPRkEjzJaj8RCEYAfmMulFRqO7zqWApM7UD54x22f6AmwL1nfcY0V1UO2iRVM8ecrdF8siOvtvUzb2r9/r95/pdv3Prrn7j5Nb/05Q8/A0f2f7X3pXPO9iRs
        brY30UXv2fpXt478i3+4aes996/f9MMfN0jnbwLTJYPgH5jJVw3+ZZp+mTn6wF//y084M1vv2rfpqx/a/I2b+BeFRGCWDfVcJtYwmCHSz/29DdsyDRK4p7/O
        CQC0to1s/dvN//hft7zqyzdFX7Rok/CfgCbBUdAjKZCrraRecF6dV8PEVnarhKzeKta0o8zZdUQXpudeitASHcBR2d7kmFUoyDWovSguiegvmHiAOliX6RyK
        WnbcjzhfRpYdgA+sxuivqCobcY8GEMZuJ+FtHLpt3UIK2sGYyCFuQLkA8ms8aAvSRDIMJsQqjqxoqBhE2ptpUoeBmo4tUwAc1EEkRg3y+iggqIgG30s6UQM/
        NNQAMqakbIz5s9yPdL0C8h/Ju6N2zAHMNVTM5s01b7b7iS3O4CfehNckRJSfgRNAwjzhpye+jnrAJ3weFiPL0ZMiuNN0QcIJ0zUW8Ew2wc9So+rgzYYMbBxC
        8MV29zLTuiS36kMd3Abkk98BXtSxMuS3RUXITfViLSPMjIppI3bGww8Z9WUUQD+cQuIokf+i16U1wJ1tVEIU53BcL/CxSND/Cwu0aEb8ZYEY38HXvuw3PoEz
        tNHI2js1A1wUW75bhtFK+TJlz88nznxSLNEL+XJNtyindN4pnffmW61WUcQkCVr5qj612AIoIoTPfCs/h6CQ+cSbh5lDubg7cVqJF33CTgBZiiQdembOW6Ts
        Ufvr0sFCcNrzZTZa+GDx+ShdXpPL6ZLjmx7/+ucfd2cWMm4nRYYuCBFuAjNlMaV0YtGbjf7AVtW1dgugMNVi0M7etLtOknLryPqtb/lG/Nc3LUSftXjUHH5c
        BY87jsdFz/H9J6ySbrMbqfPcYvx03NKa5szkDM9N0ItO5vwedHJe08k5zGM1PUfN/kMA7AhNtEgsF+3ehWzHi7VMUGZSlZ5ymh+fScNMXtIPi748/oRfVBFy
        5jW3fdIugMaKQaeXezLm9MnlT3c5hZ5ZmreSBkhkaEXPIHCVlIO76m5HhYlk2U61rA2RCBgluJZoh6nCDQv/sqf8Mnf6Ze7kosbCjl3G4VivcTiix+GwX+jJ
        XZlS86RfQXQFtQ2Uw8SxsMD+CvrAnFgLsvPCmJgwp40tHfmu2dJlXvleZUtBjnFKTElE4vRgSvZ70MV0gYx0jVhSj/liawEbpyrHNDhlhjzsZwy5yCVFnBI7
        kqralR1hNatia0oqjzDjGSsfPmJGic9CU/Hb6TZuLDIYuDeJk71xZnJxoUTuZQW4fINu0Ne5QfMlHZPt42Xp1fPRvAXq8nC74+FAqypTPO2SSjRfZ03Np31r
        Fx70yzzoZjzoKv8yedBFIKDwoEvzevkL3wm3h0A75gqntdzLWvh8RqVcoLf38Re98LlY5vziBM7Ui1ECh2ED5ncsfP63xmFBB4dVOjmsArZZwmEBCC8oOCwA
        h1WQMoa4pY6Fz8VKhv6UJm++NM8dC59bC+VyuqTrwudCMlXZe+mX+azlZnx2FnH/lWLQwGkYsq4Ln8trF3szfc1rF8y2hc/l8cXGda193mxb+FxIv+50crYX
        nZzWdHLKZWz1Uy4vfFyyHuCnyOIoLXxWD4F/3Osh8Ft6XT3idSx8R7yeCx84gMecPiF3X3mobR/0WmwO9Xr3Bd218+53abEJvnOLzXeBFb7zi81c52JzPmeC
        uStcbA6XFpsjl1hsDn+XFhu37dH+JRYbt/vD/c7FxmXKvqvOagD+7Woqc882BlDTZ+5JBpt76jZCXwPssWqMp5H03cwmkLqYQPpSVMIzRUX07wG2I60//w7r
        z6DYZ517BJWRPsHkKcD5zzrAsFzG1paGWvYkNtoMioDqwdlezmLcHIO3Pj7Wy8KeS/vXbZBE0AWNEtnsKlHA7n0IplZOsZHMEa8H4be5kh3eBauHADtnCZef
        tS5rodN8TdM0pDmbVWy3NpjztmwB3drApVVJDAq42+7N3XbpvH1pVdJeokra7dxtsypp56qkXVIl7S47PLfWfwX8TZdHOYf3WOj6eKEzOnj8rJXx+J2iLpSZ
        vNbJ5LyJbmk1oip4uZrNHyyV3dxdr/LoCpPf17HK1XoRScvuQSSH7fIoxLaQzCH7cheF8uKV047dtl8ufcyoqfRz+167ldOXWBV6Pajn4zG1W/eeOvGx//DR
        5uJC9Kz5mJ7AtoZ+UCaNybo0qfJplMT21jvGP/vy7GcHZlpa1aty4CKN/GNFk54lgpxnAiza0KIrD9mY+GJcIeXNeZnZggb2wMDfJvr4ivL2tRuBzMs0O1u3
        L//xB/5k238k3QM+YQRCwiCQ3w4rNQqflFeIfJcs24J8dJcuAtwrsSEcblOlwnnR/LAiwfBcUoG8HmrIebuHGnLWLibFzmnvzOXSHgiHjU1imsrsNiyltFUm
        +7qAJl/KKOVyh79XRRZbhy7XJAXFTBukuiokrEYjqLHNHHXGzne/Jtt2SrLK7UGK0JOqHHiamaLOtJEbpxBmZHS6jYwyrUk2APTp7pw2Lxzkk132kk6XvSTq
        krt3wV72SntJxnHDXtLmNSAIOxbeK1p0jzg95OkhR6h4zrnCRXegfdHtX7LoRt/ni27flS26jVdadLFMti+4c05Gw0YmJAsirvZecNlAGxXr7UjbehuU1tuo
        Y72t9qKPxV70cVzTxzGHwWqOOXpXWekqUt0eIvWw20OkzrndROoF50pEar0QqbWySA07RGr1+1qkVq5EpAaXFqkwLiCBpk2iXsipcYbt1SVadHoJVJcFqlEI
        1Dva5KlVkqc728Spk4tTv5s49a9QnHqvLE69dnHqhZerWlyGvTHsYf2we1k6zjk9+OGMZrfTzhVYOpjaqwUXVMpcEHRwgf99zQXelXCBe2kuYEuH6tArTudc
        wEUX7TY7Rw8usKSods4Em5ZaOTIu2NjTyPGdI8IlRg6n96N7GTmcrkYO9x4ip+8C3zi9+OZUL9X8hF45jtv/g2++K3zT6lTIj+cKecu8Ms45XlLIT5i9eee4
        +d1iHjtUJaugqE7/NAy1J0xqTV7FfEUffA1szSnpPoLdltr3QhgKdWRjQ+KJ+jgfBIlJU0Z4Ixdu0DX/+FOADHP+FAGehD+NAK/E5CDIxEBApiBjzK20+w9a
        EriPpKH6FJcLRe51nXOvfTrq3Ou5MC943YXdbI5jQ0qGwdgYiy4ysX1JT/HzGtNfdpGlvt74kisVRl90Jd7/rCtFQl9wpWboGReVRGlb5sacPfVZF4Dg643P
        uIicXm8876KY+rR1ygUowbT1nBvXcFx04wiaIIqt6iShw0iecqF9Ky6wkh6mpv1EZ9OmrY/oJhznpl00nJaLBB4g5rrxchIcPYNj+pEtZXTPy3Z1Imd/KbeO
        uudxXrbLCAx6wGglYiQ0Yxvp1UWzXnSkWWcd3azTjm7WooPaq3h+dDcMW1yOvb8tkS5/8l5+cn0AYzqNIQUAlEGbngKx1OR7JZebfmpw0VPd9rbcN1fna+cP
        f5s8HDUP7Bl5OPK263jCKc7A7d9gBvnlPymX9+HyO+TyHXR5LdSN19moL3Xmri27WNu/h/OFdhvnDONanFuO7BtPkr2CpQmofX19dp9r6YRPU3LGjHzQqsUr
        h4je+M2COCPPjPIsPCQEyKeqlFDnQEKEKVbyfv3UUpp6hcnL0w15tIEdb0rBdKP0U4UngpMQg4KIgrxh6M4RB7mYLtcvMVOzC0mZV0JS9DbOqqO31/B2SWMO
        shS4oJQC1zmrVfSjZUpHkNyMlZROHdKnHuThL73AC7kvkuJbkdTdYtSr2ZCft7899g1C6+29GLg97bHSRkGuafmBzYx8KJhNPK6nWjDysUAYGYB4zMzekpG3
        r2Tk6R1El8sZ+F4YUdJRMVQlVhV2Px7kRJGz5hmzG29SK3BLIIMLIAFAFLWlant+UKm6PFcn9Fwd49x03aYIb4RdTor9dhEu/Syw9b3IOYZNhU6d06fOmJlY
        kZxfo5dQmLPkBk74rUuzpUYvICg4W70hdYZrmlAqKiMZnihJzVVwvHnfBnvmIy/phQjLhB0MBbt1Cw9Z5QkqXcay73ilg2CMvLleiWk5RRhx7x2kcyVN5ZcR
        S7W3BWY6F2F20toWJzt3vxKumezMUtnLO/9L/MxZ2SesnomyXaXEKd2sE5Zk+l/qBZZO7vVERLdlSFckGRrgRGe/TSnhhb2kQtieDG1axC8sFc5UlkqFCxUt
        FU5bvaSCdSVzewYzBpqqLJUKqpHNYVk+MJvNVSEfKm3yYc7uLh8sLIY0KWf1pJwWWpE3MwzDOeoL3g8E/SW8z7XgL+h7z1m52D9sy6k5O0bJI1C93Yv3Pdxw
        TN9wBDe4Gv3ZwDvB+xXJ7UblgGQg5/giVd7FvkSneQ98h3i/0cbZki1d584t6rYet7tPSOkGGkFu+5Agy2QtHoSGZHOxG1BsHJKe3ZIynVBsom6UONS+Prmu
        6XJZASz+Sa1MiR6wUTmH1pOcWdSJ9SXLs0SIHjBRuEbnfTSEwPa/E7mgwF3lXFB6LtGAIxBQl+Bwea6eTAtlQwHr7UHhZEwDFYftSfo10dsinaSP/I5NeEFU
        auaf29nUXbqZhk7X91Cgh986I2/dBAIpfhyRHyMNsxCHeQet8NKvAJBthHzaUJIXQ7WM8/VDtZwzin2dUTyAupgGHUZQ7XJAV0rFDnrKuFKB1JWqBjO9bK19
        RlPgqV4UyNf6l5StYbyMdMz0Cy+acQN/y/BVLTu2OCM/HYur6cG4Ugax+rIZh+lLf/rRD3lxLfW48I/N4d9L24HBv1zW6/6A8gJUgOm6kRUHOfY1vpF+IGWJ
        dXFcKO4WVyfO1HrBzwhYKtssIc45gNvVU0ObzV/Um9R/rTep79Ob1EN6rh7Rm9Q5vUm94Mgm9R8c2aT+vSOb1K85skk978gm9SVHNqnnUFxhKO9kf4GVwN8t
        hslEydQsCaS44FsYRM5UuuzbXKQQfgTWc7rjOI5E5U4LH4jMncNQXM65s5BXHoAXdNu4Wy6QLmgY9F797/Ve/Wt6r35e79Vf4r06DZur1wYPw0jD7ulh9/Sw
        e3rYPT3sXlwFcp8l0AmGQCfYbdAJVYFOqHSDTggFOmFQoBMaAp1QE+gELsmScTCtkiGYtS7QCXWGTlim6gKdUOcTAp1Ql1fUWRTAdALohHpbHeR6Bp1Qj7hy
        oREPIz1IoBOGw3nLRjIqW2BUBm43U0o221VOh93nPFT8dCPH4iGnyW2DJw3ShFMXgXDOO17GrQfWYXA9lwQbAlCcGT1spip93+MZurgbXa9BLGVP7ayxRuiy
        kyHXEvYg+ewMm1DRx0GMMTEQiv3aiktR2gBj4GTNLV968VPf+PXG9TnSAq6UesB01Qu/gJIEnFmoO7PzpoU4KFUKDiA7NQrjJzc5gwdimKke0qV0J3iUHlpS
        IHpJGlJ5sJARiER2+hPcDRslABrozwh9SU/9lyh2SwpU/qR4EGw3wWVjrGyYJzDMD9IwT/Daca2aQA4pjfP7TPo4scZ+kAuCTgCvPbGWDrUVXY/lZoKdctF/
        ttUEliuPTrBbQU5sSmgNfAx1m5W/p5kM5j1ZUCYncHdv1LVX0qhXpy8/WWoUiZ1BOo222UiXJtVBcoeniFanMJP7kuvAPjZxQBTfwEcjfq1cTXJ1EybI2pso
        4GVLEqNC7SiLr0imER6abE4viDaq4NW2opdszjVsKrXWVklDNRYSlG2lb9NctrpFXxol2ztGpDE/n/jzXNQaqoKc5HDvEAZyjruN8Igo6cdhY9K3kFTxieTC
        guJzmxZa9KG/48n984jGpbHvU30dP/XRTzV66QJWFby3hk/0pyrv9FpJFnMdzSwksvmszs8X5zpC7rnRuiclb4FXvqF0vvRwVSteOZ/UVQXKyXwrqfI7a/TM
        yjwi/B8j2RSx8wBZyHV2HvgtalrlMWB18C+4B2HLdGOdn4sr+DHsqyhn1W6TMRFcApkU+byPMWmR8KlSroMbWckkjW5DeR9MvMcwYwUsQbNVOIIS72jiI2V6
        EgN8NPFQPtR7tAgyIEJXUsMk0hWJdZK5rjgsaeYgpehRWykAMDVD1YRiOYqk7nE1im81YhTJM7eQZz7e7R41DtnVVKNcpMfjLFS/oykovR3hgXmuezPPdf8n
        aITPjZiMbH4lrY9NQMGsiDfgCch0XYFM1w0hNWwD3rYKma70GavCSp3pSmJwlVqFXFcLua6rONdVrSTN7mBMrYvXA1Cd2G80HqdPTeS7TiLR1VdNHDz0u4mW
        GJgkyOcm8l2baP9sMs75rpxJb1Gjzb3xqFqPH9arVVm+6yrkuyrJd6W1Q+e7Wuh0jbHJgYa1AmHRIgi4K9fCaDnNKB4JHYHicRUdZ/bGq+iwcTZeQYdoNp6k
        AxBprqbGJzTSV8WxWkUPX0ENmYzXq5VF3v7ZmwoOPS1QH5vV1TlfAXllvEm3TGvslfEm8G+mNfwKvlloCSOw4FuM9jEIC76Nh2o9UF88NYp1hsQSBBSDAnkq
        lsN4DqBS5itVYrFmfv78Tar4yC3jXFghKyiJ49i9Yb6A2vvALCrreLuwlQc2x7bSQ3dv248sqDLVWkKyzfZSVZdJtF3u6sY7K0EUK9W1yP6/VpPCBpplQw5E
        tEhzo6WiSaNsR3er63jNHkULVmByRgGyBZJAfS81JWIgsGZyQbAd44DTyWpqKKhsxRsZbikrR05kQBS34vUoRz4FnYhYDQVv4tVEcNRUNTqLRk4S7aygF06p
        1ejGarQA1E0KKFiBluZxnOwYCpuGovOhqwXqYTWNEw1EaSbnIdhWgD9WqEnwz2TNdLmHYShAHKPy3kl6/GoQ9go0ijmwrOR4nSgcU6ig4WDU8skdzUXSVOpk
        zXPi0VDGVvdsHN+6dqnjHunSqHRJz+0KDBt6QnM7yWkNq7ENmMK+fjVUm8MmysqNAooqVpugMsbqBt4wx+q1rC3H1E1zH9T3KSliUFYGBwtlDDUREgFHWElX
        rSzYJo6+YBN/26hStxJhdUH6OY32sZIWoFFSI2llGZUCTqMFAsFKFU9b0wkDrFkw1aUX/ktE5DqCDHqiwJVAjr8qm4yrMBkZQtDhm+JI6porXKCS1zN6xLhK
        NAsmNbCgilF2xeZnqliX/DY58ZY2O0Hs2zO8vAJmQEWtOLIOKC+pF2EBKCTCD9EFT7Ofzh/cVfq8m+vcBSeTG7fc9J4t5iPqxgPPcppIj6sBrN52MZTueilg
        3CsuLijt4K79DjWv7UbaJxZ+b6gLiFoI7mnigUFIuyUbNVNXMODXASgniCevofQMIzWjz4EKSUer0b3LFDbqy0jLDXZz3dUggbKSRGHcKLMQys41ScfBqCZW
        9Lso8FOlGfxLe4yPv2cmBUgN6TT0ULo+QNpd42jSP5/0PRpzMdX5pP/ReBiI9NS4/p6141Vfz5/AegWJ9qlhNdRK+kugTRZOqf6jC4yGz1+GdzXDhYT0yrtR
        uYO6vQfb0T3MxY18Wdr6mefx30s3qUFSiD6Yf2V1Mf+2u5nPz+mb9jQXYi4oCB2P81+Zz1eRZh+h5voqMPwK0gKWMjxJJJLZxDXEFCtRB40ZfoUw/CpG3LGE
        jSzm/Ix+UUxvl1SxZSGmroKsNuJRmHoSrP+JmpR8p6sYzmIlY1dAvPPaNQHMm2mRE7TSTPD6fj0AUUigjBGbj2HlT03mz+TVUazGpq17iaXp8DapSWKr0R20
        4OyNr8bHvcRt9Ntu6g01mlSFV0MijxYbOR8/3xmvYvD4tzPUzyigipoY/lUMAVsQPM69GufGo7N2+vyvRECr3P0z++964Cd++qfgfb4G036DbJ3YMBP9RhHk
        Q5+P/kri9wLggVEB71JQST6+W39jBSWFsjXGZgQz+iL36I54HQ5vTTapV3OReYajSY3oRTtRHCvwskX6IP0yH/fnMvQ0ydBI4PZ6ODsjauVjl25yQe93tDeZ
        /clFm0ng5Y+l1hCF2bMoGrMjsbjmSx3CzFbrZHVaR/tBVB5dlxq33l9vQwD6EnD1xxAiRFT3app5VDubz3v8ZRoQpB7h2ek6AfWJ/gqapB2ds1EVaBDcxltR
        KxRcqya0zODmOint3JZMpbDh0RwTleK+XKWA5rNdqxS2VimarFLgh0yrIG2cutNkrYIbFL0ZU3Qfo5DFV0sf1+d9JGLcwF/Uhlmi4HU77o9XYZXem6zE6VG+
        ZoWgb62FCq6u3s46t8UtD7nR8OVdzWfeSGdW1W21ou6otQIQRaO2lnGjuOElVaC8SeJt2QUzVwNiSIWElmGWCpNaKkxCKiSQCtm1KhFpEM8CnzGiHp8izqT2
        gzMno7+mVS5qWRiAnTHz522kGI8Bo59EAHiInkBL9TyMszHzmeIdYdI8Cny0fLM380Mgfm+rKWT1B0Rl9VzInf0horIGvXsTaSAve/TKrzB3zOBNm2ivOQag
        zFF5CwskfsdkE/BoV9Xd787ATLePy3o9LhtlXNbJuEz3GpfqZY9LX/u44NUjMi7r9bgovGlExmW867hUifyh2d0noGyQ2bSXSgSUbVR3ehSdpp53kjmR/6Sg
        siW8RowCjo1ULd6wqqvxrKuJOElxWstlei79v3WgWEpRgXQj/fuB4tRyWhbOG3uTNVM0X/GUGofyxjO1Fk1cSzvn5fQD7poK1RoiEWqwjY0y/cKwX/Fm6gk1
        BqzJUuFa7F/XEMlAEydOxeetWFau20s7ljUoKfEaHDbRlKF0VpwUC0lF17laqV6DdaapfmCWtqSb1Q/wwvMqtV69hj+tVj9A/1+Lf69vQu1/jboO/25tpgfv
        x72T1OBr+FGr1DXbwdE4mOoq+TaproF2TZ8d9Sp0YpQOEd6wWnbbvEtYjQEwSMnBRjMZIWogJfNVEAZDajV04mEaETVLqtA4tOVx6KWWWgOvXB8OimTHGg7T
        Gtduw2FoY/NqhP4kpDZ5C2qorIQttEgkP0rKCBysA6TxDUC5gYZFWp+PHxDeUKEfKtT1a/bGP0CdpsNr2H5IIxXEHnXZo/duVGvp/423NKV6GBar4k0jaso5
        kH8FysHye2hwlodsNhvZ3UxYIVzVTELpgGiENRWKRlg8qTZPujZdV30Uhi/6v7anSdcNs90LmmGlrYsVdLFKXaxQFyu6i31q2S7iplC0THwD6vUamgjrAE3j
        qwT5eAVcfDDCJTD8lVE0M6LJVs37fnABBRjpKtoCvCp90eA/tKKgEhpdh2+Cq/0qKFOvAkGEotyF2SRiD5Zclc1buQOopAVj7SgG5yoaljGF41+ifE0F8ID0
        hboRUjfU5P1EjrjYaqLKAW5FZCosisvmVR0WxNHm0Xm6uDL/qKoU7QdOpUKWU0dfE4TEhaSg8pt2ER1IfCu/l/7d00wquxikJa5gI8llYyu8O6JhYyodpqtl
        avy2qfExNWuAHkdtoYsH6DqZH5pYmrA9sH7YKKQ3VRIfoLHtqBKmNsJkdrXaqPdqJDZIZNBXGvSNuiB3DY0i+tolBgucShCUG+PPGkjBKTh3K4U5vpU13eQR
        IXUESghrjypTIeGvtVgPXqc2gcfXkWpA87rutjpXMSuuHkMoWWHVH4NVv2WmCf3QMmHWH9Nm/Qfp09ga+u16EuGiFnV3NXAD1NjF2p79+396Pxr9pbxu7n02
        w0FxG67GXletnU1AVwxljS+TtLLQUM2rFTg1SSIH344+yhZi+ncPiEXb/a7G4WouoEbauBb/MoavvkTfJoq+oZYJV0yMAihn4m2inqb/HpWwHqAP1eu4u4hp
        UdF1uCPAn5psDUhry8aCOg6rUpD2p88/dtnDEcY34DkPyIr9ILB7r09R+HhKXY/VcogOozABX8/WjKxyVqimBXB2OidWeLCmaT20sTqfZXefI/UGJiQGdwLC
        d1BNIBTX7e1lmigcOtPALJXBmcgGB94dGZ1D+ETDw06ebHwmMD4TGJ9xHDA+2gOEkeg6PrwnA81yAQt2HE9cNOx749fi6OykEZpYY99JP1+sDVJX3+oWwP7x
        a5eOK11vnmSU4a5j/ohpxzdcrM0ZeEjxD29bQ30K4xuVyxYjVDO78XVcxqw89DgrnsVQIDfhPxzE6BvinZ2QisPhBdd2DroCG7pRx7IrUv6i2zl2XXGVaxl6
        F0M/QkOPmGoaeZeUKK42GnHpBRn5dfSRB36aPlS5MHs+7C4XfsSws4s7ItZ0UXbbo/HlIqdto46z7hprSvzj61CSQNMcV+9DrbvG9RaKrmj/qrPli3/x+a9+
        kv2rdl72nYt9ojPmiVhMitiR21yS04bkI5l+lFYnNOCEyXUjiRDsE1ISIbceOrn10OEC6Y5yYBhADh9UJ4+hcpWnsea1ohhAUfS73YPqBADY8VhR9FQNiqLH
        8L0qb0u17dmVUoJF5Vt/U1XeVKdeb+ZKgaWcDv3eirzXZrhfGg+6EcKPSKBydxmOoHz55Q6UqSu9SvNt3Xwbzbe6Nt/KKq6j+aaqoPlmG5JwWNJCGTmeKxg4
        QvMVpvl83QPpS0328Lcc2z5oH7BQzeC0zaSfh+bbiMcl8fITUmxOcHERGQamWGvvlBCXHRyEfcbCsOaAui6kNrzUgr4bRI+bEg4f/apJO39UVoFDO5A7oz+1
        JUWBb1NAf6lkO3u8YuOjytz64Zu/8HNDH/7bmxb2kDpCG3rJb+IG/lspsLitzrjCWTzLYRTtRvjKnIloE/pwnwTZvN+UsjpYWN5rStB+IVuZwe9gBj9jaA5/
        ayZbcw5/W8bh9wqH7+7K4ZZwOCJjXqR3+OxH9zpYHGfdrvJvN2oLuhd/3LoXTGuGwvaWoKaHbDF3VI0FXs7qbWkcNkcMcRGrQGNjoKnYAMVWevhCJA0D7jQ8
        bbhpN7ZwGiJdB1toYekSgYBkfvdR01l24KqD1kNMNYBZFqf+JiEahfHsSjQKsQzD7GCPl4nZfpzuHJdwgPFuYMZJs4AzthjOeLwLnLHFcMbjXeCMLYYzHu8C
        Z2wxnPG4at5gjORYws0MS5gU+ibgdSdkP04rJEMOX9CQw/BwCtbwOLyzlgZFntCWrnFYoSc1JLJlGrRcTnZAISNBr0UPb8dDnoysZKLwRkzgtgCX9gZDngiT
        CWnrSjXBbdU+cRQ1zhwVFu8HSdyvhm4bZO54usFCwYHMMnhjC4KldOKZFmTxxJZ3UosWDWlS1nPeaq4u/DysxfJ4cPkEbU0LiQnHFRzORPrlQUssOJEmxYo7
        TY1X4rmdFO/1NLzXK0Pcy4YXrHX0Gd5rq/Bex7CS2MkkvNdxhtRMT4hXseeaxo97DaUnWSub4QkcXNhNJmC9NmgL4MJzPYH9/gQcT7PJ6rLnGh2kdsJSnqxS
        cea5jmEAHBfP9SR9yDzX45nnGir9NIZkBbqPQ/O1Jqgd1m48YSXjNCu1wdxIL1bT1jXJagYMXwlhXNmbNKcKmY25teOo/P0ZM66Xv/+FPZY7uZocZRFx+IQ4
        uSYLsmpChhyraAfX6Qug+2MV7eFqTtNPScxeAgkl0rjQ09RlqO2FuwthSYAVG9duL9ykVsLt1U+jujJze1XFG2AASbq/5McazL/BGdXf7owaPJls0T6lLQee
        jQexP+yfR9Sx8lpSLkZV2RU2RLv/ZF0ddbDoiXC2IAV3ENAA7PBw46B7gl6v/ODpAkOl2RUj41SAH7pgZJzA2E7cYBwPuj54fEniMXH2Aq3XE/yJPuPLuJxG
        L/C1mf3GJ3BmLMwZVBKQtXwoJSAH8/OJO59USiFClVKica/E5M4EZL+VJ+EiAbnC+zq3nIBMKgBHCgHersIxRK5OQAbEKDANO/FUKrVR6WC7O64XnkqlNiKX
        0yVd8VQqyIlqcj5FUHBDEylQSENuAr2WLlpWDBoSkYfoW56InHiP5v2MXrerPpgPytmZXUjTgnvt4VOf+smN//Kamazdm36oiBjZ9ActHusZet5vPLvQgkWE
        vt45dtdH5n5wIanNo1riySdJ81FuZrvdmHnpm5zm40WfttDY41aM6Br7GEpxNzkzxwL0WAjEitq8TOOrfmH0zb9PY+kj6agJvDYVIG+a7jvXhqyIzEvxdjaR
        wNEGAlNB3ld3Aj/fi8DPBuVZQwtB7mcum9wLjJdgPqf1ouJJJyqapv7Sz7i4HXRN+AHnez+o5+NBih2ga0JwbQ39oBAZs+Ergq4xqTWhK2HoHysXd0nY/Oa2
        ga410zNBO+gaKNaep+cMl0kWTvKgyBxPKu0kO9xOsg6Mma9Ism47ybrtJOtlJOt1I1nqXiUjWVuTLAoLNrkUtgWfVAi/PJGs206ySBfszXuNzo505zz35JO0
        1nr5xUs40G/jwJDEYbkXtH/QHTlf4r053ZELmvfOg/cYLZl4L1zCe8g/LIHZMSdi1jvA7MCUdlLpDmZH0jOn2i5gdqAWIiMwr90BZleBVIASiSKnJeSlCli3
        C2LGIv/QBTHjeKUgdjfn6WOVS/B0oJm6glQuZskFTiikD7xK8RwXXxc43bNtydKd1ktWhTv6vbpkccpcWezwpPTCzKjLxXRBV8yMGgsHpEmUFytoX3qxYlQv
        t7RUVS7FLkE7u7j/1OzScktLlav53tVLlUvsEvRkF6EVBldpojYnMwpzh1vmDpZdOdW7bUgfAW49wRz7x9yEU3q1XNQce0JzLF3FAkpfpfl6UQuoExBQIa46
        ZBfPOqKvOmzLsw7Z0h16llt6o+70ou70CZeN+pfH0TY2Fc4D6fm+femJ/5u2MiskKtRKzQdoW5D+V9p82g/IT+y0o5E4CTPPzMPPJiFJ5VbSx5nLffMtjBJG
        2c84rbLAQv/nD1188hHz6mcXtn7stX5/f/87sOi96X/Cf3/4LOrHha0FLkWJ2+njCuww4dcIW+wBwzPeU3vine8x//F1C1tfGPi9ZW/7+I/QjVvfzM/4tWIN
        PUtnAXO/ML+AiPMWwPY91s8XukOfuCXoEyKwfNaJkJ0DykXdrUpBzbBcdCXmChOzm1/7ysTs9ZD9DohQiPmCI7RxnkOpaS0A0AtH6naSMuQyUQ4TsNDEYVfu
        PeTKvUdc1F3sMtN+75kmzu0y0z7PNCQVGiGjS0O3wPLz8mfaK8+0j5nO1KUrmGmSltlMhz0AmyrM3F2XnyO9lp9DFVlw5iq9NmSXsfg0yotPvWPxqX1fLz7h
        lSw+1UsvPix6Tzsdi89csfhwOnJ58fEutfi47YuP9U+++DilxcfRi4+jFx/iWyky0HXxcfTi4/Hi45QWH6dt8THLi4/TCfxKS4FTWgp0ExZ1E044/2Mp+L5d
        CuzSUqDVhPO2XgqcV1gKnNJSoJeRQ3oZOeL897MU3ITNrxi12u0M/j93Wi8FQQnRY3vmdu115UrnvVKed/87M++Vb3nei15XSKaWjUE9RR1d+d+NsOOApi7i
        LvheE3dmSdyZWtyZWtxZryDurJK4s7S4s7S4s/7Zi7u4gnAKknEdSMU0NsHJ5IdKwfwPx1usctxioXMFJVM1QxiXTLb4GtzdqQu/slPimN/DZnvELy+7mC+o
        24f9S6jY2mQbVIzCVgfK9dsMdX5Z+ePyTl2JNiwRq1cm1hqHKmfE2gfTU9jbSD6zV/maYneK3rVD1K4Z2fLXoLf1zUv4c5uRjoY3s+GUqqPn24QidVrvFfTO
        QZ8fmpEiDOUthN+xhfBYzectRLds7UttIfyOLUTYvoUAkqDfvoXAqxJ/ngvMedkWwscWgr0EnDjetoXIDNwzC7I/8Nr3D1x3Af155Opr3966VuXulVAXXWhy
        TZe2LYMuOUiTcF/xJnx9MHfKL7SKXkIDaHIdEla79bjMvGqG7zlklhJbacsxxlLIxHyWdk9QJlh970r9p3tR/2JX6j9xudTvtYG1Fl9AT5D4oCIvn2imq5pe
        DdroihOwvCV0VQ3LRMIBM16HK8/7fqArDox1SxmoTFeBjE1XumKKAHqkV6arEzldHTbbCeuI2Z2yeEOHqCEPlOW2U9ax9qoeLlNWy1SyAW+jLFfkROyVtr+7
        isKQM8jIdHvYNlpBD9vG4aAYkmdbGfEdCq5c9LYTXybUakuEWthNqFW7C7XKPxOhFnQVamId2nrfzy3/2z/6pVW5HWRosaWJBuVf2oTaocJj3EF8Z8w86KiN
        +NgkcLaHWDvXLtYcJr6zXcWag+cgs8/XetW9ssLdKSvcHRI33p34Lvg9iO+cX87NyPw6Z79tyRdqyVddIvkq3SRf0F3y+f9MJJ/XVfK5MjZdiY8n+3in5Dub
        S77jHcR3ogfx2XjOYg/Jd6pd8llMfItdJZ/VdXMW9lbYvdLmrEaKWythDC3VIIUdY1Erbc68BR6IV1TYa8XmrJYp7MjXqbWEpOgZ3+LmDJVwC+oNE7dn4jZn
        028pKfA/XC/Z8wyDWKj865vqHMX1Q9kj/Ie30B1mKXgAqDhFwMQelFW8XG3+kNdDn7mg+fi828a5LqM9upZrhN13ncTDYyC9oI3p2iOHPE57gn06CUvMFZYt
        3j2YsZPpagVgAJguFNzGMtMhOgBMh2QRQWYihhtjqm4P5JGKoyDT7kN1vNdQtby2YBW9+h7x2gbOof9Mx7EQiRd0DJd9aRklEQ7/bYcLowKsrDZZgkK8NGKm
        jg/wyvEBJXAC1mn8HsvKXK9l5bwex3O9x7Gk8ywd0XKh6bAH6hW62gXd6lIjGl56RAFZFbaPKKPwhPMM1u53jOjGttLPzfRcPqLdR+uM12O0TunRWmwfLZv+
        M23bssvs6nWyq/W9T39sEVId9LfIoxWyOytC8Fn/fFI7inb2Pcr5IXUYpmLYUWpAN/n2UTZ4DltJXxvKBqirT1A2fP4SMsqGh+LTFnhjcA+1ZVhQNmpdUDaG
        ldeGsgFpWULZCNpQNoY4lZH6ykGnk0gA0Rgbk6XEkMk8MWSSoTWaqokkj8mQfwEAB2KgLXyrJWt0YsiaDI5jyT0CxzHJCziS/CoCxxEganuIJnFdExsapHbG
        kQqSflXVKFChxLXHAs0xCcZciQDnlQLNFfIvrCVXkJ42yUkbBalyMHJQ/v6MOVb++hf2mFJALXh1lshRlsUd+RzXNONr1TXb4uskdyBeq8E+mlOsGRVgH9NR
        DH343mQcBwb7mFTjavLWphrfG8eIw0aodhNgH+Ocab1STQPsY7zIjgnw853An8nBPsYxMYwBsYKhUdvBPhi9CIHcDPbx/1P3NnByVNedaH12VXf1R/V0z0zP
        9HzcKo2sEZLQCLC+IEalSCAMttn3eLvkPWcfGOQlI+yggfAjsWIN5ktrE0ebOHmC8OzukRO0a8iTvdiRNyhos05WcXCe4uf3i5IlfoqNWcV2YiVms2SDzDv/
        c251V/fMCAH2fgimblV11a17zz333HPOPR9jSwT72NEN9uEvDvbhXyjYh98T7MPvCfYhIsEQgn2wELACBYJ9TKshws23q40I9LEWVj/+q1a0CXfb0YgaygT6
        GL1goI/RJQJ9+BcK9OH3Bvrwlw704aeBPib6An1MqBUyDVboQB8rlgz04QuDTPg8jUAfI7BgRW9fskUXhXp1kI8JCfIxkQ3ysTYb5GNSrdVBPiZ7gnxMwEat
        uSjIx1g3yMdET9ywsUyQD5p2mHoc5KOpox80Ef1gAkE+Iunfyk7/okvVJr5Qm2YJc1fsujtaT8+M7aEJTrfH+JkZCfIxhcheKkKQj8lFQT6iTpCP9SVbzZQc
        xBjjIB++mkLB3inx2IVjWYwF8FHQYR1WqZg9FuJLNK25BLRmFU24sfRZtQo0ZkzFOpZFUwf5GMOMXIVgFqsRzKKJIB+XoLghoukpQT4Q4Eddgm8gzIRLxZ9y
        MvvHaW3QwSzc3mAWbm+QD7c3yEcTTkbuqzn65Ld5VmzDlzYLPbgqjvEVX8X8FYSxHOOoU5fqIB8/csBM98JlpYbLjMBlrcBlejm4hBcNl0ovXPDphsBlpYaL
        wpcaApcxgYsrcOFvEFyA/ojUcZesPGMS2WRMVp5VutOr0sgmfWhO6B/LysNklr7DriZjsvJwlJSIY7dFU28wyAdCuk3R32T3Vo2Wg6M2UQwO8rFaYuGtctiZ
        KYxq9PBquPUHGV+VS2k2yboxgWAfY7RuTMCb5xKJjLEFw4Ra1u+JtmJS3Q7nnyslBAgvKzN7oqtwcUe0EsUt0Y/RGP2OE72ju5C4Om7DSnXVbHQZTdets9Hl
        NKiTvPDE6koJkkWAmKT/1uMPwT7W0Qsz+JNgHytno6upB2OyEKnLEc1hTK1DIIAxdRmurmaeMR5DsI8YndhGRchhaHCViFtOpLbB16aqEojodQn2EYMoBBxh
        Miqqql62+eRZeNZW9UqN36ptBCUjFo2DXgR9QS98DnoB/jy/GzyF/1gsNvc+XbpgrtvEa0XD1MuxPRxQbAzROKuRT93ykb2HGJAptQp/1zepu/uyTjhYoujr
        q3uieuRVDVE9agHnsqvf3oy03hRxL1Lp2Vp6L8zCD0vthSFsBna/rCXXw/E0ecIiJx1tbA0XHfhcsD9OQRXY7NnvXrLl84VEbHqIRexCOxPSb6ETaA+8eSFz
        v3ABnr3c6oS0A89eUmUOt5Hh2UsI4+u1OQ6HBPgtaL1WmR4u0O99ei3YaV+0aw62QC7gmAMltZWV5C2EeIaOC0okqK79niTHfm9iQACq0GJtI5wXxb/FQorj
        Qk+K44K4t1h9KY6hnVwaN04thxsnNG4cs1AfzIzD3+OsBSxEF3qM7F3UsdROgI0fltoJyGSML7SpNv7UAfsNoCGjG+eOFkwryi1BwyC9r9EQ+Z170LAg1xoN
        S4wb/92iYV661kXDQlsVLpDiGA/TA8ulOLaweVzIYuIBO8VETnFc6ElxXFgaE9meBymOCxoVb+7ATlIcl7iZ+KU/xTGWrcx6BiKIqDNjaupaDjQ8lUad4cWM
        Lk0snBweJQuDuJC29KJSWxYuJskq2+YsvbFgLYPLZ/VEOWMt60J5AQwudDE4n8Vgvw+Dvf+hMTj3RjDYvTAGO0A8NduLwWc6tJTTExd6kqwug8Gs6Z/pIvDm
        LAJzKNkOBi+fnviHh4ZX91bsv9GK/f6KI6y2wtqIHAof4ow9TlZ5n5G2WU+/vUeNP1eyspp79l++kF7fDC6WNTlgLrP83CeT6i7V42JJAwbG++9FMbl0lUeX
        q7JlSp2HzL7Qt1ZyyJRKUx1xqU9HvAxNmF+OJpzTnzqb2TEvtbMBhOmjZ7sfXbr60+Yy1Z/U1Z8wu1VejQ9Y2AFDpVBZQtGITAGlHv61lMalKzH/WmL+1cMl
        +FdclhDzVA3fFl9GyD98290QEKMIiW2tPRyhoitYXK7yMTRpUGxmg7i52hU+Zj4+EwqN46WF7ahMbPqLBh8klNu6Lrm0t/H9a0qeWsfCUxyB//dUmdl4jVqX
        d1FrbEk8uA/3l0CDOxC+YqtxS4c6x0yZC/TPKBSIPvfaAZT77ADYMUFSUQxkKOpAlqIuo6wv91HaRtf/FJR2QDVAa7OUdoAu4zI2EMtqoKtmzkPczmzWj3GM
        kX9nY9VADAbegOct/wwddLO+C6xQzy0HOpopS8PuoCnAo2lLUnNywARTONqxFvF6rEUsVLIEWp/j2pdA6zOZ2eJhL4a/ddrsGymf/hm+zyPl9YxU7/bJAIPv
        v+1IeQFHuMhun4wh9SgGC+BnDsrDaLndzsiq5fWNltPD/nhL7I4sDe6Ty4H7mB7Mo/0Axu6p4br/QwDYARDVbC+AjwqAbfw2o+Fr9cB3J4dp7gWwdSHw9jqy
        9P4I7EdkAay1RB+Gb1OXpaEi1zWRhZF+W4conxybs81Pft0+jNw5bvuxzpxJI0V6KlR9BDXGm/nbmlxDSLK/y5sW9BSGRIWwmuVIkXnkTx8jSo1tClc0HHnd
        tFH9YSg4XL02uD1rg4u1AQEjXbHieD/WhhICRrq7ofUtoXZf1TMhH9+BQEk/hoOFlJJTRtb0qBPyETHr0bUJMd3p7CGotTpFn8SHWSEhH1fozRcd8rHzIDyD
        s3H/mp2Qj00dFrHZCfnYVM005GNTh3wcWirkIzel+bohHyMHYWynZuOVnZCPdLE2Dfm4ErfWdkM+uhyCgaP8s7oqGsNCxnsyEj5HKwMFhtMX6Nt4t2/ZkI/N
        bsjHZhrysSkhH5udyFvIUKITk6AIEcWJYTHOkbcm+iJvjb8eOIJoB+q5J2I96n0B9WONDr+3BrrTOhVjCG20Ru3IhOEK1Ab8aqgNPSEfNyCcVigWY4Q2/SHL
        1LQ1DxN8xZHKdnJ5CzWA7j9oChIR0ikQ0C7UFKC2i4CmoJUnoNHTN6QwUynM3kunDLOb6YRgdhMVKcwQA53T7cScdQcwU8nXLggztSS4brLR2PM/ad0c7VwU
        rWynjla2oy9aGVJ5ISSYRCu7QoKEqYj7qxCF7KY0WtnRV0JpWCdaGb10U9TdO4rMTOAyUwKXDQLgCnamU0bwm5sdb7+5T2eLO1rbE/tTxutl/s4ItQ5yrLrI
        sRq7YPaI+jgwWaJD+D65aOCgbtXyAJLv7KXO6qysiDOL5y39PLRZLMDh+R1X1SVWZmQuEfEyPF+87ac/cNdP6wT307hXLdaWCrMZLhFms3qBbHilgZ5O9qTF
        y9x3O3llzZJle2wuk5wog8w4mdzz09aZMueV9dlVEhmO4frpJwfzSCybY5wnQiso75837CO8Nb3GbuUjEzecg3lqL9cdvo8jI7HHqoPcsNj+AnIXO1Xu4SpL
        o6jhjBNVUJ5G0k1qySkn8qSCs7qd+/ZmMh77yO6J8I2dyu6UykZQySu6snO6srOoDOFqknkXbzlIU5y++AF5sYEXDrry4gFXXpx36cVmIB2wZZMfWNGfZn1o
        aMgZytkBR5ph51Ku5oT+/jE4m6ZQaejqLOQ+dhkicLvBTreNIowLOnOuRegnZw69fciVEH0Iv+x2Wv9Bbj0Cyb/eqPC0c5AyVxp5RPe1pft6CMEReh9KzlYk
        KUMHR6xu0/Czj1TnfnLUlTTE9iJsMS8GW+gr4fv40xw2JznJPbXSfMRWNh9x36gNMM7onpzSPUGYB66JIz3wT8f0Txz2oueL9YA7FWNMaTh4kJ1uL1Ggq6eR
        abnz9Z+Sr5feANnppnY2Lc+3eQoeRJLPvil4NNRT8IwrU9BdBFT7YoBKdcsUBGahFx51BowPOo2oS8kx+rojg9uZVQdzPD/6ZhV9Eq9YAhvqkdU/AWB3XAhc
        hvk5DfOzGuZnBObSIITySl6hri1LDoZ5Auakjvmc1PFKd0hb+qdD+qeDOfqpjmqP5Jab3IOMA/rFo/rFI3ixJt2iGcbzsSDzMZCJWNR44KoUI/KYxhpG0FoU
        3sRE7AwDCb7PIQ+yHhBCYN3Ck7qFJ3LZUet7PDlW7cMep0Mt3MzkPJ2TydmPRxfTVP4IzZRuG5g2jHBrz+rWntGtPZ3jcV7ujS721bMXtewFdueScwLfdPo7
        F5j+giOetOMV3Y5zOXEd61YbapLrYmw5x7Mf57vAkiEmurPUHM9fFHuRx6woLDfPz9BIISxudp7PD+h5fsCTeV54c/P8DMDNa9TieS4YwwPAq9+Bgdk4LxjT
        mfHH8Hl20uyf8Q0d8Jj75vTPeMz3Yk5m/CE9Agc9GYEDHmOCNI1Jeou+gsq4nv4Zz7PzqK7jiK6j5elpTdNB/3RC/3TMk4lLzIU0fokZX2PM1C+e1i+e8iTq
        HlqCoM+Y8UVuksTKDuOyxgqMlpzxMqhhhN2F4luf8RgQVcAhSIeGsFe39Zxu61lv6ZHsezE5UOvDrXyHVBUyVGDeFypQeHNLNH2lZ1J3m5PSI3w2zgvxzANt
        il1QppTzKE8wNubVjfhzW7ci9+agmE8homnSQV8zcL5m4HzGxNdpfpY6ZeZMfenbtaVvM+06xD3Mp7QrfwHaJUyYbm9Lt/cQtRe7bEt9IBSORr9xTL9x1F8G
        T7qg+eGIGtWLETUWyU0idVi247tMCk/l+zhKEOy8JoW+UMLFbGTuYnCUqk6FDjUrTN2FZY4ZgeS0AFKxwJGRSLmKlKjKZHtFt75PFtHBs/tEEZYodsk3tsk3
        Nos44bMilT6wBOFi9ucWeetmeetGems0ZVOXF0IGBwedQQghQ4woDakjlDpkHgiIhnVdb1QCOWv8sCQQaeF90sK7pIV39IgfwicWLkr8gG/yWxA/6CsZYcDH
        9trFih9VnsOmnsOmnsNmZ+U6qH86oH+aN3kYMl+sXZz4ccRZgjVx36L40QoWix8nAj0Xj5pvSfygumXtX0r8GGEpL1gsfpwxlxM/Bi5a/DihYX5Mw/yowFwa
        VOEvmxcQP4Rh0HWc0nWcxJCWRbrRP53VP50xdTTR5BVzOfGjxDhgaZHG0iINXiy+cfHjoPXDFz9k8WzpFh7SLTxoLSN+yPgVL0r8OGK9FfGDPrJYmGhwa4/p
        1h7VrT1i8Tgv98byEkf3osp6MeuixQ+PcUS346RuxwlqB3bLutVWLk78OLTUHLd+COLHueJi8eNgSc/z09ZbEj/OAdygdhcWP3jRO1RaLH4giOfS4kf1osWP
        s3oEzugROC2YIE0rMwSsC4gfZZ6VthYidR3nLD2tObaoSDe2lm5smbg+B1JeWvwoMmbqF4/oF1t4MXjj4scx+0cpfjRFxtJtPaHbesx+XfFDxrR8UeIHImq/
        BfHjUPn1+PeLET/mnR+d+CE06YyG4mkNxVM2Y+LrNL/xRuWMpW4z7TprX7T44TC26/ae0+09Cwy1l/5ARTgardo+oFXb887rih8DPUy1k2Wqq8tKOq83HEu/
        2KP1Kb2hWpaTugpvti1etnIvCwOOO/AGWmYHO77rsOgWLrfBNLf73t1zeoPp7bLBZL3+R9iCLDmZz+xJ+tiTPJFPYqyEeWxK+nqX+hybyq+mHzdZZ32Z28ul
        JvSX3GQ869uYzWus7/pL9wN+niGnhPOUeTwekPxvSAaJ/HCeqvIGZE7v0xpIDJbZL6xgv5AY1xr2C3+t4TT3m/vMD5vIczRv7omLU4YqAiA3UfE1YxbZJZPp
        2agCh0Uj3U/czysqJz5CxrWdxKC+/OW/OOwlVMlJWw2wtBdeowaEeME++GXiEus4JkaYS559hAYpmSdabyejUS7ZHxndSGMqecmMrOS7X/7ib+eiwSQXudQ0
        GoXkWwZV8c1v/8G/9qJBkV+N9Fu38Ldg04hd+GEWVWP4bfhIF5rXrS9MGbQ2RkZmz4+WzXy/GE7/CHIFqhc5A7pUuzBt3cwMQQFuKSXksDE4oVjyiUeqSYnQ
        +ret5NAjVXjQGbx8sduHEeWE/+BlaPNshNFRs2uoxmCNbbwPYWUJxvral+uZ9DrEtaEvGvLj6Ox6wgTiB5KR2XUGMmDnqNvTdIaq6ziLy3TWwK9xLswBesiI
        NJMgQ5lFDEZA6G6cDyzYpeCcMMpSSrzIchutHV2HQUMcBh8VdzLveliNGBlfQSNx6NphX0E3+ZIxG/4XG+zbjigXJGHkIfFrwslHXeoljF5gUkFo8A9pTrR1
        xjTn/os5q9lM+Cq/P0bTgHN81VCoqKwM9u5SaB7Is4+mzdKMNXBVjIe0S9cQXLpCcNN9rSHqHsKnK0ftLd45S58rJ+G9V5qjCmf+vVuNEZxtNRpUVGH8YKga
        jB88jLcn9jkhWr1tD307m05tc4L0YZt1NrWrlNGXTe0GOn3uIfr6LjopoQOMV0+doGoQWCd8LydSixgCRVjdCfuTQ5cRZVnDlpMo0lXoJ6sx237XlgSK6813
        wyhonfEuvLvOuAFe0dPWLsmquCMifCbGCEmaSorJXYnQg1CeugbEx9KXT8J75gAeF4oXSeCUh2mLpLAtSPMKaF4OBZQlAfGOFqZKYxafB3vBiJ8DAEhUlxRo
        BmebdCXtlUGoHXsp8AwAb5rmjkG4QcCjt9cqT4BH3XueHiJgbv/+2V954Lc+XthkXZEU6LMGZ/wON+LxBg5jcQ6FioGaV8zGZYJJjlrnM4QFxnQv+Zv5kCfj
        /s78pylvG6YFS7zk6QeQ2Cs59ZEwIJqU58AqBCah2Fyvi3qTLPTpTpEnBPXK7etVvqdX7gV6RXf9To98HIrSo5CkR/6yxz1yM1+mO/Td9eY7BNo/RsSOiqsA
        nmnrCnB4ONmMMacpjmZhhPx7lDcHciFjbXCuLgynksEdk8FtMLrTwBLtH+KBFXYkpt91RnIaVfYzdgmOPBsDWKsZ4nB8c5d+eD30w7xXBexu7GVIiMtBiAIm
        IQYnJaRJa8AjHGGGBLkCoOJ4YkgCbRXAqiyvnYMVvYWMjvkOYTGgbiRw7EI1N8QlFDeCsFB5FUgJ1Iwhim0EsBJmmUe0gEiOByPoGmNHDgRbjV9LX1IdzuRW
        ji7QuYFADGyWU73S/CDoxVbjA1h0txp3gpYgfaIBqnM7Lf8ybkYnUyKwQ6nEkgY3uMHTjCwxN21GN1hJg8ci7kaDGhmiwVWWdVARlYQYK7uIAbz4ID1HFX6A
        6CcVdwpe3CFV3Q42ghPG3iySdgmUtEEVcVbHCU1JJ0BJG0RJFw2KqxpMKlSJKWkJ3R+l12ugoSV0vyEEp04FcvUpTm+aA5Wh0SxK9k7OS5nrmTU3JwX9NZ42
        71W5zrT5IxtZKY3t3/3qFz/zq88/Ud9k3c7zpkNFXaKimDMRT52i9BhU1E2paE5D32UqmuudxwKYnBpSxmrrjk00b4aw1gAlJfN1AY7OXKyVWTINg2ZiPgM1
        DKrqU5HDfBsWpquA/k2xJqEOj1I0zUXRiOBWT6LXn2LpBAF+zSQsS576aJctml7MFn0LbJHL7FAQEbPF3CutBWzYSeVPcOgRI7xLHwkVeJUUBtBCCkGDLf+R
        ZN0E56YsJCP1ZmlQCMxbDWYYEaIjtiRIhgdjTjtIfFa+zGTSBPtC48BMTs/GNg0XnuVEwdLXtWhiVCd+2CC6RjyxEUWiZDcF9vSLyevvZXyG9XcDzrYaM1RE
        m6zppJx88oGUZbbBMq83L4Oqd52xATLjOmMmGpFvsZxFMFPWbxGkXgSkmCUlBpJXsgHN5a83/6lU8JNSwXulAr2JcJM0/UYaH96WUHhkZ2Sh2BFN4rdt6BKI
        yKDsVbio85qAROiKsq8030YFYf9KKka2GlNUmLAPrAAxxqigVjSoUGDDK6pwpYnIYtZWo0TF5FajSEUdmFRRg8CkiiR1HtDcvK8xqkhNRUgXYtzgbF9EvlFF
        QjtubGPZoCifKKqYxYEiR9ogVl6UkPSuI/dCkliLYYgajQg+JtgooC+MBoMkM6S4CcwhIcYPgr/+n5x4v/0h+8PePi0yTCB6iogME1pkmMCyoWCC6OyJvV4T
        ROVyZTQ8X/38Z3LJ9w3kdSYSM0CUF1b0/4jm64DobPSYeevNH0CPTGzBeZPoF5WvmkS8PVYP11G+DH2zxxGea8pjvfMM3nsJPuD0PM0cFyXhRQnPnTEjB+UL
        ZsST5DThCwRObGf93e9+9jNe8q2XTCzUiZFpWPW/TcOI56RJmON4dbTsKuvdcCVAm6ISgBcVtCQSpMIZERWsfAhMY7wTwX/kFtJjEwmHN5cmMvMQykajWpfK
        zJC8ZUA+gxl+AEa3M+MDYXQLdJsZ3QCMrk4MHiTzp2ywucH2vzh7/1/+3V898W/UJuJyA9BndjojGhCAtwk4ITSKkGSUgFn0TcgQC16CaP/Okp08eD8tXSSV
        IfcoNTiEgx+xDvcgiW5BKG0B68gg0TEDKdQG2dYYjRxMHLqPbNazEVZVYhoMWW0CDl6BZuDjM9xYFay2p6mdSevs8QcsLb5ym2KTyE1AizIDURrfwGFMGq+o
        8SY4MDCW1Csw4PQDGPA6ihsIHwJw3rT6HiOo2kRS6HpXQARecD6EHT5TjJKqg2KUIHpMUcEUowTRY4zW1/2gGCU1g+lcSgxQjBItBSAZdAmSUaIaAZNS8p2v
        fvFwLsPlp3QjEJZeFagVGof/ayKvqmoMNjBqdVmWazzigzo2QkXVQGUq/Nt7SjlC8HlrFt9hRLc5fEKFcCIuzYJlNJMSOBQzXBWtpdFm5mBK2duPnjj1Dw9/
        +tGRTQQ7W1UAO3v79+ET2dqCzLA2Z/o9+vTjv/WigQzyAiF6dO0XCcDM854vGn3/SDZ2CONeI6Bvo5LZ9wJowBWqgNyza+VqSq7G6Ko+KySiQDSU2mwnrx4N
        ZzWK4t7Rz+oVdwtfHpfLmD6wGTc2WtNU2Mnzn9VvNYJUmfJfm/gMMu+UDiLL4HBWM4Rl/rSjO+phvTpIt5aE3ifwrNpqHEFVf+IQFlZRrKTaqXgb/XjSQrwP
        DxmSV+mc20OEsCuhAqXOJAcdxGAZAuX5gU0lLV3RFJWET0gmfMJh3RRinhi8HcBSyDNWenYUZ/ZW46nOnSM427aHIGTEDgLaRMT/+sgbAJaBZqkRlemvmzAp
        mhFptrnYpF41wGcNwx2mQezg+SItsoZtZQxJLjlfvOenPrD77qwhyerkhCF+AA0kfa6qYdD3kvaUV401VtiOLrP2S+0GU/HGaitczuGXpC+uaJymGdVBstFq
        y7jAw0wc0c9Cyg7yDUI8ZJCWlNI4271zLiqIDmAnXBBMdgBKzL3qsmUDf+0lRL0sWs+hG6MRApzaE09OoYH+LH2iwWYU8mmSFJnB00KXrQoQF599Eqzwhmic
        PkYgMNEYA/FfNiwbMI/eqpCE+PBHZBojXZOJNy5XG3bT+SRg09HaTGIxI5mJbvtYzCZBeAxQ3Ek1udr2N1n1ZEXy6JMp9zlJUzo2ICSoy8MHTDUJeayGoh6N
        o2gEAB1NnA3R+kRFNEVGVB40YQSEXFFhovYR5FlvUGFjMRvBQgDSPbId7NAXyhmSNKLWH4/XQqc7otZqJe9korRmpgBxitZCRqAucWhC9DclJNO4ap43HIXQ
        TFSG0WpGzoAWS/bvGURLFBWXsOfKoFrNnOJA6rnC5LlMSFm9jpCldExddjhevyzw6ZEqRPEN7KxEb20IH2EXJZ/qYIelPBOKhGhWwipYrN1qGHHAhhNrTwSL
        GdBKrN4mSVD0986mwvKNndd3R6as9bYy4V4xKG4werXPLvMGIxdWkPWqKjMB2LyhnXrbz/x46/iTcY04pBJ0K1hcuh+EiI3KCtnWRAa3tfZOcK4EXVrLIXqZ
        ugpVwso1qAq9LZqNAEX2BiMoYpDXRzMBrXANPFcRbVwF67rPyR9oXJ1uwChMhV5uExsUBywaTRKl5i1a9bBBcQ7hosbC12wOZ6jqoM5mIMLLehFXGtiRIE4k
        puF+ApFf6PuHUK7fYrd451zVQWBqnN085tkHRXId82USOmz0/RqaQXnQk+VD52F/M8pnup5pGF6lJo/jvJG29Hzx3lvv/Bkmii9pR0/j/JgdrT5fHKKLq6pC
        QBUTUJoDmU9Ha9kVFPXXORYau9qVeoTTlplgm6BlinjK7ShBPGVR79MmhDwJFsHi6QxAComuILKOYiaTxNN/ZfIp5NN/yae0jqFcy5+oJU8sZEXUbhdLvUvh
        NtnfkcVgUcdr3HHZa5qeVbXwCQvxHZib5+EpIZ4DJF1bJN0CsXtQzmKsbNlcIDYGWyJ1SOnsxQj5mv0Xt9iG1uWyxgTD4/L7MbGZ0AtQbcDQul5pMOL4dfB6
        DtNX0+uJTHBeY4tqElfrEfAVcdiIwnN0aV8VN1oHbEj9W40WSnqcJNon+PS8YTnEDjxqix0jL2wV6qqcVTniIjQ3QaooqKLRJazD6KcmGqVrmFOssjj0npJs
        c1UwCfMqmKVDg0ZcQ8DugUAfghqQ+Jh19hENiSb/erXhVjHZoGeGwVjYsinGRhhxE+R+hD0vQdawhxKtXtLYhIPTVZITJojn6vNNm8QGKiwczLmY7xlxMDen
        ynNqZG6nwrPX0LJJojBOr41Z5XntHEZVPxQbzZ0JbByCxMIPzZ1zKj+HMGgFPW4EJOy5YM7mVQEdj9er9e0OD/M+ghH1mQlkHpvgeKRrzVrKBR0g4euzcSBq
        IOBRJC8CeFw/oA+sCxgPWNKjR9Z3v1Xi/ZISjAmaNMl+xyEpzkRBCz/9Z8qRiDT2GOEQ+3FHr2MW1BFfMqkZVJ4wqdoi0bqjJlEBnLRA9NjEAtu/EFSLnO8J
        nDQtWqg3/Cj0G7CUKyKdE+GdIXoQVEAMMsJkmaj9Zf0VIqQBJJQic/lHbTohSvIUSvNK8wiVTFL4eqtxSF8fpFJVEOaKypGN1oMoibDPo6T11DlnoW0WIMpb
        JmVCqXBPXOEdkTKL5LzO0hrh8A1aY5IvfaRKpyeNOyH/eiRfWjH9ruXfAKuBj8jIZS7zyVXYUQwwQjaNSxngo8U0+bcG63oqSXEW+3NawScSFuN8GXOrTDPk
        pIE1sIIZWQkfcXQ8Q+LU5+hmyPqm5JA1qxDEJzteD6XjZb/+eGHBpB9hEMGqJtQJIzJIOUuM2eneMaParY3Wdy05P0HnZy09lictGUtDDIGKyVlrNvxDkzEN
        DUq+K9f5jkkO4wvJD11mkMfyxuRKun+KNc9FDaR5IG9xtX3jJuu+ZDh59HBK6YvJK1RBieh9EYr7gJaQIhQERVEQFKEgIEJFv9u8Wdf6XRLMEwV2T8lbBGzM
        MHnRx6EYM4hC/WLALzaTpzofxV1GexOH4uJVhJaX+2gVoZ9+0toXXQL1Th66aeZDh7EJpKgQfm+4l9+zgw7sjy6aLy2rM1+esGSUD1lRwHIAIM6qRXoZ9DCm
        agFSTn2jz9GAfbApgnO7aClPmfwgAzjP5gb49UaZNtbNMhKxwdYH4UFHAB4eYM2GaDHx5RMcnkDzScszSF3eSDMliYXFBFrdlh0HmkrTkvOoTQsiDP9solVU
        fgJkm63ZiBzDapmvnrDnYnOO/im8ei0UbFidsHibINaFOVWag5qI6Ti2qeghfsrkp4jo4SZouN3cWQIR7D5qy11lMmHnZfQpi2lEKKsUpO8SI02cx5rX6Zxm
        gmr9TNAlGSaogOdq/UwQYXBJmKCGMEHqDTJB08kLPUwQM2ZdTqh2AU6oTBdfNbqissoLJ0QjFZBYPkqjTJStLJ2LmikboJdZzXxD30kLDSvGaWmzxHmA4Fnm
        ncE7wQ9cxeTQnjauIgy21xnbIuZSNlotkpdo5ZDffWUjxhOVhJUvYrG1w484Kc9ga7eEGEvXl4xXA4P3b7ayttXCtj6Dmi7+QKhviUWFDkcvA0HL6A4Ynpjr
        jF1ie+LdHcO81Ez+3ruuKfvkMIVk6+nkiA0D/2ZK0DVvQoCoYrmH5lNFI7ylnW5rU++28M625RhakCMKG40AM0D+6PfNUQVvXgGbPQiLfHOa2KxX7xczEbo7
        RShjxSEWuGkVqupGY4qKYKOhEM4EW3whxLA6FSPY4gtZt3bC2ERcwlO/wVK4DTFZKlVSaUNXOiLv5+V9W96/n95XeP3R3wgDtJf+/Tz1c4TYmvl53ni1STiP
        1qEggaLbWtQJbSgaug7SMrd13TvQVtzHt1Ipms7e0dfc7/56mPncsHwuiHT0ShXybKNRCYGMFVpmsVrSNJKxqqw2jHjtsqoWwpoKv6eZJoRasUA9VQhCPpwo
        oc+2qs4JiR6BqoAJdoOKHsknTnsxLL0YhjRfpEq0pYlPp+Wu7peuvnp/SKJm53MjsF9YpE5cnngWNGmxZ4kf6BIbTHHYDfNUb4icPyYIDg0d7LCIc0lZ+wqY
        BN4HDWQftEogIfbD7mPtbbD2Zf6ty9qXe1n7pYWbxax9NWXtzxCfgY2DKrP3bDJ2Lsu+mBe1dLD7AkOBZdsSpB1eS3h6cRhV0Sze2LF9SMxrmCuHUVWog62X
        3iMGVKn1FBY0VWLTByYt4cOObEGGWOCeJ9YsFfG04MOALwTCNhgQ0Hwkd+bF46o9XSrxrEPw6vJ9RNCmDQLIMUdHrpChesQRAEUrYIJLZYM41BZBf7Rv245J
        LPaRWUa031OC0hzwjqvvYtK7At0JhP5m3qPbxPh32spaBZv1MnGFI4JeAbxPw4O+ndge3A6jy2nA5Gw9COVmErtM0KtxFDMRoT2NmaIRMlkKW8NlGF0Ctzsi
        f3ETqYiI1xny4zJvY/Iin9hR09pPt5tmXEFNYVxVayCeBSgsHEg8K6A0YpsX+fT1dKEH6R1frOaO1shOc0EFczSRVWUOUWCuzb5fMs8XzSVekyoTg0jeEvVe
        ssQ9aAronWagRlUTuwijIKibqRjHrsQoFE4zVIDHU1QKzzdK3QJXd4V6+63q8q4Fy96M2HbrXlr7R+ESdxkKP5pBAbl/NF1V4KmICbaCMaEztHaqbaMhS479
        HfEDZuLx7l0ZuiaE/3o7NrHK6grovEaxuWirDWpGXRY+SEs1DDrt5Izgb6GnSTtLeVaOJUep2hcNXa0NJpr6oi5X68NfcgDuOaJChZJV9BCRFmwegpdSwzer
        DcfjS4lyPqlmjsfr+OSy40xLn1Sj4NzpMIaDwmEKh2kc1uIwg8MVc/qfWvskHdbhcCkdsJ1adEkkp+/l8L2dJVpiy+HnoFpHEDgtThGyXUWrPjF4NHUIRbex
        0YfBTzLriPj+Af8SF8BzNJIx8C2Xhb/BCnMO506LNt14Um7ETERnQeRwBkMcG4xZg4aCVuk69iY3GqFqwJhxjJ6wSc4jjMHEnwJ7N0dUAQRL1rdAVMoBropE
        ZcUGyIQNUCExF1OnEBpPHxwBFKWyhAsBJroDmTIvhLj/P/ko78gQ4QliY7WlNiF1G+ERBA8IBiQz6suQLjLh7GpaYDZUDSwTxOUX769SK917knCOEMMkxMDa
        INKyoaVlpHsz0VqoX6iT0L50IithbydBaGISl5JQr0WBqs3C11flxdKMdWU2kzcS4VhX+p4SxJE6n0EP7MyKggwqOFGKVKHLg1qOLrFMVYHjM3JGTPd6OaOV
        cgPOmEqWrmdVKrQsqkaPYwNZVDk0E1PlnVZdicL2emoGR8i3ta5Qme/h6TgIImt0GjWZadR23vy8cHNMVbiOuh7IMMtyccDJsABTGMcGFQGGfgqI8YwFTJuC
        ZPWUtZVQcEp85jDhp7C6HrLow7R89aFEr8DAalDEeovWIoLcJWzRsqLDv60QzmdFjwTLXmnOLCtWtEA4xNsel3CJlWJIlLxaa0ys0CqIL4qK1UweV/GXMlsg
        aoiZ/ZoaE1NqrKNDbGmIkJzEgQKIQ2po2ro5Lm20HjXl4r0xQeyAvrgjponxoL64KzZZqTAEVSjsr+3NagiezOvVEGz0dG33QFweSh4lSWIoKc7G+fDvLDo7
        QNf69MHu6Xz39FWjcwr9Rp7AwMp3WoJ1GeqyoUtOyxHT1CA+OYasOUaFjVGNCR0IyDFGv0gF64djGCcZVFAj94FpjQHUzZvsaRVDlT5ENF13jJ5ClMxaalc2
        JDHK+k1olEeDM0Nz/IyNC6ha7HlH398GDZqN3V97lo5niPnyJJ7dShy4Ux6k9cjCvvYnbdnX/j9t2dd+wpZ97UO27Gt/wsa+NqGjjX3waeuIjX3x9eYXbNlH
        /7wt++jP2LKPftSWffSn7KgC/q7z0eTk50KS8IjaKFAbLEO8g50yX0QF5zgumMvWQ/5suLqj2exu318qX10nH10r35yWT07Jzr2SjfuG7NsPSfcGpXd16Vwo
        fSvKlr1PkHhbZ5/eh5ktPLXZmCLZyo2jV09gXaSnn7V0HGkHprtEzNi0Ana89rbk6MNV1hPgBDpPJqp7OVpv8szDcHJgjhDn+hprhjKb6J7pEA3tPPbukkjB
        yQl6lncBn6UTZpaN5Fj3FFXt1wYrr71m76XV75iumYmsB/0KeAxcY90J77225HEDDWkgzCWc2IRVQQk7hT52fACbEpNK2Fz+CXSQbPFb6A1eZwqYaFUs4J2y
        aNX1O6O0sCCe5WAm1dmgqMPVYHh3NMg/aUNaLBCDixZRO33Q49lpytjoUeENTZ+KUqqvCGc7Sgms8pDXYSB0I3bINxo3aG8EDDWtFFAsuUFm6HNB8h0jcujQ
        cbips9GXCa1gORmNKsn+XsMvmIMkL7/40K/lmJOx9HZkB7zp5zq2ICm4PHa+DGDR94e55K//6Ctsj5MMJs//8zC8TixIPPaW5Gn6+3qa/p6epl/S0/SEnqbP
        6ml6Uk/TU3qafl1P0z/X0/QFPU1P62n6NZqmiKlowqZKAVYrqQhhU6VAt+gIg6AxKmqgcEpsqpRYYSrlwqRKqRJMqpRyMBwcoNGhwspaUxHGOZwzTqwwJ9gK
        c7WagBXmejXBN8QKcwJrakiFrFQTbIU5oa0wxbx8IrXCnAhD1GhE03SurTCng0tMkw36wByazD5CBjSEfbwGoqQJBH3OCYIXbNPVnlkwZAT+Ocj0Y2ODj1M7
        2qzhgMkOtGVO8mGaYQrKSHtXE4ZpYKxy8q4fO3DwfmczNvWOhNndkXCI6uU6PFaOYSVZTCKTXZHE9G6vo8OgKPtdzJDgm1RJ7M7G3nVou5PAI954Z1MEXNm6
        MFMyajIXaXZ2KLLb/HQXCSYyFYAEG7BfsZU7y6e21Gn217lH17mnr06LmUWiVDZTRGkLT090AiNgyAgIk46AkdfwpqcN3GEBiB07NMUQiF81y+woFa62/8Jm
        jHI7knmwqJ8O2tTZhmGPyVzQKlsD+zt+evkpMNlsdJtno9sildOzkadNQXNaek/xwXEWb1EaZVdyV4Cify1D0elcX8PDShlM0Q2m6F/rp+hnU4p+BmRcVFBG
        cpouSjj5mqboyYt0ArVU8gKdPPsRkPsAN3kvKPnGw9X1JvYu/0IWHR814KcCPoCTEl5Ei8r4EmzlajCgZELPlrvLmSL9ryXer4CZKK2HST7CLiE0kp2tHMbY
        8F69M4VJud7cGA3A8+DtRGGouCIagosLjP9z2IIPUExHvspxKFe8MEE0iJ4cJxJGxVg0iEfgqpGD0quCIowKxSBIzhDvAF2oR5OIDThDmHyCQS5lggkps31Y
        Z4r4xW2HSXpOKgSnlx4IiXaDjAcg4z6UuRfoucc9KuWS0/TNMP0mfwxyDii+n/xHGLq9dPrXv5+j9tkXrC8n9bnJqcX1Vam+/9TXvKRAVVrYyFr1RSIvL5lR
        mLTOYsBhppmjp/bTQy+atE797bc/+5kcrUkknEF4P7v4AwP02gv9H6Dh1IFol201ka+Xv3r8+3DbymH3FsicS1H1CpWT90zwsDlFgoqiW3jh4fmtm4iE51gp
        feb5F45+k9h9+LE8DOydwewWvKKTHx3GqLKqhT7zKxwv40Ld/OZX//gPvagqJS/7EHXTLks/fvOxL3xP92MZENgCAlTyiAYBugw3kplMa3gUBjAKIaGmjORZ
        jOTfffmz/4Cgh2A1tItKCcbWOVDHXXDdutK8Bo72W42dVNS2GjuoINqA1bAAAprDlrYnO+XwMnu2HUa+NhIsJM0Iup0icdfW+4jk2u/j7LbgtpkDDpHAl9a+
        6oAhXkAFFNgahk9mVBTjYz+Qj3GkCPEJDbDSE4ZsZQaet73heyQj6LOLKXWd+J+dAGfPsCTfP/UrvwbIc9lhuIwsjEYFRl2GyxRwvfTVL/4hEJ9mHxSAg/C2
        IXDTy0SiqErAFdXUUY1DCM9zJKmwS+/9YVztG2j98hKvVQKZNaE0C86NA2CVPPBIK6kYAqvkYZgUcgmDVfIAHfY0Bx/jqTpYJWIAwCp5ahCskgftko9MxACg
        J2ZwRc0q5bTheV5YpTyzSg2VB6uEzbV8h1XKyyfyqsGsUp5ZpbxmleAz4so9sEp5YpUg3EbDsH8QVmk4WLBNZ7/Y6Np0w2DbKSsTq403YJ3MLeSBYWDkABc3
        AZo90Qo5uEOPQ6ctzk7jdJsdOu2MQ6edTqSr6PTZFtGGzXQyjIkFIyRav3/L4Y0v3gyLOXyVIvbJTt06XXZEa339+T9MPRA8cSrlNjh9bVA9bXCWaMMLaRtG
        pQ1+tw0+DsQWooBrKbcBDsQOu5ZCYMi2I8cODuJiaouLqS0uprx1yLVtDtiPFHjiQAfG06ff0bRIX4KFY/CYSb92I+apjPERc1KI5pXLHP3khY+GSY8r9RSd
        0k0gqcuE6zkLRMpVBvAHfcJ+dZnPsF2NLDg2ENUFFw+fRRNNdYUsOmmchOCsYxX2m/uE7DgIX7/G9kfR4XAU5w0OggDmCtiF/nRdF21xjYno9mYMKo/OVanv
        ot31AreTP3uYvcDtpILtYowlSZYyOtM8pjGDdSbO049f0r6KPqE8jEj+uOOkgrtLoZcv6JVX3dcKyS8+kjI7/BrcUnhrdheGEL4qvCH+LiKONvxY4Bve2zG4
        mS7qkzj82Nv/9stfOfzIpw+Jww+jG0KOVxZasdmLdjlBO49bQVS6xz2b7iXVpNZhgc5c/f4410yeaIfJqy0i6k04jXf64DFO2EjF60lPCtKvMq0CpSvNd1NB
        lPxdsITaatyASHgMdVC1HQyXHOc1k7YU0BaBltTi0oSwV1u7NiH4PVzwHMRb2wnctjVFw8wDr461xUUBt3iDwxbJhMix/lleNoCBQDYsK8HTtuUuwjT24tKk
        yyGOvaCsx3b30CePlj6fddS0IEJsex+vgXMlc1SDvQO68AsM9zpRMGJsc5iO9wqgijLk8IrFYHTITD+pG31dUvdCW5OZ+lskdT00Gu3KEBxPCI67iOA4QnAc
        DC9UV25fNIM+wvNWhuu3SEbiKCl9A4aoIjMpNZjuB6FiaqBAXt/O8BP4T6ET0O3kGVar7VAwtwFHUkZDxJcABbuEz0DBVouAOQ3NzyZLJePJq+10QufYxAwT
        Lp+ZcJx7w4l1qERPYkRI7VAqavSe6kFvM5NKRxB95i3i+U2mtb8LM+gTADfg5luodIXBwSx5taBuh34lkBK8SvKasTf0gyuY9eOD042owL7hONS7cSPYvV6Z
        1WEjKHKUHGUltXAi+M0tTmN/Lc2kccLl3MwdiXp/VorGqsWJFuC2LjoG6BysaesZNzaIq4D3lVG2XceysWdrJN974St2VOOiwyt6PM9LmOcm8Yrg+4IurziZ
        /EeTOLjvnflj4hWL2GaELGtc9Nsv4u1zpx/6vn6bzdWQN3S1fcCNL8MuKI3DZU9S44yoBm/MjxLzWRPBbRKCm5m0XiQU1oIbf4C/CfaL6s5TvVArguGnKlwO
        znjMjenuuxhAMDHQSWclco7JnsEJzAkZfHEZPGGsygg5O45iOpok+HrWhzLQLhOpj8Oybdgmsj+B6k2qcexZwMFsNvwnjP0l1h/65+sowvOxGW1YvIfOivXz
        sez95TmZFGwMdX30/W1ppTdIpRbvJUDdhn3mPHYoELN0hk/uizaIhQ0Adr549z0/e+furLPXzPnijLrnp9VlXWtNzrioZnjryVcbmO1lszPFjQEcJnkbROlv
        bA4kxZenJrcgJ6KHl7FT6knOMd6h450T+8ZoA2q4hWoo8Y07mMku4U3oGzb0JPOh9zsJezBa682vW8QFWOuMP0ekPypfQHZ1S0cNpPJrFkLVTlunLMTh5LiO
        k3jv93k81xm/h2iDVH7Jijjl+AmLsMniHYcio4ZFKOzyq/NuNIHyFYdG3+J8JOMozzrRKkGceIBNPGbUAJt4bMBeiopD6OIQWkSFEsVuVJJ/InMhmMM8dxIS
        xQx3lnPiUqsJJa+lRrtsEgfbGkSpOVrUOjNJ4hz7tAKvuoCsrQaSergPPBB05lAv0Nx4iXXnhlpFU4a3D8cvtgaR3D0tOxtqPK0hzmbkjJetjkXgiWxY6okL
        PwsIypTNZilXNQmDxSaVT6vw6e3q4QefiyezFYcJcdyvedfPQa+KaSGekvPzJ15DnDxsRoQctgUK+KMoidF9SodZO4JrIuqfRkmY3qKyU3lX9xWgGc149Rb7
        EB5ctcU+yKJkbpaOB4PZJGI6G6vValU7XvFYHC+oicPx5OuD+/lPgli+/GWTSJhI3gEvpJD+VkFg/wonxB6A/UuEwo8UCiOa0BSoyGi3p2wZoEADkAvGVVFv
        LCEWzgrdj8a2BTV5eFmHOdWF6q08JDnMzWO2AOgoyvEt9hGU0RY4HuQQ0eEQyoktcDzIYVcUTAf9uw8smMvRs5IHrL3Q1OSSc6xmfoXXJAmBQRCQ++FHoLRK
        XmGA0rV+qmsPMV6EVpgo4YqFzOCXjA5C+tsW4gk1TqBXkwucp25CxYejSUL6bP8XLjQkueSQnbHCz4lHRbJKukZsU06b4b8CxUxuNf24yTrnJMPJq5/s8D9o
        vnbMnESUvXLyZx9Jf8Tt3LT1siNaNaIswfITDpLNKxw5mU7+3hEucr35XxxwkrTKzRWhanxrw9s3bM7FDNtFDRhGqvvBJo2fo5UvxAROKKUimFgxSp3ElKKp
        dUJPrWP8YICPatsr+oI3C03lqQDH03w8E4QPmQxNj1pvvBPR3vbgbNfdJYfj2sGOgtrhhg9jE+icj7BAnao247ANh13YZgofMTnoXWLsWPfjY9/5xsbRqxO4
        PRwwAf0ZWmxYbVoUtWmefvnnZhpBDCOZX9QGoidPq6JQLBpMN3nAm00eLl8Pz19IB95suGr7FQ8/twAF2wufCpNnPxWqqIvcsdHsqE6foJ/o0kvekQzjhJBa
        RTiZBPqkyNUkPGL8Seq4IDy+n+5j013y3WmNpZt869wffyaX/PVZjigCsyYiosPJdw9pNIXni6np01OfhM7v6ftBpQYIWyudapH6lTD8Y2ZAvaMa5jrEWpsl
        8lJm7cvgwft4jjWE4TonHvKQHyV2Yi45RpS0s+OwPwQ3GgWsNfPXGSdNWlxLhsRup1keS9hwDtlrLrTwyDE80oxjieu+m8nDceIml3c5p5cOQXfrJ69gEnBD
        NCqLR2BM6PNV2DEhKH+3I7j0M5fFprTsgIMQPcRDOMRDSKjWCIZq5qyEYeXIxHxsOYS+moT7xL+Y/QjEK+jjSG+sXPREEOiR8nXI2NeDQJHCtHSVosGIFHsE
        WLP6q5GaaBNdjGnORe04buOGitvtFlIVCtpz5NuslxxHZ87esTi2sk3tUhxWT3vdBRwoA3HQ4oBdLfFdmhdAjTxJWVlXPmTfQzQ0YqnyEj8t7glYFnTeBkLQ
        lDC6d8QJVc7BzLOlOskGOM8rFhbY+jSgWVqC/I2dK1eijnCcOR8UithJJqkKaGSOyuZGHsUY2AOarK5M1gBLCP0X307zCxR2sheBQbN4+Vutl79Vmo4esWeF
        xHXplpBW462SVdw7VAAnyb/FwymOjkcxglNYe+L6lCG8SDwEJmEaZlxG9DZVJ2jHUFXrN6bV2+i/6d3xWDNamV5RT6e68ZDCf21KGELLBsfHVYTPmFTfQhzh
        lXZMGNgivMqsveOZ4SRWTo0fztwiNm28Jy2JRV8FCRvvxK2jOug6arUJP8cXWvgvHlcr6YmV70dLx9UU/m6jlkIaqcN6i/ql25b2rg57RFiMn7JYnFMuGCeF
        wqcZ6QIm4yReTM/ivIED/zjNkxHy1FrEBcA8zO/BmcxDDwqScV638lhNPHZsKkpFEOlYdsOhM6uK4UeRFrdIONsVfMcz0dM4ALy5F+5WBhPEVo4DwnaXUDf8
        vBmPxxFsyGVkqKEZMHcY1P3yKIEPsxdQJdjSmF6CcncJaMJLxjhmYQF0AfrYxOghtUdSA+lCaMUjoH0pdnI4zS4GFZJPwLc1ed5CXNeNfOcZvvPdzJ13bLS+
        hNAdIxutkygL08YfWBuNf6HP/5LOP8vnRNmtuLLVOMhXiMwfX0oTS1+dtmJMN3nLOmPFRWLa9dWLVkws+1O6lrNWHCDRtPx2zorLG61j+uplK/Y3Ws/qJ1+x
        4kFObF98mqa9LNDriOyM6szwg0wh6MagkDeIdDC/ykc+QZKJbfnp6DKIGQTUdeoy5WvBZAUhrcqwPueubsUr1LqF1m2yJPp4d8VxreDwQcSg+hiEkb40qaDS
        hnLzLdD6S3fvVGpZxm6Ox/SIi9nAY9sZJywTtHgBjNm1ii6NOOMWrSpN4HiB8y0qlEfdaA3KI26ESELzRNcKyMqI40k+nnLBfBFkH7SXYL7WPB6teOPLVgGh
        3uOm/uBataYdr1Er1Bq1lkSqNm6oFT0LVzP8FVhsNTUrtpd3vterEZqPGIYIXCbRDpSX4O82zIgS8T9GNJogxJCLWNBWwMFLBPrg+I+xz8ToRut5kzE//L9t
        Ni3pzt1LuqcRdi0jGEt46hK2maZ5zLZYoAZGjKk4QVNxnBVA1KoJZksm0OEGBCifinG86GGF41gqRO7rIFsTKHz4YaSs1TXMaPFwjauh8N+A25jgE+QQVjAv
        I2opH90Nqom7sDYjutlpCtPPMWYviArT3/vlySn8pfR1nOg8/S0ivQSbekp0Y1dMax2aunWOiUxyIp9K/GanZYq2NdCRWSuwBxfCTeQyFrJME2QFrSXUuhYo
        2AJScyvV7i4LmbmULjjhiQUsDxldBFFRxJNWicfYQfOdaiFK+Kl4/HFQwe4WazNN+H7mOVq1DsfRFgsRScYhsI9vsUKJIauWX7wAuUAsRIsdvyo2wNQ+VMQb
        sQdtcTZ8jGOzFTlCaccas5iGNc1ra8w8rDGLS72D4BUS1dS+h1Ygal6QlRF2di66LQPnU0T9HbNQza/9aNoUcZv80JbKPLTB1SbzGkp+N/ZuXmLvzn8u9T7z
        2Pssn4m9m+d08/nr4ICGGA762z5sKV2Y8mFbuKyjtHmqfA2ns8fHEReXPw13F74Dz9sA+h5fVTJd9cGITlCPK8v0uPerFelxRfd4Av91sRIM9niGiaEZCRwW
        HgYW62V8tMziBC8AgY7+xxYd3CxYE7BDZp65q2icFiHwR2CYCc8nFKbnyv5pmvoYImZ07HJYjArHU5pSK7FRx1yjj2VhJciMq6ZAZupQJ4JXFI4oB0Iznqpi
        WBzXGp0TthjDsAYIsctssZhhTdCk1gSt1qxw3McKI3NIh0nNJSedWVGX0RIhqjJRJrnyqZYrnzrkyqc+4cqnDrryqQOufGrelU+x+oU+dQ5yPtIYZz6FdLKd
        jzD/jfKoORvu1yz2vMlxmP6Uk9lod6geaRdyLsJYugnvMHz/zK98BiqZCUjbLPqmuqvkUX5+sKPFSRWvL377Dz6GV+L0FY504Ivbky9utL6aFEYAHiTECsCD
        xIeoQPiJOYz9Xw9CjC+hE+2OBcvRYlc3Dhk7TWdvTVtHrSjEJiyCXFjxBqLB2/TlQSuGcn6GLuFhxTszaub8kC/68IOsB0fKu0kFPnBvyWbDnXQjp4JJxfao
        j1rJuc+FyV+Y2u42ZHsOjkaTApXDqc4A4mECE3wreZQEUskJF67OaPUvFaX+OtHprxWV/rRo9KdEoa9En98Qdf6QaPMHRZlfl7aHosoviiYffr/cHAw0q+sZ
        t+FqDAU/uxwTQOxjdrQBIbNgwMG7Y49aGCSL3TEm6ZZo603cOWhjBpnARWOJylFvMbsz9Q3ZmXr2lz29M3UWe1JilFXTel69PxXwFpeLNXfmfNPk6Mkb4P/p
        QbNt7I1dWJ4QNJNB9ALb5yUqfJiH0nNWADB1eokqCBo0rnkC0cz5ETfKcwPoWwEcKmBf5SCk8UpstMK+ygGWKSoYOR1BTkf2ZRyVh+WKA4/7EkzNYLbiwFod
        +7RF2actZ7HTSk642BX9hGV5H7Jh921otyQ+8zcxHOks3MTApbMGrGVMdkyjg/Zq4l8UnKFMeN3Z2DKZ4bNtkcXljTCWpvKW2IHvXJ4voDfnk4MmNnDppGVK
        2O2jphjePYNoMPjhrtgnYHEs2A/BIB1xIEexdUsAeAY26AXmZkjYo0+3cJKjk4M4celkHic+ndwFK3Iqb8F2MpU3AmXOw2TbTI5x6AU6CkEK/qXJe8BsPr8D
        BwkHz8HgcbiJ45lLnHE63MIRwDlMOg534nAXDvfgcB8O+3CgttDxQT4e4OOjfDzIx0/w8RAfn+Bji4+f5uMRPj5lCowEQuEXHURb9jsbWn5q0r8CpohGcoUE
        moAibd9GzhaweZZun0AAiuBXTTF7g2WSNWWIGb6D3Ut64Fq2TndmkxnZ0odzCnuOEOIw7bPE0cHinW8iFwc5uaWBGE3vxBkbEeyJCXlFNHdgljWbOHu07nJ+
        /sMwwH93k2bSo0T6xDqmQu1a8JzKPms/kst0LDxg13w4zi1ESHFlL3QsDhaiPIHWPB4PpqKW98CN7PSfPw4V4rYHnou9duR2WDHW4Ci7W4EaTJ9zsu8stIEu
        begOFhABvo1sfAuttiKWbaG9ALtcgEAVOq/kFvBjbgFZuNpxLn2abi8EUVclGTniZ6FvHN2SSQU7cw0xh50+809W9qe5TsNx2bngBzN6wL0cM0YhFGF+Ia60
        iceuPI7QK+3YaUNypY6RfAabN3cBXNyCqrRh5rFAMHBaLWp3XgVy0W7F1VZc7LLlRLWKj8UDn6Ie5jp9J0CVuiOVOxyXMwCuEhT8NrUCbag11QCBzSFgEaFa
        oKb5LZyWFtrEh5Go3f3U7Wy7GbQicHaFHb957V/8XP03//3VC7ujOkwjOqwcEWUEIeoxztQvdtNCuZkBSCyi4t3m5lWuFbuHiZAXiGLUYdS1cD42eeP/FZbj
        dXn+3fHQ+cgguFBhMo4QUrQVTmA9TCwegRV786V2q4XbLSBKuSvH0JLX2bY8sRA53UbRHO50qbiN15nuj173NNMP1qTWMlV0T8sc/WKLfTPsK7fYuxCVbQtH
        gihssTfDYGYLqLTyttjTsJaB5baBYNIjkokCeWxsLCyGsiT9k4kVFZlA8q0t9o3BQ4N2ZV/hQ0w/1J54fErCvrI9kR1+0e5CdxyiY5mg28WI2IZHGkGafgtj
        i2AdD+K8EVfOx0Zc02F/LMNoJWl5/m/NmARa+ulvzLiBwwgOo2owNdAIt2WfbSpd7+DSdQ2pIfqJahjDYZgOdFc14WDLb+LG30BGxgUVDYW2yV08OaxGUYyo
        YRQ1qosqRePOn9P/x3UgCSF9HThDaxDmoclT0EynYA2PmI+jBFrRr0x03DYbPbl4xG/hNV3QDdSkzBbCTbXbnMijjJ9smkExzadiG1E7d6RdXYh5+aPZZzIF
        U07mpxw8sOgnIlf5BTisL8DODmd0KLZBCFp4ysEE4Udh9I5EwOmn3lSNtOB7CGOKhAcLNIviQhu9yFRTRDA8qqbYjqG28TI/5ZkYU/XtOKQqFR0CfKaIQ4G/
        0JkG9KkiuFkkWaNFI6b/82izLcRS1wj+3QZ5ascFtLSANvs4o0N+UY2mtT+xVCmr3h1N7MyN2+hGxjLxfdh20zAEtWjD6RKWdxhJ+i5IHvWxiBGljkXFbqpv
        sa2gs9KOt/3GU//K+cLPXv7+nXSx4/u/++KLf3nbDbt3zpUyW++5zFdvJRHb3NH63e/84Ppdz2yB2oUuv/1oa8tPvGP1Nbshypdo3f2SlZg/E090djyJy/LU
        xB7R+8Egy4RK/nGsExm9TOxld/YzK7T3qdg+HDvdGw5YiMxKkH8cNDJTFXXcxsjk2n2D4mKY2pgJMa9PvDhB38BLVi7FTY9gym8756HNogn/usQD052JCE/L
        vOJZSmPOUzDA6OdlWuY1ZsnHwH7rNhFdBwmjzrWQcJXGLIcwHiR47ul0HduthG9IAEL9g+kmsnwsLLAzbpHPgJolPisBIWimpsv5j99esrLDauPDCwSUC40E
        jWn3nfzSa0fPskej5RBLlVm2gaSZ0UJgZXzWfhwt6B01rODEWPVNf9B1TH8btMZFDa4eSqqIsFuPms2jRm/nfnSjJh9TAjynO2o5GbUcj5qZAYepStkLE7MV
        zAnO+7poShe7q/cC4NDKsGDout0CO0D/Ypr5BGkPL3vgejDYHudTd0DjFxh77TcBB0fg4OL73HtHQwTcpwKAaQC4CU4LiwpkQhdUJp071AloLzRiE9W2Md15
        IXKxTAF0eN1twRYYeODjMVkEsDphAQCoY2GhMus+UBb+IrDXByBizOI32c+c9BOTUfqZ0/0sYF1hnja/kII6D+6V7uUyZLslTXEw9KC58PuMbYQUix2JZIDt
        48TaU7YsI4sVLhABw0brr8OITKAptJmCF9roeKHFa5QDyISAjKNCQAbxcGys1/RRoooFzHX6K9BytxCHTBqDNuBPuGuD63wTcAkELlXgPMMl0HAZIPadmkGs
        dlXgEhAb3+bkvFU0D+PPAafQeOoHh+nvEopMfJsMi5p5oBBIRtD7hEG8S7jNO4S/vEW4zZuFzbxRWEmwoDlhQfPCgnrCgrrCgvrCgpoI92SoovCeJeE9J8SY
        W201EC5sEgLpOMezD/53oxODQi9i4i/uZLev2IMdIX8/ZiKKUYezJV6VEF74WutxGVpLhtYiCNG3g/8ncGr77TTPKaKbIVeE81g8oqzHiPkcUaPvb0YjolKv
        caZKhWRlNc5emVtjGXgqJzYWjxFTOkL/NXc3Y5Sju/Eq29kgawnsmqEcFpdxJ66zPK+Q89AQBzlzvWlcaSL2CUKWQafh6/NGmtYVbnJ0Pq3PN3OgGDnfRee7
        9PnNdH4zn92BHS9lrrHvw2h6apx+uUMMORTiSEgqcTRqZMeK7b9UbD/x768kJmRkx7ZHP3/f+P81uIOYEFxmtjpGjvdse0oaoQR5CXLEccRBnENuIGMXLDvf
        yboBHzK83n98jzbP/xhyiJh61CCL0wnaZSG5lIc0O3p42du+M9YgXvoi4Iy1ilWCPtBU79nBQihi2x4fkTxhamDJCBZlU+Q5h/eW2LRbh+Yb626NmJ2tEcTJ
        4c2R4nsknkJ3cwTRaelPR+cbmw3/D45iOBblwSgEAMDDdygcrm+SUGgm54f5cF2TOAQGTgDgRIPgyII9UShbKkMEJLoEsxYNJ6/eh/O/33tdBL3c/fe9E2Gn
        knl/VzRga5tTifxXVDXZcxHVKu8g+deVzDS8KD87iM4PqVLSuHM2ziEY2ygw2I+ajMiEqpynZASm6gLsEeiaR47HY9uvOPBk8lplb5yj4zUqt1ONZdQxe2FG
        UsW7Zc7BmCJLaCww/j9413VQ6yQ/oFH1kB9PwlwqKAQrdD1QMjNvndkvb73m7eGnPTq7Hm/w2I7w9ezTuoGBaoA4NC+ijZLsKtPMZqaZzeWaaWabaWTeQjOb
        SzQzIBkz20QE4rsYCJq9jRvNNG70ohs3mmnc6JKNG+1pHEeiaHYHvEm/dy5GA3E6GJOM8Jym0VO8c1eCMgRbdgW9ZVfAlp3HseB65gKEOWgRYS/FaKdGt1iK
        3m5iszenRrZYoYTYcPG0IXZ/8+nmRbCRlaNsEG7KcgP1KaY8VKqY81CzIobLvCmByGjReKThlPaXiag7IOpHxQAJjtBZBx2iNx+1dSQS5ayhenpM5OjOob47
        UNfGaJ+kamTLO98GDceysbMEZ7p+Wzuak5haNc5nTO/VsmJlwA4xPU5uVAlRRoS1sUEjsFMDKQ5xUWwoWuG/AhOJpyxIVpyryONgzriuEXT09UFc03MHkCuC
        k/Wx8dRmBBdywkdtMZgyw1+wES8H/nMeYhIU2PAKHizY/SHeSBv9ebA7cvTTU/K0kqfH5OkGdqThvMXf8ZF82UN8/QhU6XecqNzlLSwdqcSdEkfsMocv5CD3
        IYcreVoVtDHQBOE2YjV2GLb90ShBvAiYDndrzOjIBrunje5pd/mKmhlTdr3k57ALy5lenPAzNov/2JQlJisHnRWxZgscnSEe6qr2DsdjLeK+xlKR7h23NXuM
        IEZlQ7cpkQJKHOG540HhwEat2814jChZgsi3AzTw9WhQDUUNW5ODmhpUgwuqkf30QCuqQyW69G/U4JoayDRMjRx+ott241aVnp977tY5nWOcuz+uhlpxF5gZ
        bGVblrGFVjyAsDq0zv+iLRk4qtZ+9HSGOFuYccfcINhyxz2tqreoTfVMmx7b8Qt/9fnWf/79o++AFhhm4ExNp2fFAhPm6ZCaB4ik6M/RM3fROkjFHYiIARcm
        LFz2zQSzUsBQFkpCwGMgApjDtJQQxdor5jK9YIkHejTKiA4I9q1r5bLjt4//yZ/+f/v+w/GFFjeSncAYTt1nGCgjjDhozLwpWHPQ7KDNIbMXbyaBN5NL4g2Y
        DIwC1Zm222IT+wMm9TXbL8Kq+wRSi9r03LJD2NfWQ6aA86Ap8OSPcB/0BwJYZqkG+HdXDYJ/d4lus0d9jT3qZZPclQiALhFzG1v8EkMUeQyiIk9wd52B5cOC
        0bjLsXlXiGVSNMUJS9galBDI2r03a0pZUxOtdNZc06T1rEZs3FQUqRVRjKTBPKhBEHO6critgw7bJd6Zx0sWsUQSEMRFBMIuNWeccgmnOCmKgfbNxFgLYI2M
        hu2iD6DcTB/jCGuBpk29dtYZosQxX0CVRnXHO0sxU3Xsq+EDWRHLggVPzPuWroqwb5kY3FYC6nuxvYEUzKNZgoZYwIVMpAGXo8X5iBtTF253lPhsK27Amp5N
        fPbidiMz9wHhUdWICZSwguTV66DNB+JTK2x1iYtriB/ZB6Il2XOG1NACsQajNP8Jq9vxSJbWIWjlyKfikZaqP35YDWU0VtYoT6mh9mG221Ojj6uhw0FUT/Wf
        qnG7ykt0h+Ox6rBIebYBIjaJVru6UlmvgefSeXPVQmf6htsWdiOI+HCPoTzcCgfiejQMHra+w0kBAIVmGmmZwDbcs1jTS90fh0Fi649FA9Zy7UPDo0H2VsS8
        XLapmYaWTLbfwOPZNtGXOM0sWj2shlvccJOvg8wcbkUDnatz+2/LnN8+5+xTA2jl1Y9sNx9Uat9zrhoI1OD70S1Vpxp7aqlnaqlna9nWV0s0EDBlHLyNDrXb
        CX+outHHw+do2A+3YqunVitTq5WpFTz661Y72H1ZFr5aK6NpJlxPGsxhJPY1zdk1hnGYvggYYRWstbt6zRYi2ECiHFAFqG2weNgySThYx5A46XMADyPKUzMK
        HKoN1uNDj1kajB1+vTPPX4HdErCSqMSySEmI14KqxdJQCRaguFXCLBLpRqaCgIPySIAPvcJxI/VDNlK0cVu3SVtnpK3wdtIVqMGAaHcacKJB7X2SaJSCMTOS
        DYaIcIH4yxzPJBTfC1eHw/FWs+siMXJhhNjaVvhnznYD0RHZZ4dqyktNwEcvOfWfSDo+A02hh0Qu4cdtSQgac+YnnzM/cbB+l92iXUxaVyeSsuQd4QTZ2E9I
        L2LDu9JjmOKhLWd0CFHOYMM+SwQj5o/ZMIxvS3ZJ9mcK2HiYtVQFdLUTECDPIVSRqYYEgcAQIwtYTPxUb9D6PDVsb+LeW84ZOtRdN1ZAJnIAh6XoXHEsHAhF
        yeTe/tsV4JyDRNifNy1zv/lhGC3YHTSyWOyzdiq7R+yjSWu6HEP/I/e9m9OVkHSPoPnQFxiiL4BgZ2YEO/wKwc7oCsZ05+E7+HB97/MQH/E8xEeLShIfYaol
        qbu4Hi0KBsGmNxgagQ5T4UfN4Isma9rCnGjcwp+IDA0XO9l/NyxM9iu7SRPDkNiRlnJ2NSNTm/ibiXEDbr1bx+oykXF+LU3y5/a/E2k6OfEoozwnVWS3I0ve
        VBbib3NLreslQhBCalvdnPWcsF5mDAL5cIIk2KjgNxiiPJZz/H32fq39w7IaThnnix+49W5Ox2q8mC4TjDKe9aHzxWG6vrOYSUrjZjVj7vG41ucSMIr9BShj
        qb1iDdG34cDZ7tvtuNSOy6q8gB1fuQmbCRXIDkOhxYF7PmbHPnZPoXvOY+8Y2yL5TGUB/wANdlzp2yfGxqovG6vBgqrwdipvrEK7Hiykn6kguwLdbLeIe9vH
        sUFI/qxmtK9F4vwzTpMmVM5Fdj8sMs9QhWQwGw/cwIo+eyEu8O4sVHwLLVXu2wjkIKOyfW2h83QoE8AQ8lDv97KGHZu1scW75oV2W7Zvs1DkOCVSjQPduKPS
        /WnW+Or+mS0JXsr63wjEV+sksZtKV5luMcMyQHQHHTPPF6+lbz1bzgx88Xhncld3AiSVazDcSzxpZp5MjGv52Wv3ZnaTbp1jiZENOF1WLObogoNW5HQekhAR
        ymsq5KAPdZQS9AFK4RosVj1V52AGOYleRXfFopVjT2DZs1HAoD7E6geakdp8uKKFZ615KGtK8DnPCvaXPyzWH/DfwmTy743dhHpBdPHpONyuHohrN8b5ZlTY
        7m8nmvEULMzufTqub595+MG4uv3KA9vNB+LBh1W4PXwgHroxLjeRnSOpg6E2ksmfiV1l3I3QAE8rk0VhLGpPK0fOR1Q1XWXnwwdoDXSfiprbK1GV/gZSQs4c
        +QA9px6Kx6gwbxIl78D24gPURP8fOR+mUcSGwfwpO/xLE0zR9vDAk9QR/90lR7QlAOIIzCDZvcydZWFS8dvbet4GZyHnfkL1UkVx+CR1BKcPE3OjwoeevDt2
        9+glDsz8rubTVEz+zFMP4RHnQeFZdCXLlXBEgyUeiTFgQDR9XfbIIS5EuaXy7FJeMrcbSAsmplNCjpt0o0KNoh9HWf2Ku/IYHDb5Erkb3KfRVFV9COCEN/6w
        qhIoCZ7jgEdV03mCRogtplDAeUPJ2e5YH1ZDsM5L20z11W5Mz639arRzgWiC1HBiLIibYKM9Ett2CrnEz0TwZRzc7SYLwZ0Xdb2E7zJwjb6BwwtmkH1YH/WW
        UHgIEUsGg4dVf3eqAbW/DFXAfgGjjyaZo2llxG5U0dkbSl7nte90P0YYUe1iRDWLEbk9mJdQf+YEI3IZjAg4XVdRCfrSoicRq0rXaJ+oxT1JQcB7ZKpY0bkS
        fiFHc9ZG9LB5iyMrpfpOyeGNuDkhCoVtBA5bR/gGm641sApeA4Ng8MAWsNAE8bE08bHErJ1oLJGfefN84JwCEXWQiGGTfc7UvxzEL2cQyvkIMX0OXOBCD3rT
        IzBxJ9b980gqR+UzEModNgUOUD4FY2FnjX0MaekdThSZU85684+g3abnv2ISk0jl8/AVo99PwlXd4cSSBTz3BROu+997garDsRP8KM82854EhB2NCsn+KNf1
        GKvARtxI/urrCJ3kJjnJuF65UBxVQ4fUBEg6ITV7vlKRryCukpG89OLx71DVvET+cKr9Bqp9+euAV5U6wJGCwteP/Br0RH59/c+cxWckAgatF+mHHGxWmhgo
        H4eQ9ZiIHmGoUHZcq7KSVHhdgc7Y1B7YHPwp4Bh8HizfbQR5XYkNc1i+2xzbiMPXE3dpI8YXMtVUUKmtyrB8t2HyXpLYfUWJ1scB0cD124qXPEtbvjsIPk9L
        2NmmU9hnfWhkv/VhrXGGa3ZdYmPXOTb2EJXTks4X3F+tM2WIZcWUKVkclkvGpxMj3yJcIt42Gu3iEg94Uw/4GJBP0jBd3LvfwLsYVX4ziCaTHAu2kLBW8vSE
        TRmWbZenKMGxhna/jb5g6pBZVW77vp4o3jaJNg7hHiY5sY/EWA3RBZL1/BPk6UDgqirogIuCUAGFL+GXkAAmasrT7McN+A1MGcmjB8JI6QAW40kcrWCPmwnt
        cRNpj5tYhKw4l+WOc737xvDEffYJ1DaEWp5HLd/8skl1fOPr/y/VFXd463PPgbfuKANgFmeCN+2zCH48Y9aRsVd+rgVTJE+V2l21bavHNMjNeDb6h+PMLz7M
        pMFtu8rvr8/P1regEFQsgI1HRVWWtvEg7op+EhsPlHEIUw6PmLnIjIsw1K6wRekCSvzggwOG7aBwr77+MN3ze21fPGqhBwPDoN0O2MJwv1D+HY11O276h2hk
        G2y2YWgX+zse/M6/+PRg8BX3/TupT3c99dH3v9qq/txucVos9URY8GBzym952be87FtQXQ0QgvVYh7ud70IkcTOtADzZbinXZwyYE6nFpZ4EfQangRhviuW9
        Nt4s4CA2YDu899Yvf9tvfPYq2LKyHRNiFLPtbLHbqiFqJXHUHzcZ83eWXES62gaPO6SZoXVngFnrELd3xFNQDyAHopraaN1DxfhG6y41nsz/wN4bjeFkft/e
        aJJ+gHvtjXRsWvGE/DyoJlgjPYJkDXgM1VTosVvo2CRel46m3uBycWFHCoUVrUA9NnG6IbyHIhSI08EhewZgXXOLTDbqCsdYvZn4zr/98lce+M9f+Q9f/BYS
        FVMnis10BLX4kbzwRBir82PIbH2HTmQ5iSSWRG2aNPG+98JXPoOJi4q8KOYvDCqsiDzJQfjfQLMtal1P60FMBiBi3IJWP69bjRn+hadGdJOv7jY55Ca/2t9k
        s9PkqzWtGJToXIFkx0PIr0gNqpE5Zc5JV6Rj4S9CscQSAXaMmB1W7Ns1xgla986pyTn2uwRZfBQhy6b6aZkAvZgG9fIkCFhOgoCxw1gOu58N4MoUvMixmDWU
        wmLWUCuwmDXgxl6kYgLrVkNFWLcaKsa6NSQSWwPag0sgyjXUJSK7YW/exVraxOD7sCzAkjigNXlMwk0Q7Rkh4dNCwhWRcCb7m3n7lVpapkYLKR/RS90gFB0x
        fBGcrqQaEeGa2333XT/9wbt3G2e18iNMNWZxn6qjP/ZBjprfk490zXbz5zvarpuoU8b/HBt71Zps6J+5nst/nLn0fz49O/eacZMy9s4526TJz7u9TQaxXWVm
        7oU0JjIR3lvOPtqlQ+5h2KBfiBqiQ1liKFi6T+oLl/80ewRBf3PByglnBnuIJjXIzxDNkvIzjQUZZmN8t09v5BJlDOB2UBLKnaGnJU1PYTpIBx9miGxHW1xE
        NF34F7js1dLOdBpx36mVXaJJk2iQd8UqahA4l8MlaCamwKBMjUGZGoOdqeHCFnME9I+ktRGQS7uD8iOMM0D5kS7Km4LypqC8KSg/qFXdjPIGkHyXoPw2QfnN
        hPI0s6ts8FZB6dxIY0G/3EIr/eIImxi7u+/afeedP/XBf9bFdI5qGlDzq9zeY/BPznFAzaqSMAo0i7DhWtUBNasc35O/cwA8+dv4DuQg6uzb0JGQimyfA7US
        lpQGFXn0b6U8VNVxNjWYawi2bSJF2rsiC8UN0bSqIZj1JIodkY1iG/ZE0fccXthIVLuGNBNNFFdEq/EI0kzUYNIxhmKauUoQCBdFAy9ivLyuS0LZtgzThnid
        U274S2ZU7mRbgEkn3/3lTDISA1u3he41oVy+BQviAlwB2ITYgC2FC4+5vLhi5dvwA5NMCsTGFTKMXXdTlao6jFeg7sSbBUxXGDITo1QgVqv4JlitnLBabGZc
        0YbVFfnB1ebU2szYbYkVdA53YeXNsyQHPoV1owBkXvktIIvdIWBXb2KBhRHX5mEGHe6AMq9qHQgC8L4Mg3gAeCLs5IEbHOoR9qmcb0AwpFOth2pJnPpLZHNQ
        Frydc5BkLY7DO6nj8LKMwWLHIMSOZlKmtRM522jFHEFqaEhhw8qCFDaspiGFDatJyTFtS47pUckxncPXh9UgpLBhpJQtUbEaUtiwpFEeVmNYzTg3dRfNa3rG
        1iW/Q53zO4QIpAJ8rfMNye9Ql0/U9Typc36Hus7v4LBnaT3N71APQ9RoRKsQeUqWwVXBd03bQkRmHVMa6kpP62c+YXL4l4gLmIN6jHY9XqdWhvASRLuElyRb
        KJ1J9lxQJuGcAZwj4ro0zoFVdTXOoYxz4heWA6ax/ttlbzCYyYs3GCun4S2QKqftNtsmKzNDnwn16Bd2w1UGoV7wy7Ztfcjdx72d4ZguKmBZW7vmqQAz3EOB
        GR503fbggJyJpYp5adO6o7ysjwhNUPbEpU+CkeZtC5oE6D973EHXs2T/seo4uv+OAIH772qDfkc8O9hbzNGQyAMIXr8PFkiIt8COcHCjMCEGmGhvKKb05pto
        hy3t8OG54egRccTFwIYPEEsUPA42LYdwMfCwSwBNBcgYDOqtVseaXJxEMCEDDoYevGDZdoqCKs3CtdhfEmkTsUsJq4yMH1UeQ2EdhtcMu7OIO5vTJohrhwoE
        b16ytxydQvcWZeyjUxaJo0LfvA59s3BuYpclh10WZxHUicI5GefcfZnd909R6zKeQxwmvt3mhlrSUNnvz2zqWLIbY8vWj609azDeTuonBOCwmxw922Uug4xD
        al7cAL7pmkVA9owlBvocnuO9qZirPFYlPBJGhW4GqGIyGpWICJa7ihY7+SbHSv/2H9tRmOQiT8zgG7NCK+j0BQPhGmegH/GnrfeyCtjXaUjn4erlcxrSlqXv
        Iw3pQbx4GnElOemhhzdPQ3HprzeJLA/AGOdbUGxS+aIZVfH7GY61OW29YEL7vsY+CxN4hHY0EZ9mvfkDKEbp+fMcEnPaegWKTipfhgKU7r9q8srw+jpFaPh6
        gFIRoEjcd1FXhYkpoHDeQn3fQH1QYXFtyoFJALN/r6+czGeUk8vWz3E7RCMpX3DTL/jgyIiuwNIJBw77OQ21JA8Ize98GgbSVxxdgDfsfxVR0v00JS0tjR50
        yCRKDrDXNTQ/V5oPgwQVtxoPoaxtNVAplJQwNobV2z4qyhut+8QL4S4qBq40Pwirqa3GBxBmZqtxpxhR3yG5rW+XWDK3IMM1rWgI2ISQIViwgo9XrXCfCzQ/
        Z+6Jh8ANJmdh3UcYmpyUHgyxud4Ayvuirj9bN6b/1SKvIWnwHfEI7G5KyICm3fh9sFAWPJkK2Fy21MACu//nHpP3Dz607badytJXxl3XZsMVYJ+SpaIffGTN
        7msH/9mJ1K5p84+34uLxJ+PhxLknOVfZm7zyuXA2bsD3u6wa7Pbd0cRs/ncSbODMD7Zfeu9zTHirzGW16ZF7r/rZt39vy8/92EKrzatpDs3N7fjFm/4X+vd7
        V3ejQrTAR+248guf/N+q1fvp/j/lJ34d93d87NLhD9/5b//x1RK6El7IVLTUcOL9TNZp6P/n7V3A7LiuMtGqXY9T59R51OmXjvrosasiR+3YihXiSLLsxF2N
        JMvySwETHK4Z/JB9Q3fCWI+YcKOoZdRWdIMB37mBsRQDfU4HZCYWeEIyMRBh2YQZJziM4XIvyQyXz7l5jMMAMUlgDFj2rH+tXY/TD9nJDURx1zl1qnbt2nvt
        tddee63/b5MUkf0TF/mRZAZn+birOVPMsy1scI1xWCd2kvHxIbjq5rl6VSzyKviMvN5Q+ycLWITJOxEXB+xjP/pDvnGShJbM+230VPq2O0/VfO7+c4WiVfI0
        9rrlZ/d1Ez9bl9HVd3WTatYHk+U+8JfvA45Yydd16ICw6ADqDfa33SYNnzSp5XNxqfWT1jzZ0ggliBBuAGq0nnRMsELHBCt0TDDYMQmyoqnzmz16/I8dsQ5S
        3/9uf76YjjiUwScTu89pf30RpEDqICdri3sV+CEhDcpqJsB7r2bPcIQKV0v+28KXi7bhvL4qvyPn9fn9eTHwoyfA9A2YY85pz9/yzjz4/MWr89MvXt3v5TAg
        kKZSti60tb/j2NOffc/mH7t8oM8qZ0+TQBSFo3tQu0myQH8d3VNjx/Nt47d/4uhbGeujkr3cZno5vUr8tmOM2xx9juVnQiRNi6QxH2EN65hWT5zYb/zQ6h+k
        tsbapUotaB8iqXnZ3p90UudQ+vh/JbkZx6oOv03O4Jf8/Cqch1EWwkyszZdkJWRZGUZgiR42shL2WOEinb+lswHNgCQ7PnDi/Ok5+w1P9Hf83pWVNoRlvr/j
        7T/E8vQEIGeH55ORvl4Fwwhl0Nfhvh7H11F6wug8g9OhpA/WP/rTH7T/8W39HX8+9KkxEjC6fccP/pCRu1w06SxWfX0kCs/PG5mCr2aepmLuY/oMV1nWuin1
        Mr1Fh+ahg3kDdNAAdTixw3lSbsiQadLL1hHr3cG+2DC7pklCdfaYUCbXQU1TfGyThGH77HmE0dLq7zkcyQT6Ao60MHoWR1rzPY1j+woAbY/pVdutx3FUcE7k
        WmsV1D0StJPgJK3JswQ+xuD3TpLaLc7QojtL9ttHijf/fIAdXw09NE8GB80hP84ZMuwcqvWxCgnhSqr2AXKgYMoHeM9YQcCB+Rzk8kCr9SZuCBBgRHONe4ph
        GODHcvhkD6qngRKGoJ+bIEVHFBTY2OCJQtspbml+YjKEZ+JxSYMfTTqxzo0cK+hrEEc2CkqCu/c3eCycgOncOLnj4lt//qm/m3iBbFf/JM7fIzq832fXgiKx
        aMiMSJYxFZon3tNovQvhvif10Mkdp07if/9AhUQ6PIlag4sLd87TeDAlFkMZ4b4O+O3BwSJzObSeR58Bg/d/O2jh21IbqXtjAE9HTPgYo7iJkaLt6JMufuqI
        jEYxvxOIiHE8B2uSjnvl9C3IoOJXpvvbQMPAt3mQKbYhlU4fIVbzp7B3rh0a/o7k6pZAYHh5M0b2B4zun3UcZ9YVdiugOHOaDAzvQybtAF+/bQFQ8GmyZR60
        cy+SP6EOAZCCTIn063/+5Mcq6be/JhD35Rt2FdchXluop32gkpL+8mHgVE06QpYDUdeAmXU5wlEh5Ju3RpEWRzWGXirwvoNptvaqGoBwZOtxNk6Nd3U9zu6h
        Nw3Zu8ApzQyYZs8gTxQhqZ62cAA9Mx1sySvx4X8jybtYXY8EuAl1c2xJAkoVqg0IaJyN66NRNwtw4qWQyq1qA5ZccK5wTemvnh7gr+TT8G/glygSAmVOEfAF
        jFarMDIsVByONBa9I/yz0Aln1RF12PSPuyELcZ017FMcxyFZ/uxAedBGYiiHdHgmpOMy+4jEZHxAQiwOSwTG+2IO3DgkcRb3IMwCeTcObrib1ix05V2I4dhk
        7UNox4S6TSI5bpUAjVt4B4L9TbKXEhZMuxktlcRkABSvVl6iPQ+rXzZeGkxIRYsB2UtHYAkD1jtnk6HTdJWlhxCnnAfSvTB7exJ0UVdawolTE4H7QwObEsOD
        mxJD2JQI9+vhwU2J4cFNieEVNiVCbErw9lCYfunPf/ZjqPNX/uTzCxV6f15bSvJKw2YYyxAwlg0DY9kE6LUkgCVDTwzkjgF4+ei5Vyr75YA0FjCySpRfKJSq
        DckYb0pktwn5GzIglpWl+yTwtMFlqXhVLTiqVeG5rSIWI2LJ4AT3UqwPs0gpCfWhde85Zc5j3fsY4oRe5ECfeWUCfV7E+pVE5LgSGblfiZDMKZGSo0rE5CUO
        5KExrYTr7UElgTy/rEQYf0mJND6sRBwfUiKPH1ZiS7mSY4P4ExqRLmwdlrsNeDwi5dslZwGPggTg8LGwf8Uj4hMcpQ7aNl0gxuPPxAAZxFXIzQemNvJoMwx6
        Tpwf1SPwxQKDPgCuIHbrUVi+AMWfzTmzQxpNp4hQoZKiE0A0D1H8iHgBoJhoUd+R5MAAHFiLn0sKslZgpCuJszXXp7ZunNFN+Y257lAfZkwJwOfYRJGuPAra
        khlTmhDLSqnQBDhKpFzu6sYI288Rg+A2GoyLlQegkEopKnjwspizWSomzR97wPI5xHAE5HpV0xCuMYeEW5TIdBPQxUsvCwFugVD/OpbTLh1qwighy2fq9Yhn
        0vSlD+XqpbOCesl0UqZmPFEzYcyBiFTYWwCr+RZVR8tsdQymoAWXuS+BSz5W+NDqDNnpS5o080Z3hCgbcHERXObMG418aRsuc1/Gry/j1y+PX0g16/rw6Cq3
        RYrdfr9/2ATeiI+XA5dCDlxq0HGChoAR80qh+rWC4m+o9KuIPvpqwQSo2K3iCOuzKF6/zDnNlO9f/svP/lYFDQ6VK81kLVLdr1bO8yhHWpZ5q0FgHUkS8YNA
        4QTtHGwhzEYN0TkN0TmVy+yfgyOsssn6WdAx0/EBmDgVgGnGTLI3Z0u68VFECFZgI9i47d54CFe/V3JJDpHSqGDWsnB4t+Qpv6tUCZyhpY2wHYK2w8usm+c4
        mxLsRCdIIH98EaMjqrtT0lXfxeAJzm3xmvQTc20kJ8GBpZIAmp5Rhc/XHWoSn/47eOj2A4dYBwNLWIIgNutg6ttPffZ3/58H1m5VEzrI+FN308fWFs68Y3qA
        1UiXD9KFo5HQ04JCIOlcobbJ5yjpXqH2cj4E4u0SuLo4K0KTgqSlGDVBi9TVxcpKRldg3/kBZN3g+qSWBjNQEZiAbI6lbdEnNX2Zjb3RWurOCCx4DdmFtQhQ
        cVb0Eft8vYUXLe+Cr0ISAYieI1BkHQAPjVzLEtrRq2+nafNNJCcPfIR7hc70khU58W6mUX0FLj4ZhWfM+fmje+fi0fP1oxw1UvwXr0q/+jyYcNG4EF5qbXq8
        6UBbj/f02pP9pAwoymbB2KBZMGpiFcYGzYKxQbNgbOVYBRYTmPnopQ7+MKHDhKHK+oSdWKLhLSTyQMNXxCzWq6k1gJnKXFmPqRw2m7Oq8WcvG50FVxYQX5Ed
        Q/cISdaksOlcFTM3PbbrLdKtPGdUc6Ksx5wlNQh160zGoMFZQ+XkCGtwEoDWtiQ7QhpTeDRGT8ct3nBfEqexyhhIVWMgWTCbwKgXLDF2pp45+aB08Qo9vDUO
        ML3YAwzuUw+cuvBd2+QuP/2CM52QPAOTZsc7v/XiU+t/4ldtBmmdf/q/3/+tZ740Kwj+IjHRr2fm5YZJ+rzwcNJZUU6pZZH1ruFveBJpv3lq/nMprcKBxdB5
        SUm7O2j3WuqwTUG9UJNeoGFm7TnILV7eZY++6ix8JOnwh6R7l3tYd728cKSh44eQXs/K/2n0TPSwDUgP7ncqsujfu/cnVvRLdlLdyYsuZv2idiFjcI0eF85G
        iAYJ4s6SQvxlUdk7Eb9ilLYv0M6rwML3EGeSA+hYRO8BWyTxBOK+fcAgwxLgB0EgJyGsX3BSdS2NGFGrR7NYwap8dReybaco5URKXnkuYga8J12LFZTFxICM
        ySyk1H6mVEFwl/5n0KsfxacaHPc+TLKjOtqCWyL8GUm4kh0md3oJmdXMHQii9Hb6zKmMOhBnaQ141Lzr4ThYVtq+iTzFr37ls//ESuhzjrz5cpW/6DVU/q9O
        ZZUfk8ofPRpJ1bnOrlQ9WKbqjfRL931nVWdnJeJ7VuMwEbPC0jFiGSBXxiyoZtj6GMchzahNvYq385t61CxD6BPWLE0w6dRBqg7TpynmW1Ow9BsZz6x8rWDX
        D8ub1WxB0cQM226RlcDMt2YFUkE6621bnWeVOb+Xzp9TJuOU80DBe0siiBUJWQq/qMRU+AUltsKHlRgLDyqxFh7ASoQMi4ewYqHv8wqGxmX2bygxTM4oMUwe
        VWKYPKLEMPkoViY2k/NGWbDBas5toRaa/3hE/eDoeqTI5nicvtXNtyoZ4ozlXpVYCmqdVB3YIsmXoGK3QB46jKsAese2UwfQ/aZNKmBE54q9Vep1lVRrm9Tq
        crGWNouxNCHG0uulBS6SBtgg76/l9deIsdShxhqOvkjdZAhEcCQTnxEeHEZgs9lpMmx+r2sH1jEtyWAd17HxtYEO7POoi3Vcl7D+Ou5ElNwQrOM6zOkGHVpo
        hLo0Apv2sPCjARExln4oASUhB5SsQlTANnqvkE9IQEkojwhZIGE4I6AkHHC4hFlASRhFKNGKR5glhQNKRsLLbXuWA5RiSTCNFTxOTFfNTiI7+mN7nDfmTHKq
        FTnhw0rZkn5zTglAgy1AZEXkPof6cKwGjAKk4nBaDtacmJ0d6gAgp2FWtgVDjVecHA/EwGdkFDjpQ2QMcCkOEneQzM7J65lFQJ9pzU5/H1HzMZO+f1oldmlF
        5wrC2kCmo+CvhbFL2sXBgjuxS3xRavAOk/GE6xW8hqhR+kgG2uRyxBz7FB9Bdc/xoubnaqp+2J81fJMtZlS2mUEyWJFRqwHr9VlrughJtKO/d3QLdjcf9tIS
        5E+PMduQbpH1rejhJGOKFCspHjV1H03MeitTxij4LVvaOYkYjndRuU+TFQA4NVPvFuvmSLeBjtSCS4N+jfAlwlK3BQiRNmnQ/+HkMTR6EujfLcQiVnGYjOs4
        bKMVdwv6s+FkCweQ+gDJudqf19USG2viAlimWszj7JutLwwg8JZ2AsHY58KrBV0fccdEqXto+hKFGI/KncCPchjivwX5oNWmdhd+ZcclHxz74h/9j28AmHue
        I2oqQLD37kyirrQogk6iLnJ9diJJEKqC27cT1xxmMgIyJrVcv38nGHJ4c8fb8fln8L+/uloyJBx6UHEGZdb2dTmchf67M2l3E2++L+0evejo9k4d7S/tl+Fx
        PGIesxNnoQeXCPbRSa5PUdH9vmEn8CWCbh6EJvupyDvZdww0LpoRb6TPLXiYE8VisSr6tANin0PcXDo7eVZOJmg8e1pIDrgZYRVCfiLtgS+IWlJ73K7IsmcY
        ghakG/CJtIyx0EZYycYjWIbbQrIgz2eMwCEDGpnSIpbBLoazvrJKPYo9m5JA+QiRs7gPFcwyQFMt7sOi0Up4rFYvcdHMWY+6ut2N0c7A5YA4ujhoxmlAEIQD
        mEtXelQBGaw0GED4gIFd6lDP1KM4g5Rrj7rYlcL2JcNdyJcMardPI4m6eXinHtofD5V2uE2eIXVzhbqZAcaZV+aUrqCbXQbIsGgaK4WqWQDbHaLi7+RcaGrc
        vMfpa9HX5pdkKD951kHr8w/JMMA2uL/xCf2NxATq7yHtoL9H0Ln0qHL3MFKCAooF9W2bEShoToD4IJfSpBZEjDFAiuL3XP5E1Y/oLkBWIHsC/qB3yR5CyxCg
        RuG3xt21s6sy5FFIT20DFt7PWeAHU1RUMhbFYPZ7FyBcJ9S7U/teZPjoxp4uECOHQao6Ezfw2z6au+h9yOIYw2xVpL3EG/HzbRwUMqvez44COM4bTF3HFDwb
        B2FXxhglAfSvz3wkiuvn6/vee+D2Qz/+r38CYdKXw0C82iSGkEG7cfHq6CPJxgutjjYWqyPzzSyOGEIQ07QTfdlBlW+hmYUOtyav12NmM8yPvkJrH2TubHwJ
        SSfY6YyvzIfAs1f346skIXz5f/oqquGpC1e3mHxuGawu5G7josWcKZZqk5B1N03d1NidNDiNqhEwvlEovG9kDjSwtlO8tiuN2Qat2tBFWN9T345Rr+sr9cYe
        v+3XqCGwMEiaZANdyuOyGf03gBo3o+cdHe5sDDN8I6SOhBQkacmo7jL/WiRon2EGddqoR8zrCKjTewqo02YBddowUKejDHXaLEGdNvQoidooQ51yhaIfRNfc
        Ezcg6MPyfmvy9wNAF3/Rr0PV1e6DcULXNGeStTjd5GtWc8hqPOIwwB2AlEb5Ba5phFzpehu4PiGjyIQ6aTh6dQNhwAHwFanFRnDgV0vqBcFemfaPraEX7bhO
        xilaBpgUiNTHtzpenHErm8CtpFmAjHFzLYxOmKDtaeAswu31tAUHSx0jMoq+7ui10TzL5l6a5+lwPc36tU3WbmgZjJ0mw2H0VDxBB4wvPXFKT5AyXoiedZOJ
        LHpj8vsh9BMGbuq53ycJa+iMVPa57ycJo9KxozDxkk+P/EseFZN40jZMU9ibaMpTmngKP4Om8I2hjhvev0zDTAy2yxrTLpulXS6VdplYqV3c19wurcF2iYQG
        F+2yxrSLxpM60i5rpF1caRcXaOfULi5iYBpI4msMvHRj2ZdeJOYk/vzyDd3maaMpZmZTb8S0MYyyhkk4abkwUrfCV/unDheRQW9IBdZtnP5bh3nAYduY5onH
        FZ5TMk/B1omhz+bpC1jRmKl2E2zSFm+QX4ojLe/fhOP74m043BN/n5p1yAjR30f/tulLyQa9dMAG1W/CtDqen4Udeik125sWyvHAO7U7YIdiw+Js8jZ2/K3T
        bzuNd0CGd8tMYQ1auSYhTWENbNZBTbCG2jATj2D+3EdjOR5NmXiRp7aLZuI1+PKuuIPDbfFa0gS0+C1NZq4BDeroNdMkViN61TRpm2G9iie/9aRDOvwJSQyr
        NDIaNlzXnYkTuuEi/LenC0Qi0jurqbmHuKghHQOxakgncJu39RC+rYahMJPQZ1evFzDT9ejd9VrjW0iHCE+JYMu9EUtQK7kMllyo10MxvVlr2HCXw9qljnqj
        mGSX04c39vRl9CfZupBM9PWbi5lgokfdgqVEsrF3MpnQb6Ch8Ya7wZN7uX5zT29diN+iLysuLz7e2Y2v0BtxCw+pu0jU6b2HZmhp3MGhI8ZWvFnWS9v1G+MJ
        eu+J+GLdFDo6WdtsooXfFUyyDBCO8TN6ndkXnNAX3+WiqVYQnwmID/MfshDrK+A/GhSlCYjSRFmUJsqipPEIFqiJQYEKmdn5Mvp9Ql+2rxuizXhkwLK8nE6+
        ES2TbBxoyY29/vzAqmKz3rzQS7ZQs26kZt1omnULvqLJNlKTYcPlLXr7PtIgm3gJd4ru6Sfb9VvuhLv8YtRwAGFuIwSIGhFmejYs7nlrP34rFXhxL76EBOgr
        Fv+haRMAkhlaDZ/DfLcxZnrUkG1SiJqtL9Fv3cdCxIu3TXpj6W0vpopz1bRU7RKqmo4OJmE3xk+uDtHxG6mMt/ToQr50Alf2F+bpYhKq3Hyhet61k90AF9Pl
        9N/d3WTjnbR0QpXYGYCz7uAbc2Ndsq9Lj6A7SOg28nKsRU9yBzrFNZ3iDnSKu7hTLO4UyLpLneJmnQJJdpm+ZgtUNnX7nYJwhmrV4YRaiz+kYxyY0W8odNJV
        /Xm2zqmizl1sg8WMjMb2bDczaut1sS8AM//6Xby7DYywRF3fEOzY/OoaM8urzFfLhNTzdpqAV9qGs7bG8CgI/q7pGiOh0OQiBhtSPo7ZqU4feDhzvapoK1dA
        187X7zpw4F8fQKW/KnU//w51j5P77jVoBkb0alL/pGzQUkqPkOonmSDd0tPNS9inFfG3BQz8jbAxSIo3gjR3hqbdYRyG4TnD+sBMTNKGYxd4t7XFuzEpoRJP
        dC3zRNObihf9EH2obeHXDYwTvQYYthomUx+HiDnQuS3gcwZA3oAT/VWbI4yvRjmHYERMKIairaZHbSRYVzGPj0gQS0SHq9nLFxg3oYVfLaGfQEjbRrgCa7KA
        C9sMb2dIFNlp93b2Q6XWjcbLpQ4lQJG7TrNja/ra/YxNb/OvFvc3VsfuNKPpuRIilkHUCQ7PQ7ZlCkQUllZSFEqevsmA3CmRPPO01J0RNxp/YvQ+dmqUnzcj
        z5spnodHyaX2q1UNl6Juz9iWxEQxRTuCyRx0WAWzr7qewUyFgYFT7t1picirpEf2c/oZPQfAfcwlLdQNzDONFN093cTmRD28EjZWHBoBcMdRDQ4JmSRg4AGC
        yz5VYaJk3ENZQdvMsMKOqLZniYMxO+PTGWHWRQHMGou32cI+WixQcoptUGKWSLY9Ey7HTsn2CBooDN9qw3WDMW8BpdJK/KwN9kg9YAMCp9I3UZjMM5rd/XOO
        lWXKDjaie+FGdJdtRDdrRM7uk0ZMvzIHR4xjmlFRM7p5M7pwYxbN6OLgcSOytPELgxr7WtT5BkHWlbijPYILia07XHaxsrZy5AkHO0qUI8ohARNHhQ0kT6t8
        N+JyqexETcNy40fxJ1uKtQeLnZFiZxYVK91Is4xEcCqBCmXR9YQVhalQsOsxvqh24no39rXIgRtuzoVADQiByoVAcffb7ap04NbF3Z/3nnS/m3W/I52V3TeC
        Ull3WFygFf2qHf6tY/swrR873ka0hMIHLI4YiwhoprTS/sTxNlZeJAUWPpvvpHyp8C4PWRhX+WU3NiyJ/jxH1+LR6afpA6/brfTx4iOKmkXNSowGVvrKK87+
        xMN15tVo+YyQcA9CgSaKsKtx7zUNIYNFeyt2QCJATLxOMUsbs8NGjzCfjqelIDsvCJul2BZEBUcEsZUeqXkycaH8eQ/jnNTC5a0M7SKIDecErCkr1OGN2MQV
        4pWXX3FuMHoEjjorL5Zb4Zm5dkoimLrRgo0TxtnnLvrxo9mPCXcnO/zwiRQw8KIi/KoNSTJwELOoM1q9SA8CHhRSQoOxAikFApxiWNowfOEiZ2i2epiddosi
        s5CjJ9FZVYnOquCaehZadALBT9E1Ax4pHxFOyXD6in2N7JPTwpR6kIb/NSaC5AUPxMXPP/XbC376V5/jIOq0kX7qWBRdizte8BCRfJn9socw6E3WeS/mEJCX
        PNlxf9GLHRy/7WFHntaGPjDf6Ul+3MJ9v+hTf9P1v+DTREvHD/sS2vwgAlSxgy+xW4scaTZZGOrQAYlunWm6lu/bHKv8oo9x1ab5FYbBk1kw9oMucMN4mHLA
        m2yqJZH0DGBmkyGotwE+auzEj2DH0MaW+Jrt1ho5q5NR7Cry5w3JKlgEFmJeeMv0qpgRa7fRWzSBisg+2XE9xH9H+O8o/13Ff0E/PZHE57uISqvrIPoDqORg
        u4V3JPPiKsQ+bFHb6BAz61JtaUg7ttxPKISzVyU0ggwViYzgXWNu3jNKmvdRJc37iJLm/Sh2pX3eZW4xJL9C9/AuNXfnLyjpzg8rE0ChpDsfUBJgcQK7z9zs
        0ceweh2OdkuIC1rcYuCvggmeo4mi2dfyDpV/+XegGoPKXd4BAGSbrDpd0GZyEBhsf+bSiutV687Q7P+iVR/CgiSvdg2NZ3IZHAQz8/xISsTE83WwexY9ascI
        88LHM2BhcNgsXJ3nJNhgXShyEgaSEdjojmsyn9LjXPO45Z3eeLhmpPpMTOojoZpc+R/e62glYcqfQIJyTlTitTg9VwE7C2yOSoYJdAkp+9Uc7EeWQTTNb3gX
        ZpQOByLTZCEuWzhHOPYvSKMbuI+wdZ7aYpToYFcj4FkZbylcVOZlO3r13RygmKoZVkTitLTF48CW4loOH8xSfzZ///zZ0xxK1eAs8psaVcQVQPtjZuIfamIB
        MKI0TB2ah+qMbgK7C+sq3bkLcTq4Bj82LvRjc/Anjo3qcPDNb9ihPK+BZQnkp5LYvD3FRaKEET2EEoClnozSSs2j2bUBrxKJR0+v1qN0Gc41cW68l6xeiLsA
        k6LfFuJxmUE+XMGEsYtFiB7yUCUJeGoF82P+3tQX1zWGmKtIyDGubdj1oRDrB5oM4wD0KJYe1919iUV2KKrVoqfbeDo4wlZrcEPRT2tKDEZtTXUNaEWqgl68
        Lme4aYA2ec0pvl6vA5cJ3Pkd3bmjhKWP6CKanxC11GhLds2LPjdPDOlZDS+wxbClKqIChhjBG995a9K0N5fMrGBr9Jp+ThiOb/O9Pqrc+zWqAde9209W91HX
        Tn+evtJnqnzU76F6rQs6bHVB0XI7HAvcHvmsWGL6uB3rgcGuyIDw7bwryJ5gTF7ISVOKYqeLRH9aZhZtRr/JqmevhF9dLwpnN/RXeq6CnUvsBj0GI2zztB7C
        +1ErNIAlHv17O4vfakQfZzbpaHcoJF7BzpKiQMhJhQVLf5eDtj4waMeLQTv+Wgbt+HKDti6DtrFk0DZLg7Ylgza60LhsX+jHoVcftG1uMYwMS54VmApcx8iI
        2d1ovB5o1XKhTNb0knEZp2voF8N9EnAeUN7EiWUa+Q6O1q5mRfEGN5qGWjOg5outpdRVL1wdxmsGNQpVsJWlrUg1K9fxYInY8mIdEpDox+tBwxCQPsdKF2d5
        fCEMic6uK5FniWaBeed4yvZ5+A3ItFeSaSggRBbZTcd1BvhVxxdyjiz61s2HaJ+Gp+7r4pXyy+S39f38RGeSruvrdXptrz8/3487HKBoYiN4sFTNYDGxihtk
        sAADhwYL/V7nnuXBQsqjTuqhyz1WDJaIXriSD5Y6S0Pn9lxdoUEY589orLIe63D/DrwxVzXuhCZULpo2UztzCbXAZwrvK53uCGflhbUP2xZU9Yf8pUuBy9KH
        f8YsBR7yZSnwa74YL7/qi/HyUV+Ml3lfjJeHfVkKPGKWAo+ZpcDvmaXAWbMU+LRZCjxulgKf8BHUUNEuAv0qyGq5CHloCPTjPDRNBxBpAsYUZnsFb4eMtRoC
        /ZiNroFRgkA/5q5jrg1JY1Mw2KrswYNTPDdVVMjsLOKIuJGNmGdd5kgpm1YKIGJiXOG93LuFzavgf7tL7JgHXSFq4hxTxg2BZVwyfYLot2yWeAUhxi3zuIXF
        7Qu1aY6upVujT9hJxdxNclKNPmnTaOWUstUS+dmVONA1eJMq7kPUZpGcit27KiY5ksM10S8KwLkpWXJfH3QT6I8Kp4AsMBEt7FOX5jA9LhXT3V5SGk+gLpuH
        IkKhXZr9GP7CvHCp3oJ44j7LoVQ0SLaoF/gj+LgA3x1KpKh5iDCCUcOtNouKSr6MICW1wNy3z4YYgf/Bptcdp8b4lD3O83EXRtk8Gobs+hAS9bzHu0vyAs96
        yWrMl/TxC5485jmPiuAXfdpL1t5BH9eCbVaP37kL/ECrqZvxiNWkXk/q7kI/KbjaYC10B9nbFjhOsaRgVi+UfgyT1adQdIn1fB6Ml4OyUZKh0se7u3FnRakp
        qWvThKuNAAUXFKDVIkBdEaA1IkCIa3+xslSAvmAEiMRHrzXpzbfF3bIcQXK6hdDQtQs0PjoDAiNyJOK2tpew1ZSs65dVsYgV/wQ0lS7mNTa4MbsBz9TI2eqV
        5KxayFm1LGfVQrC4ldaI3HWXyBlkaTVqYF6BBK4qAscseWu4AT9l96VuLGzFjnFHTORM8lYbyVtTSN46I3lrqSSRvPV30Mf1LHlr9rHkraV/9KV3Uq9b6Jew
        ojsLurMAPU9jlaXNaIwCyipf241/x2s7K8xXxSgay0wzF+CHo/UlsdCxxEJ3FsVCdyQWOv4OYqHHiljosfAW4QXiDROa+syxbo4dc9TmuMEcJ/DnUvzZjD+X
        s1eGPTTsrYnuc8PPO0rN2lmKo7PBWrIUJatiP7VTydXkO67nW3A22enh/YkNJ4ESDiqwP9nwcNLJEVphw1mOhbbFqUKLrk5wgr2d5QBKjmp+lEkK6DXKv1Ap
        HpOKwaOygRvPwUuzE0k70H443GHSovhp2BHDI6PHUQkn+wFt+HtuYke/jXtsEyTo8G+8ncb+GtMqNhAySxXJP96NXXqrlDZepimjHiOzshBD4TajP+/rl0B8
        b0fMBwmBxHPTo7FvmWklSy6n9vikHbJ8sjxIfqx9mR1Ev0PVh0Nf5MQKPxQ41VlP4CJQ9crSDl2pU9GrF+7UxONupVYzHXsGVjMAMs7Y0e+ifYPvqJPPZJ2M
        1ETwaPBeVd63pLAmTd8q0i2Ms3kHyRHTmGddGAcCwOgtetHDizrCGs/SyQPxtiMbHPgpbL/Q68yk6j2J4ft1QfQLXzlQUJwbGj42wVLOm63SB4kfvjPxJeyW
        FD8t1ndzLE6qdjM3n7u7gcxMl65NaB1QwwqHCYxtWmWkeib/Ts+n1ZjDdXC4Dr7UwQdRiUN1QMqHf0MDqKN+Vgff1OGuJER0NwMzZnWgGl/Pji4GFzC1DXrJ
        ACNyyPs6zHn3TAGLCBLOCV4ijYMOtIP9JkyEdWxrgXu3gUMEfKrWhUI2LV3vJdGKV+DxjRKQYbP43MuHE36ol35YkCjeaIGlPw+X7WNceAz/qK2B1DsGJA8M
        GbtIJV6pLgkhDUkIabLc0c86n9jp3+0NVSwtLKNOMNw+nSmRs0l7xUzeIiOykMF2iXCuGzNkXqFG9jU45v4ooHStkr18WNc95nGWSlq6BVquhmCpwDQJ+7yO
        L6wdztDJdYGy3VnZ5fV5Ly52Uzt2MsImowlY5EHIhsEnmS4QX9m03I2EWNnNZIm9qwGCaaZ4FaCCPRA/BN2TqGLDnbMmSa/cyMFKivdjU+ta3qeUBxhXqdDN
        NQBgZA8+IvG6vHUFEFbtlcrn4Zjae4Q3r/AWQf3xLm/sYZQeohUWXMYe7+OZax60bduw8MgaxkaL6KTYVLOLVbRckDo3yQEbZwrbHGjDaxtu8WCoq/q7p6Hu
        OqzurBF6OB2olOhJ6AYV/TS0pxJ6REfoEXnb6xGlnFn/cFan3awbFPZbeDPaxZ6hbMEl3g2oIe/QiS8wceBFIPUAf0EFB0BKgNPR/BgxgyXnrvGPWMGpTdYa
        UnDsGDNvr+TtscNdfn80hnNtl4mv7BTPdK+FO5IpzFN3VzfmeTQAJ7EFeCwtGEYdCfiAQ8jAh9aEgwZZrA7f7OzqAnmqFLoGtTb4taKrt3e3W5uzHv7PFcc9
        rGbdIyZEv06q/gipQAfFAfCCyn3F3rU/afDGfzAlUBEy7YxrRtCFQRGYj2dswc2ij592Y/mwu8Q20qM+rJ5NmjxkW8fiCEgYrexbW7d4tN9zjFbsTfMxjJtl
        1hfuVA8VpImVRiGJiicoKZ4AoLBWreo6g6JAVAv1U2dqPOYUhPjQSK8L5lRdYJbqDBisGw1/vBTZtVAyM0hLtuee6Jep7RK724+R2BjNPYEUlAG+3aDEHqvK
        dzUYM6SopJhGfy71pHoB68CLnkJaQJ2xqOC3+SWXKmlHv+yipu+TencMYAyi1FRfB3iODb7d/FkMXZaqa5jZENl4iboCqFn8RSckXA+ZL52EhOqE+RIlJGhH
        8aWmwx5+ebB4n4kcG7MzOQ/Q/Wr+U2eygCKMzmFNpYqUMHyPgZnmZO8e/b7LqVA0MKKPupJjylVRUomaILE5wGRj5DmkmJGY39nNcU+Ea7qxs+zNyjrEyaJZ
        yh7u0n2lbLU7xG/NeL6qP/DT7UydHABfyAgA2rn8tMFrSb5IJjhKpiwAYVmqOINM9fEgep1+/QK/VtmCJbOpL5hmShSBU1IEdRMAFlt5rISzn8aHhdmQpCs2
        /KBhOC7LnRRRYLRuSdfdm7Ae2dUNR3mGxkkMSGf/FixrwoW2M3zYnc1h0kZpBhwtgFvN2DK0TTzztyUVdIguexr4XGRCZPiuo5c4LwAciI5fsBn4pkABiIMC
        5LXBLzG6yXraTsYYMooMgwx6z0X6nQUcwApkzwL7ZRLNJ2oA5dUaRHm1BlFe1bIor0AYtQcQRldBCKvAaewAqL+EYumXUF5VT4NXzmF+iTLKqxIAaerLZcFE
        cX45MFFnMcorKTRGebUXobxGTHdm5cJIrejkeIljBcorE1c8x6Dg3AkvAvB1nqsHuQIDKVkNvR5NeepkUh9AeR1FloYCyusockA9PYoABBvfVkB5teRpnEJX
        RnlV2XgQlFdvWZRXtXwfSBKnWgQjmqO8+gIjalBeq9TyubiAXAS0SaBVq/S40XWj9z3pGF4gUOdXgTy6LMorkjypjQXQVfVFkBypg5xsLO5VuiwOQP+1COW1
        ggp7JZRXp0B5dYAtCSoHfkd6SRDNCsqrxyivowAjgzpxSyivdoHy6pZRXkvAyyVgd+YWUsuivLpnTyO8Ki8F3eOWUV4D/ilDeUVy7gDKqy0oryBjIUn7HEva
        hEiaFkljlFcQwgBU1x1AeWWweqC82ozyumoQzJQmzsUor+w7hDRRizL5biErFabYAphroFtGViqCAw8uGk+bAe2Cgdd9dZTXFsO6QismiLekry0BUk1G6Akj
        8xyhj5K+A5RXqkq/RzUQ+FWFyZf6Gq2FPpa5q15CeYUJvmoA5TWDuWV05ypnTDPbMtBdgUiL1RBSaP15nT0m4PzkRZqm+BiFSKK7wnmaug58HudwJCv2cRyB
        4oojTViP4BhdgQT+UeyYPISjRbaFQL7ZUPVDuk2vdzKpDCK8Nk+Syi0hvFZKCK/+YoRXslnmEcWBKeSztoC8NqmhK7BH+sJJcTZZDaldzQkZYwwQDxh/H0ge
        wIovgF5baCWsAuo93BsCbbSNxKshcBBRhV2QNs8nNahoAAQ3QVuEfHjwtKH50EVIc2UuDOofMqJLWK47oaolIo7sYVMhjdrJ7vIoEPQx/ZRxXsOTOP+sTVIG
        m6UvcN3M1t4HHQ1D0vV7gtnKuK+M613CfUWrUileGfi1oQMGfuV5wEMiOnQXPvWL2c/cu7SuwmNk5n1qFECkpA8qxoIdZSxY7BGPAsCBbP9R5BjaONwMl2yb
        5lD7jB6TvBxOd2ASKc0iwUUBVu2TLrMvwQUxasBDrfCXhpxgtnK4ekRcVgHcirCCyjk55aR0buucFxamOlPDwvKEC0dKMYCjOvMvYdSIcyOp3y73yy1k85V8
        8gBeKj+LgUrhCYn+xgGk4wS2SMn0HnAv1ErUhPs4RLRerDuKn6JvcBGBFMGrsXrJgjVGc7302g3FYdRcz6LE+uISO1JiFIIlStdu11HZXrJhfa3IcwB+1H5c
        W4artYR1gVIBQhzRbLziRdwttBAD9jQj6vA4AvpCk4YRtWv9VBwa/6tiiI0IPGcFy8ftAKIofeUQcYZhJn0QCg1z2Cu1WLkp7ijTQy5z50CUDH6S8/WzSafw
        QcVDtILu5ITozEyc/lYwQ5b7UA6nNock+i/+pB76qaR9mn/S7am/wyr48PGQDOcGRlZR5AgVuXqZIm09sqTIESmSfioVmYyZNXbS1kPZx+EjySoavkgKpEMy
        cuQwg1LSjWP43j5yGNsxR/IbDidtOn84HtbhWVOgeWN2culV5jp6LkBfR3/qNE28evinTuvhvWTs0WuCPnuZ1/BXbhl/oGUSermh0+nbOEAPi9qZhGcML33K
        uolzrPFp5szxeHjKikeZDYxUStI+TqriKbpu5syJOar/qG4fj0fh3VLTDG5cQTi/0sNbnffRYXSrc49WUDaJT1UeyaX16lvcSRRMTTQ09bJUCg8Z0RV6Jp2e
        UnroAyfCrUhqSifIlmHQFftix+JTKPk26OKLnXu2Opp+Jm0JGxTqocooJNXdXTJVqzPRH7uc7PCF8v2MeZIXphiz9h75dJtQc8ElSbrb4/t9bS+6mB4O6dSr
        78+Z54/OHktGCqQ//t5+O7sqUSwJDGp7OBkFl2Vbj77jDE68C3/ed/iwzE/4nAzx+WQYCgF30qyAO+NVAAb5AXCNUsuP6VXsoy4ahk7aprHxNRnayuR4w1xt
        3D+W1WSVvOwYXqMNPCOlV+mxD0jNhlD0O858QA9/IEzaW51bUNe5veXFPgYrpMAIZpsEs02CaUMwIYq/zzLEholIEZUrmS5ALB/sCdOe6JPNDGee9de26fIl
        m6mIMP2jn4RVTnfPpFUq+w9+kvrYSc+xL3TkCa7XlE3tgDKpGR0S2BNotqlZktOp2fuP0biEl9KmOiVt7AKsOo1R+/b9Z+LhUDzMTvpMhcsrqeY5KRtIvk9i
        +4Mxjs5giYGc4sO/A6oohEuak/2zuIEze9jNjbTwFjgEaqfok8WmDuLIYeqQiRCSIcM6v04HNg1rISNTA+ajFFOfz4WTk/2kdnbRfkZtEIKiNgBBgV0ujY3G
        eV/XXoLMvBs+WGc3Nu/2yh6e1WOEKDAwOEgJ5cNmJBuj8vR5m5yalAVbs4Qtw1MlzTJNfNRgA8H0QJ8784x5TzcsJMB3w0WNPtB9eqeoCL4Fl9IlNJ/1c0Ll
        kUlwUIZA8K/RD7iuD2bLhLkp6SRYoWAn4iG3aD7cJod3yUJ/vtjXoJP3kNGLTYmTuKXW79MSmo53NJx65inXHAMcHXWYHgg9UMNM/5DPmzeB2bwJX/aVM6sO
        l2bO5TbxxMLxxcLxjMmTGUWFRWP6tmRcsY1T2nQpfxWm5eLHO3j741kOBeXudVB7BYemhcM9iT94p/YX0Bb0StjLLLlxygRetC5ENXueLkLVZvvY0ZwUd2JR
        AUzenD1SVKkhTseodMYaAB4qb/Ahtxb6g805qvAk/uyer3vSKt6AlVAqVTzCvFEGqMQBG8Qb2EAsbToJ25rBWgPIGvRNAhAz6asBhNDSZmO5vNI+OVuHZZpb
        bEc6S81Db8A8xECJebB1xBFZ/Fx6D3OlJVcGvE3hYm2HDQrNGP/IVac/29BYBSk59RO3aWYiA8UJfybmhVambBarlZ8N4CURISv2C3cqtaJfatDBplmuQWQO
        vVB7KNm/VUwFu2jP1EBpz2P4qXy/8DPKdg/zQCuFMbRI6D6VeIL6wBmXHLg+01QcK1Dy9DBoVJnFHbnjVglRRNJuPe0u9Fshr1i8/sOJXwrloU5bwCYjJ8rQ
        Z77Fl0W9X3qSExZ1abqWbSNQ0Ck92QkHhj6tXZ2SHjgw4IV3SuNeUvKLJnVLkWnGt1C+1tIZ7BZvidGHhfC8o7zDldliiZfPMIMNyxhVsvvHmKGcxoq92rqu
        xiEDvlU4HqCG3dKKroFErcL7p7TMv6EBx1BN4gHqgIU2MQkNWGZYi9CHkOMBKql1fQNR2NU9HC5cYfSUkDdbsSYkBYwdZhLrZxxg1U8wHJGuINactwqruAFZ
        8MqiSkOpyw/Yg1SctseA+7GLQwRcfNbztBwPeK+KyawusC4rbfg7xeeE5kyv9JPVk51/7fRI2UJyXa16iTOwp3EhMj6M875WZZXJpDmlrfjnzEJ4ENGt35Or
        hIN0XmDGQuyuMgw/z14q26zs2fT+9hFVnk3uLC/x98swWDTIFocMlMKMLOsuOKVtBB/wxsrSF03cvdodAMmWfHR4fZ3+fEtQor/ooMIq3G3bh8tTFHJsb9/v
        FoA4Je1lgfdTlUCeb+9KMu/t3TD8kKtsmbA3rzRf569TLnLgzZxSY2MY5RsDdnr0ZWd/Gtwrm6gWx2c5DKY52F3qfP2DO/7bns4P//3Vn3/7/O/+n8/84lXn
        Q2jn8/XJhUNf/7Gn3Em5fgjReNgCsbdb+aYndXev2AB4Yp4t6ei/OuxH/q5KLm0noOysPMXl3X1w07YfeNKa/LWnrnnz//G13/h0Vt7t+7d962NX/NPVWczn
        0prCGGRmWlOe/d2WV5ZuJ69fmCA0wbkdIW1lDbgiklxXZg9jvP3butM8rN7vUM8rE9SQoxSyqQUM72Iz5dzizZShgc2UYdkmZ3psLFms6DMqGYYiBGhg5b3J
        CJJvRnYf5NCN8n5LpbThJf7F0o5LUN5xARsda+8qk2GzF93/nu24hBh7QY8ev+yOC1jTyjsujL/I9FVMuFWFz58OvNc1VCL4GCp2YGi+JREtQB1B8uEO7NDa
        hXrEt9JEqwANkzCBLHvqeaPBLpTjE/OJzTF6veImOPXPj2gPRLiRjpYnwm0zSbsQ4eKYtIV+uG1Ib20h/7b7Osrplx3eusjpl1WPNylBv5y3F5p0PlmJ3jY2
        r9HrsYMke4voClrWGHuMsVDnJQLB1m6JB5f72+4J6TDDDdCTKr35uKEN/WPpeSDRq/bikh/VlVgjRPCVRn2uXOYTFwTqDWZYhi4GYJh0hSnWERZjTJOBuMex
        vOPwD9xC6teRynGQEh9wNUeJ+MzKDLnWLnWN/110TU26pmk6pEWLQSwLcY7Wgy1sXQcZU3DAVJAJUzELDTuzsfOa22NWShpGPu8lBvDG0/TMA8pjCnr0nwe5
        xi29eWa2Zin3ud9sXd8n4YsrdXJuXE7+Ci1hCx2Vf+bzdum8XTqvis8kYqZFC+ZjyQ8T1mc7+hknQcNz+7PU299Lqa8Yqa9kUg/6UqpVefRhGwjbW708Pe+F
        J7gtQE/OuC/SpPMciYevQpo9KFzYCIRw0W3l9lJLP0/+/Lmivegz2ihvV/o+P88DxuPne+b5pZ8HGrNEHh3+X6NOdXbksMKmx4N2iTn6KqawaYDCppm24lY6
        y4ECISc7Wit6391J5id2DW+yn1qxl36F93XsC1In02XLUx27htKYRlNspc8b4JhvPvXHH6PC06NPk1WcXjXNAcPRvbEypFQIIdYqOmuzlRsz3xQ4V5yd2l2U
        HF/cvsvcirhLXj5IrOEqvWpRp62iTlvTQ4bgDnmfb8z249fpVafiDaRsaDUUVwB6VkJAlVTSIqwTK++hs8lF5TDV5PXlQNWkjnk5n0BeuZ3mw4sKj/mU9QNk
        RsJsKS4x4UfVBryaQ30GtALnJX1ORsxS78RvTfJWKJ08RcKfDOu14DjOXvBJvOAQjXyWynYfv/b1GvwZ7tGxjSGhNZXYSzrzydiK4Rc12AHV0txYlbmRk62q
        vCQqDIoqltAYpmMD1sLqcnTGek5cymyFdWVbYbyfjM4nXfjkdbeHaLFxYymMrmApjK5gKYwushRGdYfqNNzr6fWwGNb1qBKFxQAu12F4ezPDgNqLaevxKlQJ
        c3oeDnCuWm+ezIDxcpfxEm9Ib+gn66MnQOA0kusT6qbcPngFIAp66I6Grwc70pWObPeTMeqq9kBHtrHxQR3Z7iGAYC1qhw7UY+jI4VJHrkNTL9eRberI6kBP
        MZ8S3nq1bpd6arzcUzGnjGU9lVAF8p7q9iE1aNVhPUo9hUahP1T9DpW3XE/h/HI91VnUUx29juo0Rj0V63ZPJz2qRLmnxkANqzvSJW3moEVP4VWoEuY0OrTN
        VSMLo00iW5Lh6xj7sjrIClDyFxQf28imqeo2E/+0cw1xZ4MpYNUpvWqBl6yFk6OdS4T4j0pWIr0LLg8LVfMKT8LZl7u6/bhDa/qy7ni7O2kUQLHiK6mOvQzX
        Q4qhLEpyy/9flbDuQiphGUl6lTEfD4z55F9qzK8zYz7GmE9efczXLjzmEQe6WBuqAUkSD0Y1owK0y7xNufyUZaTLTsLXFXIwuw8rQ5re+8I30YH8QqWMD2oU
        zG08sQyokSUTC9dhUNPQCRaQERGQkQEBoW96hARkpJeMQUBGICAjRkDGXsucMUQCUr/wnFFfOmeMYKc5b5hXnzOGlpGfEZafIcjPEGbKUSpvefkZ+o7njKEV
        5oyhTH6G0Eo8Z+BVhjL5GZqXJi3NGUhEDMFujaRHCeWTfEnkSLo6FNRd5KMg5wAHx+RIMoMknGGX2Vto3RRsst4CwstN1uUImwYYtYvDpXELh4k4EoehhRvW
        xXVcuYaWAAE4b6rCyekLJ2eI39YiojjQjSvtu0H1vd26C7x72619yLDaom5DGNwWdSu447eoW7DbdIWzFyzPV9o3Imp7u3UDovK2W9cjNJvp/UCDAya/kFn+
        hBUaEXiSklnht+fTSMnEL1GE44Oy5xh+pKoqh2GmnkyycbT5qrvZs9cKS5E175wsbXmQAZ+dv/bcnaQhmftMTjzGydNF9DCWpiVfKPvyoAusHrY3bf4z3y+7
        R/Gvb47FP77ikeBYurDj1l9536duOvJv3ka3Xf6f3vGrX177n/BxfN6m//9j8fENCORb9e4nEd6Hj23+H8cM/lAR6Scf/+BqCFOCfWSLD7SOYh/5Sgo6WDrA
        mKSmNLzUYMCsKg2vSi9ZFF9tluu0+OFQa24DWnhayw4vnF9ueHmLhheWslYPEZWqNKzYLLe0J8MHflEZVUzLp93stCMtgSDrYDBg1i4t5NitapfWe+hTeD64
        NXhlZwtkIv3UmwfbBT6LbBmlqY9Pwv1ZZKbOZuI1+fOT+wrfq2UV50nskLGqsS/5nXbTBTvKG+gof3FHweHlsP+k3FHOCh3lrNBRS71sHjrKH+yokpdNusy5
        UJdJL1nRbzrYlQ1XFl97+XZRUiSndZUaxyo1DhVoou3P9lENfnd7hXe3V3h3e3GwvZIXWCRl/TAM/13g1HNKcskBxibQFnXz4Io7oBV3i1bc1Yys/NXW3Fhn
        x6FZeLuvuuKW1XZt0WrbAzdtaJbcLi+5OR1ycMVdAYQj/Z3gJTdSgW8WorUb4ZfbZN2AzM1N1vXgkwMik4fDDpCpTahJkKkhCd/CJW/BnIWZqC0kbEytdil4
        2jATVVHmFjwf2A6ynud573FbePAew9FiEq0K81Nf4TxtPnaSsSucc8y1G4IOfeRCFOcj4DINvluK84Apzp/5GTRfQh0nLJ41w+LpAolFWpFn5xogpRhdmjfg
        1IWovYKLHWvln2lir5bTknADfPKjEJtCv6iT0a87epT+9Mg4ceDpp0+qtCl+GD7dk3r0JE1j2QiNJrNP564igUbBC8XWU1gkYpgtsFzP7Ssc1bN3HjBBvsMc
        5FvXw6fjIVQbQSZV7HbUgCGJMN8hJi5kimrwrYCi2ks7RULPbMayjIZlWkU39Qyh4ISqxwyhEYATXTYTy9ygYwv9eRhL3GCeYOoGZ7R/JiOvViGIGQC6Q2bM
        EYD1bLc+ALCe7dZhxMIB2JuReA4JdM89InbvAsgP7J4KeLfvokMbdk8F5Hy3AQcIdk8FRs0tkvlLf79gTRs7BlacL+dhx/BPMGQqpBdgyFTDD/tONGvojxB1
        IyipjKTqM4pqnY4GRRXeO0mzn2U8DQ+71cykHFfTv3kemVJffYGGcLw48gZhzSWqX46hJdnq3QfOdfssSRPjkVMpYTxIKEtdOzrIQYxgIia0ZEsOiStMU8iW
        HDLMGNc2yNkvg/P1VVTSu+sFCS4QOeDp5aAPT7gu6wJa6WnvvOUCGeU2fObQuKO2Oa3p9D300tum6c9zFigtvcvsXcjm3GTtJLGgw454CNDX4P71gINaQ6bn
        7pjxsPfSu9EN/4oUGF35o6TA6HBrPIzfbiGV5SHCPMJhG2NR0FSvTuJ+K7EXOGO0nyyK2C6T05ZxdQS62yptQc8v9MPEOlWawhHScIUI5ofvi2hRlFGLt9Lx
        OKKpISyPi5xtPEjr1M88g8hk4ofxiEj160WqAUg1LIBUrQFAqlAAqSwBpHIEkCoQQKohAaSqCiBVTQCpRoouRXaoGN++TAU+o62MAewFit7nE4K24ssjfD3G
        aCsC1OObISFj18/QVvyIsUetuM14LkIwFv5mxa3TqFDvZ2CU50TukVC+RV0unlbtAEYPzVXhdgjQJFVquRpaDvNkPX3hL//9l0Fs7+c5KC/OIroTA8bnAVMx
        A4ZkRxCklwya9nKDpoJB0zaDxqdBEyweNO3Fg8ZbfhyQaLdPJw4g/D1ERJ84nVAXjPAuB/9vVZ5VfH4N6Yvza+z0rx6Kzq9xIOiAk0fybyBY0j6Px/M0z9Jl
        1B9rVDycV5KzALz08mkG7NCsaRDCc5KWoRKaxxDUlQFa3oA5hQNm5WUaVwiSj+jiYKsaSavpR+cyLgM/HaG7o60QMNA+zDNCmwbpry6dDtN/cyy7pSJEvCNk
        GfggXa1ID2+QF9Noka3cROosB5VDn9A5KB8vY2OgnsPw4XZI66x7BEDNZnSAYlAC2XOhtxBbgpq3gVXC5TxRkG6xRA1ommNYA4ka2UAj5k9tadlncRwCry4+
        DIN41xY9RH8fs1kbga/HgY75CVEu7yHtTYd3i3J5FwqfUPugfybU+0QbHbdFcd2PnHg6ztmigo4CAs0DOzGrsHsYZUMHV9r/CuHf260fBVfldutWaatb6FDD
        nOFhkO8V5bqbDs0r7V3IDt9u7aRDa7u1Q94GqrYBZGcPmAjb6BUAzA3dOjBM+TSGKX6JIonrg94GZArOCiOgE/7yuDs8Gxx23s/bTC+Ujd4dxfgMaXzWsc1U
        aLZxGp1jPKRhAXvZoLbSL9uk777xl3/sSHrTrCBl3MixOw5HkKXfIq1Bf3LFaaVfxU3f/pNP0pC2UwYrsrOLy5f9f7jsxa/ZVDRzoKx0yT9kl1SYSqy9RT0M
        sJgxvNh26yGbacF3HmiAdh4IfKD+iRht2NERcpgsbEkBAcE+/6OOdf6HHcuOX0d3P2Qjo6CSfoYmeJAZ0zzepHvr4NOh9pucBg2itAnN9eMXCqqqIdQzGCAx
        mUhHmZdMKEwuhQdngMHkKvr40s9E6PdaOgyVOqurdI3QpB39I4c66luf+1laHrTSv3n68w7rTPrfB6iCR48q+rVOv3zjvgiKDzSooa4foKIun6YBHaT8LCT/
        MmHj5XQpLSiEweQq9mmeX2sNbostcmxflKWIvO5815Y8L5ITrF3C9MmjNDYxPVMp9msuxVlUym9lpVRBESLmUhU8AEEeCjgOAwdwHmkEsKCkiyTnajpyDTtY
        ARDGF9ODAsB9dEnxWqQ/NmQ/MtYrTep7XAMSDdAWKnI3f5+FxeMmDQn1qxvWwQDUrVWmfK1e2xWXKH/Z3UVT42qoNw2O6Hr0mYK9DoDGSQP3AxUigkDoaWTp
        RWdduaIhj2/gCXVMGNxrgjSZw6nU9AbSaxEduwLJCaCXMO1Ev2bzS/Gj+MRpOYFnGm4BfGJ8VWrvkJR3oMdBCxcyEQ3G0LKC+oZcUOFutFg2wSM0sVVdTtPL
        I8ezuQLSxXzuge5iHlmfPvxAmdB9JYELyShghQAhxia3zIf13OKtoWWbMu8wK7tG2D7muaYgeDbRTECKGBLG9qCg46Zv42eTi4Te/SKZofCikzMbhD02VgWr
        CAPcRcK4h7Uyc1wJXXsk0wrTuJPF+5xtzsPifRYBoy/wWvwczzK0Xj6CFfkm6wPCeX5YuMvfJwvsQ8K7fpTBOC+zf9EWgvNfsGUZ/mFbluoP2obp3caaaIIU
        GyDrIniao1TFY9jg4tModRPpOlnczoMyJOvDCvrwITutiUajXuQ7AG0HHUBK81m6Dqv1qS89f9/X//6vH/4dvVXhRRk6ohJtYZsCf9yEeeaDxDLvuZWDzgK8
        wufMK3zWvMLT5hU+Y17hHF7BeZwGN6t/nhWyOcCJx1IJmsXqj+Zf9X7w9V10mm69iBesNunbaCYZYWuIcfY9NuBockMShCB/A8TUOpO8XrM6MmrnBeylzO1F
        nOTRc69U9suBE3Qz++3F2XyiSzCcL9Kvn3tCr+kx64+P6GlMszu++Sc33BFZOyaxMYh2dne86ZO/2vzm//bRq/dhp/Cnvv76NwXWOyd3/N2Pj57vnfztq+XW
        xOqS2gHkENgoN3OCEmM+WddzuIWJmfVuYFTQNQxElLg9cJwh1B7xx67UxBqsRYNdS+VKODlQI905IyTUFlKGlG5HP0JtOgJl0EE+IThUHBwCkG5h2a6khUdL
        odiMSzWsG0CjbOjhGxsIwhpm/QHbFEsuTWca3PqO1UvWDZrXKJCtttdpO8OgI5O2ScOuCXjusPwcm11+jcSiVcQe8OLsOSgQ3NWU1xQ3aq/bUIhPwYoNeE/V
        PY2MDiW1kYcRYvPCpQPpB8uQfzQnoBw2WWtIK3eBzHe9hNfTvRqcZXGVYaXcSYRnMxBSlQlxGIXgAIg+qvA6MEYcNEtVNEuTllFBvIFu+aKrR6GQHbwULFYO
        kYKLQw/PgLwROdGYN5JVM2QljqLJGQzBpfEwijVVkx/M/IatnAjB0qtRNzIYGUJYYLFJJ9UFvYrXFavw3x4SrhnoK7SNgPRVpxGPQI25G96Xaeq5Aw24lQM+
        rwQty95FEhYJjGtEFaeyh5jMWw/hG/Lgu8LwhzKAqqg9QIe1GBk6aV2fg4YJeSmY6jQJC2DAhneTUADkTGXiERceK/FmOmy4Imlb9/S6BcQrA95JGKJmEqvB
        vE7ghZs9OH1DIw+5KoUP8vDqxuuB//WpZM1CHK/4tOLr+KIH67iXADJ1bT/p9lGLRK9F+CZNzxBdmib/1j7/Tfv8C3acZDUc18DfLVV0nV6/EK+lW8fPj5z/
        lk1y0UodGMHjeg2AXl09vkD1zGpXqo5brCHzcwlX0RqoIgJf14MlgOFtTUXXUEWtZStqoaLCqZbYjLiYowe/sL2PYM8NdL/LtdVxjujUp2fQOS4FzYB3SaCf
        NhTf7PI3JPVHWFskBS9RojsM/zpifgl5bLSBMOiwfm9B62EgY2KltdJPiNfuPfDvbbfejTXoFsUevS1qn/hF4MMbv8K5BU7nK+13wC+y3fohuE62WzfD24fl
        VAWIcdfTYQx7lzzZ0d+nl7j5HsrcfE9nbr4XDHzsryjre8aXlpPOITDbNXxpH76/zdB0aXQgbS2hnXOX0M55Zdo54EFloXAeffCAmQn6P4+HqKH/c/lXCzJB
        donFkpxLiTljxhnLiGxbY6owXcghsx5M0qU8do5lUQnUiVXo4NXRZ+1wZABy1+UjTTsMIBtEf+6Gb2baM3kp2KaxwvTHmYM8V9nRHwIzjyx8JiZkpsNaXqg8
        aTz6IzusgMnsj+2s8DoKn3q1wqlKQGMNyEihz5uhrm1aJZeeteXViwjktqh8W8RVdGFGoXDTJF1UdC2XSOeRpSs0b1yNCPwMct0aNF3dKjUZn16L2y/PeOKi
        j9tK7gXa4H5D1kHlAseP8xyFHBKlvnorH6DLSeJLr4DebFrpA8fbaQDwwUiFP6tsXsTT83iixBRst4S8UdDolGFq1NalkhUmpBqOwEhKoKOdtm5gRABwQebT
        khK3gJqeoEXs0ft+eu59+3e2zPTiGAmgIVP8KOWh4cmYyYtxjHeBjJAJC0JnWQfwN+C/9QOLi1am56gl6ng0m/xydOWIEg4cKD0V+xOcA3QtM/CpWVrNgYBP
        WP8cEYm/sEVLjKc80EHoh11jh9n8+L1DWCMWEwaEN6EkeCBsZijkhDjSLdPpCI3FYtiSTQ5KPg+N6mVtWwxRIYmMvmaHlzBzYBrcO3NmatvxKfsD2npUK15A
        50vso/rY1FtPnA5/3QZ49RFJBBRYy8hnk2w8VLNcSuKcSbwpfWyv+ZkEWhRdcQerptZ+BJkMnp5qqSPam4qO7SVpmQq5Iml075mpzcfn8qoEx/Yi2G2qwulJ
        6fr3Ju7BM9p99P6p6PicZlDP6Kt2uIrpEOscOmULDCg332nbphewz0iCZYZO6oC5UGxxQZicixmBeD9HSbklHIS5mF1Ixalz1pygFe/v5uc2z0VfsWkxMSLy
        mPVVRqrq5N0DkONC9AtSVZKY1TSM32gPsUlJg+zL0G4y2tYO/MKDdDpdNU1DGJr1SaU8weWLcrCack6kEP/SaHRB6pheTROKJ/iwtHaYTpw9kuPjwL+r9iDe
        mVNWhSpWpS1c0gDw6z37E7poRqLb8EN2BuCxNzaAMYv3D9NHXo7ocnrLCExi/JyZxN8DW3wP0itdw6GI3buioadM7ea2OsEinGHtXuwAh5X5E6nZpjafeKsN
        hBr7dKIwA9I68W0KEfEV/mkIS9cfdGe5GYUnDWDunkYqIgYOkx8yIg7nVn3KU/6se4Qkmk7diw1IEmxaTVpT9x11WLKtqfoxSBRSUKPn7akDx+am7LnYCgdb
        e6p5giwb29xGYofb7MW30VoixJX2j/BICH+kYU8FUzRRPqoDkf0rT0zZx45T+yQhjY6kvrfLlEit/VS3kAZbjKAxGkmx72Anmmy1qq5gleWztLk0SB2QiwJu
        AFV/u+hP/unrjGhuUcvbN1NnZHcEIY3F+t7sG2RlKjqRNE/TiMPH41NXf1A37z99MPFmZO3soUN3d8/QYf17eThOuXPsy9Xh3gSuXoSBCbEkl4m0FVqLhVzy
        aQB4Z3X6S0Zfx4tQL6MVtf0DosMv2DB7k1qXN1BXbBgmldhN4rukYeorNMxAe9QQ//PaXud6JmKTkv67baA6qR2PSDs2BtqxUbTj9PLtaNpjeqA9aH1a90rj
        IvxDW9lHePq2sGJTbHOCE9EVoGmXFOqb7YibzvpBTe1Cs+8ZwUPFTYzDLHrQyfSgw2zL2YlMCTrsRx9QgnRhN3FOg8u2zj9uPnE6PfqcdeBKHpuqGGgq116K
        BiSgPCzWfjIyYYdAkX2fJdqc58TEiv5fqutldsTIdcyeyZc7TMi0/r30lFr4MU8ZTFItW4jc1sFpo+wh5DJ+XfjwoclddAMmkIAmPOoKNLdwdTlmasI06Q/+
        lflOwLxpxiPpCyB9PI8UNwXyl+3we6nfAjMr8lmyjWgWf1RXBie3qLhCAOMxmz1nY2eoHvMhWFy3IGRFG3KiDFncuwQPf5qMqvSJ2T3MImTPZKj7sGJMfKnC
        FZMCo88OIJqQGRZYHcmhyg1XAdlyMOfPGLtAwodsvCH/LX7gmUDxD6r8QwggIo/eFht8GJ+opy1LiqKqONGaXlzVxBmorMkMz5p3UVuAt63cztpepr1QgRA1
        AO5R/hvrAX5rEmdhkcbly9yPXoeOwXxM+lsGvAbXyjjAdtmMYHwCWCckriRe9qMiWSEvmniWeaijvCPV2VIFIFZ4vN6/E7LhLGP7IJZ7pxgsQmlo35DdmrXA
        kakWGy8kdFJVDjjLZiSqKSMckIEFVUqPCQdUaRXmG80xPs0xIESl16Q6Q5V6UtO46ghQQXkwIDLGqE/XmJakPl0xnWhecfI7WI/6ef/QvOLKGOWBaPRhAH3Y
        mNEN2edoiD5sLJlXvL0JEJ7hqDOExdLnDMcQcsmnoe2zOmFeQWRSHeXWd5tlAai2LtgY9JQuTf/cGPXX0Bj+Co0x0AYNmUvoFUIBlVv0CnUdZq9wPRNiSEky
        l0jbHZG2qwy0XQVtF87oEHMJtnO47cKBucQFksVMUuM5xC08Lq55unU6bd7LnMwwWqQSICEkcaZFEImz4rKoYacOkx005Rybo5l5rmUqlovgMhqUR9mUO2Vn
        Ep5US00uCrVWyODxqTq141RroB3BGEQqBB2RVPZ2SZ6pYtSPB+Pa4qHKAg8+DTMAwkd17cz9U+r41EuywUrPdGlC/ZHFyjtkIUVgX0mXPKpNZa130ixZWaIY
        vKlzFoZow5esSjc3GCEQeR8WBmM2QvD4Oha+Kj0n+I344qboPl2fua7hCjL8OeumBqehm3ZG7kfWPdVsKVNWJ9+pPrN1FZ4oek0SlWDOuKDZyqDH65t4OcSY
        +bj3r2wMRRXKYgOs4Mv3eTZfZjNmU9aIiT/QtoW+4+ZVKzcv+wbyhnsNrcxTI07+tZ05wfjrX2RfpWkwtZBtIuDyVClu2fTq68GufOMBycUc+GVPI5uNSESz
        B/+NLfD7pVkKuw/C61d6rukkMoHIms/7Bnh+cQOXNrC8qTas9KGXozSiBZRDC6iqUfayiqhG37CTFpz+NWBc8g3Amu0ytSDjZsIpVOOoyoxVsAYfA+/I7ZfD
        LsbG5dPY3OXNWyf6LzzSmhhpfjbIGssOsoYMqui4du83nZJRJcNOa/KGtDQZSek56z1QTfRA3aDFJ9U2PWe/J6nRooV5TOiRETYRMCzZo1GF17QKVpOqZj7C
        2u6DvHHeuAkTC72vpyO6yjk0fbGCdXxz0ka5NaTsdaVgw2JCj7y2ocwqEq/pH5Kt8SZeGfdHgOkLJ5jKI7zYsUq9KshAVVOLPQd3oiThS63mSrksHwiKDWVR
        WcetpOOT7AWobwTHBaMm5P3orM1kHKP3oEaxl86zeONVTVIZQezrbZxJ3KUjzCtGl7tkdLnZ6HK+0+FSM0+oplffQO24aKjQ2esag0bbFOCQSyokljloxeHR
        XDQ8mri0yWEXi4ZHbWB41ErDo2luIHGp8/Col4ZH/bsaHobiV1evyRu5mvo0f3GEB4eEgOumnssWTYrUGvsTGALcM2E6MS0LAW/FdUCYLQJCbPVJIMZKiwB2
        uVejF2zI7kTMs8ai60iNbmWKvNw4h22OZDOWVbKyYJ2bQsDCY7OFBY+LMDtRi1mmN6nXJI5ymcWCFATN4Yjd4Bxcsm5Y7prFS4hlrmHPIc0XrHNiWFvUXksb
        sbCW/alQZIw+VeYYtcUaHK+m93jaa/C8HArSjrmWx69oMKXroGdRsqTGjgOqlRtFdDtH0oDF7bsxo8g+u9kqu5ry6Yz9NEWRsp6FGXP1scyTYN598tgcOxPP
        TDWpPWCYWWF3+ULHoQpPhsqf9Y3PsMqhEbKXTcMUYaGshIPpxLuYkfxcI1HGgVJ2o9DikR0pbOFRH8GBlnhlC881S+bMk3V8ic8lX6uY+V3JihH+nKRBcuCj
        ASvaP4iuL1WFhLvyqPYXm3c8I/Du2sCldTHvGrmLC9X1SvaHHy6+Jcw0pBcWvgT49U9DXdGLeyWfYMgzQCUPvl3caqKxXdbYGT+Lm5tq4iyySZfPol7WMtpB
        Ks3kzujK55gFmnXkomrDlRsCzG6aRCJfazscfs8Opz00jdYYIHi6WGaTQjySV2tgaKsz2sn9AA6PZPlb/MDqSfEPqvwD8g18iBSixuEUwCtiL3WaFv65x2JR
        1fwMvrioXRHUayzUxEtdRDNa7FvGYBXvshSewJUGHBwac76MUm+O7HeaNCozAOjLvZfsdDsIiWV3EH/FbXzP3FF7DmIhq+jsp2zsZcV64aDLNBxw9YWv4jIl
        mzuL0DMFnL7Q5Y25UKCROSQwYG9OFbqapwg7W9makcjSnTSy5S0PRc8MxSYt+FtwwOynYcWSTjYY+1DrxocKW8xbMuxZjFvLe09ZgmZpqCUBq2Fk6pT9pb4O
        jL+UWikJ9rjFA0humzJCCye0buS2S+mySGyWAe2WDcLElM2E9jJihXqFfv1b0BG7uwQfsOgdakmSAAhNIHomoC6u5EKDmSGLNA1FSEx02NW02MiExMne0Yq+
        acsMEjA/PTqO1u3BDOc7z1JnZt1YjrJAoKrZi7jVKjbJpK1VevQ5J980S63W4t215fbzss4vb+ntDe93gAB8JGf0lID8S2VnjEWvYkTQv9GdvJAGC3izZEB7
        UWFAJhcFFqyowLySAvMupMDUNF6sC5immehbfHHnn0tLIV4qABi7p6uck0A1MO8zXa7ApYkiBUUfRsLEsCzaZobOp+qZhLkeHQbP8wbgK6m7YEx9pKpqswFc
        kUc/HrH3fKDHeQzx3mrlTNLCLBhdeHe1Av+mO7nsNi09pM78lNxtbZAlFIWZIrEe423iMgYtglcYhdbBRjqbb/gr++p8cyrCJ8ttJPkkHjz3VQl69kzQs3sj
        fAg4yd1NqyHsAFZ3d6G78S/6Nsfg+YiWs0h3kfi2WW8NGb01FegWNNbwlHvidDceoW/QVqP83tgg4U1hbR2kbnQfjdu0imrKO8SwZILFG9eSixDtTWq8qdOw
        pyyE2IrBKE3SphNVKpN+HIc88Vm5LGTARG73kGz72LjPSSW6siZuZmtiTneQhnFlm5+zcCzsY0I7pDYvNm1qgMTlHCz8kNSx7dOAnweLCpoI7r2JkwHt6+Af
        zW9hXxKirwGwXMeCQze3KqRlSVkjumlUdNPskpOKbobSHNkOfk0opQJR00YckCBGaroJVdo6nbjXkxwPQ2hKtw6I0ZCoaS/M25oaZxRq2kUxmZrO6kFq2pQd
        8++ipl3zK6lpL1PTTaOmW6SmXVbTnpnbXZ6J3UdLk3DGIEkfVlLTeBwUtCMTCtcUE/yy8Q2T7G7jFuLfWU6ahYxYRvAOYmf60aSZXVUWmBBseNIefroOcfa+
        ibN3+cRp2xTmy9a2a6Lt8Yl7VFdkwginKgU/BmIiunRimJq4Oyedjs0xcdu5bEiZiced4YivgYmnyb7iOKyboC2J0EBQPGnG8EOK99TSWXCKct/gKXCAs4Hr
        U6scydyrDhvr1zccEzPrw2KjSc/aLa7UtHMonT34vyKv/xqRYWx3QiPoIK4gqs/lrDDFp3fDa0Ady/u1GssPhMmBvDrlbKni7pCtPIbdNnfYzN0M2zI9sqfB
        uUuzB2NvapYegr6PYVby7owvuzPsgEAHVac88JHSUuB+zAOWrmIQO0gqDk8pAPCa/UV3qbtz0Aszu9j1+morfbe04+deYKtPW9ObLKs8930Pd+qwqBIXAYkk
        XANMFMRPZBBotrtTbLpKZ2rrXGrd2A3fRk1DYmL2t9WA0atg9NozJl6Y15Zkxdolozf8KRMutlMr5uoCgTGHntEHOFFstv2F5thJrZTeJ5WzNDGZmiCksUtf
        3V1dxmh06WHXdjkGR6trya7yuAYSYhMKP7AVvvQ9jNV0s1hN/KJMrOajHKvpHKJ2TCvUu4pphSVW00VUUhGr6S6K1cSAkuT2jGQE5hLQOyXNRGLyeODygPOu
        E1xZKIubhM5Ke7sYvh5GIYKQMMvid9hTwQwDgconrAitJQ+bkYdxnB4eZomWKJUnt9kr1rF820AgqAsjqCmxOBy6GDnhlxFhZpYNykWkWfVGRA5KH7IUf8lO
        7MvsCLFz6KX17z0gUk7dQhfELmTmTRxbtW3/mePam4uzbjcgSrKr7DL4KdvI2Vi8Lf80P0vDFGF8Jx6cP3d0ltTrnFdcFia+BDe87OxHAqgklmiP5i/tnw7L
        MWcuhzTA2jqknQP07njn+1xDjv3PKXXP3NdmtmxInfNapI5lzmSv2ZJGIrJUf3fiTyfWtULRk/W7KsumsrYqy0Qs0B8T3WbD1ITNW59mkopcVkUqrXJp9PQ6
        hIw09jQ+eVK8feHiZ6T4mUXFi5iRWGR1tHk6BUW4xzOjsAC4SUZqjcDexGJW650SPwkkC06ddYXZ+s/cccmoJqXic4xpYnEGGxLeXQRGu6Ze4crvbWWSHz5n
        2yYD/Z9NAD7Daue19v6yOmcwiNQMosF+pOuif7CXGdi9nAGe+vg6DkpBFG3i3MR0EwpaqQiN5FDIGRnl0/yATBvRxFcES85wzCjHIZfVSlGO4zDSK6Pxm9sU
        57QU4cUohG8Lf96xg9k8UJL0z3lb4ilpETaCT9HLHAM9AiAwpmonOyadoPOv2OP8Qyw/xPlSKQtORlc6kuCmdov+hXqiau5u8DKPY/Dp/DViZs5wR8jyL537
        eCQhUVhik4XFXbMr8ZCt+/EIcscrKZstHy89wZcjEBLl78FCyiXRi6q8YojF0z2NXlYmABVc4OCntxIn1Qc42vNJS+JJxq9F3IerOYqLLVNHet8EXQVm/RFg
        /eFh/TH4KEuSnBBWrSvbrShr/lJsq8+R5lm0ZasUwPY6hijgx+5yZznwjEXMio4qMv44LOwLynZmv/fJFVB1nhk5DxzFyHnQZt25NLvCK0aPK9kVdim7AirG
        jk4K2wjnm7kiGO61XFeXkTVEpd4kZ5BAxXAvPJBJ/z1oAra8nZxu5ab32ZKln10kV7BXMPZYmOVqtfjqaXP19ODVi6di9kfc79jV2VLcsJF56Xdeq6sbG5aB
        oXGKMFeYc2ymweDgV2UVnahU88ZYWhXRcq/jgRDuagRhZogxx89l15gAFy/6EREkxfYvpmrsefkc6RtX0t/8Uwt4VZ9xoncmVSajVdH/guRYvEOVX4RlAgoa
        9GcYbeJVggNGMgkU1gnswxjmUDMRJfraRlCyWExw1NkzSJF/wzWcp0BN4ogdWsFZqrAyMclIUWC9ZZSjdrDTnP1IX69nD7aC3evvbjCjig38j6xeuznUQRZq
        GBHhh2zbM4oT7a+k/Zm0xrmxIb5N+u+6LqvkiJ05JmbO28US4HPzu+mmXTDXD6Rfysf2gZ3oqOvByCanajcd2N9gvcGmuVTMuQY+SIjE7mys2VIVsbmoKjfK
        7M2qTWPmizSmz/10Z2as8dI1IgFj2bJtf5YnAHi1u+KAQjSr4hQTWTrGHJSJl9slAbboNE79q+CNJCR/mpUtoBho5t11gDGzPL4H8wouC/J4egiQDpDhQnqy
        lSkYmx8KBcN2q7gZCgXzTnpnGQX2Bs49wuS+PvqgyiNkRUJtllBH0mmVRLbKpGR0nuRZiJrjRniy4w7N2mCrAfzTC9ZMUt8g8fuAkTBqP6kJXBY0fdNo+ojj
        bvBDpuxrGmn70XVdjIePR+lLc+20kuo0jv53Ba8OJ/CsylflDk1t8NFojsWwrmMn+SpuVETDTc7E7SKVsEOVO6d4IxC6EeAoVRAaOtEpVcR1XJ7gvaubrKvG
        8RXZ+FXgvfnpRXTlK4hpqaYv2tOsKGHB0cKgqp3zlgISzvO2Oky/P88RzVVUIEiPpJxov7+btKBRsFXdmk5anL6rwb5tRT2VdFZCVwNxYOeURnwplcH569Aa
        vuSbh5JvXqFlepA+J8AYG+jjo78eAQMgSDcAAyBA1n+HDhVYAAxyFQl4aZ0uOfofHYbcmfry1z7v4H1chgXIW072fTusrZjYSiKaqwCBqeFwG6IIJ9StJKJV
        gFAN4XAzWkDgqqrnqU2REBp9EfvOiE+B69SJ/tEm6/Q/HotSN/onG5kIdEEOyRbLK8PL4Zyv33nwoPzwZTmcf4eyHCqTrKgq3elcZteQB0wGb8zd6+K56VFS
        UACZfRPPHMgz8RHnQpr1I9h+DQ5p6wAg9Q8dkNoG6bEj+9PnrAPyYq68GI09BnSk2tH6rSEzojKjCXugnKsUUS+8bBtJqsiZAPM2T+OhgQWAaqlkVlNQtpoq
        OriGo+8rJDVAkVpkNYWwmlqZ1dRYZDUFbDU1CqsJxkrAVpMvpoxvTJmKDtlqqhincYDZGPo/CWE1wd9btpqGxetmrKZQvLahaO8RYzWNZF7bRY+yxHFLdZ8G
        lleUxfpzAljAiqTFVpNvrKaBuH9gXVwERfAUTYxw0lSBUETLlKw/q5fZv2PHIxitv23Hozg+bsOlPaE+YcvAfcyOx+g+PR0Pk0Jt5HRqop4q5bwW7rcac8Ep
        ZbPnocLpfTRDn/lgBAVP6pQzqsLl7gKbnec6yrd5jiwY9e5s1DQjmXSohL5icjQ0woTaIPjEOm7U6+z9S3/neAQnVHSfzPjUopuszWASr0EDnK85E+dju89s
        7g3D5u7Xg2XuFUa2qPzQjjw0B0Vu1KthXn4F5V/i6MVle9j6ADsG3avy+TvgXMv0/rmIE6CyZkkfOCYnpPp0xRxd4ZZP2OnTP10+1XDHqak6m3bc/E9xdXJH
        5daRN7/+13pX5VCm0UcV18g3NYI79QI3/Pjk0hvUBW44evcyN1DTdTK69wro3v2QkxUD0aCuqE4LbRpIm7rSpiRhcONCO3dK1Iv07axpTqo8C9WgQKllO5/T
        FyoNxb+hEwZu2oldh7yaPqrZwKPxvriDqwFO6AoqPixr/mHGscnY5qoigVVIYIDRA7GElsM43cWw5i9YyLMpFGgLChRiVaMLSYeOQoe2DiCZHTp0qZ7WY0B5
        47m0M6hcR+TRkShXfxB+BHopw718Iu6gD+Xhr/WBmAGpyXhKjGvpBmyVt4EutoEOPubGNpAq1oCKAnNjW+bGtsyNbT3OWfmuQQ2skuXAYVODU2AdU6CDw22k
        nuo0ze2lV63zdNdl2AfhNRTzBLqPmg3f6olvVKcP1UkmkG4uMXaaqC4geyzeJOkAiMhYPFygryPYqzzRWDLL1IwNa/GWAmjoYcOml17TYEhpsV2hd0lhAes1
        hpTA6LINI6e9q6t9pFFezNYOC2f68L8D2tRobKC3Yg4cExikP4KLnmaIaHdiS/ihZvijOtpxG2IEt6jLAYiPhq9P3Ucr14mt1Or19CsvR2j3evrX/+V+B44O
        uv1S+vqlcw/8k2++T4ihVpHpPZTJPpJZfkhm+SoOwMrBNApDu4ZpjVq0/u5pAyVT47hc0lgNWy62eLc4UZyiirdGujh7f0dmeBDDisenxGcPi1wi0ZBkQXCs
        DzbQst3OlBOfzV4nZ5lGH1Icds5LIUmGNauMlun3FvrdScURoMz1KPcelIB+Fx8l9tjJzrj3ShuZMFYa3LvdWo1P260OdqUgtAqjmruV2q8Di/ZPAKAVTKfz
        f/HZY4qRkO3oVgTqnm/rCCNo6ADCIg8dAMRi5fwaReZUgGFa55kbB3Yi8AJUD9HLQpiXGWxtDLYu1TQb2tiTQv03iEsSoQbjTBro6e7AkKpDtwDpBkuIO2z7
        cEFiatLyxcHv3JRHNtuAMHJ4VaenlwKDnP9hBThKl1NmuR3Oj+CcDVSH8KdtzjDXmXuTYQOUwBBgl8sGZAa3OhQlwz/9T+beBcyy6yoPPM/7OvdxblV1vW4/
        9j1qSdVqPcqSbaltWd23o0dbNqYBY5x8IZGQLJhqmGnLGn/OdFnVtoRRzBemIGZwi4DvvW1G9sRymoRvbIiFimAGCI80831kTCCehiRgwJCWmYwVcKFZ/7/2
        PufcqluyDHEmetQ9Z5+999lnP9Zea+21/lV/nQd7Xk8m3+v9hrEqA7ri+laflurVHIbBJ6oE0K6MvH8V8tWqU+rqGdqtnk5TwvdAmf2XKUUa9SLOeKhAbYxv
        tRh+cidwC9Sdm2VD1XSpwqdb86ANYFY99sGPVCifgG79sO/ZslZfqdrK4hjFKiwDpmUhD0yIdc4rj7AGVFZ6LtK7zcHHTvtlFTW+VVAWWVVBWVubzIqW/Xqu
        Rt2h7qq9vLqr9vLqLoxfTdVd0Lzo6RQm5A5dV20XkkhURhJBQAjGdKx0Y7U4y1OqkjJFyfQH4R7f818OG+WL58snH18TNsokLkrzuzNvzfhTcVF8uzp4jODp
        AUIlZZA+PTrwFKvVt6tDrtzqmDgd2IWaUjQhP85DS8rHeYFNk9bpEYhn4vzQJIKUMuXQxLV34tDEvt3Oy2iP45yi6O6G76lNfJ9vdUe5jlBPdanHouITu43M
        FZ7u6pE/SBhVdyZ8YyvM3f15fraW6eIDkNk2SHnkbjLSLVr9xUhTFUOUJp/Pghk1axZZpkWMvvTd1NnW3u1EGhO+yqtn8/AZxdaPDbOmG2Zluv1UFYnPZgsT
        GBdqOSKTdv7kHR8QQSq8TbbhRd1EY7OAxAWR+2pr+Yl9rTitjx3/BuZN2Bx5V4VODBWe2evfIhN5wKCUifYi/JtnkoaYxSfzlwWT5gHeswpsxxeWbLlKDyat
        uooHCBkUPftk+g9kKxVBCVAlZfsz7aIW7dWc6cNXsVMDM9PC7FkxLRMB1boFTvxa+QmAat0C2TYALhAm9KTXn4d2ygLOtgb7RczFYMWKKh2ZChigOqS1epY8
        qyow3CloZls2PrUWUWjD9AcC8hI/gGMsGrBXdEOnYO5bm58F+oCm/Bg1i/dhTeKf3OjPn6Qe9C2tcDk/hfZPaoAFA1QvoVY8mrLeQgEKBic3oCYiPLwMlK+m
        OP6TIlkG+TWIRwIOpPYoBInHHk3/5wCI3a8XUV5xrn7aVzxvhk6IXyuivALUX7LQkg9ki7fbOApHwrfLHA+flLfN504Dp3vZ/O3hEEesNZlOMmO0W9LNAAjf
        6W/QVBf92dEV0dAJzRO5etZ+FhMdPduEI41pSh0N60RdOBxLh8hsmLegLsxWs38D+W3jC5uPCpeHL/y/SfhddTUsJ11ltsCOp/BNSxi4Bbpr6gmtNn9HxVk7
        dylSNx4LelR/S8vi/V721rRY+oPE2nzrgLB2Qv3gQY9m0MoYSsTTRsY4tD6PgUX+ZM9kTcUqaOielKCu4CavKauEdM94b3lnfxKQpYnY8TkCkG0dhBBITxCC
        PWgLwIkH5bzRBrJSOyQ9HA98IgQFPNseEPjBw5sjYhV6pY2U56CPFWeF6vMZpq9JSGMPqw6T6i47ATjtea1/7RK87KnFsK4XLpMKQRksLA3muVdeIMGyUgDs
        AyctNXBrAfiD80Jk3NxfKK0DawlXUdBQruRAl3ckQ/woF3xWcwuEmNknsXu/zhvA0uV1Hndrxb72iH2NQAO128NVvfL2WhjA05afFZ37dm9ADGAYA4NieDSD
        roDUL5iKbCOAx3+1LJBF20y19oysZ8xgZS0DTdnIZ7X26sLJ1Q8IsT55/Kln2CtF18/T36Ty1DMJxc+KQkUHhy0k5ZHQZPP4qeUWpuD3ef4xt9Zv0xpPuI7l
        1/uvw9VN3tLrvGN6tZg1XufdobLWHDDoX63XwqmvEr/aCz3y53VZ06ANgdSc/i8BlIaSUstrXs5rXirVvFiqeS6vmQHRpbnZwu1hTa/tsQDegeiuPxLY6tsg
        y4C1WgMyH+MNgF2o3M9IqDUO2/eefIlBU3CkTJX174OhAxivTmKihejxGXkkWJtTCPB4guZb1BChJR8C53AZUhaoQV0ImzXi5S6vfKFuHwGDtfHIX/cI4UOe
        NbFumvAv04VS2kQ82rVFn5DRhBHz/A7LPy1ACEGi5V0hMO6pzAdCCWO8FfMBE6+vJ4hr2F+8M1KpTBtZv39Af6XS2/PmaVrRSP8VZeP+hOn/FPaPRYbl0Hgn
        AU0Uz0jX2Mmpb7eQfyVCkX/aHY60/lCgL/WwIZ3oL+Hnjv5yQTwCiwpjCQOJh5cTD1AeVdhYAuKIDAgIQhdhmpZoiPcK9tKn7V56we6lH7Z76YfsXrpZwDQ/
        ZS9XphEMG7dE9tHCq5f9ldVkmfSpVl5CAD6o8yJVK9cxj2vyTZjOllOB9jnzC06lRqfMLE7/IdGF8BM5Y20hcGSwapi/9ED27R26BgBrcSlloWgtCBuMd+/N
        iyPqhldyAVlVNXig7fW0vf5kew2/DAc9+Las/mzWc7t8DEbub2nkgr+pVPjtSn7fqsT4tNJWkFihBRSv0woPioTA4dyRB46xLOYMDr9WAKmb4EiYAkccsl8b
        Oz08tOUPaMdmQGnWV41ByfqpLhJgO5cA21YNUEeQ6HqheKhDx3ojNoi6zFgad2UEZQT2EA7DPGyxdbXo8/uejXsQHbaGFmQDso4STqpvhkzMWx+xtZmuqQif
        /zFqKDG+qSIU66y+h2fa+XFzB709L/V9zF/rd/WIeQbS2hEwd/Ok/W+l2OyBAkVQOHbk5ymZfLMuvAMUsqdeG3wBb5aCJ4g6LpfbXrSqqOOSelpe06EVcjaX
        /nBg8NLLPsn+PtPBLIsQAENqn6j3PQT9Zr1nbw+37OV34Us/bW8euB2BvTqG1XalGkTQEGLPSgOTrpl9VP6YGXBd9vjcSn91/Rb3RouxWkdJGYj71JuEEOxt
        PYD1dUXwfN6CUXuHFeozhcQZYCjS3/bTxAJcMk4KBhv7kY4UZHga97wbO4SKjBDjPT1/86H7j2/x74I57U3enagDZ+ARo4xoaI83WAcaGqzlyxlzGqvYU64g
        elYI7byCBUDOeAo2pD3LH9R0YxKpkabRnzCLU0zHbabFNSKoqxPVYha47SMokQTZPSiXRGtJhgkfnVHmWfsipokHJGRP8ab4McBBwMeXrc2DCUtzLxcl2RTt
        +zzZn5qcyEyLsa1YJusEYZHYOYaAZVMat1Jq3GFtnLGNw5gnWJkOs9tYWdP4lHzBJ3qg+xpA5gr1qTxo9geMd0fX+oiu9cTxrr2bB8DSq/AwUE1OXaPusEar
        60a9gavXOoxX0Sz+7O9zL1/Md9equrphnGQrlK0kRWwR0NQFB3/PyKjLZkm2r3kI2SKKvEcVvJLvuzT7WcmuAlFoFt4g0zOEhuGpO2V6hgMaroZgMZ+6K4Am
        bv6ugJ+y5TvuHmPSUkreQhsW4F3xNdXW4qcmzwVB/HhEXFMTSZms8oxsOyL+BLip4mYtk333TSRuDZ6iUMJr0Ce/8wSCouCnIlt7lWFUqifDD2TxU9ixn5Kb
        2lt7OOKXRGrpKidr4HJrJ+HXHZ+844ks/sDJ9z1uYvo5Bk88SaObIkVy2bwfeJLHBif9dRiEyE8m279i6CV724ALo3OyFGIwfHKHTbiRFI2C5/NXZh2OhP1n
        8LEJzvE9YE83S+f7ahbegGb//v8CevYjQfP2oJn8fBRE6phiDS1iF2xAeIaKYxlKJnsnfSAmOEf98BOw6oN/YclRP4bHYe3ZrEHtR733gW+iBrJcMxxSWFNQ
        qmmiEhaT2duwEnSg5bhRaQX82dVeEsdgR/vQlh3tqzrkx5oCCdC1V+r4Qx+kbkdby99brsmW9Yuy/s6ySveA0indTkABCBFVh0sgEiNcezNZwcAS/MQOCIIG
        sldMALFHBvZ2G2yFgbVAHcAX+M84pbqChGpbChAjiIbP8JiR/ZJ/aZGDASB2fHINLpH0Rg4UDI3iAxvisSHWogQa25eCoJp7N4EVDPTsOVghckkg7J5weYBY
        Ab9XfdYG0gnAsobFHhcomzr5Q12londGE53/AePGT3q2cCKPqKOrwWnCcuwKxxkSFQbbWYMdpeM2Nbdfym1jK1nVKwFNqPH1SxViMGUALRgpokRZqC3yKNy+
        iPPHDGdouUqWCPiwmgjLIi+x1dU0+ylrYbi7if/BT8h6mNwhWPG6JzBwNlRxBCRPxC/oR4W2R51Lkr8Ig+BxWiyulsJJ7n851zQpS+DD2rtVl+3wmnfBbVl2
        nvf6AjJSeIGQtl0Hi1egMbAB1/pV9XaL9vR2qzhXt4ri2lReBtemH8oOEeUmY8RTgWpOfcmgqKNtewi/n5r6/URPOnvRUJJqUIsEDPHCgBB70/zoZfx+sGxE
        LNT4op5dwStQCh0JDd1DpFq++evhmUekBw+vh76fO/Bb7RZiFSm8quF5cezq/Be4St22sqjbypxuK1TecFuBQse6ZM2xiIzA3/k6vENrMbeHJvnVMKjlhzTh
        YR6lLcJqXd0roC9C1FIIQYlCyxCqEcxq/AkqoYAm05xEtvCVQsGvmLRFiQrMhLkGo0dB9nKiQpzmjgEI81tFSGkAD/BRp0yOCsrm89gwq4Og+YY/gRPGSVR8
        Uon8z7Q3fphK7MhmhruzPUeSO9hM7lgqrAdua6gKiyV0EAl5DdYllOBCO9xCo4lDpmLiFU2My9NuSnICpb9pwh00NA24gyrYKTpCXULRKWR8fZCwrSAIH69u
        6B4CQR7TRo2l5xBHE1tJrKPWACHiQNUcBDHVh5Vyh7OTqxb4wg1+7MiKHe2Qo5z0lAGICa0hfV5BkDo7yoEiOfu6GZD+JQrAGZYGwMRUj+VdWyNQbKAYnMHU
        uhWPE9kHjzNnFtL1NbCuryFcX70ziruu9ka9Z+kpnsNxUgXKbeCr4TR9G8/OHWh9oE4qWcjYHWqNYM+ofTXBcZ4gHj1AoIjf3OGMo943zywH1yluMrRAjcOe
        DlRfvuvHg34mn3qHiJfpRwLFQbsbEUz/tl6fyJqIR8kobnfcHpwuvAUqasfDA98YtlYV22ysoZY6KQxuFvl94GMftApe2PtXTIsPrY9C/U3q1QBKg/BxtiUI
        Jx4y4mG/g59VDQH3ahGoG1Dm9iOdha0dGPiLMDSomCbwdCqngOylFuZAsOrvcytHPZ+8+xV1gYGlRBI6k8mksFjaOGOBewq9UD4ZcC8H7pBJ4HmSEO4DsB/8
        5OIEhg5sj2XWiwMua/YoqVYKmMWXJvZQiDD3QX4yFOhb0UKTyIsBtu9brIgqWpygscLPAIifzaC6rG4Uez881ctCqyALC/dASHuqIKureyA32uTN6tuQe2nC
        pNG65cDjPnewlA+eDGmgkAI7nB8R/KqaXgrUBFR+jsjOv4K7plZKm0rGA4Cb4srtAUEtAjXFzI+ncsBa/eggH6aafnlwJh+AfJQyYHrWpLvQ8wiNGJyCfMvQ
        UjUaAdqul5lBuJKB9+aWD8JpaJsea/Cw+4mKLEPcx3lcR3ugSne6vAesx5vtAUWxdz2AqOZA1wB4bExNpc4aWMzECLgAyCroeP9JwFff16oAtL8Cjq5lFmEI
        2IJIOSc/HSyIltmHzmrBKKOT47C6GVxxXYOOCU3lDIzCT+lBqelglYb44eP5+4i400G5a9Ci+bdoqNP5M/3DOqyzeBpl1wqhgevIknMCc8czDPWC3VCnrHZ8
        rE2p6RBVsVTqJKXCS3HdgEsy9ft3rBN6ED0mhJuzNzb5gsF3wOLo/l3zGKY+cT6PNUByQpruJdl1SCPQZiQ/h6kkQqcJucF0xYTcr3qgZe3G3iTdmKAh/KID
        5c49aA6gcw8qccABbHYImQxmW9sYN9tgAxpiZVaK+ReY9plsBjOyzZRQA+SaQ2r1EiLqu9df0Galh72iEV5OFdjjVe3xrrYv1h6vg0ZUYH2TwnS3qXiqCwBK
        q5sFB5SG04vumhANvCNWoNPY1Al0Kk2sarQ57MQ8ra2/GfWh/+ZK3SLpZ6QR8SmAmCpVpQsHQo0IOeqi2qp9XRfuEGw02jqH5lxv5lxzYMKEOLnZ3Jq5Xpoy
        twYvY61Av60LINX4FAKIaBzzZDIWgrSOqtoFhxBXjU6U+iViKAjq3s/ghMlXI6ZTLku4JqOG6mHS1b6/BQBRaWJq2q6JcJehhRtpgu34GLH2Ag03QcSzuiUK
        hCOBSbgNBUyiwEgvJoVPHOLP7u9GnkFkBEQfhf9GW95fy6cYRxEFKmcwVypsRd0cMAZ5gzWSEHNQpswZbATsaTQtwMBWzhCrvApiXctbBVNcWLRPtMpq3bEv
        SJ+jPS2wQqU2ynJdkxYiOiqyMMCpsKjyeWtnkL2poaCxwBHALVI/rEPYYKEKEBrfo2LgEtRBPT0ykfXYUxLfnAj2MhH4ZZnu5ROUzRpCgrbFAOVUoo8X1bh/
        gmpU1tAzXCI1w5i/VXj23CcPa9YtSKZnTbfvmFAzmPXFPjNrDqOfZs219FkE+Vlb45YaK+mWTVV6GEGdgV+hQDiza1jUpr2GUNFyIX22pKcciJ+ImIRCZmdA
        ZlXIVifHpZL3oHPdxtQZ4NF8QjcjbA/mOprawc8a3BU9hH7Ft3jDDre7iJtj9km32x/9K3sGeE7HEUXgiKTqgiOCR9SZLEKv6FzzeSzVgAMbGa+395sFWCF4
        bMq7Ulese6hv+rJFId6WDXYdMUyp2nun/RpoxuA/QMf/kgUWHvxCcUcTHfCfLeHnFguub1GmkvyYjG04zC3/PrXsQUz5xMbMUt9eMCancjhq/xMnG49nK9DV
        mpVnCPBH/zrtegig1O4LZcC5ksZihmVRK7BGjC+99NIhnC7iV71975MFCod2erspajlTq0Wqfon0IMzf8QoPVIuhwZzvNEElEKSlVZ+Y78pMNe3R+vNQA9fo
        VBv1K4kluU0clMQlRrYBn0JA/NMx7s2FZ2mr8CwNJzAEWiXP0pA2tiHx2BqDX/XgpiY1vrlPn2kqW2SqwK+8ycXSPNWTJvSbtGuO7J8GJNYMyyQdctCaYM5h
        QOPjLu1HnJo05ops11NzaeL7CEYaIgBjaCNZg41qFVbPOfyADPWuJjrcKhEhEAQyJfwVneDpMY/ID0R7LkXBXglOE34Gp35NVavVVHEfqbM2OoJnRskw9GMr
        3IaHPQQ8ljn9J5/94X9Y7ceD39369D+u9it6QpT5k05zbEC7EolgK3Uk0Jquqk/EZz4p7I0NuF5lwPWIS+b1dCpTlYPvYjCHiMFcGxyjTiB9jQmtIfJ+kCHo
        ZYK5QX3wR3kcbYbx8tPbBwcH/+iTLhH3Nw++Ur6Hnd9BEWjhQnKTd0BEXGjPbvL2M5KerLkYP3PSJJm4n/gn01t8F/22Bl/c4/FN8ljYuX90afrjFeJ3DX51
        j8eLcNIiugRGpaIm/D4UK1Uev4WkZhqEseQGEKgbQPpjtAK3DgBBjsrjHABul2KTLgdfebJLfyJFbdrL6+Bb/GhjB1KCdY8vhZezHvF0kx8cPdMO/TAICfCK
        GauW0ODlQ40V+C99v7qhMnRYeNyDJwFCBUGP6ToPdgXGyv2gwF9zJ7SGjsMVpbY18pgRtrySWN14oxVQ4R+HqlsM1HmKAojc2WMj9pP/2MB/VA+yQl0d1QLf
        qJNYd394fKTlteUl/70fbqiVfUVd/WOLuBCZmGIWbd9LrSOxhAoAOBl87SBL/4b6WuibA7suhbLKbtpJ7AonkfyVJGxtBOthcRK2g3FnZCyqJGS0FCFCYbzv
        kW//1HtPPdqqFn7VCFv3qeB+oeX+oPMmKvIJ8Re+Cyx8OJh/E40VAKxSeM+nQghTe3v4xJgwK58e9ieAUAjymscf7nehurZBfWSmdIvS/W7Tj50hSGq6437a
        bCS4uihXdUfCKkZ9bQbvr7yJ/Qc2XRVTgycqaCrjgWmsS3Lf1FtKdmNdkX9CrdWyPVy10hf9Pdy0IkuQo9xNy+XNnbOkBiHEaCXsw7Nm+r9CwSDv/fR/Snkd
        4Qu57nq6c+e4BTlAjsJTyEY8iOmoLcTvGbJIKKh7qob6nkAVKoUMvbcVl6oJbTURq5nYcgGi3a/poUQd5QuAoAibLxQTEDeCdRwlaYeAHWAcJrqlB4PgsTWE
        CBWu19cAETICLk+IAO5htAEOu8gI8InvhDjRO6NqJ0SiN/53EvIWG7yPKVeyccYHZsE9Vj3jq8xGZQbOTk0dvHaoXixr6ccCC6ui5hhkw+vM59Pcx2ao9cPy
        ITEEgI8HedBgFB4EFlwoC6Tj0Lj0f7NTOrC8hIs9hwgfYMdlNx+8BugnDZ7TSOa/rGIWCjf5Gguc85q3kGU4XwMWSiPJ15Ia+zWEBIFtGLxUvb9VJ9tkZ8fM
        Sf8DcG/kx+VNhR3VSU/4ZLazZXFoa30akVjU1Tj9RMBA7wMG35Cp0h6k2LBpi5ZYvNoaYWAYeS94jC42BANgmzdQTVW9XMGdAKyWwNRGBR9ErK1OgFR5pn0v
        o8PHNAV/E+3kpCs6r5F5Mmc6Ig/MkeXBs8fJlMqT+KSXvHc9m70r8BysSRUBboH2ab6vP2vFhBkcAM+UxsfT8fE4PjL9Zdo8ftJDPji6LJ+klIQIFQg1K6nQ
        pEO4aKjXQsN6LRB9wXOrRmpCVjO7/jPp9/tNCqNK+Isg7jv/zclpAnpK/R5GC782NAqYr5pD8MkhDtLkZ8LAfzzMgfJAjfAdg//zfDoICNlinel/7f2akPvO
        f+jJHQm/uzPH53cm+CJh/fT74VZeSvzR95VzYR+wX5OeyCepvaipe3wI+62QxiAxLHJdgb+zs8DW351SIC4KPP6KCkR5ga1/+ooKhMUbVk+MdzwMiodv3/UQ
        JF2S9M7gkXWc99TjLWfNeCp9wfecMBipPlYEy8AJlg7JI4R6O4SmNdipx/NyPZ7d+IVCMQC2wm7l8KDhPRRIAqvQsNy+3WtLYG9YgHrY8dNBEJwL1o13Iavc
        /eQf/+BH9yW/Fj9sKnef/cQHH/nKsPs/PaSQ8CC5F8edYp+WW+ChG3+cMVTp2MARzd/O/AyWlDgNF+5+OHC/21/yAdkvj17w5b8Mv1m83Yc7g/z4mT+WZ30o
        SvXKB1MyNrytjIbyTxYMJRfgUGg3VhmNaBnijTN/BK9d4/0V3h7o20P79ooJ8U6+X76pgg/z8fbRUF4zVExB441Gw+RDgV/ZKAcLDSyYdc1ibRXSDnZlWS92
        V1ZtQtWGZnAqwIpqvit0/cPmpUHToEmrKa6CVX1BwxFYZUv8pp5GU7X8cMLzff9eMh8RmA869MjGUeVJnmvdGb7EUjW6i0KwgvaEfBH0WJVc/+ehUfINp96l
        0QPJ7QeW291J4b5zB2CU4tEEGxY+D4iKg4ZGQCWLS0dKIc8mtMQTcFuMe0qWShF0nicaoEYFsKEAPucHIYISezw4fRY8GH1jCNBCGSkFWCD5nSr1Gmq9MbgG
        QNOBBZr2mPCMJqhMs6aMmgd2xIR3qZ8GVjE5e8+GMUKfvIb+jF6+j3rYRz21ozW+wkpV1tQy6fH1LMSupV5JDiANPBdgiISOyMq0ssIdCv6LncZ8TwbWh1wQ
        RScjIhiUQs/gPPNBKmqpFvNlZ0sehXihXKnt7XvVJZ5RtcmJkVmhYzVIhh8qm52FnJIdNt0eUMN90MO+7WnAeUKbKd6Bid6kwQ3fmPxQ4ODZCCoa2hOot0Ql
        MWPgtfwSIxSREdLZTQexWGd3WEDiB2qVLO/pWXkI/2N241hRZncw4MKXHv/HgcYWTRXxQMYM7dbqICXGALTA+UqUPhtoK+wTD1qmmHM6tIcjKuwq1iY4V7VE
        dChmEV4B3EL4odUsTz9lBfyu/3WGUH7ySVjzB4/99eBMraElMFyJnRdNhzN9NpgCZzpHEQU8iEdJCuOQfEyd88uIAcEOxIASNCkP7IPHMhGpIkUP0CvPbWNB
        bgsa2Bw6G0vb2B5Qp0UxRRKIdkKdfqeDm7X6WdmSgZOeb8k22D37HCF5bVx5tBV6cvWiosLwTGYntgssjaluw1lEyY/6docogVRAnPFd7IKCHXiX9pLH47D7
        8+MxxbTwTqnuQ8kbjzcQ8onyBJUPNR4H5m2IVFYgiueA9tk+rLKbSXmyvst3VoCQXKxqO+8B3x75n6JSHXiP7ggfTmehnt1T/VBzakFlUnLViK9aDKtS0n9D
        z09+OAha67VzRL3wsjY2XYXAWM062HWjMe/SLMVdrOgYWZd79XjE2xPZDPds3pzNZrlxa7HT2Rzuqrx5INuHfLXxSDZx08V1fWza+BVxTCoTuQE3ydjM4bdp
        Kpq1w1aNTYrfFrOGRnI1DeoaDeGcPcYikgczykXUxpJlH65D1NEA29IydckQaEmbzHKaLE2uMln4i+TPw7Cz7m/UAIZ4KdCTTa4m9gXabr+PX+u6xb5cP3bO
        slFzysiwj6rjET5P+5fNq9kunGdbwb/JZ5t57fqsNbJ9fDZbQAYcTkf4NFTUxiegS+EAxOFbRJ6G5lhUPmqUdcaGwxXhdB71xdod4K1G0sDReMh+h1WosF3S
        PSOF1xtnnGHjLBjhTQvIE5n2WDJ2WI2sSDwZDi9kseNEr3sYRDaW139RBDL5s33Vl8+Rmzm9kf9cP83YHuri8T6bdxY3C0XernZfV7tv7N5z5/hh+iKhEUPY
        rw6H9tHZNz/ECCGp0MH/HVtTms4MGADbpMSew+HweWt8lH5KcrwLrIw8C5SXeRhGhXSFwLp5Ry+jPvYdvb7D8+CK7FiqHjr7zqP0BSbpfCSLe0pETdybiu2e
        fIOlzkfDMsiYh4Q7dia8fWfCe3K+/0Gqs5IfjwI7WbeiM84LF0QunbXbXoBPl/vn6PZ92WePmECmzZYPoUQuLgG9kf61EbW7nKTxdqtWbyTNVruzuLTc23/g
        4KHtJLoa2IynwUhzfta2W54wgVFcqabdmdm5ffMLkvEKzXqEqZ/28LKrxbOvM3u87pLLeALHX1xdjak1Dl/udZt4KEu8eIXLZEqNL732PMh4fWqBxtQCW1A5
        XKFr3WawZvsaqgCLRLEpvPxc0yqR0eUyxT8pQ7H9CX97BAqqA3FlIjWCapI8GL6BSxJtgzKgp3XK3xHns8KRSIq9l5utCCcPH46Cznp0zpKvmR3kq2LJV1om
        X10rh3WVgKdKkUrkKy2Tr66SwRDkq6qL1Z8gX11HvnxQ3MiRr7RMvlIlX8yh242SrxndlSz5quAIDrQaT8My+QqxWTjyJdQTwxc78kWa7Rfki+FpLfnCmkov
        oB9k9V2ApIl1eQFb2tFw9YLQnSGuTlyAI97R8LsuyCaGi1MXQPqPhg9ckK8dMql2AV8JAiw3KxeyhhRlobMX2HVHw9MXpI+YvS40Fp/jsrznArdbWfAXZJtz
        NXoXQIdtjQatG8KQT7e/IT65gaqQ3ATpb8kzJldVYB6yvyUZuSG4O0J5WWho8m6A3YYgt7uguCiCX9jOvPQzAfSF0zP5RSZTvQgKUlCraN0EF6BJHF/MOOVN
        5ZFebCpJ8uO+X1vHbNV5QwFfNmBfJ1uofAKe+gjCxXkhH+KTPcBjL2vKPr09Jx/OfVvuTAJ2ALvbeKS4O3BxSrR3mshUkc+HCYU8n8Pp8FieVvC0hqcNbPwW
        sCepYm/4zSi5x5LplUCdu5X3BDa9UHVi5YUqojDDW1qeC9/qdymsbEBUTX7CD6ONYN1X/xWIf/IFVh4Wvhj/v6kHHwK9v5eGIRGh7oxHACHQR3xQMAjfqXEb
        qENSUCGZI2BAH2oRGFb2wueymvMNqz5xGmHpas52+0UAExfX39TTyEQ4XEg+HgTxOQitWI26D6TPA2CPtFk3BCRYWqwbABIiJcq6EyABQpyfbgWE6w94mfG+
        RgT6rYD2KdXtblbZ/klCl2135SL9OQiXNV6DL3OJ8l8/Ah7m7vnXD4NzU2ZlRWrcLzRhe79Q8O39YRak/yIYvPCTGzKGy9OmOh7/57fjKWFS8dWRRkupvs4z
        nKk6oULOj19HtKUKNtzzuaP1FQ9odeg6/KWiQlrBfaL8v9D29OcDujc/AKwq9BkPTk+cYUHDv6uuOLaY8v+l4ifQvcSrrDH2EQue4N/Trjh2rvL/peLwUKWT
        dR9exCFHEH/PurLY8cr/l8p6ilqB75T+OAtWR34fgPug/J5GaKrthDJUTX5X0Y2E7JCRsf0Yc15HwCGQDepHRFpd57LIyvQD57NXf3Ij/WwQ4zfZ7iKP//J5
        9vtKR14+U6DU5OUzhclrocXxtnshxaJewP2xp9JOD0x1SGw3Z/9pFQNJnc4o25/2pYLIVhBqBb5WELgKpENP2YLyy9M0qeBtSpd7SmDT7weTJrf8NB+3VA1K
        fSShkiAkTW5D0kzc5hQwArFzdO2bff9x4z2XBSdf/dQzg5c674RVUedeNRt6qdphqCZq5goCkgWn74GhtvzzHmjdBi9Vz3SSwT94jwn+3jNnkn/j46jt/yBZ
        wI+/2/vq6nGdJFPgHjlpXPrV46X003vkP7FH+uoe6em0+qWbHDTb7sZCb06EmeRP47C+LqT7nKI/wPsA27E7abnrIRx5rucnE1dOPKQWRrIWC+j19JcD0xDG
        os+fVZwXykYuIof8rFCjevcTv/TL37P6d199wok3d/yNYeY/90w/wVlAXv0dPz/MQrk+8da/6H/8+THU37h9YPnBnzr/hnEWiTR3wR2gHH/oHpPc82hu8OSl
        /5KvT9XKCUeOjbLsMVS21B+ZaMRavZs/uPQt/3w8TNRc/LEsGfyl/86sKQv2XTA9+fRvw1UCWw8jMQ0z77mTDO/9PATXipQ5cQYl8rwJ8hKPcZhVRkPqtqOR
        CkwjYdIocAWjET6L++wYsqFM+Lvf+9T2M0/6Nzw/vvtnX1/tdrvvOz4c3/1N34p/fuF54WmyeCgsmpHG8KhnCNZB3mbNUoYWaNO/+/uaH33/9/l/ftf47t+Z
        +dT8d//c26Tw3d/Cen4CVdpBfB58F7QMWZ38EjTuxhtmPOPgrisfqHEsS19G97ehDMKQ4jn5DG0FNDPh0OSVRagM3z5iIPbiDMe/KDwQTchpPAne2ei6zvys
        w3n6It297e/2W1Rh46kSBeqPjly+4Gsyee22O7oZjsh84+CE30JNqPQ2VOQNxajwkt/z/Qi2A6Sf0QUlkZULlk27ACVo+lMBJ6GT9k1+8/aHON+m7K6cIelC
        Fl6UhaXAmNtz23/mq+Y1wuFVRDpV4SWW5rRK5FkMTpMVzbGcZO3vlZnvSuzW5LktPHku8BuyZNNfD2APl/4rMCn5Aj4+Rnr0VydhpTZUlVH16WEr/0rPx+Px
        UGnLVOpGqRBy0pggqGR/I4gwjXGW2IJTyRy80ZAvhvwVCVMropdmxw4gghNYZeGPLWOsXsyxvqWCAzt5DFatMbYcsGFoVdSJksJI5Zzxb3XCxnpyzpkaLsm8
        WYJ6Y9kCry1KwqL6ZAnFWRQhSVgp+TkhhGcROCS9AFJBTqce1qDMlPB5oCdC3Uhdy2R2DqmDkgchSANB3UFcA9YNNIv9ksDIlPKKlSwiTcT1aiZkJlbucySr
        kjVGrDHiUsYUGQkh4mmdLOwho/wo/ZHX2RfUTM/sX1vr91DnIpUL/mjEMZWElGegUghNDuyCsqeSaLKPJe6bZdODCd2y8Y8JhVo24bEQfURQL+nnJYCiLEJZ
        O0kxYXsucuDiIHpscLXzziKtvVu9ke2TUW7vVp6IrH/Vz1oq5bfMEuhRQIjSQIYddKUtxaYe0HYsMVF68gISWsWL3W/WNR3JbdpTH6buYRc/qdT3JXAwc1IX
        iFFGvuQFq+pDS9uSvoSObRRr8nmZpzmRlEXUHGJRkLLBhF2+TbaAumwBd3+r3RNAROvQEIygVHYEanFrnNUx3kzgd45Fbqpi1LLqKCuMe0QcnHIt5U1d5klS
        3OMguvRWNAI6P922Xv2Lb/uJf3fgF2W7WR768t8N2G66/Ac7GFuICYNi8VCNm8fSN10eH8tunoyIV5xIHuknGQ7f1iRbGOgfhi/dbi58989xM5vgbbJZdOcc
        +rtjmig+J/0/i87erbl6AfXsTm5+q90b85rhd1PF/Me4XcWmdBVv6vtoYDYnzH7mZfPGzonZ3XXayUZS636RdW53Mre9PduLidJgb8kdJpieE2Cvo+pock1q
        c3fXpB+AWSlTdQYOa3bC79Op2sIaMPM2cV6SoKJuyVzfc8m0bOYO/syYPZdXV5rslhe+QbpRXjijK6VjFwy+rWNm9b3FKlnQseUez2MGsH5mAUNsa0z1OIFd
        IVNbCOHTpG5ZpJ2SU8LAVJ9WUlhVUlhVUgiyOWKOECRun9XTGNJhR2fBEaGbKznpqwxViylLD6+KLdGlVxwrrA6zxrGQuxKHCWQLpGOnhlW+4EsY5X0m1YGY
        n5bLDsgMYmJMqaNlu3TqwxntaP60taNbOzu6Y6knTr6UiA65EFv50PFhjQ9BltATMbeVWG1itE9iHFHJ9pvVyLfoPqyltSOG3JDYQzW7Q/GwrELMcqFjSI7t
        FjVlEBkQVDKNWE9tYgxl94yPEZ6hCtXpaHRMdjKeTWAssSUtqX36n/uBcH92Y4d98obJBQor2lS42aa/EiDOzCJsJiBShLRMpRnWVFEm3iHAUGJ5bpwFukAn
        RBq7oZY+sSyOZGU+obyrS6afe6O59uknjv70eJJpACz4c88kfZpH6dQLj4XWTtwjIIh8+4si6T0ebUTrai1jHbONB+kO4vIe6rPIWba9uNH380uiWAGqrgkT
        PSdqD/6seiZrDyr/YwZ44OPvTK/P4vRXg7Ko7aquPZkF6a+BQSUYFoQNoIhpdjyoStvwSAWq9Sx827MwLMrzPL6+jq7KERv89ayR3zz+xHuz+KT3N2GBJK+I
        FZkKbnDxyY3vBWwojHNOCo/4XprDSFrIHCZ+L1ig071+IDfhey16jwmAcJAFf+8Z+aTo5PG302UskrsP9OvJyS1UlFXl923qYmqSXr8m7wNwitAfLVAzVSnw
        FDj2yKVoFSHaVrP5ToJJTno2MzCansma6r/UPIMrGhqHpvbkzzie4fUwIatLj558qfPEzwyF0ku/nH3iZ7LuMOvYmEIfPz4WYt2xgYUGd45hx246srvnz4ey
        7jslziGVLB1ZmJ1RRpv6tzOXZrHXMyO9PfEjn99+Aw6q0/Jd1hlmzhr/AXfo98Cd+Lrm4KXqWnr9yVd/4HlsFEKhZbh6Y732c97kYXR7dwyR/uSxp9gR0gvo
        3kQaKzua8D/dcaKT3tdJn2DSt3JgJS9Z9/3Hyx4IRKz2nPOBN5h9E5GZhSn9pT/WwAQ6PD7xLe0IId+9rRBjHbxXelrHmjkfJ04Kcz4Fi2ETPlmYIDzsh49D
        MuMS6DwBJshdRo8D/OcpeWaegqnP4+syt/QZNhOk+rDjOmk+IN2jD55UFJjgcZlD5ql1mnKtA8alsu5giKrTdTgQegtShw/fUylTezmVTDShkgl2qmRq9wBx
        rKrqmKpw44rDx/ktlJSRAeFQ6IHEVqEmsjh9fL6i4rIvtHGnkgaGhiU5IatDJxHB+nCnWJHVVF3h5/oaEQWE/8TGEcG2U5E9Rka97WDiCX2I99XVMIEwtbWj
        RN/BZZ3CBvahobGGSV+LCsanMQYPrBTwcFWP538hDGr5aNYPezSXfYVD19gxdEF56EIeXe2pTWuoNq2uY1fXsWNgwQbuOHahVaAFpbFpEgTUjWldxxSRtLTc
        CsauAQVbg6NUVq9BfQSP0p0j2DjKTUF+QEChfuorLO1ha4CQD63I+MJx1WijW7NDG/8VhjYejpW3GY7V/O+vO6TJJ6qhv9FbVwub0KLVW6ODg8ptqmnAIT05
        1mN/A6YoHRuDxK45hNuZ8ShrjK3dQl9PENWaIMNNYiR/12TIOitZcVSoJgvXqD1R3cxCYEzMDEe9InkWqQ9JrM3BYRSdG5vDyL/PzPLwGudTRhL3Gbx/3lZ6
        OrsWmTrglEfZgjxZUsXJJvbJDs4cY/C0eGFXiuOFy1JWGErJ29sGdsb8mLoYKb+fGr2GPDmgtdAioa/WVlLVQVUQSQZzjfKhFeprItQRokpzrXKRC06xc1Wt
        OZcxnOiJmuRCkdDsx8n4vB6wu9w038ChYg0HyKF2dF11my2e4qOOLto7BiYBDADm+d08mo1xvNphvnjMeniPeqpSbp8w9W0aAujbaA+yT89lO/KKjPAi0GVl
        Hb4mZr1dqFfrOOeGhhbV5Ce+MMAQhl9qmGWvpPzwOQTQk90Y5UVGaruvo1nJrOmMJbHJ3KrumjF17P9V5s77wtqW9LAADozBsC+ix5ZkPmfCUA5D55p0YUI/
        SjDGQzBqyqyF02HcmMLC6ZBaZx2yh959PD5o816Lm2uKvAdVk3NQrSN2WENBsqAgMWkLlSi2krDtt6iSPxgMg7X0JuEkb7aPAovGZA1I/DWHzhTI2gR7/MVA
        Vmt1veFOPGlNrpYi1H/61g5ET/1sEK2soWG0rHlHQjWsbw1CmrlKR7v3rHE2Ka2cv6F+isrS3CZx4llKfajvrPImns1A+cnoFH76z5ynWHO7X3BPD9G2Bes+
        Xciii6aBu4ZJ5S64mOH4mbYpbeqbYZ3QoMYJjhZ1ZJVE2jImuJHyVUqBSA7HtFlE3kCNGBMaz100tEyMLRksWvKuPs1neRYqW9znbw0rGwfPzUAYGTb1fJkk
        C7BXPDfuKbXpZ0qi+kqqVvvXKOUDKh36pH9YiWi/Vdi95iZh/tHwPdlK3ogHJWklH5TvoN/kZrxmVqTIPh71nq/I+3FxNZYG4OJKLC3AxVYsr8bFMJZ34mIz
        7rd4cTmW1uHiUtxvJATVkKWHI+c+ViwuWlj8dbk4DJqDC8yVTTzKsPJwgbl0FY+uAR0EYK8qYvr5AcrzJW8Yhmq+Ywx1VHu63QqJ+VFruSKLvqHjr2Wa08tw
        w7jBlZl6SpHodNBqGtOr4bZ0JK8Gf0vj8LD0/IqJ0s8GmT/48HsM/sDUfPAF+Pp+oUpz9Cm1HqGvZd4H6ff72WvH2TGcgiAe92u356Q9X/L7+6eUvcFI1lcj
        6wxCuSDb3JRsR5HtdmSbRWBLZNsHHPb6WvqvcfAbcA4m/JU5CP2BXXgEaxcmttE/YJL+Qeu7ejVQfryqyo5Xqa3sraPsFhkQqpxWVb9101CNf28u9qWqmoXd
        ZvYjw42j7KiU2c8BMrRqWxllR/J9pSpdesMQXWBuMzcOs5V8B5AnUvBITuOr5lXmVmSYMzeZ1ZG52W4tmwHVJ0ftRoy7m/H8JmxJt+TbT9WsShJKzRn7kqsI
        T2HW5M9Vfy39guQhcTzE39XsWlhOcYMAsZcbxzF9ZjzsH2GmS37/Ol4M/b7hBeDwq1z5C/w921/m7wOy6PC76ffbvDjv95vOYRl6mkGE/9/UQxwqC0PiDyJ1
        ZK7f19KQyaF60HSphcxI9rg4Fs2iTfBIDAtbsit3PoyNZkl2pokSHXNgjxJC9Rg7vb9oluBKPm1KQ4faX5zyYAkPuhY6XPbDRdNN/xBgXdWbvCs+UacGww92
        +5XB5ge7znYL1/YeYSyMxjr16QPlsjkLrsGlD3anHgGy3qmHgFo/Db7UjccH+p10OQlwwt9UCHNNg4bVSNEQwV33RZkdgQ3yUjWHNElmBLL4avRFB3EZNHME
        RxvO8GvlHffA7mtB3jAvSy5HPQOkRwiDI2Gi5NlyvwEBpSmXbbmUsTJyeR0ockOG7ZDhNFx5MPN7/SXyX3LRQbRdHVKaT9r98oBN8GhUKUMq6+p6kgNhUfpd
        GY3r5aP0bpE4MdoXDhiPJq52U7jsw/poJbiqR8EITEE8obCI4yRfs0+XOmmBrN6jSh58WeqkGEdGuqB3DUvWlM37Fix5rMcbzJHh1GzpQj6Nxw8rkPi02KQm
        kUlGwIz4Ju8E/aSCE///zDCWxrxqMDeumoTYtvZcMSkw/fVWzC0X+0ekE4/KRWmfeQQfeqTYM1dGxSH4R7Ij0lcX+1Q4HCmxBcNynhWzInmOYAZN3ZAsCcwa
        6b8NSqse/gFTsjfSzwdsd2rbL58EYIYQq6ViV4sILVwaNiSS8hVuLg3tXNryEXnN7UuyAz2qW9B5zK1rADiqGOLg9LFbZ68hscpcZ3i5u/IJ7ucy28E4gnv0
        yCdogkd2EjYdKxeLLnp+6LQGW3e+o5fdNM5Wx7KzgQHMbiYNlFkrqSvj7FYIG68xcnUL9pJxdhv2mmx+d+cUo3QE+W6UqSyljg5xyJ8tmP0irdyABzdIPa+x
        tR+RKV+Uu1FftDLkK6aZQMoygYlB1kr/KOjfhDqL0kcNCuYrKGtPKS/bJpvTFIFsViS7BdRzM2+WhVNDZ7dNE4mv0oga+4gqMMPWyxPmQrHfD6QuTmB2u0zF
        GOf5K8PsVpnMTe7tQgPGSD4tY/caMNg3yffFFEGY4cYxB0f4h6PjYXbLGP0rGaUbbpX7G2AIfCu+Sr4nuw3JN4pMemQsldwo/Sg/t0k2SZNSt8gTzHQZ5eyo
        VCeNuwXvO4JKb0RN8uAIbl9lbsCDG/HgNnmRFF4lo48cUkXB8p99w0OEWJCFky+TKXZoR8Ec/nSgYUF0TegKETpkdLGfBS06D3eOLITaV5fOA0ZuGow9ZpdN
        wy6bTd8tm023bIRFAF8+leScj/d4cDXa/YDk60q0R4nLkeX9L+OEsF8W1lAsdDx+aNn/85HaxJamSTEh7Tq64euwYo/IcsWKJGW4iQON5XSbXQANZTEl8WZZ
        Y7qub9WlhZVxcMrKuMncjDV7q5F6j3KNGBDVifV5A/LcYG7T9Xlgai2vwgtvRcaVoR6032iOgoawMim29HKU4wZzi6UXWGEi21XW1Io4W1Yr4kzltQeythol
        Z80yYXe2kzLIu601d4/37j32D6B3UkFys4LT092feLuJjobDClpp5pS275Hz1ci5pTn3KyOxR85jyHlFcx40xhwQGrOkVCYqOue1F8HxZ0DSpGk01C1fooSA
        Wdsw2kWeJlOTsTl1noNA2chVV2FEN1YrrK29MresDXWemTqTYVTevRgxw73SNEp6E495Exss6xKXT9XebeLusru7CsXMJXd3GXeb7m6rsUMVc75mnwwbO1ep
        K3N+55Mt9+RKfceTYRWTrbqW/rMAbhPvnMBMihQp8HBZL/MdVGYWt49Sd1u6v4cq0MIHjhJmoCStxQshaYnGayDEoU3LpnAp26dsyaw1hZydUpMR2A7A0gpm
        I9vfQlSdw9LIXdZW/UOAHZnipDAzJW12SloPHnyBcicyA+DqezQ82z+q1vki0oV2i5uqVwixH644j50bzB6aD6f0EOEynkqpLwV7PBjCVV32TPAB5oZHetlK
        iX0sFBi97NUXc9qGxXrRSeKbgTPcQg4sNxDlV1908vh5vqCQx6/CSOGoZpgj8UZBnYo+908n4uOuqZUVkveW72J3bankTSfaV00xB6flBxiLsVmashHfgZV5
        rW4syQ6Btn+rofPuLbIJCHXZ9fg2Pay4EY8P7n581LI610MDQPY9W5zUA9w5lrHMZM7vtu6DENa/ncWoI4idjiC2OoLY6ghiqyOIrY4gdjqC2OoIpkzGNFRB
        0mkMAgXxw919POGv3KfQxNzVh3BWmtmx9i8h8VqcRO82DqRcqY/cd7lfSph0Bp5acMma6bAn6QpJSycPnBcdCm9Rn0DhScfDfIaOOYcox65gqaTw/6a/zo4h
        cQofTJ4tyuThFPn6FQrXsbleOS+zSE7sBkYTCN+Zi+8XHiLaDBGYydWs5IeZxx+iaC9CijlE8zJqVGgtpPKKuV0+tFh45AtgW+lE8RnTE0HeieI96U4s3lut
        yvqoVUvfNlYRvig3C9OGvBxPNmf3aASb0CjTZzTpoq7vPWu0HwzPMwj9mzWCeYDgyUrFwQM0AIESdbr8K18yxa13N5n6kpJ7oZL8HWLFvrJyOGAp5kFpP2pN
        fN/kKYJ8bnvycTL5uFTRo3C5lplXyiy3p8t1yf3ZyceX9qjMum9zW+t75TL27KWcWP6ayfbtHLwdrdW9ccobVvd+g5R7he94UOFiCJWG8W8ATtYbfNb/SkJU
        ntd5n7V6ofOBThGZKnaKKPbRFoCKPOTT8nL3C/lRFlPsPXRLTWv0suAh7M9n/QJnxwPUUHI+CYONZL2KU64rgUYbiW0wqLIKg041IprIMygtGiS2Ff6eAHQf
        HIAyHMn8iboeJDTrfxp211P9xqGfj41WYPh3FWIfHAhe8PtVWELBWnCxTF37S6RDDa6QKfJ8VuOzNFvYbrlZ7+hrupAfv8l2TSh8s5QrwSSp5e/eI/vLoAPL
        MvvpulGbwlksUMSi48XydI0uECr0ZZnNB+ddWyOk1/oAGNev8y6jW3eXXzb1nirapz2t6VPhXwiKDCdTxIqmgcWlYK0/pUV9Gmxj5QP2vYKL/envBUKiYH8g
        nb5Apwy5qEiy0JQ0/XeBUKTWsN+a0ul+P5jyDmFNJo53oMWaywJ8dIyA8rjAVjLphdINzplWaZgQxMOIoE9t1hI2gLasMwx/Rc0g1G96FgYhKU/MW1IN+hkI
        jvRFmRsjejnNGORxU91nYEEoyTwG34eT8xkcac9vw3g8C/npdlznUNa35abQUBGtOmPZIWRcp4iieMdI2qwDX93D4dy0i16AlNuPzKKpTLUap355SjWz+Iw5
        2GXou6ZOxWntTxAFwSwo41Knq+8mLvR8us4t/DR87XnuXDetY4wQX1VWsy6DQj6oTifX87iIeDpep7crbIe6pjuGHV4d6gyZA74MvY1ljyPdP1OnzQa5NJ+/
        Z/tKYM5D79xQti3ixRCzp+GAOxoK5VHlxWUhD7y4Ag18g0gTiMyKegJhBFhP0N+v9QT9A0Isl5WpVo/dy7g4oN8lErb2iOcYPY99tImLRf1Sj99+1vr5PmD9
        fE9bP1/6G1k/4NB6Fzl/aqWQsl7BaSWfDAN/o3PORntCyDWyAAiQZz2Wubcj0CP7SM8a037Fnj1W7Xm3Ammc7isPcBaBT5kPIViEcJcc2oW0X6tilRWvTvc7
        BOwuO7nnmQyAQvmmrgnLXu95DhyhWg9w2yMztke6tkdS2yMd2yNt5xlNCXq3E00FLI2K17s45SyynHKTcIq7C1fVej6eWjgu7N11MCoy+F+Cu1rdVlslBwe8
        iXJWYEsp6PyLfuhvxOf89RwbKZiQ1YGYQGYhnJZ8OiPwQ3XXg7NAgywkfEkONgb6aIp/4fZ90kc9T80algGevN0LiruoZCOAqpZL3j0PJvdwby5rG8LJex5X
        lFIs5M5P+b5/zqhdxgN2hDlj7Oj6Nnz5qr1O8/mOz6Pbtl9oIJ0NjGetyIJyq/jcOg1ay7bp5Y197u1R3kv+r1A4nPBctF4gfNec8S8wShTNREFO4LrwXB5j
        GIbv9urLL3lvQ8y0Ym+yY49BvmAHHCN7YWiHOeZNaaAffvQeU92zcvQ5RkHrAvAIqmaayGeKS6ImRjsfxfmjEzseDTb/nL6r9Zf5JMh1wUb5wzK/NFkefqcz
        AP0sQGD9FuJm611ApG+EvlFM0VZgsTg0rxpzWKBzar6I8zkIvifJH95vNAQHkT0Bdzv4ynv45/5e5g2eBGDzk9VTvbKBB1immhpT/3PfD84ZJZduCpJk5uQW
        Hen8YJVszUn/fMnhNpBOwnyZBGAqm3rWZjsNr4Py+oTnsj/WOXjaZlq1mYx7sGofpDsfpMkzDvaW6+SLvoWgO43LYLfag66xu0S6Yq74xQSYlo+ld6FMOZ8f
        nb5FNWe/9kaYovQDf7VGbH9ZKlAzT3XFhkPgI71k0xIdDlZ5BM/mw7pjSE+7BDcuJ1yCmyGrLsENkHEJbt6kLiF1E8kleMmPNsPqRk0GD+eqMzTjdQT6xY3c
        NaYxJS2Zktacktaaktaektaxuplzu5/BfNiZvS0Tj+ZzQTYjP78V7M4sO/m/CbLuy5CJZRqfde9+hP/86XGw9N2Ca83TL0pVn4XSO6ABxKlWmCgePpEcfQsq
        GU6s6C7sMzm6XRndunbz+Rmb+oCxKVddvtMu5YpLOeFSLruUVZey5VKMS7nkUlKXMnQpnkvZ7AIc1Sfs5GCzC0TkOP1NmJGeJ4AsQLH1NoQtjsxUexut5RT/
        yvG7Nyv/Hf47fvdjP7X4Gyt/NH/87m/9rY9+/z+t/w93EZO3kv4xC8VrGZzZqraOylrePXf/+Of+/o997u8/d/zujz5y+JYf/vy3Hb/76F2rr1tf+ZXJGqp5
        kedNLf3twH7PVQu5VlUe5rz7ziuafsWmX01t+mVNv2zTr7j0LU3fsumXXfolTb9k07dc+lDThzb9kkvf1PRNmz506ec1/bxN3wTo0/mm7f10Lb0cTJ3gYbpq
        UQ4lW0uzSzGHdCg3NR0s9rHt3fpacW4aoat8GwYUDahLrfUy70RxTDnwYT1rlLU6fAjFHrvMPtxRUnn2q/UsKauHbEll5DfrlmO/VLcnOVt1Ycs5PvV+J48e
        C9b5aofe3zICuAB7dQkXPNrCBc+Q0anQEV9BCsxMt3ABG5JhBx2QEKuvg+7iJLahmNjQxDbqSiISAb8rsd+wldhGXUpsM4eJ/fbNxH7B+aRft0H02Nq2a23b
        tbbtWtt2re241rZda9uutW20tlEsBjNzES1vrwkN0+Y2bCuvNGzjLjdcHzZcrzbsJw0b9kvON+yAbjbwBSqUnLVCyQP00tWto2l3jMRuFA27Pzi2tk7eQlo0
        kzuWecn1Clz2Jd3MuJXBPwUJgHoilhN8Qe70poJaQO0yCeAzgTv3gu5AM54LRUzzsfTfRsnY92x4o0kA5KH/3ZMIyDYxC9fkh7jSxl4GjBmmwMeSYEMV20ya
        w4UqJpQuc/s7c6/Z3GuTudE/vzYdl7r68rjU1am41IHDpYYyq6q41FCP4tsG6aODDsMWBDksdUCU4hyWmmGCogKW2qi4yeCB3ZiB74uUiqRMYlAH+JwVj5hh
        E0Pt7R7qjyQ/1gxbhFRSoeMCmnVBYbAeztJe7jtx6ZsfUpcGWS29HKZr9Sb1qMjtaMYmgItDEeOIrk3fgXd/x6O5mPPiBlC3+R7vAv2o44eyUrVXNx6MTljn
        z/fd2Q+t1+cfHqdrLEZpwkweFUjpqCjd8vLoVlHRtnfQ7syk4AI66qTaOYMroDcLv9sZPFFdG3xfG0GKZPFi/w/hL4MAJvTU6MAPNOuoJ+gYmHTG3SREIgou
        2redzn3drhwfZtHe3Is20CDjzz2MEJSuvVcG0GtHX0FT/cey7uB9/jfk7s1CcKQ1n7J3m8cBgBTmXmb1cdYQYfFi7ugNXV7pWIpAFrKU8gLV0dMAn6lx3waW
        cQ3IGXRbrxLHBmE8R4CtLEZWpLsGdLGSiVjRFYtrls1NRUaaVQSEWQ0dAU+eWUVZIDsdjO0TEwIZCQlARmLkBngCAjkEsx3oxzLF7n76Av75ZWHuFBPjN58f
        EkNFHu3/xXfKf5+RRz90+I3y37+Aw9x4aLpw1/vwn6QyfkfDxSGr61jMmNABXYUAiiHUTT9sVhMbPyC6KPMumgxS4wHMqOCFdto90enP+5as08PM9O0E/s8Y
        qCn+ER2TvqsHqPUxWlMxvp37P3ineqcMNcyZAvAAOcJD5b2E+HDS3D1mXb4eHi5sazYeehTTqjzn/Fc65/b8yhl+ZbX0lfUpX5maGfnKxuS8hbpbZ+6WXR7P
        ZxGmY6KAAzoZ45IvCWjtjgKtcdbmhG8SCazUvNKsbwKStATG0BoBkKtZntBt2LfqhI45oaOvMqF9nbbhjgmNaWyfADd2pPBhmNDAQihmYor5FzvwjoghW+gH
        KsXDqZMcS0Ae7TXJU05txiawUBOyYiKFqohlCctCLU2tBiPEyNTHiXN5YhUO4XcjRiKkeNlCaAUxUP2KUs/gDK5sHGs4xAR0iClLUKjqw2FQV33CnILhRAWO
        GnSeWU37soYea40yYXOeVhi6lsLQtXTM9ghdU8HasPgfdfzB6V08PS/whWKbN8GfJvQrDepTAcChTZpWlCRuN4COrYyInfiy6WUrpjqlrG00MtRQR900y4gn
        WaTdEtluEdLQBq2Szgnyzgm0c9qAprVDHuRwXYorN7n5FGgZb+0l/z7wZ9an8nOxOuPS6hLetWhDR80rU3hbqsMvjXtnHIia6lMlZVY+V4+3qDXZh1s/mwcd
        Q/qC4YAvqqcrLpco2WTL9sysR2e/bP9YlYvZATWwOOh8P6fzp0vw/+0ZvOaAWYTNCfxq9xlUs2AOFqf1V46Pc/A200KmDjN1kUmqaaOalNXMTJaCP/Acss8z
        u76kPaYLMV6yI7tqgZMPxv7CumXKicm6y9fS0x5J9fO72r0zOgj7phjVypS364arxuOEtwuJywgLunkxp247jWqFYM6Opdd5Ujmvo9s2kpqMs2U4DFtQZxi7
        jGU45uGTvX+YddwQlkxl4YEtI9RGzoPDEYYVHdUtkd5DJTI7zszQzJWsDwo9ZaqjnZiFfOJ0CKNtqywhgmV9s69sp2GGhVYz1UkIZ2N4zriRQg1lU4/+0Bwa
        FrisVZ2Z3eLDDsrXz6BT5L+OfNgMML7b+No24I/G2eJIelE+RqbM8lBy8RU61YEmZRaHWDqFZ63MJ9TTYZme2T+SFTIcFxiAC3R6Z4fiq22F85LKKaZ9URQx
        LJKiSMIi3aJIiiLu44siXnJ1JqxvLJ+rrhfBCawva9v6ss5aX9aO9WWds76sqfVldWd38/Zsb99uA73sQHGcW1gsZAf719BirT5IEe1AQ8kj1nfBU62E8Axh
        aKYVuhldwJrDcQUh12xC2yYUVnmrdwp33wphEoG4bllDY95oSM9BhPoa/aipQSvB5r4Zblz3U/jcR1uypokgX8J+LIWPHsNDtIPQkyrnAOBCjx4EeKdZWTOx
        WoJhZHUClwAcPozW6B/m7Mmuu5BdK18i/z/S66+4yFbXlcUX2Kx15Z0zefTnQN4beD7e25X3zkD4mJXLdn8mca1FAyF65e3NW2xLaov9Xe29Etr2XsVFVy37
        A56Kbk7jTRmxM9RPQnAd6BHxaRgmpgH+/ErItJG5zlw3vJhdW9jm9My1F+Tzrx0X+qWPSA7JV0rpXyuf1ZXPmik+K++Syc/a3SHXfkSKt/qLkn/J+fyjzbW8
        zKKUWdIyi1JmqRSn79qL2fXbc0LhiDt2nbl+nB2R+/1q1PiC3z8kC5Xgb/vpbIkkw0bKxLF9b0x/nznUn3eGhod0OEpTSB4kso6a/U6Tl7Ny2U5c+UTq5it6
        +oqrMJvery3qOevKfprbOtZslS2pMtUqW7DoQ5VQgDX7KeNFA71e1Vah1XFdhrpxC4HsMFr9azXsvdqPys8brb8pPy6Q5Zfwd57kOcBBfWUNQcXtUYZQAD39
        36c2YQxUpm98wL7wLOaGtzZR7qxVzT3Qb1mpGlb+gwAeMy6kBiAieIe4GlB2T9QACziY0PSsiu08ghPN4X4O2xAuhEwjqlCvP5vokira5tm2QRcZl2pNbbu8
        crtkLdt2rZabZaRVMGQuFV+dbJN5uSaZa2TyHi5m+4LcLu+e7X1JPqizPZPLA5jtCzKFl/OJXstzLkrOJc25KDmXkt3zFlN5RpOWdk7lBZrNNmXuXiNz+DAq
        OtTHdJ46lfsyxw7qVM7k8kDiyk+Zygu7p/LyIOiHrv2xVDkI+6FU0ZcqDkqdC1LnMjxvF6T6ZbqoMwku0yDh6wyBbUmEEJcQmnZ/2Q5ZiKlU7RFx4lJoR03u
        QeqGWABDtwB0mPc5IJd5xYWxlEgPUDRj0r/B0koisMwocMv18C87ghkeYH6C3B8dj/rXuQDdxZQ7H9g5t2mPaaRacx2slezZQ6DG9fbEIVDTH41dU1mDcf9Y
        3nZ0PJQi6DsbrMZO2CtCL2ATPfH5Dr9FP94Fw9na9erLgUNeoWo6sMgqgCTZ9WpVWgec6FU30YcBZ3rVzfSqm+lyMUtvYxm0ILYdveXbjr6M79vydzXHmqnb
        5vhq4ESd7e6e8G1PXPItKRr6pEVFGDdYnWbOJKpv2e8Fy25dY3moA8546qDlxZctP3rYMpT7ymC6pQN4qFQByjvdhtQF+3lH6G/468E5Nhemq78XZFHZjrDQ
        DtLYQolvVFgk+mqRSDfsxJpyMaCcRsKIeWb/vhojuNiwPowFJHxqodwAyKFJoAJJRFysm3oJOq+FWGyjUVYXmdLUTK30qCGycQ1wl4QaqgmDqfFZ2ozqQ71B
        rfSSOkVUVFJHhjolU9meoLhqog2RNrBiG9igASKxg4aEfio3qylPbLOaO5oFZFfbrA6a1bTNauCtHW2WFDSNp/nV8h5EnpFW40kylM+qPQ2DQUJ0anOHQ/DZ
        UoNrqqfRbgLFAcpaQ0hIWl1nRJd8VCdtlJqlKcmO1qPnbOsbO1qPD7Otb6L1Ddv61oihcdh69mXD9iXeWcM766q+aqAhkO9dn/rap36pT9Hro697n6LDRlP7
        1DZVu9011dfhD+3w7+pTmKSO/lvo01gbWp2cp/91+7SBhkzrU7gpty1SNb6kRkzq5EOIOpcSEioQ9vewZ932HfxAYt2Qmtb9qGXd+2csTMGsdU+as25JdR4I
        VHAOXWNFbf4aIfw1VpTy96zslzVWtI+/q0KMa9bPqcaKFk2NPFxkqqgMwCVYV9ae4qrPbFesMSMptGwo5Wdb9hmo9rxsLuVnl+wzJdQzE882S7aUXfSffQa8
        bGa4ioXTIo6UhiQbUvPkAKqdCaD1dQvUn2noSl9GaXq56ROPpT1qw646pUZin3f4vKYuMJoNSP6JrbhTvLxsPahOPQEDR9ji521xlG/Y0u3JpmN/qIHPkO3n
        z5phuNFb57y4nEwC+5XQ+TyHzqfAftdYE/ZrVJ2XKeQe15YC+x0uYACNguy1oIiYVYS7fRpQzlpXXqcYfCK7jgm9PDfOAI4seZaJS9eywH7Xq5bQXK+qGFSS
        jgn8J4kyJ4AEmAP7ragGsgJ85yWC9amLG/igLrQfVerj5IWzUhwvVPi+lPB9MMFfxGJk+YOEs2vKk0PWSRa1HFag6fZYIf4UoO86jY9ao+6SmHMxqjQrCvi3
        5PRZmxpVkCh+6IkGNISMc3YQivdFYv01Xe7zyN3ilioNi7WjE0ZBk/uK7c1ZhlfLUj2UW+R3M5AEAQG7zFcdK50YKz4fEfkWZMGl6EvrSne1IW9bwIe1gCgD
        BoD4fp1R1uVrqqx3Frh72OdaCDOIapquhisNspZUS6FXZvjhc3JXh6k/oPrm+cHqDdogkGB3DIBB5q4y9xzC5s0w3ut80RdbDYakPgBIxENjmfNQ0DZMD14Q
        8bFwK8kF4XhKoNPMITdhnV+/A64vU7g+zubGWJH/+jbvCm6uK/L2NZ5if0qgU7gGoV0TQU7veVTDelbU1mersZbepAYDQ5pl+ekt+ePI4flZKyHKIYz1lYFJ
        vVS3tw9kxFtzt6czsKyb7hZImDJ13O1qBniiqzV7a2TZyUC52zSD4+Nld+vJ+pGurimiIIMdSJtra5mvpkiXopLVVlhYbW3GCgBnjVwigr85y61IMeEs7x4p
        ipy1uoozA8fbSTMjRZ6zUo/NMWmlpLhzVjaI9qjjinvLpWiPOrbq+KZ4TT+zrvZWZkUL0d3IqNM8pDq2nolH1Gc/MNdpA5h4gzreByJ48quZeFR9/YVoaMcw
        8UZ13g/MNdaSDIk34ZOQmFmzMyTejF5FYt/aqCHxFnQPEm9B8mCrukajyczvqWbF3Cx18AbqlpvkLbxBrLkbpR28gShxVFrqOxXGDfItvlVhiDh1vd5AF2IA
        LdhTBckuJMpmDlvJ+bw3PuXlBJvOhBHQh2gE9JGSEZA1A2p5hSFQJrMw+kZGdKQpUPSyFkAf+posgD70iiyAlkttBjJLddAZfPalNP18lPxkEAYb/jl/XbH4
        gf/oBedM8LK+D7nbwy4XhnteDqgqHiBKMYPPfz2BqgIHVKUY1vLV6S+6WIIhMDrSchSmDPGZhAyCZUn/FU5Jae5SpVNaUo7nxMiHh3f15lVPevP/0d78aITw
        m3lvMrLBICx6s3Ri0JD+rLv+rE/0Zyk+jPQorICj3QMiHTO1gl1lgz0Gs759AOd2B/wnnnEeLLFkLjTID/aSfm3PubD71dMjciWlAwEEy664AXEodUStSxAh
        cvA7L6WD6qA2qKcXfcBrMep9PPHgo/ogAy6dv4Yo9LiCuV0GF7XE29R4nol3HhehXJzl6XfiPTAda8I7PRUkTCPzeSf2KLQ6tZCnhYw0yXutN0QLaq/zUogH
        pQgQv1MP4/XKOSKLp4z4zjVXhCGic7Y3zsILdz/zhVM3v9T/w+PvKDq3BCaBg3m1HYJSpc6AcUiK8DtHu6fadvPH1rc+9tixjz936NO3/cGf/cHacxAVmn/7
        I+/51Dc+/kM/++/v/k/fec/v/62ftTg0eYwfF0nIpbu2uRhEYCwgRvENWvMNb7j/2dWzv/jNf3gnS3z4cy/+x8/9af+u+vd8bPbemd9/g6vJRRZyUYtcuosB
        5AIX2XT3V1azxkZsH0ZvhTvihbQZlnQiFGJ7sLom8sO3h2b720LP7wu7inBhSFlhCoFbpkK4R8890+9AG5sbEAHEPS6DuAt7XQJxr46yaALEvaMg7m2EMWGM
        rzbil0SmjZCIHdwt4vWwfTLVEesqY+zTSqkzLU5XTZ4hPmKnDODOJ1PQBxikLSypsRD+KTeOq6jnbUNqnIwENiXEOky0ZYERuOAF6wgoIvTIhZCKNYQUjXNi
        Z9EWAcI6+uqg75UhW0KIyt3+LwjkqM/Zsl3YJFQUoEWR/vu1AMWHCvW9MxxPDcpBe6GmLKBQwNCsU/4NPRlZhjJMRTz+9rDG+ZRgxU1xjaxbByl+YW2Ke2TD
        elN9qSTVa6FUjXh4DJM/3sOI+WgIeGz5GfoQLtRIC3YTMB2T5C1/rFZWcl0bgZc/Gp6XrEW8P+vo4dOaiUoG1SpENuESLXpCe3e27KlpTMpQH8knw7Byzt8I
        7R5YP+wMVktemVFxpwDQ0pLvyholWADrc2LdaxF/uG4xOkLr2xUDEKGuPrkDr09MVt5jd6q53anmdida+FYmHDjJxsAdXi2jYZJZsqoT+glWt89ZjYsQ5zbq
        /BtZJ+GQhxNsQ2RP2HBQXzpiHnFYRMiEn32TUeNxhTFt4hVheZQZlC3WL7cHSvSjsNAxJi5PE0bKodX7nNAiRXBwT4jxEKkFl60ncRGlrYd0auq6G33G9+vr
        JtYolcKaCROkcdK9TOO6q6JQI5mrQtYmQ9IcFcYpsWVeGL/BBk5nIVr+tGyyX6DwU8UPeb5ipWZEVJeb+rhkvMLo6RVEmmeGNm5aubVUMkecd3AEHnZYL/3Z
        aDnZB28Ay6PJo/QrPhjE722HtY2OYm5cqqsaMTehfnPJDPOCUED/gupvH3Emf6vvebiXtY6FH66Y4lgAK6YwCfwLmKe1LmawWJOfwt0Kd748vnsHVt7l4+lX
        ADWSrpna4EVl5ancyoX/K8cnXlFsb9sBDeP8iYCi2y7n5ed3vGETp2OlV0RrZcPT6a/4y/wVcrmzYnmuFUelihHNNEfzfv0Jy+meUKCc/EF2wmWw9GMHXyPp
        ReLmcfdLF7HwKcQvP38wfSl4bTCsiCiUyB0O+Wvw4OrHVkUsnLfMk5nCZNheDWmXKzLAU5WHoo1BKsKQSHkIdiZpm5WHeiIxrLnPAX6SvayoyhFvqa1BOWii
        9HwIVnRYkWVdG3y6poivRnHGGbTFs9rp/cAPhVyy+SfpwAw6ssaCfn3irkHkBuhBDqAPMyIhH7I4o30nxacWdHPTV0grhdQyB6YbhGYiQx+wBqGZFkBAQ3PA
        ZPg5aGn7IYN/GOrQ5haZ/EA5Vqbbk1R3fkB16hYTtA6jv/SJ0OxXy82QyOjDrAUUxAOS6j8NhrTljGL3292DAJYvICQFmiL5DlmLUcCiQDEMsHVpBrXBmVe8
        Rym+4kmk0pg6HEMa+FNVgPYApXyEvAoRjqqqUO0t1pWlw6yNI9kqDBoQ/a1DC2aezSBYXZUIsS1GicbpTcB0hkRa7O9j5CTgoWN0F/DjCSvnWTC1g9t2xM8y
        0IYdvAPu8jzG0F6f5jdms3Y0qZFL3x/2Wzyq7fsM0cHvoFZIP2yRGjvJli1dyJZN50Jua27PmpwLyvHxBOUJxxwIR3RqJ8aO35HGfdFG+hBSNpTXfNH2vqtr
        5oSwDOPxcDzK5i5mqYYDsXmlXWlRZ9aDmXaf0TGHuU7gxQ1uzK28aRfNHGDEYboHlJcUk6Nt2kMCpu2Gpk1PmB6GvwXbuOVtxtyck4WhM6YkHRRAbfnsKQDZ
        +EaGaK6YxWPhd8nP0rHw7TCJPxauyM/ssRDIzy1MGNnaMEMqeVA30714LDwr6RiPY8JjVXQuBZgwFTN/LDwlP/uOhacZci6E0jmgP8fT42PhqiQumI4afbfV
        6BsnXJxWiJTbGufUd+4EjhmkJG0GxqOxlD/BSpEJ/yJg+EhS7yDQ/2EAPjXXQKY8kqlELtb6SU74YIA2Q9/Ammx5xOMtqS8GL26ng49WBp2Blwbpi0HS8bCV
        DivpbwolT8PkN+Kgvu5vDD5zvju47IkELvmy5sknGefvdpG9m9Nk4yAV0aA02xiW3CsdHcaIyD6CyFDCaRjjTLIoZOLSk0Z+hyfhqIztz7CUlWOBMRR1EFbs
        WABsVBvuXTawp2lBjiCOHmWVUbl0RYNpIp3nqGGp4RoTM8zz8+0TQX0jPkdo0pLhwzhnK1iglF6qHA21R7chmsADSampUmpbjRGUQlIjBjvVoM9FI4lEVWH8
        3oo9K7VFhq5fTpgm55wH63kEAq4OiQEWS84dHVkdYkgKdR5jecUIpSotMLF1XIh1DsdsS6wRMKV91adRH0ZWMumT8hwIGKbUm+jKyVnh87m8f5SVAd38coFS
        eqly/ZAho80fC1bLE+EUpqJG2z4W3GGayc/OhNWNfeca6xb4p+rEE+dVB5VTDVZOuKhDz1rDOUYAm957Wwh+F3xDK5K78I0tYV4H4b2tCu5oaHg0SPvXCscv
        P9fhzvSvx53pAwcyWO0fwd1q/wbFBgq2vz04sf1tgefLPhYicBtSFjXloKSsaMqKpoggDPUFUu7QFCMpv+Rp0ilN6ltPSVf/qia31KoPKammwAvw+QjsUqyK
        yvVgveRK96DGOL7maY1GC14iG5trXKdvjXm2PB5+JMuelmdRySx2eDG7Jr99B9w8c2ok9cQlCB5/udiorimFC2gFy1D543wufTLsZ/l5DYygiwdPJ8Wj40n/
        GqGDW9Ea7O8G57+cQiYIhPAPnvpyOoVMSSd4/RTOoRD/7oWm+suQ5dk5MHEKkPbhPctmMKMLYZw3GH4Z2KIoyMSIiR/b+63wsI5lSg0ufRmByvlGpFWQ9um9
        ywEdoYqpGAxq90YnBltSvKvFuyKIesk0nLEZ2RP+31TnRO2N0QnCqKYKrURzvxTx2yiNhbQDXBX2cE4YimsYIBzS5YyZHpB9nrrbq/C/ikohHbLDUmZB0Z0O
        A+5zEaxGqpXsUn0sCcfVmlr9snuyq0xvys7vLrIpYHnbb5Zq3rL9HzV894zRhl+ODFvJ5rXMEvxlTC8PzTy18s7UyjusnOHJJ95wpfyGjryhwzd0Xu4Nc1Pf
        MKdvgNvAcEdPz8Hadb/ZZ3hBDHtczE60ZKvckjYcgdiS9su1pDu1JV3tSL6jC8O/gnham2vOzUo/hFJGkjZMCPRLv1+DW53CZAPNSOYcGe7DyqVfQzbbZMqd
        t+ThCrh0+b0DXLn8noIUFgMltwGH8to3Aj6iX6NJPLRzFU7fLbikzaoZZoWGmVdwsV/NUMNB9QzOHGifKTfOmwHA1zyHa0BpW+sLuacmB2zSqRa0KW21tazQ
        6nUTFx214KwoxoJv85ywWU7bHA/YDGftc88+T+1zY5+DTwyghr3jnVkClk4IeEJvhKP4bh5P+mtZULR5PEJfNWCGqqcocGSpWDMmPV1p2ZhA7aaNiEOj1dqg
        KsKo129gdNTNljAAJrzPNB61QOY1+f44sUQD7z6TJeolgut+MkAIlBD9nmAoSF6+sQVj2BDRkeW64kYkcCMSuBEJ3IgENs/50ObZDG2eYWjzXAptz22Ftusu
        h7bvroS28666POcjN0KRG6HIjVDk8gQuT+DyBC5PkI9BoDI/RuJ8JJ3PoajQxSApxmCEx2HpcbBmmqXHFylK0LbYDs4wsKOzGdjhOR8I9a/3A45RycLX2vXS
        ftc4S1+HjnXQ2pMdsLZYNxRQ5jiBBgD19YVq7jq5vbakdNM4zZHGafYZsp12yNXB51SQqCrqXqfUHP33/bUwXm+c2ykUzJaEglnVH5PlfprOv4iwylD1PoPH
        jxi/Yhqsqvc0uVzhAcnG0u3TKzPrQEfHQQT0TIhqbzwb3x4AmPIM8Q0YTUIjcmR8e3XEcPZVvtgjaCbN2CBXqDmckMSUh3emPj22g2e1GHry0QAIIiXXXE2S
        JfhTd0W/YNVWLz7PgCAwq5yupKHdp1XSNPhJUwGjs3QaDC0ezBQPJl4q36/aFGy7OzMc17haV8FJdZFvt503S8Jis27raU+vhd/dJeT2CxMA2BM1yVhARAO2
        t0is7C9t4AtQCYM1n0UUdJdmptWTiFg3m8vKKYWKEmoQpAyfxoQlyYBg7a3JtBkLvF1O81WCEKElmpCAYgbBpqgqUwkSUEBBEsKlghZE6pXsjyAg+XTm9iiQ
        QLKsQv6aBcREYdvzOUJatCcSFEy+NZk2Y2PbldOivJ0QdihtSTNKsqcevkGSEpmUok/IZobDHZ9Fu9vIoQZokaH61R8TCX6WB/VVlaFmKfGFuFk0s8kPVKao
        BVonvdvlacuweKtED1pWM1gap5oK5Qharvo3ny7dX1XMBikp6QWqE3qBaEKXUBbBa9prMiANzMIWrNzw3VAUtPAqIlMYn5ggkIwR/TMaOhEdcrGlZyNGuI5V
        Up9Krqpw8o+eznA2HtPsOYbNtjN7jkVQzujqMAJsA05cmmr4rCOBRnoTPVVRYXtPudlpU7yJvpnomb3k5lo+myqQm1tq0zKy6taQMz20M50EFNOoCm2FBiDP
        6iPiLNQVTiXK/fQntT++VvH1kPxD/YLIroeIzR5l5RPviGgbHpUoVhWgSpTSeqCSpapKlqoqUYr1EGARt3ikVlM1QoufFOjiaCWrvm9NORisGIhFTflprg1k
        U0n/tVCQlaCJ8MA8IDVe8sJi1F6PN+rn/MetAD6TqyEgkPIQ96nKQ9k+xUgKeDaB6xlC30EQ3MzPKcCmltKDPN0vp6f5scaMmZHaQ5m/8rsZygSS309H+LvF
        v0PslvL7sWg8oWoqLh/pfQQZLslcAYSLnvUj5Zf4VySrkKAdsENBwuegkJHfKxET5eoLNuVqNCa+R0YMqId7UNw81MstFCQveKZQZE3JfB6Npk6PcVCAnoI9
        G1muIAtSlbJUOJxQ62E4YdEaY4hrGGJdaGQFuun7Qha/pD9bYbYggpLsi7i7HGaL9FaaL1nA1E64X+x+S8g7bwUmeb3frxYqDTQH4Z1neG7d42+a7UfWZZ6P
        Pg0THw31oXj1sR7QC/26wIYuGLwgAwT7mCt9jI9258ubdxG4qnqh0PbS5NmdaTKqBzyQTJJb+aZ3Mk53w+TWKmfvGr9DsjVLepkwR4iZir2+vHtzxhycVxyv
        ki4bzkdj0r/akERiLGMn/bksAih7btksTu3XskDany+1BlKrOxDB4Mr/S3q5SHUU/gV3qXPfrPXn9Exu9jDA2rsyz3383eLfIQiP/H7Mf7l53kVgjIl5Lim/
        xIIiYpbmuSR8Di2R3ys+E+XqCzblqp/Pc7mrZdFD0bqJYtykimxpood7iZ342aHnhfJ3aes8jzxAkiomfqycMDM8MDHvHbfr5n1M2B/obEP6A5TnfZfHeF2e
        Ui1SM8Cb0wQx+WtOeghzDBfB3zTruXO9rKGTvm71rQzkUHHTPrnAdi7qtF/UaV+BZ4B8cvNlpn19yrRvmubOaS+b8o5pv7/gr17cMIUFyoNZt9cvdPGyYOSe
        Fhc6zSulaR6bZASzBLIOSTHN543t1nmz8Eqm+TJmcq+Y2Yt6uVDM7H4lMXN0MjXyW8EB1JzhMeecOXS7SHNzEOpkquvh0AyVAQv8PSEvwO9qgn6FZVD4YCsw
        +wgIOLHB+HtsMP4eG4y/Y4NB4mVPlx4C68It57+FlRfpQqo9bdegmwjPDYklW3mklx++yDymgVS3CKFz9g3KWscP9TLsL6XYEUyX1UtpofJwrx/ZlbmQL2E9
        Ba9hDftcIkLFYXEMQXiR8nJNwyq+gL1BBKAlmTvLxZE4dwfOhwV3JN5fAn4KI5sM3hfAIbnvM/r2LHQ1s0SkBKOmjVnN5tUjKrIrngHKYnt7mi/IGran6iUO
        q0ohIR6yaKN4wIzgPeNCINPcLtMiMpl66a4sqJTYdRnr4cURjuEeAbsDL5JHWrSN3NHRsGIK4FSccwfYSUjMZInpxv3VduzeLuLV3Em8nKXZfmtpdgBZeUoe
        C/GqXui3hHSta1AceAVVTVXIVPsC7M+kGaR1C0q7GtiQ68OsM0m7mmXa1Rpn6STtgq68s5N2tXZt2eWjlMK2qB/zlF5JFUDBGiVSVTftEVyO6qY+5DG0jElM
        UmW7b/6V7cj7c/uEmAEhFvSytAknACR7sBUmJt/dCBoalyDv9/X+P/beBlqS6joPrb+uru7qn7r/P31n5nSBpIEBNLaVEYOIZuq+mWFAGJCNZeLYL5IHiHNH
        9mIAKSi6cEdCgrGjRNiWHWasWN098gMnwp44coRiYUaOEuM82xk7PyaJ1gpO4hd5Lb94/JM8kmfM29+3T/10375I6K1Yb2U9WHOruupU1Tn77LPPPvvs/e2+
        S0c1/ru3ZxZ66sqGEx+tjqvT9zZ+qMyWbskKcxbDhzOQSD/sfKULgLNIzIKKyQWKAkjKBWn4IpNiupCmC2Oz4iJv6QiZShVuj1hmypmKwtkKYM8KXpGv1/fr
        OOyX7pHD3j49Mg1w9UuBXleBXlOBTvOcCAZCCNgs1LM26nSWzpEq2e/rL8Y2P0piMQCwxa8vnVWTefzDnudthR8snI6CxOvXxn6FdO+DLKizWcjPQbOa5oG8
        rMlIEyLS0QVJE3ioC1J9Z+tWPbdu6QMwJzHZxx/oG9SPHGYhAtzZ0gBZmOaCxISnmjSWG8ohXII86sr2hwb+5uEF8htbXyH+qP9jYsM5nPhHah7yiahtQyQw
        TIlpmSzocAFJVhtbzYZVJwW9Z9exoapYMBaFlfVqON2rYbtPAxf/tEiSdHWaNKfUJ+RiZqgFMcSnE7/BhEEV8MCYCIEpoQKnPwJ3/vwRHCsICKgK/ZeLrKuH
        YXCNtArxZLm69nZzohNTOlXXFRqVeGIhVOLIcoR+l/BsuIkJRl0zYDzWTX1rWQvUVGNaILfFZ7VPu4xtH1Co+Nak4mP15NiXDTVznqrdlf5zrPUAtrOR4vSF
        cJcW1oF6hy4rzA2wp6mrhXb5gG9Tj5OhNZdZu5tLvcCjFo4naqXBbUi7BYyJHk1g8U+4bvDBHCgfegWcexXd0VHycRRoLl8i5TGp2NTO1FtKVFfLok9tujFe
        0MQ7ea+TgrhlMa8nBl/8BqqKircM91+juVP0UMj9fyxN2ILJIwDAx15vnluEW+oCDqeKIHOw3SSEu6XtQreUs9vahH6W3sEW1573EYr6oQdAL2QwwC7cA6nX
        O+AhsNw7ipgaV8tgU1GutzKoo5l1176pLY2/1lnWQ5K58M6AFUafOaZZT9wbnOXMifEIfMNEJbnBofUW3sJvpi8UN87lOG+Pa/Zo7PFKHpN/GTAuUFqXbZ4q
        Lqk71d6J31Hx+6IrMtl9BCGDV/ln3Ap+ZRXL8p3wXbvKf/I17+/1BtJ9WPA6JDLB2AgQh0QvRxESiE09GKmu8pwd3yQl5LZITSdbxqv8HUp+WxsANF78N6QF
        jwBG9bnUXX/LmaeyV7unAAWTo77UH029O44aX64fOyULXqdmQcxe7dJfBr4M6/I2dH71U893ceEtxvvA+qGPPvxY+bqi0KGPoIxX/R3HP+579a1w0+ZUJBwA
        02vtE+ri7xP8+yQ8mn/cJ565r3NyQ+fkps7JsXKqULRGfj3K8GcpfsC73jucfeTn6FsSEgYp+xh/Ze77TXA7lVa5nJ3RIj7lQ/COHne+r99I/pYPB6PrAXaD
        dMH9mk+YLITuRvCjTk7uQ3RkFukRf1BV8L98W32SmNCUusQywPbhkdpmREefGL+Adpfuf//t9Il232Hqmbvt4z5h2SFPs+X3IpVGC3ZxOEB6cGnswIQPWKw+
        AhyFE2otxYsGbBMsEWWuh+s3aHZlQkXjJ48r0v3T+W3NtfZb1wZLm7Nb/iP0vRd9zlhzp5UK1zpO5t0eWKpLI9vCt/1drSC2uMsNubXP2Zv6559L9z3Vv9Ls
        Wzdnnuq/oXgA0Rtu8qSfroJEK1jJrso4Yx+7GfPqGu3B5bIHe9qDcjmlbJA+XGEf9ip9iKWY/GMfGqFFctY3Zq+3jNxcq6DNLunDlaNVBRydvkv7cJR6Y1Ev
        u+RaP/A2zXiOT++cCc4l/8FT2K5AzqSPzmO5Y5B6dFkFZw89v4b0fejk3baTd6OT16STJ2vnmjV0sivN8R/cEHVSOnUFnboitUuk4uxU6wfXk8HSg+V6LY/W
        kQEBTVAY61NH/uSn/+A3v/V77zg0oo1Art2FWJZ9/nEZOS4YUcRx8hN+uhvVXEWZ3cm/VurvAu17SvvvLmgvBE5XLO13WdqvkvYrOeFXqNGvkvC97MvORvJJ
        3/T2et8NULbdaMCKUH4VcdM9eSrZENLC3RZgbDIJUvvtZYdP9vdcwWDqdI1NlLVAH2PGE5pBNlhWhhtEvrxK3j5iFM58+i2mz4i4N5s3T8kOvSb37kv3mzUE
        L/nQhq7DvPtN5s0GsVpyQAkkjbaq2ptLX6b8JZiB36wA8lVVhIj1RNeRWuw315nrps/x32y+WW7pHI9j+s0KuTyfvsXwVJ7F4S16+KZJdeybNURf/uzHm7SA
        aADfwgflfbgg1/fnd+xz36TPwQh/9m7RKK6jsnT2boQcmzVkD/Vvwpk045vweFFFWPtYWsbImwnxwn5IPu3LMdkQin2P72i45nWx2SNFEWu3Bu8EdJ/ZJVxk
        doHN1jAa9shqG0ssITWuttK+HRV9jIo9mbuddXaZPRgWu+SlgQyLN9NheRXjQvgNA3pFhR3FyS5c2M0PyrfgPNuPVKgI7+2W8vKK/mru/iT8uudYuy4HPCDs
        zJG0asX5qvw5X5EH99KKCWT8MlKIy3+vEos0PI94zZ1T40V0NC8cJO/WISSUkaGDMbKqmWEqQdgy5Z4tvrj/xnuPVjJD3XeI0qiSPwGGt4rDGX054BRcevw5
        RDLgNu6gUnSoDusEfPeO7GWd/9nzoyN3KeD7IajA3pHrbv3B70QQ6OjILd/9YULC6/XsS2/8me9+5Xm5ftMPrd949OZfOjSw+uWg79EvqzSglJFMzw8woedN
        O4a21GTCkNkCOsJLP/r0Hx16ON2X6wwPPfpwes3z5hr83kJuiaEUvBZKjHNKpsXsyX+UbKSrsM+HI5Hpq1QNcFgWRWHf+lse7+/TlmMJUFZnMCHyAzp2vVo3
        +546aTNqqCVr3+dh0r7+v//p+nX/x6ERcFcQ+la2hWZ+rB3kjTv1B+HCQoJuDU3ryP6//Ms/+p1/dN2flwWOZgKA7c6DlWfwjeikIkZb+cqvJPLAVyf5yp/k
        K3gIMHHFWJXLbBn+1CpLG6dWGde/apXBL9NA5aOH86u/LwNPut/5dsZ3j7HWNcIUn8fav+jUa6Yx1PLAkK2AX3JNlRv35azoV9lA+r9h9j3P7sPE9Fr8AKA1
        xGkPAYgYVvgB3IvtIM8uRr9RLFFL/rbPVDdMPxKdhzaKtSKXaFmxeBHB7WZ/8pGZrJ6ZrJ/8oEeFhtqFKkG5jFNdaEzqr01/ONeGVqkNwUtF5Tw0FU1utCLC
        epdqMG0n11nMmM7ijmn8qrG4paq4ivdbjcVQGZNZxwCylhqXqwoLAWPlzWalmMd2ixrlOWehleBqK91jW7QHLdrNeWz8hStmN9qzIs1Fe7yD5Szm8lvauh4m
        1ZXkJ/ngPPaXZFErZXqyOgYZpfFm9RnjPrNuHvtIGdwJIt7U69f+DOiy/I2hS0GUANSQakKzvtaJ5JMrue46Zq0+is8dQxz52jNCMtAr3fd8xUJGmK7V7NVX
        n3+1/g4IkmsmM80qEbEMoJ6B6FVhZLvYE9XArOAsQsjeoB9TqRUep5kKU4YhXJScNdmidJWr8F3owqgiL15j+g6H2KozM8PSjv7Vp+9i6JfygGK4GPqlPNDr
        +dAv5YFcL8TAjKnM12l1TsBGb6Wys8MUrnNzQzM7NieE3MyeOieElcr61cqGZWX9amXDsrL+tMrChpiYRp6FyLk4ArBbS66Y5ij5lFUQ95id5gx7dvlV507M
        GX/hVL9vrvkayl7Dsql5Ld3l2ufNtaXuIvxS1V5SN3tWppv+FViN4+SN5ho72RST1Q7vag5lcVeduNIVfdebhCP5rjV56QWc7FXN+CqqQ59Pg3LCkRVhUM6D
        /VlzzbYSc2Ml5kUt7S+IytBfVD17KV+8c6DsyXVtatlXHWt7ugfHCsjyPJjUs/3quASXlcR7+VXnu9p+mQ4VY+bs69CA6/SM/MZpwFhRQwExX4Omcr9I1Sk6
        Svs1dZTd1FF2vz4dpVPqKPXX1FG6w3QZKUSGpjs07YqOsps6Cqn7DdJRNMDBFx0FUOyhWSy5AvlOU2GNeSz3owH+IhtWc4IKcDv5qhToDOGVjeZ3gEn5JnnV
        N7jdrmpmaPVMkX7GtroPtxCzl5V8o7a6sa3V8etsdWKu+P9EqyO0elhdszFY/PWrpLsnVNKrraJyda6oTFNJd1dVUu+cWToPtdSbXMLbeBDO9D2NzMi4wU8b
        pxP3d6mdcE29UGHoWoMtLzAmW9tIUyhhu/MWicI78Pu7kc+A5ro98FZdo0UtFe0r8iBs9yRDP3VvpaLl3dx2s61+L3P7fUhfKJGUw24WbaRX7EOcJdW01D+h
        7qoHRQpfAb8k2IIjpLkFiURfgS1CFB40rQedrAeNfSPtmz03iS7D1AzQH9ekSLYXKnsWbCTnfWjoJgW1HFqJpH1mr7emTg4GpnM3Oedblc1wwwdZeMyfE+rK
        n5bV1cYsL+yNZekPeSrxREfd91bRFN31Dwnzmrci5ajoazc4CB9+A3rJMVeCoA7oDEswsXN+yHNDtWETqk6zbTPwlBsHxgcqXcAscrB2w/4eIPEq8yeo2RNL
        /NvaulKXf+/oKWohf9zSw+YUysMab7wxDkrtC+ATFmrccnAyrQF10SuqhCWqfxTJT7C6/lbEBmFB4HNjTZgOP2RsJd9mHGxL+bCmshV8n2MIoIokooHuQUQq
        IVEY/IudsjxG6Geu8lubQg2Y+F/y6dJsZplsIShtrLN7vU97aY2AtjYlKcPL5Ner9Y08+yjt4DVNU+rFxU7BpjrdFP9vVo22lx7WiRvux8iW+co8/ZE9eEq6
        9G+cakBdgaeVtU7iSF9bWUOvKDgu3XKxG01kY3uNPz14JeYBAkAwQrh+OBxy92j2Wmcgzcz8m0x0tvBMvHDoxP1lNLTjYBdHSSRFX3SyF5yKoe7udK7HxBsh
        ohmQaya75Ji5nqbtGDFDaTiR6YBRCUNALSHFForgTP40tJ5InaofOPyzh5Ees9XWrFG1nHTPevheXX9c9LZ/Bk4F9jMNKsLVz9T1M43Jz1Ra3OrGpkKPdgkD
        JvcaMWGr68PhuVK1yl/1/EWQBHGe5/Irh4UeoqL7mXsK0YZH/vTD++65aeEvjyH5NZ97Kp0T1TG73D2VvfxzIuTmodegy5oVaD+cvyQK0fsB7Zfw1rv/3O8f
        /Gt/fpTOSGuLOa2FFGnwquqIxjOEyY5RHCEA8cMjH7+TmHaHKrlKAXJ95G3/4Cf/ImDvRkf+1zstCp3pHvnr1y098t4vvusQ5yN5HgBzsriR1VnzyF96xHng
        /Td+4BcADd1kL3Q5Z8E/amSkCctM+Cifzy93DAKO4NQlNJrL6u8TlbpC6aPtqFWLK9Qm2Y62g1YY8/2NHale6yHAtEJ1uRAirldeQJfRM0hhYprJU3Tpf8Lt
        M7TgjCsfkQH/JMX09N5pSO/UxnpnLu+dRqV3GtXe6fJW3jvJRO+02Ttt0UnGeqezQ+90duidzkTvdIRGXfROMpTPb++dTqV35qb0Tlt7py29IwJfegdZs0im
        FzHkpDDCI2Rxj+pP5IWQ8YA0Da0dhmLDjngORbojUjIh7cOoKp7qKF2qVbLIq1d+tctBWnpBVz2go3MmmpBPaOQgx3B54qMX7yZyQ3wOSfvgyRcO+o0qn1x2
        NuAjafnkIWWT+4RdhUtOk0vqU7kk3MYlC+ASeA2FFS6pj4/h+k5jOEZ3YoetGMPx/4AxXB/jEmWHYgxHI7NQckk8NoYbHMOWS1KdJh/rYO6uTJL9iNbUaj5a
        ueTGWZDVdPrpyUmlu3qtGHpCNJI3A0Q/7keZl/mQoHDhbJ0zFK5t5GCVszqC7CNA54fn4HAmUxl7lDyYI7iOjli0WIBqfsc2fE057UfMFaCP5YCvI/uCq1E2
        R3st3vCP5XQ0xoOZ069hbpiVSRKCRhlor/d9fc7xSOcxiy3p+ri8g9e6NgFZUWL65w0mspiEGtTFpA2KRBjp5ivYgcl9pF+6g5Q8DSKIMCyc+7ioUcZJikbi
        xp987AvZ+SMWYfftg1FBsMEOFEtnoD10bbYg/VivcBqW78iqTNiVQD8dC/TDfERxZRuM2WbQmgr6V5EKpq1BTwwfgl4OyvBrcDKdNUml9k9Hj0rt884a7NBb
        8rmw6LERa18iIy4fZir2HWndqbhBdspnzDS3SVyP0RHDQeV7Hbr1xcxrLS9llFPItoZKBGlre1Bx6AeB2xzqFfpMgifpS+F+O2uvERWO2tAyxOsstwPHxDC5
        RRPh0DQYo1yEs2hcS+RGHQ8yvEVz7zPwLlIp6MjojUrVCKDGlJswG0dTIYpFKPYRWhVOaDEFQHFLtRgLUNwWwo8BFNeOwjY0C5yJCPjEs3DnCDGuDmvN7tC4
        D7MBQgBPeRZezKztfhnXs9gPJUX2omALYq89VKWqADJuAqb7QRFiQCyeqyIWQ4Q7DG+NQZUONLWKgG7Lg+PgxylAFJmRyE7uwOjleGgWPd/UGFrcoed9OCJX
        f1X84Q7y/0Ii40n5kYwA2RgxM1JnUIzt14ErDBZAzpFBZfqP7PQPHhHWnRtvGaocC/cxSZTUpmPyWgDPoDUw9mVNJRjaPoytAtGyvEkFosmkPq9/0RProqeN
        zChc6sR2+dNRnm4x0Xwn1yoAgsB6tHJ2bvky/cT9cs+k3yhPo2lKRb9ZOg4jxeKsaR30XxThbpoH/Us4hgf9F3CMDvoXcfQO+s/i2DjoI2YTLvNP4zh/wPs0
        jrUbnIGPRZWopHb1Se+/gN5/Ab3/eN/fSJ72vU06n6ULahmZzZ52NzCpZBfkKIMAMDH9OcbE2pDCZ22BS7bAC3mBC27c96D6MSsVDiHUdEd14BeFPJpskn6F
        c1hdL3LRVR9Ri8IqvCJUoBd4QwTz6bxUz+eluq49YWyz+HHUdyMEng9kVM4x6JFyp0+FUTQ7I8071l/y0cCXCrrMW2/DeWs2n8efMdIsMSBsn0+AEsTqWsX+
        K26fjPeS0kToaws84WmBl22By6BJmdOGiwEvnTtuSti/93AXvWbmbm0HZk7+r51M524Bfv4tD8B/Rhr0B5u3BVtyfLR+iwisuVp2eTOuKEINwDLPjSlCDVjI
        4R0+dzJduEUe5ctMlP1+ILTY8z6zcAovkPM/2Dze0/dgOduAvlI3elanNt1vMulQQ9RtUBJattB1jsxOo1wHVzp03ehDlskBO9tyIHpQTD19snuhunuquiM4
        FwEQkAhMCme71y7ZeQlyoTFkzjSKCASndTG9xppULiawH1Om1RmUX2fo7ZB6J7mG7LGNWeaxeTVPkcd2gl0GbGXIfcaWWcQ+46K1zYVTcih71XzIcBbMZ0ft
        3V7K9gj5wvP0+bAE7uOFUyVCXGGOuyvQcab+qdQ7X9GIItqOSakJ6kJYezsqdQ3VJVDMg1Rm2X4MFal+XqrXwsGDJZxqtCL7WeMI9fiRNSzhdKAemxgU3kBP
        XvYGolxXllN1NVZVyHK3AmIVmeZfbakp2cCCeAtkxKcZnXASHsTHwbq0yfmmBnNcTa541o9aTWi3MyvrnvcjoTl8G5sthnj75ShJC4s9Ultc61wpqkUvVbZN
        6cqZYIlZJwOn6tSJjZoY+fvqiLKQdW8LQFzkqgTaRRdqaoOc2Mg5EdCfdcJgYB2DeLiWZvMrzetIpmp//fEhfLx5XsZaC4OkeT5tFGkdDjHqzf/ckd8/mO9U
        yQR/Pvlpn0RvJH/Hj4lYThxWBzMBYntCBTWav4Ho3JECqcrEC4TXWWTzzlGNLu32WlstADBcdmyqltInOceCDNIoM7cT1Cs64L1XDa1O2jjgfZ9xn0sXc6f3
        1LMu7V7bN4sV9/fuHZBv3fX4sf7M+umH+gvZow/129L5Hah7i+vOtwfIGv/MS89+yD/gODDGNLILX77o4kcQV991h5QsH/jNz//9sHjgd7981i8esJt1waP9
        LptRPHOt0IRqZ/cODbzoWt/7mmlsZH/kgGTIqtKv6SVp1H/+JfdtdOT2NrL/bAvQJlzUy300Te5o11YBA7KR7b2BpYON7MJlPomlY7hxwHu3CbOvOMhNFGID
        o++v39jvZjcC/EDmpcR0z6x3H2V1TDMLgNHWXQ/e1Q9weLjfNYHIIECWxdorNQK7p1Kwzh7Jpxl5Vz1zbqUl/X7mSJKqIKCy+Yx0VPeUvPzQO3rZ4G8lGzLv
        30DojwBbEMEtbQ+WdrwQFUib2Sb2JOC/f8DT/EQO5G+413t36t0MzjopX9KPSMuv0pa7G60ai66f3pT+nuCFtNXrL5DsMmUsClPknXX69NZHiO/4p/WTaRsx
        gnJ2cxspBzKfy/oYkG3otHa29UC/tr7F/N/eI2MWceVbmUSf+ej6z3/4NxqPrK8+nnb5kYf+AvmQVfkOqXT3Kele5xZEJpzkxsUDNP2HQorsrTA2BNlv//Nf
        WX1vtvx+soT8Dh7MBk+IuupfJWI+kU6REyed78+2WkCW+3H/ZPb5D0il4bEiv6TgF7O17/+ivPDu93IrBB/a8z6RMv4Dz5j6Zz66ji88sr78eJqwYn/120UJ
        SNb/VOtoP3npY/pJpz+LDyJ5SvIUAvuOai5q1K1rZtfdzXT+jmc2+wlqw1VHICz7DhiGwXEpIL+x58E2oAXd5NcIynaV/+50DgY4gyub6ey6/BEd784+fD9m
        zdydz2wKEbfeCaI8s+4+LA9xm6UBG0nQlhfnV6J1gBOOI6YJ0d1NLcAop5rtP+nVdSfuzxUdVhBjTomBDpvLiQGtde6pDRmHonooM9r+fqRUsDBJ1EwbIRpt
        bjplxgQgujmOOKpbHugH6zDHSR/U2Ae1z3w0XXpsfeuj/RXs+272l41IqWgTecLXXUocJV5NKDFDeq07ou+GyKwDwsnlmpnnLf4Wzn5mM/lhYQFy04fck9mr
        D98svSo3r8ef/emMWdlM5W1CVfh7SJ3Zjx/aurktDcCkFzwjc0SQXXQgeBMzv354U6Rnqx4D5PIxYRD3jFzc+ugZDBm5/1h/TsTgOgBSZcqTLq9praV4YpaS
        H/HlBionxWpx0aCuNmjV3oJ6qlcgbDx52wLe6D2y7pQNSQNsiK9Kh3XNnDDFu6QNc7YNWk5a4a5qM2rPIP+sbQY4lM1Y5yCWJcNjYIwzctk2REo8Rp6wjZAP
        aSvwsUorYtI/75RlrXGI+GDtkS57ZHlbjxBRUq7cgT93mRXtpTp+HZeKyuEwhnS1PyJtiP+MsK9fNCRhQ+bB/LMmsc1ItBlIPpo81l+AuU6bUbetmLWtsOLR
        YX/lvREgZ6ltCYbjPECCeAWsMi8j0YPw2vo2DEEd96e3bmt7mPBwelyEDodZlzlReMWzg7WLL4HRTru32N3NooF+0cDZooGJ7al5MAs6RRluNm+g3EcD9ctE
        htYGdi2z0bAPllqQjsan8Wc+rkpoAqXOqOx/4VL9uwL8QkATMrouPCxNnrsTCPkPyyvn3vXMw6nwKmVC99F09k5U6p29o/RFWWD3inSSp0WkZ85NG5gzzcwm
        6iwkeQyn/mnjJn+99Ij63p4+gVWamfvIHZxtm4/wUj2L+i14JoqIrWfN+2Q+DDKZ35o/kCIYTA7Rt+J4+6mjNt9hPash36EcEHbZxN4uxHL2yCmbogYy2sca
        xZfzJ37dkTdll//e1ns34EQpvfQRqc1//Q3nkfX5M+uvwgNOmpmsf5LT5qFHTHdzXbgsQan/JIWaZ9Y/fvoLpy9/6GIdxf5r7gDFghEKrl946eKHHn3sY0/u
        33yrU8tEB4UMbBw3LS4EMTvVhEyZzLMwirfkuqxyWreK3PClgX3ozvWjp4BvKq2P8ui3BlInovY+ay/KOOvvS/1nttV/vqz/DOs/j1Lb6j9frf8M6z8/UX9m
        jYOGlPyoD8baq3LAgM2wfS+iRO6gMYaMl6RLYB45W06Xc65ZwKWFd2rEm7RkGX2djvWGzNB/Fv3RNgsy2JZEiM33k2xBaj0jQ5Q64BxZ2/J3MfX4Mv6akA1W
        iAOvek6vzJeyu7EhrZ8VJsb8LW2TCQoK2QwZW+SC3FNSUCZDaWi5oplSwVzDEL/yjDRISsmPOf5ICt0s+cidbRoysR6r3dYOqeum8bVc3G0BrANDLNl82MrC
        h00LIyz3zesWvnmno2+jCO2WF0TAvauNpVKyfuOZp05yE0zu41xGUAwGFBEFndY3kei0WPTXpWlWz8D6BhXzbi0UHV+kAsgjcySankujgmwiS3C9mBPdeFxf
        CeGg07D6eiSKwCERC8AnDFL/pF3NYtx3RBU9cOxU5uJ4q7DWKanK5nEadDymQ8UKncr1raKKXMeEpykumCj5BDIJ+xu0ozDGG9D6mtjRJ9YwnFTqorWpmg69
        Hup5cYHhqSlXBfpifWdM1ObiW/mHRK2nKKpnHqpV/VBgP+Tb9/rZdXw9JJYtV4NO/Dv5Vzeya7N9aODxnq6HPIhcdIOoVfEDBonIs/8ozd+Cw0/2n+pUpuUT
        iAJ61T8l934g238/1mK+5p79+K/LPBlsK+M+mF2QdcqbXUcWUrIAMDV+KC9wnywS4kohJlqJdHEU3IzuOpl52htohwGI8dsI2uSA4h6XeU3pmGuVED6JRTEH
        R6cG3H2KdU8IBEMPhwgTA2PkiaihaS0vwyUt/hbXlcVz5hBSShTWzdR/F+AXRXU+xfS3/lt9YgeIjNl8qx9hHX6HywB4f/1V59E0WL/ofBddyOQMA2fzTB+a
        GO2MwR14r5QwwcOPoX9lNgZMY3AGvnTyVrzcjX/M9aQWWNbvlzZd6TCNwvrpX/qtN8scKDIjwCJibx/RRh4vJ/8ME4IIUnfdkXPL3FhpQP2V47IuS7nY8XBI
        NpH04s42cV9NsJl672r7WgOYHmqoiC8CqIqffLXQRpeuvnFvBvwDV49H1RFMKr5hwGB44AxhAeDc5MB0XQH5cXDlyYkrryP0f5/nVLMvyNvGgv0rQYIa3v/v
        PK/2QW/TOADPQdPo0ucoYqqf41cRNsZfhnE9Spu4Eir8CJPtmhHBoJsjzbGlmdNhnJ2+NVEnRoluTdQI6AGr3c5oJaEtGxKtRJPkWUySUH+FOerMWOAr01DX
        NF9UjS5fAOoImTs2/zq2QHgTYQpNQocCzxXdXuC5esx/GQ8J54UTi0NS01RPfXfAqA3XAqP6BLkABOm5g36yLVHdP8B4ik83vMbWwqY6c4KFHWy1LeOwLJOd
        AxPfLhyi/jy4BJHX9Nfjktgr4t6tLoxonVYZ9R5sj3qvMV4nGIt6B6BOjSE7ftZihA2gBTDU5j8FoAQwXGBVWSHyMVrxUQsogagDNGT1S7wdujjCeGDgayHf
        HTjxbLogqtfCvb0+Eom6xExFI+qEqJf+oxttw7rRNuBGK7y9rTYuDHNwoq3TibaFeB9CJCBRnPB1kM9v+AhCfnyE/ASkNzI9I+RH2loQzXjPYOEwHg1VQzRU
        NT/lUdN8biy6h8qwadKb9EuejEeaVjAxw7SCfmE3WUCJqhMglgmiu8xPOP3MD4fpyrCPtebcxK05ubU47C8phoTL6NKNShpumes9WIaFlI93bhZC1LPHOu/o
        1yEU4KbbBKCzdoL6sy0jx+IcfXVxTcaoWYJaXPkucbuH2CzHBuESNi0W8aczlKPdEZwdwI+hi3U0XFjoMTXDpFdY3TLpFQogL0WH5mLRQeaxrdg1u1ADWVvJ
        l1fhuriKd6/gT3eIzBzFB7B0bmqdm6hHUzecK06QMjSx2Z3gbnvE2mktE33Jbpqv21JL2qzl47uR9E3OZgfEgafTRKJOE4W5GyslVDqdHaItZlat3TG2dOlp
        QNd2OhHI+qEHcz8Ho2lhQwrZqJpyghHZEk6wfq7Y2M1/xGlTHqrjoZniou4uzMiTMX288NoAUWPjBWIWiEfy7Z70IiLqzAJ3bAfCC2to0WjYXyt1JlUCCI0F
        PImF5FN+n8KCvtVuvGdcLo35HUNC/Ww9QP7q2iYBjC+4TKYp6g7RVSrpy98DB3oCcGCkyixxBslJI1iPCgyR6Fpnvwxz4n8gXa2Djdpon/9Q2rGwCf522ARb
        8rSIbwtj5GuWv3aFG+grMATOtqZVNR1gNOT50LdNJ9DAPCv8A51TCKM/nxZzSaAzCw8+6rUNE8LjmyZnG4+v1pMC4X7efvEyPu3lE54GbY+BLXimKOhZPEik
        Z0XOIBxaoJYQtusdZiIqIAi88nvyhQqexSvzr9wsr9+FOWmX+xGb8V16QvSelukonFNAEHqCOcGHRnoJsAwRZp0ODgm26LnpSLeI0XkRmz/lowMjmRGgZMqD
        0EDR2zGeuAtIW/NVQhXppD124HGUuh7ZItGmP4QywQfvGPEx1GekIFNy8bDqDjt2oM9cudqBPjuQSFlTyyKkxHYFiZraPuUhZDfybX9oMbTGehN/NKmtsl0L
        8oEodMXXkYGSNwd0IoGcgPdEW8WoyJQWZJCvMqUrjcWJ1R3YXp+6Q4vSCFu/eE/M3JTAYk/+N/+5NHkKKRix2kUaFsc0b3CgpDUqcQoRPBlENX/Od6MtO1Td
        K53skzKg92YyxyZe6hcxDxj0V3lnXERCMB+Zkz2BnDOKp+JZZbMPeHBRVD5D3PZ8GDML72n56GleBqDVWwm7hFcAz8x3COXhWo1VXkAUWAebnQfkn/GT3wos
        lAa2QCPGMsjzn5EqREVQRYjlmAzIiaAKfzyowjF1BFWEdK+sa1CF/YGgClqojknloar8A78IpWDSFX7GP5k6ZShFYEMpahpKIaPodu6QyOhhxhugKMmP5HPC
        QAjSqSGOolbEUQSos8OtXKwUnSKOImBkS8Q4CutQ4HAn+DMu8eLZecaJd03I4489OgP5k/w89cW/G/j1TU8XPYmK4s1ia7kCnS9q/WqJdeyMBS4XmdjKG5e3
        8IDULr9wx/8yei6Nq8GETQYT1qooFtuCCRsMJmxghxnpKpvVYMJmHkzoVgPKPGzKN59HTg1NXT5IncI3THimGlSGnATEuEZEZq0STNhgMCEGAkmu4WUO32nc
        8fAyLGnkQy5SC0wLLxMmnRpehus7h5dpioF/b654PPrc+kXNk4g8lIw1O11/5N/c9y9vHKRBUaKStMPXfCQ2aYctW8EQrDEPyFjSDuYsjYq8BLJai5CRKEKs
        Ivg9ynMPnHF9WR/LxG04YYM9vaOcpj1O1dRRXGQwpOGEwHmqUdCM4uVKpEV1PdED3hssRq41RHHtKNKpRnOyiM+n8OZYZZOrsolKxL/DSl3WuVtQmrGURl6I
        AhUkuQjI5rGQrVUWrCxhqynl7z9aRbk5Bc6VGe1TSEEUVMqd6BX5054fpWMp6bM//vBMtr+ICJNmIT+Ij3A25MZzgI3GiyIc1z8s7HjRoczsxtmZ/5pkX/kv
        1bq9pxfHqyJBFBQQ+ZWqOpSaA5zsIsxEclw1zl8Wwfx+OZU+eTDbeuAUTPk16a9YV/0OdCvnRPzpxEuEaAqj1pEe7SD8zUk+KTyuNrcOFkYtHKI+FG0H+GEy
        BwE7sZPNw+GHCikMqf0u+lzFRlOmBayA6rqo2/l/04LAlQohPHCe7hAwMNTxQbCHsAFMXnWRba3ZGKWd1DlKC0md6bXS7gbXmFyw6UX3JK6HGylUUEg4vSXC
        bl4u4Qcc64Pks8y57aS1dheT0C0iT+tFYGM9+ft+vx6zJimdFk5+a7sGc+oGJmOwXlenRbl5M/OTySLJ5URnvJPEh8CCIvl7wF93yM0Q1TYZl8v8a7dwQGwd
        b8PbtKUof55N93WQ/qMYD9KYSApbkOEm+qiZQRQlM6Ejk7VtRIdf6SP5jHMSJrmYQOocij69GXwTb4C6hCa0H/CwTpv+5nb+5oSQgljgcvdFyNd+QJU+4mxu
        KIwgNpGxtKYyKC083oYICW/BL2yVRydlbQwTkcuepZ2wYbyb1MJ7HJtpt97fhu5DnghvAzLDLfe3W5YyR9vQcYQSITwhF4i/WtPdfBrJkDUZXhWoakTcQ/le
        gxQlrSlLHPWkU667DRFrMKjAYOlBPXBu4fLaN93b5Gtd6gzocam0uk5Rvvu39FI2sFVOkts5W9jgGMEe/QeJzViTrvH6ftl0/zZuHznICehrldrYEIhyVhAW
        jm1HNVAMLlDt29vEc4N2/uBG2rZ9h1abqOy7WfZdGyGBjJcR6iFTYQT+iJV+okZa0rVJOtLKvYlxtV5BNKgeEdwipCU3kYQq/Vv1SdcEZZaj7U5re6a3SjFP
        GUXoR6N+JTa6XsRG17Mvi/j0s6uyqxHenA9Dsh8mvvo2a443/SlMDpHcgOpgOPYB3YvBW9PBS5HThkUFKHJHIQIg1mbL3VVr8X9NIeZlAWuiEimEHDAnSQ64
        4LnZGn9E8EcV+gknRZgHqyXmyxIuSsioa6hICXkDpUJwyJyJTiIjhrwEHUoGDYG6CQaFXhofbwME2zZWwUXl4Zoa80M8DKe/FkUap/3wOLJRdCAufBjcGipQ
        5aFZ1hDjw8VD9OWCa5MKqcm3R3h7jbUP235RB6rbMUpF2oBYRgwbEIBj4WUigzpmrWAojG8hhqmtXMTKtVA5EbPN4ttuSTy81QXlaiBCPwR70WCS18At6mnL
        kgo6ooUkt7ZbrfnXYFgdrzXAgnBgukdprccWLt7uaQdhXikJH+bzjqvdFvNHe2LeQV4vaa6vLB2l7i3U6WMwqAdbJHOu3UofFASmcxYx/klGJ9iphRzuZt47
        2m4riicrr/sd3BXD2zCPwiQAlUlEPdW4GdyKWCXYixiN3VHI+RluIdR974P+ZrBV1RNoCF6jaUVtBvfJdBEBuzLWiFZgBUTJMz48YdHD+Wmopy26VJeng/JG
        mJ9CG+l3pzr21qCSrKUzYK4oTQhPK1NdxAz3EVRKWN/pkFtjFpuahgIPFAW8xgPjJ+x0kYC0CeVbV90+u4DOl6bCVBHiANMuqAM807PGP6vwpZUFURl+DC7W
        yOd4xIQcMWwSX1PexoYmbySIZ5PA4iOb8s/iiCO2wkd4NNJxqBVS1vP+eSwMiV0fyDJnRNsHE/cgp4lvcx59nVWoT69CDVWoaxWQy83myAImOVyi6bqHXYpA
        CB2ULtpAolTyBCCP/3WSR9MZArnP1bq5Rd1cSx6vII973iaNr8HJ21PyMIun8bSHvK+/CvXpVaiSx7XkcUvyYAnnciUn5FHEcPU99tX32KskVNXhGP9N1/c2
        /S33kczth2DDHcE8g8NceRGJOuUOW1BBBn2e6GIVF55gU9b/f0d66rzQKH4ujawDUQQXHgegEI4JddFV00VXHRLkmFNdQAVI+l7+5vAA5LQiETvnjHuOWMSo
        0/kyrieOP1Tzok0sYWQ0TYvYrT33lMjP+vsOeKBLPBa7G2vsbgwXc0AFYHBXYtj8PGz3Oaz9FZu0iOp1NRWjX4mtJViGy/R+5BUNexgQ/t4tKQhjAfbw3IqB
        2NOduRQ5PTHmPA5EGgw8m5OhEnDglueV7C1gDxcSyxuSW/F94Vbwlz/iBjG+mYdQjsV/bgt9/anxKNgi00DNZhrA1kZdMw3UikwDNZtpgLuLCqUDxvXyVIau
        piigPcIdUZZ6mhaUY8AGZSJwbJw4vqblTF1m5hkLefQ1E0OKjHp4SYQcCb5t8liOBLeSIyHIc5OGrHlYzU0aWqRSza1a04yTMOzkG6ee7jzjffJlGWfxT13h
        9zbrH+Qcd1pmgqtkkgvhkrPPOsPKqsbbMiHYLBnbkaiZfVntGLKQewxZQe0Z8IA8daPBuf5cy7f+eqKi7nswvSbz4e1mrslap4Cnha1NPmLSRTwcTISDIiVr
        Z5jOEkP6Sn33HIRVatLpwuoKc4XcUmF1Bf68AbIpQhSg/Jk1V9h4PIbiBWauCP+ygT+MumBYka9RON2RNg47am9QSJOu6U6EIHUL9IArUGRGQUMaiDZm2E4X
        YaP2M218psH9lPlBumDmh+nSEB6IZgl9hb3cltZE3jiPkJAW9jD5LG/M21AQeYZvkpv9eVM/a9pnByY5my6jq/an9bP5mDv89lG6hNaGIDSgHZhhaZSunB0M
        +gg4mEMlFxHyCCrN4E8TBJrBHw9UivIoqiJwasjNlFgDKNOZIaHrZ1jR2EZgYpzJYis4ayKpmlShJZNNXfvvSk586LI3kapnzZvQNTOoUo+Mt+8onUgRVwPT
        UwtBSHlavkiHZGLmkfJXCPE1M0WqnMEUXmQGAj2kOJsd4YgwTTljhGaDM5h02YrMW31osDF2w2QNDcJ73MT0pIdmNfPsDIZaYhYIPhFrLpfKdnOs275NfDBn
        QX6myc9IwzvqtdY4J8MhXZLvLmmwa7qCHY8I1RiYWWnvoqJ64OVfHMn4kCoMwIIgwxvNjoS4Usg+RogrsS/TyQm41/C3vACHvXpoy90l3VApd27eiJ2VN+rO
        SiXUnCy2N+0IAUJsR80KU0l75kfgHqHfDImUAlcXHAOEXXCMecMO1GqyQW/Qal1h6BNzhf56g9buCj28aax26EV2KfqjBQ7usEsWEJE7O1JSm2VC8+dT0H3r
        ANjJ9bQ73pbPUW+jAOwVmRkv3difb3l5uXe/rcD/ZjlAvMxPeweAILAxTF8fx78L0gzbdlLX7Vt6b0CTIPKuYH8Vm7ZFBm/dqUXbtz/8Ojq/+nx+TN9kKGjv
        kmHQmRDHHQXSTx3lm3Tq82/U/nmT3I5QNK2w1BXmDRyPkxuBKduiJ3ZbN2Dz7WUdvvLVP8BXwQHVbd3tT3OA9+c4wPsNjmpZ54Aj+l1Nt8BQvTv65IF3E5g3
        xVZvcDZdm9jsTV/ZJR99ZZdTbPYyzQa3h6+CRzGwSiIkVGfWYxdbvVchwH8OBwT4X4WUKA0cTL8by5zp3WS6VYO7yLmrdE8KIyj5DF8QpUWKzUs3jqTeVyG4
        vVG91jFXIUXF1biV9OcyDz6gIbRC+IlE+NKx9OoeY1e7Rk4inQIWGDUv1b66hzHBq3tlhETCnQtfhySNVJJ2rfxsI+peyY2Zt43pJC6As7qQ4w35vNSnTdcW
        jPRVTLrdcxTsAJKoF0ASc5hIVs/B/EevsTZhuUVozFl8CkBxiMAO6TVnAMIhD9rw/dmvozWLxbywWLSB7VrSeXEWs6FZspMD85NzHo4Q/Soiro5NArRu7ly6
        a5T26BcgP2egBkSYv3vIRkd/HuSl62jSbySqvLp3Dv5D7dEQqVvRPV1MwqvyJbOrdF/6Ihx0pNiADjqdCaSjZXm2riHvy5hl6ugC+dMD7ZZRaTMjpOl+/VNm
        u5gy68WUWUcW9ALUQFcOJBd6cp4dsjiBY8IQaq0o/Yvq8DSqK+QDpvml3F0p0lhrTvqYRQoQ4SKDGkhFaQ6GGo1AxGg0lCHYPFt4m22T6dLT3bMKGjB7Nu0O
        RmbNeGfh7GMLDg6OCgzPy4cGiljWze+efhscrjqme6KHh/vAz1iU3hItAMhiZwcj4k/IHQbTwKUqylUnZVZMRxyu0BjGZ8BI+R9gKICjEQZDnzVfd5+5gLSI
        MAm2CyUngn4Tw/srzqEPYqVvTPo2DTzLGljXzFCZYd838JJUV/gtRNrP6myKSb14E+KXORhiDoYu1N85MyeihcsBsyr8LqWpAkVnRwMRaz3DXw386tBBOhCJ
        ti+WlQUwW5KzVPvZu8Vu8yXN73FVdphAjUjpVFPlY1nenULN4FohMckg3T1KE9HazqJvRb0kpAlV+z0jYTNZC0OhmhVOOQ8tx2YJfOlG2+03YrKNfcMPtIgz
        Ud34FGW9DMkeYPSLQipfrXDR8sXz6WyZohBjXeiXVJIWzhZl90rZ+TIPLMrOlmXliuhSedm3SNmFMiXpgIpWURZJSheKsm+XsoslDpBVhpIKMtBiUfaolF2y
        52tadrEsK1dEk8/L3ipll+250bJLZVm5AoFjf32blF2x56mWXS7LyhWzkpc9/S4pm3tSXKllV8qycgUy0Zb9i1K2Z++8UcuulmXliukVZd8tZfMJfq+W7ZVl
        5YpZK8qekLK77J2rtexaWVaumF152Yv3Sllj71yDss3zaV9kIMxZNbMHvodAUmtVWGV2YOZluSdiUZZGA7M8MCsDszowvYFZE2k/MAa+TSOzGxx3DgmZaqYP
        uwRXHUjbiFUHzGaMKZV/ub0i0cWRP7GgpqeWGmnqE+6eWMnBJhJwdeLpiLR2HNHQrTj3OH8HhIvw+S2fAN5c+wR08YSHJ1dHWAfxc6ZFP221R9Aeqh4dTK9t
        7TG0QyDgwVx9Epsvx83V+W6kKDgP9WtQcO7rUy36vn6Aw7v7Hg539RMcEHh3FdS6GRwOQ7uroL25FZCTOpyE3TGQk7p14jRXc3SbzonU7YkI8uHJ2wO6Ona7
        eyKqZB2BE/VtlROIyggnAVbKOIENv4ET2v0aUklEeUTIUiONg5xyzBz60jHdg/5eOXSAp+CYtto/A7V/+mr/pK3mKiQGv9KJn6JzEpMEVlx83AreOo2OMGB+
        dVj8CLD46kz9t33RSaOqM1LDIsyXzkiNbc5ITTojNdUZSRSgqjNStJMzUs1EuTOS/5rOSCFYtAZDNtKVVpyRmnRG8una8w1xRhogoSKMz7bi+Eal4t5QIxOE
        2Sug9vAuwp/xClq7qgOD6LQKwiQ8rYK4/hoVjD9c8yPLKGcLx5z9N94bbBaMnzNLqdsIpzplvqcKi919SmMhfhps4j0Hc9c4r1S90J43hSOajPftXEOLtT+C
        WywWQ9yOX4anApJAwfPSqzCMM6QPVjUhlDOWEIouCUgI1agmhMK4+zwgLAvurVEWVnnRV9uvW2XBiURKNZqboNPWAEFZsmBIFtGP5/znsap/Vvwn791p4JD/
        nEn++zMdIPS1+qLre1veBz34V11yTqbBlfDOwNY2Rm6QfFxua5xTQ4Oe0lAXkkAZEjW1TBNyXpZMWGDngJRvP9E7e+Rv/J8/P/i//smFt98N51F5PEJwNWPb
        sr3wcqALnf0QCxzuM9u2LMdFrjDeFH0YimJHxBs5cr9JIxOZITz+nYYffrC16dmt3+UrnYr1JrTWm/oUA0yUW2/oxLCj9QbRWNPc3lPs34Y7B3WNBWrVp72E
        Ka/DKb7+sHxMmHWwKunQtT9NNG33H+5QNWxuMxO13t728lYesIZFDUPFGD+W1rdFjLF2elIx9tTzy9pEISNyKzP/ddXYs/1pJroG8AIObbXrzMANQg06E+ac
        COacaLo5Z5m8x4zZBnEtFYvOMgTVLA5Jvx3T5bMDdLplbKjOyfTvjajxeBO7O54qXD7vjpjTAol4WkhEBLVqYZBvrB1+/vCJsXimSiJUv5ITVWNApBexpHNh
        ZZWX5XuHF6t7h942tN8VyF/uy1X2CZNyXxBq3SJV3Bzvd2lYyUMxMwKEK6ApAlnSDzQBEqHDRDfaAe/X+xrxfhchRJeG8vHKjiRjrYfYION8b1F/qZWugPZ6
        eUYvI2UGiC40Oay0xv6jmh5a+S736xhaEEie5lYPKJUAmkmlOLSb761idzP/egtcg44hzD8/3f5/92nffpr7guWnA7aQn64uR70RQ6g750YA9gHuMZxWp+qV
        y7qv/rjn+Zu1LXrVmqyeOQkA2Vx0aghH3frEbia4p9jNHOf3mu4ag99rtoZ4D3Q419TQR3D5hUMa53qn8qirWdzl0X7ow3mpSU9QOByNTfnhDrUJ+MmwWLM4
        0KxcboHS4OUnP0O9TA7IbS5qex/HyMR05KwnfvyfPa++5W3SddfTxNVC9SIa1Ok3dIKR2tOPEZVDM2jucGiadKxpckJP8Sp+fl7h5zeehIKumZWs1Az4nJqA
        ettTmoIa6Cn09RUaIwAtorNq31G4hRq9ewLEqTW+/rrRBxGKE+tWs3WroW7BDnULtG7W9Zh102wX8e+6rrtpc2QoyoCvSz4oKvhK9kodXpK56/p9j8hYyy51
        +efmXraUZ7noormPPnRrVXbi8c/+VYXze6WbL/64CgtG8F/FwS394i8fundCIabLhFN8XbTGYTHS5Ec+qzj4fDD+q4oXOIIX2TuRscNVr3JPnZp96al3YAkj
        Db/5VJtx5ryLvPFv9Zzc69jBgS7TJ9WbTf1Ln3Qd+0J1ttVX0RH89vuViN4xIqrZr8H7Vb+GM8BA0JNv7Hsn9Xsny+/hU1rU/WpVQ1HU7ZLvBVuaX0SdsaPv
        p6BweVY7zrpR+ZaJ9QxnWNS6H9BHO7gd7HH7/TZcyFVoY587HyeUN44hyljjJBBF1KL7kI+rDRnPlvFrbUIZRPSK1oraZMSmVv12rfi2bT/T7EAEyZduZ4Xu
        b/vaYuD3RCcVY5hbJrZOojDg6yEqRJI25KuoVmDqCnmp1bBfqPWDVumgSHZBiFT0/cRmcrIP3GaXNqTLzTglRJBmuKcUs67Llgq2yZpmPm+lj953+Y7U2dDc
        QXnv+/oqb/xVJ/VVJ8df5UxGX1TdjONfr7vNLfUDb5R+4EW/R0W/17VRdc0vKLQnXlS/ox+GbzujzuHAz/Dq0HQ2EFuhJKvj0GSn1NEpoXQKgDXg0116icM4
        QH/wBvxFGxnMSwH8wbs5rBudVeHJCmqHcvgA/IVRqVBpLdX4Vkvr8Gi7sSOtQwYbtGw0fP0YwblAadPemCC0vCfakdDV93jqjNmFVqo4mcfAeSbWJ7G1V8c1
        jMSmvUbDlX1lWynZVBNXC78KAsb2Iwy/iKqd4ACnEZHEpD7HYAie825W85C8jVAmbkFlfwcqN6sUDsHUHsiMaYFkdmw8h5DZsSwNv3cdbSJh4E+VU4nIOWFO
        7YqE4VBv28AQPK1e/VWCu3BkH3vVSX3VyfFXeYozoNSmBJG+TBEHkkZSMi5ki4s7Lu+g56A0qHSxvSC6BPoGH6jnsoZQCXDyRTwiQybzQY5Iz4Lt3G1sR6lc
        L2pfV8EzhRBkO8T8uOUQ30YI92shhHRiYiFWLnmO9em3SyOiQ3CmTz1EKXkKhuFlBEbdQGCGSL3skVOpYrh4x3si01SH0qcjLsdrt/SQ2hbaGhYkyUYmjRJN
        EwLXfRCQFR68KyMNnSc6D1LMUiBqD9E5MflFIP0oQqNKlADMCjy1IJ/55OcxyjZcA2ESlX0BzyDqaypGgzKUVssELECFyUKVaWFvsvCGFt4YL4xOoTs5Eh+K
        ouWBol9yXQXCnaRp8No0DV6bplBOAqUpQpARUfHe6VQNSqq6StVahaqkXfI5Xz1mcf6sP6UV9xCQqKrCLL/3NVSYglb4HhOlWR60ADkeDt42peYXXQTzTVNr
        lt87rtY4eQ2yZWgr0B5x5lXUmteqw0mtw8myDhOKzutrQK76QKPdyqfAI/trf/M/Xvfqvn33HpUfD/+jT7zhmZt/7s57jt4vS6bKLa966/72OHgQfHbLsrxZ
        lGZiaOMAIyVQjJTgJM4Y2AGQQvJoCWstagY2O2DQ0HRwdEeSIqKqpkEOpMF8dkX2uFjXipWVIzyy0dRf8N1gi0Hjri4GyM4+2NlCFW5jZl+xrI734r5mGKzp
        QiJK7fXUF2b+9Glgj+YiwhNmBpagMjPDliIb2Yehh6VYycwlg/qUMjL2TfAObhYEVQaVRhdhc1zfMQTESX4xWNVx4ueDu2RQG1NefMLja25uO2oh0q+l4e16
        AfKHkjjRSd7KHZf5c8uvYwIVlRJhmohP8bW4lULbGNN77Ue3VzsP4bGjGVBCpobO+7jvhVv+JscWgiFT9HN8by/lvO5nv/foTLaUfIEIP45K8Pzic3oRoSWy
        FgTdQpW9kPIwF9S4AFVQoJoG/DP86NY2IawtLtHJtHkbLoBukdoDRIM6+WyfcybW/X3HRqCFpokJn++pMxJMZn3FLeAkSiy7iLF68Byos0V9+moz6EcjWoFP
        WlMVtoamIOwm+Xk/1WAg3DHhLUReamwYp7IONNHnTHw+bdHHW1b57eem7a69/KpzZ1rrEWVCJp7eaHCQcG5ET2poA5UkJUggpK18FxX4ZgYxM+6xiMGF0u0X
        C3JGqKO7Zjro8Dg+KNMKGB9wCLmlQidqxtXqohywDFx7YYDlT37HNlkePPi1ynKu+pJpC9JfaEqFsn9xeiZ72rNWJCc7/as+zU+vtGpCzKb8e+9f+YF73nO/
        AxAMbPh+8vEZxIqJkHBwbn+nLrK89hgBBqWoKCY8Q7iHQkROnlw+VJxkL7+SZJ8Os242eHwm8ZKXZZrFae7gUf6H1mUXH59hUGR2oSxy+VB+ZBFUcIv8Ii17
        wT/g3GGc9d/5pV/7u+FbneNyDS8nsTxj+EI25QAF1IXi3v7sS7yD6QMix9MIYCGAXLf3thHgSxMEyL7y+EzhCnPk3Fn89/lD5ZXtRHjBEgFNfLFs4qXxJr5Q
        vZO/lne+VG38r/sH3DOubf2/+qlzb32rexp67Qt5K5275NdXcgo4Dxn9qN77vuz3dqCAXLf3tlHg9yYp8MSZmSO//dfmf+am3/43h74mNrhcocDpMzt18mVQ
        IH/vGIf8XpUCl6T7LxYU+J1/+w//2Hmr8yxocDlvp/sEfko1lQjuBWK8nMnvDtzsE2emk0Gu23vbyKCXX3MkfPyX/sve7/74v59GgifPFCPhyTM7jYRnz9iR
        8DSK5G8bIxIqWJDi9IdPP3zAexmtiw94l3F8Mm+l8wJ+PpvTwPkKfj5d3H0RP3/ndHLA+2M3+8IO1JDr9t42anxhghrZS1OZ4jUocvFMyRSXdmzvxTM7McUX
        ckpkT4oA4VysxXWwn4a8fClvvjfAz0vF3SdsW+PfrQe1rWDT+yBRwC57zKLxSuu9QeA4p51LhVWz+0rrr/zA+++5/4F7HOc/Oc4eXEuy026JJbtjjLZ/SuZA
        78H7s1fdUyK6O2Hsen47IErtJSDL0v6QXUkIonCv9CP1Idjbg+Q9iAeKFLY0gEbDqUxufG8LYddwgsbaYvOUzFfymKiTd+OJvfrElfqE4RPPB4hnDrOXgWUk
        T6T87MsOvytT9+kq6tm9RwkKDpAzYx9Kvujj1dcjMbWPi3/O248/byHQYNq6GzpWS6bs59IZRPEpHLgPVBbmbQR2u9T1zW6U3IsXHdc6HtE6HpYJGpkxWLFr
        nVbff6X1Me2FZKde+Cb2gmqyU+gcRZEfBeROoVmGAXPxVb/igvS9qYco7zqDA5M+DxFMN/CQaOMA1DB5/V4CyWyeEgrD0IkDTGBPuxulttKp5iysnLcq5zG8
        x0J4FSW3KlJCYGHvXX1danv8LqXNnUqbO2yPexZrHmQUrsg+dDrCCSAZ3p9FD96vdP0+ffZuffbdQtfaGF2VXnXbnIZop2wVEXCtoTCv5EU/x3OQ9z6k731Q
        33sfovIj7mqAs+D9TgBa+yWodfhccgKPLuuj8/powvQPOPs00uuGBORqmvAVJ3gCUQI4kZGVlK+Hblo/4F0ph+YBDw6hXZEB8O9LqCCJ4qYyUTVPR4FShKsR
        PCoN87Dd9qPL/uxWw8L9Na1jBDT0fxHAspb0l3CI+su0s/UX5eaLQFaGC6z8MfizN/moa4f2VmWQC5G+HDDUX1RHRPnngJkBRrhZNMtmyYTJY1iPvVgDKIS+
        O9jnXyKk7Iv8+5JL3J7HXQTaSsN/yM8tMHgq+UEXKQncndTg7xovyAXiojrrLH9vce/HbCbbomQLO2sDfyNNqKp7ya/52YX/Btkmq8BAlEliAPi5oAiyl2Gm
        M0n2GddeAI4avBDDA97Tcsz2HfA+3aTzxkWgI1wJxR9QrTJHfcm3EK5248titXJt8CWfoKiimX/JRy6raK/3WZfZF894ABmxFahlnwZSdvZJd2Ov4xzglY/w
        yp84xRV52Dkrs94QUaaR8G46f4Nz2tcbHzjgfAiYgI4w2aoFHlzC54T7Ojh+AmwpTz3p9mfwe4BIlojsGuL60y5QB4hwNstXehfcdOGA9yw+MHvA+yyO7Ruc
        CzgKVT6DY0Oog+MMs/uRnz+JY+eA9ySOSwf9J3BcPeifwe6ISIW0Ja36aQsxyc8BtVA/N3dA/sLLnSB2LaWWfNo1c5g+ZLpuwgrdecbUFQm23/PzHHYtUH/L
        tLUTpDFI5aDgcx2sB6WVS/1FulE+09+TAexnyfTMHhPqq9KV0SBdlGsrlU27Ffj6nlAYrhDPrjyX7uEUEJo9T/Ubcrkd70iXRbN6z1GzuGNkuabYy14INlLL
        ESU/LGOENZPf9OEVYirQWnQSWalcmO+1WejFoL+G46WgvwvHF4L+brxd2Eh+vRTg71f493IgIx48+aswUHN8N5FYySGOSM3sNrvMmnz8Mdd2WbN8j8PUl/iT
        2HEtBX/Ml05sysDjdkPbZ54fJQkQqp/2ZbIyrZMyXclw+YKvbU3+GU4u1gCOEWtiwJWDPjzvF+mdjKm1hsl6AQw4E2AEcLSZGLK+idVwFxU5LGKtiYutdM7u
        Ic9huSp1mTICY3AXIhToEiDf8hLwzka/pWtpjAqpGveel3NpUZCbKMYlLiPlg3B+A2qKyI/kb/pm+RyEExxfXIbiisBiKC4MaDLsfEAXFUh+Jyrnd9+PnY7K
        BnpYrNfD8a3wkBNNBNieDRndDcLAwxDCxtfR+M70pzAyYWQh4hEQ1JK8DZCYF0JYFoLscg2vXcTGOaT7Ra0D2hgnfbTiBXiZyPFXXdjp4KhRP97D9onUZ4aT
        pgiTGnZjCJ70JYsCLWMXfdcXVuvz+YuYEWPM1bU8SxjsM9iyiAlQDUPOLC7M2CwDMNe2YdBZxA4VPhMAjZFUboE9/eSSj+0qfCy4VhZRcIE41lZQpc/SYglZ
        A2GImTihGQt/8smDv1odmFSqN5G4FBrLb/j5/AiZCbTKsgc19i6wOgBTiqpQRTLhaOwjIVFm8JIXa53A9Tzfi8eLxJwwY/IALDi2WnJ//0bpi+lDRAQIDPS0
        pqKsfG+7DQJnzDsnwo9NfzGcnMtlrLdLSbpYanQNoeN5ZoRTp3ckC8Kv0gtBtF+k2Mobo/MnNoNczrWqgnDevAbzJvO7NuWN0txBk5ZFmZzljT+dT7dS/FKg
        xX81sDkUrSAnIT/WhMflXu8Mnxa9vsndHHnfE012L9pdEdyLxn+mkOxLo0F/OSNcmrRjCXAVZrkq1RfHpDq0+zq3229wXgh0fHwJR9EJLgYKl/9y4x5u5ODB
        Ulupai7vbLO5lxts7mnSR+nUyKU8htpXRCP9Fz4h0aEv296sCnz5uVz56TPDENLmRn1W5QxWUiBJRPXudJ0q2JMR/g749+kI8l6o95E6E1na5ErkAciwRQWe
        UFVOKpT65XscutUyQ0Au733Ie+lsZWPsQsE5AU2DSN9jcU4MKdqK7a2iqVD3AswOIC1mh4sBMi5OXJp8qF5ym0wi7KJQ3lTmRsl3ISpVwfjRcRDnLCdXtcQZ
        arAYPF4VeOhuzUqclgS/GwqEezZdMstnuUmCQYY3q/cWlheeWRyky8VIvO+sWbpb/SuyF3nbg49hWWYJpe46e0J9qLIXHJVeyyq6hGfuUF6/VWXVcfgYY+y7
        sbYG28MFhoxfYshAEjaxKHg19lubwZZrcWe7wJ1FJMfMzkq2lkyqCLWHdkaoNchwAZuKc7aUfTKcBr+RCMcUrvKD7EleSMvV6YTXPIFeyoD/lChH7k4+9HXC
        rNaH2dP6ndyJfkBf8EDhWUeEViHojDc1QMLbKUDC2yFAwnvNAAlNmgHff0/m+EYFm2mr4jFf8hMgj9Ed8Ij0c/L94GF4/vhTIXvc555K22Nutx11uy1X/XC7
        rVXheJpE7smdbuNhhab1EQMRAkZoklb1oRImlPdNc7rF9WlOt+GE020LDoujSjCBDMrivAHPVrAtUaI80xgip/EAoV7uEDaEWsVRd5AqpkxLPXHhZAfUsGX1
        6zR1Xu47ogHU35ci3dGe96XtB0z7ZPaV+s1wbzTOQDSgcr7CoMdo6WRO8rN+NcVxCa/sV7Bo4xgI3hZ1HwPv/+fsxv/ELDvzPwHHysu7OZb0V0I/2vS3vA9q
        tqUWJwDYfEiwIugVqHqVENidXaErkCy1ygNBFaqlct1CIEWMipKOLzaSRkUh5E1H/J6CYZnGOWJLKRhPzaILRkRaq6udKmC6cNylF3yYo/B1TXe6F3yC1HzW
        Cx7HNFG39wQe77WR3Otz3xme5d3cKR+fqdS+yHlNXg+OPPrCr3z//r/0lklENXpBVKHSsF48fOf/3f9pMHaDEF3vXn3PZ08LYzel2flr9x86cdT4R7lokMVK
        8k89LGGAjQhsTAR/CvHACA0EjTWHivV13Q+tfPsvaILzFrTGIPnf+ZzR55b1ub2aegC+DqLpHT6Z/al7CsjBz/7bRJFuqa7LxRTZMh8obnVwC0nliq5RUlQH
        YwOwA4hGim2obn2Ydw2sgPh/BBKL9Djy8JlXnvqIe7WIl198Wz1HVXunQqk9L6MCL29yrEQ6wOORrO+AVoL+HlAC4T2Ptz794cfd//720ZEvz34OQG3y8JFv
        L9HZ8piFAfqzMRK+VeAICMvky/45EY7qcuIXTXUowOEAILUdMEIUkgXSowlUA6kJcjmpw9nA5C/EixwhPfKIxf8QXueiM33Pg79xdOl7/uMhGUL56b3QmXj+
        4G/gen7K68dwevRzuJ6f3lvqWI5orJ6BLjal3Ikd3svrU+rB61rmvxyKy4iN+I99z910t4p0VhXFb9j31Od629YPo5vck51GVA9rgbzBEX3esZX7rUOVkCN5
        Dzak/ok/xFqx0IEO7z48GjENLdwBzn2VEE15wT/yK2CX0mVDLBcchVzwCtSDgfozVNA1qHiX90VqjLCMcEqQD2c4+hTytDtHTr7w7C/+88/3Lo6S591z2Fpw
        GETgjb3wq562GBBQecRUpnkUGLV8++odXuBN1o9wj8XEds84dY8sX3tEpMzvHholv+5xAnJESdBH9NZ/4y3Nq2Hnhp/wie6vUYgeZoavvZ/VfS35ks9tpBIE
        89DdivSt/SdCa1jt62Zc5ay0wgkXR5XWgye8iqbMrqf7jXa4M8p73an2MohU1/vVz1RjL0afKs/Pa4fnHxHRoN3N2FX8sb1of2mH6XVPr493yd0a5zGtJ6ow
        rdWqjfXNMKb/n9HO+ajnhure6WiADDCpixQrAZO1I13JWIqV+niKlRCpUJmsCP80xYr9gRQrQOV2j9kAG7guCTfCdSlPtRLm2eHSgGAoeaoVx6Za8TXVim9q
        30q3omSDIxkp4Zlq5ReFDWCH8o/apM76MocROcaxqVb8ItWKw60wDeLJwc5/O/Trm41iARtdCVB2Qo1LLQwE912F5n3BVGiLgNTaWWAKO8BPds/SZvHZYrjd
        dXcv9anbjDRD4IjBaf6oRE/BfXeYhmfpbyYrf6na2dQ7ARMTltDTrT1IH2udIGFjKlba9Ufv6PU99balU/I96nwMVbie/I5nEbbL5aGsom3onIHTU4fIoeGn
        UhdW5aCaLuMckXgPMomENOF8igwY/JBTtWgcrewNn1BdI1LI6Wj6thWNvYByhtmctkv0UmFuBsieA3NzbM3NMczNzWnPYF+TiY8UvZvRWl61Zt62mhl1nqwY
        wZ3CCP4/oE4e69RJfH6yH9NtM+3CTq1G124y8DW7Vgtfa8NvVM4Jgn8APmfAYUqGfurAV7UNXHU32+rLp/sJAg+lL5p9eFzCkV+UKwxlpvdMXY0/8uDZ11Fo
        YhssFcPQHTN3QENT/jbhHdcEsDZ2NNs3aaY47HW9ny3MrkUcRhZsJOf9PrfVAriMcmR1+demmWl1RWmUC048S8pypIKOKPQp6jIlHsglRXVwMeTc7Ilgo7jz
        FeAluavIIeVtkOeljHwhThlhRYBTw6k8pcjer5L7sB7uyNeXzjQDCfxGt5ughEN68X2lPzTSwHi35U66t2qeHIibWzAWbru/7YoYz68dVzf5d7SxD8VgBYhV
        zQApBdUXV3qMst6/wSky4fwkMr7WNuVWUNjFnDwRFfq6orHl2PaMhcA/uNPzsz06tDI5T40ZfNIQcFOrdP3f5wFswMVBRBzckOGFETNJRHCDAyrWFculpp7T
        kWpwCAqLf7QVRFvhZqiOPi95ujHtMqicU6XiEiIjXS27fqNAvjKEvyq3/Q/nSgC2yW6cdADXXUqzQRy6tqw3uC/4LPZD8FLsT+LPXvzZnxuJ5UXPVl3J60rs
        TDe/5WHrCNCu258/Zv0CmJz5VWzn27RoAffapQiSlTyJDZVQExbOcyuEXh120xSQIACCQObCSDMXzjPOeixGdZ7RF0/QeF4mM5yfgkGgJU+76awFWRjPvdlF
        wj1kqkQewwUkogTawqyZnb4inUNKeLsincOfRXy3K88uGZ4umDkclvQwjyptA3SY5ZsmMRBm+Wo9sRgIbXnvXH5ZP5wu4AbKLoxhIGx/Wr7APIazOCB/YaSI
        BrPAQGhPYiAsIH/hQjV/ITOwMR0nsA/m8KeFrgAOQmDzFwbqiYSdhT7DXFvn8MjgvAmRvTCAQKYdHFib0qXQF2SERNxcaJemaeo3ohHYrj6HcPkWrhxPO+gj
        frYz0mt3IHh/rBNhJ2hZxAozDmYxo/lSARk9g+dngLrAN3WQ/5RmgoQZAwHh1AJsM+AvAC3cHhKmsU1DRhvoy6gUoRlD5ghcfkpataybTjYLV4yNpgDYedaY
        zyRzNXga0dU96dPFex4NrtlRc85HgUgLOFogiOn5RI8x+ro/YyK7ydcW5Q8JaANEcWD/T35XbE70qeJzN/Ub9gvYcAFKRIFY6zj9tpTktktepHLLwGleKiQj
        vYEX1mV+/OtujP1gWxg1ftbV4dmuOOfRnSKwXQwULasoNw7TgcE9jx1di8HVGqt4vwXlvG5zuupGSVii6opsQH+c/4m0U1lsgj3bCqlYnXw6leWbFuhUCpzo
        seuCvOtMS37zVHpTd76a7J/thMnJCMJo2iq7DSjC/AbnaQLIMN+igyCrgauJI5/EURjiE67u8sALGOheZ1yNojntqkvYQ/LJl+gS1s7x2L3kF4I45jx/AXmU
        4/OB72+6j9S2LIpO40roQddvMEjnN33s+17PAAOzQbAbueTYaDMAvlfsgBCjDc4jw4pzBK6WZU4I05f3ThzjHC1qHbmMUCalCXvArE7N7NA74LeD8GlTO4E1
        hsJF+XkahQBpFJpY7zFctFbUOxqvyXsYd1Wrft+0HkjjXt/mBQe0GiJEkf7w/JCpTc7C7dXU8Km3AGeqeyqNqUq+2j3G0JCoqvvnSagv3EigisE9iO9EmqQj
        nv3iPe0QKJ2eCaHcIhDWYl9tbzvTyjRVkw3tz9pEm/14Gxk8ImiNXXLVroJUAuG9VgG5W3gWN40tGRdZ/wLdPGxC3jQsTtFt7ldJQQjCM2/QVQgweQoqlmYU
        nJpM8KUZr7sZguMGop7MCsfNCt9vyIyEoLfsJR0Cs0iYvajW6oWKJaqf4zS9fKjfICPOiThMlzDHzO1zkI9jbJsgoAUPSeVgzp5jalrI53zX4omPHj4hC6IC
        5O4m6Zpq3pn7+V7/LpFWc8D/a+KwH6FlUxFx4ueeSufG9jnmsc/RMfOKFhpXbMLxGCwOYQwBZxgfef+NH9BNj4Hi0nB96k/d1sD1adsawfi2BgRXAg3bzGX1
        943JycxlmsHScgPN1up+S5l3suPVsLrvwi7uAkieVarBRBrk+Wci459Nu6VpXAbHAgzRPgzRCzBEB2YBhuh5/NpbyOGXPnqxmtWnxnV4aULq4VNFyXt6Im6m
        7S3502nObCXFjggIHlV3l7pE/KrsLvmVfR7AUNYJRFUnzmVjqN3Q3KEbmjt0Q3Nidwlg1D63iqLKVlGJ2Zlq9rmm7hmJgBgp44RM/tPQy43JXgTgXWTa3qYp
        NhLu0JVaHZWuVaa4EPH15cakYQYnXzM4McUHdxFqyfNujFjNoGjjiQJ1/uVDxeWXD42G/UaFcyrppCiepu6PBM89JYxQvnzb/kh9bH9EuiYY2x+ZV8vAgrDX
        PyV7RcpejrJXoikOApK5uj8SU8LPY/9jjvscS4Xhf163P+Ymt0XmcL3GdBA+EUpLJolGeabnULS4ASeRaKh+5UjDYPKRq2lHvuquR0c0xxGES4QNLtF6RVdF
        50eidIaAfA70/9ez74FMUMW+B4CemkAFg7IsR6FGPmT3Z9K9cM4d2/hh44Gtzh0ZIUHNNIfIVWHrCZ2XIJrFTkgaMRXVhDgpT1sx8krApXMRacD2A7AbIKWL
        0FuMHJikadG0sLBdNPOYPBbVErLA3RWNYAg0gsHVSExf5ooXZek5i/TV2Qs6fbjnuEOeAikTG+k+M/8M0XZr3zaz1zp784j5s6l/5PDHfv6hXT+7cITAz8FZ
        GTblFeHkK9Z/pDX85C+/7W5RaIrz+49ifpjd538FOc3leNqT4SmDUV7+r13rgs60OwO9fxxCdBarjiFQZnB6PfpplhNTX32RzMQc1h6kuhGFSSzUmQzY8Kat
        e6S+7pHq+M2/k7bzL6XN8lvcrOMGV/5R4eoBaHit86Jo4MdEPtRHpfaLJDpS7GUX2WLOHrnquxG+dPnQCNlgZqGCczuzMRpxf9AfAVaV75ZKtjCUcyjpw6N7
        aM2TiQKI1pBlIq1M86wNLvxv8s4233mXCjnswudPXy9Pw6VslmEh2t3YpguoJiT/ktW/T73+ZgHdy7Z9H/UmKSLqySxVU/uIaBvJv2KRREuCl+SwzOJorRJn
        Py2/I5w+obZhgPGOALY3OBdvC1uXNw+ob7ccNWsh2jn+FkIOGCf3bHTo4e5pPvULLmLDL7hq7f6Mq0Hi8WgmaG82P1hTe/fhjXTXlY6mC0I6LlhqIItCbGjV
        NSvUaDABlYaJxGOCE5FR4zmhcCtU5Hdi4ddt7iKm5hEtscjFg+11ZvnLc/GE2L8P8SQpGXEtG+oN5lKySDgA5tQNo3R35qnT5h6zWxaRbZu/iXgv+8HZ9D8X
        4Qu7e0hcu4bUTURM8Mq8CbGhP2fmpptP5s18xTwhf+YVRh7re1BnjqmYiBCvWSNipq5rq9cGU9eFZwtT0AVRBNuBxlD1d9MoVsw6lOGjE8CQiTXXYT8usLZf
        Iqyi2YVFUmji5Fc8Od+/YXa98j2+eeU7fcftz8mV6/XKXl5hJNHU2bH+HFJxhyXvy+zYqs6OM/xwPjvOSieOzY6uzo67wPUhJshdsKqEOCSyDt8FszdxZ2ZA
        i9mhNsNOkerE6JlIO4XOFl24QES5d8Xr7Iyg6IxAuyOwndFQxwo4DdgsF0Q4pJqjfgZg8QZXLgFTtgFzR1PGAQmR5eqUfUjcC9nHSPQQ6HgWfTdg+efS9Km+
        MWmedc909dJuvUS4bugE7sTkjxhKaa5LVcGtzoy8szgFmHWJWZlC5axCgrdemQeBFgikU75gWQix/RUg4wIsbwtqjUNEFXI4Kdtp4pKQiUvSmMk8MXBGTNDx
        VVWM1oA1MXNmcTtoLD5j77Nmk/eFFOjgy4RE4PdehyISQhHhy8eMlHM0cOqJsk7cXy5XBMF5ZpFhkp+epvwLCbQMCHquaRo2C1pH86G1AQVJbvKECcCu87Sc
        piswqnKdDcEHA29uUV22dlzYVqfy9YLUcR78vKpMLX/WzI6jYIEt0lGwiD9Lasb1+Ukepj4o91ZLbiiAfNVwu0ASmN70J1erfDT+pDaRluQVvAh5tia6YFV5
        jWnnFjhUMbhW5Zsrthm4qbdauijCIAMYJUwKTQ7IJgbuAsxtw5QZ2OREE3qVTw+4nGLORbwHu62xJkHEqo/YtY2JOQx5NOwcluBuE4Zc+RMMqYTmYoOW1Tp6
        Fil8MA0hA2hgZ6ZpMgAwyxHYY0XZY4EZyroFW6wUbLFWHQoFUPEc6chxRApPL6MWfNB9bjvd58n2xF9VgSizsYdX5SNBbwZ6sw6DVHRO0yJEmhYhyl3ifFM/
        p1KyrlKSCRMixQbWVAh5FoQxyRf3+zLT7VHjKCc9GCH33OBAr+ljX9Mxu3Vv1OYlNTAL7RI5KUrOJ672FzZrWyE8Ci95J9OeqCg9qOATMWHcUzI9hBsifzk2
        ZRQz6GYLI1IxRrhqyHZhtHXjykbUJjfe813IhxUUsbfPv+hqflk5fRaAztKlxpjpQ7NvhAMsbXFM+5pwqG9zMRl1/2O2PmOv8SfU97SRJ7JpaCIbUVJgfzK9
        a50nXNFy/JtMVGYCunDohIUKI0nSWvaiI0uT6i58utbboGcdfE5dUWyzS45Z65karqIO4wk0EKbW1LEQqzxFkZF6prWKnQdbgcM/exjJ5tivQX9X5vd3t+rY
        CNs9BgAdlkuztqI+k6pPIwETaoUfF5DvF3vaE5VBesl2tTIQvvhTViYsK1P9ajuvFrx4wnMFOHVumz38/MW701pP1g7TrD2wsK2NWXug2aTIfr2DcW2QzvJW
        buuZl4FSTM5dbOoAo3xGNCumyepiiq0zFdNUWw+uT7P1dCZsPR0zCwVnHha9CuJ0wvm8wM4/bWq9Ie07dVnzc+lDUu7KzT71HJS6Do1NpB0SGoo+twbsZZFl
        FZbjAguZrc7JU2DJXprP1ZrVFnN1Javtd2ybq+W0H5lyin/LL7/rp/7Drl+Wx/K0uNOS4SID7qi6G4RoPvZuc1xF7jE6RgYPdOQeI5KbOJ4GUHIPGVjqODwE
        j6xoR+14F3K4Vbq6WdWOW/xmxXY0rh3vUu24xzicCOpxDwtFfv3d+Ppe7y6pei3GlEILUrOqHketoNxC0speck2zwsPNcR4Od+ThPWM8vKY83MZg+pq5OKxy
        cQcrA2xPzdBftTtU3VAWfztwcfg1cnEikkgY9ly5dVbrCWuH21h7wAk7zNmYwmANbKztsmzc5MJVCPeCy+x8IfgZKOZjEgZvaltxN7F8RfbaULdnu5qNzTBf
        WFNzkIVI7kIJhI+2UalwWNlcAYJp5VerwrVlCyPkCawK61qPKYfTKN81uCjy1VsVLp3Wv83pMgrr6eYE4xa921HGtb2byDRf9G6MTeuQJEy7nNphQMZIn5EK
        TOtdXJ/WuzMTvTsDP/tGtaU9WF7AHqJlJOD+av82mIjSouFHsE4XYgpZe+3lLggFDpQZkmJKaFHmSlqr5ErCBr5ZG8uVFEEdCbJaPrH25LRaPZnMAHIWwN08
        GmF3TA5xP8IUl3mZj0Sou8BM53AWYmufZ22zR2oiT8rCexeWe2tc1+0as3juUay6uk7yQu2yD1rgybVJ+/AaMZqhmkpvDpFiL8JirbstyyS2G6xw/hoXa7KE
        nBmZPVCjmBG5w8EU0c8+Hnw9izDpmRHGjCZPhOEHvYUMyvCWa2Fk7RpvGT4hyrrM6Miji3GW10KTWZviZS28DGr/MLZjm3oU5SMSm+UJgF+ndtZS7QxpjFUn
        a1k9rYvBzhTTDZA7zuvR0HpAO8PO1q7qln+/3PstdhHHhn2/XinckobAEP2CTBFwuLqIY/Og/yyO0UH/Ao7uQf9pHMOD/gDH9kH/SRxFX/4EjrtucJ7wTMWj
        Gmz9w641O3tnZX6YNDvPVM3OYcXsPDNhdq60S4bEWvmzxN/vWx1a+tU72Qk8r+YUHsgvbxX0kNNGeRprznSqfsjvOZ7jLeRKA3nD0yWrKzbKVNG2QENdZGTR
        No/NgiWwzTz+IBAjF8+Q6zFmNQhz3eDqwZ1LE6LL6cDdZtUMdT2HeX1mIks65SPeNEznwKlzyBsZMgGmTZA+l1s159SqOSel5xAYPjdMF4ZYzZkFrJwWZXab
        RRFUTZ6SF8+iMJ/ljTlmxht7Ux+ZRJiKfXkE+Zvgywnq0LHjxkPbE60DZtUOD9ayit0f02HiPdyb5deqpfpIlNEZMVmcyD1kgpHDrLcpKg0XGmGZxXwRa8Fo
        yDhurBLl7oKukzpfxxiMJuZfGoI1DCyGUAnskGzirDVkXneGxSRYlI+GTB4PfysEl2F4wiyXIoZOXzQAdQfcoQHpIh3yLl5tbC6SJqwDdbzatclfdY8vPJeu
        jNJV+dIq+jFB0hCDnSOXK+CxvOFN+nmtjJiYUu4uTeSKhQ0+0rQjC+DWBfCtizP5w26jFPt6KJiYlZKCXwQFZQwNSEHk0ywoyGCzVfDbfJ6vHQYBkEeemSV2
        yKw0ZUmTL0aaSHGg3md1Zt5lPlXhtwVwnosz7F8MtTtywiYFYUObLSgsCIsw1y7N8K7oBzHMLg0oZ4tmXn43kGQVflQ0ofRecbDxlfLkRbR4uz3zijxXVd8I
        2XbMVQWybX94RzqnfFmFzmn1+cIGc6UU63FzblxWoK+77Osif7iZ+gKbA/5KueuiqNHE8Dz0zRXs8knPS8PG6Ekl+1Q/v6wcwvy5BmXTMc/L7U+Th/o6E4pC
        A04RvQo9qAuQFwHn1MNenEgFOV4GXJOBW+bMhFemQWYqU2Sm4hLRLofMBu3KDSagheWcdgs4ZfbgAtbCYb98todM4yEOBogYu5BpvD6Rabxn7UDFi7wNZBzv
        wQGkhkcTfUOk75NZCgzVptq1CwnF1+CmBEtL3cipN1KrI7MMSx3XejaRuPd1DEVPBwEzHeWDwOhGhYqYIM+bFQ001x1USKkFXACYilRTR3p2fzkaMpNGYYtr
        iEzSFKpNTaHaVFuc7lDI6hqJtbp4IWwqRShYNdH0Wk/NWUgyDY/ENbjBYDPXPwdjEajicUu+TXNnhJWQfKEN5QuiflbG9xrSfMNSDnE4i1eiddxqoa9KVRb5
        lEX+kK5S7sSMahMxcf/GxSvlD51hNPC5/nV2g6vdwPxN/w977wIlyXWeh9W7q7u6emqe2zM9O3OrsI9Z7AJYkMA+QIjY3nAfWIDgWtaR6RwlJglAoWcpiTuA
        eHjCFXZJgBQkITIU0g4AMtLMLCMgR4AD20oExYSwoikJkukEymEsSIF1YFuSIQmOVpYi08dcIf/3/beqq3t6lwRlJzkn4hJT1fW4dZ///e9////7jJVKbAZ+
        QA2cViBR6mzoxlQPCFBbO9dvsJcCaLEH7CearU4TP6qCq3FNmC/CbMXlRxFWFkdE0lYQNnCHKT1faYlMaIkEfBexROAmA9dV3fr1alu/vf4r3Pr9twtB+xPR
        +eRcuXM7U/muiWrVRZzCVcG/THBNXLBBMvOD0wW4zjrFbD88ntZcS7ulvtmnu2YtxuaDdUvcADRMEgpqvpIxfP2CfJog6x/Pp2xEh1xBQB4g4aeGnncXoDLy
        hqhTZ+C+ftJMg2I3xQ4W9KltJ3tJse1MMYVQi216y/uEmaohyE9ZyBY5AZS87Vu6h49Wm8t259dx5sF1Iz+vTIkQXnL7t1z5x9jsSPKI35IczJ2y3/fMXG31
        KSrRMGhRAJeUQJFi/BI7BsbrisX58vs383x8nYnePVVp9rPQsX3XBRMPSdQWdKtbNJRuybAm6gevmgJCbDzNIceTzLrjxxNWg007nlr4k9hhgyxvl3lGlA0k
        IM9dnQsurngN5U8beV0WJQsJLZpljPKSGG4RPg9d1VkXsaU2IzW43RYi21znplpvE62RmLaSN7aVodFSOTZqRI3x6FSJ1XHDntgsxfjykvyUzPTWi+2WHg+y
        FJeWoQktbxRmwyzLNQOhqsVdxBaZZ7ep5X2m6uNi1160k7GvKTHiDnJvQ24D364HhQzvYpMF2o1ck5UOXtTcxmVu45IYEi7sdBOx+d3Mt0OeoH0x5U9KofOG
        dPJZnRYJ1BdsFsvcfpJidbGlufgUPrpglrU2F/FFeNuULcxJuVUpCXTf6Y6wbndFTC/RTS1Qksyr9p0BDSDk70axIO1rlqRCMUMs4c+iVqlMKAYHuGEsaEQM
        FLWedmWprEWQoPfwZxGvcYpZRleRF1JEWASbWnck0swds13uFLFWJsECYiXC9EVz3ajaZ+teJgSA9GzDWnYRt68wDw0zgdTbbI2ig6qCIaJTVZVJRhavXSlr
        wKWL5KSjHbSj3RXtlegVHoZIRY0/mDPtCsgvk4FjHIdsMmbE/WJ9xPFw2R27WcuxUdgxQ37XQNPWgKA/LodSffjUfNnRUJM60kLRxVfG0avaBhTpdqXlH0LG
        IsrSVIcmCWPjsQ1QfRHyFYuZeXaQXF5ukyqViWkyCDbEbu9TMqOgj+XzSpvaVZIiEsSiS8nJB0ReaaTVWEEIHyEpy2nS3WqXCa4pGlHPpWhsvn3u2lhl9sII
        v+oCyEE3Kuba5rWZa5tjk6YrQlM7WnNLgcujjl5nLKUt7W32xMoxz1LaNlXU1eVFoyYvxr8NBlC0DZlte3IzBw5iky0lc1kTywdvNKqriaiuZj2qa8BsO4Ml
        RFekgG/mleQWzU68B1lEzGARMY/D/py/VuSjM1hEdBNMnCdMd2QRAZNBPZkQS4iZAXQMZuUF+sfWLvALTu1C18xg1TGFBUYOPDV87Hgx1aMDUddMQbemvO6K
        WJac9+SSiCPDqysyR2OEdK9Jrtpko9fIVZs6Izcp4S256pImGtl5dQnz6rLOq0vrUL5RdfPIzzxuyr2NQqY5qc6nJJsip5dgL4Gk3tBXjFl+Cq9sFMUG811A
        +18SPbyrCw2RdDKpSIK9MWsMKSS8CDnBD6oLK44FeEhiuZPDPvNUsbQpKnwPjswLogLIVRH7nH4X5AzTrzy2Xae/RXnxKSwU5mXZsShXp/AeEHWx7FgaSGJZ
        dszjMTWBzI/Y+LbLm5bkVTSNeVNy0eYb1D2w7OhhNrhmowxPdapXYPUXV6u/kuc2qlZ/C4PVH5cdUox8IVHWl6mkCokQ9ZX67GoxpXSiU3A99s8U4d2i0Z4b
        8m/oDvk36Jqiy+C3LtTTk/JzWtIx4UkoqlM1RXVedd5SUZ2Hojpl5qGozleKqsa/VExI9yjO7YOqYwMlZ2q1mKUOPltLekF+1ZJewEpp1iwg6QUiMIDyzw5s
        V4OGPSlXPXfeUO6ooVN3h4s9lN4cfVWqeV7em67Vhye/ht+b1vegxazDuLTQrluo6ysdOKcs6MprXldeXay8ZtQd5bHIayiISaYgJjXgkv6FP/fP9uOPAb3E
        cx0FXygg8AgYQKZKTxEQ2rJkUgwEcEEgQg2P+oqEYYL3kRRLblhoBOhHQGG4qwdM8X6byALAzWDkOLnQTJAPyG58eNX4NRbeEMC10IX8q5DxDifpKxWvpZOs
        mHZfv2MTuL1KmSNdLl6F63O4tVCS8yK0hXKHChV+0xIR3dJ/0IAJcJXReQH8YT0Ed7U1NsxRPiJbKPIGjYAQR6OFos9JhELBR3qoUC/VoGAIS0zSUBRvQIjn
        KJCGa9FRxrdkoC35mK2CjxmfRQ6G2tG3kflbS+0PSk0O2WNkzRwptbTzUKkjW+oIpQ7HljqslboGtbtBeiuU1ScfbEm5CtdwS+Sn/cim+eODND2LT5h8soL0
        2T8E6TNmLBCZBkNhEOrDmMQr7R9+z7861f1rf3bHP/kr6//ws1/9O7dfSXyD60cuPvj7f+PLwRF9fuoIOQqkQm5z4sEM42+Q7yP7ZX9cc0LkfHtfMP5ouncQ
        h0fe+t4Hbjj0nb/oHPnpL59450/83t/9UpnaB88e+pOfOfzv7ygBXeqpKddw9kvklPuLpfHLvgL37Ffgns8GZPuusLQMOemKYKhnhkM98xedu3QoDvpl2M/l
        d85+6dseBFGBmM2P5l4/J5ltI9DWjRR0Cd9Q4rlYB2Rsgi182hiJIykqTkRTJbilOiAG29C4fM+Ri3U8q5+rYrKBvFT5N+w4snkRoxa79eiXJ0h2SrY4+MMZ
        757U4a/suGQQjG2QhsDLCU2kEgogxiSHI4+DyFIWFaAZTh0yxhmFjPERSxFfhXjct/AvEMIV7XhVTWQadG01uYNqGnlHK8azFaOE6JZIdZQM3aJseRMJoOT/
        vVeD2vKvCrXljYPa8iuoLeI2BiNQW3sxM0KDcTbWB1hbAFqzdsEjNx6xKGs1lBUPiFrAUHvPHx1WINNNInmRI6SKTJTGtIhbjLyqw20NYJI2KUlK7C13GG5L
        QbbkczJuLbTakU2Ls7U5AABzZo5UcFvVtUyulbBbtc9Z9K31rehmgx+Kc2ahtL7sQj1zamiXXh37sky+tkfkiBrqbBQ11NbhF2rXa8mK9qrxdgM8mx2X1jnF
        AABno7qmhH/ehkbnU7N31gsv+7LPladeXR+0zOZ68m9aAaKC3HNE8rwQkMjpqqxM1wZ9qi7cft+xtHltMic39fyGkjk97wG2a5jM6RVPyZwQdOL2Hcutc9ld
        lS4LvA6SLwOjxQNYyx7/gpcnJMC5jM0rppl9CFBEpHoa5tapkjqjLD1NMKPvx8oQy8i2ZX7Sl1+1eTt3FtmzKDARgW5qefqIJkSK9ZOa0BFN6JAk1EkqsiKw
        OFVvfZ++1cDjH9C33q9vnZa3Uks+5A9YmiTvQ3XYarWCVsNPrrSnpda/JxxwbwGb58Vcbty/tvYDa7jyu9bE3MEAjiCP+cFMPwhA0LLSamxSM7nWGNiO8BAV
        g6xoWQ4kwBHpGcjE33C0UpowOFWF/H4WEnrLVVuLNJ8NwI83mbWPa9Y+qln7MMT90BP9V/2RDuMNMiS3X5bP/hfKxESgpK19x71m35Hksw/xm5A8Uf8J96rM
        UaNtyYw/42oB1l0twROuNGeDRXvc3nrU3rrgsuJrX4ySq+cNcmxASNUopxotu6+EVCBRULKKWHHdmL1/5pfNQB4E55u1BniU8bUIHvGa5Rdslp93ywaxDw22
        L9xaYG6NXE195KL+MzKWRJe+5DMDAOFf9/qF3FiXfnerQgKCpIHWrD1y86D3sqvtCcGaPez2Tf+xL2RK4Cd5OIjF+mgPv/Ld8paPhtzjfdXFGLgAr+jaf3kq
        Ev7omz/yuKxy1y9k4x+50l67n4xp9zlvOM6tHDqk4RFFDZyxyVHz6Ls9xDgn7/bAqNUZz6jVrvb0MnTJAHt6/8cWZXoL8P1Y2LK6anI/PLYW/l9Qwv1B8L+q
        qf+uwoi+tPkXUcNrEKwbZcoF5+NvWxsfRussE33qL6KaDyVpExxS0z/d8NPz/rngE6qThTucEm2RFLPe0U9Jt7vkgNrHqwOR/k8AL6zBFdpL3b7bJ+fJENFO
        4cvw8QxWkgBZ9CH5Sk7rvs99SdE1+wF1zSGGHqz5+wHX/P3uagU3c8dBLPezl/2CzEdtotKIhtzygZbWgo48McDsKzolaJ+HAGrEz2OCA+2QVAMkE96VAvaP
        nCmx+ySLEzVsP3TG/uuBfTfQd58P9OXHA337UrCqPPOve/ZBzz7o2Qc9+6C3SlYl+JhmotLLSJyA91ZGohmESOgBbCMlNGBWH1jZkC5jrnJPBp2CBVWwkKnU
        jlSGlD5v9C8BV2p/LkuLHHyDyHqtyHjKw1OePPW8J4897uE5IHpKDeBOgDsB7gS4A3G/KnLZyafgKqKn2DCP9RS7e4GezmINgUAfOPLt9Z+I8knT1D7h2dWH
        h9VHOr5HmFStQApZOcn4Oq1BC242oQhrE0Rb0xrc5CqlhVVKC/RWZ4o2VykJGY0saGv2h/7A4jZBpDFLNXQrpOat3oyihk1AtvrZT/pqHXUVa8xT5DGdajCA
        nzOuwowNBCaWZD0VshMw34XUzi34pLHgkyvApvph1/N1Ab1fIf9kGt0BOwtwM6FPUJmoDcANZaWW+Rb+Q76Mxzwii82/8HNiumY/h8nRMYyP8XpqS3SZmUEy
        EQMbe4c5OxDR+1c6fvd8di6GiHg80HXbEUr+ulMGDJeQ7ei5sJl+kCjAA7CpwSfuW0uJh5lxof0hLoyv/qibVDXg1bE4FVzLDtXBG6RA5ErrAuook14rmeZI
        KhYGvbtnFgbyoYeJ/jKNWB7odThmX3d1zL7q6ph9xQXuqIfpXTqQBwowUIkC1Yzqw/MYXnJ8hgRkHtixpAd5cNZBJ4d6J53cQwQQxgcF0bQVRDMUPRgVkEdz
        RD/Ot6lY6lJs5/OEBcT+HOmH4BuwgC37xQ3sQZtFWT1xNutfiLQcXw+1HGAuQzneCLUcr4dajldDLccroZbj5VDLcSnUcrwQajmeD7Uc66GW4/FQy3Eh1HJc
        DrQcEI4zVjjOqjBkSSAkUZT1QMvyRIDCUGiWshZqlmdzbWv/sq39N2ztv25r/1Vb+6/Y2n/Z1v4lW/sv2Np/3tb+uq39x23toxWmbCtM21aYsa0wq60wp62w
        TVuhS1Qu5jgToe3V8Oh7ir+yaOZxWDZdHLabbZRw15s5HveKcMJxnwgmHG8QyYTjjSKacLzJTPK432Q83mwmkEwO/H8nL4D87+TXkcgtXzIJDjtkgpOD4WSR
        7+Q0ku/iNJLv5tSRE3nUyffAp/ywaMzYxz2suB57Dvvc0F857L+B4+7D/us47joMelLf7DyMkC5RLQ77L+O447Do1HJcOiw6tRyvO+w/j2NxWFYOcswPy8pB
        jjdfSYLHcbJfTi7g5CY5+agcb5TjB+R4gxxPy3HflYRWqr1y3C/H6+UouoHZDoHkm2UIJN8sDiSQTAGPQxmX434uoHypqv1SxTgekSrG8bRUsQ8OWPkrrSrL
        IH2Un3vds997xbMfvOTBxCNrietw/DooQiH/36Q1yEjbkit2UUlil+UVUZoWJIncwQbdupzvk/OaOQYxK3nN3mBhq1f6InpFkQqkIUQDCqR4ZBhcfMos1sTW
        B3vQnTJQuGGzBCJeeiFQ9lyZMzE0MMkM2/4+SAq/bKA1Xz6/yR0sXKx5aWGYLXO/UiTGZrFkrpODnPu6wzu85Y9FALb8t2/Ar9n0Rm711CIk7xeAn9+OP0sb
        8B5Sr1GzDsnkqIkObsM9bNni8pKcOiKnih42R5mSOlX15Kkls4Obqjuwg4tN1UU8jRiDJUlts1iUPDvI85K+KdkuRuxVkIzWXrVQz90icregudu+jl1c5k4k
        KK5DcOIy6saBY9UCHKtYBfL8MoQsmD97qBDJ0qLZjtwt67dorkKpenze5Bft/yHUoNVsYtfOh6iTTryQfNZ1Sz7hyvj0yh2b2X/vP1VZz+THxc8XV2X//S5r
        tzJYJP0iYpyrlF7v30sCvm94sL+sWjhobJacSoMaWXINVR7/PuB51eIu2gGOXkexiY0D/8EhfoVG9rs+kFTJqk4/McMwizD7Pd9E2b8C1HaUveGTUhzLC3zo
        R1HqoX1JEGJdvXjOe1wtzz9i8aol4X/C4slc/w18/w+U4JqmYvisAfbfzzY8GDyhRdmtIOcpqDi9ssCPe14gqx3viO5cwbLu7vW6pPhUdFhoUOoU7kN1e6lo
        KqzkIKhonaCS2CPe68lqnLsa4cDWXgeNx73+lx6eRFfN/rUPLu2wtvlJiNoxu57h6Du66wnTS/cjYE1sQZREpgmo+8gkkCgOVlg7dCFvpOlkXb+ogNldbfsZ
        tOcBr+64i6X/L1wfbD+fnPM+0XlI+0BL+sDXHla8/ZYIrrTidi1JD5R7AVC1svx0vOxK4mV9F2iY+TSF1wVzT+oBftsh1Z5RlmijOtzAzErmAsXUZASPR7Bw
        LSIaZUnmMqnhZWrEOdHtof/KYZHZkDfvqXZKfJhYA936XLTbS0CZIus5bbru8cJurJTMDnYfNCo3m4hDajdBg/4i9zwC+VpOiBxRBiJsf3JTMz5DdMXkZA+7
        npDrHiqcJi7Xtq70eNzMjav7Kk3bzs2ynUe/4Wk7ewTKWaUoFFGTb1ys7YhG0EYi7BLFavFTsse9HvzMneyPySGDim2QLRZOdx6r1ENd7hCVRZ7McejmRf8x
        aehXHGlpT1ralTndOwmP9MMYIDKze4f01379tSKHJXQ9PtnVX6LFH30Ew9cl/a/Wr9TFYJMvGtrka9yldT7Y4/P6GK7BoNr/ZFAlO0Qm5wbgxT6q/ZJzgvr9
        oLK5ddXEHvpqAfInrfE2ceShMdk9rbat+zbqvlnW/Z/U675Z7mmhtmKpTpnXzEUUN0Y5u3Lg3E0u34iItC4NvRBD/klwe9BMkANoX9oX/UUkJszNzLv2hiVZ
        wki/UckszeaYpexPdfdVGhwdS65l/5ePOCSaLbXBQaVh0fQx69O4XLlrYwxhIgAPp8Mt8sFHiDvuYaUqJZ1R/kzEnwSytFUeFI/LXkUXV7ur3o4TaOA2TYBL
        K3q20//iw6rWaJ9Z0p6wrD2h4oGWBnlORegjB4F0E3Cdi35VePCcc1A/iYqTjGO6CEmY0l2lj4NzMt/mnbdc5hmHlQlPBXDm30aCGZRmBodMFHewUkmzw12g
        6NoRqe3vcAl/vJgHrorUn8r22efMjKXCXcqX6R1XD+8X1WdpHYhtptjIlyjtCcLPJrV7qZWqJm3i0kavbaeNasoGF1UFqX0vpQZbctkU30sqiyWz/CF2A9F/
        pMWlgMvGSGdAa7PlJV86b7ZFJkPMAXDFs44eINwa493ijnH0cMd5ebTt3ncbe99kMjJYavnqrYMCtTEk5E9txoq1jFI1se3PhSw/PKxJIjzYLjp2oHVKITf6
        naYKuaZ14ZEiSyWbHaLRLW3UnHhiVFbcVi8vzcMCWq6Z/SZlDAPlVSj2dIm2qOvljt6VB38DtO9NUCDM5VPoxDrvoHgAth7ZK5yCcr1UjxOBt9F7pR46Vpgs
        m45Md1hVxbWt9bjGxiIjA/GCmLbjhHd0MoAZJkbtTNramSy31re8o1vrMn4ohjiuIG/3YJJNyPiNwWh6Ch4emUGO7xMJNPglyhLAOow78oz1Qoi0Siffl/rA
        IkVToPzLg/dTeXkoOYgi5ySFd/WyM/5lyYqVToC3wDdYldzvulsS6vRhEmRVdnS0Lqpuw4vXv536rVSprfXbGFu/Da3fUpUyFOlmj4xGGY8bF6/MmOultv/Y
        +vtLtXcVQjOfkmx3YV1wzQL4ZhCrl/1WTQy3VeVkx8TmVlJUgvk3A8owEUGJskRNUM4NFmmDms6Xy0Ee0Qpq0ODRC1JHnMFz6b4AZ4SMubguAm4Zq8Uz5W/8
        6vINyKWIK0Qs3TOuPMkoKAt2RxXYCWwgL+EA5WECu6yiGWCAAaDIJac0pb/ypk+IUl/AX2sfV9YTRKr6N77mMdQtV1D9BEgq04SlOBhvMHuuFoFoYEqdkkGV
        CbXp6c8Gx5EuUlmih4sIhWVZpVF83ktCGunJQLCXzHFbUY7lvOCZ8C7yf1PeQ8574+W82SrnlyHnDVveynnT1aGeWD13jAuNR/Uc06b0qdKFhv3Q113BEZ8/
        f9w75Psih3zVD6HSL6lKz9kUxmH4Cqkm70GvpxtQYHm1ElXmllSZK/sHBOgJ9pxDqE8Vp/4RNR7ITMT6xjmCg5fZFryDNbWhummWALwu4+EpE/Vq5AVBT76F
        Nb2ciNCWPiMnedlwOhHSpD6x4p0uODobKswngCrUxOG78nbppwWTNJz42id74AswjZO9vI3UPmJiqgHVFtv5fFk1Ahl7eUAJLo8ft2lo1yJqZvNUj1GcQS1J
        BAUh0VX00q1JxlVyKeDyEEZolNVNu+ES/I44vPINVAvqDDN40ewhCSAR9xDDwwyzwZStQOPoTBvpdZCeJhVXSWn3HqSXaXoiKJDn8emhuNB1m7XyNasqM9eo
        Mjvxba02uJe0r1ltY1siHqk0WY6IXP9mZbxWndkKa1YV9s0a4FuoMPyzzB61padqm41yDSldFHRYVlHEmayi6FSFZRT3zkKoQ77WRwFvONV8fNV8/EopgpIL
        Sj8rIbFTA0B0CElkmob7nSJrtjAX34F4foghFrK4bsNcZ3ZsQIifLfxecZ38xO2d9jaZgopdG7onsNvI835v/SKeq7EHVD8c5/5esYIX7z0mKe28l6jdAaT/
        MhVxKZOIp/6N2Zfo5EdfYsm3vfiiXpSuAfVDLRENVkVDMixiRDTcgTOq2W12rYtKV7uCTxfrEHANyJwNyLiGuY6rWjoeYHlArg1Vtclgdg9tAmwDekH6UD34
        ZIZ+y7VQG7nY48HKHqjGhB/7TJIHqjg3a63u0qURGoxSpbhc68Dn4x/7pglnJWl9T1Ub2L9Sn681+Jj2g+TuoIorNg0lg5SqUDMZBwaWXVg9JqD2IiGlD8tU
        RwkpSz/6GHSUCRGRkjtJR2l/nOwliJCHHSrh1idmDal+zBo+1D/JlozQck83QSbwmmYCehYZv7R5kGD2gq/58rVNQ94l5aRvEmlLwq1LE7Sjmk3QIdEetJmB
        dmP1ArjlidQ+A644mR4OeCuwK2Eik/MdZh/gRfeCfGWvUqCYfQq16RFfsabwWMxNb6Bj5DWjtRmc5n03uc3Zg7j925wVYKDgQy14+RrgImB6bKEbdeVAVaeF
        zYtYDlB1RG15HV3LtG5w9mgTy9mK5LB1q7cjvwEHIx1IDov5jTh0pQe1VINpYV25XO63TIOM7VzVsaXz32T2i2qRw1Ajk6bMiO+gYXPiYXOzXJd1zS3l73fK
        7x2b5kD5+1b5vVPE2XWSykFzSH7tKlPZpQsig9u7PzjkXQNBsHtDBvpgZA/uixQZFgBJfp1J1R+PywYPv0Zc8+FxlsLgB7zN7H/08xRQFC5GOfbTwNPnSY5E
        K7hu0+TrRU63D8B22DwehoKsWpK5QVSt/JC5EYf9ZunF4hbadj/6cP5Os/xicaD8dasxLxbvKH/dzEyyB0ybfflNZm9+kOpNZWssNHrERXbUwGOldXDOYJWO
        BthcD2EGyBJptrQKS/DADbXFqdkbW2hPC+2w0I6qYg7sXlm5mEnVGpLCj4AG7nSENRIb+Mlvu258XgMyXNqK+qC2cj9WhGfKdScMQsaDEuxRQ+IIQixJeFfv
        TO7pItU0VvvndQvI4xmG9+SZPKiiI5CsqOTHoebbEBDvHpUCZ4z3Ppr9XXDQ3uCACQ2MsziL+V7uDVhFZc677CsbKJ838W2k4fJXYUF2tDVKI/ofuF543rdM
        tIE1TfjGPa1ATO7RO364iD9t4h+ilhAfbV0omkdbD+UtysJSn/YHLunZ18k0qVOtDaFRZ5AtsTPVs7pOFuEGMdf6odudDF/6LpE+TSkfgHbhgY7MPPq0vPUL
        2B34fezwrXswbsE2HOyh64Z11nAP6vaITLm3OcrXt8NJPuN63rlvQv8EtZsNeYL9i8svNqvnc3vBIciINNd9PVJtxuUDhcdc+i8WoRWW4dNIeQxp1C83vclz
        jU9Y1tCCoQrvBwcL480uuAUZDHiZCGLrJtEg49NF4+3B1m9T3DkGKjdLnOg5M3f11+fs6zMW75phhUpuWMHdh4B2Is+O4poABtMj1wYZQP1HXThCAW3Jhdtp
        MSklmNXIxG1IJ91UMkOCag6g9IkYFaq7+dQ6oGkCAnQjOt0HVhlITwCiGQKXZhR4i9jQkWk9RfIQINb45HhhUCdh3ujEXu75d48oXIxXA9TsHtkcCd/0FXea
        4Dk1/3i//kLtei1x+WDpNx8eJlssOSKA6QAobWkE1s5Hi6YFgAeooKJgSYMrcsM4CgwPYfpdqU5C28+UgFT2FK1n9O5QxHWXKN0MQT9UzI6D+AbiuQawy312
        vY8DmwBuXg1CYnRw7VB5bdLCIYzkEiHcyGUD+N9tfTTl6w3J5LwijaMOLDL5dIkqPpTbefzZxk6MMlZ9ck7e2FZBinfZQyXJfw1M8hnt7sSFB0J5PWJ8m5a+
        iydnmRpfBkSe6Q4AFrYNRo/iyBPUvF06oJZNq603a7+J/497xLwdbokygep/ytg6Pt3xT4/PqFbdOKh2h4zMHCMyNMBb5LDmBuM/d5WYd2YsJH/ix8kl17Eh
        FjaAXuU8IrMK7267fUIfyjKoF/p62H/oLHyqMRPK2tRN7Kafa+cMOL6BXFjZhkT3FeHdx8LLw1t990HYsT0GHGocEQUwTClYDSrLLtIwQfZzvsKA4/wFzKSO
        vsQ9ZcyAfyTFOufaDW1LLox4X8c7pwQ1fs03swY2VPOV/VDq1nQ6EkTXXyKPNKOOk4o8UnQ7D8LNe2pAEPcSELogzDYGkUbrdbdkbGg+NfjuSwi0r1Mt4vns
        j3z1FSIPTZzo1nCgromcAv954HvnvE/4peeCUyd+duveKAsDr+hd3wtSwQH1Gn5XP95//7E18D8OftsGAIAS1AQ9SURLaMkaDsuXlsUyaio4fgiuBJxAt0rs
        M4ldAzWJnpTjYQIbYUpo8alT9hlYi+o1e5FER+zZ0l8gw4n2BanjEvlCZNFVw+wbdTChepg9eToadj5s6Czo2VlQCcPITaBEEkRUAW8DmDuqIhJkbUN+1qyW
        V/Wd6A0WWGj+ixwXvvIKupukcQOE2bdZKL8q1AAeqaFTso85mHNxOX8FGxagLLSFwsgli9fGhu1iMsVVGmXmlLT2sL583U3+nusH591P0C8F1hsP7q8wVAzM
        zx5ZN0nObc3QMlMhMMhTvp9Ruwa0c91GrNk11MRDdVjVyXLbJdJtlxDbLuo/gT1+2szcu0lTTwcLT80WKMdnXS84N3DvKTnWESTCvfgixnZJQxcxRQMmWx+2
        7gxZ1tUMdolouk5J7SaiJA90u0YyJksdxB4O2GSTIlrHWkC0EeVpD4YYuVC/yXanjKOjCYebIWpOgFL5qdjvnJeRbYN0W1aVD9REJjmGhG5dLYZ+sMsYD0fQ
        h6TKi7nL2LK7fy0bYcttX+lKjJ+nWa1VC9e1mzmlQW26NP2BLhGHWRNpJO8WV4rR7wS6zxPYXUbMrR7w2mc317nLiDBVEKHQaqi2R+agbWPZMTn4ajJlQCvk
        E+NZGYVOmjrmSINjodYPXPCxGmuXL+jiCHMKmjbvSA104ZpKcISmXToFSDRT01aaOzCNDEy2Y/YqHSwqal+kSZfeHk27VynCj3tpk1dbc7ErSI+2lqUxa6/E
        1nEyCAMeeadag3HQSDfGoAnNZG2vMgRqb7lX6Q7tVbpb9irDkWeqvUo2TYJ9xHSw3egN71W6V9urLF92xr88tFfJb7AqsQCI78FMUe5VTpqmdsqJ2l7l1Nup
        32qvcmv9NsbWbwV2oXtE07pXOamKEPcqp6S2h/cqHfRHkBd34RcTmjb3KrORvcqW7lX6/z+SAdNSaSoBpO7+Ugb8pQz4SxlgZcAjruedpwS45JZYHV1ssiCa
        xXrRUyN5hkC1QfZ1X93jI3pSS3FqG1lwmMezz7tFeHFDl4wuQo7Ci5vW7xTOYfy9SY9/BG/IOuNp+OaWgCGhYkOoaWgQ8ZM6auEavrLirYs6CqkSlNWf+3DV
        pL8clxbZj1TRvucRJxOoUKml46oHQUNu0QWtMeRnr7RcT9l4r0DjvXyN94qGk6dvIxdDz5lAnQ+Sim/h8nmEYhHe4r2yOCyhQ6RUzspFIErDj5draE+1uYbW
        WVxbkP2jvf7cueh8XDKPzUuDzSsosA35l4qbJ+HYAqT3whDh2MIWwrGFGuHYuWsRjs1XhGOFwY8XpImxklg2y1eHKbdUfMWygn7TpFdYTsxlXVgQXXnZXuNP
        rlksTwKouUMewPuEopEZZTsox8Ini+YWyjHWRbEwhnKsp5RjDdjGSsqxXs8sKOVYQEKRgWWqSYZNWqaam8puECi5bwMYzUpksF4u3S3l2FZTS77cB1RukC/2
        /Xy70pBtH6IhqzFEJyUN2TxHm+YUP0BDNppBbBvaDCZKdv3NMhgcGZe/Gl9GmVXAnfg1Wie/Ruu00CuCq9I69bbSOiGu/6qkTpNDpE5TG0VQUc60Nslq1gCJ
        UUp6U2KKByBqCcbS/uD6ONqf9gjtT1vkZ0Dy1yFqso4imQ+oyRZ6G7TnBqat5D6sXnI66eVWeTk1ARg9UumiQOUGNdmCaQ5Rk2FalF7tAzl9O8nJSIrp67+3
        QTVGKFi88i2TmqmVlh1xwJOCJm4O85PNk58MIN+/6qHTPQqI/Xnyk/k4flTm8nnLTxaO5SfzX3w6X4T2UGtvv85P1uStkp8sHuUnW1Rolnnyk4XgJ5snkTUO
        4CebhyfRIoBzMDaJlF7nJwuHAB6aeAvBbN9OR14a6sg97ch/ga7cBmA9eDr/Q3dl22tr/GQLvbH9e31MX+5t6csgKNlExb0Mak4UOGW81TAEMKrCt6JnBGQY
        5qNA6bVblqQxwS5FA3+AyV+U+xwwevEwxE82wFbAr1pz+jUjGLZs6pIdTYkhGIzwk41v33C8oKLBqta6Yb1127xVtm6n3roNcGOhEi0LVqBECgHk1/jWTa/S
        uulI66ZQlKJhfrLIROweG6azIXmqt29If6i0bF9/SFY1ysstVJRP4quQskrqYgBt2avxk8H6ZHpD/GRByU9mZ+Et/GSLmEKgyaOpc24WbCZ5A3Mf+ckW5BE4
        uzyFMxlNJuFZsnViIsQpedMbP6hJLgLcs0fissUh4rIlMomSwgOqAuRQ2ThN9MjeKHFZj5zr0O/XwfYO5xLwOoSYOzeKEMRlPoyXINOisN0swk0I8G9OXCad
        IN00S3sZxSo/2hxlMXj45CdhSZHO2yAuw3y+UXSsdRXMtjxI+5GzBJrK4nDJ8InmOkhblZOU3IDMBZZ20n9sYjAyU7dqgrhMB32Ecs5b4rKwJKG/qo4H5pgh
        Hc8ovTlpLWLs6C5bMtllZUlqIv1oE5XcEpFgOalCZZIKSZoXWXxbmbFckfZ1DrOgFoBdY9xsSu5Nk2xl89CZX8BR2cnmYRhdxzEhO9m8WSA72bxZJDvZvGZs
        khRn85rblPxmQKYgfBDQh7RgeVDjMpuvcZkFT8o8N8RlJrppu85l5te4zNpX5TKDz3VvPGWb/eriWC4zfyytmS6pVX8E11Ko8q22VY398VnAL6vCOUy6S5mm
        lC/SkrMQ4F2o57OGnURmNV9FeVsebIPkTzfefW39OST6BEnrApyS0Gx4sqBoUra0KXAVjtxqE3wcRGodkIlNQaR18CcAX19WziOZjohMns7ATpaRKirDri42
        87Fcn8AjyJ+8JQkDLGSD7/JGBjqk4ZRy8GiBbBtkVPLlGF+OkYcIZ5FyahVxSaoWaweWUckBHuFrEQlyIvAhWvq0CdyIyQ05zdiX5a1o6mQ7h75mZJ4IN2XN
        c070Ii5tRAyB2FGmZEk9JOF1KGk2lPkmU5Kz+NtYkzVG5veQLhGQhAW5tUI7fJs4S0E0rhKEpgifJGeREkXbWT2sONhC5WBDjyDHDQjmXDMNVkRdCJJgedlu
        LjWto0hziOpsEuQ/7mYxA24wW7PbtGbZwmnNowKZXef7pKFjuPa3XBeo4xpMN/fP1kmUZWHQc2yRF6znWfwmv9cyqbDMjBWWcBRYNnndowK0PyT9ccBqpixW
        hFhU9h/dGsP2rKsVj8oJQOc6x7LEKMs0YMSLq9K2wRI0kkOStRWaQ2X5Gpc1VD1b19KftQ2tHaJ+xJg5WqD1RL+VFTkQqmn45Pr/MlgnZnD2KqD3lctgeYyj
        iDwtIvR1zQv8JoaFAEEObBkYltAC11gu2RzbanCCLLnBrsOfnfgurBK7zE6lK2Nz7NLD+DGWM6VRV4ecSeuJpRmQGdB+8TI+jQ8XO3ADz+4YchrZ+rZ8gcQC
        12HqiJTCjAR/WJzkIBloj3AM5OAYyCuOAa4U7ZLIrFrWEAwxDqdQbR1gGJgHJmSMA/jJ5hHSw+XPIVgRF8Ew0BxhGJi3RqN6WspUNg/OgAW8nem6L9YkHSWs
        JfUs0jxe9HokSkE4n5wGys7FfotQmB5IfpbH9ojg29ApNKPQw4JKXCyr8ArIysWRX65h6PMF/BNozFjGgJSzidkp4OKBwhPFblA0kwu2+RS3U4t0g6+mOg5j
        KoJkBm+pxGKqIaJaxxGY9XpqHAOdgMyfeNaHfxRkWAqrDVRifLAFTnvom+0N8t1bArOOKVRT6imLWbQJTamDdOHtJgrUOlYQdTmF3EbKYhaNsJjBimVZzJqb
        JDpUFrNkgyYtyPDQEgS93Qax0iuAvW7ZSvLlisWsscElQEUnIMXQTZB5sJiN7Xu/wd52Mqe2ACKzeUtktlAjMlvIe/CW5zqlWBgQmUWm+oFd8YUayP6CiZXI
        bIH8ZTmYIXwL1w+/HW/F+6JbeEN2Uo/pe4P0A+PV0/dq6XvWggo/Dk3f0/TVhhvUiNLmLVHav/Q8t3IjCkqStCM3Xsr9a0MiV4jIdN0fhTJGiAk9IIoS0fjP
        7pBuCPir9/z4L33qrRdf+u07iDm8UYEb//UjskxTeOOrgBt3K3BjebBR8zEZBjkGQMxPbV6UZwZYx3/t+p/8ga+GJ/mJcBjW+BbAGsvloA5svHKE1/wBIFiX
        7w6WAEe0E7nDiMe/fewXfvX2F308m1jfXeMn88PuD3R9+FH60/5B2586nzxEB5Mjq0VDHm8QuiA64N1eNQriKFaLGL6/T2IMfCg40v8/v/zzvmjpF34Z2bAg
        F7plYlaLVn9//5LzjQQ/LznwEBEBgMgEglcb7qtkj0sLIz9ApnVO4WymmISnU2gmTz6gCN5IzbRgAvszkRt7fOx76uaGbmnOHvQdBTqyQTMav9/S+H2G8ceJ
        Rrq24EYcM8jD1sxRF6AF3aL9LI6mkKsfe66YP7r/M48Us0ff9ehR92Fw6PbjjxX+c8W2o9nDxcLpYqqXd4/GRwMz9xkj5z28i6D9GQXUW/5BETXtB7Db2J84
        K7Ky/ZwJuf0h6/1tR83D+XYzW7orXcgezpdM89l829GJfE7BV/KmX+53NhFNI0MJdIS/ECxgYwKB/9tPFwljwFP3KCok1p6CJ2OzTS5MgnYmdYmBxKv6WKJm
        iCxOtgyrWeM/9+mj2WfM3Kclb+5/Ggx9vP6XGTFzkl7PzB1tP1ws/xV5cE60JTzw+24+C8M+8ycTyTFSAmrO2gjEEZk1ezR79Omic3fqmylA2ZQfkqGnxSp/
        l1cbZv6gvx8soAf9FemLK6umQwf+Dg2wfHTpNPbPwV2EHU9e0zUfbhIqmVG8WrG20NI9GI1EYw72x22IAAGnqjrCKgnRRf5JM1GGONG2d6ZonQIwL4lVpoED
        I+d9x6RnCjk7+UAqAz2l0578S2X80HPPwxUCbIhUpZ9eQMf+GLOAjxisho3BahBSo/Cxe9skmHajf/tq9t95uH57oYVKlIkCdhvJ/oRm/4T8jqqYhggxDQAo
        Zmq4YHcEMS4a2Li+vR4oqA4A2DsMqoBLR4NCHDzMIIHBBjOCBBrkXpkoq7uBQS79IXudAyxTVbnWpPbvrO00T3jSkta/yzbsURcDHc1JbFzPhTiTn1253Bzw
        txAGEwiUtmPifiJDc/YzZrRbziW1jjbU+x8yC6fLO/2HpFNnjxazT8tAxulnjt7xw2b2008/UPhnUG2Ia0SL9J6Tw/IPPotBczR4RLFGrtXrkezTd6dulac/
        lGl3znQw5KWN957pBJEXB5Rhfv93HXRBbFWzBWv76lG1rx4hBqRq1z6RAH38ahczdj99BvvpSe1Z9BLTuc3B3nkyaH8aBrLVYuLutIH4nmePth4SEWgefdrM
        Pl0kUtATKWHnAEyEDIvadSINpP4zWC7Ru9O708hBi2TSlH1XDrbzAA6JXiUXJ73mefKhvu6VgajnbdS4RpP4/X/u5l5/PyPt3aT/wf4H4JN4tnB7edy/AfFD
        vbyFIdmfO9O/DyWUtjjFKG91ZobzSBOlvJOYL496BDfPWvIhmQoeBSSYo3Awb7iKew73DLn1JrZ45PgGDF1yvMwt4QBAjIoZv+I9Rh6Kx72MHjrfsC983b5w
        wUvgaQK/GJEJ73J/G76s8W3OP/Pw+zbnNU9BvF/FdZmLvoZAJzChB/2veWCiPYhf0mGCPXIvB/O2pPqajDu8adKDcrV/Y9/pX/iySHF5OrhJvoE83CDfkHlG
        jq95ypXxqqd5+hq8iJtaJwEwI1EUunUaX1qyrBZZtUZltbxgyxtptVxydRJ9AVqdHL9kq+XlQbW8xhuvu1otr9gXXrYvfJVkgVotpjFcLcbTaoFD+lC1eBm0
        dyjzrBwghksjxrwTq9vCy2zZqCzCy7WWfUZvlS37vK2UZzxtsGc9LcIL9jFkkg+8Ylv2kn3hBfvClzxYA95Wyzaoa2nLNiT7rrYsWyS2LeQOWowt2LItiqZ6
        AvCNJjqTXWFlrntaqV+w7SoCE/HmTZuX1kh1ujYvMfPisjojtelLXkJWJXNEjMRvrUj9519z0Pm+YtukiNEFbRcbLlBoC9S0BcI3nhGJJTNYWaDnbS951g6i
        Z4BSH5jE5qRpCxSOFKhlCxRmEbcQfRNz2GiBQlQxvxgPqpQ58m0OGzbHTRUUyNgTdBfJOCjKzvSEO+hMX3eGOtM57dUft2PejoZH3aorfYH31+1oeMyOgket
        kHjchZBIdDTEI83n29I2bGmbtitxdht0qKo7sdwlyAq+Qy4HFsbru2VhPozobC3Ly7yNimJZTms3P6lZu1uL8qp9Rq6QHuOjWpAP6LPv12e/B6jd7tsTdc1a
        /ps6HNhWrUFvGRJg5XDBvGqR0zQ6GtHSEfgIuPxRGouA1B79STYjnRTL4h8aiLbuKu0cVrIZbZlFLZFigEGzZMiL6Ff4c0QLv18f3aePriTEM2PhRRarfD56
        I+Sz0YYqiwlXKVvMfvagoom9ZoewjheW0IrwfvxgwlHQGhkF5bCObY0mrNGYw1rBQ0LMyWsmWqv1EIyGuFbPka3nhs2Fa3PhDcRSrTi/67A8vmqK4d2ppygO
        YXaAayp1PVUUNdi4KRJa8mFfhyFmrmrYhdWwEx3bFq5hC+fawnlDMguGhAh7clg3VjILV7HaZ3lKKVP2F99+xEohNFKF9ekqqUOEaoJBwz1LFpBQWmWN60gg
        1Wv4wj/wvfC89xCqIg9EE/EVsRGBFwrGABUlZGQDPNeMS80Fj4vy+LrL3kl8AMRuydhYQLzVbQ7ILYFBqTFd3dWST8ODm1vG5JoIlNBoDhnC2WvkLmlbEBtU
        uXsPQcz09q1Q/OWB+SJ67uhb7sPAqHunu5AT52/GUr7YkIoCKwy/WkGahqxCTytDGCZVdv3yJyAJJ86K8vqsibEQlofPf/rooc9UETYXzMNHne9cGxQ7sumU
        xZUKYnkhCYAa7QBzU5S6Ax5Uwv5+q8KwFI8RUdIC5pTVqCWItASM6JCz7tD6Q+uOUHpotOOe+wlAol9xfKfwrvQYRAM/BqDjFQGj5Asn+yWAuzBXLhytQS3r
        AwkUcZWJ7yQrGsPOcHB6feNPm2kxJaaTfTJI/jON0rHB7pk9ztSC30v0ehz32eN+/LkFfw7hz+34Q+/y9yDhk5KwcbL/PUgm0FPNWUajvxQkCexJff9s3z8u
        dYW++5Z7nIFijnLILCTJ467rnytD7+C8SUTuWFGbm/CPlDp2dtRpSWjQbWb/tXwU3k6MKHrNoZerw4kEJp3VMQgtshI525OR+N/KcsvJfjIA2sCH4fsKMHLY
        ihJE3CxpQN8Cc8K/2YK1rOH27+0O9p8PEU6H9cCl6Iw1Pb3iAzUEE1oxq+Hqc5TxRbcPb/NiQQ/z2Y+KCOk/46+auL+irp5qx8BqYpnrAlkQAO1OlpmYEQ08
        YT1F0ykOmoMbdbdWM4fGjgGfNVX3hiXwbre658r8sMKQebe/g2dN4qHirCNnizxrMfZ9Rdmc+jM8axsgIOAsqQKjftVZtbZMX9a3DpZR7TWTrpnWmumsmeaa
        SqoCoO53MhRKTo6ntFW4/a84SE5OjpzR4+329yF7vMUe99vjPh63fmPN/g8OxNAQJE/HUmKsPCpt4ZSCqgFBdcHvvwv2QR/EPwocdEBWTHBO3CM3D8oqoL+t
        /9jFkuunAbx6GXiio9HMHcvs0YAWhL+fcwseoW0Zp9Rq+utf/vmL0v37F37NN/omCKGw5NWXL/ClR+zLjw6/3Os/W30cV+cx9BbwZxZ/5vCna8FK34AOKsff
        wVZUAyuY3B1DKfQd/Qtf9aUn/e7vuXmn/2df/ns/08g9ixJTBjxYXDzWH/YQmd0ipre5pPyKP0BQA/ICkc/k+tf8okL4k7pZJzKfXH/VLzrV9Q6udxLTRYe+
        3szhkGPwHvCehV+aTJzP+GYZARV7pbJAHLBLjs/6q/k+07jieK/5+e1I9U99tVVe9vNFHN/08+0czPkNVrPCvDUly/VtFm6Uo8LF8jonFG/RXC2SofGRAux4
        G141CpM3RTvOWMt9t0rtetYUIKRWnBXgR604O/LdOBjA0K84iznYcR2QT/p7nSw/hEOcH8TBKW57sXj303laJX1erXQ3OIc5mKLAJXZSy1pWZPSktEO7J2RG
        eLcCz3y3jAJz8MXiDnPoxeLII6cRiEsNUwrSZrzBEcxyIF45Yd5t7nikfA3j5A4LXnOa4wT6++twST502H8Vx4OH/VdwvO2w/zKOvQPeY1jqLx7wHsVx+wHv
        ERxvv5J4f4oHOge8y4E26ZuBNukbAebp/hvBar6kYLGqxS5hQiPc34rxIJNA6qB1eYNzJ2w0qMum1mVrqC4ReOHM5BM4ZKg+VNlKsaOYtFWUmIk1qSGRDm0K
        iObaMbMDMuds6vPkBKsDNeAPHkEdSK7ayNMeZfWEx8qeO3vokjcapH6c/iUtvNRcK6bXTLJ2TMR82g+Pnz2b34Qtxn5w3MTyYz9/+PrjZv7w9Mc7+MPVH++U
        9FIzvcakjH82v6WqCfJk+A8iemGnfD36WH6rSZ8zExqCIJ0oec607Y9DpvWcadofh0WjutFIGcgRVHh3pzLDxdiHQgEzIvkZ71QJfSXT587VkdnCEZ11BVA1
        vhXv7HkiFYoYZk01Xa3gRtGWelEkZtSPtJFOKUXCPQ+cSUvplFJk3DCB/PZ1QlkrJjnD4eY0pPexs7IMyMzkmrQhq2RaaursWTDMtGBLJreMnJ1IuU23cg/N
        eT/hVnm8wFP0lf6bjs5UcvqGniInv6Onme624BRZeE1PEZ32qp5qGS+z9Dr6ihn5wqQ0VnEAfSar8uhr53J1cDJ76FyZOVA+UjPDD8mSW3Xa9B0pzS3SO9+Z
        BuYdaWhuTiOzP22Ym9LYJur3X3Lfu8bPV1+WL0UnZCQ3De3sKegJ0/5bb/lnITTkgNfuuGsNtyVHcbsNgbDjgf4dZ5nqWeBvm4PoO9Padz60Zg6ZyedMZn+a
        w9LfpKPZm/Kthn4rAaNgynUI5ZN86VL/pfOn1iTjfKCFLY0ZzW+tsta0OGtSRj7WxC7ijL24pXQuShfok9wGueqTHp709ckGBN9Vn/TxpKdPApH56k8GeNLV
        J7m4uOqT4QnKUz4puWy243L/YSdm1J0VubfxEmym35OCelTE1qGaHD/0ogjyRyCtU05ikG+34M9+/NmnYkeE2nVrZveaKajruAZ73pzunHwbOENdqo73pDBU
        IGAeMVAHzdZpm5Hs8hywCpqrIutlbVBOwvalrXN6XE19ce0lmRe+EOi88ESg88LnAjsvPGLnhQt2XviGneq/7temfsBlyYwv2tiPBdg1ivNtmNgDUUUa2P7k
        pNyeYP19s4LcVi/I2yjBlyItwQuRluBnI1uCL0ZagvVIc/yFSJN/IhqUgGEWWoonorIUH9dSPKil+KgtRUfVLahVCjJPTV/075MpXIGap1KgcjsnZeCL8vVg
        312T6W8Wa4VJImDEwOpLT8jASRJznYK4o4CtwWRwuN2qOdgeNts40EzwnJmqnmgObZOxawIfoZU9Bg7PScDRS4ffqr11qvprms6qOYz6m61dK7vcu8wucxuA
        8LJHXK3gn7Wqw/NWdXi2VB2+EGoFPxFqhX4u1Ap+HEckRkKiRPtkAzxWMoR2ifDmGq9BS59vDg4WhO8yh7O/Q2VeFnSH/cfRxUSB9N8vi+MLaK1XvVX5u+6u
        6hoAHsYZOioNi/LSq16NXBgqf7ia/Vds09Papndrm560baoRmLocorJZNO/WHgb/ljk03nQObKcUaIV5Wc8zZhr17FksWOD7tq2u1BqBu8T20D00bbSgOKXK
        BeGBssNXtSmB2iS6jyzAiwnFPU1WnPfI2k0OR/JEpKeouBN9nQ+l+2WMq0ZC1BdTiFdey4olJg9ItNQsmUzja7O6fgBQlgwh2ujrTYzYCQBtBvJCEyM2qaFo
        mwnAn7XB8Qd42gSrMAWjNNtMYQpLRAAw2ZYUfz9a5eVgFfgOJjDXmWbPTJndOLRQ6Ye4a4zGgNEKNFDHz5obzhLD9HlZXP14UM2uoXLOhso52+AuEJdIX+GS
        iZ3iZbf4DukXX0d/kQXin7raCS+7ej943i1uB+GUq+stjAw2m/bZ533zHVd6oklIES7ILC0y4G7MLuxXhaMLR13YG26Df9Hv/9RDZw/IUfth4dnVp1pr1MYj
        /SejOEPFeTDxwAFJbsgFmJ+dm9zWu9yWMoO0D1jTjr47M3h3Rt/N9N3Z25xZfXfuXe5c/8IrXAy+9uufb8hy8E+//PP/MJKBfztsTvLHLXjwikBv6YPZ33JF
        JXdoJWvST97VEmaP4eQZd3Sdve7236EjDetsOGUhJw631rm4PeC9jsr66k9ntNc2+rM0n4Jsw7i6Tjb4s0NXySsIcmK16VIZG93z/Td/ur5UlmwzpII/Ytpb
        B6tnLI89XS6/5mlfgAF73HIZypTcvoWwVHxyv1pqsr8V8Ipn9uGUiT3LFXAMrEYuNn1IQ7n+DKhRocLJojPAIIIIgzR8xFNpeMFTafgN10rDN13tWW/Yjvg7
        rkpDuCCAcw8embRGuLZbBSYnOgCoXdSk8XigngsHBzLs0MXNOsNt04qzroqzGRVnGcRZ9mggKpmM20GlxeX+THUpYS3nLvuIvIwek3fYe3JPX6eMcc3ySdgO
        OHRqraBDB0kO30lq5g0dQq7WuSwb7SBi2WF11d+u9geU2Zesw0aud5C4Npdcjcx3kDc5UuKkCBULzwEXYycyU7DJRsgUHoU/GRAiiGPc6F+K4N43zvPsZ+h5
        9ldd77xFNrXGTeniAd0LjlsYLP82B13GU2Ov2jonLMInh77bD2CnDLDWuM1xkqNDIKSBPZZ22vZV7LWL9rgDNXmr4n64ZP0SCf/II5Ny6j0IJDWMDY+GUkVS
        cy0omps84rq+AmMCC0B5vaPsJ4Kc+AYxuMJwMSJ+Gj8gnZSuOdi+srzTOyTh/WStgvhZlF83HfAGrFWoh0w3M9oIiB8yiEeo0tdCf+K8d863DFbhEMtUBSVN
        P7vAsiIFpSkmkAkQTgeY+zo4HJGpSQ6HgMUhCrWs9uSwn1uozj7puwFsN5EJ9spomDbBHscUs09jF2mvkxUzLxZzT4Ompfq8pH8nF22Br+YZbsaInFTbAza9
        sVybrdT62MxVNhesZ18stp0+C78mzntbnjXbBiYaCFmuJLdVhhq6pLRkAdIh5B4w/GG6mQB0PxbOUvJeyezThMueXbvl0/AITeXzp4+tAQGx+gpinVac26Gt
        rGEsyGcba1iAZ2tc4HRk9RonJbCf1neg7o4RFb+7LEqfiLhGTU8A9azhhYub8vWGwsHPAGYwNNPAwxxJMixTifASPG3BRKBUviF2NEGtq+NvUX0nu5MTjuYk
        qHIS7vW7NRu/iaocROrD01KswooACUvRaKAaT4seVKnEIUBmxmwdeNw68CFFiRjRUhiJRGEk2hgHLcV8TbRbt1WmkH73v7SkgUjlYwA7O4P9x5Po2HTKKwnQ
        1Cno7pTU25xC6iiIfoWCSPc3GQHAE3Ys1ZhuS1FKfWeiOIf497+6rvsQv+woYVUwPIa8agydJgKi5lO6x93SwVW4eZVcC6wkY/iClz1HVwg5OWn8YUg7e/Zv
        33Len5bmWSk7VuluCZXrASpXtwSMvylXATlubyUVgq6ntRlUlIffuD/onm+LpPBIZixVOTkkLOiUlSpSCyBrID+whzbRjz5Wgri7yrpKhMZdhHzMd/d/9pFJ
        4E00TCq13TG7D3unTad/4WWp7JOmc/Rf/G+f/nzjoKTWMbvAqtYp1Zn9cvrEBdFm9slJC2jqHbMTEDryxP/iQwx2rrR96UWR/Pfg/d//wN/8ge93ZNqPoWz7
        cL3srhZAOEfOOvL1zysmpujnPsZvB/S3EyLgMhkMe2TSubmGGFhHD/xOzLt4vgCdjJKAARYPxjGQe3irN7nYYJOpB3fRD8m8COUR8wgBMjuiD3zeJQ11/CCU
        igfX1vL0SnsCBXADqEqvcJF5C1YPnb5/IgU+OyzUGWaRoJhSlOVpHNrFLA6O1KeLrUj5M7NWzHDXRpnWUhmksqrIgJh/Yk30/9k1WFqm1oqsdyyV6comPiEP
        ePKAXMU1fpm/ILFYcCxRfOhbMJ3GGAlp9usyZqTmJm9wMohH34pgrm93Ynms7s0vSfe7+Wn20tTczC4YQnBEIo6r5xvPmVifNpO3yviTP+3ayw37Ipo1SiQL
        h5TuOCObMdozkzsTdI6eMBk5MrCht9Ps3BiirAKzkrwyAa/ICcJ2N80EWbywnUPiraP/8pUXP/srby7Cgzyh2iLP7JRsvFvquHmlPSdJfXVKGws0o9SEmkY7
        zmU7Rs2j7/ZmErLkSF6Y30w9BmYsxyf3cuJiTtth7oyUB0RaxZQsKkkUaYdcUyto2kywQCVkhrnvbKqI8M1jFp2JfqzlA/v/xr0ie72kfiH1gV/SNFO2pppm
        DjWFhKVdJ1A1E/ge6hYFPur+UClsGt8lBRyDqxn/UHl2+S0Hzzh//eyaginZERzLaROVaOsyM6zIjO66qPmMbSvVJQ++/MkMIim70p6XLD87Usu0WEIOd8DX
        N2MJSWRdC117Qrp3B6dYsf0hb8f29q3yWfkTaP+aqCz70j2a2Ve8gn868L+GEUaGU1PDDMrbcN9+o2GawFF9o6H30FoPfR+eNZ2TPREiM5Zbc8Dr2FTvJERN
        dCyxxRxR4Jo1ckdpA7QDgeBmLN/lDNyPOqjDz3yYf+7qSTtn/Svb+OfOXj4rJ5/8+Km8i3qOT+aLPnyatx1PI+VqM9tKEC+24y2PPt1/a+Js0SQc3FsTUiuY
        GqoWbYgmRHb6Loo2jUiDqt9kzqZ0jmb/kY/emc/L8c8bIlAROyetjERQ87PyezF1am+9fl7feqtxhk9PyNldxInayfPV5zRSaCeswB1otRwN7HwTsLCBYLyJ
        i+1i3jotz8NpWQbHlnrqYAjHcmii1JYeVxYzMvqrH/f3wFNQaSJDnV2x7TogxOugh8F9pBy6lNuTJrrNeVTGMRY6j+AoWvYFHNPbnI/LQbT0B4EpcsD7qOnI
        vD1JAvVAB/6iDPx170yRwldoj0yH78Ahzt+JgwPxFo7bzBho6JhhI5lhqSfLNBGR0nIGXgbo+S1OBnlH1xkTnChyTgfctgUtqMj42Nxs3vmIeUelqJp3PC1r
        lnc+DdaTtTWZDwLwwZUMHXJfbg5UZ9D+2g7D342edO1B2ld9yxt5S4TVtT/jb3mhUX7n6i8FW17CniDI6+cMGJknsLvQqXYvp/rR8bNM8/hZ2gZFLnekdTp9
        pyROlQqk+6QHGrW+d2cFvQ3XdN4wMQ6zalmckrdnlULGUwO0yIs7weI0NYoNCZf8Ui5MWLngUi74NbngEwbOvxNyYcoCN06hmWWhC8cVEQic/mZgMTVNgAgC
        /Et9WVRAkQOjYQjiqJy59GdVusXZVZIR+8dMeAwWtkgngSmdDSdqPL3TuCOKHC6OQZUczdyErkAnrOa80+yq0/NaTMkIwy8y0zhMW2qrYyZiTma25oTyoFvm
        ZJvmZEgsdMfmpKs52XbNnMghkkEfoy5thqAXTKlJdYLRY9KOtKRAldMGR0ibawEh3xscIcFIiNVWuGr5r3biCs9WlER7t1Jh7CLvvbG896HZBT6o3RvFbvCp
        hGa32b1udikA59FPycR6yTmoCJI0LYiQkhK0V4so+3F/JCWRd+tmZaNgijs3NL1doynB0/XHSVnVJo4oi0mn3Qw9fbUIyeJkrHtwqIan8CSZPtmXu1v68gDn
        VJ0Rx/Tkk+jJYIiUJkpKqwPsaqLv/JC0RwdB1U2lDVEiadHjAsuFt/XD7mAQlaxR2V1K5jr4tAuj+moxIHW139eP+UrilLf65+meCXUqqojgMl3eRFZplIng
        J/leW/pCRw06HdF8AZCKugu5m65uyCY7k09hEeyqnvGev/1Pd72R3Dj57k1ZCfnwwQTj4IiUZ0wXNtS9M3cFFpuxZSbex21w/0xhSUWnAbvZMtMA4ZQxL7n3
        zkmfCU1ztZhWYFNRa6ZlDsPZrvVi5V6NmJyACGvpE3JcwXF9ACSlcVYtZYgu9siZpnA9xs29RatX7AXxp2n1zN4N6bM7cf2+nlm5uLmeSF+XPDIiiVLwLpBw
        gXJPR8KuMduMyhN8F7cZOWSQ3uZhjxCj2fvShk3qfWmkSWU2KbdKykVSrtI7m+gupSggO49Nqto2ru3KhRjhIZBS2DNWZeooCaMZytFOLc6pmhqV3Bd1jiWe
        LL8iVHxLhZuO8o7hOnSAXgqPlqny/q4SynTKiqupUosZ7Yu+ajG+heOVMqzL0FVuJLifZ8eLCBPKVgo/ZtZJlO0oYk9CY08MoFx3lvKYnWLjyWI3039y0P4i
        gqRtWZwmisOCT+FT01JZzS3BY9OjJSB18bRSF09pCZQNHFbe8ITmndFo/nBUIYnaRXulMWJOfbI7qoOlJt3jf+Cg9wQjnRD9kn02wEatD8ZYMlJ9wdPjE+AO
        /Y1gof5gK+H6XzSjqH/HWWmXm18SWfzOl6SU73hJ5LAMdxXmMZm3PauBvpfd9J8EhctqHpipRLTuHvzaubFZ7Bn83LVRXL+Z75Nq3FmP+d5tdg1+Fns38xvk
        CXkQDkXy66a+SxZx+VpYEjBbEdRQCcBcZeiBDYwLgEH79pKvl7CZFa0WmR0ie0ToKc/79QzrK8qfu035yN4xo4hapAy3kFzxGEV7zE2D4u01uy/WSi9Fubi5
        KRLhRkxYZu/FYv/m5qZ0WIemO006RNIhrXixadCaiKS7q/LePiMvyCduGHxCktm8aBOxCkKTCMlFA04oo6GoELuVUQpNhsl191U+j621cKglV4bbac9QO12/
        aVaGW3rnUEvv2lyvMzpuoqfH5E/Bil39vVS+OWo5bDKwthQKu8fUP5X5+L2pXxWQgp+S4HrU1Phvumq0nECIhNRZ9ndVSQEW0x4vhg0j1hmeY6mLsaRuTYdW
        OWAKBv2aIPscBlSKAGLfjqoUUTIBh1bKiVa+9aY7mIK94bmfs69Xn30lXdDJYeJN+2+6q9nfDpDom8DShc3Stzw3CJHG2umLYJ2Tsbwux6OfFIUF2cW1Zz81
        ecD7HHL5KhTvtP85kYhp9mvAVpHcPm7fe6z23iPVexewiJP3QpRi8F7IPUHKjt/BMTogEymT+fgglY+WiXxElCb77TcdmwYjbt8pRbgFlEz935ECPhGQB1IZ
        At90LSWagnyndC1u4EjXYk9teEMKdUjivZGqgvxUmzT8F7HF3WDoBHfd+iXXMUViULK/e/ppX1ZP2ngo5RA8fTCktvlcgARl03mk8fJt06FkTwY244zMEK0p
        1ADzWG30zaomKa8CXTqA67mkmm+yh2pZ43LxsDVtT5cPCCvypO83D9Q19rgiwk3hpgJOZ3ThHWSpk2+ANFPWcPmM/DdnqVFEtmOTKdbRFgAq4mbqzV3Rm2PR
        m2fMzQflIzNsc3OQlJ80Ldnns5Hn5/T5udrzHIb7pFgeLNRx2XuMXGHvWZQTLvfGqbBD48e9yviJMdVKn4gx1U4k/Uw30WDE63ehJnOPlzuXcX8RHvW/5rIj
        NHUF1cGKOB7VotEP3KF+0Hmf5qJSoEHn3hlk4UmbhSZMKAitlhx0gKxAa0MLu16V9mCh8pu60GhhtdyiW8kIZ+Fowk3FzAdxM7pAC12go8QASg7ILgBVG6/s
        o+mXujvn0hka+mfU5UYSmVGz/tN8pLQjR3i9RV/dueC8PD9n92yaZq58PrTPtvpOSIrVkwoW8h6V9Hi3cZtzCMB2B7xbtA/sp7TNc5MpW0Hc37+az/dBhrwE
        tyUsKvNlzsP5NqVnn0bJZvsICM1ExBQNeO2U6xDvm/07j6W87t/OnjDFGnnpCzMLSQJ/kgXJ57SqNFPghofBjmt79AeX/pVqMZSLHc9pEGZgG5YIYOBB1EuG
        P93sfwhEa6pjR6xX2BHHUoQRU9ubZup3idCZZpJ3iXyYkgzIuti16vKymdVlsmrHodlWTonc3cRqGTkVbWAFywz9cKv6cAsfFsVuGtck/aYoLrOVupkAc9IO
        9YxZaxGYi0XKnr9WGRJbhkSBK7u6mdWwlTZ9LG1XpWsr9NdOMOcN9Hw8Cq1aP3P1HKcjOc4VgSbnXn17RtX4BJtKGgLXhe9LFy6MbdPV1tv+vhTM8HJI5dKU
        vYShuh2K/zbd991e1XgXP6+z9bzdLNt63mau09XewBWtUork/Gw68FGT8u2pkUfU0dmvb0/V3COvr6Vwb5q1J7cswUb/SX3vMTsvSnPvvrhZ7LL7Dn9uLdPf
        jT2Fv3rVzQd77Y/ecr57jTije0Sh+oqXL7BX7+SPogcYoQX51ztT9BSoZUXvLMDo38Od1WKBeC27x74ikqRn9mQ/5kuH/DFf8orT3TjdBJ7Vrso9z5Y9xhek
        B8vy+2JdrcS1+oUVaHUX890ikS9/ZhIyGLRYOLe/JYeuWehhTbQQiECoHrsndbhk57Pn5X7/65+ZLKvj4UuOaH7wlpaLwLvdWc/X9WbXxfWLAAOUlX1vM8ey
        fifWLWY3fu5KxnTeLjuvLj+uW1Wj0viRpG4DkdkuWj5NT7Sa2pUelrjdmnWREhwxnTEM2Y3SyNiyU0Sr1IlGpj9Rd8OakRHB3Rq22cBcATYS7qbJBzqDb8PG
        0My+wERiCn87M2KpXLrfNJWF5irzJObwprU2va2ZcsbOlBDUmCiza0yUdup4+xNltnWidEMWLUkSBnVq4cHIswRNwSiFroEAQq7J1QZV7P06P8jZ94gmuQOC
        bWl4xe1iWdBugIKQQeZwZWjBi4OGd6MhltMD8DBqhRPIW0btSsP4sYUR6BYGVDSNPQ/oZ+SpLe788GxXOqLqxvGZju94rgf3ripcB7rl8R7m75Zcjp4zHb3s
        8vI7ZOq303rTvINH6Itx3yFbEVXXY5gSRVnNaIbbS/1TVnDWbde5CMMuAmZCfkpGxM5asJBuV5ffQNoBfcPV0tmqkNPGIdixKxAZmTnB2pGx9VTGmQ/5U+y8
        KFKDNPYd5V2a0Nm1yGjbwZy5XuyRtfqmZEyOO3UByulXBn6xZ3NdnlrZQEY1m9KGIt2HLmTPEWWmrS0CWyeWNax5VYtlcf0TAd1mnP6FC5fewrE6s28H2sgO
        YTV+Ew5JTRaLcQSxwnFF1lro6hoeG4VSGo+undebTOepjpo1YlzcS2MHzvapOf0GXflsFUZblti1Bb3IwJWLFTblERi/9kpliSyWqtgn9+XuhoGpRi5ubOY7
        CUKUcclKKCURhTDVNXnWVANMhxmVlxE4IWdqyfCtXQVIXDHPGGMx9Hg8eByB/vDesfZJGidjFLAJTUTBsOQM9hroCzDbYAwrcN04g2dDBSz9UbH07wN+0dWe
        6yZyPkHfDslZGtI+iqHlHadKOi3jIiQr14nUq1XfxcHAsj2+VY6qvoKgqgEDLGODJ9mJN9iLL/KlWX0pyefkWzPUZq3uNnGMIYsQ8e/TYIxmmQYHIrXJbIOw
        RVVyUPBnNEmtqKoscgcKVaMcTbNmjnRnoayYpK82sBt7c81Pp4ElXhcOw1DwGxDVtyCgEwp+A3gNK+pzu0Nhsow6WAMMMfssnaIXtca7XJtLTqbUH3NKfVYV
        Fk0tMoYWmSjRIaJ2TZ1+vuCVZ0/AB1gKFpMD/WbAOhx1v5PYDXwcLGmDXSkfH2nrIR6VL62+9z7FjQg4qGl3jDG7VBazuB4VVNnQ1I4a636NXWuVRspM055S
        I+UUDJOZ7etwAJ5YHTJQlubJmjWr2Imu36ClDhbICLEwO2t2wJa1A3I4+Dr5+7B/tFEzKMZC3c8QLuYBg7Are1jT+NYe5tfsYdlBW7lp2TUGpjDpFLwb4K5M
        jXW3Va1Q2B5EkaEWofXKrXfAu0i9AlIlrG16NOoiqdwG8ZTpjrNDxt0j3fyK1Pjr2noFWvAUatMaf6e0lqawO8Iojhg7JqHJiFMDnM1yJ6jc0dmFaqtulJcx
        TdTagQKo2k0J0XK7amZSKOgjT9vtFFjYsfdwIoUbIsc+qqCBInJEudoGDYyCJkcB3dqrFmN9nx6x9EMB+QLCC1JCWwX/D5khX7fmxNdq5sSvVebEV2pmyFeG
        zJBfte+9XHvvUvXel2pmyC9d3QwpffoFm87P1tJ5tkrnGdEDy+8/U6aDwda/VYpx4G2YIiNrdWv8RUyRkZoiG9+KKdL9j2uK9K5uiozUFNkYmCK3KNfjTJHR
        t2KKrAT3lfZXJwc+nOrHeaX9sQ9+5Afvf0B+/J7jnMa1W/sXsLEE91NF3oJaniL6rekdKeuKWktZgViTXL3mMCQ8uyh5m3U3Y+su0NgumcWvUXUtVF3r26q6
        1taqQz9xqcikgLsuKwGg1nHVbbnUaHICZBXsH9TW/v9v1lZl865q6+3bvL9Jba0MKmEFsN5jaiuxEtO1EhQy4TJyN7DT7KyZdqylPBxelmjlBnZiwzwV6XQV
        q+dRSwefLDgHZJIyyyJmS2T8e0kir8s+RE/LRUxWvpk4aQGcRQX2T8nct9M67hXN1dJlV95sVT/W12XFtYsOSljebGAdoGdyR64jE5FqJrAIyIfuAUCAnYdk
        ORcmXA5L7VbbbwyC8BRByM9+3Zf0Q2vzP0dbyO4NE94K68Wt3kzpK4qshGZnsj7kUYzpDRpEiL5wNxR3uLSH/QCW4pDye+Wgd7tcofg+JCdAg4n7ymVDny3Y
        kNH06IUsT6DQxNCmqQ2YJlddW1yaP4TKRhcJOAHnEXoKfauBUsYIgmOpo0iAC/LlQ6t9V+YL5lc6UuGX4YUhwguNPtd/02FsSHarrkQdaL+hCams7utn/We/
        WAYIhv19kgiB2KLsAIcFN2ALMoCCTQk3JXNZ3P8tp//V6kW+gz3IANNXuMfbJwp4iPBAn8g+qlszwInKOAJ5L7yiyMRHEUL5T7/6+f/5T5yBj/ZQmIm1ZMCF
        k7POivc5T6e9x6lOXHGCC15+C08uu/mtKsN1gC1qyNWictovmluuJH4mx1sBBWY/BsIV+ilMqtdC2l/3qg9KQ02qeg1LHX3w5TXGpU1ecfzT8t3JPf5JKa/c
        R1DVJMReisPtcBld8Q7lBFKYBMyGqC+2iSbRRB/oL8j11x1EbN7KEAOEl69499HpdAXqwAEkv6LJA6HQJ9jfJEbrx94lCgPO4o/d5vxNnN3mfFgOUsEf6Lf7
        n/rheuDnJDbqO0hOFjL4s1i4OJghZKVW/1c+OfSW5AUhAR/OYufbKPdgEYZI51voW99Wj/E2VlxtDXxG/HOg8c9Rzbe8XbqS05ojaRMHOi2TpPBPc6Lvpxb6
        D4lMAoRqh5P8O8+Nzo/SSNtAcQ5NCkRAC8CjDRJTzhkQSABvdf8MgQnegARwiOIN8AFMAyB/Dk4+wP2W8zRXWAdxIjNjOgoBvqJxW+FdPYUe549TPazT8TRw
        mWSkYztSlpz9PPsRj3ZXmIMA2CYCLnc0gpDWJEOZHNpgqLRhQ8JAlIJlKM4appE96mk2+ZKLvKKUD6SI4gwQygj/NFimuDiQVVhkgZV9XncNHZs5Gi21stof
        uTzMG6WehGZge01sMVM877rxeRvBWbC7uzaAGw3kKte6VT0RsgkegraeZ0VDwfoI6hczJpJLb720WDSxActw0S5h+Mo7OwoHI513jOIgkmV8wWKGR/zb4N+Y
        f5v86xBb7z93fctO4e7Q8soNmYJth6FLtqq+nB4ROD8g1CbtM+qmNPjoDG95GVA9z1zvz58PzykstsOwEWXKQBiof7ikQK54MxxMZxvF0mGgRgKZ6Mli2fhP
        FmYd1Gv5elEMqNCPkVkrx3DIftYrlmtIBGb5xVp82XdrIJEjzzvZV7w60eFh/7S92n/o+4YYEF17XQSungBp9RRs1N8Hyhl4MoYnsdUSDb3mmRkIuEOGYfbG
        Bfn1+/nD1x+n+WMJPwr5/En56QKayYHYm5G5pAg1VJnzXwjCyhrxYh2afi04X3nOhplXxDXv2NiEIqy6oGfvZ9D3aPSUEdHorxwvOrTOxkqPbtyLT5bkwU58
        5H4MkIb6WoPy60njlf51l27fvD9FC1O17YhoEIF1Fr7OGLghc28DsGfUiwhdax3GXbggY6beVq275Wkn+6mg9EnoI/YYc4OMgcnKJ0Et7wnmJIjgHUNPhxV5
        ovoGly+B1+qAdzv7z7ZB3Gd8hGRzm7hmqt7Slasl2WB2iTelwjfX67Txom/X6zlSYPWfKryn0KyDBulVVoWXNouli4UH1+VI2jq4WARwgoRiH5qgeko6avXj
        jnuVEzdRnf+WSuEnLr5V7hUZP+nfQofFBIqG9QwrYFkCdAF+tRHESHW9A3U9HveOIcVIaMVnwD1cr54zb0vOUK23DDzT+lSS4v9oefKYpyizbOzKgVB06QdJ
        61PXos8kNuoGammi4WfwZYAPm8i6Db/I7qY5wLszdfvnRWd18xbUUezb0fzHkZHpaAhxCO6l4cg7zEivQFnZ4zM0vsKAx1FgjXoxBGCMbaNV0F6esAFFCfQO
        mCKKEPI0gSyfxwFGVVblPjlE8LRJZGTkC6yOfFYOO1bzOUWB/vtZDQjwW/rnW+dlmZbvSWcZiO5ibMovmCHPn0wnURPw7IYzX97Gw04xTSfborVacAXSkNWJ
        D50skpJNMyKAlOpBvuSdp6I/hSmfXlFQUpaAj+MUS/dZ8zQS0LaHHAnuO077v3UIwAXdH4pOpsBbiE/hFwI7YmQoBN9pHpdm2aaJCdWEmb1BIJU5+T6LOHUP
        DLWn1tJtWgqZxCdh4F4tpjT7U/KrLe1lZ/UG5hr6h8fKZsPvNYuGRbQ8hWwi5bwJXcHWGqV9A+pHRPVjGv6quJFR2QCxhGRY5gJ8jREzJ3tFG4WDLbN93BaO
        fa6VN1G+smwyNu6RKmhgv3xC3rSlSjsK9gTKtSk4SWjp4ByPgsF1Th6A5WqarYLe2oBrRxMlakqx2WWnWVwDdQ4mzQQjjHEQ4Sk4nGglSA5pjm7rCJRcc4VR
        DfG0GuJp/7VPTfb9/p7+9VDYUi7P7SAn4zUG+ZCdoD3+LcS9xzT4F1M61gv6IgXqhOSYBRR3kVtr2IFAZ0lht9he9fE2B901os3a/YBu6nKiyJ5R3zCiuYFZ
        POov8kfLNM5I32+pktjv1p+Y4Y8IT7B5iygFyVq6ir1zR0mdAG5U9EDq1DQ9SUTGP7spWkp6glyhOzk07SnbYpHGVOITeDliPCa7jywKZGDCHws9KI/b8nIb
        wdMufGMc1T+2a7Qle2Tz5AOqNnMSTlnUa3ygaIGSqJ6N6eqpnpmGRoMyYA3Ofo1QDHwjBeLW9Cli3jF/UienkL8kGf5oo/bRhv1o3lKwUjVMD3195HEdQ8C1
        kVGXEBFt3D/KW3m4DS8OjovomG4s2K5kWwczSFR9cBqTp16axheZa7OY/X0i80he0gUg6Z3Cdrh26+hUCsfttpr66VoASRXYTY22ic9UeGyML8Nwiil+Gyqv
        4jNwXhaNxqHXBiZCPkol2Q6CqO/dVRp5sORX04fzLf+TuuVgacHqTygW7tRZhNtYrV6spZC+4zDNY0Bk1kiDWtCL7hlch7Ds86a91WAkMn+0BrWFWO1Al6S0
        WPBrUl13azbs7lCa/QO/EhPwM/DOvBd2DJWYTdRsQwe83HwfZ1wRXw2sjVdpodN1WXC1uizXZNXmCx0JoEPoUm1Ol+2pBmY0aPGYJ6gN5uEdMhURYihMPYs4
        1JHJ9/ZVhJUlWM2rGjNG2QmHl66luhNpT4hU3dliMR3zllpMYcbDhMGw31LpOkx7QMzPQe+Jstzm4Uye9mmkQSRLkZ0RnUEW8uv5EvWFDu7AYTbB0m0Khzif
        UyiebmWIS1cRBY3wyQVjv5zDx5EtDVYdRLab7FRPpAejZ+B1OojpMPOrcJdkRATgXN7LcbvAi9NVsINHGydM4dpkLZ2U7cTjYhEkivRytabJjmxurss/KOGx
        LPmKfKBby0oPqyaPL3gjL9SXhfdS10CmMHWIEMubfbrg6axLh1ECNrkbtbAhmUOPqWKyxgfgThRAc+f3gtHv1fKVm+LeB4q4p9SRRk680b45AExE7F7VizrD
        /cHCKA6U5s4WH7J4/FuqNnes2oyymWvU7vqT167LJ++tYsxNR0YFgLr6XvZbFoAr4a6/nWU1w9TpYb72aTOk+4+G4lY1vF7YuNImgTew8rzPRmVSSZwcW9bJ
        4bJOJhq6Dl+xSSmorg9UC6c61WBofgerU80HjJjk9dBZZ5Cjy3fcu+Xzkf189E0/P6kJVrgqd3DVSkwObIhF9RuOvcHBGWm+YqIoYh3StC6Xsjrmsu/jgw3h
        cBAaWprWYu70hLVdYUxX8h83eybA5pNtBnAI/Ljii0CVx3a8jaiWJ48TgVLazTnBOM+m0gjiAvweJmBzhtM0lvCRrM8RfodYkqjCNYBwIAtbZusrQ321iMIy
        koEI8yYkRLO/8hEGYzF9ayPQCEC7Xqjo1LhG9qzlLztG5JjRqmmMhutmrJjGUMXA9zCrVYwsNJmvUA2NcIiHSGPFNDRIl86gMXb/A8BnRdb7nm6aH1cZ31Yi
        upYKtraK+tTWRFry0W35Yqh0dKGqS+y6VhtgEGveqhw8J5SH5if5LjYsJ+jnaSYQpStlQuduPWcaNia3gjeVVjgBIWRra0d5YswEDFLdIe24yb3Gn7Jvv3L7
        JoU0hJbUzSG0MatIu1CRsquGKj496+5WZHcxdjdTkC50oKKtEbNtbJG1ORvLLynfGfpqyJ/7e0XzvSlWSRk8vDk9eJweCp772Por97cCrcYCHHzagbTfeISW
        QkllhZ1lF4NBT2IJRiqUO4sTe/0uKmePb/Lr+o/+ecY4mIjx5tcdBKgYrHAysvkwoCl3SAcdcu7Q3QwaL0+q8RImxaXD/iG1Ye5XG+aKcWrD3z/dd/qeGUxP
        H+xRxSPppAys95sZZXdNvuh67nnAcMFaX3n/Owj08RUfaWv0sWdDAqVGDirRC3Ucp4r7cfaQ25uYS7A958QGtak4SAUWbTQqb8R3pR5N3+oXgVRpwRZNLVFj
        938TePH58FwNh1b3V1uWLkg9sVDCPoLD+DuqA4P4R1SBb+t7DXW2iqFAtO3eg0aExth6dU2iCin6wwRd0/bS79jTG/ozNeUjnTFxk+3KH0sGoQqhgStQx6QX
        i7Tmyt65uEm8vNR0LhaTZRjneBfxWF3EE8aCygSwWU9ZEti8qK9DjYPMsFaGcVGgXhkFaj1I6ROaXjXKA2xsKWSI+k5jhQVJqZ5Wd5HrRMrZQkV75XBKx9QN
        EeqGojVD2/Q2dUVr4IBrWj80+kA5pmn90BSzN1keRsLsf46L/kP9wzJzolOmjr3rZU8F9V+fD5Irodc+754bATce7FphP3YMlQh3aLf6+MM3TArb0kpXVz8K
        eWnHgkszxzRk0cXCMmaFdkfJ0THgDnH30/C7cMHB9oauk4o2QadjVgQC/4EUOhk5GqFEn9Xau+2jXKzoFxTmsGEUDNYz1mTSBMqIrsaKyXricGVqlIkDoEat
        ILoRVVDDd+6hZ0IKkDO2L15uE41MEujUE+DUaL8dcP8Ve4zUmZy7U93uNf93Z28CH9P1Pg7fuTOTbbJMiKzKnUEbFWRfCDdj36WLomhlGWSPJPaQWIqWWkpL
        aMliLUpbLSWMtah9a1UXqaW0lFC74v88zzkzczNJ+31/L5/Mvfc5+znPOec5z3kW577E4dWnU3BN/CTDfNAuPHioHNS7VXhWY1K41FNcYFIkh3iwrBM31qHn
        cF6rvRsJaF2CSu9LlqNFZNyhOp7RmcXnRqDqlTsmNCKwdLmxXqdSpl6TQAxFVjiqlMP2YwuS6lVAfKwCE/Vjg20t2Bk5iETw8FDCCBWX38WNCZkITjXDcfFW
        YdepmC47WhBwjOdCSzGXgyYtEa5AwmeM/fLQ4DB11sPUaWNqS2Yay+mefo1KpSq0KxGgSyrBdmtBFxR4M4pm45kQT19a0FW1LHSTnJBC/4mU5/53uhTygqLZ
        UZfy0sPnwuuchjUB8d1SEAtFXhvBlqtANVZkXUFboG6RWjHx1dyinIofpXuT1RQPEvnTM1NFuPTgZMCNGKG4o6GVFmaaiAnyuNP5VEcmHOmqlm4woYpMrMpe
        BOko8LQu/yHIp60pXmW72UaHn7gkljCxc3J6hGxeD5hbGrxUoAlLqgNG66Rg0sw2Ew3ppGrqQXoAnkzOyIFvgGS1Yykio6pFRilJnnT7xcwAaUwa9GvNLccz
        QS6ys6Ofw81V2PqQdYfObmOXZLqZVLFuBQx4oVeR7dq2fg3zmWpUrannqVaLgkonFiouhJNtGnUPiyT7RWuyhyoQnbWRuWh02oaCACorCv3znF251/zGg5Q9
        hxRFIanESgRMRbml+rYodlJYETVIqgfFwkTap4Eia1RUWT/aFIhnrupAlRHtoZZSRboUoxAkacpJYcRFEoLwVqQUetxJZ8tAQp48vmGDDSRUVVcQqtTAQvI/
        esHWmxAbOgQbAwimlurr90APYt9LHuUGkd2T+ii2znooUUCmvLwQzxsgP81X8iJZBzjZZuA1Nt1fAN2CJLZ3N5Ty8JL0SHZ5k8EhyNsXXmIzcXtJMfoFGQEO
        ieFF1Y0cGhrwjIzWVdk+7Q2HfC8ynIR2qKQG6K6Njn2mWGaVe30Hj0nGRuR3u9FqWOrR7zY2gsxWodx4A1uno53/Fmp9mdGlhgOiQDuB5SLpW6hDU5RAi8HN
        Fm7A2wSXUozkb8RlTSxnSSRJLKtxv6sY3mFBy0sr7ANfI1KJHRmRx1MPGaOBuFsFwT7hnm70JdZZQ/jQpRu8oSt9exheoBHjCefBMcvTXj+bbjQMzi4Bb4le
        gBXCF1dONXR8IFkMw52xAU7kBlJDJOLQwJO/XebR1f7qLHmT6kiAdWsmRTMURvFCriw6hfTqSl7AVAZ/qF2AhxiIRsXw+OaFem7EuUAzRpJLmVGnwHhVEAo0
        IXEZhIZccHUtR3kb2JbhrazC6F5m1KZ4aIn/BZFpNiA1oEOncVgCfOgM6CPUFRKWoiIVptaW0vKkLZeCbFZ9StGokW2nhJOmUZPCfDppkyRdieRpziPlTY1S
        7QLqlkSnIE0yswiphfFBESv38vISvAPG6sLIByNv0ROKNnem2zCRa/gYCNf8AWN8cH6hGTXSbEGCQ1RYVylVSOcZ8cKFlhXkeKqtR1OFMegymKR7cdVRkxdJ
        yQkmPgl0odK1li0BTg5LElsyHFYmGpTyUtvOzTLXlpcpr+ih25k2xw6YYP9i+5dWOS1WQ0U22e1LdSO7CU1jo8QgXKIadRBeJdVQWhDrWKrIUDNbLXmuogNA
        cmK2mwVHW9m4OcDyDWupkS+M9GCLqmLRp+XVnkYIQk2s+uzALGl0PmQPf4BRMKn72tyJXhVF50JVEbN+qOYywUyCJDidVP1oqJgNeTJ/Z+9WFXSpfoXG6GwD
        KsVDhF2l6OBTMgLG2kVGCOZvhD3BmiZ4V7ktNYXqjU7lpcgBdS5Blz4lRjf9Sg2Ti7AzXwHXNKU2YSIs16msFFHQLpxSive3pWUKvjVe7EvaEqMTZqghVTA3
        iT6ciGxAeQbAFBS3Emk5RCpcpMkbR7uck+RUilJYIiseiC04sqqR42J1paAm8+QS9R8BdEwsVddMsPJRSBqHSBsflHIiuW+JCH61zpc5q0W2CvkkwKderVup
        Rv8IavwjV05Wy+ek/K7i7pfxekPsZTNZCeGIfZp0XCKRLJo0EqWXkMrsFoRKMEy8hul6UojYI4gUnj+ejNKiwZnMUrqGuD4qbimdBJ7RWApJAtJdDPnEE9iV
        pd0sOnmXyDSiS6eejGBP7w5nK1S7oVCr5w10o0o2woLRd6aIhBnJxdn8AVkzRGt+pKqF+ab3zeNeIbowcpyVZQrOQGcNkpreUAJPJD1HZWkZrLQMe2kCXQEy
        xs7/qBg/9mu4rwcNabgSdY4Hj83uomeRKyfQ0bSohrsChRXI4K9OMBXP8DbFm1T67aJEonxlRl8Fehp8TPNmkPiwt2k2e3EyzWQv9ZmiOhLeBCDvRUYXHH9P
        R1ujSJQ71yDKXTjD12Z+GEXeXLsz44juVnNu7gayEWVl9tLJgHPAsTToaYHdTkrOaPxSi+J26GUYWZUKqTsyPegv+SgXivIyxEhflN5T7hA6vOdAipMeevbw
        Zw+J3a8A7WHjvAqCQqAvFdm3ZLfOnSnU6xibQMfs1nnxc4GXVbLCsaGu7EoZNmU6F0DNymuwmV0YV5Q7pQKqC6qv1a/WlBt9gbzwgRayrwCDn+RBMjgeeEvB
        Bt+tKfMcghwSVjliONWyCuvuyJrX0Ui5K1jzKP4Ef3SCcuNtQKdTBicdiRbpkJuA7fDQr9UYVExF2J0xnd2ZZUL3Om4g0BihQ3aotckuIBRsdyaY5C7YHLmy
        nHUmYufpTK5YvM7k1hsmj86kYxbhSSsDTveJJfg7oKTUEIgvIwxB+BhqaAg9hSdPP6bWoSqDPgT6d4lEjgJHBpVBD/NbUOqMdCOTuiHmNCo+mnRYujNmqSIW
        FvrBKjFCLiXGBpCVnzmoBvoZG8AIBkoNS6SgEkAoYgHA/8CKctJvI49/5qCa2onq1M42JM5th1edAkmWYPFz1cg2dGW8PUHyKTVaGe1afQXu4joS5mR+V0we
        zPmLFp2gB8NDhxcO9CVJ2qfuOo7RxCogq+caPbuN0tkYR1p2L6dP17+jRq0Vd8ZF4lfpbqhHArjvZkcDUiVBpV1nk56JBkhemMKNUcxudLXGeMfuiGZ6rrkL
        RH86u2f4FzauM2PjogggLmzlpK9PjFs+ddjAYR8wtQzaEJ2sxCNJlLjQXNHayXEVVNKZ22D16EKiFzRtvNm7d3fr9SNuWM5SfVJndbZq3JPMuf1ajI2Lhsu0
        mdrpV7FNjslVIGA13/VIBiKdxKtQMSUTRf9UdS02w2BnjKMrwQBYBnylALQsHoufcWIoPHzjxGByzCJKTBASjfAKOH80THMBKBPGVyCunFiK9IQn4x5kqVQT
        JNVTH0l4iu6E4EUFL0/duRzuLuvz6R0bsFq2Pp9WqwAuiSS+fEdlVD/FPeupwe7cHWgjWNqIsAKySpdjJ7s3SYDhasVHnqbQ1mIUPFSXS0p/LRXlxhr0nxoA
        qtIS1AyBOVZiFMrwXqTUSs6dkMvLdbrZ9cUG7AqETQbmSC4Ehp9WSKOGVHEFkztuNBr9UQ2gMap2GzxsVjqZRIxGcmeEChBfPYNQ4aHWalqHeWChb23zwMRN
        785strhbbau4k9IIadXDikOabnhgR31uDV7VIx+MMVKEDBJeEJjsjcAtbAt4rS6gpAja0Vd1lpxtFrYlV7RDtV7DvJiRmj62BMWTDbh+qGvd5pNRdoe6qUkp
        A0kp0hck/094bLQpXNjMZ5IlHCtXC6ZeEGarrIdXjXrQvukp6Vg9amwSnnXWw5PVQ0f18KpdDy6xwi3yMFvb7qIWK6SzGqZUQyVI0sid2VEmH1c2xTkfq+Kc
        3uSu/0SEgcW9GtYIgXClmhy7aE277utRIFhFam04t7S4HAZHi5JJx5LpeDIFC14wXRO6cFvX5/4tg6acskUGPi1KaorHsFRLGCbUhXp8I/erZdYPEByRnHZx
        Le9RvAw3EGOIKf+7d6ErYmIwkgqonupl0HGtQRWbEc40iTTpzKmrc61Z4KAaP9rk0ddRO140ecC3R48g8rbqzqxza5g/VU03ID+LUF2aWSPQ9EH/XsyL6haD
        L26/7nQLLRagqy/7IYOMedSWr3Zlnabu7IFCBtwUBtktcdMxo/UaTaFUD/ck3JoAfeiuAWcw2TfA6zQ3piep50AXItMZb1xby7OURVIF6YCg8OZ6WCh0qMzS
        hbKsr8jPVfJBb1y2PA3+zF0gv2JVswmiZgznBnyCNLBOEN6BvGOQ+eLJGM7MkKu/5Fcm+VYorTpDjxjVSL5yTxR1yjDiBsK9Utqs8uNmb9BYtaFEXhPRLjJX
        A7HsfuFUNFXJjSXXGOUqkyQuUwN7hBrYE0CILNRAZLzl81AgspqV56SjHoSCENlx5gtWhWHCna2AO2Sr2nkrDI5qK4nXQU7MkxUgiqYza8tIpnnHF0g6zkF+
        dJnAG6zBBquI12+9/YE1XV+uYuuTSrlOOmGjnQ0q5ixHzW/1TUKvGnsdLPR4DSYgKczuH3p6MEqG6dfBwoksOYiGcIFhlUBuWo06jlVaBeEtMlEpnTW1Hghg
        kVHhOt4InVVuyrEXnZjUlBO/WgaCoxxIV//yMsmPYxF2DG2ZRhE3Qpyo/BpD0GnpqN1BoZZHArS0zNKCiwscXmrAURMRTMCjJq7iAh41SUMSj5hKZ2u2u7c6
        8yZMsg7VVt6n1+TSTv4tO73+xOCaYKUHmidU6I+LSwy+dqaun8mF60I7kTXTdUzuwuSOpwkBqXt/fOQCwghMLNUP/8olf+uxORioGyDIyu1c6AqjX0UZinCy
        fQcbr1EIFGpsAoWamvJqGh2jCQU21QTGVakh5eZcdyo2y7gmJpKCerstHRNTn2QlijXTcpEUe4linSXWkcpqOkBQyMAKeJzys1Nn2Ctl5eXk/UJl4HfUnQTy
        1CbRw4U99Ozhzx72Y7egOHYLimM3uvHk96943jHFQt02T/bW/6rRzVeJTkV4zUKbJ7th1DB1SPK1QCIKSCfhzZ+z7U5cSxfi1jtVkS4yBUYYWS8DBdKDZ6sJ
        YhrXf1fjDR7ehrshrwInGpwGXK3HAETcPoLd3SXZ8y8wqmHy9MTek9RWnpSKmL2i/j6Ql5ilSI5ESaUVKRvMkM2CyyrRGVpo1XAzcR+gSPCrago4quz6haY1
        RbCBo3K+Gq9UuTkJ0SSiZL5IggDkbADqY9Si/jc2FQWdq9mrK8pOIG5oOW5oETdEMnFTAzfoICsyhVl1OoqDIR5vLUeePpzctsIa4rS1As9qGpPI+s+Fc7ds
        6qjYzjmiyqXIblxKgImJPHhmR6PGdqGpg+7R1KA0YBPldI+aL3RqvlESieVkIn4mrv8md25lTnn9axVzYgsqOawhzaRapmtcaD+oWYLIllLRqra31S5hi5to
        OXF8NIwOZ9Qz9YGWbsIZoUpuH6fp1ZrCBkUi96WqbyqQNV92M/4CKqzpUYpcwoePAa8BYeNgcMkXVdf06J64KdI/kAylDPU0OZDo1WMidyQv6YLe8B9aOnpT
        w3TG+PNFO4iiShCt9s7INCHMxzzy6ETyiRyMXGvnPG7ZUWMkD42uzF+jG0qdodKR/gAcu/gLTSbXUqNrRfkOYxM0a+guuS2R4NPotsNoXA3o0oSsvjlLRnpq
        ah7lYTDIBCIairRbbeyKDu8M1ioKnKKlpDp7XQVWV7p1Qw4CqfUJJJTromipmrKhHD0l6IoeNjt1QrHtTrNKpqqg0iIJqLrg7KAuEFkXiNYu0JpENGhSo/Xu
        FUZXyXVJeblJZHA3CUHlZQY3vLhxYVZWBCNxL225VhBLlHKuKLNrt1Ipng71IpujeFjfIGm421SKhooYpOvm2wdvAkkcxuYxkRlb4iMqSC5MOtClF0qcMN0a
        o6oHXfm5wjLsim5tDY3gEOtrHx93m0dC1CmGswZE9DQijYxrsEu3IPLxSYq4vkiLQ/MP0r2Uj+SGdx8+kg6vPEhv20WcJE6qA1E9JZcMNI7aDQlwZntXZSrW
        0w8UoFrfQT3JSNgjGVfDGkE328joR/qf3VuokKQSyS6kabILrN508a1HdroPM5/mhHa/cdL6w8L9XDQGamrYsbEdTPowGW60QBOInjoLcHkPZMQ+M4elNwTR
        GBoaE0fVLx2IfKEHtKJBhtEbUuaza2VsUgMUCmvMTC2jWQ1slTdrVQDeXgsSmhD4QiM1AMItEOUO9YeQYA9KNzaE7wAUrRX0X2pQs6YbRkKtsQakNVYf9wNv
        qX4fIEQDWGkBfcgljoorlKJddykIymOfyEOqJ7nGqe27swH1G+qTDWsaPyyNeIIHNQa8wkWXVtCUYj0U28PgLTWE3AMknX6zRmrICsB6e+i/Q7OffnjKQXc4
        ADhMKOBPpekkP8wBiDL0do/SduhJuX4vREkoxB8yIhE+5X/I2Qd7WCUF6s9qOkClYC3B6+8m8G6knTN3Kny7uyOiiSavdFPuyAyjf1OhA6K5Zx8Pt0C8lefD
        58+Hz7nu4fNiw+dlHz4v1qFe/z589SRsnzOOnRd0Kx4BlWPnDzA3HLh6OHAQAwfOq9bA1WPl1MOBs48UWne3j6LCcLardbhqTje8n8Cx8kKxdPtYoeydq2Ks
        sJ7WsSLvbwZ3HCUv25jZR8qZRspZOVJkorbWqdN9h87YhI+HDlZ65jN7moVGkDnocdXhMoiSTbiY25ZlupGz7zE6tsdYtxW00EaOqhXrphuL7gnv5XTXioPJ
        llBchCUIQAOphMIooKDDXcl+f7SkXLILsOC9T0UFrc98nYe9AYtiJoDcGaXO87ZlbDPhLRlwh3aRJPYQJImJeRnIeynzOf2pVhQLXYskEU0ZEwniYyDpNNQf
        E5kLa5G5sBbJhTUtQ9atTWlehh3pSdtQTXuHVTIdT4oaOjgbPUiAhdHAtaXQKQsnvLFUSCbI5QoDCeXkTU5NZzz07tOT2f5n4rlGTyqEKw6gh2NWWt1C85KK
        2AzcR9V/FydaBXhFUtqmTYtZvBHQkLFGkdjV5v7XvlWWwsZIZlzJ2rKGJdLi4Kn/S6gfZWm0tgoIkrIYu/92RTGAC26kAqKxjUAdGTP33oqGOTmokzJl3a5W
        W0H/pXNgq0aMrZo6aw/ZkMAg1DEEAhtmkWsciDauhL0HY0RuAtaqeXCD9CMKyUIMUNJwKtYqLl7Z6Q2olXKYMPZbDnaTX6f5lNSRnRUhKZ2VllU6541EMYQS
        PNv8m0V75GhryKK95v9u0R5NmgklVrP2eJmRwg6IqnLi+OgqsbUkSvv/t/ZCCZ5C/q32eNQSqfbi/732pJFiq70AkyaFiW0IvPYZDkdU9b8eUUWFqSRRYSpJ
        zZyg0S+XobaZZKp5fj3rrvYs8pjghBcyxSQEqzK5ZDHbALhYoQAJUttUHw8V0bpMEVFAO7LFdGR1MTlncm1o/HDKNJJY/dMhauFpf7WgMgQQXJtJZspZJK0y
        PJBZZMg06m3hGmV4EN3tSc52iA9rkI7xnb2R1C0AUtDN9BAaQeIK1ruxE7L1afQzNKgNNfjWAatPJiaKRZx2PpIPs4rhjjr9HpK7rRZGn6fVKqO/5A8PiOSH
        N3K3VU//VsEGGwT/ydxB7VRBilRBUgN7qgbkbOJfUgUqUgVKvvZUvkChBdhTKdMEKNIESPXtaeorLkhNLnCgGsfsa5AWud9THT0bwDMRLzPhORSe9eGZy8MF
        Hq7n4RIPD2UuC9BJtvNItj2gZU9nIIk4gBOqbkx+W/tU0IRCdfApQVPwqYeOwKeA3p+5wr/ANxtBqoVaguTFg7xrBgVKAjPYLwnMGaESofwk8akRTYULDKG1
        EMse7ifhiRBtd6pJ8MWVOkSHagpasrkPNCX+6PHHG3/qoZtXdsOMD0nC2Y0+gPBhJMLb0JQIDUMzlAHFud+k9v0tumN56iM5sWAjjB4OYUOpIQ4hHLZsQwi4
        ZxBIDA0dgEK9mkCgQcUhTghpVkf2QQD1kZpizpil8QXpBcy5oQINjQ3sOVM+TSGwZs7GOnIOBKiPZMCcMUtjI6kR5vyCAlWNvg45GyCwZs5SHTkHANQHhwsy
        xZwbS40x50YKhDbWV+YMa2F9a75u0KPYa9RfLIIbFoSdpSiXzUNqugLaoGYkNu2oFQqob81IbJ5RhWz1qc+jkM0gm+0YbuqH67f5A9I1BMR8AfC2kSGAMd8Y
        brqgwB7mQSZo0coDsykLQTrMQQ2Yifcr+NDZD+4Y0YVYaW5IcjDXCliakTRgJDutLDF8RANxkrEUNeBRMFmkDnSGURLLjSKftBn2ivMLXW7BCc4xjM+KG8sH
        TmqPIrcJKmT9wnbixgUUnzN5ROtWYh1r+z9JjZPSm0Sb1AUZ5KTazRSbadSgqAcQCySLRfIrZN8QUd+LzMozS0Ku9incgA2IDn80aH0UHvZQX2ahxR2Fm2Ch
        Vc58jSKFpz0AD4BeynUH1gPlWoNWIaylwdHCFkR27Hl+dqA3Q12jN0cTHUAYjngAwsLhkofX4+HuAOE4xBwX8HArmultOOZFjAa+UNiw3tmG8Hy4uM12+zbA
        VmRP6njCUaEbShChMg55QnHtxm7aMmBb0nQjBUARgB4oy0mqNCaXDFzd1DCwzIYQ0tTYJZpuRm2+0QWPg1oPFTMnAQ12CUKsIYO8sPoy+Vt27+FhPRmrJU9S
        nCbLJNrOZFQY5XgA49Fi1pJyo7rUSPLWnP/PMVONcl12vQEzHW+5PwoXq4YP1D6DSnVltruoNm7YKa5EJLt2Q/MdXAxJQ+pItAtoWQXQxFd5mVHNSscbN6uI
        mq1ryYyFbU5sc1bXpznBmMbkEAcnBwqoE9Nfw8zjqAvwkgjmCloJUqOdUMi5F3HCXbpKrsy7G4ps2r27MXM1ZHoQpchC2KMpPsgxBTu/M28WZH9Hg/xlZ7wB
        9ql7EuJEcIKJh3w1U2imAS+KgzOB0HICyo2kOPwzUQER6DRSd3fORLRB2wBO9IZWUbSZTKELmkRvnkRUoYKmyYfk1pxJbo3rlOKtGGECzp90aKx7jf2aPBrg
        Fowa8oqQhihRhdHR3pId/AIKjqWTR2w7EA2SeKYztPSxgxujAn46bQx2IBow0TCzbg3Sjb7KCQ2UD8S2f/vzuebP55ovQNhc8yEbmwE8PICHa6R66QBkUerD
        DtlICuRRAm1RvNMByKJo0KNDEOzRnMA0+tlieaUDkGLRFHZBy1ZaWPu5rTVELOd0k2dvD8b+HMsnH0ABudzgOa4bipNgMnec8B5q5vIdf3pJuiAPFXO1xGYg
        ISjZc3Ox23ND5jIOCal0iGjVE/V7BJvVO2Lsu/5/wWPU9dKQ4ovWui5omIccmnBwYEy3TXoD7a14Wi+RDP821UWrdX5nxb11HUW4kW0dexHWaa213aKfxgOl
        upCxyp2aMpckeGq28TsUcnGSusym7VSUFAT7qBHlD0SouWupkRm5cykzupYxY2VlZch9EMslrf57NVJ+KNLhhGouuBY64U2sWBFH17LO9EarJmZYXmpUo+jW
        fyiXBimOtslBlBwrj3w73QK1SlfEdN/IZQx0EpzLuaFpNfLzg02+JPCuj0KWRAj65xL0Lnjxh6aeo8V4eN09XY+WI9UmDzRvqUZlfpV+C7FRyB96QyO9S0a8
        MIwEColsgWv1LqbSU0eniugw6iA0Wx9D2lbiMCNa1zAVf4fXoxe/+/yJE+DJA0RvwuCJcFYpLhYhDIbQNH2qHiVItaRr5JzHCnCGAgA1oQAJM98D6wxA1Ggl
        kxynxCLWtBTikZnWUmiHKrCtVe1hxVKT6QZed7Q2o2ZW/ElIBNUG3duq2iOx1UZoh45U2gjxTAovFkWSsPXYLie0B4aUCRTqgjbPWWtZBUi8r7kYG8MGkfEU
        XTu3IU0R1JrS7VSptPyqVWwqYJ8QLpUvDMzqkMIkYlwUJttFq8KlSj9Vhe0RmKpH3XEYKiTMTSjXn9DYPiqsSXV49dta5YY6VC0FV8b/E0iOEblQrLZOzGY2
        bHIFkjoPFT8K8uhSlUmvblKRyko3/OmFP4n48zqpGuHPYPwZij+p+DMCfzLxJxd/CvBnLP4U4k8xSTZNo9+Z9DubfufR70L6XUy/H9NvKf2uoN819LuefjfR
        72b63Uq/lSr9N6hLc1ajq48EB86cCb3IPAKqQX2qUmlIE7ulIKFktVVCwigmeTDpCKQcWpB5EJEY20ZtMq5+qZ2xs1K7IA9JhEZomFqHWELSsTXtJyHlZIeU
        VpSTfq99IREUvO0KnVFYIimVLVOCSonxq2vIK8fsSTNBDpTuRQ667qBGrSlUM1XkYhVRHXVeJatM6pEogVCQZ/Wq56R1UmsEFTm9KBxphJ6wmbImQREUl3PF
        DvIxqvTriSWH7sv1G9C1GC5Lor4SHcBsV9EPUcAMvEHFo1ZiAJqmVqyWQD+61C7SiADUYndRdE8ZWZ+v1KDsL0neL4HEzjryw4UKTGj+rSnp7gBxkcCsdkOC
        i2ocNH0y07PEchTDqaX+I+sOEkrmSemmKoHygP9JHmq7RrGaqSarWqtc9L9ClninLOwwuv2L+uArHqhF/18xXrXfWiu09tzsuoWJQURcKzmXCvxJzfNQWckr
        KZ0hQrEK+Yu4QGr0HzFBZ6Cb/cvLDajP/r9L05EbBpLP1e1RqVRFnC1J5kBExpBUISuvLzcRLnYh3jbCjOp02CwNjGeJbwLJQTNjOcjdIS4SuSXEqwcFhKWi
        JFZ+JVfJUjHW+f9IztidUnrN5Lj7u5KsnP4njW6ESl3E7l6Ic0z8dkYcjWQPNucpgJyaqJgJenUfstXBYlIUniyPrY6UBFN5C6xINTyNgs0ii3okF9MQAPNo
        /pIdeV0CMYAVqmZk0dz6jZaIEmPUiQ4Km5iSGRgaoHsLVhvU2zS5mGgVSDVqSf9TIrv85ahhiZqW5fStDSJb3nZ/sPBVWkZhZau4agDuT5RGKi8r1R1Ti86F
        Vh0Wpg/qgsdnta2WuIjU0AV1R11QTYnRWaFRwJR0E/9VQVSHasY11EN1WIF/UQ7VoeqoFpVDYXFZoig+JQhRvsRecJCR0LKkAlDfrhLP9GtFpWqwM6zS2nKq
        pNG1ZtwalXaqVWmn/0OlscpOJTYdOewZlHVRdB9UA6ctUDalJUYksJ3KSozaMqS17QoVlnKgALV2+/KUC6mHV5BehKq8HK90DBqbDQUd075x0emR4JBG2tAI
        dhET4S6hj+nING+TaFJzMVpdf7w8msBNf0hCDw1eJJFtH7GXB3MDZqQtQYCJqKY3mAz0jsw5mxJKmV0uiCbHU7WoZWS13mFrwmmF+1AXZsCITJpkoKcxEheU
        VHl4VPbA+yl+eBZ6kJADWTXijslwV0bz5ioudYufKMmDFDQyIPCNSawSNwENYbGLatjHSQLK2jCUxE1ndpSc8N7DhZ0W3CUPpfKipFtiH0AN6faXMxc4Gn5d
        Yru+FplUgIjSB1rcSEWbCIIKHZsSw4cUil3TbYkgWTpxHeyC7R4VeAsORcGcKS2XbAXgLuGEl6C2+utZ/aEaVHdbFnZhUY29uiwWy0nFVcqYWCKrMp2KRWW2
        ImVLadmrsEFSsUtWWHlKSUiESflLGrvpnqOi2qlInIAXdcrbcIZZ2h5WuzxaZgXGlZnA1DIU05D5KklrRTID7Q+SUxeUkEGRDAFZcXCC6pZPJqP4oq5mQr3M
        1C06W0FJLmZa2IjTzaVHEHdMTwihZQNgYNZBjVQTQAUdP5k7s1N1F1ZFvAxAU7swIE89XFzddO4enl5AQak1WidnspWGLGwYMDjDkzdfu6DOrvKnPsRMQNax
        DtW1sIgydlgj/2s2yUy6zXM36NwdRTVQFtUJZpOyE52snUiS2rDoC2QkGjCgB3NWAyu0iawGi8xopguxcpFbQ6xrdvfI0J2OxhVMnYl5D3VHrFYzeRZcK9Bl
        DNSPRN6wOwTsDhTtwHkoIK9WzYIZQmsZLw/tqLnCGVhtC+DqQ/zK0o0J8FrR5ihK3KoKIRLQTKRkZY3NLOCjuESxPkMS+pCcoGBT8ykuLkJWkzNzKgvzKx2r
        ryUixolzFkR29e7CArFCUHNsAKsXE5hQ9fJguiHo6QzngJWBgPpcygmL1RHQ7gbmYF2mcyO4AQ3WoABadYcCgUubuoqcHtG5hIgVEYkVJ4G0/tNU6km4CnSQ
        ZsJIqvChmQSfTCQH1xDrq2qSUQvBuLVNKjRigkKkXeyRC42YvJAdQ7UciFlOn4Z31EPQrAydNxS0ZpBtvwrtmAI7gOofp2+MCgMf5PJEtOuvDwvaAeSulcCF
        3p86zaKF84purwobIjKKUekyiEh29u1F9gpUeAUukGQhi+pC8ad1EF7dwCLhJx5XTbuEWnHRqIIpIX3DzA5kqQoql7FhOkXtEiRpKJNpLBd7/A1G7UyWgxri
        YQqjejqe4GdOw/PLdGsiIDVNKhgY0xfT9Lov8MwuMhyD5aCnh2DSmCRCzOGAiCbv7kFGPFsB5bbrPW9S8gsW4c0okGgryfTrMwrgF2MKCQLMkyKkpKFCbYRd
        s7xR+LgAo8ESxIhjfQGZq1HToiemwyJPR30NE+8hEQN0QqVC+1sohEdF8jDScG6B1LygYSuFfnRLLAarqKKaRVstV8K7TteE4pIIpaa3pkjiZiO6B+nPaNCN
        DYquOAtESbDnUf4EXB5LhLaCzFY7ktl2YQceQ4MOq8ilGuCv1WuVykpojyThF/W/Ut2c+adrJSiL/RfaXkJtX5xwumi0qCEwPQWy9YlGyDTMNIW3SgjEscAw
        rlxDd9IwJ193kNUoVWX+h7CGpGVHSbSQSl6f8CnWEsqYrxYcLHqQKqbmvy16aOq06CGy1OSyTNIwix50ReiE9jzQvZ5eJPKD2fMQmasvknY3qJjihraGPQ8N
        tyqJ3HGrPQ+t0p6HhkKhAH52cSLDIPjQKnrPbs9DY7Xnoe1J6TBfmz0PLbPnYS3Lidnz0NKblt3LqGuWlsFKy7CXxg+PGmZ99z8rZlX15/Y8yGsxSfzrKqeo
        huP81uv2uCRJBXlJ2fnDcvKypIIRSQVSWr40LC07rcAsJWWnStk5BVJ+WvbwUZlJeUJKTnZBWvaotIJxAsZIS8p8w5yZk4LfuTn5AMjJbgWvY+1fY4X8gpzc
        /FY5owpyRxXwj7RsfDcn5ZtbpmW3hCAhfVRWbsv8gqQ8jGK2vuYWCDmjzXn5I3JyCoTUtPzczKQUc5Y5uwAqYh42LC0lDd9tUaTMtKw0zCBt2LBsc36+IKWO
        ykvCauRDdQvMebk5mfxTGpGUOUzKNeel5aTmC1lpmZlp+WZoHXzkJuUlZZkhtpBk7YfsUVnJ9D1mRE6m7XOkkJqUlQtd8ypmKhSMysuGYoTRvEda5qcNzxay
        soSULNa85JyCEYKUL+UMk/LNBQWZkFIAkDnv7fxccyZ9ppqHCwCRUkbljTYLMBY5eVJSMjRQCJHMY1MyR+WnwbuUPK7AnI9hWTl5ZpZ5dk42JIAeGG2GtmWn
        ZkI0TCxlmMeNyclLZd1qzk6F/PPM0F2ZqUJuXk66OaXAnCoMz0tKFTJzcjJaJo0ww2tuChaeCSNUIIUJYeaW4bGhUkGOFGaGFyG0VVirUCHZXDDGbM6WWlLW
        +cEXi1c1F6AV5qQ89p6XU5BUYB4fLBB+ZbL3/JSkTHpmmMeMC+ZxxinijONxxrE4Y4OFrKSCvLSx1rhjFXHH8rhjWdxgXhMhZVRyWkrLZPP4NHNesLVOAow2
        dHRKAXSRNTNFXjwra3ERqdY4+GaLhR8UD1+a2TtJgGkyAkZQShoGmCPRIA7LS0pBbJMEHCacW9k8AMcagnOyJBwyc/bwghGSwIctn2adIKWMgFGzfrTOl8bk
        jMqEV5jrMKIMTpNJgjrAFE7LMlutSku5OYTtttmMUzh7VGYmC8casKIQE6FONaYGwmzrQT7Lr8YsYOhLU4WhphQqmE7M1OuaJknkGJoVa8NiKCsfipAGhYZI
        YUNg0XlXr3slJSfLukLkSylJ2VjDZDNEg6mM+JiTnTlOolGUOuxdi8NI0ZRxYC4C8uWZcfJDClMV5NvAoW18HpmK39Prov4jz6RcmApj02Dka+e7C9J25Dmx
        pnV87TVKOCYPeqUN9W6SlJ+bhxPYOgasY2iUkmE9GAOzyDRvll6XhzXMyqGezsYy2FJA3rTrGh1WbohEi3RKBpvSLIkEq2F2rdGxjrkNM2F05s3W6+rXMYyC
        aROEzBNDaLQQhWj04T0fFjYoIdk8DBeY2KsuFxK3hsU9ftzokPOkZx9+eWPuqDl9P9xWkTz9/rL5BYsGpyxZcGpn8LxZ/n/fMPa4uTg7upnhUMQXXVu2Nff7
        dFPGkvAbbh0fDb/UZ8z+9KnJx24sXbu53dC98picrw6t2jB3/chPNmYF9lDtn7Dvt1VXXnz/9cfLVgSfOuK54lrx34ssi44en15amJ74pmfphq2thcOxP73k
        V77tetWpE0Pb7753/m2PAcPWVQTPNN/c3GfRnmdb/2r0bGHHla9+k+GVeLTX4Tlbr2xdvuPCqqbJX3b9YXETeeUfcStf+rNozR/fnDh7Unfll1Mf5KeVNG36
        abvCbdEtPPY8/edY0jTvMUfWCabv5uh136uS1++/PnaDIJiKWnye+9H3H3b01L7ffOPhns07vr2yWds1Gw7OjjX/uqn/1yE35t/4a8BVr/3CpUmLvnjivXdx
        553bmo/x/2Vc2eXXN7sO7R2WsXhC/0/9fi9qUeb7devr772W9Ze3+7Gdf7z+muXnLR9E+/3Qov2HWb+1Ohbj1GP1N7djdgaeCcz6xKvTitW9eo3e7t9n9blO
        01v2nFL5yeoeJ7vv2PvGjt9T3LpWhfyyXp1w2WC5I2tfa/Xq24md2h7/cOa8Z7uWPP6zxbrOa45E9dPO/vi3C3s63Z02/N7zl/R+nz78TH9p/z7BtHGeXqcq
        FkwWfJYKpuP4PCiYLuDzsWC6CU8x4WPB9AxfEvcKpjnz4aXpXcH0Cbyoiz9aLJg24JtUuVMw7cC34Iybgukovj0SPxRMP8ObJmFLx22C6Qa+6leeuSaY/sHX
        l69Omy+YZn2g12mL70q/fyWYluJ7adjaty8JpnX4rrEcCpojmLbj+/5WleWfw4jAu1PC6DYZul8F03n8uPaupsmB9wTTn/jBh8r0CD6ci8f7bXnxh3OC6d0F
        8DVvfXb42OkzBFMJfm3u7yb7jlgrmNbC101t2V9HjgXtOW2dfaXTfBKSXhk4zfp9cGXAvG9W5qy0frfxku6+NPfwMSufaZrrwodj4+TJ/Dvxiu6b6B+c55bx
        7xW/9hmuOXroziH+3fsj4+TOCYU5/3DRlOpPvsptsWbD/k84azVTe6lXdL2AmP3sO/zAt0FVe9+4MO0+K60ofrB3ZpuPdPWXMN7s8p5fNnA+NOHYImZF58z0
        RtJP3bYH7tlRTcqCnXzq353p8VViyeiPqG39fvQLu554cYXsU0mM8nXHhzxtdiVwTt+A6/h95buyN3fGHD+x9eStD7C0Ze163N6gVWtf+nbdFuTPao9+nBVw
        oOO3m7Z8dAXvcJsIUy7nDP5zwrHwSXOhtPdCist/mfX35cApliFfQts2xEi6s9mhy8qSW0dVCULkEePdFzt3/lVc+Uk7w2zHOSUkeL89+hf3+F4TzrzSpfrv
        88LB9CdpbjNXeh1t+neL0edmCuM7j9d4/DnnNeHmra8XeK4rPvf94s7zVuSNKP5j3YrYU2cTu04vanF+VVdT9cjrw1Iq3mn64/C3v543r+SVzD6rEuLdV2cd
        Nz24tPnuc7PzxeOJPY+fCA0Lj4iMio6JjUtKTkk1DwsNDQ0LDQ+NCI0MjQqNDo0JjQ2NCwsNCwsLD4sIiwyLCosOiwmLDYsLDw0PCw8PjwiPDI8Kjw6PCY8N
        j4sIjQiLCI+IiIiMiIqIjoiJiI2IiwyNDIsMj4yIjIyMioyOjImMjYyLCo0KiwqPioiKjIqKio6KiYqNiosOjQ6LDo+OiI6MjoqOjo6Jjo2OiwmNCYsJj4mI
        iYyJiomOiYmJjYmLDY0Niw2PjYiNjI2KjY6NiY2NjYuDKsZB8XGQdRwkiwOQbf9xWOxtG3VpiV43Jq0gXwJquiApO8XMyBBa85HkRirTbIatHSFABgzn21Bq
        zqjkTLNij6prDwuR8nMkzJxtltmUUZKNCIfSl8Der0hNRebz5Kn/K7lVoIuTPXksCu7RxUv1Ot+0AgmPJ0lpQFIoCC5TKQSGQaB55KikzHx7U9vyFuMeDS/D
        zQVS1ijYMFPh9ADUvakK0kVS7MycXNvOyOr2371kKv1Yr5NwFy7IyZHys5IyMyXYSCl2EhANI+B4kZYCVBNE82VD0zKM6gG7dlYO0dymaghcrYpuFWFuGRZJ
        xHd0q3AzvloPKmygGc2F2Y8ZkZYyQgoOP168Z8uxr1sDlZ8L5JW5+Z4vsCpAfkEcR1K+Bs2WYQbqWbIdn6hG/IgjAdIAfWtr40tIVeZBy1jzocnLgPxSHBuV
        9McuCKunDLNiYxUEvGSjPQqtOFko7dliG3apNdBWZhzlecv1Oj8bZtsQGI9/SMpAqA8NF1FiUEFedehnSsgKbQMYxsaZYR10NIQmQj/wYxubEKwvWVZUZxsx
        PxxPWLZaMERmUwJAw6Eq0O8F+VBoKRSqAGdB8flSMhJxwVAohEbUCoVRHJOUlwoR6B8eW5Cky7EjLbSzTK/zrhmCpzrTCYBH2moJQ21rEAx+n6Q+tpnLS8RT
        Po4PVGZeOVQGD6bZkiICO3AgdVyAxw5An2yGZ+Yk6Bo6cJhOlCMGcxyCKWBddQA1oI0Q2NUhWW5SGpGe2ea04SOSc0ZR/+KBRkn/shloxsG1HjIBiSr0utwa
        Ey8TJy1OWPvalMSP9EDj5+fiuc+2imRiWxW4rlgNhqXl5ReEMMyEmconOtHbUOwKvU5PKejcMxy5D1CbKgB/pMJOTDaPy8EVpFaF2tBaZmto/kt2bgRNRUxB
        FYJPXMxwrRiWBGt1Lo6z7SiHpyQ8AdRkRVjD6ZRYq+eLVyHu4cTMLsivFVoKof0UCO8Qzv7x0DRzft3hKTmjsvG0RLPF3i/Fq+G0FIJnqDwznYpoEJLNw9Ow
        1bZq822JHfvweISdkZNtPXFATNMJyCkMc4BFnAqhYUKUp6G0nXMcOsY0bw2k+19rL7aJ9b00KhfzhPIg3UJVdo5kzsuD+DBkMKqQTUZ2zphsykJ5aBUcmoIn
        NEC9FOiFpOF0XoPYWUnsvJaSmYMcNEB+QGqoSH5arfTW9bXGhsLwCNaS6rUwYtg9isi2vaJgTI6iaETI/LRUM5tuxF6yI0sd9TCd+BTWzZqcLc6aMFVD0Ct2
        zlyIRO+w2vA35DnxV+RthfANFec6rEhWRFHyYogvZDqxDvYDW8sVvIFqCNDb95/WUlZSPlRx3no4vgdbd6LWsMVJL1NQc9jbrOXUvb+ZTkDakyoHLAlxwDzi
        R1pPu7QK2bhCWGNoGLGG2DvnHOEHlojDwpaMfDMbmAEh0sAQ6U0MjEhlSE/cKZ4VvA5QvA/k75zLpfyISLWVouRdsU7c9JleN0UNnZc7NgQaECKlZEE6+Hsl
        RMqlQchNEezspf+O6Ii+AAyljmCvbWsES8RJsU7x5JyxOE1wW8xWlIf0kI0E+J+l5+BakG3+P9SX1xAWB5gtmTiEUqp5OIxOEnQ5sjNpiR2Vl61ojHK+0cS0
        t8karrI+4UWEpxr+NGhEDf6cFHGsYWo1HKM/1+t0Kvs/OP0CxICHMse/4hp/aGZIN1tltYxrLVu2ni7508SfHfizY01BN6Ezf3bhz6782Y0/u/NnD/7sCX+Z
        HTXMIq+1MVY1NdPSL/W6pcFr2vlWy8N7nHsj4ku5PdZlSUi1HOUScPvRjNidaAKtQcdq+eqlwa1/Wx6E4Sc2DayWX27/Q1mL9d3wOzgjt1rW7Mv6OetCO/z2
        7zyjWj70Q6h4Z9gL+H2w/bJqWe3VPPDjmC74nTvgq2o5ps31aVsiumH+wR8cqZan/qTeJn/QE8NDb1yqlv3a6PXvL6P4m4Y9qZaN2Rd+Tjz2xQ4sX1X/thxk
        ub4icdCddtjZO16+LX/12eVnee5Uv01LOtyWr946rDFmRWH+Bxe/eVv+LHBe0+8+b0rt25p3W26oCWhe0KAXhsc+eu+27HdzTMyO+QYMvzao4rZ8cPOVtYMm
        UX1mVm2/LR/IfTkl4Je+GD90xpnbcvGg4tVLZkVjuJT4121Z8Nh35eDvXSl+W6c78u5tl+ZEVfjj97zuje/Ip1v3Sz70Swy1f3zsHfnVqgXjfl5L/Zt47JU7
        sqHf8vDcN+rj94jOGXfkb0PO+AbcSMDvqgvT7shDbme6xr5B4/Pwk2V35FEnl913UXXF8BNFW+/I75/Z/jxsUAsMX/POqTtyi+znPY9bwjB8zcYbd+S7pQ2T
        7l2MwHCXZ05/yxu65Kzd+r4Jv4WRhr/lGWFvjG5f0hvjb3KJ/1sOu5z6eIvUEcOH7n/jb7nVmM+OqgcEUX+tHvm3PHTUC+u+/TQYv3M/m/23vObzU6fjT1J9
        Yn9a/be8xbCxm3CaxndXy71/y48EqWnXTwhfElf9+rec8/arN9/Kpv506fz4b7lI89j4fGkP/JbcfO/Kg8OnLb+YR+09dy/srtxJcyDrXbcoqo9Ln7vyiZ/2
        JfRMpv6tNqXflaePzur01I/K31o+/a588U5SUcB9E35Xv1xxVx7/+ZUjEx6/TPmdt9yVO15qcOCzPl0wfPEXP9+Vb0W3/f7EL1Te2C8e3ZVH7Qn5MKplNIaX
        nve9J69d5OIZPoHwcUCLyHvyvv5eF51bUPjBFa/ck8NGNx8970YHDI/tmnNPFqLmD5yyIRLDz9V7/578Z9n3vrtMPWk8ndfdk4u+jvvqrR2d8Xvmi4fuyXOa
        eW6N+o7S++dcvSefl2ZV3vuoA7XnN+19eWCO86xdWYQ/myY1vS+rJz4csOdlDyqvS8f78oGp+1RXS7pj/OLY5Pvy8fbvNvVeS/md6zf5vtz1BcvwzUtofEcs
        K70va3s/iO7oTvg3tt6u+/KXPRa6vFxG/ZfwxYX78p8Ps2e2+oHmx8OJz+/LQZMexncLoP6/NqrxA7lR9ooJN2e1xO9uS+QHco8F68a02kTza8D1tx/Ib/i6
        Fkz9sS3hd1rxA/nG3PC+Q08KhC8+ZQ/kyWt2RrsP6Ev499fuB3Lkgn0v1Xcn/Iz9++ID+Uzrx78G6CIw/oCXNA/lI/P65rX26kPj9W6zh/Ksh+uDfzsSSeUH
        dn0oLzwRGPHO3nYU/uOIh/JfknPqoqY9qP0H3nso7wg1f5S2Kpbm/5X1D+UW7X8579SP8N8//PhD+VI/D9OWdTReiz+7/VAumPJNcn7/MJovg3weyedDO4c8
        m9uL+j8m5pE8U/3essqtzWl96/TmIzloRe8x8zr0we/SKRMfyQ+/Dm1z7hxr7+3SR3KMoUvMgwSKXzx/3yM5+uKl4mmNO1P5KdceyWt6TQkLD29P+DfM/bF8
        5vuFzVrcovpXLw19LOfejTN/9Bmbn+p+j+Vm9d68/PJtqr9+2bjH8o854/Yueac79X/Gssfyr6uqtPVCO9H8y9j7WD4c+UHjjk5O1L7l1x7LvfOvnW2zgcYz
        2Nnzibyhg8vAYT9R/2wtj3git7m7ccek/fVp/cob+ER+0HZORPRZWo+qRxc9kae16xdz5zytd6GbVj6Rx300OfSQROM/r9GRJ3K7a43eLaiuR/XZc+eJvLWL
        1Kl6K/VP1dKAf+TVj242yjjbEfMbui7hH/lh+3mjDu2Zget76O3h/8jFN4b0vD6lDdU3a+4/cqMlef33HKT1okra8o9c9lv/LYVTaX0ZoLvwj/zV1F/Cqrxp
        PnVr6fxU9h834uee8Qk0fjNaP5Xzm1Y2uFT/Ou4XVf4DnsJ6fPLbn4yU3v9S8VM5ZVPXad8OJ3wTfl/7VPYYOq3Fwh+pvtWG00/lWz0GiRUetH6FLvrnqfxG
        l8P3zv9M+4N/lxefydX77m+7/yrld61V4jM5YXvoaDH0BZo/r4x/Jg9c8WZgahuGHxtXPJM/mRByZHpTGv/QbsefyWMmfTBh12zqj+qgx8/kX8U5M4f8GUfr
        aYtmz2WpZWvfDTON1N7Ric/lFwvbqF/Oo/I3PZ3wXH4zeUuKVyClL969+rk8ye2PKR5/xNH47jn9XD61oefMuRMIf4VeVha1gjgoVnEqh9TR7svCvNW5oc/P
        WuIS9cs7Lmu1g0mAAfzE3U0vrzhrSdv2oOXGlF/jGS8c4Rv2lnc7a3nQ0CVlkm8TFj8S4AmjLzd+eMbyfnXfjvf/eakdwX0Ari+8vnzpGcsPQ9cNaLi+HYt/
        F9ZNfUhRSfszFk3gvoQ8uSGDnwP40FtD9904bfEK3f3SdNGJ5VMJ8MS7AdOXnLbcez1/wSs3/Vn8jwFeFXxbG3/aMjHQM9bpGyOLXwxw6bdtF6+dspxrsaWk
        0YQXGTwV4NWNH7764SmLy76RfqHvR7J8umF9ns7qZzpl2fBPcPhzr1AGDwH4puB+f9w4adlasdl1Qh9/lo8e8z/T0mPxScuShtHj20xowdt1F+i8JdctHU5a
        lr331TtJx8J4uwBebH5b+OuERb3mzeBRP/N6VgJcP7Df0Y9OWMLc+knvl8gsfinAT2xe2CzhhKWo5d1lW6OribsvzMT8f48Qrx+3HLh2Njw7rDWLnwnwob0X
        PG573NJ23oQFLy9vyeCvA7y0ybLIlccsXx3J77UgKJbBYwEu5bln3j1qiZu3ZdOUt9owuATwXX0zDIOPWoJGfLd9/jYDq6cL5u+3S9p7xLIwxrxE7dqUxa/+
        G/KZ3W9E8yOWhPcu/Zr/NITFPwPwhFblL446bJn3+thWFo8QFr8S4MVTGp//8TtLYrX64JYpsSz+CoQv6Hmi3XeWN0Oyo8smNmfxZyN88RvOZYcsi0+ENF3V
        40UGLwC44J8+UX3I8uPB3f3/9OB4OBjhB9aEmg9aLlX0ObxpVhwfX4DvCv1+Y9UBS6R+7guFy+ozeCjWM+Hew4QDlrL3VCWZX4ey+vgDvPTBiXGl31ru+bzf
        6WFFFIsvIBzny37Lnett/XMG8PoD3SVIrl+GjN1v6dBp3CspKyJ4PwC8anH/jLP7LP3MaxsUa3n/7wJ48eHMFr33WeLHRiXtdvdj8dcAvDSs5fU1ey3tE4dM
        3LIxiMVfiPDP26c13mt58lHFlReHv8ziFwI8YZ1QMW6PxeWVJl+G323P4o8A+K6Wnj/e3G2Zm7ooN6WBL8cHjF/vyZiU3Zb2o02WwEauDJ6A9TlROOmHXZYp
        dy+2OvpFPIMHY3xLh+2tdlmGeFYNfrymAZ/XCC+v+KmDxeKReSF8Sz3eXgHgQots55d2WuKBHAuJ5PW8AXRzQq8WD1x3WCL6RAm7ukl8XgC82Md/zfXtlv6N
        L3w9dinvz30Yv+MIvyPbLL0ebymduprnswnhUpcO676xJOWOfbHbqmAG//g24u2pZu9utThtfdJJezaMwWdj/qk5htItluf+08p61eP9MxbjZ+dtmvC1pd7A
        W2k9826x+ZWK+esu3+r3laXJnOmzF23m60Aiwlft/LnVZsvRJYV/3tzFxyUB8wn66AfTlxb96KklH5zg8z0E4aPaDvL/wqJp8vfDd8Pac7zCfPotnfrXJsvm
        dd2y7qri+PzCei71/uPxRsvr+5M7xKg5Pt+Fw1vxpVldSzdYtM/uf37gVSODX0bbI53/aVG5zrJxomn+9JMcf04g/JDn1MFrLVuf7V80xYfPx10Ij7g/oGC1
        xXXj9Cs/T+b9s4nibxz03kpL3IbcD/NbtOD9SbZNDnRrUmFZfvnzeT99xOfdbKzPwLFNososS1c23rI3sCHHQ4zvcan9e8ssQtyVdo/X8nUjE+HXGuWtWmJZ
        ePfNwdfPvMzyGYDwb155c9+HlnMzsgxft+XrczeEL7/+4If5llUH/pnaJsCHwWMRXhAy8vgsy8hFOxZVNeP7RTDCXxzS/OpUi09Z8+e7XXk+/gg/d9375hiL
        c5tTe053d2bxXRC+aa348G3L9f1JLwyr5HhbdQvgAwZqXXLlCd+GHd44jNe/FOEzK7o1nSlXTdtfr1O/SAYfivDFzdaGL5SfxUz/IG6yK4MHI3zLgD2Dl8rX
        LBu3ev/O94trNwFemfzmsTK55NH77x/4uA3vf4Rreg0euVIOHr3vwvsz+fqQi/CCr2aUrZU9ftzXp9UejoexCHdK/evVDfL325u/PORgBF+XAJ6w7KvF72yS
        Q+a55v5yxY/BD/4FeHhub7T5C7liUKHr+p46Vu48hP+kfqvbZnlL+qlrXTbIDD4A4MU/XA1q/bXcJ/77SR+OM/B+RvieGdGnt8hOw3Pbzz7I+636BpTbu+Xe
        Xd/II6ZPXbZrC99HdiF8w/sH07fLB5qJ9y4EtWXxZwJc+MDc7+0dctrr/kfiLvL1dgDAi388mutlkRuFvJTZ+FI470/KPyoqaZf8h2dkcJfQaAZ/eB3Ww73a
        F+N3y67mvj8+vcf3l4MALy7+ca7/Hll1ILGoUZu2DL74Ovb/4TH398ged4caQltEsXxGAHxXRr1LZ/fKPTNd32n9pD7HN4BLz559//U++dVx2fduGPm65wLw
        oS88H1CyX9Z+l7ZI+wJv77k/AT72k+yJ38qnnVaHzmzE14FNAK/q6/xN/AF5lVbwWDuM0z/FAC99xby7yUF5aqOUJT95NOL9AHBp/fWZVw7KCd4t1w2eyPst
        GODCsaOLjh+SL/ns07ee3o6vt5j/e/F/LfhOTjO8kdgxL5jX5w/Iv375yIGH5QvzP53q+RVfZzb9gfvmumDpiPzt+MFXPFvxfXYmwKWiBr7XjsgNPnQtX1fF
        4QMAXnX//LIfj8rX3ziQ9m0rKx4CvHjLWxUTjsndo8c1ufmWB4PrMf8+9Xt2PS6/NeHC7e6f8f6/dg3q80t6Q7cTsv+yWSPeP8rXn13XkG4ZGjvyhOzXYn6f
        8NF8fV4M8E3tJz85d0KOevzajIPXeP/kAjw3+tZw00n53qe9pzi783U1EeC7lrbN+vCk7PPpyTYPTnH6MxjgCcevej0/Ke+ull8Z9AmP7wLwxD7d9a+fku+M
        ubVr/Au8n6uuAj38c2H1zlPyXU1ij8cf831nF8CHnv7tts9peWu84fT4i7yfFwM88Y1gv8mn5Ra5pQsuj+Tr21iA5y78qvG50/KKmE9eLgzh6/YAgEv35eWt
        z8ivR0z06uTExyUW4MUfei6acUZ++87gLlt38/HVA7x02/WY+2fkb5qGHR6wm9OH1b/DuEwI6tj3rPyq6/xdr78byNd/hO/86bs1Z+WHNx64LT3wgO1rmwA+
        r/q9E+L3slm+MHr+zkbtHJiFpsM/6XX31NXmxmvl1mey20/+pYpYbqv8vpEPxN4ufesLTzri6g/uka8//3HIjQBnYiFsfXhQjqno/enxLxoSi+FRwHHZ2GH8
        2YduAXTkcVp4Sk6rKFjptaoehS+Ze1aumuTlr1pNR5w1Fyeek7d9cuVUWoMGxCLSD/lJHpj5tXikQSNiEQxp8as8qmn02BvntmN9Fs/Ir5I3FqX9+Ky1kcLb
        HvhN7jHm0PTZvxPLR3jodUkO+/3BgEl3ieUR/Hevy/LGfXJf7y0xdMRKm3hFrn/5T3Hp4racRfI7Z5EQi0u68NVV+Z311aMn9iMWxYjiymvy+Y6rtdvW0JG5
        W9WXf8iRPmMWT7p9DocieNjSP+XkGxGhgX9KFD4177r8++mx9edEUnnVX8TekE/+0cTjJ10wsfTG/3VD3vjXuBH7AtoTSy8DluJCpz/b9P8sgNpvMNyUby4W
        zx/sSfUfYFp+U55x+qU3jZ80oSPmJLdb8mcHXv1m+vx4YtEuSr4l968Y8+nyLiexPsX9Vt+Sza+faDHkeiNiab1/7pYcZ6oOaf4usRyqDPdvyY07vHAr43Db
        9nb+8OELet1fasdAx8SOmTsW7lg5x8o7Ns6x8Y6d49h5jp1bq/MdBsdx8GoNrsPgOyKHI/I4Ipcj8tVCTgfkdURuR+R3nBy1Jo/D5HKcfI6T03Hy1pzcpsOX
        rDPewoE7eCILT9SeZ2rhmVoLtfBC2/NKWXilrJW28Eq3542y8EZZG23hjW7PO8XCO2Un7zQL77QdvFMtvFOtnW7hnW4dFAsflPZ80Cx80NrzQbXwQbUOuoUP
        uhUpLBwpdnKksXCk2cmRysKRqh1HOgtHup0cKS0cKdtzpLVwpLUitYUjdXuO9BaO9O35pLDwSWGdNBY+adrzSWXhk8o66Sx80rXjk9LCJ6V10lr4pN3JZ7yF
        T+qdVp1aGPyret1jtWOgY2LHzB0Ld6ycY+UdG+fYeMfOcew8x86t1fkOg+M4eLUG12HwHZHDEXkckcsR+WohpwPyOiK3I/I7To5ak8dhcjlOPsfJ6Th5a0xu
        647vgw0VTCeuozh0D+38BT8N3RmcG9N74t2zrkX6y/q+w1aeix5w+7MHfw5YWLS1YMG8OUGHsmakFkzZ1vMD1fG0HiEHxs+QDSc/6znxfWnbvAt+G1wbDm8z
        8diZoXNGpfbx7DHp1kU/w0vqYZMfPG/27EDXpVO+T953+EnWnjuHvlze+6dZjxet/nHuydNvFT56/PnN7kO2rVh4ceIx0/EO/S91vfHDsyV/nm9k8T5S3MBa
        WTW/o+3iN6TgZOctMvzgmzyEXi7TtWofBXtzCt7tqgTT1r/0upUuS/O2D+r3fK6c+Lz3J3slY2Wz0Wu393u6XA6Z38mn442oypfPh06b/GS1rL298MHDbJfK
        P5+GbBl0b6P8gnxqeu8F8ZWf9Cv0XH7vS7nrwyHBx/a9Ge91W3zR/+YWeXE7917mJ4Mr9zrn7Fx2abs8Y2Bp87kT3o7Pbr1+ybazFtnPffT00ad7Vb4Uo3ny
        +Lfd8uzj530GdutZmZn87bWb3++Vg4L/cG8bOCw+fU/7RpMP7ZfbealC1r2eWCkOOtZzwjcH5O8mP9y8qetr8S9Oz/xjzapD8pzIzVdV93vFlw/94NUf5h2W
        112pOqWfYIiP7i9dODvmqDxpYGSD91Mz438pDnk0atBxecfGB/HZ60bEJ6ecW7T/kxOyeat7XNdWo+PH3tZV3Jt1Un4UNKtghXtKfJdb/aWYsafkyf9knT46
        JrfyyHXnmDHJp+VzeV93WpmSVum2cU/0ih5n5G1f9ou/fHZUZY+jr5RsCD0rT0mYWZz6RnLlxeOu6mk+38tC45EN+ueNr7z962VTwP3vZf8/7v/+aUph5YMv
        U3oOPfuDvKRpi8EzPx4d3yyoR1zvL87Ja+YWVOiyJsT7Z/TufHb2j/IYt6czD/0+Lv5pkyN7b6ael59vSQy60TuvMnPwqhfmt/lJTkj87vMZv42Prz7U59Bm
        j5/lyF4Lco/tLqx8pX5Ix9d+/VnecNu/0+OQ8ZV9tydph6//Rb5obm0sajE+PvJNv6LrY36VoyItu9tdyY3393ld90vCBbnJy7E/fxCXXum+Ynf+x+oqecHZ
        Q90Phc+qPBH608JJ5ir59+4pb3cfNLHyfMdBg3y+rZL7JnxV/3HBwPi1p54sHdLsNznq5q7fPtvxamX9wp0z35z6m6zaK9xomDw7fvOzX9fpqn6T5w4bH3wh
        eGBl+rIjF0e2vSj3McYub9ghMz5sTujAOR9elGfs+nZT/rLcyu8OO01LvnlRfv949fK3hsyO3x5zrGF150uy6H0gxlucHB/od6Zh3MeX5C6Wc2EdQ6dU3v1o
        2Vb59iW5utOL3WcdnxT/xqBxg5w6X5YPjpN9T4wuqvxt2YsVcxddlgesuDNjiSkvXnPj60G/XrssZ477cme7imnxjZ3enXAv9ors/ur5dQXbJ1dub53f+NyM
        K3Li2v3nDl0ZVem/1HfGu2evyN9d3d9zjjg0fs6EId4ext/l3dc8o97Zklw5o6pJ3LCs3+Vt269dz/lzdGVJO90Hi7f8Lnvun5kUW/xeZWSXsftXC1fl+79+
        2qz33rGVXnO2zV3U7apcNm2A76ovusa/FTZkR8bcq3JCTPG7pU7T4heULg8OPntVXtumdaMpQ9+J7/1egy0nAq7Jft+cbp78YELl/j2Z/dOGXJP3bj1YlP31
        sPiHt/s/v7f8mhw03u+tJYPeqXxr18drx/92TU5qrVk3ZfekSubA7Q/ZebBPxIurJsdbVwWrQIRVGqMm3HTtnl7n4QCbfl+v86qWHaDLACoixbweXgx9rSoC
        /PlK7ay/r5mNSKInpvsAfdsOdcGjHh7TBj84jjtsRZlnc9zpDo34LA53HI9VafG48ruwp/wtg8srWDyZp3Ms5eYDvc7PbqXYoWZzHtbVwFUP/yvNt/8Z+nud
        OT5DaJUjdPGj2l3+2SNb7q/W7sljENrXnnvNjWG1zJ4HZHr4/WKLh4I+LiSJI6rrGPpVj6F2m9rXjG3aBdDOq1rHV/1g+U5Ofhpwe8ijH+X2LS71uZpzUD5b
        dmnp8m1X5Y7T2438/PfdcvPkwjl+b9+U+2dNWX7/g021+vmJXjdL59gBrPKOMO3/gIlWySWtHWZrIID/r/nVBbN2LAo91TV//q8wa51R+sqxDLVGrJVWrCM/
        TR0wdR1lqDWsI17jE/J1/uzHn2/wZ3/FxWi8rBEGKL578/eBCtjdDhrhTf49CO+Z4G8Ih7+lgL+NvGEOT1LAk1FmksNTFXAUURvG4cMV8BHwl8bh6Qp4BraZ
        w7MUcNSjyOHwXAV8JPzlcXi+Ao6iyKM4fLQCPgZpTg4fp4CPh78JHF6ogE+Ev0kcXqSAoyjcZA6fooBPhb9pHP6OAj4d/mZw+EwF/F34e4/DZyngs+HvfQ6f
        o4DPRd42h89XwFH3aQGHL1TAP4S/jzh8kQK+GP5KOHyJAr4U70Y4/BMFfBn8LefwUgUcdcbKObxCAV8Bfys5fJUCvhrPCBy+VgH/FP7Wcfh6BXwD/H3G4RsV
        8E3w9zmHf6GAfwl/mzn8KwX8a/jbwuFbFfBv4G8bh29XwJGruIPDdyrgFi4SifDdCvge+NvL4fsUcNSJ+5bDDyjgB+HvEId/p4Afhr8jHH5UAUfdvePw5w7r
        wQkF/CT8neLfVn3AM4Lp4+neOv0Hyetmm9K0l3pHLHqlz/GPu/8/Y1R9+p/0BgA=
        """#
}
