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
        Qvo6JekQj+4grzONPP50FkcZuORr19APpOR2Bi1tlv6Ih8vPSW40lnM7JjrL7F2/3jK60ttrPKY8AFPkSJtQ5LQp6Pp1bo3Mw5S0Dt2mRBbycQMVBiMn0Sah
        1ORnLeK+N9rKPZlqTlPWQl/CqG2F6ZaxD7hkaZCMWTAlf1KHGWkzbxSE3Eg/JbmlfHjFY+AGBeWk4AbcTJm46zxe0zLNgLXr6OZ1/rh+HYPiT/NwUpPIRR7+
        dc0Qu1MCUf61awQNArDXrmGO7WuIV9eQaJpDaDquMzBdh1PgdPjDsMGlzKVGoBQSTrd+BZkXI2NmAYA2NSXgw4mnOCAbMgyOrAlOkjPjiXZSgAFPLtCdvi4w
        cJ2b5083oG1qOlu8U9Pc2fx0Ni2cXRaFfNpT0qBsXZoJd3hcvWze/Gya1RSvdoYyA3/ZAuOhnOImlqZb/yxGBVO86iXd1ulN/yxnxf28a1u+U+4iJOXarufk
        LMdSyglU393KdnKeX7TsrdvC24rH3cgpOYh1bVWi1GVHOfKXL1pFKqAruH1S+15xp2e7u+L0hJ+zfcr0EjdwkiAIrHuSfm/37pNFq+zkTp3upr8BK+dZzoBT
        6ek/43gvLbrFe3t67rs/vyvu2b5HOS+z9o6/3Mpbdl6pvDM4OG7br3CUKhQKg4XCUKFy9tvCb9+37zvypZxFSNaxGNPyP0vlSiXLzVELLPXK/bY7TH//Krff
        /07/u2wq0LdVznesUi6n8raVs72dnle13VdZ//q7XZdK+p+s77EtmwbCcg8EXpQftZVtlay8ovJsd4f6Xqrk+77fsvus2w6eO3j+gUMj4S3bRiqVBx8KQxog
        dcFW1o5gR2C9+hYquG+o7wdeY93ycM3yvPy2/MUgeK3lvu526/DrJyZU8IZLl69Y+DsSPHI1PGq75H2jpbYr99EffCzoVW5oHVbKL47sCcNjP3TrD1/zPFdF
        Zd+2e3JTtms7/VvDrZVCwVJOwbbHXGe7HbjWrXfcWioc6h3qL1hOUKj8iLpuW4WypZVju3feGewNel1KlZu23BnKlz+gXP9x9SZljw5ZkesdGRu7o3ukUnAH
        beU8oRzLelI5vb1vpgFxurwuyuhE7lMq9xZFXsvf4vlbdDI64D6t3qo8+5jnWV3Wj1Kcso6G9l13UaUEU5YdVUtuTl1Sf0L/PEdZvh8Q5kxnZqIwV/cS/3UX
        XveGKz9kW+6rr1y4YH3aHXzNG95w8cL3X71y/vWPvPoNV173/Q9dePANr7v0hkcuWOX+tXFZzEjv2phL569Q+LZ1OR64cPUHL1x4vXXL8AYx3//gI49YR/rW
        xj5y/nWXXnvBOtktEQ++8cqjFyjLDz984Yp1X6U18JGrFy49Yr18TdgbKOxsW+ZHLl15+PU/YP2rtoTS7H/d0xr28OsfvYDQc23ZX/vw6y+cv2I93NUaiLZf
        Chttf/CidaUoXzSKDz90wXqj+XzkwtWr1J0fqZpPbgsNJ6q6ar1NFVvDrVnV05bODMaPrw2WQn9iTbBp6TtUQYJ5ov+XRhVS1s+q7kZDz/9QFvp+1dUaeuH1
        D1kfVGbArrzxgQcuXPn+B85T4G+owXWBjXH7kCpL5KMXXvuGBx+++kPWospLyPkHHrb+xC1l0VceefgNr7f+1PVfd/61lNT6lJt/lkA2VeEfqy11dUOd+IL9
        9/Zn7X+wv/Mp+y320/ai84OP/dAP/6R7/XF17e3qV53fVL+jPqqW1CfUH6svqjfZ3/6kfcP+efuX7P9iL9sr9s86v+S8x/lD55POzzp/53zdedx9wp113+M8
        4/5v7s+7v+j+vvtR973u+91fdz/o/oa76L7ffrPzlPMW5/320/T//07f8u9j7rvUf+SvJf79P+2v2d9wVp0vqf+iPuF+wv0t9Vvqt9Uf8i++bu73Yy3p/4D9
        v79BCZ9cF/5hDvld/v2jb7Le1t+fbsn78Zss50/o909VUf1A4R/+eOjz7gFCeOnXX3jhhdz97qS2tE2fztVaolYJya+GrqWRIKqZz6grtMJfIVQ1nf7Fmyvp
        rEq7tIrshLKtWm60Gtpai59S25Hxj5N/0vg1+ceN/yz5zxn/JPnPGv8l8s8o83GOPi6lVqwctE/VEoeaoym2lrippobZVJVjaUe73E7zqSguIcypTpesUNuR
        E75OqentVhpdTJxRy55Ei9LpU+50GnlUlZ1S0e69JUXFuPj/3uEwtrWTWoftIjnFGtoT/ZmrnTG7mKiTlFKl6rDtUlsoDTWAqh+lijFEVthNIzdmu6n1coxr
        9Gk3DJ+83S1PB9fcKfs6tWNZXUwCSh+gV1S2oz0dpJMXIw9ts6e1N0Z4fpLDYkcHe9WrY0q927pAzSLnoVjpYMz+ntiF86q4oIOdztl4C1K+PM4jycviIpz7
        4xBJzsQ5OPfEJTjniopDA6ShhkqohaTadae1ixmPe1PLowV9zFqiynQvQcCi0iVdjHzqwQL1ID9qkU9fTOxRK/3lJyvpopXmUotAgsb+o85he4AmsWiDeKL/
        H3jDY3seI5emNKCOLWI2d1tRqk4l1knqq3Mb1UlNMHnHtTrxuc989ss/3jVhj9EgxRMEXlnCIE6orTTmcZfOpytWLcY4JhP2EZ7b+MSM/H3tBeuJFv+3UW4A
        dGxhAJJNU42hzCSOkZJmO/pp03cdsvvdsXzTDJ6wJpwIEwlgsXQxjR69QxXYFzx6zMrDd8zCVJcAMZYOATG03KjDE84AQV9Q494n8QQBL41oTbPPBrA7FNsS
        N9aIG6gx1O22rEQdsxA3TkuDfGixhel0GAoTqpLKoIDEouZLo02P8qsgTS2fiBFrxlqyeHqoSXkaQv303XYVvrtpLecB5gE5LrqQ1w664GEJYIFRi2VV0dgb
        yM2P2aMEneRogs48EETcy64V96GFeWpu4sjspfu+XrAAS4sEVW5WFBXmRF9VBEwfeSJK3ei/0ZK7TACQzrwnikPCCC4VEUc6JEA+GVv3WOYv3kIlrXgMlllJ
        7f/Sb7w5Sgs0BKtZke+hgLA14Km1AZ97ck3AzzwVpcXWgLdSgN8a8BtURq414MfXBvzDk2sCfonKCFoCqK1fbc1UstJPP9mShL7/1ze3Z0lXn1wT8A4qNN8a
        8BHK4rWlePOapn/1yTUBf/vmNb2dW9uX2TW1aGe1CCqL/z4vzup32pZDcOAA6eQ0rf+AoIOcfFzWzl5VoOm0U+sORQg3fXV6TlvDx6yHEXTMeg057yYMQ5A+
        fNh+iL7+4TPv+3nffJ9L/8BKv/DuiMjlN2H7SJetGsH7BK0y+1wcA8mP2a85bFMpQCXn0o9b6Qeey5JzwjH7IVry9l5Viyva3m09HHfDeU3cg7hzcZXWW7Wm
        c6sVXdDlNLh6RUdpdPXK6ohCv+y4T+d0gZZYn66ujjj02ZM6l3U3p6wgJTXqSpwrbgnTKPqGSgopEUyM++10RdWiFxTVb9aPl/K+QhW/3aaRInfWRutoAc2g
        JnhWFA1lIfpLl0pkl8qp2zUaUS4vLtM6mKEVlcM6AC4IEmrGad6T/oNLXVikOkbJnfkwI+vyiV/6AuOysq4Al1HEkoNlXz7xV5/6yb/7kz/46fd/2QLykYWP
        VZzDOGMKorfaNDK0Y1OT4F7CaNDuRftpI24y7mf3bDxAcbpGUNqI0/Egu+PxEMUVmxFWPMxuFI9Iswt6hLaiS+QOk3uO3CFyz5I7SO4kuQPkjpPbT64mtw/E
        C7nYwiy0eUZhs24b6eJImAGNjCIlAlKiOtNiT5j6/7ITNmImjCcld7LUQ61Sp0pVcuyXlWgIU+dUCSPovqxEg5Z6PGs77Yj2eHIG4q1wdLwNzlhMO2N6pKat
        1e+1x1e/i47mVI/FALFatNr+Vo7TICyB5jAbeiPFyvEsDUUsqPVZOaK+UcQsyty2WtV6lQjI0J3ZKOElSreF0m2VdOcaaxXjbIXp7P+IXnSYi0O8xQUtg8K9
        1VuOOs0CJ4vdKPBnbqbAwZsp8HixggLfezMFDtxMgXcXIxT4B1SgSq3NC+wPG9BSlTK3AmgMYAzEhAOaVQDNbW2t6a5iOUyXN244wRxKT91XSHlj1GJaB24t
        ITQt+zN9T14kuiUXzdgMzpMEZTav576s6j4z8wxdl9Z2905qBHX3K5s0o9px1DoCUicIY/DuUG8J9T799Y3r7fmn1du2aDrUW0S979yk3u5N620rfvMV1V5v
        GDJdtuwAn2XzZ0mC6HE7Xfj6ZiD84kiMi45KtGKZ+pOiqbIGbGgDG+MZbOSikoGPSwY8mu29o5gP0w9vMkpRY5RwzFs/BoTyrAbKy2Bv7SAybLRXSpPzqU2q
        7epUbcucdMS060BibV8DVPuFTaotb9Zb6kVbb2+62hyqnVndENOUSga/UMW0/VzVtLEHsqdE/8Se+gKF9Y2g8O2r/1worDMUlqkWLrfeCoKWAcHoZkBwT9EN
        05/buD2l8J8Dgm3Ltb1SmpQPbFJt4cWr3Xiz32Bi9hQdVLu0SbX5b6a3N12tjWqf3wQEg8YWl9t0i9uwxq1EWGxZS1jsYVTIW5mVPi5kXUQFi5fRQOu/Fwe8
        UBMwgXR2cSzW5BBQEd3sosdO68F4xVtHaWoXR2MHjqbCXXM0duVorEOicYteiFOty12nocIJN1U1mqsw+pqKQ44NEpq8WgzAD8GVooF69BW8dtV94Gg102ob
        RDyNXTqrXlsDUwEn52wkcMYG+wS0tZUoKriEPXrpJ5+w0y984mM3cjgF8Gy50fdxV8D+uvm+OGF2UEtnfq9RkBziZdaVpgaETN0TiGxeZigNZQ7EqLAlNDm9
        PP55nofm+LvgMtH4h7HbaPimjAnmSkS01rvA6Bglp4Dyu0z5XW3lZ1wMpM+nC1yTSw3Pagp0IHxR0Mb0cZszPuEsZOFaiOkg/RsLfJCA5qYW5Qx7JtirHhU2
        3huFjXdV2HiXhI33WjDsdjqPgeE3Zs8o8P/2qv9ZCY/wx5QwCd+mhEv4pBI24dMqxClbOEO+plP2LeTYx6wd5Khj1ig5ZXTXR+dHyCngVOiDtojIyd+hyuQU
        j1klcsJjVpGcHEDLF86W38oWwuhwZ8CoW+bBccJv5OxgWk2BA2oJB9ShtmPQAjq/xHmKWLLMgdWeZi6tdYZ+ZmYWrXuvMD8EQWCrEjF08kpJpTN1JwarNy6m
        Q3HJMIG+Nh13pX5spx94S0Q4lk+iYEoucgNz4NgdSQsUfKQWHdK5MftOrXZbFo18Ts6891Oiz/7N43/71b9/5/v1hH0PhQe19AXwyqPDyBDgp5goOFGCGj5M
        e9oEwS9DtkOtKznp178RMRcvpe/IpmmmdXmVecqyJsHAiwvOJFLjZItGgJdXwMougMdci8HMUBdju8i4KZeO0XkbbUDN49xSnbvNGaNGpvW/+SAtWlln3KCk
        GE2Qb6DGIygtH8DPiLRcU8spCTicIToP7jFFCPc4J9zjnLCN7ffSkDoEWfR9hgAJGDwioNAKcJQHWOwgJwQc5QWO8gCLEVob04CjvO46ymvUYQZpmX1gkJbg
        AzTlU8NkLAiT0W5lMuYIMhiIYtXkMkokAR6tKOcssy59rIwzArEIPYIVS8BImYDbEhusKeAQniePOeHwHrYP2pPpk++JwCh16DAujMaEaioSZtX2K0qUFBHp
        0yYRmEraeekwDUWQHqxFeayyg7EXplbsY1K1f8pUBryG6rV/H9j62qPq0IkAVdVi3CP4NeHmgiGGqDUYnTaDNbUAkTIQaa+mC8cs6jHK8qlLgJQAvGKPyqSp
        5prsqGBPI/MYVcprKACBx/cPEaOXoiCKIPbhRDI2A5KEAnbhZzziO4MRSTogSQnDUiXUT8Li2hf2tivMbnWY2f3LmLywH3cz6mL6grqcqpcxI+qd7lAY/oLn
        FKft6/ZU6sU8UJpWkEItPpwBDNBOJ4ojfBUJCWIsCRYp0IorwBTNf4gbTTzCOZdT71Gqrewp23E9GpLKB5PyCf30s0mRlqMPfBWByfkWxTAZKwbIOMCSfRQg
        jy+C5WfjQjodE6xR22zszf+McmysqJgoH6ClNeVEH0y6+JMQcFagKwW6nQrM/RoNSKN1DpUMTNr1LI2WTdvu2uIJTtJtl4k+NkV7UrS3UVubuDRKXS7c0z6V
        7dCk5IDhANSVrM2NLpTRfqm3MSxrCj8x/vSzVHP5xBi5AVrMXWipkCpAJwgAUeKJyKQPOD01zuEuP6/ifPqVT/zKz/u0aCrgHVOuXEykRkgwYglqosUJ1GQB
        x4wKeGoBzxFyPKAmIgeP8hVOCXjJ0nkgJdongJQsXQQEW4KU5PIm7FsPxwT7YS+oWnOjRxgi+gqjrsfzKjCXj/lRotlwL0MLUZ1EwuhTYJdjayMsQruAGuLr
        TYB4TEue8YiLZe0RZLu7LMusXS7Gi13BbE56d40bc+AVKCh1UtxefoMCFtWpYe0sppNnhjkB7rgeuxI7GFo3WziU9hwQDTmn2XmdfL1Ovi7J1yX5uooqnkQx
        aIHOnSLyx6OGpf92+l6KeZPEFIshDvVt6QqS7kPT95YKdApuj8xrj5Af3wahnXvvK/l0ZG1PEzQLCHBea4vMSeS7uBWPm1YEIejPtnR+sxAf23VbpCetAO6o
        q9MlQGB7AreZ2015lZFTI4inOKKqsjgndVD2E6YZdmsy1UyGhe10CE7dMHFoW8BGgpki9At8nSd8zZDhCzgVWq7KsBcFiXuasL1bO80Ekk9QQ3A6/QgAyqb1
        qxzGj7RfmJqQLA74ihNX4IFWZ2gICABPlWjZoKiLqXOGNj6ceIJ7S7whKOwoAYUSmULtCVpRL3dTcz77pcMQDbjfzaJsbKkWmqTd0yWFQaEdElteGlyV4FMl
        vm0FwCf2mZKdNcXLUl7hpKGktZlEpF3QxCV+uvK4czldftw+zSuEMqVfQ8gKhWCA07csW5cTrDwqhz5n6JNw0hWi7CjVTHAfKEosHh8Lxefl4p4axlQqDv23
        i8if/tiidWqYNmQ1HKMXIQURnYqRpy67ZxL1CAGDImAJQMTAcUESe62nzAJ2MoUrI9rLmCzVLFFQYFECPqJzujy2Oj6wFJldQCgGo44jKIs3+IQMrZhWgxUK
        ojIbL5O6eS4s/FtlK+yvDCjudULEeUND8+b/GZWovUo2V8Iv2954hXEPEHyKwwKocJoMwq6EjdQ+HBrTI5efe0p7TzKEMZWKi2oc21Lc4bLcxXMnjjyV3avP
        nGv46tPaOzHz+JuefHq2vjgz/cTZ4Se9ZrIw8bE9pDPfcC7TBHrYSKh0H7uaR4g/FJqi0UMLW+RVbV+hzkP64muO8oBtJ2uJh6M3kfgZ3e+B7h9vXTFpFy0+
        hlCa2/wZQBq4mR5OdZ9WwAWjwn4gAorORS8HePoSfYjwrgN8SEPjIOVR2tk8UGY5OOO0SVLgkQRMlBxTOTYWsOarUTrFRbzsguwDR8iuy7EfmiMPgXSS0/6Z
        RwiIcuDHUUPvLXmtDR1oa+hIo6EDaxvKDaHWYY6YGXGQiIA/o1wn/vGFr3oTzhglpFMFIiVczjY+hDA8HApAWRJQJMEd6pgGgAOJCu3o4vZPDScAJfciaEwm
        NqkP0phIjt5FQBGveaxdO6uJy5bKGOqCUEZSYfeVSTbUJC/Y/BUIfVzFVFP9kxdHra6WFdUnUjfa2m0FEXOSitiVP+k5+Wn/mj1lbkNdHNNx0nglOZ+0cM5y
        Ie3hQarFyQSEgFkUduW/olN0uvJbv38DdMWXLREdgRxK+teI+fvf+vhPIOZvV5REOY0bUQJQvhAtsnuJ6B8nuxCVqEkcx/n+pIuizH2oRGkiZhxmn1cgfyTh
        uoJbALBQwFRYgdhQF3mW4SnjWg+eEq714CniGg8ex3Ah6o754Os68uIelBmzC3YtqlAd3XLs2RnnpHPcqUYXvThIv/BCF/A2Spm1Tc9mbHRtp7Ok4m4OoFzS
        sWWFnu10FlTcwwGLyvSrrqhjCnGzCqSXQt/o9KbQNWccUShZiTiX7jnqQAaIeusAzVJnnVeR230U+Ahddl5DLvXYeQzNs+iE7KdD1A2f2vyBt0QhWE181/8j
        YOt4oOI0YBtEoCfn0wYO+voLfAnuQQ6hTIkUqEEPIghF+uIjqgewdCG0BegsmCMqDaTDTKAx+5UE/ZCiGqMxcnc6R2hkXA6Y5G66aDr4hUXuoJt+ygJTbkyu
        2cD7lrCoizbeKEKJVpwHESFX1/nw25WaxrKgU9FRhxcILfzo1gkngM+VwybwOXNw6WcSi/NpxacqPmHxOQl883SGpv9pFQ7x+gmwfoqyfjT8o4ScliJHTXdP
        hddojdR9lqwRYb14WOT04n4R6otHRKAvHhDhv3iLCP7FfSIkGA+KgGDcK0RB1EPUL3ainc5jidMQ4XkA+MtOV9xaVOVFdU924/AABiddISKDNthIGPzLDjUD
        niWH2gHPokMNgafu4B4T0OoY/u2MQ22AZ8GhRjJH1wZH12ZxgSUw7yE/sJDdZs5m7PwVnPchcrCMEMggLPJlK1YWPJA+mIEIxopTi/oa4jv1H63Q5GGXsOA3
        30QwgHoA9CiX9pFGspeXLGGTL/5opePlJiGp9THM/5byp4XzLL3Z6IZ0Efv+cGO4hWG+vNH94gJ6GYPh4VAvY0v36sHWvFF/Et5InHkaL0rl02hRGgrxOEQl
        YM8SSqcQd75ep5OiMz+Ha2Wdm8dK0rSsEDCvwfSh9UIfBSSsICHtowMoNk9DTk5AYZSKih5A0SXNRXYjAHzInK5IYatVTUdCLqsL3VvXL+2vJha1vHAj8VEi
        0WE3kvy8LoHpe4NaQ8V26fx8fS4pg+TS3ai5S/sICdDwMhpconAX4TmER8hVQmN8HaBUSpPTHFqWsnqoYZFGs3XZ5OncvIASOUjEFVa5sTim6xBdozwJA2XH
        OdMBJQc42h1ju3S5roMbkqYOUCjqSp16TSV365LEASJmbfsa9T1PLQ5u0JxQX3rgC+fnMAA5XcVXEb0tIAgs4BDdLtJXvd6AkQdpKXRoR5FaQGswT9XmqMK4
        b4NZinu1R2lcpBnqkMZBmv7GwPCBaX2ye5qjM7fp8PSuflHx0DZz5OdWq82v3By3thngtUW7cxs0tJmkOMdd3yyJz0l6N0vicJL+ZkDY1o4C2hHG23RvvFVv
        A8aVlYRlPASPK8vTI+j0L5zE7F04eeUkluQFEeDT7gUK9V6NrwYGpv6BCaS9C0gzhJWNdT+HlHPaqb8LFVCJN4jk28rYgpLUNX17up8+VhQC6ZPqM4UuHZ+n
        cy6R9r2Etr7I8VRYnTpoCvPWFEbffrNq/qYMLaV5IAMaGahtjebXuZVZwS4KbrbKXVOui0a7LeWC39LaZ79ZrinRQRHNfjgooaUhDlrqtJTo8CmYQNeRNQe5
        eZc+PfmEVL5tCLhl23xYQuwNElouBflCWCyVuwYGh4ZHtmzdpkcIRzdCLWZ9+jnauOIMnlc+VF8FvZ4u4SQfDfA+PGiENiHNIXsub7+cjjY0SR0NUcphkfhQ
        6RzfH5qEHGiCis3NO+RrefKaKNzR+4YTTLRFnUlsouKJ2rBwnRn+G8f2rilQ3xY6SvXDnUzs1VLWl6jS3VPt7evvsFd9SZJrmgq45xL3JrPR/CceZskDfDXp
        EKJW4iYemKdJav2s02y0Rbvt0S0FXaEjG5oUJQCLliwIHKfutQbWOfRs4qxPeom61Ja0pY6Stba59prmOjfZ3PM4iPphFVLlRFaor4fwESFcV+GsUuqallvx
        S1RhlZr5ZcX37xJ4TpuAcybgbBZw1gRMZgGTJmA8Cxg3AToL0CYgygIiE2BlAVb4aXA3cqBNZ+yLiRqVkb6Eq3GmSQUYJmnh8WDTgmQgoXXKMwJWMdOkEIu3
        ROsExBAdbkVEUtH65MtaRRsry2HRqmgsfFmnKwh01lBUSwj01gQuIDC3JnAWCiVE20f/CQIHCiQ5uhH+rlLuFDUKaPsZuASmz2CWCXs/g/up6JftxG4U9pC2
        P9iiyfBKWdINvjrOIOeHm5+e9lo/CX+dH6a12Ojbqx5s+m95SAqjMmwi5EDAOPA5oFI8+Ag3EQy9a74LLCoO9AjkkLL+rvArjt015RDcdFh+Z7TqFCpLF5gM
        Sxf4bfU7uAUCZAZQCAiSbqY7mzsU0/kq4eFymrMy2fDIkUAlPbqHFj9RV4TQq1j+AB0JsBCg6nXsEc3t40P1Z4x38c4Lw0ThElWUhFQKb6e0B80T5ZgU60QM
        daNQhnZuH9Fxc6BeZTJBwRLFTLRiD88pkYJJmWgmnlpt73TGb0gBlAufZ4mcBM1Me8c8kaUe0VtJVJ8nGpm2Cih1lOtEADdHII90RIfVUSayUXqcVynUoaCE
        d5cVIyZjlrJPhGE0BzqaaqkjX2t5IYpKsFEpbhdaFc0TiU2uxRCw0wlo/ucaJV8Kw8cdoiAFm1OqVlS209Ft+G6nM9ny3YbTKC5ozzq2JuuZTbJG7VnH12Q9
        u2FW3j86IGsCrDXYeuPtYg3+Xb8dXOpUw+wmNbwojm/B4URaOOE7BxxvemDqFj66C3vLQH98u1ko8U6BgHiXLK14txHr3WPEfPcaUc5xI9q5z8jVjRo5u/1A
        BdgmaIdPi2k3UQm/YhNBMRw3QGiajuj74yN6ND6q98XH9Hh8h94b36n3xHfp3fHdeld8XO+MJ/XtceoYRSJcikBxwUuLfPMkjb7VcIbiMcNW22HYbLcYXtoJ
        w1s7YBhoLzEMtYPCCIsPCQ8sPsyMBT0pGN3Rd/NicPSdvC85+hjvPo4+wlSYo1NB044WEWNH38U7mqPv4H3L0Ud5d7o7uYXG73iyg0bzzuQAjd1dyQkayWPJ
        QRq3O5KX0CgeSQ7TmB1NDtEITiZjNP5pcmt8e6gPAhkEegxOAY6VdHXAXrfqW4GlNBaiBsIYo7QSYCGA0Vb+hs5vgLYiwg3zdLy+VY7Qt6KeIh1Tk/J8UqUz
        qj6AkLC5/Av0j6K755NeOitSqgKOxfP1+aSPEEIL3sGJORnUiKYDGWGHKqEopKviTHSbfgkKLlAZlGwAh+f5ZKiO6lQSUbl1fYL7rHuQp4cP8UUkKlJaylKa
        o6MolUf19CNFN0qdwLABpVK7yqtQWatQ5xBzD+EyyokjeagH9NAcnVUpVz/arMPmomn4KHIAGbUuNPs0qHvrqLfI9ZZQAh81ddSpBN3VshhpoFBcwkdiOulX
        G1NCscyYiGN9qJWUiLcTxN/SYTs8nZxc3WJp+lFPPCtMsx0deDtrk4GRtp1SMlwdAnzs4MGa14epGoKZ7QjbLjDD9euEuhbM04hRoh5KBOCg7Qw+RUd/ky7R
        moaU0vUjXR/1T1d1I1brmMaKYiPElhFbacbGWHiHM2b2RMbDvi1jXd8jfAmH2iWcap1kDG+d8bljw94mtFMzKsi4jalDNZhVir8oBKbRPGb5QS2BDTVlESqU
        QKsjL4CZmrKuXPYmOPYJ++DshjnGkzjLMc4DbHKMb5gjSm7LckTJRDMHToO8zBOcHrH57nQeA0f5sTkhHCH0ehsSTJgEMT6284cRgz2kR+3pTjBFoFDKTkXZ
        gVGYTIxQR82uoIXFKwzfdr5fnDe0uJDoo+iDjCx3SgfRe3FLIBS9EPqjaJ9MCQ+VpAnNuUCOCzorZ1ImQNIU0q8/WUkH0hxc1jvHyDzDwP0MLej8fP3GUeid
        n8Dtv56wsfhDAmabiGT0KnJ0QJhk+MHEDoepe4f1fm0PEyZ+iR6HZ1wf1Pvg2adP6D3w7NEH9F549uodehc8u/Qtejc8uwkL3w7P7YR9d8KzUxfN6Czc+dBJ
        2qizz0t3PYhlaOmdstdYerc5He01Z6B95qSz32jd3y57jaV3mXPVHnN6GjdnpFGGDQcC77gEoz0yfFknHlu8XTS0/VHLbKAMzCBEhZRJeAvosMfQH9ADgxND
        c0IwKAEWA9mL7DFdvF1EPEdJGfBr0Y7TxTtPdY5VzcnXT7iBkg3UY0KntFnEkSD6IQoPkJpw+shc3NXExhVE52Xr2FKfa4h8MpEaYA/YSqHdBjHQShmX/Z97
        kgQ34jKWz5gmXwU+DV8Vvoj7SX2Ke/BJ7bsBuWMiXOHrEwRAuw2jF9rLhLy4p8OgxzQfEGJxLuHI5GvgyhJ4wQVdBWKlHaxOAT0I6ENALzjEg7gOm5ynRUzp
        B1u4wstGz2L5Q+BUrMP5NHA94ED3AUlzSdvuyTLOg2/8PjCYQPIkhDf9pkyyoNWZTtznbeAsbqdmD76jgbDz9K9fD8xRQ3vmm6O+RW8FXxvVD+mRetLHbZiv
        8yYbaGzr1LgqGsf93i6bNRNpAoy9dLQZmq8LvsLJf3177hGgBVMc2BFs5xJG7zbzUcAoMh6kj35Uw9M9IuBH5xKZ2y0Y4rPgXycDqNAypFtIvSDIQ0MLaCiX
        QCTD/FwdUEXOUQekXi99DaJDPehQn3SoVw9RAulvHvzvQZTUg5L6pKQAJemRubrpIy7xoTIfEoIaBuoYJiR9FJ6jhJSOwHOEkNId8NxBSOkYPMcIKd0Fz12E
        lO6E505CSsfhOU5I6W547iaklMKTElKahGfSXNGaK1vtRAOQmq3FHssTF5jDw3ydoiWia6mKtoafyzk9U8E1NpqBS3OjSi8X3y1X4rpxJa7WXInr5pU4Dns0
        4+RcopMuOa9Jgg4YhyIIIfl05IX3MTrt5nAYDQwnATdHNxo4dS26ofNtEcdpXAEVGG1Ec4RvcOJLWrCHJ0fnkJATJaRUXkbI9rcQZ5QwAMHWoxFdBdWnI6Ii
        kQ7XNVBFJhyCYzuS9fK1R9LHB8ojScCELE60ROky8YtDOtKG4BX4yOLPAZYpGTACpSiiVKj2OgNJLiNkc5QiKSFmKwBL+/UEmgm9um8u8YWoBrXb1ZmQZepy
        oMF+oj716O466vW53jAjZD0ddCRkC22EbIDiBqlNPojaagsHy5DhQx0wE87fRMYnUOIGByDpXa3yeZ7ODZQF2svOuZhh4kyDgYNzNE7mSb7lvIyQVyW5lpCT
        LV07z7ypYepKD4CmFzDUB4JA6M1hWpIBbuVCxFYQW2zGDhId24XYKmL7ERs1Y+nYoPl6sYBYXMfxDmVih0LWehY2yhZDcI4YGnOr4d8PGzptUIhGo59us956
        xEKgfGfFUgu44s/EFFyILrB+0QloHvyiA2sh7hoxBVfEFFwRU3BFTMEVMQVqBcQU3NQXGzWZVhILEYQ/oRx7Wl1THQRjgAhcEY9h4RjtVLw1cg2+yDXk1sg1
        5ESuwf8m5Bq8plyDF37WcYrTakpdM40SGS5ulMfSOoExPuOPCm9grJbkiLx1mI5S6ef/+mNOOvMR3NUToKdBLXKxQ4i6gL/b2g1O3G5rF1hYY/YYRARF3ciH
        0DmtMVqBRBj4e1UfEbeUspfoV3KqRKD4EGcqwSkSFeFDLq8LKaHYRnWN47bEIoqHddQgngB5J0aDJfyyUArNaIwJiK10iKWYw6bUcwX4s2jwZzn14y6YPoKG
        SwhB5py2IMicE12dHCQLNTkOZFhykGgZwPU3xj8nujo50dXJQTmgCGwCmMhBNwMyZV2AicDAhG/0lzyZYo+nmMAeU1wB1mxMsSdVeLrbqEJhij0zxS7AQ8Iw
        xR5NMTQ14ojFb7iGKHy+3wmmo2sO4G6hZPYWFlgRiYm3v7UpMUF+871OYiJL1pCYmN1QYmJmQ4mJlbdWOmqzWunyWzfKs7RhzOJbN5TZ2DBPfcMWoO8szcE9
        A/1W4Z6wphq3HL4itxS+Lm4ZfBG3BL4q1wxfN9cEX4/cz9WLtcRjc0iZJiDrS2KUo3e6USwGUfJi+yRg8ylgaEP7zBfTALFLMzhrC09RpMlyNM9Smn1tvd0d
        qBTNQHC+nPM917GVlQtNRo+PmgUAGhHZJXYhH+cxkd3FLtanxzy8iF3qPLvnikG4fgyTYstNOeqg/Sca5bv50vpZSsK4sH6Girmw5VKnWczvsBqI0whoJEGM
        24hJPBwe6CdAuLM2nI/I3LFoO4FwJ8mGxthE64/q67thSaEWbdCNa8/sXjjuVH6hQ6nF9YPTcWjs1qmL2nhYhQ5FdJwhM9EiOGkgwDEQ0CohCQhwDAQ4BgIc
        AwHM/Q1xhKPuYKN1dZU3ZJdlIc+SW+aN2WVpyXFyQ96gXRajNFJ4YPESLNcy7rgHG0CgnL1M79c1jIxllxrD0mYuNE4gbeZS7SxS5sJkEMTOXDpD+ql6lMhZ
        Fsv1ocKXg7Yc6+DGHquHsbUMKlXEOEFKoOWL8PSABQYPZD5nkQaNXEEIWr0ETzdYYKF9jQ1zrF9vuLc8w1f6MzZUTL3mOp91as1Pp7Eo7RyBTOArUdunRIkD
        BashnJoCoqIc6GCNYPF7NVZmrIfCbTubFAwznA/HScnw0IUDFppTFrPgkqLhqwuvqyyMDOHEJV2G114m2qhKcV9SRLINkzeUO3o2/lOlyuTLZXuBctnEubok
        R7GRutSS8lzjwgsT7JsJXvFgLwnz6kFDCfPqGXbUokfgx/PqZfPqwRgUwMInnPMiY+S3j9El00rX3DDjroE7I4wFNFSGUAImJQCjONxINS6B441UWgI0i/Rk
        qSIJjBqpLAkwoJ3Leu5nPfeznvtZz/2s537Wcz/reQ5IkbqVq7X0n3svnY0SqSbIqsll1eSyanJZNbmsmlxWTS6rJiiyLHw9MNW0Ytn2ivJZRUFWUZBVFGQV
        BVlFQVZRkFWUByqnAvO11vKlxvaKCllF+ayifFZRPqson1WUzyrKZxUVsDPY0HBiuKBF2ViBjPr6zUXWoEGBBYMCSwYFZqhvwKC+XkGJrEfTqVRqe6GmZXaM
        BAVvNdKZ0IjKzoRGHnalkPWqkPWqYHq1UDCisvWCsamxWDBCPuuq7YDme1t20OYm3GFPSQY77Wmddq71snO0hfezrQNecE60w9xhGs4ypgViSyVaElnkuOmw
        Rn/piNjPMb2EPhq7Z+Ym/YRtCbdwZLZVZm7SqyODZwY6Zo4YI0nkusxFQvGcmf4jmOlnkQSqqGqKjASrFWm3aCTrMRewAo9WCPFqnWOtL1HG8WBOgA7WZdqZ
        QjBVac8qxEWoBuuAjb+ti+BwcKkrhufcZ5jURcN77jLM6sjwoKuGad1tpHJ6BMUQTY/T5Q8re43FVSVKx45ROoZKsor+wNEsOQPBc9qIiqk6NZy4Z1gzjpWO
        LFFytkQbXIxiGs3iVF1N1RUx0RrVmsog71HKo00x+ogd22ateIZ88M0acs2aggVDSgZWu9PA0UZxw3TfEWO1PASOGKvlYcAZyiacG5hpkUHwcOxshKDBOCFD
        SspthGLwfJyTGiFEkQR0GHemfL6ml3MvNvaOF4H51WEL4nqaPLhmP3kFgl1WKwPlSkeJ29jpsDrtON9hLRU6rTpRNoXAQSsnRrfVi2hm1Z4XAXie+qBNgCGn
        c+dbMp2/TNOca0vha/88rkw8Vk/7XVvUspQQi0I4R7/HFLV6B8icpqTxcOJH/xkT6kd/aEMHC6aA3Q3MhLkb2OdxO57Izm6QfnKD8PENwkFxqndAbifjeLta
        5GpE4pNtBbyjTUjsX7hbbZePyTfZB65EdywMwtqJvdFQodNJNgA291SZngb/9/V0k1npfA7fsKeb9lNtNKiNWZez7Kwyh1pYMNFyCs7LqRYqx7x1FcwpuGRO
        wbackmHNRbCzoClBS4WG0KSgn9CgtLxBYWWDgErcZw+3ZIStv81qHOAaDHYIwzU+Hhpu8pFbwo9fGNZWy+Td0CxDd344/IRS9jW5UeiwI7pGK+1LShKs2xVF
        AWzc7IF2x0I8g5u/ZBKsK8Q2SD3bNw2Odo0WHFfuZFT0ChQfHUN5a9vsAS1ZrfBjgVOeVoKkZ4QHSSc7Zk76RpXQhyphDqaMQ0HibM+b1QmZRSm2k5ZVpiLo
        iZpclT1s1MyD0SKjJeiJzlwfe5YUkWw8YUZR0BNFugH2LICRzUw2oy7oMb95loCHGc4z8EApaIXAi/f2ZXigRLIED58888LqI6jE0bJgvqCGR6QftnC2uSIK
        jsq04Jxp/CVuOys4ZlGTpuVnueGs4JhFadPscW51UcKlxWHW4jBrcSFrcSFrcSFrcdbGiM/C5sMyh+fUfWkJ7PVb3xf3pPW/tmIrXVhc+h9+rNLpuAhuq53+
        4+/RCkz//qMf/20oUoNVS8F5OnykVoNha7GVoQBs23w61BC3+9o0Ffs5FPKVzygwc2FrYPY9EZ2N0i7tRTb4V1CuTMAnXczjzL1IJLkdjemyaOXN5phUL6f2
        FWOLjTqUPm3XotugFw6mdUEsbXl71S9AisHbbT1nx2wt4d12zPzVn7PFftrPAG2SW4fMhbfT+SmbCEXK9+9s8HB3Wz8Jeojct9tgqLFxM7bA9TZbrFY9DUXO
        MszT0onIuOlfffR9TizOhuOB0Wwdk/+KMfncRz/+6zkaFTpcphZrkt/UeD6PvH/9/Af/DtMxHdI0cQFh3BVCU1oY4XlhhEfCCLeEEa6EEV4URniPMMIrwgi3
        hRHeJYzwUBjhjjDCS606nDRDIZhAvjDCfWaEV3EtcAQsHQ6YNIaGesTKUJUZ4T4zwv02RrifMcL9KEKJVtwNVrswwrvDHtHhtNJtb0zUI89p9e43h8+fdEvT
        w1P6msI7AbO/bWVXILNbaywizsXT57YaX+SYz5nfoopub/B97GiniIh56coi8+eRIDN4B8Iqne2rRbvaLeewIRA2aXKxDOasg/Uk8kx7QNRVRbYn2Y0PUeg8
        l+wFNTg0r/cicFjv5mv3+blk27wRbBpHhKiH6mQXPgY0pR/Wu5B0KyXV83MiXJTsQ/Sg7tNbIZ44oEfmk+65pIfS3EIEUr8WrdLJZD+yxvN6P9InGoVsx/1d
        n6bARKP+UVPo2eSA3Px368pcsoNibjXC+dAD3qI18iXUIqpwmLKjwjHKO6i3U9rbqNpBPYprQc5/O8Vs0dsoZqeUsohSxtGcCoraA183Euh98PZCkpHV6kZx
        8UhFirBjj96RCTwsoIRuPQaRAYxEL6VCloq+HTeZ6EcPFWhS15F6ACpLkDOoyED3URf4u9uM5jDaO59sp/DKfDLK/V6tcrqeeeoA0lXnuRz+Rjn9lC/Ro3o7
        xtIIj82itgQdG6BUvZDZhPBHMjiXbOFqqlwuVYdGDEI4pI+L2ZaVMIMSRlDCVh6VIe54lb4oywjy65g7LFoU2yn1Vr1lngI1p65y6hGRLunn1I2xWEbqir4N
        Ehs75+sQVsSI3cq6o0ed5VEG6cozSaWpxAC5rApB6RcUwd8XeNffj4+98gE9IAbvboFkGtVxRO8xaQ/gY18zLa+LHpn26nxDKubO+YdOQhgHbao29Gou3f/g
        yStsumF5Zw3i+Ony9lq0G6vTgxEYN1vPfrRH6AEvFs+yFx8QGsCLdwtV4MV7Zd/34nGhBLx4l2zeXrxP9m0v3i+Lfek46lORZFmcNMUuTJpi65Om2NlJU+zM
        pCl25bgpdvm4KXbpeLwf28jSJJPn6AudcTOuUy4ahyVzmCcDoaD3Q6Qu2mFIhX2GVNjPpILeBcE7E5lVeBb14bi3F4J2JlKb9o2jefoApPMQwwJ0MxDrgETd
        yt3kgcTc8t28KGmNwwOhukV4IGW3cHcLwVA/3kIwzB4HVtQwsEOb9t2GaUsjJXJf48KApXaIRcq9NmutD7SL5tM2sTbgVWsDHmsqs5dY16O9DHttGfbaMuy1
        Zexpu33Zo8dbpTSp5bvbvnfrvW3fe0PhSdPkiGjbLmEt0ySJ0c0DrCH4J8xqQPVN756WgiyqeHfbd3tFVrx3/QErHu/ApdiFnX4fn2tyPJ+wkbKfzzU5WoE4
        1+RYIvISueN8rskxAIyTu9eca2YqtfVXWVT4ng5huzuE7e0Q1qmx+zqE7e8QdgBGL3uN3AKuQjPTB7noP8lwwmRLulSlfbzI3lmIMlP0n8LwEBjtgXajT9m0
        p+SiT3OYqsF2Ia87B3dMSz3IwRENVJLOupLzT20wYqI/s++5f+Kt6bm/Wjp+gS+mZr2aZKUUDkzUuFfTn/vvEctOQhQiD45i3p5mEcmku8m2cSfTr/33CJaC
        YCULsrk6zRHushP3BKyALVoTLIPS3ZRGTJr++lEi09zGp+6eO2pHKZGJzlXQe3HgwE5iCQYUXchTULtOlVyRtJgNarBHBYOJO21L+hD9uS3kmbsCJb0FQ6y5
        S/iazb4WWYEv+6rja7nbfM3kk11MlDR1es0en6VfDiSF1ZqCDxtZioVggzJWslpmNypjqRsdydcSBoPuWrSEOV4o1ZKyDjPsWmbsmo0Jg4vkymg736PvxbKU
        QpmbcFAvoCSZ7zD6YxReD2u0GZYxdAGb8iK8ym0sgsm8hzA3jwt/7SNUzaMb4mtcv0RGhL9eQpiax5q/dhPO57Hmr/2Ex3lk+Gsv4W4eef46UFSGZWvjnLNo
        yVVpvVjreA+wq0PYnR3C7uoQdjeWXyRCTrJQAkbvB9kY77n4ELtn48PsTsYT7I7HR8RYb3xUjPnGx9i14juaik3d6VgcdGCsHo8nOzBW0/gE1j/M+jFuWwQ3
        DDpHdXigZDQDD/hby13kOYQ08EBNog4P9Ixm4IHi0TJEv04AfJALvOkFeKCbNAsPtJpWkPgg0sADvYsFeKDYNAsPNJ1Wyjo4yVx3aFBAImu5XIv+DvJaS4VW
        EKSZYiDEVFGisCYpMjhzYQNH8neZ/IvBehA+DWznss3j28WI3lK+JmmbJaEF78EZVgojb7WxaOIKNaT7nmvVXzj92R9+8jjTdRDKTXo+yMJy/Gc9kfn/2wvW
        dyLFM0lPRowp5GkRjnzXu951I66w0Wi31sRLlRtJjzQPy4TGUVda8FlltUpnmi/JBfOCB5KQB7qEmdONmDrH8FQi5nAzZpZjeE4QM9GMmeEYnnXEHGnGrLiI
        4elDzNFmzDLHMIAg5lgzZoljeKYhHnhHM2aRYxiWiui8B5wgI/7nPH1+TffIVHOAXA8fF48X3yPF+/Hd4vHik9IUP07F48WnpNl+fJd4vPi0dDEX3ykePz4j
        w5GLJ8Xjxy+VocsZeqTux/fKMOfiE+LxY9jFXczVmjxLgRozU5woEO7dUpmnxBW0z0GLZZ4Lrs4ELZR5ErhNJqhe5tHnhuckaLbMw869M0EzZR5vHgITtFLi
        geZxMkHLkNBcLtVoF4anCM+NxvFk6c4LBFxffM3nn/6Vrz1/94OtG6euXGAjobrSDt5NXe/v5vUoC8oN9X2EFAjDntD30kyTZ5d+KWEH8kzqM4RuyHOnPk1o
        gjx36VOEd8iT6pOEL8hzt76HEBB5jkNA8CLtC5W4uyhWIA8Z2ZoJI1Nz1Nxg3CG8csYzlwyaOWuwzLhBMoSQ6GTDrWwcGIpNRACD4ezNUAUNET+rSDtaFyib
        UiOigUMyiskJDUHEaTMcIna0ueV7WlT6ol9XZt2CWOalACpZPES1imcv0Vmsxkr9/CYp6jbCmCoJaSvlMvfR3sie/bQRsucA04JCUVNFL5HQXRiWfyJ13XKf
        viseh8A5H3wq5MGGMwsPqOkVMK8OyNbhMz29iCgQ1HV4QFHPwAOSehk2AGd9JhWjWvQXTH+2LjwhUd0mGTaTEydbbBkBtGIcsyQWsvBl45jweha+ZJxs7WXh
        i8bJFmAWvmCcbBVWMmLPONlSzMJnjWPClyroYkWWKKhlo9J19zzbu2ml0JubR+8NMy6gywnEM8LscWMipSghGfj6dBKAjU8YMs1MhdGxqi/j2dHZpZ1lh5Np
        d024dukXHV43bmhC2Z5itK9TPiyLmyzObi1OdS4utU2tsXlcLs9G/NN3vxDRaSXtouOFnZRaiP8SzI+HTb5liZdoxrfELYnP1v4pAo94+rrEj5Km07G7VpqN
        CKaiGIaFlVi2g7lsXVy17AhMGNV6LOHIyRrH7V4TB82bi0me4/a2xj0A+7AcPN5Kvp8v4VIgbwzDA+kUYNe4NehUKVgbdJqCcmuDcpBoyvMjtZ1u9XdBb3dX
        preL9wA6nJcp3V6k29uabk+rsYAHSg5YV60BtvCcY6ztlojzeOejvYkeW1Vu9AuGZfMIak/Fpo3bg9hQcnsQ8LounqYwWLKGKX3fmNIvvkLSw2otTakxp+9i
        fnXxvmE8YPCeKH07AdWOFNz+XPRZO/ZxRigSyebAID6olDCDqhyE1+mAmmdb+ctybEaSiAgZeaWQDsFxFyDWbXlgVBIlhSY/o8CHcvE1T+VE/dnGKFKBGeB7
        hKW9hz+j6Hk7GZhPqvylGeKSrbSb4HMckYPzSR+UiQaETxhDvXG3cK4pahgajknvM/EWatHIM0k3qNTKg9SG7g8m92/wRu23U1e74wqa1E3k2v0ZUZB74uww
        iNiK3sLoqlePvIN+euaSCtjIvboyN1fXVc2EtG1Z9RR874quziFFAhZxX0tUN5XeR1Hd4OtStm4wsemnZ47cPtbJqughPbQmy5BkAWN4uCWqh1owTFE9prQe
        MG7pZ2QO1XBpVcpYT/rqlLb6DmG5V1FXN1pYp9ZRH8iTVGDzD8E9/IWObUQYvXI47g03NsQYpUpHrFYQfSsMMRaMQY0Cnzb36lh3YEBF/UnlHdSdfr31wWFy
        e1vFIegAAqkwnEOiz9stZ48q5CT6dBVyEtUNpBoW7A0EOOr2BjlmN4qY6RihE8zgVgIKKEIO6Mr8DT1ILTbWBVn0tpNYxTIUjKAX190wleS2U1Fie8llMmRB
        8RtLBLcmAuQzLfqG2bKWJYp3VCRyiDbwYYmi38xcWZeEZAbJCDW5oDG7wiwkJwglcRtJjGFc2tr/g5hkBxcK8muuvNPisk5Q0mXe6+jCex1EehLaXYfE5FUd
        mKqkk7Z5jSlnTKcwRqvFRC7AhnaR0DNQ16LPJHBM5G/kGMTF14togH+yBN4NeDp4AT0ryJfzeQBhARmMLIb5RoFkycKCdJFxJlwzJtYxaxEFL/jI/5u2IRH4
        WREKo45bSBwirULaEArbiDKJwZjMg8ZhYfLsxqNsYtGF3ZQLb42L4TcvxWbEFqyF+S5kRtZEucLAdcNC0hK4vJ3vHmhi9ptbFGB+oWg2IXzcjOhRN0seUdtw
        uc+W/D0mmpcr5vphsWJuHeoVc9kwA49/zCKS1GO6eqVibiiWKuZiYqFi7iNmK2GH6lKXn6ziHuUkvqVXeRmJZvKmfk10IIPUA7wHCwG4sL8mhWWFZNHc/VKt
        rQahBBcOS82UtVnzwjGwkv0sAIbLD/Ij1J2KycY2YxZtlGT5Vr6balKdHhvRb++vWtdfopdNX1XWV9tombX3laP5EYF0YQ+KFiGZZqf2c/1ZAKj+g8ZwStZk
        amI2MbaYgOwQ48WuCTftabl8r2SgFf4/ZhHY65h3pn99BGdd6dsgYnmjiKWWiDZUv9ghgitf2Kio+kYRs30Q0BAdOKSDWNFC43O234CPgRZYpGPE8B+Has0J
        zkAEc9MmEYFUPH9rU7ZO3zUJNWz4ze6SWjjBeztfc3XgDu/rdHeU7OEGioDY/kxkbFcmFDaeiYntziTC9mWihXsy0UJzV6zC+IA20iTpjG3e43SPWY/b8kDO
        DOyBv8nmdTpUS19wTBJCa9ZMTgySWHSCZ0sk1rIvtkysJXgIK1qLvlgzsRZ8sVpi1X2xc2LNMs76bX4H6sfydm6aJVwma7gRS5/+7Sitpo626ADJmq2R6LkW
        RbwnoFZNXcYrCrQwFp6q4JksCx5sPmyakpAQ1tYvP9VcW+Q333gpkV+Jp6S8trJkzbVFaSFmlX6APPwamJW+t+lFUdNGUVbTjk9EQAvSxQtw8gAIykF9zEK3
        zzxykp8hwWk1xFMiwb0lroGSiLYr6pCPxMYbJPeVFLfAjuZUM2FimcD5LBCKxrRpYmDgs6/WeMwQCzEoabuDQt7bUogEzmeBawpxrtZOqAkq5L2mkDAT4Fej
        La2mRps2WNkLlTRrz7r8gmP2wJoldl9hOAKNg960EeEPuI0s0abSoJaw9QlI88OSPl5FYh0A1mSgwiBwPm1PNmvnIu3pF2lCPhS9Nwt6BGgItSHBi2Z4TDGt
        1nCneTHJa/si3pOoRT+KBuTbGldkuCAKjM1xMhdSaJm4MXytlf8Mv2CpRGVBcSteUeK3oDCuiT1mV9l4d+6wXaVd+s/dIdo7/9IFvPCLUjzoMioms8uaDoDS
        6KpWVwjcrRgHUKwKkLj8JrjbePyCFwPeDrRZzd08WyJq7fy4DB6hU0ZN3cpeRPHxIspYup/FVqNDSL0LdnnxEqIvLyHeSYlaXkI8SOERnhN0o8OsEI+fasLa
        9AMJOA0H8eTqBAuhBWkp/cpTkVg00Ajld3UCycpCdq5kJbDRzVyD6Tvf0poLjdf+bfZBiEAj+Z3yikNpYpPnG0584aOPz8wsHgUfyjvxVkQ991O/9jxFMtFq
        VjMeEcns3M407dzOqPD/ULZqsUQssm+rp8VmrMi2rZ7uYKP0hjppjDuKhStt8oyLKN2L5BGLV5Mmz1kRYXuRPGKa69zq6cTONEPsTDMkszMpAnYtSSDIQYnE
        SKQZgBVHBsA+Zq044S8qGO+c0tL1c01up2JDLe6N1SqV9qXM0q9Y6rIzPcbMgJed6TEa02hZwLgJ0FmA1pnVMDvTX8yMidmZ/qJ5dQIqZ7i+gjlj7Rpj9Zca
        xmxo8n4+59jTw1MFSGovmwcrbJaogF2GX7VF2BHnutMNk7IzTgJLHoue+V6xE1ibW8i+l+0ERufq2feSncB+0mz2vWgnsFc3k30v2AnMdK245rtuJzuy5yNY
        Bc9ObjFPTshLFbdmL1WMwdy2W4t+zTaEKH16hutsiwElXwzz5cXAUWWebaYlxkhfD7+gIJb+cmyVLYHRKUghiqAaDCHO6W2IwOubVRiHDSHY5+Ftg7lkkK3P
        hGx1DjJwiUh8ImMZ1v7zEDfs0z1GbDAWo42edmFXaS4ZMpKN6GmX5vcBYCuJKoGBKlQyTLlgEWsuGaGqShAGzEl+yBXCCtNcstVIPKIUNmDooqjtYi+3IO2H
        2ciARQQ9lOGiSDH9BJtLRvaCn/Dw9PA8W/WZY5NUyOJC0DBiqcKACjSp8YYHDMXoaJ7faeChzFMX+NszYwfzQd48BCooSdLP/WZrPPzwQxen89ngjHy7/MLF
        HCxC6TJG0chH8qsibD0RnIkIBoJKlCMpzSVdXI3P5XbD+AysnoVzSZ6LKWQlLKOEHrG/iFGpcMerYs2mhw0I93KHhc+C1FXdBUHJIqf2OXUP7DRWdI5TN8Zi
        0WGDzyMwwbR1HoasBjFiQ/P1+lEHz5+An8824hcdSDLa+lY9RgvsN0B57xGwpd/sGsSSkBZ7Ey224GfW2YL/oy7HnR6Ql5uWKyK7oaKPmys5m3yxt8mBygcH
        hok+/1txoOrMJaMTfueIxcoGnLiFjXLUN4qY3ShiprIBt22lg3YTV74cbcQ43CgCYiotRzCInbQcwSDNks6WwKBgWZKIThLRJ+wGrexHf2TLaZyvxct4Hgmo
        sowH7YAFy7GorM+WYxFLnCnTps+X7yWY7gMehs4qX7SX4kjKKcV5KafEnFAqp2SeDJ8twXLfmL1UhsUiCPfjfNHSNCIusib5SDhTup/vtYNMEifMJHHKmSRO
        lEniVDNJnL5MEqeYyd0UMrmbUiZ305XJ3eQzuZtekbtx0xXmcNgivCCtUqZVRn4E2tquqG1XZFhCPCklats9MixQ0nZFbXtQhqUQD8mwFOJhKacQj0g5hXiL
        lFOIt0o5+XgbS+LAXzTVLRVNLYtFU8tC0dRSL5paZoumlpmiqWUlNLUsh6aWpdDUsoj3SFyJLCaVbIx7sjEezMZ4OBvjLdkYb8vGuD8b4+5sjAeyMR7Kxngk
        G+OtrWNsM1A2xtjmMTaiSCu0we7ihzplvIvZeAfZeBey8Q6z8S5l413OxrsrG+8oG+98Nt7VbLx7s/HuC4X7THNPO0djfX6osT7XrViY7rs8nORFF7zT0zUx
        ZAH0Fj1Cu8W2zom2mkRO9Ekgd5UuGdZwZ0a9Y0B2yTGrYhaeCnnZbu6CY9bIEgrrIa+8nmObFYP7BNhMNKlts36Y3z9MXvPWjlkyy4jvJi8HzzhmSdWdjncP
        /aA7NKUgJzYWcxcds+g633DwEzgU37Cwi6sEsb+iOqbHSzkU30iPaxAddnyvoPjCC+LP3NWX6w6mcDqnXH1K0TK42WK7v4li8d934BXYoO329zK+W+7GddwS
        d1lX2hLjU7Xm1a2JcVyQJdTg24b8MOdKkw1L666Czf4DjqOmC7KpryhjO4rJ+hmxCzyr2kwIi4l6Y7K+1dpwqgC/eCoBth12OnhFUd6cc41Vh4J5e84zb9P5
        xhREaN6oy5m36zKDx0Xzpl3eGD7GG9BOtjosmP1rgKWli9kCWLGNdu0yPIGsBAuUXwPkLXlABJ6cLAkLen4N2Lf4pZFleDxZG1bHZ7v8NrDtlAaIqBVULUjl
        4K7G4pPdRivc6kgc0Irn89QKzFatsJ7wGKus7aaghI6Jr3DpI/0G7p1rKV8/XzZXOeHzOTo9u9Mtjw44/N6QSxnMiDoN1IPrIGNEhhUc2PouLMo8YAiFyKgL
        i9igNkq7G5+KXfOmDJ+3RavBqPZunues0Sje4CTtmtdt+LDdPEezoohRNd4k50zjUcs1eWeVsc28We66Mg9nrs29IBELWW7OebklwaIyb29yTiaZeR/J2AdL
        suCW1GYMhGVJtNxWvcUsaY5Y2TT3jBhcn7HX5p6ViFl7s9x1SVRfl3tBIhY2zb0oiRbX5V6SiCXbMFuW5XvZfhF2y4qkW8nyzRj05bxIvllJN+ts2ldJVHfW
        9VUiFjbNvSiJFtflXpKIpU1zL0ui5fbcWOxgy644j6TqEVxhG7Pj2g//yrP9aee62BgXPVUYd4k+rQy974lJF7C19qoCMO6Y7cb8PCkelqZi84n/HF5e2m0F
        ic2Utw0rqPxisg5ORE+cPWlCA/PrsGZtgDefdQ7PAUd/oeSN9Sx/gJz6ibPZ55o4Hy8tO3ynAs6jA57kDB4yBrvYSdVVZoqxJQPnzDBai2bmnkvypjlyb2GN
        Mr8JLFKX39PmYRi1mGkOW6qNR63Ho8+qIRDX61H2MjhfbPEDA2M1Bgaj5TdHxZLxwFBB0Ik6lxTOyvNZGJF3U3/Hn3ryxPGnn2UeURYTUtJF64kT/tPPhtj+
        TLhvyqOimqXAiGpWTtbw6IlmJR6GJPpL1jB3RWHcWlOZlVZrocxP9BloBcmT47ishU6xrfiV3Oe09dwJ/dST8lKvwlOz/NuMYGO4NkfYrREh9N51MMFmSPPy
        SC/LT3RdNnWGibNXRTDzAyOtrmm6StUdCrccrPGt+DF2mI2hedv2xit3qAIrHIoBIZ6BIZ4O/g2GrPA3PTuYtq83bWFTf37Hqp1YWF58/Imn3vZT4xPMzZi8
        2BIC42Gtn0coQe9h+yA/O36ETqF4XRssfkxzuu1RNmy7ZAgiG1x6MY7bYs1PQVE8/4jOX3yOZv+kyIBgNRVOFNgwb8z3/eTgYfIT7/vC8+/7ibf853cenXB4
        CygeOXLk6NHxo/uO7j964OjBo4dEsAYR40f2Hdl/5MCRg0cOHTl8ZEJeO6OIif0TByYOThyaODwxMXFk4qixG79aPHzw8KHDhw9PHD5y+OjE+MQ+84jOavHQ
        4UMTh44cOnp4/PC+w/sPHxCjd6vFg0eowvFD+w7tP3Tg0MFDIkWO8PGD+w7uP3jg4MGDhw4ePjghNvBWiwf2Hzhw4OCBQwcOH5g4cOTAUTGFt1rcf3D/of2H
        90/sP0KdGD+wT6zhrRb3Hd43se8IdW18/779+/cfyCzJjx+hDo/v27dv/74D+w7uOyR28Sh8fHzf+P7xA+MHxw+NHx6fYPaySvF+nPbwuHAhCWlcn7dmEvxe
        /5FnCS/U9irrDsjpnPivue8sWaHcG48fA7sqhmQQj39I6V8p1otgVjFRNV14Nh2/cgxUMR58b4SnuzmMAPL+Ejw+IBOPqCqx17zEhgJs2C/gO8Ya3KpWF6Mv
        swEtVwyyBgLoBC7mrXSxj8V2szJjz7+qlEcLHGiFDW3lZY0AehzAWQ6BQeKxapm8Vk8IwTfv1bt0YA50jvubfQoeDUti4YoRsmfeZ4/+XIlYiBJkzrlhJi56
        FIsNvuDRY1YevmMWorjJDl9qgQGo2QBL9KN2+LvHnNK0M5W/Zl5nz+P1ayDdg9kOA64hjEq4bFRCZbaVc+l07DQNS1TFKAVbswiMbQqYlvAY2dCEsMmJdOb3
        +LibHsQdIRuPJqp/zD5Inc7vVXtovPNiQzoPG9Ih4sZoCPOwIZ2Dowkz5qE4WUWGPjqD5GFD2oZTpYNKXu5C80BPRTiBNAEv2XzlM9T6D69tQOFb3wBdktvB
        VMHoSJBYLIeN+2Gt7h1OeJu7fxhX3g1hXUAF4F2xxRM8tchYh+ERT8wS+N47HKuWbRRYza3F4HLB2DhLt8Fqyk+9J0rfA+HxfAS7JHlojcdFIMOqkQ2P/hzT
        UIBThrBcAQZVSpGGPw8rKg05YCiGliNNK9E2wuUWG5fm7oS6TM7pEharrcOTuIA4BdoHtlioqRBWjwvUiRCKcBYrshFuzbjVFsuuq+Zn3a41YtfbOhYRN2NY
        NbNcFEq2RFTI+41+9YA2pScNLXrOWgr0gFw+EtU2kFFtAw2qLdD9chvZpNcgdv5N1cGC6ZtXk1tfDYuyN6vRphrYpsRBjmBvg9rs0yVf8xMAdNDzTb1R53p9
        U69u1utDZcLUC3OrVamud6PqnNMlT/ea6jypmA6VEHOXYjZtrHu65DYa6zL99qJ5vNMlp5HHERLnxfL4p0u2yXNexNgs6CBKzgy4N8ibO82wuujJ0TpLzPld
        tgLDIuwh1LhoQ2OzkAW2Qlzj1QspfKmQxUztGAKULPXytiDzPd3wPRnwGmpDEPcNxxVZO92yknpQpMNUn67IE35Ire2XsXz+TA6vDh8VuXz+0N18kfTahpQV
        FnbYXGtQOW0pYMVrKYA/dM/6AqjklgJY2B+mXI/JaSSXLjk1U7/VWNIcS/OXg0CspGnErlvdVofVndvAiF7ncCAwjb7sgTHhXEfmzPj6cGOAz+S9Ays+BzkO
        Le1OLLPwc2b1iP2EfikMmazoTuhJuGYAGpY7mIGX9ZeL3bzZd2E1NqrmoLuxstqDjmPh5FoE8lviJgnYN7b4v1Zq6/87Fv/N+CBptqRVlArEC+ASLDfnjSax
        Cdj/oqBLB4fOEXRwECl5K9pjgMlqByRuQwZM+Y3gu7WCduHQZgV33EQFgQE7ztZ5FSwpswwWm0XfeRNFb7gQWpp4102U47c2UbLdfRPZvPXZjt9ENnftomvJ
        P3kT+Z3/f2F2Xpg8hK0r04rSmxhP2+Rdi3M3Xq5mmeYay5o2buCFRhuybas1mQYly2ppSX+7eqMjCmlEaXUIPpsMsmTQuohLyXCrOuQDrBNocdRkRzXGoYyQ
        G2oYJx5stXbywBUQOy2vFJuhke1oQdVeZAXdVEJQiSf5erD1CamB9m+i/IfbLrnAhuSRWzNEtjGCN9gp+OzacbaNjNqacTNPlMZDbERZODrrKztvBADXVaY6
        V+a8SGUwpMOo4F98fG8u4U1X7RAhqvvbLySHbhbA+tsBbPjk2qluBUEz9UH75D/wyEkm/G6mrQSvAUxW31Ri1cAZzbPjixJfrPfVU0sKkrSZaKEbGjicuClF
        pXCqzqVPBrUYzOeFkEW2qbo6WxMKNjmjQjK9AzEgWQOzhQbmBKmah2HF8lp0DgxePDEdtwuSQQ6bfLsbDwr442G49C9eiFIv9dNcNGdD/JmFuIO2iHmJ4O6I
        zHrI6m2vxXgMr4bWWQinkQurUbTJW+N4dZFcjQzHrIgctlubfliuQlnsur352jQfx9hAzpVruywHWCXHOenAiLllHjIX2gUa+pGOkDsIze1B1tyOAxr5gRdL
        RdDdjsTOX27RDT3PBkECJBpak6i6JlGBTfEN6H7YUhdV1EGjmjpMkZMX9YgeyuLOxlsEv8db0UjqzOlkW7botmWLjtArVWtO5uD1Deutq19UwETWM1hb6hk9
        qLfgjpsCcHyMftluGjrBzdKYDR3GOPrnQ0BakBnWtYYYd6Cjw1ZdmYmmTtLG2ctD8I/SzXF0nWduEK8w8gggit80AouMdb0JJHg35enVF5OQ7fIPsoXNoegv
        7aamLg1zyIGfsXVoFgHcCCigH+8IQixqkGb9i4qyj5ATfc5Oqhy0IkErHNQbfR6KvQFLMZ0VOMZMs3jTuMA3ncIY7vHIMktNocd9uq9+1DnX+iB7L5S965AN
        rULks3e+fiOp3mg+yJFByoJ+aPio8xod8kUIDbxLqCO9NZpT2TzRdCBgXgLWTMOKJaqsEfkMu4KGnXkmaAEMjVrRF22gzpbXQBrBqvkYe0vT1oD1MIUA2ocx
        VZwPDA2WSwCKAZ3Oa3nVcjBt65YuM4MUxw7cLMgx7toQ7DrRkZaZMCCijvFmAhkx+RsiJt90xmCatX1h1lQH4a7V73IsdP5b273+zbvXQS6lyhIp3Ofchn32
        Nu8zs9Y26LP6f2eflelzsGGf3c37zKxBJXtRNRqlJL302/ut7WtHwUKev3/ypOc3HAC84ZEuFGoyDA1uB4wLUXcawxE0uZ0Kj0IlBUnTyGBKKaRWNAYlquge
        Rgp2+E+lNzYfuxelOawNe8yWTwrcbTY1XhAlD4jlVKBM+GSQ8OM4FtidJejrsy12JiRhNJ4vRBIVxYb9WWANRPxU8TOAn5HUjV6SBJFmNTOt8MO3iAHMPWa5
        wf20kdzCj4ufAD/FTrn5XSW8qWabIWaKM7pHmgwmMnmeDmI8VUS+twVQdSviZi8ix8YzPUXR5SzKE6RFsbxeTAdAC/8UTf7TMpdFNlvAtznZ9BYxnjRZbALo
        8jGrDoJ3qcqGGzAoxXRetFm7UudKCtkyr+US7Ta+QsOtzrfwDq2Ln0/Ka3WH+j5yqL3fi1ebj1nfQ4572H4VOTk8FZGHGMJZqN0cdc6QU7hDnSLHPkZH1rwu
        H7PuwZvjhwkc8jBmfyc53mH7CHXlaQcdOlIzRuZ9flyeg2FkHjERUxtdYqfCQ9iCIw/r9rbruL0gSm6Dhn2QIOSRVJ6lSHP3DYsylSQqGJ2wzOs0vW7T6zW9
        ftObY+8PWsa6vHo0cbV9kQ5D7hkA0r2sIkvEIY04hPRw0Viy07fNVPi647XQNexirWDIIqqr/NiTQJGtXfDqlWH9s6xmVIv+Pd6lzF6C+nYlFu5RM0szcQs8
        tMDXnmlBSVQuNeFaanHz+pn/uZW8heehoIGoUOz7lHKmWTBELt5VOzZRmTpvW8S8RPBTaYJJ+GVAYBI7DYEp7FbalbrGtCsLrBhFWScNQIyZivG0CQXMS8Ca
        cmdzQow1npfgcoLw7/Y6PdPhtVL24HN5FHef/HxJGc+WQAJlsSrPmqiTeN3t+Q/+up9+6aMf++kclEEp1SctPBrrp+8t16JT/LLJJAsCYWiRg98uTv/2Iz9p
        cjTSZqnwJDON5mnRBtltFZNugrxTogNaSZ3LSS51TrU8HZXT3al99Qq/S2BfLNuWYhPAeH6wkk5dBoBkvSw52E59tqaRxRm0QN1xTl4xzCtbHiLjQrg3lCHJ
        MabnlzYYGSZF4Cj2BxhY9hWTEiDQE53vPFAb+6tJAdjOE+6crjUfZhBMVm8aZPbwCG7dZhTG/jmbMVsIqQtd5N8S/+b5tyBa7xDwOCX2mqmx2JYAkaDEjVs0
        bmTcKq70/dCIDrF6Nx5g395q/gsTsFBlUQ1Ktb3F6BlH/VJVNK22N4wOPciGu2B6rQt20mnS3tkdsy2cere8jP0z3eufEyOKtAMrJ+5wSI63dAjTUP/qNq/p
        6BCAUujwvNnK8WRr81nAFusLw/Fgka9A62xcJ893lM0T0va5+NZvpiyHlflhoGfVsqKElShH9a144GE7xSxbF5MujoFW5Hxdb9Nxdkwejm/RyGUlrLrYyNXF
        YVBbzNIniZyzh+Mdur0GU2qSlThKI0KDVNyIu0PI8eJuMGEulkMnH+R813U9ZdlsTo05+1q2sFfIywR0+O2COqFgEbO0vHSFUFARTY3uhS6g2Kv2tBbLjh4f
        RRfg2SK2Gz0+rM52Z2/5wDOSmcIZNPZzoJRDtXtQDYBFak8UZEbE1kUeTwOJEs2QGLQomEeDlqG05InqjRbrF9Bw8kT1ZkuxIDaHVgq1uItHodHRkuloly5R
        oDm1mjNrZqpokZYsOvplewOjKUtRNgSVbAgq2RBUsiGoZENQyYagkg1BlA1BlFnuGMhseQxuYPhkMeoUwWxNAg2wkJNbspU92fDoQUrxJZUMQU+aFVkGKK0E
        sGaLgs21HTf0joYdz/ozxrt454XhZGw+uW0+2aX5cmAnc1WT2zWF7phPdhu75bOdmzaqKc0evVNTAXuNQsJKV6ekzaV4O/Lcrm9BntvqJtMChmuP3gst1V16
        t9F6rSP0FqTfQXWMok23zCdjc6vV1uJGNQWO1rO3SChPM/Y2jYiq3qHHsvdEugCKIdv16eLfqAGWrNPmiU6bgCXrvXmi92bmr2jAcrFowHKhaMCyXiSwDEK9
        VY+uVpNtBAdfUnoHeWOaBnl87Bb6SgiIGo98btWakAEmUMc8bUiVEHQ1UmjwPG7hApGP6trG0fEWLnsbl02t3MbZqZXNyqk3UjYhRz/Uo9FH7GZcnMXRt94h
        UUnWUGZiJVmDaDC2Mf+KSkdfyDOEg/xwh/fkRvVo4+PB4ebH8YeGue6tKPKL6MYWKlSbry1icxSmeAapOQN6iFr7FTt79Gyo/Rm0WWXmaQY9Y+tXkxepvGHO
        3Mh4yaQ6ZybzrJmnSaqOTXyhGuRq5Bg3KTQNrjxCP2QeoR8wdqyKwJCj4KDJDmAxXsdDlRm66MrQRVeGLroydNGVoYuuDF10ZeiinKELvCa2XDIYs9wEzVIG
        mqUMNMsZaJYz0CxnoFnOQLOcgWY53tLcHQsQziuI6TluK97g2GJkSAbMGxyD5g2OreYNjmHzBseQeYNjxLzBsdzNagKoHzx1NtcbURvZPi8GkA3ygoXOFnhx
        OGeTwRGNMdsI7qJWs1HgLmq1vJjB1kyJBopxii4aKb9gtHlr2k7hhCC2RBi1lb5RiJizpbwQ57gSnCjuglONe3CPUmD5Qz6deJkQYR6nCCMN9YG8PWkMniYF
        Fr9I32bMnz6q86+A3BWCM5lJDwc5nYeBUyrhA/la9FU+fH/g/2LvXeDkOq86wft+1K2qvv2Suru6pe9etaSWJUUK8UNyTNxXSLLivBzIMJ5sWOxI8npaASzZ
        sP4RYXViJRGZDD+xJIwcDKluGawhdlYwBsQPC3eCASU4GQFhRwwOq0ycIBizaDYBlIlF9vzP+e6juqtkKYRswoz9U9+qW/fxPc453/nO439C7NQaPAEN3s4m
        y9QgDsurWkq69vIQDdkq+juOOh3YzjZYEamx+gCKBVMSmTdYC4n59GhRmXiU1JDvTbo4HWDhJn1ltEPPiPlcS7SNUZriXIcB1vQoDQYpHbUeSkejqnSYAf1X
        hpkwEZ0MNBUtwJl1EuYcDiNRZUQlh4z0vPjViy4Oqhfra7570TW+XJMYW+3KVa9ZdJWnrzI7rrp10VVwgJaTg4ce77h+etH1jlS4YC2kpvq0FuKjKGAaA81B
        dBFtPPcx/tA/fIabHeEjTVAVHjNtxct5XYazYFIz4dlADwOGCvK23dGqW5a0CgilkvdSU4PcKlNij2K1HNGCFR2QHkLbpSFu2u35I9VQAbUeZyouH22Boqdn
        mDbB8j4TmZE3bbRs7KL5WNxGVsp8WECeDiVfh0HdYyRQYkM2pEE3hwC6CTDXpazlqlh2cDUJEoz1Jk2bFgEGlYQ5A9aNSMI8apBdstuQ/WKAbwZ2gE878sXB
        hvEUgDOfdlCKBxHDfvy3AM48BQcvfczixLervFFT9Z2FKpqG+Byq+hto3Pl+1CMsWlaX94ccRLmIx+im17H7D1HJvirDwQIOTJbGhEUfCyevcGJgCpYnImlD
        7fIMtZ00kIcuurlRIykQ6Cjh0dwdOFpE69ZIwgTVKOFGSHr4Nb0C7uHwym8Jl7wF2NuVtyj9FtBcCLv5ql4vs25rBETMAUfqBvq1cffXBvq1RSiyeL71axGJ
        vEreNtnrbTY835P6bb68N7i74UEqBXmEcM+2OvA6S1vvbriQUS9/jwt3V34Pl/R8+Xs8uJXyMWHvXcCRxEE1ErnHvT7cMwFHIodFWSp9f8iRyA2u2B3BQMEJ
        ByHvt3IUtYxrmAY4xJdM8G2dT0AkucrXJF1C6kMK1GElpiMyU9jgxywaP+okLiQQWFS+0FJcsWLAJd7xW3EXd1gAd6H9K5et4KzB9OcaTH+uwfTnGkx/rsH0
        5xpMf67BxLkGEydiTWfsYNw0pJ93dEg/b3ZIP+/ioH7e+UH9vLOD+nkLg/p5JwdJ+zf1owbzRw3mjxrMHzWQP2ogf9RA/qiB/FEDiUIEOKP2M5wdhtbInn9P
        Pw2uRvVnpdSaNUUXte4TddW6S5RU6w5RaGENhLZobRaV11Ki8VqxrujlKhLycGMABp9abeN7lEtkxsZHMdUIb7MN9uinoKXbGiCVGInogEi2i/nuVwPxLlik
        LvTPsI2YU3ukXO3sZ+xsQ/b8++L4tcrbZP5dP6qKbzT+tj+xcPxKv5iwLvaLCevFfqInb719qZ8YhL7Psklrk/lTA7Q60PX/dgD1nTcaHxhI+vH74YGEIeyO
        DICsbVIMBRZS2xe1zY5N1Ln5DQ9GSQRXjI/50uoxJskq6uDt+TzsbFh6HmTW+nLq68upry+nvr6c+vpy6uvLqa+ZUx9p/d/e85njGMqESpm3U036BTPw502Z
        gc81ZQaeb8oMfLYpM3AWGEE0c2eaGOBN5u81ZaZ/tykz/WxTZnqhKTP9NHCH6HiuCRQdW1JuAxWiuHCgaiguHKh+FBcO1ACKCwdwOYyjHh2gBmnZQOXfAK6e
        Jh24uDBpMIArDaS4cKDYfByIAd8t4AYX2GXVlOLCTS4uPKKaKC68SjX5hBQXbsormnrcmlxcuNlRXLiZFxduxjGeaCTD9FkXFx6OPmdZ7iETpv7NvI3hfD5T
        NBlZ3kxa2CxOmoM7IAmysSQsE+aQHGcisU4cj6qCGsnhyCMZgtNGgBoJf2OOGukLauQGuqiCGkn6aRZoiIj4xtLPmBpiScd9kzPxTQDQwEPgpTNgHN+YBDhs
        SNjJOUlkYJ6iptk0v/R9Kko43Tj2lKcMzJ6nAsyeh0mcpEOE2fOA7Uk8IkCRnqpL3WaH0xEZwY3TERv4hDn02F1CB6uSjZnPoZ9tRj7l+y3TPlSC0VolGK31
        cmC0dIGyOHra+seB0SLPBtZ9IMfuT+0cl9TRuwuHmAvgoza8wyZ19raG+MiguFrAIO1ADQVua/Z1ZOTZnBmkrI1GnfiCfdGmht9VFns5GSvYkVRTAxCpJOD2
        Z/ZOtMXcD4cOp40yaC9dH/3vRj5NguqJDHRQHqYMxIc5Y6iRSWClYM4MaPxEVTJn9KJTmDSjmDSjmDRDJs2QSTNk0ozMR8s+N2j3vdM7NAQ2OOnsSwfZhUAd
        exeAn5RZDZNTlQBabv0g9I1kGcpwe/vSAb61EnvrTFfvcKq6ubzA2td0TdMghTtSA8DbT5eXJbsHgJiXDsNb581UTprYYplqGHWUBjiRwVJDKLc0ADsWPSD+
        Ewv6X+V+0sw0ooolBdj6BY7SJSFnSYXghkBMuhra5qhL8tCSCsECfnMReaYMcukkPPOzXjIkv7hJH+B1Ltq0utDxqEMSi44nHVqI6HjWoXXIkjpvgtZz3k5c
        ebqjIXfajsbkWQBwwAD37//VXXLBYJeH0qY2ay61TrToesZyBEk3ld3zwlG6cEwuHGCcoAGGjokBrMifVXdALKA7qYH19uZ5ujX+Eg04ac5oXCpAnffRpq1J
        e3B+b+rCgM7IozbuY+ggxeUP9AWevsBgfNI2oBIfVBZc+6quL3HyO2E7X/I4LPmLHkHPoFHv0nYgWVG3+9lOA4O5fsYd3R483fXBd8LfjOssRs3pcp/qet8W
        7ClKOixoGJQ+JInn5UkezGEN3or5BnqewOb8N1PPKIyJctFdqa3kgrs6L7hLX3BHccEdnRfcoS+YLi6Y7rxgWl+wubhgc+cFm/UFqrhAdV6g9AVxcUHceUGs
        LzCKC4zOCyTsq3M/wsxQHbQ6iw19Mi/m1XnCirrcZi66KlLL+ERlgjwpzEES7rwpc1UVIlfD63YuQBwtQNq5AFlgASKSxM2FjJcLGSeXP7YaJLIdghgYVIO6
        HvdZU3/RmWGDWMOYWuxi7E7iNLBIvOJUG6cAKxAVp2Zxyoc6WiEdebYUjJbPkhw5eEVZIpgXg1cUTEy6g0zkTDlgp3SVxi4jiUHfYKJPjLTVxUsn2GapV3CZ
        Zj234MWC7VLzeLnqLHLWTcynk/MptgkoMsVgYekKRWfN+XR0LpWZm+bHpatL4+U4/U8XpfPwwCi61mzPpePz7fl03eWhitEczpD5VCn83FKrYVBu0zvpuutQ
        49BlKLZ0DVxcaEWi6ImjbW54ulbRAxmkLZ3CsM6n6+nZuDZFMawEt5hzai01pK2mVAtXJHiqx3hm1I1xaiHdwv0Zxy+wU4xRY1JT2kIdxF0TaHPhzzSM+eIT
        /djCjXW1puyTUivbeO8Yv9fEE0a4ZWu7PUFNlWfpylE8rkFtGqNOoHHlr6mJ32S1JTnRUZ9dOMfQ/HJX1zjMXbLwpFFXnL+lKFPfx/6ZCGO9UognYmzEeeKL
        YDERSSMaROMr52no6KL1jA2YjszTVAAVMB2d19c1VJ0mnq6bwHXriN7Vdar4tY54N/w6hl9T/Dpe/hpGokOlFmM7QnZ7WgK7Wo467EmyGBYPwr+hRXhdC2Lg
        6sXQN/lBuQijL6jZFH3NMRuAmDtpSdCSB7X5bTn6QicwiI89To32OFFGm5tyn2NnX6ReZl80kmb2hb/65H/wkz7a+YSI0mz/apw1MhslzWl3dIK+bZAC59hN
        ZkfMmSJSzMueN2YYWz9+PTaWb+PIPE9Lm1kuibnOvuMmu51Xx5wWHEA//lNgp5zkwqWz1kyMmjp/yvWkToJ+aDP72ybpVbSJPY3JoOPTpmx+T5lJE8enTFLQ
        aPO7YCYM938G00L3/V+YZLr+T0zZNH/WpL0uNsvgHTo+ZyaR7O2CGelONqlNdobsZH3eyWbI9nSKLnI4JboI/5OHjRq/ZaO8ZIO8Y0peMSnbbSV2lRHZzC+T
        7gxLb4akM7H0pY6uIK4upGHARsNT/qvN95qyoXsPjgM3G4dNQcqZNWWHdxB7uhutB7Fx22rfB6juV5s/TIfGzcYP0YF28u+gQ/NG61469N1o7ZEt4V3UnXM8
        8ojSlb21y/g8fB57a/5Jgip1g4jYsMEOo9+xLEdqmGzmpJ/s6Y/GRCaX/ouR+BJ1VYiDe6qbi707kJKT9UE69KxVTRe899143FfxONRbvPQCg/RUn2kveqZy
        ruJ5/BgnYVNsDYGFrqZhJ34Dl4aZzHUNm3a1A8wJypSP1P1t2L81kMLvIUZ1XEZyhH+A4WrLTbxl9sstM/bRp9PoNSgVoaJt6shrrCG8mrfRrzYKHnKyS5fj
        7DFP4j3jv7dkG+hA8zUwsdj+WVtt7PHMrbYR/Tvf6TtkHrTeaebIXIJAxwGNLkIVAReGwEYPMsIsKj9i310wt0PsDBzezRL/OD2jjSU8g5nzJi4wtfY3TyfL
        Ltc3qwd+RL2KRvxLOjRt6HJ95kd/6D7+8oI+NwzRcZKeHtPTfXp6TVgM/Qw5hDt+EwKuDDCQzyagIeWvs1WyTPx8ybCqkQwgigPAtA170zKMXgDAaJv9VRhW
        OiuDyUyMvTpci3m4Yk0xE9cy8wDNOpcOcbjGChB/sXf3ufQFNwTYQmxw0MjMm0WBoi8is0x9flpUIYeNUQ6XQaI1B+LKmbLupNc7m8x7APCz0diLwgwbjT2g
        tSkL0Kp0eBuwlNfb9wJKesoCvird8BDAkzcaPwHo5I3GQaAsT1kPAj95ynog6WdE5o0GoPEinDIkDJ87F7Fows7KKaK80RkHUomfulGeukGeOiVPnQSENqRS
        A60ZQWsglbjdw9LuIWl3LO2uo92QSgY7L9izIEcsG3X6kxmxx2tNzGsNrHC0jIwl/bTWNMq1ZhBrjamXmYCWGUPQV0g2ifGqr8N4FYvxql/YrCHGq0ExXlli
        uTLFbOWL2aouZqtAzFY8o6E2W3ERwEl2scD06Gq6c2F6HGRNMzc9uvIKl4kP/HSOa5iJeLS5qIybmx7dOObA3mRAh+jQGwai5yzLLqo7EU9mVuJpFECO4mU4
        yMx8vWDdmJlxe4O+AlnSBe6dldsZXalOM85MHN+AN22AbQJ2RlcMSQiPd7OnfzlGgLybDQFgz0VCgRffiOtH8Gccwd404VzQ7np6AQrREGsGWfvC6YcthF2f
        sRXOulUrJZxP4mPm22MAx+d3KhfVaPjnWxjSykBFGkex0HIEopAY7TdOp4EwKU6CiYltPsWGKmfbF/78T778e00ABdp6ksSeBjEHDnWlOM17+52BQ9ZB8yHz
        nVrM1Sc5IQJirs5iro+OU1KS+bypA2UR9C7IjNlfPv/xj/rZV75kZrPP2RmCH11e1t6McBNhmT7hf3cTLbbYeWykxZZYgY6HAZZF3Zw1BfPxYMI+uwfR+fX2
        fcly3PTDxFl07Q9B4G403kEMRpfcm7CLfk/Cw3cXL2Mcrv83f/WHD/vZ3174tLhoqg0yvqUN4uwaDlUAthitLzj0S9ErII/1s/ddxRwEgEyN1wLGTEf/1Mvg
        H1OCf6o1jg0O/zEr4T8mI6GZr5Xwn/pM/BY2gYPs+xHs01AxRyYDSU0BZD5EkjAXvjY5h1cZ+5C6gkOkYvYpwZdE848lsZ+ewJeqaMeBBlHbestg+BMPEeue
        VAAzsSQ21luCB8ZFS2s6fqKG+ImQ4yc62sbrO6SKkTkPIIt9ZCsbZJdvZauyiTZpdKmAuCdB0e+giKPgvFXUKB1c2pwBNGcob86ANGeZbs4yNGeoW3OGpDkD
        3JwBac5A9+bQIaDNQoBR1a3K/Ya+1PTy6PJ+pDfFqMZlsEBGdTfBSCZhBFhUTrHwWGiNzBQ+kotfT5bbUPONNIKXL8yCfdSVdOR0OtqrarNarkb2SnJD9pUj
        pXeAPuvvS7BV8ssK78AskEdE9hnZJbqR64fhCXAKZC/Rhz+djdk/cInvTcLsXT/JXopa9u6f7N9kGomHy+Rts/xT6se0mMAz70MrfOAA/JQPHKALn34ipvvW
        0/5JsfdefJLhOgtxHBxLH6oRmtmefRZfyOEKkgx91t+X9PbwEiSZam+P0Jc6PhzWeCzZB+jDc7q3R35S9/an897+H3lvP5C/7ejL9BZKco10c/QW/EvXbHs/
        deTkwqyVjEpLsJX8lE0Xfxn08mVaQnx66YIRYQkI8tbCaVgTp6EvTsNRUeIiMEAAPgjErwg3YYgh6MsVu9FcS14kDCUQVYxg9IW1s7OmPj8tNjOXN6YuF0D2
        S9qGxDuCHSEJx581RTp+yBTx+EFT5ONRUwTkB2B3IVl6DFm19L1tQrZuMj+mJfGTWhI/oSXxCS2JH8OOkqRpyVC5kt0kNbiRnaJvdf3NIIY0xG9jYiQaSDE7
        wJ8yg/cDfbwak1anB8EVp6ALrY5fv0HePiUvn5RlQMkyMCLLwDLp6LD0c0i6GUsv67IMBB3LwOdyra5W1ers0ktqagtCUGp1y6HVhVqr80ir80Wra4pLsqnY
        vdXEoj4J/wVoowkyGIfTALTRJPHF3t4YWl1ThdDqmti31unA9aKbIBi4P/ySUiLJ14A2IFpdnbW6MVWHVrdc1fmEaHV1eUUdXn4b6gO0unqHQ7mea3V10urq
        2qFcLxzKP+1gvwtP2lkjj7g9xMlFLipfImjhdt7ZMmhx4WpmN7NZDmBIA1jr5mbGhgcW1MLNHED925LV6PQWqH8B6Vq5mzkQN/Pr6aKKm3k7L0GFAodEOfyB
        mxnVH2mrG2TPUh9vwiQjrNen1jXs7KXD/VyoEbkgPodH+FhLONvQF/o0OOE1nkH0U/y9Ehk1hToyNyp+x2ZujArW2VPUjg7Fkt+ZhqQ6BrR+8EBJ40bwZ1wa
        pxAeHN8EHRBgucEm840JZz2/AbaQjcbrExeXbQeUSu4Bp++7Sg+4L+Tmg3pWI2IS5OaLB9wXUeSLN9UXD7hfOFP9wpnqizPVF2eqL85UX9RSTxNdQAQAkvCj
        NxvlRFs8gqlNG93XKa4mO/Pa/Q3GhOVfjXU2l160sA4jtgVoNXrFxqosKZvfZ3LFxcozrSs9U0Mea2BZgFZ0eeaEwSi0bGXA4vLiw/1I7Yx/HVQWxVULRBj/
        y+hUnzNwMDpkillhoTQbcAQFV2hsWNhRZ//PZ8xCRIwxhbdA4eNE4aMkIlaUVG5lXzKTldmXz3/yD7xE4UbJAjerUublHvFFPEKkjKL7IuInL0m45D2j7qOC
        honKGfQH+zcnO0O0fqfO0OQK3LLJJ6FwVzKJze+d2LuQ7MDefcq6A5vfKev1qOdEpJW0BKrqoOzdetmW7nS4ekecDpRmdYCzpvHxNJzXm+y0X4XzhcNrPqlb
        B1V8Ol2dP8dnoHkSWKehOkw//ExamytkrDi1QtVfPkCtzq/zq/dwcT9/LkUBQXpabQ6RJfNtVBQM5ufmkbrNlfsaxS0hlxsMUdovnCNdX19Np+ejZJmKc3iU
        rXt2FF8279y944AaqP40UP3pQNFSfC2+8IX9ZQDB/gOAQoOBvT6fDs+lkRr+sKJFaC71URyRdNS5ubYCDkwAMz71aFgKFVKf/Xab2kmrg3yZa6fL22nfI+nI
        R6gPYdE7GopKpmN4vAB4wxAup35Gc/RevLWvBLJpKYgIVAIcpL/UrKiNj4Pzc+35dlK9dA9HRTfbNK7DqrH9Y7d9/seHPvb7t87vTcb1NcF0Qmp4MgpXceUV
        iHbm+4pTtGiSglW0VeAHn60E0NBn/X2J0vjs4gCas++tKI1n6EsfPjyr42ay5+jDca00nuF7iev+MK8q/UfvZaXRxGV42xgeB6VxlITsKAQX6Ysm64vm5Xof
        NdczHcOYNc5yPyZpISuHvK7Cdhocp91jQwVc6bI2j2QzeHUuMSvp4+U3ppNFuU6TKZlId44rOi5DsLcKiBiaqNI5127jdBvkXMznM/MAK8iHc2E+8cuhzdtT
        x2TYNBlWCbdTrMWYgvJjOTFRhQ2Tyn1D0WVaV+GmrnYeyzIN3Vf+6PSXPRJoL/zVJ/+Nl7QqZmtiAft0ZXvwVlYZqp6WiWyBvh0xxdVC22Z7q43SUIBLeFAB
        XaLehpWf9nkALDJVE5BHpmogkoEW6a32HcBRAbYCUdlWBiUfv9nYSofRm40tCJbYam+mw8BWGzAW8VZbYQGAndnslu9JEnVCdNUJrHGspE6w6dFgKaugpLqF
        6XEnquBtNHagBt5GY3uSQphOi0y9BTXzpqwtqIaHwlWW2CpXia1ypdgqTbFVGmKrVGKrTNQETI6kd+RHGzqmQ+QSAdrTQQdO4Egy/jEcabFmy+3YjdajXGzt
        RusYjLcX2Xh7jLcHbIZNxAy7SsywK8UMa4oZ1hAzrEJzZ01ZLY4gNdHhbQT39EOmdJW2EdzXo6Z0lrYRo9iwt8S2OS62zVRsm2Ni2xwV2+YKsW1aYttcJbbN
        lWLbNMW2aci2X4ltM6mG5DkIm5o0og+ZlnWosJIVDsG3FMs/4s8+y14sqG79Ejz6Fg6LgeIcwEu1BaGjfEIUZw/OBrQqYMXZY8XZ61CcvVxx9mIuh02cBEeR
        KM5+9HXbNg+6h6yHshePwQWznHRg0gtpi/HXn/j0z/lLvEXEIubpqvOGWeT0u+Ik0hvQWhbCi1y9w1pyB/FZ2qiu2Wl9m/kTxYL7FtXYZnxf6u9X9Qo7vvlA
        x9fvr3wNfiL/dPHrxluUv/8Ateq5f4MepejRZ9Cjv3z+521q5guf+DXaFJMWmXhAdvypw7jq+Y+iB310LRRv0u2Op972w//1px8bjj7t3rNDedvve+L997zU
        7v/xvYhMrQiNu0lHf/QJPOMlfsYw3kcjAYfuCF5DzyoXNgRSzHc8GjmD5cMFlt2iprFnC2bn0qvlilfLFa+WK5svl8HMkIXA+pNs013lnU7rr2EIiHq+YRfX
        VOmogtsq+vx3OysOkRr1Tjt3VA1jRyW0OcwW3H46TkmwITAEo9JRpSLtPMq+8CUYTH/PVv10jrg4dmGghNSRcFEVMU9yauOHuMQB8yQnMR2FszhinnRxPILE
        3Yh5OsV9D9EuIwL7OzgcTDi96cGEE5AeoI1yxP4anVMBjB/kTKYtzpnkhTGirVsyoRVm2E5bajQ1YGahT0b8Vnotjgj0pbaeMiWl6ykcDd6F/Kp8xDbkV/jj
        zQYQiyG2njBlC3LC7MiA4mSw5g6GvaVnPm3ylq4p2bjxDG2SaDm3K6jXqvlaRz7UZ7Cgm5m6ja164T52TLhvYnSpaGeDqxvA0CX4XJuQFqPBl9z4f+GAZ4lA
        HkkYNQmgQAhkpu3///lZhtl51o7fmmITD/ikt0Gm5Gkv2J9wfCkbH5pS0cAW+H5rJvXeyG10dPfeCEyabHBGqmtk/QCuab4J4G/KnUkbmeRZXiculZj2KvjV
        Uw2c3bSzwf6Vvn2MUwPEf0RQ7kLlGg9rBz0dvm6gZSvvjQ0nD8LnjDuZJgPXm5E+8bQpI0mrcnMX7yhQvwg2ajYEeDysTrZxJ5bFA9nnDRnY0TdwiTFlvjGt
        74CvVU7XXrufM+HoYW8Ew+tdH3pGz0UPppBTxHvxmdREe0iacOPKM7ibswmaiVRyub3Bx+btnHnRfH3DNNhsCtrA7zu5Lg3b0rUl/15tx09QqOZRBx0Ck3fm
        85pvlDqxpUEfc0ADuksM+heIIUP2Zu1C6ob0IeH49nuTpjbjg74cBnbGMKkDcKxmH9ejNPbaFhKaJE6Byyw4mDMXE8XQM9o03oBp3GXTOL9UvwIGJ5c9S6o5
        o+oAFdIJJOWGGDkIHMbgZ5cM5GicMmfWWbwv97MPmBrNVtI2EOgPhzSxHa189+LLOvp8k3W4GLjH8AlIUm18sFnR4PbP4vtZA3hh3MjU0Tt1FKxKXWgLQeqx
        dPBQAMhEy7ky10YjRGEgEwpGDcWCWBGppy5sMfw5BuoOfxpizB0EsgvwdZ+WriaHavsM5FkHFhpi0xH8Xt9oKGovf7QOaWioOs9l9sfvIRU0/ntTIG9MxAMs
        V3VYFOAX8MSZ2SjTwSuCyLQO2UWB68y5jWsofVUay4mlAWpxHLOQ8llPh0AF6B280SjENMjDIT5mRzzVRjKAi2NJEh1RQ/FHLBLUwPRRac8gD06NN/er9MMI
        xeJKwWkZL6LSMlxk/wHAe6uAZsAFVhhCV5xsgMTXeSgYkEksfpwdDY9pvgETkfWGBjWShpKJcAQiy12P9W89lsr1SA5ab03Fb+Bn0vbS0bEkHuhOD8aijktX
        mSpqQhVFm/762Q/9jE+t+vzCqY/Crnr+rM0xK2Wrn/j3aPVk0WqrSzahOZPBJv7S4f6MaCRL4vdYSd67EOwRqFCcvB2OsKD7XUpDQYVIrFApfE6YaYsrscW0
        9WZahd0RcjuELPBh3SdhFmfrsg00P/bO1m2cnBEyYleMKZthXSS6+sHh0lyYh+w8qV1u9tf/+T02D9UHvubRcDDG4KO/jNE5P0stJ4XJ4yKHP0F9OMB+Ci6C
        h32PB3XHFHXHhLoD5hpgboOygf6a26B6QEj0i+pjwqn2gAoOwGX5AG2Ihjjbe9+kpJTnmVw6xsVEbMua/F4p0itpYX1qDXQuORXTqVgwQEmdxjDAGxtmj72v
        n/aGZvxblrib3OzE+3hjPsQQCWoIy+iIXoMCNXIbGyVw9rUQ/SoUMLwuAbzpZLIaRLMcFuZ3cCkjQyWrYSAzYhjIGOMAh82II5kynBQl4mkeGjQPfVgqBhGY
        welH+Fvj41sTOQbyFznfoLY+RlnCQt0HnL/azgPIupe6OW7i2DhPHNwHYc1RKwZtowZwGFfsKh1QvB7Qjk6N72SEjkAIuAZ2kzcOSiEv6XXlBziMBzHhsVqN
        cabjJE+BSWpe6jVoX0vE8nWuX2fCEsgg17tI5gAwdwsNBiQiK8zaemjC157KZEWc2lhESNZp2+6AsKaIzFNsr2Wbiprtq0gvzozoZkMByxG0V88mZ1I3e3G2
        P6tlUVYHih7J5EmWP6r6w7z8gPVDo93hUx0zJ9sB0LCTPfrRGAuDk/UL9CQtHZOgKtmPgXQYvJ0WjOUi1b3KejFYXS8Gy/VisFgvBsXj/xytF16xXiCrM0FS
        5IgONUOdukGAKAdYCeB9oNkMse8MaCXQrhMiiA3pAHGxCePNRuN6RgJVA7xEB2D/Ptj+Q9j6IRocnIQwCLhWH4QBwAEfOABL/gMHaAZ/9t20OGWkCmmRaDK6
        5eYxwbisK7SGxFAQf00aTi0esqazD70rzki4xX9npsSHuk+OlHd78eGYw+Qqp9FesTsjbgGsx3afvuzJT/3mcY82ZX/1V9j/ubBwS1d55EayS1+FXhcDtGFf
        03ZQDzT7b7NwubJ0QvU+kld9WS1xsW988mFEXmZn3x1HSy7RyA5QEPoOEM+ZDP0aiLOeF1HmtdoOiLqdol7GCJVpJK6N81gBwWs1uAbBZH04rAAD4jJXdK9x
        tUJ4jd3FI1A7R5COT4IF06QYfi/ADmDsG5ux538ZM7almDEU8OT55xdivqJsXT5hnCii3xh/o298lN84XKER6xD7Igw1oBd9gyQPy1qk2e8Hzoto+E9sqz2U
        rqHN7uNqzeOkkK78UZTTY6cs8cQ+LCCtFCqwasAiR/rf7fczrJzosVL4D1FfEc/mg+Kq45e0oL6bUSLkT6yiZmDzo81uyJGGb5L1BLGKG41JgWtVScz+Ztn+
        huvstkkLTcgAELOSDRRiiblPnzsqeSAhVNP4fWbH8NVl+Bo8bnoUAfwKl6SZuyRDcUmOC9bqDWjDLUBqBuGFucn59fSRI9J20QfSUbfzupUh7XMos3a24hsZ
        QBZ/huD1o11kitvhJTQRhIYc2A4PIs6GhVsTUY7448jNQC4ubsOJXQmf354w3O0boeHAjTiAw+tJ0NTYXQh/L6iiIVRBTbP306TjFNfwzM4bByIalRhRhZN0
        cGX5MCGzY9jvRujgQNLGojbECK2mG3K1IV6kNkQS0mhImi2m+GQpkTlf25GwcY4+9jg2WTzMjFgMba62k4Wlkx0lgUWsH79kCnhy9hckpTAOlxHdDtbJzMxh
        sODUaeWhHLzwwI7DBYAZfdQBM1dXP62mLOco/ZjXyOUI3t8MTUXOKtZUbI5tDyLipTzad5Dt1exBNWUvZiL+1tEL3qAseINY8JzOBW9QL3gw0HYsePghld27
        7O1MXvDMcsEzs48d5gXPzHga+C2TGEAO8K2ud4MSrO5W1rtGdb1rFOsdDQjpDdh+GNnnaaXz9Up3iOiFtkSmLJyh3g5p8EmgUrFBAOAApacg3WYka+jfWgms
        69M3OeXKYGMdGhEPqwgaLJqmyDjSDnnFRByIg9WS4ZNIP0RcSDJOd66A/OLLgQrOeyzRwMcE3Ij+oMIDK+GrqXNjGSzYWDBYA88eigDxs4uuiWfSRMW77keN
        Dzx9pZTljrkQt1QxCQHTDkmxXCW0OgzQzizlDde4bLhOp1M9IqHe3KjR5Z9z1AqajwCaMTEO1zr/HC0D2MsQE5JavRzsp2oHOCJiB20g1qo1vM3re/jwM0la
        p8VIXnHfw8laXugy47aElibi9KlkDat/I3weIXavO/Dyb8LqymtBEmRb2TRU2UYNyB7K6dwNOZG8oQBj4p3PgN5DDeRgTF3uEjAmFFbN91DaMqHnOx94DHUg
        Q82z6qQyDemA7okaQLgHOsAirIYdInWgY9/I/sBK72UCOjpPN8pGMh+BSYBCcBT1pOSZwFExII6KMXFUMNovSzN4BlZySGMu9rwlYi+EEmwICnjAAG+aL0vT
        LfDJZU3bDLHNQEaTGshotarrqHNGGg8EaSiFLlxMUl32unTlb9lJPeLvYj5iSb9kf+uVV0okGoDVEVCJJAFjhPV24pYNxHtfk1rO0ELyLyhGVd99//3C4F/Q
        OWvfbxk2NZYnzikq2GPiApk4TEJdLKDxTOd2bAvyKYPL42BUp4zIuzxu4rFWMpm9eCLONRaQEcvwSeg2NzIoiewvXN7d5CPPmo2UbRFnEButxvNcFdI/UEKe
        fUR1Wg2hwcvAsV44kHFJYzZs1thOrGqyo/TE/OtJqRQdxM47M4SgYhSD9ZB7pENQr/t4iSbJ2Sdlhvuwre2DOXA9TXzKWwf6M44/9Zn4aZvxvqHOQV0KoGn2
        gWgdl22HpB+hMWgD1sSCAszC2mFyhAvtSeNft1mp4gaIVhto+VgFTevrdg/WctjlAukP+HSEI7KY4lkJkHLzpa+7W1dwTcXb3O2aDEofRwvTANYFRF+WLpQ3
        L9iEV+VBgdzkOR5EAKTCqixnxX5gRUWYYYO3oRy95WQWojsNl1Y3XoobYvdodFmKG72W4sZVLMW/mS/FEURDQy/FLic7FUvxlPWomTZl1WU0cIHfv+2A+DIK
        g+pLMNFOWe9Ijcv9uO4+mFM3GvuZP/xN5oEOFlmNKpVdmPJeG/CAuXUW23VslytILnfAKh4j70rbbEmxZfMD+zTewhWBn1hgnwZOPGbGP4B8JVrUOdsoYVgG
        eHa0J+ethSPnX4kf5046rLnJuiNrZL9LahqryayyUmfuhNpJx3+Vd+qtufKJ9xI7f791B6QKt8TEktjUUCRZmL307vxpfnaYpF8/qznx/7pIuPpQhtlPM51w
        ypWzmUdLhGxTGfEuKVSHfcYP0vEEHRvalHVVD1lys5oQ+TQh8mlCW10mtNUlXxkiGMsNyWfCMC+YS5eGiKtI6ehe+rLOvusm+7ypz98hafMRHPr0d4Hd+i01
        GrMH7xhyRqNN5i+Z4t/7RVMcfI+Z4uFrm+LiexQRv9F6+wS7Azn3dBT3/bZ2J57W7sSntTvxlHYnPmVqoDXR3QGjlpj69YCMSZqZyQ4ImmSnhPHHxrypKygY
        ZZ7tMg681AGIzLeoVcL5c+xSZcfnCKIt9AhRC18jDfxuad8t0rwt0rrrxde5WVydU+LpXCMjsVoGYlLGQckwjIunc4QGzYfIrem44OqXJSlfTQ7bg3kpsbIx
        2g0cKuKYLh1KUoTtOZXg4Aa8ksBkMBEWsQxRwavpwNg3y0AOig6MfbMM0REjdEgRgLAM8FRNOjgIi1gGnKM6HTjla5kEBy+TgioFcUltLDUsMQ7DHOMwqYYR
        45CiFlgR4zAsrxjW1DnMMQ7DHSlfw3mMw3Ac44kGMOOGtU1NRW3X8g9ZD5WpM5zqxbmTjwJnCAp/oEMoLZINqf1kWtsWP3zHDl7SrFgibK34eYYeqm1THBCo
        f2E0ovyBOBUpO+vbH6Xctsy4nVbAZ9/Tz+BGGUI7LVqxbB3AG0jxC+xqZxJX1AGn2kJ6oJf/ZVQkztdEei4a6j2ZRp0Nrfw1lrTLIhH4pADjItm17AViR5+g
        jm1+7+Fc/ZiNK51kNKX4c6Z4gdhT1q3fZjY0AyMJzQuy5owEiTlc2uX2FqquKwuGLZeNEjcbhelFe38tKDYWL7bWQzlYEfOkua9pmZyD9qQyn9ym3ntYqzXM
        yfhb/sCJTTwG/Lf4AbHIxCeS+xZBt0JmfN/+lGFv2VhoKSPJ43ddzuWrNFJXsszdlTAfeuzwJRlh8q6SlWmPjQeS3uiIDob0V3ipTIEWo82sVaT4BBIF/Fod
        WSx4Vvbr2cnHyLcWA1txFt4DtF0HzRh50DdN5wzjSSES2pAn/aJpuocQMIxaMjY+3N5SFvvYlYV+GLwJRimWfbCqAaQrT+QCIKAlpWtMCWCmtuxM/R0cz2zD
        sW8pF7B3lvJg29djYm+UGljGTnHGoyVyNzzaMIpI3ZrXQReUZj4fWP3Ckp0Ej/QKEl0GMybTOJEruHJ2wdifejv0FTS7FfKTU0jbJrajLtqSOOFwQLvoEg50
        iZgrtmA+35G6WSjzDvcn0p7/lP27ddZYefeoXHaqu/LzDRGLh6tpAYc3ZWM0TjSoPtwm9ODRNHpy29fNh5NhTA3iIkiq25nFn0z65O2D3MLE1fhTqGxEehLv
        vcocS5axSxlmSkkRoSeOcNaXq0cKShK3cFjztUvqcqBqDMOZf4XYpQaq2hNqGXidLj70nm1b3lsYAmbVw9uM72VVT+6nHderzTHs0m42RiU7e0QySZE0ihoz
        Ev1sscFOmdo+J2P2fovbBfhrcI1PfavncIoYGKbgH8M4oFM8b0NpHw4jacy2YWBj8aNuKh+xRg8spgnjGiwe1/5iXKNiXBvFuA7IuA52G9dwybiSgkLjemjJ
        uIaLxjXgcQ1fflyFwIvRrcvo1mR0LR5daFZDEiNJW74khMEKoWDKonbWRMBxGSY9xs4m6kgoHQmkIx53JOFYhtEoATY/0Wk6BO8jd4w61HwyzfsUcFoHh5wN
        5V+hy4KdmsQ0TeU9ocIndddotHuTjTzKUYPSsX7pWCRk05CODWiyGaDh7QfZRAcAKV8hGwz7ErKBbCGCwA/OOhtIBLwQjYgwHIZRQyRu9EGLhGC5t7bFC25L
        mjQdsI/eJaFZkLG25jcxYNhY4myBQq3l8sOD/EABq4CkUyxIIzdwUqiqiYXdyy3swHL81ffGbIvJmuixju+kxREZ2pvMFQnbdycEB3QcmWLKW2cN3cSxfb7E
        9nGFOhfqQSwBfyisoK04bmHFKcL9LGix4kox8k2KtrRiSCB130iLjKoUZwoQ6lPHGimFmRA7xRt3gUuUUCCYXHdKtrDAJeKaSXz4eMsePmS908kLdkVAJJew
        wYjDBknNRdggAl/OB3miCjsqOXTQ4eryBqLQsmP2THw344TCHtjUqSCk4tsi607bQuCnYPml41O2KCEnbUT90tYAGUd0/S/ZcETTVsIW2n/MFpAE0oEbOD5q
        C3bCMRucQlsGRG1kXyH5QH8KpdnLU8EMUpetUl02oS67krGe+KQuB9Cui5LpizDQ6TULVtrg3cVG41mr2GGQNuOhmrXvcnjwKQcwJ4jD0RA3dOM5hwOHOJAu
        fruE4ISifHkSeoFYv90ISADLwJ1F05OWk7pHBICWCp5IBQ4YdMR3hevpajgv3Hgvrp6SqyflasVv+BwHczso850afE9Wlj0ELAkXs7wHt2+R26+X2zcnDADn
        AOuNXrbJDOL/DVftkqu2y1XTCWuR3PYQICH+5foHJGQ/Liz0o5gN43L9X//wj+09cP9ew/gLw3gll+3qMujscnJ5294x3hGMuCa3CMWmOUUzyN41G+ADAmZ+
        DKwjbbxX2rhH2nhXwgUcXLSRgUyCy/V3VNIKpI2dzVvJzWN1TxoTdDQGKPehB91ivY2yIi4w2sdx4PotSBBdIcmjBr8X+0xX8v+h1SzYM6Vda8Vc+Xmi8nm8
        8rk1x0x20QIAVFN2pzmPTVkf1Lx0lHkLzkkbiQCAxLNQqYXra4ISQozeWR49bkQaCGneKeP1FhmvO5AZGO+u3AeTPWD90kAgLCZ11a68Y750DIawM9TEe3Ua
        gKn08x+U5z8gz79PP5+3vUyhzASowGPKLC3igiOm3H/YlAeAmqRqj7428aQJlSE+yk/zwB2BcMcx/ZQP6qccNTWDSEOCglVOeWAVdzGrtM0Kr5zQD3tMP6xt
        5uxyUrpR8MspfeVT+sqTprAMNz4AOda6scxVcktQEGitF7ecNV+GW87pFn5Wt/CsWWGYGlpYv2qGqRXtqX+zGKZWkBcOoLEL31L2KahDiKVWMNKCKYxEzUnr
        Quhn9FA+q4dyATRWz2l90UOYq075KOt0Ra6SbtdkLOoVHjvPDdCvvqBf/YJ+9fmlr651MtzFngx3ST/rK/pZF3szXCCNrEkj9YQ5wJrL2a8u7HfE0kxsaSa2
        lrCfNLBerll+V0Y8alUY8Zh+7Af1Y49aOSO2rU5GPKGvfExf2bYqjAhnPSDwBcdEZqAufeyXPg5KH4e4U6S5OkBqo7428TSQVuKXMGFXy9FYGJd1MDSQrtVI
        B+84jmM5cAwZwjuG8I4hvGMI79CsTCFiMBD0pGvmD4+9CAIvCC+Cy6QBa35M9AXpAXAHsR0xJJNHevxuRq0DZRhMGRjEWNsNxIzO7WF1xVBx/pKP2/IWlkpT
        8txJea6i5wY6A80VvcjIJZfRKblcqEd875DcS2qfjtF9C+0KXSxksa66NqprrI1pmD1fLYP53BcMLK4XxBnrYzoJSyycNdg94TJkFI0aYLCCAofqWsUIo1YM
        snsYf4Y7SJ2WCU2dT2nqPAn26HUPXFhMHWLtMZ5UHlvIsJ+AKqZZHB9RLvXqZDcraZFk+B2GW5c6P4sjiildRJoA6q+dhzXlqAOTy3kXzoCQnYfUbZbNm8xf
        cESB/3lHFPhHHVHgjzmiwH+Q1+f1dtuRJMATjqQp/rojG4Vfc2QgTmpF+Qm2Vm40nhIIDeld9vSRQsmfFCU/Y7s5tPsvYjPwd5/4FVbxXVHxEYJgRMTLfaiH
        vQYp2DCM90kZhj4Bhe+TMgx9MI6MIDAEVus+NQDDeB8ADxp0qMMw3oeNcEAHH5TRJ8h3zSJf8HygizvBMB6xYZx9BEj+Y7+KNoxH8oqI6Q97LxjGow7DeJQb
        xqM4FgfI8ogLxOINy6PPmLYDLAFdiAF2OMQn3WaxacVJPa5+7HB9uGr1YyAl5UKGbUUCxu92gPHDxLFL6hV6qIIiOADibICLYvZTdjacPfeTKICCrP9AAPiw
        abH5hOJe2ircysZaSXG0FqORMda/I4CN/zFyRg+FB82HnHdKDBB6ZOjQWFOZd4szupq6N4bdKMAJLJQ8cvhLjD8jd2PXawH8wltvH/OSlcqKP2knQGKY/WoM
        bDd8vGUmteOfsbNjX6U20gfuZsa0eUvq00DQzwlsOsjuZVIfQrrIZvkcozTzBvlcTwMJSnYYJRGAbTYIqoZiYrDmNuhD4/bWPlo+YH8AGik2MyStPKjlyXKO
        qsI6hPyQUQn75QrSFuKzPTBeAmDrlccTwQvh2JjGPgg2iXghEqe37INZtwXQas7ymkEULsca1FXzNkZCGJtBfT9azlpI7XFQWwK9awrAHAPdOdn4TPwp1LTG
        P+pA3Y94719XwzP0kOXEyCM05aOAxqFRjQFPlUNKnL11t3NILXPVgBoskIsv3Lo7DVtsmjlpZScdFbZQFNLLFqxsQb7BDHPWys7KN1DpeYs2r/gWMazxGqla
        l6yVOl7JlJLz65SNuJVx1Y861CvLZuxomNlmkgQLRgJoEWksDbvE7qB5Kxc1r2gc7tItw726WUlUtCkiUl8HQO0VtJ6m42oKn8fVWjms4YrL+F+Z9GuFaM2i
        vpTqQ+EetZJbP5dO0DzKmQmgJuhPoXwqnzXRUSciBi3FMMRh+sv37Fbldbvv38GmfQcuPUwxqZIzNMvWQQWnbOWmpEm9WZmapeZw/tb5djKefdKUYGxkiO1L
        G/Q861BxI+Z7WpjNZpp2lc00DePfNIDSbNB0xE60uuZLooTxcuzF6n7e0fc6cu+CM8M3n3TkbmIB3E4XWvpCS19o6QstfaE1E9ELIkCWpHM0HcUIAz1kFQ2r
        jw/wnmM3kk7K8KZJxzyNq0ThWvqvDf96ATwxj4uP43njuA6lbJPKyDfv35HarWQlC65xGlG7BbT03eLno8a0pArKBIZ6NwQVQgY7h3wCP6/ADE8QbZlv5wmc
        wF3jNH7xH9in09WPUxdXI2KaA6CZYdlGxARWzjR/uZ7ecYXb7KiaJY6oVwTXIHqnAgTcMMeUCWQVuRcPijj+NJCaKo5USjHYcEQCvWZAH1TQui6YtnUQyJ2Z
        iaT04lWCACOQkmzk9lDbxDJMwXP8jdQpEenn48+yxtR5/lY+L7XW5Bd8Rxksam5UVmV+ph3RSbd4896Wco5XHrNX8KU8Qc+B7mPRkvCUibGnHp1OQ+62p8LH
        GfXWxyrmS9896Ts0geg/ubZ/yDloaoe1JIDgKRxeDHsje6x18RtgQluA/kOSjqNh/mrV7Pta0cLdGokZoIaRVBJi50sRp2UXcVqeIBsy7DXwHPAqXzJ6xISO
        BDUO0wrzlLTFt0g+mk0rDaK0fBVtZXin2lYr1tkZyKDBlgc5DGUYlhX/GnLnX3y4P1OZzw5zd9u74GW4CbZvkjkM0+Rw/9Ekn+UKnAWpz/mLAvWoXwGsybIU
        DiLW0H8axXIHgzdy69wiIvZWiSUTc7vY+8/YssOT5ENOMB4RXxQAMW0Mag31ZVM49mQeGnc3ZPKit0uM3m583nM/Pt6NtA9ORqwDZ2eO+lVT0Vxa70yhrKCR
        VIr6ACInqqAKmHPFNOMnc+64UHM0p+rHo/n26bT5OI1FUxiPN678ZjqveRG/g26ZkyFmWdPhnAhkmLiSqOYg6H924et25+ARcUJeubr4UoWbJZidnd3Rb5u2
        zWCxqFpET7YnWe16MPXKRFCW4py9aWWXpOCszYojol3jT9isQtgIlmZHLc3QDSCyG6w6tjDPpD6LHtS80g2t1kHS0fakFxw/nQaPs9pPBIIRgN+YizVV2g6v
        OpYCUztQ/mCX7R+sC3jweZ9x1VWNgzhJ1Sxwb+s0n+zIq2//9Jvbv/Uzz/3sLdt/6RO3veqnv/Sxp+HI/gd7fzbr7Eyj1lZ7C130vu1/cfvIv/y7W7ffc//G
        Ld/7cYN0/hYwYPIyAAPTxarBv0zRL9PHH/jLH/yEM7397v1bvvzRrV+7lX9RSBxm2dAoZGIdgxkhXd3f17Qt0yCBe/arnCBAa9vI9r/Z+t//YdsrvnRr/AWL
        Ngl/BvQJjooeyYCebaWNkvMavBqmtrLbFXT3drmmHWfObiC6MLvwYoyW6ACOcGeLY1ihINeh9qLAJaK/YOIB8mFDpnMofsxO+hH3y+i2A/CB1RmBFpVtY+7R
        gBqIf9FOo9dzKLf1WlLQDiVEDkkTygXQZ5NBW5Ap0mEwIVZxZFFDxSDS3kqTOgzkdmyZAmCxDiJxapDXRwFiRXT4PtKJmvihqQaQUSWla8wf435kGxXQB0ne
        PW4nHNBcR9Vu3lzzZruf2OJP8RNvwusSMsrPwAmgcZ7ys1NfRU3iUz4Pi5Hn8Ekh3im6IOUE6zoLeCab4MeoUQ3wZlMGNokg+BK7e6lrXRZc9aEWbxPyyV8E
        drRoZShui8uQm9rlek6YORXTRuychx9y6sspgH44g0RTIv8Fr0trgH3bDCMUCHFcL/CxSND/8/O0aMb8ZZ4Y38HXvvw3PoEztNHI2zs5DRwVW75bhtHO+DJl
        z82lzlxaLtHzxXJNtyinct6pnPfm2u12WUglDdrFqj650AYwI4TPXLs4h6CQudSbg5lDubg7ddqpF/+OnQI2FUk89MyCt0jZo/Y3pIOl4LTnqmw0/5Hy83G6
        vC6X0yUntzz61T951J2ez7mdFBm6IEK4CcyU5ZTSiQVvJn7WVrX1dhsgMrVy0M7fuqdBknL7yMbtb/la8pe3zsefsXjUHH5ciMedxOPi3+X7T1kV3WYPUu25
        xfjppKU1zekV0zw3QS86mfV70MlFTScXMI+17AI1+/cAyCM00SaxXLZ7N7IhL9dzQZlLVXrKWX58Lg1zeUk/LPjy+FN+WcnImdPc9vt2CUxWDjq93JMxp08u
        f7rbKfXMyrxVNEAiQys+hcBVUg7ubriLqlyky+5QyzoQjIBpgmuJdpgq3Kj0L3vKr3KnX+VOLqws7NhlHE70GodjehyO+qWe3JUpNU/6IaIrqG2gHCaO+Xn2
        V9AH5sR6kJ8XxsSEOR1s6ch3zZYu88q3K1sK0oxTYUoiEqcHU7Lfgy6mC2Sk68SSeswX2vPYONU4psGpMuRRP2fIBS5r4lTYkVTVruwIq1kNW1NSeYQZz1nF
        8BEzSnwWmorfznZwY5nRwL1JnfyN0ysW5ivkXlWAqzfoBn2VGzRX0THZPl6VXj0fzVugLg+3Fz0c6FZViqddUoXmG6yp+bRv7cKDfpUH3ZwHXeVfJQ+6CAQU
        HnRpXq9+4Tvl9hBoJ1zhtLZ7VQufzyiW8/T2Pv6iFz4Xy5xfnsCZRjlK4DBswPxFC5//jXFYsIjDwsUcFoJtlnBYAMILSg4LwGEhUsgQt7Ro4XOxkqE/lcmb
        q8zzooXPrUdyOV3SdeFzIZlq7L30q3zWdnM+O4+4/7AcNHAahqzrwufy2sXeTF/z2iWzY+FzeXyxcV1vXzQ7Fj4X0q87nZzvRSdnNZ2ccRnf/YzLCx+kO7qN
        hc+vLHxWD4F/0ush8Nt6XT3mLVr4jnk9Fz5wAI85fUJuv/Le3nD0mt7l3Ud6vfuS7tpF91u02ATfvMXmW8AK3/zFZnbxYnOxYILZa1xsjlYWm2NXWGyOfosW
        G7fj0f4VFhu3+8P9xYuNy5R9d4PVAPzb3VLm3h0MuKbP3JMOtvY2bIS+Bthj1RlvI+27jU0gDTGB9GWoxmeKiujfAyxIWn9+HevPoNhnnXsExZE+weQp4P0/
        7wDzchlbW5pq2ePYaDNoAioY53s5i3F2DN76+FgvS3su7V93QBJBFzQqZLO7QgF79iOYWjnlRrJAyB6E3+ZadniXrB4C7IIlXH7euqqFTvM1TdOQ5mxWsd36
        YMHbsgV06wNXViUxKOBuuzd325Xz9pVVSXuJKml3crfNqqRdqJJ2RZW0u+zw3Hr/NfA3XR4XHN5joevjhc5YxOPnrZzH7xJ1ocrk9cVMzpvotlYjaoKvq9n8
        wUrpzz2NGo+uMPl9i1a5ei8iads9iOSoXR2FxBaSOWJf7aJQXbwK2rE79suVjzk1VX7u3Gu3C/oSq0KvB/V8PKZ2+74zp377j3+ztTAfP21+WE9gR0M/IpPG
        ZF2ZVPk0SmJ7+53jn3lp5jMD022t6tU4cJFG/sNlk54hgpxjAizb0KYrj9iY+HJcIeXNOZnZkgb2wsDfIfr4iur2tRuBzMk0O9t3Lv+BB/5wx38i3QM+YQRC
        wiBQ3A4rNYqvVFeIYpcs24JidJcuAtwrsSEc7VClojnR/LAiwfBcUYG8HmrIRbuHGnLeLifFLmjv3NXSHgiHjU1imsrtNiyltFUm/zqPJl/JKOVyh79dRRZb
        h67WJAXFTBukuiokrEYjqLHDHHXOLna/Jtt2KrLK7UGK0JNqHHiam6LOdZAbpxDmZHS2g4xyrUk2APTp7QVtXjrEJ7vsJZ0ue0nURnfvhr3s5faSjPOGvaTN
        a0AQLVp4r2nRPeb0kKdHHKHiWecaF92BzkW3f8miG3+HL7p917boNl9u0cUy2bngzjo5DRu5kCyJuNZ7wWUDbVyutyMd621QWW/jRettrRd9LPSij5OaPk44
        DF5zwtG7yrCrSHV7iNSjbg+ROut2E6mXnGsRqY1SpNarIjVaJFJr39EiNbwWkRpcWaTCuIAEmg6Jeqmgxmm2V1do0eklUF0WqEYpUO/skKdWRZ7e0SFOnUKc
        +t3EqX+N4tR7eXHqdYpTL7pa1eIq7I1RD+uH3cvSccHpwQ/nNLudda7B0sHUXiu5IKxyQbCIC/zvaC7wroUL3CtzAVs61CK94mzBBVz40e6wc/TgAksKexdM
        sGWplSPngs09jRzfPCJcYuRwej+6l5HD6WrkcO8hcvoW8I3Ti2/O9FLNT+mV46T9P/nmW8I37cUK+clCIW+b18Y5JysK+SmzN++cNL9VzGNHqmIVFNXpn4ah
        9kZpvcWrmK/og6+BsDkl3Uew21L7XgRDoY5sbEo8UR/ngyAxadKIbuFCD7ruIH8KkGHOn2LAk/CnEeCVmBwEmRoIyBRkjNlVdv8hSwL3kTTUmOSSpci9bnDu
        tU9HnXs9GxVFt7uwm81xbEjJMBgbY8FFJrYv6Sl+Uef6Sy6y1DcaX3SlyukLrsT7n3elUOnzrtQtPeeimilty9yEs6c+4wJAfKPxaReR0xuN51wUdJ+yzrgA
        JZiynnWTOo4LbhJDE0TBV50kdBTJUy60b8UFWbKj1LSZxU2bsp7STTjJTbtsOG0XCTxA1HWT5SQ4egbH9CNbyuiel+3qRM7+Sm4ddc/jvGyXERj0gNFKtI9b
        tYP06rJZLzjSrPOObtZZRzdrwUH9Vzw/3g3DFpeE7+9IpCue/A5+cmMAYzqFIQUAlEGbnhLB1OR7JZebfmpy4VXd9o7cN1fnaxcP/yF5OGok2NPycORtN/CE
        M5yB27/JDIrLf1gu78Pld8rlu+jyeqQbr7NRX1ycu7bscv3AXs4X2mNcMIwbcG45sm88SfYKliag9vX12X2upRM+TckZM4pBq5WvHCJ64zcL4ow8My6y8JAQ
        IJ9qUsadAwkRphgW/fqRpTT1MpNXpBvyaANr3pSi7Ublp5AngpMQg5KIgqJh6M4xB7mYLtc7MTOzC0mZ10JS9DbOqqO31/F2SWMO8hS4oJICt3hWa+hH25SO
        ILkZKymdOqJPPcjDX3mBF3FfJMU3lNTdctRr+ZBftP9x7BtE1jt7MXBn2mPYQUGuafmBzYx8JJhJPa7pWjLyiUAYGYB4zMzekpG3r2Xk6R1El8sZGF8YUdJR
        MVQVVhV2PxkURFGw5jmzG29SK3BLIIMLIAFAFHWkant+ENZcnqtTeq5OcG66blOMN8IuJwWHuwiXfhbY+l7kHMOmQqcu6FPnzFysSM6v0UsozFpyAyf8NqTZ
        UicYEBScrd6UWsd1TSihykmGJ0pScxUcb94/gj2LkZf0QoRlwg6GouG6hUes6gRVLmPZdzJcRDBG0VyvwrScIoy490Wkcy1N5ZcRS3W2BWY6F2F20to2Jzt3
        vxKumfzMUtnLO/8r/MxZ2aesnomyXaXEGd2sU5Zk+l/pBZZO7vVERHdkSIeSDA1wovP/SCnhRb2kQtSZDG1axC8sFc6FS6XCpVBLhbNWL6lgXcvcnsOMgabC
        pVJBNfM5rMoHZrPZGuRD2CEfZu3u8sHCYkiTcl5PylmhFXkzwzBcoL7g/UDYX8L7XI/+kr73glWI/aO2nJq1E5RIAtXbvXjfww0n9A3HcIOr0aANvBO8H0pu
        NyoLpAMFx5ep8i72JTrNe+CbxPvNDs6WbOkGd25Bt/Wk3X1CKjfQCHLbhwRZJm/xIDQkm4vjgGKTiPTstpT1hGITd6PEoc71yXVNl8sOYPFP61VK9ICNyjm0
        nuTMoq6sL1meFUL0gInCNT3voyEE9v9dyAUF7irngtJziQYcgYC6AofLc/VkWigzCphvDwonYxqoJOpM0q+L3hbrJH3kd2zBC+JKM//czqfuys00dLq+h4I+
        /NZpeesWEEj544j8GGuYhSQqOmhFV34FgGxj5NNGkrwYqWWcrx+p5ZxR7OuM4gHU0TToMILqmAO6sip20JPGtQqkrlQ1mOtl6+1zmgLP9KJAvta/omyNkmWk
        Y2aff8FMmvhbha9q24nFGfnZWFLLDiVhFcTqS2YSZS/+0W9+1EvqmceFgWwO/17aDgz+1bJe9wdUF6ASTNeNrSQosLDxjfQDKWOsi+lCcbe4mnGu1gt+RsBS
        2WYJccEB3K6eGtps/pTepP5bvUn9gN6kHtFzdVhvUmf1JvWSI5vUv3Nkk/q3jmxSv+LIJvWiI5vUFx3ZpF5AsYWhopP9JVYCf7cYJhMlVvMkkPKCb2AQOVPp
        qm9zkUL4FKzndMdJHInKnTY+EJk7R6G4XHBnIK88AC/otnG3XCBd0DDovfrf6r36V/Re/aLeq7/Ie3UaNlevDR6GkYbd08Pu6WH39LB7eti9pAbkPkugEwyB
        TrA7oBNqAp0QdoNOiAQ6YVCgE5oCnVAX6AQu2ZJzMK2SEZi1IdAJDYZOWKYaAp3Q4BMCndCQVzRYFMB0AuiERkfd5EYOndCIudKhkQwjPUigE4ajOctGMipb
        YFQObjddSTbbXU2H3e88VP50C8fiIafJ7YAnDbKUUxeBcM47XsaxB9ZhcBOXDBsCUJwZP2xmKvvAozm6uBvfpEEsZU/trLNG6LLTEdce9iD57BybUNHHQYwx
        MRCKA9uKS1faAGPgZM1tX3zhk1/7peZNBdICrpT6wXTV8+9HiQLOLNSduePW+SSoVBYOIDs1CuN/vckZOJjATPWQLr07zqP00JKC0kvSkKqDhYxAJLLTn+Dt
        sFECoIH+jNCX7Mzfx4lbUaCKJyWDYLtxLiNj5cM8jmF+MEM5FKwdN6hx5JDSOH8ASdXj6+wHuYDoOPDaU2vpUFvxTVhuxtkpF5+31TiWK49OsFtBTmxJaQ38
        MOo8K39vKx0sejKvTE7g7t6oG66lUa/MXnq80igSO4N0Gm2zkS5NqoPkDq8iWl2Fmdyf3gD2sYkD4mQrH43kZrma5OpNmCBrX7qSrl8pSYwrUVvK4ivStQgP
        Tbdkl0QbXQmvthX/pc25hmNq5XpbpcRe8ykAU+nbFJe5boPlKrZ3LkQ4N5f6c1wEG6qCnORw7wgG8nZaa6cxHhGn/ThsTpsI86VPI6o5r/jclvk2fehf9OR+
        enKdHk67x+ain5r0U0gvnce+Eu8N8SnUQb/t1Gunecx1PD2fhtykYG6uPLco5J4brXtS8RZ41Rsq5ysPV2H5yrm0Dxm/Kp5rpwG/M6Rn1qgbyv8wZBs7D5CF
        3MfOA79NTat9mJoe8C+4p06/AAaCn4sr+DHsq6hm1e6QMRFcApkU+byfMWmR8KkyrpsbW+mEAgqI95HU+zBmrIQlaLVLR1DqHU99pExPYICPpx7KjXqPlEEG
        ROgrpaZJrCsY6yRzXaFY0sxBSvEjtlrJ5XUiNcYlZQV/ZATf6sQokmduIc+81e0elOEO6DDCRXs8zkL1FzUFxXFiPLDIdR8rct3/CRrhcyMmYptfSevjGKBg
        ViSvwBOQ6boCma6viKhhr8DbJpHpSp+xKqQ605XE4KSaRK6rhVzXSc51VSlpdoe4oNJ6AKoT+40kLfo0hnzXCSS6+moMBw/9HkNLAALiQT6PId91DO2fSVuc
        78qZ9BZKBwI4Zj1+WK8m83zXSeS7rpR8V4s+SL6rhU7XGZscaFgrEBYtgoC7cj2MlmsZxSOhI1A81tBxel8ySYfNM8kKOsQzyQQdgEizjhqf0EivSZSapIev
        oIZMJOtVWubtn7+15NCzAvWxRa0r+ArIK60W3bJWY6+0WjP0kLUafgXfLLSEEVjwTaF9DMKCb61IrQfqi6dGsM6QWIKAYlAgTyk5tAoAlSpfqQqLtYrzF29V
        5UduGefCCllBSWxh94b5AmrvAzOotOPtxlaehry1o/LQPTsOIAuqSrWWkOxYZ+mqqyTaLnd1450URJGq65H9f70mhVfQLBtyIKJFmhstFWM0yna8W93Aa/YI
        WrACkzMCkC2QxGrcukrEQGBNF4JgJ8YBp9PV1FBQ2Yo3MdxSXr7cAtiIWvE6lC9fBZ2IWG0VNgKrieCoqWpkBo2cINpZQS9cpVajG6vRAlA3KaBgBVqaWzi5
        aChsGorFD10tUA+raZxoICozOQfBtgL8sUJNgH8m6qbLPYwiAeIYkfdO0ONXg7BXoFHMgVUlx1uMwrFKjUCHHalM7kghklZlTt48JxmJZGx1z1r41rVLi+6R
        Lo1Il/TcrsCwoSc0txOc1rAa24BV2NevhmpzlESAQtOmlFI3QWVUaitvmJW6mbVlRd0090N9XyVFDKrK4GCpjKEmQiLgCCldVVb7Vir+L6QxrGfIrxRhdWH2
        WY32kdICNKJCrCwjUtBppEQgoIZNWVMpA6xZMNVll/4+JnIdQQY9UWAK5Pg1+WSswWS09FuP3prEUgdd4QKVvI7RI1oq0SyY1sCCSqHsis3PVEqXCDeReBvQ
        5idMfKB9EFEAZkDF7SS2Diov7SvDApKQ3oCH6IKo+U8XD+2ufN7Dde/C0+mrt936vm3mYfXqg89Ae+t1NWBWOi5OwsrFz5QyiS4uKe3Q7gMONa/jRtonln5v
        qAvQdsJ7WnhgGNFuyUZN1RUM+HUQygniyVErjaVAH/ocqoh0tBrduwylS9Uy0nLDPVyXNUyhrKRxlDSqLESvWNFCnS6AUVjxrwIgNKAZ/II9xsf/YKZBeX04
        Rw+l60Ok3TWOp/1zafORBMVWSb/rfyQZBq4BNa6/Z6151ez5E1ivJNGmGlZD7bS/Atpk4ZTqPz7PaPj8ZXh3K5pPSa98Oyp3ULf3kpI5uJe5uFEsS9s//Rz+
        e/FWNUgK0UeKr6wuFt/2tIr5OXvr3tZ8wgUGoeNx/ivz+SRp9jFqtE+C4VeQFrCU4UkikcwmriGmSFEXjRl+hTD8JCPuWMJGFnN+Tr+oD7hbqtyyEFNrIKuN
        ZASmngTrf6ImJN9pDcNZpIxdAfHOa9c4MG/WipyglWac1/cbdRjCKLH5KPbNmcn8mW6OEzU6Zd1FLE2HPVKTxFYju0iG7QPoGg42fnsb9YYaTarCZi6ZXm7k
        Avx8ZzLJ4PHvZKifEUAVtTD8k2wtKQke5zbjXCv+vJ0993MknS/X9/zogbsf+Nc/8sPwPl+Pad8qWyex3PxyGeRDn4//XBr0AuCBUQHvUlBJPr5Hf2MFJYOy
        NSro2PEL3KM7kg04vCW9SW3movQMR5MZ8RftdCViBYKXLNIHzYIa5mE3tnt7OWNq3oev3NaS0O/sbCvETaWxJOlyCOiXLCIsewa1YnalFpd6afgIDFEboKdu
        WNp4a0djAMyxEjtHKxIYqjEohcFtjT41xs/INQAbzsRR0QAeKDQAKCo7tQZgaw1gjDUA/JArAaQ8UzPGWAkYzb5iAF1qFKZegIYl6+jshn3pehRH3ZAZt99P
        tPMK/qJeMUMEt2HX/ckkFtV9aYrTI3zNCgHLug4as1q3k1Vki1te40bDX7qOz7yJzkySOFjRsNV1gudEtHgdDnVueGXlru5peBf1FbNYtRWYmFROYeIJzcQT
        YOIETJxfqxJhXjUDOMWYejy9D80HH03EX6I1Kf4FC/3flTA3badnjm40punZE6B4egAtrB+BKVUxVyjevyWt40AzK7Zm098DUvW2m0ILv0OkUS9E0vnvIdJo
        0Ks3k77wkkev/Aum5S1402baGdLn69MReQuLD37HRAtGoDUN51szLvSpOi7r9bhMybhMyrioXuNSv+pxaXaOSx+9OpZxWa/HZQRvimVchrqOS52oH3rYAwKh
        BglLO59EINRGdKdH0Gnq+WIqJ+qfEAy1hCX6iKqzYqQCSPR1eNY6ok1Sc67jojpX+t86WC57qB66if69sjy1nET4RWNfOjVJs5WsUi0oWjxP16GB62mXu5x+
        wF2rIjWVbYGMt7GppV8YoivZQv2gpoAvWSRcj73m1JR1C7RmYlN83o4l4IZ9tLuYQvmH78JhC80PylwlSSn0a7omVaq+C2vCmHrlDG0ft6hX8iKxUa1X38Wf
        VqtX0v/X49/rWlDRv0vdgH+3t7JD9+PeCWrwq/hRk+pVO4mVV+BgqjXybUK9CpowfXbURnRihA4x3rBadsas0a/GABhpnTeF6RDRAimEGyEJhtVq6K/LaETU
        DJFWC5ptCzqkpabgQevHQdG6O8UhVS3t4ltG19bnSLcglQbWk3k1XFWY5tuk+zxCigOcoQOknQ3QHcNzpFeg+h9+qGEhpx9q1PVX7UteSZ2mw3exrY9Gqp54
        1GWP3rtJXUf/b3ptSyp9YX0p3zSkVjkHi69AJFh+Dw3O8ohNXEN7Wikrb5OtNJIO5NpbJNrbIqWNrgsegZGKPqNxIYr/oZ/UxVpHF2voYkBdrFEXa7qLDdW/
        J53gZ5NG2K8au4FQPUUTYR2kadwoKMUr4I6DwSyFka6KeJkTTW4XuO+755M+NuWRur4xe8HgP6/jbRSq0eGbYGBvhOKzEQQRiSIW5ZOI/VK6Jp+3agcQyQzD
        6ggGZw0Ny5jC8Qt2ArNewF+oGxF1Q03cT+SIi60WAyjSrYgihfWvMaf6YO0baR2fo4trc48USH7UfmBK0kWBWtRXGjdfRXta8qbdRAcSi8rvpX/3tHg/QyMF
        38sKKfFa450MDRtT6TLEsvLU+B1T42NqpoD0Rm2hiwfoOpkfmlSasL2wVNgoereqIj5AYztR0UttgtqwTm3S+yoSGyQy6CsN+iZdTDtEo4i+dotxAacSBNAC
        6JPm+6KB1g6UwJW3zLel6QEy9uEQSNhYwpreylzdg2/VYp11g7oJPL6B9AKa1w2vb3DFsfLqUbyitMCPwgJ/b5bS+QtsgR/VFviD9Gl0nX3vTSS+WTT3cArw
        69Xo5freAwd+5ACa/MWiwu0DNgM3cQvWYVeqrptJQVUMOo0vE6SQ0EDNqRWM10sCB9+Og8th4g3uAc1oC906HNZxqbPEzkW/jODm3j2bKHs2Zb2DKxvGAbQy
        8QpRN7P/iIpVD9KH2o3c2VkV34irDfxxRH8H9p8eBuozTD9B1p899+GrHoko2YrnPCgL9UEA7N6YoTrxpLoRi+QQHUZgp72RTQ55eatIrRVU2LUFlcLNtBbe
        JugD4pNzpCjAuATKjkPqDqpxxMu6vV1BE6XXZQrAojIy4/nIwAUjQ3MEn2hs2BODwByMzzgsCeNYyVs4kC6bu2kwEl3HhzdOIFauMsHe3fHLhn1vcjOOzh00
        QuPr7Lvo58v1Qerq29wSfT+5eem40vXmaQb17Trmh0072Xq5PmvgIeU/vG0d9SlKXq1cNuug5NirX8O1xqpDj7Pi/osEFxNOvkGMviEu1HEpCxxdcm3nkCvY
        npt1wLkinS9+IweYKy5FLUPvYuhHaOgR+Ewj705Z41wSNOb6CDLyG+gjD/wUfahxNfVi2F2uzohhZz90TFzpola2R+PLlUg7Rh1n3XWkFrITewPqBmia4xJ7
        KEjXvMlCZRTtBHW2feHP/+TLv8dOULuo1c4VOdEZ81Qidj9sm22um2lD5NGiSKscN+Apk4s7EiHYp6RuQWHicwoTn8NVzR3lYPeORDswmMd4tsrTgPBaPwyg
        H/rd7kEJAaDgeKwfeqIfeoyxq4q21DqeHVayIMJv/E01eVODer2Vy/lVEi/0e0N5r82YvDQedCPkHpFA+PYqZkD18qsdKFOXY5Xm27r5NppvdW2+lZdFR/NN
        MY2YHXC/ZQeSkOHducyAIzQfMs0XCx5IXwqnR7/i2PYh+6CFkgNnbSb9In7eRtAsiZcZqQgn4LUI3wJTrLfvkDiUXRwpfc7CsBaoty4ij+BKFojcIH7UlJj1
        +OdNbMFNiecP5M74j23JI+DbFCBawnzPjldsfkSZ2z922+d/fOhjf3Pr/F7SQ5S1Q5KQuIG/IFUQdzQY/DcPOjmKytqIMZk1ERJCH+6TSJgPmlL7ht4VP2JK
        ZH0pW5nB72QGP2doDn9bLlsLDn9HzuH3Cofv6crhlnA4wldeoHf47Oz2FrE4zrpd5d8eFAB0L/+AdS+Y1oyE7S2BNo/YrE07QhZ4Bat35FrYHNbDlaYCDWCB
        pmLnk1jZ0UuxNAzg0HCH4aY92LlpHHMdEaGFpUsEApL5s2OmM3xw7SHrIaYaYCGL532LEM1KjGdXolmJgINh9oIny8S23qI7W+Kzb3VDHE7HSsxhizGHW10w
        hy3GHG51wRy2GHO41QVz2GLM4ZYau9kYKQB/x3LAX9Lkx4CBOy7bcFohGRf4ksYFblGjBRC4BReqpZGLx7VdqgVT8YTGLbZMg5bLiUV4xciia9PDO0GLJ2Ir
        HS9dBuO4LcClvRGLx6N0XNqaqnFuq3Zco/Jw7k2weCNI4n41G4JynzndQO8rnn72ljYES+XE023I4vFt76YWLRjSpLznvMdcXTpjWH3l8eAaB9qGFhETthS8
        wkT61UFLLXh6JsTUupYav1LcqxPiYl4LFzNtKVrwiwSpwlpHn+FitkoXM/0HF/MEXMwqh1OmJyST7F6m8eNeQ+lJYfyioRzHwYW5ZByWCIN0fxfu5XFs9Mfh
        HZpJV1fdy+ggtRPm7HRSqdy9rGD2a4l7eYI+5O7lVu5ehi6/FkOyAt3HYezVJqgdJmk8IWUwZbVyk7mZXrwSxqnVjOqdQhiH+9KxyVJm01T9ZztpVr+fosWx
        +v3/tscKT9QYh0I0OcZBPFETJVmNQYacCLUX6uwl0P2JULuhxqbop1SxKV/ifTR481rqMjT20ieF2CFgf7W0bwo3qRS+qX4a1TT3TdXFZG8A7rm/4mwaLL7B
        Y9Tf6TEaPJ1m2vGTHXwmGWRY7TmEBiuvLTVdVB2F79UQbfvT9bR7qyt6IjwiyJMdRP4+eyXcJOieRdcriXdtCXQy1hXI4kyAH7oAWZzC2I7fbJwMuj64tSQ7
        mDh7ntbrCf5En/FlXE6jF/jayn/jEzgzFhUMKlnCWj5UsoSDubnUnUvDShxPWMkG7pU9vDhL2G8XmbLIEsYKzsnAZZYwqQAczgMMOo4OSl2dJQwcUFeieTpA
        T8L6qHSwVKGCuaqA6wQ9Cesjcjld0hX0JETi0hgnPQQlN4whTwm5wmOAmKWLlpWDhmzhIfpWZAun3iNFP+PX7G4MFoNyfno3cqngA3v4zCd/aPMPXj+dt3vL
        95RhHVt+p81jPU3P+/fPzLdJbuHrXWN3PzX73fNpYw4lDU8/TpqPcnOT7ebclT7GuThe/CkLjT1pJQiBsU+gXvYYp89YwAeLACvRmJNpfMX7R7/vt2gsfWQG
        jQFUTQVIbqb7LnTAHyI9kocXP53vBL4OkZzVncAv9iLw80F11tBCkPu5qyb3EoglmCtovSxLshi6TFN/5Wdc3ImMJvyA870f1PPxIMVFyGhCcB0N/YgQGbPh
        yyKjMamNQVfC0H+4WoElZTuj24GMNpadCzqR0UCx9hw9Z7hKsnvZJVakd6dhJ8kOd5KsA9/2y5Ks20mybifJejnJet1IlroX5iRra5JF9b8xrldtIQksgvOc
        SNbtJFnk9PXmvebijnTnPPf047TWesXFSzjQ7+DAiMRhtRe0f9AduVjhvVndkUua9y6C9xjSmHgvWsJ7SBKsIM4xJ2LWFyHOgSntNOyOOEfSs6DaLohzoBYi
        IzCvvQhxLoRUgBKJSqQVeKQQrNsF1mKBf+gCa3EyLIndLXj6RHgFng40U4fIt2KWnOesP/rAqxTPcfl1nnMyO5Ys3Wm9ZIXc0W/XJYvz2qpihyelF7BFQy6m
        C7oCW9RZOCCXobpYQfvSixVDb7mVpSq8ErsEnezi/lOzS9utLFWu5ntXL1UusUvQk12EVhgBZQwFNJlRmDvcKnew7Cqo3u2A4whw6ynm2D/gJpzRq+WC5thT
        mmPpKhZQ+irN1wtaQJ2CgIpw1RG7fNYxfdVRW551xJbu0LPcyht1pxd0p0+5bM2/Oo62salwHsgu9u3PTv0ZbWVWSOimlZkPwGH+D7T5tB+Qn9hbRyNxGmae
        6YefSSOSyogvb9A8xnNtjBJG2c85LZxnof8TRy4/fti87pn57b/9ar+/v/9dWPTe/C/w3+8+gyJvUXue60Xidvq4AjtMODSiNgdE4Rnvqz/27veZ//0189uf
        H/iNZe/4+PfTjdu/j5/xi+Uaep7OAot+fm4eYeFtIOJ7rJ/Pd8cncSv4JERgxawTITsHlYviWGFJzbBcdCXmkInZLa59eWL2esh+B0QoxHzJEdq4yPHOtBYA
        jYXDaReTMuQyUQ4TsNDEUVfuPeLKvcdcFEfsMtN+75kmzu0y0z7PNCQVGiGjS0M3z/Lz6mfaq860j5nO1aVrmGmSlvlMRz1QlUJm7q7Lz7Fey8+RUBac2bDX
        huwqFp9mdfFpLFp86t/Ri090LYtP7cqLD4ves86ixWe2XHw4Z7i6+HhXWnzczsXH+idffJzK4uPoxcfRiw/xrVQC6Lr4OHrx8XjxcSqLj9Ox+JjVxcdZjM5K
        S4FTWQp0ExZ0E045/3Mp+I5dCuzKUqDVhIu2Xgqcl1kKnMpSoJeRI3oZOeb8j7MU3IrNrxi1Ou0M/j93Wq9EPwnRY3vmdu11eK3zHlbn3f/mzHv4Dc972euQ
        ZGrVGNRT1NGV/8MIO+prV3EXfLuJO7Mi7kwt7kwt7qyXEXdWRdxZWtxZWtxZ/+zFXRIinIJk3CI4YRqb4HS6rRJx/3CSWdWAxVLnCiqmasYZrphs8TV4+2Jd
        +OWdEif8HjbbY3512cV8Qd0+6l9BxdYm2yA0SlsdKNfvMNT5VeWPazB1JdqoQqxelVgbHKGcE2sM01PU20g+vU/5mmLvEL1rl6hd07Llb0Bvi+ck6rnDSEfD
        m9twKiXMi21Cmd+s9wp656DPD01LpYTqFsJftIXwWM3nLUS3lOorbSH8RVuIqHMLAbg/v3MLgVel/hxXgfPyLYSPLQR7CTi7u2MLkRu4p+dlf+B17h+4OAL6
        c/i6G97ZvkEV7pVIV0YY48IrHVsGXReQJuG+8k34+mDhlJ9vl72EBjDGxUJY7dbjMv2Kab7niFnJPqUtxxhLIRPzWdk9QZlg9b0r9Z/tRf0LXan/1NVSv9eB
        qFp+AT1B4oOKvGKima7qejXooCvOkvKW0BUiSTvoSt9XceV53wl0FUZSg6qTrgIZm650xRQBiEevSlenCro6anYS1jGzO2Xxhg5RQx4oy+2krBOdpTdcpqy2
        qWQD3kFZrsiJxKtsf3eX1RunkTbp9rBttIMeto2jQTkkz7Rz4jsSXLvo7SS+XKjVlwi1qJtQq3UXauE/E6EWdBVqYh3aft+PL/+b3//p1YUdZGihrYkGNVo6
        hNqR0mO8iPjOmUXQUQfxsUngfA+xdqFTrDlMfOe7ijUHzwGKj6/1qntlhbtLVrg7JWC8O/Fd8nsQ3wW/mpSR+3XO/6MlX6QlX22J5Au7Sb6gu+Tz/5lIPq+r
        5HNlbLoSH0/2ycWS73wh+U4uIr5TPYjPxnMWeki+M52Sz2LiW+gq+ayum7Oot8LuVTZnDVLc2mmfAiJdHynsGItGZXPmzfNAvKzC3ig3Z41cYW8gwaQtJEXP
        +AY3ZyhXW1JvlLo9s6s55T2rKPDf26jY8wyDWKj665sbHMW1LX+E//A2usOsBA8AuqYMmNiL2odXq80f8XroM5c0H190OzjXZUhG13KNqPuuk3h4DKQXdDBd
        Z+QQxhmRQ95cGlWYK6pavHsw42Kma5RZ/WC6iHd0XpXpEB0ApgPmj8AnEcONMVV3BvJIWVCQafehOtlrqNpeR7CKXn2PeR0D59B/puNYiMQLFg2XfWUZJREO
        //8OF0aF8zqrI4ZquTRipo4P8KrxARUEAdZp/B7LymyvZeWiHscLvcexovMsHdFqNeioBzQVutoFgupKIxpdeUR9xPp3jihD5URzjKjuLxrRzR31mceyC8WI
        dh+tc16P0TqjR2uhc7Rs+s+0bcuusqu3mF2tb3/6Y4uQWkR/CzxaEbuzmgg+659LG8fRzvgRAXGAYSqJNBSG1xsKI75KKAyew3Yad0BhgLpigcLw+UvEUBge
        KkRb4I3BvdSW4d5QGMPK64DCgLSsQGEEHVAYQ5zDSH3loNP/j7p3AbOjus5E6111Tp1HnX53H3X3rlKDWkhCLSz0ghiVLIFsY1u5IXO5uc4EDGJICztIED4S
        K6gxL8UhiXLH8UiE2Oe0nKCMhaed64c8RhfFl5mRMc6n+Hrm0zchHtnGRI5JrMQko0xo+65/rV3n1OmHJMCeh6DPrueu/Vh77fVew3AA0YEwhnOOIcMtx5Bh
        jn9B+zKcPIZDvoMoGbCBtnBWSsa1Y8h4FjNj3jsSM2OYN/BczAz2sO6hSVxRB0MTF1UBwcuTmirpUE2h2LUriZ8xjIWZwMA5kfhZId9hKrkA97Rhdtpogyob
        Iwf582PmUP70v9hDahSxCiYyR448Lp7jz/GWerxWvWVbfLX4DsRX6IgcQ4jSlI/IsSyKQQ/fktRRcESOYVVXw++oq/quWMEOG6baQ/DYqLOLdaKWISJHve0d
        UxGKeiQXkQMhGoY5IscIx3/tjMjBIYZgyM0ROeoLROR4WzsiR2V+RI7KhSJyVDoiclQ6InIMcUSOPkTkGEJEjgQFInIsgz+1WquuRkCLFbD6qbxmxetUXy4a
        x+AFo3EMLhCNo3KhaByVzmgclYWicVSyaBzDc6JxDKsEJv1JZ8OzSBwr8pE4RtQKHYljpCMSxzBMyIbmReKotyNxDHfE4qrnInHQKsFK4UgcQzpGwRBiFAwj
        Eoeiq8muZAxRNhKOsrFKreMTtW6SAC3Zfk98JT1T30XrkS7X+ZnVEoljKaJlKYVIHCPzInGoViSOKwkbrS7biNvFkTgqaimKIje8fuGIE/UQLgU6+MLlKmYH
        g2S5Rg3LgRoup/VRz55VlwMl1FWsI04MSSSOOtbP5Yg4MY6IE0OIxLEcxdaYFpNE4kDMHLUcn0AsCKqEVwOMWIMs4kTQGXEi6IzEEXRG4uB9NHjNo0/+JcPw
        BnxpQlbv2iSWr8Qc7wPfqNfjSqhW6UgcP/Fx4Ugc7XEZ0+MyLuMyJuOiFhuX4iWPS6VzXKpCsWFcxvS4DOBLkYxLz4LjUgRZPAzv5uFWMLUYqA+dvlx3+vIs
        /MgcKCfoj2WfYKRI32H/xzr8QyLFoUwUh0OLl76uSByIkbaU/kbal7oJdc/YuxKLI3GMS3C5yx12PIribnp4HL73Yc6vZBUtpTOM44cRkaNOOH4YnjfLJXzF
        BkwSarlyV7wRK+p2OOpskjgdd2ELWL0rvgYnd8ZjKG6Jr6UZetKJf6qN9F0dXGFMXTMZr6G1unEyvoqmdIQ3iVhtkqhTNAwj9N+V+ENEjpX0wmr8SUSOscn4
        rdSDumwa6iqEXKirlfDWr6s1OHsr03dJHRE5YnTiOioijhSDs83iQqPUdfCLqajNuYgcMTBCyCEb4zKtOtli+QCOPnyAXRX3Kgi+USFy6jC0n2E+kIWOTCEa
        s8JO7P/BoUTs4wM6dUEIN4kuivuplxx1ZAzFmKrEAXUrQDqcuKaWqsvx9846dXdv3mEGuwp9fbwj9EZBdSP0RnfIyeF6bq/HWsaJ4BQZp2strLeycGMhvRVi
        W0BTZS24hS3JshHMc6jRhtFwp4F/BPvOFFWRTZSD9ilbKV+IHS5ijeugtjk6upSjo4u568UL0NfVRlLM0dcIBe4TFZyjr0sgin3E5fA5Li4HE2YZVBURxpGc
        YI5hWPV1uNFAXXEBJxoIlK08120hZjLkURD4QMwcdGQNDjoz7WGgig2WDFqM2iCQspAzuNiRM7gorijWnJzBkCQuDBunFoONExo2jlmoDybB0b/nNADM8BY7
        DOJd1LGQ1N7GjYWk9rkU7MUm1caf2m+/DjBkcONkzAJpJbkkYBhm1zUYImFyBxgW5VyDYYlh439aMCxI1zqDy1wgZzAepgcWyxlsQdFbzEPifjuDRM4ZXOzI
        GVxcGBLZ9gbUc1GD4s2tsZOcwSUdA2d+zmBsW7n9DEgQoWHqaukNHLl3aRYahjczOjWxbXIUk/wYJMWspZeUK7J4KVlL2Y5mYSWAtQgsn9UL5Yy1qLvjBSC4
        2IbgQh6CgzkQ7P8vDcHe64Fg98IQ7ADw1GQnBJ9p4VLO91vsyFq6CASzVH6iDcAb8gAM1qgNwYvn+/3xgeF1nRUHr7fiYG7FMXZbIW0klCP8fXO2M3lBey5W
        JcvU0w6R+56ylZeys6/xhWTwZnippMl+c5Ht535ZVHerDndImjBEo/ivIkRcuMqZxapsmFLnQbNzQ6dKD5pSaSbPLc2R5y6CE6YWwwnn9KfO5rTbpWZrOZ57
        tkEfPdv+6MLVnzYXqf6krv6E2a7yOnzAgrYKlUK8GICIJfq11EG/lrLgcSWmX0tMv/o4Bf2K0xJSn6r+25I1BPz9t90D9jBWEBhZuziaRJuxuEoVkpoKiBau
        dURac7Xbesx0fCEXbw3ZB2rNuEpk+ksG/0i8tZVtdGlv5uvXl321klmnRIH+91WVyXgNWle1Qau+IBzcj+sLgMGdCDWxybilhZ1jxsxF+mcUi4SfO3X21Tk6
        e3YikNwOXTmM2pXHqIsI1qtzMO1A21cUmLZLIbeNn8e0XQpZIJqcwaGrLRIugNnOKdbrHA/kORu7BuIlsLKc1fM5POjm/QxY+O0tNnS0UhYeuwOmDB4tW5e+
        tN8EUTjUsuzwOyw7LFSyAFif49oXAOszudXiQ2/C3zptzpmpgP4ZQcAz5XfMVKeqo4uH73/sTPkhR6PIqzrqyOWJycLwMwXlY7bcdmdk1/LnzJbTQf74C2gy
        Fh7uk4sN9zE9mTNzBxiaTsN1/5cYYAeDqCY7B3hGBtjGvQk9vlbH+AKnzx1g60LD2+l00nkT0F+jP+y1hB/6b1NrsniOK+vE6MOceiWiXXIAzSY/+V/sw0hG
        4zYPtdZMFs7RVzU1B6EmeLNwW51rqBHv77KCgZ7ClKgaLFw5nGMBCcnrhKmhUnBFwlHQTRvSH4aAw9V7g9uxN7jYGwq0N7hicXEH9oaSgiP8Toh8S6g96IjL
        +FMIanQtfizkaBwz8mZCrbiMFdXHXRsWM5uWvF+t0DnvJJZLInEZE60o0XEZWw+KmWQ7jtRQFpdxSEcvHGrFZRxSQzou45COy9i3UFxGbsjQReMyKhatL51M
        xlpxGelkRRaXcQyXVrTjMkKkRH80ehUWVsV1bGOsPZFAN1oQKCO4bPGeDbd7lovLONSOyziUxWUckriMQxIeawhxGZEVJLEk78ewHoYlHB5reE54rCUXG4kw
        fhvquT9m8enekLpwhY6RdwVEpj1U1BF/6Ar1tlysrFBN4K6hJjriMk6oCoJdDem4jHPjio2OW1Owkx/lcGJbubyFGkDXHzYFegjaRoE52wM2igHbTgM2ishq
        NGD09I3ZgI1mA/ZeOuQBu5kOaMBuoiILKYbw5Jy4JuH8NQjaPJp+/YJjNrrgcN1ko7GzP2/dHG+dF1Jsqw4p9rY5IcWQFAtxuySk2FskkpeKub+jCBV2UxZS
        bOZ8JA1rhRSjl26K2/EQYjMXXcyU6GK9GPBRGIOOGeGnNjj+PnOvzrs2070rCcaMi+XQznGzDrKVushWmrig8gjtOLArop/ofXIygB91q2YEkMZmN3VW5zdF
        FFg8b+nnIcZizg3Pb722RwJaxuYCYSmj2dJtv/T+u39Jp4ofx7VaqXuhWJjRArEwaxfIK1fu6uhkR4K53HW3laHVLFu2zzYt6YkKMIyTy+I+bp2pcIbWgP0Z
        kSsY/plBeqCAFK0ewzxhWAH5YNawjxTiSAUr7EYhNnHBOVCg9nLd0W0cvojdSh1kWYXSC8BdalV5F1dZHkINZxwir6k8jfSV1JJTTuxLBWd1O/fuzuUODpAn
        EzEWW5W9XyobRCXndWXndGVnURliyqRTLt5ykPA3e/ED8uIAXjjgyov7XXlxyqUX66F0wBZNPKBibsLyvr4+p8+zQw4Hwx6gXM0J/f1j8AjNRmVAV2chi7DL
        IwLfGKijbRRRUtQ5aC0CPzly6O2DrsTRQyRqt9X6X+LWI8j7xWaFl52D5LPSyCO6rw3d14OIYND5UHq2yjkU2jBitZuG2wGShgfpjCsJfe150GJeCrTQV6Lb
        +NMc2yY9yT21ssy+Vj6z75xZ62KY0T05pXuCWAxcE4dj4FvH9C2OTdHxxZ6QO5VgTmk6eJKddi9RoKunkbO49fVJ+Xr5daCddpJk0/IDm5fgAaTLnLMEZyK9
        BM+4sgTdeYNqX8qgUt2yBAFZ6IVPnQHFg04jNFJ6jL7uyOS2VtUBj9fHnFVFn8QrlowN9ciauwBgHFwMXR7zc3rMz+oxPyNjLg1CvK30PHVtUXTQzwvQkzqm
        PKnjfHtKG/rWQX3rgEe3elDtEW+xxd3LMKBfnNEvHsGL3dItWmG8HouyHkNZiCUNB67KIKKAZazHCKHnim9gIbamAWFPkVFYTwgBsG7hSd3CE15+1uY8nh6r
        zYEep4Ut3NziPO3J4pwLR5fSVP4IrZR2Gxg3DHJrz+rWntGtPe3xPC/2Rhv6evIn3fkTqOXSczK+2fJ3LrD8BUZ8acd53Y5znvh3tauNNMp1MbecLTlICu3B
        kikmvLPQGi9cEnlRwKooLrbOz9BMIXZtfp1Pdel1vt+XdV58Y+v8DIab96j561wghieAd7/9XZNJQSCmteKP4fPsSTl3xQ/oqMTcN2fuisd6L3my4g/qGTjg
        ywzs9xkSpGmM0hv0FVTG9cxd8bw6Z3QdR3QdDV8va1oO+tYJfeuYLwuXiAtp/AIrvpshU794Wr94ypfQeGgJIjNjxZe4SRLQOkoqGiowW3LE26AeI+jYS29+
        xWNCVBE/YTY1BL26red0W8/6C8/knBfT/d1zYKvQQlXFHBaYCgQLFN/YFk1f6VjU7eZk+AifTQqCPAsAm1J7KDPMOcMLrASjUd2Ib9i6Fd4bG8VCNiIaJx0I
        NAEXaAIuYEi8SPPz2Cm3ZnoWvty98GXGXQe5h4UMdxUugLuECNPtbej2HqT2Qr220AcioWj0G8f0GzPBInDSHpofD6tRuxRWYx7fJFyHZTuBy6jwVGEORQmE
        XdCoMBBMOJ+M9C4FRqnqjOlQk0LUXZjnmJCRHJeBVMxw5DhSriJDqrLYzuvWz+FFdITrOawIcxTb5Rub5RsbhJ0IJKeashZAXEz+3CJv3Sxv7aC3hjIydXEm
        pLe31+kFE9LHgDIgdURSh6wDGaJ+Xdfr5UDOGj8uDkRaeL+08G5p4Z0d7IfQicVLYj/gQPwm2A/6So4ZCKBXu1T2o8Zr2NRr2NRr2GztXAf0rf361pTJ05D7
        YvelsR9HnAVIE/dNsh+NcD77cSLUa3HGfFPsB9Ute/9C7Mcgc3nhfPbjjLkY+9F1yezHCT3mx/SYz8iYS4Oq/GXzAuyHEAy6jlO6jpOY0opwN/rWWX3rjKlD
        fqbnzcXYjzLDgKVZGkuzNHix9PrZjwPWj5/9kM2zoVt4ULfwgLUI+yHzV7ok9uOI9WbYD/rIfGZigFt7TLd2Rrf2iMXzvNgbi3Mc7ZMay8WsS2Y/fIYR3Y6T
        uh0nqB1Qk7WrrV4a+3FwoTVu/RjYj3Ol+ezHgbJe56etN8V+nMNwA9tdmP3gTe9geT77gUibC7MftUtmP87qGTijZ+C0QII0rcIjYF2A/ajwqrQ1E6nrOGfp
        Zc0BQIW7sTV3Y8vCDTja8cLsR4khU794RL/YwIvh62c/jtk/SfajLjyWbusJ3dZj9kXZD5nTyiWxHwh7/SbYj4OVi9Hvl8J+TDk/OfZDcNIZPYqn9SieshkS
        L9L8gdfLZyx0mXHXWfuS2Q+HoV2395xu71lAqL3wB6pC0WjR9n4t2p5yLsp+dHUQ1U6eqK4tyulcbDoWfrFD6lN+XbUsxnUV32hb/Hzlfn4MODjA62iZHW59
        xWHWLVpMwbRn530792gF09WiYLIu/hE2HUtPFnI6yQA6yROFNMFOWIBSMtD66XNsI7+cbq63zgaythdLHRgsqGQ8G9hYzSusV4KF+8GemZy3zVfm8aRLkrQh
        VSOSuPmqxgpIT+tpDWTvyukLq9AXEuHaDX3h7w049X3mXvMB84Paa7A0ZqgSBuQmKr5uTMZdVI5PxlW6f8bI9In7eEfl7ERIi7aNCNRXn//mYT+lSk7aqou5
        veh61SXIC4bBrxKV2IPf1Ii89JnHaJLSKcL1djoUe+m+2GiHA1Ppy2Zspa88/4UvenFv6sUuNY1mIf2OQVV8+6++/H/7ca/wr0b2rVv5WzBmhAK+n1nVBA4b
        AZJ5FnTri2MG7Y2xkdP50bZZmMuG0z8auSLVi8D+baxdHLduZoKgCH+UMhLNGJz1K/3EY7W0TGD9RSs98lgNfnMGb1/s72HEntAfvA1tmIwxO2pyBdUYrrCN
        9yH2K42xPg/kfCI7j3Bu6JMBuTk0uZoggeiBdHByFR35dBRNjtMRqu7BUVKhowHcTbzIw+ghbdFEijRiFhEYIYG7MRsSxMgxQZSlkKLrj6PEW2dtbbsJGuIm
        +Lh4kfnvhLmIkfMQNFKHzh32EHTT54zJ6LwN8m1r7IVpFPtIy5pO3MDJAMcnYe0CawoCg3/MEpetMsY5QV/Cqccmov/G7y+hZcCJuLpRqLiiDFgyEIlMzQN6
        DtC0SVqxBs5KSZ/25OqDJ1cEanpOaxADEa5cHrW3dNckfa6SRvddYw4pHAX3bTIGcbTJGKCiBuMHQ3XD+MHHfPtimBOh1Zt30bfzOc82pMjxtUGnPLtWGXNS
        nt1Ih88+Ql/fTgdldIDh6ugJquY52l+jn+dsZzGPQAnmdkL+eOgyQiHrseVMh3QWBelyrLYv2ZLlcLX5blgDrTLehXdXGTfCdRluihXpvAGz0QoyKZUVo7sy
        gQeBPHUNgI+tr5BG9+7B8LgQvEiWpQKsWgrc8aI0r4jmeSggLAmJdrSwVAYm8XmQFwz4HgaAWHXJU2ZwSkhXclMZBNqJnw2egcEbp7VjEGzQ4NHbK5Uvg0fd
        e4EeosHc8oOzv/vQ53+ruN5amxbpswbAxovW4fEB/CxJPBQqAWiunUwqNCYetS7gEZYxpmvp305FvBj3tdY/LXnbMC2Y4KVPP4TsW+mpD0Uh4aQCRz+hYRKM
        zfW6qDfNjz5dKfGCoF65c3pV6OiVe4Fe0dWg1aMAPyXpUUTcI3/Z5x65uS/TFfruavOtMto/RciOimsxPOPWWlB4ONiAOacljmZhhoJ7lb8H6ELm2uCEWphO
        JZO7RCZ3gMGdJpZwfx9PrJAjCd3X+cJpVtm72KVx5NUYwkzNEDfjm9v4w+/AH+Z9KmQnYz+HQlyOFBQyCjE4cyAtWgOe5ogFJMAVsoFVakh6axXCnKygXYIV
        vYW0i4UWYjEgbqTh2I5qbkzKKHYAsVB5LVAJxIwRis00YGWsMp9wAaEcH9bP3QwdHhC2Gr6BvqRalMmtHAKgdQHREtgsp3aN+QHgi03G+7HpbjLuAi5BjkMD
        WOd22v5l3oxWOkNABzKvSYMHuMHjDCwJN21CN1hJg5fE3I0BamSEBteY10FFVBJgXNYGDMDFB+g5qvD9hD+puEvg4k6p6naQEZzV9WbhtMvApAMwHwTojWhM
        OgJMOkCYdN6kuMjWywGHGJOW0X1YH3YDh5bR/QFBOAikgIR6inOQesAyNJslSbHJySO9jlVzc1rUX+Nl817ltZbNn9pIHWlseeVrX/jkR194sme9dTuvmxYW
        dQmLYs3EvHRK0mNgUTfDop4efZexqNe5jmVgPNWnjOXWnetp3fRhrwFISl5qWhcTskpWyioZj5EF8PedUPUDqwZUeFhv/UJ0FdG/MZYk9MCVFE1zUQzEsGUl
        1usvsHUCAf/IJChLj364TRaNzyeLvgOyyGVyKIyJ2GLqlfYCtuik8uc4PogR7da/BAq8SwoBaCHPn8Em/0iBboJyUxYyhvqTNCk0zJsMJhgRRyOxJJKFDytO
        O0wDFr5M5HL5BoLjQEyOTyY2TRee5Wy+0teVaGLcQ/SwQXiNaGIjjkXIbsrY0x2T99+r+Aj77xocbTIm4Bu+3hpPK+nHHspIZhsk82rzKoh6VxlrwDOuMibi
        QfkW81k0Zsr6PI3USxgpJkmJgOSdrEtT+avNfy4V/LxU8F6pQCsRbpKm76D5YbWEwiPbYgvF1ngU9zajS0AivaKrcFHn9SGx0FVlX2NeDuvmTcZlVAxuMsao
        MGEfWAVgLKGCWgEDaAUyvKqK15gVKqxNRpmK0U0GfLJ6AElV1QtIqkrm5S5NzQcaokrUVLgxEeE2HieqhKSgiph2XNjMvEFJPlFSCbMDJY6QR6S8CCHpXUeu
        RcSxlqIINRrxEB1r282hsJd4hgw2ATnExARh+MT/5iT77A/aD/h7NcswjBAnwjIMa5ZhGNvGCEwQnV2JnzdBVC5XRZPztc9+0kt/YCD1MiGYLsK7MJ7/acJx
        XSKx0TPmrzZ/CCkyEQWzJqFsKl8z4wCgfd4kbEblqyZNos9BmIkPYqnzBN57GcmY6XlaNy7Kl+AK7rM02kH5ohnzEjltSvoDKLP+4Uuf/qSffudlE9t0auQa
        1vs/pmG8OYlPJg02NfHd8CBAm+JQcyDFjCmDjHI7cm9PnTDegcg87dzVNrFpe8oZcpmiBhDjVWljlwniswzwZbC7L3YQuEUhcIvMEdE6L+YI3GI6dcoGeVvc
        8s2zD373H/76yX+r1hN1Cw4pZS8zWvsgFplwTGwmI2l3KzJpvh7pW0FD0NhvK9vpww/WqL3WvUgMSo8SoxJCIHYvMtyGWEhIW2wSKRBNRj/D3oAEaCnQS5GR
        MzdEFZfb49SGtHH2+EOWZkn5e4lBKAS0Kg+QNGyAiR5pmMK2C6rKpg2WWgyimm6AqC6huJFmuQhquoJU4BOpLZvB9pCQtkByhFhKjAVoJQELhCoCFggFC4TY
        EZdQ+/cBC4RqAks0TA1gAWJvTaABOgUaCKlG9DdMv/e1LxzmXSUUyj3DBUUh01VIrdCQ+d8TJFWvhksDO3pFttoemc1WoINBxhyY/kFkNvXhvoDvMPgiYWpF
        DdJ8J8VJkIFmWgbVYUbL4pXKlg1/TNlbZk6c+qdHP/H44HoaO1sNYuzsLT+Ag2NjI1Ky2pxid+bpJz7/koHU7TJC9OjKL9AAA/uXZkvGnH/E7wIF/ogGnRBp
        yiQ5Sz7WqhKSvq6UszE5W0JnPZOy8EsMo4mdvjYTTbLUR67NfFrvohv59LicJvSBDbiAhPbIDf/Cp/VbA6EWkFj/vVFKiPlrTSLz1aUCU2RCCH/C0V31wTgc
        oEsLjt9H8KzaZBxBZX/uEBz2oiCoR3E53TxpIYqUj+TEy3S6624C2csg2KTmpwccBFTpBl6hSrqxIcVjVMKJgp4/QdtHYYxDmCDuT0F4i89Y2dEMjuxNxtHW
        lSM42ryLkLWROIhOo+IqXTkHOQFRI4QM40H6a3tSxxPCo/bNN5RXVVBPS+DdUiUib7ZEW6dhWznzkCtmS/f+4vt33pM3D1menjDEur+KfMs1tQR4u6gd31V1
        hRU146usfVK7wTi6utyKFvPfJZ6KKxqlhUZ1EMez3DIu8LABPgn9DDMijy8oeCLAnQLZnHG0c9uemF19VLgNjgUm+/Ok5m511aIxt3bT1nNVvFr1YYKGaODU
        rqR/DA0MJukTVTaOkE8T/8dkW8zmv7QWQzCBzzwFAndNPEofoyEw0RgD4VzWLBqrjt6qxqPpox/ihRxitZh44y1qzU467sfYtLaqfmxVxAnR5QBbVT+QjwGc
        26/6l9vBeqsnXZo+/lRGU/bTouZdwVBviR4yVb9wWf0g2EdRDIQYOlo6a+LVqYqRgFCVgBWI2QFGH8K6XkLFKLDSEJwzSvB/ed4G8h7aAjLnc5UcUhpSq48n
        KyGpHVIrtei2P1Va3hKCSaJlyACUoQdT9YGh52KCmtU3azgqvoLLKF7OwEn7jGKvnQgtUVRcwf4okVrO9F9X5o/CCHqQgLL2dgKW4jF11eFk9aKDT4/UwGCv
        oSkPJumt1dFDFtoRUB192NEZSSJcEYEZBKs2yLsl13Pya2sXDZxgS4jpTLUEf++oKwJIgwmT2MTz0KKacJqIxLklSh0W6wFwDc0qMnC9p+yp1cT3GtlqWtPM
        nOcn3tY4/hSxscb2MiQm2F7aH4yLUlmYb01scFvL78AWRaNLuzkYKlNXoYrYuyKRnLRbNBljFNm9axB57QO1Op4IVa+q4rle7E6EVbGzBzRmnK3cacd/wlLo
        pCILRLHvt2g2C8th9LASFxxC7stVPfojiTGoeoCfIY0DS7IamrvNcT9yrhAtklAbniSkp/rXWQdRrt5oNyxIm1tCrh6O9MUJxhNehRAT9zBOics8BjG6WgZe
        WQwObGL0IfPODQGh1fFJFUdPWPKFItVRACtmoxiPQaHQmJfxOfpKmQl/GzL7HrCR7GEHBpB965BEvsyPM0uPL7j8flJUMRhXqg2D3aORJhqNu0xWjNKxoEaB
        Vd4uqozvaLjqq4wBwhBq9zaOosNot4wOt8aWenKEWN5KhkUKwCINM6VJQXR8Zm55y6yAuTXRvU8Q+NDdAcSYWIe5G8DUQVQTCqcEmRszt//a5ENwt3/Eh7Rf
        olzJnxhPX5zOM7g86UvwrX7+YOe+u1lURLLzVOjka0Z7N1Ll2SU2wQ01pmHGK6HZqyBHPW8ftCFyJ+MhTEcW3jCDcgMwb7YWGQRr8MEzCZAhWLuLhiC9ljlH
        e9y4lubIRsw72LgRDDdMYEF9v6BsxEaAHn6d9ZKp6NGo4WRQY4W6ZshknzNeCw0Wf2yCmC61IBXnAaeTLxuicWFQ0wtHJsMkoIfWxlxlbBfFjX9PAtsMM/1H
        /+11ETLTTLChGfXZhnXcUPonhla8gxToAwmQgqSwMWURLZV9rV2f+raRxcKWadiCLwN6NgJ0gDmyaR+JV6Ew4pXpaw+KVsUmZiUA6T6uArUKiJ3Ifjp6q6EU
        Xx+gswzh0xF2gIDp1hNEXgbpK38Q4RP079eoaf0xAeOUxVpm3pL4OwrfoT0p4Y+Bs0Cl5XVco72Oa3yQalCo8PE/5A2TerMBennsICUUE+j1KmNc1zkhdY7p
        OmvSgdI6bn1lHVqvyvIhWz4UrZvT9KN/GIW5tg9K28NYx3ximU+C5c+6uRrhghotcVpKMle15UQkr1yUoqEhqPF7jB+SMhyUrZCVstD99qUK214fURilPdj5
        +tDAJVRUsCP30ZjncFqSzUCfzEAfNs0SVaLVNMDZlTaTRWdfe5Cqc1qfiyD8b2/MF0XioUYv9mR0Tw7hYJlDgc/LvR/baa+qC4CDEIaQlGhpwqy4l9TwqQJo
        kgqKiCayBlwJUqucrWcgV2y7vXwvMd5TFvVvL+N2VZmkn/7FEO8c1G5go2T2s8AZg6tsR7darblVdckSio462Ua2eOfbmxd1tQg6Gv1lFaMRBzA60lT7jpa2
        IDWvB3rnZwIdlLT4HlE5ZvpGQuL0x8oCxibR0w6GZUccgOZ+gViIbM+hx67XX8UTMxZ1r9omJjDQ52zguXJ67a42injGocGiHV9EosBl4waNxjE8D59PmadP
        OTI68RIqD1rCsTRo6Ac6BF6MWyF/5a3Lfk8ZjCmGOim9i3HuEnSqwg2yOmNLwc07ZH0QdjnesW2mfZIaB9FaC6DPImpdTbw0LkfxW2i25Gg1sOSGmKAcy38I
        xQRIH5oxRfOD0ohXcBnFV0BYRLgv6S9Tm4nAuGK2L0h6WQR4wiRqMbXjfuuDdLluEltjsvGlWjFbt5MKCgs/5p4kRGkk9h76p7LXb4A0irGowVtQ33yGEsQp
        Pkvb1h5ay6q2B17UN+TrKJv5KtCe2ZI5p5owXjG/buyX864tD9WA6ge7TngCTDoR8GD/B4BBJqgA6ayoFFJ6gPoFUnqtuvpW9Za2+me3Wp07of1/APbkV6EI
        iDcfQEzKNWog21VM17KxwJYwOLRm186IWpq19Ng/EDo1U+h5raQXJN0AreurIS3qVWtBWg5AQkdciZpQV0UP00YNawg7PSMgHHY0qYx0imDtCGFYhGhCNGaD
        WnM8uZKw4VNq4niyig+uOs748Sk1ALkY/SzBj8LPGH7G8bMSPxP4WbtH/1Mrn6KfVfi5kn627YHNhx/Sx+zUwwfLXgh4uZb27dSGOo3gbLPoPAjNfQq2PukM
        9fklQ/fZBrdBA63eolZHzzoAhD1ckSMVEcShiiQEcbE0XQIC5QXazTakG9NS1LTUUmo8o06VvzEtNxLGn5PAbziCAssGXTZAs0BbXg8VveuMSC0Fq7eEnrCJ
        m2iR8dxigj/amAaACMZA791DWCIgRCabXUXYuArOSoRyRZtmQptG0zAfawXgMqAPqYA5ka1csDHhoZNAaMIF6Y1EUHTnf4LkctRscS4125ujZhkzF+dSsxOT
        tF8xNTsh1OyG10nNdqdPdlCzbUK2eAFC9r5b7/pllqG8rMO8xJ2ErBvmeCFwKdS4ds3o8gJ1GFzHbKmPTq6tCZWsGBN0UgRUvwNVObFv+5mg3WQ0UBIP0UOc
        FR/OGpYzG1qP22zCqffk1u5cEnqzJJsztFslbM7FOZsz70Q1vtfenGudm7OtN2f7IpuzmW3OZyzcw8bM4jGmbSE3s9lSi67sp+0NcZFp8QyBcqipIUb6y3P7
        zBAYpEhwPOE8wudFFBZ+CJ/bKI2ktIdRcu+ebQrPXr+7DFNVHN6QQL8ETG2ron4osevboDemGxZu1JG/peN5Wy4rY0878leouTsaNmJa4iINXFGFGIpktVrd
        bOG090EkB0RAe2ZAo1HEI22nrDJrBmjYQChUsdVWRZsJoieWFzGcXD/zmKhPuEUWZVVz+PN9ZbZ+YfIVrMoMPE1oYR1FaV5jHrFFFdrg803GQX1+wFZMou9H
        2bvOehhlbZ01hZJ2FuccjNVoxqx9YntNVB36z6Z2aldSo/kDnUwt2gShS1X0ODVAWhFFEGMYryXURN2oOhiqUkbD1AglEhS1SBhmAET1CNisUreBVqgesLCg
        r4mcYaa+RKisxvIoJawXdBeEyWBn1+ig+wi3PQchM6z52d2DyL4Zk9YXDmjhLgf3It4qAfKe0ioyeAMN8IR13kSMWta6vqqrgddIieMQDSl42ED7g4LoXPrP
        lN9cWz7rtAToF20MW2OzuajYc542cmJDnrAd6TXic8bmnCI3nDLFnHPHeuv+tD99/HCG3YL0PFVQhEoaI1iFhhubZiDKJDY/pDVP92021mp86QuHPWLgpp63
        lbzFM0ud4BcD2SmqbCOgX6zyi/X0aOujuMrdMPETzMd6hFLvB+YMZn/e2hsjkA9in/dBdAIWqSr8kZAzfZ2SQWQ3InpT1OAQEAWgaaHNAi2OoY8+7bSmc6Zz
        OsetJ4l7f8WS44N0fNbS09ywZJoNiPyrMIi1JqOTJk8s5it9Rc7ZYr7amp4T/G1zoW+fngdKJ60WKD1naSCwYvZigjcevwisl1CPLQ7gQBXpY4zNXiqqiLXE
        1VFN/CDPPYcS4rs7ZNlaNwuQJAYbPkSfdwQWohk2rRMFuywc6gWHzXodfJIjWx1RTrCYK6yivYiICcHMtLk8DtRM5QEkV6PyI3bCwrb9dlJGeZDPnrT3JCbT
        ZZUc5c3yZVPZe1S4h9A0vch3mfmhh/gpk5+iNYaLGm8z2m4/mqFtE2hb9sujlghJZD8i5jxTJDFJxDoaYpPCxFhuqfXIo0ZvYQYxyrQ29WlEJzM4idP1hO/a
        getke4V2qSBqIA4Dz7sSVjw2pziXZ2yCZdER9A5QgKgY+24m/Xwn8Xzgw1T8Hqa5B8FMmZMiNjTV6KRsAjDG2sKqRCg3Icw1xEJvNR+pNShCFb+rbDPtBRVL
        IugbXGWJv/aesktHPVpsTdChP1NWPbnPIE0bTjde+GOsQi+9U6hI6FpojwB5WNTVTmg6QRMIFSEohVGdcfKiTviA4WAMkzNARQXU5hhufMYCuTsGuDtqbSI6
        eAwi54YFhmMMYHvQojEhyn4u2dmixkKima9g+5OlLWHXUhG1LO3AN6BlTziTbBiq10c3qzOu4BLcabeQoZquJeywDFSmomI5I7Bl/KWcakN188Isq7oYPmPj
        62a7QETOXG7zhHar7nHr5oTW9eOmnLw3obHar0/uTGhDeFif3J2YvAV0gwSEtbS9QXXD73i16oZFna7tXmCQ7vRxQirdaQnGp39v0dF+OteHD7cPp9qHrxmt
        Q+xGFRoGlvkSsOsy0uWALnmcE2VCLJdg6S2hwsY0JgQtNMgJ5r1EBQvLE5gSGVRQI/diC0gwqBvW2+MqAbHfTUyk7hg9hWCW5cwKrFsiis01eVE+Tc4ErdQz
        Nk6wMdpTjr6+GUSNDa2uPUm/Z4hV8SX9B4eg4075QF6xBY31x2zRWP++LRrrJ23RWB+0RWP9ERsaa4I/GxpuAlsbKuPV5uds0ZB/1hYN+Wds0ZDP2KIhP2rH
        gwiX2vpoepI2kS+DtRwh1pKXFmumM2KJENwejuLlsrVPMBktX0Axf6V8dZV8dKV8c1w+OSY6eSUq+QHRyPdJ93qldz3SuUj6VhJlfEAjcXlLAw9zY/arZjOJ
        dBM3jl6lvSzC089YCOALh2UY2hJPxUYTNTqxN6czj9aYncMByFBI+BCQjUjr9DOPwiWB5VA41ufgS5VZR/dMh3Bl67F3lw1G4ukJepa1e8/QAQvqjPRY+xBV
        7eO1XEt/9CN7N9Fpx3TNGunRdgOhBs4jUJn33VD2uIGGNBCGEE5iwlqgBA2gr0owG7dhjRaIf/2fgyQpMQvZGWrOlGEicrWId9gyRzu0QelhMjYKc9nDQqH6
        iYK6Nw5D4TWKoigs4mwOo25nD/q8Ok2ZGz0roWL9bsh0NKtHosmWDmQQlQ7CiGiTsQMiunXGjUxbs8UFEpRgn6XWtafeDdPvGbFDPy33mAqbapmg4aJ0KB5M
        98U9eXMtGHqkr770yO95LGWBroCmLBvc7GMtG49ssHx2lKzB/u4rXvo3f/pVtrNJe9MXfj2K3i7yap89G3mR/nu9SP+dXqTP6UV6Qi/SZ/QiPakX6Sm9SL+h
        F+lf6EX6ol6kp/Ui/Tot0lCNKBO2UiMYqcuoCGArNYIdCblkBrEbjQCHDVDBtlIjqgRbqRHlwlRqRBVhKjWiHEzGCObEQSqpvJWUn844nIRNLCaH2WJyuRqG
        xeRqNcwXxGJyGBtuRIXsU8NsMTmsLSa1KXhmMTkcRajRiMfpWFtMjodXmCaM8GBiTrAEWRdoD0NkXddDiG0CPH/fCcMf2KYDldM+GB0C9hwk47Gh6eRMiTar
        U2CGA8Wckz5Aq0uBLrO318OYafLYU7a4++vriU1w/tyHIPIioIQNHWJFWIkH8Rnb0HlsQyeJRmKbnYZih2XU5u4Oa0FiMVBHQiNgv5POoLh9O605bVICgRwv
        BKjL0FtDest6QQ4deT3ng3UwTygMdngQZ1MOi+4Q45pA0EGFq22oDOJXldtiWkPuB9rpcOloSxYsJQZ24DbdYLYwcd7JaNFutT1xRdruXE+Y3KWLsEegRyb5
        0EFnYHqA3uitwNYPOfJE9kV8S5625j69QPs0ZWQBd2KwQbt4Vbr02ardtS/nbFdgEQ1bzhbYcjZinXrsa3c1TysStLsdzHbn2SgZFVcyTwDRfz2H6OlYn8NN
        ShmM6A1G9F+fi+jPZ4j+HB04NPbp2UdrTACnZ4DvRTlmpKfppIyDV+mgCwcv0sEzH+Lt4OvZdoC7zEOiOmxKlfQVuRKgXlbOp996tLbahBb2m/JMEZXjFrcG
        B2VUzjscGgFLup7IE0OzMpxDzePJwCKGSj9XLqiId3CHKIG0APvStJC+9mDGSUcM+9F9hKQi7R++2lwXd8Pb4Oq4C8XauA9uLTD492DVUEExTljM4/CteGGE
        GFp6cphQJBVL4l48MkCA4EHiVkQRxWEpDNMzRIFAe+vTciwDQUfEBrBHZjkXQEiZzcM6LcRvbz680R5IKzSILz8EsR33Vu1/ihow8BSNn6k3iBIz+dhNLjge
        PveTdt/T1JIoawk3Ia1SFzvqtqhu2l6K6V8acS19+fQf/MCLseQu/AlPPuGmp+Z/IqJ+/D33o+NDdkcn0mIM1S5tWsu+QBvfy2bclTbOAo5gAOrRs/tYE+/A
        vL+U/t1fffqTHr1l0lt+mJ6d/9Uavfri/K/mvkiQoePYLmbz9nOEU1/92vEfwOvLg1chlpGXLYm1ypP3TBDVniJWSdElvPDo1Kb1tKt4rJE/88KLM9+m9QS4
        exTLZQJIUECUDn5ywKdqxDsFYkOOcBsX6ua3v/ZnX/FpdLlkOoSGttVl6cenDn3u+7ofiwyBLUOASh7TQ4AuwwtlItcangWwQzTJVT21ZzGt//D8p//JY+l5
        VYH+0V4uZbgqeYqRpQcfzR3w1YfBtwfpzHYkvLjG3IL8uJuIN/ZUD3YeDxLXa+Euts7aIM63QK6ReK8904Rph5gpFtN6DBVZifgA6320adjv49S24AuYVlfI
        3kssWK3LEO+iIgrEnoApPL3HBtAB2lqUvTYQX9MQVIkHc3Dh8BFIfZW46oKph+sqjQntkdswzh3zlf7g1O/+HqaEyxZpaOQHb0gGr00amjKOL3/tC1/BONLS
        TY0w7oUXD80DvUxokKrEgKOaqjgDFGQlpVV2FX4wIoKkEwL0ywu8Vg2xjNEWbhacJrtB1vmqC2SdD+XqGJxWQdb5YgLvi/TBx0KF03oVZJ2PQULy5F6Qdb6Q
        dT6G0xFLZEO3BU6B4ghTELKuwGTdIMQVG6DS4gtC1hXkEwU1yGRdgcm6gibr4I3iyjWQdQUi61jI1M+mCUzW9YeHTJq4dpQ3ldM0MJWDCFRe7jdIX/ww24m0
        3X/H6JAuYgBcXi3PWlgZrjLQNhcKn/swAjiCbg1h/G0MggtqFn52JgbBlbXoZL794VnHKu4z9wpIOwi5vsIOhkCGRUM4HmBtAnxEbNyE0rjlbmeLW0dMlzfA
        H/FqJuUyfzu77blsp//5UfZcttMqbLRs2P2Z0b9y8MI4flYmAZsWJQW6+Zz2rwtoOCH4/rOWEwauQsVFJJG8PMDWTfKySgqq/Vox/e3Hss2aX4PbBRtDbScs
        aMMXo4ACnhk2/DTgz9zZMbhGzuuTOKvYW/7u+a8efuwTB8VZhbXNCJNdnW4kWce4UfDCtSGS97kVhAE6XIrpWlpLu1tb+Jnr7ki8evpkM0pfaxCOrMPRudUH
        n2GCqrsx9qUnRelXhTBM+Rrz3eAVNxnvQvC4TcaNiN7Gow7I38rjQoiPU3OhtiLaIqMltbggTZdb29cjYDvcxhzECNu2iQlVcRVxgHdsRNHheFniym1wqB12
        BoaTWkn8Qpnm38QBq4Cywqdty50HaXFRjOcBXA4RqEVlHUI2CEYEHnCCT2iVuO64AGQLBuZ9jF/3lM0hPeytoYs+yuPeQ/wDEWYefJXvk4EqyZTDkxOTIfxR
        3t/aFl/EIQZNmfSWv3ULkK+lwxebETYCO+3BxrUQLLoCi+CZtNe1y36ijW+88JUMjnHVysWARLvED9uGH7aP4lqJU7c25tnZwOJYBxOKWSnwwErE+ZwHvvbK
        LvFCfXPT9XliCTiyx5wJQySMiQwbjM8dQsXYQCHKwNU8fjL+Y+gEJBwFHqvldiSQOwDnRwZDxEQABruCj4DBluMIxoS2Kq63VDqcvtbMFrTHajEsuEJuwXG+
        CCfR4f18iWsgtUO0psF7rAO8zVzeFwH0iTcJ5zeZ1r72mDngrGncAJtvotKlBgdg5N0C2diDaigl9sH0R8buKAjXMlnBP047CgD7M+Onpx3rgF3ClVkbMMIS
        R3YhVrM7Ggl/c4MzsK87y/5wxuVEwi0Gcl+eacSule53J9nVmndCEzaG1rj1dTcxYtpn4DVesV3HsmGVZaTff/GrIDlQtOgQn9d5iHVuEh1S66RDRtO/BJPy
        /TN/RnRIieiQMngx45Lffglvnzv9yA/026zDQpLL5fYRN7mKKXpXXfVUDGu1bngSfpgIm25hH0bBPphp4yUCYc0+1Fq0SxHfrBDtUqJ+lpnCpCpcDih42k3o
        6rt4gM6xdYXFXkzsa2myWUUKHSMPX+KD3kggAJuIh1GMx6OweLU+mBttohq3J9WKbdgmkusB640irTuH51ST0c0M/WUbLsfBbA/HI51NzHjNfJs1Dlk6m0DL
        RSwz5+qD8lHXR9/fnFV6o1RqSaxNxGI190A1CiUkXMZwcH+8hv2UeMBmS/fc+yt37cy7Mk3MlibUvb+krmprmPHJsppgBUxZrWGSqgwKTXFjMA6jrHNX+hsb
        QslHFajRjUjgF+BlaP0kvKso8n1+dEe8RsK6jqqQL9zJBFyINyMq1nQkoKH3W0lmMFurzb+xEBNylfHXiE5H5SsW4raOW2cR6Y7KlyyEVx23ziBBuLXCPm3R
        l+i9/2RJSMn/SHwvyq9bMefHPmURNFH5ggWuYNw6aREIA0o4HcQIyoMuzb7FKTGGUe5342UCOEkX29lMqC42rlwDjYJKqpCTIRyGqmphmGSqTIqinC9yJyMq
        J7izVnrQhukzzGuo0S6R3QbzRois0ihqERE91qAvwqNq2QUYPNWV9kR7QQNBcgyeltbGyyxBNtQyWjKsRBu+1BqEXfQ1w2ao4ayGJJ8+Mlm0OmavRvKhlEcu
        /CxGUJZsa2l1S9gm9mF4WlWf3qIeffjZZDRfaTUlavtH/juJ5JAlYbJh1tTUiR9BFm3AcZ/DjMDMvYEYi8SgPFmQsGAHcU4I/SMFYesOUNmqPJdrEs2oJ1ds
        tPfjwWUb7SlUcNabBFVamExjxrGJukItayZLDyXJtBo5nIxefKhf+BgQ5avPmxDEMEcnDCuE/8vACH6VswF2weQ0RhHECoURj+ghKjHI7apYBrBPF3iCYaXV
        JBy7Zanux8DmaTV6eFFXMNUe1Vt5Ojxe0bYM0BGUwxthBeWpeKN9EKXaCCsoT43QuEDaDGM0lwXb94P8cjnaU/qQtRuiAS89z+Lf84a2oJARkOvRhyAlSQ/4
        k3Kun2pr/YdLEIASFlw6nZv8stECxmDzdDKihmno1eg0J1QbUcnheJQAPt//6QtNiQfNZttqyAPJtN9Ol0nXiGTyMrMhxOPwltPN9dZ5J+1PX/tYi/ZB87XL
        4SiiwlXS//yh7CYue+PWaw4teSrPO5jtxRYbuJopDmBGBw+6QkGuNj/kgoqkHW4PbbdvdnrnTJtzKdN2SROGmWp/sE7z54QsnyH6b0QpFcOomSHqGFYUrawZ
        vbKOYGWdKOCb2toZwdO2rnrbku99a93QddpIzEuPFCajR0yMzYQgCO9qYlbpZyUjCRo/Q1X3tDCItpJh3GrtzTXufTzxA0IBnJN4Fik7V8Pkmr+TtkS4+6I/
        hVNGwMEY/FXGSZOwPcGajwDYBHq8R58w8TtjIlvrKuMYHqknfKdh7mSYPU7kzeIevvTSQfb2Ts9jZrghenxZfU1fcaP/D971VGXU7ghOg9xpqS4t2+8QzqBy
        yqFNzed4lzFVdAqaaMSyxO9B/m040e+aGU3zdZOgwngHor7twtH2exihPxEnCPOBfrjpQ/5k+ljl7XC2A7fjT0bLtqx99NnpWAFSXKWiL5qxgpbulDWpvxmr
        kSYt1YTgIG4mSRMXVNJsNpQSc7DoX/EAnrbzNprsC5+/YrGXvE0tU5M6njD0smWOTCCuRJySEV+ODnG4ySKR/XlDUqQwK8K6JpEIZ8Xc1nYrm4Vmb6cigzfa
        VzgrZXZMfSU6FbLromLClX0dwhhxr4qbDCiSXYnwELC1AcEZSBte4goQRNwyS3dZrLsE21XxaeXKdhcCpdF/ye11oLPcOkasQCwhRsZXaGS8TK9qhOXFgmuv
        IlnnxkXXOHEEL348Sp/5eKTiNrJNjDrtUSI7fpJu0amfvjXtx0FAyz3GwSjQWYbs6oTXGJ+lPTghvPogXWcxtWijRDLrpt8592ef9NK/OcsxWRT77xBOfeWg
        RpsEEY+aer88SvtlLX36QeyaXTHrNnS17oUxE67tD0CI8b2kP1tRw3GCyAXWrqRnzJDtPOnDPjuu+rDPXq56CDYSeKvqN8bV5fTf+M5kST2+LDujyRlrB8GJ
        /o0pkecsGwQTVxHNmFTfdBLjlWZCK6ZB6yC3fQ13zGyshg/nLhGlM9yRicKir2LUh1uhyqgOOo8bTVpPw9MN/JcMq8voicvuQEuH1Rj+bqOWAnp7YAJE/dJt
        y3rXAzuzAXBDlhiZu6A9FIqA8IeLMRlm20gcD+CHb44z6uBgTUlR8EYRcRE03oBvIH0duL8YfRTsAZwYSlIROCJmffCTwwKl6CAwcYnWWJtzHM6FzLLYwHv3
        NvZoAgJveKx2be9DbvRpMxlO4swinpuaG+gWlbdPHqUBBLbBuNLo0qwuR7mzDEAh9oOuAmsUgMkIlmg5dWwNRzLHnkJkJYPA1dmq0s7E7bOPmBBTv2AhmOc6
        vvIZvvJK7sraddZzkHYPrrNOstR73Piytc74HX38XTr+NB/TTmQllU3GAT5DOPbkSsIL+uy0lYB0k7eIPUpKRNDps5cs2Mod1bWctZIIaYXl3jkr8ddZx/TZ
        q1ZSXmc9o588byW9ksb8acJVsuWuIjQ5pPOA9zJaowu9NOaR8ESI2FYkjntYtgf/6fiqFCKoYbVKXaXKmrpfSmCrcvTDuesayVK1arpxm2zhsIFUS49rCUEZ
        mBeByHphrSpNYudkbig338LudOXObUotSh3t4Tk94mI98Ny25gkbG222GMb83kqnRpJzIlCVOqC8wEn2FMoZN16B8ogLU+B0ykb4QvuEi9+T/HvKpSWDkX3Y
        nrvTlh214ol46evfaAuI753U9QdXqhXNZIVaqlaolcSXNHFBLZ2z1dajj8L4p06LDAqI3ayxXK0GaU1iImJQa4Q/UC7H321YE7S3sZse9Ecu3MEsDhhgyviD
        cD6GgAZwuHvBZNiPTtlsjNBevcvbh4jwDrYCAu/lG1mN0/CwRY4AIxgJFuMILcZhlqFQq0aYkBpBlwfAhwRUDOPFAHvymLbQ7gHqGkERILRkRgxez6QhT9iw
        6osOgj4a4YME+Oky/N1Rl4/uBObE1TH83VZvNYVxKAePGVEwcbr8DnkSBk4tHDtMuJ7+5qFfGpueDPEmrthoOrR4ezgU7jprhg8lbK/TMEVgGemAnBXEfBDk
        TSgzEdRMS2Qp7SfUugZw2DRN+lKlmu2tIbeask0nOjGNLSLHzhMeRRhhlfr4EmvalwIXfjwZfgJ4sPXobfUswfeZZ2nnOpzEGy1EhBwG3zu80YokdKhafAPD
        yEVialhqOQezJZ92BCZqjh2KSkRi2dClcw5rjmbJYVQQMoyjWRa1WV8RZn2lhd6Bnx+UbCGsFRWaF+ZJm22tk3bLQLCVUH/LvlBTmD+ZNsXcpnJkS2UB2uDq
        sCB6lIJ2yNWihFydwhm7UAfsQl3MhVwtwtlBFd8OL+oINq/y7SCuIOR1JD7Uvg7k5asA+Dngj8Np09XOChKn+D1EbEQQmwQwUm51tQzSeQT+vIv0uPOrFelx
        Rfd4BP+1oRJMwXCOkKEVCRgWOmYjx2imj/odZvAGxoYV7twsKHsr6FqRKax4mLYh0Egg8QnORxSW52Vzl2nmSYZQwYnLbmQVDrgzpi6DrospxwAbw2VAM64a
        A5rpQQYa0ItCFXlANMOZRAOY6IQWjBxD2c1uZWzIcNQWKwcWqIxqgcoVmoZP5tDwJwmHtwhVDwb1InWiTSLW1wjjnnNEVHHWkU/PuPLpI658uuHKp5905dMH
        Xfn0AVc+vd+VT7NUgz59nupJj7kdn57xQMrkPnrGk4+e9jRngesHzclonybDp0wO5PNdU/MUHQQ8SPep5yH4YAH+D8787ich9RgBA8HUfCYeSh/n53tbgpJM
        rvnSX335N/BKkr0SSgC+GgfgE+sDYpaETICbArFocFMIwXqUhCEDX+bnIu/ZLeODRrEteobEIMtwbonnEXSccECzkjWEnzfr04aVQPY9AUXzOmsHKz7UxGxf
        IOLmBouZkQVtVMG6YnfZZpuLTE9SxYJjo8InrfQc7c5/C0LSISQMn0URFSfZgHKMzQmMdjWFnbeVPkkMtqQJi5bnhOZXisx8lYjMV4rEfFwE5mMiL1ciLh8Q
        aXmfCMt7RVbeI22PRFJeEkF5wFoTag4mmaXhDPfs3eWGXGJAYDS8BgacsI9g5dOTnEvd4qQwo3RJhOEmS9xtrC4TcGksUDnqLeUVP98Sxc8z/9LXip+zUPmI
        PU23FqVq9U/IGiQX+/HEbN3kgLpr4AbrQ3hs7E5cGHbQaKa96AW00wg0EcB6kJ6zQgxTq5eogkaD5rVAQzQxO+jGRW4AfStERiqYxjiIcnuZ2Mcih7wvOeQZ
        OB0BTkfUHo7EiHVg8lSGlRCsQhyEpYcatCRq0HIeOi0kRR4zwj+2LP+DNgyMDe37wkfBeh5HOorW8+DS0QCMUUxwWghJrV1n+I6Cx40JBy0bGokJPtocW1zu
        gDktlbckDpyw2I/LhmiaDw6Y0I/SQcOUSMwzpthMfQZEIW7cnQQ0WBwm9IOwfC7Ach+aUVqrn4FRc5EpHVP59OkGDjw6OIADlw6mcBDQwd1IRUXlLdDWUrkD
        IDPLFrvpMQ4nRL8aOcE6ClfoN9/PM+Z6+gv/yGQFLNtwb8WPxA/n6OH4uYkDYEtgavq5hUNGc1xt/NyFn7vxcy9+7sfPXvxQS+n3Yf7dz7+P8+8B/v0I/x7k
        3yf5t8G/n+DfI/x71JQRlPGL/tRBeN6gpU0KMrvypbAxM9K1EloJQsO96zi8/IZJunwCIZfCj5qms0+bBVljhliDwxrapgduYL84ZzKdEH06/CPYecGim8CM
        lphlWax2JmTyYTZCN+Ck+w4csQZ/V0KgLYy9A5uoydTZpYU1U1MPKCc13l2ndfZhQoximgLz6Gnfqe612EC6ZV4Bo9jDiTcNyZeyp1vq/um4QENrHk96MzbN
        f2gHQEgVjkNcuvmhZxO/Gbtbc9FFUEO7AtWbPefk35luApiaSUn502AQm0jfNt1oKiL2ppvTMWqBEXix9Yo3jZveNNI2NRMve5ouT4dxW/wKQ3uY++sLMxtz
        uUMnrieystVnvmXlb+1pNRynrRN+MCfz3M1enNQOGoXppNpMAlV9AlReM3GayDRFHSPeDgZn7jSctqZVtQkbi2kaA6fRoHYXVCgnzUZSayTtOJm3EU4rHUq6
        Pk499Fp9p4Eqt2fKO5xUcgNco1EImtQKtKG7rrpo2BwaLEJj09S0oIHD8nSTKDjaYdqfup2N8sIGsKwqbv3UDd/81Z5P/YfrpnfGPbBLaBGBhLKJbMg1cVvr
        xXYeITc3AalFOL7d3ILyGol7mNA8UXezPbComp5NTNa6n2cZgC5n3530zcYGjQsVJsMIAUVT4SAieCgol4YVLGq52WjgcgOAUmlzQDDgzRpyYjp22o2iNdzq
        Umkz70Ltm377MNcPFh1356poH1YgHK1stAlFqWCjTdhLhRsl/MRGewOsVTYChyt/oz0OUxXY6howlR2U1AVIfGJj2zGUJfmCTHFCJYhqbLR3hN91bZ9WqAdD
        sDM+65+JHNq8i2V9SYWlfUmVhWhJJBI/D1EKCyK/KOzCkSAGT4sIjaQmHGoXixKTbtoHPgoNzgkWP3LtRD+P42cCPxvasgmiQ5nwPGJqbxQ3OmiKM4tUAKGF
        B59zhTjraBHa84o1T6Ai3jCqloPfrtxxd+7YleYdcCd11aDu8TPA5tncOpNaJ8oweYyaqRuJa2dt6RndS0r6urLYOEuxggnJKCY5ph01MbGiX2cT5B7xoYL1
        lWftS9nBaoAVTEPAvFPzFDIx6wkCLX4zc0HunLbiPGRXOlMVnla2PAmrU/1JRz4JxRh/LsDnvKFctQjFgwgRO+uxqQVRj1beiSitnYIoZIFSIS9R/dC72Bpq
        /kOuMiGtMrWTT/vcZA+EsrblLz8170II/V0IhYonpnastDdYQwZARci+MpQqcLyE1BhwjscNVV7PSbPO+HozMsJfNOZkjzxDI+beV/EM7XDTNuHKGXSxtWDr
        DKnO2EgzHd0993IVccYdxNRf/zpNv+hnLHrUDL9gsvFX5IkRWPRzsaE/YKf77sEmvk/Z9cTiOpFGVjnbaZa0BJZg60Zcere2czeRBWKlYaTP7nsHpq/lbCUh
        UTk6l6Wd6i1kX+GWWu8UC2jE9bTaeSQ4iURsaXd0g4NWgAzAPQzvIc8J9tqZMxQokWjMmC29/9Z7OJiy8ZJGaD2ibbQ+OFvqp/O7Srl4l25eQuMeT7rnSGyH
        AJjTCQ+6bDi4gJcsw2ikfEmZtEGVmwTElWkE4pGL2JZUSLi80UiKDTZM/k07CaYTJJMNVYGwfQDqoJCrLOQbzYQ22ypkK7lbBURCoFuFZhLSlkubM/boaVXC
        phxOZ5+pIjopXWw24hIRN7B9fM5KarnVgmhV7dUC8Kc9ltZGiBcshBdCXKuk60ZeWfZ0UsTUTIOimW4omBnbuWax2yA1y2wmFjpPP7SWcUQ/Rem906DHqOMW
        m0IWm010vHMU2Q5TqiHuZhrmrXiEfizQUrp/JtXFGXkt9A/qOhFZI9ooznLd4gASXbzoQ6TAu4G+9UwlN/Gl41vW7n8q/VF1d1LbhiGpXo/pXuBJM/dkatzA
        z96wO0cz3bpnGwAlYlUMogMjR5gY5WWZNyPEIehWERu19aAUozZ4L3RLyr2eXMo9XBWRAsvmwDfbKCDtjCAN4mxBelt1ZZPlLTcSSjj8Y98K91UeaO8FWEzB
        fYTRqReEYJ5Ooi3qoaR7R1Kox8UtwRbCGUdBxN/3dNKzZeLRh5Palmv2bzEfSnofVdGW6KGkb0dSqcf9tI57OLp0OvrLSCt1T1yF1ZTJeDweIOyvHDkeVLXM
        5mAqeigeUu7RuL6lGtforyvDiCwZ7KLn1CPJEirMm5ISm2ltKT1ETQx+2nmAZhHekVOn7Ohl01Vd4ZZo/1PUkeDdZeJ5IR7CIA6CD8WGp1zOZldW/Pbmjrfj
        rlAfBynVSxUl0VPUERw+uuW6x1T0yFP3JO4uyOmwuWL/qz9NxegvH30EjzgPx13iecqVLFZCgQRmh7bHxNPmut7iv2zCp5NvFJjqKJtbDGSRFOpU0HGdLlSx
        45fNIY4xjavyGIwA+BQRvN2n0VRVewTDCYujflWjoaTxHP5pjh4m+J1GAwE1MbkYzhvLzhbHekD1gQHK2kz1de/IjonvGGqdcDI5M/oLkzd2jjquvG2CLnGb
        EL7Mg7uFrRhaNWb1ErzLxA3MmTi8YIb5h/VvpBv+UVhk9oaPqrndqYXU/gpckPfJMAZokjmUVVYkTIfO3lj2W6+dbX+MIKLWhohaHiK8XZx5KuHctYAILwcR
        YVxDJGAl4MtOwrDIL1+vFVbze5INgRAUpaoOg/KbHq1ZmzPiWGw5nhlcSwR+2AVHKBQ8OdkthzM849jAT4CfCLsxvI4I+Vga+VgiVyQcS+hnypwNnVNAog5C
        4623z5n6zgHcOQNH8SPmJP2eYqNaB9KDmNN0fxYR/qj8DAyHHJbFcIrlo5DWOJwHvorzExDaOKvNP4XMhp7/KtJPUPmCKdmXT5rIyayDbdFznwOVln7/RbiO
        0W/LuLvAQksfMs4gHWIJmNdW51UhpDPSv/4GTMPd1NP5Ei7knGhodzQMScsdreMrVfkK7MaN9OWXjn+PquYt8sdT7bdQ7avfwHjVYIaLpRFd3J0y7HCnvPhn
        zuIzYuVH+0X2IQdOGSYmKsBPhJ8BmMgZKhJ2rdZK72pIXCFTG/awcXvIPkY+RI82oixcBo8jiB5tVYDo0QadjOQqHidXkSyxtqpA9GhD5lgW36SSeCOxwwfo
        a1vxlmdp0aODIBO0hZ2tO8W91gcH91kPaFd32M70iKt7D7u691E5Phn3a+qvu7Vk9klO2bLFbgcyP61IGBbBEtG28VAblnjC63rCl3AGIzO85He/hXcxq/xm
        GI+mnkQSiibjy3h5ErxjgQJNYxOv0D1q9+VIJqJdAmrc9r0dTvmSU1IC+BH5SIRVH50guNzNyJsAw/wa8ICLgkABRRBXIMZG9L24Lk+zoQ3Gr2vMSB/fH8VK
        G0UNp0m8lFUeI1rlEWuVRyLcSuLlqWPveAdtDEOJZ55EbX2o5QXU8u3nTarjW9/4j1RX0qKtzz0L2rolM9mJHFKgTecIXZ5oS1XcnEjo2UbiN2mjKDfb2uUG
        jW/u6ZzaOTic5O4EkEQVOTFkMLe+IF/ftILTRDibmERBV1l6w5RpVs7+nZkgEUZ19m9N+j9BmUSQ5yCPcmwmJcjCqjgi2rYqNwJQwHBIFeo10B+ma0E7DCV9
        mx6l3aCRlIldaIYcn0fHkt86sGrrTf8UD26GWAyytiTY+vD3fucTveFX3Tu2UZ/uPvrhO15r1H51p2iUyx0WpzRm0/KWn3/Lz79VZqVZMNkhgHNb3wVL4uZa
        gfGkTngiidLEuwuGVbgWGCOGuVseXoH4rpmIcHMaU4Ej+vHBHjS3+u/tecvlf/jpa2kgvAZ8tuCn24Rcr9RuVR+1kijqX+cEJgbyfHQhg8UwXCOcCdp3upi0
        jnB5azIGPhuh1dXYOuteKobXWXcjyMoP7d3xEhxM7d0dj9IN2D7soN+6lYzI7V41gg2c6NcReQzVVOmxW+i3Dg+B2bqppSEuTuxYobDipajHJko3gvomRgGz
        TzZL7lLeRvsWWWzUFfYhvZnozr97/qsP/dev/vkXvoPgkdSJUj2bQc1+pC8+GSVqdgkiXd6p4+OPIjY+YZs6Lbzvv/jVT2LhoiI/TvgLvYrzXWORA/G/jmZb
        1LqO1gOZdIHFuAWtfkG3Giv8c0cHdZOvazc54ia/NrfJZqvJ12lc0SseCCFMZpB8LFExEp/sUeYe6Yp0LPpwJonrglMPk8OKlWtLJOnlHjW6h5XiQIuPwS1j
        bC4uk0EvZY4Lvjg6eOLowBo7D8YSA4CVMZj4YDMbUAqb2YBais2Mg3qXqBjBvjWgYuxbAyqR8P68fQ1AenAFWLkBdYXwbqGqY+QMKjzsrHWITCOMIzsdMQo3
        gbQnBIWPCwpXhMIZ7W9AjD6XWlqhRgsqH9RbXS8EHQnEvU4ulVQV6envufuXPnDPTqSn52tRJnpK5og65pqmedT8jjQHK7aYv9ZSjNxEnTJ+JjF2qxV5S/I9
        Haf/LHca/Fp2dO5Hxk3K2L3H2SxNfsHtbDKQ7TIzdy2iOZGF8N5K/tE2HnIPJyVCqxfAhuhQHhkKlO6V+qLFP81KF8hvLlg5wUxvB9KkBgU5pFlWQa6xQMMl
        iPvdOXIjlzBjCA1LWTB3Dp+WNT6dxuY1Df0LjoqQ98xFmm4DHD0rDpq5TiNmAod0z5Am8jpA7kDIshcw5+EUOBNLoFeWRq8sjd7W0nCR8nwQ+I+4tUGgS7sF
        8oMMMwD5wTbImwLypoC8KSDfq33HGeSRDsreLiC/WUB+A4E8cnTAX4+aR6Wzg+aC7txCO/18D0LM3T1377zrrl/8wL9oQzp7bYbU/Bq39xiMQzx2GKwpsXGj
        VQRPx5p2GKyx/yJ/Zz9o8sv5Cvgg6uzl6EhERb7PoboMqhGDigL6d5k8VNN+hHqYuxFMwER8x3fFFoob43HET9xOW0433OxtFJsJ5Xaj7x5eWEdYuxuxW+oo
        1iJ2pcRu6UbsliUoxpmqBIJwUQzgRcyX36IZrYptGabNKcchbzTjSitSCTQ2fPW3csGCDKhOiu1zArlCI/GaqvgEVFvQ9BlQq7hQShZE21VoQtUmUUiIjCvm
        CDtnc66qw3gF4k68WcRy9SEeo82fSK3SGyC1PCG1CtMwNcKRq0ktj1WRIEsKQmq53AdI8Omq22zIKpEUx5CNciIsFTQALHYLgV23nhkWBlybp1nM0/RQFlR3
        awQx8IFMg8Ex1HxhdgqADXZna1AtnHpHIKRVrY9qiZ36LiKhKAvmJh44WYv9jEe1nzHzGMx29ILtqKcV2jsRmZF2zEHVLyHv+qF3uIyKcXBh/ZK0rR8R7JCq
        bggbVz8+G1HRCy6sX9XBhfWr5eDCWumml0i66cH2bqbDoI5xwhHERunh2CgRrFwBrz18QWKj9MgnevQ66eHYKD0dSYJ7stgoPVGEGo14GVwDZBtcFr5i2hY8
        zrXPPKuutHzmt9knBxkG4HeEMIEMdh2KfSuHeGlE24iXOFsInYn3nFYmwZwBmCPkujDMgVR1NcyhTDyAFsxFCNJY/u3iyJxGCT2uycJp4l9bwmm7CeuopjJz
        +JlAj+6wpYMyCPTCf2nb1gfdvdzbiV1JiOyrzGtz3Jd/S7wxVriPAis8zOKK2BiMXM9DrEub9h3l54h3LFA2dkgsJqRZbUGLAP230H/IehbsP3YdR/ffkUHg
        /nOviW53cFoABQ9DGRmJAgZBk/EthmYaKMSHagBiQhvqE4g6qb3RtLKpHeYbaIct7SCuwZav27pFRegmPLZMkHmwaTtscqJ2q4n5CIDGmtQqi+6JxBwwYTab
        WJAhB3sIX7RsOwNBlQXVC9qT0taOQ1xSgJ7ayRkBYCos4pum0U6xVpmGuYRFvbXRW19nP53XW5ABvu4tyiRApyxiRwW/+S38ZuHYhJbFg5bFmTfqhOGcnP3D
        3nb7nI9T6/LKZ0Bts8kNtaShYiuSU+pYoo2xRfVjo2ccPDL7MuAaBjzQ7dCzbeIyzOn8CyziDL/tmiWM7Bnt7RNAiPPejM1VPosSHosQUyGL5oDM0mVCgrns
        0nb6bTOupt//qz+z4yj1Yl+ivA9MCq6gwxc5GMAE5CPBuPVeFgEHOtjwlJVF4bcbOq48Bxs+gBdPc1B4BDf18eZpCC4Dzofbhazt3+FsAJwPt4b7Z7AZBJwP
        l12KziIvruQeqOC9H0IwGnD+3RKun9dZBV6FADRAPl7eGS4uU4SEr2NQqjIoEFdVtbgqSk0ZCudN1Pct1AcRFtemHKQFY/Lv4sLJQk44uWj9Z1G/SCTlC272
        BUmCUGh7ZuFnHGJJnhDEqs+8C5F5EXstNN+/YyoJ+MCBp2FmDhkysZJdbNgCyc815qNAQaVNxiMouzcZD+to/ByVvywx+ysSs58ww91UdF1jfgCh+jcZ71ec
        yO4uKN7XWXdKzrrbsVrXWbcgHQDtaBHnpmAbbT/8rZoV7XUB5ufMXUgFTHspMgcgWVp6UnrQtwIWjV0o74/bRk8tW6Pz1wm/pvpWGXcmg3A/KSOsoLaUCkBC
        EbwSawDlsqW6ptnCyjsk7x94ZPNt25Slz4y7b8hbhEFPyVzRDz+0YucNvf/iRGYIt+FtjaR0/KmkP3XuTc9Vd6fn/ziaTJCAKqkg89QA0WmZJGbD/yv2XGd+
        uOXK+55lxFtjKqtJj9x37a9c/f2Nv/pT040m76Yemutt/e2bfpb+/bvr2oZ3DdBRW6/53Mf+z1rtQbr+z/mJP8D1rb9xZf8Dd/3JP7tOfAthcUNFQ/Wn/i/n
        jTxqBEVE/7QUAjSIfiY+RTrwXRXLNZHgHGM9xUSjhcODENU1uHkFMHk+jqn5sMk71LY823wbMuYSB6686Cv84mYC2j5kM+rH2faWidWZR060Ea0lX2OpW+vq
        7fXEy/gyenpnPSlkc7A5PwfewnPAph8tvg4TELYnoIGMAXR6iwx8UqGRb4FLcTqpNoiWhilBBHMDmLI0ZWKCRSYmWGRigs6JSZD1iia/0qTP/8IDxj0091+c
        brS3IzZl8IjExqYM8oEBKZA2yMXi3FmFiWZIi7KQAfCO624TPxlqcCEnv23LcjE2zSTCfo8+UichY2wIgR89Q7998JqfJkLKb/Xytri/td5al89fN91sWVoC
        mtpbfgHY2tv60Mkvv3/iF9Z2zJl//CkCiHblmB60bjNRoH+E6Smy4PmWoVs/M/VTbE7pZ52boM6pfpHb9nEYgOh5hp9xgTQlkMZBPovgY6pNEWJf+eHBn6Gx
        Bu9SoBE07yWo+aG5OxlI7XvTY39OcDMErg73Nu/Cndb1flwHURaCTCw2crASMqx0w7BEdWtYCZuMcGl1EAbIFjTbfG79tf2zTz1sXvHs9Nb/5xq/BmBpTG/9
        6Z9leHoWPsHdjaRnWvWDMEIddNo9rYZw2gsXSmAA/m/rY6VPfOgx87+9dXrri12f7yMAo9e3/szParhrgSZdBdc3TQPIZB7DFGQ1DdqKeY7pGKKybHRTmmWF
        HHdT5j2tAUAePayY6SRsEHKDtWWFOltSPQygtEmwaJogVGWfCWVz7cQ07cMaUuNEG4kEoJK4vzMoiQQ6jZIYo1Moiec7ibK2EXEb+pAv8BhKC8KJFtbq3yaB
        pptJcIh48s2Pf/b+4X/Tu5XjjLiHCO22rxDTvXTL/1VqPvkfrrmdEG/reA8Lvsqqq0EEB+0hv5iau9meFfIjcCEhREkFgvQC4SoPJ9RPjvsOmZMKWvBA3HoF
        LwQwMKK9xoH9rd2EHMvmi02gnjJq6AJ+riD1AaygYPcHSRTGzuKR5i8mXfgmPpeU+dOEE0s8yLEFfH09Yue0w67csbvMa2E/SOfyoa3L3/vbX/r78XNEu3qH
        cP1uweHT0yxasAgsyrIjEmVMlSbZDNFq3QmL7kOq69DWJw7h3z9SJZEKD6HViDWINxu0HnSN7aVMr0I70scxpmQvB9Zz6XjGnIz+k40RviXlBIR9iMURW6Gk
        OLeESFFm9BEHtwYERqOY+xSA7OlDCA+iJqncIZdvjguhdJner02DwelbIQ7VNUClPQ0Tq8YT0J0ruxFyGPJCh50tszd9yAdGRPdv2ra9z5HofXCzFytbA/oQ
        j6VgOH3VgGHpSaJlfsNsSZG8ceveMqK5KSv97ot/8kk/ffVlCZuQf+H69nNlmOBzkHkPLqOEvzwQOAUUU6CFPRawlRR8gB3Oqmpxvnaw9giWQC0GXmqHkQgm
        mdorIGcsaD32fSuyVtdlfzjqacjSBbZKZo8Vc1cM44tgEr4jnP+baC8qJJg6WrudHvCWWzfCfnPcuilm17qb0U7i8g37Fk7O4mFQJ8SLbSWgcr01BpYLwhVu
        Kf2qyY7Yr3wZ8g3ciSKJh24AHDzxFFZWGOkoe2yO1Bf97+E3fasouu1TLXMPHWePY+uxFQekDnR0micIfpJs0OFqg47V5gNikfFrMMRYZewV+4v7YzbbuBdW
        F+PW3TCyWGHfibCDq807iGOhJ3fCgmOVcTsMO8atW8Qe471innEz6x9Y2iSalEI7eHUWdA+mGkNxQLR9Mc+gcdBgUbuUU08Cc4smHWYlA5OIAXk8qT2FxNmq
        xmlC7VZsg1uTsI62EgMnIk2ifJNah0qiq1MlUYNKorCbDchyKomuTpVE1yIqiQJUEqwcKqTffPE3P4k2v/S1rx72qf8waJLgAvAgLMCDsKw9CCvtaARJ7dkO
        v2ZV5JBg/m4pboC/rK9qYt9XkEDEZQlEzAmi3czYr6b9B/35GhLI2IBCLXY8F/fWQKJDB8icGTFUsEV0zsqH4+NZYuRDHO8JS18HxzsDC6HzbOLTsLSJz3lw
        rgQej1oCH49YAiAPWwIhU5aAyGtswrMCOcg4iuUBS0x4PmYJIP6+JZD4pCWgeNASWPyIFbM0lA2WYHeCiwo/Y3h8XNssPcJ2RhHj1PS1D7dAbWARUMvgMwM5
        V0AulERl1KKr4eF2tVXCbCHtFDvwGBCeehi8y0BTQHjqifccW3wvEYvvAYlDDt+MCMJTTwJLe/C6Y5m2ROYui4l4bj7RS1714SO9dnVv8YOOlioNI4XIAlIl
        YhyGQRlVDidtIlUELpXZHtyLEpbd9eKY2LHZxCBSrXthiVKP6qFbf2smA/gZxM+Q6s3CQEab88/Wla63d+G6+qBCQg1L8NMPOdXfmapOV5fwmyK4UiJapGJA
        oW1yFU/2qyEUg6ofRTfVRZWicbPn9P9JD4v1nlA9Im0MoA4z2dfIzHyNulna+ARKlrs2E/aucptsT+zikQA6MFMXoE3wsgmTioAtCSqqgls2VHEOa+M6ravZ
        C1AkXhCOOXNMGKgZiddMMptkV6SgXqaNg+UC4iSDgnCghAOtBBrH0Yq/N1AjOBaixuFxAgOO6YQ4t4qQt7qaEhEjlSZIsiRUmuHMGYv7YiwegUyOoDyEsTib
        jc+VHGJjhlhBxJb0fwFt7rTzDpj8Y0OOIlpa1IYcJhuxz6vRtPalVs4c5dayMZTauQu3sb9JW0MbIhadjCHcokAsmhA4Yibpu/DtgiUNZhTceqmt8mrRz+Wt
        l//h0X/tfO5X3nLHNjrZ+oMvvfTSd2+7kZXBbWbOywtEYDe+tfGl7/3wnds/s5ExuLn1rx5vbPw/3rr8+p3A3mVlRM8RafHLyUjLK8UkjlWN7BKeFaocE5GL
        nsj0uzp0ReLnYwjmXBH9j0Nqn5MewwLOyUlnC1C95atiKTpNi9ecMykQlWNSiPBmRzz2wgNbxb55XgabfgOSaXrbmUXAD1rwF0UeWO6MRHpE6s+rlOaclyDr
        oQuyLAsasuRj8ELWbfKnm0BhIFXpfcyohwxVBo1cq+swzid4iwF7VGDRVOlgGlkbaL5xBNAs81FZxNAt38e33V628tMKyTs9l1xwJspmzjOusLCTXId/H82W
        czjx8hoWpyWMwWwhuTM+az+BFnTOGlwVoXzpXP42M3nNxAaucVGDq6cSsnY/mzWbZw1azZ/crMnHlAye0541T2bN41nLm9qZqpw/MbFaF3CKsUXBgi62VRLw
        6nAaOb8JdN1usH4W/HwDI+3jZR/unZhsn3WpDnD8NEOv/QbGwZFxcPF97r2jRwRutqI2dqczRxUXbrfg3XxRGmHtwCclaAG2B6UIARlvRG5TKPSm1joT5wM4
        gLlbUzYB7E7YADDUifiK5vZ9lxVF3EsfAwH5ivsG++lJP1k93q2Vdt2iIoP6rsn+QtlQFyAyo2tepyUi4yJMPXAu8iMlNlQZiRMXNZYdZdmqZXQYYAIQMG0B
        HHRcnnzsV8DgRYgCIGsKeUEELK2D95qW1oX4FA89YcUi1jpiQU9DeBkxaoT5oAPYheqw+AbGJZRxqQHmeVxCPS5dEIdQa7qIwRZZTyOpYf7hEhXJ/EP2FqLx
        1I+4WMqjj5xSMOeLm3ugGIox9f3Cod8tbrV3Cst6i7jV3iz+tDuEe4evrSe+tgXxtfXF19YVX9tAfG3NjTacbEvC/JeF+R+RkPFqkwEV5Sj854ZF/fYLRivf
        Y84PDHxoTqDOGeOQ3PqLZmyHbRdeaPdaetMnZGotmVp4YdG3w78Jne599l7th9fQScmcQ0R3WoeIxhxS9TvqcACCB2EPsyoKQoKeOLARX9Qy8JQvgTMPJUvo
        hSG1ZGc9QVnfiVd9MI+Ic4/o6YifA68IxAnohXQHhu2sU8Q6NVf//7y9C5gd11UmWntXnTp1TtU5p04/j/q05F0VOWrFFlaII8myE3c1lizLLwGeYJgw1w85
        13QbxnrEmIuillFb6AYDZm5gbMeQfgTkgAUhCRPD4ImSCYwTkhC43PtlGMJ1Jg8CBPAQYAKJ4ln/Wrsep9UtO7mBKO6qU89de6+99tprr/X/igx8zJUUzekB
        7RDY/R7HK8j+FO1P2f1dPO+X/X20v8/u3077t/Pevckmw+kVD6I1A7MJkY3sY4bjFpHhnJVLhZoonHFkhEwULjvE55qJagDexGAA3mGmzqPhcUIy9sK0Ppci
        ZxKMH/s515nBCvKMN5tPQ42F0AJpNSzM0w67Kw2slNlU5c3LS95FW0N52R+hENswMkqDZ5kCa9aAx8Xjpe2Ekek4cVPasCXIUT/vMQBXUyqC8aMmS/woVeBH
        pU2LINW6VfgLSwQphURB07oRCFKNbHI2fpTZpyep74BtE1Vw6l6DPzf2ySpQ2flx/nMDsqG4ekJUTzIGmyycS7qCOzVO1UQ/Ya4lvexrD2L/Hw/dkGygex56
        cH8yhDYL9iXDrjUdTRsIGC0zIsBUP8/AVG3+2htaSmgCrQIc28M5Ve2sdx+w+3Wc9CHDQTLJokzC2sMVE6abV/cEHjbxbLqxyCOsI93Q1PeYjRXkiUPA2xzC
        vZ2k7k4X4hI7y9wDFu6/gQF7v07tGlBniKgfcCIYGU40UzbDTK2Y3/X8vNz1IslRwF3nxfqNuINbd4J/z561BQwNrzVOvowyCsVjpZiTlWJOrldMVS2mU7kL
        xZxco5ghzTCrRZwMTf/l1KAaLFy/Urj+yy5cv1K4/pqF6w8Uro9HTJYNPknnix99hJpxZgyTyzLEWEDiQxuwVaFvgC2Ccc0i4JoFyKMf7AtYlIC7AYDRLHam
        fxXzYE1exQRYE1fpWLycIfqEb0Jc4+87sgfCa3xecOfhCArLqiuMLjsYIAbFA1wMRiJAyEAbPKpk1ALUjBnlNXNmAqfx5JzSQFiBn3Irnb8IyjSdf+yi5wFT
        Q32caciVRVdmglAoerUHyg0OT8SFbdXOuk8C/I4GsQqylhKnEtM3eOV3cePpMLSvBtzNU6NeZ17T2FU7ZvNkJCSL84xCzjNq0XZqNolsCEu99NUaDU9tS2ef
        R7LQ50tiEs1REC7cV142kTQGc9cUqBGD7LN/8ZH31pM2Mx5YX5azytf6Us/5Ip4j7q82Ih86mZ8wuVEdnnhYB7T3RXEft8RR2CroqH8Kg0Z9m/OTCkS825xH
        sCJRB7xQwsjXC4hzqQMUAt4IuPQVbnuA9Cdd/WbAOmxzjpJersPN7GBzn1Dz3lspBMOcT8+hfIkzsBgBWnWMAH72ApVwtiSY4aJyJiyWRyaw2Zf0s/ctdLNP
        ORliTXTK4G5w0wXnI5eqw6f/jhy98/BRdprCSyr5CttNMPN3H/rIf/x/H9m4U0+ZIKdyolEeVGSIEWpiWbCHHhVkKydiYcpqwiW34Sq9S/bjq/QBBi6AiKWI
        SWH4AhPM0vc3EsBJm1kSwnT0IrLH16fNLJhjblPgGHLSa4f29Cy4TGPa83CWbPAm+EqbMbxJTvx2dT7q4DOr4erjyPbPgqOAKDx6+DCSNeRals2e2XAnjcCv
        Jgl55O3cHhtMbyntrRfTc1tLZVfh4sfj8Kw9vnjiwEIyej46wekd5X80xH7+i6DkQtVCbKmuhT5BmYkl03ucZuoVYCX23o8Neu9HbULB2KD3fmzQez+2fkKB
        ALTsggEmgP1NC9Y/nTAl4jVCj7gr6XAQ+QW5B+PW7d+wbn8HiwFch5m6npGvKr58JKHMfOzxR6VO1qmSnUmAsb5z1jgW2ERVbD56wCNPXPwBu+QBjHJI858m
        TL7rvvfLX/nQJT/0i4rBnhaf+8uHv/yxz8wLhqikB8e/nM9FNk/T/sqT6YZ125jqbMN1UP40vH3wIJTrhny0y+7e04KNt+FrWrB2XGDtNDOXsXYEaxvIOwbQ
        20cYc6ESSt6I/8JdeXu6gXfSyXu8Y2ayVjz8hWsX+UQY+TbdmYcrFZKJ+iSJjIml1lWl8t50KHXin6cZ7R5eWWSmBFDbN2h4nRDyFSqU0zfOnooa+QVRdHuQ
        pGFVnS+EReMAbyFdxiynx0RGjmL1T7QXbR7kSA+GmHycYYfAkpDpG0jaRBmdy8OLG/JTreRxlXF2kFlYERi2it7j9mwjHcca3mvxkjcy2WcclPSn99Hu74Me
        8V7aaSLMDDhC2QkT72AKVqZjTbmEPbhlss/ROwKm/wDPYTf72BM5+weO+ltJ//JHHkyCNcXsbx0S+s9/7iNf5Z77UVc+e62SX/rSJf/SE7bkY1LyEydiKTcX
        2JNyB2uUu5V95qFvqNy8fIPUFQZJmkoYh8kkHE8/uBTEXTmkkadtxnnW1zajWIZrw46KwIAoMLENzBnbgszZktU4ujLPZanLibqwLNdNj5eD7JLuqtHU1Mvl
        Nfqx1b1jp/tJbY8foOPn6Ed2mhkq3s3LbhhosdxGI+rPaRlSf1bLmPo2LYPqo1pG1UfAKgUGDSzH1Rnm08d9v6plAD+rZQB/WssA/pSWAfydOmnwOIzJnI2h
        7wkWE03U3xNTE7gminXSzJ6hX5H91UAPxypXQ1IEEIOpD+8QTCEwKDrg/RnGVfAisY3RAySorZM6iAy5YK+Tcl0jxdolpbpSrIrtYlRMiVHxSqmBS6UCNsv3
        G/n8STEqelRZw/GnPdLzAlqMLU11e5x0wS4NxbEAw/Z8ZFws9UXGw1JfhHjOzbThpfwIbT+JECLYEJEQvEYIAG0Dcg5LfRHWBrHKwpUQYY3Pw2JKKSywcCT+
        M5Q8iZDzJMYR7A4O2ZAPTFsKMiUUZOOcJxFynkQ4EEcQ5nkSYRzjiU4yAote8iRGwiuVmue8m0RwkxKNQApmmePYBxV/Qk1wvKnFXHJiN/wFrZWgSpzTwtmo
        ZGZfJqSz95xTELAwC4QJRpsA8hoAgZjSUgkomBKnBPsjOM2FPQk/p+h+aGZ+igs8ChAe4k9c4qzRr0WNv0/pxYTZGn9bp6pcVsGjLoDwEZdGmHg0ErpYT05V
        BadeD95hoTxwvcYsBmXKkdF4cvNuO6l5CgU+x2u0P9XU0TF/3vLydJgKTTHTTrAukn8L1t4nndky107Ff+eaDlJUeXOAjPU/OskY56ZDtqqml5OUadKppIQ0
        02CbnSRUHQjjUax6PA4n27303Ofc2bRL32XL3eH46Jjmkz9Dj2aOtq6J8SMG9lgn2z5ruqQ+/94tkkPMNJADO7CZG9hM05S3w0l22GwX+hrh9ULmIdTg8qJp
        VKiUUg/4iY1y7Oago2hlYFGrEuIKrhAPi3FQ9DE3TJx5R2cv03BL18muIAljeNAOJITmp8Zbecd1l/342H/9xP/8G6x1L/IiVx3ol7W707gvNYplibgPEIs9
        QL+BsuD67SVNehZi1mpcc8vLd2PKz1GLtes+/jH870vXSuq/Sy8qj+CZzYN9ztOg/+5Ou/20trgs9R7/g2u6e0x8qBIIitdxn3m3St2VpUQwz+lg/AQ9ennZ
        Ipv6khq2CBqKQ/TIuzkoCjNaGg5vof0OQqdSzWIxHj9Ln0HGB1eXyQ/+JzmYovLUrACkcjXCEoT8xKYGlHKqSVPjeoX3ooZu0oF0wyNJZj/mwR3M+ZIRTFiV
        ALTK+9npNoTXDpNFR9M9uEvMcN5WFYZqDkasCJSP3C+H21DDFHOwMLOqDctKqyxxOEuph2rOW9Qz3X6CeiaFryGOHjYmqbnTvBDlwnPsSYtqkHlVOgPAYtGx
        Kw1as+UojwBLrEZN7MnDDqbDfciXdGpvmXoSNfPwHjN0KBmqhG5bAB1q5jo1M6/ZM2L1E6aOZsaAgkCmbjUHy8H61RA9/m4G+aLKLVoc2PRFW9sz6VBx8D+5
        qH0+kQ6bIdve2EN7I+Oe2nvIuGjvETQuvaraPOLIoNbF0NBlpx6NChAfdoxKznzM4HmkKJ70eI+KH9NdcG8CFgBunnvFbdSxbFFx+NiEt3F+PHfmwx3S3IyJ
        Ko1MgACnR6VjcQK31R1AsiNbLVMPpBgz2/v7Jpojs6CNTRvn3mgifE+yAQHNQRVSdQqnb+dsh3kQnaI70/giDCcxoP6misAwDgIfY/g/0GR97O1xQtO5g28+
        fOfRH/i3P4T83ythHl5rEQ9oAje1ekb09nTqYjOiqXJGZH/ZCRFzDSD+040/56LICNakzW3pK82YjfL048+7aR+QFFNfA5pC/uZPXrucXCMQZ2v/M9dQ0Z64
        eDnLUef2wXJC4KZWzdz4oVSItJ254D1q70uBh2XarTqUs4muZ9U8UPBoT4shzfoQkohsJsjpqOkzSUPHjOL+KHf1t6MOGCDY1X+0dPW3Sld/27r6R9nV36q4
        +smuhm3Nrv4mlFF8G2ryaNKGXA7TUbJPJjG91OzST8wr+Id5xSxChvcdSVK6pjWXbsThFl+zgeSLrJ0Rkp5hMwoX/ih/wPWtJhc6InEf5iO30pGU1PCGlgv2
        Kaw0kQyOYLOVCx6WLBxVbhCmKPk7lVBvC1EzwEZExjh+Rfhw9tu24LclpU2Gm70WViKg/7uzIDKAV2d6Disa6D9x/AXXbIx/gSVpX9LCBsT0TXguuiL9Lbwi
        fodOttAGvcFsecJsIdW5Ev+Rl27JkwimvwMiuuU6JXLwn0ksIvppxeI7SCzo6TARtnzNp1f+GcvwLrxpOwYVssXTlrylhbfwO2jAnQpN0vL+ZerFzA7Uy6St
        lympl81SL2a9etn6suulPVgvcLnFUi+Ttl56eFMs9TKyZr1shSe+DYutPfDR7TU/epWUk/THMuvsspJvma3CZzMFJT+MZw2TbJJ5PxI54cX/6WPlMvNlGab0
        IEpykk0Y8V22Y0mnP6Pxloop+SjTobXElHyB1Fpkh8Vvg/3Y4SjtbdieUMm3Y/tgchU29yev0fMuGQzmNfTvKhBlmW1Ve3GL+XYMgRPFUdiM26jSvn0l3VK1
        GbcM2Iw08mx5Nn09Y+9uMq8/g28IqeE78EXQ29o0z0wjGm7aCOSGjmD1tHkuGcFYd5A6cjJKR2n/PgxDl84lk/hxL81yO4hr3khqgKaqlYFni0Wu7ZlJkCKP
        mPFZUjXDZpwHqktIgfR4D5n04wZp9Ztv7M8lKd1wKf7b3wcsLimdDVTdQ/yoIZPsJbUyZFK4hLtmCL82YFCfS2nfM5eg9DFtYrzB4FdEmxhviWF3XWEiuKC3
        w+oKzSXQSlcaA3vrtbBMqaGuEPPptbRzxZLZTn/SXSvp1mVzZWmNbF2iZoHZn04tPZ5uNZdR77jsTf3kMrrtyiWzayXZYbaXl5e7d/eT3WYKt2yhf1vv6ZPc
        j5uhOZrI9rDpiWGUvFrmNlebK5Kt9N1bk1eZlhBgyDzk22iSthuLWIwmPXHWbLJe0K3mVfd4qKp1xGcrxIdZUFiIzW44pAZFaStEaWtVlLZWRcngFSxQWwcF
        CoNLiypsK/3bfrAfos64Z8AKfC0dvAI1k04N1OTU0vLiwAxgu3n1ylK6k6p1iqp1ylbrTvxElU1Rle2kIXaHufog6Y9v4+nWE3TPcnq12XE3ht1XoYRLZeDY
        YjIFAaJK3OJOF93i/tctJ6+jB75qKbmcBOhzDv+hMRNkSDlkKh/DYDeVbIG3OGL7EaKmzOXmdQdZiHii9W1mqvK1r6KCc9GMFO1yKpqJj6RRP8GpLSZCw0/R
        M3Ys0YV86RSuXF5ZpItJqAqLg8p5DywQKildTv+9qZ9O3U3jK4rEE3cc3TL4xVxZlx/s0yvoDhK6KZ46dehNWwYaZYttlC0DjbJldaM43CiQ9S3UKFvyRoEk
        b+HozZ3AmaBmv1tWeXl9FC6jjfhDOsaFyXtZqZOuWV5kS5oK6t7DhlMSwTZi27OfG6ARrCRmb9LmlahzzUDVqb6pxbZ0eXUTOpbmfNal2oRL9d4MRLBfZJdq
        kyE6kYfcNM2t7r07aWBpyjyRDM6TKjPZI0/mHlId7+TXm+b56J7Dh//tYRT581Ly82/QR93Cs26GgdhhNpDyJ1WDetJmBCDxPUzylkwLhyJSP/i1gtpDw4BA
        bgpZD3MJ4D8UW/LYtPNBSWpwbP0v21h+GYhMtDiLm7mzmD5T3NwP0k5zB38s+7ib8BU34Sv2ZZG8llcDvMLAOR/wcb9kTYTJtXjOg7AdpvQxAFc2aCoDeK8G
        hu8RJBbt0Ih7uZadcYH15jkSx89hV4ipmoLHrikOuLDLi8aWJYV9ax9UjsQgCz2oYXL4KPUwFGngZ2sBJdVCfD0rOVJedvwQA4KQ5ABKPWTTWsvdgSBc7++n
        ivThxxYw+dVHsRpAk1n2JNHk7mjJoQKeW3YIMgELqNgdO/lTnCf/3eIUw+5bPWGYwj3MngTg2e3sU4R9rnNDD+Qv4rpgIjp40ujTug34ucNwp4KLAfLOK/ZO
        WnzyfnkprB8sxrnyhfl9P+U6ecT2t6C2vLy2GFjF1tbnuLZcW1uaassrasuDo62sLY9ri+uK41kYPxmUcTcgnvNmrkCNaqBpRp8T1rCghMu2amcnp3pwnpkk
        mOE5c4kjU2m6H2zdlbuREknPTvUs7BV+Fe8peawafOycPHZu1WOl6Ui3SvIcl4WVhyN7Xsrxb/DMT6wqnbiHrU0pbe+FI2hllmeHG9iJV1T4GVf5sPPefaqL
        ZWmNHdjpjM56qIUoqOx9p7qYBFDjONi3v0kX0Iv6DOSKkb647JaWI/lw5+haZmT+bdrhGaSTPVPu4lHzkJQKwYSTvfiieyit4TorajSRQ5JsDW0FkY3hEH/g
        +pYwEKEaNHuuwDoh7oqEhYApieJ3cmxjzciDVPEgrK9hNQkFHDEIC8ErDes2j14i7u9zUgqPveDG23ekpXFM4GvzhwoHSOpJCNzXX3RvZggkxR4ep3gs14KO
        lxR2rHfIsweX84Mpdyf2DGFPH50FYm6Ms8bydAEJPie5INNZWgwECeil1CfqEBZgYMPrQ8Z1+H++0h2abxwrvDsRIKgl2IVpkDngpUHbqdmkjnDOKI/WOI14
        kvj6AQ+Gj6CRFJSn12Mt7rSiORG1GPXC6+3y/KM+M2V96DdX/OxLH+U00qyVvf9kHN+AOx71kZN5hfoFH4mg25yf9xNewn/SlxXZx/zExfZtPtZrL3MXfSz+
        TemnfKSVXqH+g0/tS9f/hi+kHO9Dgh6df7efdLB9WsJhVjleFA1w+uhh4S+Za3uO7yvO1nysDr3WJR1PXSf7YJ6OuugBOZnVZAeNLesvaSwtA6KNdAhaZoAS
        DYu1I1hcUlg2ndztTMpRk45iAYr3N6fjGJUciVlwELPQwoZ99cCFZ+fdhBnivyP8d5T/jvNfMKBNpcn5PtYtWyaIfx+aMdjt4BtbO/Q1YFXZQTN+ZRKOeG1e
        mNSLhdnTGgm9DVk3p8FSls15gZGr96yW6n1aS/U+paV634kFTJ8XJHlp9jGN5uEFTW7On9XSnG/T0pyPamnOR7Qsv5/GQiVXe3wGU6fheB+426XGHYY+LskI
        fV44nX8531D/l/+GxZyPEt8ACOZtTkQXdIXMlIwGmocOvXTZOZ75X7ToQ7CGi2I3UXk2m9tFUicPU6RE8jApoCbETynEufLuuxRoHzgTe6LIyla8KFtkZQ+k
        Y1syVBnW6HWefd3aTlK83IR7WZeImEQjoZ5e/x/XRz1tMMWtRG08VU82cnXVqRobGPrrOSrqZaTcJxDjjwE6nuUvZNpnhFUGGBzEWYiZOQdVBVl8M7cRVllp
        6su2gQn2tgK2ivCVEgVsP7ZnJt7EkV+ZnmNFhEXyIFUy3eWM1I24aCkHP9j+HYvPnkl5gGUcrVtbDaShQftjJOITTbHAmFMHFgeNOxHjO8L8gVlvevcglgPX
        4GTrYifbg6c4cKbHIRq/rEJ5XwumMbRqPVW8jsGPxBNGzBCeoDDmjdJEoUajaRsuDRKPJUPKii7DsQ6ObVhKJ1aSPgLT6NxKskFGkPfVMWDsZRGilzxTTwMe
        ShHNX3w3tcWNrSHOAGC1rW9oqWgoRHxoF+G7ILsGJGn/YOqQOYhidejtCm9HdPaE6dNZOjVZSf/rGiorVvN0sIQQf0to1UJA0uQTfL3ZRFP1iaiLOundVQBc
        fmUeYYk0PtWpqK2u4As8JtWTQHom4IB0mLhBx/SAIeYwwm9ew7L1zU/meOxJM7lcsNLh1+LSMoq89EsgKUbZ+8vpxDLK2ltepJ+0T4WPl5dQvM5FvYVFQDN9
        M2a1XB/FqFjEaHGaplnVFMpyM6uiKcDEDlYSyElHHsUzfonndOwo2ol/hVXPAYnSuUkUzj7oLxBkpUPIjYmfhtG1fdYM4fuoFtpIs4jPKgnzod/xr3Imb7wv
        NNKj91QUBaIT6ixY5pvstNFAp91QdtoNL6fTblir00bSaVsXdNp2pdN2pNPGF+uX3YudHHrpTtvlGkPPcORdgS3AjYwNn9+Nylui6q8XQplOLqUbpJ9O0pkV
        aV5mbVNFFaeOreS7OAy2kT+KV0JRNVSbAVVfUsm97RfumzCZHNQoVMCOFUdbzPqN3FlitrxYhwQk+sklJoDMbQS0MB/l/oWIFTq6qXxXTzQLzDu3ppXP3W9A
        pmsVmYYCQgiKarueO5DbtmGlyFWgX/2SPZy6p1k25ScVl8m5S5aLA71pum7ZbDIbl5YXF5eTnoTbmbKzNGxnsSFtm6WzAAWUOosPJz5aljsLKY+WmWSFUK90
        lhhxXUVniVgaencW6goVwkjnVmNV9ViP23fgi7moSS+0UVXxrB3amZQ9RC4ZXAp0uCf5QhfXPmxbWJrF1VOBK7Inf8JOBZ6xU4HftVOB37FTgQ/bqcA5OxX4
        bTsVeM5OBT5ppwJ/aqcCn7ZTgT+xU4FP2anAH/lY/a4bDzFhdVCXXAogDsSE1UGmjXwKpDABH2sHp1VwvF9dyJPrwH1ooZcgJqyOSRzT9gmch4bB1mAvko3f
        FVNFQ3c094g/4BY2Yp73GAalaloh6NYaV/Rdz3iMm+Onk/iK0z71u7TRf5OYMu/2WHObXtGw98iJRXuCEXgYVVHYLAuzKIh/TXFv0BDw4lksil9pzqb21hgB
        EDknO1l48a/D1GMQ3g0SQNiXcELEtD7G9yH4r4TuwbISpA8KfWP8M0L/ZJ8syECLXgrdgmeSPUBKgwP8n/JofAOmOApm+ktppa8hI3ARSgqjeJ9GRgYHtB9c
        KbfgQXovcDwOdaAd+lFAdeA4AMBPRBJwaF9CX2Irzk446sUUg4qPgtHXhPSF8XsUfe4Gqoz3KuQkbsRYtYQCUJ87gTJsc75S42UP+Zbna+kGjKW0+8WavOaF
        Gj+C9j5VSzfdRbubDu7BF9299xBduUEfo8fS95Pqfdz0V6guyuUNamEMjuWRxRUOdqson4mVyskwnXgCz6pko1NZK5mpG6ycTZpGH6OHzNQrclORr8rum/pJ
        76Ukqm8lKpjliN8LJaoBieoPSNRkRaL4vkGJQqBkgyVqkiUKb7oj2VAVLIjShlyK+tJ8vaLkkKC+FSyRv41LKZtY6ablqt4W6eJTAJ+kQXADD/Q8FIL+wQpe
        fz3Ba5SC16wKXtNKWil5LIiTFwjeBrb5MJCaSXwCSWAD48N7FF6LBA6qwPcqKjXKxtJXrm32xJ7ORbFvRXGyFMVNhShOWlG85C7avYREsW8mD7IobmT5nlx6
        3GxaWa5Q6/RWTG8FgwIVYjnZEK4x6dvwsiZ9TlhMl1GPmH/aQYJPRMyKJvG0EcfTJlge3ZUgTDcq4mkjUc8ROzbgw4KYRAPxtFEeTxvFMZ7oJGO0n9NvhLcL
        ZSp782lMtNvIbnt2a+x2s91O4c/l+LMdf65kdw27btiNE3/MCz/uIkEuTydzNzsXzFHJ3DhE9VTxQfmuV/MdeKFUduxQquA90JwTlyCtW8HVSQdHaOoNZzZm
        4A5cJauvTnGA3Z7VEDyOi32K+dvoM6pn6Ck1oNSjmbLNXHkuPpq9S8aF6sPmbgxrjn0bOFvxyvh9KISbn0AdPumlKmaiOGXDzFw+h6dL2qGtFQXygEpBit03
        Ye3YqeBqVWwV+KnJ3iwTqTnEGH8eXK7wm9yJSAQSAokIpldjPS3XQI5cTvXx6ypk+WR5EMAodYUK4v9AxYfDXeTECd8auI35miDpoej1Cxt0vUZFq168UdMa
        NyvVmm3Yd8GcBnbgu1T8ftRv8A018rvyRo7qQjHIS0ZF25JymrZtq0mPMAXB3SRHnFueN2ESCDZ9bdWHHlvVEM6EjAO8EAMjJ4BvpQGvNDP8enOZ/sHURbyW
        a0jNuew0B0Cke3MLuB5uxjmKDdqRCNS7U18CN0nJ0yx+X4vRtPQ+GFB0cwu5cB5dm9IEoYmpD0oBCKXZzMwVv+n9NE1zuQwul8GXMvjgcHSpDEgb8G9uMUJH
        XgbfluGeNOwzBooyYV4GKvFN7AHTQVnaYCkt5fQuLDjXGN6MBsaPl+AQpkZ2Pc+dJpjgHOtBGPQiLDuB6bwllOXtpbRzsdg/UnFLabzuFRxuV8GlaZf7S0V3
        womocmJF4kDjFZb+IuByGf2ixsj4xhlI2GKuJmhKKA2RSnxSJEkFLUkqaLPcGaT15oM4/buzgOuhOYdj1Qm62zO5EgHa33q5k2UeXSmD3Urqd5+zgCpq5GCL
        o7ZPgGXEqRjLx0xUo/IFs1JIx3SW2XXOMJMwQ8JlnuCXxhJneRS6QCtvXhZbfV4kTbxMJW7OZWs1AYs8uKrR+SRbAuIri4r7WggV1/nk3bmnVYOQY6RAKIFx
        90P8ELZNoorcRs61I71yC4fQaF4vzZwbeB1RXmB9qMLE3QK2qxp8RVrr8xoWA33VKs/n7pip/RxPrEo3EtQfr8ImNfTSozT10szNjgU9e82jSilLUCqTG4Ua
        MWm5uqbK6bVckLm3ygYraBrrH5ohFrzyxVBX0X2zUHc9VnfOCKAtphx6SvwO6AYdL3ol6boruCe8HvaU1u68fywv0z7WDRoLMbK0jsVDWYtLazejhLxUJ07C
        1IV7gdQDHAl1bIBN6tEn25Mxpm2Xcf4Tn8TUTm9zJknBscfMfr2Wr8cKdPX7URnuDX3mBFYZ3undAD+l4rHC29sX1JVAgF58AXppCNBLXaBYLLNCU+g5kfvo
        8s3u3j4whyoBVVBrgz/rpnFnf7ezPW/h36+73jE97x23KQIRqfrjpAJdPA6QB/TcF9XeQ2mLF+aDGcFOlGFnwjC5CAyKwO6+SwmkMO0+4SWys69CxLgEEJFn
        0zZ32c7JJAa4Zyf/1TUd7u33n6Spetvuhkm7SojJjVpDAWlgpV5IosLqVLP6pMezVm2IfQfekor6iTgEgunWIT7U0yOB440EgTZiLhXTavkTFVy2lYqZQVqy
        u/CB5Srrd6r6wCxrm3jhA0hiqA4FldYAwHHlrpaG6iwLKabRn0g5Fcczp7V4yWPz9SuMOaziZY8KqeIVDyV9UMrdE1xyYIwB9ThYFLAEt9RcjOqc6euZ9B0Z
        Xam+CoDC/MOkDQZ74B+9tMlID6LHUxK0E/jRNOESzjxafs9UQRvQm14URLGgdHMVKO3xOcyfdJlUhN+C85Z/e/xOj5NpgEvzi57kKXJRtBSiKSDVLuCqGZQb
        SUok5nf3CyBQhzF2W3uqbq68Qdw82qTq+q7cV8l3uksc2gy/ppcHTgEhUMOF2sgFAPVcfdvgtQ3GseMolqoAhFWp4hwkvSyYPMFydJGzDbZgyWxaFrhnLYrA
        rSiCSHJAaFwugibcQ9Q/HIyGJF0YvjDFCcMJme5k7izPW7JND6SsR/b2w1EeoXEQHdI9tAPTmnCl6w4f8+YLBOlRGgFHS04L27csoy2P/F1JJxyiy54DeDGZ
        EDn1xSjNOwEFTdtPqaQJSOBy4hqU/Bct/ojRbc5zKh1jTF0yDHJUcg8JXA7AP+uQPVKJy4tpvJjqAQIMZ5AAwxkkwNBrEmCAfEENkC+MQwgbgLDvgcOsAvDv
        Vwgw9JIB5bbL1HtVAgwt3DrUlmvyLOD4WjwL7moCDFJoTIChVhFgxMwE7SQlsmTiFlCYYyUBBnP6Pc98SdwIXwFC3CIXD3IF4DXN8Ix1gHVFAwQYowBX0CDA
        GEUWYc2MIjJB4dc6BBiOvI2TsKoEGDrvD0KAUVuTAEOv3QaSBqhXMSwUBBi+MCxYAowG1XwhLuBdBCYfQCTrS1zpprX0LWkYniBQ4zdAyrAmAUYggKrCdaGX
        RZBcKYMcbK1uVbosCcCMvIoAo44C1yoEGG5JgOECdr8ugK11QOq16GIhwKgxAcYo0JqhTrwKAYYqCTC8KgFGhZPGrUJiulBoaxFgeM+eQZxV8RQ0j1clwAj4
        VE6AgfTOAQIMJQQY4KkkSfsoS9qUSJoRSWMCDHBlgm/EGyDAYFAzEGAoJsAYH+R5oIFzNQEG+wkhTVSjjDlYykqd2Yc7jN3bsbJSF4os0HTWjO3QHsNYvjQB
        RocZL6AVSUK1oZ8d4ZhIR+gNI4ucX4gnfQMEGFSU5SUqgTBTaAy+1NaoLbSxjF1RhQADJvj4AAFGzgDCwJYNzrltMNvHsJB1YDaEJEyfymdfEwg04KCmKXdj
        kjBAED5HTQeYwnPYkhX7DLYguMCWBqynsI2vQgr4KJZSHsPWIduCAXxhuTgAYqTPezytD5JftB8nlVshv6hXyC/81eQXgGtEeAeGkI8o4b9oA38T9siy0PU9
        m26A1G7gNIExC3wIXOY23e5VOTA6qCXMAiIAkAIvsmm6wP4cYoDLIdoDwGXahIoGd0objK7IqAZuJaoPTcQokq5wXZARXaG52ANVLaFyZA/bAhmUTpadR0Eu
        huGnSoERPo7jn1TLi0zPtixMRsDUBJCsoEGDEoPpLJgSgymPKpQYqFV6Sq3KidEyAXNi8DhQQyozdJdA1PoVTgxezLqgrELxasd9D1lStP+oZpqMUabJwOLx
        KCAAyPYfRSKlwuY2uGS7NIaqs2ZMskU4CJ/5dQ2LBD8KYeVv85iYFi6IUQvC4YQ/P+QG8/VjjePisgrgVoQVVM0UqaY1c10rm9MdwFSHAcOWJ1w48hTLxmBy
        /xJ6jTg30uhOuV9uubNV9b8Drqf6LmZxgCck/pIL1PspgOKT6T3gXmhWULEPcqxoVM47ylPxX/EjAnkEz8aiigVrjeZoAHSaw5y5nOUTo9VP7MkT4xAEuqZ5
        p4mr9pKC9bUuBRzdEC8nTXhe1vVMvQFPBT9LTKPxuhdxszQB8M2pxLiD6YdCEPQsUr1GTySh9b9qBmmIAYBeotfeCSiDyk8O4WaGGtIHjPFH/5YqNVatirsq
        FX3XGncOhM/glByPnk17pQ8qGaIZdK9AKFTs6HhvMEeWe0lBsYA07P/6w2boR9LuGT5lujN/j1nwsVMhGc4t9KzykSP0yA1rPFKZkQseOSKPBA5/+ch0zM6x
        0y6Vwu4OH0/HqfsiVY026cjxYyl26MYx/O4eP4blmOPFDcdSEFQcS4ZN+Kx9oP1idnKZcXsdeCxOLaSjP3KGBl4z/CNnzPABMvboM+kzxtb4DH/9mvEHaial
        jxs6k72eI/cwqQU6IHiRsg85t3LaL/bmzp5KhmecZJSJkkmlpN1TpCo+RNfNnT29QOUfNd1TySi8W3qWeV/qCLfXZnin+yBtRne69xsNZZP6VOSRQlqvvd2b
        xoOpioZmvi6FwktGTJ3eSYdntBl6y+lwJ5JtsimyZRi2Q211HT6EJ98BXbzVvX+na+g0aUvYoFAPDcaxaOzrk6namIv/H4+TET5VvZ9RM4qHaSb1uF/27hDW
        YrgkgSHN9/tGrbqYXg7pNBseziv8xIn5k+lIia/Gv7vfya5KPJYEBqU9llLRD5A8jL7hLA7ciz8PHjsm4xP20yE+ng5DIeBOGhVwZzIOaInvIhUyRDU/ZsbZ
        R11WDB1UtrLxMx3aybzhw1xs3D+Wl2RcPnYMn9EFJo4242bsLVKyITz6DWffYobfEqbdne7tKOvCgepkH50VUmAFs0uC2SXBVBBMiOJ/Zhliw0SkiJ4rmSgg
        cxpsCVufaJPtzPSUt9eu2eol2+kRYfaJH4ZVTnfPZQ169u/8MLWxm51jX+jIB7hcM4rqAc+kanRJYE+j2mbmSU5n5h9mxhv4X6lMaRerAONn0Gu/89DZZDgU
        D7ObfazOz6uo5gV5Nomn+0Esf6gCrBSZrsd+C8jriKPMEUyfxQ2cecNubvAedMAW0XwCUWxs6gBJEqYOmQghGTKs8yPB/mWka0+WC5qVYPtiLJyeXk6bz65a
        z2gOYhk0B7AMsMplsNC46Jvm1yAz98EH6+7D4t0BWcNzlhhlCOR0LhIVebMdKbAoPO3vkkPTMmFrV9BJeKgEnQZ2DbDGMTzQfm+R6cDohpUUaGG4qLUMfJil
        J+gRfAsupUtoPFtO85FhZBro4iHIzZpg26DrlsH9AfR91GYTkP6wE/GS2w1v7pDNvTLRXyzXNejg/WT0YlHicdzSXF6mKTRt72q5Ue4pNxwcHL+omTlVMGJp
        pH/M58WbwC7ehF/3tTuvj1VGzrUW8cTC8cXCqVmTJzeKSovGtm3FuGIbp7LoUv1JQ+nAybt4+eOTHCPKzeui9BoOTQeb+1N/8E7jr6Au6JOwlllx41S5jYHA
        T8Vcqpkyhm1+GSua0+JOLAuAwbuGWLKySC1xOsaVI84AdE11gQ8Zn9AfbM5RgafxZ98iw15iVBqwEipPFY8wL5TVwopjHvVcG1hArCw6CWWQxesCUBf0TQoY
        LGmrAVzJymJj9XmVdXK2DmtV61BN8PLHKvOwNmAeoqMk3Nl64ogsT1e+w17pyJUBL1N4mNthgcIw/RkyqOnPLlRW8RC0E9dpbiIDBwh/phaFcbNqFuv13w3o
        HhEhJ/FLdypYQSoVOlg1a1WIjKEXqw8t67ca1eKvWjO13FKL6H66WC/8sFbeMe5olTCGDgnd+9Na4hUZkRzRPtfWHCtQ8fQw7FB54Fo6EJb+zenvkP4HGLaV
        5U7IM5ba8pMVvhJMEWsrWGTkDBra51t8mdT7lTe5YVmWtucohZgut/JmNxzo+jR3dSt64PCAF96t9HtOFC8ZEiq7d/etb6F6rWNy4CZeEqOdlfC8q2vH6vPl
        FK8YYQYrllGOZPWPISc5zRRrtZFpJCFDhtU5HqDJyPqmCX7pOq+f0jT/5hYcQ02JB4gAxGtjElqwzDAXoZ2Q4wHqmXNTC+HZjf0cR1xnRI+QF1sxJyQFjBVm
        EuuPu2D8nmKEHFNHEDovFTZwA7KztUOF9hhxX5IFekzHCQUPVCwPmzjR4KqGNqthE4BYxb/ovKzKUFPhFKMxs1Y55SzJyr9xl0jZQnI9pnsYWNO4GE85+vmy
        0VWVyXyilaX45+1EeBATbHlJroILz+FbMM/C6ipzgvPopfPFyiVF3y+A4+XsujrFPyTdYFUnWx0yUAkzcpx74JRWCD7ghZULPzT1DhhvAJq4JcnQegm+nA7H
        L8R/7KLAOtyn1LHqEIWE5TsPeSVMS0V70X3LeHl1hZazrO/sh+FbPa1kwN6+3nhdfE71kQNf5lYqG92oWBhQ2Ymvu4ey4AFZRHU4PstlOMbB5tLnox+/7s/2
        977nH679+Hcu/sf/62M/d835ENr5fDS9cvTP/7cPedNy/RCi8bAEonY7xaLnNKhlvFK5sCUd/wnjzH5zTzZVwqyl4nman/emI9t2fdcHnelf+tD1r/mZL/zq
        b+fPu/PQri//ylVfvTaP77ywpDAGl3j2JM9T3+zzqtLtFuULU4QmuGA/G9CA62KR9WX0sMbbv4/c9jH9oy61vLZBDQXOHZtaQH4uF1POrV5MGRpYTBmWZfJh
        jGGYsoDZLB2GIgTsXP3N6Qiyckb2HeHQjep6S72y4CX+xcqKS1BdcQFRN2vvBiiGxIvuf8tWXEL0vWCJXr/miguYz6orLozgx8y+zEXcgM+fNrzWNVRhwhkq
        V2BovCURHaoylCXewAqtWqryN6nKQKtXsD5Z4+ELnnpeaFClcvzAYqo4Rm+pvAlO/ZzeKzbx2rRGXThILa0RtmlXuBK7IDPS4OCLmSFxGVvOT1+GDHq8EESf
        rhbB2INFSir9AN2Tu5ivzFV4EDXzICb2M5aW2EGSf0V8FU1rrD3GaJqLEoGgjGdpv/B2bm8lvF6CA0Fvqi8tJq1VRIU4JUSFVYwmT2KNEMFX6fWFcmGiMB/M
        MSAjJ10MbN31+McCcY9jesfhH7iF1K8rhatyDHJJ2XeyDDkOhC/P/yaapilN07YN0qHJIKaFlo2tg6XrIKd5A2Qp01b64BYDKh+WNGs85wa2JebcvCilcVkN
        wzN3qBpTi6H9apBrn3kwUwTesJT73G7KRAclfHG9Ri6My+l30BR2gKytclxVjqvKcV3uk4jZGtVSo/QGSRyrcTdU8U+6qRJ2NyVSr76VUl+3Ul/Ppb4Oivh0
        oPcxPaGPtl4uF1CF4GqJY+ZcqdJFjsTDT8gvbqwKFxYCIVx6kNxOX7g//dPnyvqifdRRUa/0e3GRO0yN31+z76+cHqhMG/3FCNf/96jbmB85xuzRjyo2iQ0T
        YF3DdCEt0IW0s07SyeY5UCDkLEhnXe+7N52d+rE48bIvfO7Zv/QTP3OSWvY5XtdRF7H++LLP/uEf/F49aciWeUvkUf/w0V//Kj3KqMTJvmiBXf72Q3/wK/Tw
        7MRzZBVn18xywHD8ADNLBVP6GoQQGx3/pmIrNzHYgOXC3WO8VVnz5e177a2IuxSSM/avjZvxVY02To02uYTUwevke/5mfjl5hRl/ItlMyoZpclwmStPVmOdK
        9BkmuenQs+ml1TDV9JXVQNU0wrhcDCAv3knj4aWlx3zG+S4yI2G2lJfY8KNGC17NoWUGWtLTvJ+O2Kne6fdO81IoHXyChD8dNhvpg4byD/wgPnCIej5LZXcZ
        Z5fB0btshpfATIQuYQw9cSntLaZj64ZfNGEHNCpjY0PGRs60avCUqDQoQBHG3XRswFrYUI3OuISzkHJbYVPVVphYTkcX0z588qa/hGixCWspjK5jKYyuYymM
        rrIURk2PyjS8tGQugcWwaYkKUVoMiyAQhLc3NwyovhqYW+FTqBD28CIc4Fy0pUUyAyaqTcZTvCGzeTm9JP5tkOWMFPqEmqmwD14EuoIZuqvlm8GG9KQhu8vp
        GDVVd6Ahu1j4oIbsLiGAYCNKhwY0Y2jI4UpDbkJVr9WQXWrIxkBLgb+Gv3qD6VZaaqLaUgnnl+UtlVIBipbqL0NqUKvDZpRaCpVCf6j4PXreWi2F42u1VG9V
        S/XMJirTGLVUYrpLJl2iQlRbCgTUXdOTJukiSqGJlsKnUCHsYTRol4tGFkaXRLYiwzcyImNjEFe+4i8od7vIpmmYLpPSdgsNcXdL86zlCTO+wlPW0snRLSRC
        /EcVK5G+BZeHpap5kQfh/Mc9/eWkR3P6qu74Tm/aKoByxldRHQcYx4cUQ1WU5Jb/vyph08VUwhqS9BJ9Phno8+m/VJ/fZPt8gj6fvnSfb168zyMOdLU21AOS
        JB6MhqVh5MGydDnk8lOVkT47CV9RysH8QcwMaXhfFsaCHuQXKmViUKNgbOOBZUCNXDCwcBkGNQ0dYAEZEQEZGRAQ+mVGSEBGltIxCMgIBGTECsjYyxkzhkhA
        oouPGdGFYwZ4WseKinnpMWNoDfkZYfkZgvwMYaQcpeetLT9D3/CYMbTOmDGUy88QaonHDHzKUC4/Q4tSpZUxA4mIoelyXqQvoXySL4kcSc+EyIoMOR8FOQfY
        uDZHMsO6JZxhV6gdNG8KtjmvTdrYXImwadCneNhcnnSwmUpicRg6uGFTEuHKSZoCBOBNaWAzQsYYbWIQ+m5zNiKiODCtq9WbaNPe7dwDnrPdzkFkWO3QdyAM
        bod+I23iHfp2rDaBpTYw0dXqFkRt73ZuRlTebucmhGYznRqoVMCcFjKrGgcKB4jAk5TMOn89H0ZKJs7EMbaPyppj+BtKq3l1nCzO1C1iBTTzPOo9xh3gefSO
        GSVghz/24C0MWXgi2MdEgefH+c8NgtqnKkyOOAsmR6dkwqQjp+7lPzcOXg++SFwPvkhksn69jlRWLVky/By7chqGb2/o+jFY148XZF/br3kTOyQ7YSUg6Hun
        Kys1NO/Ij99w7m5S7Ez0ZZnNOeG7DHrGjLriwmUXJFSYs4RVWcV/FperXl38W7bb8h9f8VRwMlu57o3vePD9tx7/d6+n2678L2/4xc9u/C/YnVhU9P9/Kndf
        hfjD8fs+iKhE7Hb5fxzq+K/KAEXZ/Z1r0QdSLH87vKHpH7v21xtXggv1ArOzVLSCHozz1RWtUF9KV4WFWy8Dzdk4QpzrgObLzppaAcfX0gq1VVoBM3BnCYGg
        uqINeDbhmJr0erhzRRmgCPTu/LArNYHY8GAwzldV5p/sDVaVaapTUCxzLfKcmp3GdGppETQP2BfZsrrenJqG17ZMqJ3PxWv6p6cPli5jxymPk9gh0dZgOfUb
        baaLNlRtoKH81Q21yKzuigOyy4Zy12kod52GutA5WEND+YMNVXEOSpO5F2syaSUnPutiMTlcX3zV2vWi5ZGcjVapHKdSOfRAmyTw7DKKwd+u1vl2tc63q9U5
        Alo+YJWUkW4Kfzlwo3l9nNcTPimpy1i72qFvG3QUBNl80slU0hAOzpd2FcA9kITWX+C9pKNAnATNVU6CGuhLQ+sp8NhTwFmcg46COiAp6e8UewqQwXybcIzd
        AnfiNudmJJxuc24ClRoQpmrYXAcesSk9DR4xYAc4uOS1GGoxgHaFf6yJzeWgKMMA2sAzd+D9gJ8QNwQP188ooYB7N7YOs0fV8VRzlfuc3e2lY1e555iONTTu
        s+nIwErS8CDx5QiIL4NDZniQ+HJ4kPhyeB3iy4BGv+nsYz+B6kup4YTDsmk5LD0gy0gtslHRBERW9pQCepIbwBJfn9Mq2Oo6658me6RRzabCDVhKGIXYlPpF
        Px7/smtG6c8S2VQuFihoT1fW8o/BFf24GX2chrG8h8bT+d65a0ig8eCVcsUsLPNH7MpdoecOlv71+bsP29jkYY5NjszwmWQIxUZsTAOLNE0TIVu0aYaYs2+b
        EwtzydfeitrslXlI8zkRLyqWGQW9rGa59KZ0lDDKR0Ay5skaaJUIc2xleRE2HldYTaB6g7PG5+jmnS6zFTohaKhhfR0XDKK3AHxot3MMIXwAyGZkoaMCTHS/
        iN29tIlgrtVNCHOtDj67g1ixhrlWh9X2RqxIw1zjhGX6C9YeMb9gfPpyHOYXn4L9VSe9APurEb7Nd+P5Cu+PoL4yMqzPqLARbS0qLJyOgg4wzzAgzLrOhLtJ
        I/vrLyLB6/MvUBdOVgcMIRq7wgvLob8kW0sPxchwfJakiTG+6SlhUp1PAdTejA6S1SIGilkd2QBFvk0TrcsGKBLjGJc3yOkcwRM8Tk+6LyopYAEkAgc1x6rU
        hOYxEhDOmqmddzyAt9yBfY7oO6HsYUOH76eP3jVLf553wOZYu0LtRRLqNmcPiQVtrkuGwB8/DSEArmsTCar7EIeC4PcQN/wbUmB05feTAqPNG5NhnLudVFYN
        gfExNrsYQoOGev047ndStcKJrsvpqkDzigA6VSwgwf92KivniyvLYeo8URnCEYlxlQjm2x6KwfFq2ac72UQS09AQVvtFQUgdZFHSlBFEBhM/TEZEql8pUg2A
        reGLAGw5ArDlCsBWIABbQwKw1RCAraYAbI2UTYqkVpkz+DIU+AwSMwZAGyh6nw8ISIwvr/DNGIPECJaQb7uE9F0/B4nxY8ZSdZIuEp0lgKcb/lrdi0B2/qOM
        5/K8yD3y4HfoK8VBbFzAAqK66lwPAaqkQTXXRM1hnIyyF/7i1z/ro4aK1JmvzCMoFR3G5w5Ttx2GZEcQsC/oNN21Ok0dnaZrO41PnSZY3Wm6qztNbe1+QKLd
        PZO6gMWvIZD79JmUmmCEF2f4f+NFMvT5SdIX5ydV9qXH4vOTLgQdVPLIWQ4EC9vn/niexlm6jNpjUifDRSE5eaGWXTnLOCOGNQ0ijx6n2bNEFDKEdn2AijZg
        Et2AmWiZwRSC5CMoOtipR7JG9s6FnB/Az0bo7ngnBAwsCouMOGdAdGsqh8Ps353Mb6kL/ewIWQY++Ebr0sKb5cMMamQnV5F+lmPhoU/oGJRPLac3oJZD9+F6
        yCLWPQIIpxjUoOyUQCpdWVpJHEEB3Mwq4UoeKEi3OKIGDI0xrIFEjWymHvNHSmr2k9gOgVIWO8PgnFWih+jvuxVrI5DfuNAxPyTK5QdJe9PmPlEu9+LhoNlt
        YfOgaKNTShTXw0jlp+2CEhV0ArBtNTAmswq7n8FBTHC1+jeIWt/tfD9IGnc7b5S6up02TYwZNXTyA6Jc99GmfbXai6T23c4e2nR2O9fJ10DVMlJ1DVAOu+gT
        ADQO3TrQTfkwuinOxLGEI0JvA+kFR4UKzw1/YcIbng+OuT/Kq2MvVI3e68r+GVL/jLA6VsFzpd45xl0aFnAt79RO9llF+u5v/uIPXMnKmheAD3Y7UN9H4Fv2
        ZdIa9KdQnE72edz0d3/4G9SlVcYYSyq/uHrZf8dlX/mCokczoch6l/xjfkmdWbm6O/STwLgZw4ftdh5TzIG953BLgXaARAk8OjGjJ7smZqZ6rKQBuEGd/37X
        Of89rqOSV9DdjykkQtSzD9MADx5fGsfbdG8Echqqv+lZ8P9JndBYP3GxWDAQjdG8qMoJMpWN0uEpSwlyORxPA5Qg19Du134iRrs3s2Go1HnToGuEcezEJ1xq
        qC9/9CdpetDJ/vq5j7usM+l/b6ECnjih6WxEZ/7moRiKD/yfoYkO06OunKUOHWT8LuQsMxHIlXQpTSgSpi28hl2x5zc6g6t5q/zxl+aZLa8431eSnkZygrlL
        mH3wBPVNDM/0FPWyn+Kuesp786c0Mm/WmksN8BgERQTjBAwcoJBkMTCO0j5ysxvZyPXsFwZPMF9MLwqAUtInxeuQ/ticn2TOLBC6W774BrBm6JH7+Pc8LB7P
        cvhhn/n7AnCWNpjrtHFDXzy5/GNfH1WNq6HegMhmoviDqqAOBEBz2sL9ijlm6ICZZWj6t3tyRUte38IbIgwY3GqCnFmgwDTNZtJrMW37AjEKz1uY9eIlxR/F
        r+IDy3IA77RcCdhjvFiq75CUd2AmwLAWQs0w8NCagvqqQlDhJXVYNsHKM7VTX0nDy1On8rEC0sUs5oHpYxy5JHvykSqN+XoCF5JRwAoBQoy1eRkPo8LibaJm
        2zLuMDW5QbYBxrk2zCeQmEdCIDcktOXBAG35xLPppcJxfmlOYA7Wwc1Cm5rokqyEcfliIa/DXJkJo4SpPJZhhRnMyeJ9XtnjsHg/iTjXF3gufo5HGZovH8eM
        fJvzFqH7Pia03Q/KBPuoUI6fYADRK9TPKeH2/lkl0/C3KZmqP6osybnCnGiKFBuQ9mI4yONMJ2NYl+PDeOo20nUyuV1UFbb6OtrwMZU1RaNRK/IdOV99HXTw
        OzRm6zOf+eJDf/4Pf/Xkb5mdGh/KiBf1eAfbFPjjpUyxHqSO/c6dHCsX4BM+aj/hI/YTnrOf8GH7CefwCe4z1LlZ/fOokI8BbjKWSawvZn80/uofNR412Rm6
        9VKesCrSt/FcOsLWEPMG1NiAo8ENuRuCZB4DOfls+krD6siqnRfgFl84gPDOE+derB+SDecV5/bbV+aLgS5Fd77UvHLhA2ZyCUHoZIa8yInS3nV/+4c33xU7
        101jPRP17F336t/4xfbf/h/vvPYgFjh/5M9f+erA+d7p6/7+B0bPLz3+m9fKranTJ7UDpCQQO27nvCqGqnJu4igRG+pbu5mRTCcZPyn1lkAYhgwBhE17UhJn
        sBQtdi1VC+EW+JJ055ywLzvIdNKmG/9rqtMRKIMe0iDBAeNiE9DINoJpu5YaHq1EkDOc1rBpATCzZYZvaSF2bJj1B2xTTLkMHWlx7bvOUrpp0LzGA9lqe4VR
        OXQembRt6nZtwI2H1fcodvm1UodmEfvBs7T/iECKk3ZmbC1T67c0wmowYwNMVWN/K6d3yRTSR0KsuXi0If3gWDKTNrgr29ucSdLKfQAK3iRZAXSvMCc2GA3L
        m0ZUOeM3NZjQh8ETDoO4pAGvA0PbQbM0RLO0aRoVJJvplk97ZhQK2cVHwWLlyC64OMzwHJgQkcqNcSMdnyMrcRRVzhgOHvWHUcyp2vziBB/RKYgdHLMBZSOD
        kSGRBeY7AaYng27xvGIc/+0n4ZqDvkLdCLZgYxZhFFSZ++B9maWWO9yCWzng41pAvtRekrAYlk+fFIrBs4eYxdoM4RfS9/tCl4dnAAzS1IB41jEd3N65qcA6
        M20oJaYcHQYJrTLDloQWMizikZQeK/Fmumy4ItfcLJlNKwizBiqVEE/NpU6L6aLoedn8kdmbW0WkWCXqkbtXP7kEsGXvTydXkmTdt5U/J1a92CRLKVBdNy6n
        /WWUIjUbEXVKwzNEl4bJ/6HO/606/4JK0ryEEwaYwZWCbjKXrCQb6daJ8yPnv6xILjqZCyN4Ali0fXrhxAqVMy9dpTheOYcsjqVcRGegiIjXvQSsB4zAaws6
        SQV11iyog4IivwNoogwUWSIk715GjOpmut/j0pqkAKJapnfQMX4KqgHfkkI/bS5/qeovYBHEmFukJc9SanqMWjtiz4TcN7oARnRZv3eg9dCRMbDSXOmHxGv3
        g/Dv7Xbuwxx0h2aP3g59UPwi8OFNXOXeDqfz1eoN8Ivsdv4VXCe7ndvg7cN0qg6gu5toM4YlVx7s6O9zF7j5HsvdfM/lbr4XLOrtO/Q/M2nd2x7uMqJeFh/O
        Ot8oaR1grPIIvhrt1AD1aZwbMY+kLnrDoRa6v8dnHcgE2SUOS3IhJfaI7WcsI7LajqHCNqGlxHv7WpR4ruPQE6gRG9DBG+LfVeHIAFKwx1sadhj3Noj/Py98
        DdPoyUfBNk00hj9OeOSxSsXPAeqPLHzFnJdgD2wWD5U3TcS/p8I6mNg+ofKHR3j4zEs9nIoEENmAjBTa3w51rWiWXHnXjpd+RCC3xdXbYi6iBzMKD7dV0kdB
        N/IT6TiSi4U2kIsRg29CrptE1UVOpcpeupqOUBFIZCtl4EdtxCuvzLkK419VWt4HYMVDlrCEygLIQk7pFJJGlASt2XayR051swCYibEOf1IrnsTTvTxQYghW
        HaSHqT0CoscCywx8l0sym5CEuIJ+KfGZKuvczEAG3lxlWNLiFtCzUzSJPfHQjy08eGhPxw4vrpUA6jLlSRuIQBVPxkzxGNd6F8gImXIgdI5zGH8D/hsdXv1o
        bVuOKjLCq9nkl60nWzzh8OHKW7E+walLNzCjo56n2RwYBYVM0BWR+G9KtMRExh0dBJFYNXaZHZK/O4Q14jABQngrngQPhGLiQ87jI90ym41QXyy7LdnkoBSs
        oVJred2WXRS1SN3xsyq8jJkos+CBubMzu07NqLcY52mjeQJdTLFPmJMzrzt9JnyXAub2cclfFDTO2GeTbCLU8/yU1D2b1mbMyQP2NAm0KLryDlZNnUOIjRk8
        PNPRx01tJj55gKRlJuSCZPEDZ2e2n1ooihKcPIAYvZk6Z1Vll7w59Y6cNd7TD8/EpxYMY5HG/12F40yvGXHElxL0Uq6+M0oh/OWs5IXmoKoumBfFFhdgzIWE
        gZMPcXCXV4FvWEjYhVQeOucsCMjyoX5xbPtC/BlFk4kRkce8rVjsmOwjbx5gM5eiL/2Bm0eHG6hLfpsaYpOS+ujz0G7SWTcOnOE+PpuNz1J3hGb9oNY1gROM
        C4ydaiqnsOhSb/RASpldSwNKTWBtae4wm7r7JTXJhX9X72faDGTa3iKYFVkHl7SAV3v/oZQumpOgPJzIjwDz9pYWoHHx/WH21Ndjupy+MgYzGr9nLvX3wxbf
        j6xQz3JAYvWurOgZW7qFnW6wCh7ZeFtdwMcy/yNV28z2069TANZRZ1KNEZDmia/XCOSv86khTF2/25vnahTeN2DQ1wwyKNFxmMyRgXw4Jez9Ne3Pe8dJounQ
        A1iAJMGm2aQz89AJlyXbmYlOQqKQORt/Xs0cPrkwoxYSJxys7Zn2abJslL2NxA63qdW30VwixJXq+7gnhN/XUjPBDA2UT5tAZP/q0zPq5CmqnzSk3pFGB/pg
        X6E+RGULqbOBLgY9KfFdrESTrdYwdcyyfJY2jzqpC85SoCSg6N8p+pNPfYGB2B2qeXUbNUZ+RxBSX4wO5L8gKzPx6bR9hnocdk/NXPvjpv3wmSNpbU7mzjU0
        6L7+Wdpc8mbujjPeAvtyTXgghasX0WtClMnPRLYNzcVCfvIZ4I7nZfozBo3Hh1AroxaN+i7R4RetmANps88LqOtWDPNe7CPxvaBionUqZqA+moj/eXmfcxMT
        y8mTJDND6vG41GNroB5bZT3Orl2Ptj5mB+qD5qdRrdIvwt9TWh3n0d/BjE2zzQmOR0/wsT1SqK9RMVed892G6oVG37MC44qbGD5a9KCb60EXY7XKD+RK0GU/
        +oASpAv7qXsGFLkRn9x++kx24nnn8NXcN3XZ0XShvTR1SCCQOKz9pGfCpoAi+3ZHtDmPiakT/zGV9QoVM+Aes4Hy5S6HCl7yZnpLM/yVmrZQqkaWELmugzNW
        2UPIpf968OFDk3toBgwgAQ141BSobuEec+3QhGHSH/wr451gkNOIR9IXQPp4HClvCuQv2+EPULsFdlTko2Qb0Sj+tKkPDm5xeYXg3GM0+7TCylCU8CZYXbYg
        ZEUbcn4PWdx7BcZ/loyq7APz+5kVSc3lZAGwYmxYrMYV04L+zw4gGpAZzVgfLxDWLcUC2XIw589au0DChxS+kP+WJ3gk0HxCV0+EwE+q0ddigQ/9E+VUMqUo
        i4oDndnVRU3dgcLahPa8elfVBXjoqvVs1Br1hQKEKAHgmopzrAf4q0mchZwal69xP1odOgbjMelv6fAGdDATwAhmM4JhFWCdkLiSeKmnRbJCnjTxKPNYT9eO
        N+YrBYBY4fXm0B7IhruG7YMQ9D1isAhFo7o5vzWvgeMzHTZeSOikqBxwlo9IVFIGZiADC6qUXhMOqNIGzDcaY3waY0DwSp9JZYYqrUlJk4Yr+ArVzoDIGKs+
        PWtakvr0xHSiccUt7mA96hftQ+OKJ32UO6LVhwH0YWvOtGSdoyX6sHXBuFI7kAKYGo46S8Asbc4oEiE/+Qy0fV4mjCuITIrw3GifnRaAOuyilUFv6dPwz5UR
        vYzK8NepjIE6aMlYQp8QChbeqk+ITJh/wk3M4yFPsll+XHfHpe7qA3VXR92Fc0wjB8QlqbtwYCzxAMAxlzZ5DPFKj4tn3+6cydoPMMc0jBYpBEgVSZxpEkTi
        rPlZVLEzx8gOmnFPLtDIvNCxBStEcA0Nyr1sxptRuYSnjUqVi0JtljJ4aiaiepzpDNQjiI5IhaAh0vqBPskzFYza8UjSXN1VWeBBA2I7QPi0aZ59eEafmvma
        LLDSOz0aUL9vtfIOWUgR2FfRJU8bW1jne2mUrF+gGGoz5xx00ZYvyaBeYTBCIIo2LA3GvIfg9REmvjo7J7CT+OFlaD4Tzd3Y8gTQ/pxza4uz5209I2Ulb55G
        PpWpqpNvVJ8p04Anij6TRCVYsC5otjLo9eZWng4x1D/u/XOFrqhDmWyEm5112jwfL/MRsy1zxNQfqNtS33H16vWrl30DRcW9jFrmoREH/0LlTjD++d/yn1I1
        GFrINhFMfCoU12x27U1gi77lsKSQDpzZ38pHIxLR/MV/qYQ1oDJKYfVBeAor77WNRCYQWfNF2wCGMGlZOlQnbbSc7LGvx1lMEyiXJlANq+xlFtGIv6RScJgD
        4dTeAIjcPlMlMtwnnEJNjqrMWRKb8DHwitwh2exlSF8+jMVdXrx14z/lntZGT/PzTtZas5O1pFPFp4z3sG2UnPoZdlqbF6SlykhKzzk/CNVELzQtmnxSabNz
        6gfTJk1amH6FXhljEQHdkj0aDXhNGyBjaQBMiP7sO8IL561bMbDQ99ZMTFe5R2e3aljHt6VdPLeJTMO+PNiSr9Arb2hpO4vEZ/pHZWm8jU/G/THQBcMpZiAJ
        t7pOpVUF0KhhS7H/yB48SfhfG4VSrsoHgmJDmVRGuJV0fJp/ALWNwM+g14S8Hp3XmfRjtB7UKNbSeRRvvaRJKj2Ifb2ts6l3YQ+rlb3Lu6B3eXnvcr/R7tK0
        b2hk195M9biqq9DRG1uDRtsMUJwrKiSRMWjd7tFe1T3auLTNYRerukdzoHs0K92jbW8gcYm4e0SV7hF9U91DcygHfeH1RSU3Mp/GL47w4JAQUPREhWzRoEi1
        cSiFIcAtE2ZTszIRqK07DwjzSUCIpT4JxFhvEsAu90b8VwqyO5XwqLHqOlKjMMIr5jxsc+TIsaySlQXr3D4E5EGKLSx4XISQimrMsa1JrSZxlGtMFuRB0Byu
        2A3ukQvmDWtds3oKscY17Dmk8YJ1TgJri+rrwkosrWV/JhQZo736AoPNOIP91bYeD3stHpdDAQiy13L/FQ2mTQRWGS1Taqw4oFiFUUS3cyQNyOe+GTOK7LPb
        nKqrqRjO2E9TPlLmszBjrj2ZexLst0+fXGBn4tmZNtUHDDMn7K/90AmowsdD7c/71mfY4NAIWcumboqwUFbCwWxa28oAhJ6VKOtAqbpRaPLIjhS28KiN4EBL
        a1ULz7NT5tyTdeoCn0sxV7Hju5YZI/w5aYvkwEcF1o1/BE1fKQoJd/1p468273hE4NW1gUsjMe9ahYsLxa1V7A8/XH1LmGvIWlj6EuDXPwN1RR9eq/gEQx4B
        6kXw7epaE43tscbOaWW8wlQTZ5EiXT6PcjlraAcpNJNVoyk/zazWrCNXFRuu3BAYfLMkEsVc2+Xwe3Y47adhtMm4xrPlNJsU4vGiWANdW581buEHcLkny9/y
        BKsnzSd09QTyDXyIFKLG4RTAJ2ItdZYm/oXHYlXR/Bx1uSxdGdRrLdS0lnmIZnTYt4zOKt5leXgKVxrge6jP+dJLawtkv9OgUZ8DrmDhvWSn2xFILLuD+Cdu
        43sWTqgFiIXMovNTed/LH1sLB12m4YCrL3wJlynZ3HmEnn3AmYtd3loIBdGZQwID9uY0oKt5iFD5zNb2RJbutJVPb7kr1mxXbNOEvwMHzCHqVizpZIOxDzWy
        PlTYYrULuj2LcWdt7ylL0Dx1tTRgNYxMnaq/1DeB9ZdSLaXBfq98AcltW3po6YQ2rcJ2qVwWi80yoN3yTpjaZydB0WOFMYbO/jUYk729AmtYtg7VJEkAhCYQ
        PRNQE9cLocHIkEeahiIkNjrsWpps5ELi5t/oxH+jZARB4CS9kBqO5u3BHKdpz1Nj5s1YjbJAoKpdi3ijUy6SSV3r7MTzbrFoljmd1atra63n5Y1fXdI7ED7s
        Arj4eEFEKgH5l8vKGIte3Yqgf4s3fTENFvBiyYD2oocBUF0UWLCuAqtVFFjtYgpMz+LD+kCXmotf4It7/1xaCvFSATDka6bBOQlUAvs9s9UCXJ5qUlC0MxKm
        lhxS2RG6GKrnUqaodBnzrzaAuknNBWPq7Q3dnA/gijzxnpi95wMtzn2I11brZ9MORsH44qurdfg3vek1l2npJRHTanKzdcHxUD7MPhLzMV4mrkLnIniFwXNd
        LKSz+Ya/sq7ON2cifDLdRpJPWoPnviFBzzUb9OzdAh8CDnJz02wIK4CNfX3obvyL/wfH4PmIlnNId5H4dllvDVm9NROYDjTW8Ix3+kw/GaFf0Faj/N1YIOFF
        YeMcoWb0nk66NItqyzcksGSC1QvXkosQH0ibvKjTUjMOQmzFYJQq6dKBBj2TTk5AnvioXBYyziPXe0i2fWLd56QSPZkTt/M5Mac7SMV4sszPWTgO1jGhHTLF
        k01FFZB6nIOFE2mEZZ8W/DyYVNBA8MCtnAyoboR/tLiFfUmIvgYudIQJh2nv1EjLkmeNmLZV0W27Sk4quh1KdeQr+E1hwgpETVtxQIIYqek2VGnnTOrdRHI8
        DKGp3DogRkOipmthUddUOaNQ0x4ek6vpvBykpu2zEz4vatqzZ0lN13I13bZqukNq2mM1XbNju8cjsfd0ZRDOiS9pZz01jddBQbsyoHBJMcCvGd8wze42riE+
        z3LSLmXEsYJ3BCvTT6ft/KqqwIQg8ZP68LNNiLP3bZy9xweWlX2YL0vbno22xx63qKnLgBHO1EtaD8RE9OnAMFVxf0EaHYtj4rbz2JCyA483xxFfAwNPm33F
        SRjZoC2J0EBQPGnG8K2a19SyeVChctvgLXCAs4HrU60cz92rLhvrN7VcGzPrw2KjQc/ZJ67UrHc0mz/yvyOv/3qRYSx3QiOYIKkjqs/jrDDNh/fBa0ANy+u1
        BtMPhMmBczvjbKny7pCtPEYLt3coppyGbZkd39/i3KX5I0ltZp5egrZPYFby6owvqzPsgEADNWZqoFGlqcDDGAcc00AndpFUHD6hgRts1xe9C92dg16Y+dWu
        15ea6XuVFT/vIkt9xpnd5jjVse9buFKHSZW4CEgk4RpgfiN+I2NXs92dYdFVGtM45zLnln74egaWyde39YDRq2H0qjkbL8xzS7JiVcXoDX/EhovtMZopxsC7
        zJFrtAMnimLbX9iZ3czJ6HsyOUoDky0JQhr79NPb22doSY9edkOfY3CMvoHsqhqXQEJsQqE1dsKvfQtjNb08VhNntI3VfJpjNd2jVI9ZnVpXMxuyxGp6iEoq
        YzW9VbGa6FCS3J5zo8BcAuiopJlISB93XO5wtRsFDhfK4lZh4TK1vYy6D6MQQUgYZXEe9lQwx/ilsocZoXPBy+bkZRynh5c5oiUqz5Pb1LplrN42EAjqwQhq
        SywOhy7GbvhZRJjZaYP2EGnWuAWRg9KGLMV/qlJ1hYoRO4dWuuTNh0XKqVnogsSDzLyaY6t2HTp7ytQWkrzZLfaTrCp7jNnKNnLeF+8o9hbnqZsijO/0o4vn
        TsyTel2olZeFqS/BDV93DyEBVBJLTI3GL+OfCasxZx6HNMDaOmrcw/Tt+ObnlbLpx/9sMvdhljkSOPebFrjBCEJbgxWB4wapxX+v1mjVpYK1nL79Ro5IQAhl
        6t7KFAkaIlnGxXEc3Jw08Sy/IBdF0nplpNwcBwxyDGtVpsrnuC6jkzKCvL1Nc0JDGVuKh/Bt4U+7KpgvouRI+P5RSTAdWeAj2Iv/ieNnR4ACxfTiNIhlU3T8
        q2qCTyRyIins5DwyFU3pSnaT3iedD7JJxdzXYhufA7Dp+PViY8xxQ4jtny28J5Z4GMyvaHjlptmb1pCq+Z44dawZrXjYq2Wn+XJEweH5+2FFe2Thxw02FxNx
        c86ilbWNPgR/NTjVndTNzGEO9fugI8EEEzdg0d8zHMLDZokrrW8jbgJrfAYwPmswPgdf5UiGC2JqTX23E+fVXwls9DlkOA+161Sil17B+en82r3ePEcdsYg5
        8dcUjfwcE/Qprdz5b31kPZRgzfacR06g5zyq7kPvuTC0vlb2Hk9C61UltB7Z+Sr+98KQwclGngiGdwOX1WNYhftSfzZ1bpUjyJ5hrA/uyP4s77J3bg/n2njZ
        Q0pStPOL5Ap2CSU1Fma5Wq++etZePTt49Wo9zJPRh13VmK8EjVqZl3bniZq+peVYDBK3jHHEWM5jNEYb/tQApgLNhg2vimQNES3vRu4I4d5WEOajMPPSXHG9
        jW6oxf9aBEmz8QM9jQUPn8M8k3r2a3/kAKzow278fWmDCVR1/EZkRuIbGvwhLBM+Blvwvim0vBTduBJGrmEk8gR2mOOMRJToZxcRqTJcwkuj5pAf/arrOUid
        qsQVI6SOo1RgbQNSEZ/OessqR+NimTE/ST9vYvelhtHj72sxC4gC+ENern28zi1WOnpE+FalalZxov611D8Trbi3tMSxRf/d2GeVHPNM3gZM1fayBPhc/V62
        bS9stcPZZ4q+fXgPGuomsIjJoeathw+1WG+wXSYFc6+HAwoisS/va0qKIgMuFYULIh0LkWbbqKM7eCDdmY/UPG+JScBYtpTy53kAgEuzL94HhDJqTk+QeUPC
        EXn4uL0SXYlG47yvOr5I4rFnWdkiD98x/t7DDJhU43swrmxjsvg8mBoCZAKkKpCe7OQKRvFLoWDYaJE5Zqlgvpe+WXqB2syJJ0h5uSQ+qYvwSJFQxRLqSi6l
        lrBGGZSszpMge1FzXAl/0POG5hUYVoD984Izl0abJXgbGAJW7adNwUqCpm9bTR9z0AVO5Mq+aZCzHd/YR394T5x9baGb1TOTJfHDGlN6Tv4YL6ZkLg1tmKAb
        Xoh3bmQP6ThXKkKhpueSbplH1qPCndO8CgTdCGSMBkj43PgxXS7qX5niuxvbnGsm8BOp2A2AffnZpXTlVxHQ0Mi+omZZUW7VbBU2jHve0YBB+aLSx+j8Fzmc
        tYECBNnxjLOsD/XTDjQK1ik7s2mHczcNGKOd+B067a0HrQWyu94TBsGF9AxOXobW8CXZOJRk4zrN0YLseUFF2Ey7T78rRgJ4kG1GAniAlO8ebeqwABjhKBbA
        zYguOfG7LuOtzHz2Cx938T0e54QXNSeLfj3WVkzGJOGsDSCANLG5AyFkU/qNJKINIBANYXMbakCwihrnqU6RDRh/GouOCE6A38yN/0GlTva7J+PMi/+nQhg6
        XVDgcSXyyZjiuueju48ckROflc35N2jHpWeSFdWgO90rVBNJoNsccHkhrhbvzU6QggIw6qt55ECSgY8gB9Ksj2PtLThqnMOAgT96WEobZCePH8qedw7Lh3ny
        YdT3GM2PSkfGe0tGRG17ExbAOFElplb4J2UlqS5HAozbPIyHNiccqqWeW01B1Wqqm+B6Dr2uk9QAQmiV1RTCaurkVlNrldUUsNXUKq0mGCsBW02+mDK+NWXq
        JmSrqW49hgFGY+j/NITVBGdf1WoaFpeLtZpCcdmFor1HrNU0krvsVr3KEa8dlX0WQE5xHujN2T8BK5IOW02+tZoGgr4BdHApFMGHaGDEDL0BeJrUL9qzcYX6
        LZWMoLf+pkpGsX1GwZ85pd+npOO+WyVjdJ+ZTYZJobYKCjBRT/VqUgO3W5P5y7RWPO2sc24XjdBnfzyGgid1yuk04Vp3gYGt5rnaVzxGlixwd7eahmEsevSE
        Rc2EXqiEKb1ZMHVN0ooidv1kv3UqhgciPi+ZU1Sj25ztYL9uQgOcb7pT5xO1zAzkLctA7kfBGvcKi1hcfWlPXloA+baiRlg8v47nX+aa1c+uwe8NRge6Vxfj
        d8BJc9nDCzFnv+TVkj1yUg6ct+E02QJd4VUPqOy5H6seankTVFW9bdfd9tWkMX1d/Y0jr3nlLy1dU+BYxu/UXCLflgi+tIvc8APTF96gL3LDiTetcQNVXS+n
        KK+DotwPOVMtEA3qiep0UKeB1KkndUoSBh8etHOvQhdIv5611UmFZ6EaFCi9ZuNz7Hq9pfkcGmHgpj1wORfF9FHMFl6N78UdXAzwGNdR8GGUmJPPBVmK12oa
        IoENSGCA3gOxhJZDP93LUNwvOEiyKBVoBwoUYtWkC0mHjkKHdg4jkxk69EI9bcYA8cVjaW9QuY7Iq2NRrv4g9gT0Ug56+IGkhzaUl7/cF2IEpCrjITFpZpux
        TtoFtNRm2vgYG7uAKZgEfQLGxq6MjV0ZG7tmglOyPQsZ1yDLgWNmBofACEOgi80dpJ4iGuYO0KdGPNz1OedfuPjEPIHuo2rDryj1rer0oTrJBDLtC4ydNooL
        vBaHPeQ9oNBYi4cf6JsY9ioPNI6MMk1rwzrsTwZ1OmzY7PLrW4wnLLYr9C4pLAB9JpASGF3KskiqvX3jI4duK1s7LJzZk78MqKHRxOIuJRw1JBg4n4B/lkaI
        eF+qJPbMMPZNhHrchQCxHfpKgLij4qOZh2jmOrWTaj3KPvf1GPUeZX/1xw+7cHTQ7ZfTz8+ce+Srvv09JYZaXYb3UAb7WEZ5X0b5IWwAlIJhFIZ2E8Ma1Wh0
        36zFEWlyUCZprJaSix1eKkw15yfiq5H3y66/kTnuxLDisZe67GGRSyQUjiwIhg7D6km+1JVx1qtd6FLZl050s2YWwo0bn9Yce8xTooyxsuxso2Pbv4P2b1Tv
        gzPQ3of3HELkMuSAs3Pvw4Ir2R0PXK2QFuFkwQO7nQ3Y2+30MF2AEGv0cm5mqs8eLNzfB5pSMJst/ulHTmqGxVXx91PrDJ3vmhg9yj+MGLmjh4G3Vz8/qcm8
        CtBtIx7JsWGnAuaiQ8anj4dwr9H5uuh8fSpp3tWxQIFSAQvPESy8CSa+q5n+QBeLoGsAe4IpxV1KHSuJOG2Kt3h73VuLMFcFPBuXZ3lm9kKUiPPfo4FN6HH+
        JNfD+REcU0jxD39McboxZ4TbvEkv1ZKTjiUPBfwErnUoTsYCaux2ENzpkDBerZrGuhA4L1NZ/1oseyNoBsUQA4A+MvT+7ZhvbZ/NvXe8oPLtjogtY7kAlvfr
        MU9xJKU0ZQ8ze2eU9Wqo8BpksUtuL9/riudLHEDdugPvAF8qawDY0APpE1CtjynH3mv9l+K9LH3q1oGp+Vjqsvecga95jyHuxXnpFNTycgWfzr1h1nGjrMOy
        vFQclsHs4KUo2ScKt+oq91dwcfdXcHH3F9ovEPcXPDGyVAGBXOX7Ci6AlfCqsBIgNWBeQr9bk/Cj4kidjqzhdDqpnDIHG2+K7qPqBBKFVKdFolCedQyWIuiK
        CHocAe1BBLXA6uhCBHUhgg5CHhxO2x9wRor38Zl1mpu0yEBzO3n5soin+Ub2dLW5aaarpQ25BfMS2zv48vWaf91bLyx6Lg4fU2uuXNUvLgz1iwtDHbDxFWGI
        7pOutloY6i8hDHXb9LVCGOoV8VhDGB5S1t9U+BVlGZB9X+wsxQhFj+DlQFkjhppjd59xb2i5RX44L7jMptJBgXx1Hurey3+krNs4TKyGY+KW8OLwT1M9JHGw
        NP9pMahb/AD7eYMH8mmQcV/tNNIxJBnCXMAgG8gg668dcFPHwbPp+AAogoQaULWMzew6RZMv9zU0dPdk4K2ZcRwcp7liMFss8Qbl8m4tt/lg8JFpRO/yOerd
        50Ve+VtexHajrlzEAQb8t7iICmJ6C8XL9OB6snNWkND4hZXgn8qJwTCg8gSocbyzC/FP0HBLkytgW1QDlqSKWhzglK+Vv0RgEwygFqRnyrSMBxjkFqz3S2mj
        AYPcgmo3yHQnw3XGScbg0bIIpa1skqbGaKyawBB7xofR1MAMr5GGZ8Vthl+CstimwVHCCwQLL35Esy/qESx9ccSzL4M+T+aVDRIZ56TBmD9G4qgVwg/UzHwy
        NsO+01ta7kSxbKlmBJHfAAaKOiUvZ9n0Eo0b9cw8XEuMJ04NpSR2Qy3QbFQX+1h7CGGlBIcx+Th6OP5JDYjnq2n6L8BIjLUf7HYYa7+2g6b/gmj+botFeEfa
        22mB97e6t5OMuwv0trEiyvxAPx3b6S5iqTcgcSKJkWqJf0oDEjr+BMd2oj470iOaItC8itdI22ch6KjZCJkXJqJnNG3WbZmhShVC0jBmUUD4ssD+1bRt4wuj
        w2QR4gv/hPVb/rgA3Ul6mb1h1VkkM4XM9AF/N/sW7QrAqgen7SIHRfI+LOJN45aWBYj9pDMrt8U/zeCMt2WMg6ayACnXKAaHpcLxeMBQG7s2SU5bqEiumTSS
        5PamqN4Qz9LbnIh6Ces949xyKBlE8IjAkV5AxtjSYeKCGRcmzg48DA4PUJVrvXlcyh4lquFaphhSRnOYUMZIAQ7e7DG4nVMZL3jt9Gi5vihJgm782pB17Gbx
        e7KLzAoAiz3vy1/bBT/pSIip9BfuJj5n8VscE8i5U+0gekI0AMaBGasN8r4AwLoxUjK57I9X+oENnfIFZZJ7spbu7VETH+YOnwZ5B2GQ5RkERe12MoRG7HYQ
        fa4ELNlhsGQg0wc73e2y56zXMQDATJspkX07NoDrFtGj0BgOx836UPXjxqdhBHjqV1IH6dliSnigZ1MpsqnZFDplvpBqqdXxme2nSFnPXHv6DNdKWfVjnKDg
        nz4T8pTVF2xhvdliGG51TTqGTVCEJGJOwGsmI7NJm8O31BVq4mq1G3vbnA27natkr5c2dzu7ZF42AtDyK2WfrPntDHjsuA7b8A3q09ANmp4cv03D0UhHguLJ
        E8WT/xdz7wJm2XWVB57nfZ17655b76pb3b3P6ZZU3a1HWX5IbWR13U5LakvGbsAYJx8kEpIFUw0zbVnhU6bLXW1LGMXzJV/hmIm7wfje22YkT2ynIXxjAxYq
        wAwmQNLJ92VGZoCveQQMMaRlkrECrmjW/699HrfqlixgPBM96p6zz9777LMfa6+19lr/WijVPF+qeTqvmYG/pbnp3B1+Ta/tUQLegSimP+LZ6idAloGDtAYo
        NwLUg12o3M+InzUO2w+eeJlRNnAMTTX374NzAXqrTmLCS+iRGwMAwTyZgoLDUzfXwkwILfkQOIerkMRADepC2KzVJ3d5PQnV7cNjUDKaCegeIXzIp0yomyYc
        knShlDYRh4ZQwSdlNGH1OrvDVEwLEHOO8Gq/TSTVU6kLSAvGMivmAyZeoqeOa9hfnDNSqUwbWb9/QAeX0tvz5mla0Uj3VWXj/oTp/zT2j3nGcdAAGR5t2s5I
        19jJqW+3GHElQpF/2p0Zad309KUONqTVZAE/dyaLBfHwLIyIJQwkHk5OPEB5VMljCUhGZEBAEOsG07REQ5xXsZdesnvpRbuXfsTupR+2e+lmgev7tL1cHkcw
        bKAL2UcLN1D2V1qTZZJQFb2AQHNQAQaqiq5jHtfkmzCdLacCjXXqFpxKjV58aRj/MOFo8BNk1r1C4Mhg1TB/6bLq2jt0DRC5wlLKXNFaEDZYe96bF0eYBqfk
        M7CiqnNP2+toe93R9hp+GQ6H8G1p/VNpN9vlQzByf0eh7v+2UuF3Kvl9uxLj00pbQWKFFlAmiys8XBICh7NKHlKGsphTeIha6UmEwMN+DOBpiDgT2Onh0it/
        QDv+sUchx1WtQsliqi6izkQu6kxYVUEdwZDrhXKiDr3szdgg6jJjccSEsPAifQKsBgdoDrbYupqAuYljgfKDQ9Y4g2xA2lbCSRVPn4l56wO2NtU1FeDzn6VW
        E+MbK6Stzup7eA6eH1G30duzUt+z7lrS0WPpSSDDHQZzN0va/3ZKhw4oUAAlZVt+npbJN5XFA4AS99QbvC/hzVJwlTDVcrntBCsKUy2pp+U1bZqtptPxP/EM
        XnrVJdmfMW3MsgARE6T2kXqfIEo06z17h79lL78XX/pZe/PgHYgE1TastiPVIOSCEHtW6pl4zcxQQWQmwXXZI3cr/dX1W7I3WlDOOkrKQNyn7gfE7J7QQ1tX
        VwTP9C16sXNIsSFjSJwehiJ+wY0jC6jIwBoYbOxHOlJQQdAg6AewQ6jICC2Eo2d2Ls4Lwtvcu2F/eYtzF+rAuXnAsBQaC+JN1uOCRm75csacxip2lCsIPiWE
        dla9yyFnPA2jw67lD2q6MYnUSFvaT5r5MbbGNtP8GiG31etmPvWy7cMrkQTZPSiXBGtRigkfnFHmWfsipFkIJGRHAYr4MXCcx8eXzZO9EdNkJxcl2RTt+zzZ
        HZscyUwLsa1YJmuVODrsHEOEqzGNWy417pA2ztjGYcwjrMwM5NlYWdO4lHzBJzqg+xpx5Bp1rjycdnsMkEZf7IC+2AR+rv0AD42lV2GSrmFa6hqmhTVa/Tjq
        9bJ6rYdxFc3iz1LCvXw+312r6huFcZKtULaSGMEoQFPnMrx0RgBdNAuyfc1CyBZR5AlVAku+79XsZyW7CkS+mXuTTE8fGoan75Lp6cN0BemzhLOHgmb2bo+f
        suVm3D3GpKWUvIU2zMEc/69UW4ufGj3neeH5gECYJpAyaeUZ2XZE/PFwU8XNWir77gMkbg2evFDCa9CJu/0komjgpyJbe5VxN6on/A+k4dPYsZ+Wm9rbuzAL
        kERatVZO1MDl1k7AETg8ceeTafiBE+87b0I6xnlPPkVDnSJFctm8H3gKjFPlhLsOIxL5SWX7V9C1aG+jYWF0TpRi0vlP7TAiNpKiYdNc/sqswzGy+ww+NsLZ
        vwOw4mbJJkDtiBvQ/t///4Iu/rDXvMNrRr8UeIF6MljjjDBDpxeeoZKxDCUzvxMuXOwzz27/k7AEhENaybM7hIta7VNpg9qPevcD30L1ablmeDCwJq9U00gl
        LCazt2ElaE/LcaPSCvizq70kjt6O9qEtO9pXzaACa+p5Tl9QqeMPXZC6HW0tf2+5JlvWLcq6O8sq3QOso3Q7PdAhRFQzR3aRGOELmsoKBvjcJ3f4rDeQvWI8
        iD0ysHfY6ByMxATqAL7AfSbTtSqqpLalQL2BaPgMjybZL/mXFjkYMWDHJ9fgQ0f3VU/Rsyg+sCEOG2KtUKCxfdnzqrk7DFhBT8+rvWVCXXjC7gmXB0wO8HvV
        T9nIKx5YVr/Y4zxlU0d/qKtUuMdgpPM/YLLxk54tvI4D6uhqsLK3HLviN/qEEcF21mBH6biNze2WcttgPFb1SgQManzdUoUYTBlAi16JsEIWm4k8CrcvAsMx
        wxlau5IlAqCoJsIayYlsdTXNfspaJe5u4u+5EVkPk3uQKljzCGjKhiqOAP0IwPskKLQ96o0Q/aXveedp5bhSij+49Eq+TFKWSHm1H1BddgbwuwufybLzvNcX
        kJHCC4S07Tp8vAaNgY3QlVTVPSrY0z2qkvlGVRQIpfIKQCiJLztEkJuZEYADqjl1PoKijgc3PhxFauooEjyV2Zj6klSDWsRjTBBGENib5gev4CiCZSNioQak
        dOwKXoZS6LBvGKFNquWbvxGuXIQGcPB66Pu5A7/dbiFWkcKrGp4XR7OZzwNXabatzOu2Mq3bCpU33Fag0LE+PNMsIiPwd78B79BazB2+iX7d92r5IY0P3hqS
        Z0D1UaL6IoS5hBAUKRYJsf3ArIafpBIK8CPNUSgEVykUHFFJW5SowLSYazB4DGQvJyoE9m0boPa+XYSUBgDkHsuUyUFB2Vyej6V1EDTX8MfLhHESFZdUIv8z
        7o3/M5XYgc0M/1h7jiR3sLPcsVRYD/ycUBUWi5/51Oc1WB9CotHs8CMMRg6ZiolXNDEsT7sxyRGU/qYJ/0HfNOA/qOiY6Aj1IUSnkPF1QcK2PM8/X93QPQSC
        PKaNGlhPI/AitpJQR60BQsSBqmWYtVQfVsodzk6uWqSEbPDDjKzY0fY5ylFXGYCQWAxq3tHIRtlT6F9XNwPSv0gRG/3SAJiQ6rG8a2tEFvUUtNEbW7cCOCJ7
        7zxzpj59JT3rK+nDV9I5o0DdaqPU/RRdi3P8RqpAuQ18PWCf76C9QPmEHd4nex+xZ94jDr1GoIjfdMedmT+z6N2oQLvQAjUOOTpQCQ70vCSVT71zDXYwngJn
        nUTIy+/U69W0iQCGDPt15x3e6cLDoKI2PzzwDWGfVbHNxhpqqWND71aR33su9kGr4IWPQMW0+ND6NdQfUE8IUBrEG7MtQfxpnyHykjZ+VjRm2OtEoG5AmZsE
        OgtbO0DT53GeXjFNALBUTgEKSq3SAXmUzGQrR72lnPvVTZ+RiEQSOpPKpLDgyzhjgUsLPVc+7XEvB1CNieCtEhEfAjgR/OTiBIZOb4+n1vMDbm72KKlWirDE
        l0b2UIi46F5+MuTpW9FCE8mLgc7uWnCBKlocobHCzwC5nc2guqxuFKzdP9VNfasg8wuXQkh7qiCrq0shN9roLeoPYZ1DPZpBWlceuGhHmYOhfPAoBr76oJcd
        DHGsJJVX4yuemo3Kz2HZ+Zdx19RKaYdJAHm4Ni7f4REFwVPzzfx4Kkc41Y/28mGq6Zd7Z/IByEcphQVJTboLPY9Yet4pyLeMRVSj4aDtepkZxLfoOW9puSCc
        hvbsoUabup8wujLECc7j2toDVbrg5T1gveRsDyjsedYDCIMNOAagjYbUVOqsoWkFEPqBcQQd7z/3+Or7WhWgvFfA0bXMPIwHWxApp+WnjQXRMjPorBYsSto5
        cGc2gytZ16BjfFM5A0PyU3pQatpYpT5++Hj2PkK0tFHuIFo0+1aNjTl7JjmkwzqFp0F6gxAauJssZI5j2fEMY4NgN9Qpqx0falNqOkRVLJU6SanwUlw34JJM
        /f4d64ReR48L4ebsDU2+YPAdMDu5f9c8hk1LmM9jjagbkaY7UXoj0ojMGMjPISqJ1AyngumKCbmkeqBF7cbuKN0YoSH8on3lzt1v9qFz9ytxwAFsegCZDGbb
        hDHZbIPdqI+VWSnmn2cmzqSTmJETTPE1oqo5oFYvPsKEO8mcNis+5BSNcHKqwB6vao93tH2h9ngdNKIC65sYVj5NBeCcA7JW3cxlyFo4veisCdHAO0JFxgxN
        nciY0sSqhifDTszT2vpbUB/6b7rULZJ+RhoRngLqpVJVun0gNoWQow6qrdrXdeBCwUajrdNozk1mOmuOj60Wnz+9Zm6SpkyvwTNZK9Bv6wB5MzyFiBMa+Doa
        Bc+X1lFVO5dBilWD1VK/BIwdQN37GZwwuepGeSrL4q/JqKH6CuLw3t8C4qQ0MTYTWRPhYkPDJ9IE2/EhrV01PgEhsuqWKBC/AmbkNnYsiQJDg5gYfnQIWLrU
        CRwDKH2Eq4TPx4S8v5ZPMY4iClTOYK5U2Iq62WcM8nprJCFmv0yZM9gI2NNomoeBrZwhuHUVxLqWtwrmu7CCH2mV1bpjX5A+R3taYIVKbZTluiYtRDhNZGFE
        TGFR5fPWziB7U2MHY4Ej4legvlsHsMFCFSA0vkvFwBWog7p6ZCLrsaskvjkSHWQkUsgiXdJHKJs1lgRtC4HiqEQfL6px/wTVqKyhZ7hEaoZBYqvwBrpPHtas
        K5FMz5pu3yGxSTDri31myhxCP02ZG+jnCPKztsYtNVTSLZuq9DCiAAPwQJFTptawqM3EGmILy4X02YKeciDgHoLYCZmdBJlVIVsdIxdKHoeZuzemTg+PZiO6
        JmF7MDfS1A6+2eCu6FX0BdcC1GZAz0WgFTMj3W5/9K/sGeA5M44oAEckVRccEbyozqQBekXnmstjqQac3sh4vTNpFuh24LEp70pdoe6hrklki0KAJhsdOWBc
        S7UNj5MaaEbv30PH/5eZp8wvF3c00QH/2RJ+br7g+uZlKsmPSdmGQ9zy71PLHgQhj2yQJfUHBmNyKscvdj95onE+XYau1iw/Q0Q4+uRp10MApXZfKAPOlTR4
        LyyLWp41Ynz55ZcP4HQRv+ohfJ8sUDjB00NOYa6ZWi1S9UukB2Eyj1c4oFqMJZX5Wwdr7Pr33NOqj8x3Zaaa9mj9o1AD1+iIGySVyJLcJg5KwhIj24AfIjDh
        6Uz3lsIbtVV4o/ojuAOtkjeqT1NSnwBejd6vO3BtkxrfktDPmsoWmSrwRW9ysTRPdaUJSZPGr4H904DEmmKZxD/OQWuCOYcBjYu7OAk4NWnMFdiup+bShPcR
        vdJHxD7fhj4GG9UqLKNzyAIZ6l1NzICORIRA1MCYeEl0nKeXPUIFEB64FDZ52TtNvBKc+jVVrVZTxX2gDt7oCJ4ZRX3fDa1w6x9yECFX5vSffv5H/kk1CXu/
        u/XZf1ZNKnpClLqjjnZswEQlEMFW6oigNV1RP4rPfVrYGxuhu8oI3QGXzDfREU1VDm4WtNdH0N5a7xh1AvHrDWOOqb7P+NDLeNO9eu9P8sDLjPvkxnf09vd+
        7NNZIu5v7X2tfA87v/0i0MLt5BZnn4i40J7d4iwx9JqsuRA/09Ikmbif/OfjW3w3fb16X97j8S3yWNi5H7sy/vEyAZ96v77H43k4dhGRAqNSUTN/F4qVKo/f
        fFIzjdpXchXw1FUg/lGaO1snAS+HccmcBO6QYqNuCV97qkMfJIX52csz4dvcYGMHuoJ1qS/FI7Ne9HSt7x09M+G7vucTERQzVi2hwcv7GlzuX7pudUNlaL/w
        0gdPAlQLouTS3R7sCoyVE68A7MpOaA2djStKbWvkMQNseSWxuvFmK6DCpw5VtxjZ8RQFELmzx0bsJ/fxnvuYHmT5ujqqBSBOO7IQAfAKictry4n+e9ffUHPy
        isIDhBalITAhxSwCE5ZaR2IJFQCwNfjaXhr/LfXH0Dd7dl0KZZXdtB3ZFU4i+WuR39rw1v3iJGwH485QSlRJyGgpqoTiPt8j3/6Z9556rFUtfLER5+wz3v1C
        y91e+wEq8okJ578HLLzfm32AxgoAYyk87mMhhLG9PbQ6JDTLZ/vJCHgKUUHzgLVJB6prGwVGZkqnKJ10mm6YGYLEpjNM4mYjwtVluapnJKxi1B+n9/7KA+w/
        sOmqmOo9WUFTGUBKgyOS+6beUrIb6778E2qtlu7h3hX/J3fUpcvPXLoCS5ADEGS/nFfHSzGAhBCjlbAPT5vx/wIFg7z3s/855nWAL+S66+rOnWMd5KA6Cmkh
        G3EvpHO3EL9nyCKhoO6pGht6BImoFGPy3lZYqsa31QSsZmTLBepyUtNDiTrKF6BCATZfKCYgbnjrOErSDgE7wMA9dGX3et7ja4gpKVyvqxEFZASyPD4ifvvB
        BjjsIiMAK74H4kT3jKqdELrcuN9DjFRs8C6mXMnGGR+YevdY9YyrMhuVGTg7NXXw2j7BAWV0n/UsFIuaY5ANrzOfS3Mfm6GW+OVDYggAn/DyKLMo3PMsIFHq
        ScehcfH/aqe0Z3mJLFgZQkKAHZfdvPd6IKY0eE4jmf9rFbNQuMnXW7Cd17+VLMOFGvBTGlG+ltTYryEkCGxD7+Xq/a062SY7OyZPuB+ALyQ/Lm8q7KhOOMIn
        s50tC1xaS2hEYmE6w/iTHiOD9xitQabKRC/Ghk1btMgCnNYIHcNQbd7jIkFA3K36SkY2UE1VPWPBnQDdlEjGRgUfhDitjgBbOWbiXoYTD2kK/gDt5KQr2q+X
        eTJt2iIPTJPlwbPzZErlSXjCid67nk7d7TkZFEoVEVEBD2l+KJmyYsIkDoAnS+Pj6Pg4HB+Z/jJtzp9wkA+OLosnKCUhpAFik0oqNOkQLhrqtdCwXgtEbHCy
        VSM1IauZWv/Z+OfcJoVRJfxF1O+d/+bkNAI9pX4Po4VfG0sDzFctQ/3JYRHi6Gd9zz2f+RCRaPfwHb1/eyHueYR5sQ74v/F+Tcj97T/81I6E392Z43d2Jrgi
        Yf3M++GKXkr80feVc2EfsF8Tr+aT1F7U1KXeh/2WT2OQEBa5WYG/u7PA1t8bUyAsCpx/VQWCvMDWT72qAn7xhpXV4Y6HXvHwnbsegqRLkt4ZPLLO9kJHYaeS
        s2Y8lX5DFnc4LRYdiHyY7ymhDerBI83ONExgouhNjKurRyVgbNNK5gGnaE5V7DKAq6xY+wcQxjArfZH+h75Ks1QCizTrZdJsBjniQ6fuQ73r7VQeOrny0HIb
        Qha15cQHy0Es/XsoBXlWi2JFDLvBl1DpsOr1hOVnPM87560b52JaOfnUf/jhj89EvxE+Yionz37yg49+rd/5Hx9W4HLQ+cvDdsEcyC1Qu407TBlQc2jg/eZu
        py5iv/MIXkSKfi/73f6KC2B5efSiuw3kYfwJtxP4UMiPm7pDeZZAO6tXLjihoeFtZdCXf1KvL7mA20JjtcpgQHMUZ5i6A7gTG+ev8XZP3+7bt1eMj3fy/fJN
        FXyYi7cP+vKavoIfGmcw6Ecf9tzKRjmkpWchl2sWFKwQscAKyCK1rICqMKo2gECmd6your1Cf0PsmBraC+q7mgJAWH0b1Cqe1fCED3Q15qdlwiMaFbj3kuMJ
        wPHQi0h2qyqPD7PWneFLLCllwHdIc1DZkBmD8qySKx0dNEq+4dR7NMYdRQzPstg7yer37EC2UuAcb8Pi/AH6sdfQOJ3kq+H6CWbH+JZiAxeM0TnJxynUz0cJ
        W6jY9Raw/gXX8xE61+Fp7afA+NEhh0gyFMxioBqSyapSmaImI72DgEP2LByyw4ShJqggtabcoQMeyPh3q3MIljHFCccG20GfvJ5OlE5BR7B5O2q8a1zFv6qs
        qTnU+fXUx1aprlAZkhsYPWAnCPGSlWkFlDsVohbbm/n+FPwWWS/Ka0bkPmiinsEh6kPUDlMX58p2Gj0GmUZZYdvb96qvPmM/k/0jh0SPb5AM11fePvU5Jdts
        uj0Vh8+iA2bB0bDoxGBTYAYTPKAh+N4cfcjLcORIFX177PXWoCTb9JyWW+K+AnJfOrvplRbq7PYL4HZPTaHlPV0rhOF/zG6cZcrs9nquUuj4n3kaATNWKAYZ
        M7Rbq4NoGgJ5A4c6QfwpT1thnzhQbYWc0749kVEJW0FBwS5b12gLtxbgFQBYhPNbzQoSY1bA77rfYKDfp56CC4H3+N8Md9Vad4aYgmEWzX437uqnvDG4q9OU
        i7BlOtwnMQ7Rs4oaUPZt93ZAGZQwVGkl4D2eyp4bKKyBXjnZNlZ44ns2h87G0ja2ByZrUUwhDoKdmKzfk+HiWqWwbMlA8863ZBuSnX2OwLE2+jnaCuW8um5R
        S3kmtRM7C3+MqW6DLgTRj7p2hyihZ0CGcjOE/YIdeI/2ksMzuPvzMzkF23BOqcJFyRvPVBCYiEIMNR41nkHmbQhUQCHcaI9G4S5MwZtRebK+x81MDyEuWX16
        3gOutTM4RU0+gCkzuwF4uvlqMECdRy3TRSqTkutjXFWdWD2W/us7bvQjntdar50jHIeTTmDTVWyOlbSNXTcY8i5OY9yFCtuRdrhXDwe8XU0nuWfz5mw6xY1b
        i51Op3FX5c2D6Qzy1YYD2cRNB9f1oZnAr8iAUpkIK7iJhmYav01T0axttmpoYvy2mNU3kqtpUNegD4/wIRaRPJhULqI2lCwzuPZRRwNsS8vUJYOnJW0yy2my
        NLnKZOEvor/w/fa6u1EDauMVT49TuZrYF2i7/T5+bdYt9uX6sdOWjZpWRoZ9VB0O8Hnav2xezXbhLNsK/k0+28xq16etge3js+kcMuBEPMCnoaIJfAK6FF5H
        HL555GlojnnlowZpe2g4XAFMAlBfqN0B3mogDRwM++x3mKIK2yXdM1AcwGHKGTZMvQHeNIc8gZkYSsY2q5EViSf9/sU0zDjRGx8BkQ3l9V8WKVD+bF935XPk
        Zlpv5L+snyZtD3XweMbmncLNXJG3o93X0e4bZu+5a/gIHaDQiD6MZvt9++jsWx5mHItY6OD/hq0pjid7DNNsYoLk4UT6grV4ij8jOd4DVkaeecrLPALpgv4X
        WDfv6qZUAr+rm1jiH3BFti1V9zOj0qN0QCbpfDQNu0pETdgdi0AefbOlzkf9Mhqag4Q7dya8c2fCEznf/xB1aNGPB56drFvBmcz1F0QunrLbnodPl/vn6Gt+
        1WWPGE+mzZYLoUQurgBmkk69AVXKnKThdqtWb0TN1kR7fmGxu7Rv/4HtKLju2YynwUhzfta2W44wgUFYqcadyanpmdk5yXiNtkTC1I97eDWrxbGvM3u87kqW
        cRVnblxdjbE19l/pdZt4KEu8eEWWyZQaX3rtBZDx+tgCjbEFtqDnuEZ/vk1vzfb1BS+Hv9gUXn66aTXX6HKZ4p+Wodj+pLs9AAXVgbg2kircRPzz5MHwDVyS
        aBs0EF2tU/4OOJ8VA0VS7L3cbAU47vhI4LXXg3OWfE3uIF8VS77iMvnqWDmsowQ8VopUIl9xmXx1lAz6IF9VXazuCPnqZOTLBcUNMvIVl8lXrOSLOXS7UfI1
        qbuSJV8VnPuBVuOpXyZfPjaLjHwJ9cTwhRn5Is12C/JF1YAlX1hT8UX0g6y+i5A0sS4vYks76q9cFLrTx9XqRXj/HfW/96JsYrg4dRGk/6j/4EX52j6Tahfx
        lSDAcrN8MW1IURY6e5Fdd9Q/fVH6iNnrQmPxOVmWJy5yu5UFf1G2uaxG5yLosK3RoHV9WA/q9tfHJzdQFZKbIP0tecbkqgrMffa3JCM3BPeMUF4VGhr9AFB5
        fZDbXRhhFMEvbqdO/DkPSsrxmdwik6leBgUpqFWwbryLUF8OL6ec8qbyaDc0lSj6cdetrWO26ryhgC8bsKuTzVc+AU9dhIrivJAPccke4LGTNmWf3p6WD+e+
        LXcmAjuA3W04ULAf+FVF2jtNZKrI58NuQ55P40h6KE8reFrD0wY2fosSFFWxN3wxiO6xZHrZU49y5T0Boi9UnaB+vooozPDWlpMFGXU7sMLvbVDj9BOuH2x4
        6646zUD8ky+w8rDwxfj/gS4cF/T+XlqjBMTkMw5Ri0Af8UFez383rNysDkmRjGSOgAF9uEUEW9kLn0trmUNa9cnTCJ5WywzGXwKCcnH9LV2Nn4MTjegTnhee
        g9CK1aj7QPw8kABJm3VDQIKlxboBICFQoqw7ARIgxLnxlse4Ah4vU97XCJW/5dEoprrdSSvbP0lMte2OXMS/AOGyxmvwZVmi/JcEAO7cPf8S3zs3ZlZWpMYl
        oQnbS0LBt5f81It/0eu9+JMbMoaL46Y6Hv+Xd+Ip8Vzx1YHG9Ki+0TGcqTqhfM6Pf4WYQBVsuBdy7+5rDmD00HX4S0WFtIL7RPl/oe3xL3n0qX4wCfl7lqe1
        q2dY0PDvSlYcW0z5/1LxVXQvgTVrjNDDgqv8ezorjp2r/H+pONxi6dmdwHXZ5wji79msLHa88v+lso5CZeA7pT/OgtWR3wfhsyi/pxFAaTuiDFWT3xV0I3FC
        ZGRsP4ac1wHAD2SD+qcira5zWaRl+oFD4es/uRF/3gvxG213kMd95TxLrtKRV87kKTV55Ux+9AZocZztrk+xqOtxf+yqtNMFU+1DFZJmRqdWMRDV6QGz/VlX
        KghsBb5W4GoFXlaBdOgpW1B+eYQnFbxD6XJXCWz8c2DS5Jaf5uKWqkGpjyRUEoSkya1PmonbnAIGIHYZXftW1z1vnOdS78Trnn6m93L73TBlat+rtkovV9sM
        KETNXEFAUu/0PbAOl3+egNat93L1TDvq/aMnjPcPnjkT/aaL873/nWQBP+5ul6/rx3WSjMGh5KTJ0q8fL6Wf3iP/6h7pK3ukx+Pql27K8OB2NxZ6c8LaRH8W
        +vV1Id3nFHICLg/YjrPjnbsfxjnren4ccm31YTVrkrVYYMTHv+qZhjAWCX9WcEgpG7mIHPKzTI3qySe/8Kvfv/L3XreaiTd3/q1+6j73TBLhLCCv/s5f6qe+
        XK++/S+TTzw/hPobtw8uPvTTF940TAOR5i5mpzbHH77HRPc8lltZOfG/5OtjNa3COWejLHv0lS11ByYYsFbn1g8ufNvPDfuR2qg/nka9/+q+O23Kgn0P7F0+
        +3/BPwNbD49o+qnz3AkGoX4egmtFyqyeQYk8b4S8RALsp5VBn7rtYKAC00CYNApc3mCAz+I+O4RsKBP+5Huf3n7mKffI88OTP/9N1U6n877j/eHJb/l2/PPL
        zwtPk4Z9YdGMNIbnS32wDvI2awvTtwig7skfan78/T/k/sXdw5O/NfmZ2e/7hXdI4ZPfxnp+AlXaQXwefBe0DGmd/BI07sbppzzj4K4rH6jRFktfxgOqvgxC
        n+I5+QxtBTQzft/klQWoDN8+YLjw4gzHvSw8EO3WabEJ3tnouk7dtM15+hJ9zO3v9ltVYeOoEgXqj7ZcvuhqMnntiezopj8g842DE34LNaHS21CRNxQYw4l+
        z3UDGCyQfgYXlURWLlo27SKUoPFPe5yEmbRv8pt3Psz5NmZ35QyJ51L/siwsBZ3cnt7+c1c1rwEOrwLSqQovsTTHVSLPQnCarGia5SRrsldmviuyW5OTbeHR
        c57bkCUb/ysPRnjxvwaTki/g40OkB399ElZqQ1UZVZduvfKv9Hw4HPaVtoylbpQKIScNic5K9jeACNMYppEtOJbMwQUO+ULIX4EwtSJ6aXbsACI4gVUW/tgy
        xuo6HepbKjiwk8dg1RpDywEbBgBFnSgpjFTOGX+x7TfWo3OZfeOCzJsFqDcWLdrbvCTMqyOYUJx5EZKElZKfVSE88wA/6XqQCnI69YiGDqaEzwM9EeoGeugr
        s7NPHZQ88EEaiD4P4uqxbkBoLEkC4yfKK5bTgDQR1yupkJlQuc+BrErWGLDGgEsZU2QghIindbKw+zwmVvojr7MvqJmuWVpbS7qokyDSUt2AYyoJMc9ApRCa
        7NkFZU8l0WQXS9w1i6YLu71F4x4TCrVo/GM++ohIYtLPC0BimYeydpRiwuBd5MD5XvB473r73UXaxG71RjojozyxW3kisv51N22plN8yC6BHHnFRPRl20JUJ
        KTb2gLZtiYnSkxeR0CpenP2mHdOW3GZi7MM4e9jBTyz1fQUczLTUBWKUki950ar60NIJSV9AxzaKNfm8zNOcSMoiavaxKEjZYDcv3yZbQF22gJPfbvcEENE6
        NAQDKJUzAjW/NUzrGG8m8DuHIjdVMWppdZAWFkUiDo65lvKmLvMkKu5xEF16KxoBnZ9uW6/7lXf8xO/v+xXZbhb7rvx3BNtNh/9gB2MLMWFQLOyrRfVQ+qbD
        42PZzaMBsXMjySP9JMPh2ppkCwP9w/DF28257/sFbmYjvE06he6cRn+3TRPFp6X/p9DZuzVXL6Ke3cnNb7d7Y14znH2qmP8Yt+vYlK7jTYmLBqbTwuynTjpr
        7JyY2l2nnWwktdkvsk7vTua2t2d7MVEa7C25wwTTcwLsdVQdja5Jbe7umvQDMCtlqk7CS85O+Bmdqi2sATNrE2clCSrqlsz1PZdMy2Zu48+k2XN5daTJ2fLC
        N0g3ygsndaW07YLBt7XNlL63WCVzOrbc43nMANbPzGGIbY2xHiewK2RqCyG8ROqWBtopOSX0TPWSksKqksKqkkKQzQFz+CBxM1ZPY0iHMzoLjgjdXMlJX6Wv
        WkxZenhVaIkuXfFYYbWfNo753JU4TCBbIB07NazyBV/BKM+YWAdidlwuOyCTCN4xpo6W7dKxDye1o/kzoR3d2tnRbUs9cfKlRLTPhdjKh44Pa3wIsoSeCLmt
        hGoTo30S4ohKtt+0Rr5F92EtrR3R54bEHqrZHYqHZRWCqQsdQ3Jot6gxg1jjJpbWBqynNjKGsnuGx4gJUYXqdDA4JjsZzyYwltiSFtQo/i9cT7g/u7HDKHrD
        5AKFFW0q3GzjX/MQEGceNhMQKXyaw9L2a6woE+4QYCixPDdMPV2gIyKN3VBLn1gWR9Iyn1De1SXTL7zZ3HDpyaM/MxxlGhAG8blnooTmUTr1/GO+NU53iEIi
        3/6SSHrng41gXa1lrDe4cSDdQVzeQ30WZOZ0L20kbn5J6Czg4zVhF5iJ2r0/r55JJ3qVv58Ck/j4u+Ob0jD+da8samdV155Kvfg3wKASgQvCBqDLNDseVKVt
        eKQC1Xrqv+NTMCzK85xfX0dX5TAR7nrayG/OP/neNDzh/G1YIMkrQoXDgu9deGLjB4FVCuOcE8IjvpfmMJLmM4cJ3wsW6HQ38eTGf6+FDDIeYBVS7x88I58U
        nDj+TvqpBXL3gaQendhCRWlVft+hfq0m6iY1eR/QWoT+aIGaqUqBp8GxB1mKVuGjbTWb7wSY5KhrMwMY6pm0qU5TzTO4onWzb2pP/WzGM3wTTMjq0qMnXm4/
        +bN9ofTSL2ef/Nm000/bNvjRJ44PhVi3bQSk3l1DGM+btuzu+fO+rPt2iXOIJUtbFmZ7kNKQ/53MpVns9eRAb1f/6e9svwkH1XH5Lm3308wF4MHs0O/Bu/B1
        zd7L1bX4phOv+8Dz2CiEQstwdYd67ea8ySPo9s4QIv2JY0+zI6QX0L2RNFZ2NOF/OsNIJ72rkz7CpG/laE5OtO6658tuD4TJdjKPB6c39QDhoIUp/cJ/UNh/
        HR6XoJp2hJDv3paPsfbeKz2tY82c5wnOwpxPw0zZ+E8VJgiPuP55SGZcAu0nwQRll8F5IA49Lc/M0zD1Ob8uc0ufYTNBqgs7rhPmA9I9+uAphZ7xzsscMk+v
        05RrHdgxlfUM+6g6XocDobcgdfjwPZUytVdSyQQjKhlvp0qmdg9gzqqqjqkKN67gf5zfQkkZwhBejA5IbBVqIgsOyOfLKi67Qht3KmlgaFiSE9I6dBIBrA93
        ihVpTdUVbq6vEVFA+E9sHAFsOxVOZGDUxQ8mntCHOF9fDeMJU1s7SsgfXNYpbGAf6htrmPRXUcG4NMbggZWiLK7o8fwv+14tH836IYfmsq9y6Bo7hs4rD53P
        o6s9tWkN1abVdezqOnaMgNjAHcfOtwo0rzQ2TSKPZmNa1zFFyC8tt4yxa0DB1uAoldVrUB/BjXXnCDaOclOQHxBQqJ8SxcI9ZA0Q8qEVGV84rhptdGt2aMO/
        xtCG/aHyNv2hmv/9TYc0+mTVdze662ph41uIfGt0sF+5TTUNOKAnx3rsb8AUxUNjkNgxB3A7ORykjaG1W0j0BFGtCVLcREbyd0yKrFOSFUeFarJwUO2J6mYK
        AmNkJjnqFckzT31IZG0ODqHo9NAcQv4ZM8XDa5xPGUmcMXj/rK30dHoDMrXBKQ/SOXmyoIqTTeyTbZw5huBp8cKOFMcLF6WsMJSSt7sNwI7ZoQZNGaRL1Og1
        5Mk+rYUWCYlaW0lV+1VBJBnMQeVDK9TXBKjDR5XmBuUi5zLFznW15lzEcKInapILRXyzhJPxWT1gz3LTfAOHijUcIPva0XXVbbZ4io86OmjvEEAIMACY5Xfz
        aDbE8Wqb+cIh6+E96qlKuRlh6idoCKBvoz3IjJ7LtuUVKTFNoMtK23xNyHo7UK/Wcc4NDS2qyU98YYAhDL/UMMVeifnh04j0J7sxyouMNJF9Hc1Kpkx7KIlN
        5lZ116SpY/+vMnfeF9a2pIsFsG8Ihn0ePbYg8zkVhrLvZ/5QF0f0o0SAPACjptRaOB3CjSksnA6oddYBe+id4PF+m/cG3Bws8u5XTc5+tY7YYQ0FyYKCxKgt
        VKSATsK236ZKfq/X99biW4STvNU+8iwElDUgcdcySChP1ibY4y97slqr643sxJPW5GopQv2na+1A9NTPRvdKGxrfy5p3RFTDutYgpJmrdLR7z5rMJqWV8zfU
        T1FZmtskjjyLqQ91M6u8kWeTUH4yJIYb/4vMPa25nRTc08O0bcG6j+fS4LJp4K5hYrnzLqc4fqZtygT1zbBOaFDjBEeLOrJKIm0ZI9xI+SqlQCT7Q9osIq+n
        RowRjecuG1omhpYMFi15T0LzWZ6Fyhb3O7f7lY395yYhjPSber5MkgWsLZ4bd5XaJKmSqERJ1UpyUCkfoPDQJ8khJaJJq7B7zU3C3KP+E+ly3oiHJGk5H5Tv
        prPmZrhmlqXIDI96L1Tk/bi4HkoDcHEtlBbgYiuUV+OiH8o7cbEZJi1eXA2ldbi4EiaNiEgesvRw5JxgxeKihcVfl4tDoDm4wFzZxKMUKw8XmEvX8egg6CBQ
        glURk+QHKM+XvGEYU/rOIdRRE+PtVkjMj1rLFVn0DR1/LdMcX4YbxpGszNhTiking1bTGF8Nt6XDeTX4WxqHR6Tnl00Qf95L3d5HnjD4A1Pz3pfgYPylKs3R
        x9R6mA6eeR/EP+embximx3AKgsDhb9ielvZ8xU2WxpQ9YiTr65B1EvFjkG16TLajyHYHsk0hAieyzQD8vb4W/x84+PU4ByP+yhyE/sAuPCLECxPbSPaZKNlv
        HWave8qPV1XZ8Rq1lb19kN4mA0KV04rqt27pq/HvrcW+VFWzsNeaJWS4eZAelTJLHCBDq7blQXo431eq0qVH+ugC81pzcz9dzncAeSIFD+c0vmpeY25Hhmlz
        i1kZmFvt1gIobunGo3Yjxt2teH4LtqTb8u2nalYkCaWmjX3JdTikmTX5c91di/9I8pA4HuDvSnoDLKe4QYDYy03GMX1u2E8OM9MVN7mRF303MbwABn+VK3+O
        v2eTRf4+KIsOv5tuMsGLC27SzLykoafpBfj/gS6CX1nsE7cXqPd0/b6Wxnb21YOmQy1kSrLHxTFv5m2CQ2JY2JJdu+sRbDQLsjONlGibfXuUEKrHIO/JvFmA
        //q4KQ0dajI/5sECHnQsXrnsh/OmE38JCGHVW5xrLqGuelc+2Ekqvf4HO5ntFq7tPWJnGA3K6tIHKsuWWXD1tj7YGXsEyHrHHgJq/TT4UjceF5B70uUkwBF/
        YyHMNY1UViNFQ6h53Rdldng2skzVHNAkmRHI4qrRF73SZdDMYRxtZIZfy++6B3Zfc/KGWVlyOdQacER8GBwJEyXPFpMGBJSmXE7IpYyVkcsbQZEbMmwHDKfh
        8kOp200WyH/JRRthgXVIaT5p98t9NsGhUaUMqayrm0gOhEVJOjIaN8lH6d08wWm0LzI0Ppq42k3hqgvro2Xvuh4FIxoGQYz8IniUfM2MLnXSAlm9R5U8uLLU
        STEOD3RB7xqWtCmb921Y8liPR8zh/ths8Vw+jYePKHr5uKCpJpJJRpSO8BZnlX5S3ur/PzOMpTGvGsyNqyZxva09V0gKTH+9ZXPb5eSwdOJRuSjtM4/iQw8X
        e+byoDgE/1h6WPrqckKFw+ESW9Av51k2y5LnMGbQ2A3JksC0Ef+2V1r18A8Yk70R/47Hdse2/fJJQIPwsVoqdrWI0MKlYeMwKV+RzaW+nUtbLsK9ZfuS7ECP
        6RZ0AXPrIFBOFbgcnD526/T1JFZp1hlO7iO9yv1cZjsYR3CPDvkETXDITsKmY/ly0UXP9zOtwdZd7+qmtwzTlaHsbGAA01tJA2XWSuryML0dwsbrjVzdhr1k
        mL4We006u7tzilE6jHw3y1SWUkf7OORP58ySSCtH8OCI1PN6W/thmfJFuZv1Rct9vmKcCaQsE5gYpK34j73kFtRZlD5qUDBfQenEmPKybbI5TRHIpkSym0M9
        t/JmUTg1dPaEaSLxNRrGY4ZQBpNsvTxhLhT7957UxQnMbpepGOI8f7mf3i6Tucm9XWjAEMmnZexeDwb7Fvm+kCIIM9w85OAI/3B02E9vG6J/JaN0w+1yfwSG
        wLfjq+R70tci+WaRSQ8PpZKbpR/l57WSTdKk1G3yBDNdRjk9KtVJ427D+w6j0ptRkzw4jNvXmCN4cDMevFZeJIVXyOgjh1RRsPxn3/QwcR1k4eTLZIwd2lEw
        hz/jaSwSXRO6QoQOGV3sZ0GLLsCdI/Wh9tWl86CRmwYDntll07DLZtPNls1mtmyERQBfPpbkXAj3eHA92P2A5OtasEeJq4Hl/a/ihDApC2so5mc8vm/Z/wuB
        2sSWpkkxIe06OvINWLGHZbliRZIy3MKBxnJ6rV0ADWUxJfFWWWO6rm/XpYWVsX/MyrjF3Io1e7uReo9yjRgQ1ZH1eQR5jpjX6vrcN7aW1+CFtyPjcl8P2m82
        R0FDWJkUW3glynHE3GbpBVaYyHaVNbUiThfVijhVee3BdEKNktNmmbBntpMyyLutNXeP9+499g+hd1JBcrOC09Pdn3iHCY76/QpaaaaVtu+R83XIuaU5l5SR
        2CPnMeS8pjn3G2P2CY1ZUCoTFJ3zhsvg+FPAd9I0GuqWr1BCwKxtGO0iR5OpydgcO89BoGy4rOswohuqFdbWXplb1oY6z0ydST8o714M05G90jRKehOHeSMb
        oesKl0/V3m3i7mp2dx2KmSvZ3VXcbWZ3W40dqpgLNfuk39i5SrMyF3Y+2cqeXKvveNKvYrJV1+J/4cFt4t0jQE2BwhMeKutlvpvKzOL2MepuS/f3UAVa+MBR
        wvSUpLV4ISQt0iARxFW0aekYLmX7lC2ZtsaQs1NqMgLbAVhawWxk+9sI5XNIGrnL2io5AKyTMU4Kk2PSpsakdeHB5yl3IjMArr5H/bPJUbXOF5HOt1vcWL2C
        j/1wOfPYOWL20HxkSg8RLsOxlPqKt8eDPlzVZc8EH2COPNpNl0vsY6HA6Kavu5zTNizWy5kkvullhlvIgeUGovy6y5k8foEvKOTx6zBSOKoZpkm8UVCnosv9
        MxPxcdfUygrJe8vNAoZtqeRNJ9rXjDEHp+UHGIuhWRizEd+JlXmDbizRDoE2ud3Qefc22QSEuux6/Fo9rLgZj/fvfnzUsjo3QQNA9j2dH9UD3DWUsUxlzu+2
        7oMQltzBYtQRhJmOILQ6gtDqCEKrIwitjiDMdASh1RGMmYyxr4JkpjHwFDkQd/fxhL9yn+Ihc1fvw1lpcsfav4LEG3ASvds4kHKlPsq+K/ulhEln4LEFF6yZ
        DnuSrpC0dHLAedGh8Db1CRSedNjPZ+iQc4hy7DKWSgz/b/rr7BiSTOGDybNFmdwfI1+/SuE6NDcp52XmyYkdYQgD/925+H7xYaLNEPaZXM1yfph5/GGK9iKk
        mAM0L6NGhdZCKq+YO+RDi4VHvgC2lZkoPmm6IshnonhXuhOL93arsj5q1dKvHaoIX5SbgmlDXo4nm1N7NIJNaJTpM5p0Wdf3njXaD4bnGYT+zRrBPEDwZKXi
        4AEaAE+JOl3+lS8Z49a7m0x9Rcm9UEn+9rFiX105HLAU86C0H7VGvm/0FEE+d2L0cTT6uFTRY3C5lplXyiy3p8t1yf3Z0cdX9qjMum9zW0ucchl79lJOLH/N
        aPt2Dt6O1ureOOYNK3u/Qcq9ync8pHAxxGfD+DeAYev0Pu9+LSIqzxudz1u90AVPp4hMFTtFFPtoC0BFDvJpebn75fwoiyn2HrqlpjV6mXMQa+jzboGz4wBq
        KLoQ+d5GtF7FKdc1T0OchFkEqpIKg041IprIMygtGiS2Ff6uAi8QDkApjmT+VF0PIpr1X4Ld9Vi/cejnQ6MVGP5dgdgHB4IX3aQKSyhYC86XqWuyQDrU4AoZ
        I8+nNT6L07ntVjbrM/oaz+XHb7JdE3/fLORKMElqubv3yGQRdGBRZj9dN2pjOIs5ilh0vFgcr9EFQoW+LLX54Lxra4T0Wu8BWPuNzlV06+7yi6beVUX7uKc1
        fSr8C5GY4WSKANU0sLjirSVjWpTQYBsrH1jzFVwsxb/nCYmC/YF0+hydMuSiIslCU+L49z2hSK1+0hrT6W7ijXmHsCYjxzvQYk2nHj46RBR7XGArGfVC6Xjn
        TKs0TIgcYkTQpzZrARvAhKwzDH9FzSDUb3oKBiExT8xbUg36GbCR9EWZHiJkOs0Y5HFT3WdgQSjJPAafwcn5JI60Z7dhPJ76/HQ7rtMo69pyY2ioiFbtoewQ
        Mq5jRFG8YyBt1oGv7uFwbiaKXoCUmwRm3lTGWo1Tvzymmil8xjTsMvRdY6fiuPZHCL1g5pRxqdPVdxMXej5d5xZ+Gr72PHeum9YxhqWvKqtZl0EhH1Snk+sF
        XAQ8Ha/T2xW2Qx3TGcIOrw51hswBV4aeh+R1gyPdP1enzQa5NJe/ZxMlMBegd24o2xbwoo/Z08iAOxoK5VHlxVUhD7y4Bg18g0gTCAeLejxhBFiPlyxpPV6y
        T4jlojLV6rF7FRf79LtEwtYecTJGz2EfbeJiXr/U4beftX6+D1o/39PWz5f+RtYP2LfeRZk/tVJIWa/gtKJP+5670T5nQ0whzhtZAETlsx7L3NsRXZJ9pGeN
        cVKxZ49Ve96tQBqnE+UBziLaKvMh7osQ7pJDu5D2G1SssuLV6aRNlPCyk3ueyQCdlG/qGL/s9Z7nwBGq9QC3PTJpe6RjeyS2PdK2PTKReUZTgt7tRFMBS6Pi
        9S5OOQ0sp9wknOLuwlW1ng/HFg4Le3cdjIoM/lfgrla31VbJwQFvopwV2FKKdP+S67sb4Tl3PcdG8kZkdSAmkFnwxyWfTgn8UN314CzQIAsJX5K9jZ4+GuNf
        uH2f9FHXUbOGRSA2b3e94i4o2QigqsWSd89D0T3cm8vaBn/0nscVpRQLufPTruueM2qX8aAdYc4YO7qujZm+Yq/jfL7j8+i27RYayMwGxrFWZF65VXxunQat
        Zdv48sY+d/Yo70T/py8cjn8uWC9gxWuZ8S8wShTNREFO4LrwXB7YGIbv9uqrLzvvQKC2Ym+yY49BvmgHHCN7sW+HOeRNaaAfeeweU92zcvQ5RkHrAvAIqmaa
        yGeKS6ImRjsfhfmj1R2Pept/Qd/V+it8EuQ6b6P8YalbmiyPvDszAP08QGDdFoJ1651HeHHE21FM0ZZnsTg0rxpzWHR1ar6I89nzvj/KH95vNO4HkT2Bsdv7
        2hP8c383dXpPASX6qeqpbtnAAyxTTY2pf851vXNGyWU2BUkyc3KLjsz8YJVsTUv/fCXDbSCdhPkyCcBYNvWszXYaXgfl9QnPZXeoc/C0zbRiM5nswYp9EO98
        EEfPZLC3XCdfdi0E3WlcervVHnSN3SXSFXPFLSbAuHwsvQtlKvP50elbVHP2r94IU5R+8K/XiO2vSgVq5qmu2HAIfLQbbVqiw8Eqj+DZfFh3DOnpLCEbl9Us
        IZshK1lCNkAmS8jmTZwlxNlEyhKc6EebfnWjJoOHc9VJmvFmBPqljdw1pjEmLRqT1hyT1hqTNjEmrW11M+d2P4P5cGb2tkg8mhe8dFJ+vujtziw7+W96aecV
        yMQijc86Jx/lP392HCx9p+Ba8/TLUtXnofT2aABxquVHCsJPJEfXgkr6Iyu6A/tMjm5HRreu3Xxh0qY+aGzK9Szf6SzlWpaymqVczVJWspStLMVkKVeylDhL
        6WcpTpay2QE4qkvYyd5mB4jIYfzvYEZ6gQCyAMXWWx+2ODJT7W2wllP8a8dPblb+O/x3/OTjPz3/b5b/ZPb4yW//4sf/p5+q/w93E5O3Ev8JC4VrKZzZqraO
        ylrePSd//IV/+NEX/uFzx09+/NFDt/3I73zH8ZNH71554/ryr43WUM2LPI8oBp79nusWcq2qPMyF7Duvafo1m349tulXNf2qTb+WpW9p+pZNv5qlX9H0KzZ9
        K0vva3rfpl/J0jc1fdOm97P0C5p+waZvAvTpQtP2frwWX/XGTnA/XrEoh5KtpdmlWIZ0KDc1HSz2se3d+lpxbhqgq1wbexQNqEut9TLvRHFMOfB+PW2UtTp8
        CMUeu8w+3FFSefbr9TQqq4dsSWXkN+uWY79Styc5W3Vhyzk+9aSdh6wF63y9Te9vGQFcgL26ggsebeGCZ8joVOiIryEFZqZbuIANSb+NDoiI1ddGd3ES2/hP
        bGhkG3UtEomA3xXZb9iKbKOuRLaZ/ch++2Zkv+BClNRt5D62diJr7UTW2omstRNZa9tZayey1k5krZ1AaxvFYjCTl9HyiTWhYdrchm3ltYZt3NVG1oeNrFcb
        9pP6DfslFxp2QDcb+AIVSs5aoeRBeunq1tG0O0ZkN4qG3R8ytrZO3kJaNJk7ljnRTQpc9hXdzLiVwT8FCYB6IpYTfEHucsaCWkDtMgrgM4I796LuQJNOFv+Y
        5mPxtSAauo6NqTQKgNx3v28UAdkmpv6a/BBX2thLj4HKFPhYEmx8ZJtJc2TxkQmly9zuztxrNvfaaG70z2+Mx6WuvjIudXUsLrWX4VJDmVVVXGqoR/Ftvfix
        XpthC7wcltojSnEOS83YREEBS21U3GTEwk7o0K83T6lIyigGtYfPWXaIGTYy1M7uof5Y9NGm3yKkkgodF9GsiwqD9Ugad3PfiSvf+rC6NMhq6eYwXSu3qEdF
        bkczNB5cHIrASnRt+m68+7sfy8WclzaAus33OBfpRx0+nJaqvb7xULBqnT/fd1fiW6/PPz5O11iM0oiZPCqQ0kFRuuXkIbWCom3vot2ZicEFtNVJtX0GV0Bv
        Fn633Xuyutb7oQlERpLFi/3fh78MoqbQU6MNP9C0rZ6gQ2DSmewmIhKRd9m+7XTu63bteD8N9uZetIEGGX/hEcS9zNp7rQe9dvA1NNV9PO303ud+c+7eLARH
        WvMZe7d5HABIfu5lVh+mDREWL+eO3tDllY6lCGQhSykvUB1cAvhMjfs2sIxrQM6g23qVODaIHToAbGUxsiLdNaCLlUzEiq5YXLN0eiwy0pQiIExp6Ah48kwp
        ygLZaW9onxgfyEhIADISIzfAExDIIZjtQD+WKXby0kX886vC3Ckmxr97vk8MFXm09Cvvlv8+J48+dOjN8t8vwmFu2DcduOt95E9jGb+j/nyf1bUtZoyfAV35
        AIoh1E3iN6uRjR8QXJZ5F4xGxnEAZlTwQjvtnuj053xb2u5iZrp2Av8XDNQY/4i2id/TBdT6EK2pGNfO/R++S71T+hpbTQF4gBzhoPJuRHw4ae4esy5fD48U
        tjUbDz+GaVWec+6rnXN7fuUkv7Ja+sr6mK+MzaR8ZWN03kLdrTN3yy6P59MA0zFSwAGdjGHJlwS0dkeB1jCd4IRvEgms1LzSrG8CkrQExtAaAJCrWZ7QE7Bv
        1QkdckIHX2dCuzpt/R0TGtPYPgFu7EDhwzChgYVQzMQY8y/MwDsChmyhH6gU98dOciwBebTXJI85tRmbwEJNyIoJFKoilCUsC7U0tRqMECNTHyfO5YlVOISf
        ZEQg2EK4agXRU/2KUk/vDK5s8Gw4xHh0iClLUKjqDzx3cn0s1xCqyydt++DDiS5rqxFfDJ8+dSulCelkBtWlWjtJmTJVe4hC2XwGt246i9WC9DlTw8+8+lPi
        coH8c7poT2a6dClLl4aqwkr36TH+/szDcDwXtAAv067Ba/aZeVg2wHtzxqCaObO/OBMW0TOHCDMtZGozUweZpJoJVBOzmsnRUvA6nUb2WWbXl0wM6aiKl+zI
        rrrG6IOhO7duWT8if+7y6HO0R2L9/I5276QOwswY082Kga47rRHOGVyDSJo2gVXRdLN5OV9DO003ZVlODaXXeR42q6M7YSQ1GqaLcEu10MEwqRjKcMzC83ep
        n7azISwZZMLPV0ZoAjn39wcYVnRUp7TAD5QW8zA1fTNdOuMutGGxjnZk5vKJ0yZYs62yhDuVJmambA1g+oXuLNZJCJdW+GdkI4UaygYFSd8c6Bfon1WdmZ3i
        w/bL10+iU+S/tnzYJJCkJ/C1EwDZGabzA+lF+RiZMot9ycVX6FQHZpGZ72PpFP6bMp9QT5tlumZpICukPyyQ5uboWs0OxVfbCmcllVNM+6IoYlgkRpGIRTpF
        kRhFso8vijjR9Um/vrF4rrpeQOBbj8kJ6zE5ZT0m29Zjctp6TMbWYzI7IZq1J0gzu83A0n3FoWFxLp7uTw7SLqrei4Gpr1HSEca62LmXffgfMADQMp1ZLmLN
        QSlOYC+bMGETCtuvlbuEh2z5OHhH9LC0oZFVNFplL0B9jSRoajxGMFNvgbPQ/RRxZmix1DQBpBhYKcXwBGMQggnPd6TKacCE0G8EsctpvNSMrCzaD6zkeQXw
        1P1gjV5ImdXSjRfTG+RL5P9Hu8lyFj/pxjKTDMuojrxzMg9s7Ml7PcfFezvy3kmwuFNyOZFMRllr0UAw+Hl78xbbktpid1d7r/m2vddx0VH7cY9nb5vjOCAG
        o/T1kxDCBdoqfBqGiWkA2b7mM21gbjQ39i+nNxQWIF1zw0X5/BuGhRbjY5JD8pVSkhvkszryWZPFZ+VdMvpZuzvkho9J8VYyL/kXMs9ytLmWl5mXMgtaZl7K
        LJSiwd1wOb1pe1ooHNGtbjQ3DdPDcr+kpnMvuskBWaiEGFuiSx+SDBspE8f2vTHJjDmQzGbmbAd0OEpTSB5Eso6aSbvJyym5nIiy8pHUzVd09RXXYZy7pC3q
        ZjZ8SZxb1NVslS2pMtYqW7AbQ5VQszSTmKGQgZGuyhHfalKuQqm1hXBpGK3kBo3orlaK8vNm69XIj/Nk+UX8nSV59nAcXFlDvGyrMBcKoGfMM2p5xHBY+sYH
        7QvPYm44ayPlzloF0INJy8pusCXvefDLyAI3AIiAd4jeAJXqSA2ws4KhRtcqci4gBM407qexDeFCyDRi13STqUiXVNE2x7YNGq+wVGts2+WU2yVr2bZrpdws
        I62CuWyp+Mpom8wrNckclMl7qJjtc3K7uHu2J5K8X2d7Kpf7MNvnZAov5hO9luecl5wLmnNeci5Eu+ctpvKkJi3snMpzNM5sytw9KHP4ECo6kGA6j53Kicyx
        /TqVU7ncF2Xlx0zlud1TebHnJX7W/lCq7Pkisc9JtYvJfqlzTupchH/nnFS/SEdoJsExFyR8ndGdLYkQ4uJDn+su2iHzMZWqXeIaXPHtqMk9SF0fC6CfLQAd
        5pkMLmRW0UcsJVI1vWaMkiOWVhLnY1LhQW6CF9NhzHAP8xPk/uhwkNyYxZ4uptwFz865TXsYINWaG2ETYzXcnppwW722pwYmGiGlsgYT8qG87eiwL0XQdzYk
        ip2w14RewPJ25PMzlBD9+CzkytauV1/1MnwPKkA9i98B4Itdr1bVqMeJXs0met/jTK9mM72azXS5mKJPqwyaF9qO3nJtR1/F9225u5pjjaFtc1w1o6FmcHdP
        uLYnrriWFPVd0qIiWBhsG9PM8Cax7PecZbcOWh5qX2ais9/y4ouWHz1kGcqZMmRr6ZgXijtAv463VMxCyrzLdzfcde+cjVrvwTouKFurFTooHukr8Q0KuzdX
        7d4qWXj7in21r/EWQp4Mv6/GOCE2eAwjzgifWojQgNIzEQTtSKTsuqmXANpaiPg1GKT1gVzWTK30qCGiaA2gigS0qQmDqVFAJhg7htJprfSSeh/iPiqpIwNA
        YDEnWlCPNNGGQBtYsQ1s0MyNCDV9AgyVm9WUJ7ZZzR3NAn6obVYbzWraZjXw1rY2SwqaxiV+tbwH8U2k1XgS9eWzapdglkYgSG1uvw8+W2rImupoTBVP0WbS
        Vh8SklbXHtDxG9VJG6VmaUq0o/XoOdv6xo7W48Ns65tofcO2vjVgABa2nn3ZsH2Jd9bwzroqSRpoCNQIWZ+62qduqU/R64NveJ+iwwZj+9Q2Vbs9a6qrw+/b
        4d/VpzB8HPy30KehNrQ6Ok//v+3TBhoyrk/hDDth8ZDxJTUiH0cfRmyzmMBDnrC/hxzrHJ45uUfW2aVpnVxa1ol80jrDT1knmGnr/FKn2rmC084aK5rgrxHC
        X2NFMX/Pyn5ZY0Uz/F0RYlyz3jQ1VjRvauThAlNFZYDHwLqyp/bXXWa7Zk3mSKFlQyk/27LPQLVnZXMpP7tinymhnhx5tlmy2Oug/+wzoDIzw3UsnBbRijTw
        VZ+apwwGOTM0sx5VnnrN9LPSV1GavlT6xGFph9qw65lSI7LP23xeU0cLzQa8+MhW3C5eXrZRU9cRj+EJbPELtjjKN2zpidGmY3+ogc+Q7efPm76/0V3nvLga
        jcLHlTDgnAwDTuHjDlpD6YOqzksV2I1rS+HjDhVgc0ah3FpQREwpjtqMhi2zNnw3KtKbyK5DAvxOD1NA8EqeRaKftSx83E2qJTQ3qSoGlcRDwstJoswJ4M3l
        8HHLqoGsAEV4gZBw6kgFPqgD7UeV+jh54ZQUxwsVJC4mSBwMveexGFl+P0HTmvLkgHXFRC2HFM54YqhAcgoDd6NG4axRd0lksxBVmmWFlVvI9FmbGruOWHHo
        iQY0hIymtR/q3XkiyjWz3BeQu8UtVRoWakdHjLUl9xXbm1MM4pXGevQzz+9muALCznWYrzpUOjFUFDjivs3JgovRl9Zh63pD3jaHD2sBtwQMAFHk2oO0w9dU
        We8U0N2wz7UQzA7VNLMarjXIWlIthV6Z5IdPy10dBuUAhJvlB6vPYYNwdZ0hYOyYu8rc0wjONsmoorNFX2w1GPh4H4D3DgxlzkNB2zBd2NqHx/ytKBeEwzHh
        NNMMHwjr/KYdoHCpgsJxNjeGii+X2LzLuLmxyJto1L5kTDhNOKCgXSOhNO95TINHVtSiZKuxFt+ix9J9Gv+48W354yBDjbO2KJRDGFEqBZN6pW5vH0yJ6pXd
        nk7Bsm5mt8BblKmT3a6kAMG5XrO3RpadDFR2G6dwr7ua3TqyfqSra4pbR0h9aXNtLXXV4OVKULIN8gvboM1QYcasKUVAiLHMPihQ5DHLuweKVWZte8LUwL1z
        1JhF8c2s1GNzjNrCKLqZlQ2CPeq4lr3lSrBHHVt1fFO4pp9ZV6ses6yF6NRi1DUbUh1bz8TD6hnumRu1AUw8ou7dngie/GomHlWPciEa2jFMvFldxD1z0Nor
        IfEWfBISU2vchMRb0atITKwlFBJvQ/cg8TYk97aqazTNS92ualbMrVIHb6BuuUXewhtENLtZ2sEbiBJHpaVupsI4It/iWhWGiFM36Q10IQYAdl1VkOzCO2zm
        4Iicz3ujIF6NsOmMmJp8mKYmHyuZmlhjk5ZTmJukMguDtzFuIA1Ogle0M/nwX8nO5MOvys5ksdRm4H9Ue+3e51+O498Nop/0fG/DPeeuK+I7UAYd75zxXtHC
        Pjeu32Uof88rwSGFPcTCZYjzbyQckpfBISlSsnx1/CtZxDofSBBxOdZPiihAQgbBssT/Goh+NKqo0vUpKkcNYny9Q7t687ojvfmftDc/HiDIY96bxM9HQPgx
        JwYN6c961p/1kf4sRSGRHoWtabB7QKRjxlawq6y3x2DWt/fh3G6f++QzmZ9EKJkLDfJD3Sip7TkXdr96fNynqHQggJDMlWxAMiw0YqNFiEPY+62XY2lDpVeN
        Bx5AnBhbPRx5MNQHKdDP3DXEOscVjLpSOEJFzqZGjYycC7jw5eIsghzI74PjEQ2c02OhqDT+m7O6R6GVsYUcLWSkSc4bnD5aUHujE0M8KMUZ+K26H65XzhG/
        OmZcca65ItgNXYCdYepfPPnMl07d+nLyx8ffVXRuCbIA4VHUQgVKlTrDkiEpwO80rWtq282Prm89+/ixTzx34LOv/aM//6O15yAqNL/zY0985m3nP/Tzf3Dy
        P3/PPX/4d37eop3kkWSyeDVZeta2LNINGAuIUXyD1nzkTfd/auXsr3zrH9/FEh954aX/+MKfJXfXv//ZqXsn//BNWU1Z/JosNk6WnkWaycLj2PTsr6xmjcA3
        cQi95e+ISjHB4JcjAfcmeitrIj98l2+2v8N33ETYVQSlQsoyUwgPMhYoPHjumaQNbWxupgKo8LAMFS7sdQkqvDpIgxGo8LZChU8gWAYjSU0gSkZgJhB4r427
        ebweFjamOmBdZSR32sK0x0WDqskzROFrl2HC+WSMjztDgfklNRaCDOUmWBX172xIjaPxpsYE8oYhsCwwuse/aN3NRIQeZIGKQg1URBOQMLObCgCUHHx9aPFK
        ny0hEOJuLwuEC9TnbNkuBAwqCtCiQP/9q8CR+woovTPoSw3KQXuhUV5AoYDUWKf86zsysgyYF4t4/F1+jfMpwoob44BXt244/MLaGCe8hvXZ+UpJqtdCjHyj
        j1fyx3uYyh71AcIsP30XwoWaAsFuAgZKkrzlDtWWR65rA/DyR/0LkrWIKmfdCVx6qVPJoFqFwCZcQQIC9+lxV9kf0JiYASWiT/t+5Zy74ds9sF4Eoi+FWS3u
        FGZYWvK9aaPkfG49G6wTJ6Lc1i0ShG89iEK43dfV87PnJET+5D12p1q2O9Wy3Yl2pJURN0GyMXC6VvtbGP6VbLeEfoLVTTirceHj3EZdTAPriurzcIJtCOwJ
        Gw7qS0fMAw6LCJnw5m4yNjmuMKZNvMIvjzJDf4X65fZAidb6FqDEhOVpwngstK2eFlqkOAHZEyIJCHNSJAVRFrfY+uHGpq670edct75uQo2FKKyZMEEajdtJ
        NXq4Kgo1XrYqZG0yJM1BYZwSWuaFUQJseG4WouVPyya7BdY7VfyQ5ytWakbcbrmpD0vGK4zRXUE8c2aYwE0rt5aKpokmDo7AwQ7rxD8WLEYzsDm3PJo8il9y
        wSD+4IRf22grssOVuqoRc0Pdt5SM/Rh5/aLqbx/NDMtWnnikm7aO+R+pmOJYACumMDz7CxgPti5LQR8/hVMP7lx5fHIHItvV4/FfAtAiXjO13kvKylO5lQv/
        146PvKLY3r7m4UCMMeYKwICvZTmvPr/jDZs4HSu9IlgrmzeOf8V2/gq53FmxPNeKg1LFiJmZY0Z/06rldFcVjiV/kK5mGSz92MHXSHqRuHk8+6Ujkv80omRf
        2B//V+8NXr8iolAkdzjkr8FPKAmtilg4b5knk4Vhqr3q0/pTZICnKw8HG71YhCGR8hBSS9I2Kw93RWJYyz4HKD32sqIqR7yltgbloAnil8mK9iuyrGu9z9YU
        V9QomjVDgzhWO70ElErIJZt/GvdMry1rzEvqI3cN4gNAD7IPfZgSb/eARbNMMik+ttCOm64CJylwk9k3PrpcKjL0PhuiLNUCCJtn9pkUP/stbT9g8A8D6tnc
        IpPvK0dkzPYk1Z3vU526RZ6sw+gvfr9vljTKpk/87X7aAtbePkl1L4EhbWUhbJfs7kGYxBcR+ABNkXwH9N0E34BiGJDe0gxqg1OneI9SfEUtiKUxdbgfNPCn
        qjDgHkq5CKzkI+hRVQHBW6wrjfvpBI5kqzBoQIyxNu1keTaDkGhV4pC2GIsYpzce0xl4Zz6ZYXweoG5jdOfw4wgr51jIrv3bdsTPMpyDHbx92eUFjKG9Ps1v
        TKfsaFIjF7/PT1o8qk1cBoLgd1ArpB82T42dZEsXLqaLpn0xt2i2Z02Zo8Px4Qjl8YcciIzo1FaHGb8jjfuyjSchpKwvr/my7f2srslVYRmGw/5wkE5fTmMN
        OmHzSrvios60C2PghDEY+7lO4KUNbsytvGmXzTTAqmG6ByyRGJNjwkz0Ccu1GwA1XjVdDH8LtnGL24zsOC0LQ2dMSToo4MDy2VPAfvGNDARcMfPH/O+Vn4Vj
        /jtheH3MX5afqWM+8IVbmDCytWGGVPLQYaZz+Zh/VtIxHseEx6roXPIwYSpm9ph/Sn5mjvmnGdjMh9LZo9fApeExf0US50xbI1xPaIRrnHBxWiEea2uYU9/p
        VRwzSEnaDAwHQym/ykqRCf8iLPVAUu8knPwhwAo110CmHJKpSC7WkignfDBAm6QHWk22PKK+ltQXvZe2497HK712z4m9+Kte1HawlfYr8ReFksd+9G9Cr77u
        bvQ+d6HTu+r0qsiXNk88xWhyd4js3RwnG3uxiAal2cbg107p6DBE3O8BRIYSGsAQZ5JFIROWnjTyOzzxB2UEeQY/rBzzjKGog+BVxzwgcNqg4rKBXQI3wFCB
        DmWVQbl0RUM2Ip3nqH6p4Rp50c/z8+0joWMDPkcAzJLhwzBnK1iglF6qHA21R7c+msADSampUmpbjXF6fFIjhtTU0MJFI4l3VGGU2Io9K7VF+lm/rJom55wD
        i3+Em632iTQVSs4dHVntY0gKdR4jRoUI2CktMOEl7dBQ53DItoQaZ1HaV72E+hjR3bVPynPAYzBMZ6QrR2eFy+fy/kFahg1zywVK6aXK9UP6jGl+zFspT4RT
        mIoa0/mYd6dpRj8/6Vc3Zs411i28TDUTTzLfLaicarBywkUdetYazjE82PTe20KINe+bW4Hc+W9uCfPa8+9tVXBHQ8OjXpzcIBy//NyIO5PchDuTAG3QW0kO
        424lOaIINN72d3mr29/hOa7sYz7CgyFlXlP2S8qypixrigjCUF8g5U5NMZLyBUeTTmlSYv3xsvpXNLmlVn1IiTUFvmYfDcAuhaqoXPfWSw5bD2kk3YOXNOYp
        eIl0aA5mnb415NnysP+xNL0kz4KSWWz/cnowv30XnAlzaiT1hCWgF3ex2KgOlkDpW94iVP44n4uf9JM0P6+BEXTx4FJUPDoeJQeFDm4Fa7C/6134agyZwBPC
        33v6q/EYMiWd4CQxXBAh/t0r+Ta/ClmenQMTJw9pH9mzbAozOh/Geb3+V4FgiYJMDJj47N5vhR9vKFOqd+WrCIfNNyKtgrTP7l0OPvhVTEWvV7s3WO1tSfGO
        Fu+IIOpE49CsJmVP+L9jnRO1NwerBOuMFcCH5n4xooRRGvNpB7gi7OG0MBQHGYYa0uWkGR/2e5a62+vw8glKgQPSQ1JmTjGEDgFUch6sRqyV7FJ9LAjH1Rpb
        /WL2ZFeZ7pidP7tIx0Cybb9Fqnnr9n/UINGTRht+NTBsJZvXMgvwlzHdPADw2MrbYytvs3IGwR55w7XyG9ryhjbf0H6lN0yPfcO0vgFuA/0dPT0Na9clM2N4
        QaR0XEyNtGSr3JIJOAKxJROv1JLO2JZ0tCP5jg4M/wriaW2uOTcriQ+ljCRtGB8Yi25Sg/OWgjEDM0fmHBnuQ8qlHySbbVLlzlvycBlcuvzeCa5cfk9BCguB
        xdqA23LtbQApSGo0iYd2rsLpu4XwslNqhlmhYeY1XCypGarfq57BmQPtM+Um82YAvDLP4RpQ2tYSIffU5IBNOtWCNmVCbS0rtHrdxEVbLTgr6snv2jyrNstp
        m+NBm+Gsfe7Y57F9buxz8Ike1LB3vjuNwNIJAY/ojXAU383jSXct9Yo2DwfoqwbMUPUUBY4sFWvGpKcrLRt5ZqJp467QaLXWq4ow6iQNjI46c9LZ3Pj3mcZj
        Fi67Jt8fRpZo4N1n0ki9RHCdRD0E2vDR7xGGguTlbS0Yw/qIwSvXlWxEvGxEvGxEvGxEPJvngm/zbPo2T9+3ea74tue2fNt1V33bd9d823nXszwXgmyEgmyE
        gmyEgiyPl+XxsjxelsfLx8BTmR8jcSGQzudQVOhiEBVjMMBjv/TYWzPN0uPLFCVoW2wHp+/Z0dn07PBc8IT61xOPY1Sy8LV2vbTfNZmlb4bBtN/ak+2ztlhH
        CsBsnEAD5vimQjV3o9zeUFK6aTTgQKMBuwwMTjvkau8FFSSqiu3WLjVH/31/zQ/XG+d2CgVTJaFgSvXHZLkv0cUUcTwZEN1liPIBoySMA+90LpHLFR6QbKyD
        wwSnzKwDgxsHEdAzIXa6cWwUdcAsyjOg6DNmgcZ9SPn26oBB06t8sUNoRpqxQa5QczghiTEP70x9fAQBx2ox9OSjAag9Sq65miSN8KeeFf2SVVu99DzDTsCs
        cryShnafVknT0HDw42CJ03gc2CkeTBYPRl4q36/aFGy7OzMc1+hN18FJdZBvt503S8Jis27rmRhfC7+7Q2DnF0dglkdqkrGAiAYEaZFY2V/awBehEgZrPoVY
        21maGVdPJGLdVC4rxxQqStg0kDJcGhOWJANCgrdG0yYtvHM5zVUJQoSWYEQCChlqmaKqTCVIQFlcese6xgd9xeIYQEBy6ebtUCCBZFmF/DUFIIPCtucFAidM
        jCQoZHlrNG3SRlArpwV5OyHsUNqSZpRkTz18gyQlMilFH5/N9Ps7Pot2t0Hmm65F+uq9fUwk+Cke1FdVhpqixOfjZt5MRf+4MkYt0Drh3CFPW4bFWyV60LKa
        wdI41VQoR2hs1b+59Bz/umI2SElJL1Ad0QsEI7qEsghe016TAWlgFrZg5YbvhqKghVcR/8C4RJ6AZIwYk0E/E9EhF1t6NmAc5VAl9bHkSmRlGZNLKc7GQ5o9
        h7DZzsyeQxGUU7o6DAAOgBOXpho+60igkc5IT1VU2N5Tbs60Kc5I34z0zF5ycy2fTRXIzS21aRlYdavPme7bmU4CimlUhbZCw1yn9QG9+esK2mF7wB39Ak4t
        VPGNkPx9/YLAroeAzR6k5RPvgJgODpUoVhWgSpTSeqCSpapKlqoqUYr14GERt3ikVlM1Qouf5OniaEUrrmtNORgSF7g4TflprvVkU4l/UyjIstdEEFoekBon
        enE+mFgPN+rn3PNWAJ/M1RAQSHmI+3Tl4XRGkXg8nk3gepIAaxAEN/NzCrCppXQvT3fL6XF+rDFpJqV2X+av/G76MoHk97MB/m7xbx+7pfw+GwxHVE3F5aPd
        jyHDFZkrAArRs36kfIF/RbLyCQ0BOxQkvACFjPxeC5goV1+yKdeDIVEkUiINPdKF4ubhbm6hIHnBM/kia0rmC2g0dXqMtgGMDuzZyHINWZCqlKXC4YRaD8MJ
        i9YQQ1zDEOtCIyvQiS/4LH5Ff7b8dE4EJdkXcXfVT+fprTRbsoCprWa/2P0WkHfWCkzyejepFioNNAdBhCd5bt3lb5wuIesiz0cvwcRHA0ooKnqoB/RCvy6y
        oXMGL0gB9D3kSh/io7Pz5c27CY9UvVhoe2nynJ1pMnYEPJBMlFv5xncxGnTD5NYqZ+8evkuyNUt6GT/HIRmL8L24e3PGHJxVtKiSLhvOR0PSv1qfRGIoYyf9
        uSgCKHtu0cyP7deyQJrMlloDqTU7EMHgyv8LejlPdRT+BXepc9+sJdN6Jjd1CJDgHZnnLv5u8W8fhEd+n3VfaZ53EH5hZJ5LyhdY8KpbnueS8AJaIr/XXCbK
        1ZdsynU3n+dyV0uDh4N1E4S4iRU/0QSPdCM78dMDzwvl79DWeRZ5gFdUTPxQOWFmeHBk3mfcbjbvQ4LLQGfr0x+gPO87PMbr8JRqnpoB3pwmiMnfcNJDmGNQ
        Av7GaTc710sbOunrVt/KcAGVbNpHF9nOeZ328zrtK/AMkE9uvsK0r4+Z9k3T3DntZVPeMe2XCv7qpQ1TWKA8lHa6SaGLlwUj97S40GleKU3z0EQDmCWQdYiK
        aT5rbLfOmrlXM80XMZO7xcye18u5YmYnlchM08nUyG8FB1DThsec0+bAHSLNTUOok6muh0OTVAbM8XdVXoDflQj9Cssg/6GWZ2YIOzeywbh7bDDuHhuMu2OD
        QeJVR5cewrfCLee/hZUX6EKqXbJrMJsIz/WJWFp5tJsfvsg8poFUpwjUcvZNylqHD3dT7C+lCAVMl9VLaaHySDcJ7Mqcy5ewnoLXsIZdLhGh4rA4hiA8T3m5
        psH7XsTeIALQgsydxeJInLsD58NcdiSeLAA/hfEzeu/z4JCcuIzxPAVdzRRxD8GoaWNW0ln1iArsimcYrNDenuYL0obtqXqJw6pSSAj7LNooHjAjeM+wEMg0
        d5ZpHplMvXRXFlRK7LqMdf/yAMdwj4LdgRfJoy3aRu7oaFgxeXAqzrkD7CQkZrLEdOP+ejt2dxfxau4kXpml2ZK1NNuHrDwlD4V4VS8mLSFd6xp6BV5BVVMV
        MjVxEfZn0gzSujmlXQ1syPV+2h6lXc0y7WoN03iUdkFX3t5Ju1q7tuzyUUphW5SEPKVXUlWFo1WJVNXNxAAuR3VT7/MYWsYkJKmy3Tf76nbkpdw+IWTYgTm9
        LG3CkUyY6kMtPzL57kZoyrAErD7TTVwaqvH/R7tmpqumbLjw8dVRefveNR9Ku6VbTIUpi+HDHUioH06+0hnAWcRmRsnkDEkBKOWMfPgsQy+6oKYzI7viLB/p
        ChnbKzwesZMpm1QkzpYAe5bwCn29M6niZ0WGR36WE1pkGqC3FwS9qgQ9VIJO9ZwQBkII2FjHk9brdJLGkUrZzyazkY3CEVsMABzxa6WTqjKPftjzvI3Kudzo
        KIi9JBy5q9C8D7Sgys9CFAiq1TTa4HUNeQm1tUaOtWEi1ASpurd2q5ppt7QA1EkMKfGi1qB25FAL4UlqcwNkYZwJEsNqamhSHihXYBLkkVe2N+r4m7kXyD2O
        vir4o/aPsXXncKIPhR6iVqhuQygwVIlpEZJmNYckC0ek2UrZSEGfWTm2oiwWlEWVkrxaGW/VsNumgcI/NZLsuipVmmPaU6EwM9CMWOLjO7/OsDTa+exbeFMS
        LXPPIjDnz4rgt4SAgKbQfjmP7bkKhWtNmxDtzFfV0W7sGMSURtVVBeAknlgFLHHNzgh9L+HZ8BAbjJpmQHmsh/pWsxaoqsY00d0WBdSWdunb3idR8a1KxYf0
        5NjKBhqfTdnu0vg5VnsA3dlQcfoqMJeWqQP2DkOWqxugT1NTCx3yPmtTi5OBVZdZvZtLvsAjF44SYaFwG1BvAWWiRxVY9KOuG5zL4NjBV8C4FyNTNY52H1eB
        RowlUh5DV40dTH2knepqXoypDWrFBA3vko06exCPLLLyjsUX3UBWUVF9Yf5rNEKH/uR0/5flEzag8ggA8LHsTfOIcENNwGFUEfQcHDdJx93fcsFbytVbWwQY
        ltHBEdeBv0/A4yfeg/4CTj5O4d6Tet03eHAs9+6BT42reXCoKOnNHtjRnjXXvq8lH3+LM68/cc+FdQa0MFrmXo2t4b7Rme85EYrANkxYkjc61N7CWvg22kLx
        4Fx+p+3vkv019vcQf+MvBvQLlK/rrb87T1JzquUd97X8/hfvCmbXZzb883WYJPfDM+l+IfH7ey/5a/LZz2oQRDe5gYd0QfwRV83WFbToqP/0aDAdSfnIjpRl
        ry8MD8TgJdNF49y1ZJ9wiPvAIe6Dx+FSLz5z1HPKNhlmSRJk6JZ68ygXjgC6IXiBV0J4gaWGF/8jn0GVZKAYiQ9gnUvwvF1SlM796Olf98x+47/B+4L8Yi/e
        wr3sdJ+191dwL/me9Yhq9TKDBO/vveBIX8Q/7Ksv3/7eVW8t/pBvH7CrbEdF+lCf2DT0E/pAPp0ozLcgOhtm2n582409J9mn/EVi1W86S1lRKhPH6Xlv04nD
        OloyAMm+ZhBZzNm6PDrqLKfh5efSlWeSw2blhHn6meRIXgA+BW78ET+lMdES2uDHvx0Qr9vtMaZogps3ePPeau+pn6LNSpfwSkhOOWPdHzBLb0Oj8aD3tGYC
        0pX8/0BXxiORj4kvCi+x7M0nDHg8r8O8dE+ZLcSusa9Xw3APU2/EF2MfRrzirZvR+IbeJVO5FP++p2BSFbmKTHgZMmiCsIvzupy7mFUA4EJrUyPtRZ/J7wPm
        QM/d1TrXHIDXngi6OCMVGdaLZaq5Z2Sq7QMG+T4egwIQyFpoLcmaWIJOdSnzIxH2CScIIsJ97OTXPvHiv/3m7z59fEjpVdLeCbTHo/4pOFvAaBchPj7mp4ZN
        RR4sXY7APvT/kvb/d+b9L52c+rb/99n+77L//azzfQM1ZZedv9T7LWct7stcX/a+E3BhBh8BgLou1xfx1aV7YQgK22chz+TLlnqrZ5L0IN180wP8ROFSD8K+
        2Pt/2HsTKDuu8zyw9qr36i3VG7qBhybuK5ISSIgyZFEgQTEGXg8AgospWqFlxsuMJJC00qB9CIpSqKjJhkSKQmLZwsSSzYZl6/UDdUjHgo3xyBYVCSakKGNm
        RtFAsRMziWdMZ+yxfE7GhsdLmDmCOf/3/beW1wsXTcaakzPEYVe9qlt3/e+9//23T/oN0GMWtgEK+oLxz74HSg/EF7nBXE5frWvNtRug4+6Qd/fnbzE74FYD
        GWn+ZuwIe8y15i3YB65lCnhIWibi2srKpsgEe8O1ekgM1wSqwY7XlF1XSnizefPGu8915jp5pbsPrvl1yg9M5281vJVvcXmrXvasZRSuw583489bkJMmkL3p
        Bn4o+eGBPH9L8cZ+t0e/w2l25W7Z3N5Mj5WVu+EMa3YAPdG/CXfSjD34vKxiH1qPN+s55loGH+E4ZJ/y5ZotSo/9iO+oI+GbU5NLUniB7YDeHMNn5oWKzDzI
        bAdmRC5nJDD/0tV42sovtzPjcsyMXGbGOtKZNzmmxrxkGsjUuJamtD3MjZ5Oap9zQ5eUeTwwLFDKgoS139aFRWgPhoGSRb9XGOYIveaH2jhZ4QMhZ86kni4H
        pid/TtfWhHvRVwkig1dOIjyYVm4iQgOn8/DloMHakFaXHzx7t04hxEyTcmWO9BQZo7a9CNtThb3YfeO9MEMJq5MxTVSq+PGQhtdMoSDxp8ayOiLCJ86Q6QqH
        taSrakotjYPl9U7W+X9+dnTgLg14vQ9SU+/AG2/7Bz8A98TRgVt++MMMia3PB1993S//8KVn5flN/3DhxoM3f2Xf0HI+w75Hi6HqaF+aN198dohzX9G0Q2hL
        LJuG7BhgSF746af/fN/Duf4Ag/Low/mbnjVvwu9laWpzVRJec+KpwUvOscHcfYMn/mm2mPcgOU5Hsq73cJBs4DInq97uhWs/2t+tLQ+lP6rqDNcs+xFAaQcv
        xWb3U0ctosCIIsbdX0B8tev/r79eeOP/vm9kWox1NaraAh0goc0kx83Go4mQUanw54gI1Tmw+0d/86d/4M/f+LdGEDxEDCATQ4M2orLtb3yQwpUxupK6l+1A
        qWvpKlxLVyFMnkPY49erTHEY0QLCDassbdywynj+ilUGvYxNN0ssycPF0z+ViSfD7/xteh6PkdabhCi+AMVROahv2oig5oaGZOWZ3Up9BTXuLkgxrJMBFOpm
        97McPmxML0cPDCHWBD00VuW4WNEDqHdIU/OY0A7fKZKIs1WfUB+EX2ifBogzTjE8PACzSxloWbjdwbcemxjEAzPoZx/xyNTUGKFijVN+aGzV37Hxx+McUSgc
        ka7z4FQU3AU46PPKwUBnoTyLGeNZXKnkx+yvgmNxK3axh/wtx2LIkMmuYxB1kVyXqwwL2Erh0Y1av3MfM8JGec4KuBJFp8lti3K0yHAfG8/QNwbtwbaJ9nh7
        q13MZVnauu3YVP1sxA+nodOT45ak2S7nNnQjjkm9M8Y9s2Aef6xyO0Qn3tTrx38D/TL3nemXslMC9IZUU3pDOiWBuX/Bu45BUh40hIQGV3NGugz9le9+tu5O
        jd7pDV566dmX4luxkLxpLdKmdiKOAuQz4FcJE1tyB/FpYEXgrilbvuwQFjTIV5UXtgyajnhy12aL8h6Oimaernm19eJltm9ZHqYkjyksD696+y6nfrUecBku
        p361HujzYupX64E8L5eBKVPbr/P6ntAwjXplp1fzGWn6zKqZHtsTGtgCGhvuCY1aZcN6ZRtVZcN6ZRtVZcONKgt750nTKlBYnPMjhBwDsrZpj7LTlkHMzWZ7
        hr27+JJzJ/aMv3Osf7l506tI+yamfb15Od7lu581311sGO1VoZc695K7g2dku2HI+Kdxs8u8yW425Wa1SV6tVTnc1Teu3Ne83iAUybx2SKZncXONcsZvJDv0
        hTyqNhw5EUbVPtifNm9al2JmLMUWYUv7s8IyINoj+OytxQGeEyUveG1y2W881PZUO8QKGP/WYC2fHdbnpS9UVnXeiy85P9iubCg4Z1ZeAwcMh7HkO8gB40QN
        BsS8Ck7lAVlVN+BRui/LoxjyKOa18ShZxaMkL8ujTKzS6WTbqplYNd0aj2LIo7B3v0M8ipreh8KjIEh4w8xVVAG8x9cLaWzBcT8Z4i/QgFpregERtF+xB7JV
        2vJK87NVM2PeIFl9h9vtKmeGVk+Z2fFWXy6tnjbXsJK7tNXtda1OX2OrJ83O/0+0uolWr9bPbHRjfu0sqVnDkn6XZVS+q2BUNmJJTZ0l9U6ZrafBlnprj/DW
        U4E7/Xb1GRhoWCXIOZ20P6+ywu1qHwlB1w7I8gLTH2xfzF8PJswULRKG90m/LwO2w1Bcl8OOcgclarlwX4mHxTbPPuPn7m1ktLyb2+5gub994AJ+BQYQZjvX
        YXeQLOY7d8EDkGxaHh5RQ8q9sgrvhNgZ1pgJYD7RRcKvQBYhDA+aZqWRl+PF5Sa/SXgZog+Af9whSQY7wbIPgsXsKfBjqXk9esuhlEja19/pbVf1ex+xn9zs
        k75l2fpURQAfpv8W6V3507K82pjkhaMxNyCHm3nCo+6+TjhFd+FDQrzmOkAuvs7M3+C05HI1Rul15ip06OvQz5AGU/N82TXOFTLyl4H3zHHZ3n8dLnNSD4rI
        sxWXAnFK2RPsnJcNnvYW+1dIjT8V9Ps1yDnYqAIpBdHsZAz6GBugS/ZJA+Z1Z0yuTHpfSEZGw+vPl8hv/YjbInY+qSFiWF5hguwUCCiBfAoZ+sLc5lfS4RIS
        Ut/0r+U1679Z+FHvJmE+fYghvXuOtcv4l8uwKxyS8+1Bti2M+Jv715tr+3vNlQP3GPp/PpVcX3KPCRFiTPPtQKThE8m0TW0RBGu7F80VZWsHMCL2s0/Ae21e
        ppjUbXcuXx+D0xoqdVgKwPV6KYyYN/O2H+j9ZjUrlcurdACq0qOE3Ta6Di5/kJSHAspOI8qf9NneS6l/v1yvl+s7pTo9hdz8YQjx9nh3IR6nPIEeJJIu/Tmf
        Soh5VUKkiCFhejc4iVxckMcOfATUzuOUV152lZ/0d4NMSJkDL/tfgwVHtlQXHYqcrpAir9Tc4Ah22eDCX8rh6jgsoy+DZ1T20z4I6jiA6yG354pDr7/tpcxx
        +yHKwF2VOep3SmfUObCzt2OebZceh3YC+UidjsNPsE1R588HUnpxBwykXc5OmLjQ8Vn1QZ/08c0dfdbnNpm6cjks3VXQucLmYIGR8+R2JdW6tBOkIG0FP2dV
        QjBboy23VjbvjdOHi9peNtgp9TZUE7nHguWBCxsE/LzB2UkgVMdPZOh22/u5S4jc2avhBEoGFTWXI+hbNZJQX4rxo2Q50AMoPqIhyAJHcCfavbscMDtYQdGa
        ecVloD6pUllZbZUlFA6zj+G9frG/vWZEBCx3t7Bol3XMM/NCcb7tkD4nMWcvFKyy0QCGxpZ3/aLpr+8wO6Ek+fUYXCgOq9bXdIo9xC+VRDgWS7ftxzyT6x39
        vQShhfFsaObPmCt0IIdVJj6nNqQDjALu75Spyp5HFlKvCdlGdjoyhU5ANe4P/EX8cn6CG57MFURPE1I94e5x3sVbebXHuVtuMRUfkium4ntkR5ORJviPV5t4
        6Mdi8nG4dPACHbx5HbyTbjl412Pw9q8dPF+VX1eqOttJqWW/Elk5Oo8dcwWyumwwpF3Phcu81nILbgQXHRtwtNJkFhENgjwZmLdR4pvs8e4DU4ONt7HHe49x
        z+VbFq4Fm909lnvyF/PEk0PIloJZjx/Nu3dAothdSB/vTywcf6g/M3j0oX5bhrvTku1oi3D8gJwfnHnhmQ/5exynFaXy6+zvnnfxI0jred0BTrX84F9+4b+P
        yg/++HdX/PIDy9gHj/a7bEb5zTU3UCsemu4daj7QXXDeDqmOHL0XB38us89hbFDI7/BIGvUnX3HfyhC+3uLgT2wChoYu6+U+mmd3tMNtcGaRDf4Gpg4WB2cv
        8kvZXwbR4h7vnSYafNNBhN0I49/3F27sdwc3woRf5nZmuicWuo+yOqY5COBp3F0I3iHkIJeH+10TtDm6zVRHJWR4slwSxhwRxMqxa2c8cG6DrcitDzDSL7Cf
        Jf/mGRmo7jHJfN+tvcHwZ7NFLjdwYCE2XHCLrLcx+JeYFcibgyXwLzCsEKrhIUJ+CVu703tn7t0MJveolKSFSMuv0pa7i1x0nXTh+JKM9xpayFs9OSKj2+U4
        vkWIohgsOX49xigFfx0fzdvQeMjdzW0EzhtAgz8IUjgeY9Dag+X39sOFZaJYeY/UY3BYup0y4ZmPLPzah7/ReGRh20fzLgt56O+QDlmV75dKd5+qwYL6BFXG
        phhJVwyu+17o/Ae//1v/fNt9g7n3kyTkd/DgYHgSHKXsgHkmgyI3Tj7dn2y1wAL+jH908IUP3AxQZP6ShF8ebP+xL0uGd99n5GeIgna8L4+N/94zJv7sRxZQ
        wiMLcx/NM1bs7/3tdmCyhb/WOtoiL3xMi3T6kygQIUAzrPXhQUVUQt26ZnLBXcqn7ziz1M9QmxBBQAMh2VvhTA2KyxG4KoCLMtqAFnSzf0HX4qv8dwKcVI4v
        eLKUTy7In2kzeadQXyZPp+48sySduPx96JQzC+7D8lGIEM0NuNMHbcm4eJIswMV+3O9XOt1d0gS01Qnt+MmoLsgqNVUOWNkZU9oZGLCpojNg4TP11KLMw35o
        idGO9yNV6HvYkYSmjcjybRqQDIwJ0OnmMKyBbnlvP1jAYi9jEHIMws9+JJ99fGH5I/2tZsLMLPXnjKxSyRLQrhZcrjjaeaH0xAT7a8HpT8lDYf3QcfI4lIMk
        XvG3UPaZpewnhARITR9yjw5eevhmGdUIy7b82S3nxa1LueQmvSpzAZTHcfzQ8s3tEGzj0Tw405+W+p53sPBmZnph/5Ksnq04RaiGx4VA3BPycPkjJzBl5P3j
        /SlZBhcQ5kM2MhnyUGsNBFYzm33MlxeonCSTla1oUFcbtM2+knZM6hMsNp7kNoMcvUcWnKoheYDD8zYZsK6ZEqJ4h7RhyrZB00kr3G3ajPAMUFRsM0ChbMYC
        J/GUmXwchHFCHtuGSIrHSRO2EVKQtgKF1VqRsv+LQZnTGkdgbnREuhyRuXUjwrgI8uQO/LnLbNVRivHrMCR7VwnD0B0fj0Qb4p8R8vXLhmRsyDSIf9JkthmZ
        NgMQGtnj/ZlWI7XNiG0rJm0r7PLocLyK0QiAvGFbguk4DVc3PgGpTMtM9LB4Lb89sNB0wowv394GzDdvD8uiw2lG4EN94tnJ2kVJM2TfbyFR1hrolw2cLBuY
        2ZGaBrFgUJTgJosGyns0UEtmfCNtYNcSG0AdSVIzMtAoGn+m0/oKzQPPhK79z12IfzDAL7CUwCWZeViaPHUn4rw9LFlOvePMw7nQKteE7qP55J2o1PfRIGfa
        zHB4ZXWSr2VJHzg3LWLPNBNLqLN0yeO49Y8LH/mTlYvIu3v6BeKdmanH7uBu23yEj+JB0m9BiyFLbDxo3i/7YTCQ/a354zlitssl+V5c33bsoI3aHw9CRO2X
        C4wHmxC1YFkePHLMBlql3AMuRL7cn/y6IzkNLv53y/ctgg+VUXpMavNX33AeWZg+sfASpOXSzGzhU9w29z1iuksLQmUZUv2RJGqeWPj48S8dv/ih8zGS/VUh
        LGXCBAkXzr5w/kOPPv6xJ3YvXeeEg4ZpYQ1sHDYtrIFt7E6hdNNA9tmWHCFb8lz49dZtbZjiNX+8Dye/+OAxROmQ1ieSiut4AwAAqL3P2ptQ6+9L/SfW1X+6
        qv8E6z+NVOvqP12v/wTrP72m/ox9Dg4p+ykfhLVT1wEDMoMiUJYSeYPGGBJels+CeORuLp8rqGYGj2a+Ty3kIATFWOdjoyE79N/EeLTNjEy2WVnEpvvZYEZq
        PSFTlDzgFEnb0ne59fgy/5pYG+wijqhLU/pkulq7G4vS+kkhYuzf0jbZoMCQTZCwZV2Qd9oVXJPBNLRc4UzJYG7HFL/ihDRIUsmPKf7ISt4se+zOdhNfCRnB
        4DYir5unwkH2Y28ZLieYYtnSw3YtfNi0MMMKOX63lOMfT97OJbRbPZAF7h1tRJfLFm488dRRSm3lPe5lBqUgQFmiwNP6JhGeNgG0jzTN8hmQoqJi3m0lo+PL
        qoDukT0STS9Wo7LbZC3B83JPdNNxfiWCMKFh+fVEGIF9sizAyz7IfWGPS3ajI6zonkNybMT1NiGtY1KVpcOKVUhQD9gmkLm+TViRNxK2I8cDk2Qfh72rj2GA
        nwt4J2mewhMQqDddhCufcG3KpoOvB3tePiD2aM5TgWaseaaMPVSWVRQkbD2XonjgoVr1ggJbkG/z9QdvZPZYsWy6EDzxHxalLg6uGexCAw/39DzkYcnFMAhb
        lb7XAE5r8AfS/GUhDW/wRzGZaSkCFkMv+cfk3Y8Pdj+As5ivCCof/7rsk8G6NO6Dg7NyTvku15GDlBwATMiCigT3yyEhrSViuNBED0fBzRiuowNPRwPtMAjF
        81a6HjrocY/HvKYMzDXaET47i8scTssNSk2Kc08EP3wPlwQbAy296Rei4AwXIVlJ3+y6cngeOHSMFIZ1KfffgSACwjofI4iLD1xcGv+fWbrOTxAj5w7XfQRS
        poWXnEfzYOG884MUN8sdJs7SiT44McqEgzuQr6QwwcOPY3xlN4ZILTgBubvkiszd9Cddz3vEXTbOudwtTueQrdTOYd4dB8GcdA8dC5aME1p0aD2/+7Cls8di
        t6ZcfPTZLh5ca7wPLOz7yMOPV9mVifY9hjRe/XeaftL1pFMgZdhNOTBjEy4c/8rvfJdsybKEBTjTQCzn40t5nP1WQCMBKcyR+wK8Wg4s4MblOqenZJ69PFyy
        JUSSvLPNYComWMq9d7R97RDIPkL0C2S19aBEV8tQ6UlauuZm+FTwMMupC2KROQp6xwdrQ4J/HmOePuF78XLEWJCexY+j6S2M6/H3JP8+gRDYP6tSfF+duBrq
        xNVUJ67Us0bieUgHB5pKqjHK9ZVhd6SG3ZUxSkBjlKhm1s1Dpwloj+INrl/MTvpoyfWYxiHs+EOfuMrAekoQeJvW+3JV/XKIP6gqWillq7lKhI2CzmcwD/Rg
        YtwmBICc3iO1XUmsSiiBSkgWqHWF+wAwYYjSwdx9iwCMQyAVRMz1EAO3A1sWrGV9cFdziwWzQZxfuK5bW2bmyzgdKZ0QhXPNfpb+JtZiXyGHZRb+EIZW3hQf
        Msj7cXeP/I/7q2SAruMgEbkJskpiV9Aml2llMBAi3NVfT8qXTwKhFuHh/6HnRmrpT4AZOi64DBfJ0eMh3wQ8ekKSphQWW9RjNQkH+sftbXrzUErTU/8E/ril
        BwEg0qNLpEV17VpuM4CZZaTRRuVsy2O3V1aJZ4ODgCyHMwtWXofGUnSH8R9cxA+Z4NnbjQPFm3/Qngg0P8dQtgVZSKCEkKj22KG2yqV/SzGJfvkqv7UkvQEP
        lBd8BiIxk4RIDir780npQC8PCUM3eDReHHy0w6Bw8uuleNGajtJ2DorN7Itu30tLKeSSusqW/5bqBu0XHlajBgQN8UawbGcUEQ/xDVxGJdjQuHwr/KOt5Tau
        jJCRNxkLAqgFc9aHjHiE9hl/eoglUIT1gQ0qguxGq6ucwpPXOENp5sC/ySQrZTyBs/uOPFApdMAsob6EvgsHzzuD58Y8YvKpHuGyI8QgAkK8HGnNVE/BtlGd
        SLU/NXxixhJaBUBCC3GemwiH0MKfhtazOSzcCff/yn4ojFrtVCUlRdc946G8WH+c99YXA1dAW0wDmTfqxcRaTGNtMbUWt2RLqPVHuwLvkHeNlGCT8erqqUq5
        UWT17Hl0CRixU8WT/dIf/Qjb9TFwewf++sO77rlp5kfH8Hea557KpyA3u9g9NnjxV7PFfBo2HxiyZg2QB/cv/PXCG98PQJ6Mr975lj/d+/f/Fm05olLf3xrl
        HfpCd4Z5ZxUGyIy9FAHGNjrw8TuJRLOv0uwPAU154K2//gs/BLCa0YH/+k6LHWO6B37ijbOP3Pfld+yjrl6+ByxMRIuR5oH/5hHnve+/8QNfBKBjk6PQpT4f
        Xs0jI02Yg+8lii8ed2CYEMMVW/poahC/TzjdWk8fbCdygK/1NrvtYDuAxBz5Nzbt9bCHsJC1XpcHEaJxDuhaNTk4AeBx08yeZiCek26fAYFOuFKITPgnyK5s
        PDoNGZ1wbHSmitFp1EanUR+dLl8Vo5OtGZ02R6c9zNtjo9PZZHQ6m4xOZ83odKSPuhidDAZ160enUxudqQ1Gp62j05bRgQogfh/FIoxohCkHcesu/wVvBPvl
        eI2TTEwnGVmFNp6KDTvjORUZRIArE8CaR/XlKUbqyuREdvC49qtdTdJmzdWrFh78FGT8Y+sTGlm6Jpz8yHn14ktPyZ48Bf/7aNhv1OlE2GJENrB08pCSyf1C
        rpPYkXkg2ZBKonVUMgMqga9vVKOSeHwOx5vN4RTDCVfVcg6n/y/M4XiMSpQcyjmcjMxMRSXp2BxucA5bKsl1m3y8g727tkn2EzofVJAxslUmVIwMQt1+eoNw
        TBkK0Q4KlpwBfZv2k4GcOLGCIvBC65Th4irbCO9iiDMTAN5Gp6i08m/iiJIGC9y10QGL8QYorO9fh4olt/2EDhr6WQHTNrIZXI20BUZbmcM/k9vRGA0OHOEC
        GwgGoyYKSkA7vff0uccDhHsS7nrx+HqHWDPaBGCZp/SqH67BHo80FJtaPBI/KBnRdx3kILOV86c7zEnT6ARZDEuXfBh8dZRwsrKRePGtj31pcPqAxcX7nuGo
        7LDhJj2WT4B76CLC1mpRWK8M9SHlmAmQK8Pzd2x4fqHdKoAXXISIEY/W1DA7SgD3toYqY9Av2CyhZ1gaQkNMmqxW+6eTR6X2xWANNxktKS4qR2zE2ld4RnP7
        R6jqpn3dqQUv6FTfmI2CHeB5ioFYHdbK69AmD1FFmSljk0Vsa6SdIG1tD2theNDBbU71Wv+shTzQTBE0Y9I+I5YLuaE5LK+TWHfGl2FSi8LXp1iGU6RLcJeM
        c4lNQiLjItO7RcXzJM5OXAUdmb1JxRoBipDrJkzqkw2BBWVR7CMgWrSGiylhBVvKxVhYwbZ0/BisYHgQutpJaEESoApOwtU1wrzarzW7Q6M1ySlWOgIoiJOI
        PcLa7pZ5PYnzKntkJxK2sOy1V5WpKuEHm6p5DIkzOFXHGcQS7jAoZYpe6YBTqy3QbflwHLIwB/SRNKpVbO5A1uN8aJYj39TIl3jDeDnRiFT9iqiBUnqXKzK+
        lB/ZCEBLiczulvws5/ZrQAMECQApfFjb/hO7/YNGhHSnxluGKqdCfdKylunCAL+oBb2dhsZm1tQOQ9tXU8tAtCxtkoFoytGn9W0celI99LSBZ86jTmqPPx2l
        aWGuWujudlGPltajVZBzy6devrJK7zeq22QjpqLfrMJ99FtYr1t7/edlcTfNvf4FXKO9/nO4Jnv987h6e/1ncG3s9RFpEYFusBmYaTmV4xre4Ax9HKqEJbWn
        T4pgAopgGNnA8L2/mP2i7y3RzCqfUaOuycHT7iI2lcFZqtEnEdy9P8VIljYQ4DM2wQWb4LkiwVk37Xtg/RwQPS4R2HRHeeDnpXs02gLlCVM4XW/hoSsekYvC
        Kby2qMT0aUQIPt2X4mJfivXsCSc5i/pCfjdBuNihzMophirkutMnwyicnZHmHerP+mjgC2W/TFuRz7QV+Uzjz1jXzDKM2y6fYcURYdMy9t90+yS8F7RPpH9t
        gpOeJnjRJriIPqnU8TwMePnU4ZrL0bsoYwvN1G3twExB8380n7oFqvtb3gvfYmnQny3dHizL9dH4FlmwpsLBxaW0xgg1oHqcGmOEGhCiw11m6mg+c4t8ysxM
        MvjTQPpix/vMzDFkIPd/tnS4p/ngONsAvxIbvYvJTctgthHjCn43/Ta5bOnXKRI7BVMdPOkQa7CPtUwuUELIhTH/U/Lpa4cXrLunrDtCaiJsEVaElCXp8Noj
        Ox9hXWiAMcBKzAvhxqD6ANwYv5NqkxgYSjdmwMxV8p2kGpLHOmKZhoBtmkse2wlyGbKVEX2wWmYLJOFbrN1yuZk+W+2gtTgPPTWpi2q7+Lt6Odsj3Redpj+s
        7eA+MtxwRUjr/mg1wBcTfzr3Ttc4ooSenuypNb0b0dZ+M6auobwEknlYlZm2n4JFik9L9Vq4ePASIButeDxWOEI+fmQFS7gdakQLTApvqDcvekNhrmvHKdUQ
        LY3Z6tLCcbpo3EstNbM3kCDegjXiScYUghIiOAzStSFRQojjQpgmWSG9itDeRgX+jvfLWLoQyjZp9Q8ZfjFL8tLrzKHh5BXCWvRyJduc8S0yHDFjEjBQCXE4
        6YI6m6ekn1urcs5Gz8jxF3SUgbvogk1tkBIbBSUCsCtm8GqcYxDFDjGp80YFDnWPVLJg+f5iHwpvnpa51sIkaZ7OGyUY8z7GqvM/f+BP9xZePLLBn87+sc9O
        b2S/5KfEGSV6moOdABG5IoUimL6BmJqJwp/JxgtcNln+/FLs/ytxAOTscImhk8+6hPGU0yrF9DXg9HfBQYJBVjBIlxzINQDetLsKrGES2HY3NMYLgHIdbDaJ
        HHHzjg2L4a8Pi2FTHndzzwZQ8hVfsF2jZfI7q4jwrYCupoMYHAUS+7qdHVozz+7sAf5EGsB/Gqd/BX4NNKgWLz7qtS7mh8ec1obR8Ji13pSx9adtiRdRNArO
        ESdKg1ONBdPwTJnQs5EoAQwLtCJcWugt6diut58QWFB7XPoPUkItXsml6Us3S/bzAD6cdx+zWPMyEtki2DQNJBUw/D3DSOEcIKOEsBsJNBYdXDKwGVw4ydqN
        TsMc3McAJrIEQjEoH0JriNFO8cVdiPE1Xe+oEsja4wAeRqrrgVOJNknXhfrhHSN+hvqMNLyVPNxPwFmz6QD6ROnVAfQ5gIzRtWFauAzZoWCn5nZMeYk4jMzt
        /7TRu8ZGE38UTlfJroV9hfHvytKBfcmXQzLCKdAsW3rUanEZaOHQ6UvXy0rRlcbixkZPY3uRBbjZNg9XeYp8UqJiIgp89gv+uTx7CuCPautMZE41UG6oOpV+
        KAm4sSuc9ITrecsuhP7OupBVzrqQVaq4ccEOle5NdMJ2saW5B6ErhfrL2SBulQMfC19ezeFjfzxulfHS3/O88IOyojsIN4Xq+gQ+0fj/fhGNlUEQZWkKsCs2
        8STSYHo+HpkRoU2aI0WMzZQuws1CsMWMuKcjEzI8HXazzWPvRTZtxNh7OvNthD27DkRFDMUxuojwJ1T005CqEISdg3t2oywdRwO+RMC9JgPhI7AI9K0lOoFH
        NPd0lcFpcWPpIlTgUtBF04aqI1IEQ7YhoP4pWcbT4w2vsTyzpK5e0BI7OGzO4TIn7LaDeTyPS9KfBj0gLhM1VjSC9Urfdmv9BvVpq1KfBuvjYoVUoAZjcbHg
        hBFSgeoPWvS/h4YTyvXpT0NfC9IKrPGadOch8rGoBcy+UAcwpqqZexsUfHDyxxbXAk4zaG4ln5HJMXNvT5Y/H7TeUl+7mNBKMlJ0smtYjWoDGlWh4nW1cWGK
        Dxe7mC52LWhQqakFwLFQcFBYtKAQBATwERAgoPZaZgF8phBfrwoI4J2BqeB4rIQQ3hBjgQBM89yY7z91nKZJX7OvwpWHxtQwxYExNcaFw2T12nU1GAwDzbSZ
        XiP2npZtb+tqH9alU2teTcmrLatwpcYguIw9s9h3alnKo0dhLgMFo3REPHi8c2s/xvSHE18TQCQ6CKrRmQM2+BQ9+fBMZqOZhVS0Vm6qy54c0HFEngXbvoWO
        8qtytWfiySEkeV1YzkKIS53BBMFaYc9KsFYkAJ5ahwxTf0Ia3oLgeB41mDYoeRs2jG3Ieyv+CH+1tVYAjGWbWucm6tFUkUtNDSiTEOKeDG/bI9ZOa5lpJpeR
        gWtLLcm1SeGXAaxY7iaHxC+i2DBTsWHJ8OF0zpV+chVtMZPK76VczSFrg/iyy5VemPgeGF5ORtPCkQwoqk25wYxsCSVYTS9EG8WPNG/KRzE+migfKn89IV+m
        1HIg2wAxJcYTpEyQjqRsxMBAvA0zQ5nFUGhhO1o0Wu1vr6yk1OyHIV23m56ZyU77GvGOnpduumPcymNM8w57j9+PZDNKl2zYNQB1xzZy7Gd9b3ngEdkZyigw
        0jzVyZ2pJtD50el8aij1Kk6uZ7/nSG/MeXObYkRnBhZefbisBtYrCaaAuyCWPGN864M2Mep3Bwj41pa+b6Bb+x0hdu8g+wrx60umm0W3h3pI3vhdDn6+XauY
        6Z7+VG3yv6sWi+NdD9BRZOcimz9JWV61bHRqobnzSYiwZD2DF0wMxzcaokk/oqW7EQdK+KOcFZK7w/lYrZoMHVWr08qBn/w/fm34H/+Hs99zNyzrIJvMWBE1
        bLtAy78Qy2ZRXAxlUweX90D5tYvGkzE0BzLwtF5M1NikSRi1FjsT+KaJdQNd2y21Ljlilz8YM1Yy5wNfPPc7/+b3lv7dudGQlQSosvZTLWr3BHWaIBxU5rir
        VHPSLclGjiOvlm40+Ck7uqi3x349ASjSeruEqh7SnlpXp2eHNfQc49aGcE1dn3C1O0+62p8shG2wBUAkJkQAaGwHoj1AxmV6XKOU3VGEG5rPgY/qErNRA+Gl
        P534yVK4zOMZ3CjbMKoCHxCrzVET5h+Q3nVoasmJVkOLhXVcnlB7BDhGbwAjJPlza6+f0TEKPw61XTUjMdlNNASmElXRlUareas+IxFduvVpYXpNfOp0FbzY
        uRtKT+jQGqun1TxGzsyN02lhGopV4YjpwD7cROfyydJHriMPOrC7awOlYXLMuq4Y3RuryHnZ/tE9CPOR1oO1m0g4hTCP+ym4jfhAUHn4ewfcytAkHWNw5aPq
        ZYqFIF6BgHKT+qHiCuIYwdFo06rWKtp2yf0geb1OPp65MDlAvVNIs+K+CpcQwLwSEiPKXVI6ZB6p3d/9QLCEUCeTC/s+uuA+ZiaXnhWuWWbwvW3XKrrHcolr
        ucT1XPavyaUfpuTkkrsJIAQCimQosy/JwJ8e1uG0JdeolmtUy5WWTa+UrV99THNUk1QI87LKPy8HD3rUD/xDvcVdjnN6CPPslMjeyRiMQYgtGgGDujhdY5Fr
        6wxpg1Nu4IJzbRuLWwc+IyhPHmamseLZbiyGe6LkyV5cNhOkS3fb5mQJbSqEeF4BEDxiYEbYM8usD+mtDsd4YQuwO5CFLCppE7WhcmJd92tdd2tdd8qyYjMw
        3JbbNmi9m56Ife+D/lKwrOF2O/Kwowz+dgpcVJJwf7+Ny3sYWzCWFNsX8yT7FR8yPgxFcRvpbYvC4up2WL2IitsOrMC7G4osQ9PZ6W3PJ/IEvG1G68dMOHif
        brLgJ3F+oqgxJKpOqEZOQ41KHvJCzVCCQhKTgUvJeNjsqkCrq5EmOuAIIlzAsk8I94LlZcX4Kxq0tnZSrQyrZP1J1aZLmEkAhKQ4i74qHMmGgkn2YU/aZKDz
        kYUgtHHNoTXyYfgFeBDlLmVK+6fhG8NY+sFIvqFEhEBCwFjxLQbTt1mFeOMqhKhCrFUAtpzF7EKEWQh7aQ+Lc2YgHR1UwmfpHl+7J0D3+N9m9yi8IuI1ulo3
        t6yba7vHK7vHPW1B7EOIrz3tHqKKGk9HyPv2qxBvXIV697i2e9yqe8DnujjpQxauEcx1m/ZVqurVAF47jAuS/pTre0u+bM8yxyOQ4aYhXIP9FJ3S0DmnjERI
        wq/iuR5s14Us75bl3c9+SUbqtPRRei5PrCtYAmcsB+ausjCrmChUMVEMjvyQU8P2k0wgnxljz1B/G4PaOWXcU4xCjTqdrjSWafqnnpssW4FweIUz+JQw/jsH
        0lGZl3tl5BSAOF7lnXART8WT40ZhN4yYzJ4VPnGrFMbmszBLDrN/5Be26zZ0/WFZET/rLub0quDBP0LQelmVKoNhxOiBi8ihIuq8+/5c2guD4YjrV6wGw/YH
        DIbpdX3IIFyCm33eL0QcfcIAsxjvaO5UZsJ+EdNczYRl5FWdkC0S69aDmbb8yJ7xGYoH6WwsfWbGQPsOouq3kdwpbYSRGFsWZHhWWYYT107pD4iAVKhnnHR+
        zUnryUcnIEjLfp129b8U+PGSpx4DmYrol0q1SW2A3yUHpmr3csYCFm6rAjtUQV/wgdSueHDHfzU6l6f1IGJNBhELa0HEmuuCiDUYRKwB7YmD40k9iFizCCLm
        1gNJedgFms8C5dUBDhXQI0u7BxmxejApoGQSdQ0LSFgPfMsgYqD8gGiiDCvlME+ZxWNhpSCWlIJcgF1uFFZKRmzDsFJ4vnlYKQW9/Pfm8o8mn184z3UDg6gx
        po7Hj/zb+//VjTLLyxQ1GFlfEXItjKxNW0O1CIlMOwYj62HVSUqkTFmJEmBkJ4hRBnpPCjTME67vLntL7iPG0bkjtH6Q6huPKhxX4354dL6wUA4qK9CTaCEe
        sjhDR3oMQpIUCXKPW7J/Lg+5JMkC/hRyTseCalA88Htwc3GFcMGbwA8FSKVlNODsPEDExk/7TFhbwGqb+bsfOFiPbn0MlCus1KcBih3U0h3pDUsTlFHtCPdu
        6YK/+PDEYHcZCUqaBcRaH2GsDEYOzhd8mBl/4cNCjucdrHJ+Nx2c+Kts8M2/rNftXb003SYriMJUAPG7Lh1RXxpncB4uX3LdZpwfPZq775dbGZMHB8vvPQa3
        3FDGK1XJvQOdm3MkfTLzMum0OmeXyMqanfJwUISjWgcizxYuSR8iNAfYAR3TAppHZzANZTZFTXCK7Hcx5rpsNGUhh2wzVnHt5v9MCwuuVAhhwaYZ2gQHvxgF
        6inShSFmLGtbazJFaid3DtK9KCbge95d5HJOUaw+dI/iebSYY03FCqevZLGblkf4AaPRIPs1H5pfJw/bXUjDb5H1NC4DmsXZ5/x+nLImOQOQHP3edgjXyEUo
        aUB6XVWXyMubYQ0PJz6XW5PxjjIuLE622a+CKXJIzViqLTw84k/l3i2cEMuH27CkaqkbkWcB6PfSNgrzQRqTSGILe9XEGDUHWIqyicgRPt42osNS+mAznKNw
        r0sJ7cep6NuoTukiepe+T7YADxLYjXNuFzln9FmC6FojyMnR4b2qDCTyy6L6KSEgBKQ/VBJKCw+3sYREt+AXLK+So8JTQM3jcmTp89cw3k3qrXkYKvfbHmhD
        uEiaiG6Hz9ItD7RbtmcOtqH7kp6IYOUzQ3Yz1Mgc9DAzM9KItGDpQy2vkevhR/qaa4mjViJKdbfDGwOMGPT+3mHg/95CwblvurdLaV1uuhhxqbSaBXB992/p
        5Wxgq9ok11O2kMEhepP5D9L5Sw5YMlH8qun+7XQFF8YArDur1IZzb1KQgpBwageqgWRQ77ff1k54Lm2ATvK2HTu02iTV2E1y7Npwd6EtuPReE461oI9U+09O
        ebbr2uw69pV7E6OaeWWnwVMogemVtOQmdqGu/q14bZgRJZaD7U6ru+bVWDJPCUX6jw66tZiIcRkTMR78riyf/uCqwdUIa1hMQ19PsT5+rdHTeBt/pXKuGGEI
        4bKGHgsNgxiGOnm55LTBqwKw8yCWACxrk1WkBOu9+7KLmDcgD9fQFSnCOmCOsjtgXuIOtvNHAlsr6T+hpAT7YD3FdJXCRQqZdQ1dUiK+QKoIFDJlkqPAaJVM
        MKAk0AhufSBQ8KXpYQrObGPVe1E+DtUxN8LHMGhpcUnjth8dBj5qB8uFD1VaQxdU+WiSNcT8cPER4zJB+qyL1NrcE+QesvZR2y/rQHY7RapEG5DKjGEDAlAs
        IsbIpE5ZKxzS0lvoJGkrl7ByLVROltlmWbZbdR5yddFzITpBziuQqx3kePhV2qiWlr2gM1q65LZ2qzX9MgSr8zVEOGBOTPcgXV0RjgG5ezpA2Feqjo+KfcfV
        YUv5o71m3wHSvDTXV5JOcvcW+v2lIFAPWkaw6f5tjCeDgJTcRYx/lJa3dmshhbsD79a220rStZVX32V6uCO3mAcKHOMgNVU2bgKvElYJmiB6GuqR00xgJn8o
        9JIlcBjC+WzkLBKee0qaF79vj4eDazrmNpKq20hKWfFQYfZq5tN+4TFyDqy5y0Np6VBCDDlpbc2tg36aLvHgeZhXi7sh8dLc6ohLEAs8qunpPFV+y6c5gWc9
        SkrIz3sWxK9m6+ZW9zXFAc7vLkRKRJBQPPrcG0EA4I/o/IwyC+v9MdeDdV4Xnxl3wCih6UILTQedYqzQdGEJTRdaaDoq8GNl4mOFpotp4qGYdjwuuCMKu0Cp
        PnDzXLr6wR8ANsvjnePzlLCau4RyHbO29xW6LwcEOzJJAKrn2yaPgeq5NVC9QJF1XRiK+yr6KEH1Io4ixqE4fhBULyptEzw17kB+UrLsfulnLvd7S/EHKYRE
        PNOrhDYjiFh32bhTwnTIAQRKuhKQVQ3JQrNrEFKu6tFaErWnrR1kwKPhqf6UHJV1FZcdZNeD+RsGPhUHbxi0jsnysAtSdX5i8i34OFjjiSC1zzur+SShna7Q
        vKcgTcpNvrE06XJzubxSadLl+HMlhEcJDNDlz6S53JqC0wo8MFOl5bG1OaXBHy1afTUA7Y60cVBlX6netFYpVrN+7ZaOa5cjyYT6qzbg6EKL0S48FmwxbRTT
        oBnc9DCfMdOr+ewqgv2YWYwVjChaWhPJcRrWiC0YD/Bbvpi2VojyDXOSl3JSiFdMe2VospV8DkO1O49Xijm3/3tG+SxaG6Gj4VVISN5RvnVlOOwjtt8UKrkF
        1vbopQn8aaKDJvDHQy8lhQFvabO7Shu4VG3384lVuq5PsKKpNf7HPBNeKFgxiVRNqtC6JBXV8buCkkkM2esVlMq8HkMzgSoRnsnsOsh4TTDpxMmwBfvXAsc9
        0SmZmemRySTTxqsmilwpg5jPJAb6GOa4mxzhCg8BuaNzQIMiRhmyravSEmwwKYwYhcVFx3u0HvBkhGg9IK3HVMvMDP0eU9VS1ew8UrW3aKLAggRZTJPFSMM7
        GiCmcUqmQz4r5c6qn0W+FYZqCaoxNJPS3i2qsUPmXx7J/JAqDEGC6AaEE96kI66Qbh/riCtgNtUpOnCn4W/JAJedemnL21m1d6oMq14Hw6fXqUFczcuJJLYz
        70gHRLAinBSikvZMj0A90n8T7CTpuiYpBqEOQDHmyk16q8kGXanVutzQ7Oxy/XWl1u5yvbx+rHYYRQ4pxqMFCu5wSGbgDDI50q42c0TMK7ag+xcYc7gQoL21
        2KPeygWw1y+UbRdu7E+3vCLdO99awnIxHbyLpzfKAz6IsMigOZ3j34XVDNaWUtf1lphXoklY8i7neJW2tnNbt/W2z1+2wxrYou3rP34Ng1//vrjmrzdcaO+S
        adBZsxx36BgGk10OQb7h96/T8Xm9vE6QNK+R1OXmSs7HtXZ6OduiN9YaN2Dz7WOdvlLqn6FUUEDdGnf915zg/SlOcDnDgx7k1AqK6HdrKIh39EkD7+xvRQh1
        WOgGK/n2NTa6+aV5KfTSvFPa6DK0Ma16r4I/GdxkheWm0BAhfT/lm6tgvzGFC3zLrkJIlAYupt9NZc/0bjLdujxM1rmrVGSMGZT9MjNI8qSMBnHjSOp9Ffyq
        GvVnHXMVIpdfjVdZf2rgQfcdgSuEgVaCkg7lV/foNtE1cpPoFjBDhy2p9tU9zAk+3SkzJBHqnPk2VtJEV9KuXT/bcPjS7sbO28Z2kpYxG7pYxxtSvNSnTRMT
        zPRt2HS7p7iww4cxLn0Yp7CRbDuF0zkNM+HAAsNMySG1DnJDLN0RDVMN/D/lQ+s5NvlttGZLuS9sKdvAds3qvjiJ3dDM2s0hx+BzH07geCFLXAwZHlo3dSqf
        H+U9mnPLzwmwAQn27x7gy2lIByBzGNLJR1tlQbq6dwqGe+3RqvzYiuHpYhPeJiWZ+cpu8MuwjJNkQ1rGddY42c/Jt7F6W81hl4kxBPKnh76bQ6XNhHRN99vf
        MtvllhmXW6bcJZU/nZ4c2F0YyWkOyJY1LrT03tGK0rAvholfrN6G2OZnCzvBRN18uOljFynNh0rIbXQVV3MQ1GiETkxGqzIFmyultdG6NV1Gurui/mqTK3l3
        ODLbjbcCKzubcLh3ZGaqI4oGy+gWb4+/dUTwkO6RHj7uw3Vzi4yWcAEIarEyHNH1Ud4wbiVsGZOCdVJixXbE6QqOYXwHTJT+4YcLT2ghMIxZ8zWPmQtvygSb
        YLtkchLwN0AuzNPC6y7V/k3Zv00Dk84GzjUTZGY49g1kkqsKtgUnr0ndTbGplznBpoyTIeVk6IL9nTJTsrTwOGC2Cb1LarJAyQrNunqGvxr41WEsskBWtF2p
        nCzgLpytkO3n6JbKoAsKu3nVYD9jBCGkU6jMx5zknYPN4FkhM9kwv2yUZ8K1rWBshb2kNy1Z+x0jITM5C4OhmhRKOQ0ux8LKv3CjHfYbsdmmvmEBLbo41vUS
        wqxX3kBDzH5hSKXUGhXNnT+dT1aY9pjr0n9ZDeV+sky7U9JOV4ZHSDtZpZUnwksVaa+VtAV1Tmva6SqtPMHY2V/fI2m3VC7olhnKak7pW8q0ByVtASizXdNu
        qdLKE+Hki7S3SdoCcsdo2tkqrTzBgmN/vV3SbrX3uaadq9LKE7O1SHv8HZK2UHReoWm3VmnlCdZEm/aHJG1hNPg6TbutSitPTK9M+05JW2zwOzVtr0orT8z2
        Mu0RSVtgT1ytabdXaeWJmS/Snr9X0hr75g1I2zyd92UNhL1BaHbA6BdBPFo1Upkcmmk57smyKEejoZkbmq1Ds21oekOzXVb7oTFwSRmZy0Bxp4CTHJo+5BI8
        dQSgjFV16Gf4Zvm/kFdkejjy1xyo6WCjQpp4jZ01TnKQiQQ8nXg6I60cRzh0u5x73L8Deir6LMsnsizPPgFtq2FazdMRzkEszrToCqHyCBqsqMI1gBzCymMo
        h0BsQXP1UchGD5urC2WBMDgP9UMwOPf3yRa9px/g8s6+h8td/QwXxLi9CmzdBC77wd3VAo24Nf/aGBak7ph/bWytp83VnN2mcyR3e7IE+TCh78miRWVUT5Yq
        OUfgRo3K5QZLZYKbACdl3MDIqoEbGmY0pJIIqJj0A6ilrsY65ZgpjCWtQ3eqOSnsSNtqoBKogYqvBiqU1VylyCTpU7QdYPDDumlrDQaNViGwMHlltLoEaHXq
        xbDqC0+a1G0FGrQVCGq2Ao11tgJN2go01VZAGKC6rUCyma1AaJLCVsB/WVuBOris0HBlK9CkrYBPzft3xFZgiECRsA6yFUcZtYp7q+r8I8Rew5qD8h9/xito
        5aoOBKIbVRAi4Y0qiOcvU8H0w6GfWEJZKfXmu2+8N1gqCb8gloq3gWlzBcNcI7G7j6kT0j8GmXjnIO4ap5W6kcizprQTkfm+nmoosfZH8GbEYYjasjkoEoHN
        DIc5r0YwzipNJOo4zc4YTjM1hsBpbtRxmjHvvgCr2ZJ6Q66FdVr0Vfbr1klwDb5xSHETeNoQ0Y8qEoxIIlp4QX8eq/o3RX+S72YTh/TnrKW/v9EJQlOIL7sA
        wfmgt2St3YMrHGt/hZkbZJ+Q1+pK2FC/wjzSgyQc3IVNrTsIJEMcsDf1lcDnCeKYM9QkwIeoPRi4tiAm2A/3MbnuloQhnSMwhpEwdnS2littXjQIMK1z0z92
        XXfJho/UgMO+bknoSDicDS7FULIWli/3PzKSZxe6/HNzbzBbBIDswhHn0YduqzuJ4fPP/T01TbvULTYn7hLBCOpvXNzKrObivnvXTFiqdJyydKHq1VLJcrFE
        /8kcFB+M/6q70o+ghPrDhh99sLXkWTPkOQSyLQVVkRVUxRvImpJCUEV16qaCKvh2buSYncOWONrcRXTM7TPeKJO8yWTrvdFdutyMSbBwAOvQ+TzPcI6K1bF4
        o1xTw5dNfb0u81bh/orzGx1P6Y0qOa71P2Xt9KYm14qLx9pE6cY/o7G/ScbkWuu/lhL6MD/AZBHugyKsCShkVXa1RnKVQHKVbCy5muM0k3zpYD5ZF17NYU2e
        xCXrt1Man3UQA2YOxr1Twul4IzJ33hpFlqe8pc+3OPvKnynyf3qKnxkWOsT9z+4/MuYzWdmD9f3aJNEoBTKKOL26EChLZoWa9HxdTeqti6m3FVsNVZA1lWhW
        qUDBwW4hN19E1ZtdrSFhTowQKG2angjThLmcWNUAHcIGbhJVz3uVUfW2YL+YXZXCa8pXRnBfhS6QrI2NrUcGfCv6Xh9P6OMAmtGcGqr92tdQtaqUpVVYXL+G
        qYW11yMxwCY+0iix5P8jawjeKhW5RektUA0GhsF0WXT7/1nRvi2aKtCq6IAtZNH1k7c3YmD2zqkRTJMRXRDmcxuy0HNq4/1Rz/OXwmXa95lBPHAyhD1xMagR
        TAbjNYpbUE+puB2n91AV5KD30NYQ+YBddQH9PRzC+BCmMWRrnNqnjLzMT4kB2TBN2qTB9GGMu4k2qU3AIqPyeOaAiXSp7aVsz8/OkgWVCxxW5ITSxzUxKU3K
        4sxP/8Tz4mVviUaEnsboll4vPc6dfkP30kwhz4FxnqMZlOw4lMI6Vgq7hiXzahZHXmlxNB7qmUZitQDcdCrfMNb2uq802jYwWWh1KH1copM2aIYNUxLaUQXw
        hW18+3WjNRR4RNYttHULUbdgk7oFWjdrBMm6aUzp9PsQLNpVo09PbQ59qf6tOMIIY3HzsTZDOfCtc5XnXOc5hVGggwstGo+qsYmafz3hOjZDtYXTrGin+bYH
        lEnxDhG8zJYG4zQtDXdAXKChzVh5R7W8o1V5KEqTuq9UNSRF3S74XrCsoa3VVjL5Mc4el3fhYdaNzLfsNo9x20Gt+wFNKIO3oc/e9oC15nc1qh5xThtHlPc6
        BPd+NWMODyrSnTQLTxtC5JYawjZRAxIaLWpF1TiUZh5V2WFZtm0/0W8xL6Wkt7FCD7R9bTGgcpKjGt6OKhNbJ9lFUXqECrFLG1IqITlNrNGWtBq2hLAftCr7
        IbJj8GBIfowwSM7gA7fbow375WbcEo1HI9xzalvLQtsLtskaZr5oJXxBwUVi9J1FhfQtRt/XrLzxrI5qVkfHs3LWGkfXrQDTr8duc1nNNBuVmWY57kk57rE2
        KqYpui99T2imfkcLhukpwz3AvpZxDSLTWYTps3ZZjEuTgxJjUCIZFGBYwOSyMuKEcIDmmg2Yc8ExOzQBzDW7Rcg22pLB0Ay9HcnlAzDnixm+n30t1fhe29fR
        wXZj076OaAvcsmEo4kPEwUJPm/bimo6WfJJNO7qej6emtV2wagpJCU9az6T6Jd1a8QwzsWmfUXBls2xrTzZVxNXCr7IDU1sIraOT+iA4gEREACj2PudgBJrz
        blbxkORG1BC37GV/k15u1ns4AlF76Gaslexmx5pbSzc7lqRhlqqzTVYY2FMVvUSQmqjo7doKw6netnbb+FqNbusd7sLOdCyro5rV0fGsPA3wob3NFUTGMoeZ
        dp5IyrRcW1y8cfkGI4edVFcXOwqywWJsUEBcrDWMUQLbS7gL0aOpmOSI0VOSnbuO7Lgqx2XtY114NugIkh1M8t1qiq/rCPfVdIQMYmbjiF3wHGtya88LCoOB
        7S/34ETgaRQab0AM0kXYTcuqN3jkWK74JN7hnqxpyljo1wmP4+EtPUJjA/JCuPRscSCNgg8aKvIgvOY92E0mGrOCQDhycbkg6gjRODF7FqA6CoaoK0oAYgW4
        RlDsfPLzENc2PEPHZLr2BbzDUh/qMhpUwBiaJmACchEWqEMTe2sTL2rixfHEGBRae8JbTLgPDz36VddVzNm1fRq8fJ8GL9+nOPwH2qfw6YPB830b92pQ9aqr
        vRrWepV9lz3jq0sj7r/gb9CKe4j9U2dh5u57GRam7CuUR4wOS4M2BhV8DLnXjjM1v+ES3GQDtmbuvnG2xilqMJgDtwLpDO68GlvzcnU4qnU4WtVhDaPz2hpQ
        sD6QGC0XW+CB3eFP/cEbX9q1696D8uPhf/qJK8/c/Kt33nPwATlH1F559VcPtMfjc8Fmt0rLl2VqjY3hIDhRoMGJgqP0w4TdNfAASaNVREWgt38RXpyBRSKh
        ORKisMSLeVBEsCGUSglckuoBqnacgsssmvpF3w2W1adTOWSSsw9ytqiA64jZV9iow720r5BBoXLXSW6f574Q85PHAfNZLBGeEDNg+5SY6VWQWMcbTD2cTypi
        rgjU5yojc98Et1JZENQJVBpderXw0EMLbQcQODpP/GJyVwRqXT7LIjxmc3PbUbGJlpZHb9MHWH+4Eme6ydt1xz1IY/SydGygwlLCi0oh6DNlvrgKrSNM7+U/
        XV/twsLezmbE8DIhBu/jvhct+0ucW/BVyjHO6b29nPu6P/gPj04MZrNzDK3l6ApePPwNfQg3Bzkgod8iXXuxyuMMHfJUptG4Qo0QTO+A2xh/IrQBwY7mzdvx
        AP2W6CFZOKijz/S5Z+Iw3Hesg0hkmtjwmU9MRw3Z9dWtmJsoYeMSutLAcoDRVOhuQjt8vCbwF/gUZWFDNAVxEbJf93O11ccbE93CkGeNRePU5Kwm+bxJT+ct
        2njL0bd9biPt2osvOXfmYY/BAWXj6Y3k+O8UYcsa2kDtkgqPD6utlIsKfDd9DOmWVLrIgen2y1MqHUgxXBMdDHia7pVtBYQPb+Xi+K4bNd3e9KSqIPO6i/jF
        l9+/bi0PHny1azlPfdlGB9IvNqVCg98+PjF42rOiFWdw/Gs+ZTKXWqF0ZlP+v+/v/vg973rAgV85FL6f/egEXDlkkXBwb3/nLry9e3TQAFNUJhOaoTd2uUSu
        vbm4r7wZvHgpGzwZDbqDsx+dyLzsP8o2i9vCwKP6D60bXPjoBH2WBuerJBf3FVcmQQWXSS/Ssuf8Pc4dxln4w6/8i1+KrnMOyzNkzs7yjGGGbMoeLlDny3e7
        B7/NN9g+sOR46qAnHSDP7bt1HfDbazpg8OJHJ0pTmAOnVvDfF/ZVT9Z3wvO2E9DEb1ZNvDDexOfrb4ps+ea3643/ur/HPeHa1v/rz5y67jr3OPja54tWOnfJ
        rxeLHnAeMlqovnvP4Fub9IA8t+/W9cC31vbA8MTEgd//+9O/fNPv/9t9r4oMjp+oeuDkic0G+TjeFPmOUci36j1wQYb/fNkDf/jv/slfONc5zxCX7YRtp3sS
        P6Wa2gnuWfw8Wb4duoMnT2zcDfLcvlvXDfr4ZWfCx7/ylzt/+OP/fqMuePpEOROePrHZTHjuhJ0JzyBJkdtYJ6GCZVcc//Dxh/d4L6J16R7vIq5PF610nsPP
        54o+cL6Jn8+Ub5/Hzz88nu3x/sIdfG2T3pDn9t263vjamt4YXNyQKF6mRy7UiOKFTdt7YVOi+FrRE4OnZQHhXqzJdbIfx3p5sWi+N8TPF8q3J21b0z+Og3A5
        WPI+yOhgF72jeXSFLJr3BYHjHHculAqR7qXW3/3x99/zwHvvcZw/cpwdeJYNjrsVbOumLpT+MdkDvQcf0KB7RztR6np+OyAg7AViEUL+MLiCAaCjnTKO5Icg
        hA6yd8MfKFGE0AAcDbcyeXGkBa9IQkMCHfaY7FfymbCT9+CLnfrFFfqF4Rc/H8DdMBq86C7yi5zFvugoyCEDxqX1UAKeotFT04aPsq/4yPr6gQuuQB6+xduN
        P9dq5MDW3eCxWrJln8snEGZFkbd9BE0gZBAAQqSu3+Um2Y8io8NaxwNax/2yQTdTW7FrnFbfv9T6mI5CttkovImjoJzsBv2cJImfBKRO6bMBJsz5l/yaCdK7
        cw9OmHGqEJSphoNraXC4tsJTdpD9TsZ5WDomPQxBJy4QgT3tLlbcSqcOl1O7b9XuU1iPRbAqym5TR+bAIsy7ml1uR/wu7Zs7tW/usCPuWVh3dKNQxeBDxxPc
        wGP6/YPkwQe0X9+j396t375T+jUc61ftr9g2p0EESmkVwWatoLCo5Jf9wt1a8n1I831Q870fTrMJRf2gLFi/E1zVlgS2DsVld+PTOf10Wj+V8webguj0UEIw
        xk3TRJec4CS8BHBzHBEAy+zBm8Z7vCvk0tzjwSC0K2sA7PsyMkjCuOmaqJyno3EMhKoRUEMaRvzOlTl/crlho7Q3rWEEOPTfDiBZy/qzuCT9OcrZ+lsQQA0g
        xjCBlT8Gf3Zmn3Tt1F6uTXLppN8N6ImLmJRHcaeRagPMcLPFzJlZE2U/g/PY8yF8tjXvYJd/gVGbn+ffF1yczghAilhI0vQn3EIGg++yFRfwVe5mjPAPjifk
        EXGLmuvMvbt89zMWRq1M2YLCaegv5hmZdS/7uj84+5+wusk5MBB2kk66frFUBIMXIagz2eCzrn0g3f1Z2CFGe7yn5TrYtcd7skmbhvMhox8JU4woybJLfdW3
        0ZOtPsiGSebp4Ks+4xELb/5VH0AKyU7vcy6hf054iAJgKxAOngQs9eBT7uJOx9nDJ4/xybec8ol87KzIvrcKP9NEqDefvsE57uuLD+xxPoRg7o6Q2TYbMX4W
        xZ1EIEq5fgKEKV894fYn8HsIX5aEBBvh+dMuAsMxBNEks/TOuvnMHu8ZRjXc430O1/YNzllcpVc+ywii0ju4ThBahhT9KVw7e7wncJ3d65/Eddte/wT0I4g8
        2pJW/aLFBmBxCDevxU3tkb+wc2dkqJb2lhTtmilsILJhNyGH7pwxsQZ37ff8AkClhd5fNm0dBGmMPJ3Q6FAdnAillbP9LTSkPNPfMUA0jlnTMztMZOPEbh0N
        8y3ybGvNLGYrrH2PaJwcxNwzW8/lO7gJRGbHU/2GPG6nm/bLFrPtnoNmy6bBvxTfZfBcsJhbiqjoYQ5zrJn9lg9jCVOLfUPbia21B9O9NhM9H/S343oh6M/j
        +lzQvwy5CxnJrxcC/P0m/14MZM6DJr8GETVnuCwezYGC2YbmMjNvtkvhP+PaIWtW+TjEXcKfrJzZSOrLMDZl6lHl0CaSsqudgkDwT/uyYZnWUdmyZMJ8ydfW
        Zhdwcz6E/3qquDRb9/qwvt9CC2VsryE27BmQ4ESAOcD5ZlKs902ciLuoyn5Z2pp42MqnrHJ1CkdWqcsGczAFfcFLgbpyKcvLQD2L/ZaepzEvpGpUys4V60XZ
        4QwhXgU74wohtN8AqyIrSPbTvpk7heUJFiEu3XFlyaI7LoRoMvF8RBepxcj0xiNvRjXNclSe2aNxHXHEzSZBZI1FRK4l6jqEIWx8jMZ3Nv4KcxOCFgYlQZCj
        rGgD1syzEaQLweBiiGy3wDgNK/x5rQPamGZ9tOI5mF/I9WsuZHWwYIgP96BCkfpMcOOU5SSERobxTb5qQ7DL7MXY9YXY+vz+PHbFFPt1aGU0MWQ0UFukjA4P
        Yc4kHkyodCaGyLYNoc4WaKlQTICAaezlFgjUz77hQ2WFwoJr5CBFUPC2xj35HKWWWG2wHGI3zijKwp9i++CvVgdilfpL4GaBa/mXRbS6AKsmAspVI6j+d4Hl
        A4hopcsqsOySsUIiBoJAJs+HncD1PN9Lx5Ok3DJT0gCkOLZa8n73YmWP6WORCOAc6GlNhWF5d7uNDh448ImX5Y9Nfz5au5/LbG9Xa+mWiqtrSD+eBodjDd9v
        bcc0lBgDom6mVWN0ByXeMHdbZUO4c74BOyfhxZqSozR32KR0UbZnyfEXiw1Xkl8INPnXAgvhY5dyduTHmrC63Omd4NfC2zep0ZH8TjY5vGh3beneYvwz5do+
        Oxr25waMaCTtmEXICjNXX9e3jK3r4PBjqtxvcJ4LdH58FVfhCs4HikrxYuMeKnPwYS0MbO3++9ps7sUGm3uc/aP91CjWeUy1bwpX+q984hEwSLqOZn3Jl59z
        tZ9+jzS2yz+Z9FmVEzhNoUsSsnjHY7JhTyT4O+TfpxOs+NJ7j8XEUaLCnJjsCHATwIiMVj5k56RCuV/l49C0lkAc1YrvY8WX4VZChi4KJgpoHBb1HTYcpWGf
        tlL7qmwsWL4A+wM6F/vD+QAIj2serf0oruhNthEOUiQ5lQFUokIXUasKZpDOhLQgOnmqKU6Qj8X08erxYe9WWLy86vK7GWJyJZ81cytUlWCaIWc1bMIhwzNb
        hvlcORfvXzGzd6uVBYFZPTgo1NPMItVdK0fUvGjwnKPr15wuXkI1dyi136arFUIBc/a7qbYGSuIy1KdfhfrEWtjE0eCl1G8tBRohPDuadxEcEv4cE5sz2poy
        q4eR3Ld5GEkDKBlIVpyVavWTCTX8RiY0UxrMDwdP8EFenVHX2M4z3Evl9p8zGK27mSV9zFiI8ergaS2nMKUf0iI80BiKIwZYYegZb0M3CW8zNwlvEzcJ72Xd
        JBSdBh4A3uqQ9m5ll9Ts5uuAwy5A1BD2MPeL7vsH+2H/428YuMc991TeHrNI7ahFanX2h0VqWA/K02T8nsIeNV2t9Wk8ojtCQD9N9lW8qh0TSX4b2aPi+Ub2
        qNEae1QErG+Mai4FMinL+waMPkG2DObrmcYqQPWGcPhyVyFJCMdwoTWyjIUJhyk7gjvPqcmjifm47wgPEL8v78hlx/vy9ntN++jgm/HNjBzuDBGivdyxMOkx
        Wzqygp3x6xh7VQxUvxYwMk0Bv2RBLzDx/n/KbvwXTLIT/wVQrGTeLQK+fjPykyV/2fugLOu7j+YtbgCQ/LDDStdXBD+vOcJubiVcC8wS1j4I6gFbas8LCFb6
        RsnAl+qkUZkIwJ3w4tOQWKZxihGmNCRPaIPAJwyIHau0KiBeJd7SQDwqgqV3TXdjA/HMZPJKDcRxzTO1CM9gDB6O5F2f2mcYXXcLe3UUU6v9SgU7Tf+cjfCm
        w3NP0RaiHjAtquNNNxioq8Cbbkqzx/Cm/YM8NshxBWjTLQ1hjwB2cAGVzgMhNOA61lzViF8WRJqIQeAbg+x/4ndGv5vT73YqbhwsHoTXWwMZjXCUZNgBP+2P
        wU93FHO5NjTaFfXJ2FD8VYCGq8NuvFoMDWSB+DdCF8vq8coY05J5k3Ml0QmejojOQAjsZMgVCPm8BozpQKa00K2Gj8Bimf0v/ilZHNXwxC+b6nABhxmA1HaY
        K1CRjD4sBRDbQGoCKDU1OxuaIkNk5EjX7war9U/g2yU80488+I2Dsz/yB/tkChW394Jn4v2D38Dz4pbPD+H24OfxvLi9t+KxHIcIMZLvBumObJIvn29QDz7X
        NH+5L62cGdK/8D13yV0u0eRqjN9q31PL63UKIDr+uEc7jSSOwkBycISfd2zlfmdfzRsHKLjGzX7TX8VpseSB9l+2fzTCIYB+t6dewVFTMviqX8MkkCFbxXHB
        0cALXhn7YKhWDbUYG2S8q/eyaoxwjHCqUB/O6ujTwFxxDhx97pnf+K0v9M6Psi+5p6BgcOiq541l+Iq3Lbrd1T4xtW0eCUYt32a9SQbe2voxKn+5sd0z3rsH
        5q45IKvMH+8bZV/3uAE5wiToJ/rqP/EV9ga/2Bt+zmcIbnXQ87AzvPpxViO27J/5CitUDczdGo5Xx08WrdX6WDfTOmXlNUo4P6q1HjTh1ThlDj2NcHTAnVEx
        6k59lNFJsb6vF1P3cBx9uro/rQNeFCJLgw43PVjxx46i/aUDps89fT4+JHerN+VGI1FH06hXbWxsVhWZwOjgfMRzIzXydNR3ROEEHEVxDOA7GgL6uMBBgCcK
        JH+H1CuFOAiypwEHIWCckVBxEOwP4CAgdK57yPqewIBJqBEGTPZzlRNqcQyJUuAhOBYPwVc8BN+E30vjIqEI2vrBdgt4CM8KGUAS5dPQjE6vGpsbfq9GBU8e
        jq0WD8GhQkz9W4qIxJeSIFpqLMcfLI6wBJIbMCKwAzxoB2HF3EvTsss78M+Er1jh12tqM2QFKDAOEG+8FcZ4/1w58+66u4ccwCow5IWwk7WoLcV/yX6Aljpk
        KPBnUpmISTIRq8INE+MjXIF/3UruHkEk6XP57CZSobfXjHSlybPFeTx+9I7SMpfRuO/R+RSeYqALOGUx7ioQACbMxMYMD1DiJyzDM4U/M4gfs3HaaUAq2rTT
        +LMFzqdTxl7QK9LGP3MRTVJdb60n6aRCqhTtB2wDuDypKOK24hCjEV+HQwb+DgqoAp5iPP7CIWBT27deH3E+a5zt3cH+ws3OwBasKW2Us9mE1sP/dO6dGjtp
        HekNZa8/ndOGEFCq4PdO55B1s3udGmTA3QdrC/ER5cNiRU1KNlbr2bDXCZUKjH4PCi6F8eCKnHUuaOlG30CZQUTfUhSf1uVQB2t6/aJmRs1LayoCpxaK+z97
        nVzWqZn5LLLfpGFr3hYCbapIup096QOdLKaMO2/BsjZm3PG8uQdWeQhAmn3Gz53b6Crj3dx2B8t9qRVBGJsyFo0+bFLh6pB36bhIjOHcsx5asH3squeldSdL
        oQZIGfycbhRNxBU/KqxuBy86pnWTglgawteihYNrcP4aBIvZU36f0csDGNVy1Wnzb6xbY9JVEbyTTrJnuYqhH5Ho0+TzqogpFzTuBcHp3cHJYLF8801ElHK3
        GXnqLRYA9lJCmtMHjSFgDdmcnNvZbt3V9uvljuLs7WwkPIJl7XrxnFBIL72/shgHjoV3e2HGfJsCfWApvgVryO0PEIOueHZYHQlubUNLR3cObDkKTisJ1VpZ
        Roz7oH+DU0J5/AJgp8MleRWUMkPHKXweZaxr3GwRnJveIvgfDgcstkeTX6KLhIQgyaMjBPmEc8QuD+EYXFySAUIdhLBTSRnlPrjBMYpuD1fdUG3LE+Vu4TaX
        frIVJMvRUqR7yAueKu5d+qKTjdDIjYBaDwfXL5axwQwDhFWGEfsLBglKxBvXmsirFtcsMlJfW85i1Js+A20RMoX+Fn924s/uSoQuWT1TN7ePtbsHah4gn1tT
        iXZsf9LKAbv+MkB9YfBgsZgCWiNIEuAtPAGFU3TJgQHANFVFtHyxamWETUGwjGuc3bIYeFgLpumgPebcOk0PlZNULjyUdzS0riRcH7xAUx7HpqDRGcaBgbvA
        kgeM7qrs0zNAyUWYhknZOzbdvibr2xf3oq58O6vb0oyZwmVWL9Oo0rpIEJPMaW3whElmrTc2eEJb8p0qHmvB+QxeIO3MWPCE9V9LCX3QDTZD+ATC6Q2hECYR
        PKG9NnjCzKV5R7Kcd8vgCbCuV6xgbGVT+NPCUCCAAgYNsRMCtdaC5qXPUButU/hkeNpE2c9TLxColgDxSGVIwU3JHEmoemlXgntyf8It2aE+BT/7Fp4czjsY
        IxbbGemzO+D1PzaIkKK0bKgLMx4FY0LBnBFWewLfTyBcA3PqAJyZQpQMkceIndxCaGvEzUD45fYqQ1m2KeZpI0I1KsXwlVH2C/65fO4padWcKuUskFAKRVyA
        +IJW1UGcrBDWWHQHyPo0g59Gg0M7az7pI0GiCRxNEKS0DqNVHf0BzpjEKkHbshUAHTuApwv0o/K7JpGj3ZlCDfcbtgSooxBeol+Ba/bbklJBvWyS2isDxwKg
        r7r9BjKMZQ/6optCX24To8bPuDo92zUDRhqcBHaIEWnMHiMa+2ni4Z6GxtvGKWuNVbzfItitBZxWNVJURR6WtQHjcfrnSmBhHMVBnm0NO1nffjq1w60m6NQS
        HOlx6IJi6ExLfvNWRlP1gk2Oz/qOKboRHaPIO1ZNKsv5Dc7TDLKzx3uS/nd7vCGuzRucJ3AVgviEqzowWEojAtoJVz2NjrtqNveQFPkCzebaRcx6L1sJ0pQ7
        /VmAvKenA99fch8Jl22kocYV4ISuX6Qj02/50ItfTycMs8iAQPLIsR55EXnfsWW0wZ1ktWY8gqdVmiNC9NW7I4e4SwtjRypjDJQxPFPwS4N9t8KyCS7mJjyi
        qKk8JxRYgAGwAJs4DdOlNizrnYzX5F30TQvr5ZvWe/O0BysCwA/1iNEXEcHt9CrxOVdgGgxg1KQERk0Boq14qOD7NsXpNeHwHvjAAumlhEW9px0hkqlnIrC3
        cBa28cHWt72l3J4Lbi+yP8M1bfbTdd3gMcrY2CNXpU6AW4jutSzI3UKzeGlsyrQELgtUtdrEetOwsZxud18BRQ0dT+iTq+CE8xSYLAVF2xAP7YUJr7sUgeKG
        wqBMCsVNAndadiQ4Bg5e0CkwKSTX36Ky/JmanK5fxLJ6cV+/QUKckuUwn8UeM7XLAajkmBIloHwTuFgQ9k8J0zni+lzodE5+ZP8ROXiUgQBvkqGpg6c+wHz9
        u2S1mkKMxCYuu+F+t2EonfTcU/nUmBZoGlqgjpnWiKppTWKejsXTYahHhHxMD7z/xg+oSmioAW18qtI2VPrg+UZKn2Bc6YOFKwOPbaYG8fvG1smBS6S0Sq4F
        3tZyf7MD72jHCyH76EJr4CLYPqsETGyCaxBENTH+St6tFAcyOWYgpvchpp+BmD4wMxDTT+PXznIdfuEj5+vQtCE1MJWArYeiypT39GS52Ujz5m/c50R0KU/V
        6PCkrnvrMipaTffm17RgCNUZM4JVzFigjVUdhuYmw9DcZBiaa3RvCNjtU5GW1BRpVVzTXAG0mqpRkwVipIQTUbLQ0MeNtaOIoICJaQPEuaDjO/SsFqPSYW2L
        ixCDoFLbGsIQ+wpDTBgU6ljC7EtuCn/WoGzjkTIy/4v7yscv7hut9hs1yqlhInN52lB7FJx7Sgihynyd9ige0x7J0ARj2qNplQ3MCHn9jySvRMnLUfLKFAYi
        YDfXtUcpV/hpaIemqAWaLdUi06ocmlqrNJrC85CQGT6juFZEkoyA39sxNDFcHXITSVbV9h5QFaaYuQrN8oo6oY5wjiMsLgnUf8L1Cq+KwU+E6YwQFjvQf69F
        KwQ441IrhAhRTYQTA7MsV+mNYsruHsjwwnx5TC3GxiP+PPVV0gWhaa4Cz8PWEzwvA42WeqI8IZ7ymuWkum2lwN6AyesWYFnvRlBzBHLdAr7FyIVIw1tMC0fb
        LWYam8cWRRqeoe5JvTwC9fJw1VvVl73ieTl8TgJ2d/Ccbh/uKdoPQFxGCZ1PdKRVtN1K/83kNc7OIqrASu4f2P+xX3to/ldmDjA4drAi06Z6IpR8+cI/aq1+
        6jffercwNOX9AwexP0zu8r/pymyV63FPpqdMRsn837jWSJ/QREN9fxiL6CROHauIxIPb6zFOk9yY+mqpZdbsYe1hrmo6bGKR7mSIn2/aqkH2VYOs87coJ28X
        JeXNqiyqMqn+KwoVqh6iD69xnhcO/JCsD/Go4n4BNCTJXnSBqLNy4KofhovXxX0jIOZMggWnsrcxGlF76o8QepZ5SyVbmMpFuO39o3uo8peNAlG/sZbJamWa
        K9YB8z9Jnm3meZcucrBRKL6+Xr6Gwd0kXWd0uKHEDMgmZP+a1b9frSInEd6YbXsP+SZJIuzJJFlT+4lwG9nvMEmmKUFLcpljcrRWO2e3TBlE+JTbk+QSoSF1
        R4jSNzyVrnPtl5yH5Ldbjgq24BGevplhGYxTWH469AGAcJhcOPznz7qqCwA6NF3aRhNBe6n5wVDN2fYv5vNXOAqpBMgyyGqwFkVQ98WKnDUaromxho3EIwiM
        rFHjuFl4FWl0fOIFxBbfifBFwiWWeEUwPiBUfYFXRLl3hC/ZkwnPspG+IN6UjRaE4KWqTssvG3hq1LrDXCaHyLbFuGJMnN2gbFroy+ILq4eIAfEaUjdZYoJL
        0yaCucOUmdpcoj9VF59Ma6h9nO/RO1OEq2IUfUXWSIm/3labFuKvRyulKOisMILtQP3M+pdRLFbuOlzDR0cQZ4cA24zP36oYHuxH8zgkRSbN/rkn97sXzfyl
        H/HNpR/wHbc/JU+u1yc7+YTeVhvujvE5oAlHFe3L7tiq744TLLjYHSdlEMd2R1d3x3lQfYQNch5SlQiXTM7h8xB8MzbPBPpiclWbYbdINfH0TKKDQlOULgxE
        ksL25DUORlAORqDDEdjBaKjZCUwqLBIIQyOSzVErDJB4gyeXgLB2iEuksHoIoch0Mdc+YI9i7aO3foSwejZCccD05/L8qb4xeQEdb7r66DJ9xJDm4AncNZs/
        /EyluS5ZBbe+M/LNlg0ius4SuSpSyipX8JZq3GYYbKjKYE46Yn0W01Q/XVTJHASMs9Ls1qolOwV3iQjukuNRhOkajwhi8oosRmvImlDntS7aLIqx71mzte+l
        KzDAFxk2guW9BkYkAiPCzMeElFMUcOqNkk7an6tOBMFpIu0QCKmnsIhUsGGVynimaVikuI5ixrURQ5LU5AkRgFynKTnNt0KoynM2Fj4IeAuJ6pyV40K2uiFd
        z0gdqS7cVioOt5tNZ8EMW6SzYAv+zKoY12eRvGz4obzbVlFDGQFYBbcz7ALT2/jLbXU6Gv9Sm0hJ8lbVbM6uHYJtSmuE5pvhVMXk2iZlbrXNwEt91dJDESYZ
        olhCpNDkhGxi4s5A3LaaE6VObhT0rPp6yOMUcSmRDxAVUgWKxKmPQW8ba/YwYI3YPSzD2yYEufInWCUTWiwblKzGGFnAHGEbWh2OdDEp1ow1awDiMycgj61K
        HjNEceuWZLG1JIvt9alQRjieYj8WuuPpTdKoBB/9PrW+36dJ9gzcqgui7MYesipmgr4M9GUMgVRySqEjEoWOSAqDQd/Ep3SVjHWVJKhEokGFFS6iQIoYW/nS
        fl92uh0qHOWmByHkjhsc8DV9aDYdc5lqR0OV3xiIheZlnRQm5xNX+zNL4XIEe8sL3tG8JyxKDyz4Gq85apVMDw6ZgGCGUkbjKt1sQ63UhBGuCrJdCG3dtKaK
        WgI7UYJ3PayBI3u7/PPCnbkydHL7DCJBy5AaYzaemn0jFGD7Fte8r6BMfYtXZdQ4koiGxj7jT7DveaMA+2ko2I8wKZA/md41zklXuBz/JpNUaEln9x2x4dTY
        JXk4eN6Ro0ld251v7y3S7hAWua4wtoMLjtneMyGeog7jICNw42vqXEh1PUWSkdrttUrNg63A/l/ZD0A+jmvQnx/4/ctaMRRhl41Fjo6qo1lbw0WzV58GSBVq
        hR9nXZTUVrl8rTKA4GzXK4PFF3+qykRVZeqltotqwcYpOlVGtS5ks/ufPX93Hvbk7LCRtAcStu1j0h5wNsLcxZsJ14b5JF8Vsp5pmSjl5tyFUgfBzSeEsyKU
        WBdbbEy4qg1lPXi+kayns0bW0zGTYHCmIdGrharOuJ+X+ALHTdhbpXwnljM/jz7syvlC7BMX0axjcGyy2gH0Ufi57QjaLGtZjeR4wAL61yn5CiTZy4u9WpF/
        sVfXkH+/f91eLbc0xik+u/Y33/GZ/23+N+WzAjp4I8BgoASP6togeDtydJvjLHKPvkMyecAj9+iz3cT1OCIs94BSE+PyEOzVkk2543ng3NWGulnnjlsssyY7
        GueO55U77tFLKQF73MNBkaW/E6Xv9O6SqocpthRKkJp19jhpBZUKSSt7wTXNGg03x2k42pSGd4zR8Hal4TYm06um4qhOxR2cDKCemqA1b3dVeUM5/G1CxdGr
        pOJMViIh2FOV6izsCWlH60h7yA07KsiYi8F2kLG2y5JxkwdX6bjnXCIYRqBnhD8fW2GQU9sud2uOr0D4jVQ921XEOkNMtabitEUAwOEKhELbqFS0WlOuIMpr
        7VerRrVVCxNgKdYX67BHWOY8KbQG52V99bYJlW40vs2N1yicp5trCLcc3Y4Srh3dTLb5cnRTKK0jdmHe5dYOATJm+oRUYKPRxfONRndizehOwAuhUW9pD5IX
        kIdwGRmovz6+DYJ12jD6CaTT5TIFZGP7uIuOAgXKDsllSvqiwpPaXsOTggLfbB/Dk0rAjgSDsNhYe3Jbr55sZggEF8DEKxlBOyaXtJ9gixt4Ax9gsfMgplO4
        i6Da513b7JCayJdy8J7HcW87z3XzYxLPHRrPL9ZNXnq7GoMWaHL7WvnwdsaxBmsqo7kKGMIEh7XuOiROqBvs4vwqD2tyhJwYmR1go4ga3eFkSuiFkA6/nUOY
        jMwIc0YBJiH4wWgBZRpQwi3MrPnxlqEIYdZlRwfWMOZZUQsF/DZlZi1kBrZ/NbVzm3wU10eAvxUgya+RO2spdwaoZ+XJWpZP62KyE4a7ge5Oi3o0tB7gzqDZ
        mq+r/PuV7rfUIo5N+35cS9yShkAQ/ZxsETC5Oo9rc6//DK7JXv8sru5e/2lco73+ENf2Xv8JXIVf/gSu8zc4Jz1TszcHWf+3rhU7eyuyP6wVO0/Uxc5RTew8
        sUbsXGuXTInt1c8qcH/f8tAyrt7RTuB5oVPaZ7+4XPaH3Daq21Rx5cn6AQN1HAcv4kkD2Or5rOUVGxWctk3QUBMZObRNQ1kwC7KZxh+4qRTLM9b1FLsaFnNV
        cPVgzqWg8XI7dNdJNSM9z2Ffn1iDJM/1ETmt5lOg1Clga0YECbUg8lOFVHNKpZpTknoKjvNTq/nMKk5zZgYnpy2yu00iCaomX0nGk0jMb/liiuiBYzn1AUFC
        uPq5EdbfDCVnqEPHzhsPbc+0DthVO7xYySq0P6ZDcEK8m2Rp9VR9IGx0RgTUk3UPxttymfSWhKXhQSOqkN634CyYrNLPHadEeTuj56TOtzEHkzX7LwXB6iSX
        YlEJ7JRs4q4FXHKdjUBSlFoB+33awN4KrneYnhDL5fAw1IyG6N0hNTToukSnvIusjQUxaUI6ECNr1wLkqo4vOpVvHeXbpKRtGMeMVuPQHLk8AY9hqzdp57V1
        RPBOeTu7Bk8XMvhE8UpmQK0zoFsXd/KHw8ZV7NvpwcxsrXrwy+hBmUND9iAwR8sepCveNtDbdIFpD4EAugf294ytMilNmVWAykTBJodqfRYTnZiYs0JvM6A8
        F3fQX6zqcBQdm5UdG1mYoajsWDgBd/9v9t4+So7rug+sz+7qru6emu+e6cHMqwJADkVSBCWSAChKRGEFEPwwBXtzbGVPNhFFUkc7oGxiROsoS0gYiRCF+Ogk
        9EqbEBATzTRkk4nJHDrWxvRaNGHZG9OxkjCO9iz3WNHCn2EcxaZjx9Y5Fsy9v999VV3d0wOJcs7ZP9aCOFVdH6/e53333Xfv70czvCv6QQyzSwPK2ZyZkd8N
        ENHCj4omlN5lBxtfGU9eRYm32zN3FyRXqZFq25HkCtW2/eUd6zljYpV6zqrvlzaYPfJYj5tzw7ICbT3Bti451s3YBPYq8/oeuYuQCPmW/NpreEjNbjb5qOel
        YWH0pEJblRaXtYeQY9jg2WzI83L72+xDqc6EotCgp4hehRbUBcirALzqYS9OpIIcXweglYFb5uSIV6YBpZUpKa24RLTLIbNGu3KDJL2wnNNuAafMHlzAWjjs
        k8/2wMZew8EAMWQX2NjrI2zsPWsHKhPy1sDK3oMDSIhXE00h0vRklkKHalPt2gXS9SW4KcHSUjdy6vXV6kgmZsnjUs+SrXvfw1D0dBCQIqkYBEY3KlTEBAXh
        VrSpfIBQISUXcAEgXavSa3p2fznaIttIaYtriExSmtmm0sw21RanOxSyugYj1wQShE2lDJSrknEv9dScBSJueCQuwQ0Gm7n+eRiLUCset+TbNHdGWAnJF9pQ
        viDqp2R8L4EKHZZyiMMpJInScauFvipVWeRTFvlbdJVyR2ZUy+DE/RsXScofOsNoWHj9e2wGV5uBxE/GSiU2Az+gBk4rkCh1tnRjqgeErO2d61X2UoBR9oCN
        RbPVceJrlXA+rgnTJZituPzIwtLiiDjjEuIH7jCF5ystkTEtkQA4I9IK3GTguqpbv15l67eXv8Kt3z9bDFqP1k7Hp4qd25nSd01Uqy4iFXaERzPBFZHTBsks
        DE4X4TrrZLN5eLRdcS3tFvpmTnfNSvzPfVVL3ABWTRIKKr6SEXz9gnSaQPQfTadsTIdcQbgiYPOnhp53F6Ey8oaoUyfgvn7MTIOGuI0dLOhT88d6cTZ/IptC
        sMW83vIeNVMVlP0pC2gjJ4Dbt31L9/DRanPJ1eluzjy4buTn5SkRwstuftPlX8NmR5zW+C3Jwdxd9vuemausPkUlGgZ1CuCSEiiOjl8g68B4XTJdv/7efpqO
        rzPRu6dKzX4WOrbvumArIvvaom51i4bSLajZRP3gVZNBiI3nR+R4kll3/HjCarBhx1MTf2I7bJDlXYwOXEAC8tzOJHJRSYgof1rI64ooWUhoyaxglBeMckvw
        eeiqzrqELbUZqcFdthBJf5Obaj0EEcIGo6yPLaV2tByQ9QrDYzQ6VWJ1XLcnNksRvrwsPyUzvc1sl+XVgyzFpRVoQitbmdkyK3LNQKhqcZewRebZbWp5n6n6
        uNi1F+1k7GtKhLeC3NuS20AA7EEhw7vYZIF2I9dkpYMXNbdRkduoYJSECzvdRGx+++kuyBO0L6b8SSl0WpdOPqvTIqEMg362wu0nKVYXW5pL5/HRRbOitbmE
        L8LbpmhhTsrNUkmg+053hJm8K2J6mW5qgbJr7th3BvyBkL9b2aK0r1mWCsUMsYw/S1qlMqEYHOCGsagRMVDUetqVpbKWQBTfw58lvMYpZgVdRV5oI8Ii6Gvd
        kYEzdcwuuZNFWpmEUoiUQdMXzXWrbJ/te5kQANKzDWvZBaqBgmDUzQRSb7E1sg6qCoaITllVJh5ZvHalrAGXLpKTjnbQjnZXtFesV3gYYiM1/mDOtCsgv0gG
        jnEcsvGYEfeL1RHHw+vu2M1ajo3MjhkSwwaatgYE/VExlKrDp+LLjoaa1JEWii6+Oo6X1TagSLfLTf8AMlajLG3r0CTTbDS2AcovQr5iMbPADpLKyy1yrDIx
        TUbaGa0ky4RFSsF0QflWu0rkRGZZdCk5eZ/IK420GisI4SMkZTlOnlztMsEVRSPquRCNjTdPehupzF4cIWZdBKvoVkl527gy5W1jbNJ0RWhoR2tsK3Bx1NHr
        jOXCpb3Nnlg55lku3IaKuqq8qFfkxfi3QR2KtiElbk9upsCJbLClZC5rYPngjUZ1NRDV1ahGdQ0ocWewhOiKFPDNgrLjotmJhiGLiBksIhZw2Jfy16p8dAaL
        iG6MifMO0x1ZRMBkUE0mxBJiZgCsg1l5kf6xlQv8glO50DUzWHVMYYGRAm0OHzuaTfXoQNQ1U9CtKa+7IpYl5z25JOLI8OqqzNEYId0rsrI22OgVVtaGzsgN
        SnjLyrqsidbsvLqMeXVF59XlTSjfqLoF5GcBN+XeVibTnFTnecmmyOll2Esgqbf0FWNWzuOVrSzbYr4zaP/Lood3daEhkk4mFUmwN2aNIYWEFyEn+EF1YcWx
        CA9JLHdS2GfOZ8t9UeF7cGReFBVArorY5/S7KGeYfuWxXTr9LcmL57FQWJBlx5JcncJ7wBzGsmN5IIll2bGAx9QEsjBi49slb1p2WNE0FkxBYptuUffAsqOH
        2eCKjTI81alegdVfVK7+CoLcWrn6Wxys/rjskGKki7Ey40zFZUiEqK/UZ9eyKaU0n4LrsX8iC+8RjfbUkH9Dd8i/QdcUXQa/daGeHpOf05KOCY9BUZ2qKKoL
        qvMWiuoCFNUpswBFdaFUVDX+pWSLuldxgB9RHRsYQlNr2Sx18NlK0ovyq5L0IlZKs2YRSS8SnwK0iHZguxo27Em5qrnzhnJHDZ26O1zsofSm6KtSzQvy3nSl
        Pjz5NfzetL4HLWYTxqXFVtVCXV3pwDllUVdeC7ry6mLlNaPuKJ+peXWFeEkU4qUC65Jv/IV/Mo8+AmwXz3U8gk5kEHiEDCCbp6cYCC1ZMikKAvgyEKGGR33F
        CTHBe0gcJjcsOAL0I8A83N0D6nreIrYAUEUYO06+OBOkA0IgH141foW+NwSwL3QhfwcW3+EkfeXwtZSbJUXvpdv7wDVWWiHpctEaXJ/D7YWSnGehLZQ7VKjw
        O5aI2J/+IwZsiWuMzgvgD+shuKulsWGOcjbZQpFbaQSkuTZaKPqc1FAo+EgPFeqlClAOYZtJrIriDUgDHQUQcS12zPiWDLQlP2Or4CPGZ5GDoXb0bWz+9lL7
        g1KTZ/cImUVHSi3tPFTqmi11DaUOx5Y6rJS6AkW8RQowlNUnZ25BSwvX8AJHhf3IpvnZQZqeRW+MP1ECHu0bAjwaMxaI24OhMAj1YUzi5dan3/0f7ur+0J/e
        /q++f/PnP/vVv3/b5dg3uH7owiP/8W99JTikz08dIo+DVMitTjSYYfwtcqIkv+KPa06InO/tC8YfTfd2ohTJWx/48PUHfuAXnUM/+ZU73v7jv/dPv1ykdt/J
        A3/8Uwf//PYC3aaamvIxJ/+CvHt/uTR+xVdYo30Ka/TZgDThJdKYIW9fFgz1zHCoZ/6ic7cOxUG/DPNUfqfsl77tQRAViNl8OPXylIS/9UBbt6YQOviGkvNF
        OiAjE2wj4sZIHElRkSIaKsEtGQQR6obG5bsPXaiiff1sGZMNXKrSv2HPof4FjFrs1qNf3kFCWDLqwR/OePe2Hf5KjkoGwWoHaQhixdDUVEIB5JkEemS6EFnK
        ogI2w6mCxjijoDE+YimiHRjLfQsAAyFc8pWX1UQ2RtdWkzuoppF3tGI8WzHKpG7JZkdZ1C0GmTcRA2r/z70KEJm/IxCZNw6IzC+ByIhqGYwAkV2LmREajLO1
        OUAiAwydtQseeushi0FXwVnxgDcGhLl3/+FBhXntE+eMPCplZKI0psUjY+RVFYysBJvr9ylJCmQydxiMTCHI5HMybi3w3KG+RSHrD+DRnJlDJRhZeS2RawUo
        WeVzFptsczv22+CHosBZoLGvuFDPnAoWqFdFBi2Sr+wROaKGOltZBdN2+IXK9UqyxHzaZBRCefWigkABAmervKakiN6WRudTs3c2My/5JZ8rT726OWiZ/mb8
        X5oBooLcU8Q53QhIdrUjc9WVwZXKC7c9cKTduDLhldv2/LoSXj3vAdRsmPDqFU8JrxB04uaO5R963V1LThCvgwTVwGjxANZyjb/hpTFJgl7H5hXTTO5vTVg6
        rGH+oTKph5TJqAH2+H1YGWIZ2bLsWPryqzZvp04iexYFpkaom0qePqQJkYb+mCZ0SBM6IAl14pLQCUxX5Vs/rG/V8fj79K336lvH5a22JWjyB0xWkvehOmw2
        m0Gz7seXW9NS638jHPCTAZ3nxVRuPLi+/iPruPK71sTcwQCuQR7zg4l+EHCpRaVVGLdmUq0xMELhISoGSda0PFEAJNIzEK6/5milNGBwKgv5Iywk9JYdW4tU
        qHWAszeYtY9q1h7WrH0Q4n7oifxVf6TDeIMMye2X5bMfVLYqQiVt7zvuFfuOJJ/cz29C8tTyJ90d2bVG25IZf8bVAmy6WoInXWnOOov2hL111t7acFnxlS/W
        4p3zBjk2IO2qF1ONlt1X0i6QTCiZR8RgCM3eN/yiGcgT4Xyn1gDXNL5Wg0e8ZvkFm+Xn3aJB7EOD7Qu3EphbIaBTH7la/oyMJdGlL/rMACgKNr08kxub0u9u
        VsBEkFjQmnWN3Nzvvexqe0KwJo+5uck/81SiJIeSh/1YrI/28Ms/KG/5aMhrvK+6GAMb8Iqu/Je2RcIf/ubfeUJWuZsbyfhHLrfWHySr3APOa45zM4cOiYpE
        UQOvbnzYnH2Xhxjn+F0eWMc641nHWuWeXoIuGWBP7ze2KdPbaAHGApdVVZMH4bG1+P+BEu4Pgv9VTf2zEmfwYv8vo4ZXAGq3ipQzzsffszY+jGVaJHr+L6Oa
        DyVpExxS0z9V99un/VPBo6qThXucAnqRNLze4U9Kt7vogPrIq8K0/jNABVagFO2lbu7m5IQZIiLKfBk+nsFKEjCLPiRfwfud+9yXFF0zD6hrDjEYYc2fB1zz
        5921Em7m9v1Y7ie/6mdkhmoRlUY05KYPtLQmdOSJAWpf1ilg+zwEUCN+HhMcaJmkGiCZ8K4UMD90okDvkyxOVND90BnzS4F9N9B3nw/05ScCfftiQPA/D7BD
        +qBnH/Tsg5590Fsj6xR8TBNR6X1AHiaA2wIRD0Ik9AA2lgIcMKkOrGRIlzE73JNBp2BBJTBkW2pHKkNKn9bzi8CV2pfK0iIFJyOyXikynvLwlCdPPe/JY094
        eA7U71IDuBPgToA7Ae5A3K+JXHbSKbiK6Ck2zCM9xe5eoKezWEMg0AeOfNf6T9bSSdPQPuHZ1YeH1Ud7fI8wbbUCKWjlJOPrtAYtuNmEIqxNEG1Na7Cv0JYK
        INnCKqXFVUpMxicLaZu85g8sbhNEGrNUTDdDat7szShq2ARkq5/0fbWOuoo15inymE41GMDPGVdhxgYCE0uyngrZCZjvQmrnFn7SWPjJVWBTfdr1fF1A71PI
        P5lG98DOAuRM6BNUJioDcEuZu2W+hf+QL+MxrZHl57d9QCrKyc9gcnQM42O8ntoSXWZmkEyNgY29g5wdiHf+Kx2/ezo5FUFEPBHouu0QJX/VKQOGS8h29FzY
        TO8jRvIAbGrwiQfW20TETLjQfj8Xxjs/6sZlDXhVNE4F17JDdfAGSSK50noDprBEeq1kmiMpWxz07p5ZHMiHHib612nE8kA+xDF7ydUx+6qrY/YVF0xpHqZ3
        6UAeKNJAtwpUM6oPz2N4yfEZErR5YA+THuTBWQedHOqddHIPEUAYHxRE01YQzVD0YFRAHs0RGzqdV7HUpdhOFwgLiP050jPBN2ARW/ZLW9iDNkuyeuJslm/U
        tBzfCrUcYHZDOV4LtRyXQi3Hq6GW45VQy/FyqOW4GGo5Xgi1HM+HWo7NUMvxRKjl2Ai1HK8HWg4IxxkrHGdVGLIkEJIoymagZXkyQGEoNAtZCzXLs7m2tf+6
        rf3XbO1fsrX/qq39V2ztv2xr/6Kt/Rds7T9va3/T1v4TtvbRClO2FaZtK8zYVpjVVpjTVpjXVugSlYs5TkRoexW0/p7iryyZBRxWTBeHXWaeEu4tZo7Ha0U4
        4XidCCYcrxfJhONbRTTheIOZ5HGfSXi80UwgmRTsCE6agRfBSXeT6C5dNjEOe2SCk4PhZJHu5TSSXsVpJL2aU0dK7FEnvQY+5QdFY8Y+7kHF9bjmoM8N/dWD
        /ms4Xn3Qv4TjVQdB4eqbvQcR0iWqxUH/ZRz3HBSdWo7LB0WnluPug/7zOGYHZeUgx/SgrBzkeOPlOHgCJ/vkZAMnN8jJw3J8qxzfJ8fr5XhcjtddjmmlulaO
        ++T4FjmKbmB2QSD5ZgUCyTdLAwkkU8ATUMbluI8LKF+qap9UMY6HpIpxPC5V7IMnV/5Kq8oySB/l5y559nuvePaDFz2YeGQtsRvHb4FEFfL/P9IaZKRtyae7
        pES6K/KKKE2LkkTqYINuU86vk/OKOQYxK2nF3mAxrFdzEb2iSAXSEKIBBVI8MjAunTdLFbF1Xw+6UwKKO2yWQMRLLwTKnitzJoYGJplh2999pDhMBlrz66f7
        3MHCxYqXFobZCvcrRWL0s2WzWw5y7usO7/CWPxYB2PLftQW/ZtMbudVTi5C8nwGcfxf+LG/Be0i9Rs0mJJOjJjq4DfewZYvLy3LqiJzKetgcZUrqVNWTp5bN
        Hm6q7sEOLjZVl/A0YgyWJbV+tiR5dpDnZX1Tsp2N2KsgGa29arGauyXkblFzt2sTu7jMnUhQXIfgxGXUjQPHqkU4VrEK5PkVCFlwo/ZQIZKlJbMLuVvRb9Fc
        hVL1+LxJL9j/Q6hBq+lj186HqJNOvBh/1nULzuXS+PTK7f3kn/jnS+uZ/Ljw+WxnsHRrtzJYJP0iYpzLlC7l95Og8Nse7C9rFhAamyV3tYMKoXQFc5+4+9cF
        c6cbp7xHO9ZjM1GDGqDGT8hy3TlmHDgSDtFQRMnv+yKOEqj1N5lEd5xEhGG1fp0cZPHRFf01vNVZhRoL3mveM0TdlwXT8hYGe4JdpMjuIrEs15LLJrRQrQZY
        7MqwCT3qpcynl2IFKn6T9H+6ZXutl6TL3GQgeHlglIU+GIPnTlTmzzwGEoAk+U9+iZ7uQkkOFJtoZL8AixNn9B0TKD6Am3cfWoPrHMa4yD4A0bsiMmWoJ1hi
        S50AyX2fqjJtWWR97THFt2+LbHBKell2jQSjP+aunORJUdEvO15yOfYksVRyk876yNWGubc9mJDSZehnHqmfTJvU1bKgi4a2giXVVaaaBQyawZZiVmPmQ1S9
        BxkDUCh5cJ9MpHK4TuZLOezBH9TRvXZzIjQ1WDUjbfslu6PDWv+NgNAA2F/EdyobjzW78Wh3dxgIYmrc3YnyJW4yRKveEojZXcy+2G+scXkYnUCUkJm6q4dt
        xiUg9MhXoXfbVqtjj+QEbu4y1MdbIAxm+zWL7eTRb4S6nRwSmWaNzoeYh7YukPQXezI18nQC1Q0+0P8eJjbrISt655IsHv4Q5jpWa530tfByC7Q3oCZTdEuD
        LKF6Tf5FafZXHDsnuDLJesckt0sHIRFkAvQO6K99+mvVlF3KaJcif697+AzEgYtFOes/Q13stN9bv3t0szfIwbUZDKr9jwZVksroTJeAS0syy4vOHYyqH1R2
        Q0FZMS1lE1I3WuMThG7HEqihdT9h634Cdd8s6v6PqnXf1LpvsLYa9HoxSxdQ3AbK2cWKUPe9E7aALNZcaQJyF5jaMZF13O8LU2DbS/uiv5g6el+dedfe4GHJ
        a6ZAR6B71DLL/xdfXVE8diy5lvyxj8CfEMlrgxs1dWJ4YJqto+1L/2iMIEgruQgYWKx8yo+AC0ES6rOkM9hVU5zqSNaS+CqKHMo6E9cDve3o7Sgm66emCTRn
        hat28i8/pnpEyD7jaU/wtSeUxNQuUK2V/3Y/oGUiLizRr+CoFuera3YgK8Wwk82nEWYjn149rNK7SNkgKrYMzDi/ifpTa9V7FegELW4JyHBIXvelsKKPHk9J
        QfZe5R57n4wGDtmQtUM56ikhKhDrIdxDrWuqMfBo0waSuVw0Kv8DlLNdvC+T7AfI9iBKINd4mDKkhSRXS2w8LILRUqGI/pLulEKp6R3S2aSOQk+Mc/8YFkj1
        UYEEI3SdI2PCbg5PYHO4aQUSiOUDdf2AeaGJneYmN2ktMbeWUSqjUUqjBg4GHR4DY9IOjMmCs3v0O01l7AYpAITSEhzMtoyBL95WxQ2kgcpqtNQNSvPQxXBo
        gqsWddFgjCAeXsD8tJYqwUI6qXflwacC0XOb4AiYS6cx5HWWQPHSzrbNtGmydFQDKRCR+X1SD5N28PtYy3hYkjQqe8+Ncu+5gZ4MXBdMn42YdyCs6D2CX61s
        xtbOTOE2su0ddRtpWCEbYBxArd6L2TEmJUiKiWJB0bXDKvVL26v8EmUpYqTvyDN2mz7UKp15T9s3c9oUKH+FfrENe1c1OZiRnGP0YChfdsa/LFmx0gSIrPgG
        qxIBNvV7JaHJHDYzVuWkdqdFjI6H9OJVb6Z+bccMx9RvZ2z9drR+Q9UKMBthv2AvqdH8rQuXZ8xVUtt/ZB3ipdq7sZmGiWJast3FMjswXVCymF7uJd+oiE3L
        VcmOCS0hzgIVpAE5WSIKIeWNkaFWCVGvKDl+McKpwKjACV4gXqGI2SUFSoeAWb6wyQ22Qurgt1+IGBVKyGOEMKYEaFEHiTSAZafkT+60sMu6TF7F1JIt+gao
        8Yr8TWR7i82PftTCjmJVcBKAkPJS81ljvkV9Oy0dtKVOgqR+RKaZJXn9aNY5Qq+p5AQoC3RU1eAFhT3LLo0j9AGBcJSVP+Xn/WR3ka4E9d9uheEoediks0lF
        mL8Mo2ALO8Ly45dd8L0ihy2NH2thJ5i/Dkifq1V6Wa3sZTUqwaD5kR6D/b+yl2Fqq21zeYvGvQMA/whZ2MTkUit7G7WdUBVo2/em4G0CXwCoeRn7B3kh9hh1
        B7O6v9E+gFp1VYcN1XTrSmHhlAdJGEGfxFDcJSvJmvaMzHCJV1N5Les8Rt0vcZUCBPJls3zedHoVFP+gl8LRWLQHoOfvwo5tj83E9onQtyLalqV8T7hZMQzR
        oi3urzZx/JxLHhG2N2EZ8d+xHpD3ZSrupRNI8CHTWEOy9XKJj3YRMSPDLLIzrDx+1KahnYj8nM27egzUiO4aJBnAVRs1jf64PclGmVybejnMDw3CaOuMvQza
        JA4mfws1g2rDZJ01e0gC6C49KWOdGTb08KxpA5GtnaQBkwr4j6SiMil+oJLetKYXmOkeuevGpYfiYue+WamyZlll5gpVZue47dU2AVrYK1bb2JZojFSaiFry
        3V25jFeqM1thzbLCvlMDfBcVhn+W5SIYrAmpEWb1YnEnnRTkUPH1jlE0YSxwIK65wqH+X6MqZ+yiUYScKjmhVXJK/QdqdEX0QLOipEGOaY1PZbW1jeD4diwD
        pJxLLGG2AmuM2ZLhl63IGe6k9o7aw7MtNYfvNit4avMCnqsg6Jc/HOfBXrYHL95/RFJK7ydydQCpvkTtWMoiMip/a/IiN3VoDoA7m178Bb2Y0VVvDbILZ6iC
        OuIAzC5RYgcOmWa3yTZFa6tcwad3bUK61SFutiDg6moMDCngoIWSb4KzDwmG6NAead2rJyC0Cz6ZoL/S124CubjGg+kXnor2x6rqxc1KS0dcnEBB4S6YJDyl
        xUy+6psmnHWkxT3VXMBz1fb5WsDHtO3r9wRlXC0orND94aKhcQD8JdWCxVwd1Fakq8QGGZRejjXrct0AWSXBakxDySrtD5BV1qEaH+V6nbXP9ZJMGyHKLdmi
        f6SuRevIBD6mmWj7ynhlV+BIMvk5X/MVKplmjXdJSKmLf3juw/ehVavYxBySj0BZqaz5dOYHwK1I6hMZ3Lw6PVi94hyzE86vM6sAL161/CNXWxqcq5+OgS+p
        QJMFeVBY0PqMV3NyN77VuQaoALChtTFf7gHeOWxobZidlhATf4v0ojZM8wmi6aHBtKHIQPt4AvHYpn29c422q5ytiubTvllWgNfgYKTHyGEpfQsO3XQVew1w
        OgUVs0xn3HlYKoJ7B+a/S7eniNC51lx35iVIIFClS2c3b6XJcuIxc71clzG7r/h9g/xO++Ztxe8b5ffKJuzLvnm7uUl+7S5S2Y3BLs/i9p77hoxbBpgXe7Yu
        ZNlgRB/RvUMRVwn4/QprGVmGRQeQVPsy5LpsxIGEkYQqEoKonxXb326stpb7GNHLZW5oU9rOqKg2wa89RgTF5J+P2gRJcwc7TmEMjAud5BpZpqc3mbfgcB0o
        a/bRxvvwY+kN4LR5W/HrRrP0YvbW4tf1zCh7zqxZTa81V6dvp1mkNBaWZr2AKw7sGKkoD06xVpZZJSH2kbqkm/6ujJ7foYDeoIDFosZRK4actXUHBznEkh2y
        DMeEUSvGib/hutHpIh+yOq1hMIHSNjwB9iE7V4vWi3AAjwEeOa0H+O/u3onU0x0TETv5ad0v8XjmGz+fxEK5CCVQ/RGzWmxsvIR3Lx9LThjvPbSRu6Czvd6B
        QQbktTiL+J7WlWrDUro/sDXB5010Kzmr/DUwFDpskdLE/vuuF572LaVtYM0UsiI4rqhF7uHbP51FnzLRx6ibRoebG1njcPPjosr4Fe3bH/hvJ39CYka/1LrJ
        8jI20KR8Vv21RTpC6jc/dpuT4Et/TcRBA0r7EXXXRmbOPi1vPRVkfvJ72A77Rx545mDWC66hn4P1bHD3615C7p5E2QPKyvhx1/NOfQeuJFXNvUI1F0XF1Wb1
        0IrX0gYD59/ggR6ZKaPigcxjLmV0hEquZMKnkfIYhqV/0fAmT9UftSSbGf363wvCEgZnbbgZ4f55mXBbmybWiNzjWf3NYbzPK0gbo3obBajynJnb+fW5KgPv
        rI3BUybAEhs+BA4SSWkUBASYkR6JKUiY6Z914TUEaCIXPprZpJRgVsP45pFOu6/Mf0SgHODOE14pVN/sqU3guAREs0Yot49lFhhCgDgZAsRlFKWKQMqik54n
        0wbgXXwSojACkpho9PguRHb3kGKreBX0ye6h/kiso68gzUSaqTiT+9UXKtcriZNmWJ3Mw4MkVyWhAgAQgDstjcDaeThrWLR0IPApZJQ0uMIcjOOL8BDT3iUD
        sukqKbLHKzxF65nuMD8y4oq7hLRmvPaBbHYcHjbgwTXaW+6z630UgfzwiaoTP6KDaweKa5MWO2Akl4h3Ri7rAMtu6aNtvl6XTC4oLDfqwMJ4TxcQ3EO5XcCf
        eXZilLHsk3PyxnyJv91VPun5y/9Z6aH/SN8hRvf8UHj1vJa+iydnmRpfBp6c6Q7QCOYHo0dB14kAXpBvHyqaVltv1n4T/x/3iHkzRAwjBN+Oo/Sm49Md//T4
        jGrVjcM1d0hgzDEiQwMkPw5rbjD+U1d5bGfG4tfHfhT/GPaLhyI6jXOljWHn3a5qaL/EjeHSmfa/48awzGDfroka+x/oFk/HcMT9kU7eT77gIVQE0t0G0Tnn
        MaZ6xTx20XVsbISNfNc5B9pC5t1T4Tgvo3GP0eT/8ZMkApfvHCvpzj19OyKrTwheYKUJEqVdvp3XJR8e3srdR2Bf92jy1QAgTgYJ9xawOXxSZ1HsB7zgK343
        zn8Os7qjL7FIKMUfShWfcm19Wl5gWIsc75Qyy/gVp8oKSlDFyfX9bbfi6kxu5+pLpIBmuHBcsj6CkR6C1js/YHZ7CdBaEKxbgxChzao/MVxdzg+++xIi5Ksc
        iXg++c++OvmQQCaK1acwUJ9CTse/GfjeKe9Rv3A5cKqczW7VjWRx4M581QfABjjgTMPv8sd7HzyyDuLGwW/bAEA+gsqiJ1gQNWVhhnVX04IQNRTVPsTeHk6g
        58X2mdgu3hqEPeIeIhGJMD01+dRd9hlYYqo1e4EMRRxl0l8wnxCmCxLQJWSFyMUd4+PrVRSganw8CTbqdm6u64zs2RlZmb5IKqAMEIRCAeECKDfKIhIdbUt+
        VlCjdxy6vUHMN5r/AseFr4SAbp/8a8Ae+x4L5ZeFGuAa1VU98KEPUC8o5tJgyyKLhbZQGLmk39rasl1MpttSu02cgpFeDqJtxv/U9YPT7qOMFoCpyYPfKixB
        WEeoJciDyLkNaGswB3nggsEWjMLiObDE+ANLDJxhuTYw/sASg4vKK76mem3hflHTvfIQe0Hq8bIKBBzq/feoIwWW0Z4aWlCILdcLTg2ccgpudIR2cEM/i7CH
        U7drnbq6p9ShxIYQoFhaIXZF9NM71tskZOtmfhroHpIPyTIsSmSlKlKLeGGIJIyz2iaWKKIkKdt6MMSqhaqOdzlFLByEJneDoSEn/wmBKfEnI79zWgb5qdLg
        QxFL+cj8Q1g3d4qDH2yERsNR8CH3qSNuhDbtBmXTRsk6sK5Kr2IMfIiZplkJubWB/b41BE5zfXUtyQl9HGZNTaNxG3a50ii8M0a/E6h3RmCD/THle8Bcn+1v
        ciOUJvWQgQGprzZT5qBldxQxT/hq6mVQKv2IuH5hABJRPJEjDXDFamPgRo9FYqt4Qdds3LzHJztSA124lxLgoGFXdAESVWeFrJ06sPAMTM3FUraynepgrVP5
        IrdT6UDSGPhScLtvcqelILuC9G9Yx8YvCWNbx/EglHfknXJpOLwBM6nbqXWtyrrp6HZqrRpS2fYqv4rt1HDkGbudWtOmibHV2dYGHd5O5naqO7ydWrPbqYOX
        nfEvV7ZTaybW7VSpSqxLImynNort1EndjJ82urmiF6feTP3a7l0bU7/1sfVbAlagfmtmmq5FAKdldCu2U6ektoe3Ux30R8du8UtrtLidmoxsp6qF0vj/P5IB
        01JpKgGk7v5KBvyVDPgrGWBlwBnX805TAlx0C7yNLjaJEJFiPeGpnzxDsNkg+VNfXdxr9IaW4lT24OD0jmefd7PwwpauZF2EDYUX+jZAFKg1/N2n1z4CMGTJ
        8bTnBSXoR6j4DmqxGkTttB01vA1fgSdA5qsPn63+1AfaDIatz1VGcq6M2D0NL2Dr4VdJx1UQmnrhw1cf8pVXaq3/1cZsBRqz5WvMVm04eYyTo1wXPaeux2de
        ikuHlNdPI5yKEBXfJ8pdAf8hpXJWLwAV2kGwcFcRcqHN1bXOosra7Jeu9edO1U5HBXvYgjTYggL72rB9qbgFkoYtQnovDpGGLW4jDVuskIaduhJp2EJJGpYZ
        /HhBmhiLihWzsjPUuKXTy1YUuJuWxszyWq7oGoMIySv2Gn9y+WK5DkCvHfIA7iYUjewmu0AbFp7LGttow1gX2eIY2rCe0obVYbIraMN6PbOotGEBSUEGBrMG
        WTJpMGv0laEgUILeOnCWlYxgs1jFW9qw7RagdCUH3G2QLuV+ukupxHYNUYlVWJ7jgkpsgaNNc4ofoBIbzSAwmW0GYyWs/k4ZDA6Ny1+F86LIKiBL/Ao1k1+h
        ZlrsZcGO1Ey97dRMcIvckZhpcoiYaWorC0ramGafzGR1EBG1SVFKXPAAZCvBWOoeXB9H3dMaoe5pifwMSOA6RC/WUTTyAb3YYm+LZubAtJSgh9VLXia93Cwu
        t00AVo62dFEga4NebNE0hujFMC1Kr/aBfr6LBGMktvT135ugCyOcK175ronJ1HjMjjjgOkETN4Y5xhbIMQag7l/10OnOAiZ/gRxjPo4Py1y+YDnGwrEcY/6L
        T6dL0B4q7e1XOcYavFVwjEWjHGNLCq+yQI6xEBxjCySjxgEcYwvgGFsC+A3GJtHOqxxj4RBIQwNvISDte+nIy0Mduacd+S/RlVsAnQfX5n/rrmx7bYVjbLE3
        tn9vjunLvW19GSQjfVTcy6DXRIHbjJkahvFFVfhW9IwABcOSFChFdtMSLcbYPKnjD3D1s2L7BfYvHoY4xgb4CPhVaU6/Yg/DTlJVsi/S82qzQHYqOcbGt284
        XlDRdlVp3bDaui3eKlq3U23dOvitUImWySpQMoQA8mt867Z3aN32SOu2oSjVhjnGaqbG7rFlOluSp2r7ArZS2qtoX39IVtWLy01UlE/yqpCySupiAE/Zq3CM
        wRZlekMcY0HBMWZn4W0cY4j/WIQmj6ZOuYfRj9M65j5yjC32GIETnceZjCYT8yzePjERppTc5/Uf1SSXANDZI/nY0hD52DLZQEnDAVUBcqhonAZ6ZG+UfKxH
        3nTo95tgbAexA7gZQsydW1kI8jEfdkwQYlHY9rOwDwH+ncnHpBO0+2b5Wkaiyo8WR1kELj35SWhRpPMmyMcwn29lHWtohb8xD9J+5B2BprI0XDJ8orEJ4lXl
        FSW/H3NBv0SZ6vpWt2qobtUA+ZgO+hrKuWDJx8KCSH5HHQ/sL0M6nlGKclJTRNhoXrGEsCvKdNRA+rU+KrkpIsHySoXKBhWS+K5mMWplxnJF2ld5yIJKEHXF
        /akhuTcNMo4tQGd+AUdlGFuAYXQTx5gMYwtmkQxjC2aJDGMLmrFJ0pQtaG7b5CgDugQhgIAgpAVLgwof2UKFjyw4J/PcEB+Z6KatKh+ZX+Eja+3IR+bL8OmN
        p12zX10ay0fmj6Um0yW16o/gSwpVvlV20LFtPwsIZVU4h4lzKdOUtkVachYCvAv1fNawk8is5qsob8mDLRD1qT+Ar60/h0SfJPFcgFOSkg1PFhRNyng2BR/v
        kVstAoiDDK0DQrApiLQO/gTg3EuKeSTREZHI0wkYxhLSPSXYbIaPAZbrE3gE+ZO3JGEAfmzxXd5IQGk0nFIKLiwQZoNQSr4c4csR8lDDWU15sbKoIEaLtAPL
        qOQAr+FrNZLc1OD0ZynQJnAjIr/jNNxTpbttQ0QnYzn0NXjrhX1Z85wSvYhLGxFDIGeUKVlSD0laHUqadWWvSZSoLPoe1mT1kfk9pKcGJGFGfqzQDt8Gztog
        C1cJQlOET6KympI921k9LHnUQuVRQ48gTw1I4lwzDa9mXQiSJHnF7jM1rP9KY4iubBIEPm4/mwG/l63Zea1ZtnC74uiBzG7yfVLJMeT6u64L1HEFaptbaZsk
        u7JQ5il27jPW8yx+k6NrhXRWZsYKS/gvrJi06ugB6h4S9zhgJlMmKsIkKoOP7pJhp9bVikflBKBknWNZIpRlGlDg2Y7Ua7AEjeSQhGuZ5lCZusZlDVXP1rUU
        Zi1Da4eoHxFmjuYm3VZr8rsGlGkaPrn+fx3METM4exXw+cpHsDLGf0WeFhF6SfMCd45hIUCgAlsG8o41wReWSjbHttpus7vk99qNP3vxXVglEFxEyjE2x1V6
        GD/GUqY06oGRMmk9sVQBMgPaL76OT+PD2R7cwLN7hnxZtr8tXyA5wG5MHTWlISNJHxYnKYgCWiM8ASl4AtKSJ4ArRbskMmuW+QNDjMMpVFsHWAIWEHEU4QCO
        sQX4pnP5cwBWxCWwBDRGWAIWrNGompayjS0A938Rbye67os0SUdJZ0kfizSPZr0eyU4Q8yWngTJssd+C/KsHop6VsT0i+B50Cs0o9LCgFBcrKrwCMmtx5Bdr
        GLqiAcMEGjOWMSDWbGB2Crh4oPBEsesUzeRzbZzndmrW3uKrbR2HERVBsns3VWIx1RDMJ+NIyHo9NY6BEkDmTzzrw20LMqwNqw1UYnywCV566JutLXLWWxKy
        jslUU+opE1mtD02pg3ThhCcK1CZWEFU5hdzWlImsNsJEBiuWZSJr9ElWqExk8RZNWpDhoSX5ebMNYqVXAHvdipXkKyUTWX2LS4CSEkCKoZsgC2AiG9v3XmVv
        O5ZSWwAZ2YIlI1uskJEtpj2E3nGdki0OyMhqpvyBXfHFClD+oomUjGyRHGQp2B18C7kPFx5v1fuim3lDdlKP6XuD9APjVdP3Kul71oIKlw5N39P01YYbVMjO
        FizZ2W97nlt6FAUF0dmht15M/SvDGpeoxhFpw0bgiBHQop4EBSrxn94u3RBBM+/+u//HJ9948aVv3E7c4K0SoPivH5JlmkIU7wBQ3C0BiuXBesXdZBioGCAv
        X+hfkGcGeMU/9JZ/9CNfDY/xE+EwNPFNgCaWy0EVnHj1EK/5A1CvLt8dLAEOaSdyh1GLv3HkF371thd9PBtbl2JDsMIh94dvbkzmzTymC8RZuvv+fsufOh1/
        nD4nh9ayurxWJypC7RbvtrJxGBWVRXBNPoex8P7gUP4HX/k5X7T1DcKfy5OXnGLrxKxlzXxfftH5doyfFx0EXPiI9+4qELXh/kryY4hH9RVl1rkLZzPZJJyf
        QjN57MOKxo3UTBOmsD8W+XGNj/1P3eTQrc3Z/b6joEU2+AdbXQEAyHWDAhtfMR6N8H2QXBGSVGvosAs8hG7WehZHk8nVjzyXLRze9/iZbPbwO84edh8DH24e
        fSTzn8vmDyePZYvHs6le2j0cHQ7M3ONGznt4dykL8xkFx1v5URE5rQ9j1zGfOImwxedMyG0QWffPHzaPpbvMbOHBtJE8li6bxrPp/OGJFJ96wz2JmDi779lQ
        4IUE1IJPBYvYoAAj367jWYzqabTdw6iQSHsMnozMvFyYBIVM2yWeEa/qY7GaI5Io3ja8Zo3/3KcOJ4+buU9J3tz/IRj6ePUvM2LmJL2emTvceixb+X55cE60
        Jjzwe246CwM/8ycTyhG662jOWojHEtk1ezg5+3TWuaftmyk4VxYfkiGoxSp+F1frZmG/vw+Mnvv9VemLq2umw/iCDg2xfHT5OPbRwUPEYHJc07UfbhL22C+i
        9P2i0NI9EFnl06iDfXIbwUDwqLKOsFo6IZOjf8xMFOFatPGdyJp32eAp0eflalvOc8e0T2RyduzD7RAhHPDjk39tGT905vNwhQDwIl3puhcw7iDCbOAjnqxu
        48nqROvIfOziNgiMXc9vW0t+wsP12zItVKysErDfSPYnNPt3yO8yAFlE/h8Mgo19XLA7gxgXdWxg31YNdFRHAMa1lAGjjsLiO3iYMQyDjWbEMNQZkTJRVHcd
        g7wFOA4OsERV5kqT2r+zttP8fU9aUr2+ioY97GKgozmJc+u5EGvysyuXGwMuFkJaAk3Sdkzcj2Vozj5uRrvlXFzpaEO9/+Nm8XhxJ/+4dOrkbDb7tAxknD5+
        +PZPm9lPPf3hzD+BagM2FFqk95wcVn70WQyaw8EZhTG5Uq9Hsk/f03bLPL0m0++c6WDISxtfe6IT1LwooAzz89910AWxZc0WHB9MjhCVsl1zovr5GkQ+BFUQ
        V55FLzGdWx3soceD9qeBIFnLJu5p1xF49Ozh5sdFBJqzT5vZp7NYCnpHmxBy0muYYVG/7mgHUv8JLJjo3e172jUHLZJIU+auHGznkfNpepdcmPQap8lteskr
        AmlPK7J1TYNd/Pw33dTL9yFOCXbW+/L3wVPxZOb20ii/HuFNPeKU+PncifwBlFDa4i4inqp/M5xIGijlnUQ+OusRqDxpyodkKjgLeC9GhgZAR6SnKNw05NY3
        sdUjx9dg8JLj69waDgCqqPjvq95nyCnxhJfQU+fb9oVv2Rc2PASFNeAfIzLhHe434N4a3er8ewDlOLc6X/cUkPtVXJe56GsErCCMztc8sMruxy/pMME1ci8F
        i7ak+nUZd3jTtPfL1fytuZNvfEWkuDwd3CDfQB6ul2/IPCPHr3vKe/Gqp3n6GhyLG1onAcBpUBQ6expfWrKoFlm91opqecGWt6bVctHVSfQFaHdy/LKtlpcH
        1fJ13rjkarW8Yl942b7wVRL/abWY+nC1GE+rBT7qQ9XiJdDiodSzcoD+LY0Y8U6k7gsvs2VrRRFerrTsM3qraNnnbaU842mDPetpEV6wjyGTfOAV27IX7Qsv
        2Be+7MEq8KZatk6dS1u2Ltl3tWXZIpFtIXfQYmzBpm1RNNWTgGI0tRPJn7MyNz2t1Kdsuz7pAVzLNGxemiPV6dq8RMyLy+qsqW1f8hKyKpkj4h1+d0XKn/+6
        g873y7ZNsghd0Hax4QKFtkANWyB84xmRWDKDFQV63vaSZ+0gegaI84GJbU4atkDhSIGatkBhUuNWom8iDhstUIgq5hejQZUyR77NYd3muKGCAhl7km4jCQdF
        0ZmedAed6VvOUGc6pb36o3bM29Fw1i270lO8v2lHw2fsKDhrhcQTLoRErKMhGmk+35a2bkvbsF2Js9ugQ5XdieXm8ovsTpBpji2Ml7tFYT4oqqkty8u8jYpi
        WY5rNz+mWbtHi/KqfUaukDPjYS3I+/TZ9+qzfwMI3O6bE3WNSv4bOhzYVs1BbxkSYMVwwbxaU1A2DQBHCG8N3AIKhUNKioA0Hfkkm5HOikXxDwxEW3eN9g4r
        2Yy2zJKWqKulX9VH5MJt+HNIC79PH71OH12FQKtr4UUWq3w+/FbIZ6MNVRQTLlO2mHnyCIZsMT6K8cISWhGeR4/EHAXNkVFQDOvI1mjMGo04rCFoWor5uG5q
        65UegtEQVeq5Zuu5bnPh2lx4A7FUKc7vOiyPr5pieE+bcG9Yh93CNZW6oHJcJbB1UyQ05cO+DkPMXOWwC8thJzq2LVzdFs61hfOGZBYMCjXszWHdWMosXMWq
        n+UppEzRX3z7ESuF0EglbqerBA01VBMMG+5JMnqE0irrXEcCdV6DGn7G98LT3sdRFWkgmoivUJCIxXDZkaCihIx3gAcbYxR0Uhbl8ZLL3onwbeJJy9hYRAjW
        rQ6IKoNbFcUOMR0FN4YHd7eEyTUQPgG8ag7h5P8mD0lLVXgGnbn3kkFQb98MxV8eWMhqzx1+w30MiM9vdxdT8lDNWPoWDbToMrLdL1eQpi6r0OPK9oVJlV2/
        +An2jomTorw+ayIshOXh0586fODxMuhmwzx22PmB9UGxazadorhSQSwvJAEQoEUQACV63y0eVMJ8n1VhWIof80iJeCJz26Io2mrUEtS0BIzskLPu0PpD644o
        fWi0m52CyY/aYH7mzKSceo8gIg5xVR5DaDQizrXBbW6818nP/kWSdy1dA6m/4FokvQVYyg6xlOM5BukkCLyX4wyPiR//hO9KTQLOzycI4UiAnw6PKwf4+WMD
        /EJ9O9LwIQ3wy5/6xKRkfNWG+AWS27AM8Qu5NlOrDxkc1W27CPFjtigBUeerD2WY0O5Wu9DanSfbIJj0eFc+QGdXF3iHyN7qWoEbAJUptp6zgwRBeqiusZLu
        2nus+6EPxAy3+Fa+eoK4+T7P4JXqgQNx6Gsn9GsnBl/Dd/RR7ztlrFywarNacEMso2Df+lLL65xuWKfazh6HUiydou9w2vUP5U98elK6pJv8PFhHQbGVzVWd
        cWbyzU9PooEn86f0pJY/qSfTigXoHco/xwtZu4wX6IyLF6iPiReoF/ECDZoUGnciXqBj/fg78ONvwIYAdg7Anfj0cT/KRSa+JjWN1RqEQ12EkRMyqtE7pSwe
        VW9w8snOVAkP+lvokXMgS67YMDdjoJrBiMpDooeuHoxlg9jM3C+Mi4Z8QDqx6UBvaSl+XpwTYj5W/LwhWFMRbNsK2jAtxc+LGbAgOSM1aV1dxpV+gi1L9tpT
        iL6W2eaTQT+DOWoGjLn8tZDOmzZ8Q9I2gGKGIzvgQauZGxvZgeiHYcLPmC3VqmDA1gz95LcHd9TQaWW5DywNlKOdnIFi1oTYUvItDa6YMC1dpye2ShJUycRo
        DAfB3iYUMKmlcVyoD/p3R62CxNc7pCnHeXQ3Xekb+HycN4GJGOcx4DxqStJSu9Y7fg5/33tuExzr13ofTHs4vI9uSy3J/TyB8TJ3S+pw1rjnoV+IIOltwYCI
        FpDi4cpapk71tQJVNo/vVrCtD6LEaoGeP5dJKueyWUlq/sHeUPfLZqUFF83SOdM7Jx3qAYX0MIsX+mQ4xUQ3+2CvFVatUv4DR8pO/PA7HyAMlQViyv+ef7f8
        aijGhoNdcqcIx0w2aMliPPg+5elpJ58KCGznACIozGPENvKXMeHlVmx7NONNEcUeBwmhOtN4EJRCfQiz2Bk6wtNmB5Z2wiU1ZfpB328OugENdhMYx3lCxJK6
        wro1CRglT04SBRlOhy10s4Q/YbMu4lmqNr0vljY9U7+bRr1oLcN49fomkcc3D3pOMXS04VAHRH9TWJmaBf+WaphGzjBWwgrDl2SybsHe2keJW8ZhM6nnk3cq
        zg1BayXH08giYKhw7G8ShBeklhZkUFfP2EIF/fONyZZOchrIjgt9O+u1mSj6PM4OMKbGHSdsPiAzI6CfQ7MgYmDOLDzYAwS0/AQEdGjmAAEdmhmNx/EUFNFR
        AoG2jqnAUuAGDNTF7lRHIww2pr3Z0+GpsrugZ9ziXQdUHiViJeKKk7eOMsLp3wbg0cChrbImAnqUgma1dCr3wIqcOgXk95Wpop0xVNEMI7lTUacl148HgPwk
        rzOnBxGdnCUMwrGo5Kc1ohO7ihnonOAOngMszBZpg7FMJI+TZHWNOHzuEVM/An4ZoDwy0Cf5O2CZiyrU047iHTkavjMEEh4QqHo4b77iHfnUxtagqJRM05a2
        FbSPMBDhoIi8ckc6Zw/JVvMxMZSPWJFZY83HkBjtjM1HR/MRMx8T2/NhyY00Hxa/vOWFimcW2Q01yUSb2KDKe0QksZAw0qv7QRCXP/vJSUk6byWfF5Uzx2wm
        o8hhX3ndIYpbfvFPk1sITh6KGoPeF0JgrN7imTzW12L7WmGg5uuv4XV09/zVnRLYY3W/3CVreKgx3K720lDB/cd1PTvVzd892uukg6OTc54LbY0Chi6Fro7+
        JfXUwvQSql5O8vCE+WIkBXZcXB0RdQ6iYE0Bu+vbRoE3MuvmbY4Br5IbLwdJTfsu5Kau06TuU2SygDsmCtppms5kMdE0wb2i48n5I7m7/rPpHCaoFnqytH46
        jYVuoYanM9v3mrHxppXmA6U/ITASNzX2OKDMZERVEJwyU5DaEN5wXiCOmE+RTcIowxkAy2O9qLH2DL1Lwm3YjS8ZtxfLlDspSRJoMFLwQqd8G0lOV9JrmJl2
        UEkzBSaiR8yPcj8ArvGkJZ61A2S2GCC2Am3FYAe/o7TEPvWMrpnfMnMXyMFMrAB2o8yHgkcQ+8bojpFTIIuii1Ww0eqcDgcQaUMUZYpTONSxEPJVQKRhqAa3
        KJ1ACe0ZFtvTld7jDPWeBXZkZ6gjt+V3e9CRz/n6Pe6I8EPo7Bj5jopRV/vOC9J3CH1Wf0Eax30h7XIOaHOJ7xHLXMtysqCKo4DkgkfSs4QCLDBY+pSjNPl0
        oDLJrcrGGgpal3WiT02HdNFYz94TDJBHaAV8Txsyu4m0MX/e3db5XbngRVjGwCw3Hq472pOIc+2Q7g89Kayoo55iD8fF20kKg0VtW2xmVLRUpeYsEDEop9Bn
        ZBoGy0y3v2Xmbc9BZXCazDxMfoq+bldsIRegMH84Nl6T4G8UrRSyoXK5YQGGTuVgAQbJ7WABhincwcILSwbHqjQlNcvYtHUj0zbPCyWd2eaAg9xeu+bQheTf
        eOfTuUFY2nweYeFgGTXmkrNBRqWzBR3bgc7bxeFh6SQO8j4nerT81zfdrYFjB9SU/gCX5kI2f2FL+peda1D4oLLPF5T7fMEwiV9gw7QdHV6O2hpqtrVqxbga
        81YRD862hoKU7EB0PsxAWVKdl1/0xn5xzFv6RU+/OPAQmzfzg7UAamWr3ydviKu9AIiTyoanfHh6SPTQ1cNgMep8YRyF6gO9eMEpnF+wCsgPSN6+9InJ5DeD
        +Mddr3Yajk+cMBXbPygwxh01JN1LSBX/EY09J05iaEESOZA8LLywhqQypIPxPcTFlTmuqciHrtobAKQY4EMgTJbhioEmOnKjUI7Rcf+m61tvKJe2Rozo5DxF
        wL1K1ocZjFmEFQUEv4MAboYZox+pBVHtNSwW1BYkPzvsCiQyCOaRs55lVRrFpgqubLoKvmtsKqhElLBqi7sCOlVgN3GHTFdhVpSfYjILZUa4GxYyExbGK0cB
        sJL/inQDrXOSjWqFVCxXdMZ2kx8LxiBc/Y7r1aVHDBG4ulgvdI07Qp06oHXNnzktSg4Mxb7F0vQ5HXii8CjwYu09NIb5gEh+zeEyTgQwwgxxCndWdxtwKLZf
        3OGxpHZf8j3BkoZNKeloL/QRTCLrvxdE5tZeuHCQnk2e9rfI2sjKzoBS/l3PjWwvg6+WI4KMCBCYUr2hKTUYoxsGQ9oYqANVN/TtxOBbZSK0YKQli0nrDrZR
        qOPG+BU9pa4TENH6sX70tkFbRIQFGP6Cp1OPyBeKsuCFSmyZtFq/b8k+UBW6wmAdhOSy1lHBVj/vuu5pa9gnL6d3N6SVqgRq0JRrGPUer2VS+cEJTMxGzxyu
        mxQhjpTWGID6BG/bVUZh0HSPMKnKo2v66Nrwo8jbN11SRxtH2SNkvggrhjodyRdM2O9vpe4wx0NFCFatcyePVJlCjwyhRayfxNg/h16cb9CcSTgnnNvf6BEm
        6NF7LpBmLR+7t+3QksBnT2NaPvvpyQKu67GLmISl98HT9BzuIDwLMGP3q+h06bHox19GaRl2/73m3jmH/rZT7jGoPObee/O5hyehW+YeofL3q6x0bO7/ge+1
        lOY7sRyvBdVGTbeJiPzuYh+BxO0ExHaxwiQhEiw9cN6xyyKdj1q0EMVHCd/wDwPb90WUqawdfAIYtMW70RX4esJRvh4ES4Z2BEfF+CICH4ZV2jYt8vUQooZb
        58UkZ4dwpEPYslpFpk0FsoPt3W1wz83c3fYVT2msPMtF3KmA0qgIL+wBSmiqUuCzfsFbYetQqyMebA5xuaajPL4cVhqmUUF0t9NKaAtlzWoRzGpRrMDrzfJy
        E5ebihgi1UJbgVoF0glfBUctqxPe2IAyzLEUXQz+4d7jkXZNCQPkHN9tmDbnp4xoLFlLxB+2mxpKfIKNZHeyxmmw7bYiFHfwbgvMgY79AknVoFOAXg7I8Gpy
        byAqSpLOkrVsspo46rFeJC7dA5QmdTYwckPWOoeQL5LBjl1R4OWWNdKYTjUB7mHYbwdmUjOGR2UCvaet0NWmzlWESdZ4e3jhqAjHsEu1YbYYWoS70qHUpsot
        QtJ9sfM11HsSxrrRmsM605/cBVAapep6D7ERpaeBcS0hDB2eZx+YMlP90RczXNz8Qjb17k2KgDpQLRyjH88SLL5a5S0zdQFhe7B4HmSLsLGLDyNGfIr0E/Yu
        e4SrXWoCRIU1RNMN3ycy9j0ULgnAjDrwvB55LiLlgSp6Vs8sNEn2+gFF5cqIA/jnPjmZ+/nb8reLUoFETjiK3KdklzAlyAxnHJ0E/ULDctWESGsEJSjxvLMA
        xfGT3wBPJP/aHFn0HTudScY0P/9ny++cbj9aw2Dc4CAXJfdDGtYpp29A28wVM1x6IMHpI2RI1uRwKN+gUhXl9Yd0zKDf5bWHMnbSy/+j71z+Id9xZe2L6+FD
        0trFQ2H1/iIv+Q9lSXk/qN7v0YZt6oMrM1qgWK1HkxBnj0j3aubfkkJwW64I3X7l9uKYzaez26+mc2OuTUPMS+nQKQC/W0dXlQG8BriEMheKjds1AEuWh4BV
        jHCUP3ZlxdmTfw24YG5/q1d5q6fQy/rWLKhrd3prsfLWIiGh7VsAOV4YvFV9Z6HyjmIn23emKxsBsoqu5387bUqRm/S4nSedcSg5A71xKN8C3XEo74P+WO87
        9n5i7xt7H0Z+Cq1GXj/JxgwRWFMX7dtekMkaC6Omzk8hiY+neTRSFBwTqYiQ3NHzpqF5pJ8IUnPMtq4FYju9NTl8CwS4ib01NXyrJ6td73IG/DZHO7SsYZzB
        /XkTwW4JBFhu8KqTcoxBH4qMw58J/EnwZxJ/puSP3UlRLutJZb1OlPV6QnmuO0pwXSfvdba76Hmv314uvOfNbgRs6u3MAnEvmSU0oWJ2axMCb1lEDwCYQFBS
        M7sJuW6v1HBl75jke3J1xuxBykgS1M9IeanSDQHi7lTT2QMs9qGUszEpL8rVGZMiZSQJlimkvKvSVbO5kZRTuTmcshmT8oJcnUFzSaIMDTUrSHm50qEJUF2m
        I7Jwuki3CZRuomhbCOsQQ7lmFK66/K6OQxa9cnV2+KFFi8Q+/NDc8EM6zkrEbOZn2j4CJ3kQFeq2hg5BE6sg60qnW5KOuUv67XK6oMtD7ZsRVvdIAxqVXDsB
        /zy9FROWUHomrKQ4IAqN4bfHengw4qTdhC4RUcPB1zIH3csMrD1G+2O6ieBjwN+b/taFzGMF1qWVvH7m2UF7YpBxuy0TKRGYk8Y632Fi+V9qfvt081EXxhyZ
        TprWmvGGGi+KqWQ8ugbcOvAp/5ETDN9u5gceykgZ7oA5XESxMktwe7WOgVjDQKzBVb4xGMKz2iAx/gSMI8mCwd05YFRAYIrmIIK2OvKDyhudwQ1Y8ieqckfk
        QVXW1CCA7ddEoS9vyY1Okd7g4qR23WzSdpNYrmgfaUuH7Zope3/K3m/JFduHgEhfdP2ymyVlH5sAlkQhKMpeXy87vG0ubguFlWlAJXKHFc8+6hzDTjkWGyRN
        ahwLLPdp2wTHqE6L0oc9ckeXCsDGFOmGsBI2N70mUSXBsSz8cBaRFq4tOgW0NKDvgCYMthFKX25GhGrJbNt5QhZ4HcXjVKhLhOVwvxpO03I43wfCcw+lshY9
        2zN9+C/Y7v3Ebf0HwQdSsGpHxQpGcn+CX0Xus+Yac9Ncs3DXKFsPT+h2O+lR65wFQs1ABHi2rczXr5PB1LpilFWLPczBmPjf6/40x4TuYNcJJC2DAysLmqWC
        u2i49R+B2VfGyl09dHR4zJroHtpqojtMY5182XBNCnUlsljQYUElrsNb4jo97MEB9Ep15dvZT4YueuIG2ISsYx9nZieIm3l58sBDJO3b91CK7Z7Vh0TRqonm
        lip7HNR50dNIUld/CN0Gfoo1nrXw4EO6YJUi8azj25Cqej5D/4x66UrpqLcKewLGD8KuWkPzNToHopuBBFa9swTPATwuo3l6cHkXHCTwbKPy7DIYt9e0W84M
        Lq/IY501TgyDi6BgVZDWbHYNAYeDsSuajzw9+N21Y61rx9qcXNGxNkM0jQV7f8HeD8zUmlzUR6YNmBsX7SOL5SOTa3JRHwlEsskEtVQomCRp0RsTayRIUYpP
        iP4aAjWjY0AZtYFt9bUcnLa0FH/UDj65SnJBL//bxwhuL6+1MODbHGzOvfhzj4l7pDxjpy87aIiHpfMV34AnFZok88DYJdc/3KMpLiwHsWjjje+mH7dIiOae
        iFXUo+oDKFsdHXAg6C4Hfcq5FTbVcybdaah7aVgYKwY7UWM+0TTNoU8Uwzos98X+HQxhBCM1suaFnw76sVsa+y/dXsHwN/7WuRJZ876ezKMIVDSe5LwB6CbA
        EUQI+4eVGAgAwJ/x+iZM/i8fmh82ZmuAOYAsrGFvxbtgcTd5RqmJBPsWeMkEOyPxV0xy7+/xdWQePrpx33eD0xpiTLszw1gr+LNHaIkIhjiB4RSz6cO+A6/q
        JI3ypzZBkoUwNJjTrQe1j22+1XwX3UKTm7HOvQ7uWE4SwSi28cmNjyHAzc+/vJnc4h2Qk/lbvJsYgWy85B/QrtbFn6WMoL8GYAL5TRq3g2iBKN/8xld/zYN3
        8suMoMF2CPMQjOTBDOUhGJOHrxd5WNQ8RIM8RHbjRSOiQ81DDUE28KinV3k1H3JHcnGD+y6A0F7vvBNm/Oud2zAjrXo3pUztQKw76ZHaxQKl2pI54xFTX4dP
        ILzfW/IlRG/Gn/XduNJGY0s49x1L+IuP2xK2y1p2h2s50FreVsLNX/9Xj1VKh2Bz430ga7Aj/EtssvzWv/zpP69JX/gzBgei331M1pMbG57cA0vg448lMbGb
        Yc6REpbNKOJDPmCs5zmusJLIE3YAIxs1F2o92lptDbcOsX5hgI3UegmAj9Y73HdBIb7VeSfCHm51blN/pwMa7H4Ty1UjPEiNH43Qm7S0mgE6Ul3jHdivA02b
        qXEE7WQb5RdcN6zQ2Jy2oLT9zy1+6PD96nsQgfShGk7gMFDiMRflcXTvbvwzFnPh7x3qJ18Lyh8XilcRLu7d4DYxLq93GggmoAO0bgDb3NY0tIKdykf8iQ2p
        UCac+J+4bkAs3ZIVVXd0M+++tmWRCbi3i28pK0z4fsj2B47gMw8chWXf806ZQJ2zvXPGv9CvYDTcT9d1pwrEcIGYFANyGeNcqNyMM7LzVCRNb5N+J/GSzZyl
        H3ItlESyKXIwfjnwg1O+hq9uuNSpxuJUuLmPEBPvkXWGmbgnOrWw5geOy0iHUyczqYlyI5cb2xjuDVTQTOYmz3CjhIwv/9glzgZieM4DEPtnXf6hfq+X/7Fr
        Hz2PGyLaq3OBYlqMfjLDBexBRJXq2WJA2fkA/on0nz1PnAuZy8wad2ujtXwPPfDriIlCnDXgLX7bR6Ml9yMIX79Tac5Q2XxqTIQk3vklh2nIv/vaFbg2C4zh
        3uBGyf/jW0CMF7NmZW6pzjPfT6zyKz3xAxXuy/IzplnMW/XHjvc0Ir2yn1TpPw+st91CeTRr2hE2XOz6KAbCj6szpqwKusTqcOPv/DXU5YaroBxf2XHPMRyz
        5xhyz9GUe45meM8RtivayDDe6LxUuaJv8ZUd9iGv/Loac82YvckG3Q2S3wriD7rKkYQtDkftwp6qfif1oGOeNxhLRrJBETD30q6vT/IR+9q6yhW+grcmHf2k
        L8fMKXdv/JMKASCnp05y/DK+KQYIi9zM/aNIXUbgG+5REi052vHlkUPcuavElJA5p/htnGv84/v94/j+ezNJ6z1krSTqhQtHpPfGX2z78akJG8runMimqrIA
        kv29WdLxfc9xY/iYDLSiEvRaesgwMxaB5Cm2RP7EGERFh/72G+rGNPwbQ2CQwv1VXeqkevx698lhqnxkOyUXXGRgM5S5KPnJYEj5en/FuUTyxx5Jdiy3mDsq
        /FpVUZo5xGgSPTwX2Ua08U3RbGtxmQBtljgjcn6gY3/7LVF3IAe+Qy0MhAhg/VkYzsxTyZbUIOretPupp0rNdGX3L8lmIXZnuKeDjjsD0Ps5k9Bz1jUTJ3Lv
        Q9kkoDomZH2UTZqJY4DqSMzk97VBdj4JzzZP1l+T8FG/1pOiz/eyCfISyIl7jPFsqYugDvBMc4dlInNNwiC+aYiXGel88jIcYw5o33v2cPvj2TJhF5aflrcA
        uyDFkIRmBo6inpkWAbuVRRX1ue0sDuR5xOSzuWv9ffdX77yUNgcebQgriDbNHKCSIEk8OJLILyOzbH+zwg1Rad4P9L6weaFKxFZ56NygM2JRNgswn0VsuPWk
        CmTJNo81miyhJ/J4Tdb2E2b+LgDhSIsNVlRpZ5C/WoHUIk1z0YEQ2SUSb15DJebNIlpuFpt7M7AlzZglOJDAd6tbAUUdnNbNZJrI3YVid5FQOqeBenEvY6Pk
        hDhzOcxvE2YB4MkTZhbxFxOEo/BjbswCzTGLKz3e7dGs0jRuL2tybzQGBiMpRmPYNltbWXh/G3vtHuArOBoSLgylN+ALIlvhs+nBmae+ieB0vB1ucs877Mt6
        PLEbsZuYVgtkDei5WXA/3aRNeJ+Jz5nOg+vKJrM5CGGT1m3eR2kfvL9N6INQ2qeFf/3+OckkvoqWX+1vAtizjoUtVvheER/CDoeJfVpn9GnlH4aS7VVDx2TA
        FvuOXKFTrGDr0rey1avy+skg/SKkjp9coB4JwwIZZag8UATURkSSiowRycRGAa7qUOJhf6uyYpYuaQM0X5ThtYPWQCkXqn0DZwNRvTyYzLPl4zQCLh8WNQNe
        WRSIY0QV+ouVljZVb+SCqSnukDNGfYD4FlmaWcHIgwrVitCneB284/Tg5DmlWFgmiGeckSnsHwZx/DfBMnwaK4KcOu4DWchkMLWBBBD0fVBs+DsEcJ9fuKxG
        xOPa3OK9rZ+kaiz17hh9x/S3NuMPue6jRN50AO3vWNa9wu4XXSyOsC5t230BiiQpWB0fdq7MBzSe/HGqWGikKOSXN+N/7Xv1U0VUVwymbMi9Fteo2uWgkFej
        zkwr+YkgC85lBXTy8+aBI9qzjpdPkn63xDXcxIbFar/sX4leMf3y+dWL/fJN3utmwGGEon6+8vn7e1Afzw0+3CORrnvugqiRUQXhWRH1Kv25foHo28hk1hh+
        dijTtW2Zrr2JTCPLtXNl1ChqBo4Pleq70CdQNcB9z2UwxdW2zimMdVgCdr/yUl+mj7Ao5sXbmApl2gVONG6/D6c1EmFpx441Hi2SHlthRMS/ZNONj3ruoyKo
        HXAdZt7lnoZjZ2QynJE6dhDg7iT/hhEGiDh3aWuGiskoH+lPojvGq6pQUhHlNxiOwLSYEtNJvhrET7iuf6ogNsXE4RH4UyVSA5QzMqE7e6quxsTIbCQvBQzz
        Ub7Gr9vFDjE5oCaubYv5uB32wZM9Wb/1saKiHATZA/z2X+FioR6DxHBZV6WLzAn/JosWrBC3f/3qYN/pEGSl0Ecv1k5YFL9XfETGABskm1Vi8jnCZWTdHOqs
        zM48LCQ/jc2MZ/w1ExWDBoBwmGBXCLCUIGC6i8NbzBwOhm4as5jdU2UIg9qLsNH9Zv9WlTfIzKGmGZc6VaUbAlOMVcW65RNQxVdJmO7me3jW4MIRZx05W+JZ
        k8znOGvL2QzP1GMOZ1iJ/qqzZsEifVHCCagVm9a6aa+b5rrprJvGuoJAyErlonsnuSfl5GhbEUXyX3aQlJwcOqHH2+zvA/Z4kz3us8freNz+jXX7P1g6AL4i
        uZJlG6O+fQScWINMHbPChp+/A4tEH9a1uvUQfQ1+d/Vr5OZ+75Kbz+efuZCosU0eveRKGoC/IZJolNyC1fkTRFz7nJvxCCAb4xSAMfnmV37uQi03sKYZfXMD
        b4oCpS9v8KUz9uWzwy/38mfLj+PqAiwFi/gzy4gH/OniT50gWgwt+h2g/dYBDpWKvN8Ap0zlv/Sd+cZX/XQq/93fc9NO/qdf+emfqqeejX9R/+UpG62P2gNI
        MzObRYw8lnRf8bOSeky6+BdJGSbXv+aP8emT66/6Wae83sH1Dv3XbvGeRdSttMYzvlnBUvdaqZxviWJ5lRyf9dfS60z9suN93U9vQzp/4ivs4+u+aLRy/KYv
        uiwGc3q9BalBfNCU6JLzA8BBHQvuXaTCoatVYy2Lh0YFVMF0vnid+tc4I1Nlsdkt03wLa+mhtcxbdVbTzMhhT3o1DibdjcMSglRXnS42Y651kvQADlG6Hwcn
        O/hi9q6nZUh51zsHOXTCQIdOczBS2gEHyh3SL95FlWjiB6XHm/0vZrebAy9mh84cB8UxvbjInHG7PvTY8SMi9w8BNcS0pe7Nu8ztZ4r3ZXQErXaM7x6opHrg
        RUn2DF5pt5Accn4T/uzDn+sAFszBtnvdXL1uMo6yVsxKd9L5Vis22zuGBifcS+/Vxpo5SGwB2+jbu0tU1myEp/fr071bvC8DdWfpFu8FHHfd4n0Jx9sux94X
        cdK5xdusaZ96qqbJP1kb9DESDLmMYHyytpb8swA7kx9N59GL4FUmh4el8lqo+e1d1cU1lqBhOmsyRe1WI+PRKk/uPH0mF03wnJlS+jWIteZzpmXJ2LJbUZbZ
        snwNk0qvwfrpHeYqc9DsNweSM64W9kuhFvb5UAv7bGgL+1SohX0y1MJ9LtTCPkFQOzpZbroG3TuFoHkhhCXxqsIGWFecKbN/kO13mFthWqvDsPbBg/4TGJAy
        5vz3yvS9gZp71YNFbtNdUzEJnovkpzB1AdZKXnrVq+p6IhXDteRnWL/HtX7v0fo9JvUbq9Ns81bnEkjFDhz0X8Vx/0H/FRwPHvRfDrQCPmMr4KytgDNFBfxJ
        oBXweqAV8M1AK+C1AAg7+WvBWrpc2IQBJ0Z0H7MMpQXu3tkqYoUSGVActP71zp1HCrJHH0O3gYPhHgWHro+hy3sz6QQOSdrGtHu9s5rtySY5PjEJTayLbiQj
        o8WZqLF+xOzB5HZSZjmc3MEhiCnJHzyClYzkjLHq1zBohOwT19zZgyx8q0HqR8kVwXHXWM+m1028fkT0i3YeHj15Mr0BcOF5cNRE8mMff/j640b+8PTH2/jD
        1R9vl/TaZnqdSRn/ZHpTWR+AMYJ3Qnct3Stfr30kvdm0nzMT2oOlR8VldxY5Jn27YX8c9A+ZtxopA73SM+8erOOjAlMahUzow268u2h9jczetRHFBNrq6lHC
        XaomQe966WRZBGhShZ9cxY2sJfWCtVWL9YOFB/WWLCZuMc6kpVRvyRJuhq1ya4day3o2SeUKN6chwI6clEV5YibXpQ1ZJdNSUydPIiK/yTENmSpnd+iSf/Ve
        4OjkP+6WedzgKbeuvulYdciHAopT5OR39DRRxGScIgtf11Mwzb6qp1rG11n6DPyUd2Yz8oVJaazsFvSZpMyjX3Qun52raTtXYm4pHqlA6Q5NXTdzmvF8R0pz
        kxTl7TK9vK0dmhvbNbOvXTc3IGSaifr5S+73rfPz5ZflS7U7ROg3iMzSbrcIlPPGG/5JzFhywGu3372O25KjiFOC2fPh/PaTTPVkftG5Q0Sd9J1p7Tvvl1nH
        TD5nEvtTJOHEc9LR7E35Vl2/FWNvpE0sMU6O8qWL+Uun71qHbzgeaMLEM6P5rVTWuhZnXcrIxxowfs7Yi9tK56J0gT5JKOMdn/TwpK9P1mF32PFJH096+iRj
        T3Z8MsCTrj5JgLAdnwzvoILLJyWXDSm7jQXfC+Vtr/WAgknIPcZNC8oXumdwkdHAdZgjG3dJzTD4vUYn69xdF/E3i0XKJGMnZb46kbXvkEJGo3HnKbz3ki8B
        IngShg6Vu1S5ssY9OokDPH8OqU2nM3Bixhg3xXszZlreK9w56qLryzhSMd7cFj2iEFgq0ZuQ6G0b+9ku5Hks8hxgMNc7x4B7RGCYVefdomDJ4VCqfiOi7AEO
        JtYaSQj6g4SoQbVR67yWZMtMHnpl2ywX1sBkVGglwA+CStEAK+sEgr4DeQGx3ykiq83ErQ7wiNvYYWkBRtCxAQOKnD5vMpNZhSJr9Oh9uQ+z7csB0EhnTGB2
        m0bPTJmrcWhiMj1ALGpMssQP8cy1R0+a60/SNft5WVf8b2p3Q5gNwxsZ9lYnrixXBr/MlQIn+pfd7J0y13/L1Xn0T1ydV1939X7wvJvJvBtccnWZgWZmm+k0
        /Lxv3nm5J3JNsr8hMkMq6x7dyNvAWkvXS9YOSWDtL/r5Fz5+8hY5qm6RDcLyNLoBFgHpPAkMjA3UnKc79B5uyAXYNJwb3OY73KZGRLQs8kGi784M3p3RdxN9
        d/ZWZ1bfnXuHO5dvvMI10Nf/7efrsgr6k6/83M/XZAl8Gywd8sfNePCyQG/pg8mPufTCBe5eQ4NlKwuyiMCg3HSUQiefRi08446uODfd/G2qUGHFCQYIZM4h
        frd16LiEeKKv/mRCUMh6PkuMRt3Q1RWjwZ89ul5cBaMia1IXjUDTXsi/+ZPVRaOURN2IHLpDAOxvkG0sFD1dOH7d0+4BlMxxC8eWruduQlye4ZP71IaR/POA
        V3xznZxKz5Nbz/qDKR97NlShmeVnsIOtqkYWMHhtv2p9ZzzV+jY81fq+7Vqt75uudrfXbO/8HdtbL6GON4M1EMBwZV5g1gXGMNT3gLF9MfnZQAHS9w+U1QMX
        +lXjeMPqrV3VW2dUb01g7UueDxiRrbBYg8qLWbWyREZfkefRc9IOe5EsqUOiaZVLh0Ld33+FRZKvi6T91UWSfelNrJWeCrQenwy0Hj8X2Ho8Y4fthtWev23X
        39/yK+txXSd9yy/WSZHWR6D1oZZSJ1aADtesYM9NZUOlT6lssFsTto9IHdYMZE0XuNIwFhLKAo7dLpExzJQCW3Qw3msaUBjmQBHFpDn8ibhi/1Bh4+pnROm3
        4oYdguiLdouZwwQdwUdenALgEPm7WIPbzMJw3BYJO36KEVv/PWAnHY1o1W1uGbQBUdl1n9sFjnCg4eLYVNdd74lYAVgo3xAmz6BjGe63OtvhM3/nE4DPDB/J
        k/W8viN85mG1qNJhRBrFHiN7bNljYo8z9rhkj3tQdWdc1z+trjA1mihTuH4Rmc1X/5gaLtYYp8881tUZn6i/3KUB7JGT3wLfY3pQLcmvm8E04mjLOgo65WjL
        luAytYH3UvzvQn/itHeK5lPF+6rM8+GA79D693Ded5WuJCgwHwrjS3A9XFtNgLm+g8MhmYjlcECUbjncJAq3HPYRidq5DiBFsNbUTHCtjPZpE1zjmGz2aYDx
        Xusk2cyL2dzTiox8J7XlIKRRBsgTNMsEdtkH4CNoyrOlASUycwMTiywlXszmj58UxYrvbX/WzA8sMphRqMTPF/abNhH9m6L7dQgUkQW9FOtnKVovxZpFStyz
        mgO021Jtht4qS7wXjx9ZRyxB+Q1U2apzG8TFOoabfLS+jpVPsk7NsiPLhiAuwShYyzX9mZD4AtGVgVrR6hVdSIQnAjXkwoV+y2aayBYysjR7xDcbsowAI84H
        VNz0Qd8Mf5J0KfqVGhKFa2wIl0YgHBDnSv6YNR2lS0pM052ccIqcBjZgFRCaFau/qWkO44rHbGX3kpsCPuaAEDKvyWjklEHJsrhDr29CHXGgwaETj0PAiX/N
        dd2PV/XUYLi/emV/BQy4OuRKk9wjXQpi5Q5ayJV5zX0xC+GTIM+FT1uuFCtWiKwCR7RUT44Zf9g/2J792RvOD6pdkAG/XMmCzVFSlhSNTT7OnVhL5lmPVSkZ
        ivQ/V1BKPiJqBshLTHAMg5F8LBZ9xFc+CFnzAz2DUFYKmKuoI36JOuIrkkZwlCElRNAyikhMSfsDsaJD4N9/fTDonm6JcPAeFfHwhHx5cngdQBcShT3pKESb
        ix2pibz2kaxD05xuJO1Vh7ir1D3u6vxLZyZluS2ZSyRzHXP1Qe84cGNflrwdM53Dv/Xrn/p8fb+k1jFXAdewU+hk++T0yQ1Rya6TkyaCKzpmL0AO5Yl/7UPy
        dS63fOlKNfnvkQd/+MP/04/8sCMzLlyIEx8YeV2EQl8iHF1Hvv55nfJT+lbLBUS4T4i4akvPvkbmmRt3dLNz9HnRdaIT6hmKqRgmCMT2ems3uNg/k9nmhOIN
        uDAnANjbI54B/nREpfm8SzA7eCXDe3Q9TS63JlAAN4C+9wp3Om+CKOlIx2wjCBNG6DYmjiCbUr/GaQVSmcXBkfqEWyX+zKxnM9yEoVeUFLIGOhTEtmMxO2Nm
        17GenVrP2j1ZReWuTXxCHpB1tZGruMYv8xfEEwqeEMUYKiMMVBE6TpL8OrD3EjN5vZNAEvpW2lJX2guDrBJBvST9/sanORYScyP7fhgzEr8xeL7+nIn0aTN5
        s3RX+dOqvFy3L6JZazHckBAgRwSdDjsl8TwnGFHUVpzRDnbo9pq9lR06dAGs0jvwU1pLJxja0QDKVkvysvFVDpTG4d9+5cXP/so3l/Zzs5Zg6g2zV7LxLqnj
        xuXWnCT11SltLEO0VNGsGkY7zutWEpiz7/JmFMZA8sL8tjXIYcbiZXBzJsrmtB3mEL7IEP8pWSW7iJO2Q66hFTRtJligwX71SS6Rp8G/Y7eREExbPLDvb92f
        TkPwVC60fewZNMyUramGmUNNIWFpV8ToYx1NwDsW+LD7sdIX5K9JAceEQkQfK85ef8PBM85fP8ke0y5GMIymDVSircu2YUW2GbOJmm+zbaW65MGXP5FAFrYv
        txYky8+O1DLtQhBbnaQvK3QRPOh3npnBcmFCuncHp1iJvsbbkb19s3xW/gTavyZK+6l0j0byy17GPx24v2GjQYZTQwnZitsgunqtbhoIvn6trvfQWh//EJ41
        nWM9ESIzCkmyNAAVagywTjsW63SOoCSNCrKQtAHagbgkM/kSEUNmQNTQQR0+/kH+ubsn7dzOL8/zz529dFZOPvHRu9Iu6jk6li76YH+aP9quWaiHeetDlbEd
        bzr7dP7GxMmsQZShN2R80DXqxorbLu2WpouiTRMfteg3idOXztHIzzx8Z9qT418gMlQ6SA/xQJJIW2p+Vn4vtp3KW5dO61tv1E/w6Qk5u7sNdNG9PF97TrkV
        98LW1oEi2ynBVSawqbOGGHViZWc9i6zSK2CjR+upo7DRHQ2XfLdbbLLI6C9/AC83aZUWtKHOrka7DtTsDnoYgniKoUu5PWlqtzpnZRxj4XQGR1GsN3BMbnU+
        KgdRzB+Rg8zgD5sOrHIwJ0M2YuD3ZOBveieyNpDOrpHp8G04ROnbcXAoG6+468kZNpQZVncqXadGGJ0ZzDbo+ZHCpTV0adHkRJFyTnAgS4DCKjJ+ytxo3n7G
        vK3USs3bnpaVztufzkQfX1+X+QCodlPmbeV9uTnQkrEGth2Gv2vyQq2S+I6vedte86/8HX/bC17xnZ1fCra9JNMezP7pDBjvwKhKL4UIqvcRaf7a0ZNM8+jJ
        tKuCubkHwdGkb+SMMqFMMwC+m8i9O0twOLB4Ka5RgMNUaS8FOHeU1VVJQgRadKciiI7Cv/rbBYNLweBXBIPPaHOfIMgNCwgGYHl00SlMfNM6/80SbSpCXKyC
        NmJuUWY29wTNjUQfUbwTUv+sMfp7ao1gHP4RE5YwyBiyGI0tHY0W0nQad67S7dgRnCN0mdHMdXTV2bGa5l5zFcEO4Q4PRkZFPLJAyHDdtXxpkg1TY05mt+dk
        TgWCzcmc5mTR5mQROZkfm5N5zcncFXMCQEozi5zMFhmiYqDIaR2aXaQdp4ieJ38GiHIKSEXMK1hmGJqZhWt5tKZFQGwtzlZFDfa66dU4JOlVBeyeaIOgtrjK
        XLVprt7KrlbU7qvN1Zvmqi3CQw3A9xBzRYtE8hsBoaGyWvJZfyQlEXibZnUrY4p7tzS9q0ZTQpjfZy26XL0AiCPo1gR6+loW3mPBlxU0Sg1O4TGCt7Mvd7f1
        5QHulvK2jOnJx5RAoKtQxhaGp06o/vxjKUkAummDHiUu4ZZ9UeQIJkbM7dEPj0ESn7h7O5L4hG7vgryj8n39mK+NLN8/rUCY0C4LvHt+3FMI1CZVXigdZCpw
        cYARpymqL9x3/9/yvgQ+pusL+M2amUwmmRCEWN6MLSTIvhBexi62dFEUrSQG2SOJXSVU0dpLa2vJopaq0lZLCWMtat9apa3U3lJC7YrvnHPvzLyMtP/v//1+
        3/L7ffwy773z7rvrufeec+5ZmINsPPdgEZtEn3SYnsB4Kxih0fGDH5pcM7T0bVcCrBDZEaHmvdsyT+EvvaHnlOndibVToDmwd286bVShRyg9VwNHJ+U1GL/u
        AbVXTgCcQYNsCyqpMbK3hpUEsZYmRZbAFBZcliId61gKVH4jFWuX5jQ7jNdB/+B3zeCO5dAc502KRRdgCRKbiwAPEIOKAWcbI3xIgBhYWlJkAFyHOpKrfloF
        u5MGuHMmNHF5XoUZtEKF7jYo4g0kJI1mTIj5ocsnCgOBEg+WFYpCKCsTz0rhzEqBWSloM9SJWlKqYwkdWb1wckYelcmJQHUe3jINtg7Sr8IxRL/9XkaWTsvE
        i9TnzK8lTg0YVex4ncMRNc5yT5EYURV3gIf8BRol8PdNRGZLaanOl6vqDq/U7rjodNuudSxXRXKX1ICQFm0AxbzBOARyz2JUWYdsWEuYRIPNcmIY4aqypUnx
        YktTyn+xa/xhCRL9A6g5emwONdwbi6qOlNULfrWru7eAQppUZyFNvFkLYsmbNQqINF1Y3clRt6qyVzSRpKl+TAzix8JXeTIizCgam6kGRysXKVHshoECTd+q
        vcg3nWIECyCMrCpxuxiaQwU/T70O+bpYacZOP/UalZQx0pYHD1cEIRFhkWRp7WUwEOtP23h8GoU/UPKBTIeBNOG5hIdoQnJLjxcTEFgmFFTp8Akd9eNCI/fl
        RsKbArfJrXbYR6oUSrTjUnFbHD3KFHpjQNsg2pmQueHDVApjoWMiFQ86FocRc+l+ML5YwfliPFilY3MPVJiQGYM2LoU1yKFJwr7x5N/gUosH6O0FV7ZUUgCl
        ArDzS6pHgCXMVaAeSDFnwZSRgkKfUkojWo90MjLjYVK3cdUBj1VMxdTcUqqOiZhYypUtQayrlJ3hjQLzNpj94KYG6RmxaCBAqjIbci2FY3D2Cfp1dx5uUTz6
        NGcxKH6oUWUxaitFBaEAJ6gsZwIcrI5iS7GGaResPEiqh8qEOBoxNJo2Vo/WAkbg0KPxM7mzQx9dOoqwggxJI3S/i5J6EpqiIBVwF8WadXEO8yB85DyWH7lr
        qzKy5X5jyQUJNRrjvmgddVUS1sCPpXGpJZDwx2Lizg2xJ2A5ILFBE1ywiyzNSi1NSwCN4NqYCQAVtBs0KbU0KymCVIHF2Fmsm2DeNhGbVQJgf6C3dLOahXdR
        0KxjuxfDVJyA2C40AX9HTWJIwQqEx3O8Ou94PmozBasWKEIlBtahRae7kRQUdRjZmjgctpsQRMvXFouSzi+bM9lFIIWAMTfDYD4mcxCeBtHrYPRObTK3oFpV
        sW84HZDDCgQQtSzWfWPY62BnczrxxtUxCPqtpKgUeiUY3sPbYrEFgAFYDIwsiXpNLOYX1RqdzyupRRi+gLwim6ii8LHKETkmVsml1TpcBJSiy+OoulJynSs5
        Vxb2YHoUStq9dNhAPfwY0DSLFlB2fK9lGg/6KqMX4KJGqGhCs6dqIhmrVnMcAKLZk8zIia3FIq7FqH2EnhDNyGOdAR5LhPE7p7Y0wjNbswf0hDf81UTdVLQg
        EFiIGBMJZLC3TRjZPpRoV3+gXXVAu9bESWUSa1J4EShEZ6Cl15ne5Ja+FktfS5Zehy0ORr+FKCbW0Rv/aJh/OhaopC4LR2PxqYqMdNCvL1KQ5J5a0Z3FooE5
        PIfirPibfQxWiofGI2j4I/bXcp6N6qx1UUt9n4KFTRN9aDftRPEu3ChZ1D9RVCKhvXlEHCcR643Ml6sKU3kV9CjHQCfiUANvnC7E8qNvWtcOrmZBi4glAoIV
        OVZP8r8jc2evoRgylTPWk7NyOmrDeA2eeKzozfZEtJDn1tGkrKzDYKHVnPFKUbJbk6TtNZ0eTGsy2foqRmK7pMBM+U4n1lIXILfGFH8gfS1HejVPC4w55Gxo
        TdHkoTId2XATjYPLsA6rG4FEDi7D5KvWDBwb8ufwFJJmrm9Fb4EepBCFbxswJtqfMe01sGW4zSCbd1xt0aLvJQx86VBn/9f/6LvDj7lt9+siWnLN6KnXgipE
        TkdSSDOhZ2RSu4LBpVIViA8KUiWjNRQDU3krBQ865/fHqQ9MuT9yvSb88TfNUANNoHGuWhpctTQsBBeujRpGcdXgJLgH3FWnOyBHoQK0HzCStYHo59gokUJV
        i0T1I4NKp3W4pJKyUVMxEHcOVvCLHoJrECPU3YiO/v2cJJ9BrO+c6tWoap5ifbS6wyaZZv5bGwy8DSiLrM/ku3QAzjqtRiejl7N1Xpgnnkf4s6I5rY21BsqW
        FfPPNTa61djM3NWaEY0ELz9GSpNlOnPHWyeBBA1CVyi3Dhu9er3hXiHCxQig6hyEU7VeNzKypZPUes4er4OPDXk/1xMb8H72FxsyjkvmCLyxzL7d6NJ8g/Y1
        q+QyyPWmuVc1g+xJlkOK0eTlW8XyX/k/9HczJBYDxaalJZYmXPj/jIuHX0PB/iv/eALAYbeeC6/lUliFZrDF7lEy82MYDXyw1LUKCeRQtW66pS6dY0Jh9KY2
        St7r4ps0S21yfNW0yk9gJakrNjPNUgFCzlJBXfG2Kd6WmLYqzE143APB4DLhDEQMBhZY5hIFGFqAyQGA4rCtm5v+szv12rBA1iZ36rX/e3fqjR2e1BvL69Uc
        iK6iUksT4q4DSszIWjcWkStrio9NDFUgbx1C3t5k9NwwjQt2qpxJoqI7eRSrlyY2p+AADp/JSCsgcerPdiQFCxqgQ0pAgxcTyQZ9/iHcWaXtD/UhcIvwYYwl
        ioiYJSLF9uE+LImB9HaVjYSr3jSLMtHR4s93RnQY4FB7wUgh/7xP4h6u5xKf/2qn9OM7JYsvgk6z/3mj5FvHf79RVntxo1RoqGkG8iPnaDx6SyCZg8jILhEX
        IKz1MTJoNqItswLnEtwNBOqsERHI+GNEAu0jNDmHD4EY0yEHC1+hS1JGh6ktCh6UsTdrK4a9UOC+hrHyNDI5jIdBRhY7JDMYsRlqT6I5H8eW7vIkwBwdstMG
        S7VuTObTDf1W4hEk42yrIZICmO3+Hk71Ep805m9Q7xRU6bnAqQkKOJ0vHGDkV2QyKqKWncIeci7YxLnUAdUOa5dbai7t8aSgWhZtF6PCSyuTm1CneGCjibVT
        MH1SDxwQHaODiepNdJNA4KB8hMqbcF2EwbmNhJUwHjcU/xjlrbt7iDc5aWm03lDQ5IIcbygwxAyLuKXk6q5GxLJypLehVj/D1UHenkIY0bfHMAr6z3guYUSD
        WtEI1Cf6JYhSHuLf7Zd9t8P5XRkecv2MemdGa5nrOy2pfRKyXcIrzPXNPJ+Nsnw+c+azGpVgefmrHflQXKc20Iw49E5ivQSNnK1m3B7h7w0FwyMK3aLF1l8D
        DgKvZE2pZHoOlSKk4KnTC93Flh0dRWLGxYhiMfmxyCkoR2BRYYgP1MCPI4APxY5D0snIVptLikrLjaYSWa6ixUbjjAmD/DcXK7OWTVXziitZNCJysapCaYWG
        cbmO3lQ6RYUsBIwZ1wXgpzBCzgvnKy/m7Qw0paUlRx8lP9RAfGcHKkZrTBpfEPC1aDKVYa9DNnHo2Z6WEHiIsWhwHfk/hMMrOA4VyXBokROHFshweEElHJ7L
        v5sp+26K87tCGQ4X/isOT2DZjHHlkuPIJMOFvzcEOf62hSa0+38Zf9X/e/FX838Lf/3Jk71VGgHbUagdiOVwO5DSYXZzE2QjmdRMjVIzfubKeCyMTWtRkITc
        tTUEFluaysQ7xSVOghsemxRbmpeYg5H8krl4sTQVm8jIxKASM4p7ICGa3MFTKysONZWmcQvmwTz1s1r54CbogUcaCsf26MPiHvugvx0lerb24acbzYBMYaxY
        czwHwBcOzsyRJKgKQZaeC5w0xL+hXK+Z2MrVvCDYGGWth6aUlpQABdoSzxrFoFJLSEkJky39AzXpwbZbyNofCEoxWIQPoIgWsp0XOqSUZ8LPdnUUncXigWZa
        buEzabd1SjdxyFBO1/Qf2UKFqKk0koGVx6lZpXFqXiIGVh7pxpVGuomcRhCbsuBZRMQ5fD3r+NEUdxSHjr0tKgeP2bSK/icNDF1Po8pFWPDQoo0BX6Cnqi5T
        wfQzvUUTudk27Wbnyyi7a6bURZP/a5PzGMSfRG8aVNvRTWeSkeeKt9srXsKl1SEQVjtX+WYqneMDWjYocLJKFnOPhSVjgdZelDjrGfGI53bomYghOR4ouYZH
        Z5Ad6zkHjE1aksCgFFCLk8QxI3xY3tUY+lcjd1Nc5Kkhd+6VZoNjLsjdOzWmON88tpoWvvEkDt6JdHqOdCQVVTDSXIGLqBf5mYFm1CF3M6KJqHNnl6tEBe9y
        FkbwBcGniTpT7ehMJw2upL1TSRFhZEdU6LDOcSDlWJw/UjruFqG3KXgIwf15Fq2MIShLdCzohFqOVZ6UrP5xeadYdpwb+i8XeD++wPPAUDBq/7K+e+L67vm/
        tL57vri+UwwGElcbUa3c0QmBGM7QubdS/+qpt6gL0PLdkbLr/7fdFZ/u7IT4f+guA+dLFJxPQbyrwNq5JESNZUIlLqPXyAO5qTnviLNZyzhC5uWWPNLABYkS
        lXO/UzF1BbQ9pcCT+p602VHHeDMfFOreZGXl3VXNkivTLKoE2NcbiyYWKECf5tDYxcChzoeiItjym5B6Eh5jFeMhD7uDN03ogAM3G9LjEDEEtLoXWmFXYvPU
        7BASF0m1ax0nswYl8xKkMp1QQSkafuYwgWQxTYtFTSTKWCKVfg6FUayQRmxsKKqkVqziEkoNYkQPFoy8K4uZ3tEVMz3OETM9Bm7Qx4uOhw1HbRcdG37ERC0L
        EEpHbHpH7HFR35kHMFORfFmFrVKSKlodDPeaZlUAwYoLj7pKzWceyIEHl1agNAJNOlyekjVoJimyDIEApmNLU6RIbsIFdsapoQOgYKvJ+tkKh6GjxhoMmXDv
        4VE0NVhAORYBE/2Lk9NrdC1+VrAecn5I3yCLokZCW9NMGWwOxU/QzBF99eAJqgcza/LA0x40UC48RjraHu3ROvSHQ0u3/CW41LSxQUx6grqbpAEYqFxA7Hmg
        ci6x608FdaHSHEE3FQpzJFuk2dQKYOZVAVikCJeIpwaVCa6R6FHLWYQvO17zZdoKRmuR0lkgdLIv2y5ROkjK9/AZ2aD5PhVUiVCubzNVV2glvEeDKV+cwia8
        xMHI+KJ3brJT90UvBsBa8YHBQHOqwdY6AC8X0N40kmwLYFrDJ0NI2xTWUBN0PmQfyLIPQV0L9GSEFbaaRrUBpgjvdKNaC6l411oYDhfo1sFWL+vkaXKzVV+k
        8rwxO/Ri7otezBV4ESt5SPK07ptU6SuoC9oCDDfphP+FdrsO2NF2O4KU6r2YqrgXUwT0EjHiI0Y/YRbdWplSuZdDh5ycKkLeSlSoMTmypGXfZCbHrCbmwptM
        4nzRmVQjwbBYpfAoqBwqkYIcU9BwNVrsK1zauKJA0q+uZD9IcmwliwKsx5Btmq6inodv8EC5thoj6ehEddc8DKGsLKBzb5St0sEG34nIUhVFTvDXPYBMjthD
        QgCeQWBqksBqK8fJ1aL+mtAVVaXw4F/HAk9beIgIjNrCyiCvA+kWT1HPjYjIAQFTz/SkMMEaE9oAY30puQIr7QFtzCO6DLcnPCGg0Jskf9N0MepFFsLYAvua
        wHUf07oho8+CaJKT52YqWVRyLg/lipdcF9tBfmm58ZP7/w0Kha6AW3OyeHwKWTw+utdZOJknUKBuRtWSZboH84lHvvN0ZB+JQlslA9W16PFQmAhgfwSIjjeN
        LAKuBPRGJEvNOqTrC+ss/Wrp14N+dfSrZ27CyW9ylJt96Z7JaF+6X8hg1ln/ZGC6ggLgTmQ46Dw/E5pRtB4y83lRh07JuSPYX6OZ9z9aowTnybnQjHzNk+mQ
        QHFIqfP4S8wFR8AZ0Rd4HhbQkAe5V0Wz/sZIjWxwVisUigku7SaRAl6pXcdVam4zqnQFDueqx5V9OFBsVtlZFh2E/ufvMKHhX6Jy8CMgq2AwtBAovq7TglXJ
        jQGxxrKsS0m917BQrdQVaOSRU0UuQyeRgoLxP1qm5aRjz/yA2EkEEZ/oxb7zYEy/DukgR+xnxvXo0KWyAkPeeXCOHmOXMi4fXSbQC/ZoFB1JvKtgjb04F6Sh
        AHpIy/i4+Fxv0VhqMcq4Yu/SErJcNYrepRZfB6fuzFSLmcJ6onX6J9RiprARwDpdIs8ZMgBOnz7nAdY8uZ+6qhh9pYPRVzBGnxSgjf9QcCc6NDAic6wncZiS
        IqyhMouCM+RIe1K0NIvSQcgZq+gbsiKtxJBrOErz3JkuNTHMes4HkvBfEPWcD2Tq3wYWwwH9uJi2qOVPW9WGkuYqf0Aap2f06ugnE718onW2KlaFZtlKFlZG
        waIsAN4VW+qhYW29xZb6omqxRcRABhZzkbkBzibYH+qLomjGFcS0UWmpL/N6ItbfJjcwze0kNnD5qmZO37HsrqxsfIKCYlgVQlgVAl0uxR9K0apEq2BVynJJ
        CmDOgOvD0rDH5aHBtBU+TeRQ68RM+QuzgsOBymI3FoxeBGu8MtNCEY20GLkIB7bSZ0qxOlI1MWJ14sYVJSWxqn70oGIPifRQDx8sCmxVdWxAPDmvF6sD2Wjh
        Pu1hW4QpbbIoqgyknZKrLnAqyePSq5UpwmvJz6r/U4PSZDVhoAHa/nUYbiews8WDBpvUIdCbT+lii8p5gIvRkESNmQZUVJUUL3a5BN8RV2Ijj9JaOrHTWNHz
        zQijUEdEvRPYnLHy3DdCdVxadeTTt0jBDISQH7bUdEo8ILVg2qF26D5ZsQk+GFnYJPo4dZ+Y6qrTfqVRpdQOW+tyO2K+4PwI5gikjWO+Gl0W27r4EnKDTN7R
        nfgndxJs2kEvoccreU6Hpb9SR2toeimXW5RLcFTlAUicNSqx1Cu1KJmZQj1RXWpRo8Iz7p6Cc3cotwPqq13OrTvlyuwBIpzsfRc0uOasPKxGpJwc4VBOjqCQ
        CTIuXctohReY8xe+cXpQoMVDTboiSnnNlC/UTCRmybnNOpz8/u+qk5LqpDGRi2A86BXwxKcWbhlsTazF3Sl6MlMaHbKfnszWFNbYCNKh0pk+UVlqkOcoq7Kb
        UWEtMEPRFJRdC2PhQZIPmhp6Nh0EvKhTWPSOWDKRJe/GkAbjb5DNiIZNAyaYY0H70HEW+qwmn6bkqBG3GGwysDVLlEyR3B8vdenUVkCNPk9crQMhaWCauTZ1
        h9kXLo3SzH50Oo34YlDG/zf/ycADmTULkN41lNzIRUBCHCtf0NWIkY+V6bAj61hoUdIDqcYsfLzY3o2tYpFpNWaMfS3wwGwWtbmesoDi2ZuQytejHw9kTOqx
        8LP1hpgFWbew0IywCg7pbOTx3w1mBqAgI2h5g9GAPRKMFO0jH7tYL6IenYZEq1pmKUIR2RkNT96gakL51ERTL4zhmZBrrMVaoe0EraPwnCZWfROL2anl1LoW
        dwyoiRdWES2jqTzk5JlsNQGrSZwucQW816CeuNgLKPZAFqM6KlDjixpYJQztx7cCjFWOa6+uawDwJRpkXwB9OvPGEc55UdhTraNtMDd6GcmSoKvRR9Q6WmX0
        puYajdjRqIzFWofB0rFhFowr70EcUTUalRSmO+6FWigYqdPEULYaNVf0wOp1MbKYyAKhQwL526NOgBqSSFnPZiDUWoNMv3OKG5xT3GD9mcKON7M2Rx7NQEbg
        fJLrWbR0L0AfNsk9cJLrq/4KZXk6eEEq3TTXoSOQFEf5N+kiYXMD8PQPXRBoEVkMKKWs68RxCovr8S+mpXqrGqvBJXC084npTARFm3hdevDCfbya6AWDh0EF
        /eUp/OjBtdPDrEfXdUDF6uhTTIUulCx1RC/E0jqQiSf5vRNppAATAIJHKNXQwMzERwzFSLAUYhH4sUbUsdiIeUZESGU6xttEDDJ7oDtdPXpKUJAlhgWxT6xL
        nzOM1HXNYwcTsAsrRQMzEv7nAixeFPlEVo1qzlR1xGoYBhLbgAZfhNc6DFGt45xytQSUe7L6wXMC1o+NpSs7raxQHvExz+yFM8mLH5RXKt0tuZOcwlln8PL+
        B30+dt4C0xpPHWleUJRXjehAJT46FEjcWWA13DwZqBqWSLUWA0xfka011MWIUdS9EPk9GFprEtB9IaIqihSYbxZYqdQ8tKxe9EjHKcrOAlGviuLI0vKrZeuV
        DvqqmVJATpMHmXWJKB2TAKjJ7kaUbbK2CZWtn4T/Ge1GmixeUCJWm8xVMDQUN10gWTf1EokN0bGsBxNJM4xioc5ZpyIct070Zcp7ixgpP4uOHrxcvYWOGdTQ
        CBQOq7l3a8SYHqwanGcxmDaqnMuEQBHdmfScoqLrmFMuDZNaefRmMV3RYtUgmpBBY1sAGUtU3ZeQ1kuGGBhDCtdU6Fd2zO7HRHUGZoRFPqJEfxJL4D7cCLYi
        f6RkBfTlXgvvMJRxXBqakHqiBI+RMVUQO0JlaZWD3NEwTNAwcqfSSqit+iumGoHxuiwGJmdyEl2xZCumo+KQ7tGYzLwO6SzaNQwMUhd63MoVoqLIXI/oBW9y
        NWnWMYNOP2bQWQPIqHNqcknORO6+qCCuQycxtUUDmzjQp34UIRx3BR256dQnYERwbBUqwWtkFIZ/GuoWUfwFPD3HYdWItQlYjdNI6KDCI4ipA7Ih82KbMt94
        MNA7EtL1nUyNKR64d4xeUxMjCzYocsYbx8BuDYhpUtIHSrcPiixmV0qiNbBSNBQYXpkFJGNhoUkeQ4yuolhmIgh7aCdGmORSAjWUp0bKncpTu5cnqxfwtCl5
        Fg80AUSVBw+MmlRJDij3AA7j5u3EIu/K+OBtYGSshhFOGmYK7sWxyMtBNFfxlcMsnU1nbFuDf+ndosX/3peLU5wOJURvmBXoUdSqNP2KAQJ+QZEtms/wXZYq
        rCXvM1yphpReMTyCqHH5Yy6XikgyiDsxOahA1nMIBXPjRKJPlW31qdxW0syltupI35LxB0wPksgpLfnh8CaDb6oH6t6i0I+Jj2U1YgEnKxev4cVr/mPxPixD
        mcQBuVZCazym0shfCPwFTU4Nq5eHUYmWhcCHeHO5nuNgd4xLQU1wmYFruDTdg851BZmWGqoMwB8/2n0opJmek+7mGCQMyIQGdlmzwPVbISUZXYpe8G0Xsun2
        pjCNBEDBHunb0pEksPAa4M+ZbtsYduKlY6SeDp/c1Kj1dADsVgEN3+TQKJsCpLH8uYyAet/BLzi2PcYjM1ezOoue9IRf6Bqtu2m+njpGW6lj0K+qXtYxi3m9
        BG6bqGM28Uzxl84gUXoGpaIqrRoN/TRcXGtE4nQMW+Mp5L2BjmrRWp4t9b68J3yxJwzOnpCVSE7eKFo8m6PMfljBDniB+9M5FclJ4UVAi3wjU9g2Mg+KRrTI
        11P4J1G3TtRy+3un3330phRAdmvUW40cN6JoRHmUfyXqmLTSFcsdsX7iSmiRJncReHBJEelNzJ0UbE2+hKoC240pUDf1RHfyuuaJui4MgSwGtGeEpqICC9uN
        RTLITyfDfPixAWPU04jxrD1RvZq2ByVtDxa6V4m+jKDEBzXrRosn+b9BBOLhx0i4qSAtOtHTVKh2YRK1wK1DNdhjRox8piA7P7PFOv2ZieztNChFEi3RFClb
        gfJMH0qMznRR4snds7L/MID9xOosLBceGVxVKj0oBheOj4qrGrDoVYFpZB9K1WXOKMmnRqUIVkqMYOXxj8GqMBIXBouSh6vCiF4Y2avq2E8YT8iixehPMJaL
        8WBsscXTtBNNUT2cWmawymOU+iKn0JLiTRUXYRQ4lxSsCA/OioplGyQeAoqaxRYtZoidT5rn+KAls00LRtTTlKCAWEkRCbEzlRQ/L5ZOJbSitgjlxkpWPGzB
        JUUoLTY43amqWPgo6j8CGNiZtyHbFXEOg1k5JW74kKue4JwC6ApGVSLKXTBiiGF5v2PMYUXRYgsd4RUvtgjFeDzkCnollZQYDFNMKvWEGgVK7kfUhBaeZFFM
        hlAozCFreZHZzteElzBjGVysiWIdE7rIbURBEExpOANNJN3HMzkTfuSFQh8MHmE2/wsHa7LWTSOH5OgjJp1HSdVwx3Iwz2ASoHdNMu3TOcAkGchFIseIbA65
        KtQzx4WeZHQOc8C0Rw3bEbvBmSjqiyz60pJtloarYDS9RM8lIjxaPLdZLKtgRjYkM0UP0UJXtDbXyEIz4h6G2tBeHnSO6qgHzEizo4oC1wWhTw2uugqsrqT7
        gdOVdOoEsrLVyVqqomwoR/R3o0hwhQUudEbCLJeoKrDTmGnx1qHyInWBknWB0tEFwHGZvd1a71UK00W/pKTEqmRwTxFBJcVmT5Ru6Zi+EfBLGGXVmWsp+gOl
        +F1CabFL8kuleLvVi+x+UHNhnajmIS4omQFbhKxyzV4UNEjJo90yJUym88VGFJU36RxO1wNPCnXsaEqRQDZTeuUEUY+uXM1A0JlrusbHy+maj3FDakjobUEC
        ColgFFR503E9EII1IR/oM9NeNYsT4InT1U804Cz1wy1Ep5yonFgFonqjhAEI064o/GB6AwproYl+oADFZ+1VEy2EPaJllUXJoqEyh6Zo6o2EkoJMysn83TpJ
        hwGVJ5A/PHM1FtHVR9Qie4KUAiwhpmdKSx11ZW++mIs6jWk46JguVh10WZmPwY/rsENRtpmazAE0huYGpJtUC53LCAnQihrpFl/4EuPD1qAIxyjlQ0ZAwQxM
        YXsvNNEPtKo2RbkV8ch8HlDGYm28hd77DhfHgDRLXXiuLfpAGtP7apEMASERulmpQRKV6sAMQ3HVe8FWWZuVVrsXuYZRcGEr2laLAVAee2QCPX2syhXkxIy0
        f3VG0eH4YWkYEAGGENluVJOrAU0phC28eoLZV6wLuQO7Z5qvFuuyArDeRtM+dLBeC92foFsYAOwnFPCn0pD6hxzMtUR0Z49aWug9uHoPREkDGvOqBJj7laUS
        kLMf9rBCrGP6Sd0eKgVrCQZNbQj3FqKOc96GZwzm4Qfj7pNmzRmRbvFvJLRHNPfuZfSsQ2ambPj8+fB5VD18Pmz4fFzD58M61Oefh6+aiO3zwLHzgW6F20pj
        5w8wTxy4aix0cDUcOJ8XBq4aK6caDpxrpDDggmsUZcaresdwVZ5uaGuHY4U+qmRjhYJ3vWyssJ6OsSI/jWbS/PVxjplrpDxopDzkI1W1owSvbQZLQz4eBljp
        mZ/oKXYaQeaoRm/AZRBdr+Fi7lyW6UTItccY2B7j2FbQooLcL8vWTU+W3BvuS4g8wMFkSyguwiK8QD8QhMKoE2XAXcl1zr+kRHSFPUbxWWkprc98nYe9AYti
        KnFeGJVS7cjbmbHTjFY04w6tA969HqPKRean2IziIhPRIYZPNUrlBH0BBjTzZ9qvfmZSn0cqXMkcOiuZQ2clOXSuyr+ha6sTuFFqTzX3KUILPFOWEtDNiYP8
        eiiViHqnz1jXtlIEm4iSu8nHTZE+0mBDVf+mQoOavxryDces/uTFuPx7y4oRSSsLWAnygq3+h4wpAoPama/aEfCKfcDKDaJQByTcMlJUZ1bTF9V02Fkhiftd
        4XqlEtnZaEkxK4q5vRe1yGeQ9TpKrizeVIiDZxC901hpL9ZcIfPMxc4Y/704bBkL1eTQm/unbsYQz87ujHZ2t8Ex0s6eMQtV1EtAl0ICrxxuhA6RhQsToil6
        gNKlryT/3xcVrMZzXRRRSFBPYCc96Rg4ixleWcinn5CG4VdJa0pk90//kgXoLXZRdlTKU5VSU6DiukMebnFzHBHruDIslSZqe8EGAQXk4ipnVCnjWZygdAsq
        jDHzBrWFm4Lh0RVKbRWu80UD0mK4NnhgGM5SFsQZexEXFyNecKkBjCYa1tEwlEakiexMQcT4XjjvVRghRx7WWjQskftux5jeJUyVVw3UH/KZzgVIydZ1Je4f
        6ETGonRuIuRGQoV6mcTF6NOcH8FnaaLOFcq5wi4aS3Edg6IAuYpg/XIuROgljqIwOupvYvWHalDdnVk43fSIald1WSqWk4JZElmU7FSEqkyTQinPVknZ0rfs
        VnB68AOGsoi2eQ9mkaN2oddhpUpboBzvFjmBY5YmwaERRy6M0N8vdxJJKKYmZVBR40Ays0GFGqbazqTTKXQlBRQ89kP1UfTqjyJadLWt5jJQOj/C1ng67K1Q
        HUyXEMAKYQihYQNANt0Ixq8BFQyA0HTySWThmM6siibyxpeOA/LUqNN7GryM3j6CQqlSa7QepFf21KKwwIA9vU0KHq6hFHaUPPV72lclYGBriwFDWWMRxRT9
        m0lxuO8inLoo4jYbvNwnqeGSQqmF2STvRK2jE3HOoDdHgY7AAAMSUE2QtEHxSJf2HzyvoeNdOk3G4ygaaBVDGXQJBowIeThWMNVdL8RqFaNIUFQDbDrqyhPT
        QvGSsTtwc8Z5KKBmrIq9ZggNnYZJUb9CX1xEgZPZC1x5SQuUdF89yauBc1U6rFB6FCgmQKKHzwXsGcGRmp3v445QaEoXhV7E6Qn8SAE9aBXQuZmRojDA/ErD
        6iNTL7A5t6TEomQLqY69xArhuQlcWb3YnqDoQTqXeMpF4RtQguTJdCN1lSYs0+gwLKYcHFpOOeElNjSq4A36WiEwXctetOUprF4Z0OOi0J3qpUrrNsKo4D3O
        FHlNy9UsMgF+R/q8KleAFzQ/cQR4gf2TRaNSIfGhwkgM59R1yJjLqiZcwIuax3pRYawXtSvWC7z1wt5X4kXJh8Q1Dt8oBF5pjm5KMvqjKAnUAouaVEZFJfpJ
        V1u90kkxQ5WGd2jarOCqs/zQjW9JOl48lp7OSk93lS7QySN+qvj3T1+sOH6KNR8kyIPPuAedEfk1kF+D+TUEf0gzKQZ/4vCHOr8jdnpX0yFIBYyIwQenqziC
        SA90W7FBQcV1xZ8e+JOIP6/iTz/8GYg/g/FnCP4Mx58M/MnBn3z8IbHwBPwpJA3rKfQ7nX5n0u9c+l1Av4vo9yP6LaLfFfS7mn4/o98N9LuRfjfTb5nCdIS3
        oLpA0RGfPx9PKk3UChNiB28Vqmlj1CGsN5CbKjJ1ItMD+lyP3a80XVAbtBiWXWVIVagmIhYAd46+ZPGingiPjBHAfc9xq5hI0UMQbSdOsOAHE/CAyZV4ggU/
        nxBNWqEaDsQsgXiB/WWQArtpiSgPuJ4S4FRuDOmQAlSL4m/ttxaXfmYRaSEqXXLIoQHbRGGb43gFVgzgVTQirK27FdgQJdMVlSvnk2o+e/bBmVWowIkskDyD
        JdVReoxRvI4lwkczhUgWXkhL4Z/i09ZNb88CdYrK9HVTKWnnAFFNmUxhubjSr7NoprMcVJAOv7CopiJ7Mn0Kni9OdXxkUMNSCQNj/XKKyfClQqEpULJ1EbYw
        mL1WtVWkxXQYLJ5W324BsOcrgXywHnvPF00iYMjhziKQQM2KNJYpPR9+MaUQj/6MC3CuQ4VaC8dmUMzSfEwG2ybOYaDx8smJmYo2agz/RqsYVJEF06MYbRqk
        izS9ifVXuwLtkZ2/IUihKBAFNdvdTKNaYDFYRQXVLMqhcQ/3BkNDSkuCG3VPdQENNJTaLcB0Ro2apUg8ewiE0ex6nF8Bl8coVNQ1nYyCY4Ul8mGEg4qQLdnO
        KIBInrKwf46AM0QZsw/pVIPnkst4QRYVC771FQQeTtIQRUG7yNyYlimzGvpKTWZ/Cl+FgGF0lPhOjYuamvQ8cJK96raFFCn+cQ+h0xV+OlakYOskXl9c4eep
        BEcoHfJM5Qh4hDoByh5On+5cwIaisa600k8cYeF93TUAPVlwfwvMfB8FIOqEAPRGRCJCLZp2iI7AOwpn4B01mXaoyEUfM57UEK6Slg85hWUOttE6LsOCobK7
        o1oE0Di8rWp6CwXwSGpaMp/Bi0bWe5xhd2UIabrTd5hvWm8W1kgkVQOFsywtkRtA7OEdnkmrmYKQrLR0Vlq6qzS+d5Hl4X+omMPSnxu4kH8dijPUUpBjpTtO
        clSEPiCuEtCpbLJiGM5vk2GXLknMz03KyhuanZsp5g9PyhdT88ShqVmp+TYxKWuImJWdL+alZg0bmZGUK6RkZ+WnZo1MzR8rYIrUpIzXbBnZKfick50HgOys
        lnA7xvU0RsjLz87Ja5k9Mj9nZD5/SM3Ce1tSnq1FalYLeCWkjczMaZGXn5SLSWyO25x8IXuULTdveHZ2vjAkNS8nIynFlmnLyoeK2IYOTU1JxXtnEjEjNTMV
        M0gdOjTLlpcniENG5iZhNfKguvm23JzsDP4oDk/KGCrm2HJTs4fkCZmpGRmpeTZoHTzkJOUmZdogtZDk6IeskZnJ9Dx6eHaG83GEMCQpMwe65mXMVMgfmZsF
        xQijeI+0yEsdliVkZgopmax5ydn5wwUxT8weKubZ8vMz4EsBQLbcN/NybBn0OMQ2TACImDIyd5RNgLHIzhWTkqGBQrBoG5OSMTIvFe7F5LH5tjx8l5mda2OZ
        Z2VnwQfQA6Ns0LasIRmQDD8W021jR2fnDmHdassaAvnn2qC7MoYIObnZabaUfNsQYVhu0hAhIzs7vUXScBvc5qRg4RkwQvliqBBqaxEWEyLmZ4uhNrgRQlqG
        tgwRkm35o222LLEFZZ0XeKFwZTMBWmFLymX3udn5Sfm2cYEC4VcGu89LScqga7pt9NhAnmasLM1YnmYsSzMmUMhMys9NHeNIO0aWdgxPO4alDeQ1EVJGJqem
        tEi2jUu15QY66iTAaENHp+RDFzkyk+XFs3IUFz7EkQbvnKnwgdLhTWNXJwkwTYbDCIpJQwFzRBrEoblJKYhtooDDhHMri7/AsYbX2ZkiDpkta1g+EHh82PJo
        1gliynAYNcdDqzxxdPbIjCEYtQdHlMFpMolQB5jCqZk2h8WJmJNN2O6czTiFs0ZmZLD3WANWFGIi1KnS1ECYcz3IY/lVmgUMfWmqMNQUQ4AQmG4yNEoSySE4
        K9aJxVBWHhQhDggJFkMHwaLzrsnwUkp2pmOFyBNTkrKwhsk2SAZTGfExOytjrEijKLbfvQaHkZLJ08BcBOTLteHkhy+s5ZBvDbe28XlkLXzPZIj8lzyTcmAq
        jEmFkX8x3x3wbQeeE2tah1deoQ9H50KvtKbeTRLzcnJxAjvGgHUMjVIyrAejYRZZ584wGXKxhpnZ1NNZWAZbCsiLelWjw8oNFmmRTklnU5p9IsJqmPXC6DjG
        3ImZMDpzZ5oM1asYRsG6Ad7MVQbTaCEK0ejDfR4sbFBCsm0oLjAxV3XnEzeHxj5+XP+Ax8RnH3x1Y87I2b0/2FKaPPX+snn5CwemLJl/Ynvg3Bn+f92wJNxc
        lBXV2Hwg/MsuLdrY+ny6IX1J2A3PDo+GXew1em/a28lHbixds7Ht4N3S6OyvD6xcN+ezER+vz6yToNg7fs9vKy83mfXq42UrAk8c8l5xrfCvhfaFh49OLZqQ
        lvi6d9G6za2EgzHnmtYq2XK9/MSxwe123jv7prHf0LWlgdNtNzf2Wrjr2eY/6z9b0OGTl79N90k83OPg7M2XNy/fdn5lo+Svuvy4qKH0ye+xnzT9o2D1798e
        O33ccPmXE+/npS5u1OjTthO2RAUZdz39+0jSFN/Rh9YK1u9nmww/KJI/23t9zDpBsBYEfZHz4Q8fdPDWzGq2/mD3Zh3e/KRxm9Xr9s+Msf26oe83wTfm3fiz
        31WfvcLFiQu/fOK7e1Gn7Vuajfb/ZWzxpVc36gf3DE1fNL7vp7WuFAQV1/ym1fX3Xsn809fryPbfX33F/vOm96Nq/RjU7oPM31oeidYmrPr2dvT2OqfqZH7s
        03HFqh49Rm3177XqTMepLbpPLvt4VcLxbtt2v7btSopnl/LgXz5TxV8y2+9ImldavvxmYsc2Rz+YPvfZjiWP/wha22n1ocg+mpkf/XZ+V8e7U4bde97UVOvT
        h5+bLu7dI1jXzzUZFIWC1Y7XIsF6FK/7Bet5vD4WrDfnorPYjwTrM7xJ3C1YZ8+Dm0Z3BevHcKMq/HCRYF2Hd2LZdsG6De8C028K1sN490j5gWD9Ge7U8Zs6
        bBGsN/DW9Mmpa4L1b7xtfnXKPME6432TQVN4V7zytWBdivdFoWvevChY1+K92n4gYLZg3Yr3e1uWlXwBIwL32vhRrdMNvwrWs/hw7V11w33vCdY/8IEPlfUR
        PHgUjqu1qcmPZwTru/Phae5nWWFjpk4TrIvxaWNfT6nm8DWCdQ083dQU/3noSMCuk47ZVzTFLz7ppf5THM/7P6k999tPsj9xPLf2Ee82nXPwiEM2OkW/4OGY
        WGkSf068bPg26kePOcX8ecWvvYapDx+4c4A/9/zQMqlT/ITsv7nmVMXHX+cErV6392OuVZOhudgjqlrt6L3sOWzfdwHlu187P+U+K60gbqBvRusPDdWXMHWZ
        5d2/quFxYPyRhTvo+dTU+uK5rlvr7NpWQSoKHf2q351u/Dpx8agPqW19fqoVej3xwgrJr4ys0tYeHfS08eU6s3vXvo7Pl78vfn179NFjm4/feh9LW9Y24fY6
        jUrT9Lu1m1BDRXP4o8za+zp8t2HTh5fhuaShMPlS9sA/xh8JmzgHSnsvuLDklxl/Xaoz2T7oK2jbumjRcDorZFlxcqvIckGIOGS526RTp1+Vn3zc1jzTfU4J
        8b5vjvrFK67H+FMvda7466ywP+1Jquf0T3wON/oraNSZ6cK4TuPUxj9mvyLcvPXNfO+1hWd+WNRp7orc4YW/r10Rc+J0YpepBUFnV3axVoy4PjSl9J1GPw17
        85u5cxe/lNFrZXyc16rMo9YHFzfefW7zuHA0sfvRYyGhYeERkVHRMbFJySlDbENDQkJCQ8JCwkMiQiJDokKiQ2JCYkNDQkNDw0LDQyNCI0OjQqNDY0Jjw0LC
        QsPCwsLDIsIiw6LCosNiwmLDQ8JDw8PCw8MjwiPDo8Kjw2PCYyNCIkIjwiLCIyIiIiOiIqIjYiJiI0MiQyPDIsMjIyIjI6MioyNjImOjQqJCo8KiwqMioiKj
        oqKio2KiYqNDokOjw6LDoyOiI6OjoqOjY6JjY0JiQmPCYsJjImIiY6JiomNiYmJjoYqxUHwsZB0Ln8UCyLn/uC32zo26aLHJMDo1P08Eajo/KSvFxsgQWvOR
        5EYq02aDrR0hQAYM49vQkOyRyRk22R5V1R4WLOZli5g52yyzKKMkJxEOpS+BvV/2NRWZxz8f8p8+d+gbcrInlyXBPbpwqclQMzVfRPYkKRVIChnBZS2Cl6Hw
        0jZiZFJGnqupbXiLcY+Gm2G2fDFzJGyYQ4B7AOreWg7fRVDqjOwc587I6vbvvWQt+shkEHEXzs/OFvMykzIyRNhIKXUSEA3Dgb1ITQGqCZLVZEPTIpTqAbt2
        ZjbR3NYKeLlKEdUy3NYiNIKI76iWYTa8dTAqbKAZzYXZjx6emjJcDAw7Wrhr05FvWgGVnwPkla3Zri+xKkB+QRp3Ur4SzZZuA+pZdLJPVCPO4oiANEDfOtvY
        FKnKXGgZaz40eRmQXzK2UU5/7IB31eTvHNhYDi+aOmmPCQ6cnCDu2uQcdrEV0FY2HOW5y02GWk7MdiIwsn9IysBbPxouosSggrzq0M/0ISu0NWAYG2eGddDR
        8DYR+oGzbWxCsL5kWVGdncT8MOSwnLVgiMymBICGQVWg3/PzoNAiKFQGzoTi88RkJOICoVB4G/7CWxjF0Um5QyAB/UO2BUm6bBfSQjuLTQbfym+Qq7MeA3iE
        s5Yw1M4GweD3SurlnLm8ROTycXygMnNLoDLImGaJsgSM4UDqOB/ZDkCfLIZntiToGmI4rMdKEIM5DsEUcKw6gBrQRnjZxe2znKRUIj2zbKnDhidnj6T+RYZG
        Tv+yGWjDwXUwmYBEpSZDTqWJl4GTFiesa21K4iw90Ph5Ocj3OVeRDGyrDNdlq8HQ1Ny8/GCGmTBT+UQnehuKXWEymOgL4nuGofQBalMO4A8V2InJtrHZuIK8
        UKHWtJY5G5rX1CWNoKmIX7AISsG0mOFaMTQJ1uocHGcnK4dcEnIAlUURjvfEJb7Q84UrEfdwYmbl573wtgje9pEhvNt79o+/TbXlVf0+JXtkFnJLNFtc/VK4
        CrilYOShcm3EFdEgJNuGpWKrndXm2xJj+5A9ws7IznJwHJDSegxyCsUcYBGnQmiYEOVpKJ18jlvHWOeuhu/+09qLbWJ9L47MwTyhPPhugSIrW7Tl5kJ6GDIY
        VcgmPSt7dBZlIWdaBbemIIcGqJcCvZA0jPg1SJ2ZxPi1lIxslKAB8gNSQ0XyUl/43rG+VtpQGB7BWlKxBkYMu0eW2LlX5I/OlhWNCJmXOsTGphuJl1zIUkU9
        rMc+hXWzsmSLiyasFfDqJZdkLlike1ht+B3KnPgtyraC+YaKcx1WJAeiyGUxJBeyHlsL+4Gz5TLZQAW8MLn2n1ZiZlIeVHHuZ8C+Bzp2olawxYnN6VUz2Nsc
        5VS9v1mPwbfHFW5YEuyGeSSPdHC7tAo5pUJYY2gYiYbYPZcc4QOWiMPClow8GxuYfsFi/2DxdXwZPoQhPUmneFZw209235/fcymX/CF8iLMUueyKdeKGz02G
        ySrovJwxwdCAYDElE76Dv5eCxRwahJwUwSVe+veE7ugLwBDqCHbbptJrkSQpjimenD0Gpwlui1my8pAecpIA/7H0bFwLsmz/RX15DWFxgNmSgUMoDrENg9FJ
        gi5HcSYtsSNzs2SNkc83mpiuNjneO0IbK+BGCVcV/KlRwx+jycvSON6pVMBGf2EyGBSuf8D9AsSMTJn7X2GlPzQqMsxUkMslWdnx/Grl1/b82oFfHYeYnfi1
        M7924deu/NqNXxP4tTu/9oC/CR3UApXraAw/9wRm/CuTYWng6rY1K6RhCWdeC/9Kaod1WhJcIUXqat9+NC1mOzxfq9GhQrp6cWCr35YH4PtjG/pXSM3b/Vgc
        9FlXfA5Mz6mQ1Hsyf8483xaf/TtNq5AO/BiivDO0Hj7vb7esQlL5NKvzUXRnfM7p93WFFN36+pRN4V0x/8D3D1VIb59TbZHe747vQ25crJBqtTaZZi2j9BuG
        PqmQLFnnf0488uU2LF9R/bYUYL++InHAnbbY2dua35a+/vzSs1wvqt+GJe1vS1dvHVRbMiMx//2LXr8tfV5nbqPvv2hE7duce1uqq67dLL9GD3wf8+i921Kt
        m6Ojt80z4/trA0pvS/s3Xl4zYCLVZ3r51tvSvpzmKbV/6Y3pQ6adui0VDihctWRGFL4XE/+8LQnGPZf3X+lC6dto70g7t1ycHVnqj89zuzW4I51s1Sf5wC/R
        1P5xMXekl8vnj/15DfVv4pGX7kjmPsvDcl6rjs/DO6Xfkb4LPlWz9o14fC4/P+WONOh2hj7mNRqfhx8vuyONPL7svk7RBd8fK9h8R5p1auvz0AFB+H71Oyfu
        SEFZz7sftYfi+9Xrb9yR7hbVTbp3IRzf655p/5LWdc5es3mWFZ+FEea/pGmhr41qt7gnpt+gi/tLCr005PEmsQO+H7z3tb+klqM/P6zqF0D9tWrEX9LgkfXW
        fvdpID7nfD7zL2n1FydOxh2n+sScW/WXtMm8vqtwksZ3R4vdf0mPBLFRl48JXxJX/vqXlP3myzffyKL+1HV6/JdUoH5seb40AZ9Fz5p3pYFhU5ZfyKX2nrkX
        elfqqN6X+a5nJNVH1+uudOzcnvjuydS/Fda0u9LUUZkdn9ai8jeXTL0rXbiTVFD7vhWfK5qX3pXGfXH50PjHzSm/s/a7UoeLNfZ93qszvl/05c93pVtRbX44
        9guVN+bLR3elkbuCP4hsEYXvi87WvCetWajzDhtP+NgvKOKetKevzwWPIHq/f8VL96TQUc1Gzb3RHt/HdMm+JwmR8/pPXheB789Um3VP+qP4h5o7rN1pPD3W
        3pMKvon9+o1tnfB5epMD96TZjb03R35P3/tnX70nnRVnlN37sD215zfNfal/tseMHZmEPxsmNrovqd562G9XcyOV17nDfWnf23sUVxd3w/SFMcn3paPt3m3k
        u4byO9Nn0n2pSz37sI1LaHyHLyu6L2l6Pojq4EX4N6bajvvSVwkLdM2Lqf/ivzx/X/rjYdb0lj/S/Hj41vP7UsDEh3Fda1P/XxvZ4IFUP2vF+JszWuBz1yXS
        Aylh/trRLTfQ/Op3/c0H0ms19flv/9SG8Du18IF0Y05Y78HHBcIXv+IH0qTV26O8+vUm/Ptz5wMpYv6eptW9CD9j/rrwQDrV6vGvtQ3hmL5fU/VD6dDc3rmt
        fHrReL3b+KE04+Fngb8diqDy63R5KC04Vif8nd1t6f1Pwx9Kf4oeQxY2SqD273vvobQtxPZh6soYmv+XP3soBbX75ay2D+G/f9jRh9LFPkbrprU0Xos+v/1Q
        yp/8bXJe31CaLwP8HklnQzoFP5vTg/o/OvqRNF313rKyzc1ofev4+iMpYEXP0XPb98LnoslvPZIefhPS+swZ1t7bRY+kaHPn6AfxlL5w3p5HUtSFi4VTGnSi
        8lOuPZJW95gcGhbWjvBvqNdj6dQPCxoH3aL6VywNeSzl3I21ffg5m5+qPo+lxtVev9T8NtXftGzsY+mn7LG7l7zTjfo/fdlj6deV5ZpqIR1p/qXvfiwdjHi/
        QQetltq3/NpjqWfetdOt19F4Bnp4P5HWtdf1H3qO+mdzSfgTqfXd9dsm7q1O61du/yfSgzazw6NO03pUMargiTSlbZ/oO2dpvQvZ8MkTaeyHk0IOiDT+c+sf
        eiK1vVb/3fyKalSfXXeeSJs7ix0rNlP/lC+t/be06tHN+umnO2B+g9fG/y09bDd35IFd03B9D7k97G+p8Mag7tcnt6b6Zs75W6q/JLfvrv20XpSLm/6Win/r
        u2nC27S+9DOc/1v6+u1fQst9aT51beHxVPIfO/zn7nHxNH7TWj2V8hqV1bhY/TruF+X+/Z7Cenz8u3MW+t7/YuFTKWVDlynfDSN8E66seSoZB08JWvAT1bfC
        fPKpdCthgLLUSOtXyMK/n0qvdT547+zPtD/4d27yTKrYc3/L/Zcpv2stE59J8VtDRilD6tH8eWncM6n/itfrDGnN8GP9imfSx+ODD01tROMf0vXoM2n0xPfH
        75hJ/VER8PiZ9Kty9vRBf8TSehrU+LkktmhVc910C7V3VOJzqcmE1qrmuVT+hqfjn0uvJ29K8alD3xfuXPVcmuj5+2Tj77E0vrtOPpdOrOs+fc54wl+hJycB
        esmIg0IFp3Lw39z7kjB3VU7I89P22ETT8g7LWm5jWosAP3Z3Q/MVp+2pWx60WJ/yaxyThSN83e6SrqftD+rqUibWbMjSRwA8ftSlBg9P2WdV9O5w/++mbQnu
        B3DThOvLl56y/zh4bb+6n7Vl6e/CumkKLljc7pRdXWdPfK5Ul8HPAHzwrcF7bpy0+4TsbDpVqWX5lAE88W7tqUtO2u+9mjf/pZv+LP1HAC8PvK2JO2l/q453
        jPZbC0tfCHDxty0Xrp2wnwnatLj++CYMPgTgFQ0evvzBCbtuz4haIbMiWD5dsT5PZ/SxnrCv+zsw7LlPCIMHA3xDYJ/fbxy3by7dqB/fy5/lY8L8T7UwLjpu
        X1I3alzr8UG8XXclQVhy3d7+uH3Ze1+/k3QklLcL4IW2N4U/j9lVq18PHPkzr2cZwE39+xz+8Jg91LOPOGuxxNIXAfzYxgWN44/ZC1rcXbY5qoKk+8J0zP9K
        uPL6Ufu+a6fDskJbsfQZAB/cc/7jNkftbeaOn998eQsGfxXgRQ2XRXxyxP71obwe8wNiGDwG4GKuV8bdw/bYuZs2TH6jNYOLAN/RO9088LA9YPj3W+dtMbN6
        6jD/WjvE3YfsC6JtS1T6Rix9xV+Qz8w+w5sdsse/d/HXvKfBLP0pgMe3LGky8qB97qtjWtqNwSx9GcALJzc4+9P39sQK1f5Nk2NY+hUIn9/9WNvv7a8HZ0UV
        v9WMpZ+J8EWveRQfsC86FtxoZUITBs8HuOCf9pbqgP2n/Tv7/mHkeDgQ4ftWh9j22y+W9jq4YUYsH1+A7wj5YX35PnuEaU69CcuqM3gI1jP+3sP4ffbi9xSL
        M74JYfXxB3jRg2Nji76z3/Ob1fFhaSRLLyAc58te+53rbfyz+/H6A90liPqvgsfstbfvOPallBXhvB8AXr6ob/rpPfY+tjU1CjW8/3cAvPBgRlDPPfa4MZFJ
        O71qsfSrAV4U2uL66t32domD3tq0PoClX4DwL9qlNthtf/Jh6eUmw5qz9BMAHr9WKB27y657qeFXYXfbsfTDAb6jhfdPN3fa5wxZmJNSoybHB0xf7cnolJ32
        dqOs9jr19Qwej/U5NmHijzvsk+9eaHn4yzgGD8T09vZbW+6wD/IuH/h4dQ0+rxFeUnquvd1uzDgftqkab68AcCEoy6PpdnsckGPBEbyeN4Buju8R9EC/zR7e
        K1LY0VXk8wLghX7+q69vtfdtcP6bMUt5f+7B9B2G1zq0xd7j8aait1fxfDYgXOzcfu239qScMU26rgxk8I9uI96eaPzuZrt285OOmtOhDD4T8x+SbS7aZH/u
        P6W4RzXeP2MwfVbuhvHf2Kv1v5XaPfcWm19DMH/DpVt9vrY3nD115sKNfB1IRPjK7T+33Gg/vGTCHzd38HGJx3wCPvzR+pXdNOrtxe8f4/M9GOEj2wzw/9Ku
        bvjXw3dD23G8wnz6LH37zw32jWu7Zt5VxPL5hfVc6vv74/X2V/cmt49WcXy+C8xb4cUZXYrW2TXP7n+x72ULg18CuNDp76Cytfb1b1nnTT3O8ecYwg94vz1w
        jX3zs70LJ/vx+bgD4eH3++WvsuvXT7388yTePxso/foB731ij12X80FeUBDvT4QL+7o2LLUvv/TF3HMf8nk3E+vTf0zDyGL70k8abNpdpy7HQ0xvvNjuvWV2
        IfZy28dr+LqRgfBr9XNXLrEvuPv6wOunmrN8+iH825de3/OB/cy0TPM3bfj63BXhy68/+HGefeW+v99uXduPwWMQnh884ugM+4iF2xaWN+b7RSDCmwxqdvVt
        u19xs+c79Twff4Sfue57c7Tdo/WJXSe7ebD0OoRvWKN8+Kb9+t6kekPLON6W3wJ4v/4aXY40/rvQg+uH8voXIXx6addG06XyKXurdewTweCDEb6o8ZqwBdKz
        6Knvx07SM3ggwjf12zVwqXTNvn6z7xW+X1y7CfCy5NePFEuLH82ate+j1rz/Ea7uMXDEJ1LgqD3nZ03n60MOwvO/nla8RjL+tKdXy10cD2MQrh3y58vrpB+2
        Nms+aH84X5cAHr/s60XvbJCC5+pzfrlci8H3/wl4eGZ3lO1LqXTABP1n3Q2s3LkIP6d6o+tGaVPaiWud10kM3g/ghT9eDWj1jdQr7oeJH4w1835G+K5pUSc3
        SdphOe1m7uf9VnEDyu3ZYveOb6XhU99etmMT30d2IHzdrP1pW6V9jZX3zge0YemnA1x439bnzW1S6qv+h2Iv8PW2H8ALfzqc42OX6gc3zWhwMYz3J+UfGZm0
        Q/rdOyKwc0gUgz+8Duvhbk2TuJ2S3tb7p6f3+P6yH+CFhT/N8d8lKfYlFtRv3YbBF13H/j84+v4uyXh3sDkkKJLlMxzgO9KrXTy9W+qeoX+n1ZPqHN8ALj57
        9sM3e6SXx2bdu2Hh654O4IPrPe+3eK+k+T51oaYeb++ZPwA+5uOst76TTmpXhUyvz9eBDQAv7+3xbdw+aaVGMK4ZyumfQoAXvWTb2XC/9Hb9lCXnjPV5PwBc
        /Oz69Mv7pXjfFmsHvsX7LRDgwpHDC48ekC767TG1mtqWr7eY/3txf87/Xko1v5bYITeQ1+d3yL96yYj+B6Xz8z592/trvs5s+B33zbWB4iHpu3EDL3u35Pvs
        dICLBTVqXjsk1fhAX7K2nMP7Abz8/tllPx2Wrr+2L/W7lg48BHjhpjdKxx+RukWNbXjzDSODmzD/XtW7dzkqvTH+/O1un/P+v3YN6vNLWl3PY5L/shnDZx3m
        68+Oa0i3DI4ZcUyqFTSvV9govj4vAviGdpOenDkmRT5+Zdr+a7x/cgCeE3VrmPW4dO/TnpM9vPi6mgjwHUvbZH5wXPL79HjrByc4/RkI8PijV32eH5d2Vkgv
        DfiYp9cBPLFXN9OrJ6Q7o2/tGFeP93P5VaCHf55Qsf2EdFedmPD4I77v7AD44JO/3fY7KW2OM58cd4H38yKAJ74WWGvSSSkop2j+pRF8fRsD8JwFXzc4c1Ja
        Ef1x8wnBfN3uB3DxvrS81Snp1fC3fDpq+bjEALzwA++F005Jb94Z2HnzTj6+JoAXbbkeff+U9G2j0IP9dnL6sOIKjMv4gA69T0sv6+ftePXdOnz9R/j2c9+v
        Pi09vPHAc+m+B2xf2wDwuRXvHVP+INmk86Pmba/f1k1YaD14zmS4p6qwNVgjtTqV1W7SL+UkcltZ61tpX8ztoje+9CYW17R/l3T9+U+DbtT2IBHC5of7pejS
        np8e/bIuiRge1T4qWdqPO/3QszaxPNoFJ6TU0vxPfFZWo/dL5pyWyif6+CtWEYuz+sJbZ6QtH18+kVqjBomITIPOSf0zvlEeqlGfRASDgn6VRjaKGnPjzFas
        z6JpeeXS+oLUn561stD7Nvt+kxJGH5g68wqJfISHPhel0CsP+k28SyKPwL96XJLW75F6+26KJhYr9a3LUvVLfyiXLmrDRSRXuIiERFzi+a+vSu98VjHqrT4k
        ohheWHZNOtthlWbLamKZu5Z/9bsU4Td60cTbZ3AoAocu/UNKvhEeUucPkd6/nXtdunJyTPXZEVRexZcxN6Tjvzc0njMEkkhv3J83pPV/jh2+p3Y7Eumlw1I8
        QftH676f16b2m803pZuLlGf3d6f697MuvylNO9n0dcvHDYnFnOh5S/p838vfTp0XRyLahcm3pL6loz9d3vk41qewz6pbku3VY0GDrtcnkdasM7ekWGtFcLN3
        SeRQbr5/S2rQvt6t9INt2rnkwwfPmwx/qtxfun/snrl74e6Vc6+8e+PcG+/eOe6d5965L3S+2+C4D94Lg+s2+O7I4Y487sjljnwvIKcb8rojtzvyu0+OFyaP
        2+Ryn3zuk9N98lae3NaDFx0z3s6B2/hHdv5RO56pnWfqKNTOC23HK2XnlXJU2s4r3Y43ys4b5Wi0nTe6He8UO++U7bzT7LzTtvFOtfNOdXS6nXe6Y1DsfFDa
        8UGz80FrxwfVzgfVMeh2PugOpLBzpNjOkcbOkWY7Ryo7R6q2HOnsHOm2c6S0c6Rsx5HWzpHWgdR2jtTtONLbOdK345PCzieFY9LY+aRpxyeVnU8qx6Sz80nX
        lk9KO5+Ujklr55N2O5/xdj6ptzvswGHwr5oMj1XuL90/ds/cvXD3yrlX3r1x7o137xz3znPv3Bc6321w3AfvhcF1G3x35HBHHnfkcke+F5DTDXndkdsd+d0n
        xwuTx21yuU8+98npPnkrTW7Hju+HDRWsx66jOnSCZt78c4O3B+ZE93zr7ml9gemSqffQT85E9bv9+YM/+i0o2Jw/f+7sgAOZ04bkT97S/X3F0dSE4H3jpknm
        4593f2uWuGXu+Vrr9HWHtX7ryKnBs0cO6eWdMPHWhVrmpqqhkx48b/xsX5elk39I3nPwSeauOwe+Wt7z3IzHC1f9NOf4yTcmPHr8xc1ug7asWHDhrSPWo+37
        Xuxy48dnS/44W9/ue6iwhqOyKn5G27nWoPzjnTZJ8IN30iC6uYRsqtBbJt6cjGe7CsG6+U+T4RPd0tytA/o8nyMlPu/58W7RUtZ41JqtfZ4ul4LndfTrcCOy
        rPnZkCmTnqySNLcXPHiYpSv742nwpgH31kv1pBNTe86PK/u4zwTv5fe+kro8HBR4ZM/rcT63lU38b26SFrX16mF7MrBst0f29mUXt0rT+hc1mzP+zbisVp8t
        2XLaLtXyGjV11MkeZU2j1U8e/7ZTmnn0rF//rt3LMpK/u3bzh91SQODvXm3qDI1L29Wu/qQDe6W2Porgta8mlikHHOk+/tt90veTHm7c0OWVuCZTM35fvfKA
        NDti41XF/R5xJYPff/nHuQeltZfLT5jGm+Oi+ornT48+LE3sH1Fj1pCMuF8Kgx+NHHBU2rb+QVzW2uFxySlnFu79+Jhk2+wV26XlqLgxtw2l92Yclx4FzMhf
        4ZUS1/lWXzF6zAlp0t+ZJw+Pzik7dN0jenTySelM7jcdP0lJLfNcvytqRcIpactXfeIunR5ZlnD4pcXrQk5Lk+OnFw55LbnswlG9aorfD5LQYESNvrnjym7/
        esla+/4Pkv/v9698mjKh7MFXKd0Hn/5RWtIoaOD0j0bFNQ5IiO355Rlp9Zz8UkPm+Dj/9J6dTs/8SRrt+XT6gStj4542PLT75pCz0vNNiQE3euaWZQxcWW9e
        63NSfOL3X0z7bVxcxYFeBzYaf5YieszPObJzQtlL1YM7vPLrz9K62/4dHwePK+u9NUkz7LNfpAu2VpaCoHFxEa/XKrg++lcpMsK+s+3lnDh/v1cNv8Sflxo2
        j/n5/di0Mq8VO/M+UpVL808f6HYgbEbZsZBzCybayqUr3VLe7DbgrbKzHQYM8PuuXOod/3X1x/n949aceLJ0UOPfpMibO377fNvLZdUnbJ/++tu/SYrdwo26
        yTPjNj77da2h/DdpztBxgecD+5elLTt0YUSbC1IvS8zyuu0z4kJnh/Sf/cEFadqO7zbkLcsp+/6gdkryzQvSrKMVy98YNDNua/SRuhWdLkpK333RvspJcXVq
        naob+9FFqbP9TGiHkMlldz9ctlm6fVGq6Nik24yjE+NeGzB2gLbTJWn/WKnmsVEFZb8ta1I6Z+Elqd+KO9OWWHPj1De+GfDrtUtSxtivtrctnRLXQPvu+Hsx
        lyWvl8+uzd86qWxrq7wGZ6ZdlhLX7D1z4PLIMv+lNae9e/qy9P3Vvd1nKwfHzR4/yNdouSLtvOYd+c6m5LJp5Q1jh2ZekbZsvXY9+49RZYvbGt5ftOmK5L13
        elJM4XtlEZ3H7F0lXJXu//pp4567x5T5zN4yZ2HXq1LxlH41V37ZJe6N0EHb0udcleKjC98t0k6Jm1+0PDDw9FVpTetW9ScPfieu53s1Nh2rfU2q9e3JZskP
        xpft3ZXRN3XQNWn35v0FWd8MjXt4u+/ze8uvSQHjar2xZMA7ZW/s+GjNuN+uSUmt1Gsn75xY5t+i46tPzL9LHgP9wpusnBTnWBUcChEObYzKcOu1eyaD0Q02
        9b7J4FMhuUGXAVSJFPNncGNO5Nm9xK8vv5j1D5WzUZLqifU+QN90QXXI6iGbNvDBUdxhS4u9m+FOd2D457G44xhXpsbhyq9jV+k7BpdWsHQS/869lJsPTIZa
        JMkjMt+tZrMfVtXAlQ//7Zvv/vXtlSpzfIbQcnfookcvdvnnj5y5v/JiTx6Bt71duVfeGFZJ7LpPokutX5zpUNFHR5o4SlUVQ7/yMdRuQ7vKqa07ANppZau4
        8h/t30vJT2vfHvToJ6ld0MVeV7P3S6eLLy5dvuWq1GFq2xFfXNkpNUueMLvWmzelvpmTl99/f8ML/fzEZJhhcO8AVnl3mOY/wJQOzSWNC+ZsIID/2/yqgjk6
        FpWeqpo//y3MUWfUvnIvQ6VWvvCtsor81FXAVFWUoVKzjniVT8g+/Poav/bl136yg9E4SS30lz334vevy2B326uFAfx5IPwNgr83OPxNGXwwaqNxeLIMnoJn
        Cxxuk8GHwt8wDh8ug6fCXxqHp8vgaO2ZyeFZMng20oIcPkIGRzXRPA7Pl8FHojIwh4+WwcfA31gOHyeDj8e+5vC3ZPCJ8FfA4YUyONpOTebwt2VwtMF6h8On
        yuDTUAbJ4e/K4O/B3wwOnymDz4K/2Rw+RwafC3/zOPx9GXw+nqFx+AcyONpQLeTwRTL4YvhbwuFLZfCP4O9jDl8mgy9H3onDi2XwEvgr5fAVMjjanq3k8FUy
        +Gr4W8Phn8rga+HvMw5fJ4N/Dn/rOXyDDP4F/H3J4V/J4Bvh72sO/0YGR1uwzRz+rQy+Bf62cniZDI68zXYOt8vgqA65k8N3yeC78UyPw/fK4N/hKROH75fB
        0bbuew4/KIMfgr/DHH5EBj+KvCX8ecF6cFwGPwF/DjvAU/x6WrB+NNXXYHqwbfCkmJtxhx42+ejdiJr7vvsfyxcCMaz3BgA=
        """#
}
