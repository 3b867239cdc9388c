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
        main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 0 12px 84px; }
        .column { display: contents; }
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
          position: fixed; left: 50%; bottom: 88px; transform: translate(-50%, 12px); margin: 0; padding: 12px 16px; z-index: 9; max-width: min(92vw, 560px);
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
            this.panel = h("div", { role: "tabpanel", id: panel, tabindex: "0" }, h("pre", {}, this.code));
            this.root = h("section", { class: "code", "aria-label": "Code" },
              h("div", { class: "code-head" }, h("h2", {}, "Code"), this.copy),
              h("div", { class: "tabs", role: "tablist", "aria-label": "Format" }, ...this.tabs), this.note, this.loss, this.panel);
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
            this.copy.disabled = made.code === "";
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
        H4sIAAAAAAACA+y9DZxdR3UneOt+vfvefa/7dvfrb33UvWrJbcuyultSf0iy1Fe2PrANKIRJmNlkkGyLwBNgSRYOiRR3GwtjEjLTm49dTJjwusWOMxvIdNh8
        QAKhkxCSYcmkSZgEEoZpiMmEDUkawjBsQuM9/3Pqvo/u121Bwu7+frst+1Xd+q5Tp06dOnXqlHX+0dcpy7LUE/m3qnP2zIx1Ts2oGfqxzjkz+HRn2PFmZuqf
        lMDJnOsU6HMkvu3rM+r6OXWdfrxaGP/mZmqJMm8to0VprqOO69fxkZ+ZqSd2KZDinOtcsn3tGv3WE3ARlADNpbxIcR2Vu48j9+PnXIrDN7Xzetb461wm9+X6
        tWtSLWJzM1y/REjR17POSxXUpesGRCgSmVEkl3ztGnKgJG520NAF6Zd4uDyH8zgmMMviPf54A2ylr9cYojPo/nUA47q4zszjj3PdAv3rBgIzHGkhATdHAQQ5
        iTYJpQbOUutprWXc7ut1yGYt8yWM2lSYaQA9DRoFBVw+l+YIsIPr8ic1GegaYFIQykB6zhLI8LFXPIIiUmQNW64bTHqc4TQjgwsMexzdfJw/Hn8cQPFnGIzU
        GHKRh39dA1r3uuCRf+0ajb2g6bVrGEj7GuP9NUY5DqFhQMGANTkFToc/gA0uZS7VAqWQcKbxK8i8NSgJNl2/LsjCia9zQAYsgEVmAifJGUiinRTASIvc6MHM
        TIasjwsyPM7tzM9k0DcYLeMsAbYpgcfSM+3xZzL8dBicXjZQfjau6jpPbUYug3bZLGIIXueWlWYa/yye99xOk27HzJZ/lvO37nOuY/l2WztRJNdxPTtn2ZZS
        dqB67laOnfP8ouXs1OEdxWNuZJdsxLqOKlHqNlvZ8pcvWkUqoD3Yezz2veKdnrsvmU79nONTnhNuYO8KgsC6Z9eQd9dd9xatNjt3svNUJ/31WjnPsnvtjnJ5
        d98e+/QZ23tR0S3eVy7f/0B+X/Jia//ISyzP6/KivOUolbf7+0cc56W2UoVCob9QGCh0nA2/a3T0ZflSziKialtMWfmfpXKlkuXmqBWW+u4xxx2kv5fnxvx/
        5n+PQ8X5jsr5tlXK5VTesXKOdydV5Ljfa73in7sulfQvrP/BsRyCheUeCPLbHOVYJSuvqDTHvU19H1Xx/f/ScnqsOw6+8uC584e2h8N6e0fHgw+FIUFIPewo
        67bgtsC6MEzF9gz0bHvVD1jDr34N9Sav85UguGi5r91rjb9uYkIFr3/k0mULfyqknyvBo1cnHbXbVS6VFFrjSvnFNwTd2x8Lw6m+H3zjD3meq6I233HKuR92
        XMce2hnu7CgULGUXHOd2197tBK7Vd7ivVDjUPTBUsOyg0HGtsEfZ6rpjtVmxsh33yJFgf9DtUsLcj1ju43Yhf0C53sys2jZgRa635/bbD2/vKLj9jrKfULZl
        vUnZ3d1PEjDsdq+dMtmRe0Pl3kxNzFn+Ds/fEe/a1us+pd6iPGfK86x262k035oMnaNHqUJCKcuJukpuTl1Sf0r/PAKQ7wdEL9PZ2SjMVb3Ef92F1z1y5Yds
        y33VlQsXrD91+1/9yCMXL7zy6pXzr3/0VY9ced0rH77w0COvu/TIoxestt71cVnMtu71MZfOX6HwnRtyPHjh6g9euPB6a8/gJjGvfOjRR63JnvWxj55/3aXX
        XrBOdkrEQ2+48tgFyvLDr7lwxbq/ozHw0asXLj1qvWRd2CMUdrYp86OXrrzm9T9gvbwpoTT7FV2NYa95/WMXEPrKpuyvfc3rL5y/Yr26vTEQbX8krLX9oYvW
        5aJ8ERRf8/AF66r5fPTC1avUnR8pm09uC4ETVV21/kdVbAy3flp1NaUzwPif1wdLoW9fF2xa+g5VkGAe6H9Xq0LK+l9VZ62h538oC/0N1d4YeuH1D1tLygDs
        yhsefPDClVc+eJ4Cf1P1bwiswe23VJtEPnbhtY889JqrP2T9tspLyPkHX2P9iVvKoq88+ppHXm99yvVfd/61lNT6tJv/BULZVIWfVtural4tqP9Fnfgb+2/t
        z9ur9j97q/2j9o/ZS84baH7+8ONPqGvPqF9xPqJ+T/2++iP1n9Sn1FfVm+2XvcV+t/0e+332iv05+yv2TecXnfc5f+B80rnp/I3zvHPDfcr9UXde/YT7Pucd
        7s+773EX3Y+5/7v7AffX3Q+6v+F+2P1N99fttzhPO291ft3+Ufr/4/Qt//6j+y71Lv76BP/+g/339hPurPvf1OfVH7l/5P6O+h31UfWH/IuvW/tdbkj/B+z/
        +CYl/MmG8N/lkI/x7x9/i/U2/v5MQ95P3mI5n6bfP1VF9QOFf7U88Jx7wNIq/cbzzz+fe8Cd1pa26dO5WknUGhH4tdC1NBJEFfMZtYdW+MtKOTPpZ97ckc6p
        tF2ryE4o25rlRmuhrbX4KbUdGf8I+aeNX5N/xPjPkv+c8U+T/6zxXyL/rDIf5+jjUkqk2UH7VCVxqDmaYiuJm2pqmE1VOZZ2tMvtNJ+K4hIioOp0yQq1HTnh
        65Sa2WWl0cXEGbLsabQonTnlzqSRR1XZKRXt3ldSVIyL/+8bDGNbO6k1bhfJKVbQnujPXO0M28VEnaSUKlXjtkttoTTUAKp+iCoGiKywkyA3bLup9RLANfpT
        Nwxv3OG2zQTX3Ov249SOFXUxCSh9gF5R2Y72dJBOX4w8tM2e0d4wkftpDosdHexXr4op9T7rAjWLnIdjpYNh+/tiF84r4oIO9jpn4+1I+ZI4jyQvjotwHohD
        JDkT5+DcG5fgnCsqDg2QhhoqoRaSated0S5GPO5OLY/m9WFrmSrT3YQBS0qXdDHyqQeL1IP8kEU+fTGxh6z0l250pEtWmkstQgmC/ceccbuPBrFog4Wi/x98
        5I13vZFcGtKAOraE0dxnRak6lVgnqa/O7VQnNcHkHdHqxOc/+7m/+4n2CXuYgBRPEHplCYM4obYSzON2nU9XrUoMOCYT9iSPbXxiVv6+/rz1ZIP/uyg3EDq2
        AIBky1TDKDOJY6Sk0Y5+xvRdh+z+81i+aQRPWBNOhIEEsli6mEaPHVEF9gWPHbby8B22MNQlYIylQ2AMTTfq8ITTR9gXVLj3STxByEsQrWj22UB2h2Ib4oZr
        cX0Vxrp9lpWowxbiRmhqkA8ttjCcDmNhQlVSGRSQWNR8abTpUX4NDKrlE09izVrLFg8PNSlPINRPH7PL8B2juZwHmgfkuOhCXjvogocpgAlGLZZZRbA3mJsf
        tocIO8nRhJ15EIi4m10r7kEL89TcxJHRS0e/UbCAS0uEVW5WFBXmRP+nImT66JNR6kZ/T1PuMiFAOvu+KA6JIrhURBzpkBD5ZGzda5m/eDuVtOoxWmYlNf9L
        v/nmKC0QCGZtU+T7KCBsDHhqfcDnb6wLePdTUVpsDHgrBfiNAb9BZeQaA35ifcDf3FgX8ItURtAQQG39WmOmkpV++kZDEvr+d29uzpKu3VgX8A4qNN8Y8FHK
        4jWlePO6pn/txrqAL755XW/n1/dlbl0t2lkrgtnivz8XZ+17iN0lPHBAdHKa5n9A2EFOPm7Tzn5VoOG0U+uIIoKbvio9p63Bw9ZrEHTYejU57yEKQ5g+OG4/
        TF9/89kP/Lxvvs+lH7fSL70nIq75TVg+0hWrQvg+QbPMPhfHIPLD9qvHbSoFpORc+gkr/eB7s+SccNh+mKa8vV9V4g5t77NeE3fCeXXchbhzcZnmW7mic2sd
        uqDb0uDqFR2l0dUra9sU+mXHPTqnCzTFenR5bZtDn12pc1l3csoOpKRGXYlzxe1hGkVP2EkhJb6Jab+drqpK9Cab6jfzx0t5XaGKf8omSJE7h1ibJtAsaoJn
        VREoC9FnXSqRXSqnalcIolxe3EbzYJZmVA7zALQgSKgZp3lN+lmXurBEdQyRO/sRJtZtJ37xS0zL2nQHaBlFLDuY9m0nvvCpn/6rP/74z/za31kgPjLxMYtz
        gDOGIHqbTZChFZuaBPcSoEGrF62ntbjpuJfds3EfxekKYWktTsf97I7EAxRXrEdY8SC7UbxNml3Q22gpukTuILnnyB0g9yy5/eROk9tH7gi5veRqcnvAvJCL
        JcxCm2cVFusmSBe3hRnSCBQpEYgS1ZkWu8LU/6cdsG1mwHhQcidLXdQqdapUJsd+cYlAmDqnSoCg++ISAS31eNT22hGt8eT0xTvg6HgnnOGYVsZ0sqKtte+3
        R9a+l7b7VI/FCLFWtJr+Vo8TEJbBc5gFvZZi9XiWhiIW1casHFHdLGIOZe5cK2u9Rgxk6M5ulvASpdtO6XZIunO1uQo4W2E69w/RC4K5OMBLXNAAFO6t3j7l
        1AucLnaiwHffSoH9t1Lg8WIHCnz/rRTYdysFHitGKPDjVKBKra0L7A1r2FKWMncAaQxi9MVEA+pVgMztaKzp7mJbmK5s3nDCOZSeui+V8oapxTQP3EpCZFrW
        Z/qevkh8Sy560mZ0niYss3k+92RV95iRZ+y6tL67R6kR1N2vbtGMckuotUSkVhjG6N2i3hLqffobm9fb9e3V2zRpWtRbRL3v3KLezi3rbSp+6xnVXG8YMl+2
        4oCeZeNnSYLohp0ufmMrFH5hIsZFRyWascz9SdFUWQ03tMGNkQw3clHJ4Mclgx719h4p5sP0I1tAKapBCdu8jTAgkmfVSF6Ge+uByLjRXCkNzqe2qLa9VbUN
        Y9KS0m5AifV9DVDtl7aotm2r3lIvmnp7y9XmUO3s2qaUplQy9IUqpuXnqqaFPZA1Jfo2e+oLFlY3w8KfWvvHYmGVsbCNauFyq40oaBkUjG4FBe8qumH6c5u3
        pxT+Y1Cwabo2V0qD8sEtqi28cLWbL/abDMxdRQfVLm9Rbf5b6e0tV2uj2ue2QMGgtsTltlziNq1xBzEW29czFncxKeSlzEqfELYuooLFy2Sg8d8LI16oCZnA
        OrvYFmtyCKmIb3bRY6dxY7zqbeA0tYutsQNHU+Gu2Rq7sjXWIfG4RS/ErtblrhOosMNNVYXGKoz+QcUhxwYJDV4lBuKHkEoRoB57Kc9ddT8kWvW02gYTT7BL
        59RrKxAqYOecQQJ7bIhPwFtbiaKCS1ijl3/6STv90h/+/s0cdgE8Wm70/dwViL9uvS9OmG3U0tnfqxUkm3gZdaWpASFz94QiW5cZSkNZAjEkYglNTjfDP8/j
        UIe/CykTwT+M3VrDtxRMsFQiorneDkHHEDkFlN9uym9vKj+TYiB9Pl3kmlxqeFZToAORi4I3po/bnZEJZzEL18JMB+lfWpCDBDQ2lShnxDPBfvWYiPHeIGK8
        qyLGuyRivNdCYLfXeSMEfsP2rIL8b7/6V0pkhD+uREj4NiVSwhtKxIRPqxC7bJEM+Zp22XvIsQ9bu8lRh60hctrQXR+d30ZOAbtCH7xFRE7+iGojp3jYKpET
        HraK5OSAWr5ItvxGsRCgw52BoG6FgeOE38zZwYy6DgmoJRJQh9oOoAW0f4nzFLFsmQ2rPcNSWusM/czOLln3XWF5CIIgViVm6OSVkkpnq04MUW9cTAfikhEC
        fX0mbk/92E4/+JaIaCzvRCGUXOIG5iCxm0wLFDxZiQ7p3LB9VKt9lkWQz8me9wFK9Lm/fOKLX/vrd/6anrDvpfCgkj4PWXk0jgwBfoqJghMlqOEjtKZNEP4y
        ZjvUupKTfuObEUvxUvqObBpmmpdXWaYscxICvLjgTCM1drZoBGR5BczsAmTMlRjCDHUxtotMm3LpMO230QbUPMIt1bnbnWFqZFr9yw/RpJV5xg1KitEE+foq
        DEFpeR9+tknLNbWckkDCGaLzkB5ThEiPcyI9zonY2H4/gdQhzKLvM4RIoOARIYVWwKM80GI3OSHwKC94lAdabKO5MQM8yuv2KZ6jDgtI29gHAWkJPmBTPjVC
        xoIIGe1GIWOOMIORKFZ1KaNEEuLRjHLOsujSx8w4IxiL0EnMWEJGygTaltgQTYGG8Dh5LAmHd9w+aE+nN94XQVDq0GZcBI0J1VQkyqrtl5YoKSLSp00iCJW0
        86JBAkWQHqxEecyyg7EXplbsY1C1f8pUBrqG6rV/P8T62qPq0IkAVVVinCP4FZHmQiCGqHUUnRaDdbWAkDISaa+iC4ct6jHK8qlLwJQAsmKPyqSh5prsqGDP
        IPMwVcpzKACDx+cPEZOXohCKIPbhRAKbPklCAXfiZyTiM4NtkrRPkhKFpUqon0TFtS/ibVeE3Wqcxf0rGLywF2cz6mL6vLqcqhezIOrfuANh+AueU5yxH7ev
        p17MgNI0gxRq8eH0AUB7nSiO8FUkIghYEi5SoBV3gFLU/yFuKPGI5lxOvceotjYPJ/segaTjQ0nbCf30s0mRpqMPehVByPk2xTgZK0bIOMCUfQwojy/C5Wfj
        QjoTE65R22yszf+IcmzMqJg4H5CldeVEH0ra+ZMIcFagKwW6rQrM/SoBpNY6h0oGJW1/lqBl07K7vnjCk3TnZeKPTdGeFO1t1tY6LY1Slwv3tE9lOzQoOVA4
        IHVH1uZaF9rQfqm3BpZ1hZ8YefpZqrntxDC5AVrMXWiokCpAJwgBUeKJyKQPOD01zuEuP6fifPrVP/zln/dp0nRAdky5cjGxGiHhiCWkiSYnSJMFGjMk6KkF
        PbeR44E0ETs4xUc4JdAlS+dBlGidAFGydBEYbAlRksObsGcjHhPuh93gas2JHlGI6L8z6XoirwJz+JgfIp4N5zI0EdVJJIz+DKcaWNqIitAqoAb4eBMoHtOU
        ZzriYlp7hNnunZZl5i4X48WuUDYnPVbhxhx4KQpKnRSnl9+kgCV1alA7S+n0mUFOgDOuN16JHYDWzSYOpT0HQkPOaXZeJ1+vk69L8nVJvq6iihsoBi3QuVPE
        /njUsPRfz9xHMW+SmGIxxKa+KV1B0n145r5SgXbBzZF57RHx49MgtHP//SWftqzNaYJ6AQH2a02ROYl8F7fiCdOKIAT/2ZTOrxfiY7luivSkFaAdVXW6BAxs
        TuDWc7spzzJyKoTxFEdcVRbnpA7KftI0w25MpurJMLGdFsGpGyYOLQtYSDBSRH5Br/NErxkzfEGnQsNRGdaiIHFPE7V3K6eZQfIJawhPZx4FQtk0f5XD9JHW
        C1MTksUBH3HiCDzQ6gyBgBDwVImmDYq6mDpnaOHDjie4r8QLgsKKElAosSnUnqCR9HI3NeezXzQI1YAH3CzKxpJqoUnaPV1SAAqtkFjy0uCqBJ8q8WkrED6x
        z5TsrClelvIKJw0lrc0sIq2CJi7x09UnnMvpyhP2aZ4hlCn9OkJWKQQATt+yYl1OMPOoHPqcpU+iSVeIs6NUs8H94CgxeXxMFJ+ni3tqEEOpOPRfLyF/+uNL
        1qlBWpDVYIxehBREfCogT112zyTqUUIGRcgSgImB44Il9hp3mQWsZApHRrSWMVuqWaOgwKoEvEXndHksdbxhKbK4gEgMoI4tKKs3+EQMrZhmgxUKoTILL7O6
        eS4s/KKyFdZXRhT3cSLEecND8+L/OZWo/UoWV6IvO99whWkPCHyKzQK4cBoMoq5EjdQoNo3p5OX3PqW9G4xhzKXioBrbthRnuKx38d4Tk09l5+qz52q+6oz2
        Tsw+8aYbT89Vl2Znnjw7eMOrJwsTH8tDOvtN5zINoIeFhEr3sap5RPhD4SlqPbSwRF7V9hXqPLQvvu4oD9R2upJ42HoTi5/x/R74/pHGGZO20+RjDKWxzZ8B
        pkGa6WFX9xkFWjAk4gdioGhf9BKgpy/Rh4juOqCHBBoHKadoZfPAmeXgjNAiSYGTCYQoOeZybExgzUejtIuLeNoF2Qe2kO2XYz80Wx5C6SSn/TOPEhLlII+j
        ht5X8hob2tfU0G21hvatbyg3hFqHMWJhxEFiAv4z5Trxt89/zZtwhikh7SoQKeGyt/GhhOFhUwDOkpAiCY6owxoIDiIqvKOL0z81mACV3IvgMZnZpD5IYyLZ
        eheBRTznMXftrCYuWypjrAtCgaTC6iuDbLhJnrD5K1D6uIqhpvqnLw5Z7Q0zqke0brS1zwoiliQVsSp/0nPyM/41+7o5DXWxTcdO4+XkfNLCPsuFtocHrRYn
        UxACZVFYlb9Au+h09bf+w03wFX9nieoI9FDSv0DMX//WJ34SMV9cVRLl1E5ECUH5QLTI7iXif5zsQFSiprEd5/OTdooy56ESpYmZcVh83gH9IwnXHTgFgAgF
        QoVVqA21k2cFnjYc68FTwrEePEUc48HjGClE1TEffFxHXpyDsmB20a5EHVRHp2x79sY56Rx3qtZFLw7SLz3fDrqNUuZs07NZG13b6yyruJMDKJd0bEWhZ3ud
        RRV3ccCSMv2qKuqYQtycAuul0DfavSl0zRlBFEpWos6lu6Yc6ABRbx2QWeqs8wpyO6dAj9Bl59XkUo+dN6J5Fu2Q/XSAuuFTmz/4liiEqInP+n8EYh0PXJwG
        boMJ9GR/WqNB33ieD8E96CG0USIFbtCDCkKRvniL6gEtXShtATsLZotKgHRYCDRsv5ywH1pUwwQjd68zSZBxOWCau+mi6ZAXFrmDbvopC0K5YTlmg+xbwqJ2
        WnijCCVacR5MhBxd58OXKTWDaUG7oimHJwhN/Oi2CSeAz5XNJug5S3DpZxqT88cV76p4h8X7JMjN01ka/h9X4QDPnwDzpyjzR8M/RMRpOXLUTOf18BrNkarP
        mjWirBcPip5e3CtKffE2UeiL+0T5L94uin9xjygJxv2iIBh3C1MQdRH3i5Vor/PGxKmp8DwI+mWnq24lKvOkujc7cXgQwElXicmgBTYSAf+KQ82AZ9mhdsCz
        5FBD4Kk6OMcEtjpGfjvrUBvgWXSokSzRtSHRtVldYBnCe+gPLGanmXOZOH8V+32oHKwgBDoIS3zYipkFD7QPZqGCsepUop6a+s7cj3bQ4GGVsOA338QwgHsA
        9iiX1pFaspeULBGTL/5oR8vDTRqAjTEs/5byZ0TyLL3Z7IR0Cev+YA3cIjBf2ex8cRG9jCHwcKiXsaW7dX9j3qg3CW8mzgLBi1L5BC1KQyEeh6gE4lki6RTi
        LlSrtFN0FuZxrKxzC5hJmqYVAhY0hD40X+ijgIQdSEjraB+KzRPIyQkojFJR0X0ouqS5yE4EQA6Z0x1S2FpZ05aQy2pH9zb0S/triUUtL9xMfJRIfNjNJL+g
        SxD63qTWULHtOr9QnU/awHLpTtTcrn2EBGh4GxpconAX4TmER8hVQmN8HaBUSpPTHNomZXVRwyKNZus2k6d18wJK5CARV1jmxmKbrkN0jfIkjJQtx0wHlBzo
        aLeMbddtVR3clDRVoEJRd1Sp11Rypy5JHDBizravUd/z1OLgJo0J9aULvnBhHgDI6TK+iuhtAUEQAYfodpG+qtUajjxEU6FFO4rUApqDeao2RxXGPZuMUtyt
        PUrjIs1AizQO0vTWAMMbpo3J7q1DZ35L8HSvfVkxaOs58vNr5fpXbp5bWw/wmqLd+U0aWk9SnOeub5XE5yTdWyVxOElvPSBsakcB7Qjjnbo73qF3guLKTMI0
        HoDHlenpEXb6F05i9C6cvHISU/KCKPBp9wKFeq/CV40CU/8gBNLeBaQZwMzGvJ9HynntVN+FCqjEm8Ty7WBqQUmqmr493UsfqwqB9En1mUKXjy/QPpdY+24i
        W1/meCqsSh00hXnrCqNvv141f1OGhtI8sAG1DNS2WvOr3MqsYBcF11vlrivXRaPdhnIhb2nss18v15TooIh6PxyU0NAQBy11Gkp0eBdMqOvInIPevEufnnxC
        K982DNyKbT4sYfb6iSyXgnwhLJba2vv6Bwa3bd+xU28jGl0LtVj06edo4YozfF79cHUN/Hq6jJ181MfrcL9R2oQ2h6y5vPxyOlrQJHU0QCkHReNDpfN8fmgS
        cqAJKtYX75CP5clronBG7xtJMPEWVWaxiYsnbsPCcWb4Y47tXVPgvi10lOqHO53Ya6WsL1FHZ1e5u6e3xVr1FUmuaSjgnkvcW8xG4594GCUP+FXnQ4hbiet0
        YIEGqfGzSqPRFO02RzcUdIW2bGhSlAAtGrIgcIS61xhY5dCzibMx6SXqUlPShjpK1vrm2uua69xic89jI+qHZWiVE8OhvhHCR4xwVYVzSqlrWk7FL1GFZWrm
        3yk+f5fAc9oEnDMBZ7OAsyZgOguYNgEjWcCICdBZgDYBURYQmQArC7DCT0O6kQNvOmtfTNSQQPoSjsaZJxVkmKaJx8CmCclIQvOURwSiYuZJoRZvya0TMEO0
        uRUVSUXzkw9rFS2srIdFs6I28WWeriLQWcdRLSPQWxe4iMDcusA5XCgh3j76JSgcKLDk6Eb4u0q516lRINvPwCU0fQajTNT7GZxPRb9sJ3atsIe1/aGGmwwv
        lyldk6tjD3J+sP7paa/xk+jX+UGai7W+veKhun/Pw1IYlWETIwcGxoHPAZfiwUe0iXDoXQvtEFFxoEcoh5TVd4Vfdez26w7hTYvpd0arVqEydUHJMHVB39a+
        m1sgSGYQhZAg6WS+s75CMZ+vEgaXUx+V6ZpHtgQq6dJdNPmJuyKCXsb0B+pIgIUAVa1ijagvHx+uPmO8S0cvDBKHS1xRElIpvJzSGrRAnGNSrBIz1IlCGdu5
        fcTHzYN7lcEEB0scM/GKXTymxAombcQz8dBqe68zclMKoFz4PEvsJHhmWjsWiC31iN9KouoC8ci0VOBSR1uVGOA6BPJIR3xYFWUiG6XHfpVCHQpKeHVZNWoy
        Zir7xBhG8+CjqZYq8jWWF6KoBAuV4nahVdECsdjkWowBe52Axn++VvKlMHzCIQ5SqDmlaiRlex3dRO/2OtMN3000jeKC5qzD67Ke2SJr1Jx1ZF3Ws5tm5fWj
        BbEmxFpHrTdfLtbR343LwaVWNcxtUcML0vgGGk6shRO+s8/xZvqu7+Gtu4i3DPbHd5iJEu8VDIjvlKkV7zNqvXcZNd/9RpVzxKh2jhq9uiGjZzcGUoBlglb4
        tJh2EpfwK7gFMhjXUGiGtuhj8aQeiqf0aHxYj8RH9P74qL4rvlvvi4/pO+Pjem88re+IU8dcJMKhCC4ueGmRT56k0bcZyVA8bMRqu42YbY+RpZ0wsrUDRoB2
        jxGoHRRBWHxIZGDxOAsW9LRQdEcf48ng6KO8Ljn6MK8+jp5kLszRqZBpR4uKsaPv5hXN0Ud43XL0FK9Ox5I9BL/jyW6C5tHkAMHu7uQEQfJwcpDgdiS5h6A4
        mYwTzKaSQwTB6WSY4J8mt8V3hPogiEGgh+EU4FhJewvqdZu+DVRKYyJqEIxhSisBFgKYbOVv6vwmZCsi2rBA2+vbZAt9G+op0jY1aVtIyrRH1QcQEtanf4H+
        UXTnQtJNe0VKVcC2eKG6kPQQQWigO9gxJ/0a0bQhI+pQJhKFdGXsiW7X96DgApVByfqweV5IBqqoTiURlVvVJ7jPugt5ungTX0SiIqWlLKV52opSeVRPL1J0
        otQJgA0kldrVtoYrax3UOcTcS7SMcmJLHuo+PTBPe1XK1Ys267A+aWo+iuxDRq0L9T716+4q6i1yvSWUwFtNHbUqQbc3TEYCFIpLeEtMO/1ybUgolgUTcawP
        NbIS8S7C+D0tlsPTycm17ZamH/XksyI0291CtrM+GQRpuygl49Uh4MduBtaCHqdqCGd2IWyX4AzXrxPqWrBAEKNEXZQIyEHLGXyKtv4mXaI1gZTS9SJdD/VP
        l3UtVuuYYEWxEWLbENtRj40x8cYzYfZEJsO+PRNd3ytyCYfaJZJqnWQCb53JuWMj3iayUzFXkHEaU8XVYL5S/GVhMM3NY9Yf1BJYu6YsSoUSaLWUBbBQU+aV
        y94E2z4RH5zdNMdIEmc5RhjAJsfIpjmi5PYsR5RM1HNgN8jTPMHuEYvvXueNkCi/cV4YRyi93o4EEyZBjI9d/GHUYA/pIXumFU4RKpSyXVG2YRQhExPUIbMq
        aBHxisC3We4X5w0vLiz6EPogkOVO6SD6AE4JhKMXRn8I7ZMhYVBJmtDsC2S7oLNypmUAJE0h/caNjrQvzcHle+eAzDOM3M/QhM4vVG9O4d75CZz+6wkbkz8k
        ZLaJSUavIkcHREkGH0rscJC6N67HtD1IlPgePQLPiD6oR+EZ1Sf0XfDcpQ/o/fDs17v1nfDcqffoffDsIyp8Bzx3EPXdC89eXTTQWTz68ElaqLPPS3c/hGlo
        6b2y1lh6n9kd7Td7oFGz0xkzt+7vkLXG0neafdVdZvc0YvZIQ4wbDhTecQhGa2T44lYytniX3ND2hyyzgDIygxEVVibhJaDFGkN/IA+MTozNCeGgBFiMZC+w
        xrTzchHxGCVtwF+LVpx2XnnK83zVnHy9RBsoWV81JnJKi0UcCaEfoPAAqYmmb5uP2+vUuAPReVk6tlfnayqfzKQGWAN2UGinIQw0U0Zk/eeeJMHNuA3TZ1iT
        rwM+DV8Zvoj7SX2Ku/BJ7bsJvWNiXOHrEQJAqw2TF1rLhL24twXQYxoPKLE4l7Bl8jVoZQmy4IIug7DSClalgC4E9CCgGxLifhyHTS/QJKb0/Q1S4RVzz2Ll
        w5BUbKD5BLguSKB7QKS5pJ33ZhkXIDf+NQiYwPIkRDf9uk6ykNXZVtLnnZAs7qJm97+jRrDz9K9X981TQ7sW6lDfrndAro3qB/S2atLDbVio8iIbaCzr1Lgy
        Gsf93iWLNTNpgozdtLUZWKgKvcLOf2N77hWkhVAc1BFi5xKgd7v5KACKTAfpoxfV8HBvE/SjfYmM7XaA+Czk10kfKrQM6xZSLwjz0NACGsolEMuwMF8FVpEz
        5YDV66avfnSoCx3qkQ516wFKIP3NQ/7dj5K6UFKPlBSgJL1tvmr6iEN8XJkPiUANgnQMEpGegmeKiNIkPJNElI7Ac4SI0mF4DhNRuhueu4koHYXnKBGl4/Ac
        J6J0DJ5jRJRSeFIiStPwTJsjWnNkq52oD1qzldhjfeICS3hYrlO0RHUtVdGO8PM5p+t6cI2NZuDQ3Fyll4PvhiNxXTsSV+uOxHX9SBybPRpxci7RTpecVydB
        C4pDEUSQfNrywvtG2u3msBkNjCQBJ0c3azR1Pbmh/W0R22kcARWYbETzRG+w40saqIcnW+eQiBMlpFRexsj2NjBnlDAAw9alEV0G16cj4iKRDsc1uIpMNATb
        diTr5mOPpIc3lJNJwIwsdrTE6TLzi0060oaQFfjI4s8DlykZKAKlKKJUXO11+pJcxsjmKEVSQswOIJb2qwluJnTrnvnEF6Ya3G57a0aWucu+mviJ+tSlO6uo
        1+d6w4yR9XTQkpEtNDGyAYrrpzb5YGrLDRIsw4YPtKBM2H8TG5/gEjckAEn3Wpn387RvoCy4veycixknztQEONhHY2ee5Bv2ywh5RZJrCDnZ0LXzLJsapK50
        AWm6gUM9YAiE3xykKRngVC5EbAdii/XYfuJj2xFbRmwvYqN6LG0bNB8vFhCL4zheoUzsQMi3nkWMst0wnNsMj7nDyO8HDZ/WL0yjuZ9u8731iJVA+cyKtRZw
        xJ+pKbhQXeD7RSdw8+DfO7AW4q5TU3BFTcEVNQVX1BRcUVOgVkBNwU19sVGT3UpiJYLwJ5Vjz6hrqoViDAiBK+oxrByjnQ5vnV6DL3oNuXV6DTnRa/C/Bb0G
        r67X4IWfc5zijLqurplGiQ4XN8pjbZ3AGJ/xh0Q2MFxJcsTeOsxHqfTP/+L3nXT2ozirJ0RPg0rkYoWQ6wL+PmsfJHH7rDshwhq2h6EiKNeNfCid0xyjGUiM
        gb9f9RBzSym7iX8lp0wMig91phKcInERPvTy2pESF9uorhGclljE8fAdNagnQN+JyWAJv6yUQiMaYwBiKx1gLeawrvXcAfpZNPSzLfXjdpg+wg2XEIrMOW1B
        kTknd3Vy0CzU5DjQYclBo6UPx9+Af07u6uTkrk4OlwOKoCbAiRzuZkCnrB04ERic8M39JU+G2OMhJrTHEHeAataG2JMqPN1prkJhiD0zxC7QQ8IwxB4NMW5q
        xBGr33ANUfhcrxPMRNcc4N1iyawtrLAiGhM33lrXmCC/+d6gMZElq2lMzG6qMbH61s00JlbqMU23Wa10edM8S5vGLL51U52NTfPMbdoC9J21Obhn4N86uCd8
        U41bDl+RWwpfO7cMvohbAl+Za4avk2uCr0vO56rFSuKxOaTsJiDflwSUo3/jRrEYRMmL7ZOAzadAoI3bZ76YBohdGsE5W2SKok2Wo3GW0uxrG+3u4ErRLBTn
        23K+5zq2snKhyejxVrMARCMmu8Qu9OM8ZrLb2cX89FiGF7FLnWf3XDEIN8IwKTaclKMOWn+iIT6bL20cpSSMCxtHqJgLGw516sV8lK+BOLWAWhLEuLWYxMPm
        gX4ChDvrw3mLzB2LdhEKt9JsqMEm2rhV39gNSwq1aIGuHXtm58Jxq/ILLUotbgROS9DYjUMXNcmwCi2KaDlCZqBFcdJggGMwoFFDEhjgGAxwDAY4BgNY+hti
        C0fdwULr6jIvyC7rQp4lt40XZpe1JUfIDXmBdlmN0mjhQcRLuFzJpOMebACBc/aye7+uEWSsuNQY1jZzceME2mYu1c4qZS5MBkHtzKU9pJ+qx4idZbVcH1f4
        crgtx3dwY4+vh7G1DCpV1DjBSqDlS/B0QQQGD3Q+55AGjVxFCFq9DE8nRGChfY0Nc2ycbzi3PMNH+rM2rph69Xk+51Tqn05tUto5QpnAV3JtnxIlDi5YDWDX
        FBAX5eAO1jZMfq/ClxmroUjbziYFIwznzXFSMjJ0kYCFZpfFIrikaOTqIutqE0GGSOKSdiNrbyPeqExxX1HEsg2SN5Qzejb+U6bK5Mtle4Fy2MS52iVHsZa6
        1JDyXO3ACwPsmwFe9WAvCePq4YYSxtUz4qglj9CPx9XLxtWDMSighU805wVg5DfD6JJppWtOmHHWwJ0RwQIaKiCUgGkJABQHa6lGJHCklkpLgGaVnixVJIFR
        LZUlAQa1c1nP/aznftZzP+u5n/Xcz3ruZz3PgShSt3KVhv5z76WzUSLVBFk1uayaXFZNLqsml1WTy6rJZdUERdaFrwammkYq21xRPqsoyCoKsoqCrKIgqyjI
        KgqyivIg5VRgvtJYvtTYXFEhqyifVZTPKspnFeWzivJZRfmsogJWBhs3nBgvaFLWZiCTvl5zkNVvSGDBkMCSIYEZ6eszpK9bSCLfo2lVKrW9UNEyOkaDgpca
        6UxoVGVnQ6MPu1rIelXIelUwvVosGFXZasHY1FgqGCWfDdW2IPPdDStofRFusaYk/a3WtFYr10bdOVrCe9nWAU84J9ptzjCNZBnDArWlEk2JLHLEdFijv7RF
        7OWYbiIftdUzc5NeorZEWzgyWyozN+nWkaEzfS0zR0yRJHJD5iKReM5M/xHO9LJKAlVUNkVGQtWKtFrUknWZA1jBRyuEerXO8a0vuYzjwZwAbazbaGUKIVSl
        NasQF3E1WAds/G1DBIdDSt1hZM49RkhdNLLndiOsjowMumyE1p1GK6dLSAzx9Nhd/rCy11lcVXLp2DGXjnElWUUfdzRrzkDxnBaiYqpODSbuGb4Zx5eOLLnk
        bMltcDGKaW4Wp+pqqq6IidaoUr8M8j6lPFoUo9+1Y9vMFc+wD76ZQ66ZU7BgSMkgandqNNpc3DDdd8RYLYPAEWO1DAbsoWyiuYEZFgGCh21nLQQNxg4ZWlJu
        LRTA87FPqoUQRxLQZty57vMxvex7sbC3PAjMrw1aUNfT5GFji1eg2GU1ClCutNS4jZ0Ws9OO8y3mUqHVrJPLplA4aJTE6KZ6Ec2i2vOiAM9DHzQpMOR07nxD
        pvOXaZhzTSl87Z/HkYnH19N+z5ZrWUqYRWGco//AHLV6B9icuqbxYOJHf4AB9aNlG3ewYArY3cRMmLuJfR635Y7s7CbppzcJH9kkHBynegf0djKJt6tFr0Y0
        PtlWwDualMT+ibvVdPiYfIt94Ep0y8KgrJ3Ym4EKnU4yANjcU2V6Gvzf19MtRqX1PnzTnm7ZT7UZUGujLnvZOWU2tbBgomUXnJddLa4c89JVMLvgktkF27JL
        hjUXoc5CpoQsFWpKk0J+QkPS8oaEtRkCVOI+ezglI2r9XVZtA1cTsEMZrvbx8GBdjtwQfvzCoLYaBu+mZh2684PhHyplX5MThRYromtupX1FSYINq6JcABsx
        a6DdshDP0OavmAQbCrENUc/WTUOjXXMLjit3Mi56FRcfHcN5a9usAQ1ZrfD3A6dtRgmRnhUZJO3sWDjpm6uEPq4S5mDKOBQizva8+TohiyjFdtKKyq4IenJN
        rsweNmrmwWiRuSXoyZ25HvYsK2LZeMDMRUFPLtL1sWcRgmwWspnrgh7Lm+cIeVjgPAsPLgWtEnrx2r4CDy6RLMPDO8+8iPoIK7G1LJgvXMMj1g9LONtckQuO
        yrTgnGn8JW47X3DMoqZNy89yw/mCYxalTbNHuNVFCZcWh1mLw6zFhazFhazFhazFWRsj3gubD8tsnlP3RSWI12/7QNyVVv/Ciq10cWn5H/xYpTNxEdJWO/3b
        36MZmP71xz7x27hIDVEtBedp85FaNYGtxVaGAoht8+lATd3u6zNU7OdRyFc/qyDMha2BufdFtDdK27UX2ZBf4XJlAjnpUh577iViye1oWLfJrby5HLPqbal9
        xdhiow6lT9uV6HbcC4fQuiCWtrz96hegxeDts95rx2wt4T12zPLVnzP2094NskluFToX3l7n7TYxipTvf7Ihw91n/TT4IXJ/yoZAjY2bsQWut9liteppXORs
        g3la2hEZN/3Cxz7gxOJsCg9AsxEm/xUw+fzHPvHrOYIKbS5Ti2+S3xI8n0Pev3juQ3+F4ZgJaZi4gDBuD3FTWgTheRGERyIIt0QQrkQQXhRBeJcIwjtEEG6L
        ILxdBOGhCMIdEYSXGu9w0giFEAL5Igj3WRBexrHAJEQ6HDBtDA11iZWhMgvCfRaE+02CcD8ThPtRhBKtuBOidhGEd4ZdcofTSne+IVGPvler97w5/OI9bmlG
        Xxu8rvBOwNxvW9kRyNyOCquIc/H0ubPCBznmc/a3qKI7anIfO9orKmJeurrE8nkkyAzegbFK53oq0Z3NlnPYEAibNLnYBuGsg/kk+kys4HxQdHtE3XpStIJY
        dzo5usDq08k4Ky0nUwvzyd0LRrEJtwGTCVH5STrwcVgfhfpZB5Ieo6THF+ZFuSjhC4RH9KQ+tpCM6sN6aiEZm08OUJpTxCBNUAhrBSW9yDq9QNSB0t+jUUi6
        oA9SRgq8R6P+e02hZxO+9HRCj+nR+eQkxZw2yvm4B3xCH0e+e6hFVOE4ZUeFZyjvEZ1S2hdRtUf0vQtUN+e/j2JO6Lsp5n4pZWmISRI1ZxRFsTb3GBLI3apD
        +gBrQoyhjFEUKfcWD+iTmcLDIkoY02cW9AENSByiVMgyqu9boA/04wAVaFJXkfowNefQAjVsVAA9SV3g7zEDzXG0dyFJodC0kNzL/aYike7AAnUA6Q4ucDn8
        jXImKN89+l6dApZGeWwOtd2DjkH74NACDd0RypEcmU9OcDUHuVyqDo04og/PJ5NczN1ZCbMoYQolHGOoHOWOl+mLskwhv57mDsstil2U+pg+sUCBxzn1QU49
        pScX6GOCU9dgsYLUo/pFCwS++xeqBKZTgNhpqMCMTjkrQ4zSo88ko/VLDNDLGiUs/RJunH+JV/1efJTlA/eAGL3HBJMJqt2I7jJp+/DRU0/L8+KADPvBhZpW
        zNGFh09Sow6hTQdr92ouPfDQyStsumFlbwXq+OnKrkq0D7PTgxEYN5vPfnSX8AMQN3oim5TlchmSSE9kk7LsLnp8PZJlkx2yeHtm2Z314l6Z7MvHUZ+K9kve
        aVPs4rQptjptip2bNsXOTptiV4+bYleOZ3zIcSzn+6zlaWbP0Rfa42ZSp1w0AkvmME8GRkH36h4iR7sNq9BjWIVeZhV0h+6uRWYVnkV92O7hMmoWqU37RtA8
        3ae7JIZ5gNnjchrprh7D6SQQ41jGJxwzLMTSMcNCLB5rYBiqxxsYhrnjoIoaBnZo0T5mhLbQBeNGiQXKEVzkZwlC2eZb633Nqvm0TKwPeMX6gDfWL7OX+K5H
        cxn2+jLs9WXY68voajp96dLdjVqa1PLOpu9OXW76LocikzYqbtPQi2OQ9xqjm3JD8E9Y1IDq696uhoIsqriz6bu5Iisub9xgtbrgGndgpRfpU47HEzZSxJh/
        jjlDiBC6eF+T42E+S24n72tyjBHY18x2VDYeZVHhXS3COluElVuEtWpsi0vLcW8rgSWMXnYbvQUchWamD3LRLwk4YbIlXS7TOl5k7xxUmSn6UzA8BEF7oN3o
        0zatKbnoTzlMVWC7kOedgzOm5S7k4IgaKUnnXMn5KRuCmOjP7HsfmHhreu4Ly8cv8MHUnFeRrJTCgYka92r6c38fse5kXzxKAaoS5+0ZVpFMxupiG3c6/frf
        R7AUBCtZ0M3VaY5ol524J2AFbMmaYB2Usbo2YlL3V6eITXNrn3psfsqOUmITnavg9+LAgZ3EEgwoutCnoHadKrmiaTEXVGCPCgYT99qW9CH6jC3smbuKS3qL
        hllzl/E1l30t8QW+7KuKr5VO8zWbTzqYKanf6TVrfJZ+JZAUVmMK3mxkKRaDTcpYzWqZ26yM5U50JF9JGA06K9EnMMaLpUrSpsOMurYxdc1gwugiuTLezvfo
        e6lNSqHMdTyoFlCSjHcY/TEKr4YVWgzbALqATXkRXeU2FkXI3CNw4a8eaFUBuuEab1OHBSL8NUyUmmEdZjJshjV/9eqyQIa/ykS7GfL81VdURmRrY5+zZMlR
        abVYaXkO0NFK1bZFWLKJHvRKJEpOMlECJu/9bIz3XDzA7tl4kN3peBu7sF/CxnrjHWLMN97JrhXr+sWmsXQ4DloIVofiFhc0kj3xbZj/MOvHtG0J0jBcZqjC
        swfoCQ8UvFfayQMlsSV4oFVWhQdqZbPw4C7EClS/bgP6INduYD48UOydgwc3KFaRGFvrZXigjbYID9TV5uCB/tpqmw5OstQdNyigkbXSVon+Gvpay4VGFKSR
        YiTEUFGisCIpMjxzYQNH8reb/EvBRhQ+DWrnss3jO8SI3nK+ImnrJaEF/5sdHzCFkfdgbdLEo9SQsXuvlX/h9Od++MZx5uuI11pIDnyIleX4z3oy8//3563v
        QYpnkgMZM6aQpy7UOvCud73rZjzKRqPdSp0ujd5MDkjzME0Ijnq0gZ6NrpUTHN/wSrnogSVkQJcwcroWU+UYHkrEDNZj5jiGxwQx2+oxsxzDo46Y7fWYVRcx
        PHyI2VGPWeEYRhDE7KzHLHMMjzTUA3U9ZoljGJeK6LwHmiAQ/wwPn1/RB2SoOUCOh4fE48W3S/F+vEs8XnyHNMWP94jHi/dKs/04EY8X3yldzMWxePx4n4Aj
        F+8Wjx/fJaDLGX6k6sf7Bcy5+Dbx+PEIGpir1GWWgjVmpDhRINK75TYeElfIPgcttfFYcHUmaLGNB4HbZIKqbQx9bnhOgubaGOzcOxM028bwZhCYoNUSA5rh
        ZIJWoKG5UqrQKgxPEZ6bte3J8tELhFxffvWfP/3LX3/u2EONC6cevcBGQvVoM3rX73r/C56PMqHcUI8QUVjFbcn9NNKrsLZ1F1EH8uzW+4jcrOLi2Z1EJlZx
        k2sv0R3y7NF3EL1YxR2w24kAkWcICoIXaV0YjceKYgVywOjWbDM6NTvMCYYWWTnTmUuGzJw1VGbEEBkiSLSz4VbWNgzFOiGAwXD2ZqSCQMTPKtKK1g7OplSL
        qNGQjGNyQsMQcdqMhogdbW55V8OVvujHlJm3YJZ5KoBLFg9xreIpE5/F11ipn98iR93EGFMlIe4KoMweWhvZ00sLIXv6mBf8k+zRtGEJ7QBYvk3uuuE8vQOW
        rXzZ+HSQh5WJ4GGxKoRXfbJ0+MxPLyEKDHUVHnDUsx0i4HJXYANwzmdWMapE/5n5z8aJJyyqW2fDZnPiZJMtY4BWjWOmxGIWvmIcE17NwpeNk829LHzJONkE
        zMIXjZPNwo6M2TNONhWz8DnjmPDlDnSxQ6YouGVzpevYAtu7aeTQ64vHoZsGLuDLCcUzxuwJYyKlKCEZ+vq0E4CNTxgyzUyF0baqJ5PZ0d6lWWSHnWlnRaR2
        6ZcdnjduaELZnmI02iofpsUtFmc3FqdaF5faptbYPC6XZyP+6Xuej2i3krbT9sJOSg3Mfwnmx8O63LLEUzSTW+KUxGdr/xSBRzx9XeJHSdOZ2F2vzUYMU1EM
        w8JKLNvBXLEurlk2Lhg03IA/b6x5Tlc4rnNdHG7eXEzyHFdujHsQ9mE5uLuRfT9fwqFA3hiGB9EpwK5xY9CpUrA+6DQF5dYH5aDRlOdHalud6nfg3m5Hdm8X
        7wG02C9TujLSlRvTdTUaC3iw5EB01Rhgi8w5FstsdWjgnY/mJnpsVbnWLxiWzSOoORWbNm4OYkPJzUGg67p4msJgyRqm9H1jSr/4UkkPq7U0pMacvovx1cX7
        B/GAwfui9KcIqW5Lh6EtEH3ejn3sEYrEsjkwiA8uJcywKgflddqg5tlW/opsm5EkIs5BXimkTXDcDox1Gx4YlURJoS7PKPCmXHz1XTlxf7YxilRgAXgm9ePP
        KPqCnRDjOc5fmjEumaTVBJ8jiDy6kExBvHxQ5IQTEKOykPEYxM5HWOR86JkYLRp7JhljieVD1IaxDyUPbPJG7cuoq2PxKJpE6fUDGVOQe/LsIJjYUT3N5Gpc
        T+nD+kj0F3YMg7WbWSOMUqUj1q2PvhPWCAu8xRKIXIohyG8hhYl6k9F3UMMP6MmHBsk91KgTQFz4GMWAGY+esxsY8HEoC0zpcSgLjG9ytL9ob6LFULU3yTG3
        WcRsywh9DGL0ST22UNWHWOZ+Ux+lFhsTe6x/2kq3YAW3bEZxPFCzF+Q2sxJigMgVVV94piBuNxHgIQnza7a7GvAUj4lIJLG80aBE0W9ms6tdQjKrXDQ/XTBa
        7WEWkpNZlbi1JMY6LK1vPyt2ySGKgRKXK4+VuHwxJmk3j1a049EK4r+I9myYyfK0DOw10nbTPEmUM/ZDeFpXYlozYUi6SDQK83fJZz4wJh4wcszs5TM2NMA/
        WYIAA4INPAOeFeTLJjXAibkAI4th4UkgWbKwIF1iwgHXwMQ6bC2h4EUf+X/TNuskv61BYdRxC4lDpFVIG+LWMqJMYkjn8ljoWaM6E/u3mVh0YR/lwoPbYv3M
        S0GR2YyzSKBlrc2aKHJ8yNwXk4bAlV0sgKeBGTNHCSB/sqxvsfq72cqvbpVHoLbhhJvN2csR/UpHdg7fYUTv1Q4jcZ+Fxz9sEV/mMXO52mHE9MsdRjq/2GGE
        8nMdYYvqUpffbeIe5SS+oVd5gUQ9ef2SSXQgw9QDvBAJF7Q4VpHCskKyaO5+qdJUg7BDi+NSM2Wt17x4GPJUPwuA9e6D/BJzq2Iy2GYSk82SrNzGBzR11stj
        S/LN/VUb+ktMo+mryvpqm6tWzX3laLakny7ehaJFU6TeqTGuPwsA63vQWA/JmkxNzAbGFjuILWK82DXhpj0NJ9AdGWqF/4+ZxfVa5p3t3RjBWVd7NolY2Sxi
        uSGiidQvtYjgyhc3K6q6WcRcDwZMroQhHSsF1T7neg36GGyBWTYmDD87UKkPcIYiGJsmtQCk4vFbn7Jx+K5JqJFFb3Wg0iAOLbc+62khIu1pdYCS8LU1oyXV
        m+lNdWSaUd2ZrlRnphbVk+nXdWX6debAVIUxnnxhlYp01jaPUrqHrSdseSVmFkax32TzPB2opM87JgmRNWs2JxrSFm1jYdMztFZ80YG2luEhqmgt+aI9bS36
        ohZtVX3Rl7bmmGb9Nj+GNJ+3czOs5jFdwbFQ+vRvR2k5dbRFuyi+3hnJZc+i6LgE1Krrl/GUAE2Mxac68FaUBQ8WH7bPSEQIc+uXnqrPLfKbbzwXyE+lU1Ke
        W1my2txaorTQNUo/SB5+EstK31/3oqgZc1tU04pPTEAD0cUzaPIKBspBfSxHts88epLf4sCWLcR7GsF9Ja6BksiVT9QhH4mNhzjuLyluwcdvdKR26qRudFPV
        MyTWush3Z5G4fUuLKAAFn321wjBELHSDpC9e9G9VQ4VZ4LNZ4LpCnKuVE2qCCnm/KSTMtNrVUEMvqBOmDVb2bCON4s+5/Kxh9uqYJcZQYU0BjcNlYqPXHnAb
        Wc1LpUElYZMMUHGHeXk8FcSK8azeT4VBC3vGnq7XzkXaMy/QhHwol8EsKNejIdSGBM984YVBPGyfRzl5bV/EIwt40teK5pEy39TAIuMKcWVsp5LFc8LfxDUQ
        NjWAn3ZUosuvuCUvLfEjSYBtYg/bZbZqnRu3IW/7jDtA6+lnXeAQP7XEgBfImMwuXwEA5kZXtbpCU8CKsTPDTAHby49lu7VXIXiC4FE9m+9/m/c85L43v7qC
        19mUub9tZU+F+HgqZDgdY33O6BBS3wmDtXgi0JcnAo9SooYnAg9SeIR39txonG+K46ec8DXzvgRb8IN4i3SCtbOCtJR+9alIrvprhPKDM4FkZe0zV7IS6uh6
        rv70nW9pzIXGa/92+yB0g5H8qDxvUJrY4l2DE1/62BOzs0tTENB4J96KqPe+/Vefo0hmZM0Mx+samQHY2boB2FkV/h/KVg0mekUpbO20GFMVpa+10y2Md95U
        J43VQzH9pE2eEdExe4E8Ygpq2uQ5K7pdL5BHbFadWzud2NmVCTu7MpEZYBTNs4Yk0HCgRGI90QBg1REA2IetVSf89wpWLa9r6fq5uhhQsQUT9+ZamUr7SmYC
        V0xY2dkFv8yylZ1d8DM2w7KAEROgswCtM3NadnaxL7OyZWcX+8xzDLiLhXMd2PnVrrHifqlm5YUG7+dzjj0zeL0AFeYV85KDzaoGMFjwq7ZoAWKvd7pma3XW
        4YOjJc98r9p8XLSYfa/YCR9gZt/LdsLnj9n3kp3gGHI2+160Exxvrrrmu2onu7N3Ffhump3sMW8xyBMOt2VPOAzDDrVbid5vG+aUPj0jjrXFspAvFuvyYvmn
        Y4GNiSXGel0XPy0gJvBybK4sgTUm3clmyZLyAiwEzuudiMCzlGVYTQ1110Liwej/fNLPZllCNseWdC+IWasejYxtMIOf192wPIJ6eqmgWKwZetqFwaH5ZMCo
        /KGn7ZoN58OIEFUCy02oZJBywVTUfLKNqirpXhjd5/zbKQbmieaTHUYVEKWwZT8XRe0SQ7IFaT/sKQasO+ehDBdFik0kGCMySgn8toWnBxfY3M0822pCFldv
        hw0U9CCgAk1qPG4BCyo6WuAHDBiUeeoCf3sGdrCr4y1A04CSJL3cbzZTwy8itHM6ny2xyLfLTz/Mw1SSbgMUjeIgP7fBZgUhrYhgOadEOZLSfNLO1fhcbies
        ssAcWDif5LmYQlbCCkroEsOEgEoHd7wsZl662LJuN3dYZC9IXdbtsB5T5NQ+p+6CAcMOnePUNVgsOWwJeRtsE+1YgIWnfkBsYKFanXLwLggE3Ww8fcmBip+t
        b9PDNME+DG78LkFb+s3OBywJaTDE0GAkfXaDkfQ/anfcmT550milQ5QaVPSH5qzKJl/sbbHJ8iGVYUbQ/05sslpLzpY7NolY6thEOre4WY7qZhFzm0XMdmwi
        gVttce2HK1+JNhMmbhYB/Y2GbRn0MRq2ZVDzSOdKEFqwkgUxWF70R3aNf/ajT9qyQ+fz4ja8GwRS2YaX3kAF22K5yz3XFou+3mwbLfp8Kl2CTTvQYVzm5BPo
        UhxJOaU4L+WUYCAB5ZSMJuNcCfp+w/ZyG0z5QOsde46GphFzkTXJR8LZ0gN84BtkKiphpqLSlqmoRJmKSjlTUenJVFSKmUJKIVNIKWUKKe2ZQko+U0jpFoUU
        N11lqYctp/rSKmVaZRQrQqOlOBcaNYHZ0KhorhaM7uYKbi+7cp9ZdAKWCrFoAiwWYjn/rxZiOfWfK8Ry1j9biOWEfzUf72QVFfiLprrloqllqWhqWSyaWqpF
        U8tc0dQyWzS1rIamlpXQ1LIcmlqW8FCHK5HFpCODcVcG4/4MxoMZjLdnMN6Zwbg3g3FnBuO+DMYDGYy3ZTDe0Qhjm5GyBmObYWx0dFZpgb2TX7AUeBczeAcZ
        vAsZvMMM3qUM3m0ZvNszeEcZvPMZvMsZvLszePeEIpGmsaeVozY/P1ybnxtmLGzaXR5M8nJJutWbLjEOyfV2vY1Wi52tE+0wiZzoP4G4q3TZiItbC+8dg7LL
        jpkVc/B0kJcNyi46Zo4so7Au8sqzMraZMXOio9JmUttm/vAZwCB5zSM0ZsqsIB4nKBw865gpVXVankfwvQhNKciJjSnZJcdMutanHvw2DMXXTM/ieEEMk6iW
        6fGEDMXX0uNoRIctDfkXn39e/Jm79hLdwkZM65RrT6lWx0WbFNv5LRSL/74bz6MGTceil/HdcGis44a4y426m4jsaEp7WevGxNguyBSqyXJDfrFytS6apXnX
        gcX+g46jZgqyqK8qY1SJ2fpZMZg7p5ps64rtdmPLvdEMb6qAv3hDAEYP9jp4XlAeY3ONuYOCeZTNM4+2+cZGQmgeb8uZR90yS8BF89hb3lgExuPITjY7LNjD
        q6GlpYvZBFi1zbXTFXgCmQkWOL8aylvysgY8OZkSFi7A1XDf4ic4VuDxZG5YLd+z8pvQtlUaEKJGVLWgroLzG4t3dpvNcKslc0AznvdTq7DntMoXaIf5Ltc+
        Ckpom/hSlz7Sb+JAtpLyuexlc7wTPpej3bM702CN3+GHeFzKYCDq1EgPjoiMdRXW/GeztDC18qBhFCJzj/a0qOyb26yb74pd89gK77dF3d/ced06z1lz1XaT
        nbRrnn3hzXZ9H803KMwd3C1yztZee1yXd04Zo8Vb5a4q86Lk+tyLErGY5eaclxsSLCnzKCXnZJaZ15FMfLAsE25ZbSVAWJFEK03VWyym5ojVLXPPiiXyWXt9
        7jmJmLO3yl2VRNUNuRclYnHL3EuSaGlD7mWJWLaNsGVFvlfsFxC3rEq61SzfrCFfzgvkm5N0c86WfZVEVWdDXyViccvcS5JoaUPuZYlY3jL3iiRaac6NyQ7R
        7KrzaKoexbG2scet/fALnu3POI+L8W25wAmrJ9FnlOH3PbF1ArHWflUAxR223Zjf7cSLy1RsPvHfiyeJ9llBYjPnbcM8KD8lrIMT0ZNnT5rQwPw6fOU0wGPI
        Ood3cqP/ouTx8Sx/gJz6ybPZ57o4H08Q89PweMM3cfi1eLzwC5Gxk6qrLBTjK/7OmUG0Fs3MvTfJm+bIWYY1xPImiEhdfmiawTBkseAcRkZrrz2PRM+pATDX
        G0n2CiRfbAoDgLFqgAG0/DpULIEHQAUNIOpcUjgr70oBIu+h/o48dePE8aefZRlRFhNS0iXryRP+08+GWP5MuG/Ko6LqpcC6aFZO1vDoyXolHkASrfDVa1du
        UlvrKrPSciWU8Yk+h+sy8hY3DnBx2dZW/Hzse7X13hP6qRvyhK3CG6z8W49gK7E2R9iNESEuhOtggu1z5uX1WtapaL9s6gwTZ7+KYP8G1ktd03SVqiMKJx18
        FVrxK+Wwp0LjtvMNV46oAt/EE8s6PAIDPBz8GwxY4W96djBjP143Ek39+R2rcmJxZemJJ59629tHJliaMX2xIQRWtRo/JylB97h9kN/jnqRdKJ6dhogfw5zu
        fIwtvi4bhsiGlF6sxjaYuVO4QZ1/VOcvvpdG/6TohWA2FU4U2GJtzDoA5ODF7hMf+NJzH/jJt/zHd05NOLwEFCcnJ6emRqZGp8amDkwdnDokyjaIGJkcnRyb
        PDB5cPLQ5PjkhDwDRhETYxMHJg5OHJoYn5iYmJyYMgbV14rjB8cPjY+PT4xPjk9NjEyMmtdl1oqHxg9NHJo8NDU+Mj46PjZ+QKzBrRUPTlKFI4dGD40dOnDo
        4KFDYhmOwkcOjh4cO3jg4MGDhw6OH5wQ43BrxQNjBw4cOHjg0IHxAxMHJg9MiY24teLYwbFDY+NjE2OT1ImRA6NiJm6tODo+OjE6SV0bGRsdGxs7kJlYH5mk
        Do+Mjo6OjR4YPTh6SAzGUfjIyOjI2MiBkYMjh0bGRyZYvKxSPKymPby6W0hCgutz1myC38d/5FmiC5X9yjoC3Z0T/zX3PSUrlLPkkcMQV8XQFmL4h5T+5WLW
        B/YGE1XRhWfTkSuHwRXjJfRaeLqPwwghHyjB48uj9j4fwQnDBGTAxX4+d6zALWt1MfoaW5ZyxVJpIIhO6GIeERfDUWxQKrOC/CtKeTTBQVbYAlVe5giwxwGe
        5RAYJB7fuZJn3Ikg+OYhd5c2zIHOcX+zT6GjYUlMPzFB9szD5dFnlaiKKCHmnBv206LHMNngCx47bOXhO2whipvs8KEWBICaLZNEP26Hv3vYKc041/PXzLPl
        eTwLDaJ7MFthIDWEtQWXrS2ozOhwLp2JnbrFhbJYa2AzD4Ex2gCbCx4TGxoQtsWQzv4eb3fTgzgnZKvKxPUP2wep0/n96i6Cd16MK+dhXDlE3DCBMA/jyjk4
        mihjHjcKy8jQQ3uQPIwr23DKtFHJy3loHuSpCCeQJuCJl68S2GY/sr4Bhe98A3RJTgdTBWscQWKxgjLOiLW6bzDhZe6BQRyD17RYgRXAd8WmQPAGIVMdxke8
        vUroe99grBqWUVA1txJDygUr3KzxBnMib39flL4PWtX5CAY78rhOHRdBDMtGaTr6DIahAKcNCnQFWBopRRr+PMyL1BRkcWOyLdI0E22jdW2x1WXuTqjbyDld
        wmS1dXgSBxCnwPvASAk1FVrccYE6EeKGmMU3vIi2ZtJqi5W6Vf2zaldqsRuNAIvam7E4mpn0CSVbIneraxePtSk9qV0v56ylQPfJ4SNxbX0Z19ZX49oC3Sun
        kXV+DfrY31IdrLG9dTW5jdWwjne9muwONYw2YiNHuLdJbfbpkq/ZNj5t9HxTb9S6Xt/Uq+v1+rhLYOqFHdKyVNe9WXXO6ZKnu011nlRMm0rof0sxWzbWPQ3t
        dJPbZf7tBfN4p0tOLY8jLM4L5fFPl2yT57yotlm4nCc5M+TeJG/uNOPqkidb6ywx53fZPArrdoe430QLGttLLLB53grPXqinS4WsemrHUKpkTZi3BZnv6Zrv
        RsBzqIlA3D8Yd8jc6ZSZ1IUiHeb6dIe8bYfU2n4xK67P5vAc75QorPMHDCCwveDaQVGO7+yqhruYDQWseg0F8AfsJKwvgEpuKIC14GHj9LDsRnLpslMx9Vu1
        Kc2xNH45KMlKmlrshtlttZjduU2sy7UOBwHT6MtdsLKbaymcGdkYbizTmbxHMONz0OPQ0u7EMhM/Z2ZP3bDAiGSyoqO4QOAaANRMWrAAL+svF7t1s+/GbKxV
        zUHHMLOag45j4uQalPob4qYJ2Tc3hb9ek+v/O6bwDXyQNJvSKkoF4wVxCZfr40aDWEfsf1LUpY1D6wjaOIjmvBXdZZDJakYkbkOGTPnN8LuxgmaF0XoFR26h
        gsCgHWdrPQuWlZkGS/Wij95C0ZtOhIYm3n0L5fiNTZRsx24hm7cx2/FbyOaun3QN+advIb/z/0/M1hOTQdg4M60ovQV42ibvepq7+XQ10zRXm9a0cIMu1NqQ
        LVuNyTQ4Wb6vxdbDmu7L8U0t2AnbGHw26WfNoA0Rl5LBxnuCD/JlOYujplve7xvIGLmBmtXe/kYzIA9eAbPT8HyvAY0sR4uq8gIz6JYSgks8yceDjW8r9TV/
        E+c/2HTIBTEkQ24diGxjHa6/VfDZ9XC2jY7aOriZtzvjAbYuLBKdjZWdNwqAGypTrStzXqAyWJhhUvBPDt9bS3jLVTvEiOre5gPJgVtFsN5mBBs8uX6oG1HQ
        DH3QPPgPPnqSGb9baSvhawBbzreUWNVoRn3v+ILMF98F66okBUlaT7TYiVs5nLiuRaWwq86lN4JKDOHzYshq21Rdlc3sBFvsUaGt3oIZkKyBWUIDs4NU9c2w
        Yn0t2gcGL5yYttsFySCbTT7djfsF/fFiWvqZ56M0lwZpPrrJ6s+syB00RbxbIrg7orce8pW31wIeg2uhdRbKaeTCnBJuMIzgOUJyNTIctiJy2KBr+hE5CmW1
        6+bma9N8bGMD2Veu77JsYJVs56QD28wp84A50C4Q6Le1xNx+XGnu5yvNcUCQ73uhVITdzUTs/OUGEw3n2VJGgEQD6xKV1yUqsI26Pt0LI+MFYxFIrqsOUuT0
        Rb1ND2RxZ+PtQt/jHWgkdeZ0sjObdDuzSUfklao1O3PI+gb1jrUvw8ZLbD2DuaWe0f16O864KQDbx+iX7boFEJwsDdu41xhH/3gMSAsywrpSU+MOdDRuVZUZ
        aOokLZzdDIIvSzdH0HUeuX48T8gQQBQ/9gMRGV+CJpTg1ZSHV19MQjZY30+9pe5Hn7Xrt3cJzCEH/hdbh2YSwI1AAnrxwB7Uovpp1L+sKPs2cqI/t5MyB61K
        0CoHdUfP2XEP9WAbS8MZjzHSrN40IvhNuzDGe7w+zFpT6HGP7qlOOecaXyrvpp6Vq9ANLUPls3uhejMp36y/VJFhyqJ+eHDKebUO+SCEAO8S6Uhvj/6tysaJ
        hgMBz0rAumFYteR6a0Q+I64gsLPMBC3ogygn+jsbpLPhmYxasKq/Ut7QtHVoPUghwPZBDBXng0CD9RJAYsCn81xesxwM24apy8IgxbF9t4pyTLs2RbtWfKRl
        BgyEqGW8GUAmTP6mhMk3nTGUZn1fWDTVQrlr7XsdGOb7Dnevd+vutdBLKbNGCvc5t2mfva37zKK1Tfqs/t/ZZ2X6HGzaZ3frPrNoUMlaVI6GKEk3/XZ/Z/va
        UrGQx+/bHvT8pgDA4xbpYqEiYKhJO2B1h7pTA0dQl3YqvJaUFCRNLYMppZBa0TAuUUX3MlGww2+X39gadi/Ic1ib9phNghS422yDuyCXPKCW04ELhjeChF+N
        sSDuLOEOPxspZ0aSL6zhQCRRUWzEnwW+lYifMn768LMt9aN7kiDSfM1MK/zwKWIAO4hZbkg/bSS38OPiJ8BPsVVufnAIj43ZBsTMcUb3SpMhRCbP00GMN3zI
        97YAV92KONmLyLHxfk1R7ncW5W3OopgkL6Z94IXfToP/tIxlkU0Z8GlONrxFwHPeFts4lw9bVTC8y2U25gCgFNMFueHanjpXUuiWeQ2HaLfzERpOdb6DZ2jt
        /K5QXqsj6l+SQ+39fjxnfNj6PnLccfsV5OTwhkIeaghnce1myjlDTuGIOkWOfZi2rHnddti6F49xjxM65GHl/Sg53rg9SV152kGHJivG+rrPr65zMKyvIyZi
        bqNdbFd4CFt05MXZ7uY7bs/LJbd+Iz5IEPJoKu81pLn7B+UylSQqmDthmdepe92616t7/bo3x94ftIzZdfVY4mr7Im2G3DNApPv42iwxhwRxKOnhoLFkp2+b
        7eDjjtfirmE73xSGLqK6yq8gCRbZ2oWsXhnRP+tqRpXoHXiwMXsi6WVKTL+jZtZm4hZ4aIGvPdOCkly51ERrqcX142f+53bkLbybhBuICsV+QClnhhVD5OBd
        NVMTlV3xbYp4t0TwG2JCSfjJPFASOw1BKexG3pW6xrwrK6yYy7JOWgAzZirGmx8U8KwErCt3LifMWO3dBS4nCP9qv9M1E14rZS8htw3h7JPf9WjDex7QQFkq
        y3sf6iSePXvuQ7/up1/52O//TA6XQSnVJy28puqn72+rRKf4yY9pVgQCaJGDH/VNv/jRnzY5ammzVHirmKB5Wm6D7LOKSSdh3im5A9qROpeTXOqcanhTKac7
        U/vqFTbYb19ssy3FtnHxLl9Hev0yECTrZcnBcuqzhY0szpAF6o5z8ooRXtnyQhcXwr2hDEmOKT0/QcHEMCmCRrE/AGDZV0xKwEBP7oHnQdrYX04KoHaeSOd0
        pf5igVCyat1SsYfXYas2kzD2z9tM2UJoXegi/5b4N8+/BbkJDwWPU2LImBqLZQkYCU7cuEXjRsYt40jfD43qEF/xxsvkuxrtYmEAFsusqkGpdjVYA+OoXyzL
        TatdNUNED7FFK9gka4cBcRq0d3bGbB+n2ilPRr+7c+M7W8SRthDlxC02yfH2FmEa1786zTMzOgSiFFq8+7V6PNlRfy+vwSLDYNxf5CPQKhvcyfMZZX2HtGs+
        vu1bKcvhC/4w2rNmWVHClyiH9G16aEHvopgV62LSzjG4FblQ1Tt1nG2TB+M9GrmshK8u1nK1cxiuLWbpk0T22YPxbt1cgyk1yUocIogQkIqbSXeIOF7cByHM
        xbbQyQc533VdT1k22xljyb6WJeylYrKfNr/tuE4oVMRMLS9dJRJURFOj+3AXUAw5e2wOcwmeQbFx6PF9nSo8A2LF0DxyA8+2zDxOv7Gpg0s5VLuHqwEw1ezJ
        BZltYv8ijzdz5BLNgBi5KBg7/iu4tOTJ1RstFjFww8mTqzfbiwWxQ7RaqMTtDIVaR0umo+26RIFm12r2rJn5oiWasujof7M3MaSyHGUg6MhA0JGBoCMDQUcG
        go4MBB0ZCKIMBFFmzaMvs+/Rv4kxlKWoVQSLNQk1+K2NPdnMnq55dD+l+Aos8tISxhdZ+iitBPDNFlWtVpPdN/XumoHL6jPGu3T0wmAyvJDcvpDcqflwYC9L
        VZM7NIXuXkj2GYPec62bNqQpzV16r6YC9psLCavtrZLWp+IdyHOH3oM8t1dNpkWA6y69H7dU79T7zK3XKkL3IP1uqmMIbdqzkAzPr5UbixvSFDhUzR7poDz1
        2Ns1Isp6tx7OHtpoByqGbOunnX+jGlrynTZP7rQJWvK9N0/uvZnxKxq0XCoatFwsGrSsFgktg1Dv0ENr5WQn4cFXlN5N3piGQV7l2kNfCSFR7fXLHVoTMcAA
        6piHDakSwq5aCg2Zxx4uEPmorp0cHW/nsndy2dTKnZydWlmvnHojZRNx9EM9FP2uXY+Lszj61rslKskaykKsJGsQAWMny6+odPSFPAPYyA+2eGhtSA/VPh4a
        rH8cf3iQ696BIr+MbmynQrX52i7GOGGep5+a06cHqLVfs7PXwAaa3webU2acZtEztog1fZHKG+TMtYyXTKpzZjDPmnGapurE7BdVg1y1HCMmhSbgyuvsA+Z1
        9j5j26oICjkECZqsABbTdbzgmJGL9oxctGfkoj0jF+0ZuWjPyEV7Ri7aMnKBZ7ZWSoZittVRs5ShZilDzbYMNdsy1GzLULMtQ822DDXb4u311bEA5byCmKPj
        tuJxiu1Gh6TPPE7Rbx6n2GEepxg0j1MMmMcptpnHKVY6+ZoA6odMne3YRtRGNlwLALKlWojQ2TQtNudsSzciGLPx3HZqNVvLbadWy1MSbOaTeKAYu+ii0fIL
        huqnps0cTghmS5RRG/kbhYh5W8oLsY8rwYnidjjluAvnKAXWP+TdiZcpEeaxizDaUB/M44hcFCILrH6Rvs3YBX1M518KvSsEZzqTHjZyOg/Ln1TCB/OV6Ou8
        +f5gHju1Eg9AibezcY/ugtPbyKUkt62VCWS76HcbHrDAdrbEjEiB2QdgLCYloXmJuZCIg/trT/b2ExvysrjFoQMk3MSv9DfxGRGHDQq30U9DnPEwMMLcT8Ag
        pqOwCdNRamQ6VEB/dTUTRqLFwGDREg6zFiHOYTUSXdeoZJWRTRMfWZc4aExs0ty9Lk1O0sTWlNOQ6ti6VL5JpZpSHV+XCgeg9cFBoTeb0k+vS+/K0w/MhRR0
        u+FCcngtL4lgzUF4ESM8zwH+4D9ybIe1j10aoEaTmf8Xe+8CZ8d51QnWu+reuo/ql9Tdt7v1VakltywpUogfkmPiLkWSZcdxHJJlDBt2bEvymlYASzasf0RY
        ndhJFCaw4jcJKxtDbrcM1hA7I5gMKIuFO8EEBZwgIMxoGBOUiRNExixiY0AhFtnzP+erx+2+V5aSkE2YsX/qurduPb7HOec733n8T9KKlvO6DGfBpGbCU4Ee
        BgwV5G27o1XXL2kVUEsl76WqBrhVpsQeRWo5ogVLOiA9hLZLg9y0m7NHqsEcgzxKVVQ82gJFT88wbYLlfSYyI2vaSNHYRfOxuI2slPmwgDxdkXwdRjuPkECJ
        DdmgBuIcBBAnAF6XsparItnBVSVIMNKbNG1aBCBUXMkYsGaEEuZRheyS3YbsFwN8M7ADfNqRLw42jMcBpvm0gxo1iBj2o38AmOZxOHjpYxrFvl3mjaqqbc9V
        0aSCzxVVeyONO9+PQn15y2ry/goHUS7iMbrpDez+Q1Syr4pwsIADk6UxlbyPuZNXODEwBd8TkbQV7fKsaDtpIA9ddHO9qqSIiPgotTtwJI/WrZKECcpRwvUK
        6eGX9Qq4hysXf0tlyVsASl16i9JvAc1VYDdf2etl1o31gIg54EjdQL826v7aQL82D0UWz7d+LSKRV8rbJnu9zYbne1K/zZf3BnfWPUilIIsQ7tlWB15naeud
        dRcy6pXvceHuyu7hWpevfI8Ht1I2Juy9CziSOChHIve414d7JuBI5Eper0nfX+FI5DqXsg5hoOCEgwrvtzIUtZSLewY4RF8zwbc1PgGR5Cpfk3SBNQ8pUIOV
        mI7ITGGDH7No9ItO7EICgUXlCy3FJSsGXOIdv+V3cYcFhBfav3LZCs4aTF+mwfRlGkxfpsH0ZRpMX6bB9GUaTJRpMFEs1nTGE8ZNg/p5hwb182YH9fPODejn
        nRnQzzs1oJ+3MKCfd2yAtH9TP2oge9RA9qiB7FH92aP6s0f1Z4/qzx7VHytEgDOcPcPZYWiN9Pl399Hgarh7VkqtWVN0UeteUVetO0RJtW4ThRbWQGiL1kZR
        eS0lGq8V6VJXriIhDzcG8OGp1Ta+h5lEZtB4VBkN8TbbYI9+Alq6sQ5SiZCIDthkO5/vPtUf7YBF6mzfDNuIObVH6rjOfsZO16XPvzeKblLeBvPv+1Bue73x
        d32xheNLfWLCOtcnJqwX+4ievLX2+T5iEPo+yyatDebP9tPqQNf/TD8KH6833t8f9+H3h/tjhrA72A+ytkkxFKhIbV/UNjs2UWfmNzwYtQJcMT5mS6vHmCQr
        qYM3Z/OwvW7peZBZa2bU18yor5lRXzOjvmZGfc2M+hoZ9ZHW/509nxmOoUyo1D873qBfMAOfa8gM/HlDZuD5hszAZxsyA6eAEUQzd7KBAd5gfrIhM/27DZnp
        Zxsy0wsNmemngTtEx9MNoOjYknIbqAqq7gaqiqq7gepD1d1A9aPqbgCXwxgKtQFqkJYNlMQN4Opp0IGr7pIGAwjTQKruBorNx4EY8N0cbnCBXVYNqbrb4Kq7
        w6qBqrsrVYNPSNXdhryiocetwVV3Gx1VdxtZ1d1GFOGJBoqgNHTV3aHwzy3LPWDC1L+RtzGcz2eKJiPLm0kLm8VJc3AHxEE6GleKhDkkx5lIrBPHoyqhRnI4
        8nCK4LRhoEbC35ihRvqCGrmOLiqhRpJ+mgYaIiK6pvAzJoZY0nHf5Ex0LQA08BB46QwYx9fHAQ7rYnZyThIZmMepaTbNL32fCmNON4485SkDs+epALPnYRIn
        6RBi9jxgexKPCFCkp2pS0NjhdERGcON0xDo+YQ49dpfQwSplY2Zz6KcbkU/505ZpHygAaq0CoNZ6JYBaukBZHD1tfXMAtcizgXUfaLJ7EzvDJXX07sIh5gL4
        qA3vsEmdvbEuPjIorhYwSDtQQ4Hdmn4dGXk2ZwYpa71RI75gX7SpIXmVxV5Oxg92JNXUAEQqCbi9qb0dbTH3wqHDaaMM5EvXh/+HkU2ToHoiAx2UhykD8WHO
        GGpkElgpmDMDGj9RlcwZveg4Js3IJ83IJ82QSTNk0gyZNCP10bI/H7Cb7/AODIINjjl7kgF2IVDH3gngJ2WWw+RUKYCWWz8AfSNehvrU3p6kn28txd460+U7
        nLJuLi+w9jRc0zRI4Q5VPzD4k+VFLet+IOYlQ/DWeTOlkya2WKYaQoGhfk5ksNQg6hD1w45FD4j+kwX9r3Q/aWYaUcWSymR9AkfpkpCzpHRuXSAmXQ1tc8gl
        eWhJ6VwBvzmHPFMGuXRinvlZLx6UX9y4CXidczatLnQ85JDEouMxhxYiOp5yaB2ypACaoPWcsWNXnu5oyJ22ozF5FgAc0M/9e0l3yQWDXRhMGtqsudQ60aLr
        GcsRJN1Qds8LR+jCUbmwn3GC+hk6JgKwIn9W3QGxgO6k+tfaG+fp1ugsDThpzmhcIkCd99KmrUF7cH5v4sKAzsijNu5j6CDFJRH0BZ6+wGB80jagEh9QFlz7
        qqYvcbI7YTtf8jgs+YseQc+gUe/SdiBZKZPRmrjn2TNu6/bg6a4Pvh3+ZlxnMWpOl/tU1/s2YU9R0GFOw6D0QUk8L07yYA5p8FbMN9DzBDbnb009ozAmykV3
        JLaSC+7ovOAOfcFt+QW3dV5wm75gOr9guvOCaX3BxvyCjZ0XbNQXqPwC1XmB0hdE+QVR5wWRvsDILzA6L5Cwr879CDNDedBqLDb0yazKVecJK+xym7noKhRl
        w4nSBHlSrIMk3BlT5qosRC6F1+1MgDhagLQzAbLAAkQkiZsJGS8TMk4mf2w1QGQ7CDEwoAZ0oepTpv6iM8MGsIYxtdj52B3DaWCRePmpNk4BViDMT83ilA91
        tEQ68uyNTCXyWZIjBy4qSwTzYuCigolJd4CJnCkH7JSs1NhlJDHoG0z0sZG0unjpBNss8XIu06zn5ryYs11iHilWnUXOuvH5ZHI+wTaBXhczWFgyoeisOZ+M
        zCUyc9P8uGRVYbwco//pomQeHhhF15rtuWRsvj2frLkwWDKawxkynyiFn1tqFQzKbXonXXcliv+5DMWWrIaLC62IFT1xpM0NT65Q9EAGaUumMKzzyVp6Nq6l
        i0bpWrrFnFNXUEPaakq1cEWMp3qMZ0bdGKMW0i3cnzH8AjvFKDUmMaUt1EHcNY425/5Mw5jPP9GPLdxYU6uLPim1oo33jvJ7TTxhmFt2RbcnqKniLF05gsfV
        qU2j1Ak0rvg1MfGbrLYkJzoKlwvnGJpf7ugah7lDFp4k7IrztxRl6i3snwkx1iuEeELGRpwnvggWE5E0ok40vmKeho4uWsvYgMnwPE0FUAGTkXl9XV3VaOLp
        unFct4boXV2p8l9riHfDr6P4NcGvY8WvlVB0qMRibEfIbk9LYFfLUYc9SRbD4kH417UIr2lBDFy9CPomPygTYfQFdZzCrzlmHRBzxywJWvKgNr8tQ1/oBAbx
        scep0h4nTGlzU+xz7PSL1Mv0i0bcSL/w5U/9Bz9u0s6ngijN9q9HaT21UeubdkdH6ds6qfyN3WR60JzJI8W89HljhrH1o1uwsXwbR+Z5WtrMcq3INfZt19rt
        rGzktOAA+tGfATvlGFf0nLVmItTZ+TOuMXUM9EOb2d82Sa+iTewJTAYdnzZl83vcjBs4ftQkBY02vwtmzHD/JzEtdN9/wiTT9X9qyqb5sygags0yeIeOz5lx
        KHu7YEa6k05qk50hO1mfd7Ipsj2dvIscTokuwv/kYaPGb1kvL1kn75iSV0zKdluJXWVYNvPLpDtD0ptB6UwkfamhK4irq9AwYKPhKf+15ntM2dC9G8f+64yH
        TUHKmTVlh7cfe7prrAewcdts3wuo7teaP0qH+nXGj6Ac6HXG2+nQuMa6hw7Na6xdsiW8g7pzmkceUbqyt3YZn4fPY2/NP0lQpW4QERs22JXwdyzLkbomGznp
        J336wxGRyfn/ZsS+RF3l4uDu8uZi9zak5KRNSIeeRZzpgve8C4/7Kh6HQoTnX2CQnvIz7UXPVM4lPI8f48Rsiq0isNDVNOxEb+RyMZOZrmHTrrafOUGZ8pG6
        vwX7tzpS+D3EqI7JSA7zDzBcbbqWt8x+sWXGPvpEEr4OpSJUuEUdfJ01iFfzNvq1Rs5DTnr+QpQ+7km8Z/RVS7aBDjRfAxOL7Z+12cYez9xsG+H/5TvNA+Z+
        6x1mhswlCHQc0OgiVBFwYQhs9CAjzLwkIvbdOXM7xM7A4d0o8Y/TM9pYwjOYOm/iolNXfOxEvOxCbaO6/8fUa2jEv6RD0wYv1GZ+/Efu5S8v6HNDEB3H6OkR
        Pd2np1eFxdDPCodwR29CwJUBBvLZBDSo/DW2ipeJny8eUlWSAURxAJi2YW9ahtELABhts78Kw0pnZTCZibFXh2sxC1esKmbiamruo1nn0iEO11kB4i/27j6X
        vuCGAFuIDQ4amXmjKFD0RWSWqc9PiyrksDHK4dJItOZAXDlT1u30emeDeTcAftYbu1GYYb2xC7Q2ZQFalQ5vA5byWvseQElPWcBXpRseBHjyeuOnAJ283tgP
        lOUp6wHgJ09Z98d9jMi83gA0XohThoThc+dCFk3YWTl5lDc640Aq8VPXy1PXyVOn5KmTgNCGVKqjNcNoDaQSt3tI2j0o7Y6k3TW0G1LJYOcFexbkiGWjRn9S
        I/J4rYl4rYEVjpaR0biP1pp6sdYMYK0x9TIT0DJjCPoKySYxXjU7jFeRGK/6hM3qYrwaEOOVJZYrU8xWvpitamK2CsRsxTNa0WYrLgw4yS4WmB5dTXcuTI8D
        rGlmpkdXXsEF72zw02muaybi0eaiMm5menSjiAN7434dokNv6A+fsyw7r/hEPJlasadRADmKl+EgU/MWwboxU+PmOrItPAZTQ0S0tjO6Up1mjJk4uhpvWgfb
        BOyMrhiSEB7vpk//aoQAeTcdBMCei4QCL7oG1w/jzxiCvWnCucjdVfQCFKIh1gzS9tkTD1kIuz5pK5x1y1ZKOJ/Ex8y3RwCOz+5ULqrR8M/XM6SVgYo0jmKh
        5QhEITHab55IAmFSnAQTE9v8PhuqnC1f+NyffuWTDQAF2nqSxJ4GMQcOdaU4zXv6nP4D1n7zQfMdWszVJjkhAmKuxmKuSccpqVV8xtSBsgh6F2TG9K+e//iH
        /fSlL5np7HN2iuBHl5e1NyPcRFimKfzvbqDFFjuP9bTYEivQ8WGAZVE3Z03BfNwfs8/uAXR+rX0vapRtMH+UOIuu/REI3PXG21GvbMq6J2YX/a6Yh+8OXsY4
        XP9vvvxHD/np3539tLhoyg0yvq0N4uwaDlUAthitLzj0SeErII/1sfddRRwEgEyNmwBjpqN/akXwjynBP+XivwaH/5il8B+TkdDMmyT8pzYTvYVN4CD7PgT7
        1FXEkclAUlMAma8gSZgrQpucw6uMPUhdwSFUEfuU4Eui+ceS2EdP4EtVuG1fnahtrWUw/ImHiHVPqoCZWBLray3BA+NCplUdP1FF/ESF4yc62sbrO6SKkTr3
        I4t9eDMbZJdvZquyiTZpdKmAuCdGNewgj6PgvFXULR1Y2px+NGcwa06/NGeZbs4yNGewW3MGpTn93Jx+aU5/9+bQIaDNQoBR1a3K/Ia+1PTy6PI+pDdFqMZl
        sEBGxTfBSCZhBFhUTrHwWGgNz+Q+knNfj5fbUPONJISXr5IGe6gryfCJZKRXOWO1XA3vluSG9IWDhXeAPuvvS7BVssty78A5ulbLPiM9S1+4fhieAKdA+iJ9
        +C+zEfsHzvK9cSX924Pspaim/+/Bvg2mEXu4TN52jn9K/IgWE3jmfWiF9++Dn/L+fXTh009GdN9a2j8p9t6LT7KyxkIcB8fSV9QwzWzPPosv5KVSb+mz/r6k
        ty8t7u3s+0q9PU831vDhpay3L9OH53Rvz2e9fef7dG/f9T7d25ezt82+7+K9hZJcJd0cvQX/0jVbfpo6cmxh1opHpCXYSv6+TRd/BfTyFVpCfHrpghFiCQiy
        1sJpWBWnoS9OwxFR4kIwQAA+CMSvCDdhBUPQzBS7kUxLXiQMJRBVjGD0hbWzU6Y+Py02M5c3pi4XRfYL2obEO4gdIQnHnzdFOn7QFPH4AVPk4yFTBOT7YXch
        WXqYK1BOWW0TsnWD+REtiZ/SkvhJLYmPakn8OHaUJE0LhsqU7AapwfX0OH2r6W8GMaQhfhsTI1FHitk+/pQavB9o8mpMWp0eBFecgi60On79Onn7lLx8UpYB
        JcvAsCwDy6SjQ9LPQelmJL2syTIQdCwDn8u0umpZq7MLL6mpLQhBodUth1ZX0VqdR1qdL1pdQ1ySDcXurQYW9Un4L0AbDZDBGJwGoI0GiS/29kbQ6hqqAq2u
        gX1rjQ5cQ7oBgoH7wy8oJZR8DWgDotXVWKsbVTVodctVjU+IVleTV9Tg5behPkCrq3U4lGuZVlcjra6mHcq13KH8cw72u/CknTKyiNsDnFzkohomghZu5p0t
        gxbnrmZ2M5vFAFZoAKvd3MzY8MCCmruZA6h/m9Iqnd4E9S8gXStzMwfiZr6FLiq5mbfyEpQrcEiUwx+4mVEBkra6Qfos9fFaTDLCen1qXd1OX364jws1IhfE
        5/AIH2sJZxv6Qp8GJ7xGM4h+ir5PIqOmUEfmGsXv2MiNUcEae4ra0aFY8juTCqmOAa0fPFDSuGH8GZPGKYQHR9dCBwRYbrDBvDXmrOc3whay3rgldnHZVkCp
        ZB5w+r6j8ID7Qm4+qGcVIiZBbr54wH0RRb54U33xgPu5M9XPnam+OFN9cab64kz1RS31NNEFRAAgCT98s1FMtMUjmNi00X2D4gqzMzftrTMmLP9qrLG59KKF
        dRixLUCr0Ss2VmVJ2Rw3GDGWLQJYCF58qA9pmNFvgCLCqGwtCKPvD483nf794QFTTAALxRafox24mmLdwu43/X8+Y+bsPMrU2AI1jhE1jhA7TxQUaaVfMuMV
        6VfOfOoPvFjhRsnYNssS4ZUe8UU8QiSCovtCon0vjrlkPSPko9qFiSoX9Ad7LSc9SXT5r3Q2JVfQlg05MfAd8SQ2qrdjn0F8jn32lHUbNqpT1i2ovURkELcE
        Vmq/7LN62YFud7jSRpT0FyZwAKkm0ZGkMq83xEmfqsznzqn5uGbtV9GJZFX2HJ9B4Um4nMAyP/3QM0l1LpeH4oCqqL7iAWpVdp1fvocL8flzCYr90dOqc4gC
        mW+j+l8wPzePNGuuslfPb6lwacAKyvBV5kgv11fT6fkwXqaiDMpk865t+ZeN23du26f6yz/1l3/al7cUX/MvfGFf4ezfuw+wZTCG1+aTobkkVEOPKlow5hIf
        hQxJn5ybaytgtgQwuVOPhqSoIPXZb7epnSTJ5ctcO1neTpqPJMMfoj5U8t7RUJSyEitHcjA2DOFy6mc4R+/FW5sF6ExLgZ1RtW+A/lKzwjY+DszPtefbcfnS
        XRzB3GjTuA6p+taP3Pj5nxz8yO/dML87HtPXBNMxqczxCNy6pVcgMpnvy0/RAkfKUN5WgQp8thTsQp/19yUK3rOLg11Ovaek4J2kL018eFbHuKTP0YcjWsE7
        yfcS1/1RVhX6j9/DCp6Jy/C2UTwOCt4ICcQRCBnS7UzW7cwLtSY11zMdw5g1TnE/JmnRKYa8pirtJDhCO726CrgqZXUeiWHwwJxnVtLHC7cmk3lpTZMpmUh3
        jqsvLkNgtgqIGBqoqDnXbuN0G+Scz+cz8wAWyIZzYT72i6HN2lPDZNg0GVYBjZOvm5iC4mMxMWGJDePSfYPhBVoD4VIudx5LKA3dS3984iseCbQXvvypf+PF
        rZKJmVjAPlFS5X+Ql/eyV2Q8XaBvB01xi9AW195so4wToA0eUECCqLVhkac9GcCFTNUAPJGp6og6oAV1s30bME+Ag0BUtpkBxMeuMzbTYeQ6YxMCGzbbG+nQ
        v9kG5ES02VZYAGATNrvlZpJEHRe9chzrESuU42wmNFjKKiiUbm4m3I6KdeuNbahXt97YGicQptMiU69HfbspaxMq16HIlCV2xZViV1whdkVT7IqG2BWV2BVj
        NQ7zIOkI2dGGPugQuYSA4XTQgaM4kox/HEdaWNnKOnqN9RgXRrvGOgxD6zk2tB5mVZ5NprGYTFeKyXSFmExNMZkaYjJVaO6sKavFQaQROqzyc08/aEpXSeXn
        vh4ypbOk8o9gc90SO+SY2CETsUOOih1yROyQE2KHtMQOuVLskCvEDmmKHdKQLboSO2RcDp9zEOI0aYQfNC3rQG7Ryp13b82Xf8SKfZY9TlCz+hI2V7yVQ1ig
        5AbwKG1CmCefECXXg2MArQpYyfVYyfU6lFwvU3K9iEtXEyfBqSNKrh9+3bbN/e4B68H0xcNwlywnfZV0ONoO/PUnPv0L/hLPDrGIeaLsaGEWOfHOKA71ZrGa
        VuDxLd9hLbmD+Cypl9fspLbF/Kl8wX2rqm8x3pL4e1WtxI5v3tfx9ftLX4Ofyj6d+7rxVuXv3Ueteu7foEcJevQZ9Oivnv9Fm5r5wif+I21gSeOLPaAw/uzD
        uOr5D6MHTboWSjLpdkcSb+vD//3nHh8KP+3evU15W+998qfvfrnd95O7EUVaEhp3kj792JN4xsv8jCG8j0YCztdhvIaeVSxsCHqY73g08vuKhwuEukVNYy8U
        TMSFB8oVD5QrHihXNkouA48hY4D1J9lSu8o7kdRex3ANtWxzLW6kwqkEF1P4+e91Jg6QGvUOO3MqDWH3I7Q5xNbWPjpOSWAg8P7CwqmkQu3oSb/wJRg3P2mr
        PjpHXBy5MCZC6khopwqZJzkN8YNcjoB5khOODsGxGzJPujgeRJJtyDyd4L4HaUcQgv0dHPbHnIr0QMzJQvfTpjZk34rOfwAeD/IbkxbnN/LCGNI2Kx7XCjPs
        nC01khgwidAnI/oBei2OCMqlth43Jf3qozgavGP4dfmILcOv8cfrDKALQ2w9acp24ajZka3EiVuNbQxRS8982uTtV0MyZ6MZ2tDQcm6XEKpV4yZHPtRmsKCb
        qbqRLXCVPexEcN/ESFDh9jpXIoBRSrC0NiCFRQMludEPcnCyRAsPx4xwBAAfBB3TVv3ff5YhcZ61ox9IsOEG1NH/CpmSpahgf8KxoGwoaEj1AVug9q2ZxLuV
        2+jo7t0K/Jh0YEYqYaR9AJlpvAlAbcqdSeqp5EReKe6PiPYq+NVTdZzdsL3OvpDmHsaUATo/oh13oMqMh7WDng6/NJCtlXdr3ckC5jk7TqbJwPVmqE88bcpI
        0qrc2ME7CtQagj2ZN+0eD6uTrt+OZXFf+nlDBnbkjVwOTJm3JrVt8IvK6epNezlrjR52Kxhe7/rQM3ouejCF/B/eN88kJtpD0oQbV5zB3Rz534il6srNdT42
        buYsicYtddNgox9oA79v5xoybPfWVvd7tM09RlGZX3TQITB5Z+6teavUdC2M75gDGtAdYnw/SwxZYc/TDqRZSB9ijkW/J25okzvoy2EQZgyT2gcnaPpxPUqj
        N7WQfCQxBVwSwcGcuZgohonRZuw6zNgum7H5pfoVMA657AVSjRlVAwCQTvYoNsTIF+CQAz89byCf4rg5s8biPbSfvt/UyLOSYoGgfDiPie1o5bsHX9bQ52ut
        h/OBexyfgPrUxgebFQ1u/yy+044+0Y1MHF1ICMWlEhfaQpB4LB08FOsx0XKuorXeqKCIjwkFo4rCPqyI1BIXdhP+HAEhhz8NMj4Ogs4FpLqppavJYdU+g27W
        gFuGOHIEqtfWG4rayx+tAxrGqcZzmf7Ju0kFjf7RFHgaE7775aqG6jKw4XvieKwXqdslQWRaB+y8GHXq3Mj1jl6WxnISaIC6Gb9gIT2zlgyCCtA7eI5RNGmA
        h0P8wY54lY24HxdHktA5rAajeYsENfB3VNIzIIPT2M29KnkUYVNc1TcpYjtUUoR27N0HKG4V0Ay4wPVCmImT9pP4OgMFAzKJxY+zre4xzddhzrHeWKdG0lAy
        EQ5DZLlrsf6txVK5Fok8a62p6I38TNpeOjruwwPd6cFY1HHpKlNFVagib9NfP/vBf+tTqz6/cPzDsIGeOWVzfEnR6if/HVo9mbfa6pL5Z86ksF+//HBf6qdJ
        ujI6aMVZ7ypgj0BVxCHb4bQKut+lNGxTBUkQKoF/CDNtcdW0iLbeTKuwEUJuVyALfFjiSZhF6Zp0Hc2Pvb11IydSVBhdK8KUzbAuEl764HAZLcxDeobULjf9
        6z97t81D9f6veTQcjAf42K9idM7MUstJYfK4IOFPUR/2sU+BC9Zh3+NB3TFF3TGh7oC5+pnboGygv+YWqB4QEn2i+phwgN2vgn1wL95PG6JBzszeMynp31nW
        lY5HMRGHsjq7VwrqSgpXU62GziWnIjoVCV4nqdMYBnhOK+kH3kv799SMnrbENeSmh9/LG/NBhjNQg1hGh/UaFKjhG9kogbM3QfSrigDXdQm2TSbjVSCa5bAG
        v53LDhkqXgUDmRHBQMZ4BDhsRMzHlOEkKOdO81CneWhiqRhAEAWnCuFvlY8/EMsxkL/Izwa1NRkRCQt1E5h81e37kCEvNW7c2LFxnji4CWHNESYGbaP6cRhT
        7NbsV7we0I5OjW1nNI1ACLgKdpM3DkjRLel16Qc4dwcw4ZFahXGm4yRPgUlqXuLVaV9LxPJ1rjVnwhLIgNQ7SOYA3HYTDQYkIivM2npowi+eyGSFnIaYRzPW
        aNvugLCmiMwTbK9lm4r66itJL06N8DpDAXcRtFdLJ2cSN31xti+tpfW0AcQ7ksmTLH9U+YfH5QesHxqZDp9qmDnZDoCGnfSxD0dYGJy0T2AiaemYBFXJfgyk
        w0DrtGAsF6nuldaLgfJ6MVCsFwP5ejEg3vnnaL3w8vUCGZgxEhiHdVgYasoNAPA4wEoATwHNZgX7zoBWAu3mIIJYl/QTF5sw3qw3rmLUTtXPS3QA9m/CTl+B
        XR6iwcFJCIOA6+pBGADI7/59sLrfv49m8OffRYtTSqqQFokmI1FuHBU8yppCa0gMBdE/ScOpxYPWdPrBd0YpCbfoq2biRLOW9MmRUmwvPhRxSFvpNNordmfE
        GID12O7TTJ/6/Y8d8WhT9uUvY//nwsItXeWRG07PfxV6XQSAhT0N20HtzvRvZ+EeZemESnskr5ppNXaxb3zqIURJpqfeFYVLLtEoDFAQmvuI50yGaQ3Esc6L
        KPNadRtE3XZRLyOEtdRj18Z5rIDgtSrceGCyJg4TYEBc5oruNaYmhNfYtTsMtXMYqfMkWDBNiqHyAuwARr+xGXv+VzFjm/IZQ7FNnn9+IeYrTNdkE8ZJHfqN
        0Tf6xsf4jUMlGrEOsC/CUP160TdI8rCsRUr8XmCyiIb/5Jbqg8lq2uw+oVY/QQrpih9H6Tt2oBJP7MEC0kqgAqs6LHKk/918H0PAiR4rRfoQoRXybD4gbjV+
        SQvquxnGQv7EKmoGNj/a7FY4KvBNsp4grnC9MSnQqiqO2Dcs29/KGrtt0kJTYbCGWcncqWCJuVefOyQ5GxWoptH7zY7hq8nw1Xnc9CgCpBXuQzNzH1bEfTgm
        uKhXow3XA1UZhFfJTM630EeOHttBH0hH3crrVooUzcHU2t6KrmGwV/wZhIeOdpEJbodHz0TAGPJVO7x9OFvJXZCISMQfR24GynB+G07siPn81pihaW+FhgOX
        Xz8Ot5CgqbJrD75ZUEVdqIKaZu+lSccprreZnjH2hTQqESIAJ+ngyvJhQmZHsN8N08GBpI1EbYgQBk03ZGpDtEhtCCX80JCUWEzxsUIic261IyHeHCnscRyx
        eIMZXRjaXHU7C0snPUQCi1g/+ropQMfpX5KUwjjMotocWCc1U4eBfROnlYVd8MIDOw4X62WkUAfMXF79tJqynCPqI14jlyPQfiM0FTmrWFOxOQ49CImXssjc
        AbZXs7fTlL2YiVhZRy94A7LgDWDBczoXvAG94MFA27Hg4YdEdu+ytzN5wTOLBc9MP/IwL3hmytPAb5nEAHIwbnm9G5DAcre03tXL6109X+9oQEhvwPbDSD9P
        K52vV7oDRC+0JTJl4azo7ZAGigSCFBsEkMhfeAqSLUa8mv5dIUFwTX2TU6wMNtahYfGwiqDBommKjCPtkFdMxGw4WC0Z6oj0Q8RwxGN05wTkF18OBG/eY4kG
        PipARPQH1RhYCV9FnRtNYcHGgsEaePpgCDieHXRNNJPEKtpxH+px4OkrpIR2xEWzpeJIBZDqkBTLVUyrQz/tzBLecI3JhutEMtUjaunN9Spd/jlHTdB8BNCM
        iXG4LvnnaBnAXoaYkNTq5WA/Vd3H0QvbaANxhVrN27zmQw8/Eyc1WozkFfc+FF/BC11q3BjT0kScPhWvZvVvmM8jHO4N+175TVhdeS2Ig3Qzm4ZK26h+2UM5
        nbshJ5Q35MBJvPPp13uo/gw4qctdApyEIqjZHkpbJvR8ZwOPoQ5kqHlWnUSmIenXPVH9CM1AB1iEVbFDpA507BvZH1jqvUxAR+fpRtlIZiMwCQAHjnielJwQ
        OCr6xVExKo4KRuZlaQbPwAoOP8zEnrdE7FWgBBuC2B0wGJvmy8J0CyxxWdM2Qmwz6NCkBh1apWo6QpxRwQNBBUqgC+eTVJO9Ll35W3ZcC/m7mI9Y0i/Z33rF
        lRI1BhB0BD8ioN8YZr2duGUd8d4/Sd1laCHZFxSOqu287z5h8C/o/LLvtwybGssT5+TV5jFxgUwcJqEmFtBopnM7tgm5j8GFMTCqU0TPXRgz8VgrnkxfPBpl
        GgvIiGX4JHSbaxhARPYXLu9uspFnzUZKrIgziI1WY1leCekfKPfOPqIarYbQ4GXgWC/sT7n8MBs2q2wnVlXZUXpi/vWkrIkOOOedGcJFMYrBWsg90iGo101e
        oklyNqUkcBPb2ibMgWtp4hPeOtCfMfypzURP24zNDXUO6lIATbMJonVcth2SfoTGoA1YE3MKMHNrh8kRLrQnjX7DZqWKGyBabaDlYxngrNntHqzlsMsF0h/w
        6TBHTzHFsxIgpeELX3e3ruCakre52zUplD6O7KUBrAngvSxdKEWeswmvygMCj8lzPIBgRYVVWc6K/cAK85DAOm9DOdLKSS1EYhourW68FNfF7lHvshTXey3F
        9UtYij+WLcUhRENdL8UuJyblS/GU9ZiZNGTVZeRugcq/cZ/4MnKD6ssw0U5Zb0+MC3247l6YU9cbe5k//A3mvg4WWYWKkl2Y8h4bUH6ZdRbbdWyXS6grt8Eq
        HiFHSttsSbFl8wP7NN7K1XufXGCfBk48bkZvQ24RLeqcGRQzhAI8O9qT84O5I+cHxI9zOx1WX2vdRgP5u6SmsZrMKit15naonXT8gaxTP5gpn3gvsfP3W7dB
        qnBLTCyJDQ0bklbSl9+VPc1PHybp18dqTvRDi4SrD2WY/TTTMadHORt5tETINpQR7ZCicthn/G90PErHujZlXdJDltysxkU+jYt8GtdWl3FtdclWhhDGckNy
        jzDMC+bSpSHkik86Epe+rLHvuNY+Y+rzt0mKewiHPv1dYLd+S41E7ME7jPzOcIP5K6b4937ZFAff46Z4+NqmuPgeQ3RuuNY+yu5AzhMdwX2/rd2JJ7Q78Wnt
        Tjyu3YkfNTUomujugDyLTf16wLvEjdRkBwRNslNA7mNj3tDVDowiJ3YZB0nqYEHmW9QV4Vw3dqmy43MY0RZ6hKiFr5MGfq+073pp3iZp3VXi69wors4p8XSu
        lpFYJQMxKeOgZBjGxNM5TIPmQ+RWdQxv+cuS9KwGh+3BvBRb6SjtBg7kcUznD8QJwvacUiBvHV5J4CeYCItYhgjeVXRgnJplIAdFB8apWYboiGE6JAhAWAYo
        qQYdHIRFLAMmUY0OnJ61TAJ5l0nxk5y4pI6VGpIYhyGOcZhUQ4hxSFC3K49xGJJXDGnqHOIYh6GO9KyhLMZhKIrwRAP4bkPapqbCtmv5B6wHizQXTsviPMdf
        BCYQFP5Ah1BaJBsS+6mkuiV66LZtvKRZkUTDWtFfMExQdYvigED9CyMHZQ/EqVDZaXNvmHDbUuNmWgGffXcfAxGlCO20aMWydbBtIIUqsKudiV1RB5xyC+mB
        XvaXEYw4txKptGio91QSdja09NdY0i6LROBTAmKLxNSiF4gdfZI6tvE9D2fqx2xU6iQjH0VnTPECsaesW7/NdHAGRhKaF2S4GTGSaLgMy80tVEhXFgxbLhsl
        rjNy04v2/lpQbCxebK0HM2Ah5klzT8MyOV/sKWU+tUW952Gt1jAn42/xAych8Rjw3/wHxA0Tn0ieWgjdClnszb0JQ9SysdBSRpzF77qcd1dqpK46mbkrYT70
        2OFLMsLkXSUr0x4bDyQV0REdDKmq8FKZAgNGm1krT8cJJAr4JtOUyHLGnrJvYScfo9RaDELFGXP303YdNGNkAdo0nTOM/YSoZUOe9Mum6R5AwDDqvtj4cHNL
        WexjVxb6YfAmGGVT9sCqBkCtLOkK4H2WlJlBQBKXdbG3J/42jme24di3lAuIOkt5sO3rMbHXS70qY7s449ESuRsebRhFpMbMG6ALSjOfD6w+YclOgkcqBIku
        gxmTaZzIFVw5u2DsTbxt+gqa3RL5ySmkWBPbURdtSXJwOPhcdAkHukTE1VUwn29P3LQi8w73J1KUn2f/bo01Vt49Kped6q78fHXI4uFSWsDhTekojRMNqg+3
        CT14JAmf2vJ186F4CFODuAiS6nZq8SeTPnl7ILe4yg1/qigbkZ7Ee68xR+Nl7FKGmVLSOeiJw5yh5eqRgpLELRzSfO2SuhyoKkNmZl8hdqmBqvqkWgZep4sP
        vHvLpvfkhoBZ9dAW4/tY1ZP7acf1WnMUu7TrjBHJpB6WrE8keKIejEQ/W2ywU6a2z8mY/YzF7QJUNbjGp77VMuhDDAxT8E9gHNApnrfBpInDcBKxbRg4Vvyo
        a4tHrNYDi2nCuAaLx7UvH9cwH9d6Pq79Mq4D3ca1smRcSUGhcT2wZFwri8Y14HGtvPK4CoHno1uT0a3K6Fo8utCsBiVGkrZ8cQUGK4SCKYvaWRUBxyWT9Bg7
        G6gjFelIIB3xuCMxxzKMhDFw9IlOk0F4H7lj1KHGU0nWp4BTMDjkbDD7Cl0W7NQgpmko70lVeUp3jUa7N9nIoxw1IB3rk46FQjZ16Vi/Jpt+Gt4+kE24D/Dv
        JbLBsC8hG8gWIgj84KyxgRrAC9GwCMMhGDVE4oYfsEgIFntrW7zgtqQ00wH76B0SmgUZa2t+EwOGjSXOFtjSaiY/PMgPFJsKSDpFggpyNSdwqqpY2L3Mwg7c
        xV9/T8S2mLSBHuv4TlockU29wZyI2b47LpidY8jqUt4aa/Baju3zJbaPq8m5UA8iCfhDEQRtxXFzK04e7mdBixVXipFtUrSlFUMCqXsrLTKqVEgpQKhPDWuk
        FFFC7BRv3AXaUEKBYHLdLpm9Am2Iaybx4eMte+iA9Q4nK64VAj1cwgZDDhskNRdhgwh8ORNkiSrsqOTQQYcrwRuIQksP2zPRHYzpCXtgQ6eCkIpvi6w7YQuB
        H4fll44ftUUJOWYj6pe2BsgOout/xYYjmrYSttD+47YAGpAOXMfxMVtwDg7b4BTaMiBqI32J5AP9yZVmL0vbMkhdtgp12YS67Ep2eeyTuhxAu87Lmy/CK6fX
        LFhJnXcX641nrXyHQdqMh8rTvsvhwccdQJIgDkfD0dCNpx0OHOJAuuhOCcGpiPLlSegFYv3uQkACWAbuLJqepJjUnSIAtFTwRCpwwKAjvitcT1fDeeFGu3D1
        lFw9KVcrfsPnOJjbQUnuxOB70qJEISBEuPDkbty+SW6/Sm7fKFXuHeCy0cs2mEF0N67aIVdtlaumY9Yiue0VAHr4F2rvl5D9KLfQj2A2jAu1H/7Rn9i9777d
        hvGXhvFqLrHVZdDZ5eTytr1jvEMYcU1uEQpDczplkL5zNsAHBMz8BFhH2niPtHGXtPGOmIstuGgjg44EF2pvL6UVSBs7m7eCm8fqnjQm6GgMEOkrHnSLtTZK
        gLjAUx/DgWutIJlzQhI9DX4v9pmu5OpDq1mwZwq71sRc8Xm89Hms9Lk1x0x2zgJYU0N2pxmPTVkf0Lx0iHkLzkkbiQCAr7NQVYVrYYISKhi9Uzx63IgkENK8
        XcbrrTJetyGLL7qrdB9M9oDgSwKBm5jUFbayjvnSMRjCTlIT/3edBmAq/fwH5Pn3y/Pv1c/nbS9TKDMBquWYMkuLuOCgKfc/bMoDQE1SYUdfG3vShNIQH+Kn
        eeCOQLjjsH7KB/RTDpmaQaQhQc4qxz2wiruYVdpmiVeO6oc9rh/WNjN2OSbdyPnluL7yo/rKY6awDDc+ADlWu7HMJXJLkBNotRe3nDJfgVtO6xZ+VrfwlFli
        mCpaWLtkhqnm7al9qximmpMXDqCxs99W9smpQ4ilmjPSgimMRM1JakLoJ/VQPquHcgE0VstofdFDmKuO+yjBdFGukm5XZSxqJR47ww3Qrz6rX/2CfvWZpa+u
        djLcuZ4Md14/6yX9rHO9GS6QRlalkXrCHODCZexXE/Y7aGkmtjQTW0vYTxpYK9YsvysjHrJKjHhYP/YD+rGHrIwR21YnIx7VVz6ur2xbJUaEsx5w9YI5IjNQ
        kz72SR8HpI+D3CnSXB2gqlFfG3gaSCv2C0ivS+VoLIzLOhgaqNRquIN3HMexHDiGDOEdQ3jHEN4xhHdoVqYQMRgI0tFl84fHXgSBAoQXwWXSgDU/IvqC9AAQ
        g9iOGD7JIz3+LkaYA2UYTBkYxEjbDcSMzu1hdcVQUfaSj9vyFpZKU/LcSXmuoucGOgPNFb3IyCSX0Sm5XKhHfO+g3Etqn47RfSvtCl0sZJGukDai66GNakg8
        Xy2D+dwXvCqu7cPZ5aM6CUssnFXYPeEyZMSLKiCrghwz6nLFCCNMDLB7GH+GOkidlglNnR/V1HkM7NHrHriwmDrE2mM8pTy2kGE/AVVMszg+orTppcluVtJC
        yfB7GG5d6vwsjih8dA5pAqiVdgbWlEMOTC5nXDgDKuw8pG6zbN5g/pIjCjxKk+D4mCMK/GFHFPgP8Pq81m47kgR41JE0xd9wZKPwHx0ZiGNaUX6SrZXrjY8K
        3IX0Ln36YK7kT4qSn7LdHNr9F7EZ+PtP/Bqr+K6o+AhBMELi5SZqV69GCjYM400pmdAUAPemlExowjgyjMAQWK2bqh+G8SbACep0qMEw3sRGOKCDD8poCkpd
        I88XPBPoQkwwjIdsGGcfAZL/2K+iDeOhvCJk+sPeC4bxsMMwHmaG8TCKxAGyPORirnjD8vAzpu0AS0AXTYAdDvFJN1psWnESjysVO1zLrVypGKhGmZBhW5EA
        57sdwPkwceyQ2oIeKpYIDoA4G+CimP19Ox1Kn3sfipUg6z8QsDxsWmw+obiXtqpsZmOtpDhai5HDGJffEXDFPwydkQOV/eaDzjskBgg9MnRorKnMO8UZXU7d
        G8VuFOAEFsoTOfwlwp/hO7HrtQBU4a21D3vxCmVFn7JjIDHMfjUCDhs+Xj+T2NH/aaeHv0ptpA/czZRp8/rEp4Ggn2PYdJDdy6Q+iHSRjfI5QhnldfK5lgQS
        lOwwoiHA1WwQVBWFv2DNrdOH+s2tPbR8wP4A5FBsZkhaeVDL4+UcVYV1CPkhIxL2y9WeLcRne2C8GCDUK47Egu3BsTH1PRBsEvFCJE5v2QOzbgsA05zlNYMo
        XI41qKnGjYyEMDqDWny0nLWQ2uOgDgR61xAwOAalc9Kxmej3UX8a/6gDNT/kvX9NDc3QQ5YTIw/TlI8AxoZGNQKUVAYpceqGnc4BtcxV/WogRxk+e8POpNJi
        08wxKz3mqEoLBRy9dMFKF+QbzDCnrPSUfAOVnrFo84pvIUMQr5YKc/EVUnMrnlJyfo2yEbcypvpQM3pF0YxtdTPdSJJgwYgBAyKNpWGX2B00b8Wi5uWNw126
        ZbhXNysO8zaFROprAH49QetpMqam8HlMXSGH1VwdGf8rk34tEa2Z14JSTRTZUSu49XPJOM2jnBkHaoL+VJFPxbPGO2o6RKClCIY4TH/xnp2quG7nfdvYtO/A
        pYcpJlVyhmbZ2q/glC3dFDeoNysSs9Acztww347H0k+ZEoyNDLE9SZ2eZx3Ib8R8Twuz2UzTrrKZpmH8mwaomQ2aDtmJVtN8SZQwVoy9WN3POPpeR+5dcGb4
        5mOO3E0sgNvpQktfaOkLLX2hpS+0ZkJ6QQjIkmSOpiMfYaCHrKRh9fEB3nPsRpJJGd4k7pinMRUrXEv/teFfz4En5nHxETxvDNeh7GxcGvnGfdsSuxWvYME1
        RiNqt4BsvlP8fNSYllQsGcdQ74SgQshg55CP4+cJzPA40ZZ5F0/gOO4ao/GL/sA+kax6grq4ChHTHADNDMs2IiawYqb5y1X0jovcZoflLHFEvSK4BtE7JdDe
        ujmqTCCryL14UMjxp4HUP3GkqonBhiMS6FUD+qCC1nXWtK39QNlMTSSl568SBBiBf2Qjt4c6JJZhCvbibyZOgR4/H/0pa0yd52/g81IXTX7Bd5SsouaGRQXl
        Z9ohnXTzN+9uKedI6TG7BQvKE/Qc6D4WLQlIAr0LnqYTSYW77anKE4xQ62MV86XvnvQdmkD4n13bP+DsN7XDWhJA8BQOL4a9kT3WulAN8JstwPQhScfRkHzV
        cvZ9NW/hTo2aDADCUKr+sPMlj9Oy8zgtT1AIGaIaeA54lS8ZPWJCR4Iah2lVspS0xbdIPppNKw2itHwVbmYopupmK9LZGcigwZYHOQxFGJYVfQy58y8+1Jeq
        1GeHubvlnfAyXAvbN8kchlRyuP9oks9yBc6CxOf8RYFl1K8ALmRRtgYRa+g/jWKxg8EbuXVuHhF7g8SSibld7P0nbdnhSfIhJxgPiy8K4JU2BrWKWrAJHHsy
        D/U76zJ54V0So7cTn3fdh493Iu2DkxFrwNmZo35VVTiX1DpTKEtoJKUCPIDICUuoAuZcPs34yZw7ItQczqnakXC+fSJpPEFj0RDG440rv5nOa17E76Bb5mSI
        WdZ0OCcCGSauJKo5CPqfXfi63Tl4RJyQV64ulFTiZglmZ2d3+NumbTOwKyoM0ZPtSVa7Hki8IhGUpThnb1rpeSkOa7PiiGjX6BM2qxA2gqXZUUszdDWI7Gqr
        hi3MM4nPogf1qXRDyzWLdLQ96QVHTiTBE6z2E4FgBOA35sJKpbbDq46lwNQOlD/YYfv7awL0e8ZnDHRV5SBOUjVzjNoazSc78mpbP/3m9m/92+d+/vqtv/KJ
        G1/zc1/6yNNwZP+TvTeddbYnYWuzvYkueu/Wv7x5+F/9/Q1b775v/abv+7hBOn8LGDAZZH//dL5q8C9T9Mv0kfv/6l9/wpneeufeTV/58Oav3cC/KCQOs2yo
        5zKxhsEMka7u72nYlmmQwD31VU4QoLVteOvfbP7Hf9ryqi/dEL1g0SbhvwJ9gqOih1MgXVtJveC8Oq+Gia3sdgmJvV2saUeYs+uILkzPvhihJTqAo7K9xTGs
        UJBrUHtRjBLRXzDxAKWwLtM5GM3ZcR/ifhmJth8+sBqjxaIKbcQ96kdYu52Et3Aot3UTKWgHYiKHuAHlAkix8YAtyBTJEJgQqziyqKFiEGlvpkkdAso6tkwB
        cFMHkDg1wOujgKYiOnwP6UQN/NBQ/ciokjIz5k9wP9INCkiBJO8et2MOaK6hwjZvrnmz3Uds8V/wE2/CaxIyys/ACSBnHvfT419F/eDjPg+LkeXwSdHcKbog
        4QTrGgt4JpvgJ6hRdfBmQwY2DiH4Yrt7WWpdwls1UTe3AfnkLwI7WrQy5LdFRchN9UItI8yMimkjdtrDDxn1ZRRAP5xEoimR/4LXpTXAqW1UQhTzcFwv8LFI
        0P/z87RoRvxlnhjfwddm9hufwBnaaGTtnZwGjoot3y3DaKd8mbLn5hJnLimW6Pl8uaZblFM675TOe3PtdrsoepIE7XxVn1xoA0QRwmeunZ9DUMhc4s3BzKFc
        3J047cSLfsdOAHGKJB56Zs5bpOxR++vSwUJw2nNlNpr/UPH5CF1ek8vpkmObHvvqnz7mTs9n3E6KDF0QItwEZspiSunEgjcTPWur6lq7DRCZajFoZ27YVSdJ
        uXV4/da3fi3+qxvmoz+0eNQcflwFjzuGx0W/y/cft0q6zS6k2nOL8dMxS2ua0xPTPDdBLzqZ9XvQyTlNJ2cxj9X0LDX7kwDkEZpok1gu2r0T2ZAXapmgzKQq
        PeUUPz6Thpm8pB8WfHn8cb+oOuTMaW77PbsAJisGnV7uyZjTJ5c/3ekUemZp3koaIJGhFT2NwFVSDu6su4sqUiTLblPLOhCMgGmCa4l2mCrcsPAve8ovc6df
        5k4ugizs2GUcjvYah8N6HA75hZ7clSk1T/oVRFdQ20A5TBzz8+yvoA/MibUgOy+MiQlzOtjSke+aLV3mle9UthSkGafElEQkTg+mZL8HXUwXyEjXiCX1mC+0
        57FxqnJMg1NmyEN+xpALXILEKbEjqapd2RFWsyq2pqTyCDOetvLhI2aU+Cw0Fb+d6uDGIqOBe5M42RunJxbmS+ReVoDLN+gGfZUbNFfSMdk+XpZePR/NW6Au
        D7cXPRzoVmWKp11SiebrrKn5tG/twoN+mQfdjAdd5V8iD7oIBBQedGleL33hO+72EGhHXeG0tntJC5/PKJbz9PYmf9ELn4tlzi9O4Ey9GCVwGDZg/qKFz//G
        OCxYxGGVxRxWAdss4bAAhBcUHBaAwypIIUPc0qKFz8VKhv6UJm+uNM+LFj63FsrldEnXhc+FZKqy99Iv81nbzfjsDOL+K8WggdMwZF0XPpfXLvZm+prXzpsd
        C5/L44uN61r7nNmx8LmQft3p5EwvOjml6eSky1jsJ11e+LjEPcBSkcVRWvisHgL/mNdD4Lf1unrYW7TwHfZ6LnzgAB5z+oTcfuXdVXf0mt7l3Qd7vfu87to5
        99u02ATfusXm28AK3/rFZnbxYnMuZ4LZy1xsDpUWm8MXWWwOfZsWG7fj0f5FFhu3+8P9xYuNy5R9Z53VAPzb2VLm7m0MuKbP3J0MtHbXbYS+Bthj1RhvI2ne
        yCaQuphAmikq55miIvp3AwuS1p//G+vPgNhnnbsFxZE+weQpQPu/5ADzchlbWxpq2RPYaDNoAqoNZ3s5i3F2DN76+FgvC3su7V+3QRJBFzRKZLOzRAG79iKY
        WjnFRjJHyB6A3+ZydnjnrR4C7KwlXH7GuqSFTvM1TdOg5mxWsd3aQM7bsgV0a/0XVyUxKOBuuzd326Xz9sVVSXuJKml3crfNqqSdq5J2SZW0u+zw3FrfZfA3
        XR7lHN5joWvyQmcs4vEzVsbjd4i6UGby2mIm5010W6sRVcHX1Wz+QKlM5656lUdXmPzeRatcrReRtO0eRHLILo9CbAvJHLQvdVEoL1457dgd++XSx4yaSj93
        7rXbOX2JVaHXg3o+HlO7dc/J47/9Jx9rLcxHz5iP6gnsaOiHZNKYrEuTKp9GSGxvvX3sMy/PfKZ/uq1VvSoHLtLIP1o06RkiyDkmwKINbbryoI2JL8YVUt6c
        k5ktaGA3DPwdoo+vKG9fuxHInEyzs3X78h+6/4+2/WfSPeATRiAkDAL57bBSo1BKeYXId8myLchHd+kiwL0SG8KhDlUqnBPNDysSDM8lFcjroYacs3uoIWfs
        YlLsnPZOXyrtgXDY2CSmqcxuw1JKW2Wyr/No8sWMUi53+DtVZLF16FJNUlDMtEGqq0LCajSCGjvMUaftfPdrsm2nJKvcHqQIPanKgaeZKep0B7lxCmFGRqc6
        yCjTmmQDQJ/uymnz/AE+2WUv6XTZS6KOuXsn7GWvtJdknDfsJW1eA4Jw0cJ7WYvuYaeHPD3oCBXPOpe56PZ3Lrp9Sxbd6Lt80W1e3qLbeKVFF8tk54I762Q0
        bGRCsiDiau8Flw20UbHeDnest0FpvY0WrbfVXvSx0Is+jmn6OOoweM1RR+8qK11FqttDpB5ye4jUWbebSD3vXI5IrRcitVYWqeEikVr9rhaplcsRqcHFRSqM
        C0ig6ZCo53NqnGZ7dYkWnV4C1WWBahQC9fYOeWqV5OltHeLUycWp302c+pcpTr1XFqdepzj1wktVLS7B3hj2sH7YvSwdZ50e/HBas9sp5zIsHUzt1YILKmUu
        CBZxgf9dzQXe5XCBe3EuYEuHWqRXnMq5gIs02h12jh5cYEkR7pwJNi21cmRcsLGnkeNbR4RLjBxO70f3MnI4XY0c7t1ETt8GvnF68c3JXqr5cb1yHLP/J998
        W/imvVghP5Yr5G3z8jjnWEkhP2725p1j5reLeexQlayCojr98zDU7jCptXgV8xV98DUQNqek+wh2W2rfC2Eo1JGNDYknanI+CBKTJo3wei70oGsE8qcAGeb8
        KQI8CX8aBl6JyUGQiYGATEHGmF1p9x2wJHAfSUP1SS4vitzrOude+3TUudezYV4guwu72RzHhpQMg7ExFlxkYvuSnuLnNam/5CJLfb3xRVcqkr7gSrz/GVeK
        ij7vSo3R0y4qj9K2zI05e+ozLgDE1xufdhE5vd54zkXx9SnrpAtQginrWTeu4bjgxhE0QRRn1UlCh5A85UL7VlyQJT1ETfvhxU2bsj6qm3CMm3bBcNouEniA
        qOvGy0lw9AyO6UO2lNE9L9vViZx9pdw66p7HedkuIzDoAaOViJHQjG2kVxfNesGRZp1xdLNOObpZCw5qteL50V0wbHH59r6ORLr8yXv4yfV+jOkUhhQAUAZt
        egoEU5PvlVxu+qnBRVJ12zty31ydr50//O3ycNRIsKfl4cjbruMJJzkDt2+DGeSX/4hc3sTlt8vlO+jyWqgbr7NRX1ycu7bsQm3fbs4X2mWcNYyrcW45sm88
        SfYKliagNptNu+laOuHTlJwxIx+0avHKQaI3frMgzsgzozwLDwkB8qkqJdc5kBBhipW8Xz+6lKZeYfLydEMebWDNm1Jg3Sj9VOGJ4CTEoCCiIG8YunPYQS6m
        y/VOzNTsQlLm5ZAUvY2z6ujtNbxd0piDLAUuKKXALZ7VKvrRNqUjSG7GSkqnDupTD/Dwl17ghdwXSfGtSOpuMerVbMjP2d8c+wah9Y5eDNyZ9ljpoCDXtPzA
        ZkY+GMwkHtdfLRj5aCCMDEA8ZmZvycjblzPy9A6iy+UMjC+MKOmoGKoSqwq7HwtyoshZ87TZjTepFbglkMEFkAAgijpStT0/qFRdnqvjeq6Ocm66blOEN8Iu
        J8WBuwiXPhbY+l7kHMOmQqfO6lOnzUysSM6v0UsozFpyAyf81qXZUtMXEBScrd6QusQ1TSgVlZEMT5Sk5io43rxvgj3zkZf0QoRlwg6GAt+6hQet8gSVLmPZ
        d6yyiGCMvLleiWk5RRhx74tI53Kayi8jlupsC8x0LsLspLVtTnbufiVcM9mZpbKXd/4X+Zmzso9bPRNlu0qJk7pZxy3J9L/YCyyd3OuJiO7IkK5IMjTAic58
        k1LCC3tJhbAzGdq0iF9YKpyuLJUK5ytaKpyyekkF63Lm9jRmDDRVWSoVVCObw7J8YDabrUI+VDrkw6zdXT5YWAxpUs7oSTkltCJvZhiGs9QXvB8I+0t4n2vH
        n9f3nrVysX/IllOzdowSSaB6uxfve7jhqL7hMG5wNRq0gXeC9yuS243KAkl/zvFFqryLfYlO8+7/FvF+o4OzJVu6zp1b0G09ZnefkNINNILc9kFBlslaPAAN
        yebiOKDYOCQ9uy1lPaHYRN0ocbBzfXJd0+WyA1j8k1qZEj1go3IOrSc5s6gr60uWZ4kQPWCicE3Pe2kIgf1/B3JBgbvKuaD0XKIBRyCgLsLh8lw9mRbKjALm
        24PCyZgGKg47k/RrordFOkkf+R2b8IKo1MzP2dnUXbyZhk7X91DQh986LW/dBAIpfhyWHyMNsxCHeQet8OKvAJBthHzaUJIXQ7WM8/VDtZwzin2dUdyPOpoG
        HYZRHbNfV1bFDnrSuFyB1JWqBjK9bK19WlPgyV4UyNf6F5WtYbyMdMz08y+YcQN/y/BVbTu2OCM/HY2r6YG4Ugax+pIZh+mLf/yxD3txLfW4MJDN4d9L24HB
        v1TW6/6A8gJUgOm6kRUHORY2vpF+IGWMdTFdKO4WVzPO1HrBzwhYKtssIc46gNvVU0ObzZ/Vm9Sf0ZvU9+tN6kE9Vw/rTeqs3qSed2ST+veObFL/zpFN6kuO
        bFLPObJJfdGRTepZFFsYzDvZV2Al8HeLYTJRYjVLAiku+AYGkTOVLvk2FymEH4X1nO44hiNRudPGByJz5xAUl7PuDOSVB+AF3TbulgukCxoGvVf/O71Xf0nv
        1c/pvfqLvFenYXP12uBhGGnYPT3snh52Tw+7p4fdi6tA7rMEOsEQ6AS7AzqhKtAJlW7QCaFAJwwIdEJDoBNqAp3AJVsyDqZVMgSz1gU6oc7QCctUXaAT6nxC
        oBPq8oo6iwKYTgCdUO+om1zPoBPqEVc6NOIhpAcJdMJQOGfZSEZlC4zKwO2mS8lmO8vpsHudB4ufrudYPOQ0uR3wpEGacOoiEM55x8s49sA6DK7lkmGDAIoz
        o4fMVKXvfyxDF3ejazWIpeypnTXWMF12IuTawx4kn51hEyr6OIAxJgZCcWBbcelKG2AMnKy55YsvfOprv9K4NkdawJVSP5iuev6nUaKAMwt1Z267YT4OSpWF
        A8hOjcL4yU3OwP4YZqoHdendcR6lB5cUlF6ShlQeLGQEIpGd/gR3wUYJgAb6M0xf0pP/EMVuSYHKnxQPgO3GuYyMlQ3zOIb5ARrmcV47rlbjyCGlcX6/SR/H
        19gPcAHRceC1J9bSobaia7HcjLNTLjpjq3EsVx6dYLeCnNiU0Br4KOo8K393KxnIezKvTE7g7t6oqy+nUa9OX36i1CgSOwN0Gm2zkS5NqoPkDk8SrU5iJvcm
        14B9bOKAKL6Oj0b8Wrma5OomTJC1J1HAy5YkRoXaUhZfkUwhPDTZnJ4XbVTBq21Ff21zrmFLqbW2ShqqMZ+gzCt9m+Iy12360ijZ3jEijbm5xJ/jIthQFeQk
        h3uHMJBz3G2ER0RJHw4bk+Z8UsUnkgvzis9tmm/Th75FT+6bQzQujX1TNRf91KSfavTSeawqeG8Nn+hPVd7ptZMs5jqank9k81mdmyvOLQq550brnpS8BV75
        htL50sNVrXjlXFJXFSgnc+2kyu+s0TMrc4jwf5RkU8TOA2Qh19l54LepaZVHgdXBv+AehC3TjXV+Lq7gx7CvopxVu03GRHAJZFLk817GpEXCp0q5bm5kJRM0
        ug3lfSjxHsWMFbAErXbhCEq8I4mPlOkJDPCRxEO5Ue+RIsiACF1JTZNIVzDWSea6QrGkmYOUokdtpQDA1ApVC4rlCJK6x9QIvtWIUSTP3EKe+Vi3e9QYZFdL
        jXDRHo+zUP1FTUGp7ggPzHPdW3mu+z9DI3xuxERk8ytpfWwBCmZFvAFPQKbrCmS6bgipYRvwtlXIdKXPWBVW6kxXEoOr1CrkulrIdV3Fua5qJWl2B2JqXbwe
        gOrEfiPxGH1qId91Aomuvmrh4KHfLbTEwCRBPreQ79pC+2eSMc535Ux6ixpt7olH1Hr8sF6tyvJdVyHfVUm+K60dOt/VQqdrjE0ONKwVCIsWQcBduRpGyylG
        8UjoCBSPK+g4vSdeRYeNM/EKOkQz8QQdgEhzJTU+oZG+Io7VKnr4CmrIRLxerSzy9s/cUHDoKYH62KyuzPkKyCtjLbplSmOvjLWAfzOl4VfwzUJLGIEF32K0
        j0FY8G0sVOuB+uKpEawzJJYgoBgUyFOxHMZyAJUyX6kSi7Xy8+duUMVHbhnnwgpZQUkcw+4N8wXU3vtnUGnH24mtPLA5tpUeumvbPmRBlanWEpJtdZauukSi
        7XJXN95ZCaJYqa5G9v/VmhQ20CwbciCiRZobLRUtGmU7uktdw2v2CFqwApMzApAtkATqfalJEQOBNZ0Lgu0YB5xOVlNDQWUr3sRwS1n5ciIDorgVb0D58kno
        RMRqKHwTryaCo6aqkRk0coJoZwW9cFKtRjdWowWgblJAwQq0NI/h5KKhsGkoFj90tUA9rKZxooEozeQcBNsK8McKNQH+maiZLvcwDAWIY0TeO0GPXw3CXoFG
        MQeWlRxvMQrHJCpoOBi1fHJHcpE0mTpZ85x4JJSx1T0bw7euXVp0j3RpRLqk53YFhg09obmd4LSG1dgGTGJfvxqqzSETZeZGAEUVq01QGWN1HW+YY/Va1pZj
        6qa5F+r7pBQxKCuDA4UyhpoIiYAjrKSrVhZsE0f/zSb+tlG1biXC6oL0sxrtYyUtQCOkRtLKMiIFnUYKBIKVKp6yphIGWLNgqkvP/0NE5DqMDHqiwJVAjr8i
        m4wrMBkZQtChG+JI6qArXKCSNzB6xJhKNAsmNbCgilF2xeZnqliXCDc58ZY2O0Hs29O8vAJmQEXtOLL2Ky+pF2EBKCTCD9EFUbOfzh3YWfq8i+veBSeS67fc
        8N4t5sPq+v3PcJpIj6sBrN5xMZTueilg3CsuLijtwM59DjWv40baJxZ+b6gLiFoI7m7hgUFIuyUbNVVXMODXfigniCevofQMIzWjz4EKSUer0b3LFDbqy0jL
        DXZxXdYggbKSRGHcKLMQytC1SMfBqCZW9Bso8FOlGfyCPcrH3zSTAqSGdBp6KF0fIO2ucSTpm0uaj8RcbHUu6XskHgIiPTWur2etedXs+RNYryDRphpSg+2k
        rwTaZOGU6jsyz2j4/GVoZyucT0ivvAuVO6jbu7Ed3c1c3MiXpa2ffg7/vXiDGiCF6EP5V1YX82+7Wvn8nLphd2s+5gKD0PE4/5X5fBVp9hFqtK8Cw68gLWAp
        w5NEIplNXENMsRJ10ZjhVwjDr2LEHUvYyGLOz+gXxfV2SpVbFmLqCshqIx6BqSfB+p+oCcl3uoLhLFYydgXEO69d48C8mRI5QSvNOK/v1wIQhQTKKLH5KFb+
        1GT+TF4dxWp0yrqHWJoOb5eaJLYa2UELzp74SnzcQ9xGv+2i3lCjSVV4NSTySLGR8/HzHfEqBo9/B0P9jACqqIXhX8UQsAXB49yrcW4s+rydPvcLEdAqd/34
        vjvv/+Ef+1F4n6/CtF8nWyc2zES/WgT50Ocjv5D4vQB4YFTAuxRUko/v0t9YQUmhbI2yGcGMXuAe3R6vw+FtySb1ai5Kz3A0qRF90U4Uxwq8bJE+SL/MxX25
        DD1FMjQSuL0ezs6IWvnoxZtc0PvtnU1mf3LRZhJ4+WOpNURh9gyKxuxILK75Uocws9U6WZ3W0X4QlUjXpcbN99U7EIC+BFz9UYQIEdW9mmYe1c7m8h7/JQ0I
        Uo/w7HSdgPpEZ6FJ2tFf2agKNABu462oFQquVQtaZnBjnZR2bkumUtjwaI6KSnFvrlJA89muVQpbqxQtVinwQ6ZVkDZO3WmxVsENit6CKbqXUcjiK6WP6/M+
        EjFu4C9qwwxR8Lod98WrsErvSVbi9Ahfs0LQt9ZCBVdXbmed2+KWh9xo+PKu5DNvojOr6rZaUXfUWgGIolFby7hR3PCSKlDeJPG27B/MXA2IIRUSWoZZKkxo
        qTABqZBAKmTXqkSkQTwDfMaIenySOJPaD86ciL5Mq1w0Z2EAbouZP28hxXgUGP0kAsBD9ARaqudhnI2ZzxTvCJPWEeCj5Zu96deD+L2tppDV7xCV1XMhd+b1
        RGUNevcm0kBe9uiV/525Yxpv2kR7zVEAZY7IW1gg8TsmWoBHu6LufnsGZqpzXNbrcdko47JOxmWq17hUL3lcmp3jglcPy7is1+Oi8KZhGZexruNSJfKHZnev
        gLJBZtNeKhFQthHd6RF0mnq+mMyJ/CcElS3hNWIEcGykavGGVV2JZ11JxEmK01ou03Px/639xVKKiqQb6d/3FKeW07JwztiTrJmk+Yon1RiUN56ptWjiWto5
        L6cfcNdkqNYQiVCDbWyU6ReG/Yo3U0+oMWBNlgpXY/+6hkgGmjhxKj5vxbJyzR7asaxBSYnX4LCJpgyls+KkWEgqus7VSvUarDMt9T0ztCXdrL6HF55XqfXq
        Nfxptfoe+v9q/HtDC2r/a9Q1+HdzKz1wH+6doAZfxY9apa7aDo7GwVRXyLcJdRW0a/rsqFehEyN0iPCG1bLb5l3CagyAQUoONprJMFEDKZmvgjAYVKuhEw/R
        iKgZUoXGoC2PQS+11Bp45Zo4KJIdazhMa0y7DYegjc2pYfqTkNrkzavBshI23yaR/AgpI3Cw9pPG1w/lBhoWaX0+fkB4Q4V+qFDXr9oTfw91mg6vYfshjVQQ
        e9Rlj967Ua2l/zfe1JLqYVisijcNq0lnf/4VKAfL76bBWR6y2Wx4VythhXBVKwmlA6IR1lQoGmHxpNoc6dp0XfURGL7o/9ruFl03xHYvaIaVji5W0MUqdbFC
        XazoLjbVsp3ETaFomfgG1Os1NBHWfprGVwny8Qq4+GCES2D4K6NoZkSTrZr3fu88CjDSVbQFeFX6gsF/aEVBJTS6Dt8EV/tVUKZeBYIIRbkLs0nEHiy5Ipu3
        cgdQSQvG2hEMzhU0LKMKxy+gfE0F8ID0hboRUjfUxH1EjrjYaqHKAW5FZCosisvmVB0WxJHWkTm6uDL3iKoU7QdOpUKW06K+JgiJC0lB5TftJDqQ+FZ+L/27
        u5VUdjJIS1zBRpLLxlZ4d0TDxlQ6RFfL1PgdU+NjatYAPY7aQhf303UyPzSxNGG7Yf2wUUhvsiQ+QGPbUSVMbYTJ7Eq1Ue/VSGyQyKCvNOgbdYHuGhpF9LVT
        DBY4lSAoN8afNZCCk3DuVgpzfDtruskjQuoIlBDWHlWmQsJfa7EevE5tAo+vI9WA5nXdLXWuYlZcPYpQssKqPwqrfttME/qhbcKsP6rN+g/Qp9E19Nu1JMJF
        LeruauAGqNELtd379v3YPjT6i3nd3HtthoPiNlyJva5aO5OArhjKGl8maGWhoZpTK3BqgkQOvh15hC3E9O9uEIu2+12Jw5VcQI20cS3+ZQxffZG+jRd9Qy0T
        rpgYBVDOxNtEPU3/EJWw7qcP1Wu4u4hpUdE1uCPAn5psDUhry8aCOg6rUpD2pc89esnDEcbX4Tn3y4r9ALB7r01R+HhSXYvVcpAOIzABX8vWjKxyVqimBHB2
        KidWeLCmaD20sTqfYXefI/UGxiUGdxzCd0CNIxTX7e1lGi8cOlPALJXBGc8GB94dGZ2D+ETDw06ebHzGMT7jGJ8xHDA+2gOEkeg6PrwnA81yAQt2HI9fMOx7
        4tfi6NxGIzS+xr6Dfr5QG6Cuvs0tgP3j1y4dV7rePMEow13H/GHTjq+7UJs18JDiH962hvoUxtcrly1GqGZ2/eu4jFl56HFWPIuhQG7CfziA0TfEOzsuFYfD
        867tHHAFNnSjjmVXpPxFt3LsuuIq1zL0LoZ+mIYeMdU08i4pUVxtNOLSCzLy6+gjD/wUfahyofZ82F0u/IhhZxd3RKzpogy3R+PLRU47Rh1n3TXWpPjH16Ek
        gaY5rt6HWneNay0UXdH+VWfLFz73p1/5JPtX7bwMPBf7RGfM47GYFLEjt7kkpw3JRzL9CK1OaMBxk+tGEiHYx6UkQm49dHLrocMF0x3lwDCAHD6oTh5D5SpP
        Y81rRTGAouh3uwfVCQCw47Gi6KkaFEWP4XtV3pZqx7MrpQSLyjf+pqq8qU693syVAks5Hfq9FXmvzXC/NB50I4QfkUDlrjIcQfnySx0oU1d6lebbuvk2mm91
        bb6VVVxH801VQfPNDiThsKSFMnI8VzBwhOYrTPP5ugfSl5rs4a85tn3A3m+hmsEpm0k/D823EY9L4uWHpdic4OIiMgxMsda+TUJcdnAQ9mkLw5oD6rqQ2vBS
        C/puED1mSjh89Ism7fxRWQUO7UDujP7ElhQFvk0B/aWS7ezxio2PKHPrR278/E8OfuRvbpjfTeoIbeglv4kb+EtSYHFbnXGFs3iWQyjajfCVWRPRJvThXgmy
        +YApZXWwsLzPlKD9QrYyg9/ODH7a0Bz+tky25hz+9ozD7xEO39WVwy3hcETGvEDv8NmP7i1icZx1u8q/Xagt6F74IeseMK0ZCttbgpoessXcUTUWeDmrd6Rx
        2BwxxEWsAo2NgaZiAxRb6aHzkTQMuNPwtOGmXdjCaYh0HWyhhaVLBAKS+Y1HTGfZ/isOWA8y1QBmWZz6m4RoFMazK9EoxDIMsYM9XiZm+zG6c0zCAca6gRkn
        rQLO2GI447EucMYWwxmPdYEzthjOeKwLnLHFcMZjqnWdMZxjCbcyLGFS6FuA1x2X/TitkAw5fF5DDsPDKVjDY/DOWhoUeVxbusZghZ7QkMiWadByObEIChkJ
        em16eCce8kRkJeOFN2IctwW4tDcY8niYjEtbV6pxbqv2iaOoceaosHg/SOJ+NXTbIHPH0w0WCg5klsHr2xAspRNPtyGLx7e8i1q0YEiTsp7zVnN14edhLZbH
        g8snaGtaSEw4puBwJtIvD1piwYk0IVbcKWq8Es/thHivp+C9XhniXja8YK2jz/BeW4X3OoaVxE4m4L2OM6RmekK8ij3XNH7cayg9yVrZDI/j4MJuMg7rtUFb
        ABee63Hs98fheJpJVpc91+ggtROW8mSVijPPdQwD4Jh4rifoQ+a5Hss811DppzAkK9B9HFqvNUHtsHbjCSsZp1mpDeZGerGasq5KVjNg+EoI48qepDVZyGya
        qj+z46j8/Wkzrpe//4U9mju5WhxlEXH4hDi5JgqyakGGHK1oB9ep86D7oxXt4WpN0U9JzF4CCSXSuNBT1GWo7YW7C2FJgBUb024v3KRWwu3VR6O6MnN7VcUb
        YABJuq/kxxrIv8EZ1dfpjBo4kWzRPqUt+5+JB7A/7JtD1LHy2lIuRlXZFTZIu/9kXR11sOiJcLYgBXcA0ADs8HDjoHuCXq/84KkCQ6XVFSPjZIAfumBkHMfY
        jl9nHAu6PnhsSeIxcfY8rdfj/Ik+48uYnEYv8LWV/cYncGY0zBlUEpC1fCglIAdzc4k7l1RKIUKVUqJxr8TkxQnIfjtPwkUCcoX3dW45AZlUAI4UArxdhWOI
        XJ2ADIhRYBouxlOp1Eakg53uuF54KpXasFxOl3TFU6kgJ6rF+RRBwQ0tpEAhDbkF9Fq6aFkxaEhEHqRveSJy4j2S9zN63c76QD4oZ6Z3Ik0L7rWHTn7qRzb+
        66ums3Zven0RMbLpd9o81tP0vH/3zHwbFhH6esfonR+d/d75pDaHaoknniDNR7mZ7XZj5qVvcZqPF/2BhcYes2JE19hHUYq7xZk5FqDHQiBW1OZkGl/10yNv
        +S0aSx9JRy3gtakAedN039kOZEVkXoq3s4UEjg4QmAryvroT+LleBH4mKM8aWghyP33J5F5gvARzOa0XFU8Wo6Jp6i/9jIs7QdeEH3C+94N6Ph6kuAh0TQiu
        o6EfEiJjNnxF0DUmtRZ0JQz9o+XiLgmb39wO0LVWejroBF0Dxdpz9JyhMsnCSR4UmeNJpZNkhzpJ1oEx8xVJ1u0kWbeTZL2MZL1uJEvdq2Qka2uSRWHBFpfC
        tuCTCuGXJ5J1O0kW6YK9ea+xuCPdOc898QSttV5+8RIO9Ds4MCRxWO4F7R90R86VeG9Wd+S85r1z4D1GSybeC5fwHvIPS2B2zImY9UVgdmBKO6l0B7Mj6ZlT
        bRcwO1ALkRGY114EZleBVIASiSKnJeSlCli3C2LGAv/QBTHjWKUgdjfn6aOVi/B0oJm6glQuZsl5TiikD7xK8RwXX+c53bNjydKd1ktWhTv6nbpkccpcWezw
        pPTCzKjLxXRBV8yMGgsHpEmUFytoX3qxYlQvt7RUVS7GLkEnu7j/3OzSdktLlav53tVLlUvsEvRkF6EVBldpoTYnMwpzh1vmDpZdOdW7HUgfAW49zhz7HDfh
        pF4tFzTHHtccS1exgNJXab5e0ALqOARUiKsO2sWzDuurDtnyrIO2dIee5ZbeqDu9oDt93GWj/qVxtI1NhXN/eq65Nz3+X2krs0KiQq3UvJ+2Bek/0ebTvl9+
        YqcdjcQJmHmmH3omCUkqt5MmZy4359oYJYyyn3FaZZ6F/k8dvPDEw+aVz8xv/e3X+n19fe/Eovfm/wX//e4zqB8Xtue5FCVup48rsMOEXyNsswcMz3hv7fF3
        vdf8x9fNb32+/zeXvf3j3083bn0LP+OXizX0DJ0FzP383DwiztsA2/dYP5/vDn3ilqBPiMDyWSdCdvYrF3W3KgU1w3LRlZgrTMxufu0rE7PXQ/Y7IEIh5vOO
        0MY5DqWmtQBALxypu5iUIZeJcpiAhSYOuXLvQVfuPeyi7mKXmfZ7zzRxbpeZ9nmmIanQCBldGrp5lp+XPtNeeaZ9zHSmLl3GTJO0zGY67AHYVGHm7rr8HO61
        /BysyIIzW+m1IbuExadRXnzqixaf2nf14hNezuJTvfjiw6L3lLNo8ZktFh9ORy4vPt7FFh+3c/Gx/tkXH6e0+Dh68XH04kN8K0UGui4+jl58PF58nNLi43Qs
        PmZ58XEWA7/SUuCUlgLdhAXdhOPO/1wKvmuXAru0FGg14ZytlwLnFZYCp7QU6GXkoF5GDjv/4ywFN2DzK0atTjuD/y+d1ktBUEL02J65XXtdudx5r5Tn3f/W
        zHvlG573otcVkqllY1BPUUdX/g8j7DigqYu4C77TxJ1ZEnemFnemFnfWK4g7qyTuLC3uLC3urH/x4i6uIJyCZNwipGIam+BE8vpSMP9D8RarHLdY6FxByVTN
        EMYlky2+Bnct1oVf2Slx1O9hsz3sl5ddzBfU7UP+RVRsbbINKkZhqwPl+h2GOr+s/HF5p65EG5aI1SsTa41DlTNibcL0FPY2kk/vUb6m2NtE79ohate0bPlr
        0NuacxL+3GGko+HNbDil6uj5NqFIndZ7Bb1z0OcHp6UIQ3kL4S/aQnis5vMWolu29sW2EP6iLUTYuYUAkqDfuYXAqxJ/jgvMedkWwscWgr0EnDjesYXIDNzT
        87I/8Dr3D1x3Af15+Mqr39G+WuXulVAXXWhxTZeOLYMuOUiTcG/xJnx9IHfKz7eLXkIDaHEdEla79bhMv2qa7zlolhJbacsxylLIxHyWdk9QJlh970r9p3pR
        /0JX6j9+qdTvdYC1Fl9AT5D4oCIvn2imq5peDTroihOwvCV0VQ3LRMIBM94iV5733UBXHBjrljJQma4CGZuudMUUAfRIr0xXx3O6OmR2EtZhsztl8YYOUUMe
        KMvtpKyjnVU9XKastqlkA95BWa7IidgrbX93FoUhp5GR6fawbbSDHraNQ0ExJM+0M+I7GFy+6O0kvkyo1ZYItbCbUKt2F2qVfyFCLegq1MQ6tPXen1z+N7/3
        c6tyO8jgQlsTDcq/dAi1g4XHeBHxnTbzoKMO4mOTwJkeYu1sp1hzmPjOdBVrDp6DzD5f61X3yAp3h6xwt0vceHfiO+/3IL6zfjk3I/PrnPmmJV+oJV91ieSr
        dJN8QXfJ5/8LkXxeV8nnyth0JT6e7GOLJd+ZXPIdW0R8x3sQn43nLPSQfCc7JZ/FxLfQVfJZXTdnYW+F3SttzmqkuLUTxtBSDVLYMRa10ubMm+eBeEWFvVZs
        zmqZwo58nVpbSIqe8Q1uzlAJt6DeMHF7Jm5zNv2WkgL/ffWSPc8wiIXKv765zlFcr88e4T+0he4wS8EDQMUpAiZ2o6zipWrzB70e+sx5zcfn3A7OdRnt0bVc
        I+y+6yQeHgXpBR1M1xk55HHaE+zTSVhirrBs8e7BjIuZrlYABoDpQsFtLDMdogPAdEgWEWQmYrhRpurOQB6pOAoy7T5Ux3oNVdvrCFbRq+9hr2PgHPrPdBwL
        kXjBouGyLy6jJMLh/9/hwqgAK6tDlqAQL42YqeMDvHJ8QAmcgHUav8eyMttrWTmnx/Fs73Es6TxLR7RcaDrsgXqFrnZBt7rYiIYXH1FAVoWdI8ooPOEcg7X7
        i0Z0Y0fp51Z6Nh/R7qN12usxWif1aC10jpZN/5m2bdlldvUWs6v1nU9/bBFSi+hvgUcrZHdWhOCzvrmkdgTtbD7C+SF1GKZi2FFqQDf55lE2eA7bSbMDZQPU
        1RSUDZ+/hIyy4aH4tAXeGNhNbRkSlI1aF5SNIeV1oGxAWpZQNoIOlI1BTmWkvnLQ6QQSQDTGxkQpMWQiTwyZYGiNlmohyWMi5F8AwIEYaAvfaskanRiyJoPj
        WHKPwHFM8AKOJL+KwHEEiNoepElc18KGBqmdcaSCpE9VNQpUKHHtsUBzTIAxVyLAeaVAc4X8C2vJFaSnTXDSRkGqHIwclL8/bY6Wv/6FPaoUUAtenSVylGXx
        onyOq1rx1eqqbfE1kjsQr9VgH61J1owKsI+pKIY+fE8yhgODfUyoMTVxc0v9f9S9CZgcx3UmmGdlVmUdWX1Wd/URmWgQjYtokBQu0iISBkBIpCR6lztD78qz
        vKChG5RMgDQ/2oIFULwwEm3DY9kL0rRU1ZBN2AI1kIeSoRniI0ZLeyCZ8tIa7beYGY4MS5QMW/IItjQ2PCbEff97kZVZ1d0ASEpzgOyKPCMjXrx48d6Ld4zt
        iiLYYcNUu4lgH2Psab1ETSPYx1jmHePj9m2IP9MJ9jGGgeEYEJMcGrU72AdHL4IhNwf7GFsg2MfWLNiHPz/Yh3+xYB9+V7APvyvYh4gEQwj2wULAEhQI9jGt
        hgg336bWIdDHKlj9+K9Z0XpcbUcjaigX6GP0ooE+RhcI9OFfLNCH3x3ow1840IefBvqY6An0MaGWyDRYogN9LFkw0IcvDDLh8zQCfYzAghW9/XNbdFGoVwf5
        mJAgHxP5IB+r8kE+JtUqHeRjsivIxwRs1JrzgnyMZUE+Jrriho3lgnzQtMPU4yAfTR39oInoBxMI8hFJ/5Z2+hddqdbziVo/S5i7ZMd90Rp6ZmwXTXC6PMbP
        zEiQjylE9lIRgnxMzgvyEXWCfKyp2Gqm4iDGGAf58NUUCvZOiccuHstiLICPgg7rsEzF7LEQr9C0ZgVozTKacGPps2oZaMyYinUsi6YO8jGGGbkMwSyWI5hF
        E0E+VqC4KaLpKUE+EOBHrcA3EGbCpeJrnMz+KVobdDALtzuYhdsd5MPtDvLRhJOR+1qBPvltnhWb8aUNQg+ui2N8xVcxfwVhLMc46tSVOsjHjxww091wWarh
        MiNwWSVwmV4MLuFlw6XWDRd8uiFwWarhovClhsBlTODiClz4GwQXoD8iddwrK8+YRDYZk5Vnme70sjSySQ+aE/rHsvIwmaXvsKvJmKw8HCUl4tht0dQbDPKB
        kG5T9DeZXeqn5eCYTRSDg3wsl1h4yxx2Zgqjfnp4Odz6g5yvypU0m2TdmECwjzFaNybgzbNCImNsxDChljW7ok2YVHfB+edaCQHCy8rMrug6nNwdLUVxW/Rj
        NEa/6URvzxYSV8dtWKqum42uoum6aTa6mgZ1kheeWF0rQbIIEJP03xr8IdjHanphBn8S7GPpbHQ99WBMFiJ1NaI5jKnVCAQwpq7C2fXMM8ZjCPYRoxObqQg5
        DA3OEnHLidRm+NrUVQIRfUCCfcQgCgFHmIzKqq6XbT54Hp61db1S4169jaBkxKJx0IugJ+iFz0EvwJ8Xd4Kn8J+Mxebep1MXzHWbeK1omHo5tosDio0hGmc9
        8qlbPrL3EAMypZbh78YmdXdv3gkHSxR9fXlXVI+i6kdUj/6Ac9kN3NWMtN4UcS9S6dlaeC/Mwo2F9sIQNgO7X9aC6+F4mjxhnpOONraGiw58Ltgfp6RKbPbs
        Z6ds+XwxEZseYhG71M6F9JvrBNoDb17KXS9dhGevtjoh7cCzV1SVw23kePYKwvh6bY7DIQF+S1qvVaWHS3S/R68FO+3Lds3BFshFHHOgpLbykryFEM/QcUGJ
        BNW135Xk2O9ODAhAlVqsbYTzovi3WEhxXOpKcVwS9xarJ8UxtJML48bLi+HGSY0bxy3UBzPj8A85awEL0aUuI3sXdSy0E2DjxkI7AbmM8aU21cafOmC/ATRk
        dOPc0YJpZbkkaBik1zUaIr9zFxqW5FyjYYVx439YNCxK1zI0LLVV6SIpjvEwPbBYimMLm8elPCYesFNM5BTHpa4Ux6WFMZHteZDiuKRR8dYO7CTFcYWbiTu9
        KY6xbOXWMxBBRJ0ZU1M3cKDhqTTqDC9mdGpi4eTwKHkYxKW0pZeV2rJ0OUlW2TZn4Y0FaxFcPqsnyhlrURfKi2BwKcPgYh6D/R4M9v6nxuDCG8Fg9+IY7ADx
        1Gw3Bp/p0FJOT1zqSrK6CAazpn8mQ+ANeQTmULIdDF48PfEPDw2v767Yf6MV+70VR1hthbURORQ+xDl7nLzyPidts55+S5caf0/Fymvu2X/5Ynp9M7hc1uSA
        ucjy86BMqntVl4slDRgY7/8qismFqzy2WJUtU+o8ZPaEvrWSQ6ZUmuqIKz064kVowv7FaMI5/amzuR3zSjsfQJg+ejb76MLVnzYXqf6Urv6kmVV5PT5gYQcM
        lUJlCUUjMgVUuvjXShqXrsL8a4X5Vw+n4F9xWkHMUzV8Z3wVIf/wnfdBQIwiJLa1dnGEikywuFoVY2jSoNjMB3FztSt8zHx8LhQax0sL21GV2PRXDf6RUG6r
        M3Jpb+br2yueWs3CUxyB//dUldl4jVpXZ6g1tiAePIjrC6DB3Qhfscm4rUOdY6bMJfpnlEpEn7vtAKo9dgDsmCCpKPpyFLUvT1EXUdZXeyhtI/M/BaXtUw3Q
        2jyl7aPTuIoNxKrqy9TMRYjbuc36MY4x8qKNVQMxGHgDnrf8c3TQzfsusEK9sBjoaKYsDLuDpgCPpi1JzckBE0zhaMdaxOuyFrFQyQJofY5rXwCtz+Rmi4e9
        GP7WabNnpHz6Z/g+j5TXNVLd2yd9DL7/viPlBRzhIr99MobUoxgsgJ85KA+j5WadkVXL6xktp4v98RbYHVkY3KcWA/dxPZjHegGM3VPDdf+nALADIKrZbgAf
        EwDbuDej4Wt1wXcbh2nuBrB1MfB2O7J03wT2I7IA1lqiD8N3qqvSUJGrm8jCSPdWI8onx+Zs85N/ah9G7hy3/WRnzqSRIj0Vqh6CGuPN4p1NriEk2d/lTQt6
        CkOiQljNcqTIIvKnjxGlxjaFKxqOom7aqP4wFByuXhvcrrXBxdqAgJGuWHG8D2tDBQEj3Z3Q+lZQu68GciEf345AST+GHwspJaeMvOlRJ+QjYtajaxNiutPZ
        Q1CrdIo+iQ+zREI+LtGbLzrkY+dBeAbn4/41OyEfmzosYrMT8rGpmmnIx6YO+Ti0UMhHbkrzkiEfIwdhbKdm46WdkI90sioN+bgUl1ZlIR9dDsHAUf5ZXRWN
        YSHjPRkJn6OVgQLD6Yv0bTzrWz7kYzML+dhMQz42JeRjsxN5CxlKdGISFCGiODEsxjny1kRP5K3xS4EjiLainvsj1qM+GFA/VurweyuhOx2gYgyhjVaqrbkw
        XIFai7uGWtsV8nEtwmmFYjFGaNMbskxNW/thgq84Utk2Lm+jBtD1R0xBIkI6BQKaQU0BajsIaApaeQIaPX1TCjOVwuy9dMgwu5UOCGa3UJHCDDHQOd1OzFl3
        ADOVfPWiMFMLgusWG4298FPWrdG2edHKtuloZVt7opUhlRdCgkm0smskSJiKuL8KUchuSaOVHTsfSsM60cropVuibO8oMnOBy0wJXDYIgCvYmU4Zwac3ON4+
        c6/OFnesf1fsTxmXyvydE2od5Fh1kWM1dsHsEfVxYLJEP+EdctLAj7pdywNIvrObOquzsiLOLJ639PPQZrEAh+e3XjcgsTIjc4GIl+GF8p0/8/57f0YnuJ/G
        tXq5f6Ewm+ECYTbrF8mGV+nr6mRXWrzcdbeTV9asWLbH5jLJySrIjJPLPT9tnalyXlmfXSWR4Riun35ysIjEsgXGeSK0gvL+BcM+wlvTK+1WMTJxwTlYpPZy
        3eEdHBmJPVYd5IbF9heQu9ypchdXWRlFDWecqIbyNJJuUktediJPKjir27l3dy7jsY/sngjf2KnsHqlsBJWc15Wd05WdRWUIV5Psd/GWgzTF6YvvlxcbeOGg
        Ky8ecOXF/S692AykA7Zs8gMretOsDw0NOUMFO+BIM+xcytWc1N8/DmfTFCoNXZ2F3McuQwRuN9jptlGEcUlnzrUI/eTIobcPuRKiD+GX3U7rP8CtRyD5S40K
        TzsHKXOlkUd0X1u6r4cQHKH7oeRsTZIydHDEypqG2z5SnfvJMVfSENvzsMW8HGyhr4R38Kc5bE5yintqpfmIrXw+4p5R62Oc0T15WfcEYR64Jo70wLeO61sc
        9qLriwMBdyrGmNJw8CA7WS9RoKunkWm58/Wflq9X3gDZyVI7m5bn2zwFDyLJZ88UPBbqKXjGlSnozgOqfTlApbplCgKz0AuPOgPGB51G1KXkOH3dkcHtzKqD
        BZ4fPbOKPolXLIEN9cjqnQCwOy4FLsP8nIb5WQ3zMwJzaRBCeSXnqWuLkoNhnoAFqWN/Qeo4nw1pS986pG8dLNCtAVR7pLDY5B5kHNAvHtMvHsGL/dItmmE8
        H0syHwOZiGWNB65KMaKIaaxhBK1F6U1MxM4wkOD7ceRB1gNCCKxbeEq38GQhP2o9jyfH6z3Y43SohZubnKcLMjl78ehymsofoZmStYFpwwi39qxu7Rnd2tMF
        HufF3siwbyB/0p8/we5cck7gm05/5yLTX3DEk3ac1+04VxDXsazaUJNcF2PLOZ79uJgBS4aY6M5Cc7x4WexFEbOitNg8P0MjhbC4+Xm+v0/P8wOezPPSm5vn
        ZwBuXqPmz3PBGB4AXv0O9M3GRcGYzow/js+zk2bvjG/ogMfcN6d3xmO+lwsy4w/pETjoyQgc8BgTpGlM0lv0FVTG9fTOeJ6dx3QdR3QdLU9Pa5oO+tZJfeu4
        JxOXmAtp/AIzvp8xU794Wr/4sidR99ASBH3GjC9zkyRWdhhXNVZgtOSIl0ENI+wulN/6jMeAqBJ+gnRoCHt1W8/ptp71Fh7JnheTA/09uFXskKpSjgrs94UK
        lN7cEk1f6ZrUWXNSeoTPxkUhnkWgTTkDZUo5j/EEY2Ne3Yiv2boVhTcHxWIKEU2TDvqagfM1A+czJl6i+XnqlJszAwtf7l/4MtOuQ9zDYkq7ihehXcKE6fa2
        dHsPUXuxy7bQB0LhaPQbx/Ubx/xF8CQDzQ9H1KhfjqgxT24SqcOyHd9lUvhysYejBMEualLoCyWcz0YWLgdHqepU6FCzwtRdXOaYEUhOCyAVCxw5iZSrSImq
        TLbzuvU9sogOnt0jirBEsUO+sVm+sUHECZ8VqfSBBQgXsz+3yVu3yls301ujKZu6uBAyODjoDEIIGWJEaUgdodQh80BANKzreqMSyFnjhyWBSAsflBbeKy28
        u0v8ED6xdFniB3yT34L4QV/JCQM+ttcuV/yo8xw29Rw29Rw2OyvXQX3rgL613+RhyH2x//LEjyPOAqyJ+xbFj1YwX/w4Gei5eMx8S+IH1S1r/0LixwhLecF8
        8eOMuZj40XfZ4sdJDfPjGubHBObSoBp/2byI+CEMg67jZV3HKQxpVaQbfeusvnXG1NFEk/PmYuJHhXHA0iKNpUUavFh+4+LHQeuHL37I4tnSLTykW3jQWkT8
        kPErX5b4ccR6K+IHfWS+MNHg1h7XrT2mW3vE4nFe7I3FJY7spM56MeuyxQ+PcUS345Rux0lqB3bLsmprlyd+HFpojls/BPHjXHm++HGwouf5aestiR/nAG5Q
        u4uLH7zoHarMFz8QxHNh8aN+2eLHWT0CZ/QInBZMkKZVGQLWRcSPKs9KWwuRuo5zlp7WHFtUpBtbSze2TFyfAykvLH6UGTP1i0f0iy28GLxx8eO4/aMUP5oi
        Y+m2ntRtPW5fUvyQMa1elviBiNpvQfw4VL0U/3454sd+50cnfghNOqOheFpD8WWbMfESzW+8UTljoctMu87aly1+OIztur3ndHvPAkPthT9QE45Gq7YPaNX2
        fueS4kdfF1Pt5Jnq+qKSzqWGY+EXu7Q+lTdUy2JSV+nNtsXLV+7lYcBxB95Ay+xg63ccFt3CxTaY9ux8YOcevcH0Ntlgsi79EbYgS04Vc3uSPvYkTxaTGCth
        EZuSvt6lPsem8svp5nrrrC9ze7HUhP6Cm4xnfRuzeaX1HX/hfsDPM+SUcJ4yT8R9kv8NySCRH85Tdd6ALOh9WgOJwXL7hTXsFxLj2o/9wt9oOM195l7zQyby
        HO03d8XlKUOVAZBbqPiqMYvsksn0bFSDw6KR7ifu4xWVEx8h49o2YlC//6U/O+wlVMkpW/WxtBduV31CvGAf/H3iEgfwmxhhIXn+cRqkZD/RejsZjQrJvsjI
        Io2p5FtmZCXf+dLn/3UhGkwKkUtNo1FIvmlQFd/4yy/+Sy8aFPnVSL91G38LNo3YhR9mUTWG34aPdKFF3frSlEFrY2Tk9vxo2Sz2iuH0jyBXonqRMyCj2qVp
        61ZmCEpwS6kgh43BCcWSjz1eT2qE1s9byaHH6/CgM3j5YrcPIyoI/8HL0IbZCKOjZldSjcFK27gDYWUJxvrcl/OZ9DzEuaFPGnJzdHYNYQLxA8nI7GoDGbAL
        1O1pOkLVAziKq3TUwN24EBYAPWREmkmQocwiBiMgdDcuBBbsUnBMGGUpJV5khXXW1sxh0BCHwSfEncy7EVYjRs5X0EgcOnfYV9BNXjRmw3+wwb5tjQpBEkYe
        Er8mnHzUpV7C6AUmFYQGr6U50VYb05z7L+asZjPhBX5/jKYB5/jqR6GiqjLYu0uheSDPPpo2SzPWwFk5HtIuXUNw6QrBTfe0hqh7CJ+uArW3fM8sfa6ahA9c
        a44qHPkPbDJGcLTJaFBRh/GDofph/OBhvD2xzwnR6s276Nv5dGobEqQP26CzqV2njJ5sajfR4QuP0td30EEFHWC8OnqSqnmR1tfwvZxILWIIlGF1J+xPAV1G
        lGUNW06iSGehnyzHbPuCLQkU15jvhlHQauNdeHe1cRO8oqetHZJVcWtE+EyMEZI0VRSTuwqhB6E8dQ2Ij6WvmIT37wF4XCheJIFTEaYtksK2JM0roXkFFFCW
        BMQ7WpgqjVl8HuwFI34BACBRXVKgGZxt0pW0VwahduylwDMAvOmEGkW4QcCjt1cpT4BH3XuJHiJgbvne2V97+Pd/qbTeuiYp0WcNzvgdrsPjDfyMxQUUKgZq
        XjMbVwkmBWqdzxAWGNO15K/3hzwZ93XmP0152zAtWOIlzz6MxF7Jyx8OA6JJRQ6sQmASis31uqg3yUOfrpR5QlCv3J5eFbt65V6kV3TV7/TIx09ZehSS9Mhf
        9rhHbu7LdIW+u8Z8u0D7x4jYUXEdwDNtXQMODwcbMOY0xdEsjJB/v/L2gFzIWBucqwvDqWRwx2RwG4zuNLBE+4d4YIUdiem+zkhOo8p+xi7BkWdjAGs1QxyO
        b83oh9dFP8wHVMDuxl6OhLgchChgEmJwUkKatAY8whFmSJArACqOJ4Yk0FYBrMqK2jlY0VvI6FjsEBYD6kYCxw5Uc1NcQXEzCAuV14GUQM0YothMAKtglnlE
        C4jkeDCC7mfsKIBgq/Eb6Euqw5ncztEFOhcQiIHNcurXmh8AvdhkvB+L7ibjHtASpE80QHXuouVfxs3oZEoEdiiVWNLgBjd4mpEl5qbN6AYrafBYxN1oUCND
        NLjOsg4qopIQY2mGGMCLD9BzVOH7iX5ScY/gxd1S1V1gIzhh7K0iaVdASRtUEWd1nNCUdAKUtEGUdN6guKrBpEJVmJJW0P1Rer0fNLSC7jeE4AxQgVx9itOb
        FkBlaDTLkr2T81IWumbNrUlJf42nzXtVoTNt/thGVkpjy3e+8vlP/fpLTw+st+7iedOhoi5RUcyZiKdOWXoMKuqmVLSgoe8yFS10z2MBTEENKWO5dfd6mjdD
        WGuAkpL5ugRHZy5WySyZhkEzMZ+BGgZV9akoYL4NC9NVQv+mWJMwAI9SNM1F0YjgVk+i19ewdIIAv24SliVHP5KxRdPz2aJvgi1ymR0KImK2mHultYANO6n8
        SQ49YoT36l9CBV4lhQG0kELQYMt/JFk3wbkpC8lIvVkaFALzJoMZRoToiC0JkuHBmNMOEp+VLzO5NMG+0Dgwk9OzsU3DhWc5UbD0dRWaGA0QP2wQXSOe2Igi
        UbKbAnu6Y/L6exUfYf1di6NNxgwV0XprOqkmH384ZZltsMxrzKug6l1trIXMuNqYiUbkWyxnEcyU9fsEqVcBKWZJiYHklaxPc/lrzH8iFfyUVPBeqUBvItwi
        Tb+Zxoe3JRQe2RZZKLZGk7i3GV0CERmUvQoXdW4PSISuKfta8woqCPuXUjGyyZiiwoR9YA2IMUYFtaJBhQIbXlOla01EFrM2GRUqJjcZZSoGgEk1NQhMqklS
        5z7Nzfsao8rUVIR0IcYNzvZl5BtVJLTjwmaWDcryibKKWRwoc6QNYuVFCUnvOnItJIm1HIao0YjgY4KNAvrCaDBIMkOKm8AcEmL8IPj0/+LE++wP2h/y9mqR
        YZzdR1hkGGeRoZ9KWjYmYILo7Iq9bhNE5XJlNDxf+eynCsn3DOR1JhLTT5QXVvQ/QVSuX3Q2/TJm3hrzB9AjE1twwSQiReVrZuQDuc+bRM+o/L5JgorHEZ5J
        EmK98wze+xZ8wOl5mjkuyleRKNdjfbSD8hUz4klymvAFAie2s/72C5/5lJd881smFmpakLKG1f/7NIyXJ7TOgpc8ge7dcCVAm5A090t2VNKSSDkVzoioYOVD
        YBrjnQj+I5eQHptIOLy5NJHZT80kAWwgozIzJG8ZkM9ghl8Go9uZ8WVhdEt0mRndMhhdnRic0OZlG2xuecufnX3oL/72r57+V2o9cbll0Gd2OiMaUAZvU+aE
        0CjCmNCUWfT1yBALXoJo/7aKnTzyEC1dJJUh9yg1OISDH7EO9yOJbkkobQnrSI3omIEUajW2NUYja4lD15HNejbCqkpMgyGrTZmDV6AZ+PgMN1aVl9vT1M6k
        dfbEw5YWX7lNsUnkpkyLMgNRGt/Az5g0XlHjTXBgtmqg/2DA6QYY8CqKmyJ+eisNu3GcoGpHPGt3BETgBedDhHRiihFA5lhKRQMUIxCKEYAOjBHbsw8UI1Az
        mM5BYoBikChsgmTQKUhGQDUCJkHy7a98/jCvQIFw+f2abpSFpVclaoXG4f+WyKvqGoMNjFpVluUBHvGajo3QpwZAZfr43nsqBULw/dYsvsOIjrytVSKD1v1x
        MAuW0Uwq4FDMcFm0ikabmYMpZW85dvLlf3jsk0+MrCfY2aoPsLO3fA8+ka2NyAxrc6bfY88+9fuvGsggLxCiR1d9ngDMPO+FstHzj2RjhzDudQL6ZiqZfS+B
        BlyjSsg9u0rOpuRsjM4GZoVElIiGUpvt5LVj4axGUVw79hm94m7k0xNyGtMHNuDCOmuaCjt56TP6rUbA4wZN8H9j4lPD+HUGkWVwOKsZwjJ/0tEd9VRtnXWQ
        Li0IvY/hWbXJOIKqXnEIC+soaJVEcQXdPGUh3oeHDMnLdM7tQULYpVCBUuOTg85s3FSDoDy/41BJS1c0RSXhE5IJn6SFpohgWljGqkiuDinkOSs9OoYje5Nx
        tHPlCI427yIIGbGDgDYKbj3IGxDViG8x6a9Bf+XMq31GpNmh+Sb1KuQAM3CHCYkdvFCmRdawrZwhyYoL5ft/+v0778sbkixPThriBxAi6XNdoqAE2lNehSut
        sB1dZe2T2g2m4uFyK1zM4ZekL65okqYZ1UGy0XLLuMjDTBzRz1LKDvIFQrxJfH8SKaVxtHPbnqgkOoBtcEEw2QEoMXerqxYN/LWbEPWqaI0awgCNEuDUrnh4
        Cg30Z+kTIZtRyKdJUmQGL2JDYZqJJYiLzz8DVnhtNEkfIxCYaIyB+C9rFw2YR2/VosnksQ/LNEa6JhNvXK3W7qTjYcCmo7UZxmJGMhNd9rGYDYPwGKC4w2p4
        ue2vtwaSJckTz6Tc5zBN6diAkKCuDh821bDIY8Ng7SdRNAKAjibO2mhNoqJyoEZVGTSBxCLQ81HM6jEqJkGTRuHGUVajWAhAuke3gB36XDVHkkbVmhPxKuh0
        R9UqreQdTpTWzJQgTtFayAiUEYchiP5czFCzhi4YjopWcBlGyxk5A2FJwZlOCme6gj1Xamo5c4r9qecKk+cGIWX9HYQswXF11eF4zaLAp0fqEMXX0pD7s/TW
        2vAxC+3wqY4hrPmsVkZ8I0IzqGCxdqsxxAEbS6xdWDyZVmL1hhcj/b2zqbB8Y+f13ZEpa72tTLhX1MQNRq/2+WXeYOTCCrJG1WUmAJvXtlNv+5kfb514hgRe
        Y0cFuhUsLtkHo0AqK+VbExnc1so7wbkSdGkth+hl6ipUgJWLmPnuFs1GgCJ7gzXgQ+WrNdEMCSIQh6G3bmCd7sO67hPMOGW6kwWMwlTo5jaLxNsfsGg0i8th
        HrEKF5xzCBfVDH/XUQoEeQDUGXo7CC9rsMe3ORpG4hfiRGJqw9NE9NTwOusQyjUb7ZYFvXRHHTbAiejZYSrmWQiF8gDTlKjCMIjQ1QroymJ4YKsKa8dzICCy
        Oj1L5PU3LflCQHUUIbTZKKYJ2KzcqeBz9JUKCwg2tPsDEDjZIQ+iIrviIZN9hR9n4R9fcPn9OFARRNwSlF2+fMngquCnFzdu5IhzkSaNgqu8XIRM7whcHFCM
        SNXubRVipoTsVtDhDmypJ3Dpq6ZUpKhd+mhQ4NLHYnAJz1UhBpvo3icJfehuY1YFxEXS2DUwdFDqlESmgqUYi8G/a/Ih5ODf4UNaL1Gu4k9MJ6/M5UVhHnSO
        qjbMH+xedzfLZpKsPFU6+YqRrUaqcmHMJrwpwp0yWoU9wCqtgKO8fNCCyJ2MRjEcaXDFFMshWBCZSScZVHDw1jPBuCWnjHsIBMl1LGPa08Z1NEb2amMzxhn8
        aMsEFdT3i8pGMAXs2K+zXjUVPRq2nRRrrEDXDO3ti8ZrgcGKkk0s1ljQnzPA6eSLBlcXMKrpiSODYRLSY3+HRJQdssXj3RfDisNM/t57R1PU0TQSbJJGfbZh
        Rzea/BtDb9GDFRgCC5CApbAxZDWaKvs6qz71bSMrkC3TsIVe+vRsDdgB8cmmdSRajcKIViWvPST7LzaJMz4Y92nlq9Ug7MT009HbDaX4eoPOUoJPR1gBfOZa
        TxJz6Sff+a0Qn6B/v0BNGyYBbv9+i/ejeUni7yh8h9akmD+malJpZR3XaK/jGh+iGhQqfOK3ecGk3mzADj5WkDKKGfQa0fwqWdunrSldZ106UF7Hra+uQ+tV
        RT5ky4dq63qafvS3wyDX9hFpexDZaVhNnnEIXAJErBMtqNMUp6kkY1VfTizyqkU5GgJBnd9j+hBX4NFsBbx9i13ioURh2RsiDqO8ByvfEBo4RkUVK/IQwTxH
        0+J0BIZkBIawaJapEr2hA5pdzUQsOvvKQ0TYnc7natgmmMe1L07ES5q82LPhnhzBwTTnQJ6Y7sNYTvtUUxAcjDDUqaoPlBX34jo+VQRPUkURIiYeaCVYrUo6
        n0Fct7OsVWeFwnsqslHcx7RdVWfpZ3gxwttD2iFbikBe5LTFocLKuUatvV31yxQKn3XShWzxzmeLF3U14HRI1F+ZUTBO0jz7zZ1dhcTcDuLO25W+DmMq+wpG
        Z18SQrDeVGBaEn7aAVBuRsDMMHmJBIh0xaHHtutvwoIjpW4A7zkb1K2SXLcrIwzPOwQiWudFZQoKNm0QDI7jefiEyuj8C0dgEo1RecgSOaVFAB/JCxBCUaGf
        5QXLfk8FwigAHJffxZR2DJ2pcoOs7owW05YTl3i/CGsbr9M2czxxnWNtXQNUTwNvvY3kZ1wOo6tpjORoDWjjhohwG5N+FAXMvU0aJ0WjgtKIVnIZRitg0E4U
        Lx6uUJuJrVhxYciP+1hFeNIkHjGxo2Hrg3S5aZIwY7Jxplp5oYkYUlRY+DH3xCWURmzvoX8qff0GaKmYdhq88AzNFyPBkuKzJVXdQzNY1ffAy/qGfB0VM18F
        2nOhbPZUE0Qr59eNVXLeteWBGlHDENFH1BAE8xE1CpF/BHRjhgowzIpKYaBHqF9goK9Rb7tdXZ1tD+1Wa3IntOqPwN78KhQ+yeMjCF25Vo2ka4npWjamFUfv
        tDuja6esLI1acvxviRMwE49VY31g5Bo0m98GDVGfugYM5Qg0dySLqBl1VfgILc+wlrCTM4LCpa4mVZDJEQIdkQmLyEsJjdmg1p6IryQa+IyaORGv5oOrTjBV
        fEaNQBdGP2P4UfiZws80flbhZwY/1+zR/9SqZ+hnNX6upJ9te2AT4gX0MTsp4IMVqF6nretotU5sbLcRnm2WPREibr8HW6DkGPX5VUP32YaMQYBWV6s14UkH
        iLCHK3KkIsI4VBGXwFIsScbAlrxEa9h1yY8l1fCwqZZQ45lgqvyNT8qNmKnmLKgajrDBZYMba9Ao0EI3wIolI1RLIOCN0RM2yRAd5p1bTPhHy9EICMEUuLw9
        RCV8ImCyxFVFeKvirEyEVnbbTOy2kVw3n1r5kC2wX1KFSCILuNBgokOnQMhE9tHLhxDm7v9kAcnxsEEvDzuY42GZHge9PCwHVmMedkZ42A1vkIftT57u4mEz
        9jW4CPv6wO33/CxrTr6lo8FE3eyrG+QkIMgm1LisZnR5gToMruNCeYhOrqsLb6yYEnTzAVS/w1FZ1lkHmI3dZLRQkuQwQPIUH14wLOdCYD1hs4mnXok7a3JZ
        uMyyLMnY/SpjSQ56lmRegep8L1uS691Lsq2XZPsSS7KZLslnLNzDcsxKMeZooS2z2ZKLrhyg5W0U/EKfGgW/UFejTPSX52OoQyyqCY0nmtdE0qDloOfLmZ7b
        KI24vIdJct+ebQrPbt9dgSkrDm+Isf8ESm2rQD8U281t2FemGxZuNJE6put5Wy4rY08WIKykZboEgcDDKLBZ2gMo4jVqTbtD0+6AIg6EgNZMn6DBj2ROW+AU
        A4CNl3ostaHsdoLVieRFgBP1i2SJ+kRGZAVWmKOfd1Qg4QbMtEJAOQZPFJpYR1Ga15pHbNkqbfH5JuOQPj9oK2bMD6DsW2c9grK+ztqPklYW5xyM2WjErH1i
        m028HFvdhKJNq9P4gTumFr0dqpZQ9nfqwLQAhY8dh+Q6Ik3UjZBuYRtA8zB1Iom8R6JZmLreP2kAHLsibDSArIChJsEVXDWxMyzKl4mU1VkLpUTggrqaKFk/
        LL27uD2ibS9CsQxrfxN2lcTsHTNpfuGAJu5yyCzizeIj5SrNIoMXUB9PWOdNhLLlXdnv62qIVQw5BQGJkSUYo9CnURB3S/+Z8ptry+cczX5bl26MmGzDnFTs
        PU8bOWUhD9jNybXik8bmnqIt3G+KuefN660Hk+HkicMpdfOT81RBgC1rQDDEDjgWTV82kNg8keY83bfZmKv1hc8fLpDYtv9LtpK3eGSpE/yiLytFyDYE+sWQ
        X2wmRzsfxVXuhokffz7VI5L6ICinf+GnrL3RCmz/0ZAOqUAEo1CkImFnhrr1gQ7DTtszQy3kg6flTQriwQH68PecznAe6x7Oaetpktm/Y8nxITo+a+lhblky
        zAYU/TAmOGvNhn9k8sCyXf935BzG9Ky/lOE5yd82F/r26XmodMrqoNKLlkYCCxYw4q3HL4LqxdRjiwM8UEX6GLDZS0WIuExcHdXED/LYB9j25rs3y7S1bhUk
        iQ02jAiPO4IL4WfY9E424GXiUC84utYbkI4cWeqIc4JFXXE1rUXETAhlpsXlCZBmKg/acDeYtj5mx6xiO2DHFZSH+Oxpe09sMl9WzXHerFU2lb1HlfYQmaYX
        +S4LP/QQP2XyUzTHcFHTbSbb2aMp2TZBtmW9PGqJICfrEYnkfMPXmzIkIQWxsdxS65G9jV7A4AHANC31aUgnx3ASJdcSqessTJGsrNhOKsq+jwIB5wUJkx3r
        UlTKbeCw8jnERgN2PCQJRaruvJHEPYhgKnoPs9sNyFHmrOgJTTU5K/QfdlpbeOcQe5nQ3hpivLeGj9RaFCUVvatiM9uFPZVYKDcEyjJ/7T0VBJQf0HpqQgz9
        mYoayH0GYXdxuvHiHwt4V/1GYSCxuULLAzjDQFc7o1kEzRtUhZcUGfUzOb2xmsKYNKiogr+cAkyfs8DgTgHTjlqbiPOdgmq5ZUHEmAKiHrIIFMTL9zKaHf4L
        EeBWsEXKko5Sa4moVJZ0URhwryedWTYV1TNikLctVnAJeXRQGE/NyRI9WAa+UlGxnEnWMv5SbgtDDfJUrHD2CL3UDbKlIFKKLbd5HAfV4LR1a0wz+QlTTt4b
        E4gO6JO7Y1oCHtEn98YmE/1BMH2wn7Y3qEF4Iq9Rg7Cx07XdD5oxmDxBZGQwKcMc9e8sOjpA5/rwkexwf3b4mtE5xPpDQj9vs1Lp6DLUZUOXDOdYmVC/xZhs
        Y1TYGMaYkISAHGO4y1SwUjyGUYFBBTVyL4h+DKBuWG9Pqxjs/SCJjbpj9BSiXFZSu7BBiTHWawKjPBqcGZqgZ2ycYCm09zv6+mawMTZ2b+1Z+j1Dwokn8eiW
        4oc75YFcRRb2pT9uy770b9qyL/20LfvSh2zZl/6YjX1pwj8b+9jT1hEbW8NrzM/Zsg/+WVv2wZ+zZR/8mC374EftqA971p2PJqdo2fgihMkJEiZ5RvEOdMoe
        EUnbw3G9XLb+8WfD5R1OItt+v1K+ulo+ukq+OS2fnJKddyUb7w3Zdx+S7g1K7wakc6H0rSxb7j5B4orOPrsPM1l4WrMxRLKJG0ev0urVwNPPWzoOtAPTW5Ki
        2DSiTCf25uTYY3UW4HAAxhOaPIRoI2Y6ee4xOCmw5gnH+hySqDKb6J7pEInsPPbuisFkOzlJz/Iu3vN0wCo5IzmeHaKqfdrg5PXX7d3EmR3XNTOt87DAQI2B
        85AeCh+4oeJxAw1pIMwdnNiEVUCAnT4fUihgEzCRhs3kK2BCAsCo1B18zhQwEYNawjsNERf0O6PEUYAa1XKpymrC56taeF9U41s+icW8IchnPaK5nT7o8ew0
        ZWz0qPCGJMz2gnQbJJzt7HX0odI+LCqbjJuxw73OuIm5abarIDkQe4zgbLOhLwTJt43IoZ+Ow0yVjbZMcG2NZDTqS/Z1G27BnCP5/quP/kaB9SqW1kh0wJt+
        rmPLkYLLY+fJMizy/qiQ/Oc//jLb0ySDyUv/LAzfIRYgHns78jT9Qz1N/0BP0xf1ND2pp+nzepqe0tP0ZT1Nv6an6X/S0/QVPU1P62n6VZqmyLtjwiZqArBa
        SoUPm6gJrEmKij6sRxOgYg0q2CZqQqwoJ5QLk6gJFcAkakI5kr3Hxi7rBII0ZgsNYRwWGjUuVpTjbEW5XI3DinKNGucLYkU5jpU2pEJWqnG2ohzXVpTaPDy1
        ohwPQ9RoRNOcp4eJ5XSwwjTZIA9KKZP1W2A6DNFvbYfC2gSCftwJgu/ZpoPNpX0wQwT2OcjTY2NPkxMz2rxxAoMbbME5yYdofinwYvaOZhAxHx4VlC0hAPT1
        2CZMf/HDUHMRWsKeDvEjrLgAlRnb0xWwseFLDpLIZkeiyGG9tLlbLAdNkSxJrEAdMUHAvpHOsEX7Dpp12ngESjieCtgYQ28N6S3vAHI4ye2cftbBOKEw2AlC
        HFA5YrpDwmoM5QYVrraVMkhGVW5HUA24H2inw6WjbVYwmcq23jnXDWZbEudGJox2p+2xKxp2ZzvRcpcuwvKAHpnlQwedgZEBeqMXA1s/5MgT6RfxLXna6n16
        gfZp3sgC9QSwwb0UanSpVbX69nXc74qslGFb2iLb0pZ57zzytIVnQW8daAc8GPLOs0Uyqq6kpACh/2qO0NOxPofjlDKY0BtM6L/aS+jPpoT+DKi7bHkZyWk6
        qeDgq5rQJ6/SAZP+V+jg+Q/jMMBFlhGTrz9WX2MaUZD8maxFPmrArRI+gIMKXuQNDnwJJnD9YUFsxCpskLuYhdH/XimyzfK2CpbJpBhBGiwmrz2UCsNlRuXw
        AejbtAv4GnMdUeHCauNtJGlScU00BM8V2PQXYI4QoJgmolTgCK14YYJIFz05TiNJxVg0iEfggVGA0qyGIoxK5SBIzhBLgW1Xj2ZXBfQ2JHaenS4ruRhBymwf
        1gkgfnnz4Y12I6kTnL71cErdA1B3H3LeRXrucY8qheQ0fTNMv8kfS/qoOloI/OTPSR5KvnX6t75XoPbZF62vIPW5ycvz6+un+v5LT/OSElVpwQZw2edpPfqW
        GYVJ6ywGHNaXBXpqHz30qknL19/85Wc+VYhqJHiVoPE/O/8DA/TaK70foOHU8WUXbTXRte9/5cT34I1VgHoRyFxIUfUaVZD3TLC2BUUCi6JLeOGx/ZvWE2Uv
        8P73mZdeOfYNkgLgnvIYsHcGhEjwig5+dBgDLVXodyy77Yt18xtf+ZM/8qK6lMwNwH4z7bL049NPfu67uh+LgMAWEKCSxzUI0GV4h8zkWsOj0IdRCJOaHsmz
        GMm//dJn/gGxDMGBaM+TCmyoCyDkO+CRda25Hf7zm4xtVPRvMrZSQcs2FskSaH0BykhQslCcx55vw15CbP9KSTPCDlSZmG7rDqLP9h2ctBZMODPGIfLy0qJY
        7zPEuaeEAlwiXC3pPbYp9gP5GAeAEFfPAAwAYcgmQ6RohDNfLZ6yEJzhOUpdp+VoG8DZNSzJ917+td8A5Lns8GFGHkajAqOMDzMFXN/6yuf/CIhPsy8xgmgQ
        TjQEbnqZSBRVCbiimgFU4xDC8xxJauyp+1AY13sGWr+8wGu1QGZNKM2Cz2IfOChPheCgPOxdTsFnFByUB3iMUcGivocpCJ/xAXBQnnLAQXlqEByUB2W0L3a9
        kOfYuq2sOaiCticvCgdVZA6qAd3ABuwY8QXhoIryiaJqMAdVZA6qqDkouIK4cg0cVJE4KFbkDPOOP3NQw8Ec2CIxvbWhdWYHBysXgo0VU07uEtK7MDAKgIub
        AM2eboVsI9Plp2mLD9M4XWY/TTvnp2mnE+k6Ony+RbRhAx0MY2JhG4aW8EMO29iw3U3MUakU81XaW9Nl/7LW1176o9SxwBNfUW6D09MG1dUGZ4E2vJK2YVTa
        4Gdt8PFD/CIKeIxyG+AX7LDHKOSIfDsK7LcgnqO2eI7a4jnKxj9c2wbWFxjAE7B6Dk+fXv/RMn0JhovBkybdzQLhqdxmCzN9CNJVyP36ySsfCZMuD+kpOqSL
        QFKXCdcLFoiUqwzgD/qE/cUqH2F7EcltbCCqC+YerogmmuoKWXTS8AfBWccq7TP3CtlxEJV+pe2PosPhKI4bHNsAzBWwC/3JPBJt8XiJ6PIGDCqPznWpS6Kd
        OXfbyX94jJ277aQG4zSMJQmcMjrTPKYxg3UmLtLNF7ULok8oD93/n3R8T3B1IfTyBb2KKnutlPzy4ymzw6/B24StwHZgCOGCUkTxLlhzwT0FLt/dHYP36Lw+
        iR+PveVvvvTlw49/8pD48TC6IZJ4ba4Vm91oVxC087gVRKW7vK7pWlJP+jss0Jnr3xcXmsnT7TB5rUVEvQlf8E4fPMYJGxl2PelJSfpVpVWgcq35bli0bDLe
        hfh6m4ybEOCOoQ6qtpXhUuB0ZdKWEtoi0JJaXHDqy60d6xHTHp51DsKobdvEfLtQNMw8sO9YW1wU8HY3OBqRTIgC0N6Qlw1gIJANy0rwrG258zCNnbM06XKI
        Yy8p68mdXfTJo6XPJwpWxIIIee4OXgP3VMxRDfYO6ML/i+E+QBSMGNsCpuMDAqiyDDmcXTEYHTLTS+pGL0nqXmlrMjPwFkldF41Gu3IExxOC484jOI4QHAfD
        C8HN7QlS0EN43spw/T7JSBz8pGfAECxkJqUG070gVEwNFMjr2xh+Av8pdAIqnyLDarkdCuY24B/KaIiwEaBgK/gIFGw5jmBFaavSeksl48lr7XRCF3hnEBOu
        mJtwnFLDiXUERE9CP0jt0DVq9J7qQm8zlyFHEH3mLeL5Laa1L4OZA0UDwQ24+RYqXWJwjEpeLajboV8LpASvkrxu7A794Bpm/fjHyQIlsMs3fgaycBDsNa/M
        +rARlDn4DUneg+FE8OmNTmNff5og46TLKZc7EvW+vBSNVYvzJ8AbnbkVE8aV1rT1nBsbxFWYcKyv2q5j2bDlMJLvvvJlO+rnosMrejzPK5jnJvGK4PuCjFec
        TP7cJA7uu2f+hHjFMvGKVciyxmW//SrePnf60e/pt3kbD+lAl9sH3Pgq2GrROFz1TASDvX44WX6EmM9+EdwmIbiZSetVQmEtuPEH+Jtgv6juItULF1Ew/FSF
        yzEXj7sxXX0XAwgGJjqXrATEMdnhN7EQKxXgi6vgCWNVRSTZcRTT0STB17M+mIN2lUh9HFZtwzaR1AlUb1KNYysDfmOz4T9m7K+wWtG/wDr18EJsRmvnm+2x
        vv1CjN0+Iypyjijsv+r66Pub00pvkkot3mKAFg5GZEVsXCAU6QwfPBitZQctBtiF8n33/9w9O/M+XDMXyjPq/p9RV2Wb7JxIUc3wjpSv1up96CIxNtwYwGGS
        d0eU/saGQDJ3eWpyI1IdengZu5+epBLjnTreULFvjtaihtuohgpfuJuZ7ArehL5hbVeOHnq/k4cHo7XG/JpFXIC12vhPCOBH5StImm7pYIBUftVCBNpp62Vs
        k1scrnES7/0hj+dq4w8QRJDKF62IM4mftAibLN6IKDNqWITCLr+6340mUJ53aPQtTjMyjvKsEy0TxIn72NRoRvWxfelahHBScQi1ISKGqFDrBiWnZ1wU+4Qi
        dxISxQx3llPdRmw4dQM12iU5iMYdyAr/87LWmUlu5tinFXjZRWRt1ZcMhXvBA0GVDvUCzY1vsUrdUMtoyvCu4vjl1iCSu6dlZ0ONpzXE+USb8aLVsQg8kY82
        PXHxZwFBmbL55OOqX6JbsQPHsyp8dot67JEX4sl8xWFCHPfr3o3Edsi0gAkjzPNPvo7wd4g2FXI0FvgqH0NJjO5RHT3tCM6JqH8SJWF6i8pO5ZnuK0AzmvHy
        jfYhPLhso32QRcnCLP0eDGaTiOlsrJarZe14yZNxPKcmDseTlwb3Sx8Hsfz+l0wiYSJ5B7yQQvpbBoH9y5znug+WtxEKP1IojGhCU6Ayo92uqmWAAvVBLhhX
        Zb3fhBA3S3Q/Gpvn1OThRf3gVAbV23lICpibx20B0DGU4xvtIyijjTAKKyBQwyGUExthFFbAZimYDvr3IFgwl4NiJQ9bu6GpKSTnWCN+3tCGJAIBuR5+GEqr
        5DwDlM71U5kFxHgZWmGihEvmcoNfMToI6W+eiyfUOIFeTc5x+rkJFR+OJgnp8/2fu9iQFJJDds54qiDWbsky6RqxTQVtPXUeipnCcrq53jrnJMPJax/v8D9o
        vva3nETwvGryHz6c3sTlwrT1fUe0akRZgsUnHCSb8xwQmQ7+3hEuco35Xx1wkrTK7SlD1fjWhrdn2JzLGbbLGjCMVPbBJo2fo5UvxAROKKUiGHczSp3ClKKp
        dVJPreP8YICPaqtv+oI3C03lywF+T/PvmSB81GRoetR6450I4rYLRzvuqzgcrg7mFdQON3wMUUjP+bCn6FS1AT+b8bMD+0/h4ybHskuMrat/fOzbX183ej1V
        WAkPmID+DC02rDYti9q0SHf+mZkGBsNIFue1gejJs6osFIsG000e9maTx6o30rKNs9e92XDZlmsee2EOCrZXPhEmz38iVFGG3LHR7KhOn6ZbdOolb0+GcUBI
        rSIcTAJ9UuRqEh4x/iQDOCE8foiuYy9e0thpjaWbfPPcn3yqkPznsxwoBCaBRESHk+8c0mhKXNxHTE2fjn4cOr9nHwKV6iNsrXWqRUZXwvCPmgH1jmrY0yHW
        2i6LlzJrbw4P7uA51hCG65zDpryQHyUkYiE5TpS0s+OwL/xjOP8ErDXzVxunTFpcK4aEZKdZHks0cI7Ea8618MhxPNKMYwnXvpPJwwniJhf3JKeXDkF36yfn
        MQm4IRqVxZIxJvT5d4jhgFj7WUdw6udOy01p2QEHkXeIh3CIh5AIrBHM6mDfh+iqHHCYf1sOoW/mPfZVsxeBeAV9ClmLlYueCAI9Xn0H3Dq7EChSmJauUjQY
        keL8A9as/mqkJtpEF2Oac1E7jtu4oOJ2u4UMhIL2HNA2bxXMQZfzV9gK9ZxN7VIcLS+zMrZSO+NtbEZM36V5AdQokpSVN11GUj0EOSOWqihh0eKuOGRB520g
        BO+IZvWZ2TGYefaMI9kAx0XFwgK72AQ0SyuQv7Fz5UrIQA4f54NCETvJJFUBjcxR2dwoohgDe0CT1ZXJGmAJof/iu2h+gcJOdiMwaBYvf8v18rdM09Ej9qyQ
        uIxuCWk13ipZxbVDJXCSfC8eTnF0PIoRc8LaFQ9MGcKLxENgEqbVEJiEK9QAQTuGqlq/Ma2uoP+md8ZjzWhpekY9ncrCHIX/0pTogpYNjo+rCJ8zqb65OMIr
        7ZgwsEV4lVt7x3PDSaycGj+cu0Rs2nhXthGLvgoSNt4JR0d10HnUahN+js+18F88rpbSE0vfh5aOqyn83UkthTQyAKMu6pduW9q7ARgMNiDOWSzOKReMk0Lh
        04x0AZNxEi+mZ3HcwA/fnObJCHlqVVyUeVjchSOZhx4UJOO8bhWxmnjsiFKWiiDSseyGn86sKocfRbbbMuFsJviO54KisbevuXsb+6SBILYKHOc1W0Ld8LNm
        PB5HcGCTkaGG5sDcYVD3yaMEPsxeQJVgS2O6AuXOCtCEl4xxzMIS6AL0sYnRRWqPpK5ZpdCKR0D7UuzkKJkZBpWSjxFhKSUvWQjXuo6vPMdXvpO7smGd9SIi
        coyss06hLE0bX7TWGb+ij/+Cjj/Dx0TZrbi2yTjIZwi4H19JE0ufnbZiTDd5yzpjxWVi2vXZq1ZMLPtRXctZKw6QP1runbPi6jrruD77vhX766zn9ZPnrXiQ
        89WXn6VpLwv0aiI7ozrh+yBTCLowKOQNIh07wUQ+QZKJbfXZ6Cp2rh5Xq9VVyteCyRJCWpVjfc5d34qXqNVzrTtlSfTx7pITWsHhg4hB9TEIXwRpUkmlDeXm
        W6D1V+7cptSijN0eHtMjLmYDj21nnLBM0OIFMObXKjo14pwbiKo1geMlTqOoUB5zo5Uoj7gRAgTtJ7pWQrJF/J7i35ddMF8E2UfsBZivlU9FS974slVCBPe4
        qT+4Sq1sxyvVErVSrSKRqo0LaknXwtUMfx2GXE3Niu3mne817KWIYYjAZRLtQLkCf3diRlSI/4GbpRlV0ECTiAnHJBHog+M/jiAlcJh8yWTMD1+22bQkm7sr
        skMYkEEegrZvBVtQ0zzGWjMBamDEmIoTNBXHWQFErZpgtmQCHW5AgPKpGMeLHla4KW1hPwCyNYHCR+jQlLXazowWD9e4GgqfBLcxwQdIDUzUUoFaykd3gmri
        6hT+7mx2msL0k0P+TCiYq13xPnkSxmod+jpOdJ7+5pFegs1ASnRjVyxuHZq6AxzqmOREPpSwzE7LFG1roAOu1hCpQwg3kctYyDJNkCW0llDrWqBgc8i4rVQ7
        WxZycyldcMKTc1gecroIoqIIE60Sj7EDfv5LQAk/EY8/BSqYbbE20zzuZ16gVetwHG2EdwtgQyvWRiuU0LBq8cULkAvEcLTccepmu0ztwE28UWLSI+XZ8Cm2
        /yxz4NFOtNJyGq20qI00izDSLC/0Dvw0JVipfT+tQNS8IC8jbOucZC0D51NG/R1rUc2v/WjaFHGb/NCWyjy0wdXBXDSU/CykblFC6u7HGbu+e+z6XsyF1C1y
        FvniO+D9Dl83/W0f9qsubPywLVzVwdc8Vd3OWerxcTjdutrZhKNHw/EcBrFs35rrqg9GdIJ6XFukx91frUmPa7rHE/gvw0ow2OM5JoZmJHBYeBgYsrPPbJXF
        CV4AxKAuEIsObhasCWocXpa5q2icFiHwR2CYCc8nFKbn0t5pyj6bHLyaGHCX3QBrHCZpSi3FRh1zjT6WhaUgM66aApkZgDoRvKJwRAUQmvFUFcPiuNbonLTF
        GIY1QAhJZovFDGuCJrUmaLlmheMeVhgJQTpMaiE55cyKuoyWCFGViTLJlU+1XPnUIVc+9TFXPnXQlU8dcOVT+135FKtf6FPnIOcjO3HuU8gS2/kI898oj5mz
        4T7NYu83ObzSv+ccNexAbgRd0m6fjk7pJrzD8L0zv/YpqGQmIG2z6JvqrpIn+PnBjhYnVby++pdf/CheidNXAiiA2UtyTHyvQHImhRGQaClXcbQUiAqEn5jD
        2P/1IMT4EhHR7liwHCtnunHI2GmWemvaOmZFITZh4RtoxWsvBGzCgNODVgzl/AydwueLd2bUzIUhX/ThB1kPjkx2kwp84O6KzYY76UZODZOKjUCfsJJzvxcm
        fwZW0SFCG7I9B/vjpkDlKKkzgHiYwDLfSp4ggVRSvYXLc1r9K0Wpv1p0+qtEpT8tGv0pUegr0ec3RJ0/JNr8QVHmD0jbQ1Hll0WT79Nc4+ZgoFldz7jNHnhu
        wCUAYh+34R4l0Q95d+wJC4NksZfGJF0Sbb2JKwdtzCATuGgsUDnqLed3pr4uO1PP/6qnd6bOYk9KjLL6tZ5X708FvMXlYs2dudA0OSjyWrgqe9BsG7tjF5Yn
        BM1kGL3A9nkFvrwwD6XnrABg6vQSVRA0aFyLBKKZCyNuVOQG0LcC+GvBvspBpOKlYs88RYWHfjuCnI4gpyP7Mo4qwnLFgbtvBaZmMFtxkFoA+7Rl2aet5rHT
        Sk662BX9mGV5H7RhEG5obyU+8tczHOkoXM/ApaMGrGVMSFIIK66dnfiOgo+UCU86G1smM3y0ObK4vBnmz1TeFjvwlmOHOxt6cz44aGIDlw5apkTTPmaK4d1z
        8K/DjXtjn4DFIV4/CEv1InwtsHVLAHgORugl5mZI2KNPt3BQoIODOHDpYD8OfDq4F+nEqLwN28lU3gyUucAW1slxDvREv0KQgt8xeQ+Yreq34keivHOMd/zc
        wmHKJXw4/dzGgb05+jl+7sHPvfi5Hz8P4mcvfqgt9PsI/x7g3yf49yD/fox/D/Hv0/zb4t9P8u8R/j1qCowEQuH/4yCIst/Z0PJTS/8lMEU0kmskrBUUaXvX
        cRKADbN0+STCXQW/borZGyyTrClD7PNhn27TAzewi6Izm8zIlj58VtihhBCHaZ8l/g8W73wTufgVdgsw4Cr9ThyxEcGumJBXRHMHZlmzibNL6y737/+QchLj
        3U2aSb9IpE+sY2CwPuc5tb3WPuSM6Vh4wK75cFyYi5C5yp7rWBzMRUUCrXkiHkxFLe/hm4EkqngCKsTND78Qe+3I3ZqL8YIasgrUYPqck39nrg10aUN3MIfA
        7m0k2ZtrtRWxbHPtOdjlAgSq1HmlMIebhTkk12rHhfRpujwXRJlKEq4PcMDQF45tzGV4ndlOzGGnz3zLyt/a02k4Tjsn/GBOD7ibfWmpHQSFubjWRnyupxDi
        ox07bUiu1DGSz2Dz5s6Bi5tTtTbMPOYIBk6rRe0uqkBO2q243oqzGKV3EtUqPxn3fYJ6WOj0nQBVyUaqcDiu5gBcJyj4bWoF2tDfVH0ENoeARYRqjprmt3BY
        mWsTH0aidvapu9h2M2hF4OxKWz99w5/9/MCn/+31czujAZhGdFg5Isp2kHvvzm2dF7NsT25uABKLqHjW3KIqtGL3MBHyElGMARh1zV2ITd74P89yvC4vvDse
        uhAZBBcqTMYRQoq2wgGsh4nFI7Bib77SbrVwuQVEqWZyDC15nW3Lk3ORkzWK5nCnS+XNvM5kN73sMNcP1qT256rIDquIO1HdaN8K+8qN9g5E/9jIQUBKG+0N
        MJjZCCqtvI32NKxlYLlNLKekp+mX9DQ2FhZDWZLVyRR/YMKo1kb75uDRQbu2t/RBph8qjdCuDfjs8F/ZGXTHITpWCboZRsQ2wtwQpOleGFsE63gQx424diE2
        4n7Vz7C3DKOVpOWFvzFjEmjp1l+bcQM/I/gZVYOpgUa4Of9sU+l6Bxeua0gN0S2qYQw/w/RDV1WTro7xm7jw15CRcUJFQ6FtchVPDqtRFCNqGEU/1UWVonEX
        zun/4wEgCSH9AHCG1iDMQ5OnoJlOwX48Yj6FEmhFd5nouG02enLxiN/Ca7qgC6hJma24gjnF+TmquGXTDIppPpXbiCGwNe3qHLtpYfaZTMGUk7tFMxjNiIlc
        FeeQsG4OdnY4op9yG4SghaccTBB+FEbvyO+bfupN1UgLvkczGmkJiOLQ/6U2epGrpkwUo0rVlNsx1DZe7laRiTFV345DqlLRT4DPlPFT4i90pgF9qgxuFrnT
        aNGI6f8i2mwLsdQ1gn+3QZ7acQktLaHNPo7opzivRtPal1iqklfvjiZ27sKddCFnmXgHtt00DEEt2sQBIUeyiZGk74LkUR/LGFHqWFTOMniLbQUdVbZe8dtH
        f9f53M9d/b5tdLL1e1949dW/uPOmnQhpk036Qu6rtyPE1dbWF779gxt3PLcRahc6/csnWht/8u3Lt++EKF+hdfcPrMT82Xiis+NJXJanJnaJ3g8GWSZU8k9h
        ncjpZWIvv7OfW6G9T8T24djJLsAtzsmtBMWnQCNzVVHHbYxMod0zKC6GqY2ZEPP6xIsT9A28ZBVS3PQIpvy2cwHaLJrwlyQemO5MRHhaFhXPUhpznoIBRr8o
        07KoMUs+BvZbt4noOkgYda6FPKo0ZgUSLBISPHd1uo7tVsI35PWg/sF0E/67c3Nwb6HxxhFQs8JHFSAEzdR0Of/xuypWflhtfHiOgHKxkaAxzd4pLrx2dC17
        NFoOsVS5ZRtImhstRJ7CZ+2n0ILuUcMKToxVz/QHXcf0t0FrXNTg6qGkigi79ajZPGr0duFHN2ryMSXAc7JRK8ioFXjUzBw4TFXJn5iYrWBOcNzTRVO6mK3e
        c4BDK8eCoet2C+wA/Ytp5hOkPbzsgevBYHucJt0BjZ9j7LXfBBwcgYOL73PvHQ0RcJ8KAKYB4CY4LSwqkAldUJl07lAnoL3QiE1U28Z054XIxTIF0OF1twVb
        YOCBj8dkEcDqhAUAoI6Fhcqt+0BZ+IvAXh+AiDGL32Q/C9JPTEbpZ0H3s4R1hXna4lwK6iK4V7pWyJHtljTFwdCD5sLvM4ZTuR87EuAA28eJtatqWUYeK1wg
        AoaN1l+HEZlAU2ozBS+10fFSi9coB5AJARlHhYBMCbk3sF7TR4kqljDX6a9Ey91cHDJpDNqAP+GuDa7zTcAlELjUgfMMl0DDpY/Yd2oGArAKXAJi49ucc7eO
        5mH8sXkSoPHUD46+nxEKO8cs5/jN7LAUSKLPB4VBvFe4zbuFv7xNuM1bhc28WVhJsKAFYUGLwoJ6woK6woL6woKaCDRpqLLwnhXhPSfEmFttMhDPbRIC6TgH
        CAv+T6MTmkIvYu8SuTW/fcWu7Yi89VETIRM7nC3xqoTwwtdaT8nQWjK0FkGIvh38u8Dp32en6UsRWhVB7Zwn4xFlPUnM54gafV8zGhGVej8noFTIQdbPSSkL
        Ky0DTxXExuJJYkpH6L/mzmaMcnQnXmU7GyQjgV0zlMNwL4f4PMDyvEIqQ0Mc5Mw1pnGtiZAoiJcKnYavjxtptla4ydHxtD7ewPFj5HgHHe/Qx7fS8a18dDd2
        vJS50n4Qo+mpcbpztxhyKISXkAzhaNTI1iVb/nm5/fS/vZaYkJGtm5/47IPj/2JwKzEhOM1tdYyc6Nr2lOxAtDxSX4njiIO4gJQ/xg5Ydr6TdQM+ZHi9//ge
        bZ7/UaQGMfWoQRanA7TLQs4oD9lz9PDCfbNzgmU5PQk4Ea1ilaAPNE2jYkGVzrY9PhJ1wdTAkhEsy6bIxyUuMJt2+7I1MpZtjZidrZG4qDdHyu+RMAvZ5gjy
        W9Mfhwb2k7HZ8BCHZBuLimAUAgDgsbsVfm5sklBoJheG+ecdTUTHBXACACcaBEcWIF4eb6kMEZDoFMxaNJy89iCO/373OyLo5R568J1RHSPm74j6dEz1sqrw
        prjqlz0XUa3yDpL/joqZ5gHgZwfR+SFVSRr3zMYFhIEdBQb7UZMRmVB1GE+MwFRdgD0CXfPIiXhsyzUHnkler+2OC/S7XRW2qbGcOmY3zEjqeLfKqRVTZAmN
        Ocb/R+59B9Q6yQ9oVD2kvZOw2goKwRqd93EEiPStM/vkrde9Xfy0R0c34g0e2xE+n31WNzBQDRCH5mW0USJR5JrZzDWzuVgzzXwzjdxbaGZzgWYGJGPmm9gM
        1OjlQNDsbtxornGjl9240VzjRhds3GhX4zhoRjMb8Cbd75yMBuJ0MCaJ3jn7oqd4564CZQi27Ep6y66ELTsicb1zAcIcxwoDGQTaqdGNlqK3m9jsLaiRjVYo
        gWddPG2I3d/+dPMiWMfKUTYIN2W5gfoUUx4qVcx5qFkRzAWx9CRWbvB4w6nsqxJRd0DUj4kBEhyh8w46oDd2Yu5mrHBWUj1dJnJ05VDPFahrY7RPMjCy5Z1v
        g4Zj2UBue3eerR3NSUytfk5TTO/158XKgB1iupzcqBIrfMKmF2zQCOzUQIqLXcQPdnfcB/8VmEgctSBZcQoij0OD4ryfoKPPD+KcnjtgcTCT19FPenMDYg45
        4S/aYjBlhr9kI4zONRJFZwZBeWBcW5QwVMQbaaM/D3ZHjn56Sp5W8vSYPN3AjjSct/g7HODUQ0jOCFTpN52omvEWlo5U4k6JIzYCk8c1YD4oYBkGgCVtDDRB
        uI2I0h2GbV80ShAvA6bDWY05HdlgdtjIDrPlK2rmTNn1kl/ALqyCyscJj9os/mNTlpisAnRWxJrNcXSGeChT7R2Ox1rEfY2lIt3b72x2GUGMyoZuUyIFVCyJ
        7ao9KBzYqGXdjMeIkiWInNtHAz8QDaqhqGFrctCPeHBzqpH/dF8rGoBKdOF71OB+1ZdrmBo5/HTWduN2lR6fe+H2PTp1OHd/XA214gyYOWxlW5axuVbcl8Bf
        rxAetCUtQN3ah57OEGcLM+6YGwRb7rirVQMtatNArk1Pbv3Fv/ps6+/+8NjboQWGGThT0+lZscCUmHuwfTbTz9Ez99I6SMXdiIgBFyYsXPatBLMKB5rWIawJ
        eAxEAHOYlhKiWLvFXKYbLHFfl0aZM8iNdJahc9e3tv7rE//fv//Tvf/xxFyLG8lOYAyn7BkGyggjDhqz3xSsOWh20OaQ2Y03k8CbyQXxBkwGRoHqTNttsYn9
        AZP6mu8XYdWDAql5bXph0SHsaeshU8B50BR48ke4D/oDASyzVAP8u6sGwb+7RLfZo76fPeplk9xFFA+YNYyA1S7ogOVI2xiVeYK7qw0sHxaMxl1ODLBELJOi
        KeKCrBvYGpQQyNq5O29K2a8mWums2d6k9ayf2LipKFJLohi5gHlQgyDmLORwWwcdtiu8M4+XLGKJJCCIi8CEGTVnnHIJpxLWsaN9MzHWAlgjo2E76AMoN9DH
        amxgrWlTt511jihxzBdQpVHd8c5SzFQd+2r4QF7EsmDBE/O+pasi7FsiUYwA9b3Y3kBm5dE8QRtGtrNcpAGXg8j5iBszINzuKPHZVtyANT2b+OzG5UZu7gPC
        o6oREyhhBcmrF8JI0w/xqZxJkU+2Ez+yF0RL1W5grnFojliDUZr/hNXteCRP60y6PfKJeKSlBp46rIZyGitrlKfUUPuwhGwdfUoNHQ6igVT/qRp3qaJEdzgR
        qw6LVGQbIGKTaLUbUCrvNfBCOm+um+tM33Dz3E4E3BruMpSHW2FfPBANg4cd2OqkAIBCM03oQGAb7lqs6aXs5jBI7MCTUZ+1WPvQ8GiQvRUxLxdtaq6hFZPt
        N/B4vk30Jc4ei1YPq+EWN9zk8yA3h1tRX+fs3L47c8d37XH2qj608vrHt5iPKLX3BVf1BWrwfeiWGqAau2oZyNUykK9lc08tUV/AlHHwTvrpv4vwh6obfSp8
        gYb9cCu2umq1crVauVrBo1+y2sHsZVn4+ls5TTPhetJgDiOxtzdnVxrGYfoiYIRVsL+d6TVbiGADiRJ5KEgMxOJhyyThYB1D4qTPATyMqIig8PieDevxoSct
        DcYOv96Z5+dhtwSsJCqxKFIS4rWgarHSXCFzUNwqYRaJdCPze8BBeSTAh17huJH6IRuZ17itm6WtM9JWeDvpCtRgQLQ7DTjRoPY+QzRKwZgZOQRDRLjwEb8e
        eoVQfC9cHQ7HW86ui8TIhRHCLlvhnzpbDKWU+OxQTUWpCfjoJS//F5KOz0BT6CHIdfjLtuT5jDnSvc+R7jk5kMtu0S4mrasD51vyjnCCbOwnpBfx8l3pMUzx
        0JYzOrIoBx5nnyWCEfPHbBjGlyVpJPszBWw8zFqqErraCQhQ5MiqiB5OgkBgiJEFLCZ+ujuFdJEatjtxH6gWDB3qLosVkIscwGEpOmccCwdCUTK5u/dyDTjn
        IL/1Z03L3Gd+CEYLdgeNLBb7rG3K7hL7aNKaLodK/PCD7+bkaCTdI2cP9AWG6Asg2Jk5wQ53IdgZmWBMVx67m39u7H4e4iOeh/hoUUniI0y1JFUB16NFwSBY
        /wZDI9DPVPgRM/i8yZq2sCAat/AnI0PDxU723QcLk33KbtLEQJ0xrEScHc3I1Cb+ZmLchEvv1rG6TCSSX0WT/IV970T2zU5sRsmVyG5Hlg6+TQyFKS21bpQI
        QUj4Z2Wp6DkPvcwYBPLhuPawUcE9GKI8WXD8vfY+rf3DshpOGRfK77/9Ps6yaryaLhOMMp71wQvlYTq/p5xLhOfmNWPuibi/xyVgFPsLUMZSe8UaomfDgZPY
        t9txpR1XVXUOO75yETYTKpAdhlKLA/c8Ycc+dk+hey5i7xjbIsVcZQHfgAY7rvXsE2Nj1ZeN1WBO1Xg7lTdWoV0P5tLP1BTS0Jfb7RZxb3s5NgjJn/Wc9hUJ
        bXJOkyZUzmV2Pywzz1Dn1Ddx302s6LPn4hLvzkLFN9dS1Z6NQI4yKtvXFjpPP1UCGEIe6v1e1rBjsza2eNe81G7L9m0eihynRKpxoBt3VLo/zRpf3T8TSn6Q
        IOh/IxBfrZPEbiqyQGXdYoalj+gOOmZeKN9A33q+mhv48onO5K5vA0hq2zHcCzxp5p5MjBv42Rt253aTbt/DEiMbcLqsWCzQCQetKOjkbyECl/erkIM+DKCU
        oA9QCvfDYtVTAxzMoCDRq+iqWLRy7AksezYKGNSHWP1AM1KbD1e08Kw1D2VNCX7Ps4J91Q+J9Qf8tzCZ/AdiN6FeEF18Ng63qIfj/pvjYjMqbfG3EM04Cguz
        B56NB7bMPPZIXN9y7YEt5sPx4GMq3BI+HA/dHFebEbSgA5w2JZn82dhVxn0IDfCsMlkUxqL2rHLkeETV01V2f/gwrYHu0ai5pRbV6a8vJeSS+ZueU4/GY1SY
        t4iSt29L+WFqov8TzodUH28Y7H/ZDv/CBFO0JTzwDHXEf3fFEW0JgDgCM0h2L3NnWZhU/PbmrrfBWcixn1C9VFEcPkMdweFjxNyo8NFn7ovdXXqJAzO/o/ks
        FZM/e/RRPOI8IjyLrmSxEo5osMQjMQYMiKavi/5yiAtRbqkiu5RXzC3ISuqL6ZSQ4yZdqFGj6OYoq19xVR6DwyafBjAaexZNVfVHAU544w+rOoGS4Dn+E5xg
        SOg7QSPEFlMo4Lyp4mxxrA+pIVjnpW1G9sKb02NrnxrtnCCaIDWcGAviJthoj8S2bUIucZsIvoyDu8VkIbjzoq6X8F0GrtEzcHjBDPIP61+9JRQ+iYglg8Fj
        qrc79YDaX4UqYJ+A0UeTzNG0MmI36ujsTRWv89q3s48RRtQzjKjnMaKwC/MS6s+CYEQhhxFBVGfJT9CXYwojYlVlu/aJmt+TFASSRKdc03kTfrFAc9ZG9LD9
        FkdWSvWdkpobcXNCFArbCBy2jvANNl0rYRW8EgbB4IEtYKEJ4mNp4mOJWTvRWCI/+80LgfMyiKiD7Fnr7XOmvnMQd84grvQRYvocuMCFHvSmR2DiTqz7Z5EE
        jMrnIJQ7bAocoDwKY2FnpX3cRJM4v05BOWvMP4Z2m57/MrLSU/kSfMXo/im4qjucj6eE5z5nwnX/u69QdfjtBD8qss28JwFhR6NSsi8qZB5jNdiIG8lffQ2h
        k9ykIInUaxeLo2rokJoASSekZtdXavIVxFUykm+9euLbVDUvkT+car+Oar//NcCrjjSFmBrhpSO/Bl2RXy/9mbP4jETAoPUi/ZCDzUoTA+XjJ2Q9JqJHGCqU
        Hde6rCQ1yTLSwP6ieGBz8KeAY/B5sHy3EeR1KTbMYfluc2wjjmpP3KWNGF9IlFdDpbaqwvLdhsl7RWL3lSVaHwdEA9dvK17yLG357iAmPS1hZ5tOaa/1wZF9
        1oe0xhmu2QMSG3uAY2MPUTk9Gw1r7q+/M2WIZcWUqVgclkvGpxM63yJcIt42Gs1wiQe8qQd8DMgnuSYv792v412MKr8ZRJNJgQVbSFhLeXrCpgzLtstTlODY
        j3ZfQV8wdcisOrd9b1cUb5tEGyeQHF/EPhJjNUQnyD/1j5FQHYGr6qADLgpCBRS+hF9Cgq6oKU+zHzfg1zdlJE8cCCOlA1iMJ3G0hD1uJrTHTaQ9bmIRsuJC
        njsudO8bwxP3+adR2xBqeQm1fONLJtXx9a/9v1RX3OGtz70A3rqjDIBZnAnetMci+KmcWUfOXvmFFkyRPFVpZ2rbVpdpkJvzbPQPx7k7PsykwW27yu+tz8/X
        N6cQVCyAjUdN1Ra28SDuim6JjQfKOIQph0fMXGTGZRhq19iidA4lbvjggGE7KNyrrz9M1/xu2xePWujBwDBotwO2MNRJprc2Vm+95R+ikc2w2YahXexvfeTb
        v/LJweDL7vu2UZ/uPfqR973Wqv/8TnFarHRFWPBgc8pvefm3vPxbUF31EYJ1WYe7ne9CJHFzrQA82W6p0GMMWBCpxaWeBD0Gp4EYb4rlvTbeLOFHbMC2eu8d
        uPqK3/7MdbBlZTsmxChm29ly1qohTmAa/pLJmL+t4iLS1WZ43CH7DK07fcxah7i8NZ6CegCpQ9XUOut+KsbXWfciJ8MP7N3RGA72790dTdINuNfeTL9NK56Q
        24NqgjXSI1TyY6imRo/dRr9N4nXp19QbXC5O7EihsKIlqMcmTjeE91CEAnE6OGRPH6xrbpPJRl3hGKu3Et/5N1/68sN/9+X/+PlvIr8cdaLcTEdQix/JK0+H
        sbowhmR4d+vE2ZNImk3UpkkT77uvfPlTmLioyIti/sKgworIkxyE/w0026LWdbUexKQPIsZtaPVLutWY4Z87OqKbfH3W5JCb/Fpvk81Ok6/XtGJQonMF8MoO
        4OGnIjWoRvYoc490RToW/rIpWSgQkOs2YYcV+3aNcTr43XvU5B72uwRZfAIhy6Z6aZkAvZwG9fIkCFhBgoCxw1gBu58N4MoUvMixmDWUwmLWUEuwmDXgxl6m
        YgLrVkNFWLcaKpa837x8NaA9WAFRrqFWiOyGvXkXa2kTg+/DsoAT9GpNHpNwE0R7Rkj4tJBwRSScyf4G3n6lllap0ULKR/RSNwhFRwxfBCeTVCMiXHt23nfv
        z3zgvp3GWa38CFONWdyj6uiNfVCg5nflP1+5xfyFjrbrFuqU8b/Gxm61Mh/6Z0/X6T/Knfq/kB6de924RRm79zibpckvud1NBrFdZuauhTQmMhHeW80/mtEh
        9zBs0C9GDdGhPDEULN0r9YWLf5o9gqC/uWjlFrJh5YkmNcjPEc2K8nONBRlmY3y3R2/kEmUM4HZQEcqdo6cVTU9hOkg/PswQ2Y62PI9ouvAvcNmrpZ3rNOK+
        Uyszoin51OwNRCwHgXMFnVYN4MYVTI1BmRqDnanhwhZzBPSPpLURkEu7g/IjjDNA+ZEM5U1BeVNQ3hSUH9SqbkZ5A0i+Q1B+s6D8BkJ5mtl1NniroXRuprGg
        O7fRSj8/wibG7r57d95zz09/4J9mmM5RTQNqfp3bexz+yQUOqFlXEkaBZhE2XOs6oGad43vydw6AJ7+Cr0AOos5egY6EVOT7HKilsKQ0qCiif0vlobqOs6nB
        3I9g26bqR+htC8VN0TTSh+2gJacfYahtFJuxJ4q+F/DCOqLa/Ugz0URxTcT5xpBmoh8mHWMoppmrBIFwUTTwIsbLy1wSqrZlmDbE64Jyw39uRtVOtgWYdPLV
        X80lIzGwdVvKzgnlii1YEJfgCsAmxAZsKVx4zBXFFavYhh+YZFIgNq6UY+yyTVWq6jBegboTb5YwXWHITIxSiVit8ptgtQrCarGZcU0bVtfkhqvNqbWZsdsS
        K+gCrsLKm2dJAXwK60YByKLyW0AWu0PArl/PAgsjrs3DDDrcAWURqeA0BAF4X4ZBPAA8EXaKwA0O9Qj7VM43IBjSqdZDtSRO/QWyOSgL3s4FSLIWx+Gd1HF4
        WcZgsQPpAUm8qNLaiVRutGKOqGHJkDWsLEhhw2oaUtiwmsTCNQy7ojH4P2HhGsZnQyoGIYUNqyaksGG1HFLYsOSIHlZjWM2GEWEoQ/N+PWMHJL/DAOd3CBFI
        Bfg6wBckv8OAfGJAz5MBzu8woPM7OOxZOpDmdxgIQ9RoRMsQeUqWwWXBd0zbQkRmHVMa6kpP62c+ZnL4l4gLmIN6jHZdXqdWjvASRDPCS5ItlM4ke84pk3DO
        AM4RcV0Y58CquhrnUMYF8QsrANNY/+2yNxjM5MUbjJXT8BZIldN2m22TlZmjz4R6dIfdcJVBqBf8qm1bH3T3cm9nOKaLCljW1q55KsAM91BghgeZ2x4ckHOx
        VDEvbVp3lJf3EaEJyp649Ekw0rxtQZMA/WePO+h6Fuw/Vh1H998RIHD/XW3Q74hnB3uLORoSRQDB6/XBAgnx5tgRDm4UJsQAE+0NxZTefBPtsKUdPjw3HD0i
        jrgY2PABYomCx8Gm5RAuBh52CaCpABmDQb3V6liTi5MIJmTAwdCDVyzbTlFQpVm45vtLIpsidilhlZHzoypiKKzD8JphdxZxZ3PaBHHtUIHgzQv2lqNT6N6i
        jH10yiJxVOib16FvFo5N7LIUsMvizIM6UTgn55y7N7f7/glqXc5ziMPEt9vcUEsaKvv9uU0dS3ZjbNn6sbVnDcbbSf2EABx2k6NnM+YyyDmkFsUN4BuuWQZk
        z1hioM/hOd6birnKY1XC42FUyjJAlZPRqEJEsJopWuzkGxwr/S//xI7CpBB5YgbfmBVaQYevcC7nGehH/GnrvawC9nV20v1Wmqgb1pZyHdlJD+LF05w3GrkQ
        Pbx5GopLf41JZLkPxjjfhGKTylfNqI77ZzjW5rT1CicSX2mfhQm8pCev4r0fcKLx1cYFDok5bZ2HolPSmFdw/TWTV4ZL6xSh4esCSk2AInHfRV0VJqaAwnkL
        9X0d9UGFxbUpByYBzP5dWjlZzCknF62f43aIRlK+4KZfkDzpRbZ0wg+H/ZyGWpIHBGms0zCQvuLoArxh/+uIku6nmWppafSgQyZRso+9rqH5udZ8DCSovMl4
        FGX/JgOVQknJibsrkta7Kmm9bXjJ+Mib9AFYTW0y3o8wM5uMe8SI+m5J8X2XxJK5DRnDaUXjBOJnOAyQF/xS3Qr3ukDzc+aueAjcICcXNwlDk1PSgyE21+tD
        +WCU+bNlMf2vF3lNDa027o5HYHdTQQY07cbvg4Wy4MlUwuaypfrm2P2/8KS8f/DRzXduU5Y+M+69IR+uAPuULBX94MMrd94w+E9PpnZNG368FZdPPBMPJ879
        ybna7uT874WzcQO+31XVYLfvjiZmw/8twQbO/GDLlQ+8wIS3zlxWmx554Lqfe9t3N/78j8212ryaFtDcwtZfvuV/o39/cH0WFaIFPmrrtZ/7+P9Rrz9E1/8J
        P/FbuL71o1cOf+ief/OPrpfQlfBCpqKl/n/e3gXMrqs6Ezz7vO6599zHufXSVV3J2ucgozK2sAhGkmWD61QkWZZfInGIyTgdP2QPqTJp64FDBqEqR2WhjziJ
        p4fQlnCSurcAOcFK3IQ0zsOxoEm3SUzayWQydA+TMcOjTUKCAqTjJJY9619rn8ethwwMHYTrnHue++y99tprr73W/69JK+8qJw21SYrI/omL/Egyg7N83LWc
        KeYpCwtcYxzWiZVk7D4CV90CF6+KSV4F+8jrDbV/soBFmLwLcXHAPvajZ/nGSRJaMu+301vp1548VfP5B88WitaWt7HXLT+6v5v42byMrr67m1SzNpgst4G/
        chtwxEo+r0MDhEUDUGuwv+12qfikSTWfi0utn7QWyJZGKEGEcANQo/WkYYJVGiZYpWGCwYZJkBVNjd/s0et/4qh1iNr+9/oLxXDEoQw+mdh9TvvriyAFUgY5
        WFvaqsAPCalTVjMB3ncNe4YjFLha8t8WvlzUDef1VfkbOa/P7y+IgR89TX/HAHPMOe35V96VB5+/eE1++MVr+r0cBgTSVMrWhbb2dx575rPv3PITVwy0WeWp
        0yQQxcPRPCjdJFmgv4bmqbHj+fbxOz4x92bG+qhkH7eFPk6vEb/tGOM2R3/M8jMhkqZF0piPsIZ5TKsnTuzXv3/tD1NdY+5SpRpUh0lqXlYHEvDVp0/+XyQ3
        45jV4dzkDM7kx9fgOIyyEGZibaEkKyHLyjACS/SwkZWwxwoX6fwtnXVoBiTZ+d4T50/Pq9c93d/5B1dV2hCWhf7Ot/4Iy9PTgJwdXkhG+noNDCM8g34O9/U4
        fo7SG0YXGJwOT3pf/cM/+z71T2/p7/zC0CfHSMDo9p0//CNG7nLRpKOY9fWRKLywYGQKvpoFGoq5jWkfrrKsdlNqZfqKDo1Dh/IK6KAC6nBihwuk3JAh06SP
        rSPWu4N1sWF2TZOE6uw1oQyug5qm2G2ThGH57AWE0dLs73lsyQT6PLY0MXoOW5rzPYNt+0oAbY/pNTusJ7G14ZzItdaaXcJL20uCkzQnzxL4GIPfO0lqtzhC
        k+4s2W8/Kd58/yA7vhp6aIEMDhpDfpIzZNg5VOtjFhLClVTtA+TAhikf4DtjGwIOzOcglwearTdxQ4AAIxpr3FMMwwA/lsMHe1A9DTxhCPq5Ca50REGBjQ2e
        KNSdzTXNb0yG8E68Lmnwq0kn1rmSYxv6GsSRjYKS4J4DDe4LJ2A6N07uvOS2X/z030+cI9vVP4nj94kO7/fZtWCTWDRkRCTLmB6aJ95Tb70b4b4n9dDJnadO
        4n//SA+JdHgSpQYXF+5coP5gnlh0ZYT7Ur2MMQeLjOXQeh7tAwbvLxzU8O2pQureGMDTERM+xihuYqRoFX3QxamOyGgU8zcFMHvGgLlO1iRt98nhW5FBxZ9M
        97eBhoFfCyBTbEMqnT5CrBZOYe1cO9T9HcnVLYHA8PRmjOwPGN0/7zjOrCvsVkBx5jQZGN6HTdoBfn7bAqDgM2TLPKxyL5I/YR8GIAWZEunXvvCpj1XSb39V
        IO7LN+wurkO8tnBS+0AlJf3lw8CpmnSELAeirgEz63KEo42Qb14aRVoclRh6qcD7DqbZ2qtqAMKRrcfZODVe1fU4u4e+NGTvAqc0M2CamkGeKEJSPW1hAzp5
        2gj3Mkq7hy7wL7FvQALchH1LbEkCShWqDQhonI3ro1K3CHDiZZDKbfZGTLngXOGS0l89PcBfyYfh38CZKBICZU4R8AWMVtthZFioOBypE70t/D9DJ5y1j9pH
        TPu4G7MQ11nDPsVxHJLlzw6UhxUSQzmkwzMhHZeroxKT8V4JsTgiERjvjjlw47DEWdyHMAvk3Ti44R6as9CVdyOGY7O1H6EdE/btEslxmwRo3MorEOxvkrWU
        sGDazWipJCYDoHi18hTtBVj9svDSYEIqmgzIWjoCSxiw3nkqGTpNV1l6CHHKeSDdudk7kqCLstIUTpyaCNwfGliUGB5clBjCokR4QA8PLkoMDy5KDK+yKBFi
        UYKXh8L0i1/4+Y+hzF/+s88tVuj7eW4pySsNxTCWIWAsGwbGsgnQa0kAS4aeHsgdA/Dy3NlXKgdkgzQWMLJKlF8olKoNyRhvSmS3CfkbMiCWleXrJPC0wWVp
        86xacFSrwnNbRSxGxJLBCe6lWB9mkbIl1IfmvWdtcxzz3icQJ/QiB/os2CbQ50XMX0lEjtsiIw/aIiTztkjJnC1i8hIH8lCftoXr7WFbAnl+xRZh/GVbpPFR
        W8TxEVvk8QO22FKu5Ngg/oR6pAtbh+VuI16PSPl2yVnAvSABOHws7F/xiPgER6mBtk8XiPH4MzFABnE1cvOBqY082gyDnhPnR/UIfLHAoA+AK4jVejwsn4Di
        z5ac2SGNplNEqNCTohNANA/x+BHxAkAx0aS+I8mBATiwlr6XFGStwEi3Jc7WXJ8q3Tijm3KOue5QHmZMCcDn2MQjXXkVtCUzpjQhlpXSQxPgKJFyubsbI2w/
        RwyC22gwLlZegIdUSlHBg5fFnM1SMWn+WAOW/RDdEZDrVU1duMYcEm7xRKabgC5eflkIcAuE+tcxnXZpUxNGCZk+U6tHPJKmL70/Vy+dVdRLppMyNeOJmglj
        DkSkh70JsJpvsuuomW2OwRS04DL3JXDJxwwfWp0hO31Jk2be6I4QZQMuLoLLnHmjkS+t4DL3pf/60n/9cv+FVLOuD+fWuC1S7Oo9/hETeCM+Xg5cCjlwqUHb
        CeoCRswrherXNhR/w06/guijrxRMgDa7VRxhfRbF65c5p5ny/Ut/9dnfqqDCoXKlmqwlqvvVnvMCniM1y7zVILCOJIn4YaBwgnYOthBGo4bonIbonMrl6hfg
        CKtstn4edMy0fQgmTgVgmjGT7M0rSTeeQ4RgBTaCwm33x0O4+l2SS3KYlEYFo5aFzb2Sp/yOUiFwhKY2wnYI2g4vs26e52xKsBOdIIH8ySWMjijuLklXfQeD
        Jzi3x+vST8y3kZwEB5adBND0jCp8vu5Qlfj036HDdxw8zDoYWMISBLFFB1Pf/vRnf+8vHlq/zZ7QQcafuod2W1s5847pAdYiXT5IF+cioacFhUDSudLeLvtR
        0r3S3sf5EIi3S+Dq4qwITQqSpmJUBS1SV5fYVjK6CvvODyHrBtcntTSYgYrAAKQ4lrZFe/b05Qpro7XUnRFY8BqyC2sRoOKs6EPqfL2FDy2vgq9BEgGIniNQ
        ZB0ED41cyxLa0WvvoGHzDSQnD32IW4WO9JJVOfFuoV59JS4+GYVnzPGFuX3z8ej5+hxHjRT/xWvSr7wAJlxULoSXaptebxpQ6fGeXn+yn5QBRdksGBs0C0ZN
        rMLYoFkwNmgWjK0eq8BiAjMfrdTBHyZ0mDBUWZ9QiSUa3kIiDzR8RcxivZZqA5ipzJX1hJ3DZnNWNf7sY6Oz4MoC4iuyY+geIcmaFDadq2PmpsdyvUW6lceM
        ak6U9YSzrAShbp3JGDQ4a6icHGENDgLQ2pZkR0hlCo/G6Om4xQvuy+I01hgDqWoMJAtmExj1gmXGztSzJx+WJl6lhbfFAYYXNcDgPvXQqQvftV3u8tPPO9MJ
        yTMwaXa+/VsvfnrDT31EMUjrwjN//eC3nv3irCD4i8REv56ZlxsnaX/x0aSzqpxSzSLrXcPf8Cmk/eap+c+nNAsHFkPnJVvq3UG911KHbQpqhZq0AnUza+8h
        rvHyKnv0VWfxQ0mHd5Lu3e4R3fXyhyMNHSdC+jwr/6fRMtGjCpAe3O70yKJ97zmQWNEvq6S6iyddzPpF9ULG4Do9LpyNEA0SxF0lhfgrorJ3IX7FKG1foJ3X
        gIXvEc4kB9CxiN5DSiTxBOK+fcAgwxLgF0EgJyGsn3dS+zrqMaJW57JYwar8dBezZaco5URKnnkuYQa8L12PGZTFxICMySyk1H6mVEFwl/5n0KvPYa8Gx70P
        k2xOR1txS4Q/IwkXssPkTi8hs5q5A0GU3k6fPZVRB+IozQHnzLceiYMVpe2byFP8ypc/+8+shP7IkS9fqfAXfweF//qprPBjUvi5uUiKzmV2pejBCkVvpF98
        4LsrOjsrEd+zFpuJmBWWjhHLALkyZkE1w9ZHPw5pRG3qNbyc39SjZhpCe5izNMGkUwepOkyfpphvTcHSb2Q8s/KzglU/TG/WsgVFAzNsuyVWAjPfmhlIBems
        t29znrPN8X10/KxtMk45DxS8tySCmJGQpfBBW0yFX7LFVviALcbCw7ZYCw9hJkKGxSOYsdDvBRuGxuXqN2wxTM7YYpg8both8pgthsmHMTNRTM4bZcEGazm3
        hWpo4eMRtYOj65FNNseT9KtuflXJEGcs96rEUlDtpPbBrZJ8CSp2C+Shw7gKoHdsO3UA3W/qpAJGdC7Ym6VcV0uxtkuprhBraYsYSxNiLL1WauBiqYCN8v1a
        Pn+dGEsdqqzh6C+pmQyBCLZk4jPCg8MIbIqdJsPmfF07sI5pSgbruI6Fr420YZ9HXazjuoT113EnouSGYB3XYU43aNNCJdSlEti0h4UfDYiIsfRDCSgJOaBk
        DaICttN3hXxAAkpCeUXIAgnDGQEl4YDDJcwCSsIowhOteIRZUjigZCS8QqlZDlCKJcE0tuFxYrpqdhKp6E/VOC/MmeRUK3LCR21bSfrNWVsAGpQAkRWR+xzq
        w7EaMAqQisNpOZhzYnR2qAGAnIZRWQmGGs84OR6Igc/IKHDSR8gY4Kc4SNxBMjsnr2cWAe3TnJ3+PmYvxEz6/vt2okozOlcQ1gYyHQV/LYxd0i4OJtyJKvFF
        2YN3mIwnXG/Da4gSpY9loE0uR8yxT/ExFPcsT2p+oWbXj/izhm+yxYzKihkkg1UZtRqwXp+zpouQRBX9g6NbsLt5s4+mIH9+jNmGdIusb5teTjJmk2IlxWNP
        PUADs97GlDE2/JYt7ZxEDMc76LnPkBUAODVT7hbr5ki3gY7UgkuDzkb4EWGq2wKESJs06ItOHkOjJ4H+3UIsYhWbybiOzXaacbegPxtONnEAqQ+QnKv9BV0t
        sbEmLoBlqsU4zr7Z+uIAAm9pJRCMfS68WtD1ETdMlLqHpy+1EeNRuQv4UQ5D/LcgHzTb1O7ir+689H1j/+VP/uEbAOZe4IiaChDsvbuSqCs1iqCTqItcn11I
        EoSq4PrtxDWHmYyAjEk11+/fBYYcXtzxdn7uWfzv69dIhoRDLyqO4Jm1/V0OZ6H/7kra3cRb6Eu9R//o6PYuHR0orZfhddxjnlCJs9iDSwTr6CTXp+jR/b5h
        J/Algm4BhCYH6JF3se8YaFw0It5E+y14mBObxWJt9JQDYp/DXF06O/gHcjBB5alpITngaoRVCPmJtAe+IKpJ7XG9IsueYQhakG7AJ9I0xkIdYSYbj2AaroRk
        Qd7PGIFDBjQypUksg10MZ21llVoUazYlgfIRImdxG9owywBNtbQNi0or4bFavcRFNWct6up2N0Y9A5cD4uhioxmnAUEQDmAuXWlRG8hgpc4Awgd07FKDeqYc
        xRGkXHvUxK48bH8y3IV8Sad2+9STqJmHd+mhA/FQaYXb5BlSM1eomRlgnHllTukKmtllgAyLhrFSqJoFsN0hevxdnAtNlZu3OP0s2tqcSYbyg3/goPb5RDIM
        sA1ub+yhvZGYQO09pB209wgal15Vbh5GSrCBYkFt22YEChoTID7IpTSpBRFjDJCi+GWX96j4Ed0FyApkT8Af9A5ZQ2gZAtQo/Na4u352TYY8CumpbcTE+3kL
        /GA2PSoZi2Iw+70DEK4T9r2puh8ZPrqxtwvEyGGQqs7EDZzbT2MXfQ9ZHGMYrYq0l3gTTt/OQSGz9nvYUQDHeYOp65iCZ9Mg7MoYoySA/vXZD0Vx/Xx9/7sO
        3nH4J//1TyFM+goYiNeYxBAyaDctnR19KNl0odnRpmJ2ZH6ZyRFDCGKYdqIvOyjyrTSy0Oa25LV6zCyG+dFXaO6DzJ1NLyHpBCud8VV5F3jumn58tSSEr/xP
        X00lPHXh4haDz62DxYXcbVoymTOPpdIkZN1NUzM19iQNTqNqBIxvFArvG5kDDcztbJ7blfpsg2ZtaCLM76ltx6jV9VV6U4+/9r9RRWBikDTJBrqM+2UzegGg
        xs3oa44OdzWGGb4RUkdCCpK0ZFR3mX8tErTPMIM6bdQj5nUE1Ol9BdRps4A6bRio01GGOm2WoE4bepREbZShTrlA0Q+jae6LGxD0Yfm+dfn3AaCLf+jXoOj2
        nkNxQtc0Z5L1ONzka9ZyyGo84jDAHYCURvkDrm2EXOh6G7g+IaPIhDppOHptA2HAAfAVqcZGsOFPS+oFwV6Z9o+toX9QcZ2MU9QMMCkQqY9fdXw441Y2gVtJ
        owAZ4+ZaGJ0wQdvTwFmE2+sZCw6WOnpkFP2Vo9dHPZbNfTTO0+YGGvVrm6090DLoO02Gw+jb8QRt0L/0xCk9Qcp4Mfo/3GQii96Y/EEI/YSBm3r+P5CENXRG
        Kvv8D5KENUHeOq0nXvLplX/NvWISb9qOYQprE015SxNv4XfQEL4p1HHD+5epmInBelln6mWL1MtlUi8Tq9WL+x3XS2uwXiKhwUW9rDP1ovGmjtTLOqkXV+rF
        Bdo51YuLGJgGkvgaAx/dWPGjl4g5iT9/fEO3edhoipnZ1JswbAzjWcMknDRdGKlb4av9s48UkUGvSwXWbZz+uwjjgMO2MY0TT9p4T8k8BVsnuj6bp+cwozFD
        7WbYpC1eIL8MW5revwHbd8fbsbkv/gF71iEjRP8A/duuLyMb9LIBG1S/AcPqeH4UduhlVG1vWCzHA+/S7oAdigWLp5K3sOPvIv2W0/gGZHi3zBDWoJlrEtIQ
        1sBiHdQEa6iNM/EIxs/91Jfj0ZSJF3lou3gmXocf74g72NwerydNQJPf0mDmGtCgjl43TWI1otdMk7YZ1mt48NtAOqTDe0hiWKOR0bDx+u5MnNANF+O/vV0g
        EpHeWUvVPcSPGtIxEKuGdAK3eVsP4ddaGAozCe27eoOAmW5A627QGr9C2kR4SwRb7vWYglrJ5bDkQr0BiumNWsOGuwLWLjXU68Uku4J2Xt/Tl9OfZNtiMtHX
        byxGgokeNQumEsmm3slkQr+Ousbr7gFP7hX6jT29bTF+k768uLzYvasbX6k34RbuUneTqNN3D83Q1LiDTUeMrXiLzJd26NfHE/TdE/Eluil0dDK32UwTvyuZ
        ZBkgHONn9EVmXXBCX3K3i6paRXwmID7Mf8hCrK+E/2hQlCYgShNlUZooi5LGK1igJgYFKmRm58vp/IS+fH83RJ1xz4BleQUdfD1qJtk0UJObev2FgVnFFr1l
        sZdspWrdRNW6yVTrVvxElW2iKsOCy5v0jv2kQTbzFO4U3dNPdug33QV3+SUo4QDC3CYIEFUizPSsW9z35n78ZnrgJb34UhKgL1v8h4ZNAEhmaDV8DOPdppjp
        UUO2SSFqSl+q37yfhYgnb5v1ptLXXkIF56JpKdqlVDQdHUrCboxTrg7R8JvoGW/q0YV86QSu7C8u0MUkVLn5QuW8exe7AS6hy+m/e7rJprto6oQisTMAR93B
        L+bKunR/l15Bd5DQbeLpWIve5A40imsaxR1oFHdpo1jcKJB1lxrFzRoFkuwyfc1WqGxq9rsE4QzFqsMJtR5/SMc4MKNfV+ikq/sLbJ1TQZ272QaLGRmN7dlu
        ZtTW62JfAGb+tbt5dRsYYYl9Q0OwY/Ora8wsb2e+WiakXlBpAl5pBWdtjeFREPxd0zVGQqHBRQw2pHwcU6lOH3o0c73a0TYugK6dr9998OC/PohCf0XKfv5t
        9n1O7rvXoBkY0WtJ/ZOyQU3ZeoRUP8kE6Zaebl7KPq2Ify2i42+CjUFSvAmkuTM07A5jMwzPGeYHZmCSOhy7wLetL76NSQlt8UTXMk80fal40Q/TTm0rf25g
        nOg1wLDVMJj62ETMgc51AZ8zAPIGnOivWh1hfA2ecxhGxITNULTVdE4hwbqKcXxEglgi2lzDXr7AuAktnLWEfgIhbZvgCqzJBC5sM7ydIVFkp91b2Q+VWjcZ
        L5d9OAGK3PWaHVvT1x1gbHrFZy1ub8yO3WlG03MlRCyDqBMcnkeUZR6IKCxty6Pw5OmbDcidLZJn3pa6M+JG4z1G72OnRvl9M/K+meJ9eJVcql6taLgUZXtW
        WRITxRTtCCZz0GAVjL72DQxmKgwMnHLvTktEXiU9eoDTz+g9AO5jLmmhbmCeaaTo7u0mihP18ElYWHGoB8AdRyU4LGSSgIEHCC77VIWJknEPZQatmGGFHVFt
        zxIHY3bEpyPCrIsHMGssvmYr+2gxQckptkGJWSLZ9ky4HDsl28OooDB8s4LrBn3eAkqllfhZHeyVcsAGBE6lb6IwmWc0u/sXHCvLlB2sRPfCleiuWIluVomc
        3SeVmH55Ho4Yx1SjTdXo5tXowo1ZVKOLjceVyNLGHwxq7OtQ5hsFWVfijvYKLiSW7nDZJba1jSNPONhRohzxHBIwcVQoIHla5bsRl0vPTuxpWG78Kt5T8lg1
        +NgZeezMksdKM9IoIxGctkCFsuh6worCVChY9RhfUjpxvRv7WuTADbfkQmAPCIGdC4HNza/aVWnAbUubP289aX43a35HGiu7bwRPZd1h8QOt6CMq/DtH+TCt
        nzjeRrSEjR1MjhiLCGimNNP+xPE2Zl4kBRb2zW9SvvTwLndZGFf5ZTc1LIn+PEvX4tXp79MOz9ut9MliF4+aRclKjAZW+sorzoHEw3Xm02j6jJBwD0KBKoqw
        qnH/tQ0hg0V92+yARICYeJ1iljZmh40eYz4dT8uDVP4gLJZiWRAFHBHEVnql5sHEhfLnNYyzUgqXlzK0iyA2HBOwpuyhDi/EJq4Qr7z8inOj0SNw1Fn5Y7kW
        np1vpySCqRstKhwwzj53yckPZycTbk52+GGPFDDwoiKc1YYkGTiIWdQZzV6kBQEPCimhzliBlAIBzmZY2jA8d7EzNFs9wk67JZFZyNGT6KyqRGdVcE09Cy06
        geCn6NoBj5SPCKdkOH1FXSvr5DQxpRak7n+tiSA554G4+IVP/86in379jziIOm2knzwWRdfhjnMeIpIvVy97CIPebJ33Yg4BecmTFfcXvdjB9tseVuRpbugD
        853e5Mct3PdBn9qbrv8lnwZa2n7Al9DmhxGgihV8id1a4khTZGHYhw9KdOtM07V8X3Gs8os++lWbxlcYBp/KgrEfdoEbxt2UA95kUS2JpGUAM5sMQb0N8FFj
        JX4EK4YKS+Lrdljr5KhORrGqyPsbkzWwCCzEvPCS6dUxI9Zup69oAhWRfbLjeoj/jvDfUf67hv+Cfnoiic93EZVW10H0HFRysMPCN5J5cTViH7ba22kTM+tS
        bXlIO5bcT9gIZ69KaAQZKhIZwavGXL1nbKnex22p3sdsqd4PY1Xa51XmFkPy22geXqXm5vwlW5rzA7YJoLClOR+yJcDiBFafudqjj2H2OhztkRAX1LjFwF8F
        EzxHE0Wz38k3VP7lv4FKDCp3+QYAkG226nRBm8lBYLB9waUZ16uWnaHZ/0WLPoQJSV7sGirP5DI4CGbm8ZGUiInn62D1LHpcxQjzwu4ZsDA4bBauzXMSFFgX
        ipyEgWQENrrjmoyn9DrXvG5lpzderhmpPhOT+khoT67+D981V0mY8ieQoJwTlXg9Ds9XwM4Cm6OSYQJdSsp+LQf7kWUQTfMX3o0RpcOByDRYiMsWzhGO/QvS
        6EZuIyydp0qMEh3sbgQ8KuMrhYvKfGxHr72HAxRTe4YVkTgtlXgc2FJcz+GDWerPlh9ceOo0h1I1OIv85kYVcQXQ/hiZ+ERNLABGlIapQ+NQndFNYHdhXqU7
        dyNOB9fgZONCJ5uDpzg2qsPBN7+hQnlfA9MSyE8lUbw8xY/EE0b0EJ4ALPVklGZqHo2uDXiVSDx6eq0epctwrIlj471k7WLcBZgUnVuMx2UE+UAFA8ZuFiF6
        ySOVJOChFcyP+XdTW1zfGGKuIiHHuK6h6kMh5g80GMYB6FEsPa67+xOL7FAUq0VvV3g7OMLWanBD0al1JQajtqayBjQjtYNefFHOcNMAbfK6U3y9vghcJnDn
        d3TnzhKWPqKLaHxC1FKjLdk1L/pcPTGkZy28wBbDltoRPWCIEbzxm5cmTX3zk5kVbJ1e188Jw/FroddHkXsfpRJw2bv9ZG0fZe30F+gn7VPho34PxWtd0GGr
        C4qWO+BY4PrIR8US08cdmA8MNkUGhK/ypiB7gjF5ISdNeRQ7XST60zKjaDP6TVY9+yT86gZROHugv9KzFaxcYjXoCRhhW6b1EL6PaqEBLPHo36ksfqsRfZzZ
        pKM9oZB4BbtKigIhJxUWLP09dtr6QKcdLzrt+HfSacdX6rR16bSNZZ22Weq0Lem00YX6ZftCJ4devdO2ucbQMyx5V2AKcD0jI2Z3o/J6oFXLhTJZ10vGpZ+u
        ozOG+yTgPKC8ihPLVPKdHK1dzR7FC9yoGqrNgKovtpZTV527JozXDWoUKmArS1uRYlau584SseXFOiQg0Y83gIYhIH2OmS6Ocv9CGBIdvahEniWaBead49nK
        5+43INNeSaahgBBZpJqO6wzwq44v5hxZ9Kubd9E+dU/d18Un5ZfJuQ39/EBnkq7r64v0+l5/YaEfdzhA0cRGcGepms5iYhU3SmcBBg51Fjpf55blzkLKo07q
        ocstVnSWiD64kneWOktD545cXaFCGOfPaKyyHutw+w58MRc17oQmVC6aNkM7cwm1wGcK7ysd7ghn5YW1D9sWVPRH/OVTgcvTR3/OTAUe8WUq8FFfjJeP+GK8
        fNgX42XBF+PlUV+mAo+ZqcATZirwB2Yq8JSZCvy+mQo8aaYCn/AR1FDRLgL9KshquRh5aAj04zw0TRsQaQLGFGZ7BV+HjLUaAv2Yja6BXoJAP+auY64NSWOz
        YbBV2YMHp3huqtghs7OII+ImNmKec5kjpWxa2QARE+MK3+XeI2xeBf/b3WLHPOwKURPnmDJuCCzjkukTRL+lWOJtCDFuWcAtLG6fr01zdC3dGn1CJRVzN8lJ
        NfptRb2VU8rWSuRnV+JA1+FLqrgPUZtFcipW76oY5EgO10UfFIBz82TJfX3YTaA/KpwCsshEtLBPXRrD9LgUTHd7Sak/gbpsAYoID+3S6MfwF+aDS+UWxBP3
        OQ6lok6y1T7Hu+DjAnx3KJGi5iXCCEYVt9ZMKir5NIKU1CJz3z4Xogf+e0WfO06V8Uk1zuNxF0bZAiqG7PoQEvWCx6tL8gHPeclajJe0+3lPXvO8R4/gD33G
        S9bfSbvrwTarx+/aDX6gtdTMeMVaUq8ndXexnxRcbbAWuoPsbYscp1hSMGsXSyfDZO0pPLrEer4AxstB2SjJUGn3nm7cWVVqSuraVOFaI0DBBQVorQhQVwRo
        nQgQ4tpfrCwXoM8bASLx0etNevPtcbcsR5CcbiE0dO0i9Y/OgMCIHIm4re8lbDUlF/XLqljEik8BTaWLcY0NboxuwDM1crZ2NTmrFnJWLctZtRAsrqV1Infd
        ZXIGWVqLEphPIIGrisAxS946rsBPqr6UjYWtWDHuiImcSd5aI3nrCsm7yEjeenqSSN6GO2l3A0veuv0seevpH/3ondQXLfZLWNGdRd1ZhJ6nvsrSZjRGAWWV
        z+3Gv+u5nRXms2I8GtNMMxbgxFx9WSx0LLHQnSWx0B2JhY6/i1josSIWeiy8VXiBeMGEhj6zrZttx2y12W402wn8uQx/tuDPFeyVYQ8Ne2uiz7nh5xzbnlVZ
        iqOz0Vo2FSWr4gDVU8nV5Duu51twNqn0yIFEwUlgCwcV2J8UPJx0cIRm2HCWY6JtcarQkqsTHGBvZzmAkqOaH2eSAvqM8hl6isekYvCobOTKc/DR7ETSDrQf
        NneatCh+G1bE8MroSRTCyU6gDn/ZTVT0O7hHmSBBh8/xchr7a0ytKCBklgqS796DVXqrlDZepimjFiOzshBD4TajP+/ul0B870DMBwmBxHPTq7FumWklSy6n
        +vhtFbJ8sjxIfqy6XAXR71Lx4dAXObHC9wdOddYTuAgUvbK8QVdrVLTqhRs18bhZqdZMw56B1QyAjDMq+j3Ub/BdNfKZrJGRmggeDV6rytuWFNakaVubdAvj
        bN5JcsQ05lkTxoEAMHpLPvTIkoawxrN08kC87cgGB34K2y/0OTOp/c7E8P26IPqFrxwoKM6NDR+LYCnnzVZpR+KH70p8CbslxU+T9T0ci5Pae5ibz93TQGam
        S9cmNA+oYYbDBMaKZhmpnsl/0/tpNuZwGRwugy9l8EFU4lAZkPLh39gA6qiflcE3Zbg7CRHdzcCMWRmoxDewo4vBBUxpg14ywIgc8roOc959roBFBAnnBE+R
        xkEH2sF6EwbCOpa1wL3bwCYCPlXrQiGblq73kmjVK/D6RgnIsFns9/LuhBP10olFieKNFln683DZPvqFx/CP2hpIvWNA8sCQsYtU4pPqkhDSkISQJssdndb5
        wE7/7mjYxdTCMuoE3e33MyXyVNJeNZO3yIgsZLBdIpzrxgyZV6iR/Q2OuZ8DlK5VspeP6LrHPM5SSEu3QMvVECwVmCZhn+fxhbXDGTq5LrCVOyurvD6vxcVu
        qmInI2wymoBFHoRs6HyS6QLxlUXLPUiIldVMlti7GyCYZopXASrYC/FD0D2JKhbcOWuS9MpNHKxk83psal3H65TyAuMqFbq5BgCM1OArEq/LS1cAYdVe6fnc
        HVO1V3jzCm8R1B+v8sYeeulhmmHBZezxOp655mGllGHhkTmMQo3opFhUU8UsWi5InZtlg4UzG8scqMPrGm7xYqir+r3TUHcdVnfWCL2cNvSUaAG6wY560J62
        0CM6Qo/Iy16P2bYz6x/JyrSHdYON9RZejHaxZihLcIl3I0rIK3TiC0wceBFIPcBfUMEGkBLgdDQnI2aw5Nw1PokZnL3ZWkcKjh1j5utt+XqscJe/H5XhXNdl
        4iuV4p3udXBHMoV56u7uxjyOBuAktgCPpQXDqCMBH3AIGfjQmnDQIIvV4Zud3V0gT5VC16DWBn9WdPWO7g5rS9bC/7niuEfsWfeoCdGvk6o/SirQweMAeEHP
        fUXtPpA0eOE/mBKoCBl2xjUj6MKgCMzuGSW4WbT7ITeWnT0ltpEetWH1qaTJXbZ1LI6AhNHKfrV1i3v7fcdoxt40u2HcLLO+cKN6KCANrNQLSVQ8QUnxBACF
        tWpV1xkUBaJaqJ86U+MxpyDEh3p6XTCn6gKzVGfAYN1o+OOlyK7FkplBWrI9/3S/TG2XqG4/RmJjNP80UlAG+HaDEnusXb6rwZghRSHFNPqClJPKBawDL+oj
        LaDOWFTw2yy6VEgVfdhFSd8t5e4YwBhEqdl9HeA9Cny7+bsYuiy1r2VmQ2TjJfaVQM3iHzoh4XrE/OgkJFQnzI8oIUGbw4+aDns483DxPRM5NmZncgGg+9X8
        VGeygCKMzmJOZRcpYfgdAzPNyb49+ojLqVDUMaKPupJjykWxpRA1QWJzgMnGyHNIMSMxv6ub454I13RjV9mblTWIk0WzlD3cpftK2Wp3it+a8Xzt/sCpO5g6
        OQC+kBEA1HP5bYPXknyRTHCUTFkAwrJUcQaZ3ceL6HP69QucrbIFS2ZTXzDNbFEETkkR1E0AWGzlsRLOAeofFkZDkq7Y8IOG4bhMd1JEgdG8Jb3o/oT1yO5u
        OMojNA6iQzoHtmJaEy62neEj7mwOkzZKI+BoAdxq+pahbeKRvy2poEN02TPA5yITIsN3Hb3UOQdwINp+XjHwTYECEAcFyGuDP2J0s/WMSsYYMooMgwx6z0X6
        nQUcwApkzwL7ZRItJPYAyqs1iPJqDaK82iuivAJhVA0gjK6BEFaB09gBUH8JxdIvobzaPQ1eOYf5Jcoor7YASFNbrggmiuMrgYk6S1FeSaExyqtagvIaMd2Z
        lQsj1aKT4yWOFSivTFzxPIOCcyO8CMDXBS4e5AoMpGQ19Ho05Nknk/oAyusosjRsoLyOIgfU06MIQFD4tQrKqyVv4xS6MsqrnfUHQXn1VkR5tVduA0nitJfA
        iOYor77AiBqU1yrVfC4uIBcBbRJo1So9rnTd6H1fGoYnCNT4VSCProjyiiRPqmMBdLX7IkiOlEEONpa2Kl0WB6D/WoLyWkGBvRLKq1OgvDrAlgSVA38jfSSI
        ZgXl1WOU11GAkUGduCWUV1WgvLpllNcS8HIJ2J25hewVUV7dp04jvCp/CprHLaO8BnwqQ3lFcu4AyqsSlFeQsZCk/TFL2oRImhZJY5RXEMIAVNcdQHllsHqg
        vCpGeV0zCGZKA+dSlFf2HUKaqEaZfLeQlQpTbAHMNdAtIysVwYEHF42nTYd2wcDrvjrKa4thXaEVE8Rb0s+WAKkmI/SGkQWO0MeTvguUVypKv0clEPhVG4Mv
        tTVqC20sY1e9hPIKE3zNAMprBnPL6M5VzphmtmWguwKRFrMhpND6Czp7TcD5yUs0TbEbhUiiu9J5hpoOfB5nsSUr9klsgeKKLQ1Yj2EbXYkE/lGsmDyCrUW2
        hUC+Kaj6Id2mzzuZVAYRXpsnSeWWEF4rJYRXfynCK9ksC4jiwBDyWSUgr02q6Arskb5wUjyVrIXUruWEjDEGiAeMvw8kD2DFF0CvLdQSZgH1Hu4NgTbaRuLV
        EDiIqMAuSJsXkhpUNACCm6AtQj48eNpQfWgipLkyFwa1DxnRJSzXXVDVEhFH9rApkEbpZHV5FAj6GH7KOK/hSRx/TpGUwWbpC1w3s7X3QUfDkHT9nmC2Mu4r
        43qXcF9Rq/QUrwz82tABA7/yOOAhER26C3v9YvQz9y4vq/AYmXGfKgUQKenDNmPBjjIWLNaIRwHgQLb/KHIMFTa3wCXbpjFUndFjkpfD6Q5MIqVZJPhRgFX7
        oMvsS3BBjBrwUCv85SEnmK0cqR4Vl1UAtyKsoHJOTjkpnes654WFqc7UsLA84cKRpxjAUZ35l9BrxLmR1O+Q++UWsvlKPnkAL5XfxUCl8IRE33AA6TiBJVIy
        vQfcC7USNeF+DhGtF/OO4lR0jh8RyCN4NlYvWbDGaK6XPrthcxg1l7N4Yn3pEzvyxCgES5Su3aGjsr2kYH2tynMAftR+XFuBq7WEdYGnAoQ4otF41Yu4WWgi
        BuxpRtThfgT0hSZ1I6rX+qk4NP5XmyE2IvCcFSwfdwCIovSTQ8QZhpn0QSg0zGGvVGPlqrizTA+5wp0DUTI4JcfrTyWdwgcVD9EMupMTojMzcfpbwQxZ7kM5
        nNo8kuj/y0/roZ9J2qf5lG5P/T1mwUeOh2Q4N9CzikeO0CPXrvBIpUeWPXJEHkmnSo9MxswcO2nroWx3+GiyhrovkgJpk4wcPcKglHTjGH63jx7BcszR/IYj
        SZuOH4mHdfiUeaD5YnZy6TXmOnovQF9Hf+Y0Dbx6+GdO6+F9ZOzRZ4I+e4XP8FevGX+gZhL6uKHT6Vs4QA+T2pmERwwv/bR1M+dYY2/mzPF4eMqKR5kNjFRK
        0j5OquLTdN3MmRPzVP5R3T4ej8K7ZU8zuHEF4fy2Ht7mvJs2o9uc+7QNZZP4VOSRXFqvudWdxIOpioamXpZC4SUjukLvpMNTth5674lwG5Ka0gmyZRh0RV3i
        WHwIT74duvgS575tjqbTpC1hg0I9VBmFpLqnS6ZqdSb6C5eTHT5fvp8xT/KH2YxZe5/s3S7UXHBJku72+H5fqyUX08shnXrtgznz/NzssWSkQPrj3+23sqsS
        jyWBQWmPJKPgsmzr0bedwYF34M+7jxyR8Qn7yRAfT4ahEHAnjQq4M14DYJAfAtco1fyYXsM+6qJi6KAylY2fydA2Jscb5mLj/rGsJGvkY8fwGW3gGdl6jR57
        r5RsCI9+25n36uH3hkl7m3Mryjq/rzzZR2eFFBjBbJNgtkkwFQQTovgfWIbYMBEpoudKpgsQywdbwtQn2mQLw5ln7bV9unzJFnpEmP7JT8Mqp7tn0io9+w9/
        mtrYSc+yL3TkaS7XlKJ6wDOpGh0S2BOotqlZktOp2QePUb+El1JRmZI2VgHWnEavfeuBM/FwKB5mJ322ws8rqeZ5eTaQfD+F5Q/GODqDKQZyio/8LqiiEC5p
        Dvafwg2c2cNubqSFt8AhUDtFexabOogjh6lDJkJIhgzr/Dpt2DSshYxMDZiPUkx9PhZOTvaT2lNL1jNqgxAUtQEICqxyaSw0Lvi69hJk5l74YJ09WLzbJ2t4
        Vo8RosDA4CAllDdbkGyMwtP+djk0KRO2ZglbhodKGmWa2NVgA8HwQPudBca8pxsWE+C74aJGH+g+vVP0CL4Fl9IlNJ71c0LlkUlwUIZA8K/RCVzXB7NlwtyU
        dBCsULAT8ZJbNW9ul807ZKK/UKxr0MH7yOjFosRJ3FLr92kKTds7G04985RrjgGOHnCYHggtUMNI/4jPizeBWbwJX/ZtZ9Y+Uho5V1rEEwvHFwvHMyZPZhQV
        Fo1p25JxxTZOadGl/FOYlouTd/Lyx3McCsrN66D0NhyaFjb3Jf7gndpfRF3QJ2Ets+TGKRN40bwQxex5ughVm+1jRXNS3IlFATB4c/ZIUaSGOB2j0hFrAHio
        vMCH3FroDzbnqMCT+LNnoe5JrXgDVkLpqeIR5oUyQCUO2CDewAJiadFJ2NYM1hpA1qBvEoCYSVsNIISWFhvLzyutk7N1WKa5xXKks9w89AbMQ3SUmDtbRxyR
        xenSd5grLbky4GUKF3M7LFBoxvhHrjr92Y7KKkjJqZ24TjMTGShO+DOxILQyZbPYXv3dAF4SEbJiv3CnUi36pQodrJqVKkTG0AvVhy3rtzZTwS5ZMzVQ2gvo
        fna+XvgZW7lHuKOVwhhaJHSfTDxBfeCMSw5cn2naHCtQ8vQwaFSZxR2541YJUUTSbj3tLvZbIc9YvP6jiV8K5aFGW8QiIyfK0D7f4suk3i+9yQmLsjRdSykE
        CjqlNzvhQNenuatT0gMHB7zwTqnfS0p+UaVuKTLN+BbK11o6g93iJTHaWQzPO7Z3pDJbTPHyEWawYhmjSlb/GDOU01ixVlvX1ThkwLcKxwPUsFpa0TWQqFV4
        /ZSm+Tc24BiqSTxAHbDQJiahAcsMcxHaCTkeoJJaNzQQhV3dy+HCFUZPCXmxFXNCUsBYYSax/pwDrPoJhiPSFcSa81JhFTcgC962qNBQ6nICa5A2p+0x4H7s
        YhMBF5/1PE3HA16rYjKrC8zLSgv+TrGf0JjplU5ZPVn5106PlC0k19V2L3EG1jQuRMaHft7XdlllMmlOaSn+eTMRHkR06/fkKuEgXRCYsRCrqwzDz6OXnS1W
        9hR9vzpql0eTu8pT/APSDZZ0sqUhA6UwI8u6G05pheADXlhZ/qGJu0+7AyDZko8Or6/TX2gJSvR/dVBgO9yj1JHyEIUc2zsOuAUgTkl7WeD9tEsgz3d0JZn3
        jm4Yvt+1lQzYW1Ybr/PPKT9y4MucUmWjG+ULAyqde9k5kAb3yyKqxfFZDoNpDjaXfb7+vp3/bW/nR//7NZ9768Lv/W/PfvDq8yG08/n65OLhr/3Ep91JuX4I
        0XhYAlE7rHzRk5q7VywAPL3AlnT0BYf9yN/Tk0vLCXh29jybn3fPoc3bf+hT1uRHP33tG//Xr/7G72fPu+PA9m997Mp/viaL+VxeUhiDzExrnqe+1+eVpdvJ
        yxcmCE1w7kBIW1kDrook15XRwxhv/7buNI/Y73Go5W0T1JCjFLKpBQzvYjHl7NLFlKGBxZRhWSZnemxMWazoD+1kGIoQoIGVdyUjSL4Z2XOIQzfK6y2V0oKX
        +BdLKy5BecUFbHSsvatMhs1edP/7tuISou8FPXr9iisuYE0rr7gw/iLTVzHhVhU+f9rwWtdQieBjqFiBofGWRLQAdQTJhzuwQqsK9YhfpYHWBjRMwgSy7Knn
        hQZVKMenFxLFMXq94iY49c+PaA9EuJGOVibCbTNJuxDhYpu0hX64bUhvlZB/q76Ocvplh5cucvplu8eLlKBfzusLVbqQrEZvG5vP6PXYQZJ9RXQlTWuMPcZY
        qAsSgaC0W+LB5fZWPSEdZrgBelOltxA3tKF/LL0PJHrVXlzyo7oSa4QIvlKvz5XLQuKCQL3BDMvQxQAMk6Ywj3WExRjDZCDucUzvOPwDt5D6daRwHKTEG1zN
        USI+szJDrrVLTeN/D01Tk6ZpmgZp0WQQ00Ico/lgC0vXQcYUHDAVZMJUzELDzmzsPOf2mJWSupHPa4kBvPE0PHOH8piCHu3nQa5xS2+Bma1Zyn1uN6Xr+yV8
        cbVGzo3LyV+lKWyho/J9Pq5Kx1XpuF3sk4iZGi2YjyU/TFifVfSQk6Diuf5Z6tX3U+orRuormdSDvpRKVe59WAbC8lYvT8879zTXBejJGfdFqnSBI/HwU0iz
        B4ULC4EQLrqtXF/28v3JXzxb1Bfto47yeqXfCwvcYTx+v2feXzo9UJkl8ujwfx91qrMjR2wsejysSszRVzOFTQMUNs20FbfSWQ4UCDnZ0VrV++5OMj+xa3iT
        /dSKvfTLvK6jLkidTJetTHXsGkpj6k2xlb5ggGO++ek//Rg9PJ17hqzi9OppDhiO7o9tQ0qFEGJtR08ptnJj5psC54qzS7tLkuOL23ebWxF3ydMHiTVco9cs
        abQ11GjresgQ3Cnf843ZfvwaveZUvJGUDc2G4gpAz0oIqJJKWoR1YuY99FRycTlMNXltOVA1qWNczgeQV+6g8fDiwmM+Zf0QmZEwW4pLTPhRtQGv5lCfAa3A
        eUn7yYiZ6p34rUleCqWDp0j4k2G9HhzH2Qd+Ch84RD2fpbLdx9m+Xoc/wz3attEltKYn9pLOQjK2avhFDXZAtTQ2VmVs5GSrKk+JCoOiiik0uunYgLWwthyd
        sYETlzJb4aKyrTDeT0YXki588rrbQ7TYuLEURlexFEZXsRRGl1gKo7pDZRru9fQGWAwX9agQhcUALtdheHszw4Dqi2nr8SlUCHN4AQ5wLlpvgcyA8XKT8RRv
        SG/sJxuip0HgNJLrE2qm3D54BSAKeujOhq8HG9KVhmz3kzFqqvZAQ7ax8EEN2e4hgGA9SocG1GNoyOFSQ16Eql6pIdvUkNWBlmI+JXz1Wt0utdR4uaViThnL
        WiqhAuQt1e1DalCrw3qUWgqVQn+o+B163kotheMrtVRnSUt19EVUpjFqqVi3ezrpUSHKLTUGaljdkSZpMwctWgqfQoUwh9GgbS4aWRhtEtmSDF/P2JfVQVaA
        kr+g2G0jm6aq20z80841xF0NpoC1T+k1izxlLZwc7VwixH9UshLpW3B5WKiaV3gQzn7c3e3HHZrTl3XHW91JowCKGV9JdexjuB5SDGVRklv+/6qEiy6kElaQ
        pFfp8/FAn0/+pfr8RabPx+jzyav3+dqF+zziQJdqQ3tAksSDUc2oAFWZtymXn7KMdNlJ+JpCDmb3Y2ZIw3tf+CY6kF+olPFBjYKxjQeWATWybGDhMgxqGjrA
        AjIiAjIyICD0S4+QgIz0kjEIyAgEZMQIyNh3MmYMkYDULzxm1JePGSNYac4r5tXHjKEV5GeE5WcI8jOEkXKUnrey/Ax912PG0CpjxlAmP0OoJR4z8ClDmfwM
        LUiVlsYMJCKGYLdG0qOE8km+JHIkXR0K6i7yUZBzgI1jciSZQRLOsMvVVpo3BZutN4HwcrN1BcKmAUbtYnNZ3MJmIo7EYWjhhoviOq5cR1OAAJw3VeHk9IWT
        M8S59YgoDnTjKnUPqL53WHeDd2+HtR8ZVlvt2xEGt9W+DdzxW+1bsdp0pbMPLM9XqZsQtb3DuhFReTusGxCazfR+oMEBk1/ILH/CCo0IPEnJrPDX82GkZOJM
        FGH7sKw5hh+q2pUjMFNPJlk/2nL1PezZa4WlyJq3T5aWPMiAz45fd/Yu0pDMfSYHnuDk6SJ6GFPTki+UfXnQBVYPy5uK/yz0y+5R/OubbfGPr3gsOJYu7rzt
        V9/9yZuP/pu30G1X/Ke3feRL6/8TdscXFP3/n4rd1yGQb829n0J4H3bb/D+OGfyRItJPdv/wGghTgnVkizc0j2If+WoKOljewZikptS97MGAWbvUvSq9ZEl8
        tZmu0+SHQ625Dmjiaa3YvXB8pe7lLelemMpaPURU2qVuxWa5pT3pPvCLSq9iWj7tZocdqQkEWQeDAbOqNJFjt6oqzffQpvB8cG3wzE4JZCKd6i2A7QL7IltG
        aerjk3B/Fpmps5l4Tf7i5P7C92pZxXESO2SsaqxLfrfNdMGG8gYayl/aUHB4Oew/KTeUs0pDOas01HIvm4eG8gcbquRlkyZzLtRk0kpW9ISDVdlwdfFVK9eL
        LY/ktK5S5VilyqEHmmj7p/ooBn+7WuXb1SrfrpYG29vyAUukrB+G4a8HTj2nJJccYCwCbbVvGZxxBzTjbtGMu5qRlb/anBvz7Dg0E2/3VWfcMtuuLZlte+Cm
        Dc2U2+UpN6dDDs64K4BwpL8TPOVGKvAtQrR2E/xym60bkbm52boBfHJAZPKw2QkytQl7EmRqSMK3cMmbMGZhJGoLCRtTq10GnjaMRFU8cyveD2wHmc/zuPek
        Eh68J7C1mESrwvzUVzrPmN1OMnalc5a5dkPQoY9ciOJ8BFymwfdKcR4wxfmzP4fqS6jhhMWzZlg8XSCxSC3y6FwDpBSjS/MCnH0haq/gEsda/TQN7NVyWhJu
        gE9+FGJT6Bf7ZPTrjh6lPz0yThx4+mnPLi2KH4FP96QePUnDWNZDo8ls7+zVJNB48GKx9BQWiRhmCSzXc/sLR/XsXQdNkO8wB/nW9fDpeAjFRpBJFasdNWBI
        Isx3iIkLmaIafCugqPbSTpHQM5uxLKNimVbRTT1DKDhh12OG0AjAiS6LiWVu0LHF/gKMJa4wTzB1gzPaP5ORV9shiBkAukNmzFGA9eyw3guwnh3WEcTCAdib
        kXgOC3TPfSJ27wDID+yeCni376ZNG3ZPBeR8twMHCHZPBUbNrZL5S38/b00bOwZWnC/HYcfwKRgyFdILMGSq4Qd8J5o19EeIuhGUVEZS9RlFtU5bg6IK752k
        2c8ynoaH1WpmUo6r6d++gEypr5yjLhwvjbxBWHOJ6pdjaEm2eg+Ac109RdLEeOT0lDAeJJSlph0d5CBGMBETWrIlh8QVpilkSw4ZZoxrG+Tsl8H5+hp60r31
        ggQXiBzw9HLQhydcl3UBrfS0d95ygYxyO/Y5NG5OmcOaDt9HH719mv48b4HS0rtc7UY252ZrF4kFbXbGQ4C+BvevBxzUGjI998SMh72Pvo1u+FekwOjKHycF
        Rpvb4mGcu5VUlocI8wib7YxFQUO9fRL3W4la5IzRfrIkYrtMTlvG1RHobqu0BL2w2A8T61RpCEdIw5UimB94IKJJUUYt3krH44iGhrDcL3K28SCtUzvzCCKD
        iR/GIyLVrxWpBiDVsABStQYAqUIBpLIEkMoRQKpAAKmGBJCqKoBUNQGkGimaFNmhYnz7MhT4jLYyBrAXKHqfDwjaii+v8PUYo60IUI9vuoT0XT9DW/Ejxh61
        4jbjuQjBWPibFbdOvcJ+DwOjPC9yj4TyrfYV4mnVDmD0UF0VrocAVVKlmquh5jBO1tNzf/XvvgRiez/PQXlxFtGd6DA+d5iK6TAkO4IgvazTtFfqNBV0mrbp
        ND51mmBpp2kv7TTeyv2ARLt9OnEA4e8hIvrE6YSaYIRXOfh/a/Ks4vPrSF+cX6fSrz8SnV/nQNABJ4/k30CwpH3uj+dpnKXLqD3W2fFwXkjOAvDSK6YZsEOz
        pkEIz0mahkpoHkNQVwZoeQPmFA6YlZdpXCFIPqKLg232SFpNPzyfcRn46QjdHW2DgIH2YYER2jRIf3XpcJj+m2PZLRUh4h0hy8AH6WpFWnijfJhGjWzjKrKf
        4qBy6BM6BuXjZWwM1HLoPlwPaZ11jwCoKUYHKDolkD0Xe4uxJah5G1klXMEDBekWS9SApjGGNZCokY3UY/5cSc0+h+0QeHWxMwziXSV6iP4+oVgbga/HgY75
        KVEu7yTtTZt7Rbm8Aw+fsPdD/0zY7xZtdFyJ4noQOfG0nVeiguYAgeaBnZhV2H2MsqGDq9S/Qvj3DuvHwVW5w7pN6upW2tQwZnjo5PtEue6hTfMqtRvZ4Tus
        XbRp7bB2ytdA1TaA7OwBE2E7fQKAuaFbB7opH0Y3xZkokrg+6G1ApuCoMAI64a+Mu8OzwRHnPbzMdK5s9O4s+mdI/bOOZaZCs41T7xzjLg0L2Ms6tZV+SZG+
        +8Zf/akj6U2zgpRxE8fuOBxBln6LtAb9yRWnlX4FN337z36burRKGaxIZReXL/t/cdmLX1X0aOZAWe2Sf8wuqTCVWHur/SjAYsbwYTusRxTTgu862ADtPBD4
        QP0TMdqwoyPkMFlYkgICgjr/4451/kcdS8WvobsfUcgoqKSfoQEeZMY0jjfp3jr4dKj+JqdBgyh1QmP9+IWCqmoI9QwGSEwm0lHmJRMKk8vgwRlgMLmadl/6
        uQjtXkuHoVJndZWuEZq0uT9xqKG+9Uc/T9ODVvq3z3zOYZ1J/3svFXBuzqazdTrzjQciKD7QoIa6fpAedcU0degg5Xch+ZcJG6+gS2lCIQwmV7NP8/x6a3BZ
        bIlj++IsReQ157tK8rxITjB3CdNPzVHfxPBMT1Hf8VOcJU/5rewpVVCEiLlUBQ9AkIcCjsPAAZxHGgEsKOkiybmajlzLDlYAhPHF9KIAcB9dUrwW6Y+N2UnG
        eqVBfa9rQKIB2kKP3MO/Z2HxuElDQv3qhnUwAHVrlSlfq9d1xSXKP/Z0UdW4GupNgyO6Hn2mYK8DoHHSwP1AhYggEHoaWXrRo65c0ZDXN/CGOgYMbjVBmszh
        VGp6I+m1iLZdgeQE0At12uijij+KX8UHTssBvNNwC2CP8VWpvkNS3oEeBy1cyEQ06EMrCurrckGFu9Fi2QSP0MQ2+woaXh47no0VkC7mcw90F+PIhvTRh8qE
        7qsJXEhGASsECDEWuWU8rOcWbw0125Rxh1nZNcL2Mc41BcGziWoCUsSQMLYHBR03/Rp/KrlY6N0vlhEKHzo5s1HYY2O7YBVhgLtIGPcwV2aOK6Frj2RYYRp3
        snifV+Y4LN7nEDB6jufiZ3mUofnyUczIN1vvFc7zI8Jd/m6ZYB8W3vU5BuO8XH1QCcH5LymZhn9AyVT9YWWY3hXmRBOk2ABZF8HTHKV2PIYFLj6Mp24mXSeT
        2wVQhmRtWEEbPqLSmmg0akW+A9B20AGkNJ+j6zBbn/riCw987b//zaO/q7fZ+FCGjqhEW9mmwB83YZ75ILHMd27joLMAn/BH5hM+az7hGfMJnzGfcBaf4DxJ
        nZvVP48K2RjgxGOpBM1i9kfjr/0e8PVdfJpuvZgnrIr0bTSTjLA1xDj7HhtwNLghCUKQvwFiap1JXqtZHRm1cw5rKfP7ECc5d/aVygHZcIJuZr+9OJsPdAm6
        88X6tfNP63U9Zv3xET2NYXbnN//sxjsja+ckFgZRz+7ON/z2R5rf/F8+fM1+rBT+zNde+4bAevvkzr//ydHzvZO/c43cmlhdUjuAHAIb5RZOUGLMJ+sGDrcw
        MbPejYwKuo6BiBK3B44zhNoj/tiVkliDpWiwa6lcCCcHaqQ7Z4SE2kLKkK3b0Y9RnY5AGXSQTwgOFQebAKRbmLbbUsOjpVBsxqUa1g2gUTb08E0NBGENs/6A
        bYopl6YjDa59x+olFw2a13ggW22v0SrDoCOTtkndrgl47rD8HsUuv0Zi0SxiL3hx9h4SCO5qynOKm7TXbdiIT8GMDXhP1b2NjA4lVcjDCLF44dKG9INlyD+a
        E1AOm611pJW7QOa7QcLr6V4NzrK4yrBS7iTCsxkIqcqEOIxCcBBEH1V4HRgjDpqlKpqlSdOoIN5It/ylq0ehkB18FCxWDpGCi0MPz4C8ETnRGDeSNTNkJY6i
        yhkMwaX+MIo5VZNfzPyGrZwIwdJrUTYyGBlCWGCxSSfVBb2K5xVr8N9eEq4Z6CvUjYD0VacRj0CVuQfel2lquYMNuJUDPm4LWpbaTRIWCYxrRAWnZw8xmbce
        wi/kwXeF4Q/PAKqi9gAd1mJk6KR1Qw4aJuSlYKrTJCyAARveQ0IBkDM7E4+48FiJN9NhwxVJ27qnL1pEvDLgnYQhaiaxGszrBF642UPTNzbykKtS+CB3r268
        Afhfn0zWLcbxqm8rfo4vebGOewkgU9f3k24fpUj0eoRv0vAM0aVh8u/U+W+q8+dUnGQlHNfA3y0V9CK9YTFeT7eOnx85/y1FctFKHRjB43odgF5dPb5I5cxK
        VyqOW8wh82MJF9EaKCICXzeAJYDhbU1B11FBrRULaqGgwqmWKEZczNGDz+3oI9hzI93vcml1nCM69ekddIyfgmrAtyTQTxuLX6r8C0n9EeYWScFLlOgOw7+O
        mDMh9402EAYd1u8taD10ZAysNFf6KfHavRP+vR3WvZiDbrXZo7fV3i9+Efjwxq90boXT+Sr1NvhFdlg/AtfJDusWePswnaoAMe4G2oxh7ZIHO/r7zDI33yOZ
        m++ZzM13zsDH/qptfd/40nLSOQRmu4Yv7QMPthmaLo0Opq1ltHPuMto5r0w7BzyoLBTOox0PmJmg//O4ixr6P5fPWpAJskssluRcSswR089YRmTZGkOFaUIO
        mfVgki7nsXMsi55AjViFDu5Gn1XhyADkrstbGnYYQDaInnfDNzLtmXwUbNPYxvDHmYM8Vqnoj4GZRxY+ExMy02Etf6i8aV30JyqsgMnsT1X28DoePvVqD6ci
        AY01ICOF9rdAXSuaJZfetfXVHxHIbVH5toiL6MKMwsNNlaxHQdfzE+k4snSF5o2LEYGfQa67CFVXt0pV9urVdJCKQCJbKgM/agNeeUXGLRd9XNnyPiAUHjAE
        H1QWYP9xbqQQSqIkaM2mlT50vJ0GAB+M7PDnbcWTeLqXB0oMwaol5I2CRmcbpkZtXSZZYUKq4QiMpAQ6qrR1IyMCgAsyH5ZscQvY0xM0iZ174Gfn331gV8sM
        L46RAOoyxUl5HiqejJn8MY7xLpARMmFB6CzrIP4G/Ld+cOmjbdNyVJF1vJpNftm6ssUTDh4svRXrE5wDdB0z8NmzNJsDAZ+w/jlGJJRoifGUOzoI/bBq7DCb
        H393CGvEYsKA8GY8CR4IxQyFnBBHumU6HaG+WHRbsslByeehUr2sbosuKiSR0VdVeCkzB6bB/TNnprYfn1Lv1dbj2uYJdD7FntPHpt584nT4awrg1UclEVBg
        LSOfTbLx0J7lpyTOmcSb0sf2mdMk0KLoijtYNbUOIMhk8PBUyz6qvano2D6SlqmQC5JG95+Z2nJ8Pi9KcGwfgt2mKpyelG54V+IeOqPdxx+cio7Pawb1jL6i
        wjVMh1jn0CklMKBcfaeVog9QZyTBMkMndcBcKLa4IEzOx4xAfICjpNwSDsJ8zC6k4tBZa17Qig9082Nb5qMvK5pMjIg8Zm2Vkao6efMA5LgQ/YJUlSRmLXXJ
        16shNimpj34J2k066/qBM9zHp9M109QdoVk/Zdue4PJFOVhNOSdSiH+pN7ogdUyvoQHFE3xYmjtMJ85eyfFx4N+19yLemVNWhSrWTlu4pAHg1/sOJHTRjES3
        4UR2BOCxNzWAMYvvD9PHXo7ocvrKCExi/J6ZxN8LW3wv0itdw6GI1buioqdM6ea3OcESnGHtXuIAh5X5E6napraceLMCQo06ndgYAWme+BYbEfEVPjWEqesP
        u7NcjcKTBjB3TyMVER2HyQ8ZEYdzqz7p2f6se5Qkmg7djwVIEmyaTVpTD8w5LNnWVP0YJAopqNELaurgsfkpNR9b4WBtTzVPkGWjzG0kdrhNLb2N5hIhrlQ/
        xj0h/LGGmgqmaKB8XAci+1edmFLHjlP9JCH1jqS+r8uUSK0DVLaQOluMoDHqSbHvYCWabLWqrmCW5bO0udRJHZCLAm4ARX+r6E8+9TVGNLeo5tUt1BjZHUFI
        fbG+L/sFWZmKTiTN09TjsHt86pr36eaDpw8l3ozMnT006J7uGdpseBd3xyl3nn25OtyXwNWLMDAhluRnIm2F5mIhP/k0ALyzMv0Vo6/jQ6iVUYta/ZDo8AtW
        zL6k1uUF1FUrhkkl9pD4LquY+ioVM1AfNcT/fGefcwMTscmT/loZqE6qx6NSj42BemwU9Ti9cj2a+pgeqA+an9a9Ur8I/1jZ6iiP/hZmbDbbnOBEdAVo2iWF
        +kYVcdVZP6ypXmj0PSN4qLiJcZhFDzqZHnSYbTk7kClBh/3oA0qQLuwmzmlw2db55JYTp9O5562DV3HftIuOZufay6YOCSgPi7Wf9EzYFFBkP2CJNucxMbGi
        /5vKermKGLmO2TP5cocJmTa8i95SCz/m2QaTVMsSItd1cNooewi59F8XPnxochfNgAEkoAGPmgLVLVxdjhmaMEz6g39lvBMwbxrxSPoCSB+PI8VNgfxlO/x+
        arfAjIp8lGwjGsUf15XBwS0qrhDAeIxmzyusDNVj3gRLyxaErGhDTpQhi3u34OFPk1GVPj27l1mE1EyGug8rxsSX2rhiUmD02QFEAzLDAttHc6hyw1VAthzM
        +TPGLpDwIYUv5L/FCR4JbD5hl0+EACLy6GuxwIf+iXIqmVIURcWB1vTSoibOQGFNZnhWvUvqArxt5XrWaoX6QgFClAC4R/k51gP81STOwiKNy1e4H60OHYPx
        mPS3dHgNrpVxgO2yGcH4BLBOSFxJvNTjIlkhT5p4lHmkY3tHq7OlAkCs8Hp9YBdkw1nB9kEs9y4xWITSUN2Y3ZrVwNGpFhsvJHRSVA44y0YkKikjHJCBBVVK
        rwkHVGkV5huNMT6NMSBEpc+kMkOVelLSuOoIUEG5MyAyxqhP15iWpD5dMZ1oXHHyO1iP+nn70LjiSh/ljmj0YQB92JjRDVnnaIg+bCwbV7x9CRCe4agzhMXS
        5gzHEPKTT0PbZ2XCuILIpDqeW99jpgWg2rpgZdBbujT8c2XUv4PK8FepjIE6aMhYQp8QCqjckk+o6zD7hBuYEEOeJGOJ1N1RqbvKQN1VUHfhjA4xlmA5h+su
        HBhLXCBZzCQ1HkPcwuPimrdbp9Pm/czJDKNFCgESQhJnmgSRONv8LKrYqSNkB005x+ZpZJ5vmYLlIriCBuVeNuVOqUzCk2qpykWh1goZPD5Vp3qcag3UIxiD
        SIWgIZLKvi7JMxWM2vFQXFvaVVngwadhOkD4uK6deXDKPj71kiyw0jtdGlB/bKnyDllIEdhX0iWPa1NY6+00SlaWKQZv6qyFLtrwJavSzQ1GCETehoXBmPUQ
        vL6Oia+dnhX8RvxwUzSfrs9c33AFGf6sdXOD09BNPSP3I2ueajaVKauT71afKV2FJ4o+k0QlmDcuaLYy6PX6Zp4OMWY+7v26Qle0Q5lsgBV85TbPxstsxGzK
        HDHxB+q20Hdcvfbq1cu+gbzivoNa5qERB/9GZU4w/vmX2U+pGgwtZJsIuDwVims2veYGsCvfdFByMQfO7G1koxGJaPbiv1UCv18apbD6ILx+pfeaRiITiKz5
        vG2A5xc3cGkD05tqw0ofeTlKI5pAOTSBqhplL7OIavQNlbTg9K8B45JvANZsl6kFGTcTTqEaR1VmrII1+Bh4Re6AbHYzNi4fxuIuL9460f/DPa2JnuZnnayx
        YidrSKeKjmv3QdMoGVUy7LQmL0hLlZGUnrXeCdVEL9QNmnxSadOz6p1JjSYtzGNCr4ywiIBuyR6NKrymVbCaVDXzEdb2HOKF88bNGFjoez0d0VXO4elLbFjH
        tyRtPLeGlL2uPNiwmNArr2vYZhaJz/QPy9J4E5+M+yPA9IUTTOURXuJYpVYVZKCqKcXeQ7vwJOFLreZKuSwfCIoNZVJZx62k45PsA6htBMcFvSbk9eiszqQf
        o/WgRrGWzqN441VNUulB7OttnEnc5T3MK3qXu6x3uVnvcr7b7lIzb6im19xI9bikq9DR6xuDRtsU4JBLKiSWMWjV7tFc0j2auLTJYRdLukdtoHvUSt2jaW4g
        calz96iXukf9e+oehuJXV6/NK7ma+jR+cYQHh4SA66aeyxYNilQbBxIYAtwyYToxLRMBb9V5QJhNAkIs9UkgxmqTAHa5V6NzCrI7EfOoseQ6UqPbmCIvN85h
        myPZjGWVrCxY5+YhYOFRbGHB4yLMTlRjlmlNajWJo1xhsiAPguZwxG5wDi2bN6x0zdIpxArXsOeQxgvWOTGsLaqv5ZVYWMv+VCgyRnuVeUZtsQb7q2k9HvYa
        PC6HgrRjruX+KxrM1nXQs9gypcaKA4qVG0V0O0fSgMXtezGjyD67xSq7mvLhjP00xSNlPgsz5ppjmSfBfPvksXl2Jp6ZalJ9wDCzwu7KDx2HKjwZ2v6sb3yG
        VQ6NkLVs6qYIC2UlHEwn3iWM5OcaiTIOlLIbhSaP7EhhC4/aCA60xCtbeK6ZMmeerOPLfC75XMWM77bMGOHPSRokBz4qsKL9Q2j6UlFIuCuPa3+peccjAq+u
        DVxaF/Oukbu4UFyvZH/44dJbwkxDemHhS4Bf/zTUFX24V/IJhjwCVPLg26W1JhrbZY2d8bO4uakmziJFunwW5bJW0A5SaCZ3RlM+zyzQrCOXFBuu3BBgdtMk
        Evlc2+Hwe3Y47aVhtMYAwdPFNJsU4tG8WANd2z6jndwP4HBPlr/FCVZPNp+wyyeQb+BDpBA1DqcAPhFrqdM08c89FkuK5mfwxUXpiqBeY6EmXuoimtFi3zI6
        q3iX5eEJXGnAwaE+50sv9ebJfqdBozIDgL7ce8lOt0OQWHYH8U/cxvfMz6l5iIXMorNTWd/LHuuFgy7TcMDVF76Ky5Rs7ixCzzzg9IUub8yHAo3MIYEBe3Oq
        0NU8RKhsZmt6Ikt30simt9wVPdMVmzThb8EBc4C6FUs62WDsQ60bHypsMW9Zt2cxbq3sPWUJmqWulgSshpGpU/aX+jow/lKqpSTY6xYvILltSg8tnNC6kdsu
        pcsisVkGtFvWCRPzbCa0lx4r1Ct09u9AR+zuFnzAonWoJkkCIDSB6JmAmriSCw1GhizSNBQhMdFh19BkIxMSJ/tGK/qmkhEkYH56NBzN24MZzneepcbMmrEc
        ZYFAVbMWcZtVLJJJXdvp3PNOvmiWWq2lq2srredljV9e0tsXPugAAfhozugpAfmXycoYi17FiKB/kzt5IQ0W8GLJgPaihwGZXBRYsKoC80oKzLuQArOn8WFd
        wDTNRN/iizv/o7QU4qUCgLF7uso5CVQC8z3T5QJcltikoGhnJEwMy6IyI3Q+VM8kzPXoMHieNwBfSc0FY+pDVbs2G8AVOffxiL3nAy3OfYjXVitnkhZGwejC
        q6sV+DfdyRWXaekldean5GZrgyyheJh5JOZjvExcxqBF8Aqj0DpYSGfzDX9lXZ1vTkX4ZLqNJJ/Eg+e+KkHPngl6dm+CDwEHublpNoQVwOqeLnQ3/kXf5hg8
        H9FyFukuEt82660ho7emAt2Cxhqeck+c7sYj9AvaapS/GwskvCisrUPUjO7jcZtmUU35hhiWTLB04VpyEaJ9SY0XdRpqykKIrRiMUiVtOlClZ9LJccgTH5XL
        QgZM5HoPybaPjfucVKIrc+JmNifmdAepGFeW+TkLx8I6JrRDqniyqagCEpdzsHAiqWPZpwE/DyYVNBDcfzMnA6rr4R/Nb2FfEqKvAbBcx4RDN7fZSMuSZ43o
        plHRTbNKTiq6GUp1ZCv4NaGUCkRNG3FAghip6SZUaet04t5AcjwMoSndOiBGQ6KmvTCva6qcUahpF4/J1HRWDlLT5tkxnxc17ZqzpKa9TE03jZpukZp2WU17
        Zmx3eSR2Hy8NwhmDJO2spqbxOihoRwYULikG+BXjGybZ3cY1xOdZTpqFjFhG8A5hZfrxpJldVRaYEGx4Uh9kwCDO3jdx9i4fOK3Mw3xZ2nZNtD32uEV1RQaM
        cKpS8GMgJqJLB4apirvz0uhYHBO3ncuGlBl43BmO+BoYeJrsK47DugnakggNBMWTZgzfb/OaWjoLTlFuG7wFDnA2cH2qlaOZe9VhY/2GhmNiZn1YbDToWXvE
        lZp2Dqezh/5n5PVfKzKM5U5oBB3EFUT1uZwVZvPhPfAaUMPyeq3G9ANhciCvTjlbqrg7ZCuPYbfNHYq5m2Fbpkf3Njh3afZQ7E3N0kvQ9jHMSl6d8WV1hh0Q
        aKDqlAc+UpoKPIhxwNJVdGIHScXhKRsAvGZ90V3u7hz0wswudb2+2kzfLa34uRdY6tPW9GbLKo9938eVOkyqxEVAIgnXABMF8RsZBJrt7hSLrtKY2jqbWjd1
        w7dQ1ZCYmPVte8DotWH0qhkTL8xzS7JiVcnoDX/GhIvt0jZzdYHAmCPXaAdOFMW2v9AcO6mV0vekcpQGJlMShDR26ae7u8sYjS697Loux+Bo+zqyqzwugYTY
        hMIPbIUvfR9jNd0sVhNnbBOr+TjHajqHqR7TCrWuzbTCEqvpIiqpiNV0l8RqokNJcntGMgJzCeidkmYiIX3ccbnDedcLriyUxc1CZ6W93QxfD6MQQUgYZXEe
        9lQww0CgsocZobXsZTPyMo7Tw8ss0RKl58ltatUylm8bCAR1YQQ1JRaHQxcjJ/wSIszMtMF2EWlWvQmRg9KGLMVfVIm6XEWInUMrbXjXQZFyaha6IHYhM2/g
        2KrtB84c1958nDW7AVGSVWWXwU/ZRs764u353sIsdVOE8Z14eOHs3Cyp13mvuCxMfAlueNk5gARQSSzRHo1f2j8dlmPOXA5pgLV1WDsH6dvxzc8rZdKP/4fJ
        3GdY5kjgnO9Z4AYjCE0NlgSOG8SLXlQrtGovp/+mb7+eIxIQQpk4NzPXgA2RLOLiOA5uRpp4ml+QiSJpvSJSboYDBjmGtSxTxXMch2E+GYrd3GZzQkMRW4qH
        8G3hLzoqmM2j5Ej4XlISTEcW+Aj2ovMcPzsCFCjm6aZBLJ2g4y+rcT4Ry4k4t5OzyFQ0pSPZTfYe6XyQTSrmngbb+ByATcevFRtjhhtCbP90/uORxMNgfkXD
        KzfN7sRDqubHo8QyZrTiYc9LT/DliILD8/fCinbJwo+qbC7G4uacRivbJvoQRNAgJ7cSJ9UHOdTvU5YEE4xfh0V/V3MID5sljrS+ibgJjPEZwPj0YHwOvsqS
        DBfE1OrKDivKqr8U2OhzyHAWatcqRS+9hvPT+bW73VmOOmIRs6JXFI38HBP0eVs5s9//yHooQc/0nIfm0HMeVvei9ywPrfeK3uNKaL0qhdYjO19Fp4RqgpON
        XBEM9zouq8uwCvcm/nRi3SxHkD3DWB/ckf1p3mXv3C7OtXHTB5SkaGcXyRXsEoo9Fma52l569bS5enrw6qV6mCejDzqqOlsKGjUyL+3OEzX7poZlMEicIsYR
        YzmP0Rht+FMDmAo0G9a8KpJWRbTc67kjhLsbQZiNwkzwcvm1JrrBi35MBMlm4wd6GgsePod5xpX0N//cAljRZ5zo7UmVmUjt6H9CZiS+ocofwjLhY7AFgZpC
        y0vRtSNh5DaMRJ7ADnOckYgS/WwjIlWGS3hp1Azyo193LQepU5U4YoRUcJQKbJuAVMSns94yylE7WGbMTtLPG9h9acPo8fc0mE5DAfwhK9ceXucWKx09Iny/
        Up5RnKh/W+qfGUucmxri2KL/ru+ySo54Jm8CprzdLAE+V7+bbt4NW+1g+sW8bx/chYa6AXRccqh288EDDdYbbJdJwZxr4YCCSOzJ+pqSosiAS0XhgkjHQqTZ
        ZuroFh5Id2YjNc9bIhIwli2l/FkeAODS7Ir3AaGMNqcnyLwh5og8fNxuia5Eo3HeVwVfJPHY06xskYdvaX/3QQZM8vgejCubmXU9C6aGAOkAqQqkJ1uZglH8
        UigYNlpkjlkomLfTN0svUBs58QQpL3F03M7DI0VCFUuoI7mUtoQ1yqBkdJ4E2Yua40r40447NKtAVQLsn3PWTFLfKMHbwBAwaj+pCVYSNH3TaPqIgy5wIlP2
        NY2c7ej6LvrDx6P0pfl2WkmT9DXRCRtTek7+WJNPyRwa2jBB17wQb13PHtI1XKkIhZqcidtFHlmHCnfW5lUg6EYgY1TBZudEH7KLRf0rEnx3dbN19Th+IhW7
        CrAvP72YrnwZAQ3V9EU1zYryEputwqp2zls2YFBeUPYROv8Ch7NWUYAgPZpylvWBbtKCRsE6ZWs6aXHupgb1shX17aSzGrQWWOM6pzSCC+kZnLwMreFLsnEo
        ycYVmqMF6fOCirCRdh//tQgJ4EG6EQngAVK+O7SpwAJghKNIkCvrdMncf3QYb2XqS1/9nIPvcTknPK85WfTrsLZiViMJZ60CAaSGze0IIZuwbyMRrQKBaAib
        W1ADglVUPU91imzA6C+x6IjgBPjNnOgfVWKl//FYlLrRPymEodMFOR5XLJ+MKa5zvn7XoUNy4kuyOf8223LomWRFVelO53JVQxLoZgukWIirxXvTOVJQQBh9
        A48cSDLwEeRAmvVRrL0Fh7V1EHjqhw9KaYP02NED6fPWQfkwVz6M+h6j+VHpyHhvyIhom96EBTBOVImoFc4rI0kVORJg3OZhPDQ54VAtlcxqCspWU0UH13Lo
        dYWkBhBCS6ymEFZTK7OaGkuspoCtpkZhNcFYCdhq8sWU8Y0pU9EhW00V4zEMMBpD/ychrCY4+8pW07C4XIzVFIrLLhTtPWKsppHMZbfkVZZ47ajs0wByirJA
        b87+CViRtNhq8o3VNBD0DaCDi6EIPk0DI2boVcDTJH7entXL1e+qeAS99XdUPIrtkwr+zAn7E0o67hMqHqP79HQ8TAq1kXNpiXqqlJMauN1qTARm24qnnRXO
        7aIR+sz7Iih4UqecThOudBeozDzXsX3FY2RBp3ZXo6YZxqJDT1i0mRkLlTBhbxRwWh036nV2/aS/ezyCByKakxGfanSztQU00jVogPM1Z+J8rPpM5d0wVN5+
        PVjhXqHjisov7chLc0TcRr0a5s+v4PmXOnrpsz34vUGNQPfa+fgdcNJc+uB8xNkvWbWkDx2TA1J8umKernDLB1T6zM+WDzXccaqqzuadt/xzXJ3cWblt5I2v
        /Wjv6hzHMvqIzSXyTYngS7vADT85ufwG+wI3zN2zwg1UdZ2M67sCrm8/5Ey1QDSoK6rTQp0GUqeu1ClJGHx40M6dEu8e/XrKVCcVnoVqUKDsFRufY9crDZvP
        oREGbtoFl3NeTB/FbODV+F7cwcUAIXAFBR9GiTn5XJCleK2mKhJYhQQG6D0QS2g59NPdjGl9zkKSRaFAW1CgEKsaXUg6dBQ6tHUQmczQocv1tB4DxBePpZ1B
        5Toir45EufqD2BPQSxno4dNxB20oL/9OX4gRkKqMh8S4lm7EOmkb0FIbaeNjbGwDpmAdeAgwNrZlbGzL2NjW45yS7RrIuCpZDhwzMzgE1jEEOtjcTuqpTsPc
        PvrUOg93Xc75F1I7MU+g+6ja8Kue+EZ1+lCdZALp5jJjp4niAq/FYg95Byg0xuLhB/o6gr3KA40lo0zN2LAW+5PBQQ4bNr3s2gbjCYvtCr1LCgtAnzGkBEaX
        MnSMandX+8ihu4StHRbO9NFfB9TQaGxwl2KOGhIMnD+Bf5ZGiGhPoiT2TDP2TR31uB0BYlvtK4CGjoqvTz1AM9eJbVTr9fTLL0eo93r6N//1QQeODrr9Mvr5
        xbMP/bNvfk+IoVaR4T2UwT6SUd6XUX4IGwClYBiFoV3DsEY1Wr932uCI1DgokzRWQ8nFFi8VJjbnJ+KrkffLrr+RGe7EsOKxlzjsYZFLJBSOLAiGDsPqSbbU
        lXLWq1noUunX59ppPW3AjRv9nM2xxzwlShkry8w2Wqb9W2j/avk+OAPNfXjPfYhchhxwdu69WHAlu+P+qxTSIqw0uH+HtRZ7O6wOpgsQYhu9nJuZ6rMDC/fP
        gKYUTKcLf/nZYzbD4qroNmqdofNtHaFH+QcRI3f4IPD2KufX2WReBei2dR7JsWGnAuaiQ9qnj4dwr9D52uh8XSpp1tWxQIFSAQvPEiy8cWaQ83R3oIvVoWsA
        e4IpxZ1KHSkYLU2Kt3h7nZvzMFcFPBuHZ3l6ejlKxPkftYFN6HL+JNfD+REcU0jxD39WcboxZ4SbvEk3sSUnHUseCvgJXOtQnIwFVN1hIbjTImG8StW0cSFw
        XqYy/rVI9kbQDIohBgB9pOn9WzDf2jKdee94QeUHLBFbxnIBLO/LEU9xJKU0YQ8ze2eU8Wqo8GpksUtuL9/riOdLHEDtigXvAF8qawDY0APpE1CtjyjL3Gv8
        l+K9LHzqxoFp87H/j7l3gbLsOssDz/O+zn2cW++u2499j1pStVqPsmRbaiO7+3b0aMvGNGCMkxUSCcmCqYaZtqzxckZlVdsSRjFrkoKYwS2Cfe9tMzITy2ln
        McvCQagc7IUTHtPMWjMxj+U0gYABQ1pmMhbgQvN/37/3OedW3WoLGM9Ej7rn7LP3Pvvsx7///9////1ZSO05ga955dHHncpLL4/Rrjn42GnDrOLGtwrLIqsq
        LGtrk1nRsl/L1ao71F+1q6u/aldXf2H8aqr+giZGjyowIXfovmq7YCWiMqwEogMwwF+lG6v5UZ5SlZQpSqcnfK/wwcabmj8g3QkkCu1Oi0ThR1YxWEzBUKdg
        RAvoCFMwUFidIJ+CQT4FPZg8eHTbn1BGqvbxuT2GW6jIxHB7rn2DJsV8o1dBebhF0g10DDmCrsW2BLPvNfx7Ft3ddDcdfsWfenJVvfpkqF59MlQBG1+aDM0f
        0KW2czJUv8FkqNqhj/PJUC1NjymT4X2+1TflekU9BqTui8pS7FBSBY8D9YwYZI7qPhO+sRXm/uE8cFnLdIEC+Wob5D5yNxlpG83EYqSpWiJKky9lwYzawYr8
        0yKoW/pu6nlr73ZikAlf5dWzBTgZgl3AJlvTTbYy3eCmisRns8UJUAQ1NZBuWTh5xwdE+Apvk617STfe2CwicVFkxdpafsRbK453Y8fzgeET1kjeVaHVe4WH
        vPq3yES+MShlooEB/+aZpCFm6cn8ZcHkebL3rCKh8YUl45/Sg0kzoOIBYsxEzz6Z/hPZbkW4ArZF2WBJu6hFAyd3Vv4NDJvAALUwe1ZMy0SAQW6Be79WfgLA
        ILdA2g083YVxPen1F6DRsgilrcF+EY0xWLHCEEemAqapDgmvniXPqtoMd4qy2JbNUc0LFAsv/acBdVH/FEdftHiu6KZPYd63RiKLdBpM+TFqR+3D/MA/udFf
        OEnd6Vta4XJ+bOmfVER+AxgoWZQ8zrLuJQEKBic3oFoinrgMlK+2G/6TIo0G+TXOHhJwKbVHIHw8+ki6GQDi+VtE/FdgpJ/zFQCaWPvxa0X8V0TzixaL8P5s
        6XYLvH8kfLvM8fBJedtCbmV+upct3B4OcdRbk+kkM0a7Jf3RAJDQ6a/TthP92dEV0dAJzVO8etZ+FhMdPduE54VpSh0N63VbeKhKh8hsWLAoIMxWs38D+W3j
        C5uPCEeIL/wPpG+uuhqWk64yW2DHUzgzJYz0AX03dYv2BGBHxVk790FRvw+LeFN/S8sCxF7y1rRY+mMEZ3zrgDho/qAGl2s0g2apUDyeNjLGoXWSCyxUJHsm
        a6pze0NJb4K6gpu8pqwS0j3jveWd/UkEjyaCjeeQMbZ1EFwgcUFw9qBh8LhBlfJGG8hKjZL0cDzwCSkT0ExoQKQAD2+OCG7nlfYLnp0+WpwvqpNgmL4mIY09
        rHpPqsjsBOC057X+tUvwkqcmprpeuEwq9OK3OCaY5155gQTLSgGwD5y01MCtBQDWLQiRcXN/sbQOrOlURVEmuZIDXd6RDPEjXPBZzS0QgiyfhFHU67wBTCNe
        58H63FewZI9gyUCmr90eruqVt9fCAACz/Kzo3Ld7A4LGwnoUFMOj3WwFpH7RVGQbAZ76q2WBLNlmqnlgZF0pBitrGWjKRj6rtVcXT65+QIj1yeNPPcNeKbp+
        gQ4KlaeeSSiyVhRbODhsMQyPhCZbwE8tN0mETMAzk7m1fpvmW/4t/vK3+K/D1U3evtd5x/RqKWu8zrtD5bI5gJa/Wq+Fm18l4LEXeuTh67KmQRsCqTn9iQCK
        Rkmp5TUv5zXvK9W8VKp5Lq+ZEbSludni7WFNr+1RAt6BcKAfDmz1bZBl4CCtAcqNAPVgFyr3MXRmjcP2QydfZpQNHENTzf374FyA3qqTmPASeuTGAEAwT6ag
        4PHUzbcwE0JLfhycwyVIYqAGdSFs1uqTu7yehOr2ETC6F80EdI8QPuRZE+umCYckXSilTcSjIVT0CRlNWL0u7DAV0wLEnCO82mUiqZ7KfEBaMChYMR8w8fp6
        6riG/cU7I5XKtJH1+wd0cCm9PW+ephWN9F9RNu5PmP5PYf9YYhwHDZAR0KbtjHSNnZz6dosRVyIU+afd4UjrPwv0pR42pBP9ffi5o79cEI/AwohYwkDi4eXE
        A5RHlTyWgDgiAwKCWDeYpiUa4r2CvfRpu5eet3vph+1e+iG7l24WuL5P2cuVaQTDBrqQfbRwA2V/ZTVZJn2qovchYhtUgJGqouuYxzX5Jkxny6lAY535BadS
        oxdfFqcfIhwNfiJn3SsEjgxWDfOXLqu+vUPXAJErLqUsFq0FYYO15z15cYRp8Eo+A6uqOg+0vZ62159sr+GX4XAI35bVn816bpePwcj9PYW6/7tKhd+u5Pet
        SoxPK20FiRVaQJksrfBwSQgczip5SBnLYs7gIWqlJxECj4QpgKch4rSx08OlV/6AdvxoQCHHV61CyWKqLqJOOxd12lZVUEdU4XqhnKhDL3sjNoi6zFgcMSG+
        ukifAKvBAZqHLbauJmB+37NA+dFha5xBNiDrKOGkimfIxLz1EVub6ZqK8Pkfp1YT45sqpK3O6rt5Dp4fUXfQ2wtS38f9tX5Xj6VngAx3BMzdAmn/WykdeqBA
        EZSUHfl5SibfrIsHACXuqdcGX8abpeAJwlTL5bYXrSpMtaSeltd0aLaazaX/U2Dw0ks+yf686WCWRYiYILVP1PseokSz3rO3h1v28vvxpc/Zm/tvRySojmG1
        XakGIReE2LPSwKRrZp4KIjMDrsseuVvpr67f4t5oQTnrKCkDca+6HxCzu62Htr6uCJ7pW/Ri77BiQ6aQOAMMRfpbfppYQEUG1sBgYz/SkYIKggZB78YOoSIj
        tBCentn5OC+Ib/HfAPvLm7w7UQfOzSOGpdBYEK+3Hhc0csuXM+Y0VrGnXEH0rBDaBfUuh5zxFIwOe5Y/qOnGJFIjbWk/YZam2BrbTEtrhNxWr5ulLHDbR1Ai
        CbJ7UC6J1pIMEz46o8yz9kVMsxBIyJ4CFPFj4DiPjy+bJwcTpsleLkqyKdr3ebI/NTmRmRZjW7FM1gni6LBzDBGupjRupdS4w9o4YxuHMU+wMh3Is7GypvEp
        +YJP9ED3NeLIZepceTjtDxggjb7YEX2xCfxcezcPjaVXYZKuYVrqGqaFNVr9OOoNXL3Ww7iKZvFnf597+VK+u1bVNwrjJFuhbCUpglGApi46vHSG0lw2+2T7
        WoCQLaLIe1QJLPm+X7OflewqEIVm8fUyPUNoGJ66U6ZnCNMVpC8Qzh4KmoU3BPyULd9x9xiTllLyFtqwCHP8v1ZtLX5q8nwQxI9HBMI0kZTJKs/ItiPiT4Cb
        Km7WMtl330Ti1uDJCyW8Bp24O08gigZ+KrK1Vxl3o3oy/EAWP4Ud+ym5qb21B7MASaRVa+VkDVxu7SQcgeOTdzyRxR84+b7HTUzHuOCJJ2moU6RILpv3A0+C
        caqc9NdhRCI/mWz/CrqW7G00LIzOyVJMuvDJHUbERlI0bJrPX5l1OEb2n8HHJjj79wBW3CzZBKgdcQPa//v+X9DFHwmatwfN5BejIFJPBmucETt0euEZKo5l
        KJn5nfThYu88u8NPwBIQDmklz+4YLmq1Z7MGtR/13ge+nerTcs3wYGBNQammiUpYTGZvw0rQgZbjRqUV8GdXe0kcgx3tQ1t2tK/qoAJr6nlOX1Cp4w99kLod
        bS1/b7kmW9Yvyvo7yyrdA6yjdDs90CFEVJ0ju0iM8AXNZAUDfO4TO3zWG8heMQHEHhnY2210DkZiAnUAX+A/43StiiqpbSlQbyAaPsOjSfZL/qVFDkYM2PHJ
        NfjQ0X01UPQsig9siMeGWCsUaGxfDoJq7g4DVjDQ8+pghVAXgbB7wuUBkwP8XvVZG3klAMsaFntcoGzq5A91lQr3GE10/geMGz/p2cLrOKKOrgYre8uxK35j
        SBgRbGcNdpSO29Tcfim3DcZjVa9EwKDG1y9ViMGUAbTolQgrZLGZyKNw+yIwHDOcobUrWSIAimoirJG8xFZX0+ynrFXi7ib+Jz8h62FyD1IFa54ATdlQxRGg
        HwF4348KbY96IyR/GQbB47RyXC3FH9x/NV8mKUukvNq7VZftAH534TNZdp73+gIyUniBkLZdh4+XoTGwEbr6VXWPivZ0j6o436iKAqFUrgKE0g9lh4hyMzMC
        cEA1p85HUNTx4CaEo0hNHUWiJ52NaShJNahFAsYEYQSBvWl+dBVHESwbEQs1IKVnV/AKlEJHQsMIbVIt3/zNcOUiNICH10Pfzx34rXYLsYoUXtXwvDiadT4P
        XKVuW1nSbWVOtxUqb7itQKFjfXjmWERG4B98E96htZjbQ5P8ShjU8kOaELw1JM+I6qO+6osQ5hJCUKJYJMT2A7Maf4JKKMCPNCehEHylUHBEJW1RogLTYq7B
        6BGQvZyoENi3Y4Da+1YRUhoAkHvEKZOjgrL5PB/L6iBovuFP4IRxEhWfVCL/M+2N56nEjmxm+MfacyS5g53ljqXCeuDnhKqwWELnU5/XYH0IiUazw48wmjhk
        KiZe0cS4PO2mJCdQ+psm/AdD04D/oKJjoiPUhxCdQsbXBwnbCoLw8eqG7iEQ5DFt1MB6DoEXsZXEOmoNECIOVM1h1lJ9WCl3ODu5apES3ODHjqzY0Q45yklP
        GYCYWAxq3tFwoxwo9K+vmwHpX6KIjWFpAExM9VjetTUiiwYK2hhMrVsBHJF98DhzZiF9JQPrKxnCV9I7o0DdaqPUe5auxTl+I1Wg3Aa+EbDPd9NeoHzCDu+T
        vY/YnfeIR68RKOI3/Wln5s8sB9cp0C60QI3Dng5UX77ro0E/k0+9Q8TLdBgocNZdCHn59/X6RNZEAEOG/brj9uB04WFQUZsfHvjGsM+q2GZjDbXUsWFws8jv
        Ax/7oFXwwkegYlp8aP0a6m9STwhQGsQbsy1B/OmQIfL6HfysasywV4tA3YAytx/pLGztAE1fwnl6xTQBwFI5BSgotUoH5FF/3q0c9Zby7lM3fUYiEknoTCaT
        woIv44wFLi30XPmXAfdyANWYBN4qCfEhgBPBTy5OYOj09mhmPT/g5maPkmqlCEt8aWIPhYiLHuQnQ4G+FS00ibwY6Oy+BReoosUJGiv8DJDb2Qyqy+pGwdrD
        U70stAqysHAphLSnCrK6uhRyo03erP4Q1jk0oBmkdeWBi3biHAzlgycx8NUHvexgiGMlqbyafipQs1H5OSI7/wrumlop7TAJIA/XxpXbA6IgBGq+mR9P5Qin
        +tFBPkw1/fLgTD4A+ShlsCCpSXeh5xFLLzgF+ZaxiGo0HLRdLzOD+BYD780tH4TT0J491mhT9xFGV4a4j/O4jvZAlS54eQ9YLznbAwp77noAYbABxwC00Zia
        Sp01NK0AQj8wjqDjvRjw1fe2KkB5r4Cja5klGA+2IFLOyU8HC6Jl5tFZLViUdHLgTjeDK65r0DGhqZyBIfkpPSg1HazSED98vHAvIVo6KHcNWrTwFo2NuXCm
        f1iHdRZPo+xaITRwN9nnHMfc8Qxjg2A31CmrHR9rU2o6RFUslTpJqfBSXDfgkkz9vh3rhF5Hjwrh5uyNTb5g8B0wO7lv1zyGTUucz2ONqJuQpntJdh3SiMwY
        yc91VBKpGU4F0xUTcr/qgZa1G3uTdGOChvCLDpQ796A5gM49qMQBB7DZIWQymG1tY9xsg91oiJVZKeZfYNpnshnMyDZTQo2oag6p1UuIMOFef1GblR72ikZ4
        OVVgj1e1x7vavlh7vA4aUYH1TQorn6YCcC4CWatuFh2yFk4vumtCNPCOWJExY1MnMqY0sarhybAT87S2/mbUh/6bK3WLpJ+RRsSngHqpVJVuH4hNIeSoi2qr
        9nVduFCw0WjrHJpzvZlzzQmx1eLz59bM9dKUuTV4JmsF+m1dIG/GpxBxQgNfJ5Pg+dI6qmoXHaRYNTpR6peIsQOoez+DEyZf3ShPuSzhmowaqq8gDu99LSBO
        ShNT03ZNhIsNDZ9IE2zHx7R21fgEhMiqW6JA/AqYkdvYsSQKDA1iUvjRIWDp/m7kGUDpI1wlfD7a8v5aPsU4iihQOYO5UmEr6uaAMcgbrJGEmIMyZc5gI2BP
        o2kBBrZyhuDWVRDrWt4qmO/CCn6iVVbrjn1B+hztaYEVKrVRluuatBDhNJGFETGFRZXPWzuD7E2NHYwFjohfkfpuHcIGC1WA0PgeFQOfgjqop0cmsh57SuKb
        E9FBJiKFLNMlfYKyWWNJ0LYYKI5K9PGiGvdPUI3KGnqGS6RmGCS2Cm+ge+VhzboSyfSs6fYdE5sEs77YZ2bNYfTTrLmWfo4gP2tr3FJjJd2yqUoPIwowAA8U
        OWV2DYvatNcQW1gupM/26SkHAu4hiJ2Q2RmQWRWy1TFyX8nj0Ll7Y+oM8GghoWsStgdzHU3t4JsN7opeRb/sW4BaB/RcBFox89Lt9kf/yp4BntNxRBE4Iqm6
        4IjgRXUmi9ArOtd8Hks14PRGxuvt/WaBbgcem/Ku1BXrHuqbvmxRCNBkoyNHjGuptuFpvwaaMfhP0PH/lUWiHXy+uKOJDvjPlvBzSwXXtyRTSX5MxjYc5pZ/
        r1r2IAh5YoMsqT8wGJNTOX6x/4mTjcezFehqzcozRISjT552PQRQaveFMuBcSYP3wrKoFVgjxpdffvkQThfxqx7C98oChRM8PeQU5pqp1SJVv0R6ECbzeIUH
        qsVYUs7fOlpj17/r7lZ9Yr4rM9W0R+sfgRq4RkfcqF9JLMlt4qAkLjGyDfghAhOeznRvLrxRW4U3ajiBO9AqeaOGNCUNCeDVGPyKB9c2qfHNffpZU9kiUwW+
        6E0uluapnjSh36Txa2T/NCCxZlgm6YiD1gRzDgMaH3dpP+LUpDFXZLuemksT30v0yhAR+0Ib+hhsVKuwjM4hC2SodzXRAR2JCIGogSnxkug4Ty97hAogPHAp
        bPJKcJp4JTj1a6paraaK+0gdvNERPDNKhqEfW+E2POwhQq7M6T/53I//s2o/HvzO1nP/otqv6AlR5k862rEB7Uokgq3UkUBruqp+FD//SWFvbITuKiN0R1wy
        30JHNFU5+C5ob4igvbXBMeoE0tcYxhxTfZ8JoZcJ5gb1wR/lgZcZ98lPbx8cHPzzT7pE3N88+Hr5HnZ+B0WghdvJTd4BEXGhPbvJ28/Qa7LmYvzMSZNk4n7i
        X05v8Rvo6zX4yh6Pb5LHws7984vTH68Q8GnwK3s8XoJjFxEpMCoVNfP3oVip8vgtJDXTqH0lV4FAXQXSj9Dc2ToJBDmMi3MSuF2KTbolfP3JLn2QFOZnL8+E
        7/SjjR3oCtalvhSPzHrR07V+cPRMO/TDICQiKGasWkKDlw81uNy/8/3qhsrQYeGlD54EqBZEyaW7PdgVGCv3gwKwy53QGjobV5Ta1shjRtjySmJ1441WQIVP
        HapuMbLjKQogcmePjdhP/qMD/xE9yAp1dVQLQJxOYiEC4BWSlteWl/y3frih5uQVhQeILUpDZGKKWQQmLLWOxBIqAGBr8LWDw+nfUX8MfXNg16VQVtlNO4ld
        4SSSv5yErY1gPSxOwnYw7gylRJWEjJaiSiju893y7Z9+76lHWtXCFxtxzj4d3Ce03B903kRFPjHhwneBhQ8HC2+isQLAWAqP+1QIYWpvD58YE5rluWF/AjyF
        qKB5wNp+F6prGwVGZkq3KN3vNv3YGYKkpjvup81GgqsLclV3JKxi1B9n8P7Km9h/YNNVMTV4ooKmMoCUBkck9029pWQ31n35f1ZrtWwP9670a/6kS1foXLoi
        S5AjEOSwnFfHSzGAhBCjlbAPz5rpM1AwyHuf+y8pryN8IdddT3fuHOsgB9VRSAvZiAcxnbuF+H2cLBIK6p6qsaEnkIhKMSbvacWlakJbTcRqJrZcoC73a3oo
        UUf5AlQowuYLxQTEjWAdR0naIWAHGLiHruzBIHh0DTElhev1NaKAjIDLEyLidxhtgMMuMgKw4vsgTvTOqNoJocuN/33ESMUG72PKlWyc8YFZcLdVz/gqs1GZ
        gbNTUwevHRIcUEb3ZwILxaLmGGTD68zn09zHZqj1w/IhMQSA/yXIo8yi8CCwgERZIB2HxqX/wk7pwPISLlgZQkKAHZfdfPAaIKY0eE4jmf+qilko3ORrLNjO
        a95CluFcDfgpjSRfS2rs1xASBLZh8HL1vladbJOdHTMn/Q/AF5IflzcVdlQnPeGT2c6WBS6t9WlEYmE64/TZgJHBB4zWIFOlPUixYdMWLbEApzVCxzBUW/Co
        SBAQd6uhkpENVFNVz1hwJ0A3JZKxUcEHIU6rE8BWnmnfw3DiMU3B30Q7OemKzmtknsyZjsgDc2R58OxxMqXyJD7pJe9dz2bfEHgOCqWKiKiAhzQ/3J+1YsIM
        DoBnSuPj6fh4HB+Z/jJtHj/pIR8cXZZPUkpCSAPEJpVUaNIhXDTUa6FhvRaI2OC5VSM1IauZXf9M+iN+k8KoEv4i6vfOf3NymoCeUr+H0cKvjaUB5qvmUH9y
        WIQ0+UwY+I87HyIS7QG+Y/C/n0sHAWFerAP+r75fE3J/+w89uSPhd3bm+NLOBF8krJ97P1zRS4k/+b5yLuwD9mvSE/kktRc1dakPYb8V0hgkhkWuK/APdhbY
        +odTCsRFgcdfUYEoL7D1r15RgbB4w+qJ8Y6HQfHw7bsegqRLkt4ZPLLO9kJHYaeSs2Y8lT5PV8BQBUvqY0WwDJxg6dA/Qqi3Q2hag516PC/X49mNXygUIyYr
        VFeOJxneTYEksAoNy+3bvbYEEIcFqIcdPxcEwWPBuvHOZ5W7nvzjH/3YfPKr8UOmctfZT3zw4a8Pu//Dg4ohDpJ7Ydwp9mm5BYC28ccZY1uODRzR/O3MRxh2
        noYLdz8cuN/tr/rAeJdHL/ryX4bfLN7uw51BfvzMH8uzPhSleuWDKRkb3lZGQ/knC4aSCxAqtBurjEa0DPHGmT+CZ6/x/gZvD/TtoX17xYR4J98v31TBh/l4
        +2gorxkqDqHxRqNh8qHAr2yUo0sGFv24ZvG5CmkHu7KsF7srqzaharH8nQqwoprvCl3/sHlplC1o0mqKxWBVX9BwBFbZEr+pp+E3LT+c8Hzfv4fMRwTmgw49
        snFUeZLnWneGL7FUjbHXIVhBe0K+CHqsSq7/89Ao+YZT79Jwc+T2A8vt7qRw37cDZEoxbIINC7kHFMZBQ0NmksWFFyb4DhNa4gmILgbKJEulqDsfIYKgwshb
        7Pgv+kGIKLYeD06fBQ9G3xiCulBGSgEwSH6nSr2GWm8MrgUycWCRiT0mPKMJKtOsKaPmgR0x4RvUTwOrmJy9Z+PeoE9eQ39GL99HPeyjntrRGl+hqCprapn0
        +HoWYtdSryQHqgaeCzAGQkdkZVpZ4Q5Fi8VOY34wA+tDLoiikxERDEqhj+M88wEqaqkW82VnSx6BeKFcqe3te9RtnmGYyYmRWaHzNUiGHyqbnYWckh023R5Q
        w33Qw77taYRywqEpRoKJ3qTR8N6Y/FjgIN18qkvsCdRbopKYMfBafokRisgI6eymg1isszssMNQDtUqW9/SsPIT/MbtxrCizOxhw4UuPfyLQYJSpoiLImKHd
        Wh2kxBggGDhfidJPBtoK+8SDlinmnA7t4YgKu4rPCc7Veilb5LMIrwDWIfzQapann7ICfsf/JmPuPvkkrPmDR/92EKjW0DLGFIxdYPndEKifDKZAoM5RRAEP
        4lGSwjgkH1cH/rKbebADVaAEZ8oD++DRTESqSBEG9Mpz21jhFB/YHDobS9vYHvCoRTFFG4h2wqN+n4OotfpZ2ZIBrJ1vyTY6OvscMVxtIHK0FXpy9aKiwvBM
        Zie2i0SMqW7jH0TJT/p2hygBWUCc8R3YfcEOvEt7yeNx2H358ZjiXninVPeh5I3HG4gRRHmCyocajwPzNkQqKxD5c0D7bB9W2c2kPFnf5TsrQEguVrWd94Bv
        j/xPUakOjEh3hA+ns1DP7ql+qDm1oDIpuWrEVy2GVSnpv6HnJz8eBK312mNExvCyNjZdhclYzTrYdaMx79IsxV2sCBpZl3v1eMTbE9kM92zenM1muXFrsdPZ
        HO6qvLk/m0e+2ngkm7jp4ro+Nm38ijgmlYncgJtkbObw2zQVzdphq8YmxW+LWUMjuZoGdY2GcM4eYxHJgxnlImpjyTKP6xB1NMC2tExdMgRa0iaznCZLk6tM
        Fv4i+Ysw7Kz7GzUAKF4M9GSTq4l9gbbb7+PXum6xL9ePnbNs1JwyMuyj6niEz9P+ZfNqtgsX2Fbwb/LZZkG7PmuNbB+fzRaRAYfTET4NFbXxCehSOABx+JaQ
        p6E5lpSPGmWdseFwRTidR32xdgd4q5E0cDQest9hFSpsl3TPSCH5xhln2DgLRnjTIvJEpj2WjB1WIysST4bD81nsONHrHgKRjeX1XxGBTP5sX/Hlc+RmTm/k
        P9dPM7aHung8b/PO4maxyNvV7utq943de+4cP0RfJDRiCPvV4dA+OvvmBxlSIhU6+GlsTWk6M2DEZJMSrw6Hw+es8VH6nOR4F1gZeRYoL/MQjArpCoF1845e
        Rn3sO3p9S/wjrsiOpeqhs+88Sl9gks6Hs7inRNTEvalg4Mm3Wup8NCwDk3lIuGNnwtt3Jrwn5/sfoDor+UgU2Mm6FZ1xXrggcums3fYCfLrc/wLdvi/57BET
        yLTZ8iGUyMVFID7SvzaidpeTNN5u1eqNpNlqd5b2Lff2Hzh4aDuJrgQ242kw0pyfte2WJ0xgFFeqaXdmdm5+YVEyXqZZjzD10x5ecrV49nVmj9dddBlP4PiL
        q6sxtcbh1V63iYeyxItXuEym1PjSa8+BjNenFmhMLbAFlcNlutZtBmu2ryGgWySKTeHl55pWiYwulyn+SRmK7U/42yNQUB2IyxOpwk2kL5AHwzdwSaJtUAb0
        tE75O+J8VjgSSbH3crMV4eThw1HQWY8es+RrZgf5qljylZbJV9fKYV0l4KlSpBL5Ssvkq6tkMAT5qupi9SfIV9eRLx8UN3LkKy2Tr1TJF3PodqPka0Z3JUu+
        KjiCA63G07BMvkJsFo58CfXE8MWOfJFm+wX5YjxTS76wptLz6AdZfechaWJdnseWdjRcPS90Z4irE+fhiHc0/P7zsonh4tR5kP6j4f3n5WuHTKqdx1eCAMvN
        yvmsIUVZ6Ox5dt3R8PR56SNmrwuNxee4LO85z+1WFvx52eZcjd550GFbo0HrhjDk0+1viE9uoCokN0H6W/KMyVUVmIfsb0lGbgjujlBeEhqavBsAuSHI7S64
        Lorg57czL30+gL5weia/yGSqF0BBCmoVrZvgPDSJ4wsZp7ypPNyLTSVJPuL7tXXMVp03FPBlA/Z1soXKJ+Cpj6hNnBfyIT7ZAzz2sqbs09tz8uHct+XOJGAH
        sLuNR4q7AxenRHuniUwV+XyYUMjzOZwOj+VpBU9reNrAxm8Be5Iq9obfjJK7LZleCdS5W3lP4NkLVSe+XqgiCjO8peW5eJ9+l8LKBkTV5Kf9MNoI1n31X4H4
        J19g5WHhi/H/m3rwIdD7e2gYEhEez3gEEAJ9xAcFg/CdMDizOiQFFZI5Agb0wRbBZGUvfD6rOd+w6hOnEces5my3XwKYcXH97T0NZYPDheRngiB+DEIrVqPu
        A+kWQPlIm3VDQIKlxboBICFSoqw7ARIgxPnpZwNC/Ae8zHhfI2r9ZwPap1S3u1ll+1OEN9vuykX6byBc1ngNvswlyn/9CBiau+dfPwwemzIrK1LjfqEJ2/uF
        gm/vD7Mg/cVg8OKnNmQMl6dNdTz+87fjKaFV8dWRhteovs4znKk6oULOj19DeJ4KNtxzuaP1ZQ+Idug6/KWiQlrBfaL8v9D29HMB3Zvv78f8PcuD0xNnWNDw
        76orji2m/H+p+Al0LzEuawyWw4In+Pe0K46dq/x/qTg8VOlk3YcXccgRxN+zrix2vPL/pbKeolbgO6U/zoLVkd/74T4ov6cRy2g7oQxVk99VdCMhO2RkbD/G
        nNcRcAhkg/oJkVbXuSyyMv3A+eyVT22knw9i/CbbXeTxr55nv6905OqZAqUmV88UJq+FFsfb7oUUi3oB98eeSjs9MNUhVCGZs/+0ioGkTmeU7ed8qSCyFYRa
        ga8VBK4C6dBTtqD88jRNKnib0uWeEtj0R8CkyS0/zcctVYNSH0moJAhJk9uQNBO3OQWMQOwcXfsO33/ceM9nwclXP/XM4OXOO2FV1LlHzYZernYY24eauYKA
        ZMHpu2GoLf+8B1q3wcvVM51k8D++xwT/6JkzyW/6OGr7JZIF/Pi7va+uHNdJMgUSkpPGpV85Xko/vUf+E3ukr+6Rnk6rX7rJQbPtbiz05kSYSf40DuvrQrof
        U/QHeB9gO3YnLW94EEee6/nJxOUTD6qFkazFAq49/XeBaQhj0efPKs4LZSMXkUN+VqhRveuJL/zbH1z9h68+4cSbO/7OMPOff6af4Cwgr/6OXxxmoVyfeOtf
        9n/mhTHU37i9f/mBnz33+nEWiTR33h2gHH/wbpPc/Uhu8OSlv8zXp2rlhCPHRln2GCpb6o9MNGKt3s0f3Ped/3o8TNRc/NEsGfyV/86sKQv2XTA9ee634CqB
        rYdxnYaZ9/xJxoN+AYJrRcqcOIMSed4EeQnKN8wqoyF129FIBaaRMGkUuILRCJ/FfXYM2VAm/F3vfWr7mSf9G14Y3/UL31LtdrvvOz4c3/Xt34V/Pv+C8DRZ
        PBQWzUhjeNQzBOsgb7NmKUMLxunf9cPNj73/h/2/eMP4rt+e+fTCD3z2bVL4ru9kPT+NKu0gvgC+C1qGrE5+CRp34w0znnFw15UP1MCHpS+j+9tQBmFI8Zx8
        hrYCmplwaPLKIlSGbx8xcndxhuNfEB6IJuQ0ngTvbHRdZ37W4Tx9ie7e9nf7Laqw8VSJAvVHRy5f9DWZvHbbHd0MR2S+cXDCb6EmVHobKvKGYlR4yX/0/Qi2
        A6Sf0XklkZXzlk07DyVo+r8GnIRO2jf5zdsf5HybsrtyhqSLWXhBFpbiP27Pbf+Zr5rXCIdXEelUhZdYmtMqkWcxOE1WNMdykrW/V2a+K7Fbk+e28OT5wG/I
        kk3/twD2cOklMCn5Aj4+Rnr0NydhpTZUlVH16WEr/0rPx+PxUGnLVOpGqRBy0phAqWR/I4gwjXGW2IJTyRy80ZAvhvwVCVMropdmxw4gghNYZeGPLWOsXsyx
        vqWCAzt5DFatMbYcsGEsTtSJksJI5Zzxb3TCxnrymDM13CfzZh/UG8sWeG1JEpbUJ0sozpIIScJKyc8JITxLwCHpBZAKcjr1kEbxpYTPAz0R6kbqWiazc0gd
        lDwIQRoIBA/iGrBuoFnslwSGMpRXrGQRaSKuVzMhM7FynyNZlawxYo0RlzKmyEgIEU/rZGEPGRlI6Y+8zr6gZnpm/9pav4c6iecs1Y04ppKQ8gxUCqHJgV1Q
        9lQSTfaxxH2zbHowoVs2/jGhUMsmPBaijwjqJf28D6AoS1DWTlJM2J6LHLg0iB4dXOm8s0hr71ZvZPMyyu3dyhOR9a/4WUul/JbZB3oUEKI0kGEHXWlLsakH
        tB1LTJSevIiEVvFi95t1TUdym/bUh6l72MVPKvV9FRzMnNQFYpSRL3nRqvrQ0rak70PHNoo1+YLM05xIyiJqDrEoSNlgwi7fJltAXbaAu77L7gkgonVoCEZQ
        KjsCtbQ1zuoYbybwO8ciN1Uxall1lBXGPSIOTrmW8qYu8yQp7nEQXXorGgGdn25br/6lt/307x74Jdluloe+/HcDtpsu/8EOxhZiwqBYPFTj5rH0TZfHx7Kb
        JyPC2CaSR/pJhsO3NckWBvqH4Uu3m4s/8FluZhO8TTaL7pxDf3dME8XnpP9n0dm7NVcvop7dyc3vsntjXjP8bqqY/xi3K9iUruBNfR8NzOaE2c+8bMHYOTG7
        u0472Uhq3S+yzu1O5ra3Z3sxURrsLbnDBNNzAux1VB1Nrklt7u6a9AMwK2WqzsBhzU74eZ2qLawBs2ATFyQJKuqWzPU9l0zLZu7gz4zZc3l1pclueeEbpBvl
        hTO6Ujp2weDbOmZW31uskkUdW+7xPGYA62cWMcS2xlSPE9gVMrWFED5N6pZF2ik5JQxM9WklhVUlhVUlhSCbI+YIQeLmrZ7GkA47OguOCN1cyUlfZahaTFl6
        eFVsiS694lhhdZg1joXclThMIFsgHTs1rPIFX8Uoz5tUB2JhWi47IDOIozGljpbt0qkPZ7Sj+dPWjm7t7OiOpZ44+VIiOuRCbOVDx4c1PgRZQk/E3FZitYnR
        PolxRCXbb1Yj36L7sJbWjhhyQ2IP1ewOxcOyCnHNhY4hObZb1JRBrHETy2oj1lObGEPZPeNjhGeoQnU6Gh2TnYxnExhLbEn71D79L/xAuD+7scM+ecPkAoUV
        bSrcbNNfCRCbZgk2ExApQlqm0gxrqigT7xBgKLE8P84CXaATIo3dUEufWBZHsjKfUN7VJdNn32iuffqJoz83nmQaEJHw+WeSPs2jdOqFx0JrJ+4REES+/SWR
        9B6PNqJ1tZaxjtnGg3QHcXkP9VnkLNte2uj7+SVRrABV14SJnhO1B39WPZO1B5X/PgM88PF3ptdncfqrQVnUdlXXnsyC9NfAoBIMC8IGUMQ0Ox5UpW14pALV
        eha+7VkYFuV5Hl9fR1fliA3+etbIbx5/4r1ZfNL7u7BAklfEikwFN7j45MYPATYUxjknhUd8L81hJC1kDhO/FyzQ6V4/kJvwvRa9xwRAOMiCf/SMfFJ08vjb
        6TIWyd0H+vXk5BYqyqry+zZ1MTVJr4+Q9gBOEfqjBWqmKgWeAsceuRStIkTbajbfSTDJSc9mBkbTM1lT/ZeaZ3BFQ+PQ1J78jOMZvgUmZHXp0ZMvd574zFAo
        vfTL2Sc+k3WHWcfGIfqZ42Mh1h0bjGhw5xh27KYju3v+fCjrvlPiHFLJ0pGF2RlltKl/O3NpFns9M9LbEz/xpe3X46A6Ld9lnWHmrPHvd4d+99+Jr2sOXq6u
        pdeffPUHXsBGIRRahqs31ms/500eQrd3xxDpTx57ih0hvYDuTaSxsqMJ/9MdJzrpfZ30CSZ9KwdW8pJ133+87IFAxGrPOR94g9k3EZlZmNIv/LEi8Ovw+MS3
        tCOEfPe0Qox18F7paR1r5nycOCnM+RQshk34ZGGC8JAfPg7JjEug8wSYIHcZPQ7wn6fkmXkKpj6Pr8vc0mfYTJDqw47rpPmAdI8+eFJRYILHZQ6Zp9ZpyrUO
        GJfKuoMhqk7X4UDoLUgdPnxPpUztaiqZaEIlE+xUydTuBuJYVdUxVeHGFYeP81soKaMJwqHQA4mtQk1kcfr4fEXFZV9o404lDQwNS3JCVodOIoL14U6xIqup
        usLP9TUiCgj/iY0jgm2nInuMjHrbwcQT+hDvG6thAmFqa0eJvoPLOoUN7ENDYw2T/joqGJ/GGDywUsDDVT2e/3wY1PLRrB/2aC77CoeusWPogvLQhTy62lOb
        1lBtWl3Hrq5jx2CEDdxx7EKrQAtKY9MkCKgb07qOKaJvabkVjF0DCrYGR6msXoP6CB6lO0ewcZSbgvyAgEL91FdY2sPWACEfWpHxheOq0Ua3Zoc2/hsMbTwc
        K28zHKv53992SJNPVEN/o7euFjahRau3RgcHldtU04BDenKsx/4GTFE6NgaJXXMItzPjUdYYW7uFvp4gqjVBhpvESP6uyZB1VrLiqFBNFq5Re6K6mYXAmJgZ
        jnpF8ixRH5JYm4PDKDo3NoeRf97M8vAa51NGEucN3r9gKz2dXYtMHXDKo2xRnuxTxckm9skOzhxj8LR4YVeK44XLUlYYSsnb2wZ2xsJY45eMsv3U6DXkyQGt
        hRYJfbW2kqoOqoJIMphrlA+tUF8ToY4QVZprlYtcdIqdK2rNuYzhRE/UJBeKhGY/TsYX9IDd5ab5Bg4VazhADrWj66rbbPEUH3V00d4xMAlgALDA7+bRbIzj
        1Q7zxWPWw3vUU5Vy88LUt2kIoG+jPci8nst25BUZ4UWgy8o6fE3MertQr9Zxzg0NLarJT3xhgCEMv9Qwy15J+eFzCLonuzHKi4zUdl9Hs5JZ0xlLYpO5Vd01
        Y+rY/6vMnfeFtS3pYQEcGINhX0KP7ZP5nAlDOQyda9L5Cf0owRgPwagpsxZOh3FjCgunQ2qddcgeevfx+KDNey1urinyHlRNzkG1jthhDQXJgoLEpC1UothK
        wrbfokr+YDAM1tKbhJO82T4KLBqTNSDx1xw6UyBrE+zxVwJZrdX1hjvxpDW5WopQ/+lbOxA99bOBtrKGhtqy5h0J1bC+NQhp5iod7d6zxtmktHL+hvopKktz
        m8SJZyn1ob6zypt4NgPlJ6NT+OnPOk+x5na/4J4epG0L1n26mEUXTAN3DZPKXXAhw/EzbVPa1DfDOqFBjRMcLerIKom0ZUxwI+WrlAKRHI5ps4i8gRoxJjSe
        u2BomRhbMli05F19ms/yLFS2uC/dGlY2Dj42A2Fk2NTzZZIswF7x3Lin1KafKYnqK6la7V+jlA+odOiT/mElov1WYfeam4T5R8P3ZCt5Ix6QpJV8UL6XfpOb
        8ZpZkSLzPOo9V5H34+JKLA3AxeVYWoCLrVhejYthLO/ExWbcb/HiUiytw8XFuN9ICKohSw9Hzn2sWFy0sPjrcnEYNAcXmCubeJRh5eECc+kKHl0DOgjAXlXE
        9PMDlBdK3jAM73zHGOqo9nS7FRLzo9ZyRRZ9Q8dfyzSnl+GGcYMrM/WUItHpoNU0plfDbelIXg3+lsbhIen5FROlnw8yf/Dh9xj8gan54Mvw9f1yleboU2o9
        Ql/LvA/SH/Gz146zYzgFQQzv127PSXu+6vf3Tyl7g5Gsr0bWGYRyQba5KdmOItvtyDaLYJjINg8c9vpa+u9x8BtwDib8lTkI/YFdeARrFya20T9gkv5B67t6
        JVB+vKrKjlepreyto+wWGRCqnFZVv3XTUI1/by72paqahd1m9iPDjaPsqJTZzwEytGpbGWVH8n2lKl16wxBdYG4zNw6zlXwHkCdS8EhO46vmVeZWZJgzN5nV
        kbnZbi2MytAwR+1GjLub8fwmbEm35NtP1axKEkrNGfuSKwhPYdbkzxV/Lf1DyUPieIi/q9m1sJziBgFiLzeOY/r58bB/hJku+v3reDH0+4YXgMOvcuUv8vds
        f5m/98uiw++m32/z4pzfbzqHZehpBhH+f1MPcagsDIk/iNSRuX5vS8Msh+pB06UWMiPZ4+JYMks2wSMxLGzJLt/5EDaafbIzTZTomAN7lBCqx3jr/SWzD67k
        06Y0dKj9pSkP9uFB10KHy364ZLrpHwGsq3qTd9kn6tRg+MFuvzLY/GDX2W7h2t4jjIXR+Kg+faBcNmfBNbj4we7UI0DWO/UQUOunwZe68fhAv5MuJwFO+JsK
        Ya5p0LAaKRqivuu+KLMjsEFequaQJsmMQBZfjb7oIC6DZo7gaMMZfq28427YfS3KGxZkyeWoZ4D0CGFwJEyUPFvuNyCgNOWyLZcyVkYurwNFbsiwHTKchisP
        ZH6vv4/8l1x0EKFXh5Tmk3a/PGATPBpVypDKurqe5EBYlH5XRuN6+Si9WyJOjPaFA8ajiavdFC75sD5aCa7oUTACUxBPKCziOMnXzOtSJy2Q1XtUyYMvS50U
        48hIF/SuYcmasnnfgiWP9XiDOTKcmi1dzKfx+CEFEp8Wv9QkMskImBHf5J2gn1Rw4v+fGcbSmFcN5sZVkxDb1p4rJgWmv96KueVC/4h04lG5KO0zD+NDjxR7
        5sqoOAT/aHZE+upCnwqHIyW2YFjOs2JWJM8RzKCpG5IlgVkj/VJQWvXwD5iSvZH+h4DtTm375ZMAzBBitVTsahGhhUvDhkRSvsLNpaGdS1s+Iq+5fUl2oEd0
        CzqHuXUNAEcVQxycPnbr7DUkVpnrDC93Vz7B/VxmOxhHcI8e+QRN8MhOwqZj5ULRRS8MndZg68539LKbxtnqWHY2MIDZzaSBMmsldWWc3Qph4zVGrm7BXjLO
        bsNeky3s7pxilI4g340ylaXU0SEO+bNFs1+klRvw4Aap5zW29iMy5YtyN+qLVoZ8xTQTSFkmMDHIWukfB/2bUGdR+qhBwXwFZe0p5WXbZHOaIpDNimS3iHpu
        5s2ycGro7LZpIvFVGlFjnqgCM2y9PGEuFPuDQOriBGa3y1SMcZ6/Msxulcnc5N4uNGCM5NMydq8Bg32TfF9MEYQZbhxzcIR/ODoeZreM0b+SUbrhVrm/AYbA
        t+Kr5Huy25B8o8ikR8ZSyY3Sj/Jzm2STNCl1izzBTJdRzo5KddK4W/C+I6j0RtQkD47g9lXmBjy4EQ9ukxdJ4VUy+sghVRQs/9nXP0iIBVk4+TKZYod2FMzh
        ZwINC6JrQleI0CGji/0saNE5uHNkIdS+unTuN3LTYOwxu2wadtls+m7ZbLplIywC+PKpJOdcvMeDK9HuByRfl6M9SlyKLO9/CSeE/bKwhmKh4/FDy/6fi9Qm
        tjRNiglp19EN34QVe0SWK1YkKcNNHGgsp9vsAmgoiymJN8sa03V9qy4trIyDU1bGTeZmrNlbjdR7lGvEgKhOrM8bkOcGc5uuzwNTa3kVXngrMq4M9aD9RnMU
        NISVSbF9V6McN5hbLL3AChPZrrKmVsTZsloRZyqv3Z+11Sg5a5YJu7OdlEHeba25e7x377Ffht5JBcnNCk5Pd3/i7SY6Gg4raKWZU9q+R85XI+eW5tyvjMQe
        OY8h52XNedAYc0BozD6lMlHROa+9AI4/A5ImTaOhbvkqJQTM2obRLvI0mZqMzanzHATKRq66AiO6sVphbe2VuWVtqPPM1JkMo/LuxYgZ7pWmUdKbeMyb2GBZ
        F7l8qvZuE3eX3N0VKGYuurtLuNt0d1uNHaqYczX7ZNjYuUpdmXM7n2y5J5frO54Mq5hs1bX0ZwO4TbxzAjMpUqTAw2W9zPdSmVncPkLdben+bqpACx84SpiB
        krQWL4SkJRqvgRCHNi2bwqVsn7Ils9YUcnZKTUZgOwBLK5iNbH8nUXUOSyN3WVv1DwF2ZIqTwsyUtNkpaT148AXKncgMgKvv0fBs/6ha54tIF9otbqpeIcR+
        uOI8dm4we2g+nNJDhMt4KqW+GOzxYAhXddkzwQeYGx7uZSsl9rFQYPSyV1/IaRsW6wUniTMKKg23kAPLDUT51RecPH6OLyjk8SswUjiqGeZIvFFQp6LP/dOJ
        +LhramWF5L3lu9hdWyp504n2VVPMwWn5AcZibPZN2YjvwMq8VjeWZIdA27/V0Hn3FtkEhLrsenybHlbciMcHdz8+almd66EBIPueLU3qAe4cy1hmMud3W/dB
        COvfzmLUEcRORxBbHUFsdQSx1RHEVkcQOx1BbHUEUyZjGqog6TQGgYL44e5envBX7lVoYu7qQzgrzexY+xeReC1OoncbB1Ku1Efuu9wvJUw6A08tuM+a6bAn
        6QpJSycPnBcdCm9Rn0DhScfDfIaOOYcox65gqaTw/6a/zo4hcQofTJ4tyuThFPn6FQrXsbleOS+zRE7sBkYTCN+Zi+/nHyTaDBGYydWs5IeZxx+kaC9CijlE
        8zJqVGgtpPKKuV0+tFh45AtgW+lE8RnTE0HeieI96U4s3lutyvqoVUvfNlYRvig3C9OGvBxPNmf3aASb0CjTZzTpgq7vPWu0HwzPMwj9mzWCeYDgyUrFwQM0
        AIESdbr8K18yxa13N5n6qpJ7oZL8HWLFvrJyOGAp5kFpP2pNfN/kKYJ8bnvycTL5uFTRI3C5lplXyiy3p8t1yf3ZyccX96jMum9zW+t75TL27KWcWP6ayfbt
        HLwdrdW9ccobVvd+g5R7he94QOFiCJWG8W8ATtYbfM7/ekJUntd5n7N6oXOBThGZKnaKKPbRFoCKPOTT8nL3+fwoiyn2HrqlpjV6WfQQ9udzfoGz4wFqKDmX
        hMFGsl7FKdflQKONxDYYVFmFQacaEU3kGZQWDRLbCn9PALoPDkAZjmT+RF0PEpr1Pw2766l+49DPx0YrMPy7CrEPDgQv+v0qLKFgLbhUpq79faRDDa6QKfJ8
        VuOzNFvcbrlZ7+hrupgfv8l2TSh8sy9XgklSy9+9R/aXQQeWZfbTdaM2hbNYpIhFx4vl6RpdIFToyzKbD867tkZIr/UBMK5f511Ct+4uv2zqPVW0T3ta06fC
        vxAUGU6miBVNA4uLwVp/Sov6NNjGygfsewUX+9PfDYREwf5AOn2RThlyUZFkoSlp+nuBUKTWsN+a0ul+P5jyDmFNJo53oMWaywJ8dIyA8rjAVjLphdINHjOt
        0jAhiIcRQZ/arH3YANqyzjD8FTWDUL/pWRiEpDwxb0k16GcgONIXZW6M6OU0Y5DHTXWfgQWhJPMYfB4n5zM40l7YhvF4FvLT7bjOoaxvy02hoSJadcayQ8i4
        ThFF8Y6RtFkHvrqHw7lpF70AKbcfmSVTmWo1Tv3ylGpm8RlzsMvQd02ditPanyAKgllUxqVOV99NXOj5dJ1b+Gn42vPcuW5axxghvqqsZl0GhXxQnU6u53AR
        8XS8Tm9X2A51TXcMO7w61BkyB3wZehvLHke6f6ZOmw1yaT5/z/aVwJyD3rmhbFvEiyFmT8MBdzQUyqPKi0tCHnhxGRr4BpEmEJkV9QTCCLCeoL9f6wn6B4RY
        LitTrR67l3BxQL9LJGztEc8xeh77aBMXS/qlHr/9rPXzvd/6+Z62fr70N7J+wKH1LnL+1EohZb2C00o+GQb+RucxG+0JIdfIAiBAnvVY5t6OQI/sIz1rTPsV
        e/ZYtefdCqRxuq88wFkEPmU+hGARwl1yaBfSfq2KVVa8Ot3vELC77OSeZzIACuWbuiYse73nOXCEaj3AbY/M2B7p2h5JbY90bI+0nWc0JejdTjQVsDQqXu/i
        lLPIcspNwinuLlxV6/l4auG4sHfXwajI4H8V7mp1W22VHBzwJspZgS2loPMv+aG/ET/mr+fYSMGErA7EBDIL4bTk0xmBH6q7HpwFGmQh4UtysDHQR1P8C7fv
        lT7qeWrWsAzw5O1eUNxFJRsBVLVc8u55ILmbe3NZ2xBO3vO4opRiIXd+1vf9x4zaZdxvR5gzxo6ub8OXr9rrNJ/v+Dy6bfuFBtLZwHjWiiwot4rPrdOgtWyb
        Xt7Y594e5b3k34fC4YSPResFwnfNGf8Co0TRTBTkBK4Lz+cxhmH4bq++9rL3NsRMK/YmO/YY5PN2wDGy54d2mGPelAb6oUfuNtU9K0efYxS0LgCPoGqmiXym
        uCRqYrTzUZw/OrHj0WDzL+i7Wr/KJ0GuCzbKH5b5pcny0DudAejnAQLrtxA3W+8CIn0j9I1iirYCi8WhedWYwwKdU/NFnM9B8INJ/vA+oyE4iOwJuNvB19/D
        P/f1Mm/wJACbn6ye6pUNPMAy1dSY+l/7fvCYUXLppiBJZk5u0ZHOD1bJ1pz0z1cdbgPpJMyXSQCmsqlnbbbT8Door094LvtjnYOnbaZVm8m4B6v2QbrzQZo8
        42BvuU6+4lsIutO4DHarPegau0ukK+aKX0yAaflYehfKlPP50elbVHP2r98IU5S+/2/WiO2vSQVq5qmu2HAIfLiXbFqiw8Eqj+DZfFh3DOlpl+DG5YRLcDNk
        1SW4ATIuwc2b1CWkbiK5BC/5yWZY3ajJ4OFcdYZmvI5Av7SRu8Y0pqQlU9KaU9JaU9LaU9I6Vjfz2O5nMB92Zm/LxKP5jSCbkZ/fDHZnlp38t4KsexUysUzj
        s+5dD/OfPz0Olr5bcK15+gWp6vNQegc0gDjVChPFwyeSo29BJcOJFd2FfSZHtyujW9duPjdjU+83NuWKy3fapVx2KSdcyiWXsupStlyKcSkXXUrqUoYuxXMp
        m12Ao/qEnRxsdoGIHKf/J8xIzxFAFqDYehvCFkdmqr2N1nKKf/n4XZuV/wb/Hb/r0Z9d+vWVP1o4ftd3/cbHfuRf1f+7NxCTt5J+hYXitQzObFVbR2Ut7567
        PvLFf/xTX/zHzx+/62MPH77lx7/03cfvOvqG1detr/zyZA3VvMgLCCgQ2O+5YiHXqsrDnHPfeVnTL9v0K6lNv6Tpl2z6ZZe+pelbNv2SS7+o6Rdt+pZLH2r6
        0KZfdOmbmr5p04cu/Zymn7PpmwB9Ote0vZ+upb8eTJ3gYbpqUQ4lW0uzSzGHdCg3NR0s9rHt3fpacW4aoat8GwYUDahLrfUy70RxTDnwYT1rlLU6fAjFHrvM
        PtxRUnn2K/UsKauHbEll5DfrlmO/WLcnOVt1Ycs5PvV+J48eC9b5Sofe3zICuAB7dREXPNrCBc+Q0anQEV9GCsxMt3ABG5JhBx2QEKuvg+7iJLahmNjQxDbq
        ciISAb8rsd+wldhGXUxsM4eJ/fbNxH7BuaRft0H02Nq2a23btbbtWtt2re241rZda9uutW20tlEsBjNzAS1vrwkN0+Y2bCsvN2zjLjVcHzZcrzbsJw0b9kvO
        NeyAbjbwBSqUnLVCyf300tWto2l3jMRuFA27Pzi2tk7eQlo0kzuWecn1Clz2Vd3MuJXBPwUJgHoilhN8Qe70poJaQO0yCeAzgTv3ou5AM54LRUzzsfR3omTs
        eza80SQA8tD/gUkEZJuYhWvyQ1xpYy8DxgxT4GNJsKGKbSbN4UIVE0qXuf2dudds7rXJ3OifX52OS129Oi51dSoudeBwqaHMqiouNdSj+LZB+sigw7AFQQ5L
        HRClOIelZpigqIClNipuMnhgN2bg+yKlIimTGNQBPmfFI2bYxFB7u4f6o8lPNcMWIZVU6DiPZp1XGKyHsrSX+05c/I4H1aVBVksvh+lavUk9KnI7mrEJ4OJQ
        xDiia9P34t3f+0gu5ry0AdRtvsc7Tz/q+MGsVO2VjQeiE9b583139kPr9fmHx+kai1GaMJNHBVI6Kkq3vDy6VVS07R20OzMpuICOOql2zuAK6M3C73YGT1TX
        Bj/cRpAiWbzY/0P4yyCACT01OvADzTrqCToGJp1xNwmRiIIL9m2nc1+3y8eHWbQ396INNMj42YcQgtK19/IAeu3o62iq/2jWHbzP/9bcvVkIjrTm0/Zu8zgA
        kMLcy6w+zhoiLF7IHb2hyysdSxHIQpZSXqA6ehrgMzXu28AyrgE5g27rVeLYIIznCLCVxciKdNeALlYyESu6YnHNsrmpyEizioAwq6Ej4MkzqygLZKeDsX1i
        QiAjIQHISIzcAE9AIIdgtgP9WKbYXU+fxz//Vpg7xcT4P14YEkNFHu3/pXfKfz8vj37s8Bvlv38Dh7nx0HThrvfhP0ll/I6GS0NW17GYMaEDugoBFEOom37Y
        rCY2fkB0QeZdNBmkxgOYUcEL7bR7otOf951Zp4eZ6dsJ/OcYqCn+ER2TvqsHqPUxWlMxvp37P3qneqcMNcyZAvAAOcJD5b2E+HDS3D1mXb4eHipsazYefATT
        qjzn/Fc65/b8yhl+ZbX0lfUpX5maGfnKxuS8hbpbZ+6WXR4vZBGmY6KAAzoZ45IvCWjtjgKtcdbmhG8SCazUvNKsbwKStATG0BoBkKtZntBt2LfqhI45oaNv
        MKF9nbbhjgmNaWyfADd2pPBhmNDAQihmYor5FzvwjoghW+gHKsXDqZMcS0Ae7TXJU05txiawUBOyYiKFqohlCctCLU2tBiPEyNTHiXN5YhUO4XchRiKkeNlC
        aAUxUP2KUs/gDK5sHGs4xAR0iClLUKjqw2FQV33CnILhRAWOGnSeWU37soYea40yYXOeVhi6lsLQtXTM9ghdU8HasPgfdfzB6V08PS/whWKbN8GfJvQrDepT
        AcChTZpWlCRuN4COrYyInfiy6WUrpjqlrG00MtRQR900y4gnWaTdEtluEdLQBq2Szgnyzgm0c9qAprVDHuRwXYorN7n5FGgZb+0lvxf4M+tT+blYnXFpdQnv
        WrSho+aVKbwt1eGXxr0zDkRN9amSMiufq8db1JrM49bPFkDHkL5oOOBL6umKy32UbLJle2bWo7Nftn+sysXsgBpYHHS+n9P5033w/+0ZvOaAWYLNCfxq5w2q
        WTQHi9P6y8fHOXibaSFTh5m6yCTVtFFNympmJkvBH3gO2ReYXV/SHtOFGC/ZkV21wMkHY39x3TLlxGTd5WvpaY+k+vld7d4ZHYT5KUa1MuXtuuGq8Tjh7ULi
        MsKCbl7IqdtOo1ohmLNj6XWeVC7o6LaNpCbjbBkOwxbUGcYuYxmOBfhk7x9mHTeEJVNZeGDLCLWR8+BwhGFFR3VLpPdQicyOMzM0cyXrg0JPmepoJ2Yxnzgd
        wmjbKkuIYFnfzJftNMyw0GqmOgnhbAzPGTdSqKFs6tEfmkPDApe1qjOzW3zYQfn6GXSK/NeRD5sBxncbX9sG/NE4WxpJL8rHyJRZHkouvkKnOtCkzNIQS6fw
        rJX5hHo6LNMz+0eyQobjAgNwkU7v7FB8ta1wQVI5xbQviiKGRVIUSVikWxRJUcR9fFHES67MhPWN5ceq60VwAuvL2ra+rLPWl7VjfVnnrC9ran1Z3dndgj3b
        m99toJcdKI5zC4uF7GD/Glqs1Qcpoh1oKHnE+i54qpUQniEMzbRCN6PzWHM4riDkmk1o24TCKm/1TuHuWyFMIhDXLWtozBsN6TmIUF+jHzU1aCXY3DfDjes+
        Cp/ztCVrmgjyJezHUvjoMTxEOwg9qXIOAC706EGAd5qVNROrJRhGVidwEcDhw2iN/mHOnuy689m18iXy/8O9/oqLbHVdWXyBzVpX3jmTR38O5L2B5+O9XXnv
        DISPWbls92cS11o0EKJX3t68xbakttjf1d7LoW3vFVx01bI/4Kno5jTelBE7Q/0kBNeBHhGfhmFiGuDPL4dMG5nrzHXDC9m1hW1Oz1x7Xj7/2nGhX/qo5JB8
        pZT+tfJZXfmsmeKz8i6Z/KzdHXLtR6V4q78k+fc5n3+0uZaXWZIy+7TMkpTZV4rTd+2F7PrtOaFwxB27zlw/zo7I/X41anzR7x+ShUrwt/10tkSSYSNl4ti+
        N6Y/bw71F5yh4SEdjtIUkgeJrKNmv9Pk5axcthNXPpG6+YqevuIKzKb3a4t6zrqyn+a2jjVbZUuqTLXKFiz6UCUUYM1+ynjRQK9XtVVodVyXoG7cQiA7jFb/
        Wg17r/aj8vNG62/Kjwtk+SX8XSB5DnBQX1lDUHF7lCEUQE//59UmjIHK9I332xeexdzw1ibKnbWqufv7LStVw8p/EMBjxoXUAEQE7xBXA8ruiRpgAQcTmp5V
        sZ1DcKI53M9hG8KFkGlEFer1ZxNdUkXbPNs26CLjUq2pbZdXbpesZduu1XKzjLQKhsyl4quTbTJXa5K5Ribv4WK2L8rt8u7Z3pfkgzrbM7k8gNm+KFN4OZ/o
        tTznkuTcpzmXJOe+ZPe8xVSe0aR9O6fyIs1mmzJ3r5E5fBgVHepjOk+dyn2ZYwd1KmdyeSBx5adM5cXdU3l5EPRD1/5YqhyE/VCq6EsVB6XORalzGZ63i1L9
        Ml3UmQSXaZDwdYbAtiRCiEsITbu/bIcsxFSq9og4cTG0oyb3IHVDLIChWwA6zPMOyGVBcWEsJdIDFM2Y9G+wtJIILDMK3HI9/MuOYIYHmJ8g90fHo/51LkB3
        MeXOBXbObdpjGqnWXAdrJXv2EKhxvT1xCNT0R2PXVNZg3D+Wtx0dD6UI+s4Gq7ET9rLQC9hET3y+w2/Rj3fBcLZ2vfpS4JBXqJoOLLIKIEl2vVqV1gEnetVN
        9GHAmV51M73qZrpczNLbWAYtiG1Hb/m2oy/h+7b8Xc2xZuq2Ob4aOFFnu7snfNsTF31LioY+aVERxg1Wp5kziepb9nvRslvXWB7qgDOeOmh58WXLjx62DOV8
        GUy3dAAPlSpAeafbkLpgP+8I/Q1/PXiMzYXp6u8GWVS2Iyy0gzS2UOIbFRaJvlok0g07saZcDCinkTBintm/r8YILjasD2MBCZ9aKDcAcmgSqEASERfrpl6C
        zmshFttolNVFpjQ1Uys9aohsXAPcJaGGasJganyWNqP6UG9QK72kThEVldSRoU7JVLYnKK6aaEOkDazYBjZogEjsoCGhn8rNasoT26zmjmYB2dU2q4NmNW2z
        GnhrR5slBU3jaX61vAeRZ6TVeJIM5bNqT8NgkBCd2tzhEHy21OCa6mm0m0BxgLLWEBKSVtcZ0SUf1UkbpWZpSrKj9eg52/rGjtbjw2zrm2h9w7a+NWJoHLae
        fdmwfYl31vDOuqqvGmgI5HvXp772qV/qU/T66Jvep+iw0dQ+tU3VbndN9XX4Qzv8u/oUJqmj/xr6NNaGVifn6f+3fdpAQ6b1KdyU2xapGl9SIyZ18iFEnUsJ
        CRUI+3vYs277Dn4gsW5ITet+1LLu/TMWpmDWuifNWbekOg8EKjiHrrGiNn+NEP4aK0r5e1b2yxormufvqhDjmvVzqrGiJVMjDxeZKioDcAnWlbWnuOIz22Vr
        zEgKLRtK+dmWfQaqvSCbS/nZRftMCfXMxLPNki1lF/1nnwEvmxmuYOG0iCOlIcmG1Dw5gGpnAmh93QL1Zxq60pdQml5u+sRjaY/asCtOqZHY5x0+r6kLjGYD
        kn9iK+4ULy9bD6pTT8DAEbb4OVsc5Ru2dHuy6dgfauAzZPv5s2YYbvTWOS8uJZPAfiV0Ps+h8ymw3zXWhP0aVedlCrnHtaXAfocLGECjIHstKCJmFeFuXgPK
        WevK6xSDT2TXMaGX58YZwJElzzJx6VoW2O961RKa61UVg0rSMYH/JFHmBJAAc2C/FdVAVoDvvI9gferiBj6oC+1Hlfo4eeGsFMcLFb4vJXwfTPCXsBhZ/iDh
        7Jry5JB1kkUthxVouj1WiD8F6LtO46PWqLsk5lyMKs2KAv7tc/qsTY0qSBQ/9EQDGkLGOTsIxfsSsf6aLvc55G5xS5WGxdrRCaOgyX3F9uYsw6tlqR7KLfG7
        GUiCgIBd5quOlU6MFZ+PiHyLsuBS9KV1pbvSkLct4sNaQJQBA0B8v84o6/I1VdY7C9w97HMthBlENU1Xw+UGWUuqpdArM/zwObmrw9QfUH0L/GD1Bm0QSLA7
        BsAgc1eZew5h82YY73Wh6IutBkNSHwAk4qGxzHkoaBumBy+I+Fi4leSCcDwl0GnmkJuwzq/fAdeXKVwfZ3NjrMh/fZt3BTfXFXn7Gk+xPyXQKVyD0K6JIKd3
        P6JhPStq67PVWEtvUoOBIc2y/PSW/HHk8PyslRDlEMb6ysCkXqzb2/sz4q2529MZWNZNdwskTJk67nY1AzzRlZq9NbLsZKDcbZrB8fGSu/Vk/UhX1xRRkMEO
        pM21tcxXU6SLUclqKyystjZjBYCzRi4Rwd+c5VakmHCWd48URc5aXcWZgePtpJmRIs9ZqcfmmLRSUtw5KxtEe9Rx2b3lYrRHHVt1fFO8pp9ZV3srs6KF6G5k
        1GkeUh1bz8Qj6rMfmOu0AUy8QR3vAxE8+dVMPKq+/kI0tGOYeKM67wfmGmtJhsSb8ElIzKzZGRJvRq8isW9t1JB4C7oHibcgebBVXaPRZOb3VLNibpY6eAN1
        y03yFt4g1tyN0g7eQJQ4Ki31nQrjBvkW36owRJy6Xm+gCzGAFuypgmQXEmUzh63kfN4bn/JSgk1nwgjoQzQC+mjJCMiaAbW8whAok1kYfRsjOtIUKLqqBdCH
        /loWQB96RRZAy6U2A5mlOugMPvdymv7HKPlUEAYb/mP+umLxA//RCx4zwVV9H3K3h10uDHdfDagqHiBKMYPPfzOBqgIHVKUY1vLV6RdcLMEQGB1pOQpThvhM
        QgbBsqSXcEpKc5cqndKScjwnRj48vKs3r3jSm/+X9ubHIoTfzHuTkQ0GYdGbpRODhvRn3fVnfaI/S/FhpEdhBRztHhDpmKkV7Cob7DGY9e0DOLc74D/xjPNg
        iSVzoUF+oJf0a3vOhd2vnh6RKykdCCBYdsUNiEOpI2pdggiRg99+OR1UB7VBPb3gA16LUe/jiQcf0wcZcOn8NUShxxXM7TK4qCXepsbzTLxzuAjl4ixPvxPv
        /ulYE97pqSBhGpnPO7FHodWphTwtZKRJ3mu9IVpQe52XQjwoRYD47XoYr1ceI7J4yojvXHNFGCI6Z3vjLDx/1zNfPnXzy/0/PP6OonNLYBI4mFfbIShV6gwY
        h6QIv3O0e6ptN39qfevjjx77mecPPXfbH/zZH6w9D1Gh+fc/+p5Pf9vjP/YLv3fXf/m+u3//7/2CxaHJY/y4SEIu3bXNxSACYwExim/Qmm94/X3Prp79pe/4
        wztZ4sNffOk/f/FP+2+o/+DHZ++Z+f3Xu5pcZCEXtciluxhALnCRTXd/ZTVrbMT2YfRWuCNeSJthSSdCIbYHq2siP3xPaLa/O/T8vrCrCBeGlBWmELhlKoR7
        9Pwz/Q60sbkBEUDc4zKIu7DXJRD36iiLJkDcOwri3kYYE8b4aiN+SWTaCInYwd0SXg/bJ1Mdsa4yxj6tlDrT4nTV5BniI3bKAO58MgV9gEHawpIaC+GfcuO4
        inreNqTGyUhgU0Ksw0RbFhiBC160joAiQo9cCKlYQ0jROCd2Fm0RIKyjbwz6XhmyJYSo3O3/gkCO+pwt24VNQkUBWhTpv38doPhQob53huOpQTloL9SUBRQK
        GJp1yr+hJyPLUIapiMffE9Y4nxKsuCmukXXrIMUvrE1xj2xYb6qvlqR6LZSqEQ+PYfLHexgxHw0Bjy0/Qx/ChRppwW4CpmOSvOWP1cpKrmsj8PJHw3OStYj3
        Zx09fFozUcmgWoXIJlykRU9o786WPTWNSRnqI/lkGFYe8zdCuwfWDzuD1ZJXZlTcKQC0tOT7s0YJFsD6nFj3WsQfrluMjtD6dsUARKirT+7A6xOTlffYnWpu
        d6q53YkWvpUJB06yMXCHV8tomGSWrOqEfoLV7XNW4yLEuY06/0bWSTjk4QTbENkTNhzUl46YRxwWETLhZ99k1HhcYUybeEVYHmUGZYv1y+2BEv0oLHSMicvT
        hJFyaPU+J7RIERzcE2I8RGrBZetJXERp6yGdmrruRj/v+/V1E2uUSmHNhAnSOOlepnHdVVGokcxVIWuTIWmOCuOU2DIvjN9gA6ezEC1/WjbZL1D4qeKHPF+x
        UjMiqstNfVwyXmH09AoizTNDGzet3FoqmSPOOzgCDzusl/5UtJzMwxvA8mjyKP1LHwziD7XD2kZHMTcu1lWNmJtQv7lkhnleKKB/XvW3DzuTv9X3PNTLWsfC
        D1dMcSyAFVOYBH4d5mmtCxks1uSncLfCnS+P79qBlXfpeLoNqJF0zdQGLykrT+VWLvxfPj7ximJ7+6uAhnH+REDRv3I5L72w4w2bOB0rvSJaKxueTn/Fy/kr
        5HJnxfJcK45KFSOaaY7m/S0nLKd7QoFy8gfZCZfB0o8dfI2kF4mbx90vXcTCpxC//NzB9Fz42mBYEVEokTsc8tfgwdWPrYpYOG+ZJzOFybC9GtIuV2SApyoP
        RhuDVIQhkfIQ7EzSNisP9kRiWHOfA/wke1lRlSPeUluDctBE6ftCsKLDiizr2uC5miK+GsUZZ9AWz2qn9wM/FHLJ5p+kAzPoyBoL+vWJuwaRG6AHOYA+zIiE
        fMjijPadFJ9a0M1NXyGtFFLLHJhuEJqJDH3AGoRmWgABDc0Bk+HnoKXthwz+YahDm1tk8gPlWJluT1Ld+QHVqVtM0DqM/tInQ7NfLTdDIqMPsxZQEA9Iqv80
        GNKWM4rdb3cPAli+iJAUaIrkO2QtRgGLAsUwwNalGdQGZ17xHqX4iieRSmPqcAxp4E9VAdoDlPIR8ipEOKqqQrW3WFeWDrM2jmSrMGhA9LcOLZh5NoNgdVUi
        xLYYJRqnNwHTGRJpqT/PyEnAQ8foLuLHE1bOs2BqB7ftiJ9loA07eAfc5TmMob0+zW/MZu1oUiOXPhH2Wzyq7fsM0cHvoFZIP2yJGjvJlu07ny2bzvnc1tye
        NTkXlOPjCcoTjjkQjujUTowdvyON+4qN9CGkbCiv+YrtfVfXzAlhGcbj4XiUzV3IUg0HYvNKu9KizqwHM+0+o2MOc53ASxvcmFt50y6YOcCIw3QPKC8pJkfb
        tIcETNsNTZueMD0Mfwu2ccvbjLk5JwtDZ0xJOiiA2vLZUwCy8Y0M0VwxS8fC75effcfCt8Mk/li4Ij+zx0IgP7cwYWRrwwyp5EHdTPfCsfCspGM8jgmPVdG5
        FGDCVMzCsfCU/MwfC08z5FwIpXNAf46nx8fCVUlcNB01+m6r0TdOuDitECm3Nc6p79wJHDNISdoMjEdjKX+ClSIT/kXA8JGk3kGg/8MAfGqugUx5JFOJXKz1
        k5zwwQBthr6BNdnyiMdbUl8MXtpOBx+rDDoDLw3SPw+SjoetdFhJf1MoeRomvx4H9XV/Y/Dz57qDS55I4JIva558knH+bhfZuzlNNg5SEQ1Ks41hyb3S0WGM
        iOwjiAwlnIYxziSLQiYuPWnkd3gSjsrY/gxLWTkWGENRB2HFjgXARrXh3mUDe5oW5Aji6FFWGZVLVzSYJtJ5jhqWGq4xMcM8P98+EdQ34nOEJi0ZPoxztoIF
        SumlytFQe3Qbogk8kJSaKqW21RhBKSQ1YrBTDfpcNJJIVBXG763Ys1JbZOj65YRpcs55sJ5HIODqkBhgseTc0ZHVIYakUOcxlleMUKrSAhNbx4VY53DMtsQa
        AVPaV30a9WFkJZM+Kc+BgGFKvYmunJwVPp/L+0dZGdDNLxcopZcq1w8ZMtr8sWC1PBFOYSpqtO1jwR2mmfzCTFjdmH+ssW6Bf6pOPHFedVA51WDlhIs69Kw1
        nGMEsOm9p4Xgd8G3tiK5C9/YEuZ1EN7TquCOhoZHg7R/rXD88nMd7kz/etyZPnAgg9X+Edyt9m9QbKBg+3uCE9vfHXi+7GMhArchZUlTDkrKiqasaIoIwlBf
        IOUOTTGS8gVPk05pUt96Srr6VzW5pVZ9SEk1BV6AH4nALsWqqFwP1kuudA9ojONrntZotOAlsrG5xnX61phny+PhR7PsaXkWlcxihxeya/Lbd8DNM6dGUk9c
        guDxl4uN6ppSuIBWsAyVP87n0h8K+1l+XgMj6OLB00nx6HjSv0bo4Fa0Bvu7wbmvpZAJAiH8g6e+lk4hU9IJXj+FcyjEv3ugqf4aZHl2DkycAqR9eM+yGczo
        QhjnDYZfA7YoCjIxYuLH934rPKxjmVKDi19DoHK+EWkVpD23dzmgI1QxFYNB7Z7oxGBLine1eFcEUS+ZhjM2I3vC/53qnKi9MTpBGNVUoZVo7pcifhulsZB2
        gKvCHs4JQ3ENA4RDupwx0wOyL1B3ewX+V1EppEN2WMosKrrTYcB9LoHVSLWSXaqPfcJxtaZWv+ye7CrTm7Lzu4tsClje9pulmrds/2cN3z1jtOGXIsNWsnkt
        sw/+MqaXh2aeWnlnauUdVs7w5BNvuFx+Q0fe0OEbOld7w9zUN8zpG+A2MNzR03Owdt1v5g0viGGPi9mJlmyVW9KGIxBb0r5aS7pTW9LVjuQ7ujD8K4intbnm
        3Kz0QyhlJGnDhEC/9Ps1uNUpTDbQjGTOkeE+rFz6NWSzTabceUseroBLl987wJXL7ylIYTFQchtwKK99G+Aj+jWaxEM7V+H03YJL2qyaYVZomHkZF/vVDDUc
        VM/gzIH2mXLjvBkAfM1zuAaUtrW+kHtqcsAmnWpBm9JWW8sKrV43cdFRC86KYiz4Ns8Jm+W0zXG/zXDWPvfs89Q+N/Y5+MQAatg73pklYOmEgCf0RjiK7+bx
        pL+WBUWbxyP0VQNmqHqKAkeWijVj0tOVlo0J1G7aiDg0Wq0NqiKMev0GRkfdbAkDYMJ7TeMRC2Rek++PE0s08O4zWaJeIrjuJwOEQAnR7wmGguTl21owhg0R
        HVmuK25EAjcigRuRwI1IYPOcC22ezdDmGYY2z8XQ9txWaLvuUmj77nJoO++Ky3MuciMUuRGK3AhFLk/g8gQuT+DyBPkYBCrzYyTORdL5HIoKXQySYgxGeByW
        Hgdrpll6fIGiBG2L7eAMAzs6m4EdnnOBUP96P+AYlSx8rV0v7XeNs/R16FgHrT3ZAWuLdUMBZY4TaABQX1+o5q6T22tLSjeN0xxpnGafIdtph1wdfFEFiaqi
        7nVKzdF/318L4/XGYzuFgtmSUDCr+mOy3E/T+RcRVhmq3mfw+BHjV0yDVfWeJpcrPCDZWLp9emVmHejoOIiAnglR7Y1n49sDAFOeIb4Bo0loRI6Mb6+OGM6+
        yhd7BM2kGRvkCjWHE5KY8vDO1KfHdvCsFkNPPhoAQaTkmqtJsgR/6q7ol63a6qUXGBAEZpXTlTS0+7RKmgY/aSpgdJZOg6HFg5niwcRL5ftVm4Jtd2eG4xpX
        6wo4qS7y7bbzZklYbNZtPe3ptfC7u4TcfnECAHuiJhkLiGjA9haJlf2lDXwRKmGw5rOIgu7SzLR6EhHrZnNZOaVQUUINgpTh05iwJBkQrL01mTZjgbfLab5K
        ECK0RBMSUMwg2BRVZSpBAgooSEK4VNCCSL2S/REEJJ/O3B4FEkiWVchfs4CYKGx7vkhIi/ZEgoLJtybTZmxsu3JalLcTwg6lLWlGSfbUwzdIUiKTUvQJ2cxw
        uOOzaHcbOdQALTJUv/pjIsHP8qC+qjLULCW+EDdLZjb5J5UpaoHWSe92edoyLN4q0YOW1QyWxqmmQjmClqv+zadL9zcUs0FKSnqB6oReIJrQJZRF8Jr2mgxI
        A7OwBSs3fDcUBS28isgUxicmCCRjRP+Mhk5Eh1xs6dmIEa5jldSnkqsqnPyjpzOcjcc0e45hs+3MnmMRlDO6OowA24ATl6YaPutIoJHeRE9VVNjeU2522hRv
        om8memYvubmWz6YK5OaW2rSMrLo15EwP7UwnAcU0qkJboQHIs/qIOAt1hVOJcj/9Se2Pr1V8MyT/UL8gsushYrNHWfnEOyLahkclilUFqBKltB6oZKmqkqWq
        SpRiPQRYxC0eqdVUjdDiJwW6OFrJqu9bUw4GKwZiUVN+mmsD2VTS3xIKshI0ER6YB6TGS15citrr8Ub9Mf9xK4DP5GoICKQ8xH2q8mA2rxhJAc8mcD1D6DsI
        gpv5OQXY1FJ6kKf75fQ0P9aYMTNSeyjzV343Q5lA8vtchL9b/DvEbim/H4/GE6qm4vLh3keR4aLMFUC46Fk/Ur7AvyJZhQTtgB0KEr4IhYz8Xo6YKFdftilX
        ojHxPTJiQD3Ug+LmwV5uoSB5wTOFImtK5nNoNHV6jIMC9BTs2chyGVmQqpSlwuGEWg/DCYvWGENcwxDrQiMr0E3fH7L4Rf3ZCrNFEZRkX8TdpTBborfSQskC
        pnbC/WL324e8C1Zgktf7/Wqh0kBzEN55hufWPf6m2X5kXeb56NMw8dFQH4pXH+sBvdCv82zoosELMkCwj7nSx/hod768+QYCV1XPF9pemjy7M01G9YAHkkly
        K9/0TsbpbpjcWuXsG8bvkGzNkl4mzBFipmKvL+/enDEHFxTHq6TLhvPRmPSvNiSRGMvYSX8uiwDKnls2S1P7tSyQ9hdKrYHU6g5EMLjy/z69XKI6Cv+Cu9S5
        b9b6c3omN3sYYO1dmec+/m7x7xCER34/7l9tnncRGGNinkvKF1hQRMzSPJeEL6Il8nvZZ6JcfdmmXPHzeS53tSx6MFo3UYybVJEtTfRQL7ETPzv0glD+Lm2d
        F5AHSFLFxI+VE2aG+yfmveN23byPCfsDnW1If4DyvO/yGK/LU6olagZ4c5ogJn/LSQ9hjuEi+JtmPXeulzV00tetvpWBHCpu2ifn2c4lnfZLOu0r8AyQT25e
        ZdrXp0z7pmnunPayKe+Y9vsL/uqlDVNYoDyQdXv9QhcvC0buaXGh07xSmuaxSUYwSyDrkBTTfMHYbl0wi69kmi9jJveKmb2kl4vFzO5XEjNHJ1MjvxUcQM0Z
        HnPOmUO3izQ3B6FOproeDs1QGbDI3xPyAvyuJuhXWAaFD7QCM09AwIkNxt9jg/H32GD8HRsMEi95uvQQWBduOf81rLxIF1LtabsG3UR4fkgs2crDvfzwReYx
        DaS6RQids69X1jp+sJdhfynFjmC6rF5KC5WHev3IrszFfAnrKXgNa9jnEhEqDotjCMJLlJdrGlbxRewNIgDtk7mzXByJc3fgfFh0R+L9fcBPYWSTwfsCOCT3
        fUbfnoWuZpaIlGDUtDGr2YJ6REV2xTNAWWxvT/MFWcP2VL3EYVUpJMRDFm0UD5gRvGdcCGSa22VaQiZTL92VBZUSuy5jPbwwwjHcw2B34EXycIu2kTs6GlZM
        AZyKc+4AOwmJmSwx3bi/0Y7d20W8mjuJl7M0228tzQ4gK0/JYyFe1fP9lpCudQ2KA6+gqqkKmWqfh/2ZNIO0blFpVwMbcn2YdSZpV7NMu1rjLJ2kXdCVd3bS
        rtauLbt8lFLYFvVjntIrqQIoWKNEquqmPYLLUd3UhzyGljGJSaps9y28sh15f26fEDMgxKJeljbhBIBkD7TCxOS7G0FD4xLk/Xyv79NQjf8/3DPzPTVlw0WI
        r07K2/eu+VDaLf1iKsxaDB/uQEL9cPKVzQPOIjXzSibnSQpAKeflwxcYFNMHNZ2f2BUX+EhXyNRe4fGInUxuUv0/7L0NtCXXVR5Yf7du3Vv3p97/z33dfW5J
        tltqSW7Aaatlxd31prvVkoUkgzAKgYlNSwp5bVhqSXbk+EmvbdlSA06sBIeoGwffe1uMRLCghwEsB4TaxAzKhCFNSIIm8UxEBoJZi4EmIYnIIDT7+/apn3vf
        fbLlWcGzskZa/apu1amqc/bZZ5999tn72xTOVgB7VvCKfL2+X8dhv3SPHPb26ZFpgKtfCvS6CvSaCnSa50QwEELAZqGetVGns3SOVMl+X38xtvlREosBgC1+
        femsmszjv+153lb44cLpKEi8fm3sV0j3PsiCOpuF/Bw0q2keyMuajDQhIh1dkDSBh7og1Xe2btVz65Y+AHMSk338kb5B/chhFiLAnS0NkIVpLkhMeKpJY7mh
        HMIlyKOubH9o4G8eXiC/sfUV4o/6PyY2nMOJ/07NQz4RtW2IBIYpMS2TBR0uIMlqY6vZsOqkoPfsOjZUFQvGorCyXg2nezVs92ng4p8WSZKuTpPmlPqEXMwM
        tSCG+HTiN5gwqAIeGBMhMCVU4PRH4M6fP4JjBQEBVaH/cpF19TAMrpFWIZ4sV9febk50Ykqn6rpCoxJPLIRKHFmO0O8Sng03McGoawaMx7qpby1rgZpqTAvk
        tvis9mmXse0DChXfmlR8rJ4c+7KhZs5TtbvSf461HsB2NlKcvhDu0sI6UO/QZYW5AfY0dbXQLh/wbepxMrTmMmt3c6kXeNTC8UStNLgNabeAMdGjCSz+EdcN
        PpwD5UOvgHOvojs6Sj6OAs3lS6Q8JhWb2pl6S4nqaln0qU03xguaeCfvdVIQtyzm9cTgi99EVVHxluH+azR3ih4Kuf/L0oQtmDwCAHzs9ea5RbilLuBwqggy
        B9tNQrhb2i50Szm7rU3oZ+kdbHHt+QChqB96APRCBgPswj2Qer0DHgLLvaOIqXG1DDYV5XorgzqaWXftm9rS+GudZT0kmQvvDFhh9JljmvXEvcFZzpwYj8A3
        TFSSGxxab+Et/Fb6QnHjXI7z9rhmj8Yer+Qx+VcB4wKlddnmqeKSulPtnfgdFb8vuiKT3UcQMniVf8at4FdWsSzfDd+1q/wnX/f+Xm8g3YcFr0MiE4yNAHFI
        9HIUIYHY1IOR6irP2fFNUkJui9R0smW8yt+h5Le0AUDjxX9TWvAIYFSfT931t515OnutewpQMDnqS/3R1LvjqPHl+rFTsuB1ahbE7LUu/WXgy7Aub0PnVz/1
        QhcX3ma8D60f+vjDj5WvKwod+hjKeNXfcfzDvlffCjdtTkXCATC91j6hLv4+wb9PwqP57/nEM/d1Tm7onNzUOTlWThWK1sivRxn+LMUPeNd7h7OP/TR9S0LC
        IGWf4K/M/aAJbqfSKpezM1rEp3wI3tXjzvf1G8mTPhyMrgfYDdIF92s+YbIQuhvBjzo5uQ/RkVmkR/xBVcH/8m31SWJCU+oSywDbh0dqmxEdfWL8Atpduv+D
        t9Mn2n2XqWfuto/7hGWHPM2W349UGi3YxeEA6cGlsQMTPmCx+ghwFE6otRQvGrBNsESUuR6u36DZlQkVjZ88rkj3z+S3Ndfab14bLG3ObvmP0Pde9DljzZ1W
        KlzrOJl3e2CpLo1sC9/2d7WC2OIuN+TWPmdv6p9/Pt33dP9Ks2/dnHm6/6biAURvuMlZP10FiVawkl2VccY+djPm1TXag8tlD/a0B+VyStkgfbjCPuxV+hBL
        MfnHPjRCi+Scb8xebxm5uVZBm13ShytHqwo4On2X9uEo9caiXnbJtX7gbZrxHJ/eOROcS37bU9iuQM6kj85juWOQenRZBWcPPb+G9H3o5N22k3ejk9ekkydr
        55o1dLIrzfEf3BB1Ujp1BZ26IrVLpOLsVOsH15PB0oPlei2P1pEBAU1QGOszR/70x//on33zd99xaEQbgVy7C7Es+/zjMnJcMKKI4+TTfrob1VxFmd3J/6HU
        3wXa95T231nQXgicrlja77K0XyXtV3LCr1CjXyXhe9mXnI3k7/umt9f7ToCy7UYDVoTyq4ib7slTyYaQFu62AGOTSZDaby87fLK/5woGU6drbKKsBfoYM57Q
        DLLBsjLcIPLlVfLOEaNw5tNvMn1GxL3VvHVKdug1uXdfut+sIXjJhzZ0HebdbzBvNYjVkgNKIGm0VdXeWvoy5S/BDPxWBZCvqiJErCe6jtRiv7nOXDd9jv9G
        841yS+d4HNNvVMjl+fRthqfyLA5v08M3TKpj36gh+vJnP96kBUQD+CY+KO/DBbm+P79jn/sGfQ5G+LN3i0ZxHZWls3cj5NisIXuofxPOpBnfgMeLKsLax9Iy
        Rt5KiBf2Q/JjvhyTDaHYd/mOhmteF5s9UhSxdmvwTkD3mV3CRWYX2GwNo2GPrLaxxBJS42or7dtR0ceo2JO521lnl9mDYbFLXhrIsHgrHZZXMS6E3zCgV1TY
        UZzswoXd/KB8C86z/UiFivDebikvr+iv5u5Pwq97jrXrcsADws4cSatWnK/Kn/MVeXAvrZhAxi8jhbj89yqxSMPziNfcOTVeREfzwkHybh1CQhkZOhgjq5oZ
        phKELVPu2eKL+2+892glM9R9hyiNKvkTYHirOJzRlwNOwaXHn0MkA27jDipFh+qwTsB378he1vmfvjA6cpcCvh+CCuwdue7W7/92BIGOjtzynR8lJLxez774
        5p/8zldfkOs3/cD6jUdv/qVDA6tfDvoe/bJKA0oZyfTCABN63rRjaEtNJgyZLaAjvPxDz/yHQw+n+3Kd4aFHH06vecFcg99byC0xlILXQolxTsm0mD35j5KN
        dBX2+XAkMn2VqgEOy6Io7Ft/2+P9fdpyLAHK6gwmRH5Ax67X6mbf0ydtRg21ZO37PEza1/+XP1u/7t8dGgF3BaFvZVto5sfaQd64U38QLiwk6NbQtI7s/6u/
        8kPf/h+u+4uywNFMALDdebDyDL4enVTEaCtf+ZVEHvjqJF/5k3wFDwEmrhircpktw59aZWnj1Crj+lesMvhlGqh89HB+9Q9l4En3O9/K+O4x1rpGmOLzWPsX
        nXrNNIZaHhiyFfBLrqly476cFf0qG0j/N8y+F9h9mJhejx8AtIY47SEAEcMKP4B7sR3k2cXo14slasmP+kx1w/Qj0Xloo1grcomWFYsXEdxu9qcfm8nqWZpd
        kZzxqNBQu1AlKJdxqguNSf216Q/n2tAqtSF4qaich6aiyY1WRFjvUg2m7eQ6ixnTWdwxjV81FrdUFVfxfquxGCpjMusYQNZS43JVYSFgrLzZrBTz2G5Rozzn
        LLQSXG2le2yL9qBFuzmPjb9wxexGe1akuWiPd7CcxVx+S1vXw6S6knyGD85jf0kWtVKmJ6tjkFEab1afNe6z6+axj5XBnSDiTb1+7c+BLstfH7oURAlADakm
        NOtrnUg+uZLrrmPW6qP43DHEka89KyQDvdJ9L1QsZITpWs1ee+2F1+rvgiC5ZjLTrBIRywDqGYheFUa2iz1RDcwKziKE7A36MZVa4XGaqTBlGMJFyVmTLUpX
        uQrfhS6MKvLidabvcIitOjMzLO3oX3n6LoZ+KQ8ohouhX8oDvZ4P/VIeyPVCDMyYynydVucEbPRWKjs7TOE6Nzc0s2NzQsjN7KlzQliprF+tbFhW1q9WNiwr
        60+rLGyIiWnkWYiciyMAu7XkimmOkoFVEPeYneYMe3b5NedOzBl/6VS/b675Kspew7KpeT3d5doXzLWl7iL8UtVeUjd7Tqab/hVYjePkzeYaO9kUk9UO72oO
        ZXFXnbjSFX3XW4Qj+a41eekFnOxVzfgqqkOfT4NywpEVYVDOg/1Zc822EnNjJeZFLe0viMrQX1Q9eylfvHOg7Ml1bWrZVx1re7oHxwrI8jyY1LP96rgEl5XE
        e+U15zvafpkOFWPm7BvQgOv0jPz6acBYUUMBMV+FpnK/SNUpOkr7dXWU3dRRdr8xHaVT6ij119VRusN0GSlEhqY7NO2KjrKbOgqp+3XSUTTAwRcdBVDsoVks
        uQL5TlNhjXks96MB/iIbVnOCCnA7+YoU6AzhlY3md4BJ+RZ51de53a5qZmj1TJF+xra6D7cQs5eVfLO2urGt1fEbbHVirvj/RKsjtHpYXbMxWPyNq6S7J1TS
        q62icnWuqExTSXdXVVLvnFk6D7XUm1zC23gQzvQ9jczIuMFPG6cT93epnXBNvVBh6FqDLS8wJlvbSFMoYbvzFonCO/T7u5HPgOa6PfBWXaNFLRXtK/IgbPck
        Iz91b6Wi5d3cdrOtfi9z+31IXyiRlMNuFm2kV+xDnCXVtNQ/oe6qB0UKXwG/JNiCI6S5BYlEX4EtQhQeNK0HnawHjX0j7Zs9N4kuw9QM0B/XpEh2NVT2LNhI
        nvKhoZsU1HJoJZL2mb3emjo5GJjO3eRHfKuyGW74IAuP+QtCXfnTsrramOWFvbEs/SFPJZ7oqPveLpqiu/4RYV7zdqQcFX3tBgfhw29CLznmShDUAZ1hCSZ2
        zg94bqg2bELVabZtBp5y48D4QKULmEUO1m7Y3wMkXmX+BDV7Yol/W1tX6vLvXT1FLeSPW3rYnEJ5WOONN8ZBqX0BfMJCjVsOTqY1oC56RZWwRPWPIvkJVtff
        jNggLAh8bqwJ0+GHjK3kW4yDbSkf1lS2gu9zDAFUkUQ00D2ISCUkCoN/sVOWxwj95FV+a1OoARP/yz5dms0sky0EpY11dq/3lJfWCGhrU5IyvEx+vVbfyLOP
        0g5e0zSlXlzsFGyq003x/2bVaHvpYZ244X6MbJmvztMf2YOnpEv/xqkG1BV4WlnrJI70tZU19IqC49ItF7vRRDa21/jTg1diHiAABCOE64fDIXePZq91BtLM
        zL/JRGcLz8QLh07cX0ZDOw52cZREUvQlJ3vRqRjq7k7neky8ESKaAblmskuOmetp2o4RM5SGE5kOGJUwBNQSUmyhCM7kT0PridSp+oHDP3UY6TFbbc0aVctJ
        95yH79X1x0Vv+2fgVGA/06AiXP1MXT/TmPxMpcWtbmwq9GiXMGByrxETtro+HJ4rVav8VS9cBEkQ53kuv3JY6CEqup+5pxBteOTPPrrvnpsW/uoYkl/z+afT
        OVEds8vdU9krPy1Cbh56DbqsWYH2w/nLohB9ENB+CW+99y/84cG/8RdH6Yy0tpjTWkiRBq+qjmg8Q5jsGMURAhA/PPLJO4lpd6iSqxQg10fe8XM/+pcBezc6
        8t/faVHoTPfID1639Mj7v/CeQ5yP5HkAzMniRlZnzSN/5RHngQ/e+KGfBzR0k73Q5ZwF/6iRkSYsM+GjfD6/3DEIOIJTl9BoLqt/QFTqCqWPtqNWLa5Qm2Q7
        2g5aYcz3N3akeq2HANMK1eVCiLheeQFdRs8ghYlpJs/Qpf8Jt8/QgjOufEQG/JMU09N7pyG9Uxvrnbm8dxqV3mlUe6fLW3nvJBO902bvtEUnGeudzg6909mh
        dzoTvdMRGnXRO8lQPr+9dzqV3pmb0jtt7Z229I4IfOkdZM0imV7CkJPCCI+QxT2qP5EXQsYD0jS0dhiKDTviORTpjkjJhLQPo6p4qqN0qVbJIq9e+dUuB2np
        BV31gI7OmWhCPqGRgxzD5YmPX7ybyA3xOSTtgydfOOg3qnxy2dmAj6Tlk4eUTe4TdhUuOU0uqU/lknAblyyAS+A1FFa4pD4+hus7jeEY3YkdtmIMx/8VxnB9
        jEuUHYoxHI3MQskl8dgYbnAMWy5JdZp8rIO5uzJJ9iNaU6v5aOWSG2dBVtPppycnle7qtWLoCdFI3gwQ/bgfZV7mQ4LChbN1zlC4tpGDVc7qCLKPAJ0fnoPD
        mUxl7FHyYI7gOjpi0WIBqvlt2/A15bQfMVeAPpYDvo7sC65G2RzttXjDL8vpaIwHM6dfw9wwK5MkBI0y0F7ve/qc45HOYxZb0vVxeQevdW0CsqLE9M8bTGQx
        CTWoi0kbFIkw0s1XsAOT+0i/dAcpeRpEEGFYOPdxUaOMkxSNxI0//cQvZOePWITddw5GBcEGO1AsnYH20LXZgvRjvcJpWL4jqzJhVwL9dCzQD/MRxZVtMGab
        QWsq6F9FKpi2Bj0xfAh6OSjDr8HJdNYkldo/Ez0qtc87a7BDb8nnwqLHRqx9iYy4fJip2HekdafiBtkpnzHT3CZxPUZHDAeV73Xo1hczr7W8lFFOIdsaKhGk
        re1BxaEfBG5zqFfoMwmepC+F++2svUZUOGpDyxCvs9wOHBPD5BZNhEPTYIxyEc6icS2RG3U8yPAWzb3PwLtIpaAjozcqVSOAGlNuwmwcTYUoFqHYR2hVOKHF
        FADFLdViLEBxWwg/BlBcOwrb0CxwJiLgE8/CnSPEuDqsNbtD4z7MBggBPOVZeDGztvtlXM9iP5QU2YuCLYi99lCVqgLIuAmY7gdFiAGxeK6KWAwR7jC8NQZV
        OtDUKgK6LQ+Ogx+nAFFkRiI7uQOjl+OhWfR8U2NocYee9+GIXP0V8Yc7yP8LiYwn5UcyAmRjxMxInUExtt8ArjBYADlHBpXpP7LTP3hEWHduvGWocizcxyRR
        UpuOyWsBPIPWwNiXNZVgaPswtgpEy/ImFYgmk/q88UVPrIueNjKjcKkT2+VPR3m6xUTznVyrAAgC69HK2bnly/QT98s9k36jPI2mKRX9Zuk4jBSLs6Z10H9J
        hLtpHvQv4Rge9F/EMTroX8TRO+g/h2PjoI+YTbjMYzIw8we8p3Cs3eAMfCyqRCW1q096/wX0/gvo/cf7/kby4763SeezdEEtI7PZM+4GJpXsghxlEAAmpj/H
        mFgbUvicLXDJFngxL3DBjfseVD9mpcIhhJruqA78kpBHk03Sr3AOq+tFLrrqI2pRWIVXhAr0Am+IYD6dl+r5vFTXtSeMbRY/jvpuhMDzgYzKOQY9Uu70qTCK
        Zmekecf6Sz4a+HJBl3nrbThvzebz+DNGmiUGhO3zCVCCWF2r2H/Z7ZPxXlaaCH1tgSc8LfCKLXAZNClz2nAx4KVzx00J+/c+7qLXzNyt7cDMyf+1k+ncLcDP
        v+UB+M9Ig/5o87ZgS46P1m8RgTVXyy5vxhVFqAFY5rkxRagBCzm8w+dOpgu3yKN8mYmyPwyEFns+YBZO4QVy/kebx3v6HixnG9BX6kbP6tSm+00mHWqIug1K
        QssWus6R2WmU6+BKh64bfcgyOWBnWw5ED4qpp092L1R3T1V3BOciAAISgUnhbPfaJTsvQS40hsyZRhGB4LQuptdYk8rFBPZjyrQ6g/LrDL0dUu8k15A9tjHL
        PDav5iny2E6wy4CtDLnP2DKL2GdctLa5cEoOZa+aDxnOgvnsqL3bS9keIV94nj4flsB9vHCqRIgrzHF3BTrO1D+TeucrGlFE2zEpNUFdCGtvR6WuoboEinmQ
        yizbj6Ei1c9L9Vo4eLCEU41WZD9rHKEeP7KGJZwO1GMTg8Ib6Mkr3kCU68pyqq7GqgpZ7lZArCLT/GstNSUbWBBvgYx4itEJJ+FBfBysS5ucb2owx9Xkimf9
        qNWEdjuzsu75IBKaw7ex2WKIt1+OkrSw2CO1xbXOlaJa9FJl25SunAmWmHUycKpOndioiZG/r44oC1n3tgDERa5KoF10oaY2yImNnBMB/VknDAbWMYiHa2k2
        v9K8jmSq9tcfH8LHm+dlrLUwSJrn00aR1uEQo978zx35w4P5TpVM8OeTf+CT6I3kJ/yYiOXEYXUwEyC2J1RQo/kbiM4dKZCqTLxAeJ1FNu8c1ejSbq+11QIA
        w2XHpmopfZJzLMggjTJzO0G9ogPe+9XQ6qSNA973GPf5dDF3ek8969LutX2zWHF/794B+dZdjx/rz6yffqi/kD36UL8tnd+Bure47nxrgKzxz7783Ef8A44D
        Y0wju/Cliy5+BHH1XXdIyfKBf/b5/yksHvi9L531iwfsZl3waL/LZhTPXCs0odrZvUMDL7rW975mGhvZf3BAMmRV6df0kjTqD37JfQcdub2N7A9sAdqEi3q5
        j6bJHe3aKmBANrK9N7B0sJFduMwnsXQMNw547zVh9mUHuYlCbGD0/fUb+93sRoAfyLyUmO6Z9e6jrI5pZgEw2rrrwXv6AQ4P97smEBkEyLJYe6VGYPdUCtbZ
        I/k0I++qZ86ttKTfzxxJUhUEVDaflY7qnpKXH3pXLxv8vWRD5v0bCP0RYAsiuKXtwdKOF6ICaTPbxJ4E/PcPeJqfyIH8Dfd67029m8FZJ+VL+hFp+VXacnej
        VWPR9dOb0t8TvJC2ev0Fkl2mjEVhiryzTp/e+hjxHf+sfjJtI0ZQzm5uI+VA5nNZHwOyDZ3WzrYe6NfWt5j/23tkzCKufCuT6LMfX//Zj/5645H11cfTLj/y
        0F8iH7Iq3yaV7j4t3evcgsiEk9y4eICm/1BIkb0dxoYg+63f+Mer78+WP0iWkN/Bg9ngCVFX/atEzCfSKXLipPP92VYLyHI/7J/MPv8hqTQ8VuSXFPxCtva9
        X5AX3v1+boXgQ3s+IFLGf+BZU//sx9fxhUfWlx9PE1bsr3+rKAHJ+p9pHe0nL31CP+n0Z/FBJE9JnkZg31HNRY26dc3suruZzt/x7GY/QW246giEZd8FwzA4
        LgXkN/Y82Aa0oJv8GkHZrvLfm87BAGdwZTOdXZc/ouPd2Yfvx6yZu/PZTSHi1rtBlGfX3YflIW6zNGAjCdry4vxKtA5wwnHENCG6u6kFGOVUs/0nvbruxP25
        osMKYswpMdBhczkxoLXOPb0h41BUD2VG29+PlAoWJomaaSNEo81Np8yYAEQ3xxFHdcsD/WAd5jjpgxr7oPbZj6dLj61vfby/gn3fzf6yESkVbSJP+LpLiaPE
        qwklZkivdUf03RCZdUA4uVwz87zF38LZz24mf0dYgNz0Efdk9trDN0uvys3r8Wd/OmNWNlN5m1AV/h5SZ/bjR7ZubksDMOkFz8ocEWQXHQjexMyvH94U6dmq
        xwC5fEwYxD0jF7c+fgZDRu4/1p8TMbgOgFSZ8qTLa1prKZ6YpeSHfLmBykmxWlw0qKsNWrW3oJ7qFQgbT962gDd6j6w7ZUPSABviq9JhXTMnTPEeacOcbYOW
        k1a4q9qM2rPIP2ubAQ5lM9Y5iGXJ8BgY44xctg2REo+RJ2wj5EPaCnys0oqY9M87ZVlrHCI+WHukyx5Z3tYjRJSUK3fgz11mRXupjl/HpaJyOIwhXe2PSBvi
        Pyvs6xcNSdiQeTD/rElsMxJtBpKPJo/1F2Cu02bUbStmbSuseHTYX3lvBMhZaluC4TgPkCBeAavMy0j0ILy2vgVDUMf96a3b2h4mPJweF6HDYdZlThRe8exg
        7eJLYLTT7i12d7NooF80cLZoYGJ7ah7Mgk5RhpvNGyj30UD9MpGhtYFdy2w07IOlFqSj8Wn8mY+rEppAqTMq+1+8VP+OAL8Q0ISMrgsPS5Pn7gRC/sPyyrn3
        PPtwKrxKmdB9NJ29E5V6d+8ofVEW2L0ineRpEemZc9MG5kwzs4k6C0kew6l/2rjJJ0qPqO/u6RNYpZm5j93B2bb5CC/Vs6jfgmeiiNh61rxP5sMgk/mt+X0p
        gsHkEH0zjrefOmrzHdazGvIdygFhl03s7UIsZ4+csilqIKN9rFF8OX/i1xx5U3b5f9x6/wacKKWXPia1+U+/7jyyPn9m/TV4wEkzk/VPc9o89Ijpbq4LlyUo
        9btSqHlm/ZOnf+H05Y9crKPYf8odoFgwQsH1Cy9f/Mijj33iyf2bb3dqmeigkIGN46bFhSBmp5qQKZN5FkbxllyXVU7rVpEbvjSwD925fvQU8E2l9VEe/dZA
        6kTU3mftRRln/X2p/8y2+s+X9Z9h/edRalv956v1n2H95yfqz6xx0JCST/lgrL0qBwzYDNv3IkrkDhpjyHhJugTmkbPldDnnmgVcWni3RrxJS5bR1+lYb8gM
        /efRH22zIINtSYTYfD/JFqTWMzJEqQPOkbUtfxdTjy/jrwnZYIU48Krn9Mp8KbsbG9L6WWFizN/SNpmgoJDNkLFFLsg9JQVlMpSGliuaKRXMNQzxK89Ig6SU
        /Jjjj6TQzZKP3dmmIRPrsdpt7ZC6bhpfy8XdFsA6MMSSzYetLHzYtDDCct+8buGbdzr6ForQbnlBBNx72lgqJes3nnn6JDfB5D7OZQTFYEARUdBpfROJTotF
        f12aZvUMrG9QMe/WQtHxRSqAPDJHoum5NCrIJrIE14s50Y3H9ZUQDjoNq69HoggcErEAfMIg9U/a1SzGfUdU0QPHTmUujrcKa52Sqmwep0HHYzpUrNCpXN8q
        qsh1THia4oKJkr+LTML+Bu0ojPEGtL4mdvSJNQwnlbpobaqmQ6+Hel5cYHhqylWBvljfGRO1ufhW/iFR6ymK6pmHalU/FNgP+fa9fnYdXw+JZcvVoBP/Tv7V
        jezabB8aeLyn6yEPIhfdIGpV/IBBIvLst6X5W3D4yX63TmVaPoEooNf8U3Lv+7L992Mt5mvu2U/+msyTwbYy7oPZBVmnvNV1ZCElCwBT44fyAvfJIiGuFGKi
        lUgXR8HN6K6Tmae9gXYYgBi/g6BNDijucZnXlI65Vgnhk1gUc3B0asDdp1j3hEAw9HCIMDEwRp6IGprW8jJc0uJvcl1ZPGcOIaVEYd1M/fcAflFU51NMf+u/
        3Sd2gMiYzbf7Edbhd7gMgPfXX3MeTYP1i8530IVMzjBwNs/0oYnRzhjcgfdKCRM8/Bj6V2ZjwDQGZ+BLJ2/Fy93477qe1ALL+v3SpisdplFYP/1Lv/lWmQNF
        ZgRYROztI9rI4+Xkn2NCEEHqrjtybpkbKw2ov3Jc1mUpFzseDskmkl7c2Sbuqwk2U+89bV9rANNDDRXxRQBV8ZOvFtro0tU37s2Af+Dq8ag6gknFNwwYDA+c
        ISwAnJscmK4rID8Orjw5ceUNhP7v85xq9gV521iwfyVIUMP7/43n1T7sbRoH4DloGl36HEVM9XP8KsLG+MswrkdpE1dChR9hsl0zIhh0c6Q5tjRzOoyz07cm
        6sQo0a2JGgE9YLXbGa0ktGVDopVokjyLSRLqrzBHnRkLfGUa6prmi6rR5QtAHSFzx+ZfxxYIbyJMoUnoUOC5otsLPFeP+S/jIeG8cGJxSGqa6qnvDhi14Vpg
        VJ8gF4AgPXfQT7YlqvscxlN8uuE1thY21ZkTLOxgq20Zh2WZ7ByY+HbhEPXnwSWIvKa/HpfEXhH3bnVhROu0yqj3YHvUe43xOsFY1DsAdWoM2fGzFiNsAC2A
        oTb/GQAlgOECq8oKkY/Rio9aQAlEHaAhq1/i7dDFEcYDA18L+e7AiWfTBVG9Fu7t9ZFI1CVmKhpRJ0S99B/daBvWjbYBN1rh7W21cWGYgxNtnU60LcT7ECIB
        ieKEr4N8fsNHEPLjI+QnIL2R6RkhP9LWgmjGexYLh/FoqBqioar5KY+a5vNj0T1Uhk2T3qS/7Ml4pGkFEzNMK+gXdpMFlKg6AWKZILrL/ITTz/xwmK4M+1hr
        zk3cmpNbi8P+kmJIuIwu3aik4Za53oNlWEj5eOdmIUQ9e6zzrn4dQgFuuk0AOmsnqD/bMnIsztFXF9dkjJolqMWV7xK3e4jNcmwQLmHTYhF/OkM52h3B2QH8
        GLpYR8OFhR5TM0x6hdUtk16hAPJSdGguFh1kHtuKXbMLNZC1lXx5Fa6Lq3j3Cv50h8jMUXwAS+em1rmJejR1w7niBClDE5vdCe62R6yd1jLRl+ym+bottaTN
        Wj6+G0nf5Gx2QBx4Ok0k6jRRmLuxUkKl09kh2mJm1dodY0uXngZ0bacTgawfejD3czCaFjakkI2qKScYkS3hBOvnio3d/EecNuWhOh6aKS7q7sKMPBnTxwuv
        DRA1Nl4gZoF4JN/uSS8ios4scMd2ILywhhaNhv21UmdSJYDQWMCTWEgGfp/Cgr7VbrxnXC6N+R1DQv1UPUD+6tomAYwvuEymKeoO0VUq6cvfBwd6AnBgpMos
        cQbJSSNYjwoMkehaZ78Mc+J/IF2tg43aaJ//UNqxsAn+dtgEW/K0iG8LY+Rrlr92hRvoKzAEzramVTUdYDTk+dC3TSfQwDwr/AOdUwijP58Wc0mgMwsPPuq1
        DRPC45smZxuPr9aTAuF+3n7xMj7t5ROeBm2PgS14pijoWTxIpGdFziAcWqCWELbrHWYiKiAIvPr78oUKnsWr86/eLK/fhTlpl/sxm/FdekL0npbpKJxTQBB6
        gjnBh0Z6CbAMEWadDg4Jtui56Ui3iNF5EZv/g48OjGRGgJIpD0IDRW/HeOIuIG3NVwlVpJP22IHHUep6ZItEm/49lAk+eMeIj6E+IwWZkouHVXfYsQN95srV
        DvTZgUTKmloWISW2K0jU1PYpDyG7kW/79xZDa6w38UeT2irbtSAfiEJXfB0ZKHlzQCcSyAl4T7RVjIpMaUEG+SpTutJYnFjdge31qTu0KI2w9Yv3xMxNCSz2
        5Gn/+TR5GikYsdpFGhbHNG9woKQ1KnEKETwZRDV/3nejLTtU3Sud7NMyoPdmMscmXuoXMQ8Y9Fd5Z1xEQjAfmZM9gZwziqfiWWWzD3hwUVQ+S9z2fBgzC+9p
        +ehpXgag1dsJu4RXAM/Mdwjl4VqNFflbXf31lDz1lLwy+VJgoTSwBRoxlkGe/6xUISqCKkIsx2RATgRV+ONBFY6pI6gipHtlXYMq7A8EVdBCdUwqD1Xlc34R
        SsGkK/yMfzJ1ylCKwIZS1DSUQkbR7dwhkdHDjDdAUZIfyXPCQAjSqSGOolbEUQSos8OtXKwUnSKOImBkS8Q4CutQ4HAn+LMu8eLZecaJd03I4088OgP5k/wc
        9cWfCPz6pqeLnkRF8WaxtVyBzhe1frXEOnbGApeLTGzljctbeEBql1+4478bPZ/G1WDCJoMJa1UUi23BhA0GEzaww4x0lc1qMGEzDyZ0qwFlHjblmy8gp4am
        Lh+kTuEbJjxTDSpDTgJiXCMis1YJJmwwmBADgSTX8DKH7zTueHgZljTyIRepBaaFlwmTTg0vw/Wdw8s0xcC/NVc8Hn1u/aLmSUQeSsaana4/8q/u+xc3DtKg
        KFFJ2uFrPhKbtMOWrWAI1pgHZCxpB3OWRkVeAlmtRchIFCFWEfwe5bkHzri+rI9l4jacsMGe3lFO0x6nauooLjIY0nBC4DzVKGhG8XIl0qK6nugB7w0WI9ca
        orh2FOlUozlZxOfTeHOssslV2UQl4t9gpS7r3C0ozVhKIy9EgQqSXARk81jI1ioLVpaw1ZTy9x+totycAufKjPYZpCAKKuVO9Ir8aS+M0rGU9Nkff3Qm219E
        hEmzkB/ERzgbcuM5wEbjRRGO6x8VdrzoUGZ24+zMf0qyL//Hat3e14vjVZEgCgqI/EpVHUrNAU52EWYiOa4a56+KYP6gnEqfPJhtPXAKpvya9Fesq34HupVz
        In4q8RIhmsKodaRHOwh/c5K/LzyuNrcOFkYtHKI+FG0H+GEyBwE7sZPNw+GHCikMqf0u+lzFRlOmBayA6rqo2/l/04LAlQohPHCe7hAwMNTxQbCHsAFMXnWR
        ba3ZGKWd1DlKC0md6bXS7gbXmFyw6UX3JK6HGylUUEg4vSXCbl4u4Qcc64PkZ5lz20lr7S4moVtEntaLwMZ68jN+vx6zJimdFk5+c7sGc+oGJmOwXlenRbl5
        M/OTySLJ5URnvJPEh8CCIvlp4K875GaIapuMy2X+tVs4ILaOt+Ft2lKUP8+m+zpI/1GMB2lMJIUtyHATfdTMIIqSmdCRydo2osOv9JF8xjkJk1xMIHUORZ/e
        DL6JN0BdQhPaD3hYp01/czt/c0JIQSxwufsi5Gs/oEofcTY3FEYQm8hYWlMZlBYeb0OEhLfgF7bKo5OyNoaJyGXP0k7YMN5NauE9js20W+9vQ/chT4S3AZnh
        lvvbLUuZo23oOEKJEJ6QC8RfreluPo1kyJoMrwpUNSLuoXyvQYqS1pQljnrSKdfdhog1GFRgsPSgHji3cHntm+5t8rUudQb0uFRaXaco3/1beikb2Conye2c
        LWxwjGCP/oPEZqxJ13h9v2y6fxu3jxzkBPS1Sm1sCEQ5KwgLx7ajGigGF6j27W3iuUE7f3Ajbdu+Q6tNVPbdLPuujZBAxssI9ZCpMAJ/xEo/USMt6dokHWnl
        3sS4Wq8gGlSPCG4R0pKbSEKV/q36pGuCMsvRdqe1PdNbpZinjCL0o1G/EhtdL2Kj69mXRHz62b7sGoQ358OQ7IeJr77NmuNNfwqTQyQ3oDoYjn1A92Lw1nTw
        UuS0YVEBitxRiACItdlyd9Va/F9XiHlZwJqoRAohB8xJkgMueG62xh8R/FGFfsJJEebBaon5soSLEjLqGipSQt5AqRAcMmeik8iIIS9Bh5JBQ6BugkGhl8bH
        2wDBto1VcFF5uKbG/BAPw+mvRZHGaT88jmwUHYgLHwa3hgpUeWiWNcT4cPEQfbng2qRCavLtEd5eY+3Dtl/Ugep2jFKRNiCWEcMGBOBYeJnIoI5ZKxgK41uI
        YWorF7FyLVROxGyz+LZbEg9vdUG5GojQD8FeNJjkNXCLetqypIKOaCHJre1Wa/51GFbHaw2wIByY7lFa67GFi7d72kGYV0rCh/m842q3xfzRnph3kNdLmusr
        S0epewt1+hgM6sEWyZxrt9IHBYHpnEWMf5LRCXZqIYe7mfeuttuK4snK634Hd8XwNsyjMAlAZRJRTzVuBrciVgn2IkZjdxRyfoZbCHXf+7C/GWxV9QQagtdo
        WlGbwX0yXUTArow1ohVYAVHykz48YdHD+Wmopy26VJeng/JGmJ9CG+l3pzr21qCSrKUzYK4oTQhPK1NdxAz3EVRKWN/pkFtjFpuahgIPFAW8xgPjJ+x0kYC0
        CeVbV90+u4DOl6bCVBHiANMuqAM807PGP6vwpZUFURl+DC7WyOd4xIQcMWwSX1XexoYmbySIZ5PA4iOb8s/iiCO2wkd4NNJxqBVS1vP+eSwMiV0fyDJnRNsH
        E/cgp4lvcx59jVWoT69CDVWoaxWQy83myAImOVyi6bqHXYpACB2ULtpAolTyBCCP/zWSR9MZArnP1bq5Rd1cSx6vII973iaNr8HJ21PyMIun8bSHvK+9CvXp
        VaiSx7XkcUvyYAnnciUn5FHEcPU99tX32KskVNXhGP8t1/c2/S33kczth2DDHcE8g8NceRGJOuUOW1BBBn2B6GIVF55gU9b/PyE9dV5oFD+fRtaBKIILjwNQ
        CMeEuuiq6aKrDglyzKkuoAIkfS9/c3gAclqRiJ1zxj1HLGLU6XwZ1xPHH6l50SaWMDKapkXs1p5/WuRn/QMHPNAlHovdjTV2N4aLOaACMLgrMWx+Hrb7PNb+
        ik1aRPW6morRr8TWEizDZXo/8oqGPQwIf++WFISxAHt4bsVA7OnOXIqcnhhzHgciDQaezclQCThwy/NK9hawhwuJ5Q3Jrfi+cCv4yx9xgxjfzEMox+I/t4W+
        /th4FGyRaaBmMw1ga6OumQZqRaaBms00wN1FhdIB43p5KkNXUxTQHuGOKEs9TQvKMWCDMhE4Nk4cX9Nypi4z84yFPPqaiSFFRj28JEKOBN82eSxHglvJkRDk
        uUlD1jys5iYNLVKp5latacZJGHbyjVNPd57xPvmyjLP4x67we5v1D3OOOy0zwVUyyYVwydlnnWFlVeNtmRBsloztSNTMvqx2DFnIPYasoPYMeECeutHgXH+u
        5Vt/PVFR9z2YXpP58HYz12StU8DTwtYmHzHpIh4OJsJBkZK1M0xniSF9pb57DsIqNel0YXWFuUJuqbC6An/eBNkUIQpQ/syaK2w8HkPxAjNXhH/ZwB9GXTCs
        yNconO5IG4cdtTcppEnXdCdCkLoFesAVKDKjoCENRBszbKeLsFH7mTY+0+B+yvwgXTDzw3RpCA9Es4S+wl5uS2sib5xHSEgLe5h8ljfmbSiIPMM3yc3+vKmf
        Ne2zA5OcTZfRVfvT+tl8zB1+5yhdQmtDEBrQDsywNEpXzg4GfQQczKGSiwh5BJVm8KcJAs3gjwcqRXkUVRE4NeRmSqwBlOnMkND1M6xobCMwMc5ksRWcNZFU
        TarQksmmrv13JSc+dNlbSNWz5i3omhlUqUfG23eUTqSIq4HpqYUgpDwtX6RDMjHzSPkrhPiqmSJVzmAKLzIDgR5SnM2OcESYppwxQrPBGUy6bEXmrT402Bi7
        YbKGBuE9bmJ60kOzmnl2BkMtMQsEn4g1l0tluznWbd8mPpizID/T5Gek4R31Wmuck+GQLsl3lzTYNV3BjkeEagzMrLR3UVE98PIvjGR8SBUGYEGQ4c1mR0Jc
        KWQfI8SV2Jfp5ATca/hbXoDDXj205e6SbqiUOzdvxs7Km3VnpRJqThbbm3aEACG2o2aFqaQ98yNwj9BvhkRKgasLjgHCLjjGvGkHajXZoDdpta4w9Im5Qn+9
        SWt3hR7eMlY79CK7FP3RAgd32CULiMidHSmpzTKh+fMp6L51AOzketod78jnqHdQAPaKzIyXbuzPt7y83HvfUeB/sxwgXuanvQNAENgYpq+P498FaYZtO6nr
        9i29N6FJEHlXsL+KTdsig7fu1KLt2x9+A51ffT4/pm8xFLR3yTDoTIjjjgLpp47yTTr1+Tdr/7xFbkcomlZY6grzJo7HyY3AlG3RE7utG7D59rIOX/nqH+Gr
        4IDqtu72pznA+3Mc4P0GR7Wsc8AR/a6mW2Co3h198sB7CcybYqs3OJuuTWz2pq/uko++usspNnuZZoPbw1fBoxhYJRESqjPrsYut3qsQ4D+HAwL8r0JKlAYO
        pt+NZc70bjLdqsFd5NxVuieFEZQ8yxdEaZFi89KNI6n3VQhub1SvdcxVSFFxNW4l/bnMgw9oCK0QfiIRvnQsvbrH2NWukZNIp4AFRs1Lta/uYUzw6l4ZIZFw
        58LXIEkjlaRdKz/biLpXcmPmbWM6iQvgrC7keEM+L/Vp07UFI30Vk273HAU7gCTqBZDEHCaS1XMw/9FrrE1YbhEacxafAlAcIrBDes0ZgHDIgzZ8f/ZraM1i
        MS8sFm1gu5Z0XpzFbGiW7OTA/OSchyNEv4qIq2OTAK2bO5fuGqU9+gXIzxmoARHm7x6y0dGfB3npOpr0G4kqr+6dg/9QezRE6lZ0TxeT8Kp8yewq3Ze+AAcd
        KTagg05nAuloWZ6ta8j7MmaZOrpA/vRAu2VU2swIabpf+5TZLqbMejFl1pEFvQA10JUDyYWenGeHLE7gmDCEWitK/6I6PI3qCvmAaX4pd1eKNNaakz5mkQJE
        uMigBlJRmoOhRiMQMRoNZQg2zxbeZttkuvR096yCBsyeTbuDkVkz3lk4+9iCg4OjAsPz8qGBIpZ187un3wGHq47pnujh4T7wMxalt0QLALLY2cGI+BNyh8E0
        cKmKctVJmRXTEYcrNIbxGTBS/gcYCuBohMHQZ8033GcuIC0iTILtQsmJoN/E8P6Kc+iDWOkbk75NA8+yBtY1M1Rm2PcNvCTVFX4LkfazOptiUi/ehPhlDoaY
        g6EL9XfOzIlo4XLArAq/S2mqQNHZ0UDEWs/wVwO/OnSQDkSi7YtlZQHMluQs1X72brHbfEnze1yVHSZQI1I61VT5WJZ3p1AzuFZITDJId4/SRLS2s+hbUS8J
        aULVfs9I2EzWwlCoZoVTzkPLsVkCX77RdvuNmGxj3/ADLeJMVDc+RVkvQ7IHGP2ikMpXK1y0fPF8OlumKMRYF/ollaSFs0XZvVJ2vswDi7KzZVm5IrpUXvZt
        UnahTEk6oKJVlEWS0oWi7Dul7GKJA2SVoaSCDLRYlD0qZZfs+ZqWXSzLyhXR5POyt0rZZXtutOxSWVauQODYX98iZVfseapll8uycsWs5GVPv0fK5p4UV2rZ
        lbKsXIFMtGX/spTt2Ttv1rKrZVm5YnpF2fdK2XyC36tle2VZuWLWirInpOwue+dqLbtWlpUrZlde9uK9UtbYO9egbPN82hcZCHNWzeyB7yGQ1FoVVpkdmHlZ
        7olYlKXRwCwPzMrArA5Mb2DWRNoPjIFv08jsBsedQ0KmmunDLsFVB9I2YtUBsxljSuVfbq9IdHHkTyyo6amlRpr6hLsnVnKwiQRcnXg6Iq0dRzR0K849zt8B
        4SJ8fssngDfXPgFdPOHhydUR1kH8nGnRT1vtEbSHqkcH02tbewztEAh4MFefxObLcXN1vhspCs5D/RoUnPv6VIu+px/g8N6+h8Nd/QQHBN5dBbVuBofD0O4q
        aG9uBeSkDidhdwzkpG6dOM3VHN2mcyJ1eyKCfHjy9oCujt3unogqWUfgRH1b5QSiMsJJgJUyTmDDb+CEdr+GVBJRHhGy1EjjIKccM4e+dEz3oL9XDh3gKTim
        rfbPQO2fvto/aau5ConBr3Tip+mcxCSBFRcft4K3TqMjDJhfGRY/Aiy+OlP/qC86aVR1RmpYhPnSGamxzRmpSWekpjojiQJUdUaKdnJGqpkod0byX9cZKQSL
        1mDIRrrSijNSk85IPl17vi7OSAMkVITx2VYc36hU3BtqZIIwewXUHt5F+DNeQWtXdWAQnVZBmISnVRDXX6eC8UdrfmQZ5WzhmLP/xnuDzYLxc2YpdRvhVKfM
        91RhsbtPaSzEPwCbeM/D3DXOK1UvtBdM4Ygm430719Bi7Y/gFovFELfjl+GpgCRQ8Lz0KgzjDOmDVU0I5YwlhKJLAhJCNaoJoTDuPg8Iy4J7a5SFVV701fbr
        VllwIpFSjeYm6LQ1QFCWLBiSRfTjOf95rOqfF//Je3caOOQ/Z5L//lwHCH2tvuD63pb3YQ/+VZeck2lwJbwzsLWNkRskT8htjXNqaNBTGupCEihDoqaWaULO
        y5IJC+wckPKdJ3pnj/zN/+tnB//5f77wzrvhPCqPRwiuZmxbthdeDnShsx9igcN9ZtuW5bjIFcabog9DUeyIeCNH7jdpZCIzhMe/0/DDD7c2Pbv1u3ylU7He
        hNZ6U59igIly6w2dGHa03iAaa5rbe4r923DnoK6xQK36tJcw5XU4xdcflo8Jsw5WJR269qeJpu3+9ztUDZvbzEStt7e9vJUHrGFRw1Axxo+l9W0RY6ydnlSM
        PfX8sjZRyIjcysx/XTX2bH+aia4BvIBDW+06M3CDUIPOhDkngjknmm7OWSbvMWO2QVxLxaKzDEE1i0PSb8d0+ewAnW4ZG6pzMv17I2o83sTujqcKl8+7I+a0
        QCKeFhIRQa1aGOQba4dfOHxiLJ6pkgjVr+RE1RgQ6UUs6VxYWeVl+d7hxereobcN7XcF8pf7cpV9wqTcF4Rat0gVN8f7XRpW8lDMjADhCmiKQJb0A02AROgw
        0Y12wPv1vkq830UI0aWhfLyyI8lY6yE2yDjfW9RfaqUroL1entHLSJkBogtNDiutsf+opodWvsv9BoYWBJKnudUDSiWAZlIpDu3me6vY3cy/3gLXoGMI889P
        t//ffdq3n+a+YPnpgC3kp6vLUW/EEOrOuRGAfYB7DKfVqXrlsu6rP+55/mZti161JqtnTgJANhedGsJRtz6xmwnuKXYzx/m9prvG4PearSHeAx3ONTX0EVx+
        4ZDGud6pPOpqFnd5tB/6cF5q0hMUDkdjU364Q20CfjIs1iwONCuXW6A0ePnJT1EvkwNym4va3scxMjEdOeuJH/+B59W3vE267nqauFqoXkSDOv2GTjBSe/ox
        onJoBs0dDk2TjjVNTugpXsXPzyv8/MaTUNA1s5KVmgGfUxNQb3tKU1ADPYW+vkJjBKBFdFbtOwq3UKN3T4A4tcbXXjf6IEJxYt1qtm411C3YoW6B1s26HrNu
        mu0i/j3XdTdtjgxFGfB1yQdFBV/JXq3DSzJ3Xb/vERlr2aUu/9zcy5byLBddNPfRh26tyk48/jN/XeH8Xu3miz+uwoIR/FdxcEu/+MuH7p1QiOky4RRfF61x
        WIw0+ZHPKg4+H4z/quIFjuBF9m5k7HDVq9xTp2ZfeupdWMJIw28+1WacOe8ib/zbPSf3OnZwoMv0SfVmU//SJ13HvlCdbfVVdAS//X4loneMiGr2a/B+1a/h
        DDAQ9OQb+95J/d7J8nv4lBZ1v1LVUBR1u+R7wZbmF1Fn7Oh7KShcntWOs25UvmVifZwzLGrdD+ijHdwO9rj9fhsu5Cq0sc+djxPKG8cQZaxxEogiatF9yMfV
        hoxny/i1NqEMInpFa0VtMmJTq367Vnzbtp9pdiCC5Eu3s0L3t31tMfB7opOKMcwtE1snURjw9RAVIkkb8lVUKzB1hbzUatgv1PpBq3RQJLsgRCr6XmIzOdmH
        brNLG9LlZpwSIkgz3FOKWddlSwXbZE0zn7fSR++7fEfqbGjuoLz3fX2VN/6qk/qqk+OvciajL6puxvGv1d3mlvqBN0o/8KLfo6Lf69qouuYXFNoTL6rf0Q/D
        t51R53DgZ3h1aDobiK1QktVxaLJT6uiUUDoFwBrw6S69xGEcoD94A/6ijQzmpQD+4N0c1o3OqvBkBbVDOXwI/sKoVKi0lmp8s6V1eLTd2JHWIYMNWjYavn6M
        4FygtGlvTBBa3hPtSOjqezx1xuxCK1WczGPgPBPrk9jaq+MaRmLTXqPhyr6yrZRsqomrhV8FAWP7EYZfRNVOcIDTiEhiUp9jMATPeTereUjeRigTt6CyvwOV
        m1UKh2BqD2TGtEAyOzaeQ8jsWJaG37uONpEw8KfKqUTknDCndkXCcKi3bWAInlav/irBXTiyj73qpL7q5PirPMUZUGpTgkhfpogDSSMpGReyxcUdl3fQc1Aa
        VLrYXhBdAn2DD9RzWUOoBDj5Ih6RIZP5IEekZ8F27ja2o1SuF7Wvq+CZQgiyHWJ+3HKIbyOE+9UQQjoxsRArlzzH+vTbpRHRITjTpx6ilDwFw/AyAqNuIDBD
        pF72yKlUMVy84z2RaapD6dMRl+O1W3pIbQttDQuSZCOTRommCYHrPgjICg/elZGGzhOdBylmKRC1h+icmLwApB9FaFSJEoBZgacW5DOf/DxG2YZrIEyisi/g
        GUR9TcVoUIbSapmABagwWagyLexNFt7QwhvjhdEpdCdn4kNpAij6RddVINxJmgavT9Pg9WkK5SRQmiIEGREV759O1aCkqqtUrVWoStolz/nqMYvzz/tTWnEP
        AYmqKszy+19HhSlohe8xUZrlQQuQ4+HgbVNqftFFMN80tWb5/eNqjZPXIFuGtgLtEWdeRa15vTqc1DqcLOswoei8sQbkqg802q18Cjyyv/a3fvu61/btu/eo
        /Hj4H33qTc/e/NN33nP0flkyVW551Vv3t8fBg+CzW5blzaI0E0MbBxgpgWKkBCdxxsAOgBSSR0tYa1EzsNkBg4amg6M7khQRVTUNciAN5rMrssfFulasrBzh
        kY2m/rzvBlsMGnd1MUB29sHOFqpwGzP7imV1vBf3NcNgTRcSUWqvp74w81OngT2aiwhPmBlYgsrMDFuKbGQfhh6WYiUzlwzqU8rI2DfBu7hZEFQZVBpdhM1x
        fccQECf5+8GqjhM/H9wlg9qY8uITHl9zc9tRC5F+LQ1v1wuQP5TEiU7yVu64zJ9bfh0TqKiUCNNEfIqvxa0U2saY3us/ur3aeQiPHc2AEjI1dN4nfS/c8jc5
        thAMmaKf43t7Ked1P/v9R2eyleR5Ivw4KsHzi7+oFxFaImtB0C1U2QspD3NBjQtQBQWqacA/w49ubRPC2uISnUybt+EC6BapPUA0qJPP9TlnYt3fd2wEWmia
        mPD5njojwWTWV9wCTqLEsosYqwfPgTpb1KevNoN+NKIV+KQ1VWFraArCbpKf81MNBsIdE95C5KXGhnEq60ATfc7E59MWfbxlld9+ftru2iuvOXemtR5RJmTi
        6Y0GBwnnRvSkhjZQSVKCBELayndRgW9kEDPjHosYXCjdfrEgZ4Q6umumgw6P44MyrYDxAYeQWyp0omZcrS7KAcvAtRcGWP7kt22T5cGDX60s56ovmbYg/fmm
        VCj756dnsmc8a0VystO/6tP89GqrJsRsyr/3/7Xvu+d99zsAwcCG76cfn0GsmAgJB+f2d+oiy2uPEWBQiopiwjOEeyhE5OTJ5UPFSfbKq0n2VJh1s8HjM4mX
        /IlMszjNHTzK/9C67OLjMwyKzC6URS4fyo8sggpukV+kZS/6B5w7jLP+O7/0v/5E+HbnuFzDy0kszxi+kE05QAF1obi3P/si72D6gMjxNAJYCCDX7b1tBPji
        BAGyLz8+U7jCHDl3Fv99/lB5ZTsRXrREQBNfKpt4abyJL1bv5K/lnS9WG/9r/gH3jGtb/y9/7Nzb3+6ehl77Yt5K5y759eWcAs5DRj+q974n+/0dKCDX7b1t
        FPj9SQo8cWbmyG/9jfmfvOm3/tWhr4oNLlcocPrMTp18GRTI3zvGIb9fpcAl6f6LBQV+51//wz923u48BxpcztvpPoGfUk0lgnuBGC9n8rsDN/vUmelkkOv2
        3jYy6OXXHQmf/KX/uPc7P/lvp5HgyTPFSHjyzE4j4bkzdiQ8gyL528aIhAoWpDj90dMPH/BeQeviA95lHJ/MW+m8iJ/P5TRwvoyfzxR3X8LP3zmdHPD+2M1+
        YQdqyHV7bxs1fmGCGtnLU5nidShy8UzJFJd2bO/FMzsxxS/klMieFAHCuViL62A/DXn5ct58b4Cfl4q7T9i2xr9XD2pbwab3YaKAXfaYRePV1vuDwHFOO5cK
        q2b31dZf+74P3nP/A/c4zu86zh5cS7LTboklu2OMtn9K5kDvwfuz19xTIro7Yex6fjsgSu0lIMvS/pBdSQiicK/0I/Uh2NuD5H2IB4oUtjSARsOpTG58dwth
        13CCxtpi85TMV/KYqJN344m9+sSV+oThEz8aIJ45zF4BlpE8kfKzrzj8rkzdp6uoZ/ceJSg4QM6MfSj5JR+vvh6JqX1c/Avefvx5G4EG09bd0LFaMmU/n84g
        ik/hwH2gsjBvI7Dbpa5vdaPkXrzouNbxiNbxsEzQyIzBil3rtPr+q61PaC8kO/XCN7AXVJOdQucoivwoIHcKzTIMmIuv+RUXpO9OPUR51xkcmPR5iGC6gYdE
        Gweghsnr9xJIZvOUUBiGThxgAnvG3Si1lU41Z2HlvFU5j+E9FsKrKLlVkRICC3vv6utS2+N3KW3uVNrcYXvcs1jzIKNwRfaR0xFOAMnwwSx68H6l6/fos3fr
        s+8VutbG6Kr0qtvmNEQ7ZauIgGsNhXklv+DneA7y3of0vQ/qe+9DVH7EXQ1wFrzfCUBrvwS1Dp9LTuDRZX10Xh9NmP4BZ08hvW5IQK6mCV91gicQJYATGVlJ
        +XropvUD3pVyaB7w4BDaFRkA/76ECpIobioTVfN0FChFuBrBo9IwD9ttP7Tsz241LNxf0zpGQEMHeC76fwmHqL9MO1t/UW6+BGRluMDKH4M/e5OPu3Zob1UG
        uRDpSwFD/UV1RJR/DpgZYISbRbNslkyYPIb12Es1gELou4N9/iVCyr7Evy+7xO153EWgrTT8B/3cAoOnku93kZLA3UkN/o7xglwgLqqzzvJ3F/d+2GayLUq2
        sLM28DfShKq6l/yan134E8g2WQUGokwSA8DPBUWQvQIznUmyz7r2AnDU4IUYHvCekWN27QHvqSadNy4CHeFKKP6AapU56ou+hXC1G18Wq5Vrgy/6BEUVzfyL
        PnJZRXu9n3GZffGMB5ARW4Fa9hSQsrNPuxt7HecAr3yMV/7UKa7Iw85ZmfWGiDKNhHfT+Ruc077e+NAB5yPABHSEyVYt8OASPifc18HxU2BLeepJtz+D3wNE
        skRk1xDXn3GBOkCEs1m+0rvgpgsHvOfwgdkD3s/g2L7BuYCjUOWzODaEOjjOMLsf+fnTOHYOeE/iuHTQfwLH1YP+GeyOiFRIW9KqH7cQk/wcUAv1c3MH5C+8
        3Ali11JqyaddM4fpQ6brJqzQnWdNXZFg+z0/z2HXAvW3TFs7QRqDVA4KPtfBelBaudRfpBvls/09GcB+lkzP7DGhvipdGQ3SRbm2Utm0W4Gv7wmF4Qrx7Mrz
        6R5OAaHZ83S/IZfb8Y50WTSr9xw1iztGlmuKvezFYCO1HFHywzJGWDP5DR9eIaYCrUUnkZXKhflem4VeCvprOF4K+rtwfDHo78bbhY3k18sB/n6Zfy8HMuLB
        k78KAzXHdxOJlRziiNTMbrPLrMnHH3NtlzXL9zhMfYk/iR3XUvCHfenEpgw8bje0feb5UZIAofoZXyYr0zop05UMl1/wta3JJZxcrAEcI9bEgCsHfXjeL9I7
        GVNrDZP1AhhwJsAI4GgzMWR9E6vhLipyWMRaExdb6ZzdQ57DclXqMmUExuAuRCjQJUC+5SXgnY1+S9fSGBVSNe49L+fSoiA3UYxLXEbKB+H8BtQUkR/JJ32z
        fA7CCY4vLkNxRWAxFBcGNBl2PqCLCiS/E5Xzu+/HTkdlAz0s1uvh+FZ4yIkmAmzPhozuBmHgYQhh4+tofGf6UxiZMLIQ8QgIakneBkjMCyEsC0F2uYbXLmLj
        HNL9otYBbYyTPlrxIrxM5PirLux0cNSoH+9h+0TqM8NJU4RJDbsxBE/6okWBlrGLvusLq/X5/EXMiDHm6lqeJQz2GWxZxASohiFnFhdmbJYBmGvbMOgsYocK
        nwmAxkgqt8CefvLrPrar8LHgWllEwQXiWFtBlX6GFkvIGghDzMQJzVj4k08e/NXqwKRSvYnEpdBY/pmfz4+QmUCrLHtQY+8CqwMwpagKVSQTjsY+EhJlBi95
        qdYJXM/zvXi8SMwJMyYPwIJjqyX392+Uvpg+RESAwEBPayrKyne32yBwxrxzIvzY9JfCyblcxnq7lKSLpUbXEDqeZ0Y4dXpHsiD8Kr0QRPtFiq28MTp/YjPI
        5VyrKgjnzeswbzK/a1PeKM0dNGlZlMlZ3vjj+XQrxS8FWvxXA5tD0QpyEvITTXhc7vXO8GnR65vczZH3PdFk96LdFcG9aPxnC8m+NBr0lzPCpUk7lgBXYZar
        Un1xTKpDu69zu/0G58VAx8cXcRSd4GKgcPmvNO7hRg4eLLWVquby7jabe7nB5p4mfZROjVzKY6h9WTTSf+ETEh36su3NqsCXn8uVnz4zDCFtbtRnVc5gJQWS
        RFTvTtepgj0Z4e+Af5+JIO+Feh+rM5GlTa5EHoAMW1TgCVXlpEKpX77HoVstMwTk8t6HvJfOVjbGLhScE9A0iPQ9FufEkKKt2N4qmgp1L8DsANJidrgYIOPi
        xKXJh+olt8kkwi4K5U1lbpR8F6JSFYwfHQdxznJyVUucoQaLweNVgYfu1qzEaUnwu6FAuGfTJbN8lpskGGR4s3pvYXnhmcVBulyMxPvOmqW71b8ie4m3PfgY
        lmWWUOqusyfUhyp70VHptayiS3jmDuX1W1VWHYePMca+G2trsD1cYMj4JYYMJGETi4LXYr+1GWy5Fne2C9xZRHLM7Kxka8mkilB7aGeEWoMMF7CpOGdL2SfD
        afDriXBM4So/yJ7khbRcnU54zRPopQz4T4ly5O7kQ18nzGp9mD2j38md6Af0BQ8UnnVEaBWCznhTAyS8nQIkvB0CJLzXDZDQpBnw/fdkjm9UsJm2Kh7zJT8B
        8hjdAY9IPyff9x+G548/FbLHff7ptD3mdttRt9ty1Q+321oVjqdJ5J7c6TYeVmhaHzEQIWCEJmlVHyphQnnfNKdbXJ/mdBtOON224LA4qgQTyKAszhvwbAXb
        EiXKM40hchoPEOrlDmFDqFUcdQepYsq01BMXTnZADVtWv05T5+W+IxpA/QMp0h3t+UDafsC0T2Zfrt8M90bjDEQDKucrDHqMlk7mJBf8aorjEl7Zr2DRxjEQ
        vC3qPgbe/8/Zjf+GWXbmvwGOlZd3cyzpL4d+tOlveR/WbEstTgCw+ZBgRdArUPUqIbA7u0JXIFlqlQeCKlRL5bqFQIoYFSUdX2wkjYpCyJuO+D0FwzKNc8SW
        UjCemkUXjIi0Vlc7VcB04bhLL/gwR+Hrmu50L/gEqfmsFzyOaaJu7wk83msjudfnvjM8y7u5Uz4+U6l9kfOavB4cefTFf/y9+//K2yYR1egFUYVKw3rx8J3/
        d//HwdgNQnS9d/V9P3NaGLspzc5fu//QiaPGP8pFgyxWkn/iYQkDbERgYyL4U4gHRmggaKw5VKyv635g5Vt/XhOct6A1Bsmv8jmjzy3rc3s19QB8HUTTO3wy
        +zP3FJCDn/vXiSLdUl2XiymyZT5Q3OrgFpLKFV2jpKgOxgZgBxCNFNtQ3fow7xpYAfH/CCQW6XHk4TOvPv0x92oRL7/4jnqOqvZuhVJ7QUYFXt7kWIl0gMcj
        Wd8BrQT9PaAEwnsebz310cfd//LO0ZEvzX4OQG3y8JFvLdHZ8piFAfqzMRK+VeAICMvkf/fPiXBUlxO/aKpDAQ4HAKntgBGikCyQHk2gGkhNkMtJHc4GJn8h
        XuQI6ZFHLP6H8DoXnem7Hvz1o0vf9duHZAjlp/dCZ+L5g7+O6/kprx/D6dHP4Xp+em+pYzmisXoGutiUcid2eC+vT6kHr2uZ/3goLiM24j/2PXfT3SrSWVUU
        v2HfU5/rbVs/jG5yT3YaUT2sBfIGR/R5x1buNw9VQo7kPdiQ+hV/iLVioQMd3n14NGIaWrgDnPsKIZrygi/6FbBL6bIhlguOQi54BerBQP0ZKugaVLzL+yI1
        RlhGOCXIhzMcfQZ52p0jJ1987hd/4/O9i6PkBfccthYcBhF4Yy/8iqctBgRUHjGVaR4FRi3fvnqHF3iT9SPcYzGx3TNO3SPL1x4RKfN7h0bJP/U4ATmiJOgj
        eutPeEvzati54Ud8ovtrFKKHmeGr72d1X0t+2ec2UgmCeehuRfrW/hOhNaz2dTOuclZa4YSLo0rrwRNeRVNm19P9RjvcGeW97lR7GUSq6/3qZ6qxF6PPlOfn
        tcPzj4ho0O5m7Cr+2F60v7TD9Lqn18e75G6N85jWE1WY1mrVxvpmGNP/z2jnfNxzQ3XvdDRABpjURYqVgMnaka5kLMVKfTzFSohUqExWhH+aYsX+QIoVoHK7
        x2yADVyXhBvhupSnWgnz7HBpQDCUPNWKY1Ot+JpqxTe1b6ZbUbLBkYyU8Ey18oIPEIAA5TwbjqOw/4jIMY5NteIXqVYcboVpEE8Odv5boV/fbBQL2OhKgLIT
        alxqYSC47yo07wumQlsEpNbOAlPYAX6ye5Y2i58thttdd/dSn7rNSDMEjhic5o9K9BTcd4dpeJb+ZrLyl6qdTb0TMDFhCT3d2oP0sdYJEjamYqVdf/SOXt9T
        b1s6Jd+jzsdQhevJv/Mswna5PJRVtA2dM3B66hA5NPxM6sKqHFTTZZwjEu9BJpGQJpxPkQGDH3KqFo2jlb3hE6prRAo5HU3ftqKxF1DOMJvTdoleKszNANlz
        YG6Orbk5hrm5Oe0Z7Gsy8ZGidzNay6vWzNtWM6POkxUjuFMYwf8r1MljnTqJz0/2Y7ptpl3YqdXo2k2GvmbXauFrbfiNyjlB8A/A5ww4TMnITx34qraBq+5m
        W335dD9B4KH0RbMPj0s48otyhaHM9J6pq/FHHjz7OgpNbIOlYhi6Y+YOaGjK3ya845oA1saOZvsmzRSHva4PsoXZWxGHkQUbyVN+n9tqAVxGObK6/GvTzLS6
        ojTKBSeeJWU5UkFHFPoMdZkSD+SSojq4GHJu9kSwUdz5MvCS3FXkkPI2yPNSRr4Qp4ywIsCp4VSeUmTvV8l9WA935OtLZ5qBBH6j201QwiG9+L7SHxppYLzb
        cifdWzVPDsTNLRgLt93fdkWM59eOq5v8u9rYh2KwAsSqZoCUguqLKz1GWe/f4BSZcH4UGV9rm3IrKOxiTp6ICn1d0dhybHvGQuAf3On52R4dWpmcp8YMPmkI
        uKlVuv7v8wA24OIgIg5uyPDCiJkkIrjBARXriuVSU8/pSDU4BIXFP9QKoq1wM1RHn5c93Zh2GVTOqVJxCZGRrpZdv1EgXxnCX5Xb/odzJQDbZDdOOoDrLqXZ
        IA5dW9Yb3Bd8DvsheCn2J/FnL/7sz43E8qLnqq7kdSV2ppvf8rB1BGjX7c8ftn4BTM78GrbzbVq0gHvtUgTJSp7EhkqoCQvnuRVCrw67aQpIEABBIHNhpJkL
        5xlnPRajOs/oiydoPC+TGc5PwSDQkqfddNaCLIzn3uwi4R4yVSKP4QISUQJtYdbMTl+RziElvF2RzuHPIr7blWeXDE8XzBwOS3qYR5W2ATrM8k2TGAizfLWe
        WAyEtrx3Lr+sH04XcANlF8YwELY/LV9gHsNZHJC/MFJEg1lgILQnMRAWkL9woZq/kBnYmI4T2Adz+NNCVwAHIbD5CwP1RMLOQp9hrq1zeGRw3oTIXhhAINMO
        DqxN6VLoCzJCIm4utEvTNPUb0QhsV59DuHwLV46nHfQRP9sZ6bU7ELw/1omwE7QsYoUZB7OY0XypgIyewfMzQF3gmzrIf0ozQcKMgYBwagG2GfAXgBZuDwnT
        2KYhow30ZVSK0IwhcwQuPy2tWtZNJ5uFK8ZGUwDsPGvMZ5K5GjyN6Oqe9OniPY8G1+yo+REfBSIt4GiBIKbnEz3G6Ov+rInsJl9blD8koA0QxYH9P/ldsTnR
        p4rP3dRv2C9gwwUoEQVireP021KS2y55kcotA6d5qZCM9AZeWJf58QfdGPvBtjBq/Jyrw7Ndcc6jO0VguxgoWlZRbhymA4N7Hju6FoOrNVbxfgvKed3mdNWN
        krBE1RXZgP44/yNpp7LYBHu2FVKxOvl0Kss3LdCpFDjRY9cFedeZlvzmqfSm7nw12T/bCZOTEYTRtFV2G1CE+Q3OMwSQYb5FB0FWA1cTRz6JozDEp1zd5YEX
        MNC9zrgaRXPaVZewh+STL9MlrJ3jsXvJuSCOOc9fQB7l+Hzg+5vuI7Uti6LTuBJ60PUbDNL5DR/7vtczwMBsEOxGLjk22gyA7xU7IMRog/PIsOIcgatlmRPC
        9OW9E8c4R4taRy4jlElpwh4wq1MzO/Qu+O0gfNrUTmCNoXBRfp5GIUAahSbWewwXrRX1jsZr8j7GXdWq3zetB9K417d5wQGthghRpD88P2Rqk7NwezU1fOpt
        wJnqnkpjqpKvdY8xNCSq6v55EuoLNxKoYnAP4juRJumIZ794TzsESqdnQii3CIS12Ffb2860Mk3VZEP7szbRZj/eRgaPCFpjl1y1qyCVQHivVUDuFp7FTWNL
        xkXWv0A3D5uQNw2LU3Sb+xVSEILwzBt0FQJMnoaKpRkFpyYTfHnG626G4LiBqCezwnGzwvcbMiMh6C17WYfALBJmL6q1eqFiiernOE2vHOo3yIhzIg7TJcwx
        c/sc5OMY2yYIaMFDUjmYs+eYmhbyOd+1eOLjh0/IgqgAubtJuqaad+Z+vte/S6TVHPD/mjjsR2jZVESc+Pmn07mxfY557HN0zLyihcYVm3A8BotDGEPAGcZH
        Pnjjh3TTY6C4NFyf+lO3NXB92rZGML6tAcGVQMM2c1n9A2NyMnOZZrC03ECztbrfUuad7Hg1rO67sIu7AJJnlWowkQZ5/pnI+GfTbmkal8GxAEO0D0P0AgzR
        gVmAIXoev/YWcvjlj1+sZvWpcR1empB6+FRR8p6eiJtpe0v+dJozW0mxIwKCR9XdpS4Rvyq7S35lnwcwlHUCUdWJc9kYajc0d+iG5g7d0JzYXQIYtc+toqiy
        VVRidqaafa6pe0YiIEbKOCGT/zT0cmOyFwF4F5m2t2mKjYQ7dKVWR6VrlSkuRHx9uTFpmMHJ1wxOTPHBXYRa8oIbI1YzKNp4okCdf+VQcfmVQ6Nhv1HhnEo6
        KYqnqfsjwfNPCyOUL9+2P1If2x+RrgnG9kfm1TKwIOz1T8hekbKXo+yVaIqDgGSu7o/ElPDz2P+Y4z7HUmH4n9ftj7nJbZE5XK8xHYRPhNKSSaJRnuk5FC1u
        wEkkGqpfOdIwmHzkatqRr7jr0RHNcQThEmGDS7Re0VXR+ZEonSEgnwP9/43seyATVLHvAaCnJlDBoCzLUaiRD9n9mXQvnHPHNn7YeGCrc0dGSFAzzSFyVdh6
        QucliGaxE5JGTEU1IU7K01aMvBJw6VxEGrD9AOwGSOki9BYjByZpWjQtLGwXzTwmj0W1hCxwd0UjGAKNYHA1EtOXueIlWXrOIn119qJOH+457pCnQMrERrrP
        zD9DtN3at83stc7ePGL+bOofOfyJn31o108tHCHwc3BWhk15RTj5ivW/0xp++lfecbcoNMX5/UcxP8zu87+MnOZyPO3J8JTBKC//31zrgs60OwO9fxxCdBar
        jiFQZnB6PfpplhNTX32RzMQc1h6kuhGFSSzUmQzY8Kate6S+7pHq+M2/k7bzL6XN8lvcrOMGV/5R4eoBaHit85Jo4MdEPtRHpfaLJDpS7BUX2WLOHrnqOxG+
        dPnQCNlgZqGCczuzMRpxf9AfAVaV75ZKtjCUcyjpw6N7aM2TiQKI1pBlIq1M86wNLvwTeWeb77xLhRx24fOnr5en4VI2y7AQ7W5s0wVUE5J/yerfp15/s4Du
        Zdu+h3qTFBH1ZJaqqX1EtI3kN1kk0ZLgJTksszhaq8TZT8vvCKdPqG0YYLwjgO0NzsXbwtblzQPq2y1HzVqIdo6/iZADxsk9Gx16uHuaT/2Ci9jwC65auz/r
        apB4PJoJ2pvND9fU3n14I911paPpgpCOC5YayKIQG1p1zQo1GkxApWEi8ZjgRGTUeE4o3AoV+Z1Y+HWbu4ipeURLLHLxYHudWf7yXDwh9u9DPElKRlzLhnqD
        uZQsEg6AOXXDKN2deeq0ucfslkVk2+ZvIt7LfnA2/c9F+MLuHhLXriF1ExETvDpvQmzoz5m56eaTeTNfMU/In3mFkcf6HtSZYyomIsRr1oiYqeva6rXB1HXh
        2cIUdEEUwXagMVT93TSKFbMOZfjoBDBkYs112I8LrO2XCatodmGRFJo4+V88Od+/YXa9+l2+efXbfcftz8mV6/XKXl5hJNHU2bH+PFJxhyXvy+zYqs6OM/xw
        PjvOSieOzY6uzo67wPUhJshdsKqEOCSyDt8FszdxZ2ZAi9mhNsNOkerE6JlIO4XOFl24QES5d8Ub7Iyg6IxAuyOwndFQxwo4DdgsF0Q4pJqjfgZg8QZXLgFT
        tgFzR1PGAQmR5eqUfUjcC9nHSPQQ6HgWfTdg+efT9Om+MWmedc909dJuvUS4bugE7sTkjxhKaa5LVcGtzoy8szgFmHWJWZlC5axCgrdenQeBFgikU75gWQix
        /RUg4wIsbwtqjUNEFXI4Kdtp4pKQiUvSmMk8MXBGTNDxFVWM1oA1MXNmcTtoLD5j77Nmk/eFFOjgy4RE4PfegCISQhHhy8eMlHM0cOqJsk7cXy5XBMF5ZpFh
        kp+epvwLCbQMCHquaRo2C1pH86G1AQVJbvKECcCu87ScpiswqnKdDcEHA29uUV22dlzYVqfy9YLUcR78vKpMLX/WzI6jYIEt0lGwiD9Lasb1+Ukepj4o91ZL
        biiAfNVwu0ASmN70J1erfDT+pDaRluQVvAh5tia6YFV5jWnnFjhUMbhW5Zsrthm4qbdauijCIAMYJUwKTQ7IJgbuAsxtw5QZ2OREE3qVTw+4nGLORbwHu62x
        JkHEqo/YtY2JOQx5NOwcluBuE4Zc+RMMqYTmYoOW1Tp6Fil8MA0hA2hgZ6ZpMgAwyxHYY0XZY4EZyroFW6wUbLFWHQoFUPEc6chxRApPL6MWfNB9bjvd58n2
        xF9VgSizsYdX5SNBbwZ6sw6DVHRO0yJEmhYhyl3ifFM/p1KyrlKSCRMixQbWVAh5FoQxyRf3+zLT7VHjKCc9GCH33OBAr+ljX9Mxu3Vv1OYlNTAL7RI5KUrO
        p672FzZrWyE8Ci95J9OeqCg9qOATMWHcUzI9hBsifzk2ZRQz6GYLI1IxRrhqyHZhtHXjykbUJjfe813IhxUUsbfPv+hqflk5fQ6AztKlxpjpQ7NvhAMsbXFM
        +5pwqG9zMRl1/2O2PmOv8SfU97SRJ7JpaCIbUVJgfzK9a50nXNFy/JtMVGYCunDohIUKI0nSWvaSI0uT6i58utbboGcdfE5dUWyzS45Z65karqIO4wk0EKbW
        1LEQqzxFkZF6prWKnQdbgcM/dRjJ5tivQX9X5vd3t+rYCNs9BgAdlkuztqI+k6rPIAETaoUfF5DvF3vaE5VBesl2tTIQvvhTViYsK1P9ajuvFrx4wnMFOHVu
        mz38wsW701pP1g7TrD2wsK2NWXug2aTIfr2DcW2QzvJWbuuZl4FSTM5dbOoAo3xGNCumyepiiq0zFdNUWw+uT7P1dCZsPR0zCwVnHha9CuJ0wvm8wM4/bWq9
        Ie07dVnzc+lDUu7KzT71HJS6Do1NpB0SGoo+twbsZZFlFZbjAguZrc7JU2DJXprP1ZrVFnN1Javtt22bq+W0H5lyin/br7znx/7PXb8ij+Vpcaclw0UG3FF1
        NwjRfOzd5riK3GN0jAwe6Mg9RiQ3cTwNoOQeMrDUcXgIHlnRjtrxLuRwq3R1s6odt/jNiu1oXDvepdpxj3E4EdTjHhaK/Pp78fW93l1S9VqMKYUWpGZVPY5a
        QbmFpJW95JpmhYeb4zwc7sjDe8Z4eE15uI3B9FVzcVjl4g5WBtiemqG/aneouqEs/nbg4vCr5OJEJJEw7Lly66zWE9YOt7H2gBN2mLMxhcEa2FjbZdm4yYWr
        EO5Fl9n5QvAzUMzHJAze1LbibmL5iuy1oW7PdjUbm2G+sKbmIAuR3IUSCB9to1LhsLK5AgTTyq9WhWvLFkbIE1gV1rUeUw6nUb5rcFHkq7cqXDqtf5vTZRTW
        080Jxi16t6OMa3s3kWm+6N0Ym9YhSZh2ObXDgIyRPiMVmNa7uD6td2cmencGfvaNakt7sLyAPUTLSMD91f5tMBGlRcOPYJ0uxBSy9trLXRAKHCgzJMWU0KLM
        lbRWyZWEDXyzNpYrKYI6EmS1fGLtyWm1ejKZAeQsgLt5NMLumBzifoQpLvMyH4lQd4GZzuEsxNY+z9pmj9REnpSF9y4s99a4rts1ZvHco1h1dZ3khdplH7TA
        k2uT9uE1YjRDNZXeHCLFXoTFWndblklsN1jh/FUu1mQJOTMye6BGMSNyh4Mpop99PPhaFmHSMyOMGU2eCMMPegsZlOEt18LI2jXeMnxClHWZ0ZFHF+Msr4Um
        szbFy1p4GdT+YWzHNvUoykckNssTAL9B7ayl2hnSGKtO1rJ6WheDnSmmGyB3nNejofWAdoadrV3VLf9+ufdb7CKODft+vVK4JQ2BIfpFmSLgcHURx+ZB/zkc
        o4P+BRzdg/4zOIYH/QGO7YP+kziKvvwpHHfd4DzhmYpHNdj6b7vW7Oydlflh0uw8UzU7hxWz88yE2bnSLhkSa+XPEn+/b3Vo6VfvZCfwvJpTeCC/slXQQ04b
        5WmsOdOp+iG/53iOt5ArDeQNT5esrtgoU0XbAg11kZFF2zw2C5bANvP4g0CMXDxDrseY1SDMdYOrB3cuTYgupwN3m1Uz1PUc5vWZiSzplI940zCdA6fOIW9k
        yASYNkH6XG7VnFOr5pyUnkNg+NwwXRhiNWcWsHJalNltFkVQNXlKXjyLwnyWN+aYGW/sTX1kEmEq9uUR5G+CLyeoQ8eOGw9tT7QOmFU7PFjLKnZ/TIeJ93Bv
        ll+rluojUUZnxGRxIveQCUYOs96mqDRcaIRlFvNFrAWjIeO4sUqUuwu6Tup8DWMwmph/aQjWMLAYQiWwQ7KJs9aQed0ZFpNgUT4aMnk8/K0QXIbhCbNcihg6
        fdEA1B1whwaki3TIu3i1sblImrAO1PFq1yZ/1T2+8Fy6MkpX5Uur6McESUMMdo5croDH8oY36ee1MmJiSrm7NJErFjb4SNOOLIBbF8C3Ls7kD7uNUuxroWBi
        VkoKfgEUlDE0IAWRT7OgIIPNVsFv83m+dhgEQB55ZpbYIbPSlCVNvhhpIsWBep/VmXmX+VSF3xbAeS7OsH8x1O7ICZsUhA1ttqCwICzCXLs0w7uiH8QwuzSg
        nC2aefndQJJV+FHRhNJ71cHGV8qTl9Di7fbMK/JcVX0jZNsxVxXItv3hHemc8mUVOqfV5wsbzJVSrMfNuXFZgb7usq+L/OFm6gtsDvgr5a6LokYTw/PQN1ew
        yyc9Lw0boyeV7FP9/LJyCPPnGpRNxzwvtz9NHurrTCgKDThF9Cr0oC5AXgKcUw97cSIV5HgZcE0GbpkzE16ZBpmpTJGZiktEuxwyG7QrN5iAFpZz2i3glNmD
        C1gLh/3y2R4yjYc4GCBi7EKm8fpEpvGetQMVL/I2kHG8BweQGh5N9A2Rvk9mKTBUm2rXLiQUX4ObEiwtdSOn3kitjswyLHVc69lE4t7XMBQ9HQTMdJQPAqMb
        FSpigjxvVjTQXHdQIaUWcAFgKlJNHenZ/eVoyEwahS2uITJJU6g2NYVqU21xukMhq2sk1urihbCpFKFg1UTTaz01ZyHJNDwS1+AGg81c/xyMRaCKxy35Ns2d
        EVZC8oU2lC+I+lkZ32tI8w1LOcThLF6J1nGrhb4qVVnkUxb5Q7pKuRMzqk3ExP0bF6+UP3SG0cDn+tfYDa52A/M3GSuV2A38gBo4rUCi1BnqxlQPCFDbmesl
        cimAFnvAfqLZ6g7iRxVwNa6p9ddgtuLyI60VFkdE0hYQNnCHyT1faYmMaYkEfBexROAmA9dV3fr1Klu/vewSt37/82rQ+vD/w967Rsl1XeeB91l1q25V9e13
        dVej+9xLAGwIpAhJJB4UJaIwAgg+TMIeL1uZlUlEkdRoGpRNtGgtZQQRkElR9IQT0SNPhoBkq7ugiFwJOYueaGw6Fi1YdmLakbM4jjPDtYajIH6FdpgEjjUy
        ZyKYs79vn/uo6mpKlLPW/BgLYt9b93Huee6zzz57f1/tTHw637mdKXzXRLXqIk5hW/AvE7wpLliZzEJ5ugjXWSeb7YfH2hXX0m6ub/bprlmJsbm7aokrQcMk
        oaDiKxnB1y9Ipwmy/vF0ykZ0yBUE5AESfmroeXcRKiNviDp1Eu7rx800KHbb2MGCPjV/vBdn8yezKYRazOst7xNmqoIgP2UhW+QEUPK2b+kePlptLrk6vYoz
        D64b+XllSoTwstu//so/xWZHnNb4LcnB3G32+56Zq6w+RSUaBi0K4JISKFKMn2PHwHhdsDhffv8gTcfXmejdU4VmPwsd23ddMPGQRG1Rt7pFQ+nmDGuifvCq
        ySDExtMccjzJrDt+PGE12LDjqYk/sR02yPIOmWdE2UAC8tz2XHBRwWsof1rI64ooWUhoyaxglOfEcEvweeiqzrqELbUZqcEdthDJYIObar0BWiM2LSVvbClD
        o6VyrFeIGqPRqRKr47o9sVmK8OVl+SmZ6W1kOyw9HmQpLq1AE1rZzMymWZFrBkJVi7uELTLPblPL+0zVx8WuvWgnY19TYsQd5N6m3Aa+XQ8KGd7FJgu0G7km
        Kx28qLmN8txGOTEkXNjpJmLzO0h3QJ6gfTHlT0qh07p08lmdFgnUFwyyFW4/SbG62NJcOo+PLpoVrc0lfBHeNnkLc1JuFkoC3Xe6I6zbXRHTy3RTC5Qkc9u+
        U9IAQv5uZovSvmZZKhQzxDL+LGmVyoRicIAbxqJGxEBR62lXlspaAgl6D3+W8BqnmBV0FXmhjQiLYKB1RyLN1DE75E4WaWUSLCBSIkxfNNfNon227mVCAEjP
        NqxlF3H7CvNQNxNIvcXWyDqoKhgiOkVVmXhk8dqVsgZcukhOOtpBO9pd0V6xXuFhiFTU+OWcaVdAfp4MHOM4ZOMxI+5XqyOOh8vu2M1ajo3MjhnyuwaatgYE
        /Wk+lKrDp+LLjoaa1JEWii6+Oo5e1TagSLcrTf8gMlajLG3r0CRhbDS2AYovQr5iMbPADpLKyy1SpTIxTQbBhtjtPS8zCvpYuqC0qV0lKSJBLLqUnHxA5JVG
        Wo0VhPARkrKcIN2tdpngTUUj6jkXjY23zl0bqcxeHOFXXQQ56GbBXNt4c+baxtik6YrQ0I7W2FLg/Kij1xlLaUt7mz2xcsyzlLYNFXVVeVGvyIvxb4MBFG1D
        Ztue3EyBg9hgS8lc1sDywRuN6mogqqtRjeoqmW1nsIToihTwzYKS3KLZifcgi4gZLCIWcNiX8teqfHQGi4hujInzFtMdWUTAZFBNJsQSYqaEjsGsvEj/2MoF
        fsGpXOiaGaw6prDASIGnho8dy6Z6dCDqmino1pTXXRHLkvOeXBJxZHh1VeZojJDum5KrNtjoFXLVhs7IDUp4S666rInW7Ly6jHl1RefV5Q0o36i6BeRnATfl
        3mYm05xU53nJpsjpZdhLIKk39RVjVs7jlc0s22S+M2j/y6KHd3WhIZJOJhVJsDdmjSGFhBchJ/iyurDiWISHJJY7Kewz57PlgajwPTgyL4oKIFdF7HP6XZQz
        TL/y2A6d/pbkxfNYKCzIsmNJrk7hPSDqYtmxXEpiWXYs4DE1gSyM2Ph2yJuW5FU0jQWTc9Gmm9Q9sOzoYTZ400YZnupUr8DqLypWfznPba1Y/S2Wqz8uO6QY
        6WKsrC9TcRESIeor9dm1bErpRKfgeuyfzMI7RKM9PeTf0B3yb9A1RZfBb12op8fl57SkY8LjUFSnKorqguq8uaK6AEV1yixAUV0oFFWNfymYkO5UnNsHVccG
        Ss7UWjZLHXy2kvSi/KokvYiV0qxZRNKLRGAA5Z8d2K4GDXtSrmruvKHcUUOn7g4Xeyi9KfqqVPOCvDddqQ9Pfg2/N63vQYvZgHFpsVW1UFdXOnBOWdSV14Ku
        vLpYec2oO8rjNa+uICaJgphUgEv6Z//CP9WPPgb0Es91FHwhg8AjYACZKj1FQGjJkkkxEMAFgQg1POorEoYJ7iIpltyw0AjQj4DCcHsPmOL9FpEFgJvByHFy
        oZkgLclufHjV+BUW3hDAtdCF/G3IeIeT9JWK19JJFky7l24eALdXKXOky0VrcH0OtxZKcp6FtlDuUKHC71oiolv6DxowAa4xOi+AP6yH4K6WxoY5ykdkC0Xe
        oBEQ4tpooehzUkOh4CM9VKivVaBgCEtM0lAUryTEcxRIw7XoKONbMtCWfNxWwceMzyIHQ+3o28j8raX2y1KTQ/YoWTNHSi3tPFTqmi11DaUOx5Y6rJS6ArW7
        SXorlNUnH2xOuQrXcEvkp/3IpvnZMk3P4hPGnyogffYNQfqMGQtEpsFQKEN9GJN4pfWZ9/3r27o/+u2bf/sHN375c9/4uzddiX2D64cvPPjHf/PrwWF9fuow
        OQqkQm50onKG8TfJ95H8hj+uOSFyvr8vGH803ZuJwyNvfeij1x78oV91Dn/567e866f/6H/6ap7a3acO/tk/OPQfb84BXaqpKddw8k/IKfeXS+M3fAXu2afA
        PZ8LyPZdYGkZctJlwVDPDId65q86t+tQLPtl2E/ld8p+6dseBFGBmM0HUq+fksy2Hmjr1hR0Cd9Q4rlIB2Rkgi182hiJIykqTkRDJbilOiAG29C4fN/hC1U8
        q18sYrKBvFT4N+w8PLiAUYvdevTLW0h2SrY4+MMZ7862w1/JMckgGNsgDYGXE5qaSiiAGJMcjjwOIktZVIBmOFXIGGcUMsZHLEW0DfG4b+FfIIQL2vGimsg0
        6NpqcstqGnlHK8azFaOE6JZIdZQM3aJseRMxoOT/o1eB2vK3hdryxkFt+QXUFnEbgxGorb2YGaHBOJsbJdYWgNasXfDw2w9blLUKyooHRC1gqL3v3x9SINMB
        kbzIEVJEJkpjWsQtRl5V4bZKmKQBJUmOveUOw20pyJZ8TsathVY7PLA4W4MSAMyZOVzAbRXXErmWw25VPmfRtza2opuVPxTnzEJpfd2FeuZU0C69KvZlnnxl
        j8gRNdTZzCqorcMvVK5XkhXtVePtSjybnRc3OMUAAGezuKaEf96mRudTs3c2Mi/5NZ8rT726UbbMYCP+D80AUUHuaSJ5ng1I5LQtK9Obgz4VF26692i78eZk
        Tm7b8+tK5vScB9iuYTKnlzwlc0LQidt3LLfOZXdNuizwOki+DIwWD2Ate/yzXhqTAOcyNq+YZvJBQBGR6mmYW6dI6qSy9DTAjL4PK0MsI1uW+Ulfftnm7fQp
        ZM+iwNQIdFPJ0/2aECnWj2tChzWhg5JQJy7IisDiVLz1EX2rjsc/oG+9X986IW+1LfmQX7I0Sd6H6rDZbAbNuh9faU1Lrf/1sOTeAjbPC6ncuG99/cfXceUP
        rYm5gwFcgzzmBxP9IABB80qrsEnNpFpjYDvCQ1QMkqxpOZAAR6RnIBN/1dFKacDgVBTyx1hI6C3bthZpPuuAH28wax/XrD2gWfswxP3QE/2X/ZEO45UZktsv
        ymf/K2ViIlDS1r7jvmnfkeSTD/KbkDy1/pPutsxRo23JjD/tagE2XC3Bk640Z51Fe8LeeszeOuuy4itfrMXb5w1yrCSkqudTjZbdV0IqkCgoWUWkuG7M3jf9
        vBnIg+B8t9YAjzK+VoNHvGb5eZvl59y8QexD5faFWwnMrZCrqY9crf+0jCXRpS/6zABA+De8fiY3NqTf3aCQgCBpoDVrj9w84L3oantCsCYPu33Tf/wLiRL4
        SR4OYLE+2sOv/Ii85aMh93jfcDEGzsIruvJf2hYJf+S1n3pCVrkbZ5Pxj1xprd9HxrR7nVcd5wYOHdLwiKIGztj4iHnsvR5inOP3emDU6oxn1GoVe3oJumSA
        Pb3/Y4syvQX4fixsWVU1uQ8eW4v/Hyjhfhn8r2rq/1NgRF8c/GXU8AoE62aecsb5+PvWxofROvNEz/9lVPOhJG2CQ2r6p+t++4x/OviE6mThTidHWyTFrHfk
        J6XbXXRA7eNVgUh/AeCFFbhCe6nbd/vkPBki2sl8GT6ewUoSIIs+JF/Oad33uS8pumY/oK45xNCDNX8/4Jq/310r4GZuPoDlfvKbfkbmoxZRaURDbvpAS2tC
        R54oMfuyTg7a5yGAGvHzmOBAOyTVAMmEd6WA/cMnc+w+yeJEBdsPnbF/KbDvBvruc4G+/ESgb18M1pRn/pJnH/Tsg5590LMPemtkVYKPaSIqvYzECXhvJSSa
        QYiEHsA2kkMDJtWBlQzpMmabezLoFCyogIVsS+1IZUjp03r/InCl9qWytEjBN4isV4qMpzw85clTz3ny2BMengOip9QA7gS4E+BOgDsQ92sil510Cq4ieooN
        80hPsbsX6Oks1hAI9IEj317/yVo6aRraJzy7+vCw+miP7xGmrVYghaycZHyd1qAFN5tQhLUJoq1pDQ64SmlildIEvdXJrMVVSkxGIwvamrzmlxa3CSKNWaqh
        GyA1b/BmFDVsArLVT77oq3XUVawxT5HHdKrBAH7WuAozVgpMLMl6KmQnYL4LqZ1b8EljwSdXgU31GdfzdQG9TyH/ZBrdCTsLcDOhT1CZqAzATWWllvkW/kO+
        jMe0Rhab3/dTYromv4jJ0TGMj/F6akt0mZkymRoDG3uHODsQ0fs3On73THI6goh4ItB122FK/qpTBgyXkO3oubCZ3k0U4BJsqvzEvett4mEmXGh/kAvj7R91
        46IGvCoWp4Jr2aFavkEKRK60PoU6SqTXSqY5krLFsnf3zGIpH3qY6C/TiOWBXodj9pKrY/ZlV8fsSy5wRz1M79KBPFCAgUoUqGZUH57D8JLj0yQg88COJT3I
        g7MOOjnUO+nkHiKAMD4oiKatIJqh6MGogDyaI/pxOq9iqUuxnS4QFhD7c6Qfgm/AIrbslzaxB22WZPXE2ax/tqbleD3UcoC5DOV4NdRyXAq1HC+HWo6XQi3H
        i6GW42Ko5Xg+1HI8F2o5NkItxxOhluNsqOW4HGg5IBxnrHCcVWHIkkBIoigbgZblyQCFodDMZS3ULM/m2tb+ZVv7r9rav2Rr/2Vb+y/Z2n/R1v5FW/vP29p/
        ztb+hq39J2ztoxWmbCtM21aYsa0wq60wp60wr63QJSoXc5yI0PYqePQ9xV9ZMgs4rJguDjvMPCXc28wcj3tFOOF4jQgmHK8VyYTj20U04XidmeRxn0l4fIeZ
        QDIp8P+dNAPyv5NeRSK3dNnEOOyUCU4OhpNFuovTSLqb00h6NaeOlMijTroHPuWHRGPGPu4hxfXYc8jnhv7qIf9VHK8+5F/Ccfch0JP6ZtchhHSJanHIfxHH
        nYdEp5bj8iHRqeV41SH/ORyzQ7JykGN6SFYOcnzHlTh4Aif75OQsTq6Tkwfk+HY5fkCO18rxhByvuRLTSrVXjvvk+DY5im5gdkAg+WYFAsk3S6UEkingCSjj
        ctzHBZQvVbVPqhjHw1LFOJ6QKvbBASt/pVVlGaSP8nOXPPu9lzz7wYseTDyylrgKx9dBEQr5/29pDTLStuSKXVKS2BV5RZSmRUkidbBBtyHn18h5xRyDmJW0
        Ym+wsNWrfRG9okgF0hCiAQVSPDIMLp03SxWxdXcPulMCCjdslkDESy8Eyp4rcyaGBiaZYdvf3aTwS0qt+fKZAXewcLHipYVhtsL9SpEYg2zZXCUHOfd1h3d4
        yx+LAGz579iEX7PpjdzqqUVI3s8AP78Df5Y34T2kXqNmA5LJURMd3IZ72LLF5WU5dUROZT1sjjIldarqyVPLZic3VXdiBxebqkt4GjEGy5LaIFuSPDvI87K+
        KdnORuxVkIzWXrVYzd0ScreouduxgV1c5k4kKK5DcOIy6saBY9UiHKtYBfL8CoQsmD97qBDJ0pLZgdyt6LdorkKpenzepBfs/yHUoNUMsGvnQ9RJJ16MP+e6
        OZ9wYXx66eZB8vf984X1TH5c+Hy2LfvvD1u7lcEi6VcR41ykdKl/Dwn4vuPB/rJm4aCxWXJbO6iQJVdQ5fHvA55XLO5qO8HR6yg2sXHgPzjEr1BP/sgHkipZ
        1eknZhhmESb/2je15FVAbdeSP/ZJKY7lBT7036LUQ/uSIMTavnjO+1wtz6+xeMWS8D9j8WSu/w6+/2+U4JqmYvisAfbfTwYeDJ7QouxWkHMeKk4vL/ATnhfI
        asc7rDtXsKy7e70uKT4VHRYalDqF+1DdvpY1FFayDCraIKgk9oj3erIa565GWNraq6DxuNf/6sOT6KrJv/PBpR1WNj8JUTtm1zMcfUd3PWF66d4P1sQmREnN
        NAB1XzMxJIqDFdZOXcgbaTpZ1y8pYHZX234G7bnfqzruYun/K28LdpyJT3uf6DykfaApfeB3H1a8/aYIrnbB7ZqTHij3AqBqZfnpeMmV2Ev6LtAw02kKr7Pm
        zrYH+G2HVHtGWaKN6nClmZXMBYqpyQgej2DhWkQ0yrLMZVLDK9SIU6LbQ/+VwxKzIW/eWeyU+DCxBrr1uWS3l4AyRdZz2nTdY5ndWMmZHew+aC3fbCIOqd0E
        DfpL3PMI5GspIXJEGahh+5ObmtFJoivGx3vY9YRc91DhNHG5tnWlx+NmalzdV2nYdm7k7Tz6DU/b2SNQzhpFoYiadPNCZUe0Bm2khl2iSC1+Sva414OfuZP8
        B3LIoGLrZIuF053HKvVQlztFZZEnUxy6adZ/XBr6JUda2pOWdmVO947DI/0QBojM7N5B/bVPf63KYRldj0929Zdo8UcewfB1Sf+r9St1UW7y1YY2+eq3a52X
        e3xeH8M1KKv9W2WV7BSZnBqAF/uo9ovOLdTvy8rm1lUDe+hrGciftMZbxJGHxmT3tFq27luo+0Ze99+q1n0j39NCbUVSnTKvmQsoboRyduXAuZtcvjUi0ro0
        9EIM+cfB7UEzQQqgfWlf9BeRmDA3M+/aG5ZlCSP9RiWzNJtjlpP/S3dfpcHRseRa8m0fcUg0W2qDg0rDoulj1qdxuXDXxhjCRAAeTodb5OVHiDvuYaUqJZ1R
        /kzEnwSytFUeFI/LXkUXV7ur3o5iaOA2TYBLK3q20//Sw6rWaJ9Z1p6woj2h4IGWBnlWRegjB4B0E3Cdi36VefCcc1A/sYqThGM6C0mY0l2jj4NzPJ33zlgu
        84TDyoS3BXDmnyfBDEozg0MiijtYqaTZ4S6Qde2I1PZ3uIQ/li0AV0XqT2X77LNmxlLhLqcr9I6rhveL6rO8AcQ2k22my5T2BOFnk9q91EJVkzZxaaPXttNG
        NXmDi6qC1D5EqcGWXDHZh0hlsWxWPshuIPqPtLgUcMUY6Qxobba85EvnzZbIZIg5AK541tEDhFtjvFvcMY4e7jgvj5bd+25h75tMRgZLLV+9dVCgFoaE/KnM
        WJGWUaomsv05k+WHhzVJDQ+2so4daJ1cyI1+p6FCrmFdeKTIUslmp2h0y5sVJ54IlRW11MtL87CIlmsk36SMYaC8CsWeLtGWdL3c0bvy4CugfW+AAmEunUIn
        1nkHxQOw9che4RSU6+VqnAi8jX5A6qFjhcmK6ch0h1VVVNlajypsLDIyEC+IaTuKeUcnA5hhItTOpK2dyXxrfcs7urUu44diiOMK8nYPJtmYjN8YjKan4OE1
        U+b4XpFA5S9RlgDWYdyRZ6wXQk2rdPKutg8sUjQFyr9Svt+Wl4eSgyhyjlN4Fy8741+WrFjpBHgLfINVyf2uOyShTh8mQVZlR0frkuo2vPi2t1K/hSq1tX7r
        Y+u3rvWbq1KGIt3skdEo43HzwpUZ8zap7T+1/v5S7V2F0EynJNtdWBdcswi+GcTqJf+yIoZbqnKyY2JzK84KwfzNgDJMRFCsLFETlHPlIq2s6XQlH+Q1WkEN
        Grz2vNQRZ/BUui/AGSFjLmyIgFvBavFk/hu/unwDcqnGFSKW7glXnmQUlAW7owrsBDaQl3GA8jCBXVbRDDDAAFDkklOa0l950ydEqc/gr3UNV9YTRKr6M1/z
        GOqWK6h+AiSVaMJSHIw3mD3XskA0MKVOSaDKhNr09GeD40gXqSzTw0WEwoqs0ig+7yEhjfRkINhL5ritKMd8XvBMeDv5vynvIee98XLebJXzK5Dzhi1v5bzp
        6lCPrZ47xoXGo3qOaVP6VO5Cw37o667giM+fP+4d8n2RQ77oh1Dpl1Wl52wK4zB8hVST96DX0w0osLxasSpzy6rM5f0DAvQW9pyDqE8Vp/5hNR7ITMT6xjmC
        g1fYFryDNbWhummWAbwu4+G8qfUq5AVBT76FNb2ciNCWPiMnad5wOhHSpD6x6p3IODrrKswngCrUwOGH01bupwWTNJz4Wsd74Asw9eO9tIXU7jcR1YBii+1M
        uqIagYy9NKAEl8eP2TS0axE1s3Fbj1GcQSVJBAUh0TX00q1JRkVybcDlIYzQKKubdsNl+B1xeKWbqBbUGWbwrNFDEkAi7iGGhxlmgylbgcbRmRbS6yA9TSoq
        ktLuXaaXaHoiKJDn8emhuNB1G5XyNYoqM29SZXbi21ptcC9pvWm1jW2JaKTSZDkicv27lfHN6sxWWKOosO/WAN9DheGfZfaoLD1V26zna0jpoqDDsooizmQV
        RacqLKO4dxZCHfK1PjJ4w6nm46vm4xdKEZRcUPpZCYmdGgCiQ0gi0zTc7xJZs4W5+GbE80MMsZDZVZvmKrNzE0L8VOb3sqvkJ27vsrfJFJTt3tQ9gauNPO/3
        Ni7guQp7QPHDce7rZat48Z6jktKue4jaHUD6r1ARlzKJeOrvS16gkx99iSXf9uKv6EXpGlA/1BJRZ1XUJcMiRkTDLZ1RzdVm94aodJUr+HS2AQFXh8zZhIyr
        m6u4qqXjAZYH5NpQVZsMZnfSJsA2oBekD9WDTybot1wLtZCLPR6s7IFqTPhxjYnTQBXnRqXVXbo0QoNRqhSXax34fHzDNw04K0nre6rawP7V9vlanY9pP4jv
        CIq4YlNXMkipCjWTcWBg2YXVYwxqLxJS+rBMdZSQMvejj0BHGRMRKb6VdJT2x/FejAh52KFibn1i1pDqx6zhQ/2TbMkIzfd0Y2QCr2kmoGeR8UubBwkmv+Rr
        vnxt05B3STnpm1jaknDr0gStWsUm6JBoD9pMqd1YvQBueSK1T4IrTqaH/d4q7EqYyOR8p7kG8KJ7Qb6yVylQzDUKtekRX7Gi8FjMTa/UMdKK0dqUp2nfjW90
        9iBu/0ZnFRgo+FATXr4GuAiYHpvoRl05UNVpYvMikgNUHVFbLqFrmea1zh5tYjlblRw2b/B2ptfiYKQDyWEpfTsOXelBTdVgmlhXruT7LdMgYztddGzp/NeZ
        faJapDDUyKQpM+I7adiceNi8Q67Luub6/Pe75PfOgdmf/75Bfu8ScXaVpHLAHJRfu/NUduuCyOD21XcPeddAEFy9KQO9HNnlfZEiwwIgTq8ybfXH47LBw68R
        13x4nLVh8APeZvILftoGFIWLUY79NPD0eZIj0QquGph0I0vp9gHYDpvHQ1CQVUsy14qqlR40b8dhn1l+Ibuett0HHk7fZVZeyPbnv24w5oXsnfmvdzCT7AHT
        5pr0OrM3PUD1prA1Zho94iI7auCx0jo4bbBKRwMMNkKYAZJYmq1dhCV44Iba4tTsjS20p4V2WGhHVTEHdq8kX8y01RrShh8BDdztEdZIbODH33Td6IwGZLi0
        FfVBbeV+LAtP5utOGISMByXYo4bEEYRYkvD23snU00Wqqa/1z+gWkMczDO/Jk2lQREcgWVHJj0HNtyEg3p0qBU4a7y6a/V1w0F7rgAkNjLM4i/he6pWsojLn
        /amvbKB83kQ3kobLX4MF2dHWyI3of+J64RnfMtEG1jThG/eEAjG5R27+TBZ92kSfpJYQHWmezRpHmg+lTcrCXJ/2S5f05M/JNKlTrQ2hUWeQLbEzxbO6Thbh
        BjHX/ORNToIv/bBIn4aUD0C78EBHZh57St76WewO/Al2+DY9GLdgGw720HXDOmu4B3R7RKbcGx3l69vpxI+6nnf6u9A/Qe1mQ97C/sXlF5vV87m94BBkRJrr
        3h6pNqP8gcxjLv0XstAKy/AppDyGNOqfNLzJ0/VPWNbQjKEK7wcHC+PNzroZGQx4mQhiGybWIOMTWf2twdbPK+4cA5UbOU70nJnb/vU5+/qMxbtmWKGSGxZw
        9yGgncizo7gmgMH0yLVBBlD/MReOUEBbcuF2mk1KCWY1MnEe6bQHSmZIUM0SSp+IUaG6m09tAJomIEA3otN9YJWB9AQgmiFwaUaBt4gNXTPN8yQPAWKNT44X
        BnUS5o1O7Pmef/ewwsV4FUDN7uHBSPimr7jTBM+p+Mf71Rcq1yuJywdzv/nwENliyREBTAdAaUsjsHYeyBoWAB6ggoqCJQ2uyA3jKDA8hOl3pToJbT+TA1LZ
        U7Se0btDEdddonQzBP1gNjsO4huI5xrALvfZ9T4ObAK4edUJidHBtYP5tUkLhzCSS4RwI5d14H+39NE2X69LJhcUaRx1YJHJp3NU8aHcLuDPPDsxylj0yTl5
        Y76AFO+yh0qS/xaY5DPa3YkLD4TyasT4vJa+iydnmRpfBkSe6ZYAC/Pl6FEceYKat3IH1LxptfVm7Tfx/3GPmLfCLZEnUPxPGVvHpzv+6fEZ1aobB9XukJGZ
        Y0SGBniLHNZcOf5TV4l5Z8ZC8sd+FF90HRtiYQPoVc4jMivz7rDbJ/ShzIN6oa+H/YdOwacaM6GsTd3Ybvq5ds6A4xvIhZVtSHRfEd59LLw8vNV3H4Qd22PA
        ocYRUQDDlILVoLLsIg0TJM/7CgOO81/CTOroS9xTxgz476VYp127oW3JhRHv63inlaDGr/hmVsCGKr6yH2y7FZ2OBNHVl8gjzajjuCCPFN3Og3DzzpcEcV8D
        QheE2WYZabRRdUvGhub58rtfQ6B9lWoRzyeXffUVIg9NFOvWcKCuiZwC/1Xge6e9T/i554JTJX52q94oi6VX9O4PgVSwpF7D7+LH++87ug7+x/K3bQAAKEFN
        0JNYtISmrOGwfGlaLKOGguOH4ErACXSr2D4T2zVQg+hJKR4msBGmhCafus0+A2tRtWYvkOiIPVv6C2Q40b4gdVwiX4gs2jbMvl4FE6qG2ZOno27nw7rOgp6d
        BZUwjNwESiRBRBXwNoC5oygiQdY25WfFarmt70SvXGCh+S9wXPjKK+gOSOMGCLPvs1B+UagSHqmuU7KPOZhzcT5/BZsWoCy0hcLIJYvX5qbtYjLFFRpl4uS0
        9rC+/Lkb/7zrB2fcT9AvBdYbD+6vMFSU5mePrJsk57ZmaJmpEBjkKd/PqF0D2rluI1bsGmrioTqs6mS+7VLTbZcQ2y7qP4E9ftrM3DtIU08HC0/NFijH51wv
        OF269+Qc6wgS4V58FmG7pK6LmKwOk60PW3eCLOtqBrtENF23Se0moiQNdLtGMiZLHcQelmyycVbbwFpAtBHlaQ+GGLlQv/EOJ4+jowmHmyFqToBS+ZOR3zkj
        I9sG6TatKh+oiUxyDAnd3C6GvtxljIYj6ENS5UXcZWza3b+mjbDltq90JcbP06zWrITr2s2c3KA2nZv+QJeIw6ypaSTvFleK0e8Eus8T2F1GzK0e8NpnBxvc
        ZUSYKohQaDVU2yNz0LKx7JgcfDWZMqAV8onxrIxCJ00dc6TBsVDrSxd8rMZa+Qu6OMKcgqZNO1IDXbimEhyhYZdOARJN1LTVTh2YRkqT7Zi9SgeLisoXadKl
        t0fD7lWK8ONe2uR2ay52BenR1rI0Zu0V2zqOyzDgkXeKNRgHjXRjDJrQTFb2KkOg9uZ7le7QXqW7Za8yHHmm2Ktk08TYR2yX243e8F6lu91eZf6yM/7lob1K
        foNViQVAdCdminyvctI0tFNOVPYqp95K/RZ7lVvrtz62fguwC90jmta9yklVhLhXOSW1PbxX6aA/gry4C7+Y0LS4V5mM7FU2da/S//+RDJiWSlMJIHX3VzLg
        r2TAX8kAKwMecT3vDCXARTfH6uhikwXRLNaLnhrJ0wSqDZL/21f3+Bo9qaU4lY0sOMzj2efcLLywqUtGFyFH4YWB9TuFcxh/D+jxj+ANWWc8Bd/cHDAkVGwI
        NQ2VET9tRy1cw1dWvQ1RRyFVgrz6Ux+umvSX49Ii+aki2vcM4mQCFSqVdFz1IKjLLbqg1Yf87JWW6/M23ivQeC9f471qw8nTt5GLoWdNoM4HccG3cPkMQrEI
        b/EDsjjMoUOkVM7qBSBKw4+Xa2hPtbm61llUWZD92l5/7nTtTJQzjy1Igy0oKLAN+ZeKWyDh2CKk9+IQ4djiFsKxxQrh2Ok3IxxbKAjHMoMfz0sTYyWxYla2
        hym3VHzZioJ+06SXWU7MFV1YEF15xV7jT65ZLE8CqLlDHsD7hKKRGWUHKMfCc1ljC+UY6yJbHEM51lPKsTpsYznlWK9nFpVyLCChSGmZapBhk5apxkDZDQIl
        960Do1mJDDbypbulHNtqaklX+oDKDdKlvp/uUBqyHUM0ZBWG6DinIVvgaNOc4gdoyEYziG1Dm8FYya6/WwaDw+PyV+HLyLMKuBO/QuvkV2idFntZsC2tU28r
        rRPi+rcldZocInWa2syCgnKmOSCrWR0kRm3SmxJTPABRSzCW9gfXx9H+tEZof1oiPwOSvw5Rk3UUybykJlvsbdKeG5iWkvuwesnppJeb+eW2CcDo0ZYuClRu
        UJMtmsYQNRmmRenVPpDTd5CcjKSYvv57C1RjhILFK98zqZlaadkRS54UNHFjmJ9sgfxkAPn+LQ+d7jFA7C+Qn8zH8QGZyxcsP1k4lp/Mf+GpdAnaQ6W9/So/
        WYO3cn6yaJSfbEmhWRbITxaCn2yBRNY4gJ9sAZ5ESwDOwdgkUnqVnywcAnho4C0Es30/HXl5qCP3tCP/JbpyC4D14On8T92Vba+t8JMt9sb2740xfbm3pS+D
        oGSAinsR1JwocJvxVsMQwKgK34qeEZBhmI8CpdduWpLGGLsUdfwBJn+W73PA6MXDED9Zia2AX5Xm9CtGMGzZVCU7mhJDMBjhJxvfvuF4QUWDVaV1w2rrtngr
        b91OtXXr4MZCJVoWrECJFALIr/Gt296mddsjrduGolQb5iermRq7x6bpbEqequ0b0h+qnbevPySr6vnlJirKJ/FVSFkldVFCW/Yq/GSwPpneED9ZkPOT2Vl4
        Cz/ZEqYQaPJo6pSbBYM4rWPuIz/ZojwCZ5fzOJPRZGKexVsnJkKckje9/hOa5BLAPXskLlsaIi5bJpMoKTygKkAO5Y3TQI/sjRKX9ci5Dv1+A2zvcC4Br0OI
        uXMzC0Fc5sN4CTItCttBFg4gwL87cZl0gvbALO9lFKv8aHGUReDhk5+EJUU6b4G4DPP5Ztax1lUw2/Ig7UfOEmgqS8MlwycaGyBtVU5ScgMyF1jaSf+xicHI
        TN2qAeIyHfQ1lHPBEpeFOQn9tjoemGOGdDyj9OaktYiwo7tiyWRXlCWpgfRrA1RyU0SC5aQKlUkqJGlezeLbyozlirSvcpgFlQDsCuNmQ3JvGmQrW4DO/DyO
        yk62AMPoBo4x2ckWzCLZyRbMEtnJFjRjk6Q4W9DctslvBmQKwgcBfUgLlgYVLrOFCpdZcE7muSEuM9FNW1UuM7/CZdbalssMPte98ZRt9qtLY7nM/LG0Zrqk
        Vv0RXEuhyrfKVjX2x2cBv6wK5zDpLmWaUr5IS85CgHehns8adhKZ1XwV5S15sAWSP91497X155DokyStC3BKQrPhyYKiSdnSpsBVOHKrRfBxEKl1QCY2BZHW
        wZ8AfH1JPo8kOiISeToBO1lCqqgEu7rYzMdyfQKPIH/yliQMsJBNvssbCeiQhlNKwaMFsm2QUcmXI3w5Qh5qOKspp1YW5aRqkXZgGZUc4DV8rUaCnBr4EC19
        2gRuROSGnGbsy8pWNHWynUNfMzJPhANZ85wWvYhLGxFDIHaUKVlSD0l4HUqadWW+SZTkLPo+1mT1kfk9pEsEJGFGbq3QDt8GztogGlcJQlOET5KzmhJF21k9
        LDjYQuVgQ48gxw0I5lwzDVZEXQiSYHnFbi41rKNIY4jqbBLkP+4gmwE3mK3Zea1ZtnC74lGBzG7wfdLQMVz7e64L1HEFppv7ZxskyrIw6Cm2yDPW8yx+k99r
        hVRYZsYKSzgKrJi06lEB2h+S/jhgNVMWK0IsKvuPbo1he9bVikflBKBznWNZIpRlGjDi2ba0bbAEjeSQZG2Z5lBZvsZlDVXP1rX0Zy1Da4eoHxFmjiZoPdFv
        ZUUOhGoaPrn+vwzWiRmcvQzofeUyWBnjKCJPiwi9pHmB38SwECDIgS0DwxKa4BpLJZtjWw1OkDk32FX4swvfhVVit9mldGVsjt16GD/GUqY06uqQMmk9sTQD
        MgPaL17Gp/HhbCdu4NmdQ04jW9+WL5BY4CpMHTWlMCPBHxYnKUgGWiMcAyk4BtKCY4ArRbskMmuWNQRDjMMpVFsHGAYWgAkZ4QB+sgWE9HD5cxBWxCUwDDRG
        GAYWrNGompYylS2AM2ARbye67os0SUcJa0k9izSPZb0eiVIQziengbJzsd8iFKYHkp+VsT0i+D50Cs0o9LCgEBcrKrwCsnJx5OdrGPp8Af8EGjOWMSDlbGB2
        Crh4oPBEsesUzeSCbZzndmrW3uSrbR2HERVBMoM3VWIx1RBRreMIzHo9NY6BTkDmTzzrwz8KMqwNqw1UYnywCU576JutTfLdWwKzjslUU+opi1ltAE2pg3Th
        7SYK1AZWEFU5hdzWlMWsNsJiBiuWZTFrDEh0qCxm8SZNWpDhoSUIeqsNYqVXAHvdipXkKwWLWX2TS4CCTkCKoZsgC2AxG9v3XmZvO55SWwCR2YIlMlusEJkt
        pj14y3Odki2WRGY1U/zArvhiBWR/0URKZLZI/rIUzBC+heuH34636n3JzbwhO6nH9L0y/cB41fS9SvqetaDCj0PT9zR9teEGFaK0BUuU9vue5xZuREFOknb4
        7RdT/80hkQtEZLruj0IZI8SEHhBZjmj87ZulGwL+6n1/5x//5BsvfO2bNxNzeLMAN/5rh2WZpvDG24AbdwtwY3mwXvExGQY5BkDMFwcX5JkS6/hH3/ZzP/6N
        8Dg/EQ7DGl8PWGO5HFSBjVcP85pfAoJ1+W65BDisncgdRjz+5tFf+c2bXvDxbGx9dw2BDofcH147O9lv9dt0gfjb9Kv9k5Y/dSZ+iI4mh9eyurxWJ4RBbb93
        U9E4iKdYyyL4AJ/DWPhgcLj/777+S75o62cJnW7BLnTrxKxlzf6+/kXnOzF+XnTgKSKCABEKBLE23F9JflpaGvkCQq1zG85mskl4PIVm8vhHFckbqZkmTGHf
        Fvmxx8f+p25y6Nbm7AHfUcAjGzyjcfxNjeNnOH8Ua8RrE+7EEYM9bA0dcQFe0M1az+BoMrn6sWezhSP7Hn0kmz3y7seOuA+DS7cffSzzn83mjyQPZ4snsqle
        2j0SHQnM3KNGznt4F8H7Mwqst/ITInJaH8WuY3/ilMjM1rMm5DaIrPvnj5iH0x1mNndbOps8nC6bxjPp/JGJdE5BWNKGn+97NhBVI0MKtIQ/GyxigwIAADtO
        ZDFjwdvuEVRIpD0GT0ZmXi5Mgn6m7RILiVf1sVjNEUkUbxles8Z/9tNHkkfN3Kclb+5/EQx9vPqXGTFzkl7PzB1pPZyt/KA8OCdaEx74YzedhYGf+ZMJ5Sip
        ATVnLQTkiOyaPZI89lTWuaPtmylA2uQfkiGoxcp/51frZuGAvw9soAf8VemLq2umQ0f+Dg2xfHT5BPbRwWGEnU9e07UfbhIymdG8WrG20NI9GJVEow72yW2o
        AIGnijrCaglRRv5xM5GHOtHGdzJr3gaAXhKsTAMPRs77jmmfzOTs+EfbMuDbdN6Tf20ZP/Tg83CFQBsiXemvF9DBP8Js4CMWq25jseqE1sh87OI2CKpd79+0
        lnzZw/WbMi1UrIwUsN9I9ic0+7fI71oR21BDbAOAipkaLtidQYyLOjawb6oGDKojAPYQgyLw0tHgEAcPM1ig3GhGsECdHCwTeXXXMcilPySXOMASVZkrTWr/
        ztpOc86TlrR+XrZhj7gY6GhOYuR6LsSa/OzK5UbJ40I4TCBR2o6J+7EMzdlHzWi3nIsrHW2o9z9kFk/kd/oPSadOHstmn5KBjNNHj9z8GTP76ac+mvknUW2I
        b0SL9J6Vw8pPPINBcyR4RDFH3qzXI9mn7mi7RZ7+jUy/c6aDIS9tvPdkJ6h5UUAZ5vf/0EEXxJY1W7Cyv14r9tdriAUp2rVPREAfv1rZjN1Xn8G+elx5Fr3E
        dG50sIcel+1PA0Gylk3c0a4jzueZI82HRASax54ys09lsRT0ljbh5wBQhAzLHHJLO5D6T2DBRO9u39GuOWiRRJqy78rBdh7AItG75MKk1zhDXtRLXh6QesZG
        j2tUid//V27q9fcx4t6N+3f3PwDfxFOZ20uj/rWII+qlTQzJ/tzJ/r0oobTFbYz2VqdmOJE0UMpbif3ymEeQ86QpH5Kp4DFAgzkKC/Oqq/jncNOQW69hq0eO
        r8LgJcfL3BoOAMio2PGr3uPko3jCS+ip8x37wuv2hbNeDI8T+MeITHi3+034tEY3Ov+nh983Oq94Cub9Mq7LXPS7CHgCI3rQ/10PjLQH8Es6TLBH7qVg4JZU
        X5FxhzdN+4Bc7b+97/TPfl2kuDwdXCffQB6ulW/IPCPHVzzlzHjZ0zz9LryJG1onAbAjURS6dxpfWjKvFlm91vJqed6Wt6bVctHVSfR5aHdy/KqtlhfLanmF
        Ny65Wi0v2RdetC98g6SBWi2mPlwtxtNqgWP6ULV4CbR4KPWsHCCHSyNGvBOp+8KLbNlaXoQXKy37tN7KW/Y5WylPe9pgz3hahOftY8gkH3jJtuxF+8Lz9oWv
        erAKvKWWrVPn0patS/ZdbVm2SGRbyC1bjC3YtC2KpnoSMI6mdjL5C1bmhqeV+gXbrk96gCgyDZuX5kh1ujYvEfPisjpratuXvISsSuaIWInfW5H6z73ioPP9
        um2TLEIXtF1suEChLVDDFgjfeFoklsxgeYGes73kGTuIngZafWBim5OGLVA4UqCmLVCY1LiV6JuIw0YLFKKK+cWorFLmyLc5rNscN1RQIGNP0m0k4aDIO9OT
        btmZXneGOtNp7dUft2PejobH3KIrfYH3N+xoeNyOgseskHjChZCIdTREI83n29LWbWkbtitxdis7VNGdWO4cbAXfIacDC+P13bwwH0aUtpblRd5GRbEsJ7Sb
        H9es3aFFedk+I1dIk/GAFuQD+uz79dm/DvRu962JukYl/w0dDmyrZtlbhgRYPlwwr1oENY2SRtR0DbwEXAYpnUVAio/+JJuRzop58Q+Woq27RnuHlWxGW2ZJ
        S6RYYNAsGfoi+hX+HNbC79NHr9FHV2PimrHwIotVPh95O+Sz0YbKiwmXKVvMfvKgooq9YoewjheW0IrwfvRgzFHQHBkF+bCObI3GrNGIw1pBRELMyeumtl7p
        IRgNUaWea7ae6zYXrs2FV4qlSnH+0GF5fNUUwzvanqI5hMl+rqnUBVXR1GDrpkhoyod9HYaYuYphFxbDTnRsW7i6LZxrC+cNySwYFGrYm8O6sZBZuIpVP8uT
        S5m8v/j2I1YKoZEKzE9XyR1qqCYYNtxTZAMJpVXWuY4EYr2GMfxD3wvPeA+hKtJANBFfkRsRgKGgDFBRQkY4wIPNuNRc8Lgoj5dc9k7iBCCGS8bGIuKubnRA
        cgksSo3t6q7lvBoe3N0SJtdAwIRGdcgQTl4hh0nLgtmgyt07CWamt2+A4i8PLGS1Z4+84T4MrLp3uYsp8f5mLPWLDa3IsMLwixWkqcsq9IQyhWFSZdfPfwKa
        cOKUKK/PmAgLYXn4zKePHHy0iLQ5ax4+4vzQelnsmk0nL65UEMsLSQD0aAfYm6LU7fegEvb3WRWGpfjviCxpgXPyatQS1LQEjOyQs+7Q+kPrjpB6aLQbnJwF
        kNpg/5FHJuXUexBhcAim8hg3o2Fwro1oc+NdTv+xv0j6XUv1QNowuBa5+wnM4RCHOZ5jZE4CCCtg7vGY+PHf812AWyjAhV1YVqL6dHi8eVSfPzaqL9S3I40Z
        0qi+/hc+NSkZX7VxfYHkNizi+kKuzdTqQ/ZHddvO4/qYLUpA1Pnq/RkmtNvVLrR266k2sJE83pUP0NlVjmt06l5dywP0CbdkPWfLBAGlp66xku7aXdb90AfE
        hJt/q796kpj7Ps/gleodJR5a5Wsn9Wsny6/hO/qo990yVixYtVkDNFBIUxDsW19peZ0zDetU29mpmDTpFH2H065/uH/2M5P9d8ps+VUwloKeK5urOuPM9J/4
        zCQaeLL/uJ7U+o/pyXQOSdh/hBeydhEv0BkXL1AfEy9Qz+MFGjQpNG5FvEDH+vF3LGJgm8weIlPIf2eiY1xk4mtS01itQTjURRg5IUMZvdPKAFL1BicX7UyV
        LGGwiR45B6Llig1zIwbOJIyoPCR66OrBWCaJjcz94rgQyHuBatSpoCbGfcLTxwqNOGEXpRNYlIpg21LQhmkpNGLMgAXJGWlN6+oyrtQVbFky355GmLPMNp8O
        BhnMUTNg2+WvhXTetOEbkral1qLhyI5aDqcYj43sQPTDMFlozJZqVQBbZemM5fPW4I4aOq0s9wmiJeVoJ5+BYtaE2FLiLg2umDAtXacntkoSVMnEaAwH1vZm
        AlUi6q7GcaE+6N+dQ0Mq76NWdnQ7XekJIRX3mwAcjPsxcDNqSvBS2+udOIe/7z+3AX72vd6H0x4OH6DbUktyP088y8zdlDqcNe556BciSHqbMCCiBaR4uLKW
        qVN9DeMNdqp+jK/XkaSbu9bPn8sklXPZrCQ1f19vqPtls9KCi2bpnOmdkw51r2JnmMULA7KjYqKbva/XCqtWKf/eo0UnfuA99xLGacqiWH3Wv11+NRTMwsEu
        uZPHYCYP05JFFOZ9yvHTTh4LEOaBSWpVDjEwdfjLmPBKK7Y9mkGmCBePg8RMohLjMiiF+hBmsUfpCE+bHRjeCXHdlOkHfb9ZdgMa7CYwjvsJoUHqZgJvNAm2
        JE9OErIYToctwsLyJ2zWeTxL1aa3Wdj0TP12GvWitQzj1RuYRB7fOOQ5+dDRhkMdEGRMsVtqlutZqmEaOcNYCSvsYJLJugVNayOboUW91PPJW5VIlNB3kuNp
        ZBE08zgONoiYC0JMtQLZ1TO2UEEd/a7kyzrJafQ6LjxlZ702E1UkmrB/kDE17jhh8yGZGYHTHJoFEQNzZuG+HvCa5SfwmkMzB7zm0MxoPI4HMJuQVJ0wpuiY
        Cix9bsDoXOxOdTTC4PFpb/ZMeLroLugZ+71rpIIcJXEltInTbx1jhNPvBODgwKGtsiba6SgGT4CWxFTugVE5daQlvgeaaWcMzTTDSDg9RMj1TwUE/IR6xOmh
        QfRNWUwhHItKPhCjPdVPAYl9kjt4DpAmW6QcxjKRHFCS1TXsOcijpn4U3DRE8EWgT/I4GOqiCm01QYWogUF8Na34akJ8BYQbHc4buWixYQ9tbA2KSgFwaylf
        QRkJAxEODQ1CqxNZC8lW8zExlA/OLB0Taz6GxGhnbD46mo+Y+ZjYmg9LjKT54BoylQESKhZYZDfUJBOAQDIt5UwKsLEVEvN59QDI5frP/OSkJN2X+6Jy9jGb
        yShy2FcuO8c4Yi5+O9lPJPFQ1Bj0vhACY3W/Z/qxvhbb13IDNV9/Fa+ju/df3i6BnVb3AxY9h63P57SXhuxhzriuZ6e6+dtHe510cHRyznOhrVEg9qfQ1S0i
        eQvTS6h6OYnHE+aLkRTYcXF1RNQ5iII16sq6xTiUFW9k1u23OQa8IZh0AHK1b0Nu6jpN6j5FJgu446KgnaHpTBYTTRPcKTqenD/Yd9d/MZ3DBNVCT5bWT6ex
        0M3V8HRm614zNt600giqnxCBiJsaOx3QbTKiKghOmylIbQhvOC/EOUreXW2STRnOAFge60WNrmfoXRJuAUD8mnF7sUy5k5JkhCQJh1cmGTHJ6Up6DTNDELs8
        zRSYgh6BPor9ALjGE4911g6Q2XyA2Aq0FYMd/I7isfrUM7pmftPMXSB/M9EB2I0yHwoeidQaoztGTo74iS6Wg38pxT0ml0DxuUbozZTsYahjIeRLl3ouh2qw
        n5DzCMq0EJn59nSl9zhDvWeBHdkZ6siANWuXHfm8r9/jjgg/hM6Oke+oGHW17zwvfYcYY/XnpXHc59Mu54A2l/iYAwJlxnNP5ZCEjkLNKVu3JZ9ngYMcbc6H
        lOhf37+BDBcDC+flVuVkDYWupy5XXJZ2GmvbO4ISeoQWwbvakN9NfAdz6e1tneuVU14EZ5wu4DFcd7RXOZjFHdIGoleFFdWUKHlQ75y8S8F4UdsSpxnlrVap
        xZqJdE712H9kSgZbTXewaeZtL0LFcMrMPEyEGKiW2d6JQy5GYQpxbOwmEdcoZilwQ+WEw2IMHczBYgxS3MFiDNO5g0UYlg+OVW8Kipexaeumpm2q5wtatI2S
        y9xe23P4QvKSdz6dK0PU5vsRFhGQfthhTP52kFEBbUHfdqD/dnF4QDoMYfHmRKeW/wamu1k6eUBlGZTANBey+Qub6Vw+76DwQWXPLyj2/IJhMsDAhmw7OtQc
        tTsMARzWx7+Vx4azraEsJWY7tOehd3O85+KL3tgvjnkrJ/fgF0tvsXkzX64LUCubgwEJP1ztBU78PsUIUjywSA+JHrp6KBemzhfHUbHe24sXnNwRBiuC/kHJ
        21c+NZn8XhD/tOvVzsAJipOncS3ENFmWSf0gI+dOAqr4D2ocOsEJQ4tMyIHkEdS57ahipIPxLmLMynzXVLhBV20PQC8M8CEQL8twxUATfbmRK8rouH/D9a1n
        lEu7I0Z08rMUAXcq6R9mM2YRFhUQBZfB3Aw5Rj9Sa6KFynatCoPkR92CcnkEt6ABWXHudEoQWo8CMvMlD7ej+Yyfm41cAsF4yZ/DqyEgoCIOjlWt8F0dhn/g
        enWp4iFmVRfKeNe4I5ymJd9q/+kzokHACutbREifstYTbULhA2t30dLkyxoBWx+oa4A2X9ZT+Iq6ObjWXbpaUehLd7hzqlF1P0k7/DXu+EjLPT9ApIYsrp4X
        IVZ7/sIhug152oCRNUAVtYty/h3PjWyzwRHKEclAeAXLCFOZr4IxilcwpOqA008VL99KWt/O1KGF1LRA4LKGUUqYUDui8StKQF0lOvT5FIuzrTQ8ESek4S94
        KstlwFI2BM9XArek1QY0yqiDiFXfWQchSaa1mxEp7DWXvMnoIuhpIuTCiqVJu98FEw4Gm6lbCQDxqryZ91bNS6eOVmkyjw7BHayfgt31HHpK//KjsMcRgQjn
        9jdq3QQ9un8FUnXFY3e2HS6F+ewZzCWvPzqZg0w9fBEzB3gkZMicwx3EFwEc6x4d7y5d7vz4qygt48a/39w759Cm2+UeHddj7r23nnu4wrlF7hHrfY/aqR2b
        +//R91pKg5ZYgtOcI6ym+xw1Uq3BEE7WcnLtuFgikX4Hpgp4n1i9XoVoiyaO+BjxB34usP1LdBpFrys/AbTS/N1oyGYaDFniwrt0oNhRQjcvIMZylER5HyZu
        HLpu2jatNMgxViyOdVQdJpEOE2q0TdhUqfV0sD+5hZis2Xe3fMXD7iZGihLxdiqoKgEkYZAvaJXNU0faZ30r6vM61OqIy90Nrjd0JMVXwkrDVOG87VwQ2kJZ
        u1AEu1BEG1SQNYvLTVxuKuSFVAsXu7qsTSdoJpBvZ3UC4RoQVFGTp8NkCGEgffNoG4ZTrEgMv9sgUjCEMIqetUTEYL+EyOI1woe6kzVuQbTdVoTilu+2wNXm
        2C+QwgsTIejM2p5WVkvSn2AjZslaNllNHPVYzxOX7gGClzobGLnp8DPELJEMdqwajJdb1spgOtUEaIS33w7MpGYMj8okdYf0Sma6TtXXJGu8PbzyUSxcGFba
        WHcPrSJd6VBqFOQeFzla2Pka6v4Ha9NozWGh5E8uA1Wlxq/fRUQ/6Wlr2QSer+vzytljpgajL2a4uPHFbOp9GxQBdcAyOEoQE2UJVgyt4paZuoC4M5jsDrFF
        2Nj5hxHkPEU+EnuXPcLya0yAo7OGcLDh+8RQvoPCJbmL7EHdLc9FxLxX7cQqR7n6w15f8jOujKgqPyOqit/f3z8gEzcSOTmiqPjbKiqewmnrziGRn7MAxfGT
        V4JFE/CvzZGFjxnVYv5Fy++caX+ihsF4loNcNLOPaFyinL6Bnb6+oktLDySrc4QMyaISHtFnqbhE/fr9OmbQ7/q1+zN20iv/pe9c+VHfcWXBhuvh/dLa+UNh
        9f4iL/n3Z0lxP6je79EIa+rllRktUKzmj0mIswelezX7r0shuK+Uxx6/dHN+zObT2a1X07kx18B5WJfSoVMAqLWOrioDeA3x/kUuFEW1awCrKw8B1RbxFH/m
        yjKpJ/8a8CHc+lav8lZPQXr1rVnwtm731mLlrUWCB9u3AIe7UL5VfWeh8o6i7Np3piuWbFn61ft/K21KkZt0GZ0nl28oOQO3byjfAtdvKO+D+1fvO/Z+Yu8b
        e38feSRcoHfWT7ExQ0SG1EXDtRdksoY239T5KSTr7zSPRoqCI8jfQhInz5uG5pGODkjNMVu6FtgA9Nbk8C2wvyb21tTwrZ4s0bwrGQDIHO3QoTxV3p83EQxv
        wC3lDqV62cYY9KHIOPyZwJ8EfybxZ0r+2K0AJRaYVMrnRCmfJ5TkuaPsznWSPmdX5T3v8s3FanHeXIWIQ72dWcjmJbOEJlR0Z21CIPOK6AGCkKkjX1cRnNte
        qeHKrjHJ9+TqjNmJlJEkeI+R8lKlGwLu26mmsxOo3UMpZ2NSXpSrMyZFykgSXENIeUelq2ZzIymncnM4ZTMm5QW5OoPmkkQZ22hWkPJypUMTyrhIR2ThdJ5u
        E3jOxFu2YMchhnLNKLBx8V0dhyx65ers8EOLFrN7+KG54Yd0nBXYyszPtH0EXt7Sr6xdXoegiVWQdaXTLUnH3CH9djld0CWY9s0InhVIg6SlJjoJBzO9FRNX
        T3omzHw4IIyK8aPHe3hQqZCa0CUiajj4Wuage5nSRGG0P6agNcwAlG4GmxcyjxVYl1byBplnB+3JMuN2X4H4d5Go47HOd5hY/vua3z7T/IQLC4RMJ03rSfKG
        Oo7kU8l4eAj4JeBT/oMnGX/c7B+8PyNftgPabBHFykHA/cE6BmINA7EGX+9GOYRntUFi/AkYCJEF5d05gCxAYIrmIIK2OvKDyhud8gZM0RNVuSPyoCprahDA
        9mui0Be35EYnT6+8OKldN5u03SSWK9pH2tJhu2bK3p+y91tyxfYhYJfnXb/oZknRxyYAhpALiqLX14sOb5uL+xphZRpQidxhxbOPOsex1YvFhoe1eOO4GnxP
        AgDlONVpUfqwyevoUgHgjiLdEBfB5qbbH6okOJ6FH81IwBW2RaeAlgb4mF5KWGqVvrSmh2p+a9t5QhZ4HQWUVKxGxJVwwxVev3I4PwAucU9J5WmGsj3Txwa8
        7d5P3DS4D8wRdmdYBLtdwUjuT/KryH3WXGNummsWpBll6+EJ3S8OqI1zFgg1AxHwxTYzX78Ow2/uS1BULTbhyjHxj+r+NMeEbsHWCX8sgwMrC5p+gttobfQf
        hK1SxsptPXR0uHya6A7aQ6JbTGOdNH4NUnlxJbJoF0/00qlju/8aPezEASDHdWVlOUCKJrqSBthFq2MjYmY7jJZ5efLg/SlAEffdn2K/YvV+UbRqorlxM7F7
        P9R50dNEINREAUS3gaNdjWctPHi/LlilSDzr+DYmqN6foYNBvfAFdNTdgj0B4wdxQ62h+RqdA+G5gLKq3lnC1jcel9E8XV7egR1+PNuoPLssj3XWtFvOlJfB
        ONZZ48RQXiQ0NFsjm11DxFw5dkXzkafL31071rp2rM3JFR1rM4SDWLD3F+z9wEytyUV9ZFpmyGWzaB9ZLB6ZXJOL+kggko089VbBJJ2H3phYI5WGsj+SaRSR
        htFxwGTayKz6Wr/zAzLs0AU+bgefXJXO1ZTj3zpOSPYaeLdkwLc52Jw78ecOE/fId8VOX3TQEA9L58u/AVcgNEnmgW5Hrn+0R4aesBjEoo03vpd+jGBSjKRY
        RT2qPoCy1dEB54r0LwY9WaBC2C3PmXS7oe7lFHT1yvbJmE80SQZVfiIf1mGxmfPPYQgjmqaRNS8cTZRtzCvMiBXkeeNvniugIe/uyTyKSDvjSc4bwB5CPH2E
        uHVYYhHCDgAVb2DC5H/3oflhZ7GGOH3Iwho2BLwLFjiSZ5SaSHBgkYNMsD1+fMUk98EeX0fm4WQaf8534zMaI6tBrvtk7OVOvD52l1b7c/RMTG7ASvUakuwk
        EcxaZ3/y7CcRY+X3f/XRZL93UE7a+73rGQRr3ORJWsa6+LOU8dxkMBtfLxoSYizgUN3f+J3fftiDg+yLCM05gEhc430oa8AN9+xvwUj+e7/18/+xJv3kzxk5
        hTJ9UtYqZ896ck+asP/ow0lMYFuYCurr+gHEg0jXlA8Y65aLK5KF65Wt6CB6zbXOTbBjX+u8Bya+69z3isTy6ads804gVBj3IrWMIcC49W73vVC2bnTeA5/w
        G52b1BnkoEYCX89y1YidUONH5QjHcbqPMwP0MtnjHTygjaimscZRxBv6jDeMf8V1Q2tw93aSoYh9afAzix85co9uzEbAwK/6Wjv0In/YRXkc9ckd/4wNSP/s
        4UHyL4Lix4X8VcTSete5TcS6X+s0lP/VoTsN9tE0tzX1O5dJ7kHjwznf+pt7atv7+64bEGj0WsdY6kVucWXe3W3LqxFwswvfUp6M8IOQG/cexWfuPQarseed
        NoF6rnrnjH9hUAlgv4d+vU41Sv0CA/ZLug3jXKjcjDPnvHEqm0n39Da4KR8v2cxZEhTXxtknGzLG4hcDPzjta2zfWZfz9dggfrfvw//ee3Bd2dRPdmphzQ8c
        l27gp09lUhPFzhZ3+uDv0EAFzWRu8gyN8OTAeNYlCAECHD4PtOBfdvmHuqNefta1j34eN0RsVOWMBvyPfjLDBdi3o0r1bDLa5vMBnLfoXHieIAAkuCe7SrTW
        30n35DoCRhCEij2x3/fRaMkHEaGs36k0Z6j8JjUmIrfNWv+SwzTk393tCpaVRQ1wr3Oj5F/6Fi3ghaxZkVtVGfaDBHJ+syd+qO2NOp+8fsY0c5lYf/hET8N1
        K3sVlf5z73rbzRUTs6Yd4ayLHQUNEP+76qkmGmeXQAYVysNtv4a6POsqYsHXXdc9Yw16NEt7aspzYQRTD3O5BpOqx2uZvybTTKrWPpw5yt4OpdSBXYT2F4w3
        enZUruhbfCW39Fmvc5K/f9fX1VBo1oZfx7zZ4P5r8vtB/GFXWWNgPnfU5uipWnFKDzrmeYOBNqQ8EwFzJ23G+iQfsa+tq1xxLHdrMOnoJ33QYTjFzoB/SuOj
        5fT0KY5fBn/EQKiQm33/GFKXEfiGe4zUM452fHnkMHeFKg73+LGW/zbOHv/EAf8Evv/+TNK6i9x5hARw4Znx/vhLbT8+PWHjfJ2T2VRVFkCyvz9LOr7vOW6M
        Tfdyxi0QgaWHDHMFEWWbYkvkT4xBlHfo77yhfh3DvzEEyhTuqXzk3lPqDumB3n6qeGQrSRF8BmCPkrkoeQqA10MZreaPPZJ8QW4+d1QYh6qiNHMIYCM6Xl9k
        G6GYN0RrqsVFArSH4Yyw4oGO/a23nJQk4N+lFkohAsxzFoYz81QykBpE3Zv2IPVUqZmu7Cwl2SzE7gz3C9BxZ4AIPmcSuhW6ZuJk3/tINgkcgwnRvbNJM3Ec
        OAaJmfyBdoBrcPXxRLefhAPvXk+KPt/LJgjaLifucQb7gBcbfX5CrfcTmWsSRjhNQ7zMSOeTlxHwclD73jNH2g9ly4xJX35K3kJMuhRDEpopveg8My0CdjOL
        ynY8OsQQGjH5bG6vv++e6p2vpc3SxQc+19GGmQOODCSJB0cA+WVklh1sVIDzK837od4XNy5UqakqD50rOyMU/lkgnSxiM6cnVSDLgXno/7I8m+jHa7JunDDz
        twElRFqs1NbTTpm/Wg5jIU1z0YEQ2SESb179yOfNIlpuFhtHM7BTzJglOADAmaVbQYwsT+tmMk3k7kK+c0WckTOABLiTgSNyQhCuPkw7E2YByLITZhbO6ROM
        1fdjbvoB6i6LKz3e7XHJ3jRuL2ty3y0GQB2JDmPYzVqbWXhPG/u4HmL7ORoSLjqkN+ALIlvhxObBGaO+gchdvB1ucD81HMhaL7GbfBuYVnPYAei5WXAPfUhN
        eLeJz5nOfetKtbFRxvdI6zbvprQPPthmXHgo7dPCv8HgnGQSX0XLrw42gHpYx6KJzPO58zw7HCb2aZ3Rp6maUsn2qnE1MmDzPS2u/ihWsC3mW9nqVZnOZJD+
        PUgdP/kS9UgsWkm3QeWBIqA2IpJUZIxIJjYKQCeHEg8Hm5XVmHRJG732ggyvbbQGSrlQ1844K0X1cjmZZ8snaGBaPiJqBrxqKBDHiCr0FystbareyAVTU1AW
        Z4z6APEtsjSzgpEHFaoVoU/xWr7j9OD1NmWpkIN4xhmZwn4uiOO/Aa7TM1gR9Knj3puFTAZTG2jRQGgGxYa/Q6Ca+bkPX0Swoo1N3tv8MlVjqXfH6DtmsLkR
        f8R1P0FYQge4547lIcttStHF/AjLxRbLPiD2SATp+LChZD5ww+SPUwWKImkbv7wR/zPfq5/OQ15iKTSt2S2uUbXLQSGvhuSYVvLlIAvOZTmu7HPmXiWilwnf
        rZKAFqBvGzCGrw6K/pXoFTMonl+9OCje5L1uBpA6KOrnK5+/pwf18Vz54R7pPN1zF0SNjCrwtwo3VunP9QuEJkYms8bws0OZrm3JdO0tZBpZrp0rQupQM9hU
        r1TfhQFRfIF8ei6Dmae2eU4xfsMCzfilrw1k+gjzYl68ialQpl3gROMOBnCIIkuQduxYg3UiWYBVOOL633hkkmjS6kIcH/PcT4jAFpVV1ojelZ7GrGYkeJuR
        ugZddOYkL9ENG2G5Lu2ZUDUZCiH9SnTIeFUVSyqk/BZ9tpkWU2I6yW8H8ROu65/OKR8xgXhER1TJ1AAvh0zszs6qDyaBBBvJxYCxEMpk94pd9BC4AOri2hbH
        +JthgzrVk3XcBaysKA+BiA+H5pe4aKjHYHpb1tXpInPCv8miRXTD7d+5Oth3JgSNI/TSi7WTFursJR/hAwBQyGaVJnmOmAJZtw+1VmZpHhaS/xkG86f9NRPl
        gweoWZhoV4hCkyCqtIvD28wcDoauALOY5VOlUYL6i9i6A+bAZpVcxcyhphm8N1XlZAGdhlXJusUTUMlXSd/s9nfyrMEFJM46crbEsyZ5mHHWlrMZnqlXFs6w
        Iv1NZ80i6vmijBN1KDatddNeN81101k3jXWNlJcVy0X3VlLyycmxtsIu9H/dQVJycvikHm+yvw/a4/X2uM8er+Fx6zfW7f9g8QBCheRKlm8MjfXhlW8NM3XM
        Dmf9/ruxWPRhZauzr+73XoVvV32P3DzgXXL78/3HLyRqdJNHL7mSBjBCCLcYJfuxSn+CsFQ/42Y8Au3DODmqRn/j6790odY3sKoZffMs3hRFSl8+y5cesS8/
        Nvxyr/9M8XFcXYDFYBF/ZukKjj9d/KkTaYjxF38ASNQ6EHRSkftnQbxR+S99T//sN/x0qv+Hf+Smnf63v/7z/6CeejYwQP1Qp2xIM2oPSLbMbBYxPFPSfcnP
        Cn4m6eKb5FWS67/rj/Ebk+sv+1mnuN7B9Q59pPZ7zyA0UVrjad+sYMm7VyrndVEwd8vxGX8tvcbUrzjeK356E9L5lq/YeJd90Wzl+JovOi0Gc3qtRfJAEMWU
        6JTzJSqbjgX3NvKF0J2nsZbFQ6MCKmE6n79OPWycsamy6OwWab6NtXT/WuatOqtpZuSwM70aB5NehcMSIvlWnS4M/nudJD2IQ5QewMHJDr2QvfcpGVLetc4h
        Dp0w0KHTLEdKO+BAuUX6xXupGk38iPR4c+CF7GZz8IXs8CMnQP5KTyHSC9ysDz184qjI/8OAVjBtqXvzXnPzI/n7MjqCVjvGdw9WUj34giT7CF5pt5Accn49
        /uzDn2uAqMrBdtW6uXrdZBxlrZiV7qTzrVZstnYMpRS+kx6SjTVziAHYttG3dpeoqNkITx/Qp3v7va8CmmRpv/c8jjv2e1/B8aYrsfclnHT2exs17VNfqGny
        T9bKPkYWFpdhXk/W1pJ/GGD36+PpPHoRPJfk8IBUXgs1v7WrurjGEjRMZ02mqKvU2HisSkY8T7+8RRM8a6aUowpirfmsaVnGquxGlGW2KF/DpNJrsI56t9lt
        DpkD5mDyiKuF/UqohX0u1MI+E9rCfiHUwj4ZauF+JtTCPkHkLzrybbgG3TuFoHk+hEVxd24LrCsYjzlQZvvd5kaY2OowsH34kP8EBqSMOf/9Mn2fRc297MEy
        t+GuqZgEGUDyDKYuYP/ISy97VZ1PpGK4lnyF9XtC6/cOrd/jUr+xOmY2b3QugXnp4CH/ZRwPHPJfwvHQIf/FQCvgcVsBj9kKeCSvgG8FWgGXA62A1wKtgFcD
        wJD0Xw3W0uXcNgzMJUKgmGUoLXApzlYRRJHIgOKg9a91bj2aM+L5GLoNHAz3Kjh0fQxd3ptJJ3BI0jam3Wud1WxnNsnxiUloYl10IxkZLc5EjfWjZicmt1My
        y+HkFg5BTEl++QhWNJIzBvTuofM/Ifr33NqDLHy7QerHCKjPcddYz6bXTbx+VPSLdj88dupUeh0wlfvBMRPJj3384euPd/CHpz/eyR+u/niXpNc20+tMyvin
        0uuL+gDWC3bAu2vpLvl67WPpDab9rJnQHiw9Ki66s8gx6dsN++OQf9i83UgZ6PmceXdgPR/lwLsoZEI/aePdRitsZHatjSgm0FpXjxETUDUJenBLJ8si4Dcq
        Rt8qbmQtqRessVqsHyxAqLdkMcFdcSYtpXpLlnBTbJVbPNRa1rNJKle4OQ0BdvSULM4TM7kubcgqmZaaOnUKYctNjmnIVDm7RZf+q3cCbKT/026Rx7M85RbW
        a45Vh3wooDhFTv5ATxOFlcUpsvCKnoKO82U91TJeZukzkPjdms3IFyalsbL96DNJkUc/71w+O1fTdq7E7M8fqeCNDk1dN3Ca8XxHSnO9FOVdMr28sx2ad7Rr
        Zl+7bq5DXCkT9ftfc39gnZ8vvixfqt0iQr9B+Ip2u0U0kTfe8E9hxpIDXrv59nXclhxFnBLMzo/2bz7FVE/1Lzq3iKiTvjOtfeeDMuuYyWdNYn+KJJx4Vjqa
        vSnfquu3YuyRtAm4xMlRvnSx/7Uzt63D/xgPNGHqmdH8ViprXYuzLmXkYw0YQWfsxS2lc1G6QJ8k3uu2T3p40tcn67A/bPukjyc9fZLxDds+GeBJV58kitK2
        T4a3UMHlk5LLhpTdBszugvK2y3rZwDTkHufmBeULXQC4yGjgOsySjdukZhghXKMjb99dF/E3i0XKJIPKZL46mbVvkUJGo8G5KTzEkv8FOKqTMHio3KXKlTXu
        0EkcCONzSG06nYGjLMa4yd+bMdPyXu4yUBddX8aRivHmlggFxQlSid6ERG/boLh2Ls9jkedAzLjWOQ5wGKJnrDrvEwVLDodT9U0QZQ+YGbHWSEJkFCREDaqN
        Wue1JFtm8tAr22Y5twomo0IrAcgKVIoGqCsnEA0byAsIik0RcmombnQA2trGTksLWGuOdUpXeOl5k5nMKhRZo0cPv32YbV8MANk4YwJzlWn0zJS5GocmJtOD
        BOzFJEuQBc/sPXbKXHuK7r/PybriF9T+hlAOhqk5XPAQfJMrg1/nSoET/Ytu9h6Z6193dR79lqvz6mVX7wfPuZnMu8ElV5cZaGa2mU7Dz/nmPVd6Itck+2dF
        Zkhl3aEbemex1tL1krVHEn34S37/iw+d2i9H1S0yzy667KYVLQvSeRIYGhuoOU936j3ckAuwbTjXuc13u031um/Z8PBE350p353RdxN9d/ZGZ1bfnXu3O9c/
        +xLXQK/8r5+vyyroW1//pV+uyRL4Jlg65I+b8eBlgd7SB5PPuvT0BDhZQ8GwKguyiOiJ3HyUQiePoxaedkdXnBtu/52qUGHFCZh8ZM4hyLF17LiEmJVvfDkh
        cl69P0sgO93Y1RWjwZ+dul5cBe0ca1IXjYAcXui/9uXqolFKoq4qDt0igIhWZhsLRU8Xjq942j0AJThu4djS9dz1iP0yfHKf2jCSXwx4xTfXyKn0PLn1jF9O
        +di7oQrNLD+NnWxVNbKAAVIHVOt7xFOt76ynWt93XKv1veZqd3vV9s4/sL0VcND9jWANLBlcmefAXoExDNk8aGxfTJ4PFEX6QKmsHrwwqBrJG1Zv7areOqN6
        awKrX/LzARHXFDuorLyYVStLZPQVeR49J+2wF8mSOiTkULF0yNX9A2+ySPJ1kXSgukiyL72FtdIXAq3HJwOtx58JbD0+YoftWas9f8euv1/3K+txXSe97ufr
        pEjrI9D6UIupEyuKgWtWsPemsqHSp1Q22C0K20ekDmsGsqYL8F0YCxnjD+dhl5ABZkoj/jsY7zUNWgv7CB/GpDn8ibhi/1Bh4+pnROm34oYdghB1dquZwwQd
        wUdenBwFDvm7WIP7zMJwbBDDl59hVNB/Dmw+R6MmdbtbBm1A6Grd73YBthpo2C8213X3eyJWlArKN7cfrDGeWYb7jc5WjME/+BQwBsMH+8l6v74txuARtajS
        cUQaxR4je2zZY2KPM/a4ZI87UXWPuK5/Rl1iajRRpnABI3yVr34yNVzEPUu1XleHb0KjcrcG2DBO/0b4t9KTakl+HQIdg6Mt6ygyj6MtWyBw1Eovpvifh/7E
        Ge80zacKilSZ58OSFM76+XDed5XTIciD4XPjS3At3CdNgLm+g8NhmYjlcBD876vO9aJwy2Ef4Xqda4DkAmtNzQR7ZbRPm2CPY7LZp4BYutdJspkXsrmnFD72
        VmrLQUijDELyaZYJ7LIP6DDQlGcLA0pk5koTiywlXsjmT5wSxYrvbX3WzJcWGcwoVOLnc/tNm7DnTdH9OkQEyYJeivWzFK2XYs0iJe5ZzQHabaE2Q2+VJd4L
        J46uw1+9+AaqbNW5CeJiHcNNPlpfx8onWadm2ZFlQ2CFUcvWck1/JmQHQARfoFa0ekUXEuGJYAC5cGHQspkmcqWMLM0eQaCGLCMA0vKBpzV9yDfDnySnhH6l
        hkThfhnCtRGR6gQDkj9mTUfpkrJ3dCcnnDyngQ2KBM5gxepvaprDKqt9ZReTmwI+5gBykDeVmDxWYvIWen0T6ogDDQ6deBw0SPxPXdd9qKqnBsP91Sv6K7CS
        HZJvSJPcIV0KYuUWWsiVnsp9IQvhmyDPhU9ZQgkrVgg5AYe0VE+OG3/YB9We/fkbzo+oXZBBpVzJgvJOUn4KlOuafNx3Yi2ZpyWT8cwi/TeudyZHIf2YqBlg
        eDDBcQxGklZomDFBFHwEtxKig3g/iirqiwjDel5FmGd8RUQIjjFsgTBDRmFbKWl/KNYof/x7/b6ge6YlwsEDJ/sT8uXJ4XUAXUkUIKejOFYudqQm+rWPZR2a
        5nQjaZc6xu1WN7mr+195ZBI05nWTSOY65upD3gmAa74oeTtuOkd+73c+/fn6AUmtY3YD/K2T62T75PTJs6KSXSMnTTjwd8wuIMHJE//Mh+TrXGn50pVq8t+D
        9/3YR//rH/8xR2ZcWViliQ8gsS7CbS8Rs6sjX/+8TvlpAo1RLiCKekLEVVt69h6ZZ96xrbudo8+LrhOdVA9RTMUwQSB+1Fu7zsX+mcw2JzWm3YU5AejHHmPm
        8acDL0aXiF/Rg9CLHlxfT5MrrQkUwA2g773EHc/rIUo60jHbCPSDEbqNiSPIptS/cVoBMWZxcKQ+4V6JPzPr2Qw3YegdJYWsgTMC8dNYzM6Y2XWsZ6fWs3ZP
        VlF91yY+IQ/IutrIVVzjl/kL4gkFTwj1CpURBqoIHSdJfgcAZYmZvNZJIAl9K22pK+2CQVbZcr4m/f4dT3EsJOYd7PthzGjvRvl8/VkT6dNm8gbprvKnVXm5
        bl9Es9ZiuCMhCItALx12SoIeTjBqpa1gjB3s0O0yuyo7dOgCWKV34K+0lk4wfKAB+KGW5OXsNzhQGkd+/6UXPvcbry0d4KYtEacbZpdk471Sx40rrTlJ6htT
        2liGkJKiWTWMdpzLVhKYx97rzWiovOSF+W2rI/2MxWTg5kyUzWk7zCFEjmHkU7JKdhGLa4dcQyto2kywQOW+9SkukadBUmK3kRCwmT+w72/ek05D8FQutH3s
        GTTMlK2phplDTSFhaVfEgWMdTVQwFviI+8nCJ+SHpYBj3O2jT+Znl99w8Izz106xx7TzEQyjaQOVaOuybViRbcYFoubbbFupLnnwxU8lkIXtK60FyfIzI7VM
        uxDEVif5oqzQRfCg33lmBsuFCeneHZxiJfoab0f29g3yWfkTaP+aKOyn0j0ayT/2Mv7pwA0OGw0ynBrKWpXfBhvQq3XTQIDvq3W9h9Z66CN41nSO90SIzCjs
        xVIJDtMoASE7FhByjsAXjQpCjLQB2oHYFzP9JaJSzADNvoM6fPTD/HN7T9q53b8yzz+39tJZOfnUx29Lu6jn6Hi66IMiZ/5Yu2bhBOatL1XGdrz+saf6b0yc
        yhpEi3lDxgddpN5Rcd+l3dJ0UbRpgkjm/SZxBtI5Gv1HHrg17cnxLxB9KB2kh5gTSaQtNT8rvxfbTuWtS2f0rTfqJ/n0hJzd3gYE4y6erz2rBHS7YGvrQJHt
        FAAeE9jUWUMcNAGFs55F7+jl2Lqj9dRRbN2OhuS9z803WWT0Fz8AKpq0CgvaUGdXo10HanYHPQyBIvnQpdyeNLUbncdkHGPh9AiOolifxTG50fm4HEQxfxBU
        9fu9B0wHVjmYkyEbMfB7MvA3vJNZGxBQe2Q6fCcOUfouHBzKxjfd9eQMG8oMqzuVrlMjVMsMZhv0/EhxpBq6tGhyokg5JziQJYCqFBk/Zd5h3vWIeWehlZp3
        PiUrnXc9lYk+vr4u8wHgvqbMO4v7crPUkrEGth2Gv2vyQq2S+LaveVte89/8O/6WF7z8O9u/FGx5SaY9mP3TGdCCgXaSXgoRVO+j0vy1Y6eY5rFTaVcFc3Mn
        AnDJcccZZULpOIAINtH3bi3A30F1pNg5AQ5Thb0UCMZRVlclCVFO0a0KsziKkelvFQwuBYNfEQw+I5p9IsU2LLAT0LfRRacw8U3r/DdLRKMIsZeKZoe5Remr
        3JM0NxLhQjE1yI+yxgjjqTUCPvhHTVhgxWLIYjS2dDRa3Mdp3Nmt27EjWDroMqOZ6+iqs2M1zV1mN1Hg4BYP2jpF1bFosXDhtaRSkg1TY05mt+ZkTgWCzcmc
        5mTR5mQROZkfm5N5zcncm+YESH1mFjmZzTNExUARsDo0u0g7TkESQJcrkcEU9Ii4SrDMMPwvC9f60ZoWAfGbOFsVNdjrplfjkKS7c/g00QaB/7/b7N4wV29m
        Vyu08dXm6g2ze5MQRCWIGmKvaJFIXgkIP5TVks/6IymJwNswq5sZU9y1qentHk0JzCmftShh9Rzoi8BOE+jpa1l4h0WoVWAiNTiFx4lwzb7c3dKXS2wnJbcY
        05OPK8p6V/FeLdRLnXjm/U+mRErvpg16lLjEpPVFkSNgFYGJRz88Bm554vatcMsTur0LhoPK9/VjvjayfP+MIgRCu8xBwflxT7Ehm1R5oXQQzt3FAUacpqi+
        cONVFGHseyitjZk4KcNTFt6uKhrv+x/+t92vxm+ffO9AlkKMJ4IH/oiYJ0dgR2rOO3k7l3YuQk47d3G30QfqUMO6gwPJeVbX63XJvXda+gyCfjM4qanaO9un
        ITbbvZGt3qMMnKSDjfQJOL/R1br0oNbN+EjqB+/tkTNN4W0YN/dkUS/ba95m5HrP7N2UPrsL1+/tmdULg41Y+rrkkXjmlIK30xO8GAm7S0hKGUGbPiAdSAsi
        D9KzGQ8iPcAKESsfFg9NCqYQJpXYpNwiKRdJuZwMI1OjU50+mCe1ZeeMsLMMVJ+2HIBrMnXQvwptCHDzVlufq6l5kXWu+IQYGtKqqPgoR+vFKG8aLkR9C7KG
        9QWCE+z93UZjKrNpK66mc+je0b5YYFvXcnG1UcXtlQ6Z1XokBgFYexW9ipnNbcM19iQ2tqakPaLMcrZ781x2NdM/V7a/iCDT7bE4DRSHBe/gU9PQrLaAD0+P
        loC8D9PK+9DREhwi5C8MROEtmneiGfvDyFuG1tQZNYPMKMdPU5Wwtmnv8T9wwHvSg9kNbGrJPwpaxD9zTynLak4r7oG/wJc/V1rfmCyX0rqcvtL62N33/8R9
        H5Uff+Q4J3Dthv5ZV2oxjrn05zR+eI0Y8Z5tyJPSkAn2JeomgbrVwCERBSuBoSrCL6CZQ9BU8cJovDkzMriDPE7Sdz3Ec/k2JqcBm8JdYP3cy5kJixvbTBek
        LSI1qdS5LS4tVvp+6LrYtetibKxy27wOh4lKUOiuCyKDck8Sfadp34GoxQb6EadMll/q8Sm5XLzJfPSyd/6/5X0JfEzXF/CbNZNMJplEEGJ5M7aQIPtCeBm7
        WLsoilYSg+yRxK4SS9Ha0tLaWrKopaq0pZQw1qL2rUUXqaW0lNi34jvn3DszLyP6//7f7/ctv9/HL/PeO+++u5577znnnsVZoDuQYo6CKSMFxYeklAa0Iulo
        YEbEpG7jrAMeqxiLqbmlVB0jMbGUK1uCWFcpO8EbBeatN/nBTXXSM2IhE4BUpaxhLuLi7OgTdH7tONyioN2pjmJQ/FC9ymLUFgqdQFEgUFnOCDhYDcWWYnXj
        blh5kFQPlQlxNGJoNG2sbq0EDFPgjkbQ5DIN/UDpKAwFMiQNMWwYSupJaIqCVMBdFGvWwTnMI5WRE1B+5K6tytiW+/8kNxfUaAyOobXXVUlYAz/mRqXmQMIf
        s5E70MOegOWAxAaNccEuMjctNTcpATSCayMmAFTQbtC41Ny0pAhSBRZjZ7FugnnbWGxaCYD9gW6kTWoWA0NBs47tXgxTcQJiu9AUfIaaxJCCBQiP53h13PF8
        1CaK6CtQGD+MPkKLTjcDKSjqMPwvcThsNyGIlq8tZiWdXzZjsotAipNhaooRT4ymIDwNotfB6LbXaGpOtapi33B4ZoYVCCBqWUDwRrDXwc7m8G6Mq2MQ9FtJ
        USn0SjC8h7fFYnMAA7AYGFkS9RpZYCSqNXrlVlKL0Mc7ebc1UkXhY5U9vEaskkurdbgIKEWnV0t1peQ6Z3KuLOzG9CiUtHvpsIHu8KNHEy1aQNnxvZZpPLhX
        6eIdFzVCRSOaP/mKZLTqaz8ARPMnmbETW4tFXItR+wi97ZmQxzoDPJYI4/eL2twQz2xNbtATXvBXA3VT0YJAYHE0jCSQwd42YvjvUKJd/YF21QHtWgMnlVGs
        QTEYoBCdnpZeR3qjS/qaLH1NWXodtjgYfeOhmFhHb/yjYf7pWDSHOixmh9m7KjLSTr++SEGSm2FFNxawA4OdUzAKf5O33kJBo3iYAX/E/pqOs1GdpQ5qqf+g
        YLGlRG/aTTtSUAAXShb1TxSVSGgvHjbEQcR6IfPlrMJ7vAruKMfAWGFQAy+cLsTyo/9T5w6uZpFdiCUCghU5Vg/y8SLz862hQBuVM3ZHdkNHR23oyN4DjxW9
        2J6IlvLcSpqUlXUYUdHXEdQRJbs1SNpew+ElswaTra9kJLZTCsyU73RiTXU+cmtM8QfS17SnV/O0wJhDzvpWFHIbKtOBDTfROLgM67C6EUjk4DJM/lBNwLEh
        fw5PIammehb0SOdGClH4tj5jov0Z014dW4bbDLJ5J9RmLfr3weiAziDj//IffXj4sThqfp1Fc44JvcGaUYXI4awIaSb0vktqVzC4VKoC8UFBqmS0hmL0Hi+l
        4Ebn/P449YEp90eu14g//sbZaqAJNI5VS4OrlobFKcK1UcMoruqcBHeDu2p0B+QoVID2A0ay1hf97BslUqhqkah+ZFDptA6XVFI2aiIG4s7BCn7RC211YoS6
        GdADup+D5NOL9RxT3Zeq5iHWQ+s7bJJxzr+1Qc/bgLLIeky+SwfgrNOqdzR4OlrniXnieYQ/K5rT2lhroGxZMS+vscGlxibmEtWEaCR4+jFSmizUmcvX2gkk
        aBC6QLm12ejV7QX3ChEuBgBV4yCcqnW7krEtnaTWdfR4bXxswPu5rlif97O/2IBxXDJn041kdu4Gp+YbtK9ppVBwzjfNPH31sidZDskGo6dPFct/5f/Q302R
        WAwUm5SWmBtz4f8zLh5+AwX7r730BIDDbj4X3sihsIlNYYvdq2RmyDAa+GCuYxESyGlnnTRzHTrHhMLoTS2UvNfBN6nmWuRcqUmVn8BKUkdsapylAoScpYK6
        4m0TvC0xzlSYGvOwhoLeacoZiBgMLLDMNQowtACTAwDFYVs3NXm5y+5asEDWIpfdtf57l92N7N66G8nr1QyIrqJSc2PirgNKTMhaNxKRK2uCj431VSBvbULe
        XmT83CCVC3aqnEmioht5raqbKjYjJ+92v7xIKyBx6s92JAVz/q5DSkCDFyPJBr1fEhOq0vaH+hC4RXgzxhJFRMwSkYKecD+JxEB6OctGwtXdOJcy0dHiz3dG
        dBxgV3vBEAov3ydxD3fnEp//aqf04zslC7yAjplfvlHyreO/3yh9X9woFRpqmp58ldkbj14TSOYgMrJLxAUIa32MDJsNaNOswLkEdwOBOmtIBDL+GJBA+wRN
        z+FDIMZ0yMHCV+j2ktFharOCR67rxdqK4QsUuK9hQDGNTA7jppeRxXbJDIa1hdqTaM7bvqU7PQowZ3rstMHs25XJfLqib0Q8gmScrS8iKYDZ7u/mUC/xTmU+
        7dwdgip3LnBqjAJOxws7GPkVmYyKqGWHsIcc2DV2LHVAtcPa5ZKaS3s8KPKQWdvZoPDUyuQm1Clu2Ghi7RRMn9QNB0TH6GCienu7SCBwUD5B5U0DhXDX4Ckc
        YCWMx3XFS0NhdXONgyUnLQ2W6wqaXJDjdQWGkGVhiZRc3dWAWFaO9DbU6he42snbUwgj+vYYhor+Fc8lDGhQKxqA+kT/BFHKQ/y7/bLvdji+K8NDrl9R78xg
        KXN+pyW1T0K2S3iFub6Z57NBls8XjnxWoRIsL3+VPR8KeINaPjuQzzFYLkErC9WM3SMEvq5giEQxOLTY/KsYSt7AzSmVTNGhUqgLPHZ6ob/YuqOjeLW4GlGU
        Gj8WAgMFCSy8BzGCGvjhOjRUtAppJwNbbi4pKq03mkp0uYpWG40juAcy4FyuzFr2nppXXMnitJAfTxWKKzSMzbV3p9IhK2SxPEy4MABDhaFOXjhgeTFvRwge
        La057lHyUw1EeHaiYsBg6mxFwNei0bgNex2yiUP36bSGGDCyugYXkv9DSLycI1GRDIkWOpBovgyJ51dC4kL+3SzZd1Md3xXIkLjgX5F4AstmjDOXbHsm6U4E
        vi7IEXgnqpbu+n8ag9X/ezFY838Lg/3JYbpFGgE7UqgN6OVwG1DTYTZTY+QkmeBMjYIzfuzK2CyM4WlWkJDcuTsEFpubyCQ8xSUOmhseGxebm5WYgpECk3l7
        MTcRG8soxaASE0p8ICFa3cFTSwsONZWmcYkZwRzCs1p54z7ohqcaCvsO6c3iw3qj6x0lOlD25gccTYFSYdxYMzwKwBd25syeJKgKWZY7lzlpiIVD0V5TsaWz
        eUGwN8paD00pLSkBIrQFHjeKQaXmkJISJl56CUHpxnZcyNofaEoxWIQPoIjmss0XOqSUZ8KPd3UUBMTshpZaLmEGacN1CDhxyFBU1+SlnKFC1FQaycDK49S0
        0jg1KxEDK490o0oj3VhOJohNWBwkouPsLoV1/HSK+4xD/9FmlZ3NbFJF/5MShq6HQeWkLXgIxkaAL9BTVZepYCqaXqKRvDkb97AjZhTfNVXqosnNstFxEuJP
        0jcNau7oZjDhyHPFlHaKV3BxtcuE1Y51vqlKZ/+Alg0KMKuSxSNjEaZYzKwXhc7ujH7Eozt0UsSQHM+UnMOj08tO9hwDxiYtCWFQEKjFSWKfEd4sb1+G/r7k
        eYpLPTXkNbzSbLDPBbmnp0YUD5mHydLCNx7ExDuQzp0jHQlGFYw6V+Ai6kkuZ6AZtcnzjGgkAt3R5SpRwbuchVh7QfZppM5U2zvTQYYrafdUUuAR2SkV+q6z
        n0nZF+dPlPa7heh4Ch5CcIeeSytjCIoT7Qs6oZZ9lSc9q5cu7xSWjDNE/+UC78cXeB5/CEbtX9Z3D1zfPf6X1nePF9d3cvVPEmsDapbbOyEQw+s59lbqX3fq
        LeoCNH63p+zy/213xac5OiH+Jd2l56yJgrMqiHcVWDunkKiRTK7ExfQaebwwNWcfcTZrGVPIHN6SUxq4IFGicux3KqaxgOaneLomuvegzY46xou5oVD3IkMr
        ry5qllyZalYlwL7eSDQyf/TuqXalXQyq6HgoKoItvzFpKOFJVjGLbI938KYxnXHgZkOqHCKGylX3REPsSpyemp1D4iKpdq7jZNmgZI6CVMYTKihFw48dJpA4
        pkmxqIlEMUuk0s+uM4oV0oiN9EWVNItVXEipQYzozoI2d2GxpTs4Y0vH2WNLx8ANunnR8fDKqPCiY8OPmKhlwSvplM3dHqNZdO/E42SpSMSswlYpSRutNobC
        TLUogGTFhUddpfIzjxfAg/BiEHmy6nA6TdagpaTIMgQSmE4ujZHYFrKlwmNODZ0BBVuMli+W220dNZZgyMQYTZpFUTQ1WNwyFszQjBZN6P9aa9RZzgmWQ44P
        6RtkUtRIamuaKoNNofgJWjqiux48RHVjlk1ueOCDNsoFx0hN260dGoj+eGjJljuCU1MbG8QEKKi+SUqAgcr5xKEHKguJY38qqAuUpgi6qVCYItkizaZWALOw
        CsAiRbhEPNWrjHCNRKdajiJ82AmbD1NYMFiKlI4CoZN92HaJAkLSv4fPyAzN56mg6g3l+jRVdYFWwnu0mfLBKWzESxyMjA866iZTdR90ZADMFR8YjGemGmyp
        DfByAU1OI8m8AKY1fDKEFE5hDTVC50P2gSz7EFS3QGdGWGGLcVRrYIvwTjeqlZCCd62E4XCBbh1s8bRMni63XPVBKs8Ls0OH5j7o0FyBF7GSkyQPy75Jlb6C
        uqA5wHCjTvhfaLfzjB3NtyNIr96TaYt7Ml1ATxEDC2KQDWbUrZXplXva1cjJvyLkrUSdGqM9S1r2jSby0Wpk3rzJKs4H/Uk1FPSLVAq3/MoR+SgALAVUVqPR
        vsKpkCsKJADrQiaEJMqmZU6DKuJuGCXAnUcJcEPRthoDtmBo81wML6vMp6NvFK/S2QbfichYFaVO8NctgKyO2ENCAB5DYGoSwmorhzzVogobBS7HFQNKoaC8
        Zh6JAIODsDLI8QAGVHfndkTkg4BpaOJ5IExs43Qlqy8lV2Cl3aCNuUSX4faEhwQU4ZFEcJrOBneyrEKV0m5kvklldkVWn8VqJH/PTVWyiM1cJMp1L7k6tp38
        0nL7J9f/6xUKXT436GRh3xSysG8KFqOck3kUmlzLqFoyTndjbvHIfZ6OTCRRbqtkoDpmdzwXJgLYHwGi/U1Ds4ArAb0RyVizNqn7wjpLv1r6daNfHf26M4/h
        5EI5ysXEdM9kNDHdL6QzA62X2ZgupzirExkOOo7QhKYUFIYsfV5Uo1Ny7gj212jmAJDWKMFxeC40JbfzZD0k8ADkjlwEzAVHgDvaJp6Hxc3jAcBV0ay/MSAg
        G5xVCoViglPBSaS4SmrniZWam40qnUGVufZxZTcOFAJUdpxFZ6H/+TtMqP+X4A/8FMgi6PXNBQrj6jBiVXJ7QKyxLOtS0vDVL1ArdfkaeYBOkYvRSaSgYPyP
        lik66dgzPyN2EEHEJ3qy79wY069DOsgexpdxPTr0rqzAyGpunKPHEJmMy0evCfSCPRpEexKvKlhjT84FaShOG9Iy3k4+10s0lJoNMq7Yq7SEjFcNolep2cfO
        qTsy1WKmGAHe4aJQi5nCRgDrdIk8Z8gAOH36nMfx8uCu6qpi9JV2Rl/BGH3SgTa8pOCOdG5gQObYncRhSgrkhfosCs6QI+1JQbnMSjshZ6iib8iQtBJDruEo
        zXNn6tTEMLtzPpDk/4LozvlApgGuN9gjjiuNW9XypzK1vqSZyh+QxuEkvRq6ykSHn2igrYqluOZKFr1EwQIuAN4Vm+uibW3dReZ6omqRWcSYBmZTkak+zibY
        H+qJomjCFcS4UWmuJ3N8ItbbJrcxzeko1ne6rWb+37HsLqxsfIKCYlgVQlgVAp3exR9K0areFsGilOWSGMD8AteDpWGv00mDcSZ82ptDLRMz5C9MCg4HKovd
        mDFIDqzxygwzBc7RYoAcHNhKnynFakjVxIjViBtXlJTEqvrRg4o99KaHuvhgVmCrqmED4smPvVgNyEYzd28P2yJMaaNZUWW85uQcdb5DTx6XXq1MF15Lrlb9
        n+qVRosRYw7Q9q/DQOSBncxuNNikEYEOfUoXmVWOM1wMuiNqTDSgoqqkeJHTO/iOuBIrOZfW0qGdxoLOb0YYhNoiqp7A5oyV5+4RquHSqiP3vkUKZiOE/LC5
        hkPiAakF4061Xf2JYq57YwBbo+jtUH9i2qsOE5aGlVLbza3LbYj5guMjmCOQNo65a3QabeviS8gjMjlKd+Cf3F+wcQe9hB6v5EQdlv5KHa2h6aVcZlYuxlGV
        xyJx1KjEXLfUrGSWCnVFdalZjTrPuHsKjt2h3Aaor3b6ue6YIzMJiHCw953R5pqz8rAakX5yhF0/OYKiJ8i4dC2jFV5gzl/4xuFEgQVRJ3URpbxmyhdqJhKz
        5Nhm7f5+/3fVSUl10hjJSzCe9Qp45lMTtwy2JtbkHhU9mDWNDtlPD2ZuCmtsBKlR6YwlKnN1ch5lUXY1KCz5JiiaYn9rMeY8ST5oariz6SDgRZ3MAnnEkpUs
        OTqGNBiKg8xGNGwaMMEciw2HvrPQfTW5NSVfjbjFYJOBrflUyXTJ/fFShw5uBVTq88DVOhCSBqaaalF3mHzg0jDV5EcH1IgvemX8f/OfbDyQWTMD6V1dye1c
        BCTEsfL5XQwYYFeZBjuyjkWwJFUQX2bk48n2bmwVC4CqMWGIZYHH/zKrTXWV+RQ23YhUvju68kDGpC6Lclp3iEmQdQuLAAir4JBOBh5mXG9iABabXtPFgEFn
        3RIMFPgjD7vYXURVOg2JVrXMWIQCfzManhxC1YDyqYnGnhgqMiHHUJO1QtsRWkdRII2s+kYWGlLLqXUt7hhQE0+sIhpHU3nIyTPZagJWkzhd4gp4r0E9cbEX
        UOyBLEY11KHGF9WxShhBjm8FGBIb115dlwDgSzTIvgD6dOKNI5zzpOiaWnvbYG70NJAxQReDt6i1t8rgRc01GLCjUR+LtQ5jcmPDzBi+3I04Il8alWSmPu6J
        iigYENLIUNaXmiu6YfU6G1joXYHQIYFc7lEnQA1JpOzOZiDUWoNMv2OK6x1TXG/5haJbB1mCkUfTkx04n+TuLCi3J6APm+RuOMndq/4KZXk6eEFa3Sw+uxuR
        4ij/JnUkbG4Anv6hFwItIosepZR1HDhO0Vfd/sW61N2ixmpwCRztfGIaE0HRJl6HHjxxH/cVPWHwMHadvzyFHz04d3qY9ei9DqhYHX2KqdCLkrm26IlYWhsy
        8SDXdyKNFGACQPAIxRdtzIx8xFCMBEshFoEfa0QdC8GXa0CEVKZhWEfEIJMbetR1R2cJCjLGMCP2iXXoc4aRui657GACdmGlqGd2wi8vwOxJQVBk1fB1pKot
        +mK0QWwD2nwRXuswErKOc8q+CSj3ZPWD5wSsHxtLZ3ZaWaE8sGCuyRNnkic/Kq9UuktyBzmFs07v6fUSlT523gLTGk8daV5QMFGNaEclPjoUr9pRoC9ungzk
        iyVSrcUA4zdkbg11MWCwbk9EfjeG1poE9GCIqIoiBeaeBVYqNY9g6i66peEUZWeBqFpF4Upp+dWy9UoHfdVUKSCnyWOZOkWU9kkA1GQ3A8o2WduEygZQwv+M
        giNNFk8oEatNFisYJYpbL5Csm3qJxIboW9aNiaQZRrGI2qxTEY5bJ7oz5b1FjJSfWUcPns7eQt8MamgECofV3ME1Ykx3Vg3Os+iNG1SOZUKgwOFMek7Bt3XM
        L5eGSa3cerHQoWi0qheNyKCxLYDsJaruS0jrKUMMDCeFayr0Kztm92OiOj2zwyI3UaI/iSVwH24IW5E/UrICunOviXcYMTcuFa1IPVCCx8iYKogdobK0yk7u
        aBgmaBi5U2kl1Fb9FVONwNBdZj2TMzmIrlgyF9NRcUj3aIwmXoc0FlQZBgapC3fcyhWioshUl+gFL/I2adIxm04/ZtNZHcioX9TklZyJ3H1QR1yHfmJqiXo2
        caBP/SgQNe4KOvLU6Z6AgaexVagHr5FRGP6pqF1EIRjw9ByHVSPWIqAvp5HQR4VbENMIZEPmyTZlvvFgPHEkpOs5mBpjPHDvGMimBgYZrF/kCGuNMd7qE9Ok
        pA+ULh8UmU3OlERrYKVoKDCKL4tNxqIPkzyGGF1FscxKEPbQjowwyaEEaihPjZQ7lad2LU9WL+Bpk3PNbmgFiCoPbhhAqZIcUO4EHMbNy4FFXpXxwUvPyFgN
        I5w0zBrck2ORp51oruIru2U6m87Ytvr/0rtFi/69LxclO3xKiF4wK9CpqEVpPI8xAn5DkS1a0PBdliqsJQc0XKmG9F4xQoKocbpkLpeKSDKIOzH5qEDWcwjF
        deNEoneVbfWu3FZSzqW26kjlkvEHTBWSyCktueLwIptvqgeq36LQj4mPZTVisScrF6/hxWv+Y/HeLEOZxAG5VkJrPKbSyF8I/AVNTg2rl5tBicaFwId4cbme
        /WB3jFNFTXBagmu4NN2NznUFmZ4aqgzAHz/afSikGifTAeoYJAzIigZ2WZPAVVwhJdldip7wbWcy6/aiiI0EQMEeqdzSkSSw8Brgz5l22xh24qVjpJ4On1w0
        qd3pANilAhq+yaFdNsVKY/lzGQH1vp1fsG97jEdm3mZ1ZndSFX6ha7Su1vnu1DHaSh2DrlXdZR2zWMXqJXDzRB0zi2e6v3QGidIzKBW1adVo66fh4loDEqdj
        2BpPkdX1dFSLBvNsqffhPeGDPaF39ISsRPLzRkHJ2RxlJsQKdsAL3J/OoUtOCi8CGuUbmM62gTlRNKBRvjtFghJ1a0UtN8F3uN5Hh0oBZLpGvdXQfiOKBpRH
        +VeijkkxXbHMHvYnroQWafIYgQeXFPjcyDxKwdbkQ6gqsN2Y4kFTT3Qjx2seqOvCEMisR5NGaCoqsLDdWCSb/DSyzYcfKzBGPQwYNtkDNaxpe1DS9mCme5Xo
        wwhKfFCzbjR7kAscRCAeiYyEmwrSohM9jFPUTkyiFrh0qAZ7zIBB0BRk6mcyW2Y8M5LJnQalSKI5mgIyK1Ce6U2J0Z8uSjy5h1b2Hwawn1iNRejCI4MrSqUb
        hePC8VFxVQMWyCowlUxEqbrMHyW51agUzEqJwazcXhq3CoNyYdwoeeQqDO6FQb6qDgOFIYXMWgwEBWO5CA/GFpk9jLvQGtXNoWUGqzwGQy9yCC0p9FRxEQaE
        c0rBivDgrKhYtkHiIaCoWWTWYobY+aR8jg9astw0Y3A9TQkKiJUUnBA7U0mh9GLpVEIraotQbqxkxcMWXFKE0mK9w6OqikWSov4jgJ6deeuznMHnMK6VQ+KG
        DznqCY4pgN5gVCWi3AsjRhuW9zuGH1YULTLTEV7xIrNQjMdDzvhXUkmJXj/VqFJPqJ6v5K5EjWjkSUbFZAuFwhwymBeZ+XwNeAkzlsHFGijWMaKX3IYUB8GY
        ijPQSNJ9PJMz4keeKPTB+BEm079wsEZLnVTySY5uYtJ4wFQN9y0H8wwmATrYJOs+nR1MkoEcJHIMyOaQt0J35rvQg+zOYQ4Y96phO2I3OBNF9yKze2nJNnOD
        lTCanqLHYhEezR7bzOaVMCMbkKWim2imKxqca2RRGnEPQ31oTzc6R7XXA2akyV5FgeuC0Kd6Z10FVlfS/cDpSjp1Ahna6mQtVVE2lCO6vFEkOCMEFziCYpZL
        VBXYaUy0eOtQeZG6QMm6QGnvAuC4TF4urfcshenivrikxKJkcA8RQSXFJg+UbumYvhHwSxhw1ZFrKboEpRBeQmmxU/JLpXi51ItMf1BzYa2o5lEuKJkeW4Ss
        co2eFDdIyQPfMiVMpvPFRhSVN+kcTtcdTwp17GhKkUBmU+7KCaI7enM1AUFnquEcH0+Hdz7GDakhoZcZCSgkglFQ5UXH9UAI1oB8oM+M36tZqAAPnK5+oh5n
        qR9uITrlROXEKhDVCyUMQJh2QeEH0xtQWAqM9AMFKL5op5poJuwRzSvNShYYlfk0RWtvJJQUZFVOFvCWSTqMrTyBXOKZfFlwV29Ri+wJUgqwhBgLVOba6soO
        fTEXdSrTcNAxXaza6LUyD+Mg12aHomwzNZoCaAxN9Uk3qSb6lxESoBXV08w+8CWGiq1OwY5RyoeMgILZmML2XmCkH2hVLQp4K+KR+TygjMVaeAu9tw8Xx4BU
        cx14riV6QxrjfLVItoCQCD2tVCeJSjVghqG4aj1hq6zFSqvVk7zDKLiwFc2rxQAojz0ygZ57rMoZ58SEtH81RtHh+GFpGBMBhhDZblSTqw5NKYAtvFqCyUes
        A7kDu2f8SC3WYQVgvQ3G/ehjvSZ6QEHPMAA4QCjgT6Uh9Q85mGqK6NEetbTQgXC17oiSerTnVQkw9ytLJSBnP+xhhVjbeE7dDioFawnGT20A92aijrOnwDPG
        8/CDcfdOtWSPSDP7NxTaIZp79TR41CZLUzZ8/nz43KoePm82fN7O4fNmHer98uHzFbF9bjh23tCtcFtp7PwB5oED58uiCPviwHm/MHC+rBxfHDjnSGHMBeco
        yuxX3e3DVXm6obkdjhW6qZKNFQre3WVjhfW0jxW5ajSR5q+3Y8ycI+VGI+UmH6mqfSV4btObG/Dx0MNKz1xFT7XRCDJfNe56XAbR+xou5o5lmU6EnHuMnu0x
        9m0FLSrIA7Ns3fRgyb3gvoTIAxxMtoTiIizCC3QFQSiMOlF63JWc5/yLS0RnBGQUn5WW0vrM13nYG7AophLniQEq1fa8HRk7LGlFE+7QOuDd6zKqXGSuik0o
        LjISHaL/XKNUTnDPx5hm/kz71c9E6vNIhSuZT2cl8+msJJ/OVbk4dG51ArdL7aHmbkVogWfKUgJ6OrGTXw+lEtHd4TbWua0UwSai5J7ycVOkjzTYUNW/qdCg
        5q+G3MMxwz95MU4X37JiRNLKAlaCHGGrX5IxBWFQO/JV22NesQ9YuUEU7YCEWwYK8Mxq+qKaDjsrJHG/M3KvVCI7Gy0pZkUxz/eiFvkMMmBHyZXZiwqx8wyi
        Vyor7cWaK2TOudgZ478Xhy1j0ZrsenMv62aM9uzozmhHd+vtI+3oGZNQRb0E9Cok8MrhRmgXWTgxIZoCCCid+kry/31RwWo810URhQT1BHbSk4axs5jhlZnc
        +gmpGIGVtKZEdv/0jixWb7GTsqNSnqqUmnwV1x1ycwmdYw9ax5VhqTRR2xM2CCggB1c5g0oZz0IFpZlRYYyZN6jN3BQMj65Qaqtwni/qkRbDtcENI3GWsnjO
        2Iu4uBjwgksNYDTRsPaGoTQiVWRnCiKG+MJ5r8IgOfII16J+sdx9O4b3LmGqvGqg/pDPdCxASrauK3H/QD8yZqVjEyFPEirUyyQuxj3V8RF8lirqnFGdK2yi
        oRTXMSgKkKsI1i/HQoSO4igQo73+RlZ/qAbV3ZGFw1OPqHZWl6ViOSmYJZFZyU5FqMo0KZTybJWULX3LbgWHEz9gKItom3djFjlqJ3odVqq0+crxLsETOGZp
        EuwaceTFCF3+cj+RhGJqUgYVNXYkM+lVqGGq7UQ6nUIXUkDBYz9UH0XH/iiiRW/bai4DpfMjbI2H3d4K1cF0CQGsEIYQGjYAZNaNYPwaUEEPCE0nn0QWjunE
        qmgkh3xpOCBPDTp3D72nwctbUChVao3WjfTKnpoVZhiwp7dIwcM5lMKOkqd+T/uqBIxxbdZjVGssopgCgTMpDndfhFMXRdwmvafrJNVfUii1MJvknai1dyLO
        GXToKNARGGBAAqoJkjYoHunS/oPnNXS8S6fJeBxFA61iKINewYARISfHCqa664lYrWIUCYpqgE1HXXliWihkMnYHbs44DwXUjFWx1wyhodMwKepXuBcXUexk
        9gJXXtICJd1XD3Js4FiVDiuUbvmKCZDo4XMBe0awp2bn+7gjFBjTRKEncXoCP1JAJ1r5dG5moEAMML9SsfrI1Atszi0uMSvZQqpjL7FCeG4CV1YvticoupPO
        JZ5yUQQHlCB5MN1IXaUJyzQ69IsoB7uWU3Z4iRWNKniDNioEpmvZk7Y8hcUzHXpcFLpRvVSpXUcYFLzHmSKvsUjNghPgd6TPq3LGeEHzE3uMF9g/WUAqFRIf
        KgzG8Iu6NhlzWdSEC3hR83AvKgz3onaGe4G3ntj7Srwo+ZA4x+FbhcArzdFNSUZ/FCiBWmBWk8qoqERX6WqLZxopZqhS8Q6NmxVcdZYfuvEtSceLx9LTWOlp
        ztIFOnnETxX//umLFcdPseaDBHn8Gde4MyK/BvJrML+G4A9pJsXgTxz+UOd3wE7vYjwMqYAR0XvjdBVHEOmBnivWK6i4LvjTHX9648/r+NMPfwbiz2D8GYI/
        w/EnHX+y8ScPf0gsPAF/CkjDeir9zqDfWfRbSL/z6Xch/X5Cv0X0u5x+V9HvF/S7nn430O9m+i1TGI/yFlQTKEDi8+fjSaWJWmFE7OCtQjVtDDyE9QZyU0Wm
        TmR6QJ+7Y/crjRfVei1GZlfpUxSqiYgFwJ2jO1m8qCfCI2MEcN+z3yomUgARRNuJE8z4wQQ8YHImnmDGzydEk1aohgMxSyBeYH8ZpMBuWizKY64nBziUG0Pa
        JwPVovhH+53ZqZ9ZRFqISqcccmjANlHYZj9egRUDeBWNCGvrbgU2RMl0ReXK+aSaz569cWYVKHAiCyTPYEl1lB7DFK9lifDRRFGShRfSUgSo+NS1M9qxWJ2i
        Mm3tNEraKUBUUyZTWS7O9GvNmhksBxX5i0hba1ZNQ/ZkxlQ8X5xm/0ivhqUSBsby9VSj/muFQpOvZOsibGEwey1qi0iL6TBYPC0+XQNgz1cC+WDZ8b4PmkTA
        kMOdWSCBmgVpLGNaHvxiSiEeXRrn41yHCrUSdsyksKV5mAy2TZzDQOPlkR8zFW3UGAGOVjGoIounR2HaNEgXaXoR6692xtojO399kEKRLwpqtrsZRzXHYrCK
        CqpZlF3jHu71+gaUlgQ36h7qfBpoKLVrgPGsGjVLkXh2Ewij2fUEvwIuj1GoqGs6GgT7Ckvkwwg7FSFbsh2BAJE8ZZH/7DFniDJmH9KpBs8lh/GCLDAWfOsj
        CDyipD6K4naRuTEtUyY19JWazP4UPgoBI+ko8Z0aFzU16XngJHvdZQspUrx0D6HTFX46VqRg6yReX1zhP1AJ9mg65JzKHvMIdQKU3R1u3bmADUVjXWilnzjC
        zPu6SwD6suD+Fpj5PgpA1AkB6JCIRIRaNO0Q7bF3FI7YO2oy7VCRlz5mPKkhXCUtH/ILy3xso3VcuhmjZXdDtQigcXhb1fQWCuDB1LRkPoMXjaz3OMPuzBDS
        dKPvMN/UXiyykUiqBgpHWVoiN4DYwzs8k1YzBSFZaWmstDRnaXzvIsvD/1Axu6U/N3AhFzsUaqiFIMdKV5zkqAh9QFwloFPZZMUwnN9G/S5dopiXk5iZOzQr
        J0PMG56YJ6bkikNTMlPyrGJi5hAxMytPzE3JHDYyPTFHSM7KzEvJHJmSN1bAFCmJ6W9Y07OS8Tk7KxcAWZkt4HaM82mMkJuXlZ3bImtkXvbIPP6Qkon31sRc
        a/OUzObwSkgdmZHdPDcvMQeTWO232XlC1ihrTu7wrKw8YUhKbnZ6YrI1w5qZBxWxDh2akpyC944kYnpKRgpmkDJ0aKY1N1cQh4zMScRq5EJ186w52Vnp/FEc
        npg+VMy25qRkDckVMlLS01NyrdA6eMhOzEnMsEJqIdHeD5kjM5LoefTwrHTH4whhSGJGNnTNq5ipkDcyJxOKEUbxHmmemzIsU8jIEJIzWPOSsvKGC2KumDVU
        zLXm5aXDlwKArDlv52Zb0+lxiHWYABAxeWTOKKsAY5GVIyYmQQOFYNE6Jjl9ZG4K3ItJY/OsufguIyvHyjLPzMqED6AHRlmhbZlD0iEZfiymWceOzsoZwrrV
        mjkE8s+xQnelDxGyc7JSrcl51iHCsJzEIUJ6VlZa88ThVrjNTsbC02GE8sRQIdTaPCwmRMzLEkOtcCOEtAhtESIkWfNGW62ZYnPKOjfwQsGKpgK0wpqYw+5z
        svIS86zjAgXCr3R2n5ucmE7XNOvosYE8zVhZmrE8zViWZkygkJGYl5Myxp52jCztGJ52DEsbyGsiJI9MSklunmQdl2LNCbTXSYDRho5OzoMusmcmy4tnZS8u
        fIg9Dd45UuEDpcObRs5OEmCaDIcRFBOHAuaINIhDcxKTEdtEAYcJ51Ymf4FjDa+zMkQcMmvmsDwg8Piw5dKsE8Tk4TBq9oeWueLorJHpQzBwD44og9NkEqEO
        MIVTMqx2ixMxO4uw3TGbcQpnjkxPZ++xBqwoxESoU6WpgTDHepDL8qs0Cxj60lRhqCmGCJZjM4z6hoki+QRnxTqwGMrKhSLEASHBYuggWHTeM+pfSc7KsK8Q
        uWJyYibWMMkKyWAqIz5mZaaPFWkUxXa7V+MwUjJ5GpiLgHw5Vpz88IWlHPKt7tI2Po8sBe8b9ZH/kmdiNkyFMSkw8i/muwO+bc9zYk1r/9pr9OHoHOiVVtS7
        iWJudg5OYPsYsI6hUUqC9WA0zCJL4UyjPgdrmJFFPZ2JZbClgBypVzU6rNxgkRbp5DQ2pdknIqyGmS+Mjn3MHZgJo1M4y6ivVsUwCpb18KZQGUyjhShEow/3
        ubCwQQlJ1qG4wMRc0Z3vvTk09vHjegfcJj776Jvrc0fO6fXRltKkafeXfpC3YGDy4nkntgcWzvS/c92ccGNhZlQj04Hwrzs3b23t8/n6tMVh1z3aPxp2sefo
        valTko5cX7J6Q5vBu6XRWRsPrFg794sRn67LqJ2g2Dt+z+8rLjee/frjpcsDTxzyWn614M4C24LDR6cVTUjt/aZX0drNLYWDMT83qVmy5Vr5iWOD2+68d+5t
        Q7+ha0oDZ1hvbOi5YNezzX/Xeza//Wevfpfm3ftw94NzNl/evGzb+RUNk77p/NPCBtJnf8Z+1uSv/FV/fnfs9HH95V9PfJibsqhhw8/bTNgSFWTY9fSfI4lT
        fUYfWiNYfphj1P+oSPpi77UxawXBkh/0VfbHP37U3kszu+m6g92atn/7s0atV63dPyvG+tv6vt8GX//g+t/9rnjvFS5OXPD1E5/dCztu39J0tP+vY4svvb7B
        fXCP0LSF4/t+XvOP/KDiGt+2vPb+axl/+3ge2f7n66/Zftn0YVTNn4LafpTxe4sj0dqEld/dit5e+1TtjE+9Oyxf2b37qK3+PVee6TCtebfJZZ+uTDjeddvu
        N7b9kezRuTz41y9U8ZdMttuS5rUWr77du0Prox/NKHy2Y/Hjv4LWdFx1KLKPZtYnv5/f1eHu1GH3njcx1vz84ZfGi3v3CJZ1hUa9okCw2PBaJFiO4nW/YDmP
        18eC5UYh+ov9RLA8w5veuwXLnA/gpuFdwfIp3KgKPl4oWNbinVi2XbBsw7vAtBuC5TDePVJ+JFh+gTt1/Kb2WwTLdbw1fnbqqmD5B2+bXZn6gWCZ+aFRrym4
        K/6xUbAswfui0NVvXxQsa/BebTsQMEewbMX7vS3KSr6CEYF7bfyoVmn63wTLOXy4+p66wb73Bctf+MCHyvIIHtwKxtXc1PinM4LlvXnwVPhFZtiYadMFyyJ8
        2tDXQ6oxfLVgWQ1PNzTFfx86ErDrpH32FU31i098pf9U+/P+z2oVfvdZ1mf251be4t0mcw8esctGp7rPfzgmVprEn3tf1n8X9ZPb3GL+vPy3nsPUhw/cPsCf
        e3xsntQxfkLWP1xzquLTjdlBq9bu/ZRr1aRrLnaP8q0VvZc9h+37PqB89xvnp95npeXHDfRJb/Wxvtpipi6zrNs31d0OjD+yYAc9n5pWT/y5y9bau7ZVkIpC
        B79qd2cYNvZeNOpjalufszVDr/W+sFzyKyOrtDVHBz1tdLn2nF61ruHz5R+K39weffTY5uM3P8TSlrZJuLVWo9I0+X7NJtRQ0Rz+JKPWvvbfr9/08WV4Lmkg
        TL6UNfCv8UfCJs6F0t4PLij5deadS7Un2wZ9A21bGy3qT2eGLC1OahlZLggRh8x3G3fs+Jvys0/bmGa5zikh3uftUb96xnUff+qVThV3zgn7U5+keMz4zPtw
        wztBo87MEMZ1HKc2/DXnNeHGzW/nea0pOPPjwo6Fy3OGF/y5ZnnMidO9O0/LDzq3orOlYsS1ocml7zY8O+ztbwsLF72S3nNFfJznyoyjlgcXN9x9bnW7cLR3
        t6PHQkLDwiMio6JjYhOTkodYh4aEhISGhIWEh0SERIZEhUSHxITEhoaEhoaGhYaHRoRGhkaFRofGhMaGhYSFhoWFhYdFhEWGRYVFh8WExYaHhIeGh4WHh0eE
        R4ZHhUeHx4THRoREhEaERYRHRERERkRFREfERMRGhkSGRoZFhkdGREZGRkVGR8ZExkaFRIVGhUWFR0VERUZFRUVHxUTFRodEh0aHRYdHR0RHRkdFR0fHRMfG
        hMSExoTFhMdExETGRMVEx8TExMZCFWOh+FjIOhY+iwWQY/9xWewdG3XRIqN+dEpergjUdF5iZrKVkSG05iPJjVSm1QpbO0KADBjGt6EhWSOT0q2yPaqqPSxY
        zM0SMXO2WWZSRokOIhxKXwx7v+xrKjKXfz7kP31u1zfkZE8OS4J7dMESo75GSp6I7EliCpAUMoLLUgQvQ+GldcTIxPRcZ1Nb8xbjHg03w6x5YsZI2DCHAPcA
        1L2lHL6LoNTpWdmOnZHV7d97yVL0iVEv4i6cl5Ul5mYkpqeLsJFS6kQgGoYDe5GSDFQTJKvBhqZ5KNUDdu2MLKK5LRXwcqUiqkW4tXloBBHfUS3CrHhrZ1TY
        QDOaC7MfPTwlebgYGHa0YNemI9+2BCo/G8gra9NdX2NVgPyCNK6kfCWaLc0K1LPoYJ+oRpzFEQFpgL51tLEJUpU50DLWfGjyUiC/ZGyjnP7YAe985e/s2FgO
        L5o4aI8JdpycIO7a5Bh2sSXQVlYc5cJlRn1NB2Y7EBjZPyRl4K0fDRdRYlBBXnXoZ/qQFdoKMIyNM8M66Gh42xv6gbNtbEKwvmRZUZ0dxPww5LActWCIzKYE
        gIZBVaDf83Kh0CIoVAbOgOJzxSQk4gKhUHgb/sJbGMXRiTlDIAH9Q7YFSbosJ9JCO4uNep/Kb5CrsxwDeISjljDUjgbB4PdM7OmYubxE5PJxfKAyhSVQGWRM
        M0VZAsZwIHWch2wHoE8mwzNrInQNMRyWYyWIwRyHYArYVx1ADWgjvOzs8ll2YgqRnpnWlGHDk7JGUv8iQyOnf9kMtOLg2plMQKJSoz670sRLx0mLE9a5NiVy
        lh5o/Nxs5Pscq0g6tlWG67LVYGhKTm5eMMNMmKl8ohO9DcUuN+qN9AXxPcNQ+gC1KQfwxwrsxCTr2CxcQV6oUCtayxwNzW3ilEbQVMQvWBClYFrMcK0Ymghr
        dTaOs4OVQy4JOYDKogj7e+ISX+j5ghWIezgxM/NyX3hbBG/7yBDe5T37x9+mWHOrfp+cNTITuSWaLc5+KVgJ3FIw8lA5VuKKaBCSrMNSsNWOavNtibF9yB5h
        Z2Rl2jkOSGk5BjmFYg6wiFMhNEyI8jSUDj7HpWMshavgu/+09mKbWN+LI7MxTygPvpuvyMwSrTk5kB6GDEYVsknLzBqdSVnImVbBpSnIoQHqJUMvJA4jfg1S
        ZyQyfi05PQslaID8gNRQkdyUF763r6+VNhSGR7CWVKyGEcPukSV27BV5o7NkRSNC5qYMsbLpRuIlJ7JUUQ/Lsc9h3aws2eKiCUsFvHrFKZkLFukeVht+hzIn
        fouyrWC+oeJchxXJjihyWQzJhSzH1sB+4Gi5TDZQAS+Mzv2npZiRmAtVLPwC2PdA+07UErY4sRm9agp7m72cqvc3yzH49rjCBUuCXTCP5JF2bpdWIYdUCGsM
        DSPRELvnkiN8wBJxWNiSkWtlA9MvWOwfLL6JL8OHMKQn6RTPCm77ye7783su5ZI/hA9xlCKXXbFOXP+lUT9ZBZ2XPSYYGhAsJmfAd/D3SrCYTYOQnSw4xUv/
        ntAVfQEYQh3BbltXei2SJMU+xZOyxuA0wW0xU1Ye0kMOEuA/lp6Fa0Gm9b+oL68hLA4wW9JxCMUh1mEwOonQ5SjOpCV2ZE6mrDHy+UYT09km+3t7dGMF3Cjh
        qoI/NWr4Y0B5WRr7O5UK2OivjHq9wvkPuF+AmJApc/0rqPSHRkX6WQpyuSQr235I2ZFfO/FrZ37twq9d+TWBX7vxa3c7t8mvPfm1l51Lhb/09mqByrU3hp97
        AjP+jVG/JHBVmxoV0rCEM2+EfyO1RW5wcXCFFKmrdevR9Jjt8Hy1evsK6crFgS1/XxaA74+t718hNWv7U3HQF13wOTAtu0JS78n4JeN8G3z27zi9QjrwU4jy
        9tC6+Ly/7dIKSeXdtPYn0Z3wObvfxgoputW1qZvCu2D+gR8eqpCm/KzaIn3YDd+HXL9YIdVsZTTOXkrp1w99UiGZM8//0vvI19uwfEW1W1KA7dry3gNut8HO
        3tbslrTxy0vPcjypfusXt7slXbl5UG3OiMT89y9885b0Ze3Chj981ZDatznnllRHXatpXvXu+D7m0fu3pJo3Rkdv+8CE768OKL0l7d9wefWAiVSfGeVbb0n7
        spsl1/q1F6YPmX7qllQwoGDl4plR+F7s/fctSTDsubz/j86UvrX2trRzy8U5kaX++FzYtf5t6WTLPkkHfo2m9o+LuS29Wj5v7C+rqX97H3nltmTqsyws+41q
        +Dy8Y9pt6fvgUzVqXY/H5/LzU29Lg26lu8e8QePz8NOlt6WRx5fe1yk64/tj+ZtvS7NPbX0eOiAI369698RtKSjzebejtlB8v2rd9dvS3aI6ifcuhON73TPt
        HWltp6zVm2db8FkYYbojTQ99Y1TbRT0w/Xpd3B0p9NKQx5vE9vh+8N437kgtRn95WNUvgPpr5Yg70uCRddd8/3kgPmd/OeuOtOqrEyfjjlN9Yn5eeUfaZFrX
        RThJ47uj+e470iNBbNj5U8KX3it+uyNlvf3qjbcyqT91HR/fkfLVj83PlyTgs+hR4640MGzqsgs51N4z90LvSh3U+zLe84ik+uh63pWO/bwnvlsS9W+FJfWu
        NG1URoenNan8zSXT7koXbifm17pvweeKZqV3pXFfXT40/nEzyu+c7a7U/mL1fV/27ITvF379y13pZlTrH4/9SuWN+frRXWnkruCPIptH4fuiczXuSasX6LzC
        xhM+9guKuCft6et9wS2I3u9f/so9KXRU01GF19vh+5jOWfckIfKD/pPXRuD7M76z70l/Ff9YY4elG42n25p7Uv63sRvf2tYRn2c0PnBPmtPIa3PkD/S9f9aV
        e9I5cWbZvY/bUXt+19yX+me5zdyRQfizfmLD+5LqnYf9djUzUHmd2t+X9k3Zo7iyqCumL4hJui8dbfteQ5/VlN+ZPpPuS53r2oZtWEzjO3xp0X1J0+NBVHtP
        wr8xvjvuS98kzNc1K6b+i//6/H3pr4eZM1r8RPPj4TvP70sBEx/GdalF/X91ZP0HUr3M5eNvzGyOz10WSw+khHlrRrdYT/Or37W3H0hv1HDPm3K2NeF3SsED
        6frcsF6DjwuEL37FD6RJq7ZHefbrRfj3984HUsS8PU2qeRJ+xty58EA61fLxb7X04Zi+XxP1Q+lQYa+clt49abzea/RQmvnwi8DfD0VQ+bU7P5TmH6sd/u7u
        NvT+7PCH0t+i25AFDROo/fvefyhtC7F+nLIihub/5S8eSkFtfz2n7UP47x929KF0sY/BsmkNjdfCL289lPImf5eU2zeU5ssAv0fSuZCOwc/mdqf+j45+JM1Q
        vb+0bHNTWt86vPlICljeY3Rhu574XDT5nUfSw29DWp05w9p7q+iRFG3qFP0gntIXfLDnkRR14WLB1Podqfzkq4+kVd0nh4aFtSX8G+r5WDr14/xGQTep/hVL
        Qh5L2XdjrR9/yeanqs9jqZHvm5ea3aL6G5eOfSydzRq7e/G7Xan/05Y+ln5bUa7xDelA8y9t92PpYMSH9dtrtdS+ZVcfSz1yr55utZbGM9DN64m0tp2u/9Cf
        qX82l4Q/kVrdXbdt4t5qtH7l9H8iPWg9JzzqNK1HFaPyn0hT2/SJvn2O1ruQ9Z89kcZ+PCnkgEjjX1jv0BOpzdV67+VV+FJ9dt1+Im3uJHao2Ez9U76k1j/S
        ykc36qWdbo/5DV4T/4/0sG3hyAO7puP6HnJr2D9SwfVB3a5NbkX1zZj7j1RvcU7fXftpvSgXN/0jFf/ed9OEKbS+9NOf/0faOOXX0HIfmk9dmrs9lfzHDv+l
        W1w8jd/0lk+l3IZl1S9Wu4b7Rbl/v6ewHh///mczfe9/seCplLy+89TvhxG+CX+sfioZBk8Nmn+W6lthOvlUupkwQFlqoPUrZME/T6U3Oh28d+4X2h/8OzV+
        JlXsub/l/quU39UWvZ9J8VtDRilD6tL8eWXcM6n/8jdrD2nF8GPd8mfSp+ODD01rSOMf0uXoM2n0xA/H75hF/VER8PiZ9JtyzoxBf8XSehrU6LkkNm9ZY+0M
        M7V3VO/nUuMJrVTNcqj89U/HP5feTNqU7F2bvi/YufK5NNHjz8mGP2NpfHedfC6dWNttxtzxhL/CK5wEeFVGHBQoOJWD/wrvS0LhyuyQ56dtsb2Ny9ovbbGN
        aS0C/Njd9c2Wn7albHnQfF3yb3GMykD42t0lXU7bHtTRJU+s0YCljwB4/KhL9R+ess2u6NX+/j9N2hDcD+DGCdeWLTll+2nwmn51vmjD0t+FddMYnL+o7Smb
        uvae+BypDoOfAfjgm4P3XD9p8w7Z2WSaUsvyKQN477u1pi0+abv3eu68V274s/SfALw88JYm7qTtndpeMdrvzCx9AcDF37dcuHrCdiZo06J64xsz+BCAV9R/
        +OpHJ2y6PSNqhsyOYPl0wfo8ndnHcsK29p/AsOfeIQweDPD1gX3+vH7ctrl0g/v4nv4sHyPmf6q5YeFx2+I6UeNajQ/i7borCcLia7Z2x21L39/4buKRUN4u
        gBdY3xb+PmZTrXozcOQvvJ5lADf273P442O2UI8+4uxFEktfBPBjG+Y3ij9my29+d+nmqAqS7gszMP8/wpXXjtr2XT0dlhnakqVPB/jgHvMetz5qa104fl6z
        Zc0Z/HWAFzVYGvHZEdvGQ7nd5wXEMHgMwMUcz/S7h22xhZvWT36rFYOLAN/RK8008LAtYPgPWz/YYmL11GH+NXeIuw/Z5kdbF6vcG7L0FXcgn1l9hjc9ZIt/
        /+JvuU+DWfpTAI9vUdJ45EFb4etjWtgMwSx9GcALJtc/d/YHW+8K1f5Nk2NY+uUIn9ftWJsfbG8GZ0YVv9OUpZ+F8IVvuBUfsC08FtxwRUJjBs8DuOCf+o7q
        gO3s/p19/zJwPByI8H2rQqz7bRdLex5cPzOWjy/Ad4T8uK58ny3COLfuhKXVGDwE6xl/72H8Plvx+4pF6d+GsPr4A7zowbGxRd/b7vnN7vCwNJKlFxCO82Wv
        7fa11v5Z/Xj9ge4SRPdvgsfstbXrMPaV5OXhvB8AXr6wb9rpPbY+1tXVCzS8/3cAvOBgelCPPba4MZGJOz1rsvSrAF4U2vzaqt22tr0HvbNpXQBLPx/hX7VN
        qb/b9uTj0suNhzVj6ScAPH6NUDp2l033SoNvwu62ZemHA3xHc6+zN3ba5g5ZkJ1cvQbHB0zv+2R08k5b21EWW+167gwej/U5NmHiTztsk+9eaHH46zgGD8T0
        tnZbW+ywDfIqH/h4VXU+rxFeUvpzO5vNkH4+bJMvb68AcCEo063JdlsckGPBEbye14Fuju8e9MB9my28Z6Swo4vI5wXAC/z8V13bautb//y3Y5bw/tyD6dsP
        r3loi637401FU1byfNYjXOzUbs13tsTsMY27rAhk8E9uId6eaPTeZpt285MOmtOhDD4L8x+SZSraZHvuP7W4uy/vnzGYPjNn/fhvbb79b6Z0y7nJ5tcQzF9/
        6WafjbYGc6bNWrCBrwO9Eb5i+y8tNtgOL57w140dfFziMZ+Aj3+yfGMzjpqy6MNjfL4HI3xk6wH+X9vUDe48fC+0LccrzKfPkil/r7dtWNMl464ils8vrOcS
        nz8fr7O9vjepXbSK4/NdYN4KLs7sXLTWpnl2/6t9r5oZ/BLAhY7/BJWtsa17x/LBtOMcf44h/IDXlIGrbZuf7V0w2Y/Pxx0ID7/fL2+lzX3dtMu/TOL9s57S
        rxvw/me22LXZH+UGBfH+RLiwr0uDUtuyS18V/vwxn3ezsD79xzSILLYt+az+pt2163A8xPSGi23fX2oTYi+3ebyarxvpCL9aL2fFYtv8u28OvHaqGcunH8K/
        e+XNPR/ZzkzPMH3bmq/PXRC+7NqDnz6wrdj3z5RWtfwYPAbhecEjjs60jViwbUF5I75fBCK88aCmV6bY/IqbPt/pzvPxR/iZaz43RtvcWp3YdbKrG0uvQ/j6
        1cqHb9uu7U2sO7SM4235TYD366/RZUvjvw89uG4or38RwmeUdmk4Qyqfute3Q58IBh+M8IWNVofNl55FT/swdpI7gwcifFO/XQOXSFdt6zb7/MH3i6s3AF6W
        9OaRYmnRo9mz933Sivc/wtXdB474TAoctef87Bl8fchGeN7G6cWrJcPZPT1b7OJ4GINw7ZC/X10r/bi1abNB+8P5ugTw+KUbF767XgoudM/+9XJNBt//N+Dh
        md1R1q+l0gET3L/opmflFiL8Z9VbXTZIm1JPXO20VmLwfgAv+OlKQMtvpZ5xP078aKyJ9zPCd02POrlJ0g7LbjtrP++3iutQbo/mu3d8Jw2fNmXpjk18H9mB
        8LWz96dulfY1Ut47H9CapZ8BcOFDa5+3t0kpr/sfir3A19t+AC84ezjb2ybVC26SXv9iGO9Pyj8yMnGH9KdXRGCnkCgGf3gN1sPdmsZxOyV3a6+zT+/x/WU/
        wAsKzs713yUp9vXOr9eqNYMvvIb9f3D0/V2S4e5gU0hQJMtnOMB3pPlePL1b6pbu/m7LJ9U4vgFcfPbsx2/3SK+Ozbx33czXPR3AB9d93m/RXknzQ8oCTV3e
        3jN/AXzMp5nvfC+d1K4MmVGPrwPrAV7ey+27uH3SCo1gWD2U0z8FAC96xbqzwX5pSr3kxT8b6vF+ALj4xbUZl/dL8T7N1wx8h/dbIMCFI4cXHD0gXfTbY2w5
        rQ1fbzH/9+P+nveDlGJ6o3f7nEBenz8h/2olI/oflM5/8PkUr418nVn/J+6bawLFQ9L34wZe9mrB99kZABfzq9e4ekiq/pF7yZpyDu8H8PL755aePSxde2Nf
        yvct7HgI8IJNb5WOPyJ1jRrb4MZbBgY3Yv49q3XrfFR6a/z5W12/5P1/9SrU59fUOh7HJP+lM4fPPszXnx1XkW4ZHDPimFQz6IOeYaP4+rwQ4OvbTnpy5pgU
        +fi16fuv8v7JBnh21M1hluPSvc97THbz5Otqb4DvWNI646Pjkt/nx1s9OMHpz0CAxx+94v38uLSzQnplwKc8vQ7gvXt2Nb5+Qro9+uaOcXV5P5dfAXr4lwkV
        209Id9W9Ex5/wvedHQAffPL3W34npc1xppPjLvB+Xgjw3m8E1px0UgrKLpp3aQRf38YAPHv+xvpnTkrLoz9tNiGYr9v9AC7el5a1PCW9Hv6OdwctH5cYgBd8
        5LVg+inp7dsDO23eycfXCPCiLdei75+SvmsYerDfTk4fVvwB4zI+oH2v09Kr7h/seP292nz9R/j2n39YdVp6eP2Bx5J9D9i+th7ghRXvH1P+KFml86M+2F6v
        jYuw0HLwZ6P+nqrCWn+11PJUZttJv5aTyG1Fze+kfTG3it762otYXOP+XdK152cHXa/lRiKEzQ/3S9GlPT4/+nUdEjE8qnVUMrcbd/qhRy1iebTzT0gppXmf
        ea/wpfeL556Wyid6+ytWEouz6sI7Z6Qtn14+kVK9OomIjIN+lvqnf6s8VL0eiQgGBf0mjWwYNeb6ma1Yn4XTc8uldfkpZ5+1NNP71vt+lxJGH5g26w8S+QgP
        vS9KoX886DfxLok8Au90vySt2yP18tkUTSxWyjuXpWqX/lIuWdiai0j+4CISEnGJ5zdekd79omLUO31IRDG8oOyqdK79Ss2WVcQydyn/5k8pwm/0wom3zuBQ
        BA5d8peUdD08pPZfIr2fknNN+uPkmGpzIqi8iq9jrkvH/2xg+FkfSCK9cX9fl9b9PXb4nlptSaSXBkvxBO1frfp+WYvabzLdkG4sVJ7b343q38+y7IY0/WST
        N82fNiAWc6LHTenLfa9+N+2DOBLRLki6KfUtHf35sk7HsT4FfVbelKyvHwsadK0eibRmn7kpxVoqgpu+RyKHctP9m1L9dnVvph1s3dYpHz543qj/W+X60vVj
        18xdC3etnGvlXRvn2njXznHtPNfOfaHzXQbHdfBeGFyXwXdFDlfkcUUuV+R7ATldkNcVuV2R33VyvDB5XCaX6+RznZyuk7fy5LYcvGif8TYO3MY/svGP2vJM
        bTxTe6E2XmhbXikbr5S90jZe6ba8UTbeKHujbbzRbXmn2HinbOedZuOdto13qo13qr3TbbzT7YNi44PSlg+ajQ9aWz6oNj6o9kG38UG3I4WNI8V2jjQ2jjTb
        OVLZOFK14Uhn40i3nSOljSNlW460No60dqS2caRuy5HexpG+LZ8UNj4p7JPGxidNWz6pbHxS2SedjU+6NnxS2viktE9aG5+02/mMt/FJvd1uBw6Df8Wof6xy
        fen6sWvmroW7Vs618q6Nc228a+e4dp5r577Q+S6D4zp4Lwyuy+C7Iocr8rgilyvyvYCcLsjrityuyO86OV6YPC6Ty3XyuU5O18lbaXLbd3w/bKhgOXYN1aET
        NB/M+3nw9sDs6B7v3D3tnm+8ZOw19LMzUf1uffngr37z8zfnzSucE3AgY/qQvMlbun2oOJqSELxv3HTJdPzLbu/MFrcUnq+51r3OsFbvHDk1eM7IIT29Eibe
        vFDT1EQ1dNKD542e7eu8ZPKPSXsOPsnYdfvAN8t6/Dzz8YKVZ+ceP/nWhEePv7rRddCW5fMvvHPEcrRd34udr//0bPFf5+rZfA4VVLdXVsXPaDvVHJR3vOMm
        CX7wThpEN5eQTRVek4k3J+PZrkKwbP7bqP9MtyRn64A+z+dKvZ/3+HS3aC5rNGr11j5Pl0nBH3Twa389sqzZuZCpk56slDS35j94mKkr++tp8KYB99ZJdaUT
        03rMiyv7tM8Er2X3vpE6PxwUeGTPm3Het5SN/W9skha28exufTKwbLdb1valF7dK0/sXNZ07/u24zJZfLN5y2ibV9Bw1bdTJ7mVNotVPHv++U5p19Jxf/y7d
        ytKTvr9648fdUkDgn56taw+NS93Vtt6kA3ulNt6K4DWv9y5TDjjSbfx3+6QfJj3csL7za3GNp6X/uWrFAWlOxIYrivvd40oGf/jqT4UHpTWXy08Yx5viovqK
        50+PPixN7B9RffaQ9LhfC4IfjRxwVNq27kFc5prhcUnJZxbs/fSYZN3sGdu5xai4Mbf0pfdmHpceBczMW+6ZHNfpZl8xeswJadI/GScPj84uO3TNLXp00knp
        TM63HT5LTinzWLcrannCKWnLN33iLp0eWZZw+JVFa0NOS5PjZxQMeSOp7MJRd9VUvx8lof6I6n1zxpXd+u2Spdb9HyX/P+//8XnyhLIH3yR3G3z6J2lxw6CB
        Mz4ZFdcoICG2x9dnpFVz80r1GePj/NN6dDw966w02uPpjAN/jI172uDQ7htDzknPN/UOuN4jpyx94Iq6H7T6WYrv/cNX038fF1dxoOeBDYZfpIju87KP7JxQ
        9kq14Pav/faLtPaWf4fHwePKem1N1Az74lfpgrWlOT9oXFzEmzXzr43+TYqMsO1sczk7zt/vdf2v8eelBs1ifvkwNrXMc/nO3E9U5dK80we6HgibWXYs5Of5
        E63l0h9dk9/uOuCdsnPtBwzw+75c6hW/sdrjvP5xq088WTKo0e9S5I0dv3+57dWyahO2z3hzyu+SYrdwvU7SrLgNz35boy//XZo7dFzg+cD+ZalLD10Y0fqC
        1NMcs6xOu/S40Dkh/ed8dEGavuP79blLs8t+OKidmnTjgjT7aMWytwbNitsafaRORceLktJnX7SPclJc7Zqn6sR+clHqZDsT2j5kctndj5dulm5dlCo6NO46
        8+jEuDcGjB2g7XhJ2j9WqnFsVH7Z70sbl85dcEnqt/z29MWWnDj19W8H/Hb1kpQ+9pvtbUqnxtXXvjf+XsxlyfPVc2vytk4q29oyt/6Z6Zel3qv3njlweWSZ
        /5Ia0987fVn64crebnOUg+PmjB/kYzD/Ie286hX57qaksunlDWKHZvwhbdl69VrWX6PKFrXRf7hw0x+S194ZiTEF75dFdBqzd6VwRbr/2+eNeuweU+Y9Z8vc
        BV2uSMVT+9VY8XXnuLdCB21Lm3tFio8ueK9IOzVuXtGywMDTV6TVrVrWmzz43bge71ffdKzWVanmdyebJj0YX7Z3V3rflEFXpd2b9+dnfjs07uGtvs/vLbsq
        BYyr+dbiAe+WvbXjk9Xjfr8qJbZUr5m8c2KZf/MOrz8x/Sm5DfQLb7xiUpx9VbArRNi1MSrDLVfvGfUGF9i0+0a9d4XkAl0KUCVSzF/Ajel1nl0ffn3jxax/
        rJyNklRPLPcB+rYTqkNWD9m0gQ+O4g5bWuzVFHe6A8O/jMUdx7AiJQ5Xfh27St8zuLScpZP4d66l3Hhg1NckSR6R+S41m/OwqgauePhv33z/r2//qDLHZwgt
        d4UufPRil3/5yJF73xd78gi87eXMvfLGsFJi130SXWr+6kiHij460sRRqqoY+hWPoXbr21ZObdkB0I4rWsaV/2T7QUp6WuvWoEdnpbZBF3teydovnS6+uGTZ
        litS+2ltRnz1x06padKEOTXfviH1zZi87P6H61/o5ydG/Uy9awewyrvCNP8BprRrLmmcMEcDAfzf5lcVzN6xqPRU1fz5b2H2OqP2lWsZKrXyhW+VVeSnrgKm
        qqIMlZp1RD8+Ifvz65v8OoBfB8oORuMktTBI9vwqv39LBrvbTi28zZ8Ho8YZ/CVxeLIMjgqSVg4fKoOjDeFwDk+RwVPhL43D02VwVMjN5PAsGTwblXg4PEcG
        R9XTPA4fKYOPgr/RHD5GBh8Lf+M4fLwMPgH+3uHwiTJ4PldvQ/gkGRyprSkcPlUGfxf+pnH4dBl8Bvy9x+Hvy+Az8WyBw2fL4HPgby6HF8rgH8Dfhxw+Twaf
        D38fcfjHMvgCpNU5fJEMjjZXSzj8ExkcbbeWcvgyGbwI/oo5vEQGL8UzTA7/TAZfAX8rOXyVDL4a/j7n8DUy+Bfwt5bDv5TB1+HmwOFfyeCoKPsNh2+QwTfC
        37ccvkkG3wx/33H4Fhl8K57Ncvg2GRx5DhuH75DBd8LfLg7fLYPvgb+9HP69DL4PZfMcfkAG/wH+DnL4IRn8MPwd4fCjMvgx+DvO4SdkcLT1OwV/nrAenJbB
        f4S/n/jzGX49K1g+meajN05/qP1uY1DAa4UhK7cbsxNu/A+0yprrv/QGAA==
        """#
}
