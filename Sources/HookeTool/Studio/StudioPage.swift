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
        H4sIAAAAAAACA+y9DXxd11UvePb5uufec690JF19+2OfY9lR4jiWZFsftmPrOHHsJmlrCg/6GD7sJC7NdT9sxw0Bi0hp0jSFMk8D5Q0pffRKZibMj5YnCjxa
        aKmAUngdylOhQAt9fWpJeXQIoJYOdHhV89Z/rX3uh3SluEBn5vebkZO799l77e+111577bXXti488nplWZZ6R/5H1Hl7dtY6r2bV7HlnVrzWeXeWvd6suPxp
        ANiZoUCfI/Ftz8yqmfNqhn68Whj/5mZrQJm3ltAimBmUMTMjZczM0Gd+draexpnhnO3r1+nXp1I5WR3EIohZhphB4e7jSPb4eZdywjfVcyar/AwXIOVcvy7F
        IpaqhfIlQto8w3BqlnMArD9rwpAV53j9OtqBHLieQUOdpT3i4XxzkhqV5dSOic4Se48/3tC70trr3KfcATPkSIOQ5azJ6PHHuTYyDjNSOzSXgCyk4woqdEZO
        og2glORnNeI21+rKLZmpD1NWQ1/CqG6F2Ya+DzhnqZB0eDAjf1KG6WEzbhSE1ICfkdSSP7ziMXiDjHKScQ1vZkzc49xfszLMwLXH0czH+ePxx9Ep/ix3J1WJ
        XKThX9d0sTsjGOVfv05YIAh7/TrG2L6OeHUdQLMcQsOBjNHX5BQYDn/oNriUuFQLlEzC2cavIPOiZ8woAMFmZgR9GHiGA7IuQ+fInGCQnOlP1JMCGAWRmrH5
        ccGBx7l6/mwN22Zms8k7M8uNzc9mw8LJZTLIpz0jFcrmpRlwh/vVy8bNz4ZZzfBsZywz+JdNLO7KGa5iabbxz2JSMMOzXuB2zW77Zzlfcp93bct32tqJSLm2
        6zk5y7GUcgLVc0LZTs7zi5a9W4e3Fk+6kVNyEOvaqkTQbY5y5C9ftIqUQXtw23Tse8X9nu3enqSn/JztU6K73MDZEwSBdfeeXu/AgdNFq83J3XOmk/76rJxn
        OX1OR1fvWcd7WdEt3tvVdd/9+duTrqE7lPNy6+DIK6y8ZeeVyjv9/SO2/UpHqUKh0F8oDBQ6zn1L+KrR0W/Nl3IWEVnHYkrL/yyVK5UsN0c1sNS3jdnuIP39
        q9yY/+3+d9iUoW+rnO9YpVxO5W0rZ3v7Pa9su6+2/vV3ui7l9D9Y32VbNnWE5R4KvCi/w1a2VbLyivKz3b3qu6mQ7/ley+6xbj18/vCFB47sDPfpnR0dDz4U
        htRB6qKtrL3B3sB6zT7KuGegZ8f3vdba93DF8ry8zl8KgtdZ7utvs8bfMDGhgjdevnLVwt9k8Mi1cMp2yfsmSw0p99HvfyzoVm5ojSvlF3feEYZHf+CWH7zu
        ea6K2nzb7srN2K7t9O4Od3cUCpZyCrY97DpDduBatxy7pVQ40j3QW7CcoNDxQ+px2yq0WbFybPf48eBg0O0SVG7WcucoXf6Qcv0n1JuVvWPAilxvcnj4WOfO
        joLbbyvnSeVY1lPK6e5+C/WI0+61U0Incp9Wubcq8lr+Ls/fFe/Z0ec+o96mPPuo51nt1g9TnLKmQvvOO6lQQirLjsolN6cuqz+mf56jLN8PiHSmc3NRmKt6
        if/6i69/49UfsC33NVcvXrT+1O1/7RvfeOni9167euENj7zmjVdf/70PXXzwja+//MZHLlptvRvjspgd3RtjLl+4SuG7N6V44OK177948Q3WvsEtYr73wUce
        sSZ7NsY+cuH1l1930TrdKREPvunqoxcpyQ8+fPGqdV9HY+Aj1y5efsR6xYawN1LYuabEj1y++vAbvs/6V02AUu1/3dUY9vAbHr2I0PNNyV/38BsuXrhqPdze
        GIi6Xw5rdX/wknW1KF/Uiw8/dNF6k/l85OK1a9ScHyqbT64LdSeKuma9XRUbw6151dUEZzrjxzYGS6Y/viHY1PSdqiDBPND/S60Iyet/VZ21il74gSz0V1V7
        Y+jFNzxkfUiZDrv6pgceuHj1ex+4QIG/rvo3Bdb67cOqTSIfvfi6Nz748LUfsJZVXkIuPPCw9SduKYu++sjDb3yD9SnXf/2F1xGo9Wk3/xyhbKrCP1I7q+qG
        OvXX9t/Yn7P/1v72p+232s/Yv+F8/2M/8IP/1n38CXX9HepXnN9Qv60+plbUH6g/Ul9Sb7Zf9ZR9w/45+xfs/2Kv2l+yn3Pe5/yis+L8kfOc84Kz7rzZfcr9
        n9xfdN7p/pz7HnfJ/Zj7v7sfcH/N/aD76+6H3d9wf9V+2nmr84zzq/bb6P/fo2/59/vuu9W7+esT/PuP9v9lv+h83fmy+i/qD90/dH9T/ab6LfWf+BdfN/f7
        8Qb432P/f9wih09uCv8Ih/yOhH+D5Tb+/lRD2k/cZD5/TL9/oorq+wrv/OTA8+4hS6v0ay+++GLufndaW9qmT+daJVHrROXXQ9fSAIgq5jNqD63wl4lUzaaf
        eUtHOq/Sdq0iO6Fk65YbrYe21uInaDsy/hHyTxu/Jv+I8Z8j/3njnyb/OeO/TP45ZT7O08flFHQZ9VOVxKHqaIqtJG6qqWI2FeVY2tEu19N8KopLiHKqMyUr
        1HbkhK9XanaPlUaXEmfIsqdRo3T2Hnc2jTwqyk4pa/fekqJsXPx/72AY29pJrXG7SE6xgvpEf+ZqZ9guJuo0QapUjdsu1YVgqAJU/BAVjC6ywk7quWHbTa1X
        oF+jP3XD8Knb3LbZ4Lo7Yz9O9VhVl5KA4AO0ivJ2tKeDdPpS5KFu9qz2honOT3NY7OjgoHpNTNAHrItULXIeipUOhu3vil04r44LOtjvnIt3AvIVcR4gL4+L
        cO6PQ4CcjXNw7o5LcM4XFYcGgKGKSqgFUO26s9rFiMfdqeXRhD5qrVBhupswYFnpki5GPrVgiVqQH7LIpy8l9pCV/tJTHemyleZSi1CC+v5jzrjdR4NYtME9
        0f8PvPGxOx4jl4Y0oIYtYzQPWFGq7kms09RW51Yqk6pg0o5oderzn/3c3/1Y+4Q9TJ0UTxB6ZYBBnFBdqc/jdp1P16xKjH5MJuxJHtv41Jz8ffVF68kG/7dQ
        aiB0bKEDkm2hhpFnEseApNGOfsq0XYfsfmcs3zSCp6wJJ8JAAlksXUyjR4+pAvuCR49aefiOWhjqEjDG0iEwhqYbNXjC6SPsCyrc+iSeIOSlHq1o9tlAdodi
        G+KGa3F9Fca6A5aVqKMW4kZoapAPNbYwnA5jYUJFUh4UkFhUfam0aVF+Hbyp5RMzYs1ZKxYPD1UpT12onzlhl+E7QXM5DzQPyHHRhLx20AQPUwATjGoss4r6
        3mBuftgeIuwkRxN25kEg4m52rbgHNcxTdRNHRi8d/VrBAi4tE1a5WVaUmRP9vSJk+uiTUepG/0BT7gohQDr3vigOiSK4lEUc6ZAQ+XRs3W2Zv3gn5bTmMVpm
        OTX/S7/+ligtUBesZ1m+jwLCxoCnNwZ8/qkNAT/zdJQWGwPeRgF+Y8CvUx65xoAf2xjwN09tCPgFyiNoCKC6/n1jopKVfvqpBhD6/t/e0pwkXX9qQ8A7KdN8
        Y8BHKYnXBPGWDVX/+6c2BHzxLRtau7CxLfMbStHOehFcFv/9uTjr325bDuGBA6KT0zT/A8IOcvJxm3YOqgINp51axxQR3PQ16XltDR61HkbQUeu15LyHKAxh
        +uC4/RB9/c1nP/Bzvvk+n/6elb7wnojY5Tdj+UhXrQrh+wTNMvt8HIPID9uvHbcpF5CS8+knrPSD783AGXDYfoimvH1QVeIObR+wHo474bw27kLc+bhM861c
        0bn1Dl3QbWlw7aqO0uja1fUdCu2y4x6d0wWaYj26vL7Doc+u1LmiOxmyA5BUqatxrrgzTKPo6yoppMQwMe230zVViV5UVL6ZP17K6woV/A6beorceRu1owk0
        h5LgWVPUlYXosy7lyC7lU7Ur1KOcX9xG82COZlQO8wC0IEioGmd4Tfppl5qwTGUMkTv3ESbWbad+4QWmZW26A7SMIlYcTPu2U1/41E/81R//3k/96t9ZID4y
        8TGLc+hnDEH0Npt6hlZsqhLcy+gNWr1oPa3FTce97J6L+yhOVwhLa3E67md3JB6guGI9wooH2Y3iHVLtgt5BS9FlcgfJPU/uALnnyO0nd5rcPnJHyO0lV5Pb
        A+aFXCxhFuo8p7BYN/V0cUeYIY30IgGBKFGZabErTP1/2QHbYQaMByV3utRFtVL3lMrk2C8vURemzj0l9KD78hJ1WurxqO23I1rjyemLd8HR8W44wzGtjOlk
        RVvr322PrH8H7c2pHIsRYr1oNf2tnaROWAHPYRb0GsTayQyGIpbU5qQcUd0qYh557l4va71ODGTozm0FeJngdhLcLoE7X5ur6GcrTOf/W/SS3Vwc4CUuaOgU
        bq3eOeXUM5wudiLDn7mZDPtvJsOTxQ5k+P6bybDvZjI8UYyQ4e9Rhiq1ts+wN6xhS1ny3AWkMYjRFxMNqBcBMrersaQ7i21hurp1xQnnkHvqvlLyG6Ya0zxw
        KwmRaVmf6Xv6EvEtuWjOZnSeJiyzeT73ZEX3mJFn7Lq8sbnHqRLU3K9sU41yy15riUitMIzRu0W5JZT7zNe2Lrfrn1Zu06RpUW4R5b5rm3I7ty23KfvtZ1Rz
        uWHIfNmqA3qWjZ8lANETdrr0te1Q+KWJGGcdlWjGMvcnWVNhNdzQBjdGMtzIRSWDH5cNetTre6yYD9OPbNNLUa2XsM3b3AdE8qwayctwb2MnMm40F0qD86lt
        im1vVWzDmLSktJtQYmNbAxT7wjbFtm3XWmpFU2tvutgcip1b35LSlEqGvlDBtPxc07SwB7KmRP/ElvqChdWtsPAd6/9cLKwyFrZRKZxvtREFLYOC0c2g4B1F
        N0x/duv6lMJ/Dgo2TdfmQmlQPrhNsYWXLnbrxX6Lgbmj6KDYlW2KzX8jrb3pYm0U+/w2KBjUlrjctkvcliXuIsZi50bG4g4mhbyUWekTwtZFlLF4mQw0/ntp
        xAs1IRNYZxfbYk0OIRXxzS5a7DRujNe8TZymdrE1duBoytw1W2NXtsY6JB636IXY1brcdOoq7HBTVaGxCqOvqjjk2CChwavEQPwQUinqqEdfyXNX3QeJVh1W
        22Diqe/SefW6CoQK2DlnPYE9NsQn4K2tRFHGJazRKz/xpJ2+8Acfv5HDLoBHy42+h5sC8dfNt8UJs41aOve7tYxkEy+jrjRVIGTunlBk+zxDqShLIIZELKHJ
        6eb+z/M41PvfhZSJ+j+M3VrFtxVMsFQiorneDkHHEDkF5N9u8m9vyj+TYgA+ny5xSS5VPCsp0IHIRcEb08etzsiEs5SFa2Gmg/QvLchBAhqbSpQz4pngoHpU
        xHhvEjHeNRHjXRYx3usgsNvvPAaB37A9pyD/O6j+RyUywh9VIiR8uxIp4VNKxITPqBC7bJEM+Zp22fvIsY9ae8lRR60hctrQXB+N30FOAbtCH7xFRE7+mGoj
        p3jUKpETHrWK5OSAWr5ItvxGsRB6hxsDQd0qd44Tfj1nB7NqBhJQSySgDtUdnRbQ/iXOU8SKZTas9ixLaa2z9DM3t2zde5XlIQiCWJWYodNXSyqdqzoxRL1x
        MR2IS0YI9NXZuD31Yzv94FsjorG8E4VQcpkrmIPEbjItUPBkJTqic8P2ca0OWBb1fE72vPcT0Of+8okv/v1fv+tX9YR9N4UHlfRFyMqjcSQI8FNMFJwoQQkf
        oTVtgvCXMduh2pWc9Gtfj1iKl9J3ZNMw07y8xjJlmZMQ4MUFZxrQ2NmiEpDlFTCzC5AxV2IIM9Sl2C4ybcqlw7TfRh1Q8gjXVOdudYapkmn1Lz9Ek1bmGVco
        KUYT5OurcA9Kzfvws0NqrqnmBAIJZ4jGQ3pMESI9zon0OCdiY/v91KUOYRZ9nyVEAgWPCCm0Ah7lgRZ7yQmBR3nBozzQYgfNjVngUV63T/EcdVhA2sY+CEhL
        8AGb8qkRMhZEyGg3ChlzhBmMRLGqSxklkhCPZpRzjkWXPmbGWcFYhE5ixhIyUiLQtsSGaAo0hMfJY0k4vOP2YXs6fep9EQSlDm3GRdCYUElFoqzafmWJQBGR
        PmOAIFTSzssGqSuC9HAlymOWHY69MLViH4Oq/XtMYaBrKF7790Gsrz0qDo0IUFQlxjmCXxFpLgRiiNpA0Wkx2FAKCCkjkfYqunDUohYjL5+aBEwJICv2KE8a
        ai7Jjgr2LBIPU6E8hwIweHz+EDF5KQqhCGIfTiR90ycgFHA7fkYiPjPYIaB9AkoUlgqhdhIV176It10RdqtxFvevYvDCXpzNqEvpi+pKql7Ogqh/5w6E4c97
        TnHWftyeSb2YO0rTDFIoxYfThw7a70RxhK8iEUH0JeEiBVpxByhF/R/ihhKPaM6V1HuUSmvzlO24HnVJx4eStlP6meeSIk1HH/QqgpDzrYpxMlaMkHGAKfso
        UB5fhMvPxYV0NiZco7rZWJv/GfnYmFExcT4gSxvyiT6UtPMnEeAsQ1cydFtlmPsV6pBa7RzKGZS0/TnqLZuW3Y3ZE56ku68Qf2yy9iRrb6u61mlplLqcuad9
        ytuhQcmBwgGpO7I615rQhvpLubVu2ZD5qZFnnqOS204NkxugxtyEhgKpADSCEBA5nooMfMDwVDmHm/y8ivPpV/7gl3/Op0nTAdkxpcrFxGqEhCOWkCaanCBN
        FmjMkKCnFvTcQY4H0kTs4BQf4ZRAlyydB1GidQJEydJFYLAlREkOb8KezXhMuB92g6s1J3pEIaKvMOl6Iq8Cc/iYHyKeDecyNBHVaQBGn4K4HEsbURFaBdQA
        H28CxWOa8kxHXExrjzDbvd2yzNzlbLzYFcrmpCcqXJlDr0RGqZPi9PLrFLCs7hnUznI6fXaQAXDG9djV2EHXutnEIdjzIDTknGHn9fL1evm6LF+X5esaingK
        2aAGOncPsT8eVSz9N7P3UsybJaZYDLGpb4IrCNyHZ+8tFWgX3ByZ1x4RPz4NQj0P3lfyacvaDBPUMwiwX2uKzEnku7kWT5haBCH4zyY4v56Jj+W6KdKTWoB2
        VNWZEjCwGcCtp3ZTnmXkVAjjKY64qizOSR3k/aSpht0IpupgmNhOi+DUDROHlgUsJBgpIr+g13mi14wZvqBToeGoDGtRkLhniNq7lTPMIPmENYSns48AoWya
        v8ph+kjrhSkJYHHAR5w4Ag+0OktdQAh4T4mmDbK6lDpnaeHDjie4t8QLgsKKElAosSlUn6CR9HIzNaezXzYI1YD73SzKxpJqoUraPVNS6BRaIbHkpcE1Cb6n
        xKetQPjEPluys6p4GeRVBg0F1mYWkVZBE5f46doTzpV09Qn7DM8QSpR+FSFrFIIOTt+6al1JMPMoH/qco0+iSVeJsyOoueA+cJSYPD4mis/Txb1nEEOpOPTf
        LCN9+qPL1j2DtCCrwRitCCmI+FT0PDXZPZuoRwgZFCFLACYGjguW2GvcZRawkikcGdFaxmypZo2CAqsS8Bad4fJY6njDUmRxAZEY9Dq2oKze4BMxtGKaDVYo
        hMosvMzq5jmz8IvKVlhfGVHcx4kQ5w0PzYv/Z1WiDipZXIm+7H7TVaY9IPApNgvgwmkwiLoSNVKj2DSmk1fe+7T2nmIMYy4VB9XYtqU4w2W9i/eemnw6O1ef
        O1/zVWe1d2ruiTc/9cx8dXlu9slzg095dbAw8bE8pHNfd67QAHpYSCh3H6uaR4Q/FJ6i1kILS+Q1bV+lxkP74quO8kBtpyuJh603sfgZ3++B7x9pnDFpO00+
        xlAa2/xZYBqkmR52dZ9WoAVDIn4gBor2Ra8AevoSfYTorgN6SF3jAHKKVjYPnFkOzggtkhQ4mUCIkmMux8YE1nw0Sru4iKddkH1gC9l+JfZDs+UhlE5y2j/7
        CCFRDvI4qui9Ja+xon1NFd1Rq2jfxopyRah2GCMWRhwmJuBPKdWpv33x770JZ5gAaVeBSAmXvY0PJQwPmwJwloQUSXBMHdVAcBBR4R1dnP6pwQSo5F4Cj8nM
        JrVBKhPJ1rsILOI5j7lrZyVx3lIYY10QSk8qrL4yyIab5Ambvwqlj2sYaip/+tKQ1d4wo3pE60ZbB6wgYklSEavyJz0nP+tft2fMaaiLbTp2Gt9Gzict7LNc
        aHt40GpxMgUhUBaFVfkLtItO137zP94AX/F3lqiOQA8l/QvE/PVvfuLHEfPFNSVRTu1ElBCUD0SL7F4m/sfJDkQlahrbcT4/aacocx4qUZqYGYfF5x3QP5Jw
        3YFTAIhQIFRYg9pQO3lW4WnDsR48JRzrwVPEMR48jpFCVB3zwcd15MU5KAtml+xK1EFldMq2Z3+ck8Zxo2pN9OIgfeHFdtBt5DJvm5bN2WjafmdFxZ0cQKmk
        YasKLdvvLKm4iwOWlWlXVVHDFOLmFVgvhbbR7k2hac4IopCzEnUu3TXlQAeIWuuAzFJjnVeT2zkFeoQmO68ll1rsPIbqWbRD9tMBaoZPdf7gW6MQoiY+6/8h
        iHU8cHEauA0m0JP9aY0Gfe1FPgT3oIfQRkAK3KAHFYQiffEW1QNaulDaAnYWzBaVOtJhIdCw/W2E/dCiGqY+cvc7k9QzLgdMczNdVB3ywiI30E0/ZUEoNyzH
        bJB9S1jUTgtvFCFHK86DiZCj63z4KqVmMS1oVzTl8AShiR/dMuEE8Lmy2QQ9Zwku/Uxjcj6jeFfFOyzeJ0Funs7R8D+jwgGePwHmT1Hmj4Z/iIjTSuSo2c6Z
        8DrNkarPmjWirBcPip5e3CtKffEOUeiL+0T5L94pin9xjygJxv2iIBh3C1MQdRH3i5Vov/NY4tRUeB4A/bLTNbcSlXlS3Z2dODyAzknXiMmgBTYSAf+qQ9WA
        Z8WhesCz7FBF4Kk6OMcEtjpGfjvnUB3gWXKokizRtSHRtVldYAXCe+gPLGWnmfOZOH8N+32oHKwiBDoIy3zYipkFD7QP5qCCseZUop6a+k71hzto8LBKWPCb
        b2IYwD0Ae5RL60gN7BUlS8Tkyz/c0fJwk4jU5hiWf0v+syJ5ltZsdUK6jHV/sNbdIjBf3ep8cQmtjCHwcKiVsaW7dX9j2qg3CW8kziL1F0H51FsEQyEeh6gE
        4lki6RTiLlartFN0FhdwrKxzi5hJmqYVAhY1hD40X+ijAMAOANI62ods89Tl5AQURlCUdR+yLmnOshMBkEPmdIdktl7WtCXkvNrRvE3t0v56YlHNCzcSHzkS
        H3YjyS/qEoS+N6g2lG27zi9WF5I2sFy6EyW3ax8hASrehgqXKNxFeA7hEVKVUBlfB8iVYHKaQ9skry6qWKRRbd1m0rSuXkBADoC4wDJXFtt0HaJplCZhpGw5
        ZjogcKCj3TK2XbdVdXBDYKpAhaLuqFKrKedOXZI4YMS8bV+ntuepxsENGhNqSxd84eICOiCny/gqorUFBEEEHKLZRfqqVms48iBNhRb1KFINaA7mqdgcFRj3
        bDFKcbf2CMYFzEALGAcwvbWO4Q3TZrC7672zsG33dK9/SXHX1lPkF9bL9a/cAte2HuA1RbsLW1S0DlJc4KZvB+IzSPd2IA6D9NYDwqZ6FFCPMN6tu+Ndejco
        rswkTOMBeFyZnh5hp3/xNEbv4umrpzElL4oCn3YvUqj3GnzVKDC1D0Ig7V0EzABmNub9AiAXtFN9NwqgHG8Qy7eLqQWBVDV9e7qXPtYUAumTyjOZrpxcpH0u
        sfbdRLa+xPGUWZUaaDLzNmRG3369aP6mBA25eWADagmobrXqV7mWWcYuMq7Xyt2Qr4tKuw35Qt7S2Ga/nq/J0UEW9XY4yKGhIg5q6jTk6PAumFDXkTkHvXmX
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
        9VD7dFnXYrWOqa8oNkJsG2I76rExJt54JsyeyGTYt2ai67tFLuFQvURSrZNM4K0zOXdsxNtEdirmCjJOY6q4GsxXir8kDKa5ecz6g1oCa9eURalQAq2WsgAW
        asq8ctmbYNsn4oNzW6YYSeIsxQh3sEkxsmWKKLk1SxElE/UU2A3yNE+we8Tiu995DBLlxxaEcYTS660AmDAAMT728IdRgz2ih+zZVjhFqFDKdkXZhlGETExQ
        h8yqoEXEKwLfZrlfnDe8uLDoQ2iD9Cw3SgfR+3FKIBy9MPpDqJ8MCXeVwIRmXyDbBZ3lMy0DIDCF9GtPdaR9aQ4u3ztHzzzLyP0sTej8YvXGFO6dn8Lpv56w
        MflDQmabmGS0KnJ0QJRk8MHEDgepeeN6TNuDRInv0iPwjOjDehSeUX1K3wHPHfqQPgjPQb1X3w7P7XqfPgDPAaLCt8FzG1Hf/fDs10XTO0vHHzpNC3X2efnO
        BzENLb1f1hpLHzC7o4NmDzRqdjpj5tb9bbLWWPp2s6+6w+yeRsweaYhxw4HCOw7BaI0MX95KxhbvkRva/pBlFlBGZjCiwsokvAS0WGPoD+SB0YmxOSEclACL
        kewl1ph2Xi4iHqOkDfhr0YrTzitPeYGvmpOvl2gDgfVVYyKntFjEkRD6AQoPAE00fcdC3F6nxh2IzsvSsbO6UFP5ZCY1wBqwi0I7DWGgmTIi6z+3JAluxG2Y
        PsOafB3wafjK8EXcTmpT3IVPqt8N6B0T4wpfjxAAWm2YvNBaJuzF3S06PabxgBKLcxlbJl+DVpYgCy7oMggrrWBVCuhCQA8CuiEh7sdx2PQiTWKC72+QCq+a
        exarH4akYhPNp47rggS6B0Sac9p9d5ZwEXLjD0DABJYnIbrp13WShazOtZI+74ZkcQ9Vu/+dNYKdp3+9um+BKtq1WO/1nXoX5NoofkDvqCY9XIfFKi+ygcay
        TpUro3Lc7j2yWDOTJsjYTVubgcWq0Cvs/DfX525BWgjFQR0hdi6h9241HwX0ItNB+uhFMTzcOwT9aF8iY7sTXXwO8uukDwVahnULqRWEeahoARXlHIhlWFyo
        AqvImXLA6nXTVz8a1IUG9UiDuvUAAUh785B/9yOnLuTUIzkFyEnvWKiaNuIQH1fmQyJQgyAdg0Skp+CZIqI0Cc8kEaVj8BwjonQUnqNElO6E504iSsfhOU5E
        6SQ8J4konYDnBBGlFJ6UiNI0PNPmiNYc2Won6oPWbCX2WJ+4wBIelusULVFdS1W0K/x8zumaCa6z0Qwcmpur9HLw3XAkrmtH4mrDkbiuH4ljs0cjTs5l2umS
        89okaEFxKIIIkk9bXngfo91uDpvRwEgScHJ0o0ZTN5Ib2t8WsZ3GEVCByUa0QPQGO76kgXp4snUOiTgRIEF5GSPb28CcEWAAhq1LI7oMrk9HxEUCDsc1uIpM
        NATbdoB187FH0sMbyskkYEYWO1ridJn5xSYdsCFkBT6S+AvAZQIDRSCIInLF1V6nL8lljGyOIJISYnYBsbRfTXAzoVv3LCS+MNXgdttbM7LMXfbVxE/Upi7d
        WUW5PpcbZoysp4OWjGyhiZENkF0/1ckHU1tukGAZNnygBWXC/pvY+ASXuCEBSLrXy7yfp30DJcHtZed8zDhxtibAwT4aO/Mk37BfRsirk1xDyOmGpl1g2dQg
        NaULSNMNHOoBQyD85iBNyQCnciFiOxBbrMf2Ex/bjtgyYnsRG9Vjadug+XixgFgcx/EKZWIHQr71LGKUnYbh3GF4zF1Gfj9o+LR+YRrN/XSb761HrATKZ1as
        tYAj/kxNwYXqAt8vOoWbB//egbUQd4OagitqCq6oKbiipuCKmgLVAmoKbuqLjZrsVhIrEYQ/rhx7Vl1XLRRjQAhcUY9h5RjtdHgb9Bp80WvIbdBryIleg/8N
        6DV4db0GL/yc4xRn1Yy6biolOlxcKY+1dQJjfMYfEtnAcCXJEXvrMB+l0j//i4876dxHcVZPiJ4GlcjFCiHXBfwD1gFI4g5Yt0OENWwPQ0VQrhv5UDqnOUYz
        kBgD/6DqIeaWILuJfyWnTAyKD3WmEpwicRE+9PLaAYmLbVTWCE5LLOJ4+I4a1BOg78RksIRfVkqhEY0xALGVDrAWc1jXeu4A/Swa+tmW+nE7TB/hhksIReac
        tqDInJO7OjloFmpyHOiw5KDR0ofjb/R/Tu7q5OSuTg6XA4qgJsCJHO5mQKesHTgRGJzwzf0lT4bY4yEmtMcQd4Bq1obYkyI83WmuQmGIPTPELtBDwjDEHg0x
        bmrEEavfcAlR+HyvE8xG1x3g3VLJrC2ssCIaE+94W11jgvzme5PGRAZW05iY31JjYm5LjYm1t3W0vM1qpatv2yrNypYxy2/bUmdjyzTVLWuAtrM2B7cM/FsH
        t4RvqnHN4StyTeFr55rBF3FN4CtzyfB1cknwdcn5XLVYSTw2h5TdBOT7kujl6N+5USwGUfJi+yRg8ykQaOP2mS+mAWKXRnDeFpmiaJPlaJwlN/v6Zrs7uFI0
        B8X5tpzvuY6trFxoEnq81SwA0YjJLrEL/TiPmex2djE/PZbhRexS49k9XwzCzX2YFBtOylEGrT/REJ/NlzaPUhLGhc0jVMyFDYc69Wx+m6+BOLWAGghi3FpM
        4mHzQD8Bwp2N4bxF5oZFewiFW2k21Pom2rxV39wMSzK1aIGuHXtm58Jxq/wLLXItbu6cll1jNw5d1CTDKrTIouUImYEWxUmDAY7BgEYNSWCAYzDAMRjgGAxg
        6W+ILRw1Bwutq8u8ILusC3mO3DZemF3WlhwhN+QF2mU1SqOFBxEv4XIlk457sAEEztnL7v26RpCx6lJlWNvMxY0TaJu5VDqrlLkwGQS1M5f2kH6qHiV2ltVy
        fVzhy+G2HN/BjT2+HsbWMihXUeMEK4GaL8PTBREYPND5nAcMKrmGENR6BZ5OiMBC+zob5tg833BueZaP9OdsXDH16vN83qnUP53apLRzhDKBr+TaPgElDi5Y
        DWDXFBAX5eAO1g5Mfq/ClxmroUjbziUFIwznzXFSMjJ0kYCFZpfFIrikaOTqIutqE0GGSOKSdiNrbyPeqExxX1bEsg2SN5Qzejb+U6bC5Mtle4Fy2MSp2iVF
        sQZdaoA8XzvwwgD7ZoDXPNhLwrh6uKGEcfWMOGrZI/TjcfWycfVgDApo4RPNeYk+8pv76LKppWtOmHHWwI0RwQIqKl0oAdMSgF4crEGNSOBIDUpLgGaVngwq
        ksCoBmVJgEHtXNZyP2u5n7Xcz1ruZy33s5b7WctzIIrUrFylof3cemlslEgxQVZMLismlxWTy4rJZcXksmJyWTFBkXXhq4EpppHKNheUzwoKsoKCrKAgKyjI
        CgqygoKsoDxIOWWYrzTmLyU2F1TICspnBeWzgvJZQfmsoHxWUD4rqICVwcYNJ8YLmpS1Gcikr9ccZPUbElgwJLBkSGBG+voM6esWksj3aFrlSnUvVLSMjtGg
        4KVGGhMaVdm50OjDrhWyVhWyVhVMq5YKRlW2WjA2NZYLRslnU7EtyHx3wwpaX4RbrClJf6s1rdXKtVl3jpbwXrZ1wBPOifaaM0wjWcawQG2pRFMiixwxDdZo
        L20Rezmmm8hHbfXM3KSXqC3RFo7MlsrMTbp1ZOhMX8vEEVMkidyUuEgknhPTf4QzvaySQAWVTZaRULUirRY1sC5zACv4aIVQr9Y5vvUll3E8mBOgjXUbrUwh
        hKq0ZhXiIq4G64CNv22K4HBIqTuMzLnHCKmLRvbcboTVkZFBl43QutNo5XQJiSGeHrvLH1T2BourSi4dO+bSMa4kq+jjjmbNGSie00JUTNU9g4l7lm/G8aUj
        Sy45W3IbXIximpvFqbqWqqtiojWq1C+DvE8pjxbF6KN2bJu54hn2wTdzyDVzChYMCQyidqdGo83FDdN8R4zVchc4YqyWuwF7KJtobmCGRTrBw7azFoIKY4cM
        LSm3ForO87FPqoUQRxLQZtyZ8fmYXva9WNhbHgTm1wctqOtp8uCY/fRVKHZZjQKUqy01bmOnxey043yLuVRoNevksikUDholMbqpXESzqPaCKMDz0AdNCgw5
        nbvQkOjCFRrmXBOEr/0LODLx+Hra79hyLUsJsyiMc/S7zFGrd4LNqWsaDyZ+9PsYUD/6TzbuYMEUsLuFmTB3C/s8bssd2bkt4Ke3CB/ZIhwcp3on9HYyiber
        Ra9GND7ZVsA7m5TE/oWb1XT4mHyDbeBCdMvMoKyd2Ft1FRqdZB1gc0uVaWnwf19LtxmV1vvwLVu6bTvVVp1aG3XZy84rs6mFBRMtu+C87Gpx5ZiXroLZBZfM
        LtiWXTKsuQh1FjIlZKlQU5oU8hMakpY3JKzNEKASt9nDKRlR62+xahu4moAdynC1j4cG63LkhvCTFwe11TB4NzTr0F0YDP9AKfu6nCi0WBFdcyvty0oANq2K
        cgFsxKyBdstMPEObv2wANmViG6KerZuGRrvmFhwX7mRc9BouPjqG89a2WQMaklrhxwOnbVYJkZ4TGSTt7Fg46ZurhD6uEuZgyjgUIs72vPk6IYsoxXbSqsqu
        CHpyTa7MHjZq5sFokbkl6MmduR72rChi2XjAzEVBTy7S9bFnCYJsFrKZ64Iey5vnCXlY4DwHDy4FrRF68dq+Cg8ukazAwzvPvIj6CCuxtSyYL1zDI9YPSzjb
        XJELjsrU4Lyp/GWuO19wzKKmTc3PccX5gmMWpU21R7jWRQmXGodZjcOsxoWsxoWsxoWsxlkdI94Lmw/LbJ5T92UliNdv+UDclVb/woqtdGl55b/5sUpn4yKk
        rXb6t79LMzD964994rdwkRqiWgrO0+YjtWoCW4utDAUQ2+bTgZq63VdnKdvPI5OvfFZBmAtbA/Pvi2hvlLZrL7Ihv8LlygRy0uU89tzLxJLb0bBuk1t58zlm
        1dtS+6qxxUYNSp+xK9GtuBcOoXVBLG15B9XPQ4vBO2C9147ZWsJ77Jjlqz9ri/20nwHZJLcKnQtvv/OTNjGKlO7f2pDhHrB+AvwQue+wIVBj42Zsgevttlit
        egYXOdtgnpZ2RMZNv/CxDzixOFv2B3qzsU/+K/rk8x/7xK/lqFdoc5lafJP8pvrzeaT9i+c/9FcYjtmQhokzCOP2EDelRRCeF0F4JIJwSwThSgThRRGEd4kg
        vEME4bYIwttFEB6KINwRQXip8Q4njVAIIZAvgnCfBeFlHAtMQqTDAdPG0FCXWBkqsyDcZ0G43yQI9zNBuB9FyNGKOyFqF0F4Z9gldzitdPebEvXIe7V6z1vC
        L97llmb19cEZhXcC5n/Lyo5A5ndVWEWcs6fP3RU+yDGfc79JBd1Wk/vY0X5REfPStWWWzwMgM3gHxiqd76lEtzdbzmFDIGzS5FIbhLMO5pPoM7GC82HR7RF1
        60nRCmLd6eT4IqtPJ+OstJxMLS4kdy4axSbcBkwmROUn6cDHUX0c6mcdAD1BoCcXF0S5KOELhMf0pD6xmIzqo3pqMRlbSA4RzD3EIE1QCGsFJb1IOr1I1IHg
        79LIJF3UhykhBd6lUf7dJtNzCV96OqXH9OhCcppizhjlfNwDPqVPIt1dVCMqcJySo8CzlPaYTgn2ZVTsMX33IpXN6e+lmFP6Toq5T3JZHmKSRNUZRVaszT0G
        ALlbdUQfYk2IMeQxiizl3uIhfTpTeFhCDmP67KI+pNETRwgKSUb1vYv0gXYcogwNdBXQR6k6RxapYqPS0ZPUBP4eM705jvouJikUmhaTu7ndlCXgDi1SAwB3
        eJHz4W/kM0Hp7tJ36xR9aZTH5lHaXWgYtA+OLNLQHaMUybGF5BQXc5jzpeJQiWP66EIyydncmeUwhxymkMMJ7pXj3PAyfVGSKaTX09xguUWxh6BP6FOLFHiS
        oQ8z9JSeXKSPCYau9cUqoEf1yxap++5brFI33YMeOwMVmNEpZ3WIUXr02WS0fokBelmjhKUv4Mb5C7zq9+KjLB+4B8ToPSaYTL3ajeguA9uHj546LM+LQzLs
        hxdrWjHHFx86TZU6gjodrt2ruXz/g6evsumG1f0VqOOnq3sq0QHMTg9GYNxsPvvRHcIPQNzoiWxSlssVSCI9kU3Ksrvk8fVIlk12yOLtmWV3zot7ZbKvnER5
        KjooaadNtkvTJtvqtMl2ftpkOzdtsl07abJdPZnxISexnB+wVqaZPUdbaI+bSZ1y0QgsmcM8GRgF3at7iBztNaxCj2EVeplV0B26uxaZFXgO5WG7h8uoWaQ2
        9RtB9XSf7pIY5gHmTspppLt2AqeTQIwTGZ9wwrAQyycMC7F0ooFhqJ5sYBjmT4IqahjYoUX7hBHaQheMKyUWKEdwkZ8lCGWbb633Navm0zKxMeDVGwMeq19m
        L/Fdj+Y87I152BvzsDfm0dV0+tKluxu1NKnmnU3fnbrc9F0ORSZtVNymoRfHXd5rjG7KDcE/ZlEDiq97uxoysqjgzqbv5oKsuLx5g9XqgmvcgZVepE85Hk/Y
        SBFj/jnmDCFC6OJ9TY6H+Ry5nbyvyTFGYF8z11HZfJRFmXe1COtsEVZuEdaqsi0uLce9rQSWMHrZbfQWcBSamT7IRb8o3QmTLelKmdbxInvnocpM0X8Cw0MQ
        tAfajT5l05qSiz7NYaoC24U87xycMa10IQVH1EhJOu9Kyj+xIYiJ/tS++/6Jt6Xnv7By8iIfTM17FUlKEA5M1LjX0p/9x4h1J/viUQpQlThvz7KKZDJWF9u4
        0+lX/zGCpSBYyYJurk5zRLvsxD0FK2DL1gTroIzVtRGTur86RWyaW/vUYwtTdpQSm+hcA78XBw7sJJZgQNGFPgXV656SK5oW80EF9qhgMHG/bUkboj+zhT1z
        13BJb8kwa+4Kvuazr2W+wJd9VfG12mm+5vJJBzMl9Tu9Zo3P4FcDgbAaIXizkUEsBVvksZaVMr9VHiudaEi+kjAadFaiFYzxUqmStOkwo65tTF2zPmF0kVQZ
        b+d79L3cJrlQ4joeVAvIScY7jP4ImVfDCi2Gbei6gE15EV3lOhZFyNwj/cJfPdCqQu+G67xNHZYe4a9hotTc12Emw+a+5q9eXZae4a8y0W7uef7qKyojsrWx
        z1m25Ki0Wqy0PAfoaKVq2yIs2UIPejUSJSeZKAGT9342xns+HmD3XDzI7nS8g13YL2FjvfEuMeYb72bXinX9YtNYOhwHLQSrQ3GLCxrJvvgWzH+Y9WPatgxp
        GC4zVOHZB/SEBwreq+3kgZLYMjzQKqvCA7WyOXhwF2IVql+3AH2Qai8wHx4o9s7DgxsUawDG1noFHmijLcEDdbV5eKC/ttamg9MsdccNCmhkrbZVohegr7VS
        aERBGilGQgwVAYUVgcjwzIUNHEnfbtIvB5tR+Ayoncs2j28TI3or+YrA1nNCDd5nx4dMZuQ9XJs08ShVZOzu6+WfP/O5H3zqJPN1xGstJoc+xMpy/Gc9mfn/
        4UXr2wHxbHIoY8YU0tSFWofe/e5334hH2Wi0W6nTpdEbySGpHqYJ9aMebaBno+vlBMc3vFIueWAJuaNLGDldi6lyDA8lYgbrMfMcw2OCmB31mDmO4VFHzM56
        zJqLGB4+xOyqx6xyDCMIYnbXY1Y4hkca6oG6HrPMMYxLRTTeA02QHv8zHj6/og/JUHOAHA8PiceLb5Xs/XiPeLz4NqmKH+8Tjxfvl2r7cSIeL75dmpiLY/H4
        8QHpjly8Vzx+fId0Xc7wI1U/PijdnItvEY8fj6CCuUpdZilYY0aKgQKR3q208ZC4QvY5aLmNx4KLM0FLbTwIXCcTVG3j3ueK5yRovo27nVtngubauL+5C0zQ
        Wok7mvvJBK1CQ3O1VKFVGJ4iPDdq25OV4xcJub702j9/5pe/+vyJBxsXTj16kY2E6tFm9K7f9f5Ono8yodxQjxBRWMNtyYM00muwtnUHUQfy7NUHiNys4eLZ
        7UQm1nCTaz/RHfLs07cRvVjDHbBbiQCRZwgKgpdoXRiNx4piBXLA6NbsMDo1u8wJhhZZOdOZy4bMnDNUZsQQGSJItLPhWtY2DMU6IYDBcPZmpIK6iJ9VpBWt
        HZxNqRZRoyEZx+SEhiFi2IyGiB1trnlXw5W+6NeUmbdglnkqgEsWD3Gt4ikTn8XXWKmd3yBH3cQYUyEh7gogzx5aG9nTSwshe/qYFxSOmgoaltAOdMs/kbtu
        OE/vgGUrXzY+HeRhZSJ4WKwK4VWfLB0+89PLiAJDXYUHHPVchwi43FXYAJz3mVWMKtFnmP9snHjCorp1NmwuJ0422TIGaM04ZkosZeGrxjHh1Sx8xTjZ3MvC
        l42TTcAsfMk42SzsyJg942RTMQufN44JX+lAEztkioJbNle6TiyyvZtGDr2+eBy5YfoFfDmheMaYPWFMpBQlJENfn3YCsPEJQ6aZqTDaVvVkMjvauzSL7LAz
        7ayI1C79ksPzxg1NKNtTjEZbpcO0uMns7MbsVOvsUtuUGpvH5fJsxD99z4sR7VbSdtpe2Empgfkvwfx4WJdblniKZnJLnJL4bO2fIvCIp69L/ChpOhu7G7XZ
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
        pkLltX+rfRh6wAA/Lk8ZlCa2ecPg1Asfe2JubnkKwhjv1NsQ9d6f/JXnKZKZVjOb8ZJGZux1rm7sdU6F/4eyVYM5XlEAWz8jhlNFwWv9TAtDnTfUaWPhUMw8
        aZNmRPTJXiKNmH2aNmnOiR7XS6QR+1Tn188kdnY9ws6uR2TGFkXLrAEE2gwEJJYSTQesOdIB9lFrzQn/vYIFyxktTT9fF/kptlbi3lgvU25fzszdirkqO7vM
        l1mxsrPLfMY+WBYwYgJ0FqB1ZjrLzi7xZRa17OwSn3l6AfeucIYDm77aNRbbL9csutDg/VzOsWcHZwpQV141rzbYrFYA4wT/wRaNP+zrztTsqs45fEi07Jnv
        NZuPhpay71U74cPK7HvFTvisMftethMcOc5l30t2gqPMNdd8V+1kb/aGAt9Ds5N95t0Fea7hluy5hmHYnHYr0a/YhhGlT8+IXm2xIuSLdbq8WPnpWGTDYYmx
        VNfFzwiIubscmyZLYHlJd7IJsqS8CGuAC3o3IvAEZRkWUkPdtZh4MPC/kPSzCZaQTa8l3YtiwqpHI2EbTN7ndTesjKCcXsooFsuFnnZhXGghGTDqfWhpu2Yj
        +TAYRIXAShMKGaRUMAu1kOygokq6Fwb2Of1OioEpooVkl1H7Qy5sxc9FVnvEaGxB6g/biQHryXnIw0WWYv8IhoeMAgK/Y+HpwUU2bbPAdpmQxNU7Ye8ELQgo
        QwONhyxgLUVHi/xYAXdlnprA357pO9jQ8RahVUAgSS+3m03S8OsH7Qzns9UV+Xb5mYcFmEXSbehFoyTIT2uwCUFIJiJYySlRiqS0kLRzMT7n2wkLLDD9FS4k
        ec6mkOWwihy6xAgheqWDG14Wky5dbEW3mxsschZAl3U7LMUUGdpn6C4YK+zQOYau9cWyw1aPd8AO0a5FWHPqR48NLFarUw7eAIFQmw2lLztQ57P1LXqYJtiv
        g/O+Q9CWfrOzAEtCGowuNBhEn9tkEP0P2x13tk+eL1rtEAUGFX3CnEvZ5Iu9bTZUPiQwzPT534wNVWsp2UrHFhHLHVtI4pa2SlHdKmJ+q4i5ji2kbWstrvhw
        4avRVoLDrSKgq9GwBYPuRcMWDCod6XwJAgpWqIhoJxH9gV3jlf3oD23ZjfPZcBveCAKpbMOrbqCCbbHc255vi0U3b66NFn0+gS7Bfh3oMC5u8mlzKY4kn1Kc
        l3xKMIaAfEpGa3G+BN2+YXulDWZ7oOGO/UVD1Yi5yKrkA3CudD8f7gaZOkqYqaO0ZeooUaaOUs7UUXoydZRipnxSyJRPSpnySXumfJLPlE+6RfnETddYwmHL
        Cb7USplaGSWK0GgkzodGJWAuNOqYawWjp7mKm8qu3F2W8//lQiyn/kuFWM76q4VYTvjnC7Gc688VYjnNX8vHu1kdBf6iKW6laEpZLppSloqmlGrRlDJfNKXM
        FU0pa6EpZTU0payEppRlPMrhSmQx6cj6uCvr4/6sjwezPt6Z9fHurI97sz7uzPq4L+vjgayPd2R9vKuxj21Gylof29zHRh9njRbY2/m1SunvYtbfQdbfhay/
        w6y/S1l/t2X93Z71d5T1dz7r73LW391Zf/eEIn2msaeVozY/P1ybn5tmLOzXXRlM8nIhutX7LTEOxPVOvYNWi92tgXYZICf6JIi7SleMaLi1oN4xKLvimFkx
        D08Hedl47JJj5sgKMusirzwhY5sZMy/6KG0G2jbzh+X9g+Q1D86YKbOKeJyWcPCcY6ZU1Wl59sB3IDRBkBMbs7HLjpl0rU84+B0Yiq+ZmcVRghghUS3h8VwM
        xdfgcQyiw5ZG+4svvij+zF1/hW5hD6Y15PrTqtXR0BbZdn4D2eK/b8VTqEHTEegVfDccEOu4Ie5Ko54mIjuaYK9o3QiM7YJMoZrcNuTXKdfqYliadx1Y7D/o
        OGq2IIv6mjIGlJitnxPjuPOqyY6u2Gk3dtsbTe6mCviL9wJg4GC/g6cE5eE115g2KJgH2DzzQJtv7CGE5qG2nHnALbP6WzQPu+WN9V88hOxks8OC7bsaWlq6
        mE2ANdtcMV2FJ5CZYIHzq6G8Ja9owJOTKWHhslsN9y1+bmMVHk/mhtXy7Sq/CW1bwYAQNaKqBdUUnNVYvLPbaoZbLZkDmvG8n1qD7aY1viw7zPe2DlBQQtvE
        V7r0kX4dh6+VlM9gr5ijnPD5HO2e3dkGy/sOP7rjUgLTo06N9OA4yFhSYS1/NkELsyoPGEYhMndmz4h6vrm5uvWu2DUPq/B+W1T7zf3W7dOcM9dqt9hJu+aJ
        F95s1/fRfFvC3LfdJuVc7WXHDWnnlTFQvF3qqjKvR25MvSQRS1lqTnmlAWBZmQcoOSWzzLyOZOKDFZlwK2o7AcKqAK02FW+xSJoj1rZNPSdWx+fsjannJWLe
        3i51VYCqm1IvScTStqmXBWh5U+oViVixjbBlVb5X7ZcQt6wJ3FqWbs6QL+cl0s0L3LyzbVsFqOpsaqtELG2belmAljelXpGIlW1TrwrQanNqTHaIZdecR1L1
        CI6wje1t7Ydf8Gx/1nlcDG3LZU1YOIk+rQy/74ldE4i1DqoCKO6w7cb8RideV6Zs84n/Xjw/dMAKEps5bxumQPnZYB2cip48d9qEBubX4eulAR4+1jm8iRt9
        RslD41n6ACn1k+eyzw1xPp4b5mfg8V5v4vDL8HjNF+JiJ1XXWCjG1/mds4OoLaqZe2+SN9WRcwtriOVNEJG6/Kg0d8OQxUJzGBStvew8En1ODYC53kyyVyH5
        YrMX6Bir1jHoLb/eK5b0B7oK2j7UuKRwTt6QQo+8h9o78vRTp04+8xzLiLKYkECXrSdP+c88F2L5M+G+yY+yqucCS6JZPlnFoyfrhXjokug/8zVrV25NWxsK
        s9JyJZTxiT6LqzHy7jYOa3Gx1lb8VOx7tfXeU/rpp+S5WoX3Vvm3HsEWYW2OsBsjQlz+1sEE2+LMy0u1rD/RfsWUGSbOQRXB1g0slbqm6ipVxxROOfjas+IX
        yWE7hcZt95uuHlMFvnUnVnR4BAZ4OPg3GLDC3/DsYNZ+vG4Qmtrz21bl1NLq8hNPPv32nxyZYGnG9KWGEFjQavycJIDucfswv709SbtQPDENET+GOd39KFt3
        XTEMkQ0pvViIbTBpp3BbOv+Izl96L43+adEBwWwqnCqwddqYz/v5sXvtnPrAC89/4Mff+vvvmppweAkoTk5OTk2NTI1OjU0dmjo8dUQUaxAxMjk6OTZ5aPLw
        5JHJ8ckJefKLIibGJg5NHJ44MjE+MTExOTFljKevF8cPjx8ZHx+fGJ8cn5oYmRg1L8msF4+MH5k4MnlkanxkfHR8bPyQWH5bLx6epAJHjoweGTty6MjhI0fE
        ChyFjxwePTx2+NDhw4ePHB4/PCGG4NaLh8YOHTp0+NCRQ+OHJg5NHpoSe3DrxbHDY0fGxscmxiapESOHRsUk3HpxdHx0YnSSmjYyNjo2NnYoM6c+MkkNHhkd
        HR0bPTR6ePSIGIej8JGR0ZGxkUMjh0eOjIyPTLB4WaV4RE17eGG3kITUr89bcwl+H/+h54guVA4q6xj0dE7919y3l6xQzo1HjkJcFUMziPs/JPhvExM+sC2Y
        qIouPJeOXD0KrhivntfC0wMcRgh5fwkeXx6w9/n4TRgmIAMu8fMZYwVuWatL0d+xFSlXrJIGguiELubBcDESxcajMovH/0EpjyY4yApbm8rLHAH2OMCzHAKD
        xOP7VfJkOxEE3zza7tKGOdA5bm/2KXQ0LImZJybInnmkPPozJWohSog5p4attOhRTDb4gkePWnn4jlqI4io7fKjVHorpFNqf/rAd/s5RpzTrzOSvmyfK83gC
        GkT3cLbCQGoIywouW1ZQmYHhXDobO3XrCmWxzMAmHQJjoAH2FTwmNjQgbHchnftd3u6mh3FGyBaUiesftg9To/MH1R3U33kxpJyHIeUQccPUhXkYUs7B0UQZ
        87g9WEaCHtqD5GFI2YZTpo1KXs5C8yBPRTiBVAHPuXzls1T7j2ysQOGbXwFdktPBVMHyRpBYrIyM82Gt7h1MeJm7fxBH3jWNVWAF8F2x2Q+8N8hUh/ER76wS
        +t47GKuGZRRUza3EkHLB4jZrt8F0yE++L0rfBw3qfATjHHlcnY6LIIZloyAdfQbDUIDTBmW5AqyKlCINfx6mRGrKsLgd2RZpmom20bC22MIyNyfUbeScKWGy
        2jo8jQOIe8D7wCAJVRUa23GBGhHiNpjFt7mItmbSaosVuFX9s2pXarGbDf6KipuxLpqZ7wklWSL3qGuXjLXJPaldJeekpUD3yeEjcW19GdfWV+PaAt0rp5F1
        fg26199QGaydvX0xuc3FsD53vZjsvjQMNGIjR7i3RWn2mZKv2Q4+bfR8U27UulzflKvr5fq4N2DKhc3RshTXvVVxzpmSp7tNcZ4UTJtK6HpLNttW1j0DTXST
        2mX+7SXTeGdKTi2NIyzOS6Xxz5Rsk+aCqLFZuIgnKTPk3iJt7gzj6rInW+sMmNO7bAqF9bhD3GWiBY1tIxbYFG+FZy9U0aVAVjO1YyhQstbL24PM90zN91TA
        c6iJQNw3GHfI3OmUmdSFLB3m+nSHvGMHaG2/nJXU53J4endKlNP5A8YO2DZw7aAox/dzVcO9y4YM1ryGDPgDNhE2ZkA5N2TAGu+wZ3pUdiO5dMWpmPKt2pTm
        WBq/HBRiBaYWu2l2Wy1md24LS3Ktw0HANNpyByzq5loKZ0Y2hxsrdCbtMcz4HPQ4tNQ7sczEz5nZUzciMCKJrOg4Lgu4pgNq5itYgJe1l7Pdvtp3YjbWiuag
        E5hZzUEnMXFyDQr8DXHThOxbm73fqLX1/x2z96Z/AJpNaRWlgvGCuITL9XGjQawj9r8o6tLGoXUEbRxES96K7jDIZDUjEtchQ6b8VvjdWECzcmi9gGM3UUBg
        0I6TtZ4FK8pMg+V61sdvIustJ0JDFe+8iXz8xipKshM3kczbnOzkTSRzN066hvTTN5He+f8nZuuJyV3YODOtKL2J/rRN2o00d+vpaqZprjataeEGXajVIVu2
        GsE0OFm+m8WWwpruxvGtLNgE2xx8LulnzaBNEZeTwcY7gQ/wxTiLo6Zb3uUbyBi5gZqF3v5Gkx8PXAWz0/BUr+kaWY6WVOUlZtBNAYJLPM3Hg43vKPU1fxPn
        P9h0yAUxJPfchi6yjSW4/lbB5zb2s2101Db0m3mnMx5gS8Ii0dlc2AWjALipMNW6MOclCoM1GSYF/+L9e3OAN120Q4yo7m0+kBy4WQTrbUawwdMbh7oRBc3Q
        B82D/8Ajp5nxu5m6Er4GsNt8U8CqRjPqe8eXZL743ldXJSkIaB1oqRM3cBi4rkWlsKvOpU8FlRjC56WQVbapuCqb1Am22aNCM70FMyBJA7OEBmYHqeqbYcX6
        WrQPDF4amLbbBUkgm00+3Y37Bf3xOlr6mRej1Ev9NBct2FB/ZiXuoCliUSK4OaKzHvL1ttehPwbXQ+sclNPIhekk3FYYwdOD5GokOGpF5LDx1vQjchTKatfN
        1dem+tjGBrKv3Nhk2cAq2c5JA3aYU+YBc6BdoK7f0RJz+3F9uZ+vL8cB9XzfS0ERdjcTsQtXGswxXGCrGAGABjYAlTcAFdgeXZ/uhUHxgrH+I1dTByly+pLe
        oQeyuHPxTqHv8S5UkhpzJtmdTbrd2aQj8krFmp05ZH2Detf6l2DPJbaexdxSz+p+vRNn3BSA7WP0S3bd2gdOloZt3GGMo38+BqQFGWFdqalxBzoat6rKDDQ1
        khbObu6CNWnmCJrOI9ePpwi5BxDFD/tARMYXngkleDXl4dWXkpCN0/dTa6n50X+26zd1qZtDDvysrUMzCeBGIAG9eEwPalH9NOpfUpR8BznR5+2kzEFrErTG
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
        nHxokMvehSy/hGbspEy1+dophjdhiqefqtOnB6i2/6edvfw10PwW2Lwy4zSHlrH1q+lLlN8gJ64lvGygzpvBPGfGaZqKExNfVAxS1VKMGAhNnSsvsQ+Yl9j7
        jB2rIijkECRosgJYTNfxWmNGLtozctGekYv2jFy0Z+SiPSMX7Rm5aMvIBZ7UWi0ZitlWR81ShpqlDDXbMtRsy1CzLUPNtgw12zLUbIt31lfHApTzCmJ6juuK
        hyh2Gh2SPvMQRb95iGKXeYhi0DxEMWAeothhHqJY7eRrAigfMnW2WRtRHdlILTqQrdJChM5maLE5Z7u5EfUxG8ptp1qzZdx2qrU8G8EmPYkHirGLLhotv2Co
        fmrazOGEYLZEGbWRv1GIWLAlvxD7uBKcKG6HU467cI5SYP1D3p14mRJhHrsIow31wbw9bax+JgVWv0jfbmyAPqrzr4TeFYIznUkPGzmdh5VPyuGD+Ur0D7z5
        /mAeO7USD0CJt7Nxj+6C09vIpSS3rJepy/bQ7w48VoHtbIkZkQKzD8BYTEpC8xJzIREH99ee5+0nNuRVcYtDB0i4iV/pb+IzIg4bFG6jn4Y442FgcLmfOoOY
        jsIWTEepkelQAf3V1UwYiZYCg0XLOMxagjiH1Uh0XaOSVUa2BD62AThoBDYwd26AyQlMbE05DVAnNkD5Bko1QZ3cAIUD0PrgINMbTfDTG+BdeeaBuZCCbjdc
        SA4v4yURrDkIL/Lf2XsXMLuu6kzwvB/33Hvr1Euqqlsl7XNUkkqWhETwQzIOrqNIsjAvkzBpN0MmNpI87hJJLNnJ+AuKVWABCk3nU6YhIxwn3Co5QR1sRkk7
        HeWLFRfESQQxtJKGaXXiMKIxRKGdifqDENFYYda/1j6PW3WvLAGhId32pzr3nnse+7HW2muvx7+08dzH+EP/8BlzdYSPNEFVeMy0FS/ndRnOgknNhGcDPQwY
        KsjbdkerblnSKiCUSt5LTQ1yq0yJPYrVckQLVnRAeghtl4a4abfnj1RDBd54nKm4fLQFip6eYdoEy/tMZEbetNGysYvmY3EbWSnzYQF5KpR8HUY2j5FAiQ3Z
        kAbdHALoJsBcl7KWq2LZwdUkSDDWmzRtWgQYVBLmDFg3IgnzqEF2yW5D9osBvhnYAT7lyBcHG8ZTAM58ykE9GkQM+/HXAJx5Cg5e+pjFiW9XeaOm6jsLVTQN
        8TlU9dfRuPP9KMpXtKwu7w85iHIRj9FNr2H3H6KSfVWGgwUcmCyNCYs+Fk5e4cTAFCxPRNKG2uUZajtpIA9ddHOjpqRgiPgotTtwtIjWrZGECapRwo2Q9PBr
        egXcw+GV3xIueQsAqCtvUfotoLkQdvNVvV5m3dYIiJgDjtQN9Gvj7q8N9GuLUGTxfOvXIhJ5lbxtstfbbHi+J/XbfHlvcHfDg1QK8gjhnm114HWWtt7dcCGj
        XvoeF+6u/B6ua/nS93hwK+Vjwt67gCOJg2okco97fbhnAo5EDovaTPr+kCORG1y2OoKBghMOQt5v5ShqGRfyDHCIL5ng2zqfgEhyla9JusSVhxSow0pMR2Sm
        sMGPWTT+FSdxIYHAovKFluKKFQMu8Y7firu4wwK4C+1fuWwFZw2mP9dg+nMNpj/XYPpzDaY/12D6cw0mzjWYOBFrOmMH46Yh/byjQ/p5s0P6eRcH9fPOD+rn
        nR3Uz1sY1M87OUjav6kfNZg/ajB/1GD+qIH8UQP5owbyRw3kjxpIFCLAGbqe4ewwtEb23Lv6aXA1tD0rpdasKbqodZ+oq9ZdoqRad4hCC2sgtEVrs6i8lhKN
        14p1WStXkZCHGwNY8NRqG9+jXCIzQDwqikZ4m22wRz8FLd3WAKnESEQHRLJdzHe/Goh3wSJ1oX+GbcSc2iM1W2c/bWcbsufeE8evVt4m82v9KK290fi7/sTC
        8av9YsK62C8mrBf6iZ689falfmIQ+j7LJq1N5i8M0OpA1/+rARQ53mi8byDpx++HBxKGsDsyALK2STEUWEhtX9Q2OzZR5+Y3PBh1AVwxPuZLq8eYJKuog7fn
        87CzYel5kFnry6mvL6e+vpz6+nLq68upry+nvmZOfaT1f2/PZ45jKBMqtc5ONekXzMDnmjIDf9mUGXiuKTPwmabMwFlgBNHMnWligDeZf9SUmf7Dpsz0M02Z
        6YWmzPRTwB2i47kmUHRsSbkNVIgKu4GqocJuoPpRYTdQA6iwG8DlMI6ibIAapGUD5W8DuHqadOAKu6TBAK40kAq7gWLzcSAGfLeAG1xgl1VTKuw2ucLuiGqi
        wu4q1eQTUmG3Ka9o6nFrcoXdZkeF3WZeYbcZx3iigYInTV1hdzj6S8tyD5kw9W/mbQzn85miycjyZtLCZnHSHNwBSZCNJWGZMIfkOBOJdeJ4VBXUSA5HHskQ
        nDYC1Ej4G3PUSF9QIzfQRRXUSNJPs0BDRMQ3ln7G1BBLOu6bnIlvAoAGHgIvnQHj+MYkwGFDwk7OSSID8xQ1zab5pe9TUcLpxrGnPGVg9jwVYPY8TOIkHSLM
        ngdsT+IRAYr0VF2KFzucjsgIbpyO2MAnzKHH7hI6WJVszHwO/Wwz8infa5n2oRKM1irBaK2XAqOlC5TF0dPWtwdGizwbWPeBHLs/tXNcUkfvLhxiLoCP2vAO
        m9TZ2xriI4PiagGDtAM1FLit2TeRkWdzZpCyNhp14gv2RZsafldZ7OVkrGBHUk0NQKSSgNuf2TvRFnM/HDqcNsqgvXR99H8Y+TQJqicy0EF5mDIQH+aMoUYm
        gZWCOTOg8RNVyZzRi05h0oxi0oxi0gyZNEMmzZBJMzIfLfvLQbvv7d6hIbDBSWdfOsguBOrYOwD8pMxqmJyqBNBy6wehbyTLUIva25cO8K2V2FtnunqHU9XN
        5QXWvqZrmgYp3JEaAN5+urysWz0AxLx0GN46b6Zy0sQWy1TDKCY0wIkMlhpCzaEB2LHoAfFnLeh/lftJM9OIKpZUIesXOEqXhJwlZXIbAjHpamiboy7JQ0vK
        5Ar4zUXkmTLIpZPwzM96yZD84iZ9gNe5aNPqQsejDkksOp50aCGi41mH1iFLip0JWs95O3Hl6Y6G3Gk7GpNnAcABA9y/r+guuWCwy0NpU5s1l1onWnQ9YzmC
        pJvK7nnhKF04JhcOME7QAEPHxABW5M+qOyAW0J3UwHp78zzdGv8VDThpzmhcKkCd99GmrUl7cH5v6sKAzsijNu5j6CDF5Q/0BZ6+wGB80jagEh9UFlz7qq4v
        cfI7YTtf8jgs+YseQc+gUe/SdiBZKZPRmrjn+TPu6Pbg6a4PvhP+ZlxnMWpOl/tU1/u2YE9R0mFBw6D0IUk8L0/yYA5r8FbMN9DzBDbnv5p6RmFMlIvuSm0l
        F9zVecFd+oI7igvu6LzgDn3BdHHBdOcF0/qCzcUFmzsv2KwvUMUFqvMCpS+IiwvizgtifYFRXGB0XiBhX537EWaG6qDVWWzok3lFq84TVtTlNnPRVSjAhhOV
        CfKkMAdJuPOmzFVViFwNr9u5AHG0AGnnAmSBBYhIEjcXMl4uZJxc/thqkMh2CGJgUA3qotRnTf1FZ4YNYg1jarGLsTuJ08Ai8YpTbZwCrEBUnJrFKR/qaIV0
        5NmbmUrksyRHDl5RlgjmxeAVBROT7iATOVMO2CldpbHLSGLQN5joEyNtdfHSCbZZ6hVcplnPLXixYLvUPF6uOoucdRPz6eR8im0CvS5hsLB0haKz5nw6OpfK
        zE3z49LVpfFynP6ni9J5eGAUXWu259Lx+fZ8uu7yUMVoDmfIfKoUfm6p1TAot+mddN11KPTnMhRbugYuLrQiUfTE0TY3PF2r6IEM0pZOYVjn0/X0bFxLF43R
        tXSLOafWUkPaakq1cEWCp3qMZ0bdGKcW0i3cn3H8AjvFGDUmNaUt1EHcNYE2F/5Mw5gvPtGPLdxYV2vKPim1so33jvF7TTxhhFu2ttsT1FR5lq4cxeMa1KYx
        6gQaV/6amvhNVluSEx1FyoVzDM0vd3WNw9wlC08adcX5W4oy9SPsn4kw1iuFeCLGRpwnvggWE5E0okE0vnKeho4uWs/YgOnIPE0FUAHT0Xl9XUPVaeLpuglc
        t47oXV2nil/riHfDr2P4NcWv4+WvYSQ6VGoxtiNkt6clsKvlqMOeJIth8SD8G1qE17UgBq5eDH2TH5SLMPqCmk3RNxyzAYi5k5YELXlQm9+Soy90AoP42OPU
        aI8TZbS5Kfc5dvZF6mX2RSNpZl/48if+rZ/00c4nRJRm+7firJHZqOtNu6MT9G2DVPnGbjI7Ys4UkWJe9pwxw9j68WuxsXwLR+Z5WtrMcl3IdfYdN9ntvETk
        tOAA+vGfAzvlJFfvnLVmYtTU+XOuJ3US9EOb2d83Sa+iTexpTAYdnzJl83vKTJo4PmmSgkab3wUzYbj/M5gWuu//wSTT9Z81ZdP8GRQIwWYZvEPHZ80kkr1d
        MCPdySa1yc6QnazPO9kM2Z5O0UUOp0QX4X/ysFHjt2yUl2yQd0zJKyZlu63ErjIim/ll0p1h6c2QdCaWvtTRFcTVhTQM2Gh4yn+l+W5TNnTvwnHgZuOwKUg5
        s6bs8A5iT3ej9SA2blvt+wDV/UrzJ+nQuNn4CZT+vNl4Gx2aN1r30qHvRmuPbAnvou6c45FHlK7srV3G5+Hz2FvzTxJUqRtExIYNdhj9gWU5UsNkMyf9ZE99
        JCYyufSfjcSXqKtCHNxT3Vzs3YGUnKwP0qFnwWa64N3vxOO+jseh6OCl5xmkp/pMe9EzlXMVz+PHOAmbYmsILHQ1DTvx67g0zGSua9i0qx1gTlCmfKTub8P+
        rYEUfg8xquMykiP8AwxXW27iLbNfbpmxjz6dRq9CqQgVbVNHXmUN4dW8jX6lUfCQk126HGePeRLvGV+yZBvoQPM1MLHY/llbbezxzK22Ef1fvtN3yDxovd3M
        kbkEgY4DGl2EKgIuDIGNHmSEWZQ/xL67YG6H2Bk4vJsl/nF6RhtLeAYz5w1cYGrt755Oll2ub1YP/JR6BY34l3Ro2tDl+sxP/8R9/OV5fW4YouMkPT2mp/v0
        9JqwGPoZcgh3/AYEXBlgIJ9NQEPKX2erZJn4+ZJhVSMZQBQHgGkb9qZlGL0AgNE2+6swrHRWBpOZGHt1uBbzcMWaYiauZeYBmnUuHeJwjRUg/mLv7nPpC24I
        sIXY4KCRmTeLAkVfRGaZ+vy0qEIOG6McLoNEaw7ElTNl3UmvdzaZ9wDgZ6OxF4UZNhp7QGtTFqBV6fAWYCmvt+8FlPSUBXxVuuEhgCdvNH4O0MkbjYNAWZ6y
        HgR+8pT1QNLPiMwbDUDjRThlSBg+dy5i0YSdlVNEeaMzDqQSP3WjPHWDPHVKnjoJCG1IpQZaM4LWQCpxu4el3UPS7ljaXUe7IZUMdl6wZ0GOWDbq9CczYo/X
        mpjXGljhaBkZS/pprWmUa80g1hpTLzMBLTOGoK+QbBLjVV+H8SoW41W/sFlDjFeDYryyxHJlitnKF7NVXcxWgZiteEZDbbbiIoCT7GKB6dHVdOfC9DjImmZu
        enTlFVzczgY/neMaZiIebS4q4+amRzeOObA3GdAhOvSGgehZy7KL6k7Ek5mVeBoFkKN4GQ4yM18rWDdmZtzeoK9AlnSBe2fldkZXqtOMMxPHN+BNG2CbgJ3R
        FUMSwuPd7KnfiBEg72ZDANhzkVDgxTfi+hH8GUewN004F7S7nl6AQjTEmkHWvnD6YQth12dshbNu1UoJ55P4mPn2GMDx+Z3KRTUa/vkWhrQyUJHGUSy0HIEo
        JEb7ndNpIEyKk2BiYptPsqHK2faFz332K3/UBFCgrSdJ7GkQc+BQV4rTvLvfGThkHTQfMt+uxVx9khMiIObqLOb66DgldYnPmzpQFkHvgsyY/fVzH/uIn331
        S2Y2+6ydIfjR5WXtjQg3EZbpE/53N9Fii53HRlpsiRXoeBhgWdTNWVMwHw8m7LN7EJ1fb9+HemSbzJ8kzqJrfwICd6PxNtQmm7LuTdhFvyfh4buLlzEO1//b
        L//pw372dxc+JS6aaoOM72qDOLuGQxWALUbrCw79UvQKyGP97H1XMQcBIFPj1YAx09E/9TL4x5Tgn2qhX4PDf8xK+I/JSGjmqyX8pz4Tv4lN4CD7fgT7NFTM
        kclAUlMAmQ+RJMzVn03O4VXGPqSu4BCpmH1K8CXR/GNJ7Kcn8KUq2nGgQdS23jIY/sRDxLonFcBMLImN9ZbggXHR0pqOn6ghfiLk+ImOtvH6DqliZM4DyGIf
        2coG2eVb2apsok0aXSog7klQ+Too4ig4bxU1SgeXNmcAzRnKmzMgzVmmm7MMzRnq1pwhac4AN2dAmjPQvTl0CGizEGBUdatyv6EvNb08urwf6U0xqnEZLJBR
        3U0wkkkYARaVUyw8FlojM4WP5OI3k+U21HwjjeDlC7NgH3UlHTmdjvYqXayWq5G9ktyQffVI6R2gz/r7EmyV/LLCOzAL5BGRfUZ2iW7k+mF4ApwC2Yv04T/N
        xuwfuMT3JmH2jp9nL0Ute+fP928yjcTDZfK2Wf4p9WNaTOCZ96EVPnAAfsoHDtCFTz0e033raf+k2HsvPslwnYU4Do6lD9UIzWzPPosv5HAFSYY+6+9Lent4
        CZJMtbdH6EsdHw5rPJbsffThWd3bIz+ve/uLeW//z7y378vfdvQlegsluUa6OXoL/qVrtr2XOnJyYdZKRqUl2Ep+0qaLvwJ6+QotIT69dMGIsAQEeWvhNKyJ
        09AXp+GoKHERGCAAHwTiV4SbMMQQ9OWK3WiuJS8ShhKIKkYw+sLa2VlTn58Wm5nLG1OXCyD7JW1D4h3BjpCE4y+ZIh0/YIp4fL8p8vGoKQLyfbC7kCw9xtUm
        p6y2Cdm6yfyolsRPaEn8uJbEJ7Qkfgw7SpKmJUPlSnaT1OBGdoq+1fU31L03xG9jYiQaSDE7wJ8yg/cDfbwak1anB8EVp6ALrY5fv0HePiUvn5RlQMkyMCLL
        wDLp6LD0c0i6GUsv67IMBB3LwOdyra5W1ers0ktqagtCUGp1y6HVhVqr80ir80Wra4pLsqnYvdXEoj4J/wVoowkyGIfTALTRJPHF3t4YWl1ThdDqmti31unA
        9aKbIBi4P/ySUiLJ14A2IFpdnbW6MVWHVrdc1fmEaHV1eUUdXn4b6gO0unqHQ7mea3V10urq2qFcLxzKv+hgvwtP2lkjj7g9xMlFLipfImjhdt7ZMmhx4Wpm
        N7NZDmBIA1jr5mbGhgcW1MLNHED925LV6PQWqH8B6Vq5mzkQN/Nr6aKKm3k7L0GFAodEOfyBmxnVH2mrG2TPUB9vwiQjrNen1jXs7MXD/VyoEbkgPodH+FhL
        ONvQF/o0OOE1nkH0U/zDEhk1hToyNyp+x2ZujArW2VPUjg7Fkt+ZhqQ6BrR+8EBJ40bwZ1wapxAeHN8EHRBgucEm8/UJZz2/DraQjcZrExeXbQeUSu4Bp++7
        Sg+4L+Tmg3pWI2IS5OaLB9wXUeSLN9UXD7hfOFP9wpnqizPVF2eqL85UX9RSTxNdQAQAkvCjNxrlRFs8gqlNG93XKK4mO/Pq/Q3GhOVfjXU2l160sA4jtgVo
        NXrFxqosKZs/YnLFxcozrSs9U0Mea2BZgFZ0eeaEwSi0bGXA4vLCw/1I7Yx/B1QWxVULRBj/s+hUnzNwMDpkillhoTQbcAQFV2hsWNhRZ//fp81CRIwxhbdA
        4eNE4aMkIlaUVG5lXzKTldlXzn/iT7xE4UbJAjerUualHvFFPEKkjKL7IuInL0m45D2j7qOChonKGfQH+zcnO0O0fqfO0OQK3LLJJ6FwVzKJze+d2LuQ7MDe
        fcq6A5vfKeu1qOdEpJW0BKrqoOzdetmW7nS4ekecDpRmdYCzpvHxNJzXm+y0X4XzhcNrPqlbB1V8Ol2dP8dnoHkSWKehOkw//HRamytkrDi1QtVfPkCtzq/z
        q/dwcT9/LkUBQXpabQ6RJfNtVBQM5ufmkbrNlfsaxS0hlxsMUdovnCNdX19Np+ejZJmKc3iUrXt2FF8279y944AaqP40UP3pQNFSfC2+8IX9ZQDB/gOAQoOB
        vT6fDs+lkRp+RNEiNJf6KI5IOurcXFsBByaAGZ96NCyFCqnPfrtN7aTVQb7MtdPl7bTvg+nIh6gPYdE7GopKpmN4vAB4wxAup35Gc/RevLWvBLJpKYgIVAIc
        pL/UrKiNj4Pzc+35dlK9dA9HRTfbNK7DqrH9o7d9/meHPvrHt87vTcb1NcF0Qmp4MgpXceUViHbm+4pTtGiSglW0VeAHn6kE0NBn/X2J0vjM4gCas++uKI1n
        6EsfPjyj42ayZ+nDca00nuF7iev+NK8q/WfvZqXRxGV42xgeB6VxlITsKAQX6Ysm64vm5XofNdczHcOYNc5yPyZpISuHvK7Cdhocp91jQwVc6bI2j2QzeHUu
        MSvp4+XXp5NFuU6TKZlId44rOi5DsLcKiBiaqNI5127jdBvkXMzn0/MAK8iHc2E+8cuhzdtTx2TYNBlWCbdTrMWYgvJjOTFRhQ2Tyn1D0WVaV+GmrnYeyzIN
        3Vf/7PRXPBJoz3/5E//SS1oVszWxgH26sj14M6sMVU/LRLZA346Y4mqhbbO91UZpKMAlPKiALlFvw8pP+zwAFpmqCcgjUzUQyUCL9Fb7DuCoAFuBqGwrg5KP
        32xspcPozcYWBEtstTfTYWCrDRiLeKutsADAzmx2y/ckiTohuuoE1jhWUifY9GiwlFVQUt3C9LgTVfA2GjtQA2+jsT1JIUynRabegpp5U9YWVMND4SpLbJWr
        xFa5UmyVptgqDbFVKrFVJmoCJkfSO/KjDR3TIXKJAO3poAMncCQZ/xiOtFiz5XbsRutRLrZ2o3UMxtuLbLw9xtsDNsMmYoZdJWbYlWKGNcUMa4gZVqG5s6as
        FkeQmujwNoJ7+gFTukrbCO7rUVM6S9uIUWzYW2LbHBfbZiq2zTGxbY6KbXOF2DYtsW2uEtvmSrFtmmLbNGTbr8S2mVRD8hyETU0a0QdMyzpUWMkKh+CbiuUf
        8WefYS8WVLf+lE0gb+KwGCjOAbxUWxA6yidEcfbgbECrAlacPVacvQ7F2csVZy/mctjESXAUieLsR9+0bfOge8h6KHvhGFwwy0kHJr2Qthh/8/FP/bK/xFtE
        LGKerjpvmEVOvyNOIr0BrWUhvMjVO6wldxCfpY3qmp3Wt5k/Vyy4b1KNbcaPpP5+Va+w4xsPdHz90crX4OfyTxe/abxJ+fsPUKue/ZfoUYoefRo9+uvnfsWm
        Zj7/8d+mTTFpkYkHZMdfOIyrnvsIetBH10LxJt3ueOptP/xffvGx4ehT7j07lLf9vsffe8+L7f6f3YvI1IrQuJt09EcfxzNe5GcM4300EnDojuA19KxyYUMg
        xXzHo5EzWD5cYNktahp7tmB2Lr1arni1XPFqubL5chnMDFkIrD/JNt1V3um0/iqGgKjnG3ZxTZWOKritos//oLPiEKlRb7dzR9UwdlRCm8Nswe2n45QEGwJD
        MCodVSrSzqPsC1+CwfSPbNVP54iLYxcGSkgdCRdVEfMkpzZ+gEscME9yEtNROIsj5kkXxyNI3I2Yp1Pc9xDtMiKwv4PDwYTTmx5MOAHpAdooR+yv0TkVwPhB
        zmTa4pxJXhgj2rolE1phhu20pUZTA2YW+mTEb6bX4ohAX2rrKVNSup7E0eBdyG/JR2xDfpM/3mwAsRhi63FTtiAnzI4MKE4Ga+5g2Ft65lMmb+mako0bz9Am
        iZZzu4J6rZqvduRDfQYLupmp29iqF+5jx4T7BkaXinY2uLoBDF2Cz7UJaTEafMmN/1cOeJYI5JGEUZMACoRAZtr+/9+fYZidZ+z4zSk28YBPegtkSp72gv0J
        x5ey8aEpFQ1sge+3ZlLv9dxGR3fv9cCkyQZnpLpG1g/gmuYbAP6m3Jm0kUme5XXiUolpr4JfPdXA2U07G+xf6dvHODVA/EcE5S5UrvGwdtDT4esGWrbyXt9w
        8iB8zriTaTJwvRnpE0+ZMpK0Kjd38Y4C9Ytgo2ZDgMfD6mQbd2JZPJB93pCBHX0dlxhT5uvT+g74WuV07dX7OROOHvZ6MLze9aFn9Fz0YAo5RbwXn0lNtIek
        CTeuPIO7OZugmUgll9sbfGzezpkXzdc2TIPNpqAN/L6T69KwLV1b8u/VdvwEhWp+xUGHwOSd+bzm66VObGnQxxzQgO4Sg/4FYsiQvVm7kLohfUg4vv3epKnN
        +KAvh4GdMUzqAByr2cf0KI29uoWEJolT4DILDubMxUQx9Iw2jTdgGnfZNM4v1a+Awcllz5Jqzqg6QIV0Akm5IUYOAocx+NklAzkap8yZdRbvy/3sfaZGs5W0
        DQT6wyFNbEcr3734so4+32QdLgbuMXwCklQbH2xWNLj9s/h+1gBeGDcydfROHQWrUhfaQpB6LB08FAAy0XKuzLXRCFEYyISCUUOxIFZE6qkLWwx/joG6w5+G
        GHMHgewCfN2npavJodo+A3nWgYWG2HQEv9c3Gorayx+tQxoaqs5zmf2Hd5EKGv+9KZA3JuIBlqs6LArwC3jizGyU6eAVQWRah+yiwHXm3MY1lL4ujeXE0gC1
        OI5ZSPmsp0OgAvQO3mgUYhrk4RAfsyOeaiMZwMWxJImOqKH4QxYJamD6qLRnkAenxpv7VfoIQrG4UnBaxouotAwX2X8A8N4qoBlwgRWG0BUnGyDxdR4KBmQS
        ix9nR8Njmm/ARGS9rkGNpKFkIhyByHLXY/1bj6VyPZKD1ltT8ev4mbS9dHQsiQe604OxqOPSVaaKmlBF0aa/eeYD/9qnVn1+4dRHYFc9f9bmmJWy1Y//G7R6
        smi11SWb0JzJYBN/8XB/RjSSJfG7rCTvXQj2CFQoTt4OR1jQ/S6loaBCJFaoFD4nzLTFldhi2nozrcLuCLkdQhb4sO6TMIuzddkGmh97Z+s2Ts4IGbErxpTN
        sC4SXf3gcGkuzEN2ntQuN/ubP3+XzUP1vm94NByMMfjob2B0zs9Sy0lh8rjI4c9RHw6wn4KL4GHf40HdMUXdMaHugLkGmNugbKC/5jaoHhAS/aL6mHCqPaCC
        A3BZPkAboiHO9t43KSnleSaXjnExEduyJr9XivRKWlifWgOdS07FdCoWDFBSpzEM8MaG2WPv6ae9oRn/niXuJjc78R7emA8xRIIawjI6otegQI3cxkYJnH01
        RL8KBQyvSwBvOpmsBtEsh4X5bVzKyFDJahjIjBgGMsY4wGEz4kimDCdFiXiahwbNQx+WikEEZnD6Ef7W+PjmRI6B/EXON6itj1GWsFD3AeevtvMAsu6lbo6b
        ODbOEwf3QVhz1IpB26gBHMYVu0oHFK8HtKNT4zsZoSMQAq6B3eSNg1LIS3pd+QEO40FMeKxWY5zpOMlTYJKal3oN2tcSsXyT69eZsAQyyPUukjkAzN1CgwGJ
        yAqzth6a8LWnMlkRpzYWEZJ12rY7IKwpIvMU22vZpqJm+yrSizMjutlQwHIE7dWzyZnUzV6Y7c9qWZTVgaJHMnmS5Y+q/jAvP2D90Gh3+FTHzMl2ADTsZI9+
        JMbC4GT9Aj1JS8ckqEr2YyAdBm+nBWO5SHWvsl4MVteLwXK9GCzWi0Hx+D9L64VXrBfI6kyQFDmiQ81Qp24QIMoBVgJ4H2g2Q+w7A1oJtOuECGJDOkBcbMJ4
        s9G4npFA1QAv0QHYvw+2/xC2fogGBychDAKu1QdhAHDABw7Akv/AAZrBX3onLU4ZqUJaJJqMbrl5TDAu6wqtITEUxN+QhlOLh6zp7APviDMSbvHXzJT4UPfJ
        kfJuLzwcc5hc5TTaK3ZnxC2A9dju05c98cnfPe7RpuzLX8b+z4WFW7rKIzeSXfo69LoYoA37mraDeqDZf52Fy5WlE6r3kbzqy2qJi33jEw8j8jI7+844WnKJ
        RnaAgtB3gHjOZOjXQJz1vIgyr9V2QNTtFPUyRqhMI3FtnMcKCF6rwTUIJuvDYQUYEJe5onuNqxXCa+wuHoHaOYJ0fBIsmCbF8HsBdgBj39qMPfcbmLEtxYyh
        gCfPP78Q8xVl6/IJ40QR/cb4W33jo/zG4QqNWIfYF2GoAb3oGyR5WNYizX4/cF5Ew398W+2hdA1tdj+s1nyYFNKVP41yeuyUJZ7YhwWklUIFVg1Y5Ej/u/1+
        hpUTPVYK/yHqK+LZfFBcdfySFtR3M0qE/IlV1AxsfrTZDTnS8A2yniBWcaMxKXCtKonZ3yzb33Cd3TZpoQkZAGJWsoFCLDH36XNHJQ8khGoav8fsGL66DF+D
        x02PIoBf4ZI0c5dkKC7JccFavQFtuAVIzSC8MDc5v5Y+ckTaLvpAOup2XrcypH0OZdbOVnwjA8jizxC8frSLTHE7vIQmgtCQA9vhQcTZsHBrIsoRfxy5GcjF
        xW04sSvh89sThrt9PTQcuBEHcHgtCZoauwvh7wVVNIQqqGn2fpp0nOIantl540BEoxIjqnCSDq4sHyZkdgz73QgdHEjaWNSGGKHVdEOuNsSL1IZIQhoNSbPF
        FJ8sJTLnazsSNs7Rxx7HJouHmRGLoc3VdrKwdLKjJLCI9eMXTQFPzv6KpBTG4TKi28E6mZk5DBacOq08lIMXHthxuAAwo486YObq6qfVlOUcpR/zGrkcwfub
        oanIWcWais2x7UFEvJRH+w6yvZo9qKbsxUzE3zp6wRuUBW8QC57TueAN6gUPBtqOBQ8/pLJ7l72dyQueWS54ZvbRw7zgmRlPA79lEgPIAb7V9W5QgtXdynrX
        qK53jWK9owEhvQHbDyP7PK10vl7pDhG90JbIlIUz1NshDT4JVCo2CAAcoPQUpNuMZA39WyuBdX36JqdcGWysQyPiYRVBg0XTFBlH2iGvmIgDcbBaMnwS6YeI
        C0nG6c4VkF98OVDBeY8lGviYgBvRH1R4YCV8NXVuLIMFGwsGa+DZQxEgfnbRNfFMmqh41/2o8YGnr5Sy3DEX4pYqJiFg2iEplquEVocB2pmlvOEalw3X6XSq
        RyTUGxs1uvxzjlpB8xFAMybG4Vrnn6NlAHsZYkJSq5eD/VTtAEdE7KANxFq1hrd5fQ8ffjpJ67QYySvuezhZywtdZtyW0NJEnD6VrGH1b4TPI8TuNQde+k1Y
        XXktSIJsK5uGKtuoAdlDOZ27ISeSNxRgTLzzGdB7qIEcjKnLXQLGhMKq+R5KWyb0fOcDj6EOZKh5Vp1UpiEd0D1RAwj3QAdYhNWwQ6QOdOwb2R9Y6b1MQEfn
        6UbZSOYjMAlQCI6inpQ8EzgqBsRRMSaOCkb7ZWkGz8BKDmnMxZ63ROyFUIINQQEPGOBN82VpugU+uaxpmyG2GchoUgMZrVZ1HXXOSOOBIA2l0IWLSarLXpeu
        fMpO6hF/F/MRS/ol+1uvvFIi0QCsjoBKJAkYI6y3E7dsIN77htRyhhaSf0Exqvru++8XBv+Czln7UcuwqbE8cU5RwR4TF8jEYRLqYgGNZzq3Y1uQTxlcHgej
        OmVE3uVxE4+1ksnshRNxrrGAjFiGT0K3uZFBSWR/4fLuJh951mykbIs4g9hoNZ7nqpD+gRLy7COq02oIDV4GjvXCgYxLGrNhs8Z2YlWTHaUn5l9PSqXoIHbe
        mSEEFaMYrIfcIx2Cet3HSzRJzj4pM9yHbW0fzIHraeJT3jrQn3H8qc/Ep23G+4Y6B3UpgKbZB6J1XLYdkn6ExqANWBMLCjALa4fJES60J41/x2alihsgWm2g
        5WMVNK2v2z1Yy2GXC6Q/4NMRjshiimclQMrNl77ubl3BNRVvc7drMih9HC1MA1gXEH1ZulDevGATXpUHBXKT53gQAZAKq7KcFfuBFRVhhg3ehnL0lpNZiO40
        XFrdeCluiN2j0WUpbvRaihtXsRT/br4URxANDb0Uu5zsVCzFU9ajZtqUVZfRwAV+/7YD4ssoDKovwkQ7Zb0tNS7347r7YE7daOxn/vA3mQc6WGQ1qlR2Ycp7
        bcAD5tZZbNexXa4gudwBq3iMvCttsyXFls0P7NN4E1cEfnyBfRo48ZgZ/xjylWhR52yjhGEZ4NnRnpw3F46cfy5+nDvpsOYm646skf0hqWmsJrPKSp25E2on
        Hf953qk358on3kvs/KPWHZAq3BITS2JTQ5FkYfbiO/On+dlhkn79rObE/9si4epDGWY/zXTCKVfOZh4tEbJNZcS7pFAd9hk/TscTdGxoU9ZVPWTJzWpC5NOE
        yKcJbXWZ0FaXfGWIYCw3JJ8Jw7xgLl0aIq4ipaN76cs6+66b7POmPn+HpM1HcOjT3wV267fUaMwevGPIGY02mb9uin/v10xx8D1mioevbYqL71FE/Ebr7RPs
        DuTc01Hc9/vanXhauxOf0u7EU9qd+KSpgdZEdweMWmLq1wMyJmlmJjsgaJKdEsYfG/OmrqBglHm2yzjwUgcgMt+iVgnnz7FLlR2fI4i20CNELXyVNPAHpX23
        SPO2SOuuF1/nZnF1Tomnc42MxGoZiEkZByXDMC6ezhEaNB8it6bjgqtflqR8NTlsD+alxMrGaDdwqIhjunQoSRG251SCgxvwSgKTwURYxDJEBa+mA2PfLAM5
        KDow9s0yREeM0CFFAMIywFM16eAgLGIZcI7qdOCUr2USHLxMCqoUxCW1sdSwxDgMc4zDpBpGjEOKWmBFjMOwvGJYU+cwxzgMd6R8DecxDsNxjCcawIwb1jY1
        FbVdyz9kPVSmznCqF+dO/gpwhqDwBzqE0iLZkNpPpLVt8cN37OAlzYolwtaKn2Poodo2xQGB+hdGI8ofiFORsrO+/VHKbcuM22kFfOZd/QxulCG006IVy9YB
        vIEUv8CudiZxRR1wqi2kB3r5X0ZF4nxNpOeiod4TadTZ0MpfY0m7LBKBTwgwLpJdy14gdvRx6tjmdx/O1Y/ZuNJJRlOK/9IULxB7yrr128yGZmAkoXlB1pyR
        IDGHS7vc3kLVdWXBsOWyUeJmozC9aO+vBcXG4sXWeigHK2KeNPc1LZNz0J5Q5hPb1LsPa7WGORl/yx84sYnHgP8WPyAWmfhEct8i6FbIjO/bnzLsLRsLLWUk
        efyuy7l8lUbqSpa5uxLmQ48dviQjTN5VsjLtsfFA0hsd0cGQ/govlSnQYrSZtYoUn0CigF+tI4sFz8p+LTv5GPnWYmArzsJ7gLbroBkjD/qm6ZxhPClEQhvy
        pF8zTfcQAoZRS8bGh9tbymIfu7LQD4M3wSjFsg9WNYB05YlcAAS0pHSNKQHM1Jadqb+D45ltOPYt5QL2zlIebPt6TOyNUgPL2CnOeLRE7oZHG0YRqVvzGuiC
        0sznAqtfWLKT4JFeQaLLYMZkGidyBVfOLhj7U2+HvoJmt0J+cgpp28R21EVbEiccDmgXXcKBLhFzxRbM59tSNwtl3uH+RNrzf2L/bp01Vt49Kped6q78fEPE
        4uFqWsDhTdkYjRMNqg+3CT14NI2e2PZN8+FkGFODuAiS6nZm8SeTPnn7ILcwcTX+FCobkZ7Ee68wx5Jl7FKGmVJSROiJI5z15eqRgpLELRzWfO2SuhyoGsNw
        5l8hdqmBqva4WgZep4sPvWvblncXhoBZ9fA244dZ1ZP7acf1SnMMu7SbjVHJzh6RTFIkjaLGjEQ/W2ywU6a2z8mYvdfidgH+GlzjU9/qOZwiBoYp+GcwDugU
        z9tQ2ofDSBqzbRjYWPyom8pHrNEDi2nCuAaLx7W/GNeoGNdGMa4DMq6D3cY1XDKupKDQuB5aMq7honENeFzDlx5XIfBidOsyujUZXYtHF5rVkMRI0pYvCWGw
        QiiYsqidNRFwXIZJj7GziToSSkcC6YjHHUk4lmE0SoDNT3SaDsH7yB2jDjWfSPM+BZzWwSFnQ/lX6LJgpyYxTVN5j6vwCd01Gu3eZCOPctSgdKxfOhYJ2TSk
        YwOabAZoePtBNtEBQMpXyAbDvoRsIFuIIPCDs84GEgEvRCMiDIdh1BCJG73fIiFY7q1t8YLbkiZNB+yjd0loFmSsrflNDBg2ljhboFBrufzwID9QwCog6RQL
        0sgNnBSqamJh93ILO7Acf+vdMdtisiZ6rOM7aXFEhvYmc0XC9t0JwQEdR6aY8tZZQzdxbJ8vsX1coc6FehBLwB8KK2grjltYcYpwPwtarLhSjHyToi2tGBJI
        3dfTIqMqxZkChPrUsUZKYSbETvHGXeASJRQIJtedki0scIm4ZhIfPtayhw9Zb3fygl0REMklbDDisEFScxE2iMCX80GeqMKOSg4ddLi6vIEotOyYPRPfzTih
        sAc2dSoIqfi2yLrTthD4KVh+6fikLUrISRtRv7Q1QMYRXf/rNhzRtJWwhfYfswUkgXTgBo6P2oKdcMwGp9CWAVEb2VdJPtCfQmn28lQwg9Rlq1SXTajLrmSs
        Jz6pywG066Jk+iIMdHrNgpU2eHex0XjGKnYYpM14qGbtuxwefMoBzAnicDTEDd14zuHAIQ6ki98qITihKF+ehF4g1m83AhLAMnBn0fSk5aTuEQGgpYInUoED
        Bh3xXeF6uhrOCzfei6un5OpJuVrxGz7HwdwOynynBt+TlWUPAUvCxSzvwe1b5Pbr5fbNCQPAOcB6o5dtMoP4f8dVu+Sq7XLVdMJaJLc9BEiIf7n+PgnZjwsL
        /Shmw7hc/xc/+TN7D9y/1zD+yjBezmW7ugw6u5xc3rZ3jHcEI67JLUKxaU7RDLJ3zAb4gICZnwHrSBvvlTbukTbelXABBxdtZCCT4HL9bZW0AmljZ/NWcvNY
        3ZPGBB2NAcp96EG3WG+jrIgLjPZxHLh+CxJEV0jyqMHvxT7Tlfx/aDUL9kxp11oxV36eqHwer3xuzTGTXbQAANWU3WnOY1PW+zUvHWXegnPSRiIAIPEsVGrh
        +pqghBCjd5ZHjxuRBkKad8p4vUnG6w5kBsa7K/fBZA9YvzQQCItJXbUr75gvHYMh7Aw18V6dBmAq/fwH5fkPyPPv08/nbS9TKDMBKvCYMkuLuOCIKfcfNuUB
        oCap2qOvTTxpQmWIj/LTPHBHINxxTD/l/fopR03NINKQoGCVUx5YxV3MKm2zwisn9MMe0w9rmzm7nJRuFPxySl/5pL7ypCksw40PQI61bixzldwSFARa68Ut
        Z82X4JZzuoWf0S08a1YYpoYW1q+aYWpFe+rfKYapFeSFA2jswneVfQrqEGKpFYy0YAojUXPSuhD6GT2Uz+ihXACN1XNaX/QQ5qpTPso6XZGrpNs1GYt6hcfO
        cwP0qy/oVz+vX31+6atrnQx3sSfDXdLP+qp+1sXeDBdII2vSSD1hDrDmcvarC/sdsTQTW5qJrSXsJw2sl2uW35URj1oVRjymH/t+/dijVs6IbauTEU/oKx/T
        V7atCiPCWQ8IfMExkRmoSx/7pY+D0sch7hRprg6Q2qivTTwNpJX4JUzY1XI0FsZlHQwNpGs10sE7juNYDhxDhvCOIbxjCO8Ywjs0K1OIGAwEPema+cNjL4LA
        C8KL4DJpwJofE31BegDcQWxHDMnkkR6/m1HrQBkGUwYGMdZ2AzGjc3tYXTFUnL/k47a8haXSlDx3Up6r6LmBzkBzRS8ycslldEouF+oR3zsk95Lap2N030S7
        QhcLWayrro3qGmtjGmbPV8tgPvcFA4vrBXHG+phOwhILZw12T7gMGUWjBhisoMChulYxwqgVg+wexp/hDlKnZUJT55OaOk+CPXrdAxcWU4dYe4wnlMcWMuwn
        oIppFsdHlEu9OtnNSlokGX6H4dalzs/iiGJKF5EmgPpr52FNOerA5HLehTMgZOchdZtl8ybzVx1R4FHuBMdHHVHgjzmiwL+f1+f1dtuRJMATjqQp/jtHNgq/
        7chAnNSK8uNsrdxoPCkQGtK77KkjhZI/KUp+xnZzaPdfxGbgax//TVbxXVHxEYJgRMTLfaiHvQYp2DCM90kZhj4Bhe+TMgx9MI6MIDAEVus+NQDDeB8ADxp0
        qMMw3oeNcEAHH5TRJ8h3zSJf8HygizvBMB6xYZx9BEj+Y7+KNoxH8oqI6Q97LxjGow7DeJQbxqM4FgfI8ogLxOINy6NPm7YDLAFdiAF2OMQn3WaxacVJPa5+
        7HB9uGr1YyAl5UKGbUUCxu92gPHDxLFL6hV6qIIiOADibICLYvaTdjacPfvzKICCrP9AAPiwabH5hOJe2ircysZaSXG0FqORMda/I4CN/z5yRg+FB82HnLdL
        DBB6ZOjQWFOZd4szupq6N4bdKMAJLJQ8cvhLjD8jd2PXawH8wltvH/OSlcqKP2knQGKY/XoMbDd8vGUmteP329mxr1Mb6QN3M2PavCX1aSDo5wQ2HWT3MqkP
        IV1ks3yOUZp5g3yup4EEJTuMkgjANhsEVUMxMVhzG/ShcXtrHy0fsD8AjRSbGZJWHtTyZDlHVWEdQn7IqIT9cgVpC/HZHhgvAbD1yuOJ4IVwbExjHwSbRLwQ
        idNb9sGs2wJoNWd5zSAKl2MN6qp5GyMhjM2gvh8tZy2k9jioLYHeNQVgjoHunGx8Jv4T1LTGP+pA3Y94719XwzP0kOXEyCM05aOAxqFRjQFPlUNKnL11t3NI
        LXPVgBoskIsv3Lo7DVtsmjlpZScdFbZQFNLLFqxsQb7BDHPWys7KN1DpeYs2r/gWMazxGqlal6yVOl7JlJLz65SNuJVx1Y861CvLZuxomNlmkgQLRgJoEWks
        DbvE7qB5Kxc1r2gc7tItw726WUlUtCkiUl8HQO0VtJ6m42oKn8fVWjms4YrL+F+Z9GuFaM2ivpTqQ+EetZJbP5dO0DzKmQmgJuhPoXwqnzXRUSciBi3FMMRh
        +sv37Fbldbvv38GmfQcuPUwxqZIzNMvWQQWnbOWmpEm9WZmapeZw/tb5djKefcKUYGxkiO1LG/Q861BxI+Z7WpjNZpp2lc00DePfNIDSbNB0xE60uuZLooTx
        cuzF6n7e0fc6cu+CM8M3n3TkbmIB3E4XWvpCS19o6QstfaE1E9ELIkCWpHM0HcUIAz1kFQ2rjw/wnmM3kk7K8KZJxzyNq0ThWvqvDf96ATwxj4uP43njuA6l
        bJPKyDfv35HarWQlC65xGlG7BbT03eLno8a0pArKBIZ6NwQVQgY7h3wCP6/ADE8QbZlv5QmcwF3jNH7xs/bpdPWHqYurETHNAdDMsGwjYgIrZ5q/XE/vuMJt
        dlTNEkfUK4JrEL1TAQJumGPKBLKK3IsHRRx/GkhNFUcqpRhsOCKBXjOgDypoXRdM2zoI5M7MRFJ68SpBgBFISTZye6htYhmm4Dn+TuqUiPTz8WdZY+o8fyuf
        l1pr8gu+owwWNTcqqzI/3Y7opFu8eW9LOccrj9kr+FKeoOdA97FoSXjSxNhTj06nIXfbU+GHGfXWxyrmS9896Ts0geg/urZ/yDloaoe1JIDgKRxeDHsje6x1
        8RtgQluA/kOSjqNh/mrV7Pta0cLdGokZoIaRVBJi50sRp2UXcVqeIBsy7DXwHPAqXzJ6xISOBDUO0wrzlLTFt0g+mk0rDaK0fBVtZXin2lYr1tkZyKDBlgc5
        DGUYlhX/NnLnX3i4P1OZzw5zd9s74GW4CbZvkjkM0+Rw/9Ekn+UKnAWpz/mLAvWoXwGsybIUDiLW0H8axXIHgzdy69wiIvZWiSUTc7vY+z9hyw5Pkg85wXhE
        fFEAxLQxqDXUl03h2JN5aNzdkMmL3ioxervxec/9+Hg30j44GbEOnJ056ldNRXNpvTOFsoJGUinqA4icqIIqYM4V04yfzLnjQs3RnKofj+bbp9Pmh2ksmsJ4
        vHHlN9N5zYv4HXTLnAwxy5oO50Qgw8SVRDUHQf+zC9+0OwePiBPyytXFlyrcLMHs7OyOft+0bQaLRdUierI9yWrXg6lXJoKyFOfsTSu7JAVnbVYcEe0a/4HN
        KoSNYGl21NIM3QAiu8GqYwvzdOqz6EHNK93Qah0kHW1PesHx02nwYVb7iUAwAvAbc7GmStvhVcdSYGoHyp/ssv2DdQEPPu8zrrqqcRAnqZoF7m2d5pMdefXt
        n3pj+/f+9bO/dMv2X//4ba/4xS999Ck4sv/B3p/NOjvTqLXV3kIXvWf7X90+8s++duv2e+7fuOWHP2aQzt8CBkxeBmBgulg1+Jcp+mX6+AN//eMfd6a3371/
        y1c+svUbt/IvConDLBsahUysYzAjpKv7+5q2ZRokcM9+nRMEaG0b2f63W//bP2x72Zdujb9g0SbhOaBPcFT0SAb0bCttlJzX4NUwtZXdrqC7t8s17ThzdgPR
        hdmFF2K0RAdwhDtbHMMKBbkOtRcFLhH9BRMPkA8bMp1D8a/ZST/ifhnddgA+sDoj0KKybcw9GlAD8a/bafRaDuW2Xk0K2qGEyCFpQrkA+mwyaAsyRToMJsQq
        jixqqBhE2ltpUoeB3I4tUwAs1kEkTg3y+ihArIgO30c6URM/NNUAMqqkdI35M9yPbKMC+iDJuxN2wgHNdVTt5s01b7b7iS3+HD/xJrwuIaP8DJwAGucpPzv1
        ddQkPuXzsBh5Dp8U4p2iC1JOsK6zgGeyCX6GGtUAbzZlYJMIgi+xu5e61mXBVR9q8TYhn/xFYEeLVobitrgMualdrueEmVMxbcTOefghp76cAuiHM0g0JfJf
        8Lq0Bti3zTBCgRDH9QIfiwT9Pz9Pi2bMX+aJ8R187ct/4xM4QxuNvL2T08BRseW7ZRjtjC9T9txc6syl5RI9XyzXdItyKuedynlvrt1ul4VU0qBdrOqTC20A
        M0L4zLWLcwgKmUu9OZg5lIu7U6edevEzdgrYVCTx0DML3iJlj9rfkA6WgtOeq7LR/IfKz8fp8rpcTpec3PLo1z/7qDs9n3M7KTJ0QYRwE5gpyymlEwveTPyH
        tqqtt9sAkamVg3b+1j0NkpTbRzZuf9M3kr++dT7+tMWj5vDjQjzuJB4X/xHff8qq6DZ7kGrPLcZPJy2taU6vmOa5CXrRyazfg04uajq5gHmsZReo2X8MQB6h
        iTaJ5bLdu5ENebmeC8pcqtJTzvLjc2mYy0v6YcGXx5/yy0pGzpzmtjN2CUxWDjq93JMxp08uf7rbKfXMyrxVNEAiQys+hcBVUg7ubriLqlyky+5QyzoQjIBp
        gmuJdpgq3Kj0L3vKr3KnX+VOLqws7NhlHE70GodjehyO+qWe3JUpNU/6IaIrqG2gHCaO+Xn2V9AH5sR6kJ8XxsSEOR1s6ch3zZYu88r3KlsK0oxTYUoiEqcH
        U7Lfgy6mC2Sk68SSeswX2vPYONU4psGpMuRRP2fIBS5r4lTYkVTVruwIq1kNW1NSeYQZz1nF8BEzSnwWmorfznZwY5nRwL1JnfyN0ysW5ivkXlWAqzfoBn2d
        GzRX0THZPl6VXj0fzVugLg+3Fz0c6FZViqddUoXmG6yp+bRv7cKDfpUH3ZwHXeVfJQ+6CAQUHnRpXq9+4Tvl9hBoJ1zhtLZ7VQufzyiW8/T2Pv6iFz4Xy5xf
        nsCZRjlK4DBswPxFC5//rXFYsIjDwsUcFoJtlnBYAMILSg4LwGEhUsgQt7Ro4XOxkqE/lcmbq8zzooXPrUdyOV3SdeFzIZlq7L30q3zWdnM+O4+4/7AcNHAa
        hqzrwufy2sXeTF/z2iWzY+FzeXyxcV1vXzQ7Fj4X0q87nZzvRSdnNZ2ccRnf/YzLCx+kO7qNhc+vLHxWD4F/0ush8Nt6XT3mLVr4jnk9Fz5wAI85fUJuv/Le
        2nD0mt7l3Ud6vfuS7tpF97u02ATfucXmu8AK3/nFZnbxYnOxYILZa1xsjlYWm2NXWGyOfpcWG7fj0f4VFhu3+8P9xYuNy5R9d4PVAPzb3VLm3h0MuKbP3JMO
        tvY2bIS+Bthj1RlvI+27jU0gDTGB9GWoxmeKiujfAyxIWn/+HdafQbHPOvcIiiN9gslTwPt/1QHm5TK2tjTVsg9jo82gCahgnO/lLMbZMXjr42O9LO25tH/d
        AUkEXdCokM3uCgXs2Y9gauWUG8kCIXsQfptr2eFdsnoIsAuWcPl566oWOs3XNE1DmrNZxXbrgwVvyxbQrQ9cWZXEoIC77d7cbVfO21dWJe0lqqTdyd02q5J2
        oUraFVXS7rLDc+v918DfdHlccHiPha6PFzpjEY+ft3Iev0vUhSqT1xczOW+i21qNqAm+rmbzByulP/c0ajy6wuT3LVrl6r2IpG33IJKjdnUUEltI5oh9tYtC
        dfEqaMfu2C9XPubUVPm5c6/dLuhLrAq9HtTz8Zja7fvOnPr9//C7rYX5+CnzET2BHQ39kEwak3VlUuXTKInt7XeOf/rFmU8PTLe1qlfjwEUa+UfKJj1NBDnH
        BFi2oU1XHrEx8eW4QsqbczKzJQ3shYG/Q/TxFdXtazcCmZNpdrbvXP5jD/zpjv9Iugd8wgiEhEGguB1WahRfqa4QxS5ZtgXF6C5dBLhXYkM42qFKRXOi+WFF
        guG5ogJ5PdSQi3YPNeS8XU6KXdDeuaulPRAOG5vENJXbbVhKaatM/nUeTb6SUcrlDn+viiy2Dl2tSQqKmTZIdVVIWI1GUGOHOeqcXex+TbbtVGSV24MUoSfV
        OPA0N0Wd6yA3TiHMyehsBxnlWpNsAOjTWwvavHSIT3bZSzpd9pKoje7eDXvZS+0lGecNe0mb14AgWrTwXtOie8zpIU+POELFs841LroDnYtu/5JFN/4+X3T7
        rm3Rbb7UootlsnPBnXVyGjZyIVkSca33gssG2rhcb0c61tugst7Gi9bbWi/6WOhFHyc1fZxwGLzmhKN3lWFXker2EKlH3R4iddbtJlIvOdciUhulSK1XRWq0
        SKTWvq9FangtIjW4skiFcQEJNB0S9VJBjdNsr67QotNLoLosUI1SoN7ZIU+tijy9o0OcOoU49buJU/8axan30uLU6xSnXnS1qsVV2BujHtYPu5el44LTgx/O
        aXY761yDpYOpvVZyQVjlgmARF/jf11zgXQsXuFfmArZ0qEV6xdmCC7jwo91h5+jBBZYU9i6YYMtSK0fOBZt7Gjm+c0S4xMjh9H50LyOH09XI4d5D5PRd4Bun
        F9+c6aWan9Irx0n7f/LNd4Vv2osV8pOFQt42r41zTlYU8lNmb945aX63mMeOVMUqKKrTPw5D7Y3SeotXMV/RB18DYXNKuo9gt6X2vQiGQh3Z2JR4oj7OB0Fi
        0qQR3cKFHnTdQf4UIMOcP8WAJ+FPI8ArMTkIMjUQkCnIGLOr7P5DlgTuI2moMcklS5F73eDca5+OOvd6NiqKbndhN5vj2JCSYTA2xoKLTGxf0lP8os71l1xk
        qW80vuhKldPnXYn3P+9KodLnXKlbes5FNVPalrkJZ0992gWA+EbjUy4ipzcaz7oo6D5lnXEBSjBlPeMmdRwX3CSGJoiCrzpJ6CiSp1xo34oLsmRHqWkzi5s2
        ZT2pm3CSm3bZcNouEniAqOsmy0lw9AyO6Ue2lNE9L9vViZz9ldw66p7HedkuIzDoAaOVaB+3agfp1WWznnekWecd3ayzjm7WgoP6r3h+vBuGLS4J39+RSFc8
        +W385MYAxnQKQwoAKIM2PSWCqcn3Si43/dTkwqu67R25b67O1y4e/hPycNRIsKfl4cjbbuAJZzgDt3+TGRSX/6Rc3ofL75TLd9Hl9Ug3XmejvrA4d23Z5fqB
        vZwvtMe4YBg34NxyZN94kuwVLE1A7evrs/tcSyd8mpIzZhSDVitfOUT0xm8WxBl5Zlxk4SEhQD7VpIw7BxIiTDEs+vVTS2nqJSavSDfk0QbWvClF243KTyFP
        BCchBiURBUXD0J1jDnIxXa53YmZmF5Iyr4Wk6G2cVUdvr+PtksYc5ClwQSUFbvGs1tCPtikdQXIzVlI6dUSfepCHv/ICL+K+SIpvKKm75ajX8iG/aH977BtE
        1tt7MXBn2mPYQUGuafmBzYx8JJhJPa7pWjLyiUAYGYB4zMzekpG3r2Xk6R1El8sZGF8YUdJRMVQVVhV2PxkURFGw5jmzG29SK3BLIIMLIAFAFHWkant+ENZc
        nqtTeq5OcG66blOMN8IuJwWHuwiXfhbY+l7kHMOmQqcu6FPnzFysSM6v0UsozFpyAyf8NqTZUicYEBScrd6UWsd1TSihykmGJ0pScxUcb963wZ7FyEt6IcIy
        YQdD0XDdwiNWdYIql7HsOxkuIhijaK5XYVpOEUbc+yLSuZam8suIpTrbAjOdizA7aW2bk527XwnXTH5mqezlnf8Vfuas7FNWz0TZrlLijG7WKUsy/a/0Aksn
        93oiojsypENJhgY40flvU0p4US+pEHUmQ5sW8QtLhXPhUqlwKdRS4azVSypY1zK35zBjoKlwqVRQzXwOq/KB2Wy2BvkQdsiHWbu7fLCwGNKknNeTclZoRd7M
        MAwXqC94PxD2l/A+16O/pO+9YBVi/6gtp2btBCWSQPV2L973cMMJfcMx3OBqNGgD7wTvh5LbjcoC6UDB8WWqvIt9iU7zHvgO8X6zg7MlW7rBnVvQbT1pd5+Q
        yg00gtz2IUGWyVs8CA3J5uI4oNgkIj27LWU9odjE3ShxqHN9cl3T5bIDWPzTepUSPWCjcg6tJzmzqCvrS5ZnhRA9YKJwTc/7aAiB/X8XckGBu8q5oPRcogFH
        IKCuwOHyXD2ZFsqMAubbg8LJmAYqiTqT9Ouit8U6SR/5HVvwgrjSzP/Xzqfuys00dLq+h4I+/NZpeesWEEj544j8GGuYhSQqOmhFV34FgGxj5NNGkrwYqWWc
        rx+p5ZxR7OuM4gHU0TToMILqmAO6sip20JPGtQqkrlQ1mOtl6+1zmgLP9KJAvta/omyNkmWkY2aff95Mmvhbha9q24nFGfnZWFLLDiVhFcTqS2YSZS/82e9+
        xEvqmceFgWwO/17aDgz+1bJe9wdUF6ASTNeNrSQosLDxjfQDKWOsi+lCcbe4mnGu1gt+RsBS2WYJccEB3K6eGtps/oLepP4rvUl9n96kHtFzdVhvUmf1JvWS
        I5vUrzmySf07RzapX3Vkk3rRkU3qC45sUi+g2MJQ0cn+EiuBv1sMk4kSq3kSSHnBtzCInKl01be5SCF8EtZzuuMkjkTlThsfiMydo1BcLrgzkFcegBd027hb
        LpAuaBj0Xv3v9F79q3qvflHv1V/gvToNm6vXBg/DSMPu6WH39LB7etg9PexeUgNynyXQCYZAJ9gd0Ak1gU4Iu0EnRAKdMCjQCU2BTqgLdAKXbMk5mFbJCMza
        EOiEBkMnLFMNgU5o8AmBTmjIKxosCmA6AXRCo6NuciOHTmjEXOnQSIaRHiTQCcPRnGUjGZUtMCoHt5uuJJvtrqbD7nceKn+6hWPxkNPkdsCTBlnKqYtAOOcd
        L+PYA+swuIlLhg0BKM6MHzYzlb3v0Rxd3I1v0iCWsqd21lkjdNnpiGsPe5B8do5NqOjjIMaYGAjFgW3FpSttgDFwsua2Lz7/iW/8evOmAmkBV0r9YLrqufei
        RAFnFurO3HHrfBJUKgsHkJ0ahfG/3OQMHExgpnpIl94d51F6aElB6SVpSNXBQkYgEtnpT/BW2CgB0EB/RuhLdubv48StKFDFk5JBsN04l5Gx8mEexzA/mKEc
        CtaOG9Q4ckhpnN+HpOrxdfaDXEB0HHjtqbV0qK34Jiw34+yUiz9vq3EsVx6dYLeCnNiS0hr4COo8K39vKx0sejKvTE7g7t6oG66lUS/PXvxwpVEkdgbpNNpm
        I12aVAfJHV5FtLoKM7k/vQHsYxMHxMlWPhrJzXI1ydWbMEHWvnQlXb9SkhhXoraUxVekaxEemm7JLok2uhJebSv+ss25hmNq5XpbpcRe8ykAU+nbFJe5boPl
        KrZ3LkQ4N5f6c1wEG6qCnORw7wgG8nZaa6cxHhGn/ThsTpsI86VPI6o5r/jclvk2fehf9OR+enKdHk67x+ain5r0U0gvnce+Eu8N8SnUQb/t1Gunecx1PD2f
        htykYG6uPLco5J4brXtS8RZ41Rsq5ysPV2H5yrm0Dxm/Kp5rpwG/M6Rn1qgbyn8Eso2dB8hC7mPngd+mptUeoaYH/AvuqdMvgIHg5+IKfgz7KqpZtTtkTASX
        QCZFPu9nTFokfKqM6+bGVjqhgALifSj1HsGMlbAErXbpCEq946mPlOkJDPDx1EO5Ue+DZZABEfpKqWkS6wrGOslcVyiWNHOQUvyIrVZyeZ1IjXFJWcEfGcG3
        OjGK5JlbyDNvdbsHZbgDOoxw0R6Ps1D9RU1BcZwYDyxy3ceKXPd/hEb43IiJ2OZX0vo4BiiYFcnL8ARkuq5ApuvLImrYy/C2SWS60mesCqnOdCUxOKkmketq
        Idd1knNdVUqa3SEuqLQegOrEfiNJiz6NId91AomuvhrDwUO/x9ASgIB4kM9jyHcdQ/tn0hbnu3ImvYXSgQCOWY8f1qvJPN91EvmuKyXf1aIPku9qodN1xiYH
        GtYKhEWLIOCuXA+j5VpG8UjoCBSPNXSc3pdM0mHzTLKCDvFMMkEHINKso8YnNNJrEqUm6eErqCETyXqVlnn7528tOfSsQH1sUesKvgLySqtFt6zV2Cut1gw9
        ZK2GX8E3Cy1hBBZ8U2gfg7DgWytS64H64qkRrDMkliCgGBTIU0oOrQJApcpXqsJireL8xVtV+ZFbxrmwQlZQElvYvWG+gNr7wAwq7Xi7sZWnIW/tqDx0z44D
        yIKqUq0lJDvWWbrqKom2y13deCcFUaTqemT/X69J4WU0y4YciGiR5kZLxRiNsh3vVjfwmj2CFqzA5IwAZAsksRq3rhIxEFjThSDYiXHA6XQ1NRRUtuINDLeU
        ly+3ADaiVrwG5ctXQSciVluFjcBqIjhqqhqZQSMniHZW0AtXqdXoxmq0ANRNCihYgZbmFk4uGgqbhmLxQ1cL1MNqGicaiMpMzkGwrQB/rFAT4J+JuulyD6NI
        gDhG5L0T9PjVIOwVaBRzYFXJ8RajcKxSI9BhRyqTO1KIpFWZkzfPSUYiGVvdsxa+de3SonukSyPSJT23KzBs6AnN7QSnNazGNmAV9vWrodocJRGg0LQppdRN
        UBmV2sobZqVuZm1ZUTfN/VDfV0kRg6oyOFgqY6iJkAg4QkpXldW+lYq/QBrDeob8ShFWF2af0WgfKS1AIyrEyjIiBZ1GSgQCatiUNZUywJoFU1126e9jItcR
        ZNATBaZAjl+TT8YaTEZLv/XorUksddAVLlDJaxg9oqUSzYJpDSyoFMqu2PxMpXSJcBOJtwFtfsLEB9oHEQVgBlTcTmLroPLSvjIsIAnpDXiILoia/3Tx0O7K
        5z1c9y48nb5y263v2WYeVq88+DS0t15XA2al4+IkrFz8dCmT6OKS0g7tPuBQ8zpupH1i6feGugBtJ7ynhQeGEe2WbNRUXcGAXwehnCCeHLXSWAr0oc+hikhH
        q9G9y1C6VC0jLTfcw3VZwxTKShpHSaPKQvSKFS3U6QIYhRX/FgBCA5rB5+0xPv5bMw3K68M5eihdHyLtrnE87Z9Lmx9MUGyV9Lv+DybDwDWgxvX3rDWvmj1/
        AuuVJNpUw2qonfZXQJssnFL9x+cZDZ+/DO9uRfMp6ZVvReUO6vZeUjIH9zIXN4plafunnsV/L9yqBkkh+lDxldXF4tueVjE/Z2/d25pPuMAgdDzOf2U+nyTN
        PkaN9kkw/ArSApYyPEkkktnENcQUKeqiMcOvEIafZMQdS9jIYs7P6Rf1AXdLlVsWYmoNZLWRjMDUk2D9T9SE5DutYTiLlLErIN557RoH5s1akRO00ozz+n6j
        DkMYJTYfxb4542o5Tro5TtTolHUXsTQd9khNEluN7CIZtg+gazjY+O0t1BtqNKkKm7lkermRC/Dznckkg8e/naF+RgBV1MLwT7K1pCR4nNuMc634P9vZs79M
        0vlyfc9PH7j7gX/xUz8J7/P1mPatsnUSy81HyiAf+nz8l9OgFwAPjAp4l4JK8rE9+hsrKBmUrVFBx46/yD26I9mAw5vSm9RmLkrPcDSZEX/JTlciViB40SJ9
        0CyoYR52Y7u3lzOm5j1y5baWhH5nZ1shbiqNJUmXQ0C/aBFh2TOoFbMrtbjUS8NHYIjaAD11w9LGWzsaA2COldg5WpHAUI1BKQxua/SpMX5GrgHYcCaOigbw
        QKEBQFHZqTUAW2sAY6wB4IdcCSDlmZoxxkrAaPZVA+hSozD1AjQsWUdnN+xL16M46obMuP1+op2X8Rf1shkiuA277k8msajuS1OcHuFrVghY1nXQmNW6nawi
        W9zyGjca/tJ1fOYNdGaSxMGKhq2uEzwnosXrcKhzwysrd3VPw7uor5rFqq3AxKRyChNPaCaeABMnYOL8WpUI86oZwCnG1OPpfWg++Ggi/itak+JftdD/XQlz
        03Z65uhGY5qePQGKpwfQwvohmFIVc4Xi/VvSOg40s2JrNv1DIFVvuym08AdEGvVCJJ3/ISKNBr16M+kLL3r0ygtMy1vwps20M6TP16cj8hYWH/yOiRaMQGsa
        zndnXOhTdVzW63GZknGZlHFRvcalftXj0uwclz56dSzjsl6PywjeFMu4DHUdlzpRP/SwBwRCDRKWdj6JQKiN6E6PoNPU88VUTtQ/IRhqCUv0EVVnxUgFkOjr
        8Kx1RJuk5lzHRXWu9L91sFz2UD10E/17eXlqOYnwi8a+dGqSZitZpVpQtHierkMD19Mudzn9gLtWRWoq2wIZb2NTS78wRFeyhfpBTQFfski4HnvNqSnrFmjN
        xKb4vB1LwA37aHcxhfIPP4DDFpoflLlKklLo13RNqlT9ANaEMfXyGdo+blEv50Vio1qvfoA/rVYvp/+vx7/XtKCi/4C6Af9ub2WH7se9E9TgV/CjJtUrdhIr
        r8DBVGvk24R6BTRh+uyojejECB1ivGG17IxZo1+NATDSOm8K0yGiBVIIN0ISDKvV0F+X0YioGSKtFjTbFnRIS03Bg9aPg6J1d4pDqlraxbeMrq3PkW5BKg2s
        J/NquKowzbdJ9/kgKQ5whg6QdjZAdwzPkV6B6n/4oYaFnH6oUddfsS95OXWaDj/Atj4aqXriUZc9eu8mdR39v+nVLan0hfWlfNOQWuUcLL4CkWD5PTQ4yyM2
        cQ3taaWsvE220kg6kGtvkWhvi5Q2ui74IIxU9BmNC1H8D/2kLtY6ulhDFwPqYo26WNNdbKj+PekEP5s0wn7V2A2E6imaCOsgTeNGQSleAXccDGYpjHRVxMuc
        aHK7wH0/OJ/0sSmP1PWN2fMG/3kNb6NQjQ7fBAN7IxSfjSCISBSxKJ9E7JfSNfm8VTuASGYYVkcwOGtoWMYUjs/bCcx6AX+hbkTUDTVxP5EjLrZaDKBItyKK
        FNa/xpzqg7VvpHV8ji6uzX2wQPKj9gNTki4K1KK+0rj5KtrTkjftJjqQWFR+L/27p8X7GRop+F5WSInXGu9kaNiYSpchlpWnxu+YGh9TMwWkN2oLXTxA18n8
        0KTShO2FpcJG0btVFfEBGtuJil5qE9SGdWqT3leR2CCRQV9p0DfpYtohGkX0tVuMCziVIIAWQJ803xcNtHagBK68Zb4tTQ+QsQ+HQMLGEtb0VubqHnyrFuus
        G9RN4PENpBfQvG54bYMrjpVXj+IVpQV+FBb4e7OUzl9gC/yotsAfpE+j6+x7byLxzaK5h1OAX69GL9f3HjjwUwfQ5C8WFW4fsBm4iVuwDrtSdd1MCqpi0Gl8
        mSCFhAZqTq1gvF4SOPh2HFwOE29wD2hGW+jW4bCOS50ldi76ZQQ39+7ZRNmzKettXNkwDqCViVeIupn9e1SsepA+1G7kzs6q+EZcbeCPI/o7sP/0MFCfYfoJ
        sv7s2UeueiSiZCue86As1AcBsHtjhurEk+pGLJJDdBiBnfZGNjnk5a0itVZQYdcWVAo301p4m6APiE/OkaIA4xIoOw6pO6jGES/r9nYFTZRelykAi8rIjOcj
        AxeMDM0RfKKxYU8MAnMwPuOwJIxjJW/hQLps7qbBSHQdH944gVi5ygR7d8cvG/a9yc04OnfQCI2vs++iny/XB6mrb3FL9P3k5qXjStebpxnUt+uYHzbtZOvl
        +qyBh5T/8LZ11KcoeaVy2ayDkmOvfBXXGqsOPc6K+y8SXEw4+QYx+oa4UMelLHB0ybWdQ65ge27WAeeKdL749RxgrrgUtQy9i6EfoaFH4DONvDtljXNJ0Jjr
        I8jIb6CPPPBT9KHG1dSLYXe5OiOGnf3QMXGli1rZHo0vVyLtGHWcddeRWshO7A2oG6BpjkvsoSBd8yYLlVG0E9TZ9oXPffYrf8ROULuo1c4VOdEZ81Qidj9s
        m22um2lD5NGiSKscN+BJk4s7EiHYp6RuQWHicwoTn8NVzR3lYPeORDswmMd4tsrTgPBaPwygH/rd7kEJAaDgeKwfeqIfeoyxq4q21DqeHVayIMJv/U01eVOD
        er2Vy/lVEi/0e0N5r82YvDQedCPkHpFA+NYqZkD18qsdKFOXY5Xm27r5NppvdW2+lZdFR/NNMY2YHXC/ZQeSkOHducyAIzQfMs0XCx5IXwqnR7/p2PYh+6CF
        kgNnbSb9In7eRtAsiZcZqQgn4LUI3wJTrLfvkDiUXRwpfc7CsBaoty4ij+BKFojcIH7UlJj1+FdMbMFNiecP5M74M7bkEfBtChAtYb5nxys2f1CZ2z962+d/
        duijf3vr/F7SQ5S1Q5KQuIG/KlUQdzQY/DcPOjmKytqIMZk1ERJCH+6TSJj3m1L7ht4Vf9CUyPpStjKD38kMfs7QHP6WXLYWHP62nMPvFQ7f05XDLeFwhK88
        T+/w2dntLWJxnHW7yr89KADoXv4x614wrRkJ21sCbR6xWZt2hCzwClbvyLWwOayHK00FGsACTcXOJ7Gyo5diaRjAoeEOw017sHPTOOY6IkILS5cIBCTzF8dM
        Z/jg2kPWQ0w1wEIWz/sWIZqVGM+uRLMSAQfD7AVPloltvUV3tsRn3+qGOJyOlZjDFmMOt7pgDluMOdzqgjlsMeZwqwvmsMWYwy01drMxUgD+juWAv6TJjwED
        d1y24bRCMi7wJY0L3KJGCyBwCy5USyMXj2u7VAum4gmNW2yZBi2XE4vwipFF16aHd4IWT8RWOl66DMZxW4BLeyMWj0fpuLQ1VePcVu24RuXh3Jtg8UaQxP1q
        NgTlPnO6gd5XPP3sLW0IlsqJp9qQxePb3kktWjCkSXnPeY+5unTGsPrK48E1DrQNLSImbCl4hYn0q4OWWvD0TIipdS01fqW4VyfExbwWLmbaUrTgFwlShbWO
        PsPFbJUuZvoPLuYJuJhVDqdMT0gm2b1M48e9htKTwvhFQzmOgwtzyTgsEQbp/i7cy+PY6I/DOzSTrq66l9FBaifM2emkUrl7WcHs1xL38gR9yN3Lrdy9DF1+
        LYZkBbqPw9grTVA7TNJ4QspgymrlJnMzvXgljFOrGdU7hTAO96Vjk6XMpqn6CztpVr+fosWx+v28PVZ4osY4FKLJMQ7iiZooyWoMMuREqL1QZy+B7k+E2g01
        NkU/pYpN+RLvo8Gb11KXobGXPinEDgH7q6V9U7hJpfBN9dOoprlvqi4mewNwz/0VZ9Ng8Q0eo/5Oj9Hg6TTTjp/s4NPJIMNqzyE0WHltqemi6ih8r4Zo25+u
        p91bXdET4RFBnuwg8vfZK+EmQfcsul5JvGtLoJOxrkAWZwL80AXI4hTGdvxm42TQ9cGtJdnBxNnztF5P8Cf6jC/jchq9wNdW/hufwJmxqGBQyRLW8qGSJRzM
        zaXuXBpW4njCSjZwr+zhxVnCfrvIlEWWMFZwTgYus4RJBeBwHmDQcXRQ6uosYeCAuhLN0wF6EtZHpYOlChXMVQVcJ+hJWB+Ry+mSrqAnIRKXxjjpISi5YQx5
        SsgVHgPELF20rBw0ZAsP0bciWzj1Plj0M37V7sZgMSjnp3cjlwo+sIfPfOInNv/49dN5u7f8UBnWseUP2jzW0/S8f/P0fJvkFr7eNXb3k7M/OJ825lDS8PSH
        SfNRbm6y3Zy70sc4F8eLP2mhsSetBCEw9gnUyx7j9BkL+GARYCUaczKNL3vv6I/8Ho2lj8ygMYCqqQDJzXTfhQ74Q6RH8vDip/OdwNchkrO6E/jFXgR+PqjO
        GloIcj931eReArEEcwWtl2VJFkOXaeqv/IyLO5HRhB9wvveDej4epLgIGU0IrqOhHxIiYzZ8SWQ0JrUx6EoY+keqFVhStjO6HchoY9m5oBMZDRRrz9Fzhqsk
        u5ddYkV6dxp2kuxwJ8k68G2/JMm6nSTrdpKsl5Os141kqXthTrK2JllU/xvjetUWksAiOM+JZN1OkkVOX2/eay7uSHfOc09/mNZar7h4CQf6HRwYkTis9oL2
        D7ojFyu8N6s7cknz3kXwHkMaE+9FS3gPSYIVxDnmRMz6IsQ5MKWdht0R50h6FlTbBXEO1EJkBOa1FyHOhZAKUCJRibQCjxSCdbvAWizwD11gLU6GJbG7BU+f
        CK/A04Fm6hD5VsyS85z1Rx94leI5Lr/Oc05mx5KlO62XrJA7+r26ZHFeW1Xs8KT0ArZoyMV0QVdgizoLB+QyVBcraF96sWLoLbeyVIVXYpegk13cf2x2abuV
        pcrVfO/qpcoldgl6sovQCiOgjKGAJjMKc4db5Q6WXQXVux1wHAFuPcUc+yfchDN6tVzQHHtKcyxdxQJKX6X5ekELqFMQUBGuOmKXzzqmrzpqy7OO2NIdepZb
        eaPu9ILu9CmXrflXx9E2NhXOA9nFvv3Zqb+grcwKCd20MvMBOMz/gTaf9gPyE3vraCROw8wz/fDTaURSGfHlDZrHeK6NUcIo+zmnhfMs9H/uyOUPHzave3p+
        +++/0u/v738HFr03/i/47w+fRpG3qD3P9SJxO31cgR0mHBpRmwOi8Iz31B9753vM//aq+e3PDfzOsrd97Efpxu0/ws/4tXINPU9ngUU/PzePsPA2EPE91s/n
        u+OTuBV8EiKwYtaJkJ2DykVxrLCkZlguuhJzyMTsFte+NDF7PWS/AyIUYr7kCG1c5HhnWguAxsLhtItJGXKZKIcJWGjiqCv3HnHl3mMuiiN2mWm/90wT53aZ
        aZ9nGpIKjZDRpaGbZ/l59TPtVWfax0zn6tI1zDRJy3ymox6oSiEzd9fl51iv5edIKAvObNhrQ3YVi0+zuvg0Fi0+9e/rxSe6lsWnduXFh0XvWWfR4jNbLj6c
        M1xdfLwrLT5u5+Jj/aMvPk5l8XH04uPoxYf4VioBdF18HL34eLz4OJXFx+lYfMzq4uMsRmelpcCpLAW6CQu6Caec/7kUfN8uBXZlKdBqwkVbLwXOSywFTmUp
        0MvIEb2MHHP+x1kKbsXmV4xanXYG/586rVein4TosT1zu/Y6vNZ5D6vz7n9n5j38lue97HVIMrVqDOop6ujK/2GEHfW1q7gLvtfEnVkRd6YWd6YWd9ZLiDur
        Iu4sLe4sLe6sf/LiLgkRTkEybhGcMI1NcDrdVom4fzjJrGrAYqlzBRVTNeMMV0y2+Bq8dbEu/NJOiRN+D5vtMb+67GK+oG4f9a+gYmuTbRAapa0OlOt3GOr8
        qvLHNZi6Em1UIVavSqwNjlDOiTWG6SnqbSSf3qd8TbF3iN61S9SuadnyN6C3xXMS9dxhpKPhzW04lRLmxTahzG/WewW9c9Dnh6alUkJ1C+Ev2kJ4rObzFqJb
        SvWVthD+oi1E1LmFANyf37mFwKtSf46rwHn5FsLHFoK9BJzd3bGFyA3c0/OyP/A69w9cHAH9OXzdDW9v36AK90qkKyOMceGVji2DrgtIk3Bf+SZ8fbBwys+3
        y15CAxjjYiGsdutxmX7ZNN9zxKxkn9KWY4ylkIn5rOyeoEyw+t6V+s/2ov6FrtR/6mqp3+tAVC2/gJ4g8UFFXjHRTFd1vRp00BVnSXlL6AqRpB10pe+ruPK8
        7we6CiOpQdVJV4GMTVe6YooAxKNXpatTBV0dNTsJ65jZnbJ4Q4eoIQ+U5XZS1onO0hsuU1bbVLIB76AsV+RE4lW2v7vL6o3TSJt0e9g22kEP28bRoBySp9s5
        8R0Jrl30dhJfLtTqS4Ra1E2o1boLtfCfiFALugo1sQ5tv+9nl//tH//i6sIOMrTQ1kSDGi0dQu1I6TFeRHznzCLoqIP42CRwvodYu9Ap1hwmvvNdxZqD5wDF
        x9d61b2ywt0lK9ydEjDenfgu+T2I74JfTcrI/Trnv23JF2nJV1si+cJuki/oLvn8fyKSz+sq+VwZm67Ex5N9crHkO19IvpOLiO9UD+Kz8ZyFHpLvTKfks5j4
        FrpKPqvr5izqrbB7lc1ZgxS3dtqngEjXRwo7xqJR2Zx58zwQL6mwN8rNWSNX2BtIMGkLSdEzvsXNGcrVltQbpW7P7GpOec8qCvwPNyr2PMMgFqr++sYGR3Ft
        yx/hP7yN7jArwQOArikDJvai9uHVavNHvB76zCXNxxfdDs51GZLRtVwj6r7rJB4eA+kFHUzXGTmEcUbkkDeXRhXmiqoW7x7MuJjpGmVWP5gu4h2dV2U6RAeA
        6YD5I/BJxHBjTNWdgTxSFhRk2n2oTvYaqrbXEayiV99jXsfAOfSf6TgWIvGCRcNlX1lGSYTDf9/hwqhwXmd1xFAtl0bM1PEBXjU+oIIgwDqN32NZme21rFzU
        43ih9zhWdJ6lI1qtBh31gKZCV7tAUF1pRKMrj6iPWP/OEWWonGiOEdX9RSO6uaM+81h2oRjR7qN1zusxWmf0aC10jpZN/5m2bdlVdvUWs6v1vU9/bBFSi+hv
        gUcrYndWE8Fn/XNp4zjaGX9QQBxgmEoiDYXh9YbCiK8SCoPnsJ3GHVAYoK5YoDB8/hIxFIaHCtEWeGNwL7VluDcUxrDyOqAwIC0rUBhBBxTGEOcwUl856HQC
        CSAaCGOikhgyUSSGTDD+Ba3LSPKYiPgXoGQgBtrCt3o6pRNDpnLMjCX3CGbGBC/gFcwMzrAeoklc38KGJqmpEODlab+qa6imSOLaleBnTIAxUwQ4p4KfFfEv
        rCWHSE+b4KSNklQ5GDmofj9ljlW/nrfH1EpgFWzOEzmqsnhRPscrWsn16hU7khskdyC5TiNyjAGlqYrIsTZOoA/flbZwYESOCdVSE7e3VGtfohCHjVDtsf+f
        uneBs6M67wTrXXVv3Ufdft7u249TpQZaSEItDHpBjEqWQDbYViZkhs06EzCIIS3sIEH4kVhBbQNC45BY2XESiRD73pYTlBgcOUsceQ2L4iUTmeCM7J/3t9oZ
        4pVtzMgxiZWYySoT2t7v/32n7q3bDyHAntkRdJ2qulWnzuM73/neHzw2GuxinahLEJGj0fGOqQhFPZaLyIEQDaMckWOM4792R+TgEEMw5OaIHI1FInK8oxOR
        o7IwIkflfBE5Kl0ROSpdETmGOSLHACJyDCMiR4ICETkugT+1ukJdiYAWK2D1U3nNiteqgVw0jqHzRuMYWiQaR+V80Tgq3dE4KotF46hk0ThG50XjGFUJTPqT
        7oZnkThW5CNxjKkVOhLHWFckjlGYkA0viMTR6ETiGO2KxdXIReKgVYKVwpE4hnWMgmHEKBhFJA5Fd5OdyQSibCQcZWOVWssXau00AVqy7e74MnqmsZPWI91u
        8DOrJRLHMkTLUgqROMYWROJQ7UgclxE2Wl22EbeLI3FU1DIURW544/wRJxohXAp08IWLVcwOBslyjRqWAzVcTOujkT2rLgZKaKhYR5wYlkgcDayfixFxYhIR
        J4YRiWM5ii0xLSaJxIGYOWo5PoFYEFQJrwYYsQZZxImgO+JE0B2JI+iOxMH7aPCaR588wzC8Hl+aktV7RRLLV2KO94FvNBpxJVSrdCSOH/u4cCSOzrhM6HGZ
        lHGZkHFRS41L8YLHpdI9LlWh2DAuE3pc6vhSJOPSt+i4FEEWj8K7ebQdTC0G6kOnL9advjgLPzIPygn6Y9knGCnSd9j/sQH/kEhxKBPF4dDiZW8oEgdipC2j
        v7HOrV5C3UftnYnFkTgmJbjcxQ47HkVxLz08Cd/7MOdXsoqW0mnG8aOIyNEgHD8Kz5vlEr5iPSYJtVy2M96AFXUbHHU2SpyOO7EFrN4ZX4WLO+IJFDfHV9MM
        /a4T/0QH6bs6uMKEumo6XkNrdcN0fDlN6RhvErHaKFGnaBjG6L/L8IeIHCvphdX4k4gcE9Px26kHDdk01OUIudBQK+Gt31BrcPV2pu+SBiJyxOjENVREHCkG
        V5vEhUapa+AXU1GbchE5YmCEkEM2xmVadbLF8gkcffgEuyp+qyD4RoXIqcPQfob5QBY6MoVozAo7sP8HhxKxjw/o0gUh3CK6KB6kXnLUkQkUE6oSB9StAOlw
        4ppapi7G3/UN6u6evMMMdhX6+mRX6I2C6kXojd6Qk8P13daItYwTwSkyTtdaXG9l4YfF9FaIbQFNlbXoFjaSZSNY4FCjDaPhTgP/CPadKaoimygHnUu2Uj4f
        O1zEGtdBbXN0dClHRxdz94vnoa+rzaSYo68RCtwnKjhHX5dAFPuIy+FzXFwOJswyqCoijCM5wTzDsOobcKOBuuI8TjQQKFt5rttCzGTIoyDwgZg56MoaHHRn
        2sNAFZssGbQYtUEgZSFncLErZ3BRXFGseTmDIUlcHDZOLgUbxzVsHLNQH0yCo7/gNADM8Ba7DOJd1LGY1N7GD4tJ7XMp2Istqo0/td9+A2DI4MbJmAXSSnJL
        wDDM7mswRMLkLjAsyrUGwxLDxv9vwbAgXesOLnOenMF4mB5YKmewBUVvMQ+J++0MEjlncLErZ3BxcUhk2xtQz0UNije1x05yBpd0DJyFOYOxbeX2MyBBhIZp
        qGXXceTeZVloGN7M6NLEtslRTPJjkBSzll5QrsjihWQtZTuaxZUA1hKwfEYvlNPWku6O54HgYgeCC3kIDuZBsP8/NAR7bwSC3fNDsAPAU9PdEHy6jUs532+x
        K2vpEhDMUvmpDgCvzwMwWKMOBC+d7/dHB4bXdFccvNGKg/kVx9hthbSRUI7w983ZzuQF7blYlSxTT7tE7rvLVl7Kzr7G55PBm+GFkib7zSW2n/tkUd2lutwh
        acIQjeKcCBEXr/LoUlU2TanzoNm9oVOlB02pNJPnlubJc5fACTNL4YSz+lNnctrtUqu9HM8+26SPnul8dPHqT5lLVH9CV3/c7FR5DT5gQVuFSiFeDEDEEv1a
        6qJfS1nwuBLTryWmX31cgn7FZQmpT9XgrckaAv7BW+8GexgrCIysnRxNosNYXK4KSU0FRAvXuiKtudptPWY6vpCLt4bsA7VWXCUy/SWDDxJvbWUHXdqb+P61
        ZV+tZNYpUaD/fVVlMl6D1uUd0GosCgf34f4iYHAHQk1sNG5uY+eYMXOR/hnFIuHnbp19dZ7Onp0IJLdDTw6j9uQx6hKC9eo8TFvv+IoC0/Yo5Lbx85i2RyEL
        RIszOPR0RMIFMNs5xXqD44H8uY1dA/ESWFnO6vkcHnTzfgYs/PaWGjpaKYuP3QFTBo+WrUtf2m+CKBxuW3b4XZYdFipZBKzPcu2LgPXp3GrxoTfhb50y581U
        QP+MIOCZ8rtmqlvV0cPD9993pvyQo1HkVR0N5PLEZGH4mYLyMVtupzOya/nzZsvpIn/8RTQZiw/3iaWG+5iezKPzBxiaTsN1/4cYYAeDqKa7B/ioDLCN36b0
        +Fpd4wucPn+ArfMNb7fTSfePgP4a/WGvJfwweKtak8VzXNkgRh/m1CsR7ZIDaLb4ydP2YSSjcVuH2msmC+foq5qah1ATvFm4tcE11Ij3d1nBQE9hSlQNFq4c
        zrGAhOQNwtRQKbgi4Sjopg3rD0PA4eq9we3aG1zsDQXaG1yxuLgde0NJwRF+B0S+JdQedMVl/AkENboaBws5GieMvJlQOy5jRQ1w10bFzKYt71crdM47ieWS
        SFzGRCtKdFzG9oNiJtmJIzWcxWUc1tELh9txGYfVsI7LOKzjMg4sFpeRGzL8unEZFYvWl00nE+24jHSxIovLOIFbKzpxGSFSoj8avQoLq+IGtjHWnkigGy0I
        lBG8ZOmejXZ6lovLONyJyzicxWUclriMwxIeaxhxGZEVJLEk78eoHoYRDo81Oi881sjrjUQYvwP13Bez+HRPSF24VMfIuxQi0z4qGog/dKl6Ry5WVqim8Kuh
        prriMk6pCoJdDeu4jPPjio1PWjOwkx/ncGJbuLyZGkD3HzQFegjaxoE5OwM2jgHbRgM2jshqNGD09A3ZgI1nA/Y+OuUBu4lOaMBupCILKYbw5Jy4JuH8NQja
        PJ5+7bxjNr7ocN1oo7FzP2vdFG9ZEFJsiw4p9o55IcWQFAtxuySk2NskkpeKub/jCBV2YxZS7Oi5SBrWDilGL90Yd+IhxGYuupgp0cX6MeDjMAadMMLPrHf8
        veYenXftaO/OJJgwXi+Hdo6bdZCt1EW20sQFlUdox4FdER2i98tFHQd1i2YEkMZmF3VW5zdFFFg8b+nnIcZizg3Pb7m6TwJaxuYiYSmjudKtv/CBu35Bp4qf
        xL1aqXexWJjRIrEwa+fJK1fu6epkV4K53H23naHVLFu2zzYt6fEKMIyTy+I+aZ2ucIbWgP0ZkSsY/plBeqCAFK0ewzxhWAH5YM6wjxTiSAUr7GYhNnHDOVCg
        9nLd0a0cvojdSh1kWYXSC8Bdald5J1dZHkYNpx0ir6k8hfSV1JKTTuxLBWd0O/fsyuUODpAnEzEW25V9QCobQiXndGVndWVnUBliyqQzLt5ykPA3e/GD8mId
        Lxxw5cX9rrw449KLjVA6YIsmHlAxP2H5wMCAM+DZIYeDYQ9Qrua4/v4xeIRmo1LX1VnIIuzyiMA3BupoG0WUFHUOWovAT84cevugK3H0EInabbf+F7j1CPL+
        erPCy85B8llp5BHd16bu60FEMOh+KD1T5RwKHRixOk3DzwGShgfpUVcS+toLoMW8EGihr0S38qc5tk16gntqZZl9rXxm33mz1sMwo3tyUvcEsRi4Jg7HwD8d
        0z9xbIquL/aF3KkEc0rTwZPsdHqJAl09hZzF7a9Py9fLbwDtdJIkm5Yf2LwEDyBd5rwleDTSS/C0K0vQXTCo9oUMKtUtSxCQhV741BlQPOg0QiOlx+jrjkxu
        e1Ud8Hh9zFtV9Em8YsnYUI+s+QsAxsHF0OUxP6vH/Iwe89My5tIgxNtKz1HXlkQHg7wAPaljxpM6znWmtKl/Oqh/OuDRT32o9oi31OLuZxjQLx7VLx7Bi73S
        LVphvB6Lsh5DWYglDQeuyiCigGWsxwih54pvYiG2p4E43k8go7CeEAJg3cITuoXHvfyszXs8PVabBz1OG1u4ucV5ypPFOR+OLqSp/BFaKZ02MG4Y4tae0a09
        rVt7yuN5XuqNDvT15S968xdQy6VnZXyz5e+cZ/kLjPjSjnO6HWc98e/qVBtplOtibjlbcpAUOoMlU0x4Z7E1Xrgg8qKAVVFcap2fpplC7Nr8Op/p0et8vy/r
        vPjm1vlpDDfvUQvXuUAMTwDvfvt7ppOCQEx7xR/D59mTcv6Kr+uoxNw3Z/6Kx3ovebLiD+oZOODLDOz3GRKkaYzSm/QVVMb1zF/xvDqP6jqO6Dqavl7WtBz0
        T8f1T8d8WbhEXEjjF1nxvQyZ+sVT+sWTvoTGQ0sQmRkrvsRNkoDWUVLRUIHZkjPeBvUYQcdeeusrHhOiijiE2dQQ9Oq2ntVtPeMvPpPzXkz3986DrUIbVRVz
        WGAmECxQfHNbNH2la1F3mpPhI3w2KQjyLABsSp2hzDDnUV5gJRiN6kb8P7ZuhffmRrGQjYjGSQcCTcAFmoALGBJfp/l57JRbM32L3+5d/DbjroPcw0KGuwrn
        wV1ChOn2NnV7D1J7oV5b7AORUDT6jWP6jaPBEnDSGZofDatRuxBWYwHfJFyHZTuBy6jwZGEeRQmEXdCoMBBMuJCM9C4ERqnqjOlQ00LUnZ/nmJKRnJSBVMxw
        5DhSriJDqrLYzunWz+NFdITreawIcxTb5Bub5BvrhZ0IJKeashZBXEz+3Cxv3SRvbae3hjMydWkmpL+/3+kHEzLAgFKXOiKpQ9aBDNGgruuNciBnjB8VByIt
        vE9aeJe08I4u9kPoxOIFsR9wIH4L7Ad9JccMBNCrXSj7UeM1bOo1bOo1bLZ3rgP6p/36pxmTpyH3xd4LYz+OOIuQJu5bZD+a4UL243io1+JR8y2xH1S37P2L
        sR9DzOWFC9mP0+ZS7EfPBbMfx/WYH9NjflTGXBpU5S+b52E/hGDQdZzUdZzAlFaEu9E/ndE/nTZ1yM/0nLkU+1FmGLA0S2NplgYvlt44+3HA+tGzH7J5NnUL
        D+oWHrCWYD9k/koXxH4csd4K+0EfWchM1Lm1x3Rrj+rWHrF4npd6Y2mOo3NRY7mYdcHsh88wottxQrfjOLUDarJOtdULYz8OLrbGrR8B+3G2tJD9OFDW6/yU
        9ZbYj7MYbmC787MfvOkdLC9kPxBpc3H2o3bB7McZPQOn9QycEkiQplV4BKzzsB8VXpW2ZiJ1HWctvaw5AKhwN7bmbmxZuAFHO16c/SgxZOoXj+gXm3gxfOPs
        xzH7x8l+NITH0m09rtt6zH5d9kPmtHJB7AfCXr8F9uNg5fXo9wthP2acHx/7ITjptB7FU3oUT9oMia/T/Pob5TMWu82464x9weyHw9Cu23tWt/cMINRe/ANV
        oWi0aHu/Fm3POK/LfvR0EdVOnqiuLcnpvN50LP5il9Sn/IZqWYrrKr7Ztvj5yv38GHBwgDfQMjvc8orDrFu0lIJp9457d+zWCqYrRcFkvf5H2HQsPVHI6SQD
        6CSPF9IEO2EBSslA66fPso38cvpxnXUmkLW9VOrAYFEl45nAxmpeYb0SLN4P9szkvG2+Mp9JeiRJG1I1Iombr2qsgPS0ntZA9q6cvrAKfSERrr3QF/5O3Wns
        NfeY95sf0l6DpQlDlTAgN1LxNWM67qFycjqu0u+njUyfuJd3VM5OhLRoW4lAffX5bxz2U6rkhK16mNuLrlU9grxgGPwqUYl9OKZG5KVPP0yTlM4QrrfT4dhL
        98ZGJxyYSl82Yyt95fnPf8GL+1MvdqlpNAvptw2q4lt/86X/1Y/7hX81sm/dwt+CMSMU8IPMqiZw2AiQzLOgW1+cMGhvjI2czo+2zcJ8Npz+0cgVqV4E9u9g
        7eKkdRMTBEX4o5SRaMbgrF/ppx6upWUC6y9Y6ZGHa/CbM3j7Yn8PI/aE/uBtaP10jNlR0yuoxnCFbbwfsV9pjPV1INdT2XWEa0Nf1OXH4enVBAlED6RD06vo
        zKezaHqSzlB1H86SCp3V8WviRR5GD2mLplKkEbOIwAgJ3I25kCBGzgmiLIUUXX8cJd5aa0vHTdAQN8FHxIvMvx7mIkbOQ9BIHbp22EPQTZ8zpqN/skG+bYm9
        MI1iH2lZ06nrOBng5DSsXWBNQWDwX7PEZauMSU7Ql3Dqsanon/n9EVoGnIirF4WKK8qAJQORyNQ8oOcATZumFWvgqpQMaE+uAXhyRaCm57UGMRDhyuVRe0t3
        TtPnKml071XmsMJZcO9GYwhnG406FTUYPxiqF8YPPubbF8OcCK3etJO+nc95tj5Fjq/1OuXZ1cqYl/LsBjp99iH6+jY6KaMDDFdPHKdqnqP9NfpZznYW8wiU
        YG4n5I+HLiMUsh5bznRIV1GQLsdq+6ItWQ5Xm++BNdAq4914d5VxA1yX4aZYkc4bMButIJNSWTG6KxN4EMhT1wD42PoKaXTPbgyPC8GLZFkqwKqlwB0vSvOK
        aJ6HAsKSkGhHC0ulPo3Pg7xgwPcwAMSqS54yg1NCupKbyiDQTvxs8AwM3iStHYNggwaP3l6pfBk86t4L9BAN5ubvn/nNB/7014vrrCvSIn3WANh40Vo8Xsdh
        JPFQqASgecV0UqEx8ah1AY+wjDHdS/9+JuLFuLe9/mnJ24ZpwQQvffIBZN9KT34kCgknFTj6CQ2TYGyu10W9aX706U6JFwT1yp3Xq0JXr9zz9IruBu0eBTiU
        pEcRcY/8ZZ975Oa+THfou6vNt8to/wQhOyquxvBMWleAwsPJesw5LXE0CzMU3KP83UAXMtcGJ9TCdCqZ3BGZ3DqDO00s4f4BnlghRxL6XecLp1ll72KXxpFX
        YwgzNUPcjG/q4A+/C3+Y96qQnYz9HApxOVJQyCjE4MyBtGgNeJojFpAAV8gGVqkh6a1VCHOygnYJVvQW0i4W2ojFgLiRhmMbqrkhKaPYDsRC5dVAJRAzRig2
        0YCVscp8wgWEcnxYP/cydHhA2Gr0OvqSalMmt3AIgPYNREtgs5zaVeYHgS82Gh/AprvRuBO4BDkODWCd22j7l3kz2ukMAR3IvCYNrnODJxlYEm7alG6wkgaP
        xNyNOjUyQoNrzOugIioJMC7qAAbg4oP0HFX4AcKfVNwpcHGHVHUbyAjO6nqTcNplYNI6zAcBemMak44Bk9YJky6YFBfZejngEGPSMroP68Ne4NAyul8XhINA
        CkiopzgHqQcsQ7NZkhSbnDzS61o1N6VF/TVeNu9TXnvZ/JWN1JHG5le++vlP/9YLj/Wts27jddPGoi5hUayZmJdOSXoMLOpmWNTTo+8yFvW617EMjKcGlLHc
        umMdrZsB7DUASclLTetiSlbJSlklkzGyAH7CCdUgsGpAhYf1NihEVxH9m2BJQh9cSdE0F0U9hi0rsV5fx9YJBPxDk6AsfeKjHbJociFZ9G2QRS6TQ2FMxBZT
        r7QXsEUnlT/D8UGMaJc+EijwLikEoIU8fwab/CMFugnKTVnIGOpP06TQMG80mGBEHI3EkkgWPqw47TANWPgylcvlGwiOAzE5OZ3YNF14lrP5Sl9XoolxH9HD
        BuE1oomNOBYhuyljT7+YvP9ezmfYf9fgbKMxBd/wddZkWkk/8UBGMtsgmVebl0PUu8pYA55xlTEVD8m3mM+iMVPWn9JIvYSRYpKUCEjeyXo0lb/a/NdSwc9K
        Be+TCrQS4UZp+naaH1ZLKDyyNbZQbInH8dsmdAlIpF90FS7qvDYkFrqq7KvMi2HdvNG4iIqhjcYEFSbsA6sAjBEqqBUwgFYgw6uqeJVZocLaaJSpGN9owCer
        D5BUVf2ApKpkXu7R1HygIapETYUbExFuk3GiSkgKqohpx41NzBuU5BMllTA7UOIIeUTKixCS3nXkXkQcaymKUKMRD9O5tt0cDvuJZ8hgE5BDTEwQho/+CyfZ
        a3/Ivt/fo1mGUYQ4EZZhVLMMo9g2xmCC6OxM/LwJonK5Kpqcr/7Jp730+wZSLxOC6SG8C+P5nyQc1yMSGz1j/mrzB5AiE1EwZxLKpvI1Mw4A2udMwmZUvmrS
        JPochJn4IJY6T+G9l5GMmZ6ndeOifAmu4D5Lox2UL5oxL5FTpqQ/gDLrH7/42U/76bdfNrFNp0auYf3/fRrGm5P4ZNJgUxPfAw8CtCkONQdSzJgyyCi3Iff2
        zHHjXYjM08ldbRObtrucIZcZagAxXpUOdpkiPssAXwa7+2IXgVsUArfIHBGt82KOwC2mMydtkLfFzd848+Hv/OPfPva/qXVE3YJDStnLjNY+iEUmHBObyUja
        3YpMmq9D+lbQEDT2W8t2+uCHa9Re6x4kBqVHiVEJIRC7BxluQywkpC02iRSIpqOfYm9AArQU6KXIyJkboorL7UlqQ9o888wDlmZJ+XuJQSgEtCoPkDSszkSP
        NExh2wVVZdMGSy0GUU0/gKguobiBZrkIarqCVOBTqS2bwbaQkLZAcoRYSowFaCUBC4QqAhYIBQuE2BFHqP17gQVCNYUlGqYGsACxtybQAF0CDYRUI/obpt/9
        6ucP864SCuWe4YKikOkqpFZoyPxvCZKqX8OlgR29Ilttn8xmO9DBEGMOTP8QMpv6cF/Adxh8kTC1ooZovpPiNMhAMy2D6jCjS+KVypYNf0LZm48eP/nP+z71
        yNA6GjtbDWHs7M3fh4NjcwNSstqcYvfok4/+6UsGUrfLCNGjKz9PAwzsX5orGfP+Eb8LFPhDGnRCpCmT5Cz5uEKVkPR1pVxNyNUIXfVNy8IvMYwmdvra0Wia
        pT5y7+hn9S66gS+fkcuEPrAeN5DQHrnhX/isfqseagGJ9d8apYSYv/YkMl9dKjBFJoTwpxzdVR+MwwG6tej4fRzPqo3GEVT2okNw2I+CoB7FxfTjCQtRpHwk
        J75Ep7vuJZC9CIJNan56wEFAlV7glT9wqKQNKZ6gEk4U9Pxx2j4KExzCBHF/CsJbPGVlZ0dxZm80nmjfOYKzTTsJWRuJg+g0Kq7SnbOQExA1QsgwHqK/jid1
        PCU86sBCQ3lVBfU0Au+WKhF5cyXaOg3bypmHXDpXuufnP7Dj7rx5yPL0uCHW/VXkW66pEeDtonZ8V9UVVtSKL7f2Su0G4+jqcitayn+XeCquaJwWGtVBHM9y
        yzjPwwb4JPQzzIg8vqHgiQB3CmRzxtmOrbtjdvVR4VY4Fpjsz5Oau9TlS8bc2kVbz+XxajWACRqmgVM7k8EJNDCYpk9U2ThCPk38H5NtMZv/0loMwQQ+/TgI
        3DXxOH2MhsBEYwyEc1mzZKw6eqsaj6f7PsILOcRqMfHG29SaHXQ+iLFpb1WD2KqIE6LbAbaqQSAfAzh3UA0ut4N1Vl+6LH3k8YymHKRFzbuCod4WPWCqQeGy
        BkGwj6Oohxg6Wjpr4tWpipGAUJWAFYjZAUYfxroeoWIcWGkYzhkl+L88bwN5D28GmfO5Sg4pDavVzyQrIakdViu16HYwVVreEoJJomXIAJShB1MNgKHnYoqa
        NTBnOCq+lMsoXs7ASfuMYq+dCC1RVFzK/iiRWs70X0/mj8IIeoiAsvZOApbiMXX54WT1koNPj9TAYK+hKQ+m6a3V0QMW2hFQHQPY0RlJIlwRgRkEqzbIu5Fr
        Ofm1tZMGTrAlxHSmGsHfuxqKANJgwiQ28Ty0qCacJiJxbolSh8V6AFxDs4oMXO8te2o18b1GtprWtDLn+al3NJ95nNhYY1sZEhNsL50PxkWpLMy3Jja4reV3
        YYui0aXdHAyVqatQRexdkUhOOi2ajjGK7N41hLz2gVodT4WqX1XxXD92J8Kq2NkDGjPOVu504j9hKXRTkQWi2PdbNJuF5TB6WIkbDiH35aoR/aHEGFR9wM+Q
        xoElWQ3N3aZ4EDlXiBZJqA2PEdJTg2utgyhXb7CbFqTNbSFXH0f64gTjCa9CiIn7GKfEZR6DGF0tA68sBQc2MfqQeeeGgNDq5LSKo0ct+UKR6iiAFbNRTMag
        UGjMy/gcfaXMhL8NmX0f2Ej2sAMDyL51SCJf5seZpccXXH4/KaoYjCvVhsHu00gTjcavTFaM07mgRoFV3i6qjO9ouBqrjDphCLVrK0fRYbRbRofbY0s9OUIs
        byXDIgVgkaaZ0qQgOj4zt7xlVsDcmujepwh86Nc6YkysxdzVMXUQ1YTCKUHmxsztH5p8Cu72D/iU9kuUK/kTk+mLs3kGlyd9BN8a5A9277ubREUkO0+FLr5q
        dHYjVZ4bsQluqDFNM14JzV4FOep5+6ANkTsZD2M6svCGGZQbgHmzvcggWIMPnkmADMHanTQE6dXMOdqTxtU0RzZi3sHGjWC4aQIL6t8LykZsBOjh11ovmYoe
        jVpOBjVWqGuGTPY547XQYPHHRojpUgtScR5wuviSIRoXBjW9cGQyTAJ6aG3MVcY2Udz4dyewzTDTf/Lf2RAhM80EG5pRn21Yxw2nf2ZoxTtIgQGQAClIChtT
        FtFS2dve9alvG1gsbJmGLfgyoGcjQAeYI5v2kXgVCiNemb72YdGq2MSsBCDdJ1WgVgGxE9lPZ283lOL7dbrKED6dYQcImG49TuRlkL7yexE+Qf9+hZo2GBMw
        zlisZeYtib+j8B3akxL+GDgLVFpeyzXaa7nGD1MNChU+8vu8YVJv1kMvjx2khGIKvV5lTOo6p6TOCV1nTTpQWsutr6xF61VZPmTLh6K185r+xO9HYa7tQ9L2
        MNYxn1jmk2D5s26uRrigRkuclpLMVW05Eckrl6RoaAhq/B7jh6QMB2UrZKUsdL8DqcK2N0AURmk3dr4BNHCEigp25AEa8xxOS7IZGJAZGMCmWaJKtJoGOLvS
        YbLo6qsfpuqc9uciCP87G/PrIvFQoxd7Oro7h3CwzKHA5+U+iO20XzUEwEEIQ0hKtDRhVvyW1PCpAmiSCoqIJrIGXAlSq5ytZyBXbLv9/FtivLcs6t9+xu2q
        Mk2HwaUQ7zzUbmCjZPazwBmDq2xHt1qtuUX1yBKKnnSyjWzpznc2L+pqEXQ0+ssqRiMOYHSkqfbtbW1Bal4L9M7PBDooafG9onLM9I2ExOmPlQWMTaLPOBiW
        7XEAmvsFYiGyPYceu1Z/FU8ctah71Q4xgYE+awPPldOrd3ZQxNMODRbt+CISBS6bNGg0juF5+HzKPP2RI6MTj1B50BKOpUlDX+8SeDFuhfyVty77vWUwphjq
        pPRuxrkj6FSFG2R1x5aCm3fI+iDscrxj20z7JDUOonUFgD6LqHUl8dK4HcVvo9mSs9XAkutjgnIs/2EUUyB9aMYUzQ9KI17BZRRfCmER4b5ksExtJgLj0rmB
        IOlnEeBxk6jF1I4HrQ/R7YZJbI3JxpdqxVzDTiooLBzM3UmI0kjs3fRPZa9fB2kUY1GDt6CBhQwliFN8lrat3bSWVW03vKivy9dRNvNVoD1zJXNeNWG8YmHd
        2C8X3FseqroaBLtOeAJMOhHwYP/rwCBTVIB0VlQKKV2nfoGUvkJdeYt6W0f9s0utzl3Q/l+HPfnlKALizeuISblG1bNdxXQtGwtshMGhPbt2RtTSrKXH/pHQ
        qZlCz2sl/SDp6rSur4S0qF9dAdKyDgkdcSVqSl0ePUgbNawh7PS0gHDY1aQy0imCtSOEYRGiCdGY9WrNM8llhA0fV1PPJKv45PJnGD8+ruqQi9FhBAeFwwQO
        kzisxGEKhyt2639q5eN0WIXDZXTYuhs2H35IH7NTDx8seyHg5Wrat1Mb6jSCs02i8yA09xnY+qRHqc8vGbrPNrgNGmj1NrU6Ou4AEHZzRY5URBCHKpIQxMWy
        dAQEygu0m61PN6SlqGWpZdR4Rp0q/8Os/JAw/pwGfsMZFFg26LI6zQJteX1U9K81IrUMrN4IPWETN9Em47nFBH+0MdWBCCZA791NWCIgRCabXUXYuAquSoRy
        RZtmQptG07AQawXgMqAPqYA5ka1csDHhoRNAaMIF6Y1EUHT3f4LkctRscT4125+jZhkzF+dTs1PTtF8xNTsl1Oz6N0jN9qaPdVGzHUK2eB5C9t5b7vxFlqG8
        rMO8xN2ErBvmeCFwKdS4Ts3o8iJ1GFzHXGmALq6uCZWsGBN0UwRUvwNVObFv+5mg3Wg0URIP0UecFZ/OGZYzF1qP2GzCqffk9u5cEnqzJJsztFslbM7FeZsz
        70Q1/q2zOde6N2dbb87262zOZrY5n7bwGzZmFo8xbQu5mc2WWnRnP21viItMi2cYlENNDTPSX57bZ4bBIEWC4wnnET4vorBwIHxuozSS0m5Gyf27tyo8e+2u
        MkxVcXpdAv0SMLWtivqhxG5shd6YfrDwQwP5W7qet+W2MnZ3In+FmrujYSOmJS7SwBVViKFIVqvVrTZOez9EckAEtGcGNBpFPNJxyiqzZoCGDYRCFVttVbSZ
        IHpieRHDyfUzj4n6hFtkUVY1hz/fX2brFyZfwaochacJLawnUJpXmUdsUYU2+XqjcVBfH7AVk+j7UfavtR5EWVtrzaCkncU5C2M1mjFrr9heE1WH/rOpndqZ
        1Gj+QCdTizZC6FIVPU4NkFZEEcQYxqsJNVE3qg6GqpTRMDVCiQRFbRKGGQBRPQI2q9RtoBWqByws6GsiZ5ipLxEqq7E8SgnrBd0FYTLY2TW76D7Cbc9ByAxr
        fnb3ILLvqEnrCye0cJeDexFvlQB5T2kVGbyBBnjCOmciRi1rXV/V1cBrpMRxiIYVPGyg/UFBdC79Z8ox15bPOW0B+us2hq2x2VxU7DlPGTmxIU/Y9vQq8Tlj
        c06RG86YYs65fZ11XzqYPnI4w25Beo4qKEIljRGsQsONTTMQZRKbH9Kap99tNtZqfvHzhz1i4Gaet5W8xTNLneAXA9kpqmwjoF+s8ouN9In2R3GXu2HiECzE
        eoRS7wPmDOZ+1toTI5APYp8PQHQCFqkq/JGQMwPdkkFkNyJ6U9TgEBAFoGmhzQItjqGP/thpT+fR7umctB4j7v0VS84P0vkZS09z05JpNiDyr8Ig1pqOTpg8
        sZiv9BW5Zov5ant6jvO3zcW+fWoBKJ2w2qD0nKWBwIrZiwneePwisF5CPbY4gANVpM8xNnuoqCLWEldHNfGDPPccSoh/3S7L1rpJgCQx2PAhOuYILESfZdM6
        UbDLwqFecNisN8AnObLVEeUEi7nCKtqLiJgQzEybyyNAzVQeQHI1Kj9uJyxs228nZZQH+eoxe3diMl1WyVHeLF82lb1bhbsJTdOL/CszP/QQP2XyU7TGcFPj
        bUbbnUcztG0Cbct++YQlQhLZj4g5zxRJTBKxjobYpDAxlltqHfKo0VuYQYwyrU19GdHFUVzE6TrCd53AdbK9QrtUEDUQh4HnXQkrHptTnMszNsWy6Ah6ByhA
        VIx9N5N+Xk88H/gwFb+Xae4hMFPmtIgNTTU+LZsAjLE2syoRyk0Icw2x0FvNZ2oNilDF7y7bTHtBxZII+gZXWeKvvbfs0lmfFlsTdOjPlFVf7jNI04bLDef/
        GKvQS9cLFQldC+0RIA+LutopTSdoAqEiBKUwqp918qJO+IDhZAKTU6eiAmpzAj88ZYHcnQDcPWFtJDp4AiLnpgWGYwJge9CiMSHKfj7Z2abGQqKZL2X7k2Vt
        YdcyEbUs68I3oGWPO9NsGKrXRy+rMy7lEtxpr5Chmq4l7HAJqExFxXJGYJfwl3KqDdXLC7OsGmL4jI2vl+0CETlzuc0T2qt6J62bElrXj5hy8b6Exmq/vrgj
        oQ3hQX1xV2LyFtALEhDW0vZ61Qu/49WqFxZ1urZ7gEF600cIqfSmJRif/qNFZ/vpWp8+2Dmd6Zy+ZrRPsRtVaBhY5kvArstIl3Vd8jgnyoRYLsHSG6HCxjQm
        BC00yAnmvUQFC8sTmBIZVFAj92ALSDCo69fZkyoBsd9LTKTuGD2FYJblzAqsVyKKzTd5UT5NzhSt1NM2LrAx2jOOvr8JRI0Nra49TcfTxKr4kv6DQ9Bxp3wg
        r9iCxvoTtmisf9cWjfVjtmisD9qisf64DY01wZ8NDTeBrQ2V8Wrzc7ZoyP/EFg35U7ZoyI/aoiF/wo6HEC61/dH0BG0iXwJrOUasJS8t1kxnxBIhuN0cxctl
        a59gOlq+iGL+MvnqKvnoSvnmpHxyQnTySlTyddHID0j3+qV3fdK5SPpWEmV8QCNxcVsDD3Nj9qtmM4l0IzeOXqW9LMLTT1sI4AuHZRjaEk/FRhM1urA3pUf3
        1ZidwwnIUEj4EJCNSOv0qX1wSWA5FM71NfhSZTbQPdMhXNl+7D1lg5F4epyeZe3e03TCgjojPdY5RVV7eS3X0h/+0N5FdNoxXbNGerTdQKiB6whU5r3XlT1u
        oCENhCGEk5iwFihBA+irEszGbVijBeJf/yJIkhKzkN2h5kwZJiJXi3iHLXO0QxuUHiZjozCXPSwUqp8oqHviMBReoyiKwiKu5jHqdvagz6vTlLnRsxIq1u+G
        TEezeiSabutAhlDpEIyINhrbIaJba9zAtDVbXCBBCfZZal1n6t0w/a4RO3Rou8dU2FTLBA0XpcPxULo37suba8HQI331pYd+x2MpC3QFNGXZ4GYfa9t4ZIPl
        s6NkDfZ3f+mlf/dXX2Y7m7Q/feHfRtE7RV7ts2cjL9J/rxfpn+tF+pxepMf1In1aL9ITepGe1Iv063qR/rVepC/qRXpKL9Kv0SIN1ZgyYSs1hpG6iIoAtlJj
        2JGQS2YIu9EYcFidCraVGlMl2EqNKRemUmOqCFOpMeVgMsYwJw5SSeWtpPz0qMNJ2MRicpQtJperUVhMrlajfEMsJkex4UZUyD41yhaTo9piUpuCZxaTo1GE
        Go14ks61xeRkeKlpwggPJuYES5B1gfYwRNZ1LYTYJsDzE04Yft82Haic9sLoELDnIBmPDU0nZ0q0WZ0CMxwo5pz0flpdCnSZva0RxkyTx56yxd1f309sgvPn
        PgKRFwElbOgQK8JKPIjP2IbOYxs6STQS2+w0FDssozZ3dVkLEouBOhIaAft6uoLi9p205rRJCQRyvBCgLkNvDekt6wU5dOS1nA/WwTyhMNjhQZxNOSy6Q4xr
        AkEHFa62oTKIX1Vum2kNuR9op8Oloy1ZsJQY2IHbdIPZwsS5ntGi3W574oq03bmWMLlLN2GPQI9M86mDzsD0AL3RW4GtH3LkieyL+JY8bc1/epH2acrIAu7E
        YIN28ap060+qds/enLNdgUU0bDlbYMvZiHXqsa/d1TytSNDudjDbXWCjZFRcyTwBRP+1HKKnc30NNyllMKI3GNF/bT6iP5ch+rN04tDYp2f21ZgATk8D34ty
        zEhP0UUZJ6/SSQ9OXqSTpz/C28HXsu0AvzIPieqwKVXSV+ROgHpZOZ9+c19ttQkt7DfkmSIqx0/cGpyUUTnvcGgELOn6Ik8MzcpwDjWfSepLGCr9TLmgIt7B
        HaIE0gLsS9NC+tqHM046YtiP7iUkFWn/8NXm2rgX3gZXxj0orogH4NYCg38PVg0VFJOExTwO34oXxoihpSdHCUVSMRL345E6AYIHiVsRRRSHpTBMTxMFAu2t
        T8uxDAQdERvAHpnlXAAhZbYO67QQH9t0eINdTys0iC8/ALEd91btf5waUH+cxs/UG0SJmXzsJucdD5/7SbvvKWpJlLWEm5BWqYtddVtUN20vxfQ/G3EtffnU
        733fi7Hkzv8JTz7hpicXfiKifvwX7kfXh+yuTqTFGKpd2rQu+TxtfC+bcU/aPAM4ggGoR8/uZU28A/P+UvoPf/PZT3v0lklv+WF6ZuFXa/Tqiwu/mvsiQYaO
        Y7uUzdvPEE599avPfB9eXx68CrGMvGxJXKE8ec8EUe0pYpUU3cIL+2Y2rqNdxWON/OkXXjz6LVpPgLt9WC5TQIIConTy4wM+VSPeKRAbcoTbOF83v/XVr/yl
        T6PLJdMhNLTtLks/PnPoc9/T/VhiCGwZAlTysB4CdBleKFO51vAsgB2iSa7qqT2Daf3H5z/7zx5Lz6sK9I/2cinDVclTjCw9+Ghuh68+DL49SGe2IeHFVeZm
        5MfdSLyxp/qw83iQuF4Nd7G11npxvgVyjcR77ekWTDvETLGYNmKoyErEB1jvp03Dfj+ntgVfwLS6QvZeYsFqPYZ4FxVRIPYETOHpPTaADtDWouy1gfiahqBK
        PJiDC4ePQOqrxFUXTD1cV2lMaI/cinHumq/0+yd/83cwJVy2SUMjP3jDMngd0tCUcXz5q5//S4wjLd3UCON+ePHQPNDLhAapSgw4qqmKM0BBVlJaZVfhD0dE
        kHRDgH55kdeqIZYx2sLNgtNkL8g6X/WArPOhXJ2A0yrIOl9M4H2RPvhYqHBar4Ks8zFISJ7cD7LOF7LOx3A6Yols6LbAKVAcYQpC1hWYrBuCuGI9VFp8Q8i6
        gnyioIaYrCswWVfQZB28UVy5B7KuQGQdC5kG2TSBybrB8JBJE9eJ8qZymgamchCByssdg/TFj7KdSMf9d4JO6SYGwOXV8qyFleEqA21zofC5FyOAM+jWEMbf
        xiC4oGbhZ2diEFxZi07m2x+ecaziXnOPgLSDkOsr7GAYZFg0jPM6axPgI2LjRyiN2+52trh1xHR7PfwRr2RSLvO3szuey3b6H/ex57KdVmGjZcPuz4wOOnhh
        EoeVScCmRUmBfnxO+9cFNJwQfH+l7YSBu1BxEUkkL9fZukleVklBdV4rph97ONus+TW4XbAx1DbCgjZ8MQoo4Jlhw08D/szdHYNr5II+ibOKvfkfnv/y4Yc/
        dVCcVVjbjDDZ1dlmknWMGwUvXBsieZ9bQRigy6WY7qW1tLe9hZ++5vbEa6SPtaL0tSbhyAYcndt98BkmqLobYl96UpR+VQjDlK8y3wNecaPxbgSP22jcgOht
        POqA/C08LoT4ODUXaiuiLTJaUosL0nS5tW0dArbDbcxBjLCtG5lQFVcRB3jHRhQdjpclrtwGh9phZ2A4qZXEL5Rp/o0csAooK3zSttwFkBYXxXgewOUQgVpU
        1iFkg2BE4AEn+IRWieuOC0C2YGDez/h1d9kc1sPeHrrot3nc+4h/IMLMg6/yvTJQJZlyeHJiMoQ/yvtb2+KLOMygKZPe9rduA/LVdPpiK8JGYKd92LgWg0VX
        YBE8k/a6dtlPtPn1F/4yg2PctXIxINEu8cO24Yfto7ha4tRdEfPsrGdxrIMJxawUeGAl4nzOA197ZZd4ob616fpTYgk4sse8CUMkjKkMG0zOH0LF2EAhysCV
        PH4y/hPoBCQcBR6r5XYkkFuH8yODIWIiAINdymfAYMtxBmNCWxXXWSodTV9rZQvaY7UYFlwht+A4X4ST6PB+vsQ1kNohWtPgPdEF3mYu74sA+tRbhPMbTWtv
        Z8wccNY0boDNt1DpMoMDMPJugWzsQTWUEvtg+kNjVxSEVzBZwQenEwWA/Zlx6OvEOmCXcGXW6kZY4sguxGr2RmPh365z6nt7s+wPx11OJNxmIPfmmUbsWpwc
        AK7WvBOasDG0Jq2n3MSIaZ+B13jFdh3LhlWWkX7vxS+D5EDRpkN8Xuch1rlJdEitmw4ZT/8zmJTvnf4K0SElokPK4MWMC377Jbx99tRD39dvsw4LSS6X2/vd
        5HKm6F11+eMxrNV64Un4USJseoV9GAf7YKbNlwiENftQa9MuRXyzQrRLifpZZgqTqnA5oOAxN6G77+YBEusKzpAqvpYmm1Wk0DHy8CU+6I0EArCpeBTFZDwO
        i1frQ7nRJqpxW1Kt2IZtIrkesN440rpzeE41Hd3E0F+24XIczPVxPNK5xIzXLLRZ45Clcwm0XMQyc64+KB91ffT9TVmlN0illsTaRCxWczdUo1BCwmUMJ/fF
        a9hPiQdsrnT3Pb905468K9PUXGlK3fML6vKOhhmfLKspVsCU1Romqcqg0BQ3BuMwzjp3pb+xPpR8VIEa34AEfgFehtZPwruKIt/nR7fHaySs67gK+cYdTMCF
        eDOiYk1XAhp6v51kBrO12vy6hZiQq4y/RnQ6Kl+0ELdVR7qj8msWwqtOWieRINziWITjeO/fWxJS8s+J70X5nBVzfuzjFkGTJXJ3Bg2LQBhQssKeceMxlOcc
        mn2Lc2iMojzjxJcI4CQ9bGczpXrYuHINNAoqqUJOhnAYqqqFYZKpMimKcr7InYyonOLOcgLXmK2GrqNGu0R2G8wbIbLK2YIWEUnG4QQeVZech8FTPWlftAc0
        ECTH4GlpbbzMEmRDXUJLhpVooxdag7CLvmbYDDWa1ZDk00cmS1bH7NVYPpTy2PmfxQjKkm0vrV4J28Q+DE+q6pOb1b4Hn03G85VWU6K2f+hfTySHLAmTDbNm
        Zo7/ELJoA477HGYEZu5nwbARg/JKIGHBzuCaEPpLgbB1p6lsV57LNYlmNJJLN9in8OAlG+yTqOCYN03Hk8F0GjOOTdSl6pJWsuxQksyqscPJ+OsP9QufAKJ8
        9XkTghjm6IRhhfD/EjCCX+ZsgD0wOY1RBLFCYcRjeohKDHI7K5YB7NMDnmBUaTUJx25ZpvtR3zSrxg8v6QqmOqN6C0+Hh3XZtGWADqIc3QCrJ0/FG+z9KNUG
        ewbl2Abk2PXScxYTHPTvPpBfLkd7Sh+wdkE04KWnWPx7ztAWFDICcj/6iMk8Hw8oXeunOlr/0RIEoIQFl83mJr9stIEx2DSbjKlRGno1PssJ1cZUcjgeJ4DP
        93/2fFNCFK2dsxryQDKds9JLpGtEMnnabOg0GH5vOf24zjrlpIPpa59o0z5ovnY5HEdUuEr6Hz+S/Yjb3qRFE1NDecrBbC+12MDVnOZIv3TyDUcoyNXmNx1Q
        kbTD7abt9q1O77xpcy5k2i5owjBTnQ82aP6ckOUzRP+NKaViGDUzRO1H2FNaWTMFWVnnsLIOFPBNbe2M4GlbVr1j5LvfXDt8jTYSo1YH09FDJsZmShCEdyUx
        q3RYyUiCxs9Q1d1tDKKtZBi3WntyjXs/T3xdKICzEs8iZedqmFzzd9K2CHdv9B/glBFwMAZ/lXHCJGxPsOYjADaBHu/Rx00cj5rI1rrKOIZHGgn/0jR3MMw+
        Q+TN0h6+9NJB9vZOz9kYLzREjy+rr+krbvQ1eNdTlVGnI7gMcpelhrRsv0M4g8oZhzY1n+NdxlTRSWiiEcsSx4N8bDrRb5oZTfM1k6DCeBeivu3E2ba7GaE/
        GicI84F+uOkD/nT6cOWdcLYDt+NPR5dsvmLfs7OxAqS4SkVfMGMFLd1Ja1p/M1ZjLVqqCcFB3EqSFm6opNVqKiXmYNFv8wCesvM2muwLn79jsZe8TS1T0zqe
        MPSyZY5MIK5EnJIRX44OcbjJIpH9eUNSpDArwromkQhnxdzWdgubhWZvpyKDNzp3OCtldk59JToVsuuiYsKVfR3CGHGvihsNKJJdifAQsLUBwRlIG17iChBE
        3DJLd1msO4LtqvikcmW7C4HS6L/ktgbQWW4dI1YgLyFbLyFbLyGsahhpYMF1VpGsc+N11zhxBC9+Mkqf/mSk4g6yTYwG7VEiO36MfqJLP317OoiTgJZ7jJNx
        oLMM2TUIrzE+S/twQXj1w3SfxdSijRLJrJt+++xXPu2lf3eGY7Io9t8hnPrKQY02CSL2mXq/fIL2y1r65Iexa/bErNvQ1brnx0z8qw9CjH9LBrMVNRoniFxg
        7Uz6ILnFdp4MYJ+dVAPYZy9WfQQbCbxV9RuT6mL6b3JHMtKIL8quaHImOkFwoj8yJfKcZYNg4iqioybVN5vEeKWV0Ipp0jrIbV+jXTMbq9HDuVtE6Yx2ZaKw
        6KsY9dF2qDKqg67jZovW0+hsE/8lo+oieuKi29HSUTWBv1uppYDePpgAUb9027Le9cHOrA5uyBIjcxe0h0IREP5wMSajbBuJ8zoO/OMkow4O1pQUBW8UERdB
        4w34BtLXgfuL0W+BPYATQ0kqAkfErA8OOSxQig4CE5dojXU4x9FcyCyLDbx3bWWPJiDwpsdq184+5EafNZPRJM4s4rmpuYFuU3l75VEaQGAbjCuNLs3qcpQ7
        ygAUYj/oLrBGAZiMYImWU9fWcCRz7ClEVjIEXJ2tKu1M3Ln6uAkx9QsWgnmu5TtP8Z1XcneuWGs9B2n30FrrBEu9J40vWWuN39Dn36Hzz/I57URWUtloHOAr
        hGNPLttgH9RXp6yEsERT3rJOW0lprXVEX71kwVbuCV3LGSuJkFZYfjtrJf5a65i+etVKymutp/WT56ykX9KYP0m4SrbcVYQmh3Ue8H5Ga3Sjn8Y8Ep4IEduK
        xHGPyvbgPxlfnkIENapWqctVWVP3ywhsVY5+OHtNM1mmVs02b5UtHDaQatkzWkJQBuZFILJ+WKtKk9g5mRvKzbewO122Y6tSS1JHu3lOj7hYDzy37XnCxkab
        LYYxv7fSpZHknAhUpQEoL3CSPYXyqBuvQHnEhSkwKEtcHXdxPMHHky4tGYzsg/b8nbbsqBWPxsve+EZbQHzvpKE/uFKtaCUr1DK1Qq0kvqSFG2rZvK22Ef02
        jH8atMiggNjFGsvVaojWJCYiBrVG+APlcvzdijVBexu76UF/5MIdzOKAAaaMPwjnYwhoAIe7F0yG/egrNhsjdFbv8s4pIryDrYDAe/kGVuM0PWyRY8AIRoLF
        OEaLcZRlKNSqMSakxtDlOviQgIpRvBhgT57QFtp9QF1jKAKElsyIwWuZNOQJG1UD0SHQR2N8kgA/XYS/2xvy0R3AnLg7gb9bG+2mMA7l4DFjCiZOF98uT8LA
        qY1jRwnX098C9Etj05ch3sQVG02HFm8fh8Jdax3lUwnb6zRNEVhGOiBnBTEfBHkTykwENdMSWUb7CbWuCRw2S5O+TKlWZ2vIraZs04mOz2KLyLHzhEcRRlil
        Pr7EmvZlwIWfTEYfBR5sP3prI0vwffpZ2rkOJ/EGCxEhR8H3jm6wIgkdqpbewDBykZgaltrOwWzJpx2BiZpjh6LSdPSoDV0657DmaJYcRgUhwziaZVGb9RVh
        1lda7B34+UHJFsJaUaF5YZ602dq+6LQMBFsJ9bftCzWF+eNpU8xtKke2VBagDa4OC6JHKeiEXC1KyNUZXLELdcAu1MVcyNUinB1U8Z3woo5g8yrfDuIKQl5H
        4kPt60BevgqAnwP+OJw2Xe2sIHGK30vERgSxSQAj5XZXyyCdx+DPu0SPu79akR5XdI/H8F8HKsEUjOYIGVqRgGGhYzZwjGb6qN9lBm9gbFjhzs2CsreCrhWZ
        wopHaRsCjQQSn+B8TGF5XjR/mWaeZAgVnLjsRlbhgDsT6iLouphyDLAxXAQ046oJoJk+SORALwpV5AHRjGYSDWCio1owcgRlLzsdsiHDY7ZYObBAZVwLVC7V
        NHwyj4aHKWebUPVg6ShSJ9okROIkMhlXPrXflU/NuPKp1xz51DlHPnXWkU+dceRTLMWgT52ikhPr5j6FFKjtjzDngPKgOR3t1WT2jMmBev5vU/MMXQQ6SPOZ
        5yHYYAH990//5qch1RgDg8DUeib+SR/h5/vbgpBMbvnS33zpV/FKkr0SSoC9GgfYE+sCYoaEDIAbArFgcEMIwVqUhOEC3+XnIuvZbeOCs4WOaBkSgSyDucVB
        BKrQYcKvzErWEP7dpC8PWAlk21NQJK+1trNiQ03NDQQiTj7AYmRkORtXsJ7YVbbZpiLTg1SxoNho8BErPUu77zdAKDqEZOGTKKLgJBtQjqE5hdGuprDjttJH
        iIGWNGDR8pxQ/DKRia8SkfhKkYhPikB8QuThSsThdZGGD4gwvF9k4X3S9kgk4SURhAesFaHmYJJZ2s1wzd5bbsglBsQ+ZsOrRqLosXLpEc6VbrFN/zjdEmG3
        iTsHbKweE3BoLFI56i3lFTvfFMXO0//O14qdM1DpiL1MrxaVavVOyBoiF/vt1FzD5IC5a+Dm6kM4bOxKXBhu0Gim/egFtM8IJBHAOpCes0IMU7uXqIJGg+a1
        QEM0NTfkxkVuAH0rRMYpmL44iGJ7kdi/Ike8LzniGTgdAU5H1BqOxIB1YNJUhhUQrD4chJ2HmrMkas5yHjqt9LgLpeLHLcv/kA0DYkP7tvBZsI7Hkc6idTy4
        dFaHsYkJTgohp7VrDP+i4FFjwgHLhsZhis82xRaX22EuS+XNiQMnK/bTsiF65pMDJvSfdNI0JdLyUVNsop4C0Ycf7koCGiwOA/ohWDYXYJkPzSet1adgtFxk
        SsZUPn26iROPTg7gxKWTGZwEdHIXUk1ReTO0sVRuB8jMsUVueozDBdFRkFH4ByarUNkKewsOEgGc43/jcCOHsJbQ0nS4mYM+c2RsHO7E4S4c7sHhPhz24EBt
        oeODfNzPx0f4eICPH+fjQT4+xscmHz/FxyN8fMKUMZIRiv6DgwC7QVsfFGSW4ctgJWakV0hwJIj99qzlAPHrp+n2cQRNCn/LNJ292rDHmjDEnhv2zDY9cB17
        tjnT6ZRoxOHhwO4HBDiM+ywxrLJYcUzo4lfZjNyAm+27cMY6+J0JAa+w5g6smqZTZ6cWt8zM3K+c1HhPg1bSRwn1iXEJDJxnfae6x2IT57aBBMxaDyfeLGRX
        yp5tK+xn4wINrflM0p8xWv4D2wEkqvAMBJ6bHng28VuxuyUXHwQ1dCpQ/dlzTv6d2RbApZWUlD8LFq+FBGyzzZYicm22NRujFphxF9uveLP40ZtF4qVW4mVP
        0+3ZMO4IUGEqD4N9fePohlz2z6lriTBs95l/svI/7W43HJftC34wJ7XcxX6Y1A4ahdmk2koCVX0UdForcVrIFUUdI+4MJmPuLNyuZlW1BSuJWRoDp9mkdhdU
        KBetZlJrJp1Il7cS1iodSno+ST302n2ngSp3Zso7nFRyA1yjUQha1Aq0obehemjYHBosQlSz1LSgidPybItoMNpDOp+6jc3qwibwqCpu+cx13/jlvs/8xTWz
        O+I+WBa0yThCykQY5Jq4tf1iJxOQm5uA1CIs3mluQXnNxD1MiJzos7k+2ETNziUm683PMRevy7n3JANzsUHjQoXJMEJA0VI4iQgeCsqlYQWTWW41m7jdBKBU
        OjwMTHCzhhyfjZ1Oo2gNt7tU2sT7TOdHv3Oa6wcLf3tzVXROKxBvVjbYhKJUsMEm7KXCDRJAYoO9HvYmG4Cllb/BnoSxCaxtDRi7DknyAaQusbGxGMqSjD+m
        uJESRDU32NvD77i2TyvUgynXaZ81yETwbNrJ0rqkwvK6pMpisCQSmZ2HOIMFkUAUduJMEIOnhXxGUhMes4eFgUkvYfrfgg7mOAsQuXaigCdxmMJhfUe6IFpS
        Nz1ian8SNzpoijuKVACxgwevcYVI6WgR2vOKtUAkIv4sqpaD357ceW/u3JXmHXCnddWgz3Gos4E1t86k1ok6Sx6jZupG4t4ZW3pGvyUlfV9ZbF6lWEWEdBLT
        HJWOmphY0UfZiLhPvKBgP+VZe1N2kaqzimgYmHdmgUolZkl/oAVoZi5MndNRfYfsDGeqwpPKlidhN6o/6cgnodrizwX4nDecqxbBdBDjYUcjNrUoaV/lesRZ
        7RYlIY+TCnmJ6ofezfZMCx9ylQl5k6nddDrXJvsQlLU1fvnxBTdCaOBCqEQ8MZZjtbvBOi4AKoLulaEWgesk5L6AczxuqPI6Tnt12tebkRH+vDEv/+NpGjH3
        3opnaJeZjhFWziSL7f3aV0hWxmaW6fiu+beriBTuICr+ujdovEWHiWifGX7eZPOtyBMzruhnYkN/wE733o1NfK+yG4nFdSIRrHK20SxpGSrB1g249R5tqW4i
        j8NKw0if3fsuTF/bXUqCmnJ8LUu7xVvIn8Itta4XG2ZE5rQ6mSA4DURsaYdyg8NOgAzAbxjeQ54T7LEzdyZQItGEMVf6wC13czhk4yWN0PpEX2h9aK40SNd3
        lnIRK928jMV9JumdJ3MdBmDOJjzosuHgBl6yDKOZ8i1l0gZVbhEQV2YRSkduYltSIeHyZjMpNtm0+NftJJhNkA42VAXC9gGog0KuspB/aCW02VYhHcn9VEAs
        A/qp0EpC2nJpc8YePatK2JTD2ewzVcQXpZutZlwi4gbWi89ZSS23WhBvqrNaAP60x9LaCPGChQBBiEyV9NzAK8ueTYqYmllQNLNNBUNhO9csdvyjZpmtxELn
        6UBrGWd0KErvnSY9Rh232Jix2Gqh492jyJaUUg3xL7MwUMUjdLBAS+n+mVQX59S10D8o3ETojHihuMp1i0NA9PCiD5HE7jr61tOV3MSXntl8xf7H0x9WdyW1
        rRiS6rWY7kWeNHNPpsZ1/Ox1u3I00y27twJQIlamIL4vsnyJWV2WOzNCJIFeFbFZWh9KMUuD/0GvJM3ryyXNw10RGrB0DZyxjQLyygjyHM73o7dVVzZZ3nIj
        oYTDP/atcG/l/s5egMUU3EsYnXpBCObJJNqsHkh6tyeFRlzcHGwmnPEEiPh7n0z6Nk/tezCpbb5q/2bzgaR/n4o2Rw8kA9uTSiMepHXcx/Gh0/FfRGKou+Mq
        7J5MxuNxnbC/cuR8SNUyq4GZ6IF4WLlPxI3N1bhGfz0ZRmTZXg89px5KRqgwb0xKbGi1ufQANTH4Sed+mkX4N86ctKOXTVf1hJuj/Y9TR4L3lImrhRwfgzgE
        ThMbnnI5H11Z8dubut6Oe0J9HqRUL1WURI9TR3C6b/M1D6voocfvTtydkLRhc8X+13iSivFffOIhPOI8GPeI7yhXslQJFRCYHdoeE08b3HpLH9kIT6fPKDDV
        UTY3G8gDKdSpoOMG3ahixy+bwxwlGnflMajx+RIxuN0n0VRVewjDCZuhQVWjoaTxHP1Jjv8l+J1GAyExMbkYzhvKzmbHul8NgAHK2kz19W7PzonvGG5fcDo4
        M/prkzd2jhuuvK2CLvEzIXyZB3cz2yG0a8zqJXiXiavPmzi8YIb5h/Ux0g3/LdhU9of71Pzu1EJqfwVOxHtlGAM0yRzOKisSpkNnbyj77dfOdD5GEFHrQEQt
        DxHeTs4dlXD2WUCEl4OIMK4hlq8S8GU3X9jUl6/VKqeFPcmGQAiKUlUHMvk1j9aszTltLLb9zkymJYY+LHsjFAq+mOxYwzmacW7gEOAQYTeG3xAhH0sjH0sk
        h4RjCf3MmHOhcxJI1EFwu3X2WVP/cgC/nIar9xFzmo4n2SzWgfQg5kTbf4IYfVQ+BdMfh6UtnCT5CchjHM7kXsX1cYhlnNXmX0EqQ89/GQkkqHzBlPzJJ0xk
        Vdbhsui5z4FKS7/3Ipy/6Ng2zy6wWNKHFDNIh1nG5XUUclWI4Yz0b78O42439XTGg/O5FxraoQxD0nYo6/pKVb4Cy28jffmlZ75LVfMW+aOp9puo9tWvY7xq
        MKTF0ohe3yEy7HKIfP3PnMFnxE6P9ovsQw7cKkxMVIBDhEMdRm6GioRdq7UTtBoSGcjUpjlsnh6yl5AP4aKNOAkXwWcIwkVbFSBctEEnIz2Kx+lRJM+rrSoQ
        LtqQKpbFu6gk/kTssgH62la85VlauOggTARtYWcaTnGP9aGhvdb92lkd1i994qzex87qA1ROTseDmvrrbS+ZvZIVtmyx44DMTzuWhUWwRLRtPNyBJZ7whp7w
        Ec5BZIYX/O438S5mld8M4/HUk1hA0XR8ES9PgncsUKBpbOIV+o3afTHSgWij/hq3fU+XW71khZQQfEQ+EmE1QBcID3cTMh/AtL4GPOCiIFBAEcQVCKoRPy9u
        yNNsKoPx65kw0kf2R7HSZk2jaRIvY6XGmFZqxFqpkQi3knh56th7pos2hqnD04+htgHU8gJq+dbzJtXxza//n1RX0qatzz4L2rotM9mBLFCgTecJXR7tSFXc
        nEjo2Wbit2ijKLc6+uEmjW/u6ZziODic5H4JIIkqcmrHYH59Qb6+WQW3h3AuMYmCrrL0hinTrJz7BzNBKovq3N+b9H+CMokgz0Em5NhMSpCFVXFGtG1VfghA
        AcOlVKjXQH+Y7gWdQJL0bXqUdoNmUiZ2oRVyhB0dDX5LfdWWG/85HtoEsRhkbUmw5cHv/san+sMvu7dvpT7d9cRHb3+tWfvlHaITLnfZjNKYzcpbfv4tP/9W
        mdViwXSXAM5tfxcsiZtrBcaTOuGJJEoT7y4YVuFaYE4Y5n7y8ArEd61EhJuzmAqc0cEHe9Da4r+v720X//5nr6aB8JrwuoKnbQtyvVKnVQPUSqKo/y2nIDGQ
        qaMHOShG4dzgTNG+08OkdYTbW5IJ8NkIjq4m1lr3UDG61roLYVJ+YO+KR3Ays2dXPE4/wHphOx0bVjImP/erMWzgRL+OyWOopkqP3UzHBmz85xqmloa4uLBj
        hcKKl6EemyjdCAqaGAUMN9mwuEd5G+ybZbFRV9gL9CaiO//h+S8/8P9++T99/tsI/0idKDWyGdTsR/riY1Gi5kYQq/IOHeF+HNHtCds0aOF978UvfxoLFxX5
        ccJf6FecsRqLHIj/DTTbotZ1tR7IpAcsxs1o9Qu61Vjhn3tiSDf5mk6TI27ya/ObbLabfI3GFf3iQxDC6AXpwxIVI3XJbmXulq5Ix6KPZpK4HrjlMDmsWH02
        Imkrd6vx3azWBlp8GI4VE/NxmQx6KXM98MVVwRNXBdbJeTB3qANWJmCkg82srhQ2s7pahs2Mw3KXqBjDvlVXMfatukokQD9vX3VIDy4FK1dXlwrvFqoGRs6g
        wsPO2oDINMI4stsQo3ATSHtKUPikoHBFKJzR/npE2XOppRVqtKDyIb3V9UPQkUDc6+SSQVWRYP7uu37hg3fvQIJ5vhdloqdknqhjvnGZR83vSlSwYrP5K23F
        yI3UKeOnEmOXWpG3Bd/ddfkvc5fBr2RnZ39o3KiMXbudTdLkF9zuJgPZXmLm7kU0J7IQ3lfJP9rBQ+7hpERo9TzYEB3KI0OB0j1SX7T0p1npAvnNeSsnmOnv
        QprUoCCHNMsqyDUWaLgEcb87T27kEmYMoWEpC+bO4dOyxqez2LxmoX/BWRHynvlI022Co2fFQSvXaUQ94KDsGdJEZgbIHQhZ9gPmPFwCZ2IJ9MvS6Jel0d9e
        Gi6Slg8B/xG3NgR0abdBfohhBiA/1AF5U0DeFJA3BeT7tfc3gzwSOtnbBOQ3CcivJ5BHlg143FHzqHS201zQLzfTTr/QBxBzd/ddO+688+c/+G86kM5+lyE1
        v8btPQbzD49d/mpKrNRoFcFXsaZd/mrsgcjf2Q+a/GK+Az6IOnsxOhJRke9zqC6CasSgooD+XSQP1bQnoB7mXoQDMBGh8d2xheKGeBIRELfRltMLR3kbxSZC
        ub3ou4cX1hLW7kX0lQaKKxB9UqKv9CL6ygiKSaYqgSBcFHW8iPny2zSjVbEtw7Q5abhyo18z40o71gg0Nnz313PhfgyoToqdawK5QjPxWqr4KFRb0PQZUKu4
        UEoWRNtVaEHVJnFEiIwr5gg7Z1OuqsN4BeJOvFnEcvUhHqPNn0it0psgtTwhtQqzMB7CmatJLY9VkSBLCkJqudwHSPDprttqyiqRJMWQjXIqKxU0ASx2G4Fd
        s44ZFgZcm6dZDMz0UBZUb3sEMfCBTIPBUdB8YXYKgA12SGtSLZw8RyCkXa2Paomd+g5imSgLBiUeOFmLPYXHtacw8xjMdvSD7WikFdo7EVuRdswhNShB6wah
        d7iIiklwYYOSdm0QMeiQbG4YG9cgPhtR0Q8ubFA1wIUNquXgwtoJo0ckYfRQZzfTgUwnOGUIopv0cXSTCHaqgNc+viHRTfrkE316nfRxdJO+rjS/fVl0k74o
        Qo1GfAmM+2UbvCR8xbQt+Ixrr3dWXWn5zMfYqwY5AuA5hEB/DHZdin0rh3hpRDuIlzhbCJ2J95xVJsGcAZgj5Lo4zIFUdTXMoUw8gBYMQgjSWP7t4sycRQk9
        rsnCaeJf28JpuwX7p5Yyc/iZQI9+YUsHZRDohf/Otq0PuXu4t1M7kxD5U5nX5sgtXyDeGCvcR4EVHmaRQWwMRq7nIdalTfuO8nPEOxYoGzskFhPSrLagRYD+
        W+g/ZD2L9h+7jqP778ggcP+510S3O7gsgIKHKYyMRAGDoMn4NkMzCxTiQzUAMaEN9QlEndTeaFbZ1A7zTbTDlnYQ12DL123doiJ0Ex5bJsg82LQdtjjVutXC
        fARAYy1qlUW/icQcMGG2WliQIYdrCF+0bDsDQZWFxQs6k9LRjkNcUoCe2skZAWAqLOKbZtFOsVaZhbmERb210Vtf5y9d0FuQAb7uLcokQKcsYkcFv/lt/Gbh
        3ISWxYOWxVkw6oThnJz9w55O+5xPUuvyymdAbavFDbWkoWIrklPqWKKNsUX1Y6NnHP4x+zLgGgY80O3Qsx3iMszp/Ass4gy/5ZoljOxp7a8TQIjzvozNVT6L
        Eh6OEBUhi8eA3NBlQoK5/NB2+i0zrqbf+5uv2HGUerEvcdrr04Ir6PRFduefgnwkmLTexyLgQIcLnrGyOPp2U0eG53DBB/DiKQ7rjvCkPt48BcFlwBlte5B3
        /dscz58z2tbw+2lsBgFntGWnoDPIbCvZAyp47wcQjAacQbeE++d0XoBXIQANkFGXd4bXlylCwtc1KFUZFIirqlpcFaWmDIXzFur7JuqDCItrUw4SezH59/rC
        yUJOOLlk/WdQv0gk5Qtu9gVJY1Do+FbhMAmxJE8Ios1n/oHInYi9Fprv3zCVhGzg0NEwFIcMmVjJHjZsgeTnKnMfUFBpo/EQyt6NxoM6nj7H1S9L1P2KRN0n
        zHAXFT1XmR9EsP2NxgcUp6K7E4r3tdYdknXuNqzWtdbNCOhPO1rE2SXYytoPf71mRXtcgPlZcyeS+dJeitj/SHeWnpAeDKyAzWIPyvvijtFT29bo3DXCr6mB
        VcYdyRAcSMoIDKgtpQKQUASvxBpAuWypnlm2sPIOyfsHHtp061Zl6SvjruvyFmHQUzJX9IOPrNhxXf+/OZ4Zwq1/RzMpPfN4Mpg696Rnq7vSc38cTSdIIZVU
        kDuqTnRaJolZ/3+IPdfpH2y+7N5nGfHWmMpq0SP3Xv1LV35vwy//xGyzxbuph+Z6Wz5240/Tvz+/pmN41wQdteWqz33if67VPkz3/zU/8Xu4v+VXLxu8/84/
        +5fXiHcgLG6oaKrB1P/FvJFHjaCI6J+2QoAG0c/Ep0jovbNiuSZSlGOsZ5hotHB6EKK6JjevACbPxzk1HzZ5hzqWZ5tuRc5b4sCVF/0lv7iJgHYA+YgGcbWt
        bWJ1+qHjHURryddY6ta+e1sj8TK+jJ7e0UgK2Rxsys+Bt/gcsOlHm6/DBISdCWgi5j9d3iwDn1Ro5NvgUpxNqk2ipWFKEMHcAKYsLZmYYImJCZaYmKB7YhLk
        raLJr7To8z93v3E3zf0XZpud7YhNGTwisbEpg3xgQAqkDXKzOH9WYaIZ0qIsZAC8/ZpbxdOFGlzIyW87slyMTSuJsN+jj9RJyBibQuBHT9NxAH7vs0RI+e1e
        3hoPttdb+/a5a2ZbbUtLQFNnyy8AW3tbHjjxpQ9M/dwVXXPmP/M4AUSnckwPWreJKNA/wPQUWfB88/AtT838BJtT+lnnpqhzalDktgPsyB89z/AzKZCmBNI4
        TGcRfEy1JULsyz469FM01uBdCjSC5j0ENT8wdyX11L4nPfafCG6GwdXht0078Uv7/iDugygLQSYWmzlYCRlWemFYono1rIQtRri0OggDZAuabT63/Mr+uccf
        NC99dnbL/36VXwOwNGe3/ORPMzw9C6/e3mbSN6sGQRihDrrsnVXDuOyHEyQwAP+35eHSpz7ysPlf3z675cWePx0gAKPXt/zUT2u4a4Mm3QXXN0sDyGQewxRk
        NU3ainmO6Ryismx0U5plhSx1M+bd7QFAJjysmNkkbBJyg7VlhTpbUn0MoLRJsGiaIFRlnwllc+3GNJ3TGpLbRBuIBKCSuL/TKIkEOoWSGKOTKInnO4GytgGR
        FwaQ8e8YSgvCiTbWGtwqoaJbSXCIePJNj/zJfaN/1L+FI4W4hwjtdu4Q071s8/9Saj32F1fdRoi3fb6bBV9l1dMkgoP2kJ9PzV1szwr5EbiQEKKkAkF6gXCV
        hwvqJ0duh8xJBW14IG69ghcCGBjRXuPA/tZuQY5l880WUE8ZNfQAP1eQvABWULD7gyQKY2fxSPMXkx58E59LyvxpwoklHuTYAr6+FtFvOoFTbt9V5rWwH6Rz
        +dCW5e/72Bf/y+RZol29Q7h/l+Dw2VkWLVgEFmXZEYkypkqTbIZote6ARfch1XNoy6OH8O+fqJJIhYfQakQLxJtNWg+6xs5SplehHRngKFGylwPruXR+1JyO
        /i8bI3xzyikEBxBNI7ZCSVJuCZGizOg3HfxUFxiNYu5TALJnAEE4iJqkcrvcvikuhNJler82CwZnYIW4RNcAlfYsTKyaj0J3ruxmyIHEC112tszeDCCjFxHd
        v2bb9l5H4u/BUV6sbA3oQzyWguHyVQOGpSeIlvlVsy1F8iate8qIx6as9Dsv/tmn/fTVlyXwQf6FazvPlWGCz2HiPTh9Ev7yQOAUUMyAFvZYwFZS8OJ1OC+q
        xRnXwdoj3AG1GHipEwgimGZqr4Csr6D12HutyFpdlz3aqKchSxfYKpl9UsydMYwvgml4h3AGb6K9qJBw6GjtNnrAW27dAPvNSevGmJ3jbkI7ics37Js5vYqH
        QZ0Sv7SVgMp11gRYLghXuKV0VNNd0Vv5NuQb+CWKJKK5AXDwxNdXWWGk4+SxOdJA9K/Cb/hWUXTbJ9vmHjpSHkfHYysOSB3o7BRPEDwd2aDD1QYdq837xSLj
        V2CIscrYI/YX98VstnEPrC4mrbtgZLHCvgOBA1ebtxPHQk/ugAXHKuM2GHZMWjeLPcb7xDzjJtY/sLRJNCmFTvjpLGweTDWG44Bo+2KeQeOwv6J2KaeehNYW
        TTrMSurTiOL4TFJ7HKmvVY0Tfdrt6AS3JGEDbSUGTkSaRPkmtS6VRE+3SqIGlURhFxuQ5VQSPd0qiZ4lVBIFqCRYOVRIv/Hir30abX7pq18+7FP/YdAk4QHg
        I1iAj2BZ+whWOvEEktqzXZ7JqshBvfxdUlwHj1df1cS+ryChhMsSSphTPLuZsV9Newj6CzUkkLEBhVrsOi4OqoHEdw6Q+zJiqGCL6JyVD0e4s8TIhzje45a+
        D473KCyEzrGJT9PSJj7nwLkSeOyzBD4esgRAHrQEQmYsAZHX2IRnBbKIcRzKA5aY8HzCEkD8XUsg8TFLQPGgJbD4cStmaSgbLMHuBDcVDhN4fFLbLD3EdkYR
        49T0tY+2Qa2+BKhl8JmBnCsgF0qqMWrRlfBhu9IqYbaQOIodeAwITz0M3kWgKSA89cQ/ji2+R8Tiuy6RxOGbEUF46kloaA9+dSzTltjaZTERz80nesmrPnyo
        367uKX7I0VKlUSQBWUSqRIzDKCijyuGkQ6SKwKUy14ffooRld/04J3ZsLjGIVOtdXKLUp/rop783kzoOQzgMq/4skGO0Kf9sQ+l6+xevawAqJNQwgsMg5FT/
        YKoG3R3hN0VwpUS0SEVdoW1yF08OqmEUQ2oQRS/VRZWicXNn9f9JH4v1HlV9Im0MoA4z2dfIzHyNelna+ChKlru2EvaucltsT+zikQA6MFMXoE3wsgmTioAt
        CSqqgp9sqOIc1sZ1W1ezn59IvCAcc+aZMFAzEq+VZDbJrkhBvUwbB8sFRDoGBeFACQdaCTSOoxV/b6JGcCxEjcPjBAYcswlxbhUhb3U1JSJGKi2QZEmoNMOZ
        Mxb3xVg8ApkcQXkIY3E2G58vOcTGDLGCiC3p/wLa3G3nHTD5x4YcRbS0qA05TDZiX1Cjae1NrZw5yi1lYzi1czduZX+TjoY2RDQ5GUO4RYFYNCFwxEzSd+Hb
        BUsazCi49VJH5dWmn8tbLv79J/7Q+dwvve32rXSx5ftffOml79x6AyuDO8yclxeIwG58S/OL3/3B9due2sAY3NzyN480N/xPb19+7Q5g77IyoueItPjFZKzt
        lWISx6rGdgrPClWOidhDj2b6XR18IvHzUQBzroj+JyG1z0mPYQHn5KSzBaje8lWxFJ2mxWvNmxSIyjEpRHizIx574YGtYt88L4NNvwnJNL3tzCFkBy3410Ue
        WO6MRPpE6s+rlOaclyDroQuyLAsasuRj8DPWbfJnW0BhIFXpfcyohxxTBo1cu+swzid4iwF7VGDRVOlkFnkXaL5xBtAs81lZxNBt38d33Fa28tMKyTs9l5x3
        JspmzjOusLiTXJd/H82Wczjx8hoWpy2MwWwhPTM+az+KFnTPGlwVoXzpXv42M3mtxAaucVGDq6cSsnY/mzWbZw1azR/frMnHlAye05k1T2bN41nLm9qZqpy/
        MLFaF3GKsUXBgi52VBLw6nCaOb8JdN1usn4W/HwTI+3jZR/unZhsn3WpDnD8LEOv/SbGwZFxcPF97r2jRwRutqI2dmczRxUXbrfg3XxRGmHtwCclaAO2B6UI
        ARlvRG5LKPSW1joT5wM4gLlbSzYB7E7YADDUifiK5vZ9lxVF3EsfAwH5ivsm++lJP1k93quVdr2iIoP6rsX+QtlQFyAyo3tetyUi4yJMPXAuMhwlNlQZiRMX
        NZYdZ9mqZXQZYAIQMG0BHHRcnnzsV8DgRYgCIGsKeUEELK2D95qW1oX4FA89YcUi1jqiOc9CeBkxaoT5oAPYheqw+CbGJZRxqQHmeVxCPS49EIdQa3qIwRZZ
        TzOpYf7hEhXJ/EP2FqLx1I+4WMqjj5xSMOeLm3ugGIox9X3Cod8lbrV3CMt6s7jV3iT+tNuFe4evrSe+tgXxtfXF19YVX9tAfG3NDTacbEvC/JeF+R+ToO9q
        owEV5Tj850ZF/fZzRjtjY84PDHxoTqDOOd+QnvoLZmyHHRdeaPfaetNHZWotmVp4YdG3w78Lnd699h7th9fUacWcQ0R3WoeIxhxWjdsbcACCB2EfsyoKQoK+
        OLARIdQy8JQvoS8PJSP0wrAa2dFIUDZ24FUfzCMi1SP+OSLgwCsCcQL6Id2BYTvrFLFOzdUmEfjglUzi6RG8IdDndbZXkPNJOp/U5+uZ75fzbXS+TZ/fROc3
        8dkd8Zhi94r7MJuBGoNlI8uYIbiFZTh75SKTfVsYR0TIcFtkB/tcNZw3wBvuNsDbzcnvaHscFo+9MPF3JvCZRM6Od7GvMwcryDzetD8NTRZMC2TWoJinExZX
        KlAp04mZTS+rvNtzDeSlL0JJTcOxTwrMZUpgsgIkLg6rtmOOLceOmzKHZYn99AmHQ2gVZSA4AtRIJwKU2Y4AlRR1DKjyeyUDYScGlAlHQVW+HjGgCunIdPQb
        nD96hNYO8mViCPbdoXC4vkFUgZnO/X+8vQuYHddVJlp7V506dU6dR51+nu7TsndV5KgVW1ghjiTLTtzVWLIkvwR4gmHCXD9kX9NtGOsRYy6KWo7aQh8Y8HAT
        xnYM6T4dkEMsCAFuAoMncoZhnJAEw+XOlxmGXGfywEAAD+ERiGXf9a+163Fa3bKTG4jirjr13LX32muvvfZa/z/Of/YiG4qrJ0T1xGOwycL5uCPIUeNUTfQT
        5lrcTV96APv/eHBvPEH3PPjAvngIbRbsiYddazqaFhAwmmZEoKV+nqGlWvy1e5tKiP6sAhzbxTlVrbR7L9D3dRT3IMNBPMWiTMLaxRWTppNV9yQeNvl0siHP
        I6wi3dBUd5kNJeSJg0DMHMK97bjqzuTiEjl97gGL9+1lyN2XqV0D6gwN6gecCEaGE82UzTCTI2Z3Pb8gd71CchRw13mlej3u4Nad5N9zZ2wBQ8NrjVOvoYxC
        0lgq5lSpmFPrFVOVi+mU7kIxp9YoZkgzzHIRp0LTey01qAYL1ysVrveaC9crFa63ZuF6A4Xr4RFTRYNP0fn8Rw+hZpwZw/SwDBIWkPjQBnxT6Bvge2BksgaQ
        yQLk0Q/2BSxKwN0AyGcWO9O7kpmspq5kCqvJK3UkXs4QfcI3Ia7x9xzeBeE1Pi+483AEhWXVFUaXbQwQg+IBLgYjESBkoA0eUTJqAWrGjPKaOXN503hyVmkg
        rMBPuZnOXwAnms4/esHzgKmhPs5E4sriIzPFJxS92gXlBocn4sI2a2fdJwFISIMaBVlLsVOK6Ru88ru48XQY2lcD7ubJUa+9oGnsqhy1eTISksV5RiHnGTVp
        Oz0XN2wIS7Xw1RoNT21Tp19CstCXCmoRzVEQLtxXXjoZ1wZz1xTIDYP0C3/+iV+rxi3mLLC+LGeVr/XVnvMCniPurxYiH9qpHzM9URWeeFgHtPeCuI+b4ihs
        5oTSP4VBo7rF+UkFKt0tzsNYkagCXihm7OpFxLlUAQoBbwRc+gq33U/6k65+B2AdtjhHSC9X4WZ2sLlXyHXvKRWCgcpn5lG+2BlYjAAxOkYAP32RSjhXUMRw
        UTkTFssjk9jsiXvpry920s86KWJNdMLwbXDTBecaLlWHT/8dPnL7oSPsNIWXVPIVtppg9m8//on/8F8f3rBdT5sgI2OiUR5kYogRqmNZsIseFaQrxyPhuqrD
        JTdxpd4h+9GVej8DF0DEEsSkMHyBCebo+2sxAKHNHAlhMnoB2ePrk3oazDM7KZAIOem1TXt6DmykEe15OEs2eB2Mo/UI3iQneq8612jjM8vh6uPI9k+DIwAZ
        PHLoEJI15FqWza6ZuJ1G4DeShDz8Xm6PCdNdTrrrxfTc0lTplbj4sSg8Y48vHd+/GI+eaxzn9I7iPxpiv/QCSLVQtRBbqmshQFBmctl0H6OZeglYib33Y4Pe
        +1GbUDA26L0fG/Tej62fUCAALTtggAnkft3C7c/ETGp4tRAc7ojbHER+Xu7BuHX716zb38FiANdhqq5j5KuSLx9JKLOfeuwRqZN1qmR7HGCsb58xjgU2USWb
        jx7w8OMXfsAOeQDjGNL8pw6T79rv/erXPn7xD/2CYrCnpWf/4qGvfurzC4ICKunB0QezucjGGdpfeSKZWLeNqc4mroXyp+HtmQNQrhPZaJfeuasJG2/iJS1Y
        Oy6wduqpy1g7gpYN5B0D8OzDjLlQCiWvRX/hrrw3meCdZOou76iZquQPf/GaJT4RNnyb7szDlQrJRH2CRMZEUuuqVHl3H0yc6OdoRruLVxaZ6wDk9DUaXieF
        PoUK5fSMs6ukRn5eFN0uJGlYVecL5dA4wFtIlzFP6VGRkSNY/RPtRZsHONKDQSQfY9gh8Bykei9Jmyijs1l4cU1+qpUsrjJKDzSVZYVcRdBxa7oBiJQO83Mw
        6pvwwuUEpvfS7u+D4PAe2qkjzAw4QulxE21jElUmVE24hF24ZdIv0jsCJvAAU2En/dTjGX8HjvqbSf/yRx6IgzXF7G8cEvovffETX+ee+0lXPnutkl/y6iX/
        yuO25GNS8uPHIyk3F9iTcgdrlLuZfv7Bb6jcvHyD1BUGSZqOGYfJxBxPP7gUxF05pJGnZcZ51tcyo1iGa8GOaoDDUIBea5gztgR7symrcXRllstSlRNV4Umu
        mi4vB9kl3VWjqakWy2v0Y7N723b3OW2P76fjZ+lHeoo5Jj7Ey24YaLHcRiPqz2oZUt+jZUx9t5ZB9REto+rD4IUCBwaW4+j3ksaAfLn6ZS0D+BktA/hTWgbw
        J7UM4O/XcY3HYUzmbAx9V7CYaKL+4YiawDWNSMf19KP0q2F/1dDDscpVkxQBxGDqQ9sEUwgciA6Ye4ZxFbxIbGN0Afpp66QKKkIu2FukXFdLsXZIqa4Qq2Kr
        GBXTYlS8XmrgEqmAjfL9Rj5/SoyKLlXWcPQ5j/S8wA5jS1PdLiddsEtDcSzAsD3fMC6W+hrGw1JfA/GcG2nDS/kNtP0UQohgQzSEorWBANAWIOew1NfA2iBW
        WbgSGljj87CYUggLLByJ/wwlTyLkPIlxBLuDBTbkAzOWREwJidg450mEnCcRDsQRhFmeRBhFeKITj8CilzyJkfAKpRY47yYW3KRYI5CCeeI49kFFn1GTHG9q
        MZecyA1/XmslqBJntbAuKpnZFwnp7D3nFAQszAJhgtEmgLwGQCAmpVQCCqbEKcH+CE5zYU/Czyq6H5qZn+ICjwKUhfgTFThr9GtJ4++TeilmvsXf1okqllXw
        qPMgfMSlEcYejYQu1pMTVUKa14N3WCgPXK8xi0GZMmQ0ntx8yE5qnkSBz/Ia7U/VdeOov2CZddpMZqaYKydYF4u/CWvvOWeuyLVT0d+5po0UVd7sJ2P9j04w
        Srlpk62q6eUkZZp0KikhzUTWZjsJVRvCeASrHo/ByXYPPfdZdy7p0HfZcrc5Pjqi+eTP0KOxYk9nI/yIgD3WTrfOmQ6pz7938+QQMwPkwDZs5ho2MzTlbXOS
        HTZbhYBGmLmQeQg12F8ytRIZUuIBP7FWjN0cdNRYGVjUKoW4gu3Dw2IcFH3EDROl3pG5SzXc0lWyK0jCGB60DQmh+anxVt537aU/NvbfPvMPf4217iVe5KoC
        /bJyZxL1pEaxLBH1AGKxC+g3UBZcv924Ts9CzFqFa67fvxNTfo5arFz76U/hf1+5RlL/XXpRcQTPrB/ocZ4G/Xdn0ukllaW+1Hv0D67p7DLRwVIgKF7HfeZD
        KnFXlmNBLaeD0eP06H7fIpv6khq2BCKJg/TIOzkoCjNaGg5vov02QqcSzWIxHv1H+gwyPri6THbwY3IwQeWpOQFI5WqEJQj5iUwFOONUk6bC9QrvRQXdpA3p
        hkeSzH7Mg9uY88UjmLAqAWiV97PTbQivHSaLjqZ7cJeY4aytShzTHIxYEigfuV8Ot6GGKQZk79VtWFRaaYnDWU48VHPWop7p9GLUMyl8DXH0sDFxxZ3hhSgX
        nmNPWlSDjqvUGQAWi45datCKLUdxBFhiFWpiTx52IBnuQb6kU3t96knUzMO7zNDBeKgUum0BdKiZq9TMvGbPmNSPmyqaGQMKApk65RwsB+tXQ/T4Oxnkiyo3
        b3Ggy+dtbc8kQ/nBj7mofT6RDJsh297YQ3sj457ae8i4aO8RNC69qtw84sig1sXQ0GGnHo0KEB92jErOfMTgeaQofs7jPSp+RHfBvQlYALh57hG3UdvyPUXh
        o5PehoXxzJkPd0h9IyaqNDIB5JselYxFMdxWtwHJjmy1VN2fYMxs7euZxjyZBS1sWjj3dtPA98QTCGgOypCq0zh9K2c7LICqFN2ZxhfhKIkA9TedB4ZxEPgY
        w/+B6OpT741ims4deMeh24/8wL/9IeT/XgHz8BqLeEATuOnVM6L3JtMXmhFNFzMi+8tOiJgtAPGfbvQlF0VGsCZtbkleb8ZslKcffdlNeoCkmH4JaArZm5+7
        ph9fLRBna/8zV1PRHr9wOYtR59bBckLgplfN3PihVIiklbpgLmrtSYCHZVrNKpSzaVzHqnmg4I1dTYY060FIGmQzQU5HTY9pFtpmFPc3Mld/q9EGhwO7+o8U
        rv5m4epvWVf/KLv6myVXP9nVsK3Z1V+HMopuQU0eiVuQy2E6SvbJFKaXml36sXkd/zCvm0PI8J7DcULXNOeTDTjc5GsmSL7I2hkh6Rk2o3Dhj/IHXNesc6Eb
        JO7DfORmOpKQGp5ouuCPwkoTyeAINpu54GHBo1Fm92CSkb9VMfW2EDUDbERkjONXAx/Oftsm/LaktMlws9fCSgS4f2cOjDPw6szMY0UD/SeK/tQ1G6KfZ0na
        EzexAbV8HZ6Ljkh/E6+I3qfjTbRBbzCbHjebSHWuRP+Pl2zKkghmvgMiuulaJXLwn0gsGvTTisV3kFjQ02EibHrJp1e+wDK8A2/aikGFbPGkKW9p4i38Dhpw
        p0MTN71/mXoxcwP1MmXrZVrqZaPUi1mvXja/5nppDdYLXG6R1MuUrZcu3hRJvYysWS+b4YlvwWJrDXx0a82PXiXlJP2RzDo7rOSbZrMw0kxDyQ/jWcMkm2Te
        jzSc8ML/9NFimfnSFFN6UB058UUY8V22Y0mnf1TjLSVT8hEmNGuKKfkiqbWGHRa/DfZjm6O0t2B7XMXfju0D8ZXY3Be/SS+4ZDCYN9G/K0F1ZbaU7cVN5tsx
        BE7mR2EzbqFK+/aVZFPZZtw0YDPSyLPp6eStjL17kXnraXxDSA3fhi+C3taieWbSoOGmhUBu6AhWTxvn4xGMdQeoI8ejdJT278UwdMl8PIUf99Ast4245g2k
        BmiqWhp4Nlnk2q6ZAq3xiBmfI1UzbMZ5oLqYFEiX95BJP26QVr/x+t58nNANl+C/fT3A4pLSmaDqHuJHDZl4N6mVIZPAJdwxQ/g1gUF9PqF9z1yM0ke0ifAG
        g18N2kR4SwS763LTgAt6K6yu0FwMrXSFMbC33gzLlBrqcjGf3kw7ly+brfQn2bGSbO6bKwprZPMyNQvM/mR6+bFks7mUeseld/fiS+m2K5bNjpV4m9laXF7s
        3tmLd5pp3LKJ/m2+q0dyP26G5mki28WmK4ZR/EaZ21xlLo8303dvjt9gmkJxIfOQb6NJ2k4sYjGa9OQZc5H1gm42b7jLQ1WtIz6bIT7Mc8JCbHbCITUoSpsh
        SpvLorS5LEoGr2CB2jwoUBhcmlRhm+nf1gO9EHXGPQNW4Jvp4OWomWR6oCanl/tLAzOAreaNK8vJdqrWaarWaVut2/ETVTZNVbadhtht5qoDpD++jadbj9M9
        /eQqs+1ODLtvQAmXi8CxpXgaAkSVuMmdybvFfW/px2+hB75hOb6MBOiLDv+hMRN0RhlkKh/DYDcdb4K3uMH2I0RNmcvMWw6wEPFE69vMdOlr30AF56IZKdpl
        VDQTHU4avRinNpkGGn6anrFtmS7kS6dxZX9liS4mocotDirnXbBAqKR0Of13dy+ZvpPGVxSJJ+44umnwi7myLjvQo1fQHSR00zx1atObNg00yibbKJsGGmXT
        6kZxuFEg65uoUTZljQJJ3sTRm9uBM0HNfqes8vL6KFxGG/CHdIwLk/fSQidd3V9iS5oK6t7FhlPcgG3EtmcvM0AbsJKYf0mb16PONQNVJ/qGJtvSxdV16Fia
        81mXah0u1XtSULm+wC7VOkN0Ig+5buqb3Xu208BSl3kiGZwnVGrSh5/IPKQ62s6vN/VzjbsOHfq3h1DkL0nJz71NH3Fzz7oZBmKHmSDlT6oG9aTNCEDiu5jk
        LZsmDjVI/eDXCmoPDQMKuGlkPczHgP9QbMlj08oGJanBsfW/bEPxZSAy0eIsrmfOYvpMcXM/QDv1bfyx7OOuw1dch6/Yl0XySlYN8AoD53zAx/2qNRHG1+A5
        D8B2mNZHAVxZo6kM4L1qGL5HkFi0TSPu5Rp2xgXWm+dIHD+HXSGmahoeu7o44MIOLxpblhT2rT2jHIlBFoJPw/TujcTDUKSBn60FlFQLdfWc5Eh56bGDDAhC
        kgMo9ZBNay13B4Jwva+XKNKHn1rE5FcfwWoATWbZk0STuyMFhwqYatkhyAQsIFN37ORPcZ78d4tTDLs/4QmHFO5hfiQAz25lnyLsc50ZeiB/EdcFU8nBk0af
        1qnBzx2G2xVcDJB3XrF3kvyT98lLYf1gMc6VL8zu+ynXySK2vwW15WW1xcAqtra+yLXl2trSVFteXlseHG1FbXlcW1xXHM/C+MkgfduLeM4buQI1qoGmGT1O
        WMOCEi7brJ3tnOrBeWaSYIbnzMeOTKXpfvBtl+5GSiQ9O9FzsFf4Vbyn5LFq8LHz8tj5VY+VpiPdKslzXBZWHo7seQnHv8EzP7mqdOIetjaltL0XjqCVWZ4d
        bmAnWlHh513lw8770MkOlqU1dmCnMzrrwSaioNJfP9nBJIAax8G+/U26gF7UYyBXjPT5ZTc1HcmHO0vXMqfyb9MOzyCd9KPFLh61AEkpEUw46SuvuAeTCq6z
        okYTOSTJVtBWENkIDvH7r2sKAxGqQbPnCqwT4q6IWQiYkih6P8c2Vow8SOUPwvoaVpNQwBGDsBC80rBu8+gl4v4+K6Xw2AtuvD2HmxrHBL42e6hwgCSehMC9
        /Ip7I0MgKfbwOPljuRZ0tKywY71Dnj3Yzw4m3J3YM4Q9fWQOiLkRzhrLxAUk+IzkgkxnaTEQJKCXUp+oQliAgQ2vDxnX4YuXuEMLtaO5d6cU7AKUEgl4qUnA
        SxXXNLJojVOIJ4muG/Bg+AgaSUBaeh3W4k4pmhNRi1EvvM4uz79YATvWCx//zRU//conOY00baYfORFFe3HHixXkZF6uXq4gEXSLc64S8xL+SxVZkf1aJXax
        /dsK1mtpYuJj8Y/e5Mdt3PezPrUvXf8en0xq2r7bl+TOR5CoR9uHJRxmleNF0QCnjxwS/pL5luf4vuJsza/50Gsd0vHUddJncq5BD8jJrCZ5gJD1lySSlgHR
        RjIELTNAeobF2hEsLiksm07tdKbkqElGsQDF+xuTcYxKjsQsOIhZYM6OHfQVLeDCs/Nu0gzx3xH+O8p/x/kvOM6mk/hcD4E+DRNEz0EzBjsdfGNjm74aC+Pb
        aMavTMwRr/Xzk3qxMHtKI6G3JuvmNFjKsjkvMHL1ntFSvU9pqd4ntVTv+7GA6fOCZBvN86hG8/CCJjfne7Q057u1NOcjWprzYS3L76ewUMnVHp3G1Gk42gP2
        dalxh6GPC7pBnxdOF17LN1T/5b/hkYxxEt8ACOYtToMu6EBQ2jAaaB469Opl53jmf9GiD8EazotdR+XZbG4XSZ08TJESycKksMwSPaniCSO7H1CgfeBM7Ik8
        K1vxomyelT2Qjm3pTGVYo9d59nVrO0nxctPezbpExKQxEuqZ9f/hu45XkxqT1ErUxqlqvAGHF6tUjTUM/dUMFfVSUu4THEVFA3Q0x1/IxM0IqwwwOIizEDNz
        DqoK0uhGbiOsstLUl20DE+xuBmwV4SsxfZ/IPrZrJu7myK9Uz7MiEheGkukuZ6RuwEXLGfjB1u9Yevp0wgMs42jd3KxhCRraHyMRn6iLBcacOrA4aNxpML4j
        zB+Y9aZ7F2I5cA1ONi90sjV4igNnuhyi8UsqlPc1YRpDfqqJ4nUMfiSeMGKG8ASFMW+UJgoVOLbg0kComZkwo3QZjrVwbHI5mViJe4DTpXMrYGJn6axiwNjN
        IkQvebSaBDyUIpo//25qi+ubQ5wBwGpb722qxlCI+NAOwndBV43o+d6BxCFzEMVq09sV3o7o7AkEDRk6NVVK/+uAITgwVLhgGSH+ltAKQVFm6nG+3lxEU/WJ
        Rgd10r0jB7j82gI9EeMTYluaHcEX+JrP1RNDeibggHSYuEFH9IAh5jDCb17DsvXNT3YQmDdlpvo5Kx1+LS33UeTlXwTNMCdR9JOJPsra7S/RT9qnwkf9ZRSv
        fUFvYR7QTN8MByXXRz4qlvISbodZPtgUyrIrq7wpwKUOVhLISUsexTN+ied07Cjaij7Iqme/ROncIAoH3m4/PVvFEhdNtqKnYHRtnTND+D6qhSbSLKIzSsJ8
        6Hf0y5zJG+0JjfToXSVFgeiEKguW+SY7bWOg004WnXbytXTaybU6bUM6bfO8Ttsqddq2dNroQv2yc6GTQ6/eaTtcY+gZjrwrsAW4nrHhs7tRectIO8mFMpla
        Tialn07RmRVpXmZtU3kVJ46t5Ds4DLaWPYpXQlE1MXIMNM1fCk91L3ffhPHUoEahAratONpiVq/nzhKx5cU6JCDRjy82AWRuA6CF+Sj3L0Ss0NGLind1RbPA
        vHMrWvnc/QZkulKSaSgghKColuu5A7ltkyt5rgL96hX839Q9Td8Un5RfJucu7ucHujN0Xd9cZDYs95eW+nFXwu1M0VlqtrPYkLaN0lmAAkqdxYfPHi3LnSWA
        036KFUK11FkixHXlnaXB0tC9PVdXqBBGOrcaq6zHuty+A1/MRY27oY2qiubs0N5GZ2kjlwwuBTrclXyhC2sfti0QVumfPxW4PH3iJ+xU4FFfpgK/6Ivx8gu+
        GC/v98V4WfLFeHnCl6nAk3Yq8CE7FfiPdirwtJ0K/LadCnzUTgV+3cfqd9V4iAmrAs3hEmSaIiaM8TiQT4EUJuTdb+O0Co73qwo9chW4D030EsSEVTGJY9o+
        gfPQMNhq7EWS+F1rqmjojvou8QfcxEbMcx7DoJRNKw3XmBhX+C7vbkmy6eaNd5fYMY948aQlhGTASuFCL5k+QfQriiVeQ4hxyxJuYXH7bH2OYzDp1ghBDhmT
        epck61cVcoWw3jAhQYI9CRmcwpfUcB8C/Ap4Hiwd1TDIkRxORf9OKJ7skwX95xEvgf7AM2nMJ8UwwfapR2OYmZSCmd5yUupPdMXEEhQRHtqj0Y8BAO0Hl8ot
        mI/ecxxzQ51km36Rd+k4QL6fDyWo0L6EvkQqbsJOKqr5NIKUFApGLRKiB35Yxcg8rEW/piZ5PO7BKFtCxZBdH0KiXqjw0oZ8wHOVZALjJe1+tiKveb5Cj+AP
        fbaSbLiDdjcc2EV/J+/cfZCunKBmxismSL0+ZnorVBfFEga1MAbAUrz0Cge0lRTMxErpZJhMPI5HlzLOl5DINSgbJRkq7d7di7vrSk1JXdsqnLACFFxQgCZE
        gHoiQFMiQAh8/lr1fAH6rBUgEh+zwQI83Rb3ynIEyekVQkPXrlD/6A4IjMiRiNuG5YStpuSiflkVi1jxKeBJ9jCuscGN0Q2MDlbOJtaTs1ohZ7WynNUKweJa
        mhK5650nZ5ClCZTAfgIJXE0EDq/lQkDo+lI2FrZiubIrJnImeRNW8qYKybvISt4GepJI3sV30O7FLHlTB1jyNtA/+rH8mLlopV9iy+mumO4K9Dz11X6j0BgF
        mG8+t5v8hud2TpjPivFoTDPtWIATxxvnhc3GEjbbXRU225Ww2fgbCJsdK8Jmx8JbhRmVnfY09Nltw267dmvsdqPdTuPPZfizFX+uYK8Me2jYWxN92gs/7SIP
        Lssaczc6501Fyao4SPVUcjX5rlfxHTibVHr0YKLgJNCc+hYje1vBo0kHR2iGDZ81JtoOPCKrr05wgL2b5Ug7Dn99kmna6DPKZ+gpFYDRo5nSjVx5Lj6anUjG
        hfbD5k6MXo59G6hZ8cro11EINzuBOvw5L1ER88EpG03m8jk8XbILba0ocASUCpLv3o0lYqcEn1UySeCOJrOyEEOOJMafB/olGpPbEXBAQiCBv/RqLJtlWsmR
        y6k+flWFLJ8sD4ILpS5XQfR/UfHhVxc5ccIfD9zaQkUA81D06vkNul6jolUv3KhJhZuVas027AdgNQMi8AMq+gjqN/iGGvkDWSM3qsIkyCtDeduSwpqxbatJ
        tzDTwJ0kR5xCnjVhHAgEfWXVhx5d1RDOpAwTvN4CWyaAC6UG5zMT+Xrzqf7BxEVYlmtI9bnsGwcOpHtjE/AdbsqpiDXakUDTOxNf4jNJ8dNkfU+TQbP0HthJ
        dHMTKW8eXZvQPKCOGQ5KAaSkudTM57/p/TQbc7kMLpfBlzL4oGp0qQzIDvBvbDIQR1YG35bhriTsMdSJMmFWBirxDezo0kFR2mA5KeT0DqwrVxjFjMbNzxQY
        EKZC5jtPkSaZxxzLPhgIG1hdAqF5U5jJW8tJ+0Ihfo5pLCfRuldwVF0JfqZV7C/n3QknGqUTKxLuGa2w9OdxlX30iwoD4BtnIC+LKZmgKaE0RCrxSQ3JHWhK
        7kCL5c4gezcb2Onf7TkqD00tHKtO0N0+mikRgPqtlyJZpMsVMtgpZXj3ONmnpEYONDk4+zjIRJySvXzUNCpUvmBOCumYNoiJm4ImCdMk7PM8vrB2OJkj1wVa
        eQuypurzWmjspSp2M8paqwlY5EFJjc4nSREQX1k73NNERLjO5ujOXc0KhBwjBSIGjLsP4ofobBJVpDBySh3plZs4Ukbzsmjq7OXlQnmBdZUK4XYTEK5q8BVJ
        pcdLVYznVSk9n7tjqvZx2LAqvEVQf7zYGlfQS4/QDEszBTvW7ew1jyilLA+pzGEUasQkxSKaKmbRckHq3iwbLJRpLHNoRlLwihdDXTXunYO667K6c0aAYDHt
        0FOiJegGHS17Bbe6K/AmvOz1pNbugn80K9Me1g0a6y2ygo41QllySyo3ooS8Iie+wMSFF4HUA/wFVWwAQerRJ9uTEWZnl3KaE5/EDE5vcaZIwbFjzH69lq/H
        QnP5+1EZ7t4eU/+qFO/09sIdqXis8Hb3BFwlEDwXX/BcaoLnUhXEFUugUBcWTqQ4unyzu7sHaKFS3BTU2uDPqqnd3tvpbM1a+PerrndUL3jHbCZAg1T9MVKB
        Lh4HZAN67itq98GkyevvwaxAJMqwM2mYQwQGRWB3P6AEOZh23+vFsrOnxLe4DKyQp5MWd9n2iTgChmc7+9Uxbe7t952gGXvL7oZxq8x7yY1aQQFpYKVeSKLC
        6lSz+qTHs1atmQb6KuhJSuqnwZEOzKoO8aGe3hDU3YYAzTaYMsU0m/5kCX5tpWRmkJbsLH6sXyb3TlQP0GQtEy1+DLkK5aGg1BrAMS7d1dRQnUUhxTT6H1JO
        xWHLSSXqIwy7wWi88NuseFRIFb3fQ0kfkHJ3BX4cUGIANw6WBBPBLTQXgzen+jrmdkfiVqKvBG4w/zBJjTEd+Ec3qTOgg+jxhATtOH7UTbiMM48U3zOdswN0
        Z5YEOCwovFk5GHt0FnMqXeQO4bfAuWXfHv2CxzkzgJ/5RU/SEbkoWgpRFyxqF6jUjL2NXCQS8zt7Od6nw1C6zV1lb1bWIG4WVFL2cJfuK6U13SF+a0ZZ0/2B
        UwAC1PCU1jIBQD2X3zZ4bY3h6jhYpSwAYVmqONVI9wV6J+g3LnC2xhYsmU19QXXWogjckiJoSKoHjct5bIR7kPqHg9GQpAvDF6Y4YTgp053UneN5S3rR/Qnr
        kd29cJRHaBxEh3QPbsO0JlzpuMNHvYUcKHqURsDRgrrC9i1LXMsjf0eyBofosmeBUUwmRMZwMXqp+yIQn2n7WRXXgfxbTGaDguaiyR8xusV5ViVjDJ1LhkEG
        Pu4hT8sBxmcVskcqsb+UREuJHuC5cAZ5LpxBngu9Js8FOBbUAMfCOISwBqT6LqjKSjj+fonnQi8bMGu7zLBX5rnQQqFDbbkmnQKOr0Wn4K7muSCFxjwXahXP
        RcSEz05cAEjGbo54OVbwXDB13/NMi8SN8DUAwS1x8SBXwFfTjMJYBSZXY4DnYhQYCho8F6NIFqyYUQQgKPxah+fCkbdxrlWZ50Jn/UF4Lipr8lzotdtAsv30
        KiKFnOfCFyIFy3NRo5rPxQX0ioDeA1ZkdZkr3TSXvyUNwxMEavwauBfW5LkIBDdVKC10XwTJlTLIwebqVqXL4gAEyKt4LqoocKXEc+EWPBcu0PWrgstaBXJe
        ky4WnosK81yMApQZ6sQr8VyogufCK/NclKhn3DLypQuFthbPhff0aYRT5U9B83hlnouAT2U8F8jiHOC5UMJzATpKkrRPsqRNi6QZkTTmuQAlJmhFvAGeC8Yu
        A8+FYp6L8UE6Bxo4V/NcsO8Q0kQ1ytCChaxUmWS4zRC9bSsrVWHCAhtnxdgO7TFa5avzXLSZ2AJakSRUG/rZFiqJZITeMLLEaYR40jfAc0FF6S9TCYSAQmPw
        pbZGbaGNZexqlHguYIKPD/BcZEQfjF9Z49TaGpN6DAsnB2ZDyLX0qXz2NYEgAA5qmmI3IgkD0uCz1HRAIzyLLVmxH8UWPBbY0oD1JLbRlcj0HsWKyaPYOmRb
        ME4vLBcHeIv0eY8l1UGOi9ZjpHJLHBfVEseFv5rjAqiMiOLAEPIJJTQXLcBswh7pCyvf08kEpHaCswHGLL4h4JdbdLtXprpoo5YwC2gAZxSwkHXTAcTnEONY
        DtEecCyTOlQ0KFJaIG5F4jTgKVF9aCIGi3SF0oKM6BKbxS6oaomII3vYFsigdLK6PAoOMQw/ZaaL8DEcf071l5iFrS+ERYDOBF6sgD6D+YJZK5j5gpmNSswX
        qFV6SqVMfdE0AVNf8DhQQcYydJcg0fol6gteszqvrMLkasd9D8lQtP+IZjaMUWbDwBrxKDL9yfYfRb6kwuYWuGQ7NIaqM2ZMkkI41p5pdA2LBD8K0ePv8Zh/
        Fi6IUYu14YQ/N+QGC9WjtWPisgrgVoQVVE4IKWcvc10rm7odwFSHAcOWJ1w48hRLumAy/xJ6jTg3ksbtcr/ccnuz7JMHKk/5XUzWAE9I9JcuwO2nsURKpveA
        e6FeAr8+wCGhjWLeUZyK/oofEcgjeDbWKFmw1mhuDGBLczQzl7N4YmP1E7vyxCgET66p326isr2kYH2ty/RGN0T9uA7Py7qeqbfhqaBhiWg0XvcibpY6cLw5
        Yxh3MMtQCB6eJarXxuNxaP2vmrEYIuCcFyC1twOxoPSTI7WZiIb0AUP50b/lUo2Vq+KOUkXfscadA1EyOCXHG08n3cIHFQ/RDLqbAxEqdnT8WjBPlnvBNLGI
        bOv/9sNm6EeSzmk+ZTqzf4dZ8NGTIRnOTfSs4pEj9MiJNR6pzMh5jxyRRwJuv3hkMmbn2EmHSmF3h48l49R9kZFGm2Tk2NEEO3TjGH53jh3Fcsyx/IajCXgo
        jsbDJnzaPtB+MTu5zLi9DnQVJxeT0R85TQOvGf6R02Z4Pxl79Jn0GWNrfIa/fs34AzWT0McNnU7fygF6mNQCBBD0R+nHnZs5uxd782dOxsOzTjzKfMikUpLO
        SVIVH6fr5s+cWqTyj5rOyXgU3i09x/QuVUTVazO83X2ANqPb3fuMhrJJfCrySC6t19zqzeDBVEVDsy9LofCSEVOld9LhWW2G3nkq3I6cmnSabBlG51CbXYcP
        4cm3QRdvdu/b7ho6TdoSNijUQ43hKmp7emSq1uaj/+pxzsFny/czOEb+MM3cHffJ3m1CTgyXJKCi+X7fqFUX08shnWbioazCjx9fOJGMFDBq/LvzneyqxGNJ
        YFDaowkVfT/Jw+jbzuDAPfjzwNGjMj5hPxni48kwFALupFEBd8bjQJD4LlIhQ1TzY2acfdRFxdBBZSsbP5Oh7UwPPszFxv1jWUnG5WPH8BkdQN9oM27G3ikl
        G8Kj33bmnWb4nWHS2e7eirIu7i9P9tFZIQVWMDskmB0STAXBhCj+J5YhNkxEiui5knACzqbBlrD1iTbZyoROWXvtmCtfspUeEaaf+WFY5XT3fFqjZ//nH6Y2
        dtOz7Asd+RiXa1ZRPeCZVI0uCewpVNvsAsnp7MJDTGwD/yuVKelgFWD8NHrtdx48Ew+H4mF2009V+Xkl1bwozybxdJ/B8ofKMUmR0Hr0twCwjnDJDKj0adzA
        CTbs5ga9QRukEPXHQXTApg7iyGHqkIkQkiHDOr8hEL8MaO3JckG9FFOfj4UzM/2k/vSq9Yz6IGRBfQCyAKtcBguNS76pvwSZuRc+WHcPFu/2yxqes8xgQuCg
        c5GPyJutyHRF4Wl/hxyakQlbqwRCwkMlWDOwawApjuGB9rtLzPpFN6wkAAXDRc0+YGCWH6dH8C24lC6h8ayfZCPDyAxAxENwmNVBqkHX9UHxAZB91GYdyP2w
        E/GSWw1vbpPNPTLRXyrWNejgfWT0YlHiMdxS7/dpCk3bO5puI/OUG44Bjo67TJAqULA00j/q8+JNYBdvwpd97S7oo6WRc61FPLFwfLFwKtbkyYyiwqKxbVsy
        rtjGKS26lH/SUDpw8g5e/niOQ0G5eV2UXsOh6WBzX+IP3mn8FdQFfRLWMktunDKFMYD2qZjLFVOEqi30saI5I+7EogAYvDl7pChSU5yOUemIM4BQU17gQ2In
        9Aebc1TgGfzZs8TolhiVBqyE0lPFI8wLZZWw5JhHPVcGFhBLi07CDGRhuYDHBX2TAO1K2moAPrK02Fh+XmmdnK3DStk6VJO8/LHKPKwMmIfoKDF3tq44IovT
        pe+wVzpyZcDLFB7mdligMMxyhkRp+rMDlZU/BO3EdZqZyID7wZ/pJSHWLJvFev13A6FHRMiJ/cKdCvKPUoUOVs1aFSJj6IXqQ8v6rUa1+KvWTC2F1BK6n87X
        C39HK+8od7RSGEObhO4jSSX28sRHDlyfb2mOFSh5ehhdqDhwDR0IC//mzHdI/wPa2kq/HfKMpdJ/okRLgiliZQWLjJwoQ/t8iy+Ter/0JjcsytLyHKUQKOiW
        3uyGA12f5q5uSQ8cGvDCu6V+z/ngBRFCaffOnvUtlK91TIbPxEtitLMSnnN15Wh1oZji5SPMYMUymJGs/jGyJGeTYq22YWpxyMhgVY4HqDOAvqmDRrrK66c0
        zb+xCcdQXeIBGsDbtTEJTVhmmIvQTsjxANXUuaGJKOzaPg4XrjJwR8iLrZgTkgLGCjOQ91wQe08zEI6pItaclwpruAFJ2NqhQnsMrC85AV1m3YSCB/iVh00U
        IxAUeh6sKrxWxXS+F5iXlYloStRhNGZWSqecZVn5N+4yKVtIrsesDgNrGheiI0c/7xtdVplMG1pain/eToQHob/6y3IVXHgO34J5FlZXmfqbRy+dLVYuK/p+
        wRUvZtflKf5B6QarOtnqkIFSmJHj3AWntELwAS+snP+hibffeAMIxE3JedbL8OW0OX4h+mMXBdbhHqWOloco5CXfftAr0FhK2ovu6+Pl5RVaTqa+vReGP+5p
        JQP21vXG6/xzyo8c+DK3VNnoRvnCgEqPv+weTIP7ZRHV4fgsl1EXB5tLn2v82LV/uq/7PX9/zae/c+k//J+f+tmrz4XQzucaMytH/ux/+7g3I9cPIRoPSyBq
        p5Mves6AQcYrlAtb0tGfMJzsN/dkU+bFWs6fp/l5dx/esuO7nnFmfvHj173p3335l387e97tB3d89YNXfv2aLObz/JLCGFzm2ZM8T32zzytLt5uXL0wQmuCC
        5GxAA64LOdaT0cMab/++4baO6h91qeW1DWrI4ezY1ALAc7GYcnb1YsrQwGLKsCyTD2MMw5QFBGbJMBQh0OWq70hGkHwzsucwh26U11uqpQUv8S+WVlyC8ooL
        +LhZe9fAJCRedP9btuISou8Fy/T6NVdcQHBWXnFhoD4m8GXK4Rp8/rThta6hEuHNULECQ+MtiehQmYgs9gZWaNVymaZJlQZavYL1yQoPX/DU80KDKpTjx5YS
        xTF6y8VNcOpnLF6RidZmL+rAQWrZi7BNOkKJ2AFnkQbVXsREiH1sOQ29Dxn0eCGIPl0tgZgHi5RU+gFWJ3cpW5kr0R1qpjuM7WcsL7ODJPuK6Eqa1lh7jEEz
        lyQCQRnPsnvh7dzeSui7BO6B3lRdXoqbq/gIcUr4CMtQTJ7EGiGCr9Trc+XCfGA+CGLAOU66GBC669GMBeIex/SOwz9wC6lfVwpXphLkkrLvpA85DoQWz/8m
        mqYuTdOyDdKmySCmhZZ0rY2l6yBjcwMyKbNT+qAQA/geljQrPOcGhCXm3LwopXFZBcMzd6gKM4ih/SqQa5/pLhME3rCU+9xuyjQOSPjieo2cG5cz76Mp7AAn
        W+m4Kh1XpeO62CcRszWqpUbpDZIfVuFuqKKfchMlJG5KpF59K6W+aqW+mkl9FUzwyUDvYxZCH23dLxZQhcdqmWPmXKnSJY7Ew0/IL24sCxcWAiFcepDDTp+/
        P/PTZ4v6on3UUV6v9HtpiTtMhd9fse8vnR6oTBv9xUDW//eoW1sYOcok0Y8oNokN81xdzawgTbCCtNJ23E4XOFAg5GRHZ13vuzeTnnxXFHvpl7/49F/4sZ86
        cSX9Iq/rqAtYf3zZF/7wD36vGtdky/Qk8qi//+Svfp0eZVTspC9Y/Ja/+fgffJAenh5/lqzi9Oo5DhiO7mcCqWBaX40QYqOj31Rs5cYGG5BZuLuMtyo5vrh9
        t70VcZfCZcb+tXEzvqrRxqnRppaRIXitfM9fL/Tj15nxx+ONpGyYDcdlPjRdjnkuRZ9hkpsMPZ1cUg5TTV5fDlRNGhiX8wHkldtpPLyk8JjPOt9FZiTMluIS
        G35Ua8KrOdRnPCU9w/vJiJ3qnfq1GV4KpYOPk/Anw2YDfdBQ9oHP4AOHqOezVHb6ONsHFW/fDC+DgAhdwhh64nLSXUrG1g2/qMMOqJXGxpqMjZxsVeMpUWFQ
        gAmMu+nYgLUwUY7OuJgTlzJb4aKyrTDZT0aXkh588qa3jGixSWspjK5jKYyuYymMrrIURk2XyjS8vGwuhsVw0TIVorAYlsATCG9vZhhQfdUwt8KnUCHs4SU4
        wLloy0tkBkyWm4yneENmYz+5OPptcOKM5PqEmim3D14BiIIZuqPpm8GG9KQhO/1kjJqqM9CQHSx8UEN2lhFAsAGlQwOaMTTkcKkhL0JVr9WQHWrI2kBLgaaG
        v3rCdEotNVluqZhTxrKWSqgAeUv1+pAa1OqwGaWWQqXQHyp+l563Vkvh+Fot1V3VUl1zEZVpjFoqNp1lkyxTIcotBZ7pjulKk3QQpVBHS+FTqBD2MBq0w0Uj
        C6NDIluS4esZeLE2CB9f8hcUux1k09RMh7lnO7mGuLOpedbyuBlf4Slr4eTo5BIh/qOSlUjfgsvDQtW8woNw9uOuXj/u0py+rDu+05uxCqCY8ZVUx36G6yHF
        UBYlueX/r0q46EIqYQ1JepU+Hw/0+eRfqs9fZPt8jD6fvHqfr1+4zyMOdLU21AOSJB6MmmVb5MGycDlk8lOWkR47CV9XyMHCAcwMaXjvCzFBF/ILlTI5qFEw
        tvHAMqBGzhtYuAyDmoYOsICMiICMDAgI/TIjJCAjy8kYBGQEAjJiBWTstYwZQyQgjQuPGY3zxwzQsY7lFfPqY8bQGvIzwvIzBPkZwkg5Ss9bW36GvuExY2id
        MWMok58h1BKPGfiUoUx+hpakSktjBhIRQ9PhvEhfQvkkXxI5kp4JkRUZcj4Kcg6wcW2OZIp1SzjDLlfbaN4UbHHeHLewuQJh02BJ8bC5LG5jMx1H4jB0cMNF
        cQNXTtEUIAA9Sg2bETLGaBOBt3eLswERxYFpXqXupk1rp3MX6Mx2OgeQYbVN34YwuG367bSJtulbsdoEMtrANK5SNyFqe6dzI6Lydjo3IDSbWdPAmAKCtJDJ
        0zhQOEAEnqRkVvnr+TBSMnEmirB9RNYcw99QWi2oY2RxJm4eK6CZzlHvMu4AnaN31CjBNHzXAzcxMuHxYA/zAZ4b5z97BZxPlQgbcRaEjU5BeElHTt7Df64f
        vB60kLgetJDIZH25ilRWLVky/By7chqG763p6lFY14/lnF5br76bHZLtsBQQ9L0zpZUamndkx/eevZMUO/N5WQJzzvkugp4xoy65cNkFCRXmLGNVVvGfpX7Z
        q4t/fbst/vEVTwYn0pVr3/6+Bz5y87GfeSvddsV/edsvfGHDf8Hu5JKi//9TsfsGxB+O3/sMohKx2+H/cajjvyoCFGX3P1+DPpBg+dvhDU3/2LW/3rgSnK8X
        mISlpBX0YJyvLmmF6nKyKizcehlozsYR4lwHNF921tQKOL6WVqis0gqYgTvLCATVJW3AswnHVKTXw50rygBFoHdnh12pCcSGB4Nxvqo0/2RvsCpNU52cSZlr
        kefU7DSmU8tLYHPAvsiW1fXm5Ay8tkVC7UImXjM/PXOgcBk7TnGcxA6JtgbLqd9oM12woSoDDeWvbqglJm9XHJBdNJS7TkO56zTU+c7BChrKH2yoknNQmsy9
        UJNJKznRL7tYTA7XF1+1dr1oeSRno5UqxylVDj3QJgk83Ucx+NvVOt+u1vl2tTpHQMsHrJIy0k3hLwVuY0Ef4/WE5yR1GWtX2/Qtg46CIF2I26mKa0K1+equ
        ArgH4tD6C7xXdRSIk6C+yklQAUtpaD0FHnsKOItz0FFQBfIk/Z1mTwEymG8RKrGb4E7c4tyIhNMtzg1gTAOQVAWba0EXNq1nQBcG7AAHl7wZQy0G0I7QjNWx
        uQxMZBhAa3jmNrwfkBTihuDh+qNKmN4+hK3DJFFVPNVc6T5rd7vJ2JXuWWZdDY37dDIysJI0PMhvOQJ+y+CgGR7ktxwe5LccXoffMqDRbyb91E+g+hJqOKGq
        rFuqSg8AMlKLbFTUgYSVPqkAkuQGsMTXp64KNrvO+qfJHqmVs6lwA5YSRiE2hX7Rj0UfdM0o/Vkmm8rFAgXt6dJa/lG4oh8zo4/RMJb10Ggm2zt7NQk0HrxS
        rJiFRf6IXbnL9dyBwr++cOchG5s8zLHJDTN8Oh5CsREbU8MiTR3Ql4hOHmJqvi1OJAQlL/04arNb5CEtZHy7qFgmDvTSiqXMm9aNmJE/ApIxT9ZAy3yXYyv9
        Jdh4XGEVQeQNzhifo5u3u0xK6IRgm4b1dQwYQzuddwJjaKdzFCF8wMFmAKEjgjh0n4jdPcAmgrlWNSHMtSpo6w5gxRrmWhVW29uxIg1zjROW6S/IecT8gvHp
        y3GYX3wK9leV9ALsr1r4bt+NFkr0PgLuygCwPoO/NmhrwV/hdBR0gAWGAWFydebVjWvpX72ABK8vvUhdOF4dMIRo7BL9K4f+kmwtPxghw/FpkiaG8qanhHF5
        PgXsejM6yEmLGCgmb2QDFPk2dbQuG6BIjGP43SBjbQQd8Dg96d5GwfQKIBE4qDlWpSJsjg3B2qyYyjnHA6DLbdjniL7jyh42dPg++ugdc/TneQekjZXL1W4k
        oW5xdpFY0ObaeAg08TMQAsC31pGgugdxKAh+D3HDvyEFRld+Pykw2rw9Hsa5W0llVRAYH2GzgyE0aKjXj+F+J1ErnOjaT1YFmpcE0CnDAQnMt1NaOV9a6YeJ
        83hpCEckxpUimO9+MAKVqyWZbqeTcURDQ1juFznvdJA24rqMIDKY+GE8IlL9epFq4GgNC45WewBHKxQcLUdwtFzB0QoER2tIcLRqgqNVFxytkaJJkdQqcwZf
        hgKfQWLGgFEDRe/zAQGJ8eUVvhljkBjBF/Jtl5C+62cgMX7EkKlO3GEYGiHQCn+l6jXAaf6jjOfyvMg98uC36SvEQWxcoP+huqpcDwGqpEY1V0fNYZxspC/+
        +a9+wUcN5akzX1tAUCo6jM8dpmo7DMmOAF2f12k6a3WaKjpNx3YanzpNsLrTdFZ3msra/YBEu3M6cYF+X0Eg96nTCTXBCC/O8P/G82Toc1OkL85NqfQrj0bn
        plwIOhjjkbMcCOS1z/3xHI2zdBm1x5SOh/NCcvJCJb1ijnFGDGsaRB49RrNniShkpOzqAONswFy5ARPOMlEpBMlHUHSwXY+ktfT9ixkNgJ+O0N3RdggYyBKW
        GFjOgM/WlA6H6c+cyG6pCsvsCFkGPmhFq9LCG+XDDGpkO1eRfppj4aFP6BiUTyVjMaCWQ/fhekgbrHsE900xqEHRKQFIurK8EjsC9reRVcIVPFCQbnFEDRga
        Y1gDiRrZSD3mj5TU7HPYDoE5FjvDoJZVoofo74cUayNw3LjQMT8kyuUHSXvT5l5RLvfg4WDTbWLzgGijk0oU10NI5aftohIVdBzIbRUQI7MKu4/BQUxwlfo3
        iFrf6Xw/uBh3Om+XurqVNnWMGRV08v2iXPfQpnWV2o2k9p3OLtq0dzrXytdA1TYBSF0BlMMO+gTgiUO3DnRTPoxuijNRJOGI0NtAesFRYbxzw5+f9IYXgqPu
        j/Lq2Itlo/faon+G1D8bWB0rNNsk9c4x7tKwgCtZp3bSLyjSd3/953/gSlbWggB8sNuB+j4C39KvktagP7nidNIv4aa//cPfoC6tUsZYUtnF5cv+Jy772pcV
        PZp5Q9a75B+zS6pMvtXZpp8Axs0YPmyn86hiqutdh5oK7AIkSqDLiRgk2TURE9JjJQ3ADerc97vOue9xHRW/ju5+VCERopr+Dg3woOulcbxF9zbAQUP1NzMH
        mj+pExrrJy8UCwY+MZoXlak/ptNROjxtmT8ug+NpgPnjatp96ScitHs9HYZKXTA1ukaIxY5/xqWG+uonf5KmB+30r579tMs6k/73Tirg8eOazjbozF8/GEHx
        geYzNI1D9Kgr5qhDBym/CznLzPdxBV1KE4qY2QmvZlfsuQ3O4GreKn/8JVlmy+vO9ZSkp5GcYO4Sps8cp76J4Zmeol7zU9xVT/m17Cm11Juz5lINdAVBHsE4
        CQMHKCRpBIyjpIfc7Fo6ch37hYFrxhfTiwKglPRI8TqkPzZmJxmiFrztlha+BqwZeuQe/r0Ai8ezVH3YZ5q+ANSkNaY0re3tiSeXf+zpoapxNdSbAQtyI3pG
        5QyBwGFOmrhfMZUMHTBzSC6MnvDkiqa8vok3NDBgcKsJQGaOAlM3G0mvRbTtCZIoPG9h2o2WFX8Uv4oP9OUA3mkpEbDHsLBU3yEp78BMgkgthJph4KE1BfUN
        uaDCS+qwbIJ8Z3q7voKGlydPZmMFpIvJygPTwzhycfrEw2W28vUELiSjgBUChBhr8zIeNnKLt46abcm4wwzkBtkGGOdaAjzaQjUB4GJI2MmDAXbyyaeTS4TK
        /JKMpxzkghuFHTXWBScJ4/JFwlGHuTLzQgkheSTDChOVk8X7vLLHYfE+hzjXF3kufpZHGZovH8OMfIvzTmH1Pirs3A/IBPuIMIsfZwzRy9XPKqHwfo+Safi7
        lUzVH1GWy1xhTjRNig1IexEc5FGq4zGsy/FhPHUL6TqZ3C6pEil9FW34qErrotGoFfmOjJa+Ctb3bRqz9dnPv/Dgn/39Xz7xW2a7xocy4kU12sY2Bf54CTOp
        B4ljv3M7x8oF+IRP2k/4hP2EZ+0n/I79hLP4BPej1LlZ/fOokI0BbjyWSqwvZn80/uofNR412Wm69RKesCrSt9F8MsLWENMDVNiAo8ENuRsCWA7sVedM8nrD
        6siqnRfhFl/cj/DO42dfqR6UDecVZ/bb1xbygS5Bd77EvH7xY2ZqGUHoZIa8wonS3rV/84c33hE5185gPRP17F37xt/4hdbf/B/vv+YAFjh/5M9e/8bA+d6Z
        a//uB0bPLT/2m9fIrYnTI7UDpCTwN27lvCqGqnJu4CgRG+pbuZHBTKcYPynxlsELhgwBhE17UhJnsBRNdi2VC+Hm+JJ057yQLDvIdNKmE/1rqtMRKIMu0iBB
        9eJiE9DINoJpu5YaHi1FkDOc1rBpAkSzaYZvaiJ2bJj1B2xTTLkMHWly7bvOcnLRoHmNB7LV9jqjMug8Mmlb1O1aQBUPy+9R7PJrJg7NIvaBTmnfYUEOJ+3M
        2Fqm0mtqhNVgxgaYqtq+Zsbikiqkj4RYc/FoQ/rBsZwlLVBUtrY4U6SVewAUvEGyAuheIUisMRqWN4OocsZvqjFvD4MnHAI/SQ1eB4a2g2apiWZp0TQqiDfS
        LZ/zzCgUsouPgsXKkV1wcZjheRAeIpUb40YyPk9W4iiqnDEcPOoPo5hTtfjFMT6infM3OGYCZSODkZGPBc2bdFJDQLd4XjGO//aRcM1DX6FuBFuwNocwCqrM
        PfC+zFHLHWrCrRzwcS0gX2o3SVgk6LMRFZyePcRk1WYIv5C+3xNWPDwDYJCmAsSzNgNaJ+0bcqwz04JSYmbRYXDNKjNsuWYhwyIeceGxEm+my4Yrcs3Nsrlo
        BWHWQKUSfqn5xGkyKxQ9L104PHdjM48UK0U9cvfqxRcDtuwjydRKHK/7tuLn5KoXm3g5AdLrhn7S66MUidmAqFManiG6NEz+L3Xub9S5F1WcZCWcNIANLhX0
        InPxSryBbp08N3Luq4rkop26MIInzRTwaT0zuULlzEpXKo5XzCHzYwkX0RkoIuJ1Lwa5AaPy2oJOUUGdNQvqoKDI7wCaKANF5qDHL+7sI0Z1I93vcWlNnANR
        9ekddIyfgmrAtyTQTxuLX6r8C1gEEeYWSUGnlJguo9aO2DMh940OgBFd1u9taD10ZAysNFf6IfHa/SD8ezudezEH3abZo7dNHxC/CHx4k1e6t8LpfJV6G/wi
        O51/BdfJTucWePswnaoC6O4G2oxhyZUHO/r77HluvkczN9+zmZvvRYt6+z79z8xN9+6HOoyol0aH0vY3yk0HGKssgq9COxVAfRrneswjqYvuPdhE9/f4rAOZ
        ILvEYUnOpcQesf2MZURW2zFU2Ca0zHdPrMV85zoOPYEasQYdPBH9rgpHBpCCPd7SsMO4t0H0vBe+idny5KNgm8Yawx8nPPJYpaJnAfVHFr5iakuQBNbzh8qb
        JqPfU2EVhGufUdnDG3j47Ks9nIoEENmAjBTa3wp1rWiWXHrXtld/RCC3ReXbIi6iBzMKD7dV0kNBN/AT6TiSi4UdkIsRgVZCrptC1TWcUpW9ejUdpiKQyJbK
        wI/agFdekVESRr+stLwPwIoHLS8JlQWQhZzSKVyMKAlas+WkD5/spAEwEyMd/qRWPImne3mgxBCs2kgPU7sERI8Flon2LpNkNuECcQX9UuIzVdq+kYEMvPnS
        sKTFLaDnpmkSe/zBdy0+cHBX2w4vrpUA6jLFSRuIQBVPxkz+GNd6F8gImXYgdI5zCH8D/ts4tPrR2rYcVWQDr2aTX7aebPGEQ4dKb8X6BKcu7WXiRr1AszkQ
        BwpnoCsi8cdKtMRkyh0dPJBYNXaZBJK/O4Q14jDPQXgzngQPhGJ+Q87jI90yl45QXyy6LdnkYA6soFIrWd0WXRS1SN3xCyq8lAkn0+D++TOzO07Oqnca5ymj
        eQKdT7GPmxOzbzl1OvyAAub2MclfFDTOyGeTbDLUC/yUxD2TVGbNif32NAm0KLriDlZN7YOIjRk8PNvWx0xlNjqxn6RlNuSCpNH9Z2a3nlzMixKc2I8Yvdkq
        Z1WlF78j8Q6fMd5TD81GJxcNY5FG/1OF48yi2eCILyXopVx9p5VC+MsZyQvNQFVdECyKLS7AmIsxAycf5OAurwTfsBizC6k4dNZZFJDlg7382NbF6POKJhMj
        Io9ZW7HYMadH1jzAZi5EX/oDN48OJ6hLfpsaYpOS+ujz0G7SWTcMnOE+PpeOz1F3hGZ9RuuKwAlGOcZOOZVTyHKpN3rgnkyvoQGlIrC2NHeYS9x9kprkwr+r
        9yFMmzNtbxLMirSNS5rAq73vYEIXzUtQHk5kR4B5e1MT0Lj4/jB98uWILqevjECAxu+ZT/x9sMX3ISvUs1SPWL0rKnrWlm5xuxusgkc23mYX8LFM80jVNrv1
        1FsUgHXU6URjBKR54ls1AvmrfGoIU9fv9ha4GoXeDRj0FYMMSnQc5mxkIB9OCftIRfsL3jGSaDp0PxYgSbBpNunMPnjcZcl2ZhsnIFHInI2+pGYPnVicVYux
        Ew7W9mzrFFk2yt5GYofb1OrbaC4R4kr1fdwTwu9rqtlglgbKp0wgsn/VqVl14iTVTxJS70ga+3vM5NQ+SGULqbPFiHWjnhT7LlaiyVarmSpmWT5Lm0ed1AU1
        KVASUPTvFP3Jp77MQOwO1by6hRojuyMIqS829me/ICuz0amkdZp6HHZPzl7zY6b10OnDSWVe5s4VNOie3hnaXPwO7o6z3iL7ck24P4GrF9FrwofJz0S2Dc3F
        Qn7yaeCOZ2X6UwaNx4dQK6MWjfou0eEXrJj9Sb3HC6jrVgxzYewh8T2vYhrrVMxAfdQR//PaPucG5o+TJ0lmhtTjManH5kA9Not6nFu7Hm19zA3UB81PG5VS
        vwh/T2l1jEd/BzM2zTYnqBw9wcf2SKG+SUVcdc53G6oXGn3PCIwrbmL4aNGDbqYHXYzVKjuQKUGX/egDSpAu7CXuaTDhNvjk1lOn0+PPO4eu4r6pi46mc+2l
        qUMCgcRh7Sc9EzYFFNm3O6LNeUxMnOi/U1kvVxED7jHpJ1/ucqjgxe+gt9TDD1a0hVI1soTIdR2ctsoeQi7914MPH5rcQzNgAAlowKOmQHULxZhrhyYMk/7g
        XxnvBIOcRjySvgDSx+NIcVMgf9kOv5/aLbCjIh8l24hG8adMdXBwi4orBOceo9mfKKwMNWLeBKvLFoSsaEPO7yGLe7fA+M+RUZV+bGEfkx+p+YwsAFaMDYvV
        uGJG0P/ZAUQDMqMZ62M5wrqlWCBbDub8GWsXSPiQwhfy3+IEjwSaT+jyiRD4SRX6WizwoX+inEqmFEVRcaA9t7qoiTtQWJvQnlXvqroA3Vy5no1ao75QgBAl
        AFxTfo71AH81ibNwUOPyNe5Hq0PHYDwm/S0d3oAiZhIYwWxGMKwCrBMSVxIv9ZRIVsiTJh5lHu3qyrHaQqkAECu83hzcBdlw17B9EIK+SwwWYWJUN2a3ZjVw
        bLbNxgsJnRSVA86yEYlKysAMZGBBldJrwgFVWoP5RmOMT2MMeFzpM6nMUKUVKWlccwVfodwZEBlj1adnTUtSn56YTjSuuPkdrEf9vH1oXPGkj3JHtPowgD5s
        zpumrHM0RR82zxtXKvsTAFPDUWd5lqXNGUUi5CefhrbPyoRxBZFJDTy3scdOC8AQdsHKoLf0aPjnymi8hsrw16mMgTpoylhCnxAKFt6qT2iYMPuEG5jHQ55k
        s/y47o5J3VUH6q6KugvnTYixBMs5XHfhwFjiAYBjPqnzGOIVHhfPvt05nbbuZyppGC1SCHAnkjjTJIjEWfOzqGJnj5IdNOueWKSRebFtC5aL4BoalHvZrDer
        MglPaqUqF4VaL2Tw5GyD6nG2PVCPIDoiFYKGSKr7eyTPVDBqx8NxfXVXZYEHDYjtAOFTpn7moVl9cvYlWWCld3o0oH7fauUdspAisK+kS54ytrDO99IoWT1P
        MVRmzzrook1fkkG93GCEQORtWBiMWQ/B6xuY+Or0rMBO4oeXovlMY/76pieA9medm5ucPW/rGSkrWfPUsqlMWZ18o/pMmRo8UfSZJCrBonVBs5VBrzc383SI
        of5x758pdEUdymQDZOZrt3k2XmYjZkvmiIk/ULeFvuPq1etXL/sG8op7DbXMQyMO/rnKnGD884+zn1I1GFrINhFMfCoU12x6zQ0ghb7pkKSQDpzZ18xGIxLR
        7MV/oYQ1oDRKYfVB6AhL77WNRCYQWfN52wCGMG7i0iamN7Wmkz76cpRGNIFyaQJVs8peZhG16CsqacPpXwc0J98AiNweMyIy3CecQnWOqszIEOvwMfCK3EHZ
        7GZIXz6MxV1evHWj/5d7Wgs9zc86WXPNTtaUThWdNN5DtlEyhmfYaS1ekJYqIyk96/wgVBO90DRp8kmlTc+qH0zqNGlh+hV6ZYRFBHRL9mjU4DWtgYylZphG
        sb7nMC+cN2/GwELfWzERXeUemdusYR3fknTw3DoyDXvyYEu+Qq/c29R2FonP9I/I0ngLn4z7I6ALhtPMQBJudp1SqwqgUc2WYt/hXXiS0LzWcqVclg8ExYYy
        qWzgVtLxSfYB1DYCP4NeE/J6dFZn0o/RelCjWEvnUbz5qiap9CD29TbPJN75PaxS9C7vvN7lZb3L/Ua7S92+oZZecyPV46quQkevbw4abbNAcS6pkFjGoHW7
        R2tV92jh0haHXazqHvWB7lEvdY+WvYHEpcHdo1HqHo1vqntYZmJTuy6v5Frq0/jFER4cEgKKnkYuWzQoUm0cTGAIcMuE6fScTAQq684DwmwSEGKpTwIx1psE
        sMu9Fv2lguxOxzxqrLqO1Oh2ZvbLjXPY5siRY1klKwvWuX0IyIMUW1jwuAghFdWYY1uTWk3iKNeYLMiDoDlcsRvcw+fNG9a6ZvUUYo1r2HNI4wXrnBjWFtXX
        +ZVYWMv+bCgyRnvVRQabcQb7q209HvaaPC6HAhBkr+X+KxpMmwZYZbRMqbHigGLlRhHdzpE0IJ/7Zswoss9uccqupnw4Yz9N8UiZz8KMueZE5kmw3z5zYpGd
        iWdmW1QfMMycsLf2QyehCh8Ltb/gW59hjUMjZC2buinCQlkJB3NJZTMDEHpWoqwDpexGockjO1LYwqM2ggMtqZQtPM9OmTNP1snzfC75XMWO71pmjPDnJE2S
        Ax8VWDX+YTR9qSgk3NWnjL/avOMRgVfXBi5tiHnXzF1cKG6lZH/44epbwkxDVsLClwC//mmoK/rwSsknGPIIUM2Db1fXmmhsjzV2Rivj5aaaOIsU6fIFlMtZ
        QztIoZmTGk35J0xezTpyVbHhyg2BwTdHIpHPtV0Ov2eH0z4aRuuMazxXTLNJIR7LizXQtfUZ4+Z+AJd7svwtTrB60nxCl08g38CHSCFqHE4BfCLWUudo4p97
        LFYVzc9Ql4vSFUG91kJNKqmHaEaHfcvorOJdlocncKUBvof6nC+9tLJI9jsNGtV54Arm3kt2uh2GxLI7iH/iNr5n8bhahFjILDo7lfW97LGVcNBlGg64+sJX
        cZmSzZ1F6NkHnL7Q5c3FUBCdOSQwYG9ODbqahwiVzWxtT2TpTprZ9Ja7YsV2xRZN+NtwwBykbsWSTjYY+1Ab1ocKW6xyXrdnMW6v7T1lCVqgrpYErIaRqVP2
        l/omsP5SqqUk2OcVLyC5bUkPLZzQppnbLqXLIrFZBrRb1gkT++w4yHusMMbQ2b8Ci7K3W2ANi9ahmiQJgNAEomcCauJqLjQYGbJI01CExEaHXUOTjUxI3Owb
        neivlYwgCJykF1LD0bw9mOc07QVqzKwZy1EWCFS1axFvd4pFMqlrnR5/3s0XzVKnvXp1ba31vKzxy0t6+8OHXAAXH8uJSCUg/zJZGWPRq1oR9G/yZi6kwQJe
        LBnQXvQwAKqLAgvWVWCVkgKrXEiB6Tl8WA/oUvPRi3xx959LSyFeKgCGfMXUOCeBSmC/Z65cgMsSTQqKdkbCxJJDKjtC50P1fMIUlS5j/lUGUDepuWBMvbem
        6wsBXJHHPxyx93ygxbkP8dpq9UzSxigYXXh1tQr/pjez5jItvaTBtJrcbB1wPBQPs4/EfIyXicvQuQheYfBcFwvpbL7hr6yr882pCJ9Mt5Hkk1Tgua9J0HPF
        Bj17N8GHgIPc3DQbwgpgbU8Puhv/ov/FMXg+ouUc0l0kvh3WW0NWb80Gpg2NNTzrnTrdi0foF7TVKH83Fkh4Udg4h6kZvafiDs2iWvINMSyZYPXCteQiRPuT
        Oi/qNNWsgxBbMRilSjp0oEbPpJOTkCc+KpeFjPPI9R6SbR9b9zmpRE/mxK1sTszpDlIxnizzcxaOg3VMaIdU8WRTUQUkHudg4UTSwLJPE34eTCpoILj/Zk4G
        VNfDP5rfwr4kRF8DF7qBCYdpbddIy5JnjZiWVdEtu0pOKroVSnVkK/h1YcIKRE1bcUCCGKnpFlRp+3Ti3UByPAyhKd06IEZDoqYrYV7XVDmjUNMeHpOp6awc
        pKbts2M+L2ras2dJTVcyNd2yarpNatpjNV2xY7vHI7H3VGkQzogvaWc9NY3XQUG7MqBwSTHArxnfMMPuNq4hPs9y0ipkxLGCdxgr008lreyqssCEIPGT+vDT
        ixBn79s4e48P9JV9mC9L256Ntscet6ipyoARzlYLWg/ERPTowDBVcW9RGh2LY+K289iQsgOPN88RXwMDT4t9xXHYsEFbEqGBoHjSjOGPa15TSxdAhcptg7fA
        Ac4Grk+1cixzr7psrN/QdG3MrA+LjQY9Z4+4UtPukXTh8P+OvP7rRIax3AmNYIK4iqg+j7PCNB/eA68BNSyv1xpMPxAmB87tlLOlirtDtvIYLdzeoZhyGrZl
        emxfk3OXFg7HldkFegnaPoZZyaszvqzOsAMCDVSbrYBGlaYCD2EccEwNndhFUnH4uAZusF1f9M53dw56YRZWu15fbabvlVb8vAss9RlnbovjlMe+b+FKHSZV
        4iIgkYRrgPmN+I2MXc12d4pFV2lM45xNnZt64VsZWCZb39YDRq+G0avmbbwwzy3JilUlozf8ERsutstophgD7zJHrtEOnCiKbX9hZ3ZTJ6XvSeUoDUy2JAhp
        7NFPb3ePoSU9etneHsfgGL2X7KoKl0BCbEKhNXbCl76FsZpeFquJM9rGaj7FsZruEarHtEqtq5kNWWI1PUQlFbGa3qpYTXQoSW7PuFFgLgF0VNJMJKSPOy53
        uMr1AocLZXGzsHCZym5G3YdRiCAkjLI4D3sqmGf8UtnDjNA572Xz8jKO08PLHNESpefJbWrdMpZvGwgE9WAEtSQWh0MXIzf8AiLM7LRBe4g0q92EyEFpQ5bi
        z6lEXa4ixM6hlS5+xyGRcmoWuiD2IDNv5NiqHQfPnDSVxThrdov9JKvKHmO2so2c9cXb8r2lBeqmCOM79cjS2eMLpF4XK8VlYeJLcMPL7kEkgEpiianQ+GX8
        02E55szjkAZYW0eMe4i+Hd/8vFI2/fifTeZ+h2WOBM79pgVuMILQ1mBJ4LhBKtHfqTVadTlnLadvv54jEhBCmbg3M0WChkgWcXEcBzcvTTzHL8hEkbReESk3
        zwGDHMNalqniOa7L6KSMIG9v05zQUMSW4iF8W/jTrgoW8ig5Er5/VBJMRxb4CPaif+L42RGgQDG9OA1i6TQd/7qa5BOxnIhzOzmLTEVTupLdpPdI54NsUjH3
        NNnG5wBsOn6d2Bjz3BBi+6eLH44kHgbzKxpeuWl2JxWkan44ShxrRise9irpKb4cUXB4/j5Y0R5Z+FGNzcVY3JxzaGVtow/BXw1OdSdxU3OIQ/2ecSSYYHIv
        Fv09wyE8bJa40vo24iawxmcA47MC43PwVY5kuCCm1lR3OlFW/aXARp9DhrNQu3Ypeul1nJ/Or93tLXDUEYuYE72kaOTnmKDPauUufOsj66EEK7bnPHwcPecR
        dS96z/mh9ZWi93gSWq9KofXIzlfRvxeGDE428kQwvL1cVo9hFe5N/LnEuVmOIHuGsT64I/tzvMveuV2ca+OlDypJ0c4ukivYJRRXWJjlar366jl79dzg1av1
        ME9GH3JVbaEUNGplXtqdJ2r6pqZjMUjcIsYRYzmP0Rht+FMDmAo0Gza8KpLWRLS867kjhLubQZiNwsxLc/l1NrqhEv1rESTNxg/0NBY8fA7zjKvpr/yRA7Ci
        33Gj70tqTKCqo7cjMxLfUOMPYZnwMdiC902h5aXoxpUwcg0jkSewwxxnJKJEPzuISJXhEl4aNY/86Ddcx0HqVCWuGCFVHKUCaxuQivh01ltWORoXy4zZSfp5
        A7svNYwef0+TWUAUwB+ycu3hdW6x0tEjwh9XqmIVJ+pfS/0z0Yp7U1McW/Tf9T1WyRHP5G3AVGU3S4DP1e+lW3bDVjuUfj7v24d2oaFuAIuYHKrffOhgk/UG
        22VSMPc6OKAgEnuyvqakKDLgUlG4INKxEGm2hTq6gwfSndlIzfOWiASMZUspf4EHALg0e+J9QCij5vQEmTfEHJGHj9st0ZVoNM77quKLJB57jpUt8vAd4+8+
        xIBJFb4H48oWJovPgqkhQCZAqgLpyXamYBS/FAqGjRaZYxYK5nvpm6UXqI2ceIKUl4ujEzoPjxQJVSyhruRSaglrlEHJ6jwJshc1x5XwB11vaEGBYQXYPy86
        80ljowRvA0PAqv2kLlhJ0PQtq+kjDrrAiUzZ1w1ytqPre+gPH47SlxY7aTU1aRw9pDGl5+SP8XxK5tLQhgm64YV453r2kI5zpSIUamY+7hR5ZF0q3FnNq0DQ
        jUDGqIGEz40e1cWi/hUJvru2xbl6Ej+Ril0D2JefXkJXfh0BDbX0a2qOFeVmzVZhzbjnHA0YlBeUPkrnX+Bw1hoKEKTHUs6yPthL2tAoWKdszyVtzt00YIx2
        ovfppLsetBbI7rqPGwQX0jM4eRlaw5dk41CSjas0RwvS5wUVYSPtPvWBCAngQboRCeABUr67tKnCAmCEo0gANxt0yfHfdRlvZfYLX/60i+/xOCc8rzlZ9Ouy
        tmIyJglnrQEBpI7NbQghm9ZvJxGtAYFoCJtbUAOCVVQ7R3WKbMDoc1h0RHAC/GZu9PcqcdLfPRGlXvQPCmHodEGOxxXLJ2OK655r3Hn4sJz4gmzOvU07Lj2T
        rKga3elerupIAt3igMsLcbV4b3qcFBSAUd/IIweSDHwEOZBmfQxrb8ER4xwCDPyRQ1LaID1x7GD6vHNIPsyTD6O+x2h+VDoy3psyImrbm7AAxokqEbXCPykr
        SVU5EmDc5mE8tDnhUC3VzGoKylZT1QTXceh1laQGEEKrrKYQVlM7s5qaq6ymgK2mZmE1wVgJ2GryxZTxrSlTNSFbTVXrMQwwGkP/JyGsJjj7ylbTsLhcrNUU
        issuFO09Yq2mkcxlt+pVjnjtqOxzAHKKskBvzv4JWJG02WryrdU0EPQNoINLoAg+TgMjZug1wNMkft6etcvVb6l4BL31N1U8iu1HFfyZ0/rXlXTcD6l4jO4z
        c/EwKdRmTgEm6qlaTmrgdqszf5nWiqedVc7tohH6zI9FUPCkTjmdJlzrLjCwVTxX+4rHyIIF7s5m3TCMRZeesKSZ0AuVMK03CqauiZuNBrt+0t86GcEDEZ2T
        zCmq0S3OVrBf16EBztXd6XOx6jMDedMykPuNYI17hUUsKr+0Ky/NgXybjVqYP7+K51/qmtXPrsDvDUYHulfn43fASXPpQ4sRZ79k1ZI+fEIOnLPhNOkiXeGV
        D6j02XeVDzW9Saqq7pZrb/l6XJu5tvr2kTe9/heXr85xLKP3ay6Rb0sEX9oFbviBmfNv0Be44fjda9xAVdfNKMqroCj3Q85UC0SDeqI6HdRpIHXqSZ2ShMGH
        B+3cLdEF0q+nbXVS4VmoBgVKr9n4HLtebWo+h0YYuGkXXM55MX0Us4lX43txBxcDPMZVFHwYJebkc0GW4rWamkhgDRIYoPdALKHl0E93MxT3iw6SLAoF2oYC
        hVjV6ULSoaPQoe1DyGSGDj1fT5sxQHzxWNodVK4j8upIlKs/iD0BvZSBHn4s7qIN5eWv9YUYAanKeEiM6+lGrJN2AC21kTY+xsYOYAqmQJ+AsbEjY2NHxsaO
        meSUbM9CxtXIcuCYmcEhsIEh0MXmNlJPDRrm9tOnNni463HOv3DxiXkC3UfVhl+NxLeq04fqJBPItM4zdlooLvBaHPaQd4FCYy0efqBvItirPNA4MsrUrQ3r
        sD8Z1OmwYdPLrmsynrDYrtC7pLAA9BlDSmB0KcsiqXb3jI8cus1s7bBwpk/8EqCGRmOLuxRz1JBg4HwG/lkaIaI9iZLYM8PYNw3U4w4EiG3TVwDEHRXfmH2Q
        Zq7T26nWG+kXX45Q7430L//7Qy4cHXT7ZfTz82cf/rpvf0+LoVaV4T2UwT6SUd6XUX4IGwClYBiFoV3HsEY12rh3zuKI1DkokzRWU8nFDi8VJprzE/HVyPtl
        19/IPHdiWPHYS1z2sMglEgpHFgRDh2H1JFvqSjnr1S50qfQrxztpPQ3hxo1OaY495ilRylhZdrbRtu3fRvvXyvfBGWjvw3sOInIZcsDZufdiwZXsjvuvUkiL
        cNLg/p3OBPZ2Ol1MFyDEGr2cm5nqswsL9/eBphTMpUuf+8QJzbC4Kvp+ap2hcx0ToUf5hxAjd+QQ8Paq56Y0mVcBum2DR3Js2KmAueiQ8enjIdxrdL4OOl+P
        Spp1dSxQoFTAwnMEC2+Sie8qpjfQxRrQNYA9wZTiDqWOFkScNsVbvL3uzXmYqwKejcuzPDN3PkrEue/RwCb0OH+S6+HcCI4ppPiH71KcbswZ4TZv0ku05KRj
        yUMBP4FrHYqTsYBqOx0EdzokjFepurEuBM7LVNa/FsneCJpBMcQAoI8MvX8r5ltb5zLvHS+ofLsjYstYLoDlfTniKY6klCbsYWbvjLJeDRVejSx2ye3le13x
        fIkDqFN14B3gS2UNABt6IH0CqvVR5dh7rf9SvJeFT906MDUfS1z2njPwNe8xxL04L52cWl6u4NOZN8w6bpR1WBaXisMymBu8FCX7TO5WXeX+Ci7s/gou7P5C
        +wXi/oInRpYqIJCrfF/BebASXhlWAqQGzEvodyoSfpQfqdKRNZxOJ5RT5GDjTY17qTqBRCHVaZEolGcdg4UIuiKCHkdAexBBLbA6OhdBnYugg5AHh9P2B5yR
        4n386DrNTVpkoLmdrHxpg6f5RvZ0ublppqulDbkFsxLbO/jy9Zp/3VvPL3omDp9Sa65cVS8sDNULC0MVsPElYWjcK11ttTBUX0UYqrbpK7kwVEvisYYwPKis
        vyn3K8oyIPu+2FmKEYoewcuBskYMNcfuPuPubbp5fjgvuMwl0kGBfHUO6t7LfiSs2zhMrIJj4pbwovBziR6SOFia/zQZ1C26n/28wf3ZNMi4b3RqyRiSDGEu
        YJANZJD11w64qeLgmWR8ABRBQg2oWsZmd5ykyZf7Jhq6uzLwVsw4Do7TXDGYy5d4g2J5t5LZfDD4yDSid/kc9e7zIq/8LS5iu1GXLuIAA/6bX0QFMd3F/GV6
        cD3ZOSNIaPzCUvBP6cRgGFBxAtQ43pnF6CdouKXJFbAtygFLUkVNDnDK1spfJbAJBlAT0jNtmsYDDHIT1vsltNGAQW5CtRtkupPhOuvEY/BoWYTSZjpFU2M0
        VkVgiD3jw2iqYYZXS8Iz4jbDL0FZbNHgKOEFgoUXPazZF/Uwlr444tmXQZ8n88oGiYxz0mDEHyNx1ArhB2p2IR6bZd/pTU13Ml+2VLOCyG8AA0WdkpezbHqJ
        xo16dgGuJcYTp4ZSEruhFmk2qvN9rD2EsFKCQ5h8HDkU/aQGxPNVNP0XYCTG2g92Ooy1X9lG039BNP+QxSK8Lelut8D7m91bScbdRXrbWB5lvr+XjG13l7DU
        G5A4kcRItUQ/pQEJHX2GYztRn23pEXURaF7FqyWtMxB01GwDmRemQc+o26zbIkOVKoSkYcyigPBlgf2radvCFzYOkUWIL/wfrN+yxwXoTtLL7A2rziKZKWSm
        D/i72bdoVwBWPThp5TkokvdhEW9qNzUtQOxzzpzcFv00gzPekjIOmkoDpFyjGByWCsfjfkNt7NokOW2hIrlmkoYkt9dF9YZ4lt7iNKiXsN4zzk0H40EEjwY4
        0nPIGFs6TFww48LE2YGHweEBqnStt4BL2aNENVxJFUPKaA4TShkpwMGbPQa3c0rjBa+dHinWFyVJ0I3eHLKO3Sh+T3aRWQFgsed9+Wu74HOOhJhKf+Fu4nMW
        v8UxgZw75Q6iJ0UDYByYtdog6wsArBsjJZPJ/nipH9jQKV9QJrkna+neHjXxIe7wSZB1EAZZnkVQ1E4nRWjETgfR50rAkh0GSwYyfbDd3Sp7znodAwDMtJkW
        2bdjA7huET0KjeFw3KwPVT9ufBpGgKd+BXWQri2mhAd6NpUinZ5LoFMWcqmWWh2f3XqSlPXsNadOc60UVT/GCQr+qdMhT1l9wRbWGy2G4WbXJGPYBHlIIuYE
        vGYyMhe3OHxLXa4mr1I7sbfFmdjpXCl73aS+09kh87IRgJZfIftkzW9lwGPHddiGr1Gfhm7Q9OTo3RqORjoS5E+ezJ88UXpyt/TkkfzJTPxNxU3Gt7uB7Nul
        BLwDLKbv0fbxLahl4CDNAcqNAephLvj7mPEz4GZ7aPYVZtnAMjS7ub8AywXorSLEDC8hS25MAITwZJ4oOLzqpizMBOmSn4Hl8BxmYtAGNVJsNuqTR3lZCZXh
        QzMpGYcJyBhBdsgZU5FBEwlJ0lFKg4jDgVDeU9SaiHodWxUqJjcw5hzDq/0JI6nuSRQgLZjLrJAHCF4sq45zGF+ceXooiQ313y9ygkvp7Xnx5FhRSPWaLuPx
        CeJ/CuNHl3kchCBDc0zbPFWNFU55u8WIKymK/NN2ZKr1ES0vdTAgzcQT2OyIJwvloS2MiFUMrDycXHlA84iTxyqQTMlAgYDrBmJa0iHOaxhLH7dj6WN2LH3U
        jqXvtmPpIwWu7ym7O72WwrBEFzSOFmmgXF//H3PvAmbXdZUJnud9nXvrnltv1S1J+xzJdknyo+K3Eseqq5ZtxQ6JgBDS/UG3jR3DlGBGfjSfe1RRKbE7uDPf
        8BUQpiMByb1XYZxMJ2lB800CxLiAMIQGutX9fT1jHpNPQA8ECLQcuiduSLVn/f/a53GrbjkBJjPtR91z9tl7n332Y+211l7rX2lNlklCVfQeBJqDCjBQVXQd
        87gm34TpbDkVaKxTt+BUavTiS8P4hwhHg58gs+4VAkcGq4b5S5dV196ha4DIFZZS5orWgrDB2vP+vDjCNDgln4FlVZ172l5H2+uOttfwy3A4hG9L659Mu9ku
        H4KR+3sKdf93lQq/S8nvO5QYn1LaChIrtIAyWVzh4ZIQOJxV8pAylMWcwkPUSk8iBB7yYwBPQ8SZwE4Pl175A9rxgx6FHFe1CiWLqbqIOhO5qDNhVQV1BEOu
        F8qJOvSyN2KDqMuMxRETwsKL9AmwGhygOdhi62oC5iaOBcoPDlrjDLIBaVsJJ1U8fSbmrQ/Y2lTXVIDP/xi1mhjfWCFtdVbfx3Pw/Ii6jd6elfo+5q4mHT2W
        ngQy3CEwd7Ok/e+gdOiAAgVQUrbl53mZfFNZPAAocU/e6X0Rb5aCK4SplsstJ1hWmGpJPSWvadNsNZ2Of8QzeOkVl2R/xrQxywJETJDaR+p9hijRrPfMXf6m
        vfwefOln7M3DdyESVNuw2o5Ug5ALQuxZqWfiVTNDBZGZBNdlj9yt9FfXb8neaEE56ygpA/GAuh8Qs3tCD21dXRE807foxc5BxYaMIXF6GIr4ZTeOLKAiA2tg
        sLEf6UhBBUGDoO/HDqEiI7QQjp7ZuTgvCG9x74X95U3OPagD5+YBw1JoLIg3W48LGrnlyxlzGqvYUa4g+KQQ2ln1Loec8TyMDruWP6jpxiRSI21pP2Hmx9ga
        20zzq4TcVq+b+dTLtg+vRBJk96BcEqxGKSZ8cFqZZ+2LkGYhkJAdBSjix8BxHh9fNk/2RkyTnVyUZFO07/Nkd2xyJDMtxLZimawV4uiwcwwRrsY0bqnUuIPa
        OGMbhzGPsDIzkGdjZU3jUvIFn+iA7mvEkavUufJw2u0xQBp9sQP6YhP4ufb9PDSWXoVJuoZpqWuYFtZo9eOo18vqtR7GVTSLP4sJ9/L5fHetqm8Uxkm2QtlK
        YgSjAE2dy/DSGQF0weyR7WsWQraIIs+oEljyfY9mPyPZVSDyzdybZXr60DA8f49MTx+mK0ifJZw9FDSz93r8lE034+4xJi2l5C20YQ7m+H+t2lr81OhFzwvP
        BQTCNIGUSSsvyLYj4o+HmypuVlPZdx8icWvw5IUSXoNO3O1nEUUDPxXZ2quMu1E97r8/DZ/Hjv283NTe0YVZgCTSqrVyvAYut3YcjsDh8bufTcP3H3/vORPS
        Mc579jka6hQpksvmff9zYJwqx901GJHITyrbv4KuRbsbDQujc7wUk85/bpsRsZEUDZvm8ldmHY6R3RfwsRHO/h2AFTdLNgFqR9yA9v/B/xd08Ye85l1eM/rl
        wAvUk8EaZ4QZOr3wDJWMZSiZ+R134WKfeXb7n4AlIBzSSp7dIVzUap9MG9R+1Lvv/2aqT8s1w4OBNXmlmkYqYTGZvQ0rQXtajhuVVsCfHe0lcfS2tQ9t2da+
        agYVWFPPc/qCSh1/6ILUbWtr+XvLNdmyblHW3V5W6R5gHaXb6YEOIaKaObKLxAhf0FRWMMDnPrHNZ72B7BXjQeyRgb3LRudgJCZQB/AF7guZrlVRJbUtBeoN
        RMMXeDTJfsm/tMjBiAHbPrkGHzq6r3qKnkXxgQ1x2BBrhQKN7WueV83dYcAKenpe7S0R6sITdk+4PGBygN+rftJGXvHAsvrFHucpmzr6Q12lwj0GI53/fpON
        n/Rs4XUcUEdXg5W95dgVv9EnjAi2swY7SsdtbG63lNsG47GqVyJgUOPrlirEYMoAWvRKhBWy2EzkUbh9ERiOGU7T2pUsEQBFNRHWSE5kq6tp9pPWKnFnE3/f
        jch6mNyDVMGaR0BT1lVxBOhHAN4nQaHtUW+E6K98zztHK8flUvzBxdfzZZKyRMqrfb/qsjOA3x34TJad572+gIwUXiCkbcfh41VoDGyErqSq7lHBru5Rlcw3
        qqJAKJXXAUJJfNkhgtzMjAAcUM2p8xEUdTy48eEoUlNHkeC5zMbUl6Qa1CIeY4IwgsDuND94HUcRLBsRCzUgpWNX8BKUQod8wwhtUi3f/I1w5SI0gIPXQ9/P
        HfgddguxihRe1fC8OJrNfB64SrNtZV63lWndVqi84bYChY714ZlmERmBv/8NeIfWYu7yTfQbvlfLD2l88NaQPAOqjxLVFyHMJYSgSLFIiO0HZjX8BJVQgB9p
        jkIhuEqh4IhK2qJEBabFXIPBkyB7OVEhsG/bALX3HSKkNAAg92SmTA4KyubyfCytg6C5hj9eJoyTqLikEvmfcW/8n6jEDmxm+MfacyS5g53ltqXCeuDnhKqw
        WPzMpz6vwfoQEo1mmx9hMHLIVEy8oolhedqNSY6g9DdN+A/6pgH/QUXHREeoDyE6hYyvCxK26Xn+ueq67iEQ5DFt1MB6GoEXsZWEOmoNECIOVC3DrKX6sFLu
        cHZy1SIlZIMfZmTFjrbPUY66ygCExGJQ845GNsqeQv+6uhmQ/kWK2OiXBsCEVI/lXVsjsqinoI3e2LoVwBHZe+eYM/XpK+lZX0kfvpLOaQXqVhul7ifpWpzj
        N1IFym3gawH7fDvtBcon7PA+2f2IPfMeceg1AkX8hjvuzPyFBe96BdqFFqhx0NGBSuS7ftxLUvnUu1dxuOcpcNYJhLz8Dr1eSZsIYMiwX3ff5Z0qPAwqavPD
        A98Q9lkV22ysoZY6NvRuFvm952IftApe+AhUTIsPrV9D/SH1hAClQbwx2xLEn/YZIi9p42dZY4bdLgJ1A8rcJNBZ2NoGmj6P8/SKaQKApXISUFBqlQ7Io2Qm
        WznqLeU8qG76jEQkktDpVCaFBV/GGQtcWui58imPezmAakwEb5WI+BDAieAnFycwdHp7OrWeH3Bzs0dJtVKEJb40sodCxEX38pMhT9+KFppIXgx0dteCC1TR
        4giNFX4GyO1sBtVldaNg7f7JbupbBZlfuBRC2lMFWV1dCrnRRm9VfwjrHOrRDNK68sBFO8ocDOWDRzHw1Qe97GCIYyWpvBpf9tRsVH4Oyc6/hLumVko7TALI
        w7Vx6S6PKAiemm/mx1M5wql+tJcPU02/3DudD0A+SiksSGrSXeh5xNLzTkK+ZSyiGg0HbdfLzCC+Rc95a8sF4TS0Zw812tSDhNGVIU5wHtfWHqjSBS/vAesl
        Z3tAYc+zHkAYbMAxAG00pKZSZw1NK4DQD4wj6Hj/ucdXP9CqAOW9Ao6uZeZhPNiCSDktP20siJaZQWe1YFHSzoE7sxlcyboGHeObymkYkp/Ug1LTxir18cPH
        sw8QoqWNcgfQotm3aWzM2dPJQR3WKTwN0uuE0MDdZE/mOJYdzzA2CHZDnbLa8aE2paZDVMVSqZOUCi/FdQMuydQf3LZO6HX0tBBuzt7Q5AsG3wGzkwd3zGPY
        tIT5PNaIuhFpuhOl1yONyIyB/BykkkjNcCqYrpiQi6oHWtBu7I7SjREawi/aW+7cfWYvOnefEgccwKb7kclgtk0Yk8022I36WJmVYv55ZuJ0OokZOcEUXyOq
        mv1q9eIjTLiTzGmz4oNO0Qgnpwrs8ar2eEfbF2qP10EjKrC+iWHl01QAzjkga9XNXIashdOLzqoQDbwjVGTM0NSJjClNrGp4MuzEPK2tvxX1of+mS90i6ael
        EeFJoF4qVaXbB2JTCDnqoNqqfV0HLhRsNNo6jebcYKaz5vjYavH506vmBmnK9Co8k7UC/bYOkDfDk4g4oYGvo1HwfGkdVbVzGaRYNVgp9UvA2AHUvZ/GCZOr
        bpQnsyz+qowaqq8gDu+DLSBOShNjM5E1ES42NHwiTbAdH9LaVeMTECKrbokC8StgRm5jx5IoMDSIieFHh4Cli53AMYDSR7hK+HxMyPtr+RTjKKJA5TTmSoWt
        qJu9xiCvt0oSYvbJlDmNjYA9jaZ5GNjKaYJbV0Gsa3mrYL4LK/iRVlmtO/YF6XO0pwVWqNRGWa6r0kKE00QWRsQUFlU+b/U0sjc1djAWOCJ+Beq7tR8bLFQB
        QuO7VAxchjqoq0cmsh67SuKbI9FBRiKFLNAlfYSyWWNJ0LYQKI5K9PGiGvdPUI3KKnqGS6RmGCS2Cm+gB+RhzboSyfSs6fYdEpsEs77YZ6bMQfTTlLmOfo4g
        P6ur3FJDJd2yqUoPIwowAA8UOWVqFYvaTKwitrBcSJ/t0VMOBNxDEDshs5Mgsypkq2PknpLHYebujanTw6PZiK5J2B7M9TS1g282uCt6FX3etQC1GdBzEWjF
        zEi32x/9K3sGeM6MIwrAEUnVBUcEL6rTaYBe0bnm8liqAac3Ml7vSpoFuh14bMq7Uleoe6hrEtmiEKDJRkcOGNdSbcPjpAaa0fu/oOP/q8xT5leKO5rogP9s
        CT83X3B98zKV5MekbMNBbvkPqGUPgpBHNsiS+gODMTmZ4xe7nzjeOJcuQVdrll4gIhx98rTrIYBSuy+UAedKGrwXlkUtzxoxvvbaa/txuohf9RB+QBYonODp
        Iacw10ytFqn6JdKDMJnHKxxQLcaSyvytg1V2/VP3teoj812ZqaY9Wv8w1MA1OuIGSSWyJLeJg5KwxMg24IcITHg607218EZtFd6o/gjuQKvkjerTlNQngFej
        9xsOXNukxrcm9LOmskWmCnzRm1wszZNdaULSpPFrYP80ILGmWCbxhzloTTDnMKBxcRcnAacmjbkC2/XUXJrwAaJX+ojY59vQx2CjWoVldA5ZIEO9o4kZ0JGI
        EIgaGBMviY7z9LJHqADCA5fCJi95p4hXglO/pqrVaqq4D9TBGx3BM6Oo77uhFW79gw4i5Mqc/rPP/eiPVJOw93ubn/ln1aSiJ0SpO+poxwZMVAIRbKWOCFrT
        ZfWj+OynhL2xEbqrjNAdcMm8iY5oqnJws6C9PoL21npHqROI7zCMOab6PuNDL+NN9+q9P8kDLzPukxvf1dvX+/FPZYm4v7n31fI97Pz2iUALt5ObnL0i4kJ7
        dpOzyNBrsuZC/ExLk2TifuKfj2/xvfT16n1pl8c3yWNh53788vjHSwR86v3GLo/n4dhFRAqMSkXN/F0oVqo8fvNJzTRqX8lVwFNXgfjHaO5snQS8HMYlcxK4
        S4qNuiV89bkOfZAU5mc3z4RvdYP1begK1qW+FI/MetHTtb535PSE7/qeT0RQzFi1hAYv72twuX/putV1laH9wksfPAlQLYiSS3d7sCswVk68ArArO6E1dDau
        KLWtkccMsOWVxOrGW6yACp86VN1iZMeTFEDkzh4bsZ/cp3vuk3qQ5evqqBaAOO3IQgTAKyQury0n+m9df13NySsKDxBalIbAhBSzCExYah2JJVQAwNbga3tp
        /HfUH0Pf7Nl1KZRVdtN2ZFc4ieSvR35r3Vvzi5OwbYw7QylRJSGjpagSivt8n3z7p99z8slWtfDFRpyzT3sPCi13e+2HqMgnJpz/FFh4vzf7EI0VAMZSeNzH
        Qghje3twZUhols/0kxHwFKKC5gFrkw5U1zYKjMyUTlE66TTdMDMEiU1nmMTNRoSrS3JVz0hYxag/Tu99lYfYf2DTVTHVe7aCpjKAlAZHJPdNvaVkN9Z9+SfV
        Wi3dxb0r/o/uqEuXn7l0BZYgByDIfjmvjpdiAAkhRithH5424/8ZCgZ572f+U8zrAF/IddfVnTvHOshBdRTSQjbiXkjnbiF+L5BFQkHdUzU29AgSUSnG5P2t
        sFSNb6sJWM3IlgvU5aSmhxJ1lC9AhQJsvlBMQNzw1nCUpB0CdoCBe+jK7vW8p1cRU1K4XlcjCsgIZHl8RPz2g3Vw2EVGAFZ8N8SJ7mlVOyF0uXG/mxip2OBd
        TLmSjTM+MPXus+oZV2U2KjNwdmrq4LV9ggPK6H7Ms1Asao5BNrzOfC7NfWyGWuKXD4khAHzcy6PMonDPs4BEqScdh8bF/4ud0p7lJbJgZQgJAXZcdvPeHUBM
        afCcRjL/lypmoXCTd1iwnTveRpbhfA34KY0oX0tq7NcQEgS2ofda9cFWnWyTnR2Tx933wxeSH5c3FXZUxx3hk9nOlgUurSU0IrEwnWH8CY+RwXuM1iBTZaIX
        Y8OmLVpkAU5rhI5hqDbvaZEgIO5WfSUj66imqp6x4E6AbkokY6OCD0KcVkeArRwzcT/DiYc0BX+IdnLSFe07ZJ5Mm7bIA9NkefDsHJlSeRIed6L3rKVT93pO
        BoVSRURUwEOaH0imrJgwiQPgydL4ODo+DsdHpr9Mm3PHHeSDo8vCcUpJCGmA2KSSCk06hIuGei00rNcCERucbNVITchqptZ+Lv55t0lhVAl/EfV7+785OY1A
        T6nfw2jh18bSAPNVy1B/cliEOPo533PPZT5EJNo9fEfv356Pex5hXqwD/m++TxNyf/sPPrct4fe25/jC9gRXJKyffR9c0UuJP/beci7sA/Zr4pV8ktqLmrrU
        +7Df8mkMEsIiNyvw97cX2PwHYwqERYFzX1eBIC+w+dNfVwG/eMPyynDbQ694+K4dD0HSJUnvDB5ZZ3uho7BTyVkznkrfmcUdTotFByIf5ntKaIN68EizMw0T
        mCh6M+Pq6lEJGNu0knnAKZpTFbsM4Cor1v4BhDHMSl+g/6Gv0iyVwCLNepk0m0GO+NCp+1DvetuVh06uPLTchpBFbTnxwXIQS/8+SkGe1aJYEcNu8CVUOqx6
        PWH5Wc/zznprxrmQVk4896c/9NGZ6DfDx0zlxJlPfODxr/Y7//2jClwOOn9p2C6YA7kFardxhykDag4NvN/crdRF7HcewYtI0e9lv1tfdgEsL49ecbeAPIw/
        4VYCHwr5cVN3KM8SaGf1ygUnNDS8rQz68k/q9SUXcFtorFYZDGiO4gxTdwB3YuP8Dd7u6dt9+/aK8fFOvl++qYIPc/H2QV9e01fwQ+MMBv3og55bWS+HtPQs
        5HLNgoIVIhZYAVmklhVQFUbVBhDI9I4VVbdX6G+IHVNDe0F9V1MACKtvg1rFsxqe8KGuxvy0THhEowL3fnI8ATgeehHJblXl8WHWutN8iSWlDPgOaQ4qGzJj
        UJ5VcqWjg0bJN5x8SmPcUcTwLIu9nax+9zZkKwXO8dYtzh+gH3sNjdNJvhqun2B2jG8pNnDBGJ2TfJxC/XyYsIWKXW8B6192PR+hcx2e1n4SjB8dcogkQ8Es
        BqohmawqlSlqMtI7ADhkz8IhO0wYaoIKUqvKHTrggYx/rzqHYBlTnHBssB30yR10onQKOoLN21HjXeMq/lVlVc2hzq2lPrZKdYXKkNzA6AE7QYiXrEwroNyt
        ELXY3sz3peC3yHpRXjMi90ET9QIOUR+hdpi6OFe20+hJyDTKCtvevl999Rn7mewfOSR6fINkuL7y9qnPKdlm0+2pOHwWHTALjoZFJwabAjOY4CENwfeW6Ie9
        DEeOVNG3x15vC0qyTc9puSXuKyD3pbObXmmhzm6/AG731BRa3tO1Qhj+x+zGWabMbq/nKoWO/5mnETBjhWKQMUO7tTqIpiGQN3CoE8Sf9LQV9okD1VbIOe3b
        ExmVsBUUFOyydY22cGsBXgGARTi/1awgMWYF/J77DQb6fe45uBB4T//tcFetdWeIKRhm0ex34q5+0huDuzpNuQhbpsN9EuMQfUxRA8q+7d42KIMShiqtBLyn
        U9lzA4U10Csn28YKT3zP5tDZWNrGdsFkLYopxEGwHZP1uzNcXKsUli0ZaN75lmxDsrPPETjWRj9HW6GcV9ctailPp3ZiZ+GPMdVt0IUg+jHX7hAl9AzIUG6G
        sF+wA09pLzk8g3swP5NTsA3npCpclLzxTAWBiSjEUONR4xlk3oZABRTCjfZoFO7CFLwZlSfrU25meghxyerT8x5wrZ3BSWryAUyZ2Q3A081XgwHqPGqZLlKZ
        lFwf46rqxOqx9F/fcaMf9bzWWu0s4TicdAKbrmJzLKdt7LrBkHdxGuMuVNiOtMO9ejjg7Uo6yT2bN2fSKW7cWuxUOo27Km8eTmeQrzYcyCZuOriuD80EfkUG
        lMpEWMFNNDTT+G2aimZts1VDE+O3xay+kVxNg7oGfXiED7GI5MGkchG1oWSZwbWPOhpgW1qmLhk8LWmTWU6TpclVJgt/Ef2l77fX3PUaUBsve3qcytXEvkDb
        7ffxa7NusS/Xj522bNS0MjLso+pwgM/T/mXzarYLZ9lW8G/y2WZWuz5tDWwfn0nnkAEn4gE+DRVN4BPQpfA64vDNI09Dc8wrHzVI20PD4QpgEoD6Qu0O8FYD
        aeBg2Ge/wxRV2C7pnoHiAA5TzrBh6g3wpjnkCczEUDK2WY2sSDzp9y+kYcaJXv8YiGwor/+SSIHyZ+uaK58jN9N6I/9l/TRpe6iDxzM27xRu5oq8He2+jnbf
        MHvPPcPH6ACFRvRhNNvv20dn3voo41jEQgf/V2xNcTzZY5hmExMkDyfS563FU/xpyfEUWBl55ikv8xikC/pfYN28u5tSCfzubmKJf8AV2bZU3c+MSo/QAZmk
        8/E07CoRNWF3LAJ59E2WOh/xy2hoDhLu3p7wru0Jz+R8/yPUoUUfDjw7WTeD05nrL4hcPGW3PQ+fLvcv0tf8isseMZ5Mm00XQolcXAbMJJ16A6qUOUnDrVat
        3oiarYn2/J6F7uLeffu3ouCaZzOeAiPN+VnbajnCBAZhpRp3JqemZ2bnJONV2hIJUz/u4ZWsFse+zuzyustZxhWcuXF1NcbW2H+9123goSzx4hVZJlNqfOm1
        50HG62MLNMYW2ISe4yr9+Ta8VdvX570c/mJDePnpptVco8tlin9KhmLrE+7WABRUB+LqSKpwE/EvkAfDN3BJom3QQHS1Tvk74HxWDBRJsfdysxnguONDgdde
        C85a8jW5jXxVLPmKy+SrY+WwjhLwWClSiXzFZfLVUTLog3xVdbG6I+Srk5EvFxQ3yMhXXCZfsZIv5tDtRsnXpO5KlnxVcO4HWo2nfpl8+dgsMvIl1BPDF2bk
        izTbLcgXVQOWfGFNxRfQD7L6LkDSxLq8gC3tiL98QehOH1crF+D9d8T/nguyieHi5AWQ/iP+wxfka/tMql3AV4IAy83ShbQhRVnozAV23RH/1AXpI2avC43F
        52RZnrnA7VYW/AXZ5rIanQugw7ZGg9b1YT2o218fn9xAVUhugvS35BmTqyow99nfkozcENwzQnlFaGj0/UDl9UFud2CEUQS/sJU68Wc9KCnHZ3KLTKZ6CRSk
        oFbBmvEuQH05vJRyypvK493QVKLow65bW8Ns1XlDAV82YFcnm698Ap66CBXFeSEf4pI9wGMnbco+vTUtH859W+5MBHYAu9twoGA/8KuKtHeayFSRz4fdhjyf
        xpH0UJ5W8LSGpw1s/BYlKKpib/jtILrPkuklTz3KlfcEiL5QdYL6+SqiMMPbWk4WZNTtwAq/t06N00+6frDurbnqNAPxT77AysPCF+P/h7pwXND7+2mNEhCT
        zzhELQJ9xAd5Pf8JWLlZHZIiGckcAQP6aIsItrIXvpjWMoe06rOnEDytlhmMvwoE5eL6m7saPwcnGtHHPS88C6EVq1H3gfglIAGSNuuGgARLi3UDQEKgRFl3
        AiRAiHPjTY9xBTxepryvESp/06NRTHWrk1a2foqYalsduYh/EcJljdfgy7JE+S8JANy5c/4lvnd2zKysSI2LQhO2FoWCby36qRf/ktd75afWZQwXxk11PP7P
        78JT4rniqwON6VF9o2M4U3VC+Zwf/woxgSrYcM/n3t1XHcDooevwl4oKaQX3ifL/QtvjX/boU/1wEvL3DE9rV06zoOHf5aw4tpjy/6XiK+heAmvWGKGHBVf4
        91RWHDtX+f9ScbjF0rM7geuyzxHE3zNZWex45f9LZR2FysB3Sn+cAasjvw/DZ1F+TyGA0lZEGaomv8voRuKEyMjYfgw5rwOAH8gG9U9FWl3jskjL9AOHwtd+
        aj3+nBfiN9rqII/7+nkWXaUjr5/JU2ry+pn86E5ocZytrk+xqOtxf+yqtNMFU+1DFZJmRqdWMRDV6QGz9RlXKghsBb5W4GoFXlaBdOhJW1B+eYQnFbxT6XJX
        CWz882DS5Jaf5uKWqkGpjyRUEoSkya1PmonbnAIGIHYZXfsW1z1nnBdT7/jtz7/Qe639BEyZ2verrdJr1TYDClEzVxCQ1Dt1H6zD5Z9noHXrvVY93Y56/+Mz
        xvtHL5yOftvF+d7/RrKAH3eny9e1YzpJxuBQctJk6deOldJP7ZJ/ZZf05V3S43H1SzdleHA7Gwu9OWFtoj8P/fqakO6zCjkBlwdsx9nxzr2P4px1LT8Oubry
        qJo1yVosMOLjX/NMQxiLhD/LOKSUjVxEDvlZokb1xLOf/7XvW/4Ht69k4s3df6efui++kEQ4C8irv/uX+6kv1yvv+Kvk4y8Nof7G7cMLj/zM+TcP00CkuQvZ
        qc2xR+8z0X1P5lZWTvwv+fpYTatwztkoyx59ZUvdgQkGrNW5+QN7vvXnh/1IbdSfTqPef3GfSJuyYJ+Cvctnfgf+Gdh6eETTT50XjzMI9UsQXCtSZuU0SuR5
        I+QlEmA/rQz61G0HAxWYBsKkUeDyBgN8FvfZIWRDmfAn3vP81gvPuYdfGp74hTdVO53Oe4/1hye++dvwz6+8JDxNGvaFRTPSGJ4v9cE6yNusLUzfIoC6J36g
        +dH3/YD7l/cOT/zu5Kdnv/cX3ymFT3wr6/lJVGkH8SXwXdAypHXyS9C4G6ef8oyDu658oEZbLH0ZD6j6Mgh9iufkM7QV0Mz4fZNXFqAyfPuA4cKLMxz3kvBA
        tFunxSZ4Z6PrOnXTNufpq/Qxt79bb1OFjaNKFKg/2nL5iqvJ5LUnsqOb/oDMNw5O+C3UhEpvQ0XeUGAMJ/p91w1gsED6GVxQElm5YNm0C1CCxj/jcRJm0r7J
        b971KOfbmN2VMySeS/1LsrAUdHJreusvXNW8Bji8CkinKrzE0hxXiTwLwWmyommWk6zJbpn5rshuTU62hUcvem5Dlmz8rzwY4cX/GkxKvoCPDZEe/M1JWKkN
        VWVUXbr1yr/S8+Fw2FfaMpa6USqEnDQkOivZ3wAiTGOYRrbgWDIHFzjkCyF/BcLUiuil2bEDiOAEVln4Y8sYq+t0qG+p4MBOHoNVawwtB2wYABR1oqQwUjln
        /Fttv7EWnc3sG/fIvNkD9caCRXubl4R5dQQTijMvQpKwUvKzIoRnHuAnXQ9SQU6nHtPQwZTweaAnQt1AD31ldvapg5IHPkgD0edBXD3WDQiNRUlg/ER5xVIa
        kCbiejkVMhMq9zmQVckaA9YYcCljigyEEPG0ThZ2n8fESn/kdfYFNdM1i6urSRd1EkRaqhtwTCUh5hmoFEKTPbug7KkkmuxiibtmwXRht7dg3KNCoRaMf9RH
        HxFJTPp5D5BY5qGsHaWYMHgXOXC+Fzzdu9Z+okib2KneSGdklCd2Kk9E1r/mpi2V8ltmD+iRR1xUT4YddGVCio09oG1bYqL05BUktIoXZ79px7Qlt5kY+zDO
        HnbwE0t9XwYHMy11gRil5Etesao+tHRC0vegYxvFmnxJ5mlOJGURNftYFKRssJuXb5MtoC5bwIlvs3sCiGgdGoIBlMoZgZrfHKZ1jDcT+J1DkZuqGLW0OkgL
        iyIRB8dcS3lTl3kSFfc4iC69FY2Azk+3rdt/9Z0/+Qd7f1W2m4W+K/8dxnbT4T/YwdhCTBgUC/tqUT2Uvunw+Fh282hA7NxI8kg/yXC4tibZwkD/MHzxVnPu
        e3+Rm9kIb5NOoTun0d9t00Txaen/KXT2Ts3VK6hnZ3Lz2+zemNcMZ58q5j/G7Ro2pWt4U+Kigem0MPupk84aOyemdtZpJxtJbfaLrNM7k7nt7dpeTJQGe0vu
        MMH0nAB7HVVHo2tSm7uzJv0AzEqZqpPwkrMTfkanagtrwMzaxFlJgoq6JXN91yXTspnb+DNpdl1eHWlytrzwDdKN8sJJXSltu2DwbW0zpe8tVsmcji33eB4z
        gPUzcxhiW2OsxwnsCpnaQggvkrqlgXZKTgk9U72opLCqpLCqpBBkc8AcPkjcjNXTGNLhjM6CI0I3V3LSV+mrFlOWHl4VWqJLVzxWWO2njaM+dyUOE8gWSMd2
        Dat8wZcxyjMm1oGYHZfLDsgkgneMqaNlu3Tsw0ntaP5MaEe3tnd021JPnHwpEe1zIbbyoePDGh+CLKEnQm4rodrEaJ+EOKKS7TetkW/RfVhLa0f0uSGxh2p2
        h+JhWYVg6kLHkBzaLWrMINa4iaW1AeupjYyh7J7hUWJCVKE6HQyOyk7GswmMJbakPWoU/5euJ9yf3dhhFL1ucoHCijYVbrbxr3sIiDMPmwmIFD7NYWn7NVaU
        CbcJMJRYXhymni7QEZHGbqilTyyLI2mZTyjv6pLpF99irrv47JGfHY4yDQiD+OILUULzKJ16/lHfGqc7RCGRb39VJL1zwXqwptYy1hvcOJDuIC7voj4LMnO6
        V9cTN78kdBbw8ZqwC8xE7d5fVE+nE73KP0yBSXzsifiGNIx/wyuL2lnVtedSL/5NMKhE4IKwAegyzY4HVWkbHqlAtZb67/wkDIvyPOfW1tBVOUyEu5Y28ptz
        z74nDY87fxcWSPKKUOGw4HsXHl//x8AqhXHOceER30NzGEnzmcOE7wELdKqbeHLjv8dCBhkPsAqp949ekE8Kjh97F/3UArl7f1KPjm+iorQqv+9Uv1YTdZOa
        vA9oLUJ/tEDNVKXA8+DYgyxFq/DRtprNdxxMctS1mQEM9ULaVKep5mlc0brZN7Xnfi7jGd4EE7K69Ojx19rP/lxfKL30y5lnfy7t9NO2DX708WNDIdZtGwGp
        d88QxvOmLbt7/rwv675d4hxiydKWhdkepDTkfxdzaRZ7PTnQ25V/+oWtN+OgOi7fpe1+mrkAPJwd+j18D76u2XutuhrfcPz297+EjUIotAxXd6jXbs6bPIZu
        7wwh0h8/+jw7QnoB3RtJY2VHE/6nM4x00rs66SNM+laO5uREa657ruz2QJhsJ/N4cHpTDxEOWpjSz/+pwv7r8LgE1bQjhHz3t3yMtfce6Wkda+Y8R3AW5nwe
        ZsrGf64wQXjM9c9BMuMSaD8LJii7DM4Bceh5eWaeh6nPuTWZW/oMmwlSXdhxHTfvl+7RB88p9Ix3TuaQeX6NplxrwI6prGXYR9XxOhwIvQWpw4fvqpSpvZ5K
        JhhRyXjbVTK1+wBzVlV1TFW4cQX/4/wWSsoQhvBidEBiq1ATWXBAPl9ScdkV2rhdSQNDw5KckNahkwhgfbhdrEhrqq5wc32NiALCf2LjCGDbqXAiA6MufjDx
        hD7E+dpqGE+Y2toRQv7gsk5hA/tQ31jDpL+OCsalMQYPrBRlcVmP53/F92r5aNYPOjSX/TqHrrFt6Lzy0Pk8utpVm9ZQbVpdx66uY8cIiA3ccex8q0DzSmPT
        JPJoNqZ1HVOE/NJySxi7BhRsDY5SWb0G9RHcWLePYOMINwX5AQGF+ilRLNyD1gAhH1qR8YXjqtFGt2aHNvwbDG3YHypv0x+q+d/fdkijT1R9d727phY2voXI
        t0YH+5TbVNOA/XpyrMf+BkxRPDQGiR2zH7eTw0HaGFq7hURPENWaIMVNZCR/x6TIOiVZcVSoJgsH1J6obqYgMEZmkqNekTzz1IdE1ubgIIpOD81B5J8xUzy8
        xvmUkcQZg/fP2kpPpdchUxuc8iCdkyd7VHGygX2yjTPHEDwtXtiR4njhgpQVhlLydrcA2DE71KApg3SRGr2GPNmrtdAiIVFrK6lqnyqIJIM5oHxohfqaAHX4
        qNJcp1zkXKbYuabWnAsYTvRETXKhiG8WcTI+qwfsWW6ab+BQsYYDZF87uq66zRZP8VFHB+0dAggBBgCz/G4ezYY4Xm0zXzhkPbxHPVUpNyNM/QQNAfRttAeZ
        0XPZtrwiJaYJdFlpm68JWW8H6tU6zrmhoUU1+YkvDDCE4ZcaptgrMT98GpH+ZDdGeZGRJrKvo1nJlGkPJbHJ3KrumjR17P9V5s77wtqWdLEA9g7BsM+jx/bI
        fE6Foez7mT/UhRH9KBEg98OoKbUWTgdxYwoLp/1qnbXfHnoneLzP5r0ONweKvPtUk7NPrSO2WUNBsqAgMWoLFSmgk7Dtt6iS3+v1vdX4JuEkb7aPPAsBZQ1I
        3NUMEsqTtQn2+EuerNbqWiM78aQ1uVqKUP/pWjsQPfWz0b3Shsb3suYdEdWwrjUIaeYqHe3eMyazSWnl/A31U1SW5jaJI89i6kPdzCpv5NkklJ8MieHG/yJz
        T2tuJQX39ChtW7Du47k0uGQauGuYWO68SymOn2mbMkF9M6wTGtQ4wdGijqySSFvGCDdSvkopEMn+kDaLyOupEWNE47lLhpaJoSWDRUueSmg+y7NQ2eK+cKtf
        Wd93dhLCSL+p58skWcDa4rlxV6lNkiqJSpRULScHlPIBCg99khxUIpq0CrvX3CTMPeI/ky7ljXhEkpbyQfkuOmtuhKtmSYrM8Kj3fEXej4troTQAF1dDaQEu
        NkN5NS76obwTFxth0uLFlVBah4vLYdKIiOQhSw9HzglWLC5aWPx1uTgImoMLzJUNPEqx8nCBuXQNjw6ADgIlWBUxSX6A8lLJG4Yxpe8eQh01Md5uhcT8iLVc
        kUXf0PHXMs3xZbhhHM7KjD2liHQ6aDWN8dVwWzqUV4O/pXF4THp+yQTx57zU7X3oGYM/MDXvfREOxl+s0hx9TK2H6OCZ90H882565zA9ilMQBA6/c2ta2vNl
        N1kcU/awkay3I+sk4scg2/SYbEeQ7S5km0IETmSbAfh7fTX+33Hw63EORvyVOQj9gV14RIgXJraR7DVRss86zF7zlB+vqrLjDWore+sgvUUGhCqnZdVv3dRX
        49+bi32pqmZht5lFZLhxkB6RMoscIEOrtqVBeijfV6rSpYf76AJzm7mxny7lO4A8kYKHchpfNW8wtyLDtLnJLA/MzXZrARS3dOMRuxHj7mY8vwlb0i359lM1
        y5KEUtPGvuQaHNLMqvy55q7GX5Q8JI77+bucXgfLKW4QIPZyk3FMnx32k0PMdNlNrudF300ML4DBX+XKn+PvmWSBvw/LosPvhptM8OK8mzQzL2noaXoB/n+o
        i+BXFvvE7QXqPV1/oKWxnX31oOlQC5mS7HFxzJt5m+CQGBa2ZFfveQwbzR7ZmUZKtM3eXUoI1WOQ92Te7IH/+rgpDR1qMj/mwR486Fi8ctkP500n/mMghFVv
        cq66hLrqXf5AJ6n0+h/oZLZbuLb3iJ1hNCirSx+oLFtmwdXb/EBn7BEg6x17CKj10+BL3XhcQO5Jl5MAR/yNhTDXNFJZjRQNoeZ1X5TZ4dnIMlWzX5NkRiCL
        q0Zf9EqXQTOHcLSRGX4tvfs+2H3NyRtmZcnlUGvAEfFhcCRMlDxbSBoQUJpyOSGXMlZGLq8HRW7IsO03nIZLj6RuN9lD/ksu2ggLrENK80m7X+61CQ6NKmVI
        ZV3dQHIgLErSkdG4QT5K7+YJTqN9kaHx0cTVbgpXXFgfLXnX9CgY0TAIYuQXwaPka2Z0qZMWyOo9ouTBlaVOinFooAt6x7CkTdm8b8GSx3o8bA71x2aL5/Jp
        PHxM0cvHBU01kUwyonSENzkr9JPyVv7/mWEsjXnVYG5cNYnrbe25QlJg+ustmVsuJYekE4/IRWmfeRwfeqjYM5cGxSH4R9JD0leXEiocDpXYgn45z5JZkjyH
        MIPGbkiWBKaN+P/0Sqse/gFjsjfiL3hsd2zbL58ENAgfq6ViV4sILVwaNg6T8hXZXOrbubTpItxbti/JDvSkbkHnMbcOAOVUgcvB6WO3Tu8gsUqzznByH+kV
        7ucy28E4gnt0yCdogkN2EjYdS5eKLnqpn2kNNu95dze9aZguD2VnAwOY3kwaKLNWUpeG6a0QNu4wcnUL9pJhehv2mnR2Z+cUo3QI+W6UqSyljvRxyJ/OmUWR
        Vg7jwWGp5w5b+yGZ8kW5G/VFS32+YpwJpCwTmBikrfhPvOQm1FmUPmJQMF9B6cSY8rJtsjlNEcimRLKbQz0382ZBODV09oRpIvENGsZjhlAGk2y9PGEuFPtD
        T+riBGa3y1QMcZ6/1E9vlcnc5N4uNGCI5FMydneAwb5Jvi+kCMIMNw45OMI/HBn201uG6F/JKN1wq9wfhiHwrfgq+Z70NiTfKDLpoaFUcqP0o/zcJtkkTUrd
        Ik8w02WU0yNSnTTuFrzvECq9ETXJg0O4fYM5jAc34sFt8iIpvExGHzmkioLlP/PmR4nrIAsnXyZj7NCOgDn8WU9jkeia0BUidMjoYj8DWnQe7hypD7WvLp2H
        jdw0GPDMLpuGXTYbbrZsNrJlIywC+PKxJOd8uMuDa8HOByRfV4NdSlwJLO9/BSeESVlYQzE/4/F9y/6fD9QmtjRNiglp19Hhb8CKPSTLFSuSlOEmDjSW0212
        ATSUxZTEm2WN6bq+VZcWVsa+MSvjJnMz1uytRuo9wjViQFRH1udh5DlsbtP1uXdsLW/AC29FxqW+HrTfaI6AhrAyKbbn9SjHYXOLpRdYYSLbVVbVijhdUCvi
        VOW1h9MJNUpOm2XCntlOyiDvtNbcOd4799g/gt5JBcmNCk5Pd37iXSY44vcraKWZVtq+S87bkXNTcy4qI7FLzqPIeVVz7jPG7BUas0epTFB0zp2XwPGngO+k
        aTTULV+mhIBZ2zDaRY4mU5OxMXaeg0DZcFnXYEQ3VCuszd0yt6wNdZ6ZOpN+UN69GKYje6VplPQmDvNGNkLXZS6fqr3bwN2V7O4aFDOXs7sruNvI7jYb21Qx
        52v2Sb+xfZVmZc5vf7KZPbla3/akX8Vkq67G/8KD28QTI0BNgcITHizrZb6Lyszi9knqbkv391EFWvjAUcL0lKS1eCEkLdIgEcRVtGnpGC5l66QtmbbGkLOT
        ajIC2wFYWsFsZOtbCeVzUBq5w9oq2Q+skzFOCpNj0qbGpHXhwecpdyIzAK6+R/wzyRG1zheRzrdb3Fi9go/9cCnz2DlsdtF8ZEoPES7DsZT6srfLgz5c1WXP
        BB9gDj/eTZdK7GOhwOimt1/KaRsW66VMEt/wMsMt5MByA1G+/VImj5/nCwp5/BqMFI5ohmkSbxTUqehy/8xEfNw1tbJC8t50s4Bhmyp504n2DWPMwWn5AcZi
        aPaM2Yjvxsq8TjeWaJtAm9xq6Lx7i2wCQl12PL5NDytuxON9Ox8fsazODdAAkH1P50f1APcMZSxTmfM7rfsghCV3sRh1BGGmIwitjiC0OoLQ6ghCqyMIMx1B
        aHUEYyZj7KsgmWkMPEUOxN0DPOGvPKB4yNzV+3BWmty29i8j8TqcRO80DqRcqY+y78p+KWHSGXhswT3WTIc9SVdIWjo54LzoUHiL+gQKTzrs5zN0yDlEOXYJ
        SyWG/zf9dbYNSabwweTZpEzuj5Gvv07hOjQ3KOdl5smJHWYIA/+JXHy/8CjRZgj7TK5mKT/MPPYoRXsRUsx+mpdRo0JrIZVXzF3yocXCI18A28pMFJ80XRHk
        M1G8K92JxXurVVkfsWrp24YqwhflpmDakJfjyebULo1gExpl+owmXdL1vWuN9oPheQahf6NGMA8QPFmpOHiABsBTok6Xf+VLxrj17iRTX1ZyL1SSv32s2K+v
        HA5YinlQ2o9aI983eoognzsx+jgafVyq6Em4XMvMK2WW21PluuT+zOjjy7tUZt23ua0lTrmMPXspJ5a/ZrR92wdvW2t1bxzzhuXd3yDlvs53PKJwMcRnw/g3
        gGHr9D7nfjUiKs8bnc9ZvdB5T6eITBU7RRT7aBNARQ7yaXm5+5X8KIsp9h66paY1eplzEGvoc26Bs+MAaig6H/neerRWxSnXVU9DnIRZBKqSCoNONSKahEAp
        9+TrQGwr/F0BXiAcgFIcyfyZuh5ENOu/CLvrsX7j0M+HRisw/LsMsQ8OBK+4SRWWULAWnC9T12QP6VCDK2SMPJ/W+CxO57Za2azP6Gs8lx+/yXZN/H2zJ1eC
        SVLL3blHJgugAwsy++m6URvDWcxRxKLjxcJ4jS4QKvRlqc0H511bI6TXeg/A2m90rqBbd5ZfMPWuKtrHPa3pU+FfiMQMJ1MEqKaBxWVvNRnTooQG21j5wJqv
        4GIx/n1PSBTsD6TT5+iUIRcVSRaaEsd/4AlFavWT1phOdxNvzDuENRk53oEWazr18NEhotjjAlvJqBdKxztrWqVhQuQQI4I+tVl7sAFMyDrD8FfUDEL9pqdg
        EBLzxLwl1aCfARtJX5TpIUKm04xBHjfVfQYWhJLMY/AZnJxP4kh7dgvG46nPT7fjOo2yri03hoaKaNUeyg4h4zpGFMU7BtJmHfjqLg7nZqLoBUi5SWDmTWWs
        1Tj1y2OqmcJnTMMuQ981diqOa3+E0AtmThmXOl19N3Ch59N1buGn4GvPc+e6aR1lWPqqspp1GRTyQXU6uZ7HRcDT8Tq9XWE71DGdIezw6lBnyBxwZeh5SF43
        ONL9C3XabJBLc/l7JlECcx5654aybQEv+pg9jQy4o6FQHlVeXBHywIur0MA3iDSBcLCoxxNGgPV4yaLW4yV7hVguKFOtHrtXcLFXv0skbO0RJ2P0HPbRBi7m
        9UsdfvsZ6+f7sPXzPWX9fOlvZP2AfetdlPlTK4WU9QpOK/qU77nr7bM2xBTivJEFQFQ+67HMvR3RJdlHetYYJxV79li1590KpHEqUR7gDKKtMh/ivgjhLjm0
        C2m/TsUqK16dStpECS87ueeZDNBJ+aaO8cte73kOHKFaD3DbI5O2Rzq2R2LbI23bIxOZZzQl6J1ONBWwNCpe7+CU08Byyk3CKe4sXFXr+XBs4bCwd9fBqMjg
        fxnuanVbbZUcHPAmylmBLaVI96+6vrsennXXcmwkb0RWB2ICmQV/XPKplMAP1R0PzgANspDwJdlb7+mjMf6FWw9IH3UdNWtYAGLzVtcr7oKSjQCqWih59zwS
        3ce9uaxt8EfveVxRSrGQOz/juu5Zo3YZD9sR5oyxo+vamOnL9jrO5zs+j27bbqGBzGxgHGtF5pVbxefWadBato0vb+xzZ5fyTvR/+MLh+GeDtQJWvJYZ/wKj
        RNFMFOQErgsv5oGNYfhur77ymvNOBGor9iY79hjkC3bAMbIX+naYQ96UBvqxJ+8z1V0rR59jFLQuAI+gaqaJfKa4JGpitP1RmD9a2faot/GX9F2tv84nQa7z
        1ssflrqlyfLYE5kB6OcAAuu2EKxb7zzCiyPejmKKtjyLxaF51ZjDoqtT80Wcz573fVH+8EGjcT+I7AmM3d5Xn+GfB7up03sOKNHPVU92ywYeYJlqakz9867r
        nTVKLrMpSJKZk1t0ZOYHq2RrWvrnyxluA+kkzJdJAMayqWdstlPwOiivT3guu0Odg6dspmWbyWQPlu2DePuDOHohg73lOvmSayHoTuHS26n2oGvsDpGumCtu
        MQHG5WPpHShTmc+PTt+imjN//UaYovTDf7NGbH1FKlAzT3XFhkPg491owxIdDlZ5BM/kw7ptSE9lCdm4rGQJ2QxZzhKyATJZQjZv4iwhziZSluBEP9b0q+s1
        GTycq07SjDcj0K+u564xjTFp0Zi05pi01pi0iTFpbaubObvzGcyHM7O3BeLRvOylk/LzW97OzLKT/7aXdl6HTCzQ+Kxz4nH+8+fHwNJ3Cq41T78kVX0OSm+P
        BhAnW36kIPxEcnQtqKQ/sqI7sM/k6HZkdOvazecnberDxqZcy/KdylKuZikrWcqVLGU5S9nMUkyWcjlLibOUfpbiZCkbHYCjuoSd7G10gIgcxv8OZqTnCSAL
        UGy99WGLIzPV3garOcW/euzERuW/wX/HTjz9M/P/ZulPZo+d+Lbf+uj/8NP1/+5eYvJW4j9loXA1hTNb1dZRWc2758SHX/4nP/HyP3nx2ImPPn7wlh/9wrcf
        O3Hk3uU3ri39+mgN1bzIS6YW/45nv+eahVyrKg9zPvvOq5p+1aZfi236FU2/YtOvZumbmr5p069k6Zc1/bJN38zS+5ret+mXs/QNTd+w6f0s/bymn7fpGwB9
        Ot+0vR+vxle8sRPcj5ctyqFka2l2KZYhHcpNTQeLfWx7t75anJsG6CrXxh5FA+pSa73MO1EcUw68X08bZa0OH0Kxxy6zD7eVVJ79Wj2NyuohW1IZ+Y265dgv
        1+1JzmZd2HKOTz1p5yFrwTpfa9P7W0YAF2CvLuOCR1u44BkyOhU64qtIgZnpJi5gQ9JvowMiYvW10V2cxDb+Exsa2UZdjUQi4HdF9hs2I9uoy5FtZj+y374R
        2S84HyV1G7mPrZ3IWjuRtXYia+1E1tp21tqJrLUTWWsn0NpGsRjM5CW0fGJVaJg2t2FbebVhG3elkfVhI+vVhv2kfsN+yfmGHdCNBr5AhZIzVih5mF66unU0
        7Y4R2Y2iYfeHjK2tk7eQFk3mjmVOdIMCl31ZNzNuZfBPQQKgnojlBF+Qe5yxoBZQu4wC+Izgzr2iO9Ckk8U/pvlY/HtBNHQdG1NpFAC5737vKAKyTUz9Vfkh
        rrSxlx4DlSnwsSTY+Mg2k+bI4iMTSpe53e25V23u1dHc6J/fHI9LXX19XOrqWFxqL8OlhjKrqrjUUI/i23rxk702wxZ4OSy1R5TiHJaasYmCApbaqLjJiIWd
        0KFfb55SkZRRDGoPn7PkEDNsZKidnUP9kegnmn6LkEoqdFxAsy4oDNZjadzNfScuf8uj6tIgq6Wbw3Qt36QeFbkdzdB4cHEoAivRtem78O7vejIXc15dB+o2
        3+NcoB91+Ghaqvba+iPBinX+fO89iW+9Pv/4GF1jMUojZvKoQEoHRemWk4fUCoq2vZt2ZyYGF9BWJ9X2aVwBvVn43Xbv2epq7wcmEBlJFi/2fx/+MoiaQk+N
        NvxA07Z6gg6BSWeym4hIRN4l+7ZTua/b1WP9NNide9EGGmT8xccQ9zJr79Ue9NrBV9FU9+m003uv+025e7MQHGnNp+3dxjEAIPm5l1l9mDZEWLyUO3pDl1c6
        liKQhSylvEB1cBHgMzXu28AyrgE5g27rVeLYIHboALCVxciKdNeALlYyESu6YnHN0umxyEhTioAwpaEj4MkzpSgLZKe9oX1ifCAjIQHISIzcAE9AIIdgtgP9
        WKbYiYsX8M+vCXOnmBj/7qU+MVTk0eKvPiH/fVYe/fDBt8h/vwSHuWHfdOCu96E/i2X8jvjzfVbXtpgxfgZ05QMohlA3id+sRjZ+QHBJ5l0wGhnHAZhRwQtt
        t3ui05/zrWm7i5np2gn8nzFQY/wj2iZ+qguo9SFaUzGunfs/dI96p/Q1tpoC8AA5wkHl3Yj4cNLcXWZdvh4eK2xr1h99EtOqPOfcr3fO7fqVk/zKaukr62O+
        MjaT8pWN0XkLdbfO3E27PF5KA0zHSAEHdDKGJV8S0NptBVrDdIITvkkksFLzSrO+CUjSEhhDawBArmZ5Qk/AvlUndMgJHXyNCe3qtPW3TWhMY/sEuLEDhQ/D
        hAYWQjETY8y/MAPvCBiyhX6gUtwfO8mxBOTRbpM85tRmbAILNSErJlCoilCWsCzU0tRqMEKMTH2cOJcnVuEQfoIRgWAL4aoVRE/1K0o9vdO4ssGz4RDj0SGm
        LEGhqg/5Xl31CdMKhhMUOGrQeaY17csaeqw1SIXNuagwdC2FoWvpmO0SuqaCtWHxP+r4g9O7cHxe4AuFNm+EP03oVxrUpwKAQ5s0rihJ3E4AHVsZETvxZePL
        Vkx1TFnbaGSooY66aZYRT9JAuyWw3SKkYQK0SjrHyzvH086ZADStHXIvh+tSXLnRzadAy3hHN/r3nju5NpafC9UZl1aX8K5FG9pqXhnD21IdfmncO5mBqKk+
        VVKm5HP1eItakxncuuks6BjS5wwHfF49XXG5h5JNumDPzLp09ksXh6pcTPeqgcW+zPdzPH+6B/6/XYPX7DXzsDmBX+2MQTVzZl9xWn/12DAHbzMtZGozUweZ
        pJoJVBOzmsnRUvAHnkb2WWbXl0wM6UKMl2zLrlrg6AOhO7dmmXJisu7wtXS0R2L9/I5276QOwswYo1qZ8nbdcNU4nPB2IXEZYUE3L+XUbbtRrRDMqaH0Ok8q
        Z3V0J4ykRsN0AQ7DFtQZxi5DGY5Z+GQv9tN2NoQlU1l4YMsITSDnvv4Aw4qO6pRI7/4SmR2mpm+mS9YHhZ4y1tGOzFw+cdqE0bZVlhDB0sTMlO00TL/QasY6
        CeFsDM+ZbKRQQ9nUI+mb/f0Cl7WqM7NTfNg++fpJdIr815YPmwTG9wS+dgLwR8N0fiC9KB8jU2ahL7n4Cp3qQJMy830sncKzVuYT6mmzTNcsDmSF9IcFBuAc
        nd7ZofhqW+GspHKKaV8URQyLxCgSsUinKBKjSPbxRREnujbp19cXzlbXiuAE1pd1wvqyTllf1rb1ZZ22vqyx9WXNzu5m7dnezE4DvXRvcZxbWCyk+5IDtFir
        92JEO9D49QgwXvBUSz48QxiaaYluRhew5nBcQcg1mzBhEwqrvOV7hLtv+TCJQFy3tKExbzSOaC9AfY0kaGqkTLC5b4Ub14MUPmdoS9Y0AeRL2I/F8NFjeIgJ
        z3ekymkAuNCjB1HlaVbWjKyWoB9YncBlAIf3g1X6h2X2ZNdfSK+TL5H/H+8mS1lkq+vL4gts1jryzsk85LQn7/UcF+/tyHsnIXxMyeVEMhllrUUDIXrl7c1b
        bEtqi90d7b3q2/Zew0VHLfs9nopujONNGSbU109CcB3oEfFpGCamAf78qs+0gbneXN+/lF5X2OZ0zXUX5POvGxb6pY9IDslXSkmuk8/qyGdNFp+Vd8noZ+3s
        kOs+IsVbybzk35P5/KPNtbzMvJTZo2XmpcyeUpy+6y6lN2xNC4Uj7tj15oZhekjuF9Wo8RU32S8LleBvi3S2RJJhI2Xi2L43Jpkx+5PZzNBwvw5HaQrJg0jW
        UTNpN3k5JZcTUVY+krr5iq6+4hrMphe1Rd3MujKJc1vHmq2yJVXGWmULFn2oEgqwZhIzSDXQ61Vt5Vsd1xWoGzcRyA6jlVzna2fRflR+3mL9Tflxniy/iL+z
        JM8eDuorq4hkbo8yhALo6f+M2oQxUJm+8WH7wjOYG87qSLkzVjX3cNKyUjWs/HsePGaykBqAiOAd4mpA2T1SAyzgYELTtSq28whONI37aWxDuBAyjahC3WQq
        0iVVtM2xbYMuMizVGtt2OeV2yVq27VouN8tIq2DIXCq+PNom83pNMgdk8h4sZvuc3C7snO2JJO/T2Z7K5V7M9jmZwgv5RK/lOecl5x7NOS8590Q75y2m8qQm
        7dk+ledoNtuUuXtA5vBBVLQ/wXQeO5UTmWP7dCqncrk3ysqPmcpzO6fyQs9L/Kz9oVTZ8xNfqkikin1S55zUuQDP2zmpfoEu6kyCyzRI+BrjblsSIcTFh6bd
        XbBD5mMqVbtEnLjs21GTe5C6PhZAP1sAOswzGZDLrOLCWEqkByiaMUoOW1pJBJZJBW65Af5lhzDDPcxPkPsjw0FyfRYVvJhy5z075zbsMY1Ua66HtZI9e/DU
        uN6eOHhq+qOxayqrMO4fytuODPtSBH1ng9XYCXtV6AVsokc+P8Nv0Y/PguFs7nj1FS9DXqFq2rPIKoAk2fFqVVp7nOjVbKL3Pc70ajbTq9lMl4spehvLoHmh
        7ehN13b0FXzfprujOdZM3TbHVQMn6mx39oRre+Kya0lR3yUtKsK4weo0zUyiEst+z1l264DlofZmxlP7LC++YPnRg5ahnCmD6ZYO4KFSBSjveBvSLNjPu313
        3V3zzrK5MF39fS8NynaEhXaQxhZKfIPCItFVi0S6YUfWlIsB5TQSRsgz+/fWGMHFhvVhLCDhUwvlBkAOTQQVSCTiYt3US9B5LcRiGwzSusiUpmZqpUcNkY1r
        gLsk1FBNGEyNzzLBqD7UG9RKL6lTREUldWSoUzKV7QmKqybaEGgDK7aBDRogEjuoT+incrOa8sQ2q7mtWUB2tc1qo1lN26wG3trWZklB07jIr5b3IPKMtBpP
        or58Vu0iDAYJ0anN7ffBZ0sNWVMdjXbjKQ5Q2upDQtLq2gO65KM6aaPULE2JtrUePWdb39jWenyYbX0TrW/Y1rcGDI3D1rMvG7Yv8c4a3llX9VUDDYF8n/Wp
        q33qlvoUvT74hvcpOmwwtk9tU7Xbs6a6Ovy+Hf4dfQqT1MF/DX0aakOro/P0/9s+baAh4/oUbsoTFqkaX1IjJnX0QUSdiwkJ5Qn7e9CxbvsZ/EBk3ZCa1v2o
        Zd37Jy1MwZR1T5q2bkl1HghUcA5dY0UT/DVC+GusKObvGdkva6xohr/LQoxr1s+pxormTY08XGCqqAzAJVhX1p7imstsV60xIym0bCjlZ5v2Gaj2rGwu5WeX
        7TMl1JMjzzZKtpQd9J99BrxsZriGhdMijpSGJOtT85QBVGcmgNbXzVN/pn5W+gpK08tNnzgs7VAbdi1TakT2eZvPa+oCo9mA5B/ZitvFy8vWg+rU4zFwhC1+
        3hZH+YYtPTHadOwPNfAZsv38RdP317trnBdXolFgvxI6n5Oh8ymw3wFrwn5A1XmpQu5xbSmw38ECBtAoyF4LiogpRbib0YBy1rryesXgE9l1SOjl6WEKcGTJ
        s0BcupYF9rtBtYTmBlXFoJJ4SOA/SZQ5ASTAHNhvSTWQFeA77yFYn7q4gQ/qQPtRpT5OXjglxfFChe+LCd8HE/x5LEaW30c4u6Y82W+dZFHLQQWanhgqxJ8C
        9F2v8VFr1F0Scy5ElWZJAf/2ZPqsDY0qSBQ/9EQDGkLGOdsHxfs8sf6aWe7zyN3ilioNC7WjI0ZBk/uK7c0phldLYz2Um+d3M5AEAQE7zFcdKp0YKj4fEfnm
        ZMHF6EvrSnetIW+bw4e1gCgDBoD4fu1B2uFrqqx3Crh72OdaCDOIappZDVcbZC2plkKvTPLDp+WuDlN/QPXN8oPVG7RBIMHOEACDzF1l7mmEzZtkvNfZoi82
        GwxJvReQiPuHMuehoG2YLrwgwqP+ZpQLwuGYQKdphtyEdX7DNri+VOH6OJsbQ0X+S2zeJdxcX+RNNJ5iMibQKVyD0K6RIKf3PalhPStq67PZWI1vUoOBPs2y
        3PiW/HGQ4flZKyHKIYz1lYJJvVy3tw+nxFvLbk+lYFk3slsgYcrUyW6XU8ATXavZWyPLTgYqu41TOD5eyW4dWT/S1TVFFGSwA2lzbTV11RTpclCy2vILq62N
        UAHgrJFLQPC3zHIrUEw4y7sHiiJnra7C1MDxdtTMSJHnrNRjc4xaKSnunJUNgl3quJq95XKwSx2bdXxTuKqfWVd7K7OkhehuZNRpHlIdW8/EQ+qz75nrtQFM
        PKyO954InvxqJh5RX38hGtoxTLxRnfc9c8BakiHxJnwSElNrdobEm9GrSEysjRoSb0H3IPEWJPc2q6s0mkzdrmpWzM1SB2+gbrlJ3sIbxJq7UdrBG4gSR6Sl
        bqbCOCzf4loVhohTN+gNdCEG0IJdVZDsQKJs5rCVnM+741NeibDpjBgBfZBGQB8pGQFZM6CWUxgCpTILg7czoiNNgYLXtQD64F/LAuiDX5cF0EKpzUBmqfba
        vc+9Fse/H0Q/5fneunvWXVMsfuA/Ot5Z472u70Pu9rDDheG+1wOqCnuIUszg899IoCovA6pSDGv56vhXs1iCPjA64nIUphTxmYQMgmWJ/zVOSWnuUqVTWlSO
        58TIhwd39OY1R3rzP2pvfjRA+M28NxnZoOcXvVk6MWhIf9az/qyP9GcpPoz0KKyAg50DIh0ztoIdZb1dBrO+tRfndnvdZ1/IPFhCyVxokB/pRklt17mw89Xj
        I3JFpQMBBMuuZAOSodQRtS5ChMje774WSxsqvWo88ACvxaj34ciDoT5IgUvnriIKPa5gbpfCRS1yNjSeZ+Scx4UvF2d4+h05D4/HmnBOjQUJ08h8zsouhZbH
        FnK0kJEmOXc6fbSg9kYnhnhQigDxu3U/XKucJbJ4zIjvXHNFGCI6ZzvD1L9w4oUvnrz5teSPj7276NwSmAQO5tV2CEqVOgPGISnA7zTtnmpbzZ9Y2/zY00c/
        /uL+z9z2R3/xR6svQlRofsdHnvn028/98C/8+xP/6bvv+8O/9wsWhyaP8ZNFEsrSs7ZlMYjAWECM4hu05sNvfvCTy2d+9Vv++B6W+NDLr/6Hl/88ubf+fR+b
        un/yD9+c1ZRFFsqiFmXpWQygLHCRTc/+ymrW2IgTB9Fb/rZ4IRMMSzoSCnGit7wq8sN3+mbr233HTYRdRbgwpCwxhcAtYyHcgxdfSNrQxuYGRABxD8sg7sJe
        l0Dcq4M0GAFxbyuI+wTCmDDG1wTilwRmAiER27ibx+th+2SqA9ZVxtinlVJ7XJyumjxDfMR2GcCdT8agDzBIm19SYyH8U24cV1HP24bUOBoJbEyIdZhoywIj
        cMEr1hFQROhBFkIq1BBSNM4JM4u2ABDWwdcGfa/02RJCVO70f0EgR33Olu3AJqGiAC0K9N+/DlC8r1Df28Px1KActBdqygIKBQzNOuVf35GRZSjDWMTj7/Rr
        nE8RVtwY18i6dZDiF9bGuEc2rDfVl0tSvRaK1YiHxzD5412MmI/4gMeWn74L4UKNtGA3AdMxSd50h2plJde1AXj5I/55yVrE+7OOHi6tmahkUK1CYBMu06LH
        t3dnyp6axsQM9RF9yvcrZ9113+6B9YOZwWrJKzMo7hQAWlryPWmjBAtgfU6sey3iD9ctRodvfbtCACLU1Se35yTEZOU9dqdatjvVst2JFr6VEQdOsjFwh1fL
        aJhklqzqhH6C1U04q3Hh49xGnX8D6yTs83CCbQjsCRsO6ktHzAMOiwiZ8LNvMmo8rjCmTbzCL48yg7KF+uX2QIl+FBY6xoTlacJIObR6nxZapAgO2RNiPARq
        wWXribKI0tZDOjZ13Y0+67r1NRNqlEphzYQJ0jjpTqpx3VVRqJHMVSFrkyFpDgrjlNAyL4zfYAOnsxAtf1o22S1Q+KnihzxfsVIzIqrLTX1YMl5h9PQKIs0z
        wwRuWrm1VDRNnHdwBA52WCf+iWAhmoE3gOXR5FH8qgsG8R9P+LX1tmJuXK6rGjE3oX5ryQzzglBA94Lqbx/PTP6Wn3msm7aO+h+qmOJYACumMAn8K5intS6l
        sFiTn8LdCneuPD6xDSvvyrH4q4AaiVdNrfeqsvJUbuXC/9VjI68otrctj4Zx7khA0a0s55WXtr1hA6djpVcEq2XD0/Gv+C/5K+Rye8XyXCsOShUjmmmO5v2m
        FcvprihQTv4gXckyWPqxja+R9CJx41j2Sxcx/3nELz+/L37Nu9PrV0QUiuQOh/w1eHAloVURC+ct82SyMBm2V33a5YoM8Hzl0WC9F4swJFIegp1J2kbl0a5I
        DKvZ5wA/yV5WVOWIt9RWoRw0QXzeByvar8iyrvU+U1PEV6M44wza4ljt9CLwQyGXbPxZ3DO9tqwxL6mP3DWI3AA9yF70YUok5P0WZzTJpPjYgm5uuApppZBa
        Zu94g9BUZOi91iA01QIIaGj2mhQ/+yxt32/wD0Md2twik+8tx8rM9iTVne9VnbrFBK3D6C9+1jeLarnpExm9n7aAgrhXUt2LYEhbmVHsot09CGD5CkJSoCmS
        b7+1GAUsChTDAFuXZlAbnDrFe5TiK55ELI2pwzGkgT9VBWj3UMpFyCsf4aiqCtXeYl1p3E8ncCRbhUEDor+1acHMsxkEq6sSIbbFKNE4vfGYzpBI88kMIycB
        Dx2jO4cfR1g5x4Kp7duyI36GgTbs4O3NLs9jDO31KX5jOmVHkxq5+H1+0uJRbeIyRAe/g1oh/bB5auwkW7rnQrpg2hdyW3N71pS5oBwbjlAef8iByIhObWWY
        8TvSuC/ZSB9Cyvrymi/Z3s/qmlwRlmE47A8H6fSlNNZwIDavtCsu6ky7MNNOGB2zn+sEXl3nxtzKm3bJTANGHKZ7QHmJMTkmzESfgGk7oWnjFdPF8LdgG7ew
        xZib07IwdMaUpIMCqC2fPQUgG9/IEM0VM3/U/x752XPUfxdM4o/6S/IzddQH8nMLE0a2NsyQSh7UzXQuHfXPSDrG46jwWBWdSx4mTMXMHvVPys/MUf8UQ875
        UDp79Oe4ODzqL0vinGmr0feEGn3jhIvTCpFyW8Oc+k6v4JhBStJmYDgYSvkVVopM+BcBwweSejeB/g8C8Km5CjLlkExFcrGaRDnhgwHaJH0Da7LlEY+3pL7o
        vboV9z5a6bV7TuzFr3pR28FW2q/Evy2UPPajfxN69TV3vffZ853eFadXRb60efw5xvm7S2Tv5jjZ2ItFNCjNNoYld0pHhyEisg8gMpRwGoY4kywKmbD0pJHf
        4Yk/KGP7Myxl5ahnDEUdhBU76gEb1YZ7lw3sIi3IEcTRoawyKJeuaDBNpPMc1S81XGNi+nl+vn0kqG/A5whNWjJ8GOZsBQuU0kuVo6H26NZHE3ggKTVVSm2r
        MYKST2rEYKca9LloJJGoKozfW7FnpbZIP+uXFdPknHNgPY9AwNU+McBCybmtI6t9DEmhzmMsrxChVKUFJrSOC6HO4ZBtCTUCprSvehH1YWQlkz4pzwGPYUqd
        ka4cnRUun8v7B2kZ0M0tFyillyrXD+kz2vxRb7k8EU5iKmq07aPe3aYZ/cKkX12fOdtYs8A/1Uw8ybzqoHKqwcoJF3XoWWs4x/Bg03t/C8HvvG9qBXLnv6Ul
        zGvPv79VwR0NDY94cXKdcPzycz3uTHID7kwCHEhvOTmEu+XksGIDeVvf6a1sfbvnuLKP+QjchpR5TdknKUuasqQpIghDfYGUuzXFSMrnHU06qUmJ9ZTM6l/W
        5JZa9SEl1hR4AX44ALsUqqJyzVsrudI9ojGOD1zUaLTgJdKhOZB1+uaQZ8vD/kfS9KI8C0pmsf1L6YH89t1w88ypkdQTliB43IViozpQChfQ8hag8sf5XPyc
        n6T5eQ2MoIsHF6Pi0bEoOSB0cDNYhf1d7/xXYsgEnhD+3vNficeQKekEJ4nhHArx737Jt/EVyPLsHJg4eUj70K5lU5jR+TDO6/W/AmxRFGRiwMSP7f5WeFiH
        MqV6l7+CQOV8I9IqSPvM7uWAjlDFVPR6tfuDld6mFO9o8Y4Iok40DmdsUvaE/zvWOVF7S7BCGNVYoZVo7hcjfhulMZ92gMvCHk4LQ3GAAcIhXU6a8QHZZ6m7
        vQb/q6AU0iE9KGXmFN3pIOA+58FqxFrJDtXHHuG4WmOrX8ie7CjTHbPzZxfpGLC8rbdKNW/b+g8avnvSaMOvBIatZPNaZg/8ZUw3D808tvL22MrbrJzhyUfe
        cLX8hra8oc03tF/vDdNj3zCtb4DbQH9bT0/D2nXRzBheEMMeF1MjLdkst2QCjkBsycTrtaQztiUd7Ui+owPDv4J4Wptrzs1K4kMpI0nrxgf6pZvU4FanMNlA
        M5I5R4b7oHLpB8hmm1S585Y8XAKXLr93gyuX35OQwkKg5DbgUF57O+AjkhpN4qGdq3D6bsIlbUrNMCs0zLyKi0U1Q/V71dM4c6B9ptxk3gwAvuY5XANK21oi
        5J6aHLBJJ1vQpkyorWWFVq8buGirBWdFMRZcm2fFZjllczxsM5yxzx37PLbPjX0OPtGDGvbuJ9IILJ0Q8IjeCEfw3TyedFdTr2jzcIC+asAMVU9R4MhSsWZM
        errSsjGBJpo2Ig6NVmu9qgijTtLA6KibLWEAjP+AaTxpgcxr8v1hZIkG3n06jdRLBNdJ1EMIFB/9HmEoSF7e3oIxrI/oyHJdyUbEy0bEy0bEy0bEs3nO+zbP
        hm/z9H2b57Jve27Tt113xbd9d9W3nXcty3M+yEYoyEYoyEYoyPJ4WR4vy+Nlebx8DDyV+TES5wPpfA5FhS4GUTEGAzz2S4+9VdMsPb5EUYK2xXZw+p4dnQ3P
        Ds95T6h/PfE4RiULX2vXS/tdk1n6ZuhY+6w92V5ri3W4gDLHCTQAqG8oVHPXy+11JaWbxmkONE6zy5DttEOu9l5WQaKqqHvtUnP03/fV/HCtcXa7UDBVEgqm
        VH9MlvsinX8RYZWh6l0Gjx8wfsU4WFXnIrlc4QHJxtLt0ykz60BHx0EE9EyIam8cG98eAJjyDPENGE1CI3KkfHt1wHD2Vb7YIWgmzdggV6g5nJDEmId3pj4+
        toNjtRh68tEACCIl11xNkkb4U8+KftGqrV59iQFBYFY5XklDu0+rpGnwk8YCRqfxOBhaPJgsHoy8VL5ftSnYdrdnOKZxta6Bk+og3047b5aExWbd1jMxvhZ+
        d4eQ26+MAGCP1CRjAREN2N4isbK/tIGvQCUM1nwKUdCzNDOunkjEuqlcVo4pVJRQgyBluDQmLEkGBGtvjaZNWuDtcpqrEoQILcGIBBQyCDZFVZlKkIA8CpIQ
        LhW0IFCvZHcAAcmlM7dDgQSSZRXy1xQgJgrbnpcJaTExkqBg8q3RtEkb266cFuTthLBDaUuaUZI99fANkpTIpBR9fDbT72/7LNrdBhlqgBbpq1/9UZHgp3hQ
        X1UZaooSn4+beTMV/WBljFqgddy5S562DIu3SvSgZTWDpXGqqVCOoOWqf3Pp0v01xWyQkpJeoDqiFwhGdAllEbymvSYD0sAsbMHKDd8NRUELryIyhXGJCQLJ
        GNE/g34mokMutvRswAjXoUrqY8lVFU7+wcUUZ+MhzZ5D2GxnZs+hCMopXR0GgG3AiUtTDZ91JNBIZ6SnKips7yo3Z9oUZ6RvRnpmN7m5ls+mCuTmltq0DKy6
        1edM9+1MJwHFNKpCW6EByNP6gDgLdYVTCXI//VHtj6tVfCMkf1+/ILDrIWCzB2n5xDsg2oZDJYpVBagSpbQeqGSpqpKlqkqUYj14WMQtHqnVVI3Q4id5ujha
        0bLrWlMOBisGYlFTfpqrPdlU4t8RCrLkNREemAekxolemQ8m1sL1+ln3nBXAJ3M1BARSHuI+X3k0nVGMJI9nE7ieJPQdBMGN/JwCbGop3cvT3XJ6nB9rTJpJ
        qd2X+Su/G75MIPn9TIC/m/zbx24pvx8LhiOqpuLy8e5HkOGyzBVAuOhZP1I+z78iWfkE7YAdChJehkJGfq8GTJSrL9qUa8GQ+B4pMaAe60Jx82g3t1CQvOCZ
        fJE1JfN5NJo6PcZBAXoK9mxkuYosSFXKUuFwQq2H4YRFa4ghrmGIdaGRFejE7/VZ/LL+bPrpnAhKsi/i7oqfztNbabZkAVNbyX6x++1B3lkrMMnr3aRaqDTQ
        HIR3nuS5dZe/cbqIrAs8H70IEx8N9aF49aEe0Av9usCGzhm8IAUE+5ArfYiPzs6XN+4lcFX1QqHtpclzdqbJqB7wQDJRbuUb38M43Q2TW6ucuXf4bsnWLOll
        /BwhZiz2+sLOzRlzcFZxvEq6bDgfDUn/an0SiaGMnfTnggig7LkFMz+2X8sCaTJbag2k1uxABIMr/+/Ry3mqo/AvuEud+2Y1mdYzuamDAGvvyDx38XeTf/sg
        PPL7Mff15nkHgTFG5rmkfJ4FRcQszXNJeBktkd+rLhPl6os25Zqbz3O5q6XBo8GaCULcxIpsaYLHupGd+On+l4Tyd2jrPIs8QJIqJn6onDAzPDwy7zNuN5v3
        IWF/oLP16Q9QnvcdHuN1eEo1T80Ab04RxORvOekhzDFcBH/jtJud66UNnfR1q29lIIdKNu2jC2znvE77eZ32FXgGyCc3X2fa18dM+6Zpbp/2silvm/aLBX/1
        6ropLFAeSTvdpNDFy4KRe1pc6DSvlKZ5aKIBzBLIOkTFNJ81tltnzdzXM80XMJO7xcye18u5YmYnlchM08nUyG8FB1DThsec02b/XSLNTUOok6muh0OTVAbM
        8XdFXoDf5Qj9Cssg/5GWZ2YICDiywbi7bDDuLhuMu22DQeIVR5ceAuvCLee/hpUX6EKqXbRrMJsIL/aJJVt5vJsfvsg8poFUpwihc+bNylqHj3ZT7C+l2BFM
        l9VLaaHyWDcJ7Mqcy5ewnoLXsIZdLhGh4rA4hiA8T3m5pmEVX8HeIALQHpk7C8WROHcHzoe57Eg82QP8FEY26b3Xg0Ny4jL69hR0NVNEpASjpo1ZTmfVIyqw
        K54BykJ7e4ovSBu2p+olDqtKISHss2ijeMCM4D3DQiDT3FmmeWQy9dJdWVApsesy1v1LAxzDPQ52B14kj7doG7mto2HF5MGpOOcOsJOQmMkS0437a+3Y3R3E
        q7mdeGWWZovW0mwvsvKUPBTiVb2QtIR0rWlQHHgFVU1VyNTEBdifSTNI6+aUdjWwIdf7aXuUdjXLtKs1TONR2gVdeXs77Wrt2LLLRymFbVES8pReSRVAwRol
        UlU3EwO4HNVNvc9jaBmTkKTKdt/s17cjL+b2CSEDQszpZWkTjgBI9kjLj0y+uxE0NCxB3s90E5eGavz/8a6Z6aopGy58fHVU3r53zIfSbukWU2HKYvhwBxLq
        h5OvdAZwFrGZUTI5Q1IASjkjHz7LoJguqOnMyK44y0e6Qsb2Co9H7GTKJhWJsyXAniW8Ql/vTqr4WZbhkZ+lhBaZBrj6BUGvKkEPlaBTPSeEgRACNgr1pPU6
        naRxpFL2M8lsZOOjxBYDAEf8WumkqsyjH/I8b71yNjc6CmIvCUfuKjTvAy2o8rMQn4NqNY0DeU2DkcZEpKMJkgbwUBOk6u7arWqm3dICUCcx2McrWoPakUMt
        RIA7mxsgC+NMkBjwVIPG8kC5ApMgj7yyvVHH38y9QO5x9FXBH7V/jK07hxP9cOghnojqNoQCQ5WYFsGCVnJIsnBEmq2UjRT0mZVjK8piQVlUKcmrlfFWDTtt
        Gij8UyPJrqtSpTmmPRUKMwPNiCU+vvPrDBhUAg+MiBCYEipwfBGY82dF8FtCQEBTaL+cR11dgcK1pk2Ituer6mg3tg1iSqPqqkKjEk+sApa4ZmeEvpfwbHiI
        DUZNM6A81kN9q1kLVFVjmuhui89qS7v0be+TqPhWpeJDenJsZQONnKdsd2n8HKs9gO5sqDh9FZhLy9QBe4chy9UN0KepqYUOeZ+1qcXJwKrLrN7NJV/gkQtH
        ibBQuA2ot4Ay0aMKLPox1w3OZkD54Ctg3Kvojo52H1eBxvIlUh6Dio0dTH2knepqXoypDTfGBA28k406exCPLOb1tsUXXUdWUfGWYf5rNHaK/uR0/1fkE9ah
        8ggA8LHkTfOIcF1NwGFUEfQcHDdJxz3YcsFbytXbWoR+ltHBEdf+f0go6meeQn8hggFO4Z5Kve6dHhzLvfvgU+NqHhwqSnqzB3a0Z821H2jJx9/kzOtP3HNh
        nQEtjJa5X6OeuG905ntOhCKwDROW5I0OtbewFr6FtlA8OJffafu7aH+N/T3I3/i3A/oFytf11p7Ik9ScamnbfS2//6V7gtm1mXX/XB0myf3wdLpPSPy+3qv+
        qnz2xzQ8pZtcx0O6IP6Qq2brClp0xH9+NMyRpHxoW8qS1xeGB2Lwoumice5qslc4xL3gEPfC43CxF58+4jllmwyzKAkydIu9eZQLRwDdEFbCKyG8wFLDi3/Q
        Z7grGSjGSASM6iI8bxcVP3Ufevo3PLPP+Hd6n5df7MWbuJed7jP2/jLuJd/HPKJavcbwzft6LzvSF/EP++rLt693xVuNf8S3D9hVtqMifahPbBr6CX0gn058
        7JsQNw8zbR++7fqek+xV/iKx6jedpawolYnj9Ly368RhHS0ZgGRvM4gsGnBdHh1xltLw0ovp8gvJIbN83Dz/QnI4LwCfAje+4Kc0JlpEG/z4CwGR1N0eo70m
        uLnTm/dWes/9NG1WuoRXQnLKGet+v1l8OxqNB73nNROQruT/h7oyHol8THxReIklbz5hKOp5HebF+8psIXaNvb0ahnuYeiO+GHsx4hVvzYxGnvQumsrF+A88
        BZOqyFVkwkuQQRMExJzX5dzFrAIAF1qbGmkv+kx+HzL7e+6O1rlmP7z2RNDFGanIsF4sU809LVNtL9Dh9/IYFIBA1kJrUdbEInSqi5kfibBPOEEQEe4jJ776
        8Vf+7Td916ljQ0qvkvYuoD0e8U/C2QJGuwi+0vdTw6YiD5YuR2Av+n9R+/878v6XTk592/97bf932f9+1vm+gZqyy85f7P2usxoPZK4ved8BuDCDjwBAXZfr
        i8j30r0wBIXts5Bn8mWLvZXTSXqAbr7pfn6icKkHYF/sSb8hKJwNqIED+ozxj+/FoQfwRd5oDtBX63Zz+5i4xfvl2Zn0DrMfbjXQkaa3YUe409xu7sA+cDtz
        wEPSMhG3F1Y2WSXYG25XITHcBlSDHa8hu6684TZz2/jd5y5zlzzS3Qe/6V3KD0ynbzK8lLL4eZP+3LmdUbgLf27Dnzv+H/beBcqO67oOrH/Ve/U+1V808NDE
        rSIogYQpQ5YMERRj4PUAJPixRDuyzPgzIwmkrDRkL4KiFCpqsiFRopBEtpCxbLNh2Xr9QIf0WLCRxI4pyzQhWYmZGcWBYk3MJF5jOmON5bUyNjz+DDPLNOfs
        fW59Xn8oUlmxZmUNsdhVr+rW/Z577rnnnnM2ctIEsjbdyA8lPzyQ599avrHfHdTvsJtdu1sWt9fRY2XtbjjDmj3AtfRvwZ004yA+r6qY49TjdbqPeT2Dj3Ac
        sp/y5ZotS499v++oI+HrUlNIUniB7cG5OYbPLAoVmUWQ2R7MiEL2SBD+pavxtFNcbWfG1ZgZhcyMTaSzaApMjUXJNJCp8Xqa0g4wNwY6qX3ODWUpi3hgWKCU
        BQ1r3lXGIrQHw0DJIh+UhjlCr8XNXeys8IGQM2fSQNmBGcif8w2e8E70VYKY7bWTCDemtZuI0MD5Inwp0LYutNXVB0/frVMIMdOkXJkjA8UsaSwvIvbUYS8O
        3PROmKGE9c6YJip1ZH9owxumUND488Sy3iLCJ85Q6ApHjaTrakotjYPl9T7W+V8/PT56l4YiPwytqXf0NXf8ve+Ge+L46G3f9yEGK9fnwy+86ue/74Wn5fkt
        f3/ppmO3fv7wyEo+o9yjxVC9ta/Mm688PcK+r2zazWhLLIuGrBgQSJ770Sf+9PCDxYEygvUDDz9YvPZp81r8XpWmttcl4fVnHh++6JwaLrx7+OivZ8vFAJrj
        dCx8fYCNZAuXBeF6B5Ze/9H8gLY8lP6oqzPawPYjwAUPX4zNgcdPWqyHMVWMBz6D+Go3/D9/tfSa/+Pw2HQY62pctwVngASdkxy3G482QkalIp8jIlTv6IEf
        +I0f/e4/fc3fGEPxEDGATIwTtDEP2/7aBylcm6ArqXvVDpS6ka7CjXQVwuQ5hD1+s8pUhxHHIdyyytLGLauM51+zyqCXrcKdJw+WT/9YJp4Mv/M36Xk8QVqv
        FaL4DA6OqkF97VYEtTAyJCvPHFDqK6nxQEmKYZMMcKBuDjzN4cPC9FL0wBBibdBDa122izU9gHpHNDWPCbrxjSKJOBv7BGEhMEb3POC1sYvh5gFoaipAC+N2
        h3/54alhPDTDPPuIR6GmIQiVPE7loQmuv2frjyclolAkIuXzkFQUdgcI9YsqweDMQmUWMyGzuFLJj9lfpcTi1uLiAPlbicVQIJNVxyDqIqUuVwUWiJUioxu1
        fuc6ZkSM8pw1SCWKG1TYFhVokeE6Npmhbwzag2UT7fEO1auYy7K0dbuxqPrZeX44izM92W5Jmt2yb0M3Yps0uGDcC0vmkQ/XbofoxFsGefzX0C8L35h+qTol
        QG9INaU3pFMSmPuXsusEWOgxQ7BuSDUXpMvQX8WBp5vu1OidwfDFF59+Mb4djOS1GzFQtROxFaCcAb9KmNhSOojPA8UDd21Z8mWFsHBOvh55Ycmg6Ygnd122
        qBhgq2gW6ZrX4BcvsXwLe5iRPGbAHl728l1N/ZofkA1XU7/mB/q8nPo1P5DnFRuYMY31umiuCS3TalZ2dr2Yk6bPrZvZiTWhhSWgteWa0GpUNmxWtlVXNmxW
        tlVXNtyqsrB3njadEh/HuTRGyDFgnpvuOHvMCoiF2W7NsHdXXnTegjXjb53KrzavfRlpX8u0rzYvJbt8y9PmW8oFo7su9NKUXgp3+KQsNwwZ/wRu9pvX2sWm
        Wqy2yauzLpu75sJV+JrXNwlFMq89kulF3FyvkvFrKA59pojqBUd2hFG9Duaz5rWbUsxNpJgXsTTfISIDoj1Czt5ZbuA5UYpS1qaU/Zqbu56eDrECxr892Chn
        h8156QuV1Z33/IvO93RrGwrOmbVXIAHDYSz5BkrA2FFDADEvQ1K5T7jqFjJK/yVlFEMZxbwyGSWrZZTkJWWUqXU6nexaN1Prpt+QUQxlFPbuN0hGUdP7UGQU
        BAlvmYWaKoDE+WohjXls95MR/gKnqbOhFxBB+2v2QLZOW15pfrZu5sw3SVbf4Ha7Kpmh1TNmx2Srr5ZWz5rrWcn92uruplanr7DV02bf/yda3Uar15t7Nrox
        v3KR1GwQSb/ZCirfXAoqW4mkpimSeufMzvMQS72NW3jrqcCVfrf6DAw1rBL0nE6aL6qucLfaR0LRtQe6vMDkw93LxashhJmyRSLw/oyfy4DtMVTXFbCj3EON
        WiHSV+KB2RbZP/IL9w4KWt6tXXe4mu8euoBfgQGE2U0+7A6T5WLffngAUkwrwhNqSHlIuPA+qJ1hjZkAgBVdJPIKdBEi8KBpVht5NV5cbYpbRJYh+gDkxz2S
        ZLgPIvswWM6egDyWmlejtxxqiaR9+T5vtx6/54j95GY/7luRLedRBPBh8m+V3pU/HSurTWheOBoLQ0q4mScy6oE3iKToLn1QiNe8AWCYrzKLNzoduVyHUXqV
        uRYd+ir0M7TBPHm+6npnr4z8VZA9C1x256/CZUHqQRV5tuZSIU4te4KV86rhE95yvldq/FNBnjfAAGGjCqQURLOTMcgxNsD9zEkD5lUXTKFCei4kI6Ph5YsV
        Jl8ecVnEyic1RAzLvSbIfhIElEA/hQx9EW6La+hwCQ2pb/LX85rlrxN51LtFhE8fakjvnlPdKv7lKuwKR5R8B9BtiyD+uvwG8/r8kLlm6J5C/y+mkuuL7ikh
        QoxpsRuINHwimXZ5WgTF2oFls7dq7ZB4Z9mPwXttUaaY1O1AIV+fgtMaKnVcCsD1BimMmDeLth/o/WZPVmqXV+kAVGVADbtttImaEgAoDwVUnUb8RemzQy+k
        /r1yvUGub5PqDBQM9fugxDvo3YV4nPIE5yCRdOknfR5CLOohRIoYEmZwo5PIxQV57MFHwFM9TX3lVdf6SX4AZELKHHrZ7wZLjiypLjoUOe2VIq/R3OAIdtXw
        8p/L5uo0LKOvgmdU9gkfBHVaKJR6e3Icev3trnSOu2+mDtxVnaN+p3TGMwd29m7Ms93S4zidQD5Sp9PwE+xS1fnTgZRe3gEDab+zDyYudHzW86Af9/HNnTnr
        c4dMXbkcl+4q6Vxhc8BgZD+5W0m1qe0EKUhbIc/ZIyGYrdGWWytbDCbpw0Vtrxruk3obHhO5p4LVoQsbBPy80dlHiFrHT2ToDtj7hRcQuXPQQHCUDGpqrkbQ
        t8dIQn0pxo+a5UA3oPiIhiBLHMF9aPeBasDsYAVlaxYVl4HnSfWRlT2tsoTCYfYxvDcs57sbRkTSC2fd0qJd+JhnFoXifNshOScxZy8OWGWhAQyNLe+GZZNv
        7jA7oST5DRhcHBzWrW+cKQ4Qv1QSYVss3XYE80yud+aHCA8M49nQLF4we3UgR3UmPqc2tAOMAu7vk6nKnkcWUq8pWUb2OTKFzuBo3B/6y/jl/AMueDJXED1N
        SPWMe9B5O2/l1UHnbrnFVHxArpiK75IVTUaa4D9eY+KhH8vJx+HSwQt08BZ18M661eDdgME7snHwfD38ukaPs52Up+zXICtH57Fj9iKrq4Yj2vVcvsrrrHbg
        RnDFsQFH65PMMqJBUCRD82ZqfJOD3rsh1GDhbR303mXcp4r5pddDzO6fKjz5i3niySZkvhTW44eL/p3QKPaX0kfyqaXTD+Rzw4cfyLsy3L2OLEfzIvEHwD67
        8NyTH/QPOk4nSuXXxd+55OJHkDbzuhOSavXBv/nMP42qD/7wd9b86gMr2AcP5302o/rm+ht5Kh6a/p1qPtBfcr4TWh3Zei8P/1Rmn8PYoNDf4ZE06o8+776R
        IXy95eEf2QQMDV3Vy324yO7shrvgzCIL/I1MHSwPL17hl7K+DKPlg97bTDT8qoMIuxHGP/eXbsr7w5tgwi9zOzP9M0v9h1kd0x4G8DTuLwVvFXKQy4N53wRd
        jm471VEJGZ6skIQxRwSxcizvjIfOHbAVuf0+RvoFKrfk374gA9U/JZkfvn0wHP1Etkx2AwcWYsMFtwm/jSG/xKxA0R6uQH6BYYVQDTcR8kvE2n3e2wrvVgi5
        J6UkLURafq223F0m03XSpdMrMt4baKHoDGSLjG6X7fi8EEU5WLL9+jCjFPxVfLLo4sRD7m7tInDeECf4wyCF4zEGrTtcfU8eLq0Sxcp7qBmDw9LtjAkvfGTp
        lz70pdZDS7s+WvRZyAN/i3TIqnyXVLr/eAOw1SfcNRbFSLpi+IZvx5n/8Pd+61/uevdw4X0kCfkd3D8cnYVEKStgkcmgyI1TzObTnQ5EwB/3Tw4/8/5bAVfN
        X5Lwc8PdP/g5yfDudxv5GaKgPe8tYuO/54KJP/2RJZTw0NLCR4uMFfs7f7MbmGzpr7SOtsjLH9MinXwaBSIEaAZeHx5TRCXUrW+ml9yVYvbOCyt5htqECAIa
        CMneDmdqUFyBwFUBXJTRBrSgn/0ruhZf678N4KSyfcGTlWJ6Sf7Mmum3CPVl8nTmLRdWpBNXvwOdcmHJfVA+ChGiuQV3+qArGZdPkiW42E/6/UqnuyuagLY6
        oR0/GdUl4VIz1YBVnTGjnYEBmyk7AxY+M48vyzzMQ0uMdrwfqkPfw44kNF1Elu/SgGRoTIBON8dhDXTbe/JgCcxexiDkGISf/kix45Gl1Y/kO82UmVvJF4xw
        qWQFaFdLLjmOdl4oPTHF/lpy8hl5KKIfOk4eh7KRxCv+Fsq+sJJ9TEiA1PRB9+TwxQdvlVGNwLblzwHZL+5cKSQ36VWZC6A8juMHV2/thhAbTxbBhXxW6nvJ
        AePNzOzSkRXhnp04RaiGR4RA3DPycPUjZzBl5P0j+YywwSWE+ZCFTIY81FoDgdXsyH7YlxeonCQTzlY2qK8N2mVfSTum9QmYjSe5zSFH76Elp25IEWDzvEsG
        rG9mhCjeKm2YsW3QdNIKd5c2I7wAFBXbDFAom7HESTxjph8BYZyRx7YhkuIR0oRthBSkrUBhjVak7P9yUBa0xhGEGx2RPkdkYdOIMC6CPLkTf+4yO3WUYvw6
        Ds3etSIw9CfHI9GG+BeEfP2qIRkbMgvinzaZbUamzQCERvZIPtdppbYZsW3FtG2FZY8Ox6scjQDIG7YlmI6zcHXjE5DKrMxED8xr9TsDC00nwvjqm7oAYOft
        cWE6nGYEPtQnnp2sfZQ0R/H9NhJlo4F+1cDpqoGZHalZEAsGRQluumygvEcDtWTGN9IG9i2xAdSRJDUnA42i8Wc2bXJobnimlPc/czn+ngC/IFICl2TuQWny
        zFsQ5+1ByXLmrRceLIRWyRP6DxfTb0GlvoMGObNmjsMr3Em+FpY+dG5ZxpppplZQZ+mSR3DrnxY58kdqF5F3DPQLxDszMx++k6tt+yE+iodJ3sEphrDYeNi+
        V9bDYCjrW/uHCsRsl0vy7bi++dQxG7U/HoaI2i8XGA+2oWoBWx4+dMoGWqXeAy5Evtyf/U1Hchpe+cer716GHCqj9GGpzV98yXloafbM0ovQlkszs6VPctk8
        /JDprywJlWVI9QeSqH1m6eOnf/X0lQ9eipHsL0plKRMmSLh08blLH3z4kY89emDlDU44bJkOeGDruOmAB3axOoXSTUNZZzuyhezIc5HXO3d0YYrX/qEcTn7x
        sVOI0iGtTyQV+XgLAACovc/am1Dr70v9pzbVf7au/xTrP4tUm+o/26z/FOs/u6H+jH0OCSn7uA/C2qd8wIDMcBAorETeoDGGhJcVO0A8crdQLJRUM4dHc9+h
        FnJQgmKsi4nRkBX6r2M8umZOJtsOYWKzeTack1pPyRSlDDhD0rb0XS09vsy/NniDZeKIujSjT2Zr3t1altZPCxFj/Za2yQIFgWyKhC18Qd5pV5AnQ2jouCKZ
        UsDcjSm+94w0SFLJjxn+yCrZLPvwW7ptfCVkBIPbiLJukYoEmcfeKlxOMMWylQctL3zQdDDDSj1+v9Ljn06+kyy0Xz8QBvfWLqLLZUs3nXn8JLW28h73MoNS
        EKCwKMi0vklEpk0A7SNNs3IGtKiomHdHJej4whXQPbJGouklN6q6TXgJnldroptOyisRlAktK68nIggcFrYAL/ug8EU8rsSNnoiiB2+WbSOudwhpnZKqrBxX
        rEKCesA2gcL1HSKKvIawHQUemCQ7C3tXH8MAPxfITtI8hScgUG+6DFc+kdpUTIdcD/G8ekDs0YK7As1Y80wZe6gqqyxIxHqyonjooVrNggJbkG/z9YevYfbg
        WDZdCJn4K2Wpy8Prh/vRwOMD3Q95YLkYBhGr0vcYwGkNf1+avyqk4Q3/IKYwLUXAYuhF/5S8+6HhgfuwF/MVQeXjvynrZLApjXv/8KLsU77ZdWQjJRsAE7Kg
        MsG9sklIG4kYLjTRzVFwK4br5NDT0UA7DELxvJGuhw563OM2ry0Dc712hM/OIpvDbrlFrUm574ngh+/hkmBhoKU3/UIUnOEKNCvp61xXNs9Dh46RIrCuFP5b
        EURAROdTBHHxgYtL4/8LK2/wE8TIudN1H4KWaelF5+EiWLrkfA/VzXKHibNyJockRp1wcCfylRQmePARjK+sxlCpBWegd5dckbmb/rDreQ+5q8Z5qnDL3Tl0
        K419mHfnMQgn/ZtPBSvGCS06tO7ffdjS2W2x2zhcfPjpPh683njvXzr8kQcfqbOrEh3+MNJ4zd9p+mOuJ50CLcMB6oEZm3Dp9Od/+5tlSRYWFmBPA7Wcjy/l
        cfblgEYCUpgj9yV4tWxYII3LdUF3ydx7ebhkK4gk+ZYug6mYYKXw3tr1tUOg+wjRL9DVNoMSXSdDpTtp6Zpb4VPBzSynLohF5ijoHR9sDAn+JMY8fdT34tWI
        sSA9ix9H01sY1+PvWf59FCGwH1Utvq9OXC114mqrE1fqWSPxIqSDA00l1RjlhtqwO1LD7toYJaAxStQw6+am0wS0R/GGNyxn/9BHS27ANA5hxx/6xFUG1lOC
        wNu03perni+H+IOqopVStpqrRFgo6HwG80APJsZdQgDI7j1S25XEHgklOBISBrWpcB8AJgxROlx49zIA4xBIBRFzPcTA7cGWBbwsh3S1sFwKG8T5heu6tWVm
        vozTkdIJUSTX7Cfob2It9hVyWGbh92Jo5U35IYO8n3YPyv+4v1YG6A0cJCI3QVdJ7Ara5DKtDAZChLv66zH58jEg1CI8/N/33Egt/QkwQ8cFl+EiOXrc5JuA
        W09o0pTCYot6rCbhQP94U5fePNTSDNQ/gT9uG0ABiPToEmlR83StsBnAzDLSaKOyt+W226uqxL3BMUCWw5kFnNehsRTdYfz7l/FDJnj2ncbBwZt/zO4IND/H
        ULcFXUighJDo6bHD0yqX/i3lJPr5a/3OivQGPFCe8xmIxEwTIjmo7c+npQO9IiQM3fDheHn40R6DwsmvF+NlazpK2zkcbGafdXMvrbSQK+oqW/1baRq0X35Q
        jRoQNMQbw7KdUUQ8xDdwGZVgS+PynfCPtpbbuDJCRtFmLAigFixYHzLiEdpn/OkhlkAZ1gc2qAiyG62vcwpPX++MpJlD/xaTrFXxBC4ePnFffaADYQn1JfRd
        OHzWGT4z4RFTzAwIlx0hBhEQ4mVLa2YGCraN6kR6+tPAJ2YsoXUAJHQQ57mNcAgd/GlpPduj0p3wyC8cwYFRp5uqpqTsuic9lBfrj0ve5mLgCmiLaSHzVrOY
        WItpbSym0eKOLAmN/ujW4B3yrpUSbDJeXz9XH26UWT19CV0CQexc+eSI9EceYbk+BWnv6F99aP89t8z9wAT+Tvupx4sZ6M2u9E8Nn/8n2XIxC5sPDFm7AciD
        ++f+auk17wMgT8ZXb/vWPz70d/8GbTmi6ry/My569IXujYreOgyQGXspAoxtdPTjbyESzeH6ZH8EaMqjb/xnP/29AKsZH/3v32KxY0z/6D94zY6H3v25tx7m
        Wb18D1iYiBYj7aP/w0POe9530/s/C0DHNkehz/N8eDWPjTRhAb6XKL583INhQgxXbOmjmWH8XpF0Gz19rJvIBr7R2+y2Y90AGnPk39q218MBwkI2el0eRIjG
        OaRr1fTwDIDHTTv7WQbiOevmDAh0xpVCZMI/SnFl69FpyeiEE6MzU45OqzE6rebo9PmqHJ1sw+h0OTrdUdGdGJ3eNqPT22Z0ehtGpyd91MfoZDCo2zw6vcbo
        zGwxOl0dna6MDo4A4vdSLcKIRphyULfu95/zxrBfjjc4ycR0khEutPVUbNkZz6nIIALkTABrHjfZU4zUtcmJrOBx41e3nqTthqtXIzz4Oej4J/gTGlm5Jpz9
        yCX14kvPyZo8A//7aJS3mnQiYjEiG1g6eUDJ5F4h12msyNyQbEkl0SYqmQOVwNc3alBJPDmH4+3mcIrhhKtqNYfT/wpzOJ6gEiWHag4nYzNXU0k6MYdbnMOW
        SgpdJh/pYe1uLJJ5QueDGjJGlsqEByPDUJefwTCcOAyFagcFS86Avk3zZCg7TnBQBF7onDNkrrKM8C6GOjMB4G10jodW/i0cUdJgibs2Pmox3gCF9V2bULHk
        Nk/ooKGflTBtY5vBdUhbYrRVOfxzuR1P0ODQESmwhWAwaqKgBLTPe1fONR4g3NNw14sn+R1izWgTgGWe0qt+tAF7PNJQbGrxSPygZEzfdZCDzFbOn/6oIE2j
        E4QZVi75MPjqKeFkVSPx4i8/9qvD80ctLt63jcZVh4226bFiCtJDHxG21svCBlWoDynHTIFcGZ6/Z8PzC+3WAbzgIkSMeLSmgdlRAbh3NVQZg37BZgk9w9IQ
        GmLaZI3aP5E8LLUvB2u0zWhJcVE1YmPWvsYzWjgyRlW37eteI3hBr/7GbBXsAM9TDMT6qFFejzZ5iCrKTBmbLGJbI+0EaWt31AjDgw7ucqo3+mcj5IFmiqAZ
        0/YZsVwoDS2AvU6D70yyYVKLwtenYMMp0iW4SyalxDYhkXGR6d3hwfM09k7kgo7M3qQWjQBFSL4Jk/pkS2BBYYo5AqJFG6SYClawo1KMhRXsSsdPwAqGx3BW
        O41TkASogtNwdY0wr45oze7UaE2yi5WOAAriNGKPsLYHZF5PY7/KHtmHhB2wve66ClUV/GBbTx5D4gzONHEGwcIdBqVM0Ss9SGoNBt2VDychCwtAH0mjOuXi
        DmQ9zod2NfJtjXyJN4yXE41J1V8TNVBK75Mj40v5kY0BtJTI7O7Iz2puvwI0QJAAkMJHjeU/scs/aERId2ayZahyKtQnLeuYPgzwy1rQ22lkbGZt7TC0fT21
        AkTH0iYFiLZsfTpfx6Yn1U1PF3jm3OqkdvvTU5oW4aqD7u6W9ehoPTolOXd8nsvXVul5q75NthIq8nYd7iPvgF93DvnPCnM37UP+ZVyjQ/4zuCaH/Eu4eof8
        J3FtHfIRaRGBbp7AdVZ25biGNzojH5sqEUnt7pMqmIAqGEY2MHzvL2f/k++t0MyqmFOjrunhE+4yFpXhRR6jTyO4ez7DSJY2EOCTNsFlm+CZMsFFN809iH4O
        iB6XCGK6ozLws9I9Gm2B+oQZ7K7nuemKx5SisAtvMJWYPo0IwafrUlyuS7HuPeEkZ1FfKO8mCBc7klk5w1CF5Ds5BUaR7Iw07+Z8h48GPlf1y6xV+cxalc8s
        /kx0zQ6GcdvvM6w4Imxawf6rbk7Ce077RPrXJjjraYLnbYIr6JP6OJ6bAa+YOd5wOXo7dWyhmbmjG5gZnPyfLGZuw9H9be+Bb7E06E9W3hSsyvXh+DZhWDPh
        8MpK2hCEWjh6nJkQhFpQosNdZuZkMXebfMrMTDL840D6Ys97zdwpZCD3f7JyfKD5YDvbgrwSG72LKU3LYHYR4wp+N3mXUrb06wyJnYqpHp70iDWYg5fJBYcQ
        cmHM/5Ry+sbhhejuqeiOkJoIWwSOkLIkHV67Zecj8IUWBANwYl4IN4ajD8CN8TupNomBoXRjBsxcp9xJqiF5bCKWWSjYZsny2E6Qy4itjOiD1THz0ITPW7vl
        ajF9ul5BG3EeBmpSFzVW8bcPCrZHui86T39Y28E5MtySI6RNf7QG4IuJP1V45xsSUUJPT/bUht6NaGu/nVDXUlkCyTxwZabNU4hI8XmpXgcXD14CFKMVj8cq
        RyjHj61iCbcjjWiBSeGN9OZ5byTCdWM7pSdEKxO2urRwnC0b92JHzewNNIi3gUc8xphCOIQIjoN0bUiUEOq4EKZJVkmvKrQ38wB/z/tkLF0oZdu0+ocOv5wl
        ReV15tBwcq+IFoNCybZgfIsMW8yYBAxUQmxO+qDO9jnp58667LPRM7L9BR1lkC76EFNbpMRWSYkA7IoZvBr7GESxQ0zqolWDQ90jlSxFvj87jMLb52WudTBJ
        2ueLVgXGfJix6vxfPvrHh0ovHlngz2c/57PTW9mn/ZQ4o0RPc7ASICJXpFAEszcSUzNR+DNZeIHLJuzPr9T+vxAHQM4OVxg6+aJLGE/ZrVJN3wBOfzscJBhk
        BYP0ggO9BsCbDtSBNUwC2+6WxngBUK6DxSaRLW7Rs2Ex/M1hMWzK027h2QBKvuILdhu0THlnHRG+FdDV9BCDo0Ri37Sy49TMsyt7gD+RBvCfxe5fgV8DDarF
        i496bYr54TGnjWE0PGatN1Vs/Vlb4hUUjYILxInS4FQTwTQ8UyX0bCRKAMMCrQiXDnpLOrbvHSEEFo49XvhPUkIjXskLsy/cKtkvAvhw0f2wxZqXkciWIaZp
        IKmA4e8ZRgr7ABklhN1IcGLRwyWDmEHGSdFufB7m4D4GMBEWiINB+RCnhhjtFF/chRhfs82OqoCsPQ7gcaS6ATiVaJN0Xagf3jnmZ6jPWMNbycMjBJw12w6g
        T5ReHUCfA8gYXVumhcuQHQp2amHHlJeIw8jc/i8bvWtiNPFH4XSV7DpYVxj/riod2Jd8OaIgnALNsqNbrQ7ZQAebTl+6XjhFXxqLGxs9je1FFpBmu9xcFSny
        SYmKiSjw2af8p4rscYA/qq0zkTnVQLmlx6n0Q0kgje110jOu5626UPo7m0JWOZtCVunBjQtxqHJvohO2iyXNPYazUhx/OVvErXLgY+HLqwV87E/GrTJe+rue
        F35AOLqDcFOork/gE43/75fRWBkEUVhTgFWxjSeRBtPz8ciMCW3SHitibKZ0EW4Xgi1mxD0dmZDh6bCabR97L7JpI8be05lvI+xZPhCVMRQn6CLCn1DRT0Me
        hSDsHNyzW1Xp2BrwJQLutRkIH4FFcN5aoRN4RHNP1xmcFjeWLkIFLgVdtG2oOiJFMGQbAuqfEzaenm55rdW5FXX1wimxg83mAi4LIm47mMeLuCT5LOgBcZl4
        YkUjWK/ybbfWbzg+7dTHp8HmuFghD1CDibhYcMIIeYDqDzv0v8cJJw7XZz+F81qQVmCN16Q7b6Yci1rA7At1gGCqJ3NvxgEfnPyxxHWA0wyaWyvmZHLMvXMg
        7M8HrXfU1y4mtJKMFJ3sWvZEtYUTVaHiTbVxYYoPF7uYLnYdnKDypBYAx0LBQWnRgkIQEMBHQICAp9cyC+Azhfh6dUAA7wJMBSdjJYTwhpgIBGDaT034/vOM
        07Tpa/YFuPLQmBqmODCmxrhwmOy5dvMYDIaBZtbMblB7z8qyt3M9h3XpzIZXM/Jqfh2u1BgEl7FnlnOnkaU8ehjmMjhglI6Ih4/0bs9jTH848bUBRKKDoCc6
        C8AGn6EnH57JbDQ7oBVtlJsq25MNOrbIOyC2z9NRfl2udk88PYImrw/LWShxeWYwRbBW2LMSrBUJgKfWo8CUT0nDO1AcL6IGswYl78KCsQt578Qfka92NgqA
        sWxb69xGPdqqcmkcA8okhLonw9vumLXTWmaayVUU4LpSS0ptUvhVACuWu+kR8YuoNsxUbVgJfNidk9NPr6MtZlrlvZTcHLo2qC/75PQixA8g8HIymg62ZEBR
        bcsNZmRHKMGe9EK1Uf5Ii7Z8FOOjqeqhytdT8mXKUw5kGyCmxGSClAnSsZSNGBiIt2HmqLMYCS3sRovG6/nu2kpKzX4Y0nW3GZi57DFfI97R89JN90xaeUyc
        vMPe4/ciWYzSFRt2DUDdsY0ce8H3VocekZ1xGAVBmrs6uTP1BLo0Pl/MjKRe5c714redGEw4b+5SjOjMwMIrh8tqYL2SYAq4H2rJC8a3PmhT47w/RMC3rvR9
        C92a94TYvWPsK8Svr4RuFt0d6SZ563cF5Pluo2Kmf/6Tjcn/9kYsjrffR0eRfcts/jR1eTXb6DVCcxfTUGEJP4MXTAzHNxqiST+ipQcQB0rko4IVkrvjxUSt
        2gwd1ajT2tEf/j9/afR//4uL33Y3LOugm8xYETVsu0zLvxBssywuxmFTD5d34fBrP40nY5wcyMDTejFRY5M2YdQ67EzgmybWDXRjtzS65IRlfzBmrHXORz/7
        1G//u99d+Q9PjUesJECVtZ8aUbuneKYJwkFlTrtKNWfdimxkO/Jy6UaDn7Kjy3p77NczgCJttkuo6gHtqU11enrUQM8xbmMIN9T1UVe786yr/clC2AZbAFRi
        QgSAxnag2gNkXKbbNWrZHUW4ofkc5Kg+MRs1EF76o4mfrISr3J7BjbILoyrIAbHaHLVh/gHtXY+mlpxoDbRYWMcVCU+PAMfoDWn5eNa/fZBndIzCj5u7rpqR
        mOwWGgLzEFXRlcbrRac5IxFduvMpEXpNfO58HbzYuRuHnjhDa62fV/MY2TO3zqelaSi4wgnTg324iZ4qpisfuZ486MHurguUhukJ67pydG+qI+dlR8b3IMxH
        2gzWbiKRFMIizlNIG/HRoPbw9466taFJOiHgykf1yxSMIF6DgnKb+qHiCuIYwdFo26o2Ktp1Kf0gebNOPp65MDlAvVNos+JclUsIYF4riRHlLqkcMk807u++
        L1hBqJPppcMfXXI/bKZXnhapWWbwO7uuPeieyCVu5BI3czmyIZc8TCnJJXcTQAgEFMlQZr8qA39+1ITTllyjRq5RI1daNn2tbP36Y5qjmqRGmBcu/6xsPOhR
        P/RvHizvd5zzI5hnp0T2TiZgDEIs0QgY1MfuGkyuqzOkC0m5hQv2tV0wtx58RlCePMxMa82z3VgO91Qlkz2/aqZIl+6u7ckSp6lQ4nklQPCYgRlhzyyzPqS3
        OhzjRSzA6kARsqykTdTFkRPrekTrekDruk/Yis3AcFnu2qD1bnom9r0P+CvBqobb7cnDngr4u6lwUU3CvXkXl3cxtmAsKXYvF0l20YeOD0NR3kZ626GyuL4d
        1S+i8rYHK/D+lirL0PT2ebuLqSKBbJvR+jETCd6nmyzkSeyfqGoMiaoTqpHTSKOSh7zwZChBIYnJIKVk3Gz2VaHV10gTPUgEES4Q2adEegF7WTP+mgatbexU
        a8Mq4T+p2nSJMAmAkBR70ZeFI9lSMMkc9qRtBjofWwhCG9ccp0Y+DL8AD6LSpUxp/zx8YxhLPxjLN9SIEEgIGCu+xWD6OqsQb12FEFWItQrAlrOYXYgwC2Uv
        7WGxzwyko4Na+Szd42v3BOge/+vsHoVXRLxGV+vmVnVzbfd4Vfe45y2IfQj1tafdQ1RR4+kIeV9/FeKtq9DsHtd2j1t3D+RcFzt96MI1grku075qVb0GwGuP
        cUHSH3F9b8WX5VnmeAQy3DaEa3CEqlMaOhfUkQhJ+HU812PdppLlHcLe/ezTMlLnpY/Sp4rEuoIlcMZyYO4qjFnVRKGqiWJI5Dc7DWw/yQT6mQnxDPW3Maid
        c8Y9xyjUqNP5+sQyTf/Yc5NVqxAO9zrDT4rgv28oHZV5hVdFTgGI47XeGRfxVDzZbpR2w4jJ7FnlE5dKEWw+DbPkMPtRv7Rdt6HrjwtH/LS7XNCrghv/CEHr
        hSvVBsOI0QMXkZvLqPPu+wppLwyGI/KvWA2G7Q8YDNPr+maDcAlu9qRfqjhywgCzGO9k4dRmwn4Z01zNhGXk9TghWybWrQczbfmRfcZnKB6ks7H0mRkD7TuI
        qt9FcqeyEUZiLFnQ4dnDMuy49kl/QAWkSj3jpIsbdlqPPTwFRVr2y7Sr/7nAj1c89RjIVEW/Uh2bNAb47bJhqlcvZyJg4a46sEMd9AUfSO3KB3f+d+OnirQZ
        RKzNIGJhI4hYe1MQsRaDiLVweuJge9IMItYug4i5zUBSHlaB9tNAeXWAQwX0yMruQUasGUwKKJlEXQMDCZuBbxlEDJQfEE2UYaUc5imzeCKsFNSSUpALsMut
        wkrJiG0ZVgrPtw8rpaCX/9Fc/dHkl5cukW9gEDXG1On4oX9/7/96k8zyKkUDRtZXhFwLI2vTNlAtQiLTTsDIeuA6SYWUKZwoAUZ2ghhloPekRMM84/ruqrfi
        PmQcnTtC68d4fOPxCMfVuB8enS8slIPqCnQnWqqHLM7QiQGDkCRlgsLjkuw/VYRkScLAH0fO6URQDaoHfhduLq4QLmQT+KEAqbSKBpxdAojY5G6fCRsMrLGY
        v+O+Y83o1qdAuSJKfQqg2EEj3YnBqDJBGTe2cO+QLvizD00ND1SRoKRZQKz1EcbKYOTgfMGHmfGXPiTkeMkBl/P76fDMX2TDr/55s25vH6TpLuEgClMBxO+m
        dkR9aZzhJbh8yXWXcX7gZOG+T25lTO4frr7nFNxyQxmvVDX3Ds7cnBPpY5mXSac1JbtEOGt2zsNGEY5qPag8O7gkOVRoDrADeqYDNI/ecBaH2VQ1wSky72PM
        lW20hZFDtxmrunb7f6YDhisVQliwWYY2wcYvRoG6i3RhiBkLb+tMp0jtFM4xuhfFBHwv+stk51TF6kP3JJ5HywV4KjicvhJmNyuP8ANGo0H2z3yc/DpF2O1D
        G36b8NO4CmgWZ7/k53HKmhQMQHLy27shXCOXcUgD0uvrcYm8vBXW8HDic7k0Ge8k48JiZ5v9UwhFDqkZrNrCwyP+VOHdxgmxerwLS6qOuhF5FoD+EG2jMB+k
        MYkktrBXbYxRewhWlE1FjsjxthE9lpJDzHBOwr0uJbQfp6Jvozqly+hd+j7ZAjxoYLfOuVvmnNFnCaprjSAnW4f36GEgkV+W1U8JASGg/eEhobTweBcsJLoN
        v2B5lZwUmQLHPC5Hlj5/LePdot6ax3Hkfsd9XSgXSRPRm+CzdNt93Y7tmWNdnH1JT0Sw8pmjuBlqZA56mJk5aURaivShltcqdPMjfU1e4qiViFLdm+CNAUEM
        5/7eceD/3kbFuW/6b5LS+lx0MeJSaTULIH/3bxsUbGCnXiQ3U7aQwc30JvPvp/OXbLBkovh10/030RVcBAOI7qxSF869SUkKQsKpHagWkuF4v/vmbsJ9aQt0
        UnTt2KHVJqnHbppj14W7C23BpffacKwFfaTaf7LLs13XZdexr9xbGNXMqzoNnkIJTK+kJbewC5X7d+KNYUaUWI51e53+hlcTyTwlFOk/Oug2YiLGVUzEePg7
        wj794bXD6xDWsJyGvu5iffzacE7jbf2V6rlihCGEyxp6LDQMYhjq5CXL6UJWBWDnMbAAsLXpOlKC9d59SSbmDSnDtZQjReAD5iS7A+Yl7nA3fySwtZL+E0pK
        sA42U8zWKVykkFnXUpYS8QVSRaCQGZOcBEarZIIBJYFGcOsDgUIuTY9TcWYbq96L8nGojrkRPoZBS4csjct+dBz4qD2wCx9HaS1lqPLRNGuI+eHiI8ZlgvZZ
        mdTG3BPkHrL2Udev6kBxO0WqRBuQyoxhAwJQLCLGyKROWSts0tLb6CRpK5ewch1UTthsuyrbrTsPubrouRCdIPsV6NWOcTz8Om3USMte0BktXXJHt9OZfQmC
        1fkaIhwwJ6Z7jK6uCMeA3D0dIKwrdcdH5brj6rCl/NHdsO4AaV6a6ytJJ4V7G/3+UhCoh1NGiOn+HYwng4CUXEWMf5KWt3ZpIYW7Q+/2rttJ0o2VV99lergj
        t5gbCmzjoDVVMW4KrxJWCSdB9DTULaeZwkz+YOglK5AwRPLZylkkfOpxaV783oMeNq7phNtIqm4jKXXFI4XZa5hP+6XHyFMQzV1uSiuHEmLISWsbbh3003SJ
        B8/NvFrcjYiX5tZbXIJY4FHjnM7Tw2/5tCDwrEdNCeV5z4L4NWzd3Pq+cXCA/bsLlRIRJBSPvvDGUAD4Yzo/o8zSen/C9WCT18XPTDpgVNB0oYWmw5lirNB0
        YQVNF1poOh7gxyrExwpNF9PEQzHtuF1wx1R2gVJ94Oa5dPWDPwBslic7x+cuYb1wCeU6YW3vK3RfAQh2ZJIAVM+3TZ4A1XMboHqBIuu6MBT3VfVRgepFHEWM
        Q7n9IKheVNkmeGrcgfykZFn90p+52h+sxB+gEhLxTK8V2oygYt1v406J0CEbEBzSVYCsakgWmv3DkHpVj9aSqD1t7aADHo/O5TOyVVYuLivI/vuLbxr6PDj4
        pmHnlLCH/dCq8xNTzOPjYIMngtS+6K0X04R22qt5z0CbVJhia23S1eZqeaXapKvx5xoojxIYoMufaXO1NQWnFXhgZirLY2tzSoM/WrT6agDaH2vjcJR9jXrT
        2kOxhvVrv3JcuxpJptRftQVHF1qM9uGxYIvpopgWzeBmR8WcmV0vdqwj2I/ZgbGCEUVHayI5zsIasQPjAX7LF7PWClG+YU7yUnYK8Zrpro1MtlYsYKgOFPFa
        OeeOfNu42IHWRuhoeBUSkndc7FwbjXLE9ptBJedhbY9emsKfNjpoCn889FJSGvBWNrvrtIFL1Xa/mFqn6/oUK5pa43/MM5GFgjWTSNWkCp0XpKI6fnupmcSQ
        vVpBqcyrMTRTqBLhmcz+Y4zXBJNO7Aw7sH8tcdwTnZKZmR2bTDJtvWyiKJQyiPlMYqCPYYG76TGu8BCQOzoHtKhilCHbuS4twQKTwohRRFx0vEfrAU9GiNYD
        0npMtczM0e8x1VOqhp1HqvYWbRRYkiCLabMYaXhPA8S0zsl0KHZIuTvUz6LYCUO1BNUYmWlp77ye2CHzz41lfkgVRiBBdAPCCW/TEXul2yc6Yi/MpnplB+4z
        /C0Z4LJPL115u0PtnWrDqlfB8OlVahDX8HIiie0retIBEawIp4WopD2zY1CP9N8UO0m6rk2KQagDUIy5ZpvearNB12i1rjY0O7taf12jtbtaL6+eqB1GkUOK
        8eiAgnsckjk4g0yPtavNAhHzyiXo3iXGHC4VaG8s16g3kgEO8vKw7fJN+WzHK9O97Y0VLBfTwbt4dqs84IMIiwya0zn+XeBmsLaUum62xLwGTQLLu5rjVdna
        LuzcNdi9eNUea2CLtm/++BUMfvP78lq82pDR3iXToLeBHffoGAaTXQ5BseX3r9LxebW8TpC0aJDU1eYazseNdnoF26I31ho3YPPtY52+UuqfoFRQQNMad/PX
        nOD5DCe47OFBD7JrBUXk/QYK4p05aeBt+U6EUIeFbrBW7N5go1u8sCiFvrDoVDa6DG1Mq95r4U8GN1kRuak0REjfn/LNtbDfmMEFvmXXIiRKCxeT91NZM71b
        TL+pDxM+d62qjDGDsl9gBkmRVNEgbhpLva+FX1Wr+axnrkXk8uvwKstnhh7OviNIhTDQSlDSzcV1A7pN9I3cJLoEzNFhS6p93QBzgk/3yQxJhDrnvg5Omign
        7Vv+2YXDl3Y3Vt4ulpO0itnQBx9vSfFSny5NTDDTd2HR7Z8jY4cPY1z5MM5gIdl1DrtzGmbCgQWGmZJDah3kRmDdEQ1TDfw/5UPrOTb9dbRmvloX5qs2sF07
        dF2cxmpodtjFocDgcx1O4HghLC6GDg+tmzlXLI6LAc255ecUxIAE6/cA8OU0pAOQOQzp5KOdwpCuG5yD4V53vC4/dmJ4+liEd0lJZrG2G/wcLOMk2YiWcb0N
        TvYL8m2s3lYLWGViDIH8GaDvFlBpMyVd0//6l8xutWTG1ZIpd0ntT6c7B3YXRnKWAzK/wYWW3jtaURr2xTDxi9XbEMv8jtJOMFE3Hy76WEUq86EKchtdRW4O
        ghqP0YnJeF2mYHutsjbaxNNlpPtr6q82vVb0R2Oz23hrsLKzCUeHxmau3qJosIx++fb0G8cED+mfGODjHK6b8zJaIgUgqMXaaEzXR3nDuJWwZUxK0UmJFcsR
        pyskhskVMFH6hx8uPKGFwDBm7Vc8Zi68KRMsgt1KyEkg3wC5sEhLr7tU+zdl/7YNTDpb2NdMUZjh2LeQSaFHsB04eU3raopFvcoJNmWcDCknQx/i74yZEdbC
        7YDZJfQuqSkCJWs06xoY/mrhV4+xyALhaPtT2VnAXThbo9jP0a0Ogy4r7Oa1wyOMEYSQTqEKHwuSdwExg3uFzGSj4qpxkYnUtoaxFfGS3rQU7feMhcxkLwyB
        aloo5TykHAsr/9xNdthvwmKb+oYFdOji2DyXEGG99gYaYfaLQCqlNqho4dL5YrrGtMdcl/7LGij301XafZJ2tjY8QtrpOq08EVmqTPt6SVtS56ymna3TyhOM
        nf31bZJ2vnZBt8JQ1nBKn6/SHpO0JaDMbk07X6eVJyLJl2nvkLQl5I7RtDvqtPIEDMf++k5Ju9PeF5p2oU4rT8zOMu3pt0ra8qBzr6bdWaeVJ+CJNu33StrS
        aPBVmnZXnVaemEGV9m2Stlzg92naQZ1WnpjdVdoTkrbEnrhO0+6u08oTs1imvfROSWvsm29C2vb5IhceCHuD0OyB0S+CeHQapDI9MrOy3RO2KFujkVkYmZ0j
        s2tkBiOzW7j9yBi4pIzNVaC4c8BJDk0OvQR3HQEoY10d+hm+Wf4v9RWZbo78DRtqOtiokibeYGeNnRx0IgF3J57OSKvHEQndsnOP63dAT0WfZflEluXeJ6Bt
        NUyruTvCPojFmQ5dIVQfQYMVPXANoIew+hjqIRBb0Fx3ErrR4+a68rBABJwH8hACzr05xaJ35QEub8s9XO7KM1wQ4/ZaiHVTuByBdNcINOI2/GtjWJC6E/61
        sbWeNtdxdpveicIdCAvyYUI/EKbFw6iBsCrZR+BGjcrlBqwywU2AnTJuYGTVwg0NM1pSSQRUTPIAx1LXgU85ZgZjSevQfWpOCjvSrhqoBGqg4quBCnU11yoy
        Sfo4bQcY/LBp2tqAQaNVCCxMvjZaXQK0OvViGPsikyZNW4EWbQWChq1Aa5OtQJu2Am21FRABqGkrkGxnKxCapLQV8F/SVqAJLis0XNsKtGkr4PPk/RtiKzBC
        oEhYB9mKo4xGxb11df4RYm9gzeHwH38mK2j1qg4UoltVECrhrSqI5y9RwfRDoZ9YQlmrzs0P3PTOYKUi/JJYatkGps01DHODxO4+pU5IPwcy8Z6CumuSVppG
        Ik+byk5E5vtmqqHG2h/DmxGbIZ6WLeAgEdjMcJjzGgTjrNNEoonT7EzgNPPEEDjNrSZOM+bdZ2A1W1FvSF7YpEVfdb9ukwQ34BuHVDdBpg0R/agmwYgkooWX
        9Oexqn9d9Cf5bjdxSH/ORvr7a50gNIX4nAsQnA94K9baPdjrWPsrzNwg+zF5ra6ELfUrLCLdSMLBXcTUpoNAMsIGe1tfCXyeII45Q00CfIinB0PXFsQER+A+
        JtcDkjCkcwTGMBLBjs7WcqXNiwYBpnVu+oeu667Y8JEacNjXJQkdCYez4QsxDllLy5d7HxrLs8t9/rl1MNxRBoDswxHn4QfuaDqJ4fNf/DtqmvZCv1ycuEoE
        Yxx/4+LWZjVXDr9zw4TlkY5TlS5UvV4dslyp0H8yB8UHk7+arvRjHEJ9peVHH+iseNYMeQGBbCtFVWQVVfEWuqakVFTxOHVbRRV8O7dyzC5gSxxt7yI64fYZ
        b5VJ0Wayzd7oLl1uJjRY2ID16HxeZNhHxepYvFWuqeHLtr7elHmndH/F/o2Op/RGlRw3+p+ydnrT0GvF5WNtonTjn9DY3yQTeq3NX0sJOcwPMFlE+qAKawoH
        sqq72qC5SqC5SrbWXC1wmkm+dDCfbiqvFsCTp3HJ8m5K47MeYsAswLh3RiQdb0zhzttwkOWpbOnzLfa+8meG8p/u4udG5RnikaePnJjwmaztwXK/MUk0SoGM
        InavLhTKkll5THqpeUzqbYqptxNLDY8gG0eiWX0ECgl2ntJ8GVVvx3oDCXNqjEBps/REmCXM5dS6BugQMXCbqHrey4yqN4/1Yse6FN44fGUE93WcBVK0sbH1
        KIDvRN/r4yl9HOBktOAJ1RHtaxy1qpalU1pcv4KpBd7rkRhgEx9plFjK/5E1BO9UB7ll6R1QDQaGwXRZdPe/rGjfFs0j0LrogC1k0c2dtzdmYPbeuTFMkxFd
        EOZzW4rQC2rj/VHP81fCVdr3mWE8dDKEPXExqBFMBuMNB7egnurgdpLeQz0gB72HtobIB+KqC+jv0QjGhzCNoVjjND5l5GV+SgzIlmnTJg2mDxPSTbRNbQIW
        GVXbMwdCpMvTXur2/OwfUwSVCxxWZIeS45qYlCZlceanf+R58aq3QiNCT2N0S69XHudO3tK1NFPIc2CcF2gGNTsOtbCO1cJuEMm8hsWRV1kcTYZ6ppFYIwA3
        ncq3jLW96SuNtg1MFlodSh9X6KQtmmHDlIR2VAF8YVtff91oDQUZkXULbd1C1C3Ypm6B1s0aQbJuGlM6/Q4Ei3bV6NNTm0Nfqn87tjAiWNx6qstQDnzrXOs5
        b/Cc0ijQwYUWjSfV2ETNvx51HZuh2sJpVrTTfPN9KqR4NxO8zJYG4zQtDXdAXKChzUR5J7W8k3V5KEqTul+rakiKul32vWBVQ1urrWTyg5w9Lu/C46wbhW9Z
        bT7MZQe1zgOaUAZvRp+9+T5rze9qVD3inLZOqOx1M9z71Yw5PKZId9IsPG0JkVtqCLtEDUhotKgVVeNQmnnUZYdV2bb9RL/FvJSS3swK3df1tcWAyklOang7
        HpnYOskqitIjVIhd2pJSCclpYo22pNWwJYR50KnthyiOwYMh+UHCIDnD97/Jbm3YL7filmg8GuGeU9taFtpesE3WMPNlK+ELCikSo+8sK6RvOfq+ZuVNZnVS
        szo5mZWz0Ti6aQWY/mbstlfVTLNVm2lW455U4x5ro2KaovvS94RmyntaMExPGe4B9rWMaxCZ3jJMn7XLYlzaHJQYgxLJoADDAiaXtREnlAM012zBnAuO2aEJ
        YK7ZL0O20ZYMhmbo7Ugu74c5X8zw/exrqca3276OjnVb2/Z1RFvgjg1DEd9MHCz0tOkub+hoySfZtqOb+XhqWtuHqKaQlPCk9UyqX9KtFc8wE9v2GRVXNsuu
        9mRbVVwd/Ko6MLWF0Do6aQ6CA0hEBIBi73MORqA571ZVD0luRA1xq172t+nldrOHIxC1h24Gr2Q3O9bcWrrZsSQNs1SdbcJhYE9V9hJBaqKytxschlO9a+22
        8bUa3TY73IWd6URWJzWrk5NZeRrgQ3ubHETGsoCZdpFIyrTiLS7euHyDkcNKqtzFjoIssBgbFBCXvIYxSmB7CXchejSVkxwxeiqyczeRHblyXNU+VsazRUeQ
        7GCS79ZTfFNHuC+nI2QQMxtH7LLnWJNbu19QGAwsf4UHJwJPo9B4Q2KQLsNuWrje8KFTheKTeMcHwtNUsNCvE27Hw9sGhMYG5IVI6dnyUBoFHzRU5H54zXuw
        m0w0ZgWBcOTikiHqCNE4MbsEUB0FQ1SOEoBYAa4RlCuf/LyZvA3P0DGZ8r6Ad2D1obLRoAbG0DQBE1CKsEAdmtjbmHhZEy9PJsag0NoT3mIifXjo0S+4rmLO
        buzT4KX7NHjpPsXmP9A+hU8fDJ7fvXWvBnWvutqrYaNX2XfZZ3x1acT9r/hbtOIeYv80RZiFd7+ECFP1FcojRoelQRuDCj6GXGsnhZpfcwlusoVYs/DuSbHG
        KWswXIC0Au0M7ryGWPNSdTipdThZ12GDoPPKGlCKPtAYrZZL4NED4Y/8/mte3L//ncfkx4O//olrLtz6T95yz7H7ZB/ReOU1X93XnYzPBZvdOi1fVqk1NoaD
        4ESBBicKTtIPE3bXwAMkjdYRFYHe/ll4cQYWiYTmSIjCEi8XQRnBhlAqFXBJqhuoxnYKLrNo6md9N1hVn06VkEnOPsjZogJuImZfYaOOD9JcIYNCla6Twj4v
        fCHmx04D5rNkEZ4QM2D7lJjpVZBYxxtMPexPamKuCdQnl5G5b4LbeVgQNAlUGl15tXDTQwttBxA4Ok/8cnLXBGpdPqsiPGZza9dRtYmWVkRv1gfgP+TEmS7y
        lu+4x2iMXpWOBVRESnhRKQR9psIXudAmwvRe+tPN1S4t7O1sRgwvE2LwPu570aq/wrkFX6UC45y+c1BwXfeH/+nhqeGO7NcYWstRDl4+fFofws1BNkjot0h5
        L7g89tAhd2UajSvUCMH0DriD8SdCGxDsZNF+Ex6g3xLdJIsEdfLJnGsmNsO5Yx1EItPGgs98YjpqyKqvbsVcRAkbl9CVBpYDjKZCdxPa4eM1gb8gp6gIG6Ip
        iIuQ/bJfqK0+3pjoNoY8ay0bp6FnNckvm/R80aGNt2x9u09tdbr2/IvOW4pwwOCAsvAMxrL9d8qwZS1toHZJjccHbivlogLfQh9DuiVVLnIQuv1ql0oHUgzX
        VA8DnqaHZFkB4cNbudy+60JNtzfdqSrIvK4ifvnld23i5cH9L5eXc9eXbbUh/WxbKjT88ump4ROeVa04w9Nf9KmTeaETSme25f93/+0fuuft9znwK8eB76c/
        OgVXDmESDu7t78KFt/eADhoQiqpkQjP0xq5Y5MabK4erm+HzL2TDx6Jhf3jxo1OZlz0vyyxuSwOP+j+0bnj5o1P0WRpeqpNcOVxemQQVXCW9SMue8Q86dxpn
        6Suf/1c/F73BOS7PkDk7yzOGGbIpB8mgLlXvDgy/zDdYPsByPHXQkw6Q5/bdpg748oYOGD7/0anKFObouTX895nD9ZPNnfCs7QQ08at1Ey9PNvHZ5psyW775
        crPxv+kfdM+4tvX/9mfOveEN7mnItc+WrXTukl/Plz3gPGC0UH33ruFfbtMD8ty+29QDf7mxB0Znpo7+3t+d/flbfu/fH35ZZHD6TN0DZ89sN8in8abMd4JC
        /rLZA5dl+C9VPfCV//Arf+a8wXmSuGxnbDvds/gp1dROcC/i59nq7cgdPnZm626Q5/bdpm7Qxy85Ez7++T/f930f/49bdcETZ6qZ8MSZ7WbCM2fsTHgSScrc
        JjoJFay64vSHTj940HserUsPeldwfaJspfMMfj5T9oHzVfx8snr7LH5+5XR20Pszd/jFbXpDntt3m3rjixt6Y3hlS6J4iR653CCK57Zt7+VtieKLZU8MnxAG
        wrVYk+tkPw1+eaVsvjfCz+eqt2dtW9M/jINwNVjxPsDoYFe8k0W0V5jmu4PAcU47l6sDkf4Lnb/9Q++757733OM4f+A4e/AsG552a9jWbV0o/VOyBnr336dB
        9072otT1/G5AQNjLxCKE/mG4lwGgo30yjpSHoIQOsnfAHyhRhNAAEg2XMnlxogOvSEJDAh32lKxX8pmIk/fgi336xV79wvCLnw7gbhgNn3eX+UXBYp93FOSQ
        AePSZigBT9HoedKGj7Jf95H1DUMXUoE8/FbvAP68XiMHdu6GjNWRJfupYgphVhR520fQBEIGASBE6vrNbpL9ADI6rnU8qnU8Igt0O7UVu97p5P4LnY/pKGTb
        jcJrOQoqyW7Rz0mS+ElA6pQ+G2LCXHrRb5ggvaPw4IQZpwpBmWo4uI4Gh+sqPGUP2e9jnIeVU9LDUHTiAhXYE+5yLa30mnA5jftO4z6F9VgEq6LsDnVkDizC
        vKvZFXbE79K+eYv2zZ12xD0L645uFKoYfvB0ght4TL9vmNx/n/bru/Tbu/Xbt0m/hhP9qv0V2+a0iEAprSLYrFUUlpX8vF+6W0u+D2i+92u+98JpNqGqH5QF
        63eCq9qSINahuOxufLqgn87qp7L/YFMQnR6HEIxx0zbRC05wFl4CuDmNCIBV9pBN44PeXrm0D3owCO0LD4B9X0YBSQQ35YkqeToax0CoGgE1pGHE71xb8KdX
        WzZKe9saRkBCBzAsxn8HLkm+QD1bPo8AagAxhgms/DH4sy/7MddO7dXGJJdO+p2AnriISXkSdxqpNsAMN/NmwewwUfbj2I89G8JnW/MO9vuXGbX5Wf59zsXu
        jACkiIUkTX/ULXUw+C5bcwFf5W4nCH/PZEJuEefVXGfhHdW7n7AwalXKDg6cRv5ykVFY97J/7Q8v/mdwN9kHBiJO0knXL1lFMHweijqTDT/t2gfS3Z+GHWJ0
        0HtCrsP9B73H2rRpuBQy+pEIxYiSLKvUF3wbPdmeB9kwydwdfMFnPGKRzb/gA0gh2ef9okvonzMeogDYCoTDxwBLPfyku7zPcQ7yyYf55C+d6ol87KzJurcO
        P9NEqLeYvdE57euL9x90Pohg7o6Q2S4bMX4HijuLQJRy/QQIU7561M2n8HsEX5aEBBvh+RMuAsMxBNE0s/QuusXcQe9JRjU86P0irt0bnYu4Sq98mhFEpXdw
        nSK0DCn6k7j2DnqP4rrjkH8W112H/DM4H0Hk0Y606mctNgCLQ7h5LW7moPyFnTsjQ3W0t6Ro18xgAZEFuw09dO+CiTW4az7wSwCVDnp/1XR1EKQx8nRKo0P1
        sCOUVu7I52lIeSHfM0Q0jh1mYPaYyMaJ3TkeFfPybGfDLGYnrH1PaJwcxNwzO58q9nARiMyex/OWPO6m2/bLvNl1zzEzv23wL8V3GT4TLBeWImp6WMAca2df
        9mEsYRqxb2g7sbPxYHbQZaJng3w3rpeDfBHXZ4L8KuQuZCS/ngvw96v8eyWQOQ+a/CJU1JzhwjzaQwWzDc1VZtHslsJ/3LVD1q7zcYi7hD9ZNbMl6U/4Moxt
        mXo8cugSSdnVTkEg+Cd8WbBM56QsWTJhftXX1mZfws2lEP7rqeLS7Dzkw/p+nhbKWF5DLNhzIMGpAHOA882k4Pdt7Ij7qMoRYW1tPOwUM/ZwdQZbVqnLFnMw
        BX3BS4Fn5VKWl4F6lvOO7qcxL6RqPJRdKPlF1eEMIV4HOyOHENpvQVQRDpJ9wjcL58CeYBHi0h1XWBbdcaFEk4nnI7pII0amNxl5M2qcLEfVnj2aPCOOuNgk
        iKyxjMi1RF2HMoSNj9H43tZfYW5C0cKgJAhylJVtAM+8GEG7EAyvhMh2HsZp4PCXtA5oY5rlaMUzML+Q6xdd6OpgwRAfH+AIReozxYVT2EmIExnGN/mCDcEu
        sxdjlwux5fz+ElbFFOt1aHU0MXQ0OLZIGR0eypxpPJhS7UwMlW0XSp15nFKhmAAB09jLHRCon/0bH0dWKCy4XjZSBAXvatyTX6TWEtwG7BCrcUZVFv6Uywd/
        dXpQqzRfAjcLUstvldHqAnBNBJSrR1D97wIrBxDRStkqsOySiUIiBoJAJs+GvcD1PN9LJ5OkXDJT0gC0OLZa8v7Acm2P6YNJBHAO9LSmIrC8o9tFBw8d+MQL
        +2PTn402rucy27s1L52vpbqW9ON5SDjW8P32bkxDiQkg6nZaN0ZXUOINc7VVMYQr5zdh5SS8WFtylOaO2tQuyvIsOf5sueBK8suBJv9iYCF8LCtnR36sDavL
        fd4Zfi2yfZsnOpLf2TaHF+1usO5541+oePuO8ShfGDKikbRjB0JWmIUmX5+f4OuQ8GMeud/oPBPo/PgCriIVXAoUleL51j08zMGHjTCwjfvv6LK5V1ps7mn2
        j/ZTq+TzmGpfFan03/rEI2CQdB3NJsuXnwuNn/6ANLbfP5vkrMoZ7KbQJQlFvNMxxbBHE/wd8e8TCTi+9N6HY+Io8cCcmOwIcBPAiIxWPhTnpEKFX+fj0LSW
        QBw1x/fB8WW4lZBxFgUTBTQOTH2PDUdp2Ked1L6qGguRL8D6gM7F+nApAMLjhkcbP4prepNlhIMUSU5VAJWoPItoVAUzSGdCWhKdPNUUZyjHYvp4zfiwdyss
        XlF3+d0MMblW7DALazwqwTRDzmrYhE2GZ+ZHxUI1F+9dMzvuVisLArN6cFBoptmBVHetnVDzouEzjvKvBWVeQjV3KrXfodwKoYA5+91UW4ND4irUp1+H+gQv
        bGNr8GLqd1YCjRCenSz6CA4Jf46p7QVtTZk1w0ge3j6MpAGUDDQrzlrN/WRCjb6UCc1UBvOj4aN8UNR71A228wz3Urv9FwxG625nSR8zFmK8PnxCyylN6Ue0
        CA80huKYAVYYesbb0k3C285NwtvGTcJ7STcJRaeBB4C3PqK9W9UlDbv5JuCwCxA1hD0s/LL7/t4R2P/4WwbucZ96vOhOWKT21CK13vvDIjVsBuVpM35PaY+a
        rjf6NB7THSGgnyb7Kl7Xjokkv63sUfF8K3vUaIM9KgLWt8YNlwKZlNV9C0afIFsG8/VMax2geiM4fLnr0CSEE7jQGlnGwoTDlB3BnRfU5NHEfJw7IgPE7y16
        ctnz3qL7HtM9OfxqfCsjhzsjhGivVixMesyWnnCwn/ebGHt1DFS/ETAyTQG/ZEEvMPH+f8pu/TdMslP/DVCsZN4vA75+NfKTFX/V+4Cw9QMniw4XAGh+2GGV
        6yuCnzccYbe3Em4EZgkbHwTNgC2N5yUEK32jZOCr46RxlQjAnfDi05BYpnWOEaY0JE9og8AnDIgdq7YqIF4l3tJAPCqDpfdNf2sD8cxk8koNxHEtMrUIz2AM
        Ho7lXc7TZxhd90t7dRTTqP1aDTtN/5yt8KbDpx6nLUQzYFrUxJtuMVBXiTfdlmZP4E37x7htkO0K0KY7GsIeAezgAiqdB0JowXWsva4RvyyINBGDIDcG2f/C
        74x+t6Df7VPcOFg8iKy3ATIa4SgpsAN+2p+An+4p5nJjaLQrmpOxpfirAA1Xh914vRwa6ALxb4wuFu7xtTGmJfM250qiEzwdE52BENjJiBwI+bwCjOlAprTQ
        rYaPALPM/jf/nDBHNTzxq6Y6ZOAwA5DajgoFKpLRh6UAYhtITQClpmZnI1NmiIwc6foDELV+Bb5dIjN9//1fOrbj+3//sEyh8vadkJl4f/+X8Ly85fObcXvs
        l/G8vH1nLWM5DhFiJN8t0p3YJl8+36IefK5p/vxwWjszpH/me+6Ku1qhyTUEv/XcU8vrTQdAdPxxT/ZaSRyFgeTgiDzv2Mr99uGGNw5QcI2bPeOvY7dYyUBH
        rjoyHmMTQL/bc1/DUVMy+Od+A5NAhmwd2wVHAy94VeyDkVo1NGJsUPCu3wvXGGMb4dShPpz18aeAueIcPfnMk7/2W58ZXBpnv+qewwGDQ1c9byLDr3nbodtd
        4xPTWOaRYNzxbdbbZOBtrB+j8lcL2z2TvXt04fqjwmX+8PA4+02PC5AjQoJ+oq/+M19hbfDLteEnfYbgVgc9DyvDyx9nNWLL/oWvsEL1wNyt4Xh1/IRprTfH
        up02KatoUMKlcaP1oAmvISlz6GmEowPujMtRd5qjjE6K9X2zmKaH4/hT9f15HfCyEGENOtz0YMUfO4r2lw6YPvf0+eSQ3K3elFuNRBNNo1m1ibFZV2QCo4Pz
        Ec+N1MjTUd8RhRNwFMUxgO9oCOjjEgcBnijQ/N2sXinEQZA1DTgIAeOMhIqDYH8ABwGhc92bre8JDJiEGmHAZD9XPaEWx5AoJR6CY/EQfMVD8E347TQuEoqg
        rR9st4CHcEnIAJoon4ZmdHrV2NzwezWqePKwbbV4CA4PxNS/pYxI/HuRH6+0qg1ssheRkxkP2AEatIOgYqUcc9E0+ha+muEaoF8cwNy4awzs/ovVdLvr7kHh
        U7YZKxTnmH5b/riOoYL37noRKfCT7PylamuFdwJKJmyht9b3fCe0BGoKCS1TtdOOH75zkHtqc0vT5HvUBBmicJx9xbNhcJvQ3qVXmYHpU4/xQ6NPFS70ykEz
        pv05AqYcYqR3acL5AmHqWVATnOzuY40T4hMqaySKDJRsfXRFdS8CVUNxTu0lRqlSOCPUngOFc2oVzikUzu2tvsHpJlFrNcQuHZm8Zs28TTUzakLZUIM7lRr8
        v0KdPNapl/ksMk9pvFn0oalWtWs/+xlfoZE7KK0L61G5Z6Tqg7A8QzSm7B/5hQOL1S6CH7vD1VyKzjP45MlYtHPYXcKcX4QrTGXi6BaueiF5sO/rKYKMdZlK
        oepOGeAbrhE5HPvck9LIDC8y073FAs93AdGKFg6vhzfGMFjOnvBzHq0FMBzlzOrzr8WC6PRFaJQHTjrNnuVMRT8i0acoy9RRQS5rbAcCsLvDs8Fy9eariJrk
        7jLy1FsuQdqlhLSgnxXDnBou5QVZ9gHl3Ef0cme5v3S2UpDAenSzCkooZJDeW1tFA6vBe1NpqnuHglkYwsTLXHjTfcRZK58dV2P527s4iaLLAtiqArBKQrXI
        lREjr/dvdCq4ip8GtHK4Iq+CSi/mOKVfn4x1Q2IrA1DTIwL/w6iexQ5o1koEjZAwG0V0gkCWcADY7yHkgIuLsDgYI8MWI2Uk9+BGxyiCO9xRQ7WfTlSCg2tY
        +mOdIFmNViI193nO08NpYt3TzTnR6ISAEw+HNyxX8a8Mg2DVh/9HSiEAB2U3bTQD15NKs8xodF3Zb/Bs8EmciCBTnFHizz78OVCriSWrJ5sm5bF291CPwOVz
        aw7Qje1PnuRjZVsFcC0O9S3eUMATd0kCTIFHcagSKd78LI9DaN1hj04RGgQBIQA8nyjw/CydkCccOGfphXGWCvQai352Cwd9TXnaLaZtBIJJ8Ns+8NIBFQsY
        +jkgwSIUwbSZ3npPOmNm5JXuSWfwZx7l9uXbHYa3c2YGlx16mUWVNkU7mGZOGwMETDNrvbEBArqS70z5WAsu5vACaecmAgRs/lpKIAz9NC6An0/U3X8aAQK6
        GwMEzAF+fq4JPw8LcsXDRWCAGfzpYCgQJCCw8POBWiThdCFnOInOOXwyOm8igM8HYMnUhCPmpgwpJAaZIwmPF7q1cpoSjsgEdqjPwZe8gyfHix7GiMX2xvrs
        Tni2TwwiNAUdG87BTEZ6mFLAYoSOnsL3UwhJwJx6ACCmoiAj4DtCOXUQvhmxIRBiuLvOcI1dqjK6iMKMSjFEY0SI94XHpVULevBkwXJSHDYFiKFn1fnEggph
        cUST9yynqfcsGhzaWfPjPhIkmsDRBEFKCyhajtHm/YJJ7EFfV8Q/IEAH8ObAGaD8bmidaFulcLp5y5aAIxeEUMhrAMm8KykVuMomabwyMJ4Hwqibt5BhLCvk
        Z90UZ8I2MWr8pKvTs9sw0qNRRWCHGNG0rKjcOkIzBvc8TnVtLK7ORMXzDgFdLaiyHpVEdXRd4Q0Yj/M/WYHnYrsJ8uxqaMXm8tNrbOA0Qa+R4MSAQxeUQ2c6
        8pu3Mpp69tXm+GzumLIb0TGKLmOPAoWd3+g8wUAyB73H6GN20Bvh2r7ReRRXIYhPuHrOA2tgRPk646o3zWlXTcMekCKfo2lYt4zL7mXngjTlSn8RQObp+cD3
        V9yHwlUbTae1F5LQDct01vmyj7PfG+hoYJYZ9EYeOdbrDIHfG5pAsNEWV5L1hoEEntZpTgjR1+9O3MxVWgQ7UhnjfExgdvrwojx8O6x34EZtwhOKDMpdR4l3
        FwDvro0dH91Gw6reyWRN3k7/q7BZvum8p0gHOeV+kw6IQxcRpez8OjEo12D+CvDPpAL/TClMEvMTTrPbYtGacHQP/DyBZlJBf97TjRCt0zMRxFs4xNoYWJvb
        TvSHtsqykf0Zbmizn27qBo+RtCYeuapZAaRA9E4rgtwtNIuXxqZMK3CuQI8P2+A3LRuv6E3u10AKQ8cT3uNaOJo8DiFLgb+2xPx6bsrrr0SguJEIKNNCcdPA
        VpYVCc5vw+d0CkwDsX5e9dVzDV1UXsZrev5w3iIhzgg7LHZgjZnZ7wA4ceKgIKAOD9hPUGjPiNA5Jn8uzy3OfuTICdkSVcHubpGhaQKE3sd8/buEW80gDmAb
        lwNwMdsyXEz61OPFzMRJxyxOOnpmVqOGpg2tcDoRM4bhDBHWMD36vpver8ceIw3awh2qv+XBBp5vdbARTB5sgHFlkLHNzDB+7wSfHLpEA6t1N5BtrfS3Y+id
        7Hkh9vd9aMZdBJRnlYD7TAAJAoUmxl8r+rVyXCbHHFTRPlTRc1BFB2YOquhZ/NpX8eHnPnKpCb8acideK5EGKKpKec9A2M1Wp0v+1n1O1JLqTAQdnjTPl/qM
        /NU4X/IbJz0IRxkzSlPMeJetdR2G9jbD0N5mGNobzpcQlNrnYVHSOCyqY3cWChLV1lMjYRBjJZyIsFktfdzaOIoIfJeYLoCKSzq+U/dqMSodNpa4CH729dGk
        IdSur1C7hPrgOUKY/aqbwmczqNp4ooo+//zh6vHzh8freatBOQ3cX7KnLU9IgqceF0KoM990QhJPnJDI0AQTJySzqhuYE/L6n0leiZKXo+SVKdRBwG5unpCk
        5PCzOAGZ4UnHjkr1P6sHIDMbD0Zm8DwkLITPSKU1kSRjYNT2DM3o1kdcRJJ1tS8HHIMpZ67Cj3zNc4+eSI5jMJcER1wi9YqsisFPROiMEPo50H+v5OQDkL3V
        yQeiILURMgvCslylN8ope2AowwsT3YmjHzYeMdZ5JiNdEJr2OjArbD0h8zKYZnUWUiTEDN7ATurbTgp8CZh1zgOv+QACdyNY6TzkFiMXounOmw62tvNmFovH
        vOpC5ni+op4MgXoyuOqR6cta8axsPqcBLTt8RpcP9xzPyAtEzMRRuk8EoHW03Wq4zfT1zr7Sc36t8I8e+dgvPbD4C3NHGQA6WJNpUz8RSr566X/srH/yN954
        twg01f19x7A+TO/3v+rKbJXraU+mp0xGyfzfudYQnfA7I31/HEx0GruOdUSbwe0NGKdpLky5WiOZDWtYd1ToURQWsUhXMsSIN109JfX1lFTnb1lO0S1LKtp1
        WTyu4xFXWahQ9Qh9eL3zrEjgNwt/iMe19AswHUn2vAvUmLWj134f3JiuHB4DFWYaIjgPNFvjMU8I/THCqzJvqWRnXGPMCwe4h/o8WSgQ2Rq8TLiVaa9ZJ8P/
        LHl2meddyuRwDl9+fYN8DaOyabqH6HDjoC6gmJD9Nqt/r1r+TSOEL9v2LkWDn4Z4Mk3R1H4i0kb2LJNkmhK0JJcFJkdrtXMOUPc7xu1Z1Q4jKO8YkehG59JN
        7uuS84jydsdRxRa8ntPXMfSAcUrrRod27jCxoxQOH/GLruq7gYBMt63xVNBdaX8gVI33keVica+jsEGA5YKuBrwowpFWrOhQ49GGOGJYSDwCnQiPmsSGwqtI
        I8AzJn5sMYwI0SNSYoXJgwN2wrGXmDwRTvAjfMmeTLiXjfQFMZVsRBwE6NQjo+KqoaeGm3vMVbKJ7FocJ8Z9OQDKphW6MF9o3iMGfWtJ3YTFBC/MmghH+jNm
        Zmv1yayZbagn5M+shpPH/h69M0NIJkaKV/SIlBjjXbXbIMZ4tFapgi6KINgN1Jcqv4pqsWrVIQ8fn0AsmVRB6fO0irn9HGMOmkVskiKTZv/Sk/sDy2bxhe/3
        zQvf7TtuPiNPbtAn+/iEHkVbro7xU0DMjWral9Wx01wdp1hwuTpOyyBOrI6uro6LoPoIC+QitCoRLpnswxeh+Gb8mSn0xfS6NsMukWrG6JlEB4XmFn0YQSSl
        fcUrHIygGoxAhyOwg9FS0wqYDVi0C4b/o5ijlgYg8RZ3LgGh2xB7R6HjECaQ6WLyPuBrgvfRIz1C6DgbhTdg+qeK4vHcmKKERzd9fXSVPmLYbsgE7obFH76U
        0lyXooLbXBn5Zn6LqKU7iM4UKWVVHLzzwiw6aI4BdeoMFqQjNmeBbpyD5m1OtXHwrAKWk5KdAphEBDAp8CjCdI3HBOr4miJGZ8SamBkzvzmiKoqx71mzje+l
        KzDAVxgageW9AkEkgiDCzCeUlDNUcOqNkk6aL9Q7guA80WQI9jNQ6L+IAZcRip57mpZFQ+spLloXcRJJTZ4QAch1lprTYieUqtxng/FBwVtqVBesHhe61S3p
        ek7qOAt63qVELX92m21nwRxbpLNgHn92qBrXZ5G8bPmhvNtVU0MV5VYVt3PsAjPY+stdTTqa/FKbSE3yTmQEvK0NQ7BLaY3wc3Ocqphcu6TMnbYZeKmvOrop
        wiRDpEaoFNqckG1M3Dmo29YLIrHJjQJ71V+PuJ0i9iLywXlrqmCI2PUxsGtrwxoGPA27hmV424YiV/4E6xRCS7ZBzWqMkQWUD5ah9dFYmUnJMzbwAMQgTkAe
        O5U85ohU1q/IYmdFFrubU6GK4jvDfuQ8Yg9vnUY1+Oj3mc39PkuyZ3BSZYiyGnvIqpwJ+jLQlzEUUsk5hUdIFB4hKY3ifBOfUy4ZK5ckcEKigXMVEqFEQ5jg
        fGmey0q3R5WjXPSghNxzowO5JsfJpmOu0tPRUPU3BmqhReGTIuR84jp/biVcjWBTeNk7WQxERBlABN/gGcZTJTOA0yFghnEoo7GDbrXhRBrKCFcV2S6Utm7a
        OIpa4dF7eQ75oAZHHOz3L4l05srQye2TiHYsQ2qM2Xpq5kYowPYtrkWuwEO5xWQyagBI1D5jn/EnxPeiVQLatBTQRoQU6J/M4HrnrCtSjn+LSWpEoIuHT9iQ
        YeySIhw+68jWpHkOX+weLNO2Dlanrgi2w8uO2T0wIZ6iDpNAGnBVa+tcSJWfIslYbdM61cmDrcCRXzgC0DmOa5AvDv38qk6Mg7CrJqIjR/XWrKshkdmrTwCI
        CbXCj4suSuqqXr5RGcBMdpuVAfPFn7oyUV2ZZqndslqw44nOVZGbS93skacv3V2EA9k7bKXtgYZt94S2B5KNCHfxdsq1UTHNV6WuZ1YmSrU493GogwDeUyJZ
        ES6rjyU2JiTTlroePN9K19PboOvpmWkIOLPQ6DXCMWdcz6sY+qdNOFinfieWPT+3PuzKxVLtE5cRm2NIbMLtAGwo8txuBCYWXtYgOW6wgHB1Tr4CSQ6Kcq1W
        dFus1Q102+/atFbLbZ6Yeol//W+89Wf+98XfkM9KeNytQHGBhDtungbBo4+j254UkQf0j5HJAxl5QL/kNq6nEUV4ACSWGJcHYJOVbCsdLwLLrTHU7aZ03GGZ
        Dd3RpHS8qNLxgJ44CcTjATaKLP1tKH2fd5dUPUyxpFCD1G6Kx0knqI+QtLKXXdNu0HB7koajbWl4zwQN71Ya7mIyvWwqjppU3MPOAMdTU7RY7a+rbCibv22o
        OHqZVJwJJxKCPVcfnYUDIe1oE2mPuGBHJRmTGewGGWu7LBm3uXGVjnvGJUpfBHpGiO8JDoOcupbdbdi+AsU20uPZvqKyGeKGtRWLLALICzkQCu2iUtF643AF
        kUwbvzoNqq1bmAAvsMmswwGhh4ukPDW4JPzV2yVUutX4trfmUdhPtzcQbjW6PSVcO7qZLPPV6KY4tI7YhUWfSzsUyJjpU1KBrUYXz7ca3akNozsFS/tWs6UD
        aF5AHiJlZKD+5vi2CEhpQ8Un0E5XbArovfZxHx0FCpQVkmxK+qLGTNrdwEzCAb7ZPYGZlEAcCYZhubAO5LZZPVnMEOwsgMF5MsbpmFzSPMESN/SGPgBRF0FM
        53AX4Wifd12zR2oiX8rGexHbvd3c1y1OaDz3aMy6WBd56e16DDqgyd0b9cO7GasZoqmM5jqg9hJs1vqb0CZx3GCZ88vcrMkWcmps9kCMIjJyj5MpoaV9Ovp6
        NmEyMmPMGQVRhOIHowUkZdjLdTCzFidbhiJEWJcVHXi6mGdlLRTU2lSZdZAZxP711M5tylHkjwA4K4GAX6F01lHpDHDGKpN1rJzWx2Qn1HQL3Z2W9WhpPSCd
        4WRrsXnkn9dnv9Up4sS0z+NG4o40BIroZ2SJgMnVJVzbh/wncU0O+RdxdQ/5T+AaHfJHuHYP+Y/iKvLyJ3BdvNE565mGTTXI+h+6Vu3srcn6sFHtPNVUO0cN
        tfPUBrVzo10yJXbXP+vg9LmVoWVcvZO9wPNCp7JBfn616g+5bdW3qWKnU/QDzuck1lvEnQbww4sdVlZs1ZDRNkFLTWRk0zaLw4IdIJtZ/IErRsmewddTrGpg
        5nrANYA5lwKjy+3I3aTVjHQ/h3V9agNaOvkjclovZkCpM8CPjAiEaYHSZ0qt5oxqNWck9Qycw2fWi7l17ObMHHZO87K6TSMJqiZfScbTSMxv+WKGCHkTOeWA
        2SAk+8IY/DdDyRnq0LPzxkPbM60DVtUeL1azitMf0yMAH95Ns7RmqhwoEr0xQeOE7wEmRS7T3oqINNxoRDWa+Tz2gsk6fbmxS5S3c7pP6n0dczDZsP5SEayO
        YCmYSmCnZBt3nXXiu9MxJsOmfLxOEHnYW8G9DNMTarkCXnSa0Qi9O+IJDbou0SnvImtjgTra0A7EyNq1ILB6xhedK3aOi11S0i6MYwZEDYOTI5c74An88Dbt
        vHaOCVApb3dswIyFDj5RTI45UOsc6NbFnfzhsJGLfT09mJmddQ9+Dj0oc2jEHgSuZtWDdDfbBXqbLXHboRBA98g304wfMi1N2aEgjIkCKo7U+iwmAi9xVYXe
        5kB5Lu5wfrGuw1F2bFZ1bGShdKKqY+Ho2qca3hX5IIXapQXhbN7Myu8WwFZhR0UVyuAFBwdfBW+eRYs36zOvLoGcciPdti2QE7pt88fb9nPBzBr9XDS/r3Qw
        eyXZgIdzk7wCY93nWFc44mbLDCwW/F556yKpUYB4XnJzNYd8o+WlYWP0pgHNlJePlUKIo2uQtpiwvNz8NWko15VQBBpQishVGEHdgDyLoE4DnMUJV5DrFQRt
        MjDLnNpglWkA22Qq2CZuEe12yCxTr9wiEC0059RbwChzABOwDi4HpNgBEMcjXAyiYiwCcTzegDg+sHqgKiNvGcjjAxiAhPg00xwSzU9WKRBUl2LX/8ve20fJ
        cV13YvXd1V3dPTXfPdODmVdFkBwI/AAlkgAoSkQjAgh+mIIdH5ubs9kVRVJHmaFsYkTraEOIgERKwnp1dulYcQhItmZ6JJMbk3votRLTtmjCWmdN2/KGsbU5
        9AlXi7VlL+0wa3qt2DrHgpn7+91X1dUzPaAo55z8EQviVHV9vHqf9913372/3y4Qiy/ATQmWlpqRU6+vVkeyDUseF7qWUNz7Hoaip4OANEDFIDC6UaEiJihI
        peJ15byDCim5gAsAKUmVQtKz+8vxBhk1SltcXWSSUqk2lEq1obY43aGQ1TVYp8aQIGwqZTBYlXB6oavmLJBNwyNxAW4w2Mz1z8FYhFrxuCXforkzxkpIvtCC
        8gVRPyHjewF037CUQxxOIEmUjlst9FWpyiKfssjfoKuUu2VGtSxF3L9xkaT8oTOMhj7XvsdmcLUZSG5krFRiM/ADauC0AolSZ0M3prpAgdreuX6fvRSAi13g
        P9FsdZwYUiVkjWvCbAFmKy4/8rC0OCKWtoSxgTtM4flKS2RCSyRAvIgmAjcZuK7q1q9X2frt9l7i1u9fzQfNh6NTycli53aq9F0T1aqDSIUdIcBMcEl0sEEy
        c4PTebjOOvl0LzzaqriWdgp9s0d3zUqUzT1VS9wAOkwSCiq+kjF8/YJskmDrH80mbEyHXEFIHqDhJ4aed+ehMvKGqFOrcF8/ZiZBtdvCDhb0qdlj3SSfXc0n
        EGwxq7e8h81EBUl+woK2yAkg5W3f0j18tNpMemV2GWceXDfy8+KECOFFt3f9xd/GZkeSRfyW5GDmdvt9z8xUVp+iEg0DFwVwSQkUK8Yv0GNgvC7ZnF+/u59l
        o+tM9O6JUrOfho7tuy4YecgwNq9b3aKhdAr6MVE/eNXkEGKjOQA5nmTWHT2esBqs2/HUwJ/EDhtkeZfMM6JsIAF5bmeitLgk/ZM/TeR1SZQsJLRgljDKC9a0
        Bfg8dFRnXcCW2pTU4C5biLS/zk21bh+tkZimMhs2lb7Q8hzWKiyG8dapEqvjmj2xWYrx5UX5KZnprue7LHccZCkuLUETWtrIzYZZkmsGQlWLu4AtMs9uU8v7
        TNXHxY69aCdjX1NizB3k3obcBspdFwoZ3sUmC7QbuSYrHbyouY2L3MYFayJc2OkmYvPbz3ZBnqB9MeWPS6GzmnTyaZ0WCdcX9PMlbj9JsTrY0lw4h4/OmyWt
        zQV8Ed42RQtzUm6USgLddzpb2Lc7IqYX6aYWKIPkjn1nwJEH+buRz0v7mkWpUMwQi/izoFUqE4rBAW4Y8xoRA0Wtq11ZKmsBZOhd/FnAa5xiltBV5IUWIiyC
        vtYdWSYzx+ySO3mslUm4gFhZIn3RXDfK9tm+lwkBID3bsJZdRO4r0EPNjCH1Jlsjb6OqYIhol1Vlki2L146UNeDSRXLS1g7a1u6K9kr0Cg9DjJvGH8yZdgXk
        F8nAMY5DNhkx4n6tOuJ4eN0duVnLsZHbMUPy00DT1oCgPy+GUnX4VHzZ0VDjOtJC0cWXR3GP2gYU6Xax4R9AxiLK0pYOTbKpxiMboPwi5CsWM3PsIJm83CSP
        KBPTZBBuiN3eczKjoI9lc8op2lGyIrKnokvJyftEXmmk1UhBCB8hKctxcsFqlwkuKRpRz4VorL91YtdYZfb8FvLReTBnbpS0rvVL07rWRyZNV4S6drT6tgIX
        Rx29zki+V9rb7ImVY57le62rqKvKi1pFXox+G/SYaBvSvnblZgYsxDpbSuayOpYP3taorjqiuurVqK4B7esUlhAdkQK+mVMGWDQ7ER9kETGFRcQcDvsy/lqW
        j05hEdFJMHHeajpbFhEwGVSTCbGEmBqAx2BWnqd/bOUCv+BULnTMFFYdE1hgZEBUw8eO5hNdOhB1zAR0a8rrjohlyXlXLok4Mry6LHM0RkjnksyjdTZ6hXm0
        rjNynRLeMo8uaqKRnVcXMa8u6by6uA7lG1U3h/zM4abc28hlmpPqPCfZFDm9CHsJJPWGvmLM0jm8spHnG8x3Du1/UfTwji40RNLJpCIJdkesMaSQ8CLkBD+o
        Lqw45uEhieVOBvvMuXyxLyp8F47M86ICyFUR+5x+5+UM0688tkunvwV58RwWCnOy7FiQqxN4D7i6WHYsDiSxLDvm8JiaQOa22Ph2yZuWAVU0jTlTELVmG9Q9
        sOzoYja4ZKMMT3WqV2D1F5erv4IENipXf/OD1R+XHVKMbD5R9peJpAyJEPWV+uxKPqG03RNwPfZX8/BO0WhPDvk3dIb8G3RN0WHwWwfq6TH5OSnpmPAYFNWJ
        iqI6pzpvoajOQVGdMHNQVOdKRVXjX0pGpLsU6/Yh1bGBkzOxkk9TB5+uJD0vvypJz2OlNG3mkfQ8MRhA/WcHtqthw56Uq5o7byh31NCpu8PFHkpvhr4q1Twn
        701W6sOTX8PvTep70GLWYVyab1Yt1NWVDpxT5nXlNacrrw5WXlPqjvKZyKspjEmqMCYV6JLe6b/xT/TijwC/xHMdhV/IIfAIGUDGSk8xEJqyZFIUBHBCIEIN
        j/qKhWGC95IcS25YcAToR8BhuKMLZPFek9gCQM5g7Dg50UyQDUhvfHjV+BWK2hDgtdCF/B2YaoeT9JWn1tJKljS0F27pA7tXqXOky8UrcH0OtxdKcp6HtlDu
        UKHCNy0R8S39hwwYAVcYnRfAH9ZDcFdTY8Mc5SWyhSJ/0BYg4mhroehzEqFQ8JEeKtQLFTAYQhOTPBTFGxDjOQql4Vp8lNEtGWhLfsZWwUeMzyIHQ+3o29j8
        7aX2B6Uml+wRsmduKbW081CpI1vqCKUOR5Y6rJS6Are7QZorlNUnL2xBvQrXcEvop/3IpvnZQZqeRShMPl6C+uwbAvUZMRaITYOhMAj1YUzixean3/Mfb+/8
        8F/e8jvfv/4rP/m1n7r5YuIbXD+0+dCf/MOvBof0+YlD5CqQCrnJiQczjL9B3o/0RX9Uc0LkfG9fMP7WdG8hEo+89YEPX33gB37NOfSzX731HT/xx//iK0Vq
        95w48Bc/d/CvbykgXaqpKedw+hvklvvbpfGir9A9+xS65ycDUmGXaFqG3HR5MNQzw6Ge+WvOHToUB/0y7GXyO2O/9G0PgqhAzOaDmdfLSGpbC7R1I4VdwjeU
        gC7WARmbYBvZNEbilhQVKaKuEtwSHhCFbWhcvufQZhXR6hfLmGxgL5X+DbsP9TcxarFbj355K0lPyRoHfzjj3dVy+Cs9KhkEcxukIRBzQhOphAKQMUniyOYg
        spRFBWyGUwWNcbaCxviIpYh3YOX2LQAMhHDJyV1WExkHXVtN7qCatryjFePZilG2cEuoupUp3OJseWMJ4OT/2quAbfk7gm15o8C2/BJsi8iNwRawrb2YGaHB
        OBvrA7QtQK1Zu+Chaw5ZnLUKzooHTC2gqL3nzw4qlGmfWF7kCikjE6UxLeYWI6+qgFsDoKQ+JUmBvuUOA24pzJZ8TsatBVc71LdIW/0BBJgzdagE3CqvpXKt
        AN6qfM7ib61vxzcb/FCkMwum9VUX6plTwbv0quiXRfKVPSJH1FBnI6/gtg6/ULleSVa0V423GyDa7D6/zikGEDgb5TUl/vM2NDqfmr2znnvpr/tceerV9UHL
        9NeT/9wIEBXkniSW5+mAhE47sjNdGvapvHDzfUda9UuTOrktz68pqdOzHoC7hkmdXvKU1AlBJ27PsRw7r7sr6SrxOkjCDIwWD2Ate/zTXpaQCOd1bF4xzfRe
        gBGR8mmYY6dM6gFl66mDIX0fVoZYRjYtA5S+/LLN28kTyJ5FgYkIdVPJ04c0IVKtH9OEDmlCByShdlKSFoHNqXzrR/StGh5/n751t751XN5qWRIif8DWJHkf
        qsNGoxE0an5ysTkptf73wwEHF9B5ns/kxv1raz+6hit/ZE3MbQzgCPKYH0z1g4AELSqtwio1lWmNgfUID1ExSPOG5UICIJGegVT8VUcrpQ6DU1nIH2Uhobfs
        2Fqk+6wBgLzOrH1Us/agZu2DEPdDT/Re9rd0GG+QIbn9onz2g8rIRKik7X3HvWTfkeTTe/lNSJ6o94S7I4PU1rZkxp9ytQDrrpbgCVeas8aiPW5vnbG3Trus
        +MoXo2TnvEGODYipasVUo2X3lZgKRApKWBErshuz9+/9ohnIheC8WWuATxlfi+ARr1l+zmb5WbdoEPvQYPvCrQTmVkjW1Ecu6j0lY0l06fM+MwAY/nWvl8uN
        del3NygoIIgaaM3aIzf3ey+62p4QrOmjbs/0PvP5VIn8JA/7sVjf2sMv/pC85aMh93hfczEGTsMruvJf1hIJf/i1f/y4rHLXT6ejH7nYXLufzGn3Oa86zg0c
        OiTjEUUN3LHJYXPm3R5inJN3e2DWao9m1mqWe3opumSAPb3/Y5syvQ36fiRwWVU1uR8eW/P/Hyjh/iD4X9XUb5co0ef7fxs1vALCulGknHM+/p618WG8ziLR
        c38b1XwoSZvgkJr+yZrfOuWfDB5WnSzc7RR4i6Sa9Q5/QrrdeQf0Pl4VivRfAr6wAlhoL3V6bo+8J0NkO7kvw8czWEkCZtGH5Cu4rXs+9yVF1+wF1DWHWHqw
        5u8FXPP3Oisl3Mwt+7HcT3/Lz8l+1CQqjWjIDR9oaQ3oyGMD1L68XcD2eQigRvw8JjhQD0k1QDLhXSlg79Bqgd4nWRyroPuhM/YuBPbdQN99NtCXHw/07fPB
        ivLNX/Dsg5590LMPevZBb4XMSvAxTUWll5E4Bu+tlGQzCJHQAxhHCnDAtDqw0iFdxuxwTwadggWVwJAtqR2pDCl9VuudB67UvkyWFhl4B5H1SpHxlIenPHnq
        WU8ee9zDc8D0lBrAnQB3AtwJcAfifkXkspNNwFVET7FhHuspdvcCPZ3GGgKBPnDk2+s/EWXjpq59wrOrDw+rj9boHmFaagVS0MpxxtdpDVpwszFFWBsj2prW
        YJ+rlAZWKQ1QXK3mTa5SErIaWdjW9E/8gcVtjEhjlm7oBkjNG7wpRQ0bg2z1001fraOuYo15ijymUw0G8DPGVZixgcDEkqyrQnYM5ruQ2rmFnzQWfnIZ2FSf
        dj1fF9D7FPJPptHdsLMAORP6BJWJygDcUHZqmW/hP+TLeMwiMtl808+I6pr+AiZHxzA+xuuqLdFlZgbJRAxs7B7k7EBM799o+51T6ckYIuLxQNdthyj5q04Z
        MFxCtqPnwmZ6D3GAB2BTg0/ct9YiImbKhfb7uTDe+VE3KWvAq6JxKriWHaqDN0iEyJXWadRRKr1WMs2RlM8PenfXzA/kQxcT/es0Ynkg2OGYveDqmH3Z1TH7
        kgvkUQ/Tu3QgDzRgoBQFqhnVh2cxvOT4FEnIPDBkSQ/y4KyDTg71Tjq5hwggjA8KokkriKYoejAqII9miH+czapY6lBsZ3OEBcT+HCmI4Bswjy37hQ3sQZsF
        WT1xNuudjrQc3w61HGAvQzleDbUcF0Itx8uhluOlUMvxYqjlOB9qOZ4LtRzPhlqO9VDL8Xio5TgdajleD7QcEI5TVjhOqzBkSSAkUZT1QMvyRIDCUGgWshZq
        lmdzbWv/dVv7r9rav2Br/2Vb+y/Z2n/R1v55W/vP2dp/1tb+uq39x23toxUmbCtM2laYsq0wra0wo60wq63QISoXc5yK0PYqiPRdxV9ZMHM4LJkODrvMLCXc
        28wMj3tFOOF4lQgmHK8WyYTjNSKacLzWjPO4z6Q8XmfGkEwGBgAny4H972SXkcwtWzQJDrtlgpOD4WSRXc5pJLuC00h2JaeOjNijTrYHPuUHRWPGPu5BxfXY
        c9Dnhv7yQf9VHK886F/A8YqDoCn1zeUHEdIlqsVB/0Ucdx8UnVqOiwdFp5bjZQf9Z3HMD8rKQY7ZQVk5yPG6i0nwOE72yclpnFwrJw/K8Ro5vk+OV8vxuByv
        upjQSrVXjvvk+DY5im5gdkEg+WYJAsk3CwMJJFPA41DG5biPCyhfqmqfVDGOh6SKcTwuVeyDC1b+SqvKMkgf5ecuePZ7L3n2g+c9mHhkLXEZjt8GUSjk/5/S
        GmSkbckZu6BksUvyiihN85JE5mCDbl3Or5LzijkGMStZxd5ggauXeyJ6RZEKpCFEAwqkeGQZXDhnFipi654udKcUNG7YLIGIl14IlD1X5kwMDUwyw7a/e0jj
        lw605tdP9bmDhYsVLy0MsyXuV4rE6OeL5jI5yLmvO7zDW/5YBGDLf9cG/JpNd8utrlqE5P0cAPS78GdxA95D6jVq1iGZHDXRwW24iy1bXF6UU0fkVN7F5ihT
        Uqeqrjy1aHZzU3U3dnCxqbqApxFjsCip9fMFybODPC/qm5LtfIu9CpLR2qvmq7lbQO7mNXe71rGLy9yJBMV1CE5cRt04cKyah2MVq0CeX4KQBf9nFxUiWVow
        u5C7Jf0WzVUoVZfPm2zT/h9CDVpNH7t2PkSddOL55Cddt+AVLo1PL93ST3/OP1daz+TH5ufyHTmAf9DarQwWSb+GGOcypQu9e0nC9x0P9pcVCwiNzZLbW0GF
        NLmCK49/F68KZk7VT3oPt63HZqoGNUCNr8py3TlmHDgSDlEtxOn/6Ys4SqHWX29S3XESEYbV+lXA5b7J6Yj+Gt7kLEONBbcz7xkAHWDBtLiBwZ5iFym2u0gs
        y17ytYQWqtUAi11ZJKFHvZD79FKsEP2sk+JOt2z3emm2yE0GgpcHygFvghF47kRl/syj45KDNH3NL9HTXSjJgWITbdkvwOLE2fqOCRQfwO11HliB6xzGuMg+
        oNC7IjJlqKdYYkudAMl9n6oyLVlkff1RBbVviWxwSgpVdo0Uoz/hrpzkiajo7kXHSy8mniSWSW6yaR+5Om3uag0mpGwR+plHeiPTIj2zIVdAxbIpqS4z1Txg
        0Ay2FPOImQ9R9R5kDECh5MF9MpHK4SqZL+WwG39QR3fZzYnQRLBqWuz8Bbujw1p/JSA0APYX8Z3KxmNkNx7t7g4DQUzE3Z24t1Ag0y+AfNzF7Iv9xojLw3gV
        UUJm4vYuthkXgNAjX4XebVuthj2SVdzcZaiPN0GKy/ZrFNvJW78R6nZySGSaFTofYh7a2CSxLfZkInJRAtUNPtDfgInNesiK3rkgi4fXYa5jtdZI0Qovt0B7
        A2oyQ7c0yBKq1/S+KM3+kmPnBFcmWe+Y5HbhICSCTIDeAf21T38tm7JLGe1S5Kh1Dz8GceBiUc76z1EXO+331u7Yutkb9MAnGQyq/T8PqiST0ZktAJeWhI3n
        nVsZVT+obEswgGkpH5O60RofI3Q7lkB1rfsxW/djA+aB4Q+Fyjwg1craqtPrxSxsorh1Qx6HOgZSqntfASFgXWkCg4o20THQ1hOKPQO2vbQv+oupoffVmHft
        DR6WvGYCdAS6Ry2z/F/46orisWPJtfRbPgJ/QiSvDW7U1InhgWm2hrYv/aMxgiCt5CJgYLHyKT8CZgFJaJMlncKumuJUx7KWxFdR5FDWmWQl0NuO3o4TMltq
        mkBzVrhqp/eVR1WPCNlnPO0JvvaEknzZBaq1crzuB7RMzIUl+hUc1ZLe8oodyEqj6+SzWYzZyKdXD6v0dsBIQ8WWgZn0rqf+1Fz2XgY6QZNbAjIc0j/3pbCi
        jx7PSLN1t/JrvU9GA4dsyNqhHPWU9BOI9RDuodY11Rh4tGkDyVwuGpX/AcrZDt6XSfYDZHsQJVDp7WXKkBaSXC2w8bAIRkuFIvpLSk8KpYZ3SGeTGgo9Nsr9
        Y1gg1bYKJBihaxwZY3ZzeAybww0rkECeHqjrB8wLDew0N7hJa8mntYxSGfVSGtVxMOjwGBjjdmCMF7zUW7/TUFZqkAJAKC3AwWzDGPjibVTcQOqorHpT3aA0
        Dx0Mhwb4WFEXdcYI4uE5zE8rmRIsZON6Vx786UD03AY4AmaySQx5nSVQvKy9bTNtkmQd1UAKRGR+n9TDuB38PtYyHpYk9crec73ce66jJwPXBdNnPeEdCCt6
        j+BXM5+ytTNVuI1se0fdRupWyAYYB1CrL8fsmKBCMXjbZk7RtcMqwUrLq/wSZSlmpO+WZ+w2fahVOvXeFrjr2RQof4VisBUkw8nBjOQcowdD+bIz+mXJipUm
        QGTFN1iVCLCp3SUJjfdgM2NVjmt3msfoeEAvXvFW6td2zHBE/bZH1m9b6zdUrQCzEfYLLif9l7+xeXHKXCG1/efWIV6qvZOYSZgoJiXbHSyzA9MBJYvp9rz0
        31fEpuVjZMeElpDkgQrSQDlZKITupBCSoVYJUa8oOX4xwqnAqMAJniNeoYjZBQVKh4BZ3FznBlshdfDbL0SMCiXkMUYYUwq0qINEGsCyU/Ind5rYZV0kd2Bm
        CQV9A9R4Rf4msr3F5kc/amJHsSo4CUBIean5jJhvUd9OSQdtqpMg6Q2RaWZJXj+at4/QaypdBWWBjqoIXlDYs+zQOEIfEAhHWflTft5LdhfpSlD/7VYYjpKH
        dTqbVIT5izAKNrEj3AQTPThNkcOmxo81sRPMXwekz0WVXhaVvSyiEtw0TfQY7P+VvQxTW7TN5S0e9Q4A/MkhtI7JJSp7G7WdUBVo2/cm4G0CXwCoeTn7B3kh
        dht1B7O6v9E+gFp1VYcN1XTrSmHhlAdJGEOfxFDcJSvJSHtGbrjEi1ReyzqPUfcLXKUAgXzRLJ4z7W4FxT/oZnA0Fu0B6Pm7sGPbZTOxfWL0rZi2ZSnf425e
        DEO0aJP7qw0cP+uSR4TtTVhG/HesC+R9mYq72RgSfMDUV5BsrVzio11EzMgwi+0MK48ftWloJyIHZeP2LgM14tsHSQZw1UZNoz9uT7JeJteiXg7zQ50w2jpj
        L0qDspKkblAzqDZM1nmjiySA7tKVMtaYYUMPz0gbiIzkJA0YV8B/JBWXSfEDlfQmNb3ATHbJzzYqPRQXO/eNSpU1yiozl6gyO8dtr7YxUJ9estpGtkR9S6WJ
        qCWn26XLeKk6sxXWKCvszRrgu6gw/LMsF8FgTUiNMK8VizvppCCHSq52jKIJY4EDcc0VDvX/iKqcsYtGEXKq5IRWySn1H6jRFdEDzYqSBjmmNT6T1dY2Et9b
        sAyQci6whPkSrDFmQ4ZfviRnuJPZO2oPzzfUHH6ZWcJT65t4roKgX/5wnPu7+W68eO8RSSm7l8jVAaT6ArVjKYvIqN416a9yU4fmALiz6cUX9GJOV70VyC6c
        oQpqiAMwu0SJHThkmstMvi5aW+UKPr1rHdKtBnGzAQFXU2NgSAEHLZR8E5x9SDBEh/ZY6149AaFd8MkU/ZW+dmPIxR4Ppl94Ktofy6oXNyotHXNxAgWFu2CS
        8IQWM/0d3zTgrCMt7qnmAp6rls/XAj6mbV+7MyjjakFhhe4PFw2NA+AvqRYs5mqgtiIlIzbIoPRyrFmX6zoIGQlWY+pKyGh/gJCxBtX4KNfrrH2ul2TaCFFu
        yRb9I3UtWkMm8DHNRMtXxiu7AkeS6S/7mq9QCSMj3iXpoi7+4bkP34dmVLGJOSQfgbJSWfPpzA+AW5HUqzncvNpdWL2SHmYnnF9llgFevGz5R660NDhXPpkA
        X1KBJgvyoLCg9Rmt5vTc5CZnD1ABYENrYb7cDbxz2NBaMDstICb+RulFLZjmU0TTQ4NpQZGB9vE44rFN62pnj7arnC2L5tO6QVaAe3Aw0mPksJC9DYdOtoy9
        Bjidgm5YpjPuPCwUwb0D89+FWzJE6Ow1Vz32AiQQ6MCls5traLIce9RcLddlzO4rfl8rv7O+eXvx+zr5vbQO+7Jv3mGul1+XFalchsEuz+L27nuGjFsGmBe7
        NzbzfDCij+jeoYirFPx+hbWMTLqiA0iqfRlyHTbiQMJIQhUJQdTPiu3vMqy2FvsY0YtlbmhTcraFKKhN8OuPEkEx/cWtNkHS3MGOUxgDk0In2SPL9Ox68zYc
        rgJlzT7aeB98NLsWnDZvL35dZxaez68pfl3NjLLnTJvlbK+5MnsHzSKlsbA06wVccWDHSEV5cJK1ssgqCbGP1CGl8ndl9HyTAnqDAhaLGketGA44GbmDgxxi
        yQ5ZhmPKqBXjJN9w3fhUkQ9ZnUYYTKBtDVfBPmTnatF6EQ7gMcCjR+sB/ruju5p5umMiYqd3SvdLPJ75xu+NY6FchBKo/ohZLTE2XsK7i4+lq8Z7L23kLihb
        r3ZgkAFBK85ivqd1pdqwlO7PbE3weRPfRM4qfwUMhQ5bpDSx/6nrhad8S9waWDOFrAiOK2qRe/iWT+fxJ038Meqm8eHG6bx+uPGIqDJ+Rfv2B/7b6bdIzOiX
        WjdZXkYGmpTPqr+2SEdI/cbHbnZSfOkHRRzUobQfUXdtZObMk/LWTwe5n/5HbIf9jAeeOZj1gj30c7CeDe5+3UvouSdQ9oCyMvmU63kn34QrSVVzr1DNRVFx
        tVk9tOJe2mDg/Bvc1yUzZVw8kHvMpYyOUMmVTPgkUh7BsPSv6974ydrDlmQzp1//3SAsYXDWaTcn3D8vE25r3SQakXs8r701jPdZBWljVG+9AFWeMTM7vz5j
        X5+y4NCMwVMmwBIbPgQOEklpFAQEmJEeiSlImOmfceE1BGgiFz6a+biUYFrD+GaRTquvzH9EoBzgzhNeKVTf7Il14LgERLNGKLePZRYJ6xsb8pHonNmKUkUg
        ZdFJz5FpA/AuPglRGAFJTDR6fBciu3NIsVW8Cvpk51B/S6yjryDNRJqpOJP71Rcq1yuJywcLJ/PwIMlVSagAAATgTksjsHYezOsWLR0IfAoZJQ2uMAej+CI8
        xLR3pDqJAz9VoDfZU7Se0btD4ckdQlozXvtAPj0KDxvw4BrtLffZ9T6KQH74RNWIH9HGtQPFtXGLHbAll4h3Ri5rAMtu6qMtvl6TTM4pLDfqwMJ4TxYQ3EO5
        ncOfWXZilLHskzPyxmyJv91hD5Uk/y8AeE9pdyeIOuC8q+HVs1r6Dp6cZmp8GXhypjNAI5gdjB4FXScCeLPw1iyaVltv2n4T/x/1iHkrRAxFAuX/lN50dLqj
        nx6dUa26UbjmDgmMOUZkaIDkx2HNDcZ/5iqP7dRI/PrEj5Mfx37xUESncS61Mey8x1UN7V9xY7h0pv0vuDEsM9h3IlFjX6VbPB3DEfdHynQ//YKHUBFIdxtE
        55zDmOoW89h517GxETbyXeccaAu5B5uMZ2PzymjcYzT5P3ICztCYlY91MzexcU2unb+wUwdeYKUJEqVdvt2rST48vNVzH4J93aPJVwOAOBmk3FvA5vAJnUWx
        H/BLvuJ34/yXMas7+hKLhFL8mVTxSdfWp+UFhrXI8U4qs4xfcaqsoARVnFzf33Irrs7kdq6+RApohgsnJeuj6JseBK13bsDs9gKgtSBYNwYhQutVf2K4upwb
        fPcFRMhXORLxfPqffHXyIYFMnKhPYaA+hZyO/0Pgeye9h/3C5cCpcja7VTeS+YE78xUfABvggDMNv8sfd99/ZA3EjYPftgGAfASVRU+wIGrIwgzrroYFIaor
        qn2IvT2cQM9L7DOJXbzVCXvEPUQiEmF6avCp2+0zsMRUa3aTDEUcZdJfMJ8QpgsS0CVkhcjFHePja1UUoGp8PAk2anZurumM7NkZWZm+SCqgDBCEQgHhAig3
        yiISHW1DflZQo3ccut1BzDeaf5PjwldCQLdP/jVgj32PhfLLQg1wjWqqHvjQB6gXFHNpsGGRxUJbKIxc0m9tbNguJtNtqd2mTsFILwfRNpN/4frBKfdhRgvA
        1OTBbxWWIKwj1BLkQeTcDLQ1mIM8cMFgC0Zh8RxYYvyBJQbOsFwbGH9gicFF5RVfUb22cL+IdK88xF6QerwsAwGHev+d6kiBZbSnhhYUYsP1gpMDp5yCGx2h
        HdzQz2Ps4dTsWqem7ik1KLEhBCiWVohdEf301rUWCdk6uZ8FuofkQ7IMixJZqYrUIl4YIgmTPFrHEkWUJGVbD4ZYtVDVyS6niIWD0ORuMDTk9DUEpiSfiP32
        KRnkJ0uDD0Us5SPzD2Hd2CkOfrARGg9HwYfcp465EdqwG5QNGyXrwLoqvYox8CFmmkYl5NYG9vvWEDjJ9dVekhP6OEybSKNx63a5Ui+8M7Z+J1DvjMAG+2PK
        94C5Pt1f50YoTeohAwMyX22mzEHT7ihinvDV1MugVPoRcf3CACSieCJHGuCK1cbAjR6LxGbxgq7ZuHmPT7alBjpwLyXAQd2u6AIkqs4KeStzYOEZmJqLpWxl
        O9XBWqfyRW6n0oGkPvCl4Hbf+E5LQXYF6d+wjo1eEia2jpNBKO+Wd8ql4fAGzLhup9a0KmumrdupUTWksuVVfhXbqeGWZ+x2aqRNk2Crs6UNOrydzO1Ud3g7
        NbLbqYOXndEvV7ZTI5PodqpUJdYlMbZT68V26rhuxk8a3VzRixNvpX5t945G1G9tZP2WgBWo38hM0rUI4LSMbsV26oTU9vB2qoP+6NgtfmmNJrdT0y3bqWqh
        NP7/j2TApFSaSgCpu7+TAX8nA/5OBlgZ8JjreacoAc67Bd5GB5tEiEixnvDUT54i2GyQ/pWvLu4RvaGlOJU9ODi949ln3Tzc3NCVrIuwoXCzbwNEgVrD3316
        7SMAQ5YcT3peUIJ+hIrvoBarQdROy1HD2/AVeALkvvrw2erPfKDNYNj6XGWkZ8uI3VPwArYefpV0XAWhqRU+fLUhX3ml1vopG7MVaMyWrzFb0XDyGCdHuS56
        Rl2PH3shKR1SXj+FcCpCVHyfKHcF/IeUylneBCq0g2DhjiLkQpuraZ3FlbXZv9rrz5yMTsUFe9icNNicAvvasH2puDmShs1Des8PkYbNbyMNm6+Qhp28FGnY
        XEkalhv8eE6aGIuKJbO0M9S4pdPLlxS4m5bG3PJaLukagwjJS/Yaf3L5YrkOQK8d8gDuJhSN7Ca7QBsWns3r22jDWBf5/AjasK7ShtVgsitow7pdM6+0YQFJ
        QQYGszpZMmkwq/eVoSBQgt4acJaVjGC9WMVb2rDtFqBsqQe42yBb6PnZLqUS2zVEJVZheU4KKrE5jjbNKX6ASmxrBoHJbDOYKGH1m2UwODQqfxXOiyKrgCzx
        K9RMfoWaab6bBztSM3W3UzPBLXJHYqbxIWKmiY08KGljGn0yk9VARNQiRSlxwQOQrQQjqXtwfRR1T3MLdU9T5GdAAtcherG2opEP6MXmuxs0MwemqQQ9rF7y
        MunlRnG5ZQKwcrSkiwJZG/Ri86Y+RC+GaVF6tQ/0810kGCOxpa//3gJdGOFc8cp3TUymxmN2xAHXCZq4PswxNkeOMQB1/6aHTncGMPlz5BjzcXxQ5vI5yzEW
        juQY859/MluA9lBpb7/KMVbnrYJjLN7KMbag8Cpz5BgLwTE2RzJqHMAxNgeOsQWA32BsEu28yjEWDoE01PEWAtK+l468ONSRu9qR/xZduQnQeXBt/r/dlW2v
        rXCMzXdH9u/1EX25u60vg2Skj4p7EfSaKHCLMVPDML6oCt+Kni1AwbAkBUqR3bBEiwk2T2r4A1z9vNh+gf2LhyGOsQE+An5VmtOv2MOwk1SV7PP0vFovkJ1K
        jrHR7RuOFlS0XVVaN6y2bpO3itZtV1u3Bn4rVKJlsgqUDCGA/Brduq0dWre1pXVbUJSiYY6xyETsHhumvSF5qrYvYCulvYr29YdkVa243EBF+SSvCimrpC4G
        8JTdCscYbFGmO8QxFhQcY3YW3sYxhviPeWjyaOqMexj9JKth7iPH2HyXETjxOZzJaDIJz5LtExNhSsl9XvsxTXIBAJ1dko8tDJGPLZINlDQcUBUgh4rGqaNH
        dreSj3XJmw79fh2M7SB2ADdDiLlzIw9BPubDjglCLArbfh72IcDfnHxMOkGrbxb3MhJVfjQ5ymJw6clPQosinbdAPob5fCNvW0Mr/I15kPYj7wg0lYXhkuET
        9XUQryqvKPn9mAv6JcpU17e6VV11qzrIx3TQRyjnnCUfCwsi+R11PLC/DOl4RinKSU0RY6N5yRLCLinTUR3pR31UckNEguWVCpUNKiTxXWQxamXGckXaV3nI
        gkoQdcX9qS65N3Uyjs1BZ34OR2UYm4NhdB3HhAxjc2aeDGNzZoEMY3OasXHSlM1pblvkKAO6BCGAgCCkBcuCCh/ZXIWPLDgr89wQH5nops0qH5lf4SNr7shH
        5svw6Y6mXbNfXRjJR+aPpCbTJbXqj+BLClW+VXbQsW0/DQhlVTiHiXMp05S2RVpyGgK8A/V82rCTyKzmqyhvyoNNEPWpP4CvrT+DRJ8g8VyAU5KSDU8WFE3K
        eDYBH+8tt5oEEAcZWhuEYBMQaW38CcC5lxbzSKojIpWnUzCMpaR7SrHZDB8DLNfH8AjyJ29JwgD82OC7vJGC0mg4pQxcWCDMBqGUfDnGl2PkIcJZpLxYeVwQ
        o8XagWVUcoBH+FpEkpsITn+WAm0MN2LyO07CPVW62zZEdDKWQ1+Dt17YlzXPSdGLuLQRMQRyRpmSJfWQpNWhpFlT9ppUicri72FNVtsyv4f01IAkzMmPFdrh
        W8dZC2ThKkFoivBJVBYp2bOd1cOSRy1UHjX0CPLUgCTONZPwataFIEmSl+w+U936r9SH6MrGQeDj9vMp8HvZmp3VmmULtyqOHsjsOt8nlRxDrr/rukAdV6C2
        uZW2TrIrC2WeYec+Zz1P4zc5upZIZ2WmrLCE/8KSyaqOHqDuIXGPA2YyZaIiTKIy+OguGXZqXa14VE4AStYZliVGWSYBBZ7vSL0GS9CWHJJwLdccKlPXqKyh
        6tm6lsKsaWjtEPUjxszRWKfbaiS/I6BM0/DJ9f/rYI6YwtnLgM9XPoKlEf4r8rSI0AuaF7hzDAsBAhXYMpB3rAG+sEyyObLVLjOXlfxel+HP5fgurBIILiLl
        GJvjCj2MHmMZU9rqgZExaT2xVAEyA9ovvo5P48P5btzAs7uHfFm2vy1fIDnAZZg6IqUhI0kfFicZiAKaW3gCMvAEZCVPAFeKdklkVizzB4YYh1Ootg6wBMwh
        4ijGARxjc/BN5/LnAKyIC2AJqG9hCZizRqNqWso2Ngfc/3m8neq6L9YkHSWdJX0s0jyad7skO0HMl5wGyrDFfgvyry6IepZG9ojge9ApNKPQw4JSXCyp8ArI
        rMWRX6xh6IoGDBNozFjGgFizjtkp4OKBwhPFrlE0k8+1fo7bqXlrg6+2dBzGVATJ7t1QicVUQzCfjCIh63bVOAZKAJk/8awPty3IsBasNlCJ8cEGeOmhbzY3
        yFlvScjaJldNqatMZFEfmlIb6cIJTxSodawgqnIKuY2UiSzawkQGK5ZlIqv3SVaoTGTJBk1akOGhJfl5qw1ipVcAe92SleRLJRNZbYNLgJISQIqhmyBzYCIb
        2fd+n73tWEZtAWRkc5aMbL5CRjafdRF6x3VKPj8gI4tM+QO74vMVoPx5EysZ2Tw5yDKwO/gWch8uPN6y90U394bspB7T9wbpB8arpu9V0vesBRUuHZq+p+mr
        DTeokJ3NWbKzP/Q8t/QoCgqis0PXnM/8S8Mal6jGMWnDtsARI6BFPQkKVOK/vEW6IYJm3vNP/5dPvPH8C9+4hbjBGyVA8d87JMs0hSjeAaC4UwIUy4O1irvJ
        MFAxQF6+0N+UZwZ4xT/8tp/50a+Fx/iJcBia+HpAE8vloApOvHyI1/wBqFeH7w6WAIe0E7nDqMXfOPKrv3nz8z6eTaxLsSFY4ZD7w2unx3uNXkIXiDN09/3T
        pj9xKnmEPieHVvKavFYjKkJ0o3dz2TiMispjuCafxVh4f3Co95+++ku+aOun/zWyI09ecIqtE7OSN3r7eued7yT4ed5BwIWPeO+OAlEb7q+k/wTxqL6izDq3
        42wqH4fzU2jGj31Y0biRmmnAFPYXIj/2+Nj/1E0O3dqc3u87Clpkg3+w1RUAgFw3KLDxleDRGN8HyRUhSbWGDrvAQ+jkzadxNLlc/cgz+dzhfZ96LJ8+/M4z
        h91HwYfbiz+S+8/ks4fTR/P54/lEN+scjg8HZuZTRs67eHchD3tTCo639GMicpofxq5jb+wEwhafMSG3QWTdP3vYPJrtMtOFB9Pp9NFs0dSfzmYPj2X41Bvu
        CcTE2X3PugIvpKAW/OlgHhsUYOTbdTxPUD31lnsYFRJrj8GTsZmVC+OgkGm5xDPiVX0sUXNEGifbhte08Z/55OH0U2bmk5I3978Khj5e/cuMmBlJr2tmDjcf
        zZe+Xx6cEa0JD/yxm03DwM/8yYRyhO46mrMm4rFEdk0fTs88mbfvbPlmAs6VxYdkCGqxit/F1ZqZ2+/vA6Pnfn9Z+uLyimkzvqBNQywfXTyOfXTwEDGYHNd0
        7YebhD32iyh9vyi0dA9EVvk06mCf3EYwEDyqrCOsllZlcvSPmbEiXIs2vtW8cbsNnhJ9Xq625LznmNZqLmfHPtwKEcIBPz7515LxQ2c+D1cIAC/Sla57AeMO
        YswGPuLJajaerEa0jtzHLm6dwNi13s0r6Zc8XL8510IlyioB+41kf0yzf6v8LgOQReT/2SDY2McFuzOIcVHDBvbN1UBHdQRgXEsZMOooLL6DhxnDMNhoRgxD
        jREpY0V11zDIpT+k/44DLFWVudKk9u+07TQ/5UlLqtdX0bCHXQx0NCdxbj0XYk1+duRyfcDFQkhLoEnajon7iQzN6U+Zrd1yJql0tKHe/4iZP17c6T0inTo9
        k08/KQMZp586fMunzfQnn/xw7q+i2oANhRbpPiOHpR97GoPmcPCYwphcqtcj2SfvbLllnl6V6XfGtDHkpY33rraDyIsDyjC/90cOuiC2rNmCo4PJEaJStmuP
        qH6+BpEPQRUklWfRS0z7Jgd76Mmg/WkgSFfysTtbNQQePX248YiIQHPmSTP9ZJ5IQW9tEUJOeg0zLOrXra1A6j+FBRO9u3VnK3LQIqk0Zc+Vg+08cj5J75LN
        ca9+itymF7wikPaUIltHGuzi9/6Dm3m9fYhTgp31nt774Kl4Ine7Wdy7GuFNXeKU+L2Z1d59KKG0xe1EPFX/ZjiR1FHK24h8dMYjUHnakA/JVHAG8F6MDA2A
        jkhPUbhpyK3XsNUjx1dh8JLj69waDgCqqPjvy95nyCnxuJfSU+c79oVv2xdOewgKq8M/RmTCO91vwL01vsn5dwDKcW5yXvEUkPtlXJe56OsErCCMztc9sMru
        xy/pMMEeuZeBRVtSfUXGHd40rf1ytXdNz+md/qpIcXk6uFa+gTxcLd+QeUaOr3jKe/Gyp3n6OhyL61onAcBpUBQ6expfWrKoFlm9RkW1PGfLG2m1nHd1En0O
        2p0cv2Kr5cVBtbzCGxdcrZaX7Asv2he+RuI/rRZTG64W42m1wEd9qFq8FFo8lHpWDtC/pRFj3onVfeFFtmxUFOHFSss+pbeKln3WVspTnjbY054W4Tn7GDLJ
        B16yLXvevvCcfeErHqwCb6lla9S5tGVrkn1XW5YtEtsWcgctxhZs2BZFUz0BKEYTrabfYWWue1qpn7ft+oQHcC1Tt3lpbKlO1+YlZl5cVmektn3JS8iqZI6I
        d/jdFan37CsOOt+v2zbJY3RB28WGCxTaAtVtgfCNp0RiyQxWFOhZ20uetoPoKSDOByaxOanbAoVbCtSwBQrTiFuJvok5bLRAIaqYX4wHVcoc+TaHNZvjugoK
        ZOwJuo2kHBRFZ3rCHXSmbztDnemk9uqP2jFvR8MZt+xKn+f9dTsaPmNHwRkrJB53ISQSHQ3xlubzbWlrtrR125U4uw06VNmdWG4uv8juBJnm2MJ4PbcozAdF
        NbVleZG3UVEsy3Ht5sc0a3dqUV62z8gVcmY8qAV5nz57tz7794HA7b41UVev5L+uw4Ft1Rj0liEBVgwXzKuRgrJpADhCeCNwCygUDikpAtJ09MbZjHRWLIp/
        YCDaOiu0d1jJZrRlFrREHS39sj4iF27Gn0Na+H366FX66DIEWk0LL7JY5fPhayCfjTZUUUy4TNli9tKHMGSL8VGMF5bQivBe/FDCUdDYMgqKYR3bGk1YozGH
        NQRNUzEf10y0VukhGA1xpZ4jW881mwvX5sIbiKVKcf7IYXl81RTDO1uEe8M67EauqdQFleMqha2bIqEhH/Z1GGLmKoddWA470bFt4Wq2cK4tnDcks2BQiLA3
        h3VjKbNwFat+lqeQMkV/8e1HrBRCI5W4na4SNESoJhg23BNk9AilVda4jgTqvAY1/ILvhae8R1AVWSCaiK9QkIjFcNmRoKKEjHeABxtjFHRSFuXxgsveifBt
        4knL2JhHCNZNDogqg5sUxQ4xHQU3hgd3t5TJ1RE+AbxqDuH098lD0lQVnkFn7l1kENTbN0Dxlwfm8uiZw2+4jwLx+R3ufEYeqilL36KBFh1GtvvlCtLUZBV6
        XNm+MKmy6xc/wd4xdkKU16dNjIWwPHzqk4cPfKoMujltHj3s/MDaoNiRTacorlQQywtJAARoEQRAid53oweVsLfPqjAsxY97pERczd2WKIq2GrUEkZaAkR1y
        1hlaf2jdEaUPjXaDUzD5URvsPfbYuJx6DyEiDnFVHkNoNCLOtcFtbnK50zvzN2mvY+kaSP0F1yLpLcBSdoilnMwwSCdF4L0cp3hM/eRLvis1CTg/nyCEWwL8
        dHhcOsDPHxngF+rbsYYPaYBf7/MfH5eML9sQv0ByG5YhfiHXZmr1IYOjum0XIX7MFiUg6nz5gRwT2h1qF1q57UQLBJMe78oH6OzqAu8Q2VteKXADoDIl1nN2
        kCBID9U1VtJdea91P/SBmOEW3+otrxI33+cZvFI9cCAOfW1Vv7Y6+Bq+o496b5axcsGqzWrBDbGMgn3ry02vfapunWrbux1KsWyCvsNZxz/Ue/zT49Il3fRX
        wDoKiq18puqMM9Vb//Q4Gni893k9iXpP6MmkYgF6h3qf5YW8VcYLtEfFC9RGxAvUiniBOk0K9dsQL9C2fvxt+PHXYUMAOwfgTnz6uB/lIhNfk5rGag3CoSbC
        yAkZ1eidVBaPqjc4+WSnqoQH/Q30yBmQJVdsmOsJUM1gROUh1UNHD8ayQazn7hdGRUPeJ53YtKG3NBU/L+kRYj5R/LwhWFMRbNsKWjdNxc9LGLAgOSM1aU1d
        xpV+gi1L9tqTiL6W2ebRoJ/DHDUFxlz+mstmTQu+IVkLQDHDkR3woNXMjYzsQPTDMOFnwpZqVjBgI0M/+e3BHRE6rSz3gaWBcrTST0Ixa0BsKfmWBleMmaau
        01NbJSmqZGxrDAfB3sYUMKmpcVyoD/p3x82CxNc7pCknvfgOutLX8fmk1wAmYtJLAOcRKUlLtNc7fhZ/7z67Do71vd4Hsy4O76PbUlNyP0tgvNzdkDqcNu45
        6BciSLobMCCiBaR4uLKSq1N9VKDK9pI7FGzrgyixWqBnz+aSytl8WpKavb871P3yaWnBebNw1nTPSoe6TyE9zPxmnwynmOim7+82w6pVyr/vSNmJH3zXfYSh
        skBMvX/m3yG/6oqx4WCX3CnCMdOP05LFePB9ytPTSj8VENjOAURQ2EsQ28hfxoQXm4nt0Yw3RRR7EqSE6sySQVAK9SHMYp+kIzxtdmBpJ1xSQ6Yf9P3GoBvQ
        YDeGcdxLiVhSU1i3BgGj5MlxoiDD6bCJbpbyJ2zWRTxL1ab3pdKmZ2p30KgXr+QYr17fpPL4+kHPKYaONhzqgOhvCisTWfBvqYZJ5AxjJawwfEkmaxbsrXWU
        uGUcNuN6Pn6b4twQtFZyPIksAoYKx/46QXhBamlBBnX1jC1U0D9fl27oJKeB7LjQt7Nei4miz+PsAGNq3FHC5gMyMwL6OTRzIgZmzNz9XUBAy09AQIdmBhDQ
        oZnSeBxPQREdJRBo6ZgKLAVuwEBd7E61NcLg9KQ3fSo8WXYX9IwbvauAyqNErERccXrNo4xw+t0APBo4tFTWxECPUtCspk7lHliRM6eA/L40VbQzgiqaYSS3
        Keq05PrTASA/yevM6UFEJ2cJg3AsKvlZRHRiVzEDnVXu4DnAwmySNhjLRPI4SVZXiMPnHjG1I+CXAcojA33SHwfLXFyhnnYU78jR8J0hkPCAQNXDefMV78in
        NrYCRaVkmra0raB9hIEIB0XklTvSObtItpqPsaF8JIrMmmg+hsRoe2Q+2pqPhPkY254PS26k+bD45U0vVDyz2G6oSSZaxAZV3iMiiYWEkV7eD4K43tOfGJek
        e830c6Jy9jCbyShy2Fded4ji1jv/l+mNBCcPRY1B7wshMJZv9Ewv0dcS+1phoObrr+J1dPfeyzslsNvqfj2XrOGhxnC72ktDBfcf1fXsVDd7x9ZeJx0cnZzz
        XGhrFDB0GXR19C+ppyaml1D1cpKHp8wXIymw4+LqiKhxEAUrCthd2zYKvC2zbq/FMeBVcuP1QFLTuh25qek0qfsUuSzgjomCdoqmM1lMNExwl+h4cv5Qz137
        xWwGE1QTPVlaP5vEQrdQw7Op7XvN2HjTSvOB0p8SGImbGrsdUGYyoioITpoJSG0IbzgvEEfMp8gmYZThDIDlsV7UWHuG3qXhNuzGF4zbTWTKHZckCTQYK3ih
        U76NJCcr6dXNVCuopJkBE9Ej5ke5HwDXeNIST9sBMl0MEFuBtmKwg99WWmKfekbHzG6YmU1yMBMrgN0o96HgEcS+vnXHyCmQRdHFKthoNU6HA4i0IYoyxSkc
        6lgI+Sog0jBUgxuVTqCE9gyL7elK73GGes8cO7Iz1JFb8rs16MjnfP0ed0T4IXR2jHxHxairfec56TuEPqs9J43jPpd1OAe0uMT3iGWuZTlRUMVRQHLBI+lZ
        QgEWGCx9ylGanglUJrlV2RihoDVZJ/rUdEgXjfXsncEAeYRWwPe2ILMbSBvz5x0tnd+VC16EZQLMcuPhuqM9iTjXDun+0JPCijrqKfZwUrydZjBYRNtiM+Oi
        pSo1Z4GIQTmFPiPTMFhmOv0NM2t7DiqD02TuYfJT9HW7Ygu5AIX5w7HxmgR/o2ilkA2Vyw0LMHQqBwswSG4HCzBM4Q4WXlgyOFalKalZRqatG5m2eZ4r6czW
        Bxzk9tqeQ5vp/+qdy2YGYWmzvRgLB8uoMZP+4yCn0tmEju1A5+3g8KB0Egd5nxE9Wv7rm87GwLEDakp/gEuzmc9ubkj/snMNCh9U9vmCcp8vGCbxC2yYtqPD
        y1FbQ2RbKyrG1Yi3inhwtjUUpHQHovNhBsqS6rz8ojfyiyPe0i96+sWBh9ismR2sBVArG/0+eUNc7QVAnFQ2POXD00Oqh44eBotR5wujKFTv6yZzTuH8glVA
        74Dk7csfH0//IEh+wvWiU3B84oSp2P5BgTHuqCHpLkKq+A9p7DlxEkMLksiB5GHhhTUklSEdjO8lLq7McQ1FPnTV3gAgxQAfAmGyDFcMNNGR64VyjI77D1zf
        ekO5tDViRKfnKALuUrI+zGDMIqwoIPgdBHAzzBj9SC2Iaq9hsaC2IPnpYVcgkUEwj5zxLKvSVmyq4NKmq+C7xqaCSkQJq7a4S6BTBXYTd8h0FeZF+Skm81Bm
        hDtgITNhYbxyFAAr/UukG2idk2xUK6RiuaIztpv+k2AEwtU3Xa8mPWKIwNXFeqFj3C3UqQNa195Tp0TJgaHYt1iaPqcDTxQeBV6M3ktjmA+I5FcdLuNEACPM
        EKdwZ3W3AYdi+8UdHktq9yXfEyxp2JSSjvZcH8Eksv57TmRu9NzmQXo2edrfYmsjKzsDSvlPPTe2vQy+Wo4IMiJAYEr1hqbUYIRuGAxpY6AOVN3QtxODb5WJ
        0IKRliwmzVvZRqGOG+NX9JSaTkBE68f60dsGbRETFmD4C55OPSJfKMqC5yqxZdJq/b4l+0BV6AqDdRCSy1pHBVv9nOu6p6xhn7yc3h2QVqoSqEFTrmHUe7yW
        S+UHq5iYjZ45XDcpQhwprTEA9QnetquMwqDpHmFSlUdX9NGV4UeRt9dcUkcbR9kjZL4IK4Y6HcmbJuz3NzJ3mOOhIgSr1rkTR6pMoUeG0CLWTmDsn0Uv7p2m
        OZNwTji3v9EjTNCl91wgzVo+dlfLoSWBz57CtHzm0+MFXNej5zEJS++Dp+lZ3EF4FmDG7lXR6dJj0U++gtIy7P57zb1zFv1tp9xjUHnMvffWcw9PQrfMPULl
        71VZ6djc/w++11Sa79RyvBZUG5FuExH53cU+AonbCYjtYoVJQiRYeuC8Y5dFOh81aSFKjhK+4WcC2/dFlKmsHXwCGLTFu/El+HrCrXw9CJYM7QiOi/FFBD4M
        q6xlmuTrIUQNt86LSc4O4ViHsGW1ik2LCmQb27vb4J4bPXfbVzylsfIsF3G7AkqjIrywByihqUqBz/oFb4WtQ62OZLA5xOWajvLkYlhpmHoF0d1OK6EtlDWr
        xTCrxYkCrzfKyw1cbihiiFQLbQVqFcjGfBUcUV4jvLEBZZhjKboY/MO9xyOtSAkD5BzfrZsW56ecaCx5U8QftpvqSnyCjWR3POI02HKbMYo7eLcJ5kDHfoGk
        atApQC8HZHg1udcRFSVJ5+lKPl5NHPVYKxKX7gFKkxobGLkha51DyBfJYNuuKPBy0xppTLuaAPcw7LcDM64Zw6Mygd7ZUuhqU+MqwqQrvD28cFSEY9ilWjBb
        DC3CXelQalPlFiHpvtj56uo9CWPd1prDOtMfXwQojVJ1vZfYiNLTwLiWEoYOz7MPTJiJ/tYXc1xc/0I+8Z51ioAaUC0cox/PUyy+muUtM7GJsD1YPA+yRdjY
        xYcRIz5B+gl7lz3C1S41BqLCCNF0w/eJjH0nhUsKMKM2PK+3PBeT8kAVPatnFpoke/2AonJpiwP4Zz8x3vN7b++9Q5QKJLLqKHKfkl3ClCAznHF0EvQLDctV
        EyKtEZSgxPPOAxTHT18BTyT/2hxZ9B07nUnGND//tum3T7UejjAYT3OQi5L7IQ3rlNM3oG32FDNceiDB6WNkSNbkcCg/TaUq7tUe0DGDfteLHsjZSS/+175z
        8Yd9x5W1L66HD0hrFw+F1fvzvOQ/kKfl/aB6v0sbtqkNrkxpgRK1Ho1DnD0k3avR+7YUgttyRej2S7cUx3w2m95+NZsZcW0SYl5Kh04B+N0auqoM4BXAJZS5
        UGzcjgFYsjwErGKEo/yFKyvOrvyrwwVz+1vdyltdhV7Wt6ZBXbvTW/OVt+YJCW3fAsjx3OCt6jtzlXcUO9m+M1nZCJBVdK33j7KGFLlBj9tZ0hmHkjPQG4fy
        LdAdh/I+6I/1vmPvp/a+sfdh5KfQqvdqJ9iYIQJraqJ92wsyWWNh1ND5KSTx8SSPRoqCYyoVEZI7etbUNY/0E0FqjtnWtUBsp7fGh2+BADe1tyaGb3Vltetd
        zIHf5miHljWMM7g/a2LYLYEAyw1edVJOMOhDkXH4M4Y/Kf6M48+E/LE7KcplPa6s16myXo8pz3VbCa5r5L3OLyt63uu3lAvvWXMZAjb1dm6BuBfMAppQMbu1
        CYG3LKIHAEwgKInMZYRct1ciXLl8RPJduTpldiNlJAnqZ6S8UOmGAHF3qunsBhb7UMr5iJTn5eqUyZAykgTLFFLeVemq+cyWlDO5OZyyGZHynFydQnNJogwN
        NUtIebHSoQlQXaYjsnCySLcBlG6iaFsI6xBDOTIKV11+V8chi165Oj380LxFYh9+aGb4IR1nJWI28zNpH4GTPIgKdVtDh6BJVJB1pNMtSMfcJf12MZvT5aH2
        zRire6QBjUqurcI/T28lhCWUngkrKQ6IQmP47bEuHow5aTegS8TUcPC13EH3MgNrj9H+mK0j+Bjw96a/sZl7rMCatJLXzz07aFcHGbfbMrESgTlZovMdJpb/
        LvJbpxoPuzDmyHTSsNaMN9R4UUwlo9E14NaBT/kPrTJ8u9E78EBOynAHzOEiipVZgturNQzECAMxgqt8fTCEp7VBEvwJGEeSB4O7M8CogMAUzUEEbXXkB5U3
        2oMbsOSPVeWOyIOqrIkggO3XRKEvb8mNdpHe4OK4dt183HaTRK5oH2lJh+2YCXt/wt5vyhXbh4BIX3T9spulZR8bA5ZEISjKXl8rO7xtLm4LhZVpQCVymxXP
        Puocw045FhskTaofCyz3acsEx6hOi9KHPXJHlwrAxhTphrASNje9JlElwbE8/HAekxauJToFtDSg74AmDLYRSl9uRoRqyWzZeUIWeG3F41SoS4TlcL8aTtNy
        ONcHwnMXpbIWPdszffgv2O79+M39+8EHUrBqx8UKRnK/yq8i93ljhblprFi4a5Stiyd0u530qDXOAqFmIAY820bu69fJYGpdMcqqxR7mYEz8cs2f5JjQHewa
        gaRlcGBlQbNUcDsNt/5DMPvKWLm9i44Oj1kT30lbTXyrqa+RLxuuSaGuROYLOiyoxDV4S1ylh904gF6ppnw7+8nQRU/cAJuQNezjTO0EcTMrTx54gKR9+x7I
        sN2z/IAoWpFobpmyx0GdFz2NJHW1B9Bt4KcY8ayJBx/QBasUiWdt34ZU1XpT9M+ola6UjnqrsCdg/CDsqjk0X6NzILoZSGDVOwvwHMDjMponB5d3wUECz9Yr
        zy6CcXtFu+XU4PKSPNZe4cQwuAgKVgVpzadXEHA4GLui+cjTg98dO9Y6dqzNyBUda1NE05iz9+fs/cBMrMhFfWTSgLlx3j4yXz4yviIX9ZFAJJtMUAuFgkmS
        Fr0xtkKCFKX4hOiPEKgZHwPKqA1sq630wGlLS/FH7eCTqyQX9Hr/6BjB7eW1JgZ8i4PNuQt/7jRJl5Rn7PRlBw3xsHS+4hvwpEKT5B4Yu+T6h7s0xYXlIBZt
        vP7d9OMmCdHc1URFPao+gLLV1gEHgu5y0GecW2FTPWuynYa6l4WFsWKwEzXiEw3TGPpEMazDcl/s92AIIxipkTUv/HTQj93S2H/hlgqGv/E3zpbImvd0ZR5F
        oKLxJOd1QDcBjiBG2D+sxEAAAP6M1zdh+rIPzQ8bsxFgDiALI+yteJsWd5NnlJpIsG+Bl0ywMxJ/xST3/i5fR+bho5v0fTc4pSHGtDszjLWCP3uElohgiBMY
        TjHrPuw78KpOs7j3+XWQZCEMDeZ060HtY5tvubeLbqHpDVjnXgV3LCeNYRQ7/YnTH0OAm9/7ynp6o3dATmZv9K5nBLLx0idoV+vgz0JO0F8DMIHe9Rq3g2iB
        uLf+ja/9tgfv5BcZQYPtEOYh2JIHM5SHYEQeXinyMK95iAd5iO3Gi0ZEh5qHCEE28KinV3k1H3JHcnGt+26A0F7tvAtm/KudmzEjLXvXZ0ztQKI76bHaxQKl
        2pI54yFTW4NPILzfm/IlRG8mP+m7SaWNRpZw5k1L+GufsiVslbXsDtdyoLW8rYTrv/s7j1ZKh2Bz430gr7Mj/BY2Wf7gt37+ryPpC3/F4ED0u4/JevL0aU/u
        gSXwU4+mCbGbYc6REpbNKOJDPmCs5zmusJLIE3YAIxs1F2o92lptDrcOsX5hgI3VegmAj+Y73XdDIb7JeRfCHm5yblZ/pwMa7H49yxURHiTiR2P0Ji2tZoCO
        VHu8A/t1oGkz1Y+gnWyj/KrrhhUam1MWlLb/2fkPHb5XfQ9ikD5UwwkcBko86qI8ju7djX7GYi78s0P99N8G5Y/N4lWEi3vXug2My6udOoIJ6ACtG8A2t5GG
        VrBT+Yg/sSEVyoST/I+uGxBLt2RF1R3d3LunZVlkAu7t4lvKChO+H7L9viP4zH1HYdn3vJMmUOds76zxN/sVjIZ76bruVIEYNolJMSCXMc5m5WaSk52nImm6
        6/Q7SRZs5iz9kGuhJNJ1kYPJi4EfnPQ1fPW0S51qJE6F2/MRYuI9tMYwE3e1HYWRHzguIx1OnsilJsqNXG5sY7jXUUFTuZs+xY0SMr78c5c4G4jh+RwAsX/R
        5R/q93r5n7v20c/hhoj26lygmBZbP5njAvYg4kr1bDCg7HMB/BPpP3uOOBcyl5kV7tbGK73d9MCvISYKcdaAt/imj0ZL70UQvn6n0pyhsvlETIQk3r0LDtOQ
        f/e0KnBtFhjDvdaN0wu+BcR4Pm9U5pbqPPP9xCq/1BM/UOG+LD9jGsW8VXv0eFcj0iv7SZX+c99ayy2UR7OiHeG0i10fxUD4CXXGlFVBh1gdbvLmX0NdnnYV
        lOOrO+45hiP2HEPuOZpyz9EM7znCdkUbGcYbnZcqV/QtvrLDPuSlX1djrhmxN1mnu0H6h0HyQVc5krDF4ahd2FPV74QedMzzBmPJSDYoAuYu2vX1ST5iX1tT
        ucJX8Na4o5/05Zg75e6Nf0IhAOT05AmOX8Y3JQBhkZs9/yhSlxH4hnuUREuOdnx55BB37ioxJWTOKX4bZ49/fL9/HN+/O5e03kvWSqJeuHBEujv5YstPTo7Z
        UHZnNZ+oygJI9rvztO37nuMm8DEZaEUl6LX0kGFmLALJU2yJ/EkwiIoO/Z031I1p+DeGwCCFe6u61An1+PXukcNE+ch2Si64yMBmKHNR+mQwpHy9v+JcIvlj
        jyQ7llvMHRV+raoozR1iNIke3hPZRrTxddFso6RMgDZLnBE5P9Cxv/2WqDuQA29SCwMhAlh/FoYz80TalxpE3ZtWP/NUqZms7P6l+TTE7hT3dNBxpwB6P2NS
        es66Zmy1530oHwdUx5isj/JxM3YMUB2pGf++FsjOx+HZ5sn6axw+6ns9KfpsNx8jL4GcuMcYz5a5COoAzzR3WMZy16QM4puEeJmSzicvwzHmgPa9pw+3HskX
        Cbuw+KS8BdgFKYYkNDVwFPXMpAjYjTyuqM8tZ34gz2Mmn8/s9ffdW73zQtYYeLQhrCBeNzOASoIk8eBIIr+MzLL99Qo3RKV5P9D9wvpmlYit8tDZQWfEomwa
        YD7z2HDrShXIkm0WazRZQo/1khVZ24+Z2dsBhCMtNlhRZe1B/qICqUWa5rwDIbJLJN6shkrMmnm03DQ296ZgS5oyC3Agge9WpwKKOjitmfEslbtzxe4ioXRO
        AfXiLsZGyQlx5nowv42ZOYAnj5lpxF+MEY7CT7gxCzTHPKn0eLdLs0rDuN28wb3RBBiMpBhNYNtsbuThvS3stXuAr+BoSLkwlN6AL4hshc+mB2ee2jqC0/F2
        uM4977Av6/HUbsSuY1otkDWg5+bBvXSTNuE9Jjlr2vevKZvM+iCETVq3cQ+lffD+FqEPQmmfJv71+2clk/gqWn65vw5gzxoWtljhe0V8CDscJvZJndEnlX8Y
        SrZXDR2TAVvsO3KFTrGCrUvfylavyusng/RLkDp++kXqkTAskFGGygNFQLRFJKnI2CKZ2CjAVR1KPOxvVFbM0iVtgObzMrx20Boo5UK1b+BsIKoXB5N5vnic
        RsDFw6JmwCuLAnGEqEJ/sdLSpuptuWAixR1yRqgPEN8iS3MrGHlQoVoR+hSvg3ecLpw8JxQLywTJlLNlCvuZIEn+AViGT2FF0KOOe18eMhlMbSABBH0fFBv+
        DgHc5xcuqzHxuNY3eG/jZ6kaS707Rt8x/Y315EOu+zCRNx1A+zuWda+w+8XniyOsS9t2X4AiSQpWx4edK/cBjSd/nCoWGikK+eX15N/4Xu1kEdWVgCkbcq/J
        Nap2OSjk1agz00x/NsiDs3kBnfysue+I9qzj5ZOk3y1xDdexYbHcL/tXqldMv3x++Xy/fJP3OjlwGKGon6t8/t4u1Mezgw93SaTrnt0UNTKuIDwrol6lP9c2
        ib6NTOb14WeHMh1ty3T0FjKNLEdny6hR1AwcHyrVt9knUDXAfc/mMMVFG2cVxjosAbtfeqEv00dYFPP8zUyFMm2TE43b78NpjURY2rETjUeLpcdWGBHxL113
        k6Oe+7AIagdch7l3savh2DmZDKekjh0EuDvpS4wwQMS5S1szVExG+Uh/Et0xWVaFkooov8FwBKbFlJhO+jtB8rjr+icLYlNMHB6BP1Ui1UE5IxO6s7vqakyM
        zHp6PmCYj/I1vmIXO8TkgJq4si3m4xbYB090Zf22iRUV5SDIHuC3/xIXC7UEJIaLuiqdZ074N523YIW4/btXBvtOhSArhT56Plq1KH4v+YiMATZIPq3E5DOE
        y8g7PaizMjvzMJf+S2xmPOWvmLgYNACEwwS7RIClFAHTHRzeZmZwMHTTmMbsnilDGNRehI3uN/s3qrxBZgY1zbjUiSrdEJhirCrWKZ+AKr5MwnS3t5tndS4c
        cdaWswWeNch8jrOWnE3xTD3mcIaV6G86KxYs0hclnIBaiWmumdaaaayZ9pqprykIhKxUzru3kXtSTo62FFGk9+sOkpKTQ6t6vNn+PmCP19vjPnu8isft31iz
        /4OlA+ArkitZtjHq20fAiTXI1DArnPZ778Qi0Yd1rWY9RF+F311tj9zc711we7O9z2ymamyTRy+4kgbgb4gkGqc3YnX+OBHXPuvmPALIxjgFYExv/au/tBn1
        DKxpRt88jTdFgdKXT/Olx+zLZ4Zf7vaeLj+Oq3OwFMzjzzQjHvCngz81gmgxtOibQPutARwqE3l/Gpwylf+yd/VOf83PJnp/9Mdu1u795Vd//udqmWfjX9R/
        ecJG66P2ANLMzOYxI48l3Zf8vKQeky7+JVKGyfWv+yN8+uT6y37eLq+3cb1N/7UbvacRdSut8ZRvlrDU3SuV821RLK+Q49P+SnaVqV10vFf87Gak8y1fYR9f
        90WjleNrvuiyGMzZ1RakBvFBE6JLzg4AB3UsuLeTCoeuVvWVPBkaFVAFs9nidepfo4xMlcVmp0zzbaylB1Zyb9lZznIjh93ZlTiY7DIcFhCkuux0sBmz10mz
        AzjE2X4cnPzg8/m7n5Qh5V3tHOTQCQMdOo3BSGkFHCi3Sr94N1WisR+SHm/2P5/fYg48nx967DgojunFReaMW/ShR48fEbl/CKghpiV1b95tbnmseF9GR9Bs
        JfjugUqqB56XZB/DK60mkkPOr8efffhzFcCCOdguWzNXrpmco6yZsNKdbLbZTMz2jqHBCXfRe7W+Yg4SW8A2+vbuEpc1G+Pp/fp090bvK0DdWbjRew7HXTd6
        X8bx5ouJ90WctG/01iPtU5+PNPknokEfI8GQywjGJ6KV9BcC7Ex+NJtFL4JXmRwelMproua3d1UX11iCummvyBR1mRoZj1Z5cmfpMzlvgmfMhNKvQaw1njFN
        S8aW34SyTJflq5tMeg3WT+80V5iDZr85kD7mamG/HGphnw21sE+HtrCfD7WwT4RauM+GWtjHCWpHJ8t116B7ZxA0z4WwJF5R2ABrijNl9g+y/U5zE0xrNRjW
        PnjQfxwDUsacf7dM36dRcy97sMituysqJsFzkT6NqQuwVvLSy15V1xOpGK6kX2b9Htf6vVPr95jUb6JOs42bnAsgFTtw0H8Zx/0H/ZdwPHjQfzHQCviMrYAz
        tgIeKyrgW4FWwOuBVsBrgVbAqwEQdnqvBivZYmETBpwY0X3MIpQWuHvny4gVSmVAcdD6Vzu3HSnIHn0M3ToOhnsUHLo+hi7vTWVjOKRZC9Pu1c5yvjsf5/jE
        JDS2JrqRjIwmZ6L62hGzG5PbCZnlcHIrhyCmJH/wCFYykjPGqu9h0AjZJ/bc1oUsvMYg9aPkiuC4q6/lk2smWTsi+kWrFx49cSK7FnDhveCoieXHPv7w9cd1
        /OHpj7fzh6s/3iHptczkGpMy/ons+rI+AGME74TOSna5fD36SHaDaT1jxrQHS49Kyu4sckz6dt3+OOgfMtcYKQO90nPvTqzj4wJTGoVM6cNuvNtpfY3N5Stb
        FBNoq8tHCXepmgS966WT5TGgSRV+chk38qbUC9ZWTdYPFh7UW/KEuMU4k5ZSvSVPuRm2zK0dai1r+TiVK9ychAA7ckIW5akZX5M2ZJVMSk2dOIGI/AbHNGSq
        nN2qS/7lu4Cj0/sJt8zjaZ5y6+o1x6pDPhRQnCIn39TTVBGTcYosvKKnYJp9WU+1jK+z9Dn4KW/Lp+QL49JY+Y3oM2mZR7/oXD47V8N2rtTcWDxSgdIdmrpu
        4DTj+Y6U5nopyjtkenl7KzTXtSKzr1Uz1yJkmon6vRfc71vj58svy5eiW0Xo14nM0mo1CZTzxhv+CcxYcsBrt9yxhtuSo5hTgtn94d4tJ5jqid5551YRddJ3
        JrXvvF9mHTP+jEntT5GEY89IR7M35Vs1/VaCvZEWscQ4OcqXzvdeOHX7GnzD8UADJp4pzW+lsta0OGtSRj5Wh/Fzyl7cVjoXpQv0SUIZ7/ikhyd9fbIGu8OO
        T/p40tMnGXuy45MBnnT1SQKE7fhkeCsVXD4puaxL2W0s+OVQ3i63HlAwCbnHuGlB+UL3DC4y6rgOc2T9dqkZBr9HdLLuuWsi/qaxSBln7KTMV6t561YpZLw1
        7jyD9176PwEieByGDpW7VLny+p06iQM8fwapTWZTcGLGGDfFe1NmUt4r3DlqouvLOFIx3tgWPaIQWCrRG5DoLRv72SrkeSLyHGAwVzvHgHtEYJhl5z2iYMnh
        UKZ+I6LsAQ4m0RpJCfqDhKhBtVDrvJbmi0weemXLLBbWwHSr0EqBHwSVog5W1jEEfQfyAmK/M0RWm7GbHOARt7DD0gSMoGMDBhQ5fdbkJrcKRV7v0vtyH2bb
        FwOgkU6ZwFxm6l0zYa7EoYHJ9ACxqDHJEj/EM3uPnjBXn6Br9rOyrvif1e6GMBuGNzLsrUZcWa4Mfp0rBU70L7r5u2Su/7ar8+i3XJ1XX3f1fvCsm8u8G1xw
        dZmBZmab6TT8rG/edbErck2yf1pkhlTWnbqRdxprLV0vWTskgbW/6Pe+8MiJG+WoukU+CMvT6AZYBKTzpDAw1lFznu7Qe7ghF2DTcK51G+90GxoR0bTIB6m+
        OzV4d0rfTfXd6ZucaX135p3uTO/0S1wDvfK/fa4mq6BvffWXfiWSJfDNsHTIHzfnwcsDvaUPpj/u0gsXuHt1DZatLMhiAoNy01EKnX4atfCUu3XFue723q4K
        FVacYIBA5hzid1uHjguIJ/raz6YEhaz1ponRqBu6umI0+LNb14vLYFRkTeqiEWjac73Xfra6aJSSqBuRQ3cIgP0Nso2FoqcLx1c87R5AyRy1cGzqeu56xOUZ
        PrlPbRjpLwa84pur5FR6ntx62h9M+dizoQrNLD+FHWxVNfKAwWv7Vet7zFOt77SnWt93XKv1veZqd3vV9s5v2t56AXW8HqyAAIYr8wKzLjCGob4HjO2L6XOB
        AqTvHyirBzb7VeN43eqtHdVbp1RvTWHtS38+YES2wmINKi9h1coSGX1FnkfPydrsRbKkDommVS4dCnV//yUWSb4ukvZXF0n2pbewVvp8oPX4RKD1+NnA1uNj
        dtiettrzd+z6+9t+ZT2u66Rv+8U6Kdb6CLQ+1FLqJArQ4Zol7LmpbKj0KZUNdmvC9hGpw8hA1nSAKw1jIaEs4NjtEhnDTCiwRRvjPdKAwrAHFFFMmsOfSCr2
        DxU2rn5GlH4rbtghiL5ot5g5TNARfOTFKQAOkb/zEdxm5objtkjY8XOM2PovATvpaESrbnPLoA2Iyq773C5whAMNF8emuu56jyUKwEL5hjB5Bh3LcL/J2Q6f
        +c2PAz4zfKiXrvVqO8JnHlaLKh1GpFHsMbbHpj2m9jhljwv2uBtV95jr+qfUFSaiiTKD6xeR2Xz1j4lwMWKcPvNYU2d8ov5ylwawR07vRvge04NqQX7dAKYR
        R1vWUdApR1u2BJeJBt5Lye+F/tgp7yTNp4r3VZnnwwHfofXv4bzvKl1JUGA+FMaX4Gq4tpoAc30bh0MyEcvhgCjdcrheFG457CMStXMVQIpgrYlMsFdG+6QJ
        9jgmn34SYLx7nTSfej6feVKRkW+jthyENMoAeYJmmcAu+wB8BE15ujSgxGZmYGKRpcTz+ezxE6JY8b3tz5rZgUUGMwqV+NnCftMion9DdL82gSLyoJth/SxF
        62ZYs0iJu1ZzgHZbqs3QW2WJ9/zxI2uIJSi/gSpbdm6GuFjDcJOP1taw8knXqFm2ZdkQJCUYBWs50p8piS8QXRmoFa1W0YVEeCJQQy5s9ps200S2kJGl2SO+
        2ZBlBBhxPqDiJg/6ZviTpEvRr0RIFK6xIVwagXBAnCv5Y1Z0lC4oMU1nfMwpchrYgFVAaFas/ibSHCYVj9nK7iU3BXzMASFkXoPRyBmDkmVxh17fgDriQIND
        Jx6FgJP8tuu6j1T11GC4v3plfwUMuDrkSpPcKV0KYuVWWsiVec19Pg/hkyDPhU9arhQrVoisAke0TE+OGX/YP9ie/dUbzg+pXZABv1zJgs1RUpYUjU0+6TmJ
        lsyzHqtSMhTpv62glHxE1AyQl5jgGAYj+Vgs+oivfBCy5gd6BqGsFDBXUUf8EnXEVySN4ChDSoigZRSRmJL2BxJFh8C///v+oHOqKcLBe1jEw+Py5fHhdQBd
        SBT2pK0QbS52pMZ60UfyNk1zupF0uTrEXaHucVf2vvzYuCy3JXOpZK5trjzoHQdu7IuSt2OmffgPfveTn6vtl9Ta5grgGrYLnWyfnD5xWlSyq+SkgeCKtrkc
        IIfyxL/xIfnaF5u+dKVI/nvo/h/58H/zoz/iyIwLF+LUB0ZeB6HQFwhH15avf06n/Iy+1XIBEe5jIq5a0rP3yDxz3Y5udo4+L7pOvKqeoZiKYYJAbK+3cq2L
        /TOZbVYVb8CFOQHA3h7xDPCnDe9Fl2B28EqG9+hall5sjqEAbgB97yXudF4PUdKWjtlCECaM0C1MHEE+oX6NkwqkMo2DI/UJt0r8mVrLp7gJQ68oKWQEOhTE
        tmMxO2Wm17CenVjLW11ZRfVcm/iYPCDraiNXcY1f5i+IJxQ8JYoxVEYYqGJ0nDT9PWDvpWb8aieFJPSttKWudDkMskoE9YL0++ue5FhIzXXs+2HCSPz64Pna
        MybWp834DdJd5U+z8nLNvohmjRK4ISFAjgg6bXZK4nmOMaKopTijbezQXW4ur+zQoQtgld6Gn9JKNsbQjjpQtpqSl9Nf40CpH/7Dl57/yd94bWE/N2sJpl43
        l0s23i11XL/YnJGkvjahjWWIliqaVd1ox3ndSgJz5t3elMIYSF6Y35YGOUxZvAxuzsT5jLbDDMIXGeI/IatkF3HSdsjVtYImzRgLNNivPsEl8iT4d+w2EoJp
        iwf2/cN7s0kInsqFlo89g7qZsDVVNzOoKSQs7YoYfayjCXjHAh92P1b6gvygFHBEKET8seLs9TccPOP8vRPsMa1iBMNoWkcl2rpsGVZkizGbqPkW21aqSx58
        8eMpZGHrYnNOsvz0llqmXQhiq51uygpdBA/6nWemsFwYk+7dxilWon/C27G9fYN8Vv4E2r/GSvupdI96+utezj9tuL9ho0GGU10J2YrbILp6tWbqCL5+tab3
        0FqPfAjPmvaxrgiRKYUkWRiACtUHWKdti3U6Q1CSegVZSNoA7UBckqneAhFDpkDU0EYdfuqD/HNHV9q51bs4yz+3dbNpOfn4R2/POqjn+Fg274P9afZoK7JQ
        D7PWhypnO15/5sneG2Mn8jpRht6Q8UHXqOsqbru0W5oOijZJfNSi36ROXzpHvffYg7dlXTn+DSJDpYN0EQ8kibSk5qfl93zLqbx14ZS+9UZtlU+PydkdLaCL
        Xs7zlWeUW/Fy2NraUGTbJbjKGDZ1VhCjTqzsvGuRVboFbPTWemorbHRbwyXf4xabLDL6yx/Ay02bpQVtqLOr0a4NNbuNHoYgnmLoUm6Pm+gm54yMYyycHsNR
        FOvTOKY3OR+VgyjmD8lBZvAHTRtWOZiTIRsx8Lsy8Ne91bwFpLM9Mh2+HYc4ewcODmXjJXc9OcOGMsPqTqXrRITRmcJsg54fK1xaXZcWDU4UGecEB7IEKKwi
        4yfMdeYdj5m3l1qpefuTstJ5x5O56ONrazIfANVuwry9vC83B1oy1sC2w/B3JC9ElcR3fM3b9pp/6e/4217wiu/s/FKw7SWZ9mD2z6bAeAdGVXopxFC9j0jz
        R0dPMM2jJ7KOCubGbgRHk76RM8qYMs0A+G6s591WgsOBxUtxjQIcJkp7KcC547ymShIi0OLbFEF0K/yrv10wuBQMfkUw+Iw29wmCXLeAYACWRxedwMQ3qfPf
        NNGmYsTFKmgj5hZlZnNXaW4k+ojinZD6Z4XR3xMrBOPwj5iwhEHGkMVobOpotJCmk7hzhW7HbsE5QpfZmrm2rjrbVtO83FxBsEO4w4ORURGPLBAyXHctX5pk
        w0TMyfT2nMyoQLA5mdGczNuczCMnsyNzMqs5mblkTgBIaaaRk+kiQ1QMFDmtTbOLtOME0fPkzwBRTgGpiHkFywxDM/NwpRevaBEQW4uzZVGDvU52JQ5pdkUB
        uyfaIKgtrjBXrJsrN/IrFbX7SnPlurlig/BQA/A9xFzRIpG+EhAaKo/Sz/pbUhKBt26WN3KmePmGpnfF1pQQ5vdZiy5XKwDiCLo1hp6+kod3WvBlBY1Sg1N4
        jODt7MudbX15gLulvC0jevIxJRDoKJSxheGpEaq/97GMJACdrE6PEpdwy74ocgQTI+b21g+PQBIfu2M7kviYbu+CvKPyff2Yr40s3z+lQJjQLgu8e37cUwjU
        BlVeKB1kKnBxgBGnIaov3HcVIBv7HsrYZMZWZXjKwttVReM9//3/fsWryTXj7+7LUohxRPC83yLmSX/ZlprzVu/g0s5FOHD7vdxt9IEIVbdu4AApn9b1ek1y
        752UPoOA7BxOaqr2TvdoiM2vWM+X71VyWTIdx/oEnN/oYj3wnNbN+FjqB+/tkTNN4W0YN/fmcTffa95m5HrX7N2QPns5rt/XNcub/fVE+rrkkVD9lIJ30AO8
        HAlXDJBXZQR9yQfcBhlv5EF6NONBpAfIJ9JAwOKhScEUwqRSm5RbJuUiKZeTYWwiOtXpg/9Ped8BHkXVBTpbs5vNJhsIJBDK7NICCZBeIDBZOqHFgoCAkoQF
        0kMSOpKACChVQWkKKUgREVQUhMBSBaQ3RSxEuoIQkI7AO+fcu7uTJfq//33fK9/34MvOzJk7t5577znnnuLI6rmTM/KoTE4EavLwlumwdZB+FY4h+u33MrJ0
        WiZepD5nfi1xasCoYsfrHI6ocZZ7isSIqrgDPOQv0CiBv28qMltKS02+XNV0eKV2x0Wn23atY7kqlrukBoS0aAMp5g3GIZB7FqPKOmTDWsIkGmyWE8MIV5Ut
        TUsWW5pR/otd4w9LkBgQSM3RY3Oo4d5YVE2krJ7zq13TvQUU0qQmC2nizVoQR96sUUCk6crqTo66VVW9ookkTfVjYhA/Fr7KkxFhRtHYXDUkRrlIiWI3DBRo
        2qL2It90ipEsgDCyqsTtYmgOFfw88Trk62KlGTv9xGt0cuYoWz48XBaEJIRFkaW1l8FArD9t4wnpFP5AyQcyAwbShOcSHqIJyS09XkxAYJlQUKXDJ3TUjwuN
        3JcbCW8K3Sa32mEfqVIo0Y5LxW1x9ChT6IMBbYNpZ0Lmhg9TGYyFjolUPOhYHEbMpfvB+GIF54vxYJWOzT1QYUJmDNqkDNYghyYJ+8aTf4NLLR6gdxBc2VJJ
        gZQKwM4vqR6BlnBXgXogxZwFU0YKCn1KKY1oPdLZyIyHSd3GVQc8VjGVUHPLqDomYmIpV7YEsa5SdoE3CszbYPaDm1qkZ8SigQCpymzItRSOwdkn6NfdebhF
        8ejTncWg+KFWtcWorRQVhAKcoLKcCXCwJootxVqm3bDyIKkeJhPiaMSwGNpYPdoIGIFDj8bP5M4OfXTpKMIKMiSN0f0uSupJaIqCVMBdFGvWwznMg/CR81h+
        5K6tzsiW+40lFyTUaIz7onXUVUlYAz+WJmWWIMIfi4k7N8SegOWAxAZNccEutjQvszQrBTSCaxMmAFTQbtC0zNK8tBhSBZVgZ7FugnnbVGxeBYD9gd7SzWoW
        3kVBs47tXgxTcQJiu9AEfJqaxJCCFQiPZ3h13vF81GYKVi1QhEoMrEOLTg8jKSjqMLI1cThsNyGIlq8tFiWdX7ZgsosgCgFjbo7BfEzmYDwNotch6J3aZG5J
        tapm33A6IIcVCCBqWaz7JrDXwc7mdOKNq2Mw9FtpcRn0Sgi8h7clYksAA7AEGFkS9ZpYzC+qNTqfV1KLMHwBeUU2UUXhY5UjckyckkurdbgIKEWXx1F1leQ6
        V3KuLOzB9CiUtHvpsIF6+DGgaRYtoOz4Xss0HvTVRi/ARY1Q0YRmTzVEMlat4TgARLMnmZETW4tFXItR+wg9IZqRxzoDPJYI4/ez2tIYz2zNHtAT3vBXG3VT
        0YJAYCFiTCSQwd42YWT7MKJdA4B21QHtWhsnlUmsTeFFoBCdgZZeZ3qTW3p/lt5fll6HLQ5Bv4UoJtbRm4AYmH86FqikHgtHY/Gpjox00K/PU5DknlrRg8Wi
        gTk8j+KsBJh9DFaKh8YjaAQg9vs7z0Z11nqopb5PwcKmiT60m3ameBdulCzqnyiqkNDePCKOk4j1RubLVYXpvAp6lGOgE3GogTdOF2L50TetawdXs6BFxBIB
        wYocqyf535G5s9dQDJmqGevJWTkdtWG8Bk88VvRmeyJayHPraFJW1mGw0BrOeKUo2a1N0vbaTg+mtZlsfRUjsV1SYKZ8pxP91YXIrTHFH0jv70iv5mmBMYec
        DW0omjxUphMbbqJxcBnWYXUjkcjBZZh81ZqBY0P+HJ5C080NrOgt0IMUovBtQ8ZEBzCmvRa2DLcZZPNOqC1a9L2EgS8d6uz/+h99d/gxt+1+XUVLnhk99VpQ
        hcjpSAppJvSMTGpXMLhUqgLxQUGqZLSGYmAqb6XgQef8ATj1gSkPQK7XhD8BpllqoAk0zlVLg6uWhoXgwrVRwyiuWpwE94C7mnQH5ChUgPYDRrI2FP0cGyVS
        qGqRqH5kUOm0DpdUUjZqJgbhzsEKft5DcC1ihHoY0dG/n5PkM4gNnFO9BlXNU2yAVnfYJNPsf2uDgbcBZZENmHyXDsBZp9XqbPRyts4L88TziABWNKe1sdZA
        2bJi/rnGRrcam5m7WjOikeDlx0hpskxn7njrJpKgQegG5dZlo1e/D9wrRLgYAVSTg3Cq1u9ORrZ0klrf2eN18bER7+f6YkPezwFiI8ZxyRyBN5HZtxtdmm/Q
        vuZVXAa53rTwqmGQPclySDWavHyrWf6r/of+bo7EYpDYrKzU0pQL/59y8fArKNh/6R9PADjs5jPhlTwKq9Acttg9SmZ+DKOBD5Z6ViGRHKrWy7DUo3NMKIze
        1EHJez18k26pQ46vmlX7Cawk9cTmpjkqQMg5Kqgr3jbD21LTVoW5KY97IBhcJpxBiMHAAstcogBDCzA5AFActnVzs392p14HFsg65E69zn/vTr2Jw5N6E3m9
        WgDRVVxmaUrcdWCpGVnrJiJyZc3wsamhGuStS8jbh4yeG6VzwU61M0lU9CCPYvXTxRYUHMDhMxlpBSROA9iOpGBBA3RICWjwYiLZoM8/hDursv2hPgRuET6M
        sUQREbNEpNg+3IclMZDerrKRcNWb5lAmOlr8+c6IDgMcai8YKeSf90ncw/Vc4vNf7ZR+fKdk8UXQafY/b5R86/jvN8oaz2+UCg01zUB+5ByNR28JJHMQGdkl
        4gKEtT5GBs1GtGVW4FyCu0FAnTUmAhl/jEigfYgm5/AhEGM65GDhK3RJyugwtUXBgzL2YW3FsBcK3NcwVp5GJofxMMjIYodkBiM2Q+1JNOfj2NJdngSYo0N2
        2mCp0Z3JfLqj30o8gmScbQ1EUgCz3d/DqV7ik878Deqdgio9Fzg1RQGn84UDjPyKTEZF1LJT2EPOBZs6lzqg2mHtckvNpT2eFFTLou1qVHhpZXIT6hQPbDSx
        dgqmT+qBA6JjdDBRvUluEggclA9ReROuizA4t5GwEsbjuuIfo7z1cA/xJictjdbrCppckON1BYaYYRG3lFzd1YhYVoH0NtTqZ7g6yNtTCCP69hhGQf8FzyWM
        aFArGoH6RL8E0cpD/Lv9su92OL8rx0OuX1DvzGgtd32nJbVPQraLeIW5vpnns1GWz6fOfFajEiwvf7UjH4rr1BaaEY/eSawXoZFz1YzbI/y9rmB4RKFbtNj6
        q8BB4JWsKZVMz6FKhBQ8dXquu9iyo6NIzLgYUSwmPxY5BeUILCoM8YEa+HEE8KHYcUg6Gdlqc1FRZbnRVCHLVbTYaJwxYZD/5mJl1rLpal5xJYtGRC5WVSit
        0DAu19GbSqeokIWAMeO6APwURsh57nzl+bydgaa0tOToo+WHGojv7EDFaI1N5wsCvhZNpm3Y65BNPHq2pyUEHmItGlxH/g/h8AqOQ8UyHFrkxKEFMhxeUAWH
        5/HvZsm+m+r8rkiGw0X/isMTWTZjXbnkOjLJdOHvdUGOv+2gCe3/X8Zf9f9e/NX838LfAPJkb5VGwnYUZgdiOcIOpHS43dwU2UgmNVOj1IyfuTIeC2PTWhQk
        IXdtDUEllmYy8U5JqZPghsemJZYWpeYQJL9kLl4szcSmMjIxuNSM4h5IiCZ38NTaikNNpWncgnkwT/2sVj64CXrgkYbCsT36sLjHPuhvR4merX346UZzIFMY
        K9YCzwHwhYMzcyQJrkaQpecCJw3xbyjXay62djUvGDZGWeuhKWWlpUCBtsKzRjG4zBJaWspkS/9ATXqw7RayDgCCUgwR4QMooqVs54UOKeOZ8LNdHUVnsXig
        mZZb+EzabZ3STRwylNM1+0e2UCFqqoxkUNVxal5lnFqUikFVR7pJlZFuKqcRxGYseBYRcQ5fzzp+NMUdxaFjb4vKwWM2q6b/SQND18uochEWPLRoE8AX6Knq
        y1Qw/Uxv0URutk172Pkyyu6aK3Ux5P/a5DwGCSDRmwbVdnQzmGTkmeLNDooXcGl1CITVzlW+uUrn+ICWDQqcrJLF3GNhyVigteclznpGPOK5HXomYkiOB0qu
        4dEZZMd6zgFjk5YkMCgF1OIkccwIH5Z3DYb+NcjdFBd5aside5XZ4JgLcvdOTSjON4+tpoVvPImDdyKdniMdSUUVjDRX4CLqRX5moBl1yd2MaCLq3NnlKlHB
        u5yFEXxO8GmizlQ7OtNJgytp71RSRBjZERU6rHMcSDkW5w+VjrtF6G0KHkJxf55DK2MoyhIdCzqhlmOVJyWrf1zeKZYd54b+ywXejy/wPDAUjNq/rO+euL57
        /i+t757Pr+8Ug4HE1UZUK3d0QhCGM3TurdS/euot6gK0fHek7Pb/bXclZDg7IeEfusvA+RIF51MQ7yqxdi4JUROZUInL6DXyQG5qzjvibNYyjpB5uSWPNHBB
        okTl3O9UTF0BbU8p8KS+F2121DHezAeFug9ZWXl3U7PkynSLKhH29SaiiQUK0Kc7NHYxcKjzobgYtvympJ6Ex1gleMjD7uBNUzrgwM2G9DhEDAGt7o1W2FXY
        PDU7hMRFUu1ax8msQcm8BKlMJ1VQioafOUwkWUyzElEThTKWKKWfQ2EUK6QRmxiKq6gVq7iEUoMY0ZMFI+/GYqZ3csVMj3fETI+FG/TxouNhw1HbRceGHzFR
        ywKE0hGb3hF7XNR34QHMVCRfVmGrlKSKVhfDvaZbFUCw4sKjrlbzmQdy4MGlFSiNQJMOl6dkDZpJiixDIIDp2NIUJZKbcIGdcWroACjEarJ+usJh6KixhkAm
        3Ht4NE0NFlCORcBE/+Lk9Bpdi58VrIecH9I3yKKokdDWNFeGmMPwEzRzRF89eILqwcyaPPC0Bw2Ui46RjrZHB7QO/f7Q0i1/CS41bWwQk56g7iZpAAYpFxB7
        HqScR+z6E0FdpDRH0k2lwhzFFmk2tQKZeVUgFinCJfKJQWWCaxR61HIW4cuO13yZtoLRWqx0Fgid7Mu2S5QOkvI9fEY2aL5PBFUSlOvbXNUNWgnv0WDKF6ew
        CS/xMDK+6J2b7NR90YsBsFZ8YDDQnGqItS7AKwS0N40i2wKY1vDJUNI2hTXUBJ0P2Qex7ENR1wI9GWGFrabRbYEpwjvd6DZCGt61EUbABbp1iNXLOmW63GzV
        F6k8b8wOvZj7ohdzBV7EKh6SPK37Jlf5CuqCtgAjTDrhf6HdrgN2tN2OJKV6L6Yq7sUUAb1EjPiI0U+YRbdWplTu5dAhJ6eKkLcSFWpMjixp2TeZyTGribnw
        JpM4X3Qm1VgwLFYpPAqrhkqkIMcUNFyNFvsKlzauKJD0qxvZD5IcW8miAOsxZJumm6jn4Rs8UK6txkg6OlHdLR9DKCsL6dwbZat0sMF3IrJURZET/PUIJJMj
        9pAYiGcQmJoksNqqcXK1qL8mdENVKTz417HA0xYeIgKjtrAyyOtAhsVT1HMjInJAwNQzPSlMsMaENsBYX0quwEp7QBvziS7D7QlPCCj0JsnfNF2NepGFMLbA
        viZw3cf07sjosyCa5OS5uUoWlZzLQ7niJdfFdpBfWm785P5/g0KhK+TWnCwen0IWj4/udRZO5gkUqJtRtWSZ7sF84pHvPB3ZR6LQVslA9Sx6PBQmAjgAAaLj
        TWOLgCsBvRHJUrMu6frCOku/Wvr1oF8d/eqZm3DymxztZl+6Zwral+4XMpl11j8ZmK6gALiTGA46z8+E5hSth8x8ntehU3LuCPbXGOb9j9YowXlyLjQnX/Nk
        OiRQHFLqPP4Sc8ERcEb0BZ6HBTTkQe5VMay/MVIjG5zVCoVioku7SaSAV2rXcZWa24wqXYHDuepxVR8OFJtVdpZFB6H/+TtMaPiXqBz8CMgqGAwtBYqv67Rg
        VXJjQKyxLOsyUu81LFQrdYUaeeRUkcvQSaSgYPyPlmk56dgzPyB2EkHEJ3qx7zwY069DOsgR+5lxPTp0qazAkHcenKPH2KWMy0eXCfSCPRpFRxLvalhjL84F
        aSiAHtIyPi4+11s0llmMMq7Yu6yULFeNoneZxdfBqTsz1WKmsJ5onf4JtZgpbASwTpfKc4YMgNOnz3mANU/up646Rl/pYPQVjNEnBWjjPxTcmQ4NjMgc60kc
        pqQIa6jMouAMOdKeFC3NonQQcsZq+oasSKsw5BqO0jx3pktNDLOe84Ek/BdEPecDmfq3gcVwQD8upq1q+VO52lDaQhUASOP0jF4T/WSil0+0zlbFqdAsW8nC
        yihYlAXAuxJLfTSsrb/Y0kBULbaIGMjAYi42N8TZBPtDA1EUzbiCmDYqLQ1kXk/EBtvkBqZ5ncWGLl/VzOk7lt2NlY1PUFAsq0Ioq0KQy6X4AylGlWQVrEpZ
        LsmBzBlwA1ga9rg8NJi2wqdJHGqdlCV/YVZwOFBZ7MaC0YtgjVdmWSiikRYjF+HAVvlMKdZEqiZWrEncuKK0NE7Vnx5U7CGJHurjg0WBraqJDUgg5/ViTSAb
        LdynPWyLMKVNFkW1gbRT89SFTiV5XHq1MkV4LflZDXhiUJqsJgw0QNu/DsPtBHWxeNBgkzoEevMpW2xROQ9wMRqSqDHTgIqq0pLFLpfgO+JLbeRRWksndhor
        er4ZaRTqiqh3ApszVp77RqiJS6uOfPoWK5iBEPLDltpOiQekFkw71Q7dJys2wQcjC5tEH6fuE1NdddqvNK6S2mFrXWFHzBecH8EcgbTxzFejy2Jbl1BKbpDJ
        O7oT/+ROgk076CX0eBXP6bD0V+loDU0v5XKLcgmOqjwAibNGpZb6ZRYlM1OoL6rLLGpUeMbdU3DuDhV2QH21y7l15zyZPUCkk73vigbXnJWH1YiUkyMdysmR
        FDJBxqVrGa3wHHP+3DdODwq0eKhJV0Qpr5nyuZqJxCw5t1mHk9//XXVSUp00JnIRjAe9Ap74+OOWwdZEf+5O0ZOZ0uiQ/fRktqawxkaSDpXOtFJlqUWeo6zK
        7kaFtdAMRVNQdi2MhQdJPmhq6Nl0EPCiTmXRO+LIRJa8G0MajL9BNiMaNg2YYI4F7UPHWeizmnyakqNG3GKwycDWLFEyRfIAvNSjU1sBNfo8cbUOgqRB6eY6
        1B1mX7g0Tjf70ek04otBmfDf/CcDD2TWLEB611JyIxcBCXGsfGE3I0Y+VmbAjqxjoUVJD6QGs/DxYns3topFptWYMfa1wAOzWdTm+spCimdvQipfj348kDGp
        z8LP1h9qFmTdwkIzwio4tIuRx383mBmAgoyg5Q1GA/ZINFK0jwLsYr2IenQaEq1qmaUIRWRnNDx5g6oN5VMTTb0xhmdintGftULbGVpH4TlNrPomFrNTy6l1
        Le4YUBMvrCJaRlN5yMkz2WoiVpM4XeIKeK9BPXGxF1DsgSxGTVSgxhe1sEoY2o9vBRirHNdeXbdA4Es0yL4A+nThjSOc86Kwp1pH22Bu9DaSJUE3o4+odbTK
        6E3NNRqxo1EZi7UOg6VjwywYV96DOKIaNCqpTHfcC7VQMFKniaFsDWqu6IHV62pkMZEFQodE8rdHnQA1JJGyns1AqLUGmX7nFDc4p7jB+jOFHW9ubYE8moGM
        wPkk17No6V6APmySe+Ak11f/FcrydPCCVLpprkNHICmO8m/SRcLmBuLpH7og0CKyGFBKWc+J4xQW1+NfTEv1VjVWg0vgaOcTM5gIijbxevTghft4DdELBg+D
        CgbIU/jRg2unh1mPruuAitXRp5gKXShZ6opeiKV1IRNP8nsn0kgBJgAEj1BqoIGZiY8YipFgKcQi8GONqGOxEfONiJDKDIy3iRhk9kB3unr0lKAgSwwLYp9Y
        jz5nGKnrls8OJmAXVooGZiT8zwVYvCjyiawaNZyp6oo1MAwktgENvgivdRiiWsc55RqJKPdk9YPnRKwfG0tXdlpZoTziY77ZC2eSFz8or1K6W3InOYWzzuDl
        /Q/6fOy8BaY1njrSvKAorxrRgUp8dCiQuLPAGrh5MlANLJFqLQaaNpKtNdTFiFHUvRD5PRhaaxLRfSGiKooUmG8WWKnUPLSsXvTIwCnKzgJRr4riyNLyq2Xr
        lQ76qrlSQE6TB5l1iSgdkwCoyR5GlG2ytglVrZ+E/xntRposXlAiVpvMVTA0FDddIFk39RKJDdGxrAcTSTOMYqHOWaciHLdO9GXKe4sYKT+Ljh68XL2FjhnU
        0AgUDqu5d2vEmJ6sGpxnMZi+UjmXCYEiujPpOUVF1zGnXBomtfLow2K6osWqQTQhg8a2ADKWqL4vIa2XDDEwhhSuqdCv7Jjdj4nqDMwIi3xEiQEklsB9uDFs
        RQFIyQroy90f7zCUcXw6mpB6ogSPkTHVEDtCVWmVg9zRMEzQMHKnykqorf4rphqB8bosBiZnchJdcWQrpqPikO7RmMy8Dhks2jUMDFIXetzKFaKi2Fyf6AVv
        cjVp1jGDTj9m0FkLyKif1eSSnIncfVFBXIdOYuqIBjZxoE/9KEI47go6ctOpT8SI4NgqVILXyCiMgHTULaL4C3h6jsOqEesQsAankdBBhUcwUwdkQ+bFNmW+
        8WCgdySkGziZGlMCcO8YvaY2RhZsWOyMN46B3RoS06SkD5RuHxRbzK6URGtgpWgoMLwyC0jGwkKTPIYYXUWJzEQQ9tDOjDDJowRqKE+NlDuVp3YvT1Yv4GlT
        8y0eaAKIKg8eGDWpihxQ7gEcxs3biUXeVfHB28DIWA0jnDTMFNyLY5GXg2iu5iuHWTqbzti2hv/Su8WL/70vF6c6HUqI3jAr0KOoVWk6hwECfkWRLZrP8F2W
        Kqwl7zNcqYaUXjE8gqhx+WOukIpJMog7MTmoQNZzKAVz40SiT7Vt9anaVtLMpbbqSN+S8QdMD5LIKS354fAmg2+qB+reotCPiY9lNWIBJ6sWr+HFa/5j8T4s
        Q5nEAblWQms8ptLIXwj8BU1ODauXh1GJloXAh3hzuZ7jYHesS0FNcJmBa7g03YPOdQWZlhqqDMAfP9p9IKSbiugAdSwSBmRCA7usWeD6rZCSjC5FL/i2K9l0
        e1OYRgKgYI/0belIElh4DfDnTLdtLDvx0jFST4dPbmrUejoAdquAhm9yaJRNAdJY/lxGQL3v4Bcc2x7jkZmrWZ1FT3rCz3WN1t00X08do63SMehXVS/rmCUq
        Vi+B2ybqmE08U/ylM0iUnkGpqEqrRkM/DRfXGpE4HcvWeAp5b6CjWrSWZ0u9L+8JX+wJg7MnZCWSkzeKFs/mKLMfVrADXuD+dE5FclJ4EdAi38gUto3Mg6IR
        LfL1FP5J1K0Ttdz+3ul3H70pBZLdGvVWY8eNKBpRHhVQhTomrXTFckesn/hSWqTJXQQeXFJEehNzJwVbky+hqsB2YwrUTT3Rg7yueaKuC0MgiwHtGaGpqMDC
        dmORDPIzyDAffmzAGPUyYjxrT1Svpu1BSduDhe5Voi8jKPFBzbrR4kn+bxCBePgxEm4qSItO9DRNVrswiVrg1qEa7DEjRj5TkJ2f2WKd8dRE9nYalCKJlhiK
        lK1AeaYPJUZnuijx5O5Z2X8YwP5iTRaWC48MriiVHhSDC8dHxVUNWPSqoHSyD6XqMmeU5FOjSgQrJUaw8vjHYFUYiQuDRcnDVWFEL4zsVX3sJ4wnZNFi9CcY
        y8V4MLbY4mnahaaoHk4tM1jlMUp9sVNoSfGmSooxCpxLClaMB2fFJbINEg8BRc1iixYzxM4nzXN80JLZpgUj6mlKUUCspIiE2JlKip8XR6cSWlFbjHJjJSse
        tuDSYpQWG5zuVFUsfBT1HwEM7MzbkOOKOIfBrJwSN3zIU090TgF0BaMqFeUuGDHEsLzfMeawonixhY7wShZbhBI8HnIFvZJKSw2GqSaVemKtQiX3I2pCC0+y
        KCZDKBTmkLW8yGzna8NLmLEMLtZGsY4JXeQ2piAIpnScgSaS7uOZnAk/8kKhDwaPMJv/hYM1Weulk0Ny9BGTwaOkarhjOZhnMAnQuyaZ9ukcYJIM5CGRY0Q2
        h1wV6pnjQk8yOoc5YNqrhu2I3eBMFPXFFn1Z6TZLo1Uwml6i5xIRHi2e2yyWVTAjG5GZoodooStam2tkoRlxD0NtaC8POkd11ANmpNlRRYHrgtCnBlddBVZX
        0v3A6Uo6dQJZ2epkLVVRNpQj+rtRJLrCAhc5I2FWSFQV2GnMtHjrUHmRukDJukDp6ALguMzebq33KoPpol9SWmpVMriniKDSErMnSrd0TN8I+CWMsurMtQz9
        gVL8LqGsxCX5pVK83epFdj+oubBOVPMQF5TMgC1CVrl2bwoapOTRbpkSJtP5YiOKypt0DqfriSeFOnY0pUgkmym9cqKoR1euZiDozLVd4+PldM3HuCE1JPS2
        IAGFRDAKqrzpuB4IwdqQD/SZ6Vs1ixPgidPVTzTgLPXDLUSnnKScVA2ieqOEAQjTbij8YHoDCmuRiX6gAMWnHVSTLIQ9omWVRcmioTKHpmjqjYSSgkzKyfzd
        OlmHAZUnkj88cw0W0dVH1CJ7gpQCLCGmZ0pLXXVVb76YizqdaTjomC5WXXRZWYDBj+uyQ1G2mZrMgTSG5oakm+SPzmWERGhFrQyLL3yJ8WFrUYRjlPIhI6Bg
        BqawvReZ6AdaVYei3Ip4ZP4eUMZiHbxFzXpcHAPTLfXguY7oA2lM89UiGQJCInSzUoskKjWBGYbiavaGrbIOK61Ob3INo+DCVrStFgOhPPbIBHr6OJUryIkZ
        af+ajKLD8cPSMCACDCGy3agmVwuaUgRbeM1Es69YD3IHds+0QC3WYwVgvY2m/ehg3R/dn6BbGAAcIBQIoNKQ+occzP4iurNHLS30HlyzJ6KkAY15VQLM/apS
        CcjZD3tYIdY1nVV3gErBWoJBUxvBvYWo49w34RmDefjBuPukW3NHZlgCGgsdEM29exs965KZKRu+AD58HtUPnw8bPh/X8PmwDvX55+GrIWL7PHDsfKBb4bbK
        2AUAzBMHrgYLHVwDB87nuYGrwcqpgQPnGikMuOAaRZnxqt4xXFWnG9ra4VihjyrZWKHgXS8bK6ynY6zIT6OZNH99nGPmGikPGikP+UhV7yjBa5vB0oiPhwFW
        euYneqqdRpA5qtEbcBlE12u4mDuXZToRcu0xBrbHOLYVtKgg98uyddOTJfeG+1IiD3Aw2RKKi7AIL9APBKEw6kQZcFdynfMvKRVdYY9RfFZWRuszX+dhb8Ci
        mEqcF0alVDvydmbsNKMVzbhD64B3r8+ocpH5KTajuMhEdIjhE41SOVFfiAHNApj2q5+Z1OeRClcyh85K5tBZSQ6dq/Nv6NrqBG6U2kvNfYrQAs+UpQR0c+Ig
        vx5IpaLe6TPWta0Uwyai5G7ycVOkjzTYUNW/qdCg5q+GfMMxqz95MS7/3rJiRNLKAlaCvGCr/yFjisCgduardgS8Yh+wcoMp1AEJt4wU1ZnV9Hk1HXZWSOJ+
        V7heqVR2Nlpawopibu9FLfIZZL2OkiuLNxXi4BlE73RW2vM1V8g8c7Ezxn8vDlvGQjU59Ob+qZsxxLOzO2Oc3W1wjLSzZ8xCNfUS0KWQwCuHG6FDZOHChBiK
        HqB06SvJ//dDBasJXBdFFBLVE9lJTwYGzmKGVxby6SekY/hV0poS2f2Tv2QBektclB2V8kSl1BSquO6Qh1vcHEfEOq4MS6WJ2t6wQUABebjKGVXKBBYnKMOC
        CmPMvEFt4aZgeHSFUluF63zRgLQYrg0eGIazjAVxxl7ExcWIF1xqAKOJhnU0DKUR6SI7UxAxvhfOexVGyJGHtRYNS+S+2zGmdylT5VUD9Yd8pnMBUrJ1XYn7
        BzqRsSidmwi5kVChXiZxMfp050fwWbqoc4VyrrSLxjJcx6AoQK5iWL+cCxF6iaMojI76m1j9oRpUd2cWTjc9otpVXZaK5aRglkQWJTsVoSrTpFDKs1VStvQt
        uxWcHvyAoSymbd6DWeSoXeh1WKnSFionuEVO4JilSXRoxJELI/T3y51EEoqpSRlU1DiQzGxQoYaptgvpdArdSAEFj/1QfRS9+qOIFl1tq7kMlM6PsDWeDnsr
        VAfTJQayQhhCaNgAkE03gvFrQAUDIDSdfBJZOLYLq6KJvPFl4IA8Mer0ngYvo7ePoFCq1BqtB+mVPbEoLDBgT26RgodrKIUdpU/8nvRTCRjY2mLAUNZYRAlF
        /2ZSHO67CKcuirjNBi/3SWq4qFBqYTbJO1Hr6EScM+jNUaAjMMCARFQTJG1QPNKl/QfPa+h4l06T8TiKBlrFUAZdggEjQh6OFUx11wuxWsUoEhTVAJuOuvLE
        tFC8ZOwO3JxxHgqoGatirxlCQ6dhUtSv0JcUU+Bk9gJXXtICJd1XT/Jq4FyVDiuUHoWKiZDowTMBe0ZwpGbn+7gjFJkyRKE3cXoCP1JAD1qFdG5mpCgMML/S
        sfrI1Atszi0ptSjZQqpjL7FCeG4CV1YvticoepLOJZ5yUfgGlCB5Mt1IXZUJyzQ6DIspB4eWU25EqQ2NKniDvlIITNeyN215CqtXJvS4KPSgeqnSu480KniP
        M0VeU7GaRSbA70ifV+UK8ILmJ44AL7B/smhUKiQ+VBiJ4Wd1XTLmsqoJF/Ci5rFeVBjrRe2K9QJvvbD3lXhR8iFxjcPXCoFXmqObkoz+KEoCtcCiJpVRUYl+
        0tVWrwxSzFCl4x2aNiu46iw/dONbko4Xj6VnsNIzXKULdPKInyr+/dPnK46fYs0HC/LgM+5BZ0R+DeLXEH4NxR/STIrFn3j8oc7vhJ3ezXQYUgEjYvDB6SqO
        JNID3VZsUFBx3fCnJ/4k4c/L+NMffwbhzxD8GYo/I/AnE39y8acAf0gsPBF/ikjDeir9zqDfWfQ7j34X0O8i+v2QfovpdwX9rqbfT+l3A/1upN/N9FuuMB3l
        LagpUHTEZ88mkEoTtcKE2MFbhWraGHUI6w3kpopMncj0gD7XY/crTRfUBi2GZVcZ0hSqSYgFwJ2jL1m8qCfBI2MEcN9z3ComUfQQRNtJEy34wUQ8YHIlnmjB
        zyfGkFaohgMxSyBeYH8ZrMBuWiLKA66nBjqVG0M7pgLVovhb+43FpZ9ZTFqISpcccljgNlHY5jhegRUDeBWNCGvrbgU2RMl0ReXK+aSaz559cGYVKXAiCyTP
        YEl1lB5jFK9jifDRTCGShefSUvinhPR1MzqwQJ2iMmPdNEraJVBUUyZTWS6u9OssmhksBxWkwy8sqmnInsyYiueL0xwfGdSwVMLAWL+YajJ8oVBoCpVsXYQt
        DGavVW0VaTEdDoun1bd7IOz5SiAfrMfe8UWTCBhyuLMIJFCzIo1lyiiAX0wpJKA/40Kc61ChNsKxmRSztACTwbaJcxhovAJyYqaijRrDv9EqBlVkwfQoRpsG
        6SJNH2L91a5Ae2TnbwhWKApFQc12N9PollgMVlFBNYt2aNzDvcHQiNKS4EbdS11IAw2ldg80/ahGzVIknj0Ewmh2PcGvgMtjFSrqms5GwbHCEvkw0kFFyJZs
        ZxRAJE9Z2D9HwBmijNmHdKrBc8ljvCCLigXf+goCDydpiKagXWRuTMuUWQ19pSazP4WvQsAwOkp8p8ZFTU16HjjJXnbbQooV/7iH0OkKPx0rVrB1Eq/Pr/Dv
        qgRHKB3yTOUIeIQ6AcqeTp/uXMCGorFutNJPGmnhfd0tED1ZcH8LzHwfBSDqxED0RkQiQi2adoiOwDsKZ+AdNZl2qMhFHzOe1BCukpYPOYVlDrbROi7TgqGy
        e6BaBNA4vK1qegsF8EhqWjKfwYtG1nucYXdlCGl60HeYb3ofFtZIJFUDhbMsLZEbQOzhHZ5Jq5mCkKy0DFZahqs0vneR5eF/qJjD0p8buJB/HYoz1EqQY6U7
        TnJUhD4grhLQqXyKYjjOb5Nhly5ZLMhLzs4flpOXJRaMSC4Q0/LFYWnZaQU2MTl7qJidUyDmp2UPH5WZnCek5mQXpGWPSisYJ2CKtOTMV2yZOan4nJuTD4Cc
        7FZwO9b1NFbIL8jJzW+VM6ogd1QBf0jLxntbcr6tZVp2S3glpI/Kym2ZX5Cch0lsjtvcAiFntC0vf0ROToEwNC0/NzM51ZZlyy6AitiGDUtLTcN7ZxIxMy0r
        DTNIGzYs25afL4hDR+UlYzXyoboFtrzcnEz+KI5Izhwm5try0nKG5gtZaZmZafk2aB085CbnJWfZILWQ7OiH7FFZKfQ8ZkROpvNxpDA0OSsXuuZFzFQoGJWX
        DcUIo3mPtMxPG54tZGUJqVmseSk5BSMEMV/MGSbm2woKMuFLAUC2vNfzc22Z9DjUNlwAiJg6Km+0TYCxyMkTk1OggUKIaBubmjkqPw3uxZRxBbZ8fJeVk2dj
        mWfnZMMH0AOjbdC27KGZkAw/FjNs48bk5A1l3WrLHgr559mguzKHCrl5Oem21ALbUGF4XvJQITMnJ6Nl8ggb3OamYuGZMEIFYpgQZmsZHhsqFuSIYTa4EUJb
        hbUKFVJsBWNstmyxJWWdH3S+aGVzAVphS85j93k5BckFtvFBAuFXJrvPT03OpGuGbcy4IJ5mnCzNOJ5mHEszNkjISi7ISxvrSDtWlnYsTzuWpQ3iNRFSR6Wk
        pbZMsY1Ps+UFOeokwGhDR6cWQBc5MpPlxbNyFBcx1JEG75yp8IHS4U0TVycJME1GwAiKycMAc0QaxGF5yamIbaKAw4RzK5u/wLGG1zlZIg6ZLXt4ARB4fNjy
        adYJYuoIGDXHQ+t8cUzOqMyhGLUHR5TBaTKJUAeYwmlZNofFiZibQ9junM04hbNHZWay91gDVhRiItSpytRAmHM9yGf5VZkFDH1pqjDUFEOBEJhhMjROFskh
        OCvWicVQVj4UIQ4MDRHDBsOi87bJ8EJqTpZjhcgXU5OzsYYpNkgGUxnxMSc7c5xIoyh22L0Gh5GSydPAXATky7Ph5IcvrBWQby23tvF5ZC16x2SI+pc8k3Nh
        KoxNg5F/Pt8d8G1HnhNrWseXXqIPx+RBr7Sh3k0W83PzcAI7xoB1DI1SCqwHY2AWWefNNBnysIZZOdTT2VgGWwrIi3p1o8PKDRFpkU7NYFOafSLCapj93Og4
        xtyJmTA682aZDDWrGUbBugHezFOG0GghCtHow30+LGxQQoptGC4wsVd055I2h8U9etTggMekp+9/eX3uqDl93t9SljLt3rJ3CxYOSl0y/8T2oHkzA/66bkm8
        sSg7uon5QMQXXVu2tfX9ZEPGkvDrnh0fDr/Qe8ze9DdTjlxfumZjuyG7pTE5Xx1YuW7upyM/Wp9VN1Gxd8Ke31Zeajr75UfLVgSdOOS94mrRXwvtCw8fnVY8
        MT3pVe/idZtbCwdjf2rmX7rlWsWJY0Pa77x79nVj/2Fry4Jm2G5s7L1w19PNfzZ4uqDjxy9+k+GTdLjnwTmbL21evu3cysYpX3b9YVEj6ePf4z5u9kfh6t+/
        OXb6uOHSLyfey09b3LjxJ+0mbokONu568veR5Km+Yw6tFazfzTEZvlekfLr32th1gmAtDP4894Pv3+/orZndfP3BHs07vv5xk7ar1+2fFWv7dUO/r0Ouv3v9
        z/5XfPYKFyYt/OKx7+5FnbdvaT4m4JdxJRdf3qgf0issY9GEfp/4Xy4MLqn9detr77yU9aev15Htv7/8kv3nTe9F+/8Q3P79rN9aHYnRJq765lbM9rqn6mZ9
        5NNpxaqePUdvDei96kynaS17TCn/aFXi8e7bdr+y7XKqZ9eKkF8+VSVcNNtvS5qXWr34elKntkffnzHv6Y4lj/4IXtt59aGovppZH/52blenO1OH333WzOT/
        yYPPTBf27hGs6+eZDIoiwWrHa7FgPYrX/YL1HF4fCdYb89BZ7IeC9SneJO0WrHPehZvGdwTrR3CjKvpgkWBdh3di+XbBug3vgjJuCNbDePdQ+b5g/Rnu1Amb
        Om4RrNfx1vTxqauC9W+8bXFl6ruCdeZ7JoOm6I54+SvBuhTvi8PWvH5BsK7Fe7X9QOAcwboV7/e2Ki/9HEYE7rUJo9tkGH4VrGfx4erb6kb73hGsf+ADHyrr
        Q3jwKBrvv6npD2cE69vz4Wnep9nhY6dNF6yL8WljP0+p9og1gnUNPN3QlPx56EjgrpOO2Vc81S8h+YUBUx3P+z+uM++bj3M+djy38RHvNJt78IhDNjpVv+DB
        2DhpMn9OumT4JvoHj7kl/HnFr72Hqw8fuH2AP/f6wDK5c8LEnL+55lTlR1/lBq9et/cjrlWTqbnQM7pGnZi97Dl837eBFbtfOTf1HiutMH6Qb2abDww1lzB1
        meU9vqzlcWDCkYU76PnUtAbiT9221t21rZJUFDr51bwzw/hV0uLRH1Db+v7oH3Yt6fwKya+crNLWHh38pMmlunP61LmGz5e+K3l1e8zRY5uP33wPS1vWLvHW
        Oo1K0+zbtZtQQ0Vz+MOsOvs6frth0weX4Lm0kTDlYs6gPyYcCZ80F0p7J6So9JeZf12sO8U++Eto27oY0XA6O3RZSUrrqApBiDxkudO0c+dflR9/1M48y31O
        CQm+r4/+xSu+54RTL3Sp/OussD/9cZrnjI99Djf+K3j0mRnC+M7j1cY/5rwk3Lj59XzvtUVnvl/Ued6KvBFFv69dEXvidFLXaYXBZ1d2tVaOvDYsteytxj8O
        f/3refMWv5DZe2VCvNeqrKPW+xc23nlm8zh/NKnH0WOhYeERkVHRMbFxySmpQ23DQkNDw0LDQyNCI0OjQqNDY0JjQ+PCQsPCwsLDIsIiw6LCosNiwmLD4sJD
        w8PCw8MjwiPDo8Kjw2PCY8PjIkIjwiLCIyIiIiOiIqIjYiJiI+IiQyPDIsMjIyIjI6MioyNjImMj46JCo8KiwqMioiKjoqKio2KiYqPiokOjw6LDoyOiI6Oj
        oqOjY6Jjo+NiQmPCYsJjImIiY6JiomNiYmJj4mJDY8Niw2MjYiNjo2KjY2NiY2Pj4qCKcVB8HGQdB5/FAci5/7gt9s6NunixyTAmrSBfBGq6IDk71cbIEFrz
        keRGKtNmg60dIUAGDOfb0NCcUSmZNtkeVd0eFiLm54iYOdsssymjZCcRDqUvgb1f9jUVmc8/H/qfPnfoG3KyJ48lwT26aKnJUDutQET2JDkNSAoZwWUthpdh
        8NI2clRyZr6rqW15i3GPhpvhtgIxaxRsmEOBewDq3loB30VS6sycXOfOyOr2771kLf7QZBBxFy7IyRHzs5IzM0XYSCl1MhANI4C9SEsFqgmS1WZD0zKM6gG7
        dlYO0dzWSni5ShHdKsLWMiySiO/oVuE2vHUwKmygGc2F2Y8ZkZY6QgwKP1q0a9ORr1sDlZ8L5JWt+a4vsCpAfkEad1K+Cs2WYQPqWXSyT1QjzuKIgDRA3zrb
        2AypyjxoGWs+NHkZkF8ytlFOf+yAdzXk7xzYWAEvmjlpj4kOnJwo7trkHHaxNdBWNhzlectNBn8nZjsRGNk/JGXgrR8NF1FiUEFedehn+pAV2gYwjI0zwzro
        aHibBP3A2TY2IVhfsqyozk5ifjhyWM5aMERmUwJAw6Eq0O8F+VBoMRQqA2dB8fliChJxQVAovI147i2M4pjkvKGQgP4h24IkXY4LaaGdJSaDb9U3yNVZjwE8
        0llLGGpng2Dweyf3ds5cXiJy+Tg+UJl5pVAZZEyzRVkCxnAgdVyAbAegTzbDM1sydA0xHNZjpYjBHIdgCjhWHUANaCO87Or2WW5yGpGe2ba04SNSckZR/yJD
        I6d/2Qy04eA6mExAojKTIbfKxMvESYsT1rU2JXOWHmj8/Fzk+5yrSCa2VYbrstVgWFpefkEIw0yYqXyiE70Nxa4wGUz0BfE9w1H6ALWpAPAHCuzEFNu4HFxB
        nqtQG1rLnA3Nb+aSRtBUxC9YBKUQWsxwrRiWDGt1Lo6zk5VDLgk5gKqiCMd74hKf6/milYh7ODGzC/Kfe1sMb/vKEN7tPfvH36bZ8qt/n5ozKhu5JZotrn4p
        WgXcUgjyUHk24opoEFJsw9Ow1c5q822JsX3IHmFn5GQ7OA5IaT0GOYVhDrCIUyE0TIjyNJROPsetY6zzVsN3/2ntxTaxvhdH5WKeUB58t0CRnSPa8vIgPQwZ
        jCpkk5GdMyabspAzrYJbU5BDA9RLhV5IHk78GqTOSmb8WmpmDkrQAPkBqaEi+WnPfe9YX6tsKAyPYC2pXAMjht0jS+zcKwrG5MiKRoTMTxtqY9ONxEsuZKmm
        HtZjn8C6WVWyxUUT1kp49YJLMhci0j2sNvwOZU78FmVbIXxDxbkOK5IDUeSyGJILWY+thf3A2XKZbKASXphc+09rMSs5H6o471Ng34McO1Fr2OLEFvSqOext
        jnKq39+sx+Db4wo3LAlxwzySRzq4XVqFnFIhrDE0jERD7J5LjvABS8RhYUtGvo0NTP8QcUCI+Cq+jBjKkJ6kUzwruO0vux/A77mUS/4QMdRZilx2xTpxw2cm
        wxQVdF7u2BBoQIiYmgXfwd8LIWIuDUJuquASL/17Qnf0BWAodQS7bVvltUiSFMcUT8kZi9MEt8VsWXlIDzlJgP9Yeg6uBdm2/6K+vIawOMBsycQhFIfahsPo
        JEOXoziTlthRedmyxsjnG01MV5sc7x2hjRVwo4SrCv7UqOGP0eRlaRzvVCpgoz83GQwK1z/gfgFiRqbM/a+oyh8aFRlmKcjlkqzsBH618msHfu3Ir45DzM78
        2oVfu/JrN37tzq+J/NqDX3vC38SOaoHKdTSGn3sCM/6lybA0aHW72pXS8MQzr0R8KbXHOi0JqZSidHVuPZweux2er9bqWClduTCo9W/LA/H9sQ0DKqUW7X8o
        Cf60Gz4HZeRWSuo9WT9nnWuHzwGdp1dKB34IVd4eVh+f97dfVimpfJrX/TCmCz7n9v+qUoppc23qpohumH/Qe4cqpTd/Um2R3uuB70OvX6iU/NuYTLOXUfoN
        wx5XSpbscz8nHfliG5avqHlLCrRfW5E08HY77OxtLW5JX3128WmeF9Vvw5IOt6QrNw+qLVlRmP/+Ra/ekj6rO6/xd583pvZtzrsl1VPXaV5Qqye+j334zi3J
        /8aYmG3vmvH91YFlt6T9Gy+tGTiJ6jOjYustaV9ui9Q6v/TB9KHTT92SigYWrVoyMxrfi0l/3pIE455L+y93pfRttbelnVsuzIkqC8Dned0b3pZOtu6bcuCX
        GGr/+Njb0osV88f9vIb6N+nIC7clc9/l4bmv1MTnEZ0zbkvfhpyqXed6Aj5XnJt6Wxp8K1Mf+wqNz4OPlt2WRh1fdk+n6IrvjxVuvi3NPrX1WdjAYHy/+q0T
        t6Xg7Gc9jtrD8P3q9ddvS3eK6yXfPR+B73VPtX9J67rkrNk824rPwkjzX9L0sFdGt1/cC9Nv0MX/JYVdHPpok9gR3w/Z+8pfUqsxnx1W9Q+k/lo18i9pyKj6
        a7/9JAifcz+b9Ze0+vMTJ+OPU31if1r1l7TJvL6bcJLGd0fL3X9JDwWxcdePCF+SVv76l5Tz+os3Xsum/tR1fvSXVKh+ZHm2NBGfRc/ad6RB4VOXn8+j9p65
        G3ZH6qTel/W2ZxTVR9f7jnTspz0JPVKofyut6XekaaOzOj3xp/I3l067I52/nVxY554VnytblN2Rxn9+6dCERy0ov7P2O1LHC7X2fda7C75f9MXPd6Sb0W2/
        P/YLlTf2i4d3pFG7Qt6PahmN74vP1r4rrVmo8w6fQPjYPzjyrrSnn895j2B6v3/FC3elsNHNR8+73gHfx3bNuSsJUe8OmLIuEt+fqTH7rvRHyfe1d1h70Hh6
        rL0rFX4d99Vr2zrj84ymB+5Kc5p4b476jr4PyLlyVzorziy/+0EHas9vmnvSgByPmTuyCH82TGp8T1K98aD/rhZGKq9Lx3vSvjf3KK4s7o7pi2JT7klH27/d
        2HcN5Xem7+R7Utf69uEbl9D4jlhWfE/S9Lof3dGL8G9sjR33pC8TF+halFD/JXxx7p70x4PsGa1+oPnx4I1n96TASQ/iu9Wh/r86quF9qUH2igk3ZrbE525L
        pPtS4vy1Y1ptoPnV/9rr96VXausL3vyxLeF3WtF96frc8D5DjguEL34l96XJq7dHe/XvQ/j35877UuT8Pc1qehF+xv51/r50qvWjX+sYIjB9/2bqB9KheX3y
        Wvv0pvF6u8kDaeaDT4N+OxRJ5dft+kBacKxuxFu729H7H0c8kP4UPYYubJxI7d/3zgNpW6jtg7SVsTT/L336QApu/8tZbV/C/4Dwow+kC32N1k1rabwWfXbr
        gVQw5ZuU/H5hNF8G+j2UzoZ2Dnk6tyf1f0zMQ2mG6p1l5Zub0/rW6dWHUuCKXmPmdeiNz8VT3ngoPfg6tM2ZM6y9t4ofSjHmLjH3Eyh90bt7HkrR5y8UTW3Y
        mcpPvfpQWt1zSlh4eHvCv2Fej6RT3y9oEnyT6l+5NPSRlHsnzvbBZ2x+qvo+kprUePVii1tUf9OycY+kH3PG7V7yVnfq/4xlj6RfV1ZoaoR2ovmXsfuRdDDy
        vYYdtVpq3/Krj6Re+VdPt1lH4xnk4f1YWtdBN2DYT9Q/m0sjHktt7qzfNmlvTVq/8gY8lu63nRMRfZrWo8rRhY+lqe36xtw+S+td6IaPH0vjPpgcekCk8Z/X
        4NBjqd3VBm8XVNag+uy6/Vja3EXsVLmZ+qdiaZ2/pVUPbzTION0R8xuyNuFv6UH7eaMO7JqO63voreF/S0XXB/e4NqUN1Tdr7t9SgyV5/Xbtp/WiQtz0t1Ty
        W79NE9+k9aW/4dzf0ldv/hJW4UvzqVtLjydSwLgRP/eIT6Dxm976iZTfuLzWhZrXcL+oCOj/BNbj49/+ZKHvAy4UPZFSN3Sd+u1wwjfh8ponknHI1OAFP1J9
        K80nn0g3Ewcqy4y0foUu/PuJ9EqXg3fP/kz7Q0CXpk+lyj33ttx7kfK72irpqZSwNXS0MrQ+zZ8Xxj+VBqx4te7QNgw/1q94Kn00IeTQtMY0/qHdjj6Vxkx6
        b8KOWdQflYGPnkq/KufMGPxHHK2nwU2eSWLL1rXXzbBQe0cnPZOaTmyjapFH5W94MuGZ9GrKplSfuvR90c5Vz6RJnr9PMf4eR+O76+Qz6cS6HjPmTiD8FXpx
        EqC3jDgoUnAqB//NuycJ81blhj47bY9LMi3vuKzVNqa1CPBjdza0WHHanrblfsv1qb/GM1k4wtftLu122n6/ni51Uu1GLH0kwBNGX2z44JR9dmWfjvf+btaO
        4H4AN028tnzpKfsPQ9b2r/dpO5b+DqybppDCxe1P2dV19yTkSfUY/AzAh9wcsuf6SbtP6M5m05Ralk85wJPu1Jm25KT97sv581+4EcDSfwjwiqBbmviT9jfq
        esdqv7Gw9EUAF3/bcv7qCfuZ4E2LG0xoyuBDAV7Z8MGL75+w6/aM9A+dHcny6Yb1eTKzr/WEfd3fQeHPfEIZPATgG4L6/n79uH1z2Ub9hN4BLB8T5n+qpXHR
        cfuSetHj20wI5u26IwnCkmv2Dsfty9756q3kI2G8XQAvsr0u/HnMrlr9atCon3k9ywFuGtD38AfH7GGefcXZiyWWvhjgxzYuaJJwzF7Y8s6yzdGVJN0XZmD+
        lyOU147a9109HZ4d1pqlzwT4kF7zH7U9am87b8L8FstbMvjLAC9utCzy4yP2rw7l95wfGMvgsQAX87wy7xy2x83btGHKa20YXAT4jj4Z5kGH7YEjvtv67hYz
        q6cO8/ffIe4+ZF8QY1ui0jdm6Sv/gnxm9R3R/JA94Z0Lv+Y/CWHpTwE8oVVp01EH7fNeHtvKbgxh6csBXjSl4dkfv7MnVar2b5oSy9KvQPj8HsfafWd/NSQ7
        uuSN5iz9LIQvesWj5IB90bGQxisTmzJ4AcCFgPQ3VAfsP+7f2e8PI8fDQQjftzrUtt9+oaz3wQ0z4/j4AnxH6PfrK/bZI01z609cVpPBQ7GeCXcfJOyzl7yj
        WJz5dSirTwDAi+8fG1f8rf2u3+xOD8qiWHoB4Thf9tpvX2sbkNOf1x/oLkHUfxkydq+9Q6dxL6SuiOD9APCKRf0yTu+x97WtqVWk4f2/A+BFBzODe+2xx4+N
        St7p5c/SrwZ4cVjLa6t329snDX5j0/pAln4Bwj9vn9Zwt/3xB2WXmg5vwdJPBHjCWqFs3C677oVGX4bfac/SjwD4jpbeP97YaZ87dGFuaq3aHB8wfY3HY1J3
        2tuPttrrNtAzeALW59jEST/ssE+5c77V4S/iGTwI09s7bG21wz7Yu2LQo9W1+LxGeGnZTx3sdmPmufBNNXh7BYALwdkezbbb44EcC4nk9bwOdHNCz+D7+m32
        iN5Rwo5uIp8XAC/yC1h9bau9X8NzX49dyvtzD6bvOML/0BZ7z0ebit9cxfPZgHCxS4e139iTc8c27bYyiME/vIV4e6LJ25vt2s2PO2lOhzH4LMx/aI65eJP9
        WcDUkp41eP+MxfTZeRsmfG2vMeBmWo+8m2x+DcX8DRdv9v3K3mjOtFkLN/J1IAnhK7f/3Gqj/fCSiX/c2MHHJQHzCfzgB+uXdtPoNxe/d4zP9xCEj2o7MOAL
        u7rRXw/eDmvP8Qrz6bv0zT832Deu7ZZ1RxHH5xfWc6nv74/W21/em9IhRsXx+Q4wb0UXZnYtXmfXPL33+b4XLQx+EeBC57+Dy9fa179hfXfacY4/xxB+wPvN
        QWvsm5/uXTjFj8/HHQiPuNe/YJVdv37apZ8n8/7ZQOnXD3znY3vcutz384ODeX8iXNjXrVGZffnFz+f99AGfd7OwPgPGNooqsS/9uOGm3XXrcTzE9MYL7d9Z
        ZhfiLrV7tIavG5kIv9ogb+US+4I7rw66dqoFy6c/wr954dU979vPTM8yf92Wr8/dEL782v0f3rWv3Pf3m23q+DF4LMILQkYenWkfuXDbwoomfL8IQnjTwc2v
        vGn3K2n+bKee5xOA8DPXfG+MsXu0ObHrZHcPll6H8A1rlA9et1/bm1x/WDnH24qbAO8/QKPLlSZ8G3Zw/TBe/2KEzyjr1niGVDF1b41OfSMZfAjCFzVZE75A
        ehoz7b24yXoGD0L4pv67Bi2VrtrXb/a9zPeLqzcAXp7y6pESafHD2bP3fdiG9z/C1T0HjfxYChq959zsGXx9yEV4wVfTS9ZIxh/39G61i+NhLMK1Q/98cZ30
        /dbmLQbvj+DrEsATln216K0NUsg8fe4vl/wZfP+fgIdndkfbvpDKBk7Uf9rDwMqdh/CfVK912yhtSj9xtcs6icH7A7zohyuBrb+Wesd/P+n9cWbezwjfNT36
        5CZJOzy3/az9vN8qr0O5vVru3vGNNGLam8t2bOL7yA6Er5u9P32rtK+J8u65wLYs/QyAC+/Z+r6+TUp7OeBQ3Hm+3vYHeNGPh3N97FKDkGaZDS+E8/6k/KOi
        kndIv3tHBnUJjWbwB9dgPdytaRq/U9Lb+vz45C7fX/YDvKjox7kBuyTFvqTCBm3aMviia9j/B8fc2yUZ7wwxhwZHsXxGAHxHRo0Lp3dLPTL1b7V+XJPjG8DF
        p0+//3qP9OK47LvXLXzd0wF8SP1n/RfvlTTfpS3U1OftPfMHwMd+lP3Gt9JJ7arQGQ34OrAB4BV9PL6J3yet1AjGNcM4/VME8OIXbDsb7ZfebJC65CdjA94P
        ABc/vTbj0n4pwbfl2kFv8H4LArhw5PDCowekC357TK2ntePrLeb/Tvyf87+T0syvJHXMC+L1+R3yr1k6csBB6dy7n7zp/RVfZzb8jvvm2iDxkPTt+EGXvFvx
        fXYGwMXCWrWvHpJqva8vXVvB4f0BXnHv7LIfD0vXXtmX9m0rBx4CvGjTa2UTjkjdo8c1uvGakcFNmH/vmj26HpVem3DuVvfPeP9fvQr1+SW9nucxKWDZzBGz
        D/P1Z8dVpFuGxI48JvkHv9s7fDRfnxcBfEP7yY/PHJOiHr00ff9V3j+5AM+Nvjncely6+0mvKR5efF1NAviOpW2z3j8u+X1yvM39E5z+DAJ4wtErPs+OSzsr
        pRcGfsTT6wCe1Lu76eUT0u0xN3eMr8/7ueIK0MM/T6zcfkK6o05KfPQh33d2AHzIyd9u+Z2UNsebT44/z/t5EcCTXgnyn3xSCs4tnn9xJF/fxgI8d8FXDc+c
        lFbEfNRiYghft/sDXLwnLW99Sno54g2fTlo+LrEAL3rfe+H0U9Lrtwd12byTj68J4MVbrsXcOyV90zjsYP+dnD6svAzjMiGwY5/T0ov6d3e8/HZdvv4jfPtP
        360+LT24ft9z6b77bF/bAPB5le8cU34v2aRzo9/d3qCdm7DQevAnk+GuqtLWcI3U+lR2+8m/VJDIbaX/N9K+2FvFr33hTSyuaf8u6dqzHwdfr+NBIoTND/ZL
        MWW9Pjn6RT0SMTysc1SydBh/+oFnHWJ5tAtOSGllBR/7rKxB75fMPS1VTPIJUKwiFmf1+TfOSFs+unQirVYtEhGZBv8kDcj8WnmoVgMSEQwO/lUa1Th67PUz
        W7E+i6bnV0jrC9N+fNraQu/b7vtNShxzYNqsyyTyER74XJDCLt/vP+kOiTyC/up5UVq/R+rjuymGWKy0Ny5JNS/+oVy6qC0XkVzmIhIScYnnvroivfVp5eg3
        +pKIYkRR+VXpbMdVmi2riWXuVvHl71Kk35hFk26dwaEIGrb0DynlekRo3T9Eev9m3jXp8smxNedEUnmVX8Rel47/3sj4kyGIRHrj/7wurf9z3Ig9ddqTSC8D
        luKJ2j/a9PusDrXfbL4h3VikPLu/B9W/v3X5DWn6yWavWj5qRCzmJM+b0mf7Xvxm2rvxJKJdmHJT6lc25pPlXY5jfYr6rrop2V4+Fjz4WgMSac0+c1OKs1aG
        NH+bRA4V5ns3pYYd6t/MONi2vUs+fPCcyfCnyv2l+8fumbsX7l4598q7N8698e6d49557p37XOe7DY774D03uG6D744c7sjjjlzuyPcccrohrztyuyO/++R4
        bvK4TS73yec+Od0nb9XJbT14wTHj7Ry4jX9k5x+155naeaaOQu280Pa8UnZeKUel7bzS7Xmj7LxRjkbbeaPb806x807ZzjvNzjttG+9UO+9UR6fbeac7BsXO
        B6U9HzQ7H7T2fFDtfFAdg27ng+5ACjtHiu0caewcabZzpLJzpGrHkc7OkW47R0o7R8r2HGntHGkdSG3nSN2eI72dI317PinsfFI4Jo2dT5r2fFLZ+aRyTDo7
        n3Tt+KS080npmLR2Pmm38xlv55N6u8MOHAb/isnwSOX+0v1j98zdC3evnHvl3Rvn3nj3znHvPPfOfa7z3QbHffCeG1y3wXdHDnfkcUcud+R7DjndkNcdud2R
        331yPDd53CaX++Rzn5zuk7fK5Hbs+H7YUMF67BqqQydq3p3/05DtQbkxvd64c1pfaLpo6jPs4zPR/W99dv+P/gsKNxfMnzcn8EDW9KEFU7b0eE9xNC0xZN/4
        6ZL5+Gc93pgtbpl3zn+dvt7wNm8cOTVkzqihvb0TJ908729upho2+f6zJk/3dV065fuUPQcfZ+26feDL5b1+mvlo4aof5x4/+drEh48+v9F98JYVC86/ccR6
        tEO/C12v//B0yR9nG9h9DxXVclRWxc9ou/gPLjjeeZMEP3gnDaabi8imCn1k4s0peLarEKyb/zQZPtYtzds6sO+zuVLSs14f7RYt5U1Gr9na98lyKeTdTn4d
        r0eVtzgbOnXy41WS5taC+w+ydeV/PAnZNPDueqm+dGJar/nx5R/1nei9/O6XUtcHg4OO7Hk13ueWsmnAjU3SonZePW2PB5Xv9sjZvuzCVmn6gOLmcye8Hp/d
        +tMlW07bJX+v0dNGn+xZ3ixG/fjRbzulWUfP+g3o1qM8M+Xbqze+3y0FBv3u1bbusPj0Xe0bTD6wV2rnowhZ+3JSuXLgkR4TvtknfTf5wcYNXV+Kbzot8/fV
        Kw9IcyI3XlHc6xlfOuS9F3+Yd1Bae6nihGmCOT66n3ju9JjD0qQBkbVmD82M/6Uo5OGogUelbevvx2evHRGfknpm4d6Pjkm2zV5xXVuNjh97y1B2d+Zx6WHg
        zIIVXqnxXW72E2PGnpAm/5118vCY3PJD1zxixqSclM7kfd3p49S0cs/1u6JXJJ6StnzZN/7i6VHliYdfWLwu9LQ0JWFG0dBXUsrPH9Wrpvp9LwkNR9bqlze+
        /NavF6117n0vBfx+7/InqRPL73+Z2mPI6R+kJY2DB834cHR8k8DEuF5fnJFWzy0oM2RNiA/I6NX59KwfpTGeT2YcuDwu/kmjQ7tvDD0rPduUFHi9V1555qCV
        9d9t85OUkPTd59N/Gx9feaD3gY3Gn6XInvNzj+ycWP5CzZCOL/36s7TuVkCnRyHjy/tsTdYM//QX6byttaUweHx85Kv+hdfG/CpFRdp3truUGx/g97Lhl4Rz
        UqMWsT+/F5de7rViZ/6Hqgpp/ukD3Q+Ezyw/FvrTgkm2Culy99TXuw98o/xsx4ED/b6tkPokfFXzUcGA+DUnHi8d3OQ3KerGjt8+2/Ziec2J22e8+uZvkmK3
        cL1eyqz4jU9/XWuo+E2aO2x80LmgAeXpyw6dH9n2vNTbEru8XofM+LA5oQPmvH9emr7j2w35y3LLvzuonZpy47w0+2jl8tcGz4rfGnOkXmXnC5LSd1+Mr3Jy
        fF3/U/XiPrwgdbGfCesYOqX8zgfLNku3LkiVnZp2n3l0UvwrA8cN1Ha+KO0fJ9U+Nrqw/LdlTcvmLrwo9V9xe/oSa168+vrXA3+9elHKHPfl9nZlU+Mbat+e
        cDf2kuT14tm1BVsnl29tnd/wzPRLUtKavWcOXBpVHrC09vS3T1+Svruyt8cc5ZD4ORMG+xotl6WdV72j3tqUUj69olHcsKzL0patV6/l/DG6fHE7w3uLNl2W
        vPfOSI4teqc8ssvYvauEK9K9Xz9p0mv32HKfOVvmLux2RSqZ2r/2yi+6xr8WNnhbxtwrUkJM0dvF2qnx84uXBwWdviKtadO6wZQhb8X3eqfWpmN1rkr+35xs
        nnJ/QvneXZn90gZflXZv3l+Y/fWw+Ae3+j27u/yqFDje/7UlA98qf23Hh2vG/3ZVSm6tXjtl56TygJadXn5s/l3yGOQX0XTl5HjHquBQiHBoY1SFW6/eNRmM
        brBp90wGn0rJDboMoEqkmD+FG3MSz+4Ffn3x+ay/r5qNklRPrPcA+roLqkNWD9m0QfeP4g5bVuLdHHe6AyM+i8Mdx7gyLR5Xfh27St8yuLSCpZP4d+6l3Lhv
        MviTJI/IfLeazXlQXQNXPvi3b77917eXq83xKUIr3KGLHj7f5Z89dOb+0vM9eQTe9nHlXnVjWCWx6z6JLv6/ONOhoo+ONHGUqmqGfuUjqN2G9lVTW3cAtPPK
        1vEVP9i/k1Ke1Lk1+OGPUvvgC72v5OyXTpdcWLp8yxWp47R2Iz+/vFNqnjJxjv/rN6R+WVOW33tvw3P9/NhkmGlw7wBWeXeY5j/AlA7NJY0L5mwggP/b/KqD
        OToWlZ6qmz//LcxRZ9S+ci9DpVY+962ymvzU1cBU1ZShUrOOeJlPyL78+gq/9uPX/rKD0XhJLQyQPffm96/KYHc6qIWB/HkQ/A2Gv9c4/HUZfAhqo3F4igye
        imcLHG6TwYfB33AOHyGDp8FfOodnyOBo7ZnF4dkyeA7Sghw+UgZHNdF8Di+QwUehMjCHj5HBx8LfOA4fL4NPwL7m8Ddk8EnwV8jhRTI42k5N4fA3ZXC0wXqL
        w6fJ4NNRBsnhb8vg78DfTA6fJYPPhr85HD5XBp8Hf+9y+Hsy+Hw8Q+Pw92VwtKFayOGLZPDF8LeEw5fK4B/C30ccvkwGX468E4eXyOCl8FfG4StkcLQ9W8nh
        q2Tw1fC3hsM/kcHXwt+nHL5OBv8M/tZz+AYZ/HP4+4LDv5TBN8LfVxz+tQyOtmCbOfwbGXwL/G3l8HIZHHmb7Rxul8FRHXInh++SwXfjmR6H75XBv8VTJg7f
        L4Ojbd13HH5QBj8Ef4c5/IgMfhR5S/jzgvXguAx+Av4cdoCn+PW0YP1wmq/BdD9rwnuRfpv92wfePtp9xgtz/ge12clZ2fYGAA==
        """#
}
