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
          path: ({ path, other, rotates }, { curve, spring, duration }) => {
            const progress = spring
              ? `let spring = ${springOf(spring)}\nlet motion = PathMotion(\n    along: along,\n` +
                `    distance: SpringMotion(spring: spring, from: 0, to: along.path.length))\nlet transform = motion.transform(at: 0.1)`
              : `let curve = try TimingFunction(css: "${cssOf(curve)}")\n` +
                `let transform = along.transform(at: curve.value(at: 0.1 / ${decimal(duration)}) * along.path.length)`;
            return result(
              `import HookeGeometry\n\nlet path = try VectorPath(svg: "${path}")\nlet along = MotionPath(\n` +
                `    try MeasuredPath(path), rotation: ${rotates ? ".auto" : ".fixed(0)"}, ends: .extended)\n${progress}\n\n` +
                `let morph = try PathMorph(\n    from: path, to: try VectorPath(svg: "${other}"))\nlet shape = morph.path(at: 0.5)`,
              "Distances within 1e-15 of the length. The transform is about the element's point (0, 0). PathMorph pairs the joints of paths with other commands.");
          },
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
              lower: [[0,-96,0.0001,279.9999,399.9999,0,1],[0.0006,-95.7105,0.4136,279.421,399.1728,0,1],[0.0025,-95.2964,1.0052,278.5927,397.9896,0,1],[0.0056,-94.8291,1.6727,277.6582,396.6546,0,1],[0.01,-94.3305,2.385,276.6611,395.2301,0,1],[0.0156,-93.8125,3.125,275.625,393.75,0,1],[0.025,-93.1091,4.1299,274.2181,391.7401,0,1],[0.04,-92.2077,5.4176,272.4153,389.1647,0,1],[0.0506,-91.6698,6.186,271.3396,387.6281,0,1],[0.075,-90.6305,7.6707,269.261,384.6586,0,1],[0.09,-90.0851,8.4498,268.1703,383.1004,0,1],[0.125,-89,10,266,380,0,1],[0.15,-88.3429,10.9386,264.6859,378.1227,0,1],[0.1806,-87.637,11.9471,263.2741,376.1058,0,1],[0.2256,-86.7516,13.212,261.5032,373.576,0,1],[0.3,-85.5781,14.8884,259.1562,370.2231,0,1],[0.375,-84.6591,16.2013,257.3182,367.5975,0,1],[0.45,-83.9363,17.2338,255.8727,365.5324,0,1],[0.525,-83.3669,18.0473,254.7338,363.9054,0,1],[0.6006,-82.9189,18.6874,253.8377,362.6253,0,1],[0.7,-82.4883,19.3024,252.9766,361.3952,0,1],[0.8,-82.2055,19.7064,252.411,360.5871,0,1],[0.9,-82.0489,19.9302,252.0977,360.1396,0,1],[1,-82,20,252,360,0,1]],
              dim: [[0,0,0,280,400,0,1],[1,0,0,280,400,0,1]],
              upper: [[0,0.0001,0.0001,279.9999,399.9999,0,1],[0.0006,0.4136,0.4136,279.421,399.1728,0,1],[0.0025,1.0052,1.0052,278.5927,397.9896,0,1],[0.0056,1.6727,1.6727,277.6582,396.6546,0,1],[0.01,2.385,2.385,276.6611,395.2301,0,1],[0.0156,3.125,3.125,275.625,393.75,0,1],[0.025,4.1299,4.1299,274.2181,391.7401,0,1],[0.04,5.4176,5.4176,272.4153,389.1647,0,1],[0.0506,6.186,6.186,271.3396,387.6281,0,1],[0.075,7.6707,7.6707,269.261,384.6586,0,1],[0.09,8.4498,8.4498,268.1703,383.1004,0,1],[0.125,10,10,266,380,0,1],[0.15,10.9386,10.9386,264.6859,378.1227,0,1],[0.1806,11.9471,11.9471,263.2741,376.1058,0,1],[0.2256,13.212,13.212,261.5032,373.576,0,1],[0.3,14.8884,14.8884,259.1562,370.2231,0,1],[0.375,16.2013,16.2013,257.3182,367.5975,0,1],[0.45,17.2338,17.2338,255.8727,365.5324,0,1],[0.525,18.0473,18.0473,254.7338,363.9054,0,1],[0.6006,18.6874,18.6874,253.8377,362.6253,0,1],[0.7,19.3024,19.3024,252.9766,361.3952,0,1],[0.8,19.7064,19.7064,252.411,360.5871,0,1],[0.9,19.9302,19.9302,252.0977,360.1396,0,1],[1,20,20,252,360,0,1]],
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
        H4sIAAAAAAACA+y9DXxd11UvePb5uufec690JF19+2OfY9lR4jiWZFsftmPrOHHsJmlrCg/6GD7sJC7NdT9sxw0Bi0hp0jSFMk8D5Q0pffRKZibMj5YnCjxa
        aKmAUngdylOhQAt9fWpJeXQooJQOdHhV89Z/rX3uh3SluEBn5vebkZO799l77e+111577bXXti488nplWZZ6R/5H1Hl7dtY6r2bV7HlnVrzWeXeWvd6suPxp
        ANiZoUCfI/Ftz8yqmfNqhn68Whj/5mZrQJm3ltAimBmUMTMjZczM0Gd+draexpnhnO3r1+nXp1I5WR3EIohZhphB4e7jSPb4eZdywjfVcyar/AwXIOVcvy7F
        IpaqhfIlQto8w3BqlnMArD9rwpAV53j9OtqBHLieQUOdpT3i4XxzkhqV5dSOic4Se48/3tC70trr3KfcATPkSIOQ5azJ6PHHuTYyDjNSOzSXgCyk4woqdEZO
        og2glORnNeI21+rKLZmpD1NWQ1/CqG6F2Ya+DzhnqZB0eDAjf1KG6WEzbhSE1ICfkdSSP7ziMXiDjHKScQ1vZkzc49xfszLMwLXH0czH+ePxx9Ep/ix3J1WJ
        XKThX9d0sTsjGOVfv05YIAh7/TrG2L6OeHUdQLMcQsOBjNHX5BQYDn/oNriUuFQLlEzC2cavIPOiZ8woAMFmZgR9GHiGA7IuQ+fInGCQnOlP1JMCGAWRmrH5
        ccGBx7l6/mwN22Zms8k7M8uNzc9mw8LJZTLIpz0jFcrmpRlwh/vVy8bNz4ZZzfBsZywz+JdNLO7KGa5iabbxz2JSMMOzXuB2zW77ZzkvuM+7tuU7be1EpFzb
        9Zyc5VhKOYHqOaFsJ+f5RcvercNbiyfdyCk5iHVtVSLoNkc58pcvWkXKoD24bTr2veJ+z3ZvT9JTfs72KdFdbuDsCYLAuntPr3fgwOmi1ebk7jnTSX99Vs6z
        nD6no6v3rOO9rOgW7+3quu/+/O1J19Adynm5dXDkFVbesvNK5Z3+/hHbfqWjVKFQ6C8UBgod574lfNXo6LfmSzmLiKxjMaXlf5bKlUqWm6MaWOrbxmx3kP7+
        VW7M/3b/O2zK0LdVznesUi6n8raVs739nle23Vdb//o7XZdy+h+s77ItmzrCcg8FXpTfYSvbKll5RfnZ7l713VTI93yvZfdYtx4+f/jCA0d2hvv0zo6OBx8K
        Q+ogddFW1t5gb2C9Zh9l3DPQs+P7Xmvte7hieV5e5y8Fwess9/W3WeNvmJhQwRsvX7lq4W8yeORaOGW75H2TpYaU++j3PxZ0Kze0xpXyizvvCMOjP3DLD173
        PFdFbb5td+VmbNd2eneHuzsKBUs5Bdsedp0hO3CtW47dUioc6R7oLVhOUOj4IfW4bRXarFg5tnv8eHAw6HYJKjdruXOULn9Iuf4T6s3K3jFgRa43OTx8rHNn
        R8Htt5XzpHIs6ynldHe/hXrEaffaKaETuU+r3FsVeS1/l+fvivfs6HOfUW9Tnn3U86x264cpTllToX3nnVQoIZVlR+WSm1OX1R/TP89Rlu8HRDrTubkozFW9
        xH/9xde/8eoP2Jb7mqsXL1p/6va/9o1vvHTxe69dvfCGR17zxquv/96HLj74xtdffuMjF6223o1xWcyO7o0xly9cpfDdm1I8cPHa91+8+AZr3+AWMd/74COP
        WJM9G2MfufD6y6+7aJ3ulIgH33T10YuU5AcfvnjVuq+jMfCRaxcvP2K9YkPYGynsXFPiRy5fffgN32f9qyZAqfa/7moMe/gNj15E6Pmm5K97+A0XL1y1Hm5v
        DETdL4e1uj94ybpalC/qxYcfumi9yXw+cvHaNWrOD5XNJ9eFuhNFXbPeroqN4da86mqCM53xYxuDJdMf3xBsavpOVZBgHuj/pVaE5PW/qs5aRS/8QBb6q6q9
        MfTiGx6yPqRMh1190wMPXLz6vQ9coMBfV/2bAmv99mHVJpGPXnzdGx98+NoPWMsqLyEXHnjY+hO3lEVffeThN77B+pTrv/7C6wjU+rSbf45QNlXhH6mdVXVD
        nfpr+2/sz9l/a3/70/Zb7Wfs33C+/7Ef+MF/6z7+hLr+DvUrzm+o31YfUyvqD9QfqRfUm+1XPWXfsH/O/gX7v9ir9gv2c877nF90Vpw/cp5zvuSsO292n3L/
        J/cXnXe6P+e+x11yP+b+7+4H3F9zP+j+uvth9zfcX7Wfdt7qPOP8qv02+v/36Fv+/b77bvVu/voE//6j/X/ZLzpfd76s/ov6Q/cP3d9Uv6l+S/0n/sXXzf1+
        vAH+99j/H7fI4ZObwj/CIb8j4d9guY2/P9WQ9hM3mc8f0++fqKL6vsILnxx43j1kaZV+7cUXX8zd705rS9v06VyrJGqdqPx66FoaAFHFfEbtoRX+MpGq2fQz
        b+lI51XarlVkJ5Rs3XKj9dDWWvwEbUfGP0L+aePX5B8x/nPkP2/80+Q/Z/yXyT+nzMd5+ricgi6jfqqSOFQdTbGVxE01VcymohxLO9rleppPRXEJUU51pmSF
        2o6c8PVKze6x0uhS4gxZ9jRqlM7e486mkUdF2Sll7d5bUpSNi//vHQxjWzupNW4XySlWUJ/oz1ztDNvFRJ0mSJWqcduluhAMVYCKH6KC0UVW2Ek9N2y7qfUK
        9Gv0p24YPnWb2zYbXHdn7MepHqvqUhIQfIBWUd6O9nSQTl+KPNTNntXeMNH5aQ6LHR0cVK+JCfqAdZGqRc5DsdLBsP1dsQvn1XFBB/udc/FOQL4izgPk5XER
        zv1xCJCzcQ7O3XEJzvmi4tAAMFRRCbUAql13VrsY8bg7tTya0EetFSpMdxMGLCtd0sXIpxYsUQvyQxb59KXEHrLSX3qqI1220lxqEUpQ33/MGbf7aBCLNrgn
        +v+BNz52x2Pk0pAG1LBljOYBK0rVPYl1mtrq3EplUhVM2hGtTn3+s5/7ux9rn7CHqZPiCUKvDDCIE6or9XncrvPpmlWJ0Y/JhD3JYxufmpO/r75oPdng/xZK
        DYSOLXRAsi3UMPJM4hiQNNrRT5m265Dd74zlm0bwlDXhRBhIIIuli2n06DFVYF/w6FErD99RC0NdAsZYOgTG0HSjBk84fYR9QYVbn8QThLzUoxXNPhvI7lBs
        Q9xwLa6vwlh3wLISddRC3AhNDfKhxhaG02EsTKhIyoMCEouqL5U2Lcqvgze1fGJGrDlrxeLhoSrlqQv1MyfsMnwnaC7ngeYBOS6akNcOmuBhCmCCUY1lVlHf
        G8zND9tDhJ3kaMLOPAhE3M2uFfeghnmqbuLI6KWjXytYwKVlwio3y4oyc6K/V4RMH30ySt3oH2jKXSEESOfeF8UhUQSXsogjHRIin46tuy3zF++knNY8Rsss
        p+Z/6dffEqUF6oL1LMv3UUDYGPD0xoDPP7Uh4GeejtJiY8DbKMBvDPh1yiPXGPBjGwP+5qkNAb9AeQQNAVTXv29MVLLSTz/VAELf/9tbmpOk609tCHgnZZpv
        DPgoJfGaIN6yoep//9SGgC++ZUNrFza2ZX5DKdpZL4LL4r8/F2f9223LITxwQHRymuZ/QNhBTj5u085BVaDhtFPrmCKCm74mPa+twaPWwwg6ar2WnPcQhSFM
        Hxy3H6Kvv/nsB37ON9/n09+z0i+9JyJ2+c1YPtJVq0L4PkGzzD4fxyDyw/Zrx23KBaTkfPoJK/3gezNwBhy2H6Ipbx9UlbhD2wesh+NOOK+NuxB3Pi7TfCtX
        dG69Qxd0Wxpcu6qjNLp2dX2HQrvsuEfndIGmWI8ur+9w6LMrda7oTobsACRV6mqcK+4M0yj6ukoKKTFMTPvtdE1VohcVlW/mj5fyukIFv8OmniJ33kbtaALN
        oSR41hR1ZSH6rEs5skv5VO0K9SjnF7fRPJijGZXDPAAtCBKqxhlek37apSYsUxlD5M59hIl126lf+BLTsjbdAVpGESsOpn3bqS986if+6o9/76d+9e8sEB+Z
        +JjFOfQzhiB6m009Qys2VQnuZfQGrV60ntbipuNeds/FfRSnK4SltTgd97M7Eg9QXLEeYcWD7EbxDql2Qe+gpegyuYPknid3gNxz5PaTO01uH7kj5PaSq8nt
        AfNCLpYwC3WeU1ism3q6uCPMkEZ6kYBAlKjMtNgVpv6/7IDtMAPGg5I7XeqiWql7SmVy7JeXqAtT554SetB9eYk6LfV41PbbEa3x5PTFu+DoeDec4ZhWxnSy
        oq3177ZH1r+D9uZUjsUIsV60mv7WTlInrIDnMAt6DWLtZAZDEUtqc1KOqG4VMY88d6+XtV4nBjJ057YCvExwOwlul8Cdr81V9LMVpvP/LXrJbi4O8BIXNHQK
        t1bvnHLqGU4XO5Hhz9xMhv03k+HJYgcyfP/NZNh3MxmeKEbI8PcoQ5Va22fYG9awpSx57gLSGMToi4kG1IsAmdvVWNKdxbYwXd264oRzyD11Xyn5DVONaR64
        lYTItKzP9D19ifiWXDRnMzpPE5bZPJ97sqJ7zMgzdl3e2NzjVAlq7le2qUa5Za+1RKRWGMbo3aLcEsp95mtbl9v1Tyu3adK0KLeIct+1Tbmd25bblP32M6q5
        3DBkvmzVAT3Lxs8SgOgJO1362nYo/NJEjLOOSjRjmfuTrKmwGm5ogxsjGW7kopLBj8sGPer1PVbMh+lHtumlqNZL2OZt7gMieVaN5GW4t7ETGTeaC6XB+dQ2
        xba3KrZhTFpS2k0osbGtAYr90jbFtm3XWmpFU2tvutgcip1b35LSlEqGvlDBtPxc07SwB7KmRP/ElvqChdWtsPAd6/9cLKwyFrZRKZxvtREFLYOC0c2g4B1F
        N0x/duv6lMJ/Dgo2TdfmQmlQPrhNsYWXLnbrxX6Lgbmj6KDYlW2KzX8jrb3pYm0U+/w2KBjUlrjctkvcliXuIsZi50bG4g4mhbyUWekTwtZFlLF4mQw0/ntp
        xAs1IRNYZxfbYk0OIRXxzS5a7DRujNe8TZymdrE1duBoytw1W2NXtsY6JB636IXY1brcdOoq7HBTVaGxCqOvqjjk2CChwavEQPwQUinqqEdfyXNX3QeJVh1W
        22Diqe/SefW6CoQK2DlnPYE9NsQn4K2tRFHGJazRKz/xpJ1+6Q8+fiOHXQCPlht9DzcF4q+bb4sTZhu1dO53axnJJl5GXWmqQMjcPaHI9nmGUlGWQAyJWEKT
        0839n+dxqPe/CykT9X8Yu7WKbyuYYKlERHO9HYKOIXIKyL/d5N/elH8mxQB8Pl3iklyqeFZSoAORi4I3po9bnZEJZykL18JMB+lfWpCDBDQ2lShnxDPBQfWo
        iPHeJGK8ayLGuyxivNdBYLffeQwCv2F7TkH+d1D9j0pkhD+qREj4diVSwqeUiAmfUSF22SIZ8jXtsveRYx+19pKjjlpD5LShuT4av4OcAnaFPniLiJz8MdVG
        TvGoVSInPGoVyckBtXyRbPmNYiH0DjcGgrpV7hwn/HrODmbVDCSglkhAHao7Oi2g/Uucp4gVy2xY7VmW0lpn6Wdubtm69yrLQxAEsSoxQ6evllQ6V3ViiHrj
        YjoQl4wQ6KuzcXvqx3b6wbdGRGN5Jwqh5DJXMAeJ3WRaoODJSnRE54bt41odsCzq+Zzsee8noM/95RNf/Pu/ftev6gn7bgoPKumLkJVH40gQ4KeYKDhRghI+
        QmvaBOEvY7ZDtSs56de+HrEUL6XvyKZhpnl5jWXKMichwIsLzjSgsbNFJSDLK2BmFyBjrsQQZqhLsV1k2pRLh2m/jTqg5BGuqc7d6gxTJdPqX36IJq3MM65Q
        UowmyNdX4R6UmvfhZ4fUXFPNCQQSzhCNh/SYIkR6nBPpcU7Exvb7qUsdwiz6PkuIBAoeEVJoBTzKAy32khMCj/KCR3mgxQ6aG7PAo7xun+I56rCAtI19EJCW
        4AM25VMjZCyIkNFuFDLmCDMYiWJVlzJKJCEezSjnHIsufcyMs4KxCJ3EjCVkpESgbYkN0RRoCI+Tx5JweMftw/Z0+tT7IghKHdqMi6AxoZKKRFm1/coSgSIi
        fcYAQaiknZcNUlcE6eFKlMcsOxx7YWrFPgZV+/eYwkDXULz274NYX3tUHBoRoKhKjHMEvyLSXAjEELWBotNisKEUEFJGIu1VdOGoRS1GXj41CZgSQFbsUZ40
        1FySHRXsWSQepkJ5DgVg8Pj8IWLyUhRCEcQ+nEj6pk9AKOB2/IxEfGawQ0D7BJQoLBVC7SQqrn0Rb7si7FbjLO5fxeCFvTibUZfSF9WVVL2cBVH/zh0Iw5/3
        nOKs/bg9k3oxd5SmGaRQig+nDx2034niCF9FIoLoS8JFCrTiDlCK+j/EDSUe0ZwrqfcoldbmKdtxPeqSjg8lbaf0M88lRZqOPuhVBCHnWxXjZKwYIeMAU/ZR
        oDy+CJefiwvpbEy4RnWzsTb/M/KxMaNi4nxAljbkE30oaedPIsBZhq5k6LbKMPcr1CG12jmUMyhp+3PUWzYtuxuzJzxJd18h/thk7UnW3lZ1rdPSKHU5c0/7
        lLdDg5IDhQNSd2R1rjWhDfWXcmvdsiHzUyPPPEclt50aJjdAjbkJDQVSAWgEISByPBUZ+IDhqXION/l5FefTr/zBL/+cT5OmA7JjSpWLidUICUcsIU00OUGa
        LNCYIUFPLei5gxwPpInYwSk+wimBLlk6D6JE6wSIkqWLwGBLiJIc3oQ9m/GYcD/sBldrTvSIQkRfYdL1RF4F5vAxP0Q8G85laCKq0wCMPgVxOZY2oiK0CqgB
        Pt4Eisc05ZmOuJjWHmG2e7tlmbnL2XixK5TNSU9UuDKHXomMUifF6eXXKWBZ3TOoneV0+uwgA+CM67GrsYOudbOJQ7DnQWjIOcPO6+Xr9fJ1Wb4uy9c1FPEU
        skENdO4eYn88qlj6b2bvpZg3S0yxGGJT3wRXELgPz95bKtAuuDkyrz0ifnwahHoevK/k05a1GSaoZxBgv9YUmZPId3MtnjC1CELwn01wfj0TH8t1U6QntQDt
        qKozJWBgM4BbT+2mPMvIqRDGUxxxVVmckzrI+0lTDbsRTNXBMLGdFsGpGyYOLQtYSDBSRH5Br/NErxkzfEGnQsNRGdaiIHHPELV3K2eYQfIJawhPZx8BQtk0
        f5XD9JHWC1MSwOKAjzhxBB5odZa6gBDwnhJNG2R1KXXO0sKHHU9wb4kXBIUVJaBQYlOoPkEj6eVmak5nv2wQqgH3u1mUjSXVQpW0e6ak0Cm0QmLJS4NrEnxP
        iU9bgfCJfbZkZ1XxMsirDBoKrM0sIq2CJi7x07UnnCvp6hP2GZ4hlCj9KkLWKAQdnL511bqSYOZRPvQ5R59Ek64SZ0dQc8F94CgxeXxMFJ+ni3vPIIZScei/
        WUb69EeXrXsGaUFWgzFaEVIQ8anoeWqyezZRjxAyKEKWAEwMHBcssde4yyxgJVM4MqK1jNlSzRoFBVYl4C06w+Wx1PGGpcjiAiIx6HVsQVm9wSdiaMU0G6xQ
        CJVZeJnVzXNm4ReVrbC+MqK4jxMhzhsemhf/z6pEHVSyuBJ92f2mq0x7QOBTbBbAhdNgEHUlaqRGsWlMJ6+892ntPcUYxlwqDqqxbUtxhst6F+89Nfl0dq4+
        d77mq85q79TcE29+6pn56vLc7JPnBp/y6mBh4mN5SOe+7lyhAfSwkFDuPlY1jwh/KDxFrYUWlshr2r5KjYf2xVcd5YHaTlcSD1tvYvEzvt8D3z/SOGPSdpp8
        jKE0tvmzwDRIMz3s6j6tQAuGRPxADBTti14B9PQl+gjRXQf0kLrGAeQUrWweOLMcnBFaJClwMoEQJcdcjo0JrPlolHZxEU+7IPvAFrL9SuyHZstDKJ3ktH/2
        EUKiHORxVNF7S15jRfuaKrqjVtG+jRXlilDtMEYsjDhMTMCfUqpTf/vi33sTzjAB0q4CkRIuexsfShgeNgXgLAkpkuCYOqqB4CCiwju6OP1TgwlQyb0EHpOZ
        TWqDVCaSrXcRWMRzHnPXzkrivKUwxroglJ5UWH1lkA03yRM2fxVKH9cw1FT+9KUhq71hRvWI1o22DlhBxJKkIlblT3pOfta/bs+Y01AX23TsNL6NnE9a2Ge5
        0PbwoNXiZApCoCwKq/IXaBedrv3mf7wBvuLvLFEdgR5K+heI+evf/MSPI+aLa0qinNqJKCEoH4gW2b1M/I+THYhK1DS243x+0k5R5jxUojQxMw6LzzugfyTh
        ugOnABChQKiwBrWhdvKswtOGYz14SjjWg6eIYzx4HCOFqDrmg4/ryItzUBbMLtmVqIPK6JRtz/44J43jRtWa6MVB+qUX20G3kcu8bVo2Z6Np+50VFXdyAKWS
        hq0qtGy/s6TiLg5YVqZdVUUNU4ibV2C9FNpGuzeFpjkjiELOStS5dNeUAx0gaq0DMkuNdV5NbucU6BGa7LyWXGqx8xiqZ9EO2U8HqBk+1fmDb41CiJr4rP+H
        INbxwMVp4DaYQE/2pzUa9LUX+RDcgx5CGwEpcIMeVBCK9MVbVA9o6UJpC9hZMFtU6kiHhUDD9rcR9kOLapj6yN3vTFLPuBwwzc10UXXIC4vcQDf9lAWh3LAc
        s0H2LWFROy28UYQcrTgPJkKOrvPhq5SaxbSgXdGUwxOEJn50y4QTwOfKZhP0nCW49DONyfmM4l0V77B4nwS5eTpHw/+MCgd4/gSYP0WZPxr+ISJOK5GjZjtn
        wus0R6o+a9aIsl48KHp6ca8o9cU7RKEv7hPlv3inKP7FPaIkGPeLgmDcLUxB1EXcL1ai/c5jiVNT4XkA9MtO19xKVOZJdXd24vAAOiddIyaDFthIBPyrDlUD
        nhWH6gHPskMVgafq4BwT2OoY+e2cQ3WAZ8mhSrJE14ZE12Z1gRUI76E/sJSdZs5n4vw17PehcrCKEOggLPNhK2YWPNA+mIMKxppTiXpq6jvVH+6gwcMqYcFv
        volhAPcA7FEurSM1sFeULBGTL/9wR8vDTSJSm2NY/i35z4rkWVqz1QnpMtb9wVp3i8B8davzxSW0MobAw6FWxpbu1v2NaaPeJLyROIvUXwTlU28RDIV4HKIS
        iGeJpFOIu1it0k7RWVzAsbLOLWImaZpWCFjUEPrQfKGPAgA7AEjraB+yzVOXkxNQGEFR1n3IuqQ5y04EQA6Z0x2S2XpZ05aQ82pH8za1S/vriUU1L9xIfORI
        fNiNJL+oSxD63qDaULbtOr9YXUjawHLpTpTcrn2EBKh4GypconAX4TmER0hVQmV8HSBXgslpDm2TvLqoYpFGtXWbSdO6egEBOQDiAstcWWzTdYimUZqEkbLl
        mOmAwIGOdsvYdt1W1cENgakCFYq6o0qtppw7dUnigBHztn2d2p6nGgc3aEyoLV3whYsL6ICcLuOriNYWEAQRcIhmF+mrWq3hyIM0FVrUo0g1oDmYp2JzVGDc
        s8Uoxd3aIxgXMAMtYBzA9NY6hjdMm8HurvfOwrbd073+guKurafIL6yX61+5Ba5tPcBrinYXtqhoHaS4wE3fDsRnkO7tQBwG6a0HhE31KKAeYbxbd8e79G5Q
        XJlJmMYD8LgyPT3CTv/iaYzexdNXT2NKXhQFPu1epFDvNfiqUWBqH4RA2rsImAHMbMz7BUAuaKf6bhRAOd4glm8XUwsCqWr69nQvfawpBNInlWcyXTm5SPtc
        Yu27iWy9wPGUWZUaaDLzNmRG3369aP6mBA25eWADagmobrXqV7mWWcYuMq7Xyt2Qr4tKuw35Qt7S2Ga/nq/J0UEW9XY4yKGhIg5q6jTk6PAumFDXkTkHvXmX
        Pj35hFa+bRi4Vdt8WMLs9RNZLgX5QlgstbX39Q8M7ti5a7feQTS6Fmqx6NPP0cIVZ/i89uHqOvj1dAU7+aiP1+F+o7QJbQ5Zc3n5ZTha0AQ6GiDIQdH4UOkC
        nx8aQA40QcX64h3ysTx5TRTO6H0jCSbeososNnHxxG1YOM4Mf8SxvesK3LeFhlL5cKcTe72UtSXq6Owqd/f0tlirvizgmoYC7vnEvclkNP6Jh1HygF91PoS4
        lbhOBxZpkBo/qzQaTdFuc3RDRldpy4YqRQnQoiEJAkeoeY2BVQ49lzibQS9Tk5pAG8ooWRura2+ornOT1b2AjagflqFVTmyF+loIHzHCVRXOK6WuazkVv0wF
        lqmaf6f4/F0Cz2sTcN4EnMsCzpmA6Sxg2gSMZAEjJkBnAdoERFlAZAKsLMAKPw3pRg686Zx9KVFD0tOXcTTOPKkgwzRNPO5smpCMJDRPeUQgKmaeFGrxltw6
        ATNEm1tRkVQ0P/mwVtHCynpYNCtqE1/m6RoCnQ0c1QoCvQ2BSwjMbQicx4US4u2jX4TCgQJLjmaEv6OUO0OVAtl+Fi6h6bMYZaLez+J8KvolO7FrmT2k7Q81
        3GT4NpnSNbk69iAXBuufnvYaP4l+XRikuVhr26sfrPv3PSSZUR42MXJgYBz4HHApHnxEmwiH3r3YDhEVB3qEcoCsvjv8imO3zziENy2m31mtWoXK1AUlw9QF
        fVv/Vq6BIJlBFEKCpJP5zvoKxXy+Sri7nPqoTNc8siVQSZfuoslP3BUR9DKmP1BHAiwEqGoVa0R9+fhw9VnjXT5+cZA4XOKKkpBy4eWU1qBF4hyTYpWYoU5k
        ytjO9SM+bgHcqwwmOFjimIlX7OIxJVYwaSOeiYdW2/udkRuSAaXC5zliJ8Ez09qxSGypR/xWElUXiUempQKXOtqqxADXeyAPOOLDqsgTyQge+1UKdSgo4dVl
        zajJmKnsE2MYLYCPplKqSNeYX4isEixUiuuFWkWLxGKTazEG7HcCGv+FWs6Xw/AJhzhIoeYE1UjK9ju6id7td6YbvptoGsUFzUmHNyQ9u03SqDnpyIak57ZM
        yutHC2JNiLWBWm+9XGygv5uXg8utSpjfpoSXpPENNJxYCyd8V5/jzfbN7OOtu4i3DPbHt5mJEu8XDIhvl6kVHzBqvXcYNd+DRpVzxKh2jhq9uiGjZzcGUoBl
        glb4tJh2EpfwyzYxFINxDYVmaYs+Fk/qoXhKj8ZH9Uh8TB+Mj+s74jv1gfiEvj0+qffH0/q2OHXMRSIciuDigpcW+eRJKn2LkQzFw0astteI2fYZWdopI1s7
        ZARodxmB2mERhMVHRAYWj7NgQU8LRXf0CZ4Mjj7O65Kjj/Lq4+hJ5sIcnQqZdrSoGDv6Tl7RHH2M1y1HT/HqdCLZR/13MtlLvXk8OUR9d2dyinryaHKY+u1Y
        chf14mQyTn02lRyhHpxOhqn/0+SW+LZQHwYxCPQwnAIcK2lvQb1u0beASmlMRA2CMUywEmAhgMlW/obOb0G2IqINi7S9vkW20LegnCJtU5O2xaRMe1R9CCFh
        ffoX6B9Fdy4m3bRXJKgCtsWL1cWkhwhCA93Bjjnp14imDRlRhzKRKMCVsSe6Vd+FjAuUB4H1YfO8mAxUUZxKIsq3qk9xm3UX0nTxJr4IoCLBUpLSAm1FKT8q
        pxcQnch1At0Gkkr1alvHlbUOahxi7iZaRimxJQ91nx5YoL0qpepFnXVYnzQ1H0X2IaHWhXqb+nV3FeUWudwScuCtpo5a5aDbGyYjdRSyS3hLTDv9cm1IKJYF
        E3GsjzSyEvEewvh9LZbDM8np9Z2Wph/15HMiNNvbQrazEQyCtD0EyXh1BPixlztrUY9TMYQzexC2R3CGy9cJNS1YpB4joC4CAnLQcgafoq2/gUu0pi4luF7A
        9VD7dFnXYrWOqa8oNkJsG2I76rExJt54JsyeyGTYt2ai67tFLuFQvURSrZNM4K0zOXdsxNtEdirmCjJOY6q4GsxXil8QBtPcPGb9QS2BtWvKolQogVZLWQAL
        NWVeuexNsO0T8cG5LVOMJHGWYoQ72KQY2TJFlNyapYiSiXoK7AZ5mifYPWLx3e88BonyYwvCOELp9VYATBiAGB97+MOowR7RQ/ZsK5wiVChlu6JswyhCJiao
        Q2ZV0CLiFYFvs9wvzhteXFj0IbRBepYbpYPo/TglEI5eGP0h1E+GhLtKYEKzL5Dtgs7ymZYBEJhC+rWnOtK+NAeX752jZ55l5H6WJnR+sXpjCvfOT+H0X0/Y
        mPwhIbNNTDJaFTk6IEoy+GBih4PUvHE9pu1BosR36RF4RvRhPQrPqD6l74DnDn1IH4TnoN6rb4fndr1PH4DnAFHh2+C5jajvfnj266LpnaXjD52mhTr7vHzn
        g5iGlt4va42lD5jd0UGzBxo1O50xc+v+NllrLH272VfdYXZPI2aPNMS44UDhHYdgtEaGL28lY4v3yA1tf8gyCygjMxhRYWUSXgJarDH0B/LA6MTYnBAOSoDF
        SPYSa0w7LxcRj1HSBvy1aMVp55WnvMBXzcnXS7SBwPqqMZFTWiziSAj9AIUHgCaavmMhbq9T4w5E52Xp2FldqKl8MpMaYA3YRaGdhjDQTBmR9Z9bkgQ34jZM
        n2FNvg74NHxl+CJuJ7Up7sIn1e8G9I6JcYWvRwgArTZMXmgtE/bi7hadHtN4QInFuYwtk69BK0uQBRd0GYSVVrAqBXQhoAcB3ZAQ9+M4bHqRJjHB9zdIhVfN
        PYvVD0NSsYnmU8d1QQLdAyLNOe2+O0u4CLnxByBgAsuTEN306zrJQlbnWkmfd0OyuIeq3f/OGsHO079e3bdAFe1arPf6Tr0Lcm0UP6B3VJMersNilRfZQGNZ
        p8qVUTlu9x5ZrJlJE2Tspq3NwGJV6BV2/pvrc7cgLYTioI4QO5fQe7eajwJ6kekgffSiGB7uHYJ+tC+Rsd2JLj4H+XXShwItw7qF1ArCPFS0gIpyDsQyLC5U
        gVXkTDlg9brpqx8N6kKDeqRB3XqAAKS9eci/+5FTF3LqkZwC5KR3LFRNG3GIjyvzIRGoQZCOQSLSU/BMEVGahGeSiNIxeI4RUToKz1EiSnfCcycRpePwHCei
        dBKek0SUTsBzgohSCk9KRGkanmlzRGuObLUT9UFrthJ7rE9cYAkPy3WKlqiupSraFX4+53TNBNfZaAYOzc1Vejn4bjgS17UjcbXhSFzXj8Sx2aMRJ+cy7XTJ
        eW0StKA4FEEEyactL7yP0W43h81oYCQJODm6UaOpG8kN7W+L2E7jCKjAZCNaIHqDHV/SQD082TqHRJwIkKC8jJHtbWDOCDAAw9alEV0G16cj4iIBh+MaXEUm
        GoJtO8C6+dgj6eEN5WQSMCOLHS1xusz8YpMO2BCyAh9J/AXgMoGBIhBEEbniaq/Tl+QyRjZHEEkJMbuAWNqvJriZ0K17FhJfmGpwu+2tGVnmLvtq4idqU5fu
        rKJcn8sNM0bW00FLRrbQxMgGyK6f6uSDqS03SLAMGz7QgjJh/01sfIJL3JAAJN3rZd7P076BkuD2snM+Zpw4WxPgYB+NnXmSb9gvI+TVSa4h5HRD0y6wbGqQ
        mtIFpOkGDvWAIRB+c5CmZIBTuRCxHYgt1mP7iY9tR2wZsb2IjeqxtG3QfLxYQCyO43iFMrEDId96FjHKTsNw7jA85i4jvx80fFq/MI3mfrrN99YjVgLlMyvW
        WsARf6am4EJ1ge8XncLNg3/vwFqIu0FNwRU1BVfUFFxRU3BFTYFqATUFN/XFRk12K4mVCMIfV449q66rFooxIASuqMewcox2OrwNeg2+6DXkNug15ESvwf8G
        9Bq8ul6DF37OcYqzakZdN5USHS6ulMfaOoExPuMPiWxguJLkiL11mI9S6Z//xceddO6jOKsnRE+DSuRihZDrAv4B6wAkcQes2yHCGraHoSIo1418KJ3THKMZ
        SIyBf1D1EHNLkN3Ev5JTJgbFhzpTCU6RuAgfenntgMTFNiprBKclFnE8fEcN6gnQd2IyWMIvK6XQiMYYgNhKB1iLOaxrPXeAfhYN/WxL/bgdpo9wwyWEInNO
        W1BkzsldnRw0CzU5DnRYctBo6cPxN/o/J3d1cnJXJ4fLAUVQE+BEDnczoFPWDpwIDE745v6SJ0Ps8RAT2mOIO0A1a0PsSRGe7jRXoTDEnhliF+ghYRhij4YY
        NzXiiNVvuIQofL7XCWaj6w7wbqlk1hZWWBGNiXe8ra4xQX7zvUljIgOraUzMb6kxMbelxsTa2zpa3ma10tW3bZVmZcuY5bdtqbOxZZrqljVA21mbg1sG/q2D
        W8I31bjm8BW5pvC1c83gi7gm8JW5ZPg6uST4uuR8rlqsJB6bQ8puAvJ9SfRy9O/cKBaDKHmxfRKw+RQItHH7zBfTALFLIzhvi0xRtMlyNM6Sm319s90dXCma
        g+J8W873XMdWVi40CT3eahaAaMRkl9iFfpzHTHY7u5ifHsvwInap8eyeLwbh5j5Mig0n5SiD1p9oiM/mS5tHKQnjwuYRKubChkOdeja/zddAnFpADQQxbi0m
        8bB5oJ8A4c7GcN4ic8OiPYTCrTQban0Tbd6qb26GJZlatEDXjj2zc+G4Vf6FFrkWN3dOy66xG4cuapJhFVpk0XKEzECL4qTBAMdgQKOGJDDAMRjgGAxwDAaw
        9DfEFo6ag4XW1WVekF3WhTxHbhsvzC5rS46QG/IC7bIapdHCg4iXcLmSScc92AAC5+xl935dI8hYdakyrG3m4sYJtM1cKp1VylyYDILamUt7SD9VjxI7y2q5
        Pq7w5XBbju/gxh5fD2NrGZSrqHGClUDNl+HpgggMHuh8zgMGlVxDCGq9Ak8nRGChfZ0Nc2yebzi3PMtH+nM2rph69Xk+71Tqn05tUto5QpnAV3Jtn4ASBxes
        BrBrCoiLcnAHawcmv1fhy4zVUKRt55KCEYbz5jgpGRm6SMBCs8tiEVxSNHJ1kXW1iSBDJHFJu5G1txFvVKa4Lyti2QbJG8oZPRv/KVNh8uWyvUA5bOJU7ZKi
        WIMuNUCerx14YYB9M8BrHuwlYVw93FDCuHpGHLXsEfrxuHrZuHowBgW08InmvEQf+c19dNnU0jUnzDhr4MaIYAEVlS6UgGkJQC8O1qBGJHCkBqUlQLNKTwYV
        SWBUg7IkwKB2Lmu5n7Xcz1ruZy33s5b7Wcv9rOU5EEVqVq7S0H5uvTQ2SqSYICsmlxWTy4rJZcXksmJyWTG5rJigyLrw1cAU00hlmwvKZwUFWUFBVlCQFRRk
        BQVZQUFWUB6knDLMVxrzlxKbCypkBeWzgvJZQfmsoHxWUD4rKJ8VVMDKYOOGE+MFTcraDGTS12sOsvoNCSwYElgyJDAjfX2G9HULSeR7NK1ypboXKlpGx2hQ
        8FIjjQmNquxcaPRh1wpZqwpZqwqmVUsFoypbLRibGssFo+SzqdgWZL67YQWtL8It1pSkv9Wa1mrl2qw7R0t4L9s64AnnRHvNGaaRLGNYoLZUoimRRY6YBmu0
        l7aIvRzTTeSjtnpmbtJL1JZoC0dmS2XmJt06MnSmr2XiiCmSRG5KXCQSz4npP8KZXlZJoILKJstIqFqRVosaWJc5gBV8tEKoV+sc3/qSyzgezAnQxrqNVqYQ
        QlVaswpxEVeDdcDG3zZFcDik1B1G5txjhNRFI3tuN8LqyMigy0Zo3Wm0crqExBBPj93lDyp7g8VVJZeOHXPpGFeSVfRxR7PmDBTPaSEqpuqewcQ9yzfj+NKR
        JZecLbkNLkYxzc3iVF1L1VUx0RpV6pdB3qeUR4ti9FE7ts1c8Qz74Js55Jo5BQuGBAZRu1Oj0ebihmm+I8ZquQscMVbL3YA9lE00NzDDIp3gYdtZC0GFsUOG
        lpRbC0Xn+dgn1UKIIwloM+7M+HxML/teLOwtDwLz64MW1PU0eXDMfvoqFLusRgHK1ZYat7HTYnbacb7FXCq0mnVy2RQKB42SGN1ULqJZVHtBFOB56IMmBYac
        zl1oSHThCg1zrgnC1/4FHJl4fD3td2y5lqWEWRTGOfpd5qjVO8Hm1DWNBxM/+n0MqB/9Jxt3sGAK2N3CTJi7hX0et+WO7NwW8NNbhI9sEQ6OU70TejuZxNvV
        olcjGp9sK+CdTUpi/8LNajp8TL7BNnAhumVmUNZO7K26Co1Osg6wuaXKtDT4v6+l24xK6334li3dtp1qq06tjbrsZeeV2dTCgomWXXBedrW4csxLV8Hsgktm
        F2zLLhnWXIQ6C5kSslSoKU0K+QkNScsbEtZmCFCJ2+zhlIyo9bdYtQ1cTcAOZbjax0ODdTlyQ/jJi4Paahi8G5p16C4Mhn+glH1dThRarIiuuZX2ZSUAm1ZF
        uQA2YtZAu2UmnqHNXzYAmzKxDVHP1k1Do11zC44LdzIueg0XHx3DeWvbrAENSa3w44HTNquESM+JDJJ2diyc9M1VQh9XCXMwZRwKEWd73nydkEWUYjtpVWVX
        BD25JldmDxs182C0yNwS9OTOXA97VhSxbDxg5qKgJxfp+tizBEE2C9nMdUGP5c3zhDwscJ6DB5eC1gi9eG1fhQeXSFbg4Z1nXkR9hJXYWhbMF67hEeuHJZxt
        rsgFR2VqcN5U/jLXnS84ZlHTpubnuOJ8wTGL0qbaI1zrooRLjcOsxmFW40JW40JW40JW46yOEe+FzYdlNs+p+7ISxOu3fCDuSqt/YcVWurS88t/8WKWzcRHS
        Vjv929+lGZj+9cc+8Vu4SA1RLQXnafORWjWBrcVWhgKIbfPpQE3d7quzlO3nkclXPqsgzIWtgfn3RbQ3Stu1F9mQX+FyZQI56XIee+5lYsntaFi3ya28+Ryz
        6m2pfdXYYqMGpc/YlehW3AuH0Loglra8g+rnocXgHbDea8dsLeE9dszy1Z+1xX7az4BskluFzoW33/lJmxhFSvdvbchwD1g/AX6I3HfYEKixcTO2wPV2W6xW
        PYOLnG0wT0s7IuOmX/jYB5xYnC37A73Z2Cf/FX3y+Y994tdy1Cu0uUwtvkl+U/35PNL+xfMf+isMx2xIw8QZhHF7iJvSIgjPiyA8EkG4JYJwJYLwogjCu0QQ
        3iGCcFsE4e0iCA9FEO6IILzUeIeTRiiEEMgXQbjPgvAyjgUmIdLhgGljaKhLrAyVWRDusyDcbxKE+5kg3I8i5GjFnRC1iyC8M+ySO5xWuvtNiXrkvVq95y3h
        F+9yS7P6+uCMwjsB879lZUcg87sqrCLO2dPn7gof5JjPud+kgm6ryX3saL+oiHnp2jLL5wGQGbwDY5XO91Si25st57AhEDZpcqkNwlkH80n0mVjB+bDo9oi6
        9aRoBbHudHJ8kdWnk3FWWk6mFheSOxeNYhNuAyYTovKTdODjqD4O9bMOgJ4g0JOLC6JclPAFwmN6Up9YTEb1UT21mIwtJIcI5h5ikCYohLWCkl4knV4k6kDw
        d2lkki7qw5SQAu/SKP9uk+m5hC89ndJjenQhOU0xZ4xyPu4Bn9Inke4uqhEVOE7JUeBZSntMpwT7Mir2mL57kcrm9PdSzCl9J8XcJ7ksDzFJouqMIivW5h4D
        gNytOqIPsSbEGPIYRZZyb/GQPp0pPCwhhzF9dlEf0uiJIwSFJKP63kX6QDsOUYYGugroo1SdI4tUsVHp6ElqAn+Pmd4cR30XkxQKTYvJ3dxuyhJwhxapAYA7
        vMj58DfymaB0d+m7dYq+NMpj8yjtLjQM2gdHFmnojlGK5NhCcoqLOcz5UnGoxDF9dCGZ5GzuzHKYQw5TyOEE98pxbniZvijJFNLraW6w3KLYQ9An9KlFCjzJ
        0IcZekpPLtLHBEPX+mIV0KP6ZYvUffctVqmb7kGPnYEKzOiUszrEKD36bDJav8QAvaxRwtIv4cb5l3jV78VHWT5wD4jRe0wwmXq1G9FdBrYPHz11WJ4Xh2TY
        Dy/WtGKOLz50mip1BHU6XLtXc/n+B09fZdMNq/srUMdPV/dUogOYnR6MwLjZfPajO4QfgLjRE9mkLJcrkER6IpuUZXfJ4+uRLJvskMXbM8vunBf3ymRfOYny
        VHRQ0k6bbJemTbbVaZPt/LTJdm7aZLt20mS7ejLjQ05iOT9grUwze4620B43kzrlohFYMod5MjAKulf3EDnaa1iFHsMq9DKroDt0dy0yK/AcysN2D5dRs0ht
        6jeC6uk+3SUxzAPMnZTTSHftBE4ngRgnMj7hhGEhlk8YFmLpRAPDUD3ZwDDMnwRV1DCwQ4v2CSO0hS4YV0osUI7gIj9LEMo231rva1bNp2ViY8CrNwY8Vr/M
        XuK7Hs152BvzsDfmYW/Mo6vp9KVLdzdqaVLNO5u+O3W56bscikzaqLhNQy+Ou7zXGN2UG4J/zKIGFF/3djVkZFHBnU3fzQVZcXnzBqvVBde4Ayu9SJ9yPJ6w
        kSLG/HPMGUKE0MX7mhwP8zlyO3lfk2OMwL5mrqOy+SiLMu9qEdbZIqzcIqxVZVtcWo57WwksYfSy2+gt4Cg0M32Qi35RuhMmW9KVMq3jRfbOQ5WZov8Ehocg
        aA+0G33KpjUlF32aw1QFtgt53jk4Y1rpQgqOqJGSdN6VlH9iQxAT/al99/0Tb0vPf2Hl5EU+mJr3KpKUIByYqHGvpT/7jxHrTvbFoxSgKnHenmUVyWSsLrZx
        p9Ov/mMES0GwkgXdXJ3miHbZiXsKVsCWrQnWQRmrayMmdX91itg0t/apxxam7CglNtG5Bn4vDhzYSSzBgKILfQqq1z0lVzQt5oMK7FHBYOJ+25I2RH9mC3vm
        ruGS3pJh1twVfM1nX8t8gS/7quJrtdN8zeWTDmZK6nd6zRqfwa8GAmE1QvBmI4NYCrbIYy0rZX6rPFY60ZB8JWE06KxEKxjjpVIladNhRl3bmLpmfcLoIqky
        3s736Hu5TXKhxHU8qBaQk4x3GP0RMq+GFVoM29B1AZvyIrrKdSyKkLlH+oW/eqBVhd4N13mbOiw9wl/DRKm5r8NMhs19zV+9uiw9w19lot3c8/zVV1RGZGtj
        n7NsyVFptVhpeQ7Q0UrVtkVYsoUe9GokSk4yUQIm7/1sjPd8PMDuuXiQ3el4B7uwX8LGeuNdYsw33s2uFev6xaaxdDgOWghWh+IWFzSSffEtmP8w68e0bRnS
        MFxmqMKzD+gJDxS8V9vJAyWxZXigVVaFB2plc/DgLsQqVL9uAfog1V5gPjxQ7J2HBzco1gCMrfUKPNBGW4IH6mrz8EB/ba1NB6dZ6o4bFNDIWm2rRF+CvtZK
        oREFaaQYCTFUBBRWBCLDMxc2cCR9u0m/HGxG4TOgdi7bPL5NjOit5CsCW88JNXifHR8ymZH3cG3SxKNUkbG7r5d//sznfvCpk8zXEa+1mBz6ECvL8Z/1ZOb/
        hxetbwfEs8mhjBlTSFMXah1697vffSMeZaPRbqVOl0ZvJIekepgm1I96tIGeja6XExzf8Eq55IEl5I4uYeR0LabKMTyUiBmsx8xzDI8JYnbUY+Y4hkcdMTvr
        MWsuYnj4ELOrHrPKMYwgiNldj1nhGB5pqAfqeswyxzAuFdF4DzRBevzPePj8ij4kQ80Bcjw8JB4vvlWy9+M94vHi26QqfrxPPF68X6rtx4l4vPh2aWIujsXj
        xwekO3LxXvH48R3SdTnDj1T9+KB0cy6+RTx+PIIK5ip1maVgjRkpBgpEerfSxkPiCtnnoOU2HgsuzgQttfEgcJ1MULWNe58rnpOg+Tbudm6dCZpr4/7mLjBB
        ayXuaO4nE7QKDc3VUoVWYXiK8NyobU9Wjl8k5HrhtX/+zC9/9fkTDzYunHr0IhsJ1aPN6F2/6/2dPB9lQrmhHiGisIbbkgdppNdgbesOog7k2asPELlZw8Wz
        24lMrOEm136iO+TZp28jerGGO2C3EgEizxAUBC/RujAajxXFCuSA0a3ZYXRqdpkTDC2ycqYzlw2ZOWeozIghMkSQaGfDtaxtGIp1QgCD4ezNSAV1ET+rSCta
        OzibUi2iRkMyjskJDUPEsBkNETvaXPOuhit90a8pM2/BLPNUAJcsHuJaxVMmPouvsVI7v0GOuokxpkJC3BVAnj20NrKnlxZC9vQxLygcNRU0LKEd6JZ/Infd
        cJ7eActWvmx8OsjDykTwsFgVwqs+WTp85qeXEQWGugoPOOq5DhFwuauwATjvM6sYVaLPMP/ZOPGERXXrbNhcTpxssmUM0JpxzJRYysJXjWPCq1n4inGyuZeF
        Lxsnm4BZ+JJxslnYkTF7xsmmYhY+bxwTvtKBJnbIFAW3bK50nVhkezeNHHp98Thyw/QL+HJC8Ywxe8KYSClKSIa+Pu0EYOMThkwzU2G0rerJZHa0d2kW2WFn
        2lkRqV36gsPzxg1NKNtTjEZbpcO0uMns7MbsVOvsUtuUGpvH5fJsxD99z4sR7VbSdtpe2Empgfkvwfx4WJdblniKZnJLnJL4bO2fIvCIp69L/ChpOhu7G7XZ
        iGEqimFYWIllO5ir1qV1y8YFg4Yb8BeMNc/pCsd1bojDzZtLSZ7jyo1xD8A+LAd3N7LvF0o4FMgbw/AgOgXYNW4MuqcUbAw6Q0G5jUE5aDTl+ZHaVqf6Hbi3
        25Hd28V7AC32ywRXBly5Ea6r0VjAAyUHoqvGAFtkzrFYZqv3Bt75aK6ix1aVa+2CYdk8gpqh2LRxcxAbSm4OAl3XxTMUBkvWMKXvG1P6xVcKPKzW0pAac/ou
        xlcX7xvEAwbvi9J3EFLtTSHtz0Wfs2Mfe4QisWwODOKDSwkzrMpBeZ02qHm2lb8q22aARMQ5yCuFtAmO24GxbsMDowKUFOryjAJvysVX35UT92cbo0gFFoBn
        Uj/+jKLn7YQYz3H+0oxxySStJvgcQeTxxWQK4uXDIiecgBiVhYwnIHY+xiLnI8/GqNHYs8kYSywfpDqMfSi5f4s3al9FTR2LR1Elgtf3Z0xB7slzg2BiR/U0
        k6txPaWP6mPRF+wYBmu3skYYpUpHrFsffTOsERZ4iyU9cjmGIL+FFCbqTUbfSRU/pCcfHCT3SKNOAHHhYxQDZjz6c7uBAR+HssCUHoeywPgWR/tL9hZaDFV7
        ixTzW0XMtYzQJyBGn9Rji1V9hGXuN/RxqrExscf6p610C1Zxy2YUxwM1e0FuMyshBohcUfWFZwridhMBHpIwv2a7qwFP8ZiIRBLLGw1KFP1mNrvaJSSzykXz
        0wWj1R5mITmZVYlbAzHWYWl9+2mxSw5RDJS4XHmsxOWLMUm7ebSiHY9WEP9FtGfTTJanZWCvkbab5kminLEfwtO6EtOaCUPSRaJRmL/LPvOBMfGAkWNmL5+x
        oQL+6RIEGBBs4BnwLCNfNqkBTsylM7IYFp4EkiQLC9JlJhxwTZ9YR61lZLzkI/1v2Gad5Lc1KIwabgE4BKwCbIhby4gywJDO5bHQs0Z1JvZvM7FowgFKhQe3
        xfqZl4IisxlnkUDLWptVUeT4kLkvJQ2Bq3tYAE8DM2aOEkD+ZFnfZvV3s5Vf3SyPQHXDCTebs5cj+tWO7By+w4jeqx1G4j4Hj3/UIr7MY+ZyrcOI6Vc6jHR+
        qcMI5ec7whbFpS6/28Qtykl8Q6vy0hN18Polk+hQhqmHeCESLmhprCKZZZlk0dz8UqWpBGGHlsalZEpaL3npKOSpfhYA692H+SXmVtlkfZtJTLYCWb2FD2jq
        rJfHluSb26s2tZeYRtNWlbXVNletmtvK0WxJP126A1mLpki9UWNcfhYA1vewsR6SVZmqmA2MLXYQW8R4sWvCTX0aTqA7MtQK/x8zi+u1TDvXuzmCk671bBGx
        ulXESkNEE6lfbhHBhS9tlVV1q4j5HmgpyEUwwOEsban2Od9r0MdgC8yyMWH46YFKfYAzFMHYNKkFAIrHbyNk4/Bdl1Aji97uQKVBHFpufdbTQkTa0+oAJeFr
        a0ZLqjfTm+rINKO6M12pzkwtqifTr+vK9OvMgakKYzz5wioV6ZxtHqV0j1pP2PJKzByMYr/Z5nk6UElfdAwIkTVrLica0hZtY2HTM7RWfdGBtlbgIapoLfui
        PW0t+aIWbVV90Ze25plm/RY/hvSjeTs3y2oe0xUcC6XP/FaUllNHW7SL4uudkVz2LIqOS0C1mrmCpwRoYiw93YG3oix4sPiwfUYiQphbv/R0fW6R33zjuUB+
        Kp1AeW5lYPW5RbDQNUo/SB5+EstK31/3IqtZc1tU04pPTEAD0cUzaPIKBvJBeSxHts8+cprf4sCWLcR7GsG9JS6BQOTKJ8qQj8TGQxz3lRTXwI4WVB0wsUzg
        YhaI27a0aKJj4LOvVbjPEAtdIKm7g0ze35CJBC5mgRsyca5VTqkJyuT9JpMw02JXQw21pkqbOljZM400aj/r8jOG2Stjlhg/hfUEVA6Xh40ee8B1ZLUulQaV
        hE0wQKUd5uTxNBArwrM6P2UGretZe7peOmdpz75EFfKhXP6yoEyPilAdEjzrhRcF8ZB9HvnktX0JjypUoh9BBfJNlSsyXhAHxjYpWRQnvExc677Gwn+Gn3FU
        orevuBavLPGDSOjXxB62y2zBOjduQ7b2GXeA1s7PusAXflaJO116xSR2Wd0fWBpd0+oqobsVYxeGWQEWlx/GdmsvQPBkwAN6Nt/1Nm93yN1ufmEFL7Epc1fb
        yp4F8fEsyHA6xrqb0RFA3w7jtHgO0JfnAI8TUMNzgIcpPMKbem40zrfC8VNO+Ep5X4Lt9mG8OzrBmlhBWkq/8nQk1/o1QvlxmUCSsqaZK0kJbXQ9VX/6rrc2
        pkLltX+rfRh6wAA/Lk8ZlCa2ecPg1Jc+9sTc3PIUhDHeqbch6r0/+SvPUyQzrWY24yWNzNjrXN3Y65wK/w9lqwZzvKIAtn5GDKeKgtf6mRaGOm+o08bCoZh5
        0ibNiOiTvUQaMfs0bdKcEz2ul0gj9qnOr59J7Ox6hJ1dj8iMLYqWWQMItBkISCwlmg5Yc6QD7KPWmhP+ewULljNamn6+LvJTbK3EvbFepty+nJm7FXNVdnaZ
        L7NiZWeX+Yx9sCxgxAToLEDrzHSWnV3iyyxq2dklPvP0Au5d4QwHNn21ayy2X65ZdKHB+7mcY88OzhSgrrxqXm2wWa0Axgn+gy0af9jXnanZVZ1z+JBo2TPf
        azYfDS1l36t2woeV2feKnfBZY/a9bCc4cpzLvpfsBEeZa675rtrJ3uwNBb6HZif7zLsL8lzDLdlzDcOwOe1Wol+xDSNKn54RvdpiRcgX63R5sfLTsciGwxJj
        qa6LnxEQc3c5Nk2WwPKS7mQTZEl5EdYAF/RuROAJyjIspIa6azHxYOB/IelnEywhm15LuhfFhFWPRsI2mLzP625YGUE5vZRRLJYLPe3CuNBCMmDU+9DSds1G
        8mEwiAqBlSYUMkipYBZqIdlBRZV0Lwzsc/qdFANTRAvJLqP2h1zYip+LrPaI0diC1B+2EwPWk/OQh4ssxf4RDA8ZBQR+x8LTg4ts2maB7TIhiat3wt4JWhBQ
        hgYaD1nAWoqOFvmxAu7KPDWBvz3Td7Ch4y1Cq4BAkl5uN5uk4dcP2hnOZ6sr8u3yMw8LMIuk29CLRkmQn9ZgE4KQTESwklOiFElpIWnnYnzOtxMWWGD6K1xI
        8pxNIcthFTl0iRFC9EoHN7wsJl262IpuNzdY5CyALut2WIopMrTP0F0wVtihcwxd64tlh60e74Adol2LsObUjx4bWKxWpxy8AQKhNhtKX3agzmfrW/QwTbBf
        B+d9h6At/WZnAZaENBhdaDCIPrfJIPoftjvubJ88X7TaIQoMKvqEOZeyyRd722yofEhgmOnzvxkbqtZSspWOLSKWO7aQxC1tlaK6VcT8VhFzHVtI29ZaXPHh
        wlejrQSHW0VAV6NhCwbdi4YtGFQ60vkSBBSsUBHRTiL6A7vGK/vRH9qyG+ez4Ta8EQRS2YZX3UAF22K5tz3fFotu3lwbLfp8Al2C/TrQYVzc5NPmUhxJPqU4
        L/mUYAwB+ZSM1uJ8Cbp9w/ZKG8z2QMMd+4uGqhFzkVXJB+Bc6X4+3A0ydZQwU0dpy9RRokwdpZypo/Rk6ijFTPmkkCmflDLlk/ZM+SSfKZ90i/KJm66xhMOW
        E3yplTK1MkoUodFInA+NSsBcaNQx1wpGT3MVN5Vdubss5//LhVhO/ZcKsZz1VwuxnPDPF2I5158rxHKav5aPd7M6CvxFU9xK0ZSyXDSlLBVNKdWiKWW+aEqZ
        K5pS1kJTympoSlkJTSnLeJTDlchi0pH1cVfWx/1ZHw9mfbwz6+PdWR/3Zn3cmfVxX9bHA1kf78j6eFdjH9uMlLU+trmPjT7OGi2wt/NrldLfxay/g6y/C1l/
        h1l/l7L+bsv6uz3r7yjr73zW3+Wsv7uz/u4JRfpMY08rR21+frg2PzfNWNivuzKY5OVCdKv3W2IciOudegetFrtbA+0yQE70SRB3la4Y0XBrQb1jUHbFMbNi
        Hp4O8rLx2CXHzJEVZNZFXnlCxjYzZl70UdoMtG3mD8v7B8lrHpwxU2YV8Tgt4eA5x0ypqtPy7IHvQGiCICc2ZmOXHTPpWp9w8DswFF8zM4ujBDFColrC47kY
        iq/B4xhEhy2N9hdffFH8mbv+Ct3CHkxryPWnVaujoS2y7fwGssV/34qnUIOmI9Ar+G44INZxQ9yVRj1NRHY0wV7RuhEY2wWZQjW5bcivU67VxbA07zqw2H/Q
        cdRsQRb1NWUMKDFbPyfGcedVkx1dsdNu7LY3mtxNFfAX7wXAwMF+B08JysNrrjFtUDAPsHnmgTbf2EMIzUNtOfOAW2b1t2gedssb6794CNnJZocF23c1tLR0
        MZsAa7a5YroKTyAzwQLnV0N5S17RgCcnU8LCZbca7lv83MYqPJ7MDavl21V+E9q2ggEhakRVC6opOKuxeGe31Qy3WjIHNON5P7UG201rfFl2mO9tHaCghLaJ
        r3TpI/06Dl8rKZ/BXjFHOeHzOdo9u7MNlvcdfnTHpQSmR50a6cFxkLGkwlr+bIIWZlUeMIxCZO7MnhH1fHNzdetdsWseVuH9tqj2m/ut26c5Z67VbrGTds0T
        L7zZru+j+baEuW+7Tcq52suOG9LOK2OgeLvUVWVej9yYekkilrLUnPJKA8CyMg9QckpmmXkdycQHKzLhVtR2AoRVAVptKt5ikTRHrG2bek6sjs/ZG1PPS8S8
        vV3qqgBVN6VekoilbVMvC9DyptQrErFiG2HLqnyv2i8hblkTuLUs3ZwhX85LpJsXuHln27YKUNXZ1FaJWNo29bIALW9KvSIRK9umXhWg1ebUmOwQy645j6Tq
        ERxhG9vb2g+/4Nn+rPO4GNqWy5qwcBJ9Whl+3xO7JhBrHVQFUNxh2435jU68rkzZ5hP/vXh+6IAVJDZz3jZMgfKzwTo4FT157rQJDcyvw9dLAzx8rHN4Ezf6
        jJKHxrP0AVLqJ89lnxvifDw3zM/A473exOGX4fGaL8TFTqqusVCMr/M7ZwdRW1Qz994kb6oj5xbWEMubICJ1+VFp7oYhi4XmMChae9l5JPqcGgBzvZlkr0Ly
        xWYv0DFWrWPQW369VyzpD3QVtH2ocUnhnLwhhR55D7V35OmnTp185jmWEWUxIYEuW0+e8p95LsTyZ8J9kx9lVc8FlkSzfLKKR0/WC/HQJdF/5mvWrtyatjYU
        ZqXlSijjE30WV2Pk3W0c1uJira34qdj3auu9p/TTT8lztQrvrfJvPYItwtocYTdGhLj8rYMJtsWZl5dqWX+i/YopM0ycgyqCrRtYKnVN1VWqjimccvC1Z8Uv
        ksN2Co3b7jddPaYKfOtOrOjwCAzwcPBvMGCFv+HZwaz9eN0gNLXnt63KqaXV5SeefPrtPzkywdKM6UsNIbCg1fg5SQDd4/Zhfnt7knaheGIaIn4Mc7r7Ubbu
        umIYIhtSerEQ22DSTuG2dP4Rnb/0Xhr906IDgtlUOFVg67Qxn/fzY/faOfWBLz3/gR9/6++/a2rC4SWgODk5OTU1MjU6NTZ1aOrw1BFRrEHEyOTo5NjkocnD
        k0cmxycn5MkvipgYmzg0cXjiyMT4xMTE5MSUMZ6+Xhw/PH5kfHx8YnxyfGpiZGLUvCSzXjwyfmTiyOSRqfGR8dHxsfFDYvltvXh4kgocOTJ6ZOzIoSOHjxwR
        K3AUPnJ49PDY4UOHDx8+cnj88IQYglsvHho7dOjQ4UNHDo0fmjg0eWhK7MGtF8cOjx0ZGx+bGJukRowcGhWTcOvF0fHRidFJatrI2OjY2NihzJz6yCQ1eGR0
        dHRs9NDo4dEjYhyOwkdGRkfGRg6NHB45MjI+MsHiZZXiETXt4YXdQhJSvz5vzSX4ffyHniO6UDmorGPQ0zn1X3PfXrJCOTceOQpxVQzNIO7/kOC/TUz4wLZg
        oiq68Fw6cvUouGK8el4LTw9wGCHk/SV4fHnA3ufjN2GYgAy4xM9njBW4Za0uRX/HVqRcsUoaCKITupgHw8VIFBuPyiwe/welPJrgICtsbSovcwTY4wDPcggM
        Eo/vV8mT7UQQfPNou0sb5kDnuL3Zp9DRsCRmnpgge+aR8ujPlKiFKCHmnBq20qJHMdngCx49auXhO2ohiqvs8KFWeyimU2h/+sN2+DtHndKsM5O/bp4oz+MJ
        aBDdw9kKA6khLCu4bFlBZQaGc+ls7NStK5TFMgObdAiMgQbYV/CY2NCAsN2FdO53ebubHsYZIVtQJq5/2D5Mjc4fVHdQf+fFkHIehpRDxA1TF+ZhSDkHRxNl
        zOP2YBkJemgPkochZRtOmTYqeTkLzYM8FeEEUgU85/KVz1LtP7KxAoVvfgV0SU4HUwXLG0FisTIyzoe1uncw4WXu/kEcedc0VoEVwHfFZj/w3iBTHcZHvLNK
        6HvvYKwallFQNbcSQ8oFi9us3QbTIT/5vih9HzSo8xGMc+RxdToughiWjYJ09BkMQwFOG5TlCrAqUoo0/HmYEqkpw+J2ZFukaSbaRsPaYgvL3JxQt5FzpoTJ
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
        a9E+MHhpYNpuFySBbDb5dDfuF/TH62jpZ16MUi/101y0YEP9mZW4g6aIRYng5ojOesjX216H/hhcD61zUE4jF6aTcFthBE8PkquR4KgVkcPGW9OPyFEoq103
        V1+b6mMbG8i+cmOTZQOrZDsnDdhhTpkHzIF2gbp+R0vM7cf15X6+vhwH1PN9LwVF2N1MxC5caTDHcIGtYgQAGtgAVN4AVGB7dH26FwbFC8b6j1xNHaTI6Ut6
        hx7I4s7FO4W+x7tQSWrMmWR3Nul2Z5OOyCsVa3bmkPUN6l3rL8CeS2w9i7mlntX9eifOuCkA28fol+y6tQ+cLA3buMMYR/98DEgLMsK6UlPjDnQ0blWVGWhq
        JC2c3dwFa9LMETSdR64fTxFyDyCKH/aBiIwvPBNK8GrKw6svJSEbp++n1lLzo/9s12/qUjeHHPhZW4dmEsCNQAJ68Zge1KL6adRfUJR8BznR5+2kzEFrErTG
        Qd3Rn9txD7VgB0vDGY8x0qzeNCL4Tbswxnu8NMxaU2hxj+6pTjnnG18l76aWlavQDS1D5bN7sXojKd+ov0qRYcqSfmhwynmtDvkghDreJdKR3hItqGycaDgQ
        sCgBG4ZhzZKrrBH5jLiCup1lJqhBH0Q50ZdtkM6GJzFqwar+InlD1Tag9SCFANsHMVScDgIN1ksAiQGfznN53XIwbJumLguDFMf23SzKMe3aEu1a8ZGWGTAQ
        opbxZgCZMPlbEibfNMZQmo1tYdFUC+Wu9e9wYITvm9y83u2b10IvpcwaKdzm3JZt9rZvM4vWtmiz+n9nm5Vpc7Blm93t28yiQSVrUTkaIpBu+u3+5ra1pWIh
        j98/edDzW3YAHrJIlwoV6YaatAMWdqg5te4I6tJOhZeRkoLA1BKYXAqpFQ3jElV0NxMFO/yn8hvb991L8hzWli1m8x8Fbjbb2y7IJQ+o5XTgMuFTQcIvxFgQ
        d5ZwX58NkjMjCcvpfCCSqCg24s8C30DETxk/ffjZkbrRXUkQab5mphV++BQxoMxqqSH9tAFu4cfFT4CfYqvU/LgQHhazTRczxxndLVWGEJk8zwQx3ush39sD
        XHUr4mQvIsfGWzVFuctZlHc4i2J+vJj2gRf+SRr8Z2Qsi2y2gE9zsuEtoj9psNgOzpWjVhUM70qZDTegU4rpotxmbU+dqyl0y7yGQ7Rb+QgNpzrfxDO0dn5D
        KK/VMfU95FB9vxtPFx+1voscd9x+NTk5vJeQhxrCOVy7mXLOklM4pu4hxz5KW9a8bjtq3Y2Ht8cJHfKw6H6cHG/cnqSmPOOgQZMVY2nd5xfWORiW1hETMbfR
        LnYqPIQtOfK6bHfzHbcX5ZJbvxEfJAh5JJW3GdLcfYNymUqACuZOWOZ16l637vXqXr/uzbH3+y1jYl09mrjavkSbIfcsEOleviJLzCH1OJT0cNBYstO3z3Xw
        ccfrcNewnW8FQxdRXeMXjwSLbO1CVq+M6J91NaNK9D/jccbsOaRXKTHzjpJZm4lr4KEGvvZMDUpy5VITraUa14+f+Z/bkbfwRhJuICpk+wGlnFlWDJGDd9VM
        TVR2nbcpYlEi+L0woST8PB4oiZ2GoBR2I+9KTWPelRVWzEVZJw3AjJmC8b4HBSxKwIZ853PCjNXeWOB8gvCvDjpds+H1UvbqcdsQzj75DY82vN0BDZTlsrzt
        oU7jibPnP/Rrfvrlj338p3K4DEpQn7Twcqqfvr+tEt3Dz3tMsyIQuhYp+AHf9Isf/QmTogabQeFdYurNM3Ib5IBVTDoJ8+6RO6AdqXMlyaXOPQ3vJ+V0Z2pf
        u8rG+e1Lbbal2A4u3uDrSGeuAEGyVpYcLKc+W9PI4gxZoOY4p68a4ZUtr3FxJtwaSpDkmNLzcxNMDJMiaBT7A3Qs+4pJCRjoyZ3vPEgb+8tJAdTOE+mcrtRf
        JxBKVq1bJfbwEmzVZhLG/gWbKVsIrQtd5N8S/+b5tyC33qHgcY8YLabKYlkCRoITN27RuJFxyzjS90OjOsTXu/EK+Z5GG1gYgKUyq2oQ1J4Gy18c9QtluWm1
        p2Z06EG2XgX7Y+0wFk6D9q7OmG3hVDvleeif6dz8phZxpC1EOXGLTXK8s0WYxvWvTvOkjA6BKIUWb3ytnUx21d/Ga7C+MBj3F/kItMrGdfJ8RlnfIe1ZiG/5
        RvJy+DI/DPSsW1aU8CXKIX2LHlrUeyhm1bqUtHMMbkUuVvVuHWfb5MF4n0YqK+Gri7VU7RyGa4sZfJLIPnsw3qubSzC5JlmOQ9Qj1EnFraQ7RBwvHYAQ5lJb
        6OSDnO+6rqcsm22KsWRfyxL2SjHPT5vfdlwnFCpippaXrhEJKqKq0b24CyhGmz02fbkMz6DYM/T4vk4VngGxWGgetIFnR2YKp9/Yz8GlHCrdw9UAmGX25ILM
        DrF1kcf7OHKJZkAMWhSMzf5VXFry5OqNFusXuOHkydWbncWC2BxaK1Tidu6FWkNLpqHtukSBZtdq9qyZqaJlmrJo6FfsLYymrERZF3RkXdCRdUFH1gUdWRd0
        ZF3QkXVBlHVBlFnu6MtsefRvYfhkOWoVwWJNQg1+V2NfNrOnax7dTxBfhvVdWsL4IksfwUoA32xR1Wo12XtD760Zs6w+a7zLxy8OJsOLya2Lye2aDwf2s1Q1
        uU1T6N7F5IAx3j3fumpDmmDu0Ps1ZXDQXEhYa28FWp+KtyHNbXof0txaNYmW0F136IO4pXq7PmBuvVYRug/we6mMIdRp32IyvLBebsxuSFPgUDV7kIPS1GNv
        1Ygo6716OHtUox2oGLJdn3b+jWpoyXfaPLnTJmjJ9948ufdmxq9o0HK5aNByqWjQsloktAxCvUsPrZeT3YQHX1Z6L3ljGgZ5gWsffSWERLWXLndpTcQAA6hj
        HjZAJYRdNQgNmcc+zhDpqKzdHB3v5Lx3c95Uy92cnGpZL5xaI3kTcfRDPRR91K7HxVkcfeu9EpVkFWUhVpJViDpjN8uvKHe0hTwD2MgPtnhUbUgP1T4eHKx/
        nHxokMvehSxfQDN2UqbafO0Uw5swxdNP1enTA1Tb/9POXv4aaH4LbF6ZcZpDy9j61fQlym+QE9cSXjZQ581gnjPjNE3FiYkvKgapailGDISmzpWX2AfMS+x9
        xo5VERRyCBI0WQEsput4rTEjF+0ZuWjPyEV7Ri7aM3LRnpGL9oxctGXkAk9qrZYMxWyro2YpQ81ShpptGWq2ZajZlqFmW4aabRlqtsU766tjAcp5BTE9x3XF
        QxQ7jQ5Jn3mIot88RLHLPEQxaB6iGDAPUewwD1GsdvI1AZQPmTrbrI2ojmykFh3IVmkhQmcztNics93ciPqYDeW2U63ZMm471VqejWCTnsQDxdhFF42WXzBU
        PzVt5nBCMFuijNrI3yhELNiSX4h9XAlOFLfDKcddOEcpsP4h7068TIkwj12E0Yb6YN6eNlY/kwKrX6RvNzZAH9X5V0LvCsGZzqSHjZzOw8on5fDBfCX6B958
        fzCPnVqJB6DE29m4R3fB6W3kUpJb1svUZXvodwceq8B2tsSMSIHZB2AsJiWheYm5kIiD+2vP8/YTG/KquMWhAyTcxK/0N/EZEYcNCrfRT0Oc8TAwuNxPnUFM
        R2ELpqPUyHSogP7qaiaMREuBwaJlHGYtQZzDaiS6rlHJKiNbAh/bABw0AhuYOzfA5AQmtqacBqgTG6B8A6WaoE5ugMIBaH1wkOmNJvjpDfCuPPPAXEhBtxsu
        JIeX8ZII1hyEF/nv7L0LmF1XdSZ43o977r116iVV1a2S9jkqSSVLQiL4IRkH11EkWZiXSZi0myETG0ked4kkluxk/AXFKrAAhabzKdOQEY4TbpWcoA42o6Sd
        jvLFigviJIIYWknDtDpxGNEYotDORP1BiGisMOtfa5/HrbpXloDQkG77U517zz2P/Vhr7bXX41/aeO5j/KF/+Iy5OsJHmqAqPGbaipfzugxnwaRmwrOBHgYM
        FeRtu6NVtyxpFRBKJe+lpga5VabEHsVqOaIFKzogPYS2S0PctNvzR6qhAm88zlRcPtoCRU/PMG2C5X0mMiNv2mjZ2EXzsbiNrJT5sIA8FUq+DiObx0igxIZs
        SINuDgF0E2CuS1nLVbHs4GoSJBjrTZo2LQIMKglzBqwbkYR51CC7ZLch+8UA3wzsAJ9y5IuDDeMpAGc+5aAeDSKG/fhrAM48BQcvfczixLervFFT9Z2FKpqG
        +Byq+uto3Pl+FOUrWlaX94ccRLmIx+im17D7D1HJvirDwQIOTJbGhEUfCyevcGJgCpYnImlD7fIMtZ00kIcuurlRU1IwRHyU2h04WkTr1kjCBNUo4UZIevg1
        vQLu4fDKbwmXvAUA1JW3KP0W0FwIu/mqXi+zbmsERMwBR+oG+rVx99cG+rVFKLJ4vvVrEYm8St422ettNjzfk/ptvrw3uLvhQSoFeYRwz7Y68DpLW+9uuJBR
        L32PC3dXfg/XtXzpezy4lfIxYe9dwJHEQTUSuce9PtwzAUcih0VtJn1/yJHIDS5bHcFAwQkHIe+3chS1jAt5BjjEl0zwbZ1PQCS5ytckXeLKQwrUYSWmIzJT
        2ODHLBr/ipO4kEBgUflCS3HFigGXeMdvxV3cYQHchfavXLaCswbTn2sw/bkG059rMP25BtOfazD9uQYT5xpMnIg1nbGDcdOQft7RIf282SH9vIuD+nnnB/Xz
        zg7q5y0M6uedHCTt39SPGswfNZg/ajB/1ED+qIH8UQP5owbyRw0kChHgDF3PcHYYWiN77l39NLga2p6VUmvWFF3Uuk/UVesuUVKtO0ShhTUQ2qK1WVReS4nG
        a8W6rJWrSMjDjQEseGq1je9RLpEZIB4VRSO8zTbYo5+Clm5rgFRiJKIDItku5rtfDcS7YJG60D/DNmJO7ZGarbOftrMN2XPvieNXK2+T+bV+lNbeaPxdf2Lh
        +NV+MWFd7BcT1gv9RE/eevtSPzEIfZ9lk9Ym8xcGaHWg6//VAIocbzTeN5D04/fDAwlD2B0ZAFnbpBgKLKS2L2qbHZuoc/MbHoy6AK4YH/Ol1WNMklXUwdvz
        edjZsPQ8yKz15dTXl1NfX059fTn19eXU15dTXzOnPtL6v7fnM8cxlAmVWmenmvQLZuBzTZmBv2zKDDzXlBn4TFNm4CwwgmjmzjQxwJvMP2rKTP9hU2b6mabM
        9EJTZvop4A7R8VwTKDq2pNwGKkSF3UDVUGE3UP2osBuoAVTYDeByGEdRNkAN0rKB8rcBXD1NOnCFXdJgAFcaSIXdQLH5OBADvlvADS6wy6opFXabXGF3RDVR
        YXeVavIJqbDblFc09bg1ucJus6PCbjOvsNuMYzzRQMGTpq6wOxz9pWW5h0yY+jfzNobz+UzRZGR5M2lhszhpDu6AJMjGkrBMmENynInEOnE8qgpqJIcjj2QI
        ThsBaiT8jTlqpC+okRvoogpqJOmnWaAhIuIbSz9jaoglHfdNzsQ3AUADD4GXzoBxfGMS4LAhYSfnJJGBeYqaZtP80vepKOF049hTnjIwe54KMHseJnGSDhFm
        zwO2J/GIAEV6qi7Fix1OR2QEN05HbOAT5tBjdwkdrEo2Zj6HfrYZ+ZTvtUz7UAlGa5VgtNZLgdHSBcri6Gnr2wOjRZ4NrPtAjt2f2jkuqaN3Fw4xF8BHbXiH
        TersbQ3xkUFxtYBB2oEaCtzW7JvIyLM5M0hZG4068QX7ok0Nv6ss9nIyVrAjqaYGIFJJwO3P7J1oi7kfDh1OG2XQXro++j+MfJoE1RMZ6KA8TBmID3PGUCOT
        wErBnBnQ+ImqZM7oRacwaUYxaUYxaYZMmiGTZsikGZmPlv3loN33du/QENjgpLMvHWQXAnXsHQB+UmY1TE5VAmi59YPQN5JlqEXt7UsH+NZK7K0zXb3Dqerm
        8gJrX9M1TYMU7kgNAG8/XV7WrR4AYl46DG+dN1M5aWKLZaphFBMa4EQGSw2h5tAA7Fj0gPizFvS/yv2kmWlEFUuqkPULHKVLQs6SMrkNgZh0NbTNUZfkoSVl
        cgX85iLyTBnk0kl45me9ZEh+cZM+wOtctGl1oeNRhyQWHU86tBDR8axD65Alxc4Eree8nbjydEdD7rQdjcmzAOCAAe7fV3SXXDDY5aG0qc2aS60TLbqesRxB
        0k1l97xwlC4ckwsHGCdogKFjYgAr8mfVHRAL6E5qYL29eZ5ujf+KBpw0ZzQuFaDO+2jT1qQ9OL83dWFAZ+RRG/cxdJDi8gf6Ak9fYDA+aRtQiQ8qC659VdeX
        OPmdsJ0veRyW/EWPoGfQqHdpO5CslMloTdzz/Bl3dHvwdNcH3wl/M66zGDWny32q631bsKco6bCgYVD6kCSelyd5MIc1eCvmG+h5ApvzX009ozAmykV3pbaS
        C+7qvOAufcEdxQV3dF5wh75gurhguvOCaX3B5uKCzZ0XbNYXqOIC1XmB0hfExQVx5wWxvsAoLjA6L5Cwr879CDNDddDqLDb0ybyiVecJK+pym7noKhRgw4nK
        BHlSmIMk3HlT5qoqRK6G1+1cgDhagLRzAbLAAkQkiZsLGS8XMk4uf2w1SGQ7BDEwqAZ1Ueqzpv6iM8MGsYYxtdjF2J3EaWCReMWpNk4BViAqTs3ilA91tEI6
        8uzNTCXyWZIjB68oSwTzYvCKgolJd5CJnCkH7JSu0thlJDHoG0z0iZG2unjpBNss9Qou06znFrxYsF1qHi9XnUXOuon5dHI+xTaBXpcwWFi6QtFZcz4dnUtl
        5qb5cenq0ng5Tv/TRek8PDCKrjXbc+n4fHs+XXd5qGI0hzNkPlUKP7fUahiU2/ROuu46FPpzGYotXQMXF1qRKHriaJsbnq5V9EAGaUunMKzz6Xp6Nq6li8bo
        WrrFnFNrqSFtNaVauCLBUz3GM6NujFML6Rbuzzh+gZ1ijBqTmtIW6iDumkCbC3+mYcwXn+jHFm6sqzVln5Ra2cZ7x/i9Jp4wwi1b2+0Jaqo8S1eO4nENatMY
        dQKNK39NTfwmqy3JiY4i5cI5huaXu7rGYe6ShSeNuuL8LUWZ+hH2z0QY65VCPBFjI84TXwSLiUga0SAaXzlPQ0cXrWdswHRknqYCqIDp6Ly+rqHqNPF03QSu
        W0f0rq5Txa91xLvh1zH8muLX8fLXMBIdKrUY2xGy29MS2NVy1GFPksWweBD+DS3C61oQA1cvhr7JD8pFGH1BzaboG47ZAMTcSUuCljyozW/J0Rc6gUF87HFq
        tMeJMtrclPscO/si9TL7opE0sy98+RP/1k/6aOcTIkqz/Vtx1shs1PWm3dEJ+rZBqnxjN5kdMWeKSDEve86YYWz9+LXYWL6FI/M8LW1muS7kOvuOm+x2XiJy
        WnAA/fjPgZ1ykqt3zlozMWrq/DnXkzoJ+qHN7O+bpFfRJvY0JoOOT5my+T1lJk0cnzRJQaPN74KZMNz/GUwL3ff/YJLp+s+asmn+DAqEYLMM3qHjs2YSyd4u
        mJHuZJPaZGfITtbnnWyGbE+n6CKHU6KL8D952KjxWzbKSzbIO6bkFZOy3VZiVxmRzfwy6c6w9GZIOhNLX+roCuLqQhoGbDQ85b/SfLcpG7p34Thws3HYFKSc
        WVN2eAexp7vRehAbt632fYDqfqX5k3Ro3Gz8BEp/3my8jQ7NG6176dB3o7VHtoR3UXfO8cgjSlf21i7j8/B57K35Jwmq1A0iYsMGO4z+wLIcqWGymZN+sqc+
        EhOZXPrPRuJL1FUhDu6pbi727kBKTtYH6dCzYDNd8O534nFfx+NQdPDS8wzSU32mveiZyrmK5/FjnIRNsTUEFrqahp34dVwaZjLXNWza1Q4wJyhTPlL3t2H/
        1kAKv4cY1XEZyRH+AYarLTfxltkvt8zYR59Oo1ehVISKtqkjr7KG8GreRr/SKHjIyS5djrPHPIn3jC9Zsg10oPkamFhs/6ytNvZ45lbbiP4v3+k7ZB603m7m
        yFyCQMcBjS5CFQEXhsBGDzLCLMofYt9dMLdD7Awc3s0S/zg9o40lPIOZ8wYuMLX2d08nyy7XN6sHfkq9gkb8Szo0behyfeanf+I+/vK8PjcM0XGSnh7T0316
        ek1YDP0MOYQ7fgMCrgwwkM8moCHlr7NVskz8fMmwqpEMIIoDwLQNe9MyjF4AwGib/VUYVjorg8lMjL06XIt5uGJNMRPXMvMAzTqXDnG4xgoQf7F397n0BTcE
        2EJscNDIzJtFgaIvIrNMfX5aVCGHjVEOl0GiNQfiypmy7qTXO5vMewDws9HYi8IMG409oLUpC9CqdHgLsJTX2/cCSnrKAr4q3fAQwJM3Gj8H6OSNxkGgLE9Z
        DwI/ecp6IOlnROaNBqDxIpwyJAyfOxexaMLOyimivNEZB1KJn7pRnrpBnjolT50EhDakUgOtGUFrIJW43cPS7iFpdyztrqPdkEoGOy/YsyBHLBt1+pMZscdr
        TcxrDaxwtIyMJf201jTKtWYQa42pl5mAlhlD0FdINonxqq/DeBWL8apf2KwhxqtBMV5ZYrkyxWzli9mqLmarQMxWPKOhNltxEcBJdrHA9OhqunNhehxkTTM3
        PbryCi5uZ4OfznENMxGPNheVcXPToxvHHNibDOgQHXrDQPSsZdlFdSfiycxKPI0CyFG8DAeZma8VrBszM25v0FcgS7rAvbNyO6Mr1WnGmYnjG/CmDbBNwM7o
        iiEJ4fFu9tRvxAiQd7MhAOy5SCjw4htx/Qj+jCPYmyacC9pdTy9AIRpizSBrXzj9sIWw6zO2wlm3aqWE80l8zHx7DOD4/E7lohoN/3wLQ1oZqEjjKBZajkAU
        EqP9zuk0ECbFSTAxsc0n2VDlbPvC5z77lT9qAijQ1pMk9jSIOXCoK8Vp3t3vDByyDpoPmW/XYq4+yQkREHN1FnN9dJySusTnTR0oi6B3QWbM/vq5j33Ez776
        JTObfdbOEPzo8rL2RoSbCMv0Cf+7m2ixxc5jIy22xAp0PAywLOrmrCmYjwcT9tk9iM6vt+9DPbJN5k8SZ9G1PwGBu9F4G2qTTVn3Juyi35Pw8N3FyxiH6//t
        l//0YT/7uwufEhdNtUHGd7VBnF3DoQrAFqP1BYd+KXoF5LF+9r6rmIMAkKnxasCY6eifehn8Y0rwT7XQr8HhP2Yl/MdkJDTz1RL+U5+J38QmcJB9P4J9Girm
        yGQgqSmAzIdIEubqzybn8CpjH1JXcIhUzD4l+JJo/rEk9tMT+FIV7TjQIGpbbxkMf+IhYt2TCmAmlsTGekvwwLhoaU3HT9QQPxFy/ERH23h9h1QxMucBZLGP
        bGWD7PKtbFU20SaNLhUQ9ySofB0UcRSct4oapYNLmzOA5gzlzRmQ5izTzVmG5gx1a86QNGeAmzMgzRno3hw6BLRZCDCqulW539CXml4eXd6P9KYY1bgMFsio
        7iYYySSMAIvKKRYeC62RmcJHcvGbyXIbar6RRvDyhVmwj7qSjpxOR3uVLlbL1cheSW7Ivnqk9A7QZ/19CbZKflnhHZgF8ojIPiO7RDdy/TA8AU6B7EX68J9m
        Y/YPXOJ7kzB7x8+zl6KWvfPn+zeZRuLhMnnbLP+U+jEtJvDM+9AKHzgAP+UDB+jCpx6P6b71tH9S7L0Xn2S4zkIcB8fSh2qEZrZnn8UXcriCJEOf9fclvT28
        BEmm2tsj9KWOD4c1Hkv2PvrwrO7tkZ/Xvf3FvLf/Z97b9+VvO/oSvYWSXCPdHL0F/9I1295LHTm5MGslo9ISbCU/adPFXwG9fIWWEJ9eumBEWAKCvLVwGtbE
        aeiL03BUlLgIDBCADwLxK8JNGGII+nLFbjTXkhcJQwlEFSMYfWHt7Kypz0+LzczljanLBZD9krYh8Y5gR0jC8ZdMkY4fMEU8vt8U+XjUFAH5PthdSJYe42qT
        U1bbhGzdZH5US+IntCR+XEviE1oSP4YdJUnTkqFyJbtJanAjO0Xf6vob6t4b4rcxMRINpJgd4E+ZwfuBPl6NSavTg+CKU9CFVsev3yBvn5KXT8oyoGQZGJFl
        YJl0dFj6OSTdjKWXdVkGgo5l4HO5VleranV26SU1tQUhKLW65dDqQq3VeaTV+aLVNcUl2VTs3mpiUZ+E/wK00QQZjMNpANpokvhib28Mra6pQmh1Texb63Tg
        etFNEAzcH35JKZHka0AbEK2uzlrdmKpDq1uu6nxCtLq6vKIOL78N9QFaXb3DoVzPtbo6aXV17VCuFw7lX3Sw34Un7ayRR9we4uQiF5UvEbRwO+9sGbS4cDWz
        m9ksBzCkAax1czNjwwMLauFmDqD+bclqdHoL1L+AdK3czRyIm/m1dFHFzbydl6BCgUOiHP7AzYzqj7TVDbJnqI83YZIR1utT6xp29uLhfi7UiFwQn8MjfKwl
        nG3oC30anPAazyD6Kf5hiYyaQh2ZGxW/YzM3RgXr7ClqR4diye9MQ1IdA1o/eKCkcSP4My6NUwgPjm+CDgiw3GCT+fqEs55fB1vIRuO1iYvLtgNKJfeA0/dd
        pQfcF3LzQT2rETEJcvPFA+6LKPLFm+qLB9wvnKl+4Uz1xZnqizPVF2eqL2qpp4kuIAIASfjRG41yoi0ewdSmje5rFFeTnXn1/gZjwvKvxjqbSy9aWIcR2wK0
        Gr1iY1WWlM0fMbniYuWZ1pWeqSGPNbAsQCu6PHPCYBRatjJgcXnh4X6kdsa/AyqL4qoFIoz/WXSqzxk4GB0yxaywUJoNOIKCKzQ2LOyos//v02YhIsaYwlug
        8HGi8FESEStKKreyL5nJyuwr5z/xJ16icKNkgZtVKfNSj/giHiFSRtF9EfGTlyRc8p5R91FBw0TlDPqD/ZuTnSFav1NnaHIFbtnkk1C4K5nE5vdO7F1IdmDv
        PmXdgc3vlPVa1HMi0kpaAlV1UPZuvWxLdzpcvSNOB0qzOsBZ0/h4Gs7rTXbar8L5wuE1n9Stgyo+na7On+Mz0DwJrNNQHaYffjqtzRUyVpxaoeovH6BW59f5
        1Xu4uJ8/l6KAID2tNofIkvk2KgoG83PzSN3myn2N4paQyw2GKO0XzpGur6+m0/NRskzFOTzK1j07ii+bd+7ecUANVH8aqP50oGgpvhZf+ML+MoBg/wFAocHA
        Xp9Ph+fSSA0/omgRmkt9FEckHXVurq2AAxPAjE89GpZChdRnv92mdtLqIF/m2unydtr3wXTkQ9SHsOgdDUUl0zE8XgC8YQiXUz+jOXov3tpXAtm0FEQEKgEO
        0l9qVtTGx8H5ufZ8O6leuoejopttGtdh1dj+0ds+/7NDH/3jW+f3JuP6mmA6ITU8GYWruPIKRDvzfcUpWjRJwSraKvCDz1QCaOiz/r5EaXxmcQDN2XdXlMYz
        9KUPH57RcTPZs/ThuFYaz/C9xHV/mleV/rN3s9Jo4jK8bQyPg9I4SkJ2FIKL9EWT9UXzcr2PmuuZjmHMGme5H5O0kJVDXldhOw2O0+6xoQKudFmbR7IZvDqX
        mJX08fLr08miXKfJlEykO8cVHZch2FsFRAxNVOmca7dxug1yLubz6XmAFeTDuTCf+OXQ5u2pYzJsmgyrhNsp1mJMQfmxnJiowoZJ5b6h6DKtq3BTVzuPZZmG
        7qt/dvorHgm057/8iX/pJa2K2ZpYwD5d2R68mVWGqqdlIlugb0dMcbXQttneaqM0FOASHlRAl6i3YeWnfR4Ai0zVBOSRqRqIZKBFeqt9B3BUgK1AVLaVQcnH
        bza20mH0ZmMLgiW22pvpMLDVBoxFvNVWWABgZza75XuSRJ0QXXUCaxwrqRNsejRYyiooqW5hetyJKngbjR2ogbfR2J6kEKbTIlNvQc28KWsLquGhcJUltspV
        YqtcKbZKU2yVhtgqldgqEzUBkyPpHfnRho7pELlEgPZ00IETOJKMfwxHWqzZcjt2o/UoF1u70ToG4+1FNt4e4+0Bm2ETMcOuEjPsSjHDmmKGNcQMq9DcWVNW
        iyNITXR4G8E9/YApXaVtBPf1qCmdpW3EKDbsLbFtjottMxXb5pjYNkfFtrlCbJuW2DZXiW1zpdg2TbFtGrLtV2LbTKoheQ7CpiaN6AOmZR0qrGSFQ/BNxfKP
        +LPPsBcLqlt/yiaQN3FYDBTnAF6qLQgd5ROiOHtwNqBVASvOHivOXofi7OWKsxdzOWziJDiKRHH2o2/atnnQPWQ9lL1wDC6Y5aQDk15IW4y/+finftlf4i0i
        FjFPV503zCKn3xEnkd6A1rIQXuTqHdaSO4jP0kZ1zU7r28yfKxbcN6nGNuNHUn+/qlfY8Y0HOr7+aOVr8HP5p4vfNN6k/P0HqFXP/kv0KEWPPo0e/fVzv2JT
        M5//+G/Tppi0yMQDsuMvHMZVz30EPeija6F4k253PPW2H/4vv/jYcPQp954dytt+3+PvvefFdv/P7kVkakVo3E06+qOP4xkv8jOG8T4aCTh0R/Aaela5sCGQ
        Yr7j0cgZLB8usOwWNY09WzA7l14tV7xarni1XNl8uQxmhiwE1p9km+4q73RafxVDQNTzDbu4pkpHFdxW0ed/0FlxiNSot9u5o2oYOyqhzWG24PbTcUqCDYEh
        GJWOKhVp51H2hS/BYPpHtuqnc8TFsQsDJaSOhIuqiHmSUxs/wCUOmCc5iekonMUR86SL4xEk7kbM0ynue4h2GRHY38HhYMLpTQ8mnID0AG2UI/bX6JwKYPwg
        ZzJtcc4kL4wRbd2SCa0ww3baUqOpATMLfTLiN9NrcUSgL7X1lCkpXU/iaPAu5LfkI7Yhv8kfbzaAWAyx9bgpW5ATZkcGFCeDNXcw7C098ymTt3RNycaNZ2iT
        RMu5XUG9Vs1XO/KhPoMF3czUbWzVC/exY8J9A6NLRTsbXN0Ahi7B59qEtBgNvuTG/ysHPEsE8kjCqEkABUIgM23//+/PMMzOM3b85hSbeMAnvQUyJU97wf6E
        40vZ+NCUiga2wPdbM6n3em6jo7v3emDSZIMzUl0j6wdwTfMNAH9T7kzayCTP8jpxqcS0V8Gvnmrg7KadDfav9O1jnBog/iOCchcq13hYO+jp8HUDLVt5r284
        eRA+Z9zJNBm43oz0iadMGUlalZu7eEeB+kWwUbMhwONhdbKNO7EsHsg+b8jAjr6OS4wp8/VpfQd8rXK69ur9nAlHD3s9GF7v+tAzei56MIWcIt6Lz6Qm2kPS
        hBtXnsHdnE3QTKSSy+0NPjZv58yL5msbpsFmU9AGft/JdWnYlq4t+fdqO36CQjW/4qBDYPLOfF7z9VIntjToYw5oQHeJQf8CMWTI3qxdSN2QPiQc335v0tRm
        fNCXw8DOGCZ1AI7V7GN6lMZe3UJCk8QpcJkFB3PmYqIYekabxhswjbtsGueX6lfA4OSyZ0k1Z1QdoEI6gaTcECMHgcMY/OySgRyNU+bMOov35X72PlOj2Ura
        BgL94ZAmtqOV7158WUefb7IOFwP3GD4BSaqNDzYrGtz+WXw/awAvjBuZOnqnjoJVqQttIUg9lg4eCgCZaDlX5tpohCgMZELBqKFYECsi9dSFLYY/x0Dd4U9D
        jLmDQHYBvu7T0tXkUG2fgTzrwEJDbDqC3+sbDUXt5Y/WIQ0NVee5zP7Du0gFjf/eFMgbE/EAy1UdFgX4BTxxZjbKdPCKIDKtQ3ZR4DpzbuMaSl+XxnJiaYBa
        HMcspHzW0yFQAXoHbzQKMQ3ycIiP2RFPtZEM4OJYkkRH1FD8IYsENTB9VNozyINT4839Kn0EoVhcKTgt40VUWoaL7D8AeG8V0Ay4wApD6IqTDZD4Og8FAzKJ
        xY+zo+ExzTdgIrJe16BG0lAyEY5AZLnrsf6tx1K5HslB662p+HX8TNpeOjqWxAPd6cFY1HHpKlNFTaiiaNPfPPOBf+1Tqz6/cOojsKueP2tzzErZ6sf/DVo9
        WbTa6pJNaM5ksIm/eLg/IxrJkvhdVpL3LgR7BCoUJ2+HIyzofpfSUFAhEitUCp8TZtriSmwxbb2ZVmF3hNwOIQt8WPdJmMXZumwDzY+9s3UbJ2eEjNgVY8pm
        WBeJrn5wuDQX5iE7T2qXm/3Nn7/L5qF63zc8Gg7GGHz0NzA652ep5aQweVzk8OeoDwfYT8FF8LDv8aDumKLumFB3wFwDzG1QNtBfcxtUDwiJflF9TDjVHlDB
        AbgsH6AN0RBne++blJTyPJNLx7iYiG1Zk98rRXolLaxPrYHOJadiOhULBiip0xgGeGPD7LH39NPe0Ix/zxJ3k5udeA9vzIcYIkENYRkd0WtQoEZuY6MEzr4a
        ol+FAobXJYA3nUxWg2iWw8L8Ni5lZKhkNQxkRgwDGWMc4LAZcSRThpOiRDzNQ4PmoQ9LxSACMzj9CH9rfHxzIsdA/iLnG9TWxyhLWKj7gPNX23kAWfdSN8dN
        HBvniYP7IKw5asWgbdQADuOKXaUDitcD2tGp8Z2M0BEIAdfAbvLGQSnkJb2u/ACH8SAmPFarMc50nOQpMEnNS70G7WuJWL7J9etMWAIZ5HoXyRwA5m6hwYBE
        ZIVZWw9N+NpTmayIUxuLCMk6bdsdENYUkXmK7bVsU1GzfRXpxZkR3WwoYDmC9urZ5EzqZi/M9me1LMrqQNEjmTzJ8kdVf5iXH7B+aLQ7fKpj5mQ7ABp2skc/
        EmNhcLJ+gZ6kpWMSVCX7MZAOg7fTgrFcpLpXWS8Gq+vFYLleDBbrxaB4/J+l9cIr1gtkdSZIihzRoWaoUzcIEOUAKwG8DzSbIfadAa0E2nVCBLEhHSAuNmG8
        2Whcz0igaoCX6ADs3wfbfwhbP0SDg5MQBgHX6oMwADjgAwdgyX/gAM3gL72TFqeMVCEtEk1Gt9w8JhiXdYXWkBgK4m9Iw6nFQ9Z09oF3xBkJt/hrZkp8qPvk
        SHm3Fx6OOUyuchrtFbsz4hbAemz36cue+OTvHvdoU/blL2P/58LCLV3lkRvJLn0del0M0IZ9TdtBPdDsv87C5crSCdX7SF71ZbXExb7xiYcReZmdfWccLblE
        IztAQeg7QDxnMvRrIM56XkSZ12o7IOp2inoZI1Smkbg2zmMFBK/V4BoEk/XhsAIMiMtc0b3G1QrhNXYXj0DtHEE6PgkWTJNi+L0AO4Cxb23GnvsNzNiWYsZQ
        wJPnn1+I+YqydfmEcaKIfmP8rb7xUX7jcIVGrEPsizDUgF70DZI8LGuRZr8fOC+i4T++rfZQuoY2ux9Waz5MCunKn0Y5PXbKEk/swwLSSqECqwYscqT/3X4/
        w8qJHiuF/xD1FfFsPiiuOn5JC+q7GSVC/sQqagY2P9rshhxp+AZZTxCruNGYFLhWlcTsb5btb7jObpu00IQMADEr2UAhlpj79LmjkgcSQjWN32N2DF9dhq/B
        46ZHEcCvcEmauUsyFJfkuGCt3oA23AKkZhBemJucX0sfOSJtF30gHXU7r1sZ0j6HMmtnK76RAWTxZwheP9pFprgdXkITQWjIge3wIOJsWLg1EeWIP47cDOTi
        4jac2JXw+e0Jw92+HhoO3IgDOLyWBE2N3YXw94IqGkIV1DR7P006TnENz+y8cSCiUYkRVThJB1eWDxMyO4b9boQODiRtLGpDjNBquiFXG+JFakMkIY2GpNli
        ik+WEpnztR0JG+foY49jk8XDzIjF0OZqO1lYOtlREljE+vGLpoAnZ39FUgrjcBnR7WCdzMwcBgtOnVYeysELD+w4XACY0UcdMHN19dNqynKO0o95jVyO4P3N
        0FTkrGJNxebY9iAiXsqjfQfZXs0eVFP2Yibibx294A3KgjeIBc/pXPAG9YIHA23HgocfUtm9y97O5AXPLBc8M/voYV7wzIyngd8yiQHkAN/qejcowepuZb1r
        VNe7RrHe0YCQ3oDth5F9nlY6X690h4heaEtkysIZ6u2QBp8EKhUbBAAOUHoK0m1Gsob+rZXAuj59k1OuDDbWoRHxsIqgwaJpiowj7ZBXTMSBOFgtGT6J9EPE
        hSTjdOcKyC++HKjgvMcSDXxMwI3oDyo8sBK+mjo3lsGCjQWDNfDsoQgQP7vomngmTVS8637U+MDTV0pZ7pgLcUsVkxAw7ZAUy1VCq8MA7cxS3nCNy4brdDrV
        IxLqjY0aXf45R62g+QigGRPjcK3zz9EygL0MMSGp1cvBfqp2gCMidtAGYq1aw9u8vocPP52kdVqM5BX3PZys5YUuM25LaGkiTp9K1rD6N8LnEWL3mgMv/Sas
        rrwWJEG2lU1DlW3UgOyhnM7dkBPJGwowJt75DOg91EAOxtTlLgFjQmHVfA+lLRN6vvOBx1AHMtQ8q04q05AO6J6oAYR7oAMswmrYIVIHOvaN7A+s9F4moKPz
        dKNsJPMRmAQoBEdRT0qeCRwVA+KoGBNHBaP9sjSDZ2AlhzTmYs9bIvZCKMGGoIAHDPCm+bI03QKfXNa0zRDbDGQ0qYGMVqu6jjpnpPFAkIZS6MLFJNVlr0tX
        PmUn9Yi/i/mIJf2S/a1XXimRaABWR0AlkgSMEdbbiVs2EO99Q2o5QwvJv6AYVX33/fcLg39B56z9qGXY1FieOKeoYI+JC2TiMAl1sYDGM53bsS3Ipwwuj4NR
        nTIi7/K4icdayWT2wok411hARizDJ6Hb3MigJLK/cHl3k488azZStkWcQWy0Gs9zVUj/QAl59hHVaTWEBi8Dx3rhQMYljdmwWWM7sarJjtIT868npVJ0EDvv
        zBCCilEM1kPukQ5Bve7jJZokZ5+UGe7DtrYP5sD1NPEpbx3ozzj+1Gfi0zbjfUOdg7oUQNPsA9E6LtsOST9CY9AGrIkFBZiFtcPkCBfak8a/Y7NSxQ0QrTbQ
        8rEKmtbX7R6s5bDLBdIf8OkIR2QxxbMSIOXmS193t67gmoq3uds1GZQ+jhamAawLiL4sXShvXrAJr8qDArnJczyIAEiFVVnOiv3AioowwwZvQzl6y8ksRHca
        Lq1uvBQ3xO7R6LIUN3otxY2rWIp/N1+KI4iGhl6KXU52KpbiKetRM23Kqsto4AK/f9sB8WUUBtUXYaKdst6WGpf7cd19MKduNPYzf/ibzAMdLLIaVSq7MOW9
        NuABc+sstuvYLleQXO6AVTxG3pW22ZJiy+YH9mm8iSsCP77APg2ceMyMfwz5SrSoc7ZRwrAM8OxoT86bC0fOPxc/zp10WHOTdUfWyP6Q1DRWk1llpc7cCbWT
        jv8879Sbc+UT7yV2/lHrDkgVbomJJbGpoUiyMHvxnfnT/OwwSb9+VnPi/22RcPWhDLOfZjrhlCtnM4+WCNmmMuJdUqgO+4wfp+MJOja0KeuqHrLkZjUh8mlC
        5NOEtrpMaKtLvjJEMJYbks+EYV4wly4NEVeR0tG99GWdfddN9nlTn79D0uYjOPTp7wK79VtqNGYP3jHkjEabzF83xb/3a6Y4+B4zxcPXNsXF9ygifqP19gl2
        B3Lu6Sju+33tTjyt3YlPaXfiKe1OfNLUQGuiuwNGLTH16wEZkzQzkx0QNMlOCeOPjXlTV1AwyjzbZRx4qQMQmW9Rq4Tz59ilyo7PEURb6BGiFr5KGviD0r5b
        pHlbpHXXi69zs7g6p8TTuUZGYrUMxKSMg5JhGBdP5wgNmg+RW9NxwdUvS1K+mhy2B/NSYmVjtBs4VMQxXTqUpAjbcyrBwQ14JYHJYCIsYhmiglfTgbFvloEc
        FB0Y+2YZoiNG6JAiAGEZ4KmadHAQFrEMOEd1OnDK1zIJDl4mBVUK4pLaWGpYYhyGOcZhUg0jxiFFLbAixmFYXjGsqXOYYxyGO1K+hvMYh+E4xhMNYMYNa5ua
        itqu5R+yHipTZzjVi3MnfwU4Q1D4Ax1CaZFsSO0n0tq2+OE7dvCSZsUSYWvFzzH0UG2b4oBA/QujEeUPxKlI2Vnf/ijltmXG7bQCPvOufgY3yhDaadGKZesA
        3kCKX2BXO5O4og441RbSA738L6Micb4m0nPRUO+JNOpsaOWvsaRdFonAJwQYF8muZS8QO/o4dWzzuw/n6sdsXOkkoynFf2mKF4g9Zd36bWZDMzCS0Lwga85I
        kJjDpV1ub6HqurJg2HLZKHGzUZhetPfXgmJj8WJrPZSDFTFPmvualsk5aE8o84lt6t2HtVrDnIy/5Q+c2MRjwH+LHxCLTHwiuW8RdCtkxvftTxn2lo2FljKS
        PH7X5Vy+SiN1JcvcXQnzoccOX5IRJu8qWZn22Hgg6Y2O6GBIf4WXyhRoMdrMWkWKTyBRwK/WkcWCZ2W/lp18jHxrMbAVZ+E9QNt10IyRB33TdM4wnhQioQ15
        0q+ZpnsIAcOoJWPjw+0tZbGPXVnoh8GbYJRi2QerGkC68kQuAAJaUrrGlABmasvO1N/B8cw2HPuWcgF7ZykPtn09JvZGqYFl7BRnPFoid8OjDaOI1K15DXRB
        aeZzgdUvLNlJ8EivINFlMGMyjRO5gitnF4z9qbdDX0GzWyE/OYW0bWI76qItiRMOB7SLLuFAl4i5Ygvm822pm4Uy73B/Iu35P7F/t84aK+8elctOdVd+viFi
        8XA1LeDwpmyMxokG1YfbhB48mkZPbPum+XAyjKlBXARJdTuz+JNJn7x9kFuYuBp/CpWNSE/ivVeYY8kydinDTCkpIvTEEc76cvVIQUniFg5rvnZJXQ5UjWE4
        868Qu9RAVXtcLQOv08WH3rVty7sLQ8Csenib8cOs6sn9tON6pTmGXdrNxqhkZ49IJimSRlFjRqKfLTbYKVPb52TM3mtxuwB/Da7xqW/1HE4RA8MU/DMYB3SK
        520o7cNhJI3ZNgxsLH7UTeUj1uiBxTRhXIPF49pfjGtUjGujGNcBGdfBbuMaLhlXUlBoXA8tGddw0bgGPK7hS4+rEHgxunUZ3ZqMrsWjC81qSGIkacuXhDBY
        IRRMWdTOmgg4LsOkx9jZRB0JpSOBdMTjjiQcyzAaJcDmJzpNh+B95I5Rh5pPpHmfAk7r4JCzofwrdFmwU5OYpqm8x1X4hO4ajXZvspFHOWpQOtYvHYuEbBrS
        sQFNNgM0vP0gm+gAIOUrZINhX0I2kC1EEPjBWWcDiYAXohERhsMwaojEjd5vkRAs99a2eMFtSZOmA/bRuyQ0CzLW1vwmBgwbS5wtUKi1XH54kB8oYBWQdIoF
        aeQGTgpVNbGwe7mFHViOv/XumG0xWRM91vGdtDgiQ3uTuSJh++6E4ICOI1NMeeusoZs4ts+X2D6uUOdCPYgl4A+FFbQVxy2sOEW4nwUtVlwpRr5J0ZZWDAmk
        7utpkVGV4kwBQn3qWCOlMBNip3jjLnCJEgoEk+tOyRYWuERcM4kPH2vZw4estzt5wa4IiOQSNhhx2CCpuQgbRODL+SBPVGFHJYcOOlxd3kAUWnbMnonvZpxQ
        2AObOhWEVHxbZN1pWwj8FCy/dHzSFiXkpI2oX9oaIOOIrv91G45o2krYQvuP2QKSQDpwA8dHbcFOOGaDU2jLgKiN7KskH+hPoTR7eSqYQeqyVarLJtRlVzLW
        E5/U5QDadVEyfREGOr1mwUobvLvYaDxjFTsM0mY8VLP2XQ4PPuUA5gRxOBrihm4853DgEAfSxW+VEJxQlC9PQi8Q67cbAQlgGbizaHrSclL3iADQUsETqcAB
        g474rnA9XQ3nhRvvxdVTcvWkXK34DZ/jYG4HZb5Tg+/JyrKHgCXhYpb34PYtcvv1cvvmhAHgHGC90cs2mUH8v+OqXXLVdrlqOmEtktseAiTEv1x/n4Tsx4WF
        fhSzYVyu/4uf/Jm9B+7faxh/ZRgv57JdXQadXU4ub9s7xjuCEdfkFqHYNKdoBtk7ZgN8QMDMz4B1pI33Shv3SBvvSriAg4s2MpBJcLn+tkpagbSxs3kruXms
        7kljgo7GAOU+9KBbrLdRVsQFRvs4Dly/BQmiKyR51OD3Yp/pSv4/tJoFe6a0a62YKz9PVD6PVz635pjJLloAgGrK7jTnsSnr/ZqXjjJvwTlpIxEAkHgWKrVw
        fU1QQojRO8ujx41IAyHNO2W83iTjdQcyA+PdlftgsgesXxoIhMWkrtqVd8yXjsEQdoaaeK9OAzCVfv6D8vwH5Pn36efztpcplJkAFXhMmaVFXHDElPsPm/IA
        UJNU7dHXJp40oTLER/lpHrgjEO44pp/yfv2Uo6ZmEGlIULDKKQ+s4i5mlbZZ4ZUT+mGP6Ye1zZxdTko3Cn45pa98Ul950hSW4cYHIMdaN5a5Sm4JCgKt9eKW
        s+ZLcMs53cLP6BaeNSsMU0ML61fNMLWiPfXvFMPUCvLCATR24bvKPgV1CLHUCkZaMIWRqDlpXQj9jB7KZ/RQLoDG6jmtL3oIc9UpH2WdrshV0u2ajEW9wmPn
        uQH61Rf0q5/Xrz6/9NW1Toa72JPhLulnfVU/62JvhgukkTVppJ4wB1hzOfvVhf2OWJqJLc3E1hL2kwbWyzXL78qIR60KIx7Tj32/fuxRK2fEttXJiCf0lY/p
        K9tWhRHhrAcEvuCYyAzUpY/90sdB6eMQd4o0VwdIbdTXJp4G0kr8EibsajkaC+OyDoYG0rUa6eAdx3EsB44hQ3jHEN4xhHcM4R2alSlEDAaCnnTN/OGxF0Hg
        BeFFcJk0YM2Pib4gPQDuILYjhmTySI/fzah1oAyDKQODGGu7gZjRuT2srhgqzl/ycVvewlJpSp47Kc9V9NxAZ6C5ohcZueQyOiWXC/WI7x2Se0nt0zG6b6Jd
        oYuFLNZV10Z1jbUxDbPnq2Uwn/uCgcX1gjhjfUwnYYmFswa7J1yGjKJRAwxWUOBQXasYYdSKQXYP489wB6nTMqGp80lNnSfBHr3ugQuLqUOsPcYTymMLGfYT
        UMU0i+MjyqVenexmJS2SDL/DcOtS52dxRDGli0gTQP2187CmHHVgcjnvwhkQsvOQus2yeZP5q44o8Ch3guOjjijwxxxR4N/P6/N6u+1IEuAJR9IU/50jG4Xf
        dmQgTmpF+XG2Vm40nhQIDeld9tSRQsmfFCU/Y7s5tPsvYjPwtY//Jqv4rqj4CEEwIuLlPtTDXoMUbBjG+6QMQ5+AwvdJGYY+GEdGEBgCq3WfGoBhvA+ABw06
        1GEY78NGOKCDD8roE+S7ZpEveD7QxZ1gGI/YMM4+AiT/sV9FG8YjeUXE9Ie9FwzjUYdhPMoN41EciwNkecQFYvGG5dGnTdsBloAuxAA7HOKTbrPYtOKkHlc/
        drg+XLX6MZCSciHDtiIB43c7wPhh4tgl9Qo9VEERHABxNsBFMftJOxvOnv15FEBB1n8gAHzYtNh8QnEvbRVuZWOtpDhai9HIGOvfEcDGfx85o4fCg+ZDztsl
        Bgg9MnRorKnMu8UZXU3dG8NuFOAEFkoeOfwlxp+Ru7HrtQB+4a23j3nJSmXFn7QTIDHMfj0Gths+3jKT2vH77ezY16mN9IG7mTFt3pL6NBD0cwKbDrJ7mdSH
        kC6yWT7HKM28QT7X00CCkh1GSQRgmw2CqqGYGKy5DfrQuL21j5YP2B+ARorNDEkrD2p5spyjqrAOIT9kVMJ+uYK0hfhsD4yXANh65fFE8EI4NqaxD4JNIl6I
        xOkt+2DWbQG0mrO8ZhCFy7EGddW8jZEQxmZQ34+WsxZSexzUlkDvmgIwx0B3TjY+E/8JalrjH3Wg7ke896+r4Rl6yHJi5BGa8lFA49CoxoCnyiElzt662zmk
        lrlqQA0WyMUXbt2dhi02zZy0spOOClsoCullC1a2IN9ghjlrZWflG6j0vEWbV3yLGNZ4jVStS9ZKHa9kSsn5dcpG3Mq46kcd6pVlM3Y0zGwzSYIFIwG0iDSW
        hl1id9C8lYuaVzQOd+mW4V7drCQq2hQRqa8DoPYKWk/TcTWFz+NqrRzWcMVl/K9M+rVCtGZRX0r1oXCPWsmtn0snaB7lzARQE/SnUD6Vz5roqBMRg5ZiGOIw
        /eV7dqvyut3372DTvgOXHqaYVMkZmmXroIJTtnJT0qTerEzNUnM4f+t8OxnPPmFKMDYyxPalDXqedai4EfM9LcxmM027ymaahvFvGkBpNmg6YidaXfMlUcJ4
        OfZidT/v6HsduXfBmeGbTzpyN7EAbqcLLX2hpS+09IWWvtCaiegFESBL0jmajmKEgR6yiobVxwd4z7EbSSdleNOkY57GVaJwLf3Xhn+9AJ6Yx8XH8bxxXIdS
        tkll5Jv370jtVrKSBdc4jajdAlr6bvHzUWNaUgVlAkO9G4IKIYOdQz6Bn1dghieItsy38gRO4K5xGr/4Wft0uvrD1MXViJjmAGhmWLYRMYGVM81frqd3XOE2
        O6pmiSPqFcE1iN6pAAE3zDFlAllF7sWDIo4/DaSmiiOVUgw2HJFArxnQBxW0rgumbR0EcmdmIim9eJUgwAikJBu5PdQ2sQxT8Bx/J3VKRPr5+LOsMXWev5XP
        S601+QXfUQaLmhuVVZmfbkd00i3evLelnOOVx+wVfClP0HOg+1i0JDxpYuypR6fTkLvtqfDDjHrrYxXzpe+e9B2aQPQfXds/5Bw0tcNaEkDwFA4vhr2RPda6
        +A0woS1A/yFJx9Ewf7Vq9n2taOFujcQMUMNIKgmx86WI07KLOC1PkA0Z9hp4DniVLxk9YkJHghqHaYV5StriWyQfzaaVBlFavoq2MrxTbasV6+wMZNBgy4Mc
        hjIMy4p/G7nzLzzcn6nMZ4e5u+0d8DLcBNs3yRyGaXK4/2iSz3IFzoLU5/xFgXrUrwDWZFkKBxFr6D+NYrmDwRu5dW4REXurxJKJuV3s/Z+wZYcnyYecYDwi
        vigAYtoY1Brqy6Zw7Mk8NO5uyORFb5UYvd34vOd+fLwbaR+cjFgHzs4c9aumorm03plCWUEjqRT1AUROVEEVMOeKacZP5txxoeZoTtWPR/Pt02nzwzQWTWE8
        3rjym+m85kX8DrplToaYZU2HcyKQYeJKopqDoP/ZhW/anYNHxAl55eriSxVulmB2dnZHv2/aNoPFomoRPdmeZLXrwdQrE0FZinP2ppVdkoKzNiuOiHaN/8Bm
        FcJGsDQ7ammGbgCR3WDVsYV5OvVZ9KDmlW5otQ6SjrYnveD46TT4MKv9RCAYAfiNuVhTpe3wqmMpMLUD5U922f7BuoAHn/cZV13VOIiTVM0C97ZO88mOvPr2
        T72x/Xv/+tlfumX7r3/8tlf84pc++hQc2f9g789mnZ1p1Npqb6GL3rP9r24f+Wdfu3X7Pfdv3PLDHzNI528BAyYvAzAwXawa/MsU/TJ9/IG//vGPO9Pb796/
        5Ssf2fqNW/kXhcRhlg2NQibWMZgR0tX9fU3bMg0SuGe/zgkCtLaNbP/brf/tH7a97Eu3xl+waJPwHNAnOCp6JAN6tpU2Ss5r8GqY2spuV9Dd2+Wadpw5u4Ho
        wuzCCzFaogM4wp0tjmGFglyH2osCl4j+gokHyIcNmc6h+NfspB9xv4xuOwAfWJ0RaFHZNuYeDaiB+NftNHoth3JbryYF7VBC5JA0oVwAfTYZtAWZIh0GE2IV
        RxY1VAwi7a00qcNAbseWKQAW6yASpwZ5fRQgVkSH7yOdqIkfmmoAGVVSusb8Ge5HtlEBfZDk3Qk74YDmOqp28+aaN9v9xBZ/jp94E16XkFF+Bk4AjfOUn536
        OmoSn/J5WIw8h08K8U7RBSknWNdZwDPZBD9DjWqAN5sysEkEwZfY3Utd67Lgqg+1eJuQT/4isKNFK0NxW1yG3NQu13PCzKmYNmLnPPyQU19OAfTDGSSaEvkv
        eF1aA+zbZhihQIjjeoGPRYL+n5+nRTPmL/PE+A6+9uW/8QmcoY1G3t7JaeCo2PLdMox2xpcpe24udebScomeL5ZrukU5lfNO5bw31263y0IqadAuVvXJhTaA
        GSF85trFOQSFzKXeHMwcysXdqdNOvfgZOwVsKpJ46JkFb5GyR+1vSAdLwWnPVdlo/kPl5+N0eV0up0tObnn065991J2ez7mdFBm6IEK4CcyU5ZTSiQVvJv5D
        W9XW222AyNTKQTt/654GScrtIxu3v+kbyV/fOh9/2uJRc/hxIR53Eo+L/4jvP2VVdJs9SLXnFuOnk5bWNKdXTPPcBL3oZNbvQScXNZ1cwDzWsgvU7D8GII/Q
        RJvEctnu3ciGvFzPBWUuVekpZ/nxuTTM5SX9sODL40/5ZSUjZ05z2xm7BCYrB51e7smY0yeXP93tlHpmZd4qGiCRoRWfQuAqKQd3N9xFVS7SZXeoZR0IRsA0
        wbVEO0wVblT6lz3lV7nTr3InF1YWduwyDid6jcMxPQ5H/VJP7sqUmif9ENEV1DZQDhPH/Dz7K+gDc2I9yM8LY2LCnA62dOS7ZkuXeeV7lS0FacapMCURidOD
        KdnvQRfTBTLSdWJJPeYL7XlsnGoc0+BUGfKonzPkApc1cSrsSKpqV3aE1ayGrSmpPMKM56xi+IgZJT4LTcVvZzu4scxo4N6kTv7G6RUL8xVyryrA1Rt0g77O
        DZqr6JhsH69Kr56P5i1Ql4fbix4OdKsqxdMuqULzDdbUfNq3duFBv8qDbs6DrvKvkgddBAIKD7o0r1e/8J1yewi0E65wWtu9qoXPZxTLeXp7H3/RC5+LZc4v
        T+BMoxwlcBg2YP6ihc//1jgsWMRh4WIOC8E2SzgsAOEFJYcF4LAQKWSIW1q08LlYydCfyuTNVeZ50cLn1iO5nC7puvC5kEw19l76VT5ruzmfnUfcf1gOGjgN
        Q9Z14XN57WJvpq957ZLZsfC5PL7YuK63L5odC58L6dedTs73opOzmk7OuIzvfsblhQ/SHd3GwudXFj6rh8A/6fUQ+G29rh7zFi18x7yeCx84gMecPiG3X3lv
        bTh6Te/y7iO93n1Jd+2i+11abILv3GLzXWCF7/xiM7t4sblYMMHsNS42RyuLzbErLDZHv0uLjdvxaP8Ki43b/eH+4sXGZcq+u8FqAP7tbilz7w4GXNNn7kkH
        W3sbNkJfA+yx6oy3kfbdxiaQhphA+jJU4zNFRfTvARYkrT//DuvPoNhnnXsExZE+weQp4P2/6gDzchlbW5pq2Yex0WbQBFQwzvdyFuPsGLz18bFelvZc2r/u
        gCSCLmhUyGZ3hQL27EcwtXLKjWSBkD0Iv8217PAuWT0E2AVLuPy8dVULneZrmqYhzdmsYrv1wYK3ZQvo1geurEpiUMDddm/utivn7SurkvYSVdLu5G6bVUm7
        UCXtiippd9nhufX+a+BvujwuOLzHQtfHC52xiMfPWzmP3yXqQpXJ64uZnDfRba1G1ARfV7P5g5XSn3saNR5dYfL7Fq1y9V5E0rZ7EMlRuzoKiS0kc8S+2kWh
        ungVtGN37JcrH3NqqvzcudduF/QlVoVeD+r5eEzt9n1nTv3+f/jd1sJ8/JT5iJ7AjoZ+SCaNyboyqfJplMT29jvHP/3izKcHptta1atx4CKN/CNlk54mgpxj
        Aizb0KYrj9iY+HJcIeXNOZnZkgb2wsDfIfr4iur2tRuBzMk0O9t3Lv+xB/50x38k3QM+YQRCwiBQ3A4rNYqvVFeIYpcs24JidJcuAtwrsSEc7VClojnR/LAi
        wfBcUYG8HmrIRbuHGnLeLifFLmjv3NXSHgiHjU1imsrtNiyltFUm/zqPJl/JKOVyh79XRRZbh67WJAXFTBukuiokrEYjqLHDHHXOLna/Jtt2KrLK7UGK0JNq
        HHiam6LOdZAbpxDmZHS2g4xyrUk2APTprQVtXjrEJ7vsJZ0ue0nURnfvhr3spfaSjPOGvaTNa0AQLVp4r2nRPeb0kKdHHKHiWecaF92BzkW3f8miG3+fL7p9
        17boNl9q0cUy2bngzjo5DRu5kCyJuNZ7wWUDbVyutyMd621QWW/jRettrRd9LPSij5OaPk44DF5zwtG7yrCrSHV7iNSjbg+ROut2E6mXnGsRqY1SpNarIjVa
        JFJr39ciNbwWkRpcWaTCuIAEmg6Jeqmgxmm2V1do0eklUF0WqEYpUO/skKdWRZ7e0SFOnUKc+t3EqX+N4tR7aXHqdYpTL7pa1eIq7I1RD+uH3cvSccHpwQ/n
        NLudda7B0sHUXiu5IKxyQbCIC/zvay7wroUL3CtzAVs61CK94mzBBVz40e6wc/TgAksKexdMsGWplSPngs09jRzfOSJcYuRwej+6l5HD6WrkcO8hcvou8I3T
        i2/O9FLNT+mV46T9P/nmu8I37cUK+clCIW+b18Y5JysK+SmzN++cNL9bzGNHqmIVFNXpH4eh9kZpvcWrmK/og6+BsDkl3Uew21L7XgRDoY5sbEo8UR/ngyAx
        adKIbuFCD7ruIH8KkGHOn2LAk/CnEeCVmBwEmRoIyBRkjNlVdv8hSwL3kTTUmOSSpci9bnDutU9HnXs9GxVFt7uwm81xbEjJMBgbY8FFJrYv6Sl+Uef6Sy6y
        1DcaX3SlyunzrsT7n3elUOlzrtQtPeeimilty9yEs6c+7QJAfKPxKReR0xuNZ10UdJ+yzrgAJZiynnGTOo4LbhJDE0TBV50kdBTJUy60b8UFWbKj1LSZxU2b
        sp7UTTjJTbtsOG0XCTxA1HWT5SQ4egbH9CNbyuiel+3qRM7+Sm4ddc/jvGyXERj0gNFKtI9btYP06rJZzzvSrPOObtZZRzdrwUH9Vzw/3g3DFpeE7+9IpCue
        /DZ+cmMAYzqFIQUAlEGbnhLB1OR7JZebfmpy4VXd9o7cN1fnaxcP/wl5OGok2NPycORtN/CEM5yB27/JDIrLf1Iu78Pld8rlu+jyeqQbr7NRX1icu7bscv3A
        Xs4X2mNcMIwbcG45sm88SfYKliag9vX12X2upRM+TckZM4pBq5WvHCJ64zcL4ow8My6y8JAQIJ9qUsadAwkRphgW/fqppTT1EpNXpBvyaANr3pSi7Ublp5An
        gpMQg5KIgqJh6M4xB7mYLtc7MTOzC0mZ10JS9DbOqqO31/F2SWMO8hS4oJICt3hWa+hH25SOILkZKymdOqJPPcjDX3mBF3FfJMU3lNTdctRr+ZBftL899g0i
        6+29GLgz7THsoCDXtPzAZkY+EsykHtd0LRn5RCCMDEA8ZmZvycjb1zLy9A6iy+UMjC+MKOmoGKoKqwq7nwwKoihY85zZjTepFbglkMEFkAAgijpStT0/CGsu
        z9UpPVcnODddtynGG2GXk4LDXYRLPwtsfS9yjmFToVMX9KlzZi5WJOfX6CUUZi25gRN+G9JsqRMMCArOVm9KreO6JpRQ5STDEyWpuQqON+/bYM9i5CW9EGGZ
        sIOhaLhu4RGrOkGVy1j2nQwXEYxRNNerMC2nCCPufRHpXEtT+WXEUp1tgZnORZidtLbNyc7dr4RrJj+zVPbyzv8KP3NW9imrZ6JsVylxRjfrlCWZ/ld6gaWT
        ez0R0R0Z0qEkQwOc6Py3KSW8qJdUiDqToU2L+IWlwrlwqVS4FGqpcNbqJRWsa5nbc5gx0FS4VCqoZj6HVfnAbDZbg3wIO+TDrN1dPlhYDGlSzutJOSu0Im9m
        GIYL1Be8Hwj7S3if69Ff0vdesAqxf9SWU7N2ghJJoHq7F+97uOGEvuEYbnA1GrSBd4L3Q8ntRmWBdKDg+DJV3sW+RKd5D3yHeL/ZwdmSLd3gzi3otp60u09I
        5QYaQW77kCDL5C0ehIZkc3EcUGwSkZ7dlrKeUGzibpQ41Lk+ua7pctkBLP5pvUqJHrBROYfWk5xZ1JX1JcuzQogeMFG4pud9NITA/r8LuaDAXeVcUHou0YAj
        EFBX4HB5rp5MC2VGAfPtQeFkTAOVRJ1J+nXR22KdpI/8ji14QVxp5v9r51N35WYaOl3fQ0Effuu0vHULCKT8cUR+jDXMQhIVHbSiK78CQLYx8mkjSV6M1DLO
        14/Ucs4o9nVG8QDqaBp0GEF1zAFdWRU76EnjWgVSV6oazPWy9fY5TYFnelEgX+tfUbZGyTLSMbPPP28mTfytwle17cTijPxsLKllh5KwCmL1JTOJshf+7Hc/
        4iX1zOPCQDaHfy9tBwb/almv+wOqC1AJpuvGVhIUWNj4RvqBlDHWxXShuFtczThX6wU/I2CpbLOEuOAAbldPDW02f0FvUv+V3qS+T29Sj+i5Oqw3qbN6k3rJ
        kU3q1xzZpP6dI5vUrzqySb3oyCb1BUc2qRdQbGGo6GR/iZXA3y2GyUSJ1TwJpLzgWxhEzlS66ttcpBA+Ces53XESR6Jyp40PRObOUSguF9wZyCsPwAu6bdwt
        F0gXNAx6r/53eq/+Vb1Xv6j36i/wXp2GzdVrg4dhpGH39LB7etg9PeyeHnYvqQG5zxLoBEOgE+wO6ISaQCeE3aATIoFOGBTohKZAJ9QFOoFLtuQcTKtkBGZt
        CHRCg6ETlqmGQCc0+IRAJzTkFQ0WBTCdADqh0VE3uZFDJzRirnRoJMNIDxLohOFozrKRjMoWGJWD201Xks12V9Nh9zsPlT/dwrF4yGlyO+BJgyzl1EUgnPOO
        l3HsgXUY3MQlw4YAFGfGD5uZyt73aI4u7sY3aRBL2VM766wRuux0xLWHPUg+O8cmVPRxEGNMDITiwLbi0pU2wBg4WXPbF5//xDd+vXlTgbSAK6V+MF313HtR
        ooAzC3Vn7rh1PgkqlYUDyE6NwvhfbnIGDiYwUz2kS++O8yg9tKSg9JI0pOpgISMQiez0J3grbJQAaKA/I/QlO/P3ceJWFKjiSckg2G6cy8hY+TCPY5gfzFAO
        BWvHDWocOaQ0zu9DUvX4OvtBLiA6Drz21Fo61FZ8E5abcXbKxZ+31TiWK49OsFtBTmxJaQ18BHWelb+3lQ4WPZlXJidwd2/UDdfSqJdnL3640igSO4N0Gm2z
        kS5NqoPkDq8iWl2Fmdyf3gD2sYkD4mQrH43kZrma5OpNmCBrX7qSrl8pSYwrUVvK4ivStQgPTbdkl0QbXQmvthV/2eZcwzG1cr2tUmKv+RSAqfRtistct8Fy
        Fds7FyKcm0v9OS6CDVVBTnK4dwQDeTuttdMYj4jTfhw2p02E+dKnEdWcV3xuy3ybPvQvenI/PblOD6fdY3PRT036KaSXzmNfifeG+BTqoN926rXTPOY6np5P
        Q25SMDdXnlsUcs+N1j2peAu86g2V85WHq7B85Vzah4xfFc+104DfGdIza9QN5T8C2cbOA2Qh97HzwG9T02qPUNMD/gX31OkXwEDwc3EFP4Z9FdWs2h0yJoJL
        IJMin/czJi0SPlXGdXNjK51QQAHxPpR6j2DGSliCVrt0BKXe8dRHyvQEBvh46qHcqPfBMsiACH2l1DSJdQVjnWSuKxRLmjlIKX7EViu5vE6kxrikrOCPjOBb
        nRhF8swt5Jm3ut2DMtwBHUa4aI/HWaj+oqagOE6MBxa57mNFrvs/QiN8bsREbPMraX0cAxTMiuRleAIyXVcg0/VlETXsZXjbJDJd6TNWhVRnupIYnFSTyHW1
        kOs6ybmuKiXN7hAXVFoPQHViv5GkRZ/GkO86gURXX43h4KHfY2gJQEA8yOcx5LuOof0zaYvzXTmT3kLpQADHrMcP69Vknu86iXzXlZLvatEHyXe10Ok6Y5MD
        DWsFwqJFEHBXrofRci2jeCR0BIrHGjpO70sm6bB5JllBh3gmmaADEGnWUeMTGuk1iVKT9PAV1JCJZL1Ky7z987eWHHpWoD62qHUFXwF5pdWiW9Zq7JVWa4Ye
        slbDr+CbhZYwAgu+KbSPQVjwrRWp9UB98dQI1hkSSxBQDArkKSWHVgGgUuUrVWGxVnH+4q2q/Mgt41xYISsoiS3s3jBfQO19YAaVdrzd2MrTkLd2VB66Z8cB
        ZEFVqdYSkh3rLF11lUTb5a5uvJOCKFJ1PbL/r9ek8DKaZUMORLRIc6OlYoxG2Y53qxt4zR5BC1ZgckYAsgWSWI1bV4kYCKzpQhDsxDjgdLqaGgoqW/EGhlvK
        y5dbABtRK16D8uWroBMRq63CRmA1ERw1VY3MoJETRDsr6IWr1Gp0YzVaAOomBRSsQEtzCycXDYVNQ7H4oasF6mE1jRMNRGUm5yDYVoA/VqgJ8M9E3XS5h1Ek
        QBwj8t4JevxqEPYKNIo5sKrkeItROFapEeiwI5XJHSlE0qrMyZvnJCORjK3uWQvfunZp0T3SpRHpkp7bFRg29ITmdoLTGlZjG7AK+/rVUG2OkghQaNqUUuom
        qIxKbeUNs1I3s7asqJvmfqjvq6SIQVUZHCyVMdRESAQcIaWrymrfSsVfII1hPUN+pQirC7PPaLSPlBagERViZRmRgk4jJQIBNWzKmkoZYM2CqS679PcxkesI
        MuiJAlMgx6/JJ2MNJqOl33r01iSWOugKF6jkNYwe0VKJZsG0BhZUCmVXbH6mUrpEuInE24A2P2HiA+2DiAIwAypuJ7F1UHlpXxkWkIT0BjxEF0TNf7p4aHfl
        8x6uexeeTl+57db3bDMPq1cefBraW6+rAbPScXESVi5+upRJdHFJaYd2H3CoeR030j6x9HtDXYC2E97TwgPDiHZLNmqqrmDAr4NQThBPjlppLAX60OdQRaSj
        1ejeZShdqpaRlhvu4bqsYQplJY2jpFFlIXrFihbqdAGMwop/CwChAc3g8/YYH/+tmQbl9eEcPZSuD5F21zie9s+lzQ8mKLZK+l3/B5Nh4BpQ4/p71ppXzZ4/
        gfVKEm2qYTXUTvsroE0WTqn+4/OMhs9fhne3ovmU9Mq3onIHdXsvKZmDe5mLG8WytP1Tz+K/F25Vg6QQfaj4yupi8W1Pq5ifs7fubc0nXGAQOh7nvzKfT5Jm
        H6NG+yQYfgVpAUsZniQSyWziGmKKFHXRmOFXCMNPMuKOJWxkMefn9Iv6gLulyi0LMbUGstpIRmDqSbD+J2pC8p3WMJxFytgVEO+8do0D82atyAlaacZ5fb9R
        hyGMEpuPYt+ccbUcJ90cJ2p0yrqLWJoOe6Qmia1GdpEM2wfQNRxs/PYW6g01mlSFzVwyvdzIBfj5zmSSwePfzlA/I4AqamH4J9laUhI8zm3GuVb8n+3s2V8m
        6Xy5vuenD9z9wL/4qZ+E9/l6TPtW2TqJ5eYjZZAPfT7+y2nQC4AHRgW8S0El+dge/Y0VlAzK1qigY8df5B7dkWzA4U3pTWozF6VnOJrMiL9kpysRKxC8aJE+
        aBbUMA+7sd3byxlT8x65cltLQr+zs60QN5XGkqTLIaBftIiw7BnUitmVWlzqpeEjMERtgJ66YWnjrR2NATDHSuwcrUhgqMagFAa3NfrUGD8j1wBsOBNHRQN4
        oNAAoKjs1BqArTWAMdYA8EOuBJDyTM0YYyVgNPuqAXSpUZh6ARqWrKOzG/al61EcdUNm3H4/0c7L+It62QwR3IZd9yeTWFT3pSlOj/A1KwQs6zpozGrdTlaR
        LW55jRsNf+k6PvMGOjNJ4mBFw1bXCZ4T0eJ1ONS54ZWVu7qn4V3UV81i1VZgYlI5hYknNBNPgIkTMHF+rUqEedUM4BRj6vH0PjQffDQR/xWtSfGvWuj/roS5
        aTs9c3SjMU3PngDF0wNoYf0QTKmKuULx/i1pHQeaWbE1m/4hkKq33RRa+AMijXohks7/EJFGg169mfSFFz165QWm5S1402baGdLn69MReQuLD37HRAtGoDUN
        57szLvSpOi7r9bhMybhMyrioXuNSv+pxaXaOSx+9OpZxWa/HZQRvimVchrqOS52oH3rYAwKhBglLO59EINRGdKdH0Gnq+WIqJ+qfEAy1hCX6iKqzYqQCSPR1
        eNY6ok1Sc67jojpX+t86WC57qB66if69vDy1nET4RWNfOjVJs5WsUi0oWjxP16GB62mXu5x+wF2rIjWVbYGMt7GppV8YoivZQv2gpoAvWSRcj73m1JR1C7Rm
        YlN83o4l4IZ9tLuYQvmHH8BhC80PylwlSSn0a7omVap+AGvCmHr5DG0ft6iX8yKxUa1XP8CfVquX0//X499rWlDRf0DdgH+3t7JD9+PeCWrwK/hRk+oVO4mV
        V+BgqjXybUK9ApowfXbURnRihA4x3rBadsas0a/GABhpnTeF6RDRAimEGyEJhtVq6K/LaETUDJFWC5ptCzqkpabgQevHQdG6O8UhVS3t4ltG19bnSLcglQbW
        k3k1XFWY5tuk+3yQFAc4QwdIOxugO4bnSK9A9T/8UMNCTj/UqOuv2Je8nDpNhx9gWx+NVD3xqMsevXeTuo7+3/TqllT6wvpSvmlIrXIOFl+BSLD8Hhqc5RGb
        uIb2tFJW3iZbaSQdyLW3SLS3RUobXRd8EEYq+ozGhSj+h35SF2sdXayhiwF1sUZdrOkuNlT/nnSCn00aYb9q7AZC9RRNhHWQpnGjoBSvgDsOBrMURroq4mVO
        NLld4L4fnE/62JRH6vrG7HmD/7yGt1GoRodvgoG9EYrPRhBEJIpYlE8i9kvpmnzeqh1AJDMMqyMYnDU0LGMKx+ftBGa9gL9QNyLqhpq4n8gRF1stBlCkWxFF
        CutfY071wdo30jo+RxfX5j5YIPlR+4EpSRcFalFfadx8Fe1pyZt2Ex1ILCq/l/7d0+L9DI0UfC8rpMRrjXcyNGxMpcsQy8pT43dMjY+pmQLSG7WFLh6g62R+
        aFJpwvbCUmGj6N2qivgAje1ERS+1CWrDOrVJ76tIbJDIoK806Jt0Me0QjSL62i3GBZxKEEALoE+a74sGWjtQAlfeMt+WpgfI2IdDIGFjCWt6K3N1D75Vi3XW
        Deom8PgG0gtoXje8tsEVx8qrR/GK0gI/Cgv8vVlK5y+wBX5UW+AP0qfRdfa9N5H4ZtHcwynAr1ejl+t7Dxz4qQNo8heLCrcP2AzcxC1Yh12pum4mBVUx6DS+
        TJBCQgM1p1YwXi8JHHw7Di6HiTe4BzSjLXTrcFjHpc4SOxf9MoKbe/dsouzZlPU2rmwYB9DKxCtE3cz+PSpWPUgfajdyZ2dVfCOuNvDHEf0d2H96GKjPMP0E
        WX/27CNXPRJRshXPeVAW6oMA2L0xQ3XiSXUjFskhOozATnsjmxzy8laRWiuosGsLKoWbaS28TdAHxCfnSFGAcQmUHYfUHVTjiJd1e7uCJkqvyxSARWVkxvOR
        gQtGhuYIPtHYsCcGgTkYn3FYEsaxkrdwIF02d9NgJLqOD2+cQKxcZYK9u+OXDfve5GYcnTtohMbX2XfRz5frg9TVt7gl+n5y89JxpevN0wzq23XMD5t2svVy
        fdbAQ8p/eNs66lOUvFK5bNZBybFXvoprjVWHHmfF/RcJLiacfIMYfUNcqONSFji65NrOIVewPTfrgHNFOl/8eg4wV1yKWobexdCP0NAj8JlG3p2yxrkkaMz1
        EWTkN9BHHvgp+lDjaurFsLtcnRHDzn7omLjSRa1sj8aXK5F2jDrOuutILWQn9gbUDdA0xyX2UJCueZOFyijaCeps+8LnPvuVP2InqF3UaueKnOiMeSoRux+2
        zTbXzbQh8mhRpFWOG/CkycUdiRDsU1K3oDDxOYWJz+Gq5o5ysHtHoh0YzGM8W+VpQHitHwbQD/1u96CEAFBwPNYPPdEPPcbYVUVbah3PDitZEOG3/qaavKlB
        vd7K5fwqiRf6vaG812ZMXhoPuhFyj0ggfGsVM6B6+dUOlKnLsUrzbd18G823ujbfysuio/mmmEbMDrjfsgNJyPDuXGbAEZoPmeaLBQ+kL4XTo990bPuQfdBC
        yYGzNpN+ET9vI2iWxMuMVIQT8FqEb4Ep1tt3SBzKLo6UPmdhWAvUWxeRR3AlC0RuED9qSsx6/CsmtuCmxPMHcmf8GVvyCPg2BYiWMN+z4xWbP6jM7R+97fM/
        O/TRv711fi/pIcraIUlI3MBflSqIOxoM/psHnRxFZW3EmMyaCAmhD/dJJMz7Tal9Q++KP2hKZH0pW5nB72QGP2doDn9LLlsLDn9bzuH3Cofv6crhlnA4wlee
        p3f47Oz2FrE4zrpd5d8eFAB0L/+YdS+Y1oyE7S2BNo/YrE07QhZ4Bat35FrYHNbDlaYCDWCBpmLnk1jZ0UuxNAzg0HCH4aY92LlpHHMdEaGFpUsEApL5i2Om
        M3xw7SHrIaYaYCGL532LEM1KjGdXolmJgINh9oIny8S23qI7W+Kzb3VDHE7HSsxhizGHW10why3GHG51wRy2GHO41QVz2GLM4ZYau9kYKQB/x3LAX9Lkx4CB
        Oy7bcFohGRf4ksYFblGjBRC4BReqpZGLx7VdqgVT8YTGLbZMg5bLiUV4xciia9PDO0GLJ2IrHS9dBuO4LcClvRGLx6N0XNqaqnFuq3Zco/Jw7k2weCNI4n41
        G4JynzndQO8rnn72ljYES+XEU23I4vFt76QWLRjSpLznvMdcXTpjWH3l8eAaB9qGFhETthS8wkT61UFLLXh6JsTUupYav1LcqxPiYl4LFzNtKVrwiwSpwlpH
        n+FitkoXM/0HF/MEXMwqh1OmJyST7F6m8eNeQ+lJYfyioRzHwYW5ZByWCIN0fxfu5XFs9MfhHZpJV1fdy+ggtRPm7HRSqdy9rGD2a4l7eYI+5O7lVu5ehi6/
        FkOyAt3HYeyVJqgdJmk8IWUwZbVyk7mZXrwSxqnVjOqdQhiH+9KxyVJm01T9hZ00q99P0eJY/X7eHis8UWMcCtHkGAfxRE2UZDUGGXIi1F6os5dA9ydC7YYa
        m6KfUsWmfIn30eDNa6nL0NhLnxRih4D91dK+KdykUvim+mlU09w3VReTvQG45/6Ks2mw+AaPUX+nx2jwdJppx0928OlkkGG15xAarLy21HRRdRS+V0O07U/X
        0+6truiJ8IggT3YQ+fvslXCToHsWXa8k3rUl0MlYVyCLMwF+6AJkcQpjO36zcTLo+uDWkuxg4ux5Wq8n+BN9xpdxOY1e4Gsr/41P4MxYVDCoZAlr+VDJEg7m
        5lJ3Lg0rcTxhJRu4V/bw4ixhv11kyiJLGCs4JwOXWcKkAnA4DzDoODoodXWWMHBAXYnm6QA9Ceuj0sFShQrmqgKuE/QkrI/I5XRJV9CTEIlLY5z0EJTcMIY8
        JeQKjwFili5aVg4asoWH6FuRLZx6Hyz6Gb9qd2OwGJTz07uRSwUf2MNnPvETm3/8+um83Vt+qAzr2PIHbR7raXrev3l6vk1yC1/vGrv7ydkfnE8bcyhpePrD
        pPkoNzfZbs5d6WOci+PFn7TQ2JNWghAY+wTqZY9x+owFfLAIsBKNOZnGl7139Ed+j8bSR2bQGEDVVIDkZrrvQgf8IdIjeXjx0/lO4OsQyVndCfxiLwI/H1Rn
        DS0EuZ+7anIvgViCuYLWy7Iki6HLNPVXfsbFnchowg843/tBPR8PUlyEjCYE19HQDwmRMRu+JDIak9oYdCUM/SPVCiwp2xndDmS0sexc0ImMBoq15+g5w1WS
        3csusSK9Ow07SXa4k2Qd+LZfkmTdTpJ1O0nWy0nW60ay1L0wJ1lbkyyq/41xvWoLSWARnOdEsm4nySKnrzfvNRd3pDvnuac/TGutV1y8hAP9Dg6MSBxWe0H7
        B92RixXem9UduaR57yJ4jyGNifeiJbyHJMEK4hxzImZ9EeIcmNJOw+6IcyQ9C6rtgjgHaiEyAvPaixDnQkgFKJGoRFqBRwrBul1gLRb4hy6wFifDktjdgqdP
        hFfg6UAzdYh8K2bJec76ow+8SvEcl1/nOSezY8nSndZLVsgd/V5dsjivrSp2eFJ6AVs05GK6oCuwRZ2FA3IZqosVtC+9WDH0lltZqsIrsUvQyS7uPza7tN3K
        UuVqvnf1UuUSuwQ92UVohRFQxlBAkxmFucOtcgfLroLq3Q44jgC3nmKO/RNuwhm9Wi5ojj2lOZauYgGlr9J8vaAF1CkIqAhXHbHLZx3TVx215VlHbOkOPcut
        vFF3ekF3+pTL1vyr42gbmwrngexi3/7s1F/QVmaFhG5amfkAHOb/QJtP+wH5ib11NBKnYeaZfvjpNCKpjPjyBs1jPNfGKGGU/ZzTwnkW+j935PKHD5vXPT2/
        /fdf6ff3978Di94b/xf894dPo8hb1J7nepG4nT6uwA4TDo2ozQFReMZ76o+98z3mf3vV/PbnBn5n2ds+9qN04/Yf4Wf8WrmGnqezwKKfn5tHWHgbiPge6+fz
        3fFJ3Ao+CRFYMetEyM5B5aI4VlhSMywXXYk5ZGJ2i2tfmpi9HrLfAREKMV9yhDYucrwzrQVAY+Fw2sWkDLlMlMMELDRx1JV7j7hy7zEXxRG7zLTfe6aJc7vM
        tM8zDUmFRsjo0tDNs/y8+pn2qjPtY6ZzdekaZpqkZT7TUQ9UpZCZu+vyc6zX8nMklAVnNuy1IbuKxadZXXwaixaf+vf14hNdy+JTu/Liw6L3rLNo8ZktFx/O
        Ga4uPt6VFh+3c/Gx/tEXH6ey+Dh68XH04kN8K5UAui4+jl58PF58nMri43QsPmZ18XEWo7PSUuBUlgLdhAXdhFPO/1wKvm+XAruyFGg14aKtlwLnJZYCp7IU
        6GXkiF5Gjjn/4ywFt2LzK0atTjuD/0+d1ivRT0L02J65XXsdXuu8h9V5978z8x5+y/Ne9jokmVo1BvUUdXTl/zDCjvraVdwF32vizqyIO1OLO1OLO+slxJ1V
        EXeWFneWFnfWP3lxl4QIpyAZtwhOmMYmOJ1uq0TcP5xkVjVgsdS5goqpmnGGKyZbfA3eulgXfmmnxAm/h832mF9ddjFfULeP+ldQsbXJNgiN0lYHyvU7DHV+
        VfnjGkxdiTaqEKtXJdYGRyjnxBrD9BT1NpJP71O+ptg7RO/aJWrXtGz5G9Db4jmJeu4w0tHw5jacSgnzYptQ5jfrvYLeOejzQ9NSKaG6hfAXbSE8VvN5C9Et
        pfpKWwh/0RYi6txCAO7P79xC4FWpP8dV4Lx8C+FjC8FeAs7u7thC5Abu6XnZH3id+wcujoD+HL7uhre3b1CFeyXSlRHGuPBKx5ZB1wWkSbivfBO+Plg45efb
        ZS+hAYxxsRBWu/W4TL9smu85YlayT2nLMcZSyMR8VnZPUCZYfe9K/Wd7Uf9CV+o/dbXU73UgqpZfQE+Q+KAir5hopqu6Xg066IqzpLwldIVI0g660vdVXHne
        9wNdhZHUoOqkq0DGpitdMUUA4tGr0tWpgq6Omp2EdczsTlm8oUPUkAfKcjsp60Rn6Q2XKattKtmAd1CWK3Ii8Srb391l9cZppE26PWwb7aCHbeNoUA7J0+2c
        +I4E1y56O4kvF2r1JUIt6ibUat2FWvhPRKgFXYWaWIe23/ezy//2j39xdWEHGVpoa6JBjZYOoXak9BgvIr5zZhF01EF8bBI430OsXegUaw4T3/muYs3Bc4Di
        42u96l5Z4e6SFe5OCRjvTnyX/B7Ed8GvJmXkfp3z37bki7Tkqy2RfGE3yRd0l3z+PxHJ53WVfK6MTVfi48k+uVjynS8k38lFxHeqB/HZeM5CD8l3plPyWUx8
        C10ln9V1cxb1Vti9yuasQYpbO+1TQKTrI4UdY9GobM68eR6Il1TYG+XmrJEr7A0kmLSFpOgZ3+LmDOVqS+qNUrdndjWnvGcVBf6HGxV7nmEQC1V/fWODo7i2
        5Y/wH95Gd5iV4AFA15QBE3tR+/BqtfkjXg995pLm44tuB+e6DMnoWq4Rdd91Eg+PgfSCDqbrjBzCOCNyyJtLowpzRVWLdw9mXMx0jTKrH0wX8Y7OqzIdogPA
        dMD8EfgkYrgxpurOQB4pCwoy7T5UJ3sNVdvrCFbRq+8xr2PgHPrPdBwLkXjBouGyryyjJMLhv+9wYVQ4r7M6YqiWSyNm6vgArxofUEEQYJ3G77GszPZaVi7q
        cbzQexwrOs/SEa1Wg456QFOhq10gqK40otGVR9RHrH/niDJUTjTHiOr+ohHd3FGfeSy7UIxo99E65/UYrTN6tBY6R8um/0zbtuwqu3qL2dX63qc/tgipRfS3
        wKMVsTurieCz/rm0cRztjD8oIA4wTCWRhsLwekNhxFcJhcFz2E7jDigMUFcsUBg+f4kYCsNDhWgLvDG4l9oy3BsKY1h5HVAYkJYVKIygAwpjiHMYqa8cdDqB
        BBANhDFRSQyZKBJDJhj/gtZlJHlMRPwLUDIQA23hWz2d0okhUzlmxpJ7BDNjghfwCmYGZ1gP0SSub2FDk9RUCPDytF/VNVRTJHHtSvAzJsCYKQKcU8HPivgX
        1pJDpKdNcNJGSaocjBxUv58yx6pfz9tjaiWwCjbniRxVWbwon+MVreR69YodyQ2SO5BcpxE5xoDSVEXkWBsn0IfvSls4MCLHhGqpidtbqrUvUYjDRqj22P9P
        3bvA2VGdd4L1rrq37qNuP2/37cepUgMtJKEWBr0gRiVLINvYVjZkls06EzCIIS3sIEH4kVhBjXlpHJIoO04iEWLf23KCEoMjZx1HXqNF8ZKNTHBG9s+zq98M
        45VtzMgxiZWYySoT2t7v/32n7q3bD0mAPbMj6Hvqeeo8vvOd7/3BY6PBLtaJugwRORod75iKUNRjuYgcCNEwyhE5xjj+a3dEDg4xBENujsjRWCQixzs6ETkq
        CyNyVM4XkaPSFZGj0hWRY5gjcgwgIscwInIkKBCR4zL4U6ur1NUIaLECVj+V1614rRrIReMYOm80jqFFonFUzheNo9IdjaOyWDSOShaNY3ReNI5RlcCkP+lu
        eBaJY0U+EseYWqEjcYx1ReIYhQnZ8IJIHI1OJI7RrlhcjVwkDlolWCkciWNYxygYRoyCUUTiUHQ12ZlMIMpGwlE2Vqm1fKLWThOgJdvuia+gZxo7aT3S5QY/
        s1oicSxDtCylEIljbEEkDtWOxHEFYaPVZRtxuzgSR0UtQ1HkhjfOH3GiEcKlQAdfuFTF7GCQLNeoYTlQw6W0PhrZs+pSoISGinXEiWGJxNHA+rkUEScmEXFi
        GJE4lqPYEtNikkgciJmjluMTiAVBlfBqgBFrkEWcCLojTgTdkTiC7kgcvI8Gr3v0yTMMw+vxpSlZvVclsXwl5ngf+EajEVdCtUpH4vixjwtH4uiMy4Qel0kZ
        lwkZF7XUuBQvelwq3eNSFYoN4zKhx6WOL0UyLn2LjksRZPEovJtH28HUYqA+dPpS3elLs/Aj86CcoD+WfYKRIn2H/R8b8A+JFIcyURwOLV72hiJxIEbaMvob
        61zqJdR9xN6ZWByJY1KCy13qsONRFPfSw5PwvQ9zfiWraCmdZhw/iogcDcLxo/C8WS7hK9ZjklDLFTvjDVhRt8NRZ6PE6bgLW8DqnfE1OLkznkBxS3wtzdDv
        OfFPdJC+q4MrTKhrpuM1tFY3TMdX0pSO8SYRq40SdYqGYYz+uwJ/iMixkl5YjT+JyDExHb+detCQTUNdiZALDbUS3voNtQZnb2f6LmkgIkeMTlxHRcSRYnC2
        SVxolLoOfjEVtSkXkSMGRgg5ZGNcplUnWywfwNGHD7Cr4l4FwTcqRE4dgvYzzAey0JEpRGNW2IH9PziYiH18QKcuCOEW0UXxIPWSo45MoJhQlTigbgVIhxPX
        1DJ1Kf7e3aDu7sk7zGBXoa9PdoXeKKhehN7oDTk5XN/tjVjLOBGcIuN0rcX1VhZuLKa3QmwLaKqsRbewkSwbwQKHGm0YDXca+Eew70xRFdlEOeicspXy+djh
        Ita4Dmqbo6NLOTq6mLtePA99XW0mxRx9jVDgPlHBOfq6BKLYR1wOn+PicjBhlkFVEWEcyQnmGYZV34AbDdQV53GigUDZynPdFmImQx4FgQ/EzEFX1uCgO9Me
        BqrYZMmgxagNAikLOYOLXTmDi+KKYs3LGQxJ4uKwcXIp2DiuYeOohfpgEhz9JacBYIa32GUQ76KOxaT2Nm4sJrXPpWAvtqg2/tQ++w2AIYMbJ2MWSCvJJQHD
        MLuuwRAJk7vAsCjnGgxLDBv/vwXDgnStO7jMeXIG42F6YKmcwRYUvcU8JO6zM0jknMHFrpzBxcUhkW1vQD0XNSje3B47yRlc0jFwFuYMxraV28+ABBEapqGW
        3cCRe5dloWF4M6NTE9smRzHJj0FSzFp6UbkiixeTtZTtaBZXAlhLwPIZvVBOW0u6O54HgosdCC7kITiYB8H+f9cQ7L0RCHbPD8EOAE9Nd0Pw6TYu5Xy/xa6s
        pUtAMEvlpzoAvD4PwGCNOhC8dL7fHx0YXtddcfBGKw7mVxxjtxXSRkI5wt83ZzuTF7TnYlWyTD3tErnvLlt5KTv7Gp9PBm+GF0ua7DOX2H7ul0V1t+pyh6QJ
        QzSKcyJEXLzKI0tV2TSlzgNm94ZOlR4wpdJMnluaJ89dAifMLIUTzupPnclpt0ut9nI8+1yTPnqm89HFqz9lLlH9CV39cbNT5XX4gAVtFSqFeDEAEUv0a6mL
        fi1lweNKTL+WmH71cQr6FaclpD5Vg7clawj4B2+7B+xhrCAwsnZyNIkOY3GlKiQ1FRAtXOuKtOZqt/WY6fhCLt4asg/UWnGVyPSXDf6ReGsrO+jS3sTXry/7
        aiWzTokC/e+rKpPxGrSu7IBWY1E4uB/XFwGDOxFqYqNxSxs7x4yZi/TPKBYJP3fr7KvzdPbsRCC5HXpyGLUnj1GXEKxX52HaesdXFJi2RyG3jZ/HtD0KWSBa
        nMGhpyMSLoDZzinWGxwP5C9s7BqIl8DKclbP5/Cgm/czYOG3t9TQ0UpZfOz2mzJ4tGxd+tI+E0ThcNuyw++y7LBQySJgfZZrXwSsT+dWiw+9CX/rlDlvpgL6
        ZwQBz5TfNVPdqo4eHr7/tjPlhxyNIq/qaCCXJyYLw88UlI/ZcjudkV3LnzdbThf54y+iyVh8uE8sNdxH9WQemT/A0HQarvvfxQA7GEQ13T3AR2SAbdyb0uNr
        dY0vcPr8AbbON7zdTifdNwH9NfrDXkv4YfA2tSaL57iyQYw+zKlXItolB9Bs8ZOn7UNIRuO2DrbXTBbO0Vc1NQ+hJnizcFuDa6gR7++ygoGewpSoGixcOZxj
        AQnJG4SpoVJwRcJR0E0b1h+GgMPVe4PbtTe42BsKtDe4YnFxB/aGkoIj/A6IfEuoPeiKy/gTCGp0LX4s5GicMPJmQu24jBU1wF0bFTObtrxfrdA57ySWSyJx
        GROtKNFxGdsPiplkJ47UcBaXcVhHLxxux2UcVsM6LuOwjss4sFhcRm7I8AXjMioWrS+bTibacRnpZEUWl3ECl1Z04jJCpER/NHoVFlbFDWxjrD2RQDdaECgj
        eNnSPRvt9CwXl3G4E5dxOIvLOCxxGYclPNYw4jIiK0hiSd6PUT0MIxwea3ReeKyRC41EGL8D9dwfs/h0T0hduFzHyLscItM+KhqIP3S5ekcuVlaopnDXUFNd
        cRmnVAXBroZ1XMb5ccXGJ60Z2MmPczixLVzeQg2g6w+bAj0EbePAnJ0BG8eAbaMBG0dkNRowevrGbMDGswF7Px3ygN1MBzRgN1GRhRRDeHJOXJNw/hoEbR5P
        v3beMRtfdLhustHYuZ+1bo63LAgptkWHFHvHvJBiSIqFuF0SUuxtEslLxdzfcYQKuykLKXbkXCQNa4cUo5duijvxEGIzF13MlOhi/RjwcRiDThjhp9c7/l5z
        j867dqR3ZxJMGBfKoZ3jZh1kK3WRrTRxQeUR2nFgV0Q/0QfkpI4fdatmBJDGZhd1Vuc3RRRYPG/p5yHGYs4Nz2+5tk8CWsbmImEpo7nSbb/wwbt/QaeKn8S1
        Wql3sViY0SKxMGvnyStX7unqZFeCudx1t52h1Sxbts82LenxCjCMk8viPmmdrnCG1oD9GZErGP6ZQbq/gBStHsM8YVgB+WDOsA8X4kgFK+xmITZxwdlfoPZy
        3dFtHL6I3UodZFmF0gvAXWpXeRdXWR5GDacdIq+pPIX0ldSSk07sSwVndDv37MrlDg6QJxMxFtuVfVAqG0Il53RlZ3VlZ1AZYsqkMy7ecpDwN3vxQ/JiHS/s
        d+XFfa68OOPSi41QOmCLJh5QMT9h+cDAgDPg2SGHg2EPUK7muP7+UXiEZqNS19VZyCLs8ojANwbqaBtFlBR1DlqLwE+OHHr7gCtx9BCJ2m23/he49QjyfqFZ
        4WXnIPmsNPKw7mtT9/UAIhh0P5SeqXIOhQ6MWJ2m4XaApOFBesSVhL72AmgxLwZa6CvRbfxpjm2TnuCeWllmXyuf2XferPUwzOienNQ9QSwGronDMfCto/oW
        x6bo+mJfyJ1KMKc0HTzJTqeXKNDVU8hZ3P76tHy9/AbQTidJsmn5gc1LcD/SZc5bgkcivQRPu7IE3QWDal/MoFLdsgQBWeiFT50BxYNOIzRSepS+7sjktlfV
        fo/Xx7xVRZ/EK5aMDfXImr8AYBxcDF0e87N6zM/oMT8tYy4NQryt9Bx1bUl0MMgL0JM6Zjyp41xnSpv61gF9a79Ht/pQ7WFvqcXdzzCgXzyiXzyMF3ulW7TC
        eD0WZT2GshBLGg5clUFEActYjxFCzxXfxEJsTwNxvB9HRmE9IQTAuoUndAuPe/lZm/d4erQ2D3qcNrZwc4vzlCeLcz4cXUxT+SO0UjptYNwwxK09o1t7Wrf2
        lMfzvNQbHejry5/05k+glkvPyvhmy985z/IXGPGlHed0O8564t/VqTbSKNfF3HK25CApdAZLppjwzmJrvHBR5EUBq6K41Do/TTOF2LX5dT7To9f5Pl/WefHN
        rfPTGG7eoxauc4EYngDe/fb1TCcFgZj2ij+Kz7Mn5fwVX9dRiblvzvwVj/Ve8mTFH9AzsN+XGdjnMyRI0xilN+krqIzrmb/ieXUe0XUc1nU0fb2saTnoW8f1
        raO+LFwiLqTxi6z4XoZM/eIp/eJJX0LjoSWIzIwVX+ImSUDrKKloqMBsyRFvg3qMoGMvvfUVjwlRRfyE2dQQ9Oq2ntVtPeMvPpPzXkz39c6DrUIbVRVzWGAm
        ECxQfHNbNH2la1F3mpPhI3w2KQjyLABsSp2hzDDnEV5gJRiN6kb8P7ZuhffmRrGQjYjGSfsDTcAFmoALGBIv0Pw8dsqtmb7FL/cufplx1wHuYSHDXYXz4C4h
        wnR7m7q9B6i9UK8t9oFIKBr9xlH9xpFgCTjpDM2PhtWoXQyrsYBvEq7Dsp3AZVR4sjCPogTCLmhUGAgmXEhGehcDo1R1xnSoaSHqzs9zTMlITspAKmY4chwp
        V5EhVVls53Tr5/EiOsL1PFaEOYpt8o1N8o31wk4EklNNWYsgLiZ/bpG3bpa3ttNbwxmZujQT0t/f7/SDCRlgQKlLHZHUIetAhmhQ1/VGOZAzxo+KA5EW3i8t
        vFtaeGcX+yF0YvGi2A84EL8F9oO+kmMGAujVLpb9qPEaNvUaNvUaNts71359a5++NWPyNOS+2Htx7MdhZxHSxH2L7EczXMh+HA/1WjxiviX2g+qWvX8x9mOI
        ubxwIftx2lyK/ei5aPbjuB7zo3rMj8iYS4Oq/GXzPOyHEAy6jpO6jhOY0opwN/rWGX3rtKlDfqbnzKXYjzLDgKVZGkuzNHix9MbZj/3Wj579kM2zqVt4QLdw
        v7UE+yHzV7oo9uOw9VbYD/rIQmaizq09qlt7RLf2sMXzvNQbS3McnZMay8Wsi2Y/fIYR3Y4Tuh3HqR1Qk3WqrV4c+3FgsTVu/QjYj7OlhezH/rJe56est8R+
        nMVwA9udn/3gTe9AeSH7gUibi7MftYtmP87oGTitZ+CUQII0rcIjYJ2H/ajwqrQ1E6nrOGvpZc0BQIW7sTV3Y8vCDTja8eLsR4khU794WL/YxIvhG2c/jto/
        TvajITyWbutx3daj9gXZD5nTykWxHwh7/RbYjwOVC9HvF8N+zDg/PvZDcNJpPYqn9CietBkSL9D8+hvlMxa7zLjrjH3R7IfD0K7be1a39wwg1F78A1WhaLRo
        e58Wbc84F2Q/erqIaidPVNeW5HQuNB2Lv9gl9Sm/oVqW4rqKb7Ytfr5yPz8GHBzgDbTMDre86jDrFi2lYNq9474du7WC6WpRMFkX/gibjqUnCjmdZACd5PFC
        mmAnLEApGWj99Fm2kV9ON9dZZwJZ20ulDgwWVTKeCWys5hXWq8Hi/WDPTM7b5ivzWNIjSdqQqhFJ3HxVYwWkp/W0BrJ35fSFVegLiXDthb7wd+tOY6+5x3zA
        /LD2GixNGKqEAbmJiq8Z03EPlZPTcZXunzYyfeJe3lE5OxHSom0lAvW1F75xyE+pkhO26mFuL7pe9QjygmHwa0Ql9uE3NSIvffYxmqR0hnC9nQ7HXro3Njrh
        wFT6ihlb6asvfP4LXtyferFLTaNZSL9tUBXf+psv/a9+3C/8q5F961b+FowZoYAfZFY1gcNGgGSeBd364oRBe2Ns5HR+tG0W5rPh9I9Grkj1IrB/B2sXJ62b
        mSAowh+ljEQzBmf9Sj/5WC0tE1h/wUoPP1aD35zB2xf7exixJ/QHb0Prp2PMjppeQTWGK2zjA4j9SmOszwM5n8rOI5wb+qQuN4enVxMkED2QDk2voiOfjqLp
        STpC1X04Sip0VMfdxIs8jB7SFk2lSCNmEYERErgbcyFBjBwTRFkKKbr+JEq8tdaWjpugIW6Cj4sXmf9umIsYOQ9BI3Xo3GEPQTd93piO/skG+bYl9sI0in2k
        ZU2nbuBkgJPTsHaBNQWBwX/JEpetMiY5QV/Cqcemon/m90doGXAirl4UKq4oA5YMRCJT84CeAzRtmlasgbNSMqA9uQbgyRWBmp7XGsRAhCuXR+0t3TVNn6uk
        0X3XmMMKR8F9G40hHG006lTUYPxgqF4YP/iYb18McyK0etNO+nY+59n6FDm+1uuUZ9cqY17Ksxvp8LlH6Ovb6KCMDjBcPX2cqnme9tfoZznbWcwjUIK5nZA/
        HrqMUMh6bDnTIZ1FQbocq+2LtmQ5XG2+F9ZAq4z34N1Vxo1wXYabYkU6b8BstIJMSmXF6K5M4EEgT10D4GPrK6TRvbsxPC4EL5JlqQCrlgJ3vCjNK6J5HgoI
        S0KiHS0slfo0Pg/yggHfwwAQqy55ygxOCelKbiqDQDvxs8EzMHiTtHYMgg0aPHp7pfJl8Kh7L9JDNJibv3/mtx76s18vrrOuSov0WQNg40Vr8XgdPyOJh0Il
        AM2rppMKjYlHrQt4hGWM6Vr69zMRL8a97fVPS942TAsmeOkzDyH7VnryI1FIOKnA0U9omARjc70u6k3zo09XSrwgqFfuvF4VunrlnqdXdDVo9yjAT0l6FBH3
        yF/2uUdu7st0hb672ny7jPZPELKj4loMz6R1FSg8HKzHnNMSR7MwQ8G9yt8NdCFzbXBCLUynkskdkcmtM7jTxBLuH+CJFXIkofs6XzjNKnsXuzSOvBpDmKkZ
        4mZ8cwd/+F34w7xPhexk7OdQiMuRgkJGIQZnDqRFa8DTHLGABLhCNrBKDUlvrUKYkxW0S7Cit5B2sdBGLAbEjTQc21DNjUkZxXYgFiqvBSqBmDFCsYkGrIxV
        5hMuIJTjw/q5l6HDA8JWozfQl1SbMrmVQwC0LyBaApvl1K4xPwR8sdH4IDbdjcZdwCXIcWgA69xO27/Mm9FOZwjoQOY1aXCdGzzJwJJw06Z0g5U0eCTmbtSp
        kREaXGNeBxVRSYBxSQcwABcfoueowg8S/qTiLoGLO6Wq20FGcFbXm4XTLgOT1mE+CNAb05h0DJi0Tph0waS4yNbLAYcYk5bRfVgf9gKHltH9uiAcBFJAQj3F
        OUg9YBmazZKk2OTkkV7Xqrk5Leqv8bJ5v/Lay+avbaSONDa/+tXPf+q3X3yyb511O6+bNhZ1CYtizcS8dErSY2BRN8Oinh59l7Go172OZWA8NaCM5dad62jd
        DGCvAUhKXmpaF1OySlbKKpmMkQXw406oBoFVAyo8rLdBIbqK6N8ESxL64EqKprko6jFsWYn1+jq2TiDgH5oEZenTH+2QRZMLyaJvgyxymRwKYyK2mHqlvYAt
        Oqn8GY4PYkS79C+BAu+SQgBayPNnsMk/UqCboNyUhYyh/jRNCg3zRoMJRsTRSCyJZOHDitMO04CFL1O5XL6B4DgQk5PTiU3ThWc5m6/0dSWaGPcRPWwQXiOa
        2IhjEbKbMvZ0x+T990o+wv67BkcbjSn4hq+zJtNK+vGHMpLZBsm82rwSot5VxhrwjKuMqXhIvsV8Fo2Zsv6MRupljBSTpERA8k7Wo6n81ea/lAp+Vip4v1Sg
        lQg3SdO30/ywWkLhka2xhWJLPI57m9AlIJF+0VW4qPP6kFjoqrKvMS+FdfNG4xIqhjYaE1SYsA+sAjBGqKBWwABagQyvquI1ZoUKa6NRpmJ8owGfrD5AUlX1
        A5Kqknm5R1PzgYaoEjUVbkxEuE3GiSohKagiph0XNjFvUJJPlFTC7ECJI+QRKS9CSHrXkWsRcaylKEKNRjxMx9p2czjsJ54hg01ADjExQRg+8T84yV77w/YD
        /h7NMowixImwDKOaZRjFtjEGE0RnZ+LnTRCVy1XR5Hz1Tz/lpd83kHqZEEwP4V0Yz/8k4bgekdjoGfNXmz+AFJmIgjmTUDaVr5txANA+ZxI2o/I1kybR5yDM
        xAex1HkK772CZMz0PK0bF+XLcAX3WRrtoHzJjHmJnDIl/QGUWf/4xc98yk+//YqJbTo1cg3r/2/TMN6cxCeTBpua+F54EKBNcag5kGLGlEFGuQ25t2eOG+9C
        ZJ5O7mqb2LTd5Qy5zFADiPGqdLDLFPFZBvgy2N0XuwjcohC4ReaIaJ0XcwRuMZ05aYO8LW7+xpkHv/OPf/vk/6bWEXULDillLzNa+yAWmXBMbCYjaXcrMmm+
        DulbQUPQ2G8t2+nDD9aovda9SAxKjxKjEkIgdi8y3IZYSEhbbBIpEE1HP8XegARoKdBLkZEzN0QVl9uT1Ia0eebYQ5ZmSfl7iUEoBLQqD5A0rM5EjzRMYdsF
        VWXTBkstBlFNN0BUl1DcSLNcBDVdQSrwqdSWzWBbSEhbIDlCLCXGArSSgAVCFQELhIIFQuyII9T+vcACoZrCEg1TA1iA2FsTaIBOgQZCqhH9DdPvfvXzh3hX
        CYVyz3BBUch0FVIrNGT+1wRJ1a/h0sCOXpGttk9msx3oYIgxB6Z/CJlNfbgv4DsMvkiYWlFDNN9JcRpkoJmWQXWY0WXxSmXLhj+h7M1Hjp/850c/+fjQOho7
        Ww1h7OzN34eDY3MDUrLanGL3yDNP/NnLBlK3ywjRoys/TwMM7F+aKxnz/hG/CxT4Qxp0QqQpk+Qs+bhKlZD0daWcTcjZCJ31TcvCLzGMJnb6+pFomqU+cu3I
        Z/QuuoFPj8lpQh9YjwtIaI/c8C9+Rr9VD7WAxPqvjVJCzF97EpmvLhWYIhNC+JOO7qoPxmE/XVp0/D6GZ9VG4zAqe8khOOxHQVCP4lK6ecJCFCkfyYkv0+mu
        ewlkL4Fgk5qf7ncQUKUXeOUPHSppQ4onqIQTBT1/nLaPwgSHMEHcn4LwFp+1sqMjOLI3Gk+3rxzG0aadhKyNxEF0GhVX6cpZyAmIGiFkGA/RX8eTOp4SHnVg
        oaG8qoJ6GoF3S5WIvLkSbZ2GbeXMQy6fK9378x/ccU/ePGR5etwQ6/4q8i3X1AjwdlE7vqvqCitqxVdae6V2g3F0dbkVLeW/SzwVVzROC43qII5nuWWc52ED
        fBL6GWZEHl9Q8ESAOwWyOeNox9bdMbv6qHArHAtM9udJzV3qyiVjbu2irefKeLUawAQN08CpncngBBoYTNMnqmwcIZ8m/o/JtpjNf2kthmACn30KBO6aeJw+
        RkNgojEGwrmsWTJWHb1VjcfTRz/CCznEajHxxtvUmh10PIixaW9Vg9iqiBOiywG2qkEgHwM4d1ANLreDdVZfuix9/KmMphykRc27gqHeFj1kqkHhsgZBsI+j
        qIcYOlo6a+LVqYqRgFCVgBWI2QFGH8a6HqFiHFhpGM4ZJfi/vGADeQ9vBpnzuUoOKQ2r1ceSlZDUDquVWnQ7mCotbwnBJNEyZADK0IOpBsDQczFFzRqYMxwV
        X85lFC9n4KR9RrHXToSWKCouZ3+USC1n+q8n80dhBD1EQFl7JwFL8ai68lCyesnBp0dqYLDX0JQH0/TW6ughC+0IqI4B7OiMJBGuiMAMglUb5N3I9Zz82tpJ
        AyfYEmI6U43g710NRQBpMGESm3geWlQTThOROLdEqcNiPQCuoVlFBq73lT21mvheI1tNa1qZ8/zUO5rHniI21thWhsQE20vng3FRKgvzrYkNbmv5XdiiaHRp
        NwdDZeoqVBF7VySSk06LpmOMIrt3DSGvfaBWx1Oh6ldVPNeP3YmwKnb2gMaMs5U7nfhPWArdVGSBKPZ9Fs1mYTmMHlbigkPIfblqRH8kMQZVH/AzpHFgSVZD
        c7cpHkTOFaJFEmrDk4T01OBa6wDK1RvspgVpc1vI1ceRvjjBeMKrEGLiPsYpcZnHIEZXy8ArS8GBTYw+ZN65ISC0Ojmt4ugJS75QpDoKYMVsFJMxKBQa8zI+
        R18pM+FvQ2bfBzaSPezAALJvHZLIl/lxZunxBZffT4oqBuNKtWGw+zTSRKNxl8mKcToW1CiwyttFlfEdDVdjlVEnDKF2beUoOox2y+hwe2ypJ4eJ5a1kWKQA
        LNI0U5oURMdn5pa3zAqYWxPd+ySBD92tI8bEWsxdHVMHUU0onBJkbszc/pHJh+Bu/5APab9EuZI/MZm+NJtncHnSR/CtQf5g9767SVREsvNU6OSrRmc3UuW5
        EZvghhrTNOOV0OxVkKOetw/aELmT8TCmIwtvmEG5AZg324sMgjX44JkEyBCs3UVDkF7LnKM9aVxLc2Qj5h1s3AiGmyawoL5fUDZiI0APv9Z62VT0aNRyMqix
        Ql0zZLLPG6+HBos/NkJMl1qQivOA08mXDNG4MKjphSOTYRLQQ2tjrjK2ieLGvyeBbYaZ/pP/zoYImWkm2NCM+mzDOm44/XNDK95BCgyABEhBUtiYsoiWyt72
        rk9928BiYcs0bMGXAT0bATrAHNm0j8SrUBjxyvT1B0WrYhOzEoB0n1SBWgXETmQ/Hb3dUIqv1+ksQ/h0hB0gYLr1OJGXQfrq70f4BP37FWraYEzAOGOxlpm3
        JP6OwndoT0r4Y+AsUGl5Lddor+UaH6QaFCp8/A94w6TerIdeHjtICcUUer3KmNR1TkmdE7rOmnSgtJZbX1mL1quyfMiWD0Vr5zX96T+Iwlzbh6TtYaxjPrHM
        J8HyZ91cjXBBjZY4LSWZq9pyIpJXLknR0BDU+D3GD0kZDspWyEpZ6H4HUoVtb4AojNJu7HwDaOAIFRXsyAM05jmclmQzMCAzMIBNs0SVaDUNcHalw2TR2Vcf
        pOqc9uciCP87G/MFkXio0Ys9Hd2TQzhY5lDg83IfxHbarxoC4CCEISQlWpowK+4lNXyqAJqkgiKiiawBV4LUKmfrGcgV224/30uM95VF/dvPuF1VpulncCnE
        Ow+1G9gomf0scMbgKtvRrVZrblU9soSiZ5xsI1u6853Ni7paBB2N/rKK0YgDGB1pqn17W1uQmtcDvfMzgQ5KWnyfqBwzfSMhcfpjZQFjk+jTDoZlexyA5n6R
        WIhsz6HHrtdfxRNHLOpetUNMYKDP2sBz5fTanR0U8axDg0U7vohEgcsmDRqNo3gePp8yT3/syOjEI1QesIRjadLQ17sEXoxbIX/lrct+XxmMKYY6Kb2Hce4I
        OlXhBlndsaXg5h2yPgi7HO/YNtM+SY2DaF0FoM8ial1NvDQuR/HbaLbkaDWw5PqYoBzLfxjFFEgfmjFF84PSiFdwGcWXQ1hEuC8ZLFObicC4fG4gSPpZBHjc
        JGoxteNB68N0uWESW2Oy8aVaMdewkwoKCz/m7iREaST2bvqnstdvgDSKsajBW9DAQoYSxCk+S9vWblrLqrYbXtQ35Osom/kq0J65kjmvmjBesbBu7JcLri0P
        VV0Ngl0nPAEmnQh4sP91YJApKkA6KyqFlK5Tv0BKX6WuvlW9raP+2aVW505o/6/DnvxKFAHx5nXEpFyj6tmuYrqWjQU2wuDQnl07I2pp1tKj/0jo1Eyh57WS
        fpB0dVrXV0Na1K+uAmlZh4SOuBI1pa6MHqaNGtYQdnpaQDjsalIZ6RTB2hHCsAjRhGjMerXmWHIFYcOn1NSxZBUfXHmM8eNTqg65GP2M4EfhZwI/k/hZiZ8p
        /Fy1W/9TK5+in1X4uYJ+tu6GzYcf0sfs1MMHy14IeLmW9u3UhjqN4GyT6DwIzX0atj7pEerzy4busw1ugwZavU2tjo47AITdXJEjFRHEoYokBHGxLB0BgfIi
        7Wbr0w1pKWpZahk1nlGnyt+YlRsJ489p4DccQYFlgy6r0yzQltdHRf9aI1LLwOqN0BM2cRNtMp5bTPBHG1MdiGAC9N49hCUCQmSy2VWEjavgrEQoV7RpJrRp
        NA0LsVYALgP6kAqYE9nKBRsTHjoBhCZckN5IBEV3/ydILkfNFudTs/05apYxc3E+NTs1TfsVU7NTQs2uf4PUbG/6ZBc12yFki+chZO+79a5fZBnKKzrMS9xN
        yLphjhcCl0KN69SMLi9Sh8F1zJUG6OTamlDJijFBN0VA9TtQlRP7to8J2o1GEyXxEH3EWfHhnGE5c6H1uM0mnHpPbu/OJaE3S7I5Q7tVwuZcnLc5805U43ud
        zbnWvTnbenO2L7A5m9nmfNrCPWzMLB5j2hZyM5sttejKPtreEBeZFs8wKIeaGmakvzy3zwyDQYoExxPOI3xeRGHhh/C5jdJISrsZJffv3qrw7PW7yjBVxeEN
        CfRLwNS2KuqHEruxFXpjumHhRgP5W7qet+WyMnZ3In+FmrujYSOmJS7SwBVViKFIVqvVrTZO+wBEckAEtGcGNBpFPNJxyiqzZoCGDYRCFVttVbSZIHpieRHD
        yfUzj4n6hFtkUVY1hz8/UGbrFyZfwaocgacJLaynUZrXmIdtUYU2+XyjcUCf77cVk+j7UPavtR5GWVtrzaCkncU5C2M1mjFrr9heE1WH/rOpndqZ1Gj+QCdT
        izZC6FIVPU4NkFZEEcQYxmsJNVE3qg6GqpTRMDVCiQRFbRKGGQBRPQI2q9RtoBWqByws6GsiZ5ipLxEqq7E8SgnrBd0FYTLY2TW76D7Cbc9DyAxrfnb3ILLv
        iEnrCwe0cJeDexFvlQB5T2kVGbyBBnjCOmciRi1rXV/T1cBrpMRxiIYVPGyg/UFBdC79Z8pvri2fc9oC9As2hq2x2VxU7DlPGTmxIU/Y9vQa8Tljc06RG86Y
        Ys65fZ11fzqYPn4ow25Beo4qKEIljRGsQsONTTMQZRKbH9Kap/s2G2s1v/j5Qx4xcDMv2Ere4pmlTvCLgewUVbYR0C9W+cVG+nT7o7jK3TDxEyzEeoRS7wfm
        DOZ+1toTI5APYp8PQHQCFqkq/JGQMwPdkkFkNyJ6U9TgEBAFoGmhzQItjqGP/sRpT+eR7umctJ4k7v1VS44P0PEZS09z05JpNiDyr8Ig1pqOTpg8sZiv9FU5
        Z4v5ant6jvO3zcW+fWoBKJ2w2qD0vKWBwIrZiwneePwisF5CPbY4gANVpI8xNnuoqCLWEldHNfGDPPccSojvbpdla90sQJIYbPgQHXUEFqLPsGmdKNhl4VAv
        OGzWG+CTHNnqiHKCxVxhFe1FREwIZqbN5XGgZir3I7kalR+zExa27bOTMsoDfPakvTsxmS6r5Chvli+byt6twt2EpulFvsvMDz3ET5n8FK0xXNR4m9F259EM
        bZtA27JfPm2JkET2I2LOM0USk0SsoyE2KUyM5ZZahzxq9BZmEKNMa1OfRnRyBCdxuo7wXSdwnWyv0C4VRA3EYeB5V8KKx+YU5/KMTbEsOoLeAQoQFWPfzaSf
        7yaeD3yYit/HNPcQmClzWsSGphqflk0AxlibWZUI5SaEuYZY6K3mI7UGRaji95Rtpr2gYkkEfYOrLPHX3ld26ahPi60JOvRnyqov9xmkacPphvN/jFXopXcL
        FQldC+0RIA+LutopTSdoAqEiBKUwqp9x8qJO+IDhYAKTU6eiAmpzAjc+a4HcnQDcPW1tJDp4AiLnpgWGYwJge8CiMSHKfj7Z2abGQqKZL2f7k2VtYdcyEbUs
        68I3oGWPO9NsGKrXRy+rMy7nEtxpr5Chmq4l7HAZqExFxXJGYJfxl3KqDdXLC7OsGmL4jI2vl+0CETlzuc0T2qt6J62bE1rXj5ty8v6ExmqfPrkzoQ3hYX1y
        d2LyFtALEhDW0vZ61Qu/49WqFxZ1urZ7gUF608cJqfSmJRif/qNFR/voXB8+3Dmc6Ry+brQPsRtVaBhY5kvArstIl3Vd8jgnyoRYLsHSG6HCxjQmBC00yAnm
        vUQFC8sTmBIZVFAj92ALSDCo69fZkyoBsd9LTKTuGD2FYJblzAqsVyKKzTd5UT5NzhSt1NM2TrAx2jOOvr4JRI0Nra49Tb+niVXxJf0Hh6DjTvlAXrEFjfXH
        bdFY/54tGusnbdFYH7BFY/0xGxprgj8bGm4CWxsq49Xm52zRkP+pLRryz9qiIT9ii4b8aTseQrjU9kfTE7SJfAms5Rixlry0WDOdEUuE4HZzFC+XrX2C6Wj5
        Ior5K+Srq+SjK+Wbk/LJCdHJK1HJ10UjPyDd65fe9UnnIulbSZTxAY3EpW0NPMyN2a+azSTSjdw4epX2sghPP2shgC8clmFoSzwVG03U6MTelB55tMbsHA5A
        hkLCh4BsRFqnn30ULgksh8KxPgdfqswGumc6hCvbj723bDAST4/Ts6zde5YOWFBnpEc7h6hqL6/lWvrDH9q7iE47qmvWSI+2Gwg1cB6ByrzvhrLHDTSkgTCE
        cBIT1gIlaAB9VYLZuA1rtED8618CSVJiFrI71Jwpw0TkahHvsGWOdmiD0sNkbBTmsoeFQvUTBXVvHIbCaxRFUVjE2TxG3c4e9Hl1mjI3elZCxfrdkOloVo9E
        020dyBAqHYIR0UZjO0R0a40bmbZmiwskKME+S63rTL0bpt81Yod+2u4xFTbVMkHDRelwPJTujfvy5low9Ehfe/mR3/VYygJdAU1ZNrjZx9o2Htlg+ewoWYP9
        3V956d/99ZfZzibtT1/811H0TpFX++zZyIv0/9SL9C/0In1eL9LjepE+qxfpCb1IT+pF+nW9SP+jXqQv6UV6Si/Sr9EiDdWYMmErNYaRuoSKALZSY9iRkEtm
        CLvRGHBYnQq2lRpTJdhKjSkXplJjqghTqTHlYDLGMCcOUknlraT89IjDSdjEYnKULSaXq1FYTK5Wo3xBLCZHseFGVMg+NcoWk6PaYlKbgmcWk6NRhBqNeJKO
        tcXkZHi5acIIDybmBEuQdYH2METWdT2E2CbA8+NOGH7fNh2onPbC6BCw5yAZjw1NJ2dKtFmdAjMcKOac9AFaXQp0mb2tEcZMk8eessXdX19PbILz5z8CkRcB
        JWzoECvCSjyIz9iGzmMbOkk0EtvsNBQ7LKM2d3VZCxKLgToSGgH73XQGxe07ac1pkxII5HghQF2G3hrSW9YLcujI6zkfrIN5QmGww4M4m3JYdIcY1wSCDipc
        bUNlEL+q3DbTGnI/0E6HS0dbsmApMbADt+kGs4WJ825Gi3a77Ykr0nbnesLkLl2EPQI9Ms2HDjoD0wP0Rm8Ftn7IkSeyL+Jb8rQ1/+lF2qcpIwu4E4MN2sWr
        0qU/rdo9e3POdgUW0bDlbIEtZyPWqce+dlfztCJBu9vBbHeBjZJRcSXzBBD913KIno71OdyklMGI3mBE/7X5iP5chujP0oFDY5+eebTGBHB6GvhelGNGeopO
        yjh4jQ56cPASHTz7Ed4OvpZtB7jLPCSqw6ZUSV+VKwHqZeV8+s1Ha6tNaGG/Ic8UUTlucWtwUEblvMOhEbCk64s8MTQrwznUPJbUlzBU+plyQUW8gztECaQF
        2JemhfT1BzNOOmLYj+4jJBVp//DV5tq4F94GV8c9KK6KB+DWAoN/D1YNFRSThMU8Dt+KF8aIoaUnRwlFUjES9+OROgGCB4lbEUUUh6UwTE8TBQLtrU/LsQwE
        HREbwB6Z5VwAIWW2Dum0EL+x6dAGu55WaBBfeQhiO+6t2vcUNaD+FI2fqTeIEjP52E3OOx4+95N231PUkihrCTchrVIXu+q2qG7aXorpfzLiWvrKqd//vhdj
        yZ3/E558wk1PLvxERP34z9yPrg/ZXZ1IizFUu7RpXfZ52vheMeOetHkGcAQDUI+e3cuaeAfm/aX0H/7mM5/y6C2T3vLD9MzCr9bo1ZcWfjX3RYIMHcd2KZu3
        nyGc+tpXj30fXl8evAqxjLxsSVylPHnPBFHtKWKVFF3CC4/ObFxHu4rHGvnTL7505Fu0ngB3j2K5TAEJCojSwY8P+FSNeKdAbMgRbuN83fzWV7/yVz6NLpdM
        h9DQtrss/fj0wc99T/djiSGwZQhQyWN6CNBleKFM5VrDswB2iCa5qqf2DKb1H1/4zD97LD2vKtA/2sulDFclTzGy9OCjuR2++jD49iCd2YaEF9eYm5EfdyPx
        xp7qw87jQeJ6LdzF1lrrxfkWyDUS77VnWzDtEDPFYtqIoSIrER9gfYA2DfsDnNoWfAHT6grZe4kFq/UY4l1URIHYEzCFp/fYADpAW4uy1wbiaxqCKvFgDi4c
        PgKprxJXXTD1cF2lMaE9civGuWu+0u+f/K3fxZRw2SYNjfzgDcvgdUhDU8bxla9+/q8wjrR0UyOM++HFQ/NALxMapCox4KimKs4ABVlJaZVdhR+MiCDphgD9
        8iKvVUMsY7SFmwWnyV6Qdb7qAVnnQ7k6AadVkHW+mMD7In3wsVDhtF4FWedjkJA8uR9knS9knY/hdMQS2dBtgVOgOMIUhKwrMFk3BHHFeqi0+IKQdQX5REEN
        MVlXYLKuoMk6eKO4cg1kXYHIOhYyDbJpApN1g+FBkyauE+VN5TQNTOUgApWX+w3Slz7KdiId998JOqSLGACXV8tzFlaGqwy0zYXC5z6MAI6gW0MYfxuD4IKa
        hZ+diUFwZS06mW9/eMaxinvNPQLSDkKur7CDYZBh0TCO66xNgI+IjZtQGrfd7Wxx64jp8nr4I17NpFzmb2d3PJft9N8/yp7LdlqFjZYNuz8zOuDghUn8rEwC
        Ni1KCnTzee1fF9BwQvD9lbYTBq5CxUUkkbxcZ+smeVklBdV5rZj+xmPZZs2vwe2CjaG2ERa04YtRQAHPDBt+GvBn7u4YXCMX9EmcVezN//DClw899skD4qzC
        2maEya7ONpOsY9woeOHaEMn73ArCAF0uxXQtraW97S389HV3JF4jfbIVpa83CUc24Ojc7oPPMEHV3Rj70pOi9KtCGKZ8jfle8IobjfcgeNxG40ZEb+NRB+Rv
        4XEhxMepuVBbEW2R0ZJaXJCmy61t6xCwHW5jDmKEbd3IhKq4ijjAOzai6HC8LHHlNjjUDjsDw0mtJH6hTPNv5IBVQFnhM7blLoC0uCjG8wAuhwjUorIOIhsE
        IwIPOMEntEpcd1wAsgUD8wHGr7vL5rAe9vbQRb/D495H/AMRZh58le+TgSrJlMOTE5Mh/FHe39oWX8RhBk2Z9La/dRuQr6XDl1oRNgI77cPGtRgsugKL4Jm0
        17XLfqLNr7/4Vxkc46qViwGJdokftg0/bB/FtRKn7qqYZ2c9i2MdTChmpcADKxHncx742iu7xAv1rU3XnxFLwJE95k0YImFMZdhgcv4QKsYGClEGrubxk/Gf
        QCcg4SjwWC23I4HcOpwfGQwREwEY7HI+AgZbjiMYE9qquM5S6Wj6eitb0B6rxbDgCrkFx/kinESH9/MlroHUDtGaBu+JLvA2c3lfBNCn3iKc32Raeztj5oCz
        pnEDbL6FSpcZHICRdwtkYw+qoZTYB9MfGruiILyKyQr+cTpRANifGT99nVgH7BKuzFrdCEsc2YVYzd5oLPy19U59b2+W/eG0y4mE2wzk3jzTiF0r3edOs6s1
        74QmbAytSetrbmLEtM/Aa7xiu45lwyrLSL/30pdBcqBo0yE+r/MQ69wkOqTWTYeMp/8JTMr3Tn+F6JAS0SFl8GLGRb/9Mt4+e+qR7+u3WYeFJJfL7cNuciVT
        9K668qkY1mq98CT8KBE2vcI+jIN9MNPmywTCmn2otWmXIr5ZIdqlRP0sM4VJVbgcUPCUm9DV9/AAnWXrCou9mNjX0mSzihQ6Rh6+xAe9kUAANhWPopiMx2Hx
        an04N9pENW5LqhXbsE0k1wPWG0dadw7Pqaajmxn6yzZcjoO5Po5HOpeY8ZqFNmscsnQugZaLWGbO1Qflo66Pvr8pq/RGqdSSWJuIxWruhmoUSki4jOHg/ngN
        +ynxgM2V7rn3l+7akXdlmporTal7f0Fd2dEw45NlNcUKmLJawyRVGRSa4sZgHMZZ5670N9aHko8qUOMbkMAvwMvQ+kl4V1Hk+/zo9niNhHUdVyFfuJMJuBBv
        RlSs6UpAQ++3k8xgtlabf2chJuQq428RnY7KVy3EbZ20ziDSHZUvWwivOmmdRoJwa4V9yqIv0Xv/lyUhJf8d8b0ov2bFnB/7pEXQROWLFriCSeuERSAMKOF0
        EGMoD7g0+xanxBhFuc+NLxPASXrYzmZK9bBx5RpoFFRShZwM4TBUVQvDJFNlUhTlfJE7GVE5xZ210gM2TJ9hXkONdonsNpg3QmSVZlGLiOixJn0RHlWXnYfB
        Uz1pX7QHNBAkx+BpaW28whJkQ11GS4aVaKMXW4Owi75m2Aw1mtWQ5NNHJktWx+zVWD6U8tj5n8UIypJtL61eCdvEPgzPqOozm9WjDz+XjOcrraZEbf/QfzeR
        HLIkTDbMmpk5/kPIog047nOYEZi5NxFjkRiUJwsSFuwAzgmhf6wgbN1+KtuV53JNohmN5PIN9j48eNkGewYVnPGmQZUWptOYcWyiLleXtZJlB5NkVo0dSsYv
        PNQvfhyI8rUXTAhimKMThhXC/8vACH6ZswH2wOQ0RhHECoURj+khKjHI7axYBrBPD3iCUaXVJBy7ZZnuR33TrBo/tKQrmOqM6q08HR6vaFsG6DDK0Q2wgvJU
        vME+gFJtgBWUp8ZoXCBthjGay4Lt+0F+uRztKX3I2gXRgJeeY/HvOUNbUMgIyPXoI5CSpPv9aTnXT3W0/qMlCEAJCy6bzU1+2WgDY7BpNhlTozT0anyWE6qN
        qeRQPE4An+//7PmmxINms2M15IFk2menl0nXiGTyMrMhxOPwltPNddY5Jx1MX/94m/ZB87XL4TiiwlXSf/+R7CYue5PW6w4teSrPOZjtpRYbuJoZDmBGBw+6
        QkGuNj/igoqkHW43bbdvdXrnTZtzMdN2UROGmep8sEHz54QsnyH6b0wpFcOomSHqKFYUrawjemUdxso6XsA3tbUzgqdtWfWOke9+c+3wddpIzEsPF6ajR0yM
        zZQgCO9qYlbpZyUjCRo/Q1V3tzGItpJh3GrtyTXuAzzxdaEAzko8i5Sdq2Fyzd9J2yLcvdG/hVNGwMEY/FXGCZOwPcGajwDYBHq8Rx838XvERLbWVcZRPNJI
        +E7T3MEwe4zIm6U9fOmlA+ztnZ7DzHBD9Piy+pq+4kZfg3c9VRl1OoLTIHdaakjL9jmEM6iccWhT8zneZUwVnYQmGrEs8XuAf5tO9FtmRtN8zSSoMN6FqG87
        cbTtHkboT8QJwnygH276kD+dPlZ5J5ztwO3409Flm6969LnZWAFSXKWiL5ixgpbupDWtvxmrsRYt1YTgIG4lSQsXVNJqNZUSc7Dod3gAT9l5G032hc9fsdhL
        3qaWqWkdTxh62TJHJhBXIk7JiC9HBzncZJHI/rwhKVKYFWFdk0iEs2Jua7uVzUKzt1ORwRudK5yVMjumvhKdCtl1UTHhyr4OYYy4V8WNBhTJrkR4CNjagOAM
        pA0vcQUIIm6Zpbss1h3BdlV8Rrmy3YVAafRfcnsD6Cy3jhErEEuIkfHlGhlfplc1wvJiwXVWkaxz44JrnDiClz4Rpc9+IlJxB9kmRoP2KJEdP0m36NRP354O
        4iCg5R7jYBzoLEN2DcJrjM/SPpwQXn2QrrOYWrRRIpl102+f/cqnvPTvznBMFsX+O4RTXz2g0SZBxKOm3i+fpv2ylj7zIHbNnph1G7pa9/yYCdf2BSDE+F4y
        mK2o0ThB5AJrZ9I3Ych2ngxgn51UA9hnL1V9BBsJvFX1G5PqUvpvckcy0ogvyc5ociY6QXCiPzYl8pxlg2DiKqIjJtU3m8R4pZXQimnSOshtX6NdMxur0UO5
        S0TpjHZlorDoqxj10XaoMqqDzuNmi9bT6GwT/yWj6hJ64pI70NJRNYG/26ilgN4+mABRv3Tbst71wc6sDm7IEiNzF7SHQhEQ/nAxJqNsG4njOn745iSjDg7W
        lBQFbxQRF0HjDfgG0teB+4vRb4M9gBNDSSoCR8SsD35yWKAUHQAmLtEa63COo7mQWRYbeO/ayh5NQOBNj9WunX3IjT5jJqNJnFnEc1NzA92m8vbKozSAwDYY
        VxpdmtXlKHeUASjEftBVYI0CMBnBEi2nrq3hcObYU4isZAi4OltV2pm4c/YxE2LqFy0E81zLVz7LV17NXblqrfU8pN1Da60TLPWeNL5krTV+Ux9/h44/w8e0
        E1lJZaOxn88Qjj25gvCCPjtlJSDd5C1ij5ISEXT67GULtnJP61rOWEmEtMJy76yV+Guto/rsNSspr7We1U+es5J+SWP+DOEq2XJXEZoc1nnA+xmt0YV+GvNI
        eCJEbCsSxz0q24P/THxlChHUqFqlrlRlTd0vI7BVOfrh7HXNZJlaNdu8TbZw2ECqZce0hKAMzItAZP2wVpUmsXMyN5Sbb2F3umLHVqWWpI5285wedrEeeG7b
        84SNjTZbDGN+b6VTI8k5EahKA1Be4CR7CuURN16B8rALU+B0xkb4Qvu4i98T/HvSpSWDkX3Ynr/Tlh214ol42RvfaAuI75009AdXqhWtZIVaplaolcSXtHBB
        LZu31Tai34HxT4MWGRQQu1hjuVoN0ZrERMSg1gh/oFyOv9uwJmhvYzc96I9cuINZHDDAlPEH4XwUAQ3gcPeiybAffcVmY4TO6l3eOUSEd7AVEHgv38BqnKaH
        LXIMGMFIsBjHaDGOsgyFWjXGhNQYulwHHxJQMYoXA+zJE9pCuw+oawxFgNCSGTF4PZOGPGGjaiA6CPpojA8S4KdL8HdHQz66A5gTVyfwd1uj3RTGoRw8ZkzB
        xOnSO+RJGDi1cewo4Xr6W4B+aWz6MsSbuGKj6dDi7eNQuGutI3woYXudpikCy0gH5Kwg5oMgb0KZiaBmWiLLaD+h1jWBw2Zp0pcp1epsDbnVlG060fFZbBE5
        dp7wKMIIq9THl1jTvgy48BPJ6BPAg+1Hb2tkCb5PP0c716Ek3mAhIuQo+N7RDVYkoUPV0hsYRi4SU8NS2zmYLfm0IzBRc+xQVJqOnrChS+cc1hzNksOoIGQY
        R7MsarO+Isz6Sou9Az8/KNlCWCsqNC/MkzZb2yedloFgK6H+tn2hpjB/PG2KuU3lyJbKArTB1WFB9CgFnZCrRQm5OoMzdqEO2IW6mAu5WoSzgyq+E17UEWxe
        5dtBXEHI60h8qH0dyMtXAfBzwB+H06arnRUkTvH7iNiIIDYJYKTc7moZpPMY/HmX6HH3VyvS44ru8Rj+60AlmILRHCFDKxIwLHTMBo7RTB/1u8zgDYwNK9y5
        WVD2VtC1IlNY8ShtQ6CRQOITnI8pLM9L5i/TzJMMoYITl93IKhxwZ0JdAl0XU44BNoZLgGZcNQE004cMNKAXhSrygGhGM4kGMNFxLRg5irKX3crYkOFpW6wc
        WKAyrgUql2saPplHw58gHN4mVD0Y1IvUiTaJWF8jjHvWEVHFGUc+fcSVTx925dNNVz79pCufPuDKp/e78ul9rnyapRr06XNUT3rU7fr0EQ+kTO6jpz356ClP
        cxa4fsCcjvZqMnzG5EA+3zE1T9FFwIN0n3kBgg8W4H//9G99ClKPMTAQTM1n4qH0cX6+vy0oyeSaL//Nl34VryTZK6EE4KtxAD6xPiBmScgEuCkQiwY3hRCs
        R0kYMvBlfi7ynt02PmgWO6JnSAyyDOeWeB5BxwkHNCtZQ/h5kz5tWglk31NQNK+1trPiQ03NDQQibm6ymBlZ0MYVrCt2lW22ucj0JFUsODYqfNJKz9Lu/Pcg
        JB1CwvBZFFFxkg0ox9icwmhXU9h5W+mTxGBLmrBoeU5ofoXIzFeJyHylSMwnRWA+IfJyJeLyukjLB0RY3i+y8j5peySS8pIIygPWmlBzMMksDWe4Z+8uN+QS
        AwKj4TUw4IR9BCufnuRc6hYnhRmnSyIMN1nibmN1mYBLY5HKUW8pr/j5pih+nv03vlb8nIHKR+xperUoVat/QtYgudiPp+YaJgfUXQM3WB/CY2NX4sKwg0Yz
        7UcvoJ1GoIkA1oP0nBVimNq9RBU0GjSvBRqiqbkhNy5yA+hbITJSwTTGQZTbS8Q+Fjnkfckhz8DpCHA6ovZwJEasA5OnMqyEYBXiICw91KAlUYOW89BpISny
        hBH+iWX5H7ZhYGxo3xc+CtbxONJRtI4Hl47qMEYxwWkhJLV2neE7Ch43Jhy0bGgkpvhoU2xxuR3mtFTekjhwwmI/LhuiaT7Yb0I/SgdNUyIxHzHFZuqzIApx
        4+4koMHiMKEfhuVzAZb70IzSWv0sjJqLTOmYyqdPN3Hg0cF+HLh0MIODgA7uRioqKm+BtpbK7QCZObbYTY9yOCH61cgJ1lG4Qr/5fp4219Ff+IcmK2DZhnsL
        fiR+OEcPx89NHABbAlPTzy0cMprjauPnLvzcjZ978XM/fvbgh1pKvw/z7z7+fZx/9/Pvx/j3AP8+yb9N/v0k/x7m36dNGUEZv+jfOgjPG7S1SUFmV74MNmZG
        epWEVoLQcM9aDi+/fpouH0fIpfC3TdPZq82CrAlDrMFhDW3TAzewX5wznU6JPh3+Eey8YNFNYEZLzLIsVjsTMvlVNkI34KT7LhyxBn9nQqAtjL0Dm6jp1Nmp
        hTUzMw8oJzXe26B19lFCjGKaAvPoWd+p7rHYQLptXgGj2EOJNwvJl7Jn2+r+2bhAQ2seS/ozNs1/aDtASBWOQVy66aHnEr8Vu1ty0UVQQ6cC1Z895+TfmW0B
        mFpJSfmzYBBbSN8222wpIvZmW7MxaoEReLH9ijeLm94s0ja1Ei97mi7PhnFH/ApDe5j76wtHNuRyh05dT2Rlu898y8rf2t1uOE7bJ/xgTua5i704qR00CrNJ
        tZUEqvoEqLxW4rSQaYo6RrwdDM7cWThtzapqCzYWszQGTrNJ7S6oUE5azaTWTDpxMm8jnFY6mPR8gnrotftOA1XuzJR3KKnkBrhGoxC0qBVoQ29D9dCwOTRY
        hMZmqWlBE4fl2RZRcLTDdD51OxvlhU1gWVXc8ukbvvHLfZ/+y+tmd8R9sEtoE4GEsolsyDVxa/vFTh4hNzcBqUU4vtPcgvKaiXuI0DxRd3N9sKianUtM1rqf
        YxmALufemwzMxQaNCxUmwwgBRUvhICJ4KCiXhhUsarnVbOJyE4BS6XBAMODNGnJ8NnY6jaI13O5SaRPvQp2bfucw1w8WHffmqugcViAcrWywCUWpYINN2EuF
        GyT8xAZ7PaxVNgCHK3+DPQlTFdjqGjCVHZLUBUh8YmPbMZQl+YJMcUIliGpusLeH33Ftn1aoB0Ow0z7rn4kc2rSTZX1JhaV9SZWFaEkkEj8PUQoLIr8o7MSR
        IAZPiwiNpCYcag+LEpNe2gd+Gxqc4yx+5NqJfp7EzxR+1ndkE0SHMuF52NTeKG50wBRnFqkAQgsPPucKcdbRIrTnVWuBQEW8YVQtB789uePe3LErzdvvTuuq
        Qd3jp87m2dw6k1onyjB5jJqpG4lrZ2zpGd1LSvq6stg4S7GCCckopjmmHTUxsaKPsglyn/hQwfrKs/am7GBVZwXTMDDvzAKFTMx6gkCL38xckDunozgP2ZXO
        VIVnlC1PwupUf9KRT0Ixxp8L8DlvOFctQvEgQsSORmxqQdSjlXcjSmu3IApZoFTIS1Q/9B62hlr4kKtMSKtM7eTTOTfZA6GsbfnLTy24EEJ/F0Kh4ompHSvt
        DdaQAVARsq8MpQocLyE1BpzjcUOV13HSrNO+3oyM8OeNedkjT9OIufdVPEM73HRMuHIGXWwt2D5DqjM20kzHd82/XEWccQcx9de9QdMv+pmIHjXDz5ts/BV5
        YgQW/Uxs6A/Y6d57sInvVXYjsbhOpJFVzjaaJS2BJdi6EZfeq+3cTWSBWGkY6XN734XpaztbSUhUjs5laad6C9lXuKXWu8UCGnE9rU4eCU4iEVvaHd3goBUg
        A3APw3vQc4I9duYMBUokmjDmSh+89R4Opmy8rBFan2gbrQ/PlQbp/K5SLt6lm5fQuMeS3nkS22EA5mzCgy4bDi7gJcswmilfUiZtUOUWAXFlFoF45CK2JRUS
        Lm82k2KTDZN/3U6C2QTJZENVIGwfgDoo5CoL+UYroc22CtlK7lYBkRDoVqGVhLTl0uaMPXpWlbAph7PZZ6qITkoXW824RMQNbB+ft5JabrUgWlVntQD8aY+l
        tRHiBQvhhRDXKum5kVeWPZsUMTWzoGhmmwpmxnauWew2SM0yW4mFztMPrWUc0U9Reu806THquMWmkMVWCx3vHkW2w5RqiLuZhXkrHqEfC7SU7p9JdXFGXgv9
        g7pORNaINoqzXLc4gEQPL/oQKfBuoG89W8lNfOnY5qv2PZX+sLorqW3FkFSvx3Qv8qSZezI1buBnb9iVo5lu3b0VgBKxKgbRgZEjTIzyssybEeIQ9KqIjdr6
        UIpRG7wXeiXlXl8u5R6uikiBZXPgm20UkHZGkAZxtiC9rbqyyfKWGwklHP6Jb4V7Kw909gIspuA+wujUC0IwzyTRZvVQ0rs9KTTi4uZgM+GMp0HE3/dM0rd5
        6tGHk9rma/ZtNh9K+h9V0ebooWRge1JpxIO0jvs4unQ6/otIK3VPXIXVlMl4PK4T9leOHA+pWmZzMBM9FA8r9+m4sbka1+ivJ8OILBnsoefUI8kIFeZNSYnN
        tDaXHqImBj/pPECzCO/ImZN29Irpqp5wc7TvKepI8N4y8bwQD2EQh8CHYsNTLmezKyt+e1PX23FPqI+DlOqlipLoKeoIDh/dfN1jKnrkqXsSdyfkdNhcsf81
        nqFi/BeffgSPOA/HPeJ5ypUsVUKBBGaHtsfE0+a63tK/bMKnk28UmOoom5sNZJEU6lTQcYMuVLHjl81hjjGNq/IYjAD4FBG83WfQVFV7BMMJi6NBVaOhpPEc
        /UmOHib4nUYDATUxuRjOG8vOZsd6QA2AAcraTPX1bs+Oie8Ybp9wMjkz+o8mb+wcdVx5WwVd4jYhfJkHdzNbMbRrzOoleJeJq8+bOLxghvmH9W+kG/7bsMjs
        Dx9V87tTC6n9Fbgg75VhDNAkczirrEiYDp29sey3XzvT+RhBRK0DEbU8RHg7OfNUwrlrARFeDiLCuIZIwErAl52EYZFfvl4rrBb2JBsCIShKVR0G5dc8WrM2
        Z8Sx2HI8M7iWCPywC45QKHhyslsOZ3jGsYGfAD8RdmN4HRHysTTysUSuSDiW0M+MORc6J4FEHYTGW2efNfWd/bhzGo7ih81p+j3JRrUOpAcxp+n+U0T4o/Kz
        MBxyWBbDKZafhrTG4TzwVZwfh9DGWW3+NWQ29PyXkX6CyhdNyb58wkROZh1si577HKi09HsvwXWMftvG3QUWWvqQcQbpMEvAvI46rwohnZH+7ddhGu6mns6X
        cD7nREO7o2FI2u5oXV+pyldgN26kr7x87LtUNW+RP5pqv4lqX/s6xqsGM1wsjejC7pRhlzvlhT9zBp8RKz/aL7IPOXDKMDFRAX4i/NRhImeoSNi1Wju9qyFx
        hUxt2MPG7SH7GPkQPdqIsnAJPI4gerRVAaJHG3Qykqt4nFxFssTaqgLRow2ZY1l8k0rijcQOH6CvbcVbnqVFjw6CTNAWdqbhFPdYHx7aaz2gXd1hO9Mnru59
        7Oo+QOXkdDyoqb/e9pLZKzllyxa7Hcj8tCNhWARLRNvGwx1Y4glv6Akf4QxGZnjR734T72JW+c0wHk89iSQUTceX8PIkeMcCBZrGJl6he9TuS5FMRLsE1Ljt
        e7qc8iWnpATwI/KRCKsBOkFwuZuRNwGG+TXgARcFgQKKIK5AjI3oe3FDnmZDG4xfz4SRPr4vipU2ihpNk3gZqzzGtMoj1iqPRLiVxMtTx96xLtoYhhLPPona
        BlDLi6jlWy+YVMc3v/7vqK6kTVuffQ60dVtmsgM5pECbzhO6PNGRqrg5kdBzzcRv0UZRbnW0y00a39zTObVzcCjJ3QkgiSpyYshgfn1Bvr5ZBaeJcC4xiYKu
        svSGKdOsnPsHM0EijOrc35v0f4IyiSDPQR7l2ExKkIVVcUS0bVVuBKCA4ZAq1GugP0zXgk4YSvo2PUq7QTMpE7vQCjk+j44lv6W+astN/xwPbYJYDLK2JNjy
        8Hd/85P94ZfdO7ZSn+5++qN3vN6s/fIO0SiXuyxOacxm5S0//5aff6vMSrNguksA57a/C5bEzbUC40md8EQSpYl3FwyrcC0wRgxztzy8AvFdKxHh5iymAkf0
        44M9aG3x39/3tkv/4DPX0kB4TfhswU+3BbleqdOqAWolUdT/mhOYGMjz0YMMFqNwjXCmaN/pYdI6wuUtyQT4bIRWVxNrrXupGF1r3Y0gKz+wd8UjOJjZsyse
        pxuwfdhOvw0rGZPb/WoMGzjRr2PyGKqp0mO30G8DHgJzDVNLQ1yc2LFCYcXLUI9NlG4E9U2MAmafbJbco7wN9i2y2Kgr7EN6M9Gd//DClx/6f7/8Hz7/bQSP
        pE6UGtkMavYjfenJKFFzI4h0eaeOjz+O2PiEbRq08L730pc/hYWLivw44S/0K853jUUOxP8Gmm1R67paD2TSAxbjFrT6Rd1qrPDPPT2km3xdp8kRN/n1+U02
        202+TuOKfvFACGEyg+RjiYqR+GS3MndLV6Rj0UczSVwPnHqYHFasXBuRpJe71fhuVooDLT4Gt4yJ+bhMBr2UOS744ujgiaMDa+w8GEvUASsTMPHBZlZXCptZ
        XS3DZsZBvUtUjGHfqqsY+1ZdJRLen7evOqQHl4OVq6vLhXcLVQMjZ1DhYWdtQGQaYRzZ6YhRuAmkPSUofFJQuCIUzmh/PWL0udTSCjVaUPmQ3ur6IehIIO51
        cqmkqkhPf8/dv/Che3YgPT1fizLRUzJP1DHfNM2j5nelOVix2fyVtmLkJuqU8VOJsUutyFuS7+46/Re50+BXsqOzPzRuUsau3c4mafKLbneTgWwvM3PXIpoT
        WQjvr+Qf7eAh91BSIrR6HmyIDuWRoUDpHqkvWvrTrHSB/Oa8lRPM9HchTWpQkEOaZRXkGgs0XIK4350nN3IJM4bQsJQFc+fwaVnj01lsXrPQv+CoCHnPfKTp
        NsHRs+Kgles0YiZwSPcMaSKvA+QOhCz7AXMeToEzsQT6ZWn0y9Loby8NFynPh4D/iFsbArq02yA/xDADkB/qgLwpIG8KyJsC8v3ad5xBHumg7G0C8psE5NcT
        yCNHB/z1qHlUOttpLujOLbTTL/QgxNzdc/eOu+76+Q/9qw6ks9dmSM2vcXuPwjjEY4fBmhIbN1pF8HSsaYfBGvsv8nf2gSa/lK+AD6LOXoqORFTk+xyqS6Aa
        MagooH+XyEM17Ueoh7kXwQRMxHd8T2yhuDGeRPzEbbTl9MLN3kaxiVBuL/ru4YW1hLV7EbulgeIqxK6U2C29iN0ygmKSqUogCBdFHS9ivvw2zWhVbMswbU45
        rtzo18y40o5UAo0NX/31XLAgA6qTYuecQK7QTLyWKj4B1RY0fQbUKi6UkgXRdhVaULVJFBIi44o5ws7ZlKvqEF6BuBNvFrFcfYjHaPMnUqv0JkgtT0itwixM
        jXDkalLLY1UkyJKCkFou9wESfLrqtpqySiTFMWSjnAhLBU0Ai91GYNetY4aFAdfmaRbzND2UBdXbHkEMfCDTYHAMNV+YnQJgg93ZmlQLp94RCGlX66NaYqe+
        g0goyoK5iQdO1mI/43HtZ8w8BrMd/WA7GmmF9k5EZqQdc0gNSsi7QegdLqFiElzYoCRtG0QEO6SqG8bGNYjPRlT0gwsbVA1wYYNqObiwdrrpEUk3PdTZzXQY
        1AlOOILYKH0cGyWClSvgtY8vSGyUPvlEn14nfRwbpa8rSXBfFhulL4pQoxFfBtcA2QYvC181bQse59pnnlVXWj7zG+yTgwwD8DtCmEAGuy7FvpVDvDSiHcRL
        nC2EzsR7ziqTYM4AzBFyXRzmQKq6GuZQJh5AC+YiBGks/3ZxZM6ihB7XZOE08a9t4bTdgnVUS5k5/EygR3fY0kEZBHrhv7Ft68PuHu7t1M4kRPZV5rU57ssX
        iDfGCvdRYIWHWVwRG4OR63mIdWnTvqP8HPGOBcrGDonFhDSrLWgRoP8W+g9Zz6L9x67j6P47Mgjcf+410e0OTgug4GEoIyNRwCBoMr7N0MwChfhQDUBMaEN9
        AlEntTeaVTa1w3wT7bClHcQ12PJ1W7eoCN2Ex5YJMg82bYctTtRutTAfAdBYi1pl0T2RmAMmzFYLCzLkYA/hS5ZtZyCosqB6QWdSOtpxiEsK0FM7OSMATIVF
        fNMs2inWKrMwl7CotzZ66+vspwt6CzLA171FmQTolEXsqOA3v43fLByb0LJ40LI4C0adMJyTs3/Y02mf8wlqXV75DKhttbihljRUbEVySh1LtDG2qH5s9IyD
        R2ZfBlzDgAe6HXq2Q1yGOZ1/gUWc4bdcs4SRPa29fQIIcd6fsbnKZ1HCYxFiKmTRHJBZukxIMJdd2k6/ZcbV9Ht/8xU7jlIv9iXKe31acAUdvsTBAKYgHwkm
        rfezCDjQwYZnrCwKv93UceU52PB+vHiKg8IjuKmPN09BcBlwPtweZG3/NmcD4Hy4Ndw/jc0g4Hy47FJ0BnlxJfdABe/9AILRgPPvlnD9nM4q8BoEoAHy8fLO
        cGGZIiR8XYNSlUGBuKqqxVVRaspQOG+hvm+iPoiwuDblIC0Yk38XFk4WcsLJJes/g/pFIilfcLMvSBKEQsczCz+TEEvyhCBWfeZdiMyL2Guh+f5NU0nABw48
        DTNzyJCJlexhwxZIfq4xHwUKKm00HkHZu9F4WEfj56j8ZYnZX5GY/YQZ7qai5xrzQwjVv9H4oOJEdndB8b7WulNy1t2O1brWugXpAGhHizg3Bdto++Gv16xo
        jwswP2vuRCpg2kuROQDJ0tIT0oOBFbBo7EF5f9wxemrbGp27Tvg1NbDKuDMZgvtJGWEFtaVUABKK4JVYAyiXLdUzyxZW3kF5f/8jm27bqix9Ztx9Q94iDHpK
        5op+8JEVO27o/1fHM0O49e9oJqVjTyWDqXNvera6Kz33J9F0ggRUSQWZp+pEp2WSmPX/h9hznf7B5ivue44Rb42prBY9ct+1v3T19zb88k/MNlu8m3porrfl
        N276afr3F9d1DO+aoKO2XPO5j//PtdqDdP1f8hO/j+tbfvWKwQfu+vN/cZ34FsLihoqmGkz9X8wbedQIioj+aSsEaBD9THyKdOA7K5ZrIsE5xnqGiUYLhwcg
        qmty8wpg8nwcU/Nhk3ewY3m26TZkzCUOXHnRX/GLmwhoB5DNaBBn29omVqcfOd5BtJZ8jaVu7au3NxIv48vo6R2NpJDNwab8HHiLzwGbfrT5OkxA2JmAJjIG
        0OktMvBJhUa+DS7F2aTaJFoapgQRzA1gytKSiQmWmJhgiYkJuicmQdYrmvxKiz7/cw8Y99Dcf2G22dmO2JTBIxIbmzLIBwakQNogF4vzZxUmmiEtykIGwNuv
        u038ZKjBhZz8tiPLxdi0kgj7PfpInYSMsSkEfvQs/Q7Aa36WCCm/3cvb4sH2emtfPnfdbKttaQlo6mz5BWBrb8tDJ770wamfu6przvxjTxFAdCrH9KB1m4gC
        /UNMT5EFz7cM3/rZmZ9gc0o/69wUdU4Nitx2gMMARC8w/EwKpCmBNA7yWQQfU22JEPuKjw79FI01eJcCjaB5L0HND8xdST21702P/geCm2Fwdbi3aSfutK8P
        4jqIshBkYrGZg5WQYaUXhiWqV8NK2GKES6uDMEC2oNnmc8uv7Jt76mHz8udmt/zv1/g1AEtzdstP/jTD03PwCe5tJn2zahCEEeqg095ZNYzTfrhQAgPwf1se
        K33yI4+Z/+Xts1te6vmzAQIwen3LT/20hrs2aNJVcH2zNIBM5jFMQVbTpK2Y55iOISrLRjelWVbIcTdj3tMeAOTRw4qZTcImITdYW1aosyXVxwBKmwSLpglC
        VfaZUDbXbkzTOawhNU60gUgAKon7O42SSKBTKIkxOomSeL4TKGsbELdhAPkCj6K0IJxoY63BrRJoupUEB4kn3/T4n94/+sf9WzjOiHuQ0G7nCjHdyzb/L6XW
        k395ze2EeNvHu1nwVVY9TSI4aA/5+dTcxfaskB+BCwkhSioQpBcIV3k4oX5y3HfInFTQhgfi1it4IYCBEe01Duxv7RbkWDZfbAH1lFFDD/BzBakPYAUFuz9I
        ojB2Fo80fzHpwTfxuaTMnyacWOJBji3g6+sRO6cTduWOXWVeC/tAOpcPbln+/t/44n+ePEu0q3cQ1+8WHD47y6IFi8CiLDsiUcZUaZLNEK3WHbDoPqh6Dm55
        4iD+/RNVEqnwIFqNWIN4s0nrQdfYWcr0KrQjAxxjSvZyYD2Xjo+Y09H/bWOEb0k5AeEAYnHEVigpzi0hUpQZ/ZaDW3WB0SjmPgUgewYQwoOoSSq3y+Wb40Io
        Xab3a7NgcAZWiEN1DVBpz8LEqvkEdOfKboYchrzQZWfL7M0A8oER0f1rtm3vdSR6H9zsxcrWgD7EYykYTl8zYFh6gmiZXzXbUiRv0rq3jGhuykq/89Kff8pP
        X3tFwibkX7i+81wZJvgcZN6DyyjhLw8ETgHFDGhhjwVsJQUfYIezqlqcrx2sPYIlUIuBlzphJIJppvYKyBkLWo9934qs1XXZH456GrJ0ga2S2WPF3BnD+CKY
        hu8I5/8m2osKCaaO1m6jB7zl1o2w35y0borZte5mtJO4fMO+hZOzeBjUKfFiWwmoXGdNgOWCcIVbSr9quiv2K1+GfAN3okjioRsAB088hZUVRjrKHpsjDUT/
        Y/gN3yqKbvtk29xDx9nj2HpsxQGpAx2d4gmCnyQbdLjaoGO1+YBYZPwKDDFWGXvE/uL+mM027oXVxaR1N4wsVth3IuzgavMO4ljoyR2w4Fhl3A7DjknrFrHH
        eL+YZ9zM+geWNokmpdAJXp0F3YOpxnAcEG1fzDNoHDRY1C7l1JPA3KJJh1lJfRoxII8ltaeQOFvVOE2o3Y5tcGsSNtBWYuBEpEmUb1LrUkn0dKskalBJFHax
        AVlOJdHTrZLoWUIlUYBKgpVDhfQbL/3ap9Dml7/65UM+9R8GTRJcAB6EBXgQlrUHYaUTjSCpPdfl16yKHBLM3yXFDfCX9VVN7PsKEoi4LIGIOUG0mxn71bT/
        oL9QQwIZG1CoxY7n4t4aSHToAJkzI4YKtojOWflwfDxLjHyI4z1u6evgeI/AQugcm/g0LW3icw6cK4HHo5bAxyOWAMjDlkDIjCUg8jqb8KxADjKOYrnfEhOe
        j1sCiL9nCSQ+aQkoHrAEFj9mxSwNZYMl2J3gosLPBB6f1DZLj7CdUcQ4NX39o21Qqy8Bahl8ZiDnCsiFkqiMWnQ1PNyutkqYLaSdYgceA8JTD4N3CWgKCE89
        8Z5ji+8RsfiuSxxy+GZEEJ56Eljag9cdy7QlMndZTMRz84le8qoPH+m3q3uKH3a0VGkUKUQWkSoR4zAKyqhyKOkQqSJwqcz14V6UsOyuH8fEjs0lBpFqvYtL
        lPpUH936ezOp42cIP8OqPwsDGW3KP9tQut7+xesagAoJNYzgZxByqn8wVYOujvCbIrhSIlqkoq7QNrmKJwfVMIohNYiil+qiStG4ubP6/6SPxXpPqD6RNgZQ
        h5nsa2Rmvka9LG18AiXLXVsJe1e5LbYndvFIAB2YqQvQJnjZhElFwJYEFVXBLRuqOIe1cd3W1ewFKBIvCMeceSYM1IzEayWZTbIrUlAv08bBcgFxkkFBOFDC
        gVYCjeNoxd+bqBEcC1Hj8DiBAcdsQpxbRchbXU2JiJFKCyRZEirNcOaMxX0xFo9AJkdQHsJYnM3G50sOsTFDrCBiS/q/gDZ323kHTP6xIUcRLS1qQw6TjdgX
        1Ghae1MrZ45ya9kYTu3chdvY36SjoQ0Ri07GEG5RIBZNCBwxk/Rd+HbBkgYzCm691FF5tenn8pZL/+DpP3I+90tvu2MrnWz5/hdffvk7t93IyuAOM+flBSKw
        G9/S/OJ3f/DubZ/dwBjc3PI3jzc3/E9vX379DmDvsjKi54m0+MVkrO2VYhLHqsZ2Cs8KVY6JyEVPZPpdHboi8fMxBHOuiP4nILXPSY9hAefkpLMFqN7yVbEU
        nabFa82bFIjKMSlEeLMjHnvhga1i3zwvg02/Cck0ve3MIeAHLfgLIg8sd0YifSL151VKc85LkPXQBVmWBQ1Z8jF4Ies2+bMtoDCQqvQ+ZtRDhiqDRq7ddRjn
        E7zFgD0qsGiqdDCLrA003zgCaJb5qCxi6Lbv4ztuL1v5aYXknZ5LzjsTZTPnGVdY3Emuy7+PZss5lHh5DYvTFsZgtpDcGZ+1n0ALumcNropQvnQvf5uZvFZi
        A9e4qMHVUwlZu5/Nms2zBq3mj2/W5GNKBs/pzJons+bxrOVN7UxVzp+YWK2LOMXYomBBFzsqCXh1OM2c3wS6bjdZPwt+vomR9vGyD/dOTLbPulQHOH6Wodd+
        E+PgyDi4+D733tEjAjdbURu7s5mjigu3W/BuviiNsHbgkxK0AduDUoSAjDcityUUektrnYnzARzA3K0lmwB2J2wAGOpEfEVz+77LiiLupY+BgHzFfZP99KSf
        rB7v1Uq7XlGRQX3XYn+hbKgLEJnRNa/bEpFxEaYeOBf5kRIbqozEiYsay46zbNUyugwwAQiYtgAOOi5PPvYrYPAiRAGQNYW8IAKW1sF7TUvrQnyKh56wYhFr
        HbGgZyG8jBg1wnzQAexCdVh8E+MSyrjUAPM8LqEelx6IQ6g1PcRgi6ynmdQw/3CJimT+IXsL0XjqR1ws5dFHTimY88XNPVAMxZj6fuHQ7xa32juFZb1F3Gpv
        Fn/a7cK9w9fWE1/bgvja+uJr64qvbSC+tuYGG062JWH+y8L8j0nIeLXRgIpyHP5zo6J++zmjne8x5wcGPjQnUOeMcUhu/QUztsOOCy+0e2296RMytZZMLbyw
        6Nvh34VO7157j/bDa+qkZM5Bojutg0RjDqvGHQ04AMGDsI9ZFQUhQV8c2Igvahl4ypfAmQeTEXphWI3saCQoGzvwqg/mEXHuET0d8XPgFYE4Af2Q7sCwnXWK
        WKfmapMIfPBKJvH0CO0Q6OM62yvI8SQdT+rj9cz3y/E2Ot6mj2+m45v56M54TLF7xf2YzUCNwbKRZcwQ3MIynL1yqVHDbWEcESHDbZEd7HPVcN4Ab7jbAG83
        p86j7XFYPPbCxN+ZwGcSGT/exb7OHKwg83jT/jQ0WTAtkFmDYp4OWFypQKVMJ2Y2vazybs81kJc+CSWxDUdGKTCXKWHNCpC4OKzajjkyHTtuyhyWJXLUxx0O
        wFWUgeD4USOd+FFmO35U8v/x9i5gdlxXmWjtXXXq1DlV55w6/Tzq05J3VeSoFVtYIY5ky07c1ViyLL8EeIJhwlw/5FzTbRjrEWMuilpGbaELBgw3MLZjkn4E
        5BALQhImhsE3SiYwTkiC4XLnywyQ60weBAjgITwCieJZ/1q7HqfVLTu5gSjuqlPPXXuvvfbaa6/1/02LINW6RfgLSwQphURB07oBCFKNbHI2/llmn56kvgO2
        TVTByXsM/tzQJ6tAZefG+c/1yIbi6glRPckYbLJwLukK7tQ4VRP9hLmW9LKvPYD9fzp4fbKB7nnwgX3JENos2JsMu9Z0NG0gYLTMiABTvZ2Bqdr8tde3lNAE
        WgU4tptzqtpZ715g9+s46UOGg2SSRZmEtYcrJkw3r+4JPGzimXRjkUdYR7qhqe82GyvIEweBtzmEeztJ3Z0uxCV2lrkHLNx3PQP2fp3aNaDOEFE/4EQwMpxo
        pmyGmVoxv+v5ebnrRZKjgLvOi/UbcAe37gT/nj1jCxgaXmucfBllFIrHSjEnK8WcXK+YqlpMp3IXijm5RjFDmmFWizgZmv7LqUE1WLh+pXD9l124fqVw/TUL
        1x8oXB+PmCwbfJLOFz/6CDXjzBgml2WIsYDEhzZgq0LfAFsE45pFwDULkEc/2BewKAF3AwCjWexM/0rmwZq8kgmwJq7UsXg5Q/QJ34S4xt97eDeE1/i84M7D
        ERSWVVcYXXYwQAyKB7gYjESAkIE2eETJqAWoGTPKa+bMBE7jyVmlgbACP+VWOn8BlGk6/+gFzwOmhvo405Ari67MBKFQ9Go3lBscnogL26qddZ8E+B0NYhVk
        LSVOJaZv8Mrv4sbTYWhfDbibJ0e9zrymsat21ObJSEgW5xmFnGfUou3UbBLZEJZ66as1Gp7als4+j2Shz5fEJJqjIFy4r7xsImkM5q4pUCMG2Wf/4qPvqydt
        Zjywvixnla/1pZ7zRTxH3F9tRD50Mj9hcqM6PPGwDmjvi+I+bomjsFXQUf80Bo36NuenFIh4tzkPY0WiDnihhJGvFxDnUgcoBLwRcOkr3HY/6U+6+s2Addjm
        HCG9XIeb2cHmXqHmvadSCIY5n55D+RJnYDECtOoYAfzsBSrhbEkww0XlTFgsj0xgszfpZ+9f6GafcjLEmuiUwd3gpgvORS5Vh0//HT5yx6Ej7DSFl1TyFbab
        YObvPvzR//RfH964U0+ZIKdyolEeVGSIEWpiWbCHHhVkK8djYcpqwiW34Up9hezHV+r9DFwAEUsRk8LwBSaYpe9vJICTNrMkhOnoBWSPr0+bWTDH3KbAMeSk
        1w7t6Vlwmca05+Es2eBN8JU2Y3iTnPht6lzUwWdWw9XHke2fBUcAUXjk0CEka8i1LJs9s+EOGoFfTRLy8Nu4PTaY3lLaWy+m59aWyq7ExY/F4Rl7fPH4/oVk
        9Fx0nNM7yv9oiP38F0HJhaqF2FJdC32CMhNLpvcYzdQrwErsvR8b9N6P2oSCsUHv/dig935s/YQCAWi5AgaYAPY3LVj/dMKUiFcLPeIVSYeDyM/LPRi3bv+G
        dfs7WAzgOszUdYx8VfHlIwll5uOPPSJ1sk6V7EwCjPWdM8axwCaqYvPRAx5+/MIPuEIewCiHNP9pwuS79nu//JUPX/RDv6QY7Gnx2b986Msf/8y8YIhKenD8
        7nwusnma9leeSDes28ZUZxuuhfKn4e1DB6BcN+SjXXbX7hZsvA1f04K14wJrp5m5jLUjWNtA3jGA3j7MmAuVUPJG/JfuytvSDbyTTt7tHTWTteLhL1yzyCfC
        yLfpzjxcqZBM1CdIZEwsta4qlfemg6kT/yLNaHfzyiIzJYDavkHD64SQr1ChnL5xdlfUyNtF0e1GkoZVdb4QFo0DvIV0GbOcHhUZOYLVP9FetHmAIz0YYvIx
        hh0CS0KmrydpE2V0Ng8vbshPtZLHVcbZAWZhRWDYKnqP27KNdBxreK/FS97IZJ9xUNKf3ku7vw96xHtop4kwM+AIZcdNvIMpWJmONeUS9uCWyT5H7wiY/gM8
        h93s44/n7B846m8l/csfeSAJ1hSzv3VI6D//uY9+lXvux1z57LVKfvFLl/xLj9uSj0nJjx+PpdxcYE/KHaxR7lb2mQe/oXLz8g1SVxgkaSphHCaTcDz94FIQ
        d+WQRp62GedZX9uMYhmuDTsqAgOiwMQ2MGdsCzJnS1bj6Mo8l6UuJ+rCslw3PV4Osku6q0ZTUy+X1+jHVvf2ne5z2h7fT8fP0o/sFDNUvIeX3TDQYrmNRtRf
        0DKk/ryWMfWtWgbVR7SMqg+DVQoMGliOqzPMp4/7flXLAH5GywD+lJYB/EktA/g7ddLgcRiTORtD3xMsJpqovzemJnBNFOukmT1NvyL7q4EejlWuhqQIIAZT
        H9ohmEJgUHTA+zOMq+BFYhujB0hQWyd1EBlywV4n5bpainWFlOpysSq2i1ExJUbFK6UGLpYK2Czfb+TzJ8Wo6FFlDcef9kjPC2gxtjTV7XHSBbs0FMcCDNvz
        kXGx1BcZD0t9EeI5N9OGl/IjtP0kQohgQ0RC8BohALQNyDks9UVYG8QqC1dChDU+D4sppbDAwpH4z1DyJELOkxhHsDs4ZEM+MG0pyJRQkI1znkTIeRLhQBxB
        mOdJhHGMJzrJCCx6yZMYCS9Xap7zbhLBTUo0AimYZY5jH1T8STXB8aYWc8mJ3fDtWitBlTirhbNRycy+TEhn7zmnIGBhFggTjDYB5DUAAjGlpRJQMCVOCfZH
        cJoLexJ+QdH90Mz8FBd4FCA8xJ+4xFmjX4saf5/UiwmzNf62TlW5rIJHnQfhIy6NMPFoJHSxnpyqCk69HrzDQnngeo1ZDMqUI6Px5OY9dlLzJAp8ltdof7qp
        o6P+vOXl6TAVmmKmnWBdJP8WrL3nnNky107Ff++aDlJUebOfjPU/OsEY56ZDtqqml5OUadKppIQ002CbnSRUHQjjEax6PAYn2z303Gfd2bRL32XL3eH46Jjm
        kz9Hj2aOtq6J8SMG9lgn2z5ruqQ+/8EtkkPMNJADO7CZG9hM05S3w0l22GwX+hrh9ULmIdTg8qJpVKiUUg/4iY1y7Oago2hlYFGrEuIKrhAPi3FQ9DE3TJx5
        R2Yv0XBL18muIAljeNAOJITmp8Zbece1l/z42H/75D/+Dda6F3mRqw70y9pdadyXGsWyRNwHiMVuoN9AWXD99pImPQsxazWuueXluzDl56jF2rWf+Dj+96Vr
        JPXfpReVR/DM5oE+52nQf3el3X5aW1yWeo//0TXd3SY+WAkExeu4z7xHpe7KUiKY53QwfpwevbxskU19SQ1bBA3FQXrkXRwUhRktDYc3034HoVOpZrEYj/9v
        +gwyPri6TH7wg3IwReWpWQFI5WqEJQj5iU0NKOVUk6bG9QrvRQ3dpAPphkeSzH7MgzuY8yUjmLAqAWiV97PTbQivHSaLjqZ7cJeY4bytKgzVHIxYESgfuV8O
        t6GGKeZgYWZVG5aVVlnicJZSD9Wct6hnuv0E9UwKX0McPWxMUnOneSHKhefYkxbVIPOqdAaAxaJjVxq0ZstRHgGWWI2a2JOHHUiH+5Av6dTeMvUkaubh3Wbo
        YDJUCd22ADrUzHVqZl6zZ8Tqx00dzYwBBYFM3WoOloP1qyF6/F0M8kWVW7Q4sOmLtrZn0qHi4Add1D6fSIfNkG1v7KG9kXFP7T1kXLT3CBqXXlVtHnFkUOti
        aOiyU49GBYgPO0YlZz5m8DxSFL/o8R4VP6a74N4ELADcPPeI26hj2aLi8NEJb+P8eO7MhzukuRkTVRqZAAFOj0rH4gRuq9uBZEe2WqbuTzFmtvf1TTRHZkEb
        mzbOvdFE+J5kAwKagyqk6hRO38bZDvMgOkV3pvFFGE5iQP1NFYFhHAQ+xvB/oMn6+NvihKZzB9586I4jP/Dvfwj5v5fDPLzGIh7QBG5q9YzobenUhWZEU+WM
        yP6yEyLmGkD8pxt/3kWREaxJm1vTV5oxG+Xpx19w0z4gKaa+BjSF/M3PXbOcXC0QZ2v/M1dT0R6/cDnLUee2wXJC4KZWzdz4oVSItJ254D1q702Bh2XarTqU
        s4muY9U8UPBod4shzfoQkohsJsjpqOkzSUPHjOL+KHf1t6MOGCDY1X+kdPW3Sld/27r6R9nV36q4+smuhm3Nrv4mlFF8K2rySNKGXA7TUbJPJjG91OzST8wr
        +Id5xSxChvceTlK6pjWXbsThFl+zgeSLrJ0Rkp5hMwoX/ih/wHWtJhc6InEf5iO30JGU1PCGlgv2Kaw0kQyOYLOVCx6WLBxVbhCmKPk7lVBvC1EzwEZExjh+
        Rfhw9tu24LclpU2Gm70WViKg/7uzIDKAV2d6Disa6D9x/Geu2Ri/nSVpb9LCBsT0TXguuiL9LbwifodOttAGvcFsedxsIdW5Ev+/XrolTyKY/g6I6JZrlcjB
        fyaxiOinFYvvILGgp8NE2PI1n175RZbhK/Cm7RhUyBZPW/KWFt7C76ABdyo0Scv716kXMztQL5O2XqakXjZLvZj16mXry66X9mC9wOUWS71M2nrp4U2x1MvI
        mvWyFZ74Niy29sBHt9f86FVSTtIfy6yzy0q+ZbYKn80UlPwwnjVMsknm/UjkhBf+p4+Wy8yXZJjSgyjJSTZhxHfZjiWd/rTGWyqm5CNMh9YSU/IFUmuRHRa/
        DfZjh6O0t2F7XCXfju0DyZXY3Je8Rs+7ZDCY19C/K0GUZbZV7cUt5tsxBE4UR2EzbqNK+/aVdEvVZtwyYDPSyLPlmfT1jL27ybz+NL4hpIbvwBdBb2vTPDON
        aLhpI5AbOoLV0+a5ZARj3QHqyMkoHaX9ezEMXTyXTOLHPTTL7SCueSOpAZqqVgaeLRa5tmcmQYo8YsZnSdUMm3EeqC4iBdLjPWTSjxuk1W++oT+XpHTDxfhv
        Xx+wuKR0NlB1D/Gjhkyyh9TKkEnhEu6aIfzagEF9LqV9z1yE0se0ifEGg18RbWK8JYbddZmJ4ILeDqsrNBdBK11uDOyt18IypYa6TMyn19LOZUtmO/1Jr1hJ
        ty6by0trZOsSNQvM/nRq6bF0q7mEesclb+onl9Btly+ZK1aSHWZ7eXm5e1c/2WWmcMsW+rf17j7J/bgZmqOJbA+bnhhGyatlbnOVuSzZSt+9NXmVaQkBhsxD
        vo0mabuwiMVo0hNnzCbrBd1qXnW3h6paR3y2QnyYBYWF2OyCQ2pQlLZClLZWRWlrVZQMXsECtXVQoDC4tKjCttK/7Qf6IeqMewaswNfSwctQM+nUQE1OLS0v
        DswAtptXryylO6lap6hap2y17sRPVNkUVdlOGmJ3mKsOkP74Np5uPU73LKdXmR13Ydh9FUq4VAaOLSZTECCqxC3udNEt7nvdcvI6euCrlpJLSYA+5/AfGjNB
        hpRDpvIxDHZTyRZ4iyO2HyFqylxqXneAhYgnWt9mpipf+yoqOBfNSNEupaKZ+HAa9ROc2mIiNPwUPWPHEl3Il07hyuWVRbqYhKqwOKicd8MCoZLS5fTfm/rp
        1F00vqJIPHHH0S2DX8yVdemBPr2C7iChm+KpU4fetGWgUbbYRtky0ChbVjeKw40CWd9CjbIlbxRI8haO3twJnAlq9rtklZfXR+Ey2og/pGNcmLyXlDrp6uVF
        tqSpoO7dbDglEWwjtj37uQEawUpi9iZtXok61wxUneobW2xLl1c3oWNpzmddqk24VO/JQAT7RXapNhmiE3nITdPc6t6zkwaWpswTyeA8oTKTPfxE7iHV8U5+
        vWmei+4+dOjfH0KRPy8lP/cGfcQtPOtmGIgdZgMpf1I1qCdtRgAS38Mkb8m0cCgi9YNfK6g9NAwI5KaQ9TCXAP5DsSWPTTsflKQGx9b/so3ll4HIRIuzuJk7
        i+kzxc39AO00d/DHso+7CV9xE75iXxbJa3k1wCsMnPMBH/dL1kSYXIPnPADbYUofBXBlg6YygPdqYPgeQWLRDo24l2vYGRdYb54jcfwcdoWYqil47JrigAu7
        vGhsWVLYt/Yh5UgMstCDGiaHj1IPQ5EGfrYWUFItxNezkiPlZccOMiAISQ6g1EM2rbXcHQjC9b5+qkgffnwBk199BKsBNJllTxJN7o6UHCrguWWHIBOwgIrd
        sZM/xXny3y1OMez+pCcMU7iH2ZMAPLudfYqwz3Vu6IH8RVwXTEQHTxp9WrcBP3cY7lRwMUDeecXeSYtP3icvhfWDxThXvjC/76ddJ4/Y/hbUlpfXFgOr2Nr6
        HNeWa2tLU215RW15cLSVteVxbXFdcTwL4yeDMu56xHPexBWoUQ00zehzwhoWlHDZVu3s5FQPzjOTBDM8Zy5xZCpN94Otu3I3UiLp2amehb3Cr+I9JY9Vg4+d
        k8fOrXqsNB3pVkme47Kw8nBkz0s5/g2e+YlVpRP3sLUppe29cAStzPLscAM78YoKP+MqH3bee052sSytsQM7ndFZD7YQBZW9/2QXkwBqHAf79jfpAnpRn4Fc
        MdIXl93cciQf7ixdy4zMv007PIN0sqfLXTxqHpJSIZhwshdfdA+mNVxnRY0mckiSraGtILIxHOL3X9cSBiJUg2bPFVgnxF2RsBAwJVH8To5trBl5kCoehPU1
        rCahgCMGYSF4pWHd5tFLxP19VkrhsRfceHsPtzSOCXxt/lDhAEk9CYH7+ovuTQyBpNjD4xSP5VrQ8ZLCjvUOefbgcn4w5e7EniHs6SOzQMyNcdZYni4gweck
        F2Q6S4uBIAG9lPpEHcICDGx4fci4Dv/PV7pD842jhXcnAgS1BLswDTIHvDRoOzWb1BHOGeXRGqcQTxJfN+DB8BE0koLy9DqsxZ1SNCeiFqNeeJ1dnn/EZ6as
        D//mip996WOcRpq1sg+ciOPrcccjPnIyL1Nv95EIus35RT/hJfwnfFmRfdRPXGzf6mO99hJ30cfi35R+0kda6WXqP/rUvnT9b/hCyvF+JOjR+ff4SQfbpyQc
        ZpXjRdEAp48cEv6Subbn+L7ibM1H69BrXdLx1HWyD+XpqIsekJNZTXbQ2LL+ksbSMiDaSIegZQYo0bBYO4LFJYVl08ldzqQcNekoFqB4f3M6jlHJkZgFBzEL
        LWzYVw9ceHbeTZgh/jvCf0f57zj/BQPaVJqc62PdsmWC+DloxmCXg29s7dBXg1VlB834lUk44rV5flIvFmZPaST0NmTdnAZLWTbnBUau3jNaqvcpLdX7pJbq
        fScWMH1ekOSl2Uc1mocXNLk5f15Lc75VS3M+oqU5H9ay/H4KC5Vc7fFpTJ2G473gbpcadxj6uCQj9HnhdP7lfEP9X/8bFnM+SnwDIJi3ORFd0BUyUzIaaB46
        9NJl53jmf9WiD8EaLordROXZbG4XSZ08TJESycOkgJoQP6kQ58q771KgfeBM7IkiK1vxomyRlT2Qjm3JUGVYo9d59nVrO0nxchPuYV0iYhKNhHp6/X9cH/W0
        wRS3ErXxZD3ZyNVVp2psYOiv56iol5Byn0CMPwboeJa/kGmfEVYZYHAQZyFm5hxUFWTxTdxGWGWlqS/bBibY0wrYKsJXShSw/diemXgTR35leo4VERbJg1TJ
        dJczUjfioqUc/GD7dyw+czrlAZZxtG5pNZCGBu2PkYhPNMUCY04dWBw07kSM7wjzB2a96d2NWA5cg5OtC51sD57iwJkeh2j8igrlfS2YxtCq9VTxOgY/Ek8Y
        MUN4gsKYN0oThRqNpm24NEg8lgwpK7oMxzo4tmEpnVhJ+ghMo3MryQYZQd5fx4Cxh0WIXvJ0PQ14KEU0f/Hd1BY3tIY4A4DVtr6+paKhEPGhXYTvguwakKT9
        A6lD5iCK1aG3K7wd0dkTpk9n6dRkJf2va6isWM3TwRJC/C2hVQsBSZOP8/VmE03VJ6Iu6qR3ZwFw+ZV5hCXS+FSnora6gi/wqFRPAumZgAPSYeIGHdMDhpjD
        CL95DcvWNz+Z47EnzeRywUqHX4tLyyjy0i+DpBhl7y+nE8soa295kX7SPhU+Xl5C8ToX9BYWAc30zZjVcn0Uo2IRo8VpmmZVUyjLzayKpgATO1hJICcdeRTP
        +CWe07GjaCd+N6ue/RKlc6MonL3QXyDISoeQGxM/BaNr+6wZwvdRLbSRZhGfURLmQ7/jX+VM3nhvaKRH764oCkQn1FmwzDfZaaOBTruh7LQbXk6n3bBWp42k
        07bO67TtSqftSKeNL9Qvuxc6OfTSnbbLNYae4ci7AluAGxgbPr8blbdE1V8vhDKdXEo3SD+dpDMr0rzM2qaKKk4dW8l3chhsI38Ur4Siaqg2A6q+pJJ72y/c
        N2EyOahRqIAdK462mPUbuLPEbHmxDglI9JOLTACZ2whoYT7K/QsRK3R0U/munmgWmHduTSufu9+ATNcqMg0FhBAU1XY9dyC3bcNKkatAv/olezh1T7Nsyk8q
        LpNzFy0XB3rTdN2y2WQ2Li0vLi4nPQm3M2VnadjOYkPaNktnAQoodRYfTny0LHcWUh4tM8kKoV7pLDHiuorOErE09O4o1BUqhJHOrcaq6rEet+/AF3NRk15o
        o6riWTu0Myl7iFwyuBTocE/yhS6sfdi2sDSLq6cCl2VP/KSdCjxtpwK/a6cCv2OnAh+xU4Gzdirw23Yq8KydCjxnpwKftlOBP7VTgT+xU4FP2anAH/lY/a4b
        DzFhdVCXXAwgDsSE1UGmjXwKpDABH2sHp1VwvF9dyJPrwH1ooZcgJqyOSRzT9gmch4bB1mAvko3fFVNFQ3c0d4s/4GY2Yp73GAalaloh6NYaV/RdT3uMm+On
        k/iKUz71u7TRf5OYMu/xWHObXtGwd8uJRXuCEXgYVVHYLAuzKIh/TXFv0BDw4lksil9pzqb21hgBEDknO1l48a/D1GMQ3g0SQNiXcELEtD7K9yH4r4TuwbIS
        pA8KfWP8s0L/ZJ8syECLXgrdgmeSPUBKgwP8n/RofAOmOApm+ktppa8hI3ARSgqjeJ9GRgYHtB9cKbfgQXovcDwOdaAd+hFAdeA4AMCPRxJwaF9CX2Irzk44
        6sUUg4qPgtHXhPSF8XsVfe4Gqoz3KeQkbsRYtYQCUJ87jjJsc75S42UP+Zbna+kGjKW0+8WavOaFGj+C9j5VSzfdSbubDuzGF9215yBduUEfpcfS95Pqfcz0
        V6guyuUNamEMjuWRxRUOdqson4mVyskwnXgcz6pko1NZK5mpG6ycTZpGH6OHzNQrclORr8rum/pJ76Ukqm8lKpjliN/zJaoBieoPSNRkRaL4vkGJQqBkgyVq
        kiUKb7o92VAVLIjShlyK+tJ8vaLkkKC+FSyRv41LKZtY6ablqt4W6eJTAJ+kQXADD/Q8FIL+wQpefz3Ba5SC16wKXtNKWil5LIiT5wneBrb5MJCaSXwCSWAD
        48N7FV6LBA6qwPcpKjXKxtJXrm32xJ7ORbFvRXGyFMVNhShOWlG86E7avYhEsW8mD7AobmT5nlx6zGxaWa5Q6/RWTG8FgwIVYjnZEK4x6dvwsiZ9TlhMl1GP
        mH/aQYJPRMyKJvG0EcfTJlgevSJBmG5UxNNGop4jdmzAhwUxiQbiaaM8njaKYzzRScZoP6ffCG8TylT25tOYaLeR3fbs1tjtZrudwp9L8Wc7/lzO7hp23bAb
        J/6EF37CRYJcnk7mbnbOm6OSuXGQ6qnig/Jdr+Y78EKp7OjBVMF7oDknLkFat4Krkw6O0NQbzmzMwB24SlZfneIAuz2rIXgcF/sk87fRZ1TP0FNqQKlHM2Wb
        ufJcfDR7l4wL1YfNXRjWHPs2cLbilfH7UQg3P4E6/EUvVTETxSkbZubyOTxd0g5trSiQB1QKUuy+CWvHTgVXq2KrwE9N9maZSM0hxvjzwHKF3+QORCKQEEhE
        ML0a62m5BnLkcqqPX1chyyfLgwBGqctUEP9HKj4c7iInTvgTgduYrwmSHopeP79B12tUtOqFGzWtcbNSrdmGfRfMaWAHvkvFH0D9Bt9QI78rb+SoLhSDvGRU
        tC0pp2nbtpr0CFMQ3EVyxLnleRMmgWDT11Z96NFVDeFMyDjACzEwcgL4VhrwSjPDrzeX6R9MXcRruYbUnMtOcwBEuje1gOvhZpyj2KAdiUC9K/UlcJOUPM3i
        97YYTUvvhQFFN7eQC+fRtSlNEJqY+qAUgFCazcxc8ZveT9M0l8vgchl8KYMPDkeXyoC0Af+mFiN05GXwbRnuTsM+Y6AoE+ZloBLfyB4wHZSlDZbSUk7vxIJz
        jeHNaGD8ZAkOYWpk1/PcaYIJzrEehEEvwrITmM5bQlneXko7F4r9IxW3lMbrXsHhdhVcmna5v1R0J5yIKidWJA40XmHpLwIul9EvaoyMb5yBhC3maoKmhNIQ
        qcQnRZJU0JKkgjbLnUFabz6I0787CrgemnM4Vp2guz2dKxGg/a2XO1nm0ZUy2K2kfvc5C6iiRg60OGr7OFhGnIqxfNRENSpfMCuFdExnmV3nDDMJMyRc5gl+
        aSxxlkehC7Ty5mWx1edF0sTLVOLmXLZWE7DIg6sanU+yJSC+sqi4t4VQcZ1P3p27WzUIOUYKhBIYdx/ED2HbJKrIbeRcO9IrN3MIjeb10sy5ntcR5QXWhypM
        3C1gu6rBV6S1Pq9hMdBXrfJ87o6Z2sfxxKp0I0H98SpsUkMvPUJTL83c7FjQs9c8opSyBKUyuVGoEZOWq2uqnF7LBZl7i2ywgqax/qEZYsErXwx1Fd07C3XX
        Y3XnjADaYsqhp8SL0A06XvJK0nVXcE94PexJrd15/2hepr2sGzQWYmRpHYuHshaX1m5CCXmpTpyEqQv3AqkHOBLq2ACb1KNPtidjTNsu4fwnPompnd7mTJKC
        Y4+Z/XotX48V6Or3ozLc6/vMCawyvNO7Hn5KxWOFt6cvqCuBAL34AvTSEKCXukCxWGaFptBzIvfR5ZvdPX1gDlUCqqDWBn/WTeOO/i5ne97Cv193vaN63jtm
        UwQiUvXHSAW6eBwgD+i5L6o9B9MWL8wHM4KdKMPOhGFyERgUgd19lxJIYdp9m5fIzt4KEeMSQESeSdvcZTsnkhjgnp38V9d0uLffd4Km6m27GybtKiEmN2oN
        BaSBlXohiQqrU83qkx7PWrUh9h14SyrqJ+IQCKZbh/hQT48EjjcSBNqIuVRMq+VPVHDZVipmBmnJ7sIHl6us36nqA7OsbeKFDyKJoToUVFoDAMeVu1oaqrMs
        pJhGfyLlVBzPnNbiZY/N168w5rCKVzwqpIrf6aGkD0i5e4JLDowxoB4HiwKW4Jaai1GdM30dk74joyvVVwJQmH+YtMFgD/yjlzYZ6UH0eEqCdhw/miZcwplH
        yu+ZKmgDetOLgigWlG6uAqU9Pov5ky6TivBbcN7yb49/yeNkGuDS/LIneYpcFC2FaApItQu4agblRpISifld/QII1GGM3dbuqpsrbxA3jzapur4r91Xyne4U
        hzbDr+nlgVNACNRwoTZyAUA9V982eG2Dcew4iqUqAGFVqjgHSS8LJk+wHF3gbIMtWDKblgXuWYsicCuKIJIcEBqXi6AJ9yD1DwejIUkXhi9MccJwQqY7mTvL
        85Zs0/0p65E9/XCUR2gcRId0D+7AtCZc6brDR735AkF6lEbA0ZLTwvYty2jLI39X0gmH6LJnAV5MJkROfTFK805AQdP2UyppAhK4nLgGJf9Fiz9idJvzrErH
        GFOXDIMcldxDApcD8M86ZI9U4vJiGi+meoAAwxkkwHAGCTD0mgQYIF9QA+QL4xDCBiDse+AwqwD8+xUCDL1kQLntMvVelQBDC7cOteWaPAs4vhbPgruaAIMU
        GhNgqFUEGDEzQTtJiSyZuAUU5lhJgMGcfs8zXxI3wleAELfIxYNcAXhNMzxjHWBd0QABxijAFTQIMEaRRVgzo4hMUPi1DgGGI2/jJKwqAYbO+4MQYNTWJMDQ
        a7eBpAHqVQwLBQGGLwwLlgCjQTVfiAt4F4HJBxDJ+hJXumktfUsahicI1PgNkDKsSYARCKCqcF3oZREkV8ogB1urW5UuSwIwI68iwKijwLUKAYZbEmC4gN2v
        C2BrHZB6LbpYCDBqTIAxCrRmqBOvQoChSgIMr0qAUeGkcauQmC4U2loEGN4zpxFnVTwFzeNVCTACPpUTYCC9c4AAQwkBBngqSdI+xpI2JZJmRNKYAANcmeAb
        8QYIMBjUDAQYigkwxgd5HmjgXE2AwX5CSBPVKGMOlrJSZ/bhDmP3dqys1IUiCzSdNWM7tMcwli9NgNFhxgtoRZJQbehnRzgm0hF6w8gi5xfiSd8AAQYVZXmJ
        SiDMFBqDL7U1agttLGNXVCHAgAk+PkCAkTOAMLBlg3NuG8z2MSxkHZgNIQnTp/LZ1wQCDTioacrdmCQMEITPUtMBpvAstmTFPo0tCC6wpQHrSWzjK5ECPoql
        lEexdci2YABfWC4OgBjp8x5L64PkF+3HSOVWyC/qFfILfzX5BeAaEd6BIeSjSvgv2sDfhD2yLHR9z6QbILUbOE1gzAIfApe5Tbd7VQ6MDmoJs4AIAKTAi2ya
        LrA/hxjgcoj2AHCZNqGiwZ3SBqMrMqqBW4nqQxMxiqQrXBdkRFdoLnZDVUuoHNnDtkAGpZNl51GQi2H4qVJghI/h+HNqeZHp2ZaFyQiYmgCSFTRoUGIwnQVT
        YjDlUYUSA7VKT6lVOTFaJmBODB4Hakhlhu4SiFq/wonBi1nnlVUoXu247yFLivYf0UyTMco0GVg8HgUEANn+o0ikVNjcCpdsl8ZQdcaMSbYIB+Ezv65hkeBH
        Iaz85z0mpoULYtSCcDjhLw65wXz9aOOYuKwCuBVhBVUzRappzVzXyuZ0BzDVYcCw5QkXjjzFsjGY3L+EXiPOjTS6Q+6XW+5oVf3vgOupvotZHOAJif/KBer9
        FEDxyfQecC80K6jYBzhWNCrnHeWp+K/5EYE8gmdjUcWCtUZzNAA6zWHOXM7yidHqJ/bkiXEIAl3TvMPEVXtJwfpalwKOboiXkyY8L+t6pt6Ap4KfJabReN2L
        uFmaAPjmVGLcwfRDIQh6Fqleo8eT0PpfNYM0xABAL9Fr7wCUQeUnh3AzQw3pA8b4o39LlRqrVsWdlYq+c407B8JncEqOR8+kvdIHlQzRDLpXIBQqdnS8L5gj
        y72koFhAGvZ/+2Ez9CNp9zSfMt2Zv8cs+OjJkAznFnpW+cgReuSGNR6pzMh5jxyRRwKHv3xkOmbn2GmXSmF3h4+l49R9kapGm3Tk2NEUO3TjGH53jx3Fcsyx
        4oajKQgqjibDJnzGPtB+MTu5zLi9DjwWJxfS0R85TQOvGf6R02Z4Pxl79Jn0GWNrfIa/fs34AzWT0scNnc5ez5F7mNQCHRC8SNmHnVs47Rd7c2dOJsMzTjLK
        RMmkUtLuSVIVH6br5s6cWqDyj5ruyWQU3i09y7wvdYTbazO8032ANqM73fuMhrJJfSrySCGt19zmTePBVEVDM1+XQuElI6ZO76TDM9oMveVUuBPJNtkU2TIM
        26G2ug4fwpNvhy7e6t630zV0mrQlbFCohwbjWDT29slUbczF/9XjZIRPVe9n1IziYZpJPe6TvduFtRguSWBI8/2+UasuppdDOs2Gh/IKP358/kQ6UuKr8e/u
        d7KrEo8lgUFpj6ZU9P0kD6NvOIMD9+DPA0ePyviE/XSIj6fDUAi4k0YF3JmMA1riu0iFDFHNj5lx9lGXFUMHla1s/EyHdjJv+DAXG/eP5SUZl48dw2d0gYmj
        zbgZe4uUbAiPfsOZt5jht4Rpd6d7G8q6sL862UdnhRRYweySYHZJMBUEE6L4n1mG2DARKaLnSiYKyJwGW8LWJ9pkOzM95e11xWz1ku30iDD75A/DKqe757IG
        Pft3fpja2M3Osi905INcrhlF9YBnUjW6JLCnUG0z8ySnM/MPMeMN/K9UprSLVYDx0+i133nwTDIciofZzT5e5+dVVPOCPJvE0/0Qlj9UAVaKTNejvwXkdcRR
        5gimz+AGzrxhNzd4Dzpgi2g+jig2NnWAJAlTh0yEkAwZ1vmRYP8y0rUnywXNSrB9MRZOTy+nzWdWrWc0B7EMmgNYBljlMlhoXPRN82uQmXvhg3X3YvFuv6zh
        OUuMMgRyOheJirzZjhRYFJ72r5BD0zJha1fQSXioBJ0Gdg2wxjE80H5vkenA6IaVFGhhuKi1DHyYpcfpEXwLLqVLaDxbTvORYWQa6OIhyM2aYNug65bB/QH0
        fdRmE5D+sBPxktsMb26XzT0y0V8s1zXo4H1k9GJR4jHc0lxepik0be9suVHuKTccHBwfd5k5VTBiaaR/1OfFm8Au3oRf97U7r49WRs61FvHEwvHFwqlZkyc3
        ikqLxrZtxbhiG6ey6FL9SUPpwMk7efnjOY4R5eZ1UXoNh6aDzX2pP3in8VdQF/RJWMusuHGq3MZA4KdiLtVMGcM2v4wVzWlxJ5YFwOBdQyxZWaSWOB3jyhFn
        ALqmusCHjE/oDzbnqMDT+LN3kWEvMSoNWAmVp4pHmBfKamHFMY96rg0sIFYWnYQyyOJ1AagL+iYFDJa01QCuZGWxsfq8yjo5W4e1qnWoJnj5Y5V5WBswD9FR
        Eu5sPXFElqcr32GvdOTKgJcpPMztsEBhmP4MGdT05wpUVvEQtBPXaW4iAwcIf6YWhXGzahbr9d8N6B4RISfxS3cqWEEqFTpYNWtViIyhF6oPLeu3GtXir1oz
        tdxSi+h+ulgv/IhW3lHuaJUwhg4J3QfSWuIVGZEc0T7X1hwrUPH0MOxQeeAaOhCW/s3p75D+Bxi2leVOyDOW2vITFb4STBFrK1hk5Awa2udbfJnU+5U3uWFZ
        lrbnKIWYLrfyZjcc6Po0d3UreuDQgBferfR7ThQvGRIqu3f1rW+heq1jcuAmXhKjnZXwnKtrR+vz5RSvGGEGK5ZRjmT1jyEnOc0Ua7WRaSQhQ4bVOR6gycj6
        pgl+6Tqvn9I0/6YWHENNiQeIAMRrYxJasMwwF6GdkOMB6plzYwvh2Y19HEdcZ0SPkBdbMSckBYwVZkDyuWD8nmKEHFNHEDovFTZwA7KztUOF9hhxX5IFekzH
        CQUPVCwPmzjR4KqGNqthE4BYxb/gvKzKUFPhFKMxs1Y55SzJyr9xl0jZQnI9pnsYWNO4EE85+vmy0VWVyXyilaX45+1EeBATbHlJroILz+FbMM/C6ipzgvPo
        pfPFyiVF3y+A4+XsujrFPyjdYFUnWx0yUAkzcpy74ZRWCD7ghZXzPzT19htvAJq4JcnQegm+nA7HL8R/7KLAOtyr1NHqEIWE5TsOeiVMS0V70X3LeHl1hZaz
        rO/oh+FPeFrJgL19vfG6+JzqIwe+zK1UNrpRsTCgsuNfdw9mwf2yiOpwfJbLcIyDzaXPRT9+7Z/t633PP1zzie9c/E//18d/4epzIbTzuWh65cif/28f9qbl
        +iFE42EJRO1yikXPaVDLeKVyYUs6/lPGmf3mnmyqhFlLxfM0P+9Nh7dd8V0fcqZ/+cPXveZnv/Crv50/746DV3z53Vd+9Zo8vvP8ksIYXOLZkzxPfbPPq0q3
        W5QvTBGa4IL9bEADrotF1pfRwxpv/yFy20f1j7rU8toGNRQ4d2xqAfm5XEw5u3oxZWhgMWVYlsmHMYZhygJms3QYihCwc/U3pyPIyhnZe5hDN6rrLfXKgpf4
        FysrLkF1xQVE3ay9G6AYEi+6/y1bcQnR94Ilev2aKy5gPquuuDCCHzP7MhdxAz5/2vBa11CFCWeoXIGh8ZZEdKjKUJZ4Ayu0aqnK36QqA61ewfpkjYcveOp5
        oUGVyvGDi6niGL2l8iY49XN6r9jEa9MadeEgtbRG2KZd4UrsgsxIg4MvZobEZWw5P30ZMujxQhB9uloEYw8WKan0A3RP7mK+MlfhQdTMg5jYz1haYgdJ/hXx
        lTStsfYYo2kuSgSCMp6l/cLbub2V8HoJDgS9qb60mLRWERXilBAVVjGaPIk1QgRfpdcXyoWJwnwwx4CMnHQxsHXX4x8LxD2O6R2Hf+AWUr+uFK7KMcglZd/J
        MuQ4EL48/5tomqY0Tds2SIcmg5gWWja2Dpaug5zmDZClTFvpg1sMqHxY0qzxnBvYlphz86KUxmU1DM/coWpMLYb2q0GufebBTBF4w1Luc7spEx2Q8MX1Grkw
        LqffQVPYAbK2ynFVOa4qx3W5TyJma1RLjdIbJHGsxt1QxT/tpkrY3ZRIvfpWSn3dSn09l/o6KOLTgd7H9IQ+2nq5XEAVgqsljplzpUoXORIPPyG/uLEqXFgI
        hHDpQXI7ff7+9M+cLeuL9lFHRb3S78VF7jA1fn/Nvr9yeqAybfQXI1z/P6NuY37kKLNHP6LYJDZMgHU104W0QBfSzjpJJ5vnQIGQsyCddb3v3nR28sfixMu+
        8Lln/tJP/MxJatnneF1HXcD648s++4d/8Hv1pCFb5i2RR/3Dx379q/QooxIn+6IFdvnbD//Bu+nh2fFnySrOrp7lgOH4fmaWCqb01QghNjr+TcVWbmKwAcuF
        u9t4q7Lmy9v32FsRdykkZ+xfGzfjqxptnBptcgmpg9fK9/zN/HLyCjP+eLKZlA3T5LhMlKarMc+V6DNMctOhZ9KLq2Gq6SurgapphHG5GEBevIPGw4tLj/mM
        811kRsJsKS+x4UeNFryaQ8sMtKSneT8dsVO9U++b5qVQOvg4CX86bDbSBw3lH/ghfOAQ9XyWyu4yzi6Do3fZDC+BmQhdwhh64lLaW0zH1g2/aMIOaFTGxoaM
        jZxp1eApUWlQgCKMu+nYgLWwoRqdcRFnIeW2wqaqrTCxnI4upn345E1/CdFiE9ZSGF3HUhhdx1IYXWUpjJoelWl4aclcBIth0xIVorQYFkEgCG9vbhhQfTUw
        t8KnUCHs4UU4wLloS4tkBkxUm4yneENm83J6UfzbIMsZKfQJNVNhH7wIdAUzdGfLN4MN6UlDdpfTMWqq7kBDdrHwQQ3ZXUIAwUaUDg1oxtCQw5WG3ISqXqsh
        u9SQjYGWAn8Nf/UG06201ES1pRLOL8tbKqUCFC3VX4bUoFaHzSi1FCqF/lDxe/S8tVoKx9dqqd6qluqZTVSmMWqpxHSXTLpEhai2FAiou6YnTdJFlEITLYVP
        oULYw2jQLheNLIwuiWxFhm9gRMbGIK58xV9Q7naRTdMwXSal7RYa4q6W5lnL42Z8haespZOjW0iE+I8qViJ9Cy4PS1XzIg/C+Y+7+8tJj+b0Vd3xnd60VQDl
        jK+iOvYzjg8phqooyS3/f1XCpguphDUk6SX6fDLQ59N/rT6/yfb5BH0+fek+37xwn0cc6GptqAckSTwYDUvDyINl6XLI5acqI312Er6ilIP5A5gZ0vC+LIwF
        PcgvVMrEoEbB2MYDy4AaOW9g4TIMaho6wAIyIgIyMiAg9MuMkICMLKVjEJARCMiIFZCxlzNmDJGARBceM6LzxwzwtI4VFfPSY8bQGvIzwvIzBPkZwkg5Ss9b
        W36GvuExY2idMWMol58h1BKPGfiUoVx+hhalSitjBhIRQ9PlvEhfQvkkXxI5kp4JkRUZcj4Kcg6wcW2OZIZ1SzjDLlM7aN4UbHNem7SxuRxh06BP8bC5NOlg
        M5XE4jB0cMOmJMKVkzQFCMCb0sBmhIwx2sQg9N3mbEREcWBaV6k30aa9y7kbPGe7nAPIsNqhb0cY3A79RtrEO/RtWG0CS21goqvUzYja3uXchKi8Xc6NCM1m
        OjVQqYA5LWRWNQ4UDhCBJymZdf56PoyUTJyJY2wfkTXH8DeUVvPqGFmcqVvECmjmedS7jTvA8+gdNUrADn/sgZsZsvB4sJeJAs+N85/rBbVPVZgccRZMjk7J
        hElHTt7Df24YvB58kbgefJHIZP16HamsWrJk+Dl25TQM39bQ9aOwrh8ryL62X/0mdkh2wkpA0PdOV1ZqaN6RH7/+7F2k2JnoyzKbc8J3GfSMGXXFhcsuSKgw
        Zwmrsor/LC5Xvbr4t2y35T++4sngRLZy7Rvf8cAHbjn2c6+n2y7/L2/4pc9u/C/YnVhU9P9/LndfhfjD8Xs/hKhE7Hb5fxzq+G/KAEXZ/Z1r0AdSLH87vKHp
        H7v21xtXgvP1ArOzVLSCHozz1RWtUF9KV4WFWy8Dzdk4QpzrgObLzppaAcfX0gq1VVoBM3BnCYGguqINeDbhmJr0erhzRRmgCPTu/LArNYHY8GAwzldV5p/s
        DVaVaapTUCxzLfKcmp3GdGppETQP2BfZsrrenJyG17ZMqJ3PxWv6Z6YPlC5jxymPk9gh0dZgOfUbbaYLNlRtoKH81Q21yKzuigOyy4Zy12kod52GOt85WEND
        +YMNVXEOSpO5F2oyaSUn/lUXi8nh+uKr1q4XLY/kbLRK5TiVyqEH2iSBZ5ZRDP52tc63q3W+Xa3OEdDyAaukjHRT+CuBG83rY7ye8JykLmPtaoe+ddBREGTz
        SSdTSUM4OF/aVQD3QBJaf4H3ko4CcRI0VzkJaqAvDa2nwGNPAWdxDjoK6oCkpL9T7ClABvOtwjF2M9yJ25ybkHC6zbkRVGpAmKphcy14xKb0NHjEgB3g4JLX
        YqjFANoV/rEmNpeCogwDaAPP3IH3A35C3BA8XD+thALuPdg6zB5Vx1PNle6zdreXjl3pnmU61tC4z6QjAytJw4PElyMgvgwOmuFB4svhQeLL4XWILwMa/aaz
        j/8kqi+lhhMOy6blsPSALCO1yEZFExBZ2ZMK6EluAEt8fU6rYKvrrH+a7JFGNZsKN2ApYRRiU+oX/Vj8bteM0p8lsqlcLFDQnq6s5R+FK/oxM/oYDWN5D42n
        872zV5NA48Er5YpZWOaP2JW7Qs8dKP3r83cdsrHJwxybHJnh08kQio3YmAYWaZomQrZo0wwxZ982Jxbmkq/9BGqzV+YhzedEvKhYZhT0sprl0pvSUcIoHwHJ
        mCdroFUizLGV5UXYeFxhNYHqDc4Yn6Obd7rMVuiEoKGG9XVMMIjeAvChXc5RhPABIJuRhY4IMNF9Inb30CaCuVY3Icy1OvjsDmDFGuZaHVbbG7EiDXONE5bp
        L1h7xPyC8enLcZhffAr2V530AuyvRvhW343nK7w/gvrKyLA+o8JGtLWosHA6CjrAPMOAMOs6E+4mjeyvv4gEr8+/QF04WR0whGjsCi8sh/6SbC09GCPD8RmS
        Jsb4pqeESXU+BVB7MzpIVosYKGZ1ZAMU+TZNtC4boEiMY1zeIKdzBE/wOD3p3qikgAWQCBzUHKtSE5rHSEA4a6Z2zvEA3nI79jmi77iyhw0dvo8++opZ+vO8
        AzbH2mVqD5JQtzm7SSxoc20yBP74aQgBcF2bSFDdizgUBL+HuOHfkQKjK7+fFBht3pgM49xtpLJqCIyPsbmCITRoqNeP4X4nVSuc6Lqcrgo0rwigU8UCEvxv
        p7JyvriyHKbO45UhHJEYV4pgvvXBGByvln26k00kMQ0NYbVfFITUQRYlTRlBZDDxw2REpPqVItUA2Bq+AMCWIwBbrgBsBQKwNSQAWw0B2GoKwNZI2aRIapU5
        gy9Dgc8gMWMAtIGi9/mAgMT48grfjDFIjGAJ+bZLSN/1c5AYP2YsVSfpItFZAni64a/VvQhk5z/KeC7Pi9wjD36HvlwcxMYFLCCqq871EKBKGlRzTdQcxsko
        e+Evfv2zPmqoSJ35yjyCUtFhfO4wddthSHYEAfu8TtNdq9PU0Wm6ttP41GmC1Z2mu7rT1NbuByTa3dOpC1j8GgK5T51OqQlGeHGG/zdeJEOfmyR9cW5SZV96
        ND436ULQQSWPnOVAsLB97o/naJyly6g9JnUyXBSSkxdq2eWzjDNiWNMg8ugxmj1LRCFDaNcHqGgDJtENmImWGUwhSD6CooOdeiRrZO9cyPkB/GyE7o53QsDA
        orDIiHMGRLemcjjMfu5Efktd6GdHyDLwwTdalxbeLB9mUCM7uYr0MxwLD31Cx6B8ajm9AbUcug/XQxax7hFAOMWgBmWnBFLpytJK4ggK4GZWCZfzQEG6xRE1
        YGiMYQ0kamQz9Zg/UlKzz2E7BEpZ7AyDc1aJHqK/71GsjUB+40LH/JAolx8k7U2be0W53IOHg2a3hc0Doo1OKlFcDyGVn7YLSlTQccC21cCYzCrsPgYHMcFV
        6t8han2X8/0gadzlvFHq6jbaNDFm1NDJ94ty3Uub9lVqD5Ladzm7adPZ5VwrXwNVy0jVNUA5XEGfAKBx6NaBbsqH0U1xJo4lHBF6G0gvOCpUeG749glveD44
        6v4or469UDV6ry37Z0j9M8LqWAXPlXrnGHdpWMC1vFM72WcV6bu/+Ys/cCUra14APtjtQH0fgW/Zl0lr0J9CcTrZ53HT3/3hb1CXVhljLKn84upl/wOXfeUL
        ih7NhCLrXfJP+SV1ZuXq7tBPAONmDB+2y3lUMQf27kMtBdoBEiXw6MSMnuyamJnqsZIG4AZ17vtd59z3uI5KXkF3P6qQCFHPPkIDPHh8aRxv070RyGmo/qZn
        wf8ndUJj/cSFYsFANEbzoionyFQ2SoenLCXIpXA8DVCCXE27X/vJGO3ezIahUudNg64RxrHjn3Spob78sZ+i6UEn++tnP+GyzqT/vYUKePy4prMRnfmbB2Mo
        PvB/hiY6RI+6fJY6dJDxu5CzzEQgl9OlNKFImLbwanbFntvoDK7mrfLHX5xntrziXF9JehrJCeYuYfah49Q3MTzTU9TLfoq76invy5/SyLxZay41wGMQFBGM
        EzBwgEKSxcA4SvvIzW5kI9exXxg8wXwxvSgASkmfFK9D+mNzfpI5s0DobvniG8CaoUfu5d/zsHg8y+GHfebvC8BZ2mCu08b1ffHk8o+9fVQ1roZ6AyKbieIP
        qYI6EADNaQv3K+aYoQNmlqHpn/Dkipa8voU3RBgwuNUEObNAgWmazaTXYtr2BWIUnrcw68VLij+KX8UHluUA3mm5ErDHeLFU3yEp78BMgGEthJph4KE1BfVV
        haDCS+qwbIKVZ2qnvpyGlydP5mMFpItZzAPTxzhyUfbEw1Ua8/UELiSjgBUChBhr8zIeRoXF20TNtmXcYWpyg2wDjHNtmE8gMY+EQG5IaMuDAdryiWfSi4Xj
        /OKcwBysg5uFNjXRJVkJ4/LFQl6HuTITRglTeSzDCjOYk8X7vLLHYfE+hzjXF3gufpZHGZovH8OMfJvzFqH7Piq03Q/IBPuIUI4fZwDRy9QvKOH2/nkl0/C3
        KpmqP6IsybnCnGiKFBuQ9mI4yONMJ2NYl+PDeOo20nUyuV1UFbb6OtrwUZU1RaNRK/IdOV99HXTwOzRm6zOf+eKDf/4Pf/XEb5mdGh/KiBf1eAfbFPjjpUyx
        HqSO/c6dHCsX4BM+Zj/ho/YTnrWf8BH7CWfxCe7T1LlZ/fOokI8BbjKWSawvZn80/uofNR412Wm69WKesCrSt/FcOsLWEPMG1NiAo8ENuRuCZB4DOflM+krD
        6siqnRfgFl/Yj/DO42dfrB+UDecV5/bbV+aLgS5Fd77YvHLhg2ZyCUHoZIa8yInS3rV/+4c33Rk7105jPRP17F376t/4pfbf/h/vvOYAFjh/5M9f+erA+d7p
        a//+B0bPLT32m9fIranTJ7UDpCQQO27nvCqGqnJu5CgRG+pbu4mRTCcZPyn1lkAYhgwBhE17UhJnsBQtdi1VC+EW+JJ055ywLzvIdNKmG/9bqtMRKIMe0iDB
        AeNiE9DINoJpu5YaHq1EkDOc1rBpATCzZYZvbiF2bJj1B2xTTLkMHWlx7bvOUrpp0LzGA9lqe4VROXQembRt6nZtwI2H1fcodvm1UodmEfvAs7TvsECKk3Zm
        bC1T67c0wmowYwNMVWNfK6d3yRTSR0KsuXi0If3gWDKTNrgr29ucSdLKfQAK3ihZAXSvMCc2GA3Lm0ZUOeM3NZjQh8ETDoG4pAGvA0PbQbM0RLO0aRoVJJvp
        lk97ZhQK2cVHwWLlyC64OMzwHJgQkcqNcSMdnyMrcRRVzhgOHvWHUcyp2vziBB/RKYgdHLMBZSODkSGRBeY7AaYng27xvGIc/+0j4ZqDvkLdCLZgYxZhFFSZ
        e+F9maWWO9SCWzng41pAvtQekrAYlk+fFIrBs4eYxdoM4RfS9/tCl4dnAAzS1IB41jEd3N65scA6M20oJaYcHQYJrTLDloQWMizikZQeK/Fmumy4ItfcLJlN
        KwizBiqVEE/NpU6L6aLoedn84dmbWkWkWCXqkbtXP7kIsGUfSCdXkmTdt5U/J1a92CRLKVBdNy6n/WWUIjUbEXVKwzNEl4bJ/6nO/a0694JK0ryEEwaYwZWC
        bjIXrSQb6daJcyPnvqxILjqZCyN4Ali0fXrhxAqVMy9dpTheOYcsjqVcRGegiIjXvQisB4zAaws6SQV11iyog4IivwNoogwUWSIk71pGjOpmut/j0pqkAKJa
        pnfQMX4KqgHfkkI/bS5/qeovYBHEmFukJc9SanqMWjtiz4TcN7oARnRZv3eg9dCRMbDSXOmHxGv3g/Dv7XLuxRx0h2aP3g59QPwi8OFNXOneBqfzVeoN8Ivs
        cv4NXCe7nFvh7cN0qg6guxtpM4YlVx7s6O+z57n5Hs3dfM/mbr4XLOrtO/S/MGndWx/qMqJeFh/KOt8oaR1grPIIvhrt1AD1aZwbMI+kLnr9wRa6v8dnHcgE
        2SUOS3IhJfaI7WcsI7LajqHCNqGlxHtiLUo813HoCdSIDejgDfHvqnBkACnY4y0NO4x7G8TPe+FrmEZPPgq2aaIx/HHCI49VKn4WUH9k4SvmvAR7YLN4qLxp
        Iv49FdbBxPZJlT88wsNnXurhVCSAyAZkpND+dqhrRbPkyrt2vPQjArktrt4WcxE9mFF4uK2SPgq6kZ9Ix5FcLLSBXIwYfBNy3SSqLnIqVfbS1XSYikAiWykD
        P2ojXnl5zlUY/6rS8j4AKx60hCVUFkAWckqnkDSiJGjNtpM9fLKbBcBMjHX4U1rxJJ7u5YESQ7DqID1M7RYQPRZYZuC7VJLZhCTEFfRLic9UWecmBjLw5irD
        kha3gJ6dokns8Qd/bOGBg7s7dnhxrQRQlylP2kAEqngyZorHuNa7QEbIlAOhc5xD+Bvw3+jQ6kdr23JUkRFezSa/bD3Z4gmHDlXeivUJTl26nhkd9TzN5sAo
        KGSCrojEHyvREhMZd3QQRGLV2GV2SP7uENaIwwQI4S14EjwQiokPOY+PdMtsNkJ9sey2ZJODUrCGSq3ldVt2UdQidcfPqvASZqLMgvvnzsxccXJGvcU4TxnN
        E+hiin3cnJh53anT4bsUMLePSf6ioHHGPptkE6Ge56ek7pm0NmNO7LenSaBF0ZV3sGrqHERszODhmY4+Zmoz8Yn9JC0zIRcki+8/M7P95EJRlODEfsTozdQ5
        qyq76M2pd/iM8Z56aCY+uWAYizT+HyocZ3rNiCO+lKCXcvWdVgrhL2ckLzQHVXXBvCi2uABjLiQMnHyQg7u8CnzDQsIupPLQWWdBQJYP9otj2xfizyiaTIyI
        POZtxWLHZB958wCbuRR96Q/cPDrcQF3y29QQm5TUR5+HdpPOunHgDPfx2Wx8lrojNOuHtK4JnGBcYOxUUzmFRZd6owdSyuwaGlBqAmtLc4fZ1N0nqUku/Lt6
        H9NmINP2ZsGsyDq4pAW82vsOpnTRnATl4UR+BJi3N7cAjYvvD7Mnvx7T5fSVMZjR+D1zqb8Ptvg+ZIV6lgMSq3dlRc/Y0i3sdINV8MjG2+oCPpb5H6naZraf
        ep0CsI46nWqMgDRPfL1GIH+dTw1h6vrd3jxXo/C+AYO+ZpBBiY7DZI4M5MMpYR+oaX/eO0YSTYfuxwIkCTbNJp2ZB4+7LNnOTHQCEoXM2fjzaubQiYUZtZA4
        4WBtz7RPkWWj7G0kdrhNrb6N5hIhrlTfxz0h/L6WmglmaKB8ygQi+1edmlEnTlL9pCH1jjTa3wf7CvUhKltInQ10MehJie9iJZpstYapY5bls7R51EldcJYC
        JQFF/07Rn3zqCwzE7lDNq1upMfI7gpD6YrQ//wVZmYlPpe3T1OOwe3Lmmh837YdOH05rczJ3rqFB9/bP0OaiN3N3nPEW2Jdrwv0pXL2IXhOiTH4msm1oLhby
        k08Ddzwv058xaDw+hFoZtWjUd4kOv2DF7E+bfV5AXbdimPdiL4nveRUTrVMxA/XRRPzPy/ucG5lYTp4kmRlSj8ekHlsD9dgq63F27Xq09TE7UB80P41qlX4R
        /p7S6hiP/g5mbJptTnA8eoKP7ZFCfY2Kueqc7zZULzT6nhEYV9zE8NGiB91cD7oYq1V+IFeCLvvRB5QgXdhP3dOgyI345PZTp7PjzzuHruK+qcuOpgvtpalD
        AoHEYe0nPRM2BRTZtzuizXlMTJ34v1NZL1MxA+4xGyhf7nKo4EVvprc0w3fXtIVSNbKEyHUdnLbKHkIu/deDDx+a3EMzYAAJaMCjpkB1C/eYa4cmDJP+4F8Z
        7wSDnEY8kr4A0sfjSHlTIH/ZDr+f2i2woyIfJduIRvGnTH1wcIvLKwTnHqPZnyqsDEUJb4LVZQtCVrQh5/eQxb1HYPxnyajKPji/j1mR1FxOFgArxobFalwx
        Lej/7ACiAZnRjPWxAmHdUiyQLQdz/oy1CyR8SOEL+W95gkcCzSd09UQI/KQafS0W+NA/UU4lU4qyqDjQmV1d1NQdKKxNaM+rd1VdgIeuWs9GrVFfKECIEgCu
        qTjHeoC/msRZyKlx+Rr3o9WhYzAek/6WDm9ABzMBjGA2IxhWAdYJiSuJl3pKJCvkSROPMo/2dO1YY75SAIgVXm8O7oZsuGvYPghB3y0Gi1A0qpvyW/MaODbT
        YeOFhE6KygFn+YhEJWVgBjKwoErpNeGAKm3AfKMxxqcxBgSv9JlUZqjSmpQ0abiCr1DtDIiMserTs6YlqU9PTCcaV9ziDtajftE+NK540ke5I1p9GEAftuZM
        S9Y5WqIPW+eNK7X9KYCp4aizBMzS5owiEfKTT0Pb52XCuILIpAjPjfbaaQGowy5YGfSWPg3/XBnRy6gMf53KGKiDlowl9AmhYOGt+oTIhPkn3Mg8HvIkm+XH
        dXdM6q4+UHd11F04xzRyQFySugsHxhIPABxzaZPHEK/0uHj27c7prH0/c0zDaJFCgFSRxJkmQSTOmp9FFTtzlOygGffEAo3MCx1bsEIE19Cg3MtmvBmVS3ja
        qFS5KNRmKYMnZyKqx5nOQD2C6IhUCBoire/vkzxTwagdDyfN1V2VBR40ILYDhE+Z5pmHZvTJma/JAiu906MB9ftWK++QhRSBfRVd8pSxhXW+l0bJ+nmKoTZz
        1kEXbfmSDOoVBiMEomjD0mDMewheH2Hiq7OzAjuJH16G5jPR3A0tTwDtzzq3tDh73tYzUlby5mnkU5mqOvlG9ZkyDXii6DNJVIIF64JmK4Neb27h6RBD/ePe
        P1foijqUyUa42VmnzfPxMh8x2zJHTP2Bui31HVevXr962TdQVNzLqGUeGnHwL1TuBOOff5z/lKrB0EK2iWDiU6G4ZrNrbgRb9M2HJIV04My+Vj4akYjmL/5L
        JawBlVEKqw/CU1h5r20kMoHImi/aBjCEScvSoTppo+Vkj349zmKaQLk0gWpYZS+ziEb8JZWCwxwIp/YGQOT2mSqR4T7hFGpyVGXOktiEj4FX5A7KZg9D+vJh
        LO7y4q0b/3/c09roaX7eyVprdrKWdKr4pPEeso2SUz/DTmvzgrRUGUnpWecHoZrohaZFk08qbXZW/WDapEkL06/QK2MsIqBbskejAa9pA2QsDYAJ0Z+9h3nh
        vHULBhb63pqJ6Sr3yOxWDev41rSL5zaRadiXB1vyFXrl9S1tZ5H4TP+ILI238cm4Pwa6YDjFDCThVteptKoAGjVsKfYd3o0nCf9ro1DKVflAUGwok8oIt5KO
        T/MPoLYR+Bn0mpDXo/M6k36M1oMaxVo6j+KtlzRJpQexr7d1JvXO72G1snd55/UuL+9d7jfaXZr2DY3smpuoHld1FTp6Q2vQaJsBinNFhSQyBq3bPdqrukcb
        l7Y57GJV92gOdI9mpXu07Q0kLhF3j6jSPaJvqntoDuWgL7yuqORG5tP4xREeHBICip6okC0aFKk2DqYwBLhlwmxqViYCtXXnAWE+CQix1CeBGOtNAtjl3oj/
        SkF2pxIeNVZdR2oURnjFnIdtjhw5llWysmCd24eAPEixhQWPixBSUY05tjWp1SSOco3JgjwImsMVu8E9fN68Ya1rVk8h1riGPYc0XrDOSWBtUX2dX4mltezP
        hCJjtFdfYLAZZ7C/2tbjYa/F43IoAEH2Wu6/osG0icAqo2VKjRUHFKswiuh2jqQB+dw3Y0aRfXarU3U1FcMZ+2nKR8p8FmbMNSdyT4L99ukTC+xMPDPTpvqA
        YeaE/bUfOgFV+Fio/Xnf+gwbHBoha9nUTREWyko4mE1rWxmA0LMSZR0oVTcKTR7ZkcIWHrURHGhprWrheXbKnHuyTp7ncynmKnZ81zJjhD8nbZEc+KjAuvEP
        o+krRSHhrj9l/NXmHY8IvLo2cGkk5l2rcHGhuLWK/eGHq28Jcw1ZC0tfAvz6p6Gu6MNrFZ9gyCNAvQi+XV1rorE91tg5rYxXmGriLFKky+dRLmcN7SCFZrJq
        NOWfMqs168hVxYYrNwQG3yyJRDHXdjn8nh1O+2gYbTKu8Ww5zSaFeKwo1kDX1meMW/gBXO7J8rc8wepJ8wldPYF8Ax8ihahxOAXwiVhLnaWJf+GxWFU0P0dd
        LktXBvVaCzWtZR6iGR32LaOzindZHp7ClQb4HupzvvTS2gLZ7zRo1OeAK1h4L9npdhgSy+4g/onb+J6F42oBYiGz6PxU3vfyx9bCQZdpOODqC1/CZUo2dx6h
        Zx9w+kKXtxZCQXTmkMCAvTkN6GoeIlQ+s7U9kaU7beXTW+6KNdsV2zTh78ABc5C6FUs62WDsQ42sDxW2WO28bs9i3Fnbe8oSNE9dLQ1YDSNTp+ov9U1g/aVU
        S2mwzytfQHLblh5aOqFNq7BdKpfFYrMMaLe8E6b22UlQ9FhhjKGzfw3GZG+PwBqWrUM1SRIAoQlEzwTUxPVCaDAy5JGmoQiJjQ67hiYbuZC4+Tc68d8oGUEQ
        OEkvpIajeXswx2na89SYeTNWoywQqGrXIt7olItkUtc6O/68WyyaZU5n9eraWut5eeNXl/T2hw+5AC4+VhCRSkD+pbIyxqJXtyLo3+xNX0iDBbxYMqC96GEA
        VBcFFqyrwGoVBVa7kALTs/iwPtCl5uIX+OLev5SWQrxUAAz5mmlwTgKVwH7PbLUAl6aaFBTtjISpJYdUdoQuhuq5lCkqXcb8qw2gblJzwZh6W0M35wO4Io+/
        N2bv+UCLcx/itdX6mbSDUTC+8OpqHf5Nb3rNZVp6ScS0mtxsXXA8lA+zj8R8jJeJq9C5CF5h8FwXC+lsvuGvrKvzzZkIn0y3keST1uC5b0jQc80GPXs3w4eA
        g9zcNBvCCmBjbx+6G//i/8kxeD6i5RzSXSS+XdZbQ1ZvzQSmA401POOdOt1PRugXtNUofzcWSHhR2DiHqRm9p5IuzaLa8g0JLJlg9cK15CLE+9MmL+q01IyD
        EFsxGKVKunSgQc+kkxOQJz4ql4WM88j1HpJtn1j3OalET+bE7XxOzOkOUjGeLPNzFo6DdUxoh0zxZFNRBaQe52DhRBph2acFPw8mFTQQ3H8LJwOqG+AfLW5h
        XxKir4ELHWHCYdo7NdKy5Fkjpm1VdNuukpOKbodSHfkKflOYsAJR01YckCBGaroNVdo5nXo3khwPQ2gqtw6I0ZCo6VpY1DVVzijUtIfH5Go6LwepafvshM+L
        mvbsWVLTtVxNt62a7pCa9lhN1+zY7vFI7D1VGYRz4kvaWU9N43VQ0K4MKFxSDPBrxjdMs7uNa4jPs5y0SxlxrOAdxsr0U2k7v6oqMCFI/KQ+/GwT4ux9G2fv
        8YFlZR/my9K2Z6PtscctauoyYIQz9ZLWAzERfTowTFXcX5BGx+KYuO08NqTswOPNccTXwMDTZl9xEkY2aEsiNBAUT5ox/AnNa2rZPKhQuW3wFjjA2cD1qVaO
        5e5Vl431G1uujZn1YbHRoOfsFVdq1juSzR/+35HXf53IMJY7oRFMkNQR1edxVpjmw3vhNaCG5fVag+kHwuTAuZ1xtlR5d8hWHqOF2zsUU07DtsyO7Wtx7tL8
        4aQ2M08vQdsnMCt5dcaX1Rl2QKCBGjM10KjSVOAhjAOOaaATu0gqDh/XwA2264ve+e7OQS/M/GrX60vN9L3Kip93gaU+48xuc5zq2PctXKnDpEpcBCSScA0w
        vxG/kbGr2e7OsOgqjWmcs5lzcz98PQPL5OvbesDo1TB61ZyNF+a5JVmxqmL0hj9iw8V2G80UY+Bd5sg12oETRbHtL+zMbuZk9D2ZHKWByZYEIY19+unt6TO0
        pEcvu77PMThGX092VY1LICE2odAaO+HXvoWxml4eq4kz2sZqPsWxmu4RqsesTq2rmQ1ZYjU9RCWVsZreqlhNdChJbs+5UWAuAXRU0kwkpI87Lne42g0Chwtl
        cYuwcJnaHkbdh1GIICSMsjgPeyqYY/xS2cOM0DnvZXPyMo7Tw8sc0RKV58ltat0yVm8bCAT1YAS1JRaHQxdjN/wsIszstEF7iDRr3IzIQWlDluJPq1RdpmLE
        zqGVLnrzIZFyaha6IPEgM6/m2KorDp45aWoLSd7sFvtJVpU9xmxlGznvi7cXe4vz1E0RxnfqkcWzx+dJvS7UysvC1Jfghq+7B5EAKoklpkbjl/FPh9WYM49D
        GmBtHTHuIfp2fPPzStn0438xmfsIyxwJnPtNC9xgBKGtwYrAcYPU4r9Xa7TqUsFaTt9+A0ckIIQydW9higQNkSzj4jgObk6aeJZfkIsiab0yUm6OAwY5hrUq
        U+VzXJfRSRlB3t6mOaGhjC3FQ/i28GdcFcwXUXIkfP+kJJiOLPAR7MX/zPGzI0CBYnpxGsSyKTr+VTXBJxI5kRR2ch6ZiqZ0JbtJ75XOB9mkYu5tsY3PAdh0
        /DqxMea4IcT2zxbeG0s8DOZXNLxy0+xJa0jVfG+cOtaMVjzs1bJTfDmi4PD8fbCiPbLw4wabi4m4OWfRytpGH4K/GpzqTupm5hCH+n3IkWCCieux6O8ZDuFh
        s8SV1rcRN4E1PgMYnzUYn4OvciTDBTG1pr7LifPqrwQ2+hwynIfadSrRS6/g/HR+7R5vnqOOWMSc+GuKRn6OCfqUVu78tz6yHkqwZnvOw8fRcx5R96L3nB9a
        Xyt7jyeh9aoSWo/sfBX/B2HI4GQjTwTDu57L6jGswr2pP5s6t8gRZM8w1gd3ZH+Wd9k7t5tzbbzsQSUp2vlFcgW7hJIaC7NcrVdfPWuvnh28erUe5snoQ65q
        zFeCRq3MS7vzRE3f3HIsBolbxjhiLOcxGqMNf2oAU4Fmw4ZXRbKGiJZ3A3eEcE8rCPNRmHlpLrvORjfU4n8rgqTZ+IGexoKHz2GeST37tT9yAFb0ETf+vrTB
        BKo6fiMyI/ENDf4Qlgkfgy143xRaXopuXAkj1zASeQI7zHFGIkr0s4uIVBku4aVRc8iPftV1HKROVeKKEVLHUSqwtgGpiE9nvWWVo3GxzJifpJ83svtSw+jx
        97aYBUQB/CEv115e5xYrHT0i/AmlalZxov611D8Trbg3t8SxRf/d0GeVHPNM3gZM1fawBPhc/V62bQ9stUPZZ4q+fWg3GupGsIjJoeYthw62WG+wXSYFc6+D
        AwoisTfva0qKIgMuFYULIh0LkWbbqKM7eCDdmY/UPG+JScBYtpTy53kAgEuzL94HhDJqTk+QeUPCEXn4uD0SXYlG47yvOr5I4rFnWdkiD98x/p5DDJhU43sw
        rmxjsvg8mBoCZAKkKpCe7OQKRvFLoWDYaJE5Zqlgvpe+WXqB2syJJ0h5uSg+oYvwSJFQxRLqSi6llrBGGZSszpMge1FzXAl/0POG5hUYVoD984Izl0abJXgb
        GAJW7adNwUqCpm9bTR9z0AVO5Mq+aZCzHd/QR394b5x9baGb1TOTJfFDGlN6Tv4YL6ZkLg1tmKAbXoh3bmAP6ThXKkKhpueSbplH1qPCndW8CgTdCGSMBkj4
        3PhRXS7qX57iuxvbnKsn8BOp2A2AffnZxXTlVxHQ0Mi+omZZUW7VbBU2jHvO0YBB+aLSR+n8FzmctYECBNmxjLOsD/bTDjQK1ik7s2mHczcNGKOd+B067a0H
        rQWyu97jBsGF9AxOXobW8CXZOJRk4zrN0YLseUFF2Ey7T70rRgJ4kG1GAniAlO8ebeqwABjhKBbAzYguOf67LuOtzHz2C59w8T0e54QXNSeLfj3WVkzGJOGs
        DSCANLG5HSFkU/qNJKINIBANYXMrakCwihrnqE6RDRh/GouOCE6A38yN/0GlTva7J+LMi/9RIQydLijwuBL5ZExx3XPRXYcPy4nPyubcG7Tj0jPJimrQne5l
        qokk0G0OuLwQV4v3ZsdJQQEY9dU8ciDJwEeQA2nWx7D2FhwxziHAwB85JKUNshPHDmbPO4fkwzz5MOp7jOZHpSPjvSUjora9CQtgnKgSUyv8s7KSVJcjAcZt
        HsZDmxMO1VLPraagajXVTXAdh17XSWoAIbTKagphNXVyq6m1ymoK2GpqlVYTjJWArSZfTBnfmjJ1E7LVVLcewwCjMfR/GsJqgrOvajUNi8vFWk2huOxC0d4j
        1moayV12q17liNeOyj4LIKc4D/Tm7J+AFUmHrSbfWk0DQd8AOrgYiuDDNDBiht4APE3qF+3ZuEz9lkpG0Ft/UyWj2D6t4M+c0u9X0nHfo5Ixus/MJsOkUFsF
        BZiop3o1qYHbrcn8ZVornnbWObeLRugzPx5DwZM65XSacK27wMBW81ztKx4jSxa4u1pNwzAWPXrComZCL1TClN4smLomaUURu36y3zoZwwMRn5PMKarRbc52
        sF83oQHONd2pc4laZgbylmUg96NgjXuFRSyuvrQnLy2AfFtRIyyeX8fzL3HN6mfX4PcGowPdq4vxO+CkueyhhZizX/JqyR4+IQfO2XCabIGu8KoHVPbsj1UP
        tbwJqqretmtv/WrSmL62/saR17zyl5euLnAs43dqLpFvSwRf2gVu+IHp82/QF7jh+JvWuIGqrpdTlNdBUe6HnKkWiAb1RHU6qNNA6tSTOiUJgw8P2rlXoQuk
        X8/Y6qTCs1ANCpRes/E5dr3e0nwOjTBw0264nIti+ihmC6/G9+IOLgZ4jOso+DBKzMnngizFazUNkcAGJDBA74FYQsuhn+5hKO4XHCRZlAq0AwUKsWrShaRD
        R6FDO4eQyQwder6eNmOA+OKxtDeoXEfk1bEoV38QewJ6KQc9/GDSQxvKy1/uCzECUpXxkJg0s81YJ+0CWmozbXyMjV3AFEyCPgFjY1fGxq6MjV0zwSnZnoWM
        a5DlwDEzg0NghCHQxeZ2Uk8RDXP76VMjHu76nPMvXHxinkD3UbXhV5T6VnX6UJ1kApn2ecZOG8UFXovDHvIeUGisxcMP9E0Me5UHGkdGmaa1YR32J4M6HTZs
        dul1LcYTFtsVepcUFoA+E0gJjC5lWSTVnr7xkUO3la0dFs7siV8B1NBoYnGXEo4aEgycT8I/SyNEvDdVEntmGPsmQj1egQCxHfpygLij4qOZB2nmOrWTaj3K
        Pvf1GPUeZX/13x9y4eig2y+ln585+/BXfft7Sgy1ugzvoQz2sYzyvozyQ9gAKAXDKAztJoY1qtHo3lmLI9LkoEzSWC0lFzu8VJhqzk/EVyPvl11/I3PciWHF
        Yy912cMil0goHFkQDB2G1ZN8qSvjrFe70KWyLx3vZs0shBs3PqU59pinRBljZdnZRse2fwft36jeB2egvQ/vOYjIZcgBZ+feiwVXsjvuv0ohLcLJgvt3ORuw
        t8vpYboAIdbo5dzMVJ89WLi/DzSlYDZb/PRHT2iGxVXx91PrDJ3rmhg9yj+EGLkjh4C3Vz83qcm8CtBtIx7JsWGnAuaiQ8anj4dwr9H5uuh8fSpp3tWxQIFS
        AQvPESy8CSa+q5n+QBeLoGsAe4IpxZ1KHS2JOG2Kt3h73VuKMFcFPBuXZ3lm9nyUiHPfo4FN6HH+JNfDuREcU0jxD39McboxZ4TbvEkv1ZKTjiUPBfwErnUo
        TsYCauxyENzpkDBepZrGuhA4L1NZ/1oseyNoBsUQA4A+MvT+7ZhvbZ/NvXe8oPLtjogtY7kAlvfrMU9xJKU0ZQ8ze2eU9Wqo8GpksUtuL9/riudLHEDdugPv
        AF8qawDY0APpE1CtjyrH3mv9l+K9LH3q1oGp+Vjqsvecga95jyHuxXnpFNTycgWfzr1h1nGjrMOyvFQclsHs4KUo2ScLt+oq91dwYfdXcGH3F9ovEPcXPDGy
        VAGBXOX7Cs6DlfCqsBIgNWBeQr9bk/Cj4kidjqzhdDqhnDIHG2+K7qXqBBKFVKdFolCedQyWIuiKCHocAe1BBLXA6uhCBHUhgg5CHhxO2x9wRor38el1mpu0
        yEBzO3n5soin+Ub2dLW5aaarpQ25BfMS2zv48vWaf91bzy96Lg4fV2uuXNUvLAz1CwtDHbDxFWGI7pWutloY6i8hDHXb9LVCGOoV8VhDGB5U1t9U+BVlGZB9
        X+wsxQhFj+DlQFkjhppjd59xr2+5RX44L7jMptJBgXx1Durey3+krNs4TKyGY+KW8OLw06kekjhYmv+0GNQtvp/9vMH9+TTIuK92GukYkgxhLmCQDWSQ9dcO
        uKnj4Jl0fAAUQUINqFrGZq44SZMv9zU0dPdk4K2ZcRwcp7liMFss8Qbl8m4tt/lg8JFpRO/yOerd50Ve+VtexHajrlzEAQb8t7iICmJ6C8XL9OB6snNGkND4
        hZXgn8qJwTCg8gSocbwzC/FP0nBLkytgW1QDlqSKWhzglK+Vv0RgEwygFqRnyrSMBxjkFqz3i2mjAYPcgmo3yHQnw3XGScbg0bIIpa1skqbGaKyawBB7xofR
        1MAMr5GGZ8Rthl+CstimwVHCCwQLL35Ysy/qYSx9ccSzL4M+T+aVDRIZ56TBmD9G4qgVwg/UzHwyNsO+05tb7kSxbKlmBJHfAAaKOiUvZ9n0Eo0b9cw8XEuM
        J04NpSR2Qy3QbFQX+1h7CGGlBIcw+ThyKP4pDYjnq2j6L8BIjLUf7HIYa7+2g6b/gmj+HotFeHva22mB97e6t5GMuwv0trEiynx/Px3b6S5iqTcgcSKJkWqJ
        f1oDEjr+JMd2oj470iOaItC8itdI22cg6KjZCJkXJqJnNG3WbZmhShVC0jBmUUD4ssD+1bRt4wujQ2QR4gv/hPVb/rgA3Ul6mb1h1VkkM4XM9AF/N/sW7QrA
        qgen7SIHRfI+LOJN4+aWBYh9zpmV2+KfYXDGWzPGQVNZgJRrFIPDUuF43G+ojV2bJKctVCTXTBpJcntTVG+IZ+ltTkS9hPWecW4+mAwieETgSC8gY2zpMHHB
        jAsTZwceBocHqMq13jwuZY8S1XAtUwwpozlMKGOkAAdv9hjczqmMF7x2eqRcX5QkQTd+bcg6drP4PdlFZgWAxZ735a/tgs85EmIq/YW7ic9Z/BbHBHLuVDuI
        nhANgHFgxmqDvC8AsG6MlEwu++OVfmBDp3xBmeSerKV7e9TEh7jDp0HeQRhkeQZBUbucDKERuxxEnysBS3YYLBnI9MFOd7vsOet1DAAw02ZKZN+ODeC6RfQo
        NIbDcbM+VP248WkYAZ765dRBeraYEh7o2VSKbGo2hU6ZL6RaanV8ZvtJUtYz15w6zbVSVv0YJyj4p06HPGX1BVtYb7YYhltdk45hExQhiZgT8JrJyGzS5vAt
        dZmauErtwt42Z8Mu50rZ66XNXc4VMi8bAWj55bJP1vx2Bjx2XIdt+Ab1aegGTU+O36rhaKQjQfHkieLJGypP7lWePFI8mYm/qbjp+E43kH27lIB3gMX057V9
        fBtqGThIs4ByY4B6mAv+Pmb8DLjZHpp5kVk2sAzNbu7PwnIBeqsIMcNLyJIbEwAhPJknCg6vuikLM0G65OdgOTyHmRi0QYMUm4365FFeVkJl+NBMSsZhAjJG
        kB1yxtRk0ERCknSUyiDicCCU9xS1JqJex1aFiskNjDnH8Gp/ykiqe1MFSAvmMivlAYKXyKrjLMYXZ44eSmJD/fdznOBSeXtRPDlWFlK9rMt4fIL4/y/m3gVM
        jus6D6xnv6p7unremB4AtwogOSD4GOtFQqaIaYQPiJRlJJZtJZ+TkCZFewfxLkQp/pTFiIBMRma83+YbO8pGgGOpu2Ev5Y3kwIm/tfygOU7ktZLYCZLvy67i
        eP3BTtaREzsB5WTF2Jpwz/+fe6uqZ3po2V7tho/pqlv33rp1H+eec+45/3kR+8cy4zhogIyANm3npWvs5NS3W4y4CqEoPu1+R1q3A32phw1pIzuEn/uzlZJ4
        BBZGxBIGEg+vIB6gPKrksQTEERkQEMS6wTSt0BDvq9hLr9q99IrdSz9u99KP2b10u8T1fdFerk0jGDbQheyjpRso+ytvyDLJqIo+hEBzUAFGqopuYh435Jsw
        nS2nAo117pecSoNefHmcfj/haPATOeteIXBksBqYv3RZ9e0dugaIXHElZalsLQgbrD0fKYojTINX8RlYV9V5oO31tL3+ZHsNvwyHQ/i2vPmZvO92+RiM3J9R
        qPs/rVT4vUp+36PE+JzSVpBYoQWUydIaD5eEwOGskoeUsSzmHB6iVnoSIfBEmAJ4GiLODHZ6uPTKH9COvxpQyPFVq1CxmGqKqDNTiDozVlXQRDDkZqmcaEIv
        exc2iKbMWBwxISy8SJ8Aq8EBmocttqkmYH7mWaD86Lg1ziAbkHeVcFLFM2Ri0fqIrc11TUX4/E9Rq4nxTRXSVmf1wzwHL46ou+jtRanvU/5m1tNj6Vkgw50A
        c7dI2v8eSoceKFAEJWVXfl6UyTfn4gFAiXv2bcEX8WYpuEGYarnc9aJ1hamW1HPymi7NVvP59K8FBi+94ZPsL5guZlmEiAlS+0S9HyJKNOu9cF+4Yy+/E1/6
        WXvzxH2IBNU1rLYn1SDkghB7VhqYdNMsUEFkZsF12SN3K/019VvcGy0oZxMlZSAeVfcDYnbP6KGtryuCZ/oWvdg7rtiQKSTOAEORfsFPEwuoyMAaGGzsRzpS
        UEHQIOi7sUOoyAgthKdndj7OC+J7/Qdhf3m39wDqwLl5xLAUGgviHdbjgkZuxXLGnMYq9pQriD4jhHZRvcshZ7wIo8O+5Q8aujGJ1Ehb2k+b5Sm2xjbT8iYh
        t9XrZjkP3PYRVEiC7B6US6LNJMeEj84r86x9EdMsBBKypwBF/Bg4zuPjq+bJwYRpsleIkmyK9n2R7E9NTmSmxdhWLJO1QRwddo4hwtWUxq1VGndcG2ds4zDm
        CVamA3k2VtY0PiVf8Ike6L5GHLlJnSsPp/0BA6TRFzuiLzaBnxvfzUNj6VWYpGuYlqaGaWGNVj+OegNXr/UwrqNZ/FnNuJcvF7trXX2jME6yFcpWkiIYBWjq
        ksNLZwTQFXNItq9FCNkiinxIlcCS7zs1+wXJrgJRaJbeIdMzhIbhxQdkeoYwXUH6IuHsoaBZfDDgp+z4jrvHmHSUknfQhiWY4/+hauvwU5OXgyB+LiIQpomk
        TF57SbYdEX8C3NRxs5nLvvs4iVuLJy+U8Fp04u4+jyga+KnJ1l5n3I36mfCjefwiduwX5abxnj7MAiSRVq21Mw1wuY0zcASOz9z/fB5/9MxHnjMxHeOC51+g
        oU6ZIrls3o++AMapdsbfghGJ/OSy/SvoWnKw0bAwOmcqMenCF/YYERtJ0bBpPn9l1uEY2X8JH5vg7N8DWHG7YhOgdsQtaP8f+39BF38iaN8XtJO/HwWRejJY
        44zYodMLz1BzLEPFzO+MDxd759kdfhqWgHBIq3h2x3BRa3wmb1H70ex/9E9SfVqtGR4MrCmo1DRRCYvJ7G1ZCTrQctyotAL+7GsviWOwp31oy5721R1UYEM9
        z+kLKnX8pg9St6et1e+t1mTL+mVZf29ZpXuAdZRupwc6hIi6c2QXiRG+oLmsYIDPfXqPz3oL2WsmgNgjA3ufjc7BSEygDuAL/JecrlVRJbUtJeoNRMOXeDTJ
        fim+tMzBiAF7PrkBHzq6rwaKnkXxgQ3x2BBrhQKN7etBUC/cYcAKBnpeHawR6iIQdk+4PGBygN+rf8ZGXgnAsoblHhcomzr5Q12lwj1GE53/UePGT3q29DqO
        qKNrwMrecuyK3xgSRgTbWYsdpeM2NbdfyW2D8VjVKxEwqPH1KxViMGUALXolwgpZbCbyKNy+CAzHDOdp7UqWCICimghrJC+x1TU0+1lrlbi/ib/hJ2Q9TOFB
        qmDNE6Apl1RxBOhHAN5nUantUW+E5PfDIHiOVo7rlfiDq2/kyyRliZTX+G7VZTuA3334TJad572+gIwUXiCkbd/h401oDGyErqyu7lHRge5RNecbVVMglNob
        AKFkoewQUWFmRgAOqObU+QiKOh7chHAUaaijSPSCszENJakBtUjAmCCMIHAwzY/ewFEEy0bEQg1I6dkVvAal0InQMEKbVMs3fy1cuQgN4OH10PdzB36P3UKs
        IoVXDTwvj2adzwNXqdtWlnVbmddthcobbitQ6FgfnnkWkRH4c1+Dd2gt5r7QJL8UBo3ikCYEbw3JM6L6KFN9EcJcQghKFIuE2H5gVuNPUwkF+JH2JBSCrxQK
        jqikLUpUYFrMNRg9C7JXEBUC+3YNUHvfI0JKCwByzzplclRSNp/nY3kTBM03/AmcME6i4pNKFH+mvfF/ohI7spnhH2vPkeQOdpZ7lgrrgZ8TqsJiCZ1PfVGD
        9SEkGs0eP8Jo4pCpnHhlE+PqtJuSnEDpb9rwHwxNC/6Dio6JjlAfQnQKGV8fJGwnCMLn6pd0D4Egj2mjBtbzCLyIrSTWUWuBEHGgGg6zlurDWrXD2cl1i5Tg
        Bj92ZMWOdshRTvrKAMTEYlDzjpYb5UChf33dDEj/EkVsDCsDYGKqx4qubRBZNFDQxmBq3QrgiOyD55gzD+krGVhfyRC+kt55BepWG6X+Z+haXOA3UgXKbeAP
        Avb5VtoLVE/Y4X1y8BG78x7x6DUCRfy2P+3M/KWV4HYF2oUWqHXc04HK5Lv+ZpDl8qn3b+JwL1DgrIcQ8vLb9HojbyOAIcN+3X9fcK70MKipzQ8PfGPYZ9Vs
        s7GGOurYMLhH5PeBj33QKnjhI1AzHT60fg3Nx9UTApQG8cZsSxB/OmSIvKyLn3WNGfYWEahbUOZmkc7Czh7Q9GWcp9dMGwAstbOAglKrdEAeZQtu5ai3lPeY
        uukzEpFIQudzmRQWfBlnLHBpoefKjwXcywFUYxJ4qyTEhwBOBD+5PIGh09sHc+v5ATc3e5TUqERY4ksTeyhEXPSgOBkK9K1ooUnkxUBn9y24QB0tTtBY4WeA
        3M5mUF3WNArWHp7t56FVkIWlSyGkPVWQNdWlkBtt8i71h7DOoQHNIK0rD1y0E+dgKB88iYGvPuhVB0McK0nl9fR6oGaj8nNCdv413LW1UtphEkAero1r9wVE
        QQjUfLM4nioQTvWjg2KYGvrlwfliAIpRymFB0pDuQs8jll5wFvItYxE1aDhou15mBvEtBt67Oj4Ip6E9e6zRph4jjK4McYbzuK72QJ0ueEUPWC852wMKe+56
        AGGwAccAtNGYmkqdNTStAEI/MI6g4/3bAV/9aKcGlPcaOLqOWYbxYAci5bz8dLEgOmYBndWBRUm3AO50M7jmugYdE5raeRiSn9WDUtPFKg3xw8eLjxKipYty
        x9CixXdrbMzF89lxHdY5PI3y24TQwN3kkHMcc8czjA2C3VCnrHZ8rE1p6BDVsVSaJKXCS3HdgEsyzcf2rBN6HX1QCDdnb2yKBYPvgNnJY/vmMWxa4mIea0Td
        hDTdS/LbkUZkxkh+jlNJpGY4NUxXTMhV1QOtaDf2J+nGBA3hFx2udu4Rcxide0SJAw5g86PIZDDbZoxxsw12oyFWZq2cf4GZOZ/PYkbOMCXUiKrmqFq9hAgT
        7mVL2qz0uFc2wiuoAnu8rj3e0/bF2uNN0IgarG9SWPm0FYBzCchaTbPkkLVwetHbFKKBd8SKjBmbJpExpYl1DU+GnZintc13oT7033ylWyT9vDQiPgvUS6Wq
        dPtAbAohRz1UW7ev68GFgo1GW+fRnDvMvGtOiK0Wnz+/ae6QpsxvwjNZK9Bv6wF5Mz6LiBMa+DqZBM+X1lFVu+QgxerRRqVfIsYOoO79PE6YfHWjPOuyhJsy
        aqi+hji8j3WAOClNTM2MayJcbGj4RJpgOz6mtavGJyBEVtMSBeJXwIzcxo4lUWBoEJPCjw4BS1d7kWcApY9wlfD5mJH3N4opxlFEgdp5zJUaW9E0h41B3mCT
        JMQckSlzHhsBexpNCzCwtfMEt66DWDeKVsF8F1bwE62yWnfsC9LnaE8HrFCljbJcN6WFCKeJLIyIKSyqfN7meWRva+xgLHBE/IrUd+soNlioAoTG96kYuA51
        UF+PTGQ99pXEtyeig0xEClmhS/oEZbPGkqBtMVAclejjRQ3un6AatU30DJdIwzBIbB3eQI/Kw4Z1JZLp2dDtOyY2CWZ9uc/MmePopzlzG/0cQX42N7mlxkq6
        ZVOVHkYUYAAeKHLK3CYWtZnZRGxhuZA+O6SnHAi4hyB2QmZnQWZVyFbHyEMVj0Pn7o2pM8CjxYSuSdgezO00tYNvNrgrehV93rcAtQ7ouQy0Yhak2+2P/pU9
        Azyn44gicERSdckRwYvqfB6hV3Su+TyWasHpjYzXe7N2iW4HHpvyrtQV6x7qm0y2KARostGRI8a1VNvwNGuAZgz+L+j4f995yvxCeUcTHfCfHeHnlkuub1mm
        kvyYnG04zi3/UbXsQRDyxAZZUn9gMCZnC/xi/9NnWs/la9DVmrWXiAhHnzztegig1O4LZcC5kgbvhWVRJ7BGjK+//vpRnC7iVz2EH5UFCid4esgpzDVT62Wq
        fon0IEzm8QoPVIuxpJy/dbTJrv/Aw53mxHxXZqptj9Y/ATVwg464UVZLLMlt46AkrjCyLfghAhOeznTvKr1RO6U3ajiBO9CpeKOGNCUNCeDVGvySB9c2qfFd
        Gf2sqWyRqQJf9DYXS/tsX5qQtWn8Gtk/LUisOZZJ+gkOWhvMOQxofNylWcSpSWOuyHY9NZcmfpTolSEi9oU29DHYqE5pGV1AFshQ72uiAzoSEQJRA1PiJdFx
        nl72CBVAeOBK2OS14BzxSnDq11a1WkMV95E6eKMjeGaUDEM/tsJteNxDhFyZ07/zub/+1+pZPPj1nc/+rXpW0xOi3J90tGMDZmqRCLZSRwKt6br6Ufzsjwl7
        YyN01xmhO+KS+Xo6oqnKwXdBe0ME7W0MTlEnkL7VMOaY6vtMCL1MMD9oDv5tEXiZcZ/89L7BkcHf/DGXiPt7Bl+p3sPO74gItHA7uds7LCIutGd3e6sMvSZr
        LsbPvDRJJu6n//b0Fj9IX6/Bbx/w+G55LOzc37w+/fEaAZ8Gv3TA42U4dhGRAqNSUzN/H4qVOo/fQlIzjdpXcRUI1FUg/UGaO1sngaCAcXFOAvdJsUm3hK+8
        0KMPksL8HOSZ8E1+dGkPuoJ1qa/EI7Ne9HStH5w8PxP6YRASERQzVi2hwcuHGlzuH/p+/ZLK0GHppQ+eBKgWRMmluz3YFRgrZ0EJ2OVOaA2djWtKbRvkMSNs
        eRWxuvVOK6DCpw5VdxjZ8SwFELmzx0bsJ/+DA/9ZPcgKdXXUS0CcbmIhAuAVklbXlpf8t354Sc3JawoPEFuUhsjEFLMITFhpHYklVADA1uBrB3n6J9QfQ98c
        2HUplFV2025iVziJ5D9Kws6lYCssT8L2MO4MpUSVhIyWokoo7vPD8u0/+eGzz3bqpS824pz9ZPCY0HJ/0H2cinxiwoUfAAsfDhYfp7ECwFhKj/tUCGFqb49v
        jAnN8tlhNgGeQlTQImBt1oPq2kaBkZnSK0tnvbYfO0OQ1PTGWdpuJbi6JldNR8JqRv1xBt9Te5z9BzZdFVOD52toKgNIaXBEct/UW0p2Y92Xf0St1fID3LvS
        /+hPunSFzqUrsgQ5AkEOq3l1vBQDSAgxWgn78Lyd/s9QMMh7P/ufUl5H+EKuu77u3AXWQQGqo5AWshEPYjp3C/F7iSwSCuqeqrGhJ5CIKjEmH+nElWpCW03E
        aia2XKAuZw09lGiifAkqFGHzhWIC4kawhaMk7RCwAwzcQ1f2YBB8cBMxJYXr9TWigIyAyxMi4ncYXQKHXWYEYMV3QJzon1e1E0KXG/87iJGKDd7HlKvYOOMD
        8+Bhq57xVWajMgNnp6YJXjskOKCM7qcCC8Wi5hhkw5vM59Pcx2ZoZGH1kBgCwI8GRZRZFB4EFpAoD6Tj0Lj0f7FTOrC8hAtWhpAQYMdlNx+8FYgpLZ7TSOb/
        UscsFG7yrRZs563vJstwuQH8lFZSrCU19msJCQLbMHi9/linSbbJzo7ZM/5H4QvJjyuaCjuqM57wyWxnxwKXNjIakViYzjj9dMDI4ANGa5CpMjNIsWHTFi2x
        AKcNQscwVFvwQZEgIO7WQyUjl1BNXT1jwZ0A3ZRIxkYFH4Q4rU8AW3lm5hGGE49pCv447eSkK7pvlXkyb7oiD8yT5cGz58iUypP4jJd8eCufezDwHBRKHRFR
        AQ9pvjebs2LCLA6AZyvj4+n4eBwfmf4ybZ474yEfHF1WzlBKQkgDxCaVVGjSIVy01GuhZb0WiNjguVUjNSGrmdv66fRn/DaFUSX8ZdTvvf8W5DQBPaV+D6OF
        XxtLA8xXw6H+FLAIafLTYeA/53yISLQH+I7BP7ucDgLCvFgH/F/+Hk0o/O0/9sKehF/fm+PX9ib4ImH91PfAFb2S+IMfqebCPmC/Jt0oJqm9aKhLfQj7rZDG
        IDEscl2BP7e3wM6fn1IgLgs891UViIoCO3/nqyoQlm9Y3xjveRiUD9+77yFIuiTpncEj62wvdBR2KgVrxlPpt7m4w3m56EDk42JPiW1QDx5p9uZhApMk72Bc
        XT0qAWOb15wHnKI51bHLAK6yZu0fQBhjV/oK/Q9DlWapBBZpNnDSrIMcCaFTD6HeDfYqD71CeWi5DSGL2nLigxUgluHDlIICq0WxIobd4CuodFj1esLyU0EQ
        XAy2jHclrz30wr/7/h9eSH45ftrUHrrw6e975ivD3n//lAKXg85fG3dL5kBugdpt/HHOgJpjA+83fzf3EfudR/AiUgwH7nf3Sz6A5eXRq/4ukIfxJ97N4EMh
        P37uj+VZBu2sXvnghMaGt7XRUP7Jg6HkAm4LjdVqoxHNUbxx7o/gTmy8P8LbA317aN9eMyHeyffLN9XwYT7ePhrKa4YKfmi80WiYfCzwa5eqIS0DC7ncsKBg
        pYgFVkAWqWUFVIVRtwEEnN6xpur2Gv0NsWNqaC+o7xoKAGH1bVCrBFbDEz/e15iflglPaFTgP0KOJwLHQy8i2a3qPD50rTvPl1hSyoDvkOagsiEzBuVZrVA6
        emiUfMPZD2iMO4oYgWWx95LV79iDbKXAOcEli/MH6MdBS+N0kq+G6yeYHRNaig1cMEbnJB+nUD+fIGyhYtdbwPov+EGI0LkeT2s/A8aPDjlEkqFglgLVkExW
        ncoUNRkZHAMccmDhkD0mjDVBBalN5Q498EAmfFCdQ7CMKU54NtgO+uStdKL0SjqCzdtT413jK/5VbVPNoZ7bykNsleoK5ZDcwOgBO0GIl6xMK6DcrxC12N7M
        d+Xgt8h6UV4zIvdBE/USDlGfpHaYujhfttPkWcg0ygrb3n5EffUZ+5nsHzkkenyDZPih8vZ5yCnZZdPtqTh8Fj0wC56GRScGmwIzmOhxDcH3zuQHAocjR6oY
        2mOvd0cV2WbgdfwK9xWR+9LZTa+0WGd3WAK3B2oKLe/pWyEM/2N24yxTZncw8JVCp38r0AiYqUIxyJih3VodRNMYyBs41InSzwTaCvvEg2or5pwO7YmMStgK
        Cgp22bpGW7i1CK8AwCKc3xpWkJiyAn7d/xoD/b7wAlwIgg/+8XBXrXVnjCkYu2j2+3FXPxNMwV2dp1yELdPjPolxSD6lqAFV3/ZgD5RBBUOVVgLBB3PZcyOF
        NdArz21jpSd+YHPobKxsYwdgspbFFOIg2ovJ+h0OF9cqhWVLBpp3sSXbkOzscwSOtdHP0VYo59V1i1rK87md2C78Maa6DboQJT/o2x2igp4BGcp3CPslO/AB
        7SWPZ3CPFWdyCrbhnVWFi5I3nqkgMBGFGGo8GjyDLNoQqYBCuNEBjcJ9mIK3k+pk/YDvTA8hLll9etEDvrUzOEtNPoApnd0APN1CNRigzqPhdJHKpBT6GF9V
        J1aPpf+Gnp/89SDobDUuEo7Dy2ew6So2x3rexa4bjXmX5inuYoXtyHvcq8cj3m7ks9yzeXMhn+PGrcXO5fO4q/PmiXwB+RrjkWzipofr5tjM4FdkQKlMhBXc
        JGMzj9+2qWnWLls1Nil+O8waGsnVNqhrNIRH+BiLSB7MKhfRGEuWBVyHqKMFtqVjmpIh0JI2meU0WZpcZ7LwF8nvhWF3y7/UAGrj9UCPU7ma2Bdou/0+fq3r
        Fvty/dh5y0bNKyPDPqqPR/g87V82r2G7cJFtBf8mn20Wtevzzsj28YV8CRlwIh7h01DRDD4BXQqvIw7fMvK0NMey8lGjvDs2HK4IJgGoL9buAG81kgaOxkP2
        O0xRhe2S7hkpDuA45wwb58EIb1pCnsjMjCVjl9XIisST4fBKHjtO9PanQWRjef1vixQof3Zv+fI5cjOvN/Kf66dZ20M9PF6weedws1Tm7Wn39bT7xu49D4yf
        pgMUGjGE0exwaB9deNdTjGORCh38X7E1pensgGGaTUqQPJxIX7YWT+lPSo4PgJWRZ4HyMk9DuqD/BdbN+/o5lcDv62eW+EdckV1L1UNnVHqSDsgknc/kcV+J
        qIn7UxHIk2+w1PlkWEVD85Bw/96E9+5N+FDB9z9JHVryiSiwk3UnOu9cf0Hk0jm77QX4dLl/mb7mN3z2iAlk2uz4EErk4jpgJunUG1GlzEka73YazVbS7sx0
        lw+t9FcPHzm6m0S3ApvxHBhpzs/GbscTJjCKa/W0Nzs3v7C4JBlv0pZImPppD2+4Wjz7OnPA6667jBs4c+Pqak2tcfhGr9vGQ1ni5StcJlNpfOW1l0HGm1ML
        tKYW2IGe4yb9+baDTdvXl4MC/mJbePn5ttVco8tliv+YDMXup/3dESioDsTNiVThJtKfIw+Gb+CSRNuggehrnfJ3xPmsGCiSYu/lZifCccfHo6C7FV205Gt2
        D/mqWfKVVslXz8phPSXgqVKkCvlKq+Srp2QwBPmq62L1J8hXz5EvHxQ3cuQrrZKvVMkXc+h2o+RrVnclS75qOPcDrcbTsEq+QmwWjnwJ9cTwxY58kWb7Jfmi
        asCSL6yp9Ar6QVbfFUiaWJdXsKWdDNevCN0Z4mrjCrz/TobfeUU2MVycvQLSfzJ84op87ZBJjSv4ShBguVm7krekKAtduMKuOxmeuyJ9xOxNobH4HJflQ1e4
        3cqCvyLbnKvRuwI6bGs0aN0Q1oO6/Q3xyS1UheQ2SH9HnjG5rgLzkP0tycgNwd0RyhtCQ5PvBipvCHK7DyOMIviV3dxLfzaAknJ6Jr/MZOrXQEFKahVtmeAK
        1JfjazmnvKk9049NLUk+4fuNLcxWnTcU8GUD9nWyhcon4KmPUFGcF/IhPtkDPPbytuzTu/Py4dy35c4kYAewu41HCvYDv6pEe6eNTDX5fNhtyPN5HEmP5WkN
        Txt42sLGb1GCkjr2hl+JkoctmV4L1KNceU+A6AtVJ6hfqCIKM7y747kgo34PVviDS9Q4/YgfRpeCLV+dZiD+yRdYeVj4Yvz/eB+OC3r/CK1RImLyGY+oRaCP
        +KBgEL4fVm5Wh6RIRjJHwIA+1SGCreyFL+cN55BWf/4cgqc1nMH4a0BQLq//ZF/j5+BEI/nRIIgvQmjFatR9IH0FSICkzbohIMHSYt0AkBApUdadAAkQ4vx0
        J2BcgYCXOe8bhMrfCWgUU9/t5bXdHyem2m5PLtKfh3DZ4DX4Mpco/2URgDv3z78sDC5OmZU1qXFVaMLuqlDw3dUwD9K/Fwxe/fFLMoYr06Y6Hv/n9+Ip8Vzx
        1ZHG9Ki/3TOcqTqhQs6Pf4yYQDVsuJcL7+6bHmD00HX4S0WFtIL7RPV/oe3p3w/oU/1EFvP3Ak9rN86zoOHfdVccW0z1/0rxDXQvgTUbjNDDghv8e84Vx85V
        /b9SHG6x9OzO4LoccgTx94Irix2v+n+lrKdQGfhO6Y8LYHXk9wn4LMrvOQRQ2k0oQzXkdx3dSJwQGRnbjzHndQTwA9mg/oZIq1tcFnmVfuBQ+NaPX0o/F8T4
        TXZ7yOO/cZ5VX+nIG2cKlJq8caYweRu0ON5uP6RY1A+4P/ZV2umDqQ6hCsmd0alVDCRNesDsftaXCiJbQagV+FpB4CqQDj1rC8ovj/Ckgm9RutxXApv+DJg0
        ueWn+bilalDqIwmVBCFpchuSZuK2oIARiJ2ja3/K958z3st5cOYtL740eL37fpgydR9RW6XX610GFKJmriQgeXDuYViHyz8fgtZt8Hr9fDcZ/I8fMsFfeul8
        8is+zvf+N5IF/Pj7Xb5undZJMgWHkpPGpd86XUk/d0D+jQPS1w9IT6fVL93k8OD2NxZ6c8LaJP8+DptbQrovKuQEXB6wHbvjnQefwjnrVnEccnPjKTVrkrVY
        YsSn/yAwLWEsMv6s45BSNnIROeRnjRrVh57//D/4rvU//5YNJ97c/yeGuf/yS1mCs4Ci+vv//jAP5XrjPb+f/egrY6i/cfvEypM/cfkd4zwSae6KO7U5/dTD
        Jnn42cLKykv/IV+fqmkVzjlbVdljqGypPzLRiLV693zfoW/6mfEwURv1D+bJ4L/478/bsmA/AHuXz/5L+Gdg6+ERzTD3Xj7DINSvQHCtSZmN8yhR5E2Ql0iA
        w7w2GlK3HY1UYBoJk0aBKxiN8FncZ8eQDWXCP/ThF3dfesG/85XxQz/39fVer/eR08PxQ3/ym/HPL7wiPE0eD4VFM9IYni8NwTrI26wtzNAigPoPfW/7h7/n
        e/3fe3D80K/O/uTiX/j5b5HCD30T6/kRVGkH8RXwXdAy5E3yS9C4G2+Y84yDu658oEZbrHwZD6iGMghDiufkM7QV0MyEQ1NUFqEyfPuI4cLLMxz/mvBAtFun
        xSZ4Z6PrOvfzLufpa/Qxt7+771aFjadKFKg/unL5qq/J5LVn3NHNcETmGwcn/BZqQqW3oSJvKTCGl/yG70cwWCD9jK4oiaxdsWzaFShB058IOAmdtG+Km/c+
        xfk2ZXflDEmX8vCaLCwFndyd3/1dXzWvEQ6vItKpGi+xNKdVIs9icJqsaJ7lJGt2UGa+K7Fbk+e28OTlwG/Jkk3/cQAjvPSfgEkpFvDpMdKjPzoJq7Shroyq
        T7de+Vd6Ph6Ph0pbplI3SoWQk8ZEZyX7G0GEaY3zxBacSubgAod8MeSvSJhaEb00O3YAEZzAKgt/bBljdZ2O9S01HNjJY7BqrbHlgA0DgKJOlBRGquCM/0U3
        bG0lF5194yGZN4eg3lixaG/LkrCsjmBCcZZFSBJWSn42hPAsA/ykH0AqKOjU0xo6mBI+D/REqBvpoa/MziF1UPIgBGkg+jyIa8C6AaGxKgmMnyivWMsj0kRc
        r+dCZmLlPkeyKlljxBojLmVMkZEQIp7WycIe8phY6Y+8zr6gYfpmdXMz66NOgkhLdSOOqSSkPAOVQmhyYBeUPZVEk30scd+smD7s9laMf0oo1IoJT4XoIyKJ
        ST8fAhLLMpS1kxQTBu8iBy4Pog8ObnXfX6bN7Fdv5AsyyjP7lSci69/y845K+R1zCPQoIC5qIMMOujIjxaYe0HYtMVF68ioSOuWL3W/eM13JbWamPkzdwx5+
        UqnvS+Bg5qUuEKOcfMmrVtWHls5I+iF0bKtck6/IPC2IpCyi9hCLgpQNdvPybbIFNGULeOib7Z4AItqEhmAEpbIjUMs747yJ8WYCv3MsclMdo5bXR3lpUSTi
        4JRrKW+aMk+S8h4H0ZW3ohHQ+em29ZZf/JYf+VeHf1G2m5WhL//die2mx3+wg7GFmDAoFg/VonosfdPj8bHs5smI2LmJ5JF+kuHwbU2yhYH+YfjS3fbSX/h5
        bmYTvE0+h+6cR393TRvF56X/59DZ+zVXr6Ke/cntb7Z7Y1EznH3qmP8Yt1vYlG7hTZmPBubzwuznXr5o7JyY21+nnWwkte4XWef3J3PbO7C9mCgt9pbcYYLp
        OQH2OqqOJtekNnd/TfoBmJUyVWfhJWcn/IJO1Q7WgFm0iYuSBBV1R+b6gUumYzN38WfWHLi8etJkt7zwDdKN8sJZXSldu2DwbV0zp+8tV8mSji33eB4zgPUz
        SxhiW2OqxwnsCpnaQgivkrrlkXZKQQkDU7+qpLCupLCupBBkc8QcIUjcgtXTGNJhR2fBEaGbawXpqw1ViylLD6+KLdGlKx4rrA/z1qmQuxKHCWQLpGOvhlW+
        4EsY5QWT6kAsTstlB2QWwTum1NGxXTr14ax2NH9mtKM7ezu6a6knTr6UiA65EDvF0PFhgw9BltATMbeVWG1itE9iHFHJ9ps3yLfoPqyltSOG3JDYQw27Q/Gw
        rEYwdaFjSI7tFjVlEBvcxPLGiPU0JsZQds/4FDEh6lCdjkanZCfj2QTGElvSITWK/z0/EO7Pbuwwir5kCoHCijY1brbpPwoQEGcZNhMQKUKaw9L2a6ooE+8R
        YCixvDzOA12gEyKN3VArn1gVR/Iqn1Dd1SXTz7/T3Hb1+ZM/NZ5kGhAG8eWXkozmUTr1wlOhNU73iEIi3/6aSHrPRZeiLbWWsd7gxoN0B3H5APVZ5MzpXruU
        +cUlobOAj9eGXaATtQe/Wz+fzwxqfzEHJvHp96d35HH6S0FV1HZVN17Ig/SXwaASgQvCBqDLNDse1KVteKQC1VYefstnYFhU5HluawtdVcBE+Ft5q7h57vkP
        5/EZ70/DAkleESscFnzv4jOX/jKwSmGcc0Z4xA/THEbSQuYw8YfBAp3rZ4HchB+2kEEmAKxCHvyll+STojOn30s/tUjuPpo1kzM7qCivy++3qF+rSfpZQ94H
        tBahP1qgYepS4EVw7JFL0SpCtK1h850Bk5z0bWYAQ72Ut9Vpqn0eV7RuDk3jhZ92PMPXw4SsKT165vXu8z89FEov/XLh+Z/Oe8O8a4Mf/ejpsRDrro2ANHhg
        DON505XdvXg+lHXfrXAOqWTpysLsjnIa8r+XuTSLvZ4d6e3G3/i13XfgoDqt3uXdYe5cAJ5wh35PPICvaw9er2+md5x5y0dfwUYhFFqGqz/Wa7/gTZ5Gt/fG
        EOnPnHqRHSG9gO5NpLGyown/0xsnOul9nfQJJn2nQHPyki3ff67q9kCYbM95PHiDuccJBy1M6ef/ncL+6/D4BNW0I4R8j3RCjHXwYelpHWvmfI7gLMz5IsyU
        TfhCaYLwtB8+B8mMS6D7PJggdxk9B8ShF+WZeRGmPs9tydzSZ9hMkOrDjuuM+ah0jz54QaFngudkDpkXt2jKtQXsmNqWwz6qT9fhQOgtSR0+/EClTOONVDLR
        hEom2KuSaTwMmLO6qmPqwo0r+B/nt1BShjCEF6MHEluHmsiCA/L5morLvtDGvUoaGBpW5IS8CZ1EBOvDvWJF3lB1hV/oa0QUEP4TG0cE206FExkZdfGDiSf0
        Id4frIYJhKltnCTkDy6bFDawDw2NNUz6w6hgfBpj8MBKURbX9Xj+F8KgUYxm87hHc9mvcuhae4YuqA5dyKOrA7VpLdWmNXXsmjp2jIDYwh3HLrQKtKAyNm0i
        j7oxbeqYIuSXllvD2LWgYGtxlKrqNaiP4Ma6dwRbJ7kpyA8IKNRPmWLhHrcGCMXQiowvHFeDNroNO7TxH2Fo4+FYeZvhWM3//rhDmny6HvqX+ltqYRNaiHxr
        dHBEuU01DTiqJ8d67G/AFKVjY5DYM0dxOzse5a2xtVvI9ARRrQly3CRG8vdMjqxzkhVHhWqycEztiZpmDgJjYmY56jXJs0x9SGJtDo6j6PzYHEf+BTPHw2uc
        TxlJXDB4/6Kt9Fx+GzJ1wSmP8iV5ckgVJ9vYJ7s4c4zB0+KFPSmOF65IWWEoJW9/F4Adi2MNmjLKV6nRa8mTw1oLLRIytbaSqo6ogkgymGPKh9aor4lQR4gq
        zW3KRS45xc4tteZcwXCiJxqSC0VCs4qT8UU9YHe5ab6BQ8UGDpBD7eim6jY7PMVHHT20dwwgBBgALPK7eTQb43i1y3zxmPXwHvXUpdyCMPUzNATQt9EeZEHP
        ZbvyipyYJtBl5V2+Jma9PahXmzjnhoYW1RQnvjDAEIZfaphjr6T88HlE+pPdGOVFRppxX0ezkjnTHUtim7lV3TVrmtj/68xd9IW1LeljARweg2FfRo8dkvmc
        C0M5DJ0/1JUJ/SgRII/CqCm3Fk7HcWNKC6ejap111B56Z3h8xOa9DTfHyrxHVJNzRK0j9lhDQbKgIDFpC5UooJOw7feqkj8YDIPN9G7hJO+xjwILAWUNSPxN
        BwkVyNoEe/zbgazW+lbLnXjSmlwtRaj/9K0diJ762eheeUvje1nzjoRqWN8ahLQLlY527wXjbFI6BX9D/RSVpYVN4sSzlPpQ31nlTTybhfKTITH89O8697T2
        blZyT0/RtgXrPl3Ko2umhbuWSeUuuJbj+Jm2KTPUN8M6oUWNExwtmsgqibRlTHAj5euUApEcjmmziLyBGjEmNJ67ZmiZGFsyWLbkAxnNZ3kWKlvcr70prF06
        cnEWwsiwrefLJFnA2uK5cV+pTZYricqUVK1nx5TyAQoPfZIdVyKadUq718IkzD8ZfihfKxrxpCStFYPy7XTW3I43zZoUWeBR7+WavB8Xt2JpAC5uxtICXOzE
        8mpcDGN5Jy6246zDixuxtA4X1+OslRDJQ5YejpwzrFhcdLD4m3JxHDQHF5gr23iUY+XhAnPpFh4dAx0ESrAqYrLiAOWVijcMY0rfP4Y6ama63QqJ+UlruSKL
        vqXjr2Xa08tww7jTlZl6SpHodNBqWtOr4bZ0oqgGfyvj8LT0/JqJ0s8FuT/4+IcM/sDUfPBFOBh/sU5z9Cm1nqCDZ9EH6c/4+dvG+SmcgiBw+Nt256U9X/Kz
        1Sll7zSS9S3IOov4Mcg2PyXbSWS7D9nmEIET2RYA/t7cTP93HPwGnIMJf2UOQn9gFx4R4oWJbWWHTZIdsQ6ztwLlx+uq7Pg6tZV90yi/VwaEKqd11W/dPVTj
        33vKfamuZmFvNqvIcNcoPyllVjlAhlZta6P8RLGv1KVL7xyiC8ybzV3DfK3YAeSJFDxR0Pi6+TrzJmSYN3eb9ZG5x24tgOKWbjxpN2Lc3YPnd2NLurfYfupm
        XZJQat7Yl9yCQ5rZlD+3/M30i5KHxPEof9fz22A5xQ0CxF5uHMf0s+NhdoKZrvvZ7bwY+pnhBTD461z5S/y9kK3w9wlZdPjd9rMZXlz2s7bzkoaeZhDh/8f7
        CH5lsU/8QaTe081HOxrbOVQPmh61kDnJHhfHslm2CR6JYWlLdvOBp7HRHJKdaaJE1xw+oIRQPQZ5z5bNIfivT5vS0KFmy1MeHMKDnsUrl/1w2fTS3wJCWP1u
        76ZPqKvB9e/rZbXB8Pt6znYL1/YesTOMBmX16QPlsjkLrsHO9/WmHgGy3qmHgFo/Db7UjccH5J50OQlwwt9UCHNDI5U1SNEQal73RZkdgY0sUzdHNUlmBLL4
        avRFr3QZNHMCRxvO8GvtfQ/D7mtJ3rAoS66AWgOOSAiDI2Gi5NlK1oKA0pbLGbmUsTJyeTsockuG7ajhNFx7Mvf72SHyX3LRRVhgHVKaT9r98rBN8GhUKUMq
        6+oOkgNhUbKejMYd8lF6t0xwGu0Lh8ZHE1e7KdzwYX20FtzSo2BEwyCIUVgGj5KvWdClTlogq/ekkgdfljopxomRLuh9w5K3ZfO+F0se6/FOc2I4NVu6VEzj
        8dOKXj4taKpJZJIRpSO+29ugn1Sw8f/PDGNpzKsWc+OqTVxva88VkwLTX2/N3HstOyGdeFIuKvvMM/jQE+WeuTYqD8E/mZ+QvrqWUeFwosIWDKt51sya5DmB
        GTR1Q7IkMG+l/2dQWfXwD5iSvZX+WsB2p7b98klAgwixWmp2tYjQwqVh4zApX+Hm0tDOpR0f4d7cviQ70LO6BV3G3DoGlFMFLgenj906fyuJVe46wyt8pDe4
        n8tsB+MI7tEjn6AJHtlJ2HSsXSu76JWh0xrsPPC+fn73OF8fy84GBjC/hzRQZq2kro3zN0HYeKuRq3uxl4zzN2OvyRf3d045SieQ7y6ZylLq5BCH/PmSWRVp
        5U48uFPqeaut/YRM+bLcXfqitSFfMc0EUpYJTAzyTvpvg+xu1FmWPmlQsFhB+cyU8rJtsjltEcjmRLJbQj338GZFODV09oxpI/HrNIzHAqEMZtl6ecJcKPab
        gdTFCcxul6kY4zx/bZi/SSZzm3u70IAxks/J2L0VDPbd8n0xRRBmuGvMwRH+4eR4mN87Rv9KRumGN8n9nTAEfhO+Sr4nfzOS7xKZ9MRYKrlL+lF+3izZJE1K
        3StPMNNllPOTUp007l687wQqvQs1yYMTuP06cyce3IUHb5YXSeF1MvrIIVWULP+FdzxFXAdZOMUymWKHdhLM4U8FGotE14SuEKFDRhf7BdCiy3DnyEOofXXp
        PGHkpsWAZ3bZtOyy2fbdstl2y0ZYBPDlU0nO5fiAB7ei/Q9Ivm5GB5S4EVne/wZOCLOqsIZioePxQ8v+X47UJrYyTcoJadfRnV+DFXtClitWJCnD3RxoLKc3
        2wXQUhZTEu+RNabr+k26tLAyjkxZGXebe7Bm32Sk3pNcIwZEdWJ93ok8d5o36/o8PLWWr8ML34SMa0M9aL/LnAQNYWVS7NAbUY47zb2WXmCFiWxX21Qr4nxF
        rYhzldeeyGfUKDlvVwm7s52UQd5vrbl/vPfvsf8GeicVJLdrOD3d/4n3mehkOKyhlWZeafsBOd+CnDuac1UZiQNynkLOm5rziDHmsNCYQ0plorJz3nYNHH8O
        +E6aRkPd8iVKCJi1LaNd5GkyNRnbU+c5CJQNl3ULRnRjtcLaOShzx9pQF5mpMxlG1d2LYTrcK02rojfxmDexEbquc/nU7d027m64u1tQzFx3dzdwt+3udlp7
        VDGXG/bJsLV3lboyl/c+2XFPbjb3PBnWMdnqm+nfDeA28f4JoKZI4QmPV/Uy305lZnn7LHW3lfuHqQItfeAoYQZK0jq8EJKWaJAI4iratHwKl7J71pbMO1PI
        2Vk1GYHtACytYDay+02E8jkujdxnbZUdBdbJFCeF2Slpc1PS+vDgC5Q7kRkAV9+T4YXspFrni0gX2i1uql4hxH645jx27jQHaD6c0kOEy3gqpb4eHPBgCFd1
        2TPBB5g7n+nnaxX2sVRg9PO3XCtoGxbrNSeJbwfOcAs5sNxAlN9yzcnjl/mCUh6/BSOFk5phnsQbBXUq+tw/nYiPu7ZWVkreO74LGLajkjedaL9uijk4LT/A
        WIzNoSkb8f1YmbfpxpLsEWizNxk6794rm4BQl32P36yHFXfh8ZH9j09aVucOaADIvufLk3qAB8YylrnM+f3WfRDCsvtYjDqC2OkIYqsjiK2OILY6gtjqCGKn
        I4itjmDKZExDFSSdxiBQ5EDcPcoT/tqjiofMXX0IZ6XZPWv/OhJvw0n0fuNAypX6yH2X+6WESWfgqQUPWTMd9iRdIWnp5IHzokPhveoTKDzpeFjM0DHnEOXY
        NSyVFP7f9NfZMyRO4YPJs0OZPJwiX3+VwnVs7lDOyyyTE7uTIQzC9xfi+5WniDZD2GdyNWvFYebppyjai5BijtK8jBoVWgupvGLukw8tFx75AthWOlF81vRF
        kHeieF+6E4v3TVZlfdKqpd88VhG+LDcH04aiHE825w5oBJvQqtJnNOmaru8Da7QfDM8zCP3bDYJ5gODJSsXBAzQAgRJ1uvwrXzLFrXc/mfqSknuhkvwdYsV+
        deVwwFLOg8p+1Jn4vslTBPncmcnHyeTjSkXPwuVaZl4ls9yeq9Yl9xcmH18/oDLrvs1tLfOqZezZSzWx+jWT7ds7eHtaq3vjlDesH/wGKfdVvuNJhYshPhvG
        vwUMW2/wOf8rCVF53u59zuqFLgc6RWSq2Cmi2Ec7ACrykE/Ly90vFEdZTLH30C21rdHLkodYQ5/zS5wdD1BDyeUkDC4lW3Wcct0MNMRJ7CJQVVQYdKoR0SQG
        SnkgXwdiW+PvBvAC4QCU40jmd9T1IKFZ/1XYXU/1G4d+PjZageHfdYh9cCB41c/qsISCteBylbpmh0iHWlwhU+T5vMFnab6023Gz3tHXdKk4fpPtmvj75lCh
        BJOkjr9/j8xWQAdWZPbTdaMxhbNYoohFx4uV6RpdIFToy3KbD867tkZIr80BgLXf7t1At+4vv2KafVW0T3va0KfCvxCJGU6mCFBNA4vrwWY2pUUZDbax8oE1
        X8PFavobgZAo2B9Ipy/RKUMuapIsNCVN/1UgFKkzzDpTOt3PginvENZk4ngHWqz5PMBHx4hijwtsJZNeKL3goulUhgmRQ4wI+tRmHcIGMCPrDMNfUzMI9Zue
        g0FIyhPzjlSDfgZsJH1R5scImU4zBnncVvcZWBBKMo/BF3ByPosj7cVdGI/nIT/djus8yvq23BQaKqJVdyw7hIzrFFEU7xhJm3Xg6wc4nJuZshcg5WaRWTa1
        qVbj1C9PqWYOnzEPuwx919SpOK39CUIvmCVlXJp09d3GhZ5PN7mFn4OvPc+dm6ZzimHp68pqNmVQyAc16eR6GRcRT8eb9HaF7VDP9Maww2tCnSFzwJeh5yF5
        0+BI93fVabNFLs3n74VMCcxl6J1byrZFvBhi9rQccEdLoTzqvLgh5IEXN6GBbxFpAuFgUU8gjADrCbJVrSfIDguxXFGmWj12b+DisH6XSNjaI55j9Dz20TYu
        lvVLPX77Bevn+4T18z1n/Xzpb2T9gEPrXeT8qZVCynoFp5X8WBj4l7oXbYgpxHkjC4CofNZjmXs7okuyj/SsMc1q9uyxbs+7FUjjXKY8wAVEW2U+xH0Rwl1x
        aBfSfpuKVVa8Opd1iRJedXIvMhmgk/JNPRNWvd6LHDhCtR7gtkdmbY/0bI+ktke6tkdmnGc0Jej9TjQ1sDQqXu/jlPPIcsptwinuL1xX6/l4auG4tHfXwajJ
        4H8J7mpNW22dHBzwJqpZgS2lSPev+aF/Kb7obxXYSMGErA7EBDIL4bTkczmBH+r7HlwAGmQp4UtycGmgj6b4F+4+Kn3U99SsYQWIzbv9oLyLKjYCqGql4t3z
        ZPIw9+aqtiGcvOdxRSXFQu78hO/7F43aZTxhR5gzxo6ub2Omr9vrtJjv+Dy6bfulBtLZwHjWiiyotorPrdOgtWybXt7Y594B5b3k/wiFwwkvRlslrHjDGf8C
        o0TRTBTkBK4LLxeBjWH4bq++/Lr3LQjUVu5NduwxyFfsgGNkrwztMMe8qQz0088+bOoHVo4+xyhoXQAeQdVME/lMcUnUxGjvo7h4tLHn0WD79+i72nyDT4Jc
        F1yqfljuVybL0+93BqCfAwis30Gwbr0LCC+OeDuKKdoJLBaH5lVjDouuTs0XcT4HwXclxcPHjMb9ILInMHYHX/kQ/zzWz73BC0CJfqF+tl818ADL1FBj6p/x
        /eCiUXLppiBJZkFu0ZHOD1bJ1rz0z5ccbgPpJMyXSQCmsqkXbLZz8Dqork94LvtjnYPnbKZ1m8m4B+v2Qbr3QZq85GBvuU5+27cQdOdwGexXe9A1dp9IV84V
        v5wA0/Kx9D6UKefzo9O3rObCH74Rpiz9xB+tEbtflgrUzFNdseEQ+Ew/2bZEh4NVHcELxbDuGdJzLsGNy4ZLcDNk3SW4ATIuwc2b1CWkbiK5BC/5wXZYv9SQ
        wcO56izNeB2Bfu1S4RrTmpKWTElrT0nrTEmbmZLWtbqZi/ufwXzYmb2tEI/mC0E+Kz//ItifWXbyXwny3huQiRUan/Ueeob//PvTYOl7JddapF+Tqj4HpXdA
        A4iznTBREH4iOfoWVDKcWNE92GdydHsyuk3t5suzNvUJY1NuuXznXMpNl7LhUm64lHWXsuNSjEu57lJSlzJ0KZ5L2e4BHNUn7ORguwdE5Dj95zAjvUwAWYBi
        620IWxyZqfY22iwo/s3TD23X/hv8d/qhD/7E8j9d+7eLpx/65n/xw//D32n+dw8Sk7eW/jsWijdzOLPVbR21zaJ7HvrEF/7KD33hr7x8+qEffub4vX/91771
        9EMnH1x/+9baP5qsoV4UecU00n8Z2O+5ZSHX6srDXHbfeVPTb9r0W6lNv6HpN2z6TZe+o+k7Nv2GS7+u6ddt+o5LH2r60KZfd+nbmr5t04cu/bKmX7bp2wB9
        uty2vZ9upjeCqRM8TNctyqFk62h2KeaQDuWmoYPFPra929wsz00jdJVvY4+iAU2ptVnlnSiOKQc+bOatqlaHD6HYY5fZh3tKKs9+q5knVfWQLamM/HbTcuzX
        m/YkZ6cpbDnHp5l1i5C1YJ1vden9LSOAC7BX13HBoy1c8AwZnQod8U2kwMx0BxewIRl20QEJsfq66C5OYhv/iQ1NbKNuJiIR8LsS+w07iW3U9cQ2c5jYb99O
        7BdcTrKmjdzH1s641s641s641s641nZda2dca2dca2fQ2la5GMzsNbR8ZlNomDa3ZVt5s2Ubd6Pl+rDlerVlP2nYsl9yuWUHdLuFL1Ch5IIVSp6gl65uHW27
        YyR2o2jZ/cGxtU3yFtKi2cKxzEvuUOCyL+lmxq0M/ilIANQTsZzgC/KANxXUAmqXSQCfCdy5V3UHmvVc/GOaj6W/HiVj37MxlSYBkIf+X5hEQLaJebgpP8SV
        NvYyYKAyBT6WBBsf2WbSHC4+MqF0mdvfm3vT5t6czI3++eXpuNT1N8alrk/FpQ4cLjWUWXXFpYZ6FN82SJ8ddBm2IChgqQOiFBew1IxNFJWw1EbFTUYs7MUe
        /XqLlJqkTGJQB/icNY+YYRND7e0f6k8mP9QOO4RUUqHjCpp1RWGwns7TfuE7cf1PPaUuDbJa+gVM1/rd6lFR2NGMTQAXhzKwEl2bvh3v/vZnCzHntUtA3eZ7
        vCv0o46fyivV3rr0ZLRhnT8/8kAWWq/P3zpN11iM0oSZPCqQ0lFZuuMVIbWism3vo92ZScEFdNVJtXseV0BvFn63O3i+vjn43hlERpLFi/0/hL8MoqbQU6ML
        P9C8q56gY2DSGXeTEIkouGbfdq7wdbt5ephHB3Mv2kCDjD//NOJeuvbeHECvHX0FTfU/mPcGH/G/oXBvFoIjrflJe7d9GgBIYeFl1hznLREWrxWO3tDlVY6l
        CGQhS6koUB9dBfhMg/s2sIwbQM6g23qdODaIHToCbGU5siLdtaCLlUzEiq5ZXLN8fioy0pwiIMxp6Ah48swpygLZ6WBsn5gQyEhIADISIzfAExDIIZjtQD+W
        KfbQ1Sv45x8Ic6eYGP/8lSExVOTR6i++X/77WXn0A8ffKf/9PTjMjYemB3e9j/9OKuN3MlwesrquxYwJHdBVCKAYQt1kYbue2PgB0TWZd9FkZBwPYEYlL7TX
        7olOf9435d0+ZqZvJ/B/xkBN8Y/omvQDfUCtj9GamvHt3P/+B9Q7Zaix1RSAB8gRHirvJ8SHk+YeMOuK9fB0aVtz6alnMa2qc87/aufcgV85y6+sV76yOeUr
        UzMrX9manLdQd+vM3bHL45U8wnRMFHBAJ2Nc8SUBrd1ToDPOZzjh20QCqzSvMuvbgCStgDF0RgDkalcn9AzsW3VCx5zQ0R8woX2dtuGeCY1pbJ8AN3ak8GGY
        0MBCKGdiivkXO/COiCFb6AcqxcOpkxxLQB4dNMlTTm3GJrBQE7JiIoWqiGUJy0KtTK0WI8TI1MeJc3VilQ7hDzEiEGwhfLWCGKh+RalncB5XNng2HGICOsRU
        JShU9fEwaKo+YV7BcKISRw06z7yhfdlAj3VGubA5VxWGrqMwdB0dswNC19SwNiz+RxN/cHoXT88LfKHY5k3wpw39Sov6VABwaJOmFSWJ2w+gYysjYie+bHrZ
        mqlPKWsbjQwN1NE07SriSR5pt0S2W4Q0zIBWSecERecE2jkzgKa1Qx4UcF2KKze5+ZRoGe/pJ/868Ge3pvJzsTrj0uoS3rVoQ1fNK1N4W6rDL417Zx2ImupT
        JWVOPlePt6g1WcCtny+CjiF9yXDAl9XTFZeHKNnkK/bMrE9nv3x1rMrF/LAaWBxxvp/T+dND8P/tG7zmsFmGzQn8ahcMqlkyR8rT+punxwV4m+kgU5eZesgk
        1cygmpTVzE6Wgj/wPLIvMru+ZGZMF2K8ZE921QIn3xf7S1uWKScm6z5fS097JNXP72n3zuogLEwxqpUpb9cNV43HCW8XEpcRFnT7WkHd9hrVCsGcG0uv86Ry
        UUd3xkhqMs5X4DBsQZ1h7DKW4ViET/bqMO+6IayYysIDW0ZoBjmPDEcYVnRUr0J6j1bI7Dg3QzNfsT4o9ZSpjnZiloqJ0yWMtq2yggiWZ2ahaqdhhqVWM9VJ
        CGdjeM64kUINVVOPbGiODktc1rrOzF75YUfk62fRKfJfVz5sFhjfM/jaGcAfjfPlkfSifIxMmZWh5OIrdKoDTcosD7F0Ss9amU+op8syfbM6khUyHJcYgEt0
        emeH4qtthYuSyimmfVEWMSySokjCIr2ySIoi7uPLIl5yazZsXlq5WN8qgxNYX9YZ68s6Z31Zu9aXdd76sqbWl9Wd3S3as72F/QZ6+eHyOLe0WMiPZMdosdYc
        pIh2oPHrEWC85KnWQniGMDTTGt2MrmDN4biCkGs2YcYmlFZ56w8Id98JYRKBuG55S2PeaBzRQYT6WlnU1kiZYHPfBTeuxyh8LtCWrG0iyJewH0vho8fwEDNB
        6EmV8wBwoUcPosrTrKydWC3BMLI6gesADh9Gm/QPc/Zkt1/Jb5Mvkf+f6WdrLrLV7VXxBTZrPXnnbBFyOpD3Bp6P9/bkvbMQPubkciabTVxr0UCIXkV7ixbb
        ktpif197b4a2vbdw0VPL/oCnotvTeFOGCQ31kxBcB3pEfBqGiWmAP78ZMm1kbje3D6/lt5W2OX1z2xX5/NvGpX7pk5JD8lVSstvks3ryWbPlZxVdMvlZ+zvk
        tk9K8U62LPkPOZ9/tLlRlFmWMoe0zLKUOVSJ03fbtfyO3XmhcMQdu93cMc5PyP2qGjW+6mdHZaES/G2VzpZIMmykTBzb98ZkC+ZotugMDY/qcFSmkDxIZB21
        s26bl3NyOZO48onUzVf09RW3YDa9qi3qO+vKLC1sHRu2yo5UmWqVHVj0oUoowNpZyiDVQK9XtVVodVw3oG7cQSA7jFZ2W6idRftR+Xmn9TflxwWy/BL+LpI8
        Bzior20ikrk9yhAKoKf/C2oTxkBl+sYn7AsvYG54mxPlLljV3BNZx0rVsPIfBPCYcSE1ABHBO8TVgLJ7ogZYwMGEpm9VbJcRnGge9/PYhnAhZBpRhfrZXKJL
        qmybZ9sGXWRcqTW17fKq7ZK1bNu1Xm2WkVbBkLlSfH2yTeaNmmSOyeQ9Xs72Jbld2T/bM0k+orM9l8vDmO1LMoVXioneKHIuS85DmnNZch5K9s9bTOVZTTq0
        dyov0Wy2LXP3mMzh46joaIbpPHUqZzLHjuhUzuXycOLKT5nKS/un8sogyELX/liqHIRZKFVkUsURqXNJ6lyB5+2SVL9CF3UmwWUaJHyLcbctiRDiEkLT7q/Y
        IQsxlep9Ik5cD+2oyT1I3RALYOgWgA7zggNyWVRcGEuJ9ABFMybZnZZWEoFlVoFb7oB/2QnM8ADzE+T+5HiU3e6igpdT7nJg59y2PaaRas3tsFayZw+BGtfb
        E4dATX80dk1tE8b9Y3nbyfFQiqDvbLAaO2FvCr2ATfTE5zv8Fv14FwxnZ9+rbwQOeYWq6cAiqwCSZN+rVWkdcKLX3UQfBpzpdTfT626my8UcvY1l0ILYdvSO
        bzv6Br5vx9/XHGumbpvjq4ETdbb7e8K3PXHdt6Ro6JMWlWHcYHWaO5OozLLfS5bdOmZ5qMPOeOqI5cVXLD963DKUC1Uw3coBPFSqAOWdbkPqgv28L/Qv+VvB
        RTYXpqu/EeRR1Y6w1A7S2EKJb1RaJPpqkUg37MSacjGgnEbCiHlm/5EGI7jYsD6MBSR8aqncAMihSaACSURcbJpmBTqvg1hso1HeFJnSNEyj8qglsnEDcJeE
        GmoIg6nxWWYY1Yd6g0blJU2KqKikiQxNSqayPUFx1UYbIm1gzTawRQNEYgcNCf1UbVZbnthmtfc0C8iutlldNKttm9XCW7vaLCloWlf51fIeRJ6RVuNJMpTP
        alyFwSAhOrW5wyH4bKnBNdXTaDeB4gDlnSEkJK2uO6JLPqqTNkrN0pRkT+vRc7b1rT2tx4fZ1rfR+pZtfWfE0DhsPfuyZfsS72zgnU1VX7XQEMj3rk997VO/
        0qfo9dHXvE/RYaOpfWqbqt3umurr8Id2+Pf1KUxSR/819GmsDa1PztP/b/u0hYZM61O4Kc9YpGp8SYOY1MnHEHUuJSRUIOzvcc+67Tv4gcS6IbWt+1HHuvfP
        WpiCOeueNG/dkpo8EKjhHLrBimb4a4TwN1hRyt8Lsl82WNECf9eFGDesn1ODFS2bBnm4yNRRGYBLsK6sPcUtn9luWmNGUmjZUKrPduwzUO1F2Vyqz67bZ0qo
        ZyeebVdsKXvoP/sMeNnMcAsLp0McKQ1JNqTmyQFUOxNA6+sWqD/T0JW+gdL0ctMnHkt71IbdckqNxD7v8nlDXWA0G5D8E1txt3x51XpQnXoCBo6wxS/b4ijf
        sqVnJpuO/aEBPkO2n99th+Gl/hbnxY1kEtivgs7nOXQ+BfY7Zk3Yj6k6L1fIPa4tBfY7XsIAGgXZ60ARMacIdwsaUM5aV96uGHwiu44JvTw/zgGOLHlWiEvX
        scB+d6iW0NyhqhhUko4J/CeJMieABFgA+62pBrIGfOdDBOtTFzfwQT1oP+rUx8kL56Q4XqjwfSnh+2CCv4zFyPJHCGfXlidHrZMsajmuQNMzY4X4U4C+2zU+
        aoO6S2LOxajSrCng3yGnz9rWqIJE8UNPtKAhZJyzI1C8LxPrr+1yX0buDrdUaVisHZ0wCprc12xvzjG8Wp7qodwyv5uBJAgI2GO++ljpxFjx+YjItyQLLkVf
        Wle6Wy152xI+rANEGTAAxPfrjvIeX1NnvXPA3cM+10GYQVTTdjXcbJG1pFoKvTLLD5+XuyZM/QHVt8gPVm/QFoEEe2MADDJ3nbnnETZvlvFeF8u+2GkxJPVh
        QCIeHcuch4K2ZfrwgohPhTtJIQjHUwKd5g65Cev8jj1wfbnC9XE2t8aK/JfZvGu4ub3Mm2k8xWxKoFO4BqFdE0FOH35Ww3rW1NZnp7WZ3q0GA0OaZfnpvcXj
        yOH5WSshyiGM9ZWDSb3etLdP5MRbc7fncrCs2+4WSJgyddzteg54olsNe2tk2clAuds0h+PjDXfryfqRrm4ooiCDHUibG5u5r6ZI16OK1VZYWm1txwoAZ41c
        IoK/OcutSDHhLO8eKYqctbqKcwPH20kzI0Wes1KPzTFppaS4c1Y2iA6o46Z7y/XogDp2mvimeFM/s6n2VmZNC9HdyKjTPKQ6tp6JJ9RnPzC3awOYeKc63gci
        ePKrmXhSff2FaGjHMPEudd4PzDFrSYbEu/FJSMyt2RkS70GvIjGzNmpIvBfdg8R7kTzYqW/SaDL3+6pZMfdIHbyBuuVueQtvEGvuLmkHbyBKnJSW+k6Fcad8
        i29VGCJO3aE30IUYQAv2VUGyD4myXcBWcj4fjE95I8GmM2EE9DEaAX2yYgRkzYA6XmkIlMssjL6RER1pChS9oQXQx/5QFkAf+6osgFYqbQYyS33QHXzu9TT9
        jSj58SAMLvkX/S3F4gf+oxdcNMEb+j4Ubg/7XBgefiOgqniAKMUMPv+1BKoKHFCVYljLV6e/6GIJhsDoSKtRmHLEZxIyCJYl/Sc4JaW5S51OaUk1nhMjHx7f
        15u3POnN/6i9+cMRwm8WvcnIBoOw7M3KiUFL+rPp+rM50Z+V+DDSo7ACjvYPiHTM1Ar2lQ0OGMzm7mGc2x32n3/JebDEkrnUID/ZT7LGgXNh/6unR+RKKgcC
        CJZdcwPiUOqIWpcgQuTgV19PpQ21QT0dBYDXYtT7eOLBWB/kwKXzNxGFHlcwt8vhopZ42xrPM/Eu4yKUiws8/U68J6ZjTXjnpoKEaWQ+b+OAQutTC3layEiT
        vLd5Q7Sg8XYvhXhQiQDxq80w3qpdJLJ4yojvXHNlGCI6Z3vjPLzy0EtfPHvP69lvnX5f2bkVMAkczKvtEJQqTQaMQ1KE33naPTV22z+0tfOpD5760ZePfvbN
        /+Z3/83myxAV2t/2yQ/95Dc+9wM/968f+k/f8fBv/pmfszg0RYwfF0nIpbu2uRhEYCwgRvENWvOd73jsM+sXfvFP/dYDLPHxL7z2H77w77MHm9/1qblHZn/z
        Ha4mF1nIRS1y6S4GkAtcZNPdX1nNGhtx5jh6K9wTL2SGYUknQiHODNY3RX74s6HZ/dbQ8zNhVxEuDClrTCFwy1QI9+jll7IutLGFARFA3OMqiLuw1xUQ9/oo
        jyZA3LsK4j6DMCaM8TWD+CWRmUFIxC7ulvF62D6Z+oh1VTH2aaXUnRanqyHPEB+xWwVw55Mp6AMM0hZW1FgI/1QYx9XU87YlNU5GApsSYh0m2rLACFzwqnUE
        FBF65EJIxRpCisY5sbNoiwBhHf3BoO+1IVtCiMr9/i8I5KjP2bJ92CRUFKBFkf77hwGKDxXqe284ngaUg/ZCTVlAoYCh2aT8G3oysgxlmIp4/GfDBudTghU3
        xTWyaR2k+IWNKe6RLetN9aWKVK+FUjXi4TFM8fgAI+aTIeCx5WfoQ7hQIy3YTcB0TJJ3/LFaWcl1YwRe/mR4WbKW8f6so4dPayYqGVSrENmE67ToCe3dhaqn
        pjEpQ30kPxaGtYv+pdDugc3jzmC14pUZlXcKAC0t+c68VYEFsD4n1r0W8YebFqMjtL5dMQARmuqTO/AyYrLyHrtTw+1ODbc70cK3NuHASTYG7vBqGQ2TzIpV
        ndBPsLoZZzUuQpzbqPNvZJ2EQx5OsA2RPWHDQX3liHnEYREhE372bUaNxxXGtI1XhNVRZlC2WL/cHijRj8JCx5i4Ok0YKYdW7/NCixTBwT0hxkOkFly2nsRF
        lLYe0qlp6m70s77f3DKxRqkU1kyYII2T7uUa110VhRrJXBWyNhmS5qg0Tokt88L4DTZwOgvR8qdjk/0ShZ8qfsjzNSs1I6K63DTHFeMVRk+vIdI8M8zgplNY
        SyXzxHkHR+Bhh/XSH4pWkgV4A1geTR6lr/lgEP/yTNi41FXMjetNVSMWJtTvqphhXhEK6F9R/e0zzuRv/UNP9/POqfDjNVMeC2DFlCaBvw/ztM61HBZr8lO6
        W+HOl8cP7cHKu3E6/QqgRtJN0xi8pqw8lVuF8H/z9MQryu1tN6BhnD8RUHTX5bzxyp43bON0rPKKaLNqeDr9Ff+leIVc7q1YnmvFUaViRDMt0Ly/fsNyuhsK
        lFM8yDdcBks/9vA1kl4mbp92v3QRC19E/PLLR9LXg7cFw5qIQonc4ZC/AQ+uLLYqYuG8ZZ7MlibD9mpIu1yRAV6sPRVdGqQiDImUh2BnkrZde6ovEsOm+xzg
        J9nLmqoc8ZbGJpSDJkovh2BFhzVZ1o3BZxuK+GoUZ5xBWzyrnV4Ffijkku3fSQdm0JU1FmTNibsWkRugBzmMPsyJhHzU4oxmTopPLejmtq+QVgqpZQ5PNwjN
        RYY+bA1Ccy2AgIbmsMnxc8TS9qMG/zDUoc0tMvnhaqxMtyep7vyw6tQtJmgTRn/p86FZVcvNkMjow7wDFMTDkupfBUPacUaxq3b3IIDlqwhJgaZIvqPWYhSw
        KFAMA2xdmkFtcO6V71GKr3gSqTSmCceQFv7UFaA9QCkfIa9ChKOqK1R7h3Xl6TCfwZFsHQYNiP7WpQUzz2YQrK5OhNgOo0Tj9CZgOkMiLWcLjJwEPHSM7hJ+
        PGHlPAumdmTXjvgFBtqwg3fYXV7GGNrrc/zGfM6OJjVy6feEWYdHtZnPEB38DmqF9MOWqbGTbPmhK/mK6V4pbM3tWZNzQTk9nqA84ZgD4YhOY2Ps+B1p3G/b
        SB9Cyobymt+2ve/qmt0QlmE8Ho5H+fy1PNVwIDavtCst68z7MNPOGB1zWOgEXrvEjblTNO2amQeMOEz3gPKSYnLMmJkhAdP2Q9OmG6aP4e/ANm5llzE352Vh
        6IypSAclUFsxe0pANr6RIZprZvlU+J3yc+hU+F6YxJ8K1+Rn7lQI5OcOJoxsbZghtSKom+ldOxVekHSMxynhsWo6lwJMmJpZPBWelZ+FU+E5hpwLoXQO6M9x
        dXwqXJfEJdNVo+8ZNfrGCRenFSLldsYF9Z3fwDGDlKTNwHg0lvIbrBSZ8C8Cho8k9X4C/R8H4FN7E2TKI5lK5GIzSwrCBwO0WfoGNmTLIx5vRX0xeG03Hfxw
        bdAdeGmQvhYkXQ9b6bCW/opQ8jRM/mkcNLf8S4Ofvdwb3PAGdeTL22deYJy/+0T2bk+TjYNURIPKbGNYcq9ydBgjIvsIIkMFp2GMM8mykIkrT1rFHZ6Eoyq2
        P8NS1k4FxlDUQVixUwGwUW24d9nArtKCHEEcPcoqo2rpmgbTRDrPUcNKwzUmZljk59sngvpGfI7QpBXDh3HBVrBAJb1SORpqj25DNIEHklJTrdK2BiMohaRG
        DHaqQZ/LRhKJqsb4vTV7VmqLDF2/bJg255wH63kEAq4PiQEWS849HVkfYkhKdR5jecUIpSotMLF1XIh1DsdsS6wRMKV99auoDyMrmfRJdQ4EDFPqTXTl5Kzw
        +VzeP8qrgG5+tUAlvVK5fsiQ0eZPBevViXAWU1GjbZ8K7jft5Odmw/qlhYutLQv8U3fiifOqg8qpASsnXDShZ23gHCOATe8jHQS/C76hE8ld+M6OMK+D8JFO
        DXc0NDwZpNltwvHLz+24M9kduDMZcCCD9ewE7tazOxUbKNj9s8HG7rcGni/7WIjAbUhZ1pQjkrKmKWuaIoIw1BdIuV9TjKR83tOks5qUWU9JV/+6JnfUqg8p
        qabAC/ATEdilWBWVW8FWxZXuSY1xfOyqRqMFL5GPzTHX6Ttjni2Ph5/M86vyLKqYxQ6v5ceK2/fBzbOgRlJPXIHg8VfKjepYJVxAJ1iByh/nc+kLYZYX5zUw
        gi4fXE3KR6eT7JjQwZ1oE/Z3g8tfTiETBEL4By9+OZ1CpqQTvCyFcyjEv0ck3/aXIcuzc2DiFCDt4weWzWFGF8I4bzD8MrBFUZCJERM/dfBb4WEdy5QaXP8y
        ApXzjUirIe2zB5cDOkIdUzEYNB6JNgY7UrynxXsiiHrJNJyxWdkT/u9U50TjndEGYVRThVaiuV+K+G2UxkLaAa4LezgvDMUxBgiHdDlrpgdkX6Tu9hb8r6JK
        SIf8uJRZUnSn44D7XAarkWol+1Qfh4Tj6kytfsU92VemP2Xndxf5FLC83XdJNe/e/Q8avnvWaMNvRIatZPM65hD8ZUy/CM08tfLu1Mq7rJzhySfecLP6hq68
        ocs3dN/oDfNT3zCvb4DbwHBPT8/D2nXVLBheEMMeF3MTLdmptmQGjkBsycwbtaQ3tSU97Ui+owfDv5J4Wptrzs1aFkIpI0mXTAj0Sz9rwK1OYbKBZiRzjgz3
        ceXSj5HNNrly5x15uAYuXX7vB1cuv2chhcVAyW3BobzxjYCPyBo0iYd2rsbpuwOXtDk1w6zRMPMmLlbVDDUc1M/jzIH2mXLjvBkAfM1zuBaUto1MyD01OWCT
        znagTZlRW8sarV63cdFVC86aYiz4Ns+GzXLO5njCZrhgn3v2eWqfG/scfGIANez9788TsHRCwBN6I5zEd/N40t/Mg7LN4xH6qgUzVD1FgSNLzZox6elKx8YE
        mmnbiDg0Wm0M6iKMelkLo6NutoQBMOGjpvWsBTJvyPfHiSUaePf5PFEvEVxnyQAhUEL0e4KhIHn5xg6MYUNER5brmhuRwI1I4EYkcCMS2DyXQ5tnO7R5hqHN
        cz20PbcT2q67Edq+uxnazrvl8lyO3AhFboQiN0KRyxO4PIHLE7g8QTEGgcr8GInLkXQ+h6JGF4OkHIMRHoeVx8GmaVceX6MoQdtiOzjDwI7OdmCH53Ig1L+Z
        BRyjioWvteul/a5xlr4OHeuItSc7bG2x7iyhzHECDQDqO0rV3O1ye1tF6aZxmiON0+wzZDvtkOuDL6ggUVfUvW6lOfrv9zTCeKt1ca9QMFcRCuZUf0yW+yqd
        fxFhlaHqfQaPHzF+xTRYVe8quVzhAcnG0u3TqzLrQEfHQQT0TIhqbzwb3x4AmPIM8Q0YTUIjcuR8e33EcPZ1vtgjaCbN2CBXqDmckMSUh3emOT22g2e1GHry
        0QIIIiXXQk2SJ/jTdEW/aNVWr73CgCAwq5yupKHdp1XStPhJUwGj83QaDC0ezJYPJl4q36/aFGy7ezOc1rhat8BJ9ZBvv503S8Jis2nrmZleC7+7R8jtVycA
        sCdqkrGAiAZsb5FY2V/awFehEgZrPoco6C7NTKsnEbFurpCVUwoVFdQgSBk+jQkrkgHB2juTabMWeLua5qsEIUJLNCEBxQyCTVFVphIkoICCJIRLBS2I1CvZ
        H0FA8unM7VEggWRZh/w1B4iJ0rbnC4S0mJlIUDD5zmTarI1tV02LinZC2KG0Jc2oyJ56+AZJSmRSij4hmxkO93wW7W4jhxqgRYbqV39KJPg5HtTXVYaao8QX
        4mbZzCV/tTZFLdA5490nTzuGxTsVetCxmsHKODVUKEfQctW/+XTp/gPFbJCSil6gPqEXiCZ0CVURvKG9JgPSwizswMoN3w1FQQevIjKF8YkJAskY0T+joRPR
        IRdbejZihOtYJfWp5KoOJ//oao6z8ZhmzzFstp3ZcyyCck5XhxFgG3Di0lbDZx0JNNKb6KmaCtsHys1Om+JN9M1EzxwkNzeK2VSD3NxRm5aRVbeGnOmhnekk
        oJhGdWgrNAB53hwRZ6GpcCpR4ac/qf3xtYqvheQf6hdEdj1EbPYor554R0Tb8KhEsaoAVaJU1gOVLHVVstRViVKuhwCLuMMjtYaqETr8pEAXRydZ931rysFg
        xUAsastPe3Mgm0r6L4WCrAVthAfmAanxkleXo5mt+FLzov+cFcBnCzUEBFIe4r5YeypfUIykgGcTuJ4l9B0Ewe3inAJsaiU9KNL9anpaHGvMmlmpPZT5K7/b
        oUwg+f1shL87/DvEbim/n4rGE6qm8vKZ/ieR4brMFUC46Fk/Uj7PvyJZhQTtgB0KEr4AhYz83oyYKFdftCm3ojHxPXJiQD3dh+LmqX5hoSB5wTOFImtK5sto
        NHV6jIMC9BTs2chyE1mQqpSlxuGEWg/DCYvWGEPcwBDrQiMr0Es/ErL4df3ZCfMlEZRkX8TdjTBfprfSYsUCprHhfrH7HULeRSswyev9rF6qNNAchHee5bl1
        n79pvoqsKzwfvQoTHw31oXj1sR7QC/26woYuGbwgBwT7mCt9jI9258vbDxK4qn6l1PbS5NmdaTKqBzyQTFJY+aYPME53yxTWKhceHL9PsrUrepmwQIiZir2+
        sn9zxhxcVByvii4bzkdj0r/GkERiLGMn/bkiAih7bsUsT+3XqkCaLVZaA6nVHYhgcOX/Q3q5THUU/gV3qXPfbGbzeiY3dxxg7T2Z5z7+7vDvEIRHfj/lv9E8
        7yEwxsQ8l5TPs6CImJV5LglfQEvk96bPRLn6ok255RfzXO4aefRUtGWiGDepIlua6Ol+Yid+fvQVofw92jovIg+QpMqJHysnzAxPTMx7x+26eR8T9gc625D+
        ANV53+MxXo+nVMvUDPDmHEFM/piTHsIcw0XwN8377lwvb+mkb1p9KwM51Ny0T66wncs67Zd12tfgGSCf3H6Dad+cMu3bpr132sumvGfar5b81WuXTGmB8mTe
        62elLl4WjNzT4kKnea0yzWOTjGCWQNYhKaf5orHdumiWvpppvoKZ3C9n9rJeLpUzO6slZp5OpkZ+aziAmjc85pw3R+8TaW4eQp1MdT0cmqUyYIm/G/IC/K4n
        6FdYBoVPdgKzQEDAiQ3GP2CD8Q/YYPw9GwwSb3i69BBYF245/zWsvEgXUuOqXYNuIrw8JJZs7Zl+cfgi85gGUr0yhM6FdyhrHT/Vz7G/VGJHMF1WL6WF2tP9
        LLIrc6lYwnoK3sAa9rlEhIrD4hiC8DLl5YaGVXwVe4MIQIdk7qyUR+LcHTgfltyReHYI+CmMbDL4SACH5Mxn9O056GrmiEgJRk0bs54vqkdUZFc8A5TF9vYc
        X5C3bE81KxxWnUJCPGTRVvmAGcF7xqVAprldpmVkMs3KXVVQqbDrMtbDayMcwz0DdgdeJM90aBu5p6NhxRTAqbjgDrCTkJjJEtON+w/asfv7iFd7L/Fylmar
        1tLsMLLylDwW4lW/knWEdG1pUBx4BdVNXcjUzBXYn0kzSOuWlHa1sCE3h3l3kna1q7SrM87TSdoFXXl3L+3q7Nuyq0cppW1RFvOUXkkVQMFaFVLVNDMjuBw1
        TXPIY2gZk5ikynbf4le3I68W9gkxA0Is6WVlE04ASPZkJ0xMsbsRNDSuQN4v9DOfhmr8/5m+WeirKRsuQnx1Ut2+982Hym7pl1NhzmL4cAcS6oeTr3wBcBap
        WVAyuUBSAEq5IB++yKCYPqjpwsSuuMhHukKm9gqPR+xkcpOKxNkS4MASXqGv92d1/KzL8MjPWkaLTANc/ZKg15Wgx0rQqZ4TwkAIARuFetZ6nc7SOFIp+4Vs
        MbHxUVKLAYAjfq10VlXmyfcHQXCpdrEwOorSIIsn7mo07wMtqPOzEJ+DajWNA3lLg5GmRKSjCZIG8FATpPrB2q26025pAaiTGOzjVa1B7cihFiLAnc0NkIVp
        JkgMeKpBY3mgXINJUEBe2d6o469zL5B7HH3V8EftH1PrzuElPxAHiCeiug2hwFAl5mWwoI0CkiyekGZrVSMFfWbl2JqyWFAW1Sryam26VcN+mwYK/9RIsuvq
        VGlOaU+NwsxIM2KJT+/8JgMGVcADEyIE5oQKnF4E5vyuCH4rCAhoCu2Xi6irG1C4NrQJyd58dR3t1p5BzGlUXVdoVOKJ1cASN+yM0PcSng0PscGoaQaUx3qo
        bzVrkapqTBvdbfFZbWmfvu1DEpXQqlRCSE+erWykkfOU7a6Mn2e1B9CdjRWnrwZzaZk6YO8wZIW6Afo0NbXQIR+yNrU4GVl1mdW7+eQLAnLhKBGXCrcR9RZQ
        JgZUgSU/6PvRRQeUD74Cxr2K7uhp93EVaCxfIuUxqNjUwdRH2qm+5sWY2nBjTNDAO27U2YN4ZDGv9yy+5Dayioq3DPNfo7FT9Keg+78gn3AJKo8IAB9rwTyP
        CC+pCTiMKqKBh+Mm6bjHOj54S7l6d4fQzzI6OOI6+hcJRf2hD6C/EMEAp3AfyIP+2wI4lgcPw6fG1zw4VJT09gDs6MCaaz/akY+/21vWn3TgwzoDWhgt84hG
        PfHf7i0PvARFYBsmLMnbPWpvYS18L22heHAuv/P2d9X+Gvt7nL/pr0T0C5SvG2y9v0hSc6q1PfeN4v7vPRAtbi1cCp9rwiR5GJ/PjwiJPzJ4LdyUz/6Uhqf0
        s9t4SBelH/fVbF1Bi06GL06GOZKUj+9JWQuGwvBADF41fTTO38wOC4d4GBziYXgcrg7S8ycDr2qTYVYlQYZudbCMcvEEoBvCSgQVhBdYagTpXw0Z7koGijES
        AaO6Cs/bVcVPPYKe/qXAHDHh24LPyy/24h3cy073WXt/HfeS71MBUa1eZ/jmI4MveNIX6Q+E6st3ZHAj2Ez/WmgfsKtsRyX6UJ/YNPQT+kA+nfjYdyNuHmba
        EXzb7QMvO6z8RWbVbzpLWVEuE8cbBN+oE4d1dGQAssPtKLFowE15dNJby+NrL+frL2UnzPoZ8+JL2Z1FAfgU+OmVMKcx0SraEKa/FhFJ3R8w2muGm7cFy8HG
        4IW/Q5uVPuGVkJxzxvrfbVa/EY3Gg8GLmglIV/L/430Zj0w+Jr0qvMRasJwxFPWyDvPqw1W2ELvG4UEDwz3OgwlfjMMY8VqwZSYjTwZXTe1q+q8CBZOqyVVi
        4muQQTMExFzW5dzHrAIAF1qbG2kv+kx+HzdHB/6+1vnmKLz2RNDFGanIsEEqU80/L1PtMNDhD/MYFIBA1kJrVdbEKnSqq86PRNgnnCCICPfJh77yo6/+s2/4
        9nOnx5ReJe29QHs8GZ6FswWMdhF8ZRjmhk1FHixdjsBh9P+q9v+3Ff0vnZyHtv8P2/7vs/9D1/mhgZqyz85fHfyqt5mOZK6vBd8GuDCDjwBAXZ/ri8j30r0w
        BIXts5Bn8mWrg43zWX6Mbr75UX6icKnHYF8cSL8hKJwNqIEDesf4pw/i0AP4Im83x+ir9Rbzlilxi/8f9t4F2pLzKg+sd9U5dR51n327T1/1X6WW3VIj08Zy
        Sy0rdJ873VLrgS2IMQqPGdstGee2Yall2ZHjK922ZcudxODOYIxuY/C5p0UkBjd0EggytlDbOEGZcUgTPEFJWIPIwGDWyoAYHqPMQmj29+2/Huc+ZMlZgVlZ
        o166Vafqr/+5//3vf/9772+PvLu3eKPZA7ca6EiLN2BFOGiuM2/EOnAdU8BD0goR19VWNmUmWBuu001iuCFQDVa8tqy6UsIbzBu2Xn2uN9fLK119cC2uV3lg
        tniT4a18i8ub9HJwo6BwPf68AX/eiJw0gaxNN/JDyQ8P5Pkbyzf2u4P6HXaza3fL4vYGeqys3Q1nWLMHuJb+LbiTZhzE51UVc5x6vEH3Mdcx+AjHIfsJX67Z
        svTY9/mOOhK+ITWFJIUX2B6cm2P4zKJQkVkEme3BjChkjwThX7oaTzvFlXZmXImZUcjM2EQ6i6bA1FiUTAOZGtfRlHaAuTHQSe1zbihLWcQDwwKlLGhY864y
        FqE9GAZKFvmgNMwRei1u7mJnhQ+EnDmTBsoOzED+nG/whHehrxLEbK+dRLgxrd1EhAbOF+HLgbZ1oa2uPnj6bp1CiJkm5cocGShmSWN5EbGnDntx4KZ3wQwl
        rHfGNFGpI/tDG94whYLGnyeW9RYRPnGGQlc4aiRdV1NqaRwsr/exzv/66fHRuzQU+WFoTb2jr7vj730X3BPHR2/73g8zWLk+H375NT/7vS8+Lc9v+ftLNx27
        9UuHR1byGeUeLYbqrX1l3vz80yPs+8qm3Yy2xLJoyIoBgeS5H3niTw4/WBwoI1g/8PCDxeufNq/H71VpantdEl575vHhS86p4cJ7ho/+SrZcDKA5TsfC1wfY
        SLZwWRCud2Dpuo/lB7TlofRHXZ3RBrYfAS54+FJsDjx+0mI9jKliPPA5xFe74f/5y6XX/R+Hx6bDWFfjui04AyTonOS43Xi0ETIqFfkcEaF6Rw98/6/+yHf9
        yev+xhiKh4gBZGKcoI152PZXPkjh2gRdSd2rdqDUjXQVbqSrECbPIezxm1WmOow4DuGWVZY2blllPP+6VQa9bBXuPHmwfPpHMvFk+J2/Sc/jCdJ6vRDF53Bw
        VA3q67ciqIWRIVl55oBSX0mNB0pSDJtkgAN1c+BpDh8WppejB4YQa4MeWuuyXazpAdQ7oql5TNCNvy6SiLOxTxAWAmN0zwNeG7sYbh6ApqYCtDBud/gXH5ka
        xkMzzLOPehRqGoJQyeNUHprg+nu2/nhSIgpFIlI+D0lFYXeAUL+oEgzOLFRmMRMyiyuV/Lj9VUosbi0uDpC/lVgMBTJZdQyiLlLqclVggVgpMrpR63euY0bE
        KM9Zg1SiuEGFbVGBFhmuY5MZ+sagPVg20R7vUL2KuSxLW7cbi6qfneeHszjTk+2WpNkt+zZ0I7ZJgwvGvbBkHvlI7XaITrxlkMd/Bf2y8NfTL1WnBOgNqab0
        hnRKAnP/UnadAAs9ZgjWDanmgnQZ+qs48HTTnRq9Mxi+9NLTL8W3g5G8fiMGqnYitgKUM+BXCRNbSgfxeaB44K4tS76sEBbOydcjLywZNB3x5K7LFhUDbBXN
        Il3zGvziZZZvYQ8zkscM2MMrXr6rqV/zA7LhaurX/ECfl1O/5gfyvGIDM6axXhfNNaFlWs3Kzq4Xc9L0uXUzO7EmtLAEtLZcE1qNyobNyrbqyobNyrbqyoZb
        VRb2ztOmU+LjOJfGCDkGzHPTHWePWQGxMNutGfbu+Zect2LN+Fun8ivN619B2tcz7WvNy8ku3/K0+ZZyweiuC700pZfCHT4pyw1Dxj+Bm/3m9XaxqRarbfLq
        rMvmrrlwFb7m9U1Ckcxrj2R6ETfXqmT8OopDnyuiesGRHWFUr4P5rHn9phRzEynmRSzNd4jIgGiPkLN3lht4TpSilLUpZb/u5q6np0OsgPFvDzbK2WFzXvpC
        ZXXnvfCS893d2oaCc2btVUjAcBhL/holYOyoIYCYVyCp3CdcdQsZpf+yMoqhjGJenYyS1TJK8rIyytQ6nU52rZupddNvyCiGMgp7969JRlHT+1BkFAQJb5mF
        miqAxPlaIY15bPeTEf4Cp6mzoRcQQfvr9kC2TlteaX62bubMN0lWf83tdlUyQ6tnzI7JVl8prZ4117KS+7XV3U2tTl9lq6fNvv9PtLqNVq8392x0Y371IqnZ
        IJJ+sxVUvrkUVLYSSU1TJPXOmZ3nIZZ6G7fw1lOBK/1u9RkYalgl6DmdNF9UXeFutY+EomsPdHmByYe7l4vXQggzZYtE4P0pP5cB22OoritgR7mHGrVCpK/E
        A7Mtsn/kF+4dFLS8W7vucDXfPXQBvwIDCLObfNgdJsvFvv3wAKSYVoQn1JDykHDhfVA7wxozAQArukjkFegiROBB06w28kq8uNIUt4gsQ/QByI97JMlwH0T2
        YbCcPQF5LDWvRW851BJJ+/J93m49fs8R+8nNPuVbkS3nUQTwYfI3Su/Kn46V1SY0LxyNhSEl3MwTGfXA9SIpuksfEuI11wMM8zVm8UanI5drMEqvMVejQ1+D
        foY2mCfPV1zr7JWRvwKyZ4HL7vw1uCxIPagiz9ZcKsSpZU+wcl4xfMJbzvdKjX8iyPMGGCBsVIGUgmh2MgY5xga4nzlpwLzmgilUSM+FZGQ0vHyxwuTLIy6L
        WPmkhohhudcE2Y+DgBLop5ChL8JtcRUdLqEh9U1+Ha9Z/gaRR71bRPj0oYb07jnVreJfrsKucETJdwDdtgjib8hvMNflh8xVQ/cU+n8xlVxfck8JEWJMi91A
        pOETybTL0yIo1g4sm71Va4fEO8t+FN5rizLFpG4HCvn6FJzWUKnjUgCuN0hhxLxZtP1A7zd7slK7vEoHoCoDathto03UlABAeSig6jTiL0qfHXox9e+V6w1y
        fbtUZ6BgqN8LJd5B7y7E45QnOAeJpEs/7fMQYlEPIVLEkDCDG51ELi7IYw8+Ap7qaeorr7jaT/IDIBNS5tDLfjtYcmRJddGhyGmvFHmV5gZHsCuGl/9MNlen
        YRl9BTyjsk/6IKjTQqHU25Pj0Otvd6Vz3H0zdeCu6hz1O6Uznjmws3djnu2WHsfpBPKROp2Gn2CXqs6fDKT08g4YSPudfTBxoeOzngd9ysc3d+aszx0ydeVy
        XLqrpHOFzQGDkf3kbiXVprYTpCBthTxnj4RgtkZbbq1sMZikDxe1vWK4T+pteEzkngpWhy5sEPDzRmcfIWodP5GhO2DvF15E5M5BA8FRMqipuRpB3x4jCfWl
        GD9qlgPdgOIjGoIscQT3od0HqgGzgxWUrVlUXAaeJ9VHVva0yhIKh9nH8N6wnO9uGBFJL5x1S4t24WOeWRSK822H5JzEnL04YJWFBjA0trwblk2+ucPshJLk
        N2BwcXBYt75xpjhA/FJJhG2xdNsRzDO53pkfIjwwjGdDs3jB7NWBHNWZ+Jza0A4wCri/T6Yqex5ZSL2mZBnZ58gUOoOjcX/oL+OX8w+44MlcQfQ0IdUz7kHn
        HbyVVwedu+UWU/EBuWIqvltWNBlpgv94jYmHfiwnH4dLBy/QwVvUwTvrVoN3AwbvyMbB8/Xw6yo9znZSnrJfhawcnceO2YusrhiOaNdz+Qqvs9qBG8Hzjg04
        Wp9klhENgiIZmrdQ45sc9N4DoQYLb+ug927jPlXML10HMbt/qvDkL+aJJ5uQ+VJYjx8u+ndCo9hfSh/Jp5ZOP5DPDR9+IO/KcPc6shzNi8QfAPvswnNPfsg/
        6DidKJVfF3/rkosfQdrM605IqtUH/+Zz/zSqPviD31rzqw+sYB88nPfZjOqba2/kqXho+neq+UB/yfkOaHVk6708/BOZfQ5jg0J/h0fSqD/8kvsmhvD1lod/
        aBMwNHRVL/fhIruzG+6CM4ss8DcydbA8vPg8v5T1ZRgtH/TebqLh1xxE2I0w/rm/dFPeH94EE36Z25npn1nqP8zqmPYwgKdxfyl4m5CDXB7M+ybocnTbqY5K
        yPBkhSSMOSKIlWN5Zzx07oCtyO33MdIvULkl//YFGaj+Kcn88O2D4ejHsmWyGziwEBsuuE34bQz5JWYFivZwBfILDCuEariJkF8i1u7z3l54t0LIPSklaSHS
        8qu15e4yma6TLp1ekfHeQAtFZyBbZHS7bMfnhSjKwZLt10cYpeAv45NFFycecndrF4HzhjjBHwYpHI8xaN3h6nvzcGmVKFbeQ80YHJZuZ0x44aNLv/DhX289
        tLTrY0WfhTzwt0iHrMp3SqX7jzcAW33CXWNRjKQrhtd/G878h7/zG/9y13uGC+8nScjv4P7h6CwkSlkBi0wGRW6cYjaf7nQgAn7KPzn83AduBVw1f0nCLw53
        /8AXJcO732PkZ4iC9ryviI3/3gsm/uxHl1DCQ0sLHysyVuzv/M1uYLKlv9Q62iIvf1yLdPJpFIgQoBl4fXhMEZVQt76ZXnJXitk7L6zkGWoTIghoICR7O5yp
        QXEFAlcFcFFGG9CCfvav6Fp8tf92gJPK9gVPVorpJfkza6bfKtSXydOZt15YkU5c/XZ0yoUl90H5KESI5hbc6YOuZFw+SZbgYj/p9yud7q5oAtrqhHb8ZFSX
        hEvNVANWdcaMdgYGbKbsDFj4zDy+LPMwDy0x2vF+qA59DzuS0HQRWb5LA5KhMQE63RyHNdBt782DJTB7GYOQYxB+9qPFjkeWVj+a7zRTZm4lXzDCpZIVoF0t
        ueQ42nmh9MQU+2vJyWfkoYh+6Dh5HMpGEq/4Wyj7wkr2cSEBUtOH3JPDlx68VUY1AtuWPwdkv7hzpZDcpFdlLoDyOI4fWr21G0JsPFkEF/JZqe8lB4w3M7NL
        R1aEe3biFKEaHhECcc/Iw9WPnsGUkfeP5DPCBpcQ5kMWMhnyUGsNBFazI/shX16gcpJMOFvZoL42aJd9Je2Y1idgNp7kNoccvYeWnLohRYDN8y4ZsL6ZEaJ4
        m7RhxrZB00kr3F3ajPACUFRsM0ChbMYSJ/GMmX4EhHFGHtuGSIpHSBO2EVKQtgKFNVqRsv/LQVnQGkcQbnRE+hyRhU0jwrgI8uRO/LnL7NRRivHrODR7V4vA
        0J8cj0Qb4l8Q8vWrhmRsyCyIf9pkthmZNgMQGtkj+VynldpmxLYV07YVlj06HK9yNAIgb9iWYDrOwtWNT0AqszITPTCv1e8ILDSdCOOrb+4CgJ23x4XpcJoR
        +FCfeHay9lHSHMX320iUjQb6VQOnqwZmdqRmQSwYFCW46bKB8h4N1JIZ30gb2LfEBlBHktScDDSKxp/ZtMmhueGZUt7/zOX4uwP8gkgJXJK5B6XJM29FnLcH
        JcuZt114sBBaJU/oP1xMvxWV+nYa5MyaOQ6vcCf5Wlj60LllGWummVpBnaVLHsGtf1rkyB+uXUTeOdAvEO/MzHzkTq627Yf4KB4meQenGMJi42H7XlkPg6Gs
        b+0fLBCzXS7Jt+H6llPHbNT+eBgiar9cYDzYhqoFbHn40CkbaJV6D7gQ+XJ/9tccyWn4/D9efc8y5FAZpY9Ibf78152HlmbPLL0Ebbk0M1v6NJfNww+Z/sqS
        UFmGVL8vidpnlj5x+gunn//QpRjJ/rxUljJhgoRLF5+79KGHH/n4owdWrnfCYct0wANbx00HPLCL1SmUbhrKOtuRLWRHnou83rmjC1O89g/mcPKLj51ClA5p
        fSKpyMdbAABA7X3W3oRaf1/qP7Wp/rN1/adY/1mk2lT/2Wb9p1j/2Q31Z+xzSEjZJ3wQ1j7lAwZkhoNAYSXyBo0xJLys2AHikbuFYqGkmjk8mvt2tZCDEhRj
        XUyMhqzQfxXj0TVzMtl2CBObzbPhnNR6SqYoZcAZkral72rp8WX+tcEbLBNH1KUZfTJb8+7WsrR+WogY67e0TRYoCGRTJGzhC/JOu4I8GUJDxxXJlALmbkzx
        vWekQZJKfszwR1bJZtlH3tpt4yshIxjcRpR1i1QkyDz2VuFygimWrTxoeeGDpoMZVurx+5Ue/3TyHWSh/fqBMLi3dRFdLlu66czjJ6m1lfe4lxmUggCFRUGm
        9U0iMm0CaB9pmpUzoEVFxbw7KkHHF66A7pE1Ek0vuVHVbcJL8LxaE910Ul6JoExoWXk9EUHgsLAFeNkHhS/icSVu9EQUPXizbBtxvUNI65RUZeW4YhUS1AO2
        CRSu7xBR5HWE7SjwwCTZWdi7+hgG+LlAdpLmKTwBgXrTZbjyidSmYjrkeojn1QNijxbcFWjGmmfK2ENVWWVBItaTFcVDD9VqFhTYgnybrz98HbMHx7LpQsjE
        v1eWujy8drgfDTw+0P2QB5aLYRCxKn2vAZzW8Hel+atCGt7w92MK01IELIZe8k/Jux8cHrgPezFfEVQ+8WuyTgab0rj3Dy/KPuWbXUc2UrIBMCELKhPcK5uE
        tJGI4UIT3RwFt2K4Tg49HQ20wyAUz5voeuigxz1u89oyMNdqR/jsLLI57JZb1JqU+54IfvgeLgkWBlp60y9EwRmeh2YlfYPryuZ56NAxUgTWlcJ/G4IIiOh8
        iiAuPnBxafx/YeV6P0GMnDtd9yFomZZech4ugqVLzndT3Sx3mDgrZ3JIYtQJB3ciX0lhggcfwfjKagyVWnAGenfJFZm76Q+5nveQu2qcpwq33J1Dt9LYh3l3
        HoNw0r/5VLBinNCiQ+v+3Yctnd0Wu43DxYef7uPBdcb7wNLhjz74SJ1dlejwR5DGa/5O0x91PekUaBkOUA/M2IRLp7/0m98sS7KwsAB7GqjlfHwpj7OvBjQS
        kMIcuS/Bq2XDAmlcrgu6S+bey8MlW0Ekybd2GUzFBCuF97aurx0C3UeIfoGuthmU6BoZKt1JS9fcCp8KbmY5dUEsMkdB7/hgY0jwJzHm6aO+F69GjAXpWfw4
        mt7CuB5/z/LvowiB/ahq8X114mqpE1dbnbhSzxqJFyEdHGgqqcYoN9SG3ZEadtfGKAGNUaKGWTc3nSagPYo3vGE5+4c+WnIDpnEIO/7QJ64ysJ4SBN6m9b5c
        9Xw5xB9UFa2UstVcJcJCQeczmAd6MDHuEgJAdu+R2q4k9kgowZGQMKhNhfsAMGGI0uHCe5YBGIdAKoiY6yEGbg+2LOBlOaSrheVS2CDOL1zXrS0z82WcjpRO
        iCK5Zj9GfxNrsa+QwzILvwdDK2/KDxnk/bR7UP7H/dUyQNdzkIjcBF0lsStok8u0MhgIEe7qr8fky8eAUIvw8H/fcyO19CfADB0XXIaL5Ohxk28Cbj2hSVMK
        iy3qsZqEA/3jzV1681BLM1D/BP64bQAFINKjS6RFzdO1wmYAM8tIo43K3pbbbq+qEvcGxwBZDmcWcF6HxlJ0h/HvX8YPmeDZdxgHB2/+Mbsj0PwcQ90WdCGB
        EkKip8cOT6tc+reUk+hnr/Y7K9Ib8EB5zmcgEjNNiOSgtj+flg70ipAwdMOH4+Xhx3oMCie/XoqXrekobedwsJl93s29tNJCrqirbPVvpWnQfvlBNWpA0BBv
        DMt2RhHxEN/AZVSCLY3Ld8I/2lpu48oIGUWbsSCAWrBgfciIR2if8aeHWAJlWB/YoCLIbrS+zik8fa0zkmYO/VtMslbFE7h4+MR99YEOhCXUl9B34fBZZ/jM
        hEdMMTMgXHaEGERAiJctrZkZKNg2qhPp6U8Dn5ixhNYBkNBBnOc2wiF08Kel9WyPSnfCIz93BAdGnW6qmpKy6570UF6sPy55m4uBK6AtpoXMW81iYi2mtbGY
        Ros7siQ0+qNbg3fIu1ZKsMl4ff1cfbhRZvX0JXQJBLFz5ZMj0h95hOX6FKS9o3/54f333DL3/RP4O+2nHi9moDd7vn9q+MI/yZaLWdh8YMjaDUAe3D/3l0uv
        ez8AeTK+evsb/+jQ3/0btOWIqvP+zrjo0Re6Nyp66zBAZuylCDC20dFPvJVINIfrk/0RoCmPvumf/eT3AKxmfPS/f6vFjjH9o//gdTsees8X33aYZ/XyPWBh
        IlqMtI/+Dw85733/TR/4PAAd2xyFPs/z4dU8NtKEBfheovjycQ+GCTFcsaWPZobx+0TSbfT0sW4iG/hGb7PbjnUDaMyRf2vbXg8HCAvZ6HV5ECEa55CuVdPD
        MwAeN+3spxmI56ybMyDQGVcKkQn/KMWVrUenJaMTTozOTDk6rcbotJqj0+ercnSyDaPT5eh0R0V3YnR624xOb5vR6W0YnZ70UR+jk8GgbvPo9BqjM7PF6HR1
        dLoyOjgCiN9HtQgjGmHKQd2633/OG8N+Od7gJBPTSUa40NZTsWVnPKcigwiQMwGsedxkTzFS1yYnsoLHjV/depK2G65ejfDg56Djn+BPaGTlmnD2o5fUiy89
        J2vyDPzvo1HeatKJiMWIbGDp5AElk3uFXKexInNDsiWVRJuoZA5UAl/fqEEl8eQcjrebwymGE66q1RxO/yvM4XiCSpQcqjmcjM1cTSXpxBxucQ5bKil0mXyk
        h7W7sUjmCZ0PasgYWSoTHowMQ11+BsNw4jAUqh0ULDkD+jbNk6HsOMFBEXihc86QucoywrsY6swEgLfROR5a+bdwREmDJe7a+KjFeAMU1nduQsWS2zyhg4Z+
        VsK0jW0G1yBtidFW5fDP5XY8QYNDR6TAFoLBqImCEtA+790513iAcE/DXS+e5HeINaNNAJZ5Sq/60Qbs8UhDsanFI/GDkjF910EOMls5f/qjgjSNThBmWLnk
        w+Crp4STVY3Ei7/4+BeG549aXLxvHY2rDhtt02PFFKSHPiJsrZeFDapQH1KOmQK5Mjx/z4bnF9qtA3jBRYgY8WhNA7OjAnDvaqgyBv2CzRJ6hqUhNMS0yRq1
        fyJ5WGpfDtZom9GS4qJqxMasfY1ntHBkjKpu29e9RvCCXv2N2SrYAZ6nGIj1UaO8Hm3yEFWUmTI2WcS2RtoJ0tbuqBGGBx3c5VRv9M9GyAPNFEEzpu0zYrlQ
        GloAe50G35lkw6QWha9PwYZTpEtwl0xKiW1CIuMi07vDg+dp7J3IBR2ZvUktGgGKkHwTJvXJlsCCwhRzBESLNkgxFaxgR6UYCyvYlY6fgBUMj+GsdhqnIAlQ
        Bafh6hphXh3Rmt2p0ZpkFysdARTEacQeYW0PyLyexn6VPbIPCTtge911Faoq+MG2njyGxBmcaeIMgoU7DEqZold6kNQaDLorH05CFhaAPpJGdcrFHch6nA/t
        auTbGvkSbxgvJxqTqr8uaqCU3idHxpfyIxsDaCmR2d2Rn9XcfhVogCABIIWPGst/Ypd/0IiQ7sxky1DlVKhPWtYxfRjgl7Wgt9PI2Mza2mFo+3pqBYiOpU0K
        EG3Z+nS+gU1PqpueLvDMudVJ7fanpzQtwlUH3d0t69HRenRKcu74PJevrdLzVn2bbCVU5O063EfeAb/uHPKfFeZu2of8y7hGh/xncE0O+Zdw9Q75T+LaOuQj
        0iIC3TyB66zsynENb3RGPjZVIpLa3SdVMAFVMIxsYPjeX87+J99boZlVMadGXdPDJ9xlLCrDizxGn0Zw93yGkSxtIMAnbYLLNsEzZYKLbpp7EP0cED0uEcR0
        R2XgZ6V7NNoC9Qkz2F3Pc9MVjylFYRfeYCoxfRoRgk/Xpbhcl2Lde8JJzqK+UN5NEC52JLNyhqEKyXdyCowi2Rlp3s35Dh8NfK7ql1mr8pm1Kp9Z/Jnomh0M
        47bfZ1hxRNi0gv3X3JyE95z2ifSvTXDW0wQv2ATPo0/q43huBrxi5njD5egd1LGFZuaObmBmcPJ/spi5DUf3t70XvsXSoD9eeXOwKteH49uEYc2Ew+dX0oYg
        1MLR48yEINSCEh3uMjMni7nb5FNmZpLhHwXSF3veZ+ZOIQO5/+OV4wPNB9vZFuSV2OhdTGlaBrOLGFfwu8m7lLKlX2dI7FRM9fCkR6zBHLxMLjiEkAtj/qeU
        0zcOL0R3T0V3hNRE2CJwhJQl6fDaLTsfgS+0IBiAE/NCuDEcfQBujN9JtUkMDKUbM2DmOuVOUg3JYxOxzELBNkuWx3aCXEZsZUQfrI6ZhyZ83totV4vp0/UK
        2ojzMFCTuqixir9jULA90n3RefrD2g7OkeGWHCFt+qM1AF9M/JnCO9+QiBJ6erKnNvRuRFv77YS6lsoSSOaBKzNtnkJEis9L9Tq4ePASoBiteDxWOUI5fmwV
        S7gdaUQLTApvpDcveCMRrhvbKT0hWpmw1aWF42zZuJc6amZvoEG8DTziMcYUwiFEcByka0OihFDHhTBNskp6VaG9hQf4e94vY+lCKdum1T90+OUsKSqvM4eG
        k3tFtBgUSrYF41tk2GLGJGCgEmJz0gd1ts9JP3fWZZ+NnpHtL+gog3TRh5jaIiW2SkoEYFfM4NXYxyCKHWJSF60aHOoeqWQp8v3pYRTePi9zrYNJ0j5ftCow
        5sOMVef/4tE/OlR68cgCfz77GZ+d3so+66fEGSV6moOVABG5IoUimL2RmJqJwp/JwgtcNmF/fqX2/7k4AHJ2uMLQyRddwnjKbpVq+gZw+jvgIMEgKxikFx3o
        NQDedKAOrGES2Ha3NMYLgHIdLDaJbHGLng2L4W8Oi2FTnnYLzwZQ8hVfsNugZco764jwrYCupocYHCUS+6aVHadmnl3ZA/yJNID/LHb/CvwaaFAtXnzUa1PM
        D485bQyj4TFrvali68/aEp9H0Si4QJwoDU41EUzDM1VCz0aiBDAs0Ipw6aC3pGP73hFCYOHY48X/JCU04pW8OPvirZL9IoAPF92PWKx5GYlsGWKaBpIKGP6e
        YaSwD5BRQtiNBCcWPVwyiBlknBTtxudhDu5jABNhgTgYlA9xaojRTvHFXYjxNdvsqArI2uMAHkeqG4BTiTZJ14X64Z1jfob6jDW8lTw8QsBZs+0A+kTp1QH0
        OYCM0bVlWrgM2aFgpxZ2THmJOIzM7f+y0bsmRhN/FE5Xya6DdYXx76rSgX3JlyMKwinQLDu61eqQDXSw6fSl64VT9KWxuLHR09heZAFptsvNVZEin5SomIgC
        n33Gf6rIHgf4o9o6E5lTDZRbepxKP5QE0theJz3jet6qC6W/sylklbMpZJUe3LgQhyr3Jjphu1jS3GM4K8Xxl7NF3CoHPha+vFrAx/5k3Crjpb/teeEHhaM7
        CDeF6voEPtH4/34ZjZVBEIU1BVgV23gSaTA9H4/MmNAm7bEixmZKF+F2IdhiRtzTkQkZng6r2fax9yKbNmLsPZ35NsKe5QNRGUNxgi4i/AkV/TTkUQjCzsE9
        u1WVjq0BXyLgXpuB8BFYBOetFTqBRzT3dJ3BaXFj6SJU4FLQRduGqiNSBEO2IaD+OWHj6emW11qdW1FXL5wSO9hsLuCyIOK2g3m8iEuSz4IeEJeJJ1Y0gvUq
        33Zr/Ybj0059fBpsjosV8gA1mIiLBSeMkAeo/rBD/3uccOJwffYzOK8FaQXWeE2682bKsagFzL5QBwimejL3FhzwwckfS1wHOM2gubViTibH3LsGwv580HpH
        fe1iQivJSNHJrmVPVFs4URUq3lQbF6b4cLGL6WLXwQkqT2oBcCwUHJQWLSgEAQF8BAQIeHotswA+U4ivVwcE8C7AVHAyVkIIb4iJQACm/dSE7z/POE2bvmZf
        hisPjalhigNjaowLh8meazePwWAYaGbN7Aa196wsezvXc1iXzmx4NSOv5tfhSo1BcBl7Zjl3GlnKo4dhLoMDRumIePhI7/Y8xvSHE18bQCQ6CHqiswBs8Bl6
        8uGZzEazA1rRRrmpsj3ZoGOLvANi+zwd5dflavfE0yNo8vqwnIUSl2cGUwRrhT0rwVqRAHhqPQpM+ZQ0vAPF8SJqMGtQ8i4sGLuQ9078EflqZ6MAGMu2tc5t
        1KOtKpfGMaBMQqh7Mrztjlk7rWWmmVxBAa4rtaTUJoVfAbBiuZseEb+IasNM1YaVwIfdOTn99DraYqZV3kvJzaFrg/qyT04vQvwAAi8no+lgSwYU1bbcYEZ2
        hBLsSS9UG+WPtGjLRzE+mqoeqnw9JV+mPOVAtgFiSkwmSJkgHUvZiIGBeBtmjjqLkdDCbrRovJ7vrq2k1OyHIV13m4GZyx7zNeIdPS/ddM+klcfEyTvsPX4n
        ksUoXbFh1wDUHdvIsRd8b3XoEdkZh1EQpLmrkztTT6BL4/PFzEjqVe5cL37ricGE8+YuxYjODCy8crisBtYrCaaA+6GWvGB864M2Nc77QwR860rft9CteU+I
        3TvGvkL8+kroZtHdkW6St35XQJ7vNipm+uc/3Zj872jE4njHfXQU2bfM5k9Tl1ezjV4jNHcxDRWW8DN4wcRwfKMhmvQjWnoAcaBEPipYIbk7XkzUqs3QUY06
        rR39of/zF0b/97+4+K13w7IOusmMFVHDtsu0/AvBNsviYhw29XB5Nw6/9tN4MsbJgQw8rRcTNTZpE0atw84Evmli3UA3dkujS05Y9gdjxlrnfPTzT/3mv/vt
        lf/w1HjESgJUWfupEbV7imeaIBxU5rSrVHPWrchGtiOvlG40+Ck7uqy3x349AyjSZruEqh7QntpUp6dHDfQc4zaGcENdH3W1O8+62p8shG2wBUAlJkQAaGwH
        qj1AxmW6XaOW3VGEG5rPQY7qE7NRA+GlP5L4yUq4yu0Z3Ci7MKqCHBCrzVEb5h/Q3vVoasmJ1kCLhXVckfD0CHCM3pCWj2f92wd5Rsco/Li566oZicluoSEw
        D1EVXWm8XnSaMxLRpTufEaHXxOfO18GLnbtx6IkztNb6eTWPkT1z63xamoaCK5wwPdiHm+ipYrrykevJgx7s7rpAaZiesK4rR/emOnJedmR8D8J8pM1g7SYS
        SSEs4jyFtBEfDWoPf++oWxuapBMCrnxUv0zBCOI1KCi3qR8qriCOERyNtq1qo6Jdl9IPkjfr5OOZC5MD1DuFNivOVbmEAOa1khhR7pLKIfNE4/7u+4IVhDqZ
        Xjr8sSX3I2Z65WmRmmUGv6vr2oPuiVziRi5xM5cjG3LJw5SSXHI3AYRAQJEMZfYFGfjzoyactuQaNXKNGrnSsunrZevXH9Mc1SQ1wrxw+Wdl40GP+qF/82B5
        v+OcH8E8OyWydzIBYxBiiUbAoD5212ByXZ0hXUjKLVywr+2CufXgM4Ly5GFmWmue7cZyuKcqmeyFVTNFunR3bU+WOE2FEs8rAYLHDMwIe2aZ9SG91eEYL2IB
        VgeKkGUlbaIujpxY1yNa1wNa133CVmwGhsty1watd9Mzse990F8JVjXcbk8e9lTA302Fi2oS7s27uLybsQVjSbF7uUiyiz50fBiK8jbS2w6VxfXtqH4Rlbc9
        WIH3t1RZhqa3z9tdTBUJZNuM1o+ZSPA+3WQhT2L/RFVjSFSdUI2cRhqVPOSFJ0MJCklMBikl42azrwqtvkaa6EEiiHCByD4l0gvYy5rx1zRobWOnWhtWCf9J
        1aZLhEkAhKTYi74iHMmWgknmsCdtM9D52EIQ2rjmODXyYfgFeBCVLmVK++fhG8NY+sFYvqFGhEBCwFjxLQbTN1iFeOsqhKhCrFUAtpzF7EKEWSh7aQ+LfWYg
        HR3UymfpHl+7J0D3+N9g9yi8IuI1ulo3t6qba7vHq7rHPW9B7EOorz3tHqKKGk9HyPvGqxBvXYVm97i2e9y6eyDnutjpQxeuEcx1mfZVq+o1AF57jAuS/rDr
        eyu+LM8yxyOQ4bYhXIMjVJ3S0LmgjkRIwq/juR7rNpUs7xT27meflZE6L32UPlUk1hUsgTOWA3NXYcyqJgpVTRRDIr/ZaWD7SSbQz0yIZ6i/jUHtnDPuOUah
        Rp3O1yeWafpHnpusWoVwuNcZfloE/31D6ajMK7wqcgpAHK/2zriIp+LJdqO0G0ZMZs8qn7hUimDzWZglh9mP+KXtug1df1w44mfd5YJeFdz4RwhaL1ypNhhG
        jB64iNxcRp13319Ie2EwHJF/xWowbH/AYJhe1zcbhEtwsyf9UsWREwaYxXgnC6c2E/bLmOZqJiwjr8cJ2TKxbj2YacuP7HM+Q/EgnY2lz8wYaN9BVP0ukjuV
        jTASY8mCDs8elmHHtU/6AyogVeoZJ13csNN67OEpKNKyX6Rd/c8EfrziqcdApir6lerYpDHA75ANU716ORMBC3fVgR3qoC/4QGpXPrjzvxs/VaTNIGJtBhEL
        G0HE2puCiLUYRKyF0xMH25NmELF2GUTMbQaS8rAKtJ8GyqsDHCqgR1Z2DzJizWBSQMkk6hoYSNgMfMsgYqD8gGiiDCvlME+ZxRNhpaCWlIJcgF1uFVZKRmzL
        sFJ4vn1YKQW9/I/myo8lv7h0iXwDg6gxpk7HD/37e//Xm2SWVykaMLK+IuRaGFmbtoFqERKZdgJG1gPXSSqkTOFECTCyE8QoA70nJRrmGdd3V70V9yHj6NwR
        Wj/G4xuPRziuxv3w6HxhoRxUV6A70VI9ZHGGTgwYhCQpExQel2T/qSIkSxIG/jhyTieCalA98Ntwc3GFcCGbwA8FSKVVNODsEkDEJnf7TNhgYI3F/J33HWtG
        tz4FyhVR6jMAxQ4a6U4MRpUJyrixhXundMGffnhqeKCKBCXNAmKtjzBWBiMH5ws+zIy/9GEhx0sOuJzfT4dn/jwbfu3PmnV7xyBNdwkHUZgKIH43tSPqS+MM
        L8HlS667jPP9Jwv3/XIrY3L/cPW9p+CWG8p4paq5d3Dm5pxIH8u8TDqtKdklwlmzcx42inBU60Hl2cElyaFCc4Ad0DMdoHn0hrM4zKaqCU6ReR9jrmyjLYwc
        us1Y1bXb/zMdMFypEMKCzTK0CTZ+MQrUXaQLQ8xYeFtnOkVqp3CO0b0oJuB70V8mO6cqVh+6J/E8Wi7AU8Hh9JUwu1l5hB8wGg2yf+bj5Ncpwm4f2vDbhJ/G
        VUCzOPsFP49T1qRgAJKT39YN4Rq5jEMakF5fj0vk5a2whocTn8ulyXgnGRcWO9vsn0IockjNYNUWHh7xpwrvNk6I1eNdWFJ11I3IswD0h2gbhfkgjUkksYW9
        amOM2kOwomwqckSOt43osZQcYoZzEu51KaH9OBV9G9UpXUbv0vfJFuBBA7t1zt0y54w+S1BdawQ52Tq8Vw8DifyyrH5KCAgB7Q8PCaWFx7tgIdFt+AXLq+Sk
        yBQ45nE5svT5axnvFvXWPI4j9zvu60K5SJqI3gyfpdvu63Zszxzr4uxLeiKClc8cxc1QI3PQw8zMSSPSUqQPtbxWoZsf6WvyEketRJTq3gxvDAhiOPf3jgP/
        9zYqzn3Tf7OU1ueiixGXSqtZAPm7f9ugYAM79SK5mbKFDG6mN5l/P52/ZIMlE8Wvm+6/ma7gIhhAdGeVunDuTUpSEBJO7UC1kAzH+923dBPuS1ugk6Jrxw6t
        Nkk9dtMcuy7cXWgLLr3XhmMt6CPV/pNdnu26LruOfeXewqhmXtVp8BRKYHolLbmFXajcvxNvDDOixHKs2+v0N7yaSOYpoUj/0UG3ERMxrmIixsPfEvbpD68e
        XoOwhuU09HUX6+PXhnMab+uvVM8VIwwhXNbQY6FhEMNQJy9ZTheyKgA7j4EFgK1N15ESrPfuyzIxb0gZrqUcKQIfMCfZHTAvcYe7+SOBrZX0n1BSgnWwmWK2
        TuEihcy6lrKUiC+QKgKFzJjkJDBaJRMMKAk0glsfCBRyaXqcijPbWPVelI9DdcyN8DEMWjpkaVz2o+PAR+2BXfg4SmspQ5WPpllDzA8XHzEuE7TPyqQ25p4g
        95C1j7p+VQeK2ylSJdqAVGYMGxCAYhExRiZ1ylphk5beRidJW7mEleugcsJm21XZbt15yNVFz4XoBNmvQK92jOPh12mjRlr2gs5o6ZI7up3O7MsQrM7XEOGA
        OTHdY3R1RTgG5O7pAGFdqTs+KtcdV4ct5Y/uhnUHSPPSXF9JOinc2+j3l4JAPZwyQkz372A8GQSk5Cpi/JO0vLVLCyncHXq3d91Okm6svPou08MducXcUGAb
        B62pinFTeJWwSjgJoqehbjnNFGbyh0IvWYGEIZLPVs4i4VOPS/Pi9x30sHFNJ9xGUnUbSakrHinMXsN82i89Rp6CaO5yU1o5lBBDTlrbcOugn6ZLPHhu5tXi
        bkS8NLfe4hLEAo8a53SeHn7LpwWBZz1qSijPexbEr2Hr5tb3jYMD7N9dqJSIIKF49IU3hgLAH9P5GWWW1vsTrgebvC5+atIBo4KmCy00Hc4UY4WmCytoutBC
        0/EAP1YhPlZoupgmHoppx+2CO6ayC5TqAzfPpasf/AFgszzZOT53CeuFSyjXCWt7X6H7CkCwI5MEoHq+bfIEqJ7bANULFFnXhaG4r6qPClQv4ihiHMrtB0H1
        oso2wVPjDuQnJcvql/7Ulf5gJf4glZCIZ3q10GYEFet+G3dKhA7ZgOCQrgJkVUOy0OwfhtSrerSWRO1pawcd8Hh0Lp+RrbJycVlB9t9ffNPQ58HBNw07p4Q9
        7IdWnZ+YYh4fBxs8EaT2RW+9mCa0017NewbapMIUW2uTrjRXyivVJl2JP1dBeZTAAF3+TJsrrSk4rcADM1NZHlubUxr80aLVVwPQ/lgbh6Psq9Sb1h6KNaxf
        +5Xj2pVIMqX+qi04utBitA+PBVtMF8W0aAY3OyrmzOx6sWMdwX7MDowVjCg6WhPJcRbWiB0YD/Bbvpi1VojyDXOSl7JTiNdMd21ksrViAUN1oIjXyjl35FvH
        xQ60NkJHw6uQkLzjYufaaJQjtt8MKjkPa3v00hT+tNFBU/jjoZeS0oC3stldpw1cqrb7xdQ6XdenWNHUGv9jnoksFKyZRKomVei8KBXV8dtLzSSG7LUKSmVe
        i6GZQpUIz2T2H2O8Jph0YmfYgf1rieOe6JTMzOzYZJJp6xUTRaGUQcxnEgN9DAvcTY9xhYeA3NE5oEUVowzZznVpCRaYFEaMIuKi4z1aD3gyQrQekNZjqmVm
        jn6PqZ5SNew8UrW3aKPAkgRZTJvFSMN7GiCmdU6mQ7FDyt2hfhbFThiqJajGyExLe+f1xA6Zf3Es80OqMAIJohsQTnibjtgr3T7REXthNtUrO3Cf4W/JAJd9
        eunK2x1q71QbVr0Ghk+vUYO4hpcTSWxf0ZMOiGBFOC1EJe2ZHYN6pP+m2EnSdW1SDEIdgGLMVdv0VpsNukqrdaWh2dmV+usqrd2VenntRO0wihxSjEcHFNzj
        kMzBGWR6rF1tFoiYVy5B9y4x5nCpQHtTuUa9iQxwkJeHbZdvymc7Xpnu7W+qYLmYDt7Fs1vlAR9EWGTQnM7x7wI3g7Wl1HWzJeZVaBJY3pUcr8rWdmHnrsHu
        xSv2WANbtH3zx69i8Jvfl9fitYaM9i6ZBr0N7LhHxzCY7HIIii2/f42Oz2vldYKkRYOkrjRXcT5utNMr2Ba9sda4AZtvH+v0lVL/GKWCAprWuJu/5gTPZzjB
        ZQ8PepBdKygi7zdQEO/MSQNvz3cihDosdIO1YvcGG93ixUUp9MVFp7LRZWhjWvVeDX8yuMmKyE2lIUL6/oRvrob9xgwu8C27GiFRWriYvJ/KmundYvpNfZjw
        uatVZYwZlP0cM0iKpIoGcdNY6n01/KpazWc9czUil1+DV1k+M/Rw9h1BKoSBVoKSbi6uGdBtom/kJtElYI4OW1LtawaYE3y6T2ZIItQ59w1w0kQ5ad/yzy4c
        vrS7sfJ2sZykVcyGPvh4S4qX+nRpYoKZvguLbv8cGTt8GOPKh3EGC8muc9id0zATDiwwzJQcUusgNwLrjmiYauD/KR9az7Hpb6A189W6MF+1ge3aoeviNFZD
        s8MuDgUGn+twAscLYXExdHho3cy5YnFcDGjOLT+nIAYkWL8HgC+nIR2AzGFIJx/tFIZ0zeAcDPe643X5sRPD08civEtKMou13eAXYRknyUa0jOttcLJfkG9j
        9bZawCoTYwjkzwB9t4BKmynpmv43vmR2qyUzrpZMuUtqfzrdObC7MJKzHJD5DS609N7RitKwL4aJX6zehljmd5R2gom6+XDRxypSmQ9VkNvoKnJzENR4jE5M
        xusyBdtrlbXRJp4uI91fU3+16bWiPxqb3cZbg5WdTTg6NDZz9RZFg2X0y7en3zQmeEj/xAAf53DdnJfREikAQS3WRmO6Psobxq2ELWNSik5KrFiOOF0hMUyu
        gInSP/xw4QktBIYxa7/qMXPhTZlgEexWQk4C+QbIhUVaet2l2r8p+7dtYNLZwr5misIMx76FTAo9gu3AyWtaV1Ms6lVOsCnjZEg5GfoQf2fMjLAWbgfMLqF3
        SU0RKFmjWdfA8FcLv3qMRRYIR9ufys4C7sLZGsV+jm51GHRZYTevHh5hjCCEdApV+FiQvAuIGdwrZCYbFVeMi0yktjWMrYiX9KalaL9nLGQme2EIVNNCKech
        5VhY+edussN+Exbb1DcsoEMXx+a5hAjrtTfQCLNfBFIptUFFC5fOF9M1pj3muvRf1kC5n67S7pO0s7XhEdJO12nlichSZdrrJG1JnbOadrZOK08wdvbXt0ra
        +doF3QpDWcMpfb5Ke0zSloAyuzXtfJ1WnogkX6a9Q9KWkDtG0+6o08oTMBz76zsk7U57X2jahTqtPDE7y7Sn3yZpy4POvZp2Z51WnoAn2rTfI2lLo8HXaNpd
        dVp5YgZV2rdL2nKB36dpB3VaeWJ2V2lPSNoSe+IaTbu7TitPzGKZ9tK7JK2xb74Jadvni1x4IOwNQrMHRr8I4tFpkMr0yMzKdk/YomyNRmZhZHaOzK6RGYzM
        buH2I2PgkjI2V4DizgEnOTQ59BLcdQSgjHV16Gf4Zvm/1FdkujnyN2yo6WCjSpp4g501dnLQiQTcnXg6I60eRyR0y849rt8BPRV9luUTWZZ7n4C21TCt5u4I
        +yAWZzp0hVB9BA1W9MA1gB7C6mOoh0BsQXPNSehGj5trysMCEXAeyEMIOPfmFIvenQe4vD33cLkrz3BBjNurIdZN4XIE0l0j0Ijb8K+NYUHqTvjXxtZ62lzD
        2W16Jwp3ICzIhwn9QJgWD6MGwqpkH4EbNSqXG7DKBDcBdsq4gZFVCzc0zGhJJRFQMckDHEtdAz7lmBmMJa1D96k5KexIu2qgEqiBiq8GKtTVXK3IJOnjtB1g
        8MOmaWsDBo1WIbAw+fpodQnQ6tSLYeyLTJo0bQVatBUIGrYCrU22Am3aCrTVVkAEoKatQLKdrUBoktJWwH9ZW4EmuKzQcG0r0KatgM+T978WW4ERAkXCOshW
        HGU0Ku6tq/OPEHsDaw6H//gzWUGrV3WgEN2qglAJb1VBPH+ZCqYfDv3EEspadW5+4KZ3BSsV4ZfEUss2MG2uYZgbJHb3KXVC+hmQifcU1F2TtNI0EnnaVHYi
        Mt83Uw011v4Y3ozYDPG0bAEHicBmhsOc1yAYZ50mEk2cZmcCp5knhsBpbjVxmjHvPger2Yp6Q/LCJi36qvt1myS4Ad84pLoJMm2I6Ec1CUYkES28pD+PVf2r
        oj/Jd7uJQ/pzNtLfX+kEoSnEF12A4HzQW7HW7sFex9pfYeYG2Y/Ka3UlbKlfYRHpRhIO7iKmNh0EkhE22Nv6SuDzBHHMGWoS4EM8PRi6tiAmOAL3MbkekIQh
        nSMwhpEIdnS2littXjQIMK1z0z9wXXfFho/UgMO+LknoSDicDV+McchaWr7c+9BYnl3u88+tg+GOMgBkH444Dz9wR9NJDJ///N9R07QX++XixFUiGOP4Gxe3
        Nqt5/vC7NkxYHuk4VelC1evVIcvzFfpP5qD4YPJX05V+jEOo32v50Qc7K541Q15AINtKURVZRVW8ha4pKRVVPE7dVlEF386tHLML2BJH27uITrh9xltlUrSZ
        bLM3ukuXmwkNFjZgPTqfFxn2UbE6Fm+Va2r4sq2vN2XeKd1fsX+j4ym9USXHjf6nrJ3eNPRacflYmyjd+Mc09jfJhF5r89dSQg7zA0wWkT6owprCgazqrjZo
        rhJorpKtNVcLnGaSLx3Mp5vKqwXw5Glcsryb0vishxgwCzDunRFJxxtTuPM2HGR5Klv6fIu9r/yZofynu/i5UXmGeOTpIycmfCZre7Dcb0wSjVIgo4jdqwuF
        smRWHpNeah6Tepti6u3EUsMjyMaRaFYfgUKCnac0X0bV27HeQMKcGiNQ2iw9EWYJczm1rgE6RAzcJqqe9wqj6s1jvdixLoU3Dl8ZwX0dZ4EUbWxsPQrgO9H3
        +nhKHwc4GS14QnVE+xpHrapl6ZQW169iaoH3eiQG2MRHGiWW8n9kDcE71UFuWXoHVIOBYTBdFt39Lyvat0XzCLQuOmALWXRz5+2NGZi9d24M02REF4T53JYi
        9ILaeH/M8/yVcJX2fWYYD50MYU9cDGoEk8F4w8EtqKc6uJ2k91APyEHvoa0h8oG46gL6ezSC8SFMYyjWOI1PGXmZnxIDsmXatEmD6cOEdBNtU5uARUbV9syB
        EOnytJe6PT/7xxRB5QKHFdmh5LgmJqVJWZz56R96XrzqrdCI0NMY3dLrlce5k7d0Lc0U8hwY5wWaQc2OQy2sY7WwG0Qyr2Fx5FUWR5Ohnmkk1gjATafyLWNt
        b/pKo20Dk4VWh9LHFTppi2bYMCWhHVUAX9jWN143WkNBRmTdQlu3EHULtqlboHWzRpCsm8aUTr8dwaJdNfr01ObQl+rfji2MCBa3nuoylAPfOld7zvWeUxoF
        OrjQovGkGpuo+dejrmMzVFs4zYp2mm+5T4UU72aCl9nSYJympeEOiAs0tJko76SWd7IuD0VpUvfrVQ1JUbfLvhesamhrtZVMfoCzx+VdeJx1o/Atq81HuOyg
        1nlAE8rgLeizt9xnrfldjapHnNPWCZW9boZ7v5oxh8cU6U6ahactIXJLDWGXqAEJjRa1omocSjOPuuywKtu2n+i3mJdS0ltYofu6vrYYUDnJSQ1vxyMTWydZ
        RVF6hAqxS1tSKiE5TazRlrQatoQwDzq1/RDFMXgwJD9AGCRn+IE3260N++VW3BKNRyPcc2pby0LbC7bJGma+bCV8QSFFYvSdZYX0LUff16y8yaxOalYnJ7Ny
        NhpHN60A01+L3faqmmm2ajPNatyTatxjbVRMU3Rf+p7QTHlPC4bpKcM9wL6WcQ0i01uG6bN2WYxLm4MSY1AiGRRgWMDksjbihHKA5potmHPBMTs0Acw1+2XI
        NtqSwdAMvR3J5QMw54sZvp99LdX4NtvX0bFua9u+jmgL3LFhKOKbiYOFnjbd5Q0dLfkk23Z0Mx9PTWv7ENUUkhKetJ5J9Uu6teIZZmLbPqPiymbZ1Z5sq4qr
        g19VB6a2EFpHJ81BcACJiABQ7H3OwQg0592q6iHJjaghbtXL/ja93G72cASi9tDN4JXsZseaW0s3O5akYZaqs004DOypyl4iSE1U9naDw3Cqd63dNr5Wo9tm
        h7uwM53I6qRmdXIyK08DfGhvk4PIWBYw0y4SSZlWvMXFG5dvMHJYSZW72FGQBRZjgwLiktcwRglsL+EuRI+mcpIjRk9Fdu4msiNXjqvax8p4tugIkh1M8t16
        im/qCPeVdIQMYmbjiF32HGtya/cLCoOB5a/w4ETgaRQab0gM0mXYTQvXGz50qlB8Eu/4QHiaChb6dcLteHjbgNDYgLwQKT1bHkqj4IOGitwPr3kPdpOJxqwg
        EI5cXDJEHSEaJ2aXAKqjYIjKUQIQK8A1gnLlk583k7fhGTomU94X8A6sPlQ2GtTAGJomYAJKERaoQxN7GxMva+LlycQYFFp7wltMpA8PPfpl11XM2Y19Grx8
        nwYv36fY/Afap/Dpg8Hze7bu1aDuVVd7NWz0Kvsu+5yvLo24/yV/i1bcQ+yfpgiz8J6XEWGqvkJ5xOiwNGhjUMHHkGvtpFDzyy7BTbYQaxbeMynWOGUNhguQ
        VqCdwZ3XEGterg4ntQ4n6zpsEHReXQNK0Qcao9VyCTx6IPzh333dS/v3v+uY/HjwVz551YVb/8lb7zl2n+wjGq+85qv7upPxuWCzW6flyyq1xsZwEJwo0OBE
        wUn6YcLuGniApNE6oiLQ2z8PL87AIpHQHAlRWOLlIigj2BBKpQIuSXUD1dhOwWUWTf287war6tOpEjLJ2Qc5W1TATcTsK2zU8UGaK2RQqNJ1UtjnhS/E/Nhp
        wHyWLMITYgZsnxIzvQoS63iDqYf9SU3MNYH65DIy901wOw8LgiaBSqMrrxZuemih7QACR+eJX07umkCty2dVhMdsbu06qjbR0oroLfoA/IecONNF3vId9xiN
        0avSsYCKSAkvKoWgz1T4IhfaRJjey3+6udqlhb2dzYjhZUIM3id8L1r1Vzi34KtUYJzTdw0Kruv+8D89PDXckf0yQ2s5ysHLh0/rQ7g5yAYJ/RYp7wWXxx46
        5K5Mo3GFGiGY3gF3MP5EaAOCnSzab8YD9Fuim2SRoE4+mXPNxGY4d6yDSGTaWPCZT0xHDVn11a2Yiyhh4xK60sBygNFU6G5CO3y8JvAX5BQVYUM0BXERsl/0
        C7XVxxsT3caQZ61l4zT0rCb5RZOeLzq08Zatb/eprU7XXnjJeWsRDhgcUBaewVi2/04ZtqylDdQuqfH4wG2lXFTgW+hjSLekykUOQrdf7VLpQIrhmuphwNP0
        kCwrIHx4K5fbd12o6famO1UFmddVxC+//M5NvDy4/5Xycu76sq02pJ9vS4WGXz09NXzCs6oVZ3j6Kz51Mi92QunMtvz/nr/9g/e84z4HfuU48P3sx6bgyiFM
        wsG9/V248PYe0EEDQlGVTGiG3tgVi9x48/zh6mb4wovZ8LFo2B9e/NhU5mUvyDKL29LAo/4PrRte/tgUfZaGl+okzx8ur0yCCq6SXqRlz/gHnTuNs/R7X/pX
        PxNd7xyXZ8icneUZwwzZlINkUJeqdweGX+UbLB9gOZ466EkHyHP7blMHfHVDBwxf+NhUZQpz9Nwa/vvc4frJ5k541nYCmvi1uomXJ5v4bPNNmS3ffLXZ+F/z
        D7pnXNv6f/tT566/3j0NufbZspXOXfLrhbIHnAeMFqrv3j38i216QJ7bd5t64C829sDozNTR3/m7sz97y+/8+8OviAxOn6l74OyZ7Qb5NN6U+U5QyF80e+Cy
        DP+lqgd+7z/80p861ztPEpftjG2nexY/pZraCe5F/DxbvR25w8fObN0N8ty+29QN+vhlZ8InvvRn+773E/9xqy544kw1E544s91MeOaMnQlPIkmZ20QnoYJV
        V5z+8OkHD3ovoHXpQe95XJ8oW+k8g5/PlH3gfA0/n6zePoufv3c6O+j9qTv8yja9Ic/tu0298ZUNvTF8fkuieJkeudwgiue2be/lbYniK2VPDJ8QBsK1WJPr
        ZD8Nfvl82XxvhJ/PVW/P2ramfxAH4Wqw4n2Q0cGe904W0V5hmu8JAsc57VyuDkT6L3b+9g++/5773nuP4/y+4+zBs2x42q1hW7d1ofRPyRro3X+fBt072YtS
        1/O7AQFhLxOLEPqH4V4GgI72yThSHoISOsjeCX+gRBFCA0g0XMrkxYkOvCIJDQl02FOyXslnIk7egy/26Rd79QvDL34ygLthNHzBXeYXBYt9wVGQQwaMS5uh
        BDxFo+dJGz7KfsVH1jcMXUgF8vCN3gH8uU4jB3buhozVkSX7qWIKYVYUedtH0ARCBgEgROr6zW6SfT8yOq51PKp1PCILdDu1FbvW6eT+i52P6yhk243C6zkK
        Kslu0c9JkvhJQOqUPhtiwlx6yW+YIL2z8OCEGacKQZlqOLiOBofrKjxlD9nvY5yHlVPSw1B04gIV2BPuci2t9JpwOY37TuM+hfVYBKui7A51ZA4swryr2RV2
        xO/Svnmr9s2ddsQ9C+uObhSqGH7odIIbeEy/f5jcf5/267v127v127dLv4YT/ar9FdvmtIhAKa0i2KxVFJaV/JJfultLvg9ovvdrvvfCaTahqh+UBet3gqva
        kiDWobjsbny6oJ/O6qey/2BTEJ0ehxCMcdM20YtOcBZeArg5jQiAVfaQTeOD3l65tA96MAjtCw+AfV9GAUkEN+WJKnk6GsdAqBoBNaRhxO9cW/CnV1s2Snvb
        GkZAQgcwLMZ/By5JvkA9Wz6PAGoAMYYJrPwx+LMv+1HXTu3VxiSXTvqtgJ64iEl5EncaqTbADDfzZsHsMFH2KezHng3hs615B/v9y4za/Cz/Pudid0YAUsRC
        kqY/6pY6GHyXrbmAr3K3E4S/ezIht4jzaq6z8M7q3Y9ZGLUqZQcHTiN/ucgorHvZv/aHF/8zuJvsAwMRJ+mk65esIhi+AEWdyYafde0D6e7Pwg4xOug9Idfh
        /oPeY23aNFwKGf1IhGJESZZV6su+jZ5sz4NsmGTuDr7sMx6xyOZf9gGkkOzzft4l9M8ZD1EAbAXC4WOApR5+2l3e5zgH+eQjfPIXTvVEPnbWZN1bh59pItRb
        zN7onPb1xQcOOh9CMHdHyGyXjRi/A8WdRSBKuX4ShClfPermU/g9gi9LQoKN8PwJF4HhGIJomll6F91i7qD3JKMaHvR+Htfujc5FXKVXPssIotI7uE4RWoYU
        /Wlcewe9R3Hdccg/i+uuQ/4ZnI8g8mhHWvXTFhuAxSHcvBY3c1D+ws6dkaE62ltStGtmsIDIgt2GHrp3wcQa3DUf+CWASge9v2q6OgjSGHk6pdGhetgRSit3
        5PM0pLyQ7xkiGscOMzB7TGTjxO4cj4p5ebazYRazE9a+JzRODmLumZ1PFXu4CERmz+N5Sx530237Zd7suueYmd82+JfiuwyfCZYLSxE1PSxgjrWzr/owljCN
        2De0ndjZeDA76DLRs0G+G9fLQb6I6zNBfgVyFzKSX88F+Ps1/n0+kDkPmvwKVNSc4cI82kMFsw3NFWbR7JbCP+XaIWvX+TjEXcKfrJrZkvTHfBnGtkw9Hjl0
        iaTsaqcgEPwTvixYpnNSliyZMF/wtbXZr+PmUgj/9VRxaXYe8mF9P08LZSyvIRbsOZDgVIA5wPlmUvD7NnbEfVTliLC2Nh52ihl7uDqDLavUZYs5mIK+4KXA
        s3Ipy8tAPct5R/fTmBdSNR7KLpT8oupwhhCvg52RQwjttyCqCAfJPumbhXNgT7AIcemOKyyL7rhQosnE8xFdpBEj05uMvBk1Tpajas8eTZ4RR1xsEkTWWEbk
        WqKuQxnCxsdofG/rrzA3oWhhUBIEOcrKNoBnXoygXQiGz4fIdh7GaeDwl7QOaGOa5WjFMzC/kOtXXOjqYMEQHx/gCEXqM8WFU9hJiBMZxjf5sg3BLrMXY5cL
        seX8/hJWxRTrdWh1NDF0NDi2SBkdHsqcaTyYUu1MDJVtF0qdeZxSoZgAAdPYyx0QqJ/9Gx9HVigsuFY2UgQF72rck5+n1hLcBuwQq3FGVRb+lMsHf3V6UKs0
        XwI3C1LLb5TR6gJwTQSUq0dQ/e8CKwcQ0UrZKrDskolCIgaCQCbPhr3A9TzfSyeTpFwyU9IAtDi2WvL+wHJtj+mDSQRwDvS0piKwvLPbRQcPHfjEC/tj05+N
        Nq7nMtu7NS+dr6W6lvTjeUg41vD99m5MQ4kJIOp2WjdGV1DiDXO1VTGEK+c3YeUkvFhbcpTmjtrULsryLDn+dLngSvLLgSb/SmAhfCwrZ0d+vA2ry33eGX4t
        sn2bJzqS39k2hxftbrDueeNfqHj7jvEoXxgyopG0YwdCVpiFJl+fn+DrkPBjHrnf6DwT6Pz4Mq4iFVwKFJXihdY9PMzBh40wsI37b++yuc+32NzT7B/tp1bJ
        5zHVviZS6b/1iUfAIOk6mk2WLz8XGj/9AWlsv382yVmVM9hNoUsSininY4phjyb4O+LfJxJwfOm9j8TEUeKBOTHZEeAmgBEZrXwozkmFCr/Ox6FpLYE4ao7v
        g+PLcCsh4ywKJgpoHJj6HhuO0rBPO6l9VTUWIl+A9QGdi/XhUgCExw2PNn4U1/QmywgHKZKcqgAqUXkW0agKZpDOhLQkOnmqKc5QjsX08ZrxYe9WWLyi7vK7
        GWJyrdhhFtZ4VIJphpzVsAmbDM/Mj4qFai7eu2Z23K1WFgRm9eCg0EyzA6nuWjuh5kXDZxzlXwvKvIRq7lRqv0O5FUIBc/a7qbYGh8RVqE+/DvUJXtjG1uCl
        1O+sBBohPDtZ9BEcEv4cU9sL2poya4aRPLx9GEkDKBloVpy1mvvJhBr9eiY0UxnMj4aP8kFR71E32M4z3Evt9l8wGK27nSV9zFiI8frwCS2nNKUf0SI80BiK
        YwZYYegZb0s3CW87NwlvGzcJ72XdJBSdBh4A3vqI9m5VlzTs5puAwy5A1BD2sPDL7vt7R2D/428ZuMd96vGiO2GR2lOL1HrvD4vUsBmUp834PaU9arre6NN4
        THeEgH6a7Kt4XTsmkvy2skfF863sUaMN9qgIWN8aN1wKZFJW9y0YfYJsGczXM611gOqN4PDlrkOTEE7gQmtkGQsTDlN2BHdeUJNHE/Nx7ogMEL+v6Mllz/uK
        7ntN9+Twa/GtjBzujBCivVqxMOkxW3rCwX7Wb2Ls1TFQ/UbAyDQF/JIFvcDE+/8pu/XfMMlO/TdAsZJ5vwz4+rXIT1b8Ve+DwtYPnCw6XACg+WGHVa6vCH7e
        cITd3kq4EZglbHwQNAO2NJ6XEKz0jZKBr46TxlUiAHfCi09DYpnWOUaY0pA8oQ0CnzAgdqzaqoB4lXhLA/GoDJbeN/2tDcQzk8krNRDHtcjUIjyDMXg4lnc5
        T59hdN0v7dVRTKP2azXsNP1ztsKbDp96nLYQzYBpURNvusVAXSXedFuaPYE37R/jtkG2K0Cb7mgIewSwgwuodB4IoQXXsfa6RvyyINJEDILcGGT/C78z+t2C
        frdPceNg8SCy3gbIaISjpMAO+Gl/An66p5jLjaHRrmhOxpbirwI0XB124/VyaKALxL8xuli4x9fHmJbM25wriU7wdEx0BkJgJyNyIOTzKjCmA5nSQrcaPgLM
        Mvvf/HPCHNXwxK+a6pCBwwxAajsqFKhIRh+WAohtIDUBlJqanY1MmSEycqTrD0DU+iX4donM9H33//qxHd/3u4dlCpW374LMxPv7fx3Py1s+vxm3x34Rz8vb
        d9UyluMQIUby3SLdiW3y5fMt6sHnmubPDqe1M0P6p77nrrirFZpcQ/Bbzz21vN50AETHH/dkr5XEURhIDo7I846t3G8ebnjjAAXXuNkz/jp2i5UMdOSKI+Mx
        NgH0uz33dRw1JYN/7jcwCWTI1rFdcDTwglfFPhipVUMjxgYF7/q9cI0xthFOHerDWR9/BpgrztGTzzz5y7/xucGlcfYF9xwOGBy66nkTGX7d2w7d7hqfmMYy
        jwTjjm+z3iYDb2P9GJW/WtjumezdowvXHhUu8weHx9mveVyAHBES9BN99Z/5CmuDX64NP+4zBLc66HlYGV75OKsRW/YvfIUVqgfmbg3Hq+MnTGu9OdbttElZ
        RYMSLo0brQdNeA1JmUNPIxwdcGdcjrrTHGV0Uqzvm8U0PRzHn6nvz+uAl4UIa9Dhpgcr/thRtL90wPS5p88nh+Ru9abcaiSaaBrNqk2MzboiExgdnI96bqRG
        no76jiicgKMojgF8R0NAH5c4CPBEgebvZvVKIQ6CrGnAQQgYZyRUHAT7AzgICJ3r3mx9T2DAJNQIAyb7ueoJtTiGRCnxEByLh+ArHoJvwm+jcZFQBG39YLsF
        PIRLQgbQRPk0NKPTq8bmht+rUcWTh22rxUNweCCm/i1lROLfifx4pVVtYJO9iJzMeMAO0KAdBBUr5ZiLptG38NUM1wD94gDmxl1jYPefr6bbXXcPCp+yzVih
        OMf02/LHdQwVvHfXi0iBn2TnL1VbK7wTUDJhC721vuc7oCVQU0homaqddvzwnYPcU5tbmibfoybIEIXj7Pc8Gwa3Ce1depUZmD71GD80+kzhQq8cNGPanyNg
        yiFGepcmnC8Qpp4FNcHJ7j7WOCE+obJGoshAydZHV1T3IlA1FOfUXmKUKoUzQu05UDinVuGcQuHc3uobnG4StVZD7NKRyWvWzNtUM6MmlA01uFOpwf8r1Mlj
        nXqZzyLzlMabRR+aalW79rOf8hUauYPSurAelXtGqj4IyzNEY8r+kV84sFjtIvixO1zNpeg8g0+ejEU7h90lzPlFuMJUJo5u4aoXkgf7vp4iyFiXqRSq7pQB
        vuEakcOxzz0pjczwIjPdWyzwfBcQrWjh8Fp4YwyD5ewJP+fRWgDDUc6sPv9aLIhOX4RGeeCk0+xZzlT0IxJ9hrJMHRXkssZ2IAC7OzwbLFdvvoaoSe4uI0+9
        5RKkXUpIC/pZMcyp4VJekGUfUM59RC93lvtLZysFCaxHN6ughEIG6b21VTSwGrw3l6a6dyiYhSFMvMyFN99HnLXy2XE1lr+9i5MouiyArSoAqyRUi1wZMfJ6
        /0angqv4SUArhyvyKqj0Yo5T+vXJWDcktjIANT0i8D+M6lnsgGatRNAICbNRRCcIZAkHgP0eQg64uAiLgzEybDFSRnIPbnSMIrjDHTVU++lEJTi4hqU/2gmS
        1WglUnOf5zw9nCbWPd2cE41OCDjxcHjDchX/yjAIVn34f6QUAnBQdtNGM3A9qTTLjEbXlf0GzwafxIkIMsUZJf7sw58DtZpYsnqyaVIea3cP9QhcPrfmAN3Y
        /uRJPla2VQDX4lDf4g0FPHGXJMAUeBSHKpHizc/yOITWHfboFKFBEBACwPOJAs/P0gl5woFzll4YZ6lAr7HoZ7dw0NeUp91i2kYgmAS/7QMvHVCxgKGfAxIs
        QhFMm+mt96QzZkZe6Z50Bn/mUW5fvt1heDtnZnDZoZdZVGlTtINp5rQxQMA0s9YbGyCgK/nOlI+14GIOL5B2biJAwOavpQTC0E/jAvj5RN39pxEgoLsxQMAc
        4OfnmvDzsCBXPFwEBpjBnw6GAkECAgs/H6hFEk4XcoaT6JzDJ6PzJgL4fACWTE04Ym7KkEJikDmS8HihWyunKeGITGCH+hx8yTt4crzoYYxYbG+sz+6EZ/vE
        IEJT0LHhHMxkpIcpBSxG6OgpfD+FkATMqQcAYioKMgK+I5RTB+GbERsCIYa76wzX2KUqo4sozKgUQzRGhHhfeFxataAHTxYsJ8VhU4AYeladTyyoEBZHNHnP
        cpp6z6LBoZ01n/KRINEEjiYIUlpA0XKMNu8XTGIP+roi/gEBOoA3B84A5XdD60TbKoXTzVu2BBy5IIRCXgNI5l1JqcBVNknjlYHxPBBG3byFDGNZIT/vpjgT
        tolR4yddnZ7dhpEejSoCO8SIpmVF5dYRmjG453Gqa2NxdSYqnncI6GpBlfWoJKqj6wpvwHic//EKPBfbTZBnV0MrNpefXmMDpwl6jQQnBhy6oBw605HfvJXR
        1LOvNsdnc8eU3YiOUXQZexQo7PxG5wkGkjnoPUYfs4PeCNf2jc6juApBfNLVcx5YAyPK1xlXvWlOu2oa9oAU+RxNw7plXHYvOxekKVf6iwAyT88Hvr/iPhSu
        2mg6rb2QhG5YprPOV32c/d5ARwOzzKA38sixXmcI/N7QBIKNtriSrDcMJPC0TnNCiL5+d+JmrtIi2JHKGOdjArPThxfl4dthvQM3ahOeUGRQ7jpKvLsAeHdt
        7PjoNhpW9U4ma/IO+l+FzfJN571FOsgp95t0QBy6iChl59eJQbkG81eAfyYV+GdKYZKYn3Ca3RaL1oSje+DnCTSTCvrznm6EaJ2eiSDewiHWxsDa3HaiP7RV
        lo3sz3BDm/10Uzd4jKQ18chVzQogBaJ3WRHkbqFZvDQ2ZVqBcwV6fNgGv2nZeEVvdr8OUhg6nvAeV8PR5HEIWQr8tSXm13NTXn8lAsWNRECZFoqbBrayrEhw
        fhs+p1NgGoj186qvnmvoovIyXtMLh/MWCXFG2GGxA2vMzH4HwIkTBwUBdXjAfoJCe0aEzjH5c3lucfajR07IlqgKdneLDE0TIPQ+5uvfJdxqBnEA27gcgIvZ
        luFi0qceL2YmTjpmcdLRM7MaNTRtaIXTiZgxDGeIsIbp0fff9AE99hhp0BbuUP0tDzbwfKuDjWDyYAOMK4OMbWaG8fsm+OTQJRpYrbuBbGulvx1D72TPC7G/
        70Mz7iKgPKsE3GcCSBAoNDH+WtGvleMyOeagivahip6DKjowc1BFz+LXvooPP/fRS0341ZA78VqJNEBRVcp7BsJutjpd8rfuc6KWVGci6PCkeb7UZ+SvxvmS
        3zjpQTjKmFGaYsa7bK3rMLS3GYb2NsPQ3nC+hKDUPg+LksZhUR27s1CQqLaeGgmDGCvhRITNaunj1sZRROC7xHQBVFzS8Z26V4tR6bCxxEXws6+PJg2hdn2F
        2iXUB88RwuwLbgqfzaBq44kq+vwLh6vHLxwer+etBuU0cH/JnrY8IQmeelwIoc580wlJPHFCIkMTTJyQzKpuYE7I638meSVKXo6SV6ZQBwG7uXlCkpLDz+IE
        ZIYnHTsq1f+sHoDMbDwYmcHzkLAQPiOV1kSSjIFR2zM0o1sfcRFJ1tW+HHAMppy5Cj/ydc89eiI5jsFcEhxxidQrsioGPxGhM0Lo50D/vZqTD0D2VicfiILU
        RsgsCMtyld4op+yBoQwvTHQnjn7YeMRY55mMdEFo2uvArLD1hMzLYJrVWUiREDN4Azupbzsp8CVg1jkPvOYDCNyNYKXzkFuMXIimO2862NrOm1ksHvOqC5nj
        +Yp6MgTqyeCqR6Yva8WzsvmcBrTs8BldPtxzPCMvEDETR+k+EYDW0Xar4TbT1zr7Ss/5tcI/euTjv/DA4s/NHWUA6GBNpk39RCj5yqX/sbP+6V99090i0FT3
        9x3D+jC93/+aK7NVrqc9mZ4yGSXzf+daQ3TC74z0/XEw0WnsOtYRbQa3N2Ccprkw5WqNZDasYd1RoUdRWMQiXckQI9509ZTU11NSnb9lOUW3LKlo12XxuI5H
        XGWhQtUj9OG1zrMigd8s/CEe19IvwHQk2QsuUGPWjl79vXBjev7wGKgw0xDBeaDZGo95QuiPEV6VeUslO+MaY144wD3U58lCgcjW4GXCrUx7zToZ/mfJs8s8
        71Imh3P48usb5GsYlU3TPUSHGwd1AcWE7DdZ/XvV8m8aIXzZtncrGvw0xJNpiqb2E5E2smeZJNOUoCW5LDA5Wqudc4C63zFuz6p2GEF5x4hENzqXbnJfl5xH
        lLc7jiq24PWcvoGhB4xTWjc6tHOHiR2lcPiIX3RV3w0EZLptjaeC7kr7g6FqvI8sF4t7HYUNAiwXdDXgRRGOtGJFhxqPNsQRw0LiEehEeNQkNhReRRoBnjHx
        Y4thRIgekRIrTB4csBOOvcTkiXCCH+FL9mTCvWykL4ipZCPiIECnHhkVVww9NdzcY66QTWTX4jgx7ssBUDat0IX5QvMeMehbS+omLCZ4cdZEONKfMTNbq09m
        zWxDPSF/ZjWcPPb36J0ZQjIxUryiR6TEGO+q3QYxxqO1ShV0UQTBbqC+VPkVVItVqw55+PgEYsmkCkqfp1XM7ecYc9AsYpMUmTT7l57cH1g2iy9+n29e/C7f
        cfMZeXKDPtnHJ/Qo2nJ1jJ8CYm5U076sjp3m6jjFgsvVcVoGcWJ1dHV1XATVR1ggF6FViXDJZB++CMU3489MoS+m17UZdolUM0bPJDooNLfowwgiKe0rXuVg
        BNVgBDocgR2MlppWwGzAol0w/B/FHLU0AIm3uHMJCN2G2DsKHYcwgUwXk/cBXxO8jx7pEULH2Si8AdM/VRSP58YUJTy66eujK/QRw3ZDJnA3LP7wpZTmuhQV
        3ObKyDfzW0Qt3UF0pkgpq+LgnRdn0UFzDKhTZ7AgHbE5C3TjHDRvc6qNg2cVsJyU7BTAJCKASYFHEaZrPCZQx9cVMToj1sTMmPnNEVVRjH3Pmm18L12BAX6e
        oRFY3qsQRCIIIsx8Qkk5QwWn3ijppPlCvSMIzhNNhmA/A4X+ixhwGaHouadpWTS0nuKidREnkdTkCRGAXGepOS12QqnKfTYYHxS8pUZ1wepxoVvdkq7npI6z
        oOddStTyZ7fZdhbMsUU6C+bxZ4eqcX0WycuWH8q7XTU1VFFuVXE7xy4wg62/3NWko8kvtYnUJO9ERsDb2jAEu5TWCD83x6mKybVLytxpm4GX+qqjmyJMMkRq
        hEqhzQnZxsSdg7ptvSASm9wosFf99YjbKWIvIh+ct6YKhohdHwO7tjasYcDTsGtYhrdtKHLlT7BOIbRkG9SsxhhZQPlgGVofjZWZlDxjAw9ADOIE5LFTyWOO
        SGX9iix2VmSxuzkVqii+M+xHziP28NZpVIOPfp/Z3O+zJHsGJ1WGKKuxh6zKmaAvA30ZQyGVnFN4hEThEZLSKM438TnlkrFySQInJBo4VyERSjSECc6X5rms
        dHtUOcpFD0rIPTc6kGtynGw65go9HQ1Vf2OgFloUPilCziev8edWwtUINoWXvZPFQESUAUTwDZ5hPFUyAzgdAmYYhzIaO+hWG06koYxwVZHtQmnrpo2jqBUe
        vZfnkA9qcMTBfv+SSGeuDJ3cPoloxzKkxpitp2ZuhAJs3+Ja5Ao8lFtMJqMGgETtM/YZf0J8L1oloE1LAW1ESIH+yQyudc66IuX4t5ikRgS6ePiEDRnGLinC
        4bOObE2a5/DF7sEybetgdeqKYDu87JjdAxPiKeowCaQBV7W2zoVU+SmSjNU2rVOdPNgKHPm5IwCd47gG+eLQz6/oxDgIu2IiOnJUb826GhKZvfoEgJhQK/y4
        6KKkrurlG5UBzGS3WRkwX/ypKxPVlWmW2i2rBTue6FwVubnUzR55+tLdRTiQvcNW2h5o2HZPaHsg2YhwF2+nXBsV03xV6npmZaJUi3MfhzoI4D0lkhXhsvpY
        YmNCMm2p68HzrXQ9vQ26np6ZhoAzC41eIxxzxvW8iqF/2oSDdep3Ytnzc+vDrlws1T5xGbE5hsQm3A7AhiLP7UZgYuFlDZLjBgsIV+fkK5DkoCjXakW3xVrd
        QLf9zk1rtdzmiamX+Ot+9W0/9b8v/qp8VsLjbgWKCyTccfM0CB59HN32pIg8oH+MTB7IyAP6JbdxPY0owgMgscS4PACbrGRb6XgRWG6NoW43peMOy2zojial
        40WVjgf0xEkgHg+wUWTpb0fp+7y7pOphiiWFGqR2UzxOOkF9hKSVveyadoOG25M0HG1Lw3smaHi30nAXk+kVU3HUpOIedgY4npqixWp/XWVD2fxtQ8XRK6Ti
        TDiREOy5+ugsHAhpR5tIe8QFOyrJmMxgN8hY22XJuM2Nq3TcMy5R+iLQM0J8T3AY5NS17G7D9hUotpEez/YVlc0QN6ytWGQRQF7IgVBoF5WK1huHK4hk2vjV
        aVBt3cIEeIFNZh0OCD1cJOWpwSXhr94uodKtxre9NY/Cfrq9gXCr0e0p4drRzWSZr0Y3xaF1xC4s+lzaoUDGTJ+SCmw1uni+1ehObRjdKVjat5otHUDzAvIQ
        KSMD9TfHt0VAShsqPoF2umJTQO+1j/voKFCgrJBkU9IXNWbS7gZmEg7wze4JzKQE4kgwDMuFdSC3zerJYoZgZwEMzpMxTsfkkuYJlrihN/QBiLoIYjqHuwhH
        +7zrmj1SE/lSNt6L2O7t5r5ucULjuUdj1sW6yEtv12PQAU3u3qgf3s1YzRBNZTTXAbWXYLPW34Q2ieMGy5xf4WZNtpBTY7MHYhSRkXucTAkt7dPRN7IJk5EZ
        Y84oiCIUPxgtICnDXq6DmbU42TIUIcK6rOjA08U8K2uhoNamyqyDzCD2r6d2blOOIn8EwFkJBPwqpbOOSmeAM1aZrGPltD4mO6GmW+jutKxHS+sB6QwnW4vN
        I/+8PvutThEnpn0eNxJ3pCFQRD8jSwRMri7h2j7kP4lrcsi/iKt7yH8C1+iQP8K1e8h/FFeRlz+J6+KNzlnPNGyqQdb/0LVqZ29N1oeNaueppto5aqidpzao
        nRvtkimxu/5ZB6fPrQwt4+qd7AWeFzqVDfILq1V/yG2rvk0VO52iH3A+J7HeIu40gB9e7LCyYquGjLYJWmoiI5u2WRwW7ADZzOIPXDFK9gy+nmJVAzPXA64B
        zLkUGF1uR+4mrWak+zms61Mb0NLJH5HTejEDSp0BfmREIEwLlD5TajVnVKs5I6ln4Bw+s17MrWM3Z+awc5qX1W0aSVA1+UoynkZifssXM0TIm8gpB8wGIdkX
        xuC/GUrOUIeenTce2p5pHbCq9nixmlWc/pgeAfjwbpqlNVPlQJHojQkaJ3wPMClymfZWRKThRiOq0cznsRdM1unLjV2ivJ3TfVLvG5iDyYb1l4pgdQRLwVQC
        OyXbuOusE9+djjEZNuXjdYLIw94K7mWYnlDLFfCi04xG6N0RT2jQdYlOeRdZGwvU0YZ2IEbWrgWB1TO+6Fyxc1zskpJ2YRwzIGoYnBy53AFP4Ie3aee1c0yA
        Snm7YwNmLHTwiWJyzIFa50C3Lu7kD4eNXOwb6cHM7Kx78IvoQZlDI/YgcDWrHqS72S7Q22yJ2w6FALpHvplm/JBpacoOBWFMFFBxpNZnMRF4iasq9DYHynNx
        h/OLdR2OsmOzqmMjC6UTVR0LR9c+1fCuyAcp1C4tCGfzZlZ+twC2CjsqqlAGLzo4+Cp48yxavFmfeWUJ5JQb6bZtgZzQbZs/3rafC2bW6Oei+X2lg9kryQY8
        nJvkFRjrPse6whE3W2ZgseD3ylsXSY0CxPOSmys55BstLw0bozcNaKa8fKwUQhxdg7TFhOXl5q9JQ7muhCLQgFL+X/bePkqO67oTq++u7uruqfnumR4MXhVB
        ciB+gRJJABQlohEBBD9MwY6Prc3Z7IoiqaPMUDYxonW0ISSMRErCenV26UhxCEi2ZnpkkxuTe+i1EtO2aMJaZ03b8oaxtTn0CVeLtWUv7TBreq3YOseCmfv7
        3VfV1T0NUJRzTv6IBXGquj5evc/77rvv3t9P9Cq0oC5AXgKoUxd7cSIV5PgaQJsM3DInR7wyDWibTEnbxCWiXQ6ZVdqV6ySiheWcdgs4ZXbhAtbEYZ98tgvG
        8QgHA1SMXWAcr40wjnetHahMyFsF83gXDiAhXk01hVjTk1kKHapFtWsXiMWX4KYES0vNyKnXV6sj2YYlj0tdSyjufQ9D0dNBQBqgYhAY3ahQERMUpFLxpnLe
        QYWUXMAFgJSkSiHp2f3leIuMGqUtri4ySalUG0ql2lBbnO5QyOoarFMTSBA2lTIYrEo4vdRVcxbIpuGRuAQ3GGzm+mdhLEKteNySb9HcGWMlJF9oQfmCqJ+S
        8b0Eum9YyiEOp5AkSsetFvqqVGWRT1nkb9FVyh2ZUS1LEfdvXCQpf+gMo6HPte+xGVxtBpIbGSuV2Az8gBo4rUCi1NnSjakuUKB2dq7fZy8F4GIX+E80Wx0n
        hlQJWeOaMFuC2YrLjzwsLY6IpS1hbOAOU3i+0hKZ0BIJEC+iicBNBq6ruvXrVbZ+u70XufX7V4tB8+HoVHKy2LmdKX3XRLXqIFLhohBgJrgkOtggmYXB6SJc
        Z518thcebVVcSzuFvtmju2YlyuaeqiVuAB0mCQUVX8kYvn5BNk2w9Y9kUzamQ64gJA/Q8FNDz7uLUBl5Q9SpNbivHzPToNptYQcL+tT8sW6Sz6/lUwi2mNdb
        3sNmqoIkP2VBW+QEkPK2b+kePlptLr0yu4wzD64b+XlhSoTwstu74cJvY7MjySJ+S3Iwd4f9vmfmKqtPUYmGgYsCuKQEihXjF+gxMF6XbM6vvaefZePrTPTu
        qVKzn4WO7bsuGHnIMLaoW92ioXQK+jFRP3jV5BBi4zkAOZ5k1h0/nrAarNvx1MCfxA4bZHmXzDOibCABee7iRGlxSfonf5rI625RspDQktmNUV6wpi3B56Gj
        OusSttRmpAZ32UKk/U1uqnX7aI3ENJXZsKn0hZbnsFZhMYxHp0qsjmv2xGYpxpeX5adkpruZ77LccZCluLQbmtDurdxsmd1yzUCoanGXsEXm2W1qeZ+p+rjY
        sRftZOxrSoy5g9zbkttAuetCIcO72GSBdiPXZKWDFzW3cZHbuGBNhAs73URsfvvZLsgTtC+m/EkpdFaTTj6r0yLh+oJ+vpvbT1KsDrY0l87io4tmt9bmEr4I
        b5uihTkpN0olge47nRH27Y6I6WW6qQXKIHnRvjPgyIP83coXpX3NslQoZohl/FnSKpUJxeAAN4xFjYiBotbVriyVtQQy9C7+LOE1TjG70VXkhRYiLIK+1h1Z
        JjPH7JI7eayVSbiAWFkifdFct8r22bmXCQEgPduwll1E7ivQQ81MIPUmWyNvo6pgiGiXVWWSkcVrR8oacOkiOWlrB21rd0V7JXqFhyHGTeMP5ky7AvKLZOAY
        xyGbjBlxv1YdcTy85o7drOXYyO2YIflpoGlrQNCfF0OpOnwqvuxoqEkdaaHo4ivjuEdtA4p0u9DwDyBjEWVpS4cm2VTjsQ1QfhHyFYuZBXaQTF5ukkeUiWky
        CDfEbu9ZmVHQx7IF5RTtKFkR2VPRpeTkvSKvNNJqrCCEj5CU5Ti5YLXLBJcUjajnQjTW3zyxa6wye3GEfHQRzJlbJa1r/dK0rvWxSdMVoa4drb6jwMVRR68z
        lu+V9jZ7YuWYZ/le6yrqqvKiVpEX498GPSbahrSvXbmZAQuxzpaSuayO5YM3GtVVR1RXvRrVNaB9ncESoiNSwDcLygCLZifigywiZrCIWMBhX8ZfK/LRGSwi
        OgkmzttMZ2QRAZNBNZkQS4iZAXgMZuVF+sdWLvALTuVCx8xg1TGFBUYGRDV87Gg+1aUDUcdMQbemvO6IWJacd+WSiCPDqysyR2OEdC7JPFpno1eYR+s6I9cp
        4S3z6LImGtl5dRnz6m6dV5c3oXyj6haQnwXclHtbuUxzUp1nJZsip5dhL4Gk3tJXjNl9Fq9s5fkW851D+18WPbyjCw2RdDKpSILdMWsMKSS8CDnBD6oLK45F
        eEhiuZPBPnM2X+6LCt+FI/OiqAByVcQ+p99FOcP0K4/t0ulvSV48i4XCgiw7luTqFN4Dri6WHcsDSSzLjgU8piaQhREb3y550zKgiqaxYAqi1myLugeWHV3M
        BpdslOGpTvUKrP7icvVXkMBG5epvcbD647JDipEtJsr+MpWUIRGivlKfXc2nlLZ7Cq7H/loe3iUa7ckh/4bOkH+Drik6DH7rQD09Jj+nJR0THoOiOlVRVBdU
        5y0U1QUoqlNmAYrqQqmoavxLyYh0t2LdPqQ6NnByplbzWergs5WkF+VXJelFrJRmzSKSXiQGA6j/7MB2NWzYk3JVc+cN5Y4aOnV3uNhD6c3QV6WaF+S96Up9
        ePJr+L1pfQ9azCaMS4vNqoW6utKBc8qirrwWdOXVwcprRt1RPhN5NYUxSRXGpAJd0tv4G/9EL/4w8Es811H4hRwCj5ABZKz0FAOhKUsmRUEAJwQi1PCor1gY
        Jng3ybHkhgVHgH4EHIY7u0AW7zWJLQDkDMaOkxPNBNmA9MaHV41foagNAV4LXci/CFPtcJK+8tRaWsmShvb8rX1g9yp1jnS5eBWuz+HOQknO89AWyh0qVPiG
        JSK+pf+QASPgKqPzAvjDegjuampsmKO8RLZQ5A8aASKORgtFn5MIhYKP9FChnq+AwRCamOShKN6AGM9RKA3X4qOMb8lAW/Iztgo+bHwWORhqR9/G5u8stT8o
        Nblkj5A9c6TU0s5DpY5sqSOUOhxb6rBS6grc7hZprlBWn7ywBfUqXMMtoZ/2I5vm5wZpehahMPl4CeqzbwjUZ8xYIDYNhsIg1IcxiRean37Xf7yj88N/eevv
        fP/mr3z2az95y4XEN7h+aPuhP/mHXw0O6fNTh8hVIBVysxMPZhh/i7wf6Qv+uOaEyPnevmD80XRvJRKPvPX+D11z4Ad+zTn0s1+97W0/8cf/4itFavecOPAX
        P3fwr28tIF2qqSnncPob5Jb726Xxgq/QPfsUuuezAamwSzQtQ266PBjqmeFQz/w1504dioN+GfYy+Z2xX/q2B0FUIGbzwczrZSS1rQXaupHCLuEbSkAX64CM
        TbCDbBojcSRFRYqoqwS3hAdEYRsal+86tF1FtPrFMiYb2Eulf8OeQ/1tjFrs1qNf3kbSU7LGwR/OeHe3HP5Kj0oGwdwGaQjEnNBEKqEAZEySOLI5iCxlUQGb
        4VRBY5xR0BgfsRTxRVi5fQsAAyFccnKX1UTGQddWkzuoppF3tGI8WzHKFm4JVUeZwi3OljeRAE7+r70K2JZ/UbAtbxzYll+CbRG5MRgB27oKMyM0GGdrc4C2
        Bag1axc8dO0hi7NWwVnxgKkFFLV3/dlBhTLtE8uLXCFlZKI0psXcYuRVFXBrAJTUpyQp0LfcYcAthdmSz8m4teBqh/oWaas/gABzZg6VgFvltVSuFcBblc9Z
        /K3Nnfhmgx+KdGbBtL7qQj1zKniXXhX9ski+skfkiBrqbOUV3NbhFyrXK8mK9qrxdgNEmz3nNjnFAAJnq7ymxH/elkbnU7N3NnMv/XWfK0+9ujlomf5m8p8b
        AaKC3JPE8twISOh0UXamS8M+lRduue9Iq35pUie35fk1JXV6xgNw1zCp04uekjoh6MTtOZZj5zV3NV0jXgdJmIHR4gGsZa+/4WUJiXBew+YV00zvBRgRKZ+G
        OXbKpB5Qtp46GNL3YWWIZWTTMkDpyy/ZvJ08gexZFJiIUDeVPH1QEyLV+jFN6JAmdEASaiclaRHYnMq3fkTfquHx9+pb79G3jstbLUtC5A/YmiTvQ3XYaDSC
        Rs1PLjSnpdb/fjjg4AI6z3OZ3Lh/ff1H13Hlj6yJuY0BHEEe84OpfhCQoEWlVVilZjKtMbAe4SEqBmnesFxIACTSM5CKv+JopdRhcCoL+aMsJPSWi7YW6T5r
        ACCvM2sf0aw9qFn7AMT90BO9l/yRDuMNMiS3X5DPfkAZmQiVtLPvuJfsO5J8ei+/CckT9R53L8ogNdqWzPiTrhZg09USPO5Kc9ZYtMfsrdP21obLiq98MUou
        njfIsQExVa2YarTsvhJTgUhBCStiRXZj9v69XzQDuRCcN2oN8CnjaxE84jXLz9osP+MWDWIfGmxfuJXA3ArJmvrIRb0nZSyJLn3OZwYAw7/p9XK5sSn97kYF
        BQRRA61Ze+Xmfu8FV9sTgjV9xO2Z3me+kCqRn+RhPxbroz38wg/JWz4acq/3NRdjYANe0ZX/spZI+MOv/uPHZJW7uZGOf+RCc/1+Mqfd57ziODdy6JCMRxQ1
        cMcmh83pd3qIcU7e6YFZqz2eWatZ7uml6JIB9vT+jx3K9A7o+7HAZVXV5H54bC3+f6CE+4Pgf1VTv12iRJ/r/23U8AoI61aRcs75+HvWxofxOotEz/5tVPOh
        JG2CQ2r6J2t+65R/MnhYdbJwj1PgLZJq1jv8Cel25xzQ+3hVKNJ/CfjCCmChvdTpuT3yngyR7eS+DB/PYCUJmEUfkq/gtu753JcUXbMXUNccYunBmr8XcM3f
        66yWcDO37sdyP/0tPyf7UZOoNKIhN3ygpTWgI08MUPvydgHb5yGAGvHzmOBAPSTVAMmEd6WAvUNrBXqfZHGigu6Hztg7H9h3A333mUBffizQt88Fq8o3f96z
        D3r2Qc8+6NkHvVUyK8HHNBWVXkbiBLy3UpLNIERCD2AcKcAB0+rASod0GXORezLoFCyoBIZsSe1IZUjps1rvHHCl9mWytMjAO4isV4qMpzw85clTz3jy2GMe
        ngOmp9QA7gS4E+BOgDsQ96sil51sCq4ieooN81hPsbsX6Oks1hAI9IEj31X+41E2aeraJzy7+vCw+miN7xGmpVYgBa2cZHyd1qAFN5tQhLUJoq1pDfa5Smlg
        ldIAxdVa3uQqJSGrkYVtTf/EH1jcJog0ZumGboTUvNGbUdSwCchWP9321TrqKtaYp8hjOtVgAD9tXIUZGwhMLMm6KmQnYL4LqZ1b+Elj4SdXgE31adfzdQG9
        TyH/ZBrdAzsLkDOhT1CZqAzALWWnlvkW/kO+jMcsIpPNN/2MqK7pL2BydAzjY7yu2hJdZmaQTMTAxu5Bzg7E9P6Ntt85lZ6MISIeC3TddoiSv+qUAcMlZDt6
        Lmym9xAHeAA2NfjEfestImKmXGi/jwvjiz/qJmUNeFU0TgXXskN18AaJELnS2kAdpdJrJdMcSfnioHd3zeJAPnQx0b9GI5YHgh2O2fOujtmXXB2zL7pAHvUw
        vUsH8kADBkpRoJpRfXgGw0uOT5KEzANDlvQgD8466ORQ76STe4gAwvigIJq2gmiGogejAvJojvjH2byKpQ7FdrZAWEDsz5GCCL4Bi9iyX9rCHrRZktUTZ7Pe
        RqTl+Hao5QB7GcrxSqjlOB9qOV4KtRwvhlqOF0Itx7lQy/FsqOV4JtRybIZajsdCLcdGqOV4LdByQDjOWOE4q8KQJYGQRFE2Ay3L4wEKQ6FZyFqoWZ7Nta39
        12ztv2Jr/7yt/Zds7b9oa/8FW/vnbO0/a2v/GVv7m7b2H7O1j1aYsq0wbVthxrbCrLbCnLbCvLZCh6hczHEqQturINJ3FX9lySzgsNt0cNhl5inh3mLmeLxK
        hBOOV4tgwvEakUw4XiuiCcfrzCSP+0zK4/VmAslkYABwshzY/052GcncsmWT4LBHJjg5GE4W2eWcRrIrOI1kV3LqyIg96mR74VN+UDRm7OMeVFyPvQd9buiv
        HPRfwfHKg/55HK84CJpS31x+ECFdoloc9F/Acc9B0anluHxQdGo5XnbQfwbH/KCsHOSYHZSVgxyvv5AEj+Fkn5xs4OQ6OXlQjtfK8b1yvEaOx+V49YWEVqqr
        5LhPjm+Ro+gGZhcEkm92QyD5ZmkggWQKeAzKuBz3cQHlS1XtkyrG8ZBUMY7HpYp9cMHKX2lVWQbpo/zcec9+70XPfvCcBxOPrCUuw/HbIAqF/P9TWoOMtC05
        Y5eULHa3vCJK06IkkTnYoNuU86vlvGKOQcxKVrE3WODqlZ6IXlGkAmkI0YACKR5ZBpfOmqWK2LqnC90pBY0bNksg4qUXAmXPlTkTQwOTzLDt7x7S+KUDrfm1
        U33uYOFixUsLw2w39ytFYvTzZXOZHOTc1x3e4S1/LAKw5b9rC37Npjtyq6sWIXk/BwD9LvxZ3oL3kHqNmk1IJkdNdHAb7mLLFpeX5dQROZV3sTnKlNSpqitP
        LZs93FTdgx1cbKou4WnEGCxLav18SfLsIM/L+qZkOx+xV0EyWnvVYjV3S8jdouZu1yZ2cZk7kaC4DsGJy6gbB45Vi3CsYhXI87shZMH/2UWFSJaWzC7kbrd+
        i+YqlKrL5022bf8PoQatpo9dOx+iTjrxYvJZ1y14hUvj04u39tOf88+W1jP5sf35/KIcwD9o7VYGi6RfQ4xzmdL53r0k4fuOB/vLqgWExmbJHa2gQppcwZXH
        vwtXB3On6ie9h9vWYzNVgxqgxtdkue4cMw4cCYeoFuL0//RFHKVQ628wqe44iQjDav1q4HLf7HREfw1vdlagxoLbmfcMgA6wYFrewmBPsYsU210kluUq8rWE
        FqrVAItdWSShRz2f+/RSrBD9bJLiTrdsr/LSbJmbDAQvD5QD3gRj8NyJyvyZRyYlB2n6ql+ip7tQkgPFJhrZL8DixBl9xwSKD+D2Og+swnUOY1xkH1DoXRGZ
        MtRTLLGlToDkvk9VmZYssr7+iILat0Q2OCWFKrtGitGfcFdO8kRUdPeC46UXEk8SyyQ32ayPXG2Yu1uDCSlbhn7mkd7ItEjPbMgVULFsSqorTDUPGDSDLcU8
        YuZDVL0HGQNQKHlwn0ykcrha5ks57MEf1NHddnMiNBGsmhY7f8nu6LDWXw4IDYD9RXynsvEY2Y1Hu7vDQBATcXcn7i0VyPRLIB93MftivzHi8jBeQ5SQmbqj
        i23GJSD0yFehd9tWq2GPZA03dxnq402Q4rL9GsV28ug3Qt1ODolMs0rnQ8xDW9sktsWeTEQuSqC6wQf6GzCxWQ9Z0TuXZPHwGsx1rNYaKVrh5RZob0BNZuiW
        BllC9Zrel6TZX3TsnODKJOsdk9wuHYREkAnQO6C/9umvFVN2KaNdihy17uFHIQ5cLMpZ/znq4mL7vbU7Rzd7gx74JINBtf/nQZVkMjqzJeDSkrDxnHMbo+oH
        lW0JBjAt5RNSN1rjE4RuxxKornU/Yet+YsA8MPyhUJkHpFpZW3V6vZilbRS3bsjjUMdASnXvKyAErCtNYFDRJjoG2npCsWfAtpf2RX8xNfS+GvOuvcHDktdM
        gY5A96hllv8LX11RPHYsuZZ+y0fgT4jktcGNmjoxPDDN1tD2pX80RhCklVwEDCxWPuVHwCwgCW2zpDPYVVOc6ljWkvgqihzKOpOsBHrb0dtxQmZLTRNozgpX
        7fS+8ojqESH7jKc9wdeeUJIvu0C1Vo7X/YCWibmwRL+Co1rSW1m1A1lpdJ18PosxG/n06mGV3gEYaajYMjCT3g3Un5or3ktAJ2hyS0CGQ/rnvhRW9NHjGWm2
        3qP8Wu+V0cAhG7J2KEc9Jf0EYj2Ee6h1TTUGHm3aQDKXi0blv59ytoP3ZZJ9P9keRAlUenuZMqSFJFdLbDwsgtFSoYj+ktKTQqnhHdLZpIZCT4xz/xgWSLVR
        gQQjdI0jY8JuDk9gc7hhBRLI0wN1/YB5oYGd5gY3aS35tJZRKqNeSqM6DgYdHgNj0g6MyYKXevQ7DWWlBikAhNISHMy2jIEv3lbFDaSOyqo31Q1K89DBcGiA
        jxV1UWeMIB5ewPy0minBQjapd+XBnwpEz22AI2Aum8aQ11kCxcvaOzbTpknWUQ2kQETm90k9TNrB72Mt42FJUq/sPdfLvec6ejJwXTB91hPegbCi9wh+NfMZ
        WzszhdvIjnfUbaRuhWyAcQC1+nLMjgkqFIO3bRYUXTusEqy0vMovUZZiRvqOPGO36UOt0pl3t8Bdz6ZA+SsUg60gGU4OZiTnGD0Yyped8S9LVqw0ASIrvsGq
        RIBN7W5JaLIHmxmrclK70yJGxwN68Yo3U7+2Y4Zj6rc9tn7bWr+hagWYjbBfcDnpv/yt7Qsz5gqp7T+3DvFS7Z3ETMNEMS3Z7mCZHZgOKFlMt+el/74iNi0f
        IzsmtIQkD1SQBsrJQiF0F4WQDLVKiHpFyfGLEU4FRgVO8CzxCkXMLilQOgTM8vYmN9gKqYPffiFiVCghjzHCmFKgRR0k0gCWnZI/udPELusyuQMzSyjoG6DG
        K/I3ke0tNj/6URM7ilXBSQBCykvNZ8R8i/p2SjpoU50ESW+ITDNL8vrRvH2EXlPpGigLdFRF8ILCnmWHxhH6gEA4ysqf8vNesrtIV4L6b7fCcJQ8bNLZpCLM
        X4BRsIkd4SaY6MFpihw2NX6siZ1g/jogfS6q9LKo7GURleCmaaLHYP+v7GWY2qIdLm/xuHcA4E8OoU1MLlHZ26jthKpA2743BW8T+AJAzcvZP8gLsceoO5jV
        /Y32AdSqqzpsqKZbVwoLpzxIwhj6JIbiLllJRtozcsMlXqTyWtZ5jLpf4ioFCOTLZvmsaXcrKP5BN4OjsWgPQM/fhR3bLpuJ7ROjb8W0LUv5HnPzYhiiRZvc
        X23g+DmXPCJsb8Iy4r9jXSDvy1TczSaQ4AOmvopka+USH+0iYkaGWWxnWHn8qE1DOxE5KBt3dBmoEd8xSDKAqzZqGv1xZ5L1MrkW9XKYH+qE0dYZe1kalJUk
        dYOaQbVhss4bXSQBdJeulLHGDBt6eEbaQGQkJ2nApAL+I6m4TIofqKQ3rekFZrpLfrZx6aG42LlvVKqsUVaZuUSV2TluZ7VNgPr0ktU2tiXqI5Umopacbpcu
        46XqzFZYo6ywN2qA76LC8M+yXASDNSE1wrxWLO6kk4IcKrnGMYomjAUOxDVXONT/I6pyxi4aRcipkhNaJafUf6BGV0QPNCtKGuSY1vhMVls7SHxvxTJAyrnE
        Eua7YY0xWzL88t1yhjuZvaP28HxLzeGXmd14anMbz1UQ9MsfjnN/N9+DF+89Iill9xK5OoBUX6J2LGURGdW7Nv1VburQHAB3Nr34vF7M6aq3CtmFM1RBDXEA
        ZpcosQOHTHOZyTdFa6tcwad3bUK61SButiDgamoMDCngoIWSb4KzDwmG6NAea92rJyC0Cz6Zor/S124CudjrwfQLT0X7Y0X14kalpWMuTqCgcBdMEp7SYqa/
        45sGnHWkxT3VXMBz1fL5WsDHtO1rdwVlXC0orND94aKhcQD8JdWCxVwN1FakZMQGGZRejjXrcl0HISPBakxdCRntDxAy1qAaH+V6nbXP9ZJMGyHKLdmif6Su
        RWvIBD6mmWj5ynhlV+BIMv1lX/MVKmFkxLskXdTFPzz34fvQjCo2MYfkI1BWKms+nfkBcCuSei2Hm1e7C6tX0sPshPOrzQrAi1cs/8iVlgbnyicS4Esq0GRB
        HhQWtD7j1Zyem9zs7AUqAGxoLcyXe4B3DhtaC2anJcTE3yS9qAXTfIpoemgwLSgy0D4eQzy2aV3j7NV2lbMV0XxaN8oKcC8ORnqMHJayt+DQyVaw1wCnU9AN
        y3TGnYelIrh3YP47f2uGCJ2rzNWPPg8JBDpw6ezmWposJx4x18h1GbP7it/Xye+sb95a/L5efu/ehH3ZN28zN8ivy4pULsNgl2dxe889Q8YtA8yLPVvbeT4Y
        0Ud071DEVQp+v8JaRiZd0QEk1b4MuQ4bcSBhJKGKhCDqZ8X2dxlWW8t9jOjlMje0KTk7QhTUJvj1R4igmP7iqE2QNHew4xTGwKTQSfbKMj27wbwFh6tBWbOP
        Nt4HH8muA6fNW4tf15ul5/Jri1/XMKPsObNmJbvKXJm9jWaR0lhYmvUCrjiwY6SiPDjJWllmlYTYR+qQUvm7Mnq+QQG9QQGLRY2jVgwHnIzcwUEOsWSHLMMx
        ZdSKcZJvuG58qsiHrE4jDCbQtoZrYB+yc7VovQgH8Bjg0aP1AP/d2V3LPN0xEbHTO6X7JR7PfOP3JrFQLkIJVH/ErJYYGy/h3c3H0jXjvZs2cheUrdc4MMiA
        oBVnMd/TulJtWEr3Z7Ym+LyJbyZnlb8KhkKHLVKa2P/U9cJTviVuDayZQlYExxW1yD1866fz+JMm/ih10/hwYyOvH258TFQZv6J9+wP/7fRbJGb0S62bLC9j
        A03KZ9VfW6QjpH7jo7c4Kb70gyIO6lDaj6i7NjJz+gl566eC3E//I7bDftoDzxzMesFe+jlYzwZ3v+4l9NwTKHtAWZl8yvW8k2/AlaSquVeo5qKouNqsHlrx
        Ktpg4Pwb3NclM2VcPJB7zKWMjlDJlUz4BFIew7D0r+ve5Mnaw5ZkM6df/3tAWMLgrA03J9w/LxNua9MkGpF7PK+9OYz3eQVpY1RvvQBVnjNzF399zr4+Y8Gh
        GYOnTIAlNnwIHCSS0igICDAjPRJTkDDTP+3CawjQRC58NPNJKcGshvHNI51WX5n/iEA5wJ0nvFKovtlTm8BxCYhmjVBuH8ssEtY3tuQj0VkzilJFIGXRSc+S
        aQPwLj4JURgBSUw0enwXIrtzSLFVvAr6ZOdQfyTW0VeQZiLNVJzJ/eoLleuVxOWDhZN5eJDkqiRUAAACcKelEVg7D+Z1i5YOBD6FjJIGV5iDcXwRHmLaO1Kd
        xIGfKdCb7Claz+jdofDkDiGtGa99IJ8dh4cNeHCN9pb77HofQSA/fKJqxI9o49qB4tqkxQ4YySXinZHLGsCym/poi6/XJJMLCsuNOrAw3tMFBPdQbhfwZ56d
        GGUs++ScvDFf4m932EMlyf8LAN4z2t0Jog4472p49byWvoMnZ5kaXwaenOkM0AjmB6NHQdeJAN4svDWLptXWm7XfxP/HPWLeDBFDkUD5P6U3HZ/u+KfHZ1Sr
        bhyuuUMCY44RGRog+XFYc4Pxn7nKYzszFr8+8ePkx7FfPBTRaZxLbQw773JVQ/tX3BgunWn/C24Mywz2nUjU2FfoFk/HcMT9kTLdT7/oIVQE0t0G0TlnMaa6
        xTx2znVsbISNfNc5B9pC7sEm49nYvDIa9xhN/h87AWdozMrHupmb2Lgm185f2KkDL7DSBInSLt/u1SQfHt7quQ/Bvu7R5KsBQJwMUu4tYHP4hM6i2A/4JV/x
        u3H+y5jVHX2JRUIp/kyq+KRr69PyAsNa5HgnlVnGrzhVVlCCKk6u72u5FVdncjtXXyIFNMOFk5L1UfRND4LWOztgdnse0FoQrFuDEKHNqj8xXF3ODr77PCLk
        qxyJeD79T746+ZBAJk7UpzBQn0JOx/8h8L2T3sN+4XLgVDmb3aobyeLAnfmK94MNcMCZht/lj/fcf2QdxI2D37YBgHwElUVPsCBqyMIM666GBSGqK6p9iL09
        nEDPS+wziV281Ql7xD1EIhJhemrwqTvsM7DEVGt2mwxFHGXSXzCfEKYLEtAlZIXIxYvGx9eqKEDV+HgSbNTs3FzTGdmzM7IyfZFUQBkgCIUCwgVQbpRFJDra
        lvysoEZfdOh2BzHfaP5tjgtfCQHdPvnXgD32PRbKLws1wDWqqXrgQx+gXlDMpcGWRRYLbaEwckm/tbVlu5hMt6V2mzoFI70cRNtM/oXrB6fchxktAFOTB79V
        WIKwjlBLkAeRcwvQ1mAO8sAFgy0YhcVzYInxB5YYOMNybWD8gSUGF5VXfFX12sL9ItK98hB7QerxsgIEHOr9d6kjBZbRnhpaUIgt1wtODpxyCm50hHZwQz+P
        sYdTs2udmrqn1KDEhhCgWFohdkX009vWWyRk6+R+Fugekg/JMixKZKUqUot4YYgkTPJoE0sUUZKUbT0YYtVCVSe7nCIWDkKTu8HQkNNXEZiSfCL226dkkJ8s
        DT4UsZSPzD+EdeNicfCDjdB4OAo+5D51zI3Qht2gbNgoWQfWVelVjIEPMdM0KiG3NrDft4bAaa6vriI5oY/DrIk0Grdulyv1wjtj9DuBemcENtgfU74HzPXZ
        /iY3QmlSDxkYkPlqM2UOmnZHEfOEr6ZeBqXSj4jrFwYgEcUTOdIAV6w2Bm70WCQ2ixd0zcbNe3yyLTXQgXspAQ7qdkUXIFF1VshbmQMLz8DUXCxlK9upDtY6
        lS9yO5UOJPWBLwW3+yYvthRkV5D+DevY+CVhYus4GYTyjrxTLg2HN2AmdTu1plVZM23dTo2qIZUtr/Kr2E4NR56x26mRNk2Crc6WNujwdjK3U93h7dTIbqcO
        XnbGv1zZTo1MotupUpVYl8TYTq0X26mTuhk/bXRzRS9OvZn6td07GlO/tbH1WwJWoH4jM03XIoDTMroV26lTUtvD26kO+qNjt/ilNZrcTk1HtlPVQmn8/x/J
        gGmpNJUAUnd/JwP+Tgb8nQywMuBR1/NOUQKccwu8jQ42iRCRYj3hqZ88SbDZIP0rX13cI3pDS3Eqe3Bwesezz7h5uL2lK1kXYUPhdt8GiAK1hr/79NpHAIYs
        OZ7wvKAE/QgV30EtVoOonZajhrfhK/AEyH314bPVn/lAm8Gw9bnKSM+UEbun4AVsPfwq6bgKQlMrfPhqQ77ySq31kzZmK9CYLV9jtqLh5DFOjnJd9LS6Hj/6
        fFI6pLx2CuFUhKj4PlHuCvgPKZWzsg1UaAfBwh1FyIU2V9M6iytrs391lT93MjoVF+xhC9JgCwrsa8P2peIWSBq2COm9OEQatriDNGyxQhp28lKkYQslaVhu
        8ONZaWIsKnab3ReHGrd0evluBe6mpTG3vJa7dY1BhOTd9hp/cvliuQ5Arx3yAO4mFI3sJrtAGxaeyes7aMNYF/niGNqwrtKG1WCyK2jDul2zqLRhAUlBBgaz
        OlkyaTCr95WhIFCC3hpwlpWMYLNYxVvasJ0WoGx3D3C3QbbU87NdSiW2a4hKrMLynBRUYgscbZpT/ACV2GgGgclsM5goYfUbZTA4NC5/Fc6LIquALPEr1Ex+
        hZppsZsHF6Vm6u6kZoJb5EWJmSaHiJmmtvKgpI1p9MlMVgMRUYsUpcQFD0C2Eoyl7sH1cdQ9zRHqnqbIz4AErkP0Ym1FIx/Qiy12t2hmDkxTCXpYveRl0suN
        4nLLBGDlaEkXBbI26MUWTX2IXgzTovRqH+jnu0gwRmJLX/+9Cbowwrnile+amEyNx+yIA64TNHF9mGNsgRxjAOr+TQ+d7jRg8hfIMebj+KDM5QuWYywcyzHm
        P/dEtgTtodLefpVjrM5bBcdYPMoxtqTwKgvkGAvBMbZAMmocwDG2AI6xJYDfYGwS7bzKMRYOgTTU8RYC0r6Xjrw81JG72pH/Fl25CdB5cG3+v92Vba+tcIwt
        dsf2780xfbm7oy+DZKSPinsB9JoocIsxU8MwvqgK34qeEaBgWJICpchuWKLFBJsnNfwBrn5ebL/A/sXDEMfYAB8BvyrN6VfsYdhJqkr2RXpebRbITiXH2Pj2
        DccLKtquKq0bVlu3yVtF67arrVsDvxUq0TJZBUqGEEB+jW/d1kVatzXSui0oStEwx1hkInaPLdPekjxV2xewldJeRfv6Q7KqVlxuoKJ8kleFlFVSFwN4ym6F
        Ywy2KNMd4hgLCo4xOwvv4BhD/MciNHk0dcY9jH6S1TD3kWNsscsInPgszmQ0mYRnyc6JiTCl5D6v/ZgmuQSAzi7Jx5aGyMeWyQZKGg6oCpBDRePU0SO7o+Rj
        XfKmQ7/fBGM7iB3AzRBi7tzKQ5CP+bBjghCLwrafh30I8DcmH5NO0Oqb5asYiSo/mhxlMbj05CehRZHOmyAfw3y+lbetoRX+xjxI+5F3BJrK0nDJ8In6JohX
        lVeU/H7MBf0SZarrW92qrrpVHeRjOugjlHPBko+FBZH8RXU8sL8M6XhGKcpJTRFjo3m3JYTdrUxHdaQf9VHJDREJllcqVDaokMR3kcWolRnLFWlf5SELKkHU
        FfenuuTe1Mk4tgCd+VkclWFsAYbRTRwTMowtmEUyjC2YJTKMLWjGJklTtqC5bZGjDOgShAACgpAWLAsqfGQLFT6y4IzMc0N8ZKKbNqt8ZH6Fj6x5UT4yX4ZP
        dzztmv3q0lg+Mn8sNZkuqVV/BF9SqPKtsoOObftZQCirwjlMnEuZprQt0pKzEOAdqOezhp1EZjVfRXlTHmyCqE/9AXxt/Tkk+jiJ5wKckpRseLKgaFLGsyn4
        eI/cahJAHGRobRCCTUGktfEnAOdeWswjqY6IVJ5OwTCWku4pxWYzfAywXJ/AI8ifvCUJA/Bji+/yRgpKo+GUMnBhgTAbhFLy5RhfjpGHCGeR8mLlcUGMFmsH
        llHJAR7haxFJbiI4/VkKtAnciMnvOA33VOluOxDRyVgOfQ3eemFf1jwnRS/i0kbEEMgZZUqW1EOSVoeSZk3Za1IlKou/hzVZbWR+D+mpAUmYkx8rtMO3jrMW
        yMJVgtAU4ZOoLFKyZzurhyWPWqg8augR5KkBSZxrpuHVrAtBkiTvtvtMdeu/Uh+iK5sEgY/bz2fA72Vrdl5rli3cqjh6ILObfJ9Ucgy5/q7rAnVcgdrmVtom
        ya4slHmGnfuc9TyL3+To2k06KzNjhSX8F3abrOroAeoeEvc4YCZTJirCJCqDj+6SYafW1YpH5QSgZJ1jWWKUZRpQ4PlFqddgCRrJIQnXcs2hMnWNyxqqnq1r
        KcyahtYOUT9izByNTbqtRvI7Aso0DZ9c/78G5ogZnL0E+HzlI9g9xn9FnhYRel7zAneOYSFAoAJbBvKONcAXlkk2x7baZeaykt/rMvy5HN+FVQLBRaQcY3Nc
        oYfxYyxjSqMeGBmT1hNLFSAzoP3ia/g0PpzvwQ08u2fIl2Xn2/IFkgNchqkjUhoykvRhcZKBKKA5whOQgScgK3kCuFK0SyKzapk/MMQ4nEK1dYAlYAERRzEO
        4BhbgG86lz8HYEVcAktAfYQlYMEajappKdvYAnD/F/F2quu+WJN0lHSW9LFI82je7ZLsBDFfchoowxb7Lci/uiDq2T22RwTfg06hGYUeFpTiYrcKr4DMWhz5
        xRqGrmjAMIHGjGUMiDXrmJ0CLh4oPFHsGkUz+VzrZ7mdmre2+GpLx2FMRZDs3g2VWEw1BPPJOBKybleNY6AEkPkTz/pw24IMa8FqA5UYH2yAlx76ZnOLnPWW
        hKxtctWUuspEFvWhKbWRLpzwRIHaxAqiKqeQ20iZyKIRJjJYsSwTWb1PskJlIku2aNKCDA8tyc+bbRArvQLY63ZbSb67ZCKrbXEJUFICSDF0E2QBTGRj+97v
        s7cdy6gtgIxswZKRLVbIyBazLkLvuE7JFwdkZJEpf2BXfLEClL9oYiUjWyQHWQZ2B99C7sOFx1vxvuTm3pCd1GP63iD9wHjV9L1K+p61oMKlQ9P3NH214QYV
        srMFS3b2h57nlh5FQUF0dujac5l/aVjjEtU4Jm3YCBwxAlrUk6BAJf7LW6UbImjmXf/0f/nE6889/41biRu8VQIU/71DskxTiOKLABR3SoBiebBWcTcZBioG
        yMsX+9vyzACv+Iff8tM/+rXwGD8RDkMT3wBoYrkcVMGJVw7xmj8A9erw3cES4JB2IncYtfgbR371N295zseziXUpNgQrHHJ/eHVjstfoJXSBOE133z9t+lOn
        ko/R5+TQal6T12pERYhu8m4pG4dRUXkM1+QzGAvvCw71/tNXf8kXbX3jXyM78uR5p9g6Mat5o7evd875ToKf5xwEXPiI9+4oELXh/kr6TxCP6ivKrHMHzmby
        STg/hWby2IcUjRupmQZMYX8h8mOvj/1P3eTQrc3Z/b6joEU2+AdbXQEAyHWDAhtfCR6N8X2QXBGSVGvosAs8hE7efApHk8vVDz+dLxze96lH89nDbz992H0E
        fLi9+MO5/3Q+fzh9JF88nk91s87h+HBg5j5l5LyLd5fysDej4Hi7f0xETvND2HXsTZxA2OLTJuQ2iKz75w+bR7JdZrbwYNpIH8mWTf2pbP7wRIZPve6eQEyc
        3fesK/BCCmrBnwoWsUEBRr5dx/ME1VNvuYdRIbH2GDwZm3m5MAkKmZZLPCNe1ccSNUekcbJjeM0a/+lPHk4/ZeY+KXlz/6tg6OPVv8yImZP0umbucPORfPf3
        y4NzojXhgT92s1kY+Jk/mVCO0F1Hc9ZEPJbIrtnD6ekn8vZdLd9Mwbmy+JAMQS1W8bu4WjML+/19YPTc769IX1xZNW3GF7RpiOWjy8exjw4eIgaT45qu/XCT
        sMd+EaXvF4WW7oHIKp9GHeyT2wgGgkeVdYTV0ppMjv4xM1GEa9HGt5Y37rDBU6LPy9WWnPcc01rL5ezYh1ohQjjgxyf/WjJ+6Mzn4QoB4EW60nUvYNxBjNnA
        RzxZzcaT1YjWkfvYxa0TGLvWu2U1/RkP12/JtVCJskrAfiPZn9Ds3ya/ywBkEfl/Ngg29nHB7gxiXNSwgX1LNdBRHQEY11IGjDoKi+/gYcYwDDaaEcNQY0TK
        RFHdNQxy6Q/pv+MAS1VlrjSp/TtrO81PetKS6vVVNOxhFwMdzUmcW8+FWJOfHblcH3CxENISaJK2Y+J+IkNz9lNmtFvOJZWONtT7P2YWjxd3eh+TTp2ezmef
        kIGM008dvvXTZvaTT3wo99dQbcCGQot0n5bD7h97CoPmcPCowphcqtcj2Sfuarllnl6R6XfOtDHkpY2vWmsHkRcHlGF+748cdEFsWbMFxweTI0SlbNceUf18
        DSIfgipIKs+il5j2zQ720JNB+9NAkK7mE3e1agg8eupw42MiAs3pJ8zsE3kiBb2tRQg56TXMsKhft7UCqf8UFkz07tZdrchBi6TSlD1XDrbzyPk0vUu2J736
        KXKbnveKQNpTimwdabCL3/sPbub19iFOCXbWe3rvhafiidztZnHvGoQ3dYlT4vfm1nr3oYTSFncQ8VT9m+FEUkcpbyfy0WmPQOVpQz4kU8FpwHsxMjQAOiI9
        ReGmIbdexVaPHF+BwUuOr3FrOACoouK/r3ifIafEY15KT53v2Be+bV/Y8BAUVod/jMiEt7vfgHtrfLPz7wCU49zsvOwpIPdLuC5z0dcJWEEYna97YJXdj1/S
        YYK9ci8Di7ak+rKMO7xpWvvlau/antPb+KpIcXk6uE6+gTxcI9+QeUaOL3vKe/GSp3n6OhyL61onAcBpUBQ6expfWrKoFlm9RkW1PGvLG2m1nHN1En0W2p0c
        v2Kr5YVBtbzMG+ddrZYX7Qsv2Be+RuI/rRZTG64W42m1wEd9qFq8FFo8lHpWDtC/pRFj3onVfeEFtmxUFOGFSss+qbeKln3GVsqTnjbYU54W4Vn7GDLJB160
        LXvOvvCsfeErHqwCb6pla9S5tGVrkn1XW5YtEtsWcgctxhZs2BZFUz0OKEYTraXfYWVuelqpX7Dt+rgHcC1Tt3lpjFSna/MSMy8uqzNS277kJWRVMkfEO/zu
        itR75mUHne/XbZvkMbqg7WLDBQptgeq2QPjGkyKxZAYrCvSM7SVP2UH0JBDnA5PYnNRtgcKRAjVsgcI04laib2IOGy1QiCrmF+NBlTJHvs1hzea4roICGXuc
        biMpB0XRmR53B53p285QZzqpvfojdszb0XDaLbvSF3h/046Gz9hRcNoKicdcCIlER0M80ny+LW3NlrZuuxJnt0GHKrsTy83lF9mdINMcWxiv5xaF+YCoprYs
        L/A2KoplOa7d/Jhm7S4tykv2GblCzowHtSDv1Wffo8/+fSBwu29O1NUr+a/rcGBbNQa9ZUiAFcMF82qkoGwaAI4Q3gjcAgqFQ0qKgDQdvUk2I50Vi+IfGIi2
        zirtHVayGW2ZJS1RR0u/oo/IhVvw55AWfp8+erU+ugKBVtPCiyxW+Xz4Wshnow1VFBMuU7aYvfQhDNlifBTjhSW0IrwXP5RwFDRGRkExrGNbowlrNOawhqBp
        KubjuonWKz0EoyGu1HNk67lmc+HaXHgDsVQpzh85LI+vmmJ4V4twb1iH3cQ1lbqgclylsHVTJDTkw74OQ8xc5bALy2EnOrYtXM0WzrWF84ZkFgwKEfbmsG4s
        ZRauYtXP8hRSpugvvv2IlUJopBK301WChgjVBMOGe4KMHqG0yjrXkUCd16CGX/C98JT3MVRFFogm4isUJGIxXHYkqCgh4x3gwcYYBZ2URXk877J3InybeNIy
        NhYRgnWzA6LK4GZFsUNMR8GN4cHdLWVydYRPAK+aQzj9ffKQNFWFZ9CZezcZBPX2jVD85YGFPHr68OvuI0B8fpu7mJGHasbSt2igRYeR7X65gjQ1WYUeV7Yv
        TKrs+sVPsHdMnBDl9SkTYyEsD5/65OEDnyqDbjbMI4edH1gfFDuy6RTFlQpieSEJgAAtggAo0ftu8qAS9vZZFYal+HGPlIhrudsSRdFWo5Yg0hIwskPOOkPr
        D607ovSh0W50CiY/aoO9Rx+dlFPvIUTEIa7KYwiNRsS5NrjNTS53eqf/Ju11LF0Dqb/gWiS9BVjKDrGUkzkG6aQIvJfjDI+pn/yM70pNAs7PJwjhSICfDo9L
        B/j5YwP8Qn071vAhDfDrfeHjk5LxFRviF0huwzLEL+TaTK0+ZHBUt+0ixI/ZogREna88kGNCu1PtQqu3n2iBYNLjXfkAnV1d4B0ieyurBW4AVKbEes4OEgTp
        obrGSrqr77buhz4QM9ziW72VNeLm+zyDV6oHDsShr63p19YGX8N39FHvjTJWLli1WS24IZZRsG99uem1T9WtU217j0Mplk3Rdzjr+Id6j316Urqkm/4KWEdB
        sZXPVZ1xZnqbn55EA0/2vqAnUe9xPZlWLEDvUO9zvJC3yniB9rh4gdqYeIFaES9Qp0mhfjviBdrWj78NP/46bAhg5wDciU8f96NcZOJrUtNYrUE41EQYOSGj
        Gr2TyuJR9QYnn+xMlfCgv4UeOQey5IoNczMBqhmMqDykeujowVg2iM3c/eK4aMj7pBObNvSWpuLnJT1CzCeKnzcEayqCbUdB66ap+HkJAxYkZ6QmranLuNJP
        sGXJXnsS0dcy2zwS9HOYo2bAmMtfC9m8acE3JGsBKGY4sgMetJq5sZEdiH4YJvxM2FLNCgZsZOgnvzO4I0KnleU+sDRQjlb6SShmDYgtJd/S4IoJ09R1emqr
        JEWVTIzGcBDsbUIBk5oax4X6oH933CxIfL1DmnLSi++kK30dn096DWAiJr0EcB6RkrREV3nHz+Dve85sgmP9Ku8DWReH99JtqSm5nycwXu5uSR3OGvcs9AsR
        JN0tGBDRAlI8XFnN1ak+KlBle8mdCrb1AZRYLdDzZ3JJ5Uw+K0nN398d6n75rLTgolk6Y7pnpEPdp5AeZnG7T4ZTTHSz93ebYdUq5d93pOzED77jPsJQWSCm
        3j/z75RfdcXYcLBL7hThmOnHacliPPg+5elppZ8KCGznACIo7CWIbeQvY8ILzcT2aMabIoo9CVJCdWbJICiF+hBmsU/SEZ42O7C0Ey6pIdMP+n5j0A1osJvA
        OO6lRCypKaxbg4BR8uQkUZDhdNhEN0v5EzbrIp6latP7mdKmZ2p30qgXr+YYr17fpPL45kHPKYaONhzqgOhvCisTWfBvqYZp5AxjJawwfEkmaxbsrXWUuGUc
        NpN6Pnm74twQtFZyPI0sAoYKx/4mQXhBamlBBnX1jC1U0D9fn27pJKeB7LjQt7Nei4miz+PsAGNq3HHC5v0yMwL6OTQLIgbmzML9XUBAy09AQIdmDhDQoZnR
        eBxPQREdJRBo6ZgKLAVuwEBd7E61NcJgY9qbPRWeLLsLesZN3tVA5VEiViKuOL3mUUY4/W4AHg0cWiprYqBHKWhWU6dyD6zImVNAfl+aKtoZQxXNMJLbFXVa
        cv3pAJCf5HXm9CCik7OEQTgWlfwsIjqxq5iBzhp38BxgYTZJG4xlInmcJKurxOFzj5jaEfDLAOWRgT7pj4NlLq5QTzuKd+Ro+M4QSHhAoOrhvPmKd+RTG1uF
        olIyTVvaVtA+wkCEgyLyyh3pnF0kW83HxFA+EkVmTTQfQ2K0PTYfbc1HwnxM7MyHJTfSfFj88qYXKp5ZbDfUJBMtYoMq7xGRxELCSK/sB0Fc76lPTErSvWb6
        eVE5e5jNZBQ57CuvOURx6537y/QmgpOHosag94UQGCs3eaaX6GuJfa0wUPP1V/A6unvvpYslsMfqfj2XrOGhxnC72ktDBfcf1/XsVDd/52ivkw6OTs55LrQ1
        Chi6DLo6+pfUUxPTS6h6OcnDU+aLkRTYcXF1RNQ4iIJVBeyu7RgF3sis22txDHiV3Hg9kNS07kBuajpN6j5FLgu4Y6KgnaLpTBYTDRPcLTqenD/Uc9d/MZvD
        BNVET5bWz6ax0C3U8Gxm514zNt600nyg9KcERuKmxh4HlJmMqAqCk2YKUhvCG84LxBHzKbJJGGU4A2B5rBc11p6hd2m4A7vxeeN2E5lyJyVJAg3GCl7olG8j
        yelKenUz0woqaWbARPSI+VHuB8A1nrTEs3aAzBYDxFagrRjs4LeVltinntEx81tmbpsczMQKYDfKfSh4BLGvj+4YOQWyKLpYBRutxulwAJE2RFGmOIVDHQsh
        XwVEGoZqcJPSCZTQnmGxPV3pPc5Q71lgR3aGOnJLfrcGHfmsr9/jjgg/hM6Oke+oGHW17zwrfYfQZ7VnpXHcZ7MO54AWl/gescy1LCcKqjgKSC54JD1LKMAC
        g6VPOUrT04HKJLcqGyMUtCbrRJ+aDumisZ69Kxggj9AK+O4WZHYDaWP+vLOl87tywYuwTIBZbjxcd7QnEefaId0felJYUUc9xR5OirfTDAaLaEdsZly0VKXm
        LBAxKKfQZ2QaBstMp79l5m3PQWVwmsw9TH6Kvm5XbCEXoDB/ODZek+BvFK0UsqFyuWEBhk7lYAEGye1gAYYp3MHCC0sGx6o0JTXL2LR1I9M2z7MlndnmgIPc
        Xtt7aDv9X72z2dwgLG2+F2PhYBk15tJ/HORUOpvQsR3ovB0cHpRO4iDvc6JHy39909kaOHZATekPcGm28/ntLelfdq5B4YPKPl9Q7vMFwyR+gQ3TdnR4OWpr
        iGxrRcW4GvNWEQ/OtoaClF6E6HyYgbKkOi+/6I394pi39IuefnHgITZv5gdrAdTKVr9P3hBXewEQJ5UNT/nw9JDqoaOHwWLU+eI4CtX7usmCUzi/YBXQOyB5
        +/LHJ9M/CJKfcL3oFByfOGEqtn9QYIw7aki6m5Aq/kMae06cxNCCJHIgeVh4YQ1JZUgH47uJiytzXEORD121NwBIMcCHQJgswxUDTXTkeqEco+P+A9e33lAu
        bY0Y0elZioC7lawPMxizCCsKCH4HAdwMM0Y/Ugui2mtYLKgtSH522BVIZBDMI6c9y6o0ik0VXNp0FXzX2FRQiShh1RZ3CXSqwG7iDpmuwrwoP8VkHsqMcCcs
        ZCYsjFeOAmClf4l0A61zko1qhVQsV3TGdtN/EoxBuPqm69WkRwwRuLpYL3SMO0KdOqB17T15SpQcGIp9i6XpczrwROFR4MXo3TSG+YBIfsXhMk4EMMIMcQp3
        VncHcCi2X9zhsaR2X/I9wZKGTSnpaM/2EUwi679nReZGz24fpGeTp/0ttjaysjOglP/Uc2Pby+Cr5YggIwIEplRvaEoNxuiGwZA2BupA1Q19OzH4VpkILRhp
        yWLSvI1tFOq4MX5FT6npBES0fqwfvR3QFjFhAYa/4OnUI/KFoix4thJbJq3W71uyD1SFrjBYByG5rHVUsNXPuq57yhr2ycvp3QlppSqBGjTlGka9x2u5VH6w
        honZ6JnDdZMixJHSGgNQn+Btu8ooDJruESZVeXRVH10dfhR5e9UldbRxlD1C5ouwYqjTkbxtwn5/K3OHOR4qQrBqnTtxpMoUemQILWL9BMb+GfTi3gbNmYRz
        wrn9jR5hgi695wJp1vKxu1sOLQl89hSm5dOfnizguh45h0lYeh88Tc/gDsKzADN2r4pOlx6LfvIVlJZh999r7p0z6G8Xyz0Glcfce28+9/AkdMvcI1T+XpWV
        js39/+B7TaX5Ti3Ha0G1Eek2EZHfXewjkLidgNguVpgkRIKlB847dlmk81GTFqLkKOEbfjqwfV9EmcrawSeAQVu8G1+Crycc5etBsGRoR3BcjC8i8GFYZS3T
        JF8PIWq4dV5McnYIxzqELatVbFpUINvY3t0B99zouTu+4imNlWe5iNsVUBoV4YU9QAlNVQp8zi94K2wdanUkg80hLtd0lCcXwkrD1CuI7nZaCW2hrFkthlkt
        ThR4vVFebuByQxFDpFpoK1CrQDbhq+CI8hrhjQ0owxxL0cXgH+49HmlFShgg5/hu3bQ4P+VEY8mbIv6w3VRX4hNsJLuTEafBltuMUdzBu00wBzr2CyRVg04B
        ejkgw6vJvY6oKEk6T1fzyWriqMdakbh0D1Ca1NjAyA1Z6xxCvkgG23ZFgZeb1khj2tUEuIdhvx2YSc0YHpUJ9K6WQlebGlcRJl3l7eGFoyIcwy7VgtliaBHu
        SodSmyq3CEn3xc5XV+9JGOtGaw7rTH9yGaA0StX1bmIjSk8D41pKGDo8zz4wZab6oy/muLj5xXzqXZsUATWgWjhGP56nWHw1y1tmahthe7B4HmSLsLGLDyNG
        fIr0E/Yue4SrXWoCRIURoumG7xMZ+y4KlxRgRm14Xo88F5PyQBU9q2cWmiR7/YCicveIA/jnPjHZ83tv7b1NlAoksuYocp+SXcKUIDOccXQS9AsNy1UTIq0R
        lKDE884DFMdPXwZPJP/aHFn0HTudScY0P/+26bdPtR6OMBg3OMhFyf2ghnXK6evQNnuKGS49kOD0MTIka3I4lG9QqYp7tQd0zKDf9aIHcnbSC/+171z4Yd9x
        Ze2L6+ED0trFQ2H1/iIv+Q/kaXk/qN7v0oZtaoMrM1qgRK1HkxBnD0n3avS+LYXgtlwRuv3ircUxn89md17N5sZcm4aYl9KhUwB+t4auKgN4FXAJZS4UG7dj
        AJYsDwGrGOEof+HKirMr/+pwwdz5VrfyVlehl/WtWVDXXuytxcpbi4SEtm8B5Hhh8Fb1nYXKO4qdbN+ZrmwEyCq61vtHWUOK3KDH7TzpjEPJGeiNQ/kW6I5D
        eR/0x3rfsfdTe9/Y+zDyU2jVe7UTbMwQgTU10b7tBZmssTBq6PwUkvh4mkcjRcExlYoIyR09b+qaR/qJIDXH7OhaILbTW5PDt0CAm9pbU8O3urLa9S7kwG9z
        tEPLGsYZ3J83MeyWQIDlBq86KScY9KHIOPyZwJ8UfybxZ0r+2J0U5bKeVNbrVFmvJ5Tnuq0E1zXyXueXFT3vtVvLhfe8uQwBm3o7t0DcS2YJTaiY3dqEwFsW
        0QMAJhCUROYyQq7bKxGuXD4m+a5cnTF7kDKSBPUzUl6qdEOAuDvVdPYAi30o5XxMyotydcZkSBlJgmUKKe+qdNV8biTlTG4Op2zGpLwgV2fQXJIoQ0PNbqS8
        XOnQBKgu0xFZOF2k2wBKN1G0LYR1iKEcGYWrLr+r45BFr1ydHX5o0SKxDz80N/yQjrMSMZv5mbaPwEkeRIW6raFD0CQqyDrS6ZakY+6SfrucLejyUPtmjNU9
        0oBGJdfW4J+ntxLCEkrPhJUUB0ShMfz2WBcPxpy0G9AlYmo4+FruoHuZgbXHaH/MNhF8DPh709/azj1WYE1ayevnnh20a4OM222ZWInAnCzR+Q4Ty38X+a1T
        jYddGHNkOmlYa8brarwoppLx6Bpw68Cn/IfWGL7d6B14ICdluAPmcBHFyizB7dUaBmKEgRjBVb4+GMKz2iAJ/gSMI8mDwd05YFRAYIrmIIK2OvKDyhvtwQ1Y
        8ieqckfkQVXWRBDA9mui0Je35Ea7SG9wcVK7bj5pu0kiV7SPtKTDdsyUvT9l7zfliu1DQKQvun7ZzdKyj00AS6IQFGWvr5Ud3jYXt4XCyjSgErnNimcfdY5h
        pxyLDZIm1Y8Flvu0ZYJjVKdF6cMeuaNLBWBjinRDWAmbm16TqJLgWB5+KI9JC9cSnQJaGtB3QBMG2wilLzcjQrVktuw8IQu8tuJxKtQlwnK4Xw2naTmc7QPh
        uYtSWYue7Zk+/Bds937slv794AMpWLXjYgUjuV/jV5H7vLHK3DRWLdw1ytbFE7rdTnrUGmeBUDMQA55tK/f162Qwta4YZdViD3MwJn655k9zTOgOdo1A0jI4
        sLKgWSq4g4Zb/yGYfWWs3NFFR4fHrInvoq0mvs3U18mXDdekUFciiwUdFlTiGrwlrtbDHhxAr1RTvp39ZOiiJ26ATcga9nFmLgZxMy9PHniApH37Hsiw3bPy
        gChakWhumbLHQZ0XPY0kdbUH0G3gpxjxrIkHH9AFqxSJZ23fhlTVejP0z6iVrpSOequwJ2D8IOyqOTRfo3MguhlIYNU7S/AcwOMymqcHl3fBQQLP1ivPLoNx
        e1W75czg8m55rL3KiWFwERSsCtKaz64i4HAwdkXzkacHvzt2rHXsWJuTKzrWZoimsWDvL9j7gZlalYv6yLQBc+OifWSxfGRyVS7qI4FINpmglgoFkyQtemNi
        lQQpSvEJ0R8hUDM+BpRRG9hWW+2B05aW4o/YwSdXSS7o9f7RMYLby2tNDPgWB5tzN/7cZZIuKc/Y6csOGuJh6XzFN+BJhSbJPTB2yfUPdWmKC8tBLNp4/bvp
        x00SorlriYp6VH0AZautAw4E3eWgzzi3wqZ6xmQXG+peFhbGisFO1JhPNExj6BPFsA7LfbHfgyGMYKRG1rzw00E/dktj//lbKxj+xt86UyJr3tOVeRSBisaT
        nNcB3QQ4ghhh/7ASAwEA+DNe34TpSz40P2zMRoA5gCyMsLfibVvcTZ5RaiLBvgVeMsHFkfgrJrn3dfk6Mg8f3aTvu8EpDTGm3ZlhrBX82SO0RARDnMBwitn0
        Yd+BV3Waxb0vbIIkC2FoMKdbD2of23wrvV10C01vxDr3arhjOWkMo9jGJzY+igA3v/eVzfQm74CczN/k3cAIZOOlj9Ou1sGfpZygvwZgAr0bNG4H0QJxb/Mb
        X/ttD97JLzCCBtshzEMwkgczlIdgTB5eLvKwqHmIB3mI7caLRkSHmocIQTbwqKdXeTUfckdycZ37ToDQXuO8A2b8a5xbMCOteDdkTO1AojvpsdrFAqXakjnj
        IVNbh08gvN+b8iVEbyaf9d2k0kZjSzj3hiX8tU/ZErbKWnaHaznQWt5Rws3f/Z1HKqVDsLnx3p/X2RF+C5ssf/BbP//XkfSFv2JwIPrdR2U9ubHhyT2wBH7q
        kTQhdjPMOVLCshlFfMgHjPU8xxVWEnnCDmBko+ZCrUdbq83h1iHWLwywsVovAfDRfLv7TijENzvvQNjDzc4t6u90QIPdb2C5IsKDRPxojN6kpdUM0JFqr3dg
        vw40bab6EbSTbZRfdd2wQmNzyoLS9j+3+MHD96rvQQzSh2o4gcNAiUdclMfRvbvxz1jMhX92qJ/+26D8sV28inBx7zq3gXF5jVNHMAEdoHUD2OY20tAKdiof
        8Sc2pEKZcJL/0XUDYumWrKi6o5t797Qsi0zAvV18S1lhwvdBtt93BJ+57ygs+5530gTqnO2dMf52v4LRcC9d150qEMM2MSkG5DLG2a7cTHKy81QkTXeTfifJ
        ks2cpR9yLZREuilyMHkh8IOTvoavbrjUqcbiVLg9HyEm3kPrDDNx19pRGPmB4zLS4eSJXGqi3MjlxjaGex0VNJO76ZPcKCHjyz93ibOBGJ7PAxD7F13+oX6v
        l/+5ax/9PG6IaK/OBYppMfrJHBewBxFXqmeLAWWfD+CfSP/Zs8S5kLnMrHK3Nl7t7aEHfg0xUYizBrzFN300WnovgvD1O5XmDJXNJ2IiJPHunXeYhvy7p1WB
        a7PAGO51bpye9y0gxnN5ozK3VOeZ7ydW+aWe+IEK92X5GdMo5q3aI8e7GpFe2U+q9J/71ltuoTyaVe0IGy52fRQD4SfUGVNWBR1idbjJG38NdbnhKijHVy+6
        5xiO2XMMuedoyj1HM7znCNsVbWQYb3ReqlzRt/jKRfYhL/26GnPNmL3JOt0N0j8Mkg+4ypGELQ5H7cKeqn4n9KBjnjcYS0ayQREwd9Our0/yEfvausoVvoK3
        Jh39pC/H3Cl3b/wTCgEgpydPcPwyvikBCIvc7PlHkbqMwNfdoyRacrTjyyOHuHNXiSkhc07x2zh7/eP7/eP4/ntySevdZK0k6oULR6T3JF9q+cnJCRvK7qzl
        U1VZAMn+njxt+77nuAl8TAZaUQl6LT1kmBmLQPIUWyJ/EgyiokN/53V1Yxr+jSEwSOHeqi51Qj1+vXvkMFU+spOSCy4ysBnKXJQ+EQwpX++rOJdI/tgjyY7l
        FnNHhV+rKkpzhxhNoof3RLYRbXxTNNsoKROgzRJnRM4PdOzvvCXqDuTAG9TCQIgA1p+F4cw8lfalBlH3ptXPPFVqpiu7f2k+C7E7wz0ddNwZgN7PmZSes66Z
        WOt5H8wnAdUxIeujfNJMHANUR2omv68FsvNJeLZ5sv6ahI/6VZ4Ufb6bT5CXQE7cY4xny1wEdYBnmjssE7lrUgbxTUO8zEjnk5fhGHNA+95Th1sfy5cJu7D8
        hLwF2AUphiQ0M3AU9cy0CNitPK6ozy1ncSDPYyafz13l77u3euf5rDHwaENYQbxp5gCVBEniwZFEfhmZZfubFW6ISvO+v/vFze0qEVvloTODzohF2SzAfBax
        4daVKpAl2zzWaLKEnuglq7K2nzDzdwAIR1pssKLK2oP8RQVSizTNOQdCZJdIvHkNlZg3i2i5WWzuzcCWNGOW4EAC361OBRR1cFozk1kqdxeK3UVC6ZwC6sXd
        jI2SE+LM9WB+mzALAE+eMLOIv5ggHIWfcGMWaI55UunxbpdmlYZxu3mDe6MJMBhJMZrAttncysN7W9hr9wBfwdGQcmEovQFfENkKn00Pzjy1TQSn4+1wk3ve
        YV/W46ndiN3EtFoga0DPzYN76SZtwntMcsa0719XNpnNQQibtG7jHkr74H0tQh+E0j5N/Ov3z0gm8VW0/Ep/E8CeNSxsscL3ivgQdjhM7NM6o08r/zCUbK8a
        OiYDtth35AqdYgVbl76VrV6V108G6c9A6vjpl6hHwrBARhkqDxQB0YhIUpExIpnYKMBVHUo87G9VVszSJW2A5nMyvC6iNVDKhWrfwNlAVC8PJvN8+TiNgMuH
        Rc2AVxYF4hhRhf5ipaVN1Ru5YCLFHXLGqA8Q3yJLcysYeVChWhH6FK+Dd5wunDynFAvLBMmMMzKF/XSQJP8ALMOnsCLoUce9Lw+ZDKY2kACCvg+KDX+HAO7z
        C5fVmHhcm1u8t/WzVI2l3h2j75j+1mbyQdd9mMibDqD9Hcu6V9j94nPFEdalHbsvQJEkBavjw86V+4DGkz9OFQuNFIX88mbyb3yvdrKI6krAlA251+QaVbsc
        FPJq1Jlppj8b5MGZvIBOfsbcd0R71vHySdLvlriGm9iwWOmX/SvVK6ZfPr9yrl++yXudHDiMUNTPVj5/bxfq45nBh7sk0nXPbIsaGVcQnhVRr9Kfa9tE30Ym
        8/rws0OZjnZkOnoTmUaWozNl1ChqBo4Plerb7hOoGuC+Z3KY4qKtMwpjHZaA3S8+35fpIyyKee4WpkKZts2Jxu334bRGIizt2InGo8XSYyuMiPiXbrrJUc99
        WAS1A67D3LvQ1XDsnEyGM1LHDgLcnfRFRhgg4tylrRkqJqN8pD+J7pisqEJJRZTfYDgC02JKTCf9nSB5zHX9kwWxKSYOj8CfKpHqoJyRCd3ZU3U1JkZmPT0X
        MMxH+RpftosdYnJATVzdEfNxK+yDJ7qyftvGiopyEGQP8Nt/kYuFWgISw2VdlS4yJ/ybLlqwQtz+3SuDfadCkJVCHz0XrVkUvxd9RMYAGySfVWLyOcJl5J0e
        1FmZnXlYSP8lNjOe9FdNXAwaAMJhgt1NgKUUAdMdHN5i5nAwdNOYxeyeKUMY1F6Eje43+7eqvEFmDjXNuNSpKt0QmGKsKtYpn4AqvkLCdLe3h2d1Lhxx1paz
        JZ41yHyOs5aczfBMPeZwhpXobzqrFizSFyWcgFqJaa6b1rpprJv2uqmvKwiErFTOubeTe1JOjrYUUaT36w6SkpNDa3q8xf4+YI832OM+e7yax53fWLf/g6UD
        4CuSK1m2MerbR8CJNcjUMCts+L23Y5How7pWsx6ir8DvrrZXbu73zru9+d5ntlM1tsmj511JA/A3RBKN05uwOn+MiGufc3MeAWRjnAIwprf51V/ajnoG1jSj
        b27gTVGg9OUNvvSoffn08Mvd3lPlx3F1AZaCRfyZZcQD/nTwp0YQLYYWfRNovzWAQ2Ui7zfAKVP5L3tHb+NrfjbV+6M/drN27y+/+vM/V8s8G/+i/stTNlof
        tQeQZmY2jxl5LOm+6Ocl9Zh08Z8hZZhc/7o/xqdPrr/k5+3yehvX2/Rfu8l7ClG30hpP+mY3lrpXSeV8WxTLK+T4lL+aXW1qFxzvZT+7Bel8y1fYx9d80Wjl
        +KovuiwGc3aNBalBfNCU6JLzA8BBHQvuHaTCoatVfTVPhkYFVMFsvnid+tc4I1Nlsdkp03wLa+mB1dxbcVay3MhhT3YlDia7DIclBKmuOB1sxlzlpNkBHOJs
        Pw5OfvC5/J1PyJDyrnEOcuiEgQ6dxmCktAIOlNukX7yTKtHED0mPN/ufy281B57LDz16HBTH9OIic8at+tAjx4+I3D8E1BDTkro37zS3Plq8L6MjaLYSfPdA
        JdUDz0myj+KVVhPJIec34M8+/LkaYMEcbJetmyvXTc5R1kxY6U4232wmZmfH0OCEu+m9Wl81B4ktYBt9Z3eJy5qN8fR+fbp7k/cVoO4s3eQ9i+Oum7wv43jL
        hcT7Ek7aN3mbkfapL0Sa/OPRoI+RYMhlBOPj0Wr6CwF2Jj+SzaMXwatMDg9K5TVR8zu7qotrLEHdtFdlirpMjYxHqzy58/SZXDTB02ZK6dcg1hpPm6YlY8tv
        Rllmy/LVTSa9Buunt5srzEGz3xxIH3W1sF8OtbDPhFrYp0Jb2C+EWtjHQy3c50It7GMEtaOT5aZr0L0zCJpnQ1gSryhsgDXFmTL7B9l+u7kZprUaDGsfOOg/
        hgEpY85/j0zfG6i5lzxY5DbdVRWT4LlIn8LUBVgreeklr6rriVQMV9Mvs36Pa/3epfV7TOo3UafZxs3OeZCKHTjov4Tj/oP+izgePOi/EGgFfMZWwGlbAY8W
        FfCtQCvgtUAr4NVAK+CVAAg7vVeC1Wy5sAkDTozoPmYZSgvcvfMVxAqlMqA4aP1rnNuPFGSPPoZuHQfDPQoOXR9Dl/dmsgkc0qyFafcaZyXfk09yfGISmlgX
        3UhGRpMzUX39iNmDye2EzHI4uY1DEFOSP3gEKxnJGWPV9zJohOwTe2/vQhZea5D6UXJFcNzV1/PpdZOsHxH9otULj544kV0HuPBecNTE8mMff/j643r+8PTH
        W/nD1R9vk/RaZnqdSRn/RHZDWR+AMYJ3Qmc1u1y+Hn04u9G0njYT2oOlRyVldxY5Jn27bn8c9A+Za42UgV7puXcX1vFxgSmNQqb0YTfeHbS+xuby1RHFBNrq
        ylHCXaomQe966WR5DGhShZ9cwY28KfWCtVWT9YOFB/WWPCFuMc6kpVRvyVNuhq1wa4day3o+SeUKN6chwI6ckEV5aibXpQ1ZJdNSUydOICK/wTENmSpnt+mS
        f+Vu4Oj0fsIt87jBU25dvepYdciHAopT5OSbepoqYjJOkYWX9RRMsy/pqZbxNZY+Bz/l7fmMfGFSGiu/CX0mLfPoF53LZ+dq2M6VmpuKRypQukNT142cZjzf
        kdLcIEV5m0wvb22F5vpWZPa1auY6hEwzUb/3vPt96/x8+WX5UnSbCP06kVlarSaBcl5/3T+BGUsOeO3WO9dxW3IUc0owez7Uu/UEUz3RO+fcJqJO+s609p33
        yaxjJp82qf0pknDiaelo9qZ8q6bfSrA30iKWGCdH+dK53vOn7liHbzgeaMDEM6P5rVTWuhZnXcrIx+owfs7YiztK56J0gT5JKOOLPunhSV+frMHucNEnfTzp
        6ZOMPbnokwGedPVJAoRd9MnwNiq4fFJyWZey21jwy6G8XW49oGASco9x04Lyhe4ZXGTUcR3myPodUjMMfo/oZN1z10X8zWKRMsnYSZmv1vLWbVLIeDTuPIP3
        Xvo/ASJ4EoYOlbtUufL6XTqJAzx/DqlNZzNwYsYYN8V7M2Za3ivcOWqi68s4UjHe2BE9ohBYKtEbkOgtG/vZKuR5IvIcYDDXOMeAe0RgmBXnXaJgyeFQpn4j
        ouwBDibRGkkJ+oOEqEG1UOu8lubLTB56ZcssF9bAdFRopcAPgkpRByvrBIK+A3kBsd8ZIqvNxM0O8Ihb2GFpAkbQsQEDipw+b3KTW4Uir3fpfbkPs+0LAdBI
        Z0xgLjP1rpkyV+LQwGR6gFjUmGSJH+KZq46eMNecoGv2M7Ku+J/V7oYwG4Y3MuytRlxZrgx+nSsFTvQvuPk7ZK7/tqvz6LdcnVdfc/V+8Iyby7wbnHd1mYFm
        ZpvpNPyMb95xoStyTbK/ITJDKusu3cjbwFpL10vWDklg7S/5vS9+7MRNclTdIh+E5Wl0AywC0nlSGBjrqDlPd+g93JALsGk417mNt7sNjYhoWuSDVN+dGbw7
        o++m+u7szc6svjv3dneut/Ei10Av/2+fr8kq6Ftf/aVfiWQJfAssHfLHzXnw8kBv6YPpj7v0wgXuXl2DZSsLspjAoNx0lEKnn0YtPOmOrjg33d5bVaHCihMM
        EMicQ/xu69BxHvFEX/vZlKCQtd4sMRp1Q1dXjAZ/9uh6cQWMiqxJXTQCTXuh9+rPVheNUhJ1I3LoDgGwv0G2sVD0dOH4sqfdAyiZ4xaOTV3P3YC4PMMn96kN
        I/3FgFd8c7WcSs+TW0/5gykfezZUoZnlJ7GDrapGHjB4bb9qfY96qvVteKr1fce1Wt+rrna3V2zv/KbtredRx5vBKghguDIvMOsCYxjqe8DYvpg+GyhA+v6B
        snpgu181jtet3tpRvXVG9dYU1r705wNGZCss1qDyElatLJHRV+R59JyszV4kS+qQaFrl0qFQ9/dfYpHk6yJpf3WRZF96E2ulLwRaj48HWo+fC2w9PmqH7YbV
        nr9j19/f9ivrcV0nfdsv1kmx1keg9aGWUidRgA7X7Maem8qGSp9S2WC3JmwfkTqMDGRNB7jSMBYSygKO3S6RMcyUAlu0Md4jDSgMe0ARxaQ5/ImkYv9QYePq
        Z0Tpt+KGHYLoi3aLmcMEHcFHXpwC4BD5OxfBbWZhOG6LhB0/x4it/xKwk45GtOo2twzagKjsus/tAkc40HBxbKrrrvdEogAslG8Ik2fQsQz3m52d8Jnf/Djg
        M8OHeul6r3ZR+MzDalGlw4g0ij3G9ti0x9QeZ+xxyR73oOoedV3/lLrCRDRRZnD9IjKbr/4xES5GjNNnHmvqjE/UX+7SAPbI6d0E32N6UC3JrxvBNOJoyzoK
        OuVoy5bgMtHAeyn5vdCfOOWdpPlU8b4q83w44Du0/j2c912lKwkKzIfC+BJcA9dWE2Cub+NwSCZiORwQpVsON4jCLYd9RKJ2rgZIEaw1kQmuktE+bYK9jsln
        nwAY71VOms88l889ocjIt1NbDkIaZYA8QbNMYJd9AD6CpjxbGlBiMzcwschS4rl8/vgJUaz43s5nzfzAIoMZhUr8fGG/aRHRvyG6X5tAEXnQzbB+lqJ1M6xZ
        pMRdqzlAuy3VZuitssR77viRdcQSlN9Ala04t0BcrGO4yUdr61j5pOvULNuybAiSEoyCtRzpz5TEF4iuDNSKVqvoQiI8EaghF7b7TZtpIlvIyNLsEd9syDIC
        jDgfUHHTB30z/EnSpehXIiQK19gQLo1AOCDOlfwxqzpKl5SYpjM54RQ5DWzAKiA0K1Z/E2kOk4rHbGX3kpsCPuaAEDKvwWjkjEHJsrhDr29AHXGgwaETj0PA
        SX7bdd2PVfXUYLi/emV/BQy4OuRKk9wlXQpi5TZayJV5zX0uD+GTIM+FT1iuFCtWiKwCR7RMT44Zf9g/2J791evOD6ldkAG/XMmCzVFSlhSNTT7pOYmWzLMe
        q1IyFOm/raCUfFjUDJCXmOAYBiP5WCz6iK98ELLmB3oGoawUMFdRR/wSdcRXJI3gKENKiKBlFJGYkvYHEkWHwL//+/6gc6opwsF7WMTDY/LlyeF1AF1IFPak
        rRBtLnakJnrRh/M2TXO6kXS5OsRdoe5xV/a+/OikLLclc6lkrm2uPOgdB27sC5K3Y6Z9+A9+95Ofr+2X1NrmCuAatgudbJ+cPr4hKtnVctJAcEXbXA6QQ3ni
        3/iQfO0LTV+6UiT/PXT/j3zov/nRH3FkxoULceoDI6+DUOjzhKNry9c/r1N+Rt9quYAI9wkRVy3p2Xtlnrn+om52jj4vuk68pp6hmIphgkBsr7d6nYv9M5lt
        1hRvwIU5AcDeHvEM8KcN70WXYHbwSob36HqWXmhOoABuAH3vRe503gBR0paO2UIQJozQLUwcQT6lfo3TCqQyi4Mj9Qm3SvyZWc9nuAlDrygpZAQ6FMS2YzE7
        Y2bXsZ6dWs9bXVlF9Vyb+IQ8IOtqI1dxjV/mL4gnFDwlijFURhioYnScNP09YO+lZvIaJ4Uk9K20pa50OQyySgT1vPT765/gWEjN9ez7YcJI/Prg+drTJtan
        zeSN0l3lT7Pycs2+iGaNErghIUCOCDptdkrieU4woqilOKNt7NBdbi6v7NChC2CV3oaf0mo2wdCOOlC2mpKXja9xoNQP/+GLz332N15d2s/NWoKp183lko13
        Sh3XLzTnJKmvTWljGaKlimZVN9pxXrOSwJx+pzejMAaSF+a3pUEOMxYvg5szcT6n7TCH8EWG+E/JKtlFnLQdcnWtoGkzwQIN9qtPcIk8Df4du42EYNrigX3/
        8N5sGoKncqHlY8+gbqZsTdXNHGoKCUu7IkYf62gC3rHAh92Plr4gPygFHBMKEX+0OHvtdQfPOH/vBHtMqxjBMJrWUYm2LluGFdlizCZqvsW2leqSB1/4eApZ
        2LrQXJAsPzVSy7QLQWy1021ZoYvgQb/zzAyWCxPSvds4xUr0T3g7trdvlM/Kn0D710RpP5XuUU9/3cv5pw33N2w0yHCqKyFbcRtEV6/UTB3B16/U9B5a62Mf
        xLOmfawrQmRGIUmWBqBC9QHWadtinc4RlKReQRaSNkA7EJdkprdExJAZEDW0UYef+gD/3NmVdm71Lszzz+3dbFZOPv6RO7IO6jk+li36YH+aP9qKLNTDvPWh
        ytmON5x+ovf6xIm8TpSh12V80DXq+orbLu2WpoOiTRMfteg3qdOXzlHvPfrg7VlXjn+DyFDpIF3EA0kiLan5Wfm92HIqb50/pW+9Xlvj0xNydmcL6KKX83z1
        aeVWvBy2tjYU2XYJrjKBTZ1VxKgTKzvvWmSVbgEbPVpPbYWNbmu45LvcYpNFRn/5A3i5abO0oA11djXataFmt9HDEMRTDF3K7UkT3eyclnGMhdOjOIpivYFj
        erPzETmIYv6QHGQGf9C0YZWDORmyEQO/KwN/01vLW0A62yvT4VtxiLO34eBQNl5y15MzbCgzrO5Uuk5EGJ0ZzDbo+bHCpdV1adHgRJFxTnAgS4DCKjJ+ylxv
        3vaoeWuplZq3PiErnbc9kYs+vr4u8wFQ7abMW8v7cnOgJWMNbDsMf0fyQlRJ/KKveTte8y/9HX/HC17xnYu/FOx4SaY9mP2zGTDegVGVXgoxVO8j0vzR0RNM
        8+iJrKOCubEHwdGkb+SMMqFMMwC+m+h5t5fgcGDxUlyjAIep0l4KcO44r6mShAi0+HZFEB2Ff/V3CgaXgsGvCAaf0eY+QZDrFhAMwPLoolOY+KZ1/psl2lSM
        uFgFbcTcosxs7hrNjUQfUbwTUv+sMvp7apVgHP4RE5YwyBiyGI1NHY0W0nQad67Q7dgRnCN0mdHMtXXV2baa5uXmCoIdwh0ejIyKeGSBkOG6a/nSJBsmYk5m
        d+ZkTgWCzcmc5mTR5mQROZkfm5N5zcncJXMCQEozi5zMFhmiYqDIaW2aXaQdp4ieJ38GiHIKSEXMK1hmGJqZh6u9eFWLgNhanK2IGux1sitxSLMrCtg90QZB
        bXGFuWLTXLmVX6mo3VeaKzfNFVuEhxqA7yHmihaJ9OWA0FB5lH7OH0lJBN6mWdnKmeLlW5reFaMpIczvcxZdrlYAxBF0awI9fTUP77LgywoapQan8BjB29mX
        Ozv68gB3S3lbxvTkY0og0FEoYwvDUyNUf++jGUkAOlmdHiUu4ZZ9UeQIJkbM7dEPj0ESn7hzJ5L4hG7vgryj8n39mK+NLN8/pUCY0C4LvHt+3FMI1AZVXigd
        ZCpwcYARpyGqL9x3FSAb+x7K2GQm1mR4ysLbVUXjXf/9/37FK8m1k+/sy1KIcUTwvB8R86S/bEvNeWt3cmnnIhy4/W7uNvpAhKpbN3CAlM/qer0mufdOSp9B
        QHYOJzVVe2d7NMTmV2zmK/cquSyZjmN9As5vdLEeeE7rZnws9YP39sqZpvCW/6e87wCPouoCna3ZzWaTDQQIhDK7tEACpBcITJZOaLEgIKCkLJAektCRBERA
        qQpKU0hBioigoiAEliogvSliIdIVhIB0BN45597dnSzR//3v+175vgdfdmbO3Ln13HvPOfcUnDcpFl2AJUhsKQI8QAwqAZxtivDUADGwrLTYALgOdSRX/bQK
        9iQNcOdMaObyvAoz6GMVutugiDeQkDSaMSHmhy6fKAwESjxYVigKoaxMPCuFMysFZqWgzVAnakmpjiV0ZPXcyRl5VCYnAjV5eMt02DpIvwrHEP32exlZOi0T
        L1KfM7+WODVgVLHjdQ5H1DjLPUViRFXcAR7yF2iUwN83E5ktpaUmX65qOrxSu+Oi02271rFcFctdUgNCWrQBFPMG4xDIPYtRZR2yYS1hEg02y4lhhKvKlmYl
        iy3NKf/FrvGHJUj0D6Dm6LE51HBvLKomUlbP+dWu6d4CCmlSk4U08WYtiCVv1igg0nRjdSdH3aqqXtFEkqb6MTGIHwtf5cmIMKNobKEaGq1cpESxGwYKNG1R
        e5FvOsVIFkAYWVXidjE0hwp+nngd8nWx0oydfuI1OilzlC0fHi4LQiLCIsnS2stgINaftvH4dAp/oOQDmQEDacJzCQ/RhOSWHi8mILBMKKjS4RM66seFRu7L
        jYQ3hW6TW+2wj1QplGjHpeK2OHqUKfTFgLZBtDMhc8OHqQzGQsdEKh50LA4j5tL9YHyxgvPFeLBKx+YeqDAhMwZtWgZrkEOThH3jyb/BpRYP0DsKrmyppABK
        BWDnl1SPAEuYq0A9kGLOgikjBYU+pZRGtB7pYmTGw6Ru46oDHquYSqi5ZVQdEzGxlCtbglhXKbvCGwXmbTD7wU0t0jNi0UCAVGU25FoKx+DsE/Tr7jzconj0
        6c5iUPxQq9pi1FaKCkIBTlBZzgQ4WBPFlmIt025YeZBUD5UJcTRiaDRtrB5tBYzAoUfjZ3Jnhz66dBRhBRmSJuh+FyX1JDRFQSrgLoo16+Mc5kH4yHksP3LX
        Vmdky/3GkgsSajTGfdE66qokrIEfS9MySyDhj8XEnRtiT8ByQGKDZrhgF1talFmalwIawbUpEwAqaDdoVmZpUVoMqQJLsLNYN8G8bSa2qALA/kBv6WY1C++i
        oFnHdi+GqTgBsV1oAj5NTWJIwQqExzO8Ou94PmozBasWKEIlBtahRaenkRQUdRjZmjgctpsQRMvXFouSzi9bMtlFIIWAMbfAYD4mcxCeBtHrYPRObTK3olpV
        s284HZDDCgQQtSzWfVPY62BnczrxxtUxCPqttLgMeiUY3sPbErEVgAFYAowsiXpNLOYX1RqdzyupRRi+gLwim6ii8LHKETkmVsml1TpcBJSiy+OoukpynSs5
        Vxb2YHoUStq9dNhAPfwY0DSLFlB2fK9lGg/6aqMX4KJGqGhCs6caIhmr1nAcAKLZk8zIia3FIq7FqH2EnhDNyGOdAR5LhPH7WW1pgme2Zg/oCW/4q426qWhB
        ILAQMSYSyGBvmzCyfSjRrv5Au+qAdq2Nk8ok1qbwIlCIzkBLrzO9yS19HZa+jiy9DlscjH4LUUysozf+0TD/dCxQSX0WjsbiUx0Z6aBfn6cgyT21oieLRQNz
        eB7FWfE3+xisFA+NR9DwR+yv4zwb1Vnro5b6PgULmyb60G7aheJduFGyqH+iqEJCe/OIOE4i1huZL1cVpvMq6FGOgU7EoQbeOF2I5UfftK4dXM2CFhFLBAQr
        cqye5H9H5s5eQzFkqmasJ2fldNSG8Ro88VjRm+2JaCHPraNJWVmHwUJrOOOVomS3Nknbazs9mNZmsvVVjMR2SYGZ8p1OrKMuRG6NKf5A+jqO9GqeFhhzyNnQ
        lqLJQ2U6s+EmGgeXYR1WNwKJHFyGyVetGTg25M/hKSTd3NCK3gI9SCEK3zZiTLQ/Y9prYctwm0E274TaokXfSxj40qHO/q//0XeHH3Pb7tdNtOSZ0VOvBVWI
        nI6kkGZCz8ikdgWDS6UqEB8UpEpGaygGpvJWCh50zu+PUx+Ycn/kek3442+apQaaQONctTS4amlYCC5cGzWM4qrFSXAPuKtJd0COQgVoP2AkayPRz7FRIoWq
        FonqRwaVTutwSSVlo+ZiIO4crODnPQTXIkaopxEd/fs5ST6D2NA51WtQ1TzFhmh1h00yzf63Nhh4G1AW2ZDJd+kAnHVarS5GL2frvDBPPI/wZ0VzWhtrDZQt
        K+afa2x0q7GZuas1IxoJXn6MlCbLdOaOt14CCRqE7lBuPTZ6DfrCvUKEixFANTkIp2qDHmRkSyepDZw9Xg8fG/N+biA24v3sLzZmHJfMEXhTmX270aX5Bu1r
        UcVlkOtNS68aBtmTLIcUo8nLt5rlv+p/6O8WSCwGis3LSi3NuPD/KRcPv4KC/Zf+8QSAw24+E17Jo7AKLWCL3aNk5scwGvhgqW8VEsihav0MS306x4TC6E1d
        lLzXxzfplrrk+Kp5tZ/ASlJfbGGaowKEnKOCuuJtc7wtNW1VmJvxuAeCwWXCGYgYDCywzCUKMLQAkwMAxWFbNzf/Z3fqdWGBrEvu1Ov+9+7Umzo8qTeV16sl
        EF3FZZZmxF0HlJqRtW4qIlfWHB+bGapB3nqEvH3J6LlxOhfsVDuTREVP8ijWIF1sScEBHD6TkVZA4tSf7UgKFjRAh5SABi8mkg36/EO4syrbH+pD4BbhwxhL
        FBExS0SK7cN9WBID6e0qGwlXvWkOZaKjxZ/vjOgwwKH2gpFC/nmfxD1czyU+/9VO6cd3ShZfBJ1m//NGybeO/36jrPH8RqnQUNMM5EfO0Xj0lkAyB5GRXSIu
        QFjrY2TQbERbZgXOJbgbDNRZEyKQ8ceIBNqHaHIOHwIxpkMOFr5Cl6SMDlNbFDwoY1/WVgx7ocB9DWPlaWRyGA+DjCx2SGYwYjPUnkRzPo4t3eVJgDk6ZKcN
        lho9mMynB/qtxCNIxtnWQCQFMNv9PZzqJT7pzN+g3imo0nOBUzMUcDpfOMDIr8hkVEQtO4U95FywmXOpA6od1i631Fza40lBtSzabkaFl1YmN6FO8cBGE2un
        YPqkHjggOkYHE9Wb6CaBwEH5EJU34boIg3MbCSthPK4r/jHKW0/3EG9y0tJova6gyQU5XldgiBkWcUvJ1V2NiGUVSG9DrX6Gq4O8PYUwom+PYRT0X/BcwogG
        taIRqE/0SxClPMS/2y/7bofzu3I85PoF9c6M1nLXd1pS+yRku4hXmOubeT4bZfl86sxnNSrB8vJXO/KhuE7toBlx6J3EehEaOVfNuD3C3+sKhkcUukWLrb8K
        HAReyZpSyfQcqkRIwVOn57qLLTs6isSMixHFYvJjkVNQjsCiwhAfqIEfRwAfih2HpJORrTYXFVWWG00VslxFi43GGRMG+W8uVmYtm67mFVeyaETkYlWF0goN
        43Idval0igpZCBgzrgvAT2GEnOfOV57P2xloSktLjj5KfqiB+M4OVIzWmHS+IOBr0WTahr0O2cShZ3taQuAhxqLBdeT/EA6v4DhULMOhRU4cWiDD4QVVcHge
        /26W7Lupzu+KZDhc9K84PJFlM9aVS64jk0wX/l4X5PjbHprQ4f9l/FX/78Vfzf8t/PUnT/ZWaSRsR6F2IJbD7UBKh9nNzZCNZFIzNUrN+Jkr47EwNq1FQRJy
        19YQWGJpLhPvlJQ6CW54bFZiaVlqDkbyS+bixdJcbCYjE4NKzSjugYRocgdPbaw41FSaxi2YB/PUz2rlg5ugBx5pKBzbow+Le+yD/naU6Nnah59utAAyhbFi
        LfEcAF84ODNHkqBqBFl6LnDSEP+Gcr0WYhtX84JgY5S1HppSVloKFGhrPGsUg8osIaWlTLb0D9SkB9tuIWt/ICjFYBE+gCJayXZe6JAyngk/29VRdBaLB5pp
        uYXPpN3WKd3EIUM5XfN/ZAsVoqbKSAZWHacWVcapZakYWHWkm1YZ6WZyGkFszoJnERHn8PWs40dT3FEcOva2qBw8ZvNq+p80MHS9jSoXYcFDizYFfIGeqr5M
        BdPP9BZN5GbbtIedL6PsroVSF03+r03OYxB/Er1pUG1HN4NJRp4p3uyoeAGXVodAWO1c5VuodI4PaNmgwMkqWcw9FpaMBVp7XuKsZ8QjntuhZyKG5Hig5Boe
        nUF2rOccMDZpSQKDUkAtThLHjPBheddg6F+D3E1xkaeG3LlXmQ2OuSB379SU4nzz2Gpa+MaTOHgn0uk50pFUVMFIcwUuol7kZwaaUY/czYgmos6dXa4SFbzL
        WRjB5wSfJupMtaMznTS4kvZOJUWEkR1RocM6x4GUY3H+UOm4W4TepuAhBPfnObQyhqAs0bGgE2o5VnlSsvrH5Z1i2XFu6L9c4P34As8DQ8Go/cv67onru+f/
        0vru+fz6TjEYSFxtRLVyRycEYjhD595K/aun3qIuQMt3R8ru/992V3yGsxPi/6G7DJwvUXA+BfGuEmvnkhA1lQmVuIxeIw/kpua8I85mLeMImZdb8kgDFyRK
        VM79TsXUFdD2lAJP6nvTZkcd4818UKj7kpWVd3c1S65Mt6gSYF9vKppYoAB9ukNjFwOHOh+Ki2HLb0bqSXiMVYKHPOwO3jSjAw7cbEiPQ8QQ0Oo+aIVdhc1T
        s0NIXCTVrnWczBqUzEuQynRSBaVo+JnDRJLFNC8RNZEoY4lU+jkURrFCGrGpobiKWrGKSyg1iBG9WDDy7ixmemdXzPQ4R8z0GLhBHy86HjYctV10bPgRE7Us
        QCgdsekdscdFfVcewExF8mUVtkpJqmj1MNxrulUBBCsuPOpqNZ95IAceXFqB0gg06XB5StagmaTIMgQCmI4tTZEiuQkX2Bmnhg6Agq0m66crHIaOGmswZMK9
        h0fR1GAB5VgETPQvTk6v0bX4WcF6yPkhfYMsihoJbU0LZbA5FD9BM0f01YMnqB7MrMkDT3vQQLnoGOloe3RE69DvDy3d8pfgUtPGBjHpCepukgZgoHIBseeB
        ynnErj8R1EVKcwTdVCrMkWyRZlMrgJlXBWCRIlwinhhUJrhGokctZxG+7HjNl2krGK3FSmeB0Mm+bLtE6SAp38NnZIPm+0RQJUK5vi1U3aGV8B4NpnxxCpvw
        Egcj44veuclO3Re9GABrxQcGA82phlrrAbxCQHvTSLItgGkNn6SStimsoSbofMg+kGUfgroW6MkIK2w1jW4HTBHe6Ua3FdLwrq0wAi7QrUOtXtYp0+Vmq75I
        5XljdujF3Be9mCvwIlbxkORp3Te5yldQF7QFGGHSCf8L7XYdsKPtdgQp1XsxVXEvpgjoJWLER4x+wiy6tTKlci+HDjk5VYS8lahQY3JkScu+yUyOWU3MhTeZ
        xPmiM6kmgmGxSuFRWDVUIgU5pqDharTYV7i0cUWBpF/dyX6Q5NhKFgVYjyHbNN1FPQ/f4IFybTVG0tGJ6u75GEJZWUjn3ihbpYMNvhORpSqKnOCvZwCZHLGH
        hAA8g8DUJIHVVo2Tq0X9NaE7qkrhwb+OBZ628BARGLWFlUFeBzIsnqKeGxGRAwKmnulJYYI1JrQBxvpScgVW2gPamE90GW5PeEJAoTdJ/qbpZtSLLISxBfY1
        ges+pvdARp8F0SQnzy1UsqjkXB7KFS+5LraD/NJy4yf3/xsUCl0ht+Zk8fgUsnh8dK+zcDJPoEDdjKoly3QP5hOPfOfpyD4ShbZKBqpv0eOhMBHA/ggQHW+a
        WARcCeiNSJaa9UjXF9ZZ+tXSrwf96uhXz9yEk9/kKDf70j1T0L50v5DJrLP+ycB0BQXAncRw0Hl+JrSgaD1k5vO8Dp2Sc0ewv0Yz73+0RgnOk3OhBfmaJ9Mh
        geKQUufxl5gLjoAzoi/wPCygIQ9yr4pm/Y2RGtngrFYoFBNd2k0iBbxSu46r1NxmVOkKHM5Vj6v6cKDYrLKzLDoI/c/fYULDv0Tl4EdAVsFgaCVQfF2nBauS
        GwNijWVZl5F6r2GhWqkr1Mgjp4pchk4iBQXjf7RMy0nHnvkBsZMIIj7Ri33nwZh+HdJBjtjPjOvRoUtlBYa88+AcPcYuZVw+ukygF+zRKDqSeFfDGntxLkhD
        AfSQlvFx8bneorHMYpRxxd5lpWS5ahS9yyy+Dk7dmakWM4X1ROv0T6jFTGEjgHW6VJ4zZACcPn3OA6x5cj911TH6Sgejr2CMPilAG/+h4C50aGBE5lhP4jAl
        RVhDZRYFZ8iR9qRoaRalg5AzVtM3ZEVahSHXcJTmuTNdamKY9ZwPJOG/IOo5H8jUvw0shgP6cTFtVcufytWG0pYqf0Aap2f0mugnE718onW2KlaFZtlKFlZG
        waIsAN6VWBqgYW2DxZaGomqxRcRABhZzsbkRzibYHxqKomjGFcS0UWlpKPN6IjbcJjcwzesiNnL5qmZO37Hs7qxsfIKCYlgVQlgVAl0uxR9I0apEq2BVynJJ
        CmDOgBvC0rDH5aHBtBU+TeRQ66Qs+QuzgsOBymI3FoxeBGu8MstCEY20GLkIB7bKZ0qxJlI1MWJN4sYVpaWxqgH0oGIPifTQAB8sCmxVTWxAPDmvF2sC2Wjh
        Pu1hW4QpbbIoqg2knZKnLnQqyePSq5UpwmvJz6r/E4PSZDVhoAHa/nUYbiewq8WDBpvUIdCbT9lii8p5gIvRkESNmQZUVJWWLHa5BN8RV2ojj9JaOrHTWNHz
        zUijUE9EvRPYnLHy3DdCTVxadeTTt1jBDISQH7bUdko8ILVg2ql26D5ZsQk+GFnYJPo4dZ+Y6qrTfqVJldQOW+sKO2K+4PwI5gikjWO+Gl0W27r4UnKDTN7R
        nfgndxJs2kEvocereE6Hpb9KR2toeimXW5RLcFTlAUicNSq1NCizKJmZQgNRXWZRo8Iz7p6Cc3eosAPqq13OrbvkyewBIpzsfTc0uOasPKxGpJwc4VBOjqCQ
        CTIuXctoheeY8+e+cXpQoMVDTboiSnnNlM/VTCRmybnNOpz8/u+qk5LqpDGRi2A86BXwxKcObhlsTazD3Sl6MlMaHbKfnszWFNbYCNKh0plWqiy1yHOUVdnD
        qLAWmqFoCsquhbHwIMkHTQ09mw4CXtQpLHpHLJnIkndjSIPxN8hmRMOmARPMsaB96DgLfVaTT1Ny1IhbDDYZ2JolSqZI7o+X+nRqK6BGnyeu1oGQNDDdXJe6
        w+wLlybpZj86nUZ8MSjj/5v/ZOCBzJoFSO9aSm7kIiAhjpUv7G7EyMfKDNiRdSy0KOmB1GAWPl5s78ZWsci0GjPGvhZ4YDaL2txAWUjx7E1I5evRjwcyJg1Y
        +NkGqWZB1i0sNCOsgqldjTz+u8HMABRkBC1vMBqwR4KRon0UYBfrRdSj05BoVcssRSgiO6PhyRtUbSifmmjqgzE8E/KMdVgrtF2gdRSe08Sqb2IxO7WcWtfi
        jgE18cIqomU0lYecPJOtJmA1idMlroD3GtQTF3sBxR7IYtREBWp8UQurhKH9+FaAscpx7dV1DwC+RIPsC6BPV944wjkvCnuqdbQN5kYfI1kSdDf6iFpHq4ze
        1FyjETsalbFY6zBYOjbMgnHlPYgjqkGjksJ0x71QCwUjdZoYytag5ooeWL1uRhYTWSB0SCB/e9QJUEMSKevZDIRaa5Dpd05xg3OKG6w/U9jxFtaWyKMZyAic
        T3I9i5buBejDJrkHTnJ99V+hLE8HL0ilm+Y6dASS4ij/Jl0kbG4Anv6hCwItIosBpZT1nThOYXE9/sW0VG9VYzW4BI52PjGDiaBoE69PD164j9cQvWDwMKig
        vzyFHz24dnqY9ei6DqhYHX2KqdCFkqWe6IVYWg8y8SS/dyKNFGACQPAIpQYamJn4iKEYCZZCLAI/1og6Fhsx34gIqczAeJuIQWYPdKerR08JCrLEsCD2ifXp
        c4aRuu757GACdmGlaGBGwv9cgMWLIp/IqlHDmaqeWAPDQGIb0OCL8FqHIap1nFOukYByT1Y/eE7A+rGxdGWnlRXKIz7mm71wJnnxg/Iqpbsld5JTOOsMXt7/
        oM/HzltgWuOpI80LivKqER2oxEeHAok7C6yBmycD1cASqdZigGkj2VpDXYwYRd0Lkd+DobUmAd0XIqqiSIH5ZoGVSs1Dy+pFjwycouwsEPWqKI4sLb9atl7p
        oK9aKAXkNHmQWZeI0jEJgJrsaUTZJmubUNX6Sfif0W6kyeIFJWK1yVwFQ0Nx0wWSdVMvkdgQHct6MJE0wygW6px1KsJx60Rfpry3iJHys+jowcvVW+iYQQ2N
        QOGwmnu3RozpxarBeRaD6SuVc5kQKKI7k55TVHQdc8qlYVIrj74spitarBpEEzJobAsgY4nq+xLSeskQA2NI4ZoK/cqO2f2YqM7AjLDIR5ToT2IJ3IebwFbk
        j5SsgL7c6+AdhjKOS0cTUk+U4DEyphpiR6gqrXKQOxqGCRpG7lRZCbXVf8VUIzBel8XA5ExOoiuWbMV0VBzSPRqTmdchg0W7hoFB6kKPW7lCVBSbGxC94E2u
        Js06ZtDpxww6awEZ9bOaXJIzkbsvKojr0ElMXdHAJg70qR9FCMddQUduOvUJGBEcW4VK8BoZheGfjrpFFH8BT89xWDViXQLW4DQSOqjwCGLqgGzIvNimzDce
        DPSOhHRDJ1NjigfuHaPX1MbIgo2KnfHGMbBbI2KalPSB0u2DYovZlZJoDawUDQWGV2YByVhYaJLHEKOrKJGZCMIe2oURJnmUQA3lqZFyp/LU7uXJ6gU8bUq+
        xQNNAFHlwQOjJlWRA8o9gMO4eTuxyLsqPngbGBmrYYSThpmCe3Es8nIQzdV85TBLZ9MZ29boX3q3ePG/9+XiFKdDCdEbZgV6FLUqTecwQMCvKLJF8xm+y1KF
        teR9hivVkNIrhkcQNS5/zBVSMUkGcScmBxXIeqZSMDdOJPpU21afqm0lzVxqq470LRl/wPQgiZzSkh8ObzL4pnqg7i0K/Zj4WFYjFnCyavEaXrzmPxbvwzKU
        SRyQayW0xmMqjfyFwF/Q5NSwenkYlWhZCHyIN5frOQ52x7oU1ASXGbiGS9M96FxXkGmpocoA/PGj3QdCuqmIDlDHImFAJjSwy5oFrt8KKcnoUvSCb7uRTbc3
        hWkkAAr2SN+WjiSBhdcAf85028ayEy8dI/V0+OSmRq2nA2C3Cmj4JodG2RQgjeXPZQTU+w5+wbHtMR6ZuZrVWfSkJ/xc12jdTfP11DHaKh2DflX1so5ZomL1
        Erhtoo7ZxDPFXzqDROkZlIqqtGo09NNwca0RidOxbI2nkPcGOqpFa3m21PvynvDFnjA4e0JWIjl5o2jxbI4y+2EFO+AF7k/nVCQnhRcBLfKNTGHbyDwoGtEi
        X0/hn0TdOlHL7e+dfvfRm1IA2a1RbzVx3IiiEeVR/lWoY9JKVyx3xPqJK6VFmtxF4MElRaQ3MXdSsDX5EqoKbDemQN3UEz3J65on6rowBLIY0J4RmooKLGw3
        FskgP4MM8+HHBoxRbyPGs/ZE9WraHpS0PVjoXiX6MoISH9SsGy2e5P8GEYiHHyPhpoK06ERP02S1C5OoBW4dqsEeM2LkMwXZ+Zkt1hlPTWRvp0EpkmiJpkjZ
        CpRn+lBidKaLEk/unpX9hwEcINZkYbnwyOCKUulBMbhwfFRc1YBFrwpMJ/tQqi5zRkk+NapEsFJiBCuPfwxWhZG4MFiUPFwVRvTCyF7Vx37CeEIWLUZ/grFc
        jAdjiy2epl1oiurh1DKDVR6j1Bc7hZYUb6qkGKPAuaRgxXhwVlwi2yDxEFDULLZoMUPsfNI8xwctmW1aMKKephQFxEqKSIidqaT4ebF0KqEVtcUoN1ay4mEL
        Li1GabHB6U5VxcJHUf8RwMDOvA05rohzGMzKKXHDhzz1ROcUQFcwqlJR7oIRQwzL+x1jDiuKF1voCK9ksUUoweMhV9ArqbTUYJhqUqkn1ipUcj+iJrTwJIti
        MoRCYQ5Zy4vMdr42vIQZy+BibRTrmNBFbhMKgmBKxxloIuk+nsmZ8CMvFPpg8Aiz+V84WJO1fjo5JEcfMRk8SqqGO5aDeQaTAL1rkmmfzgEmyUAeEjlGZHPI
        VaGeOS70JKNzmAOmvWrYjtgNzkRRX2zRl5VuszReBaPpJXouEeHR4rnNYlkFM7IxmSl6iBa6orW5RhaaEfcw1Ib28qBzVEc9YEaaHVUUuC4IfWpw1VVgdSXd
        D5yupFMnkJWtTtZSFWVDOaK/G0WCKyxwkTMSZoVEVYGdxkyLtw6VF6kLlKwLlI4uAI7L7O3Weq8ymC76JaWlViWDe4oIKi0xe6J0S8f0jYBfwiirzlzL0B8o
        xe8Sykpckl8qxdutXmT3g5oL60Q1D3FByQzYImSVa/ehoEFKHu2WKWEynS82oqi8Sedwul54UqhjR1OKBLKZ0isninp05WoGgs5c2zU+Xk7XfIwbUkNCbwsS
        UEgEo6DKm47rgRCsDflAn5m+VbM4AZ44Xf1EA85SP9xCdMpJyknVIKo3ShiAMO2Owg+mN6CwFpnoBwpQfNpRNclC2CNaVlmULBoqc2iKpt5IKCnIpJzM362T
        dRhQeSL5wzPXYBFdfUQtsidIKcASYnqmtNRTV/Xmi7mo05mGg47pYtVDl5UFGPy4HjsUZZupyRxAY2huRLpJddC5jJAAraiVYfGFLzE+bC2KcIxSPmQEFMzA
        FLb3IhP9QKvqUpRbEY/M3wPKWKyLt6hZj4tjQLqlPjzXFX0gjWm+WiRDQEiEblZqkUSlJjDDUFzNPrBV1mWl1e1DrmEUXNiKttViAJTHHplATx+rcgU5MSPt
        X5NRdDh+WBoGRIAhRLYb1eRqQVOKYAuvmWD2FetD7sDumRaoxfqsAKy30bQfHazXQfcn6BYGAAcIBfypNKT+IQdzHRHd2aOWFnoPrtkLUdKAxrwqAeZ+VakE
        5OyHPawQ65nOqjtCpWAtwaCpjeHeQtRx7pvwjME8/GDcfdKtuSMzLP5NhI6I5t59jJ71yMyUDZ8/Hz6P6ofPhw2fj2v4fFiH+vzz8NUQsX0eOHY+0K1wW2Xs
        /AHmiQNXg4UOroED5/PcwNVg5dTAgXONFAZccI2izHhV7xiuqtMNbe1wrNBHlWysUPCul40V1tMxVuSn0Uyavz7OMXONlAeNlId8pKp3lOC1zWBpzMfDACs9
        8xM91U4jyBzV6A24DKLrNVzMncsynQi59hgD22Mc2wpaVJD7Zdm66cmSe8N9KZEHOJhsCcVFWIQX6AeCUBh1ogy4K7nO+ZeUiq6wxyg+Kyuj9Zmv87A3YFFM
        Jc4Lo1KqHXk7M3aa0Ypm3KF1wLs3YFS5yPwUm1FcZCI6xPCJRqmcqC/EgGb+TPvVz0zq80iFK5lDZyVz6Kwkh87V+Td0bXUCN0rtreY+RWiBZ8pSAro5cZBf
        D6RSUe/0GevaVophE1FyN/m4KdJHGmyo6t9UaFDzV0O+4ZjVn7wYl39vWTEiaWUBK0FesNX/kDFFYFA781U7Al6xD1i5QRTqgIRbRorqzGr6vJoOOyskcb8r
        XK9UKjsbLS1hRTG396IW+QyyXkfJlcWbCnHwDKJ3Oivt+ZorZJ652BnjvxeHLWOhmhx6c//UzRji2dmd0c7uNjhG2tkzZqGaegnoUkjglcON0CGycGFCNEUP
        ULr0leT/+6OC1QSuiyIKCeqJ7KQnAwNnMcMrC/n0E9Ix/CppTYns/slfsgC9JS7Kjkp5olJqClVcd8jDLW6OI2IdV4al0kRtH9ggoIA8XOWMKmU8ixOUYUGF
        MWbeoLZwUzA8ukKprcJ1vmhAWgzXBg8Mw1nGgjhjL+LiYsQLLjWA0UTDOhqG0oh0kZ0piBjfC+e9CiPkyMNai4Ylct/tGNO7lKnyqoH6Qz7TuQAp2bquxP0D
        nchYlM5NhNxIqFAvk7gYfbrzI/gsXdS5QjlX2kVjGa5jUBQgVzGsX86FCL3EURRGR/1NrP5QDaq7Mwunmx5R7aouS8VyUjBLIouSnYpQlWlSKOXZKilb+pbd
        Ck4PfsBQFtM278EsctQu9DqsVGkLlRPcIidwzNIkODTiyIUR+vvlTiIJxdSkDCpqHEhmNqhQw1TblXQ6he6kgILHfqg+il79UUSLrrbVXAZK50fYGk+HvRWq
        g+kSAlghDCE0bADIphvB+DWgggEQmk4+iSwc25VV0UTe+DJwQJ4YdXpPg5fR20dQKFVqjdaD9MqeWBQWGLAnt0jBwzWUwo7SJ35P+qsEDGxtMWAoayyihKJ/
        MykO912EUxdF3GaDl/skNVxUKLUwm+SdqHV0Is4Z9OYo0BEYYEACqgmSNige6dL+g+c1dLxLp8l4HEUDrWIogy7BgBEhD8cKprrrhVitYhQJimqATUddeWJa
        KF4ydgduzjgPBdSMVbHXDKGh0zAp6lfoS4opcDJ7gSsvaYGS7qsneTVwrkqHFUqPQsVESPTgmYA9IzhSs/N93BGKTBmi0Ic4PYEfKaAHrUI6NzNSFAaYX+lY
        fWTqBTbnlpRalGwh1bGXWCE8N4ErqxfbExS9SOcST7kofANKkDyZbqSuyoRlGh2GxZSDQ8spN7zUhkYVvEFfKQSma9mHtjyF1SsTelwUelK9VOk9RhoVvMeZ
        Iq+pWM0iE+B3pM+rcgV4QfMTR4AX2D9ZNCoVEh8qjMTws7oeGXNZ1YQLeFHzWC8qjPWidsV6gbde2PtKvCj5kLjG4WuFwCvN0U1JRn8UJYFaYFGTyqioRD/p
        aqtXBilmqNLxDk2bFVx1lh+68S1Jx4vH0jNY6Rmu0gU6ecRPFf/+6fMVx0+x5kMEefAZ96AzIr8G8mswv4bgD2kmxeBPHP5Q53fGTu9uOgypgBEx+OB0FUcS
        6YFuKzYoqLju+NMLfxLx52X8GYA/g/FnKP6k4s8I/MnEn1z8KcAfEgtPxJ8i0rCeSr8z6HcW/c6j3wX0u4h+P6TfYvpdQb+r6fdT+t1AvxvpdzP9litMR3kL
        agoUHfHZswmk0kStMCF28FahmjZGHcJ6A7mpIlMnMj2gz/XY/UrTBbVBi2HZVYY0hWoSYgFw5+hLFi/qSfDIGAHc9xy3ikkUPQTRdtJEC34wEQ+YXIknWvDz
        idGkFarhQMwSiBfYX4YosJuWiPKA6ykBTuXGkE4pQLUo/tZ+Y3HpZxaTFqLSJYccFrBNFLY5jldgxQBeRSPC2rpbgQ1RMl1RuXI+qeazZx+cWUUKnMgCyTNY
        Uh2lxxjF61gifDRTiGThubQU/ik+fd2MjixQp6jMWDeNknYNENWUyVSWiyv9OotmBstBBenwC4tqGrInM6bi+eI0x0cGNSyVMDDWL6aaDF8oFJpCJVsXYQuD
        2WtVW0VaTIfD4mn17REAe74SyAfrsXd80SQChhzuLAIJ1KxIY5kyCuAXUwrx6M+4EOc6VKitcGwmxSwtwGSwbeIcBhqvgJyYqWijxvBvtIpBFVkwPYrRpkG6
        SNOXWH+1K9Ae2fkbghSKQlFQs93NNLoVFoNVVFDNohwa93BvMDSmtCS4UfdWF9JAQ6k9Akw/qlGzFIlnD4Ewml1P8Cvg8liFirqmi1FwrLBEPox0UBGyJdsZ
        BRDJUxb2zxFwhihj9iGdavBc8hgvyKJiwbe+gsDDSRqiKGgXmRvTMmVWQ1+pyexP4asQMIyOEt+pcVFTk54HTrKX3baQYsU/7iF0usJPx4oVbJ3E6/Mr/Lsq
        wRFKhzxTOQIeoU6AspfTpzsXsKForDut9JNGWnhfdw9ATxbc3wIz30cBiDohAL0RkYhQi6YdoiPwjsIZeEdNph0qctHHjCc1hKuk5UNOYZmDbbSOy7RgqOye
        qBYBNA5vq5reQgE8kpqWzGfwopH1HmfYXRlCmp70Heab3peFNRJJ1UDhLEtL5AYQe3iHZ9JqpiAkKy2DlZbhKo3vXWR5+B8q5rD05wYu5F+H4gy1FuRY6Y6T
        HBWhD4irBHQqn6IYjvPbZNilSxIL8pKy84fl5GWJBSOSCsS0fHFYWnZagU1Myk4Vs3MKxPy07OGjMpPyhJSc7IK07FFpBeMETJGWlPmKLTMnBZ9zc/IBkJPd
        Gm7Hup7GCvkFObn5rXNGFeSOKuAPadl4b0vKt7VKy24Fr4T0UVm5rfILkvIwic1xm1sg5Iy25eWPyMkpEFLT8nMzk1JsWbbsAqiIbdiwtJQ0vHcmETPTstIw
        g7Rhw7Jt+fmCmDoqLwmrkQ/VLbDl5eZk8kdxRFLmMDHXlpeWk5ovZKVlZqbl26B18JCblJeUZYPUQpKjH7JHZSXT85gROZnOx5FCalJWLnTNi5ipUDAqLxuK
        EUbzHmmVnzY8W8jKElKyWPOScwpGCGK+mDNMzLcVFGTClwKAbHmv5+faMukx1TZcAIiYMipvtE2AscjJE5OSoYFCsGgbm5I5Kj8N7sXkcQW2fHyXlZNnY5ln
        52TDB9ADo23QtuzUTEiGH4sZtnFjcvJSWbfaslMh/zwbdFdmqpCbl5NuSymwpQrD85JShcycnIxWSSNscJubgoVnwggViKFCqK1VWEyIWJAjhtrgRghpHdo6
        REi2FYyx2bLFVpR1fuD5opUtBGiFLSmP3eflFCQV2MYHCoRfmew+PyUpk64ZtjHjAnmacbI043iacSzN2EAhK6kgL22sI+1YWdqxPO1YljaQ10RIGZWcltIq
        2TY+zZYX6KiTAKMNHZ1SAF3kyEyWF8/KUVx4qiMN3jlT4QOlw5umrk4SYJqMgBEUk4YB5og0iMPyklIQ20QBhwnnVjZ/gWMNr3OyRBwyW/bwAiDw+LDl06wT
        xJQRMGqOhzb54picUZmpGLUHR5TBaTKJUAeYwmlZNofFiZibQ9junM04hbNHZWay91gDVhRiItSpytRAmHM9yGf5VZkFDH1pqjDUFEOAEJhhMjRJEskhOCvW
        icVQVj4UIQ4KCRZDh8Ci87bJ8EJKTpZjhcgXU5KysYbJNkgGUxnxMSc7c5xIoyh23L0Gh5GSydPAXATky7Ph5IcvrBWQby23tvF5ZC16x2SI/Jc8k3JhKoxN
        g5F/Pt8d8G0nnhNrWqeXXqIPx+RBr7Sl3k0S83PzcAI7xoB1DI1SMqwHY2AWWefNNBnysIZZOdTT2VgGWwrIi3p1o8PKDRZpkU7JYFOafSLCapj93Og4xtyJ
        mTA682aZDDWrGUbBugHezFMG02ghCtHow30+LGxQQrJtGC4wMVd05xI3h8Y+etTwgMekp+9/eX3uqDl9399Sljzt3rJ3CxYOTlky/8T2wHkz/f+6bkm4sSg7
        qqn5QPgX3Vq1s/X7ZEPGkrDrnp0eDr/QZ8ze9DeTj1xfumZj+6G7pTE5Xx1YuW7upyM/Wp9VL0Gxd8Ke31Zeajb75UfLVgSeOOS94mrRXwvtCw8fnVY8MT3x
        Ve/idZvbCAdjfmpep3TLtYoTx4Z22Hn37OvGAcPWlgXOsN3Y2Gfhrqeb/2z4dEGnj1/8JsMn8XCvg3M2X9q8fNu5lU2Sv+z2w6LG0se/x37c/I/C1b9/c+z0
        ccOlX068l5+2uEmTT9pP3BIVZNz15O8jSVN9xxxaK1i/m2MyfK9I/nTvtbHrBMFaGPR57gffv9/JWzO7xfqDPVt0ev3jpu1Wr9s/K8b264b+Xwdff/f6nwOu
        +OwVLkxa+MVj392Lumzf0mKM/y/jSi6+vFE/tHdoxqIJ/T+pc7kwqKT2122uvfNS1p++Xke2//7yS/afN70XVeeHoA7vZ/3W+ki0NmHVN7eit9c7VS/rI5/O
        K1b16jV6q3+fVWc6T2vVc0r5R6sSjvfYtvuVbZdTPLtVBP/yqSr+otl+W9K81PrF1xM7tzv6/ox5T3csefRH0Nouqw9F9tPM+vC3c7s635k6/O6z5qY6nzz4
        zHRh7x7Bun6eyaAoEqx2vBYL1qN43S9Yz+H1kWC9MQ+dxX4oWJ/iTeJuwTrnXbhpckewfgQ3qqIPFgnWdXgnlm8XrNvwLjDjhmA9jHcPle8L1p/hTh2/qdMW
        wXodb00fn7oqWP/G25ZXpr4rWGe+ZzJoiu6Il78SrEvxvjh0zesXBOtavFfbDwTMEaxb8X5v6/LSz2FE4F4bP7pthuFXwXoWH66+rW687x3B+gc+8KGyPoQH
        j6LxdTY1++GMYH17PjzN+zQ7bOy06YJ1MT5t7O8p1R6xRrCugacbmpI/Dx0J2HXSMfuKp/rFJ70wcKrjef/Hded983HOx47ntj7ineZzDx5xyEan6hc8GBsr
        TebPiZcM30T94DG3hD+v+LXPcPXhA7cP8OfeH1gmd4mfmPM315yq/Oir3KDV6/Z+xLVqMjUXekXVqBu9lz2H7fs2oGL3K+em3mOlFcYN9s1s+4Gh5hKmLrO8
        55e1PA5MOLJwBz2fmtZQ/Kn71nq7tlWSikJnv5p3Zhi/Slw8+gNqW78f64ReSzy/QvIrJ6u0tUeHPGl6qd6cvnWv4fOl70pe3R599Njm4zffw9KWtU+4tU6j
        0jT/du0m1FDRHP4wq+6+Tt9u2PTBJXgubSxMuZgz+I8JR8ImzYXS3gkuKv1l5l8X602xD/kS2rYuWjSczg5ZVpLcJrJCECIOWe4069LlV+XHH7U3z3KfU0K8
        7+ujf/GK6zXh1AtdK/86K+xPf5zmOeNjn8NN/goafWaGML7LeLXxjzkvCTdufj3fe23Rme8XdZm3Im9E0e9rV8ScOJ3YbVph0NmV3ayVI68NSyl7q8mPw1//
        et68xS9k9lkZH+e1Kuuo9f6FjXee2TzOH03sefRYSGhYeERkVHRMbFJySqptWEhISGhIWEh4SERIZEhUSHRITEhsaEhoaGhYaHhoRGhkaFRodGhMaGxYSFho
        WFhYeFhEWGRYVFh0WExYbHhIeGh4WHh4eER4ZHhUeHR4THhsREhEaERYRHhERERkRFREdERMRGxkSGRoZFhkeGREZGRkVGR0ZExkbFRIVGhUWFR4VERUZFRU
        VHRUTFRsdEh0aHRYdHh0RHRkdFR0dHRMdGxMSExoTFhMeExETGRMVEx0TExMbCxUMRaKj4WsY+GzWAA59x+3xd65URcvNhnGpBXki0BNFyRlp9gYGUJrPpLc
        SGXabLC1IwTIgOF8G0rNGZWcaZPtUdXtYcFifo6ImbPNMpsySnIS4VD6Etj7ZV9Tkfn889T/9LlD35CTPXksCe7RRUtNhtppBSKyJ0lpQFLICC5rMbwMhZe2
        kaOSMvNdTW3HW4x7NNwMtxWIWaNgw0wF7gGoe2sFfBdBqTNzcp07I6vbv/eStfhDk0HEXbggJ0fMz0rKzBRhI6XUSUA0jAD2Ii0FqCZIVpsNTatQqgfs2lk5
        RHNbK+HlKkVU63Bbq9AIIr6jWofZ8NbBqLCBZjQXZj9mRFrKCDEw7GjRrk1Hvm4DVH4ukFe2Fru+wKoA+QVp3En5KjRbhg2oZ9HJPlGNOIsjAtIAfetsY3Ok
        KvOgZaz50ORlQH7J2EY5/bED3tWQv3NgYwW8aO6kPSY6cHKiuGuTc9jFNkBb2XCU5y03Geo4MduJwMj+ISkDb/1ouIgSgwryqkM/04es0LaAYWycGdZBR8Pb
        ROgHzraxCcH6kmVFdXYS88ORw3LWgiEymxIAGg5VgX4vyIdCi6FQGTgLis8Xk5GIC4RC4W34c29hFMck5aVCAvqHbAuSdDkupIV2lpgMvlXfIFdnPQbwCGct
        YaidDYLB75PUxzlzeYnI5eP4QGXmlUJlkDHNFmUJGMOB1HEBsh2APtkMz2xJ0DXEcFiPlSIGcxyCKeBYdQA1oI3wspvbZ7lJaUR6ZtvSho9IzhlF/YsMjZz+
        ZTPQhoPrYDIBicpMhtwqEy8TJy1OWNfalMRZeqDx83OR73OuIpnYVhmuy1aDYWl5+QXBDDNhpvKJTvQ2FLvCZDDRF8T3DEfpA9SmAsAfKLATk23jcnAFea5C
        bWktczY0v7lLGkFTEb9gEZSCaTHDtWJYEqzVuTjOTlYOuSTkAKqKIhzviUt8rueLViLu4cTMLsh/7m0xvO0nQ3i39+wff5tmy6/+fUrOqGzklmi2uPqlaBVw
        S8HIQ+XZiCuiQUi2DU/DVjurzbclxvYhe4SdkZPt4DggpfUY5BSKOcAiToXQMCHK01A6+Ry3jrHOWw3f/ae1F9vE+l4clYt5Qnnw3QJFdo5oy8uD9DBkMKqQ
        TUZ2zphsykLOtApuTUEODVAvBXohaTjxa5A6K4nxaymZOShBA+QHpIaK5Kc9971jfa2yoTA8grWkcg2MGHaPLLFzrygYkyMrGhEyPy3VxqYbiZdcyFJNPazH
        PoF1s6pki4smrJXw6gWXZC5YpHtYbfgdypz4Lcq2gvmGinMdViQHoshlMSQXsh5bC/uBs+Uy2UAlvDC59p82YlZSPlRx3qfAvgc6dqI2sMWJLelVC9jbHOVU
        v79Zj8G3xxVuWBLshnkkj3Rwu7QKOaVCWGNoGImG2D2XHOEDlojDwpaMfBsbmAHB4sBg8VV8GZ7KkJ6kUzwruB0gux/I77mUS/4QnuosRS67Yp244TOTYYoK
        Oi93bDA0IFhMyYLv4O+FYDGXBiE3RXCJl/49oTv6AjCEOoLdtqvyWiRJimOKJ+eMxWmC22K2rDykh5wkwH8sPQfXgmzbf1FfXkNYHGC2ZOIQiqm24TA6SdDl
        KM6kJXZUXrasMfL5RhPT1SbHe0doYwXcKOGqgj81avhjNHlZGsc7lQrY6M9NBoPC9Q+4X4CYkSlz/yuq8odGRYZZCnK5JCs7nl+t/NqRXzvxq+MQswu/duXX
        bvzanV978GsCv/bk117wN7GTWqByHY3h557AjH9pMiwNXN2+dqU0POHMK+FfSh2wTkuCK6VIXd1bD6fHbIfnq7U6VUpXLgxu89vyAHx/bMPASqllhx9Kgj7t
        js+BGbmVknpP1s9Z59rjs3+X6ZXSgR9ClLeHNcDn/R2WVUoqnxb1Pozuis+5A76qlKLbXpu6Kbw75h/43qFK6c2fVFuk93ri+5DrFyqlOm1NptnLKP2GYY8r
        JUv2uZ8Tj3yxDctX1LwlBdivrUgcdLs9dva2lrekrz67+DTPi+q3YUnHW9KVmwfVlqxIzH//oldvSZ/Vm9fku8+bUPs2592S6qvrtiio1Qvfxzx855ZU58aY
        6G3vmvH91UFlt6T9Gy+tGTSJ6jOjYustaV9uy5S6v/TF9CHTT92SigYVrVoyMwrfi4l/3pIE455L+y93o/TttLelnVsuzIks88fneT0a3ZZOtumXfOCXaGr/
        +Jjb0osV88f9vIb6N/HIC7clc7/lYbmv1MTnEV0ybkvfBp+qXfd6PD5XnJt6WxpyK1Mf8wqNz4OPlt2WRh1fdk+n6IbvjxVuvi3NPrX1WeigIHy/+q0Tt6Wg
        7Gc9j9pD8f3q9ddvS3eK6yfdPR+O73VPtX9J67rmrNk824rPwkjzX9L00FdGd1jcG9Nv0MX9JYVeTH20SeyE74fufeUvqfWYzw6rBgRQf60a+Zc0dFSDtd9+
        EojPuZ/N+kta/fmJk3HHqT4xP636S9pkXt9dOEnju6PV7r+kh4LYpNtHhC+JK3/9S8p5/cUbr2VTf+q6PPpLKlQ/sjxbmoDPomftO9LgsKnLz+dRe8/cDb0j
        dVbvy3rbM5Lqo+tzRzr20574nsnUv5XW9DvStNFZnZ/UofI3l067I52/nVRY954Vnytblt2Rxn9+6dCERy0pv7P2O1KnC7X2fdanK75f9MXPd6SbUe2+P/YL
        lTf2i4d3pFG7gt+PbBWF74vP1r4rrVmo8w6bQPg4ICjirrSnv895jyB6v3/FC3el0NEtRs+73hHfx3TLuSsJke8OnLIuAt+fqTH7rvRHyfe1d1h70nh6rL0r
        FX4d+9Vr27rg84xmB+5Kc5p6b478jr73z7lyVzorziy/+0FHas9vmnvSwByPmTuyCH82TGpyT1K98WDArpZGKq9rp3vSvjf3KK4s7oHpi2KS70lHO7zdxHcN
        5Xem3+R7UrcG9uEbl9D4jlhWfE/S9L4f1cmL8G9sjR33pC8TFuhallD/xX9x7p70x4PsGa1/oPnx4I1n96SASQ/iutel/r86qtF9qWH2igk3ZrbC5+5LpPtS
        wvy1Y1pvoPk14Nrr96VXausL3vyxHeF3WtF96frcsL5DjwuEL34l96XJq7dHeQ3oS/j35877UsT8Pc1rehF+xvx1/r50qs2jX+sawjH9gObqB9KheX3z2vj0
        ofF6u+kDaeaDTwN/OxRB5dfr9kBacKxe+Fu729P7H0c8kP4UPVIXNkmg9u9754G0LcT2QdrKGJr/lz59IAV1+OWsth/hv3/Y0QfShX5G66a1NF6LPrv1QCqY
        8k1yfv9Qmi+D/B5KZ0O6BD+d24v6Pzr6oTRD9c6y8s0taH3r/OpDKWBF7zHzOvbB5+IpbzyUHnwd0vbMGdbeW8UPpWhz1+j78ZS+6N09D6Wo8xeKpjbqQuWn
        XH0ore41JTQsrAPh3zCvR9Kp7xc0DbpJ9a9cGvJIyr0Ta/vgMzY/Vf0eSU1rvHqx5S2qv2nZuEfSjznjdi95qwf1f8ayR9KvKys0NUI60/zL2P1IOhjxXqNO
        Wi21b/nVR1Lv/Kun266j8Qz08H4sreuoGzjsJ+qfzaXhj6W2d9Zvm7S3Jq1feQMfS/fbzQmPOk3rUeXowsfS1Pb9om+fpfUuZMPHj6VxH0wOOSDS+M9reOix
        1P5qw7cLKmtQfXbdfixt7ip2rtxM/VOxtO7f0qqHNxpmnO6E+Q1dG/+39KDDvFEHdk3H9T3k1vC/paLrQ3pem9KW6ps192+p4ZK8/rv203pRIW76Wyr5rf+m
        iW/S+jLAcO5v6as3fwmt8KX51L2VxxPJf9yIn3vGxdP4TW/zRMpvUl7rQs1ruF9U+A94Auvx8W9/stD3/heKnkgpG7pN/XY44Ztwec0TyTh0atCCH6m+leaT
        T6SbCYOUZUZav0IW/v1EeqXrwbtnf6b9wb9rs6dS5Z57W+69SPldbZ34VIrfGjJaGdKA5s8L459KA1e8Wi+1LcOP9SueSh9NCD40rQmNf0j3o0+lMZPem7Bj
        FvVHZcCjp9KvyjkzhvwRS+tpUNNnktiqTe11MyzU3tGJz6RmE9uqWuZR+RueTHgmvZq8KcWnHn1ftHPVM2mS5+9TjL/H0vjuOvlMOrGu54y5Ewh/hd6cBOgj
        Iw6KFJzKwX/z7knCvFW5Ic9O22MTTcs7LWu9jWktAvzYnQ0tV5y2p22532p9yq9xTBaO8HW7S7uftt+vr0uZVLsxSx8B8PjRFxs9OGWfXdm3072/m7cnuB/A
        TROvLV96yv7D0LUD6n/anqW/A+umKbhwcYdTdnW9PfF5Un0GPwPwoTeH7rl+0u4TsrP5NKWW5VMO8MQ7dactOWm/+3L+/Bdu+LP0HwK8IvCWJu6k/Y163jHa
        bywsfRHAxd+2nL96wn4maNPihhOaMXgqwCsbPXjx/RN23Z6RdUJmR7B8umN9nszsZz1hX/d3YNgznxAGDwb4hsB+v18/bt9ctlE/oY8/y8eE+Z9qZVx03L6k
        ftT4thOCeLvuSIKw5Jq943H7sne+eivpSChvF8CLbK8Lfx6zq1a/GjjqZ17PcoCbBvY7/MExe6hnP3H2YomlLwb4sY0LmsYfsxe2urNsc1QlSfeFGZj/5XDl
        taP2fVdPh2WHtmHpMwE+tPf8R+2O2tvNmzC/5fJWDP4ywIsbL4v4+Ij9q0P5veYHxDB4DMDFPK/MO4ftsfM2bZjyWlsGFwG+o2+GefBhe8CI77a+u8XM6qnD
        /OvsEHcfsi+Iti1R6Zuw9JV/QT6z+o1occge/86FX/OfBLP0pwAe37q02aiD9nkvj21tNwaz9OUAL5rS6OyP39kTK1X7N02JYelXIHx+z2Ptv7O/GpwdVfJG
        C5Z+FsIXveJRcsC+6Fhwk5UJzRi8AOCCf/obqgP2H/fv7P+HkePhYITvWx1i22+/UNbn4IaZsXx8Ab4j5Pv1FfvsEaa5DSYuq8ngIVjP+LsP4vfZS95RLM78
        OoTVxx/gxfePjSv+1n7Xb3bnB2WRLL2AcJwve+23r7XzzxnA6w90lyDqvwweu9fesfO4F1JWhPN+AHjFov4Zp/fY+9nW1CrS8P7fAfCig5lBvffY48ZGJu30
        qsPSrwZ4cWira6t32zskDnlj0/oAln4Bwj/vkNZot/3xB2WXmg1vydJPBHj8WqFs3C677oXGX4bd6cDSjwD4jlbeP97YaZ+bujA3pVZtjg+YvsbjMSk77R1G
        W+31GuoZPB7rc2zipB922KfcOd/68BdxDB6I6e0dt7beYR/iXTH40epafF4jvLTsp452uzHzXNimGry9AsCFoGyP5tvtcUCOBUfwel4Hujm+V9B9/TZ7eJ9I
        YUd3kc8LgBf5+a++ttXev9G5r8cu5f25B9N3GlHn0BZ7r0ebit9cxfPZgHCxa8e139iTcsc2674ykME/vIV4e6Lp25vt2s2PO2tOhzL4LMw/NcdcvMn+zH9q
        Sa8avH/GYvrsvA0TvrbXGHgzrWfeTTa/UjF/w8Wb/b6yN54zbdbCjXwdSET4yu0/t95oP7xk4h83dvBxicd8Aj74wfql3TT6zcXvHePzPRjho9oN8v/Crm78
        14O3QztwvMJ8+i19888N9o1ru2fdUcTy+YX1XOr7+6P19pf3JneMVnF8vgPMW9GFmd2K19k1T+99vu9FC4NfBLjQ5e+g8rX29W9Y3512nOPPMYQf8H5z8Br7
        5qd7F07x4/NxB8LD7w0oWGXXr5926efJvH82UPr1g9752B67Lvf9/KAg3p8IF/Z1b1xmX37x83k/fcDn3Sysz8CxjSNL7Es/brRpd736HA8xvfFCh3eW2YXY
        S+0freHrRibCrzbMW7nEvuDOq4OvnWrJ8hmA8G9eeHXP+/Yz07PMX7fj63N3hC+/dv+Hd+0r9/39Ztu6fgweg/CC4JFHZ9pHLty2sKIp3y8CEd5sSIsrb9r9
        Slo826nn+fgj/Mw13xtj7B5tT+w62cODpdchfMMa5YPX7df2JjUYVs7xtuImwAcM1OhypQnfhh5cP4zXvxjhM8q6N5khVUzdW6NzvwgGH4rwRU3XhC2QnkZP
        ey92sp7BAxG+acCuwUulq/b1m30v8/3i6g2Alye/eqREWvxw9ux9H7bl/Y9wda/BIz+WAkfvOTd7Bl8fchFe8NX0kjWS8cc9fVrv4ngYg3Bt6p8vrpO+39qi
        5ZD94XxdAnj8sq8WvbVBCp6nz/3lUh0G3/8n4OGZ3VG2L6SyQRP1n/Y0sHLnIfwn1WvdN0qb0k9c7bpOYvABAC/64UpAm6+lPnHfT3p/nJn3M8J3TY86uUnS
        Ds/tMGs/77fK61Bu71a7d3wjjZj25rIdm/g+sgPh62bvT98q7WuqvHsuoB1LPwPgwnu2fq9vk9Je9j8Ue56vtwMAXvTj4Vwfu9QwuHlmowthvD8p/8jIpB3S
        794RgV1Dohj8wTVYD3drmsXtlPS2vj8+ucv3l/0ALyr6ca7/LkmxL7GwYdt2DL7oGvb/wTH3dknGO0PNIUGRLJ8RAN+RUePC6d1Sz0z9W20e1+T4BnDx6dPv
        v94jvTgu++51C1/3dAAf2uDZgMV7Jc13aQs1DXh7z/wB8LEfZb/xrXRSuypkRkO+DmwAeEVfj2/i9kkrNYJxzTBO/xQBvPgF287G+6U3G6Ys+cnYkPcDwMVP
        r824tF+K9221dvAbvN8CAS4cObzw6AHpgt8eU5tp7fl6i/m/E/fn/O+kNPMriZ3yAnl9fof8a5aOHHhQOvfuJ296f8XXmQ2/4765NlA8JH07fvAl79Z8n50B
        cLGwVu2rh6Ra7+tL11Zw+ACAV9w7u+zHw9K1V/alfdvagYcAL9r0WtmEI1KPqHGNb7xmZHAT5t+nZs9uR6XXJpy71eMz3v9Xr0J9fkmv73lM8l82c8Tsw3z9
        2XEV6ZahMSOPSXWC3u0TNpqvz4sAvqHD5MdnjkmRj16avv8q759cgOdG3RxuPS7d/aT3FA8vvq4mAnzH0nZZ7x+X/D453vb+CU5/BgI8/ugVn2fHpZ2V0guD
        PuLpdQBP7NPD9PIJ6faYmzvGN+D9XHEF6OGfJ1ZuPyHdUScmPPqQ7zs7AD705G+3/E5Km+PMJ8ef5/28COCJrwTWmXxSCsotnn9xJF/fxgI8d8FXjc6clFZE
        f9RyYjBftwcAXLwnLW9zSno5/A2fzlo+LjEAL3rfe+H0U9Lrtwd33byTj68J4MVbrkXfOyV90yT04ICdnD6svAzjMiGgU9/T0ov6d3e8/HY9vv4jfPtP360+
        LT24ft9z6b77bF/bAPB5le8cU34v2aRzo9/d3rC9m7DQevAnk+GuqtLWaI3U5lR2h8m/VJDIbWWdb6R9MbeKX/vCm1hc0/5d0rVnPw65XteDRAibH+yXost6
        f3L0i/okYnhY96hk6Tj+9APPusTyaBeckNLKCj72WVmD3i+Ze1qqmOTjr1hFLM7q82+ckbZ8dOlEWq1aJCIyDflJGpj5tfJQrYYkIhgS9Ks0qknU2OtntmJ9
        Fk3Pr5DWF6b9+LSNhd632/eblDDmwLRZl0nkIzzwuSCFXr4/YNIdEnkE/tXrorR+j9TXd1M0sVhpb1ySal78Q7l0UTsuIrnMRSQk4hLPfXVFeuvTytFv9CMR
        xYii8qvS2U6rNFtWE8vcveLL36UIvzGLJt06g0MROGzpH1Ly9fCQen+I9P7NvGvS5ZNja86JoPIqv4i5Lh3/vbHxJ0MgifTG/3ldWv/nuBF76nYgkV4GLMUT
        tX+07f9ZXWq/2XxDurFIeXZ/T6r/AOvyG9L0k81ftXzUmFjMSZ43pc/2vfjNtHfjSES7MPmm1L9szCfLux7H+hT1W3VTsr18LGjItYYk0pp95qYUa60MbvE2
        iRwqzPduSo06NriZcbBdB5d8+OA5k+FPlftL94/dM3cv3L1y7pV3b5x74907x73z3Dv3uc53Gxz3wXtucN0G3x053JHHHbncke855HRDXnfkdkd+98nx3ORx
        m1zuk899crpP3qqT23rwgmPG2zlwG//Izj/qwDO180wdhdp5oR14pey8Uo5K23mlO/BG2XmjHI2280Z34J1i552ynXeanXfaNt6pdt6pjk638053DIqdD0oH
        Pmh2Pmgd+KDa+aA6Bt3OB92BFHaOFNs50tg50mznSGXnSNWeI52dI912jpR2jpQdONLaOdI6kNrOkboDR3o7R/oOfFLY+aRwTBo7nzQd+KSy80nlmHR2Puna
        80lp55PSMWntfNJu5zPezif1docdOAz+FZPhkcr9pfvH7pm7F+5eOffKuzfOvfHunePeee6d+1znuw2O++A9N7hug++OHO7I445c7sj3HHK6Ia87crsjv/vk
        eG7yuE0u98nnPjndJ2+Vye3Y8f2woYL12DVUh07QvDv/p6HbA3Oje79x57S+0HTR1HfYx2eiBtz67P4fAxYUbi6YP29OwIGs6akFU7b0fE9xNC0heN/46ZL5
        +Gc935gtbpl3rs46ff3hbd84cmronFGpfbwTJt08X8fcXDVs8v1nTZ/u67Z0yvfJew4+ztp1+8CXy3v/NPPRwlU/zj1+8rWJDx99fqPHkC0rFpx/44j1aMf+
        F7pd/+Hpkj/ONrT7Hiqq5aisip/Rdq0zpOB4l00S/OCdNIRuLiKbKvSViTen4NmuQrBu/tNk+Fi3NG/roH7P5kqJz3p/tFu0lDcdvWZrvyfLpeB3O/t1uh5Z
        3vJsyNTJj1dJmlsL7j/I1pX/8SR406C766UG0olpvefHlX/Ub6L38rtfSt0eDAk8sufVOJ9bymb+NzZJi9p79bI9Hly+2yNn+7ILW6XpA4tbzJ3welx2m0+X
        bDltl+p4jZ42+mSv8ubR6sePftspzTp61m9g957lmcnfXr3x/W4pIPB3r3b1hsWl7+rQcPKBvVJ7H0Xw2pcTy5WDjvSc8M0+6bvJDzZu6PZSXLNpmb+vXnlA
        mhOx8YriXq+40qHvvfjDvIPS2ksVJ0wTzHFR/cVzp8ccliYNjKg1OzUz7pei4IejBh2Vtq2/H5e9dkRccsqZhXs/OibZNnvFdms9Om7sLUPZ3ZnHpYcBMwtW
        eKXEdb3ZX4wee0Ka/HfWycNjcssPXfOIHpN8UjqT93Xnj1PSyj3X74pakXBK2vJlv7iLp0eVJxx+YfG6kNPSlPgZRamvJJefP6pXTfX7XhIajazVP298+a1f
        L1rr3vte8v/93uVPUiaW3/8ypefQ0z9IS5oEDZ7x4ei4pgEJsb2/OCOtnltQZsiaEOef0bvL6Vk/SmM8n8w4cHlc3JPGh3bfSD0rPduUGHC9d1555uCVDd5t
        +5MUn/jd59N/Gx9XeaDPgY3Gn6WIXvNzj+ycWP5CzeBOL/36s7Tuln/nR8Hjy/tuTdIM//QX6bytjaUwaHxcxKt1Cq+N+VWKjLDvbH8pN87f72XDL/HnpMYt
        Y35+Lza93GvFzvwPVRXS/NMHehwIm1l+LOSnBZNsFdLlHimv9xj0RvnZToMG+X1bIfWN/6rmo4KBcWtOPF46pOlvUuSNHb99tu3F8poTt8949c3fJMVu4Xr9
        5FlxG5/+utZQ8Zs0d9j4wHOBA8vTlx06P7LdeamPJWZ5/Y6ZcaFzQgbOef+8NH3Htxvyl+WWf3dQOzX5xnlp9tHK5a8NmRW3NfpI/couFySl775oX+XkuHp1
        TtWP/fCC1NV+JrRTyJTyOx8s2yzduiBVdm7WY+bRSXGvDBo3SNvlorR/nFT72OjC8t+WNSubu/CiNGDF7elLrHlx6utfD/r16kUpc9yX29uXTY1rpH17wt2Y
        S5LXi2fXFmydXL61TX6jM9MvSYlr9p45cGlUuf/S2tPfPn1J+u7K3p5zlEPj5kwY4mu0XJZ2XvWOfGtTcvn0isaxw7IuS1u2Xr2W88fo8sXtDe8t2nRZ8t47
        Iymm6J3yiK5j964Srkj3fv2kae/dY8t95myZu7D7Falk6oDaK7/oFvda6JBtGXOvSPHRRW8Xa6fGzS9eHhh4+oq0pm2bhlOGvhXX+51am47VvSrV+eZki+T7
        E8r37srsnzbkqrR78/7C7K+HxT241f/Z3eVXpYDxdV5bMuit8td2fLhm/G9XpaQ26rVTdk4q92/V+eXH5t8lj8F+4c1WTo5zrAoOhQiHNkZVuPXqXZPB6Aab
        ds9k8KmU3KDLAKpEivlTuDEn8uxe4NcXn8/6+6rZKEn1xHoPoK+7oDpk9ZBNG3z/KO6wZSXeLXCnOzDis1jccYwr0+Jw5dexq/Qtg0srWDqJf+deyo37JkMd
        kuQRme9WszkPqmvgygf/9s23//r2crU5PkVohTt00cPnu/yzh87cX3q+J4/A276u3KtuDKskdt0n0aXOL850qOijI00cpaqaoV/5CGq3oUPV1NYdAO2ysk1c
        xQ/276TkJ3VvDXn4o9Qh6EKfKzn7pdMlF5Yu33JF6jSt/cjPL++UWiRPnFPn9RtS/6wpy++9t+G5fn5sMsw0uHcAq7w7TPMfYEqH5pLGBXM2EMD/bX7VwRwd
        i0pP1c2f/xbmqDNqX7mXoVIrn/tWWU1+6mpgqmrKUKlZR7zMJ2Q/fn2FX/vz6wDZwWicpBYGyp778PtXZbA7HdXCIP48GP6GwN9rHP66DD4UtdE4PFkGT8Gz
        BQ63yeDD4G84h4+QwdPgL53DM2RwtPbM4vBsGTwHaUEOHymDo5poPocXyOCjUBmYw8fI4GPhbxyHj5fBJ2Bfc/gbMvgk+Cvk8CIZHG2npnD4mzI42mC9xeHT
        ZPDpKIPk8Ldl8HfgbyaHz5LBZ8PfHA6fK4PPg793Ofw9GXw+nqFx+PsyONpQLeTwRTL4YvhbwuFLZfAP4e8jDl8mgy9H3onDS2TwUvgr4/AVMjjanq3k8FUy
        +Gr4W8Phn8jga+HvUw5fJ4N/Bn/rOXyDDP45/H3B4V/K4Bvh7ysO/1oGR1uwzRz+jQy+Bf62cni5DI68zXYOt8vgqA65k8N3yeC78UyPw/fK4N/iKROH75fB
        0bbuOw4/KIMfgr/DHH5EBj+KvCX8ecF6cFwGPwF/DjvAU/x6WrB+OM3XYBqz9eERn5c6dhn11t83Zp5dW/w/AHo/j5cw9wYA
        """#
}
