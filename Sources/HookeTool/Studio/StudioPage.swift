// swift-format-ignore-file
// Written by scripts/build-studio from Sources/Studio. Do not edit.
// Module: b4e2931628c551f72668d24d93702e682196fea97d6a3ee61099f18ebec122a6
// Sources of the module: 78cbe6e3713203281d9f0e0f0eec6eeb523237832ff334eff5e0ede8a460e575
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
        H4sIAAAAAAACA+y9C5gdV3UmWrve59R5VL+kVndL2lVu2a3IQm1LarVswF09kiw/MCLxMCQ3c/FLHtPCWGoJ48SNuo1kI8Ah4hHiME7obkPkGaxckZBEJBg6
        GZIYhvApiROcXCe3CQYLYoLuB8lobqzorn+tXefU6Yex8+BOvu+2Pp167dq1H+u911rbuvXg3cqyLPXV0ofULfbkpHWLmlSTtziTcmrd4k7yqTcpR740Bfgw
        QTd9fohre2JSTdyiJujH5hvmkXVLMJmf2ZMTzUsq4jVPJibkGxMTVMSZ4MpKk5PNsg4VQN0T+IJ7GDcPF0pQ5fffT0+oWRN5Wye43gn5Jj4gX5jkdk/IWz6e
        THA35Yh+THJDpPT999MBtaB3k/wF3PJxixsWThY7ZG56k/I573A+PIdlTCbM1/K3A/m+jDMfaXy5B/ffz+8fzrtPLZg0LcHoHz7M3ZyQN7hhE6bpXAGG4/5b
        LP7EhPmEwpj5MhR5a3hQDktj3MnDMk1Udzh5OB9Z77B5IZRR46oOo4LDLbPDYzFhBloGFmNv3qEW+hP5WSjFZGgmMbaBNNKMCY8FWnS4pal0Fk1OFiY95I/I
        uMkchRPyZ94y3yhPCgRISTO0kwJEgMLD0iVcHD6MofUneeSp8OHD0kh02GupGb3zACEAcvNZAB3dYOCZmDAgeRg1u5OHZc4O86U/aUAkMIPKdU0awM87wbXw
        iLkN8OQJ5xonBE88M+TepLTJn8zB0OGOefko+A1AmGCMxa9///3UTG43gRxA274fZdX9DBB8p8xP8IcG4UjFq42b8lo0WbwK81NMiQFAgXuuxOfC1FYr77ZF
        FU62zC1DN3o+Kd20BYZkJulszeRL/lnOu7zvuL5VJSJnueuvsZzV/ojX9iOeZ7sb1mSjfs21XS+wfbdqOc6/2xE6a8MwtHbuunat9i6/fPfGmmU5rypZdkld
        d73lWM6KFTcoHG37RqXK5aheTzatKJdXll930+vr1p43/Gg0OFj/sZJjB903292W7f37dvpbZQWev8rp6EivUM6Vb/wPJbftTR0dP17asOYnrM2X/G+x8n6k
        LXCCmm3FylLKCVXPTyrbCTzL7l8XbWlznQp901KurSqxoxz5K7VZG0OrElgg4Q5+mZZbQaX7P3YHwVbl/+/+m+2S5d5i3Xpb4Lqu5Wy1fLdivcqybrfvWG8N
        7d22TYV3/qe73kLv2eHYvrdGw/YlLsbqbkulyl35tnv2h53Kjawhpfy23t4rou0HkvGDhzzPVVVLxb5tv71jU+LbyqGGeF6XVw0C66p7lUXjapdsZVsVq6Rs
        37LdwNH9UX9UL5ct5ZTtd7jKSe3QtSrlSzpX6rLlhOX6feqnbMsux9Zq5dju1VeHm8NOl8qUV5Tt9t66+9OWe79TLl3l+tHEOy370pVW1fWufPWrfVWyrcCm
        v/DSyxSN4eHJHmvLa6bUax5Q71K90cA6Gjx1RNnKuiy8LLSOqgFqbE/Pg+ohZQ28Wx1TlueV1pXeo8LwvVTSeZ8KLKfm1VwrcKruwyr4GUXj4vd5ft/q9ytn
        7c8qq7Pz0lXucfUB5dnbPe+Dyq1h4Gj6rOHIfu1rqQM0k5bdVa24gdqvnqV/nqMs3w+JBGdTU3EUzHipf/feu+8Zp167d47v3Wt93W2/65579u198+1vH793
        75tv2/vTb9k7boVtxZsHD+3df9CqLrh3D92LW14+uH/8LW/7T9aKloL7bx0/uNfq6Sjee8vb7t2LuwMtr7/1LW/be+u4tblevHn7wYPWVWW5ww3eWZGLg7fe
        vf+te61dpoo79t5+60/lN99SL97c+7Y7rH2mTeNvv+22veNvvu1Wunf3qkX3Gi17W02e3bv3rffc/pZDP2XtrzSqfMsde62JvBV7Dx2iDx5Rneaah+DNt9+D
        eg5ZH1KV4n3r51VHSznT3kcW3pZaf2HBbTNA/1lFcvvQ+K2377OmVVfj8m0H77xn/G4z5h9XqxY+oNbfc/f+e+jhJ9TKhQ/zR6cXP7pt76F37N37NmtO9S7z
        iCfqD9WKhY9ND/9CleTJrbe9xZp3q/nojh98yz1vs77m+nff+lYaaeuv3dKnCGYzFf2fauTfrTxrf8v+tv1u54D3zsOTU+r3nQfUUcKgj6o/t7/oOJ9RX1WP
        ur/oftD9JXdefVN9S32H/l9QHbPq9+0/tv/EPm9ftB90PuI86vy+/Sk6fsU54/yV8yf2885x9wPutPuEe9L9lHvG/SP3v7i/7X7W/Zz7efe/uT/1mP2n7sfp
        f/7vz9yv0u8z7msed//cbd7+efsj9n93vuT8o/qg/ax7Vv0l/fsr9azb/H2+cOdvFz395/++sKjOv+Y7X+ffv+HfRxeV+caiO//XP7lt36Xfc6qi9pVf/JPe
        77h3KzV5iZXF+1Kn37JH7BFtZ5O73Mks9rRN52osda+vKu1mLv5f3xsltnYya8iu0KEyRoVU/JyrnQG7kqqdVFJlash2tdJUxqIy8Vi/pVU9sujff/GcyqR9
        2J7IvCTSasDWiYNDX+Lj0J3QexucOIlxVUkCHEL6IN20kjZ7Eg3M/+FZf+pl8+pA5t2bqX01jxii61mRbnsyrY3qYyfSirZjR/vaoV8Vj6M19yaKDuG9SUi9
        o6sqHeiqpGsnknI2mXiZoqbZFe+fU41NVQQJjWDFXVRN/GRa50tfu6Y+V+pzl6ov+E0ajUbbHKrYpTGrn6ChsivOotod7WVrD6SBqdmTmr3lWrqDGZJ1fjKJ
        M5fr9rRPVTs0IQF9x67Y/Il6awdqaL18Nh+TBXWPDh47QR+ujQ7QMUR7uQOF71H96IKKuMLR2JQPuTy1zeEOP6eSUvb9P/71T/pJWbfRWza9FSR+ZkUEHgRY
        V6tL6RBeZa2jg3OV1U8Hf8jWdHCH7D46eEN2Nx3i7U5Mh+rVqkaH0lVWlQ7BVVaFDpUhO6RDGYBr6YgAN3qsZAck9hNunLH2pX6/lT311TjrzAgOYiulsRyy
        Yx1qhQpCwDr9ZBMH4l92e+yR7Mx72wZsK7N2Vy2cm+uUyKS2eoEXljviNIvdVLVooK0oe5bKAm+yZ+jkmd+Icfp08xRVTaJ12s8GxhI7sxKrgQ/hgB2nir5J
        KPisfC8YSwkQdx/c6Y4QWCt7MqPekWAxFV5ftXrwESpFKIbn/CG5TIPs4kXnhqriIpmKs2bR1DL3Rs29lLpEZAIDgDP70JgOaGzwVKu8/XRdqD6/N2ruLajC
        PTRGRawhi6ZtVG2zYhTjuiLbECvVbzWbRI03TaErN1PXuiPaiv/CTWicpDvUP5zrgMgEdY7aSGNFYGqhqSE3lamVykL+9FUW4KBEt+xJrTZaFakU1IgAFnSo
        +XWukkb2pZtQjnbTrQAQobgh1Ia0hFZUdCnrHNNl1FPWwT66jMfiZxyBx0LjKgwiVhQlaCiTVYtaQ4ig8nEsfnwHvg1wqNoYVWrE66uoVPH4BgNWN6iLDjHM
        YfwNt0eX4uddQA4jAI+5DIp5mfCOvrresgjNVVzT1dH4oaNp9URCA0aoWwU5AFLaQApCEIwtYThXQnTQMv+0P2BfTl2gwwCB5Ij2N1qD0miiJCe1dXJUP3R0
        m0NIHZ9wQR/8bGQfzcrUnIPm+KPWNmc4u5JuD4/FLup5tbY2WhZxLD+bOkOFbqRCXzv7wLf+/juP/pbeZu+g+91jBPZu7KN4N376COjooFObnn7BommPid0Q
        gfOyavZf3x1T8XdNvVPjrk9QwUgjr4f4qcjrMb3efHFV9mzLi+iA9tfbO2jEPBS/ccjup7PqNiJMHjC5W3ujU/L34kXqV0zXL3zpgampue3b6EPe6Hvw6OQj
        v/mchRFxM2Ww/4xF8x+txHSqfdlF4oHqdTztRH+i6DnP9icdEC+9L/UIUIgBjNGkvc82tMJjmN4FmN6kysJoXXBfgiKw5I1WKfVPEiGmszC1qZzLtN/l+nU4
        Gh/Zs9Pc9cwvPcVQHdL2OCDl0Hh81E4cMJD8fQ9v6iN78ssFz/ysfoBeoBn3gDIOxnzKHROccTJ1KCF+BxAmQr+7F61FM4OTack0h/o7QhMJxAAVfTWNV+km
        vq339VtMOeiZm4/41GD8IbsHTNS6ULFa/+YvRK5G+3hgrMbAYLT85qjIeGsMFVGKEnUuLaN7lozIE9TfwYeOjl5z7AS6ZedPIio6Zx0Z9YExfuO+Y+qjqpq1
        0EWjnrzh8ZHmRzDwVvwOjBkkAzpYC75lEX2JZHrih8FxSQIbMbIeiU1QwelxjnnoNFFjqll+mw8UHtj8wC4+iIiQeDrc5hA06xIDMREKgoH6AfPNKHU2qZh6
        CjExcU3LCXSvViD5jgiMrlAbkouytW8fv1qVqR5NYA7ZkSegh2eDf8MeK1qxGPpPuFH0O54dkpBJ0z1FJNWmGbez37PGRk/Nzz1w5KGHHxncZuHWyL7CHcIt
        u3g5TAW6huwtLAMPE7kcsgch4oxh8rO1JExBMFAsNdP9QZKSASBeUzhFsbenpYO6tO8kwQQji+BYebR8M64SBdCjg0OUb/QzLzz3mQ+9+yuPbt/mzNGIXKgM
        Dw9v3z64/YrtV27fvH3L9q0EkKfkweDwFcNXDm8e3jK8dXhoeBs9mOYH267ctnnblm1btw1t27ZteNt2enCcHwxtGdo6NDS0bWh4aPu2wW1X0IMpfrB1aOu2
        rcNbtw8NDl0xdOXQZnqwH/e3DNMHB7desfXKrZu3btmKb9/C9we3XLHlyi2bt2zZsnXL0BZ8eg/ub75y8+bNWzZv3Ty0edvm4c348gjuX7nlyq1XDl257cph
        6sTgZnx4EPevGLpi2xXD1LXBK6+48sor8V2N+4PD1OHBK6644sorNl+x5Qp8N+b7g4NXDF45uHlwy+DWwaFBfBdzb5MgoL0xAu0yyTnl0eesqRS/h995gqjF
        2CZlXU1THY0+H7yxakVMWLLBqyyC68QFz8L4R1T+5ioeMTCliljxiWxwnIoRtaJuNO5nG/kewemNVZz4AFiCb5ZMiD6dUWDJxPa0zZLYGI6dWu2LP2HjlGYa
        h1Dgn8CF5UCtROh0If3YBLKg67+hlEdoD2ITaoeonKAOoMcBnAW4GaYewEgoxgiRCT/TB4Qoe4RdAfc3vxTqGlVJ9MjJtDeuQybTf0cdPFC1mIk55m2HBXrg
        oMMy/VVWCWdg7I402WHGXodYRS+SbnRRRf/gqioktFM2i8z0HSrzkwYlXEiZL747prGfmnaSgPpKSkFPEpGgX2kqBk72DZVUs29YSS37+re/+GtBUs/8pES9
        yU79RkzMmSXwJMxO09XlWcBXYNLHaMRNW+jqWWuMfgfH4hIY70/SOBDzvmC5gwB+GxfrnT3bnGnb3B8BttDkxV/H8JxSeHvKHosVcfGvs5RxilQR7W9Sn1Ok
        hpDQ8iQ1E8fPqqQNz0+rpIbjp1VS1/4GQmMix3T9lCIZj977M4VmbrT+lLqN49MqacfzMwSNOH6ZFE/MWQBezd3J+l8sEwCHEEihZUBYxRVpEW6ji+FYbHMX
        oXzTZ14lX9koH7lcvjEgn+hPWPzSaNAGpxvt26RWSHe6pDed0plY+lJBVwCzJRZmAPTB1eohEOnyVdaDOLZfZR1VggxTOJLwOEEHUqnug8q83dlPh/hq9TY6
        VK+y7qZD21XWW+lQG7LvokN9yL6DDiRt30LdeYZHft4aywa48x6jIN+Py5E8inmcTIMI2IB3pei/2bYrGtsgSdKkILzwazGByfm/JvAQmrwj5+537mxcnLtm
        785xQGad+mg/OXox/yP2bM7+x0XrjVTghQdQ3f9EdcQjs/PPMR4W63QW1Kndl1EfV+MmrMyXoX94BobdGKqpJ0CApw4pfO2MCVrJKXV/FOJmdZujaQhDKLw8
        kt38gP7mhrcxjQpAbDwWH+nKfjKNXkv6K80WSe2vtTvx6UFQnj1KTQKLNjikLzN5Ink5rm1zQua9zHrZOENCAPF4C6K5Hd/PRhw26LBZBlI/Y8/9UY/F6gMk
        9ApEBxSh834iSVdbDXx1s+8/0JZ9nGgUMXEr/jnbaPDbHajujqju9nYHWrqihkU/H7j1STVh369yRi9iLtGbm+nwtDUGoQRKsg96RM/d3L5FQ58TEpdIB7Fg
        6jozdBIeg34r5+CZ+3rIx3HtM08mK4gH6UP36M00u9+USU46L1TG3n73fr54ztzrApmao9pjqj2g2suCzuhnifWnuK5J7bOArMEFyxlIOnWw3tHJCly6cdKl
        y0RvCLp154WIeh/qFa9lS0MXXRKYyxTSXZk4Jhg0tCSi0qdooEEiypoJBqmU4wRhxOiojwAOGlDoZlDkRiAJoyHUxRKbHOiZm9NH0BdX6KMy90dEmnCzZ4jq
        uOBTRBojkEYSa95En3c3qTsTW7sbrb2wZW207gBcD9i3ELGhw08SJ3M3OHclHbjaT8SGXjhMVIZKvpOoDB0maLTo2X1Ej+hwKGmDKEr3IX9HuMVWlkg6FzEZ
        tGlUXSGBpjMuKCDXulFqvVxqHZBa+4m8uaCAVbSmG60BBeR2d0m7O6XdsbS7gnaDAlIboI9Sk8wRLKpCP5kVO8zXYuZrNfC1OvG1NuJr1SZf6wBfU4alhcTS
        oDbboKg12LCIDsKGxXS1HxQTGECkUlC6yiitO4AIhL6wYfmYyipQG8Phiw2LaQDwnWe0ZNRFF/wM6DFgQ/L0DNx5G5xhGgCPb4wwtHnyCY+BD/iE2fYMKXZY
        Red7IMVezIqalbRDrmLBRbdHHUJALEi/6uBJrZ54MPqybTtCmQnDCE8zO/GN/gHZ3WY9NFM3VhVrXJl1fZUuE5/ltbHUzlV/D6r/QNbHiE2qP339cm2L6u+J
        3g2tz8te+FUavmE66YQM75H2T1KCj/Ld+OlL+VynAT3bQh+Akk/o6mXTZ588YhNkTT1Fwk4csN6cgWYH8nqIn4q8HtPrjTe1t97ekvDjVwOagFL9UGwxja4o
        R4R8v/lkGgri4iYQm1DpSw6mzh39+l/96fd+vwZdxDETZ4lsaUHwou4y1kYfaXPbJ+0JdVjdb0hfhUa+IqSvwqSvTkcifTWjpHiG9DmiE2bfevZ3Phlk3/+m
        yqa+7GSWrlPV52lS2wgr6oJGdaEJ3ib1S4pA39to/aKCIXmj9SjxHnTzESXa5odhL6fjcYXub3COqWQl3nsIYhKVfxBiEx2PQkyicpD6cJxIeBTvY24KNpB9
        99t/dCTI/u7sH5Lm/5XWdln/X7RLV+PnGeGr8TdcesnCoU0MkMQndBusFCUds32PCFH5ut4Epj021lbskezZ34jZusmWFtxOIVJl6l5tvR4qBx5k86YQ2zXU
        db0ZqqiMxV0g5xUgQRv0zqqOcejQsLWVqWulJMSkkvKoIGoQzd+XgMnQIdLU2Mw5RC+kBA1gmm1UAxfV0c7xKsHeBkLclaQM+FjJ8cUqq8A0q3gCrstWLuIh
        94IN0vEG0JOFbWNpA3THmG1193a2tq/cTrANxYnaFOFAHI1widpSxaFaYVMg1MRwZ9XWHYub047mdObNaZfmrDDNWYHmdC7VnE5pTjs3p12a0750c+gQ6g40
        pyNvlYrERhmIfdWn4m0EBDqGadRikl2m/xFMaLDBpTD7QCZKfaZh3TSCuRB4MVnpQOuw0mhX1aHBC/dRX9LuJ9NVuSHnPKTC5vmP6pW6ey90OAKeL7y/uYRA
        5+Z60RJCXqyxhHCGyhpSaGVP0QVbc1EDVg6yL9PJySmsJkR4Cvpdyv7o/W1ERalrf/z+NtKaEx/F5Gtn+JFZUDpBogOE1EPjJHeT6kgFX/h0TO9tIHVOszqN
        WSPOs57qXcWmbAKpbpraZftMmjn19ulCb+ncXC/q7dMLeztf7O0zdFFh23Xe22fpZNr09pm8t1/Le/vXeW+fzb82/4N6+wB6W+feAoGpzOh7qSPH/2DKTlZJ
        S6DZfsmhwt8DwHyPOEpAH52zInCEMG+tJhmuDObOah3kvFUi50XAgBCIEMrCEiErL0UQ7TOy36pcaF9AFMHI3T1iDwJHcvazMUnu3yIGJLDOFJx9GhJcdupY
        nG3Jvv7umMiOFbc3oR2k8iahsK8TAnuj0NfdQl53CHUdEeI6LLR1SEjrVqGsW4SwDgpdvVzo6oDQ+yZW5bJ4jaTlavYUXVXMlUVYackCncJoVGF4HOezzGK1
        gRgESX5mFOj7l0qD10mD+6XBWhrcJw3ulgbH0uCaNLgqDa5Ig0NpsCsNtloYwfO55FcuSn4OS35gxiThiUUjbEp+KyH5lYzk55PkF4jkV9MWJL8aBLl1dLAh
        +dVgDdV0iAAcNchz3XRYCbGsBj26RgdevaxBj67QActEdPABKjXR9OpGgPCMVaoikl+FJb8eXZEZq/ANkfwq8omK7mHJr8KSX8VIfi6bkSq55Fchya+Ckemi
        o5H8uqIPuNC/J8yKacgyxySbQj0sSZIual3PmjbbSSHm3cTyiCKGpJoDWKIBLKxLV2i8FAYZS+lhy0pQKCtBZbrNK0FhYSUozFeCwtaVoLAo0IUQ6ELwFUtW
        T/HeF6iPrOATv8bCyM6qk80fa6P2MkPNsKxDFALc5BBQNRDghIYHrkHoGcYdIIUhYRrBp6/5G4PcGB2udwaoHS2CJn8zLWHBSNap5ixpXDd++qRxmhpHRSAT
        wj4XCnaGwM4SDjcmHortINhVp2nUHMIBut4dJWz6J4IWCLgFgJ51dPAAbgHgTIPOAdwCWZMKdAWwELBjAiAuYN8EAB2dAegCzTJrAPnWlSGAtU+ALpTVKR1E
        n+qwV01GuYYOmSnIzlpjbC48CEmJzol135XaOLw1deLVxE/p9E2pJ+AR0NQyqnvxGjwYIa0sgIxdw2FY7GVPSZW485P4uSVei8MeKXujlKWRIDmB9AlMFb4O
        ypQr+3SxJXVESCMIJAiFIg+JrZQvqdJkiahGHA5P4kOwv5RY+APTa8NbuK5A4LtXl28QZ5gbdBtN3CG22xiBzUvKsPnr8i5ekS2PEcxml18rYtZYUoYYQlS7
        fCOU8+b3+WNUQKoz34aLTsKKML5cN/JRHd9VjYICoiWSsSEV2Zi8PlmZ7aYDTX0nHTx4NHADYPJmHNlVtUUkMvcBSt5NL6NVMiKto2G3jgazbwtLehX4jKyg
        Q3wv0aYSdN6QRYe0l76LFvMSUUV8igoLRh5YfMMFwhmxl/jH7dHWDdToXiOk2iJvwySfOhh1W9R8Ns4TL9UOyYcMCR5EZl0fS2w+icbgeMKTR3r62M4qFrtl
        9l6zYPbKkMl5brjbNEV8m0R3jL/aXWWe1BhDz4yhR0PjmfVPn2vTvqicVTOzVYxhuVFQiD8MpOhZwwRYF3uBjZnlBYpYG0Apy8xeiwURR0AcX9tZLZs1elMQ
        bXWgmOMpKeY+34Ar2A9qty3tto2qbNrtL93uHCJDgci6QKQjEIl2YzGUF84iMcP4uVEGGnjCrekUft2d9DGf75Fl77gfViOi9/dSi+oHUlLoT6ZrsfycdvYm
        K0fDUVdHT2AJ5N6TaYLl1XTN6NXHRtWRNH1Irx2Nj6SX7ElX9yb91PbOMdJBItg0bB0dJP06Oql9XvxM1uk1hXXZ5FJtP5FcNlpP1lDVF9WBpCqwmUEeLmPu
        d6XtAA6l+wA5dJfhA9IFL1KE7Gq2zC/8NCLDVztRS7WqRq1krXZkNQvFPH0Z3agThNPDnopt7kqxKFFyCRVmrVYnHxyNH9JrHkz16MWL1ptMC7zFv9T+DlDb
        NVRLP3W5ciQdeAMVX6Ol/rcnayOM2rET9OGVN8HhZtS1D+vVO5esc6157V7SvVLUm3eegEM61voaVNoERpRYr8MKM5RhrXgAO0YVe4mgGAHLpbzW2q2rO6n3
        poruRgF6MRzDt+N3sOIeNSuJHtILerQm0pfsyduRHaZex8fStScIDHD60Og179ZrHzxxMFX7eA5Txf42vSd57fcJjOyoezRZwy5D0itHmpU3ZmXEdZ64kchB
        /tn78Nl2kZPatSbYUjcT7bRp4laRtkogtYvtZJF5BvNbzOvkup3dgTJ1YGfVFdS0gXo1Dcu7XF9XtUUKZ/rTn1giIdNNqDskVe9mS4QNMcvafZDaparQfD32
        8WEDEvwatcMkgtSgMdDhnG1rvMVsG3dJoWCeDQ/OACjs4WAJz475Rdzox8+AsOxuKdopRWO4OpXYiYaHy4WIXMEKJRvMRDlyzUpljc9YSqmwdZJea3kX3K4S
        NP2QPF4/AjsnCasNBFHKVzDGGLbcF4NE3DkLdxpPMKCRXkFkBZ2R8e2K2KYPe3LtanUYZ6RYXGW9U85IxrzKmtBsWg5ThdUxPneH7ENgbKRJ/NacBYnwCyTI
        ZN+3xCzpYl0FBmuiXy47vLLNES94LBXRQK23DxFSuhixCbE6rt1m98Hm3yPDsgKSG3VMBq8mg9dFg9doPWZElp7fYDVlc5uF3tQhkekGiAs069cdqMJfQfFT
        a73Dbkk2jCdY8gnHEsuYWcDuxOn3x5SabK3Tfqk6zcI4MQap012qztUWOwLx4hFEsqkH2+iGE/+5DQk0Li4sOXF3NF932yeiSWMyPddcDeJ1cyiPqgpnSpX9
        7VdUQ6vrYaWkF0pJHyklq0mrW9NUTOzsm4pU/u/Nf/G/+4nGixAZUUdBMfxBVXwDVYhiqOk9gndSdxJMi8seWxscXosLeUGO0MXNzpF6sspmtsxKb3HtZj+p
        +HNm7ea42ubM54s3U4qenMHqzVPwdKPjHGv/50j7X5H93bvizIf2byRUe0KM88stXoJLuNSetL2x3onrMI0fS0uzZmUlJTlv1jyfv2Y2qdgTcPTtz+sJ2IWJ
        NNAnwT1Hjnw+Lc80lGaLiQRJgs0KdH9eLii+MztDHCGYSeu6PEu1lWdS0kpmp2d0XYezM7Mk+pd0O2FatfFKaRYPS7O6qkszaSkvTbdnI5JCY/PJU9vv2Nm4
        GNx1+85x3V581F58NN5oKS4bF1ywrdGn2w6MjxP5raLXs2nXTBrpro8S1a/OpMEM3SYknJmZ1iugJs6SrEQ96pqBmWiW+hxMT1M7Sd2Xi5npdOV0Wv+FtPtj
        1IdSo3c0FB3NWSk9lnYWhnAl9TOaoe/iq/VGu27v1dD5AhqYDvqlZkXTOO2YnZmenU6KRe+AwVbXpmlcu3R1x69c+7Wf7vyVP7hmdm8DrMORhCTCZBUc6Auf
        INIo7zVuJUFmJ6sabSXpxR7J5gt+03RurheZAecX+k2/8N6CGfA5uqjjZN64S2dn6eR/XKyzGfA5fpdQ8TvvZTOglf3te9kMqFAMX+tDdTADriKRaxXI2qFx
        eNweGidMhgVQZfWkh8Tl5kBXdGk6DR9LyzSN4YVO+i3PXkgVuxWeZwQyxws3pesuJLAf0EEx/BLAzmicrCBYreiQQKBG89MxMz2N29MA4sYsfn426dS5idma
        m02C5oDm7algChyaAjtqPiwXBr552pyOqIB8SeG9zih79D3ocgpidgbE7Pt//OT3fKJnz337i+/zk9UFHwgCd+fJgnH3J9jeU3TbWZudoatjSvx2oNhtd6ZI
        btKd25376ECoMQ2XEVK2tjt30aG23bmFDtXtzptgYdnu7IEStd3ZTYdwO6tla66yttNh1VXWMB3atjuDdGjf7gzQId7uaLACOBKohV6e5665EBFtXStWxrXg
        dmxeXMtryxbTW4215QXEdpPalfSCqe8klYMOO5IUzHmEtFcXtonVOAyTBkCEcBCrgViTvkTWpFfJmrSSNWlL1qS1rEknei2WlkkqyY8O9AI39/E4DXpOosOn
        cewZsk/hSF17HEdCD16s7xuyH8Vx9ZD9SJHiP8IU//h74qy7ae+N0La3SWfuls68VTpzl3TmDunMLdKZN0ln3iid+ffSmZulM3ukMzdKZ3YncDXSvbK03SdL
        26ksbffI0vZqUVXXGFVVlrYvkaXtVbK0rWRp25I1HS1L20nTlQVs8hyLLT+nbHuysSDa8D27uSEm+HTjaXaYglWubQ2vb8Em6rNNNIRD1DArR37DJurD1wSt
        Ctkm6rO9ym+xifq5TdSP2bWKsAs+SWITDaKLjqMmvEn7cPbsJ+HtszIpweSXlLPv/O4f/udgkWMSIZB6sugnxAj0AaI5kVlcKGcl+NgX37AXvUFYmFaL3Dut
        jKp3Nljvzbo6av1YGhzQlQKyvmG85fKNhcvwnfnZuYvWzTo4MA7/pYfRoxQ9+gp69K1nf9GhZj73u79+JIBnVOLDwPCFoyj18KfRgzqVjSVC4LHU33H0bz7w
        8a7oD707d2p/x/4n3nvni9NtP713J3hkk6TcWnWyL38adTzBdXThezQS8B3sxmeoriaLS2n6ZluqpsoKlVfFH52axk5U8DBoOlB5YoXwxIGqYaKIAHae2NXF
        AR/2lifTCtZrPBoksxgjnklNPyV4LUUvvsZdM0kC1f1ObgXtgrFcYLOLF+vb6DgwlqwwkmnU9FPSkfEdyr7+TSyK/76j2+geRMBerD6DJkm8kI42qY9gITza
        aP0cFsLp+GEskEe8AF7D8WHqL47H4IcYbSCyS5gewQmnhOLvTFwcJggVIix/r8LhUFLBYX9SZccX6HIKh0rag0PMLDLKRvYlfdT8OeOG1aNXpRaW0OjMIr3d
        56Mn9PM01D6fiRg8yaG6/aqcQnf7FJ9eZWGlCoTiCRxpzB9XLUY9XiGu7cxp8mcVm+tqEi0Sj/EKi9U0CNIY1q5z5SSAvp+qTHNET1YS/3Hv9WytjXZVfdEJ
        E8Ss0J1N10KXZl83wvFEVpKU2JtcsT7VxBZVyf6Pp40CF+sU6zNErOOUClegVlbxA09bNohgJGsVds53xlIXK1tjaeUmbqNrukfSDd3vGGMPcZW17UtJ/EMc
        DlGpMRgE98Hy+CPiPROTToOnvq7i7qZdVXalqe9LXGOAhOq3G2Y/H6oh1U6wi69aunJT1bUKirGWabJQXkzRPMYyksSza7vZoIdxFrMrODMPq5tt3AWmOZ59
        zZKBXfW68SqrYzellZ1wtZPb5evgcQyTbu2mcTYNs3aInlG96MHAtbCRGsMK2kPUxIpa7uBt1ttrMEbQN66v8rF2PewWunZjVaFDAht4vou9nNlRwhM3jbuM
        kwb8Y0nfR4eA5PDXeM5Y+++ltldZI2t6a2AOaEB3w1vDw5JG3NcItrKkD2JauSupGR8NwBfMJzJMehyqWfY7ZpR6ruslTPPEJbaG2XcxZz4mapH1189U/lHz
        iUiW/6DW18ag58cGhguKM7wa2OLBPjX0e1qNrbdZf/eyh2HDhZfYBcu2LkT5YjKhHXG+u3gxmc632UcbA/dxnF0kBo215sxhoYPbP6WMa4RpZOoajR7GDgS9
        wnOdF9jhuQZrvm/CPzZaJbiZK4gYZbies1xRSX2x/cMnD4ZsPutkyzaHrSFIJKk315jYN4MYcFolVM2cA5lDMAKs0NRePrUnJZRYV8U95z0PkYAaP29nbN3B
        GlGykobaJaQhOuKL31oFIYcESG4LIQrsSadBlDKXaUr8nA2fEAQYViTu6rs21ksraQdDAdz6Yw5eIlkeoUSJONdi6Y796VA4xk+YduuO+JxNhLoD5CNd1p8Y
        bI6ar9OP6lR301lvmjZdk3Xa9Ew+ME7IUWZzskt1spe0ytoTP5uHgAGaJCaqnVWfPZSqWOu0X1cNIR9fy2awbsyuuwHuaxuIVdKPxs9AXOE6SdFUxm3ZN7E7
        GIwFHZeuouOkNnFEVaNN3/nCz30ooFZ9be70J7FkPn/GYffoZquf+CBa3d9otc2tbqxLuLIuAUd5LN5mQZZml8SPqcQ1vSsBPbAk5i7ycgqXfkuHgmClzDk0
        plN2KKKZlkD0mJRweEWnWFIG3S6BFgTw3CBiFmfrs8tpfpxdvdcyBSpxtGuseYnHl5Whlzs4HOiBecjmSeyisfqLBx0eqof/wcfyFKxQD/PozE/Z9LyLbkJy
        eyf1YZx9UHi5VouzVR/Wg2XNt4wWBbqdF7UhbPAK7yhEDxCJNhF9At2J4JFwHCb4Q6QudWIBD46JxRjPttzFGa7Nl+bv1tnH2WJhuq4vhcwlt2K6FVfYCkni
        NPAArnZ+9v2HMQkq/uns/MOsmrMPXCdb7pP2fNGPRrn9WjZM4P51IPpEGk7AbF1fFNhnpf3JOgBTJ9wG3kqAfIGE+WSdxjFO+mnMLYsjIa3BpI6DS2yXDgQz
        NAN1MIk69H26kF+Xjxp8no6e/DZzFBApZ34ONu1WeZWGXYu4GIuh2t9VVQDafUkHyceuAxGgg3gIc3ZwJqLgQEtiLESYCDqxGsUMwtXdxE/0SvrZBUYoLVBM
        50MB8bpE0UaI648EPZvfB07VAQxlvQ5zQMd+np6ARMC0Qs0CiF3kVucr6huc3USP4Lw+TMMFaskWfbq+BdcbnP14jImMkLbhkkagTjUG46wM2QPUlRSKuctf
        IyqiLyGZObOiqyytqxK4X836iXdkZ9/dlrmZl/nx39ig1/1Mm3TxwQvyIBVBR7BUZRXMragKgG+VffnXYjANEqQA6PyV/obdmyEWayNgJisLsQCGl3QWeUln
        k5d0NnhJp/CSdxEv8Qu8hOCVdO2k20QhlOhTncRZCJ2JS8DphJTvEnTSkLiEWdkrDdiXp+0cs9+hSxutLYjPUrpdphWkoQ6XjxJcPEA22PUFhCIEofB5uVCx
        1cplq5WbvUgapJ/VmCiAXCpepx/swe8ATSpaQyQqjL8pDcdqnz2SfWsqzjwEQNmpGz/kSJ9clieyjxyNOYKicBvtFds1HFZ51RMWo3p28kufecwnhe3b34Zu
        iDV0JV3lkevO5h9oA5lMOxCP6rgISM1+bwqudky5EsyjTfWURaf8gyMxWvDVd8XRoiIlcQOF8FAfZ6wsZ9A9lHjpugYTyzuBR7tE9IzhMV1NfAf3wR0hNHH4
        lJWs1nUc1sClAsWEZOvVeg0QzuByN0TSbmL/wEFMk+BZCO2g9582Yw//GmZsuDFjjuCu+SDmK8rW5xMGlaLdfDH+J3/xg/hiVwFGkC8CIpBuZzK2s2r16HYJ
        gq3QV5NyLv0/MVo+nF6KBAD60hMkrK59O40EveezqrUPFrteSU1RhS2PEPP6g1UrH0sX8ZWuLGrybN4nPgr8kV52RcCyNXewJCuOHXAj4SCUuvAa+KTA488F
        ROskZh9DUY1L651pRUyopEv5UsgeuiD2s9/cO644wLUEsTUebxm9ioxelYfNDCKBRgmOaCp3RCuJI1of3WZHtBIc0ZQ4opVyu/SNdMpxCbuR8GHI3sEuLhlN
        n+7I7F29sY/3Yvx0pnzencINBr5hisMMwgUBCrhbajizIf6F/XLkZRIYdOM13Nid8P0dcBKH81iIAXsdCRklOI91EMa4wswYKKoCFNQ05wDNOW5xsGg2b41H
        NCox6Hg/HTjXSgyJoo8OvSC1MUgrMWmRKGIwGHohlyjiBRIFkWAEu1jiWoYZPtUkyArBTQh75YVjR4IjU1/8CklGSIHWWXkX00o3e47oFYSH79hMMaPsA0Sk
        MA4POYmwvUxxIiN1IHV7cw9e5juuhDBaHE1FfIdwucj8jASzsiGu8Pl6ZxBCjNzVLMQIowwjQqU8DqyTDd3sN6dETVOIzHINv+sUfte5BL/rXI7fdb4Mfvfc
        UcPveBo6G/yOQ7+K7K5TQib9H6w60YBUCIWhNmU/T4wuMIxu0mhLwjdLRlOq5H5Z4gcOm0xhjSEdtZJL6f9lElBRL6hXk/mLYJyySCt0pqFZ9ZLgqJhhwvvX
        BbPESUgSdF1Wd4hkc7obFs7LIpx3iHDeA5awu0o/BPQdLJ+vuxb5cBSRecVeXEhgczhKUY7KxGNpouPdB6u+COZrRV2LRXkri9DeISL8Sp0Qc2gnpS1lXWy1
        6GJPpgPLOMC/oVqm4s+7eg3NRwihmRCHZf3nSc351ZiRkCTulUA/XR5nP1i4nl2mL2UNsH7k6OeTtEK8SD6x/0hymShA1rUJcSbC9IHkUhYBu0X5aSc1Z/wH
        fwnMlVlBEmbb2WpU0LDaX1K9Yk84SJOsXrUb9QrfJUKwtHoVCyCXG+qVMVqY+c4HHkMdylCXRT+SaUjbTU90O5y+0AEmYWUoj9QBUSldUSl50bDQe5mAls7T
        i9Ax3cYI9EdJO+fLYQ3KFQ2qXTSo3oYG1SnUDIrU2pdUpLC8ncJeXJLQ/7pEnLRadYlebxGWNgiyDSJDInaJA0XXsVkRfA7UHuQc0nYKs0FjkirGPa8S/62d
        VCIxKbDigCwAlUWqb9AsKcHmFSR9OwQDJecJgthO2HI54R7LHSTukBCSXyissCGrIP99XQ4X3mhbDtQrTJxbTDeTmuwymISKGEfjsVZ9bdhC+PuFPiCqy5PK
        iWUu9ClUayf92QufinOBJXFNToZ+cXnEGpOoFz4rN/nIs2AjPoLikcz2LJrGHCnvg4NZIDnuKizAy8CxWNgOkcjYPMts7tFlUTkDsQwH4otlQhlZR4tN0qVw
        A+geyRDU6zqzaKKcmHh6rQ6Ntw5L4Qaa+FQ8pIKsb0xCnP5vm5NTQZqDtBRC0KwDaF2PzYpKVOCAExsVIEA1DCGKnWQCHcR/brNMxQ0QoTY09NHAQgdgob7U
        O+DlMNmF0h/gaTf74TPEsxAgeU2aS+NLdQVlCovTS5XJIPNxlBgNYIUl35KwLuTRaKAJc+VOzuAgdoVOJHbQ4MpyV0wLJCznkSWihbJDtJvZ40kls2DINKpn
        5V9F9fxuzoqjourpc8h9gxUP2I+qtCZcF9Eo0yq1wHbHZZmjYWt9EdZbeMtbF9pQbn/K0S4HGD+8TWq8BUXWaW9JpLzLIUrSMNxCW6ceF+Ns97CfvJPVc3Mu
        CbYuVCFe7rgZix/ZE3Pir0Y3Pq7iSxByRExdYmjglFTj/ESyyPMTjTWeH5clnjfR4dJt9p6smn33SJ42CyIrdeZNEDvp+ON5p34iFz7xXULnN9p7QFW4JQos
        sWaS72Wl7L2N2rzsKFG/NhZz4v4FxJWDmFwJYlIcIjXIoyVEtqateF3FNaHNMXUqe5yOl+Ve0i+nkkUv6z6hT31Cn/qM0aXPGF1yzhDBjm5JpDuGeU4tZg1U
        ykTlzylcrHduYYcvub9H/L0irPrTL3t7YVmO5iPiENkqVv5+WcnS3yeUrP19XMniH6lLvPr3KDKXRBucx3mlkDOgBHjvc2al8Umz0vhZs9J42qw0flqRno71
        QpHdI7Du/POK5olkY8VrEzTJhIM0sY0wcFjKGHqa2V5WEMJ6Ij57grew+8PnO+PVVl4T7YabhhkhauFrpYGvkfa9Wpo3LK3bIsugg7IKOiCLoJfKSKyTgeiX
        cdAyDH2yCNqNLG4guWUTDVa8QEjYqqLnX409/xQ8/+ysh3o82fC7OT+ZpPD8c43nH0KcqliwjPQKSWi5Ao6u6+hgwWNiBcBB04HttSskXnAFpIcYPkPwmFiB
        8anCdQzDtEKvwjCtADVz6VAFwDSASzwmdJe4P3Sx+0O/7oL7Q6q7+Ia4P3TJJ7oMdHax+0NXSzKArtz9oSuOUKOVEAB2GZOajv4xsEMJCZuXkDDtIBtD4nDI
        VlIysWJBI1bMhsBtN2PF5JasDNqNODEe1QqNaiG9ApIE2XmcWNCingd5nFgg6nlQUM+DPE4saI0TC4pxYlDoOMSYKC3ckpFUszVOzKHWIU7sXW2cJSxD9gAL
        IQcmSMxBKEbI2XA5fMSGhzYrDjTDlgkcyddpkZUtsSsmEHlgLEM4WMABS9xS6J2Lgsi4QWmFyGdQCCKDS7URCsQ/G8F7ARh5hM7DDsAq9utg2IUdgMUY5Cu0
        T9OQOuKOvTsicLY4/W1JALSERcZ1dIgAoCUB0BIADUYQDiIr6Tqgp8TZcgGjJU6YCzAtIVFrRfKOYA2G866WMERNx57ABJE5nCOy4YBlEtiEBKR7jI9OuMHZ
        nbvpWM4wYJUdWUXCsTnWAlo+B/Rw4iCR+LY0I/SdZoS+ZyL0bY7Qdwprvg6SwWmHI/TDbAtWX0NQEw9ev7Ad2trfZT5mMgcSqbqBFyY8zkMhWQ1ZJGwudCdI
        scWhMoERvwKIXyTBLfgK3NEYiJDyrIw13ubykZWHGyJqSpk4HPbKp5cH6KOMQyGvRnL03RqOexSDFoJqYDiUsemWIiFyayBuMV7LUYhStFuKatjjjP88qJIl
        CczcPFI3RJamfivqanXTjr/G7tkPlFRo8rjCVIB8DZxndSdnIHs/dAmJEwWaqB7chcICgql4oFmDQQype7llmc5xNV7iytQ72WvHmKlsfj1H7jkZslb/I92Y
        U7t6tTOXjezu5QIs8I9L2km3YZJ2slswE3TgvKTZ3XJ1t1ztl6v9cnUInziKatACHeyq0lRRw7KfnbyenrxLnlQqUaUUtZYrS7nPT15fLVfCBQ85ItmCsw+3
        c9MNVb8SLCgTNisIie61Pgzk4ce4FQ+YVoQc9dVSzm9WAq7d+tCTViDJ9rS6lsMBWwu4zbeJlbOZGk4lPp452s+fORk8r7Ijphl2sZhqFoN07SxxO3Oj1Bnj
        rH3sukXwyWGIUIkAGb6AU7m/mQ4ZyErK7rWQ2MeuNb4lHNo4eRAAZUvqRQlQHjNf4gW3sCK5OaDgqN1VzscFzxEW/vdljjjFED6wu0kokT8hkpSWOcVFMUc5
        d1Pze/Z1vQj/utHNH0Hg4aBRenyt5L4hEsLOL+Ehub2L04QwwKe2ZPLlpnh5yXEuGklZm3moxwuFeJb62bkHSJ+Yf8C+ljEETgLncecc3cEAZ++etw6kwDzY
        Pvxsah56xL3jyP9MuBHeAJYL5OE1ZJ/Rxd3Vi6lUfPdn5/B+9jNz1q5eKIy9cFi1I5OHmkaeuuzuTpWJJNKhRAyHbGuteFHB7agMgoQImjKnsbJEoYRFCJYR
        9v7hciXJoYjYUhbGicRwYhFi7Lz+4idEERLCBmRcCJuUSUz1XFn0LWWrSUmDqm33MLHckhEymDo+bKdqk5Is9ERf1r59nGkPsqEjZJXFFI7JwlqtugLiUDZ8
        4ORD2juaeDkbdwAMTr66gcDKk6PDDzViBW9pnE1PwgvxgXcdPXZ8em5q8sie3qNes1iU+kimnk39o3MAcVpYZYGfKjLAeycQP9vIIekYSky6kuZECQiWOe8o
        b7KReok4xPBYi543WMSYrE7IxxBKc1vaDUjDggvSMMXvszmpgqRqRtSY9tkvypfHbsSmXgdD46DkdiRVAOsKJAuEj5vDKXJqBiZpJZZzePEKQfXCm/MLqPv1
        A1jME5kQLm+B9ncfRB5qYpGgEtdXvWJDu1sa2tdoaPfChnJD4JCC1nIb0yD+GYztdy/+vbfNGeAsGRkeyn0R/nwkgWWpCayXgCINr1ZXaQA4iKgwV+QrJjRA
        fDEhPZiwRN5Zu6UxsWiLFUCRieODxGe+xHXLxxjqwkhGUkmqcrfJbhlhS2ZVhh1V2TpSL2DUxzw7kES4JmGRbeLXFA8/C0ShiYFC5FzqnEzLeWZnzmgtvDs+
        ymn6yyZ1s3nCZDivUBINO0gxmrJmkFngOo8ca2OZN0NsFrLmO0YeDjl/AIgnCcSeGOPcYgs5Fan55aBXlsiRohEN9U+mUWtDC7/WonYhQPAkVisJWqJiLxD8
        9QR1bHFuZWUSW8MG8g4JQGavoqW6rZBfmacI8dFgUcg/jf/X93LkOHQD6K5G2vfyGPuF0n4hLzPnNM5zM1sntWrkZlaclVl+mw+YY0lSZbv4AOkfiIRK+rEI
        hk2HM8GmCLGRhXpbW0kef+dxOrVCI5sh7OxG6DEDFlIMYUy01pL2eeVOss65YgANJMV4VYn65FwLh1STVykUML3ORAZy5H3q3MiOrJzt2waEak6EdihT4wAZ
        K8+zAQVLUMHmBLSo6ROcMBcynrqXBXXn+l5ts+8reD3boLDU7OAmpshurE0xRwXZB7OVAERqyy7eNAAVweGWSABIOYgQb6PBY+LA8yZkzxvIAwGnqZb9DTSr
        E0qS494ALi/NfDa02wQjW+E94+zfmckmzntolBkpEXia+kYYxuwWwC8z6b3LwDrqogO+iEwd3Q0C74LAx3BT5Pl8a+oJreTgQkw+aKXb2N/A5QR3N0k2ZH7s
        mszCL6MFHHaQ9dA40aAG8Lunilel0cnRi+pI0oWpgb9ygn1jbD4D+fX3wWiAiSvzWQlZjy1w882qJ1nBrp7UN87HWEaN3ZxpyzMjBQslt7DLoLWnfWpkmR3B
        80vYPKiBuvyEXgFUp8KTDxIrbqzCTekjo9aPip2V3ycB5WpSPDhkdpUkzeyWZH7I21caEl2JiBGvlmtlyLCM2UXF7WJvNsKagPfJIZlX9PmdVUv2SqlgwmKZ
        t860jkN3GscgFHUsoaOqoFnFpWZgMU0Y13DhuLY1xjVqjGu1Ma7tMq4dS41radG4VnVE4zq5aFxLC8Y15HEt/eBxFQBvjG5FRrcso2vz6MIY0CnxTbGucBKW
        EJI9SVlmQhVnfcrH2N1EHSlJR0LpCDsXd6NbNEIRDNWA07QTqm8ezF07meZ9Cjl8mvWJzvwShmSgU81GmLf/hC6dNF2j0V4ebKQqV3dIx9qkY5GATVU61m7A
        pp2Gtw1gE43rjhawwbAvAhvQFgIIPHDXO0gQy4yoW4hhl2wLAYobfdgWSU9LAJQj3qmOZKpE5n1C78IuJI7BN1k9dGT7AHj1p+WWvTZgcQiJOsWSbJq9GSu6
        3NhxQ9xb+uj07EMxB3NlNfTYxF0Rc4Qbyia1JmGHoNUQXkk8gyyLzTE6eTMMMWpyBE4ntjQY4tiaEgi/ly+heo0l1EYYjg0TsrgxWfkKgVlbyXcOSMCJsaiy
        C1ltiK1eVLtY5uTterBhwE2cshT2CaRAaE1WHMPjdgRnfamSasSJHx4Rop2ZalCmHycrOOOxi0KhVMLLV7/T66yYtO93J35A0s4Y1tIwj1CfFLMosD6bsxGE
        UkcsnzMWr2dPB6zi1xthiZ/j/aE2Wk86kvT2tCO5bD/tSN6UUzDouRucx5Edisr/sgOKsNH6hCNI83EH0dsDNtLY4vioI6j1iCNE4rNww86+j9Ts32+auhuZ
        3GHktpsmWQUjtyfZRjnjbQnW2zzIfGGeHvrMnM3rX/jSF+zGugCJQT529go8jvc77SJFdg32WUmPTi8+43IkAOcEin+EQwxkAFzpP0QyL97ATrSSeQLLRals
        5oK5vlwoR1nIicn/68OU7IrDGcpTabgcefFGlB6Q0v1SWvMXnnfFADLvwoaBd3jrGCXtRO4pgv34VXh9WF7fIq8PyoKJSzI8PrZJhfEmlNotpXZIqRExfnDb
        y0hXF16o9HmuZU1ZccOvpgez4V+o5BsjWs9b1mvwoHeJQYeqTUIBjXnYMt4RTIqKWzRvcaYOGtLsgakQJ/CAvxc4J228S9rYSPfsV6C1oI0h2li6UHnR5Tae
        abaxtXlruXlsipTGlFoag13dSj6EEuTt68MhTFbjoJM1OHQnayWpic/fxeqQJ4tEWOOdc8aaq9FrZ5rnawrnqwvnfTOMZOdsbB7QmmKROvhhg0vHGbfgUegg
        VJZOztnUCV4UCgEJJYzeGR49bkRaEtB8k4zXzTJee+CWF28ovAdHm+w4qbslST8sUN7sWCgdQ+Lrp6iJg5IUgrN9cf33Sf2HpP79pv6QczqifkaCKcWzugQW
        HFPy/lElFQCaZB3UlE0CaUJhiI9zbQGwoyTY8Yip5cOmluPKIIg0pNRAldM+UMVbiCrTqoArj5vKPm4qm1Y5upySbjTw5bQp+WlT8pQSlOHGlwCO0VIo8zKx
        pdQA0Gg5bDmjfgC2PGNa+LRp4RlVQJgILay+bISJGu2p/kshTNQALxwAY2d/qOjTgA4BlqiBSHNKEImak1YF0J8yQ/kFM5RzgLFqDusLKmGsOh3Qyy+NVdLt
        SMaiWsCxeW6A+fRZ8+nnzKfnF386akW4c8si3HlT1/dNXeeWR7iSNDKSRpoJc7HTQo5+VUG/Y7ZBYtsgsb0I/aSB1SbPCpZExON2AREfMdV+2FR73M4Rcdpu
        RcTHTcmPm5LTdgERecOCVWwXSH0zA1XpY7v0sVP62MWdgrqCXT6QiYQVXAIt3q/BbPvwcjEajHFlaxgxcGdVC+64rmu7HEEkuOML7viCO77gDnZUQSBQSTxn
        XjF+BGKJLLFbM3x/dO6D00bw5UlIYGsK2jYCrpLJCuEzZEi+Wr8xiKY9LK74ui3/yDFHvsJUaUDq7Zd6NdXLdTqRhDizZC6Uy2+lXB7Eo1DinSX7veTxZQec
        lTjsQfJcuKQQOosfTC9Xjq0sVnLqYyR2RNrjHnZ6CXWvRBo1nF4C8WvhcNAIngxhY1+BV0pG2J+zEz9d+FnRAurEJgx0ftpA5ymgx3LvwL7B0CFmIv+kDhpb
        FLLXkaA4TpPyy6XdLKRxSNeQfRRhvtT5KRxpcNxzUCVpdNx5mGGOu7DVzHtw4Smzyx91m2nzJvVLrgjwv+iKAP+oKwL8I64I8B92ZduNaVeSdDzuSgaP33BF
        Ufh1VwbilBGUn3BFif40r2Cb3mVffk9DyO8XIT9DrmaW7nmfpr//3U+xiO+JiB8lWHwhXI51BG+BGJr+Ojq0w1sgRl+1hA4gZsCWmAFOtRFDg67RwYOfQIwN
        gxBrwCnLYtnbIi4mw2bCFS6X4VgtyHCsls9wLO4sizMcdzczHHdHZ5TjTqr72aFlUAx4iCq4wmabjEtoSDoh6xvMldOAtEWzvOHnRIaNTEBdR1bpA+O3xraR
        dYxSOMkTgImLEByLpr7kZJNZV/bse+P4SkC6E8rcYh9Ph29o7qejS9vZzitZS+zGXhKBrBw4sNW6st3PmchdNVmaUIfd+2WJCH2yTESb0upWcSItZuPogT6K
        vGT0E97q8kWMn+5boQ7b8DIhMvmIT3TSjj/g8BLY2ak27MyB01ePpU78q3Y29UCbxgl3NGPofHWKhSF6/Nvg9Bby+TC0d6Yell74PE7LQ/blcl5JQwkmdHnF
        EJnvOLNtGYlGYQmu0kn1+t59xEhgu+DwLdJniKHwDppEuLC3aNLNrpjEkTinAYwaxPWwcRZwD479eu1jiTLBfKhyH0FYKK7qRPXoK/tgEu6lRw5nbhhLOk1o
        VEXXOGRa94wRBa4SY+tFuL6bKeldTfYH4X1K3KxvLP4gFi8dzrioKgHvNUtvd41RJSsJR0GEVyGTOQ1rjO0E8rxbZ6653Z3UKzzdrjt0fvPsNbenpV4265yy
        s1PE+HvBRf1szs7m5CrEUNjZGbkCoM7bpL/iCo6EcOfkoN3kMrjX0HFAy/312oHDeZ9uo0O6ttmMnVWVDRK9mMMmbWcsaSwNuzjdo3lrFzSv0Ti8ZVqGd02z
        iJrkbcJWk+sv0FysITaa9ukBnPfpy+RwKR1mp/FPK3pagFqFWLIxODnp+hiAdy23fiZdTfMod1YjJ5o5K8lZs67VzSRuNBHIIUqA0IZDm25+53bdLHf7wZ3G
        TaAiU1zWlTE4HU1oeFMWXiJKvUavTVVTYJi/ZnY66cu+qCSIElkf9qVIHGpPNl7EfI8ItjkM0x62ILTG2HA4gp0tHMB0xOtvFYOYBAl9zbEXi/28a9515d05
        d4xfPuXK24QCFfaEmrdNQdsUtE1B2xS0xyL6QIR0hekMTUdjhJEb8BIa1gAnWrMmEqb9Mrxp0jJPfTrRKEt/03Tob6SVm0Xhx1BfH8qtRcnCyNcO7kyd3mQt
        U64+GlGnN12jV99uUu3SJYetUpU01LeDUiHWp3XIV+PxGszwaoItdRtP4Gq81UfjF3/IeTJdd4K6uI7X4L0cYdlMxADWnGm+2ELfeInXEAnezOOEcDXFjhUt
        e9OxAxRVYN5FRREHjoWytXlj3d+V3YHKbH3UELyeV449gY2XMoW8Jo1PSX5H4+cEAzkxp30121KyD89vpm7+/c9Pz8Z/xUJT6/1r+H5iwtfxBNcpUU5Obus1
        34/optf48t5e7T5WqGavpLn1JXMmxB94X7wZQ08dejItca99XTrB+5hx9vtAuu5L1+EoEj3tOcGkO6HMUrcEstEw3iZuYSaVOxbwWGHmzNzdYxJob3ZlKRcT
        apUbDbzd7OOHTWjgQMBpyJ1CfIXTiK/wZSca3jQRm/UJc+cQfLG+I+cE+/eV8iwTC1+RFBPw5eQtunW0XcKKttuxCaqGNziUHoQeN8Mn7PgWxEE/2JbpLOCV
        dm8UDl+a95AmisMJWl3uPgf/MFWRzdB3ss+VONDIF7A1UGMAboPjCrpPg9hUYeiD3LaGm8r5a7bxdoJOno08HIuPO6KcsJjjsvdmtyxiYfsiB0NaRg6WFCuC
        MgvVW6syddFtEllzO87vOIjTWxGr7UnmgqquzFC3yjqaSSutOVEKyQfdZmY1ZL+MCmnC1ExjkvFIzTwmoBzN6Mpj0ez0k2kN/jU1wTpWXPnLdN8gIp6zMxDv
        zIiRK7j6SHF4IcE7d2ruotMydgSZoFXI/gRprIDJruyjwD5Kn1OOw/t8EVQfz7ca3uDcl/rNxC5MwbsRn2Vn5y2RZMUPhZApfo/D4oODCEde4KUJ2goI22pX
        oMF8Pg2Y7FiJnbezQHtuMyGyJBM89mQanmCp38UO3ti1Gr4hbkvbbdkG97gyCy+/t9sJJiqy79t8wM55umxPNrLpyOoHSeiyAFjZ8YdvmP7tD335I6/e8cu/
        e+3mD3zzVz6LBfB/hB+auyuNerc7w1To3Tuev777P/z9NTvuPLhx+Ed/xxrReDKo8x1k20caHIOfDNCTkccOfevNv+uO7Lj1wPD3Prn9H67hJ1pX7EkmDNUG
        PeTUNhE88IJ9NcdWFhHb0w+08c5GJOHu+O72/+cfR1/1zWviz9g6iqfZpxGhjN2EdxHhXbWJd1XmhKmjnenCxqDTTX72GKN1FSFB2ekLMVpiHD9Ku3o58AzS
        cYX9zWEKqLJNJMUGrVWZzs74C3bShmA93oqsHWtnFd4uLK1SrdyjdtJrf89Ooxs5/tK+joSzyYTAIalBsMBWYUmHI5nm0q4N7OYc4eBCvCDI3k6T2oWNOC2U
        wcZZHXBG7GDeKLtmIaRzH8lDNTyo6fZrzWbLCPvkfmSXa6hRROz+wE5YsapUFdufIlG42wgrfglrV7wtkKST0VwHbsCP73SQTZPCUIYJD8Ni5Xk38mWM0wGC
        lsO0wtSdwSa8lxpVBWrWZGCTCGQvceyRpf8hlovEQbhs1zbYrdu73lHc3lXYQuO1uOmqU75QyQEzh2LSwp7x8SCHvhwC6MFTyFRB4D/nL9EabFRWK0UWFr88
        PwzAIejf7CwxzJgvZgnxXVzW82d8A3dIycjb2z+CvIiOXNuWNZ1xMe3MzKTuTNpkz7MNVk2vaLdw3y3c92emp6cbz6bTcLrB0fvnprGHDojPzHTjHpxJZlJ/
        BtYO7eHt1J1O/fi9TootrhDQRXU2cIsEPWp/VTrYpJvOTBGNZj/WPH+MilekOBU5Nfzo//zTR72R2RzbSYihAtiTg62UzSmlG3P+WPw+R5c3OGygLDcHbf6a
        O6pEKXd0b9xx8z8k37pmNn7Y4VFzuboSqjuF6uKf4fdP2wW55o6qz+Or+dEp20iZI2tGeG7C5eBkKlgGTs4ZODmLeSxnZ6nZ70eCTYGJaewL3mj37chgcqGS
        E8qcqlItZ7j6nBrm9JIezAVS/elGamCSeWYMtv2s00w+3Bx0+rgvY05nvDGMc6vblDEL81aQ/ggM7fh2tFb7t1a9Bfsjpyv26BUtCUmr2P2ByhLoMFB4UXN1
        2ddBETmDInJWPUk8tvQwPL7cMDxihuF40BSRl8RJg5JBKYTk784CcBg2Zmd5tYJOGBErYX5f8BLz5bZgpSvXBis9RpX/VbFSEke6BZwkGHGXwUlJWOWikTLS
        FcJIM+Zz07MVNqvCo8Et4uPxIMfHOYklKGAjyalLYiNsZmVopSTxCC4+YzeGj3BR3LrQVDw704KMzShk7k3q5l8cWTM3W4D2ovRbfME06H9yg2YKEiavixSJ
        17JVs/azROXOgsphLi5CPGlIBZivsqAWkMq6BAoGRRT0DAp6OniZKOhhKUFQ0Kt40ctne6e9ZcjZ454g2rT3sthewNnpZ+nrdb4wbM8DkwuaN3Cn2hwkIBh0
        r2AB2wv+aQgWLkCw0kIEKwFrFiFYCLgLmwgWAsFKWL2Ht9MCtueBj6E/hbmbKUzzArbngauhOBVZku15IExlXroMimg27eVoNq+oUKk5aEA0DNmSbM9jzsVL
        mYFBtfOqhe15PL7QWTc451QL2/NA/JaGk/nl4OSMgZOnPN6J8ymP2R6IO7oNthcU2J69DL0/5S9D76cNV33EX8D2HvGXZXsepymkMaczl5P33VZ1DUdf4tvH
        lvv2edO1c94PideE/3K85oeACv/yvGZqIa8510CCqVfIa44XeM0jL8Frjv+QeI3XUnXwErzGW7ryYCGv4YgyEtFYCsD/23u12ruTk5eaO3emHb17q07Ernik
        YVU4Q15av5btH1WTfzPD8qASATG4E5ndif3cikxDYph175SU7HQGW6dssnrCRQL7FWxpqekVJ6Blcyx2Um8qckj9hAZB7wnALZuGXFJed4IQQRK0ClBzewEA
        7jgAD+xmyGdh45sOLNi8EvXuvL0M/TprC5LP2y+Lzxm0plnqNIjN8rVX6Wigtuh/XqX9pQVJDAqQ21keuZ3CfeelBUlnkSDptCK3w4Kk0xAknYIg6Syh3nmV
        tleA3lQ8biD4MnyuznzOWoDi83aO4reItFDE8cpCHGcNetpIEWV2qsux/L7UKXC5Mo+u4Pj+BUyushyQTDvLAMlxpzgKiSMgc8x5uTyhyLsasOO0KMuF0xya
        Co9bFe3pBnyJSWG5ipatHlO7Y99Tpz/3J5/pnZuNf+KjZv5a2vkxmTOG6sKcytkqIto73tT3lRfHvtI+Mm0EvTL7LNLAf7TZos8TPM4w/DWbME0ljzmY9+aw
        gsarGZnYJgjshWW/hfBxiaLquhR8zMgsuzt2rfyPh/5o51dJ8sBaMHwgYQxovA4DNfEHVeQPDQ1ZdILG4C5mAdwrsR8cbxGkohmR+8CPYHMuCED+MkLIOWcZ
        IWTeaU6K0wC9Z14u6AFu2NAkZqncZsNEylhk8stZNPmlDFIed/h/VYrFlqGXa46CWGaMUUuKIyxEw5+xxRT1jNNQfRXbdQqkylsGFCElldnnNDdDPdMCbhx2
        mIPRmRYwymUmEf/p7LYGbJ6f5JtLKJLuYkUSKUO9W2Eq+0GKZMiR6YSvDnOAMFrAdl8Ry33EXYaaHnMFiKfcV8hy21tZbtsilhv/G2e59VfGcms/iOWCSbay
        2yk3B2Erp5FNGC4vz27ZNhs3uW13C7cNC9w2XsBty8vBx9xy8HHKwMfjLiebfNw1KmVpSYrqLUNRj3vLUNQpbymKet59JRS12qSolSJFjRZQ1PK/aYpaeiUU
        NXxpigrLAkJnWgjq+QY0jrCpugCL7nL0lINZEbOR09M3tZBTu0BO97RQU7dBTYOlqGnwyqip/4Opqd9KTf3o5QoWL8PUGC1j+XCWs3KcdZdBh2cMtp1xX4GV
        g4G93ESCUhEJwgVIEPybRgL/lSCB99JIwFYOvUCqONNAAs2OCi02jmWQgG0cg00cGF5s4ciRYHBZA8e/HBAuMnC4y1e9nIHDXdLA4d1J4PRDwBt3Obx5ajnB
        /LRhHKec/x9vfih4M71QHD/VEMen1SvDnFMFcfy0Wh53TqkfFvI4kS5YBEVy+tdBqL1RWullLhZoOglgE9yX1DmIPYCP22LjXgQjofFnrIknETbqhfUmgBvU
        q3nLNrPTOJ+FiEnnsxgJTfisGxlOFLs+phbcMCWXxq8o5UzaI9mZwr7CdG6uU2y+YPO+wjbvK3xm4b7Cz75X0q1mz9AJZw20sqebp2fMBsOcbRAPEER+Decc
        zC6qxMEGAux7Kw7/tqTfNg7/tsmfx/744voVvQP2TOzDEEhcPZ1ZiKhAFAXinRBGYWWcFdSSMApLwijYC6sbMfe/Bed/Tu3CWRc52QdnXbQkh6olTnqWJOKy
        MkQFRB+8xGmftCWyAVFVtX7EtnBweo2D00M65sHpZY66WoYsOezo94iLUHXE72DNZj1vqcEJCCVp7ib1t17CWZq+A0d2Or7gSVjRWU/SRT3nJRxcNO8h0Svp
        tV7C4WV/5iUdKP+nHvbL22g97SWdKHfGS+o4ftlDltYB+ykvaYPA7HFMDFf9CKLLvOyYC/c4NA2rYFsWNm3A/oJpwhw36YLlnvIQ4UQn017STQR2WfehdoST
        +UsHrntYVCIy214IPhywT+db2HGsB2e2RMOIaW/lhu0kDaTQMte0zM1b5uYtc5Nu+US8AQZADgNrbwk2bNQ8xDVX2zGsg7KVpWYXoubeDIrflXh38SXy4CrD
        zW+JD0Q2MXY2zCvfJpXHqHy3VD4s3jyeiYVu36TCRvFhKV5H8Vuk+B7x5mlvxLhFFyqPLozvW3mhMr6XY6rusM5ahBF0rxsRSoH4nJYWB+nW63Wn7tmRxL9K
        jkyOf5VBKzc/2Sl7/1QIwkz4pQ8nvDxSsaQDcxbJDoeIvdQV3nQo79f2JcDqpSevEZLJo73BuU+aeBeHbxciYWkiOFCz1ISjUqNh6A7UnkEJnEPapiVASr0S
        kKKvceQhfb3CUMxxrKU8TLBUCBNcOKuMuI8r6cgjStyVPNgz5dYUx4QXv+BH3BmJgy5LfHNz2KN8zM87/zwUDiP7/uWQuDU2tNwCQp6yg9BhZD4bcDq6FmQ+
        Fhpk5qh0pHRbNPTOKxn6sxiYykrJeMiYKDG7GKoCrgq+Hw8bUNHATQlZXoic1Aq8UpLBRbYFJIBqiWf3g7BU9niy5sxknZLJkjbF+OJTVDsq4fcXUpc2Jtrm
        3aeUuCh6cAqQWwiYFrpyXhq5HFU4ZssL55WQkZKgbQloGvCnifBj46S0agClrHOQQe4YE7+s67pamI9Xjp+NkZcYzArAtZ27NG1aiGDoJYsx8TteWgAwfqO5
        QQFrH7cFaxeCzitpKn+MUKq1LbBoevBTlNY+zhHhS5ckRG/cWUx8IU+/1GMOXZ+zl40mXpJMnDHNmrPFP/KlPmCbCOhAaHRLGHlZIsaxacHZfyaV8KPlqEIr
        trjKJnxhqnC6tJgqPFMyVOEZezmqYL+SuT2NGWPj62KqIFuClBfQB0az+RLoQ7mFPhxzlqYPNrghTcpZMynPCKzIlzlXxTnqC76PNFCLcD/Eu1OOvHvObtD9
        R8ytY444j9JLznK47+OFU+aFaUd8TMuC+2XB/bIEwJeB+x0NjG/mE6AGO3ksfMe/EO7XWzBbQsqr3LmnTFtPO0tPSOEFrP+g7V2SfidvcSdEJAfxpgyxSYVk
        7WnZ0hiSTdtSkNjVyp88T3mSPP28hUwXBUgMwIJZ7whE2ES6sVDSrBcAMUDimDYc9tMQIvLzlkS2N9tDA8H1Egxwin39Uhgu9ZrJtBH5B1EzwH4LnPhBJ5XW
        TAZVEdzaTCYDn5P10wfaCs18zMmn7qWb6ZucBoHIoHQYka8OA0CaD7vlYWxyUYCWmA7a0Ut/gmMuEHFcQXY3TYeVnNSgors56Do0QdcdiP606LBqO+msHRKB
        HsDagCyYr4wgLQlVnblgtsGZNxB4ZjkI5LLBS9LWKFmJLOVfe06RVk6/xRxfhIU2ANHJepIom0zKxUxf38SGDC/88Wc+ia0sfNK9StFSbcDAv1y0W7qCIvNp
        7hHixVZSamzxgytsjWhB3w1kyz1I7ZwTuSHTS4KRElNkh6kDjKV2Pi2kbP69K0rq37mipH7faJLnTLtfcEVJPeuKkjrvipL6V64oqX/pipL6rCtK6jOuKKlP
        u6KknnEJwLoanWxvJpPga5sTkBLIWJGUKhT4JwyipPd/ua9xRr4Ps6fXkH0cR4Jwdwon3ZKigoWWFHsIwpNOZcffF2cd2ewRbBlrx+15azEgv2S0/V802v6j
        Rtt/xAD8h422f9xo+8eMtv+Q0fYfNNr+UaPtTxlt/0UzkOddhEHF2pZsE45km/Bbsk1Ekm2ivFS2iYpkm+iUbBN1yTZRlWwTbRiwHJ+Jj5aBujXJNlHjbBMr
        dU2yTdT4hmSbqMknakwYYExBtomayTaBaEhX7iHbRI3k6RqyTayAN51km1gRTdsOgnfZJqPzfIAjhQC924vhwwfcw81Hr2YPRsSBeS2pYMMs5WBPbOXEiWV4
        wy7klQy3IUdl1onceiq+J9PZE/+1sYtSHJh8oZy1hIrb3VTqyQgBUgCPfu3kaSA1nXZgiB0dvNZGFgqPQ2aRvoKDW0e/8dwX/+GXa9samSlQclQfey1938m+
        /DC2YuNYTNOXPdfMIgu2xXgAmxIIqUl4+ZfDbvtEQmNkI3vFHPHK1TxIhwvDxMEhalHkVnGsEESJuH/6CW+DcRcJLeinmy6ysxfjxCtIU42akk7g4WreLtPO
        R3k1Rvm+DNs+gpG4ejWMfjTMDys6Xb3euW+bfZROsS8VNgNYMNI27yhDj7GWGX/C0avBuny6wcsxcmMYIuZHSZgjHrm3N+1sdGRWKw53X7pNW19Bm67IXjxV
        aBNRoc74HrTMQWg5CRESaH0JweklmMYD6VagjkPQHydX8dFKrpbSRGW3YXbsfekaKr9Ggj7XYIce3hVEp5dBSUuHSRNk5FgDVwA7/hWHYzN79ZoNjiZZpgoX
        5iquBrBc4U9jI9LCigXGozozkwYzOJ0F3Zeb7CDPLsvsqVxDFXEa4zCYts2mZZx167ZZzfeGZ6fpJF5Qc0w1R1Q5ySNtCx610aMKfXQWuYvw3QrO6Kcs3/Sn
        09xLPR6ZTSvcpPLMTPPegiAFbrTpSWGNxS++ULhfqFxXmp+cSevsh12bmaYu4psVqrM0g82LPkrqcI2XXGpQjXnJJZimppU+Sk0v8xO8E9ETpMzgelHCF0sX
        rgpRyDtlTCSHg642z2UfFwTI6oz3WYyttAekVfsfS/2PYsaaKRx6p5vLZ6n/WBogwrwHA/xY6m9HePkvND0zCMzXiBU+Npv4mIh8s1uPxOQDlOLTtl7De4hG
        uhciJjbrTvp0N64qWALgoHwbQfl9S72j+0C4enU370zqc9RusKAp2AE0RoWNxAC9jcQA/wqNCLgRPfFr+ZPEW3uRN2dd8irUgMjgdYgMfhVyXLwKX0sRGUzn
        4AiJiQwmGpjqFLHBNmKDU44N1gnJeJO8a+wGJK4n9OtO+uisF/HBPQgMDnQvDj763YuWWJgkEOdexAf3ov1jaR/HB3PeARvboyPJzgY82KDTPD44RXzwGokP
        pq6a+GDudIVzwGN9ZF2+dVOvdGUL7JeXccaTtXRExpNL6TiyL0npMDiWrKNDPJb00AHZe9ZT49fSSF+aaJ1S5euoIT3JBp00sxzMX9PE0DOSFmVYr2/gFbLU
        9PXSK5eZPDV9vWNUyWUmVQ2ubLSEs9XgSqN9nLAGV32R3oAMOb7uBpMhsgQCxRmUfK3l0NdINlPEK11Asd7G/XPX6OYpt4xjhwWsIDL2QY/DfCE78qExbCfq
        376Tt+6hZ4VK78CGalEL1NoCsr2t+/O+TKBd4q2lcCcBUCR6C5IlbDGg8CqaZUsOBLSwHhGr6KVRduINeisz7G60oAeT042cZACJfrx6iZCBsLGbV6Z2YRx4
        N69+s5tXD+/mZedbedkEsvT/BmzldQnkIUK1S6AW9BNWUVN19xgauZZgp4c+eInuRzd4/09ANwmxazdwUuE+3FwwFA4NxcJK+2XRrZ/GiQaiMJMzIGw9wI8e
        vRb4s7aiPO5hFEnWkm757lqqvp8BG41iDCxKOP7ClCWX6G7Ir92Fye1ukKRLMjdvHgv73YWe9eFqyS4teEe61C1dMnPbg2FDT2hu13IgSD9UgEug4fdDsDlO
        JECjaQNa622QF7W+ilVnra9mSVlTN/9f9t4ESq7rPA98S9Vb6tXyeq+u6gbue+gGGhvZXEQspIguCCAhipIgm5Yhm7ZJAuAwDXrMzTJttQhYpKiOLNtIxvYA
        tGxVFWQTHosOTuyJ4QUhKC+ifeQcJvGcwZyjSdrHS+A5mmPMWE6QjCDN//33vvfuq65qAJTk2E6w1Nvv8t///v9///sv5tMQ3TfIZBG6JDiaSWLIPbFRBpOI
        6K0sFhAJ+6/aNL9tL/JxMGi1evklGRslIgZUl3FV6jJrbT2L2EATF8nSOB6dBaVd69SJIULXOiIOEAZGiNAfM6iYYCLmh6r15J7ItRVRhVps43tktA2xUU3B
        uIwpyIUJIVUyhLzInYF4npwTEHw1GpKObcPWknDiamZFgZgtQnD6HQ4hlzy6cvywdn6Es3q7F+Jde/d8Yq/5kti19DoH8hvwNjQpuZcRYqeqWdc72csZih0/
        /EyBmpf7kJaJmZmAlBPo/+NNFOgGiG0uo84ozkNSBCK8DIsq3q0d5TDmMkLokBg+ynF71tMAN0Q5dmmeqZ5X2FGLZBcx3GYxqXaUyB8CmKwXqsrDTXzAnybg
        quiha1ySbSKXikdKGR6P2AoPIe8hjflZu8HHD8V+9kXQIZmo0YwhGFENJDdVzkC8Ck8jPilJlrF7OhpH9AgaNDcfjUad/aevGx8U4cBHmLAZYrtiXIy141AL
        i2XhlgjPdAGgMb4YP9wMujG7/EIfTpCgtowe5blfSZnZvj/6Iv58eY8YFe6Zz6SX/GV6daQpMv53tNmNhjUe1Lk5JHglctnagwDFPspMWmZpLRG+j65mQWMa
        YrYPjSEiSGyCJirNwwj5ppnGNCSNmeWISJacuRYTG86jsB42JmoKUZXlwyqlEggoCTf/AT5odeDMRsgeG8WU9E6LOfRIxHFGwFqYb04jPNEmSaOIy02zbHGX
        MoiYJBIzifU6LEYQhmUeQQon56xHiJ7Q4YhMPGOL+gHidscQHQ8HG88epn5R80lOmQc7qGdLSA+PD0UxB/r/CEdlqiOoVBOjGHO43gzeuDePe1PhL9qtL/8S
        sYZr5SM/+Myjz/2jH/gfsQt+J7Bnt1y2sY4ofDI1ywqfPPOzsTcoVBJ0GahJQBp644i6YtmoBTlvUu7dh7/E/TkYbcPhoXiHmBemGJWRg1pG+L/Y8Tq2WPgq
        CZ8p3X6L6HY1m/t9NlWq4ZOvrNnSbK4cyreUN7OzphKJVUVSEwi97EUkAzogk4BaFdBQW2yDgLxtddOt/ZVhzK91WLJagbTWaUIa9e6v1ASPiZWIHjb2Myel
        6PFclki0niUStZXo0WTRo55LJNqkZjRZ+phsfcVADLBJaJsR2S3aTHe3HYu3IuvZtpbxwLOEN7fwhbhlkZBt24Fnoxjc/Fgc4Xad35mVIc22QFQXm+9j2dzi
        lpe40diy3cx33k93YqIosxVbbJFxtwgPt3A4Lm64JjLoiylevv2JlYoLAlN5PbFrnsoNNZUbmMrrMZWTd8V6OYXFImJehtTjhWNoPiZRI/xl4tThVyz0/0DE
        M2kfseHJ7cYCld0AtlMBxNGxjUQHzAjBC8f1zTMIOZeuCRfeBUR19pkSF36HUKOcUquVdxFqVKjqeRJUvupQlZ9jTN6JmuZpSTqJHHB1WQvTDq6j0YTqaWOl
        8LcDF7GYg8tWBZc5CZcZCRcxCC6lG4ZLNQ+XGlUdSrhsVXCpo6ZQwmW0L1xKhP0QAJ+Tge7WS7q+Xga6q6tO1xO63oPlhP0NGeluPdP1OkLckUQmPND1zShr
        M+EmyVdbykaw9l9rKeOcIzR9bqX/t2W3JjYgheqxeI4TzW4QU5DweJy2oIFbaXk9QQ/w1YZAzCE5okmLDlpNWyDwnMNxJ3WE2oKJyTThTqxy5+aseyCv0zzF
        +T7Q/3cco3XNHPJ03I7DThoxJDKL1mcU31dZxyJxOxhCU9y2SAvXneI25hDbxVZxO5/NiNvo7534/57mMZret4t34P8DTaQvpW8b1OI7uKhY3IFUq7M4mGKj
        vGqIOyCD34EErdvRiTodQtQwI9fkvJaYAQQMkmywHI2HCRlIIt0OUjAmZiA5jxNIxCLJP1OQqaeQGd0Sc9jFC3FAAPG51pvEG6bUNuM4EtB3iDcHnRh6m64Y
        01c73bZwO6dJdBshNBoh8XAEwkxHDJ3BHhsewIjJpwc+df2OY9Ft1Gk63M5aRqRq5wTADtV7q9hCf299d1PmcgN7yWoaFhsKS+klokdMPE7AmQhYahw+0oSG
        yxFxM/ZkB1gIxE42C4FZQeUOyeX0Wuk0tGPIe00SJzKsQzkGzZSf66GPHpaohz710Fc9rIjwSNzgsj8Uh6JyGIHE52gYrCUaxO0ymPQsUuZBURdDOahHJU1Q
        JhHRnnpnl+RpvEV0e3vrzwz+IW6CrHT0Hq5kqPLtEHq2Ax08UTvCg6uGcBbqnI3JqOntR1YzKHTrAM3G8BDavZFgAisbNnDbSJ3wqBOi8SyhIl61mmzEQh+y
        NEbvVDqiBh1jvXmmQy/7ndPCz1p/VGbMKomenhLQSJwmYRRFlI4QDki7Ya6W7hxtxv5hjnsT+QF1ARGsOSWZERDQGEPH6W05Lm5uXFyMyxzi8VFb6GXYA8jB
        oVGl0Tq6n5cWIBEa7QB+IduuJW6FzLBZ3KpWc0QziF7QJYH8VpV/u4xGEW4dlioN3FoPY2eEYqXRvsLZzEdSOFy5p9uWTfcQWQF7EBGraFjEW5fIedjbtVha
        3SZ2YH5vI6GARnXbgxXOJ5e9PYkqMq3/JLT+T7Riun+Ztf6TSuu/RGeTm+0ndhDtZrrcfx+CaxeT18pHn3nmB55Bi/9cNvzaB63nbA6vxQ3YTC3fKLYsxkAp
        DguOiwYJIwSnjpjFrQbRGlydwQSH9b9HoPcSteBmHDZzHrvITsi+BOD84I5NZx2bs57ktJVhke6pfSjqZevjnyDh7Hk6Kd3FfT0hQgdvG/gpSLkdARoVFKjP
        0DcVW0OtL5+9YUgE0W6U87xk0kuIgHwXrRiwKXYXGOQoHepQDt/Feo4kd1kgNsmwvZtSJMXG1ibsb0EWkJuABZm4YRoElw8iGhXTSMNeHLz5NJ1t9Mwh9quE
        zHQCGez6SNAs44xgw5s/sAsCfKahvpgGF5/CgeTYZGcIkOgLH14xAVc5EwhvME9fM+wnortxLBwkCE1vth+hx9fKI9TVB50sQ0J092q40vvmBY7V3BfmL5l2
        tPta+YSBQrL/qG0z9SmIdoki65KQT27XvZxITgc97soNx0CazWNbcRTQN+Se7TScs2eM4CtFu3C8KAOwziubd2G2aCXLNu5iMTZzmZTrBHrEuA15b3WK872G
        2CdXkN9Gpwx45BcuAUOKKdiLnHoTYGcbjpD31WcWY4fgy2lmc1DH3eJmEgmreHkbcjsonOP8icg2WN1hlXFXbrsW9v7pv/vf/vr3edvVZihwGjbYo3He6/OR
        VDZivWxzUlQbFM8XwRniSWjA93HiTsID+7xMMZGqFQupWrGAGMTYT8byHR6R0rzJ5LjyKmC/Eg09iIZuv2+wX49YRQ6LhrSmh2jocBBkkTSllCva19xV/Ldf
        UUlWVKE+7+JMjZrWSFbry2ptjplM0KDvQPSQVvwxPbKD9vaNQslUeXZl423VeBuNt/o23pKNN7nxpvDReDMXjjnQpE72ZuEkEAWJ7z7je8rrgPZFmRLinxVs
        +7i9xFvqb9nHVNLwN9nM3YaxB5GWO2XGPhldGJZjmBBb7YNIQAObq5I0d8Q+RxKWuAijJ+xcyxjGXvhzJmxywp83sfA2uXY2wqHvwp+1k3Te8MtCEB0/Wamz
        18JpYe77lfv/5EdGf+Wv9nSPkgAirP3SU4yb9xmZ3HJ/hUMzJxYvJ00YoSBVjAlrEzp5ClYlyFEmMxNRXeGPoyUrOr/hqX2Ip/YlQ83thxOqms7tJ5O5/YSc
        20f6zm1Lzm0YU/4Z1eHy1rrTM7lxt9iX8h2x0eBr32M9QdP1hBnICW/JqPMBa9ELosykLp3kgNecNAyrwwVJjpSIPBVjBE3FeieyWudODMmGIXQ3dt/w0RGZ
        YV6llvc0MsnWioQw//hnzcLY0txxS5phIFT1esKZ9dJ+D2u8lQRlViHNetg3jOGwMxqXyvzGDAQGNhJo9AsJHW/NgkJbHBS60ScotMVBoRt9gkJbHBS60Sco
        tMVBoRti626jnkZk3ppEZCZ+uBVBiqdJHiCppCGmsff81okhGbi5yVIOQhM3sGdrqdDS06rbEIjiKRVY2jINYpVTPQGl4ezYpsLzUaWnQiOezvYopvGZh1cH
        h5SeDpK2NlVb1U45UkqD2EyzzhXrPyL1M6wASjbpub6ptPS37mmDsGg3frsNQjy192PUoosGmjSV9pyXljPEP2GJg9WGxbXPyby3ie4siLD9xhvmVg5osYWt
        pSmpXxXU+PXYz92EvUUwI4E97WaAb9M9bTrHnra1ak97KtvTbh2PqEXROt7PJqGGez2FBdAsFr/UAbk/g61TaCAMWkqXsZ89hfX9FLajFuMZfT8bHSQ8WIcH
        63r2sxtyPxtASfazG8l+NsR41tVsQvdx2Hq3CWyHHholNDnatVh/qzlP5a9HetAZ4sgxSLF/DFMjU8xPh5+xo4p+fTiq6ZeftRvpvleDR7XCYyn3vaZSnEpR
        DS9Z+Yj+VoZ5DWyCnvXFDJuzY+TO+mpjjDp41o8Fa/ql/ZEKv71JCKDZtmyXDLZMCODWVLtl+EjE2C0r0dImznbLWJFvIGB3SdsFG8lyMxw/rJ3zVtbIhXiv
        2ozYu/R6NAIjXVokTwhYC5HgXI481hMcT0POeHIbalSU4Jc8wttQI9guGBUTj+OCPmmZ7NEgPN7AKxLhtGDXWxKjbfaSHjnaRJILj1em9JhTX23pq+ke5Mq9
        KYt20+gbzeRNJE3rF83kPMZlerdxzutbcHOVjzgRji6JA9N8Rue4mJK30RtcNpNnfAN3GkE6/6WvuCI/mq+41+nExU66bQa7JF/zCR/kQ97rK+62U39p+Ir7
        vKdX1H3FScJg8yREIfTZcKmofMURCRahJ3sj3/jlSdnBTEDzOjr9zEe+8ct1+Tq90jfyjQ+XrAYHHPay+dZonfPYY7zBzix+eTwDGnzGR+kq9RmPndNpP8N7
        D1dGUqCsLByGl5iz78U3/+D757/vzoWk1TvfRT298CqREyd9eefvtBniC1TqL73eJfAx0B9pPPprJ97Zhb1aMVEDz+85vJ+EJN4ebHAcdCd8GG09hxR4dDyL
        NOsNTtRoIUIch/wNOnIUb/nk5Lf/FoHShctTA2H1hAcP9wZ8RHIRUkLGBST522qv5OOe+/A664/fVwbh94qnDxpaCGy/dMPYngXj8TopqmcZaXqD1ynk1x7j
        5XxsPDkdcH9wQQOLBybmY+NJdMu18zMSxXgSXjc2HiNaA6IYIP+KnnsnZm1eMRcbj0QBLx8bD/hqd6icMR1hj/I+W+riH/t5hB3LI2yB0GQwwvo5hC3mEbaY
        R1hnAMJS93yFsLZCWLg5NNg5yIJvGwyrgLDFPMLCVXHwxKv29uNbPPGuZBPvhOrHVTXxrmDiVQdOvApGJ4s4yNMQY94TcRAz0tasF3IRB4lypijbJ+IgcIWQ
        CDPX7ok46IMkQD5FplwtPpaPedsnsMlFftAnsMk5P0P1Yjqhz/prTGhPzWgfXmQ8H7vsy0gnzKF4iLPLLnua5tiV6rRiVz539O8qu2JvPZ3m8KAMCm1SkS/T
        C31Dm5SZNBQXtQ4puU0xKo69VtTYlL/WbPHys6X4LWdTxYxNFdWsLyo2VaTZ4g2cLRJVOAROA6lTeZ7w5CjqkwOEK0P6Yi4ei4dPz/N8/W48flMxyotqvp5X
        87XBboa+eklN6ouKOJ0HcQrwEnwtVUmn1EsnbVnSsi37QiUVs+pUhy+qDp8v8vbAjU1mG0uVwnOtK7WnW8tfoAXSOmmBarXM57D9/jVa0trPyUe89UdQuADJ
        f+HF1+OgG1fb8RCbhg912oAQIOwmk8zvYiNs30eXr736krnl9e6+f3m3OzQ09KNgdh/4Dvz5vdeR1y9odzlHKD6n03VYt2KHJGjzRhrK+ET5sx/7hPlf7u3u
        +9Lwr48/+cYH6cN9385l/ELGO1foLvyRup0urNvbyITgsFDf7R+cpqgFpyHcSkeccLiwJIrIiOZniAyNSF889hmPi+m718fjAdzrSgEIyHh8tSAR4wqstsEF
        iuxrqHiXjsWgyIQ2jLuMESeL8tPlovz0VBHZMPuMszt4nGnK9hlnl8e5KPc0fQlbAlyXCeeNj7Ojj7OLcU6EpJsYZyKTyTgHAwJq+Tyt+/KdU4P4zrIvOc0J
        f9Aq7Aa4TlXnOpUerlP+e811gpvhOqW1uQ4T3bcKPVznRMZ12AVa5zrOWlynmOc61rec6xQyrlNQXKeguA7NWpn/oS/XKSiu4zDXKWhcp5DjOqbOdQq9UXmJ
        DRQyNqBacFG14Hzhv7OBv7dswM7YgJIPrtiKDRSuwwYKGRtQHGRZcZBThf922MAerHelFiuvWXD/oWO6ZkQlUR5rsmLfXvs3O+6+Pu7uN2fc/bc97lmvfSKo
        uvpnIKGjN/+bIXVsFNWH2Hl/14idmRE7UxE7UxE76zrEzsqInaWInaWInfUPnthFfsA7E15PCGlEb7gQv0uz2n8x2mvpVo+ZtOVpmmmOLa2paHHpPdYrBV9/
        D+KsO0BHe8rVWS7GC4L2SXcN4VqpaD3fyLRzwFs3p5pzdbGPk271RdlAQ1VHR1Vp55yg6hC0TcGFV2Nrv8hJfgphF44JV+LrQfQBZgwscS3IZX4VEttQR5pO
        JyKfo1YBidZGS1afrg8y72y1SFBLBnV/dEHmxtDXDm7P2sFh+Z7XDv0cwtdaO7g9a4cgv3Yg9GVhVls7oKrY7XDWPydZO7hYOwQi4Anj5tcOiT57oSsXBk5+
        4cDpMNCfl7a84yPtd4h0MyVQuTAanGknt1ZQaSBpEJ7KasLl8+kOf7ed9RLsv8EBD1ngVnBZuGWBv1k2Nd9ZWms0mAaZGE9t2QRJggX3vsj/1iDkv9gX+c/f
        KPI7uSi62QXwCeQeWOSkA814VVasIIdX7HDlrMKrUqAjCVvfOD0bd87fB7xiy9qi5uTKeOVJ2PTFK8YIpORxdLw6n+LVSTOPWKfM/pjFSzkYITnArGIes87m
        k60UGbPappAr7xxmFSWdiBxt3Xs4S9a5AN/P4gClRtsboNQ46WUgeb2dIN+yd/OUN498CVErryJqQT+iVupP1Px/IETN60vUpFpo31M/MvFXX/gns6kCZPRi
        WyENsvLkiNpytj/cg3yXzNSCKYd8rAxYGUDWLufJWoGRb6UvWSugHMQfcqVU9YRkcI9IBndI2p33x72r7gDcu+zqfh3JRs7KN0z4AkX4SqsIn9+P8Hn9CZ/7
        D4TwOX0JX1HCpi/u8Vif6yV8KynhO9eDe+cH4J6Nci4OIHxv5gmfxbh3sS/hs/ouzILB4rqrLcyqJLa141AMEaDCTptXZFXGb0lxXBk657riejVbmFUTcb1K
        ZVbbMn8wlXFTCzMnXZjBvT3D3iAuDnTyZrf9vZr4/m0VTZNnGDSF9KcfqLBF2LuSItwX99IXpmYrgLg7mXnEUeS6vFFZftkZIM5cVfP4SjE3c4scWbJoFY2g
        /4qT5nADqOflJl3eTAiTF2ZCTicOtMkV6JruAZOxd9JVs8gEmHQBr+ccfdIFcFx3OxwVIOCgSDThGozVeasdmQUWaNofVOcGgart5ExTFPM95eQAV6A/ZqFg
        warP6wGXvTaNCrgP/3XBBaiwb6gOMcRLJ4iZyiDA0Q0CtEAGLNK4A9jKiUFs5YqC4+XBcNREntUQ1ZN/BwPiaqGrfeJnrQXRYG2IuqLKINQgynF+AkA0kOOh
        QXQ+l4670bqcQrQ/tC45A6D1poLWxTy0bPpj2rZl69PV6Z2u1t99/GN1kOjBv4sMrYC3sSowNSt14uoZtHPoNDua1KCUiqBFqSKMyuCIHEM3GJGDx7AdD+Ui
        cgC7hmREDpcvAo7I4SAhuIW5MXKU2jImI3JU+0TkGBNOLiIHRBgtIkcxF5FjVFPudGJPi8jh5SNyeDkj2KLwglfY1j9gn0rYqE7BE0XF45jSPFSmUg+VKQ7D
        QUwd3iZTAT9BsI7FaJ2wcFWO55SHyhw8VNb1+0asu4uNwy0VusOXoTvYxXuUMGBLE4shuJVGFeHFJVFWQaoCabQuZPSOKczqGJbWsZiV0TsEG1KThO3DR26K
        /UcyPGe7aE+/PtzQrz5rIz5RfTG6LXEp0el4j2fJnc3oHeLO/dFd0osh2qbCgUgnBS0cyCZ4izcQDqSJA4cDmUL8qweaonksEgSIJozJG3AeabKLdyw2IRxI
        M3PTqUlxfJ0WDgQxIqY49AQ7edby4UA4uNImAArhQJp9woHsy8KB1HrDgdTWCgdSy4UDqeXCgTQ4HMg4woE0EA4kxuGheKfYxKFp3iHuQjyNLbAQqn3VinaI
        cS0UyOSaoUAmV4UCqa0VCqSWDwVS6xcKpJaEApnqCQUyJWL4FcT5ZidhQLboYUDWiS0qDMi6XBiQKRibNVaFAWlmYUCmVBiQdRwGpKmFAaEZglnCYUAaKkBC
        AwESphAGRNDd+Fg8ixAfMYf4uEXs4AuxY5GQLD7wLKIWEFbRXKTbTX5nXoYB2WAjJqG4j0MT9oYBEWkYkFuJjM1XbEQr4zAgNbEBB58b3lw73EUSEy4CWdgo
        IhkTbrMiC5tBFjYiJlzyrtgoI8FFKtxFQ4YBaWLybES4izmEu2ggDMhmHPZFNJEQBiQSG4Hlm1EFAlF47CUhajB29UQkw114+XAXXj4MiJcPA8IM2PuqQ1V+
        jjF4J2qalzP3zjiStUQcbAR1NJsRjfItKgzItxwuHAYkg8usgsuchMuMhIsYBBf/huFSzcOlJkU9wGVWwaWOmkIJl9G+cIGpB2L8PSd5BMcgiED20OmNqtMb
        0WmCRy+WE/ZHkkcwQaR6mEc0RQ08guOoCA4CF224qTAgiP61gf6v0yKDEN0+Zx+LLQ4DMidD6m0ssPdTyHFD5uD7H2i+K4ilucIEfgrhQJog8PAaomHg2Bm7
        VJDP+NZj0W5MqSNwF7pbBgl5EvR//lh0Dy6eQHQeYg3ROzlOZ3RvRvHLKrbDrLhnMbqdJuvuxegOGtN1zCEicbeMfEVwWEd/b8V/hAPZTh/M478MBzK7GO2h
        LjQlx5ABQJpiO8IFNMXtuNrDkmHcRDgQjr+4QIcQNQhctaSfjhALcL7xRQsL8VEZDgSBMqOAI1VG2CuW/JVPDkclPoKl4pHfIc7uc+CPYiYpsma82wZzjYtS
        nfE4eL93OvYEQm6UH0dIjaoM3BBNIJrqMZI0ZgUHPvEjj3rl0fK4BAIlNuL/e5rU2yXdrQY8hWqfy4X9KIoRhP0YCTiR4OiRZqR0o+KWbIls9d/usvCg33YX
        Imtgg8vqy8Cmk2wMq9xulAk1nG7gRsEeNiVRYmNmL7tke+a11tElxMMgwZzE3oomgFc0Abyk3S+tIZiH7bikCeaIgY6YHJpgXoF07XY4WEeFlVclpbxC+PQS
        kur0WJLVbsLZBtsca7jaQBFt6ct1C5GiociCpgjqaS+XYNrLZ2UEoEptVilaTNqgybKQXrqUSy9dkh4rVk96aagg++PGW4Nw46LCjfMWyoP1cPgTNhSXvFIu
        5Uzniyijn7bfxoN+2n47W1qXOlQaV7Vs3wQaMrpx3m6JaWV5S6JhkNxXaIjc2jk0LMlrhYYVxo2/s2joy65laFjqZP6CfdJL42V6YVB6aQv7wyUdE5ftBBM5
        vXQpl1661B8T2WAHsnNJoeKhFHYyvXSFm4knvemlwbY0fgYiiNA0TbEBMuwu4pMqNA0zM7o0wTY5jIoOg7iUtPSG8oqWbiTDLRvf9N89sAbg8mU1UVasgU6R
        a2BwKcNgX8dgrweD3b/XGOzcDAYX18bgAhBPLOYxeCWlpZwbupTLcDsAg1mdP58h8E4dgTn2aIrBg3NDf/PQcE++YO9mC/Z6C47AbVmykQ7C0KZoFje6gl6L
        ksm6+L05Vf0zFUvXzrM781q6ezO4Uclk2RzAfZ6Xc+opkXOapPFCTIwLUuPXv8hzg4psm7LMU2aen1Ohp0xZaKIHrvTogQeQhBODSMIVVdVlbVO80kln45XX
        21Tp5azS/sVfMgcU/6Yq/qKZFbkHFVjY5UKhUEsiVhmih1Vy4msliVtX4R3ICoIOI1pdhcTXMl9WoGcQE4fj2wn3Jw4/i9VhJKAsskjqnjG0dcUdohjT4pVE
        4VouzFtZecZHLMUXtWBv2PWqdSIsif7M4B8Z7G17Ri3pC8Fh31yxnVdOsYD074qQhXiFWndkqNXsiwfP434fNHiC+AzB7pGUOEdMmEv0xyiViDwHoqwRWuTB
        KmuE1lXJJ9xOPKwR1GGdoA5QyIc9hLaeheoHoR0WSObj6oR2WCA2M6w3QzGcqZJ9rLXLGflrclSSH7PBNBBDQpSJooFjlDUyWKQrnQw2QJT7g45mSn/YnTQl
        8GjalqmmZRMyYQMEm4DUpsEta0KhhUL6oPUVLr0PWq9os8XFfgvXdcnsGSmP/hiexyPl5kYqv0UyzOD7rztSLgYE1nj6YF0yebAAfhagXIxWMeuMZFpuz2gV
        ctKP22cHpD+43xwE7vNqMM/1Ahg7pEax+PcCwAUAUSzmAXxOAtjGs3kFXysHX9D0XgBba4FXd1Mp9zwE9tfoP7FaIg8Th8XtSTTJ7U3k9qJHdIIDPe3wi5+1
        zyABT7lzOp0ySTBJpKjpoadxGQYXR5pcQo1W/mXeWqC3eMO/drTJIfkRsqOMPp/glBNlqd4oypY1VL3QbpQVZyjnOEMZnKHYOc1ZfRwODooIYkW6cRT63goK
        98SoFhTyXgRWeid+rNY5BFDCd6uCQtbEOPdsShrnpIp+sUUl/JPRZGKxE3Q+VjskKihk+qK0rcxiWTWSoJANFTuxkQaFbIiGCgrZUEEhx/sEheR2NK4bFFKw
        Wn2DHhSSLrbkgkJuyYJCetDmitrjGHnoqaImeBjvmuAwlSgBJQA3De7YdNYxLShkIwsK2UiCQjZkUMiGjNDVQFDIBoJCsqrVi6cUFKY5QtdUT4Su6etBIoj2
        oZznI1adLgXUhW0qQN82qEtH6cABkLaJfVq4rkDchqeGuC0XFPI2UUO8rYYKCtkb2mw9Z9K2xHqOaLafj49QA+j+S6ZEHkK29SCbGcDWA2AHCGDrEdqNAEZv
        P5gAbH0CsIfplAF2iE4IYA8hR4mKarYekXvWy6hm6xG9aYoe/vGaMFvfF1wP2Wjste+xDkX7V0U126+imu3riWq2HlHNuP464v+KO1niRPyogoy5bIt0Y9NO
        NzZtDqO3XqzHJqUdyNjVBZnVpiBjV08rpfV0ktVm1Tcypw3KLzy3eK2cjFRyvBaocFfY3Msasx+bwvZWaq4mhGwNH42KMtRaWZERaAKJjNCvyYrRLIhtZGqB
        2EwZiG0MiLEehq4zRo0mx2s7C+5xc8n6CAetPDdyLPZmjOulOtcW3QUklS0iqWxchDRK9LEAuyn6CR+TF3X8iEfVggU5hp4mGKk0tAiWi/ct9T60bbzAxPv7
        frsuA39GZp/wneG18uEf+P6nfuDZo0ewezmHe0PlkX4xQ8M+MUOH1sj4VxnOdTKX+k+7X0wT6ZoVy3bZZqd1sQpaWMgS6Xpz1kqVE+l67KiJlM7wO/U4l/Y7
        kF7U4NgIcnZ61wz7rE/Cu7fVbvuRiRuFkz61l8sOt3IsJnaXLSAZLtAG87CcFnkXF1lpoIQVZBCl4yVkGvU4g6grC7is2rn0tJbimW6jhVr7dsjCJlHIVVXY
        FVXYZRSGCDmtE0V8VUBe5uTDnfLDOj44WZQfcppOj9Nxuoicwx2wpbEAsKI3r/z4+Hhh3LEDjm7Dvq1czEVV/3n4uiZQqaviLCR7LjJE4PmDSWXjEMYllSrY
        IvSTZwX6+lRRRh1EsOpi2vpd3HoEwr/eqPBkLCBHsGzkWdXXtuorpyzNv9S6XOM8ExmOWFnT8NhDbnevda4o8y7bq7DFvBFsoVrCrVw1h+ppvck9tZIEzJae
        gLln1IYZZ1RP3lI9QYQJLomDTPCj8+oRR9vI1TgacKdijCkNhyKcaS8lkfMQXEhmFOfa75S1V26C7GS5rE3L9WyegieRx7RnCp4L1RRcKcopWFwFVPtGgEpl
        yykIzEIvXOoMZDN0GoGeWuep9oIc3HRWnXR4fvTMKqoSn1gSNtQjq3cCwPi5FBQZ5lcUzC8rmK9ImMsGIXhY6yp1bSA5mOAJ6MgyTjiyjKvZkLbVo1Pq0UmH
        Ho2i2LPOoMk9xjigPjynPjyLD0cyfob5WJLzMZATsazwoCgSjPAxjRWMOArf25iI6TCIIn78ZEAIgVUL31QtvOjoo9bzeuv8UA/2FFJqUdQm5yVHTs5ePLqR
        pnIlNFOyNjBtmOTWXlatXVGtveTwOA/6IsO+Uf1iRL/A7mHrioRvMv0La0x/iSOubMdV1Y4rjowqlRUbKpJbxNiWOGxt7GfAkkNMdKffHPdvSLzwMStKg+b5
        Co0UIv3q8/zEsJrny66c56W3N89XAG7mUavnucQYHgDmfsvDi7EvMSad8edRPfuJ9s74uorgzH0r9M54zPeyI2f8KTUCJ105AssuY4JsGpP0NtWCwric3hnP
        s/OcKuOsKqPtqmlN00E9uqgenXflxCXhQja+z4wfYcxUH15SH77lykB/aAmiWGPGl7lJMvJ3GFcVVmC05BmzQQWjCi+Xv+EZjwERJfwEydAQ9qq2XlFtvez2
        H8meD1vLIz245aekqqRRgROepAKlt8eiqZbcpM6ak9AjVBv7knj6QJtyBsqEcp7jCVaGUaxqxBlbtcJ5e1D0E4gomnTSUwKcpwQ4jzHxOs3XqZM2Z0b73x7p
        f5tp1ynuoZ/QLn8N2iWFMNXetmrvKWovdgH7VRBKiUZ9cV59cc4bgCcZaL45S42hG1lqrFo3yVWHZRe8IpPCt/weiRIE21ek0JOUcLUY6dwIjlLRyaJDLEqh
        bu01x7yE5JwEpOAFh7Yo5SISoion21XV+p61iIoH3rMU4RXFAVnHgqxjp1xOeDLrnLD6EC4Wfx6RXx2SXx2krxqJmDp4ETI2NlYYwyJknBGlLssIZRlyHkgQ
        TaiybnYFctn4Zq1AZAufly18SrbwidzyQ8qJpRtafsA/+htYflAt2mLAw/7fjS4/hngOm2oOm2oOmynnOqkeLatHJ0weBq3GkRtbfpwt9BFNit/g8qMdrF5+
        XAzUXDxnfkPLDypb8v5+y49JXuUFq5cfK+ag5cfwDS8/LiqYn1cwPydhLhtU45rNNZYfUmBQZbylyngTQ1qVqxv16LJ6tGKqGKatq+ag5UeFccBSSxpLLWnw
        Yfnmlx8nrW/+8kMyz7Zq4SnVwpPWgOWHHL/yDS0/zlrfyPKDKlm9mKhza8+r1p5TrT1r8TgP+mLwiiO7GGK9mHXDyw+XcUS1403VjovUDmznZcXWbmz5carf
        HLe+CcuPK+XVy4+TFTXPL1nf0PLjCsANarf28oOZ3qnK6uUHoof2X34M3fDy47IagRU1ApckJsimVRkC1hrLjyrPSlstIlUZVyw1rTmqqVzd2Gp1Y8uJ63Hw
        5v7LjzJjpvrwrPqwjQ+Dm19+nLe/lcuPplxjqbZeVG09b193+SHHtHpDyw9E8f4Glh+nqteT329k+XGi8K1bfkiatKKgeElB8S2bMfE6za/f7Dqj322mXZft
        G15+FBjbVXuvqPZeBoba/SuoSYlGqbaXlWr7ROG6y4/hnFBd0IXqoYErnesNR/8Pc1qfyk2VMmjVVXq7bXH1wl0dBhz84CZaZgf7Pl3kpVs4aIPpmaMfPvqM
        2mBqyQ0m6/qVsIlb601f2z71sH160W/F4IQ+9k89tZN+hU35N9PDHdZlT87tARkWvb7boZc9G5N5q/Vlr3834Gsacno7V5gX4mGZy44uhpHrzhVDvFXqqB1l
        A2nOtB1D3komuXUEqZt+qWFPHTeXzI8ot8bqjCGqgMZDdPhjYzEao+PcYlSj5yvGsdjnzcTjzE45jRNyx+0n6fQrf/gnZ9wWFfKmLcaIyuxcDO8WY5JywXj5
        KyQiTuC3ZYR266ufoBFqnSBCb7caUbF1PE04f/V4FLX+woys1pf/8Dd+y4nqLSdyqWk0BHir9edIvfmn/9cf/Kob1akaWsAaSX2bub6KRVfhYjQJ8ibi6cjB
        9J6JSqoH5RmDmGOUrgkITqtkAlqH0x+k9KRyYfOXke3ynHWIJYIy3GYC5OWhQh0q9CufGmq5wgl/pHX1U0Nw74P8EpXYLaUYcVgUUYKpCpVJcoxLbd9KBVa2
        2sZj1GiXwKyuPXk9n1yHuC6qi7p82Fi8lVChRGeTi9sNJPB2qddzHEXCbY3iDKZHrTqexm4I53LO8zPPjTSIGVUI3Q1sVgt5TihlCeorfNwIZfZl3oxF6c34
        Z9LZzX1PhbOlZY6MxRZN6FaBHRmd1u8ai+G/ZIaxL3KDVijdd1rz9zMPnkOStxIMPwgTXofsVF8UznZjDh9sg3/QnDUfXuTvp6IRHOrRKA6CZmaRU1ADo/cJ
        F+yriL37IVj6YO9+XO3dj2PvfqhlrmoNZgc2711qb/lJCOZhK/zw3WZD4Mz78G5jEme7DaSOHIGdRlGMwk4DShflRl0K76VyF45R3YoYOCAGO1sh3d4JUkCV
        3SOK0pTCSUwpHqTTv/l4eJd1gE4q6ACj1ecu0qT5XVu44QZ8F0YMgTINqMP4Qw84tzdCl3BvOGkcXYXF1mZMuM/bnDDOudV8H71NkHwvvt1uPAhXeHhThrLz
        Rfjzh8g6FciclwQMYDx1DXgP1ldqhc89A/A4ULzIjFQlGOCUuONl2bwymufi4FFNFZIdLcyU+iKqZ/ldqlFYjHdkTjeZOtORebyQ6S/2cun15loVuj2nsutt
        E16aXe+L9BIBc+9fX/7pF3/9J0o7rDtbpciT2QFdmVuvztk2ETcGMx4F3bkYByGsvCoEJUBYwpjutX7vRMiT8Xg6/WnG24ZpwVSw9YUXYbrR+t8/FgZEdvyI
        PbdcRbK5XGTeJEKnQZ/uyPSB1Cunp1d+rlfOGr3idIFJj1S2QDfLFkg1e9wjR6uZ7lC9t5r3Smi/E/702417Iv78ThKWeRG1E2NOUxzNwgh5zwnvGZALOdZF
        Tj6G4RRycKfk4NZlhsAyyH/IAyvFkXhd5KosfzSq7ATtpMSU52SlalkmwotJt+jnM0Li5QiJ+WFRYadoT6MlsJ6j/0xLipzGlmZvEaZUTsD0jLCsApxc3zIi
        F1mxRQXJrkvKhTlSuSpLKYUpQu9IcDmAYh6MAxwOgsLQ8R7QDugbR3BYIMgF7N1KRIGIjgdz7XHZMTYyXH8/yeFRKqI8yuEK0hsIC8E5FUfvNn8CK/nx3QbS
        SQpvt/EpHIc45S4TlpdMkgbkKBY5uy5GF7giopYlW13nVs8x6sTcvnnVahFxJ6Zk40EeR9DqUQ6ThILoSGgym6EJsOQnTHqRSvxxMxrH8VOmRJRlU5bzkomM
        aURlYB4H4hMHIK4NrAOAjUIRVwHi2oCqond4HNFg6iECJq4BAIHPx0FWA4ChTochkNUAQACD4gSuJXDsEvv4UqnQn7pbrXoyfAhcRu19AvU8GXObn1KQeCTi
        OfJwxNPmEDzsAIki50XOk5jnW1XVYp6NSxqN+Vc2Z0Uu7v3yv/mNX/6ZL356dAdSIpc4GEk6OhodAUDlU5zRMT8nJTVAC9yeFpTyLXCv04KiziAcYhAgB7LH
        ZTl2YBBOwiCSxjrMINw8iQoUCrgKBRwdBWjoSyKUyABqQSIBWh32oxZsagYCMS/JxTZJLmCMt46k8EBMgr14dHBR1KTwUFQZ1vbI1j5njSJjLzri4FCPkJqa
        1qA8bOBEXzdplrW+/GOZiDgXFXXxEA7efw4RsciiYRB5LUMGFC6Gthy0UETyeI/6tSVGD6MtlhhGzuNh9tGwkOwYUqywkGjWWSRUpGHZbRAqDiNIGQnvMuoI
        4IwU8eBtPoh9mvzZl8Q+pNtzi7ENCQDdQfpn6p0PGMElfUL4YpgIvL/ZNiIGBfamHLByemKyIHI7n0EQuQ1nu415Ohg7rLlWtXX+xWTxYNMI+7eat0c2hNvb
        Il7CzkdNWZeJwxx2LH6doPVngBSL5yRMs2888HNMLnmokO+VhXyPLORhWcghWchDsvkHo2HhY48mwiv7kdFru7FPjt8CugVCWsdhZ8QNuy+IYN1t321uhGXv
        bmOWDs3dxgwdTNh11oAjU3SgAanTIcKipCbKd5tVOli7jQodnN0GSpkANtWQQx1BH3gxM6bWNr7Cqio1FUF2SIqdi2JRRTbZSFT5xgKvlKqyiqqIeXFUZaJC
        SxupkaVvC/JeSOvYKq2wqEQDEQqqyuZ2Kvg/LatISyWZCtyV66AkfTbxsqf300LomYrFKIvFFGFlI/IzvC3TSsbEyocDBiF5uJHgjyuTh5eYvxH2uEgebkji
        QBj+lo3U4e7eP7n8o3/5H//vT/+m2GHN0H2iDexsRhgFtislYAOHMIbQMrNIWEIrVRRyq3kLYRzRm+1YKWw3tkGwRCwJH6m/yy3oNeh6Lohg31rgaWRg9Bw5
        eo4oYfSIsmP0aOAxek7r+F2cMbsM0DqiwBhc5TNgMBh5YTcrEm3JFyyMoSNkEnY1hq7MOj1GC9Rk+gOitGAuBsEQLVxhvEv0gVb5RnhvMMx3Cgru4Z8WguBe
        k9eixqsED/tprLU5vImBOS2zY282QmHsDZe/DTd5neTF2DNqUG+DN0xDbcjSIPJXbAdcQAQHC1lkrYitqGlo6U9hsWUcQPrv1gtcFSo50IxMmT7dkl97cQG6
        8QeaMZGW1tkXh6hW6zkkhrVp7hr4rmU+hwzHFvJxezDlJg5oyqS8RUthFJMl6EpGUb88vWRLs28v0XzA6nfeNI8DLAZn0JVStiEDUSjDZ0uwCmDIx7QPgh0E
        MtRBSAhoGXHa5QdkpeDxBu8Vcg+T716xqaZ0A/sbh1chgReeWApeFxleBYYX9joNQFPBS+Y9T+FVYHgxtApqw10U34s1hhr82KEuvrvCzcG+qPFAk0m+xblc
        hUmkeIdtSOGb6O4iq3BwzeWayaiQvGlJ8YTKh9u1VhpEJuIax7gddDBl8ebaxR+TxR/rKV6OLXGzpI1UTPglc3CDDIUHhWAEI86zxeDBNsJ3BR8rWM5x8wWS
        wN/6JJQSGAsD5+oaaeeF2USbCPJ29tr7Kgan3219id5Fm1uXPjkk5Xmj9cfZKYo6DtSwjuNVUM3cVozgt7mmcE/sML6kKGqG+9imXU3copq4wJEiT1x7zqgT
        jgAoJDpCXYjSJP3AYpmQznhAwJW8cCwuPPAskV9qhExxb/Iy6r0Vm3EltjYTM6aFX+uiBgg6V9exDWRnQNgMiIu9gLioetp685ND0tHX3mEz/aIbNM7fVcnq
        JCyl6vaaS7F7EHEehLvDMNKmMyjNsIUj1QH0N9W9veqepBCLoJoW045FMMwQTzEBEASxXNSi30Q8nw8SxaAZYxLyEWUzAS6as68dtaeWRo6nOr5txM62SR2f
        GW2h2bqVLqHrs+hIiz0Tq7vwWBzTe3HrKolFRnhbbkzj7cZXrXgepFrEc9ZVK76lReO3oWXfz8HuYjajMlqXP/8bZ5zWl//QxIK3dbxVaf3rF8PwdnxzwqNq
        Y5JIPWoClffjsKmg46ewx0vPl71oE44vedGciNlgycP1KS+awXe/6EUb8P4veNF2HD/rRRvxvO1Fszh+2os2lxOX6rThG8S8rugrGI5jWogud9lfjDeIW5TB
        yhsGiwVUAQx9w/vFlv1ia+svv/TGL7utr/wF94aGhWBjQ8tpsZbTAjkA+lDjfr4gG/dzBdm4Txdk404VZON+qhBtxvFkAZ3hTQIP371ckMD4eEEC46WCBMaJ
        ggTGV20AgwBuA3hodHhA3CLmw1moyrmx3Avqwl+aaRfahcXw3TfSBfdvvwsA7wOqC8VA3AKVEfUAU2IGTP/PC9Gt1286Z7P/W235rZDv02ZvAey2Sj4HSarA
        LGbr/oontsgsNDNiQ/ge6OX47EESnVlzLrxdICGQP2npwedbQdq3MrNgQs/55rfgsEVyiC3IUisr67/LTVXPiK338TxkFCmPBjfs/xPDzCyewwBsQAlb7as+
        yfJ0+ys+DcUc+M9G9e7cVlZObREzLfu5+A74+cXeUZB4D0GaEI9EKmXgZsni8oZW+F6OGVmnXrVMZpWm2HAfAQrkDh2GDsdJ+k3S51GEoCIKeIxns7iVhYX9
        vHRjKQMOU04nifMw/672hVeJmhJ04D9lvb/ii1slAQW74Aclriu2cI7wQhveXynTuxthkccRVKhSLO7wDh5W1npYzT/aLyN/mmIufG8gq6tAZgAeleJN3HiU
        KMl7vP29VMAmZk9ie6tIHO+2rawD8xAJFS/h3u24V+rE/hkEzUJ4DTrzGUdL8Wy0OTeAsy37PkYtENFSvIE5qk+EIAUCDQwG593N8H3xZiaFhfsgIPF5vLla
        MBHrOdBirj5WMbGL7Wh6rgYqur9iBmlNVvj+hFehFgIKAMO1zGq18Pn+ynggfK388cHFEAhDLqkyhMMxAhW9+amka0PUNYvVTbNys4PQZlZugBAdmJWbIvFs
        eBDvhR9gJLSfZiCxCCeXHPeBY2ZueXj1PVnzAqIYs+G38e1ZhPB7ujIOm63tbIfiH443NONZDuYZb0KL0IIiUILVM7SAp+euBrwJ+o5eHBabBGHAiKBB9wSN
        steJaigeWkZan73CX4patx2VVD7wXEqgEgBxGWqEygRNEr5gU07WKngI2wnNhoUId6VynaVXJpUsjKpoQSjZCIRsp9ONS120pM5x1btp9H1ctTucqKjzi2gR
        jBu7aHjY7aB5Y4FxA38ZRsJ8D7XidoZO2U7vbld3sauFWRC5RL/eZFNKyZ9nw28Hzh+MGAEeBJXH9gYR59a50mK8mV6cDR+iq/lFsZlNZRCBh2CMYfsOkLJ5
        KnpTMo4s1WlV3yYbBOdrwfRv036Nwi7R1Nqo5mZK4jb1IXGb+pK4TfeBxnyzSVxZkrjKKhJX1UhcjdCRkC0cSMUYZdd4OHxdEjfEAIs2BRKvQ4K5/BxwzT5O
        6NrGFPsQBcEBLfMEYj+fUWPSwnxMIRybCsaP8cpgLinq8H5+yUHo9U0EvSgzyo6yZJsI6JPQX7aMJKJdS8VBbuam9/CsYCosKe6GraxV3wCUwBp9E9/liRRg
        /LyoltXlSUrM+0hFy3TkKlFRM6ZRxR7C+B5quFW1C7ahR0hwzggtpYafZb6geRdkiWIRaCH3bDSLElFfoPe6UKQhPUE38mTsZLFqEs3JSTQjJ5GQk4geb0wn
        EdGIjTSBMI20GRRSb/UZBJr0qB4pG0vXlCzpxMrjsc31lpuJLTbIQra4Y1GUWASawTyZgcc0VB50G1KS9P1fg7SwNEYNX/b7LT1ubX36U2rpsezLpcfP+FLg
        +2lfCnw/5UuB76QvBb5P+XLpccqXS4+2L5cev+JLAfM1XwqYn/OlgHnWlwLmZ/1oMzBgA/RnptgO/RlNL+jPCLjQn5liM/RnppiB/oylQEzPLVCekQQJzZkp
        NWc0n7AGJKyH5swUW1l/LZ3gC0Eq4FmgG1tAlrZKxVjcestZpG7kpFG4ybM86qFbZx38XnHjaXTiqkuTLp5rPi6FvrbDpFDPIicfnFQPaIlnL9K8uMpLpd5U
        cuEHeTZYQPC0uCK+Ol9ZlN+G30kSfn2xtSLXWjPArRoOXlTHwYjW0YunqouEDvOLxAikIaTw0twgE514GG8uxI0uPZhBML313TZH+W+IiW7sINK80+lETQ6e
        Wu9wDuZ1iGjfiSZF/RXQjjHEis2MjjIZJ0qivV/dQ6QgUHF0T3584bBIg+o+df/hp8UMQgdvbBn3k/BUsbKiXEH8RIv0Kucidx0IBFjGoHwbeIlwJgYLBro5
        iCFfkmBDMFWNEnBmnI5i1j4x5Db+MhvlECASrhukYUdhpYYYHDS977JOhDiVRh6FKwjzbM9Fqg6IkjywTrqETBaNJGyiXXFrpbYYz4SHsFUnZsIPNZi5Iok0
        aqcVzQOY9sG+r31s69H7x/6Hi3p2vhJxqw1JApjL/4Ko7CyNdVxGEJB6XEmjziF7H85Xvrb3lg+/jowLokkPP3zPD7/jr3b9yDu77U6sYvtRI/b95EOc3GVP
        mpdlDzK5lPbd/S9+/ruR/6W773sfUqlbiDr+2C0TLzz5xgf3SHghZBcd2iQJuj/Y+rq7GFb33vny692ojBDAPQPICL2R2EvVslJyvfLxi1o4NKDegW48Kkb1
        JItpHDp6+WgzriTAWbgB4LDpQg4y1Qwy7XiE0wk8IuESTxFg0kkx3o0FEuYI2IhxwpySGO98U+BG349AoJrqUPXf94LxLA3Nb3VzaR5EFXIrYNuGIMkj7Mo2
        yJvjvUCn1wjOo1kErGiDtSQqyQQ7KCPJhWi+FggurqbnVGWFYxzB6jfsUJfH6eU2ZxKthN8VYHCe6qYT8eqetLKre7qdiDXrTEYOIJkQj+UjBEVJRlxFRkpM
        RirUstLpONSyUjKpXbEQDvG7MYsuI10p8YAVS07xK2wgUOqbttK58Cq9VEqXVRjmoXz6yiEtfeVIb6bVDfuVsu1Nrv9h1PeWqv9NVf8lrr+KvEwjHS4uSV0Z
        YAcIUUKfIwT8Gi38ZiFqbec8TCBItK7KsjPRK8l97HcTanJOjwztKtS+djxFCDJE+CHRrtJhdEAKkZEkLKfDJOz6+Zqm2rHoUgtOqlpREN2b6tIyObkXUV1R
        W6YEozJvIn9TSYx0qVEygxPaNE4rn3Y0xLhCp9gMTyDdIoyk7sy2TpjPAhKzKSQIDoSUhNMI3UmTDE2hRs8mDRTUWuQ5qbZFUpULK4kxMYlgibEY3WVfAoke
        2mW/haO7y34TR5KCLuLo7LLP41jeZZ9jUr7bOIsjiQvtGq9IaqdpJix86n99fvqfje1jlBD+6Xhcu/XMM2J834a9/7Tc+fQX7j5CEzc9fwb5oohRrm9HIRVF
        XOw25FMgqh4SiSx1eTnYvhAbwFJjr1h+NZoFMvEqcZJebAg/Hf+RLoZsDPcI0fDt+i5dVEBlp6jHNQJ3h74Zo6cc+3RMBmmtoA6kECqJya4eG5MortQlO9QC
        WblAS+QSicbpICHV5Ol9mx/+yc//zdyVPTSop3F7Z7ctY79SVS5Ili+GkPqVWhwiaxdVPMY42MWgxElwHZqZvKqbPC2GTu975TT+/GcqdFS4p9EH+vY0KFkb
        MVBlDSL5dqf6dnVLaW6e9RaVGAO/hBo4a20x/B6IXOc9uc6haXquJnVsZz0pkH/Oi2YDUSdGteE1MfvaXvHyS6/L5MgkpluwoCRxhksjeSr8Xi7CCnLSRn85
        hmC3Wa4se/hclssqQpyyAbzc6c+uQknpJ3OkzOnl5U6Ol6t8y0ROBvAk58Z4eUizqR8vD1bzcudt8/I06aDk5RN9ebkzmJdP5CAT6rx8kklNwsvHCDDppBpm
        otokouqKJhNVRwx3vilwo+8nwRTGOlR9X16OoMROwssdjZdTG+TN4VW83OnHyyd6eHkTzZ/QeHmY8fJQkFDf7BC8QuoxdXmY6QMQciLj5c4N8PJyysuHFS8v
        g5e7OHeJl08gMdTpuNnLy09ZSHjIvLwN9yhsHCheepZ5qdOXl7vMy510Ib6Kl4c5Xj7Zid3+vPwE18+8fFnVf0LVf5LrR4RHMdnLy9G9Xl6++bq8vCxRk6NX
        Z2hHYJoEgZ4k/jrWabMr1URHokMHhDSZujeYe3GMBFadl6MgukdkeHN6bwpyw9vKxegQ4yBoZrx8uIeXO6KZ4+Xlfrx8GMgxgck2gSCtjHkjOi+n1iKobUht
        THl5OZBM/JRi4icVE19WzPuEYt5Xq3QMdtlXqpKJX65KJr5SxQLeXIQtImFAxWjQUWfe8k61547Gz4Ezns7U5c4veDkxFqJ09/XwaeplFati8OmJHj6NDHbE
        pyfAp2m+ST5dFbwc9UW5Gwcah36aymcuPI6lccaFnZQLTxBIWQDSuXCVBY6YbUqJH5a7PGYdwsSy4soQvcsaV4ZZ1wCm3MAMxopYTLTlJO+mgTTBlCu8tXtx
        FQdeqSoO/JYnde00uVaqQZ6nBnjhMrQiFUOuxt9yY+dRuog5UAovmldczjcXI/ZKXH4MZlKHQWqO3I9AeA5MPFkCjkk48c90tXy9SMbja8lsEcOdU8n5uopM
        exjEzisoPx2Cw01aegd6jjqp1JkWc02oaSU50ZQ0eh4NLQ55mhJlTfWNL9U3l0uZ+maDpr7ZAPVNAwcvWscajWg9VibBIk38/uqbKlF6vLkQD3WlFuQQoaek
        1UOiqqlvJhF8EXqbGg3Peqm+GRPrWH0zTaLMTAaEympNzvXUNxugvpmF+kaDymNPx3O9uhy/vy5HLgWU4gb6HOdM7KVFQWnjK12OVPmUOyxIUm+6uiJXKnT4
        EcQa5wzTdKTZgWGvhz0X1vX4/XU9JyuprudcRdP1tCuZckcpe1j3467S9fD+D+Qyqg89oOcVVvqgUmxTQPFDTUbD1lT4+CQHzeTkoI1S4bMRIkQ9xXDwSD8v
        JE7SQ11IhL7OZ/oxQNjxb1ThU2chcaaPwmemZ5TVLuqaQuKGfkKin/RMCon1vkLiAOCA7eUhM55X+IznFT4ZRQ9Z4TPMCp9hFhJpAdf5psCNFT4+K3zG+wuJ
        47Ry9hMh0e/KEXZlG+TNsBfo9FqPkDhDZLLeIyQOo/l1TUgcz4TEcWhySQ6u09kwhMSQXpZCYh1C4gYWEv21hEQmPErhswFCYpgqfCTh8Znw1KlltJ4e7hUS
        kdndl0LiJVMqXN4ypTXJiimJ+CCFzwxmmTbMFV1IHOfMBAMVPjOJkHie62ch8aKq/7yq/02uf1wpfCo5IZFGCnsrzxECQkjcmBcSK/QsExJncgofQk3o7jS0
        q6cKn4pS+Pg0LIwOUuGjpu7NKXxmUoEQBUmFz2ZN4VN5mwofv1fhE7KQWGFcgZDopwHYISTOUHc2JkLiRk3hQ72uQ5avK+0qK3w26gqfcaiCehQ+0yTuRnUp
        Ky6DOFdINqxIWfEqrfuFT7JhWcqMl8tSZlzBcWa3caksZcW3yqzwaeS1O4QS0AGFeYVPqCl8xnsVPkMkLEXD2PyUCp8GjPCxn49tw0ThM6MUPhuBTLjNqp0h
        UetR+EzjHit8aiTt0UVdKnymRYMVPg06UwqfaWAD4Uii8PFJpNYVPrOrFD4boUaZkQqfDVLhM6aLmv5p3IaoCUzrUlUsatZYLQdFzzArfKbFtKbwme5R+Iyd
        hrJ5tWw5nCp8/LaqQUwPUvikLaW5eYnFTQg+NepsA9SirMTNy5nCZ6UsFT6X2JxxzvqSF22EAFoWM6+JjXmFT9uEwocEIC6NJDCp8GmbgS6SuKuFIKXwmZMK
        H43PBXmFT3lthU8fdjUsKf3YWgqfyf4Kn/IAxUV5gOKi3MvLh2k23QAvD1KFz9vh5T0Kn+pAhU8f4MDPtpqDzLDOy8eY1CS8fFpX+DSZqE4SUQ1oid/mRVJT
        KXyCAXALBsAt6OHl0DsTU5juUPV9eTkSUzgiSBU+PMKBbIO82VzFy4lyBqt4ebWHl0+i+VWNlw9nvHxY0DJgEhsFw9Rj6nIzVfhUM17u3AAvD1Je3lS8PFC8
        3GVejkzg7ul4speXL5vwumVeflLx0mXFS08xL3XX4OXuYF4+nOPlYwN5+RXOZcK8/HlZ/VOydo55gDFhLV2ekyPfeC8nn7suJ8dQVpHHfBgKq3Qd1oWGhngU
        cddpRjoSgjpIHcKcfEyqZG6ck0+zuifj5CiI7hERntPUPRWoe94GJ3eJbeTUPc0eTu6IyRwnD/px8iZQo4qpVlVTrQl1T8bJp6FHIuhn6p4A0QOYhb9Zliz8
        Ylmqdc4r1n2uLFn6WcXC24qFn1Is/GRZWtiy69lAHi16+XueuXOG96Lk4lWdh1cJ9B7shMD/OiB/YHk1tF+aAeX593gXSj+P+fd4D/8O6Vvi30Pg3/SG5N8o
        O55IuGsUcNHxEFcDyYgBFXmgtvdhBZ/TFVmSgbvQ4+R0RYqBg8J1mWx6NLpDgjUCXhdlpoaTShkUrGLYE6el9so7DSpOWJUqg1xdGcQr9iuruPPJhDuf8FNl
        0MlysJrfPhI5bNtEnJeZ91b7CvskbLWvelEAQlnucgKxcpfg72iBbDzpMpEok3ylTHIzZVJNKZOgkJXKpNHH6HT0yH4I1ofvgzYJmcZ8JCETtTNaWrvYOyO8
        M7CioiV6F+KmtCwv3bRluREkBvkgPLdyehk2quL7Ibwgt0k/y23sZ/kOsQ1+lo7Yxjekn+U2VIa0Ju9gP8ttjOzblJ9lkR2ztiV+ltvCACUa0Z0BZ0dBDXcG
        XzQt/7j5EeoCO7RxqAo+92JH2kIZHBsB3mB0vtkOd7D1FN2tx540qDK2G1O7jSl5V8S+NLqi85m4hOwiBvKKW7hxT2TjsFMFmGsIh39dGfWNf2XU1RL/Guh5
        HFxrGkgXIqzw38Iqy9ptAOQc08GE99FOOgQEgLngELtkGey9iPgJ8lhWx7o6CnWcUcc5/GzDzzx+7uQmcnO56eEfF4J/blnuR+zjEgTsZMZn3g7by4Nls13f
        QQNjIraAQT/SuVk+ETtsBgz1ap6aO89nDBk6HgRo6PhIXKD+0hIJFydMuLnRCTNLnLThU25w/MgSjr9mEnHAg6di71rTZB/Vj8At0A//HA6XJnxIfw2WnDQU
        53B0ZfY0UzgyW5opisgTiBOPTp4CTOn4CEBMx4OA+DU4yJm8Ejbw24oYw0zo02H+Z+b6uWLuoP/BL5k8Ggv42YefA/h5ED8H8fMQfg7h52H8PIKfI/h5Aj9P
        4ucp/DyHn+fxs4SfE4xaL/HvMv9+in9P8u9P8e8p/v00/7b597P8e5Z/P2dKCEr4hf+mEPy+bVnS2xguW/bqHC6woX2aZrEetwhJUg04NJkIw2LCmUY6wxJ2
        s3NaCJ/00fA9cKMM3xMZcBvqfTc2k5CLmZRsdABzfMFOePoDKqQIn2Ezi5FkA6F5tgg7PBThdyusFQ1VF9uAU4Xh99HHdnJfRRcxw0cig33XQG1tfpRFQlTw
        MAkeS1or0tPHsUFiaOtKzQQVLpGPVcxGpgW3SVzHz/PduKjH8EDLi6yNR69iRPdVKnRDvk6w+LwdoJ2SbJU5M495q+mFj0bsxSmpmRF8zLP948UlzsaDlrv9
        s/H0G00M59qjCY9JGk+CmRzRB9Fugt2D4WMEWe+mxvZBNbaIx8be6ZY+pC7NGjWkVvihCL9bCXkI/7OhizzpG1/s6eJSzwgYDZlZVZq5w5QeTkU+3IbZVr5w
        rGV9f2y3jANwRUdk48KBZ9mG2n5vxQHdbWGOEzO04SQK4/vYacYF9lWmE/MA7OkLLesA/HTp4wqU10jWFJuLMeLCcCsQAHCxJY6l11Q/LZNtboPNbXBkG5xF
        EidsakMBvPS9FeR+cpI2OKoNR+OgGcNtnuhb0gZq8YNILw73jrS1Xic2dM+aQHoHF4jb/JSd4SZCv7C6oCGKCFJt4OBFZUQT22pzmCMsNmn5RELd15M/xovJ
        +X/6unGI/ejLnTgc+AanqMuS5olqdt5J5xEelLUHMNMn+Sk8w2ifYNLxLiZEkb35hZGmglP+qYhDQMhVTHASXSL+jW2jCg4eSbMuG6rTT7KrRH8fTXdhrh6P
        DEVFMM8OK9pxIR4akJ/32yqZQ0CGgkNZkt6DzYjjhhhaBm4DjTlhxjWNihwlmbtc5IgLso2GqEHUq4hyeES41IegGxlZtkPDiNgvOKEBn7TMwnHp2u+oMMYt
        M7Klr15KARjhCfN45h14ltOZEfJK38YDFahhUy8M42ilCBQHa2D3Z/sBIJ8J5yj7AKJSPPAsfAxa1vvgzAyL8Q/DG+TdHOZEVgBsRpVUyfueqfhwUchXEReb
        cO94AHKOKGrl82RsmQ9wVBSzlpng28rjHwG6aXWKKOkRXLnhRK3eQfgG9jMzWkTFWoV3N4OGwW7iMqBD4gIuS42N1IvcfrpqmQZGi/AH8DU4fgO9wg9b9n1p
        /Ij7OHKCIUkdvRKtWcqrhSD4CVOFNUgCepgYJ8FR5OGPbuf8a/iFlv1+eSBuhJdn2Nfj3ZVCBg5QUDimEQGuMwE2RgkkdKBSwoMsPn4ABHW34cm8bkzX4d39
        acuyjztLSYsOyFgWEHBlcAkEtyhI55Xie9G+Fucoks4rnGPOQao5TnkgPaoQXEc9hA8HP/TlQ+hXLRKYieQq10Huu3RdMeHGp/ceoJBefaYCeOG+ZsRcnNa4
        JLhiASBAGneR1GlgQRzSIZDBJ7EqwTAgewF/bN/XRIz6jPvi0slf0hLo0eZuYz7BtCuuXViyjhfAU1dMDunIURyBA26KA3Gl8MJeo8iRy4AHxKsy8nqE5AJJ
        Bv5qj7DS0yNsPmEFTMhdkncsIc8ejDx19js274a64WzGQq0Ogs9fiKtMW2ovRqHwL8S15IrW2EyWnnqRFnpVdRpAI9UjBBTRCc7QjNRzTPZtJvOI0gQa6Ysy
        x5XCpMrIZJlDg1hd3iu2iSSV8YmNA4aeDoivUak4jazJhTNaIngi5kMvvU5STQb32Gx2qdaqCF96HREYdI6lDVcbc1wTnSxOa5y2UYpuX5LNNDlIYFwMfw+R
        z8sIhAXUCt9A8GEz/HwBLX0efUTHWWdREIWusLvILm4jrIGdkVg8LrYshJFgPjIXwyzWlBe05Ntln1IX9ZiwblldhDFh4gmTY8IHHTwhKT3pwVyq+64vKBNY
        K/OsSh0xwovQQ3uZA+tF3pgHGU76Hv4+OoUbZviFgoykx03xZSNKnYhFAug7BF70qER6/UgzKmlebMSc9+veVZYakCSfd+ZCm3PC0icUfHdtaCfgQtbNPXqU
        3dXZiStBAIKzXlv+XaiAZDZaW0eAQMcqokKELV1UBJTM5Qemp+BVPj9FlzlKDA1xgBWnsCWlsDRKUUamgxmDWASvolv2Ii+HW+s+LMn+fU3EDTLkTQ7J8fRd
        WC0HPzdse8fdJf8FKZIiBya2zww9bYuhp23hWDvQ/Jkcf9XkYeIhg4gmSylIwVYk8qPUteKDuPyo/F5+wrkuU/VPCatErS4Em2JJJ/znNlJpzhFVQEbNnABR
        SsUyJlYETC1raPYo/FUuwpNF8DqkrA29JbGtrHW7YnHQHG5nVmK5t8S6LDEMIoxJ6dHUIJ5Q4RkCj5EXKTOp67uYi4fdqATRaqDk+UGU2iHwhd24PPAlHhai
        YLBDK8OboBMHmC+BqHbabYJr+RWOwYuVlcUhRmFnUu5kbSUhraJdsmRQFpWuCNrK0JnIgAYxHRSPaYB+rM+X+uTjR/J++UJcz4TMaNh6QdT33rn8auvrtadj
        DjXX+lXvGE2B4QRs3ksIOvp//JAY/uF46FV+RHLq34B7LL0cRMOiciGe1IocpSIn+xRpitFVRY7KIk1Eh0yLjMcVb4qHqBXqdOSFeGKvWBa4JZbj0ReWOLQ0
        fTiO66EXlujRyAvpB0skeYvlpWhEBBdUgarHLMaKCfUe1Stefike++FXkdR95IdfFSMHm3GRukndGO/TDWcwZJwcZGLq3PCrrXsXEdgH3IBkMc7o3fq8Aels
        jM+OvfZyNLLXiMYwOCPCfC0eelmM0QNRPPba8kvU/jEx9HI0BvnVWpTcHdGZLDGyw36eDmM77KdI4L1s0DqQmjyaYuseWmGhYALR8N6vyUahklHhUp10e68l
        hj+6HEA7Z0H/ZoHpxUlUKC75Ecjvm+2noImzOEUz4iYIWCsW6a9/oAkznmPhv2dFI1Sn2fccOjktjEo5yC3F2SPQ/tm86EAERP7eEWbPy1Q5sFNMfjwB+IkT
        x1+MMeL69dAHeDGCYglh0NqlmJp+EAbCH3wNN57Az/NLS3K3HufxMN+PR0AQ8GU0zl9GEzCtpbWZGCbIj4uJQzI4VwIYumkqYOMyHpaqzRFuNr4fT1oyITs7
        jm4MRchPKibE+Edly4ZR9Adf+6gY+WgQD+2wD6GtLx3UuSQmK7BAIeYQIeYQIaYJxAQq/g7jEA0SnTMWUbkyrpm32DsSCp4Yk3lINXYyXjsX9VfmqYig9a9+
        CEItfX2shWCPv/dDNMZ26yKvK0Zf53btNQkOKJPAaBPCLgNse2n1+vLe4x9/keYlZH6T2hQPYZU/8Spm7Qeefg0RXHkNabe+6HJ5Gml+SZZN6Gm/AfWGiZ3c
        17CRS9NiYuk3uxBXjqU3uxfwAcdx44VsAPPZLiSnV+jMIOGpQ0S8QkS5g/3hoN2WNL8sPYSJh2GJyuqAkhaKKeWFCyRSlS706Csg/QjoGd6ALXNq7rrSOszB
        0LAwoZ+2I0pfBc48iRUNrXjp56BUzhkd/HowFqXjnODDPElXNTSeznfKWwtyW7yaiSe2tFKEE6MNEbLU5e1vOq+3iVFVYJd5Jg6FZEUV+lrUOq902esR24gB
        XiF+Rp+pQkcXuix4wcuVHuA9elruwDcyYC86glwH7kRUySHBh0fk4Qlp7dDOFBc2Njirp6F1OK18nKSX6WMVu5ysOoXHkRN/zpKZzUoI7GGyaSqrYJRyJvia
        Q+tLa0njnP2UdFLCcaSEU1QiTyIUZRKNGltNuGIZR9Oq6JfESnMPH2MFB/K8GXJ4bbTewkqAs4c/FTv5LxE5wOYuQVVpaExY0wgXO9zMTlFkMQeOd6GxXJBy
        eNYAMO8i1ZUZxLBSDl3V7hi6wjSnwCtghhD9YHGOGoyAK/aBNi2E5JouJyVopcqlFCvCeoLtGNpHj1VyaiUaMcHbAVJnVmR6Exegh+Wx0gQ9jdTly9MU4Cwd
        FnXp0GywMqFHPCzmxENMlIgnW50XA9pjrR/qTUO+6bECoCAMiPU28bcZHt15/OwEsNJCME4M00RERvZ4/My1sZBxcmKxNbhupKGXKGTwzq1mKa8BNA+afgCR
        PHQteFhSP4uU91RTXifKLkPCaGP6WalG8Gd9y11CxL7TcaKjnL/ncZ4mtUBbLnxoQRvHK6+n99998TCNFEZd3TjHDgVGur1PPcmMhLoxlldWG4cOaLbJP23t
        DRkwsquO2V9+46z3YuvMvoc/8/yvv/+Ff3ovfXbnFz74C386/QWcNtom/fsv2ekWGGxMPPkGzDhwOsR/2ErkOzKLDnn6e3tA4mIwR4MPnY4EXz9rK+vCq7GX
        s7byMVgmuqYZ4Vi6rZXDjxJbK5cmbgqhQjeWsU3tdmx32lRKocMwiIlm9LW0wv1+llbFHksrZHAjLuR2qPLM0oqXvoQ50pSKwN9FSOU6Rgp1J7dtCQmbxsnL
        21qlAwo8oM9TzIFJFcY0tjpclgWDDYYLBjk2OoR8Jp9L3FJ2SOJlNoHK9tGOJ+i18JMLR4gBZOie3ie0w/6aALG92WFac6CKuYFyegcKRlwYLTc3UPaAgbIH
        DJTdM1A2hrQDAyurv0mcHDJ7rSGTo2SEf2SB1QSD0dfsDxdLFsmaXw04hgYcKlDZUV7oohncd3NA380BfTd7zSgt2YEeLOsGQXC1aPsvFI4XIB6Ex+JKovUA
        ubkQWwN2Wz6gB/sx01MOw4BN1HKLoJks9lp/7R6Lqy3nB2NE2N7zdFiNi+G/xgvpKjJbAcZW+CrCGlQ229j6LLdMZDDh1/EASz88ouG0hbMU27QicVtG+s4L
        S0sYyHRBYy7FpfTihRc/Ghf3Gh+ChgUh8Vm9tRfOVEUStCMCEmKq7qXR/ihU6rhn8xui+FGI+QebkUUX9kehAeetmIPYB7R++FXqUmEvFoiANF29HPnB3oso
        KHbp+EEkdKMvgmbkUX32XqjbXPmBJ1z6YBmauUJyRxZho22eeo/qdeh79bJHL79KUDYeoL6Xj+HswLMVTgD70m8mU/zuLvRvBNG9tC7/TViyE1yeevE346F2
        XNtX374P1ovEL4ZFbZ/78OgdG3+xdQ+M5YdI0m1nz1mYRpkWzZJWl32Fax0SuTvSmfcQvyVfUefDHXm58D//u2vv7MJpQ7+Ka5kb8CM7k5N70LuyRgKHxNAr
        SKXwoWZXnmtpmAH2oS4RutLeXcsMCIICwMtblXAUEUPdQKoYVSasAKZFlRYsm+TWwn82LWwsSCHLIbw/LszTeYNRh4Pnhd8tHDB9Eweo2pFcgHW8fY1Fi9rM
        thOr0Atdpi8mK1NTs1ELlNvqxETj8KwAm1g7s/2Un4AymfwOAnvjHbz0xrvF7Csvbv2NLheBt2zwAuzAXXgVNqPc8VBqWr0kL5jDsljQGSpUlkofKR5nS4WF
        xXh6BsyI5SFP6tddtre02AXc63SYhlgaFiDvGdWHSJXVxLNRewRjUg+mmwgRw5ZyOPNQokNvdKRBJ17kA40XVMl0UYBbGgeOK+A2v8UPPHQ9qqlkZB+BaI9k
        V+t4V6BlRuvFOpj0FTTN+zwCdhSwmULCclcFMykIn9pG67PCtVHhXIvNeESMXCsnzU+O1/5fEwaG9Oj/MelfjGM8ei0yqGg6mIDOCI4BnAVG8KACrbvbUWEu
        YEVKjT+d6mPPEU5VCi0jKrYQ7gobF6mNcJc3P+h5kU2w4bOe6XYVMk5DRiYaEP6BRefzi2L62vfY4tp32gbUB9PIe4M7c3xHCs+DnNfNHuf1so6UQ1xxYss8
        3Ou8bkr1+TSmBnzXpzE1HByQrGSaA1JCMTAEUBAhKGu2zFJgtoQnx6QgPTgKXeHRWBTexlgU0rEoyNEoqLHwUarbkWFN2F+NMAG4hETdBXZtd+HogZCMBRam
        oDGTwlQBM85m80sSFtnZycbMZIMQOoGEAvuTAr9/IY5fjYSI2TekiN0VeWudvFVmkx7zudjMrLTZMhmunNRdk226TWW1nD0Zv1YxkCG+6Ljh0PDI6Nj4RDwh
        YAruSMRKRabytVEAaIzjLGYF1AkQq4sAGMeuXaHXAcsrJiICiHJHYR307ZglAXoZ3Kzrf7nNLREjghrPqWgr1Vp9stGcml63HtWo59yy3ucECgwwtehthQUI
        uh0unApI/8GFiIvEiUSdIKrndqigIvauxbARx9YU40cBRApRcaqY2SX8QAGEGEdUk6RcRLhtoCuaTLCfFDVCYN4+JsSq0hO+Tz2qyzbR2Wh/vB6jNo4CnxsS
        qekHfnYjg99OZsE4fiZQzZiwuUo+9P2QnjUybEhgLguizwEC0ez/ZUPHo/yXsovjOEyioFEx0TsEDYlrEVIQjvFUxeRqICyS6gYeykdlCP4lnmTQNiIkcokn
        ZAkTF64J5Q6wnU/QU/3rNsfJw4TkcsA74duAbckYKY54wzzPwhClSrGwsCtD3FbwUwAJD1OyUSEaJt0jOKYAcaEOLScKijH1owE2tdEDekxK9BgTVbpTS9Fi
        MkWLKX0qJEAmdJ1I5hFDuP87/BB4LUZWw32U0R5QtSVBJGZsoahkJsiHBfnQZU/wV4DBzHx5w5ZB70GucF+RVNKVVNIFMYSFBEPbAjG0sA+cAEJRvoCTN62H
        3l3xPJiNrN+N7CwigkG3IdbBxttAtgOsiQRElGnOUBf8W9Myj9tLqXSmZLF0UbmyR7PIoLpPpwvbR0kihxBC7XuliwEEAXepP7HfYfd6XxHzLq0Z/r0FoQ4r
        DUcyMINlPWGdkcKTy2doI1uAdwEOFF0YtCP6UFOTUx9r8uep3PW7lomltDD0yM41YhC/HhejQpppBUYt8GJje9BitvCPCpxsLHMHiGAhl/R84V1SE0vr3MKZ
        bi3gveti99NaHAq0vngGBmVYWNKy54wUc3mZk+lEX8c+f9aWasEwTUMzBEDNdpBTAj++XzMTkDvsuoVCplA9ynFeM21DQQtxIZuRe1fCneB9pCkXXYUzwTXb
        Ki65x7PN/nSvIQ9YXt5JqypOmb5f5QOKysKPYFFOBIItP0uwjCPSg6TdLtvKETF4L8liyFXHlp9lOkmsTytNJlO00m3GAVt+0gL0wQpwxX+gglQ0LqczCdiw
        7lGZ8hDGhLSS+CkbiejmODEiZxn02QTLxwf0Dgy0LFbvywew7bJk1GyPxMWI01OHkYUYMpByizjQWpjdCtfYoddUf7amKDQ6KTKxVrAjbTxpNgnnDHSYkHBi
        O29CslZFNIkzuyJWnpPMZ+lWlyvKJELDJbzVkW+Bgxr8CXbcYbUGexW5j2ElBmFtk/qPLDe6nYVu7CENAnsnWa91qGZJbhhHm5y0+TBQVVir+xkXDtLqXNN/
        wCqC9axELLvtGhuqhp9h+xorOGCaS/peBTSPjz6d7lgYhqbGZuWepdGMR5syfdOjzSD4ZIGIoKWykPXfuEl7oxeZ65itwRqzKDFEgzn71+ynW96HpRWawRb4
        dlszAFOjZV0rf2Lff3ig/p3/cc8ffaD9W//TF3/mnmsB1PTXygtnnvvL7/t8YUG+Pwy3oBDL0d1Gak20AIZayGgLb6mGHRtLlLdXstAM2rF0VuVZXN7jz27f
        +W1vGAu/+Pn77/gnf/Erv52U9+jTO//6l3f9f3uSGCyrW4pdQeZ9qjzz7ZanI7edti9gvZ/9KJSqOgEczEnkNoLaxfvHQ1a4VATVu2Iei8fp3jjnzjQRmEdF
        3Blnt9ZhHJ/Xo+MEmY94yEM/vt14Ip4EQawIK11JeFiPgfPHLOtaCBUAZZGjxdPZLywtoM7+Z3SDQEQccPp6lpcvvBpP5PShdbZnF3WQsVoWyEktRhPPcqdD
        60iWOOiVb0VAwSot16AYnejxLx9qmdGEsHTHeTedOJPMnYsmZ1IYZwtyH+AahxdxXFYeyb7wtBB0AUIMVLMVPdGPcSzZEX6Ovlsg0WMcnmkTuDqQ7mDl3Nct
        WRm67a7hv+4P9F/vMwQeRx3SHZsDXVVfZsOnRFVf1f3XS11W5CHlI4fHQL6bkvJf9waMizdgXLweZb2HCAEdeCYH/ZX10lXdS/3XGY882QYVkbh3UNl/nWO8
        9IYbdjJrT2yveNnWi4eQ3Bxgx5Phhkupx7oPj3Uaj7Mm3JBdzS1+InNgd3UH9rBv/AZ/bVXNRI+qxtNVNSW22UxUNbVeVc2EVNWMs+IofBitnZN4JiSezXO8
        YuhJah1p/qnFGPQJfuZzhDNQUNQT3ULcgOYGz/LqjHhCxppXGoqSrqEIGFNGONzsiMKUQAY2hyKmdrOKhpF2PNoVExB9UMYI+6A3cDmGSCNvM7JgLe9qXmZX
        c18OsfQ1r2q+5hPUi7qutcF0QpBF6mwAC0ZYZ1Q5oOIoo6cHn3Mk7i3l3MyZy+TITHY6hNg+4S77solQO7vsFRyDXfYlHJ1d9ls4Io4wjkO77Is4Tuw2zuNo
        7bLPmSnJmgCtt7GI807HpVyMQVGEjlJzQy9p3url3ogyFTGMIPDEQP4Rp2FEwmuE4MZ6G37cPiE6q9Vw4bIsB9tt+i4LBldmd3yoAcsdMJrCK1hT0doe3Bc3
        sYjHAw8cCETaEsUOFuKw06tIF3WLIc01xsMdmVUEtjeWdFEvSxd1C8QaLuqVHhd1GtZlkwhppcdHfRwxKBIfdR8agi4MV5kdWn191P3TYlj3UQ9FwD7q9Olp
        tiRaw0d9nG1hJCMHzSvS+TkTPuoE4Eekizq16JwJwXKcTdFY8Qi/v+/Fk7rEUOQipQPn4xjnOFFDOB6Utw/Btpw7TJ8PdWO7i6u2yYEaYYFEXaSl7SsRVKM2
        TX5benRoBto2VrHjJHpgGbsMz9qBZry8CWYjqazMXwwXbKdV4xyycJdGDllD5pC10xyydppD1pY5ZC2ZQ5YTVDstLYcsXX35R8O7oN4xgnOWbR83P5K6zkJR
        sNaqIG3SknC4za9bsCvkBj0hKz8iK39EVv6wrPxQ9uVD2pcH5JcLqiuxe7d5r+pM7O023ilLvEeWuFOWeKcscR7E727zcZlz9yjd/OKnqFcHk5PnUyDOL7Lu
        I6T2sS890Vd4cMN0FXJDCRlJ6cYB9sgvwpQ+hCkpe+QXVNpdJzVG+emyXV2y4EtuWMrlaN8ffRF/vixNt8zw/+ftXcDkuqoz0fOuU3Xqcaqf1V392OeoJVVb
        bksQIUuysXU6ki0/AN0Zh5j5SD6DLY+nZYglGY8nCLeM/FAAJ8oAGck4Q1U3iRWQQCSQMQFfFIZMBNi5go9MfO/18AmwHQU8QbGdoNxY8V3/WvtUneqHMTAZ
        jPo86jz22XvttdfzX7fH7pJCHJz9PV0SRK/4w3pBh4iANMLjVtwLbbpX9dDiG/fNxD2qb/tezqrKxgPkMkIeTe2AZ0YqZsBW1WYWjLMIE0C+GefhH2MDIc9G
        uLyWiQmwXmNMQAANzm/R65cUM7CMWGlMgMVeGrxeH8OiyBuS73L0wQdyM8kDZRSE6umIHRHKiLcBx85dGc5ETleihNlRsXGUMdZY83CRuGJ6Uq7EMHRMYJBV
        TPYKtjo30VJmXehTLsyPoQqXNiNXSaoOtR0Q27gKK6CpqrAJ0mea9CvtmXPYckHeOSgysJnxugWfZIvNbtT6Tnc1OXij28jKJYBpkTdbkf4M6iw3tcQipmrT
        XFzU0V34QrspiUCm4qAdDtsR5kvP4Le3I3lyLWDBaGE48z4IFflWlMnKcCQ3Efm+GdWxraE2Y2ceCP94Uw4KvUJgrZl5LDekBX8QaUks2iNYFHs2biGZ3JbG
        cfogb3A152p5+Jm9nh2f4085NAUZmrIeEADAIMgU5wqAc6E/7FNtsewMwTgWH6wH7oDFx2WbussyOmPZodasz7E4wFhVXNiYTb7Ys+QWmHfBvHjD42aq4i2S
        7LzcILcNlFs+vmUuo+i29/m8mTlvZs5bnX0iMd2jlvQoAsa4ZJjLs9AMP2nF6Hjuf6Z6838l1ec01edSqmeXeNw1++BKBJNvtTLxWuzSt8Wlb0uXsneeD5vs
        PuwmLnbzt+CFjLP9ZS3e3/JbJzv9Rfvoo3a/0jFCA4Cowe939fszP3d1ps7SNIEX87CJmsKCwtLGYHHYLC8Fu40poxhjQTJlhTZlhWb0lZLUsDLWmmUpatWN
        06JRWhrWCGQAxmjh5010njchz1PyvJVSRIuet+oyc1Xw2322O9u3z0KswiGTTb7KRwXYW5SRPPfM4z/0Elr9T9nJLJ1+BpIUKdbhzmhcy75+w+JU7+Qfvv7Z
        f/KS73/rm9/IJftPL7q+nl5pJS985Zuf0k/NXnMrwqrlGuq58N+y+TUawcaIepS9jRbcl771ebr1Rbr36133XpbeabMFXBKLe2Rh0HQA011PC6DcUU3V0zzV
        2Tl6a8/DkSL+RcTGlmtnW8nOgi5k0kptTlR7PI6yoVtxnE2Vj4tY6Nv2oVfeQStslAnGMv7VnhL78DuX6MTCPEnOPch9qkjuB/bjilY6D/7RFtYn6OTDmJhl
        hXEvpR/4p+ATRCdN8AnMtxom2CD+lFEEgGeZGgGgFTS86rKBdQVIFvnMapuX1XZYCpYUloq7I7m3K+SuL2vkGGaguVT6GKL2taWPfkbOGoADkYu+mIBnw4pE
        bMZcUvbA+aVkj3CB7BFy+ZxyC7hbJoP892VkECmvZKbAuib7L2HjkCiifn2aY4O4aa1mODOcHTF2PJSUmouHw39Di1+lzaBokNoCxysRxqT0zhLpv13D6Mgw
        Woi9qkHrygyjBathk/lVGcNozfHwqSqGsZwZxiF09HJxo/mucSqIPbCs+rrkxP7sOI1yFZZ0nMayUuIAgymiT8tsjEKXiNDQu4yM2LuMjNi7YJx61RCy6Wic
        RiErjrWoEdlxwqpiqd5UJMTCjHEqs9aqC2FZGE5Ll6winSyfpWCuD5nSMFsfO+JhV3QlqdIeCNwKZ4K4ncY+e3OJVWzzYdUzz6E32ZzeUld0e5DNYufLgw6f
        eYVFnvRgZ30u6iU1Ke6O+tSzv+OGyPCNHVyPgAsVdShJbvl5+cHQq/GDJQjpJ0z40a4JP/a/a8IP6Qk/igk/9pMnfOHVJ3xkdhPSm7QvMWPGZi6eJ1FpRorL
        1jtesJR8siRSn9PYRu1fERqu6vT5iCofJzInmiJ+MtzNTpCLy2tKFw9ZtKawW6+bzTDoJZFHRcij0kUeFeSgNTnStAryqIA8Kpo8qq9luSg9juDQV10uiouX
        C1QeqLb75ScvF6UlqKfC1FNiNE8skiE9b2nqKf3Uy0VpmeWilFIPp+7lxbWCTtTUU2pKl3aWC2D05WDjgY0AeIsiDTLYDClNAMEB/Cg2SJiljZ2iB/qCo+dP
        WpdHEY62Am5gjb094soPgJQDJh4EJUCE+IA8IUlJRZdafQhx3mCFJBix4SsJZzRmYI7bw6eBGYhfwkAiSBwcHmIrhhN8HtEh5j0IUbfbOcUW/b1KWduUneFJ
        u4GhabqMB/P+uxl1Jtnvb0dSe3JhkP9cU48M4EClozKLwGKDiGRXjL/Xkb7D0yJ54Db+c1339aEh1993xzVANkj+OTcDv53g5fBzdIZlEPyFZwez1j0c1nJI
        8MEQPLCUJJtjyTEnkmkfx7xuATDXcpJs1/VmemW3JJu5BpKsviYHSTbZ37SjUrLfjMrJbFRJzppRqOzH494uL3jPtPm+dt/eoHqnjX8d+7s7CdzsGe86fGvm
        0H9funfuFeMG5dPQbEme/1AY5ZM4KiTfffqhT5F0mzzzrSfncwzw7EvgEHhYjnPLkkcewtU1uvqlbz3+Il/9g6990KOrXQbeNJdHIOhbHnegZGSS5I6Et8f9
        1CW3xyRB2LQhld/KpKHtg93jiBo4AjRxq9lO2gy3pHsnL0cax3zHyR/EVkaZQ6xBO1jplo41Z/bmPRzvwuERfRlDED1rrolpmSAdwCXpDRo6qiTbGTnB1p0F
        EOO15q/CMDJl/AqAtqaMt5PmTqN9I4oCNKwbUAyyYe2IKujW7TRt6ZJtNN602RpVGf6NpnsOeJlFbDYiC2GteVUAlqBKl5kbgBq82XgDks03G+sR+QKLZg4g
        jxfTprLBasCQgomfU85l5hgg9Dcbo7SpAqozh3B84OoXN1iI5/PBDXLMDXIdbgCO5MlpcIMccwNshQ34waOOnSO90JztGH2hlbcd1OLgMx6P/aV87Avpcdp4
        m4SOhH9qVYjb8K9nPnz0xSvfF+en1z/4BWjnG/8/WgaeAyD99BT4jrE7qd2enHpGJI9aU7H8ARaYT59+94H3xfyw2QNdiV0sF7rK/zKn6LE1sxkvm9XnoVyM
        y5XTEU6x7t/++Yd/+cVL3shSguI0KDavGZxkvGTaX0ul6URz1F8N7o3/68tzW29kh9hf6nyiS67/jV+Go21u67Vvf/+RI0e+ps8nX1316bdf+DKdv/oD05dv
        u+YrVzZ11jLCX0zVEaHwjmw6otjBYBBpZeaZQBEa3Q00RdRio9BSDYRoslQDcf5VGhh8xLNDWi/M92b8BB4Y7w20+baBkDAvadBapxmzoBrOMrqui5AxH5XF
        ifX8LTHGQvLsuW+CVS1IhAbKzONx/wLWkvz9/hCQR49H/eJCoKcEUZDNZuHSBNnID44ZU/1XYInE1IJjuwBjjC9pLEXxhNAl0+rgFVhPLxQH6UlP9zuGsd84
        jafCHQBTGefgupIFU2xYBrvs3AuGg4JBN2GfkQr2m/q0otN30EdvnKE/Z2jm0Q8094FNBS7hY7M16lEuuEQem8vhg5CF3wVbCXADGJArDMgFA+rFbzcSy3HB
        gEJsNjLmJ+kY1hHJBzDnGfhqLl4AoNPFCjNVsjgHR2U9Ps35uSA2Hs4kHyKuEKzSCpKz+0OSA43QTl5+MKQ1bjgKaa3LsFCDV0HAedJ4F2mceTmUldELoj5h
        fquE+a2kTS8sV8zuuAIzBJw2Z2MXF/FAWMRy8PHAUt0D01lOhjQnQ5pTfZ0hBcqVMDdPwJc9Bl8egKtnI9LW+YSAL7e9aAPs6mHnEKiYWaesIl4KvuzBawTw
        5WrHF1QNjuecIs0KS/xnZ4TugeC3wVovdiVlo5wEuivH/eCjS/LUcwX0XPKMSSvvuR989vseeqiNJsWJgDxhPJ4wOT1hiHas2SUnTXWpSZPDpKnqSePRpPEX
        TprqwknjLj0PiLSrj8Y2FhkXADUHHwVKtETk8/8G2yCxF0YMlb8wYiZPfyq8MGKD0JE6BZerz05IxbjU/gVaJ+kyGo8RK+ptN5LXXzdZP8P4qDqxbAs8wX3K
        0DlltFRQb5602Zk5bVxq+8mouPg4upotsPCVegB4tvqSfPL/3BfKG+iyPro7zLHU9mtJ8ytfmPcSxbbGztkgOXYgvQFnvUmrj9Z1IoAR6lQe3wn5LIX+uJQ7
        yHqcEX7ATegcWI+bujxp3DB5uBeSInMeplZJ5jE7U5LEFmO+NR+xx5Gz/mmarweWBziLIUxAId8S/EeYyATNl2+b0q+nse0hBnQSO720c8IULkR/4Rc3ccdN
        4EVrzXcLa3kX8W7a3C6s5TY8nORacJ+GdbfwogdMYVv3m2BYU8Z9pjCg/QCzpu0+YWB3MKSp8i8zfxUO1M3Gr9CGpJa3S1/dCOcqVgwXU3yHsNbttClfZl4F
        jLvNxjbaVDYbW+VrwGhLQAl3oftspE9A+Qlw1q5JyqcxSfELaztYzIlnAZ8WZxkVTdnB75img/i/0wYHgwrGqGMDTPSkAWg8AOgm64CDDdBcjqYGtMJJA8H2
        FlQun40JHJD4+xaQHw1A716LPYdEEXsX0uUEjhQuFnsmcXYJFdDfe9hqXScSe8UUFA9JpfzisNM/a7/XFws9lteQWhfK8hry8kqaKZbXCv1+0kyDtoUVQAWl
        jrO7DeclrQRepkrUSIDB4JLzz5lQZb66xO9Q+5J/XP53J3nh65+l53/3uY/SjBGdKb1oZzSeXuYnT/1xGPdAIyPtY7NxkzWb0AKDUpy0NfXWki1M/sDrtADt
        Sr3fg3o/BjQV9k9d+BXbkPQ80ntBxCg5l6yboTXFICZKzFiSLwvt3phdPhoU4dUFwH8EKesogHU0kn463QDrKABEPpgiTYToNJ26l9Pul06EIL9C0gu+Pgsx
        30hMZE3u/wubmPOLX3/on6BC/e2pJ21m3PQ/SCn791v0a5F++ct7Q4gsRU6pye+hR62fCWEX4HdBQchhs54uJT2TJhkdXA5CHrkwasSrl08iV6tT2LCRC3VT
        KiFFDgI86M0fpTWgChmBnmK+5qfYC57yYPqUXOLMaJktB3LPw7GVkxQD0osAmJqEAIiOFaIzc0nf1WzYCjBL6A4ftgkAqtJaf8EgNjaa/RGSxbWOBmoEVG9R
        5bfz8ay8rqyD/hsWLfV3qeKbS4gfQJWH4nV1bYrCv2vrqN2Gq/EcCWQLd6MeiX6NPPvN3ERYrBDdRyfCP7MXXmGJguVj2MCuM2i1BTVK3DWkrdrESIKwVgSJ
        Hyb8Sdw1fDwtn4gOMmc2MLQ1dxX9PHIhYLnH2USLRQChhiGbl6TSi9pUys9jwlSFSbtxqbWeFrjvPJCuVyCtOABxKUVL2Xjy9In0J5xdjtiIPIWBgIAr+EmL
        2rINkkJAq09Zlr4yGLhCdRwstGX0UQ3Zfvi8sqpinSurXskXZ0G7TPMyXo01sUy0xoskvhOJSmlpDV1ow8DGUD3gvz3MVLbBXV5KDBHYfVr41qGCJwA2fYYR
        O2Hq81tQwdPkZBEokBAEQzOxSCA9/VCYrEq+/2AIXhT2KH+teQlyTaeMKdR+mTIuFsdkg1pAm4lII0I5uHIAsXFTRj8tcrTpo+WSLqE5gU0RLImWy/CvHbR5
        F6B5cExtp2tvCrCoWu9V4/T1j9JDV3OCm9GRm9qehpEMfITqYfB5cQWaoEZGI8bUIb54PF6tDMzRuDEtuvcruQP37YBZbv/JV3K7ZcPV4dL3nJ9ti+gjmCmr
        VeO+LyunBQ+vqiBFiSbW+NYXvvWmd4bG1i3wdGDCj2993ed/r/zCr38CSL/B1v/wN6te5xtv27L17/9d/4XWkS9cKbfGVp1mNMCUVQ+tnruAH21D6zOu50pq
        LmfwKhfwcAoZLuAQ462bS7D1KUbPHpeWWN2tKHG2VrYRvJqbQBuEaMgg4piLJQg9YUT9DHqJe+l32nFoSEvIprawKUam9HCmOAT69q64oKyrGPq+8OYSjAAF
        np0BsO5JpZqAKsS9bxutWHWLzwE9kOWyMeWGzzoo+hHByFQU0VWUgRqtV9n3cUhUTCJI9VrgeF+7lwvOqSqJBqpaL1lY16CTAa66eC27jcFxEhO6RxnmH0em
        nACNsABWg1Q2QiyvHtOkvJ7Td8p0r1QRYch84mj0+t1gQ3fugTxTVGXM1yLmsgMGyNI5aUd+NEr3PYpoo1HWjFwWRTl0BDY0VdhFWgUXrgAnjsu7on4cAGDL
        Rr8PYGNEg/z2qEYtz0kH2GhXdSYaogHrn4lQ19pA3yIGUxC3IYvS19G/a+vK3QUuUKcOkVIHQzNwq9J4bIe9YoYGbE8JlpFhPl8XhG/zqhKjxECGAGsXhGQU
        WC7iqEgUOH4z8xQ8A0UplAsI9hwz6Dh3fRt8XQ1iVtfwh2gEwOWF7QCBvxZAIYFQRdQxUiKAj+3aApigJlpKzSMZCN3HJEsT2cCLTTwvmd0786ZSOxQlE1bF
        s6oexcAs/y/xivlo5bJv6xyOL3ixWtmKI0X/zcWr5tCKERUhrC1BdrtjqDFJP75wDsKVbuG4WtWkfuo0VKl4Poro1vELfRdeNIkucokNF8C4omatQlfOUzvT
        1mWa4yzF4riJRlcTEQ8Yt+bUqla8Qq3QDV1BDTWWbCgYBtcRQVUTrltB/EF33OY5BMGN0v0Ot1atbANOz9E70ux2dAO+ZQRsabRzZGaPAoZ1o+k7omefEdDb
        e4F+ryFQ1EjAc6OHyIMWbZKaU7uIyYq+C0U/IEU/U5DBSb4P49ePfvBNSI0eW5yNZFZistIVbq35m6YsTQ+ZsjZ9yJTF6aApqxNpX7w83S3L012yPL1Hlqc7
        ZXm6Q5an22V5ug2eJahrQMelFQk2mIoKYIOpKAM2mAoiaxVtLKzoFdWDFb1CkokNT1weNpiKKsAGU4GeVoSDD9yjIrp9Rdmd1R5+ppOscoVigwnZBjOiQthg
        kEsetm0wobwihCxkQ+fham9d5uswtcGEYYAnGgAvDbUNpi/4uOaDFjE3TlBlvhQ7XMMBnNASz62lqy1A30D40D272RNMitj2ekQyD6ktkSV3+wjYVM61daDs
        Jk8dqPLqloR7EvrO0OBaL+adHZ1QqCUS7LtIXGUmW8JNLIZprJJLOy6qqijjOii/xH6u2V0Ca3P4VwP0TiKMwbO0PQP0Gc1DmP7Fu4jVT5Mnh0m6kGBtkBFa
        BAbOKZ+bBA2c49E4GI1LauFPiD99HGLG0WUcWsaFtZJ8+FtmMEhN5KXE6hRbwBNftkx7VnBkpPyB7m4b3c1pf/biztZBp9tJOje5s1251xfjtu7sc9zZzp3w
        Ydjc2W67s9kK4AfSy6aYlR3uaqgJ4JZSNOYa5QB+7C08AlI7wbi2zoq+A1MK/UbqB/UrOgUP0VnNZtqv3KN0EmJB5n44CFAWx4aawwuH7JnyYHPhg3fJg3ct
        eLDFI0STHiovA4xnbnPko3R7AFrbcRhbGFI3+HDNcu/Jz0pFCNA3l+1Al6vd25R5jCPpj0+ve+C+Nm6Xz+ED0h2ArEXJpDelt3KcvBtY90xXEGFMN4ur+i4p
        7i7mxunw4KOc5u1smfanHbwmkHdcdnDaPPCAyh+P3enwQOztqBPPySeV3TAdTasDXN2E3hjlbcnWlrB83WpSfqaLB/4PR4YPP70HjmqkCps30OKe3oD2KW9H
        ekSD4lCTYv/RZPw92H1g+soHlX//o3vj0i6woV1IHKHm1o/TZvw9x+7HJQ7gsYlm3R0xCgVA5domJSzwTJQiUqV6wE9+dHvJbTfpRROOuwJMzKQYbtfu7AJx
        m1ftC3pLHWlg6Ivia+gLb+m+6OoCtFu+IBCE9QVfQNJc+gXXc/UnedDdYmlEz90jPZfr6rkcei7YRQItiUDQY7nngkzPcQ/g+wvsl3c666KjX248mpTvSmxA
        k98DfoQ2kDhGzwDD3HtcWfws6tbpfQeIouwD9wXT/n0V3bA2/Wmqlp7R/YNSeNPOtJmSd5zPdLikixQ6BPjAdJF6cbqS7UWSuWgceBTi3I460fI44PQKe2nZ
        zL6T9Dcm9qjYJv7gmCocv3/aemD6ZbEr0Sud6fLBf8PzqetWUChk8jahosG6rcbbSJbPBQtvcadPGpieJaDtwoA1fe9++wAeAGpoj+DfmdN7Dtw3bd7Xnh54
        fRHFgmCgZCR9HDgJRk8Vd11XcqS6yEnjLSVOodDdjFCjdHTysjJ1sxKurrT/pLF7W9pKYeldzUafg7DZg5QHl6fPJErx79N6Ar3cwOvVW+BXcLjsCu59wcQ8
        tALRxoIJY5khl5boWk80vmWMr8L4Zvu2w+u4e63lu5fDbdsd9xp62dqiT75kpqs5H/59eihdg6T5S8weKWgSutKzyZXXK/TtHon67frl2pKlzxCFpi/+B1Py
        WOVKzePolNVpBr9XD1L4YzMqdcYG0PZRCZeyApwvGclH3l9NQllC0TRm9PwcUsrOm3EFFegKiKwS4xTJeHVIcHkuIYGFpkBv5z4Dn4OJyOGSIbndssHaWJDT
        MGux2coOz/JMK2OmeekkKy05yUoyqcIHlHO/HpS0SgvkiTIEg5J0GVHpSeNd4EwAHCqRpECtJQnzXXFhF/2Gol30SlowQ56WkWuzBfEuUPc1iGcmOifVbS/b
        C0tvwaoCIZiEzjzKd01aBt11Q1zFcwtI6avLg3XJLnrlNSVLr8H4TO9OMQmW8cm4PwRifdDgGlHBpG1kRlWgUfK6FaTr40n4RJ+7Nzve8rHINAxEwwAmJTh8
        nH4AjY0gWWDWBGyKS/tM5jFGD1wUVkRewUtLT67sqsMziIXW0vHYWTzD3M7schbNLiedXfZPO10K+g355Mo3UT8umCp09rr2NGlPlnyWhUSyBC07PcoLpkcZ
        l5ZB7cUF06PQNT0KmelR1jdA6eHpUcxMj+LPND3AfSGD569ud3I+8WCFKoLui7qEWrFNW2zGuHJ3DDGARyZIGjMQvNOhSYW88EBn3AIuUvnvQZQOyZGwGC/B
        w62kb0ZUh3z4jyZItxHxorHgOuKicHHSpbSIs3cAuSkIamRSJQmL5nv6ENR2M1m6YgBarmFIHWbowaRBE7+VpZcdwU6xWIcppYzDFqnB3sv0kpihq/8ueQ0P
        scXXWMtcg5Rci5YLZjkRJC3qrsV92BGUvelASIz2cvdxxqHRPV314PGqV+JlORCoEX0tT19hYJYqosKXJY5BVIJDs9oiEd3ODgSoGD+LEEXSWZ00jvaSZrRX
        s2EwLVLjoKNx1ShTNDkLavqr3dPD+qKPYnCosRx+3wm2cdE/qSzFNfZEr6Q+JkWFZ4fN1RPlgjeXjLTLzCpXsZvFO4MvmPym0JY3hiqSLSTj2b3wv5JmAzAh
        Q/RwFHUk/VxbD83EuF5KMApEkUkK2MzFhpF8efbaEqvlu1jbD6QOIMe9inPRhJVXCmMr6zqhbQBTWXiCLn5swdxoaaMyF6FmFQ+/Qe39i6Ldk42BytNY58VJ
        m2cnLc3qNAbqjKEjFzSpO87iIrZG2RU0OmIKyUsfqKYdi319HJN2qwzuXAOd274s7d7k8AerbDhKDtGOQy1NDn6wCpcRtfGD1dSLaSTn6Zkl7HyEzpax8zKd
        +T/fH2IXL+Thwa+wsPDjplD1JfmQnCngudgpJ+//YHWtaUTF5F65poKH46cQrcFOCQ9H86toBFBm+2jAS7AGl4pekORpqTaTfPK9e7VrCplkHNjBsbc+e32c
        or/Elel1t+rrSrnk8F+FiUrg5TPiEkYrRFYEwrVK2cgnszXfNrbOb7JrSQGfeR8cOSZqUMEzU1C1R+kLYbmDEQ/l6aIK1r2f0NqSlxyiVoRpK/j1CZc8XvBo
        ix79LD00+WsjqibPPfV7L3pRyOknP+ENbnJw8RuK9AkfX/IT7K5PoG8NGUUsLH8hMpPnzMhJmmcxzidOnv4nhAHP0ghzNNILP/jsp7yoh/qgl3h30lz80hLd
        9sCSL+28EBz5uWfu/5gnccZptuCCb4KFY4mcwvQqK73KQxjIjQjY4oBDWC53IBF3g3U9bYiagSNQvMycBgrJZiOhTR+KzHswUgI9gP33XrJRJifpHcaEkTz9
        mRDxWOzfLCT1CC4WaCnmO5H49M6UxQDDGXYxjiwaqQpnLEr1dgfF2zEH2J7mA1acmwUABl8AGNi74sFoKtYmhKZNcS0NoGDjTxGynzK2YZZXVR8dlbRR+cXT
        H/1YLuqXbdvALFF2A+hnJxmWscukOyH0vJg8960vfAPD6NEw0sB7a80NiIKbMt4AqMYpYz1NLHr3OmnHxRGHtzXoqzzg5Jm4YYxkKLpyFLGdU8ZIVMEltagf
        m76oB5sw6s022fyXfBGMRQMSPehI9GAo0YOGRA8GEj1YkOhBU6IHyxI9WJTowYpED/ZL9GCPRA/2duKxEHV1BlE5kNBhuc6z5XoI/qSNyBbiE2K5zssr8mqI
        Ldd5tlznteXaZYNuPrVc50OW+Y1okLbacj0YnHWsghStD7laIhd+GVb2lBEOc7kYDvdBsJLNWvIWWlLSqAAbLH5jEtHpjYhnc2C3vpwpi5dSzfevp91DD4aY
        IDYQRLbSpgFE9lM2bmjgz8WA+qQBAkpE8lUDJUdziJolDbT5lW8esHTuA87aKKFm6Ztr+DMiNyu6uXNbIfmzB1N2zbchtyXAZjsKw04Z16OY7pTxJhpwe635
        ZlJTFn4YDdribzpt8xdNv/D1J+cf/MThP1GX8gcJrKmqIDtbt80XJ4CHTYiwbwTx0SPd5NhJQ0c40bmkmvR20lauvDX26smXPhMmj3wmRGn0XOYbchyqQ4+7
        PsrJlxTku8qkM5QuM9+MaqabjTdBwd5MQoqN+Y9y6AF6Hf1iQ2FU0pYC2iK9JU9hjIpJa/ulXPaH4Vxp9myTUDQOFFPOFCOBOuA6LjZFkmMN7PgCAusJJKzG
        grVxr8MMJzhuW+4iSosKEj0F4nJIoQDczk74osFdEOMa5Ygp0sSI8mCVGcYoZY/Q7e2uC/+c+70vdmE/9uBxvks6qihDzvWTaTBEDVlHVNY14o1kmElTBv1i
        uLO7CPly2n35M8zG7aQPIDBL0aIrtAgAmfUS5ekqD3T8nSe+kdIxzmbSUbahXWvNK1CvYsp4I9o8ZVwunuz1EdPRxgD962BAMSp57lj6wlfYmw4Vxr9zD9Ys
        8avbEtbycwzXfyGhkIaLawtkBywv2r9wg8bCLlTMDdRM7FEnov+k/yfwEdDS8txXk3YolFtjrHWQoQ1Xyl2XmRfxHmCEJrG32WhAHb7UUslo8kg7iMgLpbgM
        KtN2JhxHAzgyAIh88rjvc0LeKiXviS7y7lDPLZrQ1/2cdH6DyeUodJ+x+E79Btr8OR66AqvD/rZJI3QrgdZYEI34irGbVOT1P6WPzawOGQGrUOw0DO83gz/c
        4tRme4HLCv3ihKdLtKZhnqnOwPXfnnLhHnxKF4rmqlsN6xNejAQmM6K3lW3XseyA/cs/evpJm6QCbNoihMuTvA+TvEgiRIlECL8jQowlfw2Z8UdnvkkiRC+J
        ED0Q2o3IzHi5f9ITnsETzj11/4v6CWgKbAHWpH3ejddpoO91j0aI0u1DdsF39oeI/4KEOgYJtZg0n8EHiYTKL+B3VkWizdNzTTwX9xooCkd9cNQjpi2urYZ1
        zIvLbHhKzlkzsPIkp2jbrwFAA5IALZob3Jsxu6bH4KFeF0XYNBCdmO16VMslth+Xy7Zhm6QSjGVL1SXPP4SMiEFqI0ezUzt70M4BSN7UTiDdIR+C2/+xe0Mk
        onPAgRrDGkEsIxziebSNhWIOBaArdFDbIbimAi5TesLU53dIsFuAIuFl2kiw27mDYTKQfIb0iIIqhz1FtkogK0xeFa7hOFt+H/NjQ1yk3a872XndmezrTmde
        d5Jf96f3hUmw4HUIVEApc3MP9S7dat8dvZ63t0WvE1hi27jQhw0g3qPXLY4UwW/hBaLm1yNhDxbY1zM4bEG9jmWtAlixgtJUblNLgamloqnFJ2rphZ41kLx4
        9tnve3oMnmUrWAB2X0Wk7xuJKgKw+yKavZEEz0C4fgCBtRftaBBV0A2rSAylK1eSaEubCZJYAiQDhNjUoho2KiBZoF9VIaL2I1ZiJW2KEFH7JcGlH80eQQEC
        iKj9agzyY7/qgYjarwYgovarEkTUfgnN6lecMtCvaszktYgaCIjcgtGz1pp/a9HUt6aM/2nR99D2eQvVXxvWWQt4UQ3rGQs+g4Z1hsl+jf2URd9G9/13i3qD
        rv9LizqAtt+2IrYYnQbkE22fsFBdtWGdsiIeYQsVRfGoNfY5l2YLbc+6eNQa+4wbjfKj3WiVzLt4EMU0iAKwDaPXqUGs0KSf7pZw3jJMTGyIRslfkibL6Cqf
        RxrJW6/nEbeSwzbiQWlyX02NHeto9aV6NK6iruNIuRwhDg8KMmAHkJMWtjNJkia1KkcCz6pXCxUfTKrh+03InPQcyZU1RKOlzl1FNMekNPqaH8EKLj2C1V16
        xGj6iPEsBPz4ss9jbTTKZv1Er34t+pm4JpF9N8qN6hOrK+zPxnFVlmjveCz76HLyyitffiV3HUC6bVbBqRtrHFhKiqcqE/0wx/VUbbNxFqCDAxusZ0qSEXim
        JMrv09jSevpUKVNqsjNQVY5yiyc32adx4apN9ik84CCq4iSnSjNJxKvbuJrk4LAj8ficiubjsdfQ4x86DiX5pa9jeRA9WAxhJo3DahgonrSLpJUNAnwvZhjU
        SGFjRJHm9CWmz7SCwCB0sVE6SaT6rMO+khX6Q2pb5tTY/PJJ05lFQszKmPWnHemZU9iObrJPYhtvsh/DVm2yT2AbbbKPIgHtqMOCHtJgIfa6CPdclxywdjME
        YnLYQ0bMeRYFQE7SBfJD+CAU8uQEdykd68s6UXqjXHaV1oYVc92BrSlR+lvm4nE1eiSmxWOOsYloss2jEMVotgPmXm1QqAH0CUZXwtZRJ1kt38YpWwKa1fQk
        Z+uoc6l12EsGky8d72RtUfNjI0R5ibHw15Jycvb96W846zWsRzyxFBzm0V5uzkGbbHo0uthpeSK5rzXnWHqnNXpPMQh+3uFdMGzOaxm21zReGKgMzD0Nn4Pr
        nzLpVbS8KxWHB00hqf3ABKW5dV7PrXM8t8qSkirBdcnR/AyMMAfLNMS0PVSmUabt4XI8Fv6Gib48lqdv4BJ5LmLQDS7tQLOT5IlVNC9HSZf9AGjtaAEtaD9x
        O/7swJ8bEelFMuMHzfY3HzXxeuQthR/SLjvuLf3J8rN0CT02fAh3ng5mQHgqbde3g0Xt8gToc1WmHMNkZn80s582mt+JR3uorIsEUQYE5Sab1GQ04WxZf5mD
        mozSOE7NS4ytU7848sPvbRi+Es0If9MERTVopfWgc5WwUcQni/gCV9gtnTrqLmo5aRHHVUkn3YzRtSmqkaVwlEE1IoH+ZZoSJGqqOFPKr1wnPicG1KePh4oO
        jeSKZBA7VRqjGDtjbFuVCUOHrja79uGAGOK9dL6YD7QwoW2irmSdIgMVuaiwtNHKMIjETm2lNjhOMGW7zx8LqSH33gvm20OTsNJ+so886rFwJqDvo2fsaa9B
        ezj2PfKtfRnKfqczyxZgDqM/5zDKB8AsaPUHDndyjhYHc9GKMht+FPG0VcH5mDJOEXHBC5sD/DSHQueA64u/J8y5Ji55zOSIef6laXKxlOhx0k2WyZPCw6aM
        w4i8yCXnbRAGWqRnKWO90Fvc8GM2WtBVuhqHfuawVJeWHXSQDLXG3u+QFEPb8zYtSLnktDmDo0MO/h7mv02HaD/Nvfq2uZCKwHzGH8b6BXwLQ1PRg+VrOOki
        S0WR4gxbpaiDkdeUnLZm9CtjNd6KMc/GVdyKoxZOqAhol6ozj6ktT9ldVaDpzNnsGbaXn7Njjln1wfh8ONYGbC6cgBiyATSX30yzA6qQL4ljXVW9fRRziein
        Gp4SZYuoBEH7bhCGFHxpP8/K7NOnko5ZZeAPVjoZCyegaVpESjlDRkv6QxWLU47oDbI1rxM1EJA5LFZottQjKCc4TvOVJ2uAVZH+i26h+YVVY6yr9Drz4TuE
        Dd8mXPgmot7znGROPLvDiM/A6MpJ44vWiceshesEnelaJ+hY/45zp4uQofm3eCSlzNEogghs7YqHGLaBpKu4DqmnoeqQelarIah1LvW1vqOhViNJaGfcX49W
        pkf0mRNtXdgN3woByTYsmxoT8RPCX6anzcUxbmjFRHdNIqeMJDGaGUNSAtTofOYUiZ2jGdSCPXTFauZeo0p1nkHHcbNFZDkq0BTxqFpJV6y8Fe0cVRP4dzO1
        E0QwBJ2Yvkqaln7aEGMxwbBuSZ6tCzFQMXACTUJkUJCsh2xb7Nfwh39s8PyDDeDi2JfJ5+/Cnky+ECa2UWoYKS9YX0JaLGZiSduF2h3iTw1/MnOpREsgUVaJ
        KLVjOxnt7CqAb0pcu84qanrsd87UVg+/YsejcRxdlA4MNTXTzx3+KJdS/2HOolupc2lIL8IW9axGoxgWiVHMvTz4QYy0dWNpRnviAiLwk5zKh0ZcAedLqZTu
        rc10KCmffMSEX+QJa6ZhGBv4zOf4zPOZM5dssL4K9wrpyafYzdIwvmZtMH5b7/8N7X+W94mvWzGpyof4aI192oov2WQf1kdPWTHNuabcRXpuXNpgHdVHz1gx
        KSXH9FPOWjGpLif0b+esuLDBekwfvWTFuQ3Wl/SV5614eLNBC0epPfGjKSRj6ZCEYeYSdGKYOr8mSm0JuRgo5inMtnA8WpcgzmhUTal1KqdVrhVEvioj0wGx
        eoWammveLKsilzZY8bg2luXAyAp0ehiZrtKkvEobys23wOsv2blNqVeDaqLuPupiXvAgt8cJywQtXejG7EqFTKp4bebEQB3kTqcfc2nW0PaEG63B9qgbXQzv
        lj2Do5Mu/p7iv6ddyG3Us/fZS8iTax6OVvzUyxa9hySyXv2+i9WaVrxGrVBr1MWkK7ZwQq1YsHD1hp+HIaRXC2S7GTtvrarQ3MQ4gF/FtyLtSqmL8O9mzI0i
        WxGq7Bl2JS0SLzel+6HKPMaZx7R6PGEy6YeHbY7M6Mziizq7NMNCaHo+bS7axG7DpocFZxycwYgxKcdpUo7i0KemjLNUMo5PDqAaIu5wdBNnytAKNyGJx2oI
        LGwcGz8apd7V4tVVLGzxeI2qevhVmwZsnHdi8KmV+HdrXV66EwwUZyfw7+Z6uynMSvtZviCGTP9ulSsn8C9ltaPE8unfIi5MfTOk+W+M1EJDjJlDDGOxwTrB
        uzAMsTFTTPcFkvaQH1LhQkHMwgHEJxwaWWK0qlDjmmBlczTmK5RqdRaIzFxKl57w5BwWioydhdjpmYNVBI3gTSGgqleAJX48Hn0Y7DADfdNs1zih9Ws+jjex
        d5m6htauTVaoM1mWX8Y4YBBXbbCKydN/jPwlgQ6gJugjkmbpkuJM+JiFiMEiLCsQmkjhMIH8UMRRkZYa8y7k0NL2OqQ4LL4HURI+gDQQOqjQvCCrKGxrH3Ra
        BumHn+/oVqXi2r9Mm2JuUy68Qh6WQxtcHTmge8m3tuh+wtOvclgf0zn/ubdIMUDzKt15XC+HFKhr6khLBSqHvNtHBAonCIWwXIFRc6psjREE+OWoDOJKnIWq
        8Zm3kMhRwBLkq0rmU0PIoeP0xZVlvrj7rRX54or+4nH816FKSNijGXGGJiRoWKQZwADU8FKSEyClhBKKBrQBCRzhZiG2oMKQWixnRaO0CEFSgrxMdD6uMDtX
        LpylnBUPaZzTyTmwucLpjBNqJby+kB7VSjAYT02AwdDUszhYRZJnucjnaNu8BCZ0Bqab8U32U47E27BZq0yM0JFIHTZvjWnz1qQ2b0XavLVK20nOkhbeFlRJ
        FHZnxAhIy0OkzxGzPeSJ3eigJ68+7cmrT3ny6pOevPpLnrz6MU9efcKTVx/15NVsYqJXH4a54Cmv69WncxBiMi/d78tLz+e0AcDQ4vc12lxzrepRRvI3YrHw
        2lnDWW0YevD+r8MY9Qx8cS+e+einYImKoJCzatw22SVP8A39betVanTWAI20COh7Aol36ZF4l6rEu4yJnHAFowGuu4LRABm2Jocp7kuYjCN4Fh1fgpccCpfw
        JSjrguE0LcAHcaWJhnXS2mCddvUvJ/DLSYTbHnRn4BWM+sQzDdYN7C/65QSJGNCBSeMHqIbgIDpAU+T4QlUQWA8Vl7RvldFG3KQi3jNGYYRrpZejriIkhRdD
        4DaW4HLleMJcUgEtlhBq4CMt967gMvMSeIc2G1O0Ibq4WDhcgza9AK4oIMxR0RHRRg0ZXZuNPtqUAWxVUNxfBXSNz9lecIoP8B6c4v1J8zfD5K+M5E/eT7OT
        530MLAlgVkjUT0EX2oTfQ+YJ9dxBN+qBl+V3XPGyfNQVL8tHXPGyHHLFy/IhF14WUvfZldKwmi76ca35aVe8Osdd8eocc8WrQ+IWe3U+4UYl9sqAVA9bydG/
        CpO/g2Tu0LpW5opHcJ7EKaEynkEDRFxOSGzFr6RjIh3ASsnAgr+LX7pS3jkhr1TyxhFxI9XEixSKE6ksX1eSjyvKt/nyaY74jwD3w22hiZPpozKxIXxAmTNW
        SRg4ZUevg198kj7nUtSKJBnTpreY2ilk4kzTBq8yMZDGEk+VB7Jz8LtwJa/TDuSzcB2/8PxH5z2i2xe+/uSnvNSN3Mb+zDqgvycO6C99OJe9X8LyTO1b0PcH
        4slGqlMfXIAOiGslbQbgAuSgB6BflDBrOZakRht2ATrwGZZpU4EL0EFCNlAKTIk66ZVgiZ7stKXpBakx+LBpW9nqTRz1IBHJBsf1O4hLpr+kg9pVl+MdENbm
        cFibpxx4vVHj22mHtTmoh4Y2ebr+0VPyACYdi+OmnTSszaG13MG4IhNEh7W5QT/iJVL3no4gDxBFgcCr9S8HBiOV7N+/D/YOA2BeRnLSoPPBXM6p7LM4xDpb
        BNecR+VBFKqzM1iXUd7ahwDU/gxWMRQTlW/jaOZaGcAEtp5kq/cKYiSuc7L3MIim04pR/wwKVgv1g+aaqGHuzrXmEL/I1boLmQJLLS52h3p8KBijr6bTc0EU
        ZjARJGFanzixiQSy9GDdVdlKoPyTlf1pT7vhOGwf8IUZ09vuPVqqy6OoW6VF4lEFpeEKrdhpce08B0oRQPxcLhU4h7qFLuq+EQ2g/A3dGchBiyuXFjuiME3i
        4pG45+MoxNb+duqoTplU5c13KnRSB1dhZGtRK9CG3jqtlihMBDxvB1V2/KZAe7dI9oGlPIMRjOjJoBlBmips/fTV3/31vk//+ZVzO6M+hCW3xacI2SSZ+xge
        UG7sVC7KQmYkVlfhqDwq+7jzXI3avYCFIDd3ITY5IOE86856e+HN8YDUcRpAgRvQiIvCudgJuVKp22pywcJSq4nqhPRJ1PhyR3dAhGsHjiLqVKkhnmK3P6m4
        hdFyOj9mylxmvoMtmL2ZR3R2y0hcL2+yb6SND3Q9A/UOEcdc2GRvRMTTJnsdyrJvshsIdwLAsIGVcog2vZuNmpSqyxSuA545qtmpfHOTvSO4r9+u7Cu8l3H0
        1K54dAIF53UEph1+JzNtR6GulefjXAbKFlWgytTTo1xjAMWG+rFfiysXYoPU+d6lCw/1qT766e/MuIY/Q/gzrPrTwJFwS/bautLP7V/6WQNqgH6iJ4zgz6Cg
        i6g6nR3hO6W+Eapo0AFtagptk7O4clANYzOkBrHppWfRQ9G4C+f0/+M+EAkRfZ+UR/IxD02egmY6BXu5UNLD2HJ5sFbMTMdtcdQaCkdJCSpTb1BJCjebwKan
        OUUTp6zK+MkGOD7Np2ILKFgLakr5XFOKK6A5mZ8gBTsobtVC3V2TmAUCJbGHup1pHSykj3PpK7qU613ZqAwpr/qZnogyrzSjASWSQ7FSFNQqyyzRj2FUohYK
        WaKiXVddsjwzY9Qli0MUFw1RQCyPPfpT4Dd0CqnNIbIY9blAlajXSLcBP0KYpX6iz0UzW6iWV0BLC2izjz1UKFv0RNOaTbL1QFCHOrEzJ25GqYdOaOk7A6hN
        0ofgFiixmS1uBpYHeRwjigLHnYRzq111tLR11e8f+6Tzx//hF27dRgdbX/zKM8/8zc3X79yWhVynbrW6SsybW5tf+eE/X7f9c5tuZUSUrT/4UHPT266YvGqn
        lLRBlcHEfE881imgkrxCKsQusbUhoM6ERfxhrBMZW0icy0YJZKZ67uOxPR9ni4oDSjOzEuQfBo/MPArAvhgZr7VgUFwMUwszIeb1iRcn6Pi8ZHkpbeaoT/lu
        J63V9xOZB6Y7MxGelnnVp4u/8RQMMPp5mZZ5TVnyMq5QJm0ivg4WhhKfdD9G1EOKjEE9l6lOGBC5IXWFPg+ht8DGmZsjsdim4cYeKLPEe6j5RX3Qlgh+8ZaS
        lR1VqDt0XfyqA9EpSoNayEsvHV2rHg0WivVlVm3QaGawbC7KR1/6MFrQPWhYwEmuWjD7ba6My8X9eJhsVCJ0ZcKRnJEOms2DBgD2f7lBk5cp6TynM2ieDJrH
        g5at42OqUvbAZER54rrL1y/sKslHklJGAsOn201IA1wEmcsi5qTCHiR7G6Rsc4cTi59j4rV/hn5wpB9cvJ+/3tE9AuGTEe5pALgJThNrSpEr3hKTSacOgLf8
        Nl17AJgnIuN1yMUqha7D7S4qeHqgA5+LHPIagMUJ/B9dHYsElam/CZKNHf7KHDoCRandn/E7PflOzEX5Tk9/J6qIKxZp83NpV+chvDpA9+8qqMmsCEMPlusF
        yoxtwGrFTlTQTHacq9FbRpYqXBACho2WX4cJ2eT6j2DgBS5JWGjyEuWgZ0L0jJMWOA+4aCC6npgiMBYw3wtzqPceMmcMWuh/ol0bQufP0C+B9EsVNM/9Euh+
        6UENaWpNj1T3aaKSdrXFuLNVNA/jj3jaAI2n74gKxSz7sDOyckbc7OwWIF5WNtl3i3x4hwibt4l4eZMImzeKlLlDJElIoJ5IoHmRQHMigboigfoigZqwxxiq
        KKJnSUTPMQnGV5sNYCuNIyZ/lKEIg19lWC2Gns3UJaKBznqM2IhE/R3OAAa6LddKdUmRaq2HZWQtGVmLOoheHfwwcHpn7X0617epc32dIyR1WkdIwhxW9Vvr
        0bAYsfu4xIECOHFf5NuMcWvgqpwENRyJR+iGYTWysx5jW9+JW3MIa0ACAdCcYY4FkAFSKPq5wJKaiblCI6apudY0LjMBfmoCnZH0cl/v11hll/2GLhaE/Y20
        v1Hvo6zxdr1/I+3fyHu3RWM4t8a+G4PpqzH65TYG0UWMjUnKPEcUUKOG2wXMSQQZbpc5JxEEhxnnwvDjXY5GaKIWHAr0rahqHMS5XTGysmGYZNBLxRq89vi9
        RWdXzAgIG8YMeng4ozHSMbCxmQ4tgBraB1iR04NAcvLYOJSXGi/sIUNZKiApwIptCzykBacjw4yIF+JRh505BekF9kWMdHwRZtsXERe0N6LE3ggz443gcmyq
        dB28EflkZCb8tAW35wjNGzoT4PsfuE2ZUgKpQjsXBvnPNXVOc6a+CdA30QDEsWBXVBUfxiD1ER1CUotqyct3Y/8fd18TDdE99959bQSQ2P3+9qjX1lKjKrMX
        WvWJk0Pb1/hrrymZBsNmaObHoTiDqpzUbofB1gqjOggYRTlBx0SpNVwxrKppdw/jYcOPx6PtulE5rhuV26ZGu+pGodQl1zSLcvCTZ6o9gfxR7YnkX1R7iuEr
        LwJWC0ixJDShdEEvI+MNZ2pK4S7UlPJ53rTrStHoDvOxrhIFB/kQWMPIa2gjE2m2mSOZZo4s10wz20wjcxeaObJEMwM10tXEkUDVX0sPmt2Nq2caV3/Njatn
        GldfsnH1rsYxmPZIZ8BH6Pf2QT2QaIMRdngh2wZepTI2SLQtMIiJ9pEV4SMjDrdwLkgCB2zsOSE7Vd/ELo0R8a4Ob7JCwcoDEBlyqHGNt33vNhCv8lB0QJYi
        cCvNq7CybLA+gZWCmtc0ZRU6bArjP2TKinUQ2/4N1n40qgmLZXDStGBzRHLVJP3+KtF/9PvhV/29Qe+lOS4YpTrsjaFrGa90G1gb4wTSwgDUoeWehPq/FtLV
        DCwSSO9b+sp/xYNnBYF+NQytL5SdgL7G3ufw0uWmKMTnbZhxJYAVMXMcJulICC7XH8ThGvr+rhg8OnN4wRn+Rk/WO09/o2cjiBdlgYBnmFsUzGcKL6mmq141
        q0QH4I1Wl2ZJy2z4SWSloDoA1uUEKmvszUCQl3grFx66JywBhTxFW7g/TuK4usl+TB+fwDFdd9Ri8GUBtXHFpB1+xhL5wOVYQVzKP3BX6Y4K5Ef5pRO5zH1A
        n85VHoBuYXLpFMQ9ycM+ayEBc0JKaShU2wDhc+2NGhcQgQH9IZNv5hb5cDS7yVGLZxHAh4qZIqTauo+iD7MaPygOeH6FyGszj6sUs79XBVEusdp64LnZqIfG
        hqbaGq5JDam8TN/+Jxb7r0gExgP9KcOPKwnDYKPuoIoGeBsCwjmxrubyzHFVWTt3Z+PJqqq3ScMuoSZ1WoWqROCDUZ8aiPpVheiKV9IgrgjkIZJ3dsU5oPby
        GXowAFpMxEohdLvc/uIErgs//CNLyjygfeuwAO9GNCYatp1egO1GehkgC4HxzH1ht6sHAAor0wkcYLCGXVDy4VI3ulPYlRfy3VkF2uISUiQX3UHbPtrexDFc
        LJa9XcpK3cg1an2mmx7q1i9aj8fho9SaECFbAZcGLiDKtCTAOyUB2fZTXwkQkkKQCjIfi4kVnnWmDdRD5bhkepJUrOOnIXmSCOdlEkv2oy6Bm+wnSvtDi+uw
        WDEjhnrMdRhXOKfD00iHuYrrGJgaWYrvE1pT3hpLOlugr6nHuYwO6HbK2A9EXYarhgDBaH68R/3irDEaLJycMlKS/xyT/A6h9euF8rdnaJ3hnjgKPndceToC
        rjPrbxWsHqRrofWeBj4wJxifG43N2Dy4ySZa6yJnjNrFBTl2O7OJCfgnk/F8GtjTAvM6vQ+BeYvKZaqo0QM6FN0eQVv6HPWIAoxfgPxgB5od13aXjPxpHsEG
        vntde8D0YDnp1xBbhCTL0uPW2tTWG/4pym9R1Xl+jadfE6SVagBQ0qHAqi6mxr3AnlyshZyljQ7J80TmGUxfTHIpzWASUeV9G2dUfnGHcYMMXL4Rg2sNZ6on
        ZnlwHUsVXQTuAtcgzTNsd0T9LF7Asl+lUQTuKQay2XmIxvS6mp/AbsZ+6Xk8gtpVJR6OsE/rIMMBJ7YEgX6QcSRprtyEq5BCusF4B+/STxuMW1DBl8bubtpi
        Kt6GkDt6GgobWZ1h89CP6eSD3c7G4OUA0owjTwaP64PJ4G3E4G1ZOHh2YOjh09HiEBo4WrwNoMVV5FxaXyFBPGgaXXnC+eQM9YF7V9kzNMATu0cKVWQJgBlX
        ASjVOecCNGbBORgdeAegUuO7l/29AnpweDcI/pPn+PvsFKMKEyicMC4U3/WOvXt5fJ7RhNUniQTWexdX+8oY/EinczMFTHX46LBUGOSmiBdvgaWMldNWKy61
        UFN3DtqInISvTwViGis0GTHkk1bsw+oPo0kePg/Y8/KZhwX8A0wvcWWBfwMOAV8cAsEcACzn2BykijALBXPpa4DpWKGTrWZUJH3TFW20mjEbFJGL2MmyMWEr
        KSJZpQg7PB1UwR17rmcN1Z6LGboQbgJnrqnKC+zXTNWttCJ3CVWoy6jIXcKfQis1ysHHEDP0M8ww4nXIdiLjI8hjHNh0HJW6VdhUoT/PbApSORsuiEp7UmUa
        TgA66qqIbqBStInvMi8Ur6ZXvZwd9uLjbWWkug0dUrkKg73ElWbmysS4mq+9enfGCPoOlGEd5hA2BP7BB0QHaiYc4hJ6kIDDSRv51SHKJRJjAB78xoCNGaS0
        cPAST3MOxOK8DNUrwU0YHQTSY5pDpXc5UDaSotti03HFeMTWnlA4dfA/ClbPbP894rNE0WAuO3MXybH0FcTcjwPH6kA8wpDNZY2DIb8W8esQfh3dEVdIUWfM
        Z+MYcBvuOh6PAT8wHhYk4nj8AVUDCLHaEffVo4gvtY8xvsbxOOZLa/rSFQ+oIVw6sUOSLMykb4bWVAcbhJWNvyf2lLEXxTSwn1f2XhLHjONKqjxFq0joU47s
        r1bDGRjIqEGNyBxOKu9YdJHKH4vWTFdgtRJ5jPaHOkxLA1IDRd5e/m+Kyos1p8ImnJI5bUQ1VYw8+OJxmavW0IlBaj39OMziAs7KZUHkySFMSzXqWoaAHbo/
        vpgRv+NePHSlGqJuKh6I6wDDHlLy+vdENURP1xhR0bu+5Ew71j1qgoM+dMuJ0Y7uSPetWTXZPpDsLHzBv+d4tCLXTc8zocoFPUQGAAKMCtNS9L19q35yTsWX
        MoGuBvolSkdlbjCD7MX6b023/C5aRlcED6gFnzMkcdXUzkoXlrfcHAagD4HxTu+5Oxpq92dyD/8e1xjIe0gDedcA5O3twryZgVNWgLy9DJA3PWLJxspD2cRr
        cVkfX1vk7OX/ZsmBrWi+JodAyEFgUi6iEwPUGF+TA5+Vy0AOfBh0iGE4xQNWkRrO0MGwRoxkOih36MBlOlAY6rTJ9LiRHek+9W+jfcBJjKYQgSGs3t8mixp+
        raZE4AkRtB+YPjanxoQIVi0gAk+IIHOx/lvTzQYq0nhKBJ1vGQaqe5+QgQal94UM5PZyQHObycBv33V3+01EBMMdIhjOEoG/C6YXJPH4QgR+F5o7qu/1Kpl1
        iHtmNCNW5q7SWQ6LPyXtA6lM2VtpV0P7hmsFsx5HoVkchaZpAtUjTGBoVLBRMHKCd1exuKEMDARJ/Ak5qqxpYomwdAyihKJyaJrTNAV9hI4m7ZPmpfY5U/9y
        Ar+cQYGFGuJzHaS0tGFQ/uj9YeJxvS8HkB+sb18eccwaasE6wPpgMKB1EguHdjqIfSziypWIjBOsD0dyeR1o8XlsajSj6bc3Ms/DOtSDjU896sC03EeL4v/8
        zje/4SU/eppzZxObv/A810qs8jdiFVxwkZO5KEwvqiy4yM1cVEkv4s9HtEqv6gnZxlURZ0coi2GVl0YYKEyddohkYnokCbl4cDe0oJkMR24yG3mdxJUKAiJz
        0hTSyT2u7cuMZK35n03p2kdM6dvDpnTuR0zp3UOmdO9BU/r3AVM6+H5Tevg+U7qYI4cdVBPlPr5b+vh3zYBXZBNBlbYUDraBADmBKp8IqrQRWzkC2waCKm35
        dBt4kLgvh6BKW3BVbLE72lDD4YgrcLSzDqp0oBiTrPDYmFPYNzRrvbddjbMPhWYkrLKPgV77aduYYWARLWS360+i4LWJIl6L+pQ+z6KOtaljK52OdYGU1Js8
        98zjPwRwgWgcr/ne7+Hel75j4s4AaI8sH8EUMC4FQ3uBJUVzstIpGNpGn7WhnCDEbsFchPHmnIG52A9xDdZnEbUqIPEiNkYUIG23XyZpRVVoKt4hgER0MGkf
        ojl60tQ/7DelDm0F5gKapBWe6ekkPUOTFAjDPZhLFdgHR7hBqF6M97nSmqhHDwaQOx/5jTAa1FnqZhITM0PIfFWHzNd0yPyQaDlZfSbX7aNC2PnTn8SzBvCM
        J/CM738dSEHf+85f0pOG2trQuS9DG2r7hxGAY0KbWBB7+HDGg9yK/Uyleo9DqFqd9KRmVxSCm8lb8ruiM3wEXeXh0VfZ5xU4njP7vDnlX+hTHtzJDdVY2p08
        qSbpJ3EnYxtPwmvsq0kdVuHTr4hdm8MWgK8cCcXua1Y4fP1iOud3u9mRN8Khal6rFXDlmFkhN230GKKRmIdEQvrT1vt++Nuf6A+edG/dpgpb7zj2gVtfblZ/
        faekJPkLkqj9ObnLy97lZe9CWUCUjcyEuKAH0/ciEsXLtAKxKfQR3dFliF9DdFmO9NY02CbzkytREmUEzbJK62HPawee5d7e9wurfv+zl0t4BSIf+B4o751W
        9XP5pvCQKfOq5MJqvwXGBdS0JKndYHVoEqe3xnUYEbioUH2DdadYHu6Ao++f7d0Ihify37c7gu98kqbXDvpbh1rLP0eCrhPFqiqXraDLGlyuvnGhTjpEo1Ms
        1sWBTaoFbSzSDiZxNIoNzQNsDPgZ4fNj1/1NMtUQww04zhuVATjOAz9+8v/9wrPGpfD6XyjW0xHUKmPy8ifDePDCiAnLja6Oq7g67lhSp4n3o6cRh19DPP6B
        XDTEb4hULtL1syGI/RTNht+gq/WwnLJaeBNa/YRuNWb4Hx8b0k2+stPkkJv8yKcWNNlsN/lKzSsiARVCPStivhMkpddIZI33qBV75FPkw/A54W+nVRCMNfZN
        Erc8qCZIhh5TExiqPUrt4eqnpK+Ge0g2qy9kZtLvDOIMGcrDBj4+g5kkgx4gDr8H5DIBTR9LY48axNLYo4axNPaoUWS49Ejpth7Aijm0GQIP7xdFuwcmn4ug
        gfeoi9JCrSPoPIM2OUgTI4jnCNGVbMTOrBENWSOUrBG1CDVgFq8RpzNrxLmuNeJMdo0QQe7FA2FSyawRFtaIdVCUeY1wZY3gpSIk6UGWClOvywaMXzGN5iNO
        x34REWvcs3PvHb/27r07jbPaIDaZJs93G78WZk7nHo/XZDOr44umzfe1PbY3qDXTxr+Oe3ZTz2XceXu6Dt+aOfTfl+6de8W4QfXs3oOSrWjw7V53g8HMS2bm
        3CT1hEy0ff3ZSzt8ztXcNp/lm/kuvmlkFsd34tWYBY/I88LlXw1W+ZOZsrWQKVOD8hmm7Kl8prG8LrQWcN48B9ZzLChgjLwFP3li/CsjSJSZMgcd55diyi6b
        G+WerPnfX8CUMUHZr9TAvFqH6SU8uT3v/MXzzkVtaRP8lTRDE+zYbs8nEzTD88nszKeqzKeqzKcqYqBCmfrd82mLzKeNMp/W0XxylphP+63OfGpa2fl0yMrM
        J3iLaNH4rTAZzswnU2PCuwyfmMLBmyRnVpHrNJg8/60vfBFc6MUzH/0+uJBJzO85lvwra813k6xWmTJuj+pITb0t4gzVW4iP0eYmmqPU6hvxDWvNt6Lw5JTx
        S8SwaXMDcWq6ZAex6Aq8RUPYbCcuTr+9CyBBvWoE4n6vGoO436vqEPd7RdzvBWsboQ1nPvaiL0PoPRD3e9UgxP1eNQpxvxcczqfNEBhdL5hgOjCBGkesGhLv
        ixiEcXlMhYTldBAA6gFwatLTAFVtYXN9tIpRQCOubbkVVkgs4RUpbenihg30iSHQz3uxWR+txiXr6POBHEJ9QpuGtmIqIqNQmLkYMzsR4GXbMky4hBi2mjSp
        Yhu3Xhn67EczxQ1QVTV2u6TPHAud7sMQRhCYCIKNgxZLJzkO7G8h7UYw6TOyLKRbZ0v3vMX0zCmRQnnuB0qHdeZ+BnnTFXkzwHRt6EDWhsT3cow3JyE1dfxp
        ACkqwFlE1fJU9qQD6KMkqctvAtCnEyVx5aWsALIh2Mb4cln1dlf6nAAlPSjmYx4GHXEtyqMP2uAYVgQEYrm2JTHOxurny4UMPfvj90P7t2QSPQc9LTuTWGNj
        JW4QSlxvUmYwIpIGAljFRKsdUBbIfECtApkPCJkPwNc4QpsKyHxAGjagBkHmA0jVKdFmNch8AMmBPm248PqAoIWmZK4t4KpPMv/62CXXUH1Cr318QjL/+uQV
        fczIoPDCq92nM/8ctob2pZl/fWGAJxrRStpqQWBl8LxpW/us95oagxl29pw2Wf0Ow0TRhzMSVmSz6WzC6EryszKrAyJC2qsDyUVwlpC6P6dM1AYGzdFSsTTN
        sbyuaQ7b2JM0HA+Uxn4bl5NvQL+SfMNOFURnp04Vu8XBoMrMLCJEevSLxR44g0gv+LBtW+919/HXtmty1TqZUECPxQwPZIYHnSwp6ozMlwMIF5HCfnth4ph8
        mqCc+BhbHEnN3rZci7+fE5xg/1ry+xF37+jvd6QT+PtdHUDtyEzj5BxH90QenZBbmPIS5xG9zXlHjPmNiW8yOK+ELps/QztsaYePSHlHj4gjId02z33SamUc
        bNImwQpy8G5hSoKNIYDZarbDdyUon2FROPc6eNqy7ZQEVVqiZ3F6mmGwTzeP1LNM2grCQ2NrHlkKnD4g2UNOi3pcB7AT61z6a+HgzOmvxTb28VEW6eTC33IS
        z057FvZNeAc9eAedRb1OHM7J5ELuy6TVfJxal0UyBNW2WtxQSxoqXvyMM9ISL6ItLktbZzJgvJ00LwOdw1lJdG1HAg4y+X95Cbv+M9csomcP2RyNJLEwnwMs
        3T4FLA+2WQnKdZBFBi+j8HVFCl+HideOcTg/W2Q8j9qMLrTiMzYUx8eEQ6j+8jmYkH0E+2gzEhJr/Em7ScLOaUv/cgi/nNSBODECG09YC63AubAHxbLvkZLa
        70OV7CljHy3SvlgaaXNnVJLS2WVceStxdboERlba3CL1tG9Cre2G9fYoxOZGBFGukbhpH+oPQOu4qImPOU/Es8gKnH7gOphvgRPI38hx7AttwV2XOu0L3UX2
        4K4L3faFPmN4oSwlUNUPmtItNM/yKfIcIjA97Vq6BZEJgtBjGww+BfcHBDfusF+SDrtBOmyHdNj10mHbpcOukA57o3TY5dJhG6XD1kuHrZMO2xJwflRwmfkd
        8JbiZuN/YEtr2tPYFjZYT2Fb2mB9G9vyBus0ttYm+xS2JOn9N2wrm40/w7a62fiqKQFZJ7ENGRPLRzjoY/jqx4iYApDZIRvrVC74oG3bs47UVwAKnMeoeAbM
        LILPh8OXGKePpOfwP5ptucwjKkFG3TZlkX7+eVLuXzSA79F1/WWdy0oWHBmojuoh7AQhk6jbnscG9eEZfxXmcBum8gjRuta2ki3KbQFYl+zByXWwAomX+Zzg
        HagiDZq3Ruo5cOIzMFpotga8WnNKBmMFmLsiS2IMXVbJIokmikyJsfUwgrTITPJ40tENEaO+3Ihm0qpp2DdxOoGHBI51gq9yMUoyXWpNgIVBWOGGCi5qtgAO
        n4a8gF/CQCqWcWSdJ/BVygpCI609R3OgJ6wFc7324Kx1D7uTTrfdSboQAhdAYKwByVJigeQ/cmQlBxa42m2Emc6lJN4HZ4LMdPYpVLC5Ew4IzPQS/BK3IYMA
        E74PV+4UpwS0GAcTnl0SbxfPxo1RKJFdprbO+Lq8VWqvr4Dr5YnrFYnrlTqWehvKVE6bcoIEePQCcoJnsfcGNPB4PPYooo7UGMKQ2hEV52bfEefraCssHxVR
        EOjaLkvEeLclYgyWiNxuNd5tiRjvtkSML2OJyMESwQanfPLdpx/6FNr8zLeenM8xJJHKx7mSybA2ecDaBBrWJuwA2cZjX+6C21IlBg/P7ZYNAj9JUR2DXlzB
        vAVeEhfKqmD2gsmZouSOaUybymK7CIRWmgSc5AGgATylCKaBJOLcZWbIRMHhtRlX4jp4KSzxJO7giGE5v0UWFyc5byJQuokFBEN+3kRZ2bXmA5aQx/2WdlpZ
        QiD7LaGQl9n5RbPZkjIjhwC2D+eYJXT4u5YQ4iOWUOJhS0jxI1ZUZC8iZmQ/noCFgx2OITYT4jNrJK/Yu+FlBOlHZVQY9CUieIvqId2ebYtlrEE2NipagU1N
        INjKgnBeZoRzbAB7Toss8RJcFE/wLTHf0ohtXiuAUneeuDXCqM8haI0eQILW2RyykzEzbYb7oceczWmkn1hk+5Ui6UeqADQWDvlO2VeBA0YLa+xzFv6e57/7
        baADFmg5iXMCDpjbhT2J8wamDr17paKnA1eTHoFQ1c6j1uHPRvzZ0sb660LQhA+oHeeuoiP0IfyQ8PMS4EpHakaf+izjeKl4ACHWg3g9yh5k2pVn0EKL1tAH
        buM/19Vp5uaRyJOXRJ4S7bySA4bXAPxwQ3Sos6yjYdpHvk4dsIX+9mjERjhIFThhCE1GkPqwVMqttROdOP0Jk31RqshYd6oIKIGh/oqcKmJlUkUsnSoyqlNF
        AkBT6lSRPJFtiY5HOFXEyqSKWDpVBFcH7VQRi/fTVBEr4HBqPdSWDBQtSzQa/hGSfhWdU7fWqcs5hq6qBq/mpwww9Jj0+UMY1NO8NCtdO5wf7APUR02oFcpO
        oY9JhHjEXopKJIAcNhAmcz8WMo810dCjHBEM8UgfROODaPws0dCvWMRynTj/lGz4BfQENNVPTrqdVqFFX3UXtqhki0yrMqJ6lNmPM/u6fSBmeTRERxYjWaRs
        g5GLoCyXUTPbCQp0kyefBkNfNYUo72H/T09WCwpnkGeBZgKsPA9Q4yI2IaQ4gFkVrFnk6mjgY2MYMTL7zTiQjwt2YW/7XhL2SsdVUbthrI5Pmd7J8d1l1IKn
        B4XHVUWugrVIv9ORd6JEKL8KWH4lbzjzyBihEiQN7EQEcZABQ9eU15kZyGnjiJlMLOdSFwWSVshhvUbnMJ1YCMAuqrFHF50IqJES/l0AapqDSuBcI13iX3xE
        749B1oU5uAri6Ee0AWzKY6gI7hOPBkSn0DSYPw0lLX3JIw+1JYXaMpJCKl6kEoMrEkMQcdASrShvADjUG6yiVGPW6EYGrEkeKpStRMY0rEme1J7x8AUjUkiz
        BqEfph4PSFUoFMAxEh4yZRYXrsysx1ilWGwLvjHqVGf9fVanGG5pAos8x0iUOEYipG1jhksYnrPYGJRKcQwj5ZSs5FnYyZ7tRDtYrDnaaWFLvzsExUQ9n3zy
        /R987Y9yAMKF9JRi5HVLYT/pOWfxHOnZAlx3EMjKjP0FhoSoGdpDjAIJlqG2BIsMkVtLqgesV1OkeiDCfIpUD+Q1NUj1iBj4/EuMVN8g1QNwJwCbh9Frrflp
        E/VrpozjJlJhpoxjEBjouqOIlqHtJ5AIk0NmUdoWXyreUJM4yQ+eLa7ohbyuQqq1QF0xAUKUnLNnwvVL1axid4IoHEOif4wkzQerJDonqGpoxAXIcqCLwoWi
        TZ3k0b+9d75jz50sZSFRT9ymtNROv/SVr33xv39o9FJg6qXF+bbTLlEZgKeK4ME1ZPMVkh+/whUn+SStppusjbIfxsObrB0ccoqQpJjmicG1mVUBmTx+JFNs
        0jLi8VfJfOPrY1JodoGfwJBtzuhSrIk1gwrFZdpz8CtpwajSGhOBAOYvfMS8UKzQxz1vZPxaEfLPE/9OVUYtkD1FLjyFa5lmB1UNZb5eR8R27A9YCqYzrbi+
        XOWTG2ieb8LFj4bBcX2+uX/HfdH4heJ+9jN3/kVR8izTJDoXs556m16vR9BUQy1VPzIXm49Tf2RlftUt849D5jd2K9Ut86tumV8tI/Mbu6WCCRY6jFItrmOj
        4lFsGu2aII841Oe8IsDDqitYMIa9qgEcibqMy2scdgUwE48jorsJf27DnzuyNUFOWahk115xjUxNkCZrlHRBV00QeqzUBKFlT9XVaLsmyFe9Re3K61oltcx6
        O5jZH87s61bLS/HsJeqYpEVBzvvyaU3YVzpFQYBkhyxuepZUA9kiVQMuhyYPU0hZ5ZEJtU9Q3XVFkKa1qN1FVT6uCnqFRVBANqrf6I7ql8AMhPULfWDxyqvx
        R5mJLOFMjrRCl9cKnQ81D9WQ8os0tOnnHz0kVLsM0V5KqxFcnxmnubNl+tjRV79ro9xFvZyDRIikDHPr2148/5Xxd/+eyZh4zVM/vP/FJ747KyDFMgnC2/Vb
        JraEt88/Eg8uO/GQz74V+cA0sH+K3L7OmCc3bytByh58WXe6jU4vJDZLkYAQliEg5mVcu5e7O+tjC0/Y8x+LB3knHt7p7FPDbvvh565s8g9BGwmWV32TxiX8
        XZMHnB5HA5uXgb11N1EHSf/hfzZjNl14Ut2EekUh1mJIym0h/bGu/G0ZJv9xWZW2wcWu1yVYaQ46xMK8SaklQoT1si0ll1+yYchBRQ4hx/M2Qvf4RZKXR5R6
        MpdY1yh/tywUZ/1OphoOc/Op0TlMgDckxqwFJZ0OmskooHtNLunUsD5kMs8NYQXS68Qj+Mj7UY74MPYKG6yPmFzpJdmvQo8LbHCxjZjbXeNCFh/BHOO6T37o
        JtXk+aNp3Sec9SYRbcqf+xFaR5ektxeQRPrsM1/jsoC00MnXL/kBK1/LB3zoD9IPGNAfsH9/KM3ndjvSfH+J5peSP7/3p2w+l3iC878mFYXoQXo5b0QonQJL
        gJmxxk+0Vw3zHay3NGADLoIzdRVwOPmMFHDQAgDpcMUUCplrYWctsSi4+20S18P/BOicfHjYZvj0WkJqeIjF1QRydX76XpqB6lLLF1usQig77H5/yHXcVVxG
        p1TZUBH+dQq24eAiBttQHbCN/GKwjSqDbeQzYBvIAKR/DLbB73lM3oMMhjJUbwhLeeS1qCrgMKqqzLDfNr8eoUl5PvMWVteoAwLkSBdRA4G/XAnCQS/yi/ug
        jPlHokHVKxAHAxriYAAQB32JuagFBdUnEAe9DAM+yD0kqcoBVyApdpiEtUVeFXT87jT0gwKKTh+SSUoexPdQO+MhWmsH1RBpSYPs4eLnoqwp69cF+kKWxUji
        g/QVASHjjNQdpyV6qHUkndHnLm8SR8PKXSM9vcZ5vvhPi9apnMzLRIBymSpib3GgxrVpjvZgxwsEPjlA18Fhn5eEWR/zK9TqQ48yJMjMhG+pR9VYCyFpFg1b
        IGmrnI5vOYns5ZzEt5yx9A/sDDoNE4XEt+SSk+zyaf5WmKzLBP7nEKTC8vq7RFy/XaT120RYv0Vk9ZtEVL9RJPW3iqD+SyKn3yBi+g6R0q8XIX27ltFhYmOX
        dkjzk3GujeQESQolWlkqIcmiySk6KuojH/MQOpaPfoC10k+sPRukWrAPERblBXt5tjKeFKdahFbaNdS2q+RjtsnHbJWP2SIfc7l8zEb5mHXyMZfIx0zJx1ws
        H9OQj5mQj1EkmPQywWgkfmxhhOIYCMZVMtmV0Kt/rygbimZFOVA0K3DATNCGPQEVKXJakWD8Cu6EjZejcyrQTEsw9aITKtIJFRAMDL/lLKXkYFCCSilhCyUO
        W4hUCWELyKovtcMWSvKKEtMldFCELZS63BClNGyhFAZ4ohH1B7BIS/xisN40ZzkMBrIWBsKCJYxzUNh1YobHzGES7GpwmQApwAivCB6xLHPWhiX0pCUluU2B
        GNJB66YOKOGIAJh0kADDyTAwZkEE5Irlpoh+pkAjsS3L5igb5Gt/AAnSh0ki5afYiNJHPWv8CTtCNB01Lfw9ajUjLp/+JcABtKEd8ahFmaAMrRREDglfNozR
        sZmpvGJ136CTjWbgtTOkRanQyxgrJzS2ylE09yTbBz5QsPzZ0j5dv81mM7XJhdh6li1NU9Kl7jPJ+eGf2Piwm+DhIkmcOPrZ+7hsh7JDRG4EwItxaPEm/uN0
        lh8bCd93Ir/jSFwAPJmdnLJnELuRttuG3hy79FWfgZcWFWEt5eLAhXaBSuTUCz3hF+12pIbaMkfLADVjO81QG8F5/digaLCN2TZgpyp3vwLGbEX1zjVVb6Ze
        YxwA2Li3Iy8CrkP1z8fVbNRptasIliNwI37MNhOiSIdtxXFRVUmW9VQhAqAB00dRES+e//jWNQ8O/N9/8eMfXTkXl5q06JWQzdyKCzfHVl16tESrkgXEKQuI
        NDYkCe7fWlSmZ/UR2wm55+bmbmZy7AHa6tYnn8D/nsdj6ZoCvahzpgDT2C112gJGP7w5dutx2JyTfg+/ZCt3m7J2RxnEUFunnJww48J8ixhQD/0Hun6YHj03
        xyhccO4AQjpsYiburscliO/cHRC53lzC0L1E42gxWfSGf88I9ndykQyVnvwHOQkUP1p+BVPdRTfSiJdBP5YqYXEuwBDO/QrLOMNd2AgRhHcfeT2ooh25WtyC
        7UXejTzCOB0hBtbpGqcgM5pACMoQU1FqjZUZO4dEf3xuuWv8Cs1OhxUyAUOt2OiMZgGTD2hiNJp5ERXL2KioZCOptALWeiQuy2hCS0XIU0drheCjKl2DKe3o
        nME8L9DwwiFH//DuuNLUE7owR6yEhtjapvId/BSEMOmEIhpig4YYVFfAydrDysAQYwUVfJNMHgw1pany9KqboRKhc9ujTYedcda/xE775D9Yiba8IezG0WON
        PRnrkoy1gbF2gVpIX5UdHpabPC0k+YwrFnH14zuxBGg3gBXxAmgBoccR9y3ycTUsig2X+23iVbd1JUEr+OiwMzo7mIIJwlYKv1mBIYVMflQ8EH6RPWA3AQqB
        pBISLuMyhuHauiruIjZRxqaM395O0gF9EMl18FFlgc4b+PnGKGQT4HvZvAZkpTI7hUIUV2i0NQDOVoIThmjoITN5/g/CKLhQvOU9e95x57/7tXcjLH49pM0r
        dQIGycqNbgX8Y3Hj1RTwRkcB10da/2aPHjF5YuB/YKPBOyJ2ud0QIwySQ1GUF37SjuvIj2m8bEUr2n7w01fORZdLKZ+l/1OXh7c//Kqt7Cw3N3a3EtTWWGAm
        4EdSE1CtfIZGprw9Zn9DuZSDB14Vr+a1sqvZxW0lDqquM4ZTIFhN/arOmkdF6mgVU6jBcrHSLnt0Z0f7KXW0n7LWfvpZ+ylltB+UjKd/10nhI+JEYT/68c6o
        DKLshatnVzwCW4bFkIKRWsEHagWqElrb90YxXVPaFY/idImvIV0BQk4fUU6v6ofO1M8fcHWpwI0ukvjUy2feQmdi4r9DpDv1JT7gvjiolDaT3PCgU1EqW+eK
        y21914poqgWsDUIjConLB1CqSlqpKkGpIklQBem18EJAqajOAPaLmHWyZRd8Upg8YfgpW42GLzEdbQefQWQ2dSwMcFWhfCyCQXjOilbTBjNBrX5YrVbV+nz4
        HSdefUSP/JZfBIGu3moKHfxXIosiHWqy+EUii5I4pFe/7NErjzEFb8Sb1sUh9tfHJXlLCW/hd4T1qEFKU8n539MvqEyc6ZcR3S8N6ZcJ6Re1XL9MvuZ+KXf3
        S4U1Ve6XEd0vNbwplH7pW7JfJgOpvXOnKnd9dHnJj15A5UT9/PFlVWUOX1KT4PAl1QCHZ629l2iTpPq+jKq99H/Wvo6GvYamzyDKLNK/MSz3NmfPqgpKP9Fb
        2ktnhW1IRfqkz1iSeASsE14TL4HgWOHQrils95vR67G9O9qEzR3RL1izNkkL6hfov00o+aimsoLiavV6rH/D7bMQFqeo014/H6/OCouru4RFWnZWPx5fwTbg
        MXXFo/iGgAa+Aut8gko7zzpxEWsN6gIxk2D+NLGLJFtkbtBMjvoTzuK4HWvQyl1I8IC2XJOUjlHiA6SiZlad1Ro8pKZGkJXVpwZniNf0qkFepcaJg9R4T7G9
        YgL/rqvvimK6YSX+XVtPZvcq4jpD1N89/KgeFV1VgtgZwytUVT04GoJ7eVdM+44a5+JotOE8Z4WjIm1QGZKrtcVrxQ+1DjJXoMbBltYrBWnrDZIRo9aK8PQG
        2lnbUuvoT7xxPp6cU+s7sshki8aFhmt73GgdiSfVGpoea26tR2votvUttXE+2qDWdS7v7N5cjzarBm5B3dzJnXUi/EHVsyuCoYU2NRGLotfh6Tuiy9TaaJK+
        ezK6SJUi4vc8ZMRlLiHtbDNQNNkbP3xcjWkX+aS6aKeDrlqGfiZBP1xDlKlYbUaEUTctTYKWJrO0NJmlJYVXMEVNdlMUVpcSdRgyO9bdUg/QZzw1IAO+gU6u
        Rc/Eja6ebFBPdo6Qy/T/s/c2QHJd13ng++vu1/3653VPz28PgPseBsCAGGAGIAkCIEjMowiAEikLcbyxaitOgSLpopvaMgAyWlbICkbWj+mIu54kkoukWVHP
        wLEUm7FGsixLNmmNZUWhZVk7kmlL2ZW9Y4mU6Yi2R6I20dYK1p7vnHtfv57pHkK25WzVBpTm3b7vvvt/zz333HO+ow5fWYpvom6dpm6d1t16E36K4+FWdBPt
        sUfVzfcSATnEVlBP0TfL8c3q6D3Yd69DDZe6FzidaBoTiDpxH/zh6RcXblmObqEMr1uKZmgCvWjxH9o0caeaAt8gDrvddLQP8sgyplobU81WM+qWe08LZCEd
        sQ6p6Uxrr6OKc9WUVG2GqqbCB+MyHIeiIWUM/DTlcXSJEnLSaaRcvtKhxDSpUpaD6nkfWBCqKSWn//94K56+hzZYVIkP7Ijd19ti7qyZe1tUBH1Bk26aD001
        Kmlfz6Ds04Oyr2dQ9m0eFIsHBXN9Hw3KPjMomMn72HPETdG+AMN+j+gOsTIFREU78IeIDOvwHOgSpZPLHeajqaLufcw5RWUwR8x4tgz3WQabxPpAjtqLPofO
        LPW/c1eFOelu6hKILJ32tNS+BKn9/UlM8XQ2C6GfATiMo7Rq6Kix373/JtpZSnJCJH7zJxOVPPNLRvzuhAUuHXfe91269JOXUOOXpOJX/5HzkNt16DcEuxk1
        TsSfKA26yVFNIvw0IYiwLEEmZTH8JH5dQedhXOALdZpFsrTlDuExBJRccPF6U5IOHBncsB3dhhE9hls1XEakt+7USrlMeZgCpaPcVr5HKeEiooSLiLzIlXOm
        F0K2S990j/KaPRFEp5DPw+Adpp1HAcdRpHMMzIyL2L6b0EaGB72iOsUyOF8L8SyR6Vli52jRzuyCRWG5W/DJ/8GLL7uPuP+8YLyXtWj2tESFpMUqJEP0nG5H
        k1B48LIqJPMs2LM2KWEncMdTgAJnWKdjw5BWCR5KVTf+jUO7RoF1MSt4Pu2IW8InHBGLvtcR/4SL0OEssC7nHL57txONIP27oLNZYN1PFpwuwJ9wgXU/PTy/
        Y0dwMJV8A17jvtHVawlYHwX3LVElmYiqyeUUaf87l6M56LXUkm+/+K6fz0dekhfVJDjm+y+f+vAvF5KXvi6K/lamdQ1uHaRJf6+NU7u1BNhhQGPlyKmc6hSV
        tM11uQv+g4MFYApWrTdonG2K+iGRJwM/o6ulg14Jsj0CnR7qOabGxOp3b+rKWBrHEvhkPIaVQfzLSXNNVxZIgrso0Z++/PY//y9/8fRvqJuc26HU0U5YR4IW
        Bxge/CnHLh5hPELvP02rDAYPcicFvX03WXkXACadh3A9SUlxSwYxwEPsI1Kc88GOBmxv2GQ/ZDRXacipCGQ8xxVR5f3uNNUh6bz83DsACrPwvCvlxRYtO9AQ
        7iCp2Bj+TErFFFWMkkCoMIK2wRKVXsAStYLHXTRqZTno2B+nHsNlL/2+A2gEshxY14UF9SWg3+yhB7siLAk0QAlrdlI8YsIV5pwsTguC+hJNSUjqS3JdUaIc
        +TIr+cYXP3ElL6pwPO+G9EovayvDEtXiv93MVA09PVmYXxVhfpkH1c4i3QFDWYXgIpBChXfibgVCYNRHZjMlofMFDX8bh203qeAo4oZVYiOIgH3eZWeit8HG
        892/8Pj4TehIHEeoI297lVV9jkMQXbrtpyi88u+f+vUXLWgESndR0plPUG+jpoFxYtb9dzXAxVnyPRoBSHCoqJMQ5MBbYgBR94z8mpJfk/Sr2Za+htTJeSgu
        Jc/8WtjmnVDi1uknQ+Ie559/IT9j94R1TCBtp3Ftl3zXfDUWaOLp/H2Poo1RtMxQCrkpYpvkuELyXq9trgepJxc8bY23uf/eibTqhPUE8qHzSkwZ02MvhIUO
        TgkFtsbZp/F1h2nmxiywoRfwKz+hhkFefsmj55dpI5qiJ82oCLc9nujTTuAaKXUU8VHHhFYQop59Jo35IELzD1Av7Mb5ayedkopQ4Y2abEhiRV0PYtEclTDf
        jkenrC2yrTp2cgYKrBPLcLVMR1DruJPR7Lnuavmhn/if7nsws31H+5NViy+t6JAcEksLWG5WeGHptKofcMKl6IhzWXK3mEjX9zvhNiD3nNEOWmKUB50Xt8Ox
        B+QYcTxoo+dqNDiOUMQzonx4DowRuu/0JZanBso7DTBPm/nGxL6ojgwUMwIc50g0SydNGpox0XQen0IFYdvELWIsaQ8LXoNFVbkrXeVBwPa5p4guJIejHSLh
        t9mhL46PhwfeUdFXtWgHXBUz9hlWiI0vrleH74M4DH2T7lXj2Kv8ZA9F+9irxkFuLBDdcTW+3/VvcprJ7uTppwwjNk4LmbcFS10f/qQaB9pcFY8mnbvpMQaB
        tEer63A0m6ioAszECgjBGPgsRQ8GRhgDyssYwCexVY2Jbqevxm4Dr/SxaoYOjanZ5+IZXN6PqRl9mz/Oys3cOhySaDXqS0/DTo3Cmo8fc/AHzvAY1/EzjPbz
        3AyIW2busImaKHpcx357mxoaQ0qH9ByUeQ/NyfrrYYbxcRxJZ7e7H2zgJH+YRhxGbIAgZX6Cs2mqGvtFt95AEWs/Xaeg2btrtHc3MfN572YgNx91rPHTgqIG
        mFSw5bS1iUeRUcyePXhAEgWSQ8dymrwolp0Z1c5wcc4DES7UwCi0GeG6hv+/oaVomrMy4A+xAwiLjfog0m4KhHgz8ZCe14clNwYWT9k3VfJqlv2K6zV6eMk4
        vZ17Xee5D8RV2BPmWNuVXeToAomocmZetjZsUEhc+Buw1eE2I7IYgFNnoUpn+Wjj9daozUrmfDrZw52kZqO5QPAFLHrsEZiBOTD1o0TZpgCv0NVloXHpZQGK
        UE5zgEC73yWqP4MIb8Om2TIR/rKndmZVD4q4X52FiQBQNYoI3B6PH3WeJiKKujyB5+xxtwM1vqLRdRYx1i61k6+EzrDkQ85k8Y4o5D7YhaaGoFaDppfLiMVR
        mOkCItTTbbUr/JIjJZSANQsYDxeP6QgnN+rzEMVRKSEfSlzo75XbsS0HRGXroyFunEJOrq0wy3aOvyfGctddfL3LqjNlTYpRabzdA/ZkB4WF4MoS4O2nzlSU
        umvioDVGdEddPF2ByhET8yoanPatgp5qOw4MbSqCNnXs5DpxgxK7RJ88pAsOsm18kRXSoYg91lYlYk9p7MYwdFAX8VjjFHA6HvtI/yWbg3CS/u84eML6IJ4z
        XMR08sr7DIlzibrxoI+zyIAL7N3B5+XUKftZlX58OKOjrapXJ12aN0UYgEcz5QoEEC95E7wp0QbLjYzGMBzmnsjMckvMcM0ig4kKsax0hiE2O3neeit1QXJS
        dAOmrZNAnMT1AVwhWuxNhoirfl8EqvzLtpx9X7SBAB7+AzNpABzMGcPZ9act8XYNVu4OaKVDHZ77m378rjaJi8RDlQaOx1jYNOcT9yIA+O+glXwp+V7hQaiH
        UA3+78LrW6I5XGRLATTjgy7coowlvy0ZCm8BCTbRLeJQXIxY06Dxyf530DpOM6vqOrblChWGq4ImJgeOXC4sWw7iYUUzyeq768mcVrnwE3as4KuD2C7oMEGh
        Wy2lOB6eyMw2QiHsKz4zwKvEp/rJd58IUQSjv1WSUZyKFxxGVuGNjsth1Q6ofnJh8Es8JgbgyNE9yjkaNY/k6Sd5F3bhp6CBz24gztTFvsSR0zrPOclzSufZ
        kAZUjnLtg6OoPVBFx6QEFNQ8uqnqzz4ZBpm6j0vdAxjwG7s0WnCsbknzsMEiRb/NTikwVo39xG3PDGSTqAsa/B0LiOKqOMJigy8Ih0YThc10FCCml7CfjqKC
        k/QIsM+PUp9njQLMCIzKCIxiKy6rUSM1Asmudo9u9OvDbw9l25PiaH8EyO8m6clgGu5p6uK2w1+0MwQHyxwXhrzca9hOG2pCZjgYa9ijEXNOlLUmPtgq2iat
        KjZpfNv5ADNwoVnPIK7Ydhv8LrbeVBEpU4PNzhRlWKM/AwjvJtLOhmB8qi1CUKqASRzQznv4bjUkayj8Fc9sZINb3928qKkl9pRG7eWrPiuqlavpCeFcer+b
        2GdA3jlNTd/vlvh+11wJxhZrdZS0HzlAAn7IQ7eci2rg5D8H8yq951CyM7pUpFhxqHm1LjOBjt5wQefC5OQDXRrxrNemGE+OhaBpITvl+DjSf5zeyTiteNI7
        rGP6BD3HtTtEP3tAEdoKFoq3LvdN0OTiro6DNzLNHeUba66Q03OoGYWUEtozyrpTOzSKXeZ94kpbrm1cnIHFQPZG+JJow0fd9TRaFQ7Nip+SMTgNuQE8D9b/
        CLscAZQmnlZ0gJ9hdJ24SjkeRxVgXETEmI74MdtKJqs2MaGJG0XOIxTdsnHVB/lQoA5cbblxFQ8Hf+xLsYcnHaAv0T9lPj97Sa5cRpiUWtHY1qOpaIxEVPnq
        JRVcovXMTnGyeVTsbBaoz9WyvSmbIDqwNW/sl1vi9sOHUYSDPx0AcNxn4nYDPUZgzuUzRw4CKBy6T+0Ch36DuvFudX33Rumims38ABgJdB2PsFJ0xLa04El8
        s63YOcc1THTspqPrGqaWRi357tdE/1xB/7wBlg74lDdCCNVQN4C19CH4o8OOmlNHYJLegJKUa0zJvZ4qVYqssQXfN4kDM3lU5pg6/Fx8iKEU5p6LD3LgyHNM
        ID8Akj2GP5OssY0/U/gzjT8zjFXCuCWX9D818wH6cxB/DtGf05eIXpULARXmJnkUWIFr2WnnJG3ciQu3izYcy3wP9p5E5n64nA+Sb1OTX7R0k10oXlE/q+vV
        bLjqYR5c4nw8yYcmHHKIPeItxpNJsCeLtJmdSG5O8uE3HD4dMuFU2RevyIuYqWdbdAMqSRncDbgyoGNXj1pNKPUdtUI6h7IMsJK4dJZImXjUVxwS+eIiD0D/
        tvDf54RcV+VsWMWvMlxz8VW9jat6L7G30qwazhjQ9a3iaCI7udBiokLPg5zJGcjsI0Khe/8TGpdhZkubmdnhDDPLhLm0mZmdg+M3ZmbnhJk99n0ys0PJMz3M
        bJePLW3Dx77t7rf+UxbMfF2r/+3q5WNzQeYohEMKVa6bM5rcJw+L87haHqEfnysJk6yYEPRyBJS/B1sHOr09xvzsCauDJx0hiBY8zcGrluNdDZzHXUHLki05
        3ZwD4TfLsjf71KN8r1XatDeXxOlo0LM3V3r3Zlfvze5r7M222ZvX2SUe9mWWtjFvCzGcRqAqJo/R7jYGxmFEjYFxaKgxpvn7M9vMGM5HTSHxjBRMRy4gBTNO
        8CVaGwAKjisg5pfUyKXTCmnPXCRabHPwbAzFchBqV5V0othtnU6wuVUSBy9aUMDoSe9KtLJwj65r4unDHXUbnVngsA7HvrYoLcwu9WBf17XPNh/XDO2sR8V7
        wTNqP3aWhlYQYAV2A1dPnU8ifzliIj85LLJ8rJ4hn29h93clZl9xVFmBPQwtrGfwtG+2P+gKDEiHf5+wntC/F2EoQyz6Y67sJ+/Es3HUWXBlY/E2HAErcC7j
        6bQF5t9nv2bqgbgxZTGfTDU6Gb7s0oNvhxqYaSU8YAlcSU4SbaJm1KE6SD81C9MgmkizKOVg+AAA2TW6A55zGSAE+eAEC/6auBk+01dAzBpiw6+9A8OJElTb
        mN5l+D6gO9iCdbUKM2+fPU7QAvPZKUW0v8xEcp3htx5z2rSMLLkBRQrnO0CPXmOQiG/rbIhprGO503bM3nSgi4uHC9D/xJa/mbr8upeK4l+zMqyHSlTpA8LM
        MxhaKozkETuX3AxYML5T9rU0csEWRLVzNzkPJ6PJ0z9nyJvPOvKlsCBgFnWim+mmSUuGTbpo0YeABqQjQ9L51Ceu5OkEBzgs+YqHlhrBH/r4U44ZFSzUH9b5
        w1bybFooYj3RDKA//layRzT1YZBO/+qPOY9G1+H2sARb7JKckepyQBJ2ZrRX4AhTMyBQ8IBAQOSDpwWEnhhT0MHnV710OFd6h3PaeZqO7684En6Cwi9r+Dmn
        48gwW7hCqAMRx2mHL9o8sOww8hX5XUKT6unwrHLZdr+yv7xlKj3vpFPp046eBE5URz4vMyYIfQiyF1OL2cPkImWkw+ibR4GTBlUBzo5y4oQL2sjvR+TtOVm3
        zptlksQWmw+Gn/BkLoQfwY5viWmNLBxqBSt9fB/nJE/2OuKcIMEtHqTNKA40aabd5XHQZnouujGzD+91Yxa2PQYWnJ5P8K+n3UuxzXxZkOG8Lbk4dy8p7xLR
        6diVtzH03SgRp7I5VQLT3qoh3Ey3u0kN3bZZ/4k3zGcclpLUZEMSjRy+kmKmiO986JgUxNZ+R7HniyKAox0eDjjFkJ+h+MEoql3JcSJ46fa0S/ZXL7IEG6Wq
        dibsAJ1h7EsCY+9lbolYFh1C1RvXKmoXNl4j/byz4skl9y6+slR7cJiy2yI2tNWOtuwCQF64jS8lcVkKYa7FYklw4jjKHcbDU7veWHHFjpmNC5l+41QZcGlv
        quRUoBWC8ypUu3UxZRVmioElG34e374wqKqo4E7hI9kWSxwpl3Rmc5pR0BxCVVhKOah+xMuKOqedDzoITAl27hQESCE96MVHHTC8U5h3zzgniBOegsi54+DA
        MYVp+4QDNJXCFr4zZccCFTF5Ada/kbVEImuJeugN2JVV2AB0BeLDfEtyHT9xOh0WPlQzttCMBZupoDTIBGwfl5S5MVHDvDCraoL6Ve98w6zQOEEdu9/lAR0G
        fPWbY1rXj9vy4x/HHjvc5B/3x7QhvFP/uBDbvAUMgwdk8MdjahgWV7NqGMaSOreHQEGGk8eJqAwnZTrXh19yKfQY/dbBd3aDC93gd600iN0ooG5gmS9Ndv0M
        9XNMPyfxVMqGXE5h6U3Sg8FJFM0W6mSFcS/Tg4XlCrg2SEqVfBRbgEKnHrvJnVYK3P4wHSINqiXFzD+gqtJt6Ep2BLpZX2E/NDNntJkpI4vCZwgNy3kdx86o
        zqlC8mUXaJoFHFNzxt6QafB1tF5ZhoA/Dv64/CaMsZJ5VafsJ/vLVTEjGE7Rdj0c/ixUaj4OBTjF1/yO6Gs4ek44ek44tJ/YyfrPhsmh5IW3w97Vgb0r3yxo
        L7owHqMj0FTyfpuWFfF2chUM/bDIFQ0xTzTE7NANxMUI9LQ88XHKfEMBPDXb25QjW5u4qlx4SZzE8QE3p2IMGmxZThptpfAkzOwRn6x8KUx+F8feSTr2shtb
        voWntmpWzuI+DM9i3V+C4YLKsarTGExfhftxM4oIt4oewi2ihnBStBCOiRLCDaKDMCcqCNOigbBXFBD2iP5BavTK2geTonwwZnQPuGrhHWovtqpCICMhyiHJ
        Ca4tZbHOKg7TzlecaES4eth2EZWDeIMWYTxzDnBsydq/qEPeB+EYwvp3DEU1t4XWuFDiTZP9UEWwopKvUFq+cvwyBVh6aCUvdIPI6jITmBlEY02ditl3nCUG
        9ZWDVhnXknx2Sx69CN0HYp15heFiwZVbBXYvw00DRxzIR2x+MCIfTbAdOcsjjNGCOVmAP7P5pp6PiiDYgWKJWZnO5SIOKEEcEKQpeaGUpEd1X9qQP+B4U5Er
        mAC7Q0nfs4RiDhDguuUcPUaOWndp81tUqiTDpWufqotQ1Irbpp759hd/7ffyyV9+/vdd6OtQbsPUr2F4RI/ztLPiYl7P2r/lyvx4zpUJ8qwrM+TjrkyRj7qY
        IwfcVRfTadp53sXoz9p/5MpE/ENXZuILrkzFNVfm4ufcqIrR2DqvxB9w6PYq+Gmk9H8JSQWvJf3X0rZn+JRXFPt6oXJsXDLhxBSnIrY4I2LrfkCEaxbYuYyA
        xjEBvwzQjD+xpRl/bEszvmJLM76s8alesGVNrdmyqJ63ZVV9xpZu+w+2dNunNX7Vqi3d9qzW6/m4DRO5SRVCE21SNNEmgfk7RY8AlG0S+/MkPZjMT4om2qQa
        gSbaJFB+K/QoQRFtEp7e4IGGKdQkLM4zmyObjXfY6q4lZuMtNhvfr1qw051VLY4Qs/EWuiSkh2zZLTYbb2kynmfPUy1jNt4KA+RowZCnpc3Gp4N/Yrsa6D71
        z21BZKIHBUsBVIXVUFwBru3CjwsHxEoCDki2U7b16R2WpfCs+IRtaX1JvsR07oTxIsXQ8L6JkZooTrSlERe7uBsWA20O4W5A8IeVpfkCR6fg11oTh8VuktTu
        TdqWpO3epKjZ523bviwotBpUk+0ky7EPmxHnLraTtEVNFJdc0NnC3auf/POLDKBPJd3RirT+hyNfAy6FkryhFdt8FY5GgRrk+N7RSVUvHYanC1iAFEFJlh4e
        30HIKrEZOQEY5/l6Th8ITEyBYuhD0f/AOVk5aM+Lrlu+bD+ammfmpizBjP0RekAP2YcTPbH6heoxIFUK2tUfOudrXweN+QxwC302qA1/GWvYF74iD/AFC4+Z
        iIGqpgG2DFMsVxBdGN8FTjHzs/YITHgPWsO0BOnRFOCoUGCZIX4DrgwtN0p5qMwoynO42rHC37DlOAKfrL8E953Jn29ArZb+ZlHxqFrai2BG27YOrxXl5C8+
        9YV/XYiqST6qsV4a0AaxZAtgwvZA4Q5LtiAoDwVxTlGQK8gC/EvCZ3MRS7aAxU2kRJZsASpK8B9QFR/sNRZGaAY5T92KCZ+T5Zrj5dqAXfQx6o8cR8hyzUkR
        OdXg5Zrj5ZrrcU6RM8s1R8sV0L8Rnnq5hsHnc27tsvNo3oyyNwXQdR5lj0c5T89pbeLtaNCCFHaaJiV3aUH3ky8YAZb85H4GCQfgA43/B+3U07ULCI4Q99GY
        BS5mQRXzfVqMi6dowPmGXlvgN/DBCDAFMAv4HhswnS5mAV9jl1E0ZkEFSNSvWlSjV7ua5rYZ4yKNcak7xg3omAfJxqd+lyG/8jQ1BH+a6rsCJCRuTvjvMY1+
        xRaUyu/+bJqf2prf121GpawIKqVcxBNzvAqYZARWHMFHWMB1DCI60ANFYNGJRvFm3QaQgggIxjiwBoBCBrRYZUwPW41rn0pj9JzDK+3yFeABaug4cfm2GqWf
        d9BzhJ5vhtvz43woHobnNnrCjzg7zM3JFpST+ZzDnf8UPZi5zgGuhnYXHCow2Roy2WqYzznAlcApYBnzOQdYeR/OGDGfc4IImtfz2YV0YIqdn2I+ezyfmwB1
        PsaXUl46nz0pwtNuzhnHHPOP5zNjj2hs8xLMy/ncbUHc4+n5XA+uYyIMId5J4qpx6wQpgCW3TmdwnWyDi/uAFwSvurYn3kltWMiUYw+E2gWh1nMgS6Y9kGl2
        EaHcO1pBxNIx9o3j8FFB4mOifsljP10HxoP1VijaEWkI4eLC1ZQ6z8eJQEi0yzhfWUrdNQcAsac8YliF36n45NF+PfGmWmUU8rkTGh/QRWstaS1r6MRwZn6G
        KT+NBjSmPZyawDVR43/RmxBNxpMyxemR03rRVuKBgBj5ccDtQD09fnpm06NtWQPHphUWDdI7meV307rHObn39s5UgLb/vAXNQErS5qAne6zLrdHnHlcn8iTF
        1h3Z2Zy6T/20jMLRu5qDXS2PXe0pz/VpVys8ojcvsZ65LFq4gKkAklQSgoXwxagJlYOXtAJjoN03wRLcyDewVQKxbwUazLSowUx9DWZqaxBTS4OYlsAsPsHM
        4az9c8xMHrTex8zlQeu9mjlctOUk9bgGT32MmVCAojKTy3aruJ77dzYfvc+DVQUsFHCPYALudd/NA+iInueiIYZNSvzuOxU1+TlHNKmQlLsvLKJJFocgm7tA
        4RH2kmmBfNAh38L65G1+iJ5z0DWhJ5xu1unJDpbpaQn4gxe6fIcYMZr722hPhYELTKVYvQpela1eMlpjSkyEGzZVeWyfgO/1Bb7XFvjeqsD3WgLfWxL43prA
        9wYC31sW+F5P4Htdge91BL63koXvLch+G1wPtuW7sIi5SxhJ4StjW0QlHrtkoPWqf4aYT79mE7+bbPxMPVm0kxp1IXNl0nMsnkAYyvehDs9dDRgmAWFF4Tkd
        Pkfh8zpMxNA5p8MXRCAtP87TjwvoNL5ZxJ0umEF62ybipbrSce7x7k+b3sXYtHAbRovh1uCrB73GZf8R71H25gwkYoHK89up2wl4UFmlGd8SyzINmOtiJEew
        n7+N9itfrhZxhSEuUOAI2WNJiy1S2ATcOGQB4uTTSr76J3+KWx0whnZaBq2qHLvsDrpSTt9om2pHBf6s/XWsJ/+g9RIzkgetF23xALOO9ULPr+BQ5vMhzcHy
        pZ0zxnefx2GO0v++Dci6g9bnsN4o3fO2uGP5tC3+WFaxLuErnB0YEn/sXebNiQ2GabbQjrcObnZCUNaQ0tV0JJiy5PquNmUxjPCqgREuGhjh4tWyQxPcw93i
        Tz586GEDI+wDPTq2GQf7TMy9bEPHcC+jj36WEYaLt1G/vfqvagAYLqq9N0E3g401hlXAEMhE3/WHPryPFdWem5xjPHJ7B2nYeUzppJfVnm1TTeO8syfay7rI
        qhg+bUvjVZmfwF/kbmPUKd7AGfXOww3j2262SxyC7kARIYCBe2oIK9ETQaUHT4305ZiqsVsqSIv23MQcgGorDtV4ptPbzLvp9B27cBf7HZb+esyGnhB4XNzo
        oYMg2ZOZxdpkVH2ptG5RsBX9WGP67U0x/fammH7QIbEFzM/LEpMaX6Eae0w57ATgaFmOC5IbsLh7gp/wwwt7J5xYSjKUyWFsbLjMF/zw9D6kFH4NgGTr7wgT
        L/wzR/gF5kLKLgAh4AWFbx1OR9078SjG+s71mIn2/pd89N1hUiLK9W5XZ/nyu8IkyEY8uzniic0R/zvlUc5GfPLdkL1mIr5NnxSyEc9vjviFzRF/Rnn4mQiq
        6zPvzqSpWMnPviuThH7/n+/q/ST51c0Ra5RDMRvxXUqR60nxrk1Vf2ZzxPs3t/ZLm6v+mU2lQA/mngcflDH5Wnpna7k0DyBxjhgWxMcF/UGrSJOkNGuXIGGC
        5SEkrT+e0PbbOmH9BKJOWPfT4xkiMbQltY4699Kvv/yTT/xyXv8+n3zOSr6yKLfHtjAMbEJT2O+chycSxno86lAuoBPnky9YyTP/0iTnhACBZLlyW+RgPyGc
        zf1gXAB5AR3/ZptOIHVVB9bNQ5cEIBy+oaldTgS3z/UQCBUeNHLGaWG4F6FHQylDpKRKXYrq5R1BEoZfc2n/wnVjiRktqJm+CNPNXlc1Yk5X1+Z0wqAsoKSC
        HJcmWOuWchTtW7FdDCW/qKgPuFWWVghKViLWjmAOi0Sw2XQ7Wfi0UOvbPvwK07Ki3KwUxYyW+L7bXvry+77xR5/7+d94lYVCufQWqqoZMyv8c1dVmTFr8fNC
        NEkvmTFL381HO/h5LtpJ75gxS9+paBc/5+CehmZa+oI2In6G1GiudoizIHFoIe9J5+mpmEML1S7m0EK1kzm0UO1gDi1Uk8yhhaoFhgZ1XjCyhm5PlycDM2m0
        kH9BAxuGf2SXh4IkP2DEin+zEZvUI1ZkNaDTlSGchs5UYHbjvLECX8TumQosErw3VkbpkWNVf4hzd+MxFuG6kmhrjAcAMYvJsTbttz/mzF39UcfC+bnIM2Kz
        LujGKfG8XeBuXLW7KTZOdQ0ncTvd16ISd9j9Xywiz/hqU0VXY1yMLQxKeIHS7aZ0U5LufLpYuaOtIPnOeviaK6M8wZuczzwW9UqkDUNVBO/uJsc/tMsN5Pj4
        n15DjuPXkuMLdrmOHDvXkuPYteT4B3Y5RI4fpRxh29GTo7cpx9FAK46drkCaIJmKbYGHWREbQgCvTfdvLuqLdrkaJM/3q7oURBOPQRW9N0mGmFgsSYeajuzS
        fNwCtxO+5Orj1oQ+bo2bssf18PMKvbC5Fl9ALXC5NbgLsQ76dFzf6dRvnvEk71dwBQVvbFPw0N+s4J6106/gMgp+51cHF9zYtuCe/LddWZsLDuQ2ZN3NjqEl
        KcKvu8kTXx04G3Df/ZrUjLMO99HK5cO28kxhZn4oPT/mzPywwn16jlzQU6Rb4TW7XAySZ7bppzDtJxz3tvbCj0LTdtysNF3K5m7k+bGpVBqf1W3KrfUrNzMs
        muhuM2wXdH16yvVR7gvblFvdrr3Ujp72Xnu50GtJXv7qQJJTqaQaqnyTCPEVHVM82mBC01bv+ywzry/mBk3F7/6tp2KHp2KVSuF52MnOQ0vPw/Ba5uFnbAjV
        F782eFyCv8087Fm1m0qlcfmFbcotvXa5W+fhFioxvrlcSDaTj29TbvH7ae+1l8tqDp/72uB56KcbXmHbDW8wQSRWI97ManyG1RDWPUDgWsnbNY4fnaElyOSg
        x+TgNWcflB7qYKcr4rW9wlcWgCOf0BdVKZ55bgv3CQ0NHJcr4tihoo/LFTkuC+RmjvXrUvWLsqhf0GiVw6+6KcJoTewxaoJsY2kFDMvYY6RpRWeuzNiFb21D
        0IDTtOkJnLtx3Qt+24IZql+BI4C1973DSV6BtxicDHi4KuHUZper19AWNzCHN8bB0RnJwV6LxWCzHjDHD8HUtnkGUlGWSkyJqAIuJya4/wMeh27/VyB9o/4v
        6wmGim8rrGBJRbgvUMOS/zAMpxTrySH/4Z78jWQD6QN9pwk9497Rzjir7mg31is2uyD1tQ63dnCdvMxawOKDVCQ3oqrsJ9+2DbALO8nGXyeV24q28H7nFcp1
        UZfwHQo/DJHfy3CGZinAAvnJImUNUHutJK6yGYzcbP8QPUZPWG+ESewJ6y7xLHIHXDDDgtlHj8xLyrdJyn8qKR+SlBck5Vsl5f3dipxjoy7WJw/vF9XlUEut
        0GxapKKa5ov5vw/QI5ZnvlHEmXeJNPMOEWbeDlkmABRj8ddti79uS/x1e+Kou4p51JV0/v2IVuGLzxZhviXCfE+E+a4I86sizHdEmB+LMD8UYX5ThPllEebX
        RZhfFGF+LSt/87WLBJtdKE9DZe+g5dNcsYI/Dl37cuPRAHc/nfwDsTNliYidjuksXY9GRRRPx3UWw8N+kpm1HSKuFwtK3jRZrB8Nay9MH9LuuewD7sOx22NC
        ohxAXocrrPmR+i4+9RZ2pAD3oFBO+LCtHMpw3aWaILDmUlUQWHWpLgh0XKoEAovQy0JgAUIVBFZcqicCGw48ODi4+vXW2FUFVg4CuL5ZRAD3NxtQycDxfx0x
        kAesIgABQQcBPrAArB1elT5ip7K3zuNdvT0K698wc1M26+3ZrLdnkqV6e6uP1/seSaxkZesb3qkkf1Hm081BB/XLZBWqPK20x2VrW++TWg7yaGZkxVB7Gb/K
        arzj2W/DX7Xj4ErsLlOPRbi1HUYiislxjB0XEWMjxlvudOKycpeXYph6FJaBdU17SA4Ry3xnSPsK/SghYR0JozyNSAQXPZN4EG1Yxs3iMmJhWMtZNhCByQ07
        EM6MtuwSDLEpXEP7tjRM5a/SLv6r8BkQ55FlQVGouKzgVIRCBeRbU8XlzlJcVWyOhKJrKo8YHzWvosYVivcQX0B8iK8qqE1e+ciV0hQUx1Ylr6Gr8IqAequq
        /qZ//XxK5CIRF9iU2kaAoQ/QOPoo5onZd9hoE4j5oOf0fVtT1Y7yr0iaDmZDWdU71GzKuaEq8g6TYtFxHlEw6yN6dQX4/AWYE12Jg+Ul9EBBNfGrjOaWEAXK
        EqDdZfrV6aTTBBCyfepRphpEuOTBnWpsRyMDxikaVjlK4yHNRJ80LtKMph3D+mJbk3W9gfhL23bP8NVv2ty13S+KS1eb3V+FJa5tNyLX89pbGlDRbpLyEjd9
        uyR5TjK8XRKXk4x2I4KeepRQjwDIydFOtQuEV9YSVvIEAp4s0BxNz/x9pzF6952+dBqL8r6L4j/Guw/KED9+setOauMUtQ/OYVSOgVgnsLax8peQckm5nfej
        AMrxCu2CO5lgUJKOot85NUo/NmxE0k8qL4PHn4cF3DBRrm/ye8qsQw3UmeU2ZUa/892i+Td9kMmN9+j0A6pbxrceamky9pBxt1bepnw9VNrL5MsWV5k257v5
        6hxdZNFth4scMhVxUdOsHwIX9Dp/FbpOvOZw6e3Rz5z8xJW6o7UK1h39w5LL1HGizBW/WArKlWptbHyiNblj5y44/OvGWrbjerl8gTavKHXb9snOVUBuJmuA
        iAk/avN+/GupZwp4ilrRWpe0D3NS2tfkg/BjMEf7dZuTKTtZ0t6jOSlH6qhyZh8PGGGVwvod/ejkoT4waoHV6NhsdQWwiWkgnbSD97hO7hHRSkJzcQUJ5iJ2
        rlZMi8J6Y6g5PDLaZ9P6liRXAIAAjxJ71/gZzYI4h7HKYZZ1eRJiXaIuNVimocr+7NCY9Lz2el9nMroEcAuMZozJkfkEkXPUvGxkh2PPxe7WpBeoST1JM2VA
        i7a3Ps6m6rrXWN27Izg4DJrQcQJah2AQ2SdowIJF27YfwbCiNlRgk6r5qq1VXxB5XumI8zrinIk4pyPmTcS8jpgzEXM6QpkIpSNCExHqCMtEWMF/sh37Misp
        LTiiSc09BeVjZlBlMszjVpsZ1JxMElqtPCJRQeZaBO1hSxRHwBXZ1D98z2HTKuXrC2L6RYhqq64fIlmtG6zTtom1WkNkblPkCiILmyIXbcDc0iL7K5eVpReY
        LbeC/2jb3qNUKRDvJ/GkafokRplo+JPs8eGPnbirEn6vcp7rwTc8ndEY/85lqA/e3er+zKlc9idRsbtbtBbTtr35nm54772SGTwTEUMHPsZFyAWzkkOIKBTN
        ofcv16DIxJE5mnJI2Xl/8G3XqT3q0rzps/zuUHa/WFm6oGdYuqByV/8h10AmmZ4oNAniBvOf3X2KOX475u5yu6OSOkacl8OBHQ+pIVr8xGRFUPKMIFO0dATU
        togUdLBTdDeRT3aMP4vVk/e1iNMl3iimw6FsqrQTLRMDGZc7xBI1kCnPdq4fsXNL4GJlMMHJEudMLOMQjylxhHEVvgJ463AOuHNXJAP6Cj/p1Mu8M+0gy8Sd
        5ojrgncs4pVpw8gD06ZDjHC3B4pIR9xYB3niM0oPVVOKdSkq5j1mQxapo5dyHvAKS8ui6t7Bd9n8AmQVY7uyuV6oVbhMrDY9LZ4BB1yfxn8pzflCELzdJT5S
        qDmlypKyA67qoXcH3PnM7x6aRu/83k+nN316xzafhr2fzm369NzAT3n/6EOsaWJtotaDt4tN9HfrdnChXwmL25TwmjQ+Q8OBixa8f8zNXR57dC+f411xMyiz
        P7pOL5TogMyAaEaWVnRQyHZ0SOZvNCtEOpqTJRcdFpIcTQkljo6AFGCboB0+KScN4hM2oMvRitIpdJkO60eiY2oqOq4ORyfUHLusOKkORbeog9GtaiY6pQ5E
        8+q6KNGge7QmzlTEWIK9JLlS6X0coEpPc+BCtIef56O9/DwX3cbP+eh6fs5Fr+OnAgwUV/pGflrRUZYxqHmh6K66lReDq07yvuSqE7z7uOoY82KuSoRMu0pu
        CF11C+9orrqZ9y1XHefd6dZ4L/XfqXgP9ebJ+Hrqu1vi26gnT8Q3UL/dHL+OevFYfJT67Hh8I/XgfDxN/Z/E+6LrAnUDiIGvpvEo4WHFtT7Ua5/aByqlsBAV
        CMY0pZUICxFMtopXVHEA2QqJNizTMXufHKX3oZwynVbj6nLcpKOquh4xGZdqcLtGrxvL8TBcisGtHJ2OlzvL8QgRhAzdwcE5Hld4PQqfQqpJJArpmjgZ7Vev
        Q8bwDkfJ4GiHcpzooDg7DinfjrqN2wy/h8t8ZEZaSlSmtPRJZYkOpHW4VFGjSNFArjeh20BSqV7Vq/AkUKfG4Q3kjPQlTuYAup1YohMrfTWKOqce42jRpCF6
        OYYPVdZX3rga7qDcMpdbQQ584FRhvxxULbMYqaOQXcwHYzrwN1XXD+8yCyiiSN2YZSWi3dBC7LMdno1PX91hKfpjv+MDIkDb00fIszkZhGq7KSXPqxsxP/Zw
        Zy2ro1QMzZndiNstc4bLVzE1zV+G+91lOvTv5clB2xlCdhws63SxAlowpRtFuhFqH3xHmrdKRXDjukzdVoQso4ydIn0LoxR1FAsPJ9Kb5IDjMt7LKgK3i3TC
        pXrRmkOaWKBgXNbYWUMgEgmVy2hNWhNYu+H0WCv4m8JgauVhqKYSs/BN4Sm1pjFHWhJp9ZUIsIRT1pXHwRiHPxEinBv4xVwcmS/muIP1F3MDv4BZt/4ijG/q
        foEzIS/zGGdIbL4H3IdhDPLwkjCOF9iomxLcpBNE+LGbf+ibqxvVlHO535yiqVAxpyJzbNSyJqaoU3pbUCLwFfHvJglgVNTcuDDpU2iF9C03S/nhq7BpFZ5e
        WP0p1FAGhTtL0gT6ZCAHBmXymZchkDQl4zMcT1YeR988ydP7SXgMX+5cgX2/0/Xjyt6klUNsMpoV3qp8oiWte2InaFH7jqojcHx5RL1OzSEwp25QhxE4rG5T
        hxA4BHA1BGbVHjWDwIzaqw4icJBd7TjiqecAAgdUWXfPykm4/El/XrjlHgZnBDYedhtLHdTno1l9CjqszzpHtOr8dbLbWGpGn6wO6fPTnD4lTfHscHFTPYUD
        dC4J3thP1hbtFlVrdjcqzIXSAlVhZmLeBPrsMvQPBIInFM/nmGahRFg8zV5jl6nxhhHyGMVVzGCL9pwa7z3NpSjgAaNtogoCP9aJ4Pm12YlCIfUTFO8jNVH1
        yaWo1qXHdbwuyuaxo7OUYt8zm+pjF9hJsQ1NGjx4imIOgFsS+1eiKhbQtKJQHSGFEFtYhdxOalM0hJ9UvyvRMEIWQiNCAmi/YQJDu5kwGLf36fRI5RjbwL1w
        mu2AQS0rEAqXVBOklfawDkUMIWIEEcMQFY+zU+BlWsaUfjwjHl7XGhLrn4SsYgvVp44bgih6BGSac9rV9fEEAfK3XTrCgumJlYRCw8zEPCH70IZdkDDupmqP
        P5WS7CL9N6rGlqiiQ8vdXt+hdkLAjeIn1GQnHuE6LHd4m/UVNnaqXBOV43bvlu2a2TSZjMN0uJlY7gjFwtl/a31ul0kL6TjoI8TPFfTefv2jhF5kSkg/RlEM
        D/ekTD86mcjY7mAv0JBjx2Mo0NLMW0CtoJmHipZQUc6BmIblpQ5mFT2Ou2D2hunXOBo0hAaNSIOG1QQlkPYWIQcfR05DyGlEcvKRk5pc6ug2ir/eKbg9US2Q
        jhaR6eMIHCeidAyBY0SUbkbgZiJKJxA4QUTpFgRuIaJ0EoGTRJROIXCKiNKtCNxKRClBICGiNI+AcM4LjjacVG74UZv9GEc5tvwqsZCHRTsMwAoB30j4Ljt4
        ruq2Hi1d9o31l2Pc8tBuwoS54rA9q91jIqzYYimCxVKcTES7k8vRVNdaKQejzz3aAHZvwjhKr1rib+Zac3gJOYgZ6l44J7SSPBsusI9EH8+HIeKBj8Q8HvdD
        wAM8mgoeb4ZTF9z41vjkCNBAOOJu4HGM1j3OiMCwF5fWOKdGnPcY7WI4TtKGhwMpjL5goRMkH/opDTyGm3G2eg/viybE0FB4Ektf74/0pLa7qUe2pi32pHW6
        aVtb05aTVz/zrq/lk5fEhVWmGuWtiYPexJlaMIq2BS8KvUkyhZdMkmby6h+97zcLooWRLbFpUgz1pMgUM2RSNHpSZEppmBQhdULnHX26NzQpaj0pMqXUTIpq
        T4pMKVWTotKTwu2mqJgUheRbf/KF9+STb3/xuVfzUGDJ1qVgUuW3pMrUJ29S5bakytQpZ1L5W1Jl6uWbVNARKPTZuX3li/gNxgu4o8svv8ZeXeddeVTBKpnC
        w7Qhg8o3M664oUmwHOdpN6Y0lIAORXK020F0L3NWLGB73okzEx0WgSE+1sGlKo5dtI8cYpUdPv35VK14V4foJE50DTWORON8ssrhVU4YhPwSkHw4xTBS+Mhm
        FheXVGdKXYbsjG8R5xQstPOdOE/ljqldS3EOH0BEFqhm/+NegA+vyx73dtIWhiJzXGQeOeS5UkN9j3uNrce9A3yzHePmspw57pXxbqbP7t3CVntQTVD6EaQ5
        nDlZviVznnzLJVXN/DitupzP3SycPUibYwub0wSd1mnrqZkD10HiT0vYk/J4O463fvftAWJjA7yt4+0OvB3tvoU3yTLe8sV3EW8L3bczuMQ6LNyEw9wsTiTC
        rDqaWXWY2+0ggeZ/GYCKRY8zvBliz5lrC+yEcgB3EMFX4UHiVxzAHUzDbnyaDiIO9K1246FwPAFZzuGDkWgfUg5He/BoQoYKa0uxVY/2stl5AHhLFUGnhphB
        6NR4aho6NcRxQKfGU7uhU+OpKejUeCon1vX7oFPjqT3QqfEUOzPzBOXKU3vFLG8/AzFpnRpHG8j+1ajrXw4fceGacKWit0/GchENkaff09UQobD+vUVDxCRL
        NUQWB2qILAzUENl4T72vsq2VrL9n0DdrA9+svmegjsrAbzoDa4C2s/YKtwxMap1bwpbVXHOEylxThGpcM4RCrglCTS4ZoQaXhNCQ3EN2ym2iJLB3NCqKjnZl
        DGxNODJ2YL5VxOM8zohwVcyRbyWi7cCEIfLg5EvwPAB0QKeKAtFxyc55pI8T+cJBawHG9dVCPufBRUYh0B/m+ERdAiwJHSUq/JynvSjHR4kaP8Fx5FhWGfLT
        gmojTuBlP9jaiXE5oxeAMogtCX+Lj/9RZes4xUFU6oMqXwgyt1fdfK660B5104g0Cd546Zs4hzMS/fER726OZ0kAtyx8Dku8nyZH2jvhVqHE1nYITp5nEcFN
        L3jNPXjUL/9Sn1zLW3unb9842cELe6R1pT5Z9B0jPdSWATnBHHD1HHD1HHD1HHD1HHD1HHD1HGA5d4CjKjUHhJahP4iMeqrCBNdTVSannqox4YVnHJynPIYY
        ADErizAbypvmHiBHp2C+B8hpXbkNTwts1j2qDGvYeVQL1rDzqHRWo/OIS2NVO48YujywQPKKdavzwJQgHoCWHPSDo5w7r3XqFoC8hIqtY89AzVcRACpCBwHA
        ISwiDSq5gRjUeg0BICasBM4jtB7nH9i64nBDewcrMECT1U3XJkUsuu3uTzddlk6BpoyftwX3YhHub+CAYAKnQx88Njj9SSz/HDKkZyByxXNxSYv9WQgQV/Rt
        gcj6An2aZGFjXNY3CCLVq4rARmSOcU3fKlSx7dO7bwGxuUXBQLQRaLuepF8l/ctjcAO5VuOvavJFOU1dyaQ8n17tYYDzeoA3cjTneFxzNOl4XHNa7Laao+nH
        45oz45qjceVpkS/7r9VH+d4+uqBr6em7dNyqcGNEgIKKShdKxLxEoBdbaao5iZxLUymJUKzCZFKFEhmmqSyJ0FO7YFqeNy3Pm5bnTcvzpuV50/K8aXkBVJGa
        VWhn2s+tl8aGz8oF76JvyimYcgqmnIIpp2DKKZhyCqYcHziXlKOvy8nS2U0lFU1JvinJNyX5piTflOSbknxTElxcIMdiO1uAFLmppJIpqWhKKpqSiqakoimp
        aEoqmpIYRNJhn9SurMt0ETL1G9W3duOaCpY0FaxoKmio35imfsNCFZk/7JcrVb7UVjJAWl1EthtpTaBVhBcCrQe8UTLNKplmlXSzVkpaRbhTomK5oSWt07Sl
        3D6kfjizjWa24j4bSzzeb2Prt31tVRikjXwU7odk1bnhJ219Z6vl6BgZ6GlV4MDXvJ3TbVZoMh0DRuXVMJGRdBc1TzoMNkBj+KXZMs2TTnahpjdjfT8OmTLJ
        yy0f09FNPqb/0cQZZSUMWEfoLEOhbmXaNdJkQ/rKWSalFUC7XBXOdpGec4zwQWcU2GFAiEx7V4l9xWunVFtfcHyggXiywD1lLWuvaeF8qGXuTS2kb2g9pCEh
        NcTeg+H/Z7ajwRw17lvqq5phOjT0VfghjYsFwE3akMqJfaYVe4KaRYcBR8BzgaHriFNJR5xKMp6O/VBiX4KFvcswjzVtZPQR287R5hj+NfBIZcHkNBuR1wvJ
        0wsLyAuUDFcLbkqrJXxeN98VhB3uAlcQdrgbYI7mEO319bBIJ+CYnk9j2CwPByRK56Wx6Lw8jlRpDHEmvutcdgVMryOQidjg+159Fq+2GPJLUYCxPC5Bla2r
        88PH4b63H26fFepExT7LqdRv4cGt6zyrWMSFzJm8p1y8ZtH03aL7L+7celQ2Cqpwd+ajuy/SMBd6UuRV/u4KI8xBQvs98DDQshSmUTjocAHmT8p+CuxOV8O6
        FefDxzGg+fAFl4YbH1LX97dr9gbYEXp9D2fnBqSfHxA/NyAenKf9FDSVjITfU6JJJJqu7FD0qR61uL/jZvVct8bfZxu4ENU3Myipx86grkKjY9MBDrfU1i31
        //5aus2o9D+SD2zptu20B3VqOupyql209fF2wdbn2guAwmBuwNXn4ZI+D1f0ediR8zIgzoQ6C5kSslRK1USF/ASapBU1CatqAlThNufEH1XwD6z0IJfKRKH+
        l/64t9WVCWbiT93XUlZm8K4o1hq8uxV80badR+QCpc+OKPQXu6Yk2LIrCjLlnN4Dnb6Z5DRt/pZOsCUTRxN1s29qGi2FW1K4a7jpDWCKuZoDV47eAzKfWsFG
        zq1mcW1xi5wXxNO84NrSc7odFQDBVBQirh2EstEi45t+/cXnvmEMNn2KFHRTX4w1cxCX0c727T+B55qFT/dJ4giqhBNWPxENJZ2vW5GVrKyu/T/5yE4uRw6u
        lNzkr563o2LyF5/9wu8Qs58AWZSiK7AX/fiXQuLhk5oqhBYkLHDLEltSOSndCX/bFswsK1ksiEVv4lxii+a0Po5B481BPllVOcgnK3jMiOnptBg8T4nRJk9a
        yCeH8MEIRDmQT7p4NIFMC/kkQ8DAU1EOaHABO4cAjdfP5KXPfgLof3ik12MWX48BiiaqJBPSBd3rsaHkz9AbX/3sF36TDiMJHXMYt/QHVmUYzFcF47ciGL9l
        wfi1BOPXFoxfRzB+hwTjNxSMX1cwfuuC8VsUjN+SYPwGWYzfHM0tyCvygoma15ioebmxy3OEYKLmpYi8xkTNMyZqvgfjN28wUfNhwBC7UQMowoLs0wh+7oxX
        udx6VD1iA+xv8XcsA+a8uLPNOtripCFZ3IXTWvpz4VOU6afsVB7hhL+jzRxzycYqAw0jibESx5gkiyPt8NN216muWTmsOZD61gW+LAsXDoHNaIp2TXwQP8TC
        8nw8C/5kYlnNIrKlDvLF9/JSvGtZKxfN4YXYa6p4Bj/GFKVvqRkk3UlJ1fKS6PfEh/F6XI2onVARHFOTy3FjKR6iNHuv8nWO6OXER/BptKyOIH2skMlu6ICN
        KIqMFcqf0pmei6+Xu/eGqi/Fe+jNPq0gD/TcHUrhu5hqRAW26HMUOE3fjqvdlHY/FTuupnApwd9fR292qF305oDksopc5lCdOrI6hFADCdRhBIehTcgGblO4
        4qAsReFwSO0xKgcryKGhpnFpj54YplT4pK6uW6YfaMcQZahTd5AaXnOHcZdSl44eoSbw74buzRbquxzvpvj6cjzF7cYND/0ewi0L0jWXOR/+jXxG6btYTand
        6EutwLWI0mI0bIxS4WZOQf0iHl+Kd3AxTc6XikMlxqGeMcLZ7DI5LCCHSeSwk3tlghvepF/0ySS+VxE3WCwZdlPqnWrHMkUqTt3k1JOi3zHKqdO+WEfqutoP
        nYkDy7jM24se28d2nMfd9Sme0vUn43rXkACaUXWapa/YNP9e4X3oCH7Myg/Y4vD0bshMpl6dw+tDOu31+HG4m5bXxZAMe3M51Us5uXzvadwZok7N1Lblwl33
        wMkerb71A4BwoOfudvgfsA8t5NpxntGRBcA//Iyw3xu56BAH1nPR9RxYy0UHObCai2Y5sJKL5jjQyUUzwubkosPC5uSiI7Le10612Vfbf5R8V+d1vivzOt/O
        vM53cV7nuzCv8904pfNdP6XzXTsVHQFlXptnnhHNKaQwFLTXPW8DFiyHgteJ/hyBYhtO+8JpHdacF2UBc/oZ6L+Zt6bMcygSx5BZKLyZt0rXcQ5VVNdDTY5f
        8eXfwikK4LZv41YK4HJv/VZenLTWEYB62yoCuDJcuVXw2VkbqXNK/2BEsFMgj4r4CuzQt2qxInWXaGDNiYiQKsJCwGjWYWvysV41edodNke8eXPEw10b8wrb
        XfTm4WzOw9mch7M5j0M99wOH1FxWYZJqfrDn98GMD0W+1w5EakrjI0pmMyL8pHFi8WZ0PZvs/bSnvSY43eChTEYWFXyw53dvQVY0u5X1j+b6nJ9nsMEfFgQU
        fVlb4FHE5n49c9wFvu4FYMqceDXiCTAHjyGa416ot7detlDmh/rEHewTN9snrl9lD/eJO9In7nrg8w9rZwy4rksxCQrhXzEIJY7i+WStiT29zOFFKBbT+8fA
        QUAY7Csv/BmPdpdC+C84TqA0ePm5uAdZG8IX/CKlKcmiJ18+BhhzP3yPd/tdN/1Mcv6ltVP38eXJYq4tn1IKRtf2HkoW10PWY4SDBwHSdi6zumLcVT6425tP
        1tfDiGYDdKqgJ6uSAhExK/a6XugBKNvVDIy74c5xXHmnP1Vj6bgTJg7cZhOXaUW+C62SCuDhtbN270zFE/8Ri0B3Un5b3LFKG8LHPeHLvA2YzK1oLs1bw69F
        82uVzenMrw5+rTf0r4ViPMPsSdfOVu/2Jv26LymsbAo2bDcpVvwBeWyYUhYH5bHWQEOK7ZjnQaMdvh1DuVKB47TAENmqEFnTKTxh5DPD5+Vz9Hu1KtnQ192J
        0CkhKxnwIHw3vu4E8CFfRd9p2PRDUskyJKCHiIBzx/AvuLTm7g3wa069TrqEf72OyDV3Nv86SKSfO5t/HSFizl3Dv2aJfnPX86/r2QGOxqkvJauW3Od1yu2+
        cuqZPnEn+8Td0ifuVqzAUDxoyErxmcLfwCg256Mb+XkuOsrP+egmfs5Fx/ipouP8DKMT/LSim7t2Ro1kOvL7SP1ORfN9pH5JdBtIAPvQBXlbhagGJkAdBGDz
        s4AAhC/rNQrciDQIwGqhgwDMfhYQgB3QOlRFbsP8wVcQnK4gAFOhRQRgZLSBxDcgDQIwg1hBAHZGiwjA8GijqvzTLBKGQQPA4Ner7fDnPQqslbJzkEZKZiHj
        WiXrQVuSmInmwZWVZFDTGaz6fSbx2Qo7OSBaBYrnIrxWbEvqbl6oxF+60I7m7CjY1RCL6lSXxu2PNH/l7J/+s3eeYi4PSrLx0HNZV9Im/F+/Z/0jpHgyNnpV
        F2x80xW6DL3//e+/Ig4rVr12lzbVr8RDUj2sFOpKVc/QtPrVJp1wviUXoSs5MIjc11DeuVGlbzr8hkcTb4523yzyGx4WvLmp+2aB3/DA482x7psND294BPHm
        ePfNOr/hOYI3J7pv1vgNDzY0im7uvlnlNzydymh8DmRBevxxHsB8Ww3JYHOEXGOekkAuul2yz0e3SiAXnZaq5KNEArnojFQ7H90igVx0VppYiE5KIB/dId1R
        iOYlkI9eL11X0FxJJx+9Qbq5EN0mgXwEtLDVQrsrU5NZo0eKE/kiXVqr8pB4Qvo5arXKY8HF6aiVKg8C10lHdarc+1zxgkQtVrnbuXU6aqHK/c1doKM2KtzR
        3E86ar2CClbatBMjUEbgSnpYWTt5H02ub97/tcd+7Tsv3npPdvNU9fsusg+teu/07lpf/4+8IvWK8gJ1JxEGorK3qTfQUG/AQeTriUJQYF7dQSSHAifVWSIV
        FLhFnSHaQ4FEnSaaQYFb1e1EhChwClKRB2hvqEcNvtwSmnRek6R5TZGUJkiWpjUXNKk5pynNnCY0RJRwzuF6dkHsMrQA6HQcNvSCeok9jNG+VgODU0lfdAlJ
        yjq5geaMOLUhJCX2K861P5RRvQzbeu2CbeblAH5ZAsS/SmCW+C02LqWmfp+8dQ+LTIUEtKNynodpi+TAEdoPOXA9c4XCW1NBr5PYGXTM35DPzlz7zkRz0Nzl
        I1CdAth3FhEAX70B6dX1soPkmbNexSuw1h0EwFsvIADmej1E9+aZZQzb4f/C7GZ28Qmr6nXZsYWCPMyCM4zQhn7oZbFi4tf1Q8d3TPyafpj1Z+JX9cMsQhO/
        oh9mJdYN06cfZjma+EX90PFrdTSxLssUXLM2s7p1mbFoelj17g4yfEV3DBh0THPDob1dY5eUJcbM4DydCmhqs3PFFMyLzlgfSUV5dJLpleThnNpoizAv+abL
        q8cLdCxE11b4u3a/D7E0rjE/J5ufPSC/xNHlRu2oCml9kd2UJN+hk8Cik9TosGHFlcxRoEL8ehx0RZoVXqdGpAl5fp4dIdCLDXZtVmGPJclleGDq/Y+4J2xU
        sLYSBybUkdYD8FYN4YydPaTwy/k2vzu46R1sYh6Ii/xuNvvuLRVAcCB6LsvM310hOhAVk698LISKLJGeEjCAs1FnKv7mqLMUVdgcVYAKTpF9wPS7f56BTe2M
        sak9XfFUn/MzpZtFutlsukNZQ/63VFyItLIRjoieI6zwzIu7gZrZW8UccGW77YJz3iKielO5cNzXG+Wws/KeKNB3VT5LcUB0/PLHwhjOARP7bar8JklvRR4z
        jfwJUXmwKOU7W4nFvuafp0l1Q3Ij7rXDf+VFeRwYysS80UQoML8SmFnF7oLouFrE4RquzXCIRhI4imNMpQLOxFENU9bjA4HRoUWquNQVcJTklC7B7jHdg0cY
        DVtUYtn4IZF2H+KfYfheLx5bjpv8S/Gki3fStoKfc3g5vhyPEJeqxkSEGMH28KAItelVC+aH8fCT0Q6q0+STcQMsa/0e2K88F981wBHMD1NrG1EdVWoQ73aX
        4RAK7zjXAkdbVzuYbg2ryafoz9BSXIeEeVjVl5Y6qinGCo5ldRKIxOuquYQUMaTHI5lXDcp9hF41IPKlzxqQb9OfoSV6jrDNR11NqIlNn0zIJ5AZtzKvhqgG
        LXo1pHMbgkyX/kwuoRjOrUkfduKRDqVtPiXS+CbKaqCGHaodtYECcR3QfIge4l9o2CAu6Uda0XAwGDAxTGwVsjp8+IMATCxpvIsSnz5nVaT6yKSAFlh/itoz
        qnbe06LncPbyno4j0GHCqST8hJM5iTRxqz+imrjVbw64g19xBqgbdJwBXywOerHQ94WKMYQ7aVbATHFM1ZevqHGqscYAZIXRfkoA6/RCwXKmkUIZeb38lGAj
        ecyQrCAAKIimfgHXg7Twu9hi2VXqQVmTX3+MvgOkGL+lvwZTrCYxBjTMI9IAlrMWmJiCEJbYS5Owz0mIYvLhBzwiX3kWTonnEnCbuPkDsHFNAxvXAGxMjCjR
        3y3UTJykAVeSzt8a5Lig8U2YtMFTNZHLB+Iy0WmQsNU8s8QAGg5v1QSMrxtRgTzc8Pks6YGnMZNRXg7tPhQSpD/MG5Ym+fKJifOTVSaeeOpOsU5YAP5NVvL4
        /rcdzSwwrivFsc8RShwgrY20AWyq8UonhrwSF6vi+NhciVT1WzThIH0Fv16CzpZLsCudZU6IpfLCb5gqyg0HLiNW4kzk+m6+maCB+ay5ZsEeIMzNNjyQZ/gf
        +1o5Jaocbs1d5piYiV6v64uJ1bq+j+jU9TXEAgL5ExaxqDnmszfq+u5ira6vLFbq+qZisR70KS7xAoAPcosK8j7TqqJ0RTd51zok/L10rv6eHJmEG1w50pbs
        TDbpe+6BSrunEOELV45K4fRtt/CVE5Ay501EgZi/z9ns9KlfPqZ/UznSoDTr+/gCK8OF5oC94fW22t7SamKhTYvttMWO9qzb22J5f4YrunIIuXOiTNOOcB1M
        BJWum5bpI6qnGSJHgBv7vMlFno43Vcpc1dfNLAv+m2H55vp+uzC69QV/ujEy4MX6oBdrmRc9tH+1zwsufGVQVp1BLxZHoLwh1lxIN4oRTH8ujuo5pKcMIOSE
        SPybiXZ3jM00weD0KFAgFY/g5pTZ8XtEYo2ofrsrp4y0eLb/bVgfCfLhfldM8SGuoSD8H5GLW1vf4K7Z+n511dZXqR1b38cu2vpKeME2F8t2EF2vtP5JsuBo
        zxfeCevt7Kid6Bd8rP+Uw+t1op18z9VJiMZZdNpnBBGLjvcMHWKt5wV8xFpDgEiktZoX+BFrJS8wI1YnL8Ak1iITsN+xoC+nsSAXuliQC3bwn23HzqB1av+d
        ZwVXUXv2PNsHx++KfVoDoCnt21O+mdNeP7f/Zl77/ZRvzmmPoNt/c167BD0bO0aX2DG6xAaLTbsQ7SbBBSslEiA13QEbrnSAc8LacIMP2QC4e1RJ0893RQ82
        0Ahi78rVJuX2LYOGKVg2jrGAMRA3jrGA0fBBJmJORygToZTB1XGM5YuB23GM5YuGaYehAgTKgPxUnoZ1vpCiPdDgfajgOpdbj5ag27euEd4dvucEyvo3XVFG
        El/eKe7ighvDWdpqTv/ecGJAMq2Y3+tODGSmjvm95sSAGFk0v1edGKBOC+b3ihMDyWbD0787TrzHoK2z5YYT79UI7QLsvs8Au08DltZrh99yNfWnnzkjBHIE
        ZCQv8FVFAQGpLzOuUKyhrIYYb1zwsAqMXBQDmAV6QqJKAriwJbULLyqqiKsM6LAOLcc5AIEvsa16gWJiraUSi04WPqzC1LoIhSA6E2nFnkigzXLKA/bIUjyh
        dY/Q1JpiLG3giVAhsHRHIS36CqgxS/EkFVWBuk5BvofmD5BKluKdWicJuTDMl4esdguqZEnqD3A1n5V4csjDQ5YCjwJcEn0nypD3OdWCaTjazXhsAN+GKlDI
        ej8+ZahTA/NeBYxxzqDm3JVFuCDA75zuuwbqu4x7TkoSj3K7GaGNUdJrnC6/zPnwb4/x4JeAmqKq6EWtwcQo/IwxhrNBCMjNCn0RV5biGheT53wbQDsAMlCw
        FBc5m5LJYR05DAlKGXqlzg2nAws+GWKYzWFusJx2kLqpalBlKnPqPKceAppZXRU4ddoXqy7Dok7CRH7nMsBextFjE3RkPu7CXQAkawymvOqyrpGj9qlpWmP/
        lT6EWJJnLv01YklLYjIGyxnM5IUtmMkv1Fzv8tgjDizN1+tyqWqHP+WJ0NKhUJTbho/J4xDEfEz+B8HH9D+tEo/d/8VqfcCJeGXQF51BLxYHvVioDzj1bvTR
        iefC18NBB/hBL3B/nOF8cB+c4XxwzZwsVnBE4EteOmDmwnekglVi/N/pCRvMl1VVeIoGtaxGvlyYVSMxeFysRqIytFCNKnIlVgHAFUgxLJ34+qsShZJPJSpK
        PhWWSFA+FQBcIZ8K8K2mnbVqhFPvaoBThZOpGp1aTJXySLhQuYsvm3xzRR6YK/KquSIPzRV501yRj5gr8rK5EC+ZC/GKuRCvmQvxorkQH5YLcS/Z4NOFI1eK
        Uitb10rf6sLOzxODv7p0SxA1pFtKuLYWg78x6ZYS/HmxeR98a4rlX0vyKUWTkk8p2iH5lKKdkk8x2sX34wiXdXFrZV3KalmXslLWpXTKupTFsi5loaxL2Qh0
        KeuBLmUt0KWsAr1frnbXy3Hd9PGQ6eNx08ct08c7TB/vMn08avq4Yfp4zPTxhOnjSdPHO7N97PCkTPvY4T7WGgIbOSgt4/SmO7xsOtw3HV4yHR6YDq+YDq+a
        Dq+ZDg9NhxdNhzdNhw+bDh8JRAREg99Uqe3WxifTBbplyQLg6mKLNv6RPoBp7OkhwvWc2qEmacPY1T/RTp3IDd+F22s7WdPimf4SM1fP2TVXL4tFBOoUZIDJ
        FVcvkjVsFkMUFGcTjl4yEOwBWkyndvQCYsFbi4LaNYVeM+t436AgRy+4ek113L5CwFGwHopS0CPS0JKrrl51/UWN7DGC3qdQlJDpifm+3Tc9HEvQ+zQ95JEq
        6AvsXf7e9yRsnld/SPVBUuif8uq7bVoH15pt4/vIFv/7h8nlB2nEslcxF/E7c1Glosy7i6rekxg/7ey3KpsYZwZZQ6nQBLs9x5gzLC28Onb7Z13XvlySXX3D
        1uAjzNsvCHzmot2DtClYzhrbOQvKmdiYv8AUh1GwQJ+JpyZPWwOXtMemnPbolNc2xIH27FTQHp8MMGhZe4IqaoDQCk6iZnVYwG9Mp6WlymYBbDjaKGsdAV9W
        AkCsCumUtwRpH4GCLAl27ZfOfYsh+dcRyMnasPp6ucn3TNt+aUCIslPVwkU55KUWH+8GrXCrL3dAK54PVRuAPdlg87Jp274Mbm3Djems+CaPfiR/jRsgOqHj
        cVGLU4MXC3SE9i5n0Lldds8B74K6R92U9EAkqzEIWPuYQSoBSPAWzSmE2spMtHmUtvUafDT2tPMFPnSLyrG2CNv+m3PaEG3AcdrTbiD4xN09TLMWt7ZQ2+bL
        BVtjk27+dtHWEKbbfd2RRJ0tX6/IixXzNX95MZNgVRKsypfMM/M+YmQIa7Lg1uztpAjrkmi9p3iLBUH8YmPbrxcEmXjB2fz1orxYdLb7uiOJOlu+XpEXK9t+
        vSqJVrd8vSYv1hwtcVmX3+vOa8hcNiTdhvluQZMv9zW+W5R0i+62bZVEHXdLW+XFyrZfr0qi1S1fr8mLtW2/XpdE671fY7ErG38fTOwHcY2k0XlVPvjGCbdy
        2X20yFiatM6LFFuEHeUNmuHP4VAH8z6PzfuglRFZyURUSC5Hbte8rwnzPkfsAn1t5VdO8lGOETCJToitJSwtoaR9Q5v++O3wl22i0cVp5wa4goctoK2KsAW0
        8JghOl+ELSD7lJ8CeA9sAV1VhMp5Ex+M0BZRhC2gg0eT9pEibAF9PMq0HcAXvdQBiNww5YQh56YalH7wNVAVeP2EuoMqse9XVlqBEyFlv6EVs+zrrlZEdDTV
        bMDlpBWx0vzLHwvhMyay3XmBa4DHLCK2b2hFsAPF1ube0QK2XOK1IxxDaFv2+AYQNperXwqTj0DTpsh2pkWY3URlGvC1plakCV/yaBxKeFRxoViCHWol/A0b
        P4qwPk21JqBUX6U3iRU5WhfHYgA5blCgqvQ4S+d4eJgMTkNKdOYSo12GAMOAbk9UomYEUCK2WAeY+EYjULBY1cfu/uw47fTtVjgzuQjUyEnGJDmQz2KxwBnV
        5iljSucep5ZI/GnFV2MiI6Z1NWbW1Vi6rnw1KkLj7oqCls73VQbr8WxfTGFrMaz50y1G6WKAPIOtFlCw/UtzzlaAM2nxVpzX5Yb9y83rclW33Dy0zHS5wFNq
        SnHDg4pzz1ZyalgXl5OCaduHVpBks21lvbMVL60smxi/9je5sxU3/YbvVF/7m/zZiqO/uVvu+Cwob8uXZnYP+LZwlufqak6YH5OYv/fEnJYVfgLovwY0Xxf5
        Xt/mJxYwtJakRL6NdyJcM3/5Y+FR53HfhB5LQ+/0eRH10Ig7W1FdFk9DltIQsnT5ClPVxR0JUivnjazPtFCAH7XP26LHxL/oUOaIZ2QjzSuwYYedUdjP5LCR
        y+bAv+hsuCUHyjqTA2tHAazpf9O3qoVkzW3rGqROqS15TYNYgO6AJEpfb1niVp8lXhgAkdE/XlERCs35DLzTD/DvPrc1XuNr6I/Zxbwq3Gbd5CqpeWzp9V/Q
        i0is0EYlN3xlhV+wxSu3dEJqBclHLdNkznf7mn/RxrJMC+e4P2Dt7d64F/jGvpDRY8q8/ENM/MEIn0AVsFjeav3/DOFTdxCSmuVth3+k577MYJrV3cGjkcxM
        8b/TOUy8fv8XK7ZWLYKrdz2nrN75xJXo+nsfMNGzJfTeondLWLuWEnw9+fi7/ssB+fB6WO3m/YVryXvgishU8ovXklE+W0n57g+u5bvc1u9euJbvvM2rL5PB
        H15LBu5/X6H9Vyj3YXaJWrREr6FDHf3xZgo8eNnq5VpIlzft5qAQaSXMRpZNpsDfsmJvPNqrI+6KSm881i/6XDzOl7pbXlyIsw5ST72FFastfjXfVxd8wrB3
        EykW2XjWgPQtl8ACZdyw6a6RzWnFbr/GKrqmhOAdT7NYN4sOPtb7m84DrR7hJDxccs9t6iJHI4yM94s+t7mfHa1gsKnftA+maIIx0wQGZWthd2vtjS2F2f0L
        c1+jMNgmMzH4O+/fa0t4zUW7xJ2q0V5B8sS1TrDR3gnWOr15qLNTUA+93zv4b3nwNHOC11JXmq8+EOquKbGdEo3uifI1WTHWmR1qxyVJ2k200oDmIifuXn/b
        OG0Xknf67QiGKSuBeHm1cWiOoe06+ORKszDowxTIp77eSH19rrS7R2SbL9rpdOi/duIEsg27ewRlqXw0LtM/alGjP/gzcFs1nkyE33CURXsJThx+z4tX5AU3
        x25D+zhg1eC3oj9aVwPrHPQK6AlDfNrqrTk4laGnwgcnrJAewDW3kk+LCJshlHqrr3T1cbj15bS5uclyrLXlkCcNmNS3AxP6IqJEXT/Zd+aOw/xlnM1fIp+d
        jr9GKprdvUTs7osZ5fq72b7SR6KJTYmamxKVGONkTI0COlGU+ce1cn+LXs4/oCbVhHl3Ltoh9D3aiUpSY87Gu8yi22UWHZFXKlaf16E521I7r37TBiWynmSv
        2k+yH2729m188XbtRiERnHag/w0XM3/bGZCUZIRVO9XB81V41OrYeqCpkbRxDnMXvN+TnRBN55Ebh9sp7gG8YihziM7YWoamBO+mPLzqgThgGM5xhi+aCP9X
        r2vqQN0ccOTP4l5PFgGeIUjAKP2YwH32OI36N236fJIe4b/24iZHbUjUBkcNh59wohFqwSSrwfE8xkjzvfSczG86k/G8hw85vu5Gi0fUSOe4ez7rcRI+Rpod
        qPU0oa0zvNy5EjevdDF4zUxZUfe2jrv3q4D9LlHHe0Q6kqNhYoaJRgO/b+PfmwZhwxIjgJBCWoRBne6J4/omYzhZ4RLjYWTgf9Nou+trMlOxTZO6RTGY6y0M
        FH8HGQffJoHAgFXnlXzVcjFoWxYuC4hsfjt2rROOKdfASdePjbT0cIEM9X2vh4/JUn4gWcrrxmg6s7ktLK7q5xT6R10Ljf/BNm90++b1uU1s8j0it7kwsM25
        7dvM4rYBbbb/v9lmW7fZH9hmb/s2s7jQlp2oGf6WTWmG8Rj+wba2r0IIj+DfeNiLA7sAkL3JSqktHZHKPWCnTc1JO8TvykBtQMHHJUmTfqBzKSUW0CqJ7of/
        yWbC4AR/U45j+957Ta7DGthmNiAtccMDUNuSqOjiQrWuCtPOO/2Y0bAtCEErsHaqAvGSWUmgcPJVSWzDO4sIRUv4KsSfJv6M4c9kMhp+2Y593J/4yMPGnwLj
        bFN+3QwgFXXwhYU/Hv74+FPunwEjqsOlgmO6mllP6m6pOmTMFHjMj4BRTqHH/aMO/FDZR6mKZWBdlulhHWX3o1XgWZZVBXt0ORkDV/wETYPHZFTLbPzF1z1m
        oMvo1yVHLKovnrA6YH3Xmmz/hs4pJ8uOhih1L7Ejslzmns3hSzbc+vwAb9lqjJteVPbN9j+hB9X3x+D38IT1j+nhHXXeTI8CMGKLyj3qnIPu9HH3DnqUbrbP
        0MM5QYfXoqqesG6Hc8WjNC2KqnzUOUmP3FHnGDXlMRcNOtbW0J159qLJ0YDuxJuQkU1rYu2XQ9wKX7bmguFeU4Xvia3CuBYkxIh5kGZ7gpeFO1uiEy+JSlq1
        3wTdbtDrBnPdYL4bLHDwf7Y0iKf9tthTzgN0LPLuwFR6w4O44iU2kXocaha4iqw4yZd/ps7XIW+FZWCNVjVfOib2Q4zyLrPIUR7E+La+F2Btm7Ad/mfYJRgI
        +B/WQKLK1ffRXIMcapBXOV0DXLBg8hPdpRrXAkErhrceuOuoFy3gwgMs30a2v27b7mX2WIVhhwJcD1WxNVVxel68Ii/YT4JQFPENTxTFSQJQDCfLxVLTmIu1
        MVNAFonyuUmL2DJdLiCN6fdt/HtTrosFYctS1F7OxQ/+r1m3eTl4pPKoRi2uTuFmlFGLq0Ar9nGj2hQ0Y/s0HDu8+Nxv5pNvffb3f74AZ3uU6gULbqPyycer
        7fBmcXsJxFt43XPxBXuwTP78M+/TX6RpTao8QP+t8LCo8x60yvEQzbszYpLaSNyLcSFxz2QQ4wtqKHEeusTgr84DVceyGV0N3kcayaMXMT1MKyvseynPBonm
        nSYK1Bz39KUKeod9D3AG3BJKHBeY1qOjc0wK4zKoE4d9dCqHynEFc4/DYVwEUeNwMy6BzuVEQqfaXfBboWGdLs5dDh6wOg4TLw4vOUzTgvAXvQlV5r8V/lvk
        vyX8ZUdBtTMCg0eVxTTiuUgV1c+yfob62cR1fz7QmLtEEB8CpxFPZXEU0PkrTTZ+pFRTGfQIfvXhpqjJT6WW2/cwAgIwLGoAoKQBe7oRsS1xpxFV8PyFxlYP
        AsSXtvrE7egTt7Ofw2Do7jc0gLYKMElKfTwabJyKd0XjfezVJlnuRieYDhsnF3F5mfHeOLUUTX8/eUF1gJdO+aplheKkd4+aVnuW1RS9WbceiEN+A5uX5Y5S
        KjZH5Va0T+ErK2ajm/SrkONgK2PSx7vlrN2K9qreEnSuu02Oe6hHqJPKgyQ8RBYfOAhBzAPVwC36hbzneTnbchiXgsX7SjavNwn0Kw7AdNwqCwXRyyqXbBDx
        KaOq4f8BQNNdggOYY1/zqwhMCjROjtWlOwi0BPwmx0dUNiXeYUyJJ7T9MVSq4RESep0A+suJdvMOMQ8sRhNiAwjd85xoQI+LwWAp2iUGgyX4kxa96UmxCixF
        O8slMdreKLWjkLshbWlFtxSutMvm8KqPrsbWe5XWLFp6xRtgaboWmi6omy6omy6omy6omy6omy6omy4ITReExthx3Jg/TgywFl0N+73gczLNDRbg7+vj7nSC
        UnyLBTM2yzzVOKWVCJaAs6PyvVfU3gHOT/cvx9ctx3DASQXMsCg1PqAodu9yfEjjQS72r9oeRWlm1YyiDOa0NulGrV/S7lo8gG8OwHk8ldvRH62gu2bVHKyM
        DqpD2mqpg9h9SL+XytiDOu1bjvcvXW1ms9ujKHJPx6A90zfdt9cpvGiqvWq/QWwGBD5wAnMgcPgbptNyI9DTcj3Q03KxrKflQtmMX1lPy9WynpYrZT0tO2Wa
        ln6gdqk97MJ8BwwQ91IwpmEQhwP76NdumkSpY59dgJnmAVQxDxtS7abZlaaIIPrYxxniOypL8etoJ+etOG+qpeLPqZbdwqk1kjdRx3yg9oR/7XbfxeYd/VZ7
        5dVuU1H6coKqoStEnYHcN5A72kKBFs7zk318SOxRe9If97S6P07d2+Ky2djgm2jGTso00r92CnoTzJcnqDqQv+0Jf8HTNsB6DDpmDS3aepwW0DLGDph/AJ5r
        +eP0wws61Xk9mOf0OM1TcQyRgGLwVfrFnE6hqHNz+jApLijHNQRAGSRyD8RosgVYTNjhnMaQi5ohFzVDLmqGXNQMuagZclEz5KJqyEUVpVQ0xax2p2bFTM2K
        mZpVMzWrZmpWzdSsmqlZNVOzGu3sbo8laO6VBLuD6wp0451ar2RcoxtPaHTjXRrdeFKjG7c0uvEOjW683mAdT5QfUkUY/iykOjLeGTqQAc5Cqj4jmkGgzhBs
        IfUxY67VqNYMslajWmssYgaGIi4owkm6rDUA/anu3WkvjxOA3RKAhyyHY+PFkiP5BTjDVfCAU0l6NKMmblNKrJ3IJ5OcUTAsnma316wo9WzRmdfYUXGJlTGS
        FzWS1NtU8U1QyUK00ajM4RCnisCKohyeLbbDf8tH7meLOKVVeAQqKgSDMqqaeIxl+ZR4+mqT+myK/u4AADKOshVmRUrMQGDKYlXSPK8wH1Ln6AlNOcZZZv/D
        Xb6mxwcoOJaJHk6jznGTwm9M4CpA8xwA7yMmFWxHaQDbUcmyHbZP/7pKJzyLVnw9jVZxpbUCoY4olaiuuiUrkAxMvbY5tZ9NrRN9cXOigiSKrONuJtkfbE6W
        18nsnmQvbE6Gu9DuCCHbKz0f/OHmDzzBD2ZmpKRCzYwU4MTj/2XubaDluK4y0apTVV3VXf1Tt+//bf2cKiuJHFn2TeKxJduxbvVYsiw7tkhMCJnMjB07Juve
        wJLkxJjna105kpVLhoD4GZYleKS7FZCZsWY8C4Y4a2KkAJmY4S1GzDxePBAeYmAe5i3eRB4Y8IMoevvb+9RPX/W1Hd4KEMW3u6tOnTo/++yz9z57fzsBiFJN
        RBJjSvcxCxBDfAbvmuVPmqYy1lCyIfoFm/dnnBy8xSzGC4EZCwwY+G5vqF2/dXW7gPiEdsG6M8HtkjKc6KI2JA1SLaQ4TXLjftfOKtWTOYYlvCLGisoVaHth
        kakUq99ncrOy1s0V7V0zLVc1kwU0H4aQL3KylSBhvMwxzTlX6smkQTCaBILRWGqPWGWeHhN1riaOhJHR2IytsQoPymq2FutWKI4fNfAxUT1EeQzwy4I6+EVX
        frjQHl8ACtEXXcCdw7HYj77q0NcXcOJLX9Mo9p3yMqnp+p5cLE2q+F7V9ffQ0PPzyByTt6wu76+yq+Wa5UYP3c3ngXBe9nXhKBaw/7I0ppr3scj1yosysAUY
        CQ63Vd7ZZgH452KVB1LpmocbNWIIgXEmvvpQnm7PymlqxjMaVZLJv6VX4Ly4+vpvqV71FiAalt6izVtAdFWY0res9zJ1ZyMgeg7YoTcwr41GvzYwr809luUo
        3LwWDstb5G1vWe9tDo7C32Le5st7gwcbFXCnIHMkXretLo6hpa0PNjywqjd+xsMJWPaMC771xs9UcNKUjQkf6AXscByUHZbXedbHiU3ADsvVHPrfPF8Vh+WG
        QpUhzBUcmlBl5YvWEWNqpJx9KcBH9F8dLFzOysRsydO+oekCrRRsoA5rMX36cHjmlYs1Gv2cG3vgQVij8oO25ZJNA4fkQ/fyp7jHAl8GVUB7YhBneWYsk2fG
        MnlmLJNnxjJ5ZiyTZ8YyeSbK5JmI5BkY1hmKDQ9NmPpOTJj6jkyY+i6Nm/oujpv6Loyb+s6Pm/qeHyddwDZVjWdVjWdVjWdVtbOq2llV7ayqdlZVO0a6rZTR
        UO8UOLjFuJVe+sExGl2Dlsoiqjpii2SqDojwqh4QkVXtF/EWhkHIjmpeBGClRf5Vkcmb4Gni8zjXALwoEt7id5jxZMYcRa6qEG9zLD7kT0BNdzZAK9Htknw8
        dvIJb+vx6C0wUL0ytsjGYo4DkixhR37TSVfS69LnTkTRO3XlBvsvxpBZcLv1P8dihc8/HxOb1qUxsWn96RiRVGWb89oYLRL6fYRtXDfYP9ymHYLKf6Yd1/D5
        Q+24jfvH2nELn6ttzvO+m61qYmw0Bjy2VGe2OFQKoFlPLJHZ7lrh6PIt1L3ftbNp2EMyqkyDTForI75WRnytjPhaGfG1MuJrZcTXzIiPVIC/39NpGcu9zKfk
        0nihSXcw/P9nU4b/95oy/F9ryvD/700Z/guAe6Bpe6mJEb7B/vdNmeYvN2Waf60p03y+KdP8RUBI0OfLzTAeR/JZK0ZmuypStwW6htRtgW4jdVugx5G6LdAt
        pG4LcHI1Qx9bkFctwJFPkz4UUreRDIPUbQHO/AKgxsCYHIgh3zOp2yrpeT66akrqtianbpvVTaRu26KbfEFStzXlFU0zbk1O3dYcSt3WzFK3NSOOgLKADNA0
        qdumwt8bd1pPVFYmYPZ/3l1KxtmWqrZbT9Gmdqe2yz5DuuRNyACV42C18RRyvpGm1eZHS46I7kL5Cbcsl8gL1FLTs22LhA2aUAA3JtNFfrg2kF9ImFQA6y5d
        pD0Fp+KTwOdus2+30hOA8W5Dn6cKSPvF3ld6nnYlExZsMriPZRnc61kG90aWwV3is094sS/R4Z6J4L7kZsmvXeSLps2sEk9kOeJbiBG/5NBSo88TLnJhb3Oe
        d5E3e5tzwaW1aHLIS8j5Rdq3pHbXxI33XBNYft4lGmtz/wamS8QGODVw05h3rlbSOlSeMYmAXN/UzroFZ6ngnBRsc7B7m+OfIwAE8Xc9GtUBEAW6vc2ZH9Cj
        0U+6eoKkBjQuEcSpAySwNkkJ4fcmyFicMIYWEg5L/LtmHE1ToGIKWIy01QPkz+PEBqtUpG6KuNmTkR5RnaWvqoLqmBmVCZnhGKjbY6yuwnBo6tg/quKFkRV/
        AEduKMcJwUc9p0c+twPyVEGHOQ2D0if4QomweTAnDQwZp4LWEyb2+1U7zwF9QEuhBxJHS4EHhgs8YArszwvsHy6w3xRYyAssDBdYMAXm8wLzwwXmTQGdF9DD
        BbQpEOUFouECkSlg5QWs4QLiBTMsivFiKA9andmGuZjhww9fUOGIx+w1pUI9xRdKE1QRhFficBdtmasyE3kza93JGIhrGEgvYyDnXZNwnjiJlzGZSsZk3Iz/
        OHqcyHYCbGBcj5uMbxds88NEy4wjTS1Ti5OP3fO47NHlIsN4D5dqdCnMLx3BJR87cYl0pG5JSSbfJXBs/HV5CYyTI/FFSoyJSXeciZwpB8spucYAcBDHQPZN
        WljIxTnitEIAOpJKvsrM0vPytZgvu8Q+Xew6aw4tNg6SLcgFWWHMcka8SJC1MbE5NaTM3AJXlxQ2aL2B/lGhZJBs1ps0lbV7/WTDoDfgNJvXFAU7mqrXGrc7
        pMbN6NkevZPKvR25MzzGE0neSnVwK2JNNc72uOHJ2zRVyEgjyVYM6yDZxicQm1BojsrSI3Zfv40a0tNbdQclYtRaYVAO6sYGaiEnqKSmbsAdV19D+qpNIyJt
        oQ7iqY1oc25it6xB/o1udvBgvTj12aW13tzDe+f4vTZqmOGWvW1UDXprcZVKzqK6BrVpjjqBxhV3EyQyN7st8YmhDICyciyzXh4Y6ZS2VzaeJBwJVnM1VML7
        2E4dYqw3C/GEDPAzoHURrCUiaUSDaHwzUohSoW0McJPMIMMnoG2S2YEp1yAFtINynJP1WqJ3/Xad363D5Qd353A3wd0Nxd1qKDIUcf6a4d0Vw4E9w0ddtqgr
        xnYB828YFl43jBjgMBGcUriijIXRD6B/h5uw9VnXOtbNDn9jBzJIntBj50hmtBDKZIVVOONsiP7ADjcaEJYgsdMrDGIJ315tRwifCdldzU7r0Z+44e1cUoLn
        UTGCfrVC42EqE5cW9hCDCo1P5GfjmGN6++3hu97o8eiP4L/nlp+psYM4PBykxRvRYh/hVs/ZYfeN2+PChzKIPHyflzbtKNfPlW6K/m87rPOb2MMt73WEXt/4
        hs3+OTT7JeuqejejsdJr9OG9SoaWxtk5mDrw4cCww+EFxwN2unyQXcbM5Gi0CvPVtNLep8fSIEV6ayv8F55yVzjvspasy1Y3Wk2CM5JxhH4dOeIc3Q9VoGFn
        GSo2f0K7j57VQVcf7+761NPd6HjMux1nUWbqcyJn+C+Ti/GVCh5LKmeToBtxveWHPPmLmqLHaAXRG7gMX1UrakXbz2n/bHf++LEsEPFIVJTgpOGcCPr7JWM2
        p9gO1jbNA27pxGIYK3ZhcWEdpYWyeJ1lpedW9jUsmQuBpMhRJ7CzosTCXiiV7DjphqRS4iRQHV6bR1rZ0MTss1qdpVE6BkECCN6e+VvcYBBVxTdU+UZ4s8M+
        QGdvRorttHUQ7QRMMym9RVNxobW4tqmJM9RYfnkxumvGggZ1aJi1PWK80IAQLVDqcHEv+m88qdCuz1uStwfFRzyPSacqYiCmdO1jTGRnNJAN56xQovVchvwl
        2qL9xiHqsp8TwgrZ+wmEGf5kqCorFdBqxHAumL7U2gt4E00cKuDkncFi4hHDioHqJW0gGTFysr/cZswYtaF+tOt2iVyeQ46AxxJPCOvW1a59lK4ImYZEpkl9
        f+f4dzBWsOJ6PhFbWbwdFoj9Qe4pz1JIY5k09neSCrri68qjDO5YtARHO8/pytmnu+p49xuSnYPeZ3Wbq/dz9sGhovX9nL+nsT+7hNaahlrf3bChqa55JOye
        t452rfciD3G+fGmWLYT+uNRvL+/Hq8T1aCJiX5Y/fPPWDBqvWx6es3GWJcbNp5vfmJJoQtVTu6wRC1MazZ55oIXvZ2c8SXY21GoHKxI+x4tEwDl5s+3HQ5Yj
        bx+CR3FGs7RYULYd5kvPHV566qx28qXn8KKTv8UNJlPFN1T5RgjzDQgKue2xDtFD+kpNaxVMYk3TKmyNGmodlg1TrscRzFaYeKlrTNA02ES59Dw8RKVyuksU
        U9EeEX+Fib/rHUPaJEf7S9pPXeLPeGBvR6Pko6BXZsD8E4/xM8eO2McYXwUzm2S38DNj1qgWI86TZxh+eAYFTSEdPn2Gql9C9/KXnuXXSLuCY3ywh3+mgjOv
        V7wBbgb5AWn0koAZaPVaJ5BdAxhU3aDrZuuQiTtpyDo8LgvRMwuxub8Tw5eGWElFCB3H6rTkAIkJAog9zMtVi56puMVL/qp1DAJaoYWWBJzWTHu7G/ZcmK02
        wCZ3wmyQkmCfW9RPg9iU9VkvSL0h6xKuJUWxCOsRCDDdp8x2WizBxNQdB/l6hbWP7/6VndDEs8tqeXJoIIkAQDOBcJmAZtjPacYFEwBfaR3F4OApXpWXruw6
        eiynESfroxX9tZ3lMLFhZ6V5Sw/rYAkQ0ekKzWU2i7CEYAptpm44PDJfvt8a6hi7N1PHwLuJ6TQfg+et7QqvBMfbdTTrjGEWC0ePccVnu01iIMExeEJ/CNuw
        sAhb5o/07YsO/6atx2M45rwEroAWFVELVbPjeNd+UlvP0W9DUHn+oyO014XbrFFlefWXC3bfvXomPOYoZ0Vh15kXCcmDW/N14gDLpO+bJVC51114PQYaIIf0
        MPOkymYWdUX4Z7Au//QK/um9Hv9U8LBXHZq4ylL0DRZ/Zr5dTBIuJwEgWDxdBa/0qAWmO4vlBlyXKOKP9GWC2gemR0KuoYqcPEhkgRLj7H2URZp5xhISN3ua
        2TOuFW4kGrvebst2L8L1Yjq9SFIuij1TVbWVAKIJu8/U15AOr3BMd+KfTVrYoaP9GdVoS2SwMiERtyV5h4Xy4rKT0aGT1pE8jkmLM/CWKjNVpuft7+UsKJm9
        GvUgKxI7mXN4EouB+Ms8UIS/VKg4Zm+OCnv2QMKvChyLZ/LFufdCwMdFcVWoArVYV/fC+8fDv+iyjTPGCvwZLGKsRNtjzFTbhql2A90COx3vuqtnOvEE/QIr
        neR+k9xtgavQc48CIfi5eKzbAowp81fOSr5mRIyvfrSf/ad10LC7QGPzYz7clSEZAzwbcikRc+XwKVyVYsjoY8Y9THcRCxdyBTY9cx7dfDoTsjxm0Qwilx3o
        0iZrcc4nhJcAqpfUJxqAxBUkdAwQH+JCz3bhy+EZXw4PvhyN0iOs3ODsBTnb6zhM082bFVKCSl0Tumn2j6ZwOdo/mqGMhozDiuYB8DmR9FzWdfjb1GgPaYLP
        t84k7j1E5OOgmdKjQ1TUlj3EC/Ohpq+T2ENcVJOx2qwZtIeYumO+L3uIa+7SHuJle0jT7CEt2kNc3kM8I3e4LCW4z5UEhFa2h7TW3UPwOuwejux23FIIH6PW
        Dc3pYbim7M7WFZNJsyARy9Ddo0SB7nNJMytVppeQCNGMRyWNo5SJgTOO8e+uqYpJhHNwceAKvvF0kj7FHQy7Pg1yxmmDo/s7dGGcBrhzTGbckuhRUBCLeGZP
        dHGc4g7vicjrDQ9H8ekxjXPkgM4JP61Yv05XEDbGM4O3kDzpsORdoTE5XMrpSfLGPQ3HBFdUIEvSfgyex/hjMx9PVx79Htr0XUkZhZYxO9BB7APuwo2Rl0rx
        5b0NaFXa28vyJdQiuGG5kojTLz8dsvwZV0xuYw/OWhX0CYL74X0NdnZdeTT2uiv0Esw8DkxFVauIqkbXrRDTU+3C9Ex7w9mnsUVYuooV7BwjATA8qZQtO6mW
        jAlrDAYZewVfhUqxRq8U9d9bV/t3C+3ffR21X1uL29mK/+3Q2qHsaQ/bIREkVHiXg6XwxpBVUs2x5UTpMpfaOp9a93bC22lkiEoOi6CphqRxBWncXsJugSBJ
        W8RruySNhz/AkWgcWMWIqTQKi2xZoi/wbLFZKRF/ASe1UupPKldpUzItcdEQ+unu6WhGo6eX3dXB2ThVchdJfLxfGbMULIY4dA6/oUy6MRMCZ+Ogu46t7rFE
        IV2BiiU7DBwOjriL4gropocPMuQ9Vb23E9shu8K68jSHt2m1rwOhMT2yOkbvdT6OcAqfJtfiVGQSq+ci8DNgkoE9DWPN/rSWZEDEekIeQGq4MWFCjgLkNpsS
        jcmN1y2vN+9uzTs4eMV9jHFB12B1USwtWvs6fGaA+5C0gqWYi/M3qKrWVS9bkpctwdiHl1nCJEr1yWP2um0sP+ZA8ER34dvkQu5psiTEIVqwE34tUW0xkJCo
        2uDcQtFjsAWR6BP7GbW/w6omUzD5ILBuuxXEAUadj5JHiTs+Lp5Npo2RqCTnYF6nSH6Op7TzLhs5HtjJwdPTuDhNm2uwmC+yoFhgHim4+QIjRkPvqnBMWoWX
        mfwtCnFgmCoVYg7Pf/NCOIObOZa/TA2vaIuWS/7CkuhVujEshBU3AL/hnj0WHVG6sd2aMTkZ1mgmDRYvM2b1BmIl6Q40MjSTW5HFB84gDTh1vIU+FJxBGghq
        1vRBRTbQDgn/iPN2lhd6wyLyBuPkD3sczW3lBrsmfivVJDwbT2fBj0EiI25Zwt/heJpY0VPQaPnDE1NYBb7pihN1xrbZo6dhm00i7oxI3Db4v91diae6TLr3
        Npw5YY9Yz11LbIw2Qm/VXjy071FaDEzq9KDqroREHT77l0zRyDLfso/pGeKb2XcEM4Rp8HEdHIJq+fFD0ScVSU7VW22A9SLU+Qv4DG6xXrDFV/cX8UmyGXDo
        tH+t80Ayc7PzrPnxAaJx5xjgS3Ktc38nmbrZ6WGxBURORDEyLNFRFSPx43Os92M8W7IiakLQCsukmjTPgtAxsnWXXWypjpqxgRb4ajQgRA1TGMHdpphn/iq4
        OaCH9UOIK6ceHuOwx6w6D8tJVpl5YM3dJuhHYFOJOXN0s5D72oqTZvQ/TQL1GgvK5kygeq+YJvz0grUoj0VPK0SL3o8yCCsOYABHM9hkAf/m/Zrm2AnF7CoZ
        y2ijxcgkdR6npCZsO0RdartVh+sPQwJY9x6Mh7yKSQiv6VAax1mlRYxHaPRuSclpNRjJAPaRUll3hdGlmRmmFskuRA5IhwU5DcwUQAP0ZvS0k1ilvUZxYHfC
        p1cApIYJmnaZyAVpRnki1oAzgzIBMNnzd/lrluAFS7R/WS+8TDi5rWVUUtC5VV4gak44AHzyu4YbZGthmkhwiphMRvvTpXVgZNcKn+3ISlayvEnA+fghXvC0
        ts0CIVK+1e5CKr2FxCoPLASGSRuR/R6GZwc0wmsd0tTn5Zu13sLYi0bd7GwV2jd7gws1ksSmiHMfwqRRAauf1hXaRmg9VG5UAL+RZopy5hobe7p1MQFPWcmp
        WkZ1miQ4YtbdXatneFSKoZ9i03Vl9UzIMTgVGvaFRZCcCMTXOjqZwkeQK4Q2wAmBsTGxGDdZfrZvsOdutW/Bt+3W7C3WTvk2k9RusXZoPsabQIT1jfI9uknh
        GJRBfPjItEprGrwBIfPRCQW1la54ec1zec2zpZpnSjVP5DXDTwXNTaZvdgL5zlu8vIOuRD+qTPXI14atfHFRt26BtyZL4EllH1HwtA542p4mhcx6v1iWNU4G
        f4KWW7qwlBGxdYPNaOpy9GWx5cgBKQCxQrHEeOhWG7zkB5Hj9QKSTIIbVImxGZ2bd3lmK2bDVo5l9ghb9ghF26H2ZNOk5WoWSmkTsVgUdZ+j2YTNYWqNrC4P
        +DjhBMsnYZ1YzN7ExvEio+AV5AC6iwVkfxHbi7VEdRLV0PI9rqBmll6et06uFW2031Qx3p5A/avYPmgbOcIoJjYxSdYplmhkDG3K2x0xTpX4RN6zHRln/ZSS
        l1rYjxbiWXzsiOcK3qGEd2R8gXmHlfMOMB5tlfhHxmPAP3xaXaDSEgux3sRWespspSfNVvqM2Up/wmylJ8zuOW9Ggr5uHcUveIB4GxVhM9xiyXglAa0SGt+A
        lgh1PEDIm4uPiISUAEb/KaZmI6gEWD92IagAEAyuy9EqVaH5w81sK8TfWL4KQL5VltjMLwwN7YyQmvMr00Vrwdegbe/JH0fkv1Wy5s5zQ9BstNeS9trD7dXc
        MxfnpdS3pHo26WSbvAc57oMwhN5ifbcw4Q8I971fePF+Ya3gsMQK2PofOWpF+Jskpphf5IhSoomZRdoBsGirWl3rRMSRWTtqYqOnluAPWMdRxUZ1yFqkJj3D
        ahLpSA5yISTNXEdq4v0B7IW3LfJrSBUFg6kiOP86QX7ZQZIhG9XgQuCSlOgIxIwr2DK0/hgEEkiELp8RIhwIUkDSEr7pWJy2HRfz1rvc2kTWlIvuP2sDiR3z
        G3E+RTn/oY3fAuQ7Uz7CAjDaU1TfsxyBxQpQm8bMvRay3RSz/vtZsWSHPZe6lCB5/SoR33jmuwwLwN6b1Ct4Mz24cLNz0TbJ3eZNhq9rnf30mhabDZKJ6EeQ
        7dJFHiBw/UndApW5QFqi2ofqffwm9ZKp98DNznnz9aPo6QvmxwMMjtzSXO2YZJoHr+dKlY4W9eQtnEm7DaFL0DaNczqGHH3J3ihwdDSpP4gNWNSPKjN93WS2
        DzrFTZu9SURKs7YYlxPg+iMpmIp+WEWbjMcJEdqNDPiP7Uhm6hYLRk+oi9ggRGO8xaqypwqntvxj4ik32LdDAd5u3YY6tqodSMW+Vd2Io4Dt1ruNuZvV6nw5
        g6axii0RCtyzxGh5MdJD0/zp6o4RDwLZl0hpZGPGc3pmhK3HFJpZZDwuPg+ZSVS2e6gSR6DNg7USdzFMQO/ukojOMhQekFZYP7bEWYT7EsCljPpeNg+pIdOQ
        lSuS3BIZ+vyyPfJySITmYVcxItaCILpwBLm7OLpxW0uN2yKN06ZxmPIQCxO5catYa0bT1DbrvZASLbB9DkgECWdBhjaq5LBkeIoiHomqtGEd4HDEGbYICj5N
        VSBruEZGdJJ6VVZvKKc0PprFHxtiBuuayTdXXw6tME20E9JOEtEw+GCp03zRoxKvWAi+n6XdawoqNikij0tqSSr3USl+AHCZrA45evrdNtxQp7s7Vm8j6nSA
        2wVcIhIwV29X8GWdul0gtc/bmWyPOWkII2+gDdOwhn5LtTW4q+GLSnmHkVUMx3j0TFI5Q7sOKT8KP3z8QFRKcDfzthr9F6Zs+6pBpOm2jtJY+/io0M7uwxJH
        P53jibeKDXuVfgT3d0iYrdBFNmNVugFk3KALBxGvu+No4h3vPnVYe3xiqY4ei6EgFleolCl7/BjkpkrXXo5J9aePhHb/97LkGPKJZ7amHsi/9VYg53SvmP9Z
        RxOHlt5Tnzy2eqJ3/sgK7fnHNF3RtGLr2uZPorozcUPbZ9BZxpmyEJBSB5icmN2B2Il8crAU7oMmwE5vvD2w75oSV0FYf20kVg/QBjxj40YVHMiGWFsDV4In
        oqrfrOrhl1zliiE5Eq8Vz9hZIFA6mcRQKJ121yYpwM4cfpzn4EeFw8CSw4+H48HgbFJj20e1c/w72AJYrhkWZK5JlWoaqoQfQ6iz0Z+VPMf7lFTAH1e1l3mj
        WtM+tGVN+3zxg9ifBOKQxF4CVMcnwOnWNLXc3XJF5lE7f9Re+6hwvW5zFYCI7JcEBcLP3JtIW4SPADCj4QX43BpPptr9nK9WQeWpaJv0HdFOKliDCh9WYp8R
        Cy03Mm/Kq3b30NFjJMCiSeqMQChgVPJ+FiVU/eoeBzi9ZLcGhZ1lb4N1B26IxQ1hL50tFiynl5Xy87MIyIEKkl8FHzBEK5L1SMSDCzGEPf9sHGaBRzOJU2xw
        SmTU4Q+2U4bs0+IOjf1xnc0ejWzhjOKyfY7EdScT1+GYoh32scNeVuNxklkbVdguFZbD2MzoyjGobOu1S/VhKoFMKaOkEFLIR7WKxRPeuthBjwssQUXkiwhF
        cOUiTo2s0FQXSHEY9q2RLfy0Clnq0Pm5/s/bSq3Yh0cfFJqzeuds4g0ZnUeZVB0W/J01l7stRUzRiOfdcMgTpHzsh1Parg+KceToMTsCPWYOT6nl4rFrvFoy
        YxRbtxQO5FceXYzdwiRlyWHxO63sEbA5K/qMEu2ck5qx2Ui0cpvPPKGVh3/lKHXYWRF9qsKxwbAAv94hGb2O/TGDx8RGnw3XmmOvbCDkt7yAJUS8IBqRq/Mi
        LCGW+K/Fvpy7ueueu1XMoRvbpVnBttZ1uXVo63Nz9D3bPSwWRznVgv2RT62cd3BQ946DZ49r9xh104GEjMDvANYeCGQk8rE8tu5m5q7ZvLyiWAiOQOouWJMy
        ejzpubB1XetoBt2havnN344zQnaGs/B6YpAiWtxv9sbC054tdoHsl2xJsmBd4v1yptgvZ2S/nJD9km1SvF/CTmUOhyb4EZqBX/RUZcU9zD5IJAUG7FlHHK/k
        ugVWWzimZazWCocT/mBjwPYijx3OePiax6jHIUqKmU6HH2zYmZdfcLbMEktOtoivBQ8PxKfPODnFFQeH3zTnJD/dC1/LknsV75yNkZ594pt7f8PNH6Ct7XDJ
        Vy9zfmwOHbc238D50cXU0iiG+xN2R6FJHPYYJJnbeAwSS6zkTfozGyfA6Ac8bGhotP1e8WF93XHZn9Q6iCNef1wAheDzKf/acamPHpeh4YA/xpvszT2NIK/o
        cV7iPIrm0LoxNIqNYhQXR4+iGY3FodEgfYbdLrJ/4V1YGSRx47gaRn5EYSDAEcEV2SnCXMrnxnKQMMdnEXyyy0IpWLICSz5j27Th2GdNZIMt1gaHYZLZAZ0Z
        xAHDbiTvnZszjSMrx+Bco0qXzluwtKFsJ782fyz6cZWA1+HcPLXYPNMRB30edcuYXwxHs/AhXpUm3kOF9zEzyJ+FHoIz9UVUCvdWly1OWUWeOGqYiiRSgSuS
        DesnVPgZZbwDUgcH8hZsL3YrRJN2I+JkN5/72HxIfZ1lFa1yOP0Se1nj6dZ72Nzk8shmGTvvFeJa3GpZKRju4wd3C8atDADCb6j1xU2pD6aJpdjJq3GkGiQs
        2ooZowcO4W/Af+uH1lat2LbBR/h1vJqNUfLpyidqOHSo9FaTqVCF/+TbwGulFn2zo8Nfd1SQn8EjtzSOCGKBTo3lOACpS2DkCiUGAasf5wWJ9xyfMSDsoD7s
        BG2LEAo3LxYfZUljebKg5R6CZJvJjcygWxrc937dIvmzufrBQ9lRoVvIrjb7TSRViKy25g+VCWAsONosCeZ/Rr3wMXZFNWXhe2bkNfpFtTTWyAtcjQOzgMcS
        g5P5suYVGA8dcJu1XjrukANBsfsWDfTKe++IyyEOdHUd3jmOrsE7R+JQMAzioYMhYbMGgzH/slLOYX9FdARYaUEzEgk2gQTtUBU8mbIahDGepeBsbPy3QD2V
        8nDzEPvGmTmbeS8TrcxUOzzFYUfUO499sGnEK4d0zUyxEg5ui7TPImAoTNwpDb9m94y8ICtHoShG9zTUyKofz8aNWDoKJg6zdGVYugOWbi0xd5C8vmDpVpml
        8+EWi/kYv9khn93oLxGSJwFtX1LKk6iziE3KwwKGvAHeQ6nLiOG79nXYe01zuxcTh2G1HXZ6TtS+hmIr3RH7Xh4zlbZQpAGf5QMHSVubWGJDCd/IrsDb+N5G
        RQurDtPPfXKMijsAA4c2gfeQFL7PRGjAwdYRo3blbGlP6JrWHSP+Ua+U9i04DmKl+zAY4zjX7s6vvtuGhcQ+kygxkvi3s5HE51ttJOV7H8xLNFBpZiKp00KB
        xxq1MmV272ZO979hK/swxxLSuLD6Wk/YlujuhV8ANE/1LjuSSKH3aRIXiEdltGlM7bbsfE628znYDOzsQrbtORw+NrTtUcEOUQe0mDrfnF89kx65aJEiE/F2
        kLdX5QSgqF8MMM37nXQQEYqglKebTrDSWvY5V3eVURd1lgbnwD1FNLFzMmlo+2TSRPblR7JQ7/nHH+4kjZ3OM5U8Sw3ni1H5g9EzYHGN0/Sgg48iXhi/bLq9
        NlvMhV3RSSXee0H6WgYzdQSulTmswNAr8gqiUwogGnBuy0sO6GJW8bk1bzihYAkuXuEWr7i03it+Kn8FfV1bMd2Xit1SxbSpXp7IFL1bFwzs9AJQHVVxI1nI
        CgxjgGRI1XS9uHhiV/aJwqGzikC3I5uinyby7lUEznrTnQwfd6RCMgqQ4ZVRbXU7H5ue+dbbNUhsZGRerTzkrqQkWJ5Q1AfN105UHiIp1F3MugMHMPO1glnZ
        wkMXQBSm8tH/qrDuehUSnIP0BVIaK8LE4UPFSGqWgVzdoD0gJqn04uUo1WlLe7T+q0O/avBmZUSMjRjDBDi4iWCeLiQxwEY0Q1LUDEwsA+UapFgtWOS0AfTS
        7BOPJzqRNFav4js/sBkpnDbqBB8GiVdv1vgf7iSmtI7luUul/zMkKkPOClrrvADR4ghP16Ke0htghe+T1AzMzV7SAH7LRrpqn7pMI964PKEdBnykD0DS0FfO
        usUtAlTtZnk3uooaUA16RnUxFEz+nqrJXSbJrTbSfnfGpTtnXAaPjG3iuRvx0eolDnCH+KpFKxp1JVEvae504CzfggWvn7T6rGu0+n0GZ/E1kIoa/UT1sfqp
        BK6TIo9UGpP44POFbXy+4GNWW1qmeZ76Y2b8APXKfF1INmZfj9gMt26mmRs1bmaTZji2os8qUk0tmpcYEyW9twGgbkvHZnQMoMzPqmT2ZDKnWxlsxIldPeFV
        5vdruwZDnMcZ8ERkTCdYGNBaFASbjZf/1OZ2Y6vt0Wv+1Ix+Vld7YaCdwaA36CcTp5OIG5eVpXZFRZ0J4B568Rgwwnp5/qvXVjgAupE37bSe+Ah8ssb0xGki
        hAjE0dRNwGOPAcd6jZUoWtBAbNWNk5eRV4sKR7Q6NhuKEfYx/Legnl4+CvxGlswregbJwip6Fog5FU0kspU+xnc6mj4aIBjarkEhlezpW/XY6Z3OAbq+kSFV
        H5BvVqJ2cvDmFFKgVPTkTmc/KqThImJT+FCnBjudeY0k8aASWh3NPruINYmqmKzolboxyLnvBI32OJ6EAqwG/QE9v8CVohD+9Qba6tPVHQxKhhM3XV8EmxLM
        1ZC+AAe5nXe9F7dZUQtoy0N5N5zLrYbpnz81ln6OlH4E6Uf/XIUtFgd6legPxdX3tzxVXbZX0tc+OZZesFIf5UhrOIYd2r4ZaXBGwb1zspwStQHKTn4zaxpA
        U6de9BOvn/glsI1qDkdLD+VY57hTy3/hjkOD1yvgPBK3l1R2Ko3QGwDK0IJVW5GuR4acNrBTUIn7iduH9qddGvzS05Uewjr4ei8JevmujYbTVo868/L8du2U
        usIyG3XFoeqLBudiBT9Qul6qHA0FFAxeiSYE3PZ+Uim1jTPEUP3gRjibADfqJapoJGNYVvpJ2Md5ow7pvnmkl40LvCFBc1Qd3MB87fewi2iPSq4ZSL+HKSml
        svMhodKw+NQC7Z2SAfWEhj1uiwfkFqLLvvZPoT7MLBWSO2UaYJ91moXyUA5TBee+ogGgmbJLQ2aXHyhdL1UuHaH3UWN2qvkyIewFKYLa+/2daoeuh7/cdvyV
        ySdqy8Y7x1+jF3D6KriHOQYumwOK4UCBWDjGBVXvIVG9mjp3kfAfpM6eBhIYOZBBnG2krL1FK3y8Fb90/Db80vFW/JqPr8Wv+fjttPaA7XT5H6uFy9+lLKC+
        O/A2wJUZubKJrmyVK1vlyma6skOu7JArmq7AxQ2X9sqlWBz3VVb/vFxusKshX4nkSotjHiEueSwuqWW1rN1SEtsWox+dYmwyliWSQY4jFJwf4Lo96H02SU7R
        vVI6yU7vdHJN/vMjOIHLuRHV45VzA88VG1XxyCO7GwoY/fBtaUR9FSc5VBIUieLGqbC4tSuMrwEoobsI7SPtXWHMcgW3n2evRKOy7xHZxZF6Qnwv9lC5569E
        2gwOkhkpXHth3WeTNmI09lAf0vNXAEyHB/miyxdfWv+tCDrziKTSC/RgU96IaxVce3n958aojC++PAHQ2i/S42Py+Bj7Cl79YBi3w/SZK5HQRHCXu4AzPx0x
        YI9DrYZc51Aj4JXqUG0A7EkA5Kevob9jDNvVxngLXBHDoJvPZEqQOeHI4fYLNSTZQs9MQ9x09Rba2BNkCU0iqQR4R/VGs5V9JrOczWRU9XPZnaue6YzY+bMv
        JHlePXz3UDX3Xv46RI0x3dbS8Auu5lZy84Cj1NBzukMlX6fy1sjKW1x5Mg6RqPyGi+U3tOgNLX5D6/XeMDHyDRPyhknIw2tGekKSTkxq/jJJAgR/GR9qyfly
        S5rUkia3pPl6LRkb2ZIxGUh+x1hqi66fhRYK9A5os8KGV+WwxYiNwXHAAUls9AaMepPRQX1BB/X1NSxm60Sk8wbd3AopnT53QCqnz73Qwjx43NQY7OU+ZMNC
        XFFqLyEMsMLke96GPCfudySVIfMEvgBX/hIsb/4SgFc5TQ79OJjB2W7TDp8KSnAx8uTFjsG0kdjGpuDRVRjc6gS+tAS0rsKr6XnblFkwRfabEg+YAgfMfcvc
        j8x9be5DTkTQV7rjYBJCpCMGHqJpehv6zW6PMFgVbR70MVaMIV/jSZ4nvlVhjVOQdiMcdTFIWTPz++MTgSD12bpecySmmvp4j5yh3qlrh2SGaAycOp+ogmnI
        aWgoAA4c0RZyjkkH4x5iKpi93Ndg+J+lpI7vlWxGVDYjKpsRlc2IMmWOOKbMCceU6TmmzPOOGbnzjhm6C44Zu4uOGbxLWZkjbjZDbjZDbjZDblZGZWVUVkZl
        ZVQ+B0p0fszEERce2tvYteO8s0gdzuegj9tO6bZCIsfi9mlWJQDfqszk9JSZnRPKTM8RhXyMxjezbNyzOIXJCUhbWqjPMklLLE5q8gB9bmRSs/TbST+6VhIB
        wbi5lX6+TX7O08+30s+3yE8N2Q1LjnSBneK0gjZaJtnby1aW6N0yBtbhf58MHG+59sRapWC8pBSMY9OA+E0y8SlYSkhmhOBYgeDoQcgFrlxSG4HFaJ1iKZdk
        QBZjSRzsleRRkmdJFyQ9ocp2plfBtZFFAt+q2sW9CIwLIT026SYkt/Db/T6H3/v8YpgSUA0KwpqS2MIS4aKAm7BBjGqYWDHYQAFPQX6SyCkzkyQh/uTZ414x
        ZqvXzkElBcBedbSRpkaVVY2RpsZdGsF1/we2z9roG+3ixtBLqf9iTcG2u7YAjGnE3y9BkhpDuXz3BQ7hho2bNsuTAMStmnqao2vhfo9RPSFaH65TE5JjkIo2
        TjWSxsrjJQ1ElnUbovm4RiXmmh5VT0hq3XiuK0esVFSLVNvQMjAj5Qu0qGNB1y1da+NabfiaLRoEKS3ukAbkgXJEVSVSggakWJHkOKW+0bI4xrgPBYmqYUgE
        KCTQLH3oX6TRo52ZIvPyLqiNzaELaKfNEnXpWhvXasPX3LydUHZY26JmlHRPuiceP9BJWfVxuJlOb023+knQ5xiOAEqjPAJkUpjNSIMfx3ZES4Z1qHHW+Bz8
        mNHj4Q9XRpgFGl3rZrrb0Px4o8QPGsYyWJqnQJRyGktb7G82Vrr9hmo2WEnJLuAP2QXcIVtCWQUPZNRoQmo7Oeq1AkBNqIQIj6VX0T3MYQ9xKtCMGe2kl6no
        0IsNP+vDIVGYGD0yil2RrkxzcgqZI0hHTmp9DLGu8STUUJF/KgFrJ629Dq3d0nVMQM3MBBppDY1URZTtdfXmzJpiDY3N0MispzcHOTVVoDc3xO2ib8ytDlO6
        YyidGSjIyIe1IuQ5S6p99qus4r6fjYA93AMmLVTx7dD8HemBa9aDy83ul+wjPY5N4PWg+pkpQIwopfXARhZfjCy+GFGK9aCwiBsMcR6IGaHBXVKyOBrhvG2v
        yCmjvcUcO9UBQLqY0qYS/ZFkOI0lVIKP1V6dcZvL3kr1CT6dhALezs0QTzBKgOITimTShHrz2YTgS5O0kUARPJGfUwiAdH5d5dft8vUoP9ZoAyV91SH6pc8T
        DhEQfb7g4u95/tvDbkmfz7qDIVNT8fWRzmdR4HmiFWfQE6MnP/oS/yXNyoE1GKtogAsvwyBDnxddvkjfXjFXLrkoiPcg4fXDHRhuHuq82GXArnOoFDKTQ7om
        FT6CRrNNbwqbe0Ckm8HEX0SRKYZRP8XGH0wnzHqYzh7WIqY46HNabSw0FgXGop9R/PjzDn+cd5JpUpRoX8SvC04yQ2LFRDJVQpwPFrJP7H7IHainjMJEr7fj
        UkotNOc0hpdRxDsCZJ9sQFFOVlY/RavjpKQhI80MZwPM+AbEv05yQ6c5OWGC3FIDXukDdDrMDP+3P8Tp3E4W1l5dGySZsf3ALr7dwJ47yI4Eotse4sRu2s2e
        OnD74CNI41SyywCWewIClR1Pj8zbedXmDBqc4mzTXsmWHRBnGDD/C3rMJAY0dzSec5zJk0Zujro9alzLCinif/PWQGvNDkQwufTfrHydYXMU/kG6FNrXi5wJ
        T3PKCEgY2xA8RX/P819OT02fz9qvR+dU4Hl7iM7pykv8IKmYJTqnCy+jJfR50eaL9O0Vc+WSndM5/QoS9yF3WbsefkSJK3m6H+6EhvCTzeeI848xCvkUyjAg
        SU74nkjCXOCBIbrPpN2M7sG0HLbZQkPyhuh+jI/xxviUaoYtA/xjPy2B4P8v0VcEAJ5mmlHhk052rpfUhOirxt46jaZXMrIPT3I7Z4TsZ4TsSY8coMv11yH7
        6giyr+v6WrKnTXkN2W8o5KvXVnStsH8mY524sMXTgqHfDoOR8GRVSmTu6ZDIvCKiQ1iQObAfeFin9PSbIfM5k+g2o+wZ+TpdUHZcAULYFKtxE7qCA6gJzcec
        E3oz3MsmoNQBWpsPhzhbBi2aNucGneLP+RDjaoPfPthQelKAfMobjL3OBmOvs8HYazYYXLxgydIDoAHQHP4+rDxXFlJwyqzBjBBehPRHM/pIJz98IToO+lIs
        O+I88G4Rrb2HOgn2l8IKJ9dp9bK2UHkY3pSyMqfzJSyn4AHWsM1LhLg4MTXgy9Pag74c4OssdKg5KECzRDtzxZE47w5MD9PZkXg8S3QVcjrL9CmF5D+AVnGQ
        8cYmhsfh9RDUpDHzCXMO3/xcSKaZkZif+/kFSc2MVLUkYfmsJNDyw5dacYMLMhJgoZBJ6azQDArpaulXWVEpies0173TfRzDPQJxB/k2HhHAsDUDbZxjS9IB
        dhJmZrTEZON+ox27cxXzqq9lXgL4byUbDPD/RhTlU3KPmJd/Mm4Q61o2ORCr6LRPbKp5EtHv1AzmddPCu2rYkKu9pDXMu+pl3tUYJNEw74KtvLWWdzWu2rLL
        RymFb1Hs8Sm9sCofsIAlVlXVzT6yCVR1tcfH0DQnHrMqM3xTb25H3pD7J3iwhTCPQvRpwapCIhj/wQYHpZndja7YpUY/nEx2EMrBsTyY/I6epCXIrI++OOh1
        WN6+r6KH0m5pF6TAOw61kXegeJpPvpJJUk+JTU4Km5xkVgBOOYmoUPQMR/szuFHaFaf4lqyQkaPCxyOGmDKiYuZsGLAyjFchLZbPuTUkxQbiQOhDA4+3YOi+
        MHRPGDqb54gxoJlKgDSYgz8Qz/DnfsPZDyBbFrgDjMoWTQWMzJaptC0m8/BHlVIrlSdypyM3IkIZ+oX9y2Ve4HO3OOFElS8tJGKyMWZrV1yQAj7iERckf33r
        lp9Zt+QBmJM4ieqrdpbWhagRZiHcSUxpIip/lAsSx9bz3wN8oFyBS5BiWdn8kOzWyhjA6QaOvioMXqYdM0QKQxT+mKe8J+xlsW0QB+aEtH4u7y7kmV28IW22
        UnZSkHtGj62IiAVjUaWkr1ZGezVc7dPAyj9bJHnofDZpjmhPhZWZvhTEEh89+LCTZoPPY8vZZ7mT6z2CbG/ZI/hMglK2XpgbIdLnKW9gcA2kCeHacr7Mdm3N
        JFL5S6g6hkDrQw6pQCQODEXIe6Ea8U1sMOKaAeOxHOoby5orphpdx3DT5HnGDozH8KzVY6biGJOKA+3JMpURB+QcK+4aK5NlrAewnQ3YZAfBYACrAsQ7TFlu
        boA9TVwtZMp7XJt4nPSNuczY3WyWCxRL4RyrWxjc+my3UBzwAhNY+FO27T6hldl4PNClZCLztSXDx6uAV0DEmYbAUkdPptySQbWlLOYUSwUfJvMSZsrMOo8g
        blnaHrH4wrewqAhJBEsolnXDv5wS3/8ydWGFQ2hiT7zYnSxclCNqEje17uEwFW+fcQ3WHgOEcogujrg2f4LBtR5/FOMlLtnO3kcT1ZHICLUbYeC2lGEs6ptU
        PYU4mtocyeLdiWC/7daMfESC4QsrjDyzpyEQfbdYM6kFZGAHvmEW4K3ySB7xhdoqqId/6JrfQf77DxFcanDdlYsg0+q9fMzJUJYcqPdDKrFvsCN+cQIk3EM5
        mh0ViF1EpbyDw3Q4CNE7Fmfolxy/QDVxog23wSja6wYheq8ThJhUxGv6m85B8EKOqCcKACBG5QziZS0gt2QRpZrBHBFTe5MKcPZzYZOqr9RhpLpkiZeIhP2u
        lP1l3CRI9X188BncpD6mOb7ZAkjVR7X9YjLVvZFacKV1kCb2SgsTAajuqQwEwD+atDhutNUNj8dj3SOPx5Pp0cfjBg1lE6mJp+CxjqQbZy++8JRzk+Q3r6bP
        f+28fZPkVyvVhcCE4oH/9IVfqOQP/MnXTjr5A2aA3KNxi7uRP7P9FuR9p4lo7RfibCHEHtGaurqY/lkpGkouUaf++6/Yt3JUEClG/90UcJDANW+XDSzwhjcH
        U+liuvUWE0OUPn+JnwT4WWXxJvUAUr9aCDyq4Pgtdrq3xa30NhiIiFRIKFzttjjin/gqIqRq1Dj3/TSV9PFkTLt4A6kS4loos+IJfJ6LUEDFEIM5ArBPSxCc
        6G7gCAC8JIXQWTu7CnwJqnzX3Z30lZ+NMhgfVwCKXeCEmdhCNCCppcuc/dRh6snCXANE5z6QqLsAPrZEb5KXUM+vlZ7biyb8rntkmeZ7DS0k9Q6QcaifcZNu
        hceH4gSgaX7TX0oakKPo210Nh2Y0hWaeuiGOtSVjuyAJx+MGEfqqpOPjAA/u/ttP/lb1cHfuU0mLX/L4dzMdclO+kxrdOgP0rH1gMUuJQ+v2UcSx01zRar75
        PYzD/wf/+dfnPpbOPCYBcm7qfjx95Wcimn0gskXAeAQUwUTcrtdx+v6TzlL6hR+gRnNQ30+CTL6UbvjeL1GFD38MoWkeXsTpFhyTbgFvONyd+VQSccO+/30N
        V0fdb0obzSuf+Sl5pRW38cKA3hudwYLfLdGHaFtLt4HRMbH/7HIcoTUeMAtdItm7cVTPIEQ+QxU50gf0oBWd4YNr4F4iFV9b48py0u7Snwndvp+oL0Ki2/vP
        LtMgriCgyD3btZ+khxgKmlOnuw2qOLsSdOHAMXyqTINuL0sB3glyJGib8Z7H8wnLB2NcBgMTNp4NBvaP8TOLtA7jLBuKme+cArgJtHAbgCZqcBBLqoGL46R6
        L/aafY/GbndFIvU9ngPvuaeT6ePdladJ4R7Tk8skfROXCpaJFKcA1MHo8Bg8j0ZijMera5E6jqhrHjiNHEsTfIt/E2WfXY6epWXH1PSUvZReefKuBgeG78Cf
        +WRMzy4nVBuNKq0FR2JbqOjKXQ0EFDu0KZyNSUNIz1tgvKQtdBeWiXsiB/uknjhOBGKv0sWVp1exZOj+8Xic2GAXTmROeoWm3JNWU/FIT0c/r+gGGkfFGPZc
        OtSSDs2ZW9SPtlwBs1FU2yRqVIe7VtER7FdzpI2N09PjRBTvpz6Mmz5IOeqFPSfd8M4SxXqmG6BQ7oZAvY7r9nEQxipdNh2hEseZJkwnrDnTC7ys1IuQxz+b
        lBlpcYXxSHlGWjwjM1fNCHvd0JX9+PMBPSuz5OPXXuRpBsJea3g+AumIc5bI18k7EnFHJkD8bR2ZbkTSjQncPx5P1quh6YZvetE2vcijkzG62WwQm897guU4
        gYMUvgJSmbgfIcf0npX3YgnKuj+ycm9DYcPD173EdHiZtQQ4AVeUWawtvGmSM1jvY6IsddDJO9jOOxiZmZpgCH/MU1SapwncRwflzew9Kx1sGWILqQyT1CRN
        NF6NPxNDEADsTDYmvP+lCz4C/MdYfPFosiefpC6P348ogiepyvH3n30yIVo1uQSSNkJS29/RwShMcE4D5k70NLH01LpzEXumHltGm2lIjuOrc0Tb0b8ozCgf
        7sgTMefxPrafd9vaYb7kp0FcR+xRDMSa2gFE4KW0v9W+DykO8BG8B5/3HcwiYv3Uuxs265RF0xqMPGDL6eGDYlSWSG0YqBFweOI3LaopvfRvVj62iKBSgENT
        a/7it6zD3YnV7hWkSKBuRt2f5m1z12HdWgYCfoRSf0yFaqvdHznyxSOXnjrvo9hfZHhLXDBAwe7zF88/dfT4Dz0zv3yz5aVVXQcPrO7VdROL6KQeMEdon62H
        CPKvQxSt38MBj7Xvi3GE5O8+CB8w5NCjUgZXzpPWO9x67Un7HWr/2FXtnyjaP8btn0Cpq9o/UW7/GLd/Yk37GUQEElL0L5XAbDAf0CAzRNcRK6E76IxmwouS
        aRAPfZtJZjKqmcSlye/oSCKUqp7BXCdDs0E79N/GfDT0JC22aWJiE3GUTsac2SRkGXCcSdvQd771OLT+auANhonDp3dcrkwUvLu6SL1vExFj/6a+0QYFgWyM
        CZv4At2ToWCeDKGhbpNkygLmBizxLavUISpFP8b5R1TEXh+7v1ETOAtW5yos6yYhSZAM7tKiOmiJRctPGl74pK5jhWVQYK0iJVLwXmahreICMbj3NxC7EHVv
        A1aQDUtGi7/TCgpBgMSiINM6OiCZNtAh0M4zOUPUsaVE3ZMLOg5xBQwP7ZHoesaN8mEjXoLr+Z5oh8PyCnLNweWU5fVAEGNj+HC4ibOUoeADiJJE0Zv2HExt
        fN5DpHWQmrK895DkJ+H4WF8cO11EIl8PTRc6hb2og+g59kbENDAEJQCyARoKK77D/piLOCgiqU3EdMj1AtXhZ3J7pj6aiqXOkD1b83dlLyKxnlmRnzLeQvlF
        rnmRk+NKXM/Vg2OZch5k4v+WvXUx3Z5uY023I/qQAsvFW0isCh/VISBI/4i6v8I4TH/sszBNrwDE0hXnIN37vnT+EHQxR4Kqf+Q3aZ90rypjfzx9jfSUG2yL
        FKkU+dD4RVmBA4hsLhXiYLRAlCP3LkzXUqpkNtAPDUfPWy2DJeayIMnIeul2GQiHB4vZHLTmKsdr5/A+BvR3qwqwMVgCMicpLIhSLsGAGz5sO4dxK2M6jraz
        r+5hYCut0j29StPi0jJ1s+w4DqPhJTZdc8CAPHPjmKBLqMPapfvLCM5fXeYErmohtfhsj6Rieuj98IMh+fxgg+01gg6E7X/5ZodV/f22DchgpwtUPrd73hJI
        HfqGFy2vxhD3+FTBRU4Hm0po98njICLa8jmXx2qcYaHR/fAztlIcO/5iYmcmgDjrrih7av9uSECtPQfdZW15GQYSGwkchmUT3dvOWMFr1LhzLVy4Uasf6O56
        +snjRXV5oV3HUEaVf4fhP7ezvDAGMgPhNd0jv/LVG2jfJz7pQnHaipw5eJIuR7/nMmgDvcyi7xlEE2lFjO1DW4eo4qzgKXxEywiGur8hOUfc5US9v+EU4HAe
        xkWgHwq/2rcD+EsZvJm7MM+sMTN/YCiaRWDk8gPvBbQMjabKDSo2xo6ok/vfYgAVfnB4iBvGUoZxS6/4S60w/czjNHxnlsJJS4yWgiFmRb/Dpq9nHOWvVDhC
        SmVg/LS92tsAskt/T/DfZxAY/kuKYYMdOdqoytFGTY42QjH49eyEM4i5uznpLedO20HU+bVf4hCdCm+36R/xL848dh+f/dHl9KIUYWVZu3d3OIBgx2L0rxQG
        Z0fsSN5WAazZzTlUAPuRRkvblKRG4U/8QVPRS2ARc2hXRVCBFAJ76/iAt7xCYC9Q0jm/TGCSeAVI4kWM9aqXE1PkBEzU2pmPLSYVXYd7IeJIFSJDm/CENGl9
        ASabCUkqvQiGDwumeGShXvZeC/loDkmT/xlbYdNnswIXEX4e/iNQC+DczIOMJnPEvon+E3SYVZuRkG0GT7bwN8dO5rI0GQict+XX5+jJz9kGkOWr293p5faK
        c5gBEvRSoo1P2kqGNGKl6j7XzCkNIdGVHW8kIf+Ome133P/XcZVubbO2Js7pF5NtZ+ItehsLy2/JH9jdAPre51UyhwmYBanORWdcpiBA69KIaqGPmYI+RBzD
        5cQ2uelmmUI6JQrBeTn9xxSiaaSjF2geABNL5eYw8huJQmZ3l09JQVIbhUIGSUnsp0Zt3IakJ2pZF5cfwrI6pd1T0RcE5UO79I0o4DTOpDWMqDNi3e6Arjbo
        jlh9NxkS2gQS2kAktLZ1tt4AErKpO0ge5oJkZkEys9S6iBrOJGOCFTu0FDsM2JdhjtJyw3Edke1n7/jGz7/6n97z4f27BuzIQdc+ABDVbaS5VvExQ1KhHZ1T
        ySY0cw5lNkV/LKO/EWPfkbH/UD72NMDJrBn7jWbs53jsZ7OBn+Vj1zke+E76NWsxOq90Z6v6ULwxpE5TB2Zp5OeA/tShp6JFGlrERNOPy5aSZAgdUrrjzdcg
        AmEp2cBd1ItJjBWpaMzAeQy9w96cnYFHt+NIR12eSN6lYxB5coO+4eooMr2B7h1I5vWGbc5HEwdHVtfjcOQd+gY9jyORG7gErR/HnKfdUAScZZXgmOQGHEsN
        nxfh3ATnRUGfWjGvr9fXjz6Iead+J92Sgxh8Ju/kkzR66EbNX+lZfNwoH+9Ye2b2Tvy5Hn/mUZMUeNXW7+IHqT5coOvz2R3z3DvkOXhKnnyYhJ3r+UTr5MOH
        wIk3bLd06iApygbqxjvweN5EuGRxaVojN+BD5iH6Ij5pR9xw+R8TU/kux7Lj60O9mYqCwWxACAmmT28kKtIbQWYbsBo26w6fg9NQ42o9ic2qiLEqNqf21aSz
        UW/GsthIlbq0LG7gqPI5rAuiNyzoWZMJD+xkIy5s4hfSuxDhHAfCVIj2NlF5qiKey43fs3rznoZPH3iAyJlX0pzZLOboz+kSP3iEXc20GpTgXNhHQ5UAY/qn
        E+fFXJUhGSX7/pecSgNkUvCYS+celiVEI0NLB2tkTkDZCuczyD4n8zfO3/YINjencBIRCKLcDwbeUaWoQA64QeR2EZbJOPAO+9r3SkX7giowwHmnumMrt/k/
        nhvc8YHvxP9+exfOKdUd19/zg9/1nd/5Zbq+70OfPHny5K+b6+mvvfVffejyObp+56e7t+2+61d29cwhYE+gc4sx6hVwM+d6EBeyru1BXzzaMGi3gJRy8cef
        /bNdTybbMuHt8aNPJted09fh9wp1tdqngtsh/1gHadNNX/qjaDGZgxNlZUA8fY4FD3zMkBiyrXvjp+Jt0nOc0xbN6a1h+S5H313x9bYzS1Gze+PxcwNxN9r2
        Bfgd7virb3av/792DXQNx8rVQdEX9sWEIkE1rjcf1X5SQ8hBX1Pr63fMf89Xfvy7/uz6dw90CFc1PhKGM/mA/c7/1ifJOTlEV9T2vB9461q6ctbSFcI48Ge4
        yY647ClgHoxqMvVxZJNx/Q2bDHoZWm6ZoeDJ7OrXaeHR9FvvY0l6iLSuI6L4Ahw08km9bhRBzfQ0k5XS24T6MmrclpGiUyYDmv+q3naOpw8b0+vRQwh6qIIe
        gNtQogdQb48B8MRj4O+KJLzoS4rRzNh2EpyGrGtnuXBTxsc0mXDt9OLqWOqnSXpNdNpmgYalCxGCMh4nstAQ198w+uFMGppjaQihRMLnIalI/sZZYtYbRYJp
        WJnMoodkFntInxCJxS5ERQApZhKLZmGsg/wCs6FIXLYILDZkFOTIm833sU0kRinrJKQSXK0nm02PNqNHm3gfG65wVm9Cf2apu+iP2lnsYoItKb3rYFOdjX6F
        H5yAEzBQ/+Z0B6iO9C4kxpjLkgUWCFwYxDs7sfe3MC4zfzfjkg+Ki9HAGfYGDEpAr5zNZNchl8LdeN0eZCfdcJaGDOOVbDtXcmN6GKMzRxrzuSv+3WAk15X3
        ajwogwg1gOUMmPmJkI0qSaKBnsW3ALhKvThkoZZonH2JsGWQBoeV2aPtBz1K5hhwdiOmMCjxi9fZvit9+FPrsX7h7PjG23e+9At+wGw4X/oFP5Dr2dIv+AFd
        z9nAmC7t10l5T4A3fqmx7X6C+Mbxvm4P7QkVjjgYuSdUSo11yo2tFI11yo2tFI11RjUWjl6Rrp7O3n+edtaBrtMVXRtEv2oExM16vT3DfLt0xbofe8Z3H4xj
        fd2bKHsdl03068ku28/p7YXsQvRSll4SO32Ftpv4GqL6l/Hlrfo6s9nkm9U6ddX6pNyVN65kVup6G1Ek17UBaxtftopkfC2LQ19I3GLDIY3QLfbBuK2vu6rE
        +FCJCRJLYSU/GU+JnD2dKe+8UDZnsjZL2dfuAWYmHKW5AaSeu2vlbKe8LkFlxeC9dsX6YMPJhV5eMye/BQnY5/DVvzsJGBo1BBD9JiQVOMiMkFEaryujbGIZ
        ZdO3JqM0CxnFf10ZpdVPZnRTz/R1q68bJRllE8soPLp/RzKKoFA4JKOEahkAbAVVwCEg4UNfUveDHv7CNltbMwqIDXrDEWj2ETqP7jf7ely/jar6O+63LZIZ
        ej2mJ4d7HSN2R2/lRr5Vel29qtfht9jrSF/z96LXAXrdL+tsjOj3rYukm9aIpG83gsrbM0FllEi6qSySqlN6+jTEUrVWhTcng7zTdwQ+QzIzsY3TCuONYifc
        IKHCMHRtgC3P1RoJlxMIYZuyHpHA+2sq3hSSRMXmus0IKd7AFrWEpK9Agdlujr6sEvseFrTUXQ07XYk7qR3H4L4QIpkPI8V3cs02gGGxmJY4D0lM8U7iwtcg
        eMzKsodjiEhegS1iFuebs7CxLsUdSOyLSaw332mA1SHfUeODxXQLRPbUXYy+oiCh6wSjZbGViPqnOWEXntAwzNvRLyojsmn2yt1Dk6j/AY0u/akbWW3I8sKz
        MUPzQU9FkFG33UySIrJCHDmib0bGQZLXbrGA8fYWSQa1Rc7cOB+p5iCM8NPKrogNGw687MfHMP8JY7257HVnAI3FmxenMb54ASgxe0LFv1cSLbHbZIfPweTH
        vg48iFEetn6Y6ksUlJgKELhXEXA5d4lhpnlvlCaxsw5J1uxJ6b2HE/1Gi5xOFc54i/gB2PRxxjJGUXHRkfoY0d7RcE505YQjEA7JwMeCJ58fOP38tU59mUYD
        Jv6LDsed63baU4tA1c1srO2t6nMq8bDEvPSov5h+qnmXAIWnV/xFYx4RtGtArCMDXn5QsCyBUfm/5bLN9sKTsm8jRFwNYLzlmHGFaFabY1BH2k9nEQ1njJP4
        5HhoUqER+Zv4Aw6dRsQAAptmzDX+qRA5moE4IGEQIBUr/T4fTbW3Wz3qZercqYOTefTo87seOlQg1sF5Ae3FCFHRl630Jatkp3s4Ge8A5odEWgSN0aJPL1h6
        vKM9xmfSsPpUSgbjBqAngBzRTxpoYoOL4Bv9qUo7a70seGThXy88jHzVDckK5WVD94LC+3z5cV5d/RoEfpjXVFkOLr/Gl9dU176m1ON6K9Sl8cjvXdpF96o4
        /a4gvPhUIVllVZ07jyGBY8Sp7MoCjQdJ6JwCA8385ie3feTOye9ZyPaOHf+Q+vzimWQcfqyXWgfTV36JeNwExBpMWRa8tuNXqRh9v0jy0GPnBj0A4tDPB/7B
        13f+L+8eJGPU23xLq9M2xpFvTRJ4+rDYMdIGDVqLGvAj92NH+vKuYvPqaVy/9Zd+5h+NjT1F1/8Jl/hZXL/jn10/ffhjX3r/Lt6OEuRpjqDbkHJWu+OfHrYe
        fey2H/h3A0wbz0KLtyzEsA00dWEGkTZ4fXa5qQEKg8A7GqPx1P8ESdSlkd7dCOpeWBptkyTEhQc76q+uO+peByBgpVGnCxVgr0mC9jayfWI4o5eYbE7YMcM/
        rNr0ElrvzzCXHj07VZodb2h2xrPZqZZmp1qenRbfymYnWjM7DZ6dBokkQ7PTXGd2muvMTnPN7DRpjFqYnahPr796dpql2RkfMTsNmZ0GzQ5c8v1PsJsi41dg
        ycH9eZtzkXR7NL+03jjKrQ+sF+JCo5di1ax4XoocMsqciX40BmX25KN0IVWRjueXfjWKRVpEqpej1INT8Lkf4k/oZC/D2T3x9PmHGV0zPEXC4DiiLSu9uFqm
        k0vWIuJYDZ08LmRygMi1jZNmdhAaSSWVq6hkElSCyK5KiUr84TXsr7eGQ0wnDtjyNRx+G9awP0QlQg75Gg4GerKgknBoDVd5DRsqSWSXPN58j+RyzPbIOGBj
        apEgYDEOOE4h9WT36dCX0mx16px0PRhQxVX6COMgVakDBooo2/opzbyVdhH+5sO7mIaICOkUx5A4d/KEMgnO9Wz6/1/dPrhj+mNfmkLvSVpnWRyDUhq3AXKd
        6eyxG7/y/p/9w41focekgrej7Bj/76mihi/T18EQCaZW7GFraNMeCT4j9LNVfTTmLf4B0A8OpP1hdgdgAelCA/DFHEIJsJZgTVRlILsZSvIA8dErqIEWKy+f
        Vi9hksYgEC/M4y9ZpRG6ifJO4sY3fuiL6ek7PvTZxz9/3+Efu703yAest86IJWMQHqAbQRORl3XyuG56D+lkRK2Mxdw0WMxEugVaCw7BACkfojclgHYqCVwa
        BHgzLg0jvEAqx8jw2xAH3NZRqfXPBkep9dlk9daZLXpdJZ+xAbe+SF4xs4CDiPXHulmKVG0Wz+hRka24HmIi+r3S+5oceQkIOa6UgWgq3NeKDAL1tdErYS5g
        gBu80kvjsxbfWipFhHTbXGPgfuZWM+CubT4MHOLCTC18UJ+wYTBEuQDfgmEhkY/p+INWd53jwNpwCWImaNHqDQrJ6OLCQ7uZbcJoHNxx9KVf/975f3rjWp4Y
        A/2mskaIWbj/r+OfBwOsixAz9+AvHiEG2KCBz0TleVoe2tsNy1AbQQlB9CG0YS+aslUtSMP2CzKHXsQ4RL/OY7BDGjtPy7qNw1AekK0oWAfTa/RFpLr+07Pv
        I6aHbEUcB+Sl37QPkhB2xH4U8T+rXxEGbjEAWYhBaUJOK7HnBqeWxmP5A0hzQX2qZ1t7QMPMy6GWT3xNUM5wh7ERKgMm6idXL585Zr/93OCOX77Vz5jNdwgp
        nQPSBL29xfwYT9KPaICkGgEt7jr9zJf2p+qf++SnmO19rf15LGJ6+I73XcX26CpTQD8Zk+3XbP6B2fxBIkS548M9Q5NDIj7qWV1Ta5o6awUQJ+s9bSqryYCh
        7/3QiA91Q5osPtRI8an/DVSeUFQekiRCUXRCo/w0haRJtKpjuBtZO+rSjnpGzXWHo+SKA5O4WnwNRokUca0I7Y7rYNf1nc7LDn3WdjoX8FnZ6byEz2Cncx6f
        aqfzAj6rOx2gagHU4Fl8TtykPodP7xar50ClIoHUqJ7sWOiyY6HLjoV831mM/oNSy+x5lkyKWaSdPmsvYk9BsnssAgD5xuOMWmZAn14wBS6YAi9lBZ63EfA6
        joVck4wsFQjplkjAL9uxOKC67CU3DtV6ilUuf8AyFFTwEk+BVKD6gFuSbcnPtiVfNE9Y2gzCP0u7AaABe7QqxxmWitlOzOIiyXWaurcnnnbQwYv5uEwYR8YJ
        YzOf2MbpXEtDM82QPdschpAFmpoR61+xYya8izImNL6mwAklBV4zBS5hTIrgOFYFVDK+VxeJGR6UFNV6/J6Gq8cRh7eUjGc5q2xE5qWvLt/rrtDnUR9ZVse9
        9NJyWBKDqggEGi+LQVVYxxG+P76UTO6jJ7kuHaRfd2koNn9CTx7E8/T91eW9HakGumwV0oqv5ZvPojTNZQNwJiRrYyAhYtOwjjOts0GuiStNdtuIwcroA6fa
        9MHwziEL6WtnF3K7Erkd6GlAqABDCPlNMrtGX+dLYAtViAVgxPzBmWUQh4DMMvwcNZtpgVETfcZG67PQyUTD1HEVrUzg4GqCOR73E9TS415W+Iyxrqdwxjhl
        7HL5Vnqu2D9LPowddhTM9kaZ3E7C/aHhq5xmfw8zwDEqHMkQwhJtPFzC9tf+ZxN1uiQPBWw35pFaM7rg1Wpdka4qkgSKKTBlLhuHEJD809S8Oj7YCs5CtKRe
        MJYRFuIHxqqErz3x1sSaUD358prqkWhd0qUkXGO5NCwPC2L5RNa5K3UxI2tYD/eBRXyO4SMQEeDu5TxxsMc5nDdOe4gTNs7sYj67j6PpNj9Gc2nDr7FWZww+
        p1gkSW6ttzib4xZk/EyEbBN244ygX/pMwIk4dOKQhqo5ReNc75OSjZEh3Rd0FEG2aEFIrTIlVjNKRG4Wn3FKocQAsAjwo0m1yAPyEWpkJvD9+S68vHaa1lod
        i6R2OqmezKeYYYmcz9/x9Z3ZKRXt76ejj/GYV6PfUGHMmWkhn1nYB4C9UhHQ6YlbOHtaIIluaNtFBh5ifk7uHf+vfbfyhLPiLTNI5vM2J2xDVk3sEElBmw/C
        /s/+w5ijyxZsGkjTMV/4jepguzWfVMV9me5RIeDXkHqbNI3Xp3O116cpecROlIHKcCSTVKNEyizt9IHlenmCve6acDEFgMfIfR0RLMrs6y7+VASqeQKaP6f0
        0q7Ap/CHg3Zd5dKquKa1XqKKq5YvOYryhHnjJbwaL06ACCI+Z0O+oriSPW8wx1zqLfJS4KOO0aKBbakFTnYCB8jLf0pvKLnjXp64fBdVvxEprjbax85I3lya
        iWgRQppAhrgMdMyAIVACaJbgVRrAX6+JjwhCBvNNFuwGp7UdvagwgchoiiAdehARPJjtEE98AGguE+WBisba4xOTU9OIbaIJ3ItSO5CRDH2iofPkwf0Dfgzt
        GQiQCV1cGAA+Uq87gfBhyCbQ4QlkNJaRZXEiZqaCBzUxc8ofFZ5Gru1/GJyWodnEH4elPSG7OrYVRjrK344sZ3yzx2JwiLxlddGz6swF6tA4HRp6YhQt6iy+
        GJwc7i+qgCzbYM0qCVFPyPnPgPcb/bJ6MYmAFxLBkR9Q/5au3WJh+VZLxywBZLEtVrgKRBQbBn8LtFICJ7Nw5Zk1V1jMsiEM5ad3kqgXO1qWNBixDiwElbPG
        UG1KMgjPcAbhkt+sxcmNf18p7wli6BZAv9BcPuWyBOnZyXD3GO6KWJOLTbGGKxWBTXJwSQ8YxL42kNyAkdCFtx7Yjs/YSjIzHgMRYTNbH2WpYspWGGVJVr7B
        UjJ8oJKhZQ3RRQV/PMlz5/ExCACG4IFazd8OxYBvwnOnxpDHwKFGWFKOQw0XQwemB1479MXQhScp6kAXNQNKxJjgDM4D6ORTxMbDbwSqujK5LCeZCKayoGrO
        4GOGhG0L63gjPoJ4AvSAsAM+rGJACpUHfUjoM7uq1YuQD/fqkA+PndXcoZAPQH557K/mpHV2L0PUDs5sJz6LGCSQlmsCyWk497AUi1YgBBttgFgqh3L34WwP
        PmzY4erIyAmaO5lM0uKYfASp0R3Qel2OkjmhOKQbPkOumjPkKs6QA2QJX9MaG7A4OEH2+QS5Dmc3jj5CKkuiYDeLLsVL4O+GNOOIT2HMFu2A9XkIUsv83dRZ
        hO0PuwJ6cAVMamVPuNqLQ65tfLypa3yUelYltgCbICwWwCa7XTNNJlarfASGIH09oSfWmLwnaNub7cdAehhfc2ucbk3142kJz7LZtXoxtkpV0qWjCF3F2SIN
        hJ8eb94d+1j+OKOuAXJeJkFOc2ZIt+VrrAmR9t/T0zCJlt4bCtuDdy3x82lI7VP40+zTp9GI2z2Y8VpAsYABl88LxjgtH7AlOC0fCiBzTpPlpXiMOl6H0Xgj
        WjCh8eY5bBhzqHsWf0i8mi29AMAVNWlzDe2oicGldARIixC2ngh3GwNunbQykko2sfzWoFay0EYv34S0lPSt3eNMFWwzjMRmmMt70M2Z07f76Itui7gXMjeH
        oY39OpjTkwzfgbzLi1HXSSFDurxatIj1WCc6MEe8MGtkP8KkRo/4eGQsvyjC9Vi0GPLxBup04S85fD/E/XBA7yUNhF1J9SRbK3pEBxvQm0E/3lBEK4vjMQP3
        IZBqMvpVFTOjYKcCO9w8HLU4dOCO+MWfqjuNZXcFUOpgPifh+XCSceDdh5Ook3udPf9ejuTADbqahyRsZx/RPNri3aQfQdItiJdz4n4YIPYfPuQu5+jBHgKy
        8B56I3sGPJSUqr20QoLqHf6HJt711p976rbYMUFzf7KLD9JxSl7exti1gJ52i6cbVga5VWQtfvfgI5yGWfOSbsmSbi3hG7QSmo9WSQNp8WG9A4wfmWpFt2lh
        Jq1swhFpmf2AsYRYfqbR7V8oHRok7vrhLtI8jYJfYq++rLUXU5z+u99AQ+2PJ2PpU/Z7yvojtebzeUpToP0WTqek8uBc/HQpw8FQuoewz7NYeDX5/VMmPgsh
        44M+jOq+pLrwgaLucdYCYAcX89rr8SmhYlRU3ocFVtCk5HqN+2o+L9+LbF8ICBvnvZgemKCvr9pymRozMHfgFcytG0ClBVAlZBCAAJZiJNQdp06eZH+o7Mjh
        t8+xSQK3NnzlIP3/i3Trx7bcRf//lXPsGqXHYJ289NWI5o9dAVFdi90B8QJ0I+EZ5A/SoJ26n8EhuKRA0+4nPiEFYavwqjTQCyWt9MWu9b6k1QFd2oZ8/19M
        1AirQ0tHj3agDw3Qmoq2DeX/6G0AzQSiM86cJIOKjSRBFirvhBzETM1dh+ry1fCwLr4/dAhkVaY5+83S3Lq9bHMv/VIvqyN6Gek29bI2TLd2HkJz3iyPc4kL
        cgxZAnOFGEvZtxkwcM0DDTk+OY3dzy1h8+tSggzI+mGWwAXk3+hre1Aq3OOjcwaiHPRZohQY/dcjaFvI1llD0CBjc4fe0WP3PyFoiJ8FJUagP08ID7mX+hwK
        b7NboDOSyLEE6NZ6RB4xadsczmZE0QGcGZnBwoSm/RJp1TIxlc9qS4RVBNz/QYW0lHDZhJsiV7dvwGP/N7qRKk7uDA8FGFjY2kffdCFZnR+cTsZ7tGllBs3n
        b3+oM+S0NidpoiMNGI4YrnpuesU+KAbsyjYcVp3VjghwydggbqUIdG3QplzFjhs3SQpSu3kfBYR9bozhVzd6YjwdfS+BnadRaphunf7pklT4YO5Pc+ncg4cY
        zW/rIne/zUc8BZ01S+jcSRsnGyToIizUj37BoIXQcKGn88CVJcU54QbRt73JUKtqMH/WSm06ecdn/p9/2/vLf//87Q8D/gRHVhE3RNBHLjA8iwd5OnudDw+E
        Jj4+Co+IbYxw4+M8maQChpgJJGCkxpnU6jyYSHFK4vhBNkatGZbSkDxk5GIgzhQnkXf8uxe/+l9+f/l3Xxz0uJHIqyzjVALuHmNHFxAOGnPEFqo5Yedk84z9
        pulG8E95oLN2Kx7XVWQjLfeLqOpxGamr2nSuV0qgU2IVj3TWtPUZW4bzhC3jyS/hPpgXCDRoE9mxLZz4IGtcJHY8Pnu1JMkNY5xAwW5x2kYJAA5/LHCCZW+F
        7XZIANAAggQURF8AFmrg8TjUaTIeDi+0UsJYePYmAfsUICOjSk84/OfuThxxAC9+7IF0w3tFdCejNbFnjSRYIg5bL69IAEzXP5vUae8/dbrAL7YehicMPCuq
        /dPiMlk7paunwwy/B1zhId0EiJeuvJi0c9yNJl1oAnujgUQN7SF0kmx2bxskJWT8j0AQCst47bpCKqSX+HEINdS/wy08m9UdduF9GA5ZPuih4mYIRuCfxLnV
        Ou1DwyWPYwVokOs2tdTQhs1qMYqX2+Tgmg0/NLQ7xCmHH8uhAzDMi7PDHk68i7259P1hEpYRcdXu7vpU1z6m28vnPE1Ncx5p2Mb7aagWv1SLX65lYU0tsRey
        ih88zDmEQEAVmsrogzSZvXJCbaq0Uqq0UqqUnV3fqFaneJghg3RQ5JgnJv+ylc5oFzgZzp7O4jbLOt0DhFbIYmgwlMjAg+oGKb+FnRs8riELpAELShUfsHc2
        wNuawPXD++hipKsnlRnFbLbHcoHmtRXaikGW9tz6VAkXG5ztqCxF8IDj0YE5RYveiyswR6Tgng1sDmxayBppCjXgiMBtXZC2zktbtxJXMRUgGwVwWAW23g5X
        fUc94ZBWJtgiTbrYFMPPBjbEi4X5QNzAx0cZqtynEhsWkyD6jwpHP5iK7GtFvtb5DLH42ituVLKvTXiyt0aeZHm6uVVtSMaSADaPiJFe4KPlMJQx7Aywq/EJ
        lMd5dTxxfO0JLrnHH+wvEOAlgY6gwUZshGzJQUcLYP7UVQgEFXzAlDNGmi3rito5KVgdJdWvcLYl9hOKn2844BQhIWS3N5VJsirpJFlBqTHU+cAkITTI5vAl
        cOAMjAQhYnWgFe2cBn4ho+m7JGUN2FLOqYSgKTmZ+Pg3a4I/ugkemuBLE5BdzmTtgrgnCpMrChPJkmwpK8vNPDwuhsf5Gw6PJFiECmZL2+y8bbYZHpUPj33a
        pLEXvUaGh/OKQlHjpKd/8yb4o5tQHh7bDI9dDA8EYxsiOI5IBcNcdmlHTttUKcVrU8Ihfth21LJDuzOt8QrIcF1V3l3gIzUGdUrYdu6WYDDODZlJAKOwrJ3o
        N6Bc0hiFLyaBgesMAJhpIQKC+LIcH3hyfODDWrPHKmX3o0pgtx+SztB+A7tjkUR/ioF30KbThTUgDL+u7GDFHBR6W6z0mafH0q0pDVRE2kseMII0jteqVRth
        JCqdyTGSAEWjzKEE75Qk1zwHCCYvel5l0F8GvH4vccTn7MWEke/YIFwBbD1xpSKGBKFJgPHbk+HO248l1F/EkFSYf/kSQ2J+IIaEkbH3UIOAq/U7KjN9x5wI
        mF+jlhKriBxxTOSIK5EjNPNyyhwtcrZbBUgq+hH9LuliiElyETbimuCXIGGofQu4+g0Ut/KwEYcDeQI+2zE+FLDGbaXxwNGAHPZoK9y4xgr3wrExKHPRf2EM
        sX/pOv6yEsC1SI5ul/PT9NIEP0j6UrF7WUNx2nP5dpvfYDvYHLUuu7D/Hw5eTMJy7GSNYye9MmjHVbGTVdYqq1BWLWgn5djJWhY7aZfj59iKUTuHPK8WVHLk
        j8ytTdBwSw6nyJPJejcYiFeKnaxy7CSj7XM+UY6ms7hOWsVD0XQ4rqIX2Uh3OSqajmZsZDQdrq8fTSdpL/+rvuZTwee755lvYBIltO6If/h3Dvz2bTCzZCVK
        iWQdyZFrEsmasqW8Fh7nph1KJKvAdYI8VyZxogBZsgOEZoLegywf5qrt2CtqGfB2snaI1nfzsb7io30+J7K3KQaaM8kcxI4simh2bGAyDT3UgYkWW7JtgD95
        S3ZeTEoJEKjmUJiRSYDAZPv7QAm0iXAhm7DlAndy+fj8oFdKYcXKPhcsMbDSZv7hQ7vLVt2DoFwSpT6LtNhuqdxDnV7umDgoaXAfpiFYPTaWzucBcNQt5Kx1
        EL2nMXMAmuOLkXa6n4QJyQKXc1pheuJylF76RrltD3bCcI44CAed4WPIci5QhFZ6HrCc9Dmnre9ZSuzH6CvNycfTlUcPAjrZo/kK5UTXgi+G9VD4uUhFNGhl
        yS4gzhp9VUFPBJhoE0dhdXwEMY5WLMClNXUd+Tya6QR8nKCJAmreiVuYc2EbNWLkOPPy5Rhv/X+6DoZLDUI05ASnn4De5+OFokTC7qd94m31dojSVmLtZnRG
        n1O+J61FZud8RCcX7SVcrywm4KngcHKLmN0EXcIPBBK40f+h4BBkJV6jBfPTPuKnfh7H6Ue/rWI/5JYknCRi6T0ND/C1izi8B+m15Bidbt6FCCkArdq8NWm1
        xHAYUGyj/4wQXIupGazaJIhHupBE7eMFsbK3Af/aukAmKpOCfid7zGI9UGcCKmwSX/1/7L0NtGTXVSZ2/+tW3fq5769fvVevu8+93ZJeqy3ck7Elte2xurTU
        rVZLSIIQooBZsd2S8LxnBqstHBM37ja2QYB/mhlmom6YUFXtQcqMDQqBWMAItx3PQiGG1bMyi2gCWREEg8hKMgIMIwYaZ3/fPven6tVrWYYha82K5X731v05
        95x9ztlnn3O+vb8W6qg1hCpKFyJH7HhbiC6/ksHMcLYRAjUhuR+7os/5txheW5Au4zzaD3jYmZufcqdIOWV8RmwrMNq1iK/zXgWJkPtlS2MyImg/Fn8IHpES
        nuxAhUSn8AvrjPG22BTchGHNMi5r03h3a0Tdk0Bi3Xemg8VWtonofgSiOHWm07aSOd4BJkIkEQH7uUJzM1T2BAboNCtSiKQw6UP9XpMSpaypSxwFD2qru7+j
        q9YMEOudBAPwKW6o+qZ3v3ytx0EXNS6ZVrQY9bt/apCzgO1qkNzZsqUZnGDkTP9xBrqUCZZ0FL8qun8/w3WLYQDTnVnqIABzXDQFacKJragmHgPqq/NAR7dH
        mmgnecfWHUpt4qruFll3HbhA0j9IpNdC8GO0j0TlJ7M8K7oORUdZuXfTjdgrhQbn0RiAXCnJ3RShan+7J1ELrayN5Xin2+7N3Jp6zNOGIvJjEOWaK3ijdAVv
        DJ8XK9Af3jC8Ed7cRTf0dRbr49fM/r03/y1d5mrA+xrhOSGx0NB3O9TOS5XTga2KoHnHoQKg1haraPY2wvJ1lZg3pA3XVI0UQQ+YbYoDqEN3uMEfMRC4Ij9p
        STHGwfoTy9UTLp6QXtdUlRLxBp6K0EKWTLwNllZJBBXKBhohhCkaKOzS5CTXzWxhNVKrvBxq8OQILwPn2KZK47AfnQRDahfqwgfEoqkKVV5aZA7RP1y8RO4c
        LD6rkppNPUbqIXMfdfwyDzS3EzwVawES6TEsQIAWC1YP6dQJc4VJWnKKAWFt5mJmro3MiZptld92K+EhVReSCyEEma9gWe0468Ovno1qz1IK2qNFJPd12u3l
        6zRY7a8hoqCwY7rHGSkYIfORuqcVhHGlEnxUjDuuVlvCH52ZcQdc81JcX5t0nLun6AqeoIF6QJ/ATPfvI+cH/PA5ihh/m/4YdmhhC3eH3r0dtx0ns5nX0M+M
        Qo7UGpxQYBqHRVM14xZwK2aWgBGg87lOOc0CevKHQi8+CwtDLJ95DoThc09J8Rrfc6uHiWsy5UqYqCthwqXikRLt1Xxq/MKL8DmY5hopsXQyJIscwspVrn7c
        O3LJCM/JvAKxR3mxV1Wz5bGj5NbwG56CouTVnNSzHldKdPfZ0vjVINBudV7bN8D83cWSkjfmcoJu1U6wAOBPdMNM3ixcuqb80Xa44v2Taa+8kpwutOR0wJo0
        lJwuLMnpQktOR2CXBvbAygLeaBD6p6x2nC64Ey52oaX6YM5z6f4NJzF4skwLx+csYZy7JHOdcsHylbwvBwk7EolBq+fbIk/R6rk1Wr1AuXVduA/5uvRR0upF
        Nm5iHhTTD9LqRSVmzVPQH9KTL8vol/xGz2+dTT4Q2kXINWmaDHSxbjcq+nKhP7wdkSreZvpY5PRxOCY6vY+QzwDNeJWH1sM6xnu6BuOV4vUK8eoNbkhiBtOH
        p5aHpBEGbUN+ozPiC5soKUakPvbTIt3eZIKBJqg75UGB9fNJiIgqjXTzt2hE8jVNPzYDs7G1lQ2QZJ/TPNaMfo8YAeIC/XFRtSMWwRA8II8mCAhiBuiN61g/
        iuVAGGXfruk6iPXWz/sIrz/tB8ZovB150Hbh8lp3DkZ3RbRZtwJfF4Ty+SKAjh2sg8E3aw2bsh4RmZ5MkbDM1pXX5i6z9QB/sstsOAL4tBNFnS+YHhCW3bk3
        0+LmAg6ppGfJXnsQ1yS3dJMVLrNrEBgOIP2q08tkLq66/QRwXDTZrkbU7YIhmIEYGkUH/hz6SVNX90CDW7hXXqEPxXTwYayP++p/lNRcMhtzzuV9OFWUW0ny
        u+6q+TkyFFMlUfvsdAL+3JTmYQ599RrAXj/hUBORzQLXjoOxwnF8Qs0Amu2V2uzfASWui8jptbbVa5+rAnThxhLEuQx59+gkB9AdkQhVNRWNBJWbzrncLnRj
        mbIMsnTRR8tB+j38AZ5hRDwE2LedfI+xbWJpZ5q2sVGXF0c8urzzskaS3i2/XYKKIS0A8YE0lIJy2dekXIqe6pOa3Z0paQHQKnM4worlbRv8ijbVDiGAe+zF
        gqG4I2191y7TsQ/38AdQwl261wLAkfbZBQWI/BF3rrXKtMOgbD2zZBmRy16yqnVLQMky9yWgklZRxTbFVHcMKIoG4s0GlxTAHKhQSkUoNssl1YQN1YSNAgZD
        /V+MJSsFzTm1cKFmdw4opKENCDPBp0Krczk7dK2/TEvX1DuK6+qo6pj1GpES/BFqecWkWhF75j1lK2TRLM1No2NFOvfmogqah64KujMr6J7VnkC5qxIdsSN2
        yqrjzZg3RxytaZFEapGUNLshaMfhzRaj38qJhYnjNQpixPGIEortALWixLmxUt0S7GRHqDmVGHMMU9/gGpSpGMNDHcPh6udjDO9zQKfJhiFpTbc0PnXAH5xt
        fICbi+fFtj0kw1OErdPDlvPPfey4d47Ym5JqXR2HQnN4GHK/1KNzHKwSulZhb3cyupQttX1LSyYzw8OP568b+sQDvG7YfgxR+7BZzldMvgcvBzNu51JUxFRb
        ZKT6g5r2EnRObvL5/euAOSC3tJIO4M8NrCm4G8ufRXPAOv7S5zcwS6WfqXUxpH8XHRh99ffrTbRwgC7foJGTLNal5uzYK4OUHMAjCxqbqImoBnQQ7ME93X6m
        g8806fa0PBKNszzOVwEXWzGrqD+A5tuaE0lxGc5nbYDF+S5vLFunM3mHKcnNbNk0LprOxZFJL+Z9VNWRvHGxsKWPvXWSr6K0EQSNCDIX6aWYr10cjTLwqi4h
        k3vgWw0pLeBPCwJawB8PUooLf83SRXNMn6dEPbXzhTHpNxaY0cS6esN+zlZMcNHEkjXJQlv6QUPr7yB3HFFlN1GqF81NqJoFZGnAhnf4OLny4MGHFd823B0D
        KqwA3pEK0F6eiKYQQXzNjSLXlpGBdomNgfFkcpwtTnCEP7ic0RW8ya1DWFBjKQkmjgmc1jzThuA9osU9qSGixaX0MKFTs8IYN4laDDVcf6L4+hY+WDRBfqbF
        z0jBu0rO1bwk3SFfle+uqld9vgbHpBjZGInqWha12CwS//xE+odkYYQmCDHcaHYVxEER+5QgDqoatALcNPwtCeCwqYeO3F2dNdhuhAa7UR2gajYTm9hm3hUB
        RPAaW5RGJeVZnqD1iPwWKKQc0bvRYhDHGy3G3LCLtFos0A2arQOGbkYH9NcNmrsDerhpKneoRVYp6qONFtxllazA9X9xoqI2fRKAFFPL99wJ6Gth5D345sIM
        fTMV4CArzMGrb8mW2yXU9+1vLlkG+BwiSS3PSwMBZ4DCp/uU4z8EbQbvOsnrTqv+BhQJKu8A62uHeW/HP5R958uvofLr75cD5E2GivYhTBFm1HFX6TrE2GMV
        5HPfv1Hr5ya5TbswrzWpA+YG9sdZv6ycZdET630ZsPj2snZf+eof4qtoAXXvy51vs4NnS+zgWZO9OovZIrKekrrQKfjBjG3g7Qz/ncMjM7iYb8z4ZObX9spH
        r+11Sp9MkvnQi/MQ5qQIiRSLKeIRLu/CI/MQYJlLOCCSyCHQOjVxMFkvkTHTu9v06vtcoucO6cwXPSj9dSYQ53EZ+e8tE8n3IUTRaNavdc0hEOHcjFtptjT0
        AGmLMI+CQ06ML53Ibx7QS75n5CTWIWCF4Tkk2zcP0Cd4dVN6CMyUla9Dk8aqSXtWf3YQ3kPFjZG3g+EkKePz9aDHm/J5yU+HyFH09HUMur1LVOyYATXKgDVL
        GEjWL2HVnY54HQb/F6WxZOPgwEYShR3REdEg2E8CCDPjhCx+HaXZU44Le8oysFyrOi4uYjQUs1sHhxyVz3E4hp+9qLgG9uZQuqVL+d5JPqD7rvxcgBkQY/we
        yNAd03EqlrOu+lWsiUK6eXAJjlqdyVh+rKF6ehiE1+VLZm/lJ/Z5eELJYyN6QnVnAqr15d2Gzm37GGUaqAL5M4Ds+si0TDOWZdr0dQ+ZnXLIbJRDppzFVfQU
        XRGkuFCTy6yQPTPxkhisQTNKR64GXLoaGlsGw/xq4RcWa1QHDvoYRUpUcOmBAFFRm6NBTSYQYjwZSxdsXSxBxDt0utR076JGJ1m8mPdkbr5hvIvwrLIPjo5O
        ykjBXIOAqHvF3fNvhmdb1/ROD/ByhkA9mASLFYAAhhdHEwa6kTvkDIbvWlyYTtpYMRyxu8JimB4BY23/CLqEqZI0MNRZ6zXXmYvYOTEGwU5p5MSwbxK42SVF
        jJVE5ZtQvi1OrJtYr1ygMcO6byKRXKFVbSxjLOpoikG9TAlQcXaGhJ2hB/N3ySyJauF0wKxLe5enaQLFF4nWHhj+auJXlzyQgWi0w4nMLBAbKr1Is5+1W4I8
        riqL0KHhMYaDBS1dqMZHX9LOYWZwrpCadJTvm+SpWG0XUbdiXjJ2Ek37/RNpZhNRHlAU0lIuw8opFiTeYqv9LRhsE9/wA20GtKnjDcRYr4I/jND7xSCVr9Za
        Uf/K5bwAmcfHaIiI/NLqCkwS+2tTnl2u8MR4drF6Vq6ILVU8+wZ5tmidy/rscvWsXEHd2V9vlWf3VPHGrDGU1iKQ7SmfPS7PrtrzDX12T/WsXBFLvnj2Pnm2
        b8+NPrtaPStXoHDsr2+WZ9fsea7P9qtn5YpZK549/63ybAFgOqjPrlXPyhXoRPvst8uzhS/AjfrsevWsXDGD8tm3y7PFAL+pzw6qZ+WK2SifPS3P7rV3btZn
        N6pn5YrZWzx75VF51tg7r8Ozrct5JjoQax6h2Q83TwRsrHkXicFulmW6J2pRpkYj0x+ZtZFZH5nByGyIth8ZgxAEE7MPLe4SaN9Ck2G/gbOOAC1jrNHbwNIO
        mvpiHyLVyZE/M6H2dFUGa2SNGb9azOSw1xFwduJpj7T7M2KhW3XucfwOGJimWDny9FstbHljLE6xLNHGclCqnzNtLh7p4oVvFy8kpQBrE3afhcsRoFw1N29j
        z/OkubkAAYiB8/4shIHznszH4V1ZgMPbMxpJD2UpDuAXPwSzbgGHY7DuakEl3Vo0pQYcQ9x6NKWGdZg1N7Nzm+7p3B2IBvLhMT0AhQOWYAcZ1q67OFEfYjmB
        poxxEmCijBMfM3ScEG/ZzEgXbGJQYUnZoKYcs4SqpM/HpjqJwDuko4szga6R+Yo75RbMoeF5uoV8KPTjs0oJe7FEOR15y6PB2bI477lDAZ/ViAU/lIorrLrz
        uYcf01AC7wbV63NYw6iDAJtTiL7PmRLUJ5XY3AEH5PaiP0FIEli4hDb0gfoAfxiiXng1JKAzJp6tziXmTHGJEd4BLrFmnUsM0vwFeDiUsMSQDbwOMvR1o86t
        YwtnOLhCriHAUAnh+lZhCyNi//TjBbDQY1b/JoCFox7ax66ISCxqo1WMK8Ex/M/fHPJxRNza513fg1/4WbvhFxx0LFgWwJ8g/e/g08Z4IE0NDpJHOjtAkCqx
        PerOXPEIs6Zd/drwepyJDmKo+OEmECOEI9oP8YFjiAEhxyPyYEhHNtRhJKM1IybJkQBFZdXmtlvyB67rnrXh35XB21c9A0EiasTwWuN+6xDLLvXBiVy72uOf
        ewbD1SKAew8e9R9+/331SA94/ef+C8URX+sVGod9P5gAq4SDW3PEvePRmf7K/ffKOVta9bjcEZcfhRng4PPB9K96OKwJEANfbvrRB9pnPbtdi93ZavUhsqsP
        jTkLCHGx+kDsy66rDwjQMi+6Uo49x2j3OC9TsVsa8xLJW3xsZ0gpl+6RU8sSsKq7jCCVpzCOGxodaF6qieHNlt7ekXi7iGEDo5zRYxhSRlKcDSLD3OlJbbGi
        UVzWIooY/5COWSaeWqzY+bZ8IQNWDJ1FxhSuSywAPaMLEjPLETGWI+L5yxF9djNJl1GiFusrEtjHlm/0ydScECncRRjHPjwxlmT88iYcsb0Z1IGnBoPPuxMy
        v4Cuqg0vdJgFK6MC8HHsc8dOTwU+qdEF+7VOoqHGpBYxJXGxSiiJFZiWK3VMi7cjKDb3iIkXqeFX0gqvArNkD020Iiz26rjG1rIwQajjZbqNLZOKZWGse+Iy
        uO8SFtv7GsNi78F4sTqWj9eQMisk9wJwg6aSDY5Nq2oNstfLC3oZOzoQusjkmMoaezk6dW4X7jGvoWvpRmHDOjBFSvNAoy6yXjvtEnVTfL2NVjPhthVxGPLp
        zl/t0779NPEq1acZ46HNT9enUx5oSMXOuoRoGgwPDqzzXMOor7tXP+h5/tnwHMHYZtgYij7kbrwUJgK+uzGDskHrKVE20+091K0xtPfQ5hDpIPAvdvclp0CK
        A8dIs8apvUpKcL6aRT4wby0CiIFTm7Juol1yE/CTUWlzO4BJuITmcMHGT69yU1sO8C4UuzPDUWbsxP820rcm/4/nNc55Z4n49pQ8XqReho1ysqaOpQhiAvgr
        ModicLrucGnNsUtrMyaZV4OHeiU8dJqqhYjeGjM8I0PNJYHf8ZbSwEvTUIi4yBhja0yMM31mgPsj6DVAUJvm1583Qle5mY28hTZvIfIW7JK3QPNmEevMm3LC
        JGdd94MFyBj2hFTZFgHJak8Ml+7teIq5fuVaSmeKO+94CAbuIWm83lNp9wdADCrPnej4d16RS9+Xe3L81o598oN4MuaTT4R3wrXoIxWk95vANOOqe4Cn6HRf
        ZHcvHGPEqrnnsQ6DwfGuc8hzbvOcAj7u4EDs+7bCEjXVJ13HJqioaU2KiP4HzqiF5J3ouNXXAGPWr+HMwecAyZz63rZ+b7v6Hj6lj7qvljU8irxd9b3gnBLj
        KKo+/i52XZdn4UnmjZa/DHUTWojIdRYQbB88gAp74Iz1+3I1KrfPtfTTavidQIAwdXgJQRlDT0AfV5vSw2xTDOHm6yBOMwCdzKgl0TZh/dth+W1bftJDQSnI
        lx5ghs50fC2x2LdyU8NjcxHe5kmGcHw9QoYo0qZ8FdmSubeGa9Vs2C+EWdCukKa0BeHrFn8XArhJXr/3fjuvolzuwekDmP/5dH9jcDqLQbdSsEVGSCmbNJ5B
        7btMI3e2lPOqqH1fk/Kmk9rWpLank3Jm3WjqePHk1xtu65wC+psVoL+s97is94YWqqFxgET2mIRsy+ScH4aTAgPGwRODkdEi02WgLhVZA4cWK6WBSomkUgJg
        M1EfJdzftCywvwmsISJ4hCYAsL9XhHwm6hiQZEg7ksP3AviNTEUqa8nGN1pZR8c7zV1lHdFrpG0D2TVAsR5R0qazNSNoSSfeVdD1dDx1wujBTuTYEyPkgmcS
        fZPxD3ANPbFlr3EtxCbZUUm2dNGkjV+lABP7EfrRxPVKcLYzBn9V6bMPRmhz3j2P6TjUwIcZg9dK2d9Fyq26hCM0ag9ihqKmmB3rmCNidmyThgOD9jbRMEDe
        FlICdJtESpR2TcOwq3eshw/eVveMusBdeCRMJbWtSW1PJ+VpiECVNjWI1GUOh548lieTUre4uOPyDmoOw7hqF1sLMrqjbvCBRqFrGOUQIB84ltL3tejkiPJZ
        Njt3R7OjVm6UuW+o4pkjCDY7oIXcqovvEIT7tQhCKjG1kYhvhVucjitqmXBQctMXPOBlb1USOs96cMlbt3oBXrtNXrPxGkVXnJKXZWjW0TTdGopQyGfnDN3H
        GVeS4HkRaXLVc6wviJ0bMY4kh/rcg3ebp2EzvSGWt4ItOPSIkh1+8DHCd6VpnRyICi2yql7LdFo/NQADNMw1zEiYCT8lLaDNhAdAf6yB9mDEkomZ+lcbBFHz
        6b+18epCHbtFn6JvyD1Qv+pAKz9PUJXiGuohVVUb8AwjS6haG2sfzrWEOoDPBHyAFlMWFkNtqHp56uEtfXhr+mG0AStJH5aWh5r4out65+bJNLi+TIPryxQL
        HYHKFM7m8MR593ypBpVUXZVqWJMqZZf+pqe+9jj/LW9OKR6R9jRtMfXffR2LqZQVvkc+QdvkbdBcOL9zaJ+2oX7ZrVr7tBXVf/e0FeUUORj2YRxhJQpnXs2K
        ul4etjUP21UeZuyq11aAwtJ62AWBI5egJIOPwL9OHn1kkBWVRon3bG2UPoSYSTha0EcBgPEUZjiYtiQYnNJ4ye+7rAsd1u86En7id7/hq4cPP3pcfnzf//Bj
        N3zmnp/9lkeOn5GJWe2WV791pjMdtRgeK9WzvFk+rYGhHMR3DDS+Y7DNKATwOnLTf+qxI1RBHsV0YskCZWYkZAcByBpbeVCFeZRGWfI4Jjofrc1OES4C0vzE
        zf6KzEwjsEVe9bbzwUFww19wt0ifQeoT/EnTH4KaGGx6P+bupI10p2kjXaWNdNEZkookksGc3GmiSNcMDvtXXA2tIafPYklKpvHGmPnT+Mxkckun8TjmmW75
        ZxYNYdSdgHg5Y6/xJ/xRCkIHjOfcSm6CpQ/lusW54Ob7LFFka5ooEpmEREp2SLfGvrah7JAtRvC37JAbJTvk7BYWgrq1lEYuQb4SPsKg+sVCAzanWlO0jSDe
        GgbZ3qGf7Ws3Emn9+6aWsCp2paxjQ+RDlE8DAoFc4cczCHVipuPaJxo4FuiMKjMdnHXqmalxSNa/2imyBcKkOivhNGVhPp9KLnnuqXxjatVsL1bNEPgnqa2a
        JXUvr0XeKtbMlsd5o1wz62E7HausC6N8gUCV3pgsLQBD7EI42PgaCQcXEeJheSwfr62ZpeQ0LDc6zosiGdNnrVFQEFKUe7F+ppd7xeUFhMHqAFIoZskGKQhD
        U2tyGnVqkjdA+rCPjG8NhkpqvDbGN9cUr70WxrdGjRZIapi126rRYUnuBiQQlM4DOqoBI8u1cDyPpZ4B9kAbOLwfkcTmk2Y1nnsq2wsU1ddGmpVIVU+RZu09
        fkYzAiY60GYNsOXKj78dH9/0HpKchwmJMEBPVefDyuJ2kNTJX+Wtq65p1Zpwa7oJR7s24f1TTXhDmzD5zb7mRhzVG3FXmi/gSdjOBk/hXxtrZmpIEVVjFg0H
        IHba0bJ3EGlKK95AK9Zy2VaMSL0TCO55l/C4CM0Zy7BTCgYpday2m/EVbJOqjDsiPYVDGQJ2WgoCquja8NGOpWur02RWjRIUmvNIM5Ups66rwwEx/4XHVsmU
        Ge/KWDtHRcHrYVfG2u4UY206zuM6nVqPIct6QBeOiJzSjr4gGZhXu7g+r3YXZmp3wTQBPKyVdKB8R13sIaezNLZNIkHtcn4MNp5SS8UFBSaQmDFqv0caW2gp
        kUUFVtiYZcDcmMuAaYdVcGDWcydDGbgkg4QUmCC1tUyYMsCRDVOssr3KgQmKW+XFDAFl2A8+XdA+mb2I9btBRru9U4x2+zEcE5+OEoiw4zotbUuyPsNot8EV
        LayjSGWSyCkG4L23A+WZ98jjBNU8oV59VUa7RLrzxOyHDUWPhC77UkxCqWRU6ufXwGgnFTNBl7GEsi3lu4YHA2DqIIcTyUyVDJ9oi0YdYy97Ad2syIU6k5gy
        sbay07bBaKddm1YU1SOARQUA/zXaZm21zcjKaCzWj1Zaj8FkyXUEcSdFPpqaj6ZltNtbAdmnY/vFc6lyG9NkdgOENn1eximQE13BsXXUfxbH+Kj/DI5iCT+N
        Y3TUH+HYOeo/iaNMlH8Mx71vci7IZKEiPUez/lHXzjO9izI8HPvYz79/78+s3KWx5i/mC7UrovYO3Pn32+Of+JU3Pyxdtzw/c1ymCNP0qhtzOfusBS316m13
        A88LndIB4JVzpTzktFmdJuqzRMMP+NppjFWkcbkx+qxaS7FZuWrYB5rq1ZQqI4JZRbNZxp+ATGKFpw1Yc/NF5SKnJ92AMXHpkDQAY99ktAszGPxxZryUqB6V
        NGwJLXUJuM2IAFTroLQ0tlyOSxq0ESwUS6N8j5zkK2O5usesAOq1Rwa3RTyCrMlb4HjGw3yXN5aITJtKKcNOKF2h+oi9jmIn+LOAYrPfkEUt1TxgUO3yYL2M
        QFkJdthFIIxTJj/9VIaNvu6EaC3Re9jJlsOid1YMGk4zosqLaA8gdDES3qMucy6wkJgldb+OPhjPDL/IbqQ7egmUSmC7ZAtn7TH9quhUlJLGekznLVfyzliV
        DDbg0ZPQ04RGkK5GBoPoYu3yLpI2di+1hU3KBpJ2Lfha3YiiS/naJF+XL62jHlNsesqPPfQPrAWdRcNrYZMZGEsAQ8fgB5nGamMdJ9Zt0xW01hW0Wxdn8ofV
        Ri329UgwNWuVBD8/oTtlMKIEgWctJcjd0XW0t+XCX2pZmhjEI+8s0o1uUYqyquDHWIGMKFZ3QqwpgO/qA7SClufiTP4sjrU6CsGmpWAji3aISsHCr7/H7XFX
        zANSGzZHdFNdHoFDcXQpizBoA2kzuOb4LwGujZMXUOKdWJsDBdYmMyK2XbE2ENvOl3eVc87EanLO6++XgJiD8tgAdJf5tK5AXfdY16X/jpmbgPXBOih3XTxq
        1DGLh8wcYJXPomcMC6MnNfRMVlzWFkL8usGz+RR6ZufbbEOZjoRi0KCliFmFGtT5xwsI1j0AmadohQFJPhfl9v/llm4EBbLGAFljSmQNJ4h2MmS2GGmySQA4
        Voe4agFczQCePm0cjshnB/D0iXAwiHy0F54+jRlPn4FdBCoT8rbg8TOAJ0+IV1NNIdb0EKjaI3ujfH4vHHo2BohOxDgCcgqmVNUAMQP3bgysI4/3dXRFTzsB
        kRpFJzAlJQc9Ly3uRwxATwM1tpGLgFyEDR1gRJFdouM3tKzL6M2WmbspOkkhzC2FMNORh3tAeATcol3pXxuYl3cq6Gbd0WNjoItZcPKA94U86wNIZPxLWCqC
        VDy62cBPCKTgIHoAM3ZbVT2owDfgZgP0KNThIpJE6cAOCiSzP6WLfOoif8wVa3dmRLVAkoiOz0gS0WcBi44mhUb8eqrB1Wog/sRYrWTUtd+lm41v4+rK/6B1
        xowaLW3p2PacxvUiW+nJjAdEYxmA+xoUsnbacS+2QLINLFpx9pGH5XIjQj+US51wMq9RE4WgJsIWtWmmDH5tonQr2Rk5dzC86gGp82/Wg/YHonOJUlIe28qX
        DzqVXdXHDsOuwXTN7pQ5Z47XInhna9XpugmV+xgu6pXR1y+MzaGDjY16jMn6ItxadbpeY8t5B/Ze4aKyxN2O92eLltxUrmAJHCvNi1PPu+uwF3ljDxh7V82e
        kyVn7yqNqdWTgyRf3c4XgSNZtdTAHzCLtYXpRV2QlqOfbtlmpYzNqLA9aTc7wEEH1438vAZX933u8A3X/ic4WYNLFF+S7+8pGIM9s6c27xRrqL7QDIIbGdUC
        roJXcWwxuSknpA9Nsmy+wMTiLoO3mRVY177rArFA+Ne6OueswVXNYsPWQAnGOABQX/MBmtcPD415YBEeuoU/ie0wyPJeGWHEzEAC8tzuKLa4RGTKnzbyun9i
        GGd6w+xH/y4gbRtAs/XVWt1QVsTA7LWFANshYu0MJqiMxLQVdtpWbKkFoTZqENN4dpDEvLhhT2yWYnx5n/yUzAxG+V4L7IMWxaX9sIH2j3MzNvvlmoE61eJu
        XMPmjA0cI+8zVR8X+/aiHYZ9TSmgR4ZovLHc3mf2mgFMMaX19HFN5m2Y49jgKi+r6Bt6YiGtWQdN5Uju2/xOsr3QJKjfgMFb/khGZ2nhKzogEocaTPL91xBL
        JgOzu/zauISPrpv9Ks0N+oK3TbOoYQ7HrdI8IFy5P+Pv0hcFvY/xAgKF934NlJIaRmZd6tfsE4FibNiHPxsqUhlKDA5SELOuIQxgog20KYuwNuB+NMCfDbzG
        wWU/moq80CGL68TG0YkocbNX7uSxClPjgymE1xebdVzWz84wNuj/e0lACaFdkvECZexhRRypt1kbDOKEhYoidgk+ksxMW+EyGnDSIjnpagPtanNFfSV6hYcp
        OPRMVCVtOjYZ+MawyyZzetzn6z2Oh5d3ifgTa39kBohMDzRthnHBy9qV6t2nRkWNilrQnhaKFb45DxhuKxCkny3/dmQsoirtaNck1D2eH5Go+CLUK6Yxa2wg
        mbzcJsibiWkyiNiMiASXZDhBG8vWFPDdVzAHoe1oUvBHF32lvMpzFSH4q6UsDxKor03m+sQCkPNU5PzXhrqPVWevzyDD1xmPrsTcN6+PuW/OTdpnvrWhNXcU
        uDhq73XmgvG50mZPrB7zLBi/qaquri8aNX0x/21gl1E3xOQPSCmQkXiBhoOcyMTBm8XkN0Hb3KzTNleY/GVMHvqiBXyzpvB8VDt22TF9WMb0YQ2HI/KZZUwf
        BjiYrJ9g4Lzb9GemD1gsqCcTYvIgb6S1UXkdF+LaBX7BqV3oI+ZqX4wXmVpkBlGwVzC1WBxoHD2zCKua+rovallyPpBLcNfkVcQKQA/pXxcW3mSl12DhTR2R
        SdPQt7DwfZpoZMfVfRhX948LIk8ZhyC6NeRnDTfl3jiXYU7EeUmyKXp6H1ZKoKnH+oox+y/hlXGej5nvHHb/PrHA+zrFEE0ng4okOJgzu1gs3Mg3KrqahyaY
        a4gRiJcCEZdngkvwKs5Qq5N8XUwAuSpqn8Pvupxh+JXH9urwtyEvXsIUYU0mHBtydRHvycv7MeHYV2limXCs4TFd/FibWd3bK29aePpekKcWKPpsTNsDE44B
        ObmvVylz2JM574vLeV+B0I/Ked96Ne/jhEOKka2T1CDIFos11FXYrjRmt/JF9amSX8ML/nYe3kcyzTqsoT8Fa9DZRF9mD1I7SxqNdkmSYTRaz9rBaqauqcVb
        mKlrMFMXzZqYqWulmcr8LJVoJCB+lrCnsagph2ZxK1+h+b1SS3ldftVSXscMacWsS8rrpHYALtL2apdWZeZJoep586byRuscVjtcQGHwZminIuI1eW2pJgtP
        fk2/tsTXYMAwitZ6u74sXZ/hAHyyrjOuNZ1x9THjWpaJoEy4XvxrhW4FBXSLcS4L6NYTC8STDWVGmqK5FLitgCFxS9xWMIPbIklfh3wwItM3KQXzFnHYbsVM
        UECPoeV+ZwbWRZjguMASEWvVsSCkrdx/gNHPCbUCJhVxlAcgO2cUaaS4VVAfOAq38m027BP6fY3lXuC8y3ToPmGBVvY1S+3kMAS7TYSvJZ/0lVklVX9JJ/1d
        5NHZ9FKE78eFL3v4uZzzkObuSZHrplz/PW+dNzK9UQJ+kH20aQdV6dvI+CcZrhn0Jhr1nbzgmaNPk/LBeAoRVL5wyxaOzKY/FZDKRjJ/Ig8tdbhjqcPd+wGh
        CgvecEfdZE+BNzwAU/cGQha3M43QvMVI9xZG5wKkSKI6f2jOwFIcft7ZJpfj+j0DYN+NsuCVnhnA0Ts7vEZIoDX9KVLgkJl+yzTe5KSF+Cs8nokYQTmwHBn1
        WOgf9d1mVSHeMSt1/TL5u737CcJSMqsKgq5hvr0HLBe4zKW2UDpvaDR6flMLF9zLqkhOdIBIZXOGkvKGr7+7E9FfNkwzLQpDUAMaHECVRoz+nDWGP/OvnKEz
        PP9F6dec1KBv5QCt0/2FmEb25whIXQ2LjxUc7Zu+erx7W1kEDeYOlyQDfsF97A4XtvPolALLQCDubkOn3Xw3MKKko5cCAkqMq5Jhrx1Z1TfsWZAvuyeIGpyk
        uOkhPDaw594WQuyeVDCzi+i3Rb5OEvvMCPWsk+SHXTe0XRfy91T+Sq5zP3sycHagLQwVsYq4/YRomlDhsRHFHwxvOSFpmjPD3y5b15njqKj75PIRvdR64Mxj
        FnUp2sFmzGckfTSNk66vWXE1K2SmR9UwI6oUpa7ke+BulATlzaGrikQSvJUeS0jogEMpo0mfCM4pGpNqIv2/vXCoIMsPuzO+O+3rIVGlRdyq1EoBnMBvceI8
        SIlABP2KpxwY1EPNNzlNnL3ebb3ZbUk+2wr0bM9Dqj67i7dPew5Olfkbtkucansap1pz4SFWvcixfYOPv7r3z8yrO7NeYFS/5M5FeDeuP6Q1ro9GhpNgo4bw
        br9bx7RZLHJjBxY5mMIiN4yS6IQLoUULFlciuTIHl0x4vMM49CXpCZxjwtKVLbSBwTCeBQsrEFCS/B0AdTHY5I76+UWFDLRrN6A4HVLAWh9gdJvi7Y+6bsRI
        8ltw1wAMhEVp0EkOvoM+pTh06Ivpn1AHQqiWDnkf0O/o7O4qClXGUPjdI1wP0Cd8B+MvqWWLMdElqhbeJqKdQ5T9p3w3OKd8X+qQR7PERx36BN7uNEroZ2X8
        kwOxqViDoTrzxbm9nvsyfj3//QvycoHSh10SIrOsw9A6HXiKYA5n6rDqmQr0z50t0UEknZrqmYhC8Fslhr6AQ5edzJqiZWoe34CBQj81TTiPYKX4ivYv4f2i
        RdPS24L8fRa5HaCX+FUvsWB/n4/v7GDe9V/dme2CaMG2UQ9tlPX01Lp3o9LRvuiQVIhqMstkBvtHXpablsZ8/2MPiNxN765cdNLb9PxY3r7Vewjnh/zbb/Me
        rJRspEqWdRdCzUZWIYIlpKO6ffgNYmqLnuXWAhp79I1kgOvwplXtzXt1MIBOb4FyU3Oy6W1K0eTwuqyHwxGQQ296b5AJRguxILJAwyJ0plljTB9tMDJt8FhE
        J027JKNJvxxkK/ahQE0W5xSHcTDVvQ8+hZZXhM4emxCzdGkO3t/voww6+0gwYCfEn0s/OckiV+2clufjuR38YGsmO9ht9KOJ1X8ksbBesBw2+VXk0CTyYfDb
        uInmuIEcJ8hsYhrgsGA22I+aNhJ/0YVg1/uVXd8s+09T7XrJRcMk9ylrEP6dAuy/qQ2KOWhsZUlh5UuBK/MaTyQ4JHUrH5xBWKBJP+KDocSR1OJDYhRt4ldb
        E3WUN8PX+cXmbR6ROHQesnQ48F6rditYaK+splhL7m2XFVDWEoK5mljERWIPeBmSCYmbJGBH6QRW9NIyTtBl2LmPvIGhie/T3/h3CmZtU6o4A4lqTyXQOK5O
        d9MzBSsBGGBZo5BAG2So8BJrJExOUz6pQwqIgMDNAueDD/v8tBiU2BmOQAPbMX24yneUFqxjeugQHbMCYXUwkva0ISW0eQN11baiod5VPhbfsjCaHnqpjwNv
        77lbGZnw3gHkaM/9Z4CfN3u2s4NarUu4G+Q3iKaE5l8rbGcs6qH3UrMDY69NVgUfalZiraIGukqThBSx4Q+PqrN5aqaf0PB6PPMSOwqUHUa5A010akc79mfG
        gYhqLmSbyW/EtWRIUqJkeAhNKlHzA1zOCRrkBg4B2S5SOnPsSkTEEu2tC3ef2Qvh7lPlQK6a/XjIoLV1jSlam2vdHKF6ivbnme42ImCfNF1eURKkc2Y/NCUM
        skxaaLaq2UqLbFHIpVagxBsq8QXNX6gSb0JHiMXuAI/EDo78roLIp2lWT7IZKkPPwhacI1MG3DtJSoDmVt5kFkkUF0qFyUxyFTfuQ3qQ33JNLHJ9WzIRnoSP
        p2rVBvsWnTbzBSTbsJ9bKIjoyMizjOzcZJaL7DBgPYq/vGVukqwsb2F5QBPQsi2Aaioku5H0SNR0O6zNARPJHWeGq3ZpJ28Ex2pyCfA6v5Buy7jErs6gQfYR
        mXV1mTzCrndPdRAxUbKYmm6RRXhY0uCjTrCCDxE4wqN7aoMurU2rFBg0IYLs8YRVCkoBlsJIA2fnxkLgGC5hdbGAFcm3QGFVNDG0GfK2RdtoKxFz0TR7jcGz
        3hZViNm3BR7UBiRus+ahYqPtrKmqCjHli1zBAs3imVypfyeHtd/xmJ9OQs6zMo/SXbckh8BI45GUdbKF0m5t4/E2vk1GMHKlctIbmf0YYCX30PEDrvh8hBAG
        9WTzACOgim/vzhG1znWhKc2mSt9TTiyvUPr4UMzxE1oj2oJkAqX+Ipl1AwsZd3c4EnEVRJpnXCwexlt5iFZfjTNL5iDktGRuoBEN9bO1xSE1VNUtg6pIuAtG
        TizI+Vzzw/qm9O0t4uQ9yGyN44N8ANOjJXMA66miZtX4Vqt7zY4f1h2Y8zE0nSFu7UlEB0ccHsyNnGJggQTWFSi10991RadRhtrm7eydRVgRsduD/pUxA+FV
        CosogEUkSVcWkdR4pK50tq1hvkDD621qeD2UtduBTR9GHGwGH2mFOoa6JpMhigylTtYeMjKQetzRvIwJ0fgy2It/z1PjfPgvql907IP92RF7rl9ZfX1pSnIw
        OfNwkEM+hi75sSGVk9DiwEd9NcqTk0G5wPPpO1sfzDdBcmo2n5IK3/89JzjoNay9mbuwOLH9hiVgAg62wBZmI0sMv/rVr+6HqzKOukhyt3RQrESJNN3H1Pub
        VxvVVS2J+ia6Gv1QtFZCYdolp2CLon/v8U5zqr2rMaU9kum58A5PpUuRfo0qt62scZUhK4L4FrH9W7oOeJ/IWFcC8w75lrn4508t/uFGsf5XTsCGYKr8koNV
        OUnxvoxLTVx+lKaCyYWyy7dPDiQLWZtzksD+IcVljm6SfoWVBnbT1i1OLEJroe4DNk3Thk62og8hehOiU7ZgAd6nE/eOmlEdXQSYWjeUqt6RRR+sbohW0JF+
        gYXDQCPC6BRIhCSHtvYtK2N580GIVjrmm5w2pmm68thW2lvSF7ZkYoQlrV9N/M4576xvWZujWRNB48TY6apj+SxVKlKXn/2+k2c6jZKpGWSuw896pzrwx+/d
        y7UYR5pk7r8XJoI/3IOJj3KLVsibVARdj5KK9ddnR9nUCmnuikKoHBsXsJodHCtWvheqt7OFthsWJLSpWZhkabuV4OyynDULEUUwweGi+f3RvWgvHswAJR0e
        fjhCVhkdBzPoXEd3PLEuj2PehpXdP/NMZFf/ymA+brkC4qa/7WWqFmDOcwJRrNHZCg9Q4X79WbSR2C70S0Vzi12+mrfTf0euvmj44v+R8jzggoujUxhohpJz
        slw511VD6ehDGPoIJZH+OVUww11oxFLHWi7VNoFVM0jmBDkVi2R8m0zAZKa6dARLKtYgyM2KyVcjLcY68YE5Q4ffWAUCdcPtJ7o3ekPv8S0RKkZVRM3UqWrx
        jHz6cantc6RILB/E0uR3wlwZbOu01sNjLi55g21dW5HDKUvQzlWNUySZ5vTPVZuQkyUZxddNE2M5Rj+u2/+FZ1e70SRiHeabfM7lyoR9ADEvan0FBsY1r1hZ
        48tDz+465J4IDplL/9Ir+BhVV9lITN5W3uJwL9pi+EYsSrdOcpnAHf5lA61QRqs32ugMb7yfKul8jCXqVlILsAl91lonKWlr+NXGqU6Tatm2jsU73R/IFg1n
        pu0yq/KAcyeoB5jPjl3ZizPdLtUFvjA974PFE80nYVPpDi1LM7gbOcHU+Tp2n8Ra8h4XCwXmdMNXNXLubmVtdTh6dEgliU0G0qqCajXQyCHV7pVjupKuUtGL
        /gKNZghi094bpZ0gIt6SWaZKxb0PctCTO4g79X1n86W3clWW63iSNqycpTvND2ZL1gwRUXwkW6zVj6P147B+pPlLs/ngnQ6e+/CDHWf9TlphbfkaSL3l6hNy
        A8ZLC21JFKplAea6mFP0GoB35VGzdPYX0612p+LHldnGLiZhqU0TqFMuH6CycFT7vw3dHhf7KgkW33A5TT7pe9E5/yyXxT31e5OqeXSQM1KNPzz/0YXhUvon
        HmTm2EmBvfinehEUr9wcgIcIw3sgkAhC0oUMcsaHuCcaWGZUzJqiqurzlq6LBY/nscacE7Nh+9mMU3/Elssc2xTF5EEIG53lkaQWFqs8TYO3AdN9K49JIwzF
        0mCJCDALyUeqzdIv1p2xliFFwQCe/msvV55SthvuHGHiV4S/4xBi4s+a5HLeJr+lM84701hdG0v4la8635KHYEPoMDrEZHTUq818WEAVSTUAI6CHfBcZ+I+5
        WDy1WWd3aLxq1dZuynCnZngYqFPfg5kO8u2C8BvrIj6DuyW/6rqNc7oe6VebPiTNDE9hXTzQdXGMYIgEpn1fhV6QDpsI/TWy2o3zdazk1pcoW/fYxT6x65h0
        xTjt4RdMdhkQGQHHfXzonuG2qI5gDmblgdodTi+xO05gMU/rdoqTfLfrn1NzINJ1/NBu+okIqVEyxtKtckfVgeVUxoDBZ4c3pS+4GtNNP+1ZI0dUm0xNEGWW
        5hI1yn9U7lz4UzsXfjlu+zaQiLeQ6r7D0dldi6CIzWM3JItdC0Z3w6BTvPmf7AjfEjz+tYZv4bZ8Oi/k3UXuxPk6v+GyoMxvvGJ+U+yf+wwpgt7pzS4nOeVy
        khWZSFflwPV1WB8aIUWX4z07r7ZGpzXJamAB6GnN2o95bnSusBnvL9aMdN2Z271TkdGwf2UtkCIGVh7Vl1MiXUWMoIJ8DNRcQeKqREyzv1hGwGzRsxPX8N6B
        xj+x/YGhzOVpGloBDK0g0RUc0TTF8olPa0A+YjU44/xgIQUzUVYV1gSici3FQaakDKSdDorNGdvaZ9X5d0obV4PIxS6EhTJ45yyGALCSYYvDvzZx7OTBxjIF
        /Tx2fGVUwlRJyovS4QfSSTINjAS0QPIbrud/EMl+BrX4mcxX8eMrWYMz1hSICV8j9UF1Pqi20GY65KMWlCG/79RXGatqS01SB4aX8d/qwUsRE4iE/RovPUAz
        P8LQC7L3qmPBYkDWoYTde7k/G21xZy/84Nncx/jsGe7t2B16WJeIzSWz2cwvNMXtxANxTDXflcPIo71HxWn8x2HKQVrO8B1c8uICgytjeHIGykXtbyvrEywv
        bXGHNifNMvYytHp0RhJ2+2yQPWadU1ocYHIHGhQy2OZMOTjB4EAmuLfHKfI9yd/3CnyAa5UM1/LvD2oTqqHTcWsmX0CTT9u2z8VlbdvFdDa4X9UzvzOw2hD/
        0LaxQSNtW0OMw3T5qscZo66yss6Qb00OY0R4kjTh0mrTD/maC3sHW3uWSN23y8waxEzhRrHusTnWPgNvPT4R3MPGSdQItMmc9v/b8/e+//rgXFd/EHAu7/G/
        GqLL7jKGaIIAbwTzEV0f8ucgupbroSFtPSRPK8yrDlTwZsKS1tBZHB+8x3MZhAINUapnTqGJK1iFZ5/Q1ljTxLugvarXdFgJZtFe31kg7uxKl4wqAZZfvHIf
        kVVHmW/JUKxQsBh5xYqjomC49ILgfmzYAYbLgJacbRImSH7cteND0UPsRpdbRrsrRzQb3t7hxsKpcqPB08nbSbV8VLlxodjajb6aHjE3Vso8BDorCnW0fowR
        +GCuJPXG+l4rBDJ6eHaRsJSAazdPT9r4+3ZZlpAiT+0iX22PuFhg0XG2NIxctWFsqED9z3dcRd8QS0D0DSwcZTCvoW9+qSWZG1748MLwac9Gi3aG57/kM8z0
        tXYoBm1L/r377/69R95xxsHKM4hJ/uJjCyIjZM3Buf0tE39peANqXY49xWNilHKNtZxLzp68fEd5MvzKhxaGn4qGveH5j4u5k/5DIC/ktCAiqv4Hi2Y4+vgC
        ZTK8UD3y8h3FkY8gg+dos0vJnvdvdR40zp1f/sKv/bPoNq5TIHFdVDeGCbIot7IrXyjvHRl+inegs2GdetpcRABy3d7bIQC9XAlg+PzHF0rKprsuXcT/fuGO
        6spOITxthYAiPlsV8ep0EZ+u3ymS5R1kriz8r/u3uk+4tvS/8U8u3Xabex4DxtNFKZ2HEH+2kIDzfqMf1XvvGn5pFwnIdXtvhwS+NCuBl0UCv/1fLv/03b/9
        v97xNTWDqzUJvLhrJV/FnSLdqRbypboErkr1Xykl8OXf/MWvOLc5z0IGV4tyuhfw8+VCCO4z+PlieXfkDr+yixjkur23Qwxf+fir9oRPfuFPNt/2yd+ZJ4JX
        qp7wyq494clP2J7wxCfkkSK1KSF9pS6K899//vtu9V5B6ZJbvZdxfKWs6+fxU1K0DeEl/ES6evcF/PyF82JsfsUd/sQn5ktDrtt7O6Shl2uN4son5jWK60hk
        9ImqUTyza3lHn9itUSBzlMTwlY8tGGt9jIoCeucxmF0piu+N8POZ8u4FW9bkDxpBeC44632AaKCXPa5xX2v/RRA4znnnarkK3bvW/rt/732PnHnvI47z+46z
        nyvTw/Pw+Tt2vf9ElP5jXJg8w4mzu92NErHFO9ibioZXXdp4w3hrePAvWtg23ZR65NQZS8lBejN4q+PM0/VTHwfY0UF6GMtFETxxYIicfUxGCCwGB+kteGNT
        3ziobxi+8VTQbuOVV+BMLW/k/OwrDr/rISJbXjXqRzGiR8MjSN6+lP6Qj6RvF5tShjO5+EbvCP684U7zAx/5XN5+GHuPbZNcfi5feEq+uIBtp8znFhjgy3Dl
        lry+3o3T1yOhk5rHuzSPx7IQK/GasVucduZfa2+ErIV0t1r4O6wF3X6YI+c4jv048HSxJAT++PyVr/o1qqx35p4YQ4CmeIhRwEOMgNDwVurg0M+6SH6T+Pmz
        j2EbIFZ4OQJrP+1uVStG3YoBynRq5+3aeQK3kwj0V2mTa1uIwgzsFrcNnkZj0Bp/SGXzLSqbB22Ne5Dii3xaRBQPP3Q+xklz6D/+vmH8+BmV67v03Yf13beL
        XMMpuaq8GrY4Td3cwPbBy0y5oZStzOQTugKHpnCL835N93FN9z1Y7i2XGcnSirisrv0SZnX4XPo6vNrXV5f11VSy5HFj4FOIaCHHEYICRtec4ALYbHFyHrEt
        aquYISy3g3Jo3eqBuLAnOgA8dCkXRWS6oDpRV/8cxRBzg4sFo7P+r6Z+95yvrvrPtOwOBKz1fxUgXneaLeMQYwEca4lY735BzFkfVI3yx+DPJiObKlxlGh7z
        WwHXKXWlAksICppDD2dEl2XTSH+YzgoAqdu0AwYTDBDSA39f5PxfLLgfAUYQ6JOPuUWoZbyXftxtN8WQ320x8tumHyQMdUkZyBbfWd77ecy16k+2sQo28pEt
        6a3VboGX/kN/+KTo6/PuUHIMsJGiLq3OCIavIA64aQw/7doLIvdPgzhPquFpOQ5vvtX7VEvq8b/ypThx+qRPPoq+Ta6K14PF4/jOD0kxzG1erBtDI19mVKLS
        wAXys55ZvIRijPNFROFYGjPuBWI0ZVx5H+EDJSvbudO184fP6O5DuQ9XQyJP02OESblUDfRDA7/aoP/gjlyEtbx4/lvIb0wID0g1PBSHQhj5kO0zkRIjvBwi
        2UXwcqElXNE86B7eL7EYz8PPTY5fcjHhgadE89TARNvIUE+hvXQ83ZbeIY990dWg/KKssPWQLQwd9bm4ghAxbfbvckF94QShpm0uyiDpFBd6FoeKGWcLK/CL
        3MzOUHvPuFsUcwfBff30oo/4+fhYcItYXFyL6Cgo8edcxTM+g4A1Cbptt/TsKNqZKoouZnv1myP5iCjD9JJfdKZbnKddLlyUVah+ogEVBtFMI34HRW7p58qP
        tIYedpYlkRfCbuB6ni+qZuqRhH2rzUaAlSibLbhWbFWN309/3EefPMKtPSIRvHd2EMc2GnJjKkY4HMnKCxGANOj4sUJqMKWMPmPCz3BczBYr9d8QOV4mUKeI
        UgJsTTwdpKKVVIXRHoZu6U53S1Vc7GKH2cUkp0+24H1zizNqMTz1CJ5Ew/+m6Jny+NVAH/9SUMzn7+b+AlvMx1oq2Sf4tlgDLW4mSnoXWqxnCKBG6yZasixj
        vjQZZcvYkeA6iPzKXbN8WvcOQ3oNPpev0BwIzYraBBF2QqI3Oc8H2lO+aHGwV7i8eth/pfkIFxXwYqXh6trumzos7stNFvd8rGqVKqnQUKJJhi/JOPaP8USf
        o5utVlP5IONnzSXZ+AM2tsP+BaA35PgE7C+IBGODfKlBxf1kjL8j/n06lnEB0vtIg7vNJO7gigDxbOQtA9URB4CXAByt0nHIL4g/aan95dGf97BLg0bQ0PWV
        RAsnOhQijOiWQJnCuOKtsrAYJAKABCDcO53b/CsBIvPOXJp9qVE1vKGTsJLCEhJBMLMGEK/lBD1Je0RStDm5qk88If16kd2IUdHLgJ6UqFtSAssVQqcu5ktm
        +SKjm6O7IWUld4JVItofJGdFn3zPRbP0sJK9MKgvvErz+jNLeOqhi6eVYmn4vKN6bFmVmDSaB7Wx36da6yS266AF3ERLo1trIayH0paI1M3gmRZsia8mfvts
        oC4E6XbeO+h4Z40jhu/uI3OFZj1baQSnFlXHWS/dYLG49U65gAWMi5UWxHLmH6V0e7ekoaPh87yQV0btDH8o1gYr6TP8k/TO3dhEG+McNKLj4Qv6nYJOdESH
        G3p6KJeoC244d5ZLFAuy7oRRnuZSdSIr86g6cX13qk7AvbAIi/hcI3J+lSKpQRtqIWPBR3EW5t8k9wvx/dAxxMr25wbvdZ97Ku9MBe/tKitfNVlA8N6wHry3
        ZcJa8N5kXJNpY0JK1oDRgymrxlgFI3O6ucF7cX1e8N5oJngvlgqbkxqtamQqKsAmiO/QUMfwcPcQtUtjdrVAqypTj3Aqsi8JEUxbQ/iCztN0EbOGtG+mwcuZ
        IwN+43vyrhz2f0/eea/pbA9fatxDVI4zMt26k7cHDeEA0Z3+mlfVUbUydK5GcXB6kCDuoIUsY4X//2/ZSiz8H2iTXfgPoMVK4r1iP/X3Ij8+65/zwIRxZDtv
        cwDwNTS2W+ENETiwhl3cnSmxFrk0rL0Q1COa1q43xkXIQp27luvPk/KhUd6UdGECIYghon6HiFLIiIchKc71feSR01swavLxkNHZIxtKC5E05wfeSE3KeEWI
        uYFjnmp8jRThNsKJ3GOIUxJP9grOTnymlvuLFVsAOYrnEQCEzz1FT8uw1rCjOgFAk+GRCgKAlhR7igDAVwKAtkwy3mbamOLT/Ie5Kr9StIMm2LNbYw2zZEP/
        w/xow2oM0m/Hg0Zf6+trmwn7K3ZxxNCbiRKOCRM8jxhx3J+KON4lAYipVYwKot4VmyMG/ZYZjuWhb4yLigEPNf6bQMCiO149rLgk3mJPibV7JxPM52JG+Y1H
        1D9I5zWEFUdMZ2m1Gj2Fm1ETH6G6NFyHXxbVofoGcktyiyDdIfXKSAlMYlCIOMgJt95ED9sEkZAjkj/CRRvfi84SIiG9rIGuV1HFp2/FFEOJYqaakTO3GYnK
        zLj/VmtGfr0ZBezuRTPyRD9ONaP4+BlCzxxpRQ20Ipd4RSwU2FbUQGtxpLU00Fp4u6+3N2nLQqvJ4OLXGpkiUKwep9SakFqAhYbHZ5tVjFuOqY1xFCw8dhBY
        eaRbg2PlboTydiZEtb1qG/EQLB4thOOeaaJWCCQYGbtn/Vrah0xfJmOtTCA8GqxJ0Zm/CKZysX6/4/F/eXz1O373DqmJ4vRRWL88f/xf4npxyusncHr8s7he
        nD5aWcuOA6QDrOo5z53eJV1en5MPXtdn/uSOpKLmTf7Y99yzroXq+AdrSEFnjKg5c9f+GVzH3e4240YUBpKCIxMzx2buf7mjxi0t6WBH4pP+GPP/0po9tu/Y
        ZILZHHasnUvVBFwsIAcjp1ctLqMrpj/iVwliFXPcJhsdI0YWL8fHtFZrs/kJp1DVfam9CeaDThVGyhlPfhIcLc5d288/+8v/8y8MrkzSb7uEpWWHbrbeVHqv
        etomh3ztFVOz1/DApO3bpHdJwJvNHrFPpYXyyLRw7+rfcpf08z+4Y5J+zKcl4Yi1p6/orT/jrYToBzvIy9TVPeeeVbdq76DzWqpZWcrSj/vcRsirenmYmAmj
        1SeKY1yv6lZSb1h5rSFcmdRKjybh1aY8rHlCYLW+2e9Z6U69kiGkht6vf8bUH/rJ6vyy1nfxEdHyWt14H1mb2Fq0v7TC9Lqn16erhCV35tZEbU53Rz1rU3Uz
        TggtMlo5H63whCX8wrWe4yDj84EMDKzvL0jgAJ9qKHzKsx6GkYIDAypQCw60PwCgCrD2csISKQM+LK0R8GH7OtawFJmaB+ovYP2mkCHW8nF1szThN1oIpUJP
        gJyWH+m/9RS5RwiPX3rSOAoi0ZVExkOJucfKhwuy5gInci0OorPNc40PFGsRGCQb6vbrwGtMhtiHcpfRYh1EZEQAy4I/ytR6yEXjXsQT78q9i1iISv+3suc9
        9PAAKcDmWzCE+DHc58wmdnyMIdNpGeLPolqDi7QGxzKtYUim8CJGFhnET8O1/7l8dZfVvW+uYb+kyKvFwkrjww+WgC+MV9Ej2p9CxOcOyAdAHNiYofEX5luu
        S2ZJbqnluoQ/K1KsdP6zy6C0sM8u488eRHVcMvYAqUgZ/9AFg0A9aqeW3y3L78lADRtDMuphCyMkBbto8NGI/t0BDHLMBDkd9fgLI/muyPMBvUtqU5SHlVMU
        nPFkE21JGTMEC2U+/J/MvUtTU+bTg5GYbZdzIvhbcMyVxy/n2L1QqHAtkPTDx2uK+LQa1A1Fq8bW3c5ur1i/Ot1gATVr+qx1p7Zoz7ypHm7NOZGxknnvqIcb
        yHSLzZWkvqB4vLajW+RMnUac2qaPU276/HvIk8s8tdK38pNZS8T/U0HekQba0j2GTvpFL4tJToyvtYH6ajDEQ96C7xNmJ+30X3i5cx+pl717Ou7wXCa5yrr+
        MdOSumgy9AJiCuW9w4q/xcGzjN/wPOjRVinoyRGPIU8YnMbu6DQB62vKhNeFs3cb0GGd5MAfGGCA1xn1hkl/xYNfjJSl41mt0+Hfhg6NcU/3fp1kkZKlFoMc
        8dBP0sw7Vyr+qzR0oJtN7g4vACFo77wkdzruunER1N26yZoh4gSS09xj+GxaOTmHsyM6qh3Tw4PFIoozbxUQfi0711mlhQyS/9r1vHPhWZFtUK7FYl9FhxER
        fc22NJ4F/RoiYIYuYKXQL/cO6P/iog5kAnMYAWDA6LNOzPVhwKpxNWYoA+n1AAyAu89BmCsUqnHU72ORWWMdxmprghU9+Vg7iM9FZyNV6S8qJoVRuMEFjplH
        h1TT2CpnoBrsUFNU7tQO9bHCXsEW+1swQGFjIrSubeTPBn4E5B9dE2JzIho+625pohHSkz+b+HOk2pmQpJ71amnpjhf2qxN93e5ZG3/XXeozZALHoz9vXcww
        PAO2wVXyZwC3P+joI3kDDEFS7sY1B9yBKyYEKKUhc2rFy6ALAS8f3uIckV7soduuQON1qi0dXGKw5AsuYr2+P+/ZYMQrcwL46pPnMTBoLOJpmjoseoCmLkVA
        6D0yAPRAEyIDyu6jx1J99FjFd1N5t294ukdHkL4eVpCl2ZDDZokpzcYJXmLSemLjBHcl3eXisn5Yhqs/5Dhl9kzFCd75tnwhQ5tawiFFZGAN97uEAMHd2QDB
        exAgeE89QDB2p7EihARkNMSfDqrCReuSSkNwYIRFx0Y22nKKffPOJbwyumwa6XOlLxcY0qW/SJXC8JH+A7/RhulWmyUMryqGja3qSxPyIIawb3qoI362N9Fr
        D+7gGhTDoCAznWWVQrxXMMX0xvki3l8Erw5T6llWoFG+MMo7IHgDiyj4nEDw0QEBFp4yXaVyAl0HMtVD4NxG+sti66w9JaVa4z6oWGgJtpfa6gzVhgssRPiM
        C/1KyEzDYmWInNGQ2tprfs5TUFijQIMBG5YwngWhT4BnhZ8xTbsB3dX9ZumzP9h9QCzK7tSOs4KD+N7dAOHwCx9XGlmHHmJdG2ekvFf5ZkvFIpqGlMbNWkgp
        Nl1Eh+2WzyKnz7raLX3TfeQ4iUJDW6fg/rMmfvMYFM2L7mUE2rfRZzvTe+MdXbHtpFtyyq26BomJDAR/+cfzXm12jHboU/7pZPTIoLonM82e1gsiPp8esFbC
        olZMR37zVCrqKepuDpFzil5ICEVXRzy76eyY1pucp10Fm3/KVVDSCEep8SdxlLr+MRzjWz0gVU33qP8E6dCP+gDzArb0fiC9CFvq6LI3ph7/o5/8nw2/dy5W
        ENOVsOY1hBBlX/Tnm2J45Is+DRgZYb/oc3uToA34QjzhIVShzbw7/BSc0IY/4W5tOs6tvPIRXvkLp7wiLzsX3VudMf3hbnHen3fe5Jz39cb33urAeeSwc97N
        ljCheAL0RPK5C2B8dcAJjZXTW0QUGbMxctUx6FNAIjgAf8DRd9P7tJu11YnoGTfv3uo9iw+I5fRzODbe5Dzja5C0T+MIwBGOIuIRjiLin/A1esSTdLM96l/A
        cUlEjbH8qqM+MBYfoZ9rqUOEfK53q/wF2ZYkb90kfs6VT4tSgZs3vMVgYsVVL1v2S+c1SP+cdUEdEiEKWwzzTqw8N8FbkqXUYJ/J+tzHx9Z030QWTbEwQftd
        LOMWAG6xAIYwi6ggM87Cc3mfDTUy/afYEhvJrnJJzdIjx016XcIZEcrz9Nphi6jaQx9K3cOuujsNmyDjyULtQmfQ4UMvBDJMy/FqkO3B8XmEUJLUfZoqLwb4
        +xL/vhwANyFt8ks+nT3UucKzIBpwyeyRIdGDaVJUWZmOLnDQLKqsEw+4CTCdEzzjPtZhEA9XhQLYw9O+RjiA88St3j/3tbQAVbjSn6B7fbquLRz1b5dDelSM
        TpfIVZgdXbRABASiO9MXfetuZCNugIoIs2N6MLXsFKKFKURA23G2C/oaeQPQUkwiUqDG1CVdvdsSR1sjjOrLgQ/oYogVyKvOdt48iLnH7VuMnSZ100TUfTgd
        G/rQ4ZJj/XYizjanrKEmjcVxHk1drZ45nbdrjBOnT7DZSSE4WCDDNXbdEdxypZh33Jt1bCCg8DQm5A8TuOg/l8dsp4GJn5JBQlppEyjCsMx3PJ2Td9BzJqx/
        37TfmycDBk30TTJgHIYIr6aXQSQZji+yk4X41BueeGr41d5jeYLIbHJ2gmv2cX2V4XPF8sdbJnB6Gz1i49M17vLsFx/RKHQyzmJCCZc3Lcycsrd1fuVifhXZ
        n+FMmVHXM5fgrD1zydVlXsQ3jR61s4yHZXzCTWOfTKzZQOdpoFJaMBua6BsyVNzvuh9EtVvvKdUWjNkxtMFL4i1tbIfgf/gUXHWZrlsm61rgLOC0v7Xg9c5G
        aHEj6ZWLBxGr6xXphEuSRn9r+KJqiEVpctke3aBZqS2Ml4yrr9yhIESzJFZNvgpTcemws5n7Zmr/OeDmkFhVPnYQlqQzgdp7VG6HX/josdMy1S/s0PfcLVVT
        WwZ4xxmm6z8k9sMSuMFaOBxBONViA/3KLCH30tQGOhgnZFq8DLWW7sbJjQ3rNldrwIT9vrd8r+6mg08NgbGIQpi7X47r8/bLg+n9cvAwp5jVmqVh43vq1g/Y
        bZcRc7aScFBO8FZBSOWFWG3sYcPVBU0ksxRi9y3AuWQZ9tzF0hZ68dhpEgaIhvfTbzcr2LQKzAo2rZbxa7Pk0n3xo1equbQMKty7rla0EaLQL58Uayuci1nw
        54scrHNhuYwFecd11EKPpJ011IJfww+AW7xBSvEGGTLJVOeDuXl+LbR2qYXWDGqhBfOREIS4BkEoG9uIpBO+aSkWAeR42m6U1bapl5uzlZj7E6mBDogjimb8
        oC6ONJDpsGa/gpnRrwAvEBG4aaj4SCzI7ekw/bZkgr3xsoins+Wy25WXX7ljMi4Jf9FuakzCVE5z90uD554CJL5MZce2e2Nq211qJpjaL13WtbgVaVxvQ3OK
        tXE52rhSJXQNKORoZkc0NMvYV1/i/vlquf+5rNvqS7P7oku4HpITy5dsjWpNJJ6AV7sLdxWZJow4gsRjdXIArbApuq3SHr/qTiloeyfQLIiw7ZOsl1Ufi4UW
        mYWR7s5LSq9hv1TGtGo/HYwlLVCTyGjekaNIo+ivR4ZSu1KC1SlAAQvfAdE4dvoNUOggJsfEh/lUqlhRA+UOex5r4IxpXVKdtkGT14QBtAc810dAKnzU35SD
        f1Tshj2Yp/Tl0MbS1R6zjJFjjxIjruheL91pAnWncTU0iy8DxQuAhILMcfi8tS4tqSbW67EgTosVmP6ooNA2i7c4m4Vv+MXc38GeHdbZs/0ae3Y4w55tFskL
        6+N43pPOCSj+Lc6/dq03BCYL1Jly/yQ06CJWDsZw98bp7ainRY5KmSJczcwA1hnlCnDACBbpMNaEJu8o8sZX5I323uI7eaf4Ut6qvkUQCIETxUelVY8gw1uc
        F2Q2fQJxhSfVWieYAOSxV0gmd/GuQ2+DL93Ld0jFX8T1F12CZJqTCXEn/gSEpkxbMtlGT7ZJiQJ4hFApGSXapj2CJhNdZVoXrafrn0maHab5kKo4YLuKt2+X
        t4FTXqSPkla3y2gssBHS70Du36NYckng7RmL9i4LEIdpskiz1L4hlkb6v3u4luqTaEpyILsYC6uyOSI9BmyicnqBFiKgJa4UUfrQJcvd6de4OxfFmoGx1HZ0
        GRnRj5K/jdAv7ux80Cunnw7ng9x5k/mgQ9fBj0VeQ3eHU90drhNrnP9L/7Fh/D5sC3uuo0F9czhJcLchoM9+EeyjjFfo7oxXGDygwRSreIWuAhbvHQyVTwBT
        Co8BpRON0iKNLasixzC0tK8RRF24oYSHubgWzYkv2OBG53SSfuEyT0cT06yMX0xXbJRB+AWhHsOdhaozsLhThQpftUTEf/uPG2eL6QPvfZwRhlxG5+NeqQZb
        soVyNFpAwxaKnAHRbKEYSy8qApdMFepztT12+vCgeAgmFG9L8QokPDfHXLvtPL8mA63J37UieJ/xWeRgqh59u4+ws9R+VepAYzX4O0st9TxV6ik/pXBuqcNa
        qSuDrjlm7C4NlhigrIGNsFaGPbTtyKb5s1WankXwJh8qsRJHprASc/oCt/zRFSqrhZOra+0fvOv3T/X/0z+949e+afRL/+BL/+gt1xJRCHL92OXH/+A//0Jw
        TJ9fPEbnPxGIjDwVBET0Kzxa00/686oTds7X9wVO0KfSvYMAB3nr0ffecvs3f9459lNfuPtv/+jv/fQ/L1J7x2O3//E/O/rndxQb4/XUlBwk/QQJIf5qaXzS
        V0SExVf9g0AUkne2xCgZEkrkwVTLDKda5uede7UrVu0yHGbyO2O79G0LgqrA5PM9MpvMELIPwZ51cUF33wOGU2HYc+2QNvp5aNtkWPTEmRR1V6upZGJAOrJf
        Av1W75d3HbtcBwp9tlwyBqRFbPcSF3sZvVYJO4bp3YxOS/4HF1gQcCDxV3pCMqixn02IKGchgj1Z+hQNl0b3yHRLi4otPqe+3+zM7jf7GtvDq+03e1XQMLt3
        7JOKJNF9xlJMpAlxrZjcSkwz76hgPCsYh/vN2LJFEbA/GaqrC9Ek2iW9XoJFpD/3ahgmf1cMkzcPw+SXGCYim4MZDNNhjK0wapzxqAIxAcBmp+XHvuGYRa9N
        eZX+CNNz7vo3RxXqPyFEis635RxLKtNCmWhF1nFMJUxtQnTjqAA1udM4JkUvyeek31rI2rGJBTBNKmSVs3ysxDGV11K5VuCZap+zsKbRTthY9UMBZBaj9AUX
        LIFODQ/u1dHhRfJ264lAdpmUOOO85tcw/ULtulMPiqsbU361GX7wiuJHsHs+Lq9pNENvbJGi2KiSyayX/rDPxQK9OqpqRqZjf9gKwnPuB92zxLqfD+ZEAa5b
        PtfFZZQX3vLw8U7z+lES3I7nNzRKwjMeg+pMRUm46mmUBNiNiGykTusvu1vpG+mzDkMhwp4x4mlHh8Tkxwb1NSd42eX2lKSZHm73bAyFaaf1Mqlb1f29yT1w
        hCADm2nbhlTQl1+weTv7GLJX7kpjW76Wp9s0oRgpnNSEjmlCt0tC3aSMAoDwCOVbt+tbDTz+dn3rIX3rQXmrY736/Sr8geR9SoatVitoNfzkWntJpH5fVAW1
        AITguUxuPHLmzHefwZUvFxtb6MAR9DE/mOoHsXNRCK0WpmE5U4khjIDyvnkIPdmywQUAntAz7Pi/5KhQmuA9Lgt5lIWE3bJrbZG4B1RxUCaSp/dr1t6jWXsX
        1P3UE8MX/JkG41UZktvPy2ePaIgDwjp2th33um1Hkk8P85vQPNHwSXfXkAyzdcmMP+1qAUauluBJODs2WLQL9tYT9tZ5l4KvfTFKds+bsvIVkR4axVCjZfc1
        0gPCeqhjd0wqL83eZb+ohkAjub1KbSC8Gb4mWb1is/yszfIzblEh9qFqtcmtLTLUopZI6Rk/4mnpS97w/BWfGcB2zcgb5nJDZmxpoFhL+DGTVPmQ3LzNe97V
        +oRiTb97aIaf/qepBsaRLID8eUcDv/at8pKPejzkfclFFzjvoFtU/7i7fOdP/MgFmduPzqfzH7nWPvMII5E87LwkQyd7DgENYqchHm5yp3nirR6WaxKERQxN
        d36kinY5NU3RIgNMTX9zhy29wzN0LuSpbpk8gjWP9f8PbHC/WsVUK/W5EqF4ZfJXscJryPZxkXLO4fjrNsanUdBFopf+Kpb5VJI2wSkr/cMNv3POPxt8QE2y
        8KBTgDYZus278/ul2V1xEAbDqwO8H8Ikzastw+NKf+gOfU716iEpcl/6jmcwjQQ8E1RdZVTFIdk0EV1+GNDQnIplwfCQuis57G+Vm2Z33Ia5fvqjfp4Qvsi9
        NcSi8AHdQtiIclPh6h2n824B9/OwEsS4sOAniygEqCUSkcrh2HaB+pMs9mqoQEbyezGw7wb67jOBvnwh0LevBFsaGvJFzz7o2Qc9+6BnH/S2AI+h+0zKKAym
        Z9KxnMPZxqTQXjjAG78AFab1bpVOGTJml3vS5XTLswSUdkQ6XXhtgwP1CsAiR7IAkVZFLsh6rch4ysNTnjz1jCePXfDwHKPEXw1wJ8CdAHcC3IGu3xKljJAd
        IFPh6RLZVni6zCiHPF0hJwyWYVOY009G2YJpapvw7NTDw9SjM79FmI4uASnYdcGiqyDBnuK8LOarR7CzSnCikFgFnoKFIm9zisJQHKGFwqef8Svq5x4AX30b
        T/6N0Jlv9JYVXNGDZvXTL1iEmKsIMY8IsUzHGXTfzxhXIRSVusR8bKAqtofVv5CmuYWtGgtb3cQO+0ddz9fZ8xGNDSRj6EEssgBxC2OClkSt/41txMjcw2at
        nz6URQzy8LQP6Kec/GcZQUCXZJj1BroQ6TIrVSLRGKPa4ChHBjq8/UrX759Lz8ZQDxcCnbIx2OU7S38W0GS3yVJZwiDeQc+KasO8+sTDZzrE0aacY79TGVt2
        fRQRJ235vTqGVwECtqNWbzCoECdZ/5jEHdJmJdPsR/l61bYHZr3SDgOM8S9z/cpD6An22Bdd7bEvuNpjr5KfycPIDlQOQuWQXO9ZOcJyeAadS45Py1EsEgSR
        kfbjYW+BzCBi2UkT9xA8Ar2DamjJqqFlKh70CWijPfQoyVZVKfWpsrM1huPI1806g3Pkg5GcD8b5xthIWcyGTJw4kg3PR1qOV0ItByL8oBwvhVqOF5UfC2E1
        WI6roZbj+VDLcSXUcjwbajmeCbUco1DLcSHUcpwPtRwvB1oOqMZlqxpXVBWyJFCRKMoo0LI8GWyRYOlCUOKrYWF5NtdW+i9b6b9kpf+ilf4LVvpXrfSft9K/
        YqX/rJX+M1b6Iyv9C1b6qIVFWwtLthaWbS2saC3s0VpY1VroE1nAHANG6NVc/Aa6jbRh1nDYb/o47DWr1G83mz08HhbVhOPrRC3heIvoJRy/QRQTjq83Czwe
        MSmPf8v0kEwG91gnyxnoKDsA914n22cSHA7K8CYHw6Eiu4GDSHYjB5HsJg4c2SZApk52SDSa9OTzmGOsH9X9iUNH/Zdx3Dzqv4TjTUf9F3G88ShCfvnmhqMI
        ACZmxVH/eRwPHhVzWo77joo5LccDR/1ncMyPyqRBjtlRmTTI8W9dS4ILODkiJ+dx8no5eY8cv0GOb5fjLXJ8UI6vu5ZwgeqwHI/I8WY5imVg9kIh+WY/FJJv
        NioNJAPABY80fMMjnDv5IqojImIcj4mIcXxQROwjrhqGC2dLZkD6KD/3ome/d9WzH7ziYXVHphEHcHzFzdap/X+aC0FG6pbx1zY08Np+eSUD+dphYHv3mr0j
        OX+dnNdWYrAVm9WWGqzny+ZQNC9DPA+Oiv0TSPEYiWvjktmoqa13DGA5pQhwhH0SKHhphYy5bBjg2cMQM73s9w5GuoKHRxkdYCJq2OPFaoYDxWz2Q0fIv8Ek
        32cOyEHOETxugpKs11Z8MAFYH4/zveM8F80ymLk10MUgeT+HS99e/Nk3luOAG7m5GUEzObo6d9AYSWKfvCKX98mpI3oqH4xRcqQkz2/I8/LUPnNQHhqbg3Jm
        gE7ewNNyku+T1Cb5huTZQZ736ZuS7XxmqQqa0S5Vrddzt4HcrWvu9orStLkTDYrrUJy4DNk4Zr+8OxZZUQTy/H4o2b3IDAQiWdowe5G7/fotrlShVAM+b7LL
        9v9QarBppDpgvV7AFMqsJz/qljGby3Wnq3dM0ndfKtfN0ndf/vF8dwcru2BlMD36/MMkPi9mS8PTDE71Fx4WXmgeKIuDDyKMKvzgTMjzf/Q6f+Fc72wX4N1j
        WwWzpTIuNUrGpSnH1Ub6jC/aMYVB/waT6kaTqC9M0l8nB5l09MVyDd/kbMKARYxE3jP005OJ0uoYHT0lDYHdPGJJDjOQQWgR4wStapA1WFCfy2XOoMiQEvLC
        yE8aSPywl2ar3Fugu1OgsVRNMMcDjNDM0UfgNpim/20Z8R8bA7DZQ/W3mlr/xrTEmX2nICkLh/13g13BQ/8WvQfXNdesopunmFqLTOD7dUTNmI5Mrl76iHrE
        dRAXuwwxyGaRoue3uBkneVI/qmuOl15LvJShrdxsj4/Ni/Pm/k6NkmwvQsVKnS1JQxMTXydyzakdYLA1kyYpD8gvg53EPNLMQ/RrKsW+Ejkv1midD+IPZHS/
        3ZMITITFzKbW/YbdyIGGAvFUg9N79wSD3b+AW9xijey+cbnZSGYybuo0hxvcW2iCPxChNTHyYnM14kZNvI3wmmbx5OAwQ2Q0IfoN3RdJNDCimO/bh2mAJ7rN
        M1V/CJE4+41AAySCiRZTiDW0TBnsx5dRcRG2YkAo1LebyGDRbDfKxmZkuGilP49VOoo1sbQS2E+1AiXxPZ5ctS17+KxU+1XHjgddNBSwjK4fFXF10V5u119H
        9NemHNbQpLrapPgrNd07PwJl4GIy3iw20zZ2bNjbzbTGvTv26ofkXK/E/lm/FIln+mMNssYmdsVhLMKasGO7X2+6UkSRjUpcvcscKWg8R/aNQva1DwW6g49N
        Ndt3RCkY/7L2oFXtQX0Ul/ElFcLaBaNUQoIk0Ixxmw97wQE4vtBeZCKH1se829Yg8wVpN1CEGDuJTH6Wu5xoVMWVX/AR+ClA8lrhxiVDPLoHhljWfclDin4J
        bSUXAWPFrKf8CAiWJKEvsJUtA/ys7jJNmUXiq4yUIjNMXA/0tqO34wThOG2aldeMM7z6EbUhEJzURRMoReNWwUldONcoVv829IBmQSvqHrfMTejFOUk7nXyB
        AUUL2iuzsIVCt2FU9tGsb3Gw/dkCuuUgfhnJCFw+LXKbkYvaIr58ESI+YLoijfXcQyBdbmGWm5wHq7Wig3D0fGxgokG+KrYsnERH5JBYHYOz9JyYNxnw3HWq
        hRXJuzTSlW1RQi4qGFEylxkpU6zQerBbjScKWjSzgn/3DrbBbCoNwfZHhjp1FbkgjW4Log1Mhu1KtgLsp4qF0dBmM0b4kUcsuPqR4x32CKR7ohNbctFHCOXo
        I+Eek84DJko+YbgBLevzvjoFLRcpkBpHzMt3dJrKvslz6VHyJPReh4jr7J0dD9uCyx1fH8CutLRtNKFM8umiyeahNGWMVyRaw8iIRyyMbni7NGNV1XD3UGfQ
        /WLOQiPlRiYN0En5PrFzxeCSJPfDpMrG+VqWi4zWpFfvl/68T+rIyIjQMCv3WE18mPykB4oulku/pVna5/vYGM4rA1UjpJYb0EG5AR2gXbMzyGAaWBL5njo8
        9ypO4SmH5x3vqMNzYHpUIrHMXER9xLCz+2BJ5mqPV1tWqDL28GPHa79OH5/yKtcVs7/BfG8w1LC5QSomxwAkxmjf3DAGdRvLI1anTOP4uw+A6gqmBVZTrUqd
        9qU6fcxGZbpoaegaytZngoQj/nHyIT4VmAWSK6ERw4VDetqC8qRGYDvq4rGiJwNGdQLQua+1F5Pi3SzqQMBBcReiUdpRkYkgjoJw1A4s8RzC0ca8d3T8cO34
        EWCExNzKQ9UHanu1bBRh2J8t2JqborVSKLoQm0Na8sY91uEcMZNFDYkGw4eXoG5qnnU1QwuhQzUiMzuEgcnYeFb0ZkgTlM4mAEGZ9csj7u0FVsfgt8Z81SAe
        Yl93lKUH1rCrgEAMfr6joqSvwF4cNqULLmFW6rMW1XtCHayU1RklWJI+DwrO4Rs4710akg3cTf97X7OpnIdZPDyX0ZcBtjbAuNkaNWVsiVNP5Mvqhp0CixLp
        CB8RgSWHPumutICe2EwNVZenqfLBzOcwh2hgIWyfvTj0JfuUDpnNuJYK/RTh1zbH64htSWZakdUw60w9KnWMKJe+mmh74djgGe+SWR7UnIPcQYbZnAyOA/na
        KoBscMqxOS7FLWLa9N6ed+1yOIq4hO3aRRweznpSuSw+WCB7+AdScTj2nBzQmbz/bjF9OFxWFMJKtIagWnb2Lo+fsGmoTBFf2yxaN/3GqSrJ2HSZ6BYqaGeS
        QZlcB2/E6PcB48ZB/n2RV1slJIKBWFYZ9Gj1UUgDXjsNCKHBiHHYByW+p2ApQyg3pEfdoEnFZVL8QC29QNOTrw9I4DwvPRR3Ef/misxcR2RlOPBZscm4b3rX
        FdvcmghmhCYjr4z2r1bG68lsh8BerQK+BoHhP+s5l1TzNDXU4mLCJU30pPQpa4XhTCYd6O1UsBx9XMydYdPTkh4qZykHeqxbuVpiGR0SyURNP8BtmcphIP9h
        WRELNOOd3Dlmg+UcsISA6YhlMJa+x1inuLPP3kEiab42xjFGB8ZTo8t5PVzWw4PaSPuIjCLyopHhV2yQhwmIT6Dl9kkmNxEyW5T+8BbQv8aW7Q8KXy/+qV5U
        5rQtHU+tCCS1/WZjVAYXe/EOLBytjabc5MwqY8zphMMz+8ZqWBsdigNuiCfqw0Zt7MHeI0dkoxzcZCJ9suMqj1mKD3NGzVH9kIcVWRjy9sdNLFPBNL1Yq/AG
        TUlyyBFx3mDIKKAQfobg+jYq3jOL/B55uyzhqFva8s37gpKrzwTbeZfEjwUVGH81MWWTGSMCYzD21AJiT1kf4AU7Q48Reapp4EjUvGegExb+ODlIpNPhaU6l
        Fzgcy38YjhdgY5OtrBtYeyJGJqSB2UyIFbsAAcVqjKPppb/lab7s810M4jFdbBe4rkKHV/AtR1PcfEDlA0pYTcfsgBga+Ec1SBMu7Q4LUi2YHTx/nbnpKemG
        N8Kb/kZ6F7bNTTgmYh47aqK7dCctR9Ss8jzN+rXRf+gmb3IOwX8Cy1sdOH8flEMDy1sdnSl3YGz05cD17I5M1mRg72B8x6j8MpqU6dziHNJ67YAZJzCdN3oH
        s00cjDQcOWxkh3DoS8vpYCX6/2Xv3aMlu876wPOsU1Wnqu6p+763bnfvc9SSbqvVUlsyeiGsro7aaktC6jAEnBknI1uyFrktFi1ZME7UuBtLlgVoQYNh8NVi
        cFU1IM9EMm1grQjGii/BgEiANBmSKMHxNGM78QI7bjuZYAbf8Xy/37fPo+rWlWVPSOaPsdz31Nlnn33289vf/h6/r0eITFnYVAjss5NnsZTMXbojNbJYrzEH
        n/q4rGVZpD0hcnvNIcoSZ54010q6LM/r8/vr5H55ZN6Q3x+W+1USsTVzg7lR7vy8FN/Ii5IXj723V+VORvbaJTKtlYV9TFV6OElqsD0VZFGmK3wADxuy3jiI
        VbTBKqFIjRXLRWpY7kPMbEZmL/xU8toIkY2miOtCius+9xTAMNrJv/LS3LqlrmBCj1tx3bKK65LYygnNupyg0xvNAVwOmt7L2fUUvp56Mr3OrL2cvSG/O2z2
        vZwdyu+uZUXJjy2aq9NrzFXpDeqDW4STddWdB59WEZal6MFp9orPLgl5BCd05OuSR042sJBH7migXS7GUQGD/GqrYgU1xPkRJA3XpH/kJE1CPuW6dRvx1WW4
        YyI2INriyTy+FHdZ7yTjEMHlAhbGhsGWcf728sitG/0zqsbw+AvhKLtgJnPj/pzvVGaYX/TuY7bkpPHup/DataFmU0qy+Uv5Ve2rIn7rr1rJLPOb+m2EvvA3
        gG9EB3ZTyL7/1PXCM77Fpwv2OzwrC9PIELNS26N3vD+rv8/UfzCtgzk+2jybNY4235M2jV851VTCMCNSL6TTxcjRg3Sq60eRVy2ohT+XuprmD97uIOJM8zuJ
        yFA34TE1oEZlnnmeIZ4yP/n70FL9R4aZAGceHKDxgTU3cG9WIb+Gkrbh1+OnXc87/XXcsJU997QjIdorgoliFA9yp4UwIngIbDXYDJsh81hL/+UsVL9tEz6P
        kqc4b/92w+uejp6wiFkZLe3fCndIQjScdbOOqY8Mkz/oZgBDibfnCauVRUB9fl2IRnOKaJQ6WQuvHs8aUkYdry+axd1fX6wCIsGYBLjqLZqSwBETAERw56Sz
        tcxxVSc1wfY0iCWMbz0D/OloZOg7cM4FaIaCAcmJFOW0RygP7qJtuHbOVfGnQ7WWnh1ktaHkb1JTAg/uWfrZDgkhbWrPEYcvAzo58XWhpAKKn2k+Rz8+yUYH
        6ybUUQw7Di2VXzJDy0foD45nhQ328pFRTnytLs0nqACssjO/Yt7tV1+opFcKJ2agmn2HtxIpDSBpmbc9T3RCGQT2zikArXsAwpEHDQy7B/SbbYqCqzUB+6E1
        IT7VQgWYymMKfxJQankc7BBAUssKOuVuO/4t2YL0+DRsrUiRt+Q5p967ZeS3YagUAVHSEN7sljytS5TJy5O1jGBPMwSSuUyIlmZt8/VIKrmisFroA8BmyTl2
        TpG+JtCzVvBniZMYbSzm5KK8saTZv4Q2ERxyafsLivX4JX0HS8AsjeFpLWnrl5FzgaXxZQKYLBc5pehi9eCFBSJwFUiaR/Kh1dFbMAU419Qs5vUv0vkpISe/
        DJSu6eVOzz29otp11b6d11alDtEIuUZkacCF2GHPles/dRUFD7UtcM+WV1Z7a3v27tuO/Xp8inGS1UnA6lmp8QJQIsgqo/9i573vsTbUE3nacQ0mfU8bgC+k
        osCHtdgyrt2j+65GevFvcwrC+SPQG485dSLexu4qYudOV1nC36SKuDCo/WsP2sDMX4Vg6AUNu0c/m8xVMFo/uQyYRW4n1o/OeQ6LuJdvnFvTo2OHrx0dO5wa
        HdvLo2MTbl2jY9tzHGJjI9gQIRdtbGyPLFwRG5vWUUEZG5vYpUHyx15LHQvl9ye98eDXHlrxRRnTAjc7VBjDZcXrplVaBRi5AoftVKGh39F2K+bORIasvkQA
        SXDrEINVGFxQdu+5Eqbi4/ZAHVQhs6s2xTB5GYfYhjXzOMR28iu+GvsEuNQtQnigloXc//848L3T3hN+PmmdKsSkOxbupzRpvuphIJuUABC4L27e+s5jjwGE
        pry3A+AkL3rgkfQHcI2aJ7MG5nmTJ0Fsly4dghsM3QS2MrY5YntWbMhYgbFDBDYwwE35D3nutjkChEao9Op5eltzSQMGOCNPOSK5dbHvC3GeTpGwt0R23eOa
        1bE7e8It6MYsW4BlBCLd/j27/StoATbegMaScLwfykY7QpKfN484AsOkEsAt3B04t4o2bfzzXBG+4pq4IwJJSJP8b7JJftEkX5vk2yYREiAckgXJt+1gyKoz
        tAObRAR+VGg4tJNLdvaCkU6qoeSFsY0/4vrBGfcJ+gpAuOXBblVlT46VPdFX93bIbiCA8hAAFxZOOObWJNP6RuaXsh8Yw6rsxy9lP0hUANQNZaFz2U9NJToh
        7CXU6mUdqhceMe5Vcwqc2D0V7aARQ9cLTpdmOTmZhl9HFlE6cb8kRHp4yyI1UokOUq/r6SmOigj35F0IxqDQ6mmgKlAfNGWciMihGChg7qrGdo2z2gCnIeHH
        lPAHY/gA6Op4j5M7woFcUicMZjz5KLxS4vOBVzvTQsgJjaJKxSXdapQO30JLdFS4g4uBXSRakVga3Em7ZiaNDdyqEspcOxCPOsPnsvm0Iex/A+bS6ayJ0znT
        TdtmHoC98hJewItADZb+rd9DlY0K8OGYHVjxfXdIhUEWa6lpIy4cZB3nYcU+n+Kk6rGdABn8qF84qRZHKzqp+vZo5Zde9RPv5E6qaqTjmznMD+GqcTb2TZuH
        /0ZFR9gc0xE2qzrCxg4d4X/BerfpDy+MCqhhY3g+awu3Omd1hDgltOW0MpvrCHMtk6nfxdOZFw//qibJX8kc+f+nyH+FKfIUMKh9kO0tN3fWX9ZY4B/ObWlJ
        3z7sAtwkSD7mq5FsTYMUR1UvApjNIu8FNwvPD5XpduF4EJ63QXnAC9Z4P6LdL0y4hVl53vOCAjEgVOdwPVyXdv9tR2UE4ymA7cx81chawUzq+0csWDb5kxIu
        9fKZFuPgcvZVynEVwSIq+mfM2hY+Hy7AbkM1Mgw1ZBN9PmrjxWPM3kyO6kU1YHzq43GBP3f5DGwy6N/+7bI5FHCz7kFn/TxQMx14Gi5rpJdEkbnrCsldcHW/
        ftBfPF07Q6+Mi97JbEUGbAV27rRyx3hJx60A2zRbBaO+ygiv7++8hYzaahXHjQz7Khkz+HDQH9/+K9HtLv7gg3xzBe6VI4PwDQY3iLoLnmSf2TedJ4FVwz7L
        k+CaZSoTycCJ1EbyjCxKDTKRfTaNt+R+aipPAMhYyMtwyKANK4ecc262p+/fhfgN+cK7cMeD6tWtXZGt9l91+q9UudyHsl4PbkcaX87tXwKXYno9s4pU1CHS
        QbdH+wYEPHq0R2w4gAsFClQkf+pauc4gZ/+P/NIRHLl2nlXTfXLkW+0H6VrfT/e0Ihgb7KkyBlW0q1g1+uxrWWxaU9xccHdWMJZVbisYK3DX16tgcGRa/cqa
        xHlVAXfgW9vkIx8v4joc+fjWQ9lqLwumQuoBxbA3Bqm3hkMV/Hp3ATAElGxcAdSbHVZijzWBRwX5SnuQtYcAM2sONdpYSw5S0wD1kD4NUK+1IwxgF1hvs0BN
        LAH1YG4p3VZoQs+a1Z4iKQZ5nD927xr5PCY38+S2CRAmrS1TNDC9fvT9cbpqKlNTJiYCxcus9oEyhsnby/xtHl74351v/J3v+oVP7/mdN43uXB248v9rgMvW
        5f+I+/Y3FPdNfm7P21c0I1Ddlh75DaC6lfmqqG53DFTMxYm4Vgw2hrhRgi9i7awwvq2stOR3PUy6Z2BAtgIBrZC6Ffi4h7i8G27f4VSYPv/l59O1CQBFfzw6
        XjWsWV0m7xhM35pCM6wwkm6YvA2f+x796gOoy7r3VpmcIW0OhsDOq4YvS8Mx/+4G3oJDyzczj/eOzeOezuP/FzO5BQR2hNn4zz2T7aR9rjxnrPamTu/BlKnc
        2zGVIwRhRMe9AnQ6NLhNnwuLqVmRevqW8hiLvlkR2wLMUIa2Cay/JuT6dfyqgzJJm3M5sWGMVEIfltr5tPStxl1lOP3KaRoi7yphx1BiBQY5OuuW0GJv1Uwf
        33A6nZqM6jgWrrQ1Fq60MxyPkdjkimwOsiZHN7Kj295ldNu7jG57YnTbYJNq1ZbSEobTYwig+fGQpCGDRbXz8fXHSFWUJzcNAVibQyD8gVRJX2gEePhi90ru
        gCdZ0ys2J4hkoDEP+mG+B/f6Y+PQkz0OXkcB4aRHxM4MRnEaYefre31f5qaQB5kiz+GXLCYT81e8c1syoI7pPrNXaqhFrgGFs0cUzrUx0Mm9GsUysozCYByU
        tS5tmoDo7Cl0Zy0PMNtUsFaomm1kXsiUoD+JckjO1xvgUuZAe2T2HvQVkTVrcZHVM6DCNr+pAJfYzYdZx0ppFFWUSx5GesKUCEldG28ZPtFAxFXEcmoDwTOv
        Bc4YMn1sYZBVkbNqDIexXfM1tJN0UxZ9KFtN7TU5PNnVxjk8A5auYQy4uToUYuTrGpbXa4KJkiqM0MlNQFyiHlorYmcPAQaIDY6D33eF2HvxTk4JPphRhdJL
        7YER+goNE2/1X8LVvdX/MK7Brf4A1/hW/4O4rt7k/RSua7c553Blxbq3+lv2xs3at/oXPLqmEzyEsV7YsBLjWNnQn3CtKDzYAQYqnGlrNzDQ1gQYaNXIxEl7
        FTzc8mfdfnUN2MqB54VOITb8ypm04rheK3/WaViu3GM2rxN4XNMH9eLCMFu27GZTz7SVDEIloJaUkVwA/V4Gc75gOElkU/OVkgOCugVsZNVb+jr6iyj0gy5W
        QICfA8yo8b3Ct8C3Qk5nEXNq4lELxQ0BcdsBfuwsKFoHf2QTG2VJvo0kuiISxMEZZHNAAlgaIsqAWYIudA4xVZAF9ZO3pGCgBQz5Lh8kDIsyVlIKLNkmvjQv
        tZ5F26minkXbO3piaYJ/sRO4rhNYViUXeA1fQ79BwDqDZOaawYM6vpbOmX1cOjvj69Q1bF0Kq6JwJCee08IV8WAjZKiNna8NqIOQ0ZPhHIXoyYgOwJOZKry/
        wRNZNLG9h4oMi0Bxitdrl28Dv9pDmJRx5cKWGgCuOJgRsTbf1AkxW1eIWTSeMwJ/nAHAec2cdGqkx0AXH9hnhdQNq2dvGFfRgYluJt94DrJwIUZm3vbskvYs
        R7hdUUijsgO+L68lI3psvu6+QB/n3fAbqllwB4jitw1dqvRrCg1jxn5ewP0VuN9nrlDtpRJL6Fn3mXQs+l6K5qdo/gBwwkaD4Lm6UFwVsUPB41pIXjBeiPKz
        yLbU0ZY5gPdm2DsnQNqkf7WGsxM17OA+0xryYqZVDV3P0ZWqwRmqZSjqEO6jjp1D9qyY81bO46PBc4o2zNO/vNuRr8ivV4Vy2BhW+6bo2SW3kNBLWheonceJ
        AP2cbRuy/VL3JmJYpVLNqaN2hblCHumoXYE/V+K7kElcZfhzvw7HVXqZvsZSljSpKU5ZtP6wMaxkB7RfvIxP48PZfjxA3v1jOvedb8sXUpycrsDWUcP4I+gM
        poHscikCWbUm4liliGOVFnGseE60ByKzwSDcdTJzXE6hSjoQyWoFDgN1XNblQyswpeXp5xYoFmTLuKsin3yHFmglRtWyvI3kDzycseAMtqJQxyuQ79UU54Au
        UGoZKmW+OevBPrsNK1EjPwNwInbewo2kB/PBfVNnRPBN8BRa0SwsZEWBJUr8ZGOoKz8/wtBkBr4zYJhximkgWjl2p4BnBxJPtwg9H4EsN56jLiZrD/lqW9dh
        nYzgAAeTplIslhrCwawAvd4qQad6PRWNjUZg3ZrI68O8BDSsDZkNWGJ8sCmpTfCbLdS9id0OZLxjMuWUer3nVBoGTqmDcmEslIN4V+kUalsbcK8EGXYnZFgu
        Fxd4sBpVifgTDynQAg0Hk/fNDIilXgGkdfssJbcCPdD0IY8ASsRJPIYpzddXEL9m6ty7xHl8PCW3cCSl2OsEZLWr9nxyD9wN0x7s13lMyVYLMaY0rbiBSi2/
        UfFmnVYDq6ZGrfIqtMwA9ofa30Oop8wbk5B6LNwrC0cMn0rhXqVwT2Wn9CalIoWFq+g2qAB9rwAPar8Tf9qrhO4O8gglR67bSv3XhkItkFDrOHFPQpgCGEYV
        kDmS6X+6QyYgsG/u/LHfeu/XXv74p+4g1uiwADX9m0fkgKawpruAmi4XoKaSMYqrQTeq4KZAh/jQ6LzkKTFOv/uan/u+3wuP8xPhOJzpGwFnmvoW5dQmrh9h
        ml+iAS3z3ZL5P6LTxx1HOv3UsX/4u7e/7CNvbI0ejYbNrmpNP/f+Lk+t0Jz+Ke1qPtvyZ8/E76Gq+siGDVMMl+raTd7txeDQ0TOrw3hyE6vgHcGR/r//R7/m
        C59+9rdRHUTEdHKNidnImv3D/S3nqzFutxyYhPsIirOs4LWGapXkFz2PsFxApnTuxq/5rAtridB0NRKmz9JMEyKwX5A2HPCBmqW6DXV4WLjZdxTtxHop0GsR
        oMWql4DpMX0N6/g+Y1EA4U976KiLaKrLWesFXE0mqT/wYrZy9PDTT2ULR7/1maPuk8K9B/36D2T+i9nS0eTJbPVENttLl4/WjwZm8Wkjv3t4dy0L+/OKqbXv
        +4XYtN6VCrPWn3lUqGXrRRNS+yEn/qWj5sl0j1nIDR/OJk+me03jhXTp6EyKT33NfRTKRGtc3FCUggRObwC3h9uC9NmeE1lMF622exQdUtcZg5xwh1wwXaE9
        8pBAKEzVbBrEQ27jHctrwfgvvu9o8rRZfJ/Uzf1vg7GPV/+yImZRyuuZxaOtJ7N9f10yLgq/hAzfny5Ars/qyU5yjEp+rVhLEmIhWgtHk2eezzr3tn0zC2Os
        /DuyPLRV+X2eGpmVm/3Dclm72V+Xqbi+YTo0gO5Q/sqse08ITWwCGOFYO9A0PfThIZFS/dy52s/bLLMDrh++OgwHpmZNrAk6U3QRjkknZVf0j5uZ3J+Esr2T
        WfNu690hjDwCI2qstPbJrE17thA25rD7kf/asnxo/ANTN0PMaKGsNPYJaBhdxzbgw+Elsg4vEeMaM4R6u0Es3ah/+0byF4x3fHumjYoViB6CG6n+jFb/Lrmv
        FTbhNdiEA5+UpSHB6gOxLCKoUG+vOmSp0ywN7wvHNkeRtB1kppF1qfGFkXVEk/mZvLsRjhjTIfkfUNNEWeXKiNq/C3bK/ICMo1qK5MN6FBFlAY3aIDKm54Km
        ye2yJDfK4A20IAcCnZ2VeB7Lulx42kzMycW4MsvGZv57zOqJ/En/PTKhk2eyhedlEePn00fveL9ZeN/z78r8k+gzqJgxHL0X5bLv+1/AgjkaPKX4B6815VHs
        8/e23aJK745ltXew2mV8D57sBDWvHpB8+f3POph+JhFuNThSjmOfAMtWe16D/Xwxpup87eOulc1brfl87nyd58UMMZ3bnARufOXYUyqQbGQz97YjeEW8cLT5
        HqF+5pnnzcLzWSztvKtN2CmZMayw8Fx3tQPp/QRiS8zs9r3tmoPxSBAY1mUYxdySc46eg+e7XuNMETg5oAXnGdX519QS3+//iZt6/cNwooBw9e39B2Db9Cic
        Euv9Q/C96KVNLMf+4sn+Q2oX4NxNjERlPGDK0UAr30IDCwTQhFfAHvmQ7ALPABSI3msBENVoW+Yle/Ho89DuyPVzkHLJ9TKVwQGA2BQuet17lhD057xkH65f
        tS98xb5w1oPHSgPmlUIPvtX9FMzh6rc5/8bD/W3OJz3F730V6bIN/RGcRCKwSv0/8jayMKHxtMyX4IA8S9s4GK57n5Q1hzdN+2ZJ7V/Xd/pn/xGmunz7evkG
        6nBIviFbjFw/6SlM/que1umPYITY0D4JbNAXn+ZhxpeRzLtFjqy1vFtesu2tabdsubp/vgQkYbl+zHbLK2W3fJIPLrnaLRftC6/YF37PjQHwwW4x0Xi3IJoq
        GxdOdIuXMFAmvcalc4AWLIMY8kmoBguvcGRreRNeqYzsh/VRPrIXbKd82NMBe8HTJrxks6GSzHDRjuyWfeEl+8LHPIgCvqGRjchu6chGCe+SfETqdoTccsQ4
        gk07ohiqDwK+zdROJr/Bzhx42qk/a8f1g7KWcYyzdWlOdKdr61JnXVx2Z00F+klEYhlqjYiR9vqa1L/wSQeT7xN2TLJ6EhVTbLxBoW1QwzYI3/iwUCzZvfIG
        XbCz5AW7iD4MgOrAxLYmDdugcKJBTdugUBrUol6izmWjDQrRxfxivexS1si3Ncxr3FBCgYp9kIYidFstJtMH3XIyfcUZm0yndVa/2655uxqecYup9LN8PrCr
        4Vm7Cp6xROKcCyIR62qoTwyfb1sb2dY27FTi3lZOqGI6sd08djEYDGiaYxvj9d28Md+DiPDallf4GB3FtpzQaX5cq3avNuVVm0dSHsGfU9qQBzTvWzXv24DZ
        635jpK5RqX9DlwPHqlnOljECVrdjRTgKBXNS71T4F9YARc4TkCLYB0T173c5jAy6kTf/lpK0LW9QyGEpm9GRWdMWLWvr1zWLJNyOP0e08Yc167WadR0ELdLG
        Cy1W+nz0OtBnrjK3aCaMpGwz+8njWLL5+sjXC1toSXi//njMVdCcWAX5sq7bHo3Zo3Uua8yFlmLFPWZqj1VmCFZDvdLPNdvPka2Fa2vhlWSp0pzPOmyPr1xi
        eG/bI9qulMpZbgGuuK4SCLhJEpoJVYVK6SrLLiyWnfDXtnGRbZxrG+eN0SwIEmABD5rVLGgWUoWf1vbkVCafL779iKVCGKQC7c9VQPcausmGVEcAgFBG5TEe
        ITWgN8ygf8X3wjPee9AVaSCciK8Qch6DeWMigUUJFdkNKmKXnAuyC+94SdFI4FtKDFpZG0DwEDK2gtl/m6JfMUSrhdL3YOCWsLgGDK49jQObbCQ/6jF8g7Lv
        dFBx7yOImT4OwPRLhpWs9uLRr7lPAiX2Rnc1ZdiaeRvtQU2zlwl05xeHRxPJAfSEBgfCpsqpn98CqmLmUeFdXzB1nIEl85n3Hb3l6cJM/6x58qjzHY+VzfZt
        OXlzpYPYXlACoMYKIQCy7OGbPLCE/cOWhWErvqaobCczty2Mou1GbUFNW0BbcPm1PHb20L4juhcG7ee6/tzpQHlL2AAu7Ee8Qwa1qITDZUCjjnqkdOmtks5K
        NrIy/cNF5MMFSPNlb1iALD9t9sdiI1Qi57b1zHzIecXNFqHlbMIbyaraA2h/HCh+aPThmBiRwweZNxYy1xkPmeuMh8z1pkbHrb38PMDrKvYaS7DXaJglCLzK
        4NB5TNA8Oq43tLiTiOlZjY6L1eahut5U8wykTzPP8Cej4zbUmEb6cjw6LvAaXVOCB0kv+kUIssUyOm6EHr9EpwwOwlegKR+wemopg98BNf0e9MnjkXIRb1sj
        5R6RWb+A6C0u7o5Pj5Tr6Md2RMstnO9fK1quN30INKavt1u03NpYtNyGdHwxW9o0iYoYvlij5XrQLP7nGBdYlGLsG68ZL1e6WC1ivJHOI1/roIntyUGVbGl9
        aqxcbzxWbhlxgvp1VdL6qqRt0304j5WL8XhGivXGIua6u0TMbVfmUmkWwKOBt2vEXHJQldEJqqZ4dT7KTfFqwywcM8VzbcRcRiTSoLnrOs+MzrPDaEidTkRD
        /UoRNJceUDDXcSeC5gIom8a3ExY56kinx8MB533VvErV6Qaac50pNLDyaL4QGruaX2/Q3JlBNjciSczgwCW3MyMAeNezefnC/DcVNFeqUgma60GR7cEeUYfY
        cJBblcC5OEeOB85d0o6JqBpqkNGH/U7dzHF6StMZxhXWO2XgXPKD42Sm/JnIBDNtGsUswJloC9c6jWMWYFx+AVefRjILJqGRzAJ4kw/i6tzqn/PUChx0ftZ0
        EVA5i8aNXDqbQm8rRi5RxcilNhnxtmniAQFiZf/4XRvntkOD5QHc62CvNng5W8GkXSGewKKKJ30ouDowWyumRGuEUUTkpsC0hng3hq66Cx/5WXrCz9LGcjjI
        mqDPM7BYGGbxUMppmFhj3mKIsljDGw+IHlsbVUNpCJ1W3asntdIKGdROgx0sMH6v7D3VALfxJtJhOgVqMhpRd491BsPfELaSIBfQ0tXod6/xbmuVeLfoVSkl
        HAtxa+qbaAU3AWFeBqRc+DUqtz777s66ygJGMC/d9AOqEheobvtbGIgHIHHlah5AsLWAI5KLy3dCeAjQY/dFs6hODKOBFifsGmcESxKOI/nbDKgNrcuCarmM
        E/9G4AenfeVPzgKCbXqYNqEEPvjTapywsOYHjgugQgSPchE8yiN6RVrX6KLY+iV5PnOTe6DGo2fpvVTNgf3/TTBn78A/bHU28V6b7Tf95B2yhDYLd4y391QL
        NvmxzLWRqsbj8rj8gDS1TtyN56gZMxGUPx7BMWyMrwhHKQhnoRD7sM94Vwcht9fvwO84UPYsVPasxkIId5pzb/Lf29sV0y6rSnOvd+vJz/tWhfZy1qy4k1Zd
        S/96m6jZr5HjOyp4PmWUkmbuqho9eaKnUuzdQ3SoCJ9VdyyWhzPioTBIHqLeL5K2Urnnxl//Y+jKs65q8f4X1w1IgQoINA0vAhwi67ptu5DxaGn5+A6QYgTF
        NN5Db34UC0L2bHrTC/Oxafzzo4qe80GeAJyqMvM8lbqV6E5OJdjn+TijS3wFWbQ3IOwMYisiZjOPS4yQ4t0Db3tJCR/fuJ9kRNKw1DymZf6GnLHgem70l+OT
        1NJHH9EgtuPA4YGBYZQrKfoWX7EBjylp1tfdr//6hr6+Mf46jhQj3w3OqD4UCk2HOjdvPK4B4JErzUfS2YEP4QTOgUla73/sIwmx2uV4kYX5mQ8hoPz1/h5J
        XkfwNH/duxa+U44cfXyNkAaRvN//5EeSm7xb5MfSTd4bqS6VdfOKjxeW8WctI7SOgc1D/40qaYR8I+wPPvV7/8TDeeoVyvw4jKhDMFEHM1aHYEodvprXYVXr
        UC/rULehq1R9G2odahALQgbAc3C1HvJEanG9+yY4yh1yvg1gVoec24Wdl/ffmLK0W2I95tX1mBcoclEop3UTPQYcTJzXhUumrin+gO/GlTGa2sLFr9vCP3/a
        trBd9LI73suB9vKOFg7+2e8/WWkdNOPGezhrcCL8Y8gP/o9//NG/rMlc+HOqM0BofjCVNX0WQaRiSf+pJ5OYvo4Q50oLi2Gs9aWefWPPykhhJxF26RYQd/Rc
        qP1oe7U1Pjr0R0Qo37qGqoUdUutb3TfBNeo259vAj9/m3K4Bgm9Rzfwb2S6fVkw1frSO2aSt1Qrw8H3Au+VmRVfQYWocwzjZQfmY64YVkI4z1nNu9FOr33vU
        Rg9D1KYxAYhD0c73oTmOSkimZ7H2IT9+ZJR8Kihuzts3odn2rnebWJWHnEZKQYJDORDcT7WuNRUFcUr5kJdZEZCifMRrldDzlsLSIX9wq+zpVzr9p97b7S/b
        eHAMLQz3I/cmepw6DNgSLxIHIAGMmFzneU3eFP+C70pn+PiHWgUT6CFB7uz6Gugh/lT0kFDfritCgaKH9C+9rysUbd3ihwA0PSzwQ0IqctVChBHi5eKX+CGs
        FkWmENKsP5JBjHKP2pBsvOXRNgLYe3wqH1DBCiEdudByFDToWGIL5VIWCNQX9Z6Vcu1OIGnA/3Pzb/XXTzI4l89fcFz1jhH/u/K1k/q1k+XXLNX3sGl8nYoV
        2m0FRFG8e5qNwBbmoy2vc6Zh/W47+x2KPdNZRt9Nl33p2We7/ev7bvL3zLLupItVh535/uVnuxjfbv/z+qPW/5z+mONoNbwj/c8wIWsTVYFHh8ko9YgaEY1F
        qa8zakSUhy8o0Cn7eFsDd3ew2huwN0D8P2A4IkS2qb+ZOml8TToa2l2Q7ujbgyNOSMQUYQoYJ9Ad28oAvVQNqTYaYkIumvlK7GDhvOPMJd6K4SXRy7JejI03
        N8jcD01DWnkIoLAd6DlaCAFgg1jA5raB1TBjldgzUGK3+u6OhjYAOwmDSw1dITVDaDsif8uuogHuOLAOvXkBJSWU7J/KGQqWK/PSQr1bSZdMGw4kaVt6ra5j
        37RgeHCy1cpRxjc5UllrLNCEjFTMkWpVYk3UDFFzGWuiadvQRBtqMRGnFU9X2tFO/tCXLmmCSmlsXxSPCF4t1esntksSdIn0y2RxMANHl9Tk++gSlziuDA3S
        st3A6AXa2UQhiPsNfD7uN79d1k7cj4FNWNMwkLWD3olN/H3r5iBdxY/vSXu4PEDfppbUfsnUOXeG0odyYn4O+giAow9ha4QRkOYhZSNrEfS/huUGm5Z+jK9H
        KBLNoLHa0mYmpWxmC1LU0jt7Y9MvW5ARXDVrm6a3KRPqIcUnNKvnR0RCh2B84Z09ORRULFh8YX7zSXzq2xRad9YiCv+4f4/cNRQw0IEpvZMDviS/D/48JtbU
        YY0D2k6GLgOhOMA7Dfsx0FN4Z0y43YrtjCaiDSC54iAh2GsaFyCRIfUnkHqPGB6xpafNWGHUm3LqY/SJchrQuGeGWKwJ4RcjM4M3mkS/xRGf0VagBGphmiW8
        hXlbYiOSVO1/PlHYipjoHhoAyR6L9SoH70SyD25FAAiLP8+BYwwHQMsqRmbNBhmSbpgjQzGODutKJSNtqGkTmV+XTVd/dzVwAjFM5Zxk5jYYcMI0cB0NUj07
        pZFajVhtO0T0npntH0763OIUIwv3R3XLa7NIzHj8uuWRjazqglf5+bBsiwgwE5oVIQKLZuWdPQSaCRFJ5LBcFhFoJjTzwIgIFTI0lA2dIcrauqICLLVfps7K
        eAPwBx3lGc7OeQtnwtPFZMG8uMm7FgCjGpiG4JFOvwVCHCR/HCBSHy5tpTR1AOES1hjjWKfEO7inh2P1Dmpjw9qgWN+iFTv374htwxntcnOoo9b/zAdKdAsn
        Sm4ODQ0B0DQIskKVYFrzKYDQaB/OSdr5OsCFb0nN/cehVGacWKnqBpFO3GMmOoYIlgCtNw35k/wLhLOlcWVL8cwchW519KDQtMSrmUO3TtbNV+hW4TSwGMCl
        JPZYRuR6RiqvoxINXBoKRx7BJqqHYqv1mBmrB/eVjom1HmNEtDO1Hh2tR8x6zOyshw2eqvWwUZJaXqjQzHVreSuVaGMatzSuKkGRQwarWb8Z4af7l5/uStH9
        VvKqJwOLvUzWkMO5ctl5M9fLM59JAN0ELm2dsy8EuVi/yTP9WF+L7WtlABhA4uJ1TPf+YLcC9lvGD9oZLlpiRLk6S0MNITZt6tmNbmlHRCWZ4Jjk3OVC26Mh
        ehSaPcwv6acWNpdQtXigh2nCehFqAbaZFhc84iIKNsgoqy3yWFW8iT233+Ya8Cq18foIg9m+G7WJdJNUi0ZIII8Le3aGhjaubPQmuE8YPPn9eN997B+ki9ie
        IPiqy+inc1CL5zx4Or9TaAcLXe00H7HAEkIV0vxxv9NqymRiFJXgtJkFzQbphn9DjDr6JNiMSGtI/3GO1kTF8vIBk5yEO9DoP27cXiwbbreNUBJSJJjBSpF1
        FjlXKa9h5ttBpUwGs/GIJlhYD8J5npg7C3aBLOQLxHag7RjY+XcUc8cnl7GMqFWLCBim6MgbnEaZD/aOwZYbk7alOWg5AsK1cnhljamFrSVQBOSJEMiIgDIx
        sSBRU4mBy6Ua3KRBy4pgBWFux16ZPc7Y7FnhRHbGJnJb7tvlRH7J0+/RfpIfwmTHyneUjLo6d16SuUMU5+glRDt7KV3mHtCmQQD2gEDPv5T2lwSSpx0pjyjZ
        1ZAvLkGS/zdfaZJbpY01NDRKFS1TD/iQZDn3BiWmIW2G7m+DZhOBG9vnPW3d3UnUsfXGiHdnPKQ7OpMchuOyodzqulotM+ppkLk4fztJYd5AzjS2FY/zOHOT
        PVfTOHMIaqtx5hYRjmB5NDRLduagM7hNZh42PyzONLDHtZCnTxUEOCAcimNN0koiG2qsaBy/MKkcHL9AuR0cv7CFOzh24cDgWIamCP84tWw1ebbD81IRMHlQ
        gBTl6pEDR84nf+Q/ly6Wyqalfh3HBhu3bzH5535GlrMFDtsBx7uMyymZJA7qvihctPwbmeVh6QECNmVUqlLPZ0vnhzK/7F6Dxu8WmmksSHgenMnR5eWooKFm
        R6uWr6spb+Wx6TjWYJCSXVG8xt7NcbyKL3pTvzjlLf2ip18snciWzFJ5EkCvDEcjRid0dRYAPF/jbVuBjZp66GVZL+VR1KkcRZ3KUTRecXIvGZwB+rdI3b7y
        vm7yp0H8E65XOwP3KG6YjHKRBqqECRmnTlbOfYRs9B9XVHhCvocW750LCW4utWMU2/v5YgSgImG2mgri7qqwAZjwwQbjOwLHAZFMEuGQGzlrjIm7MO7UI0QC
        wotnPBtYdRKWNnhtwVLwumFpwbOQBEKw5L8WMG1gbbLHBEth5uSSINCxLBSSfQ/kVybMRUuOYt8m/xIdHWinBOQiMfOdilyJDtVu8qo/Bdz2N32vftq3BzjE
        /zxdGttcOvIgwYGn2Qm4Lz8Ptrg4OcBOwKvaCfiU+Od2AsEwc8fsBJpqJyA7Q/I2xKWuYwtc5xDLHUzjCYcKxBKvYiTAGCOQPDvJf4eMRl9b1tfWIdlswoKg
        STuBqqo8VnVZc9KGgHELA42Q7Wm8bAS65EmOuphCfxyO1OMTtujA/8CkCYcU07nAkXXo9vb1TQnCAX0qDa6wRwgG6ukm734DxgNw7B+qTj/+jOtFsu5IKIwV
        uro4lS0bt1Dc3XEzY0C+V35vOTcLTfrwGWElIXz3bfAFn5uuJ2ylIvXX7qe80YdK5nMOj8oInHpZf8Kv2M2hnO/XQ+s9NIl1xymW2uJp/DV/g4bCspxfGgHV
        Q3rzJdnZai+dv5WOZp6u6roVQ26ofNS4mKo/5rl1KzCnpkm2C0j2ybh4Y4xLMIUDD8Z4XoSAVw7ct9uvb1m20EavsMG05DB7FxdaqNTJ+BVuMNJtnkHPcEYn
        AW/Y7mjkG/zkFzzd4IWKc8MIXqoYK8mojSibU58ie45jHzAen69HJi7deUe5PwfnD/QH7Baf21Wl6E1RKXpUKQaFSjEYVylK2Wo/qDn4eBf1YZlVVYXBFFXh
        513PPeOeNgT0Nb5s1WFFQqo0+rwJR6NhNZYeJe7l/lMViz56rKpjPlb1tDr2GPS47iamdv8i5chE6sVve49pYoIePRwDxAPNs93XdijCYd4z4Ihefbaba5yf
        3AL/gwCAsq9s4glUyMCPflB3LZdepX78MbSWxjDfbO2dTUzC3WqPleax9t43XnvCyRe1B4zhg7oLOrb2P+N7rTPu6WK5lWFWa2rPW2MIbuhvAApLI3c5IdcY
        KlJSsefHujixXMgKtCiai99MZM3nA7sgZJPSXbT8BCKZ5O/Wx2T9wZgEObxfV7Zd1nRlRDQZLut6vugIq461lrZNi8HeQtSdPg45f2HXdV3XNc9iTegCNhTh
        tqFLeyxUZ5NLe/wrHrSDWNoNLu2ORiSWRRDazTkXxZDj85Q0/LJnGZa8D7U74tKKlydlXfrxdlgZmErAbmMZhtA2ysoz65Bn1ik7DRAn3CY3kSyHbsiTpVso
        plGBTDrjK+GoZRGD5BjEhOYZlD7BIaiXzM1jbQj8cZY2/G7DtMl5yPyQpmcIeAc1X0PDSjK4XbdGBqfttupobvluC6HhHfsFRs0GO4f44W1PO6sl5c9wEDPZ
        s7vVwtGPUV44jQ1qJuIAozYdfuY+gsC35Yyuhzm83LLyMdOpFkDlkf12YLpasRbtbJx7YWaFSjPmZ2ySDT4eP7NrnByIBNuQGI3JP1yZUCrMpi13zeSTr6Eu
        rpCTTvYcjvh+dw0m2DV+/X5C3stM28hmkD/S/JwDs2Z2NPlihsTBh7LZOwdqMgPEUcfox7ME595W8cjMngeoEkTNt3JEONj5hyMN2Vg+5YxwdUrNQBddA9bR
        +HMaH91L4pIg5HkH3vET+eqMnwdtNsODg8XPmXjO+uIIGu+bcNJ/9elu3++/oX+DcBoo5KSjoOz3UT4LKY7scMbRTdDPeWdXpbcUBJGCMipURtW3n3w2WDUB
        /9oa6WE3386kYlqff97yO2faT9ROq7UaBPb9+vcq6Jb8/Jqn8T3qrI+GOKujQsL0wun/LDmtej96RNcMMa9rj2ScpNt/y3e2v9t33HSF6eEjMtp5prD6fJVJ
        /iNZUjwPqs97VB6YqEyZ1wbFKrjrgpw9LtOr2f+KNIL60BxY7+Id+TVbShd2pqaLU9LmQOaldZgUCOISYarKAt4AlmVRC42wsmwQckcyIeINwEL+gyuHfYSY
        bMBXdudbvcpbPQ3go28tmFX5b5e3VitvrTKwkH0LoXJWyreq76xU3tEIPPaduYoGpl9Po/7fTZvS5CY9o5e2Y14X5HoC+hK5PiDXObmess8d+zyxz419Dv0K
        iVajHz3KwQwBexIJS24TrL1FU/encNsJDkt1cDXSFFwT6QhcEVS5oXWkQw9Kc8yOqeWYGfuoO/4IJoiJfTQ7/qiHAH7bGWKWOzqh5XTqlM+XTB0iY9jgULOu
        zuQxFn0oNA5/ZvAnwZ8u/szKH6vCwsUYcCVpahJcMjODy37TweVKcBDgWa7IZ97lOwqZx5K5AnBa+jiz4ZzWzBqGUCM/6RAiao+QHmBjmwj1uoKBu2xKDSlX
        Tim+J6nzZj9KRpHZHrMHJa9VpiFCgTnVcvYjotdYydmUklcldd6kKBlFZnvNXpS8pzJVs8WJklN5OF6ymVLyiqTOY7ikUAJ3mX0oeW9lQjPMUVGO0MK5vNwm
        Yj0xFpMNhBRiKdeMBj0qvqvrkE2vpC6MZ1q18bzGMy2OZ9J1VsRdYn3mbBaGX27kGiVdgiZWQrYsk25NJuYembd70xU9M+rcrENugzLAUUnaSThS6qMYJfgy
        MyGgxoUxbpHpeA8Z69y0m+Al6uRw8LXMwfQypaDN6HxMB4CGQxA1M0J0S3ZgJKPkjTLPLtqTZcWtRowRrevCjse632Fj+cma3z7TfMKFHE22k6aVU31NxVL5
        VjId+xT2NPiU//hJgus1+7c8kgXQJcshh8YeGp+Qeu0IC7GGhVgDpkGjXMILOiAx/gQE+8iC8ukiEERBMIVzEEJbXflB5Y1O+QBKlJkq3RF6UKU1NRBg+zVh
        6ItH8qCTl1cmdnXqZl07TWJJ0TnSlgm7bGbt81n7vCUpdg4hrlk+9YtplhRzbAZInzmhKGZ9VEx4O1zUyIWVbUApcocdzznqHIeJAg4bDL3bOK6qipMA9z1O
        dlqYPhgnOHpUQIQLoW4wm+Zw070VXRIcz8J3ZYwhHbaFpwCXBmjkHs3aA6W+1AOFKkRu231CDnidNKQ5BRxTYRqmhgJwK5LLcyME7+mhVVaYamemD8MRO73P
        3U4HgdhaNAhhtycYqf1JfhW1z5obrE0zD2SEtvWQQ+0cAnLj3AVCrUAd0PnDzNevQ32R28AUXQv1cbkmfj3y57gmVFAZMUaQLA6cLCirCu6mzNx/HBJ3WSt3
        9zDR4dps6vdSgFO/yzQeS6U3sOzQKziJrNrDE63LIpipXKuX/bggSG+kUVtv9jCH6TIdQP8bQYU2vxsA8ZLkvOWRVFZX//AjKTRt648Io1UTzo1q8OVHwM4L
        nyYEoSYMIKYNHEpr/IXI3+EjemCVJvFXxz+SG83P0zAmKnxeHTUT4kzA+oHDRmtsv8bkAPYcUNqrT9ZgtIHssprnyuQ9sExB3kYl717J1tnQaTlfJu+TbJ0N
        bgxloqEvFEYjW9gAKFS5doXzkdzl/bJda8t2rS1Kiq61eWKdrtjnK/Z5YGY3JFGzzDGc+KrNslpk6W5IomYJhLLJBrWWM5gM9akPZjYYZlNuuITrpgYwrfpx
        2BRb9KFoo9/5dll2mALvtotPUmVyNeX6d48zYpm81sKCb3OxOffhz70m7jFwNid9MUFDZJbJl38DJmwYksyDl5+kv6tHUVxYLGLhxhuvZx7DyQMrKVZSj64P
        wGx1dMG5Qv2LRZ9yb4WgddOkuy11Lw1zYUWpBJzyiSZF5+Un8mUdFirJVz3X/ytWtrz6w1C2nHNpxjvzjWlbrHbkT3110Qpz0alU4C1qcSxpUnQmu5Nzv6bA
        ENeRRKWBtQ3+dFWyxJ7o/5BGwAnyTJrDCoNy4Wl4jAL2sdwbNvfGeG6CHU0qb/6m61uBuEu3e6qrb0w+5+fCIFcNNKiB863OiP7mjtUSjQnZrTkOSv7D5WD2
        jHvafY+HcDGXHZni+zVsW5qUcvZmaWTVsUZWCUVyzYqwvSn7q/yDVA45x3UDnVhNA5YKGYmffAYqwATGq/XMuYcEbolQVwCMO3Iy7VYirSP4kEc5mJryz1J1
        I4V80bOUvbHuvTFDuxuHnNtXcXtLSrvZw2mtf6Xk/LfAEGoQvwgz5IBH/XZDCLnjOdux/znXOy3PP+cq2yYVqPffA+QyWG/KoRyRCIF2K8yU4p3B6dRJLnvZ
        8nj4Pvvrz7/mvBVWw88BFxtlQC4QqQF+BClErFBmUQKblUvqf7Fffr7wkwk2pHp/Pwyk6mYWEIF16ILhghrD0KGuNgh1AA0Sx+/op//t7/s36y57UyVwERX3
        wpZBBHqMa43ie+mWh6BKA45JDZe3yZbcAJzJLC7fiR6As590oJwxj+CUmPw7Av43+zWa9iSf9jKnf+nJpB8k/w5gGshQRjHSJrchYt5uPfiud+mDT9v4rN/l
        Ob6U6cMpoQZnjSacMhAsicMLIJpG/yyggmSo3sAlgxjlVgGc/BnsceuPG+cxSDIff0xrW+8/+Z5H+5ecx7RhgTbModkmayfEtW0Vr3Y11TCd1FsnSj6bz6RI
        U0iGSb9izlATHaewUWgWSLecNyi5hqEZo2XRqDwC21iz0nC7fKRRMYTnM0qL3py17Vpy7FqqE8eiXZjbGHr80FKrBsHxGi1KUkpLY8Dx8bgN3r4OMhQhTmvc
        N49hfvZ/wzlJX8nVt/TSOczQwqCIRn+I/eXsQERrAxFt/FOOmnnivGTmgI9WmMKCNSYhmRECFdM0GjRjzNIY3j1XWvwKE1PTesHdoF+WjmfjevfXIaGS1fpr
        OIfI9SVXGCkZsl91deFewAmkAWe0Odkd28oR1nPyFO1wFm2i3QDGo4dFpA5pUf/T76ctTfIFT8W+094C6AIAVGsuKfByqaFpN6XFBiZdTvJ5WaiHnPWUcuP9
        KSWrJm23WjE/dPnppI9Ip0/7uleb2iHnMMTATVCA7aa/jvM2nZjb1om51qpPeRezASL6ykeX9aPz+tFEPtqIi/IjlA+TjomyQ9oZQs5n6tYMgmY3Poj5Lz2V
        9P1Kt/Sfe1ITtPqS4yOSI6gmuP2PvLea1Aa6YGH/c2f0tvkbr/rF4e2FmjP5gs8a1WyNIrj+7f7C3zmy8wXvNV44+/CUF6TrlnMv5whezrXYxpwnBQ2UdDro
        07r2aaB9KjOsFbHDKsP/jrbcvWy7E+6n6IbxCeVNHXyCZ0Ztj88wCGMvyfNKNWuoZhufjhQpUKsRC9sboeJzqh6ao9GWTAyaLDR0BjYwA+tYPZiWDn0JuFnL
        wrnsCCNTIaAzIKCYVk3JKDR0ATR05jGhAKShO+m0WdxeA52G4cU4cZ3XTydKXGvCzm19LXpULySEL5qauoWnywoLjo+/3g9iB5Qu45aYNvv7odfqQsewXy41
        7I1daBLW5MK9sat7Y1f3xq6cCeJiJ8ROskWv84ktsIUt0MflASFPLdnmTkhTW9zueqYjpE1NCTuF6RbMYDo7TLea9MOZZHY6qiDsWGOxZYZgVI6HBdZMcl9b
        eZkstwanLspRq8OAx2yEhL32rjZVITTrJ4akEKxUMtFGGEyXaxGc3Df3TA2qiAPkdjg5+89KV8b9BelGeniCsrfgFiqswx8AuRIioeOZS/1yC5vF7cD4hwdk
        Sz0gW7DT3m9auZ32mqRceKaLfm/1v/Cv3+cThPIm71q5/ZOtZ/+yZu/XlVGLdHuPdbNPdJev6S4/q55/XW6jQDJr0vun2W89Qgc8n6bxUKH40KX5updCl5oB
        3sphq78G328cKeZPchGD7z9JhQ8VOprlLtUDJbQbBSPhVgz33MJwz82xoIXUyUnBo0lLYecJiYe7ww+rUX2PYTj1PXzndghO1CDGQ6My1Cj5AQXBcvr1H1Ac
        LMWFgr35PDBm7DBLfy6Dw/3f4UBU3+gPPvW7T3p0rXWTKyjr6poEK6omGz9W1PaasCfba56wV3Us2xZ3clwSq7iHMk4aj8k9ZfF1sfh6UtN8qSuQLC3jDWUk
        IZcW1Bm9sSXWAq2RJdbBkeIdrnu6VPF7auBLQ5S+fz/87bjFulC4U8Mnu+tO8cr2d3vWacghZBVCXCPNhVolfi/i3lujGCqpwU5LP8rcynxCZfognLRGoum0
        zL3bnAZ+yWT8VrdZmFPTZoHuqfRpoIMqhsGlo7yh0gZYWDJah3E2uY2Q6jDAuUG94WjrKEf+/kvv7/KIwz2UZln2WOra45wb316a7PBdn/pJV0++3YjY+Mxq
        8bzUFkCagG79IdfNA7VPhKOWNvO4iqUiZ/37qXYGgip+Uzcq3feWtl9YmTsWEzE3fnegOeBBnzcZO5nWO5RP6PkoSOLvlvqPa11xXN5d7Zofdx0ec/FVXL0d
        +tWBrx7ShhYo/bMXYaz2hU/89AeiNBSa8tLfjyDjJsyuO873sahOLZDJImXEcHM+rMv6q0L3wgkHc/hkfSv5InZs5o65xtf7t6qdB90COLMA0O4f8Os3e/P9
        Rn8gWziJqGSbl7eTqL+3/8mfzBNxf13/Yx+o3IP27QXSYQS6t0cWq3qqr6WkZsspnchlM20Fcf/zH5he4zeR9ei/8FPTHx+iLU7/k7s8XqdVWf/Zn57+eDkl
        Kn845gsue+RjJqIXuE9IufjXfc99Tz791NLZAxP5i2eTPkhewUT+0/dqQsEz/sOnJhI+N5njs5MJsIz50HvBTlUSv3i2mgs+InlwlCOT3iB1ZQv959HZ5LBC
        QqvYx3978oWt/37KC2H5wnte1wtB8cLWL7+uF/zyC4ePjCYeeuXDt+54iF1JkvTO4JFlGGUEQfeK8QxAnX/N87wnaO6b1e586s9+4ucX4t8PgcB06oUfefir
        g+7fe/BRtRZ0AYAyUwnk4J/PIhq6ZYQMGBkQChcqxsAE04OBEMbcBgPBNQsR80MqZEOABLj1jP5yQSUBdSS3NpyvN0AoJ9pYQuA2HNJxxxll7hBbgHG+ia97
        +nXffr2GGGGeft+Dha78cfH14WCEaEt0vTfOcDiIf9rz2qfrTyhoStbRuCa4OZzN2OgmuEuyhMFndM+gukpKHvL2CLRTiAqDm1NURSGKHu5OUPGELpabB6BW
        RVC8IQwkuzYsXgfXJlCh4CGKm3hEJRWUcpp1hrUamQTXNrMy1m/LoCzCyjEyjCsPZrU7GGpzgcFYUEYT/d82jREA9vimTbYRZZBcQ+wsnwUO4r/0/ZnTrkaY
        vuCdzJL9igajfYG62/axtXm32I9rY+ftfJjXEWEfIZBhPLL9y+rVbRcu5oFjqItc1K7P2kPbx6co7M8IqFtGRJQmoEthes7hW9bAOcyxrBNiCHC3rsYPagMr
        DGh87A5MkqFUEMFN0e9QGCuS2FCFUIhM5QF9zBviS1AwQHECS+cZFuMRImA0GGyW1q9X0SIrlM9/3pU2f57xrhZxM6830Nzbfpq1PdTF4wWbdw43S2XernZf
        V7uv8I65fYQP9QkRgjBs0SDHNzx174NE4he+KvmSkFKTJB9xbUDyhCIamIOctft28mXJ8i6Ib+SZhe76dmUCnIP+8liYdUm4ZTLhrZMJ7y6Iy9vVSX0YeHYi
        bQWKj2L39eSX8uiJHqolCf/Jx/Z+UWuLuIvBFvGG5McFlwpCl/PP5/WwrP0itNTyympvbc/efcLFXPZsxhOy8FxOnnoZAizpzs7NLyzCeOeS4myGUx9ezEtx
        7OfMLp+7kGc8AlQyTv3m1BIHr/W5cx5NF/0pwbIqla989iwwrxpTX2hOfWELWrBLhP4G+pv29VnZ1e9SP9Jz/kZyQXU3oJjSEJmAmDnbL7jbQ5eR/ZB6aSwV
        bit/7pPYSiO4YFA5bOz/wNVS5e+Qs03ZUkmx93KzFYD3+GDgzZwOnrDUZXaCutQsdUmq1KVr6X1X6WuiBKNCXZIqdekqlfJBXSJdS+4Ydenm1MUdMT6XpS5J
        lbokSl2YQ3cDpS6zumlY6lIjoCCDkQ1JfAvq4oOW59SFYLlAjbTUhSTVLalLjbi1Sl2wrJJN9IMswE3saFiam9hxDvqHNzMAKMqvI5syGnL9nk1E7pMfx4EW
        KNcHNqW1AybVNwl7aPjq+ibQEQ1fOrXJrjvon9iUPmL2BgJES3PyLO/e5G4oa35TdqG8ROE53KJEg9ohyK3dnegK0LRomLCEwC4Ua3KkG/OA/Q38pdFAfWAs
        AbkoJC7+AWhsfFDDnep5bPWb25mT/J8+BGPTM7llJhOdBw0pCVZw2nibsBsbnc88tWx+uBeaWhz/nOvW6dyg84aMRG3EwqCwsLFtPW7hynKgl1zu3njsZC3Z
        RoWZaei2KncMgs3NZzTU8xcOvrH2TguZasB4DJFLXgyRBkRKDf8IRGXZl+3BLf4F1w/OeKcJrmgACeQwwiDlKV4filGAKQT5PTzQPag6yWnx6AeahirIif1R
        oEZRdwjqZNXV0szag23qI2RzeTmrV2H6oAzZDXOwpz4ugD2J/2fPC5/wzygZVdqdfAVQiKSnSsSRYOmnEm0kBEpIlXojAQi6bvIXGOiAwFl/4We8r1PjKz8Q
        ASXa7ma17Y/SIWa7Kz+S/wtUq87fYHTyRPl/Cvv8aOeMSX3viSnzSE6nEL7Ut9eE6m6v+ZmX/KXf/9JHz8gZfXXa5MTjv3grnlI6T7D2mBYBEQBUMLd0Cvgc
        0T/wZJesPWHBMgOCMF1yIBRB1+FvQn7ZVdpe/SfkOPmqlI4eg3cC+gzQ9zA49dnR+Hs4fx3bQvVf5fUj6F6KSYEPb/TrR/j3RP46dpvqv8rriDkZ0JAVdnk+
        RxB/T+XvYpeq/qu8S5dS/kpoXutwfj4AGSnNbx3p9ZhnmDrNa6UbKbmRkbH9GHJeB4oeGf+M68I9iVtGZcWfkZl++aNnkhe9ENd4u4s87mvnWXN15b92Jk/X
        /2tn8uObXFkQznbP5zmj53FH6+nxoQcuVfrj7h43B//uXg5wFjfo0bP9kisFBLYAXwtwtQAvL0BW+nH74vEeo6tKQfF3KCXtKUmk+YTcsWUIYBhyJvY8krxk
        gxG4ez5JnNwV9CoAacqp0L92ISn7v7l+cUFFJlbC5Tt0NKeI/zi6k2auTD+xS/4ju6Qf3iU9mVY+DWhV+rWzsjj64k0TfyH0G6eFxj6hWItNMMabBVxY8ibA
        hUmHuqV/7THCvAAGtZgBye96MKm5JeUFITWa8HN1cFmnznpXh9wYx/kxl1y/6pLrEaJ0V5fcWF1ymzQjSd6G70GO2VRXrmaVsR/YIJb0z/UnQLxjOODGhPBu
        jbngtjXMPFCBsrEIADV5Z8ItN1Zob58RsofY4hz6AqN9Q2F/MLGNB6xmT31nRzgUIYzp6/C/FebHtNUBXm5kp4RzMFg9wCSr3NX9RnxxHeIzNzSQLMi+M8go
        pUhzSH7CjFVahioHiDg74LmUO7jWArJvf2CKwgIUhrYP4zSogM4a97xwF0StZ/xQcKUM4AwDxGyG0/QrFmaL1+37VFLhqPQA5/4Z+fklV5PJxXZy4ctgSLYW
        og+2hVIg6W3oiZrEr5Qj32dyqF2elDeVlNU2LQO0CVl28m+8EttejrklSO5bH+R0m7ILasylXxHqdh4GzTT42p6H54Vrsb3PU9SDwN74iaU5rRR5FoKJ05Lm
        +SKMM3fLzY/FdhNx8s02ftlzm7Jmk2d9SJuTPwI74ZZIhkgPvnkaVqlDpEwgI1vjP+n7cDQaKHGZSt545MIZBHDhrrKWRA1vjrLYvjiVzkH/RHRxnG0CYRjl
        WKPZQa/lUAI2VHhPy3RiB2W5+EptpIHDIwazt9wl9tSIZeJNYXkKrvOXIt890zutQiFfA8R49ii+VzllPTDbWPF6GGaQ4GSkMc+7Gil4VtZYc2RP86ly1XrG
        ZuzjGLHsuxpseU6ygn3Wg/wVKgJrmLkRoyrPkvjVJM8y2xHbk/h+vDo/MvuRf8HM8UDHiEySuGDw/UVb6InsSmSawaQaZkvyZEUbfA578Az4cMRsTPDBrryO
        D67Ku205rA2znnwWYdrZh/L+GteiMOvZHi2F5/RUBYRS1F4dWMmAqOByjADbzxm9iDOUFGmu5NozS/mAUJ4RmFWcl9ATdcmFV3yzhtPioh4689wUatDxkXG4
        taMbSpXaPNmijC4DdcODB4fiRbabx5UQR44Z5gtHLIf3KCeS92Bz3+HhWL9GKcmCnlVmgHUfy0c4B7MZfiZkuV0QRnhtxqCtKKY4BUEsYWZRwhx7JWHD52EZ
        IUdrvG/m2WDmprBlDrEQ5tkXiZ2ms0AgSCAWlAdFX1iJSw9ivT0jiMmW0WMrQpBh2Trw80inm2OUjdr4fZDDZVYotx83phTK7VOB4j57EGQo970275W4uaLM
        u1dlGHtVYjAhwMPpBPUKx8V3sSrShEb9jpXIeP2Bt5H8Fsjpb7v2qWe1b1au4m7k2jhPlieY4C96smCj0838WEHTUhWgkHS5VjyirLVViGZNVYlaqUdMCupa
        OUmr2LS0h0+ZXFTTLjgKbFod0rlCkj72LCEpc3NZ8tizWdAtIEhJ079oFUOmtV0BEXiQIh8sfewGwXk5H4ChMgluPdkn5KBAoU1Hdwuc25tI8aDqaCCzJFII
        H+NGSohM2yb7IwrbkddT6XtMqe95Q5F6aIE6ysq8C7uoaxHrnfhPbvBrZ/Y+MQvfhkFLz3EkXGmq1BAW/DxgZUqoUiVYh9MrlP4BFoeuf/uVlGrEpUl5qXvQ
        f3e2XkZOkqT1YmDeQf+Uc+GGWZd35NyLQ9XZmtQAPy6HUgX8uBRKHfBjK5SP48cglK/ix7kQoTjlx8UQ8QIhfQ3hYR7AJiC4gMNdipWLH20QAQQ52w/agx+Y
        MOfwKMMKxA9MqMt4dAXoIaNLCSlAnxdYTxWNFG1xbxnJHiazaKpMh0T9oJXqyOJv6hzQd1rT3+HGcU3+zlQ2I9YJocU0pxfD7elAUQz+VgYCAK3rcvR/ESCF
        H3y3wR+Ytfc/F8GAJKLp+5RSD8BE5WTRB8JZ3jTKbgUTA3vrm7bnpTpfdtO1Ka9eYyTrG5F1FuY8yDbNleUgst2MbHMwXEK2BZklFxsbyfsRR9HjJIx5lUkI
        04vcpL5/kcgozXSPidO9FrDwsqeeOxEVMNkbVMtzwzC7XsaDip3DqsQ6NFC11XXl9hSpxPRGs4YM1w6zg/LOGsfHUOC7PswOFNtLJD16zQBdYG401w6y9WIj
        kCfy4oGC1EfmDeYGZJg3h8zhobnO7jDn8KhpDtr9GHfX4fkh7EzXF7tQZA5LEt6aN/Yjl10NbBH1L7sbyc8EJiKB3Mfr4exKCBW5T4Dmy03OSn5sNEgPMNMF
        N72KPwZwpYm49Bd5PZIu8XoKXt8kDW1ez7lphz/OumkrBxtIYQ4NNxyI9RqmBgcFmkYEd5FwN+5qq0msr35EXTrWZaR7XBvL9M7JlFZKailmvXT7Q9hvVmSD
        GntjxuzZ5Q2LlT2TLpuVtNuaOqNn5DCSLk95sIIHXbiibNFYeNl0kw8GMOY95FwC/EBbeMtnu2mtP6hgpchvew/MRKO2bC6xUgaTWClbz3ancvAsdyoPr+Wf
        oZ0TYz/KKeU+IEKTAse8JgQRcWm1T4IGC33dG2V2QHEG84DI7NMkmRHI4qp0lXY7MmjmAPQCuYR1nU46ZilFVPlmQefhmNbxfQbAacuz1bQJW4GW/OwQ29sY
        +XkVIT9k2PYZTsP1tyNg9ArZMPkxA2tKHVJqFuyeuccmONQ3yJDKurqa5EA4lbQro3G1NErvljXyN/six4+n+sfuCRddjYKbR40euAq2hOiRFx2iAiNMki51
        0gJZvQeVPLiy1EkxDgx1Qe8YlqyF7ft6rHksyGvMgcHUfJKrmMijh+hbOdXazMQyzfpYSOEh5wjtZ70j/3XmGN/GzGoyN361GCneik4VA6CFXl03159PD0g3
        HpQflY3mYTT0QLlprlfw+D+UHZDOOp9SwHSgwhgMqnnWzbrkOYA5NHVHskQwayY/FlTWPXTbU7I3kx8PLGZB02IWtAB/6WO91Ox6kdOLIiYgHtV+FfZeyGfT
        wM6mLRfo+vnOJHvQY7oJncXsuoKOWsSbBsuP7Tr7FpKr7ECBnViCKMacyxnYR/CQDhkFTXDIVEIss36+7KKPD3Ip2tbt7+xlh0bZ4ZHsbeABs+tIBWXeSur6
        KLsBp45vMfLreuwmo+xG7DbZ4s7OKUfpAPJdK3NZ3jo4wCk9WzJrcmy5Bg+ukXK+xZZ+QOZ8+d61+qH1AT8xTdsg6wQygqydbAbpIZRZvn3Q4MViCQlTtfN9
        2ThZnZaczOaAy4lyruPNqrBq6OyOaSHxDVxffIJU1F6eMBde++lAyuIEZrfLVAwP+oel6tkNMplb3N2FCoyQfELG7lvAYx+S9oU8iDDDtSMOjnAQB0eD7PoR
        +lcySjfcIPfXQEt2A1ol7cluRPK1cjg9MJJCrpV+lMuNkk3S5K3r5QlmuoxydlCKk8pdj+8dQKHXoiR5cAC3bzDX4MG1eHCjfEhePkxeHzmkiJLrP/VtD9L9
        UxZOsUymSJIPgjv8j1CoQY3DNaErROiQ0cV+CrToLKwdgBuMpRiqzqQH4l7j9pLY5ePQczFfNufyZSNMAhjzqSTnbLjLg8vBzgckX5eCXd64GFjm/yL0aWn1
        yIbX/JzJ9y3/fzZQ9VNlmpQT0q6ja/4KVuwBWa5YkaQMhzjQWE432gXQVCZTEq+TNabr+gZdWoqqsXNlHDLXYc3eYKTcg1wjBkR1bH1egzzXmBt1fe6ZWsob
        8MEbkHGdK3VRJutB0BAWlsEr+jUoxzXmeksvsMLkdFfbUIVdtqoKu0wPbA9kHdX/Za0qYS9BRKboW3aO985N9n/E+C/o1KvB+m5nE28GIsGghlrKkJO275Lz
        jci5pTnXlJXYJeetyHlJc+41BiAqwvFoH5Sdc9N58PwZAhtSCwm5y5d5RggY71C7yNFkyjPOTZ3nIFCqv0TW1BmpGHVrt8xtq64sMlNyMgiquxd9kvNPmmZF
        euIwLw7V7Csun8jencPdxfzuMsQzF/K7i7g7l99tNScEMmfr9smgOblK83fOTj7Zyp9cakw8GSDM/LloI/miD7z0R9WWnWzh3e1A8S32V6Uz76BUs7x9jELc
        yv0xykJLGzGeMT0laW3+EJIWa/A2dbHTtGwKl7J93L6ZtaeQs+OqKYeOGnZWsITa/m+O4ayzXyq5w5Ir3QcD2yn2ALNT0uampPWsA3NI3f1FfyPzD/qn0oOq
        CAfSvN3ipgoWfOyH67k5yzVmF9FHLvWQ42U4lVJf8HZ5MEAYBNkzwQeYax7uZesV9rGCCZ298XxB27BYz+dn8XMoAFolgxxYbiDKbzyfn8jP8gPlifwyLC4O
        aoZ5Em+8qFPR5f6ZH/Jx19LCyrP3lqucRoiDIs7eNAB9wxSFbhurHYzFyKxM2Yhvwcq8UjeWeOJIm95gaHh6vWwCQl12PL5RtRbX4vHenY8PWlbnasgAyL5n
        y+OSgNtHMpaZzPkd843HsPRmvkYpQZhLCUIrJQitlCC0UoLQSgnCXEoQWinBlMmY+HqUzGUGRAXWFHWUqlFiAOE45gbsgmYn1v4FJF4p/N1saU5YmBjiZKmP
        8nblV54xacg69cUVfao9SUNBnwIicF60trteDeaEJy0idl++Y8Q5xJPsOpZKAttlmsZMDEku8sHkoU8gbPB3nLBf5/E6NFdbiLdlcmLXQDsiJ/riAL+JOOwa
        ekG5mvXNMpA3D/dySDH7UEeKlWFRPrDnFXOzNLRceOQL5rOZ4jA+a3pylM8P4z3pTizeG6zU+qCVTN840kN8+d6cDEv5HtG353apBKvQrNJnVOm8ru9dS8xj
        TSBSEnaHOtyMSPBkpUL90FegX4/qA6XpwpdMsXrdSaa+rOReqCSvA6zY1/ceNC3lPKjsR+2x9o3rEqS5nfHH8fjjSkGIo4WoiJXMcnuiWpbcnxp/fGGXwqx1
        M7e11Km+YzUw1cRqa8brNzl4E7XVvXHKFw7v/gXgor6+b7yd6MLWl13GvwlvK6f/CferMT3VbnM+YSVDgHnwdKrYKQJE05u8LV8RTD7h6vty91uFQosp9h7S
        pZZFrlly4Ov3CURt6kuCcdYdOM7GT8a+dyY+HUHXdcljLDvGGIXGrCrCoFmMHE0QNPbHcWwBsa3xeiQNY5rwZNDKfEFtB2Lq5Z8j8t40s+qEuD9agOHfwzj2
        wQLgSy7cz+muki1XqWu6orgEXCFTzvNZnc+SbGm7nc/6nL5CLNYai8kr31opxWCS1nZ37pLpKigBvJ9pflGfwlss8ZBF24nV6VJd+FfYr2U2I4xbbZE4wDZk
        PmSN25yLnrRgZwGrptFTafu0p3V9KixME4dmmHQCbo6BAC54G+mUKsGAQ/ZBWfw9bGoEiUw+ECDGklGMKBpWyI+aJAtZSZJf84QotQdpe0q/u6k35RvCnYyp
        eCDIms88NDokgOZ/ICJhe9ySpOs9YdqVgTKxhrGmQAsYWAA05gyoqUmE2hXPwXYoofa8LcWgn+ehgMcL8yM549Ro0iCPW2oCA8MqSaZKfAFa9Fmotxe3ifbo
        s+l2YOfxrmvfm0JG5XQ1M5JNQsZ1ymkU3xhKnXXgo10Msk2n7AUcdNOAyBitPDG/5kLmKcXMoRnzsNHQb02di9PqjzB9DcKyXnDpGkFGoGFUUd3gLn4CtuhU
        QDdMW3EEI+U2GzIoZIUaNCk9ix8B1eQN2pYCNbJruiMCOkOiIXMAmJvUljcMFLv/Qc0km2TUXF5PwfZP+TSfP87Bo6WpvF7IH3RtaaqzS8QfF4Gr2FRh+zJ/
        XAYQHcvxhBdgOV66puV46R6hl6vKV6t97EX82KPtkkO29oiT83oO++gcfixrSx22/ZS1qn3AWtWesFa1tBmyVre+tRDKrZeVSMp6BbMVf9T33DMzJMGOhnYg
        F5DWrWKxods7INfYR6pwRNhmVUBGVuutniYnUmUDTgnTq1rxkBGXq+bjQt0/7urRyh6xTqQz9Gmt2pSXuQwACvitrvGrVuZlFqhSrcm17ZRZ2yld2ymJ7ZQZ
        2ymd3BSZ5+gdTK8swC8TpB4PJ/nlLLD8couejTtfjvByWx/ueDm07PTl3EC3JuP/ZVidNWyxEfk4onRWssLv/BKk8PFXXN89Ez7hni68+7yxEzu8usgy+NOS
        T2T0jYh2PDgFx8zynC/J3pm+PppiKLh9l/RRTyHlYTAv06/nlXdBxVQARcmuU7Ih8THu0FWZgz9+T6VFJcU6pv2q67pPGDXQeMCOMOeMHV3OLzvCrp0Nif19
        KqOltFvKIXN7GMcalXnVWvG5tf2zhm7T3zf2ubPL+078L3zhc/wniphnl+9QlHJ12Du1qQ4/6gck+0BtN+Cy7wJwfCWahY49BnnTDjhGdnNghznkTWWgH3rs
        mIl2LRx9jlHQsuCbg6KZJqc0dd2x+AsTj8Li0ZGJR/1X/yWNUBuv0SSc7rwz1YZlbmWyPPRoHqnoRS+Tnm67YGB4hwig8GQ6TrSHdx1j2OiI+G/IqzYdznEN
        Mwr517vaQPfzvjcuHt6NRyjEOf6uNty7+199N//c3cuc/lOINvdUdLxXsfMA01RXhIT/1XW9J4wSzHwGegVAhSWkhTWrkq156Z4v534SpJTwH+D6n8qrnrLZ
        TsAcu7o8YYHsjnQKnrCZDttMJn9w2D5IJh8k8fO5AzqXyedd60N9Aj+9nbIPGrjuONeVU8Utx39aPr69wxPzsqVuOnvLYk5945Uw5dsPfHOV2P5zKUCNPtWk
        GsbjD/fic5bmcLCqI3iqGNaJIT2RJ+TjciRPyGfI4TwhHyCTJ+TzJskTknwi5QlO/LMtPzpTl8GDcnWWRr05ff7KmfyaNqekxVPSWlPS2lPSOlPSZqyA5omd
        z2BMXJi/rdIB7IeDbFYuPxLszC1b+Y8GWfc1yMQqbdC6dz7M//37O8DVd0vGtUg/L0XJ2vaBtSLMwfG2H9NUS1KEFLgW+NWvrugujDU5ul0Z3YZ289lZm/qA
        sSmX83wn8pRLecqRPOVinnI4T9nKU0yeciFPSfKUQZ7i5CnnuoBjFaKF8/a5LmBjwuRpeAniZI6p6dtbn/h9JrC3wUZB8C/dcee52t/B/++48/FfXf7D9T9d
        vOPOv/Gvfv5Hf7nxfW9i+MBa8hxfChFuNjSRLaO2UfTOnT/36g//T6/+8Mt33PnzD++//qc/9d133HnwTYdvO73+T8ZLiDbKoK/15NnAtuey9UqOlIU5m7fz
        kqZfsumXE5t+UdMv2vRLefqWpm/Z9It5+gVNv2DTt/L0gaYPbPqFPP2cpp+z6YM8/aymn7Xp5+BkebZlez/ZSH4omDrB/eSV3E1f8rU1v7yXu+rLTV1Hi51s
        u7dRCRoZoK9cjZTOGjSk2EaVd+KJTJnwQSNrVmU7fAjxHvvMPpx4U9n2y40srgqJ7JvKy59rWKb9QsPqc7YawphzgBoISGSRg8A6X55BVF0MAX6AvbqAH1Rw
        4Qc1yehVSIovIQXWplv4AUuSwQw6IKZD+wy6i7PYBq1mRWNbqUuxnAnYrti2YSu2lboQ22oOYtv2c7FtwdlY40/mte3kte3kte3kte3ktZ3Ja9vJa9vJa9tB
        bZvlajCz51HzzobQMK1u09byUtNW7mIz78Nm3qtN26RB07bkbNMO6LkmWqCHklP2UIJNpG33jpbdMmK7UzTtBpGztQ0yF1Kj2UqUnqvVU/jLuptxL4PjFhLg
        W0nnSYQtvN2Z6psCycu4I96Ya/aXdAuarUQh7Q/c5M+CeOQ6UyPfDdxHxkPf2UTEvhsoCrKxP71K9DtJsDBVNpPm2CUAXjX3hs29MZ4b/fP7rjMNCjt6bSjs
        6LWhsCHPihQKG0JStK2fPDYFCDsqgbBdBcIOKkDYetyE013YDR3CCRUpNUmZgkC97tBJd2yonZ1D/aH4rwHjDHya5KGyq68MtOyGwCM5iV/H36Vhnz8X8c8Y
        04uPfcZzZ09PnRWhevjQggMuO2CiZtRUI4ELh3oR0VBoNveo0lOZpMyZyMrJyHwt4NbNFiGbR/qSHI7lsqzuM/i5QvqYrVrhW4/OA9naSI8o2R5V1uzNHUqm
        z/IVOBX1DD6zxyxDfwVnnQWDYpbM3lLyL6xF4cklR/pVeNYgUxeZpJgOiklYzOz4W3Aymkf2RWbXj3RG9EvCRyay61ky/pHQXTptlzZdqXd4bzjaI4k2v6vd
        O6uDsDDFQKdmIMvI6kS0wKwQVsImsCga6LTOFwLTSQOd9iibG0mvU+S5qKPbMZIaj7JVeCFZ9AQozkYyHItw9FobZDP5EFbMbuDWJSPUQc69gyGGFR3VrejU
        9lUkt6PMDMx8RZNRHncSHe0Y8ajtxJkhXoUtMq4UkpqFqs7HDMrDUaKTEB5MsMPNRwolVNVG6cDsG5Qu1ZHOzG7ZsL0I/oZOkf/PSMNmAabRQWs70iGSuDyU
        XpTGIMTJQHLxEzrV5ZMdszzA0il9dWQ+oZwZvtMza0NZIYNR6RC4RE86dihabQtclFROMe2L8hXDVxK8EvOVbvlKglfyxpevOPHlWb9xZvWJ6HQJBGRdYzrW
        NWbOusbMWNeYeesak1jXmFwIuGiFhAs7lf3ZnlIuXOo+sr3pFdR+N/oJgIUYE7KBuLAl/Pw6A8QCNtms02h5E2sOQg9pAJ2CkNCxCaWG/zBjLSDYC+O8Zk2C
        8/uMIOD2A5TXTIEzq45mJrgXRuF3cwtboF66haAqHnXRCSz+GZih4/mOFDkviTO0Dnakp6mibsWW1xgElrO4AEZwEGzQ2jzXTV+1mV0pLZF/D/fS9TzW9lVV
        nyHov7vyzdkCaNGT73qOi+925buz2Dfm5GcnnY3z2noMAuOU9S1qbN/UGrs76nvJt/W9jB9dtRL0KFs9F0xxBGJcRV+bJKcSHkfQNAwT04Bacsln2tBcZa4a
        nM+uLPV8PXPlpjT/ylHJpX5Icki+Skp6pTSrK82aLZtVdMl4s3Z2yJUfktfb6bLkX8kdCVHnevHOsryzou8syzsrFeC9K89nV8v5sMcIR1L7q0fZAblfy6Ok
        pPtkocKJw6zlgVVSw0rKxLF9b0y6YPali7nRwj4djsoUkgexrKNWOtPizzn52Ynz92Mpm5/o6ScuwwRrTWvUyy01ECQij6xji2xLkYkW2YZ1AIqMGZE1AUoh
        FoBlfn3LKV/EoWXL37DB4a70tbNoiyKXt1jvFTbOY0A9XBdJnj1I/GuIz+lbiYhQAFUjLLRsNOgg/+ID9oOnMDecjbH3TlkG/4G0rT6VM7AY7Huwvs3Bq+B3
        yjsgWOHMPFYCtOnQxfUso34WIH3zuJ/HNoQfQqaBrtdL52JdUmXdHFs3nGjCSqmJrZdTrZesZVuvw9VqGakVjKIqrx8er5N5rSqZK2Ty7i9n+5Lcru6c7akk
        79XZnsnPPZjtSzKFV4uJXi9yLtsobZJzWXKuxDvnLabyrCatTE7lJZrgtGTuXiFzeD8K2pdiOk+dyqnMsb06lTP5uSfO358ylZd2TuXVvpf6ef1DKbIPMKIl
        KXY13StlLkmZq/DjWZLiV+nwxiQ4YIGEn2ZcdUsihLj4RD1etUPmYypFPfqwXvDtqMk9SN0AC2CQLwAd5oXcO3xRnc0tJVI5jGaM02ssraRb96x6g18NW/UD
        mOEe5ifI/cHRML2KtfOry+GsZ+cc4OUg7ZFizVVQe1oRhqeGelZw4akOUWHiahswFBzJ1w6OBvIK+s7CwtkJe0noBeyrxpqfO4Vr43Pcua0dn77o5e7cPOB6
        1l0bbs47Pq1HX48TPcon+sDjTI/ymR7lMz1CVAz4LiEGW2g7esu1HX0R7dtyd1THmrzZ6riqKeXJb2dPuLYnGL5CDZVIi8rgGLBgyXLdamrZ7yXLbl1heag9
        uRZ2r+XFVy0/ut8ylAsyiNPk+DiYAfBjuj1Kjqr3Th8h2r0nWF2YwXwgyIKqQULw8pjKRolvUJo2uGraQKeu2OqECVmtAFYhRf8/VCdUmsXPI+ie8KklvEwG
        pPwY8GfxcGAahibGhHMdwQ7DNIbDrDGUn3VTrzxqmqapy6M68QvqwmAqEFqH8HmwesvqlY80hOMdsJAGMjTkU5gT7SGOI6hDoBWs2Qo2aclAQIIB8SSq1WrJ
        E1ut1kS1ZoByoNWaQbVatlpNfHVGqyUvmuZzbLV8BxBvUms8iQfSrPpzsDxACUarOxgYBhMoquoorJyn4AJZe4ATkhY3M6SDH4oDhr+8NJQXxmuPnrO1b07U
        Hg2ztW+h9k1b+/aQGHSsPfuyafsS36zjmw28N5CSpSJA6sn71NU+dSt9il4f/pX3KTpsOLVPbVW12/Oqujr8vh3+HX0K25bh/xf6NNSKRuPz9L9snzZRkWl9
        CpcnVlWag5bU5dXhIP4pILwmBJnwNHyPugDmroyxNWluWVPmtnUVnB0Le4wDn5o4o2Df1CDNrrOgDq9GCH+dBSW8nkK8axsnuc6CFnmFzXSdBS0jfJaLSIcR
        CoMbNNaVVctcdpntkjWJIIWWDaX6bMs+A9VelM2l+uyCfaaEenbs2bmKRUYX/WefAVmbGS5j4bQJS6HYnwNKnigWuFwaEli7eU9towf52xfxNi3m9YnDtx1K
        wy7nQo3YPp/h87qa02o2wPrEtuCZ8uNVGwQ1EPaII2VfP2tfx/tN+3ZnvOrYH+rgM2BY0vL9M73TnBcX43G0oArkj5ND/iha0BXWFu4KFedliuPDtaVoQftL
        bCGjyD1tCCLmFDZnQZFbrY3GVQrsI2fXkZwWIUHLakNgf2SrBLtpW7Sgq1VKaK5WUQwKSUZEE5JEmROAFyrQgtZVAlkz4TBbIQKQmsuDD+pC+hFRHicfnJPX
        8UHFBEqICQRbvmUsRr6/lxg5LXmyzzrcoJT9CjXeGSlukKL+XKU44XXKLglkE6JIs64oQiu5POuc4vcSGgg90YSEkICie2E0v0wAoVae+yxyt7mlSsVC7eiY
        cKMIfmd7c444pllCVFtIn1aI6mNRhrrMF42UTowU9IcwP4jgm6AvrVn+5aZ8bQkNa8M/HQwAQYNmhlmXn4lY7hzAfLDPtYHni2JaeQmXmmQtKZZCr8yy4fNy
        14DNIPB/Ftlg9SxpEp2oOwJqEXNHzD0PfNpZ4p4vln2xhdyh2QOcpX0jmfMQ0DZND+aU4a3+VhFWzIRTAL+zHAcC6/zqCQygTDGAOJubI4UTSm3eddxcVeZN
        Fbg4nQL4DTNj1GsM7PvYY4qgXVON4VYTMEGqdxhQvQsQoSJDEaAyVzfyKEKUzgx86oWGvX0gI35LfnsiA9d6Lr8FwpbMnvz2cAa8g8t1e2tk5clY5bdJBj+K
        i/mtI0tIeruuMEUZedP+Vh3hNqjTvBBU9L9+qf89FyqgjNUGBwSTyXXAgWLMWPY9UFQaq78NMwM/nnF9pSLZ2IOPzTGu7lQcG3s8CHYp41L+lQvBLmVsNdAm
        OW2wmQ1V3Jp1fYmmy0Z98HCwY+2ZeEBdAD1zlVaAideoH58nZ0+2mokH1XVQ6IZ2DBOvVV9Az1xhddJIPIQmITGzCmwkXodeRWJqtd1IvB7d8/+Q9ybgVVVX
        //CZ7pQ7nUwQEsB9jwwBgiQQMiBwOSiDgEgHrR18awhBk0ACSUCsFGKlSkdpa1WsQwYVrNJSa9W2UqlD1bdWrbUtdWipQ7WVtjijFfmv39r7nHsyYN/+n+f9
        vu95PjH3zHtce017Dbg5Dbfd/ZEWaX7h6GVSuyJOokL4AiqXqVQNXyBMbAU1hC8gTkyhpuqeGmMydUZXagwSqSbKC+hDBIIVlUklydAAVwk/IBbD9PHDXj0R
        B+UZsJ94Be8n3hDYT1Q7ikktt6foEBxayLCjdhWtD91MvOI/2ky84n+0mVgaaDNcvSNu2t3xpXz7b1b8B4ZpbNVlwmwhY0ppxkXC+FAzSt+Ccog15IIPi3wR
        cnUR4sgXof/NyBeGF/lCRoGkXtvHvDjAJpx+7WBcRgcRGwkXgm+xn+Ks3AZHe4aJezwY4ZGjFo8bMpqHNRrN/XI0b7QQOtsfzTASW7hmbjQD2wZ5NJ4xbzxj
        A8bTiQdHFAZF1tAJoYEZtoAh3xrHmczY0THYvBujX7LLM4YN0cs5NXJDWTwTPS4sDK16+Cid8cCuADJHhL0J8QLfcCCcOKI7u7u/lO+WuKPcUvtVg/PtyfzN
        wQeH5AMHoW6Q0S7KQW+wc+/A4D2u7ZCxuONaN05MOlmHbBp0PHd451VtxbBRR2SwXm3ecT6qHPYjTX4kkB26RutBC6LIfWphRx3ZWBmAnomZoc3hi7yczLZa
        c3ouVCzcu7Q+x9x56q5XFp90LPPXbFNucAPeqQBXbLv3OdCsxDiILG5ZOBY5SFoZPZq4bvP+3V31t+w74e4ZL7/xcss+yAuJz9yw6a4ztnzzZy+e+tZ5C/7y
        qZ8px/bEyDU/5yC2pT06/T/5Xu++17YzVYRccBeQpbgGWfLkOUv2VK576KN/nc1fXH3gyD8P/CMzN7Z2d+HCgr/M8UqSJb83t/qhs256YcxDc737Z6qYufn8
        38VZdd/7pdUswyWnxmG0zJ0DoyOnOKT4gOjIKSReSx09xxQy3TzxrG6dvFPOd9gTfNgoyda+XZk0VLJ+LABESQ4FoyQTjx2IkhzpdawBUZLTMkpyClGSTfsz
        SLBuZyzO3kiiJl2VcOpLBCuO9HJRudjIJlIDdjnpQcGOj2ommLc0h0xOB0Mm85NhvBk5aqsZUGWFehzTj6gclm48eVRisJykGCajCYy9aH2xI+RryqWA1jBy
        DtAY9TqhXjYACUGAD7ElCIASsTGtfx9pOdzDLeGgV0NNaRHbWT7nlg3xdWZlAVpkyX//SURmU8YQzXkvSDY5CgWhOpH5oICgEJUrxjKwqdHEcnRjm0Tkc8wo
        g1McC24YJ4uYsrXmHkaHcbTIU4bZrwcke/mRjY/k40r/8XHMoaaYCLpJhx4dAoY0EIbtBOJK0+39eh9PC86jveDnp5jd9GouALCyGdXZH5EVDVKzYKkbe3GD
        82jxllfQ50MIm/M4x79nmuGL9K2mIoGxXEqeQOz63JUMKUktOd/JCzgZKvNV5auD1AEx5fNrKjPxEBwsY9LBx9Xgg47AwmzkvciJesQp6hEnjoYaHuAKwlwM
        fOukjZUJr76cJQWhT/C6GYZqnJjYu5GeRJbyODJ5g4LbYKldNmzWB7aZe3laSNCE016CU7TgDHOaQBVmcJZ1rlT2XG0qsUWmckUXoSCYUE2cJRRm3mHlEeo9
        YZ9RxMzyb1lxLxmEcreyOTM2zdc9uh7bLEIybDVxZsQDyaQkmiOTqEhloUwbYqm8YmGpQPbj7AJ2Qop36eN0FjJLCX/E1j9JdVvPhfdlNT9k+rCSnJG+hC5i
        fQEDFk5VEkZaF34hhYukbzEVL+bctpIbI7bAfh75GJHPgObYPmTFz1dJL4WGCZd5Pl3ONLJeHhYyX84PZHQ+mfHTXM5ZMOWbknWXFx0yMx5/gq/yNclim3Ss
        GZTSczun9HxYW4O0npHjpvVcaOgXGTB6A/I1kEQB+UQR4L3cKELWnalaiaPZv+FMpEj1qiMxH9Rspkw6agAhwcQObeK+cJ5uTlHKZXFJXI79lAU3AXMzcRyb
        EeqV04fgEEXoAy0Tg0KNxkEDU3JqIOY4oT57PxXMaaHRjWc1JXq8oiG96UGt5dShsYUQpqaMGOufW6XU//tkCiEk1EHgT4T4jNdT08dy1FnYJnu/dqlgjBbF
        46cmWpVbQ5uNi0ykpNkfVtFBOQxKlNOpOsVEY+kwgqqiQ4mr4VAqD6PsHyKr9W6zRUTdcjSaIaIYzOUJvKlpt2QKRAkOk8UIHISLASlGks+MzCQMk4IpxHfW
        itreAbFxR2Cko0upnAJ6HtgBS+oK8ZX4b+hueUu5xqHq3XF8FuP8tTjDrvxoPsvjjLU4S9JZEZ8BXmw+g+fPIxpyycpQjqaBrUERF4kOkewQeR0i1SFiHTKn
        s4PdyNM6knJbcmGScYbuPqChKDqZ1yqPs9V1nTpWq2OlOlbwcWgdHeo/Th/7MLdqAZyTIu52mhvNy48agUFBt+meTA+6TWRIjajcu6/AcjQyiR7WGgd1d6R7
        7ZVe/tMINooJ7uk5S+dRm/BEuUH8Pf1eARcaOl7NqUnsCG9Bkhxw34/7icl2u//bFPJLaOiRnVl+3M0fbVMfbx/4cZl7j1857o6C9WopforxMwI/JfihT18B
        lqXji+Aq6XiQ0wV0I6t84C8zx+1+1MwUuC/9Rc+k3Lfv+8GtkYwh84IjVSyVUYBDgRw9whwncGOd6CLOjlRuPGE6ppdqmkD8AQObpXSfkHTUvx/F/SjfP2A6
        Kf9+CvdTrEitMW7jsAE1xm5TnADtwBQanCN6CyLIureZLZkKxIU1njUzs1HOm8jkTMfDZmY0jofMzBhezJmpnPdV4/yvBa6eGSnDyDKk81rQCfUJwbmBnRjS
        WARXRVLHJ97nLPUH8/EO/SdXD5c5mUcJWbDLtfKMI+gwLjMRB5E5EYfRsGMv10pgvD5FszN1OEQztThoTv0+Z+4umLxP1ep56YQsuXTycislafFCWURwMZe3
        r9NnEcSL2n1OVtTtc+ZtW7Ggo4ODQ2QsWOVl5UuXrFhABGjefO2j9DaNvZgrstu872l1WIkk5xauC5Rat4+K3YZPkgmXnZLLtWr8VOKnAgwCL7YTO8TEDuHw
        KkvEedC1zMhEIi6GAoY0816ehGoi1iLqkTXem/Sh4BL1RzaKt2vl22U1xj3gJ0bXGHfjOKbGuAPH2Ufjxo04SdUYPWEJU9eGZfFXh3MwBvoA4kZnV4db7Dss
        BN/dhHjE5UYXQTod1tHgJTDyQ0FVZwEJPYiJVAuRqBNVanorlxNXjFSWMdYeUbBnvrh0271Aa3l7REJexZ1Z6Eux37+YyBDUECBmThYTRL2oFXX2dl129o6Q
        7OzekOzsbSHV2WtDsrNXh2TnrgjJzu7AEYXVE6MtAN4EYRH37hDikEwgOshkMeIeoHEwRG2u2SeLWfYqoDsigfXmDqxHWnLm2US9uzFwBwwEg4ZNCGNJMUpE
        7D2gXIQa8NEBI8A1AymGWuwf8fCukMO7TA7vYhpezpEWEXmztINAtnX15gEca+vNJ3CsrzcftmT/v6r6v131f5vX/zct2f/Dluz/IUv2/xWLmJWI+4rVkhnr
        sfZslc86z7HgWWyQ1nKoPGEwwmvWnKqdRiRRGpuaWLkxHBCT3pQr18TK5WdFcLIvpwWcBNWdqpU745x8Xp6gQekOYo1oYSSYEMU6FohxoG3ricjhZBGvQHYR
        zr2CjQhqWQLtmsT56Dhn0KTTyoAKTxIofSHdSstlF+twCjtEvGMBsRdJN7Rw/frMNHo96VoLRZQuKvnClBdVfGHIi+l8ocuLGdhlEoUdXJQw12eq/fFA0AII
        3SUtmfFUe3hjZqZI7hFpCcAEUHEfmgmNEWjH1EW9OU+cBPssB4bGjrEsaZSKaMZLNjEWnCMvbGMJu7dExfiWQXwJZMvyhUASipHAWAHInOhUsB9sPVmOB06C
        xuUMJEng8aE5kmwL8hBKtsVBOARmW2DmL9kWTm9Oxw4nn3krPCwE/lqwXiRoBPI7aA55SApppNav70giJguWNFBqnpczVJQjTLbpfkP329jNp4AV95CmuCET
        /CdO0ZIX5aktAxDgFE14Vp7CbuuAPJV9PMy9J76fQMspSmI3vbDDqQHM2H4bTQ+4TAauPAVctqjxXqHWDku5ZjKVkdaF1dSVGURdpidDoioZFpXJiJiWjKpC
        Tfde/fQOrt6vmWoKLyKcH6PBp7FJJmJxgqxjx8z1IFh0wGfZpR14TC2KMkUQ4zrd7Houdb27X1tEmI5gp1DCzkoiOiJ/j7DVJSHC9B4CNPWQ6orIuuKJCNel
        r5e0kWra7967dUkHNZxfyEM+9CLZ3sBgdcjudFAf+bUYsqAXqZtDeqejd5Z8MwrZ+rhvGnjTlG9GIHIf900TbxryTaS1P/6bFt7U5ZucEf24b4YWMX/Lb1Ir
        Y9R3FbF8PHi38bzLIow4HKgW8yYO45conLRYxojhvgUiu4RGJgpMGQab1+XqHYT+iiGj5BMrCG0qSV7JRdTJaMDcj8vPwGrCvtOi9/KJB5UW/zpzXE5smaTh
        S6lDI1BaYYYNELDGhfddkSik7xj/gjQQq0/rSKLxPKmH9lU1yvFMYfQ8YPQk1QN8nvTweZzwOVVHh8VOmhevIAn0VOKv6DAvE5cbOnom7WKR8ojYKAoo+Axm
        oNgeme/ZzlguHmxlUowVNvsZGPZgpGW76AtxFLGpGpSoMWIf6AM6UB0knIg0stcnRBIyekLEIXrEWCvF5pNipHCEo/gJJ1ZGYx+BhpgIrNVCawd5kk4UsTJR
        ICbikAdiWoef2SCy2HXDnuPC9WLqevggI6+0fZclN+2pDRweXmN5B6HGpWDwAAsKTOgf1p05ROuP6JKOvqlLusphVGQ6B2e2tJFlKQPTzHMmyfBeU8w5WkZ4
        jZrfTTiDBmtZB7v8wbFak+KSFG9RXrlxo+nesGV9DR0lbwFZh2Uupe5gxQIBj825njFyBvQK2DCjB3QDm8/aND3vZB0b1VAm1Ch9gvy2KPdtkfzWlt8Wz9KK
        5bcjTtZHuN1PsAj07K+/EyEh6M37fvzTMEnAs6HomI3cknwwHEs+ki/iI/sbOjEJyHYa4tBfHNrKl8kId9ohIAPuOK1XkvD1wTJnj+5OlzyVzWLbjTrap9mY
        PRb0agzkDHGf3WnXGM/irLjGOGDIxBy6lBkFfsZJibHcsdRgSrGRmuaOct/fGRQbZyO1JWzMcMGtDLQaoqIhRcdnDQkhB4zhRceElOiq2b6W36yUWgz7bovv
        mKKCTqH3LCfOO0f1YYvMTDQ3eTes0CW34VhYVeBWwfhtMyTjxzlLiPF7X1eM3yFdQtwrCkBfVAB7EMDWY7XAgpBlc12BmyUEeAxiVBQ42j/GMNktPveLSKn9
        fX56ZLqMKda1RLKuRZJ1hR5Vt2+32Ls1JFGVP3hxHloSkgEu9D6AJ5NiQCKhOgThodgXHjyGv/ZDxCRTikm1QTFJffQfSEvXWnIcr7bkOF5hqXHcplZut2Kg
        31cS+BEzIJFLSemI6UlKUTkelhwPiJmMumRYZHHCYugFGD0EYEqiByKhCrUDRmgMwwLopkRmSoBZVxQrNIzgiAk6FGDzNIxv8arB2/IuPcNe/KAq4gENiMQ3
        uqyG+H6FcRggYCIkr3W5TAAIJtoC/VC5tKuIuPvDUDyPGqi65UARx9CM+Md0qEOxy2uwN9ZCLFroZ48RJyYdkM1ZGhYBt9pwN68nqleaxsx6KE53LWglLXB4
        s6jamYN0s7svhW421AX/5+OrZudLnSr6DZypjlF1TKijrY5F6jhaHcdh6LbpyMmrY9svzEpKpNuxexGWDVBIOCCMm2F2luY2EnAgDiDuRqC2D9UY46htdUh3
        oQHNjqar2hqjBCp9zKyGcWA3ZUbQ7L0Ni3qpqg5jSH8TMtNbjc2sQK1U6VNyFmfG5gGMqy5JPy+TIsdSpN/y1C8W0Xzk8AK5T+Ewj2gxHeqI76ZDNfHcdEC8
        NTpUECBb0NeEhTWFVnuhsCZpwinehSzQUzTbKdrnjNiF3X9iKJhhtkKsluF4wlDMWEryg4EAmOViX4USFSNyShaSJvY5I1esJ96Kvxv6rhiZ08mAoDAfP9LT
        4CQNsCt57OKKDSHHQtaECNIVlmUgtlCPyxTzAAbX55zBupKUt2/Fgg5kMPTrwJCVa7OBLjqw3KjSSAeEH7uDmcsUSQ5W3HPsl6Mclpe2E+bLCA86Ie5IgB0i
        5El0CTf6+xKq0byDRStLNg8scHiAbiQkiurNcjoU1ptiYJXYLFK1hFFovWkTHihBbGwbP+UtMlQ2r9LR2OQtN0ryU5rXUlmKgZwbJQG9vwjLFsYDe2q5xwZv
        C5igASHgvDwwUBZsuYHzEoD6PHAkGpg4AHFCoqfKQPQILf7fuq5vCbKq1kB4NXx4XYHc6MZWeHyVa8sc6eS5iHXki3ibXt/nhOaL7bvovdAuRroEbRKtsJmP
        YS/LyON4YR439o9UDGI30mVZloaojwqmAoUqPe5qcdkxQ3aMljP36HO6sdUL+LARdpWtsKdUYYCgcZSBHKQTlkZSv3twO2Rbs0tuLskIDqYfwcEEDiAGZWGS
        kSw4ag7uYrcwoi2My7gM+PdWk1WyNUG4gfNRIwdO/kBJADKGLSNIpDi1kdCxJZV2wxudlPQI452k8ThEMxNwsDMT3Z7L8kngpsbZNuKRTqw3VoiU2/0wtW2x
        SM1//skvfidSS6WlxIR6YrRTHktWSaeHjqVrjAo6yasxyumN8fWE/eiNx0wgvtTRhEmQFKa/rqa2zub2No0ILolWiE1OckJJC7XuoIaWpaj2ayXFz9jgF+lG
        C6GvNGGrJAH2JCIzVbCIwH9HMKG584+C2uJ9YnWirQDNMFPiqRy3VXeNlmk6R4l1LTzFtEGhoIMtBg3g+Bcp4miuRUSOkBvtAlvU1dGRsY8m0tT4Q5oFdu8J
        9hKvBiZJEVwS8KZZC50E3eBQVBj7QhwSTjEOGE8dO3v0U9ThFPEuDPtYUSfDhBTg9wEUh7itHZBoCzqcZBnJUfRIFp6mF0iyFnQX97hmvgJ2Qsdt7Imb4Bih
        ooIZCw3lNQRiNHL5UzUbiNBUyJZZpfHQyIYk1iG4r9rFa8EWVQz7IaCqMCFe//3IHhGVb4v8mQSu9JMIfBxRH2Jaw3FqQh2i9nI0khQDZSZJT9KcxI7mEyJo
        Clt048X4wBadssGhT9Lw2ktz0J2YSGOZxLA9g4USm//CE/u+9dCh0fB7jTMXRO+Mp2bMNRD7KjGCivpMQk6WYAswE+4eEnAOK0wgts81iuIkABsatYXbm5RW
        EEVyQQnenYk6I+Q8jGil/qSwyVhAcrKeKTS9JReTA1Qo0twh1Zu9YtV6FpILRWxBUu0jxTDwnuHRZxszhUA8gRscVYzqKVAjFRMjMFIomOY1jaFJq6AF3OH5
        +uc9lBb5OHUwiOrUyoh+3js7fEzDO9on1zPEJL0VDLVpDIOoxjIpeCCTqKgVI5/kuaXhohd3XWwDFyaPJkZRk2cPGmXWDAFtpez7DFFEiAdwR2eQFtIw18cp
        ZNE9Jh5H1eOZVC39WBK+0r4GlcAjhogy/JNCpDXsNNByismwMt5jBJx5JSJirXT6SkQ+w2xtWYt3RWpxGSGRIqBlYsiMee6zd9pYljHGh7iNqU4QMhcjzoA+
        Ew/cg+olYkbob2kZMf9F7miS6Lg/o9l93r30fP5ZCk/TpHt0JP+cVpYpppOLNy3JlGCco4szpTSbxNQsTIYZZgrESKk3IYDBPFZv3+UeS693ACC06Gh9GCBr
        /oxGiOeB5lKUoGuFmZiZAyRb6yPgiLnb1p2WKaPjBxFCqAQgZTTL0jM/LYrpujSpBb46uFV+dSzSym+n6WxpEv6q4/m8Zc/86kvvpXegbUuBj+XVwMCXxq5O
        Cwk/MdxMOGU0ctA803EpVu6QcUphCUfpEEOvT9W9XRZa/f5FUxlJaQlfhzYA2KXaLgUuOwUIgzGMt3QZb+eL8CxtO61jyE3bcCS+uhtHe5a2CY4oNUYXHYiC
        rxMp6OWgUAZuxMJHwpYeo9VJIhLJJCKH03GIZmbgoDFu/NBtT6awIaKwcqtS1wgDAteD2gDyo0wMYD8ARJjHhCLDNEEDLuHMJouIclSJGdvEdJ8pFdN3kaAz
        Y5dD7HhHB9GDCL1bIKb7z+lhjkmGCKwAhq/D9EE4UPhxPzOGfGZ+eD3mkA8Mr57jf2QN+YjIHgd3LxImAmErM4UoOO8FNP3hheu5zIXrMyUSMSOQfx7EvdGS
        oqTZnIStydKucZofZ8vYqh4IC4cCX2MqCmRgLWaSYIwcpZWqE4wxYkjkEIM5FDHojBjMAGIwOXSXeRoQQ8xNMMDHMM8EogUgfIWS/hVz1tYoMSGRTNgzT1nA
        ugm9lRWOdIB3ui4ZRIeziNAMtIDI0KsitIClBEkFYliNCbkaOZhLRBTiyQS5H5twomo1RrEaATKDG5eSQmdKcZrjxYR+KEhgUgVzNJebE8b6C4tCHArl+gst
        EGFuSfHQloyQCEG1ZIRsSalqSSlaMnLYloyULRnxoS2hQ1gUoyXFXoOYMWB1sUix1oXmsYAjmNGPnHAEHWdejMo53ZoHxQynXHVCLVSG7IKO6Ap0Vk5ssFGS
        mYiDnZkAft0VxAzrxAyHOKSMmNjrEFNcglwwYmKPmNCLlobmf4Eo636t1oCKL8QKCfslYiapo07Yvt0YVBIhvB5R3utwieN7ZXkTBpeEjBS3swyXoNk1ZTd1
        9C4NSG9xQsuYsw+xHwsb1xOiCCGoXJ6E5ZIhsPwiXzEkLz8OJC8GJOcRP05TFFdOMqwaJK7u8whaT8IkR0uCXUgYoEmMHLQfCziVxuCK9dwiMtUiSi9Nsk1T
        rmqdOT1ugbk0UL+szJSTTPVvzYSULUtYpUIOceXQPHDtbLl9H3+XgMmm1OHkEeuLWPEYuxDvfFAJVJJIt9LyJLlbl4zGqd/+3YRX4iflz+0jUQhKWEMmVh6A
        5iMsVCG8RetSywvxI1Jn8H6j2UpoOoY3iiFhR0WxFNcj1HpjM8FMSMRaHFipSba32GU9rDOhxylnm3hTpE7jVctvwPoNx0AsN7kdH6XxwXeT6EyWMBnrptGJ
        ljlTOKVXtExMQRik8bi/qkyU98NMHTFKzEWcswJYcGkSmgR/JUwATlRKVANKVIOdP/jFMEepwQBTeX31iIYdFmkoPGRR0IRwUbYqSveL0lGUzsQwKsJsVSdf
        9IoasncGNIMVDp9ZzjpsthDpYAMrzGEM22JJ+V5Yahd5zMMYc8h4JHiFMfBRidzkKs8TLIiyUMw5i1L0vNB7PkGEpY6lUKGrQqCrFPavBsGiCYTHHukeuuqh
        petykht49aUXOmEQFCzIDDYqc51CYz3VMO9URHmyZUkSInJNdib07nQmcvk7A0k0CIhKyrg7MXSHO55CVcjkHmNxU/WgGD0oHNyDGGSpQhahIECiB8A8YXRA
        hBbJtqtwKYG2I90zxr5IqkGKBEsJeZIJS4rkJPPcWuNqA1o392qjxf6Jlchj04D1RPYhP5pSbWPYL0PKftk6mvhMPCdKS3H6aGJjw5oNTZ108RdNW4F7M91u
        nUYxHmfRn8n4vBZOqmeoiWylibSxLRERNtitGA5wU7Khp4riyiIuAYgmoweW8lb1F1zcsqng33QDAdcYWEiqjkGncEYyj4VrxsVy7Gia+mkuolKlEuGNcZqx
        nPWHlIt1JRdja5U3ziMwmTCD4b8IB3m2JPKbPPUNUC220OdruWK5pjJ+i277X3I7ypzpuQpjxIr5FXNBOmT6Qn6T5EyCSJg0UC/Z4CbXBuyq2L3c3X5ujs1C
        LJcqUZAcKmMhPdFRdjxTRCfFbGnEy56KjnDRtBaBnP0xQdxcf2+rF8q6Fr8aqB+Kh63GcjmhC/ACO/LZHFIIGyHF9iOEecCqVwWUOCFRVcuENTJLqwPerTGq
        Ya8OZRX7eEG5moaiPiTzuKv0giWAXWg1R2MN04phbSzoj9p0DwdVbQNVbhHsestOw5807LXVYKihH2c8sgcDfuA9D9LBI0HogNUGE4Cwe5xJ/c7EPgIjOo6X
        CkCdqcGEfmdSXw+9Vd6LwZLDROt2gpg04AbGIwwKyIcoQjPQgpPUS0IqFqB0ZorYvTqrITWXGI9jOPpnqhwLOx5YPTG5eiOMdJYm2UKRAAd3dI+a8J2wwi2O
        wduXk6XuolzYOBBtws0p2AzixxXCwmEqt2oYumH5dyzcsYJh85A9u7/PD0gK7DiFxq2vp59GpQLxDvv7esVUuk03e0mQZVWvrYLS6Uy4sI0e47MYGBBMDRqK
        gF5EremsjxC8UlZHgQQM7vgZbLRpDXg9mntdWQtHpCWFwdQrig7G6AfRaCQClRv4YWnzEBtCBzVWsBdJULTjJM0UCHZ4KPD2/+DTpDYS+XXGxQK4GPZHJvGh
        GchYB0jGEjR/L1nOOGzZZiI0Ein6GwHjVLgQaDJWi80KGYy2TWJvpop51xLiXaM20hTTorLFiPkXE5tKlUTjjHr99+1B74+U748MvB9FjysIARlQE0f5SUkt
        rb+oe/jSfIh1UeYW08OxkR7/OpSDdDkRLTOPYI7s5xg6SzLpOM12THGLMbcE0D/S3xqNuqNhpv6Czsr6mEgzNYUWNTqYk4UFij6AhU6dIVvhM7EpCF+5Jjyp
        mhCDHgNxmakFKSwXFvkROChHwS1mFqRIRAwrJNY8IDdFysMg5XDGHlxwDOJGlHfaDCLledhVTEmaqAMApUc5WyvTJxVsiiy5X2h2R7C2fYQC5pgYIXXruySL
        ndMCS/O7qBhpbYW0Jk1/kFvLe99S75JgTiXHZ2mLEfqoxjhVTjfzOEDDUTS3GkwO0DC43EyGJDbI53RV2ZIZS3U5hJRgEoWnJ0ghukQK7cXoGcgMxLxnLCcM
        Z+RMKGfP/qH/ttL0FC1ndrFokXA6iKToVFkRW8kT/Ss1mGc6HcwfOEyaXK5VBzxwcAyJQwvpZsrQIrzNX4KlT0J5CaReGz8l9h9M4glCPtYKAWuFeCEzbgxJ
        jqtYseARBNrlsyhynUl6IFnWE0SRRyjBoVqCuX4IqLxZB5TK5kYTRTkoh6w4z684DxUTF1bMgtBSQm95XKBk+eJirL/UC7hpeWIsAqqiS/bTH9aHuOoDdJFj
        pX6X97/loBUvSCb83iVQJvYjSmTVitdGq4mzldUcv8XJQS3OAKgsOoRg9VAkWek48JmMD1u6hBUN2mKqt1TO3pgzkvDio0OSbhWqW1iqY8B8l8iN1DH+iJfi
        8kQ1zmPECWqcS8SJUuIK5EgaH0gklMzZvlH/cm9Bqss9mZwoiAeuAiU0Ju1E/jDof+A/Gu9JYBbLxcT+PmeCUv5/oNTDZ0Gx/7Hj7gCoe/9EcD/2ppxEJHaP
        obJPjucLZzTyFo2if6NbndG8j4lQHHgyCpr30XjS4oziRCcTh/2EMMloMcn+rkEA+V2D2orTiTjto5U8gfdA8E91PYoKCIBJAu7PxUoheZbuBW8QhBNVz0wk
        hPxEIFgFnatraqAuRnGwilEcrOKJwcEqnlCBJ9wDX833RuOS/YicCstQuonQmeOD7ZpMPBdHCYZwXYbkzTT8AkLZRFxOiA8Du6UMu0CQeQQzSq8z7EISOoTh
        kBjTIibjLYsVl5KMR8GblkiCxAo+RuBFRCOikG6gGkxD2MtTFCIPFMLyKESO+sEaAhQiLeVKaIikJ2IYpCIGGgFeDeJwrm7wrTH7GcngMe5XhJEqSntGL0iG
        cXwyCRIeUwqf/4hQFilCCTwNOlnwIXRSUY7/nE4WDKWTeoi7hizGUb/zSAvEKgchuS4B/INWP6Gx3FtunA3ywGefIeZsHPPH+EmCP7sWwbToQ+LFohBg6Stk
        Z5NsmOWwXjLPNc6QfbWwQw2yZmQ4VoavhonEA1yxp5gx4ImQkpq5tEfRJaVTqb0JH8rNBqfgNKny4cDK2IGUgm0BgJRuS+If8Y1L0i2soXFivp4qpvRNE6Df
        9B94tyGuBFRUzCz7up6QSLWAOOWYdkJdg95Wyp48ziXtIBd5IhxQm/CgRNBplux0aUwawYREJRvMTO+KQQoITMq1MN2k49W06MAFE1TSfBzSc5ylMQxnaRyH
        s0y6h3ReXFTiIR3JOjQOBWQoW9ckoOwg2G1q1bN09Ljbp3CP2Vtkt7f/gm2JJBxqRZKYT/rOrDEeVd89HPhuv//dPdjj+guszpLuPbnvwmz0ycD2Io601u9W
        5dwRKOc2v5zdMIFV9e/2yoFg486hbsxF+Df3Rerks6YU9hh+kdsDAGPI3OZJ9qaM4MjelIY0c4ipRRjDIsSm05DhkmgnyqGvgIw4bQkskWHnSPBrsEafxcAQ
        /XipUFC1Cc4pKbHNi/oAdBMawJWbjGxC3vSx+K20yrJnT5qq4azeptUT4v0V4sNCUsj1RtPwNYW8WZTIAC+QOIVgfUO2V4aWLXOyIPoeo5xYTXBPA/Au91OS
        CHAiEQIeC9veh1GnYmY7pkIhdFHnhIBH/h+C4RsVDPUEYOhqH4auCMDwFQNgeIf67quB77b533UHYLj7Q2F4syxmU66UdV4ha3Lwe0gLwi9s1PZr/18GYOt/
        F4BD/28BMBGiPLqVXU/0qOpeYpZn3Eus9PR7MxMgRkqtmQWtmdpzlTKWAayus4Y8RxvKe52JAfVOb5/PcNPlhF5ncl+mAvxXjjHscyb6eSzAJ07py0zlkOgZ
        ON3R1TQXU821hYIKYHOe1MDFZKvSoIIRbGnoHn1MgxzyLbhYhGGhJnc3JhGfIkWxydgHwANPMvNemTKMIiumFE4hlt+g15skpuW6N4UoY6D31JX+vj5iQU/C
        XqOY0u9U9vVJ3dJx2MmIpLdUdAlxlKJC0AdUxdQA6aUB6VeFqL3dKEahxYnAUWuAvl+T5NbXbnLQF2I9Jx5XLNRFaMBMlg+cp0kD5mlynygfONPjB8z0hCCT
        ICb2MYPMXBzUCeC5omprSpM60qhKENLlychDxp8tMKKnJ80cZ8H2mNjE4RD6w9epS/vMFPIC0ZjZ/y33l6G7m2REazkFie1vg5Sw6i0Es53odqkZOaZfMl//
        CHCrpxC2fDQ/yYx6HzDaSGJBm3LN6OM0aTGfkIfoUI1zTHKP2LdD1mwJ5NhQyk0PcZ7G0AmTi5Y1MNAChrFIvBWRlmUXSPAvAPinlcoTYWpSLQNWg7cWAkPn
        jAeAMUHljcGwyGMJ3ge6mAI61orqkjfXgUQ5Uwy6UQr8YyGHUnDITaGrIdelxnSw4tPmwbS8wfSZcIOJJ8hsaXCLCsGAvA0pDzlfa3hnVJIB/FYJAv0MY8ZK
        6BI9hM6g5WF5NrI6LnoH0TaUOPQfIvgiheAt6bOWyfsw/J4H/J73f4Xf84bidxAzndXVSViVe4NQngET6dFWHt8YjxYPAXzfvTcX//92uOa1+oMw7zjDFVeC
        ia4EFcDdYbQupyEaH1AqKR29cgSRg2op4RGrOSxFwqi0N8qTrAGYEtOnd6Y0V4D3KbbWROx0JnY8MCkZhMI6g52sUost+brR4phLiK6PFzbb7TmxFs9iF+Hl
        /IseJE+awOZJ2MbqxSaPPKMnE3iDA8SG7TiQHURYy+GHPUDOs+QmJJCklcPj7NVgyDBBpn2NSbWE1J7DZlbGTOwVoZlQssw0ijyDUTQoJMbHewaYFZtKQxkC
        RCxDoCvYtYdcC5rqELOa5bXGbIQIBatZRycI8oKdUxNI0pSb9TT9gETuk9pii6nHhNrAibOvEOuXTZnOy2C/hBDx+q5OHCsQjzWs5TMoTIYVGjRegKg4e3QQ
        YVNekiF4SQpZIHHAvG1pY7vTZD8q7HGGeAOowrXde67y/BxDbgUVYkfYrCjMS4PpuMN7nVHk+bUjnHQ35D6tuc/6H/I3kFEscNqhSUZFpgqfwMsRwXqwgxqR
        Xk0R7PbARbn7CbbRjsyHf+jvHv3OT97Qcmba6JBUn8B2ky0Ay40rWD4vN3awvM7JZzLVfHJYz8yUSFourTLpXVWGKgUdqo/GTZuOMznGn1dFvtxey5fWCkmE
        CfYqRG5nSS6hHmTje/qMXdDyj2rmCqo3f5K5mHpJz+EvlY8lbOMwm2aGDnUZ9lTPRxwDkq3UxORjYs51S+n+QQ3uptK3gJY1fbKKrU0Jh9o0+FR8uSy+ErYW
        CGWEBrv2xpNJKsJZdOMsrRlns7Tz6UDDeq6bcO++LOi1mg8uL2VzN0rwM9rRcRADQiTluTdfPOAragt8Ac63Q9r/Rb9zG+zw3q5mo/qENBVPSEPAhLAx9wm5
        sZlgZzbPqDzh2ZBj+EykDYJBje0VyWjfhueAhkI0zyMuH9GkxmnxnaYeURYbcArEVo7JC5FRIXz29Zw1rtBY/bWY3Qdl+lEZmzbWilC0i0VMpeuOQK9tiQgi
        k1mLO5MGbxVh3xvKVd7YUJSIHVWhc6K/pWUyVjFfLCnDHgTeZhVsmPdAI67jnmj36+hPDMrqCGNBqkVj2VFjO0Qs9oisg+MOtDp5IublErc8cyDwmljYdp9q
        L7+uo9E00dRo8GWcAhYGgWCOWQEXWpSMsVcV7EmXsusm13kaJH2T3+SY15NMXp8acI+mFKLK8FLZYnvsV1g5Pw3+t1fXo1uVM6fDy0FXPusyOp+MCyzZPPhh
        OmHJ1bJvekQGxePgeVF2j4TW1pC3RjsxbAozA1yCG8J7Ms7RgAn4iWBHzVK29SU8y79h/o3wb5R/Y/yLEHOl8Rt1Q98KZzQAk78RpmHP25T+OkON4Qwl5hCh
        rJVx/BjZaP4WuIYtcFP6AKHLGfbCV6VoKAVDqQKHs/Bi8KhLdQJK5YGjMYvLUd6t6/rmnJkSgvFpwaxNlvL9xJAYah/X8EzI7GAUr7iwAptSvKP577/Di/FA
        YqhjA72tPq42c1wtHp+qwSc154lqKKc+tDhQdD/b6cavsozo1tDmQBgLobThrBvQpSATluZKUXmtdnp9boYFvoT8LiKl9ygYmoQyxpHiC90CAMZppSjRPE1L
        SIrriH7AD+RlUnivpIaRcRNKnKFlSB+BKUnnBNaUSPY7yYB4m+rvYw/UpEj1O/meyO0XGkahhBjCfqTBMAoljG4jP0WgZCqARHb+PI6FCdMRGXFuOInd8CR2
        XUrsbMmcPE7FC1j9n4SUG2O9Fn2XB+SRp+x5pJgFxIYszoojSw4zNuwNOkCyDimQVqVLo2iWfGNKoGM1viZiSqCTdtzxpBeq3bB/agWv7rHiPZPNEgIaHS7R
        Bwm9F47j2KhwkNWEWW/CvdqoN+GrqSOVG8NdrzMGDrJjdjpjhbkTSX+tnU6mJ3MCVhMh+rFCiAwoj/2c4YwN5kMbOygfmjjBf7p6vcw5TnUvlnXjiiqqk02o
        lE0oF5q/WrK15gpXc41AKQ1MQzRqAjJmB1Ji15sr1E13y9rAfcLK8jYxS/KEmFBtCaFqYy1RtjCsj0OLQdTCwa8MUQjepE4Uskyt9/XVm2fzhSkvVvDFGFw4
        OrpUiNaDyBLHUkjMn6PJWABE3Gg9244e2AXPnTd2WFt9U3c46IcD5uxhDpdacjRu2K6d0UxJxKMtDrG3C50IzzQbNSAqT/9Ox/T3YZs4owqnX4B7bu9OYeSS
        SPc1JSF2hXnjLeQigs36pFYqYD1CJBaNVwEOCoFXowZCuPfo0s0HUq0zwtdb0Nuafb/lWTC56EKaRo4gOO1bMEkDVN8LZdyAtzU/UjXAXvM/ogVC786WIRdz
        btfReX0Ox3eme8IHvhK66+Fqez8/pBHv63GMIN4fMNAhXlvGDY5xDWY1kPbW18rc2+eM6XcM6WwwRlj9jgWzZQjjmk8aDt6LPID+gDTKiOjKqr/aF9IXwW1a
        CeSEitjEuNozMa4GjdMCsnZYUvwhIvaQb/wwCIw5LLb4MIItM4a0TLDI49NYl6M/RP/X2mRwm0L2XK6SVqGGjZuRoBcSIY5UURHzpENMFEJknvQYJQRbzZZQ
        UftBwynmCFCucVpSd7dmqOpMAuIjzUWE9Re8NGJyOWg4WI2McYx6dnS16iW/hoQj7PkRkstAqtegxctwaLAWpIJbpHwAYQfOmg4STn6vzMFLcBjNm68a7PLy
        gKrL6dXylswoHo5MPh3GtWSKeJMZ8BI35v0n/9hNAyKXQwx0saFcVTSw02j81sXJfIxEK/K4oeExFsyQdh76hoQk3OgVPNYNwgQRUSB5aGaGMmOMrdBcChu8
        egzBOCBejBFhPB6zKqMFhgVzz6acqxayOwGbD8kbHG4a/jM2jIaX4AquWFE0CNZwIVaQhqW/R4S9oZkT56hOI0REdtFeTrBlL+lIjpS9CC9IIjkY9cKWzUc8
        lxhBg+K5wyAX1JIEmgj/Zq4P8rjUkC5BM1leZd5ejRq1E7heg/ICgkIhzKDxoBhNConiFkUJCqDbwt/iMpIuQhBCCHwWqs4xzEEPppQX6ButjeVJ9gdYnEyL
        sNerZIq7m0xioGFSJXsnorJjDpKMRViuKeBZaZQW4AkYk7TCCl+CbAF3V0TQvEUMshz4m8BhCcfN40GgFrJiOCZXILU6BNHdX+Jxf4nH3Ye/mO+a7nh3AiSt
        OLtyq0WOXa44FnlELfIIFnls+K+gkYvSAzbM5rVOAwE+HFpsNilCd8uwh4dAAmEASxy6xtE+jMd40X2Ig2jMtdAMpUdjyidapSKJafhovkiAjBeIBE1eFGr6
        4BtFfJEj9LTqOetiC0JJIfYjvYU4SE6pSABKS6mQPI5fJ3imCBLoDjZCCuAmZqsZgzKIUCGqwMchEcXHAB8ApNEqIhKCMhFExY0h3oHO/hQOoE+M5s8lREYX
        d8rtBaLChohLV9/jV+AkkubAZhT4b5WKglZ6FX2A2xbDNfWhAHWwvFuwBNpL2T66XoL2ybnMFRcOVBpWlWYSWEkJtd89oPZBr/vcFFZdPJE6jlWe3DWhZY29
        Q5k3SSYn8EBJzQ4oSMivsADEU94qQI3calFmP8Ue09SWZClShgL4IxKsQ0sQhhCgCsWADLBCmEo6/0HbEWnFEpU7ejCPwnKKMPoNS3wVpbGaZGgQMyP8MKBo
        9BYBMZNLk9BQyr5pA32YtP+JjSIvlgTViGaz0wlyYCkHBNZY8yix8g8BYiNSsSwhCqMgb+qtuA/SiZikarRYiioiaMJFIjdaCK9gUSeg4rVUkGpAzDLZDCWw
        xO3fGj6awCAYrVIHHgfGjMrIWiGpe4qcwRQ3Ar/TuLAhnUkSwC4Pw48lvZsIAEYcyK0VCo6o3Cwvkgq3uHSl4kBPooSDV4EOjyNSVAJOVkNI9pE4SxHxnd0C
        R9A86OEkGzMMs6MN1Dl57E5IQkJIsjsDMGF4+K+kgYMGTBiX2iKf6apnj68oVwe+J2T/VFeNaM3kw22TZgbsRQy0XBd6T2YMMwwpjhmZiUq/zCLpl1lMfNRL
        FocWl5rzfNh5RxHrZZSIy5VDg1okeKozCSFTzMaWlBH6QLdgyx4KsBglLbAR4jwK2ATHvIbEKL5ZoJgkxJmITJFmfXLOEpIqK8qjQwgiTnqsL9XY80h2p3/g
        wqPOCT2OyDHX4gSWmgz+wBj0QY+Tyb3JzAYaxXMRxZYCW+wyq8fIQmcxV+8NePoREV0gOZMOfsGi+iyw7lyfNbi+QLtIom3sdCLw5IPlAp0YA9V5wUjeNG8p
        H4xSAwEiFZd8bEhyTiHp0Z1QYJTwuOZhvvK8y+V6Rt9O+JDR7dn54WO5s9GPCyFStCwQGtQ17FcQ6P9laF7hBaPILDc4zEFklG0MG68izYEI5QIrH8z2cAA5
        kGKOMwHZE/o0zeMS08P2NT2wr2xhy32Nst2kFBCkPSPzU2EOp5Fiv21uB2xoofKTWuBAiw5nG4dUH1LVh/5t9WlZYEDfALGVwRq7TaHgA0094MUZku2KJA04
        CJIgklJaPW9/dlPO0EzLeXOHlFI8wtuzWsDaDDv/9Kd2aI9oLfajvA+6CZwBe8Ig/Y+m7FTpTfadFAn6dhG7ZqcSnPwGN6DWY7tZ3lkkGT5EArq0UdskN66i
        kteL4mqQOXSM93EHNSCkqBx8q9ewGo/LV0oCHn1PYPDonhSSZczYqBNje98hQxMe7GEf44EJDxgYBEeNBQaGJE1ul6ZcDKPStV0a8PJWInRnVCtMYi3464WU
        sjYJ7nSTRPJ5aHScd1w5TxHj+nw1EvkYibg/EoEaOVQbZNs8uUalG7Au92lJ/Iv6BuFst6LBsT4pDa+TMg5iEo711Cc2yN0jwsqN3o+fj6BIZdL9DKM1zjsR
        IgmFVMkA9pity/Ub1NdPzO5jJM1RH7D/mInKIUoxCDn5DKqaJMfYxOC5yVvKwdPyYLIiAciJwy2Rugo7FEmOBfvVt7J/Pf00kWR0ehLpqvJgJs3kwWDy4PC5
        KfIlR4kLSw6jk8dhbABAEm6kUY/OxnAiz/6VmYMk7sGgAQ1hxJJTzBIMziRTZBx32xek21wIaiTh1Jq21CFG2SwdW5icfkdTQVblP5rAs0Uh9htllL0bk2Z8
        c3qrryEtGBAWzoS5up0yTUPT48ZmYQTze6nzI1sDMV9XImeDSYSPE1cRpWRXGw+TvH9M7hoNvGabmhxGC1SyivltQxjY5y7wX8mBS+DVMkFSJULxPmAh0caA
        RGTGgERkmhQs9fncGCP3FDkZczTR0cqE1cd+rgTyZVAd9GSsBO81ygIEBFecocP0KDT8IwR4RRDIDx8FfzQzbGSEzmSSBCMF9oM0ghh7kezLGFKZWJibJWE7
        xdgSK1KO54g2RWznCGGzVwTh/1boevMhDqWJY3LyRZpEFAhR+aeznVY+ohAYYgSCGq0BzDY6I8ucNDaTBZ3oiEcLJ0CE3Gh10nIbNU2k0OaIIIisAu9+fIw4
        hXUyOOxt85NbnLHw8RNjd9FXJ2wgjGRspoKKcsmZDVE4xbR7neiAMOClub2MKBfvECtV2Rh8cm8mz38Jji4i2sNqUodjsyN1ORSkwugdoAQNTO/qsht6+nMT
        P+ClnTlgBB9UDOmhFCikjIYg0eJwDK7MaLqIQ9eVFiOXZMaIYpox9eEOQkWpXPvCvotFkbtfgyplDCGgkZC8TDFSlKroHyY91hHXaDTwBuKWlOSMeWK504jI
        Z+f6UTnfDWOrsRUZ4pezfxqdcOgEQne4GIX0EWkEFqHZhqMm4Iujc4hobyAPbaOjl2G/Hps5ZchXCCkS2egjSDcf7+vtdxK9TqiRQ4AQ51kmV4NNUIEwOjZq
        0F09Tsy4gWzqkR74f+PrUA8MqESoT5R5gd9pLYWEnrElggOnS8yrzAkRahDxnSLV1MEOUVbQSpDa1sC7qdZKGeksBE4c//r6dlIjUStmvhz8N3GUfU0LWGVk
        qJj4GQa4EoKYQqwvxCniDI+IRGIELE97AmaCDkgnoxVIBaaHvgOBTntpkf4CWMfk7GciTAuf7RXgxxiSKCA8CCVJlDEIM/Gk9PX4nLosPNTXG9Rjl2WUhe0+
        Wl7HiWnJWC6EZvB2USiHqsfmQsM5Y1eUAUWNna99lM2oGCEOg6oALwpbqlKNQTdEWMZT1QbHgQVxIPRNuNRRiJEPEqkGkD6j19w3WhmyGRZIMiWseBHLjGcT
        N2myiM1uVy8bRmSzvlUG9TKVsVscRjvYpDG8qZLRkDmq08CkjfZDFmwhhtlD0fZzdl7hEMTm9lX4XgkSnnrflO/v87/mp7YT7uuBlBDZCdOMnU6e/TCCIUT8
        KSABBflLe/z9NtQb7u0BCOZ2cHpgutHTG5DtYIYiQjudMAoE38DOT7gIc+AAB8s51IedTYPRIfgAgxdvPVO5sAj3YMPTkNWT9NjXg23OuB/P2+TQu4LHj2/E
        pdVV/DGTBpq3wSq9AY62cKaY8hYv2d6gwU1gcK2dTiQX1nKBhPoVxx3xONbtgPGmO+J4ox3HXIQw2tSfawLVN5Yh2vHOXMVEwoCudvb39WVyhEYCrBFca5H+
        Psw4GunEBr47oNHhIY0O/weNRpPDO/0NUYwMIn8Eho+aAaGfcGIPQRCOvTuRfJdO/cy2T9xLgq4Tym1rqvwZNOX9TAT1PsK71GPLZ0ricn6j8XlsMuJFcceO
        rebPJJ7AMY7maeCKgwWMtDQ5O/5fhsELz426vN2+ygnxAsZzqhhLBEulj69DZbxjmXOSpaueXn7WezMvGgJ3TchvRF9vT3ytrl/ECWo15LnWkLUduUBVOtzo
        fu8YyFnt5cs+rDJKI4uqWYLMx8hMyllLfeREU0iNVDX3xNtzyBxz4e+F4qLD2uwDAULtmX0iGOGaJmoAVjHphk5zxiZSNGdaL6x2cnOW7euLx7fZprW5eKuh
        wrQjM7jNEVvY0RzbbByNSMjYRMTHgb+S98UIbLjZyEAwjtNM2S0QjWw2uoDNk42PEtiOQ3quTOZD9hZsd3QLp3xBDL7WlKEjelFIBe5NcsZnBC/n0AlR7zbv
        2XRA+5SEAppDQcdkYOg8DupDwon9SyuTUCcQkUSsx4n19+1zTtxFuCoh8q4RdOnk7XOcXSQqnchhICLC4SOi+YQCXA+UC3A3S0TYTs1rB4lKGa+JmrK15U/j
        ubZqsq3MBkEcYZ8FjaOYRAM9NbkYLhHxBPUlSZ9Qd/tM5sEsN4UYpgxL1VE4h/AQGHIIDG8IQq6RSQ3qfaIfmbWv6etzDXk/T+BWX28mD5Q0Ku25NScEAcYv
        tR/h1jlBqtbfm9uT51pSg9rFjtWA8z3CUknE+LU4eoRNjBHLOSsjrKr80MzS+UzNKJxj2DwqugwGXFFpMaQvYR4sRuJHDJHyM2OFkRmRm5+EH/pY6qktejHF
        KemhncQWYorNIcVYEi/yiNYk7UctmYkpD8SoSMRBg4rAS0SNLcaWYQA1hb0fXaQWY1tK2mXqbrfNP1QBCRrmFoehRzi7HEMKGjJePELpgI3ROWQPhxdyL44S
        k0zNLJIZYVlYShP/EqHTKPTJhn2t4ZRaA5MloBSrRYo+UWnrXoqQ4F2wlSmVtmpSy2FnyngOMyew7fdIBO/TllAviltJ9Eqx6FXMWYix/woNrS4DeJD41W3z
        D/VqFAuQAiaJf6L3xSic0uj9CqS/rMUZTdejRJresQ+aggMt0EsIY1fMe12FroHqCpcnw/SUaxu1nEPv6WobHLFriB3PV5dyqzVWb+ZYuAyUsoVS1Yb5Q21I
        OUVTiA0RuCEUU1e6STAqXEJy0GgqfZSI2382SYLhCtDupP0Y8teMRHg5hN2jG48zCJRwbVDLUgmZkQIJg2AFj+QMhcsAknEESyFuMzJov4hKLsII66LUfsGa
        T40iXAJ55EQ6d5h3XXcJXSNdWhHNe7rFXbe+1SkZp80HmKeWJ/NKOYyHnL4SNX2R4acvLacvnZu+tBzQ9PGnr0CgfxHMXZqGlU4HzF0J3cvDxBVIqbwAE5ce
        MnEFsp4CTFxuppDSKjeLgeAgMW+6Bi43BDPAXCEGaGCuYBIRC8wV2unNFcfBzrBnVdqfs9xMRXimIsGZGj4QVWJf3DlRzUecML1Mw7HtXp5BGQgwFgcahKoJ
        yNxHy2yrk6MxcUljPLICj1XObhHAm3ny9RSd9zHzi8mUKBRIWNADxNliEIbEGAdVyol81/SJnEYBG5v9/YyfFZ4n2oCqpMtBAkyV5ZXtF+zHKREZUOioEPKg
        CSHzQGSwkWczFxb/boh4qNhWZIwtkd5FRRl2T4R61JD5MgyZL8PgfBnDxY/OkTpNRf043VIx2xjBS2N0DWHkPDb3SJaEeT8mf46skDguw+fpkijyRyF01Pww
        y2Z4VoU49q4MqxCsJpc+JVCNYKv3RWUZTjJiHadg1vpZfrmWl1JUfiDrncKZpHjbMckKE9nSodbT0oqLDTFyknC2L2C11tcrq5JZhUQYCmCODoQtRSfFlXjK
        XJFqkbUNbbkeiHwqrb8+vDr0TCbD9PwSjjfM0J74w1nrD3fcm2l/ZDLaMO3SELJRU40DIfT2knKQUMvJmYycGXnw3ydg936RMhEW2hJrs7TBaUVqUunY7nDM
        ZK0F+e3ZmF3I86NvBDjw3hxnx7UcNY3QVlOZdEcGZSb0UgIrZyOuTYSXE4GgCjqA5ZKmMU9mYmx1kO9Juo9ajnK1h1ER9tP1nOVXHLwYcEMEec77pX4Eowjk
        ksQBqIYgmnlYr2PYJmoR0tpDIIMq1r2JHIRBjZGIXxNMjQN1WZ90lbKI+8MGgI+ADInXDdAPBOlzDJ+IcJguE34vLKPHWvyP6LMWEc1pSQ7fK5L9wGNUFQFX
        D+EvHxEhCi+nufbab8v2UzO47X4RfhhEYeWaK9+SJenSU9sxpL0KN5kXhREs1uBi+Vt5qvkRkkkW7GEyH5Eez1YOvH5lmOGtxkWDElMpyAot8RwVOEQk8imo
        INwMYhY724iQB2SZOOu6wwvZZ0ZbzKbBMMiCew6SJkHjhVQmltqcZsse9CbP82eHwB1dUiYrkQARkhPAQXNwG18TKMQJoNkmjdnCTQtlE22OdtyKCTmajMby
        4olkKq3phmmFwhE29ych1qEJO/oam97mplLb33e06OgnTA2SqxOHrIoqelmxJrfXVGxILF1oPDPxxOBFGn9RN8K0moKDGPYGEWsG0bI1Nk4iCFgC7w32toGx
        HdMfWNKw4R3b+cFQiCfalCCDkKskiHAGCV26RiUA1abkSLCHFm1Bafw66Bg9pfJAnLEONXgemfKxBGgaNLwKy9dYbw9rSeUDYF5O4sa+RXkcNsrHSr/SjchW
        fTO9dOSYhpHRvLel5SUoQrfdKrTlLOlpytYDEUq3skVTUgZIF0gdh0k3pBW5qV0D9TIj0qh8iAbBogUbP1J3yTRBX8auMLA/4uxY2NrLky4r0QELVtraxndy
        CZ6iZt0MpZOWHbpD16QLzHImebqbWEMjLrSl3C6z5bT1SV2NuHSUslfIxE/4jN2lzFz6PHj3eunziHzKdJ8meA8Tea5eskpZ5eVaDAo4WCqTnolMelYukx49
        TWDwDRwMNSO5abhT11SbFbQZHFOBk1BxBxyLHXmEgTQ0lptoZYtZswVnCB2jK4cmZQ2lKFJUVY/aW2XtrbnaNTYJw6f6h386tOH4FC0v1Di98rFjF7EtNWuR
        bfRerPd1XPE0Fp26gRciVCiJGfG9OrNZi/GzDD+sIfs4q8nw8xn8nIufVfg5Hz9r8LMOP1344d33zfjpZn+0bfy7nX+/yr87+PcK/r2af6/l3x7+vZF/d/Pv
        bfy7l3/v4N+7+fce3X7Ski0+RwtmMhycwVCoY7k6VqhjJX7YQr4OP7Pxw7B2KmBssf2UKn2a9mF5EUUgP6J8fxS/fy5xqaxR1NkjlJ8Uap5hGmAGwz0vHsNU
        GvYhKx7GjbnxZt3cAogiQR9h/3GwttCllClAQr1TfQvnecMS2LLZwQebYUSUe3mzg88317LfT0jdRJHEBxGpOge7rdo1QgtsZzSW+QrbylMaiQHS3w//2Als
        GbGriZFT2K8u2ye0fd4+CiEfEntCgtD0/To6YkhvoKAfJXtRyus0Vmm3DpygsWpEvhrl97fN1z66R76ES2wiufu1Ie9yos55LXu2z5dZ1YXRuudSfnVhmbC4
        kG2ylNz7e5zQdlmCyYGRWvc45qWQdLZvgw3Zpd5HcYvmhibGfWWbHb9d10NbDYliiRoSJnAtVzBePo/wsJt/WhmxDwZxIu7hr+fDe5Wmms4cjXVzLtg1u7WL
        fvGmNg+pJ7YCb1CDZmmHL+cE8114jSgw8AGxi10cb9Zkmo9EvYwRqYky8zFn0w2BxQqdwVoEK5cVmUMyxafo+lahWZJQ2hunoho0UeeW1Xg+lXQej5/I77IO
        yDrd2soTTbWeVmY/b8F9CHw444ibLXl8Rh0JvjfpJg/NgqTmYWvmRNZ7DEkA+/spm8HpyhzNXm5AZrLlh2y5okrpkGKlzF9K3+ZrmtrnjNdwelWODMMrK2PR
        WFkcoUHP1zUkPDTwzAKCtNiYF4vsG6bmJSjkeJ9eFkmYaBrL/Ew5Sq0GhdhiRvBb1jtqWBaXIUCYimIlgyJB7WEtKUOQR1YMhtdA3e2lM9T9dIYWJ2Q1OfCx
        DEkRYrBiq2sOtS/TliDmwBpHowWzFGaqxNkoKmnxU6pAbWSE2SkZh1Cgo0pMzxVI7yzl71BuyxkyV6Rgy0/dryvMTAaxeDiDiaAlDbYDtbXK2lpztSmSxfEc
        /k3DvPhJKi0thy3k7I0fH8Qg9OjH5RDYqEkZpfXokgziOJSAn6QFoXIwTCpQpIFlAZXA6UeX6q1Y33b8hUhje1tXc9uG5q4Ltea25q7mhjVnNa1pb8T1uvZO
        utHedhKdbspdbdI6u9rXdZ7UvqFr3YYuddHchvOmhs6mqc1tU+mR1rJh7bqpnV0NHXilyTtd16W1b2zq6Dy/vb1LW9XcuW5NQ2PT2qa2Lq2xvWn16ubGZpz7
        r4g1zWubUUDz6tVtTZ2d2rqGjoa1TV30WBOrNnQ0oEWd1HK6s659jbpUSSTE+Q1rVot1TR3N7as6tbXNa9Y0dzZRf1cFitEaxGr0u0m0bVi7kq8vOL99jX+5
        XlvVsHZdc9t5H0XZWteGjjZtbTuq0bzqta6OhrZOWTe1RNuoxm9qZ/N5bdrqjva12tq1WuNaOSIr27vO1zrXdVCRmugU7atFZ1NX1xpc0pOmjs92rmtaw5er
        ms7T6I5o3NCxsUlr6BLtHaJhJQ2NRl2itxq7mum8QjRtalyzoRPnYuWFXU2deG9te0eTrK+tvY0+pnHc2ETj0bZqTZPf8IqV7RvaGukzFCxamy68oL1jlZys
        prZVVHdHE03CmlXauo72FqquaZV2XkfDKm1Ne3vr1Ibzm+h0XaO2qariwqqKTdMrLpyORq4hGOgSVVpV09TpdZWiq11UNdGJVnlS1UmV2sqmrguamtrEVK6m
        s/z57psnadTbpoYOed7R3tXQ1fS5cn9Qcd7Z2LCGj61NF1xYrt65MPDOheqdC+U7m8q1tQ1dHc2bvHc3Bd7dpN7dJN8tVy3RGjesbG6curLpc81NHeVem4JD
        7RUWKEsV5VU3Y5X3Ds78t3DB7+FkfG6QtDaacZpp0bCaIFHwZK/uaGjE3AgNUyi6aMrUA8CEADQJTGdT23ldxJOqKe0UdKCrxvNpBr2LaZ3igvYNa+jUPXyZ
        He/CDMtnvGQFtaNBdDWvbfK8kcW6dl5IqLVLNHcKah+tgzVr5PPAQp/Dv50VQUQwRx7UTfUGVb3djo9Y29CJ+2oRV6glpbk7vmTH5w9CO3O89eN7SQ9coXLJ
        8DKWy0FUau5BKmhcg+CFL5vvrxwaok7R3CY+XVkhqs6hOr9sxzc0tq/18FmnaGxoQ09XNtFrhHgA5+1tay4UDBFi/v23ACTkyNG8UcP5k+D7hDMIqDuagLbo
        a41nTE4Nmtug1rC74yt2vLCpo6O9Y86aho7zmjq7PstXmruXnrj/w1ob1tGC3NRMMDekZrf7q3a8U9UnB+KUj32MP7ygg8ZwFs9pg1AISP03bGsrAB0Eja0S
        PTCWahKEr9s0NezctpU0WxfQene7v2bHncFz5UGSD/M0V3vpxYWoUuJR0YbGq/I7/SYRXM7BT2dFjvDM2RS4unDOhQRe3V+34yNVe2aJ5i6xdgPVIgsjsklP
        P+EtqTneScXGwaBW4aHEOT5upFXftGoO/1YMIkdzJFFyuy+34ysIR64jIGqqCNKJCgC87EgF/deFue6qGGbih1ZMsIxiuetqACQ5myMPFQNp3ZzWZtAzjeeq
        rXN1e8faAcsXgLOBqtTc/Tvs+K/1QVPdJgYUh3t+OdyBHKoDeq4QEt/Jc4UOcQEYIULD35/f1NkkLmgm9HR2hfhkhfgUHs5YVSEYiQDlqqLo9OzA+SfVuULd
        wQtCnF4tQYTMFMPt+aYdLyagXdOOzgoi7cRCUCOaCTz2f5PxgoJGNIowAcaAunUeN3dV+4aVgDv3ML36gkGP122qoFGpEI1rqXr6+0iFWMfEl4hdDvV++ItY
        PNTSRmpJw3m0lOhmpQQHPj15wGPB654WMiH8BrGyfRMm7zzqYFugPsyWv4j+be10YML/P2+vaiFBBI3MGqA2QQwITXIDzRzIPt4A+xPoDCNnDyt3DOiT97yC
        wYLAiZBY4/mS3LgHv000wcPW1DEPZxDQ0aq60o4vGvTZuoZmxvttTc3nnU9cC5AXk7MgBltF5IWGkDga4bEZmvsElbYOLBKt406eebX+1MR7lI+ZRMK7xJAS
        5aeK8DoNHoY7QFWa1m9oWCPLWd3c0dlVwTiwYc0aBfkSY1K1V9lxm79ganUeOFzQYbp9pY7pXdl0IVGwYRoEJNaZ62jnxBybyyOPLxQmEA3gENrbxeoGGvx1
        YK99Qg4kCRw+kLn1njOfMGTkd+wkXNqFhdHW1Tnk6V56eiZNmkKZg5/L/9TT5qbO4Z83EscJqsV8TG5cdlxjx0+p8JeAmoSVTec1o9eDQU0Sa5AdDEY7v0mg
        Qr0l0KKSdhsogiCZa+F5Ah/Kc+kTpGFHpu7l6J9W3F1V/957Yx+JbPng2z88dPmGr5/x7Z/0r7z07eu/0XXVZxqv+daTPyvf8ZWSNw45S/5xdVvN+MwjM25f
        NPXkpjO/u7f1mumH8k5597wXll/wYMslKx879J1b7phz7v3ZC9p/9MjNey6/bf11319bukR/8KIH/nzzSxO+9vH3rr+x/MlHUze+0v3GVfde9avHL+3Z3LLi
        U6mePXdP035Z98zEkX0/efXgk0+cO/fnbz392eTZq2/tL9/e9I87ll913wd3/33sB1ecctNHf9yaXvGrZb/8+t0v3X3Dvj/dPG7lDxf9/uoTszf9tf6miX/b
        uvuvP37it7+Ov/Tck9/sbN45btx352z+Sc2U5H1H33+sYVv+BY/eqrnfvM6O/05feduDr27ao2nu1ik/WHfl7759Sir0tUnf/+XSSad89qbxJ+/e8/BX65r+
        uPcTd1Yc+sahv5/9cvpB7YUtV93+r/z7r17ws59MuqDkuQt7X/z4HbFzT69qvfqiT3x35F+2Tukdcee0V7/8sbV/z0889rO/fvxj9z571zdrRv5+ytxvr/3z
        SY/Vhpfs+vFrtT8rfap07XXpU2/ctWzZxp+WLN914NRLpy79wj3X7Vry69P23X/Wvr805i06WPHcbea8FzP3vp4Nfeykj352xaknP/7t7Ts+2H/Ne3+bcuuC
        3Y/OPDP01Wv//Kf7Tn1z23lvHZtoj/zuke/ZLzz4gOa+c70d17s197Ib6NijuVfh+LDm7sLxPc298waksLlWc3+BkxX3a+7vcDLuTc19iU7M7iuv1ty3cCbu
        +ZnmfrGHzspb/6G538bZu8a3NfdGOrPm3XXKTzT3DpzaNz31iuY+gNPJL2/7hub+hk5D3W+Kv/xIc1/AeU/VLZ99QXPfwLl17yNlX9fcS3rp/MGT7un7Ac0I
        nYfnbZzVGv+j5vbh4pUvWSc+9GXNvR0Xaqrcn9NFpPtzI++a8PsDmvtrXO24rW36pksv09w/4+qOT+RlR5x/i+a+Rle/CPf+/dHHyu77jYcwe7YVzWv4yCe3
        edcP3zRqx49var/Ju56VFm9OvPyXj3k7ittiVxzZVJ+9WF2veCn+45rfRy7vVdc3/nH5edavHnn9EXV9+pXOxQvmbW5/XzlhHL7uR+um7N7z4HXKjHZN6IVl
        NQWjah+U19Mf+kXZwfvP+tO2t2VtW2d/Jn/NrCvjhddIO9wblv6wOPLIRY9dJY1Fn7p0rHhm8U9L79t3mA37Ti0qfHN78kcrdm68kvt25h9GVr264vkbs0X3
        sGnprY+fc3T8S6VfP2PUq7h+6b97P/Wz2sefuPvX//wmart+zpLX9oTM0MRf3HoX7DpDv7p27aiHTvnF3ruufImu+07UvvBi+2f+dtFj07dcTrV9uaK777mv
        vPFi6RfuPeeH1Lc9tSL+27bK63tXTpt5UNOqH3XenLBgwR+Nm66bk/nq4DWlzcv/7MbnErOXXfTURxYefuNp7eGWfzXnbb8p/atxb0zZeGC79rkFn7OSf/v6
        x7R//PPOb6Vu7T7wu6sX7Lix4/zuv956Y92Tv12x6NKtU56+eZF7eP2rqxv7vzjuD+d99s4dO3Z+ZM3ym+fNTuxa+7j7zgt3vHmsKfL84yuWPv5EZdX0GdUz
        a2rr6htWNq5qWl1ZWVlVOb1yRmV15czKmsrayrrK+qrKqqqq6VUzqqqrZlbVVNVW1VXVT6+cXjV9+vQZ06unz5xeM712et30+hmVM6pmTJ8xY0b1jJkzambU
        zqibUV9dWV1VPb16RnV19czqmura6rrq+pmVM6tmTp85Y2b1zJkza2bWzqybWV9TWVNVM71mRk11zcyampramrqa+trK2qra6bUzaqtrZ9bW1NbW1tXW11XW
        VdVNr5tRV103s66mrraurq6+nppYT9XXU9H19Fk93QKRXNXcSdSqsUniedAC1jENoPY+n9cQJPiSYRhO/iBWtJ0psJSgPD4gx53v323HPxL4mqvsVJ+v+nef
        e05JSgLvkK9AcOu5hXgikl+gj2sgsicC8r+7nx5WNQ9gP7jek1WPwYRIIUPKP5IVIl7qu3a8mt9e077O485V2z58lNz99KkApQSD0bkWLM5qxX40kCR5/tqm
        ruZG4mi+C1aO5a+pVZIZoja0swrI3XGrHb+g5qQZTVOrqlkVVHPS9Cacemo4SdYlf4XSLzi/mbi98umPd99312N3TvNkq0n33Y6WVDIDNFixNFjk9HUCO24j
        RnKATqC1qYlG3ddDcHOV2ObJBt4ATOxktqVhjRwbYiyotGJVk+qmL9F277HjBcFnXhN66MFEZguJ7xWbPYDdLO67y4cJMU2wlElM4x7Isl53fOiG9AnekZ4W
        8Vyy7E4NzKlRvkcSY4A14/Ugx1K+zK3yVUsQLXIMkNJmSiUTvUuV0biz6uZ74Adzt9dSS4hzhUqgnCr9vh2fMeQpzeIFDcRblktAhxINaoD2HMxSP+nL/IFP
        oG90D9P9ar+VNNV+h2jylzcs9xeuqpHursYMUGP27qXGQJ3aJgIvSPUXNCZdYnhFElVKX5Ig5E+SWiOdNLZrPMZS+3frAF9JplxsWIc+USd/YMcf0NvaBcv5
        AqrWVSimta39gjYuIqiDGixODZYfG/D22gYpZQ0n6ar/wAwHhF1/MXZd0B4oD+JHZ/OqJilcsdrZrz+o/VbqRrfnhzRGOX1+heBzmjN1BlFTnUK9XaGwEqS3
        tlX+nmtQvyol9+47aN34bH1AR9dDD+zcOp0mWJ/i7qfbM8u9FTuNEIWYzI8mEYbw6hkeS7jdP7LjKwdBQMUgUYJ1lt6c4z9dlanTiUFHk/4sOI/QX9h7puWe
        mabm/pMqiuu5/zT3q3fa8Qw4l8F/3QP+3DvovWXzVbGnDPS80xao40J15Fisqvp1Cyx57bXFc6Jxv3KXHf9XevecEYez5y05cNaMH2bnguO5puJwdmZ01Gvv
        Xlb3M7p+pfiUw9mXX/jMtD/fUIbnT+z95OHs5Lm/751y22Jcl7euO5y1Hlj77No/zcF1yYLLDmcf+X2l8frqMbh+eO71h7NmelLptbULcb3u7B8dztbOenXb
        XTMWo/zybz56OHvJM+ZPst9ciueVh144nB05y7a/dj2/v3f1vw5nnbY/Pbvisdv3oX698LVs2b2v3rji06/PwVjtm/xa9kffe/GDjgS3b+8181/LvvzPX1rO
        2pko/+GrP/Va9nulO8b99w/Gcf/u7ngtO9oaNamreBme17375deyI/9xQe2+b2Tw/JVP97+WffiOl2759BZuz/aDP30t+9C6yY2jnjsD71de9tRr2e5Pd++6
        5is1eC5W/P21rJZ84KWH/7KI3z85/Hr25z954esz+0twveO0E17P/mbamSsfea6W+/+5utezHz34rQufvYXHd8VjH3k9mznzhunrzirE9fkLWl/P/qLiqRGj
        Ds3D9cE/bXs9e85ra2J1Z/H8HLnu+tezG359/dtRfRGeP7H17tezX3vqp8eqPj0Fz3d/8cnXs1Paji19/N4qPN/9/UOvZ9/sGd3w1vMz8Dz6QfiN7J6F7bfc
        /TUX19r6zBvZy6rO2jh35+l4f2909hvZqhdXvXeXOAXPz33wrDeyJ13wvV+ZZ5fxeO1a/0b23A1jbv3Fd8txve57X30ju/sHT/5m9q+5PXXP7Hoje1fm+4u1
        3/D87p96/xvZdzUxbtF1DC8rbv7jG9n2z370H//VxuMZXfDeG9mt1nvOse8swbXIG/Fm9jPTt93wfAf398BbVW9mT7UeWvulvJncnujyN7NPPPPAvKUreXwP
        uy1vZi/duPbUoyO5/rv7Ln0z+/zrDVtHve3i+vDk/jezn/vBS49e9N5kLu/pe9/MnvJC8UPfW74Qz6++/dk3s/+sOfl3TzzH9W26/d03sxvuq/j2zKk1eN7z
        9Ii3srdcFU1Nv4jh8ewp1W9lH/hE+vnIFH7+8I0feStbtXHSxh2H5uN53aL2t7LazG988gt7qvH8QMHX3sr+rfd3I/a7S3k+I7e+ld16Z/2P/mvfAlxvn/DI
        W9mvj0/dPfO/+fuS9pffyj4tvnLPW1fO5/78OfR29pPtka/sX8vws3fLuLez5uePnH3f5CTXt/CUt7MPXfKA/vLO0/B+d93Kt7OPz/3SuPxbuLwDZ178dnbR
        mHvPu+Mant/zr+95Oxs6/Z2aUxIMf5sK9r+d/eGSK6KTe3n85t3+p7ezfzvStv2k3/P6OPL5Y29ny7Ycmb14FI//KxtOeCc7tu3Gi/7xlam4XnxN9p3skm/d
        esFJe3l9nf3qZ9/JnjUi1nXJH05m+G7ufid76PLpZ5z7a43hpaj3nezFu39Wkzj7DIa/v//8nWz1tx6YWJhg+Kx74/l3sk9Ne++Po+Iz8P7ZE60j2Ud3nNEx
        Lb2c5+tL449kv3LktvI/P1rN9ZcuOpK94onSGV+8fw4//8P5R7J/F5FVV41bwv1/6MtHsvsqm65svrmO1/9Ltx3JTpn73NPhMxn+S6Y/fiT7wplJ965beb6u
        /t5rR7JdX/jxys5PVPF6+XTRu9mnKxdUfHD5Mh7/2tp3s9vNL19/z92TGL+d+ql3s2U3nn7BjvnLcd3zhc+/mz1yZ+WsAwdkf1/reTdbm1lY+848fr/7Gw+8
        m615/oXubScs4PobX3k3u3vZF0iimsvwtzrxXvap310xfso/uf2Hv1P5Xnbdm/VNV35Prk/zzPey4ws+9eLk17j99vUXvpf9Q/uF91/zxdN4/Fuvfy/7x5sP
        hgoqT+X113r/e9lfVn/zhFPCYe7fDa+8lz2985XfztrD81keSf0ru2d+9JOrn+Hxubtvxr+ys978/r4tDxYy/ur45L+y75z89Rk1v2V8dHjj1n9lt805s/b1
        pxnfVe696V/ZC6+8uPIRwfO/Y+yj/8rOeWXsl7oOF3B77nv9X9m7F4pTD9/N43PwO6Pez+569x9jW397Cso799Z572ePzN2x4ZH7LgN+r3ztvPez3YfOWfrq
        F2Zxe9de/n527DUdn7jvYcYXB8Vd72d7//yJuzZfwvjl7Pif3s/+6JLnqg7m83paPDVyNFty4fnPLp09j+fvsmlHs53j7il+ofBV0IuDJWcfJXz861884/D3
        JS90H8027l207RfnMbxpf7nlaDZ57rYpV/yB23s485uj2X8u+bTRn2T8VXnV+0ezZy385VtPP8v0oWThhA+yhx94+ydvf5TLe+WkFR9k5/20cqNROYbXz0c+
        90H2kzd+qnTVLAkf37/xg+x1F1U8euk4nv/KxY9/kL1gyzcv2v9VHo/DZe99kP2j8fXt5/ytnvHplPHHsmLqtBF7tjvc340rjmUnbJ5lTu7g+vcevehY9lMr
        72pMl/L33T/fdSy7Je+vX0j+tZ7n977fHMs+uWfp9ssvWjZ3EDPgfuchO/6WebjphFuy055qm3vxcweZpN488sfZh+pe6/mv21MMwvbD92VfPfaHcw6NijCK
        uPvIw9na/tO/+/jtoxmFvDvq8awz/3O/PZI3irsUvuLJbHN/103pmwv4+TWX/zZ7cEu6RN/FXdj9/OcPZH9y3UtPNhcXMwmwz3km+8k1dxqPFo9lFHDOlD9m
        N4yr2XTowE/Rnqsv6zyY/f7W5j98MM3h5yc/9Ofskgv+TyVnAk5V1z3wi4hElKKUIW+6RUURctk0KpF6iUKJVEqFZKZLhcqYiiiUMqSikbjZxsyZiyYyFxl6
        Ta+mb597tu+979Hz/55/z7Pb1++us846a6+19t7n3nNL/YM62SWdNjajDSh3jpr5DLFLGv2vre0grRBsE81QY7vQzrsDzGr/zB0TpYlLYCcugewpTKb5SRc4
        e3fAxduEXYIOMVnd4M26JN6sZHZK6LU8+gRUxFyjfAYbiRClH4j5DKx7VynN+yzDfv+0Uw/orHObFaLCPt/AQ/VeUPNJTuitIJ09ZXt86QVpX9wPFc7VZk/Z
        R8K+AC++z2tM789lX7+sbB/oi+J+U6LPtt9MN64PBNQt3r3wuhw7hHym9YP7xTue+Ycz2EuwSOt+YJrgeiduYw1hD9MkqR/YGlcrWPZIsaes4MZ+oKE7oLjk
        HLuktMiO9APptQv6j5Rrav+z/ospFxH8wkN9k3owVTn15FTjqMZTL4568VTnUJ1Hde4k51MGhzp4kwaXMvjU4KAGDzW4qME3KTgpwUsNbmrwU5NjUvJQkoua
        fNTkpCbvv5NbN6ZqIuMhhs/xQRAfpI2VQqx04qQQn1QbGwWxURNGQ2y0Nr4oiC9q4qIhvmht7BSInZKDnQax055jp0Ls1AmnQ+z0iUGBeFC08aBBPGjaeFAh
        HtSJQYd40CeCAuKgyMFBA3HQ5OCggjiotHDQQRx0OTgoIQ5KbRy0EAftRFBDHNTaOOghDnptnBQQJ8VE0kCcNNo4qSBOqomkgzjptHBSQpyUE0kLcdLm4IyH
        OKlzJp4AQoNfJyJYNoX6JvVgqnLqyanGUY2nXhz14qnOoTqP6txJzqcMDnXwJg0uZfCpwUENHmpwUYNvUnBSgpca3NTgpybHpOShJBc1+ajJSU1eanLTNuFN
        vx7uN+N+C+71cb914gMa3BviftvEBzsctxPwAqLvtYigSPp/1xV+xD0QLppuWKOIYDB/jFO2ucmvUGD0y+B6gcxC1iKXlGyTH3FAMXy92LpeVdbSN0pnfL8l
        Ad7BS6Njx/hZn38oZpgPp4EFoNbfIILBum7iJRw3/AhsGrOkvyzczZgxyC0v0ZcBorSmb7X9ZsEqmHo8J7YtGwTsil8S6rmXcWzF3eisBgjEp7v4u9RtZS1W
        m/Jt/GMeCKp6I7ZLT59lb/2iu+9VAZCkf5quOe8A43C+tpRvaRHQmsGlmGpsxOI2f6nv+awYlPmOPU7f9CdD3t/+U3JiKQhRedzFNbKVcdPq4o7XYeUgtaOl
        VsRTlrHaVKa5wbUS+OxSmR28357xnqn490nzKvA8bZRxLPUQw9qmMbLoejWwzZyusWm5C8NtUDBh+EIN+FvygvOt6TaMjf2mMmputcD3+9G6SlcHVkXPVDVX
        6zrQ6PR0/W0bO9a0tPzVt7bUg6xHJoz2hpOsLZXbr95TagB+OoHM/TutWa1VAjxnxF4BmrTjbFMnD9bgh3bduSOvgMSnkc47Nl6s0Uc2+lYNr0H0HwoWgddc
        GIskt2gYPGwEyaHOCYJHPRkSRww2NAQ1AddpPwJLO90ZP+QqCvr2vwG/Mowkew2cWPYWiQvC17wFOkZlDwI+ejAGSg1LHwu9AypbIxxe5nmxts9SXPfnh3fg
        3qDE+nFFD9a27H28B+++B622KxaeUvBgqOwWP9Xj+gGoqsA8rQ4HhoSYseB7nWYgt1T93UWNw6zpt/JOXONpARENpZtLV15gVSu9veRj2wI6N9vs3WzuzXqz
        ztxc7EUL2KbzZNa48y5GSu23GMtFH4FqX+7H+893sGZ55QTuPv0RcBXQeudbBzEe//yQKtjyEYQe8KA303exDsdWtDpqtgLDhepx89faM5RDlHaFXG4FAbkv
        0k/EOrDKyvnOWPe1guCqgbg9lkGMbLWX8wc2tAFu0WI1UW5fxjzx+vka19rARtiovE7JjzV0JTYTDLaBgfXymy9U+TB2mrub821oByXuYE61yynWx1j5hNDI
        dmB262tAtK4TY0rvU/MP3e3A3v1RjlbCGYY03znPYfUOMH3Hm1TnbF9W9ooT0o0BHcAopaixtOMkSyJmTsC5hg5Q1lWkH8JtxQjxtBQVWtgJ8rqFVc9mWLMC
        WuQ0DhztBFnZ3T3HP7uwrmoJXozK6ATCRYH71JnnWSob3YqSaF1g5MOdRQYFbqwZIVmhkXpd4MYZszmJDzcx9ihbPj8S2gV01Jjn4vnOMCLi4+j0hi6QsmaF
        lJ/VWYbB+dkZ1XO7gfizuiXWo56sonx7UzvLblCQWXLq2NMDjLFB01/Dcd1A0kN8T7T5Wdae3GspHh+7wb4VU1L98nxYEsvWG3+T/QSmWoitkk/0ZUxUBeKu
        KD9NN7lFRHBD4gpGy2tYBqx/zB20/LsJaCu0GXYdLwENN9pi4rK6wDp/LccHnXlgibVXiPjePmB61C9u5GI6oNSdEaQrDoXOvzF545XKeP8H4564ccv7DyNN
        Jn8M6P+r73eMB9tG3POlynH95tj/xSZsJm4+U8/BM4V70rHcv9E35TeM5zfn4Jnye1uIf9txvwP3lGGKbRcRnDEA/q1RNwfRJAnyd5z+5DiIyYUtYP+w4gig
        hSU5KP1qgBpGInHrYpc/J8+AePVQ+tJbDdAua3RZms0HBjk5EfxewU29Bjg6n9/GZ44cKa+CuI5Lu/RYPQwe2LZu5PtiLTYXQ1zEqycuph6+tko1m39Xi5Qf
        GkZc8dRV7Xo4ZV6hjhOYT/JGxK36rQp76+AMpbzF/tx8pB4W4kZDc/2j6+Cw8YmI7X0SpPw1xFvog7yMOug9T1id79lCUp6JuMzHrNbuWtiokHFVylOe5PsR
        H5Ae23G5FvIXOoorBauQevQIe35cMNGthfe+01f+mqFEckXE0+kmn3prYGbCYwFPQwlSjwihv36ZUFQNjJ6/2mONpwK+riHk7+geuLYGxp5/cnbfS2V8XYgz
        bffSvlRDnuTd9JPvsJ0sxEV2mVReqYbK00xkgq8CUj4e8erHlxbpVMNTy4ZiM1cPsL9HQQsk9Heu4u6pgsXdDSuPKa8g5e0RtzKIGNesgpphnhFL45aR3Bjx
        eLlYldsv4ZOKE1sjJNVJro64jNN0+6FKqBGWke63Zw3JZRDP3XZE1qISSh4qyw7PkiXt5Cf0i+fKFFTAS2q20TwCf5DyA38hPUEmh5ZUQJ3zbR9O/FAk5esR
        11l+U/5kOQwzdlsOhRRJeRbiTD/pN01l0GiApyTDT52Uv0XwCP1qrTK4W/HY6hveS0j5IIJH7Zx6oxRGVSv+kbhFnuTOiNMkDnvzlMKmkjzTz0I4Di0IXpys
        ZFsC2xIMy9MvaODxRTxX6VVaSzFUEQld4BU7i+RKhJ06w2M6xfDGea6r9k+VSHskEI8frXaPfwGHxYLXjyWokvI0ghP5UgS/9mhKHDfD9vd+RX4QeKToVgTX
        rnffbnNrFfYD4i1RpkcaCqGJbcpsJi/2fy7izHJ7BYNCyHBT3Zc3XZyUT0Y8XnlZT3IB1Day9M5IkyTlLxH8gbaddAH8diWhQ/7gUlLeC3GdVFqCez7k3y73
        aOWQNil/CPHcZcJNfXkwdH+kg83sOTgeCPmZ31xt8qC2iy6cJyVAch3Cnmovn9e50G+odXnlQwbJ6YQ8XJu9PBdaCrdYjCfPxnlN8JsJb9dCKGTfvDJjJr5e
        GuI0hWNTF+dABm1gqaIKtrN3EMlvVRgVeA5XGarScvVkcF4gzhSTSO7JhqbSzU/dYrA/Cwn5dYfEK7Lg1vGM+NNJWE86wWU2rk19Bvc5uMnrJdJJfm2QiNva
        RecyIV/mt/W8DcokDyL07z8uG58Bf0mcubF1JvaPGyF/zCnd8ymcuavfTt+pn8yv/YR+wfZ+kydQLsQ/KPIxrgNGBE/Mebf8MayM9vrcl4vHRYfQI3nlte4j
        KOJy+urFapzvigQ/qWku8RBOkftr7JyyNo4rQo9JzOkv6fBxqt7RIS4NnF+EnTGin8bToHGR9Vo1HhzPQ6h+M9subIq/B3l/jjwo3rGQ5O1EXd/wXYGVCtO8
        dcP9a3D8VBO8VPi0RQrM/FkU6SeG8zGX4KtGzJyToECaf8c7X+yfdLZ8mvn521DjnsPlEwoK2J/seaNYTy4BxrU/CHt7BeddEGHPLjc51Rsw5rZ0RsG8+TgO
        CXmhNu3zsZCm0aE1noLrhj3Bu6WcEqPhpaHdFj31S0k9ZgR/tn134WXYGHBU9qkmrs96BI/rGX0dDhOLv59eM1eM5OoEd1Z0rLoAHSOfR7YswvMFneDylku6
        TkOxG0t+5QlgPex5r7FHtM8VTl1Tm1+3eSopz0/w9BTusb2wp2jfggMsHLct/Yib7eLldwCeL5TL0w5g++MJHpig90cgaDlTNHO9iQrJrQgetShl5SXwU83/
        ooavAMnpBM8wy7eIAd0wLVO0E88X3X2Is6x3v7wBrv4dHFx8bQ32P8GnbLVwvA3oLoXNwYG4PjgQ3PlJwI0UINRUaLg8H8ehOsH59n/ZcQ+8yl6y1LJkFa5L
        iOvEPok6mw4UwwQc3neIk7zkC4rDxoLVtg9BgrmXwF19QfK8YQR/y7NH7zHIOFzbvfEeILkZ4szXXZIrngJDxiufy+6y2M8Ezw9YXZcB+A46aAeVYL8N9KLz
        GiwryH0GDvmfjs3NwPNILsHvBZcczgbFi7iHmyU1SflAxGkXbU32Pgd2xhIVGq243pohzmyqdJgBgZTiYnvptpXYn2z9qqr7csEnYRX6RqXVJB/rQfWwgFee
        kQcEbLc1/RjG80sJ4kxmU6hEPuAqNjoltUaT5FE9hP/LXUfygdCQlaySgiqp5xDiuUdmtjUUAH17gbMrvs3C8Ya4zM+fr54Wgh3ux4Z7F+K6x4+41YJfZleL
        AG+ZXSTvAny9jZ8Rd7t+zPsFqONLUgqUwnUgHfGWbVOfMYpBIi9NKOUAXv8wEY/fbpsnVwJOS9lEvxWSwn5AXOZuT2BHCdARXZZq4Y39Rkec9rIysqoUtIkV
        iqzw18L1ltB/nvElogzYye40WudEx/Z8Qvpn3XTcVQ6aw++cFn6C60z6J2LeTKXLVIAXHhYdwsvxPBuIuMyp2XO6K8DsywI3U1swN0O8ZeRNbFMl6NlZbPdi
        +UQcIs7M2JPg+RJsXu0u17dHiOQihH7DWfqbqsAez+bBzfex/7u7kT3vD8+fVg0kYi8cCq7E9Se3m1i3WKk7VgNxhXDDlS64Pkchnq7t+62xGqiO/xlQ0o39
        44C4w+r+g7o1YPiOgd/U6biuGiGeG6N59HINELtTs2a0Fq8/6YjrVHXN+FUD8gbAdvPrWJ4fcSPDzSLGteCra3+uxwLs55YutB5+5zWQUwuGphhtGb+G551c
        xK3qPg6K1YFMhmydRyv2cxTiRjvp4r51QMEhPqLdEdc3N8QdLj2RbqwDt9SuL/VSxHXbDHGZERC3oh4Yr/KesZ4Pj4s64szLwpEB9WDvV4uNmXl4fEUQj8/q
        URupB8/+UC43y8Prw4FONC6ekuu2NYAdAuG5xufm4fpP8Jy3ZckNYKx3dFpM8Sg5r6UjHjZwvpr7FbAFzS7hOVJalE3EwHcRQSEKC/nxr40FpomIchMfbTxG
        L3SNf7P/2ihu6VyzIQOg/4hXwJL9op29FTHhkBcjRoimy/wpIjjMtYU3POKtVQ7dQc3Ae6hB4JRIu8i2A7cbV5sN3h/9bHbpVKZzRFiIZOnRgP3Ofln6F7mq
        7LYoFnsEANma+/rewTJZYc3i9wTmH1zj/bLeKuTkfkPhLT79reKyi3kO+I7+WvSzeFOM3yvrwvJvR/O/lj6KM3h7YTwyqSm0pm6P19/jD/o2W2bdutTq/VK3
        aq1p26be1z+jP7+RgqIVzNkTxhIbVRHClRajVcS92oQbwkuIe6alh+5rEPcuhRLtGMQ9RH6yBy9IDm6RcgAfR92mhTBFBcX/+bVdiq/vo3cnj8CL//OYTuIY
        6qZdl+krOml8r/j+V8/OydvKp+jdUf5/1P97dJMA2RcDdif+Hkza1XNxs7eZpnivaYb7XbjfjXtzjhuf6rpTaBYcfxvh15YcjB+dZw/+ey8xFxPfmsPcmoPb
        EOs5zG05+AHUDmJ+iIPboXYY8yMcnHj49ijmxzj4ccJlmDtycOKbfCcwd+bgJ4mnczB35eBuqLlj7sHBPYl1FebeHNwHtVOYMzk48WSAH+anOTjxhMFZzP05
        eABR9zE/x8HPo3YB8yAOHoxaCOahHDwMtXDML3LwCGLfgvllDk48IRCJeRQHv4paNOYxHPwaatcxj+XgccT6DPMbHPwmagmY3+LgxJMViZgncfBk1FIwv8PB
        U1G7i/k9Dn4ftTTM0zn4A9QeYv6Igz9G7QnmTzk48aRDJubPOHgWatmYszg4UflzMIccnPgeYx7m+Ry8gNhHYV7EwV8QK3vMSzg48eRIGeblHLwCtUrMX3Lw
        KmK+wbyGg9eiVod5PQdvQO0VcY8B8dccvBG1Jvz3G9y/pemmnxcVFHl694d3z/Xrd2X8LccGHNUM/wM2T3MFEzkHAA==
        """#
}
