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
        H4sIAAAAAAACA+y9CXhc13Um+O7b6lW9qsIroLCD5H2PoASJG7iCpBbi0eJiSbaZxJ24M1lISXSsoheSohUlRAjIkmU57UzjS5zuyHG3C2AmykysBHFnsR07
        RhLHSTxxB3acxM7ihm0lnUycBF4+t6fbsOb859xXC1CA6CSeme+bAaW69919Offcc88951zr/COvU5Zlqbfn/406Z09PW+fUtJo+50yL1zrnTrPXmxaXP00C
        dqYo0OdIfNtT02rqnJqiH68Rxr+56UaizNvIaFGaKdQxNSV1TE3RZ356upnHmeKS7WvX6NenWjlbM4lFKaY5xRQqd68j23W0bypr9BQXLOVfuybVIZaag3ol
        Qvo6JekQj+4grzONPP50FkcZuORr19APpOR2Bi1tlv6Ih8vPSW40lnM7JjrL7F2/3jK60ttrPKY8AFPkSJtQ5LQp6Pp1bo3Mw5S0jkdr+pyFfNxAhcHISbRJ
        KDX5WYu47422ck+mmtOUtdCXMGpbYbpl7AMuWRokYxZMyZ/UYUbazBsFITfST0luKR9e8Ri4QUE5KbgBN1Mm7jqP17RMM2DtOrp5nT+uX8eg+NM8nNQkcpGH
        f10zxO6UQJR/7RpBgwDstWuYY/sa4tU1JJrmEJqO6wxM1+EUOB3+MGxwKXOpESiFhNOtX0HmxciYWQCgTU0J+HDiKQ7IhgyDI2uCk+TMeKKdFGDAkwt0p68L
        DFzn5vnTDWibms4W79Q0dzY/nU0LZ5dFIZ/2lDQoW5dmwh0eVy+bNz+bZjXFqx2/loG/bIHxUE5xE0vTrX8Wo4IpXvWSbuv0pn+Ws+J+3rUt3yl3EZJybddz
        cpZjKeUEqu9uZTs5zy9a9tZt4W3F427klBzEurYqUeqyoxz5yxetIhXQFdw+qX2vuNOz3V1xesLP2T5leokbOEkQBNY9Sb+3e/fJolV2cqdOd9PfgJXzLGfA
        qfT0n3G8lxbd4r09Pffdn98V92zfo5yXWXvHX27lLTuvVN4ZHBy37Vc4ShUKhcFCYahQOftt4bfv2/cd+VLOIiTrWIxp+Z+lcqWS5eaoBZZ65X7bHaa/f5Xb
        73+n/102FejbKuc7VimXU3nbytneTs+r2u6rrH/93a5LJf1P1vfYlk0DYbkHAi/Kj9rKtkpWXlF5trtDfS9V8n3fb9l91m0Hzx08/8ChkfCWbSOVyoMPhSEN
        kLpgK2tHsCOwXn0LFdw31PcDr7FuebhmeV5+W/5iELzWcl93u3X49RMTKnjDpctXLPwdCR65Gh61XfK+0VLblfvoDz4W9Co3tA4r5RdH9oThsR+69YeveZ6r
        orJv2z25Kdu1nf6t4dZKoWApp2DbY66z3Q5c69Y7bi0VDvUO9RcsJyhUfkRdt61C2dLKsd077wz2Br0upcpNW+4M5csfUK7/uHqTskeHrMj1joyN3dE9Uim4
        g7ZynlCOZT2pnN7eN9OAOF1eF2V0IvcplXuLIq/lb/H8LToZHXCfVm9Vnn3M86wu60cpTllHQ/uuu6hSginLjqolN6cuqT+hf56jLN8PCHOmMzNRmKt7if+6
        C697w5Ufsi331VcuXLA+7Q6+5g1vuHjh+69eOf/6R179hiuv+/6HLjz4htddesMjF6xy/9q4LGakd23MpfNXKHzbuhwPXLj6gxcuvN66ZXiDmO9/8JFHrCN9
        a2MfOf+6S6+9YJ3slogH33jl0QuU5YcfvnDFuq/SGvjI1QuXHrFevibsDRR2ti3zI5euPPz6H7D+VVtCafa/7mkNe/j1j15A6Lm27K99+PUXzl+xHu5qDUTb
        L4WNtj940bpSlC8axYcfumC90Xw+cuHqVerOj1TNJ7eFhhNVXbXepoqt4das6mlLZwbjx9cGS6E/sSbYtPQdqiDBPNH/S6MKKetnVXejoed/KAt9v+pqDb3w
        +oesDyozYFfe+MADF658/wPnKfA31OC6wMa4fUiVJfLRC699w4MPX/0ha1HlJeT8Aw9bf+KWsugrjzz8htdbf+r6rzv/WkpqfcrNP0sgm6rwj9WWurqhTnzB
        /nv7s/Y/2N/5lP0W+2l70fnBx37oh3/Svf64uvZ29avOb6rfUR9VS+oT6o/VF9Wb7G9/0r5h/7z9S/Z/sZftFftnnV9y3uP8ofNJ52edv3O+7jzuPuHOuu9x
        nnH/N/fn3V90f9/9qPte9/3ur7sfdH/DXXTfb7/Zecp5i/N++2n6/3+nb/n3Mfdd6j/y1xL//p/21+xvOKvOl9R/UZ9wP+H+lvot9dvqD/kXXzf3+7GW9H/A
        /t/foIRPrgv/MIf8Lv/+0TdZb+vvT7fk/fhNlvMn9Punqqh+oPC7Hxv6vHuAEF769RdeeCF3vzupLW3Tp3O1lqhVQvKroWtpJIhq5jPqCq3wVwhVTad/8eZK
        OqvSLq0iO6Fsq5YbrYa21uKn1HZk/OPknzR+Tf5x4z9L/nPGP0n+s8Z/ifwzynyco49LqRUrB+1TtcSh5miKrSVuqqlhNlXlWNrRLrfTfCqKSwhzqtMlK9R2
        5ISvU2p6u5VGFxNn1LIn0aJ0+pQ7nUYeVWWnVLR7b0lRMS7+v3c4jG3tpNZhu0hOsYb2RH/mamfMLibqJKVUqTpsu9QWSkMNoOpHqWIMkRV208iN2W5qvRzj
        Gn3aDcMnb3fL08E1d8q+Tu1YVheTgNIH6BWV7WhPB+nkxchD2+xp7Y0Rnp/ksNjRwV716phS77YuULPIeShWOhizvyd24bwqLuhgp3M23oKUL4/zSPKyuAjn
        /jhEkjNxDs49cQnOuaLi0ABpqKESaiGpdt1p7WLG497U8mhBH7OWqDLdSxCwqHRJFyOferBAPciPWuTTFxN71Ep/+clKumiludQikKCx/6hz2B6gSSzaIJ7o
        /wfe8Niex8ilKQ2oY4uYzd1WlKpTiXWS+urcRnVSE0zeca1OfO4zn/3yj3dN2GM0SPEEgVeWMIgTaiuNedyl8+mKVYsxjsmEfYTnNj4xI39fe8F6osX/bZQb
        AB1bGIBk01RjKDOJY6Sk2Y5+2vRdh+x+dyzfNIMnrAknwkQCWCxdTKNH71AF9gWPHrPy8B2zMNUlQIylQ0AMLTfq8IQzQNAX1Lj3STxBwEsjWtPsswHsDsW2
        xI014gZqDHW7LStRxyzEjdPSIB9abGE6HYbChKqkMiggsaj50mjTo/wqSFPLJ2LEmrGWLJ4ealKehlA/fbddhe9uWst5gHlAjosu5LWDLnhYAlhg1GJZVTT2
        BnLzY/YoQSc5mqAzDwQR97JrxX1oYZ6amzgye+m+rxcswNIiQZWbFUWFOdFXFQHTR56IUjf6b7TkLhMApDPvieKQMIJLRcSRDgmQT8bWPZb5i7dQSSseg2VW
        Uvu/9BtvjtICDcFqVuR7KCBsDXhqbcDnnlwT8DNPRWmxNeCtFOC3BvwGlZFrDfjxtQH/8OSagF+iMoKWAGrrV1szlaz000+2JKHv//XN7VnS1SfXBLyDCs23
        BnyEsnhtKd68pulffXJNwN++eU1v59b2ZXZNLdpZLYLK4r/Pi7P6nbblEBw4QDo5Tes/IOggJx+XtbNXFWg67dS6QxHCTV+dntPW8DHrYQQds15DzrsJwxCk
        Dx+2H6Kvf/jM+37eN9/n0j+w0i+8OyJy+U3YPtJlq0bwPkGrzD4Xx0DyY/ZrDttUClDJufTjVvqB57LknHDMfoiWvL1X1eKKtndbD8fdcF4T9yDuXFyl9Vat
        6dxqRRd0OQ2uXtFRGl29sjqi0C877tM5XaAl1qerqyMOffakzmXdzSkrSEmNuhLnilvCNIq+oZJCSgQT4347XVG16AVF9Zv146W8r1DFb7dppMidtdE6WkAz
        qAmeFUVDWYj+0qUS2aVy6naNRpTLi8u0DmZoReWwDoALgoSacZr3pP/gUhcWqY5Rcmc+zMi6fOKXvsC4rKwrwGUUseRg2ZdP/NWnfvLv/uQPfvr9X7aAfGTh
        YxXnMM6YguitNo0M7djUJLiXMBq0e9F+2oibjPvZPRsPUJyuEZQ24nQ8yO54PERxxWaEFQ+zG8Uj0uyCHqGt6BK5w+SeI3eI3LPkDpI7Se4AuePk9pOrye0D
        8UIutjALbZ5R2KzbRro4EmZAI6NIiYCUqM602BOm/r/shI2YCeNJyZ0s9VCr1KlSlRz7ZSUawtQ5VcIIui8r0aClHs/aTjuiPZ6cgXgrHB1vgzMW086YHqlp
        a/V77fHV76KjOdVjMUCsFq22v5XjNAhLoDnMht5IsXI8S0MRC2p9Vo6obxQxizK3rVa1XiUCMnRnNkp4idJtoXRbJd25xlrFOFthOvs/ohcd5uIQb3FBy6Bw
        b/WWo06zwMliNwr8mZspcPBmCjxerKDA995MgQM3U+DdxQgF/gEVqFJr8wL7wwa0VKXMrQAaAxgDMeGAZhVAc1tba7qrWA7T5Y0bTjCH0lP3FVLeGLWY1oFb
        SwhNy/5M35MXiW7JRTM2g/MkQZnN67kvq7rPzDxD16W13b2TGkHd/comzah2HLWOgNQJwhi8O9RbQr1Pf33jenv+afW2LZoO9RZR7zs3qbd703rbit98RbXX
        G4ZMly07wGfZ/FmSIHrcThe+vhkIvzgS46KjEq1Ypv6kaKqsARvawMZ4Bhu5qGTg45IBj2Z77yjmw/TDm4xS1BglHPPWjwGhPKuB8jLYWzuIDBvtldLkfGqT
        ars6VdsyJx0x7TqQWNvXANV+YZNqy5v1lnrR1tubrjaHamdWN8Q0pZLBL1QxbT9XNW3sgewp0T+xp75AYX0jKHz76j8XCusMhWWqhcutt4KgZUAwuhkQ3FN0
        w/TnNm5PKfzngGDbcm2vlCblA5tUW3jxajfe7DeYmD1FB9UubVJt/pvp7U1Xa6Pa5zcBwaCxxeU23eI2rHErERZb1hIWexgV8lZmpY8LWRdRweJlNND678UB
        L9QETCCdXRyLNTkEVEQ3u+ix03owXvHWUZraxdHYgaOpcNccjV05GuuQaNyiF+JU63LXaahwwk1VjeYqjL6m4pBjg4QmrxYD8ENwpWigHn0Fr111HzhazbTa
        BhFPY5fOqtfWwFTAyTkbCZyxwT4BbW0ligouYY9e+skn7PQLn/jYjRxOATxbbvR93BWwv26+L06YHdTSmd9rFCSHeJl1pakBIVP3BCKblxlKQ5kDMSpsCU1O
        L49/nuehOf4uuEw0/mHsNhq+KWOCuRIRrfUuMDpGySmg/C5Tfldb+RkXA+nz6QLX5FLDs5oCHQhfFLQxfdzmjE84C1m4FmI6SP/GAh8koLmpRTnDngn2qkeF
        jfdGYeNdFTbeJWHjvRYMu53OY2D4jdkzCvy/vep/VsIj/DElTMK3KeESPqmETfi0CnHKFs6Qr+mUfQs59jFrBznqmDVKThnd9dH5EXIKOBX6oC0icvJ3qDI5
        xWNWiZzwmFUkJwfQ8oWz5beyhTA63Bkw6pZ5cJzwGzk7mFZT4IBawgF1qO0YtIDOL3GeIpYsc2C1p5lLa52hn5mZReveK8wPQRDYqkQMnbxSUulM3YnB6o2L
        6VBcMkygr03HXakf2+kH3hIRjuWTKJiSi9zAHDh2R9ICBR+pRYd0bsy+U6vdlkUjn5Mz7/2U6LN/8/jffvXv3/l+PWHfQ+FBLX0BvPLoMDIE+CkmCk6UoIYP
        0542QfDLkO1Q60pO+vVvRMzFS+k7smmaaV1eZZ6yrEkw8OKCM4nUONmiEeDlFbCyC+Ax12IwM9TF2C4ybsqlY3TeRhtQ8zi3VOduc8aokWn9bz5Ii1bWGTco
        KUYT5Buo8QhKywfwMyIt19RySgIOZ4jOg3tMEcI9zgn3OCdsY/u9NKQOQRZ9nyFAAgaPCCi0AhzlARY7yAkBR3mBozzAYoTWxjTgKK+7jvIadZhBWmYfGKQl
        +ABN+dQwGQvCZLRbmYw5ggwGolg1uYwSSYBHK8o5y6xLHyvjjEAsQo9gxRIwUibgtsQGawo4hOfJY044vIftg/Zk+uR7IjBKHTqMC6MxoZqKhFm1/YoSJUVE
        +rRJBKaSdl46TEMRpAdrUR6r7GDshakV+5hU7Z8ylQGvoXrt3we2vvaoOnQiQFW1GPcIfk24uWCIIWoNRqfNYE0tQKQMRNqr6cIxi3qMsnzqEiAlAK/YozJp
        qrkmOyrY08g8RpXyGgpA4PH9Q8TopSiIIoh9OJGMzYAkoYBd+BmP+M5gRJIOSFLCsFQJ9ZOwuPaFve0Ks1sdZnb/MiYv7MfdjLqYvqAup+plzIh6pzsUhr/g
        OcVp+7o9lXoxD5SmFaRQiw9nAAO004niCF9FQoIYS4JFCrTiCjBF8x/iRhOPcM7l1HuUait7ynZcj4ak8sGkfEI//WxSpOXoA19FYHK+RTFMxooBMg6wZB8F
        yOOLYPnZuJBOxwRr1DYbe/M/oxwbKyomygdoaU050QeTLv4kBJwV6EqBbqcCc79GA9JonUMlA5N2PUujZdO2u7Z4gpN022Wij03RnhTtbdTWJi6NUpcL97RP
        ZTs0KTlgOAB1JWtzowtltF/qbQzLmsJPjD/9LNVcPjFGboAWcxdaKqQK0AkCQJR4IjLpA05PjXO4y8+rOJ9+5RO/8vM+LZoKeMeUKxcTqRESjFiCmmhxAjVZ
        wDGjAp5awHOEHA+oicjBo3yFUwJesnQeSIn2CSAlSxcBwZYgJbm8CfvWwzHBftgLqtbc6BGGiL7CqOvxvArM5WN+lGg23MvQQlQnkTD6FNjl2NoIi9AuoIb4
        ehMgHtOSZzziYll7BNnuLssya5eL8WJXMJuT3l3jxhx4BQpKnRS3l9+ggEV1alg7i+nkmWFOgDuux67EDobWzRYOpT0HREPOaXZeJ1+vk69L8nVJvq6iiidR
        DFqgc6eI/PGoYem/nb6XYt4kMcViiEN9W7qCpPvQ9L2lAp2C2yPz2iPkx7dBaOfe+0o+HVnb0wTNAgKc19oicxL5Lm7F46YVQQj6sy2d3yzEx3bdFulJK4A7
        6up0CRDYnsBt5nZTXmXk1AjiKY6oqizOSR2U/YRpht2aTDWTYWE7HYJTN0wc2hawkWCmCP0CX+cJXzNk+AJOhZarMuxFQeKeJmzv1k4zgeQT1BCcTj8CgLJp
        /SqH8SPtF6YmJIsDvuLEFXig1RkaAgLAUyVaNijqYuqcoY0PJ57g3hJvCAo7SkChRKZQe4JW1Mvd1JzPfukwRAPud7MoG1uqhSZp93RJYVBoh8SWlwZXJfhU
        iW9bAfCJfaZkZ03xspRXOGkoaW0mEWkXNHGJn6487lxOlx+3T/MKoUzp1xCyQiEY4PQty9blBCuPyqHPGfoknHSFKDtKNRPcB4oSi8fHQvF5ubinhjGVikP/
        7SLypz+2aJ0apg1ZDcfoRUhBRKdi5KnL7plEPULAoAhYAhAxcFyQxF7rKbOAnUzhyoj2MiZLNUsUFFiUgI/onC6PrY4PLEVmFxCKwajjCMriDT4hQyum1WCF
        gqjMxsukbp4LC/9W2Qr7KwOKe50Qcd7Q0Lz5f0Ylaq+SzZXwy7Y3XmHcAwSf4rAAKpwmg7ArYSO1D4fG9Mjl557S3pMMYUyl4qIax7YUd7gsd/HciSNPZffq
        M+cavvq09k7MPP6mJ5+erS/OTD9xdvhJr5ksTHxsD+nMN5zLNIEeNhIq3ceu5hHiD4WmaPTQwhZ5VdtXqPOQvviaozxg28la4uHoTSR+Rvd7oPvHW1dM2kWL
        jyGU5jZ/BpAGbqaHU92nFXDBqLAfiICic9HLAZ6+RB8ivOsAH9LQOEh5lHY2D5RZDs44bZIUeCQBEyXHVI6NBaz5apROcREvuyD7wBGy63Lsh+bIQyCd5LR/
        5hECohz4cdTQe0tea0MH2ho60mjowNqGckOodZgjZkYcJCLgzyjXiX984avehDNGCelUgUgJl7ONDyEMD4cCUJYEFElwhzqmAeBAokI7urj9U8MJQMm9CBqT
        iU3qgzQmkqN3EVDEax5r185q4rKlMoa6IJSRVNh9ZZINNckLNn8FQh9XMdVU/+TFUaurZUX1idSNtnZbQcScpCJ25U96Tn7av2ZPmdtQF8d0nDReSc4nLZyz
        XEh7eJBqcTIBIWAWhV35r+gUna781u/fAF3xZUtERyCHkv41Yv7+tz7+E4j52xUlUU7jRpQAlC9Ei+xeIvrHyS5EJWoSx3G+P+miKHMfKlGaiBmH2ecVyB9J
        uK7gFgAsFDAVViA21EWeZXjKuNaDp4RrPXiKuMaDxzFciLpjPvi6jry4B2XG7IJdiypUR7cce3bGOekcd6rRRS8O0i+80AW8jVJmbdOzGRtd2+ksqbibAyiX
        dGxZoWc7nQUV93DAojL9qivqmELcrALppdA3Or0pdM0ZRxRKViLOpXuOOpABot46QLPUWedV5HYfBT5Cl53XkEs9dh5D8yw6IfvpEHXDpzZ/4C1RCFYT3/X/
        CNg6Hqg4DdgGEejJ+bSBg77+Al+Ce5BDKFMiBWrQgwhCkb74iOoBLF0IbQE6C+aISgPpMBNozH4lQT+kqMZojNydzhEaGZcDJrmbLpoOfmGRO+imn7LAlBuT
        azbwviUs6qKNN4pQohXnQUTI1XU+/HalprEs6FR01OEFQgs/unXCCeBz5bAJfM4cXPqZxOJ8WvGpik9YfE4C3zydoel/WoVDvH4CrJ+irB8N/yghp6XIUdPd
        U+E1WiN1nyVrRFgvHhY5vbhfhPriERHoiwdE+C/eIoJ/cZ8ICcaDIiAY9wpREPUQ9YudaKfzWOI0RHgeAP6y0xW3FlV5Ud2T3Tg8gMFJV4jIoA02Egb/skPN
        gGfJoXbAs+hQQ+CpO7jHBLQ6hn8741Ab4FlwqJHM0bXB0bVZXGAJzHvIDyxkt5mzGTt/Bed9iBwsIwQyCIt82YqVBQ+kD2YggrHi1KK+hvhO/UcrNHnYJSz4
        zTcRDKAeAD3KpX2kkezlJUvY5Is/Wul4uUlIan0M87+l/GnhPEtvNrohXcS+P9wYbmGYL290v7iAXsZgeDjUy9jSvXqwNW/Un4Q3EmeexotS+TRalIZCPA5R
        CdizhNIpxJ2v1+mk6MzP4VpZ5+axkjQtKwTMazB9aL3QRwEJK0hI++gAis3TkJMTUBiloqIHUHRJc5HdCAAfMqcrUthqVdORkMvqQvfW9Uv7q4lFLS/cSHyU
        SHTYjSQ/r0tg+t6g1lCxXTo/X59LyiC5dDdq7tI+QgI0vIwGlyjcRXgO4RFyldAYXwcoldLkNIeWpawealik0WxdNnk6Ny+gRA4ScYVVbiyO6TpE1yhPwkDZ
        cc50QMkBjnbH2C5druvghqSpAxSKulKnXlPJ3bokcYCIWdu+Rn3PU4uDGzQn1Jce+ML5OQxATlfxVURvCwgCCzhEt4v0Va83YORBWgod2lGkFtAazFO1Oaow
        7ttgluJe7VEaF2mGOqRxkKa/MTB8YFqf7J7m6MxtOjy9q19UPLTNHPm51WrzKzfHrW0GeG3R7twGDW0mKc5x1zdL4nOS3s2SOJykvxkQtrWjgHaE8TbdG2/V
        24BxZSVhGQ/B48ry9Ag6/QsnMXsXTl45iSV5QQT4tHuBQr1X46uBgal/YAJp7wLSDGFlY93PIeWcdurvQgVU4g0i+bYytqAkdU3fnu6njxWFQPqk+kyhS8fn
        6ZxLpH0voa0vcjwVVqcOmsK8NYXRt9+smr8pQ0tpHsiARgZqW6P5dW5lVrCLgputcteU66LRbku54Le09tlvlmtKdFBEsx8OSmhpiIOWOi0lOnwKJtB1ZM1B
        bt6lT08+IZVvGwJu2TYflhB7g4SWS0G+EBZL5a6BwaHhkS1bt+kRwtGNUItZn36ONq44g+eVD9VXQa+nSzjJRwO8Dw8aoU1Ic8iey9svp6MNTVJHQ5RyWCQ+
        VDrH94cmIQeaoGJz8w75Wp68Jgp39L7hBBNtUWcSm6h4ojYsXGeG/8axvWsK1LeFjlL9cCcTe7WU9SWqdPdUe/v6O+xVX5LkmqYC7rnEvclsNP+Jh1nyAF9N
        OoSolbiJB+Zpklo/6zQbbdFue3RLQVfoyIYmRQnAoiULAsepe62BdQ49mzjrk16iLrUlbamjZK1trr2muc5NNvc8DqJ+WIVUOZEV6ushfEQI11U4q5S6puVW
        /BJVWKVmflnx/bsEntMm4JwJOJsFnDUBk1nApAkYzwLGTYDOArQJiLKAyARYWYAVfhrcjRxo0xn7YqJGZaQv4WqcaVIBhklaeDzYtCAZSGid8oyAVcw0KcTi
        LdE6ATFEh1sRkVS0PvmyVtHGynJYtCoaC1/W6QoCnTUU1RICvTWBCwjMrQmchUIJ0fbRf4LAgQJJjm6Ev6uUO0WNAtp+Bi6B6TOYZcLez+B+KvplO7EbhT2k
        7Q+2aDK8UpZ0g6+OM8j54eanp73WT8Jf54dpLTb69qoHm/5bHpLCqAybCDkQMA58DqgUDz7CTQRD75rvAouKAz0COaSsvyv8imN3TTkENx2W3xmtOoXK0gUm
        w9IFflv9Dm6BAJkBFAKCpJvpzuYOxXS+Sni4nOasTDY8ciRQSY/uocVP1BUh9CqWP0BHAiwEqHode0Rz+/hQ/RnjXbzzwjBRuEQVJSGVwtsp7UHzRDkmxToR
        Q90olKGd20d03ByoV5lMULBEMROt2MNzSqRgUiaaiadW2zud8RtSAOXC51kiJ0Ez094xT2SpR/RWEtXniUamrQJKHeU6EcDNEcgjHdFhdZSJbJQe51UKdSgo
        4d1lxYjJmKXsE2EYzYGOplrqyNdaXoiiEmxUituFVkXzRGKTazEE7HQCmv+5RsmXwvBxhyhIweaUqhWV7XR0G77b6Uy2fLfhNIoL2rOOrcl6ZpOsUXvW8TVZ
        z26YlfePDsiaAGsNtt54u1iDf9dvB5c61TC7SQ0viuNbcDiRFk74zgHHmx6YuoWP7sLeMtAf324WSrxTICDeJUsr3m3EevcYMd+9RpRz3Ih27jNydaNGzm4/
        UAG2Cdrh02LaTVTCr9hEUAzHDRCapiP6/viIHo2P6n3xMT0e36H3xnfqPfFdend8t94VH9c740l9e5w6RpEIlyJQXPDSIt88SaNvNZyheMyw1XYYNtsthpd2
        wvDWDhgG2ksMQ+2gMMLiQ8IDiw8zY0FPCkZ39N28GBx9J+9Ljj7Gu4+jjzAV5uhU0LSjRcTY0XfxjuboO3jfcvRR3p3uTm6h8Tue7KDRvDM5QGN3V3KCRvJY
        cpDG7Y7kJTSKR5LDNGZHk0M0gpPJGI1/mtwa3x7qg0AGgR6DU4BjJV0dsNet+lZgKY2FqIEwxiitBFgIYLSVv6HzG6CtiHDDPB2vb5Uj9K2op0jH1KQ8n1Tp
        jKoPICRsLv8C/aPo7vmkl86KlKqAY/F8fT7pI4TQgndwYk4GNaLpQEbYoUooCumqOBPdpl+CggtUBiUbwOF5PhmqozqVRFRuXZ/gPuse5OnhQ3wRiYqUlrKU
        5ugoSuVRPf1I0Y1SJzBsQKnUrvIqVNYq1DnE3EO4jHLiSB7qAT00R2dVytWPNuuwuWgaPoocQEatC80+DereOuotcr0llMBHTR11KkF3tSxGGigUl/CRmE76
        1caUUCwzJuJYH2olJeLtBPG3dNgOTycnV7dYmn7UE88K02xHB97O2mRgpG2nlAxXhwAfO3iw5vVhqoZgZjvCtgvMcP06oa4F8zRilKiHEgE4aDuDT9HR36RL
        tKYhpXT9SNdH/dNV3YjVOqaxotgIsWXEVpqxMRbe4YyZPZHxsG/LWNf3CF/CoXYJp1onGcNbZ3zu2LC3Ce3UjAoybmPqUA1mleIvCoFpNI9ZflBLYENNWYQK
        JdDqyAtgpqasK5e9CY59wj44u2GO8STOcozzAJsc4xvmiJLbshxRMtHMgdMgL/MEp0dsvjudx8BRfmxOCEcIvd6GBBMmQYyP7fxhxGAP6VF7uhNMESiUslNR
        dmAUJhMj1FGzK2hh8QrDt53vF+cNLS4k+ij6ICPLndJB9F7cEghFL4T+KNonU8JDJWlCcy6Q44LOypmUCZA0hfTrT1bSgTQHl/XOMTLPMHA/Qws6P1+/cRR6
        5ydw+68nbCz+kIDZJiIZvYocHRAmGX4wscNh6t5hvV/bw4SJX6LH4RnXB/U+ePbpE3oPPHv0Ab0Xnr16h94Fzy59i94Nz27CwrfDczth353w7NRFMzoLdz50
        kjbq7PPSXQ9iGVp6p+w1lt5tTkd7zRlonznp7Dda97fLXmPpXeZctcecnsbNGWmUYcOBwDsuwWiPDF/WiccWbxcNbX/UMhsoAzMIUSFlEt4COuwx9Af0wODE
        0JwQDEqAxUD2IntMF28XEc9RUgb8WrTjdPHOU51jVXPy9RNuoGQD9ZjQKW0WcSSIfojCA6QmnD4yF3c1sXEF0XnZOrbU5xoin0ykBtgDtlJot0EMtFLGZf/n
        niTBjbiM5TOmyVeBT8NXhS/iflKf4h58UvtuQO6YCFf4+gQB0G7D6IX2MiEv7ukw6DHNB4RYnEs4MvkauLIEXnBBV4FYaQerU0APAvoQ0AsO8SCuwybnaRFT
        +sEWrvCy0bNY/hA4FetwPg1cDzjQfUDSXNK2e7KM8+Abvw8MJpA8CeFNvymTLGh1phP3eRs4i9up2YPvaCDsPP3r1wNz1NCe+eaob9FbwddG9UN6pJ70cRvm
        67zJBhrbOjWuisZxv7fLZs1EmgBjLx1thubrgq9w8l/fnnsEaMEUB3YE27mE0bvNfBQwiowH6aMf1fB0jwj40blE5nYLhvgs+NfJACq0DOkWUi8I8tDQAhrK
        JRDJMD9XB1SRc9QBqddLX4PoUA861Ccd6tVDlED6mwf/exAl9aCkPikpQEl6ZK5u+ohLfKjMh4SghoE6hglJH4XnKCGlI/AcIaR0Bzx3EFI6Bs8xQkp3wXMX
        IaU74bmTkNJxeI4TUrobnrsJKaXwpISUJuGZNFe05spWO9EApGZrscfyxAXm8DBfp2iJ6Fqqoq3h53JOz1RwjY1m4NLcqNLLxXfLlbhuXImrNVfiunkljsMe
        zTg5l+ikS85rkqADxqEIQkg+HXnhfYxOuzkcRgPDScDN0Y0GTl2Lbuh8W8RxGldABUYb0RzhG5z4khbs4cnROSTkRAkplZcRsv0txBklDECw9WhEV0H16Yio
        SKTDdQ1UkQmH4NiOZL187ZH08YHySBIwIYsTLVG6TPzikI60IXgFPrL4c4BlSgaMQCmKKBWqvc5AkssI2RylSEqI2QrA0n49gWZCr+6bS3whqkHtdnUmZJm6
        HGiwn6hPPbq7jnp9rjfMCFlPBx0J2UIbIRuguEFqkw+ittrCwTJk+FAHzITzN5HxCZS4wQFIelerfJ6ncwNlgfaycy5mmDjTYODgHI2TeZJvOS8j5FVJriXk
        ZEvXzjNvapi60gOg6QUM9YEgEHpzmJZkgFu5ELEVxBabsYNEx3YhtorYfsRGzVg6Nmi+XiwgFtdxvEOZ2KGQtZ6FjbLFEJwjhsbcavj3w4ZOGxSi0ein26y3
        HrEQKN9ZsdQCrvgzMQUXogusX3QCmge/6MBaiLtGTMEVMQVXxBRcEVNwRUyBWgExBTf1xUZNppXEQgThTyjHnlbXVAfBGCACV8RjWDhGOxVvjVyDL3INuTVy
        DTmRa/C/CbkGrynX4IWfdZzitJpS10yjRIaLG+WxtE5gjM/4o8IbGKslOSJvHaajVPr5v/6Yk858BHf1BOhpUItc7BCiLuDvtnaDE7fb2gUW1pg9BhFBUTfy
        IXROa4xWIBEG/l7VR8Qtpewl+pWcKhEoPsSZSnCKREX4kMvrQkootlFd47gtsYjiYR01iCdA3onRYAm/LJRCMxpjAmIrHWIp5rAp9VwB/iwa/FlO/bgLpo+g
        4RJCkDmnLQgy50RXJwfJQk2OAxmWHCRaBnD9jfHPia5OTnR1clAOKAKbACZy0M2ATFkXYCIwMOEb/SVPptjjKSawxxRXgDUbU+xJFZ7uNqpQmGLPTLEL8JAw
        TLFHUwxNjThi8RuuIQqf73eC6eiaA7hbKJm9hQVWRGLi7W9tSkyQ33yvk5jIkjUkJmY3lJiY2VBiYuWtlY7arFa6/NaN8ixtGLP41g1lNjbMU9+wBeg7S3Nw
        z0C/VbgnrKnGLYevyC2Fr4tbBl/ELYGvyjXD1801wdcj93P1Yi3x2BxSpgnI+pIY5eidbhSLQZS82D4J2HwKGNrQPvPFNEDs0gzO2sJTFGmyHM2zlGZfW293
        BypFMxCcL+d8z3VsZeVCk9Hjo2YBgEZEdoldyMd5TGR3sYv16TEPL2KXOs/uuWIQrh/DpNhyU446aP+JRvluvrR+lpIwLqyfoWIubLnUaRbzO6wG4jQCGkkQ
        4zZiEg+HB/oJEO6sDecjMncs2k4g3EmyoTE20fqj+vpuWFKoRRt049ozuxeOO5Vf6FBqcf3gdBwau3XqojYeVqFDER1nyEy0CE4aCHAMBLRKSAICHAMBjoEA
        x0AAc39DHOGoO9hoXV3lDdllWciz5JZ5Y3ZZWnKc3JA3aJfFKI0UHli8BMu1jDvuwQYQKGcv0/t1DSNj2aXGsLSZC40TSJu5VDuLlLkwGQSxM5fOkH6qHiVy
        lsVyfajw5aAtxzq4scfqYWwtg0oVMU6QEmj5Ijw9YIHBA5nPWaRBI1cQglYvwdMNFlhoX2PDHOvXG+4tz/CV/owNFVOvuc5nnVrz02ksSjtHIBP4StT2KVHi
        QMFqCKemgKgoBzpYI1j8Xo2VGeuhcNvOJgXDDOfDcVIyPHThgIXmlMUsuKRo+OrC6yoLI0M4cUmX4bWXiTaqUtyXFJFsw+QN5Y6ejf9UqTL5ctleoFw2ca4u
        yVFspC61pDzXuPDCBPtmglc82EvCvHrQUMK8eoYdtegR+PG8etm8ejAGBbDwCee8yBj57WN0ybTSNTfMuGvgzghjAQ2VIZSASQnAKA43Uo1L4HgjlZYAzSI9
        WapIAqNGKksCDGjnsp77Wc/9rOd+1nM/67mf9dzPep4DUqRu5Wot/efeS2ejRKoJsmpyWTW5rJpcVk0uqyaXVZPLqgmKLAtfD0w1rVi2vaJ8VlGQVRRkFQVZ
        RUFWUZBVFGQV5YHKqcB8rbV8qbG9okJWUT6rKJ9VlM8qymcV5bOK8llFBewMNjScGC5oUTZWIKO+fnORNWhQYMGgwJJBgRnqGzCor1dQIuvRdCqV2l6oaZkd
        I0HBW410JjSisjOhkYddKWS9KmS9KpheLRSMqGy9YGxqLBaMkM+6ajug+d6WHbS5CXfYU5LBTntap51rvewcbeH9bOuAF5wT7TB3mIazjGmB2FKJlkQWOW46
        rNFfOiL2c0wvoY/G7pm5ST9hW8ItHJltlZmb9OrI4JmBjpkjxkgSuS5zkVA8Z6b/CGb6WSSBKqqaIiPBakXaLRrJeswFrMCjFUK8WudY60uUcTyYE6CDdZl2
        phBMVdqzCnERqsE6YONv6yI4HFzqiuE59xkmddHwnrsMszoyPOiqYVp3G6mcHkExRNPjdPnDyl5jcVWJ0rFjlI6hkqyiP3A0S85A8Jw2omKqTg0n7hnWjGOl
        I0uUnC3RBhejmEazOFVXU3VFTLRGtaYyyHuU8mhTjD5ix7ZZK54hH3yzhlyzpmDBkJKB1e40cLRR3DDdd8RYLQ+BI8ZqeRhwhrIJ5wZmWmQQPBw7GyFoME7I
        kJJyG6EYPB/npEYIUSQBHcadKZ+v6eXci42940VgfnXYgrieJg+u2U9egWCX1cpAudJR4jZ2OqxOO853WEuFTqtOlE0hcNDKidFt9SKaWbXnRQCepz5oE2DI
        6dz5lkznL9M059pS+No/jysTj9XTftcWtSwlxKIQztHvMUWt3gEypylpPJz40X/GhPrRH9rQwYIpYHcDM2HuBvZ53I4nsrMbpJ/cIHx8g3BQnOodkNvJON6u
        FrkakfhkWwHvaBMS+xfuVtvlY/JN9oEr0R0Lg7B2Ym80VOh0kg2AzT1VpqfB/3093WRWOp/DN+zppv1UGw1qY9blLDurzKEWFky0nILzcqqFyjFvXQVzCi6Z
        U7Atp2RYcxHsLGhK0FKhITQp6Cc0KC1vUFjZIKAS99nDLRlh62+zGge4BoMdwnCNj4eGm3zklvDjF4a11TJ5NzTL0J0fDj+hlH1NbhQ67Iiu0Ur7kpIE63ZF
        UQAbN3ug3bEQz+DmL5kE6wqxDVLP9k2Do12jBceVOxkVvQLFR8dQ3to2e0BLViv8WOCUp5Ug6RnhQdLJjpmTvlEl9KFKmIMp41CQONvzZnVCZlGK7aRllakI
        eqImV2UPGzXzYLTIaAl6ojPXx54lRSQbT5hRFPREkW6APQtgZDOTzagLesxvniXgYYbzDDxQCloh8OK9fRkeKJEswcMnz7yw+ggqcbQsmC+o4RHphy2cba6I
        gqMyLThnGn+J284KjlnUpGn5WW44KzhmUdo0e5xbXZRwaXGYtTjMWlzIWlzIWlzIWpy1MeKzsPmwzOE5dV9aAnv91vfFPWn9r63YShcWl/6HH6t0Oi6C22qn
        //h7tALTv//ox38bitRg1VJwng4fqdVg2FpsZSgA2zafDjXE7b42TcV+DoV85TMKzFzYGph9T0Rno7RLe5EN/hWUKxPwSRfzOHMvEkluR2O6LFp5szkm1cup
        fcXYYqMOpU/bteg26IWDaV0QS1veXvULkGLwdlvP2TFbS3i3HTN/9edssZ/2M0Cb5NYhc+HtdH7KJkKR8v07Gzzc3dZPgh4i9+02GGps3IwtcL3NFqtVT0OR
        swzztHQiMm76Vx99nxOLs+F4YDRbx+S/Ykw+99GP/3qORoUOl6nFmuQ3NZ7PI+9fP//Bv8N0TIc0TVxAGHeF0JQWRnheGOGRMMItYYQrYYQXhRHeI4zwijDC
        bWGEdwkjPBRGuCOM8FKrDifNUAgmkC+McJ8Z4VVcCxwBS4cDJo2hoR6xMlRlRrjPjHC/jRHuZ4xwP4pQohV3g9UujPDusEd0OK102xsT9chzWr37zeHzJ93S
        9PCUvqbwTsDsb1vZFcjs1hqLiHPx9Lmtxhc55nPmt6ii2xt8HzvaKSJiXrqyyPx5JMgM3oGwSmf7atGudss5bAiETZpcLIM562A9iTzTHhB1VZHtSXbjQxQ6
        zyV7QQ0Ozeu9CBzWu/nafX4u2TZvBJvGESHqoTrZhY8BTemH9S4k3UpJ9fycCBcl+xA9qPv0VognDuiR+aR7LumhNLcQgdSvRat0MtmPrPG83o/0iUYh23F/
        16cpMNGof9QUejY5IDf/3boyl+ygmFuNcD70gLdojXwJtYgqHKbsqHCM8g7q7ZT2Nqp2UI/iWpDz304xW/Q2itkppSyilHE0p4Ki9sDXjQR6H7y9kGRktbpR
        XDxSkSLs2KN3ZAIPCyihW49BZAAj0UupkKWib8dNJvrRQwWa1HWkHoDKEuQMKjLQfdQF/u42ozmM9s4n2ym8Mp+Mcr9Xq5yuZ546gHTVeS6Hv1FOP+VL9Kje
        jrE0wmOzqC1BxwYoVS9kNiH8kQzOJVu4miqXS9WhEYMQDunjYrZlJcyghBGUsJVHZYg7XqUvyjKC/DrmDosWxXZKvVVvmadAzamrnHpEpEv6OXVjLJaRuqJv
        g8TGzvk6hBUxYrey7uhRZ3mUQbryTFJpKjFALqtCUPoFRfD3Bd719+Njr3xAD4jBu1sgmUZ1HNF7TNoD+NjXTMvrokemvTrfkIq5c/6hkxDGQZuqDb2aS/c/
        ePIKm25Y3lmDOH66vL0W7cbq9GAExs3Wsx/tEXrAi8Wz7MUHhAbw4t1CFXjxXtn3vXhcKAEv3iWbtxfvk33bi/fLYl86jvpUJFkWJ02xC5Om2PqkKXZ20hQ7
        M2mKXTluil0+bopdOh7vxzayNMnkOfpCZ9yM65SLxmHJHObJQCjo/RCpi3YYUmGfIRX2M6mgd0HwzkRmFZ5FfTju7YWgnYnUpn3jaJ4+AOk8xLAA3QzEOiBR
        t3I3eSAxt3w3L0pa4/BAqG4RHkjZLdzdQjDUj7cQDLPHgRU1DOzQpn23YdrSSInc17gwYKkdYpFyr81a6wPtovm0TawNeNXagMeayuwl1vVoL8NeW4a9tgx7
        bRl72m5f9ujxVilNavnutu/dem/b995QeNI0OSLatktYyzRJYnTzAGsI/gmzGlB907unpSCLKt7d9t1ekRXvXX/Aisc7cCl2Yaffx+eaHM8nbKTs53NNjlYg
        zjU5loi8RO44n2tyDADj5O4155qZSm39VRYVvqdD2O4OYXs7hHVq7L4OYfs7hB2A0cteI7eAq9DM9EEu+k8ynDDZki5VaR8vsncWoswU/acwPARGe6Dd6FM2
        7Sm56NMcpmqwXcjrzsEd01IPcnBEA5Wks67k/FMbjJjoz+x77p94a3rur5aOX+CLqVmvJlkphQMTNe7V9Of+e8SykxCFyIOjmLenWUQy6W6ybdzJ9Gv/PYKl
        IFjJgmyuTnOEu+zEPQErYIvWBMugdDelEZOmv36UyDS38am7547aUUpkonMV9F4cOLCTWIIBRRfyFNSuUyVXJC1mgxrsUcFg4k7bkj5Ef24LeeauQElvwRBr
        7hK+ZrOvRVbgy77q+FruNl8z+WQXEyVNnV6zx2fplwNJYbWm4MNGlmIh2KCMlayW2Y3KWOpGR/K1hMGguxYtYY4XSrWkrMMMu5YZu2ZjwuAiuTLazvfoe7Es
        pVDmJhzUCyhJ5juM/hiF18MabYZlDF3AprwIr3Ibi2Ay7yHMzePCX/sIVfPohvga1y+REeGvlxCm5rHmr92E83ms+Ws/4XEeGf7aS7ibR56/DhSVYdnaOOcs
        WnJVWi/WOt4D7OoQdmeHsLs6hN2N5ReJkJMslIDR+0E2xnsuPsTu2fgwu5PxBLvj8REx1hsfFWO+8TF2rfiOpmJTdzoWBx0Yq8fjyQ6M1TQ+gfUPs36M2xbB
        DYPOUR0eKBnNwAP+1nIXeQ4hDTxQk6jDAz2jGXigeLQM0a8TAB/kAm96AR7oJs3CA62mFSQ+iDTwQO9iAR4oNs3CA02nlbIOTjLXHRoUkMhaLteiv4O81lKh
        FQRpphgIMVWUKKxJigzOXNjAkfxdJv9isB6ETwPbuWzz+HYxoreUr0naZklowXtwhpXCyFttLJq4Qg3pvuda9RdOf/aHnzzOdB2EcpOeD7KwHP9ZT2T+//aC
        9Z1I8UzSkxFjCnlahCPf9a533YgrbDTarTXxUuVG0iPNwzKhcdSVFnxWWa3SmeZLcsG84IEk5IEuYeZ0I6bOMTyViDncjJnlGJ4TxEw0Y2Y4hmcdMUeaMSsu
        Ynj6EHO0GbPMMQwgiDnWjFniGJ5piAfe0YxZ5BiGpSI67wEnyIj/OU+fX9M9MtUcINfDx8XjxfdI8X58t3i8+KQ0xY9T8XjxKWm2H98lHi8+LV3MxXeKx4/P
        yHDk4knx+PFLZehyhh6p+/G9Msy5+IR4/Bh2cRdztSbPUqDGzBQnCoR7t1TmKXEF7XPQYpnngqszQQtlngRukwmql3n0ueE5CZot87Bz70zQTJnHm4fABK2U
        eKB5nEzQMiQ0l0s12oXhKcJzo3E8WbrzAgHXF1/z+ad/5WvP3/1g68apKxfYSKiutIN3U9f7u3k9yoJyQ30fIQXCsCf0vTTT5NmlX0rYgTyT+gyhG/LcqU8T
        miDPXfoU4R3ypPok4Qvy3K3vIQREnuMQELxI+0Il7i6KFchDRrZmwsjUHDU3GHcIr5zxzCWDZs4aLDNukAwhJDrZcCsbB4ZiExHAYDh7M1RBQ8TPKtKO1gXK
        ptSIaOCQjGJyQkMQcdoMh4gdbW75nhaVvujXlVm3IJZ5KYBKFg9RreLZS3QWq7FSP79JirqNMKZKQtpKucx9tDeyZz9thOw5wLSgUNRU0UskdBeG5Z9IXbfc
        p++KxyFwzgefCnmw4czCA2p6BcyrA7J1+ExPLyIKBHUdHlDUM/CApF6GDcBZn0nFqBb9BdOfrQtPSFS3SYbN5MTJFltGAK0YxyyJhSx82TgmvJ6FLxknW3tZ
        +KJxsgWYhS8YJ1uFlYzYM062FLPwWeOY8KUKuliRJQpq2ah03T3P9m5aKfTm5tF7w4wL6HIC8Ywwe9yYSClKSAa+Pp0EYOMThkwzU2F0rOrLeHZ0dmln2eFk
        2l0Trl36RYfXjRuaULanGO3rlA/L4iaLs1uLU52LS21Ta2wel8uzEf/03S9EdFpJu+h4YSelFuK/BPPjYZNvWeIlmvEtcUvis7V/isAjnr4u8aOk6XTsrpVm
        I4KpKIZhYSWW7WAuWxdXLTsCE0a1Hks4crLGcbvXxEHz5mKS57i9rXEPwD4sB4+3ku/nS7gUyBvD8EA6Bdg1bg06VQrWBp2moNzaoBwkmvL8SG2nW/1d0Nvd
        lent4j2ADudlSrcX6fa2ptvTaizggZID1lVrgC085xhruyXiPN75aG+ix1aVG/2CYdk8gtpTsWnj9iA2lNweBLyui6cpDJasYUrfN6b0i6+Q9LBaS1NqzOm7
        mF9dvG8YDxi8J0rfTkC1IwW3Pxd91o59nBGKRLI5MIgPKiXMoCoH4XU6oObZVv6yHJuRJCJCRl4ppENw3AWIdVseGJVESaHJzyjwoVx8zVM5UX+2MYpUYAb4
        HmFp7+HPKHreTgbmkyp/aYa4ZCvtJvgcR+TgfNIHZaIB4RPGUG/cLZxrihqGhmPS+0y8hVo08kzSDSq18iC1ofuDyf0bvFH77dTV7riCJnUTuXZ/RhTknjg7
        DCK2orcwuurVI++gn565pAI2cq+uzM3VdVUzIW1bVj0F37uiq3NIkYBF3NcS1U2l91FUN/i6lK0bTGz66Zkjt491sip6SA+tyTIkWcAYHm6J6qEWDFNUjymt
        B4xb+hmZQzVcWpUy1pO+OqWtvkNY7lXU1Y0W1ql11AfyJBXY/ENwD3+hYxsRRq8cjnvDjQ0xRqnSEasVRN8KQ4wFY1CjwKfNvTrWHRhQUX9SeQd1p19vfXCY
        3N5WcQg6gEAqDOeQ6PN2y9mjCjmJPl2FnER1A6mGBXsDAY66vUGO2Y0iZjpG6AQzuJWAAoqQA7oyf0MPUouNdUEWve0kVrEMBSPoxXU3TCW57VSU2F5ymQxZ
        UPzGEsGtiQD5TIu+YbasZYniHRWJHKINfFii6DczV9YlIZlBMkJNLmjMrjALyQlCSdxGEmMYl7b2/yAm2cGFgvyaK++0uKwTlHSZ9zq68F4HkZ6EdtchMXlV
        B6Yq6aRtXmPKGdMpjNFqMZELsKFdJPQM1LXoMwkcE/kbOQZx8fUiGuCfLIF3A54OXkDPCvLlfB5AWEAGI4thvlEgWbKwIF1knAnXjIl1zFpEwQs+8v+mbUgE
        flaEwqjjFhKHSKuQNoTCNqJMYjAm86BxWJg8u/Eom1h0YTflwlvjYvjNS7EZsQVrYb4LmZE1Ua4wcN2wkLQELm/nuweamP3mFgWYXyiaTQgfNyN61M2SR9Q2
        XO6zJX+Pieblirl+WKyYW4d6xVw2zMDjH7OIJPWYrl6pmBuKpYq5mFiomPuI2UrYobrU5SeruEc5iW/pVV5Gopm8qV8THcgg9QDvwUIALuyvSWFZIVk0d79U
        a6tBKMGFw1IzZW3WvHAMrGQ/C4Dh8oP8CHWnYrKxzZhFGyVZvpXvpppUp8dG9Nv7q9b1l+hl01eV9dU2WmbtfeVofkQgXdiDokVIptmp/Vx/FgCq/6AxnJI1
        mZqYTYwtJiA7xHixa8JNe1ou3ysZaIX/j1kE9jrmnelfH8FZV/o2iFjeKGKpJaIN1S92iODKFzYqqr5RxGwfBDREBw7pIFa00Pic7TfgY6AFFukYMfzHoVpz
        gjMQwdy0SUQgFc/f2pSt03dNQg0bfrO7pBZO8N7O11wduMP7Ot0dJXu4gSIgtj8TGduVCYWNZ2JiuzOJsH2ZaOGeTLTQ3BWrMD6gjTRJOmOb9zjdY9bjtjyQ
        MwN74G+yeZ0O1dIXHJOE0Jo1kxODJBad4NkSibXsiy0TawkeworWoi/WTKwFX6yWWHVf7JxYs4yzfpvfgfqxvJ2bZgmXyRpuxNKnfztKq6mjLTpAsmZrJHqu
        RRHvCahVU5fxigItjIWnKngmy4IHmw+bpiQkhLX1y0811xb5zTdeSuRX4ikpr60sWXNtUVqIWaUfIA+/Bmal7216UdS0UZTVtOMTEdCCdPECnDwAgnJQH7PQ
        7TOPnORnSHBaDfGUSHBviWugJKLtijrkI7HxBsl9JcUtsKM51UyYWCZwPguEojFtmhgY+OyrNR4zxEIMStruoJD3thQigfNZ4JpCnKu1E2qCCnmvKSTMBPjV
        aEurqdGmDVb2QiXN2rMuv+CYPbBmid1XGI5A46A3bUT4A24jS7SpNKglbH0C0vywpI9XkVgHgDUZqDAInE/bk83auUh7+kWakA9F782CHgEaQm1I8KIZHlNM
        qzXcaV5M8tq+iPckatGPogH5tsYVGS6IAmNznMyFFFombgxfa+U/wy9YKlFZUNyKV5T4LSiMa2KP2VU23p07bFdpl/5zd4j2zr90AS/8ohQPuoyKyeyypgOg
        NLqq1RUCdyvGARSrAiQuvwnuNh6/4MWAtwNtVnM3z5aIWjs/LoNH6JRRU7eyF1F8vIgylu5nsdXoEFLvgl1evIToy0uId1KilpcQD1J4hOcE3egwK8Tjp5qw
        Nv1AAk7DQTy5OsFCaEFaSr/yVCQWDTRC+V2dQLKykJ0rWQlsdDPXYPrOt7TmQuO1f5t9ECLQSH6nvOJQmtjk+YYTX/jo4zMzi0fBh/JOvBVRz/3Urz1PkUy0
        mtWMR0QyO7czTTu3Myr8P5StWiwRi+zb6mmxGSuybaunO9govaFOGuOOYuFKmzzjIkr3InnE4tWkyXNWRNheJI+Y5jq3ejqxM80QO9MMyexMioBdSxIIclAi
        MRJpBmDFkQGwj1krTviLCsY7p7R0/VyT26nYUIt7Y7VKpX0ps/QrlrrsTI8xM+BlZ3qMxjRaFjBuAnQWoHVmNczO9BczY2J2pr9oXp2Ayhmur2DOWLvGWP2l
        hjEbmryfzzn29PBUAZLay+bBCpslKmCX4VdtEXbEue50w6TsjJPAkseiZ75X7ATW5hay72U7gdG5eva9ZCewnzSbfS/aCezVzWTfC3YCM10rrvmu28mO7PkI
        VsGzk1vMkxPyUsWt2UsVYzC37daiX7MNIUqfnuE622JAyRfDfHkxcFSZZ5tpiTHS18MvKIilvxxbZUtgdApSiCKoBkOIc3obIvD6ZhXGYUMI9nl422AuGWTr
        MyFbnYMMXCISn8hYhrX/PMQN+3SPERuMxWijp13YVZpLhoxkI3rapfl9ANhKokpgoAqVDFMuWMSaS0aoqhKEAXOSH3KFsMI0l2w1Eo8ohQ0Yuihqu9jLLUj7
        YTYyYBFBD2W4KFJMP8HmkpG94Cc8PD08z1Z95tgkFbK4EDSMWKowoAJNarzhAUMxOprndxp4KPPUBf72zNjBfJA3D4EKSpL0c7/ZGg8//NDF6Xw2OCPfLr9w
        MQeLULqMUTTykfyqCFtPBGcigoGgEuVISnNJF1fjc7ndMD4Dq2fhXJLnYgpZCcsooUfsL2JUKtzxqliz6WEDwr3cYeGzIHVVd0FQssipfU7dAzuNFZ3j1I2x
        WHTY4PMITDBtnYchq0GM2NB8vX7UwfMn4OezjfhFB5KMtr5Vj9EC+w1Q3nsEbOk3uwaxJKTF3kSLLfiZdbbg/6jLcacH5OWm5YrIbqjo4+ZKziZf7G1yoPLB
        gWGiz/9WHKg6c8nohN85YrGyASduYaMc9Y0iZjeKmKlswG1b6aDdxJUvRxsxDjeKgJhKyxEMYictRzBIs6SzJTAoWJYkopNE9Am7QSv70R/Zchrna/EynkcC
        qizjQTtgwXIsKuuz5VjEEmfKtOnz5XsJpvuAh6GzyhftpTiSckpxXsopMSeUyimZJ8NnS7DcN2YvlWGxCML9OF+0NI2Ii6xJPhLOlO7ne+0gk8QJM0mcciaJ
        E2WSONVMEqcvk8QpZnI3hUzuppTJ3XRlcjf5TO6mV+Ru3HSFORy2CC9Iq5RplZEfgba2K2rbFRmWEE9Kidp2jwwLlLRdUdselGEpxEMyLIV4WMopxCNSTiHe
        IuUU4q1STj7expI48BdNdUtFU8ti0dSyUDS11IumltmiqWWmaGpZCU0ty6GpZSk0tSziPRJXIotJJRvjnmyMB7MxHs7GeEs2xtuyMe7Pxrg7G+OBbIyHsjEe
        ycZ4a+sY2wyUjTG2eYyNKNIKbbC7+KFOGe9iNt5BNt6FbLzDbLxL2XiXs/HuysY7ysY7n413NRvv3my8+0LhPtPc087RWJ8faqzPdSsWpvsuDyd50QXv9HRN
        DFkAvUWP0G6xrXOirSaRE30SyF2lS4Y13JlR7xiQXXLMqpiFp0Jetpu74Jg1soTCesgrr+fYZsXgPgE2E01q26wf5vcPk9e8tWOWzDLiu8nLwTOOWVJ1p+Pd
        Qz/oDk0pyImNxdxFxyy6zjcc/AQOxTcs7OIqQeyvqI7p8VIOxTfS4xpEhx3fKyi+8IL4M3f15bqDKZzOKVefUrQMbrbY7m+iWPz3HXgFNmi7/b2M75a7cR23
        xF3WlbbE+FSteXVrYhwXZAk1+LYhP8y50mTD0rqrYLP/gOOo6YJs6ivK2I5isn5G7ALPqjYTwmKi3pisb7U2nCrAL55KgG2HnQ5eUZQ351xj1aFg3p7zzNt0
        vjEFEZo36nLm7brM4HHRvGmXN4aP8Qa0k60OC2b/GmBp6WK2AFZso127DE8gK8EC5dcAeUseEIEnJ0vCgp5fA/YtfmlkGR5P1obV8dkuvw1sO6UBImoFVQtS
        Obirsfhkt9EKtzoSB7Ti+Ty1ArNVK6wnPMYqa7spKKFj4itc+ki/gXvnWsrXz5fNVU74fI5Oz+50y6MDDr835FIGM6JOA/XgOsgYkWEFB7a+C4syDxhCITLq
        wiI2qI3S7sanYte8KcPnbdFqMKq9m+c5azSKNzhJu+Z1Gz5sN8/RrChiVI03yTnTeNRyTd5ZZWwzb5a7rszDmWtzL0jEQpabc15uSbCozNubnJNJZt5HMvbB
        kiy4JbUZA2FZEi23VW8xS5ojVjbNPSMG12fstblnJWLW3ix3XRLV1+VekIiFTXMvSqLFdbmXJGLJNsyWZfletl+E3bIi6VayfDMGfTkvkm9W0s06m/ZVEtWd
        dX2ViIVNcy9KosV1uZckYmnT3MuSaLk9NxY72LIrziOpegRX2MbsuPbDv/Jsf9q5LjbGRU8Vxl2iTytD73ti0gVsrb2qAIw7ZrsxP0+Kh6Wp2HziP4eXl3Zb
        QWIz5W3DCiq/mKyDE9ETZ0+a0MD8OqxZG+DNZ53Dc8DRXyh5Yz3LHyCnfuJs9rkmzsdLyw7fqYDz6IAnOYOHjMEudlJ1lZlibMnAOTOM1qKZueeSvGmO3FtY
        o8xvAovU5fe0eRhGLWaaw5Zq41Hr8eizagjE9XqUvQzOF1v8wMBYjYHBaPnNUbFkPDBUEHSiziWFs/J8Fkbk3dTf8aeePHH86WeZR5TFhJR00XrihP/0syG2
        PxPum/KoqGYpMKKalZM1PHqiWYmHIYn+kjXMXVEYt9ZUZqXVWijzE30GWkHy5Dgua6FTbCt+Jfc5bT13Qj/1pLzUq/DULP82I9gYrs0RdmtECL13HUywGdK8
        PNLL8hNdl02dYeLsVRHM/MBIq2uarlJ1h8ItB2t8K36MHWZjaN62vfHKHarACodiQIhnYIing3+DISv8Tc8Opu3rTVvY1J/fsWonFpYXH3/iqbf91PgEczMm
        L7aEwHhY6+cRStB72D7Iz44foVMoXtcGix/TnG57lA3bLhmCyAaXXozjtljzU1AUzz+i8xefo9k/KTIgWE2FEwU2zBvzfT85eJj8xPu+8Pz7fuIt//mdRycc
        3gKKR44cOXp0/Oi+o/uPHjh68OghEaxBxPiRfUf2Hzlw5OCRQ0cOH5mQ184oYmL/xIGJgxOHJg5PTEwcmThq7MavFg8fPHzo8OHDE4ePHD46MT6xzzyis1o8
        dPjQxKEjh44eHj+87/D+wwfE6N1q8eARqnD80L5D+w8dOHTwkEiRI3z84L6D+w8eOHjw4KGDhw9OiA281eKB/QcOHDh44NCBwwcmDhw5cFRM4a0W9x/cf2j/
        4f0T+49QJ8YP7BNreKvFfYf3Tew7Ql0b379v//79BzJL8uNHqMPj+/bt27/vwL6D+w6JXTwKHx/fN75//MD4wfFD44fHJ5i9rFK8H6c9PC5cSEIa1+etmQS/
        13/kWcILtb3KugNyOif+a+47S1Yo98bjx8CuiiEZxOMfUvpXivUimFVMVE0Xnk3HrxwDVYwH3xvh6W4OI4C8vwSPD8jEI6pK7DUvsaEAG/YL+I6xBreq1cXo
        y2xAyxWDrIEAOoGLeStd7GOx3azM2POvKuXRAgdaYUNbeVkjgB4HcJZDYJB4rFomr9UTQvDNe/UuHZgDneP+Zp+CR8OSWLhihOyZ99mjP1ciFqIEmXNumImL
        HsVigy949JiVh++YhShussOXWmAAajbAEv2oHf7uMac07Uzlr5nX2fN4/RpI92C2w4BrCKMSLhuVUJlt5Vw6HTtNwxJVMUrB1iwCY5sCpiU8RjY0IWxyIp35
        PT7upgdxR8jGo4nqH7MPUqfze9UeGu+82JDOw4Z0iLgxGsI8bEjn4GjCjHkoTlaRoY/OIHnYkLbhVOmgkpe70DzQUxFOIE3ASzZf+Qy1/sNrG1D41jdAl+R2
        MFUwOhIkFsth435Yq3uHE97m7h/GlXdDWBdQAXhXbPEETy0y1mF4xBOzBL73DseqZRsFVnNrMbhcMDbO0m2wmvJT74nS90B4PB/BLkkeWuNxEciwamTDoz/H
        NBTglCEsV4BBlVKk4c/DikpDDhiKoeVI00q0jXC5xcaluTuhLpNzuoTFauvwJC4gToH2gS0WaiqE1eMCdSKEIpzFimyEWzNutcWy66r5Wbdrjdj1to5FxM0Y
        Vs0sF4WSLREV8n6jXz2gTelJQ4ues5YCPSCXj0S1DWRU20CDagt0v9xGNuk1iJ1/U3WwYPrm1eTWV8Oi7M1qtKkGtilxkCPY26A2+3TJ1/wEAB30fFNv1Lle
        39Srm/X6UJkw9cLcalWq692oOud0ydO9pjpPKqZDJcTcpZhNG+ueLrmNxrpMv71oHu90yWnkcYTEebE8/umSbfKcFzE2CzqIkjMD7g3y5k4zrC56crTOEnN+
        l63AsAh7CDUu2tDYLGSBrRDXePVCCl8qZDFTO4YAJUu9vC3IfE83fE8GvIbaEMR9w3FF1k63rKQeFOkw1acr8oQfUmv7ZSyfP5PDq8NHRS6fP3Q3XyS9tiFl
        hYUdNtcaVE5bCljxWgrgD92zvgAquaUAFvaHKddjchrJpUtOzdRvNZY0x9L85SAQK2kasetWt9Vhdec2MKLXORwITKMve2BMONeROTO+PtwY4DN578CKz0GO
        Q0u7E8ss/JxZPWI/oV8KQyYruhN6Eq4ZgIblDmbgZf3lYjdv9l1YjY2qOehurKz2oONYOLkWgfyWuEkC9o0t/q+V2vr/jsV/Mz5Imi1pFaUC8QK4BMvNeaNJ
        bAL2vyjo0sGhcwQdHERK3or2GGCy2gGJ25ABU34j+G6toF04tFnBHTdRQWDAjrN1XgVLyiyDxWbRd95E0RsuhJYm3nUT5fitTZRsd99ENm99tuM3kc1du+ha
        8k/eRH7n/1+YnRcmD2HryrSi9CbG0zZ51+LcjZerWaa5xrKmjRt4odGGbNtqTaZBybJaWtLfrt7oiEIaUVodgs8mgywZtC7iUjLcqg75AOsEWhw12VGNcSgj
        5IYaxokHW62dPHAFxE7LK8VmaGQ7WlC1F1lBN5UQVOJJvh5sfUJqoP2bKP/htksusCF55NYMkW2M4A12Cj67dpxtI6O2ZtzME6XxEBtRFo7O+srOGwHAdZWp
        zpU5L1IZDOkwKvgXH9+bS3jTVTtEiOr+9gvJoZsFsP52ABs+uXaqW0HQTH3QPvkPPHKSCb+baSvBawCT1TeVWDVwRvPs+KLEF+t99dSSgiRtJlrohgYOJ25K
        USmcqnPpk0EtBvN5IWSRbaquztaEgk3OqJBM70AMSNbAbKGBOUGq5mFYsbwWnQODF09Mx+2CZJDDJt/uxoMC/ngYLv2LF6LUS/00F83ZEH9mIe6gLWJeIrg7
        IrMesnrbazEew6uhdRbCaeTCahRt8tY4Xl0kVyPDMSsih+3Wph+Wq1AWu25vvjbNxzE2kHPl2i7LAVbJcU46MGJumYfMhXaBhn6kI+QOQnN7kDW344BGfuDF
        UhF0tyOx85dbdEPPs0GQAImG1iSqrklUYFN8A7ofttRFFXXQqKYOU+TkRT2ih7K4s/EWwe/xVjSSOnM62ZYtum3ZoiP0StWakzl4fcN66+oXFTCR9QzWlnpG
        D+otuOOmABwfo1+2m4ZOcLM0ZkOHMY7++RCQFmSGda0hxh3o6LBVV2aiqZO0cfbyEPyjdHMcXeeZG8QrjDwCiOI3jcAiY11vAgneTXl69cUkZLv8g2xhcyj6
        S7upqUvDHHLgZ2wdmkUANwIK6Mc7ghCLGqRZ/6Ki7CPkRJ+zkyoHrUjQCgf1Rp+HYm/AUkxnBY4x0yzeNC7wTacwhns8ssxSU+hxn+6rH3XOtT7I3gtl7zpk
        Q6sQ+eydr99IqjeaD3JkkLKgHxo+6rxGh3wRQgPvEupIb43mVDZPNB0ImJeANdOwYokqa0Q+w66gYWeeCVoAQ6NW9EUbqLPlNZBGsGo+xt7StDVgPUwhgPZh
        TBXnA0OD5RKAYkCn81petRxM27qly8wgxbEDNwtyjLs2BLtOdKRlJgyIqGO8mUBGTP6GiMk3nTGYZm1fmDXVQbhr9bscC53/1navf/PudZBLqbJECvc5t2Gf
        vc37zKy1Dfqs/t/ZZ2X6HGzYZ3fzPjNrUMleVI1GKUkv/fZ+a/vaUbCQ5++fPOn5DQcAb3ikC4WaDEOD2wHjQtSdxnAETW6nwqNQSUHSNDKYUgqpFY1BiSq6
        h5GCHf5T6Y3Nx+5FaQ5rwx6z5ZMCd5tNjRdEyQNiORUoEz4ZJPw4jgV2Zwn6+myLnQlJGI3nC5FERbFhfxZYAxE/VfwM4GckdaOXJEGkWc1MK/zwLWIAc49Z
        bnA/bSS38OPiJ8BPsVNuflcJb6rZZoiZ4ozukSaDiUyep4MYTxWR720BVN2KuNmLyLHxTE9RdDmL8gRpUSyvF9MB0MI/RZP/tMxlkc0W8G1ONr1FjCdNFpsA
        unzMqoPgXaqy4QYMSjGdF23WrtS5kkK2zGu5RLuNr9Bwq/MtvEPr4ueT8lrdob6PHGrv9+LV5mPW95DjHrZfRU4OT0XkIYZwFmo3R50z5BTuUKfIsY/RkTWv
        y8ese/Dm+GEChzyM2d9JjnfYPkJdedpBh47UjJF5nx+X52AYmUdMxNRGl9ip8BC24MjDur3tOm4viJLboGEfJAh5JJVnKdLcfcOiTCWJCkYnLPM6Ta/b9HpN
        r9/05tj7g5axLq8eTVxtX6TDkHsGgHQvq8gScUgjDiE9XDSW7PRtMxW+7ngtdA27WCsYsojqKj/2JFBkaxe8emVY/yyrGdWif493KbOXoL5diYV71MzSTNwC
        Dy3wtWdaUBKVS024llrcvH7mf24lb+F5KGggKhT7PqWcaRYMkYt31Y5NVKbO2xYxLxH8VJpgEn4ZEJjETkNgCruVdqWuMe3KAitGUdZJAxBjpmI8bUIB8xKw
        ptzZnBBjjecluJwg/Lu9Ts90eK2UPfhcHsXdJz9fUsazJZBAWazKsybqJF53e/6Dv+6nX/rox346B2VQSvVJC4/G+ul7y7XoFL9sMsmCQBha5OC3i9O//chP
        mhyNtFkqPMlMo3latEF2W8WkmyDvlOiAVlLncpJLnVMtT0fldHdqX73C7xLYF8u2pdgEMJ4frKRTlwEgWS9LDrZTn61pZHEGLVB3nJNXDPPKlofIuBDuDWVI
        cozp+aUNRoZJETiK/QEGln3FpAQI9ETnOw/Uxv5qUgC284Q7p2vNhxkEk9WbBpk9PIJbtxmFsX/OZswWQupCF/m3xL95/i2I1jsEPE6JvWZqLLYlQCQoceMW
        jRsZt4orfT80okOs3o0H2Le3mv/CBCxUWVSDUm1vMXrGUb9UFU2r7Q2jQw+y4S6YXuuCnXSatHd2x2wLp94tL2P/TPf658SIIu3Ayok7HJLjLR3CNNS/us1r
        OjoEoBQ6PG+2cjzZ2nwWsMX6wnA8WOQr0Dob18nzHWXzhLR9Lr71mynLYWV+GOhZtawoYSXKUX0rHnjYTjHL1sWki2OgFTlf19t0nB2Th+NbNHJZCasuNnJ1
        cRjUFrP0SSLn7OF4h26vwZSaZCWO0ojQIBU34u4Qcry4G0yYi+XQyQc533VdT1k2m1Njzr6WLewV8jIBHX67oE4oWMQsLS9dIRRURFOje6ELKPaqPa3FsqPH
        R9EFeLaI7UaPD6uz3dlbPvCMZKZwBo39HCjlUO0eVANgkdoTBZkRsXWRx9NAokQzJAYtCubRoGUoLXmieqPF+gU0nDxRvdlSLIjNoZVCLe7iUWh0tGQ62qVL
        FGhOrebMmpkqWqQli45+2d7AaMpSlA1BJRuCSjYElWwIKtkQVLIhqGRDEGVDEGWWOwYyWx6DGxg+WYw6RTBbk0ADLOTklmxlTzY8epBSfEklQ9CTZkWWAUor
        AazZomBzbccNvaNhx7P+jPEu3nlhOBmbT26bT3ZpvhzYyVzV5HZNoTvmk93Gbvls56aNakqzR+/UVMBeo5Cw0tUpaXMp3o48t+tbkOe2usm0gOHao/dCS3WX
        3m20XusIvQXpd1Ado2jTLfPJ2NxqtbW4UU2Bo/XsLRLK04y9TSOiqnfosew9kS6AYsh2fbr4N2qAJeu0eaLTJmDJem+e6L2Z+SsasFwsGrBcKBqwrBcJLINQ
        b9Wjq9VkG8HBl5TeQd6YpkEeH7uFvhICosYjn1u1JmSACdQxTxtSJQRdjRQaPI9buEDko7q2cXS8hcvexmVTK7dxdmpls3LqjZRNyNEP9Wj0EbsZF2dx9K13
        SFSSNZSZWEnWIBqMbcy/otLRF/IM4SA/3OE9uVE92vh4cLj5cfyhYa57K4r8IrqxhQrV5muL2ByFKZ5Bas6AHqLWfsXOHj0ban8GbVaZeZpBz9j61eRFKm+Y
        MzcyXjKpzpnJPGvmaZKqYxNfqAa5GjnGTQpNgyuP0A+ZR+gHjB2rIjDkKDhosgNYjNfxUGWGLroydNGVoYuuDF10ZeiiK0MXXRm6KGfoAq+JLZcMxiw3QbOU
        gWYpA81yBprlDDTLGWiWM9AsZ6BZjrc0d8cChPMKYnqO24o3OLYYGZIB8wbHoHmDY6t5g2PYvMExZN7gGDFvcCx3s5oA6gdPnc31RtRGts+LAWSDvGChswVe
        HM7ZZHBEY8w2gruo1WwUuItaLS9msDVTooFinKKLRsovGG3emrZTOCGILRFGbaVvFCLmbCkvxDmuBCeKu+BU4x7coxRY/pBPJ14mRJjHKcJIQ30gb08ag6dJ
        gcUv0rcZ86eP6vwrIHeF4Exm0sNBTudh4JRK+EC+Fn31/2LvXeDkOq86wft+1K2qvv2Suru6pe9etaSWJUUK8UNyTNxXSLLivBzIMJ5sWOxI8npaASzZsP4R
        YXViJRGZDD+xJIwcDKluGawhdlYwBsQPC3eCASU4GQFhRwwOq0ycIBizaDYBlIlF9vzP+e6juqtkKYRswoz9U9+qW/fxPc453/nO43948/10iJ1agyegwdvZ
        ZJkaxGF5VUtJ114eoiFbRX/HUacD29kGKyI1Vh9AsWBKIvMGayExnx4tKhOPkhryvUkXpwMs3KSvjHboGTGfa4m2MUpTnOswwJoepcEgpaPWQ+loVJUOM6D/
        yjATJqKTgaaiBTizTsKcw2Ekqoyo5JCRnhe/etHFQfVifc13L7rGl2sSY6tdueo1i67y9FVmx1W3LroKDtBycvDQ4x3XTy+63pEKF6yF1FSf1kJ8FAVMY6A5
        iC6ijec+xh/6h89wsyN8pAmqwmOmrXg5r8twFkxqJjwb6GHAUEHetjtadcuSVgGhVPJeamqQW2VK7FGsliNasKID0kNouzTETbs9f6QaKqDW40zF5aMtUPT0
        DNMmWN5nIjPypo2WjV00H4vbyEqZDwvI06Hk6zCoe4wESmzIhjTo5hBANwHmupS1XBXLDq4mQYKx3qRp0yLAoJIwZ8C6EUmYRw2yS3Ybsl8M8M3ADvBpR744
        2DCeAnDm0w5K8SBi2I//FsCZp+DgpY9ZnPh2lTdqqr6zUEXTEJ9DVX8DjTvfj3qERcvq8v6QgygX8Rjd9Dp2/yEq2VdlOFjAgcnSmLDoY+HkFU4MTMHyRCRt
        qF2eobaTBvLQRTc3aiQFAh0lPJq7A0eLaN0aSZigGiXcCEkPv6ZXwD0cXvkt4ZK3AHu78hal3wKaC2E3X9XrZdZtjYCIOeBI3UC/Nu7+2kC/tghFFs+3fi0i
        kVfJ2yZ7vc2G53tSv82X9wZ3NzxIpSCPEO7ZVgdeZ2nr3Q0XMurl73Hh7srv4ZKeL3+PB7dSPibsvQs4kjioRiL3uNeHeybgSOSwKEul7w85ErnBFbsjGCg4
        4SDk/VaOopZxDdMAh/iSCb6t8wmIJFf5mqRLSH1IgTqsxHREZgob/JhF40edxIUEAovKF1qKK1YMuMQ7fivu4g4L4C60f+WyFZw1mP5cg+nPNZj+XIPpzzWY
        /lyD6c81mDjXYOJErOmMHYybhvTzjg7p580O6eddHNTPOz+on3d2UD9vYVA/7+Qgaf+mftRg/qjB/FGD+aMG8kcN5I8ayB81kD9qIFGIAGfUfoazw9Aa2fPv
        6afB1aj+rJRas6bootZ9oq5ad4mSat0hCi2sgdAWrc2i8lpKNF4r1hW9XEVCHm4MwOBTq218j3KJzNj4KKYa4W22wR79FLR0WwOkEiMRHRDJdjHf/Wog3gWL
        1IX+GbYRc2qPlKud/Yydbcief18cv1Z5m8y/60dV8Y3G3/YnFo5f6RcT1sV+MWG92E/05K23L/UTg9D3WTZpbTJ/aoBWB7r+3w6gvvNG4wMDST9+PzyQMITd
        kQGQtU2KocBCavuittmxiTo3v+HBKIngivExX1o9xiRZRR28PZ+HnQ1Lz4PMWl9OfX059fXl1NeXU19fTn19OfU1c+ojrf/bez5zHEOZUCnzdqpJv2AG/rwp
        M/C5pszA802Zgc82ZQbOAiOIZu5MEwO8yfy9psz07zZlpp9tykwvNGWmnwbuEB3PNYGiY0vKbaBCFBcOVA3FhQPVj+LCgRpAceEALodx1KMD1CAtG6j8G8DV
        06QDFxcmDQZwpYEUFw4Um48DMeC7BdzgArusmlJcuMnFhUdUE8WFV6kmn5Diwk15RVOPW5OLCzc7igs38+LCzTjGE41kmD7r4sLD0ecsyz1kwtS/mbcxnM9n
        iiYjy5tJC5vFSXNwByRBNpaEZcIckuNMJNaJ41FVUCM5HHkkQ3DaCFAj4W/MUSN9QY3cQBdVUCNJP80CDRER31j6GVNDLOm4b3ImvgkAGngIvHQGjOMbkwCH
        DQk7OSeJDMxT1DSb5pe+T0UJpxvHnvKUgdnzVIDZ8zCJk3SIMHsesD2JRwQo0lN1qdvscDoiI7hxOmIDnzCHHrtL6GBVsjHzOfSzzcinfL9l2odKMFqrBKO1
        Xg6Mli5QFkdPW/84MFrk2cC6D+TY/amd45I6enfhEHMBfNSGd9ikzt7WEB8ZFFcLGKQdqKHAbc2+jow8mzODlLXRqBNfsC/a1PC7ymIvJ2MFO5JqagAilQTc
        /szeibaY++HQ4bRRBu2l66P/3cinSVA9kYEOysOUgfgwZww1MgmsFMyZAY2fqErmjF50CpNmFJNmFJNmyKQZMmmGTJqR+WjZ5wbtvnd6h4bABiedfekguxCo
        Y+8C8JMyq2FyqhJAy60fhL6RLEMZbm9fOsC3VmJvnenqHU5VN5cXWPuarmkapHBHagB4++nysmT3ABDz0mF467yZykkTWyxTDaOO0gAnMlhqCOWWBmDHogfE
        f2JB/6vcT5qZRlSxpABbv8BRuiTkLKkQ3BCISVdD2xx1SR5aUiFYwG8uIs+UQS6dhGd+1kuG5Bc36QO8zkWbVhc6HnVIYtHxpEMLER3POrQOWVLnTdB6ztuJ
        K093NORO29GYPAsADhjg/v2/uksuGOzyUNrUZs2l1okWXc9YjiDpprJ7XjhKF47JhQOMEzTA0DExgBX5s+oOiAV0JzWw3t48T7fGX6IBJ80ZjUsFqPM+2rQ1
        aQ/O701dGNAZedTGfQwdpLj8gb7A0xcYjE/aBlTig8qCa1/V9SVOfids50sehyV/0SPoGTTqXdoOJCvqdj/baWAw18+4o9uDp7s++E74m3Gdxag5Xe5TXe/b
        gj1FSYcFDYPShyTxvDzJgzmswVsx30DPE9ic/2bqGYUxUS66K7WVXHBX5wV36QvuKC64o/OCO/QF08UF050XTOsLNhcXbO68YLO+QBUXqM4LlL4gLi6IOy+I
        9QVGcYHReYGEfXXuR5gZqoNWZ7GhT+bFvDpPWFGX28xFV0VqGZ+oTJAnhTlIwp03Za6qQuRqeN3OBYijBUg7FyALLEBEkri5kPFyIePk8sdWg0S2QxADg2pQ
        1+M+a+ovOjNsEGsYU4tdjN1JnAYWiVecauMUYAWi4tQsTvlQRyukI8+WgtHyWZIjB68oSwTzYvCKgolJd5CJnCkH7JSu0thlJDHoG0z0iZG2unjpBNss9Qou
        06znFrxYsF1qHi9XnUXOuon5dHI+xTYBRaYYLCxdoeisOZ+OzqUyc9P8uHR1abwcp//ponQeHhhF15rtuXR8vj2frrs8VDGawxkynyqFn1tqNQzKbXonXXcd
        ahy6DMWWroGLC61IFD1xtM0NT9cqeiCDtKVTGNb5dD09G9emKIaV4BZzTq2lhrTVlGrhigRP9RjPjLoxTi2kW7g/4/gFdooxakxqSluog7hrAm0u/JmGMV98
        oh9buLGu1pR9UmplG+8d4/eaeMIIt2xttyeoqfIsXTmKxzWoTWPUCTSu/DU18ZustiQnOuqzC+cYml/u6hqHuUsWnjTqivO3FGXq+9g/E2GsVwrxRIyNOE98
        ESwmImlEg2h85TwNHV20nrEB05F5mgqgAqaj8/q6hqrTxNN1E7huHdG7uk4Vv9YR74Zfx/Bril/Hy1/DSHSo1GJsR8huT0tgV8tRhz1JFsPiQfg3tAiva0EM
        XL0Y+iY/KBdh9AU1m6KvOWYDEHMnLQla8qA2vy1HX+gEBvGxx6nRHifKaHNT7nPs7IvUy+yLRtLMvvBXn/wPftJHO58QUZrtX42zRmajpDntjk7Qtw1S4By7
        yeyIOVNEinnZ88YMY+vHr8fG8m0cmedpaTPLJTHX2XfcZLfz6pjTggPox38K7JSTXLh01pqJUVPnT7me1EnQD21mf9skvYo2sacxGXR82pTN7ykzaeL4lEkK
        Gm1+F8yE4f7PYFrovv8Lk0zX/4kpm+bPmrTXxWYZvEPH58wkkr1dMCPdySa1yc6QnazPO9kM2Z5O0UUOp0QX4X/ysFHjt2yUl2yQd0zJKyZlu63ErjIim/ll
        0p1h6c2QdCaWvtTRFcTVhTQM2Gh4yn+1+V5TNnTvwXHgZuOwKUg5s6bs8A5iT3ej9SA2blvt+wDV/Wrzh+nQuNn4ITrQTv4ddGjeaN1Lh74brT2yJbyLunOO
        Rx5RurK3dhmfh89jb80/SVClbhARGzbYYfQ7luVIDZPNnPSTPf3RmMjk0n8xEl+irgpxcE91c7F3B1Jysj5Ih561qumC974bj/sqHod6i5deYJCe6jPtRc9U
        zlU8jx/jJGyKrSGw0NU07MRv4NIwk7muYdOudoA5QZnykbq/Dfu3BlL4PcSojstIjvAPMFxtuYm3zH65ZcY++nQavQalIlS0TR15jTWEV/M2+tVGwUNOduly
        nD3mSbxn/PeWbAMdaL4GJhbbP2urjT2eudU2on/nO32HzIPWO80cmUsQ6Dig0UWoIuDCENjoQUaYReVH7LsL5naInYHDu1niH6dntLGEZzBz3sQFptb+5ulk
        2eX6ZvXAj6hX0Yh/SYemDV2uz/zoD93HX17Q54YhOk7S02N6uk9PrwmLoZ8hh3DHb0LAlQEG8tkENKT8dbZKlomfLxlWNZIBRHEAmLZhb1qG0QsAGG2zvwrD
        SmdlMJmJsVeHazEPV6wpZuJaZh6gWefSIQ7XWAHiL/buPpe+4IYAW4gNDhqZebMoUPRFZJapz0+LKuSwMcrhMki05kBcOVPWnfR6Z5N5DwB+Nhp7UZhho7EH
        tDZlAVqVDm8DlvJ6+15ASU9ZwFelGx4CePJG4ycAnbzROAiU5SnrQeAnT1kPJP2MyLzRADRehFOGhOFz5yIWTdhZOUWUNzrjQCrxUzfKUzfIU6fkqZOA0IZU
        aqA1I2gNpBK3e1jaPSTtjqXddbQbUslg5wV7FuSIZaNOfzIj9nitiXmtgRWOlpGxpJ/Wmka51gxirTH1MhPQMmMI+grJJjFe9XUYr2IxXvULmzXEeDUoxitL
        LFemmK18MVvVxWwViNmKZzTUZisuAjjJLhaYHl1Ndy5Mj4OsaeamR1de4TLxgZ/OcQ0zEY82F5Vxc9OjG8cc2JsM6BAdesNA9Jxl2UV1J+LJzEo8jQLIUbwM
        B5mZrxesGzMzbm/QVyBLusC9s3I7oyvVacaZieMb8KYNsE3AzuiKIQnh8W729C/HCJB3syEA7LlIKPDiG3H9CP6MI9ibJpwL2l1PL0AhGmLNIGtfOP2whbDr
        M7bCWbdqpYTzSXzMfHsM4Pj8TuWiGg3/fAtDWhmoSOMoFlqOQBQSo/3G6TQQJsVJMDGxzafYUOVs+8Kf/8mXf68JoEBbT5LY0yDmwKGuFKd5b78zcMg6aD5k
        vlOLufokJ0RAzNVZzPXRcUpKMp83daAsgt4FmTH7y+c//lE/+8qXzGz2OTtD8KPLy9qbEW4iLNMn/O9uosUWO4+NtNgSK9DxMMCyqJuzpmA+HkzYZ/cgOr/e
        vi9Zjpt+mDiLrv0hCNyNxjuIweiSexN20e9JePju4mWMw/X/5q/+8GE/+9sLnxYXTbVBxre0QZxdw6EKwBaj9QWHfil6BeSxfva+q5iDAJCp8VrAmOnon3oZ
        /GNK8E+1xrHB4T9mJfzHZCQ087US/lOfid/CJnCQfT+CfRoq5shkIKkpgMyHSBLmwtcm5/AqYx9SV3CIVMw+JfiSaP6xJPbTE/hSFe040CBqW28ZDH/iIWLd
        kwpgJpbExnpL8MC4aGlNx0/UED8RcvxER9t4fYdUMTLnAWSxj2xlg+zyrWxVNtEmjS4VEPckKPodFHEUnLeKGqWDS5szgOYM5c0ZkOYs081ZhuYMdWvOkDRn
        gJszIM0Z6N4cOgS0WQgwqrpVud/Ql5peHl3ej/SmGNW4DBbIqO4mGMkkjACLyikWHgutkZnCR3Lx68lyG2q+kUbw8oVZsI+6ko6cTkd7VW1Wy9XIXkluyL5y
        pPQO0Gf9fQm2Sn5Z4R2YBfKIyD4ju0Q3cv0wPAFOgewl+vCnszH7By7xvUmYvesn2UtRy979k/2bTCPxcJm8bZZ/Sv2YFhN45n1ohQ8cgJ/ygQN04dNPxHTf
        eto/Kfbei08yXGchjoNj6UM1QjPbs8/iCzlcQZKhz/r7kt4eXoIkU+3tEfpSx4fDGo8l+wB9eE739shP6t7+dN7b/yPv7Qfytx19md5CSa6Rbo7egn/pmm3v
        p46cXJi1klFpCbaSn7Lp4i+DXr5MS4hPL10wIiwBQd5aOA1r4jT0xWk4KkpcBAYIwAeB+BXhJgwxBH25Yjeaa8mLhKEEoooRjL6wdnbW1OenxWbm8sbU5QLI
        fknbkHhHsCMk4fizpkjHD5kiHj9oinw8aoqA/ADsLiRLjyGrlr63TcjWTebHtCR+UkviJ7QkPqEl8WPYUZI0LRkqV7KbpAY3slP0ra6/GcSQhvhtTIxEAylm
        B/hTZvB+oI9XY9Lq9CC44hR0odXx6zfI26fk5ZOyDChZBkZkGVgmHR2Wfg5JN2PpZV2WgaBjGfhcrtXVqlqdXXpJTW1BCEqtbjm0ulBrdR5pdb5odU1xSTYV
        u7eaWNQn4b8AbTRBBuNwGoA2miS+2NsbQ6trqhBaXRP71joduF50EwQD94dfUkok+RrQBkSrq7NWN6bq0OqWqzqfEK2uLq+ow8tvQ32AVlfvcCjXc62uTlpd
        XTuU64VD+acd7HfhSTtr5BG3hzi5yEXlSwQt3M47WwYtLlzN7GY2ywEMaQBr3dzM2PDAglq4mQOof1uyGp3eAvUvIF0rdzMH4mZ+PV1UcTNv5yWoUOCQKIc/
        cDOj+iNtdYPsWerjTZhkhPX61LqGnb10uJ8LNSIXxOfwCB9rCWcb+kKfBie8xjOIfoq/VyKjplBH5kbF79jMjVHBOnuK2tGhWPI705BUx4DWDx4oadwI/oxL
        4xTCg+OboAMCLDfYZL4x4aznN8AWstF4feLisu2AUsk94PR9V+kB94XcfFDPakRMgtx88YD7Iop88ab64gH3C2eqXzhTfXGm+uJM9cWZ6ota6mmiC4gAQBJ+
        9GajnGiLRzC1aaP7OsXVZGdeu7/BmLD8q7HO5tKLFtZhxLYArUav2FiVJWXz+0yuuFh5pnWlZ2rIYw0sC9CKLs+cMBiFlq0MWFxefLgfqZ3xr4PKorhqgQjj
        fxmd6nMGDkaHTDErLJRmA46g4AqNDQs76uz/+YxZiIgxpvAWKHycKHyURMSKksqt7EtmsjL78vlP/oGXKNwoWeBmVcq83CO+iEeIlFF0X0T85CUJl7xn1H1U
        0DBROYP+YP/mZGeI1u/UGZpcgVs2+SQU7komsfm9E3sXkh3Yu09Zd2DzO2W9HvWciLSSlkBVHZS9Wy/b0p0OV++I04HSrA5w1jQ+nobzepOd9qtwvnB4zSd1
        66CKT6er8+f4DDRPAus0VIfph59Ja3OFjBWnVqj6yweo1fl1fvUeLu7nz6UoIEhPq80hsmS+jYqCwfzcPFK3uXJfo7gl5HKDIUr7hXOk6+ur6fR8lCxTcQ6P
        snXPjuLL5p27dxxQA9WfBqo/HShaiq/FF76wvwwg2H8AUGgwsNfn0+G5NFLDH1a0CM2lPoojko46N9dWwIEJYManHg1LoULqs99uUztpdZAvc+10eTvteyQd
        +Qj1ISx6R0NRyXQMjxcAbxjC5dTPaI7ei7f2lUA2LQURgUqAg/SXmhW18XFwfq49306ql+7hqOhmm8Z1WDW2f+y2z//40Md+/9b5vcm4viaYTkgNT0bhKq68
        AtHOfF9xihZNUrCKtgr84LOVABr6rL8vURqfXRxAc/a9FaXxDH3pw4dnddxM9hx9OK6VxjN8L3HdH+ZVpf/ovaw0mrgMbxvD46A0jpKQHYXgIn3RZH3RvFzv
        o+Z6pmMYs8ZZ7sckLWTlkNdV2E6D47R7bKiAK13W5pFsBq/OJWYlfbz8xnSyKNdpMiUT6c5xRcdlCPZWARFDE1U659ptnG6DnIv5fGYeYAX5cC7MJ345tHl7
        6pgMmybDKuF2irUYU1B+LCcmqrBhUrlvKLpM6yrc1NXOY1mmofvKH53+skcC7YW/+uS/8ZJWxWxNLGCfrmwP3soqQ9XTMpEt0LcjprhaaNtsb7VRGgpwCQ8q
        oEvU27Dy0z4PgEWmagLyyFQNRDLQIr3VvgM4KsBWICrbyqDk4zcbW+kwerOxBcESW+3NdBjYagPGIt5qKywAsDOb3fI9SaJOiK46gTWOldQJNj0aLGUVlFS3
        MD3uRBW8jcYO1MDbaGxPUgjTaZGpt6Bm3pS1BdXwULjKElvlKrFVrhRbpSm2SkNslUpslYmagMmR9I78aEPHdIhcIkB7OujACRxJxj+GIy3WbLkdu9F6lIut
        3Wgdg/H2Ihtvj/H2gM2wiZhhV4kZdqWYYU0xwxpihlVo7qwpq8URpCY6vI3gnn7IlK7SNoL7etSUztI2YhQb9pbYNsfFtpmKbXNMbJujYttcIbZNS2ybq8S2
        uVJsm6bYNg3Z9iuxbSbVkDwHYVOTRvQh07IOFVaywiH4lmL5R/zZZ9mLBdWtX4JH38JhMVCcA3iptiB0lE+I4uzB2YBWBaw4e6w4ex2Ks5crzl7M5bCJk+Ao
        EsXZj75u2+ZB95D1UPbiMbhglpMOTHohbTH++hOf/jl/ibeIWMQ8XXXeMIucflecRHoDWstCeJGrd1hL7iA+SxvVNTutbzN/olhw36Ia24zvS/39ql5hxzcf
        6Pj6/ZWvwU/kny5+3XiL8vcfoFY992/QoxQ9+gx69JfP/7xNzXzhE79Gm2LSIhMPyI4/dRhXPf9R9KCProXiTbrd8dTbfvi//vRjw9Gn3Xt2KG/7fU+8/56X
        2v0/vheRqRWhcTfp6I8+gWe8xM8YxvtoJODQHcFr6FnlwoZAivmORyNnsHy4wLJb1DT2bMHsXHq1XPFqueLVcmXz5TKYGbIQWH+SbbqrvNNp/TUMAVHPN+zi
        miodVXBbRZ//bmfFIVKj3mnnjqph7KiENofZgttPxykJNgSGYFQ6qlSknUfZF74Eg+nv2aqfzhEXxy4MlJA6Ei6qIuZJTm38EJc4YJ7kJKajcBZHzJMujkeQ
        uBsxT6e47yHaZURgfweHgwmnNz2YcALSA7RRjthfo3MqgPGDnMm0xTmTvDBGtHVLJrTCDNtpS42mBsws9MmI30qvxRGBvtTWU6akdD2Fo8G7kF+Vj9iG/Ap/
        vNkAYjHE1hOmbEFOmB0ZUJwM1tzBsLf0zKdN3tI1JRs3nqFNEi3ndgX1WjVf68iH+gwWdDNTt7FVL9zHjgn3TYwuFe1scHUDGLoEn2sT0mI0+JIb/y8c8CwR
        yCMJoyYBFAiBzLT9/z8/yzA7z9rxW1Ns4gGf9DbIlDztBfsTji9l40NTKhrYAt9vzaTeG7mNju7eG4FJkw3OSHWNrB/ANc03AfxNuTNpI5M8y+vEpRLTXgW/
        eqqBs5t2Nti/0rePcWqA+I8Iyl2oXONh7aCnw9cNtGzlvbHh5EH4nHEn02TgejPSJ542ZSRpVW7u4h0F6hfBRs2GAI+H1ck27sSyeCD7vCEDO/oGLjGmzDem
        9R3wtcrp2mv3cyYcPeyNYHi960PP6LnowRRyingvPpOaaA9JE25ceQZ3czZBM5FKLrc3+Ni8nTMvmq9vmAabTUEb+H0n16VhW7q25N+r7fgJCtU86qBDYPLO
        fF7zjVIntjToYw5oQHeJQf8CMWTI3qxdSN2QPiQc335v0tRmfNCXw8DOGCZ1AI7V7ON6lMZe20JCk8QpcJkFB3PmYqIYekabxhswjbtsGueX6lfA4OSyZ0k1
        Z1QdoEI6gaTcECMHgcMY/OySgRyNU+bMOov35X72AVOj2UraBgL94ZAmtqOV7158WUefb7IOFwP3GD4BSaqNDzYrGtz+WXw/awAvjBuZOnqnjoJVqQttIUg9
        lg4eCgCZaDlX5tpohCgMZELBqKFYECsi9dSFLYY/x0Dd4U9DjLmDQHYBvu7T0tXkUG2fgTzrwEJDbDqC3+sbDUXt5Y/WIQ0NVee5zP74PaSCxn9vCuSNiXiA
        5aoOiwL8Ap44MxtlOnhFEJnWIbsocJ05t3ENpa9KYzmxNEAtjmMWUj7r6RCoAL2DNxqFmAZ5OMTH7Iin2kgGcHEsSaIjaij+iEWCGpg+Ku0Z5MGp8eZ+lX4Y
        oVhcKTgt40VUWoaL7D8AeG8V0Ay4wApD6IqTDZD4Og8FAzKJxY+zo+ExzTdgIrLe0KBG0lAyEY5AZLnrsf6tx1K5HslB662p+A38TNpeOjqWxAPd6cFY1HHp
        KlNFTaiiaNNfP/uhn/GpVZ9fOPVR2FXPn7U5ZqVs9RP/Hq2eLFptdckmNGcy2MRfOtyfEY1kSfweK8l7F4I9AhWKk7fDERZ0v0tpKKgQiRUqhc8JM21xJbaY
        tt5Mq7A7Qm6HkAU+rPskzOJsXbaB5sfe2bqNkzNCRuyKMWUzrItEVz84XJoL85CdJ7XLzf76P7/H5qH6wNc8Gg7GGHz0lzE652ep5aQweVzk8CeoDwfYT8FF
        8LDv8aDumKLumFB3wFwDzG1QNtBfcxtUDwiJflF9TDjVHlDBAbgsH6AN0RBne++blJTyPJNLx7iYiG1Zk98rRXolLaxPrYHOJadiOhULBiip0xgGeGPD7LH3
        9dPe0Ix/yxJ3k5udeB9vzIcYIkENYRkd0WtQoEZuY6MEzr4Wol+FAobXJYA3nUxWg2iWw8L8Di5lZKhkNQxkRgwDGWMc4LAZcSRThpOiRDzNQ4PmoQ9LxSAC
        Mzj9CH9rfHxrIsdA/iLnG9TWxyhLWKj7gPNX23kAWfdSN8dNHBvniYP7IKw5asWgbdQADuOKXaUDitcD2tGp8Z2M0BEIAdfAbvLGQSnkJb2u/ACH8SAmPFar
        Mc50nOQpMEnNS70G7WuJWL7O9etMWAIZ5HoXyRwA5m6hwYBEZIVZWw9N+NpTmayIUxuLCMk6bdsdENYUkXmK7bVsU1GzfRXpxZkR3WwoYDmC9urZ5EzqZi/O
        9me1LMrqQNEjmTzJ8kdVf5iXH7B+aLQ7fKpj5mQ7ABp2skc/GmNhcLJ+gZ6kpWMSVCX7MZAOg7fTgrFcpLpXWS8Gq+vFYLleDBbrxaB4/J+j9cIr1gtkdSZI
        ihzRoWaoUzcIEOUAKwG8DzSbIfadAa0E2nVCBLEhHSAuNmG82Whcz0igaoCX6ADs3wfbfwhbP0SDg5MQBgHX6oMwADjgAwdgyX/gAM3gz76bFqeMVCEtEk1G
        t9w8JhiXdYXWkBgK4q9Jw6nFQ9Z09qF3xRkJt/jvzJT4UPfJkfJuLz4cc5hc5TTaK3ZnxC2A9dju05c9+anfPO7Rpuyv/gr7PxcWbukqj9xIdumr0OtigDbs
        a9oO6oFm/20WLleWTqjeR/KqL6slLvaNTz6MyMvs7LvjaMklGtkBCkLfAeI5k6FfA3HW8yLKvFbbAVG3U9TLGKEyjcS1cR4rIHitBtcgmKwPhxVgQFzmiu41
        rlYIr7G7eARq5wjS8UmwYJoUw+8F2AGMfWMz9vwvY8a2FDOGAp48//xCzFeUrcsnjBNF9Bvjb/SNj/Ibhys0Yh1iX4ShBvSib5DkYVmLNPv9wHkRDf+JbbWH
        0jW02X1crXmcFNKVP4pyeuyUJZ7YhwWklUIFVg1Y5Ej/u/1+hpUTPVYK/yHqK+LZfFBcdfySFtR3M0qE/IlV1AxsfrTZDTnS8E2yniBWcaMxKXCtKonZ3yzb
        33Cd3TZpoQkZAGJWsoFCLDH36XNHJQ8khGoav8/sGL66DF+Dx02PIoBf4ZI0c5dkKC7JccFavQFtuAVIzSC8MDc5v54+ckTaLvpAOup2XrcypH0OZdbOVnwj
        A8jizxC8frSLTHE7vIQmgtCQA9vhQcTZsHBrIsoRfxy5GcjFxW04sSvh89sThrt9IzQcuBEHcHg9CZoauwvh7wVVNIQqqGn2fpp0nOIantl540BEoxIjqnCS
        Dq4sHyZkdgz73QgdHEjaWNSGGKHVdEOuNsSL1IZIQhoNSbPFFJ8sJTLnazsSNs7Rxx7HJouHmRGLoc3VdrKwdLKjJLCI9eOXTAFPzv6CpBTG4TKi28E6mZk5
        DBacOq08lIMXHthxuAAwo486YObq6qfVlOUcpR/zGrkcwfuboanIWcWais2x7UFEvJRH+w6yvZo9qKbsxUzE3zp6wRuUBW8QC57TueAN6gUPBtqOBQ8/pLJ7
        l72dyQueWS54Zvaxw7zgmRlPA79lEgPIAb7V9W5QgtXdynrXqK53jWK9owEhvQHbDyP7PK10vl7pDhG90JbIlIUz1NshDT4JVCo2CAAcoPQUpNuMZA39WyuB
        dX36JqdcGWysQyPiYRVBg0XTFBlH2iGvmIgDcbBaMnwS6YeIC0nG6c4VkF98OVDBeY8lGviYgBvRH1R4YCV8NXVuLIMFGwsGa+DZQxEgfnbRNfFMmqh41/2o
        8YGnr5Sy3DEX4pYqJiFg2iEplquEVocB2pmlvOEalw3X6XSqRyTUmxs1uvxzjlpB8xFAMybG4Vrnn6NlAHsZYkJSq5eD/VTtAEdE7KANxFq1hrd5fQ8ffiZJ
        67QYySvuezhZywtdZtyW0NJEnD6VrGH1b4TPI8TudQde/k1YXXktSIJsK5uGKtuoAdlDOZ27ISeSNxRgTLzzGdB7qIEcjKnLXQLGhMKq+R5KWyb0fOcDj6EO
        ZKh5Vp1UpiEd0D1RAwj3QAdYhNWwQ6QOdOwb2R9Y6b1MQEfn6UbZSOYjMAlQCI6inpQ8EzgqBsRRMSaOCkb7ZWkGz8BKDmnMxZ63ROyFUIINQQEPGOBN82Vp
        ugU+uaxpmyG2GchoUgMZrVZ1HXXOSOOBIA2l0IWLSarLXpeu/C07qUf8XcxHLOmX7G+98kqJRAOwOgIqkSRgjLDeTtyygXjva1LLGVpI/gXFqOq7779fGPwL
        Omft+y3DpsbyxDlFBXtMXCATh0moiwU0nuncjm1BPmVweRyM6pQReZfHTTzWSiazF0/EucYCMmIZPgnd5kYGJZH9hcu7m3zkWbORsi3iDGKj1Xieq0L6B0rI
        s4+oTqshNHgZONYLBzIuacyGzRrbiVVNdpSemH89KZWig9h5Z4YQVIxisB5yj3QI6nUfL9EkOfukzHAftrV9MAeup4lPeetAf8bxpz4TP20z3jfUOahLATTN
        PhCt47LtkPQjNAZtwJpYUIBZWDtMjnChPWn86zYrVdwA0WoDLR+roGl93e7BWg67XCD9AZ+OcEQWUzwrAVJuvvR1d+sKrql4m7tdk0Hp42hhGsC6gOjL0oXy
        5gWb8Ko8KJCbPMeDCIBUWJXlrNgPrKgIM2zwNpSjt5zMQnSn4dLqxktxQ+wejS5LcaPXUty4iqX4N/OlOIJoaOil2OVkp2IpnrIeNdOmrLqMBi7w+7cdEF9G
        YVB9CSbaKesdqXG5H9fdB3PqRmM/84e/yTzQwSKrUaWyC1PeawMeMLfOYruO7XIFyeUOWMVj5F1pmy0ptmx+YJ/GW7gi8BML7NPAicfM+AeQr0SLOmcbJQzL
        AM+O9uS8tXDk/Cvx49xJhzU3WXdkjex3SU1jNZlVVurMnVA76fiv8k69NVc+8V5i5++37oBU4ZaYWBKbGookC7OX3p0/zc8Ok/TrZzUn/l8XCVcfyjD7aaYT
        TrlyNvNoiZBtKiPeJYXqsM/4QTqeoGNDm7Ku6iFLblYTIp8mRD5NaKvLhLa65CtDBGO5IflMGOYFc+nSEHEVKR3dS1/W2XfdZJ839fk7JG0+gkOf/i6wW7+l
        RmP24B1Dzmi0yfwlU/x7v2iKg+8xUzx8bVNcfI8i4jdab59gdyDnno7ivt/W7sTT2p34tHYnntLuxKdMDbQmujtg1BJTvx6QMUkzM9kBQZPslDD+2Jg3dQUF
        o8yzXcaBlzoAkfkWtUo4f45dquz4HEG0hR4hauFrpIHfLe27RZq3RVp3vfg6N4urc0o8nWtkJFbLQEzKOCgZhnHxdI7QoPkQuTUdF1z9siTlq8lhezAvJVY2
        RruBQ0Uc06VDSYqwPacSHNyAVxKYDCbCIpYhKng1HRj7ZhnIQdGBsW+WITpihA4pAhCWAZ6qSQcHYRHLgHNUpwOnfC2T4OBlUlClIC6pjaWGJcZhmGMcJtUw
        YhxS1AIrYhyG5RXDmjqHOcZhuCPlaziPcRiOYzzRAGbcsLapqajtWv4h66EydYZTvTh38lHgDEHhD3QIpUWyIbWfTGvb4ofv2MFLmhVLhK0VP8/QQ7VtigMC
        9S+MRpQ/EKciZWd9+6OU25YZt9MK+Ox7+hncKENop0Urlq0DeAMpfoFd7UziijrgVFtID/Tyv4yKxPmaSM9FQ70n06izoZW/xpJ2WSQCnxRgXCS7lr1A7OgT
        1LHN7z2cqx+zcaWTjKYUf84ULxB7yrr128yGZmAkoXlB1pyRIDGHS7vc3kLVdWXBsOWyUeJmozC9aO+vBcXG4sXWeigHK2KeNPc1LZNz0J5U5pPb1HsPa7WG
        ORl/yx84sYnHgP8WPyAWmfhEct8i6FbIjO/bnzLsLRsLLWUkefyuy7l8lUbqSpa5uxLmQ48dviQjTN5VsjLtsfFA0hsd0cGQ/govlSnQYrSZtYoUn0CigF+r
        I4sFz8p+PTv5GPnWYmArzsJ7gLbroBkjD/qm6ZxhPClEQhvypF80TfcQAoZRS8bGh9tbymIfu7LQD4M3wSjFsg9WNYB05YlcAAS0pHSNKQHM1Jadqb+D45lt
        OPYt5QL2zlIebPt6TOyNUgPL2CnOeLRE7oZHG0YRqVvzOuiC0sznA6tfWLKT4JFeQaLLYMZkGidyBVfOLhj7U2+HvoJmt0J+cgpp28R21EVbEiccDmgXXcKB
        LhFzxRbM5ztSNwtl3uH+RNrzn7J/t84aK+8elctOdVd+viFi8XA1LeDwpmyMxokG1YfbhB48mkZPbvu6+XAyjKlBXARJdTuz+JNJn7x9kFuYuBp/CpWNSE/i
        vVeZY8kydinDTCkpIvTEEc76cvVIQUniFg5rvnZJXQ5UjWE4868Qu9RAVXtCLQOv08WH3rNty3sLQ8Csenib8b2s6sn9tON6tTmGXdrNxqhkZ49IJimSRlFj
        RqKfLTbYKVPb52TM3m9xuwB/Da7xqW/1HE4RA8MU/GMYB3SK520o7cNhJI3ZNgxsLH7UTeUj1uiBxTRhXIPF49pfjGtUjGujGNcBGdfBbuMaLhlXUlBoXA8t
        Gddw0bgGPK7hy4+rEHgxunUZ3ZqMrsWjC81qSGIkacuXhDBYIRRMWdTOmgg4LsOkx9jZRB0JpSOBdMTjjiQcyzAaJcDmJzpNh+B95I5Rh5pPpnmfAk7r4JCz
        ofwrdFmwU5OYpqm8J1T4pO4ajXZvspFHOWpQOtYvHYuEbBrSsQFNNgM0vP0gm+gAIOUrZINhX0I2kC1EEPjBWWcDiYAXohERhsMwaojEjT5okRAs99a2eMFt
        SZOmA/bRuyQ0CzLW1vwmBgwbS5wtUKi1XH54kB8oYBWQdIoFaeQGTgpVNbGwe7mFHViOv/remG0xWRM91vGdtDgiQ3uTuSJh++6E4ICOI1NMeeusoZs4ts+X
        2D6uUOdCPYgl4A+FFbQVxy2sOEW4nwUtVlwpRr5J0ZZWDAmk7htpkVGV4kwBQn3qWCOlMBNip3jjLnCJEgoEk+tOyRYWuERcM4kPH2/Zw4esdzp5wa4IiOQS
        Nhhx2CCpuQgbRODL+SBPVGFHJYcOOlxd3kAUWnbMnonvZpxQ2AObOhWEVHxbZN1pWwj8FCy/dHzKFiXkpI2oX9oaIOOIrv8lG45o2krYQvuP2QKSQDpwA8dH
        bcFOOGaDU2jLgKiN7CskH+hPoTR7eSqYQeqyVarLJtRlVzLWE5/U5QDadVEyfREGOr1mwUobvLvYaDxrFTsM0mY8VLP2XQ4PPuUA5gRxOBrihm4853DgEAfS
        xW+XEJxQlC9PQi8Q67cbAQlgGbizaHrSclL3iADQUsETqcABg474rnA9XQ3nhRvvxdVTcvWkXK34DZ/jYG4HZb5Tg+/JyrKHgCXhYpb34PYtcvv1cvvmhAHg
        HGC90cs2mUH8v+GqXXLVdrlqOmEtktseAiTEv1z/gITsx4WFfhSzYVyu/+sf/rG9B+7faxh/YRiv5LJdXQadXU4ub9s7xjuCEdfkFqHYNKdoBtm7ZgN8QMDM
        j4F1pI33Shv3SBvvSriAg4s2MpBJcLn+jkpagbSxs3kruXms7kljgo7GAOU+9KBbrLdRVsQFRvs4Dly/BQmiKyR51OD3Yp/pSv4/tJoFe6a0a62YKz9PVD6P
        Vz635pjJLloAgGrK7jTnsSnrg5qXjjJvwTlpIxEAkHgWKrVwfU1QQojRO8ujx41IAyHNO2W83iLjdQcyA+PdlftgsgesXxoIhMWkrtqVd8yXjsEQdoaaeK9O
        AzCVfv6D8vwH5Pn36efztpcplJkAFXhMmaVFXHDElPsPm/IAUJNU7dHXJp40oTLER/lpHrgjEO44pp/yQf2Uo6ZmEGlIULDKKQ+s4i5mlbZZ4ZUT+mGP6Ye1
        zZxdTko3Cn45pa98Sl950hSW4cYHIMdaN5a5Sm4JCgKt9eKWs+bLcMs53cLP6haeNSsMU0ML61fNMLWiPfVvFsPUCvLCATR24VvKPgV1CLHUCkZaMIWRqDlp
        XQj9jB7KZ/VQLoDG6jmtL3oIc9UpH2WdrshV0u2ajEW9wmPnuQH61Rf0q1/Qrz6/9NW1Toa72JPhLulnfUU/62JvhgukkTVppJ4wB1hzOfvVhf2OWJqJLc3E
        1hL2kwbWyzXL78qIR60KIx7Tj/2gfuxRK2fEttXJiCf0lY/pK9tWhRHhrAcEvuCYyAzUpY/90sdB6eMQd4o0VwdIbdTXJp4G0kr8EibsajkaC+OyDoYG0rUa
        6eAdx3EsB44hQ3jHEN4xhHcM4R2alSlEDAaCnnTN/OGxF0HgBeFFcJk0YM2Pib4gPQDuILYjhmTySI/fzah1oAyDKQODGGu7gZjRuT2srhgqzl/ycVvewlJp
        Sp47Kc9V9NxAZ6C5ohcZueQyOiWXC/WI7x2Se0nt0zG6b6FdoYuFLNZV10Z1jbUxDbPnq2Uwn/uCgcX1gjhjfUwnYYmFswa7J1yGjKJRAwxWUOBQXasYYdSK
        QXYP489wB6nTMqGp8ylNnSfBHr3ugQuLqUOsPcaTymMLGfYTUMU0i+MjyqVenexmJS2SDL/DcOtS52dxRDGli0gTQP2187CmHHVgcjnvwhkQsvOQus2yeZP5
        C44o8D/viAL/qCMK/DFHFPgP8vq83m47kgR4wpE0xV93ZKPwa44MxEmtKD/B1sqNxlMCoSG9y54+Uij5k6LkZ2w3h3b/RWwG/u4Tv8IqvisqPkIQjIh4uQ/1
        sNcgBRuG8T4pw9AnoPB9UoahD8aREQSGwGrdpwZgGO8D4EGDDnUYxvuwEQ7o4IMy+gT5rlnkC54PdHEnGMYjNoyzjwDJf+xX0YbxSF4RMf1h7wXDeNRhGI9y
        w3gUx+IAWR5xgVi8YXn0GdN2gCWgCzHADof4pNssNq04qcfVjx2uD1etfgykpFzIsK1IwPjdDjB+mDh2Sb1CD1VQBAdAnA1wUcx+ys6Gs+d+EgVQkPUfCAAf
        Ni02n1DcS1uFW9lYKymO1mI0Msb6dwSw8T9Gzuih8KD5kPNOiQFCjwwdGmsq825xRldT98awGwU4gYWSRw5/ifFn5G7sei2AX3jr7WNeslJZ8SftBEgMs1+N
        ge2Gj7fMpHb8M3Z27KvURvrA3cyYNm9JfRoI+jmBTQfZvUzqQ0gX2SyfY5Rm3iCf62kgQckOoyQCsM0GQdVQTAzW3AZ9aNze2kfLB+wPQCPFZoaklQe1PFnO
        UVVYh5AfMiphv1xB2kJ8tgfGSwBsvfJ4InghHBvT2AfBJhEvROL0ln0w67YAWs1ZXjOIwuVYg7pq3sZICGMzqO9Hy1kLqT0Oakugd00BmGOgOycbn4k/hZrW
        +EcdqPsR7/3raniGHrKcGHmEpnwU0Dg0qjHgqXJIibO37nYOqWWuGlCDBXLxhVt3p2GLTTMnreyko8IWikJ62YKVLcg3mGHOWtlZ+QYqPW/R5hXfIoY1XiNV
        65K1UscrmVJyfp2yEbcyrvpRh3pl2YwdDTPbTJJgwUgALSKNpWGX2B00b+Wi5hWNw126ZbhXNyuJijZFROrrAKi9gtbTdFxN4fO4WiuHNVxxGf8rk36tEK1Z
        1JdSfSjco1Zy6+fSCZpHOTMB1AT9KZRP5bMmOupExKClGIY4TH/5nt2qvG73/TvYtO/ApYcpJlVyhmbZOqjglK3clDSpNytTs9Qczt86307Gs0+aEoyNDLF9
        aYOeZx0qbsR8Twuz2UzTrrKZpmH8mwZQmg2ajtiJVtd8SZQwXo69WN3PO/peR+5dcGb45pOO3E0sgNvpQktfaOkLLX2hpS+0ZiJ6QQTIknSOpqMYYaCHrKJh
        9fEB3nPsRtJJGd406ZincZUoXEv/teFfL4An5nHxcTxvHNehlG1SGfnm/TtSu5WsZME1TiNqt4CWvlv8fNSYllRBmcBQ74agQshg55BP4OcVmOEJoi3z7TyB
        E7hrnMYv/gP7dLr6ceriakRMcwA0MyzbiJjAypnmL9fTO65wmx1Vs8QR9YrgGkTvVICAG+aYMoGsIvfiQRHHnwZSU8WRSikGG45IoNcM6IMKWtcF07YOArkz
        M5GUXrxKEGAEUpKN3B5qm1iGKXiOv5E6JSL9fPxZ1pg6z9/K56XWmvyC7yiDRc2NyqrMz7QjOukWb97bUs7xymP2Cr6UJ+g50H0sWhKeMjH21KPTacjd9lT4
        OKPe+ljFfOm7J32HJhD9J9f2DzkHTe2wlgQQPIXDi2FvZI+1Ln4DTGgL0H9I0nE0zF+tmn1fK1q4WyMxA9QwkkpC7Hwp4rTsIk7LE2RDhr0GngNe5UtGj5jQ
        kaDGYVphnpK2+BbJR7NppUGUlq+irQzvVNtqxTo7Axk02PIgh6EMw7LiX0Pu/IsP92cq89lh7m57F7wMN8H2TTKHYZoc7j+a5LNcgbMg9Tl/UaAe9SuANVmW
        wkHEGvpPo1juYPBGbp1bRMTeKrFkYm4Xe/8ZW3Z4knzICcYj4osCIKaNQa2hvmwKx57MQ+Puhkxe9HaJ0duNz3vux8e7kfbByYh14OzMUb9qKppL650plBU0
        kkpRH0DkRBVUAXOumGb8ZM4dF2qO5lT9eDTfPp02H6exaArj8caV30znNS/id9AtczLELGs6nBOBDBNXEtUcBP3PLnzd7hw8Ik7IK1cXX6pwswSzs7M7+m3T
        thksFlWL6Mn2JKtdD6ZemQjKUpyzN63skhSctVlxRLRr/AmbVQgbwdLsqKUZugFEdoNVxxbmmdRn0YOaV7qh1TpIOtqe9ILjp9PgcVb7iUAwAvAbc7GmStvh
        VcdSYGoHyh/ssv2DdQEPPu8zrrqqcRAnqZoF7m2d5pMdefXtn35z+7d+5rmfvWX7L33itlf99Jc+9jQc2f9g789mnZ1p1Npqb6GL3rf9L24f+Zd/d+v2e+7f
        uOV7P26Qzt8CBkxeBmBgulg1+Jcp+mX6+AN/+YOfcKa3371/y5c/uvVrt/IvConDLBsahUysYzAjpKv7+5q2ZRokcM9+lRMEaG0b2f43W//7P2x7xZdujb9g
        0Sbhz4A+wVHRIxnQs620UXJeg1fD1FZ2u4Lu3i7XtOPM2Q1EF2YXXozREh3AEe5scQwrFOQ61F4UuET0F0w8QD5syHQOxY/ZST/ifhnddgA+sDoj0KKybcw9
        GlAD8S/aafR6DuW2XksK2qGEyCFpQrkA+mwyaAsyRToMJsQqjixqqBhE2ltpUoeB3I4tUwAs1kEkTg3y+ihArIgO30c6URM/NNUAMqqkdI35Y9yPbKMC+iDJ
        u8fthAOa66jazZtr3mz3E1v8KX7iTXhdQkb5GTgBNM5Tfnbqq6hJfMrnYTHyHD4pxDtFF6ScYF1nAc9kE/wYNaoB3mzKwCYRBF9idy91rcuCqz7U4m1CPvmL
        wI4WrQzFbXEZclO7XM8JM6di2oid8/BDTn05BdAPZ5BoSuS/4HVpDbBvm2GEAiGO6wU+Fgn6f36eFs2Yv8wT4zv42pf/xidwhjYaeXsnp4GjYst3yzDaGV+m
        7Lm51JlLyyV6vliu6RblVM47lfPeXLvdLguppEG7WNUnF9oAZoTwmWsX5xAUMpd6czBzKBd3p0479eLfsVPApiKJh55Z8BYpe9T+hnSwFJz2XJWN5j9Sfj5O
        l9flcrrk5JZHv/onj7rT8zm3kyJDF0QIN4GZspxSOrHgzcTP2qq23m4DRKZWDtr5W/c0SFJuH9m4/S1fS/7y1vn4MxaPmsOPC/G4k3hc/Lt8/ymrotvsQao9
        txg/nbS0pjm9YprnJuhFJ7N+Dzq5qOnkAuaxll2gZv8eAHmEJtoklst270Y25OV6LihzqUpPOcuPz6VhLi/phwVfHn/KLysZOXOa237fLoHJykGnl3sy5vTJ
        5U93O6WeWZm3igZIZGjFpxC4SsrB3Q13UZWLdNkdalkHghEwTXAt0Q5ThRuV/mVP+VXu9KvcyYWVhR27jMOJXuNwTI/DUb/Uk7sypeZJP0R0BbUNlMPEMT/P
        /gr6wJxYD/LzwpiYMKeDLR35rtnSZV75dmVLQZpxKkxJROL0YEr2e9DFdIGMdJ1YUo/5QnseG6caxzQ4VYY86ucMucBlTZwKO5Kq2pUdYTWrYWtKKo8w4zmr
        GD5iRonPQlPx29kObiwzGrg3qZO/cXrFwnyF3KsKcPUG3aCvcoPmKjom28er0qvno3kL1OXh9qKHA92qSvG0S6rQfIM1NZ/2rV140K/yoJvzoKv8q+RBF4GA
        woMuzevVL3yn3B4C7YQrnNZ2r2rh8xnFcp7e3sdf9MLnYpnzyxM40yhHCRyGDZi/aOHzvzEOCxZxWLiYw0KwzRIOC0B4QclhATgsRAoZ4pYWLXwuVjL0pzJ5
        c5V5XrTwufVILqdLui58LiRTjb2XfpXP2m7OZ+cR9x+WgwZOw5B1XfhcXrvYm+lrXrtkdix8Lo8vNq7r7Ytmx8LnQvp1p5PzvejkrKaTMy7ju59xeeGDdEe3
        sfD5lYXP6iHwT3o9BH5br6vHvEUL3zGv58IHDuAxp0/I7Vfe2xuOXtO7vPtIr3df0l276H6LFpvgm7fYfAtY4Zu/2MwuXmwuFkwwe42LzdHKYnPsCovN0W/R
        YuN2PNq/wmLjdn+4v3ixcZmy726wGoB/u1vK3LuDAdf0mXvSwdbeho3Q1wB7rDrjbaR9t7EJpCEmkL4M1fhMURH9e4AFSevPr2P9GRT7rHOPoDjSJ5g8Bbz/
        5x1gXi5ja0tTLXscG20GTUAF43wvZzHOjsFbHx/rZWnPpf3rDkgi6IJGhWx2Vyhgz34EUyun3EgWCNmD8Ntcyw7vktVDgF2whMvPW1e10Gm+pmka0pzNKrZb
        Hyx4W7aAbn3gyqokBgXcbffmbrty3r6yKmkvUSXtTu62WZW0C1XSrqiSdpcdnlvvvwb+psvjgsN7LHR9vNAZi3j8vJXz+F2iLlSZvL6YyXkT3dZqRE3wdTWb
        P1gp/bmnUePRFSa/b9EqV+9FJG27B5EctaujkNhCMkfsq10UqotXQTt2x3658jGnpsrPnXvtdkFfYlXo9aCej8fUbt935tRv//Fvthbm46fND+sJ7GjoR2TS
        mKwrkyqfRklsb79z/DMvzXxmYLqtVb0aBy7SyH+4bNIzRJBzTIBlG9p05REbE1+OK6S8OSczW9LAXhj4O0QfX1HdvnYjkDmZZmf7zuU/8MAf7vhPpHvAJ4xA
        SBgEitthpUbxleoKUeySZVtQjO7SRYB7JTaEox2qVDQnmh9WJBieKyqQ10MNuWj3UEPO2+Wk2AXtnbta2gPhsLFJTFO53YallLbK5F/n0eQrGaVc7vC3q8hi
        69DVmqSgmGmDVFeFhNVoBDV2mKPO2cXu12TbTkVWuT1IEXpSjQNPc1PUuQ5y4xTCnIzOdpBRrjXJBoA+vb2gzUuH+GSXvaTTZS+J2uju3bCXvdxeknHesJe0
        eQ0IokUL7zUtusecHvL0iCNUPOtc46I70Lno9i9ZdOPv8EW379oW3ebLLbpYJjsX3Fknp2EjF5IlEdd6L7hsoI3L9XakY70NKuttvGi9rfWij4Ve9HFS08cJ
        h8FrTjh6Vxl2FaluD5F61O0hUmfdbiL1knMtIrVRitR6VaRGi0Rq7TtapIbXIlKDK4tUGBeQQNMhUS8V1DjN9uoKLTq9BKrLAtUoBeqdHfLUqsjTOzrEqVOI
        U7+bOPWvUZx6Ly9OvU5x6kVXq1pchb0x6mH9sHtZOi44PfjhnGa3s841WDqY2mslF4RVLggWcYH/Hc0F3rVwgXtlLmBLh1qkV5wtuIALP9oddo4eXGBJYe+C
        CbYstXLkXLC5p5Hjm0eES4wcTu9H9zJyOF2NHO49RE7fAr5xevHNmV6q+Sm9cpy0/yfffEv4pr1YIT9ZKORt89o452RFIT9l9uadk+a3innsSFWsgqI6/dMw
        1N4orbd4FfMVffA1EDanpPsIdltq34tgKNSRjU2JJ+rjfBAkJk0a0S1c6EHXHeRPATLM+VMMeBL+NAK8EpODIFMDAZmCjDG7yu4/ZEngPpKGGpNcshS51w3O
        vfbpqHOvZ6Oi6HYXdrM5jg0pGQZjYyy4yMT2JT3FL+pcf8lFlvpG44uuVDl9wZV4//OuFCp93pW6pedcVDOlbZmbcPbUZ1wAiG80Pu0icnqj8ZyLgu5T1hkX
        oART1rNuUsdxwU1iaIIo+KqThI4iecqF9q24IEt2lJo2s7hpU9ZTugknuWmXDaftIoEHiLpuspwER8/gmH5kSxnd87JdncjZX8mto+55nJftMgKDHjBaifZx
        q3aQXl026wVHmnXe0c066+hmLTio/4rnx7th2OKS8P0diXTFk9/BT24MYEynMKQAgDJo01MimJp8r+Ry009NLryq296R++bqfO3i4T8kD0eNBHtaHo687Qae
        cIYzcPs3mUFx+Q/L5X24/E65fBddXo9043U26ouLc9eWXa4f2Mv5QnuMC4ZxA84tR/aNJ8lewdIE1L6+PrvPtXTCpyk5Y0YxaLXylUNEb/xmQZyRZ8ZFFh4S
        AuRTTcq4cyAhwhTDol8/spSmXmbyinRDHm1gzZtStN2o/BTyRHASYlASUVA0DN055iAX0+V6J2ZmdiEp81pIit7GWXX09jreLmnMQZ4CF1RS4BbPag39aJvS
        ESQ3YyWlU0f0qQd5+Csv8CLui6T4hpK6W456LR/yi/Y/jn2DyHpnLwbuTHsMOyjINS0/sJmRjwQzqcc1XUtGPhEIIwMQj5nZWzLy9rWMPL2D6HI5A+MLI0o6
        KoaqwqrC7ieDgigK1jxnduNNagVuCWRwASQAiKKOVG3PD8Kay3N1Ss/VCc5N122K8UbY5aTgcBfh0s8CW9+LnGPYVOjUBX3qnJmLFcn5NXoJhVlLbuCE34Y0
        W+oEA4KCs9WbUuu4rgklVDnJ8ERJaq6C4837R7BnMfKSXoiwTNjBUDRct/CIVZ2gymUs+06GiwjGKJrrVZiWU4QR976IdK6lqfwyYqnOtsBM5yLMTlrb5mTn
        7lfCNZOfWSp7eed/hZ85K/uU1TNRtquUOKObdcqSTP8rvcDSyb2eiOiODOlQkqEBTnT+HyklvKiXVIg6k6FNi/iFpcK5cKlUuBRqqXDW6iUVrGuZ23OYMdBU
        uFQqqGY+h1X5wGw2W4N8CDvkw6zdXT5YWAxpUs7rSTkrtCJvZhiGC9QXvB8I+0t4n+vRX9L3XrAKsX/UllOzdoISSaB6uxfve7jhhL7hGG5wNRq0gXeC90PJ
        7UZlgXSg4PgyVd7FvkSneQ98k3i/2cHZki3d4M4t6LaetLtPSOUGGkFu+5Agy+QtHoSGZHNxHFBsEpGe3ZaynlBs4m6UONS5Prmu6XLZASz+ab1KiR6wUTmH
        1pOcWdSV9SXLs0KIHjBRuKbnfTSEwP6/C7mgwF3lXFB6LtGAIxBQV+Bwea6eTAtlRgHz7UHhZEwDlUSdSfp10dtinaSP/I4teEFcaeaf2/nUXbmZhk7X91DQ
        h986LW/dAgIpfxyRH2MNs5BERQet6MqvAJBtjHzaSJIXI7WM8/UjtZwzin2dUTyAOpoGHUZQHXNAV1bFDnrSuFaB1JWqBnO9bL19TlPgmV4UyNf6V5StUbKM
        dMzs8y+YSRN/q/BVbTuxOCM/G0tq2aEkrIJYfclMouzFP/rNj3pJPfO4MJDN4d9L24HBv1rW6/6A6gJUgum6sZUEBRY2vpF+IGWMdTFdKO4WVzPO1XrBzwhY
        KtssIS44gNvVU0ObzZ/Sm9R/qzepH9Cb1CN6rg7rTeqs3qRecmST+neObFL/1pFN6lcc2aRedGST+qIjm9QLKLYwVHSyv8RK4O8Ww2SixGqeBFJe8A0MImcq
        XfVtLlIIn4L1nO44iSNRudPGByJz5ygUlwvuDOSVB+AF3TbulgukCxoGvVf/W71X/4req1/Ue/UXea9Ow+bqtcHDMNKwe3rYPT3snh52Tw+7l9SA3GcJdIIh
        0Al2B3RCTaATwm7QCZFAJwwKdEJToBPqAp3AJVtyDqZVMgKzNgQ6ocHQCctUQ6ATGnxCoBMa8ooGiwKYTgCd0Oiom9zIoRMaMVc6NJJhpAcJdMJwNGfZSEZl
        C4zKwe2mK8lmu6vpsPudh8qfbuFYPOQ0uR3wpEGWcuoiEM55x8s49sA6DG7ikmFDAIoz44fNTGUfeDRHF3fjmzSIpeypnXXWCF12OuLawx4kn51jEyr6OIgx
        JgZCcWBbcelKG2AMnKy57YsvfPJrv9S8qUBawJVSP5iuev79KFHAmYW6M3fcOp8ElcrCAWSnRmH8rzc5AwcTmKke0qV3x3mUHlpSUHpJGlJ1sJARiER2+hO8
        HTZKADTQnxH6kp35+zhxKwpU8aRkEGw3zmVkrHyYxzHMD2Yoh4K14wY1jhxSGucPIKl6fJ39IBcQHQdee2otHWorvgnLzTg75eLzthrHcuXRCXYryIktKa2B
        H0adZ+XvbaWDRU/mlckJ3N0bdcO1NOqV2UuPVxpFYmeQTqNtNtKlSXWQ3OFVRKurMJP70xvAPjZxQJxs5aOR3CxXk1y9CRNk7UtX0vUrJYlxJWpLWXxFuhbh
        oemW7JJooyvh1bbiv7Q513BMrVxvq5TYaz4FYCp9m+Iy122wXMX2zoUI5+ZSf46LYENVkJMc7h3BQN5Oa+00xiPitB+HzWkTYb70aUQ15xWf2zLfpg/9i57c
        T0+u08Np99hc9FOTfgrppfPYV+K9IT6FOui3nXrtNI+5jqfn05CbFMzNlecWhdxzo3VPKt4Cr3pD5Xzl4SosXzmX9iHjV8Vz7TTgd4b0zBp1Q/kfhmxj5wGy
        kPvYeeC3qWm1D1PTA/4F99TpF8BA8HNxBT+GfRXVrNodMiaCSyCTIp/3MyYtEj5VxnVzYyudUEAB8T6Seh/GjJWwBK126QhKveOpj5TpCQzw8dRDuVHvkTLI
        gAh9pdQ0iXUFY51krisUS5o5SCl+xFYrubxOpMa4pKzgj4zgW50YRfLMLeSZt7rdgzLcAR1GuGiPx1mo/qKmoDhOjAcWue5jRa77P0EjfG7ERGzzK2l9HAMU
        zIrkFXgCMl1XINP1FRE17BV42yQyXekzVoVUZ7qSGJxUk8h1tZDrOsm5riolze4QF1RaD0B1Yr+RpEWfxpDvOoFEV1+N4eCh32NoCUBAPMjnMeS7jqH9M2mL
        8105k95C6UAAx6zHD+vVZJ7vOol815WS72rRB8l3tdDpOmOTAw1rBcKiRRBwV66H0XIto3gkdASKxxo6Tu9LJumweSZZQYd4JpmgAxBp1lHjExrpNYlSk/Tw
        FdSQiWS9Ssu8/fO3lhx6VqA+tqh1BV8BeaXVolvWauyVVmuGHrJWw6/gm4WWMAILvim0j0FY8K0VqfVAffHUCNYZEksQUAwK5Cklh1YBoFLlK1VhsVZx/uKt
        qvzILeNcWCErKIkt7N4wX0DtfWAGlXa83djK05C3dlQeumfHAWRBVanWEpId6yxddZVE2+WubryTgihSdT2y/6/XpPAKmmVDDkS0SHOjpWKMRtmOd6sbeM0e
        QQtWYHJGALIFkliNW1eJGAis6UIQ7MQ44HS6mhoKKlvxJoZbysuXWwAbUSteh/Llq6ATEautwkZgNREcNVWNzKCRE0Q7K+iFq9RqdGM1WgDqJgUUrEBLcwsn
        Fw2FTUOx+KGrBephNY0TDURlJucg2FaAP1aoCfDPRN10uYdRJEAcI/LeCXr8ahD2CjSKObCq5HiLUThWqRHosCOVyR0pRNKqzMmb5yQjkYyt7lkL37p2adE9
        0qUR6ZKe2xUYNvSE5naC0xpWYxuwCvv61VBtjpIIUGjalFLqJqiMSm3lDbNSN7O2rKib5n6o76ukiEFVGRwslTHUREgEHCGlq8pq30rF/4U0hvUM+ZUirC7M
        PqvRPlJagEZUiJVlRAo6jZQIBNSwKWsqZYA1C6a67NLfx0SuI8igJwpMgRy/Jp+MNZiMln7r0VuTWOqgK1ygktcxekRLJZoF0xpYUCmUXbH5mUrpEuEmEm8D
        2vyEiQ+0DyIKwAyouJ3E1kHlpX1lWEAS0hvwEF0QNf/p4qHdlc97uO5deDp99bZb37fNPKxeffAZaG+9rgbMSsfFSVi5+JlSJtHFJaUd2n3AoeZ13Ej7xNLv
        DXUB2k54TwsPDCPaLdmoqbqCAb8OQjlBPDlqpbEU6EOfQxWRjlaje5ehdKlaRlpuuIfrsoYplJU0jpJGlYXoFStaqNMFMAor/lUAhAY0g1+wx/j4H8w0KK8P
        5+ihdH2ItLvG8bR/Lm0+kqDYKul3/Y8kw8A1oMb196w1r5o9fwLrlSTaVMNqqJ32V0CbLJxS/cfnGQ2fvwzvbkXzKemVb0flDur2XlIyB/cyFzeKZWn7p5/D
        fy/eqgZJIfpI8ZXVxeLbnlYxP2dv3duaT7jAIHQ8zn9lPp8kzT5GjfZJMPwK0gKWMjxJJJLZxDXEFCnqojHDrxCGn2TEHUvYyGLOz+kX9QF3S5VbFmJqDWS1
        kYzA1JNg/U/UhOQ7rWE4i5SxKyDeee0aB+bNWpETtNKM8/p+ow5DGCU2H8W+OTOZP9PNcaJGp6y7iKXpsEdqkthqZBfJsH0AXcPBxm9vo95Qo0lV2Mwl08uN
        XICf70wmGTz+nQz1MwKoohaGf5KtJSXB49xmnGvFn7ez536OpPPl+p4fPXD3A//6R34Y3ufrMe1bZesklptfLoN86PPxn0uDXgA8MCrgXQoqycf36G+soGRQ
        tkYFHTt+gXt0R7IBh7ekN6nNXJSe4WgyI/6ina5ErEDwkkX6oFlQwzzsxnZvL2dMzfvwldtaEvqdnW2FuKk0liRdDgH9kkWEZc+gVsyu1OJSLw0fgSFqA/TU
        DUsbb+1oDIA5VmLnaEUCQzUGpTC4rdGnxvgZuQZgw5k4KhrAA4UGAEVlp9YAbK0BjLEGgB9yJYCUZ2rGGCsBo9lXDKBLjcLUC9CwZB2d3bAvXY/iqBsy4/b7
        iXZewV/UK2aI4Dbsuj+ZxKK6L01xeoSvWSFgWddBY1brdrKKbHHLa9xo+EvX8Zk30ZlJEgcrGra6TvCciBavw6HODa+s3NU9De+ivmIWq7YCE5PKKUw8oZl4
        AkycgInza1UizKtmAKcYU4+n96H54KOJ+Eu0JsW/YKH/uxLmpu30zNGNxjQ9ewIUTw+ghfUjMKUq5grF+7ekdRxoZsXWbPp7QKredlNo4XeINOqFSDr/PUQa
        DXr1ZtIXXvLolX/BtLwFb9pMO0P6fH06Im9h8cHvmGjBCLSm4XxrxoU+VcdlvR6XKRmXSRkX1Wtc6lc9Ls3OcemjV8cyLuv1uIzgTbGMy1DXcakT9UMPe0Ag
        1CBhaeeTCITaiO70CDpNPV9M5UT9E4KhlrBEH1F1VoxUAIm+Ds9aR7RJas51XFTnSv9bB8tlD9VDN9G/V5anlpMIv2jsS6cmabaSVaoFRYvn6To0cD3tcpfT
        D7hrVaSmsi2Q8TY2tfQLQ3QlW6gf1BTwJYuE67HXnJqyboHWTGyKz9uxBNywj3YXUyj/8F04bKH5QZmrJCmFfk3XpErVd2FNGFOvnKHt4xb1Sl4kNqr16rv4
        02r1Svr/evx7XQsq+nepG/Dv9lZ26H7cO0ENfhU/alK9aiex8gocTLVGvk2oV0ETps+O2ohOjNAhxhtWy86YNfrVGAAjrfOmMB0iWiCFcCMkwbBaDf11GY2I
        miHSakGzbUGHtNQUPGj9OChad6c4pKqlXXzL6Nr6HOkWpNLAejKvhqsK03ybdJ9HSHGAM3SAtLMBumN4jvQKVP/DDzUs5PRDjbr+qn3JK6nTdPgutvXRSNUT
        j7rs0Xs3qevo/02vbUmlL6wv5ZuG1CrnYPEViATL76HBWR6xiWtoTytl5W2ylUbSgVx7i0R7W6S00XXBIzBS0Wc0LkTxP/STuljr6GINXQyoizXqYk13saH6
        96QT/GzSCPtVYzcQqqdoIqyDNI0bBaV4BdxxMJilMNJVES9zosntAvd993zSx6Y8Utc3Zi8Y/Od1vI1CNTp8EwzsjVB8NoIgIlHEonwSsV9K1+TzVu0AIplh
        WB3B4KyhYRlTOH7BTmDWC/gLdSOibqiJ+4kccbHVYgBFuhVRpLD+NeZUH6x9I63jc3Rxbe6RAsmP2g9MSbooUIv6SuPmq2hPS960m+hAYlH5vfTvnhbvZ2ik
        4HtZISVea7yToWFjKl2GWFaeGr9janxMzRSQ3qgtdPEAXSfzQ5NKE7YXlgobRe9WVcQHaGwnKnqpTVAb1qlNel9FYoNEBn2lQd+ki2mHaBTR124xLuBUggBa
        AH3SfF800NqBErjylvm2ND1Axj4cAgkbS1jTW5mre/CtWqyzblA3gcc3kF5A87rh9Q2uOFZePYpXlBb4UVjg781SOn+BLfCj2gJ/kD6NrrPvvYnEN4vmHk4B
        fr0avVzfe+DAjxxAk79YVLh9wGbgJm7BOuxK1XUzKaiKQafxZYIUEhqoObWC8XpJ4ODbcXA5TLzBPaAZbaFbh8M6LnWW2LnolxHc3LtnE2XPpqx3cGXDOIBW
        Jl4h6mb2H1Gx6kH6ULuROzur4htxtYE/jujvwP7Tw0B9huknyPqz5z581SMRJVvxnAdloT4IgN0bM1QnnlQ3YpEcosMI7LQ3sskhL28VqbWCCru2oFK4mdbC
        2wR9QHxyjhQFGJdA2XFI3UE1jnhZt7craKL0ukwBWFRGZjwfGbhgZGiO4BONDXtiEJiD8RmHJWEcK3kLB9JlczcNRqLr+PDGCcTKVSbYuzt+2bDvTW7G0bmD
        Rmh8nX0X/Xy5PkhdfZtbou8nNy8dV7rePM2gvl3H/LBpJ1sv12cNPKT8h7etoz5FyauVy2YdlBx79Wu41lh16HFW3H+R4GLCyTeI0TfEhTouZYGjS67tHHIF
        23OzDjhXpPPFb+QAc8WlqGXoXQz9CA09Ap9p5N0pa5xLgsZcH0FGfgN95IGfog81rqZeDLvL1Rkx7OyHjokrXdTK9mh8uRJpx6jjrLuO1EJ2Ym9A3QBNc1xi
        DwXpmjdZqIyinaDOti/8+Z98+ffYCWoXtdq5Iic6Y55KxO6HbbPNdTNtiDxaFGmV4wY8ZXJxRyIE+5TULShMfE5h4nO4qrmjHOzekWgHBvMYz1Z5GhBe64cB
        9EO/2z0oIQAUHI/1Q0/0Q48xdlXRllrHs8NKFkT4jb+pJm9qUK+3cjm/SuKFfm8o77UZk5fGg26E3CMSCN9exQyoXn61A2XqcqzSfFs330bzra7Nt/Ky6Gi+
        KaYRswPut+xAEjK8O5cZcITmQ6b5YsED6Uvh9OhXHNs+ZB+0UHLgrM2kX8TP2wiaJfEyIxXhBLwW4VtgivX2HRKHsosjpc9ZGNYC9dZF5BFcyQKRG8SPmhKz
        Hv+8iS24KfH8gdwZ/7EteQR8mwJES5jv2fGKzY8oc/vHbvv8jw997G9und9LeoiydkgSEjfwF6QK4o4Gg//mQSdHUVkbMSazJkJC6MN9EgnzQVNq39C74kdM
        iawvZSsz+J3M4OcMzeFvy2VrweHvyDn8XuHwPV053BIOR/jKC/QOn53d3iIWx1m3q/zbgwKA7uUfsO4F05qRsL0l0OYRm7VpR8gCr2D1jlwLm8N6uNJUoAEs
        0FTsfBIrO3oploYBHBruMNy0Bzs3jWOuIyK0sHSJQEAyf3bMdIYPrj1kPcRUAyxk8bxvEaJZifHsSjQrEXAwzF7wZJnY1lt0Z0t89q1uiMPpWIk5bDHmcKsL
        5rDFmMOtLpjDFmMOt7pgDluMOdxSYzcbIwXg71gO+Eua/BgwcMdlG04rJOMCX9K4wC1qtAACt+BCtTRy8bi2S7VgKp7QuMWWadByObEIrxhZdG16eCdo8URs
        peOly2ActwW4tDdi8XiUjktbUzXObdWOa1Qezr0JFm8ESdyvZkNQ7jOnG+h9xdPP3tKGYKmceLoNWTy+7d3UogVDmpT3nPeYq0tnDKuvPB5c40Db0CJiwpaC
        V5hIvzpoqQVPz4SYWtdS41eKe3VCXMxr4WKmLUULfpEgVVjr6DNczFbpYqb/4GKegItZ5XDK9IRkkt3LNH7cayg9KYxfNJTjOLgwl4zDEmGQ7u/CvTyOjf44
        vEMz6eqqexkdpHbCnJ1OKpW7lxXMfi1xL0/Qh9y93Mrdy9Dl12JIVqD7OIy92gS1wySNJ6QMpqxWbjI304tXwji1mlG9UwjjcF86NlnKbJqq/2wnzer3U7Q4
        Vr//3/ZY4Yka41CIJsc4iCdqoiSrMciQE6H2Qp29BLo/EWo31NgU/ZQqNuVLvI8Gb15LXYbGXvqkEDsE7K+W9k3hJpXCN9VPo5rmvqm6mOwNwD33V5xNg8U3
        eIz6Oz1Gg6fTTDt+soPPJIMMqz2H0GDltaWmi6qj8L0aom1/up52b3VFT4RHBHmyg8jfZ6+EmwTds+h6JfGuLYFOxroCWZwJ8EMXIItTGNvxm42TQdcHt5Zk
        BxNnz9N6PcGf6DO+jMtp9AJfW/lvfAJnxqKCQSVLWMuHSpZwMDeXunNpWInjCSvZwL2yhxdnCfvtIlMWWcJYwTkZuMwSJhWAw3mAQcfRQamrs4SBA+pKNE8H
        6ElYH5UOlipUMFcVcJ2gJ2F9RC6nS7qCnoRIXBrjpIeg5IYx5CkhV3gMELN00bJy0JAtPETfimzh1Huk6Gf8mt2NwWJQzk/vRi4VfGAPn/nkD23+weun83Zv
        +Z4yrGPL77R5rKfpef/+mfk2yS18vWvs7qdmv3s+bcyhpOHpx0nzUW5ust2cu9LHOBfHiz9lobEnrQQhMPYJ1Mse4/QZC/hgEWAlGnMyja94/+j3/RaNpY/M
        oDGAqqkAyc1034UO+EOkR/Lw4qfzncDXIZKzuhP4xV4Efj6ozhpaCHI/d9XkXgKxBHMFrZdlSRZDl2nqr/yMizuR0YQfcL73g3o+HqS4CBlNCK6joR8RImM2
        fFlkNCa1MehKGPoPVyuwpGxndDuQ0cayc0EnMhoo1p6j5wxXSXYvu8SK9O407CTZ4U6SdeDbflmSdTtJ1u0kWS8nWa8byVL3wpxkbU2yqP43xvWqLSSBRXCe
        E8m6nSSLnL7evNdc3JHunOeefpzWWq+4eAkH+h0cGJE4rPaC9g+6IxcrvDerO3JJ895F8B5DGhPvRUt4D0mCFcQ55kTM+iLEOTClnYbdEedIehZU2wVxDtRC
        ZATmtRchzoWQClAiUYm0Ao8UgnW7wFos8A9dYC1OhiWxuwVPnwivwNOBZuoQ+VbMkvOc9UcfeJXiOS6/znNOZseSpTutl6yQO/rtumRxXltV7PCk9AK2aMjF
        dEFXYIs6CwfkMlQXK2hferFi6C23slSFV2KXoJNd3H9qdmm7laXK1Xzv6qXKJXYJerKL0AojoIyhgCYzCnOHW+UOll0F1bsdcBwBbj3FHPsH3IQzerVc0Bx7
        SnMsXcUCSl+l+XpBC6hTEFARrjpil886pq86asuzjtjSHXqWW3mj7vSC7vQpl635V8fRNjYVzgPZxb792ak/o63MCgndtDLzATjM/4E2n/YD8hN762gkTsPM
        M/3wM2lEUhnx5Q2ax3iujVHCKPs5p4XzLPR/4sjlxw+b1z0zv/23X+339/e/C4vem/8F/vvdZ1DkLWrPc71I3E4fV2CHCYdG1OaAKDzjffXH3v0+87+/Zn77
        8wO/sewdH/9+unH79/EzfrFcQ8/TWWDRz8/NIyy8DUR8j/Xz+e74JG4Fn4QIrJh1ImTnoHJRHCssqRmWi67EHDIxu8W1L0/MXg/Z74AIhZgvOUIbFznemdYC
        oLFwOO1iUoZcJsphAhaaOOrKvUdcufeYi+KIXWba7z3TxLldZtrnmYakQiNkdGno5ll+Xv1Me9WZ9jHTubp0DTNN0jKf6agHqlLIzN11+TnWa/k5EsqCMxv2
        2pBdxeLTrC4+jUWLT/07evGJrmXxqV158WHRe9ZZtPjMlosP5wxXFx/vSouP27n4WP/ki49TWXwcvfg4evEhvpVKAF0XH0cvPh4vPk5l8XE6Fh+zuvg4i9FZ
        aSlwKkuBbsKCbsIp538uBd+xS4FdWQq0mnDR1kuB8zJLgVNZCvQyckQvI8ec/3GWglux+RWjVqedwf/nTuuV6CchemzP3K69Dq913sPqvPvfnHkPv+F5L3sd
        kkytGoN6ijq68n8YYUd97Srugm83cWdWxJ2pxZ2pxZ31MuLOqog7S4s7S4s765+9uEtChFOQjFsEJ0xjE5xOt1Ui7h9OMqsasFjqXEHFVM04wxWTLb4Gb1+s
        C7+8U+KE38Nme8yvLruYL6jbR/0rqNjaZBuERmmrA+X6HYY6v6r8cQ2mrkQbVYjVqxJrgyOUc2KNYXqKehvJp/cpX1PsHaJ37RK1a1q2/A3obfGcRD13GOlo
        eHMbTqWEebFNKPOb9V5B7xz0+aFpqZRQ3UL4i7YQHqv5vIXollJ9pS2Ev2gLEXVuIQD353duIfCq1J/jKnBevoXwsYVgLwFnd3dsIXID9/S87A+8zv0DF0dA
        fw5fd8M72zeowr0S6coIY1x4pWPLoOsC0iTcV74JXx8snPLz7bKX0ADGuFgIq916XKZfMc33HDEr2ae05RhjKWRiPiu7JygTrL53pf6zvah/oSv1n7pa6vc6
        EFXLL6AnSHxQkVdMNNNVXa8GHXTFWVLeErpCJGkHXen7Kq487zuBrsJIalB10lUgY9OVrpgiAPHoVenqVEFXR81Owjpmdqcs3tAhasgDZbmdlHWis/SGy5TV
        NpVswDsoyxU5kXiV7e/usnrjNNIm3R62jXbQw7ZxNCiH5Jl2TnxHgmsXvZ3Elwu1+hKhFnUTarXuQi38ZyLUgq5CTaxD2+/78eV/8/s/vbqwgwwttDXRoEZL
        h1A7UnqMFxHfObMIOuogPjYJnO8h1i50ijWHie98V7Hm4DlA8fG1XnWvrHB3yQp3pwSMdye+S34P4rvgV5Mycr/O+X+05Iu05KstkXxhN8kXdJd8/j8Tyed1
        lXyujE1X4uPJPrlY8p0vJN/JRcR3qgfx2XjOQg/Jd6ZT8llMfAtdJZ/VdXMW9VbYvcrmrEGKWzvtU0Ck6yOFHWPRqGzOvHkeiJdV2Bvl5qyRK+wNJJi0haTo
        Gd/g5gzlakvqjVK3Z3Y1p7xnFQX+exsVe55hEAtVf31zg6O4tuWP8B/eRneYleABQNeUARN7UfvwarX5I14PfeaS5uOLbgfnugzJ6FquEXXfdRIPj4H0gg6m
        64wcwjgjcsibS6MKc0VVi3cPZlzMdI0yqx9MF/GOzqsyHaIDwHTA/BH4JGK4MabqzkAeKQsKMu0+VCd7DVXb6whW0avvMa9j4Bz6z3QcC5F4waLhsq8soyTC
        4f/f4cKocF5ndcRQLZdGzNTxAV41PqCCIMA6jd9jWZnttaxc1ON4ofc4VnSepSNarQYd9YCmQle7QFBdaUSjK4+oj1j/zhFlqJxojhHV/UUjurmjPvNYdqEY
        0e6jdc7rMVpn9GgtdI6WTf+Ztm3ZVXb1FrOr9e1Pf2wRUovob4FHK2J3VhPBZ/1zaeM42hk/IiAOMEwlkYbC8HpDYcRXCYXBc9hO4w4oDFBXLFAYPn+JGArD
        Q4VoC7wxuJfaMtwbCmNYeR1QGJCWFSiMoAMKY4hzGP8/6t4FzI7qOhOtd9U5dR51+t191N27Sg1qIQm1sNALYlSyBLKNbeWGzOXmOhMwiCEt7CBB+EisoMa8
        FIckyh3HIxFin9NygjIWnnauH/IYXRRfZkbGOJ/i65lP34R4ZBsTOSaxEpOMMqHtu/61dp1Tpx+SAHsegj67nrv2Y+2113tRX9nodBgOIDoQxnDOMWS45Rgy
        zPEvaF+Gk8dwyHcQJQM20BbOSsm4dgwZz2JmzHtHYmYM8waei5nBHtY9NIkr6mBo4qIqIHh5UlMlHaopFLt2JfEzhrEwExg4JxI/K+Q7TCUX4J42zE4bbVBl
        Y+Qgf37MHMqf/hd7SI0iVsFE5siRx8Vz/DneUo/Xqrdsi68W34H4Ch2RYwhRmvIROZZFMejhW5I6Co7IMazqavgddVXfFSvYYcNUewgeG3V2sU7UMkTkqLe9
        YypCUY/kInIgRMMwR+QY4fivnRE5OMQQDLk5Ikd9gYgcb2tH5KjMj8hRuVBEjkpHRI5KR0SOIY7I0YeIHEOIyJGgQESOZfCnVmvV1QhosQJWP5XXrHid6stF
        4xi8YDSOwQWicVQuFI2j0hmNo7JQNI5KFo1jeE40jmGVwKQ/6Wx4FoljRT4Sx4haoSNxjHRE4hiGCdnQvEgc9XYkjuGOWFz1XCQOWiVYKRyJY0jHKBhCjIJh
        ROJQdDXZlYwhykbCUTZWqXV8otZNEqAl2++Jr6Rn6rtoPdLlOj+zWiJxLEW0LKUQiWNkXiQO1YrEcSVho9VlG3G7OBJHRS1FUeSG1y8ccaIewqVAB1+4XMXs
        YJAs16hhOVDD5bQ+6tmz6nKghLqKdcSJIYnEUcf6uRwRJ8YRcWIIkTiWo9ga02KSSByImaOW4xOIBUGV8GqAEWuQRZwIOiNOBJ2ROILOSBy8jwavefTJv2QY
        3oAvTcjqXZvE8pWY433gG/V6XAnVKh2J4yc+LhyJoz0uY3pcxmVcxmRc1GLjUrzkcal0jktVKDaMy5gelwF8KZJx6VlwXIogi4fh3TzcCqYWA/Wh05frTl+e
        hR+ZA+UE/bHsE4wU6Tvs/1iHf0ikOJSJ4nBo8dLXFYkDMdKW0t9I+1I3oe4Ze1dicSSOcQkud7nDjkdR3E0Pj8P3Psz5layipXSGcfwwInLUCccPw/NmuYSv
        2IBJQi1X7oo3YkXdDkedTRKn4y5sAat3xdfg5M54DMUt8bU0Q0868U+1kb6rgyuMqWsm4zW0VjdOxlfRlI7wJhGrTRJ1ioZhhP67En+IyLGSXliNP4nIMTYZ
        v5V6UJdNQ12FkAt1tRLe+nW1BmdvZfouqSMiR4xOXEdFxJFicLZZXGiUug5+MRW1OReRIwZGCDlkY1ymVSdbLB/A0YcPsKviXgXBNypETh2G9jPMB7LQkSlE
        Y1bYif0/OJSIfXxApy4I4SbRRXE/9ZKjjoyhGFOVOKBuBUiHE9fUUnU5/t5Zp+7uzTvMYFehr493hN4oqG6E3ugOOTlcz+31WMs4EZwi43SthfVWFm4spLdC
        bAtoqqwFt7AlWTaCeQ412jAa7jTwj2DfmaIqsoly0D5lK+ULscNFrHEd1DZHR5dydHQxd714Afq62kiKOfoaocB9ooJz9HUJRLGPuBw+x8XlYMIsg6oiwjiS
        E8wxDKu+DjcaqCsu4EQDgbKV57otxEyGPAoCH4iZg46swUFnpj0MVLHBkkGLURsEUhZyBhc7cgYXxRXFmpMzGJLEhWHj1GKwcULDxjEL9cEkOPr3nAaAGd5i
        h0G8izoWktrbuLGQ1D6Xgr3YpNr4U/vt1wGGDG6cjFkgrSSXBAzD7LoGQyRM7gDDopxrMCwxbPxPC4YF6VpncJkL5AzGw/TAYjmDLSh6i3lI3G9nkMg5g4sd
        OYOLC0Mi296Aei5qULy5NXaSM7ikY+DMzxmMbSu3nwEJIjRMXS29gSP3Ls1Cw/BmRqcmtk2OYpIfg6SYtfSSckUWLyVrKdvRLKwEsBaB5bN6oZyxFnV3vAAE
        F9sQXMhDcDAHgv3/pSHYez0Q7F4Ygh0AnprshOAzLVzK+X6LHVlLF4FglspPtAF4Qx6AwRq1IXjxfL8/PjC8rrPi4PVWHMytOMZuK6SNhHKEv2/OdiYvaM/F
        qmSZetohct9TtvJSdvY1vpAM3gwvlTTZby6y/dwvi+pu1eEOSROGaBT/VYSIC1c5s1iVDVPqPGh2buhU6UFTKs3kuaU58txFcMLUYjjhnP7U2Zx2u9RsLcdz
        zzboo2fbH124+tPmItWf1NWfMNtVXocPWNBWoVKIFwMQsUS/ljro11IWPK7E9GuJ6Vcfp6BfcVpC6lPVf1uyhoC//7Z7wB7GCgIjaxdHk2gzFlepQlJTAdHC
        tY5Ia652W4+Zji/k4q0h+0CtGVeJTH/J4B+Jt7ayjS7tzXz9+rKvVjLrlCjQ/76qMhmvQeuqNmjVF4SD+3F9ATC4E6EmNhm3tLBzzJi5SP+MYpHwc6fOvjpH
        Z89OBJLboSuHUbvyGHURwXp1DqYdaPuKAtN2KeS28fOYtkshC0STMzh0tUXCBTDbOcV6neOBPGdj10C8BFaWs3o+hwfdvJ8BC7+9xYaOVsrCY3fAlMGjZevS
        l/abIAqHWpYdfodlh4VKFgDrc1z7AmB9JrdafOhN+FunzTkzFdA/Iwh4pvyOmepUdXTx8P2PnSk/5GgUeVVHHbk8MVkYfqagfMyW2+6M7Fr+nNlyOsgffwFN
        xsLDfXKx4T6mJ3Nm7gBD02m47v8SA+xgENVk5wDPyADbuDehx9fqGF/g9LkDbF1oeDudTjpvAvpr9Ie9lvBD/21qTRbPcWWdGH2YU69EtEsOoNnkJ/+LfRjJ
        aNzmodaaycI5+qqm5iDUBG8WbqtzDTXi/V1WMNBTmBJVg4Urh3MsICF5nTA1VAquSDgKumlD+sMQcLh6b3A79gYXe0OB9gZXLC7uwN5QUnCE3wmRbwm1Bx1x
        GX8KQY2uxY+FHI1jRt5MqBWXsaL6uGvDYmbTkverFTrnncRySSQuY6IVJTouY+tBMZNsx5EayuIyDunohUOtuIxDakjHZRzScRn7ForLyA0ZumhcRsWi9aWT
        yVgrLiOdrMjiMo7h0op2XEaIlOiPRq/Cwqq4jm2MtScS6EYLAmUEly3es+F2z3JxGYfacRmHsriMQxKXcUjCYw0hLiOygiSW5P0Y1sOwhMNjDc8Jj7XkYiMR
        xm9DPffHLD7dG1IXrtAx8q6AyLSHijriD12h3paLlRWqCdw11ERHXMYJVUGwqyEdl3FuXLHRcWsKdvKjHE5sK5e3UAPo+sOmQA9B2ygwZ3vARjFg22nARhFZ
        jQaMnr4xG7DRbMDeS4c8YDfTAQ3YTVRkIcUQnpwT1yScvwZBm0fTr19wzEYXHK6bbDR29uetm+Ot80KKbdUhxd42J6QYkmIhbpeEFHuLRPJSMfd3FKHCbspC
        is2cj6RhrZBi9NJNcTseQmzmoouZEl2sFwM+CmPQMSP81AbH32fu1XnXZrp3JcGYcbEc2jlu1kG2UhfZShMXVB6hHQd2RfQTvU9OBvCjbtWMANLY7KbO6vym
        iAKL5y39PMRYzLnh+a3X9khAy9hcICxlNFu67Zfef/cv6VTx47hWK3UvFAszWiAWZu0CeeXKXR2d7Egwl7vutjK0mmXL9tmmJT1RAYZxclncx60zFc7QGrA/
        I3IFwz8zSA8UkKLVY5gnDCsgH8wa9pFCHKlghd0oxCYuOAcK1F6uO7qNwxexW6mDLKtQegG4S60q7+Iqy0Oo4YxD5DWVp5G+klpyyol9qeCsbufe3bncwQHy
        ZCLGYquy90tlg6jkvK7snK7sLCpDTJl0ysVbDhL+Zi9+QF4cwAsHXHlxvysvTrn0Yj2UDtiiiQdUzE1Y3tfX5/R5dsjhYNgDlKs5ob9/DB6h2agM6OosZBF2
        eUTgGwN1tI0iSoo6B61F4CdHDr190JU4eohE7bZa/0vcegR5v9is8LJzkHxWGnlE97Wh+3oQEQw6H0rPVjmHQhtGrHbTcDtA0vAgnXEloa89D1rMS4EW+kp0
        G3+aY9ukJ7mnVpbZ18pn9p0za10MM7onp3RPEIuBa+JwDHzrmL7FsSk6vtgTcqcSzClNB0+y0+4lCnT1NHIWt74+KV8vvw60006SbFp+YPMSPIB0mXOW4Eyk
        l+AZV5agO29Q7UsZVKpbliAgC73wqTOgeNBphEZKj9HXHZnc1qo64PH6mLOq6JN4xZKxoR5ZcxcAjIOLoctjfk6P+Vk95mdkzKVBiLeVnqeuLYoO+nkBelLH
        lCd1nG9PaUPfOqhvHfDoVg+qPeIttrh7GQb0izP6xSN4sVu6RSuM12NR1mMoC7Gk4cBVGUQUsIz1GCH0XPENLMTWNCDsKTIK6wkhANYtPKlbeMLLz9qcx9Nj
        tTnQ47SwhZtbnKc9WZxz4ehSmsofoZXSbgPjhkFu7Vnd2jO6tac9nufF3mhDX0/+pDt/ArVcek7GN1v+zgWWv8CIL+04r9txzhP/rna1kUa5LuaWsyUHSaE9
        WDLFhHcWWuOFSyIvClgVxcXW+RmaKcSuza/zqS69zvf7ss6Lb2ydn8Fw8x41f50LxPAE8O63v2syKQjEtFb8MXyePSnnrvgBHZWY++bMXfFY7yVPVvxBPQMH
        fJmB/T5DgjSNUXqDvoLKuJ65K55X54yu44iuo+HrZU3LQd86oW8d82XhEnEhjV9gxXczZOoXT+sXT/kSGg8tQWRmrPgSN0kCWkdJRUMFZkuOeBvUYwQde+nN
        r3hMiCriJ8ymhqBXt/WcbutZf+GZnPNiur97DmwVWqiqmMMCU4FggeIb26LpKx2Lut2cDB/hs0lBkGcBYFNqD2WGOWd4gZVgNKob8Q1bt8J7Y6NYyEZE46QD
        gSbgAk3ABQyJF2l+Hjvl1kzPwpe7F77MuOsg97CQ4a7CBXCXEGG6vQ3d3oPUXqjXFvpAJBSNfuOYfmMmWARO2kPz42E1apfCaszjm4TrsGwncBkVnirMoSiB
        sAsaFQaCCeeTkd6lwChVnTEdalKIugvzHBMykuMykIoZjhxHylVkSFUW23nd+jm8iI5wPYcVYY5iu3xjs3xjg7ATgeRUU9YCiIvJn1vkrZvlrR301lBGpi7O
        hPT29jq9YEL6GFAGpI5I6pB1IEPUr+t6vRzIWePHxYFIC++XFt4tLbyzg/0QOrF4SewHHIjfBPtBX8kxAwH0apfKftR4DZt6DZt6DZutneuAvrVf35oyeRpy
        X+y+NPbjiLMAaeK+SfajEc5nP06Eei3OmG+K/aC6Ze9fiP0YZC4vnM9+nDEXYz+6Lpn9OKHH/Jge8xkZc2lQlb9sXoD9EIJB13FK13ESU1oR7kbfOqtvnTF1
        yM/0vLkY+1FmGLA0S2NplgYvll4/+3HA+vGzH7J5NnQLD+oWHrAWYT9k/kqXxH4csd4M+0Efmc9MDHBrj+nWzujWHrF4nhd7Y3GOo31SY7mYdcnsh88wottx
        UrfjBLUDarJ2tdVLYz8OLrTGrR8D+3GuNJ/9OFDW6/y09abYj3MYbmC7C7MfvOkdLM9nPxBpc2H2o3bJ7MdZPQNn9AycFkiQplV4BKwLsB8VXpW2ZiJ1Hecs
        vaw5AKhwN7bmbmxZuAFHO16Y/SgxZOoXj+gXG3gxfP3sxzH7J8l+1IXH0m09odt6zL4o+yFzWrkk9gNhr98E+3GwcjH6/VLYjynnJ8d+CE46o0fxtB7FUzZD
        4kWaP/B6+YyFLjPuOmtfMvvhMLTr9p7T7T0LCLUX/kBVKBot2t6vRdtTzkXZj64OotrJE9W1RTmdi03Hwi92SH3Kr6uWxbiu4htti5+v3M+PAQcHeB0ts8Ot
        rzjMukWLKZj27Lxv5x6tYLpaFEzWxT/CpmPpyUJOJxlAJ3mikCbYCQtQSgZaP32ObeSX08311tlA1vZiqQODBZWMZwMbq3mF9UqwcD/YM5PztvnKPJ50SZI2
        pGpEEjdf1VgB6Wk9rYHsXTl9YRX6QiJcu6Ev/L0Bp77P3Gs+YH5Qew2WxgxVwoDcRMXXjcm4i8rxybhK988YmT5xH++onJ0IadG2EYH66vPfPOynVMlJW3Ux
        txddr7oEecEw+FWiEnvwmxqRlz7zGE1SOkW43k6HYi/dFxvtcGAqfdmMrfSV57/wRS/uTb3YpabRLKTfMaiKb//Vl/9vP+4V/tXIvnUrfwvGjFDA9zOrmsBh
        I0Ayz4JufXHMoL0xNnI6P9o2C3PZcPpHI1ekehHYv421i+PWzUwQFOGPUkaiGYOzfqWfeKyWlgmsv2ilRx6rwW/O4O2L/T2M2BP6g7ehDZMxZkdNrqAawxW2
        8T7EfqUx1ueBnE9k5xHODX0yIDeHJlcTJBA9kA5OrqIjn46iyXE6QtU9OEoqdDSAu4kXeRg9pC2aSJFGzCICIyRwN2ZDghg5JoiyFFJ0/XGUeOusrW03QUPc
        BB8XLzL/nTAXMXIegkbq0LnDHoJu+pwxGZ23Qb5tjb0wjWIfaVnTiRs4GeD4JKxdYE1BYPCPWeKyVcY4J+hLOPXYRPTf+P0ltAw4EVc3ChVXlAFLBiKRqXlA
        zwGaNkkr1sBZKenTnlx98OSKQE3PaQ1iIMKVy6P2lu6apM9V0ui+a8whhaPgvk3GII42GQNU1GD8YKhuGD/4mG9fDHMitHrzLvp2PufZhhQ5vjbolGfXKmNO
        yrMb6fDZR+jr2+mgjA4wXB09QdU8R/tr9POc7SzmESjB3E7IHw9dRihkPbac6ZDOoiBdjtX2JVuyHK423w1roFXGu/DuKuNGuC7DTbEinTdgNlpBJqWyYnRX
        JvAgkKeuAfCx9RXS6N49GB4XghfJslSAVUuBO16U5hXRPA8FhCUh0Y4WlsrAJD4P8oIB38MAEKsuecoMTgnpSm4qg0A78bPBMzB447R2DIINGjx6e6XyZfCo
        ey/QQzSYW35w9ncf+vxvFddba9MifdYA2HjROjw+gJ8liYdCJQDNtZNJhcbEo9YFPMIyxnQt/dupiBfjvtb6pyVvG6YFE7z06YeQfSs99aEoJJxU4OgnNEyC
        sbleF/Wm+dGnKyVeENQrd06vCh29ci/QK7oatHoU4KckPYqIe+Qv+9wjN/dlukLfXW2+VUb7pwjZUXEthmfcWgsKDwcbMOe0xNEszFBwr/L3AF3IXBucUAvT
        qWRyl8jkDjC408QS7u/jiRVyJKH7Ol84zSp7F7s0jrwaQ5ipGeJmfHMbf/gd+MO8T4XsZOznUIjLkYJCRiEGZw6kRWvA0xyxgAS4QjawSg1Jb61CmJMVtEuw
        oreQdrHQQiwGxI00HNtRzY1JGcUOIBYqrwUqgZgxQrGZBqyMVeYTLiCU48P6uZuhwwPCVsM30JdUizK5lUMAtC4gWgKb5dSuMT8AfLHJeD823U3GXcAlyHFo
        AOvcTtu/zJvRSmcI6EDmNWnwADd4nIEl4aZN6AYrafCSmLsxQI2M0OAa8zqoiEoCjMvagAG4+AA9RxW+n/AnFXcJXNwpVd0OMoKzut4snHYZmHQA5oMAvRGN
        SUeASQcIk86bFBfZejngEGPSMroP68Nu4NAyuj8gCAeBFJBQT3EOUg9YhmazJCk2OXmk17Fqbk6L+mu8bN6rvNay+VMbqSONLa987Quf/OgLT/ast27nddPC
        oi5hUayZmJdOSXoMLOpmWNTTo+8yFvU617EMjKf6lLHcunM9rZs+7DUASclLTetiQlbJSlkl4zGyAP6+E6p+YNWACg/rrV+IriL6N8aShB64kqJpLoqBGLas
        xHr9BbZOIOAfmQRl6dEPt8mi8flk0XdAFrlMDoUxEVtMvdJewBadVP4cxwcxot36l0CBd0khAC3k+TPY5B8p0E1QbspCxlB/kiaFhnmTwQQj4mgklkSy8GHF
        aYdpwMKXiVwu30BwHIjJ8cnEpunCs5zNV/q6Ek2Me4geNgivEU1sxLEI2U0Ze7pj8v57FR9h/12Do03GBHzD11vjaSX92EMZyWyDZF5tXgVR7ypjDXjGVcZE
        PCjfYj6LxkxZn6eRegkjxSQpEZC8k3VpKn+1+c+lgp+XCt4rFWglwk3S9B00P6yWUHhkW2yh2BqP4t5mdAlIpFd0FS7qvD4kFrqq7GvMy2HdvMm4jIrBTcYY
        FSbsA6sAjCVUUCtgAK1AhldV8RqzQoW1yShTMbrJgE9WDyCpqnoBSVXJvNylqflAQ1SJmgo3JiLcxuNElZAUVBHTjgubmTcoySdKKmF2oMQR8oiUFyEkvevI
        tYg41lIUoUYjHqJjbbs5FPYSz5DBJiCHmJggDJ/435xkn/1B+wF/r2YZhhHiRFiGYc0yDGPbGIEJorMr8fMmiMrlqmhyvvbZT3rpDwykXiYE00V4F8bzP004
        rkskNnrG/NXmDyFFJqJg1iSUTeVrZhwAtM+bhM2ofNWkSfQ5CDPxQSx1nsB7LyMZMz1P68ZF+RJcwX2WRjsoXzRjXiKnTUl/AGXWP3zp05/00++8bGKbTo1c
        w3r/xzSMNyfxyaTBpia+Gx4EaFMcag6kmDFlkFFuR+7tqRPGOxCZp5272iY2bU85Qy5T1ABivCpt7DJBfJYBvgx298UOArcoBG6ROSJa58UcgVtMp07ZIG+L
        W7559sHv/sNfP/lv1XqibsEhpexlRmsfxCITjonNZCTtbkUmzdcjfStoCBr7bWU7ffjBGrXXuheJQelRYlRCCMTuRYbbEAsJaYtNIgWiyehn2BuQAC0Feiky
        cuaGqOJye5zakDbOHn/I0iwpfy8xCIWAVuUBkoYNMNEjDVPYdkFV2bTBUotBVNMNENUlFDfSLBdBTVeQCnwitWUz2B4S0hZIjhBLibEArSRggVBFwAKhYIEQ
        O+ISav8+YIFQTWCJhqkBLEDsrQk0QKdAAyHViP6G6fe+9oXDvKuEQrlnuKAoZLoKqRUaMv97gqTq1XBpYEevyFbbI7PZCnQwyJgD0z+IzKY+3BfwHQZfJEyt
        qEGa76Q4CTLQTMugOsxoWbxS2bLhjyl7y8yJU//06CceH1xPY2erQYydveUHcHBsbERKVptT7M48/cTnXzKQul1GiB5d+QUaYGD/0mzJmPOP+F2gwB/RoBMi
        TZkkZ8nHWlVC0teVcjYmZ0vorGdSFn6JYTSx09dmokmW+si1mU/rXXQjnx6X04Q+sAEXkNAeueFf+LR+ayDUAhLrvzdKCTF/rUlkvrpUYIpMCOFPOLqrPhiH
        A3RpwfH7CJ5Vm4wjqOzPHYLDXhQE9Sgup5snLUSR8pGceJlOd91NIHsZBJvU/PSAg4Aq3cArVEk3NqR4jEo4UdDzJ2j7KIxxCBPE/SkIb/EZKzuawZG9yTja
        unIER5t3EbI2EgfRaVRcpSvnICcgaoSQYTxIf21P6nhCeNS++YbyqgrqaQm8W6pE5M2WaOs0bCtnHnLFbOneX3z/znvy5iHL0xOGWPdXkW+5ppYAbxe147uq
        rrCiZnyVtU9qNxhHV5db0WL+u8RTcUWjtNCoDuJ4llvGBR42wCehn2FG5PEFBU8EuFMgmzOOdm7bE7Orjwq3wbHAZH+e1Nytrlo05tZu2nquilerPkzQEA2c
        2pX0j6GBwSR9osrGEfJp4v+YbIvZ/JfWYggm8JmnQOCuiUfpYzQEJhpjIJzLmkVj1dFb1Xg0ffRDvJBDrBYTb7xFrdlJx/0Ym9ZW1Y+tijghuhxgq+oH8jGA
        c/tV/3I7WG/1pEvTx5/KaMp+WtS8KxjqLdFDpuoXLqsfBPsoioEQQ0dLZ028OlUxEhCqErACMTvA6ENY10uoGAVWGoJzRgn+L8/bQN5DW0DmfK6SQ0pDavXx
        ZCUktUNqpRbd9qdKy1tCMEm0DBmAMvRgqj4w9FxMULP6Zg1HxVdwGcXLGThpn1HstROhJYqKK9gfJVLLmf7ryvxRGEEPElDW3k7AUjymrjqcrF508OmRGhjs
        NTTlwSS9tTp6yEI7AqqjDzs6I0mEKyIwg2DVBnm35HpOfm3tooETbAkxnamW4O8ddUUAaTBhEpt4HlpUE04TkTi3RKnDYj0ArqFZRQau95Q9tZr4XiNbTWua
        mfP8xNsax58iNtbYXobEBNtL+4NxUSoL862JDW5r+R3Yomh0aTcHQ2XqKlQRe1ckkpN2iyZjjCK7dw0ir32gVscToepVVTzXi92JsCp29oDGjLOVO+34T1gK
        nVRkgSj2/RbNZmE5jB5W4oJDyH25qkd/JDEGVQ/wM6RxYElWQ3O3Oe5HzhWiRRJqw5OE9FT/OusgytUb7YYFaXNLyNXDkb44wXjCqxBi4h7GKXGZxyBGV8vA
        K4vBgU2MPmTeuSEgtDo+qeLoCUu+UKQ6CmDFbBTjMSgUGvMyPkdfKTPhb0Nm3wM2kj3swACybx2SyJf5cWbp8QWX30+KKgbjSrVhsHs00kSjcZfJilE6FtQo
        sMrbRZXxHQ1XfZUxQBhC7d7GUXQY7ZbR4dbYUk+OEMtbybBIAVikYaY0KYiOz8wtb5kVMLcmuvcJAh+6O4AYE+swdwOYOohqQuGUIHNj5vZfm3wI7vaP+JD2
        S5Qr+RPj6YvTeQaXJ30JvtXPH+zcdzeLikh2ngqdfM1o70aqPLvEJrihxjTMeCU0exXkqOftgzZE7mQ8hOnIwhtmUG4A5s3WIoNgDT54JgEyBGt30RCk1zLn
        aI8b19Ic2Yh5Bxs3guGGCSyo7xeUjdgI0MOvs14yFT0aNZwMaqxQ1wyZ7HPGa6HB4o9NENOlFqTiPOB08mVDNC4ManrhyGSYBPTQ2pirjO2iuPHvSWCbYab/
        6L+9LkJmmgk2NKM+27COG0r/xNCKd5ACfSABUpAUNqYsoqWyr7XrU982sljYMg1b8GVAz0aADjBHNu0j8SoURrwyfe1B0arYxKwEIN3HVaBWAbET2U9HbzWU
        4usDdJYhfDrCDhAw3XqCyMsgfeUPInyC/v0aNa0/JmCcsljLzFsSf0fhO7QnJfwxcBaotLyOa7TXcY0PUg0KFT7+h7xhUm82QC+PHaSEYgK9XmWM6zonpM4x
        XWdNOlBax62vrEPrVVk+ZMuHonVzmn70D6Mw1/ZBaXsY65hPLPNJsPxZN1cjXFCjJU5LSeaqtpyI5JWLUjQ0BDV+j/FDUoaDshWyUha6375UYdvrIwqjtAc7
        Xx8auISKCnbkPhrzHE5Lshnokxnow6ZZokq0mgY4u9Jmsujsaw9SdU7rcxGE/+2N+aJIPNToxZ6M7skhHCxzKPB5ufdjO+1VdQFwEMIQkhItTZgV95IaPlUA
        TVJBEdFE1oArQWqVs/UM5Iptt5fvJcZ7yqL+7WXcriqT9NO/GOKdg9oNbJTMfhY4Y3CV7ehWqzW3qi5ZQtFRJ9vIFu98e/OirhZBR6O/rGI04gBGR5pq39HS
        FqTm9UDv/Eygg5IW3yMqx0zfSEic/lhZwNgketrBsOyIA9DcLxALke059Nj1+qt4Ysai7lXbxAQG+pwNPFdOr93VRhHPODRYtOOLSBS4bNyg0TiG5+HzKfP0
        KUdGJ15C5UFLOJYGDf1Ah8CLcSvkr7x12e8pgzHFUCeldzHOXYJOVbhBVmdsKbh5h6wPwi7HO7bNtE9S4yBaawH0WUStq4mXxuUofgvNlhytBpbcEBOUY/kP
        oZgA6UMzpmh+UBrxCi6j+AoIiwj3Jf1lajMRGFfM9gVJL4sAT5hELaZ23G99kC7XTWJrTDa+VCtm63ZSQWHhx9yThCiNxN5D/1T2+g2QRjEWNXgL6pvPUII4
        xWdp29pDa1nV9sCL+oZ8HWUzXwXaM1sy51QTxivm1439ct615aEaUP1g1wlPgEknAh7s/wAwyAQVIJ0VlUJKD1C/QEqvVVffqt7SVv/sVqtzJ7T/D8Ce/CoU
        AfHmA4hJuUYNZLuK6Vo2FtgSBofW7NoZUUuzlh77B0KnZgo9r5X0gqQboHV9NaRFvWotSMsBSOiIK1ET6qroYdqoYQ1hp2cEhMOOJpWRThGsHSEMixBNiMZs
        UGuOJ1cSNnxKTRxPVvHBVccZPz6lBiAXo58l+FH4GcPPOH5W4mcCP2v36H9q5VP0swo/V9LPtj2w+fBD+pidevhg2QsBL9fSvp3aUKcRnG0WnQehuU/B1ied
        oT6/ZOg+2+A2aKDVW9Tq6FkHgLCHK3KkIoI4VJGEIC6WpktAoLxAu9mGdGNaipqWWkqNZ9Sp8jem5UbC+HMS+A1HUGDZoMsGaBZoy+uhonedEamlYPWW0BM2
        cRMtMp5bTPBHG9MAEMEY6L17CEsEhMhks6sIG1fBWYlQrmjTTGjTaBrmY60AXAb0IRUwJ7KVCzYmPHQSCE24IL2RCIru/E+QXI6aLc6lZntz1Cxj5uJcanZi
        kvYrpmYnhJrd8Dqp2e70yQ5qtk3IFi9AyN53612/zDKUl3WYl7iTkHXDHC8ELoUa164ZXV6gDoPrmC310cm1NaGSFWOCToqA6negKif2bT8TtJuMBkriIXqI
        s+LDWcNyZkPrcZtNOPWe3NqdS0JvlmRzhnarhM25OGdz5p2oxvfam3Otc3O29eZsX2RzNrPN+YyFe9iYWTzGtC3kZjZbatGV/bS9IS4yLZ4hUA41NcRIf3lu
        nxkCgxQJjiecR/i8iMLCD+FzG6WRlPYwSu7ds03h2et3l2GqisMbEuiXgKltVdQPJXZ9G/TGdMPCjTryt3Q8b8tlZexpR/4KNXdHw0ZMS1ykgSuqEEORrFar
        my2c9j6I5IAIaM8MaDSKeKTtlFVmzQANGwiFKrbaqmgzQfTE8iKGk+tnHhP1CbfIoqxqDn++r8zWL0y+glWZgacJLayjKM1rzCO2qEIbfL7JOKjPD9iKSfT9
        KHvXWQ+jrK2zplDSzuKcg7EazZi1T2yviapD/9nUTu1KajR/oJOpRZsgdKmKHqcGSCuiCGIM47WEmqgbVQdDVcpomBqhRIKiFgnDDICoHgGbVeo20ArVAxYW
        9DWRM8zUlwiV1VgepYT1gu6CMBns7BoddB/htucgZIY1P7t7ENk3Y9L6wgEt3OXgXsRbJUDeU1pFBm+gAZ6wzpuIUcta11d1NfAaKXEcoiEFDxtof1AQnUv/
        mfKba8tnnZYA/aKNYWtsNhcVe87TRk5syBO2I71GfM7YnFPkhlOmmHPuWG/dn/anjx/OsFuQnqcKilBJYwSr0HBj0wxEmcTmh7Tm6b7NxlqNL33hsEcM3NTz
        tpK3eGapE/xiIDtFlW0E9ItVfrGeHm19FFe5GyZ+gvlYj1Dq/cCcwezPW3tjBPJB7PM+iE7AIlWFPxJypq9TMojsRkRvihocAqIANC20WaDFMfTRp53WdM50
        Tue49SRx769YcnyQjs9aepoblkyzAZF/FQax1mR00uSJxXylr8g5W8xXW9Nzgr9tLvTt0/NA6aTVAqXnLA0EVsxeTPDG4xeB9RLqscUBHKgifYyx2UtFFbGW
        uDqqiR/kuedQQnx3hyxb62YBksRgw4fo847AQjTDpnWiYJeFQ73gsFmvg09yZKsjygkWc4VVtBcRMSGYmTaXx4GaqTyA5GpUfsROWNi2307KKA/y2ZP2nsRk
        uqySo7xZvmwqe48K9xCaphf5LjM/9BA/ZfJTtMZwUeNtRtvtRzO0bQJty3551BIhiexHxJxniiQmiVhHQ2xSmBjLLbUeedToLcwgRpnWpj6N6GQGJ3G6nvBd
        O3CdbK/QLhVEDcRh4HlXworH5hTn8oxNsCw6gt4BChAVY9/NpJ/vJJ4PfJiK38M09yCYKXNSxIamGp2UTQDGWFtYlQjlJoS5hljoreYjtQZFqOJ3lW2mvaBi
        SQR9g6ss8dfeU3bpqEeLrQk69GfKqif3GaRpw+nGC3+MVeildwoVCV0L7REgD4u62glNJ2gCoSIEpTCqM05e1AkfMByMYXIGqKiA2hzDjc9YIHfHAHdHrU1E
        B49B5NywwHCMAWwPWjQmRNnPJTtb1FhINPMVbH+ytCXsWiqilqUd+Aa07Alnkg1D9froZnXGFVyCO+0WMlTTtYQdloHKVFQsZwS2jL+UU22obl6YZVUXw2ds
        fN1sF4jImcttntBu1T1u3ZzQun7clJP3JjRW+/XJnQltCA/rk7sTk7eAbpCAsJa2N6hu+B2vVt2wqNO13QsM0p0+TkilOy3B+PTvLTraT+f68OH24VT78DWj
        dYjdqELDwDJfAnZdRroc0CWPc6JMiOUSLL0lVNiYxoSghQY5wbyXqGBheQJTIoMKauRebAEJBnXDentcJSD2u4mJ1B2jpxDMspxZgXVLRLG5Ji/Kp8mZoJV6
        xsYJNkZ7ytHXN4OosaHVtSfp9wyxKr6k/+AQdNwpH8grtqCx/pgtGuvft0Vj/aQtGuuDtmisP2JDY03wZ0PDTWBrQ2W82vycLRryz9qiIf+MLRryGVs05Eft
        eBDhUlsfTU/SJvJlsJYjxFry0mLNdEYsEYLbw1G8XLb2CSaj5Qso5q+Ur66Sj66Ub47LJ8dEJ69EJT8gGvk+6V6v9K5HOhdJ30qijA9oJC5vaeBhbsx+1Wwm
        kW7ixtGrtJdFePoZCwF84bAMQ1viqdhookYn9uZ05tEas3M4ABkKCR8CshFpnX7mUbgksBwKx/ocfKky6+ie6RCubD327rLBSDw9Qc+ydu8ZOmBBnZEeax+i
        qn28lmvpj35k7yY67ZiuWSM92m4g1MB5BCrzvhvKHjfQkAbCEMJJTFgLlKAB9FUJZuM2rNEC8a//c5AkJWYhO0PNmTJMRK4W8Q5b5miHNig9TMZGYS57WChU
        P1FQ98ZhKLxGURSFRZzNYdTt7EGfV6cpc6NnJVSs3w2Zjmb1SDTZ0oEMotJBGBFtMnZARLfOuJFpa7a4QIIS7LPUuvbUu2H6PSN26KflHlNhUy0TNFyUDsWD
        6b64J2+uBUOP9NWXHvk9j6Us0BXQlGWDm32sZeORDZbPjpI12N99xUv/5k+/ynY2aW/6wq9H0dtFXu2zZyMv0n+vF+m/04v0Ob1IT+hF+oxepCf1Ij2lF+k3
        9CL9C71IX9SL9LRepF+nRRqqEWXCVmoEI3UZFQFspUawIyGXzCB2oxHgsAEq2FZqRJVgKzWiXJhKjagiTKVGlIPJGMGcOEgllbeS8tMZh5OwicXkMFtMLlfD
        sJhcrYb5glhMDmPDjaiQfWqYLSaHtcWkNgXPLCaHowg1GvE4HWuLyfHwCtOEER5MzAmWIOsC7WGIrOt6CLFNgOfvO2H4A9t0oHLaB6NDwJ6DZDw2NJ2cKdFm
        dQrMcKCYc9IHaHUp0GX29noYM00ee8oWd399PbEJzp/7EEReBJSwoUOsCCvxID5jGzqPbegk0Uhss9NQ7LCM2tzdYS1ILAbqSGgE7HfSGRS3b6c1p01KIJDj
        hQB1GXprSG9ZL8ihI6/nfLAO5gmFwQ4P4mzKYdEdYlwTCDqocLUNlUH8qnJbTGvI/UA7HS4dbcmCpcTADtymG8wWJs47GS3arbYnrkjbnesJk7t0EfYI9Mgk
        HzroDEwP0Bu9Fdj6IUeeyL6Ib8nT1tynF2ifpows4E4MNmgXr0qXPlu1u/blnO0KLKJhy9kCW85GrFOPfe2u5mlFgna3g9nuPBslo+JK5gkg+q/nED0d63O4
        SSmDEb3BiP7rcxH9+QzRn6MDh8Y+PftojQng9AzwvSjHjPQ0nZRx8CoddOHgRTp45kO8HXw92w5wl3lIVIdNqZK+IlcC1MvK+fRbj9ZWm9DCflOeKaJy3OLW
        4KCMynmHQyNgSdcTeWJoVoZzqHk8GVjEUOnnygUV8Q7uECWQFmBfmhbS1x7MOOmIYT+6j5BUpP3DV5vr4m54G1wdd6FYG/fBrQUG/x6sGiooxgmLeRy+FS+M
        EENLTw4TiqRiSdyLRwYIEDxI3IooojgshWF6higQaG99Wo5lIOiI2AD2yCznAggps3lYp4X47c2HN9oDaYUG8eWHILbj3qr9T1EDBp6i8TP1BlFiJh+7yQXH
        w+d+0u57mloSZS3hJqRV6mJH3RbVTdtLMf1LI66lL5/+gx94MZbchT/hySfc9NT8T0TUj7/nfnR8yO7oRFqModqlTWvZF2jje9mMu9LGWcARDEA9enYfa+Id
        mPeX0r/7q09/0qO3THrLD9Oz879ao1dfnP/V3BcJMnQc28Vs3n6OcOqrXzv+A3h9efAqxDLysiWxVnnyngmi2lPEKim6hBcendq0nnYVjzXyZ154cebbtJ4A
        d49iuUwACQqI0sFPDvhUjXinQGzIEW7jQt389tf+7Cs+jS6XTIfQ0La6LP341KHPfV/3Y5EhsGUIUMljegjQZXihTORaw7MAdogmuaqn9iym9R+e//Q/eSw9
        ryrQP9rLpQxXJU8xsvTgo7kDvvow+PYgndmOhBfXmFuQH3cT8cae6sHO40Hiei3cxdZZG8T5Fsg1Eu+1Z5ow7RAzxWJaj6EiKxEfYL2PNg37fZzaFnwB0+oK
        2XuJBat1GeJdVESB2BMwhaf32AA6QFuLstcG4msagirxYA4uHD4Cqa8SV10w9XBdpTGhPXIbxrljvtIfnPrd38OUcNkiDY384A3J4LVJQ1PG8eWvfeErGEda
        uqkRxr3w4qF5oJcJDVKVGHBUUxVngIKspLTKrsIPRkSQdEKAfnmB16ohljHaws2C02Q3yDpfdYGs86FcHYPTKsg6X0zgfZE++FiocFqvgqzzMUhIntwLss4X
        ss7HcDpiiWzotsApUBxhCkLWFZisG4S4YgNUWnxByLqCfKKgBpmsKzBZV9BkHbxRXLkGsq5AZB0LmfrZNIHJuv7wkEkT147ypnKaBqZyEIHKy/0G6YsfZjuR
        tvvvGB3SRQyAy6vlWQsrw1UG2uZC4XMfRgBH0K0hjL+NQXBBzcLPzsQguLIWncy3PzzrWMV95l4BaQch11fYwRDIsGgIxwOsTYCPiI2bUBq33O1sceuI6fIG
        +CNezaRc5m9ntz2X7fQ/P8qey3ZahY2WDbs/M/pXDl4Yx8/KJGDToqRAN5/T/nUBDScE33/WcsLAVai4iCSSlwfYukleVklBtV8rpr/9WLZZ82twu2BjqO2E
        BW34YhRQwDPDhp8G/Jk7OwbXyHl9EmcVe8vfPf/Vw4994qA4q7C2GWGyq9ONJOsYNwpeuDZE8j63gjBAh0sxXUtraXdrCz9z3R2JV0+fbEbpaw3CkXU4Orf6
        4DNMUHU3xr70pCj9qhCGKV9jvhu84ibjXQget8m4EdHbeNQB+Vt5XAjxcWou1FZEW2S0pBYXpOlya/t6BGyH25iDGGHbNjGhKq4iDvCOjSg6HC9LXLkNDrXD
        zsBwUiuJXyjT/Js4YBVQVvi0bbnzIC0uivE8gMshArWorEPIBsGIwANO8AmtEtcdF4BswcC8j/HrnrI5pIe9NXTRR3nce4h/IMLMg6/yfTJQJZlyeHJiMoQ/
        yvtb2+KLOMSgKZPe8rduAfK1dPhiM8JGYKc92LgWgkVXYBE8k/a6dtlPtPGNF76SwTGuWrkYkGiX+GHb8MP2UVwrcerWxjw7G1gc62BCMSsFHliJOJ/zwNde
        2SVeqG9uuj5PLAFH9pgzYYiEMZFhg/G5Q6gYGyhEGbiax0/GfwydgISjwGO13I4Ecgfg/MhgiJgIwGBX8BEw2HIcwZjQVsX1lkqH09ea2YL2WC2GBVfILTjO
        F+EkOryfL3ENpHaI1jR4j3WAt5nL+yKAPvEm4fwm09rXHjMHnDWNG2DzTVS61OAAjLxbIBt7UA2lxD6Y/sjYHQXhWiYr+MdpRwFgf2b89LRjHbBLuDJrA0ZY
        4sguxGp2RyPhb25wBvZ1Z9kfzricSLjFQO7LM43YtdL97iS7WvNOaMLG0Bq3vu4mRkz7DLzGK7brWDassoz0+y9+FSQHihYd4vM6D7HOTaJDap10yGj6l2BS
        vn/mz4gOKREdUgYvZlzy2y/h7XOnH/mBfpt1WEhyudw+4iZXMUXvqqueimGt1g1Pwg8TYdMt7MMo2AczbbxEIKzZh1qLdinimxWiXUrUzzJTmFSFywEFT7sJ
        XX0XD9A5tq6w2IuJfS1NNqtIoWPk4Ut80BsJBGAT8TCK8XgUFq/WB3OjTVTj9qRasQ3bRHI9YL1RpHXn8JxqMrqZob9sw+U4mO3heKSziRmvmW+zxiFLZxNo
        uYhl5lx9UD7q+uj7m7NKb5RKLYm1iVis5h6oRqGEhMsYDu6P17CfEg/YbOmee3/lrp15V6aJ2dKEuveX1FVtDTM+WVYTrIApqzVMUpVBoSluDMZhlHXuSn9j
        Qyj5qAI1uhEJ/AK8DK2fhHcVRb7Pj+6I10hY11EV8oU7mYAL8WZExZqOBDT0fivJDGZrtfk3FmJCrjL+GtHpqHzFQtzWcessIt1R+ZKF8Krj1hkkCLdW2Kct
        +hK9958sCSn5H4nvRfl1K+b82KcsgiYqX7DAFYxbJy0CYUAJp4MYQXnQpdm3OCXGMMr9brxMACfpYjubCdXFxpVroFFQSRVyMoTDUFUtDJNMlUlRlPNF7mRE
        5QR31koP2jB9hnkNNdolsttg3giRVRpFLSKixxr0RXhULbsAg6e60p5oL2ggSI7B09LaeJklyIZaRkuGlWjDl1qDsIu+ZtgMNZzVkOTTRyaLVsfs1Ug+lPLI
        hZ/FCMqSbS2tbgnbxD4MT6vq01vUow8/m4zmK62mRG3/yH8nkRyyJEw2zJqaOvEjyKINOO5zmBGYuTcQY5EYlCcLEhbsIM4JoX+kIGzdASpbledyTaIZ9eSK
        jfZ+PLhsoz2FCs56k6BKC5NpzDg2UVeoZc1k6aEkmVYjh5PRiw/1Cx8Donz1eROCGObohGGF8H8ZGMGvcjbALpicxiiCWKEw4hE9RCUGuV0VywD26QJPMKy0
        moRjtyzV/RjYPK1GDy/qCqbao3orT4fHK9qWATqCcngjrKA8FW+0D6JUG2EF5akRGhdIm2GM5rJg+36QXy5He0ofsnZDNOCl51n8e97QFhQyAnI9+hCkJOkB
        f1LO9VNtrf9wCQJQwoJLp3OTXzZawBhsnk5G1DANvRqd5oRqIyo5HI8SwOf7P32hKfGg2WxbDXkgmfbb6TLpGpFMXmY2hHgc3nK6ud4676T96Wsfa9E+aL52
        ORxFVLhK+p8/lN3EZW/ces2hJU/leQezvdhiA1czxQHM6OBBVyjI1eaHXFCRtMPtoe32zU7vnGlzLmXaLmnCMFPtD9Zp/pyQ5TNE/40opWIYNTNEHcOKopU1
        o1fWEaysEwV8U1s7I3ja1lVvW/K9b60buk4biXnpkcJk9IiJsZkQBOFdTcwq/axkJEHjZ6jqnhYG0VYyjFutvbnGvY8nfkAogHMSzyJl52qYXPN30pYId1/0
        p3DKCDgYg7/KOGkStidY8xEAm0CP9+gTJn5nTGRrXWUcwyP1hO80zJ0Ms8eJvFncw5deOsje3ul5zAw3RI8vq6/pK270/8G7nqqM2h3BaZA7LdWlZfsdwhlU
        Tjm0qfkc7zKmik5BE41Ylvg9yL8NJ/pdM6Npvm4SVBjvQNS3XTjafg8j9CfiBGE+0A83fcifTB+rvB3OduB2/Mlo2Za1jz47HStAiqtU9EUzVtDSnbIm9Tdj
        NdKkpZoQHMTNJGnigkqazYZSYg4W/SsewNN23kaTfeHzVyz2krepZWpSxxOGXrbMkQnElYhTMuLL0SEON1kksj9vSIoUZkVY1yQS4ayY29puZbPQ7O1UZPBG
        +wpnpcyOqa9Ep0J2XVRMuLKvQxgj7lVxkwFFsisRHgK2NiA4A2nDS1wBgohbZukui3WXYLsqPq1c2e5CoDT6L7m9DnSWW8eIFYglxMj4Co2Ml+lVjbC8WHDt
        VSTr3LjoGieO4MWPR+kzH49U3Ea2iVGnPUpkx0/SLTr107em/TgIaLnHOBgFOsuQXZ3wGuOztAcnhFcfpOssphZtlEhm3fQ75/7sk176N2c5Joti/x3Cqa8c
        1GiTIOJRU++XR2m/rKVPP4hdsytm3Yau1r0wZsK1/QEIMb6X9GcrajhOELnA2pX0jBmynSd92GfHVR/22ctVD8FGAm9V/ca4upz+G9+ZLKnHl2VnNDlj7SA4
        0b8xJfKcZYNg4iqiGZPqm05ivNJMaMU0aB3ktq/hjpmN1fDh3CWidIY7MlFY9FWM+nArVBnVQedxo0nraXi6gf+SYXUZPXHZHWjpsBrD323UUkBvD0yAqF+6
        bVnvemBnNgBuyBIjcxe0h0IREP5wMSbDbBuJ4wH88M1xRh0crCkpCt4oIi6CxhvwDaSvA/cXo4+CPYATQ0kqAkfErA9+cligFB0EJi7RGmtzjsO5kFkWG3jv
        3sYeTUDgDY/Vru19yI0+bSbDSZxZxHNTcwPdovL2yaM0gMA2GFcaXZrV5Sh3lgEoxH7QVWCNAjAZwRItp46t4Ujm2FOIrGQQuDpbVdqZuH32ERNi6hcsBPNc
        x1c+w1deyV1Zu856DtLuwXXWSZZ6jxtfttYZv6OPv0vHn+Zj2omspLLJOMBnCMeeXEl4QZ+dthKQbvIWsUdJiQg6ffaSBVu5o7qWs1YSIa2w3DtnJf4665g+
        e9VKyuusZ/ST562kV9KYP024SrbcVYQmh3Qe8F5Ga3Shl8Y8Ep4IEduKxHEPy/bgPx1flUIENaxWqatUWVP3SwlsVY5+OHddI1mqVk03bpMtHDaQaulxLSEo
        A/MiEFkvrFWlSeyczA3l5lvYna7cuU2pRamjPTynR1ysB57b1jxhY6PNFsOY31vp1EhyTgSqUgeUFzjJnkI548YrUB5xYQqcTtkIX2ifcPF7kn9PubRkMLIP
        23N32rKjVjwRL339G20B8b2Tuv7gSrWimaxQS9UKtZL4kiYuqKVzttp69FEY/9RpkUEBsZs1lqvVIK1JTEQMao3wB8rl+LsNa4L2NnbTg/7IhTuYxQEDTBl/
        EM7HENAADncvmAz70SmbjRHaq3d5+xAR3sFWQOC9fCOrcRoetsgRYAQjwWIcocU4zDIUatUIE1Ij6PIA+JCAimG8GGBPHtMW2j1AXSMoAoSWzIjB65k05Akb
        Vn3RQdBHI3yQAD9dhr876vLRncCcuDqGv9vqraYwDuXgMSMKJk6X3yFPwsCphWOHCdfT3zz0S2PTkyHexBUbTYcWbw+Hwl1nzfChhO11GqYILCMdkLOCmA+C
        vAllJoKaaYkspf2EWtcADpumSV+qVLO9NeRWU7bpRCemsUXk2HnCowgjrFIfX2JN+1Lgwo8nw08AD7Yeva2eJfg+8yztXIeTeKOFiJDD4HuHN1qRhA5Vi29g
        GLlITA1LLedgtuTTjsBEzbFDUYlILBu6dM5hzdEsOYwKQoZxNMuiNusrwqyvtNA78PODki2EtaJC88I8abOtddJuGQi2Eupv2RdqCvMn06aY21SObKksQBtc
        HRZEj1LQDrlalJCrUzhjF+qAXaiLuZCrRTg7qOLb4UUdweZVvh3EFYS8jsSH2teBvHwVAD8H/HE4bbraWUHiFL+HiI0IYpMARsqtrpZBOo/An3eRHnd+tSI9
        rugej+C/NlSCKRjOETK0IgHDQsds5BjN9FG/wwzewNiwwp2bBWVvBV0rMoUVD9M2BBoJJD7B+YjC8rxs7jLNPMkQKjhx2Y2swgF3xtRl0HUx5RhgY7gMaMZV
        Y0AzPchAA3pRqCIPiGY4k2gAE53QgpFjKLvZrYwNGY7aYuXAApVRLVC5QtPwyRwa/iTh8Bah6sGgXqROtEnE+hph3HOOiCrOOvLpGVc+fcSVTzdc+fSTrnz6
        oCufPuDKp/e78mmWatCnz1M96TG349MzHkiZ3EfPePLR057mLHD9oDkZ7dNk+JTJgXy+a2qeooOAB+k+9TwEHyzA/8GZ3/0kpB4jYCCYms/EQ+nj/HxvS1CS
        yTVf+qsv/wZeSbJXQgnAV+MAfGJ9QMySkAlwUyAWDW4KIViPkjBk4Mv8XOQ9u2V80Ci2Rc+QGGQZzi3xPIKOEw5oVrKG8PNmfdqwEsi+J6BoXmftYMWHmpjt
        C0Tc3GAxM7KgjSpYV+wu22xzkelJqlhwbFT4pJWeo935b0FIOoSE4bMoouIkG1COsTmB0a6msPO20ieJwZY0YdHynND8SpGZrxKR+UqRmI+LwHxM5OVKxOUD
        Ii3vE2F5r8jKe6TtkUjKSyIoD1hrQs3BJLM0nOGevbvckEsMCIyG18CAE/YRrHx6knOpW5wUZpQuiTDcZIm7jdVlAi6NBSpHvaW84udbovh55l/6WvFzFiof
        safp1qJUrf4JWYPkYj+emK2bHFB3DdxgfQiPjd2JC8MOGs20F72AdhqBJgJYD9JzVohhavUSVdBo0LwWaIgmZgfduMgNoG+FyEgF0xgHUW4vE/tY5JD3JYc8
        A6cjwOmI2sORGLEOTJ7KsBKCVYiDsPRQg5ZEDVrOQ6eFpMhjRvjHluV/0IaBsaF9X/goWM/jSEfReh5cOhqAMYoJTgshqbXrDN9R8Lgx4aBlQyMxwUebY4vL
        HTCnpfKWxIETFvtx2RBN88EBE/pROmiYEol5xhSbqc+AKMSNu5OABovDhH4Qls8FWO5DM0pr9TMwai4ypWMqnz7dwIFHBwdw4NLBFA4COrgbqaiovAXaWip3
        AGRm2WI3PcbhhOhXIydYR+EK/eb7ecZcT3/hH5msgGUb7q34kfjhHD0cPzdxAGwJTE0/t3DIaI6rjZ+78HM3fu7Fz/342Ysfain9Psy/+/n3cf49wL8f4d+D
        /Psk/zb49xP8e4R/j5oygjJ+0Z86CM8btLRJQWZXvhQ2Zka6VkIrQWi4dx2Hl98wSZdPIORS+FHTdPZpsyBrzBBrcFhD2/TADewX50ymE6JPh38EOy9YdBOY
        0RKzLIvVzoRMPsxG6AacdN+BI9bg70oItIWxd2ATNZk6u7SwZmrqAeWkxrvrtM4+TIhRTFNgHj3tO9W9FhtIt8wrYBR7OPGmIflS9nRL3T8dF2hozeNJb8am
        +Q/tAAipwnGISzc/9GziN2N3ay66CGpoV6B6s+ec/DvTTQBTMykpfxoMYhPp26YbTUXE3nRzOkYtMAIvtl7xpnHTm0bapmbiZU/T5ekwbotfYWgPc399YWZj
        LnfoxPVEVrb6zLes/K09rYbjtHXCD+ZknrvZi5PaQaMwnVSbSaCqT4DKayZOE5mmqGPE28HgzJ2G09a0qjZhYzFNY+A0GtTuggrlpNlIao2kHSfzNsJppUNJ
        18eph16r7zRQ5fZMeYeTSm6AazQKQZNagTZ011UXDZtDg0VobJqaFjRwWJ5uEgVHO0z7U7ezUV7YAJZVxa2fuuGbv9rzqf9w3fTOuAd2CS0ikFA2kQ25Jm5r
        vdjOI+TmJiC1CMe3m1tQXiNxDxOaJ+putgcWVdOzicla9/MsA9Dl7LuTvtnYoHGhwmQYIaBoKhxEBA8F5dKwgkUtNxsNXG4AUCptDggGvFlDTkzHTrtRtIZb
        XSpt5l2ofdNvH+b6waLj7lwV7cMKhKOVjTahKBVstAl7qXCjhJ/YaG+AtcpG4HDlb7THYaoCW10DprKDkroAiU9sbDuGsiRfkClOqARRjY32jvC7ru3TCvVg
        CHbGZ/0zkUObd7GsL6mwtC+pshAtiUTi5yFKYUHkF4VdOBLE4GkRoZHUhEPtYlFi0k37wEehwTnB4keunejncfxM4GdDWzZBdCgTnkdM7Y3iRgdNcWaRCiC0
        8OBzrhBnHS1Ce16x5glUxBtG1XLw25U77s4du9K8A+6krhrUPX4G2DybW2dS60QZJo9RM3Ujce2sLT2je0lJX1cWG2cpVjAhGcUkx7SjJiZW9OtsgtwjPlSw
        vvKsfSk7WA2wgmkImHdqnkImZj1BoMVvZi7IndNWnIfsSmeqwtPKlidhdao/6cgnoRjjzwX4nDeUqxaheBAhYmc9NrUg6tHKOxGltVMQhSxQKuQlqh96F1tD
        zX/IVSakVaZ28mmfm+yBUNa2/OWn5l0Iob8LoVDxxNSOlfYGa8gAqAjZV4ZSBY6XkBoDzvG4ocrrOWnWGV9vRkb4i8ac7JFnaMTc+yqeoR1u2iZcOYMuthZs
        nSHVGRtppqO7516uIs64g5j661+n6Rf9jEWPmuEXTDb+ijwxAot+Ljb0B+x03z3YxPcpu55YXCfSyCpnO82SlsASbN2IS+/Wdu4mskCsNIz02X3vwPS1nK0k
        JCpH57K0U72F7CvcUuudYgGNuJ5WO48EJ5GILe2ObnDQCpABuIfhPeQ5wV47c4YCJRKNGbOl9996DwdTNl7SCK1HtI3WB2dL/XR+VykX79LNS2jc40n3HInt
        EABzOuFBlw0HF/CSZRiNlC8pkzaocpOAuDKNQDxyEduSCgmXNxpJscGGyb9pJ8F0gmSyoSoQtg9AHRRylYV8o5nQZluFbCV3q4BICHSr0ExC2nJpc8YePa1K
        2JTD6ewzVUQnpYvNRlwi4ga2j89ZSS23WhCtqr1aAP60x9LaCPGChfBCiGuVdN3IK8ueToqYmmlQNNMNBTNjO9csdhukZpnNxELn6YfWMo7opyi9dxr0GHXc
        YlPIYrOJjneOItthSjXE3UzDvBWP0I8FWkr3z6S6OCOvhf5BXScia0QbxVmuWxxAoosXfYgUeDfQt56p5Ca+dHzL2v1PpT+q7k5q2zAk1esx3Qs8aeaeTI0b
        +Nkbdudoplv3bAOgRKyKQXRg5AgTo7ws82aEOATdKmKjth6UYtQG74VuSbnXk0u5h6siUmDZHPhmGwWknRGkQZwtSG+rrmyyvOVGQgmHf+xb4b7KA+29AIsp
        uI8wOvWCEMzTSbRFPZR070gK9bi4JdhCOOMoiPj7nk56tkw8+nBS23LN/i3mQ0nvoyraEj2U9O1IKvW4n9ZxD0eXTkd/GWml7omrsJoyGY/HA4T9lSPHg6qW
        2RxMRQ/FQ8o9Gte3VOMa/XVlGJElg130nHokWUKFeVNSYjOtLaWHqInBTzsP0CzCO3LqlB29bLqqK9wS7X+KOhK8u0w8L8RDGMRB8KHY8JTL2ezKit/e3PF2
        3BXq4yCleqmiJHqKOoLDR7dc95iKHnnqnsTdBTkdNlfsf/WnqRj95aOP4BHn4bhLPE+5ksVKKJDA7ND2mHjaXNdb/JdN+HTyjQJTHWVzi4EskkKdCjqu04Uq
        dvyyOcQxpnFVHoMRAJ8igrf7NJqqao9gOGFx1K9qNJQ0nsM/zdHDBL/TaCCgJiYXw3lj2dniWA+oPjBAWZupvu4d2THxHUOtE04mZ0Z/YfLGzlHHlbdN0CVu
        E8KXeXC3sBVDq8asXoJ3mbiBOROHF8ww/7D+jXTDPwqLzN7wUTW3O7WQ2l+BC/I+GcYATTKHssqKhOnQ2RvLfuu1s+2PEUTU2hBRy0OEt4szTyWcuxYQ4eUg
        IoxriASsBHzZSRgW+eXrtcJqfk+yIRCColTVYVB+06M1a3NGHIstxzODa4nAD7vgCIWCJye75XCGZxwb+AnwE2E3htcRIR9LIx9L5IqEYwn9TJmzoXMKSNRB
        aLz19jlT3zmAO2fgKH7EnKTfU2xU60B6EHOa7s8iwh+Vn4HhkMOyGE6xfBTSGofzwFdxfgJCG2e1+aeQ2dDzX0X6CSpfMCX78kkTOZl1sC167nOg0tLvvwjX
        MfptGXcXWGjpQ8YZpEMsAfPa6rwqhHRG+tffgGm4m3o6X8KFnBMN7Y6GIWm5o3V8pSpfgd24kb780vHvUdW8Rf54qv0Wqn31GxivGsxwsTSii7tThh3ulBf/
        zFl8Rqz8aL/IPuTAKcPERAX4ifAzABM5Q0XCrtVa6V0NiStkasMeNm4P2cfIh+jRRpSFy+BxBNGjrQoQPdqgk5FcxePkKpIl1lYViB5tyBzL4ptUEm8kdvgA
        fW0r3vIsLXp0EGSCtrCzdae41/rg4D7rAe3qDtuZHnF172FX9z4qxyfjfk39dbeWzD7JKVu22O1A5qcVCcMiWCLaNh5qwxJPeF1P+BLOYGSGl/zut/AuZpXf
        DOPR1JNIQtFkfBkvT4J3LFCgaWziFbpH7b4cyUS0S0CN2763wylfckpKAD8iH4mw6qMTBJe7GXkTYJhfAx5wURAooAjiCsTYiL4X1+VpNrTB+HWNGenj+6NY
        aaOo4TSJl7LKY0SrPGKt8kiEW0m8PHXsHe+gjWEo8cyTqK0PtbyAWr79vEl1fOsb/5HqSlq09blnQVu3ZCY7kUMKtOkcocsTbamKmxMJPdtI/CZtFOVmW7vc
        oPHNPZ1TOweHk9ydAJKoIieGDObWF+Trm1ZwmghnE5Mo6CpLb5gyzcrZvzMTJMKozv6tSf8nKJMI8hzkUY7NpARZWBVHRNtW5UYAChgOqUK9BvrDdC1oh6Gk
        b9OjtBs0kjKxC82Q4/PoWPJbB1Ztvemf4sHNEItB1pYEWx/+3u98ojf8qnvHNurT3Uc/fMdrjdqv7hSNcrnD4pTGbFre8vNv+fm3yqw0CyY7BHBu67tgSdxc
        KzCe1AlPJFGaeHfBsArXAmPEMHfLwysQ3zUTEW5OYypwRD8+2IPmVv+9PW+5/A8/fS0NhNeAzxb8dJuQ65XareqjVhJF/eucwMRAno8uZLAYhmuEM0H7TheT
        1hEub03GwGcjtLoaW2fdS8XwOutuBFn5ob07XoKDqb2741G6AduHHfRbt5IRud2rRrCBE/06Io+hmio9dgv91uEhMFs3tTTExYkdKxRWvBT12ETpRlDfxChg
        9slmyV3K22jfIouNusI+pDcT3fl3z3/1of/61T//wncQPJI6UapnM6jZj/TFJ6NEzS5BpMs7dXz8UcTGJ2xTp4X3/Re/+kksXFTkxwl/oVdxvmssciD+19Fs
        i1rX0Xogky6wGLeg1S/oVmOFf+7ooG7yde0mR9zk1+Y22Ww1+TqNK3rFAyGEyQySjyUqRuKTPcrcI12RjkUfziRxXXDqYXJYsXJtiSS93KNG97BSHGjxMbhl
        jM3FZTLopcxxwRdHB08cHVhj58FYYgCwMgYTH2xmA0phMxtQS7GZcVDvEhUj2LcGVIx9a0AlEt6ft68BSA+uACs3oK4Q3i1UdYycQYWHnbUOkWmEcWSnI0bh
        JpD2hKDwcUHhilA4o/0NiNHnUksr1GhB5YN6q+uFoCOBuNfJpZKqIj39PXf/0gfu2Yn09HwtykRPyRxRx1zTNI+a35HmYMUW89daipGbqFPGzyTGbrUib0m+
        p+P0n+VOg1/Ljs79yLhJGbv3OJulyS+4nU0Gsl1m5q5FNCeyEN5byT/axkPu4aREaPUC2BAdyiNDgdK9Ul+0+KdZ6QL5zQUrJ5jp7UCa1KAghzTLKsg1Fmi4
        BHG/O0du5BJmDKFhKQvmzuHTssan09i8pqF/wVER8p65SNNtgKNnxUEz12nETOCQ7hnSRF4HyB0IWfYC5jycAmdiCfTK0uiVpdHbWhouUp4PAv8RtzYIdGm3
        QH6QYQYgP9gGeVNA3hSQNwXke7XvOIM80kHZ2wXkNwvIbyCQR44O+OtR86h0dtBc0J1baKef70GIubvn7p133fWLH/gXbUhnr82Qml/j9h6DcYjHDoM1JTZu
        tIrg6VjTDoM19l/k7+wHTX45XwEfRJ29HB2JqMj3OVSXQTViUFFA/y6Th2raj1APczeCCZiI7/iu2EJxYzyO+Inbacvphpu9jWIzodxu9N3DC+sIa3cjdksd
        xVrErpTYLd2I3bIExThTlUAQLooBvIj58ls0o1WxLcO0OeU45I1mXGlFKoHGhq/+Vi5YkAHVSbF9TiBXaCReUxWfgGoLmj4DahUXSsmCaLsKTajaJAoJkXHF
        HGHnbM5VdRivQNyJN4tYrj7EY7T5E6lVegOkliekVmEapkY4cjWp5bEqEmRJQUgtl/sACT5ddZsNWSWS4hiyUU6EpYIGgMVuIbDr1jPDwoBr8zSLeZoeyoLq
        bo0gBj6QaTA4hpovzE4BsMHubA2qhVPvCIS0qvVRLbFT30UkFGXB3MQDJ2uxn/Go9jNmHoPZjl6wHfW0QnsnIjPSjjmo+iXkXT/0DpdRMQ4urF+StvUjgh1S
        1Q1h4+rHZyMqesGF9as6uLB+tRxcWCvd9BJJNz3Y3s10GNQxTjiC2Cg9HBslgpUr4LWHL0hslB75RI9eJz0cG6WnI0lwTxYbpSeKUKMRL4NrgGyDy8JXTNuC
        x7n2mWfVlZbP/Db75CDDAPyOECaQwa5DsW/lEC+NaBvxEmcLoTPxntPKJJgzAHOEXBeGOZCqroY5lIkH0IK5CEEay79dHJnTKKHHNVk4TfxrSzhtN2Ed1VRm
        Dj8T6NEdtnRQBoFe+C9t2/qgu5d7O7ErCZF9lXltjvvyb4k3xgr3UWCFh1lcERuDket5iHVp076j/BzxjgXKxg6JxYQ0qy1oEaD/FvoPWc+C/ceu4+j+OzII
        3H/uNdHtDk4LoOBhKCMjUcAgaDK+xdBMA4X4UA1ATGhDfQJRJ7U3mlY2tcN8A+2wpR3ENdjydVu3qAjdhMeWCTIPNm2HTU7UbjUxHwHQWJNaZdE9kZgDJsxm
        Ewsy5GAP4YuWbWcgqLKgekF7UtracYhLCtBTOzkjAEyFRXzTNNop1irTMJewqLc2euvr7KfzegsywNe9RZkE6JRF7KjgN7+F3ywcm9CyeNCyOPNGnTCck7N/
        2Ntun/Nxal1e+QyobTa5oZY0VGxFckodS7Qxtqh+bPSMg0dmXwZcw4AHuh16tk1chjmdf4FFnOG3XbOEkT2jvX0CCHHem7G5ymdRwmMRYipk0RyQWbpMSDCX
        XdpOv23G1fT7f/VndhylXuxLlPeBScEVdPgiBwOYgHwkGLfeyyLgQAcbnrKyKPx2Q8eV52DDB/DiaQ4Kj+CmPt48DcFlwPlwu5C1/TucDYDz4dZw/ww2g4Dz
        4bJL0VnkxZXcAxW890MIRgPOv1vC9fM6q8CrEIAGyMfLO8PFZYqQ8HUMSlUGBeKqqhZXRakpQ+G8ifq+hfogwuLalIO0YEz+XVw4WcgJJxet/yzqF4mkfMHN
        viBJEAptzyz8jEMsyROCWPWZdyEyL2Kvheb7d0wlAR848DTMzCFDJlayiw1bIPm5xnwUKKi0yXgEZfcm42EdjZ+j8pclZn9FYvYTZribiq5rzA8gVP8m4/2K
        E9ndBcX7OutOyVl3O1brOusWpAOgHS3i3BRso+2Hv1Wzor0uwPycuQupgGkvReYAJEtLT0oP+lbAorEL5f1x2+ipZWt0/jrh11TfKuPOZBDuJ2WEFdSWUgFI
        KIJXYg2gXLZU1zRbWHmH5P0Dj2y+bZuy9Jlx9w15izDoKZkr+uGHVuy8ofdfnMgM4Ta8rZGUjj+V9KfOvem56u70/B9HkwkSUCUVZJ4aIDotk8Rs+H/FnuvM
        D7dced+zjHhrTGU16ZH7rv2Vq7+/8Vd/arrR5N3UQ3O9rb9908/Sv393XdvwrgE6aus1n/vY/1mrPUjX/zk/8Qe4vvU3rux/4K4/+WfXiW8hLG6oaKj+1P/l
        vJFHjaCI6J+WQoAG0c/Ep0gHvqtiuSYSnGOsp5hotHB4EKK6BjevACbPxzE1HzZ5h9qWZ5tvQ8Zc4sCVF32FX9xMQNuHbEb9ONveMrE688iJNqK15GssdWtd
        vb2eeBlfRk/vrCeFbA425+fAW3gO2PSjxddhAsL2BDSQMYBOb5GBTyo08i1wKU4n1QbR0jAliGBuAFOWpkxMsMjEBItMTNA5MQmyXtHkV5r0+V94wLiH5v6L
        0432dsSmDB6R2NiUQT4wIAXSBrlYnDurMNEMaVEWMgDecd1t4idDDS7k5LdtWS7GpplE2O/RR+okZIwNIfCjZ+i3D17z00RI+a1e3hb3t9Zb6/L566abLUtL
        QFN7yy8AW3tbHzr55fdP/MLajjnzjz9FANGuHNOD1m0mCvSPMD1FFjzfMnTrZ6Z+is0p/axzE9Q51S9y2z4OAxA9z/AzLpCmBNI4yGcRfEy1KULsKz88+DM0
        1uBdCjSC5r0ENT80dycDqX1veuzPCW6GwNXh3uZduNO63o/rIMpCkInFRg5WQoaVbhiWqG4NK2GTES6tDsIA2YJmm8+tv7Z/9qmHzSuend76/1zj1wAsjemt
        P/2zDE/Pwie4u5H0TKt+EEaog067p9UQTnvhQgkMwP9tfaz0iQ89Zv63t05vfbHr830EYPT61p/5WQ13LdCkq+D6pmkAmcxjmIKspkFbMc8xHUNUlo1uSrOs
        kONuyrynNQDIo4cVM52EDUJusLasUGdLqocBlDYJFk0ThKrsM6Fsrp2Ypn1YQ2qcaCORAFQS93cGJZFAp1ESY3QKJfF8J1HWNiJuQx/yBR5DaUE40cJa/dsk
        0HQzCQ4RT7758c/eP/xverdynBH3EKHd9hViupdu+b9KzSf/wzW3E+JtHe9hwVdZdTWI4KA95BdTczfbs0J+BC4khCipQJBeIFzl4YT6yXHfIXNSQQseiFuv
        4IUABka01ziwv7WbkGPZfLEJ1FNGDV3AzxWkPoAVFOz+IInC2Fk80vzFpAvfxOeSMn+acGKJBzm2gK+vR+ycdtiVO3aXeS3sB+lcPrR1+Xt/+0t/P36OaFfv
        EK7fLTh8eppFCxaBRVl2RKKMqdIkmyFarTth0X1IdR3a+sQh/PtHqiRS4SG0GrEG8WaD1oOusb2U6VVoR/o4xpTs5cB6Lh3PmJPRf7IxwreknICwD7E4YiuU
        FOeWECnKjD7i4NaAwGgUc58CkD19COFB1CSVO+TyzXEhlC7T+7VpMDh9K8ShugaotKdhYtV4ArpzZTdCDkNe6LCzZfamD/nAiOj+Tdu29zkSvQ9u9mJla0Af
        4rEUDKevGjAsPUm0zG+YLSmSN27dW0Y0N2Wl333xTz7pp6++LGET8i9c336uDBN8DjLvwWWU8JcHAqeAYgq0sMcCtpKCD7DDWVUtztcO1h7BEqjFwEvtMBLB
        JFN7BeSMBa3Hvm9F1uq67A9HPQ1ZusBWyeyxYu6KYXwRTMJ3hPN/E+1FhQRTR2u30wPecutG2G+OWzfF7Fp3M9pJXL5h38LJWTwM6oR4sa0EVK63xsByQbjC
        LaVfNdkR+5UvQ76BO1Ek8dANgIMnnsLKCiMdZY/Nkfqi/z38pm8VRbd9qmXuoePscWw9tuKA1IGOTvMEwU+SDTpcbdCx2nxALDJ+DYYYq4y9Yn9xf8xmG/fC
        6mLcuhtGFivsOxF2cLV5B3Es9OROWHCsMm6HYce4dYvYY7xXzDNuZv0DS5tEk1JoB6/Ogu7BVGMoDoi2L+YZNA4aLGqXcupJYG7RpMOsZGASMSCPJ7WnkDhb
        1ThNqN2KbXBrEtbRVmLgRKRJlG9S61BJdHWqJGpQSRR2swFZTiXR1amS6FpEJVGASoKVQ4X0my/+5ifR5pe+9tXDPvUfBk0SXAAehAV4EJa1B2GlHY0gqT3b
        4desihwSzN8txQ3wl/VVTez7ChKIuCyBiDlBtJsZ+9W0/6A/X0MCGRtQqMWO5+LeGkh06ACZMyOGCraIzln5cHw8S4x8iOM9Yenr4HhnYCF0nk18GpY28TkP
        zpXA41FL4OMRSwDkYUsgZMoSEHmNTXhWIAcZR7E8YIkJz8csAcTftwQSn7QEFA9aAosfsWKWhrLBEuxOcFHhZwyPj2ubpUfYzihinJq+9uEWqA0sAmoZfGYg
        5wrIhZKojFp0NTzcrrZKmC2knWIHHgPCUw+DdxloCghPPfGeY4vvJWLxPSBxyOGbEUF46klgaQ9edyzTlsjcZTERz80nesmrPnyk167uLX7Q0VKlYaQQWUCq
        RIzDMCijyuGkTaSKwKUy24N7UcKyu14cEzs2mxhEqnUvLFHqUT1062/NZAA/g/gZUr1ZGMhoc/7ZutL19i5cVx9USKhhCX76Iaf6O1PV6eoSflMEV0pEi1QM
        KLRNruLJfjWEYlD1o+imuqhSNG72nP4/6WGx3hOqR6SNAdRhJvsamZmvUTdLG59AyXLXZsLeVW6T7YldPBJAB2bqArQJXjZhUhGwJUFFVXDLhirOYW1cp3U1
        ewGKxAvCMWeOCQM1I/GaSWaT7IoU1Mu0cbBcQJxkUBAOlHCglUDjOFrx9wZqBMdC1Dg8TmDAMZ0Q51YR8lZXUyJipNIESZaESjOcOWNxX4zFI5DJEZSHMBZn
        s/G5kkNszBAriNiS/i+gzZ123gGTf2zIUURLi9qQw2Qj9nk1mta+1MqZo9xaNoZSO3fhNvY3aWtoQ8SikzGEWxSIRRMCR8wkfRe+XbCkwYyCWy+1VV4t+rm8
        9fI/PPqvnc/9ylvu2EYnW3/wpZde+u5tN7IyuM3MeXmBCOzGtza+9L0fvnP7ZzYyBje3/tXjjY3/x1uXX78T2LusjOg5Ii1+ORlpeaWYxLGqkV3Cs0KVYyJy
        0ROZfleHrkj8fAzBnCui/3FI7XPSY1jAOTnpbAGqt3xVLEWnafGacyYFonJMChHe7IjHXnhgq9g3z8tg029AMk1vO7MI+EEL/qLIA8udkUiPSP15ldKc8xJk
        PXRBlmVBQ5Z8DF7Iuk3+dBMoDKQqvY8Z9ZChyqCRa3UdxvkEbzFgjwosmiodTCNrA803jgCaZT4qixi65fv4ttvLVn5aIXmn55ILzkTZzHnGFRZ2kuvw76PZ
        cg4nXl7D4rSEMZgtJHfGZ+0n0ILOWYOrIpQvncvfZiavmdjANS5qcPVUQtbuZ7Nm86xBq/mTmzX5mJLBc9qz5smseTxreVM7U5XzJyZW6wJOMbYoWNDFtkoC
        Xh1OI+c3ga7bDdbPgp9vYKR9vOzDvROT7bMu1QGOn2botd/AODgyDi6+z7139IjAzVbUxu505qjiwu0WvJsvSiOsHfikBC3A9qAUISDjjchtCoXe1Fpn4nwA
        BzB3a8omgN0JGwCGOhFf0dy+77KiiHvpYyAgX3HfYD896Serx7u10q5bVGRQ3zXZXygb6gJEZnTN67REZFyEqQfORX6kxIYqI3HiosayoyxbtYwOA0wAAqYt
        gIOOy5OP/QoYvAhRAGRNIS+IgKV18F7T0roQn+KhJ6xYxFpHLOhpCC8jRo0wH3QAu1AdFt/AuIQyLjXAPI9LqMelC+IQak0XMdgi62kkNcw/XKIimX/I3kI0
        nvoRF0t59JFTCuZ8cXMPFEMxpr5fOPS7xa32TmFZbxG32pvFn3aHcO/wtfXE17Ygvra++Nq64msbiK+tudGGk21JmP+yMP8jEjJebTKgohyF/9ywqN9+wWjl
        e8z5gYEPzQnUOWMcklt/0YztsO3CC+1eS2/6hEytJVMLLyz6dvg3odO9z96r/fAaOimZc4joTusQ0ZhDqn5HHQ5A8CDsYVZFQUjQEwc24otaBp7yJXDmoWQJ
        vTCkluysJyjrO/GqD+YRce4RPR3xc+AVgTgBvZDuwLCddYpYp/8/b+8CZsd1lYnW3lWnTp1Tdc6p08+jPi15V0WOWrGFFeJIsuzEXY0ly/JLgCcYJsz1Q841
        3YaxHjHmoqhl1Ba6wYCZGxjbMaQfATlgQUjCxDB4omQC44QkBC73fhmGcJ3JgwABPASYQKJ41r/WrsdpdctObiCKu+rUc9fea6+99tpr/b+6QpGBj7mSojk9
        oB0Cu9/jeAXZn6L9Kbu/i+f9sr+P9vfZ/dtp/3beuzfZZDi94kG0ZmA2IbKRfcxw3CIynLNyqVAThTOOjJCJwmWH+FwzUQ3AmxgMwDvM1Hk0PE5Ixl6Y1udS
        5EyC8WM/5zozWEGe8WbzaaixEFogrYaFedphd6WBlTKbqrx5ecm7aGsoL/sjFGIbRkZp8CxTYM0a8Lh4vLSdMDIdJ25KG7YEOernPQbgakpFMH7UZIkfpQr8
        qLRpEaRatwp/YYkgpZAoaFo3AkGqkU3Oxo8y+/Qk9R2wbaIKTt1r8OfGPlkFKjs/zn9uQDYUV0+I6knGYJOFc0lXcKfGqZroJ8y1pJd97UHs/+OhG5INdM9D
        D+5PhtBmwb5k2LWmo2kDAaNlRgSY6ucZmKrNX3tDSwlNoFWAY3s4p6qd9e4Ddr+Okz5kOEgmWZRJWHu4YsJ08+qewMMmnk03FnmEdaQbmvoes7GCPHEIeJtD
        uLeT1N3pQlxiZ5l7wML9NzBg79epXQPqDBH1A04EI8OJZspmmKkV87uen5e7XiQ5CrjrvFi/EXdw607w79mztoCh4bXGyZdRRqF4rBRzslLMyfWKqarFdCp3
        oZiTaxQzpBlmtYiToem/nBpUg4XrVwrXf9mF61cK11+zcP2BwvXxiMmywSfpfPGjj1AzzoxhclmGGAtIfGgDtir0DbBFMK5ZBFyzAHn0g30BixJwNwAwmsXO
        9K9iHqzJq5gAa+IqHYuXM0Sf8E2Ia/x9R/ZAeI3PC+48HEFhWXWF0WUHA8SgeICLwUgECBlog0eVjFqAmjGjvGbOTOA0npxTGggr8FNupfMXQZmm849d9Dxg
        aqiPMw25sujKTBAKRa/2QLnB4Ym4sK3aWfdJgN/RIFZB1lLiVGL6Bq/8Lm48HYb21YC7eWrU68xrGrtqx2yejIRkcZ5RyHlGLdpOzSaRDWGpl75ao+Gpbens
        80gW+nxJTKI5CsKF+8rLJpLGYO6aAjVikH32Lz7y3nrSZsYD68tyVvlaX+o5X8RzxP3VRuRDJ/MTJjeqwxMP64D2viju45Y4ClsFHfVPYdCob3N+UoGId5vz
        CFYk6oAXShj5egFxLnWAQsAbAZe+wm0PkP6kq98MWIdtzlHSy3W4mR1s7hNq3nsrhWCY8+k5lC9xBhYjQKuOEcDPXqASzpYEM1xUzoTF8sgENvuSfva+hW72
        KSdDrIlOGdwNbrrgfORSdfj035Gjdx4+yk5TeEklX2G7CWb+7kMf+Y//7yMbd+opE+RUTjTKg4oMMUJNLAv20KOCbOVELExZTbjkNlyld8l+fJU+wMAFELEU
        MSkMX2CCWfr+RgI4aTNLQpiOXkT2+Pq0mQVzzG0KHENOeu3Qnp4Fl2lMex7Okg3eBF9pM4Y3yYnfrs5HHXxmNVx9HNn+WXAUEIVHDx9GsoZcy7LZMxvupBH4
        1SQhj7yd22OD6S2lvfViem5rqewqXPx4HJ61xxdPHFhIRs9HJzi9o/yPhtjPfxGUXKhaiC3VtdAnKDOxZHqP00y9AqzE3vuxQe/9qE0oGBv03o8Neu/H1k8o
        EICWXTDABLC/acH6pxOmRLxG6BF3JR0OIr8g92Dcuv0b1u3vYDGA6zBT1zPyVcWXjySUmY89/qjUyTpVsjMJMNZ3zhrHApuois1HD3jkiYs/YJc8gFEOaf7T
        hMl33fd++SsfuuSHflEx2NPic3/58Jc/9pl5wRCV9OD4l/O5yOZp2l95Mt2wbhtTnW24DsqfhrcPHoRy3ZCPdtnde1qw8TZ8TQvWjgusnWbmMtaOYG0DeccA
        evsIYy5UQskb8V+4K29PN/BOOnmPd8xM1oqHv3DtIp8II9+mO/NwpUIyUZ8kkTGx1LqqVN6bDqVO/PM0o93DK4vMlABq+wYNrxNCvkKFcvrG2VNRI78gim4P
        kjSsqvOFsGgc4C2ky5jl9JjIyFGs/on2os2DHOnBEJOPM+wQWBIyfQNJmyijc3l4cUN+qpU8rjLODjILKwLDVtF73J5tpONYw3stXvJGJvuMg5L+9D7a/X3Q
        I95LO02EmQFHKDth4h1Mwcp0rCmXsAe3TPY5ekfA9B/gOexmH3siZ//AUX8r6V/+yINJsKaY/a1DQv/5z33kq9xzP+rKZ69V8ktfuuRfesKWfExKfuJELOXm
        AntS7mCNcreyzzz0DZWbl2+QusIgSVMJ4zCZhOPpB5eCuCuHNPK0zTjP+tpmFMtwbdhRERgQBSa2gTljW5A5W7IaR1fmuSx1OVEXluW66fFykF3SXTWamnq5
        vEY/trp37HQ/qe3xA3T8HP3ITjNDxbt52Q0DLZbbaET9OS1D6s9qGVPfpmVQfVTLqPoIWKXAoIHluDrDfPq471e1DOBntQzgT2sZwJ/SMoC/UycNHocxmbMx
        9D3BYqKJ+ntiagLXRLFOmtkz9Cuyvxro4VjlakiKAGIw9eEdgikEBkUHvD/DuApeJLYxeoAEtXVSB5EhF+x1Uq5rpFi7pFRXilWxXYyKKTEqXik1cKlUwGb5
        fiOfPylGRY8qazj+tEd6XkCLsaWpbo+TLtiloTgWYNiej4yLpb7IeFjqixDPuZk2vJQfoe0nEUIEGyISgtcIAaBtQM5hqS/C2iBWWbgSIqzxeVhMKYUFFo7E
        f4aSJxFynsQ4gt3BIRvygWlLQaaEgmyc8yRCzpMIB+IIwjxPIoxjPNFJRmDRS57ESHilUvOcd5MIblKiEUjBLHMc+6DiT6gJjje1mEtO7Ia/oLUSVIlzWjgb
        lczsy4R09p5zCgIWZoEwwWgTQF4DIBBTWioBBVPilGB/BKe5sCfh5xTdD83MT3GBRwHCQ/yJS5w1+rWo8fcpvZgwW+Nv61SVyyp41AUQPuLSCBOPRkIX68mp
        quDU68E7LJQHrteYxaBMOTIaT27ebSc1T6HA53iN9qeaOjrmz1teng5ToSlm2gnWRfJvwdr7pDNb5tqp+O9c00GKKm8OkLH+RycZ49x0yFbV9HKSMk06lZSQ
        Zhpss5OEqgNhPIpVj8fhZLuXnvucO5t26btsuTscHx3TfPJn6NHM0dY1MX7EwB7rZNtnTZfU59+7RXKImQZyYAc2cwObaZrydjjJDpvtQl8jvF7IPIQaXF40
        jQqVUuoBP7FRjt0cdBStDCxqVUJcwRXiYTEOij7mhokz7+jsZRpu6TrZFSRhDA/agYTQ/NR4K++47rIfH/uvn/iff4O17kVe5KoD/bJ2dxr3pUaxLBH3AWKx
        B+g3UBZcv72kSc9CzFqNa255+W5M+TlqsXbdxz+G/33pWkn9d+lF5RE8s3mwz3ka9N/dabef1haXpd7jf3BNd4+JD1UCQfE67jPvVqm7spQI5jkdjJ+gRy8v
        W2RTX1LDFkFDcYgeeTcHRWFGS8PhLbTfQehUqlksxuNn6TPI+ODqMvnB/yQHU1SemhWAVK5GWIKQn9jUgFJONWlqXK/wXtTQTTqQbngkyezHPLiDOV8yggmr
        EoBWeT873Ybw2mGy6Gi6B3eJGc7bqsJQzcGIFYHykfvlcBtqmGIOFmZWtWFZaZUlDmcp9VDNeYt6pttPUM+k8DXE0cPGJDV3mheiXHiOPWlRDTKvSmcAWCw6
        dqVBa7Yc5RFgidWoiT152MF0uA/5kk7tLVNPomYe3mOGDiVDldBtC6BDzVynZuY1e0asfsLU0cwYUBDI1K3mYDlYvxqix9/NIF9UuUWLA5u+aGt7Jh0qDv4n
        F7XPJ9JhM2TbG3tob2TcU3sPGRftPYLGpVdVm0ccGdS6GBq67NSjUQHiw45RyZmPGTyPFMWTHu9R8WO6C+5NwALAzXOvuI06li0qDh+b8DbOj+fOfLhDmpsx
        UaWRCRDg9Kh0LE7gtroDSHZkq2XqgRRjZnt/30RzZBa0sWnj3BtNhO9JNiCgOahCqk7h9O2c7TAPolN0ZxpfhOEkBtTfVBEYxkHgYwz/B5qsj709Tmg6d/DN
        h+88+gP/9oeQ/3slzMNrLeIBTeCmVs+I3p5OXWxGNFXOiOwvOyFirgHEf7rx51wUGcGatLktfaUZs1Gefvx5N+0DkmLqa0BTyN/8yWuXk2sE4mztf+YaKtoT
        Fy9nOercPlhOCNzUqpkbP5QKkbYzF7xH7X0p8LBMu1WHcjbR9ayaBwoe7WkxpFkfQhKRzQQ5HTV9JmnomFHcH+Wu/nbUAQMEu/qPlq7+Vunqb1tX/yi7+lsV
        Vz/Z1bCt2dXfhDKKb0NNHk3akMthOkr2ySSml5pd+ol5Bf8wr5hFyPC+I0lK17Tm0o043OJrNpB8kbUzQtIzbEbhwh/lD7i+1eRCRyTuw3zkVjqSkhre0HLB
        PoWVJpLBEWy2csHDkoWjyg3CFCV/pxLqbSFqBtiIyBjHrwgfzn7bFvy2pLTJcLPXwkoE9H93FkQG8OpMz2FFA/0njr/gmo3xL7Ak7Uta2ICYvgnPRVekv4VX
        xO/QyRbaoDeYLU+YLaQ6V+I/8tIteRLB9HdARLdcp0QO/jOJRUQ/rVh8B4kFPR0mwpav+fTKP2MZ3oU3bcegQrZ42pK3tPAWfgcNuFOhSVrev0y9mNmBepm0
        9TIl9bJZ6sWsVy9bX3a9tAfrBS63WOpl0tZLD2+KpV5G1qyXrfDEt2GxtQc+ur3mR6+ScpL+WGadXVbyLbNV+GymoOSH8axhkk0y70ciJ7z4P32sXGa+LMOU
        HkRJTrIJI77Ldizp9Gc03lIxJR9lOrSWmJIvkFqL7LD4bbAfOxylvQ3bEyr5dmwfTK7C5v7kNXreJYPBvIb+XQWiLLOtai9uMd+OIXCiOAqbcRtV2revpFuq
        NuOWAZuRRp4tz6avZ+zdTeb1Z/ANITV8B74Ielub5plpRMNNG4Hc0BGsnjbPJSMY6w5SR05G6Sjt34dh6NK5ZBI/7qVZbgdxzRtJDdBUtTLwbLHItT0zCVLk
        ETM+S6pm2IzzQHUJKZAe7yGTftwgrX7zjf25JKUbLsV/+/uAxSWls4Gqe4gfNWSSvaRWhkwKl3DXDOHXBgzqcynte+YSlD6mTYw3GPyKaBPjLTHsritMBBf0
        dlhdobkEWulKY2BvvRaWKTXUFWI+vZZ2rlgy2+lPumsl3bpsriytka1L1Cww+9OppcfTreYy6h2XvamfXEa3Xblkdq0kO8z28vJy9+5+sttM4ZYt9G/rPX2S
        +3EzNEcT2R42PTGMklfL3OZqc0Wylb57a/Iq0xICDJmHfBtN0nZjEYvRpCfOmk3WC7rVvOoeD1W1jvhshfgwCwoLsdkNh9SgKG2FKG2titLWqigZvIIFauug
        QGFwaVGFbaV/2w/2Q9QZ9wxYga+lg1egZtKpgZqcWlpeHJgBbDevXllKd1K1TlG1Ttlq3YmfqLIpqrKdNMTuMFcfJP3xbTzdeoLuWU6vNjvuxrD7KpRwqQwc
        W0ymIEBUiVvc6aJb3P+65eR19MBXLSWXkwB9zuE/NGaCDCmHTOVjGOymki3wFkdsP0LUlLncvO4gCxFPtL7NTFW+9lVUcC6akaJdTkUz8ZE06ic4tcVEaPgp
        esaOJbqQL53Clcsri3QxCVVhcVA574EFQiWly+m/N/XTqbtpfEWReOKOo1sGv5gr6/KDfXoF3UFCN8VTpw69actAo2yxjbJloFG2rG4UhxsFsr6FGmVL3iiQ
        5C0cvbkTOBPU7HfLKi+vj8JltBF/SMe4MHkvK3XSNcuLbElTQd172HBKIthGbHv2cwM0gpXE7E3avBJ1rhmoOtU3tdiWLq9uQsfSnM+6VJtwqd6bgQj2i+xS
        bTJEJ/KQm6a51b13Jw0sTZknksF5UmUme+TJ3EOq4538etM8H91z+PC/PYwif15Kfv4N+qhbeNbNMBA7zAZS/qRqUE/ajAAkvodJ3pJp4VBE6ge/VlB7aBgQ
        yE0h62EuAfyHYksem3Y+KEkNjq3/ZRvLLwORiRZncTN3FtNnipv7Qdpp7uCPZR93E77iJnzFviyS1/JqgFcYOOcDPu6XrIkwuRbPeRC2w5Q+BuDKBk1lAO/V
        wPA9gsSiHRpxL9eyMy6w3jxH4vg57AoxVVPw2DXFARd2edHYsqSwb+2DypEYZKEHNUwOH6UehiIN/GwtoKRaiK9nJUfKy44fYkAQkhxAqYdsWmu5OxCE6/39
        VJE+/NgCJr/6KFYDaDLLniSa3B0tOVTAc8sOQSZgARW7Yyd/ivPkv1ucYth9qycMU7iH2ZMAPLudfYqwz3Vu6IH8RVwXTEQHTxp9WrcBP3cY7lRwMUDeecXe
        SYtP3i8vhfWDxThXvjC/76dcJ4/Y/hbUlpfXFgOr2Nr6HNeWa2tLU215RW15cLSVteVxbXFdcTwL4yeDMu4GxHPezBWoUQ00zehzwhoWlHDZVu3s5FQPzjOT
        BDM8Zy5xZCpN94Otu3I3UiLp2amehb3Cr+I9JY9Vg4+dk8fOrXqsNB3pVkme47Kw8nBkz0s5/g2e+YlVpRP3sLUppe29cAStzPLscAM78YoKP+MqH3beu091
        sSytsQM7ndFZD7UQBZW971QXkwBqHAf79jfpAnpRn4FcMdIXl93SciQf7hxdy4zMv007PIN0smfKXTxqHpJSIZhwshdfdA+lNVxnRY0mckiSraGtILIxHOIP
        XN8SBiJUg2bPFVgnxF2RsBAwJVH8To5trBl5kCoehPU1rCahgCMGYSF4pWHd5tFLxP19TkrhsRfcePuOtDSOCXxt/lDhAEk9CYH7+ovuzQyBpNjD4xSP5VrQ
        8ZLCjvUOefbgcn4w5e7EniHs6aOzQMyNcdZYni4gweckF2Q6S4uBIAG9lPpEHcICDGx4fci4Dv/PV7pD841jhXcnAgS1BLswDTIHvDRoOzWb1BHOGeXRGqcR
        TxJfP+DB8BE0koLy9HqsxZ1WNCeiFqNeeL1dnn/UZ6asD/3mip996aOcRpq1svefjOMbcMejPnIyr1C/4CMRdJvz837CS/hP+rIi+5ifuNi+zcd67WXuoo/F
        vyn9lI+00ivUf/Cpfen63/CFlON9SNCj8+/2kw62T0s4zCrHi6IBTh89LPwlc23P8X3F2ZqP1aHXuqTjqetkH8zTURc9ICezmuygsWX9JY2lZUC0kQ5BywxQ
        omGxdgSLSwrLppO7nUk5atJRLEDx/uZ0HKOSIzELDmIWWtiwrx648Oy8mzBD/HeE/47y33H+Cwa0qTQ538e6ZcsE8e9DMwa7HXxja4e+BqwqO2jGr0zCEa/N
        C5N6sTB7WiOhtyHr5jRYyrI5LzBy9Z7VUr1Pa6nep7RU7zuxgOnzgiQvzT6m0Ty8oMnN+bNamvNtWprzUS3N+YiW5ffTWKjkao/PYOo0HO8Dd7vUuMPQxyUZ
        oc8Lp/Mv5xvq//LfsJjzUeIbAMG8zYnogq6QmZLRQPPQoZcuO8cz/4sWfQjWcFHsJirPZnO7SOrkYYqUSB4mBdSE+CmFOFfefZcC7QNnYk8UWdmKF2WLrOyB
        dGxLhirDGr3Os69b20mKl5twL+sSEZNoJNTT6//j+qinDaa4laiNp+rJRq6uOlVjA0N/PUdFvYyU+wRi/DFAx7P8hUz7jLDKAIODOAsxM+egqiCLb+Y2wior
        TX3ZNjDB3lbAVhG+UqKA7cf2zMSbOPIr03OsiLBIHqRKpruckboRFy3l4Afbv2Px2TMpD7CMo3Vrq4E0NGh/jER8oikWGHPqwOKgcSdifEeYPzDrTe8exHLg
        GpxsXexke/AUB870OETjl1Uo72vBNIZWraeK1zH4kXjCiBnCExTGvFGaKNRoNG3DpUHisWRIWdFlONbBsQ1L6cRK0kdgGp1bSTbICPK+OgaMvSxC9JJn6mnA
        Qymi+Yvvpra4sTXEGQCstvUNLRUNhYgP7SJ8F2TXgCTtH0wdMgdRrA69XeHtiM6eMH06S6cmK+l/XUNlxWqeDpYQ4m8JrVoISJp8gq83m2iqPhF1USe9uwqA
        y6/MIyyRxqc6FbXVFXyBx6R6EkjPBByQDhM36JgeMMQcRvjNa1i2vvnJHI89aSaXC1Y6/FpcWkaRl34JJMUoe385nVhGWXvLi/ST9qnw8fISite5qLewCGim
        b8asluujGBWLGC1O0zSrmkJZbmZVNAWY2MFKAjnpyKN4xi/xnI4dRTvxr7DqOSBROjeJwtkH/QWCrHQIuTHx0zC6ts+aIXwf1UIbaRbxWSVhPvQ7/lXO5I33
        hUZ69J6KokB0Qp0Fy3yTnTYa6LQbyk674eV02g1rddpIOm3rgk7brnTajnTa+GL9snuxk0Mv3Wm7XGPoGY68K7AFuJGx4fO7UXlLVP31QijTyaV0g/TTSTqz
        Is3LrG2qqOLUsZV8F4fBNvJH8UooqoZqM6DqSyq5t/3CfRMmk4MahQrYseJoi1m/kTtLzJYX65CARD+5xASQuY2AFuaj3L8QsUJHN5Xv6olmgXnn1rTyufsN
        yHStItNQQAhBUW3Xcwdy2zasFLkK9KtfsodT9zTLpvyk4jI5d8lycaA3Tdctm01m49Ly4uJy0pNwO1N2lobtLDakbbN0FqCAUmfx4cRHy3JnIeXRMpOsEOqV
        zhIjrqvoLBFLQ+/OQl2hQhjp3Gqsqh7rcfsOfDEXNemFNqoqnrVDO5Oyh8glg0uBDvckX+ji2odtC0uzuHoqcEX25E/YqcAzdirwu3Yq8Dt2KvBhOxU4Z6cC
        v22nAs/ZqcAn7VTgT+1U4NN2KvAndirwKTsV+CMfq9914yEmrA7qkksBxIGYsDrItJFPgRQm4GPt4LQKjverC3lyHbgPLfQSxITVMYlj2j6B89Aw2BrsRbLx
        u2KqaOiO5h7xB9zCRszzHsOgVE0rBN1a44q+6xmPcXP8dBJfcdqnfpc2+m8SU+bdHmtu0ysa9h45sWhPMAIPoyoKm2VhFgXxrynuDRoCXjyLRfErzdnU3hoj
        ACLnZCcLL/51mHoMwrtBAgj7Ek6ImNbH+D4E/5XQPVhWgvRBoW+Mf0bon+yTBRlo0UuhW/BMsgdIaXCA/1MejW/AFEfBTH8prfQ1ZAQuQklhFO/TyMjggPaD
        K+UWPEjvBY7HoQ60Qz8KqA4cBwD4iUgCDu1L6EtsxdkJR72YYlDxUTD6mpC+MH6Pos/dQJXxXoWcxI0Yq5ZQAOpzJ1CGbc5XarzsId/yfC3dgLGUdr9Yk9e8
        UONH0N6naummu2h308E9+KK79x6iKzfoY/RY+n5SvY+b/grVRbm8QS2MwbE8srjCwW4V5TOxUjkZphNP4FmVbHQqayUzdYOVs0nT6GP0kJl6RW4q8lXZfVM/
        6b2URPWtRAWzHPF7oUQ1IFH9AYmarEgU3zcoUQiUbLBETbJE4U13JBuqggVR2pBLUV+ar1eUHBLUt4Il8rdxKWUTK920XNXbIl18CuCTNAhu4IGeh0LQP1jB
        668neI1S8JpVwWtaSSsljwVx8gLB28A2HwZSM4lPIAlsYHx4j8JrkcBBFfheRaVG2Vj6yrXNntjTuSj2rShOlqK4qRDFSSuKl9xFu5eQKPbN5EEWxY0s35NL
        j5tNK8sVap3eiumtYFCgQiwnG8I1Jn0bXtakzwmL6TLqEfNPO0jwiYhZ0SSeNuJ42gTLo7sShOlGRTxtJOo5YscGfFgQk2ggnjbK42mjOMYTnWSM9nP6jfB2
        oUxlbz6NiXYb2W3Pbo3dbrbbKfy5HH+248+V7K5h1w27ceKPeeHHXSTI5elk7mbngjkqmRuHqJ4qPijf9Wq+Ay+Uyo4dShW8B5pz4hKkdSu4OungCE294czG
        DNyBq2T11SkOsNuzGoLHcbFPMX8bfUb1DD2lBpR6NFO2mSvPxUezd8m4UH3Y3I1hzbFvA2crXhm/D4Vw8xOowye9VMVMFKdsmJnL5/B0STu0taJAHlApSLH7
        JqwdOxVcrYqtAj812ZtlIjWHGOPPg8sVfpM7EYlAQiARwfRqrKflGsiRy6k+fl2FLJ8sDwIYpa5QQfwfqPhwuIucOOFbA7cxXxMkPRS9fmGDrteoaNWLN2pa
        42alWrMN+y6Y08AOfJeK34/6Db6hRn5X3shRXSgGecmoaFtSTtO2bTXpEaYguJvkiHPL8yZMAsGmr6360GOrGsKZkHGAF2Jg5ATwrTTglWaGX28u0z+YuojX
        cg2pOZed5gCIdG9uAdfDzThHsUE7EoF6d+pL4CYpeZrF72sxmpbeBwOKbm4hF86ja1OaIDQx9UEpAKE0m5m54je9n6ZpLpfB5TL4UgYfHI4ulQFpA/7NLUbo
        yMvg2zLck4Z9xkBRJszLQCW+iT1gOihLGyylpZzehQXnGsOb0cD48RIcwtTIrue50wQTnGM9CINehGUnMJ23hLK8vZR2Lhb7RypuKY3XvYLD7Sq4NO1yf6no
        TjgRVU6sSBxovMLSXwRcLqNf1BgZ3zgDCVvM1QRNCaUhUolPiiSpoCVJBW2WO4O03nwQp393FnA9NOdwrDpBd3smVyJA+1svd7LMoytlsFtJ/e5zFlBFjRxs
        cdT2CbCMOBVj+ZiJalS+YFYK6ZjOMrvOGWYSZki4zBP80ljiLI9CF2jlzctiq8+LpImXqcTNuWytJmCRB1c1Op9kS0B8ZVFxXwuh4jqfvDv3tGoQcowUCCUw
        7n6IH8K2SVSR28i5dqRXbuEQGs3rpZlzA68jygusD1WYuFvAdlWDr0hrfV7DYqCvWuX53B0ztZ/jiVXpRoL641XYpIZeepSmXpq52bGgZ695VCllCUplcqNQ
        IyYtV9dUOb2WCzL3VtlgBU1j/UMzxIJXvhjqKrpvFuqux+rOGQG0xZRDT4nfAd2g40WvJF13BfeE18Oe0tqd94/lZdrHukFjIUaW1rF4KGtxae1mlJCX6sRJ
        mLpwL5B6gCOhjg2wST36ZHsyxrTtMs5/4pOY2ultziQpOPaY2a/X8vVYga5+PyrDvaHPnMAqwzu9G+CnVDxWeHv7groSCNCLL0AvDQF6qQsUi2VWaAo9J3If
        Xb7Z3dsH5lAloApqbfBn3TTu7O92tuct/Pt11zum573jNkUgIlV/nFSgi8cB8oCe+6Laeyht8cJ8MCPYiTLsTBgmF4FBEdjddymBFKbdJ7xEdvZViBiXACLy
        bNrmLts5mcQA9+zkv7qmw739/pM0VW/b3TBpVwkxuVFrKCANrNQLSVRYnWpWn/R41qoNse/AW1JRPxGHQDDdOsSHenokcLyRINBGzKViWi1/ooLLtlIxM0hL
        dhc+sFxl/U5VH5hlbRMvfABJDNWhoNIaADiu3NXSUJ1lIcU0+hMpp+J45rQWL3lsvn6FMYdVvOxRIVW84qGkD0q5e4JLDowxoB4HiwKW4Jaai1GdM309k74j
        oyvVVwFQmH+YtMFgD/yjlzYZ6UH0eEqCdgI/miZcwplHy++ZKmgDetOLgigWlG6uAqU9Pof5ky6TivBbcN7yb4/f6XEyDXBpftGTPEUuipZCNAWk2gVcNYNy
        I0mJxPzufgEE6jDGbmtP1c2VN4ibR5tUXd+V+yr5TneJQ5vh1/TywCkgBGq4UBu5AKCeq28bvLbBOHYcxVIVgLAqVZyDpJcFkydYji5ytsEWLJlNywL3rEUR
        uBVFEEkOCI3LRdCEe4j6h4PRkKQLwxemOGE4IdOdzJ3leUu26YGU9cjefjjKIzQOokO6h3ZgWhOudN3hY958gSA9SiPgaMlpYfuWZbTlkb8r6YRDdNlzAC8m
        EyKnvhileSegoGn7KZU0AQlcTlyDkv+ixR8xus15TqVjjKlLhkGOSu4hgcsB+GcdskcqcXkxjRdTPUCA4QwSYDiDBBh6TQIMkC+oAfKFcQhhAxD2PXCYVQD+
        /QoBhl4yoNx2mXqvSoChhVuH2nJNngUcX4tnwV1NgEEKjQkw1CoCjJiZoJ2kRJZM3AIKc6wkwGBOv+eZL4kb4StAiFvk4kGuALymGZ6xDrCuaIAAYxTgChoE
        GKPIIqyZUUQmKPxahwDDkbdxElaVAEPn/UEIMGprEmDotdtA0gD1KoaFggDDF4YFS4DRoJovxAW8i8DkA4hkfYkr3bSWviUNwxMEavwGSBnWJMAIBFBVuC70
        sgiSK2WQg63VrUqXJQGYkVcRYNRR4FqFAMMtCTBcwO7XBbC1Dki9Fl0sBBg1JsAYBVoz1IlXIcBQJQGGVyXAqHDSuFVITBcKbS0CDO/ZM4izKp6C5vGqBBgB
        n8oJMJDeOUCAoYQAAzyVJGkfZUmbEkkzImlMgAGuTPCNeAMEGAxqBgIMxQQY44M8DzRwribAYD8hpIlqlDEHS1mpM/twh7F7O1ZW6kKRBZrOmrEd2mMYy5cm
        wOgw4wW0IkmoNvSzIxwT6Qi9YWSR8wvxpG+AAIOKsrxEJRBmCo3Bl9oatYU2lrErqhBgwAQfHyDAyBlAGNiywTm3DWb7GBayDsyGkITpU/nsawKBBhzUNOVu
        TBIGCMLnqOkAU3gOW7Jin8EWBBfY0oD1FLbxVUgBH8VSymPYOmRbMIAvLBcHQIz0eY+n9UHyi/bjpHIr5Bf1CvmFv5r8AnCNCO/AEPIRJfwXbeBvwh5ZFrq+
        Z9MNkNoNnCYwZoEPgcvcptu9KgdGB7WEWUAEAFLgRTZNF9ifQwxwOUR7ALhMm1DR4E5pg9EVGdXArUT1oYkYRdIVrgsyois0F3ugqiVUjuxhWyCD0smy8yjI
        xTD8VCkwwsdx/JNqeZHp2ZaFyQiYmgCSFTRoUGIwnQVTYjDlUYUSA7VKT6lVOTFaJmBODB4Hakhlhu4SiFq/wonBi1kXlFUoXu247yFLivYf1UyTMco0GVg8
        HgUEANn+o0ikVNjcBpdsl8ZQddaMSbYIB+Ezv65hkeBHIaz8bR4T08IFMWpBOJzw54fcYL5+rHFcXFYB3IqwgqqZItW0Zq5rZXO6A5jqMGDY8oQLR55i2RhM
        7l9CrxHnRhrdKffLLXe2qv53wPVU38UsDvCExF9ygXo/BVB8Mr0H3AvNCir2QY4Vjcp5R3kq/it+RCCP4NlYVLFgrdEcDYBOc5gzl7N8YrT6iT15YhyCQNc0
        7zRx1V5SsL7WpYCjG+LlpAnPy7qeqTfgqeBniWk0XvcibpYmAL45lRh3MP1QCIKeRarX6IkktP5XzSANMQDQS/TaOwFlUPnJIdzMUEP6gDH+6N9SpcaqVXFX
        paLvWuPOgfAZnJLj0bNpr/RBJUM0g+4VCIWKHR3vDebIci8pKBaQhv1ff9gM/UjaPcOnTHfm7zELPnYqJMO5hZ5VPnKEHrlhjUcqM3LBI0fkkcDhLx+Zjtk5
        dtqlUtjd4ePpOHVfpKrRJh05fizFDt04ht/d48ewHHO8uOFYCoKKY8mwCZ+1D7RfzE4uM26vA4/FqYV09EfO0MBrhn/kjBk+QMYefSZ9xtgan+GvXzP+QM2k
        9HFDZ7LXc+QeJrVABwQvUvYh51ZO+8Xe3NlTyfCMk4wyUTKplLR7ilTFh+i6ubOnF6j8o6Z7KhmFd0vPMu9LHeH22gzvdB+kzehO936joWxSn4o8Ukjrtbd7
        03gwVdHQzNelUHjJiKnTO+nwjDZDbzkd7kSyTTZFtgzDdqitrsOH8OQ7oIu3uvfvdA2dJm0JGxTqocE4Fo19fTJVG3Px/+NxMsKnqvczakbxMM2kHvfL3h3C
        WgyXJDCk+X7fqFUX08shnWbDw3mFnzgxfzIdKfHV+Hf3O9lViceSwKC0x1Iq+gGSh9E3nMWBe/HnwWPHZHzCfjrEx9NhKATcSaMC7kzGAS3xXaRChqjmx8w4
        +6jLiqGDylY2fqZDO5k3fJiLjfvH8pKMy8eO4TO6wMTRZtyMvUVKNoRHv+HsW8zwW8K0u9O9HWVdOFCd7KOzQgqsYHZJMLskmAqCCVH8zyxDbJiIFNFzJRMF
        ZE6DLWHrE22ynZme8vbaNVu9ZDs9Isw+8cOwyunuuaxBz/6dH6Y2drNz7Asd+QCXa0ZRPeCZVI0uCexpVNvMPMnpzPzDzHgD/yuVKe1iFWD8DHrtdx46mwyH
        4mF2s4/V+XkV1bwgzybxdD+I5Q9VgJUi0/XYbwF5HXGUOYLps7iBM2/YzQ3egw7YIppPIIqNTR0gScLUIRMhJEOGdX4k2L+MdO3JckGzEmxfjIXT08tp89lV
        6xnNQSyD5gCWAVa5DBYaF33T/Bpk5j74YN19WLw7IGt4zhKjDIGczkWiIm+2IwUWhaf9XXJoWiZs7Qo6CQ+VoNPArgHWOIYH2u8tMh0Y3bCSAi0MF7WWgQ+z
        9AQ9gm/BpXQJjWfLaT4yjEwDXTwEuVkTbBt03TK4P4C+j9psAtIfdiJecrvhzR2yuVcm+ovlugYdvJ+MXixKPI5bmsvLNIWm7V0tN8o95YaDg+MXNTOnCkYs
        jfSP+bx4E9jFm/Drvnbn9bHKyLnWIp5YOL5YODVr8uRGUWnR2LatGFds41QWXao/aSgdOHkXL398kmNEuXldlF7Doelgc3/qD95p/BXUBX0S1jIrbpwqtzEQ
        +KmYSzVTxrDNL2NFc1rciWUBMHjXEEtWFqklTse4csQZgK6pLvAh4xP6g805KvA0/uxbZNhLjEoDVkLlqeIR5oWyWlhxzKOeawMLiJVFJ6EMsnhdAOqCvkkB
        gyVtNYArWVlsrD6vsk7O1mGtah2qCV7+WGUe1gbMQ3SUhDtbTxyR5enKd9grHbky4GUKD3M7LFAYpj9DBjX92YXKKh6CduI6zU1k4ADhz9SiMG5WzWK9/rsB
        3SMi5CR+6U4FK0ilQgerZq0KkTH0YvWhZf1Wo1r8VWumlltqEd1PF+uFH9bKO8YdrRLG0CGhe39aS7wiI5Ij2ufammMFKp4ehh0qD1xLB8LSvzn9HdL/AMO2
        stwJecZSW36ywleCKWJtBYuMnEFD+3yLL5N6v/ImNyzL0vYcpRDT5Vbe7IYDXZ/mrm5FDxwe8MK7lX7PieIlQ0Jl9+6+9S1Ur3VMDtzES2K0sxKed3XtWH2+
        nOIVI8xgxTLKkaz+MeQkp5lirTYyjSRkyLA6xwM0GVnfNMEvXef1U5rm39yCY6gp8QARgHhtTEILlhnmIrQTcjxAPXNuaiE8u7Gf44jrjOgR8mIr5oSkgLHC
        TGL9cReM31OMkGPqCELnpcIGbkB2tnao0B4j7kuyQI/pOKHggYrlYRMnGlzV0GY1bAIQq/gXnZdVGWoqnGI0ZtYqp5wlWfk37hIpW0iux3QPA2saF+MpRz9f
        NrqqMplPtLIU/7ydCA9igi0vyVVw4Tl8C+ZZWF1lTnAevXS+WLmk6PsFcLycXVen+IekG6zqZKtDBiphRo5zD5zSCsEHvLBy4Yem3gHjDUATtyQZWi/Bl9Ph
        +IX4j10UWIf7lDpWHaKQsHznIa+EaaloL7pvGS+vrtBylvWd/TB8q6eVDNjb1xuvi8+pPnLgy9xKZaMbFQsDKjvxdfdQFjwgi6gOx2e5DMc42Fz6fPTj1/3Z
        /t73/MO1H//Oxf/4f33s5645H0I7n4+mV47++f/2IW9arh9CNB6WQNRup1j0nAa1jFcqF7ak4z9hnNlv7smmSpi1VDxP8/PedGTbru/6oDP9Sx+6/jU/84Vf
        /e38eXce2vXlX7nqq9fm8Z0XlhTG4BLPnuR56pt9XlW63aJ8YYrQBBfsZwMacF0ssr6MHtZ4+/eR2z6mf9Slltc2qKHAuWNTC8jP5WLKudWLKUMDiynDskw+
        jDEMUxYwm6XDUISAnau/OR1BVs7IviMculFdb6lXFrzEv1hZcQmqKy4g6mbt3QDFkHjR/W/ZikuIvhcs0evXXHEB81l1xYUR/JjZl7mIG/D504bXuoYqTDhD
        5QoMjbckokNVhrLEG1ihVUtV/iZVGWj1CtYnazx8wVPPCw2qVI4fWEwVx+gtlTfBqZ/Te8UmXpvWqAsHqaU1wjbtCldiF2RGGhx8MTMkLmPL+enLkEGPF4Lo
        09UiGHuwSEmlH6B7chfzlbkKD6JmHsTEfsbSEjtI8q+Ir6JpjbXHGE1zUSIQlPEs7Rfezu2thNdLcCDoTfWlxaS1iqgQp4SosIrR5EmsESL4Kr2+UC5MFOaD
        OQZk5KSLga27Hv9YIO5xTO84/AO3kPp1pXBVjkEuKftOliHHgfDl+d9E0zSladq2QTo0GcS00LKxdbB0HeQ0b4AsZdpKH9xiQOXDkmaN59zAtsScmxelNC6r
        YXjmDlVjajG0Xw1y7TMPZorAG5Zyn9tNmeighC+u18iFcTn9DprCDpC1VY6rynFVOa7LfRIxW6NaapTeIIljNe6GKv5JN1XC7qZE6tW3UurrVurrudTXQRGf
        DvQ+pif00dbL5QKqEFwtccycK1W6yJF4+An5xY1V4cJCIIRLD5Lb6Qv3p3/6XFlftI86KuqVfi8ucoep8ftr9v2V0wOVaaO/GOH6/x51G/Mjx5g9+lHFJrFh
        AqxrmC6kBbqQdtZJOtk8BwqEnAXprOt996azUz8WJ172hc89+5d+4mdOUss+x+s66iLWH1/22T/8g9+rJw3ZMm+JPOofPvrrX6VHGZU42RctsMvffugPfoUe
        np14jqzi7JpZDhiOH2BmqWBKX4MQYqPj31Rs5SYGG7BcuHuMtyprvrx9r70VcZdCcsb+tXEzvqrRxqnRJpeQOnidfM/fzC8nrzDjTySbSdkwTY7LRGm6GvNc
        iT7DJDcdeja9tBqmmr6yGqiaRhiXiwHkxTtpPLy09JjPON9FZiTMlvISG37UaMGrObTMQEt6mvfTETvVO/3eaV4KpYNPkPCnw2YjfdBQ/oEfxAcOUc9nqewu
        4+wyOHqXzfASmInQJYyhJy6lvcV0bN3wiybsgEZlbGzI2MiZVg2eEpUGBSjCuJuODVgLG6rRGZdwFlJuK2yq2goTy+noYtqHT970lxAtNmEthdF1LIXRdSyF
        0VWWwqjpUZmGl5bMJbAYNi1RIUqLYREEgvD25oYB1VcDcyt8ChXCHl6EA5yLtrRIZsBEtcl4ijdkNi+nl8S/DbKckUKfUDMV9sGLQFcwQ3e1fDPYkJ40ZHc5
        HaOm6g40ZBcLH9SQ3SUEEGxE6dCAZgwNOVxpyE2o6rUasksN2RhoKfDX8FdvMN1KS01UWyrh/LK8pVIqQNFS/WVIDWp12IxSS6FS6A8Vv0fPW6ulcHytluqt
        aqme2URlGqOWSkx3yaRLVIhqS4GAumt60iRdRCk00VL4FCqEPYwG7XLRyMLokshWZPhGRmRsDOLKV/wF5W4X2TQN02VS2m6hIe5uaZ61PGHGV3jKWjo5uoVE
        iP+oYiXSt+DysFQ1L/IgnP+4p7+c9GhOX9Ud3+lNWwVQzvgqquMA4/iQYqiKktzy/1clbLqYSlhDkl6izycDfT79l+rzm2yfT9Dn05fu882L93nEga7WhnpA
        ksSD0bA0jDxYli6HXH6qMtJnJ+ErSjmYP4iZIQ3vy8JY0IP8QqVMDGoUjG08sAyokQsGFi7DoKahAywgIyIgIwMCQr/MCAnIyFI6BgEZgYCMWAEZezljxhAJ
        SHTxMSO6cMwAT+tYUTEvPWYMrSE/Iyw/Q5CfIYyUo/S8teVn6BseM4bWGTOGcvkZQi3xmIFPGcrlZ2hRqrQyZiARMTRdzov0JZRP8iWRI+mZEFmRIeejIOcA
        G9fmSGZYt4Qz7Aq1g+ZNwTbntUkbmysRNg36FA+by5MONlNJLA5DBzdsSiJcOUlTgAC8KQ1sRsgYo00MQt9tzkZEFAemdbV6E23au517wHO22zmIDKsd+g6E
        we3Qb6RNvEPfjtUmsNQGJrpa3YKo7d3OzYjK2+3chNBsplMDlQqY00JmVeNA4QAReJKSWeev58NIycSZOMb2UVlzDH9DaTWvjpPFmbpFrIBmnke9x7gDPI/e
        MaME7PDHHryFIQtPBPuYKPD8OP+5QVD7VIXJEWfB5OiUTJh05NS9/OfGwevBF4nrwReJTNav15HKqiVLhp9jV07D8O0NXT8G6/rxguxr+zVvYodkJ6wEBH3v
        dGWlhuYd+fEbzt1Nip2JviyzOSd8l0HPmFFXXLjsgoQKc5awKqv4z+Jy1auLf8t2W/7jK54KTmYr173xHQ++/9bj/+71dNuV/+UNv/jZjf8FuxOLiv7/T+Xu
        qxB/OH7fBxGViN0u/49DHf9VGaAou79zLfpAiuVvhzc0/WPX/nrjSnChXmB2lopW0INxvrqiFepL6aqwcOtloDkbR4hzHdB82VlTK+D4WlqhtkorYAbuLCEQ
        VFe0Ac8mHFOTXg93rigDFIHenR92pSYQGx4MxvmqyvyTvcGqMk11CoplrkWeU7PTmE4tLYLmAfsiW1bXm1PT8NqWCbXzuXhN//T0wdJl7DjlcRI7JNoaLKd+
        o8100YaqDTSUv7qhFpnVXXFAdtlQ7joN5a7TUBc6B2toKH+woSrOQWky92JNJq3kxGddLCaH64uvWrtetDySs9EqleNUKoceaJMEnl1GMfjb1Trfrtb5drU6
        R0DLB6ySMtJN4S8HbjSvj/N6wicldRlrVzv0bYOOgiCbTzqZShrCwfnSrgK4B5LQ+gu8l3QUiJOgucpJUAN9aWg9BR57CjiLc9BRUAckJf2dYk8BMphvE46x
        W+BO3ObcjITTbc5NoFIDwlQNm+vAIzalp8EjBuwAB5e8FkMtBtCu8I81sbkcFGUYQBt45g68H/AT4obg4foZJRRw78bWYfaoOp5qrnKfs7u9dOwq9xzTsYbG
        fTYdGVhJGh4kvhwB8WVwyAwPEl8ODxJfDq9DfBnQ6DedfewnUH0pNZxwWDYth6UHZBmpRTYqmoDIyp5SQE9yA1ji63NaBVtdZ/3TZI80qtlUuAFLCaMQm1K/
        6MfjX3bNKP1ZIpvKxQIF7enKWv4xuKIfN6OP0zCW99B4Ot87dw0JNB68Uq6YhWX+iF25K/TcwdK/Pn/3YRubPMyxyZEZPpMModiIjWlgkaZpImSLNs0Qc/Zt
        c2JhLvnaW1GbvTIPaT4n4kXFMqOgl9Usl96UjhJG+QhIxjxZA60SYY6tLC/CxuMKqwlUb3DW+BzdvNNltkInBA01rK/jgkH0FoAP7XaOIYQPANmMLHRUgInu
        F7G7lzYRzLW6CWGu1cFndxAr1jDX6rDa3ogVaZhrnLBMf8HaI+YXjE9fjsP84lOwv+qkF2B/NcK3+W48X+H9EdRXRob1GRU2oq1FhYXTUdAB5hkGhFnXmXA3
        aWR//UUkeH3+BerCyeqAIURjV3hhOfSXZGvpoRgZjs+SNDHGNz0lTKrzKYDam9FBslrEQDGrIxugyLdponXZAEViHOPyBjmdI3iCx+lJ90UlBSyAROCg5liV
        mtA8RgLCWTO1844H8JY7sM8RfSeUPWzo8P300btm6c/zDtgca1eovUhC3ebsIbGgzXXJEPjjpyEEwHVtIkF1H+JQEPwe4oZ/QwqMrvx+UmC0eWMyjHO3k8qq
        ITA+xmYXQ2jQUK8fx/1OqlY40XU5XRVoXhFAp4oFJPjfTmXlfHFlOUydJypDOCIxrhLBfNtDMTheLft0J5tIYhoawmq/KAipgyxKmjKCyGDih8mISPUrRaoB
        sDV8EYAtRwC2XAHYCgRga0gAthoCsNUUgK2RskmR1CpzBl+GAp9BYsYAaANF7/MBAYnx5RW+GWOQGMES8m2XkL7r5yAxfsxYqk7SRaKzBPB0w1+rexHIzn+U
        8VyeF7lHHvwOfaU4iI0LWEBUV53rIUCVNKjmmqg5jJNR9sJf/PpnfdRQkTrzlXkEpaLD+Nxh6rbDkOwIAvYFnaa7Vqepo9N0bafxqdMEqztNd3Wnqa3dD0i0
        u2dSF7D4NQRynz6TUhOM8OIM/2+8SIY+P0n64vykyr70WHx+0oWgg0oeOcuBYGH73B/P0zhLl1F7TOpkuCgkJy/UsitnGWfEsKZB5NHjNHuWiEKG0K4PUNEG
        TKIbMBMtM5hCkHwERQc79UjWyN65kPMD+NkI3R3vhICBRWGREecMiG5N5XCY/buT+S11oZ8dIcvAB99oXVp4s3yYQY3s5CrSz3IsPPQJHYPyqeX0BtRy6D5c
        D1nEukcA4RSDGpSdEkilK0sriSMogJtZJVzJAwXpFkfUgKExhjWQqJHN1GP+SEnNfhLbIVDKYmcYnLNK9BD9fbdibQTyGxc65odEufwgaW/a3CfK5V48HDS7
        LWweFG10Soniehip/LRdUKKCTgC2rQbGZFZh9zM4iAmuVv8GUeu7ne8HSeNu541SV7fTpokxo4ZOfkCU6z7atK9We5HUvtvZQ5vObuc6+RqoWkaqrgHKYRd9
        AoDGoVsHuikfRjfFmTiWcETobSC94KhQ4bnhL0x4w/PBMfdHeXXsharRe13ZP0PqnxFWxyp4rtQ7x7hLwwKu5Z3ayT6rSN/9zV/8gStZWfMC8MFuB+r7CHzL
        vkxag/4UitPJPo+b/u4Pf4O6tMoYY0nlF1cv+++47CtfUPRoJhRZ75J/zC+pMytXd4d+Ehg3Y/iw3c5jijmw9xxuKdAOkCiBRydm9GTXxMxUj5U0ADeo89/v
        Oue/x3VU8gq6+zGFRIh69mEa4MHjS+N4m+6NQE5D9Tc9C/4/qRMa6ycuFgsGojGaF1U5QaayUTo8ZSlBLofjaYAS5Bra/dpPxGj3ZjYMlTpvGnSNMI6d+IRL
        DfXlj/4kTQ862V8/93GXdSb97y1UwBMnNJ2N6MzfPBRD8YH/MzTRYXrUlbPUoYOM34WcZSYCuZIupQlFwrSF17Ar9vxGZ3A1b5U//tI8s+UV5/tK0tNITjB3
        CbMPnqC+ieGZnqJe9lPcVU95b/6URubNWnOpAR6DoIhgnICBAxSSLAbGUdpHbnYjG7me/cLgCeaL6UUBUEr6pHgd0h+b85PMmQVCd8sX3wDWDD1yH/+eh8Xj
        WQ4/7DN/XwDO0gZznTZu6Isnl3/s66OqcTXUGxDZTBR/UBXUgQBoTlu4XzHHDB0wswxN/3ZPrmjJ61t4Q4QBg1tNkDMLFJim2Ux6LaZtXyBG4XkLs168pPij
        +FV8YFkO4J2WKwF7jBdL9R2S8g7MBBjWQqgZBh5aU1BfVQgqvKQOyyZYeaZ26itpeHnqVD5WQLqYxTwwfYwjl2RPPlKlMV9P4EIyClghQIixNi/jYVRYvE3U
        bFvGHaYmN8g2wDjXhvkEEvNICOSGhLY8GKAtn3g2vVQ4zi/NCczBOrhZaFMTXZKVMC5fLOR1mCszYZQwlccyrDCDOVm8zyt7HBbvJxHn+gLPxc/xKEPz5eOY
        kW9z3iJ038eEtvtBmWAfFcrxEwwgeoX6OSXc3j+rZBr+NiVT9UeVJTlXmBNNkWID0l4MB3mc6WQM63J8GE/dRrpOJreLqsJWX0cbPqaypmg0akW+I+err4MO
        fofGbH3mM1986M//4a+e/C2zU+NDGfGiHu9gmwJ/vJQp1oPUsd+5k2PlAnzCR+0nfMR+wnP2Ez5sP+EcPsF9hjo3q38eFfIxwE3GMon1xeyPxl/9o8ajJjtD
        t17KE1ZF+jaeS0fYGmLegBobcDS4IXdDkMxjICefTV9pWB1ZtfMC3OILBxDeeeLci/VDsuG84tx++8p8MdCl6M6XmlcufMBMLiEIncyQFzlR2rvub//w5rti
        57pprGeinr3rXv0bv9j+2//jndcexALnj/z5K18dON87fd3f/8Do+aXHf/NauTV1+qR2gJQEYsftnFfFUFXOTRwlYkN9azczkukk4yel3hIIw5AhgLBpT0ri
        DJaixa6laiHcAl+S7pwT9mUHmU7adON/TXU6AmXQQxokOGBcbAIa2UYwbddSw6OVCHKG0xo2LQBmtszwLS3Ejg2z/oBtiimXoSMtrn3XWUo3DZrXeCBbba8w
        KofOI5O2Td2uDbjxsPoexS6/VurQLGI/eJb2HxFIcdLOjK1lav2WRlgNZmyAqWrsb+X0LplC+kiINRePNqQfHEtm0gZ3ZXubM0lauQ9AwZskK4DuFebEBqNh
        edOIKmf8pgYT+jB4wmEQlzTgdWBoO2iWhmiWNk2jgmQz3fJpz4xCIbv4KFisHNkFF4cZngMTIlK5MW6k43NkJY6iyhnDwaP+MIo5VZtfnOAjOgWxg2M2oGxk
        MDIkssB8J8D0ZNAtnleM47/9JFxz0FeoG8EWbMwijIIqcx+8L7PUcodbcCsHfFwLyJfaSxIWw/Lpk0IxePYQs1ibIfxC+n5f6PLwDIBBmhoQzzqmg9s7NxVY
        Z6YNpcSUo8MgoVVm2JLQQoZFPJLSYyXeTJcNV+SamyWzaQVh1kClEuKpudRpMV0UPS+bPzJ7c6uIFKtEPXL36ieXALbs/enkSpKs+7by58SqF5tkKQWq68bl
        tL+MUqRmI6JOaXiG6NIw+T/U+b9V519QSZqXcMIAM7hS0E3mkpVkI906cX7k/JcVyUUnc2EETwCLtk8vnFihcualqxTHK+eQxbGUi+gMFBHxupeA9YAReG1B
        J6mgzpoFdVBQ5HcATZSBIkuE5N3LiFHdTPd7XFqTFEBUy/QOOsZPQTXgW1Lop83lL1X9BSyCGHOLtORZSk2PUWtH7JmQ+0YXwIgu6/cOtB46MgZWmiv9kHjt
        fhD+vd3OfZiD7tDs0duhD4pfBD68iavc2+F0vlq9AX6R3c6/gutkt3MbvH2YTtUBdHcTbcaw5MqDHf197gI332O5m++53M33gkW9fYf+Zyate9vDXUbUy+LD
        WecbJa0DjFUewVejnRqgPo1zI+aR1EVvONRC9/f4rAOZILvEYUkupMQesf2MZURW2zFU2Ca0lHhvX4sSz3UcegI1YgM6eEP8uyocGUAK9nhLww7j3gbx/+eF
        r2EaPfko2KaJxvDHCY88Vqn4OUD9kYWvmPMS7IHN4qHypon491RYBxPbJ1T+8AgPn3mph1ORACIbkJFC+9uhrhXNkivv2vHSjwjktrh6W8xF9GBG4eG2Svoo
        6EZ+Ih1HcrHQBnIxYvBNyHWTqLrIqVTZS1fTESoCiWylDPyojXjllTlXYfyrSsv7AKx4yBKWUFkAWcgpnULSiJKgNdtO9sipbhYAMzHW4U9qxZN4upcHSgzB
        qoP0MLVHQPRYYJmB73JJZhOSEFfQLyU+U2WdmxnIwJurDEta3AJ6doomsSce+rGFBw/t6djhxbUSQF2mPGkDEajiyZgpHuNa7wIZIVMOhM5xDuNvwH+jw6sf
        rW3LUUVGeDWb/LL1ZIsnHD5ceSvWJzh16QZmdNTzNJsDo6CQCboiEv9NiZaYyLijgyASq8Yus0Pyd4ewRhwmQAhvxZPggVBMfMh5fKRbZrMR6otltyWbHJSC
        NVRqLa/bsouiFqk7flaFlzETZRY8MHd2ZtepGfUW4zxtNE+giyn2CXNy5nWnz4TvUsDcPi75i4LGGftskk2Eep6fkrpn09qMOXnAniaBFkVX3sGqqXMIsTGD
        h2c6+ripzcQnD5C0zIRckCx+4OzM9lMLRVGCkwcQozdT56yq7JI3p96Rs8Z7+uGZ+NSCYSzS+L+rcJzpNSOO+FKCXsrVd0YphL+clbzQHFTVBfOi2OICjLmQ
        MHDyIQ7u8irwDQsJu5DKQ+ecBQFZPtQvjm1fiD+jaDIxIvKYtxWLHZN95M0DbOZS9KU/cPPocAN1yW9TQ2xSUh99HtpNOuvGgTPcx2ez8VnqjtCsH9S6JnCC
        cYGxU03lFBZd6o0eSCmza2lAqQmsLc0dZlN3v6QmufDv6v1Mm4FM21sEsyLr4JIW8GrvP5TSRXMSlIcT+RFg3t7SAjQuvj/Mnvp6TJfTV8ZgRuP3zKX+ftji
        +5EV6lkOSKzelRU9Y0u3sNMNVsEjG2+rC/hY5n+kapvZfvp1CsA66kyqMQLSPPH1GoH8dT41hKnrd3vzXI3C+wYM+ppBBiU6DpM5MpAPp4S9v6b9ee84STQd
        egALkCTYNJt0Zh464bJkOzPRSUgUMmfjz6uZwycXZtRC4oSDtT3TPk2WjbK3kdjhNrX6NppLhLhSfR/3hPD7WmommKGB8mkTiOxffXpGnTxF9ZOG1DvS6EAf
        7CvUh6hsIXU20MWgJyW+i5VostUapo5Zls/S5lEndcFZCpQEFP07RX/yqS8wELtDNa9uo8bI7whC6ovRgfwXZGUmPp22z1CPw+6pmWt/3LQfPnMkrc3J3LmG
        Bt3XP0ubS97M3XHGW2BfrgkPpHD1InpNiDL5mci2oblYyE8+A9zxvEx/xqDx+BBqZdSiUd8lOvyiFXMgbfZ5AXXdimHei30kvhdUTLROxQzURxPxPy/vc25i
        Yjl5kmRmSD0el3psDdRjq6zH2bXr0dbH7EB90Pw0qlX6Rfh7SqvjPPo7mLFptjnB8egJPrZHCvU1Kuaqc77bUL3Q6HtWYFxxE8NHix50cz3oYqxW+YFcCbrs
        Rx9QgnRhP3XPgCI34pPbT5/JTjzvHL6a+6YuO5outJemDgkEEoe1n/RM2BRQZN/uiDbnMTF14j+msl6hYgbcYzZQvtzlUMFL3kxvaYa/UtMWStXIEiLXdXDG
        KnsIufRfDz58aHIPzYABJKABj5oC1S3cY64dmjBM+oN/ZbwTDHIa8Uj6AkgfjyPlTYH8ZTv8AWq3wI6KfJRsIxrFnzb1wcEtLq8QnHuMZp9WWBmKEt4Eq8sW
        hKxoQ87vIYt7r8D4z5JRlX1gfj+zIqm5nCwAVowNi9W4YlrQ/9kBRAMyoxnr4wXCuqVYIFsO5vxZaxdI+JDCF/Lf8gSPBJpP6OqJEPhJNfpaLPChf6KcSqYU
        ZVFxoDO7uqipO1BYm9CeV++qugAPXbWejVqjvlCAECUAXFNxjvUAfzWJs5BT4/I17kerQ8dgPCb9LR3egA5mAhjBbEYwrAKsExJXEi/1tEhWyJMmHmUe6+na
        8cZ8pQAQK7zeHNoD2XDXsH0Qgr5HDBahaFQ357fmNXB8psPGCwmdFJUDzvIRiUrKwAxkYEGV0mvCAVXagPlGY4xPYwwIXukzqcxQpTUpadJwBV+h2hkQGWPV
        p2dNS1KfnphONK64xR2sR/2ifWhc8aSPcke0+jCAPmzNmZasc7REH7YuGFdqB1IAU8NRZwmYpc0ZRSLkJ5+Bts/LhHEFkUkRnhvts9MCUIddtDLoLX0a/rky
        opdRGf46lTFQBy0ZS+gTQsHCW/UJkQnzT7iJeTzkSTbLj+vuuNRdfaDu6qi7cI5p5IC4JHUXDowlHgA45tImjyFe6XHx7NudM1n7AeaYhtEihQCpIokzTYJI
        nDU/iyp25hjZQTPuyQUamRc6tmCFCK6hQbmXzXgzKpfwtFGpclGozVIGT81EVI8znYF6BNERqRA0RFo/0Cd5poJROx5Jmqu7Kgs8aEBsBwifNs2zD8/oUzNf
        kwVWeqdHA+r3rVbeIQspAvsquuRpYwvrfC+NkvULFENt5pyDLtryJRnUKwxGCETRhqXBmPcQvD7CxFdn5wR2Ej+8DM1norkbW54A2p9zbm1x9rytZ6Ss5M3T
        yKcyVXXyjeozZRrwRNFnkqgEC9YFzVYGvd7cytMhhvrHvX+u0BV1KJONcLOzTpvn42U+YrZljpj6A3Vb6juuXr1+9bJvoKi4l1HLPDTi4F+o3AnGP/9b/lOq
        BkML2SaCiU+F4prNrr0JbNG3HJYU0oEz+1v5aEQimr/4L5WwBlRGKaw+CE9h5b22kcgEImu+aBvAECYtS4fqpI2Wkz329TiLaQLl0gSqYZW9zCIa8ZdUCg5z
        IJzaGwCR22eqRIb7hFOoyVGVOUtiEz4GXpE7JJu9DOnLh7G4y4u3bvyn3NPa6Gl+3slaa3aylnSq+JTxHraNklM/w05r84K0VBlJ6TnnB6Ga6IWmRZNPKm12
        Tv1g2qRJC9Ov0CtjLCKgW7JHowGvaQNkLA2ACdGffUd44bx1KwYW+t6aiekq9+jsVg3r+La0i+c2kWnYlwdb8hV65Q0tbWeR+Ez/qCyNt/HJuD8GumA4xQwk
        4VbXqbSqABo1bCn2H9mDJwn/a6NQylX5QFBsKJPKCLeSjk/zD6C2EfgZ9JqQ16PzOpN+jNaDGsVaOo/irZc0SaUHsa+3dTb1LuxhtbJ3eRf0Li/vXe432l2a
        9g2N7NqbqR5XdRU6emNr0GibAYpzRYUkMgat2z3aq7pHG5e2OexiVfdoDnSPZqV7tO0NJC4Rd4+o0j2ib6p7aA7loC+8vqjkRubT+MURHhwSAoqeqJAtGhSp
        Ng6lMAS4ZcJsalYmArV15wFhPgkIsdQngRjrTQLY5d6I/0pBdqcSHjVWXUdqFEZ4xZyHbY4cOZZVsrJgnduHgDxIsYUFj4sQUlGNObY1qdUkjnKNyYI8CJrD
        FbvBPXLBvGGta1ZPIda4hj2HNF6wzklgbVF9XViJpbXsz4QiY7RXX2CwGWewv9rW42GvxeNyKABB9lruv6LBtInAKqNlSo0VBxSrMIrodo6kAfncN2NGkX12
        m1N1NRXDGftpykfKfBZmzLUnc0+C/fbpkwvsTDw706b6gGHmhP21HzoBVfh4qP153/oMGxwaIWvZ1E0RFspKOJhNa1sZgNCzEmUdKFU3Ck0e2ZHCFh61ERxo
        aa1q4Xl2ypx7sk5d4HMp5ip2fNcyY4Q/J22RHPiowLrxj6DpK0Uh4a4/bfzV5h2PCLy6NnBpJOZdq3Bxobi1iv3hh6tvCXMNWQtLXwL8+megrujDaxWfYMgj
        QL0Ivl1da6KxPdbYOa2MV5hq4ixSpMvnUS5nDe0ghWayajTlp5nVmnXkqmLDlRsCg2+WRKKYa7scfs8Op/00jDYZ13i2nGaTQjxeFGuga+uzxi38AC73ZPlb
        nmD1pPmErp5AvoEPkULUOJwC+ESspc7SxL/wWKwqmp+jLpelK4N6rYWa1jIP0YwO+5bRWcW7LA9P4UoDfA/1OV96aW2B7HcaNOpzwBUsvJfsdDsCiWV3EP/E
        bXzPwgm1ALGQWXR+Ku97+WNr4aDLNBxw9YUv4TIlmzuP0LMPOHOxy1sLoSA6c0hgwN6cBnQ1DxEqn9nansjSnbby6S13xZrtim2a8HfggDlE3YolnWww9qFG
        1ocKW6x2QbdnMe6s7T1lCZqnrpYGrIaRqVP1l/omsP5SqqU02O+VLyC5bUsPLZ3QplXYLpXLYrFZBrRb3glT++wkKHqsMMbQ2b8GY7K3V2ANy9ahmiQJgNAE
        omcCauJ6ITQYGfJI01CExEaHXUuTjVxI3PwbnfhvlIwgCJykF1LD0bw9mOM07XlqzLwZq1EWCFS1axFvdMpFMqlrnZ143i0WzTKns3p1ba31vLzxq0t6B8KH
        XQAXHy+ISCUg/3JZGWPRq1sR9G/xpi+mwQJeLBnQXvQwAKqLAgvWVWC1igKrXUyB6Vl8WB/oUnPxC3xx759LSyFeKgCGfM00OCeBSmC/Z7ZagMtTTQqKdkbC
        1JJDKjtCF0P1XMoUlS5j/tUGUDepuWBMvb2hm/MBXJEn3hOz93ygxbkP8dpq/WzawSgYX3x1tQ7/pje95jItvSRiWk1uti44HsqH2UdiPsbLxFXoXASvMHiu
        i4V0Nt/wV9bV+eZMhE+m20jySWvw3Dck6Llmg569W+BDwEFubpoNYQWwsa8P3Y1/8f/gGDwf0XIO6S4S3y7rrSGrt2YC04HGGp7xTp/pJyP0C9pqlL8bCyS8
        KGycI9SM3tNJl2ZRbfmGBJZMsHrhWnIR4gNpkxd1WmrGQYitGIxSJV060KBn0skJyBMflctCxnnkeg/Jtk+s+5xUoidz4nY+J+Z0B6kYT5b5OQvHwTomtEOm
        eLKpqAJSj3OwcCKNsOzTgp8HkwoaCB64lZMB1Y3wjxa3sC8J0dfAhY4w4TDtnRppWfKsEdO2KrptV8lJRbdDqY58Bb8pTFiBqGkrDkgQIzXdhirtnEm9m0iO
        hyE0lVsHxGhI1HQtLOqaKmcUatrDY3I1nZeD1LR9dsLnRU179iyp6VqupttWTXdITXuspmt2bPd4JPaergzCOfEl7aynpvE6KGhXBhQuKQb4NeMbptndxjXE
        51lO2qWMOFbwjmBl+um0nV9VFZgQJH5SH362CXH2vo2z9/jAsrIP82Vp27PR9tjjFjV1GTDCmXpJ64GYiD4dGKYq7i9Io2NxTNx2HhtSduDx5jjia2DgabOv
        OAkjG7QlERoIiifNGL5V85paNg8qVG4bvAUOcDZwfaqV47l71WVj/aaWa2NmfVhsNOg5+8SVmvWOZvNH/nfk9V8vMozlTmgEEyR1RPV5nBWm+fA+eA2oYXm9
        1mD6gTA5cG5nnC1V3h2ylcdo4fYOxZTTsC2z4/tbnLs0fySpzczTS9D2CcxKXp3xZXWGHRBooMZMDTSqNBV4GOOAYxroxC6SisMnNHCD7fqid6G7c9ALM7/a
        9fpSM32vsuLnXWSpzziz2xynOvZ9C1fqMKkSFwGJJFwDzG/Eb2Tsara7Myy6SmMa51zm3NIPX8/AMvn6th4wejWMXjVn44V5bklWrKoYveGP2HCxPUYzxRh4
        lzlyjXbgRFFs+ws7s5s5GX1PJkdpYLIlQUhjn356e/sMLenRy27ocwyO0TeQXVXjEkiITSi0xk74tW9hrKaXx2rijLaxmk9zrKZ7lOoxq1PramZDllhND1FJ
        ZaymtypWEx1KkttzbhSYSwAdlTQTCenjjssdrnajwOFCWdwqLFymtpdR92EUIggJoyzOw54K5hi/VPYwI3QueNmcvIzj9PAyR7RE5Xlym1q3jNXbBgJBPRhB
        bYnF4dDF2A0/iwgzO23QHiLNGrcgclDakKX4T1WqrlAxYufQSpe8+bBIOTULXZB4kJlXc2zVrkNnT5naQpI3u8V+klVljzFb2UbO++Idxd7iPHVThPGdfnTx
        3Il5Uq8LtfKyMPUluOHr7iEkgEpiianR+GX8M2E15szjkAZYW0eNe5i+Hd/8vFI2/fifTeY+zDJHAud+0wI3GEFoa7AicNwgtfjv1RqtulSwltO338gRCQih
        TN1bmSJBQyTLuDiOg5uTJp7lF+SiSFqvjJSb44BBjmGtylT5HNdldFJGkLe3aU5oKGNL8RC+LfxpVwXzRZQcCd8/KgmmIwt8BHvxP3H87AhQoJhenAaxbIqO
        f1VN8IlETiSFnZxHpqIpXclu0vuk80E2qZj7WmzjcwA2Hb9ebIw5bgix/bOF98QSD4P5FQ2v3DR70xpSNd8Tp441oxUPe7XsNF+OKDg8fz+saI8s/LjB5mIi
        bs5ZtLK20YfgrwanupO6mTnMoX4fdCSYYOIGLPp7hkN42CxxpfVtxE1gjc8AxmcNxufgqxzJcEFMranvduK8+iuBjT6HDOehdp1K9NIrOD+dX7vXm+eoIxYx
        J/6aopGfY4I+pZU7/62PrIcSrNme88gJ9JxH1X3oPReG1tfK3uNJaL2qhNYjO1/F/14YMjjZyBPB8G7gsnoMq3Bf6s+mzq1yBNkzjPXBHdmf5V32zu3hXBsv
        e0hJinZ+kVzBLqGkxsIsV+vVV8/aq2cHr16th3ky+rCrGvOVoFEr89LuPFHTt7Qci0HiljGOGMt5jMZow58awFSg2bDhVZGsIaLl3cgdIdzbCsJ8FGZemiuu
        t9ENtfhfiyBpNn6gp7Hg4XOYZ1LPfu2PHIAVfdiNvy9tMIGqjt+IzEh8Q4M/hGXCx2AL3jeFlpeiG1fCyDWMRJ7ADnOckYgS/ewiIlWGS3hp1Bzyo191PQep
        U5W4YoTUcZQKrG1AKuLTWW9Z5WhcLDPmJ+nnTey+1DB6/H0tZgFRAH/Iy7WP17nFSkePCN+qVM0qTtS/lvpnohX3lpY4tui/G/uskmOeyduAqdpelgCfq9/L
        tu2FrXY4+0zRtw/vQUPdBBYxOdS89fChFusNtsukYO71cEBBJPblfU1JUWTApaJwQaRjIdJsG3V0Bw+kO/ORmuctMQkYy5ZS/jwPAHBp9sX7gFBGzekJMm9I
        OCIPH7dXoivRaJz3VccXSTz2LCtb5OE7xt97mAGTanwPxpVtTBafB1NDgEyAVAXSk51cwSh+KRQMGy0yxywVzPfSN0svUJs58QQpL5fEJ3URHikSqlhCXcml
        1BLWKIOS1XkSZC9qjivhD3re0LwCwwqwf15w5tJoswRvA0PAqv20KVhJ0PRtq+ljDrrAiVzZNw1ytuMb++gP74mzry10s3pmsiR+WGNKz8kf48WUzKWhDRN0
        wwvxzo3sIR3nSkUo1PRc0i3zyHpUuHOaV4GgG4GM0QAJnxs/pstF/StTfHdjm3PNBH4iFbsBsC8/u5Su/CoCGhrZV9QsK8qtmq3ChnHPOxowKF9U+hid/yKH
        szZQgCA7nnGW9aF+2oFGwTplZzbtcO6mAWO0E79Dp731oLVAdtd7wiC4kJ7BycvQGr4kG4eSbFynOVqQPS+oCJtp9+l3xUgAD7LNSAAPkPLdo00dFgAjHMUC
        uBnRJSd+12W8lZnPfuHjLr7H45zwouZk0a/H2orJmCSctQEEkCY2dyCEbEq/kUS0AQSiIWxuQw0IVlHjPNUpsgHjT2PREcEJ8Ju58T+o1Ml+92ScefH/VAhD
        pwsKPK5EPhlTXPd8dPeRI3Lis7I5/wbtuPRMsqIadKd7hWoiCXSbAy4vxNXivdkJUlAARn01jxxIMvAR5ECa9XGsvQVHjXMYMPBHD0tpg+zk8UPZ885h+TBP
        Poz6HqP5UenIeG/JiKhtb8ICGCeqxNQK/6SsJNXlSIBxm4fx0OaEQ7XUc6spqFpNdRNcz6HXdZIaQAitsppCWE2d3GpqrbKaAraaWqXVBGMlYKvJF1PGt6ZM
        3YRsNdWtxzDAaAz9n4awmuDsq1pNw+JysVZTKC67ULT3iLWaRnKX3apXOeK1o7LPAsgpzgO9OfsnYEXSYavJt1bTQNA3gA4uhSL4EA2MmKE3AE+T+kV7Nq5Q
        v6WSEfTW31TJKLbPKPgzp/T7lHTcd6tkjO4zs8kwKdRWQQEm6qleTWrgdmsyf5nWiqeddc7tohH67I/HUPCkTjmdJlzrLjCw1TxX+4rHyJIF7u5W0zCMRY+e
        sKiZ0AuVMKU3C6auSVpRxK6f7LdOxfBAxOclc4pqdJuzHezXTWiA80136nyilpmBvGUZyP0oWONeYRGLqy/tyUsLIN9W1AiL59fx/Mtcs/rZNfi9wehA9+pi
        /A44aS57eCHm7Je8WrJHTsqB8zacJlugK7zqAZU992PVQy1vgqqqt+26276aNKavq79x5DWv/KWlawocy/idmkvk2xLBl3aRG35g+sIb9EVuOPGmNW6gquvl
        FOV1UJT7IWeqBaJBPVGdDuo0kDr1pE5JwuDDg3buVegC6deztjqp8CxUgwKl12x8jl2vtzSfQyMM3LQHLueimD6K2cKr8b24g4sBHuM6Cj6MEnPyuSBL8VpN
        QySwAQkM0HsgltBy6Kd7GYr7BQdJFqUC7UCBQqyadCHp0FHo0M5hZDJDh16op80YIL54LO0NKtcReXUsytUfxJ6AXspBDz+Q9NCG8vKX+0KMgFRlPCQmzWwz
        1km7gJbaTBsfY2MXMAWToE/A2NiVsbErY2PXTHBKtmch4xpkOXDMzOAQGGEIdLG5g9RTRMPcAfrUiIe7Puf8CxefmCfQfVRt+BWlvlWdPlQnmUCmfYGx00Zx
        gdfisIe8BxQaa/HwA30Tw17lgcaRUaZpbViH/cmgTocNm11+fYvxhMV2hd4lhQWgzwRSAqNLWRZJtbdvfOTQbWVrh4Uze/KXATU0mljcpYSjhgQD5xPwz9II
        Ee9LlcSeGca+iVCPuxAgtkNfCRB3VHw08xDNXKd2Uq1H2ee+HqPeo+yv/vhhF44Ouv1y+vmZc4981be/p8RQq8vwHspgH8so78soP4QNgFIwjMLQbmJYoxqN
        7pu1OCJNDsokjdVScrHDS4Wp5vxEfDXyftn1NzLHnRhWPPZSlz0scomEwpEFwdBhWD3Jl7oyznq1C10q+9KJbtbMQrhx49OaY495SpQxVpadbXRs+3fQ/o3q
        fXAG2vvwnkOIXIYccHbufVhwJbvjgasV0iKcLHhgt7MBe7udHqYLEGKNXs7NTPXZg4X7+0BTCmazxT/9yEnNsLgq/n5qnaHzXROjR/mHESN39DDw9urnJzWZ
        VwG6bcQjOTbsVMBcdMj49PEQ7jU6Xxedr08lzbs6FihQKmDhOYKFN8HEdzXTH+hiEXQNYE8wpbhLqWMlEadN8RZvr3trEeaqgGfj8izPzF6IEnH+ezSwCT3O
        n+R6OD+CYwop/uGPKU435oxwmzfppVpy0rHkoYCfwLUOxclYQI3dDoI7HRLGq1XTWBcC52Uq61+LZW8EzaAYYgDQR4bevx3zre2zufeOF1S+3RGxZSwXwPJ+
        PeYpjqSUpuxhZu+Msl4NFV6DLHbJ7eV7XfF8iQOoW3fgHeBLZQ0AG3ogfQKq9THl2Hut/1K8l6VP3TowNR9LXfaeM/A17zHEvTgvnYJaXq7g07k3zDpulHVY
        lpeKwzKYHbwUJftE4VZd5f4KLu7+Ci7u/kL7BeL+gidGliogkKt8X8EFsBJeFVYCpAbMS+h3axJ+VByp05E1nE4nlVPmYONN0X1UnUCikOq0SBTKs47BUgRd
        EUGPI6A9iKAWWB1diKAuRNBByIPDafsDzkjxPj6zTnOTFhlobicvXxbxNN/Inq42N810tbQht2BeYnsHX75e869764VFz8XhY2rNlav6xYWhfnFhqAM2viIM
        0X3S1VYLQ/0lhKFum75WCEO9Ih5rCMNDyvqbCr+iLAOy74udpRih6BG8HChrxFBz7O4z7g0tt8gP5wWX2VQ6KJCvzkPde/mPlHUbh4nVcEzcEl4c/mmqhyQO
        luY/LQZ1ix9gP2/wQD4NMu6rnUY6hiRDmAsYZAMZZP21A27qOHg2HR8ARZBQA6qWsZldp2jy5b6Ghu6eDLw1M46D4zRXDGaLJd6gXN6t5TYfDD4yjehdPke9
        +7zIK3/Li9hu1JWLOMCA/xYXUUFMb6F4mR5cT3bOChIav7AS/FM5MRgGVJ4ANY53diH+CRpuaXIFbItqwJJUUYsDnPK18pcIbIIB1IL0TJmW8QCD3IL1filt
        NGCQW1DtBpnuZLjOOMkYPFoWobSVTdLUGI1VExhiz/gwmhqY4TXS8Ky4zfBLUBbbNDhKeIFg4cWPaPZFPYKlL4549mXQ58m8skEi45w0GPPHSBy1QviBmplP
        xmbYd3pLy50oli3VjCDyG8BAUafk5SybXqJxo56Zh2uJ8cSpoZTEbqgFmo3qYh9rDyGslOAwJh9HD8c/qQHxfDVN/wUYibH2g90OY+3XdtD0XxDN322xCO9I
        ezst8P5W93aScXeB3jZWRJkf6KdjO91FLPUGJE4kMVIt8U9pQELHn+DYTtRnR3pEUwSaV/EaafssBB01GyHzwkT0jKbNui0zVKlCSBrGLAoIXxbYv5q2bXxh
        dJgsQnzhn7B+yx8XoDtJL7M3rDqLZKaQmT7g72bfol0BWPXgtF3koEjeh0W8adzSsgCxn3Rm5bb4pxmc8baMcdBUFiDlGsXgsFQ4Hg8YamPXJslpCxXJNZNG
        ktzeFNUb4ll6mxNRL2G9Z5xbDiWDCB4RONILyBhbOkxcMOPCxNmBh8HhAapyrTePS9mjRDVcyxRDymgOE8oYKcDBmz0Gt3Mq4wWvnR4t1xclSdCNXxuyjt0s
        fk92kVkBYLHnfflru+AnHQkxlf7C3cTnLH6LYwI5d6odRE+IBsA4MGO1Qd4XAFg3Rkoml/3xSj+woVO+oExyT9bSvT1q4sPc4dMg7yAMsjyDoKjdTobQiN0O
        os+VgCU7DJYMZPpgp7td9pz1OgYAmGkzJbJvxwZw3SJ6FBrD4bhZH6p+3Pg0jABP/UrqID1bTAkP9GwqRTY1m0KnzBdSLbU6PrP9FCnrmWtPn+FaKat+jBMU
        /NNnQp6y+oItrDdbDMOtrknHsAmKkETMCXjNZGQ2aXP4lrpCTVytdmNvm7Nht3OV7PXS5m5nl8zLRgBafqXskzW/nQGPHddhG75BfRq6QdOT47dpOBrpSFA8
        +X8x9y5gll1XeeB53te5t+659a661d37nG5J1d16lOWH1EZW1+20pLZk7AaMcfJBIiFZMNUw05YVPmW63NW2hFE8X/IVjpm4G4zvvW1G8sR2GsI3NmChAsxg
        AiSdfF9mZAb4mkfAEENaJhkr4Ipm/f/a53GrbskCxjPRo+45++y9zz77sfZaa6/1r8W85oVSzfOlmqfzmhn4W5qbzt3h1/TaHiXgHYhi+iOerX4CZBk4SGuA
        ciNAPdiFyv2M+FnjsP3giZcZZQPH0FRz/z44F6C36iQmvIQeuTEAEMyTKSg4PHVzLcyE0JIPgXO4CkkM1KAuhM1afXKX15NQ3T48BiWjmYDuEcKHfMqEumnC
        IUkXSmkTcWgIFXxSRhNWr7M7TMW0ADHnCK/220RSPZW6gLRgLLNiPmDiJXrquIb9xTkjlcq0kfX7B3RwKb09b56mFY10X1U27k+Y/k9j/5hnHAcNkOHRpu2M
        dI2dnPp2ixFXIhT5p92ZkdZNT1/qYENaTRbwc2eyWBAPz8KIWMJA4uHkxAOUR5U8loBkRAYEBLFuME1LNMR5FXvpJbuXXrR76UfsXvphu5duFri+T9vL5XEE
        wwa6kH20cANlf6U1WSYJVdELCDQHFWCgqug65nFNvgnT2XIq0FinbsGp1OjFl4bxDxOOBj9BZt0rBI4MVg3zly6rrr1D1wCRKyylzBWtBWGDtee9eXGEaXBK
        PgMrqjr3tL2Ottcdba/hl+FwCN+W1j+VdrNdPgQj93cU6v5vKxV+p5LftysxPq20FSRWaAFlsrjCwyUhcDir5CFlKIs5hYeolZ5ECDzsxwCehogzgZ0eLr3y
        B7TjH3sUclzVKpQspuoi6kzkos6EVRXUEQy5Xign6tDL3owNoi4zFkdMCAsv0ifAanCA5mCLrasJmJs4Fig/OGSNM8gGpG0lnFTx9JmYtz5ga1NdUwE+/1lq
        NTG+sULa6qy+h+fg+RF1G709K/U9664lHT2WngQy3GEwd7Ok/W+ndOiAAgVQUrbl52mZfFNZPAAocU+9wfsS3iwFVwlTLZfbTrCiMNWSelpe06bZajod/xPP
        4KVXXZL9GdPGLAsQMUFqH6n3CaJEs96zd/hb9vJ78aWftTcP3oFIUG3DajtSDUIuCLFnpZ6J18wMFURmElyXPXK30l9dvyV7owXlrKOkDMR96n5AzO4JPbR1
        dUXwTN+iFzuHFBsyhsTpYSjiF9w4soCKDKyBwcZ+pCMFFQQNgn4AO4SKjNBCOHpm5+K8ILzNvRv2l7c4d6EOnJsHDEuhsSDeZD0uaOSWL2fMaaxiR7mC4FNC
        aGfVuxxyxtMwOuxa/qCmG5NIjbSl/aSZH2NrbDPNrxFyW71u5lMv2z68EkmQ3YNySbAWpZjwwRllnrUvQpqFQEJ2FKCIHwPHeXx82TzZGzFNdnJRkk3Rvs+T
        3bHJkcy0ENuKZbJWiaPDzjFEuBrTuOVS4w5p44xtHMY8wsrMQJ6NlTWNS8kXfKIDuq8RR65R58rDabfHAGn0xQ7oi03g59oP8NBYehUm6Rqmpa5hWlij1Y+j
        Xi+r13oYV9Es/iwl3Mvn8921qr5RGCfZCmUriRGMAjR1LsNLZwTQRbMg29cshGwRRZ5QJbDk+17Nflayq0Dkm7k3yfT0oWF4+i6Znj5MV5A+Szh7KGhm7/b4
        KVtuxt1jTFpKyVtowxzM8f9KtbX4qdFznheeDwiEaQIpk1aekW1HxB8PN1XcrKWy7z5A4tbgyQslvAaduNtPIooGfiqytVcZd6N6wv9AGj6NHftpuam9vQuz
        AEmkVWvlRA1cbu0EHIHDE3c+mYYfOPG+8yakY5z35FM01ClSJJfN+4GnwDhVTrjrMCKRn1S2fwVdi/Y2GhZG50QpJp3/1A4jYiMpGjbN5a/MOhwju8/gYyOc
        /TsAK26WbALUjrgB7f/9/y/o4g97zTu8ZvRLgReoJ4M1zggzdHrhGSoZy1Ay8zvhwsU+8+z2PwlLQDiklTy7Q7io1T6VNqj9qHc/8C1Un5ZrhgcDa/JKNY1U
        wmIyextWgva0HDcqrYA/u9pL4ujtaB/asqN91QwqsKae5/QFlTr+0AWp29HW8veWa7Jl3aKsu7Os0j3AOkq30wMdQkQ1c2QXiRG+oKmsYIDPfXKHz3oD2SvG
        g9gjA3uHjc7BSEygDuAL3GcyXauiSmpbCtQbiIbP8GiS/ZJ/aZGDEQN2fHINPnR0X/UUPYviAxvisCHWCgUa25c9r5q7w4AV9PS82lsm1IUn7J5wecDkAL9X
        /ZSNvOKBZfWLPc5TNnX0h7pKhXsMRjr/AyYbP+nZwus4oI6uBit7y7ErfqNPGBFsZw12lI7b2NxuKbcNxmNVr0TAoMbXLVWIwZQBtOiVCCtksZnIo3D7IjAc
        M5yhtStZIgCKaiKskZzIVlfT7KesVeLuJv6eG5H1MLkHqYI1j4CmbKjiCNCPALxPgkLbo94I0V/6nneeVo4rpfiDS6/kyyRliZRX+wHVZWcAv7vwmSw7z3t9
        ARkpvEBI267Dx2vQGNgIXUlV3aOCPd2jKplvVEWBUCqvAISS+LJDBLmZGQE4oJpT5yMo6nhw48NRpKaOIsFTmY2pL0k1qEU8xgRhBIG9aX7wCo4iWDYiFmpA
        Sseu4GUohQ77hhHapFq++RvhykVoAAevh76fO/Db7RZiFSm8quF5cTSb+TxwlWbbyrxuK9O6rVB5w20FCh3rwzPNIjICf/cb8A6txdzhm+jXfa+WH9L44K0h
        eQZUHyWqL0KYSwhBkWKRENsPzGr4SSqhAD/SHIVCcJVCwRGVtEWJCkyLuQaDx0D2cqJCYN+2AWrv20VIaQBA7rFMmRwUlM3l+VhaB0FzDX+8TBgnUXFJJfI/
        4974P1OJHdjM8I+150hyBzvLHUuF9cDPCVVhsfiZT31eg/UhJBrNDj/CYOSQqZh4RRPD8rQbkxxB6W+a8B/0TQP+g4qOiY5QH0J0ChlfFyRsy/P889UN3UMg
        yGPaqIH1NAIvYisJddQaIEQcqFqGWUv1YaXc4ezkqkVKyAY/zMiKHW2foxx1lQEIicWg5h2NbJQ9hf51dTMg/YsUsdEvDYAJqR7Lu7ZGZFFPQRu9sXUrgCOy
        984zZ+rTV9KzvpI+fCWdMwrUrTZK3U/RtTjHb6QKlNvA1wP2+Q7aC5RP2OF9svcRe+Y94tBrBIr4TXfcmfkzi96NCrQLLVDjkKMDleBAz0tS+dQ712AH4ylw
        1kmEvPxOvV5NmwhgyLBfd97hnS48DCpq88MD3xD2WRXbbKyhljo29G4V+b3nYh+0Cl74CFRMiw+tX0P9AfWEAKVBvDHbEsSf9hkiL2njZ0Vjhr1OBOoGlLlJ
        oLOwtQM0fR7n6RXTBABL5RSgoNQqHZBHyUy2ctRbyrlf3fQZiUgkoTOpTAoLvowzFri00HPl0x73cgDVmAjeKhHxIYATwU8uTmDo9PZ4aj0/4OZmj5JqpQhL
        fGlkD4WIi+7lJ0OevhUtNJG8GOjsrgUXqKLFERor/AyQ29kMqsvqRsHa/VPd1LcKMr9wKYS0pwqyuroUcqON3qL+ENY51KMZpHXlgYt2lDkYygePYuCrD3rZ
        wRDHSlJ5Nb7iqdmo/ByWnX8Zd02tlHaYBJCHa+PyHR5REDw138yPp3KEU/1oLx+mmn65dyYfgHyUUliQ1KS70POIpeedgnzLWEQ1Gg7arpeZQXyLnvOWlgvC
        aWjPHmq0qfsJoytDnOA8rq09UKULXt4D1kvO9oDCnmc9gDDYgGMA2mhITaXOGppWAKEfGEfQ8f5zj6++r1UBynsFHF3LzMN4sAWRclp+2lgQLTODzmrBoqSd
        A3dmM7iSdQ06xjeVMzAkP6UHpaaNVerjh49n7yNESxvlDqJFs2/V2JizZ5JDOqxTeBqkNwihgbvJQuY4lh3PMDYIdkOdstrxoTalpkNUxVKpk5QKL8V1Ay7J
        1O/fsU7odfS4EG7O3tDkCwbfAbOT+3fNY9i0hPk81oi6EWm6E6U3Io3IjIH8HKKSSM1wKpiumJBLqgda1G7sjtKNERrCL9pX7tz9Zh86d78SBxzApgeQyWC2
        TRiTzTbYjfpYmZVi/nlm4kw6iRk5wRRfI6qaA2r14iNMuJPMabPiQ07RCCenCuzxqvZ4R9sXao/XQSMqsL6JYeXTVADOOSBr1c1chqyF04vOmhANvCNUZMzQ
        1ImMKU2sangy7MQ8ra2/BfWh/6ZL3SLpZ6QR4SmgXipVpdsHYlMIOeqg2qp9XQcuFGw02jqN5txkprPm+Nhq8fnTa+Ymacr0GjyTtQL9tg6QN8NTiDihga+j
        UfB8aR1VtXMZpFg1WC31S8DYAdS9n8EJk6tulKeyLP6ajBqqryAO7/0tIE5KE2MzkTURLjY0fCJNsB0f0tpV4xMQIqtuiQLxK2BGbmPHkigwNIiJ4UeHgKVL
        ncAxgNJHuEr4fEzI+2v5FOMookDlDOZKha2om33GIK+3RhJi9suUOYONgD2NpnkY2MoZgltXQaxreatgvgsr+JFWWa079gXpc7SnBVao1EZZrmvSQoTTRBZG
        xBQWVT5v7QyyNzV2MBY4In4F6rt1ABssVAFC47tUDFyBOqirRyayHrtK4psj0UFGIoUs0iV9hLJZY0nQthAojkr08aIa909QjcoaeoZLpGYYJLYKb6D75GHN
        uhLJ9Kzp9h0SmwSzvthnpswh9NOUuYF+jiA/a2vcUkMl3bKpSg8jCjAADxQ5ZWoNi9pMrCG2sFxIny3oKQcC7iGInZDZSZBZFbLVMXKh5HGYuXtj6vTwaDai
        axK2B3MjTe3gmw3uil5FX3AtQG0G9FwEWjEz0u32R//KngGeM+OIAnBEUnXBEcGL6kwaoFd0rrk8lmrA6Y2M1zuTZoFuBx6b8q7UFeoe6ppEtigEaLLRkQPG
        tVTb8DipgWb0/j10/H+Zecr8cnFHEx3wny3h5+YLrm9eppL8mJRtOMQt/z617EEQ8sgGWVJ/YDAmp3L8YveTJxrn02Xoas3yM0SEo0+edj0EUGr3hTLgXEmD
        98KyqOVZI8aXX375AE4X8asewvfJAoUTPD3kFOaaqdUiVb9EehAm83iFA6rFWFKZv3Wwxq5/zz2t+sh8V2aqaY/WPwo1cI2OuEFSiSzJbeKgJCwxsg34IQIT
        ns50bym8UVuFN6o/gjvQKnmj+jQl9Qng1ej9ugPXNqnxLQn9rKlskakCX/QmF0vzVFeakDRp/BrYPw1IrCmWSfzjHLQmmHMY0Li4i5OAU5PGXIHtemouTXgf
        0St9ROzzbehjsFGtwjI6hyyQod7VxAzoSEQIRA2MiZdEx3l62SNUAOGBS2GTl73TxCvBqV9T1Wo1VdwH6uCNjuCZUdT33dAKt/4hBxFyZU7/6ed/5J9Uk7D3
        u1uf/WfVpKInRKk76mjHBkxUAhFspY4IWtMV9aP43KeFvbERuquM0B1wyXwTHdFU5eBmQXt9BO2t9Y5RJxC/3jDmmOr7jA+9jDfdq/f+JA+8zLhPbnxHb3/v
        xz6dJeL+1t7Xyvew89svAi3cTm5x9omIC+3ZLc4SQ6/JmgvxMy1Nkon7yX8+vsV309er9+U9Ht8ij4Wd+7Er4x8vE/Cp9+t7PJ6HYxcRKTAqFTXzd6FYqfL4
        zSc106h9JVcBT10F4h+lubN1EvByGJfMSeAOKTbqlvC1pzr0QVKYn708E77NDTZ2oCtYl/pSPDLrRU/X+t7RMxO+63s+EUExY9USGry8r8Hl/qXrVjdUhvYL
        L33wJEC1IEou3e3BrsBYOfEKwK7shNbQ2bii1LZGHjPAllcSqxtvtgIqfOpQdYuRHU9RAJE7e2zEfnIf77mP6UGWr6ujWgDitCMLEQCvkLi8tpzov3f9DTUn
        ryg8QGhRGgITUswiMGGpdSSWUAEAW4Ov7aXx31J/DH2zZ9elUFbZTduRXeEkkr8W+a0Nb90vTsJ2MO4MpUSVhIyWokoo7vM98u2fee+px1rVwhcbcc4+490v
        tNzttR+gIp+YcP57wML7vdkHaKwAMJbC4z4WQhjb20OrQ0KzfLafjICnEBU0D1ibdKC6tlFgZKZ0itJJp+mGmSFIbDrDJG42Ilxdlqt6RsIqRv1xeu+vPMD+
        A5uuiqnekxU0lQGkNDgiuW/qLSW7se7LP6HWauke7l3xf3JHXbr8zKUrsAQ5AEH2y3l1vBQDSAgxWgn78LQZ/y9QMMh7P/ufY14H+EKuu67u3DnWQQ6qo5AW
        shH3Qjp3C/F7hiwSCuqeqrGhR5CISjEm722FpWp8W03Aaka2XKAuJzU9lKijfAEqFGDzhWIC4oa3jqMk7RCwAwzcQ1d2r+c9voaYksL1uhpRQEYgy+Mj4rcf
        bIDDLjICsOJ7IE50z6jaCaHLjfs9xEjFBu9iypVsnPGBqXePVc+4KrNRmYGzU1MHr+0THFBG91nPQrGoOQbZ8DrzuTT3sRlqiV8+JIYA8AkvjzKLwj3PAhKl
        nnQcGhf/r3ZKe5aXyIKVISQE2HHZzXuvB2JKg+c0kvm/VjELhZt8vQXbef1byTJcqAE/pRHla0mN/RpCgsA29F6u3t+qk22ys2PyhPsB+ELy4/Kmwo7qhCN8
        MtvZssCltYRGJBamM4w/6TEyeI/RGmSqTPRibNi0RYsswGmN0DEM1eY9LhIExN2qr2RkA9VU1TMW3AnQTYlkbFTwQYjT6giwlWMm7mU48ZCm4A/QTk66ov16
        mSfTpi3ywDRZHjw7T6ZUnoQnnOi96+nU3Z6TQaFUEREV8JDmh5IpKyZM4gB4sjQ+jo6Pw/GR6S/T5vwJB/ng6LJ4glISQhogNqmkQpMO4aKhXgsN67VAxAYn
        WzVSE7KaqfWfjX/ObVIYVcJfRP3e+W9OTiPQU+r3MFr4tbE0wHzVMtSfHBYhjn7W99zzmQ8RiXYP39H7txfinkeYF+uA/xvv14Tc3/7DT+1I+N2dOX5nZ4Ir
        EtbPvB+u6KXEH31fORf2Afs18Wo+Se1FTV3qfdhv+TQGCWGRmxX4uzsLbP29MQXCosD5V1UgyAts/dSrKuAXb1hZHe546BUP37nrIUi6JOmdwSPrbC90FHYq
        OWvGU+k3ZHGH02LRgciH+Z4S2qAePNLsTMMEJorexLi6elQCxjatZB5wiuZUxS4DuMqKtX8AYQyz0hfpf+irNEslsEizXibNZpAjPnTqPtS73k7loZMrDy23
        IWRRW058sBzE0r+HUpBntShWxLAbfAmVDqteT1h+xvO8c966cS6mlZNP/Ycf/vhM9BvhI6Zy8uwnP/jo1/qd//FhBS4Hnb88bBfMgdwCtdu4w5QBNYcG3m/u
        duoi9juP4EWk6Pey3+2vuACWl0cvuttAHsafcDuBD4X8uKk7lGcJtLN65YITGhreVgZ9+Sf1+pILuC00VqsMBjRHcYapO4A7sXH+Gm/39O2+fXvF+Hgn3y/f
        VMGHuXj7oC+v6Sv4oXEGg370Yc+tbJRDWnoWcrlmQcEKEQusgCxSywqoCqNqAwhkeseKqtsr9DfEjqmhvaC+qykAhNW3Qa3iWQ1P+EBXY35aJjyiUYF7Lzme
        ABwPvYhkt6ry+DBr3Rm+xJJSBnyHNAeVDZkxKM8qudLRQaPkG069R2PcUcTwLIu9k6x+zw5kKwXO8TYszh+gH3sNjdNJvhqun2B2jG8pNnDBGJ2TfJxC/XyU
        sIWKXW8B619wPR+hcx2e1n4KjB8dcogkQ8EsBqohmawqlSlqMtI7CDhkz8IhO0wYaoIKUmvKHTrggYx/tzqHYBlTnHBssB30yevpROkUdASbt6PGu8ZV/KvK
        mppDnV9PfWyV6gqVIbmB0QN2ghAvWZlWQLlTIWqxvZnvT8FvkfWivGZE7oMm6hkcoj5E7TB1ca5sp9FjkGmUFba9fa/66jP2M9k/ckj0+AbJcH3l7VOfU7LN
        pttTcfgsOmAWHA2LTgw2BWYwwQMagu/N0Ye8DEeOVNG3x15vDUqyTc9puSXuKyD3pbObXmmhzm6/AG731BRa3tO1Qhj+x+zGWabMbq/nKoWO/5mnETBjhWKQ
        MUO7tTqIpiGQN3CoE8Sf8rQV9okD1VbIOe3bExmVsBUUFOyydY22cGsBXgGARTi/1awgMWYF/K77DQb6feopuBB4j//NcFetdWeIKRhm0ex3465+yhuDuzpN
        uQhbpsN9EuMQPauoAWXfdm8HlEEJQ5VWAt7jqey5gcIa6JWTbWOFJ75nc+hsLG1je2CyFsUU4iDYicn6PRkurlUKy5YMNO98S7Yh2dnnCBxro5+jrVDOq+sW
        tZRnUjuxs/DHmOo26EIQ/ahrd4gSegZkKDdD2C/YgfdoLzk8g7s/P5NTsA3nlCpclLzxTAWBiSjEUONR4xlk3oZABRTCjfZoFO7CFLwZlSfre9zM9BDiktWn
        5z3gWjuDU9TkA5gysxuAp5uvBgPUedQyXaQyKbk+xlXVidVj6b++40Y/4nmt9do5wnE46QQ2XcXmWEnb2HWDIe/iNMZdqLAdaYd79XDA29V0kns2b86mU9y4
        tdjpdBp3Vd48mM4gX204kE3cdHBdH5oJ/IoMKJWJsIKbaGim8ds0Fc3aZquGJsZvi1l9I7maBnUN+vAIH2IRyYNJ5SJqQ8kyg2sfdTTAtrRMXTJ4WtIms5wm
        S5OrTBb+IvoL32+vuxs1oDZe8fQ4lauJfYG22+/j12bdYl+uHztt2ahpZWTYR9XhAJ+n/cvm1WwXzrKt4N/ks82sdn3aGtg+PpvOIQNOxAN8GiqawCegS+F1
        xOGbR56G5phXPmqQtoeGwxXAJAD1hdod4K0G0sDBsM9+hymqsF3SPQPFARymnGHD1BvgTXPIE5iJoWRssxpZkXjS719Mw4wTvfERENlQXv9lkQLlz/Z1Vz5H
        bqb1Rv7L+mnS9lAHj2ds3inczBV5O9p9He2+Yfaeu4aP0AEKjejDaLbft4/OvuVhxrGIhQ7+b9ia4niyxzDNJiZIHk6kL1iLp/gzkuM9YGXkmae8zCOQLuh/
        gXXzrm5KJfC7uokl/gFXZNtSdT8zKj1KB2SSzkfTsKtE1ITdsQjk0Tdb6nzUL6OhOUi4c2fCO3cmPJHz/Q9Rhxb9eODZyboVnMlcf0Hk4im77Xn4dLl/jr7m
        V132iPFk2my5EErk4gpgJunUG1ClzEkabrdq9UbUbE205xcWu0v79h/YjoLrns14Gow052dtu+UIExiElWrcmZyanpmdk4zXaEskTP24h1ezWhz7OrPH665k
        GVdx5sbV1RhbY/+VXreJh7LEi1dkmUyp8aXXXgAZr48t0BhbYAt6jmv059v01mxfX/By+ItN4eWnm1ZzjS6XKf5pGYrtT7rbA1BQHYhrI6nCTcQ/Tx4M38Al
        ibZBA9HVOuXvgPNZMVAkxd7LzVaA446PBF57PThnydfkDvJVseQrLpOvjpXDOkrAY6VIJfIVl8lXR8mgD/JV1cXqjpCvTka+XFDcICNfcZl8xUq+mEO3GyVf
        k7orWfJVwbkfaDWe+mXy5WOzyMiXUE8MX5iRL9JstyBfVA1Y8oU1FV9EP8jquwhJE+vyIra0o/7KRaE7fVytXoT331H/ey/KJoaLUxdB+o/6D16Ur+0zqXYR
        XwkCLDfLF9OGFGWhsxfZdUf90xelj5i9LjQWn5NleeIit1tZ8Bdlm8tqdC6CDtsaDVrXh/Wgbn99fHIDVSG5CdLfkmdMrqrA3Gd/SzJyQ3DPCOVVoaHRDwCV
        1we53YURRhH84nbqxJ/zoKQcn8ktMpnqZVCQgloF68a7CPXl8HLKKW8qj3ZDU4miH3fd2jpmq84bCviyAbs62XzlE/DURagozgv5EJfsAR47aVP26e1p+XDu
        23JnIrAD2N2GAwX7gV9VpL3TRKaKfD7sNuT5NI6kh/K0gqc1PG1g47coQVEVe8MXg+geS6aXPfUoV94TIPpC1Qnq56uIwgxvbTlZkFG3Ayv83gY1Tj/h+sGG
        t+6q0wzEP/kCKw8LX4z/H+jCcUHv76U1SkBMPuMQtQj0ER/k9fx3w8rN6pAUyUjmCBjQh1tEsJW98Lm0ljmkVZ88jeBptcxg/CUgKBfX39LV+Dk40Yg+4Xnh
        OQitWI26D8TPAwmQtFk3BCRYWqwbABICJcq6EyABQpwbb3mMK+DxMuV9jVD5Wx6NYqrbnbSy/ZPEVNvuyEX8CxAua7wGX5Ylyn9JAODO3fMv8b1zY2ZlRWpc
        EpqwvSQUfHvJT734F73eiz+5IWO4OG6q4/F/eSeeEs8VXx1oTI/qGx3DmaoTyuf8+FeICVTBhnsh9+6+5gBGD12Hv1RUSCu4T5T/F9oe/5JHn+oHk5C/Z3la
        u3qGBQ3/rmTFscWU/y8VX0X3Elizxgg9LLjKv6ez4ti5yv+XisMtlp7dCVyXfY4g/p7NymLHK/9fKusoVAa+U/rjLFgd+X0QPovyexoBlLYjylA1+V1BNxIn
        REbG9mPIeR0A/EA2qH8q0uo6l0Vaph84FL7+kxvx570Qv9F2B3ncV86z5CodeeVMnlKTV87kR2+AFsfZ7voUi7oe98euSjtdMNU+VCFpZnRqFQNRnR4w2591
        pYLAVuBrBa5W4GUVSIeesgXll0d4UsE7lC53lcDGPwcmTW75aS5uqRqU+khCJUFImtz6pJm4zSlgAGKX0bVvdd3zxnku9U687ulnei+33w1Tpva9aqv0crXN
        gELUzBUEJPVO3wPrcPnnCWjdei9Xz7Sj3j96wnj/4Jkz0W+6ON/730kW8OPudvm6flwnyRgcSk6aLP368VL66T3yr+6RvrJHejyufummDA9ud2OhNyesTfRn
        oV9fF9J9TiEn4PKA7Tg73rn7YZyzrufHIddWH1azJlmLBUZ8/KueaQhjkfBnBYeUspGLyCE/y9SonnzyC7/6/St/73WrmXhz59/qp+5zzyQRzgLy6u/8pX7q
        y/Xq2/8y+cTzQ6i/cfvg4kM/feFNwzQQae5idmpz/OF7THTPY7mVlRP/S74+VtMqnHM2yrJHX9lSd2CCAWt1bv3gwrf93LAfqY3642nU+6/uu9OmLNj3wN7l
        s/8X/DOw9fCIpp86z51gEOrnIbhWpMzqGZTI80bISyTAfloZ9KnbDgYqMA2ESaPA5Q0G+Czus0PIhjLhT7736e1nnnKPPD88+fPfVO10Ou873h+e/JZvxz+/
        /LzwNGnYFxbNSGN4vtQH6yBvs7YwfYsA6p78oebH3/9D7l/cPTz5W5Ofmf2+X3iHFD75baznJ1ClHcTnwXdBy5DWyS9B426cfsozDu668oEabbH0ZTyg6ssg
        9Cmek8/QVkAz4/dNXlmAyvDtA4YLL85w3MvCA9FunRab4J2NruvUTducpy/Rx9z+br9VFTaOKlGg/mjL5YuuJpPXnsiObvoDMt84OOG3UBMqvQ0VeUOBMZzo
        91w3gMEC6WdwUUlk5aJl0y5CCRr/tMdJmEn7Jr9558Ocb2N2V86QeC71L8vCUtDJ7entP3dV8xrg8CognarwEktzXCXyLASnyYqmWU6yJntl5rsiuzU52RYe
        Pee5DVmy8b/yYIQX/2swKfkCPj5EevDXJ2GlNlSVUXXp1iv/Ss+Hw2FfactY6kapEHLSkOisZH8DiDCNYRrZgmPJHFzgkC+E/BUIUyuil2bHDiCCE1hl4Y8t
        Y6yu06G+pYIDO3kMVq0xtBywYQBQ1ImSwkjlnPEX235jPTqX2TcuyLxZgHpj0aK9zUvCvDqCCcWZFyFJWCn5WRXCMw/wk64HqSCnU49o6GBK+DzQE6FuoIe+
        Mjv71EHJAx+kgejzIK4e6waExpIkMH6ivGI5DUgTcb2SCpkJlfscyKpkjQFrDLiUMUUGQoh4WicLu89jYqU/8jr7gprpmqW1taSLOgkiLdUNOKaSEPMMVAqh
        yZ5dUPZUEk12scRds2i6sNtbNO4xoVCLxj/mo4+IJCb9vAAklnkoa0cpJgzeRQ6c7wWP9663312kTexWb6QzMsoTu5UnIutfd9OWSvktswB65BEX1ZNhB12Z
        kGJjD2jblpgoPXkRCa3ixdlv2jFtyW0mxj6Ms4cd/MRS31fAwUxLXSBGKfmSF62qDy2dkPQFdGyjWJPPyzzNiaQsomYfi4KUDXbz8m2yBdRlCzj57XZPABGt
        Q0MwgFI5I1DzW8O0jvFmAr9zKHJTFaOWVgdpYVEk4uCYaylv6jJPouIeB9Glt6IR0PnptvW6X3nHT/z+vl+R7Wax78p/R7DddPgPdjC2EBMGxcK+WlQPpW86
        PD6W3TwaEDs3kjzSTzIcrq1JtjDQPwxfvN2c+75f4GY2wtukU+jOafR32zRRfFr6fwqdvVtz9SLq2Z3c/Ha7N+Y1w9mnivmPcbuOTek63pS4aGA6Lcx+6qSz
        xs6Jqd112slGUpv9Iuv07mRue3u2FxOlwd6SO0wwPSfAXkfV0eia1Oburkk/ALNSpuokvOTshJ/RqdrCGjCzNnFWkqCibslc33PJtGzmNv5Mmj2XV0eanC0v
        fIN0o7xwUldK2y4YfFvbTOl7i1Uyp2PLPZ7HDGD9zByG2NYY63ECu0KmthDCS6RuaaCdklNCz1QvKSmsKimsKikE2Rwwhw8SN2P1NIZ0OKOz4IjQzZWc9FX6
        qsWUpYdXhZbo0hWPFVb7aeOYz12JwwSyBdKxU8MqX/AVjPKMiXUgZsflsgMyieAdY+po2S4d+3BSO5o/E9rRrZ0d3bbUEydfSkT7XIitfOj4sMaHIEvoiZDb
        Sqg2MdonIY6oZPtNa+RbdB/W0toRfW5I7KGa3aF4WFYhmLrQMSSHdosaM4g1bmJpbcB6aiNjKLtneIyYEFWoTgeDY7KT8WwCY4ktaUGN4v/C9YT7sxs7jKI3
        TC5QWNGmws02/jUPAXHmYTMBkcKnOSxtv8aKMuEOAYYSy3PD1NMFOiLS2A219IllcSQt8wnlXV0y/cKbzQ2Xnjz6M8NRpgFhEJ97JkpoHqVTzz/mW+N0hygk
        8u0viaR3PtgI1tVaxnqDGwfSHcTlPdRnQWZO99JG4uaXhM4CPl4TdoGZqN378+qZdKJX+fspMImPvzu+KQ3jX/fKonZWde2p1It/AwwqEbggbAC6TLPjQVXa
        hkcqUK2n/js+BcOiPM/59XV0VQ4T4a6njfzm/JPvTcMTzt+GBZK8IlQ4LPjehSc2fhBYpTDOOSE84ntpDiNpPnOY8L1ggU53E09u/PdayCDjAVYh9f7BM/JJ
        wYnj76SfWiB3H0jq0YktVJRW5fcd6tdqom5Sk/cBrUXojxaomaoUeBoce5ClaBU+2laz+U6ASY66NjOAoZ5Jm+o01TyDK1o3+6b21M9mPMM3wYSsLj164uX2
        kz/bF0ov/XL2yZ9NO/20bYMffeL4UIh120ZA6t01hPG8acvunj/vy7pvlziHWLK0ZWG2BykN+d/JXJrFXk8O9Hb1n/7O9ptwUB2X79J2P81cAB7MDv0evAtf
        1+y9XF2Lbzrxug88j41CKLQMV3eo127OmzyCbu8MIdKfOPY0O0J6Ad0bSWNlRxP+pzOMdNK7OukjTPpWjubkROuue77s9kCYbCfzeHB6Uw8QDlqY0i/8B4X9
        1+FxCappRwj57m35GGvvvdLTOtbMeZ7gLMz5NMyUjf9UYYLwiOufh2TGJdB+EkxQdhmcB+LQ0/LMPA1Tn/PrMrf0GTYTpLqw4zphPiDdow+eUugZ77zMIfP0
        Ok251oEdU1nPsI+q43U4EHoLUocP31MpU3sllUwwopLxdqpkavcA5qyq6piqcOMK/sf5LZSUIQzhxeiAxFahJrLggHy+rOKyK7Rxp5IGhoYlOSGtQycRwPpw
        p1iR1lRd4eb6GhEFhP/ExhHAtlPhRAZGXfxg4gl9iPP11TCeMLW1o4T8wWWdwgb2ob6xhkl/FRWMS2MMHlgpyuKKHs//su/V8tGsH3JoLvsqh66xY+i88tD5
        PLraU5vWUG1aXceurmPHCIgN3HHsfKtA80pj0yTyaDamdR1ThPzScssYuwYUbA2OUlm9BvUR3Fh3jmDjKDcF+QEBhfopUSzcQ9YAIR9akfGF46rRRrdmhzb8
        awxt2B8qb9Mfqvnf33RIo09WfXeju64WNr6FyLdGB/uV21TTgAN6cqzH/gZMUTw0BokdcwC3k8NB2hhau4VETxDVmiDFTWQkf8ekyDolWXFUqCYLB9WeqG6m
        IDBGZpKjXpE889SHRNbm4BCKTg/NIeSfMVM8vMb5lJHEGYP3z9pKT6c3IFMbnPIgnZMnC6o42cQ+2caZYwieFi/sSHG8cFHKCkMpebvbAOyYHWrQlEG6RI1e
        Q57s01pokZCotZVUtV8VRJLBHFQ+tEJ9TYA6fFRpblAuci5T7FxXa85FDCd6oia5UMQ3SzgZn9UD9iw3zTdwqFjDAbKvHV1X3WaLp/ioo4P2DgGEAAOAWX43
        j2ZDHK+2mS8csh7eo56qlJsRpn6ChgD6NtqDzOi5bFtekRLTBLqstM3XhKy3A/VqHefc0NCimvzEFwYYwvBLDVPslZgfPo1If7Ibo7zISBPZ19GsZMq0h5LY
        ZG5Vd02aOvb/KnPnfWFtS7pYAPuGYNjn0WMLMp9TYSj7fuYPdXFEP0oEyAMwakqthdMh3JjCwumAWmcdsIfeCR7vt3lvwM3BIu9+1eTsV+uIHdZQkCwoSIza
        QkUK6CRs+22q5Pd6fW8tvkU4yVvtI89CQFkDEnctg4TyZG2CPf6yJ6u1ut7ITjxpTa6WItR/utYORE/9bHSvtKHxvax5R0Q1rGsNQpq5Ske796zJbFJaOX9D
        /RSVpblN4sizmPpQN7PKG3k2CeUnQ2K48b/I3NOa20nBPT1M2xas+3guDS6bBu4aJpY773KK42fapkxQ3wzrhAY1TnC0qCOrJNKWMcKNlK9SCkSyP6TNIvJ6
        asQY0XjusqFlYmjJYNGS9yQ0n+VZqGxxv3O7X9nYf24Swki/qefLJFnA2uK5cVepTZIqiUqUVK0kB5XyAQoPfZIcUiKatAq719wkzD3qP5Eu5414SJKW80H5
        bjprboZrZlmKzPCo90JF3o+L66E0ABfXQmkBLrZCeTUu+qG8ExebYdLixdVQWoeLK2HSiIjkIUsPR84JViwuWlj8dbk4BJqDC8yVTTxKsfJwgbl0HY8Ogg4C
        JVgVMUl+gPJ8yRuGMaXvHEIdNTHeboXE/Ki1XJFF39Dx1zLN8WW4YRzJyow9pYh0Omg1jfHVcFs6nFeDv6VxeER6ftkE8ee91O195AmDPzA1730JDsZfqtIc
        fUyth+ngmfdB/HNu+oZhegynIAgc/obtaWnPV9xkaUzZI0ayvg5ZJxE/Btmmx2Q7imx3INsUInAi2wzA3+tr8f+Bg1+PczDir8xB6A/swiNCvDCxjWSfiZL9
        1mH2uqf8eFWVHa9RW9nbB+ltMiBUOa2ofuuWvhr/3lrsS1U1C3utWUKGmwfpUSmzxAEytGpbHqSH832lKl16pI8uMK81N/fT5XwHkCdS8HBO46vmNeZ2ZJg2
        t5iVgbnVbi2A4pZuPGo3Ytzdiue3YEu6Ld9+qmZFklBq2tiXXIdDmlmTP9fdtfiPJA+J4wH+rqQ3wHKKGwSIvdxkHNPnhv3kMDNdcZMbedF3E8MLYPBXufLn
        +Hs2WeTvg7Lo8LvpJhO8uOAmzcxLGnqaXoD/H+gi+JXFPnF7gXpP1+9raWxnXz1oOtRCpiR7XBzzZt4mOCSGhS3ZtbsewUazIDvTSIm22bdHCaF6DPKezJsF
        +K+Pm9LQoSbzYx4s4EHH4pXLfjhvOvGXgBBWvcW55hLqqnflg52k0ut/sJPZbuHa3iN2htGgrC59oLJsmQVXb+uDnbFHgKx37CGg1k+DL3XjcQG5J11OAhzx
        NxbCXNNIZTVSNISa131RZodnI8tUzQFNkhmBLK4afdErXQbNHMbRRmb4tfyue2D3NSdvmJUll0OtAUfEh8GRMFHybDFpQEBpyuWEXMpYGbm8ERS5IcN2wHAa
        Lj+Uut1kgfyXXLQRFliHlOaTdr/cZxMcGlXKkMq6uonkQFiUpCOjcZN8lN7NE5xG+yJD46OJq90UrrqwPlr2rutRMKJhEMTIL4JHydfM6FInLZDVe1TJgytL
        nRTj8EAX9K5hSZuyed+GJY/1eMQc7o/NFs/l03j4iKKXjwuaaiKZZETpCG9xVukn5a3+/zPDWBrzqsHcuGoS19vac4WkwPTXWza3XU4OSycelYvSPvMoPvRw
        sWcuD4pD8I+lh6WvLidUOBwusQX9cp5lsyx5DmMGjd2QLAlMG/Fve6VVD/+AMdkb8e94bHds2y+fBDQIH6ulYleLCC1cGjYOk/IV2Vzq27m05SLcW7YvyQ70
        mG5BFzC3DgLlVIHLweljt05fT2KVZp3h5D7Sq9zPZbaDcQT36JBP0ASH7CRsOpYvF130fD/TGmzd9a5uesswXRnKzgYGML2VNFBmraQuD9PbIWy83sjVbdhL
        hulrsdeks7s7pxilw8h3s0xlKXW0j0P+dM4sibRyBA+OSD2vt7UflilflLtZX7Tc5yvGmUDKMoGJQdqK/9hLbkGdRemjBgXzFZROjCkv2yab0xSBbEokuznU
        cytvFoVTQ2dPmCYSX6NhPGYIZTDJ1ssT5kKxf+9JXZzA7HaZiiHO85f76e0ymZvc24UGDJF8Wsbu9WCwb5HvCymCMMPNQw6O8A9Hh/30tiH6VzJKN9wu90dg
        CHw7vkq+J30tkm8WmfTwUCq5WfpRfl4r2SRNSt0mTzDTZZTTo1KdNO42vO8wKr0ZNcmDw7h9jTmCBzfjwWvlRVJ4hYw+ckgVBct/9k0PE9dBFk6+TMbYoR0F
        c/gznsYi0TWhK0TokNHFfha06ALcOVIfal9dOg8auWkw4JldNg27bDbdbNlsZstGWATw5WNJzoVwjwfXg90PSL6uBXuUuBpY3v8qTgiTsrCGYn7G4/uW/b8Q
        qE1saZoUE9KuoyPfgBV7WJYrViQpwy0caCyn19oF0FAWUxJvlTWm6/p2XVpYGfvHrIxbzK1Ys7cbqfco14gBUR1Zn0eQ54h5ra7PfWNreQ1eeDsyLvf1oP1m
        cxQ0hJVJsYVXohxHzG2WXmCFiWxXWVMr4nRRrYhTldceTCfUKDltlgl7Zjspg7zbWnP3eO/eY/8QeicVJDcrOD3d/Yl3mOCo36+glWZaafseOV+HnFuac0kZ
        iT1yHkPOa5pzvzFmn9CYBaUyQdE5b7gMjj8FfCdNo6Fu+QolBMzahtEucjSZmozNsfMcBMqGy7oOI7qhWmFt7ZW5ZW2o88zUmfSD8u7FMB3ZK02jpDdxmDey
        EbqucPlU7d0m7q5md9ehmLmS3V3F3WZ2t9XYoYq5ULNP+o2dqzQrc2Hnk63sybX6jif9KiZbdS3+Fx7cJt49AtQUKDzhobJe5rupzCxuH6PutnR/D1WghQ8c
        JUxPSVqLF0LSIg0SQVxFm5aO4VK2T9mSaWsMOTulJiOwHYClFcxGtr+NUD6HpJG7rK2SA8A6GeOkMDkmbWpMWhcefJ5yJzID4Op71D+bHFXrfBHpfLvFjdUr
        +NgPlzOPnSNmD81HpvQQ4TIcS6mveHs86MNVXfZM8AHmyKPddLnEPhYKjG76uss5bcNivZxJ4pteZriFHFhuIMqvu5zJ4xf4gkIevw4jhaOaYZrEGwV1Krrc
        PzMRH3dNrayQvLfcLGDYlkredKJ9zRhzcFp+gLEYmoUxG/GdWJk36MYS7RBok9sNnXdvk01AqMuux6/Vw4qb8Xj/7sdHLatzEzQAZN/T+VE9wF1DGctU5vxu
        6z4IYckdLEYdQZjpCEKrIwitjiC0OoLQ6gjCTEcQWh3BmMkY+ypIZhoDT5EDcXcfT/gr9ykeMnf1PpyVJnes/StIvAEn0buNAylX6qPsu7JfSph0Bh5bcMGa
        6bAn6QpJSycHnBcdCm9Tn0DhSYf9fIYOOYcoxy5jqcTw/6a/zo4hyRQ+mDxblMn9MfL1qxSuQ3OTcl5mnpzYEYYw8N+di+8XHybaDGGfydUs54eZxx+maC9C
        ijlA8zJqVGgtpPKKuUM+tFh45AtgW5mJ4pOmK4J8Jop3pTuxeG+3KuujVi392qGK8EW5KZg25OV4sjm1RyPYhEaZPqNJl3V971mj/WB4nkHo36wRzAMET1Yq
        Dh6gAfCUqNPlX/mSMW69u8nUV5TcC5Xkbx8r9tWVwwFLMQ9K+1Fr5PtGTxHkcydGH0ejj0sVPQaXa5l5pcxye7pcl9yfHX18ZY/KrPs2t7XEKZexZy/lxPLX
        jLZv5+DtaK3ujWPesLL3G6Tcq3zHQwoXQ3w2jH8DGLZO7/Pu1yKi8rzR+bzVC13wdIrIVLFTRLGPtgBU5CCflpe7X86Psphi76FbalqjlzkHsYY+7xY4Ow6g
        hqILke9tROtVnHJd8zTESZhFoCqpMOhUI6KJPIPSokFiW+HvKvAC4QCU4kjmT9X1IKJZ/yXYXY/1G4d+PjRageHfFYh9cCB40U2qsISCteB8mbomC6RDDa6Q
        MfJ8WuOzOJ3bbmWzPqOv8Vx+/CbbNfH3zUKuBJOklrt7j0wWQQcWZfbTdaM2hrOYo4hFx4vF8RpdIFToy1KbD867tkZIr/UegLXf6FxFt+4uv2jqXVW0j3ta
        06fCvxCJGU6mCFBNA4sr3loypkUJDbax8oE1X8HFUvx7npAo2B9Ip8/RKUMuKpIsNCWOf98TitTqJ60xne4m3ph3CGsycrwDLdZ06uGjQ0SxxwW2klEvlI53
        zrRKw4TIIUYEfWqzFrABTMg6w/BX1AxC/aanYBAS88S8JdWgnwEbSV+U6SFCptOMQR431X0GFoSSzGPwGZycT+JIe3YbxuOpz0+34zqNsq4tN4aGimjVHsoO
        IeM6RhTFOwbSZh346h4O52ai6AVIuUlg5k1lrNU49ctjqpnCZ0zDLkPfNXYqjmt/hNALZk4ZlzpdfTdxoefTdW7hp+Frz3PnumkdY1j6qrKadRkU8kF1Orle
        wEXA0/E6vV1hO9QxnSHs8OpQZ8gccGXoeUheNzjS/XN12myQS3P5ezZRAnMBeueGsm0BL/qYPY0MuKOhUB5VXlwV8sCLa9DAN4g0gXCwqMcTRoD1eMmS1uMl
        +4RYLipTrR67V3GxT79LJGztESdj9Bz20SYu5vVLHX77Wevn+6D18z1t/Xzpb2T9gH3rXZT5UyuFlPUKTiv6tO+5G+1zNsQU4ryRBUBUPuuxzL0d0SXZR3rW
        GCcVe/ZYtefdCqRxOlEe4CyirTIf4r4I4S45tAtpv0HFKitenU7aRAkvO7nnmQzQSfmmjvHLXu95DhyhWg9w2yOTtkc6tkdi2yNt2yMTmWc0JejdTjQVsDQq
        Xu/ilNPAcspNwinuLlxV6/lwbOGwsHfXwajI4H8F7mp1W22VHBzwJspZgS2lSPcvub67EZ5z13NsJG9EVgdiApkFf1zy6ZTAD9VdD84CDbKQ8CXZ2+jpozH+
        hdv3SR91HTVrWARi83bXK+6Cko0Aqlosefc8FN3DvbmsbfBH73lcUUqxkDs/7bruOaN2GQ/aEeaMsaPr2pjpK/Y6zuc7Po9u226hgcxsYBxrReaVW8Xn1mnQ
        WraNL2/sc2eP8k70f/rC4fjngvUCVryWGf8Co0TRTBTkBK4Lz+WBjWH4bq+++rLzDgRqK/YmO/YY5It2wDGyF/t2mEPelAb6kcfuMdU9K0efYxS0LgCPoGqm
        iXymuCRqYrTzUZg/Wt3xqLf5F/Rdrb/CJ0Gu8zbKH5a6pcnyyLszA9DPAwTWbSFYt955hBdHvB3FFG15FotD86oxh0VXp+aLOJ897/uj/OH9RuN+ENkTGLu9
        rz3BP/d3U6f3FFCin6qe6pYNPMAy1dSY+udc1ztnlFxmU5AkMye36MjMD1bJ1rT0z1cy3AbSSZgvkwCMZVPP2myn4XVQXp/wXHaHOgdP20wrNpPJHqzYB/HO
        B3H0TAZ7y3XyZddC0J3Gpbdb7UHX2F0iXTFX3GICjMvH0rtQpjKfH52+RTVn/+qNMEXpB/96jdj+qlSgZp7qig2HwEe70aYlOhys8giezYd1x5CezhKycVnN
        ErIZspIlZANksoRs3sRZQpxNpCzBiX606Vc3ajJ4OFedpBlvRqBf2shdYxpj0qIxac0xaa0xaRNj0tpWN3Nu9zOYD2dmb4vEo3nBSyfl54ve7syyk/+ml3Ze
        gUws0visc/JR/vNnx8HSdwquNU+/LFV9HkpvjwYQp1p+pCD8RHJ0LaikP7KiO7DP5Oh2ZHTr2s0XJm3qg8amXM/ync5SrmUpq1nK1SxlJUvZylJMlnIlS4mz
        lH6W4mQpmx2Ao7qEnextdoCIHMb/DmakFwggC1BsvfVhiyMz1d4GaznFv3b85Gblv8N/x08+/tPz/2b5T2aPn/z2L378f/qp+v9wNzF5K/GfsFC4lsKZrWrr
        qKzl3XPyx1/4hx994R8+d/zkxx89dNuP/M53HD959O6VN64v/9poDdW8yPOIYuDZ77luIdeqysNcyL7zmqZfs+nXY5t+VdOv2vRrWfqWpm/Z9KtZ+hVNv2LT
        t7L0vqb3bfqVLH1T0zdtej9Lv6DpF2z6JkCfLjRt78dr8VVv7AT34xWLcijZWppdimVIh3JT08FiH9vera8V56YBusq1sUfRgLrUWi/zThTHlAPv19NGWavD
        h1Dsscvswx0llWe/Xk+jsnrIllRGfrNuOfYrdXuSs1UXtpzjU0/aechasM7X2/T+lhHABdirK7jg0RYueIaMToWO+BpSYGa6hQvYkPTb6ICIWH1tdBcnsY3/
        xIZGtlHXIpEI+F2R/YatyDbqSmSb2Y/st29G9gsuREndRu5jayey1k5krZ3IWjuRtbadtXYia+1E1toJtLZRLAYzeRktn1gTGqbNbdhWXmvYxl1tZH3YyHq1
        YT+p37BfcqFhB3SzgS9QoeSsFUoepJeubh1Nu2NEdqNo2P0hY2vr5C2kRZO5Y5kT3aTAZV/RzYxbGfxTkACoJ2I5wRfkLmcsqAXULqMAPiO4cy/qDjTpZPGP
        aT4WXwuioevYmEqjAMh99/tGEZBtYuqvyQ9xpY299BioTIGPJcHGR7aZNEcWH5lQuszt7sy9ZnOvjeZG//zGeFzq6ivjUlfH4lJ7GS41lFlVxaWGehTf1osf
        67UZtsDLYak9ohTnsNSMTRQUsNRGxU1GLOyEDv1685SKpIxiUHv4nGWHmGEjQ+3sHuqPRR9t+i1CKqnQcRHNuqgwWI+kcTf3nbjyrQ+rS4Oslm4O07Vyi3pU
        5HY0Q+PBxaEIrETXpu/Gu7/7sVzMeWkDqNt8j3ORftThw2mp2usbDwWr1vnzfXclvvX6/OPjdI3FKI2YyaMCKR0UpVtOHlIrKNr2LtqdmRhcQFudVNtncAX0
        ZuF3270nq2u9H5pAZCRZvNj/ffjLIGoKPTXa8ANN2+oJOgQmncluIiIReZft207nvm7XjvfTYG/uRRtokPEXHkHcy6y913rQawdfQ1Pdx9NO733uN+fuzUJw
        pDWfsXebxwGA5OdeZvVh2hBh8XLu6A1dXulYikAWspTyAtXBJYDP1LhvA8u4BuQMuq1XiWOD2KEDwFYWIyvSXQO6WMlErOiKxTVLp8ciI00pAsKUho6AJ8+U
        oiyQnfaG9onxgYyEBCAjMXIDPAGBHILZDvRjmWInL13EP78qzJ1iYvy75/vEUJFHS7/ybvnvc/LoQ4feLP/9Ihzmhn3TgbveR/40lvE76s/3WV3bYsb4GdCV
        D6AYQt0kfrMa2fgBwWWZd8FoZBwHYEYFL7TT7olOf863pe0uZqZrJ/B/wUCN8Y9om/g9XUCtD9GainHt3P/hu9Q7pa+x1RSAB8gRDirvRsSHk+buMevy9fBI
        YVuz8fBjmFblOee+2jm351dO8iurpa+sj/nK2EzKVzZG5y3U3Tpzt+zyeD4NMB0jBRzQyRiWfElAa3cUaA3TCU74JpHASs0rzfomIElLYAytAQC5muUJPQH7
        Vp3QISd08HUmtKvT1t8xoTGN7RPgxg4UPgwTGlgIxUyMMf/CDLwjYMgW+oFKcX/sJMcSkEd7TfKYU5uxCSzUhKyYQKEqQlnCslBLU6vBCDEy9XHiXJ5YhUP4
        SUYEgi2Eq1YQPdWvKPX0zuDKBs+GQ4xHh5iyBIWq/sBzJ9fHcg2hunzStg8+nOiythrxxfDpU7dSmpBOZlBdqrWTlClTtYcolM1ncOums1gtSJ8zNfzMqz8l
        LhfIP6eL9mSmS5eydGmoKqx0nx7j7888DMdzQQvwMu0avGafmYdlA7w3ZwyqmTP7izNhET1ziDDTQqY2M3WQSaqZQDUxq5kcLQWv02lkn2V2fcnEkI6qeMmO
        7KprjD4YunPrlvUj8ucujz5HeyTWz+9o907qIMyMMd2sGOi60xrhnME1iKRpE1gVTTebl/M1tNN0U5bl1FB6nedhszq6E0ZSo2G6CLdUCx0Mk4qhDMcsPH+X
        +mk7G8KSQSb8fGWEJpBzf3+AYUVHdUoL/EBpMQ9T0zfTpTPuQhsW62hHZi6fOG2CNdsqS7hTaWJmytYApl/ozmKdhHBphX9GNlKooWxQkPTNgX6B/lnVmdkp
        Pmy/fP0kOkX+a8uHTQJJegJfOwGQnWE6P5BelI+RKbPYl1x8hU51YBaZ+T6WTuG/KfMJ9bRZpmuWBrJC+sMCaW6OrtXsUHy1rXBWUjnFtC+KIoZFYhSJWKRT
        FIlRJPv4oogTXZ/06xuL56rrBQS+9ZicsB6TU9Zjsm09Jqetx2RsPSazE6JZe4I0s9sMLN1XHBoW5+Lp/uQg7aLqvRiY+holHWGsi5172Yf/AQMALdOZ5SLW
        HJTiBPayCRM2obD9WrlLeMiWj4N3RA9LGxpZRaNV9gLU10iCpsZjBDP1FjgL3U8RZ4YWS00TQIqBlVIMTzAGIZjwfEeqnAZMCP1GELucxkvNyMqi/cBKnlcA
        T90P1uiFlFkt3XgxvUG+RP5/tJssZ/GTbiwzybCM6sg7J/PAxp6813NcvLcj750EizsllxPJZJS1Fg0Eg5+3N2+xLaktdne195pv23sdFx21H/d49rY5jgNi
        MEpfPwkhXKCtwqdhmJgGkO1rPtMG5kZzY/9yekNhAdI1N1yUz79hWGgxPiY5JF8pJblBPqsjnzVZfFbeJaOftbtDbviYFG8l85J/IfMsR5treZl5KbOgZeal
        zEIpGtwNl9ObtqeFwhHd6kZz0zA9LPdLajr3opsckIVKiLEluvQhybCRMnFs3xuTzJgDyWxmznZAh6M0heRBJOuombSbvJySy4koKx9J3XxFV19xHca5S9qi
        bmbDl8S5RV3NVtmSKmOtsgW7MVQJNUsziRkKGRjpqhzxrSblKpRaWwiXhtFKbtCI7mqlKD9vtl6N/DhPll/E31mSZw/HwZU1xMu2CnOhAHrGPKOWRwyHpW98
        0L7wLOaGszZS7qxVAD2YtKzsBlvynge/jCxwA4AIeIfoDVCpjtQAOysYanStIucCQuBM434a2xAuhEwjdk03mYp0SRVtc2zboPEKS7XGtl1OuV2ylm27VsrN
        MtIqmMuWiq+Mtsm8UpPMQZm8h4rZPie3i7tneyLJ+3W2p3K5D7N9TqbwYj7Ra3nOecm5oDnnJedCtHveYipPatLCzqk8R+PMpszdgzKHD6GiAwmm89ipnMgc
        269TOZXLfVFWfsxUnts9lRd7XuJn7Q+lyp4vEvucVLuY7Jc656TORfh3zkn1i3SEZhIcc0HC1xnd2ZIIIS4+9Lnuoh0yH1Op2iWuwRXfjprcg9T1sQD62QLQ
        YZ7J4EJmFX3EUiJV02vGKDliaSVxPiYVHuQmeDEdxgz3MD9B7o8OB8mNWezpYspd8Oyc27SHAVKtuRE2MVbD7akJt9Vre2pgohFSKmswIR/K244O+1IEfWdD
        otgJe03oBSxvRz4/QwnRj89CrmztevVVL8P3oALUs/gdAL7Y9WpVjXqc6NVsovc9zvRqNtOr2UyXiyn6tMqgeaHt6C3XdvRVfN+Wu6s51hjaNsdVMxpqBnf3
        hGt74oprSVHfJS0qgoXBtjHNDG8Sy37PWXbroOWh9mUmOvstL75o+dFDlqGcKUO2lo55obgD9Ot4S8UspMy7fHfDXffO2aj1HqzjgrK1WqGD4pG+Et+gsHtz
        1e6tkoW3r9hX+xpvIeTJ8PtqjBNig8cw4ozwqYUIDSg9E0HQjkTKrpt6CaCthYhfg0FaH8hlzdRKjxoiitYAqkhAm5owmBoFZIKxYyid1kovqfch7qOSOjIA
        BBZzogX1SBNtCLSBFdvABs3ciFDTJ8BQuVlNeWKb1dzRLOCH2ma10aymbVYDb21rs6SgaVziV8t7EN9EWo0nUV8+q3YJZmkEgtTm9vvgs6WGrKmOxlTxFG0m
        bfUhIWl17QEdv1GdtFFqlqZEO1qPnrOtb+xoPT7Mtr6J1jds61sDBmBh69mXDduXeGcN76yrkqSBhkCNkPWpq33qlvoUvT74hvcpOmwwtk9tU7Xbs6a6Ovy+
        Hf5dfQrDx8F/C30aakOro/P0/9s+baAh4/oUzrATFg8ZX1Ij8nH0YcQ2iwk85An7e8ixzuGZk3tknV2a1smlZZ3IJ60z/JR1gpm2zi91qp0rOO2ssaIJ/hoh
        /DVWFPP3rOyXNVY0w98VIcY1601TY0XzpkYeLjBVVAZ4DKwre2p/3WW2a9ZkjhRaNpTysy37DFR7VjaX8rMr9pkS6smRZ5sli70O+s8+AyozM1zHwmkRrUgD
        X/WpecpgkDNDM+tR5anXTD8rfRWl6UulTxyWdqgNu54pNSL7vM3nNXW00GzAi49sxe3i5WUbNXUd8RiewBa/YIujfMOWnhhtOvaHGvgM2X7+vOn7G911zour
        0Sh8XAkDzskw4BQ+7qA1lD6o6rxUgd24thQ+7lABNmcUyq0FRcSU4qjNaNgya8N3oyK9iew6JMDv9DAFBK/kWST6WcvCx92kWkJzk6piUEk8JLycJMqcAN5c
        Dh+3rBrIClCEFwgJp45U4IM60H5UqY+TF05JcbxQQeJigsTB0Hsei5Hl9xM0rSlPDlhXTNRySOGMJ4YKJKcwcDdqFM4adZdENgtRpVlWWLmFTJ+1qbHriBWH
        nmhAQ8hoWvuh3p0nolwzy30BuVvcUqVhoXZ0xFhbcl+xvTnFIF5prEc/8/xuhisg7FyH+apDpRNDRYEj7tucLLgYfWkdtq435G1z+LAWcEvAABBFrj1IO3xN
        lfVOAd0N+1wLwexQTTOr4VqDrCXVUuiVSX74tNzVYVAOQLhZfrD6HDYIV9cZAsaOuavMPY3gbJOMKjpb9MVWg4GP9wF478BQ5jwUtA3Tha19eMzfinJBOBwT
        TjPN8IGwzm/aAQqXKigcZ3NjqPhyic27jJsbi7yJRu1LxoTThAMK2jUSSvOexzR4ZEUtSrYaa/Eteizdp/GPG9+WPw4y1Dhri0I5hBGlUjCpV+r29sGUqF7Z
        7ekULOtmdgu8RZk62e1KChCc6zV7a2TZyUBlt3EK97qr2a0j60e6uqa4dYTUlzbX1lJXDV6uBCXbIL+wDdoMFWbMmlIEhBjL7IMCRR6zvHugWGXWtidMDdw7
        R41ZFN/MSj02x6gtjKKbWdkg2KOOa9lbrgR71LFVxzeFa/qZdbXqMctaiE4tRl2zIdWx9Uw8rJ7hnrlRG8DEI+re7Yngya9m4lH1KBeioR3DxJvVRdwzB629
        EhJvwSchMbXGTUi8Fb2KxMRaQiHxNnQPEm9Dcm+rukbTvNTtqmbF3Cp18AbqllvkLbxBRLObpR28gShxVFrqZiqMI/ItrlVhiDh1k95AF2IAYNdVBckuvMNm
        Do7I+bw3CuLVCJvOiKnJh2lq8rGSqYk1Nmk5hblJKrMweBvjBtLgJHhFO5MP/5XsTD78quxMFkttBv5Htdfuff7lOP7dIPpJz/c23HPuuiK+A2XQ8c4Z7xUt
        7HPj+l2G8ve8EhxS2EMsXIY4/0bCIXkZHJIiJctXx7+SRazzgQQRl2P9pIgCJGQQLEv8r4HoR6OKKl2fonLUIMbXO7SrN6870pv/SXvz4wGCPOa9Sfx8BIQf
        c2LQkP6sZ/1ZH+nPUhQS6VHYmga7B0Q6ZmwFu8p6ewxmfXsfzu32uU8+k/lJhJK50CA/1I2S2p5zYferx8d9ikoHAgjJXMkGJMNCIzZahDiEvd96OZY2VHrV
        eOABxImx1cORB0N9kAL9zF1DrHNcwagrhSNU5Gxq1MjIuYALXy7OIsiB/D44HtHAOT0WikrjvzmrexRaGVvI0UJGmuS8wemjBbU3OjHEg1Kcgd+q++F65Rzx
        q2PGFeeaK4Ld0AXYGab+xZPPfOnUrS8nf3z8XUXnliALEB5FLVSgVKkzLBmSAvxO07qmtt386PrWs48f+8RzBz772j/68z9aew6iQvM7P/bEZ952/kM//wcn
        //P33POHf+fnLdpJHkkmi1eTpWdtyyLdgLGAGMU3aM1H3nT/p1bO/sq3/vFdLPGRF176jy/8WXJ3/fufnbp38g/flNWUxa/JYuNk6VmkmSw8jk3P/spq1gh8
        E4fQW/6OqBQTDH45EnBvoreyJvLDd/lm+zt8x02EXUVQKqQsM4XwIGOBwoPnnkna0MbmZiqACg/LUOHCXpegwquDNBiBCm8rVPgEgmUwktQEomQEZgKB99q4
        m8frYWFjqgPWVUZypy1Me1w0qJo8QxS+dhkmnE/G+LgzFJhfUmMhyFBuglVR/86G1Dgab2pMIG8YAssCo3v8i9bdTEToQRaoKNRARTQBCTO7qQBAycHXhxav
        9NkSAiHu9rJAuEB9zpbtQsCgogAtCvTfvwocua+A0juDvtSgHLQXGuUFFApIjXXKv74jI8uAebGIx9/l1zifIqy4MQ54deuGwy+sjXHCa1ifna+UpHotxMg3
        +nglf7yHqexRHyDM8tN3IVyoKRDsJmCgJMlb7lBteeS6NgAvf9S/IFmLqHLWncCllzqVDKpVCGzCFSQgcJ8ed5X9AY2JGVAi+rTvV865G77dA+tFIPpSmNXi
        TmGGpSXfmzZKzufWs8E6cSLKbd0iQfjWgyiE231dPT97TkLkT95jd6plu1Mt251oR1oZcRMkGwOna7W/heFfyXZL6CdY3YSzGhc+zm3UxTSwrqg+DyfYhsCe
        sOGgvnTEPOCwiJAJb+4mY5PjCmPaxCv88igz9FeoX24PlGitbwFKTFieJozHQtvqaaFFihOQPSGSgDAnRVIQZXGLrR9ubOq6G33OdevrJtRYiMKaCROk0bid
        VKOHq6JQ42WrQtYmQ9IcFMYpoWVeGCXAhudmIVr+tGyyW2C9U8UPeb5ipWbE7Zab+rBkvMIY3RXEM2eGCdy0cmupaJpo4uAIHOywTvxjwWI0A5tzy6PJo/gl
        FwziD074tY22IjtcqasaMTfUfUvJ2I+R1y+q/vbRzLBs5YlHumnrmP+RiimOBbBiCsOzv4DxYOuyFPTxUzj14M6Vxyd3ILJdPR7/JQAt4jVT672krDyVW7nw
        f+34yCuK7e1rHg7EGGOuAAz4Wpbz6vM73rCJ07HSK4K1snnj+Fds56+Qy50Vy3OtOChVjJiZOWb0N61aTndV4VjyB+lqlsHSjx18jaQXiZvHs186IvlPI0r2
        hf3xf/Xe4PUrIgpFcodD/hr8hJLQqoiF85Z5MlkYptqrPq0/RQZ4uvJwsNGLRRgSKQ8htSRts/JwVySGtexzgNJjLyuqcsRbamtQDpogfpmsaL8iy7rW+2xN
        cUWNolkzNIhjtdNLQKmEXLL5p3HP9NqyxrykPnLXID4A9CD70Icp8XYPWDTLJJPiYwvtuOkqcJICN5l946PLpSJD77MhylItgLB5Zp9J8bPf0vYDBv8woJ7N
        LTL5vnJExmxPUt35PtWpW+TJOoz+4vf7ZkmjbPrE3+6nLWDt7ZNU9xIY0lYWwnbJ7h6ESXwRgQ/QFMl3QN9N8A0ohgHpLc2gNjh1ivcoxVfUglgaU4f7QQN/
        qgoD7qGUi8BKPoIeVRUQvMW60rifTuBItgqDBsQYa9NOlmczCIlWJQ5pi7GIcXrjMZ2Bd+aTGcbnAeo2RncOP46wco6F7Nq/bUf8LMM52MHbl11ewBja69P8
        xnTKjiY1cvH7/KTFo9rEZSAIfge1Qvph89TYSbZ04WK6aNoXc4tme9aUOTocH45QHn/IgciITm11mPE70rgv23gSQsr68pov297P6ppcFZZhOOwPB+n05TTW
        oBM2r7QrLupMuzAGThiDsZ/rBF7a4Mbcypt22UwDrBqme8ASiTE5JsxEn7BcuwFQ41XTxfC3YBu3uM3IjtOyMHTGlKSDAg4snz0F7BffyEDAFTN/zP9e+Vk4
        5r8ThtfH/GX5mTrmA1+4hQkjWxtmSCUPHWY6l4/5ZyUd43FMeKyKziUPE6ZiZo/5p+Rn5ph/moHNfCidPXoNXBoe81ckcc60NcL1hEa4xgkXpxXisbaGOfWd
        XsUxg5SkzcBwMJTyq6wUmfAvwlIPJPVOwskfAqxQcw1kyiGZiuRiLYlywgcDtEl6oNVkyyPqa0l90XtpO+59vNJr95zYi7/qRW0HW2m/En9RKHnsR/8m9Orr
        7kbvcxc6vatOr4p8afPEU4wmd4fI3s1xsrEXi2hQmm0Mfu2Ujg5DxP0eQGQooQEMcSZZFDJh6Ukjv8MTf1BGkGfww8oxzxiKOghedcwDAqcNKi4b2CVwAwwV
        6FBWGZRLVzRkI9J5juqXGq6RF/08P98+Ejo24HMEwCwZPgxztoIFSumlytFQe3Trowk8kJSaKqW21Rinxyc1YkhNDS1cNJJ4RxVGia3Ys1JbpJ/1y6ppcs45
        sPhHuNlqn0hToeTc0ZHVPoakUOcxYlSIgJ3SAhNe0g4NdQ6HbEuocRalfdVLqI8R3V37pDwHPAbDdEa6cnRWuHwu7x+kZdgwt1yglF6qXD+kz5jmx7yV8kQ4
        hamoMZ2PeXeaZvTzk351Y+ZcY93Cy1Qz8STz3YLKqQYrJ1zUoWet4RzDg03vvS2EWPO+uRXInf/mljCvPf/eVgV3NDQ86sXJDcLxy8+NuDPJTbgzCdAGvZXk
        MO5WkiOKQONtf5e3uv0dnuPKPuYjPBhS5jVlv6Qsa8qypoggDPUFUu7UFCMpX3A06ZQmJdYfL6t/RZNbatWHlFhT4Gv20QDsUqiKynVvveSw9ZBG0j14SWOe
        gpdIh+Zg1ulbQ54tD/sfS9NL8iwomcX2L6cH89t3wZkwp0ZST1gCenEXi43qYAmUvuUtQuWP87n4ST9J8/MaGEEXDy5FxaPjUXJQ6OBWsAb7u96Fr8aQCTwh
        /L2nvxqPIVPSCU4SwwUR4t+9km/zq5Dl2TkwcfKQ9pE9y6Ywo/NhnNfrfxUIlijIxICJz+79VvjxhjKlele+inDYfCPSKkj77N7l4INfxVT0erV7g9XelhTv
        aPGOCKJONA7NalL2hP871jlRe3OwSrDOWAF8aO4XI0oYpTGfdoArwh5OC0NxkGGoIV1OmvFhv2epu70OL5+gFDggPSRl5hRD6BBAJefBasRayS7Vx4JwXK2x
        1S9mT3aV6Y7Z+bOLdAwk2/ZbpJq3bv9HDRI9abThVwPDVrJ5LbMAfxnTzQMAj628PbbyNitnEOyRN1wrv6Etb2jzDe1XesP02DdM6xvgNtDf0dPTsHZdMjOG
        F0RKx8XUSEu2yi2ZgCMQWzLxSi3pjG1JRzuS7+jA8K8gntbmmnOzkvhQykjShvGBsegmNThvKRgzMHNkzpHhPqRc+kGy2SZV7rwlD5fBpcvvneDK5fcUpLAQ
        WKwNuC3X3gaQgqRGk3ho5yqcvlsILzulZpgVGmZew8WSmqH6veoZnDnQPlNuMm8GwCvzHK4BpW0tEXJPTQ7YpFMtaFMm1NayQqvXTVy01YKzop78rs2zarOc
        tjketBnO2ueOfR7b58Y+B5/oQQ1757vTCCydEPCI3ghH8d08nnTXUq9o83CAvmrADFVPUeDIUrFmTHq60rKRZyaaNu4KjVZrvaoIo07SwOioMyedzY1/n2k8
        ZuGya/L9YWSJBt59Jo3USwTXSdRDoA0f/R5hKEhe3taCMayPGLxyXclGxMtGxMtGxMtGxLN5Lvg2z6Zv8/R9m+eKb3tuy7ddd9W3fXfNt513PctzIchGKMhG
        KMhGKMjyeFkeL8vjZXm8fAw8lfkxEhcC6XwORYUuBlExBgM89kuPvTXTLD2+TFGCtsV2cPqeHZ1Nzw7PBU+ofz3xOEYlC19r10v7XZNZ+mYYTPutPdk+a4t1
        pADMxgk0YI5vKlRzN8rtDSWlm0YDDjQasMvA4LRDrvZeUEGiqthu7VJz9N/31/xwvXFup1AwVRIKplR/TJb7El1MEceTAdFdhigfMErCOPBO5xK5XOEBycY6
        OExwysw6MLhxEAE9E2KnG8dGUQfMojwDij5jFmjch5Rvrw4YNL3KFzuEZqQZG+QKNYcTkhjz8M7Ux0cQcKwWQ08+GoDao+Saq0nSCH/qWdEvWbXVS88z7ATM
        KscraWj3aZU0DQ0HPw6WOI3HgZ3iwWTxYOSl8v2qTcG2uzPDcY3edB2cVAf5dtt5syQsNuu2nonxtfC7OwR2fnEEZnmkJhkLiGhAkBaJlf2lDXwRKmGw5lOI
        tZ2lmXH1RCLWTeWyckyhooRNAynDpTFhSTIgJHhrNG3SwjuX01yVIERoCUYkoJChlimqylSCBJTFpXesa3zQVyyOAQQkl27eDgUSSJZVyF9TADIobHteIHDC
        xEiCQpa3RtMmbQS1clqQtxPCDqUtaUZJ9tTDN0hSIpNS9PHZTL+/47NodxtkvulapK/e28dEgp/iQX1VZagpSnw+bubNVPSPK2PUAq0Tzh3ytGVYvFWiBy2r
        GSyNU02FcoTGVv2bS8/xrytmg5SU9ALVEb1AMKJLKIvgNe01GZAGZmELVm74bigKWngV8Q+MS+QJSMaIMRn0MxEdcrGlZwPGUQ5VUh9LrkRWljG5lOJsPKTZ
        cwib7czsORRBOaWrwwDgADhxaarhs44EGumM9FRFhe095eZMm+KM9M1Iz+wlN9fy2VSB3NxSm5aBVbf6nOm+nekkoJhGVWgrNMx1Wh/Qm7+uoB22B9zRL+DU
        QhXfCMnf1y8I7HoI2OxBWj7xDojp4FCJYlUBqkQprQcqWaqqZKmqEqVYDx4WcYtHajVVI7T4SZ4ujla04rrWlIMhcYGL05Sf5lpPNpX4N4WCLHtNBKHlAalx
        ohfng4n1cKN+zj1vBfDJXA0BgZSHuE9XHk5nFInH49kEricJsAZBcDM/pwCbWkr38nS3nB7nxxqTZlJq92X+yu+mLxNIfj8b4O8W//axW8rvs8FwRNVUXD7a
        /RgyXJG5AqAQPetHyhf4VyQrn9AQsENBwgtQyMjvtYCJcvUlm3I9GBJFIiXS0CNdKG4e7uYWCpIXPJMvsqZkvoBGU6fHaBvA6MCejSzXkAWpSlkqHE6o9TCc
        sGgNMcQ1DLEuNLICnfiCz+JX9GfLT+dEUJJ9EXdX/XSe3kqzJQuY2mr2i91vAXlnrcAkr3eTaqHSQHMQRHiS59Zd/sbpErIu8nz0Ekx8NKCEoqKHekAv9Osi
        Gzpn8IIUQN9DrvQhPjo7X968m/BI1YuFtpcmz9mZJmNHwAPJRLmVb3wXo0E3TG6tcvbu4bskW7Okl/FzHJKxCN+LuzdnzMFZRYsq6bLhfDQk/av1SSSGMnbS
        n4sigLLnFs382H4tC6TJbKk1kFqzAxEMrvy/oJfzVEfhX3CXOvfNWjKtZ3JThwAJ3pF57uLvFv/2QXjk91n3leZ5B+EXRua5pHyBBa+65XkuCS+gJfJ7zWWi
        XH3Jplx383kud7U0eDhYN0GIm1jxE03wSDeyEz898LxQ/g5tnWeRB3hFxcQPlRNmhgdH5n3G7WbzPiS4DHS2Pv0ByvO+w2O8Dk+p5qkZ4M1pgpj8DSc9hDkG
        JeBvnHazc720oZO+bvWtDBdQyaZ9dJHtnNdpP6/TvgLPAPnk5itM+/qYad80zZ3TXjblHdN+qeCvXtowhQXKQ2mnmxS6eFkwck+LC53mldI0D000gFkCWYeo
        mOazxnbrrJl7NdN8ETO5W8zseb2cK2Z2UonMNJ1MjfxWcAA1bXjMOW0O3CHS3DSEOpnqejg0SWXAHH9X5QX4XYnQr7AM8h9qeWaGsHMjG4y7xwbj7rHBuDs2
        GCRedXTpIXwr3HL+W1h5gS6k2iW7BrOJ8FyfiKWVR7v54YvMYxpIdYpALWffpKx1+HA3xf5SilDAdFm9lBYqj3STwK7MuXwJ6yl4DWvY5RIRKg6LYwjC85SX
        axq870XsDSIALcjcWSyOxLk7cD7MZUfiyQLwUxg/o/c+Dw7JicsYz1PQ1UwR9xCMmjZmJZ1Vj6jArniGwQrt7Wm+IG3YnqqXOKwqhYSwz6KN4gEzgvcMC4FM
        c2eZ5pHJ1Et3ZUGlxK7LWPcvD3AM9yjYHXiRPNqibeSOjoYVkwen4pw7wE5CYiZLTDfur7djd3cRr+ZO4pVZmi1ZS7N9yMpT8lCIV/Vi0hLSta6hV+AVVDVV
        IVMTF2F/Js0grZtT2tXAhlzvp+1R2tUs067WMI1HaRd05e2dtKu1a8suH6UUtkVJyFN6JVVVOFqVSFXdTAzgclQ39T6PoWVMQpIq232zr25HXsrtE0KGHZjT
        y9ImHMmEqT7U8iOT726EpgxLwOoz3cSloRr/f7RrZrpqyoYLH18dlbfvXfOhtFu6xVSYshg+3IGE+uHkK50BnEVsZpRMzpAUgFLOyIfPMvSiC2o6M7IrzvKR
        rpCxvcLjETuZsklF4mwJsGcJr9DXO5MqflZkeORnOaFFpgF6e0HQq0rQQyXoVM8JYSCEgI11PGm9TidpHKmU/WwyG9koHLHFAMARv1Y6qSrz6Ic9z9uonMuN
        joLYS8KRuwrN+0ALqvwsRIGgWk2jDV7XkJdQW2vkWBsmQk2Qqntrt6qZdksLQJ3EkBIvag1qRw61EJ6kNjdAFsaZIDGspoYm5YFyBSZBHnlle6OOv5l7gdzj
        6KuCP2r/GFt3Dif6UOghaoXqNoQCQ5WYFiFpVnNIsnBEmq2UjRT0mZVjK8piQVlUKcmrlfFWDbttGij8UyPJrqtSpTmmPRUKMwPNiCU+vvPrDEujnc++hTcl
        0TL3LAJz/qwIfksICGgK7Zfz2J6rULjWtAnRznxVHe3GjkFMaVRdVQBO4olVwBLX7IzQ9xKeDQ+xwahpBpTHeqhvNWuBqmpME91tUUBtaZe+7X0SFd+qVHxI
        T46tbKDx2ZTtLo2fY7UH0J0NFaevAnNpmTpg7zBkuboB+jQ1tdAh77M2tTgZWHWZ1bu55As8cuEoERYKtwH1FlAmelSBRT/qusG5DI4dfAWMezEyVeNo93EV
        aMRYIuUxdNXYwdRH2qmu5sWY2qBWTNDwLtmoswfxyCIr71h80Q1kFRXVF+a/RiN06E9O939ZPmEDKo8AAB/L3jSPCDfUBBxGFUHPwXGTdNz9LRe8pVy9tUWA
        YRkdHHEd+PsEPH7iPegv4OTjFO49qdd9gwfHcu8e+NS4mgeHipLe7IEd7Vlz7fta8vG3OPP6E/dcWGdAC6Nl7tXYGu4bnfmeE6EIbMOEJXmjQ+0trIVvoy0U
        D87ld9r+LtlfY38P8Tf+YkC/QPm63vq78yQ1p1recV/L73/xrmB2fWbDP1+HSXI/PJPuFxK/v/eSvyaf/awGQXSTG3hIF8QfcdVsXUGLjvpPjwbTkZSP7EhZ
        9vrC8EAMXjJdNM5dS/YJh7gPHOI+eBwu9eIzRz2nbJNhliRBhm6pN49y4QigG4IXeCWEF1hqePE/8hlUSQaKkfgA1rkEz9slRencj57+dc/sN/4bvC/IL/bi
        LdzLTvdZe38F95LvWY+oVi8zSPD+3guO9EX8w7768u3vXfXW4g/59gG7ynZUpA/1iU1DP6EP5NOJwnwLorNhpu3Ht93Yc5J9yl8kVv2ms5QVpTJxnJ73Np04
        rKMlA5DsawaRxZyty6OjznIaXn4uXXkmOWxWTpinn0mO5AXgU+DGH/FTGhMtoQ1+/NsB8brdHmOKJrh5gzfvrfae+inarHQJr4TklDPW/QGz9DY0Gg96T2sm
        IF3J/w90ZTwS+Zj4ovASy958woDH8zrMS/eU2ULsGvt6NQz3MPVGfDH2YcQr3roZjW/oXTKVS/HvewomVZGryISXIYMmCLs4r8u5i1kFAC60NjXSXvSZ/D5g
        DvTcXa1zzQF47YmgizNSkWG9WKaae0am2j5gkO/jMSgAgayF1pKsiSXoVJcyPxJhn3CCICLcx05+7RMv/ttv/u7Tx4eUXiXtnUB7POqfgrMFjHYR4uNjfmrY
        VOTB0uUI7EP/L2n/f2fe/9LJqW/7f5/t/y7738863zdQU3bZ+Uu933LW4r7M9WXvOwEXZvARAKjrcn0RX126F4agsH0W8ky+bKm3eiZJD9LNNz3ATxQu9eD/
        w96bQNlxneeBtVe9V2+p3tANPDRxX5GUQEKUIYsCCYox8HoAEFxM0QotM15mJIGklQbtQ1CUQkVNNiRSFBLLFiaWbDYsW68fqEM6FmyMR7aoSDAhRRkzM4oG
        ip2YSTxjOmOP5XMyNjxewswRzPm/77+1vF64aDLWnJwhDrvqVd2663/v/e+/fbAv9qTfAD1mYRugoC8Y/+x7oPRAfJEbzOX01brWXLsBOu4OeXd//hazA241
        kJHmb8aOsMdca96CfeBapoCHpGUirq2sbIpMsDdcq4fEcE2gGux4Tdl1pYQ3mzdvvPtcZ66TV7r74Jpfp/zAdP5Ww1v5Fpe36mXPWkbhOvx5M/68BTlpAtmb
        buCHkh8eyPO3FG/sd3v0O5xmV+6Wze3N9FhZuRvOsGYH0BP9m3AnzdiDz8sq9qH1eLOeY65l8BGOQ/YpX67ZovTYj/iOOhK+OTW5JIUX2A7ozTF8Zl6oyMyD
        zHZgRuRyRgLzL12Np638cjszLsfMyGVmrCOdeZNjasxLpoFMjWtpStvD3OjppPY5N3RJmccDwwKlLEhY+21dWIT2YBgoWfR7hWGO0Gt+qI2TFT4QcuZM6uly
        YHry53RtTbgXfZUgMnjlJMKDaeUmIjRwOg9fDhqsDWl1+cGzd+sUQsw0KVfmSE+RMWrbi7A9VdiL3TfeCzOUsDoZ00Slih8PaXjNFAoSf2osqyMifOIMma5w
        WEu6qqbU0jhYXu9knf/nZ0cH7tKA1/sgNfUOvPG2f/ADcE8cHbjlhz/MkNj6fPDV1/3yD196Vp7f9A8Xbjx481f2DS3nM+x7tBiqjvalefPFZ4c49xVNO4S2
        xLJpyI4BhuSFn376z/c9nOsPMCiPPpy/6VnzJvxelqY2VyXhNSeeGrzkHBvM3Td44p9mi3kPkuN0JOt6DwfJBi5zsurtXrj2o/3d2vJQ+qOqznDNsh8BlHbw
        Umx2P3XUIgqMKGLc/QXEV7v+//rrhTf+7/tGpsVYV6OqLdABEtpMctxsPJoIGZUKf46IUJ0Du3/0N3/6B/78jX9rBMFDxAAyMTRoIyrb/sYHKVwZoyupe9kO
        lLqWrsK1dBXC5DmEPX69yhSHES0g3LDK0sYNq4znr1hl0MvYdLPEkjxcPP1TmXgy/M7fpufxGGm9SYjiC1AclYP6po0Iam5oSFae2a3UV1Dj7oIUwzoZQKFu
        dj/L4cPG9HL0wBBiTdBDY1WOixU9gHqHNDWPCe3wnSKJOFv1CfVB+IX2aYA44xTDwwMwu5SBloXbHXzrsYlBPDCDfvYRj0xNjREq1jjlh8ZW/R0bfzzOEYXC
        Eek6D05FwV2Agz6vHAx0FsqzmDGexZVKfsz+KjgWt2IXe8jfciyGDJnsOgZRF8l1ucqwgK0UHt2o9Tv3MSNslOesgCtRdJrctihHiwz3sfEMfWPQHmybaI+3
        t9rFXJalrduOTdXPRvxwGjo9OW5Jmu1ybkM34pjUO2PcMwvm8ccqt0N04k29fvw30C9z35l+KTslQG9INaU3pFMSmPsXvOsYJOVBQ0hocDVnpMvQX/nuZ+vu
        1Oid3uCll559Kb4VC8mb1iJtaifiKEA+A36VMLEldxCfBlYE7pqy5csOYUGDfFV5Ycug6Ygnd222KO/hqGjm6ZpXWy9eZvuW5WFK8pjC8vCqt+9y6lfrAZfh
        cupX64E+L6Z+tR7I83IZmDK1/Tqv7wkN06hXdno1n5Gmz6ya6bE9oYEtoLHhntCoVTasV7ZRVTasV7ZRVTbcqLKwd540rQKFxTk/QsgxIGub9ig7bRnE3Gy2
        Z9i7iy85d2LP+DvH+pebN72KtG9i2tebl+NdvvtZ893FhtFeFXqpcy+5O3hGthuGjH8aN7vMm+xmU25Wm+TVWpXDXX3jyn3N6w1Ckcxrh2R6FjfXKGf8RrJD
        X8ijasORE2FU7YP9afOmdSlmxlJsEba0PyssA6I9gs/eWhzgOVHygtcml/3GQ21PtUOsgPFvDdby2WF9XvpCZVXnvfiS84PtyoaCc2blNXDAcBhLvoMcME7U
        YEDMq+BUHpBVdQMepfuyPIohj2JeG4+SVTxK8rI8ysQqnU62rZqJVdOt8SiGPAp79zvEo6jpfSg8CoKEN8xcRRXAe3y9kMYWHPeTIf4CDai1phcQQfsVeyBb
        pS2vND9bNTPmDZLVd7jdrnJmaPWUmR1v9eXS6mlzDSu5S1vdXtfq9DW2etLs/P9Eq5to9Wr9zEY35tfOkpo1LOl3WUbluwpGZSOW1NRZUu+U2XoabKm39ghv
        PRW4029Xn4GBhlWCnNNJ+/MqK9yu9pEQdO2ALC8w/cH2xfz1YMJM0SJheJ/0+zJgOwzFdTnsKHdQopYL95V4WGzz7DN+7t5GRsu7ue0OlvvbBy7gV2AAYbZz
        HXYHyWK+cxc8AMmm5eERNaTcK6vwToidYY2ZAOYTXST8CmQRwvCgaVYaeTleXG7ym4SXIfoA+McdkmSwEyz7IFjMngI/lprXo7ccSomkff2d3nZVv/cR+8nN
        Pulblq1PVQTwYfpvkd6VPy3Lq41JXjgacwNyuJknPOru64RTdBc+JMRrrgPk4uvM/A1OSy5XY5ReZ65Ch74O/QxpMDXPl13jXCEjfxl4zxyX7f3X4TIn9aCI
        PFtxKRCnlD3BznnZ4GlvsX+F1PhTQb9fg5yDjSqQUhDNTsagj7EBumSfNGBed8bkyqT3hWRkNLz+fIn81o+4LWLnkxoihuUVJshOgYASyKeQoS/MbX4lHS4h
        IfVN/1pes/6bhR/1bhLm04cY0rvnWLuMf7kMu8IhOd8eZNvCiL+5f725tr/XXDlwj6H/51PJ9SX3mBAhxjTfDkQaPpFM29QWQbC2e9FcUbZ2ACNiP/sEvNfm
        ZYpJ3Xbn8vUxOK2hUoelAFyvl8KIeTNv+4Heb1azUrm8SgegKj1K2G2j6+DyB0l5KKDsNKL8SZ/tvZT698v1erm+U6rTU8jNH4YQb493F+JxyhPoQSLp0p/z
        qYSYVyVEihgSpneDk8jFBXnswEdA7TxOeeVlV/lJfzfIhJQ58LL/NVhwZEt10aHI6Qop8krNDY5glw0u/KUcro7DMvoyeEZlP+2DoI4DuB5ye6449PrbXsoc
        tx+iDNxVmaN+p3RGnQM7ezvm2XbpcWgnkI/U6Tj8BNsUdf58IKUXd8BA2uXshIkLHZ9VH/RJH9/c0Wd9bpOpK5fD0l0FnStsDhYYOU9uV1KtSztBCtJW8HNW
        JQSzNdpya2Xz3jh9uKjtZYOdUm9DNZF7LFgeuLBBwM8bnJ0EQnX8RIZut72fu4TInb0aTqBkUFFzOYK+VSMJ9aUYP0qWAz2A4iMagixwBHei3bvLAbODFRSt
        mVdcBuqTKpWV1VZZQuEw+xje6xf722tGRMBydwuLdlnHPDMvFOfbDulzEnP2QsEqGw1gaGx51y+a/voOsxNKkl+PwYXisGp9TafYQ/xSSYRjsXTbfswzud7R
        30sQWhjPhmb+jLlCB3JYZeJzakM6wCjg/k6Zqux5ZCH1mpBtZKcjU+gEVOP+wF/EL+cnuOHJXEH0NCHVE+4e5128lVd7nLvlFlPxIbliKr5HdjQZaYL/eLWJ
        h34sJh+HSwcv0MGb18E76ZaDdz0Gb//awfNV+XWlqrOdlFr2K5GVo/PYMVcgq8sGQ9r1XLjMay234EZw0bEBRytNZhHRIMiTgXkbJb7JHu8+MDXYeBt7vPcY
        91y+ZeFasNndY7knfzFPPDmEbCmY9fjRvHsHJIrdhfTx/sTC8Yf6M4NHH+q3Zbg7LdmOtgjHD8j5wZkXnvmQv8dxWlEqv87+7nkXP4K0ntcd4FTLD/7lF/77
        qPzgj393xS8/sIx98Gi/y2aU31xzA7XioeneoeYD3QXn7ZDqyNF7cfDnMvscxgaF/A6PpFF/8hX3rQzh6y0O/sQmYGjosl7uo3l2RzvcBmcW2eBvYOpgcXD2
        Ir+U/WUQLe7x3mmiwTcdRNiNMP59f+HGfndwI0z4ZW5npntiofsoq2OagwCext2F4B1CDnJ5uN81QZuj20x1VEKGJ8slYcwRQawcu3bGA+c22Irc+gAj/QL7
        WfJvnpGB6h6TzPfd2hsMfzZb5HIDBxZiwwW3yHobg3+JWYG8OVgC/wLDCqEaHiLkl7C1O7135t7NYHKPSklaiLT8Km25u8hF10kXji/JeK+hhbzVkyMyul2O
        41uEKIrBkuPXY4xS8Nfx0bwNjYfc3dxG4LwBNPiDIIXjMQatPVh+bz9cWCaKlfdIPQaHpdspE575yMKvffgbjUcWtn0077KQh/4O6ZBV+X6pdPepGiyoT1Bl
        bIqRdMXguu+Fzn/w+7/1z7fdN5h7P0lCfgcPDoYnwVHKDphnMihy4+TT/clWCyzgz/hHB1/4wM0AReYvSfjlwfYf+7JkePd9Rn6GKGjH+/LY+O89Y+LPfmQB
        JTyyMPfRPGPF/t7fbgcmW/hrraMt8sLHtEinP4kCEQI0w1ofHlREJdStayYX3KV8+o4zS/0MtQkRBDQQkr0VztSguByBqwK4KKMNaEE3+xd0Lb7KfyfASeX4
        gidL+eSC/Jk2k3cK9WXydOrOM0vSicvfh045s+A+LB+FCNHcgDt90JaMiyfJAlzsx/1+pdPdJU1AW53Qjp+M6oKsUlPlgJWdMaWdgQGbKjoDFj5TTy3KPOyH
        lhjteD9Shb6HHUlo2ogs36YBycCYAJ1uDsMa6Jb39oMFLPYyBiHHIPzsR/LZxxeWP9LfaibMzFJ/zsgqlSwB7WrB5YqjnRdKT0ywvxac/pQ8FNYPHSePQzlI
        4hV/C2WfWcp+QkiA1PQh9+jgpYdvllGNsGzLn91yXty6lEtu0qsyF0B5HMcPLd/cDsE2Hs2DM/1pqe95BwtvZqYX9i/J6tmKU4RqeFwIxD0hD5c/cgJTRt4/
        3p+SZXABYT5kI5MhD7XWQGA1s9nHfHmBykkyWdmKBnW1QdvsK2nHpD7BYuNJbjPI0Xtkwakakgc4PG+TAeuaKSGKd0gbpmwbNJ20wt2mzQjPAEXFNgMUymYs
        cBJPmcnHQRgn5LFtiKR4nDRhGyEFaStQWK0VKfu/GJQ5rXEE5kZHpMsRmVs3IoyLIE/uwJ+7zFYdpRi/DkOyd5UwDN3x8Ui0If4ZIV+/bEjGhkyD+CdNZpuR
        aTMAoZE93p9pNVLbjNi2YtK2wi6PDserGI0AyBu2JZiO03B14xOQyrTMRA+L1/LbAwtNJ8z48u1twHzz9rAsOpxmBD7UJ56drF2UNEP2/RYSZa2BftnAybKB
        mR2paRALBkUJbrJooLxHA7VkxjfSBnYtsQHUkSQ1IwONovFnOq2v0DzwTOja/9yF+AcD/AJLCVySmYelyVN3Is7bw5Ll1DvOPJwLrXJN6D6aT96JSn0fDXKm
        zQyHV1Yn+VqW9IFz0yL2TDOxhDpLlzyOW/+48JE/WbmIvLunXyDemZl67A7uts1H+CgeJP0WtBiyxMaD5v2yHwYD2d+aP54jZrtcku/F9W3HDtqo/fEgRNR+
        ucB4sAlRC5blwSPHbKBVyj3gQuTL/cmvO5LT4OJ/t3zfIvhQGaXHpDZ/9Q3nkYXpEwsvQVouzcwWPsVtc98jpru0IFSWIdUfSaLmiYWPH//S8YsfOh8j2V8V
        wlImTJBw4ewL5z/06OMfe2L30nVOOGiYFtbAxmHTwhrYxu4USjcNZJ9tyRGyJc+FX2/d1oYpXvPH+3Dyiw8eQ5QOaX0iqbiONwAAgNr7rL0Jtf6+1H9iXf2n
        q/pPsP7TSLWu/tP1+k+w/tNr6s/Y5+CQsp/yQVg7dR0wIDMoAmUpkTdojCHhZfksiEfu5vK5gmpm8Gjm+9RCDkJQjHU+NhqyQ/9NjEfbzMhkm5VFbLqfDWak
        1hMyRckDTpG0LX2XW48v86+JtcEu4oi6NKVPpqu1u7EorZ8UIsb+LW2TDQoM2QQJW9YFeaddwTUZTEPLFc6UDOZ2TPErTkiDJJX8mOKPrOTNssfubDfxlZAR
        DG4j8rp5KhxkP/aW4XKCKZYtPWzXwodNCzOskON3Szn+8eTtXEK71QNZ4N7RRnS5bOHGE08dpdRW3uNeZlAKApQlCjytbxLhaRNA+0jTLJ8BKSoq5t1WMjq+
        rAroHtkj0fRiNSq7TdYSPC/3RDcd51ciCBMall9PhBHYJ8sCvOyD3Bf2uGQ3OsKK7jkkx0ZcbxPSOiZVWTqsWIUE9YBtApnr24QVeSNhO3I8MEn2cdi7+hgG
        +LmAd5LmKTwBgXrTRbjyCdembDr4erDn5QNij+Y8FWjGmmfK2ENlWUVBwtZzKYoHHqpVLyiwBfk2X3/wRmaPFcumC8ET/2FR6uLgmsEuNPBwT89DHpZcDIOw
        Vel7DeC0Bn8gzV8W0vAGfxSTmZYiYDH0kn9M3v34YPcDOIv5iqDy8a/LPhmsS+M+ODgr55Tvch05SMkBwIQsqEhwvxwS0loihgtN9HAU3IzhOjrwdDTQDoNQ
        PG+l66GDHvd4zGvKwFyjHeGzs7jM4bTcoNSkOPdE8MP3cEmwMdDSm34hCs5wEZKV9M2uK4fngUPHSGFYl3L/HQgiIKzzMYK4+MDFpfH/maXr/AQxcu5w3Ucg
        ZVp4yXk0DxbOOz9IcbPcYeIsneiDE6NMOLgD+UoKEzz8OMZXdmOI1IITkLtLrsjcTX/S9bxH3GXjnMvd4nQO2UrtHObdcRDMSffQsWDJOKFFh9bzuw9bOnss
        dmvKxUef7eLBtcb7wMK+jzz8eJVdmWjfY0jj1X+n6SddTzoFUobdlAMzNuHC8a/8znfJlixLWIAzDcRyPr6Ux9lvBTQSkMIcuS/Aq+XAAm5crnN6SubZy8Ml
        W0IkyTvbDKZigqXce0fb1w6B7CNEv0BWWw9KdLUMlZ6kpWtuhk8FD7OcuiAWmaOgd3ywNiT45zHm6RO+Fy9HjAXpWfw4mt7CuB5/T/LvEwiB/bMqxffViauh
        TlxNdeJKPWsknod0cKCppBqjXF8Zdkdq2F0ZowQ0RolqZt08dJqA9ije4PrF7KSPllyPaRzCjj/0iasMrKcEgbdpvS9X1S+H+IOqopVStpqrRNgo6HwG80AP
        JsZtQgDI6T1S25XEqoQSqIRkgVpXuA8AE4YoHczdtwjAOARSQcRcDzFwO7BlwVrWB3c1t1gwG8T5heu6tWVmvozTkdIJUTjX7Gfpb2It9hVyWGbhD2Fo5U3x
        IYO8H3f3yP+4v0oG6DoOEpGbIKskdgVtcplWBgMhwl399aR8+SQQahEe/h96bqSW/gSYoeOCy3CRHD0e8k3AoyckaUphsUU9VpNwoH/c3qY3D6U0PfVP4I9b
        ehAAIj26RFpU167lNgOYWUYabVTOtjx2e2WVeDY4CMhyOLNg5XVoLEV3GP/BRfyQCZ693ThQvPkH7YlA83MMZVuQhQRKCIlqjx1qq1z6txST6Jev8ltL0hvw
        QHnBZyASM0mI5KCyP5+UDvTykDB0g0fjxcFHOwwKJ79eihet6Sht56DYzL7o9r20lEIuqats+W+pbtB+4WE1akDQEG8Ey3ZGEfEQ38BlVIINjcu3wj/aWm7j
        yggZeZOxIIBaMGd9yIhHaJ/xp4dYAkVYH9igIshutLrKKTx5jTOUZg78m0yyUsYTOLvvyAOVQgfMEupL6Ltw8LwzeG7MIyaf6hEuO0IMIiDEy5HWTPUUbBvV
        iVT7U8MnZiyhVQAktBDnuYlwCC38aWg9m8PCnXD/r+yHwqjVTlVSUnTdMx7Ki/XHeW99MXAFtMU0kHmjXkysxTTWFlNrcUu2hFp/tCvwDnnXSAk2Ga+unqqU
        G0VWz55Hl4ARO1U82S/90Y+wXR8Dt3fgrz+8656bZn50DH+nee6pfApys4vdY4MXfzVbzKdh84Eha9YAeXD/wl8vvPH9AOTJ+Oqdb/nTvX//b9GWIyr1/a1R
        3qEvdGeYd1ZhgMzYSxFgbKMDH7+TSDT7Ks3+ENCUB97667/wQwCrGR34r++02DGme+An3jj7yH1ffsc+6urle8DCRLQYaR74bx5x3vv+Gz/wRQA6NjkKXerz
        4dU8MtKEOfheovjicQeGCTFcsaWPpgbx+4TTrfX0wXYiB/hab7PbDrYDSMyRf2PTXg97CAtZ63V5ECEa54CuVZODEwAeN83saQbiOen2GRDohCuFyIR/guzK
        xqPTkNEJx0ZnqhidRm10GvXR6fJVMTrZmtFpc3Taw7w9NjqdTUans8nodNaMTkf6qIvRyWBQt350OrXRmdpgdNo6Om0ZHagA4vdRLMKIRphyELfu8l/wRrBf
        jtc4ycR0kpFVaOOp2LAznlORQQS4MgGseVRfnmKkrkxOZAePa7/a1SRt1ly9auHBT0HGP7Y+oZGla8LJj5xXL770lOzJU/C/j4b9Rp1OhC1GZANLJw8pmdwv
        5DqJHZkHkg2pJFpHJTOgEvj6RjUqicfncLzZHE4xnHBVLedw+v/CHI7HqETJoZzDycjMVFSSjs3hBuewpZJct8nHO9i7a5tkP6HzQQUZI1tlQsXIINTtpzcI
        x5ShEO2gYMkZ0LdpPxnIiRMrKAIvtE4ZLq6yjfAuhjgzAeBtdIpKK/8mjihpsMBdGx2wGG+Awvr+dahYcttP6KChnxUwbSObwdVIW2C0lTn8M7kdjdHgwBEu
        sIFgMGqioAS003tPn3s8QLgn4a4Xj693iDWjTQCWeUqv+uEa7PFIQ7GpxSPxg5IRfddBDjJbOX+6w5w0jU6QxbB0yYfBV0cJJysbiRff+tiXBqcPWFy87xmO
        yg4bbtJj+QS4hy4ibK0WhfXKUB9SjpkAuTI8f8eG5xfarQJ4wUWIGPFoTQ2zowRwb2uoMgb9gs0SeoalITTEpMlqtX86eVRqXwzWcJPRkuKicsRGrH2FZzS3
        f4SqbtrXnVrwgk71jdko2AGepxiI1WGtvA5t8hBVlJkyNlnEtkbaCdLW9rAWhgcd3OZUr/XPWsgDzRRBMybtM2K5kBuaw/I6iXVnfBkmtSh8fYplOEW6BHfJ
        OJfYJCQyLjK9W1Q8T+LsxFXQkdmbVKwRoAi5bsKkPtkQWFAWxT4CokVruJgSVrClXIyFFWxLx4/BCoYHoaudhBYkAargJFxdI8yr/VqzOzRak5xipSOAgjiJ
        2COs7W6Z15M4r7JHdiJhC8tee1WZqhJ+sKmax5A4g1N1nEEs4Q6DUqbolQ44tdoC3ZYPxyELc0AfSaNaxeYOZD3Oh2Y58k2NfIk3jJcTjUjVr4gaKKV3uSLj
        S/mRjQC0lMjsbsnPcm6/BjRAkACQwoe17T+x2z9oREh3arxlqHIq1Ccta5kuDPCLWtDbaWhsZk3tMLR9NbUMRMvSJhmIphx9Wt/GoSfVQ08beOY86qT2+NNR
        mhbmqoXubhf1aGk9WgU5t3zq5Sur9H6juk02Yir6zSrcR7+F9bq1139eFnfT3OtfwDXa6z+Ha7LXP4+rt9d/BtfGXh+RFhHoBpuBmZZTOa7hDc7Qx6FKWFJ7
        +qQIJqAIhpENDN/7i9kv+t4SzazyGTXqmhw87S5iUxmcpRp9EsHd+1OMZGkDAT5jE1ywCZ4rEpx1074H1s8B0eMSgU13lAd+XrpHoy1QnjCF0/UWHrriEbko
        nMJri0pMn0aE4NN9KS72pVjPnnCSs6gv5HcThIsdyqycYqhCrjt9MozC2Rlp3qH+rI8GvlD2y7QV+Uxbkc80/ox1zSzDuO3yGVYcETYtY/9Nt0/Ce0H7RPrX
        JjjpaYIXbYKL6JNKHc/DgJdPHa65HL2LMrbQTN3WDswUNP9H86lboLq/5b3wLZYG/dnS7cGyXB+Nb5EFayocXFxKa4xQA6rHqTFGqAEhOtxlpo7mM7fIp8zM
        JIM/DaQvdrzPzBxDBnL/Z0uHe5oPjrMN8Cux0buY3LQMZhsxruB302+Ty5Z+nSKxUzDVwZMOsQb7WMvkAiWEXBjzPyWfvnZ4wbp7yrojpCbCFmFFSFmSDq89
        svMR1oUGGAOsxLwQbgyqD8CN8TupNomBoXRjBsxcJd9JqiF5rCOWaQjYprnksZ0glyFbGdEHq2W2QBK+xdotl5vps9UOWovz0FOTuqi2i7+rl7M90n3RafrD
        2g7uI8MNV4S07o9WA3wx8adz73SNI0ro6cmeWtO7EW3tN2PqGspLIJmHVZlp+ylYpPi0VK+FiwcvAbLRisdjhSPk40dWsITboUa0wKTwhnrzojcU5rp2nFIN
        0dKYrS4tHKeLxr3UUjN7AwniLVgjnmRMISghgsMgXRsSJYQ4LoRpkhXSqwjtbVTg73i/jKULoWyTVv+Q4RezJC+9zhwaTl4hrEUvV7LNGd8iwxEzJgEDlRCH
        ky6os3lK+rm1Kuds9Iwcf0FHGbiLLtjUBimxUVAiALtiBq/GOQZR7BCTOm9U4FD3SCULlu8v9qHw5mmZay1MkubpvFGCMe9jrDr/8wf+dG/hxSMb/OnsH/vs
        9Eb2S35KnFGipznYCRCRK1IogukbiKmZKPyZbLzAZZPlzy/F/r8SB0DODpcYOvmsSxhPOa1STF8DTn8XHCQYZAWDdMmBXAPgTburwBomgW13Q2O8ACjXwWaT
        yBE379iwGP76sBg25XE392wAJV/xBds1Wia/s4oI3wroajqIwVEgsa/b2aE18+zOHuBPpAH8p3H6V+DXQINq8eKjXutifnjMaW0YDY9Z600ZW3/alngRRaPg
        HHGiNDjVWDANz5QJPRuJEsCwQCvCpYXeko7tevsJgQW1x6X/ICXU4pVcmr50s2Q/D+DDefcxizUvI5Etgk3TQFIBw98zjBTOATJKCLuRQGPRwSUDm8GFk6zd
        6DTMwX0MYCJLIBSD8iG0hhjtFF/chRhf0/WOKoGsPQ7gYaS6HjiVaJN0Xagf3jHiZ6jPSMNbycP9BJw1mw6gT5ReHUCfA8gYXRumhcuQHQp2am7HlJeIw8jc
        /k8bvWtsNPFH4XSV7FrYVxj/riwd2Jd8OSQjnALNsqVHrRaXgRYOnb50vawUXWksbmz0NLYXWYCbbfNwlafIJyUqJqLAZ7/gn8uzpwD+qLbOROZUA+WGqlPp
        h5KAG7vCSU+4nrfsQujvrAtZ5awLWaWKGxfsUOneRCdsF1uaexC6Uqi/nA3iVjnwsfDl1Rw+9sfjVhkv/T3PCz8oK7qDcFOork/gE43/7xfRWBkEUZamALti
        E08iDabn45EZEdqkOVLE2EzpItwsBFvMiHs6MiHD02E32zz2XmTTRoy9pzPfRtiz60BUxFAco4sIf0JFPw2pCkHYObhnN8rScTTgSwTcazIQPgKLQN9aohN4
        RHNPVxmcFjeWLkIFLgVdNG2oOiJFMGQbAuqfkmU8Pd7wGsszS+rqBS2xg8PmHC5zwm47mMfzuCT9adAD4jJRY0UjWK/0bbfWb1Cftir1abA+LlZIBWowFhcL
        ThghFaj+oEX/e2g4oVyf/jT0tSCtwBqvSXceIh+LWsDsC3UAY6qaubdBwQcnf2xxLeA0g+ZW8hmZHDP39mT580HrLfW1iwmtJCNFJ7uG1ag2oFEVKl5XGxem
        +HCxi+li14IGlZpaABwLBQeFRQsKQUAAHwEBAmqvZRbAZwrx9aqAAN4ZmAqOx0oI4Q0xFgjANM+N+f5Tx2ma9DX7Klx5aEwNUxwYU2NcOExWr11Xg8Ew0Eyb
        6TVi72nZ9rau9mFdOrXm1ZS82rIKV2oMgsvYM4t9p5alPHoU5jJQMEpHxIPHO7f2Y0x/OPE1AUSig6AanTlgg0/Rkw/PZDaaWUhFa+WmuuzJAR1H5Fmw7Vvo
        KL8qV3smnhxCkteF5SyEuNQZTBCsFfasBGtFAuCpdcgw9Sek4S0IjudRg2mDkrdhw9iGvLfij/BXW2sFwFi2qXVuoh5NFbnU1IAyCSHuyfC2PWLttJaZZnIZ
        Gbi21JJcmxR+GcCK5W5ySPwiig0zFRuWDB9O51zpJ1fRFjOp/F7K1RyyNogvu1zphYnvgeHlZDQtHMmAotqUG8zIllCC1fRCtFH8SPOmfBTjo4nyofLXE/Jl
        Si0Hsg0QU2I8QcoE6UjKRgwMxNswM5RZDIUWtqNFo9X+9spKSs1+GNJ1u+mZmey0rxHv6HnppjvGrTzGNO+w9/j9SDajdMmGXQNQd2wjx37W95YHHpGdoYwC
        I81TndyZagKdH53Op4ZSr+LkevZ7jvTGnDe3KUZ0ZmDh1YfLamC9kmAKuAtiyTPGtz5oE6N+d4CAb23p+wa6td8RYvcOsq8Qv75kull0e6iH5I3f5eDn27WK
        me7pT9Um/7tqsTje9QAdRXYusvmTlOVVy0anFpo7n4QIS9YzeMHEcHyjIZr0I1q6G3GghD/KWSG5O5yP1arJ0FG1Oq0c+Mn/49eG//F/OPs9d8OyDrLJjBVR
        w7YLtPwLsWwWxcVQNnVweQ+UX7toPBlDcyADT+vFRI1NmoRRa7EzgW+aWDfQtd1S65IjdvmDMWMlcz7wxXO/829+b+nfnRsNWUmAKms/1aJ2T1CnCcJBZY67
        SjUn3ZJs5DjyaulGg5+yo4t6e+zXE4AirbdLqOoh7al1dXp2WEPPMW5tCNfU9QlXu/Okq/3JQtgGWwBEYkIEgMZ2INoDZFymxzVK2R1FuKH5HPioLjEbNRBe
        +tOJnyyFyzyewY2yDaMq8AGx2hw1Yf4B6V2HppacaDW0WFjH5Qm1R4Bj9AYwQpI/t/b6GR2j8ONQ21UzEpPdRENgKlEVXWm0mrfqMxLRpVufFqbXxKdOV8GL
        nbuh9IQOrbF6Ws1j5MzcOJ0WpqFYFY6YDuzDTXQunyx95DryoAO7uzZQGibHrOuK0b2xipyX7R/dgzAfaT1Yu4mEUwjzuJ+C24gPBJWHv3fArQxN0jEGVz6q
        XqZYCOIVCCg3qR8qriCOERyNNq1qraJtl9wPktfr5OOZC5MD1DuFNCvuq3AJAcwrITGi3CWlQ+aR2v3dDwRLCHUyubDvowvuY2Zy6VnhmmUG39t2raJ7LJe4
        lktcz2X/mlz6YUpOLrmbAEIgoEiGMvuSDPzpYR1OW3KNarlGtVxp2fRK2frVxzRHNUmFMC+r/PNy8KBH/cA/1Fvc5TinhzDPTonsnYzBGITYohEwqIvTNRa5
        ts6QNjjlBi4417axuHXgM4Ly5GFmGiue7cZiuCdKnuzFZTNBunS3bU6W0KZCiOcVAMEjBmaEPbPM+pDe6nCMF7YAuwNZyKKSNlEbKifWdb/WdbfWdacsKzYD
        w225bYPWu+mJ2Pc+6C8FyxputyMPO8rgb6fARSUJ9/fbuLyHsQVjSbF9MU+yX/Eh48NQFLeR3rYoLK5uh9WLqLjtwAq8u6HIMjSdnd72fCJPwNtmtH7MhIP3
        6SYLfhLnJ4oaQ6LqhGrkNNSo5CEv1AwlKCQxGbiUjIfNrgq0uhppogOOIMIFLPuEcC9YXlaMv6JBa2sn1cqwStafVG26hJkEQEiKs+irwpFsKJhkH/akTQY6
        H1kIQhvXHFojH4ZfgAdR7lKmtH8avjGMpR+M5BtKRAgkBIwV32IwfZtViDeuQogqxFoFYMtZzC5EmIWwl/awOGcG0tFBJXyW7vG1ewJ0j/9tdo/CKyJeo6t1
        c8u6ubZ7vLJ73NMWxD6E+NrT7iGqqPF0hLxvvwrxxlWod49ru8etugd8rouTPmThGsFct2lfpapeDeC1w7gg6U+5vrfky/YsczwCGW4awjXYT9EpDZ1zykiE
        JPwqnuvBdl3I8m5Z3v3sl2SkTksfpefyxLqCJXDGcmDuKguziolCFRPF4MgPOTVsP8kE8pkx9gz1tzGonVPGPcUo1KjT6UpjmaZ/6rnJshUIh1c4g08J479z
        IB2VeblXRk4BiONV3gkX8VQ8OW4UdsOIyexZ4RO3SmFsPguz5DD7R35hu25D1x+WFfGz7mJOrwoe/CMErZdVqTIYRoweuIgcKqLOu+/Ppb0wGI64fsVqMGx/
        wGCYXteHDMIluNnn/ULE0ScMMIvxjuZOZSbsFzHN1UxYRl7VCdkisW49mGnLj+wZn6F4kM7G0mdmDLTvIKp+G8md0kYYibFlQYZnlWU4ce2U/oAISIV6xknn
        15y0nnx0AoK07NdpV/9LgR8veeoxkKmIfqlUm9QG+F1yYKp2L2csYOG2KrBDFfQFH0jtigd3/Fejc3laDyLWZBCxsBZErLkuiFiDQcQa0J44OJ7Ug4g1iyBi
        bj2QlIddoPksUF4d4FABPbK0e5ARqweTAkomUdewgIT1wLcMIgbKD4gmyrBSDvOUWTwWVgpiSSnIBdjlRmGlZMQ2DCuF55uHlVLQy39vLv9o8vmF81w3MIga
        Y+p4/Mi/vf9f3SizvExRg5H1FSHXwsjatDVUi5DItGMwsh5WnaREypSVKAFGdoIYZaD3pEDDPOH67rK35D5iHJ07QusHqb7xqMJxNe6HR+cLC+WgsgI9iRbi
        IYszdKTHICRJkSD3uCX75/KQS5Is4E8h53QsqAbFA78HNxdXCBe8CfxQgFRaRgPOzgNEbPy0z4S1Bay2mb/7gYP16NbHQLnCSn0aoNhBLd2R3rA0QRnVjnDv
        li74iw9PDHaXkaCkWUCs9RHGymDk4HzBh5nxFz4s5HjewSrnd9PBib/KBt/8y3rd3tVL022ygihMBRC/69IR9aVxBufh8iXXbcb50aO5+365lTF5cLD83mNw
        yw1lvFKV3DvQuTlH0iczL5NOq3N2iays2SkPB0U4qnUg8mzhkvQhQnOAHdAxLaB5dAbTUGZT1ASnyH4XY67LRlMWcsg2YxXXbv7PtLDgSoUQFmyaoU1w8ItR
        oJ4iXRhixrK2tSZTpHZy5yDdi2ICvufdRS7nFMXqQ/conkeLOdZUrHD6Sha7aXmEHzAaDbJf86H5dfKw3YU0/BZZT+MyoFmcfc7vxylrkjMAydHvbYdwjVyE
        kgak11V1iby8GdbwcOJzuTUZ7yjjwuJkm/0qmCKH1Iyl2sLDI/5U7t3CCbF8uA1Lqpa6EXkWgH4vbaMwH6QxiSS2sFdNjFFzgKUom4gc4eNtIzospQ82wzkK
        97qU0H6cir6N6pQuonfp+2QL8CCB3TjndpFzRp8liK41gpwcHd6rykAivyyqnxICQkD6QyWhtPBwG0tIdAt+wfIqOSo8BdQ8LkeWPn8N492k3pqHoXK/7YE2
        hIukieh2+Czd8kC7ZXvmYBu6L+mJCFY+M2Q3Q43MQQ8zMyONSAuWPtTyGrkefqSvuZY4aiWiVHc7vDHAiEHv7x0G/u8tFJz7pnu7lNblposRl0qrWQDXd/+W
        Xs4GtqpNcj1lCxkcojeZ/yCdv+SAJRPFr5ru305XcGEMwLqzSm049yYFKQgJp3agGkgG9X77be2E59IG6CRv27FDq01Sjd0kx64NdxfagkvvNeFYC/pItf/k
        lGe7rs2uY1+5NzGqmVd2GjyFEpheSUtuYhfq6t+K14YZUWI52O60umtejSXzlFCk/+igW4uJGJcxEePB78ry6Q+uGlyNsIbFNPT1FOvj1xo9jbfxVyrnihGG
        EC5r6LHQMIhhqJOXS04bvCoAOw9iCcCyNllFSrDeuy+7iHkD8nANXZEirAPmKLsD5iXuYDt/JLC1kv4TSkqwD9ZTTFcpXKSQWdfQJSXiC6SKQCFTJjkKjFbJ
        BANKAo3g1gcCBV+aHqbgzDZWvRfl41AdcyN8DIOWFpc0bvvRYeCjdrBc+FClNXRBlY8mWUPMDxcfMS4TpM+6SK3NPUHuIWsftf2yDmS3U6RKtAGpzBg2IADF
        ImKMTOqUtcIhLb2FTpK2cgkr10LlZJltlmW7VechVxc9F6IT5LwCudpBjodfpY1qadkLOqOlS25rt1rTL0OwOl9DhAPmxHQP0tUV4RiQu6cDhH2l6vio2Hdc
        HbaUP9pr9h0gzUtzfSXpJHdvod9fCgL1oGUEm+7fxngyCEjJXcT4R2l5a7cWUrg78G5tu60kXVt59V2mhztyi3mgwDEOUlNl4ybwKmGVoAmip6EeOc0EZvKH
        Qi9ZAochnM9GziLhuaekefH79ng4uKZjbiOpuo2klBUPFWavZj7tFx4j58CauzyUlg4lxJCT1tbcOuin6RIPnod5tbgbEi/NrY64BLHAo5qezlPlt3yaE3jW
        o6SE/LxnQfxqtm5udV9THOD87kKkRAQJxaPPvREEAP6Izs8os7DeH3M9WOd18ZlxB4wSmi600HTQKcYKTReW0HShhaajAj9WJj5WaLqYJh6KacfjgjuisAuU
        6gM3z6WrH/wBYLM83jk+TwmruUso1zFre1+h+3JAsCOTBKB6vm3yGKieWwPVCxRZ14WhuK+ijxJUL+IoYhyK4wdB9aLSNsFT4w7kJyXL7pd+5nK/txR/kEJI
        xDO9Smgzgoh1l407JUyHHECgpCsBWdWQLDS7BiHlqh6tJVF72tpBBjwanupPyVFZV3HZQXY9mL9h4FNx8IZB65gsD7sgVecnJt+Cj4M1nghS+7yzmk8S2ukK
        zXsK0qTc5BtLky43l8srlSZdjj9XQniUwABd/kyay60pOK3AAzNVWh5bm1Ma/NGi1VcD0O5IGwdV9pXqTWuVYjXr127puHY5kkyov2oDji60GO3CY8EW00Yx
        DZrBTQ/zGTO9ms+uItiPmcVYwYiipTWRHKdhjdiC8QC/5Ytpa4Uo3zAneSknhXjFtFeGJlvJ5zBUu/N4pZhz+79nlM+itRE6Gl6FhOQd5VtXhsM+YvtNoZJb
        YG2PXprAnyY6aAJ/PPRSUhjwlja7q7SBS9V2P59Ypev6BCuaWuN/zDPhhYIVk0jVpAqtS1JRHb8rKJnEkL1eQanM6zE0E6gS4ZnMroOM1wSTTpwMW7B/LXDc
        E52SmZkemUwybbxqosiVMoj5TGKgj2GOu8kRrvAQkDs6BzQoYpQh27oqLcEGk8KIUVhcdLxH6wFPRojWA9J6TLXMzNDvMVUtVc3OI1V7iyYKLEiQxTRZjDS8
        owFiGqdkOuSzUu6s+lnkW2GolqAaQzMp7d2iGjtk/uWRzA+pwhAkiG5AOOFNOuIK6faxjrgCZlOdogN3Gv6WDHDZqZe2vJ1Ve6fKsOp1MHx6nRrE1bycSGI7
        8450QAQrwkkhKmnP9AjUI/03wU6SrmuSYhDqABRjrtykt5ps0JVarcsNzc4u119Xau0u18vrx2qHUeSQYjxaoOAOh2QGziCTI+1qM0fEvGILun+BMYcLAdpb
        iz3qrVwAe/1C2Xbhxv50yyvSvfOtJSwX08G7eHqjPOCDCIsMmtM5/l1YzWBtKXVdb4l5JZqEJe9yjldpazu3dVtv+/xlO6yBLdq+/uPXMPj174tr/nrDhfYu
        mQadNctxh45hMNnlEOQbfv86HZ/Xy+sESfMaSV1uruR8XGunl7MtemOtcQM23z7W6Sul/hlKBQXUrXHXf80J3p/iBJczPOhBTq2giH63hoJ4R5808M7+VoRQ
        h4VusJJvX2Ojm1+al0IvzTuljS5DG9Oq9yr4k8FNVlhuCg0R0vdTvrkK9htTuMC37CqERGngYvrdVPZM7ybTrcvDZJ27SkXGmEHZLzODJE/KaBA3jqTeV8Gv
        qlF/1jFXIXL51XiV9acGHnTfEbhCGGglKOlQfnWPbhNdIzeJbgEzdNiSal/dw5zg050yQxKhzplvYyVNdCXt2vWzDYcv7W7svG1sJ2kZs6GLdbwhxUt92jQx
        wUzfhk23e4oLO3wY49KHcQobybZTOJ3TMBMOLDDMlBxS6yA3xNId0TDVwP9TPrSeY5PfRmu2lPvClrINbNes7ouT2A3NrN0ccgw+9+EEjheyxMWQ4aF1U6fy
        +VHeozm3/JwAG5Bg/+4BvpyGdAAyhyGdfLRVFqSre6dguNcercqPrRieLjbhbVKSma/sBr8MyzhJNqRlXGeNk/2cfBurt9UcdpkYQyB/eui7OVTaTEjXdL/9
        LbNdbplxuWXKXVL50+nJgd2FkZzmgGxZ40JL7x2tKA37Ypj4xeptiG1+trATTNTNh5s+dpHSfKiE3EZXcTUHQY1G6MRktCpTsLlSWhutW9NlpLsr6q82uZJ3
        hyOz3XgrsLKzCYd7R2amOqJosIxu8fb4W0cED+ke6eHjPlw3t8hoCReAoBYrwxFdH+UN41bCljEpWCclVmxHnK7gGMZ3wETpH3648IQWAsOYNV/zmLnwpkyw
        CbZLJicBfwPkwjwtvO5S7d+U/ds0MOls4FwzQWaGY99AJrmqYFtw8prU3RSbepkTbMo4GVJOhi7Y3ykzJUsLjwNmm9C7pCYLlKzQrKtn+KuBXx3GIgtkRduV
        yskC7sLZCtl+jm6pDLqgsJtXDfYzRhBCOoXKfMxJ3jnYDJ4VMpMN88tGeSZc2wrGVthLetOStd8xEjKTszAYqkmhlNPgciys/As32mG/EZtt6hsW0KKLY10v
        Icx65Q00xOwXhlRKrVHR3PnT+WSFaY+5Lv2X1VDuJ8u0OyXtdGV4hLSTVVp5IrxUkfZaSVtQ57Smna7SyhOMnf31PZJ2S+WCbpmhrOaUvqVMe1DSFoAy2zXt
        liqtPBFOvkh7m6QtIHeMpp2t0soTLDj219sl7VZ7n2vauSqtPDFbi7TH3yFpC0XnFZp2a5VWnmBNtGl/SNIWRoOv07TbqrTyxPTKtO+UtMUGv1PT9qq08sRs
        L9MekbQF9sTVmnZ7lVaemPki7fl7Ja2xb96AtM3TeV/WQNgbhGYHjH4RxKNVI5XJoZmW454si3I0Gpq5odk6NNuGpjc022W1HxoDl5SRuQwUdwo4yaHpQy7B
        U0cAylhVh36Gb5b/C3lFpocjf82Bmg42KqSJ19hZ4yQHmUjA04mnM9LKcYRDt8u5x/07oKeiz7J8Isvy7BPQthqm1Twd4RzE4kyLrhAqj6DBiipcA8ghrDyG
        cgjEFjRXH4Vs9LC5ulAWCIPzUD8Eg3N/n2zRe/oBLu/se7jc1c9wQYzbq8DWTeCyH9xdLdCIW/OvjWFB6o7518bWetpczdltOkdytydLkA8T+p4sWlRG9WSp
        knMEbtSoXG6wVCa4CXBSxg2MrBq4oWFGQyqJgIpJP4Ba6mqsU46ZwljSOnSnmpPCjrStBiqBGqj4aqBCWc1VikySPkXbAQY/rJu21mDQaBUCC5NXRqtLgFan
        XgyrvvCkSd1WoEFbgaBmK9BYZyvQpK1AU20FhAGq2wokm9kKhCYpbAX8l7UVqIPLCg1XtgJN2gr41Lx/R2wFhggUCesgW3GUUau4t6rOP0LsNaw5KP/xZ7yC
        Vq7qQCC6UQUhEt6ognj+MhVMPxz6iSWUlVJvvvvGe4OlkvALYql4G5g2VzDMNRK7+5g6If1jkIl3DuKucVqpG4k8a0o7EZnv66mGEmt/BG9GHIaoLZuDIhHY
        zHCY82oE46zSRKKO0+yM4TRTYwic5kYdpxnz7guwmi2pN+RaWKdFX2W/bp0E1+AbhxQ3gacNEf2oIsGIJKKFF/Tnsap/U/Qn+W42cUh/zlr6+xudIDSF+LIL
        EJwPekvW2j24wrH2V5i5QfYJea2uhA31K8wjPUjCwV3Y1LqDQDLEAXtTXwl8niCOOUNNAnyI2oOBawtigv1wH5PrbkkY0jkCYxgJY0dna7nS5kWDANM6N/1j
        13WXbPhIDTjs65aEjoTD2eBSDCVrYfly/yMjeXahyz839wazRQDILhxxHn3otrqTGD7/3N9T07RL3WJz4i4RjKD+xsWtzGou7rt3zYSlSscpSxeqXi2VLBdL
        9J/MQfHB+K+6K/0ISqg/bPjRB1tLnjVDnkMg21JQFVlBVbyBrCkpBFVUp24qqIJv50aO2TlsiaPNXUTH3D7jjTLJm0y23hvdpcvNmAQLB7AOnc/zDOeoWB2L
        N8o1NXzZ1NfrMm8V7q84v9HxlN6okuNa/1PWTm9qcq24eKxNlG78Mxr7m2RMrrX+aymhD/MDTBbhPijCmoBCVmVXayRXCSRXycaSqzlOM8mXDuaTdeHVHNbk
        SVyyfjul8VkHMWDmYNw7JZyONyJz561RZHnKW/p8i7Ov/Jki/6en+JlhoUPc/+z+I2M+k5U9WN+vTRKNUiCjiNOrC4GyZFaoSc/X1aTeuph6W7HVUAVZU4lm
        lQoUHOwWcvNFVL3Z1RoS5sQIgdKm6YkwTZjLiVUN0CFs4CZR9bxXGVVvC/aL2VUpvKZ8ZQT3VegCydrY2HpkwLei7/XxhD4OoBnNqaHar30NVatKWVqFxfVr
        mFpYez0SA2ziI40SS/4/sobgrVKRW5TeAtVgYBhMl0W3/58V7duiqQKtig7YQhZdP3l7IwZm75wawTQZ0QVhPrchCz2nNt4f9Tx/KVymfZ8ZxAMnQ9gTF4Ma
        wWQwXqO4BfWUittxeg9VQQ56D20NkQ/YVRfQ38MhjA9hGkO2xql9ysjL/JQYkA3TpE0aTB/GuJtok9oELDIqj2cOmEiX2l7K9vzsLFlQucBhRU4ofVwTk9Kk
        LM789E88L172lmhE6GmMbun10uPc6Td0L80U8hwY5zmaQcmOQymsY6Wwa1gyr2Zx5JUWR+OhnmkkVgvATafyDWNtr/tKo20Dk4VWh9LHJTppg2bYMCWhHVUA
        X9jGt183WkOBR2TdQlu3EHULNqlboHWzRpCsm8aUTr8PwaJdNfr01ObQl+rfiiOMMBY3H2szlAPfOld5znWeUxgFOrjQovGoGpuo+dcTrmMzVFs4zYp2mm97
        QJkU7xDBy2xpME7T0nAHxAUa2oyVd1TLO1qVh6I0qftKVUNS1O2C7wXLGtpabSWTH+PscXkXHmbdyHzLbvMYtx3Uuh/QhDJ4G/rsbQ9Ya35Xo+oR57RxRHmv
        Q3DvVzPm8KAi3Umz8LQhRG6pIWwTNSCh0aJWVI1DaeZRlR2WZdv2E/0W81JKehsr9EDb1xYDKic5quHtqDKxdZJdFKVHqBC7tCGlEpLTxBptSathSwj7Qauy
        HyI7Bg+G5McIg+QMPnC7PdqwX27GLdF4NMI9p7a1LLS9YJusYeaLVsIXFFwkRt9ZVEjfYvR9zcobz+qoZnV0PCtnrXF03Qow/XrsNpfVTLNRmWmW456U4x5r
        o2KaovvS94Rm6ne0YJieMtwD7GsZ1yAynUWYPmuXxbg0OSgxBiWSQQGGBUwuKyNOCAdortmAORccs0MTwFyzW4Rsoy0ZDM3Q25FcPgBzvpjh+9nXUo3vtX0d
        HWw3Nu3riLbALRuGIj5EHCz0tGkvruloySfZtKPr+XhqWtsFq6aQlPCk9UyqX9KtFc8wE5v2GQVXNsu29mRTRVwt/Co7MLWF0Do6qQ+CA0hEBIBi73MORqA5
        72YVD0luRA1xy172N+nlZr2HIxC1h27GWsludqy5tXSzY0kaZqk622SFgT1V0UsEqYmK3q6tMJzqbWu3ja/V6Lbe4S7sTMeyOqpZHR3PytMAH9rbXEFkLHOY
        aeeJpEzLtcXFG5dvMHLYSXV1saMgGyzGBgXExVrDGCWwvYS7ED2aikmOGD0l2bnryI6rclzWPtaFZ4OOINnBJN+tpvi6jnBfTUfIIGY2jtgFz7Emt/a8oDAY
        2P5yD04Enkah8QbEIF2E3bSseoNHjuWKT+Id7smapoyFfp3wOB7e0iM0NiAvhEvPFgfSKPigoSIPwmveg91kojErCIQjF5cLoo4QjROzZwGqo2CIuqIEIFaA
        awTFzic/D3FtwzN0TKZrX8A7LPWhLqNBBYyhaQImIBdhgTo0sbc28aImXhxPjEGhtSe8xYT78NCjX3VdxZxd26fBy/dp8PJ9isN/oH0Knz4YPN+3ca8GVa+6
        2qthrVfZd9kzvro04v4L/gatuIfYP3UWZu6+l2Fhyr5CecTosDRoY1DBx5B77ThT8xsuwU02YGvm7htna5yiBoM5cCuQzuDOq7E1L1eHo1qHo1Ud1jA6r60B
        BesDidFysQUe2B3+1B+88aVdu+49KD8e/qefuPLMzb965z0HH5BzRO2VV3/1QHs8Phdsdqu0fFmm1tgYDoITBRqcKDhKP0zYXQMPkDRaRVQEevsX4cUZWCQS
        miMhCku8mAdFBBtCqZTAJakeoGrHKbjMoqlf9N1gWX06lUMmOfsgZ4sKuI6YfYWNOtxL+woZFCp3neT2ee4LMT95HDCfxRLhCTEDtk+JmV4FiXW8wdTD+aQi
        5opAfa4yMvdNcCuVBUGdQKXRpVcLDz200HYAgaPzxC8md0Wg1uWzLMJjNje3HRWbaGl59DZ9gPWHK3Gmm7xdd9yDNEYvS8cGKiwlvKgUgj5T5our0DrC9F7+
        0/XVLizs7WxGDC8TYvA+7nvRsr/EuQVfpRzjnN7by7mv+4P/8OjEYDY7x9Bajq7gxcPf0Idwc5ADEvot0rUXqzzO0CFPZRqNK9QIwfQOuI3xJ0IbEOxo3rwd
        D9BviR6ShYM6+kyfeyYOw33HOohEpokNn/nEdNSQXV/dirmJEjYuoSsNLAcYTYXuJrTDx2sCf4FPURY2RFMQFyH7dT9XW328MdEtDHnWWDROTc5qks+b9HTe
        oo23HH3b5zbSrr34knNnHvYYHFA2nt5Ijv9OEbasoQ3ULqnw+LDaSrmowHfTx5BuSaWLHJhuvzyl0oEUwzXRwYCn6V7ZVkD48FYuju+6UdPtTU+qCjKvu4hf
        fPn969by4MFXu5bz1JdtdCD9YlMqNPjt4xODpz0rWnEGx7/mUyZzqRVKZzbl//v+7o/f864HHPiVQ+H72Y9OwJVDFgkH9/Z37sLbu0cHDTBFZTKhGXpjl0vk
        2puL+8qbwYuXssGT0aA7OPvRiczL/qNss7gtDDyq/9C6wYWPTtBnaXC+SnJxX3FlElRwmfQiLXvO3+PcYZyFP/zKv/il6DrnsDxD5uwszxhmyKbs4QJ1vny3
        e/DbfIPtA0uOpw560gHy3L5b1wG/vaYDBi9+dKI0hTlwagX/fWFf9WR9JzxvOwFN/GbVxAvjTXy+/qbIlm9+u974r/t73BOubf2//syp665zj4Ovfb5opXOX
        /Hqx6AHnIaOF6rv3DL61SQ/Ic/tuXQ98a20PDE9MHPj9vz/9yzf9/r/d96rI4PiJqgdOnthskI/jTZHvGIV8q94DF2T4z5c98If/7p/8hXOd8wxx2U7Ydron
        8VOqqZ3gnsXPk+XboTt48sTG3SDP7bt13aCPX3YmfPwrf7nzhz/+7zfqgqdPlDPh6RObzYTnTtiZ8AySFLmNdRIqWHbF8Q8ff3iP9yJal+7xLuL6dNFK5zn8
        fK7oA+eb+PlM+fZ5/PzD49ke7y/cwdc26Q15bt+t642vremNwcUNieJleuRCjShe2LS9FzYliq8VPTF4WhYQ7sWaXCf7cayXF4vme0P8fKF8e9K2Nf3jOAiX
        gyXvg4wOdtE7mkdXyKJ5XxA4znHnQqkQ6V5q/d0ff/89D7z3Hsf5I8fZgWfZ4LhbwbZu6kLpH5M90HvwAQ26d7QTpa7ntwMCwl4gFiHkD4MrGAA62injSH4I
        Quggezf8gRJFCA3A0XArkxdHWvCKJDQk0GGPyX4lnwk7eQ++2KlfXKFfGH7x8wHcDaPBi+4iv8hZ7IuOghwyYFxaDyXgKRo9NW34KPuKj6yvH7jgCuThW7zd
        +HOtRg5s3Q0eqyVb9rl8AmFWFHnbR9AEQgYBIETq+l1ukv0oMjqsdTygddwvG3QztRW7xmn1/Uutj+koZJuNwps4CsrJbtDPSZL4SUDqlD4bYMKcf8mvmSC9
        O/fghBmnCkGZaji4lgaHays8ZQfZ72Sch6Vj0sMQdOICEdjT7mLFrXTqcDm1+1btPoX1WASrouw2dWQOLMK8q9nldsTv0r65U/vmDjvinoV1RzcKVQw+dDzB
        DTym3z9IHnxA+/U9+u3d+u07pV/DsX7V/optcxpEoJRWEWzWCgqLSn7ZL9ytJd+HNN8HNd/74TSbUNQPyoL1O8FVbUlg61Bcdjc+ndNPp/VTOX+wKYhODyUE
        Y9w0TXTJCU7CSwA3xxEBsMwevGm8x7tCLs09HgxCu7IGwL4vI4MkjJuuicp5OhrHQKgaATWkYcTvXJnzJ5cbNkp70xpGgEP/7QCStaw/i0vSn6Ocrb8FAdQA
        YgwTWPlj8Gdn9knXTu3l2iSXTvrdgJ64iEl5FHcaqTbADDdbzJyZNVH2MziPPR/CZ1vzDnb5Fxi1+Xn+fcHF6YwApIiFJE1/wi1kMPguW3EBX+Vuxgj/4HhC
        HhG3qLnO3LvLdz9jYdTKlC0onIb+Yp6RWfeyr/uDs/8Jq5ucAwNhJ+mk6xdLRTB4EYI6kw0+69oH0t2fhR1itMd7Wq6DXXu8J5u0aTgfMvqRMMWIkiy71Fd9
        Gz3Z6oNsmGSeDr7qMx6x8OZf9QGkkOz0PucS+ueEhygAtgLh4EnAUg8+5S7udJw9fPIYn3zLKZ/Ix86K7Hur8DNNhHrz6Ruc476++MAe50MI5u4ImW2zEeNn
        UdxJBKKU6ydAmPLVE25/Ar+H8GVJSLARnj/tIjAcQxBNMkvvrJvP7PGeYVTDPd7ncG3f4JzFVXrls4wgKr2D6wShZUjRn8K1s8d7AtfZvf5JXLft9U9AP4LI
        oy1p1S9abAAWh3DzWtzUHvkLO3dGhmppb0nRrpnCBiIbdhNy6M4ZE2tw137PLwBUWuj9ZdPWQZDGyNMJjQ7VwYlQWjnb30JDyjP9HQNE45g1PbPDRDZO7NbR
        MN8iz7bWzGK2wtr3iMbJQcw9s/VcvoObQGR2PNVvyON2umm/bDHb7jlotmwa/EvxXQbPBYu5pYiKHuYwx5rZb/kwljC12De0ndhaezDdazPR80F/O64Xgv48
        rs8F/cuQu5CR/HohwN9v8u/FQOY8aPJrEFFzhsvi0RwomG1oLjPzZrsU/jOuHbJmlY9D3CX8ycqZjaS+DGNTph5VDm0iKbvaKQgE/7QvG5ZpHZUtSybMl3xt
        bXYBN+dD+K+nikuzda8P6/sttFDG9hpiw54BCU4EmAOcbybFet/EibiLquyXpa2Jh618yipXp3BklbpsMAdT0Be8FKgrl7K8DNSz2G/peRrzQqpGpexcsV6U
        Hc4Q4lWwM64QQvsNsCqygmQ/7Zu5U1ieYBHi0h1Xliy640KIJhPPR3SRWoxMbzzyZlTTLEflmT0a1xFH3GwSRNZYRORaoq5DGMLGx2h8Z+OvMDchaGFQEgQ5
        yoo2YM08G0G6EAwuhsh2C4zTsMKf1zqgjWnWRyueg/mFXL/mQlYHC4b4cA8qFKnPBDdOWU5CaGQY3+SrNgS7zF6MXV+Irc/vz2NXTLFfh1ZGE0NGA7VFyujw
        EOZM4sGESmdiiGzbEOpsgZYKxQQImMZeboFA/ewbPlRWKCy4Rg5SBAVva9yTz1FqidUGyyF244yiLPwptg/+anUgVqm/BG4WuJZ/WUSrC7BqIqBcNYLqfxdY
        PoCIVrqsAssuGSskYiAIZPJ82Alcz/O9dDxJyi0zJQ1AimOrJe93L1b2mD4WiQDOgZ7WVBiWd7fb6OCBA594Wf7Y9Oejtfu5zPZ2tZZuqbi6hvTjaXA41vD9
        1nZMQ4kxIOpmWjVGd1DiDXO3VTaEO+cbsHMSXqwpOUpzh01KF2V7lhx/sdhwJfmFQJN/LbAQPnYpZ0d+rAmry53eCX4tvH2TGh3J72STw4t215buLcY/U67t
        s6Nhf27AiEbSjlmErDBz9XV9y9i6Dg4/psr9Bue5QOfHV3EVruB8oKgULzbuoTIHH9bCwNbuv6/N5l5ssLnH2T/aT41incdU+6Zwpf/KJx4Bg6TraNaXfPk5
        V/vp90hju/yTSZ9VOYHTFLokIYt3PCYb9kSCv0P+fTrBii+991hMHCUqzInJjgA3AYzIaOVDdk4qlPtVPg5NawnEUa34PlZ8GW4lZOiiYKKAxmFR32HDURr2
        aSu1r8rGguULsD+gc7E/nA+A8Ljm0dqP4oreZBvhIEWSUxlAJSp0EbWqYAbpTEgLopOnmuIE+VhMH68eH/ZuhcXLqy6/myEmV/JZM7dCVQmmGXJWwyYcMjyz
        ZZjPlXPx/hUze7daWRCY1YODQj3NLFLdtXJEzYsGzzm6fs3p4iVUc4dS+226WiEUMGe/m2proCQuQ336VahPrIVNHA1eSv3WUqARwrOjeRfBIeHPMbE5o60p
        s3oYyX2bh5E0gJKBZMVZqVY/mVDDb2RCM6XB/HDwBB/k1Rl1je08w71Ubv85g9G6m1nSx4yFGK8OntZyClP6IS3CA42hOGKAFYae8TZ0k/A2c5PwNnGT8F7W
        TULRaeAB4K0Oae9WdknNbr4OOOwCRA1hD3O/6L5/sB/2P/6GgXvcc0/l7TGL1I5apFZnf1ikhvWgPE3G7ynsUdPVWp/GI7ojBPTTZF/Fq9oxkeS3kT0qnm9k
        jxqtsUdFwPrGqOZSIJOyvG/A6BNky2C+nmmsAlRvCIcvdxWShHAMF1ojy1iYcJiyI7jznJo8mpiP+47wAPH78o5cdrwvb7/XtI8OvhnfzMjhzhAh2ssdC5Me
        s6UjK9gZv46xV8VA9WsBI9MU8EsW9AIT7/+n7MZ/wSQ78V8AxUrm3SLg6zcjP1nyl70PyrK++2je4gYAyQ87rHR9RfDzmiPs5lbCtcAsYe2DoB6wpfa8gGCl
        b5QMfKlOGpWJANwJLz4NiWUapxhhSkPyhDYIfMKA2LFKqwLiVeItDcSjIlh613Q3NhDPTCav1EAc1zxTi/AMxuDhSN71qX2G0XW3sFdHMbXar1Sw0/TP2Qhv
        Ojz3FG0h6gHTojredIOBugq86aY0ewxv2j/IY4McV4A23dIQ9ghgBxdQ6TwQQgOuY81VjfhlQaSJGAS+Mcj+J35n9Ls5/W6n4sbB4kF4vTWQ0QhHSYYd8NP+
        GPx0RzGXa0OjXVGfjA3FXwVouDrsxqvF0EAWiH8jdLGsHq+MMS2ZNzlXEp3g6YjoDITAToZcgZDPa8CYDmRKC91q+Agsltn/4p+SxVENT/yyqQ4XcJgBSG2H
        uQIVyejDUgCxDaQmgFJTs7OhKTJERo50/W6wWv8Evl3CM/3Ig984OPsjf7BPplBxey94Jt4/+A08L275/BBuD34ez4vbeysey3GIECP5bpDuyCb58vkG9eBz
        TfOX+9LKmSH9C99zl9zlEk2uxvit9j21vF6nAKLjj3u000jiKAwkB0f4ecdW7nf21bxxgIJr3Ow3/VWcFkseaP9l+0cjHALod3vqFRw1JYOv+jVMAhmyVRwX
        HA284JWxD4Zq1VCLsUHGu3ovq8YIxwinCvXhrI4+DcwV58DR5575jd/6Qu/8KPuSewoKBoeuet5Yhq9426LbXe0TU9vmkWDU8m3Wm2Tgra0fo/KXG9s94717
        YO6aA7LK/PG+UfZ1jxuQI0yCfqKv/hNfYW/wi73h53yG4FYHPQ87w6sfZzViy/6Zr7BC1cDcreF4dfxk0Vqtj3UzrVNWXqOE86Na60ETXo1T5tDTCEcH3BkV
        o+7URxmdFOv7ejF1D8fRp6v70zrgRSGyNOhw04MVf+wo2l86YPrc0+fjQ3K3elNuNBJ1NI161cbGZlWRCYwOzkc8N1IjT0d9RxROwFEUxwC+oyGgjwscBHii
        QPJ3SL1SiIMgexpwEALGGQkVB8H+AA4CQue6h6zvCQyYhBphwGQ/VzmhFseQKAUegmPxEHzFQ/BN+L00LhKKoK0fbLeAh/CskAEkUT4Nzej0qrG54fdqVPDk
        4dhq8RAcKsTUv6WISHwpCaKlxnL8weIISyC5ASMCO8CDdhBWzL00Lbu8A/9M+IoVfr2mNkNWgALjAPHGW2GM98+VM++uu3vIAawCQ14IO1mL2lL8l+wHaKlD
        hgJ/JpWJmCQTsSrcMDE+whX4163k7hFEkj6Xz24iFXp7zUhXmjxbnMfjR+8oLXMZjfsenU/hKQa6gFMW464CAWDCTGzM8AAlfsIyPFP4M4P4MRunnQakok07
        jT9b4Hw6ZewFvSJt/DMX0STV9dZ6kk4qpErRfsA2gMuTiiJuKw4xGvF1OGTg76CAKuApxuMvHAI2tX3r9RHns8bZ3h3sL9zsDGzBmtJGOZtNaD38T+feqbGT
        1pHeUPb60zltCAGlCn7vdA5ZN7vXqUEG3H2wthAfUT4sVtSkZGO1ng17nVCpwOj3oOBSGA+uyFnngpZu9A2UGUT0LUXxaV0OdbCm1y9qZtS8tKYicGqhuP+z
        18llnZqZzyL7TRq25m0h0KaKpNvZkz7QyWLKuPMWLGtjxh3Pm3tglYcApNln/Ny5ja4y3s1td7Dcl1oRhLEpY9HowyYVrg55l46LxBjOPeuhBdvHrnpeWney
        FGqAlMHP6UbRRFzxo8LqdvCiY1o3KYilIXwtWji4BuevQbCYPeX3Gb08gFEtV502/8a6NSZdFcE76SR7lqsY+hGJPk0+r4qYckHjXhCc3h2cDBbLN99ERCl3
        m5Gn3mIBYC8lpDl90BgC1pDNybmd7dZdbb9e7ijO3s5GwiNY1q4XzwmF9NL7K4tx4Fh4txdmzLcp0AeW4luwhtz+ADHoimeH1ZHg1ja0dHTnwJaj4LSSUK2V
        ZcS4D/o3OCWUxy8AdjpckldBKTN0nMLnUca6xs0WwbnpLYL/4XDAYns0+SW6SEgIkjw6QpBPOEfs8hCOwcUlGSDUQQg7lZRR7oMbHKPo9nDVDdW2PFHuFm5z
        6SdbQbIcLUW6h7zgqeLepS862QiN3Aio9XBw/WIZG8wwQFhlGLG/YJCgRLxxrYm8anHNIiP1teUsRr3pM9AWIVPob/FnJ/7srkToktUzdXP7WLt7oOYB8rk1
        lWjH9ietHLDrLwPUFwYPFospoDWCJAHewhNQOEWXHBgATFNVRMsXq1ZG2BQEy7jG2S2LgYe1YJoO2mPOrdP0UDlJ5cJDeUdD60rC9cELNOVxbAoanWEcGLgL
        LHnA6K7KPj0DlFyEaZiUvWPT7Wuyvn1xL+rKt7O6Lc2YKVxm9TKNKq2LBDHJnNYGT5hk1npjgye0Jd+p4rEWnM/gBdLOjAVPWP+1lNAH3WAzhE8gnN4QCmES
        wRPaa4MnzFyadyTLebcMngDresUKxlY2hT8tDAUCKGDQEDshUGstaF76DLXROoVPhqdNlP089QKBagkQj1SGFNyUzJGEqpd2Jbgn9yfckh3qU/Czb+HJ4byD
        MWKxnZE+uwNe/2ODCClKy4a6MONRMCYUzBlhtSfw/QTCNTCnDsCZKUTJEHmM2MkthLZG3AyEX26vMpRlm2KeNiJUo1IMXxllv+Cfy+eeklbNqVLOAgmlUMQF
        iC9oVR3EyQphjUV3gKxPM/hpNDi0s+aTPhIkmsDRBEFK6zBa1dEf4IxJrBK0LVsB0LEDeLpAPyq/axI52p0p1HC/YUuAOgrhJfoVuGa/LSkV1Msmqb0ycCwA
        +qrbbyDDWPagL7op9OU2MWr8jKvTs10zYKTBSWCHGJHG7DGisZ8mHu5paLxtnLLWWMX7LYLdWsBpVSNFVeRhWRswHqd/rgQWxlEc5NnWsJP17adTO9xqgk4t
        wZEehy4ohs605DdvZTRVL9jk+KzvmKIb0TGKvGPVpLKc3+A8zSA7e7wn6X+3xxvi2rzBeQJXIYhPuKoDg6U0IqCdcNXT6LirZnMPSZEv0GyuXcSs97KVIE25
        058FyHt6OvD9JfeRcNlGGmpcAU7o+kU6Mv2WD7349XTCMIsMCCSPHOuRF5H3HVtGG9xJVmvGI3hapTkiRF+9O3KIu7QwdqQyxkAZwzMFvzTYdyssm+BibsIj
        iprKc0KBBRgAC7CJ0zBdasOy3sl4Td5F37SwXr5pvTdPe7AiAPxQjxh9ERHcTq8Sn3MFpsEARk1KYNQUINqKhwq+b1OcXhMO74EPLJBeSljUe9oRIpl6JgJ7
        C2dhGx9sfdtbyu254PYi+zNc02Y/XdcNHqOMjT1yVeoEuIXoXsuC3C00i5fGpkxL4LJAVatNrDcNG8vpdvcVUNTQ8YQ+uQpOOE+ByVJQtA3x0F6Y8LpLEShu
        KAzKpFDcJHCnZUeCY+DgBZ0Ck0Jy/S0qy5+pyen6RSyrF/f1GyTEKVkO81nsMVO7HIBKjilRAso3gYsFYf+UMJ0jrs+FTufkR/YfkYNHGQjwJhmaOnjqA8zX
        v0tWqynESGzishvudxuG0knPPZVPjWmBpqEF6phpjaia1iTm6Vg8HYZ6RMjH9MD7b/yAqoSGGtDGpyptQ6UPnm+k9AnGlT5YuDLw2GZqEL9vbJ0cuERKq+Ra
        4G0t9zc78I52vBCyjy60Bi6C7bNKwMQmuAZBVBPjr+TdSnEgk2MGYnofYvoZiOkDMwMx/TR+7SzX4Rc+cr4OTRtSA1MJ2Hooqkx5T0+Wm400b/7GfU5El/JU
        jQ5P6rq3LqOi1XRvfk0LhlCdMSNYxYwF2ljVYWhuMgzNTYahuUb3hoDdPhVpSU2RVsU1zRVAq6kaNVkgRko4ESULDX3cWDuKCAqYmDZAnAs6vkPPajEqHda2
        uAgxCCq1rSEMsa8wxIRBoY4lzL7kpvBnDco2Hikj87+4r3z84r7Rar9Ro5waJjKXpw21R8G5p4QQqszXaY/iMe2RDE0wpj2aVtnAjJDX/0jySpS8HCWvTGEg
        AnZzXXuUcoWfhnZoilqg2VItMq3Koam1SqMpPA8JmeEzimtFJMkI+L0dQxPD1SE3kWRVbe8BVWGKmavQLK+oE+oI5zjC4pJA/Sdcr/CqGPxEmM4IYbED/fda
        tEKAMy61QogQ1UQ4MTDLcpXeKKbs7oEML8yXx9RibDziz1NfJV0QmuYq8DxsPcHzMtBoqSfKE+Ipr1lOqttWCuwNmLxuAZb1bgQ1RyDXLeBbjFyINLzFtHC0
        3WKmsXlsUaThGeqe1MsjUC8PV71VfdkrnpfD5yRgdwfP6fbhnqL9AMRllND5REdaRdut9N9MXuPsLKIKrOT+gf0f+7WH5n9l5gCDYwcrMm2qJ0LJly/8o9bq
        p37zrXcLQ1PeP3AQ+8PkLv+brsxWuR73ZHrKZJTM/41rjfQJTTTU94exiE7i1LGKSDy4vR7jNMmNqa+WWmbNHtYe5qqmwyYW6U6G+PmmrRpkXzXIOn+LcvJ2
        UVLerMqiKpPqv6JQoeoh+vAa53nhwA/J+hCPKu4XQEOS7EUXiDorB676Ybh4Xdw3AmLOJFhwKnsboxG1p/4IoWeZt1SyhalchNveP7qHKn/ZKBD1G2uZrFam
        uWIdMP+T5NlmnnfpIgcbheLr6+VrGNxN0nVGhxtKzIBsQvavWf371SpyEuGN2bb3kG+SJMKeTJI1tZ8It5H9DpNkmhK0JJc5JkdrtXN2y5RBhE+5PUkuERpS
        d4QofcNT6TrXfsl5SH675ahgCx7h6ZsZlsE4heWnQx8ACIfJhcN//qyrugCgQ9OlbTQRtJeaHwzVnG3/Yj5/haOQSoAsg6wGa1EEdV+syFmj4ZoYa9hIPILA
        yBo1jpuFV5FGxydeQGzxnQhfJFxiiVcE4wNC1Rd4RZR7R/iSPZnwLBvpC+JN2WhBCF6q6rT8soGnRq07zGVyiGxbjCvGxNkNyqaFviy+sHqIGBCvIXWTJSa4
        NG0imDtMmanNJfpTdfHJtIbax/kevTNFuCpG0VdkjZT46221aSH+erRSioLOCiPYDtTPrH8ZxWLlrsM1fHQEcXYIsM34/K2K4cF+NI9DUmTS7J97cr970cxf
        +hHfXPoB33H7U/Lken2yk0/obbXh7hifA5pwVNG+7I6t+u44wYKL3XFSBnFsd3R1d5wH1UfYIOchVYlwyeQcPg/BN2PzTKAvJle1GXaLVBNPzyQ6KDRF6cJA
        JClsT17jYATlYAQ6HIEdjIaancCkwiKBMDQi2Ry1wgCJN3hyCQhrh7hECquHEIpMF3PtA/Yo1j5660cIq2cjFAdMfy7Pn+obkxfQ8aarjy7TRwxpDp7AXbP5
        w89UmuuSVXDrOyPfbNkgousskasipaxyBW+pxm2GwYaqDOakI9ZnMU3100WVzEHAOCvNbq1aslNwl4jgLjkeRZiu8YggJq/IYrSGrAl1XuuizaIY+541W/te
        ugIDfJFhI1jea2BEIjAizHxMSDlFAafeKOmk/bnqRBCcJtIOgZB6CotIBRtWqYxnmoZFiusoZlwbMSRJTZ4QAch1mpLTfCuEqjxnY+GDgLeQqM5ZOS5kqxvS
        9YzUkerCbaXicLvZdBbMsEU6C7bgz6yKcX0WycuGH8q7bRU1lBGAVXA7wy4wvY2/3Fano/EvtYmUJG9Vzebs2iHYprRGaL4ZTlVMrm1S5lbbDLzUVy09FGGS
        IYolRApNTsgmJu4MxG2rOVHq5EZBz6qvhzxOEZcS+QBRIVWgSJz6GPS2sWYPA9aI3cMyvG1CkCt/glUyocWyQclqjJEFzBG2odXhSBeTYs1YswYgPnMC8tiq
        5DFDFLduSRZbS7LYXp8KZYTjKfZjoTue3iSNSvDR71Pr+32aZM/Arbogym7sIatiJujLQF/GEEglpxQ6IlHoiKQwGPRNfEpXyVhXSYJKJBpUWOEiCqSIsZUv
        7fdlp9uhwlFuehBC7rjBAV/Th2bTMZepdjRU+Y2BWGhe1klhcj5xtT+zFC5HsLe84B3Ne8Ki9MCCr/Gao1bJ9OCQCQhmKGU0rtLNNtRKTRjhqiDbhdDWTWuq
        qCWwEyV418MaOLK3yz8v3JkrQye3zyAStAypMWbjqdk3QgG2b3HN+wrK1Ld4VUaNI4loaOwz/gT7njcKsJ+Ggv0IkwL5k+ld45x0hcvxbzJJhZZ0dt8RG06N
        XZKHg+cdOZrUtd359t4i7Q5hkesKYzu44JjtPRPiKeowDjICN76mzoVU11MkGandXqvUPNgK7P+V/QDk47gG/fmB37+sFUMRdtlY5OioOpq1NVw0e/VpgFSh
        Vvhx1kVJbZXL1yoDCM52vTJYfPGnqkxUVaZearuoFmycolNlVOtCNrv/2fN352FPzg4bSXsgYds+Ju0BZyPMXbyZcG2YT/JVIeuZlolSbs5dKHUQ3HxCOCtC
        iXWxxcaEq9pQ1oPnG8l6OmtkPR0zCQZnGhK9WqjqjPt5iS9w3IS9Vcp3Yjnz8+jDrpwvxD5xEc06Bscmqx1AH4Wf246gzbKW1UiOByygf52Sr0CSvbzYqxX5
        F3t1Dfn3+9ft1XJLY5zis2t/8x2f+d/mf1M+K6CDNwIMBkrwqK4NgrcjR7c5ziL36Dskkwc8co8+201cjyPCcg8oNTEuD8FeLdmUO54Hzl1tqJt17rjFMmuy
        o3HueF654x69lBKwxz0cFFn6O1H6Tu8uqXqYYkuhBKlZZ4+TVlCpkLSyF1zTrNFwc5yGo01peMcYDW9XGm5jMr1qKo7qVNzByQDqqQla83ZXlTeUw98mVBy9
        SirOZCUSgj1Vqc7CnpB2tI60h9ywo4KMuRhsBxlruywZN3lwlY57ziWCYQR6RvjzsRUGObXtcrfm+AqE30jVs11FrDPEVGsqTlsEAByuQCi0jUpFqzXlCqK8
        1n61alRbtTABlmJ9sQ57hGXOk0JrcF7WV2+bUOlG49vceI3Cebq5hnDL0e0o4drRzWSbL0c3hdI6YhfmXW7tECBjpk9IBTYaXTzfaHQn1ozuBLwQGvWW9iB5
        AXkIl5GB+uvj2yBYpw2jn0A6XS5TQDa2j7voKFCg7JBcpqQvKjyp7TU8KSjwzfYxPKkE7EgwCIuNtSe39erJZoZAcAFMvJIRtGNySfsJtriBN/ABFjsPYjqF
        uwiqfd61zQ6piXwpB+95HPe281w3Pybx3KHx/GLd5KW3qzFogSa3r5UPb2cca7CmMpqrgCFMcFjrrkPihLrBLs6v8rAmR8iJkdkBNoqo0R1OpoReCOnw2zmE
        yciMMGcUYBKCH4wWUKYBJdzCzJofbxmKEGZddnRgDWOeFbVQwG9TZtZCZmD7V1M7t8lHcX0E+FsBkvwaubOWcmeAelaerGX5tC4mO2G4G+jutKhHQ+sB7gya
        rfm6yr9f6X5LLeLYtO/HtcQtaQgE0c/JFgGTq/O4Nvf6z+Ca7PXP4uru9Z/GNdrrD3Ft7/WfwFX45U/gOn+Dc9IzNXtzkPV/61qxs7ci+8NasfNEXewc1cTO
        E2vEzrV2yZTYXv2sAvf3LQ8t4+od7QSeFzqlffaLy2V/yG2juk0VV56sHzBQx3HwIp40gK2ez1pesVHBadsEDTWRkUPbNJQFsyCbafyBm0qxPGNdT7GrYTFX
        BVcP5lwKGi+3Q3edVDPS8xz29Yk1SPJcH5HTaj4FSp0CtmZEkFALIj9VSDWnVKo5Jamn4Dg/tZrPrOI0Z2Zwctoiu9skkqBq8pVkPInE/JYvpogeOJZTHxAk
        hKufG2H9zVByhjp07Lzx0PZM64BdtcOLlaxC+2M6BCfEu0mWVk/VB8JGZ0RAPVn3YLwtl0lvSVgaHjSiCul9C86CySr93HFKlLczek7qfBtzMFmz/1IQrE5y
        KRaVwE7JJu5awCXX2QgkRakVsN+nDeyt4HqH6QmxXA4PQ81oiN4dUkODrkt0yrvI2lgQkyakAzGydi1Arur4olP51lG+TUrahnHMaDUOzZHLE/AYtnqTdl5b
        RwTvlLeza/B0IYNPFK9kBtQ6A7p1cSd/OGxcxb6dHszM1qoHv4welDk0ZA8Cc7TsQbribQO9TReY9hAIoHtgf8/YKpPSlFkFqEwUbHKo1mcx0YmJOSv0NgPK
        c3EH/cWqDkfRsVnZsZGFGYrKjv2/2Xv7KDmu6z6wPruru7p7ar57pgczr4oAORD4AUokAVCUiMYKIEjCJOzNsZU92UQUSR3tDGUTI1pHWULCSIQoREcnoVeK
        Q0BMNNOQTSYmc+hYG9Nr0YRlb0zHTMI42l3uMaOFP8PYSgzHjq1zLJh7f7/7qrq6pwcU5U3yzwriVHV9vHqf9913372/H4KAx2iGd0U/iGF2qUE5mzFT8rsG
        Ilr4UdGE0rnsYOMr48lrKPFWe+ZVOclVaqTatiW5QrVtfXnbes6YWKmes/L7hQ1mpzzW4ebcoKxAW4+xrQuOdTMygV3KvL5T7iIkQr4lv3YZHlJzFZt82PPS
        sDB6UqKtSvPL2kPIMWzwbDbgebn1bfahVGdCUWjQU0SvQgvqAuQ1AF51sBcnUkGOlwBoZeCWOT7klWlAaWUKSisuEe1yyKzQrlwjSS8s57RbwCmzAxewBg57
        5bMdsLFXcDBADNkBNvbqEBt7x9qBioS8FbCyd+AAEuLVRFOIND2ZpdChmlS7doB0fQFuSrC0VI2cej21OpKJWfK40LFk6973MBQ9HQSkSMoHgdGNChUxQU64
        FW0oHyBUSMkFXABI16r0mp7dX442yTZS2OJqIpOUZrauNLN1tcXpDoWsrsHINYYEYVMpAuXKZNwLHTVngYgbHokLcIPBZq5/DsYi1IrHLfkmzZ0RVkLyhSaU
        L4j6CRnfC6BCh6Uc4nACSaJ03Gqhr0pZFvmURf4mXaXcoRnVMjhx/8ZFkvKHzjAaFl79HpvB1WYg8ZOxUonNwA+ogdMKJEqdTd2Y6gAha2vneo29FGCUHWBj
        0Wx1nPhaBZyPa8J0AWYrLj+ysLA4Is64gPiBO0zu+UpLZExLJADOiLQCNxm4rurWr1fa+u10X+XW75/NB41HK6fik/nO7VThuyaqVRuRCtvCo5ngishp/WTm
        +qfzcJ11sulueKRZci1t5/pml+6apfif+8qWuD6smiQUlHwlI/j6Bekkgeg/nk7YmA65gnBFwOZPDDzvzkNl5A1Rp1bhvn7UTIKGuIkdLOhTs0c7cTa7mk0g
        2GJWb3mPmokSyv6EBbSRE8Dt276le/hotZnkmvQqzjy4buTn5QkRwotu96bLv4bNjjit8FuSg5m77Pc9M1NafYpKNAjqFMAlJVAcHT9H1oHxumC6vvT+XpqO
        rjPRuycKzX4aOrbvumArIvvavG51i4bSzqnZRP3gVZNBiI3mR+R4kll39HjCarBmx1Mdf2I7bJDlHYwOnEMC8tz2JHJRQYgofxrI65IoWUhowSxhlOeMcgvw
        eWirzrqALbUpqcEdthBJb4Obah0EEcIGo6yPDaV2tByQ1RLDYzQ8VWJ1XLUnNksRvrwoPyUznY1sh+XVgyzFpSVoQkubmdk0S3LNQKhqcRewRebZbWp5n6n6
        uNi2F+1k7GtKhLeC3NuU20AA7EAhw7vYZIF2I9dkpYMXNbdRntsoZ5SECzvdRGx+e+kOyBO0L6b8cSl0WpVOPq3TIqEMg162xO0nKVYbW5oL5/DRebOktbmA
        L8LbJm9hTsr1Qkmg+057iJm8LWJ6kW5qgbJrbtt3+vyBkL+b2by0r1mUCsUMsYg/C1qlMqEYHOCGMa8RMVDUOtqVpbIWQBTfwZ8FvMYpZgldRV5oIsIi6Gnd
        kYEzdcwOuZNFWpmEUoiUQdMXzXWzaJ+te5kQANKzDWvZBaqBgmBUzRhSb7A1shaqCoaIVlFVJh5avLalrAGXLpKTlnbQlnZXtFesV3gYYCM1fn/OtCsgP08G
        jnEcsvGIEfeL5RHHwyV35GYtx0ZmxwyJYQNNWwOC/igfSuXhU/JlR0ON60gLRRdfHsXLahtQpNvlur8fGatQljZ1aJJpNhrZAMUXIV+xmJljB0nl5QY5VpmY
        JiPtjFaSZcI8pWA6p3yrbSVyIrMsupScfEDklUZajRSE8BGSshwnT652meCKohH1nIvG2tsnvY1UZs8PEbPOg1V0s6C8rV2Z8rY2Mmm6ItS0o9W2FDg/6uh1
        RnLh0t5mT6wc8ywXbk1FXVleVEvyYvTboA5F25AStyM3U+BE1thSMpfVsHzwhqO6aojqqpWjuvqUuFNYQrRFCvhmTtlx0exEw5BFxBQWEXM47E35a1k+OoVF
        RDvGxHmHaQ8tImAyKCcTYgkx1QfWwaw8T//Y0gV+wSldaJsprDomsMBIgTaHjx3JJjp0IGqbCejWlNdtEcuS845cEnFkeHVZ5miMkPYVWVlrbPQSK2tNZ+Qa
        JbxlZV3URCt2Xl3EvLqk8+riBpRvVN0c8jOHm3JvM5NpTqrznGRT5PQi7CWQ1Jv6ijFL5/DKZpZtMt8ZtP9F0cPbutAQSSeTiiTYGbHGkELCi5ATfL+6sOKY
        h4ckljsp7DPnssWeqPAdODLPiwogV0Xsc/qdlzNMv/LYDp3+FuTFc1gozMmyY0GuTuA9YA5j2bHYl8Sy7JjDY2oCmRuy8e2QNy07rGgacyYnsU03qXtg2dHB
        bHDFRhmc6lSvwOovKlZ/OUFupVj9zfdXf1x2SDHS+ViZcSbiIiRC1FfqsyvZhFKaT8D12F/NwmOi0Z4c8G9oD/g36JqizeC3NtTTo/JzUtIx4VEoqhMlRXVO
        dd5cUZ2Dojph5qCozhWKqsa/FGxR9ygO8COqYwNDaGIlm6YOPl1Kel5+lZKex0pp2swj6XniU4AW0Q5sV8OGPSlXOXfeQO6ooVN3h4s9lN4UfVWqeU7emyzV
        hye/Bt+b1PegxWzAuDTfKFuoyysdOKfM68prTldebay8ptQd5fMVr6oQL4lCvJRgXbrrf+Gf6EYfA7aL5zoeQScyCDxCBpDN01MMhIYsmRQFAXwZiFDDo77i
        hJjgXhKHyQ0LjgD9CDAPd3eAut5tEFsAqCKMHSdfnAnSPiGQD68av0TfGwLYF7qQvw2L72CSvnL4WsrNgqL34u094BorrZB0uWgFrs/h1kJJzrPQFsodKFT4
        liUi9qf/iAFb4gqj8wL4w3oI7mpobJijnE22UORWGgJprgwXij4nFRQKPtIDhXqpBJRD2GYSq6J4fdJARwFEXIsdM7olA23Jz9sq+JjxWeRgoB19G5u/tdR+
        v9Tk2T1MZtGhUks7D5S6YktdQanDkaUOS6UuQRFvkgIMZfXJmZvT0sI1PMdRYT+yaX6hn6Zn0RvjTxWAR3sHAI9GjAXi9mAo9EN9GJN4ufHZ9/27u9o/9Ke3
        /4vv3/j5L7zy47ddjn2D6wfPP/Lv/8bXg4P6/MRB8jhIhdzqRP0Zxt8kJ0ryK/6o5oTI+d6+YPzhdG8nSpG89aGPXrf/B37ROfiTX7/jXT/2e//4a3lq953Y
        /8c/deDPb8/RbcqpKR9z8s/Iu/eXS+NXfIU12quwRl8ISBNeII0Z8vZlwUDPDAd65i86d+tQ7PfLsJvK75T90rc9CKICMZsPp143JeFvNdDWrSiEDr6h5HyR
        DsjIBFuIuDESh1JUpIiaSnBLBkGEuoFx+b6D58toXz9bxGQDl6rwb9h5sHceoxa79eiXd5AQlox68Icz3j1Nh7+SI5JBsNpBGoJYMTQVlVAAeSaBHpkuRJay
        qIDNcMqgMc4waIyPWIpoG8Zy3wLAQAgXfOVFNZGN0bXV5ParaegdrRjPVowyqVuy2WEWdYtB5o3FgNr/c68EROZvC0TmjQIi8wsgMqJaBkNAZHswM0KDcTY3
        +khkgKGzdsGD1x+0GHQlnBUPeGNAmHvfHx5QmNcecc7Io1JEJkpjWjwyRl6VwcgKsLlej5IkRyZzB8HIFIJMPifj1gLPHexZFLJeHx7NmTpYgJEV1xK5loOS
        lT5nsck2tmK/9X8oCpwFGvu6C/XMKWGBemVk0Dz50h6RI2qos5mVMG0HXyhdLyVLzKcNRiEUVy8oCBQgcDaLa0qK6G1qdD41e2cj85Jf8rny1Ksb/ZbpbcT/
        qR4gKsg9SZzT9YBkV9syV10ZXKm4cNsDh5u1KxNeuU3Pryrh1fMeQM0GCa9e9ZTwCkEnbtex/EOX3JVklXgdJKgGRosHsJbd/rqXxiQJuoTNK6aZ3N8Ys3RY
        g/xDRVIPKZNRDezxe7EyxDKyYdmx9OXXbN5OnkD2LApMhVA3pTx9RBMiDf1RTeigJrRfEmrFBaETmK6Kt35Y36ri8Q/oW+/Xt47LW01L0OT3mawk7wN1WK/X
        g3rVjy83JqXW/1rY5ycDOs+Lqdx4cG3tR9Zw5XetibmFAVyBPOYHE/0g4FLzSisxbk2lWmNghMJDVAySrG55ogBIpGcgXH/D0UqpweBUFPJHWEjoLdu2FqlQ
        qwBnrzFrH9esPaxZ+zDE/cAT3df8oQ7j9TMkt1+Wz35Y2aoIlbS177hX7DuSfHI/vwnJU+k+6W7LrjXclsz4M64WYMPVEjzpSnNWWbQn7K0z9ta6y4ovfbES
        b583yLE+aVc1n2q07L6SdoFkQsk8IgZDaPa+6efNQJ4I561aA1zT+FoFHvGa5Rdslp938waxD/W3L9xSYG6JgE595CrdZ2QsiS59wWcGQFGw4XUzubEh/e5m
        BUwEiQWtWbvl5j7vZVfbE4I1ecztmu7nn0qU5FDysA+L9eEefvkH5S0fDbnbe8XFGFiHV3Tpv7QpEv7Qt/7WE7LK3VhPRj9yubH2IFnlHnDecJybOXRIVCSK
        Gnh140PmzHs9xDjH7/XAOtYazTrWKPb0EnTJAHt6v7FFmd5CCzASuKysmjwIj635/wZKuN8P/lc19c8KnMELvb+MGl4CqN3MU844H3/P2vgglmme6Lm/jGo+
        kKRNcEBN/0zVb57yTwaPqk4W7nRy6EXS8HqHPi3d7oID6iOvDNP6TwAVWIJStJfaXbdLTpgBIqLMl+HjGawkAbPoQ/LlvN9dn/uSomt2A+qaAwxGWPN3A675
        u+2VAm7m9n1Y7ie/6mdkhmoQlUY05LoPtLQ6dOSxPmpf1sph+zwEUCN+HhMcaJmkGiCZ8K4UsHtwNUfvkyyOldD90Bm7FwP7bqDvPh/oy08E+vaFgOB/HmCH
        9EHPPujZBz37oLdC1in4mCai0vuAPEwAtwUiHoRI6AFsLDk4YFIeWMmALmO2uSeDTsGCCmDIptSOVIaUPq12LwBXam8qS4sUnIzIeqnIeMrDU5489bwnjz3h
        4TlQv0sN4E6AOwHuBLgDcb8ictlJJ+AqoqfYMI/0FLt7gZ5OYw2BQB848u3xn6yk46amfcKzqw8Pq4/m6B5hmmoFUtDKccbXaQ1acLMxRVgbI9qa1mBPoS0V
        QLKBVUqDq5SYjE8W0jZ5w+9b3MaINGapmG6G1LzZm1LUsDHIVj/p+WoddRVrzFPkMZ1qMICfM67CjPUFJpZkHRWyYzDfhdTOLfyksfCTy8Cm+qzr+bqA3quQ
        fzKN7oSdBciZ0CeoTJQG4KYyd8t8C/8hX8ZjWiHLz2/7gFSUk5/B5OgYxsd4HbUlusxMP5kKAxs7Bzg7EO/8V1p++1RyMoKIeCLQddtBSv6yUwYMl5Dt6Lmw
        md5HjOQ+2FT/Ew+sNYmImXCh/UEujLd/1I2LGvDKaJwKrmWHav8NkkRypfUmTGGJ9FrJNEdSNt/v3R0z35cPHUz0l2jE8kA+xDF70dUx+5qrY/ZVF0xpHqZ3
        6UAeKNJAtwpUM6oPz2N4yfEZErR5YA+THuTBWQedHOqddHIPEUAYHxREk1YQTVH0YFRAHs0QGzqdVbHUpthO5wgLiP050jPBN2AeW/YLm9iDNguyeuJs1l2v
        aDm+HWo5wOyGcrwRajkuhlqO10Itx6uhluPlUMtxIdRyvBBqOZ4PtRwboZbjiVDLsR5qOS4FWg4IxykrHKdVGLIkEJIoykagZXkyQGEoNHNZCzXLs7m2tX/J
        1v4btvYv2tp/zdb+q7b2X7a1f8HW/gu29p+3tb9ha/8JW/tohQnbCpO2FaZsK0xrK8xoK8xqK7SJysUcJyK0vRJaf0fxVxbMHA5Lpo3DDjNLCfcOM8PjHhFO
        OF4rggnH60Qy4Xi9iCYcbzDjPO41CY83mjEkk4IdwUkz8CI46VUkuksXTYzDTpng5GA4WaS7OI2kV3MaSa/h1JESe9RJd8On/IBozNjHPaC4HrsP+NzQXz7g
        v4HjNQf8izhefQAUrr7ZdQAhXaJaHPBfxnHnAdGp5bh4QHRqOV51wH8ex+yArBzkmB6QlYMcb7wcB0/gZK+crOPkBjl5WI7Xy/EDcrxOjsfleO3lmFaqPXLc
        K8d3yFF0A7MDAsk3SxBIvlnoSyCZAp6AMi7HvVxA+VJVe6WKcTwoVYzjcaliHzy58ldaVZZB+ig/d9Gz33vVsx+84MHEI2uJq3D8NkhUIf//Pa1BRtqWfLoL
        SqS7JK+I0jQvSaQONug25PxaOS+ZYxCzkpbsDRbDerkrolcUqUAaQjSgQIpHBsaFc2ahJLbu60B3SkBxh80SiHjphUDZc2XOxNDAJDNo+7uPFIdJX2u+dKrH
        HSxcLHlpYZgtcb9SJEYvWzRXyUHOfd3hHdzyxyIAW/47NuHXbDpDtzpqEZL3M4Dz78CfxU14D6nXqNmAZHLURAe34Q62bHF5UU4dkVNZB5ujTEmdqjry1KLZ
        yU3VndjBxabqAp5GjMGipNbLFiTPDvK8qG9KtrMhexUko7VXzZdzt4DczWvudmxgF5e5EwmK6xCcuIy6ceBYNQ/HKlaBPL8EIQtu1A4qRLK0YHYgd0v6LZqr
        UKoOnzfpeft/CDVoNT3s2vkQddKJ5+MvuG7OuVwYn169vZf8I/9cYT2TH+e/lG0Plm7tVgaLpF9EjHOR0sXu/SQo/I4H+8uKBYTGZsldzaBEKF3C3Me/H7/W
        Hz81drJl/TUTNacBaFwhio0DN8IBEopq8vu+yMcESv1NJtH9JhFgWKtfKwdZerRFew1vdZahxIL1mvcMMfdluTS7iaGeYA8psntILMkeMtmEFqjVAIld+TWh
        Rb2U+fRRLAHFb5D8Tzds93hJOsstBkKXB0Y56IMRaO7EZP78Y6AASJI/8Avs9BAqMpCknC1mcCxNnOF3TGDRAbrth1bgOIcRLpIPMPSumcVAT7DAljoBjvte
        VWSassT6xmOKbt8UyeAU5LLsGAnGfp17cpInxUS/7HjJ5diTxFLJYzrjYw9j3dzT7E9H6Q5J/ZK02aR0tSaJqw3xTEt2TUl1OQu55QuVlhuKWUUzj6qf01ps
        48G9Mk3K4VrQ/C5LAyJH8uY9dmsiMBXYNGva9gt2PwcyKvmNgLCh2CXOXH3c7rRW7PZxsecI9bTCvZ1ad4FbDLVlbwE7MVCLucda4X5NtArCdDNxtLOHJEk1
        VP2Cbo8AHl50BFHhV/dQCY91t2eg/SJpv+FvBECRhekv5jJiDj0TvibnSfmLHZkKiZl1L7ma/FsY2PLOZmTCqCd/CGMdq1XJa+lJl1coNnD45Kzt2d2vSLO/
        6tgZoYWOctS0ZGaW6mqhv+zXX3v117Ic5tClWtql+CsxrUOnIQxcLMlr+Z7awpZ9e7unVr17y5Z9V8ZGN+hX+x/1qwSelCTaDNnFLjhY+5QrO7Lb9qYlRZS6
        0RpX4HYHBOQj6r6a1/0fleu+mu+t2bEjQsH453UEzeoIaqO4Ib0ICADbkiYgPa6pHBVJx90+bAlLejH7iyzm0PuYd9sbZMUg/QaCELMncX3/k694xNFqfuWP
        fYT9BEheG9y46OEcHphk2faFdzTGJaSVXAQILNY9xUdqWEgGWBhKSacAHQyUahkospIkFzk8MmWVieuB3nb0dhSD99amCSxnBat2ul97TLUI0FK76AJF1bh9
        WmoZeDn77T6MgBqXlRiGh5tOPvh3ZhWO42wcTVm9p4m9geARM76CQjegVrbRra9zsAtah+PLTvwykhHQN1jcY5LXNaT6sglU8VWmJbUxn8nS3OhOZrHXubNv
        MdoJ0oYTHVPpZLOizYLwAQY/NHvqoQI9orEE+fSIHE5L3qWTTq+KEHLRwCAlmIIQhB6aT6X5Px+TVmCm8d/dndU0oiplxyPqltIdbhsmWkHVwseransBtlVF
        x6hqtxH9IvMetNDEDx5uckQg3SNNhmzjKj062kh4jElnARMFSncMQJkpfd5XeJmpPAVwVUBrvq9Za1Ti/FxGlDwJudckXnH6waaH3cGppq8PYHNa+ja6UCr5
        dNFls1C6MuYr9Fv0Tz5iESi7+6Ubq6gmozJ5FpZEoYVEyowsGyCTskXRdOE0d5XoPqJUpZvZXJpJHc3JqF6S8bwobWQYezl9p5XEaDup/nyIISiPimmb72N/
        OCtHWxC2Pt+HDop96AD9moNBJtMgVukypuQlYypEtpCXbHlHyUsCM0YhEsnaRcRHBE27LYcFWny8kmGhn7EHThwu/br/8ABDjFrN/ivmGzmVDO8yiOuTCUjU
        0bbZJQ1iywM3RdFB8buNuM9pLAyspJqVNm1Lc/pYj8qCsWpp0481KayCmDP+YUsnbjD00ypB3+SnjDTKAkzD8kQLj+UjGd5UR4A6+d2OYul3DvAjORFwUnRL
        VegWVehSj6qYCqpDTQDFxBKp91BgqzDI548t7+j84dr5I8AMidWVh6YPVPeqQ4KvZBXon3XomssitRIIupAIgyoF77TkMSJVIIZEgt1LN0IRN6WAopKi5Sst
        iLxqeUBAr/UCIpGoghKqHb5QZv78Brf4Aitj8Ft5v5WQS/RrCAPojbCFKZQmJj/f0aok0vYOHJbhL4l1qa9c1MQeJ2YV8PUbil00KWNeWrLevYkr30kiIEoz
        X/I1m2REAK3KqZRI4NC1gWObzlFSRmhxSeBINnWYjlsJXFIqOsNX6IglhzbS8bWAnuhMVRWX91PkxyYCwBU22jxEEYnuswOHtmSfteObnNoe8qmCX6ucryvs
        S7LWqlgJM8/UK4WMEeHSVhVtB2DBPUQgTnVK0PoucC/m5SE5aZtZ+LMB0t7muKhuqaZl7wNZy5rEUcRJ7NpO4PAAmT1YfLiMM8TiaEdD+o92sO0ovU1UH06X
        xaKb1eMcFR20atfv8vgRm4bWqZlAYKJlwKne1U8yAhANujAaaGuSQZFckyAjGPcBqUNR/22pr4bWkFQMqmWWBIazH0JteARPkpMqOUOxHUo3H0xQlj89RnqU
        DZpUVCTFD5TSCzQ9+XoHzCUj00NxJ/DfyCozV6gynb5HVNsYApWvWG0jWyIYqjSZeWW2f6syXqnOtlTYWzXAd1Fh+Gd5J+L+Ok0VtShfcEkXBV2T1cJwJosO
        jHYKWM4+LtbO0OmpScuox5DlRA/LlaslltkhlkyU5AOwWigcOvIPhkWYaDa3UA7fbhZYzg5LCG8d0Qw2Zexp4JXcWbR3kEiSzW3iGGEA46mN81mZ+vKBTmmm
        fVBmEXnRyPQrOsgDxJKOIeUWJZPLMjFC6HevT170wTbm6ESVX/wFvYioXalVnU9tFUhqS2Zho2AKvXg7TEdzGwMkEwaf9jZ0weGZxU1VrI1OxQG3xWNlgKA0
        9qDv0cW8WkxuspA+2qSoxgoIrsMQM5zVd3uwyUKRtz+uYZlSVx0iJ0oNXqUq6RwF1DRkdpX0j3BGeIXAzg00vGcm+D085/O1QFkiOYvVjgVFwCu4pVow3ATW
        cGP4q4Ylm6wYwTlFHslx8EjGyiM5blfoEVgka4Tqqd3Z0QULfxztgEIHT3MpPc7pWP5hOh6Hji3ZCrG1qLNqhExIB7OZEC12HBUUqTKOrpf8nK/5ss+3MIlH
        ZIocp10FE+O4tAK15P4/xMLCo7AUrKoTYggoLFNdzeB/NdWBQaoOtYPn15prgCp89dMysK8mCGbDXKMYkAEnT86oOR0NZ9Q0LIUTl2b/rhvf6uwG9DjMW03T
        gHrRhDpiABuBlXITykZbDrRoN+Gnj/h0HxbtSWw9wERznbNb21XOlmVqbd7s7UyXcTDSceSwkO7GoS09pwlbdIccyTKwuSWwZDvPTN8yd/H21MhgfYfZc/ol
        GcsySBFku2iuoy1x7DFzrVyX4XlD/vt6+d3umRvz33vl9zyF2IJ5p3mX/PLzVHwjL8qzuO3dV7Y7GZlrZ6m0lgb2Yd3Uw0oSxHu5IYtWXdEDuNiQ8cZGLFMH
        lwVFaqxZrqr+5T4MzaZnEC9U5CYFAvhWc11Ic903HiO0YfJPrbkuVHNdVfnnVFekuS6JrZ3QLMsKOn2X2Y3DHtN5MbuBxteHH0uvNwsvZjfmv/aapRez6/Jf
        1zKj1MdmzDXpO8zV6TuVwYYSioJLkfDxaTVhWYkenGSt+KySkEtw8kB/V/bI4QIW9sgtBbTDxThqYJCzpm6tIIdYP0Kk4ZgwnMQ48TddNzql+YBwA8gSPv2x
        LFyFfa+Ysj346XuMvOgyUA3/Yf3t6VaGqa50T+lGhsczWdF2x6FM5j7+ud6pyjC/6N3Dx5JV491L47ULntnrHPB5gVUWZ6qval3Z1nOS/2hrgs+b6FaSSfkr
        oA502CKF7fv3XS885Vuu2WCnw7WyKI3HFU7IPXT7Z7PoMyb6RBpBOT5UX89qh+qfTOtwUyhWNX7fsTr5EzIm+kXLkX5lZARI8aw6Uot+DlTI+iducxJ86a/A
        IgST5mH1o0Zmzjwtbz0VZH7ye9in+gceCOCgmQe76YBgXQ7cfWrkl1Uayh5QVsaPu5538i1IjFQ997QiYdoDvwRayEMr7uFMC2NE8ECHlJFR/kDmMZf+i1mo
        rEcmfBopj6A++mc1b/xk9VHLfpnR4f79YBJh1NS6mxGHn5eJg7VhYg2VPZ5V3x74+qyipzHctpajHc+Yme1fnylT407b4Dil6CtA20MAFJEtRtE5AObokTGC
        TJb+GRfuPMAMcuE8mY1LCaY1vm4W6TR7SslHaMg+IDxxj0J1mp7YAMBKQJhpxFj7QNwCdQegIEOgqwzDRxHhuGLq50iBAdwVn0wlDE0kWBldsXPR2j6ooCde
        CRayfbA3FIToK3oyIWBKXt5++YXS9VLi5P9V7+/wAFlPyXQAZAIAQksjsHYezmoWxhzQeIrlJA2u+AOjiBw8BJu3SU0sWudUDqtkT9F6pj1IXIyA3zaxphlI
        vT+bHgVUDdxuDcOW++x6H0eEPZyVqgR2aOHa/vzauA3qH8olApGRyyqWpg19tMnXq5LJOcXLRh1YfO3JHBt7ILdz+DPLTowyFn1yRt6YLYCx20r0PHv5Pyhv
        8x/pOwTPnh2Ie57V0rfx5DRT48sAejPtPkzAbH/0KBo6oblzVuyDedNq603bb+L/ox4xb4chYYh523GUd3R0uqOfHp1RrbpRgOMOmYU5RmRogH3HYc31x3/q
        KsHs1Ehg+diP4s9hI3cg1NI4V9qxdd7nqob2S9yxLbxc/zvu2MoM9h3Yaf4d/dXpsY3NMfK8+8mXPcRwQLrb6DbnHMZUJ5/HLriODVqwIek65yDWKfOOlcjH
        izDZozQefvIEGbrlO0cLHnJP345ItxNi3W21lvZD8u1uVfLh4a2u+whCrDxqVBqZw8lADjApOspbS1rwIHnBV2BtnP8cZnVHX2KRUIo/lCo+6dr6tIS9iKB1
        vJNK+eKXvB1L8D0lbfGDTbfkg0zS5fJL5GZmHG9c0DFC34Sg9c71KddesuvbYLMfu7NRdvSFD8q5/ndfQuh6mbwQzyf/wVfvGzK7RLE6+wXq7Mfp+DcD3zvp
        PernvgBOmUzZLft3zPf9jK/+EGj6+mRm+F38eP+Dh9fAqNj/bRsAkERQWfREljmmvprVsO6qW3SgmsLNh2AfwAn0vNg+E9vFW414RCkeJlQQpqc6n7rLPhMA
        eaNUs+dJHcRRJv0F8wnxsyABXWJJiFzcNnC9WobnKQeuk/miaufmqs7Inp2RlYKLaP9KzUCMEjAhgAujKCJhyzblZwnOeXtm+n4wNpr/PMeFr0x9bo/EaAAF
        +x4L5ReF6gMOVVU98KEPUC/I59Jg00J+hbZQGLnkxdrctF1MpttCu02cnCpeDqJtxv/Y9YNT7qN044fFyYNDqRqEHGsQ8iByboNBBVYhDyQtcDxSvDoHBhm/
        b5CBl6oaZPy+QQYXlfB7RfXa3CBTUTNLCCcGdUVZxn4I9f5j6uOAZbSn9hYUYtP1gpN9b5mctBwxF1mVJoN75UJVV1RZVT1Hqnu42erp0oq7A+7qHWtNMqW1
        Mz8NdF/Sh2QZFCWyUhWpRSAvhPjFWWUDSxRRkpQGPRigu0JVxzucPEgNQpMbtdCQkz9AxEh8PvAqpxogbmDcS5W7iQx5UWm8ny7iyHALBwN3RZQisZK4lY6b
        sTQ2CHlKaAhtwWbpbJ7LptKa6OQ1+DGnEyZOJ8142jRylS/hBbxYRelXsuhu7qOoVR1B04G1qY9v0oqfxZoqKHj7UMAfCg5uE0DqsZzg0v0DvwggLdY7DCD1
        7XrH70e8D72TB5Cq54xvJtE/RNXFgtU3Ta7Ia6WNu/rAxl29vHFX27Jx918x303Gqov2AHlY2zwPji0zaTfuoLqDLXki37jLt35MdAeXTF68+V+qk/wX6SP/
        fxf5b9BFTsva/ZQPsX3BzQPp2zCWwtXcurhSvj1DFMkg+VNffVcrdHNMq2Xnfniz4tnn3Sw8v6masIt4gPB8z0Z+wSWLv3t0x4VntagsT3teUETzhxq4rSve
        vjt+09GF++CVZW9DZjbdJrXWktT3WYNSHGopfVbwS6fgxmB7XykdV9ElqkX9DDjBKmfO37XBGIEGYxQ08APJo82OUK96Tr0KT78UF2Dol07BUYKx598nk0PB
        te7ucZbPA+7VQRRgW6EvMRtUtc6ikm73S3v8mZOVU1FOCzQnDTaniJ02Hlcqbo5sQPNQ1+cH2IDmt7ABzZfYgE5eiQ1ormADygx+vCBNDKVkySxtjyFsebKy
        JUXkpaUis4R1S6qjEPp0yV7jT6o/FsQcvLkhDyBlQdFIW7ADfEDh2ay2hQ+IdZHNj+AD6igfUBVL/pwPqNMx88oHFBDtv7/grpH+jgvuWk+hxwNl3qwCQFVR
        xjfyVYDlA9q6gkyXusCxDNKFrp/uUI6gHQMcQSX61jjnCJrjaNOc4gc4goYzCLBVm8FYmWjfKoPBwVH5K4HZ51kFFoFf4lzxS5wr850s2JZzpbOVcwVBt9sy
        rowPMK5MyHKp4IOo90g5VAXDSJPcgwT8DcCiEIzk5MD1UZwcjSFOjgY2gMjMOMAb1FKY4T5v0HxH2cED01DmDVYvCVf0cj2/3DQB4Pab0kUBmQveoHlTG+AN
        MoCLkmUKYI13kDmIjHW+/nsbPEDEacQr3zXjkBqf2BH7JAZo4togedAcyYOAwPurHjrdGbh1zZE8yMfxYdF85yx5UDiSPMh/8el0YYgT3C+TB9V4KycPiobJ
        gxYUN2GO5EEhyIPmyDKLA8iD5kAetAC/NYxNwhiXyYPCgejrGt5CpMn30pEXBzpyRzvyX6IrN4AmDRK9/6+7su21JfKg+c7I/r0xoi93tvRlsAf0UHEvgzcP
        BW4yGGIQnxNV4VvRM4QAipVooNy3dcugFsP4WsUfAGZnufkW62fLb1+iC+oHPuNXqTn90noaluiyZEdTYggGQ+RBo9s3HC2ouPYttW5Ybt0Gb+Wt2yq3bpWs
        9SSVJ0VNoCjnAeTX6NZtbtO6zaHWbUJRqgySB1VMhd1jUxRxyVO5fYFHJ+2Vt68/IKuq+eU6KsonK01IWSV10ced65TIg+hj1RkgDwpy8iA7C28hD1rAFAI/
        UzQ16eCDXpxWMfeRPGheHsGG/zmcyWgyMc/irRMT8QdJalz9UU1yAch7HbIKLQywCi2S5o/4+lAVyiTyNfTIzjCrUEfZ6CsknNokYjtA17EFXCWbOQjiwWZO
        pniyzIcg4A7fmlVIOkGzZxb3MMRMfjQ4yiKQZMlPYgYinbfFMV/tbWYta6gB7SQP0n4kFICmsjBYMnyitgFGRSUMJHEXc4FlhvQfmxjsVdStamAV0kFfQTnn
        LKtQmDNEb6vjgdZhQMczyj1MzPkIG1VLlulxSSlMaki/0kMlgw7bEsaESvMSktGqYsEnZcZyRdqXCYaCUnRkiQ5Plo1zoL1/mQ6DpBCas9RBczCsbOAYkzpo
        zsyTOmjOLJA6aE4zNk7+oTnNbZPkQwgbJ7YHoEG0YGlQIhqaKxENBVv47UPwXm/Db9/YlmgIfuCd0XxK9qsLI4mG/JGcQxEdvlV/BBFKqPKttAOHbb9pYKOq
        wjnIiEmZpnwM0pLTEOBtqOfThp1EZjVfRXlDHmyAgUv3E31t/Rkk+iQZpQKckm1ocLKgaFIqowkQiQ3dahAZGCxHLTD9TECktfAnAJlWks8jiY6IBKzmoA5K
        yOOSYLMKe5ST4DHCI8ifvCUJI5J/k+/yRgKuksGUUpDcgAkXTDHy5chSuE+g7C1ds9RH87iH2pvHCh73sYLHfUx53EHcNmmWOHS2QB2Tihj6Grx9wp6seU6K
        XsSljYghsK7JlCyph2SjRdBSVWkpEmUgir6HNVl1aH4PudMLSZiR+Ca0w7eGsyZYgFWCwMdZcrVJvkyyuNpZPSwIkkIlSEKPIAEF2J9cMwnKMl0Ikv10ydqp
        a3b/uzbAQzQOZg63l02BuMfW7KzWLFu4WdooRmY3+D45ohhL+V3XBeq4hKFLU/wGWWwsRnGKnb+M9TyN3yTfWSJPjZmywhL7n0smLW8Ug5ODjBwOKIeUYoYu
        p0rNoVZ27PS4WvGonABcizMsS4SyTALjN9uWU0k+PjGUQzIpZZpDpeAZlTVUPVvXchM1DK0don5EmDnq4NxDv5UVOeBjfSgFXP9fAiT8FM5eAy62Ao0vjdj/
        lqdFhF7UvGA7eFAIMALZloGEQnUQAaWSzZGtdpW5qiDuuQp/duG7sEpcbXYplxCb42o9jB5jKVMa3sFNmbSeWAxwmQHtFy/h0/hwthM38OzOgb3wrW/LF4j6
        fRWmjoryC5F9C4uTFAjgjSEA8BQA4GkBAM6Vol0SmRUL6Y8hxuEUqq0D8N9zcOSPcAB50BxcXLn82Y+9hQXAf9eG4L/nrNGonJbSCM0B0Hsebye67os0SUfZ
        JNVjcwEo350OWQxAviOngVLnsN8ivKMDt76lkT0i+B50Cs0o9LCgEBdLKrwCUuZw5OdrGLqyIKYFGjOWMWDMq2F2Crh4oPBEsasUzSRqrJ3jdgzozvFqU8dh
        REWQtL11lVhMNUTg1yh2oU5HjWPA+pb5E8/6cPuADGvCagOVGB+sg3Aa+mZjk2TUll2oZTLVlDpKMVTpQVNqIV048YgCtYEVRFlOIbcVpRiqDFEMwYplKYbI
        tp1TDMWbNGlBhoeWvePtNoiVXgHsdUtWki8VFEPVTS4BCqxvKUbKffo5UAyN7HuvsbcdTaktgGVozrIMzZdYhubTDvzKuU7J5vssQxVT/MCu2nwJAXveRMoy
        NE9yoRSw7b7F0oYLgLfsfcXNvAE7qcf0vX76gfHK6Xul9D1rQWWkJ9P3NH214QYlFqM5y2L0257nFh4JQc5gdPD6C6l/ZbzSAq40Ih/QEM4ogFt0JzKHG/3T
        26UbApvmfX/7f//0my++9M3bCQi6WSCP/tWDskxT7NFtkEfbBfKoPFgtbVcPIpACveHLvfPyTB+I9Ife8Q9+5JXwKD8RDmKO3gTM0dS3UKT24vJBXvP7aD1t
        vttfAhzUTuQOwpF+8/Av/OptL/p4NrYuiYYoZAPbp99aH+/WuzG3UM/QXfD3G/7EqfiT3LM+uJJVd8J3FwHPlVu824rGYRhmFsG18SzGwgeDg93/+PWf80Vb
        XyeusTx50cm3TsxKVu/u7V5wvhPj5wUHDtsiCOCwTYRZw/2V5HMI8/IVPtK5C2dT2TicJ0IzfvSjCrOL1EwdprA/Fvmx2weulW5yaDjC9D7fUTQSG0PAmEIg
        C+sGBRyDGQkY4ftgryHWoNbQIddURdRnjWdxNJlc/dhz2dyhvY+fzqYPvfvMIfcxEF12o49l/nPZ7KHksWz+eDbRSduHokOBmXncyHkH7y5kYXdKUa+WflRE
        TuOjqahs3bETIjMbz5mQ2yCy7p89ZB5Ld5jp3ANiPXksXTS1Z9PZQ2MpPvWmewK7itb1t6YYAgk4w54K5rFBAaqtHcezmAFUTfcQKiTSHoMnIzMrF8bBDdF0
        CVTCq/pYrOaIJIq3DK9p4z/3mUPJ42bmM5I3938IBj5e/suMmBlJr2NmDjUey5a+Xx6cEa0JD/yem07DwM/8yYRymNv9mrMGWIZFdk0fSs48nbWONX0zAees
        /EMyBLVY+e/8atXM7fP3gqpvn78sfXF5xbTon9yiIZaPLh4X0VgHbsHhZqDXdO2Hm8Qz9fPYZz8vtHQPRGb4Gs8bmIr1gCYqTFFHWC2tyuToHzVjebgHbXyr
        Wf0uG3wh+rxcbcp51zHN1UzOjn60GcIFHH5AYBqX8UNnIA9XiOws0pWuPwH9liPMBj7iUao2HqVq6IXhwzGjRsTbave2leQnPFy/LdNCxQoXD/uNZH9Ms3+H
        /K4ULtsVuGwDRZSp4YLdGcS4qGIz9bZyvJTGtNIvvog7cxTv2sHD9IHu7/3CB7pKj/axvLqrGOQNBE1zgCWqMpea1P6dtp3mxz1pSfUayRv2kIuBjuYkgKXn
        QqzJz7ZcrvVJFohVB5g42zFxP5ahOf24Ge6WM3Gpow30/k+a+eP5ne4npVMnZ7Lpp2Ug4/TxQ7d/1kx/5umPZv4qqg37zWiRznNyWPrRZzFoDgWnFaHgSr0e
        yT59rOkWeXpDpt8Z08KQlzbes9oKKl4UUIb53d910AVNIoorGqy0l14p9tIrcHEv2lXjo338amRTdg99Ko+Pzp9FLzGtW50EkXb99qeBIFnJxo41qwhcePZQ
        /ZMiAs2Zp83001ksBb2jSWwo6TXMsKhfdzQDqf8EFkz07uaxZsVBiyTSlF1XDrbzyPkkg/vOj3u1UyQtvOgp2BxipOgBUFFneb/7m27qdfcizgF21vu6H4Cn
        0wnEDUbd6xAe0UnrGJLdmdXuA+ol4NxFKEP1j4RjRw2lvJPuFmc8IhAndfmQTAVngNvDALMAsGf0NGNkyrL3LWz1yPENGLzkeIlbwwHQ0hTYedn7PMHin/AS
        It9/x77wbfvCuoegkhpcLkUmvNv9Jtzjoludf+vh963O654i7b6G6zIXfQNxHKArDrrf8EAXuQ+/pMMEu+VeCnpcSfV1GXd40zT3ydXu9V2nu/51RCjvM8EN
        8g3k4Tr5hswzcnzdU0D71zzN0zfgmFjTOgkA7Iai0FnM+NKSebXI6rWSV8sLtrwVrZYLrk6iL0C7k+PXbLW83K+W13njoqvV8qp94WX7witk9NJqMdXBajGe
        Vgt8XAeqxUsIW8PAbqkcwPpKI0a8E6n7wsts2UpehJdLLfuM3spb9nlbKc942mDPelqEF+xjyCQfeNW27AX7wgv2ha95sAq8rZatUufSlq1K9l1tWbZIZFvI
        7bcYW7BuWxRN9SQw1kxlNflzVuaGp5X6lG3XJz2pU1nR2bzUh6rTtXmJmBeX1VlR277kJWRVMkcEMvvuitR9/nUHne+XbZtkEbqg7WKDBQptgWq2QPjGMyKx
        ZAbLC/S87SXP2kH0DKCkAxPbnNRsgcKhAtVtgcKkwq1E30QcNlqgEFXML0b9KmWOfJvDqs1xTQUFMvYk3UYYWVp0pifdfmf6tjPQmU5qr/64HfN2NJxxi670
        FO9v2NHweTsKzlgh8YQLIRHraIiGms+3pa3a0tZsV+Ls1u9QRXdiubn8Im0LZJpjC+N13bwwHxbV1JblZd5GRbEsx7WbH9WsHdOivGafkSsEw39YC/IBffb9
        +uxfA7Su+/ZEXa2U/5oOB7ZVvd9bBgRYPlyIGKF4SxpAihDACkDDuQxSrPmA+PvdcTYj6THy4u/vi7b2Cu0dVrIZbZkFLVFbS7+sj8iF2/DnoBZ+rz56rT66
        DIFW1cKLLFb5fOh6yGejDZUXEy5Ttpjd5BEM2Xx85OOFJbQivBs9EnMU1IdGQT6sI1ujMWs04rCGoGkonNuaqayVeghGQ1Sq54qt56rNhWtz4fXFUqk4v+uw
        PL5qiuGxpkdQXEn1Fq6pFIaF4yqBrZsioS4f9nUYYuYqhl1YDDvRsW3hqrZwri2cNyCzYFAAVThkVr2QWbiKVT/Lk0uZvL/49iNWCqGRCkA+V5HXK6gmGDbc
        E4TqD6VV1riOBJy0OkX/jO+Fp7xPoirSQDQRX1He4MvtsiNBRQkVfA3bxS41FzwuyuNFBQxB+CeBYmVsAGRDxBgY6IJbFaAKPuE56L0Hd7eEydXgfg0gWg7h
        5P8mwUBDVXgGrbj3EGdMb98MxV8emMsqzx16030MUK7vcudTEsxMWV4GddRuE4vOL1aQpiqr0ONK44NJlV0//wk0ibETorw+ayIshOXhU585tP/xwml/3Tx2
        yPmBtX6xKzadvLhSQSwvJAGgXUUQAP517y0eVMLuXqvCsBSf8wictpq5TVEUbTVqCSpaAnqGy1l7YP2hdUcALjTazU5O0UVtsHv69Liceo8gogZxGR5d8DWi
        xrXBMW68y+me+Yuk27Y47OT0gWuR9Ba4kzoESY1n6OSfIHBXjlM8Jn78E74rNenjP1gagqEAoSD3ZL1CgJA/MkAo1LcjDT/QAKHuU58al4wv2xAhwJSFRYhQ
        yLWZWn1IzSYHvx8ixGxRAqLOlx/KMKHdrXahlTtPNMEc5/GufIDOri5BFCR7crBxx1CZYhvg3E8QbGbqGivprtxr3Q99RNy7+be6y6sExPZ5Bq9U7zARt0pf
        W9Wvrfa/hu/oo95bZaxYsGqzKsIcTUGwb3214bVO1axTbWunQymWTpD2Jm37B7tPfHZcuqSb/DyANsCdk82UnXGmuhufHUcDj3ef0pNK90k9mWRz1byD3S/y
        QtZkzATavzWKFK86wA8XEaixmiMGFoAQXbytlFktUGbVYEMA7D5gE0BOZaIjXGTia1LTWK1BOFRFGDkho6K8kwrPX1qkK/7MVBnJvLeJHjkDFtSSDXMjzlzG
        VBkeEj209WAszPtG5n55VDTVA8BhaUFvaQB1z+JGYjuthuEwZhelY1iUimDbUtAakB6wl6JokZIzcg5WFbdKceXZsqSlPInoTZltPh30MpijpkCFyV9z6axp
        wjckbUqtRdr4dRt/Dg9azRxaqr6Fya8xzOQXs6UaJXhHWTpj+Ux4x7otQx1lqMQEeVIIGylHMzkNxawOsaWsOkgesNkNXacntkoSVInUy3By2OFFlYi6yyoh
        IwT9u6NGzs7pHdSU4y5jDOJuDZ+Pu/Xvk8ETd2PAAVSUfaGyxzt+Fn/ff3YD5Ml7vA+nHRw+QLelhuR+1kTsO5tSh9PGPQf9AnhkmzAgogUiw8pYyRrE2atg
        vMFO1Y3x9SqSRDFogZ49m0kqZ7NpSWr2wc5A98umpQXnzcJZ0zkrHeoBhQQw8+d7BB/DRDf9YKcRlq1S/gOHi0788HsUzWbCgvj8Hf9u+VXTGH0Hu+ROHs6V
        rNOSxXjSvUrA0Uw+ExB71AHESNiNERvFX8aElxux7dGMV0MUbBwkxFdJ4wKXIaQ+hFnsNB3habMj+TVaoy7TDwEf+92ABrsxwp8kRDyomjG8USfgjDw5ToBT
        OB020M0S/oTNOrEgoGWb3lcKm56p3k2jXrSSYbx6PZPI4xsHgLloId/YcIRNBJqLwlJULK6vVMMkctYcBGRxJZNVLahpEgxPh824no8rViFhQ0A7PrlCjEdT
        w7G3QXxNsNWpFciunrGFCl7XG5NNneQ0EBYXenbWazJR9Hmc7X8IRH7uKGHzIZkZgeoamjkRAzNm7sEO0F1DwHfulcMM0F1DM4UYkFBxOkLy6MGYomMqsNyW
        AQP9sDvV0giD9Ulv+lR4sugu6Bm3eNcC1UPRYInY4HQbEMVB8q8DAOTj0FRZEwF9hlhCaMmIME7B3R0Ql383HLDOCA5YhpFweoiQ68cDQDORsJXTQ01x9+oG
        yKZU8tOKz7A+hdh0VrmD5wCMrUE+UCwTSdAiWV1hJJN72FQPgzgCSHGmJn+SvwX6qKjEKesoXoqjEdB1K77qOV7KcN58xUvxqY2tQFEpKGQtHyP43GAgwqGm
        GGBVWDk7SLacj7GBfHBmaZlY8zEgRlsj89HSfMTMx9jWfFjWEs2HhSZueKHiIUV2Q00y0URHbiihCZGIQiLELu8D81P32U+PS9LdRvIlUTm7mM1kFDnsK5ec
        IxwxF/40QWgmFLVl9r4QAmP5Fs90Y30ttq/1UVfl9TfwOrp797XtEthpdb+uSzrgUGNAXe2loeJ2j+p6dqqb3QJjLB0cnZzzXGhrNESNQldH/5J6amB6CVUv
        JytwwnwxkgI7LhaMq8pBFKxQV9YtxoGseEOzbrfJMeCVcuN1wT7RvAu5qeo0qfsUwLw6KgraKZrOZDFRN8E9ouPJ+SNdd+1n0xlMUA30ZGn9dBIL3VwNT6e2
        7jVj400rzQcAd0JgFW5q7HTAhceIqiA4aSYgtSG84bwQI48+RTaZYAxnACyP9aLG6vrAJkrCLRBwLxm3E8uUO94EfqMkCXWwlGTEJCdL6dXMVDMopUkEWY+Y
        AcV+AFzjGVM3bQfIdD5AbAXaisEOfktj6nzqGW1ARc+cJ7kqY43ZjTIfCh5ZjmrDO0Y5UhhQ2Bs5ppECWWNyCRR2aIh7CLCjQx0LIV+61HM5VINbFCm8QAgM
        8+3pUu9xBnrPHDuyM9CRm/K72e/IZ339HndE+CF0dox8R8Woq33nBek7hE6qvgCI8RfSNueAJpf4HvmptSwncg4oCkgueCQ9ywzdx1kl+WDy2UBlkluWjRUU
        tCrrRJ+aDnlgsZ49FvSRC2gFvLcJmU3YK8yfdzd1fleSZxGWMUDmjYfrjvYkhxjYFj890tFq1VFPkd3j/O0khcGCumlsMx7n4O7DNVdRcHdwySi4+wwwANu9
        TTNrew4qg9Nk5mHyU3Ztu2ILuQCF+QPPieBQ8CiKVgrZUEmasABDp3KwAIPkdrAAwxTuYOGFJYNjVZqCc2Fk2rqRaZvnhYKnaKNPLmyv7T54PvlX3rl0ph+W
        NtuNsHCwYPkzyZkgo9LZgI7tQOdt4/CwdBIHeZ8RPVr+65n2Zt+xA2pKr49rcT6bPb8p/cvONSj8dnjIA+xcOSKyo8PLUVvDABl4dfRbOSC8kqDPkF1umyjd
        gXfzON3ii97IL454S7/oDRCQO1hkzPbXAqiVzV6PlACu9gIg1inNlRJd6SHRQ1sP/cWo8+VR3IgPdOI5J3d+wSqgu1/y9tVPjSe/GcQ/5nqVU3B84oRJaMmU
        YI+KMEdD0j2EZPAfUSg24qyFFmSNA8kjG3bTUWVIByMAExhGW1fkNFftDQBiC1ZSZUKV4YqBJjpyLVeO0XH/uutbbyiXtkaM6OQcRcA9ysKFGYxZhBUFzJ19
        eCiGGaMfqQVR7TUsFtQWJD896AokMgjmkTOepUsZxrYJrmy6Cr5rbBuoRJSwaou7ArpNYDdxB0xXYZaXn2IyC2VGuBsWMhPmxitHAXSS/4x0A61zsghqhZQs
        V3TGdpPPBSMQcn7HJZf6ADOji/VC27hDnIh9vsbuM6dEyYGh2LdYfD6nA08UHgVuq9xLY5gvyxjszqBrgEfjkp7CndXdQpvuEYx7YCyp3VfhuP0VbkpJR3uh
        h2ASWf+9IDK38sL5A/Rs8rS/RdZGVnQGlPJve250qs8X74ggA+wjp1RvYEoNRuiGwYA2Bk6wxlbWeHh6WDBDi60sy6w72EahjhtlT7d6SlUnIGJgY/1I0VKz
        1VHLp57hL3g69Yh8oSgLXijFlkmr9Wg3Uh8Wu8JgHYSDdOlOfM513VPWsE/CPe9uSCtVCdSgKdcw6j1ey6Tyg1VMzEbPHK6bFGGKXLUYgPoEb9tVRm7QJI7w
        wKMr+ujK4KPI27dccsIaosYYX+aLsGSo05F83oS93mYZRZ2W374QLFvnThwuUwAeLjvxHF47gbF/Fr24u05zJuFgcG5/o0eYoEPvuQBMEPlj9zQdWhL47ClM
        y2c+O57D/Tx2AZMwoN9F+pzFHYRnAabofhWdLj0W/fhrKC3D7r/X3Dtn0d+2yz0Glcfce28/9/AkdIvcI1T+fpWVjs393/O9hvL3Jpa8MSfYqOg2UYXkS9hH
        ICMz9k5lmVYhSYBchVSPdRzqHgUw9Gkhio8QvuHvB7bviyhTWdv/BDAs83ejAZNzMGDIDO/VQWxHML3kgCPKERzl44sIXhhWadM0CPMdIu/cOs8nOTuEIx3C
        XBCA4bu5ojAqNR3FAyQNdY7iwa942BzGKFaS0ZZy0cggCK0Iz+0BylSoUuALvp018zrU6oj7m0Ncrukojy+HpYYpUTXl02poC2XNahHMahFNeAEYouzlOi7X
        Y5o1pVpoK1CrQDrmq+CoZFXCoxqwAXEhRH/TEIJK+ubhJuzOWNAZfrdmmpyfpH9I0TNAnWO7qaaEAoQ1H69wGmy6jQjF7b/bACmYY79AviToFGCOanpaWQ1J
        f4yNmCUr2Xg5cdRjNU9cugcITKtsYOSmxc/cQ6yxpiwUdUWBlxvWSGNa5QS4h2G/HZhxzViDZADOMUCNI9Nke4hNssLbgwtHRUiFXaoJs8XAItyVDqU2VW4R
        Vkze+WrqPQlj3XDNYZ3pj+8AP26FX7+X2GrS01ayMTxf1efZBybMRG/4xQwXN76cTbxvgyKgClQLx+jHswSLr0Zxy0ycR9geLJ4H2CJs7PzDVQXr799lj3C1
        S42Bg6yCaLrB+0TWPUbhkoDsqgXP66HnIiKnq6Jn9cxck2Sv73PPLQ05gH/x0+Ndv/vO7rtEqUAiq44ifymLHUwJMsMZRydBP9ewXDUh0hpBCUo8YHBiwWP1
        N0ABx782R7riyqczyZjm5/9o+K1TzUcrGIzrHOSi5H5Ewzrl9E1om13FHJYeSHDrCBmSNTkcytepVEXd6kM6ZgisVHkoYye9/D/6zuUf8h1X1r64Hj4krZ0/
        FJbvz/OS/1CWFPeD8v0Obdim2r8ypQWK1Xo0DnH2CJjbut+WQnBbLg/dfvX2/JjNptNbr6YzI65NQsxL6dApAN9ZRVeVAbwCuIQiF4qt2TYAW5WHgHWKcJQ/
        dmXFCXKBGlwwt77VKb3VUehWfWsanJTbvTVfemuekLL2LYCkzvXfKr8zV3pHsVftO5OljQBZRVe7fxMU4qZOj9tZ8pSGkjPwlobyLfCYhvI+eE31vmPvJ/a+
        sfdh5KfQqnWrJ9iYIQJrqqJ92wsyWWNhVNf5KSSj6SSPRoqCYyIVEZIUdtbUNI/0E0FqjtnStRwzZm+ND94Cs2Vib00M3uoAuv1yBrYqRzu0rGGc/v1ZE8Fu
        CQRJbvCqk3KMQR+KjMOfMfxJ8Gccfybkj91JUZLacaWzTZTOdkwJbFvKXFtV3omr8p536fZi4T1rrkLApt7OLJDvgllAEyrmrzYh8FpF9ACAyVSRr6sI2Wyv
        VHBl14jkO3J1yuxEykgSnK5IeaHUDQEC7ZTT2Ume8fKVbETK83J1yqRIGUlmi2YRKe8oddVsZijlVG4OpmxGpDwnV6fQXJIoQ0PNElJeLHVoAtwW6YgsnMzT
        rQPllyi8FgI3xFCuGIW7Lb6r45BFL12dHnxo3iI5Dz40M/iQjrMCcZf5mbSPkHinlm9r6BA0sQqytnS6BemYO6TfLqZzujzUvhlhdY80oFHJtVX45+mtGCn4
        0jNhJcWB7CZ46GgHDyoZXB26REQNB1/LHHQv07f2GO2P6QaCjwGfbXrgNWAFVqWVvF7m2UG72s+43ZYhl1Ek6nis8x0mlv+l4jdP1R91YcyR6aRurRlvqvEi
        n0pGo2vArQOf8h9ZZfh2vbv/oYxcwA4ogUUUKzI9t1erGIgVDMQKXOVr/SE8rQ0S40/AOJIs6N+dAUYFBKZoDiJoyyM/KL3R6t+AJX+sLHdEHpRlTQUC2H5N
        FPriltxo5en1L45r183GbTeJ5Yr2kaZ02LaZsPcn7P2GXLF9CIjWedcvullS9LExYEnkgqLo9dWiw9vm4rZQWJoGVCK3WPHso85R7JRjsUHSldpRtZevAj/m
        KNVpUfqwR+7oUgEwiiLdEFbC5qbXJKokOJqFH82Uiq0pOgW0NKDvgM4IthFKX25GhGrJbNp5QhZ4LcvICX9HuCjpfjWcpuVwrgeE2I4SZkfKLsae6cN/wXbv
        J27rPQg+gZwwN8pXMJL7VX4Vuc/qK8xNfcXC5aJsHTyh2+0BtXHOAqFmAOzjvc3M16/Dhp67YhRViz3M/pj436r+JMeE7mBXCUQrgwMrC5qlgrtouPUfgdlX
        xspdHXR0eMya6BhtNdEdprZGKly4JoW6Epm3iyc6OVXhLXGtHnbiAHqWqvJ17PPQh+mJG2ATsop9nKntIG5m5cn9D6Uyurp7H0qx3bP8kChaFdHcuBfbfgjq
        vOhpKfjmqg+h28BPscIzcD6FD+mCVYrEs5ZvQ6qq3Sn6Z1QLV0pHvVXYEzB+EHbVGJiv0TkQ3QwksPKdBXgO4HEZzZP9yzvgIIFna6VnF+Wx1op2y6n+5SXS
        unJi6F8EqV7A1simVxBw2B+7ovnI0/3fbTvW2naszcgVHWtTRNOYs/fn7P3ATKzIRX1kkkRS8/aR+eKR8RW5qI8EItnIhWgVTJI86I2xFRIsKHMeRH8FgZrR
        UdCB2cC26kq39X0y7NAFPm4Hn1yVzlWX4988SnBsea2BAd/kYHPuwZ9jJu6QMomdvuigIR6Wzpd/A55UaJLME9HlyfWPdmiKC4tBLNp47bvpx4jFxUiKVdSj
        6gMoWy0dcCCELwZ9yrkVNtWzJt1uqHtpmBsr+jtRIz5RB/1M6RP5sA6LfbF/A0MYwUiNrHnhp4N+7Jo+01aZzcffPFsga97XkXkUgYrGk5zXAN0EOIIIYf+w
        EgMBAPgzXs+Eyf/lQ/PDxmwFMAeQhRXsrXjnLe4mzyg1kWDPAi+ZYHsk75JJ7oMdvo7Mw0c37vlucEpDjGl3ZhhrmQ+UloigzCSKS+sbPuw78KpO0qj71EZC
        cnKp4izMPah9bPMtd3fQLTS5Gevca+GO5SQRjGLrn17/BALc/O7XNpJbvP1yMnuLdxMjkI2X/D3a1dr4s5CRS8YATKB7k8btIFog6m5885Vf8+Cd/DIjaLAd
        wjwEQ3kwA3kIRuTh9TwP85qHqJ+HyG68aER0qHmoIMgGHvX0Ki/nQ+5ILm5w3wsQ2uuc98CMf51zG2akZe+mlKntj3UnPVK7WKBUPTJnPGKqa/AJhPd7Q76E
        6M34C74bl9poZAln3rKEv/i4LWGzqGV3sJYDreUtJdz49X/xWKl0CDY33oeyGjvCP8cmy2/985/+84r0hT9jcCD63SdkPbm+7sk9GWbdxx9LYuIIw5wjJSya
        UcSHfMBYz3NcYSWRZ2g/RjZqLtR6tLXaGGwdYv3CABup9RIAH413u++FQnyr8x6EPdzq3Kb+Tvs12P0mlqtCeJAKPxqhN2lpNQN0pNrt7d+nA02bqXYY7WQb
        5RdcNyzRYJyyoLS9L85/5ND96nsQATS+HE7gMFDiMRflcXTvbvQzFnPh7xzsJd8Iih/n81cRLu7d4NYxLq9zainxmR16jGHbWHNb0dAKdiof8Sc2pEKZNOJ/
        5LoBsXQLckXd0QXDmWWhCLi3S4pbskqEH4Rsf+AwPvPAEVj2Pe+kCdQ52ztr/PO9EkbD/XRdd8pADOeJSdEnpzDO+dLNOCO7R0nSdDbodxIv2MxZ+hLXQkkk
        GyIH45cDPzjpa/jqukudaiROhdv1EWLiPbKm9OKrrUpY8QPHZaTDyROZ1ESxkcuNbQz3GipoKnOTZ7hRQsaIf+gSZwMxPOdAbPyzLv9Qv9fL/9C1j57DDRHt
        5blAMS2GP5nhAvYgolL1bDKg7FwA/0T6z54jzoXMZWaFu7XRSncnPfCriIlCnDXgLX7bR6Ml9yMIX79Tas5Q2UAqTITU4t2LDtOQf/c1S3BtFhjDvcGNkv/H
        t4AYL2b10txSnme+v+kRHmP7J36gxJ1XfMbU83mr+tjxjkakl/aTSv3ngbWmmyuPZkU7wrqLXR/FQPgxdcaUVUGbWB1u/NZfQ12uuwrK8fVt9xzDEXuOIfcc
        TbHnaAb3HGG7oo0M443OS6Ur+hZf2WYf8sqvqzHXjNibrNHdIPmtIP6wqxwr2OJw1C7sqep3Qg865nmDsWQkKxMBcw/t+vokH7Gvralc4St4a9zRT/pyzJxi
        98Y/oRAAcnryBMcv45tigLDIza5/BKnLCHzTPUI8ekc7vjxykDt3pZgSMm/kv42z2z++zz+O778/k7TuJesdUS9cOCK9P/5K049PjtlQdmeAaVQRTd6fJS3f
        9xw3ho9JXysqQK+lhwwy6xBInmJL5E+MQZR36O+8qW5Mg78xBPop3F/WpRR933gghp8oHtlK6QMXGdgMZS5KfjIYUL4+WHIukfyxR5Jdx83njhI/T1mUZg4x
        mkQP74psI9r4hmi2lbhIgDZLnBE5P9Cxv/WWqDuQA29RC30hEqBCUBjOzBPJptQg6t40e6mnSs1kafcvyaYhdqe4p4OOOwXQ+xmT0HPWNWOrXe8j2TigOsZk
        fZSNm7GjgOpIzPj3NQNcg2ebJ+uvcfio7/Gk6LOdTK6DXbyTuUcZz5a6COoAXS13WMYy1yQM4iNx+JR0PnkZjjH7te89e6j5yWyRsAuLT8tbgF2QYkhCU31H
        UQ+M4slmFpXU56Yz35fnEZPPZvb4e+8v33kprfc92hBWEG2YGUAlQZJ4cCSRX0Zm2d5GiWi01Lwf6nx543yZyKn00Nl+Z8SibBpgPvPYcOtIFciSbRZrNFlC
        j3XjFTBqmNm7AIQjLdZfUaWtfv4qOVKLNM0FB0Jkh0i8WQ2VmDXzaLlpbO5NwZY0ZRbgQALfrRKRbB/xTdTi8TSRu3P57iKhdE4B9eIexkbJCXHmujC/jZk5
        gCePmWnEX4wRjsKPuTELNMcsHiRFx/W6cTtZnXujMTAYSVEYw7bZ2MzC+8GPDXne0dGQcGEovQFfENkKn00PzjzVDQSn4+1wg3veYU/W44ndiN3AtJoja0DP
        zYL76SZtwvtMfNa0HlzjIjnY6IewSevW76O0Dz7YJPRBKO3TwL9e76xkEl9Fyy/3NgDsWcXCFit8L48P8ZTJPlAm+4r0LvKXQsn2yqFjMmDzfUeu0ClWsHXp
        W9nqlXnBZJB+BVLHT85Tj4RhwYuVVyNUEVAZEkkqMoYkExsFuKoDiYe9zdKKWbqkDdB8UYbXNloDpVyo9g2c9UX1Yn8yzxaP0wi4eEjUDHhlUSCOEFXoL1Za
        2lS9oQumorhDzgj1AeJbZGlmBSMPKlRLQp/itf+O04GT54RiYZkgnnKGprC/H8TxXwdL6SmsCLrUcR/IQiaDqQ0kYqD/gmLD3yGA+/zcZTUiHtfGJu9t/iRV
        Y3DWGH3H9DY34o+47qNE3nQA7e9Y1q7c7hddyI+wLm3ZfQGKJCkcHR92rswHNJ78ccpYaKQ445c34n/pe9WTeVRXLIXmjkODa1TtclDIy1FnppH8RJAFZ7Mc
        Ovl588Bh7VnHiydJ31ngGm5gw2K5V/SvRK+YXvH88oVe8SbvtTPgMEJRP1f6/P0dqI9n+x/ukIjTPXte1MiohPCsiHql/lw9T/RtZDKrDT47kOnKlkxX3kam
        keXK2SJqFDUDx4dS9Z3vEaga4L5nM5jiKptnFcY6LAC7X32pJ9NHmBfzwm1MhTKNNPXSfj04raVBMfHHGo8WSY8tMarhX7Lhxkc891ER1A640jLvckfDsTMy
        oU1JHTsIcHeSf8UIA0Scu7Q1Q8VklI/0J9Ed42VVKKmI8hsMR2BaTInpJK8E8ROu65/MiRExcXgE/lSJVAPljEzozs6yqzExMmvJSwHDfJTv7XW72CEmB9TE
        lS0xH7fDPniiI+u3HlZUlIMge4Df/qtcLFRjkKAt6qp0njnh32TeghXi9q9fE+w9FYLsEProhcqqRfF71UdkDLBBsmklNp4hXEbW7kKdldmZh7nkp7GZ8Yy/
        YqJ80AAQDhPsEgGWEgRMt3F4h5nBwdBNYxqzewqHQ07TPsJG95l9m2XeIDODmmZc6kSZbghMMVYVaxdPQBVfJuGy293JsxoXjjhrydkCz+pkTsZZU86meKYe
        czjDSvRXnRULFumLEk5Ardg01kxzzdTXTGvN1NYUBEJWKhfcO8ldJydHmooo0v1lB0nJycFVPd5mf++3x5vsca89Xsvj1m+s2f/B0gHwFcmVLNsY9e0j4MQa
        ZKqYFdb97ruxSPRhXataD9E34HdX3S0393kX3e5s9/PnEzW2yaMXXUkD8DdEEo2SW7A6f4KIa190Mx4BZGOcHDCmu/H1nztf6RpY04y+uY43RYHSl9f50mn7
        8pnBlzvdZ4uP4+ocLAXz+DPNiAf8aeNPlSBaDC36HaD9VgEOlYq8XwenTOm/9D3d9Vf8dKL7u7/npq3un379p3+qSgdHIqDRf3nCRuuj9gDSbLnUGHks6b7q
        ZwVTuHTxr/hcaS973/BH+PTJ9df8rFVcb+F6i/5rt3jPIupWWuMZ3yxhqbtHKufbolheLcdn/ZX0WlO97Hiv++ltSOdPfIV9vOSLRivHb/miy2Iwp9dZkBrE
        B02ILjnbBxzUseDeRSoculrVVrJ4YFRAFUxn89epf40yMpUWm+0izXewlh5aybxlZznNjBx2ptfgYNKrcFhAkOqy08ZmzB4nSffjEKX7cHCyAy9m731ahpR3
        nXOAQycMdOjU+yOlGXCg3CH94r1UicZ+UHq82fdidrvZ/2J28PRxUKTSi4vMGbfrQ48dPyxy/yBQQ0xT6t6819x+On9fRkfQaMb47v5SqvtflGRP45VmA8kh
        5zfhz178uRZgwRxsV62Za9ZMxlHWiFnpTjrbaMRma8fQ4IR76L1aWzEHiC1gG31rd4mKmo3w9D59unOL9zWg7izc4r2A445bvK/ieNvl2PsKTlq3eBsV7VNP
        VTT5Jyv9PkaCIZcRjE9WVpJ/EmBn8uPpLHoRvMrk8LBUXgM1v7WrurjGEtRMa0WmqKvUyHikzLM5S5/JeRM8ZyaUfg1irf6caVgytuxWlGW6KF/NpNJrsH56
        t7naHDD7zP7ktKuF/WqohX0+1MI+G9rCPhVqYZ8MtXBfDLWwTxDUjk6WG65B904haF4IYUm8OrcBVhVnyuzrZ/vd5laY1qowrH34gP8EBqSMOf/9Mn2vo+Ze
        82CR23BXVEyC5yL5KUxdgLWSl17zyrqeSMVwJfkZ1u9xrd9jWr9HpX5jdZqt3+pcBKnY/gP+azjuO+C/iuOBA/7LgVbA520FnLEVcDqvgD8JtAIuBVoB3wq0
        At4IgLDTfSNYSRdzmzDgxIjuYxahtMDdO1tGrFAiA4qD1r/OufMwPVUY/CdDt4aD4R4Fh66Poct7U+kYDknaxLR7nbOc7czGOT4xCY2tgRFxDeOjjmnosNmJ
        ye2EzHI4uYNDEFOS338EKxnJGWPVdzNohOwTu+/sQBZeb5D6EXJFcNzV1rLJNROvHRb9otkNj5w4kd4AuPBucMRE8mMvf/j640b+8PTHO/nD1R/vkvSaZnKN
        SRn/RHpTUR+AMYJ3Qnsl3SVfr3wsvdk0nzNj2oOlR8VFdxY5Jn27Zn8c8A+a642UgV7pmXcM6/gox5RGIRP6sBvvLlpfI7NrZUgxgba6fIRwl6pJ0LteOlkW
        AZpU4SeXcSNrSL1gbdVg/WDhQb0li4lbjDNpKdVbsoSbYcvc2qHWspaNU7nCzUkIsMMnDChGx9ekDVklk1JTJ04gIr/OMQ2ZKmd36JJ/+R7g6HR/zC3yuM5T
        bl19y7HqkA8FFKfIye/oaaKIyThFFl7X00k5fU1PtYyXWPoM/JR3ZlPyhXFprOwW9JmkyKOfdy6fnatuO1dibskfKUHpDkxdN3Oa8XxHSnOTFOVdMr28sxma
        G5sVs7dZNTcgZJqJ+t2X3O9b4+eLL8uXKneI0K8RmaXZbBAo5803/ROYseSA126/ew23JUcRpwSz86Pd208w1RPdC84dIuqk70xq3/mgzDpm/DmT2J8iCcee
        k45mb8q3qvqtGHsjTWKJcXKUL13ovnTqrjX4huOBOkw8U5rfUmWtaXHWpIx8rAbj55S9uKV0LkoX6JOEMt72SQ9P+vpkFXaHbZ/08aSnTzL2ZNsnAzzp6pME
        CNv2yfAOKrh8UnJZk7LbWPBdUN52WQ8omITco9y0oHyhewYXGTVchzmydpfUDIPfK3Sy7rprIv6msUgZZ+ykzFerWfMOKWQ0HHeewnsv+Soggsdh6FC5S5Ur
        qx3TSRzg+TNIbTKdghMzxrjJ35syk/Je7s5RBS1ww4rx+pboEYXAUoleh0Rv2tjPZi7PY5HnAIO5zjkK3CMCwyw77xMFSw4HU/UbEWUPcDCx1khC0B8kRA2q
        iVrntSRbZPLQK5tmMbcGJsNCKwF+EFSKGlhZxxD0HcgLiP1OEVltxm51gEfcxA5LAzCCjg0YUOT0WZOZzCoUWa1D78u9mG1fDoBGOmUCc5WpdcyEuQaHOibT
        /cSixiRL/BDP7Dlywlx3gq7Zz8u64n9VuxvCbBjeyLC3KnFluTL4Za4UONG/7Gbvkbn+267Oo3/i6rx6ydX7wfNuJvNucNHVZQaamW2m0/DzvnnP5Y7INcn+
        usgMqaxjupG3jrWWrpesHZLA2l/xu1/+5Ilb5Ki6RdYPy9PoBlgEpPMkMDDWUHOe7tB7uCEXYNNwbnDr73brGhHRsMgHib471X93St9N9N3pW51pfXfm3e5M
        d/1VroFe/9dfqsoq6E++/nM/X5El8G2wdMgfN+PBywK9pQ8mn3PphQvcvZoGy5YWZBGBQbnpKIVOPotaeMYdXnFuuN13qkKFFScYIJA5h/jd1qHjIuKJXvnJ
        hKCQ1e40MRp1Q1dXjAZ/dup6cRmMiqxJXTQCTXuu+62fLC8apSTqRuTQHQJgf/1sY6Ho6cLxdU+7B1AyRy0cG7qeuwlxeYZP7lUbRvJPA17xzbVyKj1Pbj3r
        96d87NlQhWaWn8EOtqoaWcDgtX2q9Z32VOtb91Tr+45rtb5vudrd3rC983dsb72IOt4IVkAAw5V5jlkXGMNQ3/3G9sXkZwMFSN/XV1b3n++VjeM1q7e2VW+d
        Ur01gbUveT5gRLbCYvUrL2bVyhIZfUWeR89JW+xFsqQOiaZVLB1ydX/fFRZJvi6S9pUXSfalt7FWeirQenwy0Hr8YmDr8bQdtutWe/6OXX9/2y+tx3Wd9G0/
        XydFWh+B1odaSp1YATpcs4Q9N5UNpT6lssFuTdg+InVYMZA1beBKw1hIKAs4drtExjATCmzRwnivaEBh2AWKKCbNwU/EJfuHChtXPyNKvxU37BBEX7RbzBwm
        6Ag+8uLkAIfI34UK3GbmBuO2SNjxU4zY+u8BO+loRKtuc8ugDYjKrvvcLnCEAw0Xx6a67nqPxQrAQvmGMHkGHctwv9XZCp/5O58CfGb4SDdZ61a3hc88pBZV
        OoxIo9hjZI8Ne0zsccoeF+xxJ6rutOv6p9QVpkITZQrXLyKz+eofU8HFCuP0mceqOuMT9Ze7NIA9crq3wPeYHlQL8utmMI042rKOgk452rIFuEyl770U/5vQ
        HzvlnaT5VPG+SvN82Oc7tP49nPddpSsJcsyH3PgSXAfXVhNgrm/hcFAmYjnsF6VbDjeJwi2HvUSidq4FSBGsNRUT7JHRPmmC3Y7Jpp8GGO8eJ8mmXsxmnlZk
        5DupLQchjTJAnqBZJrDLPgAfQVOeLgwokZnpm1hkKfFiNnv8hChWfG/rs2a2b5HBjEIlfja33zSJ6F8X3a9FoIgs6KRYP0vROinWLFLijtUcoN0WajP0Vlni
        vXj88BpiCYpvoMqWndsgLtYw3OSj1TWsfJI1apYtWTYEcQFGwVqu6M+ExBeIrgzUilYt6UIiPBGoIRfO9xo200S2kJGl2SO+2YBlBBhxPqDiJg/4ZvCTpEvR
        r1SQKFxjQ7g0AuGAOFfyx6zoKF1QYpr2+JiT5zSwAauA0CxZ/U1FcxiXPGZLu5fcFPAxB4SQeXVGI6cMSpbFHXp9HeqIAw0OnXgUAk78a67rfrKspwaD/dUr
        +itgwNUhV5rkmHQpiJU7aCFX5jX3xSyET4I8Fz5tuVKsWCGyChzRUj05avxB/2B79mdvOj+odkEG/HIlCzZHSVlSNDb5uOvEWjLPeqxKyVCk/7mEUvIxUTNA
        XmKCoxiM5GOx6CO+8kHImh/oGYSyUsBcRR3xC9QRX5E0giMMKSGCllFEYkraH4gVHQL//vODQftUQ4SD96iIhyfky+OD6wC6kCjsSUsh2lzsSI11Kx/LWjTN
        6UbSLnWIu1rd467pfvX0uCy3JXOJZK5lrjngHQdu7MuSt6Omdei3fv0zX6ruk9Ra5mrgGrZynWyvnD65LirZtXJSR3BFy+wCyKE88S99SL7W5YYvXaki/z3y
        4A9/9H/6kR92ZMaFC3HiAyOvjVDoi4Sja8nXv6RTfkrfarmACPcxEVdN6dm7ZZ65cVs3O0efF10nWlXPUEzFMEEgttdbucHF/pnMNquKN+DCnABgb494BvjT
        EpXmSy7B7OCVDO/RtTS53BhDAdwA+t6r3Om8CaKkJR2ziSBMGKGbmDiCbEL9GicVSGUaB0fqE26V+DO1lk1xE4ZeUVLICuhQENuOxeyUmV7DenZiLWt2ZBXV
        dW3iY/KArKuNXMU1fpm/IJ5Q8IQoxlAZYaCK0HGS5NeBvZeY8eucBJLQt9KWutIuGGSVCOol6fc3Ps2xkJgb2ffDmJH4tf7z1edMpE+b8Zulu8qfRunlqn0R
        zVqJ4YaEADki6LTYKYnnOcaIoqbijLawQ7fL7Crt0KELYJXegp/SSjrG0I4aULYakpf1VzhQaod++9UXv/Ar31rYx81agqnXzC7JxnuljmuXGzOS1CsT2liG
        aKmiWdWMdpxLVhKYM+/1phTGQPLC/DY1yGHK4mVwcybKZrQdZhC+yBD/CVklu4iTtkOuphU0acZYoP5+9QkukSfBv2O3kRBMmz+w92/cn05C8JQuNH3sGdTM
        hK2pmplBTSFhaVfE6GMdTcA7FviQ+4nCF+SvSAFHhEJEn8jPLr3p4Bnnr55gj2nmIxhG0xoq0dZl07Aim4zZRM032bZSXfLgy59KIAublxtzkuVnh2qZdiGI
        rVbSkxW6CB70O89MYbkwJt27hVOsRN/g7cjevlk+K38C7V9jhf1Uukct+WUv458W3N+w0SDDqaaEbPltEF29UTU1BF+/UdV7aK1PfgTPmtbRjgiRKYUkWeiD
        CtX6WKcti3U6Q1CSWglZSNoA7UBckqnuAhFDpkDU0EIdPv5h/rm7I+3c7F6e5Z87O+m0nHzq43elbdRzdDSd98H+NHukWbFQD7PWhypjO9505unum2MnshpR
        ht6U8UHXqBtLbru0W5o2ijZJfNS83yROTzpHrXv64TvTjhz/ApGh0kE6iAeSRJpS89Pye77plN66eErferO6yqfH5OzuJtBFd/F85TnlVtwFW1sLimyrAFcZ
        w6bOCmLUiZWddSyySieHjR6up5bCRrc0XPJ9br7JIqO/+AG83KRRWNAGOrsa7VpQs1voYQjiyYcu5fa4qdzqnJFxjIXTaRxFsV7HMbnV+bgcRDF/RA4ygz9s
        WrDKwZwM2YiB35GBv+GtZk0gne2W6fCdOETpu3BwKBuvuOvJGTaUGVZ3Kl2nQhidKcw26PmRwqXVdGlR50SRck5wIEuAwioyfsLcaN512ryz0ErNO5+Wlc67
        ns5EH19bk/kAqHYT5p3FfbnZ15KxBrYdhr8r8kKllPi2r3lbXvOv/B1/ywte/p3tXwq2vCTTHsz+6RQY78CoSi+FCKr3YWn+ypETTPPIibStgrm+E8HRpG/k
        jDKmTDMAvhvrencW4HBg8VJcowCHicJeCnDuKKuqkoQItOhORRAdhn/1twoGl4LBLwkGn9HmPkGQaxYQDMDy6KITmPgmdf6bJtpUhLhYBW3E3KLMbO4qzY1E
        H1G8E1L/rDD6e2KFYBz+YRMWMMgYshiNDR2NFtJ0Eneu1u3YIZwjdJnhzLV01dmymuYuczXBDuEOD0ZGRTyyQMhw3bV8aZINU2FOprfmZEYFgs3JjOZk3uZk
        HjmZHZmTWc3JzBVzAkBKM42cTOcZomKgyGktml2kHSeInid/+ohyCkhFzCtYZhiamYUr3WhFi4DYWpwtixrstdNrcEjSq3PYPdEGQW1xtbl6w1yzmV2jqN3X
        mGs2zNWbhIfqg+8h5ooWieQ3AkJDZZXkC/5QSiLwNszyZsYUd21qelcPp4Qwvy9YdLlqDhBH0K0x9PSVLDxmwZcVNEoNTuFRgrezL7e39OU+7pbytozoyUeV
        QKCtUMYWhqdKqP7uJ1KSALTTGj1KXMIt+6LIEUyMmNvDHx6BJD5291Yk8THd3gV5R+n7+jFfG1m+f0qBMKFd5nj3/LinEKh1qrxQOshU4OIAI05dVF+47ypA
        NvY9lLHJjK3K8JSFt6uKxvv+7v959Rvx9ePv7clSiHFE8LwfEvOkv2xJzXmrd3Np5yIcuHUvdxt9IELVrBs4QMqndb1eldx7J6XPICA7g5Oaqr3TXRpis6s3
        suX7lVyWTMeRPgHnN7pY9z2ndTM+kvrBe7vlTFN4B8bN/VnUyfaYdxi5/v+W9x3gUVRdoLM1m2w22YQAgVBmlxZIgPQCgcnSCS0WBASUlAXSQxI6kogIKF1Q
        mkIKUkQEFQUhsFQB6U0pKpGuIASkI/DOOffu7mSJ/u9/3/fK9z34sjNz5s6t5957zrmnBIhBJYCzTRCeGiAGlpUW6wHXoY7kqp9WwR6kAe6YCU2dnldhBi1X
        obsNingDCUmjGRNifujyicJAoMSDZYWiEMrKyLNSOLJSYFYK2gx1opaU6lhCe1YvnJyRR2VyIlCDh7dMh62D9KtwDNFvv6eBpdMy8SL1OfNriVMDRhU7Xmd3
        RI2z3EMkRlTFHeAhf4FGCfx9U5HZUppr8OWqht0rtSsuOty2a+3LVbHcJTUgpFkbQDFvMA6B3LMYVdYuG9YSJtFgs5wYRjirbG5assjcjPJf5Bx/WIJE/wBq
        jjs2hxruhUXVQMrqBb/aNVxbQCFNarCQJl6sBbHkzRoFRJqurO7kqFtV1SuaSNJUPyYG8WPhqzwYEWYQDc1VQ6KVC5UodsNAgcbv1J7km04xggUQRlaVuF0M
        zaGCn6eeB32crDRjp596jkrKHGnNh4crgpCIsEiytPbU64n1p208Pp3CHyj5QGbAQBrxXMJNNCK55Y4XIxBYRhRU6fAJHfXjQiP35UbCm0KXya2220eqFEq0
        41JxWxx3lCn0wYC2QbQzIXPDh6kMxkLHRCpudCwOI+bU/WB8sYLzxXiwSsfmbqgwITMGbVIGa5Bdk4R948G/waUWD9A7CM5sqaQASgVgx5dUjwBzmLNAdyDF
        HAVTRgoKfUopDWg90tnAjIdJ3cZZBzxWMZZQc8uoOkZiYilXtgSxrlJ2gTcKzFtv8oObmqRnxKKBAKnKbMi1FI7B0Sfo191xuEXx6NMdxaD4oWa1xagtFBWE
        ApygspwRcLAGii3FmsadsPIgqR4qE+JoxNBo2ljd2ggYgcMdjZ/JnR366NJRhBVkSBqj+12U1JPQFAWpgLso1qyHc5gH4SPnsfzIXVudkS33G0suSKjRGPdF
        a6+rkrAGfsxNysyBhD9mI3duiD0BywGJDZrigl1sbl5mblYKaATXJkwAqKDdoGmZuXlpMaQKLMHOYt0E87ap2LwKAPsDvaWb1Cy8i4JmHdu9GKbiBMR2oQn4
        u2oSQwoWIDye49Vxx/NRmyhYtUARKjGwDi06PQykoKjDyNbE4bDdhCBavraYlXR+2YLJLgIpBIypOQbzMZqC8DSIXgejd2qjqSXVqpp9w+GAHFYggKhlse6b
        wF4HO5vDiTeujkHQb6XFZdArwfAe3paILQEMwBJgZEnUa2Qxv6jW6HxeSS3C8AXkFdlIFYWPVfbIMbFKLq3W4SKgFJ0eR9VVkuucybmysBvTo1DS7qXDBrrD
        jx5Ns2gBZcf3Wqbx4F5t9AJc1AgVjWj25CuSsaqv/QAQzZ5kRk5sLRZxLUbtI/SEaEIe6zTwWCKM3zm1uTGe2ZrcoCe84K8W6qaiBYHAQsQYSSCDvW3EyPah
        RLv6A+2qA9q1Fk4qo1iLwotAITo9Lb2O9EaX9LVZ+tqy9DpscTD6LUQxsY7e+EfD/NOxQCX1WDgas3d1ZKSdfn2RgiT31IoeLBYNzOHZFGfF3+Stt1A8NB5B
        wx+xv7bjbFRnqYda6nsVLGya6E27aWeKd+FCyaL+iaIKCe3FI+I4iFgvZL6cVZjCq+COcgx0Ig418MLpQiw/+qZ17uBqFrSIWCIgWJFj9SD/OzJ39hqKIVM1
        Y3dyVk5HbRivwQOPFb3YnogW8tw6mpSVdRgs1NcRrxQlu7VI2l7L4cG0FpOtr2QktlMKzJTvdGJtdSFya0zxB9LXtqdX87TAmEPO+jYUTR4q04kNN9E4uAzr
        sLoRSOTgMky+ak3AsSF/Dk8h6aYGFvQW6EYKUfi2IWOi/RnTXhNbhtsMsnnH1GYt+l7CwJd2dfZ//Y++O/yY23a/rqI5z4Sees2oQuRwJIU0E3pGJrUrGFwq
        VYH4oCBVMlpDMTCVl1Jwo3N+f5z6wJT7I9drxB9/43Q10AQax6qlwVVLw0Jw4dqoYRRXTU6Cu8FdDboDchQqQPsBI1kbin72jRIpVLVIVD8yqHRah0sqKRs1
        EwNx52AFv+ghuCYxQj0M6Ojfz0Hy6cUGjqnuS1XzEBug1R02yTjj39qg521AWWQDJt+lA3DWaTU7GzwdrfPEPPE8wp8VzWltrDVQtqyYf66xwaXGJuau1oRo
        JHj6MVKaLNOZO966CSRoELpBuXXZ6NXvA/cKES4GANXgIJyq9buTkS2dpNZ39HhdfGzE+7m+2JD3s7/YiHFcMkfgTWT27Qan5hu0r3kVl0HONy08ffWyJ1kO
        KQajp081y3/V/9DfzZFYDBSblZWam3Lh/zMuHn4NBfuv/OMJAIfdei68lkdhFZrDFrtbycyPYTTwwVzPIiSQQ9V6GeZ6dI4JhdGbOih5r4dv0s11yPFVs2o/
        gZWkntjcOFMFCDlTBXXF22Z4W2rcojA15XEPBL3ThDMQMRhYYJlLFGBoASYHAIrDtm5q9s/u1OvAAlmH3KnX+e/dqTexe1JvIq9XCyC6isvMTYm7Dig1IWvd
        RESurBk+NtVXg7x1CXn7kNFzo3Qu2Kl2JomKHuRRrH662IKCA9h9JiOtgMSpP9uRFCxogA4pAQ1ejCQb9P6HcGdVtj/Uh8AtwpsxligiYpaIFNuH+7AkBtLL
        WTYSru7GmZSJjhZ/vjOiwwC72gtGCvnnfRL3cHcu8fmvdko/vlOy+CLoNPufN0q+dfz3G6XvixulQkNN05MfOXvj0VsCyRxERnaJuABhrY+SQbMBbZkVOJfg
        bhBQZ42JQMYfAxJoH6PJOXwIxJgOOVj4Cl2SMjpMbVbwoIx9WFsx7IUC9zWMlaeRyWHc9DKy2C6ZwYjNUHsSzXnbt3SnJwHm6JCdNph9uzOZT3f0W4lHkIyz
        9UUkBTDb/d0c6iXe6czfoLtDUOXOBU5NUcDpeGEHI78ik1ERtewQ9pBzwaaOpQ6odli7XFJzaY8HBdUya7saFJ5amdyEOsUNG02snYLpk7rhgOgYHUxUb6KL
        BAIH5WNU3oTrQgzObSCshPG4ofjHKG89XEO8yUlLg+WGgiYX5HhDgSFmWMQtJVd3NSCWVSC9DbX6Ga528vYkwoi+PYpR0H/GcwkDGtSKBqA+0S9BlPIg/26f
        7Lvtju/K8ZDrZ9Q7M1jKnd9pSe2TkO0SXmGub+L5bJDl87kjn1WoBMvLX2XPh+I6tYVmxKF3EsslaOQsNeP2CH9vKBgeUegWLbb+GnAQeCVrSiXTc6gSIQVP
        nV7oLrbs6CgSMy5GFIvJj0VOQTkCiwpDfKAGfuwBfCh2HJJOBrbaXFJUWW40VchyFS02GkdMGOS/uViZtWyKmldcyaIRkYtVFUorNIzLtfem0iEqZCFgTLgu
        AD+FEXJeOF95MW9HoCktLTnuUfJDDcR3dqBisMSk8wUBX4tGYzn2OmQTh57taQmBhxizBteR/0M4vJzjULEMhxY6cGi+DIfnV8HhOfy7GbLvJju+K5LhcNG/
        4vAEls0YZy659kwynfh7Q5DjbztoQvv/l/FX/b8XfzX/t/DXnzzZW6QRsB2F2oBYDrcBKR1mMzVFNpJJzdQoNeNnrozHwti0ZgVJyJ1bQ2CJuZlMvFNS6iC4
        4bFpiblFqSkYyS+ZixdzM7GpjEwMKjWhuAcSoskdPLW24FBTaRqXYB7MUz+rlTdugm54pKGwb4/eLO6xN/rbUaJna29+utEcyBTGirXAcwB8YefM7EmCqhFk
        uXOBk4b4N5TrNRdbO5sXBBujrPXQlLLSUqBAW+FZoxhUZg4pLWWypX+gJt3YdgtZ+wNBKQaL8AEU0VK280KHlPFM+NmujqKzmN3QTMslfCbttg7pJg4Zyuma
        /SNbqBA1VUYysOo4Na8yTi1KxcCqI92kykg3ldMIYjMWPIuIOLuvZx0/muKO4tCxt1ll5zGbVdP/pIGh62VQOQkLHlq0CeAL9FT1ZSqYfqaXaCQ328Zd7HwZ
        ZXfNlbpo8n9tdByD+JPoTYNqO7ppTDLyXPFOB8VLuLTaBcJqxyrfXKWzf0DLBgVOVsli7rGwZCzQ2osSZ3dGPOK5HXomYkiOB0rO4dHpZcd6jgFjk5YkMCgF
        1OIksc8Ib5a3L0N/X3I3xUWeGnLnXmU22OeC3L1TE4rzzWOraeEbD+LgHUjnzpGOpKIKRporcBH1JD8z0Iy65G5GNBJ17uhylajgXc7CCL4g+DRSZ6rtnemg
        wZW0dyopIozsiAod1tkPpOyL88dK+91C9DYFDyG4P8+klTEEZYn2BZ1Qy77Kk5LVPy7vFMuOc0P/5QLvxxd4HhgKRu1f1ncPXN89/pfWd48X13eKwUDiagOq
        lds7IRDDGTr2Vupfd+ot6gK0fLen7Pb/bXfFZzg6If4fukvP+RIF51MQ7yqxdk4JUROZUInL6DXyQG5qzjvibNYyjpB5uSWPNHBBokTl2O9UTF0BbU8p8KR7
        L9rsqGO8mA8KdR+ysvLqpmbJlelmVQLs601EIwsU4J5u19jFwKGOh+Ji2PKbknoSHmOV4CEPu4M3TemAAzcb0uMQMQS0ujdaYVdh89TsEBIXSbVzHSezBiXz
        EqQyHldBKRp+5jCBZDHNSkRNJMpYIpV+doVRrJBGbKIvrqJWrOISSg1iRE8WjLwbi5neyRkzPc4eMz0GbtDHi46HDUdtFx0bfsRELQsQSkds7vbY46J7Fx7A
        TEXyZRW2SkmqaHUx3Gu6RQEEKy486mo1n3kgBx5cWoHSCDTpcHpK1qCZpMgyBAKYji2NkSK5CRfYGaeGDoCCLUbL58vtho4aSzBkwr2HR9HUYAHlWARM9C9O
        Tq/RtfhZwXLQ8SF9gyyKGgltTXNlsCkUP0EzR/TVgyeobsysyQ1Pe9BAuego6Wi7dUDr0B8PLtn8l+BU08YGMekJ6m6SBmCgcj6x54HKOcSuPxXURUpTBN1U
        KkyRbJFmUyuAmVcFYJEiXCKe6lVGuEaiRy1HET7seM2HaSsYLMVKR4HQyT5su0TpICnfw2dkg+bzVFAlQrk+zVXdoJXwHg2mfHAKG/ESByPjg965yU7dB70Y
        AGvFBwYDzamGWOoCvEJAe9NIsi2AaQ2fpJK2KayhRuh8yD6QZR+CuhboyQgrbDGOagtMEd7pRrUR0vCujTAcLtCtQyyelklT5WarPkjleWF26MXcB72YK/Ai
        VvGQ5GHZ+3aVr6AuaAsw3KgT/hfa7TxgR9vtCFKq92Sq4p5MEdBTxIiPGP2EWXRrZUrlnnYdcnKqCHkrUaHGaM+Sln2jiRyzGpkLbzKJ80FnUo0F/SKVwq2w
        aqhECnJMQcPVaLGvcGrjigJJv7qR/SDJsZUsCrA7hmzTdBPdefgGN5RrqzGSjk5Ud8vHEMrKQjr3RtkqHWzwnYgsVVHkBH89AsjkiD0kBOAZBKYmCay2apxc
        LeqvCd1QVQoP/nUs8LSZh4jAqC2sDPI6kGH2EN25ERE5IGDqmR4UJlhjRBtgrC8lV2Cl3aCN+USX4faEJwQUepPkb5quBneRhTA2w74mcN3H9O7I6LMgmuTk
        ublKFpWcy0O54iXXxbaTX1pu/OT6f71CoSvk1pwsHp9CFo+P7nVmTuYJFKibUbVkme7GfOKR7zwd2Uei0FbJQPXM7ngoTASwPwJE+5vGZgFXAnojkqVmXdL1
        hXWWfrX060a/Ovp1Z27CyW9ylIt96e5JaF+6T8hk1ln/ZGC6nALgTmQ46Dg/E5pTtB4y83lRh07JuSPYX6OZ9z9aowTHybnQnHzNk+mQQHFIqfP4S8wFR8AR
        0Rd4HhbQkAe5V0Wz/sZIjWxwVikUiglO7SaRAl6pncdVam4zqnQGDueqx1V9OFBsVtlZFh2E/ufvMKH+X6Jy8CMgi6DXtxQovq7DglXJjQGxxrKsy0i9V79A
        rdQVauSRU0UuQyeRgoLxP1qm5aRjz/yA2EEEEZ/oyb5zY0y/Dukge+xnxvXo0KWyAkPeuXGOHmOXMi4fXSbQC/ZoEO1JvKphjT05F6ShAHpIy3g7+Vwv0VBm
        Nsi4Yq+yUrJcNYheZWYfO6fuyFSLmcJ6onX4J9RiprARwDpdKs8ZMgBOnz7nAdY8uJ+66hh9pZ3RVzBGnxSgDf9QcGc6NDAgc+xO4jAlRVhDZRYFZ8iR9qRo
        aWalnZAzVNM3ZEVahSHXcJTmuTNdamKY3TkfSMJ/QXTnfCBT/9azGA7ox8W4WS1/2qLWl7ZQ+QPSODyj10A/mejlE62zVbEqNMtWsrAyChZlAfCuxFwfDWvr
        LzI3EFWLzCIGMjCbik0NcTbB/tBAFEUTriDGDUpzA5nXE7HBVrmBaV5nsaHTVzVz+o5ld2Nl4xMUFMOqEMKqEOh0Kf5QilYlWgSLUpZLUgBzBtwAlobdTg8N
        xi3waSKHWiZmyV+YFBwOVBa7MWP0IljjlVlmimikxchFOLBVPlOKNZCqiRFrEDeuKC2NVfWnBxV7SKSH+vhgVmCramAD4sl5vVgDyEYz92kP2yJMaaNZUW0g
        7ZQ8daFDSR6XXq1MEV5Lflb9n+qVRosRAw3Q9q/DcDuBXcxuNNikDoHefMoWmVWOA1yMhiRqTDSgoqq0ZJHTJfj2uFIreZTW0omdxoKeb0YYhLoi6p3A5oyV
        574RauDSqiOfvsUKZiCE/LC5lkPiAakF43a1XffJgk3wxsjCRtHbofvEVFcd9iuNq6S221pX2BDzBcdHMEcgbRzz1ei02NbFl5IbZPKO7sA/uZNg43Z6CT1e
        xXM6LP1VOlpD00u5zKxcjKMqD0DiqFGpuX6ZWcnMFOqL6jKzGhWecfcUHLtDhQ1QX+10bt05T2YPEOFg77uiwTVn5WE1IuXkCLtycgSFTJBx6VpGK7zAnL/w
        jcODAi0eatIVUcprpnyhZiIxS45t1u7k939XnZRUJ42RXATjQa+AJz61cctga2Jt7k7Rg5nS6JD99GC2prDGRpAOlc74qcpckzxHWZTdDQpLoQmKpqDsWhgL
        N5J80NRwZ9NBwIs6hUXviCUTWfJuDGkw/gbZjGjYNGCCORa0Dx1noc9q8mlKjhpxi8EmA1uzWMkUyf3xUo9ObQXU6PPA1ToQkgamm+pQd5h84NI43eRHp9OI
        L3pl/H/znww8kFkzA+ldU8mNXAQkxLHyhd0MGPlYmQE7so6FFiU9EF9m4ePJ9m5sFYtMqzFh7GuBB2Yzq031lYUUz96IVL47+vFAxqQ+Cz9bP9UkyLqFhWaE
        VTC1i4HHf9ebGICCjKDlDUYDdkswULSPAuxidxH16DQkWtUySxGKyM5oePIGVQvKpyYae2MMz4Q8Q23WCm1naB2F5zSy6htZzE4tp9a1uGNATTyximgZTeUh
        J89kqwlYTeJ0iSvgvQb1xMVeQLEHshg1UIEaX9TEKmFoP74VYKxyXHt13QKAL9Eg+wLo04U3jnDOk8Keau1tg7nR20CWBN0M3qLW3iqDFzXXYMCORmUs1joM
        lo4NM2NceTfiiHxpVFKY7rgnaqFgpE4jQ1lfaq7ohtXramAxkQVChwTyt0edADUkkbI7m4FQaw0y/Y4prndMcb3lZwo73tzSAnk0PRmB80nuzqKlewL6sEnu
        hpPcvfqvUJangxek0k1zHToCSXGUf5MuEjY3AE//0AWBFpFFj1LKeg4cp7C4bv9iWupuUWM1uASOdj4xg4mgaBOvRw+euI/7ip4weBhU0F+ewo8enDs9zHp0
        XQdUrI4+xVToQslcV/RELK0LmXiQ3zuRRgowASB4hOKLBmZGPmIoRoKlEIvAjzWijsVGzDcgQiozMN4mYpDJDd3puqOnBAVZYpgR+8R69DnDSF23fHYwAbuw
        UtQzI+F/LsDsSZFPZNXwdaSqK/piGEhsAxp8EV7rMES1jnPKvgko92T1g+cErB8bS2d2WlmhPOJjvskTZ5InPyivUrpLcgc5hbNO7+n1D/p87LwFpjWeOtK8
        oCivGtGOSnx0KJC4o0Bf3DwZyBdLpFqLAcavydYa6mLAKOqeiPxuDK01Cei+EFEVRQrMNwusVGoeWtZddMvAKcrOAlGviuLI0vKrZeuVDvqquVJATpMHmXWK
        KO2TAKjJHgaUbbK2CVWtn4T/Ge1GmiyeUCJWm8xVMDQUN10gWTf1EokN0bGsGxNJM4xioc5ZpyIct070Zcp7ixgpP7OOHjydvYWOGdTQCBQOq7l3a8SYnqwa
        nGfRGzeoHMuEQBHdmfScoqLrmFMuDZNaufVhMV3RYlUvGpFBY1sAGUtU35eQ1lOGGBhDCtdU6Fd2zO7HRHV6ZoRFPqJEfxJL4D7cGLYif6RkBfTlXhvvMJRx
        XDqakHqgBI+RMdUQO0JVaZWd3NEwTNAwcqfKSqit/iumGoHxusx6JmdyEF2xZCumo+KQ7tEYTbwOGSzaNQwMUhfuuJUrREWxqT7RC17katKkYwadfsygsyaQ
        UefU5JKcidx9UEFch05i6oh6NnGgT/0oQjjuCjpy0+megBHBsVWoBK+RURj+6ahbRPEX8PQch1Uj1iGgL6eR0EGFWxBTB2RD5sk2Zb7xYKB3JKQbOJgaYzxw
        7xi9phZGFmxY7Ig3joHdGhLTpKQPlC4fFJtNzpREa2ClaCgwvDILSMbCQpM8hhhdRYnMRBD20M6MMMmjBGooT42UO5Wndi1PVi/gaVPyzW5oAogqD24YNamK
        HFDuARzGzcuBRV5V8cFLz8hYDSOcNMwU3JNjkaedaK7mK7tZOpvO2LaG/9K7xYv+vS8XpTgcSoheMCvQo6hFafwVAwT8giJbNJ/huyxVWEveZ7hSDSm9YngE
        UeP0x1whFZNkEHdiclCBrGcqBXPjRKJ3tW31rtpW0syltupI35LxB0wPksgpLfnh8CKDb6oH6t6i0I+Jj2U1YgEnqxav4cVr/mPx3ixDmcQBuVZCazym0shf
        CPwFTU4Nq5ebQYmWhcCHeHG5nv1gd4xTQU1wmoFruDTdjc51BZmWGqoMwB8/2n0opBufk+7mGCQMyIQGdlmTwPVbISUZXYqe8G1Xsun2ojCNBEDBHunb0pEk
        sPAa4M+ZbtsYduKlY6SeDp9c1Kjd6QDYpQIavsmhUTYFSGP5cxkB9b6dX7Bve4xHZq5mdWZ30hN+oWu0rqb57tQx2iodg35V3WUds4jXS+C2iTpmE88Uf+kM
        EqVnUCqq0qrR0E/DxbUGJE7HsDWeQt7r6agWreXZUu/De8IHe0Lv6AlZieTkjaLFsznK7IcV7IAXuD+dQ5GcFF4EtMg3MIVtA/OgaECLfHcK/yTq1opabn/v
        8LuP3pQCyG6Nequx/UYUDSiP8q9CHZNWumKZPdZPXCkt0uQuAg8uKSK9kbmTgq3Jh1BVYLsxBeqmnuhBXtc8UNeFIZBZj/aM0FRUYGG7sUgG+RlkmA8/VmCM
        ehkwnrUHqlfT9qCk7cFM9yrRhxGU+KBm3Wj2IP83iEA8/BgJNxWkRSd6GIvUTkyiFrh0qAZ7zICRzxRk52cyW6Y9M5K9nQalSKI5miJlK1Ce6U2J0ZkuSjy5
        e1b2Hwawv1iDheXCI4OrSqUbxeDC8VFxVQMWvSownexDqbrMGSX51KgSwUqJEazc/jFYFUbiwmBR8nBVGNELI3tVH/sJ4wmZtRj9CcZyER6MLTJ7GHegKaqb
        Q8sMVnmMUl/sEFpSvKmSYowC55SCFePBWXGJbIPEQ0BRs8isxQyx80nzHB+0ZLZpxoh6mlIUECspIiF2ppLi58XSqYRW1Baj3FjJioctuLQYpcV6hztVFQsf
        Rf1HAD0789bnOCPOYTArh8QNH/LUExxTAF3BqEpFuQtGDDEs73eMOawoXmSmI7ySRWahBI+HnEGvpNJSvX6yUaWeULNQyf2IGtHCkyyKyRAKhTlkLS8y2/la
        8BJmLIOLtVCsY0QXuY0pCIIxHWegkaT7eCZnxI88UeiDwSNMpn/hYI2WeunkkBx9xGTwKKka7lgO5hlMAvSuSaZ9OjuYJAN5SOQYkM0hV4XuzHGhBxmdwxww
        7lbDdsRucCaK7sVm97LSreZGK2E0PUWPxSI8mj22ms0rYUY2IjNFN9FMV7Q218hCM+IehtrQnm50jmqvB8xIk72KAtcFoU/1zroKrK6k+4HTlXTqBLKy1cla
        qqJsKEf0d6NIcIYFLnJEwqyQqCqw05ho8dah8iJ1gZJ1gdLeBcBxmbxcWu9ZBtPFfXFpqUXJ4B4igkpLTB4o3dIxfSPglzDKqiPXMvQHSvG7hLISp+SXSvFy
        qRfZ/aDmwlpRzUNcUDI9tghZ5Vq9KWiQkke7ZUqYTOeLjSgqb9I5nK4nnhTq2NGUIoFsptyVE0R3dOVqAoLOVMs5Pp4O13yMG1JDQi8zElBIBKOgyouO64EQ
        rAX5QJ8Z96hZnAAPnK5+oh5nqR9uITrlROXEahDVCyUMQJh2Q+EH0xtQWIqM9AMFKD7voJpoJuwRzSvNShYNlTk0RVNvJJQUZFJO5u+Wt3UYUHkC+cMz+bKI
        rt6iFtkTpBRgCTE+U5rrqqt688Vc1OlMw0HHdLHqosvKAgx+XJcdirLN1GgKoDE0NSTdpNroXEZIgFbUzDD7wJcYH7YmRThGKR8yAgpmYArbe5GRfqBVdSjK
        rYhH5nOBMhbr4C303ve4OAakm+vBcx3RG9IYP1CLZAgIidDNSk2SqNQAZhiKq9Ebtso6rLQ6vck1jIILW9G2WgyA8tgjE+i5x6qcQU5MSPvXYBQdjh+WhgER
        YAiR7UY1uZrQlCLYwmskmHzEepA7sHvGeWqxHisA620w7kUH67XR/Qm6hQHAPkIBfyoNqX/IwVRbRHf2qKWF3oNr9ESU1KMxr0qAuV9VKgE5+2EPK8S6xjPq
        DlApWEswaGojuDcTdZz7DjxjMA8/GHfvdEvuiAyzf2OhA6K5V2+DR10yM2XD58+Hz6364fNmw+ftHD5v1qHe/zx8viK2zw3Hzhu6FW6rjJ0/wDxw4HxZ6GBf
        HDjvFwbOl5XjiwPnHCkMuOAcRZnxqrt9uKpON7S1w7FCH1WysULBu7tsrLCe9rEiP40m0vz1doyZc6TcaKTc5CNVvaMEz616cyM+HnpY6Zmf6Mk2GkHmqMZd
        j8sgul7DxdyxLNOJkHOP0bM9xr6toEUFuV+WrZseLLkX3JcSeYCDyZZQXIRFeIF+IAiFUSdKj7uS85x/canoDHuM4rOyMlqf+ToPewMWxVTiPDEqpdqetyNj
        hxmtaMIdWge8e31GlYvMT7EJxUVGokP0n2mUygnuhRjQzJ9pv/qZSH0eqXAlc+isZA6dleTQuTr/hs6tTuBGqb3U3KcILfBMWUpANyd28uuhVCq6O3zGOreV
        YthElNxNPm6K9JEGG6r6NxUa1PzVkG84ZvUnL8bp31tWjEhaWcBKkBds9T9kTBEY1I581faAV+wDVm4QhTog4ZaBojqzmr6opsPOCknc7wzXK5XKzkZLS1hR
        zO29qEU+g6zXUXJl9qJC7DyD6JXOSnux5gqZZy52xvjvxWHLWKgmu97cP3Uzhnh2dGe0o7v19pF29IxJqKZeAroUEnjlcCO0iyycmBBN0QOUTn0l+f9+qGA1
        nuuiiEKCegI76cnAwFnM8MpMPv2EdAy/SlpTIrt/+pcsQG+Jk7KjUp6qlJpCFdcdcnOJm2OPWMeVYak0UdsbNggoIA9XOYNKGc/iBGWYUWGMmTeozdwUDI+u
        UGqrcJ4v6pEWw7XBDcNwlrEgztiLuLgY8IJLDWA00bD2hqE0Il1kZwoixvfCea/CCDnysNaifrHcdzvG9C5lqrxqoP6Qz3QsQEq2ritx/0AnMmalYxMhNxIq
        1MskLsY93fERfJYu6pyhnCttoqEM1zEoCpCrGNYvx0KEXuIoCqO9/kZWf6gG1d2RhcNNj6h2VpelYjkpmCWRWclORajKNCmU8myVlC19y24Fhwc/YCiLaZt3
        YxY5aid6HVKqtIXK8S6REzhmaRLsGnHkwgj9/XInkYRialIGFTV2JDPpVahhqu1COp1CN1JAwWM/VB9Fr/4ookVX22ouA6XzI2yNh93eCtXBdAkBrBCGEBo2
        AGTTjWD8GlBBDwhNJ59EFo7pwqpoJG98GTggTw06dw+9p8HLW1AoVWqN1o30yp6aFWYYsKe3ScHDOZTC9tKnfk/7qQQMbG3WYyhrLKKEon8zKQ73XYRTF0Xc
        Jr2n6yTVX1IotTCb5J2otXcizhn05ijQERhgQAKqCZI2KB7p0v6D5zV0vEunyXgcRQOtYiiDLsGAESEPxwqmuuuJWK1iFAmKaoBNR115YlooXjJ2B27OOA8F
        1IxVsdcMoaHTMCnqV7iXFFPgZPYCV17SAiXdVw/yauBYlQ4plG6FigmQ6OFzAXtGsKdm5/u4IxQZM0ShN3F6Aj9SQA9ahXRuZqAoDDC/0rH6yNQLbM4tLjUr
        2UKqYy+xQnhuAldWL7YnKHqSziWeclH4BpQgeTDdSF2VCcs0OvSLKAe7llNueKkVjSp4g75RCEzXsjdteQqLZyb0uCj0oHqp0ruPMCh4jzNFXuMyNYtMgN+R
        Pq/KGeAFzU/sAV5g/2TRqFRIfKgwEsM5dV0y5rKoCRfwouaxXlQY60XtjPUCbz2x95V4UfIhcY7DtwqBV5qjm5KM/ihKArXArCaVUVGJftLVFs8MUsxQpeMd
        mjYruOosP3TjW5KOF4+lZ7DSM5ylC3TyiJ8q/v3TFyuOn2LNBwvy4DOuQWdEfg3k12B+DcEf0kyKwZ84/KHO74Sd3s14EFIBI6L3xukqjiDSA91WrFdQcd3w
        pyf+JOLPq/jTH38G4c8Q/EnFn+H4k4k/ufhTgD8kFp6AP0WkYT2ZfqfR7wz6nUO/8+l3If1+TL/F9LucflfR7+f0u55+N9DvJvotVxgP8xbUECg64vPn40ml
        iVphROzgrUI1bYw6hPUGclNFpk5kekCfu2P3K40X1HothmVX6dMUqomIBcCdoy9ZvKgnwiNjBHDfs98qJlL0EETbiRPM+MEEPGByJp5gxs8nRJNWqIYDMUsg
        XmB/GazAblosygOupwQ4lBtDOqYA1aL4W/ud2amfWUxaiEqnHHJowFZR2Go/XoEVA3gVjQhr6y4FNkTJdEXlyvmkms+evXFmFSlwIgskz2BJdZQeYxSvZYnw
        0UQhkoUX0lL4p/j0tdM6sECdojJj7RRK2iVAVFMmk1kuzvRrzZppLAcVpMMvzKopyJ5Mm4zni1PsH+nVsFTCwFi+mmzUf6VQaAqVbF2ELQxmr0VtEWkxHQaL
        p8WnewDs+UogHyxH3/dBkwgYcrgzCyRQsyCNZcwogF9MKcSjP+NCnOtQoTbC0ekUs7QAk8G2iXMYaLwCcmKmoo0aw7/RKgZVZMH0KEabBukiTR9i/dXOQHtk
        568PUigKRUHNdjfjqJZYDFZRQTWLsmvcw71e34jSkuBG3UtdSAMNpXYPMJ5Wo2YpEs9uAmE0ux7jV8DlMQoVdU1ng2BfYYl8GGGnImRLtiMKIJKnLOyfPeAM
        UcbsQzrV4LnkMV6QRcWCb30EgYeT1EdR0C4yN6ZlyqSGvlKT2Z/CRyFgGB0lvlPjoqYmPQ+cZK+6bCHFin/cQ+h0hZ+OFSvYOonXF1f4uSrBHkqHPFPZAx6h
        ToCyp8OnOxewoWisG630E0eYeV93C0BPFtzfAjPfRwGIOiEAvRGRiFCLph2iPfCOwhF4R02mHSpy0ceMJzWEq6TlQ05hmYNttI7LNGOo7B6oFgE0Dm+rmt5C
        ATySmpbMZ/CikfUeZ9idGUKaHvQd5pveh4U1EknVQOEoS0vkBhB7eIdn0mqmICQrLYOVluEsje9dZHn4Hypmt/TnBi7kX4fiDLUS5FjpipMcFaEPiKsEdCqf
        pBiG89uo36lLEgvykrLzh+bkZYkFw5MKxLR8cWhadlqBVUzKThWzcwrE/LTsYSMzk/KElJzsgrTskWkFYwVMkZaU+Zo1MycFn3Nz8gGQk90Kbsc4n8YI+QU5
        ufmtckYW5I4s4A9p2XhvTcq3tkzLbgmvhPSRWbkt8wuS8jCJ1X6bWyDkjLLm5Q/PySkQUtPyczOTUqxZ1uwCqIh16NC0lDS8dyQRM9Oy0jCDtKFDs635+YKY
        OjIvCauRD9UtsObl5mTyR3F4UuZQMdeal5aTmi9kpWVmpuVboXXwkJuUl5RlhdRCkr0fskdmJdPz6OE5mY7HEUJqUlYudM3LmKlQMDIvG4oRRvEeaZmfNixb
        yMoSUrJY85JzCoYLYr6YM1TMtxYUZMKXAoCseW/m51oz6THVOkwAiJgyMm+UVYCxyMkTk5KhgUKwaB2TkjkyPw3uxeSxBdZ8fJeVk2dlmWfnZMMH0AOjrNC2
        7NRMSIYfixnWsaNz8lJZt1qzUyH/PCt0V2aqkJuXk25NKbCmCsPyklKFzJycjJZJw61wm5uChWfCCBWIoUKotWVYTIhYkCOGWuFGCGkV2ipESLYWjLZas8WW
        lHV+4IWiFc0FaIU1KY/d5+UUJBVYxwUKhF+Z7D4/JSmTrhnW0WMDeZqxsjRjeZqxLM2YQCErqSAvbYw97RhZ2jE87RiWNpDXREgZmZyW0jLZOi7Nmhdor5MA
        ow0dnVIAXWTPTJYXz8peXHiqPQ3eOVLhA6XDmybOThJgmgyHERSThgLmiDSIQ/OSUhDbRAGHCedWNn+BYw2vc7JEHDJr9rACIPD4sOXTrBPElOEwavaH1vni
        6JyRmakYtQdHlMFpMolQB5jCaVlWu8WJmJtD2O6YzTiFs0dmZrL3WANWFGIi1KnK1ECYYz3IZ/lVmQUMfWmqMNQUQ4AQmGbUN04SySE4K9aBxVBWPhQhDgwJ
        FkMHw6LznlH/UkpOln2FyBdTkrKxhslWSAZTGfExJztzrEijKHbYtRqHkZLJ08BcBOTLs+Lkhy8sFZBvTZe28XlkKXrfqI/8lzyTcmEqjEmDkX8x3+3wbUee
        E2tax1deoQ9H50GvtKHeTRLzc/NwAtvHgHUMjVIyrAejYRZZ5kw36vOwhlk51NPZWAZbCsiLenWjw8oNFmmRTslgU5p9IsJqmP3C6NjH3IGZMDpzZhj1NaoZ
        RsGyHt7MUQbTaCEK0ejDfT4sbFBCsnUoLjAxV3XnEzeFxj5+3GC/28RnH359Y/bIWX0+3FyWPOX+0rkFCwalLJ53fFvgnOn+f90wJ9xcmB3VxLQ//KuuLdta
        +362PmNx2A2Pjo+GXew9ek/6O8mHbyxZvaHdkF3S6Jxv9q9YO/vzEZ+sy6qboNgzfvdvKy43nfnq46XLA48f9Fp+reivBbYFh45MKZ6Qnvi6V/HaTa2FAzHn
        mtUu3Xy94vjRIe133Dv7pqH/0DVlgdOsNzf0XrDz2aY/Gzyb3/HTl7/L8E481PPArE2XNy3ben5F4+Svu/60sJH06e+xnzb7o3DV798dPXVMf/mX4x/kpy1q
        3PizdhM2RwUZdj79+3DSZJ/RB9cIlh9mGfU/KpI/33N9zFpBsBQGfZn70Y8fdvTSzGy+7kCP5h3f/LRJ21Vr982Isf66vt+3wTfm3viz/1XvPcLFiQu+euKz
        a2HnbZubj/b/ZWzJpVc3uA/pFZqxcHy/z2pfKQwqqfVt6+vvv5L1p4/n4W2/v/qK7eeNH0TV/imo/YdZv7U6HK1NWPnd7ehtdU/WzfrEu9PylT17jtri33vl
        6U5TWvaYVP7JyoRj3bfuem3rlRSPrhXBv3yuir9kst2RNK+0evnNxE5tj3w4bc6z7Ysf/xG0pvOqg5F9NTM+/u38zk53Jw+797yZsfZnD78wXtyzW7Csm2PU
        K4oEiw2vxYLlCF73CZbzeH0sWG7OQWexHwuWZ3iTuEuwzJoLN43vCpZP4EZV9NFCwbIW78TybYJlK94FZtwULIfw7pHyQ8HyM9yp4zd23CxYbuCt8dOT1wTL
        33jb4urkuYJl+gdGvabornjlG8GyBO+LQ1e/eVGwrMF7tW1/wCzBsgXv97QqL/0SRgTutfGj2mTofxUsZ/Hh2nvqRnvfFyx/4AMfKssjeHArGld7Y9OfTguW
        9+bB05zPs8PGTJkqWBbh04Z+HlKt4asFy2p4uqkp+fPg4YCdJ+yzr3iyX3zSSwMm25/3fVpnznef5nxqf27jLd5tNvvAYbtsdLL7/IdjYqW3+XPiZf13UT+5
        zS7hz8t/7T1MfWj/nf38uddH5rc7x0/I+ZtrTlV+8k1u0Kq1ez7hWjWZmos9o3zrRO9hz2F7vw+o2PXa+cn3WWmFcYN8Mtt8pK+xmKnLLOvxdU23/eMPL9hO
        zyenNBDPddtSd+fWSlJR6ORX4+40wzeJi0Z9RG3re6Z26PXEC8slv3KySltzZPDTJpfrzupT5zo+X/6h5PVt0UeObjp26wMsbWm7hNtrNSpNs+/XbEQNFc2h
        j7Pq7O34/fqNH12G59JGwqRLOYP+GH84bOJsKO394KLSX6b/danuJNvgr6Fta6NF/anskKUlya0jKwQh4qD5btPOnX9VfvpJO9MM1zklxPu8OeoXz7ie40++
        1KXyr7PCvvQnaR7TPvU+1PivoFGnpwnjOo9TG/6Y9Ypw89a387zWFJ3+cWHnOcvzhhf9vmZ5zPFTiV2nFAadXdHVUjni+tCUsncbnxn25rdz5ix6KbP3ivg4
        z5VZRywPLm64+9zqduFIYo8jR0NCw8IjIqOiY2KTklNSrUNDQkJCQ8JCwkMiQiJDokKiQ2JCYkNDQkNDw0LDQyNCI0OjQqNDY0Jjw0LCQsPCwsLDIsIiw6LC
        osNiwmLDQ8JDw8PCw8MjwiPDo8Kjw2PCYyNCIkIjwiLCIyIiIiOiIqIjYiJiI0MiQyPDIsMjIyIjI6MioyNjImOjQqJCo8KiwqMioiKjoqKio2KiYqNDokOj
        w6LDoyOiI6OjoqOjY6JjY0JiQmPCYsJjImIiY6JiomNiYmJjoYqxUHwsZB0Ln8UCyLH/uCz2jo26eJFRPzqtIF8EarogKTvFysgQWvOR5EYq02qFrR0hQAYM
        49tQas7I5EyrbI+qbg8LFvNzRMycbZbZlFGSgwiH0hfD3i/7morM55+n/qfP7fqGnOzJY0lwjy5aYtTXSisQkT1JSgOSQkZwWYrhZSi8tI4YmZSZ72xqW95i
        3KPhZpi1QMwaCRtmKnAPQN1bKuC7CEqdmZPr2BlZ3f69lyzFHxv1Iu7CBTk5Yn5WUmamCBsppU4ComE4sBdpKUA1QbJabGhahlI9YNfOyiGa21IJL1cqolqF
        W1uGRhDxHdUqzIq3dkaFDTSjuTD70cPTUoaLgWFHinZuPPxta6Dyc4G8sjbf+RVWBcgvSONKyleh2TKsQD2LDvaJasRZHBGQBuhbRxubIVWZBy1jzYcmLwXy
        S8Y2yumP7fDOV/7Ojo0V8KKZg/aYYMfJCeLOjY5hF1sDbWXFUZ6zzKiv7cBsBwIj+4ekDLz1o+EiSgwqyKsO/UwfskLbAIaxcWZYBx0NbxOhHzjbxiYE60uW
        FdXZQcwPQw7LUQuGyGxKAGgYVAX6vSAfCi2GQmXgLCg+X0xGIi4QCoW34S+8hVEcnZSXCgnoH7ItSNLlOJEW2lli1PtUfYNcneUowCMctYShdjQIBr93Um/H
        zOUlIpeP4wOVmVMKlUHGNFuUJWAMB1LHBch2APpkMzyzJkHXEMNhOVqKGMxxCKaAfdUB1IA2wsuuLp/lJqUR6ZltTRs2PDlnJPUvMjRy+pfNQCsOrp3JBCQq
        M+pzq0y8TJy0OGGda1MSZ+mBxs/PRb7PsYpkYltluC5bDYam5eUXBDPMhJnKJzrR21DscqPeSF8Q3zMMpQ9QmwoAf6TATky2js3BFeSFCrWhtczR0PxmTmkE
        TUX8gkVQCqbFDNeKoUmwVufiODtYOeSSkAOoKoqwvycu8YWeL1qBuIcTM7sg/4W3xfC2rwzhXd6zf/xtmjW/+vcpOSOzkVui2eLsl6KVwC0FIw+VZyWuiAYh
        2TosDVvtqDbflhjbh+wRdkZOtp3jgJSWo5BTKOYAizgVQsOEKE9D6eBzXDrGMmcVfPef1l5sE+t7cWQu5gnlwXfzFdk5ojUvD9LDkMGoQjYZ2TmjsykLOdMq
        uDQFOTRAvRTohaRhxK9B6qwkxq+lZOagBA2QH5AaKpKf9sL39vW1yobC8AjWksrVMGLYPbLEjr2iYHSOrGhEyPy0VCubbiReciJLNfWwHP0M1s2qki0umrBU
        wquXnJK5YJHuYbXhdyhz4rco2wrmGyrOdViR7Igil8WQXMhydA3sB46Wy2QDlfDC6Nx/WotZSflQxTmfA/seaN+JWsMWJ7agV81hb7OXU/3+ZjkK3x5TuGBJ
        sAvmkTzSzu3SKuSQCmGNoWEkGmL3XHKED1giDgtbMvKtbGD6B4sDgsXX8WV4KkN6kk7xrOC2v+x+AL/nUi75Q3iqoxS57Ip14vovjPpJKui83DHB0IBgMSUL
        voO/l4LFXBqE3BTBKV7694Su6AvAEOoIdtu2ymuRJCn2KZ6cMwanCW6L2bLykB5ykAD/sfQcXAuyrf9FfXkNYXGA2ZKJQyimWofB6CRBl6M4k5bYkXnZssbI
        5xtNTGeb7O/toY0VcKOEqwr+1Kjhj9HkZWns71QqYKO/NOr1Cuc/4H4BYkKmzPWvqMofGhXpZyjI5ZKs7Hh+tfBrB37tyK/2Q8zO/NqFX7vyazd+7c6vCfza
        g197wt+EjmqByrU3hp97AjP+tVG/JHBVu1qV0rCE06+Ffy21xzotDq6UInV1bj+aGrMNnq/V7FgpXb04qPVvywLw/dH1AyqlFu1/Kgn6vBs+B2bkVkrq3Vk/
        Z51vh8/+nadWSvt/ClHeGVofn/e1X1opqbyb1/04ugs+5/b/plKKbnN98sbwbph/4AcHK6V3zqk2Sx/0wPchNy5WSrXbGI0zl1L69UOfVErm7PM/Jx7+aiuW
        r6hxWwqwXV+eOPBOO+zsrS1uS998celZnifVb/3iDrelq7cOqM1ZkZj/voWv35a+qDun8Q9fNqb2bcq7LdVT12leULMnvo959P5tqfbN0dFb55rw/bWBZbel
        fRsurx44keozrWLLbWlvbouUOr/0wfQhU0/elooGFq1cPD0K34uJf96WBMPuy/uudKX0bbV3pB2bL86KLPPH5zndG96RTrTum7z/l2hq/7iYO9LLFfPG/rya
        +jfx8Et3JFPfZWG5r9XA5+GdM+5I3wefrFXnRjw+V5yffEcafDvTPeY1Gp+Hnyy9I408tvS+TtEV3x8t3HRHmnlyy/PQgUH4ftW7x+9IQdnPexyxheL7Vetu
        3JHuFtdLunchHN/rnmn/ktZ2yVm9aaYFn4URpr+kqaGvjWq/qBemX6+L+0sKvZT6eKPYEd8P2fPaX1Kr0V8cUvUPoP5aOeIvacjI+mu+/ywQn3O/mPGXtOrL
        4yfijlF9Ys6t/EvaaFrXTThB47u95a6/pEeC2LjrJ4QviSt+/UvKefPlm29kU3/qOj/+SypUPzY/X5KAz6JHrbvSoLDJyy7kUXtP3wu9K3VS7816zyOS6qPr
        fVc6em53fI9k6t9KS/pdacqorE5Pa1P5m0qn3JUu3EkqrHPfgs+VLcruSuO+vHxw/OMWlN9Z212p48Wae7/o3QXfL/zq57vSrai2Px79hcob89Wju9LIncEf
        RraMwvfFZ2vdk1Yv0HmFjSd87B8UcU/a3c/7glsQvd+3/KV7Uuio5qPm3OiA72O65tyThMi5AyatjcD3p31n3pP+KPmx1nZLDxpPtzX3pMJvY795Y2tnfJ7W
        dP89aVYTr02RP9D3/jlX70lnxenl9z7qQO35TXNfGpDjNn17FuHP+omN70uqtx7239nCQOV16Xhf2vvObsXVRd0xfVFM8n3pSPv3GvuspvxO9337vtS1vm3Y
        hsU0vsOXFt+XNL0eRHX0JPwb47v9vvR1wnxdixLqv/ivzt+X/niYPa3VTzQ/Hr71/L4UMPFhXLc61P/XRjZ8IDXIXj7+5vSW+NxtsfRASpi3ZnSr9TS/+l9/
        84H0Wi33gnfOtCX8Tit6IN2YHdZnyDGB8MWv5IH09qptUZ79+xD+/bnjgRQxb3ezGp6EnzF/XXggnWz9+Nc6+nBM37+Z+qF0cE6fvNbevWm83mvyUJr+8PPA
        3w5GUPl1uz6U5h+tG/7urnb0/szwh9KfolvqgsYJ1P697z+UtoZYP0pbEUPz//LnD6Wg9r+c1fYl/PcPO/JQutjXYNm4hsZr4Re3H0oFk75Lzu8XSvNloN8j
        6WxI5+Bns3tS/0dHP5Kmqd5fWr6pOa1vnV5/JAUs7zV6Tofe+Fw86a1H0sNvQ9qcPs3ae7v4kRRt6hL9IJ7SF83d/UiKunCxaHLDzlR+yrVH0qqek0LDwtoT
        /g31fCyd/HF+k6BbVP/KJSGPpdy7sdaPvmDzU9X3sdTE9/VLLW5T/Y1Lxz6WzuSM3bX43e7U/xlLH0u/rqjQ+IZ0ovmXseuxdCDig4YdtVpq37Jrj6Ve+ddO
        tVlL4xno5vVEWttBN2DoOeqfTaXhT6Q2d9dtnbinBq1feQOeSA/azgqPOkXrUeWowifS5HZ9o++cpfUuZP2nT6SxH70dsl+k8Z/T4OATqd21Bu8VVPpSfXbe
        eSJt6iJ2qtxE/VOxpM7f0spHNxtknOqI+Q1ZE/+39LD9nJH7d07F9T3k9rC/paIbg3tcn9SG6ps1+2+pweK8fjv30XpRIW78Wyr5rd/GCe/Q+tJff/5v6Zt3
        fgmt8KH51K2l21PJf+zwn3vExdP4TW39VMpvXF7zYo3ruF9U+Pd/Cuvxse/Pmel7/4tFT6WU9V0nfz+M8E24svqpZBgyOWj+GapvpenEU+lWwkBlmYHWr5AF
        fz+VXuty4N7Zn2l/8O/S9JlUufv+5vsvU37XWiU+k+K3hIxShtSn+fPSuGfSgOWv101tw/Bj3fJn0ifjgw9OaUzjH9LtyDNp9MQPxm+fQf1RGfD4mfSrcta0
        wX/E0noa1OS5JLZsXWvtNDO1d1Tic6nphDaqFnlU/vqn459LrydvTPGuS98X7Vj5XJro8fskw++xNL47TzyXjq/tMW32eMJfoRcnAXrLiIMiBady8N+c+5Iw
        Z2VuyPNTtthE47KOS1ttZVqLAD96d32L5adsaZsftFyX8msck4UjfO2u0m6nbA/q6VIm1mrE0kcAPH7UpYYPT9pmVvbpeP/vZu0I7gdw44Try5actP00ZE3/
        ep+3Y+nvwrppDC5c1P6kTV13d3yeVI/BTwN8yK0hu2+csHmH7Gg2Rall+ZQDPPFunSmLT9juvZo/76Wb/iz9xwCvCLytiTthe6uuV4z2OzNLXwRw8bfNF64d
        t50O2riowfimDJ4K8MqGD1/+8LhNt3tE7ZCZESyfblifp9P7Wo7b1v4dGPbcO4TBgwG+PrDv7zeO2TaVbXAf39uf5WPE/E+2NCw8ZltcL2pcm/FBvF13JUFY
        fN3W4Zht6fvfvJt0OJS3C+BF1jeFP4/aVKteDxz5M69nOcCNA/oe+uioLdSjrzhzkcTSFwP86Ib5TeKP2gpb3l26KaqSpPvCNMz/Srjy+hHb3munwrJDW7P0
        mQAf0mve47ZHbG3njJ/XYllLBn8V4MWNlkZ8etj2zcH8nvMCYhg8BuBinmfm3UO22Dkb1096ow2DiwDf3ifDNOiQLWD4D1vmbjaxeuow/9rbxV0HbfOjrYtV
        7o1Z+sq/IJ8ZfYc3P2iLf//ir/lPg1n6kwCPb1XadOQB25xXx7SyGYJZ+nKAF01qePbMD7bEStW+jZNiWPrlCJ/X42i7H2yvB2dHlbzVnKWfgfCFr7mV7Lct
        PBrceEVCUwYvALjgn/6War/tzL4d/f4wcDwchPC9q0Ks+2wXy3ofWD89lo8vwLeH/LiuYq8twji7/oSlNRg8BOsZf+9h/F5byfuKRZnfhrD6+AO8+MHRscXf
        2+75zez0sCySpRcQjvNlj+3O9bb+Of15/YHuEkT3r4PH7LF16DT2pZTl4bwfAF6xsF/Gqd22vtbVNYs0vP+3A7zoQGZQr922uDGRSTs8a7P0qwBeHNry+qpd
        tvaJg9/auC6ApZ+P8C/bpzXcZXvyUdnlpsNasPQTAB6/Rigbu9Ome6nR12F327P0wwG+vaXXmZs7bLNTF+Sm1KzF8QHT+z4ZnbLD1n6UxVa3gTuDx2N9jk6Y
        +NN226S7F1od+iqOwQMxva3DllbbbYO9KgY9XlWTz2uEl5ad62CzGTLPh2305e0VAC4EZbs122aLA3IsOILX8wbQzfE9gx64b7WF944UtncT+bwAeJGf/6rr
        W2z9Gp7/dswS3p+7MX3H4bUPbrb1fLyx+J2VPJ/1CBe7dFjznS0pd0zTbisCGfzj24i3x5u8t8mm3fSkk+ZUKIPPwPxTc0zFG23P/SeX9PTl/TMG02fnrR//
        rc13wK20Hnm32PxKxfz1l271/cbWaNaUGQs28HUgEeErtv3caoPt0OIJf9zczsclHvMJ+Ogny9c246h3Fn1wlM/3YISPbDvQ/yubutFfD98Lbc/xCvPpu+Sd
        P9fbNqzplnVXEcvnF9Zzic/vj9fZXt2T3CFaxfH5LjBvRRendy1ea9M8u//l3pfNDH4J4ELnv4PK19jWvWWZO+UYx5+jCN/v9c6g1bZNz/YsmOTH5+N2hIff
        71+w0ua+bsrln9/m/bOe0q8b+P6ntti1uR/mBwXx/kS4sLdbozLbsktfzjn3EZ93M7A+A8Y0iiyxLfm04cZddetxPMT0hovt319qE2Ivt3u8mq8bmQi/1iBv
        xWLb/LuvD7p+sgXLpz/Cv3vp9d0f2k5PzTJ925avz90Qvuz6g5/m2lbs/fudNnX8GDwG4QXBI45Mt41YsHVBRRO+XwQivOng5lffsfmVNH++w53n44/w09d9
        bo62ubU5vvNEdzeWXofw9auVD9+0Xd+TVH9oOcfbilsA7z9Ao8uVxn8femDdUF7/YoRPK+vWeJpUMXmPb6e+EQw+BOELm6wOmy89i57yQezb7gweiPCN/XcO
        WiJds63b5HOF7xfXbgK8PPn1wyXSokczZ+79uA3vf4Srew4a8akUOGr3+ZnT+PqQi/CCb6aWrJYMZ3b3brWT42EMwrWpf768VvpxS/MWg/eF83UJ4PFLv1n4
        7nopeI577i+XazP4vj8BD0/virJ+JZUNnOD+eQ89K3cOws+p3ui2QdqYfvxal7USg/cHeNFPVwNafyv1jvtx4odjTbyfEb5zatSJjZJ2WG77Gft4v1XegHJ7
        tdy1/Ttp+JR3lm7fyPeR7QhfO3Nf+hZpbxPlvfMBbVn6aQAXPrD2fXOrlPaq/8HYC3y97Q/wojOHcr1tUoPgZpkNL4bx/qT8IyOTtku/e0UEdgmJYvCH12E9
        3KVpGrdDcrf2OfP0Ht9f9gG8qOjMbP+dkmJvYmGDNm0ZfOF17P8Do+/vlAx3h5hCgiJZPsMBvj3D9+KpXVKPTPd3Wz+pwfEN4OKzZz9+u1t6eWz2vRtmvu7p
        AD6k/vP+i/ZImh/SFmjq8/ae/gPgYz7Jfut76YR2Zci0BnwdWA/wij5u38XtlVZoBMPqoZz+KQJ48UvWHY32Se80SFl8ztCA9wPAxc+vT7u8T4r3ablm0Fu8
        3wIBLhw+tODIfumi325j6ynt+HqL+b8f9+e8H6Q002uJHfMCeX1+h/xrlI4YcEA6P/ezd7y+4evM+t9x31wTKB6Uvh836LJXK77PTgO4WFiz1rWDUs0P3UvX
        VHB4f4BX3D+79Mwh6fpre9O+b2XHQ4AXbXyjbPxhqXvU2EY33zAwuBHz712jR9cj0hvjz9/u/gXv/2vXoD6/pNfzOCr5L50+fOYhvv5sv4Z0y5CYEUel2kFz
        e4eN4uvzQoCvb//2k9NHpcjHr0zdd433Ty7Ac6NuDbMck+591muSmydfVxMBvn1J26wPj0l+nx1r8+A4pz8DAR5/5Kr382PSjkrppYGf8PQ6gCf27m589bh0
        Z/St7ePq836uuAr08M8TKrcdl+6qExMef8z3ne0AH3Lit9t+J6RNcaYT4y7wfl4I8MTXAmu/fUIKyi2ed2kEX9/GADx3/jcNT5+Qlkd/0mJCMF+3+wNcvC8t
        a31SejX8Le9OWj4uMQAv+tBrwdST0pt3BnXZtIOPrxHgxZuvR98/KX3XOPRA/x2cPqy8AuMyPqBjn1PSy+5zt7/6Xl2+/iN827kfVp2SHt544LFk7wO2r60H
        +JzK948qf5Ss0vlRc7c1aOciLLQcOGfU31NVWhuullqfzG7/9i8VJHJbUfs7aW/M7eI3vvIiFte4b6d0/fmZwTfquJEIYdPDfVJ0Wa/PjnxVj0QMj+ockcwd
        xp166FGHWB7t/ONSWlnBp94rfOn94tmnpIqJ3v6KlcTirLrw1mlp8yeXj6fVrEkiIuPgc9KAzG+VB2s2IBHB4KBfpZGNo8bcOL0F67Nwan6FtK4w7cyz1mZ6
        33bvb1LC6P1TZlwhkY/w0PuiFHrlQf+Jd0nkEfhXz0vSut1SH5+N0cRipb11Wapx6Q/lkoVtuYjkCheRkIhLPP/NVendzytHvdWXRBTDi8qvSWc7rtRsXkUs
        c7eKr3+XIvxGL5x4+zQOReDQJX9IyTfCQ+r+IdL7d/KuS1dOjKkxK4LKq/wq5oZ07PdGhnP6QBLpjfvzhrTuz7HDd9dpTyK9DFiKJ2j/aNPvizrUfpPppnRz
        ofLsvh5U//6WZTelqSeavW7+pBGxmBM9bklf7H35uylz40hEuyD5ltSvbPRny7ocw/oU9V15S7K+ejRo8PUGJNKaefqWFGupDG7+HokcKkz3b0kNO9S/lXGg
        bXunfPjAeaP+T5XrS9ePXTN3Ldy1cq6Vd22ca+NdO8e181w794XOdxkc18F7YXBdBt8VOVyRxxW5XJHvBeR0QV5X5HZFftfJ8cLkcZlcrpPPdXK6Tt6qk9ty
        4KJ9xts4cCv/yMY/as8ztfFM7YXaeKHteaVsvFL2Stt4pdvzRtl4o+yNtvFGt+edYuOdso13mo132lbeqTbeqfZOt/FOtw+KjQ9Kez5oNj5o7fmg2vig2gfd
        xgfdjhQ2jhTbONLYONJs40hl40jVjiOdjSPdNo6UNo6U7TnS2jjS2pHaxpG6PUd6G0f69nxS2PiksE8aG5807fmksvFJZZ90Nj7p2vFJaeOT0j5pbXzSbuMz
        3sYn9Ta7HTgM/lWj/rHK9aXrx66ZuxbuWjnXyrs2zrXxrp3j2nmunftC57sMjuvgvTC4LoPvihyuyOOKXK7I9wJyuiCvK3K7Ir/r5Hhh8rhMLtfJ5zo5XSdv
        lclt3/H9sKGC5eh1VIdO0Mydd27ItsDc6F5v3T3lXmi8ZOwz9NPTUf1vf/Hgj/7zCzcVzJszK2B/1tTUgkmbe3ygOJKWELx33FTJdOyLHm/NFDfPOV97rXu9
        YW3eOnxyyKyRqb29EibeulDb1Ew19O0Hz5s829t1yaQfk3cfeJK1887+r5f1Ojf98YKVZ2YfO/HGhEePv7zZffDm5fMvvHXYcqRDv4tdb/z0bPEfZxvYfA4W
        1bRXVsXPaLvUHlxwrPNGCX7wThpMN5eQTRX6yMSbk/BsVyFYNv1p1H+qW5K3ZWDf57OlxOe9PtklmsubjFq9pe/TZVLw3E5+HW9Elrc4GzL57ScrJc3t+Q8e
        ZuvK/3gavHHgvXVSfen4lF7z4so/6TvBa9m9r6WuDwcHHt79epz3bWVT/5sbpYXtPHtanwwq3+WWs23pxS3S1AHFzWePfzMuu/Xnizefskm1PUdNGXWiZ3mz
        aPWTx7/tkGYcOes3oFuP8szk76/d/HGXFBD4u2fbukPj0ne2b/D2/j1SO29F8JpXE8uVAw/3GP/dXumHtx9uWN/1lbimUzJ/X7VivzQrYsNVxf2ecaVDPnj5
        pzkHpDWXK44bx5viovqJ50+NPiRNHBBRc2ZqZtwvRcGPRg48Im1d9yAue83wuOSU0wv2fHJUsm7yjO3aalTcmNv6snvTj0mPAqYXLPdMietyq58YPea49Pbf
        WScOjc4tP3jdLXp08gnpdN63nT5NSSv3WLczannCSWnz133jLp0aWZ5w6KVFa0NOSZPipxWlvpZcfuGIu2qy34+S0HBEzX5548pv/3rJUuf+j5L/7/evfJYy
        ofzB1yk9hpz6SVrcOGjQtI9HxTUJSIjt9dVpadXsgjJ91vg4/4xenU/NOCON9ng6bf+VsXFPGx3cdTP1rPR8Y2LAjV555ZmDVtSf2+acFJ/4w5dTfxsXV7m/
        9/4Nhp+liJ7zcg/vmFD+Uo3gjq/8+rO09rZ/p8fB48r7bEnSDPv8F+mCtbW5MGhcXMTrtQuvj/5Vioyw7Wh3OTfO3+9V/S/x56VGLWJ+/iA2vdxz+Y78j1UV
        0rxT+7vvD5tefjTk3PyJ1grpSveUN7sPfKv8bMeBA/2+r5D6xH9T43HBgLjVx58sGdzkNyny5vbfvtj6cnmNCdumvf7Ob5Jil3CjXvKMuA3Pfl2jr/hNmj10
        XOD5wAHl6UsPXhjR9oLU2xyzrF6HzLjQWSEDZn14QZq6/fv1+Utzy384oJ2cfPOCNPNI5bI3Bs+I2xJ9uF5l54uS0mdvtI/y7bi6tU/Wi/34otTFdjq0Y8ik
        8rsfLd0k3b4oVXZq2n36kYlxrw0cO1Db+ZK0b6xU6+iowvLfljYtm73gktR/+Z2piy15ceob3w789dolKXPs19valU2Oa6h9b/y9mMuS58tn1xRsebt8S+v8
        hqenXpYSV+85vf/yyHL/JbWmvnfqsvTD1T09ZimHxM0aP9jHYL4i7bjmFfnuxuTyqRWNYodmXZE2b7l2PeePUeWL2uk/WLjxiuS1Z1pSTNH75RFdxuxZKVyV
        7v/6WZNeu8aUe8/aPHtBt6tSyeT+tVZ81TXujdDBWzNmX5Xio4veK9ZOjptXvCww8NRVaXWb1g0mDXk3rtf7NTcerXNNqv3diebJD8aX79mZ2S9t8DVp16Z9
        hdnfDo17eLvf83vLrkkB42q/sXjgu+VvbP949bjfrklJrdVrJu2YWO7fstOrT0y/S26D/MKbrng7zr4q2BUi7NoYVeGWa/eMeoMLbMp9o967UnKBLgWoEinm
        z+HGlMize4lfX34x6x+rZqMk1RPLfYC+6YTqkNVDNm3QgyO4w5aVeDXHnW7/8C9icccxrEiLw5Vfx67S9wwuLWfpJP6dayk3Hxj1tUmSR2S+S81mPayugSse
        /ts33//r2yvV5vgMoRWu0IWPXuzyLx45cn/lxZ48DG/7OHOvujGslNh1r0SX2r840qGij440cZSqaoZ+xWOo3fr2VVNbtgO084rWcRU/2X6Qkp/WuT340Rmp
        fdDF3ldz9kmnSi4uWbb5qtRxSrsRX17ZITVPnjCr9ps3pX5Zk5bd/2D9C/38xKifrnftAFZ5V5jmP8CUds0ljRPmaCCA/9v8qoPZOxaVnqqbP/8tzF5n1L5y
        LUOlVr7wrbKa/NTVwFTVlKFSs454lU/Ivvz6Gr/249f+soPROEktDJA99+b3r8tgdzuohYH8eRD8DYa/Nzj8TRl8CGqjcXiyDJ6CZwscbpXBh8LfMA4fLoOn
        wV86h2fI4GjtmcXh2TJ4DtKCHD5CBkc10XwOL5DBR6IyMIePlsHHwN9YDh8ng4/Hvubwt2TwifBXyOFFMjjaTk3i8HdkcLTBepfDp8jgU1EGyeHvyeDvw990
        Dp8hg8+Ev1kcPlsGnwN/czn8Axl8Hp6hcfiHMjjaUC3g8IUy+CL4W8zhS2Twj+HvEw5fKoMvQ96Jw0tk8FL4K+Pw5TI42p6t4PCVMvgq+FvN4Z/J4Gvg73MO
        XyuDfwF/6zh8vQz+Jfx9xeFfy+Ab4O8bDv9WBkdbsE0c/p0Mvhn+tnB4uQyOvM02DrfJ4KgOuYPDd8rgu/BMj8P3yODf4ykTh++TwdG27gcOPyCDH4S/Qxx+
        WAY/grwl/HnCenBMBj8Of3Y7wJP8ekqwfDzFR288E3jpYJBvmsfzu1M3D/vN+Of/AAVYfQGF8wYA
        """#
}
