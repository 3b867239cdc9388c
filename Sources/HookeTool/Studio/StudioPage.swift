// swift-format-ignore-file
// Written by scripts/build-studio from Sources/Studio. Do not edit.
// Module: 24dbb74fa7503a1182e12356d661e6c554e1a1c0f7bb05708aca02727923c3e8
// Sources of the module: 109dd3e5a5708e7df7f79443859acf0e28a5a217782ca328c7b89af9e5080723
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
        H4sIAAAAAAACA+y9C5gdV3UmWrve59Q53dUvqaWWrV1l2bSQZbVerW7Z4K4eSZYfGJMwjCeTudiW5YEWxlJLOAY36jYStgxOIhJCBHFCd5tgz2AxSsIQkUHQ
        YSARxGFELploMiaIYIjgOhfdi5OIxMKz/rV21anTD1sGhjv5vit9feq1a9d+rPdea23r9r13K8uy1Psqv6Rus8fHrdvUuBqnH+s2ZxyX7njjQA+8cbl25NIZ
        H6MLn2/i2h4bV2O3qTH6sflGMF48y08tejRWvGSZKrnusTG5MSbfGOPaXLo9hhbwQ3qNLlFqDP/wIf5196OS/VwJHtv33093qX1jltwbyzsxhpaMySd8fjLG
        /aFfNH+cP8hdHrv/fjqYz6hxrg+3wvFGr6TRONmfj8H+ohJ6Q75g2svPK/nbdDOQ3sgojMlA338/Lvfvz0d4/35u+Vg+6mOmSeMyQOPcrTHp8f23WXTDH8u/
        FcjXZVr3c2OkWj//rrtfSrrj+2Vq9qN/+4vJ2W9eqFADirr2o4b9+RA4Y43DmJkgak8wZgaJ7o3lZyFXkXdtHAMbSLUFiJj27G9qKJ1F4+OlkQtl5gycjJmq
        +Za8ZT5SHZfJlpJmbMdzWBmnnnJ/cLF/P4baH+ehp8L7eSJpRMw0UCF3fL9Mx36+9McNqAbyPQO8PPGV8bw9poXjmLdi/sYZ2nhKueIxARfPAKbHzTbgngOC
        VC99oF+BKtNPv5icMcZD/Pr330+lMTYeQRUg176fsft+nnC+U+Un+AdgwJGK14ub8lo0Xr4K81MMugEKAXCuxOfC1HYrHw2LKhxvmj2GZ0MkGGQMtjRwQ407
        f+d+y/WsmMiT5b7q1ZbtXeu3rfR9x32lHsq8Fst2HdcPHM+1rdi27eF/kSwKw9DeYm3dtug6v6OjY1WLZdlXViynorZfb9nV6g2WWt3pOIttpbq7o9bWxVfd
        WK1Wb1rymptbrdfe8rpozZrWn6nYTrD0Z52lVp/jv76d/gW+Z3dZXT1rlb3uX76h4rb9q66uWyvVV+r0X1vpZT9XV/7KtsC2ghbHqitLKTtUy/6NcuzAt5wV
        l0fr21y7Zlu2pVxH1eq2suVfpc1aFVq1wAL9tflX/oLa0p9fGgQblPdvvf/DqVjuG63bbg9c17XsDZbn1qwrLesOx7GcnkXhjjt3RhudcMllLkbpLkv1KPff
        venNYadyrRGlvLZLLlkb9e9a/Ja73+r7rootVfcc556uqxZ7jrLp65UgsDbtVhYNpVNxlGPVrIpyPMtxqUsdK6IVUWu1ag0k3bazx1V2jxO6Vq16WeeSjuql
        9kDY3Tqq9lJTqvXk0kv3vU3Zjjs4GKZhp0vlrGrVab+k1b3Xcn/BrlY2uV5039st54olVuz66zZv9lTFsQKH/oVXvELR0L3j/mXW+qvHrn7n/kui3stpwAgI
        lPWK8BWhNaF6fb++bNkD6l3K6j2gDioas8rllXcr3w/DB6mo/ZAKLLvFb6GWx+4hFTxMY2B5y31v+aXvUfai1VbnFX3ue9Ujynf67YrttmC0lbUxcq65hhpO
        E2c5v6jimhuo3eq/0n8aIotqJ8qZTUzEUTDlpf7dO+++Z/TttuXeNbpzp/U/3PY33XPPrp1v3PG20Xt3vvGOne94885RK2wr39y7b+fuvVZt1r176F5r08t7
        d4+++a3/zupqKrj79tG9O60lHeV7b37rvTtxd1XT629581t33j5q9beWb+7Yu9d6VVXucIO31+Ri7+13737LTut6U8WdO3fc/vb85khr+ebOt95pvcW0afRt
        d9yxc/SNd9xO9966ZM69omX3tMize3e+5Z4db973dmtPrajyzXfutPbnrdi5bx998IDqNNc8BG/ccQ/q2Wf9qqqV71u/rjqaypn2Hpl9W2r90KzbZoB+U0Vy
        e9/o7Tt2WdOqq7h869677hm924z5R9WS2Q+o9ffcvfseevi4Wjz7Yf7oP899dMfOfb+wc+dbrf+iehZ4xBN1Si2a/dj08GuqIk9uv+PN1mm3no/u6N433/NW
        67+7/t23v4VG2vpLt/JBgtlMRV9W/2LbojP2P9mj3viEAtLMOAfVb6iv2P/FcT6t/lIdcb+pvkP//1b9P/T3gN3+EfUZ+0v2n9jP2t+3f2A/4vyK8xn7CecR
        56TzJee08yf2N5z3uO91H3V/0/2Q+4T7790n3T9xf9v9pPv77qfcP3A/477jQ3bj/391P2Sfcoc+4n7Fbdz8gvN55132B+yvus+qM/T/G+qrLn6/Wzr/f0vn
        P6nfc3Pq/Bbf+Tb/fo9/f2tOmbNz7vz1j9y279Pvc6qmdlWfec+yb7l3KzV+mZXFu1JnhWUP2UPazsa3ueNZ7GmbztVI6t5QV9rNXPzd0BMltnYyq9+u0aE2
        QoVU/LSrnV67lqqtVFJlqt92tdJUxqIy8cgKS6vWyKL//95zauP2fnss85JIq15bJw4OyxIfh+6E3lvlxEmMq1oS4BDSB+mmlbTZ42hg/h/PVqRedkbtybx7
        M7WrxQPJ96xIt51IW4b1ocfTmrZjR/vaoV8V70Vr7k0UHcJ7k5B6R1d1OtBVRbc8nlSz8cTLFDXNrnk/TjU2VREkNII1d0418Ym0lS997Zr6XKnPna++4Pdp
        NIq2OVSxS2PW+jgNlV1z5tTuaC9bvicNTM2e1Owt1NItFv87P57Emct1e9qnqh2akIC+Q9ICf6K1uQMtaL18Nh+TWXUP9x16nD7cMtxLxxDt5Q6Uvkf1owsq
        4gqHY1M+5PLUNoc7/IxKKtlzf/afPuYnVd1Gb9n0VpD4mRUReBBgXa2uoEO42bqcDs5mawUd/H5b08Htt5fRweu3u+kQDzoxHepXqxY6VDZbdToEm60aHWr9
        dkiHKgDX0hEBbvRYxQ5ILifcOGXtSv0VVnbsL+KsMyM4iK2UxrLfjnWoFSoIAev0k43tiafdpfZQNvNwW69tZdb2uoVzc50SOdRWD/DCcoecRrGb6xYNtBVl
        T1FZ4E12Ei99Msbp5xunqGocrdN+1juS2JmVWAU+hL12nCr6JqHgU/K9YCQlQNy+d6s7RGCt7PGMekcCxER4Q91aio9QKUIxPOcPyWUaZC+84NxYV1wkU/GW
        RtHUMve2mnspdYnIBAYAZ/a+ER3Q2OCpVnn7bari86Uq5N5Wc29WFe6+ESpi9Vs0bcNqkxWjGNcV2YZYqRVWo0nUeNMUunIzdZ07pK34z9yExkm6Q/3DuQ6I
        TFDnqI00VgSmFpoaclOZWqks5E9vtgAHFbplj2u12qpJpaBGBLCgQ42vc5U0si/ehGq0nW4FgAjFDaE2pBW0oqYrWeeIrqKeqg520WU8Ev+ZI/BYalyNQcSK
        ogQNZbJqUWsIEVQ+juWPX4dvAxzqNkaVGvHaOipVPL5Br9UN6qJDDHMYf81dqivx111ADiMAj7kMinmZ8I6+utKyCM1VXNf14fjBg2n98YQGjFC3DnIApLSB
        FIQgGFvCcK6E6KBl/mu/176SukCHXgLJIe2vtvqk0URJjmrr6LB+8OAmh5A6fswFffCzoV00KxMzDprjD1ubnIFsHd0eGIld1HONtlZbFnEsP5s4RYVuokLf
        OPvAd/7+bx/9A73J3kL3u0cI7N3YR/Fu/CwjoKODTm16+nmLpj0mdkMEzsvq2X94KKbi75p4p8Zdn6CCkUZeD/FTk9djer3x4pLs6aYX0QHtr7S30Ih5KH5T
        v72CzuqbiDB5wORu7Q1PyL/nX6B+xXT97JcemJiYGdxEH/KGH8ajo0d+/xkLI+JmymD/KYvmP1qM6VS7sheIB6rX8LQT/YmiZzzbH3dAvPSu1CNAIQYwQpP2
        y7ahFR7D9DbA9BpVFUbrgvsSFIElr7YqqX+UCDGdhalN5Vym/S7Xr8Ph+MAtW81dz/zSUwzVPm2PAlL2jcaH7MQBA8nf9/CmPnBLfjnrmZ+17qEXaMY9oIyD
        MZ9wRwRnnEztS4jfAYSJ0G/vQWvRzOBoWjHNof4O0UQCMUBFr6HxqtzMt/WuFRZTDnrm5iM+0Rf/ur0UTNS6ULOa/525ELka7eOBsYqBwWj5jVGR8dYYKqIU
        FepcWkX3LBmRJ6m/fQ8eHL720OPolp0/iajojHVg2AfG+MV9x9RHVTVqoYuinrzh8YHGRzDwVnwfxgySAR2sWd+yiL5EMj3xYXBcksCGjKxHYpOtAFJOjnno
        NFFjqll+Gw8UHtj8wC4/iIiQeDrc5BA06woDMREKgoHWPeabUeqsUTH1FGJi4pqWE+herUDyHREYXaE2JBdly982erWqUj2awByyI0/AUp4N/g2XWtGiudD/
        mBtFf+jZIQmZNN0TRFJtmnE7+4I1MnzszMwDBx585EjfJgu3hnaV7hBu2eXLASrQ1W9vYBl4gMhlv90HEWcEk58tJ2EKgoFiqZnu95GUDADxGsIpir0trezV
        lV1HCSYYWQTHqsPV1+MqUQA9OjhE+YY/9ewzn/rVh7786OAmZ4ZG5EJtYGBgcLBvcO3gusH1gxsGNxJAHpMHfQNrB9YNrB/YMLBxoH9gEz2Y5Aeb1m1av2nD
        po2b+jdt2jSwaZAeHOYH/Rv6N/b392/qH+gf3NS3aS09mOAHG/s3bto4sHGwv69/bf+6/vX0YDfubxigD/ZtXLtx3cb1GzdsxLdv4/t9G9ZuWLdh/YYNGzZu
        6N+AT9+C++vXrV+/fsP6jev7129aP7AeXx7C/XUb1m1c179u07oB6kTfeny4D/fX9q/dtHaAuta3bu26devwXY37fQPU4b61a9euW7t+7Ya1+G7M9/v61vat
        61vft6FvY19/H76LubdJENDeCIF2leSc6vAz1kSK3/3vfJyoxcgaZV1NUx0N/03whroVMWHJ+jZbBNeJC56F8Y+o/OvreMTAlCpixY9nfaNUjKgVdaO4n63m
        ewSnN9Vx4gNgCb5ZMiH6dEqBJRPb0zZLYiM4dmq1K/6gjVOaaRxCgX8CF5YDtRKh04X0YxPIgq5/UimP0B7EJtQOUTlBHUCPAzgLcDNMPYCRUIwhIhN+pvcI
        UfYIuwLub34p1DWqk+iRk2lvVIdMpn9AHdxTt5iJOeZthwV64KDDMv1mq4IzMHZHmuwwY2+FWEUvkm50wI7e76k6JLRjNovM9B0qc1AZnHAhZj7/UEyDPzHp
        kFw/oUgrWJpEJOnXGpqBk31LJfXsW1bSkn3zu1/8vSBpzfwEgld27JNxtjILIIInwpfzr9PFQRpxZoxxBbz2oKK+E8O+YLm3AOBtXKx0dm9yJm1z/zZgCPj/
        MX51wh6JlQ7i/8FCxTFFY++vUZ9RpHWQjHKCGoXjp1XShufHVdKC4ydU0qr9VYS1RH3p+qQikY7e+2+kuaD8n1MncfyqStrx/BQBH45PkZ7J0s0qR0McWuV0
        E4D4UH9tHEKqLoAo2ktT5gw6IQALOgwx60EitaT9DDoaRUipcIv+947EtnQfyji142ZpxmukFTdJI7ZLG7YkLI4NocWrnAF0YI3ql/5ulO5ukN72SWevRF8h
        uFFrQGxpICtXq4+DaFc3W0dxbN9sPakEOZ7AkYTJj+BIOtYkjtSVIzjGV6sP4FjfbP0ajm2brffj2NJvH8axtd9+BMew3z5Ex+w0d+8Q4WHv81VCa49xk+/H
        1UgexTyipmUEhUDIMPod23ZIlcue/b04CbPzf02wIzR6S87t79paXJy7dufWUQBqK42bfWL4hfwfsWtz9g8vWG+gAs8+gOp+gOqIZ2bnn2G8LNfpzKpTuwvV
        d2vdyevjatyENW+HVLz2pIJOKTmlfg1DwKxvornnwVmGOYAk6Yt4MDOwialSAPLiscBIV/aJtPpq0lhpnkhOf7XdyXg76IAC2QAuCxMDBdkl4IpuUWocBQga
        pQysMzF9NGQWzByYbTQkCxCrtyCh2/E72ZbDdh22zkD4Z6x6Z7TUYi0CgnoNEgSK0PkKokzvCtzWcTVm369yni0SK5GO19Phq9YIQZsHfden52fouZubqmgW
        cpLgEkkgbpqdoeJVOvaNJBWRBwMpbe+H6vNad4jYid53j15PE/NtmZ+k80Jt5G137+aLZ8y9Lig5nzrBAJUTmpBVoLgFurYF/AouWE5v0omjG9MrwUpHR8ki
        XdGdFyJC0opehFGv6C66JFiU6aC7MglcOY0I4X8AzqCgBm62tK4KU6lqqKJowBAkV3yVoChkEwHhvEtf7RO5gC5WOrdsck4pc3+I7s/ApkRoQb9E4Yi2RaBt
        JIYcUvRFdw0hIMxOqwkBiebQ8f0KsNdLCIgx7CUEJMrgriKETTpwPQkaSO99HLSPyh8F7aPjk6B19PwJ0Eo6foRoJOA3wsDxnGQJI23E1MqmgXTpEVEq0yWq
        8yqpcrXUeKVU2Cv1rSAi5MJaWEdrutGYNWqRtL1Lmt4pLY+l4TW0GyNKn4QWibbIEXylSj+ZFTvMjGJmRi1gRq3EjNqIGdUbzKgDzMg2fKhGfIiVXdC9Flie
        iEzB8uTDnrQCRA2WJ6JlgpZ1RkvdAcTyYapqASbC8uSL5clnFV+II3CW5zU0Sh6NG0sUJNFDXvQMqHkg1B1E+nBjiKHMk094DHRAndPWCDCGh9xhxZrvgU56
        MatXVtIOaYjFDd0edQi+W5BZ1d6jWj357ugpIZuCRISSmZ34RmuAxG2z9pipm+qK9aTMuqFOl4nPUtZIaucKuweFvTdbxjhMCjt9/Upti8LuibYMXc3Lnv1d
        Gr4BOumE5O2Rzk6M3kf5bvwsS/lcpwE920AfgGpOxN7LJs+eOGATZE2cJBElDljbzUBZA3k9xE9NXo/p9eJN7a20NyT8+BqAERBrBdRRTKMrKg0Ru98/kYaC
        sLgJhCYJ5ksOps4d/uZf/fn3/6gFGoRjJs4S5LUw1dRdxt1oos1tH7fH1H51v6FyNRr5mlC5GlO5VjoSlasb1cIzVM4RTS77ztN/+LEge+7bKpt4ysks3UpV
        n6dJjQlxWgWNWoUyeGvUbwHDScv/TWA4HR8FhlM3jyjREd8PK7fHmB4CpIgiLMZ7DwKDqfy7gdF0PAhph8pBVMNxLOFRvI95HkSv7Hvf/cqBIPu7s39K+vqX
        m9tl/X/RLt0Sf50RviX+mkuFLBxaxGxIrEC3wLZQ0W1slSNSXL2+B+RXTKw1eyj7/CdjtkmyfQS3U9h7MnWvtl4LRQEPspOmEFsj1PU9GaqojcSdIOQ1IEEL
        tMVYt+HQoWEhq1LXKkmISSWVT0EgIAK/i55UcIg0NTZz9tELKfM8aivVwEV1tHW0TrC3ihB3MYl+PtZffLGlKuJ0OsYTmLnZNkVc5N7XovpM3agrRHFntY0l
        BtAdY2zV3YNsI188SLANdYfaFOFAKhDhErUlxiGusQEPyl24tW7rjrnNaUdzOvPmtEtzFpnmLEJzOudrTqc0p52b0y7NaZ+/OXQIdQea05G3SkViWQzEKupj
        IYGAQLfBoGkxya7SXwTDFxSEFMYaiDCpzzSsm0YwF9VeSBY70BusNNpWd2jwwl3Ul7T7RLokN7+ch+zWOP8ZvVh374TmRcDz7Hsbhn86N9dzDP95scLwf57K
        GlJoZefogm2wqAH2/uw5Ojk6gTWACE9BvyvZD97bRlSUuvaP720jXTfxUUy+dp4fmWWgx1yaoiqpfKMkFJPCRwWf/QQxymxVEmSalWDMGsklK6neJWyAJpDq
        pqldsM+kT1Nvny/1ls7N9ZzePj+7t4ceKfV2gi5qOHk+7+1BujNpektPpbcPP2J6+55HTG8PPmK+duiRl+jtA+htK/cWCExlht9DHTn8xxN2skRaQg+JpFPh
        7wNgvk8cJaCPzlgROEKYt1aT5FIFcw8hX3fTYcmreR0oAgaEQIRQloMIWXkBgWgfcwMqmQveai5hBDNnNZVUJHAlqKkzyty/TUQ8sM8U3H0Sslx27FCcbci+
        +VBMpMeK2xoQD3J5s1DZ1wiRvUlo7HYhsVuEwg4JgR0Q+tov5HWjUNcNQlz7hLZeKbS1V2h+A7Ny0bseW2lLZkNTbZGVsJbMYqWcWAHJeKav9JUrpFmXS7NW
        SLO0NGuZNKtbmhVLs1qkWXVpVk2aFUqzXGmW1UTyvz6vjOewjAe2myhjcAgbMt5iyHgVI+P5JOORTp1QbXVtQcarYz3jcjrYkPHqsFZqOkQAgzo0sG46LIYA
        VodS20IHXl2sQ6Wt0YFlvDpgw6VD0AAKSEpiNaqJjFdjGW+prsm81PiGyHg1+URNL2UZr8YyXs3IeC6beWq5jFcjGa+Gkemio5HxuqL3ubZLepZZ0QxZuhhn
        U6WHJUPSHK0bWPNlOyYEuptZ8lDEelRjACs0gKV1Y8jECoOMpe6waaUmlJWaKt3mlZqwtFIT5is1YfNKTVgW3UKIbiE4iCWrm3jv89RHVriJM2PhYiupzqce
        aqP2MuvMsOxCtAB8Yx+QMoA0FrL6Bv5AiBjG7SB6IeETwaev+Rt93BgdrnR6qR1NIiV/M61gQUfWkWYsaVw3fpZJ4zQ1jopA+oP9LBQcDIGDFRxuSjwU20Kw
        q47TqDmEA3S9PUrYNE+kKxBwCwA9l9PBA7gFgDMNigZwC2TNKNA1MQS5bKNr4TPY6Oo4A9AFmqXTAJKsK0MAa5wAXSirRzqIfqfDXjIe5Wo3pKMgO2uNsDlv
        H50DxohJvym1cXhL6sSXEuek01tTT8AjoKllVPfi5XgAU1IAaboFhwHRnk9Klbjz8/i5LdY43CJlb5KyNBKkP5PmgKnC10F/zOo2LjakjohjBIEEoTAHQjar
        5EueNFkilBEvw5P4bbCWVFjMA3trw1u4rkG0u1dXbxRnlRtJ7KqgMBZGRDTzkips8rq6jVdMqyMEs9mV14lANZJUIXAQba7eRHdK3+ePUQGpznwbLjQw/MqX
        W40k1IrvqqKggGiFpGnIPzYmb5msnHbTgaa+kw4ePA64ATBJM45sq9si/Jj7ACXv5otolYxI82jYzaPBjNrCklsNPh2L6BDfS7SpAu02ZCEh7aHvosW8hFMT
        n5/Sgo4HZl64KDhD9jz/uT3aupEa3WPEUVska5jMUwejbkNODMV4ThxTOyQJMiR4EI5160hi80k0AscQnjzSrEe21rEYLbP3qlmzV4X0zXPD3aYp4tskpGP8
        1fY686RiDD0zhh4NjWfWJ32uTfuiXNbNzNYxhtWioBB/2CnRs8Jg1yqWARszywsIsTaAUpWZvQ4LFo6AOL62tV41a+imINrqQAXHU1LBfb4BV62Xarct7baN
        Umza7c/f7hwiQ4HIVoFIRyAS7cZiJS9sRWJw8cX8wjp1nHBrOoVfdyfLmM8vlWXpmKgNqxf3Uota96Skuh9Nl2N5OO3sSRYPh8Oujp7EEsW9R9MEy5/ppcNX
        HxpWB9L0Qb18OD6QXnZLeklPsoLa3jlC2kYE64Wto72kSUdHtc+Lk8nl+tLSumlyhbafTF4x3JpcSlW/oPYkdYHNDJJvFXO/LW0HcCi9DJBDdxk+IA/wgkLI
        rmAL/MKPIjJ8tRO11Otq2EqWa0dWm1DM06+gG60E4fRwKcQWvivFokTJJZSV5Vodffdw/KC+9N2pHn7hBetW0wJv7i+1vwPU9lKqZQV1uXYg7X0dFb9US/33
        JssjjNqhx+nDi2+GQ8ywa+/Xl2ydt87l5rVfIC0rRb155wk4pGPNr0U61gnMJbG+HCvAMVit4gHsGFa8zoFiBCxX8FooyUxbqfemiu6iAKt0+HZ8nyZiHkaN
        SqIH9aweXRrpy27J25Htp17Hh9LljxMY4PTB4Wsf0svf/fjeVO3iOUwV+8P0HOW12ScxssPuweRSdumRXjnSrLwxiyOu8/GbiBzkn307PtsuclK71gRb6vVE
        O22auCWklxJIbWOLWGSewdAW8zq2bmd3nUzt2Vp3BTVtoF6Lhklcrq+v2yJrM/1ZkVgiIdNNKDYkVW9nm4MNMcvavpfaperQcT32wWFTEfwOtcMkghSeEdDh
        nG1rvMVsG3dJbVgudmdm7/D9C4z3AEtKKBLAjE8/vcKyu6VopxSN4YpUYScXHi4XInINK4hsGhM1yDUriS18xlJKje2Q9FrTu+B2taDhJ+TxMg7YOUlYbSCI
        Ur6GMcaw5b4SJOLOWLhTPMGARnoRkRV0Rsa3K2KDPSzHLVer/TgjxWKz9U45IxlzszWm2YgcpkTZ7pNzt9/eB8ZGmsQfzFiQCD+PdbnnLDFAuljwgGma6JfL
        DqlsXcQLHktFNFAr7X2ElC5GbEzsi8s32cuIXuqlMiyLILlRx2TwWmTwumjwitZjRmRp+HVWQza3WehNHRKZboS4QLN+/Z46/AkUP7VWOuw2ZMNMgrWYcCSx
        jEEF7E6ccn9WqfHmOu0Xq9MsXBNjkDrd+eq8xGJHHV6ahUh27kAb3XDir9iQQGOrWLZ1MydeHH2t1W0fi8aNcfRcY4mH17WhPKo6nB1V9n9/WRVa3VJWSnqg
        lCwjpeQS0uoubSgmdvZtRcr998988U/8RONFiIyoo6QYvlQV30IVohhqeo/gndSdBNPiskfVKocXyUJeKSN0cbNzpJ5028yWWektr9XsNmsyWKs5rDY5Z/LF
        mglFT7B0A1E5hZ/XDOv450jHX5T93bvizIeObyRUe0zM8AsuJkIbpPak7cX6I67DNH4srUybNZSU5Lxp8/zMtdNJzR6DI+6KvJ6AXYxIAz0B7jl04LNpdapQ
        mi0mEiQJNirQK/JyQfmd6SniCMFU2qqr01RbdSolrWR6ckq36nB6appE/4puJ0yrF69UpvGwMg01eiqt5KXp9jRW1mLzyWODd24tLvq27dg6qtvLj9rLj0aL
        luKyuOCCbUWf7tgzOkrkt45eT6ddU2mkuz5EVL8+lQZT0PipI1OTehHUxGmSlahHXVMwCE1Tn4PJSWpnTbfIxdRkungybf1g2v1h6kOl6B0NRUdjViqPpZ2l
        IVxM/Yym6Lv4amvRrh09GjpfQAPTQb/UrGgSpx3TU5PTk0m56J0wzeqWSRrXLl3f8vHrvvGOzo//8bXTOwuwDocSkgiTJXBwL32irsx7xa0kyOxkSdFWkl7s
        oexUya+Zzs31HIPfqdl+zU8/XDL4fZUuWnFyyrgzZ6fp5B9eaGWD31f5XULFrz3MBj8r+6uH2eCnUAxfW4bqYPBbQiLXEpC1faPwiN03SpgMW5/KWpOlJC43
        BrqmK5Np+FhahcXmQieMMtMXUsVuf+cZgczxws3p5RcS2A/ooBh+CWCnNE6wrFvTIYFAC81Px9TkJG5PAoiLWfzsdNKpc2OyNTOdBI0BzdtTwxQ4NAV21HhY
        LQ1847QxHVEJ+ZLSe51R9ujD6HIKYnYKxOy5PzvxfZ/o2TPf/eJ7/eSSkk8CgbtzomTG/Tm295S9apZnx+nqkJJLKHaDzgTJTbpz0LmPDoQak4PObihbg86b
        6NAy6NxGh/qgcyssLIPOLVCiBp3tWC4fZLXs0s3WIB2WbLYG6NA26PTRoX3Q6aVDDB8WBReEbq1me2Geu/ZCRLR1eebAtrhctOTlvIRsMbHVWEKeRWnXqG1J
        Dzj6VtI36LAlScGZh0h1dWGYuASHARL/iQr2YdEPS8+XydLzEll6VrL0bMnSs5al50QvxwoyiST50YFS4ObuGMdBzKmFn8Bxab/Ni/LUrydw7GHnF1cv67cf
        xfGSfvtImdwfYXJ/+OE4626YdCO07a3SmbulM2+RzrxJOnOndOY26cyt0pk3SGf+pXTm9dKZW6QzN0lntifw+9E9soK9TFawU1nBXior2JeInnqp0VNlBfsy
        WcFeIivYSlawLVm60bKCnTS8TsAjz7HM8mvKtseLdc/CMez1hYzg042vWuK+pL02WcaCQdRng2go3klK3LaMQdSH+wpaFbJB1Gdjld9kEPVzg6gfs58ToRb8
        gsQgGkQvOI4a88bt/dnTH4PrzWK4pJ10kmr2t5/7098I5ngJEfaoE2UnIMae9xHBicwaQjWrwAG+/IY95w1CwbReZt1pbVi9s+C7r9f1Yetn02CPrpUw9XWj
        TZdvKF2G78zPzr1gvV4He0bhnPQIepSiR19Gj77z9G861MxnPvefDgRwU0p8WBc+fxClHvkEetBKZWNx338s9bcc/L/e95Gu6E+9u7Zqf8vuJ99z1/OTbe/Y
        uRUMskFPbq872VOfQB1Pch1d+B6NBPz6uvEZqqvB31KavummqqmyUuV1cRanprG/ExwJGr5OnpggPPF1KuwTEcDOE6O6eMfD2HIirWFZxqNBehFnp+g7W9xL
        x90x+34nN4F2EGB0CGx2mDX5DqzJdxqnxqjheaS50uyb38bC9x9hrSNiF7Sls9Z2InaXIXrJ7jIWjk9i0TtidxkXx49gETti9xrqEbvbpHjvA3C3idg9J8Dx
        /VgUj3hxvILjIzRIOB5SSY1dXADiFg5uugSHMO0mFhnB+4doRMTOUT3UlcOOOFkt0Xgux4TagKMnlPSQI4N8EMdu1uDeJadQ4R7g083WBI5L+u3nbaiT/fZ5
        u8m2V0UT4PYpdT7isNWO1ZoqFhmx0KKcUkifdq935SSA2k+CheZolqwibt7eaxE+k0Xb6n6U2+1YSVxzHVRq0VqrcSoLSpaYnVwxQon7B8Hqf/yq0ePihGQz
        H6pnfFki8SaiYlrQ0V1pPzXXw7ccmO9INxpJw5u5jb7p3s1wnc06SA1y0NK2XSTiugiXgeU4rZBmBAPkK7dxP+JdiPt7bd3XFdxds63O7vatuxKfVV3Qae3f
        AOufDw3Rv6mORQ8bxovw5rprlfRjcBuaJhq07XWxSCuMsYwk2Mp2tnnSOIdifUWgHA+rn63eBnfh0ewblgzskteM1lkruykNCOOzPrldvX4PuwxTZTcD9a18
        Uag6QvWiB73XwVRq1HS0h+gKN65xB2+z+i7hULCusvnSvYHN6+5NdYUOCWzg+TZpyi5MoPhl7DZeGXCfJ7UfHQK6w0HjKWP0v1eTuMmKWcM9w2X3DHc73DM8
        Vs0uwWibmCjug5godycuW/7ZqY/1TRkmPcq86Q/NKC29vocw0YNv624xFBRGYFg9MdlsTK2wMTVT+UfNJzChVdHu/RF4gMUGhjFY1Ftjyw/Z8OFlZ+yROXEp
        lvHwesKGh9chZ2SlzSq+l32a70w4Ixcsm0rlq8qEkvTKEZuXlelik/0JW3pwjI7z1n+KHlB3N1vn7Hz8n7OlK7z+fATQaMwA8AZNXQmI8ZmW+PARt8Q33uIQ
        HfiOWxw6A39yfqeWulgw4PMY1m8+64RZ2eVYNA+iQ9JGtGqy8CU/D0M2vHrTkCQ/og3sUygRZEfglHYd27Hh4IERFY9D9gteYBj9ee/fR++g9/BS5m+yU/UV
        WsWXg3CFEobMnovUhocfjLN6/HU7Y8sTXNJJHQjZKkLEzRW/o/oKi6FbNVFHHyv5adUezykgIqwleO9pNrSAHdfp6puklGKcuxg6ERXQjnXUShLjECKQEea7
        GhtnSEeuY0mljvYt1l3xMzZxky6QtXRBd+Y6nN/UHp1+SKd6MZ31pGnDk1mnDUfmPaOEtKROGV8Ldqq2svbEzc5ABGJayX5JW+tM0bbVA8QLvaaO+FhezVGr
        qGMpDt0kqtKhN1mBg04u5yqJ8EnUJLo/q7fSP/Q2rXHf06Ihf/v5X/vVgJryjZnjHwvQnFMgReWmPvkraOqKoqkmuitfK1GyVpLBSnzqobYsyJZll8S/rXit
        RaJi2dUqEACuGVyv5T5W87wlblZYeHb2jegU7kyYW1Bi8US0mGpQ5WAiHB0aYAGYKCtUsithHtvWcx2Tw4AjZOF6SK1webXqpUEBizM86gSLXdkZEgUX0wA9
        8k8+DcLf/uW7EWzHUXbvxNMJm5520ZNHfoUtu42h01168Sh7wlTB5eGfzMHVVfGCqcJ/NabDIiB1FeIQ+l0dhnAE6mR8YKqw7u/TlVHdDm29H4JZCw0LlWjR
        l0Ewa9GXQ6hv0SugENbZn6scO9pq/K79lYi36M0rbuNwjknFWN2meyEwyr1juMe+CewHCFN5AC9ya1daJaR85r1tGWkr8Vh2VlyX2PepzouSiHiAe0ZaA8Yz
        /wx0y3VsPcfz68G2iFwRZPHaThVerwoeHlnfW0ayPiY/VeiafIBPTRVr2u0sojxv54d2+P2R+IVl7/+olvJEG92DQ4dZgQvZ21ZcbRHmxl9Dcb6hXWKZGbPM
        NhLi2Vqr24i9sdABFTDBMILnjgBgtIJrouE9MbE63U4/2+pWVNTLX2EocxPjM9X8YV0lVeyW5Ao+DiWvyKwInus1fQVGnI6v4NmoQugE+V5tnaMPXldXRFx5
        0QtxL5dJ3MsKiXu5XOJe0swygTGnIAjT8bSSZ2eUFD2rksv4e7B2EeAM0GEF7Aoh4KeXDinsCuK4oTI33sK+F0yXEAUQb+XrWXHntbeAqbD+wikDsqd+LwZH
        IpnOBPv321ugQE5yYAlgsW4bTrXIhCZU6EElO15wqnozpyKh77QynKoCZ5kGo6rAaXYBRlWZ9/6b6B0wqkPKfLKSdTcYFQGtMKq6MKp3EaPyC0ZVAaNaSofD
        xjWiCxqOYr8gwjt3JA3AhLDIkywWV5mA+JBZ2qTBuzJt56QCMZxbNiCATOl2FlywhgSXDlAlIlugUYrXl4hkByDZLkeZlc12Knv+AYSFtRB9FtoMRkvIshS/
        vUhGQa0hehjEfyUdoBbH9lD2nYk48xCyZacq/kfTN8WSVPaBg3EG8lW6jfaycgksr/KyL0xmLdnRL33qMT+pZd/9LvRj1zgtmHwjuis7P9EGmpzGCJh1XETM
        Zl+YiOkNoZ4AG5vqqRJlJr36jw/gM9lfvIvo6OwiFZEDIfy0jDLa1zJLQmJCGiFlcL22lSVhEbpjCBVUt4P74L8QF2uw71jJMt2CwyW6BejcYviDXqYvAT4b
        atEFYbwrEzEc02QcJaEXLf7RZuyR38OMDRQz5giRMB/EfEXZynzCoEy1my/GP/IXfwVf7CrBCBJaQM7S7Uwot9atpWAt6D8J5nuSWq73PDlc3Z/2IkOB7n08
        rWbL33YdE0yXlcxdSAHSwyuqYHBQ26wb9tatfCwlAFRWdXk27xMnDf5IDys14JfcQYimyDaCBQ5YmmJxzscAhHB5ZK8vLeExxkIQrnQmwcxCHeZrQbfQBXGx
        3ebeYcURuOy4Fe9tGj1fRq/Kw2YGkUBjXk+8ZQt44olh/iY65RCM7XRCojic8eKRjKaP2La9rUd83mL8dKZcR3caGBqLbAfunFgMzoFQ9uZjTzlXXg4h/uSv
        sStc4oqHnCXec4F4z7WL9xw4ioI4wsGro9BrARTUNGcPzTlucdIBYjejiKlvg7/lCjq4kFc4lcUyOiwGZedkIp10YLGlDSuuNd2Wiy1ts8SWSC+Fy5NFB4WA
        jhDmlJz+K5D0Glz4kRuEcID9olymkpA4Uk4RUt0mCViyZ4heEYTF37CZYkbZ+4hIkWRMRApaIMsSGQPcnlT1cMQ97oHVuWJetvDBTjA1sFKsimCl5gWWQCor
        nWMlqWgR8Q2BHQcXLBXJvUmRihz2BiMaRSIHALhOYMKerko8XQPxdLXAZ+vZ6nm5kwV2cc0I0rXgrMFw67MYbv0iGO4zBw3DrWJi6obhVkwgVBPDbTdRMiTF
        ESw8Ma9qSMMCQUpXV1snc65rpLSc61bh77gA163Oe/9WuGjRAN1nPltFIFvOdGkyfKMbZr9ODDcQhkuEyeiEkI6NYiuhiawX+rmHHDteMP+pNJZ40mEr6aW/
        lXOVyfH8RXpjsSyXC8ErNMilRoMUQcBNY5dPIN1CMEiW0ZuXcGIgVklqopIsEpVkKXjT9no1gzKwiLWSy69D5iBF/AaMi1WSbH+UohxWP0fSRLds3wvdD7Uv
        F3WkRZSTmqgqi0Rx6dIJcamY9NOU1c5lonaeSF+5QNDB6+qkQMD7/BKCggrUAPhGgMV/nZS734W32SLoF12gA7o2Com3AifAlbqXld3WAwc/m6Q1Yoryid0H
        kpWi9lnXkeoDq+ork14WeheLykf8/sbRl/4SuDzzpKSSDbIrXkmvjF9UqawJ166JUhkbpRLfBUOfV6lsEfypFUqlsRuZ+c4HHkNdkaGuicos05DGpifEpCpM
        OGtMS2tQmakDokgrUaR5+bbUe5mAps7Ti9CsVTECKyJEbUL3XSE0C7F0MegvL4whpK7Glh70BCWXg/66Of1159DfQHRE48ktWuEsKzschIX79UGgIBqnSTWR
        sNxXaN/EgLKzE2nwSCeXYkWomCTfOEr68V/bHJLEAoVh/xLF1KTwu42SkrrBN4mVoPNb3fROOkjYciXhHgtAJHeRNJRfKGScQZ5F/vdNQ1veYFsONZYnzth5
        XJm4ikxcjV0M2T4dzyJaAxZUiAvLgKiKJ9XF9FxYplCtnVyRPfs7cS45AYyYB64Qxgj+KFpbm9HaZORZwhJvTXcFe6V8UqYxR8r74OrnSjZAX6RU3wD1LtYq
        LGN2rrFZS9eMzizGeVe84iyTcQa6aItxAa6sAt0j7kS9rnPAnjvOEw8uBUW+DmPtKpr4FB1FkPEy/NRG4m8Vjk4wvacVSLx1AK3y2LILXzJJxrKskS9LyJ8x
        /4i7EvHb+Ct2kcCrggbWdUXoYxOe1ud7B8G/sINWpD/A025dIQbLEM/SCPQUp+SkMF9XUKbkJjBfGebdHJmHFVJRwSReXCV+ZpMcJVYT4j1G0DTyQTtUd5Y3
        HVywfCD3Dot8ACUMLV4hkU0IfgpY586unJdncvAyywJ89uMp39/LZYGorHxXTcBMIQvMMOc/BZO0YeneauuMSl1i0mwzWYC5qzkoVLKuF8bvJ2FU77UftVPr
        QhtqnrRTjl2ashnJvDVq2m5CtFfAqD4Pah+xHSJIHBlLbSuHRu/mgAcnazUmdkUCOmt2vG61D+tW2ZMz4nhIN56z4xWIECOZQIKhkN7B5URQFi/TvYPPsEr3
        dpxBUvFocu3dWT373oE8P5lCnPRq6z6Iz3R8e96dd+RCNBZGiBq8wd4NosQtYa8HaSTInRluSEFpdaGxnPf+EWUG+ThOxAkir8/irE9xD4Hy5Rz+NqMwcHRy
        SlFDFvwQAl8OS5s5vZEHkubuvqgWzLBzsEViHD76v+ATP6XK+SyrZO8pppmF4swd5ahskpvjV8wOPey132/LIthh5NbEQE8IGFvuOR56dkbslbmn2uKVAGM6
        vlJfikZrOryCucelzEVyg+1Ff2FuvT3CnHpEeesx1fdI9aXgucPOXEkg0pGJmZywcbHSmVCc80ce7JacPxHnk4lMzh9Z94567dNIeBGtUd82K+/fMivvz5iV
        9zNm5f1pXnlnQ2SK63O8cr9G/dCs9F8wK/3Pm5X+82al/zmVVMHu+IOZKXRKSTKFCEmHGKMbmY4ijq2ESzy0zoLGIR56AEiCSEvEWsL7IB5pBFtGCOnkpmyU
        j2yQhvRJO64Uh4Ne8TfQ4m5wqfT5EunyMulxt3S4UzwNkK6SWxIvK4IuZ10j+LJS9rGVbE8KPrYWYgeb88Cm8LENSsGXNQm+7JTUrp0gYJfTgYMvOwUgOiUa
        rlNSu3ZCOozpwKldO8Gi6nQI4Z7UKSswnRJ82Qm5swE/kckQ1CG+Rh3sa3SF7oCvUQr/ysLXqEM+0WEAsIN9jTqaEmx05L5GHXGEGq0EPoLG10hHPwzsUIIv
        z0jwpXaQqSRx2CTDqWoQlRkUUZk2FCq7EZUpt27mwBS7iMjkUa3RqJZSliBblp1HZAZsZM75TZBHZAZiB0KkHi91w009j8gMmiMyg3JEJgRoDttPWdaOkV62
        OSLTodbVnezsA22cLy9DRg4LwT0mHNNB0FPIeaE5UMtGLESVG7GZ9XFeTzdLE8hPmNg1E9zfS5IF2sBSPrcU+XbmhGtyg0hWpqelcE0EL+BnmbRcpwiTDaBO
        Reg8DE4KNrTXJGyBvClhbQGZO+3jNKSOBD5sjxJgHJIeVwRAK3Dbv5wOEQC0ApVG06EOAK1IuGZFtwJ6Kpw3GjBa4dTRANMKUhYjA6wlAYCcgbiCIWp40QUm
        XNPhbKmFt6NJ7BRiFcY4xIWrnO25T5zlDDAthsu4aJo2RzXBnMShcyzdiUS/oZH1wmlkvfBM1gubs144JbcKB2kRtcNZL8JsAxwcQuhfHts/MKna32Y+ZlZZ
        SYC8kX2TPc7tIvk9c+3K+JIkSDbHQWmBEa8DVrVIvG7+ivgvIBOdN4K8Y7FmNww/959gL0LY4ZSJeOP4F6wk0EcZh0L23uc41+UcYSy2R4SvwcYpY9MtRbDY
        wYsRseZ4XynaLUU1hG4TqQIiY5VcHzgXgCx/RVcr+35S+izHSu0LPRafxqnDp6tJrLfi3+A0vWCnSM0IfkcfxxRGa1k54R/XZNHizFswxlpIMWgBti1EoqCu
        +P6oqzn8Iv7vHHbxQEWFJn9yZQXWQqgMEmFs5cx/vwLNVOK/gZRqKe6OIMKaKLjiaWVzOGLD3SstywwlV+PxgjRy1WSvHmFPmfWv5YhcJ0O2+B/SjRm1rUc7
        M9nQ9h4uwOrjqKR7dYuVFie7DfNOB84HnN0tV3fL1W652i1X+/CJg6gGLdDBtjoBBjUs++XxG+jJu+RJrRbVKlFzuaqU++z4DfVqLZz1kDMNWBByuZ1rbqz7
        tWBWmbBRQUhUtvlhIA8/zK14wLQi5GjOpnJ+oxIf1LPpoSetQHL7SXUdh/k2F3Abb7sZZ4J34SXm45mj/fyZk8GpMjtgmmGXi6lGMfgiO/PcztwodcQgyV6Z
        hA0356uHgAxfwKm6opGGHKQhTN3rsG49wv4ehOAcsjy+FwBlS8pTSTwwYr7Ey3OhLM2RmBPCR8wDAMIVjJfAd2WOeLkR9t1QZ/xkoT1EcuAqJ6mxmxwJqZua
        37Ov70FY501u/gjCFgeDK/il8WI0ESz2Zgv3ye1txkMN37DFW4yb4uUlR7loJGVt5tgeu3XhWepn5x5w9mRnHrCvYwxBjsnzuHOO7mCAs4fOWHtSYB4saX42
        QZfEEkaRd51wI7wRDB7I4wNRfEYXd1sPplLx3V+ewfvZL85Y23pgJuyBzGRHJv87jTx12d2eKhMhqEPJBBBykt2aF5X8CKsgf4iMgzsjSwmS4LMq3hdOXq4i
        uUsRM84SPpEYTg1EYgQvK/qJA48n4gGRmD4MHWTJo8KVRd9RthqX9MPadvcTg68YkYZp8WHSrtco2f2B6Mvyt40y7UEuRISis1DEsZZYCVVrIXxlA3uOPqi9
        gwxhLDQ4AAZEliGMDA2zjw4PPFjEAN9WnE2Ow8H4gXcdPHR4cmZi/MAtPQe9RrEo9bGJQTbxQ2cP4i+xeAgDC3Ze8B5HXHyRu9UxdJ9UZ22PUucRBHfeUd54
        kTyN+NHASJPa31fGmKyVkO8mcSvNKtvrogRzIrX4l21OliIp0hENqn12dPTlsRvxwoGDoXFQchDJUsAoA8nh4uPmQIpctoFJFkvTIalikSxDJIH8AsstrXtg
        2BQJlEA6DbS/fS/yv8ORiRp6Q90rN7S7qaHLioZ2z24oN4RahzlivXBDGsTvw9h+74W/9zY5vZzjJsNDuS+ipo/kyyyjgdETUKTh1WqzBoCDiAorR55wQgPk
        DSCkB8uXiFpruzQmFnNKDVBk4nMhX5ovcd3yMYa6MJKRVLJFgNtg7sp4MIXiwRSa/G6tJYz6sGcHkoDapByzTVyq4uFn8Ss0sY2IiE2do2k1z6jOmeSFd8eH
        eHuMqkmZbp4wGc4rlATfDlL7pqyHZBa4zqGH2ljCzhBzid0qHCN9h5wXJOKV3cRrmHbLFTr5Lwezs/yPVKhoqH80jZobWvq15rQLgb9H4WdB0BKVe4Ggziep
        Y3NzmiuTUB4msfsksQBHrszXbYW85jxFyHsAFgXfXvzd0MMZIaCJwCva6BZenjtjtm5RyofOucTznOjWUa2KnOiKs6HLb+MBcyxJZm6XHyCtC5FQSSAYwUzu
        cAbmFKFzbMNF8GySx9V6nBCx1MhGagqOq/WYAQsphjAG0zoCMH2sC1ckb6QxpweS2r+uRFlzroOHucmMFgqYXm8ifjmjRurcxEnQOMu+DQjVnMpwX6ZGjY+u
        kHOoc4IKNid+Rk2/zYmqIeOpe1ktcG7o0fYuFutt9MOSnOkObmKK7GKlkzkqyD6YrQQWU1u28WYdqAge9EQCQMpBhHj7Gh4TB/5qIfurQR4IWqPcRg+HGfBb
        SUp9I7i8NPPp0G4TjGyG94yz7mcmiz/vXVNlpERAeeobYRizWwK/zKTVrwLrqIsO+CIy8HQXBN4FgY/ZYRDz+ZbUE1rpSj7UmGmlW+wr4nKKypslCzk/dk1G
        74toAUcUZUtpnLB8jJAaqnhJGh0dfkEdSLowNQhASLBfk81nIL/+LpgoMHFVPqsg27gFbr5eLU0WoUkI8s8zqq62ujlXnmdGCgZrbmGXQWtP+9TIKvvt5Zew
        sFADdfVJvQioToXH302suFjTndAHhq2f4ZgoeZ8ElKtJ8eBQ+CVYO9xsdUs6zk5ZUIwl7thGTpp9WhkyLGN2wOZ2caw8YU3A+1ORzCvWA6x/8B5FNUxYLPPW
        mbbi0M1Lop5u1bFUFTSquMIMLKYJ4xrOHte2YlyjYlzrxbi2y7h2zDeulTnjWtcRjev4nHGtzBrXkMe18tLjKgBejG5NRrcqo2vz6ML00CnrtLGucXKlEJI9
        SVlmQhVnc8vH2F1DHalIR0LpiM8dQbdohKKkhU3Te9JOKNp5koaWo2nep5DTIrA+0ZlfIl8m0KnFRvoG/0ldOWq6RqO9MNhIVa7ukI61ScciAZu6dKzdgE07
        MrIBbKJR3dEENhj2OWAD2kIAgQfuSgfJnZkRdQsx7JLtWEBxo/s4eS60+NzJ5GLVdUW6Ot7cXn6zFz9X4qcPPxvwM4Cfa/DDRbbwm9HrIEzfL5/O4x/ExuA0
        bAwuTm0xL9hiXnCNeQFmBmTwL9xhovfbIrRqiblwxFndEWd1bN5B3SltZOQY0gEKGMoOBQ4vBKfVpu16YKoJidDGHCAhm/bU4JZjNu0RB7RldHr2wZhDTrMW
        XvyT6FDi88jYCws1OxJfAjkcFmqIiP5Ku5P30xFfdI4T7MSuKP0cAVgBD/Ny3wKv8C0oggVtrIDJkrmVr3312yvg55tvPvLqH2uCozv4ddhhHnNnZ0GP+d5q
        a6hctcbPipeABYEdggUYnxblrVlthVJxDbenlzvE9+53x0x4Y7SCU3AjvDHi8EZY803K4TPVPOvGeBHi6GYzPrwZ4Z1xxB+Jr+S0gvCHqRXR1p/xJQH3CV/o
        2nFfMnF/wpdcUMd8kIlVzhNIy0rlP+ojmfdq67d9IYAf8YlIIre4L6m7H/XhxNprH/ElE/inOVL1OWR0fK6xqBCw+Rv7ZSRetpQEoqaMjkoyOnLG5KQlo5rY
        zLTKmfHTxSdS6/HGTi2zspHRB8/4kAB93kzQt/JMH3ox3j/p4/cU/57249UoH0u/a9JdEgU4ck+shzQV0Bvjq1BQS8FlUrCbCoK2wFgJE+IaFOmTIldKEWTc
        hLNwdjgYSU1a6wklAc7Iu4fNKvrw2pC8do28NkCvsT0IefdQ9VqUuUXK3CRltksyTyrjwVSAqtPQLC652TlPvtdHumtxc8LlBGbF9RMu9D5xtHv+4ZjTDrnZ
        JOqLe6QBVI+02ryzyjnn0QTMGX607/CcYT9rjTQlMJnwp5quD5WvFzc/O+9NMdSecrEdSE2M5jnQ9trPuQDaC5b9jEuEnW6cQfYjpGI55SaLkJ/I5TUehbre
        hJ/d+LmPm6Fk3m+TAf15GdBbed6zR98D03px4uUnPI1IxS/rtnuyByagOnr3Zudb99wL6iOzdFhJrRzaK5n6zURNNiYqKOYAs+fPN1HYqWC+ieLW8ESdd3mi
        EN1Pv2G8roCHWVN20psfZ9Dcs97sSTuiCmQ55TGa8O8ZTwZt0vTvUdO/IyrHlyfUHIQ5Zgo/aQo/oXKcAYCGpqsBNV9GoqLl/LgqodSMqeTTppLjWNKtxMuo
        y8tkWo6Hc7HrpCqh1ylTxVOmipMqx7DTqoRhZ0yxp02x08Xc8VjPRrLJHx3JTjslJJucM2OTCyLZzOz5IrrsJd04HveQMWKVc8xDcglGXWmOl4+vlrPzqoSW
        S0tot2QBdOz+MVBRvkyzxS2iGWPUPKsMap7n3wmbyQH/HrYF0M6ZyXjWTMZZ3tpiVmUvhbBH7JdE2EnbALRtANrOJ50naTbCnnd/ZIQ95syLsOfd2dN/3jUI
        688FgCNzEPYJu0DYCUbVQ/x72CDsMdO/J03/nrBzhD3OL/plhJ0xhT9tCh+350NYr4Swcg5UqObgRSVazPlJ+YQg8ilT+VOm8pM2Z35epqv014zQFfqI2bYx
        R+jTMpWC0GdMVU+bqk7bOUKfNV/kuT1nij1rip0t5pbngr9QmkZMOGJC+spYPmEmvDy34RyEPlRG6OPVovklhjyb2hlaN1mcARBw5uXXNjsWM9gT7vGWdeck
        mPpCbZnnWtaEFRdO5l2SS7t6oZbvnG79jWW9Co8W8d4oc0QljyQaBibXdQmeeEe0ar89g3Qu3hrLu9r6Ap+uttzN1uf5NOOsDputP7ZZS2iQCG+VFU81XXaX
        LrG7lt38OJzCtgPs0VTheJitdd5h8/227FB12Ma2V+Jp1MUnRBAWcQpOpBjmPKsGqauzkNqHkZo3+dyQeLL3FQMxLzKRepx6nDITnny6YvQmukRUfCzhBdUi
        9hwB3p15Kbo+yQED+dV5y+xYllZpxuhl+u0kvOY9T/FqK3+0ADEfCAGkMdet8lnQhGxoF8KNi0G5YJtRQfAxk9qXHBz5ZrwsIq26lbPeQ3mC02cX64uhXsTe
        L4H4BiOEkzRXGaktMlJDvCsb1yIZPWVDMw7y5IBP/PQSYfERDsBvuvImp+ZpkTwuLXAScOkQIpUA9cc2KdJfJuMgPGJaT4jBx0lD+5t5ACjGamvCEVR/3qD6
        eZvx5qKqiAyHYPWNxj1PPStqJmlQwmmeejjmOvlGWX1ZIeqL6Cycuv7vP/c7rLh4pLg40YUaY2rpL+laCE15xSBgDuHH6/jNU+W/2W8ub7wZiaXtE5x88kJk
        fySUTJ6TOC6C2xwI+FkflOhwCLc50xcmjaytrVF/b7S7vzPa3XNGuztntLtnWbsjHuVLYqqJANrhGvVLgWiRvxjIPBwKRIs8GIh16ZGAo2sQWVDXtqTl9yQt
        f9wUrOQ3peVXkpa/rSktf3tTWv4WScvfylssN7ZeqgLmIvEMi9gzrAuucshCxY6ExjMskk9EZoOviLWGqMkzLMo9w6LYpOjpgGVUPMM6oj9Xjjuu7le5js6e
        9qTdrxeG7aYArm28BpL6mbOHhAlnm1m88zJ73yhgjzeX412XynzDll22IDJ48QY24fMDyTlMtwo1R/zv4LU38SUnG8+6sqffE8cbgU3OraK/vwmGHr6xm3vu
        6MogL2tI/i27GDrJU3q26lTHK2O8fxTSDfkwLcDfJN8e9XZJulDOJbUUdv/bAXW3c4+8D6bt2vkgkdVYt+/syVM43nenWSLgvSofdEBIsomJNsng72dPYYeX
        +Ek7OzLRpnEi+z9zGMdNaSWedtOW+DNYhSdWtF3zps4rUoKYITnXaRUbUvmyTXSEPalk32i4LvEGhVci+yM8EO5Na8h+cEPPLsQGYK2jFdfYogYMw9mHpTPs
        OJREDc4Jc7Lm3WUCfvbaOhL2hyOw3Qe6PgKiXUGISodwh7yrxVAVKbUaLLEVm9TkqSzPXrujp8hreYou4occUN77kk4cDjGx5zRT7Tjyrm10vAXMANzjYj7Y
        Uf5Wx6xvdWlEV3ZNEe9bRKft9BdPT+L/pFZTRV5STLpn8h2gAedUyg05YusOHU/JxRO25uNxczxpl2qKG8k72QM4xARUZMWy8ZUdulFux96tvGzEGyT24aCr
        Iwh2VTQ4pVew3kTD5IB8JTHy0Jjo/jbdkSrdNtXIazaZuNkXsW+VwvIWu7Zgt6I0wppDhUagnVr+ooPplgfTnTWYAIXU0Z1TOOudpIlxptLFuBhIOzSfbE+7
        5eTW1JHRSbtKYwyC0qVRtlt3T9LBKZKBTqPwY1PIXoxyNkqWxi3cuzWt98iqHezrut6TtmlnhywAE93s4ay/WN9L1Y66xBXNGhzetLvtdiSOQ6agO8zqu5tw
        tOwkk0EnH6X4kHMiXfI4wcMSdrgAPl85Ej/s1CriBEqwIpt80rQlNQhKSpA4kums9fN+7/wOh8ZayHda40AtSaGSTzpfbKEG55RkwU/zbqIwAppu7V4/rRtp
        8HDVQBa6gnwjOfB9WRokaYedcUupBBH7q9idp2nnUXa7w1ZT0gC0JuLoX6w5hLL6GsheHuz7Duv03yjHHuMNTjnatfiGpAk2bnVYj/Eze1eLbSnZuO330xzQ
        zn12cjr+by5H8Dfdv5bvi6uoPME1dBPOke413o/oZgPCdxIQP1aqZqdkS/dNgCzkDO3EtwEWCDRPpBXurq8r1OeMJUELXtyheF240nUr+qrnBOOusJQ45yg0
        fneIF6LZEQTrxVgM9niDh+4R9hVyzTZe1XJqxmrRwB1me1bsWgZA4d0snFJwmFMEh/mydRlPMCC7SAyE3VacOUnAwnleQW+wIhJwaBixgkHe06U6aMeRuAYg
        lR12AEQCh0bslx3fTrLhuQNtmc4CduzwhuFfqDdhZcMekzzfLnff5JDhiGJs7bKVXfzEX0u+gL3kigG4g9OzrWI3iwZZog9y2wqvqPPXbuI9ZJ18UwuSLt7t
        SMwfe9q67JrcLWum2O/OwZBWEXycYgFaZqFOpIanLrqD6Uh1B87v3IvT25HxgpPDQ0arTVG3qjqaSmvNuatKOWzdRo5OJFGOSgkn1VQxyXikph4TUI6mdO2x
        aHryRNoCd64Whj8Gc/ky3ZdbGs/Z9wzYwU7rJc8yKQ6nN7ieT8y84DSNHUFm6vTAS9CCmzfA2Ss2+7ZYAyZB6TPKcXhjSAhK+Y7yxKtTv5GAi5f4u0dSZNA/
        b4lsKasSCP36ofgfOgjPlhxo2tkICNto16CHfDYNmN5YiZ23s0R07kjdHiGo/mMn0vBxFAJ4YADg3mAhxqfUdlt2Oz+sDPn5wnYnGKvJRqFnAhOQbxvPt2KP
        yxpNJ68317b86esm//OvPvWBa7Z89HPXrX/ftz/+afhb/BBuj+62NOpBNp/aloe2/M0N3f/q76/dctfe1QM/84cWsdQeJPjJ9wlvHypYGD/ppSdDj+37zhs/
        5w5tuX3PwPc/NvhP1/ITrWv2OBOGekEPaxjMCA6fwa4Wx1aWE2WnJtp4KzxSVbd8b/Affzh81bevjT9qk9T+AXahRRx2t4nIqTfwro43QuKfzmRpv+fJBoN9
        jNG6jijGbPJCjJYYP6PKth6EXo9AQq1xMAXUYSxGf81NO0mPqst0dsaftpM2pDLjTSvbsb5Z440l0zrVyj1q1+3xCTuN4MvTjm0kFKmUBA5JCyFinRAxTjqc
        Id6QN+1axT78EQ7uDs5k6gzSpHZh72foMCF2WuyA72sHy0p1EI46gl13kaSIPDNpi27nLWqwro4gAfQju0JjsyAidp+1E96BrFZHeMXXifV18q5xhBXvd7DR
        Ja5qEqTKdeAG3EaPB9lxEtqr2fGAh8XKsxjl6USPBxIPXGPqzmAT3gulUKKPeWCTCGQvceZf4pNECKFuRTxCyyq7edfuO8u7dgtbKF6LG55h1Qu1HDBzKCYt
        6LSPBzn05RBAD07SA4D/jD9PayArtpB0IzbZMACHoP/T08QwY76YJsR3cdmaP+MbuNMSFe1dMYQMu45c25Y1mXExkhanUncqbbDn6YJV0yuFuIn7bum+PzU5
        OVk8m0zDyYKjr5iZxFZsID5Tk8U9+C5Npf4U3KC1h7dTdzL14xfsFHsiIk0v1VngFkme1P66dLBBN52pMhpNf7hx/hgVr0lxKnJs4NEf/Pmj3tB0ju0kxFAB
        bO2E/FylKaUbMFNMOLq6yplEeuFqY9DOXHtnnSjllu7VW17/T8l3rp2OH3B41FyuroLqjqG6+F38/nG7JNfcWfd5fDU/OpabKIcuHeK5CReCk4lgATg5Z+Dk
        LOaxCltLfACpmgUmSM8otXsH6Y9US04oc6qK/J1cfU4Nc3pJD2YCqf54kWGeZJ4pg20HnUYO+8ag08d9GXM64/3FHFLcZ+symLeS9JdiiWIHWqt9aHjN296n
        i27Ri5pSW8N0i7IEOgwUXtRYyidZvYycQRk5657kipx/GJ5YaBiOmGE4HDRE5Hlx0qBkUAlhG3OnefGJz6YBGThhRKyF+X3BS8yX24SVrlwbrPQYVf53xUpJ
        POyWcJJgxF0AJ3l1hwpTARnpGmGkGfOZyWloPYR+hEBuGR8PBzk+zkjoSgkbSU6dFxthtKoi0J8kHsHF03YxfISL4kWIpuLZqSZkbKRQ4N6kbv7FoUtnpkvQ
        XpZ+yy+YBv2AGzRVkjATv6lqZ+GqWfuZp3JnVuXwvC9DPPKCNmC+zoJaQDr0PCgYlFHQMyjo6eAiUdCDQVFQEOugF8/2jnsLkLMnPEG0Se+i2F7Am5xM09db
        +cKwPQ9MLmjcwJ16Y5CAYNC9gllsL/jRECychWCV2QhWAdbMQbAQcBc2ECwEglWoMGYgnMX2PPAx9Kc0d1OlaZ7F9jxwNRSnIvOyPQ+EqYosWSUYAB/0cjSD
        awJIVlBCNAzZvGzPY87FhsDAoNp51cT2PB5f6Kww2jWxPQ/Eb344ObMQnJwycHLS462bsbhCbA/EHd0G2wtKbM9egN4f8xeg95OGqx7xZ7E9uLQtwPaAATzm
        4gpAitYddddw9Hm+fWihb583XTvn/ZR4TfiT4zU/BVT4yfOaidm85lyBBBMvk9ccLvGaIy/Caw7/lHiN11R18CK8xpu/8mA2r+EARhLRWArA344erXaC56j8
        zl1pR8/OugP/7FASlbVC/2u9ju0fdbF/tNIfqYUiIAZ3wdRL7OcOQtwOYym+Szb3oDMYOXGKV7EVyiK2tLToRY9Dy+ZEA0lrQ5EjBGlFg6D3BOCWDcsyKa9b
        QYggCVolqNlRAoA798DhvxFhXNo/rQOryS9HvTtvL0C/ztqC5Gfsi+JzBq1pljoNYrN87dU6CtQW/c+rtb+4IIlBAXI7CyO3U7rvvLgg6cwRJJ1m5HZYkHQK
        QdIpCZLOPOqdV2t7GehNxeMCwRfgc62RJJRuRvEzdo7it4m0UMbx2mwcZw160kgRVQR6F1h+X+qUuFyVR1dwfPcsJldbCEgmnQWA5LBTHoXEEZA55FwsTyjz
        rgJ2nCZluXSaQ1PpcbOiPVnAl5gUFqpoweoxtVt2nTz+mf/zUz0z0/G/+ZCZv6Z2fljmjKG6NKdytoSI9pZbl335+ZEvtw9NGkGP82Ni4D/UaNFnCR6nGP4a
        TZikkocczHtjWEHj1ZRMbAMEdsKy30T4uERZdZ0PPqZklt0t2xb/231f2foXJHnAV+iwEmNA8ToM1FhLLfOHQkMWnaAY3LksgHsl9oPDTYJUNCVyH/gRbM4l
        AchfQAg55ywghJxxGpPiFKB3+mJBD3DDhiYxS+U2GyZSxiKTX06jyS9mkPK4w/+7Uiy2DF2sOQpimTFGzSuOsBCN9HRNpqjTTqH6KrbrlEiVtwAoQkrixHeF
        Gep0E7hxlGsORqeawCiXmUT8p7M7Ctg8P84351Ek3bmKJK+Q3g5T2UspkiEnQiB8dZgDhNEstvuyWO4RdwFqesgVIJ5wXybLbW9muW1zWG78z5zltr48ltvy
        UiwXTLKZ3U64OQhbOY1swHB1YXYbya5fBbftbuK2YYnbxrO4bXUh+JhZCD6OGfh4ArNbhdetqJSVeSmqtwBFPewtQFEnvPko6nn35VDUeoOi1soUNZpFUav/
        rClq5eVQ1PDFKSosC3B0bSKo5wtoHGJTdQkW3YXoKXvzwrMqp6e3NpFTu0ROb2mipm5BTYP5qGnw8qip/9LU1G+mpn50sYLFRZgaowUsH85CVo6z7gLocNpg
        2yn3ZVg5GNirDSSolJEgnIUEwT9rJPBfDhJ4L44EbOXQs6SKUwUSaHZUaLJxLIAEtmz2U+DAwFwLR44EfQsaOH5yQDjHwOEuXPVCBg53XgOHdxeB008Bb9yF
        8ObkQoL5ccM4jjn/P978VPBmcrY4fqwQxyfVy8OcYyVx/LhaGHeOqZ8W8jiRLlkERXL6X4NQO6O01sNcLNA1bInZCteQVs6ZEMDHba5xL4KR0DgytognEbvc
        V7MzAdygbnu5SQ4vOlUC8ivE90cfV8oZt4eymdIW9nRurlNsc2PzFvY2b2E/M3sL+6eoLEJPspN4CWkzrezzjdMZs5c9p9vEA8T7D3PSTWxD4mSO7HtrY7sY
        46LoZmN7OOGObRJIOkjnI+5h2I/Fypw9mbNNK3YXekGJ27+Ft6h89AuwimKjpEAyKGD7TcSVIDoCsQQIj7Dg475CvEa1+FMuE1+ubmRX+AO48HM+Ik5Myhlq
        ODEpe33VJLdZKF5f2HYAvqfRD1ZyVoEiYqFw8no9HZBVgIAizypwuIV3Gi4RNIddBJ8IkVcAEQwTIfIKBBLdY2KVvDXqo2HC2cx+O0w4rdhHQtnAdxJxQ0jJ
        HkqasyNhEmlvlXMYmx/Re78UJu0o/4thUsXxkTDpQLlDYdKK40HsfELHiTCJQTLo9AmuEmoNQn6RTT4YiTfNblKv/RxiVOh4LkDTLljumSBZJJnJg2Qx58de
        5TwRpt3zBV9KwNzJsDn80uPkKt148ViI3+P8OxNyOw4TVx+QOC4MGrbIUxKmB5cQEH5OvmZCMItXBsuv9Mor3ezIAfYQIq1XY3MZJXm9zyM0uSlk0pM4uUZL
        NperHZJq+6hal7cq9ky2Ab8of3W5/K1SfjtnseJxzyaC/JNppZFLnm5KjF7qFzePc3hoo9AZD3Fz+dX5CiIsq9kXxTESU3naRwRIj0Zve/DCrKZdM3dyP+HK
        5B5zzeROumZyD7vJYmlEvI57usrZLb25jXPzywOY8tD6cvwNwCEgcHi8nJuyAIVgFihwOKAiMiTgEDA48O9MMAsckKSU4zi4Gffx3F6oPTo7pnMRQcm8txco
        zdNymGOrwyI8MiyHR86aXHgNgHOa7O6K3SE4uS68SFNHdv6m2cgjj/J5R4h7KUxWpriSlzJTbJ7O11RTq5cd88tB0RWaCKf8jcZU8NzId0IuL5BxzvmxkF4+
        FS+T+uNlPISrnIlgfiLAO0jMmXfOfJCTgUM844f598jseX95ECstirhFx80cPaEYZuURoy0slPNTkB/la1X+2inztZny17woP51DfU5W51IfSa0wm/y8vDY1
        z03IbTtr2nZa2tZchIHnnJqPkP0ooxEINJjdD86VR8OODPTOIYEgXi+TBJ6M5pDAw14zCTxk/4RI4JwxE5J4xHTykN0ginOKMpEE4jYTydP+QkTyvD8bWeDb
        WRDJMz7PKP+e838sZGluqCDNMdOnSXseUJmfhs4pFlxcsYusjXFIEi9cHIX+cQZBoPekGYTj8w3CPNSeAK9M7QHiPwFqf5iTnJx1Z1H7+RE4/2aJ+gu3mE39
        z/zY1P+YL18/bY7zcYNj/sLc4NQcAD9ll7jBcQbtGf49+eMB+PwtFEA/Y+b4lMzx/EWZWyA/xk+CW8z/CeEe501rzr5Ya7xooUdzuMuR2lzuMuH8+Nzlxede
        uM1hR/oy4XBfXvwVBt4jzo/PfeavXvD5CdOiI86LjC5zp7PuPNwJfOVlcqcj9TncacZt5k7HnJ8cd3rxMRZuNWMG4ZjTxK1e/FXmXmfrBTAlRXfwPrpx0kH8
        MVMT3tKlSLcyD00LEdYLtle9UBvdyRkZ7rTOWqSw0+PFyMjQMotchHnCFc/zTMIVDgJjbkjVhfiJ8dNd5AEx+oIj+6xLOo6kWwJTK0AiZDlcOB1KUY+R921U
        0Cf19Eo9murhAFnsbNYmCUuiRgIUbMk6X1aUWEfzZkVpK2VECTkjSiyZjuS1FvlA2JQRJSoSZrXIJzkjCifIi4oefNCZBVOSEKXFJESJ8oQoi/KEKIuLVCay
        W/126faQdBt5zMvPX6qySPaGwRYxkWwRs4izqlT04lJWFaQcrfAeRbp7kCa0VdJL5DlQXj5/InBlCL4YPnXaIMVJQYqLerWxU5UXW2lbZm+2emXvZRP9TAfs
        19ip27BZDDvxkTDqY6sq0xtvjfq4L8aeo74Ye570xdjzhC/Gno/4YuyZ9MXYc8QXY88HfDH2/Jovxp73+2LsOeyLsecRX4w9h/wkNiFo+GHzk3Sbr21OJ0Ej
        LeoYnnFpZAP7xjMqacVvkXoy5NwtDudMyZYmlWw8icqpJ7+tkmr27J996mM+p56MOYPL/Bgu2VouksTBWmT328+Fktz0HI5Iy3IGJwRE7ilDijjr2ClkaMkO
        vzfOOrLpA3GGhce2onc0dn/lyZh/zZMxf9qTMT/tyZh/1ZMxP+XJmJ/0ZMz/yJMx/4InY/55T8Z8xpMx/7QnY37cSxD3qB1J1mJLshZfkrWEkqylIslaoqZk
        Le2SrKUqyVo6JFlLa1Oylpi3qWhsA9diEgQhWUuNk7Us0jVJ1lLjG5KspSafqJlERjXOfVIzyVoQuuzKPSRrgR8IUg4lXYhplGQtXdGk7SDSnk2fOs+XOlSK
        pt1RDvLf4+5vPLqG3Y0RtOk1pQkPs1TStMBTAcY92SjXXemEm5C/OOtENjAV78509uR/KPb1iwOTSxpw5FNxu5tKnYgQzShbnzt5Xl1Npx0YYkK+V9tI2eJx
        fDtyvXAk+vC3nvniP320ZVORxgUlScR7NX3fyZ56BJu+cuC06cst105jhwSLUQbR+SBVJhny56500/H2MbXfvp/GaEblm8PsLw0TR3KpOWGW5bHizDnuHVgT
        uoM3O3shLhK8QrIrXk5cWc0/hJ1a8oGtYmAnFI0suxPGvDzNQ/t+hdQtvCeg/QjY3iN4b87w2ryhmfE2kCCp+DfEySBZZZZNm24PpOv0qg+lq/QqvW5nT7qq
        6Mm0VpwtY4EWbnw5LVybPX+s1EKiWavi3dROyYfQynk0pFG/6SQ1zOWetM4jW+PAYbSjhi2sEQ3dghltleWLWrEBWKa2pbbZAKzFbADWzhuA2fnuX7Zupy+3
        34jdv1oR7fu7vOtgLWlBLLCzT9dGoBLGzpBuR1IWIG2NE92QXKBGiFrEiLpdRbwZX8DKC+dLsJEvoYOEmdmVtugOgGkLSQzOvlLSuFVTgwTN7Vh6atcxopbj
        mvK4h1EkuSDMd7HpeQsihNvRKMQ9ryqD4qrZiSBakUYkxKgVGSBqRQYIZJkxzQuRgaRW6plEPc/XpVnvSJdq0iW9imPE2zFs7ewUl8bsXt/CsdNVJFUl0aom
        Gzb7g0TKiJQP8n7NLnCvTTvAxDZdR4LvVtnsoYytDR8U3qSnXchXF2haYzW0Lf4tR3eRHJlciYOVXJWdlmQTxPustK6vQjKIuuxhXAqB70Jc+orUBuGysbqQ
        HXsh1l3ZMoRwE/B1IY1SK48SJ+mhecgTBh2+NvHExx8rfu03ylaKDEYjPE07kLiiDbLrehzipB+HMNmEg5UM0HxelazWVyaEftpJ/ankGkIAbzJZY4+VVnon
        eduyNhageREtDwU6N76jdH4n7/XunUhfNXztQ8PqoH7V2GdZulugNKSXpsJYH/VLbstOo3Bj4Xp8x6g7htXR0ovE0hvrr/QeeLz27uLsEV6UbNar0AOnsBzo
        VUidsUb7KLsZMRV6s2ymtkZfcxcnRImR8EGvSsHnTc/rHAGzmRStNZO8mr15Z0/iIDMEcwX87ejBC/xqPlz1ck4QL8UqcMb54jw9oDfpfr0+/tfJVaWrDztL
        S1c/l17ZeP2qKX2VtnvSq/RqdgSYSgcfS72p9OoPJtjjZ91U6n0wWUs9HKT585pzfpizf3jBeoO+esFHQOAGtHt6re6bTK8uZUOycUtf/dg0RquPL9bu6InY
        GeIObJaCYQEdvYtpwWCRjmnLnz6Ff89ei4ePfbi45DeLqzt7CveJU9fu7Pmf7L0JkBzXeSaYV2VlVdaRfQBoVFV3v0x0NxpAA2jcJwkUBJAQRUqULXMojTQm
        CVDLbUhrEqRl2moRGJGSYVtjwxOeXYBWjKsKtgivV56OGO8YloVRy8cYdmgd2AlvDCZWM4bD8gS8oVlj1/YuPCFI+3//e5n5srqq0eAhy57FUXm/43//9f73
        v//vhFtTCsOC//1gxOu8Lo8WubwTlEMfrCYJELyXrlaD51TEatzu4jkV4jllUC89XY2U5GVfak9QolZz3BlLkrOF2A8BYc0+EdSRFUNsOlGGK4TKml6FvDDC
        skz5NYi9P4PCl7t/qsyeVrHg5xAvFgu6kblwSjIt4ojsZxcKtVSMAFoFqFhYbUeYi1EEYitMW09FnGDsJEKqkUIoyo/UhX+KpjBlHMp49mFiltRwUu1GmYum
        KkAOj5/kEKVnrE9y1JsSsexynXk5a/wppHFvFPeGgs/bzW/+MgmJu6WTP3z66Zf+2x/676Ce7wTePCjFLM+Mgo8nbi/Bxy/9fJTrF4oG6idqEnDJ+OpJdcUO
        Gs0THBEIPodm0LLR4MdpIkmHD0QbxSjnmuPILMRq23YUIpxp7ltWOJ2w8evExvenLKCHq9D+4OOvL9vSlEqezLaUuV7a1GNlK+Yz37IIsew5GhPruMwgapXz
        GGsxgtAkI0ubbh0rD4KyQkz7kJQOOFsXIR0eLlcFj4kVKyFluCsXpBLyUpqF1E+zkJaVElJnJcTXspCWRZ2aUWc9pND8KwMxlgpIU14GQ1sDE+qpKEISs5Gm
        8ciL4SoxzRdiGhaDkeMvhqvpHf9UNIjbPr9TlSGj1hIGrRF15DCtcwceLhe50ZgVrOE776M7q4mXVMu2WCvjGhEersXB5YZryoNqMasPeBb8eytRHAJJxIFU
        HHxFxH5MxKX4XUm8JRHMIeBZQD0+fApqCYioEnRsMRjcstD/4yFT0tFwQBSQGSBgLYJIirSF4BsWhAFThLBfJ2IP6pcQ0su+qEb/8LuAqPZRU+LCbxNqlFKn
        qHcRaiDOIdTfb7lU5SXG5L2oaTaq4Hxn5MtaEPdF1lFhKbaq7Hx34CLmMnCJFFymJVwmJFxEP7i4K4ZLJQuXKsd/ZLhECi4jqCmQcBnuCRfXl7mCX5KsPel0
        uWenu7A85egBc3RSPcDRiWOBo69BWWsIN0ndWlsy/OX/WvOpzNxJ5NOg/2PprR3Ev2dPRTVOG7sO+a0nEK3Ii9ZzZLd1dLeBgEJBuMMXNQwByR8E2rTA3zl+
        0BrOUB6uRTIhfLnhVFgXNSoIijuRKc5nOKIm1PkaBmwcBxEOcFqyMEgZvq3CaA6K8Tmi67oYg1hYI8ZYQEyISIzz2aQYo78b8P899VNE3eOwB4jx43UkI6Vv
        K9T4YS5qWKxGRM6qGEY6smGxClcVMQxlfBjpVifQCZ8OAWqY5FUvOgSohUMpbUfYLiPaTbhAknICnGCPmGQtlUDizYntJHJIw95LJ9vbpBqRsnOQlJ+O2KOp
        V+1OS9QQUcptXyS9YicR6k5SA3dCnWqLg5fCfcLFA2hvOWhv1LnhU+EYdY0O48hePhLuwiEIt+LgkWI1hFZsE0PA+wqKD8IDYjtUb5Ej7bkh1uP/e+ppejZL
        28G2W6xz5pPLnNgsdnyUYLSDg/6J3SfrcndeBdPNKlQ7qFRbxS7SCl2RXpFWqIX0bhOl0cszF6VPqnCpL5uok9ABqZuRnQGLDbDMEERsgoitILJPHDhJSJ/W
        8KHogNh3AgO3mcrZnIlCiZR5w9RbBKZLIjc+0CG9ld5u04xnuPkNg39IoCDPnEIx3IEccEm7ziPz2TBUIEaSGbEFWpnfo1cpCGpiRoMAVbeZXpnRmjxDTRb+
        i5FVDzdzGBwLg4p39pGu/Dp1r1q/1KbXCCGSuQW1nHV+9HSG/m5G0B3sY0Ezkd0V97hn+n5plD5zss6Fbz5J3Kek8gmu0ygdmPAQhwJtQMKvFQ01GQt3gNLp
        kqDTkKm2s4656PnmzOBv1gdfu/pQjUba7jvSSwHqdg39JhCB/SxUgk3wNyU0PCHDkaHvnFRpAD81ElWkcu5MVe2DHfjWGsBdE3EpRVlaYVklDGO9EDtyLNZu
        R8RGjPUIKRE07iOPljmdXPp2ARuIU7tOAXad55oR3b9lwKxTUGadeTorbLCf20O8nvl4b6sT1y4Kd0vPnj79Q6fR4j+TDb/7hPWSzeGOuAFrqOWrxdq5CNvy
        N8FwhwuflBcaqbaobOJAbgFfXbqozycR5PpUWIJ8YP0ah3IsJiT8Rvt3bDTt2LT1Mc5aifx0samRetn8zI+TMvcynRR3c1/PisDF2wZ+HKnne1E5hgL1GVON
        XHOg+c3LK4aEHz6Icl6mjtBh3qcuCJphwEIiZOI3AXtJQIcHM+srU3hqiKkEx2A/mZLWlIKy8/JSlwmzHrwnsakidBB8biT0pLGRpjZoXB+b3mhq05u2XjNj
        IBVjIMHCJ6F0HmcEps/JFNYSVEjDzEmZoyEcSAWOjYAASi9QlaxkFaF417CfCw/h6DxOMCpusJ+ix3dLQ9TZR11ehbzOhH5oKWTpffMqp5ztCfXPmXb44N3S
        WQOFpP9R2wbqih8+IDxxiC3tnngAlmYvA3zclVZlX4V0hZsx4G9Iwzxvl50w/L/K2c6ZnAyJOav8h4XZpFkve5iIucjMpFIeIZDDEzZgA3qDE74SwHMxwGfo
        lOGNBMNF4EgugXaOc28C2rz2FfDiycRc5BKwOc9sBti4m9tASiQvccyEPPdhrOMEikg3WNljIduNsq07R/70P/5vf/lv2LZuy8QJpnQRNzjx9ZVQGioxx7Y5
        K6oNrlsQ/qWoyA14ijN30vDbVwjJHc0k6SQmSQdRYbFogKk+9qiBwlwVV5uTk0WeUiY9KJP5Xt/ARRzRY1xWJl1RgjLpclhaETelmCm6oG0gKLz5ioqyIprp
        I1YmeFAqAGS1BVmtzVFsCRr0HdgeWMoz+l577e2VQslUiXZl423VeBuNt3o23pKNN7nxpJOj8WYmQG7a/LDAeweQn1bGfDUQNJ/wPZG3QPscCyn/Xzi2fcae
        53WT6/YplTVcelXbcEsktrtHBuKW8V5T7+rHQ3YIPo4VOWS6QQC+OFBsjtfNgQccVdYLfoHzhAQtE1N1U/p5e/K74GftOJ93i8PAF5m189weFcxeFObRX334
        T35s+Ff/4lDnWdJZhHVM7t3h5rVlSshjZQ6WGy9rnjexwogFcQRJx8nzhNP04OdM6VOBVfR/Yko/7ZSdMmk/yaR9w1C0/eGYmSa0/bGYtp+TtH2yJ21bkrax
        rP0NA0l0sHjidhE37uZ6cr6TWE7J3f2I9VyIxA2+JHgLS2s0g+R1fEeUmNUlRJ5xvrd5jTkHSeKpqA9oqo15jdW89p1ANgzBlLEXBB+dlCnmVW55T2OTOUIP
        IMxP/LzprJqfPmPJtTYEDx4nnBmXng82ndyMUWYJ0oxjJWsVDnvD1TJWL03uSF/iWL21XkF6o01pmF6Lw/TWeoTptThMb61HmF6Lw/TWeoTptThMb01s2m+M
        JDFyN8UxcqOG2ISwsaOiAb2kJkYRSvfWd1QoXZpEqhi6NeSitVSw31HV7RpC/TZUqF/LNEhUNrpC/GL7WYsKz8b5bQRGNJoucoziMw+v9g/yO+rHba2rtkrL
        VoCc0mA2o2yfxQSSWD3PED2uT6j6Gknp1w+2wFi0G19ugRE3jnyaWrRooEmNpOc8N50Qo5isjmL2aXHt0zLxbWxt84kMa6IOrcjKAC2yEHhYLt5Egho/Tjwh
        XA9VH8JIIP5w3ce36EQEOUfnWMq2VPxhAnQkIkQgbiACcRRHIKYWhWPIxE6lj3KvG3DfmcR8mTqAQwmGFeonIhBPktAhGmrAJNCgXhHjmuAIxJacbqODhAdj
        eDAmojgCcQQDYU1GIAZQZARi7luJk5pDkRcAyXp0H4dNB0xgOyIQo4Q6xx8W41vNWSp/HKmfJkgiR2DFBbZ7pEb80eCf2WFZvz4RVvXL1+1avHAmajyqZR5L
        uXDWSHAqQTW8ZGVjrFsp5tXExG7rckFMYGmNR+5yQa2sUQcvFyKBUZmEWTsJiLyetGFCs5l0mc2lpwipVZcGZIGPRIQFtyLNBqN4wa10gqNzGQihXNSWz4bS
        aPlnTmjnvAY2dDU6ohYujsx/BeltSqLYhgOVcFs06y7BtduWiWVlEBBPlLB+NSyK2Ck6xHPZIaxNDYs1H+X8spy1Ae6bwoM9mmbuHtRcaocYbrHhYejZOmZx
        eGzgMacH2tjTNt5vc+36NP5IrWd8iWseHvSIL3EF4zK631jwehZcX7JrlxhHh9SBUT6jc1w05G30Bpf1+BnfwJ2an9C/3L2r2I+2e9drt7F+VtB26Ra0Xbr9
        dvV2797Nt5IdrNi9y4nEsEk33b1LGgbv3kVcuALv3s2p3bu8S4Wed8ciKZTWyg6mCprX1vlnNhZJoTQiX6dXesYiKZTWwLgIB+nUFYRuLHi8h7eGqK/00uoU
        aNjFO0xXyS7eCLYz9TB48ER5KF32OEx4ZAv36KvXfv/jsz+483Dc6r3vop5efSPkBHbxvd9uMcQPU6m//JUOgY+B/lTt6V87+0An8rGKGWcrOnTiGClJvJRY
        490LbvARtHUBGcZqyG9Dc/IabzKwELOLg7D6bTmKW35y7ff/JoEyj7g1NQQ6Ex72HNN3tzIRCcsB4wLBrwZ37kz8lAJihfXG79v98Pumpw8aWghsv7FibE/D
        o3jtBNXTHCHd4cQU8muP8XI2WpkkB9zvX1Df4oGJ2WhlEt0y7fwFiWJMhPeMVsaIVoMqBsi/rmdDiQptJhc9WhmJBC8brQz4arepnFU6wiJamZduuo4KWYRd
        lUVYh9CkP8IWMgibyyJsLouwbh+Epe4VFMLaCmHhHgqEtQlhB9jBlhE2l0XYAAli+hJepbsf7zDh3U4J76zqxx1FeLdBeJW+hFfG6KQx4JgMMeZdMeBAkXZU
        6B0DjjhngrI9YsABVwiJQLl2Vwy4AlgC9FNqq6dFLCqAbnuEmljkBz1CTSwUUlTPJQR9ubAMQXuKogvYOMD02MF444QlFA9xetnBWm4uI65Up5W4KnBHv1fF
        FVAgw3N4UPoFmyjLl+mFnsEmSswasGdJF1TQ25Sg4mhYOU1MFZajFi9LLbl3XEzlUjGVU1SfU2IqR9Ti9aUWiSoclKTG20BysbjK6cQBxpUifS4TIcPDp1eY
        Xj+Mx9eUoFxU9HpF0Su9xMxJvqSIelExpytgTj5eOmcnJV1QL523ZUnnbNmXGrymk+pUhxdVh6/keIFgZcRsY6rivNS8XX2hefvf0ARpDEuCsMaYL2HB/ts0
        pbVfko94tbAAJyfS9A+/+pXI70SVVjSATQxioN0ChADhfExkhQ7WEI5+6tzdN14zN36lc/RfH8gPDAz8Ywi79/8A/vzuV5D6zW91YOuBqMTpGOatyGrlo0j+
        e/THS7/46R83/8uDnaNfH/z11R/76hP04dHv5zJ+KZWdN+kuwsJ32p0W/oScRQ1Kfad3uJCcFi6EcCsZccJhZ17kkKOqkCIy+6D0wuMC43EueffeeNxHet1G
        bmyJx3cciRi34WMPKZBjq7mSXToWgyMT2jDuMkacz8lPz+XkpxdyfljoNc75/uNMJNtjnPM8zmBRaIOEbQcrwkCwlY+zq49zHuMcK0n3Mc7EJuNx9vuEOCow
        WfeUOxf6yZ1zBSlpzhb6zcJWIHUqutQpd0md0t9pqePfj9QpLi91mOled7qkztlU6nAEe13quMtJnVxW6ljvuNRxUqnjKKnjKKlDVCsj8veUOo6SOi5LHUeT
        Ok5G6pi61HG646SSGHBSMaBasKhacMX5/8XA31kxYKdiQOkHt20lBpx7iAEnFQNKgpxTEuSC81+PGDiE+a60YmUtC/m/75iu+aJIlG/LfbM9el2433Ev6OOe
        f3vGvfCmxz3tNTb06uafvoyO3vyvhtVRX3syO+97jdmZKbMzFbMzFbOz7sHsrJTZWYrZWYrZWX/vmV1Y8HllwusK6kug8a5G79L8/F8Nj1i6h2SqbXmaZZqj
        /WomWlx6z3Rrwfdeg7ic72OjvZDXRS7GC4r2+fwyyrUy0XoFI7XOAW/zGdNcXlf7OA1ST5T1NVR1dVStsJ9ijKoDsDb5V9+IrGMio/kphD18SuQlvj6OPsCN
        gTWuw3KaX4HGNtCWro+xyueqWUBstdHymSfzg7hLdE9OEtSUQd0fPiyzFehzh3zX3MFl/Z7nDq42R3BXMHfId80d/OzcwRVSmdXmDqgqyrc5D5sbzx3ymDv4
        8OkGh87OHWJ79uGOnBi42YkDJyhAf17buOuTrV0iWUzxVXaCGuc+ycwVVGI+GoTn05pw+XKywp+4Z1IvIf5rnLCDFW4Fl8NbDvM358wEapwrs8Y8yMR4atMm
        aBKsuPdE/uv9kH+xJ/JfWSnyu5m4pukF8AnsHljkJgPNeFVSoiCDV76v+FcWr4q+jiTsfeN2Ldy5fxfwquDLLFBZvPIkbHriFWMEYgi6Ol5dSfDqvJlFrAtm
        b8ziqRyckFxgVi6LWZez6S9yjFktU8iZdwazcpJPhK427z2Rpk88TK+D3fQ0arS8PkaN856+yzNGvnPe/XPeLPLFTK20hKn5vZhasTdTK/w9YWpeT6YmzUJH
        n/+xNX/xez87mRhAhhdbCmmQJyXD1M6l68NdyHfDTDyYMsjHxoCbfdjarSxbcxj5bvZkaw7KQZCJvNSqnpMC7ikp4J6Unue9ce9Ovg/u3crr7vHxQs7Nt8z4
        fMX4iksYX6EX4/N6M7783xPG5/ZkfDkJm564x2O90M34biaMb6EL9670wT0b5Sz2YXzXsozPYtxb7Mn4rJ4TM7+/up7XJmYVUttaEeIL+CIgdR08pML4LTkO
        cpGSVnhPdb2STswqsbpeQeCHlszoSmXc18TMTSZmyBebYq/ff6vrE7zf/4imvn9fWbPk8R5x/en7y+wR9q64iPyrR+gLU/MVMD56TPNieRbZB1eqy59z+6gz
        dxQd385lKDeHUF80h8wZfu8ZJ9FwDajnZYgu6yYE4oWbkNuOfI24fN3S3YcYu4mu0kroFkTn83zO1YnOx57+fJtjufn4ukUEV2OsznrtyLycQNPeoFroB6qW
        m3FNUcL3gpsBnEN/TMex4NXndYHLXp5H+dyHv11wASrYTZrhJRc4iz3PR+EQ4OoOAVrQA1Zp8n3Eytl+YuW2guOt/nDUVJ6lENXTMftd6ZhdZrUM0bwGufwK
        IOovD9E8osJkIQoARz4g6svx0CA6m0mQXGveSiDaG1o33D7QuqagtZiFlk1/TNtGbD5dSHdBy/rexz9T7uLN4t8iQ8vnZawyXM2K7ahyCe0cuMgbTaowSoWw
        olSseRh/+kXvGFhh9A4ew1Y0kIneAewakNE78nzhc/QOFymaEY9WDD1LbVn1LJsXKj2id6wS7sqjdwxrxp125GnRO7xs9A4v4wSbE57/Ovv6o0VFjt7RwE4U
        Fbujoe1QaSQ7VBocsoOEOnabNHx+gsAec+EY9mNiJ8O02qEyjR0qY72+EWO72TncUmE+CjLMhwf38WHCgI11TIbCqiiEZeFFRVHC4h63lJ3WhYz4weFII3ha
        R2JSxvsQ7EhNGnYBu+QavH8kxXP2i/b06xM1/ep1uybGEV1hW7ylROfjXTtLdtbDXWLnsXC33MUQzqgAInKTghZAZD02mNcQQIR3k3MAkYaoi8YjdVE/FQoC
        RB3O5DVsHqnzrvBIrEcAkXq6Tacq1fExLYAIoko0OFjFGIdByQYQmWBncgAKAUTqPQKIHE0DiFS7A4hUlwsgUs0EEKlmAojUOIDIagQQqSGASITDB6K9Yr1Y
        TWi9S+xGBI6N8BCqfssK94jVWvCQtcsGD1m7JHhIdbngIdVs8JBqr+Ah1Th4SKMreEhDRNhXEGWbHQcO2agHDhkTG1XgkLFM4JAGnM1qSwKH1NPAIQ0VOGSM
        A4fUtcAhRCGgEg4cUlMhFWoIqdBA4BBBd6NT0SSCgkQcFGSL2MMXYs8cIVl0/MVwK71TPxVxPJE6vzMrA4esI8wZEwIbxseWBA4RSeCQrcTGZsu2WKcCh1TF
        Ohw4EEpUXz5ARt2X2zBCsIUpEeKqFG1QbGED2MIUEUc9fldMgR3URagCZNRk4JA6iGcKATKmESCjhsAhG3A4irAMCBwSiilg+QZUgdAVHu+SEFU4u3oilAEy
        vGyADC8bOMTLBg5hAex9y6UqLzEG70VNs5Jyd0ahrIW3VXMd9XpIo7xFBQ55x+HCgUNSuEwquExLuExIuIh+cCmsGC6VLFyqUtUDXCYVXEZQUyDhMtwTLnD1
        EA1ssGYZwSELQrA9dHpKdXoKnSZ4dGM5YX8oZQQzRKqHZURdVCEjBMoShJsB4fN9BQ5xORRIJnDIEPHtBftUZHHkkGkxgdZOObz7KQiH6OVpxB/wtb0rW4iU
        bjKDbyCCSB0MHruGaBg4+MY+jBKK2Xoq3A+SOontQgdkXJGPgf/PngoP4uK5cBKHp8IHaIg6TvhgyvFLKrzDpDg4F24nYt0/F+5ApBCWEKE4ICb5THAEka34
        jwgim+mDWfx/hCOITM6Fh6gLdSkxxA6EnqiLzQgYUBfbcXWINcOojggiITpxmA4BahC4asp9OkIcxuabgmhiIj4sI4iEYAnENRC7A2vFUr7yyYmwyEeIVDwq
        tEmyF0gP43Aiflc4EY8jibA546OQ/d7FCBFz6D9dlqBBt0mhCtdQJ+uIJDKJwySpBx71yqPpcREMSkzh/3vq1Nt5fVsNh+8bFtOZECE5MYQQIUM+p3YbPlmP
        kzuILekU2eq93GXhQa/lLnrAC1xWTwHG25t6brtRLtTYdINtFLzDpiiK7MzspZfsz7zcPJpe4nk0qb1lTQEvawp4UbtfXEYxD1pRUVPMyyIgPbaoK+ZlaNek
        mBfpQZmNV0VlvAoE9mOXu41XEIgr3myDZY5lttrAEG3p03Wred5iQxYsRTBPe5mUv142Tx4AVWyxSdFi1gZLloWEv8VMwt+i3LFidSX8hQmyN25c74cbiwo3
        rlgoD97Dwas2DJc8Uy5mXOdzKKOXtd/Gg17Wfi19erFNpXFV5+z7QENGN86kLDGtJG9JNPTj+woNke04g4ZFea3QsMy48T2LhgXZtRQNi+10v2CPhL94mV7o
        l/DXwvpwUcfEc3aMiZzwt5hJ+FvsjYnssAPduahQ8ckEdjLhb5mbiSfdCX8htjR5BiaI8Dh1sQ467D6Skyo8DgszujQhNrvC4xAQi3FLV5TpsbiSnKPsfNN7
        9cDqg8u3FKHctPpuilwGg4spBhd0DPa6MDj/dxqD3fvB4NzyGOwA8cRcFoNvJryUs/UWMzlH+2Awm/NnUwTeqyMwxzFKMLh/tt63Dw0PZQv27rdgr7vgENKW
        NRu5QRjWFM3jRjfQsz6t2eKPZEz1p8uWbp3n7czL2e4RjmVlmsk5s4/0eVnS1PMis2mSxgsxMX5dWvx6F7nQr8iWKcu8YGblORWK4EMoNLYDl7vswH1Ywtl+
        LOG2quqWtihebifUePsrLar0Vlpp7+JvmH2Kv6aKXzTTIg+hAgurXCgUZkkPOiypr+WM+lqG+pon9bXMK5DlZ6G+5nGJMH64LMPOINaciLYT7q858SKHI+Ro
        sxZp3ROGNq/YIXIRTV5JFa5mIsOV1M74kLX4nBYbDqte1XaIKdE3DP6RseE2p9ySvsD9h8p5sZlnTpGA9p8XASvxCrV2pKhV74kHL+N+DzR4juQMwe6phDmH
        zJiL9McoFok9+6KkMVrkNihpjBYrbKU22F80qDHUQZ2h9jHIB12MdqSV2O7BaAfFCFitzmgH6TIK4L0ZiMHUlFzAXLuUsr86RyU5a0NoIIaEKBFHg8QoaWww
        R1c6G6yBKfcGHVFKb9idNyXwziEJRB2hukgnrIFhE5BaSFKrKYUWCumB1re59B5ofVOjljzWW7iuG2bXSHn0x/A8Hql8ZqSySySDDL6/3ZHKY0DgjacP1g2T
        BwvgZwUqj9HKpZ2RQivfNVpORvvJ91gB6Q3ua/3AfUUN5kI3gLFCanA+pO99ADsAopjLAnhBAtjGs1kFXysDX/D0bgBby4FX36ZS6noI7K/SfxK1xB7WnBDb
        X2yeeRGhOzfXkcCFHm3mKIHU+DVtfvF1+xLBjUq6mJAMx59Es0RVdPHTqASHi5N1LqFKM/8SLy3QW7zgX322HpVUyI4S+nyWMxuVpHkjJ1tWU/XCulFSkqGU
        kQwlSIYcSYYSS4YSS4ayyNENjgpZRuGeGNaiQj6IwEoP4MdCvjGq1E36k4aFrIrV3LOGdM5JDP1iI6y4SVjISOwFn4/UCokKC5m8KH0r01hWtTgsZE1FT6wl
        YSFroqbCQtZUWMjVPcJCcjtq9wwLKdisvm4umkzCQtLFxjgsJKLRio1pWEgkmKL/H8XIw04V1iHDeNUEh0ZsBJQAXN+/Y6Npx7SwkLU0LGQtDgtZk2EhazJC
        Vw1hIWsIC8mmVi9qKCiMcoSuRleErtF7QcIPj6Kcl2Vo4XmfujCjAvTNwFw6TAcOgDQjjmrhunyxDU8NsS0TFnKbqCLeVk2FhewObTY+bSGHkxjniGbH+PgU
        NWAcUR8l8hCyjXM6swRg4wDYcQLYOEK7EcDo7UdjgI3HAPswnTLAnqSTIjKrjydRzcYRuWdcRjUbR/SmBj38o2VhNt4TXB+w0di7H7GeDI8tiWp2TEU1O9oV
        1WwcUc24/hHEyBU7WeNE/ChHhmm2RbKwaScLmzaH0RsX41ikBAQx1g5HkkVAP3RmVBmtR2G0bvT6BkOEWHMOLLN3S/FIxce7vgp3hcW9tDHHOKXDJmqupoRs
        Cp4JczLUWkmxEVgCiY3Qr8mG0VWpsdjUArGZMhDbKiDGOBxdJ4wqEce33+N4Z5x565MctPLmahm+DzaKsMLTNYSWR+q8Mg7TUXA1GuqRI77HdJxQ43gk08Zb
        9IeVSJrmPkOssYrUSD1Cew70CO05uEz2pXJFT72ElRp2CCvLNqIFMu+g9CLk3JDnfGR85NyQ+STR44KPtK6cG9JPM6/STRIFyfXZ0lyS+g/hCm8WEY+vzjEJ
        SWgE23kEjTDfDxoiC4scwkneWI3kaFuN3AHjP/DpZsPZb3ydT5v5OaKu/cYfr+Ykd6upc4b3DOKCbTIC/Iw88/ZAcVUWisPCy0ItD4u/2zTkUijDMM6S6Svo
        efTSrA7SGwqkOvTSpyhBQtDldImuzIrrH/3yiOxIaPaI10odO/FDH3/+h1Q6umnuGIzkOd4Ai+SzyMNWJQxDYMeFItJISuZX5pgfvMfYFUOcBTZ+ZR+/Uq5y
        PlmH8BzAdlReWWyeHdRc7soacVGrEQWRQ4s0Fwc4VmUmV+stR2bpjWvaL2viGu6omm6rmm6hJG7j2ZxMKRp/dUB+VeKsrDn51bmcys6KGA9VmU8zzGdHKN89
        Ql25T+UIZfE7fbo4iGCchTj3qT5keR6yPCcOvdDV2IPcWA5EKqNo3jXsa8VwgHOXFtFokjULRWTiQwOC7bwPhqN0cMdaqmMXOLmf9gr60JV9e8EnSn8jtHok
        J/a7kxMv5GS+Ua7kikylKrMD+l24goBUHERDvqras5DjIFdH43yooUmt0q/KmasSJ4dn2FhJglIrk6C01/DeULVeV7VeU8Mr4V7gaILaCIKX5dm6FlmZYfW6
        CE891VqIHYvNc4r+8kx/HkG6GLNIl+vSGaQqOs9ZqOXg3/DiEK/oyJ77GHqqQqboxJF3DxBO+4pxW93DeVkNZwXjycN5MyfJnaF1XqbW5N9W93CurD2yHYNc
        xG01CLfUINyUqJi+0ryDTOE9ucj91DYge+3K2s66srY7em3MWc4PJcORcJbzbpbs9r9p2AcSbKoVF1QrznM+0x6vNi9zzVYX+t5Pv6u+TBAua1xQNV52tX4z
        yp/rhfLMf+4D5QGrYZlUXXEyIP7NgszinFdZnBfdt8jFlsBKcrXrqpPXVCcX3ZSr9fwE/ctQHomkYj8ud3YJl0Oy+ITL3SoyNvPvneKbIotsA4e4T7dUn26q
        Pt3ohSoZTtmjp8s9LS/7lDnrbXflnPXN9FSi6Nm87Okd1dPbvXoquXOhF3cuvjXufKXQxZ2X1F2MyaSLWwOJlnLra2+eWxdlrTfVsSf3Lvbi3op/F7sR9Vxe
        59+Mohf4t/XmELV3yyTCXlDDeD4vh/Ecp55e5pNmK//W+HvvoqV0WVCtuaxa01quNYN+9yOJ/zeHl4qEK/m3IBKWHWApIq6phi+qhl+RDb/3p0gq/6ZFRu9i
        JX3eVC26oVp0fTlQMp1e6UWnIN77FCk3Vy0RKee7RMqt/NsgUpaFrRQxdxQQbisg3MpnRcw9i0D/u0VOoZfIUUJH0rIkZQ6CL0HFQE0htLBaYqgGZAV/ffaw
        4GWBdNFW0zV3pWBqyLJl35btK1P2WU8XkJx74Db/3im8OQF5zyqJ73hqzuapOZu3AsJZIkDvMY7383b5vt5mhnPBe9sF7rKVSgK/rCDXUpC7sBLIMaGf70Xo
        VwpvTSDf8noI5GXbUpQTTdWNK6obC15CoitHX0jZphdLTd6aCPcz9k7rnsEyRo/ISgNZJ1UpR1L0NYB4nChDfqXyPwiORbm89YOVkMulpdaPvT2NH67M98G1
        HJa17KVSCiwojJ6WjxzefUp+8qT85HEZ//LtN3tcLq/I7HHLeKtmjzyjxsuyV8/LXj2n2Tzyb93mgfAWK7R5MMacNxWjMhWjMhlpdLtGPnPlZq5yzCjM+7B5
        8MBeVrW2VK0XTDm23zWbh31fNo/Lzttj83BXaPPIJzaPBfOdsHn4Ei/UIFxRg7BgarNxn41Z5tth85AM8Yaq7bqq7ZpeG/OTO+WlCu5N8+2yeRSknUe14pZq
        xU2zx/SO+dId863aPDw52pay9VjK1qP323s7bR53Kve0eZy33m6bh2RpLdXJC6qT561lbB75t27zuGy9kzaPkjRWqT4tqD5dtnqgSmlZu0V+2afusk+Zsy5a
        76zNQ6LoddXTa6qni7166v0t2jzs+7J5XHDeGZuH+yZsHjes74bNQyLsLTWMN9Uw3rCWmRpLk5r1Ttg8pHQ5aytDmmrN7eVa4y+1eTD+X6suFQkIkf7O2Dyk
        iLigGn7eVqYjewUTEBYZLfvttnlI+lxQLbqsWtSylwGl93baPK4F97R5XLHfaZuHFDHXFBAWFRCu2Pdh88i/YzaPCwMrsXmcdb57Ng+mbCR6+e7ZPCT/ualG
        6IYaoesrIZzSfdkl8vf1tntfbzPDuWV/d20eksDvKMjdVpC7tRLIed9DNg9bGr2Ue8M55d5w1nkTNg8pZa+pohZVUVdUSHX1Vm/rRMnxezuQnH72E8+eVg4k
        TelAYvn3HDyZ7vOK353lc8FvRqohDlx22DXyJgd620AP91g3Ym7hLkma7fbN2nnDt4Evm6yv+739YJDOdYDzFTvCJA1EJiemiyEkL3bEYMZF0IBrnOYCVpa5
        OG+uRi7Ov6nZdfb/UnEqyhP0AqDxATr8kTEXDtNxei6squdF5DTmhHiHZV5OJAM+RujzV3/wJ5fyTXrpmo30eIRxwYNimDkbRqP5VzTbW43fphHYzW/9OGFY
        8yyJL7tZC3PNM2GQhq4Vzf9EM6PmN//gN37TDdc03dClqmkI8Fbzzwwq5k//j9//l/lwDVWDIHVGXOEMV1i26CqYC0fUbooSdYlfjEajHPzDxNXIeIMK/Y6p
        O2uB0wultDmOjcBBJdiXKsAGLwylNS2StrV1SLBosLNc8xs/NdCkAQ/mRXR3WKy7G5nhhBB0GuJ0snnrpwYQvSHfFKewC0T6Fsp9xTanGz4VeYhF4cIAhng0
        zcOnQl/arQoIJXPXQIrJuw+LPJ9N3H34bhlb3LxC0Q8GBodG1tbqdy+ZvPm60CzAayyEEas4t9U0sPOa3dLohjOHhuAlDy9FhQAxhDid42yTsDFAcst1+6xp
        klbRPksgLAA22HtCYIN9jsMZuLuto2ngirwMXPE1Gdcg/x74MOe1mBVuk/Mlc8yKXPN3jLngig0qPhq6fjMI8wSBfHP2YTbfTc9BlYCPL+HIb8QZfTcb05yz
        GgG4p63Z4Ev8fQNUCl/OQWmopE7BvzYn0Dzhwk2zADCvQqhmzkmu3DSH4Ka5qmkuaQ1i78BPE5ArfQy8lBr4iQNmDaHJm94n9htrcbbfGEH8c7jkFsQgXHLZ
        PS4vI+YETSr38CkCi84m9jYDNojKXMAHRb4rF/CjdPrXnwl2W8fppIwOcC7g/2mREPh3bOIUE5wGGPt6qCuhJy261DEVvwFh7tAbTv4NRSPX3ABS/C1bcpmt
        5nvx0WbjMUTQ2Ww8GjIsjyOrMTqfx04mHwlGK3BKNBDXnOWe95IonCYUDV46DdCwiRZO77IxJdmYEjcGjL+EUCJ5mZVXJj83MKFAURgNOcqE1V4GOtPNMg++
        hM6M8BLofI1eOkgv/eWtf/bqr/90cY+1s1lER4AXrsyTPMLIEPG5iIhWmzvnIj9AVKcKgQEglECke83fPRuw6+oZRfEFkLtNpIRtH83fexVuuM1/9+nAJ+ZQ
        CHkXvqu4NZfroVzCzRS8dEfKhh69Kqy4V9K072YyP7sy87Mnay5wjzytZrrjY2QflEP6gBzgg3Jkd4YImAXbOgY1LypoFqGGGlA3HVAkksUICjmeDTmeI5wA
        nMaTOP8qlaIZrA4RbBKWKanMq1iWyRNcjmnzcsoaChnWYH5CeBzRpqBxB8ZW4SnucCehx5eBki6wqcIMMhxrEksjXkEweIj4e0XFnxEq0XhF4xl7mWccRzGP
        RozgjyuecVDyjL2SZxwmUPlMQETm4RCY4icQawgdc1DT2MPElEWiVDzNsaaSG4jpxQmxhw6YP03cRKzdbyAXuCjsNz6HI7GIczgSj3jNJMkvhy3XfM2Uw8n8
        TjStHpxuUOd0QlJpwvCGxCBaPcQxLlEQHQkvJlO8AFr8tEkvUon/xAzX4vg5U2LGOVOW85oZDiof5JdZJkU+2GUNgcmAfuOKXY6DXdaYXXYNT17UgEJ5Yo5g
        lz4Agc/XglH6AMMIHZhR+pJRuqiB6BLCucIBWtRSirvJGomHDwKd2vsc6vlYxMTwvILEUyETxYclH3ySOuQxz8dKRxf1vdysqBYz+c1r5PeH9BYG6Mg3/+1v
        /Mp//7XPD+8hYAiVE4lHh4haYxwgevkUZ3nOvr6E/NECt6sFxWwL3Hu0IMPy8zHLd7tYfj5m+XFj88zy9UblFWf4aVOyBkKBvEIBTw19QaySyAD2QCISrV4F
        QfaS8DLsgfcJgCPMSv4wI/nDNCeVIP6AxPc56U7vqflECTsWEUpfX3crYfmCcCR96YaprbvR9V4qiKYYNGz06wfbieCJAY8AQT06eGjpiGxpSe29KoIccjgM
        U0+LUiiN8gQCwus7JhFw85s/lWqa02FO1zJJKWr+GTTNHGuYflhqGhzkkNpgS3wIwlAeD6lfWxJLgHZYIngvkUiA/WTAaVtQYcSkTOwsETY77xuYXJh4xuHw
        6BPoewGHpcNYkthsemg9cYPIjDGoCAwSpDUUm2IusgmFeNzNzRz1tYigTqRrh6tFUQQkNYobbCNkeGCJGYocvUSTfqgvG/kM6ssGnO0nHlMUxh5LNCvNK6/G
        kxGbsKi41dxI7SxuNjaEJRymw7qsy8RBYOPJrxPYvgGQsbpPyjlgyPtrhuUUigp5QhbyA7KQD8hCHpeFPCqbfzykrmEBWOCVBwgsRciuPJ7tRbcgwtbgMAvY
        kJTzQ+z5sg+YU9gFuN+YpEN9vzFBBxMbf6oit9tq0IFGZoQOApOcqvAOmBU6WPsN7AvI7zewiXA1UKoq1gClqlAYaQKh5kpFtWWqPG0hpl2ZJoTTpM2XsRFG
        iDLfOMwzr7KsokzqOCZbZWZcNFVihHboW0feC4q+KAc+SjQQwqqsamj4/8GycmfMeRKvs6QwynkVLMTAKZKXLxyjidXpssW4i8lX6NFUqZAicIlmRiZmUhxR
        EohixPiTB/6MEAfKk2AB9pD8EIZkQKSaXqeXZuilP7n1j//8//nPn/+S2GNNsBrb5GgEgZylSEFg4BDwBo+JOcISA1qIyG81txDGkSK7mQaGDjNhES9OEGsx
        r1DTYL6g62k/xOqkQ/TkCgOjR2wUo0ejitFzoXYK6NwYPbd5BqPnihJA6wqHMbjCZ8Bg7KZ3MIYudjWBB1oYQxcoAAVCjiF2otDMdhVNeGM+AIjSBDzn+wM0
        EcYMbP4F7KEygqY/yHccBffgf3d8/0GT57YGaa7fsV+ILGFy/DuD7UEIPGZuMALSbYNz34ebRPvThkdk2nFq1Fv/q6Yh9/xgEPkr3ijmIMSX9SiYQ8jb7Gho
        6Y8z1zSOk6bhNF/hqlDJ8XpImii0LUt+7UVE/cJ5pB4Rc2le+PQA1Wq9RBU3baJdA981zZd2WyViPA6BBlyHOJLJcYzCnKUwCpN1QsxcMIT65em/taX5A9/w
        JlNsC5s1zTMAC5UcR6+jEjhSmdoZZwk2KQwUQPa+v4dAhjoICQEtI0q6/IisFHqEgd1xsofxd6/bVFO8R+ptgJcTwwtPLAWvBYaXw/DKC4vg5STw4o2DKbwc
        hhdDy5GtIsn8GCYuavAjl7r47jI3BzFRjEfqzPQtJBqkl4gV77GN2FnHm2OTEK65XDMeFdJpLakCUfmIy6OVhlnsXDM4xe2ggymLN5cv/pQs/lRX8XJsSazF
        baRigj82+zfIUHjg+EMYcaYWgwfbCB7yP+1Y7hnzFdLyF38CZg2MhYFzdR3B1GzW0SaCvJ2+9t4yZCtNs75G76LNzWv4CHMGo/k76SmKOgPUsM7gVXDNrHME
        v801BUcil/ElQVEzeJg3PSrCzSnCBY7kmHDtaWOEcARAIfXUoX6iNMk/XPA54gOPCMQack5FziMvEvulRoCkuBpSiR4r24wrkbXB4M1+zQUNEHSuriMbyM6A
        sBkQC92AWFA9bV75iQEZCcamoQX/ohs0zh8qp3USllJ1R8z5KP84AoGJ/B7DSJrOoDSDozhSHUB/U907pu5JDjEHrmkx75iDwAzwlM2DpPWUclp4xJDp+XHi
        GEQxJiEfcTYT4CKa/ZufNe3hM+vnzdhoGJA8C6TR0CSpbxHPd0gQBGxALNORppFFTCMHT0Uu9q9zJnIj2NFzqyQpyt+woyHwbYzJTTuqNGkwzab9MIdGJl3N
        pa+bt37rNy65zW/+gYkpdfNMs9z8X18Ngl345qxLzXBJBXZhSCMV2IW1hFRgl3QTen4Orvx0fM0lZHA32efdsIHrCy5JM/ruCy7Nkuj9X3Kh/m02ftENq3je
        cmnuSMfPu8yR7r0L9v7+EpoO0dCcjgNZOeb69Tw0bNw3Me2Nl6xgLjyXm8PO02M0A/vzr3/1V/LNv/pPDAtSSlxkEw0eZK0DRF+W2hl17bM52bXP5GTXXsvJ
        rp3Nya59C2Z2Ot5xAAreoNjAd/+nI0H5nx0Jym86EpTYuIjjN7CRGsPlAPRoMCniFTEU7CytRw8uFGUP5l9AJ75qZHrxyPdoL6jRwXtUL6Z8UdlkCyqnAgvw
        VhyC8BAOXrhHdoT6d82Yo1kf966y2bgN56LKtPVNuPrQ8ZZJ5dP9m5iG0/XXMSej4w3M0ej4Ryb1g47XaXqOkq+Z4V4cF83wwe9JGEnYTNJc8Fh5ShSOlTdQ
        G4kVCmGz3PIlxTI6lGboNRjgGwqjreDRcBQRv4PHqGpeShCj+8ADC6JBRwFvH2oMBB0WpHAoSKt8SUo3qnU9ap2KayVwuHM0g3CbC3TE/ATC2RcDD3E7eEBL
        mxBMZKBpvxSVEWwC3d5kXy6GNXTrF4sylFeilFhzkST+YsRzP+c4VBJUN8nzPl4JlrH0RONZjEGD412ZmNDJ+ycgvaHF2MQZyzCX4ZVq/JSN5ptI+oxyASY9
        VQU7eEUau1AG8WRSUB7jYFHwJXEwmWRp9Z46DQq0fTkDFc5D5Qnm+BDuMJWN8tJgiMaNfhQrBfTwFPMwnjeyCy1K5RD6eKkdx0KbfVfr6hvUFepwBCXofeWQ
        55QkQyAxTQl41BUxVMbRnveVx+jdDGQADryDh6NYuer9+LFyQ3RDFPCi+UTwXl9WtxZqEw3JQjHyuPHvK68RUsJFzmPl1TBZY9ScZo6E/iBi1BJo22IU00W+
        N8z32tHWSzQ/RW8FnW2N5c+vFREA/CFGSKrmCl0G74sFJzpNT9HEd9eDxyO5REwAZ50Qtu6RimOYpsEq9lZRV3j3/nAU1gV0vC62noiserRWcPNJRVlFLVuL
        lm2iOfwoXhD0fEw3NgJg7ytjmY8OQ4J65Qnqhtcm7jPCtlbq39jr/KXY02nJ6mRZ9U402sHbIx0EBu4kaZJw1Wp38FL7C/iKXqY3qfCg00YRJmDfyKSWHAUq
        s7gE5jA68wUpT7ADQWUzrXlA9QSvDlJjnU0yxgVdDCBShRpdX5bl6yJQ0htTmvdufI8BH5YE4SRfJoTixJgX05LFN6vdlIdgesfKg7401VhMb0khFiFMltCw
        MAdCUzTVNJmbmTA/D2XoqhbTFRHNs5KurFNKO2DK0ugqjwjxIOIiThzVY1KvMUcC0SF8RRfdFdVsB4pg8THqnSOKMRbyM5vVWFbORJEDWMm/HKZEksuARB0s
        DVs6BBXJMUJVOYCIJTlO9vFj5Ur2wbGymVAk9G2uhA3HHox2XFlRjQvOCwm1OgrdoYXSId/NQKMayLSmoUi0tR3VLoWIfL+VnlwiZHdiVAAhe4iQMi480M1W
        dJDvWojSHWKEPES5vidNYwoPJbk3Wac+Bg2WCEo9s23DdGAuDPfZN5ARdnyffR3HrfvsKzjW99mLfKSm77OvpRndqR9iD5GeCweN4Ps6MmmFi93VPHGV6pIT
        fD/kGbyswNGDD/CSCMEGnxLeBT+AGFLYO73b+gaLcGgnbvMb3lzwBB0X4Z4k1iiN0QqmiQgsteLscGIPbVifKcsVonQcONiVR9gcWTqvzb+v7BKc6ZCjAmpt
        ogAvHkSAPo8BGQN9YUA8xYPBADB02QFxeECIIHhAQBEQrO9l+6mjpm4YUonvPG1ixEYsHTlKTp9RopKcZJwM08r5GeBjRAB1x+8aEzzQwqmlDJi4YTJMN1zg
        n6WGyZPDJF1fhYdhEvkeOXZrNIRqxG7QiH2ugBHzeMQ+V5AjdotHbHVmxMB+n9aTyzTYRq24r86XGwygXv30WbkidXFO6VcD4GADyIczJzUtM7YXkEY1DY1q
        XaxRETf9orC+eER89rWvgKYfQoaTrWJPOzqQJtsLd4sD4kAr3CHyXxSefDncJwa/KKrq4mCiEJY3pH2pia0kAnYptZADmO0JR5FqI01HXMaEEd5YrGITXSr1
        eite1DW14B/waJvIOgb0L8/JD4MnIyS5aN6U32HfVLiB91Ah/QUUwBl6sVWZY0cp0uD5NQJ7klYuakcTHBQp2tyRbPrJaH+nRUrFqNgsIhKurWialIh2uF3M
        0N/ZdjQpJsVMO8K9bWL2dXoYbiE54KROSlq2gTAexEPEyqZVCobznzl8QjTifAzPP3ziBYQHmo1IXjz8QlQsW2lRpMKEo+klR+fdIxpx9wHc0UtE04dItlOj
        a2I3NXy0BU47Kna0Oy38JWFv++lHSK4nLtHbHFOpxvCK6gy9aExGRR8PPkhMFuXViSONBx+qUa0HRBjrHtNHv/3pTc8+vOq/WdTTL4+SVHPiDH/X/1UAlmEj
        aUQeZQoxqqVnxvnNbx/Z8omvdMR0W2ynh584+KO7/mLfjz3QabUZ/tQj6sXRn/kAZ+87lCTeO9RC744e+Ff//B8iwV/n6D/6gMrNJ2pHf2rLmlc+9tUnDsme
        U/MFHVrEMvI/3PxOfi4oH9n52a90QkFy3+kCs5LZ1qmKZRkx17n5mcWU7hhBjqNZNT2L9mjcM3r52Xo0HgPn8IqAUxfjGcisSyHTijYKXD4l4RKtJ8AkqDvV
        iXa2ok1iJ5WwqY2ujoqptoRbvQ/c6n3gVs/Cjb7fCM15fZuq/8FXjBdpaH6zo0ecXCfWQQEFbFtQQHmE67IN8uZUN9DpNQTBS0OcklSYF+MxGTwuQwVvQvPH
        00i/DA55TlWOt6NNbYLXOuoxdXmKXm5xqvjx4B/6GJznOwm53DmUVHbnUKcdjnMAPB7BqKaI/SmCoiT2Goi9jvM6EfY6atnoxWiTlnacZ5nXiFmNBh8Gf79u
        kywkZn3NlpamG5y1bbRnXvL61TfoJSpaG+a6np885EdxfvKN7WhMT0sunGPKPrbA9X8E9V1R9S+o+he5/lCMtcXGtqxJ5SaHLl7DjPIlQsBv0ywmzxNkTrQJ
        DhDSsyT9Jr0S3wfp0yi3olpLQ7t11L5WtJ4QJCT8kGi3TvKbsXabEDYm3Q4CSd47Ief6VrSzQy24o2odo8/p3vqOKCf3HqC6HgDV89/7SdA5KjZ2SM2UKTqB
        qIwyrEDaz9MpgSYe5NkmYSR1J988a74ISOQTSEwJ6vU6ENs6RWxTghqdjxso1mPyRfCiNqqq6uGYL7aIba1wndQfb1aVPlmV+uN1HElmX8NxjPRJHAXpl1W5
        FraAI0nwy1XExRcbLkZTRw9/7n9+efRfrDrKKCEmgaDprdOnqSvrjvzTUvvzv3fgpJhKz08jISiJs/2tsCYj1m1DAiKSY9RaTAonaeLYYt9JRzp2sdcb3462
        0YubxWQy/hs7GLItuEeIhm/3d+hiHbjseurxBsKBNn2zhZ5ycPuNwIYtBDmqg8QHgNLJBD9vWtL8O0otkJULtEROtJD/gLBt28WjGz78M7/119O3D3XElosc
        wJCQBzPeDqFiHSxrkuRTFLapxYSMNOpbxJYO4yIND7VY1UmU+Sz0320XRXjx6OsX8edvqNBxUb+IPtRA+IRlLRpN+ozOqMKYbtW3S1sKFSY/p5SNSersBij9
        1bngH0EhvgDHSTiCEtlWQ8GG6ry0tX0uD5ebWSGgjOWlSsWRX6GDErU3oHRwaaT1BD+IIi7YfkYn6K1tYJIqZ6hdcm4sveTo6b1lea23uBqTnH5bwlrBymrd
        sryWkeVMtBigWh+ZVFuJTKLxIGrqJctrS2X52Mpl+bgY12V5PWbSUpaP9ZTl9d7AmRbTYAMaZCJdlm8TkSbLt7SpmJioJpipbidMnhbbib1ME1QmiIsDsem8
        J9xwvxfcprtk+bTYRjJNbGlT9T1leSQiqmlaiu26kuXTsg3y5sQSWT4NWT7eJcvHumT5djHdSSxdkOVRKssjkhbR9jbBK6IeU5cn6GUpy8dSWT6WyvLxfrI8
        TGT5BAEZOkioZPkYy/Jpblm0vVuWnyXqGpOy/JxNvYEBXcnS8yxLx5aR5dlhFrosj9iTMJbl22iYe8vyWxbqZ1l+25L137Jk/XfYITHCsG1rS8fERJaPiXCJ
        LC/eU5YLjDBxtCgisCRoR8OzDbx8G5W5hcYAucWIgCPBkCOEHWObIpACdHFPWb6FuL0uy1EQ3SM2XEzurYfeAKrnv/cjy4n+iatviwVshxCgnsryOmGL2J6R
        5aKXLK8DKacJpwkegogMTdmoy3JqLYFLRC2RVBUiKy2EeEsJ8QtKiJ9XwvucEt5ncazts+9UpBC/XZFC/Ba85q5bc2w8hYUGNkFdeMs7U113NHnOEcB1oS5X
        biHLSbAQp3uoS05TLyOIL8jp6S45HRFHJjk9DTldo6cspyOMdI3eE0S0moR+gQPTkhSeAoGnUriWSGHiFR0ALSOFI1Y4os1s0VpHhVIVNRo/IBQLBAHVe0yT
        yogU3kcob6bapFCeToTymCaUsZDgcnivrAS+VVESeIEk8MNSAt+q+FmZ6ou94sGTpCnsPfkiTp95AVaUh3Dj6dPQnPZiNiD2kiS7KA5eEvs6USp+T7BxflRL
        wCMOcibgg1qm2UvaYz8afR3zjQTAJ+qkFfk9LSGpZK9rdhPt9KP1sCG2Qqtbxlxywb+3uWRGmkum6cU7/rLmku29zCUQ8WwuoanCuKixaQQSZIbHmzAswr0t
        YuZ12BU3akqJprVAdqcKzLpkarisuUQDxjNdthNBikA6Tw8nYQQ5pFtO6sD3hqhfihpJMd5hYOeOdjTeEbuBpy3uQouNCVhSgvUFX8FuPa7sKzVpljnQZWOJ
        GpekXcWQdhWPYMNWllBaWUTwQXxM37GVhRijCD5EcKVqYGQZvx/FbFKK7dm+itk4yZLeipnoo5iJPoqZ6FbMJsVsT8VsMquY8XisXDFbJ9bpillic5GK2WxP
        xawPcKgrIguZKV0xWy+mNMVsJwEmQfhNnegByIoHlKwgmND8722BG32/nqhB7GxT9T0VsymaZtakAQu8MzajcRvkzU1LFLNaB5lSuxSz2S7FbALNn9UUs6lU
        MZuCjZN0z1k6m4BitonntGBps6lillpWkspYMUNmBrG9WzHbpFhErJjVWDGbRRaGi9FEt2J2hRSjmlTMFpVidEUpRtdYMaoto5jV+itmUxnFbH1fxazF9bNi
        dlnV31L1L3D9U1DM1ncrZrUeill5RYoZoSbsZRrazfIke6eAsrRTod1sm9EBitl6Ec+pVqiY7WxFD+iKGQrayYaX1MhymOo6/KYUsxpNsAmaSlsiRGWUiRUz
        wsiamLi3YrZJUK9nQWyzitg2iQd0xWwnrDdCTLVEXJVA3uSNpGKGs6RnrdtnXylL/WyhLPWxy2Wpj7XKUl+7gOMk6W3K4fhcWepnZ8v9jCxjb8LIMqEbWcYE
        TUtYX0GzlxpZcJtUcChvqWK+nm27G3GPEA3fsvI2Cy67k3pMytt6KG8b6Skrb+uBDRsJcgANwZuA0tvIUutrZNkptujq3cZEvcMstEOoKMCyxpR6t4WZCOx9
        G5U6txPm6i4jy5YufY70QNbnJkD4oQhbbELmGsTGLiNLrZeR5QqreFBRxpQKd7asVLxrqZHlfDmcZLahjCxfZiPLDAmqpUaWcxaMLKSqcGmkK0kjyznL15WH
        3kaWdT2NLOMk5+q63mH2k+X1ZWX5xBJ7cUaW1zOyvC6NBeN9jAXjfYwF40tl+cRKZDn38U3L8i4jS3Q/RpZx6kuUgcyELsu3MKuJZflG3ciynZnqNsLkcZpW
        M0zE9vbbAjf6fguEwsY2Vd9Tlk9gtirGs0aWcdkGeXP7EllOU9rxJbI86pLl29D8SJPlE6ksnxCksG/DhH6Cekxd3s78gY0LqSyv35cs395lZBlnWR7xUk60
        rVuW3zbnxLiU5XdMKUtvm1KWnrUkYfSX5eP9ZflERpZv6SvLb3D9LMtvqvpvqPpvyYxIyjaWleXjb9rIEtEYRxMElnTO1GG7CCFISPgBWU4ITHgiGHKEsMCC
        8ZXL8o28OJLKchS0kQ0vqZFlJ/SGNyXLCZE7mPwkRpbtXUaWepKSahlZvh3IEbHJk17Yxpi3XpflG2G9ISnfEnFV49LIQkL8TkkK8dslaXS5VZLC+2ZJCvUb
        JSnEr5ekEL9WkkJ8sSS9/JDFs7+UFt0SPiveTzvzopGTcjzSpXhEoMeMjyVgGwwQQmsMhg3pPZKV4FMdUs7pA0jwqS4Jvom+JQm+GRKc3pASHGWztYTk636U
        j6IJ1RrSrDLLFhSa7bOph8gvY6GxpAgXkLapCK93iXAwzgaNLglekHOjgzKjMGuCGb8o9mdF9uaL0mbUuIjB1EV2qJtg2IHm+hL5vFhS8vlmaoJZLPlLJe41
        U057sbZagvymY1568N7Ih+PEKsQkrEwNOtAA1JHFkw03tW7DTY0NN858InJyYh9utpX5JrXG0Aydpts+aah+l5dybSVeym/9r3SzBhi8XjsftjY//zm18+GC
        J3c+fMGTTty/5Ekn7l/0pBN3y5NO3J/3JHu77MmdDwue3Pnwrz3pNH7Vk07jX/ak0/gVTzqN/5oHh7+iGMBeviJ2VE7SoYq9fEXs8hZwDcZeviK27I7QoYG9
        fEXhYyNfEdvCy3SwsYuvyFuv6OBgF19RlOC4XpYZ21yC9LGyAyek97JNc4kT0nbphHRQc0LaJg6Kg61wi+6EtFF3QtovHZBcsZU9+bZLv6NRuBjtITiM9nU6
        MlOno0Z2x0aXFe1WNbWimZoVzZRWNFM6HZmwoh2Ap0CAbVypFW1UjOpWtE14k61oozh7Mppm9tKQVrRGK5oRDRKrE3C+woQcs/4D7Qj3dsPpqNEOd5DWWbi3
        09GMbkUbzVjRTFjRLHY6crJOR6Nho8twtocaqpnOGvAfIv2O2koPtoGbtOB70iBZqoxizBRHU5ix01GDIRRxp72oxtAjXmJCGxoLPshsVbkdSaejgxAQ0jNu
        pqcO3SA1sZBREz1ZpocyJxPDHlSIhqZDz0AENzI6dIOZImyCfZyOGit1OppkHbrQQ4cudIE53orQX4dmWC11OkpMlss5HfUFDpyOGv2cjnZ1Ox2lBuB9PDGd
        YqejKV47aYh9bQm3eh+41fvAbanT0S74CC/vdNSInY5Ienmx0xG1Qd7c1w10eq3L6ajQw+loCs1fzuloSjodTUGH3kcva05HJuvQjeWcjpjY2emIx/IpgqIk
        9tjpqJE4HTUuJra4RIe+TOpMQ+rQC6Z0+rmMSA/wJmAdttFXhy4AXitzOtrV7XRUiHXo81w/69AXVP3nVf0tM3E62tXtdITuFaBDF1iH9rIaYkjPUh260OV0
        1GCno4budLQLRo5didNRQzodNdjpaJeISfe+nI4KmtNRQzkd5d8Gp6OG2KU5HRGiMsqQDg1codOwIaY0HbpA3fFiHdpLILFPOR1NsdPRFGMeNdq7l9PRDrE7
        cTo6NyhV6bODUoW+MyBV5dsDct3y1oBUpW/iSBL8xoB0Sro+ENvD9unacuGYEFkT2enTunYt9i21h01LpyMz1qQFOx1B90ycjgrKHuZxGB4sQ+5mbVok47+L
        p+47cI8QDd9Oa05HO6BN74I2vYOesja9C9iwI3Y6agAoGXuYFdvDGrGVyYOVqSDtYaZ0OtqtK9M7LuJ26nS0S+rlQtnDsFYE3XqH2KF0azgd7eiyh+3u63TU
        WOJ0tKPLHra0pZCtrG9D2RBqyfP6gNK376T2sJsD0h52Kx9y0LRv5rGbY1ZMikKiT8X2sDvGHLGpA0p7J61Haucv+7pKUE+VjclU2Qjhmy/NYbpiQmJOs6Qx
        R5xZ4dJWQVp8CmD0u/subbEo77m0NdZniWaszxLNWLcoHydi6mUOG8+Kcu7jykV5KMJllrZmVri0VZAOWWM0kar18znanfE52tG1tLULhpRdMFG3GSbJ0tZb
        hBt9vxtLWzuW9TmqMbLLFQMe4THZhmWWtsYSwMWifKbX0tZMP5+jGV7amoFBLLu0NZOKcm1pK9RFeaiJ8noiyuOlrTpE+RjOx5Q5rNfS1k0jWdp6TkrSp6Qg
        fb7/utYYy/Fa6u9AYzypy/EZManJ8d195fg1I1nXelxWflxW/iRDAEJ8d5vL0he16lKIO6kQT4X1ZB9D2Ay7dZEEr+uLWgSg3WDiu4nv7CDoz0D/gf2VYcYc
        9L4WtXYQm896DtcE3duhC/b1VNf6N7motbvXotakFOJLFrUK1J1EiDvaopY0hE0A+dSilt5oSAsQ8Fi6qDUG0wZL7WtKOi8qaX1lQK5mLQxIaX55QHklKel9
        QUnv8wMco6u/ZBbdUn1qiQ1sNMciG74/sW9RKo7HicTgKg9xPN4ljmeIMkgcj0Mcj9JTFsczGNdReg8uF12+RSxsCVt0YTuaCFuYRjsAEJiKEJOdaLJNxUGv
        iDaz1/k6hlwEj1+Wm+zxC2tdLWvYmrkoJnXZS1qr8i0avYgtAC22zkf8eW2JbxESjGUF7flY0J73EsPW+QE/KzqVb1Gj20TV0H2LGvAtoi7vvyQ2dqJGxrco
        9Uxh36L97Fu0X1thyfoWNV4XurUDvkUNTlSvmbNsGLDsrB0r2clvS0OYtM5geysi2Qpf32Tv5kSJ9xNGA/faZL+SyBjYFlxW2/ALvOf7eLw5OIcQjth9Z3Zv
        w8+rLeH6ZmAzRNA1Yalt+HlR1rfhF7Lb8FXB1pJt+Ja+Dd/iHZXYs/huhO8pYMtwgbcLWw+V3Xi7cEFuw1f2wT7b8JVi5Cy7Dd/FdlDsnu3ehu/F/aXzAtrz
        GPbhUh977OrFRn4f+1+7H8t9w4+VS6Iboj5vrS5gGz5X4WM3u9waykNiokSO9cT7+Esp+LAFtKhtw8+rbaHldBt+LdmGP6ptwzflll1Hbdk1g/dxBUmnbTSR
        d4Ka2jZ8Po+qyTZ8h61F8TZ8JNa0eIspOMOJyKxHg4I7UMCG87wYjDfiN5h10POtqftY2SwNgRQIEO8rl6kUOlREEbvxy7wbvy6qcjd+Q2x9nT/ntRFO5ykL
        JC5Hmn+Zd+NvFVu13fh0hd349FL7C/gKtrIOCufd+JwRuns3fiPdiT+Y3YnPcZ+teB++daxc5X34siV8WUg2XnPZ9zRDOzD+yvDVxC0G5N5RQtWEO0jSt9JT
        xmzFKo6X1fK85CEmQlL5vC8VZlh1/9G+LAgBltW3yiDO14NzE7IJIpBB+wIO2tcUAYL2NUTAN2TQvkBaowPR5KB9AQftC1TQvhxH+QrioH1BwCUa4So6qqB9
        q/yvmVbhjPlJQkKOjpbjwFAcJAuBsT15XoryCC1G5xvsYA9VyHdHIraImwjE19hvNORdERVgNefziai425rA88M0bgYi1to47A0RqK3j1DjpXk3k+dfj3wL/
        FvnXQM8j/27dIOy0hRX8Lwg2Ye03wIo46rAJW/teOvgEgGn/SY7vZXAoPOqCOpbUcUQdhTpOqOM0fmbwM4ufndxEbi43PfhDx79s2/YZc958ZZ3RXCDmaE8Y
        0qSbuxq5vdJsmHHwdQQ2zzkuh60XLmaywVMhrwdgQ/TTdJoDYswimpCWDUZForImDCtd0BFGcvpROEob2txeIyGENiOyTn1t2d6Mn5c7UU4PwUFFiFxHxqLz
        ZAwCtS5gyNeFE1w0/RAigTGm5Mh2P0PttrPtjuM4AcmDevd+cTS+Lczg0XaIyIUNmaXA6/qay3OkH26o2uEEj+K7kKNyIrYqbOhJj0aCD4YcFW6BEdrw/zxv
        F8/k5Ei1IMYmZAA/fYx4dCK7mTulgj3zUJZ6pOiyZdgqi8PnG6QAdFX+IWpWgZ5cjQagJeLPne8Yr2rn7y/bpbxvqbCYLofFTP/Odw2aoabTLH2OcRi9YC4k
        mRfaNhhL7lTT+niUbyIetMgjqHvu+ItlxPIrPIZclJi1IIFAEdHxpRYQ5esR3Uek13pkHy9zlGLrOMclzEH2WhxLLrIxtbZkK+jl4lxTnEqu4/q9tH6EtkcE
        XKofVOk/RtLaA6eT9fuq/mdRP93X6zeF9yi9XdjEq2WefNNrR4YulWQ6TGShCH7STlGZxOg0W3hq0L9GwkBGHShDwsL5uIJDEFXbNJ4yCh3+0JCos//3O8aT
        YKqiTPX1fQPVV5I5d0dU0/O2CLQHZe3BJY4xLoxLjKkx4p/pgH5cDuIpQPi6BCL0ybNDCtKbsmd6RXqmV3mOScMvkiU3+vt0sl5FgjJhIieYiSQgSlFqIO5S
        /tXH66Ek3tQCI5fPz5pRSWMkz9IkiPDJkdUTxlPfSTiVg5Mka23P70jCx9NuwncQm7XeRe+PpeS+9Bt8EdlZcreZ3B/js8eCZ5nsU7MbZDaRtST1n7RM54yk
        EJdJJiRNLbRlIgqNhAlZiS1xJJLjLx6TwTiSmFcIh5wEZzKeLed8GYXK5qiJ9iOEs4KDUtnHoZ0/8qKcG74XMRChKH8CS4nvhlhSFSC2IaqkSt57mrVWM1tF
        lKtDu30EEk3ktPJByFTiIxxM2aymaoqtAoWGOTCklxB8mbP+IPaieqfG2QlU0Nc4TKQsAgFhWX80miTumqTT+5/zLOeMDZ7Usk7J1AbZvRQpIaqooTbJeBXe
        RBhSZzcQmFREMq4JKcB0X6mxfQKayAgmCLYDFpzKIU6jAEcAGvLvV0lXcxwTJ46nvdm4YkZI4QDLbo6dFxE0h9QDgxWfnHD3GxcQaNRR9+6k5cuMlyRBPOSx
        odbutn4OpfyciSAlXF0wLTxNLhKyGnJOAR1POHIq4qC/I5GrgsYg9Uz+3TxB5FRihlSykaDElbMBXBQ4gj9KUp1bNPlluvqAcEMkHiMV24NaYUm1wlbd0/Ie
        EfAvWyrur82JQ5MnHKk9n1zn6U6GCmmenQ7mSVISJEP4i0M0APHpSRkN05dlB49GZpvUNW5HMJ3EskIAGwNDyzFoLMPiD85yhFxHhUH8esyp0IrICRYdQI2N
        66QQBl9GhD4juOpIdjBPKAnOR6ohOF8BB4+EnSwV+JQyPxthwoTZgWQjlndS2JiD8zoczZ4YMPicdNJ99jlTXgRRYR/xN1wQVgjCigu4IMHT3mefN2VCO9QV
        fNWRRXEJBfltkYYFrxDQUKXwOm35EmagHk2AuP8LHLmdE5+q/BTnTRlnnnHrlgHwIC1FzOCCaY5plaDioimRInjCtxRpGZK0RhBzmMM02xK5CKZAKYvD4kAc
        MI4+EmOoG2OowZ8ByRz9M87jx821qhkh9HETE4C7wwQm4s8GnZh0crekZnGL8fHu/53cvH0oPt69bdJ9YRGER+gksu/SGNOPkQiVkcMdDBykW6fV8v+ItKkz
        1ieVFYQZlgnuLVR3OaSyZgXgF5r2++SBJQhmFuD37y6n4cE48tXsx4gJbzb2IpjZtLETjHLamKXZBjXPQPIBHJEahG4HwddoFn63juSNeRxymfjaHPw4+Hmw
        Ahll3sCMYwJAxfyGSI3wKaCjCw7kf96iXrnzca+kemXFgxg5GEYV2i33GPqox/yyEWLKJZS24KVkY7SKiGUdPwwwPd3E+RL4oS897RukwqoAYAw/S8IPMb90
        CGomBREbFeqhjY4RsaBj7j4bPSJqGUHH9nG/fJldq4j5q9EkKUptxsf2Q3UQUcoucelmL/Oi8HR9vzEb49mvFm2P5I0FpXzRioPmXmHWlUv1AfAxcKApeCmZ
        sCo5YYU+uY2UUhMI3oW0zSrXuXUGcdpF5EMssJEJKQQID6AFlHhef47f1uSEh3xHFxCoMa/uvUyvTc9FxSSDOvRRUjCiYlAH7xSp6nkSm1NT/mlp/JPmYojH
        x+kxHkXgymCaC6LmRiVVsIdkQxGSTMhrZFeqa8XpBdazFddJPSiSKoWBLQZXkUIPNeC/TTMP7BWwrkaDbxDWDPBaqS8G+VhKtTGnHdIY+qRmFkQFw14Q5f2G
        oEMJ7m0FUcRkvoD49cgElUeCE0I3IAENA5DAg1szBo5TqjvWvJ5rjI0HGdnAQxmBu2VkA4LBCeTGWOTsVpzVHdH+voxorCbJBnaSNuHdh/hvlRLzLRIVphQV
        7HhmS8eziqoElJuKCjVtkDuXzKjaIf3VZpnBEwZbThgsOU9wMKG4DA+8sl1Tvh6VFGrVS6ka4UjXD5oTp8gemfVOWIV+lFFnqumaH9Xn6FNuKOE2tajSIc0a
        T2maZ6caLgdk49z1VUzTHubMPdTZ6cgiWWbJC2KV+0jDkRcjEQ3nLXURRME++yYuKiJo48ltM6l/Oll2HjncogaItGnEo6O4C8EiloA1BMQ1uoHkEnJQITAt
        vmEG30djZPqyJXJ4IruNaQwmDjRbwocVKpDePlkPU2UEHEjBnnsJ2MrZHA1BCsAkrGQGwlopyTxN2jJhlaCaq51O5hHijdqhA0NbQCNI/dFq6HqvQl9Li7Wt
        j6MWiY4x61IEvKpwRegiYeqSN2C2cmRT6MjaCr3ph6wPSj7rSD5r7WOT4SIEtF9Udqw/cEix59MmAoxPWzubY5+ImB8/VEdGCEPe5GDrL+yG6cr/46pdOFN4
        xVYWhxIsSNoE7+QxbQ544tjpY5Aez6CZz5xGQgX5lcfZzujJ03jy9AtsnTidGpluHwrXaMXelqvQHlGhShPsBP+jDU+16ZAPglEko4gm4F+D8LiarSo5DX6F
        v/VkEWz/0SYmZUsvIsOmLY7gqNGd9lgVOiILDXxon2LN01rJT/PCcZdtIDXofIhnWFYnHOFll34mhCdQbBvaSica6fvSaWrrGjHSitaKEbEWHzhtuuGIte1W
        iwA88nroKFOgTEBHYiKN5/g0skVoly/Iya3JCO5IbHPaGsgMHYAapJ/p8WWGoeGRvE+CZlVqViDe94pYdWQnkuJVX4g40VjzX3qnSCJVY5h5ryEN3b//EVH9
        0ajyBj8SlSN/Td9X5z/rE58zr0artSIHqMjVPYp0xcCSIgdkkfRIKzIa4tKqrxKBVuPT4JVomGQiiJsO0cAr8xFO6EOkG40qr8yDNbySfDAfVej+PHEk56oq
        UPUY4TDnxLB6j+oVn30tGvzRN2AwCX70DRE8Xo8K1E3qxlCPbhT7Q6aYgUxEnau+0XxwjvW9AgKXcnqIQvO3DGjDg3x26oufDYMjhszpSuzzi1Hls2KQHojC
        qS+ee43aPygqnw05ULCF7AVF4Z/CtFQEe0j7yYnBPfbzaqZSpCYnNqPvHHrSOYyCCUTVI9+WjUIlA8KnOun2EWLxnzrny/wd03MyPVjkxik9UPJTMnXs83ts
        IbMtssJHXAJqCGkgx+ukEZVPBf/O4QRgN/TvERu2mBRGpTzOLcXZU1iEyLORAKnZ+PuicLtepsqBnWL1Z2KAnz175tUII65fV97PCyUoFgkXqbXzETX9ccKH
        wSe+iBvP4efl+Xm5+oPzqMr3owDcAF8iOx19GQ4jZdP3kRCpEuSHxDBbElPAQMApYOMyqqK9LobCkN8PxS0Zlp0dQjcqSJGbE8Ni6FOyZVUU/cQXPyWCT/lR
        ZY/9JNr62uM6VwWxAgsUYlYIMSuEmC4QE6j424xDNEh0zlhE5crcb9CesiOh4GlwXkgYnuPx2junvzJLRfjNP/wR5NCjr081C1T27/4IjXG+ucjzuIGvcLuO
        QNCjTATGJoQ9B7AdOUN4euTMZ14lujSRc5XaFFVgqx1+A1T7/he+GAY+Ex+V97U8l6fx5ddk2YSe+a/CSO3Ch+qLcKEishie/1IH04tTyc3OVXygct1N8ORM
        2DRLFWteh62iHVltwXO4dhueWX6rRQyfdNE1dIClIByBws9GXb7hXIzWCOtiNAJ+/tHYADP7MoewKcmiWC7+Mi8PykJwM96asEPXx+gq+GB8/ihbkEvKguz/
        8zwm0POaWFi6ipAqIql0PxavLqTKAEttzSSsX7LtT3uIK+qkh04iYV+hu5NM39mO5jbZL4ecj/75SDP4lXN47RJM38uD4EMpCEquL61QUdoklkxhqjJQI8ua
        1oZLQ7dHdy8wwC6j6yvUzsP4Od5i03pqwS/lZOWWVgIqd0JdteAyzYy4zVao2bFp9IScB3Ou1TzJek09OqZRckbn0Rf1MioPlkOW1Xkw2wl58sao5/ZXudxN
        nH0PsyS2AeSFIXVTAfwj8MziZ28LC5c6jJiYsgogvSfwM92CrpTR/7Cw068FnKCaqzI40n0KNzNrmtYAmnmtGzhSUvSFDafANmRCbDNdbyCcISbggA9ow17X
        uswZEYwWyDPmI4b/8wUrP49sQxcTnJ89+FEmraqvKc0fPKyN8+2vJPffvXiChlNDiAV2iTISPzRS+lLv1E4EBdZq4dBmlsU/Le0Nmeyqo47pX37jsvdq89LR
        D//Cy7/+vlf+6YP02c7fe+KX/nT093Baa5n077+kpxvhLbjmY1+FDyFOB/gPuyj+QOpOKE9/9xD4ZoRlb4MP7bZcF+vl5mtdfSPylrr5miJFfziAWrqTr0Th
        2Mk3z8t5CkJOJ5J52ewWTUZbmGXxKHYi4jw9XXxxv5eLb67LxTeHvH9tkW9T5amLL+csIRyQPrwG9Gh27UUTqO74ti0hYdM4eVkn32RAgQf0eYI58OXFmEIc
        MTTgWchwwSBHRpuQz+RziVvKB1Z8ln1vU9+BMzF6Hf6ZwydTAWEY6X1CO/gUCOJs8/c7TMsOVC4zUG73QLVIJ8Ro5TMDZfcZKLvPQNldA2VjSNvCzQ6U5ost
        h8xebsjkKBnB71pUlu/3R1+zN1wsWSQm+6YGHEMDDhWoHPivdtAM7rvZp+9mn76b3f77luxAF5Z1fN+/k7MLrzhnHKgPwamoLJf+BGwENA2z+jkx6A5aZnIK
        gJSxUFVqEjTjuU7zL/OnokrT/WFS7SvNQy8E5SgX/D5eSCZR6QQosoJfsGj+Vt5gYwdvqWmSQi9fxwPoqnhEw0mCaT6ySSHPN43knVfm5zGQiT5vzkfF5OKV
        Vz8V5Y4YH2RBTepqiNALNKOhU9IzYcBCPrgjNNqfgvUd92x+Q+Q+BRn2eD206ML+VMhGJarn8civR9aPvkFdco5gfgRI09Vnw4J/ZBEFRXk6PgG3WPrCr4ce
        1WcfgdtaXn5A8pQ+OIflGCe+I4uw0TZPvXcE0wK/rl726OU3CMrGI9T30imcHX+xDDHrvfalmMQPQHstEESP0LT0S60oAFyef/VL0UArqh4d2XwUnvMkLwZF
        9Wj+w8M7pr7QPNgh3Zimd+1W+rwF6xnKtIhKmp0I7mXVdhseFez48CS/JV9R54NteXn4f/iPdx/oEBkH+lVUbUWxy8RTe+OTg+hdSWOBA2LgdaSa/mC9I881
        dQFgH+gg5e6RfecYEAQFgNfHdIvqb4uBji/taaa0p/ly83VAMlmuQvyNaTkklhPFC8lpL3bvVEAWSrlRYSQ0pc7E28w9ab/qtVEhp1G2He9IuNph/mKyopFs
        WbDAuS228eCZg80YdrrxQH4CzmTyO5y+BvyeXvrqu8Xk669u+o0OF4G3bMgCuAFcfcNHsCB0PJBmRV6a5qxprLP57QGnPF/8ZO4Me0UdnotGsc4sbbWetC7n
        SZ4CfzgveLvNPMTSsAC+PVRfVGzDw0au92iPXHrktaM81mfzMLh7OPNQoktvtNnF38WLfKDxwsowXdAPvsSSOW7zW/zAQ9dhWkcaYSwXcrboaIxt4k0TkSLg
        f+5Iw3MBh9mojAKhNlJnsCouynBrpbbB5nt3WLh3IzMaEkO8jMnNj49YuhzGDPvu/2XSvwjHaPhuaFDRdDABnSEcfVHgMyMqC78DRaBMXeT++dT4i1G85rJA
        OFV2mkaYo/9jbLZP9qd00P0OPc9x9I889dQXpSwyjkKXJh4QfNWic5p3j979iC3u/gPbMMMhurNX3pnmO7xs0BM981ffACYnGVyApiUdKQe44ngfzSANYmYf
        jSn30YyCNNzgI2IUpOHiwNnJOUU35sUDAAUxgpK2kSZ02WJIw85j4mBMqtRx4dFYOG9iLJxkLBw5Go4aiwJKpQYU4rEoECYAl2ysXgHAwHAs4xN6sTIFA4ZU
        phxQHN4jFdJuY+0SGlqLk0sRXregobAdn9+/GkVvhEJEvL6WQ9Y7eWtM3gIokIo3MtMtQrwtBuuNEVJtYUORqbbMpE9W3y3DU9TJuflgYHBoeNXqNdEaGFJA
        C0CsRGUq3R0GgFaxL3tawAgBYmkRAOOqu7fpdcDytinWIBt1W2Fd5LeZ4H30ErdcUGselpL8vTcilVrcEjEkqPFeoeiXypXqyNpavTE6No5q1HNuWfdzAgUG
        +Da89fnv/WxSohZ32lw4vA/if1TkKi4SJxJ1/HBEWwG9RH0cItyLsN+aWGuH8cMBkwqI4VVA2UX8VEQZZ/TjSs5FjNsGuqLJBPu1okoIDKQB36vAawL3qUcj
        sk10Ntwbr1dRG4eBzzWJ1PTTEH2pYBX3SFLBavysQTWrhM1V8qHnh/SslmJDDHNZEH0OEIh67y9rOh5lv5RdXI3DWhQ0LNZ0D0FN4hpRZJHGAKQK4qpRnWtV
        N/BQPipB8S8ykZFYATmKIhNkEYS7ipCi1Aa28wl6qn/dgr2XCZLLgez0sQsDyy0OqQRWh512dBFWRGVShAV4WuwQ66YfByw8SNhGmXgYqKINblKGFGrTdMJR
        gqkXD7CpjR7QY61Ej1WiQneqCVqsTdCioZNCDGRC1zUxHTGEe7/DD4HXYmgp3IcZ7QFVWzJEEsYWioopQT505EOifBLC/x9x7wInR3Xeidapqq6q7upH9bw1
        PSOdKoQYAULKL1hIAqOpiQTiYVtJiEM2JBHmETKyc5HALA4yMyAesmMSZR1nkULi7pYT2IBs+cZx8MYKiq+dxQRnZd9kw2+XeBUbE2L7rhXjJMoamfv9v6+q
        +vTMCBOc/BZbU4+uOnUe3znne/6/g6Bg3nzB28rmG4Cv8A/KKunLKuljMUR8BPe23ZbIIF4jzZUvjGPa6BDnnO950O6t2ITM8jpG/ICllyOkwEKmZshEGizK
        JK2TxKL8v8pW4pGoc/eQYNbQDZ4wHMlR7QOFYHs9ceRgQqh+B7sYQCzgPrUnKXfAbWP/58W8SzLDX9li/XeFtwPbBF5P24eEefL5DHXkgIMuugNFu2eyBl7T
        MjV+LX694Ls+ayuI0toyA1watEH8YVIq7NqSfg/h0zTYJNf0BH/RZ5d6kW7QV+cSvjX9I6K9havDoW6Dvcd0qftI4hlATyQFH9KM/gN5onRI2FwWcwqfHXzJ
        CXt1KaKMHOPLTtinOL55q6FCu2Hr7q39Jvme1pXjzgzFm2sE6Uk1+p6Vfqf+vrElQpd7KDzt2KU9/pxhmM4zp/d3LIt34oDFsU+cSh3OwVVdjjk2R/vsvl4R
        9/UKu/2ww24ZqShLuCfu61U6yd3nay1epkjSbSUhu6+TAHo1ZxcsX8mu9z6nYg/Zu/f6GnseEe36JEm8n6hH/NURhwVHQvbWYt98eka8+dgdkH+AG5hNrBxd
        w2ZOVAoTdWyTcM6gLyU2hxOTAnbgNazThurPMRSFVqcgJtYKdsRRnWaT9g5BhwkOJ3H6fSZe60M0ibvaNjXsxPPBPdGoAlOca9ASnurIU9hBLX6F6hHCwc0u
        jCqFj2JbUfvV3bZpi7jBdGjYJdNgwSRb6A5vRM9Y1k3wqFLRDSBVbS9uZ+JuJ+nc0H/shtc3q9+002032G4RfchBfe3w/S6tXXmEh/3a9hhD79ZfH8foIhB/
        7l5FJDz/PWdXGtzBrlXKQuCMdmgtMMaWO9k+XX1wy99eOfaT/7j5Cz/a/qMPPvsbl5wOHY3704du/7uf+4w7Lc8PTLProg2/xsKPbxr7oNtbEthPP/qPDjs5
        vKGSe6XB+6woz+bybr5tzYYf+xNr+nc/c/kP/9qLH/10Xt71uza8/PjG727OIwgX15RKc3jLyspTb7Q8kyadon6h+GpfD12ouW6deQOQ8KjMOPe+ph3tKc1l
        TosjdG8E1l7N2GkZKNoI+3cN4HhnXOt51IQ9TJGIh35kjXVLsgzrWA2OJpkAEHQlMSdxMmBRbT0AKQ6yZw/ybKu2Dcyzrbv73FuABbckEkn16KPJaJ8acwwq
        groew+rTKCTUXIbMkUi8jm4Ko0CPmHgkuURB31tKn4n7S+kz/YX6zDpJWdBnji7AI2mmKh7Vdtzb8mK/mDjLeFMtIb6rgr6eV0kZ3TUCD7OkyhYED/73XdZ+
        ZFI4SfD1niBO034EkrYXXYf3poljGEH84iiuthU2pz64E1s+hmb7Jt6Jl++4gndSXlKT7C09BNCxlIsdG/0fmhr2qg4NDXu9Y4iLlS7r3zTyIUfMyHmauW3o
        Zc4wLsEZxiVYoGMPaKOksa+TPLm0jj1kQTMQHTtJ7UxHgdRBblYWDio9FsOSUV6AcBKhwmXDKhL0LCbw6E8i8OtoY4dlgwzhpAyEExqPx1Q37ilBAKMy2gM8
        8U3Ak8igpR5PU35tDcvoAg1LYGpYKuwtnWtYGgs1LKOiYRlhfU/0M6jtlNCZFjpbJ1EHxI43OuJ4XQCVgH5HoW4YZb3CWK4SSMahcMFv/VqIZBT3g1yxUDEV
        CyFTyqBGGPVgRilhh+Us6E8a/1L9wGA7GerqUXAsKIMuB7t6HJfD9IXh9huT/BtdqBkFM4QoqoqRjssyxHROPVI38EngWzhmKlswnSzMly60KnV4YRP9tqmc
        ISbPQA+y5pLoU+efCQWyvn+Z6Z02icB0xD64I/ChP4FjuNF5Dkdvo3McR3+j8zSOzY3OMRxHN1lP4mhvdI6oYska3crRHiR7BQeSSl9aJF2CatHAL6kYMCfV
        hQBkNT3QjivYQH4hVbvY2k5NYkNl2MV8IUJnbRgufGbBHLgY1XTQUzTRSoIXAiiMaKNxD0IUIpG8w0E0VZa98UOAHQiLtK1LHcjPJTqrCQSKzT3NX0wG8E18
        LqmJXtiDpA2kMhuL9WXQ1y7A9x2BrzktpDUTJsU7gPu3ygLeZVGeRDX6smyHJOhRoYnfj4NSPqAHTByUSIeMg1KBPwu92ab5kJXYm8kZwO8Ie7bIRo41r0Tn
        RxRwUKiDdwgMygjDFNp4mJh/9oDgCJKfwy9jQqHEyuMQgAei4zEVN3HcLrevjcuhNJheb3YTp4urNokLdAWMWWoiSaQHERZBDGDIzGtZ5FZbhFYHwueI+OmH
        25QyHX/ZWfT6XQU+sGWVTGZUQYWizDAOm23BrTDcpyx9xlDZt7MRzIkc+PLP3zv/XgTJeGkDQQUeYmXGYDFHLT0EvdwB2FycBXcAOdcT5FxPkHM9QO2SaM6Q
        ubokBy/95j3Reqh3rPCIjTD8u1Tu/ARFwWtJBUWV9miP6/yUDbc6rtAt8vEb5eM75OPXycev7b15jfHmNnlzOmtK4l+sLs0akwSbrDdLiZdIiRukxAulRGTq
        oMdvxna4ybqJbj77AWrV9vzkzqIT182y7iP6BeC4W7NweTttOesEs2qaJnWJb2xjAIgS4nMixH1zfIvLXRZKWAXzo/+x6tT32Hc5czDxijyx5QvP4r9viruX
        it6VlJbkBmHsH+hjRQbFHjYIgnY5ou9ROxmEND2oB2gXT4ZmkwE9tO02DuIy/QF8g1ukNSLkKZbzK9BVFasOdnlWAZTbSRn2MVYQ8rSGyesMPgH26/QJCCHB
        BR36/JL8CvYjO/cJsNlKg89n19Ao8oEYRYCq7PVn0wfqb4Erbo9/YTSe1NIDBVlGO2O3LzZA9YRsXBnqGvsQjCQlUT7pkngx9JRgYHsU2wU7vZdoV7RPD+kS
        FJDABllSkdwkBj3KNIE4Jk3oAZVuQitIDVX0K52pLo6ws9CZ02GtGW+BsEp2WPFmOpy32+y+0a9mVeI0iSDSrBnUXaVcFwuPq43dpHqjhNihhU6brWEwiPIl
        1ilZx6kM/nrhy+N32nFNZ3y18T3wJ+VO3OtjhPzBNgrYAkMKLYTdduIeSmAeVGBmSKTX8ORSRrFckQ4sQiRwsZQADAOcOXiFlktHKsfxinzA02gFJn43Ybtn
        z+r4LxyaigxNPRsQhNLQFsCDVEFIPv1hq2qH2XDw2IlYYQECwUbWEmvVS8zu0zyC8dXGYyUoeXhGldi8hfErgbDxChS8WL74wOOmdPXGGodXnmmQCxXl9Ien
        zeCo4pzvK+O+Mu7bvXMisaxHbelRuIzZEiyLeaiirp2g47n/merVvybV+xnV+znVs1E86Zt9MCZime90DI8tNuo7YtR3pEvZPs+XbTYg9hMXG/o7sEMmZn/Z
        i8+nf/VYr7/oHH1U9CtdwzkAQB78/VL2fePnvs7MQjoVwP4PKsB+CexPAfrDwPUM/mMD+qaaYEtSskcr2aMZ7qeGvZvO1qo69vOFwEAZLNCUPQEugEGBuLyV
        vfJWSnlayjsbsPtc3qqL1arwe03HnWsKhsv+IvaTqnmjttIXXzj6DS+l/f9pJ52j2y+AKSMZPbpZUvNIep4p+0ZW//7jMx//rpd+9Utf/DM/nT++6I2x/Ek7
        /fZnvvh4Vq75zM/HVv4M9V10i0QkLeOIJPiZbqVN9ztf+gN69WV695m+dy/N33S21mhrZ1V4DtFgLZhNFpHDUCce1tbBeJwWLuCtuVtrbk+9XeWY955n4KvX
        Jz7v4Hq8G/10Dl0jrFwR+PnUDT0X01cRPqnVO6gu1UwC3ff70wwiRy8dBMPf0MMAucnr9idUElaANrj+hLjrYQCCDDEqSIeONfaSW0Zf7CQj7aS5pEoDWqVK
        Hx8RQqVBPLdu9qmUBkyVxijvoDmLMMFwLhmLMNhNIshuEZUgstsgbHZV+CpVl2QQcH8pBiFawCBEkNDg7aRHIfRMdKgSPUahTd3ToA9Fwg+w7BNCo4GmUCWy
        2+0EV6ga7VZVYj0rYI0qBrsA80JPi8UWM6SLiHaGNHBZEPDcDTWWyeyD2jrE6vKeMqLa5yteMx2WqdZ4PMyLedUMLH71plZczUwkR5PJ1+PsZ2ufxLBJA0im
        ZnhkZw+oMKM7g6oEh+QgbHM1Ihu7j6hAh3ab178GiMoGUdGfGoiqYRBVBNe1M3lc+n1EVRGPS4Sdms6WTZOoaHQNokJ4XkFUAyztDrIUC+2HgjMLOBEiNLUk
        UeH+UkRVX0BUINQG5GEiLuLeRjtUCZOoQD1K14V6EC+oKxJLi14ayG63pc+oakRUMDkRSfkGSeGWoRjFGKUW26B2mi7tllXQl0lDLTbBGD/10EHm8GPIYHJA
        bB+jadbmZDEendvdjSJ1EIubA0FCeIm9DOsux9kMoDQlJmq1fUk8iastEn+5DaurDkie2Q4ANyyxwCIIgLUwQYfJi+whKA8QjR6I/J1GsxnAnc/ghnwbAHf4
        JQo5Xvx1r7SRrLK2Sc8lbuaCtfYd7h6wC/9qC23ttRbahrnQLpoT4681J7zFqeNoZfyB50T1X31OjP9L5kQ1yxyHpphzgvssmxOQ8TErvL5Z4S1aaD3MiX/7
        hbZUkFTIEyafJYivYxwnY3oAOR70u5+F9nL4jHKANajmUClb0Js4R5CD8Fu3CCqlHxqXaYtYEGN93gUcY6fElsN77xT0lPlgG5Bi09Oj/OeKFgPcFvbDOQSo
        K+qpnUAd9a8ifp/9XdMHbuE/V7Viy3g+svC8ld536xXUEiv9nj+bKITAMHCVlJQF2YXhn3tOOGdLODp4OZ9a6C/Ny/nMOfnCmQ2x3ydN8DNzcn3Pq/zJfk7O
        eAacXPaMD04unW87cS2dV3E9nYsb6UuISnSMYF+2BA/MqPcWvXuNHpyxfjwJdumBPutw3+XbjcvgvfnZyVeta3RAgzOdfvMDUVxOk7iS/s3zDz3uxWH6wpe+
        cMiPq6mKA3GewSrmM4eZPvIQnh6jp7/zpaMv89Nf//wve/R0KQ54Jz9jBPrQa8SdW0bw1YHoXQkth/R3pKMdOpDQa6JGMQ7KAT1yQA8foH27natMoun87Ngl
        CGU41NMoholtiDOwtxcOOzf29BlzN+xmnw92ERgyVCFUlmwzKVziS2CfSwyRUHUM3sPJOoto1V+rfhaqgTXWz8R1HK4j0qTRvpZ2HTpcE1dw2B430K3biHzp
        ka003nTYEjfx23Qc4nAJTXofu1WAMi8DVIOvaxer9XSob7LehLDjTdaF8P6AVs8Hbsr5dGist6egSsD25Wv3YrWcDtEmC9jATaCj+nBJH4MzGxBWfKQTo8/z
        nub39jSOE5fb2NN83tNwlLUhCD8XOP4e+257rqf4hFxaWHvFWmYdTYKlDNYL6XHG+qkM9CHamVRMsNFXTdVxz4Ph1FwfloTh2mBUaI6t55XixvYf6R5Nyvzl
        Ex987OXN76XKXfjgp+A6v+F/0z704uYuVWUNVjVrVzr2zvTICyIljLU1ywoMk5bX/M69eJ9jt/sCp1jq9nTwFIfAsbawnZwxas7vwPccjgk+3GLW/fx/+eBP
        vnzBm5mj1xxmxMorq9PuclzS4rC6js7DdbrU0inu6f/6VHfLtWy5+sssXueCq9/3k7CIdbdced29Bw4c+Hx2P/3sqo9ed/opun/5+2cu2XrFZza3xdjNzbC2
        fEWf9WDwhzPHRIJ3URHMoXn/7v9+619eglCD/AkJV+a4KVezxgzeilbxLHvuJSXR+EAfwbHOVidjK7E3VbLYsjYUBBWAF9OfgOMaKxxCgdDFbASyESzzCLrG
        CJYXjWCFR7AiI0hc3OsawdLrHUGvAzABDJ8Hz5XeCFb+T48gHISU7vFR+IYZsCl6QiiMOsYqzICZ2uqvoBJ+i5VmS1UQkWVLVRD3X6OC4a97TjRHLMZdhiXF
        w7Z8DR3+woLTnJdOzcZ+tm0LRuQcQ18jmJY2qvlnHdqY/hdtm5X0aye/iI1sQXg5sGYMuJBs40n/YT4CpO3ReFiMLFRKGIf9rJalh00nG/aq08OXQgzAwgsf
        ggqUVYEE+lTFVkSPzOh9l0JmOF0dpZKeH3Yta946jlJhMIEqkaOZSxInVJ2yLUF/OG250enQ3VFAGcyr7Lam27cy2AH9OUHrMv1AOwPtISXsIQEOW+IBYGBN
        A1gDe0iFw8jBE2HTCfECtqeSbE8lbE+D+O1awDxhe4oYPZBRkQE7dkAiJtQhjoXuJguAdvo2SiMTQhaQbNjE2oe6YWId1GYY+Q0tbKQkIL40HyXl1Iqc9JUH
        I+KAxuOIOCFjg7WYRwJGIo13lcaZmSXhm7wwHpKtcZVsjWfTYRCaPd4MsQtGEOKKfY+NgLRDQmPowwoGTf4AVIu+DKkvQ+rrod6QhgKmCOoUNHSP0dBHYAzb
        gCh1viFo6IWdcYSNYWw+AxUL1qyg7udo6F7E0PIWrPe5tawZHvbdKs0KWyyMJ4TuAbS63r5Q8Jq1g4QG6C6f+wHJT4h+x6lv5sCaKeLLTn7941/10EMFyBSH
        SvKE8XjC+NmEIdoBk7vEpGkuNWl8TJpmNmk8mjTBwknTXDhpSkvPAyLt5qOJAxakJJhxgG0fyuEdLWu0iJQ/PUG77+kJlT7/eHR6wgGhI7gM1u2AzbSageKD
        08RF0WM0HhN2PFhU0hJQkQtnGeQ0C72bhtF9SFtZ1B0k1XT+mMPm3hnrIidIJ8UIyv7nrKGGNdlb7QQX2UNpOf3v90XyBXpsiN6OfObpb03bnEpWsya2dzdM
        n9ibv4C73mp7CHlhp+yJ2JfxXSnN0uiPi7iDbIyCrCZ0D0tPKTcKB8BwmY+4F1JO8xpImlcOd1K9KUlMrXWocyhmm6zgJ0zZFwKhCiuLJYuARkQq1h9ZRFbS
        fPkLJf16HMcBWoAAE6oH6eSIklWI/sIFQeGNHViL1qpflKXlXbR20+GdsrTcgsJJ6sHqM2XfKWvRA0qWrfuR0JCO9ylZgIiWfRz3yAJ2KwMb6OBi9bMwMW+y
        fgawQZus66SvroX5GTtGCVN8uyytACavX6wuo0N1E4mmJSTT3SKtwUJbA2x/CfqdDUDyZajfDbN9k5RvY5Lil4hFUYdX7ZRB40rAoEMAY/gbSrlwtTxusd+t
        QEG7kFTTY5Zgwrqz6bpNDJSrZtnfHFD3xyyEI9jwTghYy8a+n79tA0bTShxgM9OZS6yIgzwoJUGNhgnKmU3dnUIF9PduVjK1iMT20rtwEpFg0z8ad4fnnLsC
        AbzE9hqtRHYG3l4j3l5rSNMwGzcAiKlyt3ZZCqBqo45z+s0KtUzRdamuUSWJgBQeOfWigqD72SV+t/H7P5/5dzf99jMfp/L/5sUP0YwRiTp/6OZ4Rf5YkB77
        ZJQMQF4n2XSTtcOeS2mDAedPR5UdbTkSAQNuu2YDgZt6fwB4zRbkWLbfnf4Zx5IARiT0JiKOfXb3pj3FokWUFmMJT60UvTF3ZsdbOKBXgJ0S5ktHBUvHVDpM
        t6ewdFSQ1SFcQ3Iq0Wk+dS+h008fiUB+lXQQ6zrjiFqMQpjO/7lDi/PLzzz0XQjY/+vpLzi8cNN/4FLm5236tUq//OU9EViWKgcdlXdTURfO0rpC4iq+BfHR
        x+FCenT+aWKTcHEJJy09PWkl55xZ867PyXHFJk63VJbm2YULDH35Q7QHNMEjUCnqdZfiLCjlwbwUP3VnM57NB7lzyhhfgjBIambs4Ag5ABINR1g/Hbq8hrU7
        xCyhNwLoX4FOqwGnSsvYpPkjOIsrM/TwMhDVq7q8ja/n5HP1LCxiyqat/g5dfWsNHhZV/Luqxb6bcnFlK6QOxNMoR3wGo92xz+I6PiNlv5WrCOgFOFLSjegp
        Z+ETtojfSEeA+OiqAR9c0ZO0uiKzt85zwIQ0nl60hZvEXcPXW6WJ6CA1i7KyrqKfJ06HzPe4G2mzCMHUMOb+klR6bkGlXB4TJuDOpi6yL6QN7ssP5PsVSCsJ
        QVxa01a2In3+SP4T7p6J2Ig8ZQEBATfwU8ZqyzFMKyHtPnXZ+upYwDUdfGy0dfTRGOIh0by6bmKfq+vBXjpzoFkeTc7BnlgnWuNNEu1EKBcvplCAS/p4CwdL
        D2D9HeBFZSvcCWqpJQx7QBvfOur5/UDlDRhn7IjK7hNb57YVh9NAgGRUbZXaxJAefyhKV6VffTDCWhQ1dbBWXYBo3DXWGpqWdDhfzLZTVAM6rKT6BOK1RE+O
        wBKxxhqmTY4OQ7Rd0iM0J3CoYkmi7TL6ny7qvBMgR7imutOzOwBXWLLv0iuo9Y9SoedwCKDV45sK1fGEAbChB4p8HgOcICspCT58hHXxcHKOtjBHk6kZ0cy8
        6u+9bzv13Pz8sVf9XXLgvK35d07N9dIlYaaco6fuewoQvyvoYw2oi2lirdjy7S+95R2RtWUaqmtM+BVbfugPfqf+7V/6CCDfwy3v+btVPxRYPzW95R9+Yfh0
        58CnNsurid2iGQ1kaj1Au+fO2OLVnLikqxlmucQxzroE/DgNzQRWiBWdG2o2I7YjDGqF1MTur4WkSzIrwbu52slaZL2Tcz1gLtbA9EQJ9TPoJRmk3+kEYFs1
        xJvbOFRjJT3sGBFhCvkYKshSBtihyltrUAJUeHaGSGdCIhUQvDl/F110Et3PPodUIPNly3Up+msXkPQxVJBVYV1FGBij/cr8HjuNJcSCNK8EfvuVt3HKM90k
        1kA3WzUb+1qO1l69kiFqWemvIHvUoRx0ZcoJFAszYGPgyiag809oUl7Ndqw6vUur2l+742xEgPEjVbuwDN2+G/xMVdcxX6uYyy4WQObOSToKkKUNuY4crHEM
        4wdWlF1rLLY97ySpgjHnsRIn9Z3xMC4C2CnQ7yM4AGUVX4/HqOa+dICDejVn42U0YMOz8TicNNG3cHcV+HLwotQ6+ndlC9lraBVoZfn1lF42u7WGaBt7G/QV
        szRgu2vQjIzz/ZbApavLaoyjY7GJUaNspNciDqWKqypR4IobeE1BGTGntYGFxecFOvGvLnJk6FHM6jH8IRoBknxlG3J1XAkolVCoIi6ZuMCK7R4CKaFXdrQ+
        1GYTjp5lkqWJbEk+Gyovnbtt9i21wlXHcDvjWdWKE+jd/jA561B89hm/1rtcseDD+uwOEugi7/KqLmoxoWO4/TG8uWvp5RKgffokmKushiv0qjb1U6+iWieH
        4pheXXF66PTLiujCTx2YiFZoqtYqdOUhqmdeO6M67lJLHFfR6qsiPCaTTlev6iBvfVbRs5BbYMmKYsHAkKGGqsZZ6IqE9Ju6cBKcRI4+rq0+uwCk7tI38vh/
        dAPawjlmJntXyrwKGXCfpu9ENvssZGofpEkRZiAxeiLkuTFA5EGbNnHNuV5EsaAPfDdaC8Zjw1bspl+F8utbX/8iuEaP7RFWOic+a/kOt1b9ipKt6SEle9MH
        lGxO+5TsTvcp2Z7ulO3pDtme3i3b0+2yPd0q29M7ZXu6BdZziGsh7Uu0I0EH0wC2/dl0sKCDacD3WNPBxo7e0APY0RsAm4YzQhk6mIauQAfTgJwGC3ETq0dD
        ZPuGdnq7PUyTx1jk6stINyEZ6dwFGelcyUg3sURGOjFuLM5IN9TLSDcUfjhbB+0UuWI4oxgy0LmcaudqRnxUkrFMkuJA3oC1/+5d7CJBwty2Vkw8D4ktbIaX
        /Avwy7yylShamp++t8m7WxrtTqmdkYX3aBHtyYRCLQAbxKHEeTkUO5QrbIa5a0GJ82skiBi+SjOk5ewVu2pY2lz+1QK9EwtjCfxgPgOyO9kawvQvtmHsfhl5
        shtpCRysAzJCjbCAc1DsRkEEZ389dtbjHHf4E+HPELvgsfcdu95xprvUj35VhaNURUGvlgB8DC5KfMVWzpwg7Uguiay7HXQ3R1g6izs7c8rdRty54s4uybuB
        KLezzj7Bne3eDguXw51dKjqbtQBBKL0sGI0ARueAFfQyJ5Nzb5+9AqCfWr2NR0ASUVhXtljQh+8GGkLiB/UrOgWFZHHfKu9XS/KlKLAFxvucp4Yzn9G2zxuH
        nCkpWC0seKcUvHNBwTaPEE16iLyoj2u85kqjsvognVzPKcbGkJbCD47ZpbvLc5JeA/SN3Ifc5XrXVq2e4FiDwzPrHrivQDYL9s5YP7ZbukPtFPeAt+SvciRB
        KbTvnmnAA5teltSTtK70Qudnon2PciC8Oz0TzLj4TCjfuHjfjNr7gC4fTkoz0d7E296iNaecNnZBdTSj97LzAn2RPRTLRfRHVmsSfmaqe3/UleHDT3fAQxjB
        1Ooa2tzzF1A/7W3Pr2hQXKpSEjyarng3Th+Y2fygDu5/9LakthPL0E64hFB1W4fpsOLdT9yPR1zgZxPNlrYnNXQGiVxbOZcRl4mkdLrWCrnkR7dxVjOp0j8p
        mHUrUDGTYLgtc3eo0Grzmn1BX2kh4g59UX0dfeEt3Rd9XYB6SwtCAQpe0ALi5vIWXM0ZfqSg94imET13t/Sc39dzPnou3Mnp+BCFKT0XGj3HPYD2V9hrw+3t
        i272cevRtH5H6uyieXw31iPUAcl2V7wbC+Zth7XNZVG3zuzZSxTl7L0vnAnua2QVK+gvo2rpmax/iIkNZ9wZlZN3UjY6XAJqKj0CfGCmSr040zB7kXguGgce
        hcTf3iJaXgHAwcptnECq902A1KLmcbUg/vAJXTl8/4z9wMwroleiT7oz9X3/judT36ugUPDkBaGiwlldrZ8iXt4PF75SmjlmYXrWGLB4jkq+Z97ZiwJADcUI
        /oOa2b33vhl1XzE98PkqcrpBQYnx5Qs3xejp6s6rSHwq4eYx6201Sfks3WyDbLLRKcvO1L+UcBK8+WNWBvJPL8mS3ldt9DkImy1IZazy1EyilOC+TE6gj1v4
        vH4bp3JjTyy8+48K89AORRoLV1pnGHKpSZaSj8a3jvHVGF+zb3trHXevfebuZafTouNeRy9LQgu6eUrluzlf/nN+KV0DfIIL1ACHR6JS3LPp5qs1+na3ZBjp
        ++XKmp3dIQrNP/y/lYQMy5PZGke37F41+LvZIEXfVUgAmY+NDSGzhkdZAC7XrPSRe5ppJFsoqsYLvSAtl6NXVNKgG0T5tewF8HgtcHBlNKyCjaZCX5e83OCq
        KsQ8cNoQf5ccsDdW5DbUWqy2cqITPNPqmGlePslqS06ymkyq6AHt3p8NSjbaZfATdTAGNekyotJj1ruwMgGSqUacAtWWOMx3JZWd9BtyK9InacOMeFrGJYc1
        iHeAuq9AtCfynlYYALOsa2/DrgImmJjOMrIsrrYteuuapIlykS6OTrjgLLMiffKKmp3twWimd7uoBOtoMt5nOP5wihNuhasdyxhVAY8pZ7UgWR8lcbJt7l5z
        vKWx8OwLRcIAaidW+CRvQJFuBbMmZFVc3mcyjzF6WEU5aRB28NrSk8vcdXgGMdNaO5y4i2dYqTe73EWzy81nl/MvnS6V7AvldPNbqB8XTBW6e1UxTYrJUjaX
        kFi2oDNOj/qC6VHHo3VQe3XB9Kj0TY+KMT3q2QsQenh6VI3pUX1D0wOrL3jw8uVFJ5dTD1qoKui+muW0qxa0xWqMzbsSsAE8MmE6NQvGOx+anMmL9vbGDbPQ
        ju4EUSKHIjTGS6zhdjo0K6JDOTqtQLpTsSv5pfueo1UUJk56lDZxtg4gdidE4DJIlTgsmu95IUi2p5i7YoheFKeow6xsMGnQxG5lZ9uOwNTYLMPU8oXDEa7B
        uY3pJVVRKfu75DM8xDY/Y5/hGUQ/27Rd8JITg9Oi7lrchz1G2ZsJhcTozL+PIzKt/umaDR7vejXelkNBdcme5ekrC5itq5y5WgyD8KxFtQqWiF5nAwJEjDfC
        RBF31iKJo9jSrGI3G8eiRWIcZDTOXKREkrMhpr/WO+ut1ysqIh5rKrpLW9H/cGH/DVgnrFLvqpQaenv6TeIjJEMStCfhVqXgpss5qrLclZZYUUnc4TnmcKpc
        eeCtNSvveNVkqWoONQ8/pbi+kSP1juJYjuCv526DFZfkI4A2WSLNI4MvSfmZDlKl1tWSb1egoBSJcbPnW1b61NyVNRbuJQgilNSMjFAnJkoFXbHku9f2VTJD
        AABmo4Q1lgXTsQ2lpZ2ppjm3PAuK+A3C859XnQHTk6oMF24x9ZbZ1EtrQ+5JdcLqSwEOPcGizPFWvSSof7S0pC+8r5l3LM6z64RkZG1x51ro3OKxvHvTfe9v
        svopnacTl2qannpfE4YnKz35vmZuC7XSl+iihpP76DmooNNv0p0/vjfCKT7Iw4Nfoafh4qhX4jB9hb8YV1AuTurpt9/XXKusuJr+/fv4mQYKx08RaoOTGgpH
        9ZuoBNB8h2jAa9Ap16pemJZpw1dpOf3KPZmBC9F67B7C/t0B247carDEk/lzP589V/PT+b+KUp3CVmglNYwWwsXY6atm+k+pzqFCZXtoozOWBtTM/ffBHKSO
        JmNs36nosUephdD/QRVYhSqwgd3z+9S25qWn/ltE+1JWC/48Vd5aVLRNRX+NCk3/1oqb6YvP/c7LXhxxzozv84VSenLxFyrUhA8v2QSnrwn0YMRobVHtU7FK
        X1Sxm7ZfwjgfOXb8u3A1n6MRZp+mb3/944978QD1wSDtAOm+v1r0UVor0geW/Gjvg1jXX3zh/t/0xJc9j8hc0CboSZaI28yfsvOnPDiTXAu3L3ZbhP5zO8Kd
        19tXIwHieht4DdWL1QxgYzZZKR2GNllQQTZhbvU0ewF46QaZnCS9WCut9PmPRfDqYitpJW3FMNRUOZwHER7vyJcYYGVjyWT/pInmAC97VWoy1HJxiFUU8SNY
        WQDfztUC0EUgQBdso/GgehWd1UrObM95V7AW0Z8qOEhtbcUsb+ohuqplqumXj3/oN/14WI6Fmlp89UbQz246LmNngPYjvKGavvilT/0ZhtGjYaSB99aq9fCl
        W2O9KeZMmBciQdWUvU7qcX7MTnJT1CpOxqnwwnKk3VxjTcJDdI01gXxotInEwzgMxQM4RPGgWWX1b/khqJxGxAfRFR/ESHwQLfFBDMUHsSI+iEp8EOvig1gV
        H8SG+CAOiw/igPggDva8ujiXqcWhOaL/LrP+exmsUkg1XOYbov8uyyfKehnrv8us/y5n+u8Sq4XLuf67HLHkYMWjdMz036PhS65dmVNZfgYX4vR5TjCOHODR
        OM7H2GkILk+SLXyatpTct8DBEr8hjen2BnjFcULoS5iyeCvN1v2r6XT/gxEmiAOkli10mALy/WccvDCFP+cDUpUGCGgc6WctZGz14XtLcmz7M1/ca2fxNbiL
        ZN+0V8vLY/gzIS9rern3WiX93IP5cs2vIQowxGEb8huvsa5GfuM11lsQ6bxWvZWEnYUNo0Fb3KbjDrdo5tvPfOHQgx95+D/ri7hBAh+LyLkkb1ggpgQPhwjO
        43AFpCJL6RPHrMxPiu6lzXSw2CJObL458Vrppz8WpY98jGgWycx6bfDZ4YeKuzr2pSUVaRdSg9YuVm+lA1HZWyCmbyImxcH834bUEOh19Asyg1a01KWCukhv
        SSmMBLLa3naRg/TzDJtLs2erOLSxu5l21zDiqotVp4RDNebM35xcHNH+nkDvZpi7Dt51ecEJDzt2aRGlxRXxwQJxuSSWAB/pJli0sbrAUzb2aVGkiRGXsVQa
        CyNyUEm3F10X/Qn3+1BSghYaGeNIhuWOqsqQc0prGgwRZtYRlfWN+FQ6zqQpg34+jOJ9hHwJnb7yMV7GnXQIYDtL0WJJaBExqReKr2hJe6DjLz/7Zzkd464R
        8rQV9VqrLkUg6xrrzajzGusSsYdfGDMdbQjRvy4GFKNS5o6lFr7KNnkIQsHtu7FniXXeEeeYH2C4/pCYwjklqAjmgJVFhyCrwdTCLtS8GujZxKNORP9J/69E
        IyDrlbmvVjuRUO4YY9qDDB0YZO64WJ3LZ4BrWo0zpEInofoiW6eT6SOFK5IXSRIfW5eNCcc+Ba4MAPynPO57X8hb5+S9so+8e9RzY0bo635AOr9GcdqPrM+Y
        fad+A23+AIWypAMLYS26X4XPXOqOzA0iLgtiwDFXcGCnc5/OnLWHgJG+BAmD9gBJhw07E0lzn3ATcMqABbXqTsm1ASJEe/q3nv+CQ5s3DsVOH/FcHMg9z6v9
        PvuT6d8qYrW/deKLtNNXaKcPwFtbsTJM2t+vhBdQwsnn7n85KwFVgeBvr3b2uckFzNxF+oJHY7jkDiCU4MvzEZy9wEhOgpEsp+0X0CBhJPkD/M0mvlkjHrgi
        wY4cp468jtQHT7rJUGbHmrI/7Qq6hY2NERpP7JqxN2PFF2Tgqj4xazaRMfcoYo02xJOI/VkXT+AwFcf93Q/dDq3QSVh3LEcR9z5p5vJLv/kQcRPpKFXKhpcc
        1bWBulaJSQYLyIGiFb5fT3/znggZAn0NX4pJJLznwBBeb6ytzMCy8d+HY6S7Q9zb6GK1M6/Yv01+uFX82xCdSnPEz/zbTu6L0pH0Y8T0V2hXaELO8LGqybcq
        57FnrXyQF09LrKL93ztmfO+E+b3jxveO8ff+5L4oDRd8D93XwkHHyzn0Gj6eq511NPbiWBqv1RewluXWvfEFGEoOwgQ+GL8WyGtWrBHACVfOQJLNX6DX3ncR
        80kt4ZOWS4Z5LbGdOiwoqMIUNJhRUEAUVIaIVE1ffulrX/WyMflaL/izLsGfFQn+bErw56AEfwYS/FmW4M9JjuxEKCjid6oSA1qS4M9Qgj9rHBEagtkEs7gK
        /Du4Sw/uWiuBZrmeef9AAhPKAnM3KeEnDcG4qwrAXUkA7ob7+P4ar88Zd+kLYN+CsbTXqrtpNbDXWO8F+a+x9gBFCy78EQ7wC7HhF0JT5zznFmoUvXAztZue
        vAm2hDXWjTErinbEvMJcB70o+iTACNvpYzStGtn0aqKMl5w4xvGkQxOIJuLl1Ht0ecrAKqP3j9By3qJBpl/mDYBnurecUZBpUKAEkBQAFfrngwIQRVZj3Qf4
        NXZNRSwz+9Hp+DWwBUVcpA6I40l4srJcSJcTr/UOi41EEBPyzvw9LMvp1tGMfPPY7rXbiYjN8O7deu0ZImUvQKQsZL/02ScQKjVMbZQ4bKJk+cwAjchyfIJK
        /F5W4tvx4o/rC84Qi/tqjhdgvX33LqxBXPb8M+ihF6BUefnEhx7HJ5bLJ1TueYhQJO67AVG5QvlsHdaRuHonk2Y0UZS++upTr/pXAcPcYck5RdHwKnVoZnAW
        hBi2TgRxvVQRqn6hIuGAJxj+db39PI60DT5XKVCITWj1wVZy9kbnOB6KNzpP4+W2i+Crpyuzacw7XUufreNO0jqQrOjq5YeSydcawQ8cjlBF2vsq6XeegapC
        JFdxY4Yi5py4XKWFpUmSVxSv46MV/1C2zjfXWJr10EipQNd5zs6x6a6ePHTmgPnJBUngPf1DJMbdKlN7PzQO6+h6HrASJy3mtBDNCr6zBK/NdeleexdjPaYP
        25IPG01nARh3ogf47GnuGbrOfu952U1wolla51vdfsfU3CkumO4my/UE9aGe7DIs7HK47E2GesJsYve1giY8zkZt9QVc3ZqeI23iiCvBBGvbEnJ160X2w3Y6
        mn76cC/miiqfWBHSZ0xGt6b19KV7899wl2Sztp06u3DSsYUPXqu6NnhhWm92Q8yfsh+xRaR/2KZhNads+QcbMhqqW/sGyP1XGyCMjAGRSuPl4vljDvbTJhwh
        f+g0rbbrgCY3GT0IgpnY6MxjbtH0OJVNj5OYHvtCCScVx7j0WAlFeOlzTgET780cfuDvn/vo8w89tPkip+1JWQ/jGMPTkjbOfbg4+yDRAE2sFR26T9TQQRT3
        fk90FrSh71PI973GukXCLbz0MW8WWpZ9IVESHfeHREx0fDhMVkXvUxiRJzzqOc41WIKrOnINorynLTAhZ1MnlKL3Yw485kulsxK34c92/LkWDmHEbf6yKnr6
        MYVGIbwp+kBm2eMxyjpafpaBoGKjh/DmcRIml8OLNavXXwSL6hUIYmps5LU42zifMM6zSss3UbSHVMaII2VkVa6yoiqjCi+F0jIQkZ9VjiP4UmvLmh+Z+MZX
        1o9vRjWiX1Ho2ynamj0IVWUcNLgItKBEXV7jmp9US9Q8PAxrE8fmTNKzAltzVc3RuDJga0BjbwJC7ZvsG/lxIIy+QrORWFaD/m9MrBYtlKIzff5wpOmynl6a
        juKkyswjnUyyOjWbq9BuiqZ1CBdlcWcRw0EWJsKBqghaRfiqrmn4dI4iFjRTSVvsWpjtXPfcg2W7QQVB5KA5NxntDKlx9NLuYqviXZR2IHuPMZne4c6xfpfV
        Dydd9rVPORqRYdHTk7SPqEUbz1z0y/C5LTNSDAm3T6uUnfxKQANPWrTnlACzjL9HVLeNR55U7FXPv7QVp5xhvuAMsVQobI31MMdJpqccOFOhRtnCwI749JUw
        +jXH5tThUa9FHLptXJZbUrN9bsxfn3fjFTiechBukB5HKCRNR3b6fpj/tl0ifIkJJOJXHFFF3VqGM4MltscVB+NV8BdAO8pMQg/Wr6D7Lboy8MBagn1EvEq0
        M24x4BA+yTMTH8a6QcvAKppsyzvJqo5MO+CGtnpTmWr0XF+2c9x5ybxjo6InHQRbILYPLhQwnoUOu13B2yzMMsXbmOIsQ0mIWV/WdB+JcVos9VApLTMhTRgW
        b4M8JHlOUZ5tnNM8JgEVUYW+ZomVuwBReyQiIP1HRZjxShYoQVQHJnwS83mMJ+64aJrrrGmmSUvztS7zNST6maQ+nryBJhR2q0kzK3m26itZ9e+URR9bEqJd
        ebforfuyS1k/6A6Fe8fLsmbRb8lITqAT8SrYJW2ORBJ+DDDOQXwOYJyteCW7v0MXmr9xjl5J/zvnpmQUIQvZ1Y0tEg1yKdqPfhLMlWPZDlVmFZcQXUuldZMJ
        vEB7k17eJnoymBZzEG1so4eMW8SktgyAg930xErqXXpKL++VQdcT7Q7RZUtQLOhjCd1LbkY9J7TGPxoPDSqooa+BG89Vy5oGtbktUTwsqU70Sao0J6EEh7DL
        gi8LwTz/MC7nLzX52K2b6khfLmNzwS4H1x4uCIsBZ5bHH92bRWXa/4gBKhON9lQuE73TFvQU4vsOCYoq3fY4QLjHhfjRAVrdkon4rHxEqKomWk8Pk4cfpY7D
        bEV/Uq/SWJ6FI7KCtRAaQXcx6wKsBBzXaC290D58Gl76qa+DyEqGOMdVTjQBFBTl3tWvKyD1PWvPTlnWer7zCb7zTePO1Hr7s4j0G1pvP80Rf1PW5+311q9l
        539H5x/nc1rX7WRskyUhguc5x+3kfOKEsqvn7GTFRsDk4y37hJ3QrH4su3rBTurr7SeyUl6yk2WbrCPZbyfthOSaJ7Or79gAQPh09uQpOyE5nzaO3pSPz6P1
        ZjhzOGjy+oAILs4zw4wVkvDWaVldwYut9g/HF/Das0Kfpy/IN/pkiui2RfemDNTvKX1et32D7IrsRDZ1NNOxlbGEQYBuAv5EqsT4J1xRrj5YZX3+TTSDXgvs
        i7r7sRJCxniQi3GiV6u0dTGmrbFTAds2WWPcGGuB3On2kyWaJ3Q8UopX4/hYKZ6iMuedWVwd4wRlT/Pf4yUwbYhucRYlrnb16oPxufCcwrZV7du2qktsW9Vs
        28KXXGkFvjilV3eS1fpcvVpPdZJzO7ihz12waVWjj9nxOB2IHxvnaUUdvEYP0ezESGBOTNAKgiNmxVk3YHZUWIMxnGKiViV4Eh9XMgAQmJ4UQJr19rOKiT/6
        FYc9L3rz+CxjdgN2ZgKKrpI+C+gzAc1pbDbLBeaF5qdefiMqAZaBarWc+ZLlaHINijL4LEwwbA12t5USnqxrWL0mcLAQVJczWJcxu8Uj1tKD0R87MZqJkwSt
        TPDv5hbESL08WztbtHq2sHom+QrBq+goypigtZj+LbXKtmi1p3/8U1EE/aTCbOFN0LxxbpU0LuKLsXi56OOhwkXoSJloYbms76gBBqbF6z1xI70NwJgy+dYS
        HevShDrLyEtIq+bxB5vw/EDJEXxheWw/nJx1ECNsoOC0i8wy3eQs2o822tBLnkUCNa0odpQFtawwt6kV5jaF3uGvrLer6Wc/iVAmQRGw0qezq1kErKfV2ej/
        ZneBKvQsJdhCKswXEfNRYu/YVN3xNvZ6VVeBT1r8jmZrU0m8CDWqF+ozb6BcM6hrqijfzWrFX/43q1OL61SOUilMGL3of7oywLwkSl8F9nTWW/giLZ2MMFHO
        YABCdi/HD1kn0gBCfxxeBRL3AdQhdQjgWcsxQ0CPqGBdxs6pQ16MuRLIy1ISpwlpVfA2hgDguHZGO6iiyYGuC8NZFV/lZtbyJloecMv7v1oWL44yLVbccvyv
        R5261cf6EGEzLa9grgXIANzPFerYgOoufmWWQP2JiwFJuXAyQNN85qfiFu054IjAGJ+Z8eF6ssiECHP2dS5zhKPWCUy4DNqbYDXxWN9Ok3Qeq4luMIgSgIHW
        IVQQJr4GnGMQRmhJGOHkRgfxg2dL/OAqFNIAW0svp9M7dcFvNtInmcltu7ner4Fl8yWlG1g2T6gCcwHJd1F2TXOumJqADtT0pGx+gN2p6QsAMcCRlEDUZnqr
        wbPHpUPZ1KF76f7aEjp0bWfwAsfgJW1P2dvX2yec7D7gBY4jkeDDziyQinJLKryAYOwBUgxJfAq84iQnFUWMm7j3KPhtBNqC4y6My+CM4BWdYWw0xO2J8bhg
        VK3jAKwhIswI+QsiAOUlMP+jpHEptiIfqeJQ5XsR/x3iv2PjUkhDMpxqziLOntjADi9JkjB4DTWAwGrtgqdvBIN7hQ7RHeHF6gJEw2+y1iBv0CbrfOS7BWql
        hR5dKb6YGio9jLUFw8UQHUKARFmg+Cpi87IMvmwaHuEzmIaH0/avROlfWel/vpc+yaAPiYqQFFBlvi9WltZzyn4YWmd7rfpdR6wVv+OIueIjjtgr2o4YLB5x
        MATEYzgwbkzZRxzYOtaqP3bELHLUEbvIpx0xjDzpiGXkE05cZROHeBDs/6soPQWu1aXNwOfkTGDT078TpY6fEh9Ht4hjhwu9nVMQfWiVfOds+cxK+YqWj0yI
        +WVMzC+RmF/q0qCatKcqzQmkNa6YX0A0Pk1KtrKJL6kN5QQmFJ8eQ3YGnAIKxEF+BCJV5zmFxJXyEhvI/gYm1nWZYfUlmMK+/c0PHfJilX77mS887uXm1TgS
        AK4h0zD7FTHMfvqDvvm+eJWpTNGevR+KhRfxPgMwg7Gfw9kw1sMM5mKRAAREFTPYFaA3V8xgrm7CDEYTFWYwF1HJCNVX4jRREVt/YE5hmm2QwMMPKsc2kzyx
        0V4cai12bnfhVkt/MWRNj8318Mpy2SvL0y4swUgF7hZeWS7yr6FOXpYm6TkpgCnAZrdfN/fKcmkXczFQCIfIvLJK4VmgYCu98JXQYmCO+fk9kNktYFcRD2PR
        /bDru409NvsCm1lx1SHkNITu1zGgHYnn2QNPyWEDupkx1ssFbKTfMfABWANgpvMVgEQ855rvMGak20mQWQ3QNB2kE+q2kSCh1O104WjHeKIVI+NSh9PoIdMf
        8sdkT9PtbhhHBgSAxAdnN45sJKYjv1h3mZljlH+yzZ92FxXHZXHBDxr6o127d8tyVka6uEYnoU0GSecqDG+KrHwuuHtg1pU4CSGnoSghoxyNNrLhgFGQiw7n
        RK322L14UFcPJAMfRoq3ou3UUb0ErNo71Mv9SR3cpF4IOlQL1GGwpQc4TxGyxbtIuhO0cVrrdmhfp1ldNQCT4eYXtqmvG7qy5aOX/80vDX30v2zu3hQPwX+2
        YA1iBE8Y7zEanrzYS2RkIkSkdl8eqTIS/ZQOcXrq0ukh6LW6pxPFSA2nWAzMjqffmoxIWqcR5LsBjZQY+ZZOIs6BWuq0ORViDfCwPppEla/3+GMowXroC3Ev
        aQ0tEk7RpOo0g8P0fjQSaBrtYDXcoFFE77SOOO36Ruda7DgAk7OQSREOt5WNzga45mwkHsXCdMa+VQLasgWv3mV0GNxkjUkSPCMlHi+n0HyW2xud7eHfVtzm
        Hs/01x9kRfMoq5Bpq782ISqxcbYtqR1IEHVUvxnw1UbqRbuXbpGzLdLDO5KG+URj8ROaYfcNmx7d25AM9N8bRKTASObfObSSHxrDn3Vt8B6oXpkOVoTzqXZe
        UY8pEB+hzrVFTWEYiRXjm+2sO46yvFDnA3Trm7s8k6i+5QMcVIE0QsiA6xdZ0Y5cyimvkGUz8Q7Qk8EBBsLre4LauLvmmoSq4mHJLunooHvIBBPfWnOWpA/H
        WDJv2FqjvTZ6ly4xoil9snwAxR3o/ygH/tn4QBjb8smjybJ+8/symN+XvR7zO8kKQ5K6UUW/Y+shNiEDe2YIG80QUoNCaYA/NCLRIzY6GlfrktKBolpcK7q5
        raetKxkWmmHADtDP072fhxFfT7c29N2KjNdw7RjeibiuoIJTenjr7lTtioc5VICKTTidMQ1X9Ls2B3KXcIKkdqVDgLQ81Eubu5lmeokzuiLdXrf94a4OP8yk
        3D2EnIAHeg9mZ/vf3O0WmeuOb+Z8FsgEWkKiPNpogs6WsTVbrvluXJ4+hDX4EUA0u0QzrploG/pdZdDKGajBO9BL48p4mXAt5MzE+TeQR6LSNRPW30QDEh40
        s+0tKNVMhHKmL2NYkdHVxRLDiVu15HcdowOvLSMij4yIT88IliZagzJ/3ME11rpkKGUIqkGao320zyq+0RT4aY18Vnzv1W9tvqFmj2MRSnOYXoWU0dTscVoR
        iC9JhrTkFGoi4+1At32QKZB+HJvtkcUQ3fwtGzVA4uBBcKdjODAyziAxQxtiKo/PtrFbw6Aep+MOOtLGtGuTdS0VyDOAP1qUFklpgZRWzewogMcYhR2lCEIb
        Azc3KCxT+MCw09hTuYvxOfXOZBKmldwn24n+m8EfTULnVT+U+AZENrLv1WlLm+SkPkjyNozzsaRxOrEStGHJhG9D1AeDSPQ2hj/L8GdcD+fQRdG0+WxLZ+UO
        L13WCAYYJUzgz6igFpEMPkLiNt6UvHLIW0QXdCDxmOomd/HkKHUuHZbpURwGqSwqFJU7fTL7fzKE3Zi4iyFJSxeA4VHM66ic1xnkBHUHceS0jJ2EubtSh/1Y
        kbBPUv+p7IAMfnhZIYcKMS8Ql3UdPznEqiC7ZLUDHfeCnDgB5/LjzJOu8ZPHCPlIF4jU6Yq4MiwZOEPq5Tz/IGApOOUgPcp5BrFdZJ96QyUiUzexToAo8pFv
        GokM68KOZMUw2lmHk+WEC/JBlpnrRT7IJMJsiZC4sYwz+lPhL/QSWHYRa4A9BFSJlLv0GnBphCvNSgw47zHWN+ReVMi9WEI+SIU/5UUlKnsutXWtL3tC6hg3
        bkB2hN6y8I4wXqGzPgRbhizJZlJJ8JYIVsGIIkd9D8jCLhJH17as+t0nfs/95Ht++OatdLHl5c+88MLf3XD1TVvNRB/UrbZpSyX2vf2Zb3zvqm2f2HgzMyRb
        vv6B9safunT1ZTdBB1fj/K6peneyvPBNQGoXvXyn6Ofhu6tirUsHwUYYitXEN/d7Y6r7H06cQ4mxHQCTzjVY7vJBMKNGUQAMx8h4nQWDUuJkBpgJCQsCLAUA
        io9lAy+nTZ/6lN928xyp33fxwHTnRYSnZVkPZUk3eQqGGP2yTMtyRlnyMc4MKXUiBhpLGLI00/sYUQ9BcyRAUt8ZeWFDIjiEs1ED4Y4P1K1uN24gZoTPQJs1
        PkM2JOqFQvj6kRtrtjmuSI9CzyWvORQ1c/crL82l9wkYNFxIk2oISKBSY7gcTodKbT2IGvQPG2QlEmEXzH+H05tzWlUeKAc5YEsy5Uiky4fN4WFDaod/u2GT
        j2npPLc3bJ4Mm8fDZqZ8UrpmXijOVUHr7pkzx/YlQyWh1BB2metqQ/DiTPackNaX3KZQlzggZoc7nBb5LpOv8wb6wZV+YBaNW+9mPQI5n3Nn0AC0s5whJcj9
        LufU6OSTB5B+QUHZHgQEIjLeiUrYp9B1eL2E7Mke6CDg9LK8C2B7KjFzKG0kYdXwJgbJJi630kdHJJjGb7CdnrQTs1Ha6WXtrGBjYe1BuZt3dRl6Ahd5Q/pS
        GfNihKHHoktykkqgcQwSF9YFXmZXpPbOum1bJlWUQAgYNtqAXSZkxZl3sYRXOBlspc2blIueidAzro7QMxVkFMaGTR+lZRHoLZjvFbC1ScRrY9hB/xPtOpDv
        30C/hNIvTdA890uY9cuApjOqzQDxlNwvYTtpdhjRuonqYfyhUA5ReWpHXOljnp0l+WjjgQok+QbcX1gUv1Xk+ltEkt8hcv21ItBvF6Edwr4nwn5ZhH1fhP2S
        CPuBCPtKtNNVkfJrIuUvFw5Ub7LAlq5AnM4kg5yGOxiwj0GtjcRwNNCmndkROzP1eLQTEPOFEkEy+4oKwT4oY2vL2NrsaBmEfx+6g3POnkyj0M4QANwDxHna
        B4jLHNetm1tI6QrDzhB7jbBz1FAcOIyfbeGpzA3qQDJBL4zriZtaCY6tm/Bq5ggVwK4TwK4jFgA3GWY7kZ5NODsuJqpaq6yLFUz7CsivxN4H2fkYa0LlfCpL
        tojzDXS+ITuHWLAtO7+Wzq/ls1vi5Zq1C3diOAO9nH65hQG64ZsHKwS7IFGlxgu1B7Eh44VChNgQXBrWyvGjfQ4KUPvZsFBSW5FTPkw4FZ21Dc4oDKirWV2a
        eQq8ja2ZwIfYSYI/A/dh3PjMjXZmWRgwwInKhxhQMMUF9ub8IpQ4FEfiUOwc/BvBvYzVAtu1IwC0tvgCBYI2V4oOiXGzIn3Bxs2JnnFT9Yyblcy4WWPjpjKM
        m4oTHdbYuFlOJ2ajx2yYACdo/tCdEL3QS8LX6EvhFzGaBXCDrrwtHgFjFu6Mm2ISHaWeokvwbPFY+sqdOP/nXVfEy+ide+68Mh6QpIDxoJPxj7oOs2lND4nN
        VAwUdW7tFTVlMTBPtgiOoPGjup6OvRMZJm0J+bED9qeyLaLXMTwxrpt5d4+jsHFknM0zF/qcudDf2pdZdhccvwbwbiP2nemCYpBvEJMA+QaJE+Z8gwHNhyqA
        +4BFnUUxDDL25riR1XCcs6Lu5KeDXmZDGt1xvs6yFMbjoV6GJWLiddSRSdWs5oRRzYkzVVOZ1bSMt1DNiSWqGeqJvirCT+v19KDqr1zLqFzrdVeuZVSutWTl
        Wn2VY4+nid6Aw+OiuGjBYF6BhajCUaCZyR0HBOFXGCYpM7lXc5P7grkA5T+ULRWshSA7uBsgvH9iI8f1j2+0I0HjBNQh4qzwjLfttq0gXu3BKi5bEtasbMUS
        ++dHsGNQ9dpKdqOHlSz/+5XsXPtwHF5vz6NSbdZtHFM2zDyI6FxNv7+G7zD9/vBr/j5F36U5LijImbssg2MzIvJWINgyEiltD8A1O1NJyMBuW5yVcwxFOWd4
        8sd48OwwzD4N94Bv192QWuPscXkDK+U456cc2MjE9x3WQNaQu+K9v7UmIL3uedT+Pt9duvPwgjvcRk92PS9ro+fA/x+Jx6DcW+wErGQtaeZ7X9MUp8Mwtfqi
        taEos6OuTc8j/wh25xTCa+LNgqHPvTXVJutZW2Bnn6Yj7MPHcN3c6DyZXR/BNT33mM3w7gKbVRJ7YfSfgALEQd7wMf49O/uBuyrrqLBwq6ZfekEP3AfUdM4j
        A+QbxcmZ4DUphT1uw898pSTr0cjnA8Ln7D5j7NIB6+RDil/mGgXIIVNKH7N5FgHerGdIiu3MtoG0MnMZQlkS8vyCiz1wv/KsIINwXETIa+HqGQ/Q2CANoM07
        K+LCqO2/b+sKPlrhAoM1VpA0RMuJ7M06HuEjVIXl1L5cXAib2r5pl+mN2tSDbaTkzdLZEu9JBD4aD+mReBiOIrt4Jw2ThoCqwji/M/GBC853qOAaR8FVOG1M
        YaACfYK9jg7bkkgG9VuHDXgXvLhRsW30gYBVoEMMigoUee4Lp8hPArA9oxPYnwI0OJA1XA/05wLmjXyXKUjb7BPIqtWA+O7Q2QHPJM3M2XXiuHktJxgPmG4G
        qFs/YR9NIjh6RnD4hFa1BhcNBiky3FyC3BANDLYIpIJw62pqRyfcGUtHWqIaqCTJmMqlIWK7lB57hdiSebg9leDuEz3BTvrzdsKYxJ64nCCKws+cW0mWuYzd
        pFSGXcfvCa1p7zxbOlvA9anH84TfVKd5YHYzID4YCMYL5TPqF/c8a4qZk6etnOQ/yiS/XWj9aqH8bQatM6AcRzb6h7WX+c/2Zv3NguMFJwfU3suMZmolZwBA
        ZQ3dB1dZobbwzSaJRkxiu9y5VAFgTjHW1xTOMrZ5XXYOtnla+0aeRiqgR9HFCDrS5/AjCjF+IbADXEh4GD8l1oEZHsEptHtdMWDZYLl5a2hZ5HTM4B4LY4du
        HuLPeNlnwjwXFsCLehTYzNI1ci+ILt9DHbIOKfNEFlMnkVBSoRlMLKp8b8OsLi/uMK6Qhcc3YHDtcSN7r7kGt7BV0UNYXeB3QfMMx+3xMLMX0PE3aRSBrIyB
        bPcKyVADL+cS2IdjWHoeRVC9mrSGw2nc3seA46kjLuS/zEi1NFd24Cmg6a+3rudT+mm9dSOdYireSUdMxVsABEqlISjO7g0b3L6cfPJBg+dg8HzAwOPKk8Hj
        DIQyeBsweNMLB8+RLN4Be9vk1pGgzzoSSpRJuwQO4kFl9QETlNMT1AelO+qelYG/saGk0oSHEhbjJsDmevdguFt4D8oHPgHg3IpdZ/y9AXpw+TQMf9Nzgz1O
        bg/HBIpWWqer77r+ttt4fF7ICGtI4gzsuxbnEzQNnFt1yUignTmfj0sOU66KOE4s0JixiNrpJLVOUtf1LqQRuQn3Ch2KiqzSZjShrp0E0P9DeVKG9QN6vbJR
        WMg/QAWTNBZYOmAaCMQ0EHYBkdtltRByuVNx3fwzQI1t0M1OO66S1FkSmbRpqA+qurkor3xTVxHsVoVOni6aWB8HrmZ4SKebMDwqTAZut63rC3TZTNdigbHR
        evpTpx7DHpCZLFhHBHtDwvDyUMiIBcLsRkZPkWJcaHdcnZtYWGWRNVC1JRsCKzCITgdyoRoGAfiQ99plS3oYEhbRMnW6ejl97BVz6KtHC4GkuRWd0rgMA77E
        k8p4MrUu52cv32UoRK9HKvBxeCzOIncgLEJ0oYGq4WWoGtFqZx0xLBGSstLigKwTG0JWa5DgAk9Rn6c64pyUwGEMiicplqAIfucODvDqjiDWq7DnIFISRRLr
        fSJZrcO/rtgDc8N3iwUTies5udUdxMtSK2iBPwycu73JBAPD1zOcHPm1il+X4dfJ7UmDhHVGlreeQLKDOw4ny4FSmowL3nmy4gE9BqhzvT0ZasUxP+o8wU6W
        h5OEHx3LHj3rAb0Mj67cDl+Cs2ltGgJ8g4vDAHH/K96deNq6DSl7cF7Wzm3EklmHteSSi1cR46ddOT9Hjxtgs/EUVcK4XK29J+JzdfmJ+LyZBvRXwpPR+bLe
        wpXB3rvs1XrGvzn2N/adBitzamrGisd0NfbguYDHSvo8ujFKtacfx5llwF15LIw9uYSSiehBgKaX3Z+cz3kFkkEUerZeRt1U3Zu0ALm/TMvn74jHaOzRv/se
        Tbyra+6Ma9+tV7KvXVZzWmwnt+fn9pxeXVywRzUKiu5k52/Q0QAHW45nDwwQGQAoNK7McPhhUWZesq+Ti5hAzwHGLpy8jRdUaD6c/R3Lav7vaSs9K3xAL2jO
        slAPS9KARl/GAHk5CkEfkiwgf+c98bKiP9O7+fdkjNMFLMvSBYwhXYC3E/NmFiZaSRfgGekCqIglKyuFsrrXZqDYQICiI+fMf01yYE1akJFDKOQgwK/n0o0R
        5HPPyIHvymMgB74Me8QwnqOO61iPG3QwniHKMh3Ue3RQYjrQGOq8ylTcxPb8nPp3qrgAnCDVm4mAPTGbOtgqGxt+beZE4AkRFAXmxfp6uRDBqgVE4AkRGA9n
        f8eyav97auqKnAh6bRlH7oghIYMs9UUgZCCv10Oa20wGQfHWe4ovERGM94hg3CSCYCfUL7PYfYUIgr6cEcjxOahl1tUgEQLtjAW6y7IoqcVNyftA8t8ONoqc
        i39WssM5b08Wn+rmST85Rw3c26DvhEsbO7uNYZXDCfvEsTo6YrfdtsIWYWde2+L3z76/blsJ3hFdrXaOqYuckyr75Qh+OYE0LmPILOgiKK5AXvr9e6PU46yC
        LhDgWOYGMJALYCBWZ1woYGHrxNkY9XThLV7Fk2fD9RiSfA2PaJLFXEjyZRzGaEbTb2/mNQ/70AAOAfWoC/XyEG2K/9+Xv/hnXvqt5zncPnW4hac4I2uT24hd
        cMFDrvFQlD/UWPBQyXiokT/EzYfvyqAeAFoFG2xg9ohkM2zy1gglhcoiloE8QEUSo4uC+6FHVToel9K52OsFvjXgce5LVUgu9ziDOC8ka9VvK+naR5T07cNK
        OvfXlfTufiXdu09J/z6gpIPvV9LD9ynpYuQmx3GP9PGd0se/pULekRW81h1JT+4AIXYlcgnDa91BfNQE9BvwWnek6Q7wYvGeD691B87rVQFthD2zDE7egbKQ
        UaHZa92VGJrwyeVuZc+yOfuuIucv3DeHxG99iIGgh9mVsHDvjIwstw5IHqkCF/UpNc+mjnWoYxu9ji0Bom0wffGFo9/wkLuPWdDX/e5X8O53vqzwZgg0WOaP
        oA5YIWmJB6mKR2hONnppiQt0agcCCjybF8xFKHBOMgjaMNg1aKCF1WqAxKs4WHGIkP9hmaQN3ehhoNHFamc/zdFjKvthXkm26wZUBgniiNrGJD1Bk9TFJMVc
        akBHOMEVQo50fK8ktYkHssFATM8j74vi0QzYQqUJLWbAompmWFRjGZ7TMpF0TJnG77dWwY3v+d9DWSMo41mU8dVnFJXwlS//JZW0rJCITj4FiaiwFcMdR0Gi
        WODyfdCwJnd6HppPtWFIpx2wY/hs9nkklIyQyKDPUyOAC1YZ1n1tlldhN3qzvK4OTg9pD6blKT21tGl5NSJsM9MyjslqWJADvTpzsQjoV3iydXEEIDT7RbEp
        m0WOIPsw3Qv6Te4IRWPHNa/TCTk/1ZyQW6b4WEYjcQgcCUlQW+77xq99ZDj8Qunmrbqy5dYn3n/zK+3mL90k0Y7BAgCGoCtveeZbnvkWko8iTslwd0EP5t+F
        V4pn1AJ+KtSIfl8zeLPB18wn2TV3vDF+KonHRB2xCizWejjzCjc0/7qhH171ux+/RFwt4AXB70CA79VqmJPERfuVzKtaCZr7aSgYENpGXLvF4tBq3N6StKBI
        4NRlrfX27aJ9uBXGvu85u+LlOJnfsyuGHX01Ta/t9LcF0ZZ/jiGUEY+f6KY8dhY9NkWP7aC/LZIhpnopqUu4cEi0oAPiq1fjahIHmgc4WLA1wu7HZvwdMtW0
        JXC912oLcL17/+kL/+NTX7MuggfA6WorH8FMZExf+b0oGT09gdCnW7Ic3JpzcC9PWzTxvvU8Ap3GEPC014+X8Rdi7SNTI6Y4GLF/QbVhO+irPbSnLBbuQK2f
        zWqNGf7JJ5ZlVd7cq3LEVX7k8QVVVkWVN2drRSwQZsiaR4vvSuLSx4hlTXbrs3ZLU6RhaE70a3muFes8Z4eEi4zqlcRDL9crMVS7td7NOZZJXo1uSxEGvmAx
        k35nkHfwUB4OjPjGiyRnAUeg0wDIZSUkfWyNA3oUW+OAHsfWOKAn4e48IAkiB+Dm69JhGdbwYRG0B6D2ORcS+IA+N08HPYHOA2SWD25iAr4dEbqSFdnGHjEl
        e4SWPWIsRqapxXvEcWOPONm3R5ww9whh5F7eG6UNY4+wsUesg6DMe0RJ9gjeKiLiHmSrUNm+bEEBltBoPuL29BcxLY27b7rt1v/rF2+7yXopU4qtzjbFBQqw
        hdgL/tHkvD7cwXP7QAf1eTPWjycDu6jnDJPe7r7LtxuXC5AJB3btRmJoVPidXn+FsZjXlHFvNfWETLQ9w+ajvXWulK22ZXPdLPetm5axOb4Dn8YseETKi878
        aSyV339RthcuylShsrEoe7psVJb3hc6ClbfM8UzsGQr8TW/BT54oAOtwGeVFmV2Qy0styiVWOco7pgkgWLAoY4KybWkK82odppesycW8CxbPuxIy2Cusr4gn
        wXLsFPNJgWZ4PqnefGrKfGrKfGrCHyqSqd8/n6ZlPm2Q+bSO5pO7xHyat3vzqW2b82m/bcwnWIxo0/jVKB035pPKckaUGKM1TxehiM9sIph0NP3mlz71R1iF
        Xj7xoa9iFVK0+L3InH9jrfpF4tUaa6x3xi3dQC5bC4cbaR1rAKy0iVpfizasVW9Hets11k/Qgk2Ha2ilbgDHdQyHq2mDacBiNI7f3hXS7jaoJ8DuD+rlYPcH
        dQvs/qCw+4NY2ibo0MSaNoi+jCD3gN0fRCBDjQ6TYPcHscIFdFiGhW4Qi2A+MKFeAb81iw5VDMIKKaZBzHI+CEiPC/B6ktMAZW/jcHW8Colut8WcQXcLtJDY
        whuSQLeEF9ZTEyNkRxjE4cL4HDyyjpofITtCE4epTIupiYwiWcxFmdnzB687tqVgFmJYe5KkqkVeC21ldz9kJD9B7uak1Md9+sx0lg6CGYGTIgg2CTvMnfjs
        5t9BrJnkrDB4WXC37nT/vMX09LVwoTz3Q525ePpvgN8sCb8ZYrpOZU6tU+Lryx7fHPvZznxRQ3BRIe7Cw5ansicdQI2SWNqgHQLQvVhlN1/EAiArgh2Mr4WJ
        U3RlwHGn0oOiPuZhyLyvRXgMQBvszwrXQGzXjkQeO9j9AnmQMa//6V5I/7ZMohchp5kziSU2FuJGIcQNpnWIajTBiG1AGBJLtSPaBpmP6FUg8xEh8xHYGyfo
        0ACZj0jFRvQoyHwEEZI1OpwDMh9BpguELzVB5iMSvZOTeaYB10MSWj3EZrkpDlOjPhviGxJaPSSfGOKFDAIvLNtDWWi1y9rQoTy0eigKUaIVn03HjBE4O/ym
        cuw99l1qrsCEEXUb9c5vKMHmUoLU5WQgGX2x1baxO8ArpNgdiC+CuYTE/a5WyEAOmqOtYmmaY349ozkcE0+CcjxQGltuShyKA/qVUBw2q8BTOzerOB12C9XK
        2ESI9BSHaWpbW0R64Qcdx76rtIdbW2T+G+vFRelQZngoMzzsxUxRZxgtDzEvnUMkOvmmfz5NUI43T2z2qmaLm9/h9nO4E/RfS7YfPvhu1n5XOoHbX8qcqV2Z
        aRyq42Y9UUYn+AsDYJIyPLk5ColzAmDiK9Q3Ejdm9Qbq4Ug9AnjNu9mIuOLe7fDcJ6lWxsEhaRJLgQ/7FocneuLMbLcLR15x0MeElAxv4fO24+QkqPMUXouD
        1SyL7bplBKIZQSxwEU3sQ4hY4FACiSVyO9TjmTM74NeXbC2MnH7WWhyTAI2ySSaX9c0X33Y6s3GuYB/0YB90F/U6rXCuEYK+xwiy+TDVzgRCBdV2OlxRWyoq
        lnzDHGmLHdERo6WTRTVgvN08RgOdwzFK9GyPAw6NsOuyuGB/rqSq6Nn9DnskiT/MJwBsuUcD4591VgKtHwrk/nhcoxWwnn4VyM/f+voXnThKvcLP4dQcRwVj
        1kgiphxdbp5VwcEUFQ6VABx+MjUSgmyC1U6bmJ3jdvbLfvxyLHPGSeDceMReqAX2I+KzAMQewqXovcRSBQBiH8RHoGkMAMRew+HWuI4nb6ZVPQACewOHG2nn
        DsDUlHG4Lo5wuBaOlOeJB3UA8cfCAUmPAsx5Ip5FWuC8geugvgXSKLeRfdoX6oL7HnWLB0uL9MF9D5aKB3MUQCxZFpTC3C00z8o5aCW8ML3MtHQjvBMy7CAg
        hfhs/gDjxh32E9Jh10iHbZcOu1o6bJt02KXSYW+WDrtEOmyDdNiF0mHrpMOmQ46VCi9WX8baUt1k/TWOtKc9j2Nlvf0cjrX19l/gWF9vH8fR3ugwvCBxen+K
        Y2OT9TklaHqfzdD0GFUvMlH1qNVPEjEx6tt+B/uUH/5XWrnnXMm/AhxJjwE1LahZGFIb4QvpdxhdmLjn6D8oQ23qEZ0gwm6rtklC/wMS71+2gPPe98al2WPI
        tgG3T1fS29ucsxAIR2oWOMPnOXcSM0IHxijyWENOjEYMx10bb7GMWwa4qBJkzwJtFJCNHEVd0SGNnQf2sczKZwsXYF9g5Ctj8trImmizNAbFPA4u+xTFSjxt
        PeFovdU0olVcXYO8XeDdodUDotQODi3wwBatAxTQevt85EW4yF4pSdu01FGAlc0UWXwbHAN+iUJ2r9EOp0rhxLjSUl7Hz2NzPwwbB5RRbSQiYq+mor7soCNA
        qcysW+FvN53BPe5cMaDDYOHTlxD5TGtL3musI6iLxiDTHwzQY08rPLauQOsePs85iXGg43OKEx/0+OwC4eLU5rjG9DAMrOJkhFPNaqsHR4J11kKAr4+gHwsM
        bRIR/5AFw++/f/qGrdrKQ+NvvRywK5bhQlEDB/S9e8+76fLhnz+Wo81s+BFifo8+mqjUvT092diVHv9kNJuMIrS6rEexmVWLqL4N/0+b1cgnvjdzwR1PMYsD
        Mxu2C2/LHZe8503f2vhLb+62O7RH8eYBXIJfveYn6L/Pbe6h27TBCG25+JO//dPN5j10/2f5id/B/S2/fMHo3e/8k7dvFhBXgKjRoU196b/bDMlBLhxageJe
        9GjsFOGuIxyHVYJrt48eP8EMAQ/CKQSBtbl6DiIQXZwjBNNHOE7uI3ti+gYipmH4vNnRdXgPUvMwVh6Fq21FHOSJ+48Z8pJ8jF1tirs3Ii+pXTx9U4skqmwI
        ps0hsJceAofjD22j/4Ne/0NqweUO6XcoLuyCWmrdpIqoO1ioiAvjQOZa519lXDgMksYeGvstP3e3dRsN/R8V6BvEJjDnQl2MsWuDK2E6cqQOcrO2cFDpsTiA
        yJjT7/bNNwhSIVW4ZFgpihjBp9A3UK9zXB1EN/aOYisI7T4/zdNtn43onl4U8Q3FzDu1ubh9anO3E9cMWjJjXpGmesvepz//rnU/d2HfkLlHHwV6V1EKRgfn
        0yRh/CeMTsA/7Ri//hPzb0aYcQ82Yx21jRZxNk4MI07Kjn4GtZ0SOtNCZ+uYCaA2goflr1zw/mU/Tj0dSsBSqm4nmvme2pWMpg5Rzp8S1YxBaA/ot+md+KW4
        j6WJGVDqT/YXsw1UKIQ9Njg4v5FRii8MIGvKdDabXQ5T3fLefacfvU+d+1R3yx9f7DdBKu3ulh/9Caamp4C83Ggng11x6gSaFF02unoMl0PwfG6jFC7pwepH
        7n1Q/e9Lu1ueH/jDESIven3Lj/9ERnUFYdJdVKXboRq02xlFlTHS6C0MseZBrvYwQWK4pkM6vq3ogFHpGJ+tKWUWPthDUA8yeVLTu8y4eG2dfybg0L8Fy0zv
        lOTVYYQYPm3TkeTcYzgGHC0wDMbiCI4kVTyGY7QRirRhRA88jKO10dnPEfrYy6Ejb1LzDiS+gRNEt+sHaL01kIP8HnIQrbjF+W5WvCIcE37a2D8+n2VRAMaa
        TwsphAIIo0eTZSDaZewmPCJeOwig5zyDbkES1S5GsYx7uooAY3gMVnQTsb0DHMAKuCsEsCaw4sFbUtc70KvUoWjpcNAvhoijRCEE0/jQ7to1sFixTjPcvwDz
        cIU0aieZ1mlgX1LYew5sWX3dr37mH6ZOknASHsD946rbZuEDZBDATuhyoLjAPdjdDiuSmWh1tdsuLJ80fRk6l0qhmXjwAP77583Q8gYH0AreBEjEbPPKJSHo
        xdaXvbu4rjSBjxNXIJs+EOPrdL6fhIWfxUDskCwPVOu2TQzrMBhd1gtfE49wMC3CLUbEANVtS3EBuEWiCC6JOI7o5/B+gHzbwwV/Ell5Fm9iv+rRaPjCoDMy
        Z99d2pMxLG6RSnouyy7HgHUSlc1Kl//AESTsPFnKXGMgzXA6vfeKHwWkGfabYPcJpJVyIc1U4HtxCyIlIdQM4cmb4GgBoUbhkR3EFLkQaho4XBtH4sGu8tRO
        WYrf3CehLKkjJdmckZjWgcI4yMxVDZLyogw4E2WxhwoSEx5NJpFJ2NKTGJnCa/Tk3PWJj+QWLqw7ZVGCIkrOtLYs77e2TMLaEuzSy/utLcv7rS3Lz2BtCWBt
        YaOan/7N8w89jjq/8KUvHPJjzmHpJ0FNcQInHwmcGlkCp0jXD+sqk0Ay+VQfWrGuciYmf5ccEOBCJD8J3X8ZsgiCUhvQ0JUhoUCQYwtBmXsCIKnlxbYfKOYw
        KxHMCmqVyLkqrHgkgV2sIiYKDiMy3KUAk9q2xVtqO0dGyf1pEaDd9BSoP21DSMaQn1LULjjm2EIe99tCH/fZQiDztlDIK+zAg0VcUi3ut0Fca9Vv20KHv2UL
        IT5iCyU+bAsp/rodVzNPKUjF7E3FtLZSvjuVvursYt9XpDCrYU6URX3YTOdtLI01URoyQPYKHCIGyT1Js68GFK8aYP5rgPl/ECny9EbnJdo+GKcWuqsVxPZu
        dJ4LgLOC0h1R1/npc8FsEkhpQE6PYw53ok+E6Ul7ljUTufQQcsBLSMIBa/ZO8d95B9joIYnCCNwGNHqwE2cSpwadFH2bCtcBsgqEWHaSoFfUOvzZgD/TBc65
        MaF4FgRFnJ5ecYD6gAuJPiYBOhr5ObJbj9uoiE6GESI2gs9P2U/bRr042wHJWmUEIpclELlKJ6dH+c8V8HzmXCPxKK1d0Ww8liUiQezxMjpHvPE4EhwH2xjI
        eEwPADYZoVUIslvG+4MeLQK1OXzbDHUNONQ1WBTqisC6cfaB5VB62wh1hVYHoa6IoUWoa4VIcyILdS0De5muWxzqahuhrjYHte7kpytFqCu7ORahrnYoOlkZ
        alsGimRp6GMPsLqZ/t0MwLYBjgDQI5dzKcOMxCx9/hAG9TirFQQ13gq5YBayQ0Nt0MxCY2BzTdsOqID43+gRQFJP76RB3qeQvXAbdRHnvfFhXSpz7kKJSvfT
        fa4Qe8LzQCc8D6YSDQqk5z7gLiRBhF4C8Q6zJol5DiUJT57kLCFIKrSEqkjhyD2BP+vwZ0MPeN/n9SLoxUDmJMmo6VQCusFPj3hwsF6h8wp9wltUIVc8Zs0c
        T4lxfpZxntUPu7UUjUQfvZweRY4n6Rt5jKpZBG/SS740jX5LBvLMT+IX0zS1w9EsYlBRTeSAKiNRDMOHQ1fg23MIYc7yyFjjUGLNq6Qi7arsxNm22+Jab1d4
        KrZ7bnaIHUHYW62GkGOlG0ViPyzf2edc+Rwy+fGnmAK8caPIhHGutXMTAqsqBYSTnRN0b8IRYbITccUIcVniIdRdMBdYIWOZN/I5C76pqicfXXQjxPYdSnBV
        VYKr6ryRiVuwj1zQnKbTFQJG4OQAkQjCeQIJqCtLQB27X/pId7PSymYPto8I80SljzxU8BpjZ+A1cgYl5zlKwnMQ88WygHbfBIziN9lVdONFTga9a0kaUF/S
        gA5KGtCypAGtShrQiqQBdSQN6JCkAQ0kDaiSNKB1SQPakDSgxo6O2c+MX/jvlLNH1E2i3opd0UGVwA0aGieOTt8hPkqMpELbVWILjopzEFIrMIjEHMFYJdvD
        b0y6zblgj91DP0VWoJo4qdbYSbVOx6lZzjF/0ubtNGcxGSjZrdnp12Co/FrP3dRm1b2DTneJwSv3+wArZG0N0q9+/fO/70MvBtZORsBawCJ+v3IMRrHCmZyI
        W6zKTAZjDlRFn51EieutC4NTz/LirlV/iiBHorLPKYT5rbE+qyRH7DEVM7D/p5XQ3ZNwO/YByQ2r41r1UaRkpucPwwJMxyeU5Ih9DO7KdPwIlLA+wrvzugSI
        xOEq4Rd2LWLVI3o8zNXG+5hNryPVnDMbXdTzsuWacyLD85z9ijZQUfBO/P/EvQ10HMd1Jtq/89fTMz3A4HdAsroJEuAPSPBH/NMP0bRIKbJs8e1ms37vZN8h
        I8lHBp0NSTE+OiueELItx+t4Y+zb9R5J9okGYDaWEzlBEtuxE+sZcfQS2St74TxvorznJLAtO3KsJLCls9HbCPG7371VMz3AAJKzG69poWuqq6uqq6tu3Xvr
        3u+ms++pEUufIuI8SbngMTHbCqtll8YnR//df+X85SvM/Tmw3meTtUlVOPXy5z7/O3/0/i1HHY7UIoHTb6ckzUHx8yY6Pwg0hUL6t9+vSlz6Eqj+wHHnmKSj
        ZPi4c5bdfWAOnuAs4AxbGdLLEh2Kwcaq6V2OlWzbBHmAyxPxK1zA+rY4EAK8IIgtTZ3p/bYVIziCd0GiPpTgJ1+KcIRnRb9gr5ar9HIvWhmbohhcbVq4Atvl
        K5cvw25MyvJ0HVCDiOt8gCbNkx9l7pxy5pLGRrExf5Sox3EU/kgUfEznN2fOvjvetlqeYRu/9n9xnH7zBYCpY3Axk2m0OXYnf8irLUpOcvicajw6n9hP0chk
        pRLVKZVsg1RiXVKqUypRnVKJ2kAqsS5J7Mt01oPZTgnooLY5lQCTkJuwZmzZVXIwlbdweQDh/qgQbeIlcAgNXFTCMabHk6066OKrXmLJxgXbOM0hSHDJQYBc
        UgMcV/EVH01LdTRnz+HPffhzMRsMctFB8PMWT2BlgkE+ItHR1gSDfMXXwSCbeUTa2KJMv34xv65frg5SOZjhCAYy6eFMWvdaGkXdXQJYmmiQzxXl1R7ByVg7
        GiSg34HBQ3VJGMgpGdebcAACVXKZo3wpqzXwjzjr+uzRdq0KmglAWbNPw3HGynpj5gL6Xl0M/WItiBa1IMo2tuVyYA492HXpQiBTENsxiQS0HRcYx75T8jz1
        4kdmZdZvMOmPSvTowseUpZkMuwPe9tSTT2xewTGpgIacKAGtdqA63fq/vvTK57b9y/9oM6J885nvPPzSs1+7JmFsZBVFP6lbGZ2KfvL6h5OBDdcwoIluxeZI
        X/l3AdPQngCMI0y1DbzqSDA3F8HcyqnLYpfEp4KwoxCu6n72hs2YShWjj7jXP5QMcCIZvte7qob9VuUrJ5t8A/4NVuufsmnUo8ftzHgp+17aZ4ZUFDXthPUy
        OQlw2WSV0IgaksDMgINqqOLpzCYxJ7vaadhI6n0Nh2wzHtHB3C6EkdyGOfayK9PvRVeikb7gyqxccSFMc0MCroAovYXU+RFVvCTbzTPFNtwAfhauG6uBKAV4
        JB6210YOfsROt8jSQOjgcYfojkWEO8Ihnt5sngFGxMM/S8zO00gRl7TocLDPdEZFOY6uyJEWE+7nIKxMQAaSAgcYLkZ+WktffMIEGEZubhdVJa+76MSFrjPt
        e0AC+ebzn/87Js9fMG/f7QV2vJ4XeP9HzQv06xeYmYmk+9xvT7pf6NL9MP2Dh37A7jPxg/XmoESUpYo0UzAe2/QqxEws20YWobkw2tpw7PMMCjcOMaYEAtUR
        w++J5yWGH3MRLMiWTOieIvjQr9rQ7vJROsk4cpQe/RsX5/jRz7scWmswzasg4iMIRDMqnHqI1p46ypqqAvjhMjP1ABopcmgcDEoNvY9MOCg2SdWIaaqNmFZo
        I6YFGjGtxohphQxiGpu+qppGTFMcmKnIQXe1DxMwNMouO+kD04xtJwu30eaA5sEjlDnnLsDHYwAKALopIQwev7nisKVJL0Bi6mzb8yjwr5FbTvo1TlU/cKrq
        jFPV2YMA4QwhrPRyaKgBjBAHmULQOmKWCuU2eXCmpKlC23CSPv0APn2AF8kA+gzgfaifyRBtuQNqiGS6AbA+Uq+BBaTP8uceM3TEN4KFY73LMtvZYacemnvU
        rOiVm5pEy7CBD761EQ/CJFGY8qLmsHkXCWLALMRs6BeobVrjSCmoJwOJCcQCWUY8Y8JU0TJNj/zsURzgpkcNsmhEfDC6tIZHV3ltmrwI8Jm8mCYvO/oG2/Es
        ASpKTJPzWGORnTY/EKWTGZ/NPOyLmdP/SWH03y58/n3C5t8jXP45YfLfIjz+jwmL/8+Ew/9RYfDPCn9/p7D3t2vuHrpIW8KHDko8MCtdIFZhFy2KKi2KKHWA
        IxPhvQtwySlQg1b0px4MezkCr8diCs0axwwA9eCMdPm0dPlW6fKUdPkm6fIx6fKkdHmfdHlCurxXujwuXR6VLsOhohcTguc9bIfxw8E3sNjmw2UrrYALsWm2
        ciHjVpUHGbcKCxlEAHMkAlgRMm5VvCWreBKBwNh8uioybhXulWUJGYboYBzjpwrZuD0f8tCaQeQUu9KQ7UpZyXSMoY/Cll1pKE2EPPsgo8KuNOywEgmNXWkY
        BajRAnB/aBxMgsO2fY3tlMFW4UM4UPexkzCbiNjRr9nDbOrBhzwwaU+DpuPY11yoexdJ+nVHtf2HZ7wKbW3xyyabOjaHYm9lhIrFYZ877owAuxJcni0olqzW
        ddkMGqA67wOKDRhPrsWFBYuL40n6E7V5ZRfnSfj7hNOk9qnazwCzqYXEjaq6gHUwAmYQe8RYucxw2pnwmk7nI3ZgYDRx3GxJrwx/y2B4CxoE7wl0eZHVE+8r
        OYVr4VUdptuFfgDv/4Sd9GwYgTRE3UtWJlaBHX3cxcudw+kOMd0kIj/3Lg7bqNwI5rUBgP082qCJ0njtLcYFMs8VOOE+mpSAJ+umz7jTMLA1/XYh9eBIO/oo
        zICaDu76+OGDGXehXXdUT/QJt2U5o6bmidRTN26nVerCFqQPl2OA4saK63eNPNenEBagqnrnm6odweZ8IwkQ9Ke3zQ0CV031Xe+I+dICsZMgx57gwhUS1qvQ
        rPRYKZ7QvkWcak6VEDdb5khZEdW9/vite362/0++9Ld/c3IexhU1xINQ5bmkdHfiNGREQyjkAA3qADrQBbfA4zsYV6iuOtGliEdufv5unpI92Axv/eKz+N+L
        qJbKlKihdk6JagzvadCVnlTR3YnfSKLmvIx79ElX+aeVcylzfi4T2oYGJSldn4sr1EgPz+3HqOr5eVZMYxNGeKWoidV4qZGEHOQDwwG26s2w7YJlXOLwtKhG
        3+bAbFc4OKIymX8pmYBdpi1WIov5GEb64hXMH0eFHHCRyGPI44ojAMYlc+HHARNMOF/jBDb2NUsF/Yy0DS1kYr4QIyB2fKcgG6/G6phMZY7rymPO7D1et9Lx
        /UrN9oCVMlbdc4nV/polLD7AvtLXLAo7WMFFxSHzN1UESXg0qcjXhEAKu/S2gIpjClXt+JjSj3YO1nmJPi9cg+g/tJ1Um3pBl+aJmNAndk6TjBBnfFJz2uub
        PrFFnxizji0RBx9TFj4xR7VkILqMszJ1hYQkaooDx2BwW18bOvvWd9Z3Eq+V+ZeI7sPKYdhGe/pbIyXfOpRvbeFb+4CZprfKfh7mjXKaESowACzMR3Da7Shz
        JuHEvAk6gFL05PwZRzIav84FbPV9Yvjo6lDxTvDBYW/LtYGrmWhSpVGotYD9aHNVSX/0f9rAOD0HzCriP4iBTCr4DHc0SOAkMlHBpYJ7P04cHb0Q8W792K4y
        QcDGcfstccTapQdZDwfSXWkIV33da8eTvsYmVf0cWpDoXfriR4ndXi3f89OXz19520/9S/guHgZHeVJ7yRI/PN4pXn8oGd9MvB5vi9f6l5au+QABRypu1HTR
        4bM4d6CNPoGvCtsLq1w05yYNODGPv+rE21U7mtB8fJOEcO3+T90U/eRjm/ayvd28pbOXmG3ja5QAXCV1IamkLgJKV25PKhi3SgjrGkeVb+PdsqPb5dMhg0I2
        GGwzEFDNPtVg6aLKoDyqbDChK+UqotiyhHOlLeGEbQmnoiWcPpZwwoyEU6Fthv5jCacEShTVMY5X4gomZS/OnS4kI9BUOIz9HKvt/ENtnyYC7tx+f5xQmfBC
        sgXZIZcZorlFjE6dZk6v6oNc1McvcFtY4k6XiYXq5Zy7KCch+juEQFZpAbis7PlDl11GNPO6xDnmcMt/4rAQxBIfpJ6IqDwLTqEWnEIIThEtjsCUxSEIxIfa
        NPBZoQCeugDoayyeKJp31ZboBZ5Ht4PO4IAzgGp4Ck5xmOXYBIPoeSceowtWghp7TI2pWuN69EdeMmbs8abegAk6dqst8+D3aFqU6aeeFm+gaUG1gzcYezVH
        TV7nGXwMLU1CTzXuHE5CaSVEK9xG1IjHSTwKvR/OuKjpjnEZ0eMyLuMyKuOiNhqXXa97XCqd40KcPI5fMS4jelwG0VIk41LvOi67AjE8uQIhJ/PSla4vvWaW
        0+znl6+oGlP4UO06zrGBx0HhWTJHyCri7OsZcbr7P+dqW4reI9G3GMUIEciXXYY4QdBiB620ts4qbO2JLIRgG9k7HIB0vCfuA+NY5TOZCVxn7Pggrg/Ex3G5
        GB9yrrnELahD9O+4miBGcSLLKI6pg9j/hlu5YBYnaNAOXk/GssziWAezSNvO2FPJLay/3apu+QjeIaAPX4UinlqrkIiZlLHXcFhpEAmmT6MXiLOFey2t5Lgv
        ZVfbt2MP2nEBXriQiwfF73YL0QESUzO7zphGeBtUI3Cdr6uBaaI1vWqAd6ltREEGOaVYJzGK/97YuBAn9MAO/HdHI712vyKqM4QYslxVj4rPhGA7Exwf1VQP
        fg3BVOJCQmlPbUPvI7owGI0SDYfCL6UicF37VRkHVpPguQK1DWTpsFLgtm4Qt2W1X5inGyixf05N0p/k2PVk17w63OZFds3Rd6kidOL43KPJLrWHlseetzbi
        PfTY4Tl17Hp8RE22i7eTdzfiE2ocj4zRv133NmjiD6ieCzGUKXQZFLYoPoDaz8Y3qv3xLnrvXfFuFcZE7/mTEZXZR/LZCWiG2D5g+GNqq9an71K772UHhw3m
        zy7MH44jx7NYnYBes3Mu7cJc2pWdS7uyc0mhCZ5RuzpnFHaXkAYM7reT9zQCjBkvDfCAN1DmfoxMMt4xkuNz8xlWFg7n6sD1ueQoDes4Deu4Htaj+IkhG6ch
        O0p77BF14z1EQPaxq/pj9Mx8cqM6cjf23d3o4Vz7rKYZj2MC0SCOuVOtdXHx5vn4Zqpw91y8lybQ8xb/oU0TyrYWOiHysNuNx2PQOZa1VQ5m31518z2nBVua
        RKx9ajzztrup49w1JV3bS11T0f1JuRHj1pgq48OPUx1H5qggFx1HyfnrTSpMk6rFclA/7wULQj2l4vTfWxvJ+N20waJLENo5d6zzjXmw9t7ToCboCZp04yw0
        VamlsY6PMqY/yljHRxlb+1Es/iiY62P0UcbMR8FMHuNgX0fjsQCf/W4xkmIkfaiLtuAPERk2VtrTJko3sSWrFVBH3XuZcxIFGTOeDcN9lsEmseGTo3ZizOHN
        ROPv3BkyJ90uXQKRJWlPa+ZL0MzflyaUD+tY2NwCs+wIrRoSNXa59x2lnaUkEiLxmxdTlT75y0bF7kR5bl2VVsv3Xr78U5fR429Kx1d/zLnitg5pVC+cm9UQ
        EX+iNBgmR9WJ8NOEIMIyxzZQjBOOX9cxePgu4zR440ARvxBDz2szF49LxWxKMoD9G7/YlvaLET1GtHAcOJTMgQO9pRyYPECJ0hF+Vz4rKeGwoYTDhpxEU/DN
        KEQMHrTmrOQ1RyKIT6KeB8A7jDtXA7blm7GBBVPE9l0XnThsUU+yHq6gFXmWWO9YAkZh0c7sgkWR2I9/8mPe9mvug+7P5E0M7600e7aKmclWNjPpoes4EXWo
        kfysmckUK/esNX5ytMPBpuIJdzqKYlrp2qa5p2Xe8SWXWNz8hPVFV1SozyIYPAmMz7iiPX0aRxgw90Cw+fwe91MukWh67pMuom9MWJ9wYbc1YX3cFVXqAoLQ
        0/VJBJeHuYcbI/hy+h1YOH/Hypo1N13A7IjNCgyOwrbNygHYvlTSl59/+EO52E9zYigFL7b/+rlf/5V8+s1viTemlXm7Or+dN/VDfjllaS0wtKMJXUQqpz7F
        xbWAdRJkI8BJpXWHDogSsGMe9CoAOWtb8oQ0KpXsiAAnhEYO1DgiVj+xzdKIsDSOpSXKPoaVQRz0TQzMDlhTwY26kwp97YWHvv1f/+rDv62OOrcyWnDKJhS0
        OHCqgz/lhAE2ImLgovRpWmXwSmWpjCbz6dBNm+8m1jh1ruAIEsdCsDah5XwFxxk836FnDNjIL+rF/gpQPPrkOejPxp1J7gjQiMepD2nzhafeBeS+mWdcaS+x
        adlFMALGAEnHBvFnRDqmqGNUBEqFcuQLXIgrcCGhwIWUBSekooJP0YjhawE+BBZPshwiDrwHZX0REIU74EUHZb0+wOKlO0L9vwZlfVEd4BBHqQVlfZGmJLT1
        9BPa+iLVyEbm6Xf+8NPXc2JoLphOa6AgijBp/Z82M1VdT08XFBYnKDMuGEWXNSX8catZWGLMSDUEbgIl1NAb2ep0yUXUDD2rYWulhmgaTEu0phAiiR2FxEHR
        qv6Sy0TwFAA53vOL7x86igEFJAwN6KmX2DboOJ95nnonpRc+9thvPU/T1wwbFZ34NI06ehya+LPt/60GCO2AUTysQui498qvUfk10v0ZFxLT920g3odpfVo+
        QojP07W0hTMUer2kmD75iWiat0/JW6afHPDgOP/8K/mZUM3HJO7EOGCR0lfNU4OBprjOD/vTV/HpXfP9hUYVWQeHn/n0eX/anB5WjzhLvsZZWDvYXwGSszph
        veBTPSTk7KCK6TJGuZ/ypuPtbE4dj+vgCb2AJYGSB1C9S/500qBdnkjSL3kSGDneSVeahaNAycwJpkEDx08hbY+s8XnRNakXkHJPWM+3cpaRIjmFRs9KPIht
        MccIadKc7GMHGviNWNnT3wPU0NR0Uhu11qnFmAngeFsl4jZWyyS9WsedjHXQntXylbf95L33Z3b+eHe6aIljEyT7pE5yHGi+tspH1JNoDnKs1G4xfS/tcqJN
        AhlxRduUhTpI1NwsVhEgZYlZwnsWXY32yxm0aCDPsQyYIHXv6ctxkRnf4mmAtdvMcqb2JXVoQw0lwA8PxZOqhi/ULxbbw6yUhSc4vxHHCymCRmgw0AoPJdFU
        6OaefSyivh2It8nhADzIEwuS58ENj7foqWq8LX3xIV7vRawTG08cVgfvpfQwxqZldDKMba6Q7qDsAra5YRxOWqDXJAfucgtHnXq6Pf3wY4aHG6alnlhsS3I4
        uqiGgSZcwaVOAjJdBqHLBnE+GE+mCorJfpy5AhGoIohAtiACbRNEIJdjl4v9aEH1nwKb9clKhnT1q8mnkgmc8PerCX3kP8xW2hLnjoPnWPrM1HBiNaA18GWS
        ulVj+LM9fI1IYiqxDNCnmLHsQ08UXfYQkQJu7G4mVtI6FO9MzGlO1n4EriqfUoeuJ5ObHS2ybvIgfXEgFQAgnlkRrqZPDXqccQcy3lOjpNn2B2nbhwZDtn3G
        Ryugj4N85ZBf4G/h0kK7okSNq2H2VHFByDIQHnip03+W2MaqwTPcnHMhRgxfUF/A/toKCG+DdzQUTXM2GXwzB/mikXPhHOrDi1TglzyU5/VhyWEDs/uFu8Ic
        CeZ1WV9YIwfnjKPl5BuaT30kqQAkwseTDHtgGowDqayY7Q0jRRADfwcYbRyExBYDrOsqVHAbq4eLnT2aZvN4FmyqgpA2GR+gPVbs8YfEpH0IvEaBPsXUhVHA
        Z7VNXRCWroN7AGwI7Ql7gMtCtH+CMVmIa9xNAuFHaPZkLRcK0KVMCmrIFsC3wHVq+IjzFRgHbyHCj+vkcfc5xkZpmVKz5VGiYrbKOsNKE4tthJJtcZXHIMGr
        VkGtNppeLkm/NK+qmSGQ4FNJ9J8daQGBtRitxBW0kqLIhiDiGOkqyzMuzPvgpS2ypbK1VInDqioX11AbZdvn54kHTxA+RDOkkSbF6DTuMkezjdJCcGUJ8C40
        KFqxSdWYsAaJ7qhLp0MokgdRQwUv3BpbwJw404lnaFNBQqCluzXqi0v0qYhyCDsGgJpx5+Pw2ivwoSZxtvTtFD4dtNBFNjT1OfxM9I4b7d92OFl4xwnr05w8
        YX0K1wluYjx98YOGxLlE3fijD7dUDl7nPj4lAqvsZxX68esZO3BVWR3BvMFEcuKJcgiLkD/1hmkhcrQzfkneWy1zxGRmuSXYKhYPDiKgCBiQjaNXEtDfPp1+
        zYDe0KRld2/bZMmEQBR4dur6qED/8/NULW2xryLKHqB1YWhvQTKg7B3I5dGlrG9rJ8FYYo6K5x7uTVhpguhz9+MIAZPFhWLrNploC3CwLKTLHoLb9bV6yBxE
        PzgH1uO57C9p8JRlh5uwjtPcqbiObblCZ2vMbdDnhzzmIrrYPlyseCJdeLiWTmp7jFrK4bFqah82BJI0KHWLpRTnD9Ivs1FQCjtHjbniReJlC+mrj0RogvF7
        y+kASYQzMw5j4/FWxu2w3QdsP7kxYPSgUlZA1EAaUaOxAUk//Cjvsy6iTdXx2GFESsfKC5E5ruuclDpHdZ11eYHyEe59eAS9By78oLSAhqpH1nT9M49GQabv
        Q9L3QHws4ajFSwpGhqz3gYkFrWEOLYZvVd9FXPXEhoyQG2h9EWuPkoqEM+XwEtAc9adKtnHaSi7LTl6VnTyUnXyiw6HAfIF+pfduW2/0olKirT6ttOU6+vXr
        D0WysUlzRK4QpmGNamVjKl0U+kGzMHrCzpAULGScJvKC3oINs87RQgGu9UuewHbVQTtxD4eqTFbA0xQQISGEUpyD+QoB1Rure4Y1dbiXWHeFooKq38b4B9Vp
        2pG2bERa1xBvejAUC7VCuuLCh4FEaNpbD55XPbKGol/2zFa18du3tyd61QD8N96XzwGteKRcCQy7/5bW4W9qnwEB5zIj+vA34MNfc16YWLCfVAGf/DIliX7F
        E8iwkUDvJnT7jG4Nd2DdjaNmQ8EwwM/4TMEMYdAQXkSg5JUBscWS8LBG+R/IyhVCEsH58I7j3gXbLR6/JHwTk8oan1Fza06HLFKDXrIIcdvC5sQbrcssS1Jm
        d98bEFHB+P4egRHENMIHH4b6glOTaoBRrrZIKLl+xHU7DJYFi7vKUeEUDT6uVryXr1G8R6LZHU9GGTprlPjK/kJSZ9fZRZt4yNSNR50HKbsBtAkbmqFQ7V1t
        uEkFFwd/7MtJEVcrcS/T/5R5nOEr9FzEDtK/Xr4UWxFWmF5W4WVarBy3MFtHaGerQH9Wy/aaaoJ47/q6sd2ty9sdqC1qFNL7FtUPmX0LmNXDdKnC42sLM9SK
        rsJgb6H3AoN9gzpyvnVIYFnnL7WOtfCD1t/AHrdpx4dwfQQnWAPsgXZQDQjYCO0btu+4hg9O3NaXdg1fSl8wff4bYmGuBiKEApg8zsacR8SY8wZwhwMMMUcC
        izqgDsH1PgQ74RqX+UpHv8IiG2ylcLZy4DKL7jxjq4NPJfsZC+LAU8k+Thx6imngR9QAvPPw90n+u8B/P85/P8V/P8N/F/nv0/Zl/T818RH6sw9/9tOf05eJ
        NJXzAWKjpjm0HOY4buS5BBELQXoG0vc6G+leBmBuJHEfDT6eGkB0wRVqtuszr9ANVu884lBJW1vCLsEPZSAd5/XLIxftYG4dVDeMvuCVc0H6VRrz5y095oA+
        w8dWh9Vk9DseJuNl7j7t8APEzgtyUKxpg6l6OB2hb5IeiW5lEZM3NoXfp/k3rY6KtrtCavLt+IC0iUZUpj5Ntezg+obFTBhWNSS5G/6f+wmZGx0QqGQIrPwK
        BTUCZH1pUGTLCn6VEb6VrQRsWAnAD3otRVQjaA3Q8hWINsInaK6Mj1fikshQZpcS+t/5TyjpZsxwX4YZjrsyw4icKczwMWGGp35AZrg3fbKDGX59fPA7zr/9
        p1mx8y1teZh08sF+kBGlIORQ59o145W71GFxHavlfvrxbEmYbMWUqJPfoPrhCAZJcNEDe3zCeg5XEkHqJJhxctVyvNXAeRpDG03rDb+19YfCzdZl50c825CP
        1Nbs/Lzdlflee+cvd+78rt753dfY+W2z8z/iQYmMXZ+VduCca9ogpMQIpYvEXPejc1UY4+FUpp83nd2Z/a4f8lWf7DFEc2k/CXBx8If2ExdXKyljN7msqpdP
        K5Q9c4k2A5uTtyU4XMRO4apAF0rcxukUu2wZ0EmKfl0OrY7yrmQrC0f4JnyoFg6Z+Y/YbpjERrZSnVSTcx2xUco6rm8BoLzT2ajb94AjDRiDgjsAExgBr+BQ
        weVWgPKA7Q8honrilkIbt3ZGmczG8IYZE1sFLrpdyaTHLsA32k+4ci4Ks0EYOz2if8/CBLbvhPVeXGlvezeuNLtmcKVNzltxcLLZpeIFl2OTnbCWkFixp6HM
        hO8BvVqReVIcPFoXkjJ97TLt1Eejr8Pcjc+wygAhcHERlqsu51qGnwr4XUEz65ivdW0/7LJqIABNK+PMFxBOojUqKrg2IIw0nNPb3GUJu4+cvC4iuFWJI5PR
        Qitx8LJ4N4SkEu8jJd5pLEf2kRJKOK/Ysj3Q4y/ralbghO7D9KqfKNI8cWMcbY/WByRSW/5m+vIbXkux/5qdoQqvQxd/3RPFsci52WPts+mNYgHK5/Wi1Zyx
        5cD+7FHngXQg/fB/MGSuxGb6ARG7Elu4y+H2IP7gmKyEYzJYuwHFjQSTtPm5T1/PkZwI0FR5inY5zFF5sIA/ZbGxjfSDZX6wkX6m1Shyi2KcgKP59eSPaOsD
        IKGl1X/hXI334AAzAIZXAEkMwqMDqVH4qlqn4tLjsfNExyze7Y+QkF+E4wR8Oki8+lWv9TkXOj/nuPNh54jzoiPpRyj9gqM/c9ORz2yx2Sk2NuLl/8LmD4vv
        lb4ov9nIr9z6PIvctt2t7efWTaVnnNZUetrRk8CBKpm3UXkQ5C+hN8bXBpOudBpjc1XgpR6Q6qgmLsjfPsCZP989K4uWNnueJPBTB+/xcU/mQvQxeEZZ4uEj
        C6ek7U5+AGnMkz2PmDZLwtQ/5yWhJtG0yzztEY2m6zNYGnR9ltYGrotewrvQEjMXX/EuJ8wWqjAjAlhydu9eVsXLRK/B/zBRhskdFeJSNpdKwbNVDAFn+t0u
        aui3zSZYvHE+z1OEwYpoYxKjID70ZOaIj5BIbgsSa5ejNIC1hS+IURZsa/yMDJw1LYwkvYEIWmunSmSrLcc8CAXa+mJQdN6hsOixUWUD2R9gtTYfqeKERiXY
        g7Ui1Xtj6MlRe3IXE8YhCHj2tGggbbVtWjYEAEWc4iNR+GBBL2yxhhMSAcTLg7h4KnlT6IqvNDaUkKkzxNiQW7sr9CkVaQ04cTG6maqKMs0AIg0/j2/eGMxv
        VfhGYSnZK4zkjhgEXao9oHkGzSxU4GpU0MLzx7ys1nTcWeYDyJ34PoN0qYD13IkbL3L8hZ2Yes8Tt19Hco/7nAvBZydm7pILSJn8Oha0xZkFapQpzCBdjVJn
        VJQ6ox0kB4ztQm6aPbD0EunlA5c9fIWk3IuIyROGx2XraOI4FczKmIaNc0uZwxfVy2uT+kTjymfEFmXBrLJBA7vL5Q/aq3qJA0+I+X6/LT9+PPE4Pjv/uC+h
        MXi3/nExsXkX6AU7yHLQMdULv69J1QvnTF3bFRCR3vT9RFd60/J0Uom+7FIKMCk6+e52cqadfNVqJbEhwaMS40hXT18jfR3U1xFctysbCsDtWH0jdGEsle00
        W2iQt+O7l+nCwsV2AenZjk5exS6wHYN67Kg7rrbjGKCXhKmWgLcdqFyBDBuGkuPGr7Wa2EUvP6G9WqeMu+tExtX1rPF0fcIHEjt7uia+cX1kOryHFiwrNPDH
        wR+X70QJljIv6xYr6gLtTyWMBDlKW3Yt+gD728AOT7HRgSNhvxw9KRw9KRzaK+10+QNRui/9ykNwsHXgYMunFEQPoaKDD1txwhpNH7dpXRHHJcfKDEzlMkxV
        4gl3akduIOHoYC7m4bDIkkOvPPhrdvspiwVAgSaFH90vAYUhahMR2IGvBpeak8ZoKjqJWJLITx/54yj9PMTfvBF/+Vyf3vV3DVSSuAvfwcIwHCiUzyZXg3DD
        FRbIzdg23CKmDTeLZcNNYthwTOwaDotZw6RYNYyLUcNOsWnYISYNo2LRoOR1RsSegZH9xWqB+ha9UY1hv8oH0jUxTtEsJtNsD05lHlNXrLtk4iwA79LFfw39
        G+vokNa/ISwru8Gxo2A93Cr25lAwstJnqSwfWD6Dh6CZtNKn20lUdY1pygSysYxOJWX2W405jF95wirjGJElt/TqJdhPEKeLFwpT9xLJts6Vy/hgoZlcRQWj
        Sq1oKAoSUgTPNh4DeluwyrBLig32Gp6yZTzaykt57qMcHcr4VyANSURVo1+242rAv+FWAPVBiF9r1QftkrKsq9Q5Pt+JpqVh0+AQKhnS8+UJ4xgMK5TY7Mp2
        yx4ln8740zRiL//hJ/5TLv3rL33RheEQ1dGXfvV9UXSD2K+YujALZnxM9f32z/syY/6NL1Pm/b7Mmff6Mmne7WPW7HFnfUwwYgl9zLf99i/5MjX/oy9z8xd9
        mZxNX2bnh32SALygy0zzJTaz22l6qAPt/Fs7lsRJ/dfSXnF4lBcZhwqEhIHDLUhJO1rqvx0Z9V/7ASJmtPm+YAt4/w7e2Mb4L73G39vyGqsajetVW17jFY3C
        9bItq2zFlmX2gi3r7Fu2DBvMKnF9XqNxLdsybF+1ZbE9Z8N5T6kh2MgpcWhXKoKNnBLQNiWgbUoOU5TYyCkEEKvQpQITOSUO7UqIlkK8YI8uTvsURdhUmqE+
        6PxWcWrfyk7tu9VWeBBPqq2cIU7tWzEkEV1kG9/KTu1bNWXPceDSrcapfWsUoEYLrjRbtVP7ruB/t10dJ8mGbzoDCUOjoj+KDSLqsKAeu65gArej1whXxDYI
        Dqi4w7Pb5phKykVg7kdsMU/w5IzUeSPcKnH8eGX6LoaYojyx40Ze4uLoWVzHOQVp2eaYFcrSvIKjS/BtbejDWjkpancWnW5HnMgURc++ZNv2NQH41bim7MFZ
        BmjIOxLnTvbgtMWAFSds3rQc7RbSn7nE8ZeopdsbsTYvceTpAkBMVOGORmKzDzZeChTB50NP9g1l6xCHI0Br40OY79LF47MSWSVQYyIytKtytZyWE0xOnnLo
        QTEvgfisHLzP865bvmZfbTmO+qOWwPH+KF1gIV3A6Yz4I8MoGoAueR0pGoPzjW+B2Pw+MB4L7Oob/aot7D2+eQ7QEBYue2NGyxqnV87BScwVPBlGl0FM9dx+
        ux/OxRNWH6J4TFh1BBXBlhziUobHsVi9UMl9oAI5YnsSyKNP2ZoyEkX8GE6/029jveJvFtOPuqWDUAdtO+Aagp6V07/63Jf/XT6upDlW+bHZcIAlmwdjtgMB
        rLBk84JBkZfYZnnIlIN0qWEtkUCPJZuHASyRClXCks1jVRcEYtIT28C26XqOhhUT3pfl6vNy7YHH9jEaD58zZLn60gSxCrxcfV6ufkdsM98sV5+WK1CVgRnv
        6+UaBV/y3eo152rOfGVvFKFU+Ct7/JVJqIEdPDufOxpOoYXoTZOShzSvx6kg6AWW/ORxBgnPcbST6Ff4Q/PhrQuAkAiH4ZgFLmZBBfN9XNyeRxH0BbNAYwP0
        4IF+oB1gFvDJel2O1BGyEqsMTWMWhIABfcmiHr3UtoG3zTcudsJt9sD6PUhXPvf569R3nKFoaG/q7wJwmPh1ImBMRL9uC3znqx9o1afW1/ct1OdLPYEgbrvE
        MC8CgRqJBUeQG2YcvBO0A07cz4lZJx7AHdooejljBZF+kVjCVsRwG4uMOGKrIR2Sc5Cuk7jFqjCeAiTHHCfOH0c4gXs7Xfvp+ha69hxnQbkPgX/pWqfrAxyk
        QkWYz77MZx8byyhdmN/25bDEF9xQH3VgslUxn33sPYgpXcZ89gUJ3AcZgj9yyOhVej67NHMw2zyZzx7P5zpgs4/FPYLhreezJ0143D1LIOIx/3g+MzKKho0v
        wfE9QI1WXAsEYRu42sEtjKmCMzBbn4EhGDWHnsaf2/HnTvw5iz8/ij9vwZ8fJxLxYBCcd4iGP8jAdieEMUdVjqkKHU1cCDBInk08JJ3oQxw+D2bPCD0XuGf5
        m9AGUg34LItqMwdawb9zbe8awz/a8BgqJx62Bxfbg5552c3Bw+bAcc2Ue3sjiEUPg1gjDssskp8QzU1febjGit63w3qQCFKEgJSu3h/4gxYC2RhI3lqzP2Ap
        y/6MLYbqSOAl/0bFItD0jxDLrO1gXRr2j9pGoUzdw9UzWyFt1hp4t1Uhm616b2RJwW3VneTk1N47EwKn7AUL5ohUZJqTnuy88Gx3Ddfr6kKelFi/TztrS3fp
        n9ZmOHqvc7DX+djrHvPcAu11+Qf1libePtfE9BewGjivSCMwFgVxwkLnEHo3Dw1A9NZhDZ5lrE8lpoEVaIDW4hqAVlsDs1oamLUEFvIRwNBT+f/ALOOE9UFm
        MSesf88s6LgzywCx4877NSDse5n1xFEys77sZ4szvSdtFtLPgWEFYBWwmjD/vPa9KYAzQZAnWgOop7TQvqfiOl8niVLl03L7hkWUyuIUFHkXKd3PodctEBXv
        LMxdVgPe/HvpOon4EXRFJPcaXSMYbOBERcAqvAhfJ3pHzKDi76CdFg45jItc4I12mAhsB3GtMn0mcg4fsBw21Z0CXrxDwItHBbxYSeSuDNpxVdCOA0E7Lgva
        sSdox66gHTuCdhxm0Y7zsgsHh8DMvAoPnjuFvRRuM7FFqeIxfCWtJ/0zwnz6hE1ccLr83lo6a6dVGkLm1WTkWI+BNOz+I52eXA0Y1gFpRelJnT5L6XM6TSSS
        qJakL4r2Wn6cox8XMWh8HAnLBbCIdBdnxaqtSucRb/+06R6cm4DejsWQBl+f8HquFR70rjo/o9GVJRpiYboV5wNh+RZpxg+LJ5yGAnbxJfuxy7+DdjE+LO0R
        fW6v6HPLymOVjC362hQ8OlQIEjneSr/+Z1/DERDYRbvVBq0qNAADpJY+tGBMXHVkiAKLXDa0md9k9pJFLtGA2mLv+lVbDnAhcmH50n6a4LkvQaSj8l+0acbT
        9VmsN6jebYnx97QtQf4WsS57VU/EUbGJa/au8ZbFDs40W2gfXAaPOyxaMZR0NR0JRi0x8K+OWoyPvGjwkYsGH7m4WnZogns4kPypB/Y90MZHXqLvZzNs+JmE
        R9mG2eNOWLjzs5OqeIrG7aX/owrk5KLaeZQhkmGe1Af0f6Z85sECQtoW1Y6jzjH+cjs3MvpjbMZIRlnt2LTUOKSgHfFOVqipYvQLtry8KvM1ZtUpDRujZPG2
        bmEvok2eLQ5KnILBATDnegCh7qlerERPMNlgEwDBa5DV3vz6yY6jzBeoacWpKs90upu5N966Bwi0VFyHWE/sMXN6QpB7cfyHAYIKUGYWG7hR96XT+o2C9bDO
        Gm1wZwttcKegDVqCh2ELzKCXJSZVdk8w/qMiAgXgcz0ObkETMGDF+DBfrXhIMBYnEdeSP2V6ABsbUN8EE73tXxP9v4BQW35XlHrRnzuynzOXUGZ3rEnYGEAp
        djpuH6THyXq31s5/6cffE6WAaf5vpsoXHiYKkc34zNqMR9Zm/D9URzmb8dn3QEmbyXiZHslnM55Zm/GLazP+guooZDKor0++J1MmtNIPPJwpQr///OHOR9Lf
        XJuxRDUUsxmvUgm/o8TDa7r+5NqMx9e+7R+v7frvr2kFB7x333+/fJNvtA54LZfmAR/VMowJojrSpUiTpLTfLrFvoXWjDbXgW1PafhsnrLch64R1H12eJBJD
        W1LjiHMP/frrP/v0r+T073Pps1b61Vk5araFYWC/nfwu51wMWRYolEccqgV04lz6ZSt98t+a4lwQ8JSsf4ZnI7EmbxPO5j4wLoDowElpfZrkkpqqwdL4ymVV
        AfL56oiN93JIkBlUtQiIGh7MeIZoYbBqFiUZI506dTmulbcEaRT9qUv7F84mS8xoIeLmnwEruDM2UJ4D8TAe5SysnRiLEy3lRYgaVjhooRr5CgB+h3uP+thz
        GGJvhXUYguqVRszrgzksEsFmL8t05mmh1qd+/UWmZUU5gymK2y+8LL/53Ae/80fPfui3X2JVkd86r6poxsyKvuGqCjNmDb5ejGEXxoxZ695UvIWvZ+OtdI8Z
        s9Y9FW/j62Ss6F65fYM2Ir5G8NhDtyNIiMShRbwnnaOrYg4tUtuYQ4vUVubQIrWFObRIjTCHFqkGGBr0ecZoINojXR4JzKSRUaRCIiNFf2KXe4M0t8EXK/7D
        vtiI/mJiO3Q67IW0ciaEj5HzphAuP+6ZkFjS1HtTOEAXH5+tCCXvdlwGYfG6h2hrggtAPItsB7f6L5zJ1X/uWJCq2UR8nUfmykns5Ai4hGFctNslVk5mTXjs
        7s6cXnOjG7OoM1mtq3g1AVrszEYFL1K57VRuVMqday1WHmgrSJeXo9dcGeVh3uQKzGPRqMSiDMurGFE5TI3P2eUe1Pjy66lx6PXU+Md2uYYa3/u111Hj4Oup
        8Y/scoQaP0w12hzTJVOjt6bGgUBAK2nGQMcglYq7g4dZkRhCoBLAc65p6r/Y5UqQLnTrujREE49BIL27pEJMLFoNEtZAdmmJfcTOwK4Wt4a1uDVk2h7Sn59X
        6MW1vfgKekEv/PTGQ4h10GXguk6nbvOMJ3m3hkM0/NwmDff+wxruWDvdGkZAgPTFTRru2bThjvo3XVlrGw7kjGTZzX5DS0pEy2468/UNZwOc9l+TmnHV0W5a
        uSxsIxymNGbmh9LzY9LMDyvarefIRT1F2h3+v+1yMUj//dc3HqeoNU4Q99aPwj+Hee6QWWm6lbXDyPNjTav0fZ7YpN1qt3Yzn0UT3U0+20Xdn452C2j3M5u0
        W9nsfek9Ot739bcLC5h06esbkpww1ISGW3avQH1FYopHG0xk3tX7AdvMyVRsbjQVn//vnopNnooVRCn1TEtmHlp6HkavZx5+Hqfu6SubfJfgv2cedqzaNa3S
        d3n/NzZut/Ta7a6fh+uoxNDadqHZTJubtFv8Qd739bfL1hEf/8bG87DQ2vDym254GxNEYjWStazG5zlWFHw4aR6kD2ncQZKhJcnkoMNP4TVnHxzbaowhAlFZ
        0WWIzXlCzCw3q3mT4+pOrjEUcTmUYBOhFpdDEZfFrtRnzNOWDUZZbDBSWIF81W0holahS2Lgd6jfLW2FYcEKw8uWFeu6MmMtih0GpGkzEpC7cQgMfttKcJ4d
        gota+uC7nPRFhLmBZMCfK4zG1sa4fR3v4gZGeGPcHl2RCPZaLQZH+YA5fiimNq0zkI6yVmJUVBWKLsM8/gF/h/b4wxQU41/WEwwd31RZwZqKaDfACTwBUKgL
        gMKwBlDI1m80Gygf6JNOWOp0fu0C287O2hLytcAWtTbHfJU7TVtblqYvcBBHCfoqmpsC2zUX0pdtgylTYIs8+uu09LYut7HLeZFqndUtvELpB9hpEWBZlgKM
        UYHjKAOIX3tOq2wF/Tfab6bLwAnrTXRxT1h3UjGLw5dBqYxIZZ5EMaOS75CSPy0lr0jJi1Ly7VLyvnZHztJ9hNCECdjb8J60A2itFV6bFqnYsLE3TxUKzTeL
        PvNNos68U7SZt4syE1E3GaSAVZ9vFY3pvaIwvUf0pT8eVzCP2prOH45qFaELbVHmW6LM90SZ74oyvyLKfEeU+Yko8yNR5tdFmV8WZX5NlPlFUeZXs/q3gg7r
        YHPM6nHY9k1YBZorVvCnkWtf67ka4OynmbuQOKOWqNhJTGftejwgqngS11kNDwhNZta2iLoeXqB602S1ftynY0L9ho4cZu9xH0jcDr8T5QCiO/pNtgdpx3P/
        CQ7+gLitMFn4uK0cqnDZpZ4gseRSV5BYBEKRI7blWzgx61IvkJiBUgWJBZf6icSKg6gTDg6EvSUOr4GVgwSOb2aRwPnNCgw1IP4vIwf6gEUkoCBoIsECC8Dl
        V4iB+ITd0r3N/lzb3I/S+vc6cz9TrGXut/Bzta4iCX2E9XfEF4frFxtA/ToYoG6VLMLAp9EacdnalruUFkEerxlbCOdOr4kI52oo+2z0STsJrifuPI0YFcvR
        eMEo+3ric46dFJFjI8ebbzaTsnLn5xL4heTngc1Ne4iPjHk+M6R9hX4gZH1SQ8E4R18kBsLbCC5EGxBSnqoeRNXEY6JkDzIwufOqJpXRll2iNOqq4v3WvZjK
        rdIu/knEOEhyqDKvKFVEqPkqUnnUW1XF+eYcHCkVot9Q01WVQ04BPa+gx3DG8ZCfR36Ep0KOSq8KqJXK5BXnVqSu3lVEcUC/EUeGn+neP4QKdlGIG6xLb2PA
        5gd4OXoo4YnZ9bPRJpCwoOd0vVtVlaYqXJcyTcyGsqo16bWp5h4Vyj1MilnHeRDAStTlwnXEE8gTAaRUMD+HEcirOn6V8bolZIGyBHjvMv1qNlvTBJC3XfpR
        ph4g3vQqzlQTu5t3Nn+nuE/5VMZDmeEuZVyUGWgNDFuRrS/Wjl5SmNt0ePpWv2vz0LafKM6t1tu/8nPc23aG33Hbm9ugo+0i5Tl+9c2K5LhI32ZFXC4y0M4I
        OvpRQj8CID3HW9U2EF5ZS1jJw0h4skB9mp65e0/j6917+vJpLMp7L0nMG+9eGEm99VI7xNXKSXo/BLRRPgPHDmNtY+UjVK0/p9zm42iAarxOu+BWJhhUpKno
        t68G6MeKjUz6Se1l4gfk4C7XR5Tru3yfKmvSC+rK/DWV0e9cu2n+TQ9kauM9uvUA9S0T6Q+9NBV7qLjdK29NvR467WXqZfeszDvn2vXqGl1U0X4PFzVkOuKi
        p9m4CS7odW4VFlC85nDo7dFPX37iSN3RVgXLjv5hyWHqEFHmsFAsBeWwUh0cGm6MbNm6DUEI27mW7bien8vT5hW3Qsl9tkl102YFP347+i2b9+NPtSJpILrV
        b2pbTNqHuSiwNviB6NPwXfttm4spO53Tobe5KGfqrHJmHw8YEZbS+h79aMLzJRhgG6KmzS5awMEYB/jKdPBzruM/CINRmBJ5Fo4gwVwkzmpo3iiq9fTW+/q7
        OeN/T4orwFeAR0m81/kYzYLEx7fyMcvaPAmxLnGbGszTp8r+bNI36bjtdd7OVHQ5ZOMoL0owOTKPIHOSXi+b2eTcs4m7vuhFeqWOopk2YFvb2R9nTXfd19nd
        83GO+M+gDrNj4jxsQUSyT9AHC2Zt234QnxW9oQbr1M2XbG36gsxzSmec0xlnTcZZnTFlMqZ0xqTJmNQZymQonRGZjEhnWCbDCv7EduxrbKQ044h9NY8UTJKZ
        QZXJMIVTbWZQfZkktFr5i8R5mWsxbIotMRwBV8RGazjnsGmV8vEFMf2iRLVVO26SrNYVtjlbw1oxBoS/JnMBmfk1mbOUCWEs+rbLJtQzzJZbwR/YtneVOgXi
        /SiuNE0fxVcmGv4oR6j4L07SNhS/RzlPdYAqns7Ykb9yDUaF5xvtn77ysz+Jip1v0Fpsvdtb7m6nd94jlSGSEjF04GNcpFwwKz5SRKFoDj0+X4UhE2f6NOVQ
        svl48LLrVK+6NG+6LL/bld0tV5Yu6BmWLqjc6j/lHsgk0xOFJkHSw/xne59ijt9OeLjc9ldpBWucEuHATnpVLy1+YrJimH7G0ClaOgNmW0QKmtgp2pvIZ5sm
        /sbiTfc2iNMl3igh4VA2VdqJ5omBTMpNYol6UCnPdu4fsXNz4GLlY4KTJc6ZWMZe/qbEESYVxDbgrcPZ405elwroKfwkqZd5Z9pB5ok79YnrQjQv4pVpw8gR
        x1hpEiOciXqLcsSNNVEnHqPyMEClXJeyEt5jVmSROnop5+CdOTcvBvBNPJetL0BVCbYrm/uFXkXzxGrT1eIZsMct0Pefa9V8MQgecomPFGpOpbKkbI+rOujd
        Hncq87uDptG9Quej42sevX2TR6PORyfXPHp2w0d5/+hCrGliraHWG28Xa+jv+u3gYrcWZjdp4TVpfIaGA6oteHzQ9a8NXt3JcrwroRFl9se79UKJ98gMiPfK
        0oonhGzH+2T+xvuFSMeTsuTiA0KS41GhxPFBkAJsE7TDp+W0h/iEv3QRHi5uTaFrJKwfjI+p0fi4OhCfUJMcYuMmtS++WU3Et6i98Um1J55Su+NUI/3RmjgT
        igsFo4a40ukxTlCnxzlxMd7B13PxTr6ejU/xdSo+xNfJ+A18VfFhvkYAs+JOH2Edg5oSiu6qW3gxuOom3pdcdYJ3H1cdY17MVamQaVfJCaGrbuYdzVU38r7l
        quO8O92S7KTxO5nsoNG8KTlEY3dzcopG8kRymMbtxuQNNIrHkiM0ZseTG2gEp5JxGv80GQM81GEQg4Iax6WEi5VUu1CvMTUGKqWwEBUIxjiVlQwLGUy2itdV
        cQOyFRFtmCcxe0xE6TG0UyZpNanMJ3USVdUh5GRCwCFMHN3umU/6gP6FMHgkHc8355N+IggZugPBORlSuD2AGEiqTiQK5eqQjHapN6BiRLOjYoCXohqHm2jO
        TiKqt6lO8TsjTuM8i8woS4XKALYmcjlHAmkNIWDUAEr0oNajGDaQVOpXZRWRD2r0crgDPSM9Cck8UINqeI4kVnpqAH1uRbijRdNK0c1BPKiysf2GVF8T7Za5
        3RA1sMCpom41qGpmMdJAobqEBWMS+Ouq7aw/zwqKOFY3ZFmJeDusELtsh7clp1e3WIr+2O/6iCjQdnRR8qwtBqXadirJ8+oGzI8dPFjz6gg1Q3NmO/K2y5zh
        9lVCr1aYB47+PAn9O3ly0HaGlJ0E87pcohQNKZUbQLl+ej/EujR3lYoRXnYefqLQZZSxU7TuwlVFHcHCg0R6VAQcV+0SFRXtDKKdcKlftOZQJhHQGJctdpaQ
        iEVD5XJkcG0JrMOGemwV/F1hMLXxMExTiVn4rvCU2tKYMy3JtLpqBFjDKevK42QC4U+UCGc3fGIyic0TkzzA+onJDZ+Ikl3miSg52n4CMiEv8wQyJDbfPe4D
        cBF5YE4Yx4tUYBcKHNUFYvzYzj/0ydUNatS51m1O0VQIjVRkxEata2KKOqq3BSUKX1H/rtEAxkXNjQuTPoq3kLHl11KF6K+AJy88vbD6o+ihfBQeLCkTaMlA
        BAZl6pmSTyBlSiaOOa5sPI6xeZSn96MA55pvXgcSgNOOO8txrpVDbDJeK0pVgWhJ4+7ECRr0fkfUQQTqPKjeoCaRmFSH1QEkDqhTah8S+9QhtR+J/WqH2ovE
        XrVTTSAxwaGBHIkstAeJPcqAvy/chBBFrZ8Xb76b8SLhoI/dxlITWj7ar6WgA1rWOahN53fLbmMBA5Alq31afprUUtIozw4XJ9WjEKD9NHhTN11bvF1MrTk8
        qjAXSitUhZlJeBPossvQ/0AgeELxfE5oFkqGxdPsNXaZKm8YEX+jpIIZzBCxvPfU5+KAPxhtExUQ+MFmjEi19WYcCakfpvwCShNVH5mLq216XMPtomweW5pz
        rbgtzKYWsAtspdweTRo8RLZiDoDfJClcjytYQOOKUjWkFFLsdxXxe9I7xb34Sf27HvchZSHVLySA9hsmMLSbCYNxa5dBj+l7AATBvXiavYNBLUMohUuqDtJK
        e1iTMnqR0Y+MPqiKhziI8TwtYyo/lFEPL2sLieXPQlexjurTwPVCFd0PMs01bWvHpIIC+a9dEmHB9CRKUpFhZhKekF1owzZoGLfDFfuxFsku0r8BNThHHe2d
        b4/6FrUVCm40P6xGmkk/92G+ydtsQWFjp87V0Tl+7+2yXTObJpOxj4Sb4fmmUCzI/uv7c6tMWmjHQR+hfg4xerv0jxJGkSkh/RhAM/y5R2T6kWQi33YLR62G
        HjsZRIOWZt4AzUkzDx0toaNcAzEN83NNzCq6HHfB7PUhmAheqBcv1C8v1KeGqYC8bxF68CHU1Iua+qWmAmpSI3NN/Y4SX3jUwnl6A6SjQWT6OBLHiSgdQ+IY
        EaUbkbiRiNIJJE4QUboZiZuJKN2ExE1ElE4icZKI0i1I3EJEKUUiJaI0hYRwzjOOdqdUbvRbNsddjn32/CqxkodVOwwfCwVfT/SwHTxVcRtXS9cKxvvLMWGE
        aDdhwhw67OVqdzgOK/ZYiuGxlKTD8fb0Wjza9lby4Qq6Q7vF7kwZdOkl+DVl3FJfq4ZvogZxTt2JYIpWmmPHBY7pWMD1Aah4ENMxh8t9UPAAuSbE5S20/CH3
        AWIQgcMjlj2JXFjwu+xlGZGogSUhuCGnxlz3IO1iECeBEImQ8v3ioROkv/ZOjVKGk3H2hY/eGg9LQHnhSSx9vN/fUdpul+5fX7bYUdZpl22sL1tOX/r9h7+R
        S78pIbcy3SivLxx0Fs70goG9LY4J0lEk03jJFKmnL/3RB38nL1YY2RbrpkRvR4lMM72mRE9HiUwrPaZERIPQfFeX4Y1MiWpHiUwrVVOi0lEi00rFlAg7Srjt
        EqEpkU+/92df/rlc+vIfPvVSDgYs2b7kTanculKZ/uRMKX9dqUyffFOqsK5Upl8FUwo2AvkuO3dBFUT9BucFnNHl5l9jr67xrjyg4KtM6T7akEHl65nQ4bAk
        mE9ytBtTGSpAQpGIdluI7mVkxTy2562QmUhYrGO/aOJQFWIX7SP72GSHpb8CdSvZ1iQ6CYmuRw2h0BBLVj5u+cIg5OaoRJ5L9KFEAdXsx8El9ZlKl6E741PE
        SQW/7VwzyVG7g2rbXOLjAajIAlXvLu4FeHB3VtzbSlsYmvS5yRxqyHGneruKez3rxb09fLKd4OSynBH3yri3t8vu3cBWO6GGVwFWmgAxJcqolKoZrZGqZH6c
        Vm3O5zwrZydoc2xgcxomaR2w80bgmiD+tIQ9KYe7Q7hbaN/dQ2xsgLs13N2CuwPtu4h+WcZdPvgu4m6+fXcvDrEOCDfhMDcLiUSYVUczqw5zu01bAKo8dtDc
        rVWPe3kzxJ4zOS1gFMoBCEKM2IoTxK84AEEYh1/3OAkiDuyttuOiIJ6ALPt4oD8eQ8m+eAcudehQBZoWvuTxTnYLD4hj81QMmxpiBmFT46lx2NQQxwGbGk9t
        h02Np0ZhU+MpX3zux2BT46kdsKnxFAdf8wRZxlM7xS1v1xHGsBWbGkc7yP7NgFu4Fj3oIpTiQqi3T0Z4EQuR97+vbSFCaf17nYWIKdayEJnZ0EJk5X0bWYgs
        t+90GNta6dKGzyxueGfhfRvaqGz4zOyGPcC7s/UKvxmY1Bq/CXtWc8+RKnNPkapyz5CKuCdI1bllpHq4JaR65RyyWZ4mSgJ/R2Oi6OjQywDiROBlB+5bRVzO
        QUZEaGXOfDsRbQcuDLGHAGOC8gEgApIq8kTHpTrnwS5B7/MT1gwjr+dzvoeoHflAP+izRF0CWAmJEiFfp2gv8lmUqPIVHIfPusqIrxZMGyGBlwvB+kFMyhm7
        ALRBbEn0uyz+x+H675QEcRfoXeCZuV3q+VsX1qNuK6NVBHe81p3Eh4xEfwrId9fmsyaA3yxaxBLvZsnRGp1ovVIi7hJWT0aGCG7rgNecg8fd6i91qbW8fnS6
        jo2T/XhRh7au1KWKrt9If2rLQJ9gDrh6Drh6Drh6Drh6Drh6Drh6DrCeO4CoSq8DQsuAIERGPRUywfVUhcmpp6pMeD0VsDzlMcQAiFlZlNkw3jTnAD5JwXwO
        4GtbuRVPK2yWPeoMW9ghpB5b2HnUOpvRecSlsamdRwxdDlgdOcW21TlgSuQZwhb2wbHvTmmbuhngMaFjy9gz0PNFJICK0EQCcAizKINOriAHvV5CAogJC4Hz
        IK3HqQvrVxxOaG9nAwZYsrqttUkZs+50+6fbWpZOnqZMIWcL7gUVSlyEIh+GdFgAjw1OfwTL30eFdA1Er3g2KWm1PysBklCfFoiuL9DSJCsbk7I+QRCtXkUU
        NqJzTKr6VKGCbZ/ufc+mLbhByUCsEWi7HqFfJf3LY3ADOVbjp6ryRLlVOsyUPNc62sMHzukPvOLTnOPvCkw6/q6+VrstAs2Ov6tvvqtP35WnRa5ceK0xynWO
        0UXdS0+fpeNUhV9GFCjoqAyhZExJBkax0So1KZmTrVJKMhSbMJlSkWRGrVKWZOipnTdvnjNvnjNvnjNvnjNvnjNvnjNvngdVpNfKT2fen99eXjb6rBzwzhZM
        O3nTTt60kzft5E07edNO3rRTACAm1VjQ7WTp7JqWiqalgmmpYFoqmJYKpqWCaalgWkJMDtRYnM42IE2uaalkWiqaloqmpaJpqWhaKpqWiqalEnYHh2Nou7Iu
        W4uQqd+APrUb0lSwpKlgqKmgoX6Dmvr1CVVk/rBbrdT50rSSD6TNRWS7kbcJtInwTKDtgFdK5rVK5rVK+rUWStpEuFmiZvlFS9qmaV27XUh9X2YbzWzFXTaW
        ZKjbxtZt+1pvMEgb+QAJ83rVudHnbH1mq/Xo+DKw0wppYbTuTup3VnhlEgMG5FYfkZHWLmquJAz2gMbwTbNlmitJdpGmN4NdH46YMsnNdQ+T6CYP0/9p4gyw
        EQa8I3SVkVC3Mu0arWK9+shZJqUVwLpc5W9rY0L7jPBBMgr8MKBEpr2rxLHtA1WAk8f6G5wfaCCeLHBPWevaq1o5H2mde10r6Xu0HVKvkBpi78Hw/yvb0RCP
        Gg3OgEcxsq2toamiX9K4VYDhpA2pnNpnGoknqFYkDDiCsguwXUciWToSyZLxdOwrqX0ZHvYugz9WtZPRb9i2T5tj9Api78qC8TUbkdMLydMLC8gLryBkr16J
        +tXdFq2W9Fk9BK4GO8YwwB3NIdpb0J9FBgFieq6Vw255EJConNfKxeABBtxv5RBnUnCda65A7DUFSBEbfNejz+JqgyG5FCUYJOIyTNnaNj8sDnc9/XC7rFAn
        LnZZTqVuCw+xZKfYxCLJZ2TyjnZxm1XT58X2X6IBdphs5FX+fOah85foM+c7SuRU7nzIuHPQ0P5/4GFgZSlMo3DQ0X9j1tp+DOxO28K6keSih/BBc9GXXPrc
        eDDxNvBr9jbwI/S6CmdnNyg/tUH+5Ab54Dztx2CpZDT8nhJLIrF05bhIj3WYxf0Pfq2O49bkB3wHbkR1rQxG6omz0VDhpRMzAA6/qa3ftPDDe9NNvkp3kXzD
        N930Pe2NBrX11UWqnbW1eDtja7n2IqAwmBtwtTxc0vJwqOVhR+RlQJwJdRYyJWSp1DITFfITaJJW1CSsoglQyO/s41SQqPX/YrUEuZZOFOZ/rR/3NNo6wUz+
        yXsbysp8vOuKrQbPN4I/tG3nQTlA6bIjCv3FrikF1u2Kglc5qfdAp2slvqbN39MF1lXiaKJu9k1No6VxSxp3DTe9AkwxV3PgytF7QOZRK1jx3UoW7RanyDnB
        Qc0J2i1dx6fjPCCYikLEdcxSdlpk1NNvPf/Ud4zDZoEyBfO0IM6aPtRltLO9/GcIczPzdJcijqBKOFH46bg3bX7Liq10YXHp73KxnV6LHRwpuenfPINIc3/1
        hS//HjH7KfBGKTuEv2jzjyPi4dMqUOahYeGgYJZ0Tlp3oqdtwcyy0tm8ePSmzmX2aG71xzEYvT70kxXlQz8Z4rJXXE/HxeF5VJw2edJCP9mLB/qhyoF+0sWl
        Drxa6CcZAqaM6Q40uIBhx0Hj9TX95hc+DfQ/XFrHYxYfjwGKJg7TYRmC9vFYb/oXGI2vf+HLv0PCSEpiDqOZ/qN1GQ7zFUH+DQX5tyzIv5Yg/9qC/OsI8m+v
        IP9GgvzrCvJvTZB/i4L8WxLk3yCL/OvT3IK+IidIqTmNlJqTE7scZwhSak6ayGmk1BwjpeY6kH9zBik1FwUMvBv3AFtYkH16gtkzXnitcVU9aAPsb/b3LAPx
        PLt1mm20JZpDOrsN0lrr58znqNL/y27pI5zo97Wbo5+uLDL8MIoYL3F8k3S2fzr6A7sd59esHLYcaIX7BUgpKxf2gc2oi3VNMoEf4mF5LtkP/mR4Xu1HZkNN
        8MH3/FyybV4bF03ihvhrqmQvfgwqKt9Qe1F0KxVV83Ni35McwO0h1a+2wkRwUI3MJz1zSS+V2bnKxzlil5McxKPxvDqI8olCJdthA9avKDNRaH9UV3o2OSRn
        7z2qNpfsoDtj2kAemLpblMJzCfWIGmzQ42hwnJ4dUtup7C5qdkiN4lCCn99Nd7aobXRnj9SyiFom0Z0aqtqHVA8KqANI9sGakB3cRnHEQVWKwWGv2mFMDhZG
        Oa7EOA7tMRJ9VAqP1NTuefqB9+ilCnXpJkoPwnkIZyk1Geh+egX+3aNHs4H+zifbKb82n4zye+OEh3734pQF5erzXA//Rj0D9FyiRtV2jKU24JpFawlebBAB
        Q3FyBvOLZGgu2cLN1Lleag6dGIJ5Rj9Xs83UMIMaRlDDVh6VYX7xOv2iR0bwvIr5hcWTYTuV3qq2zFOm4tJ1Lj0i9h0DXLo1FssoXVO7YDOxZx6HeTsxYmPs
        x3ncXR6VCLOPJrW2IwEso2o0S1+0af69yPvQQfzYLz/gi8PTu0dmMo3qJG7v02UP4ceBdlleF73y2evzLbuUm+bvOY0zQ/Sp3vJtuXjn3YjMR6tveQ8gHOi6
        fTp6BvvQjD+d5BgzWWD9o88L+73ix/s4sezHhzix5McTnFj04/2cWPDjSU40/XivsDkIAOGLXvWgrPelk2jRjr4g9S5O6XoXpnS9zSld7+yUrndmSte7clLX
        u3xS17t0Mj4Iyrw0xTwjXiffgqGgve4/2YAF89HwMtEfBG11IO0Lp3VAc15UBdzp98L+zdw1bZ5FkxBD9sPgzdxVuo+T6KI6BDM5vsWHfzMnKYHTvpVbKIHD
        veVbeHHSWkcC5m2LSODIcOEWQW1na6TmSf2DEcFOgjwq4iuwQ9+i1Yo0XGKBNSkqQuoIKwHj/Q57kw92msnT7rA24y1rMx5o+5iH7HfRWYeztg5nbR3O2jr2
        dZwP7MsEVpQj6omO3xNqf8fv/YFoTen7iJHZXlF+0ndi9WZ8iF32HvJ0LAWnndyXqciihic6fnc2ZMX717P+8WQX+XkvNvgDgoCiD2vz/BWxuR9ijjvPx70A
        TJlkjjvPE2CSrvs1xz1Tm15/2EKV7+uSN9Elb3+XvG6dPdAl72CXvENA7e/TIRpwXNfCJMhH33Z5PG3wBEt17OllTs/CsJjuvxMcBJTBBeVF7/Jod8lH7+Y8
        gdLg5efiHGSpF0/wjRZNSWc9efKdgBkvRA97t9559F+n5765dPJePjyZ9aflUSrB6NrelfSVP4/YjhFhHwRI27nG5opJ2/jgPEBCl6OYZgNsqmAnq9I8ETEr
        8U69c2ZmZtE6ykfWPW3LwKSdbh7HkXfrp+qZO+5EqROk7hXiMq244MKqJEQ4OQEfTL0zoSdRJWaB7qQK0xLDVd4heo8nfJm3Ape5Bc2leUv4NWt+LbI7nfnV
        xK/lHv1rppjsZfak7Werd3tTfrkgJaxsCXZsNyUWChvUsWJamd2ojqUevEgREdXoc/RMR3/nIgBFOJ1UVGCIbEWIrBkUnjDymOHzcj79XqxINfR0eyI0S6hK
        PngQzeDpZjANEwyMnYZN3yedLEMDuo8IOA8M/zpABJuHN8CvSfUGGRL+9QYi1zzY/GuCSD8PNv86SMSch4Z/7Sf6zUPPvw5xWByNU19KFy05z2uWp7vqqbuF
        Pb+pS97NXfJuwQqMJK6GrJQCU/jDjGJzLr6Br2fjI3ydio/ydTI+xlcVH+drFJ/gqxXf2PYz6knH40IXrd/JeKqL1i+NT4EEuJAMQN4WoaqBC1ATCfj8zCAB
        5ctylRI3oAwS8FpoIgG3nxkk4Ae0DFORU5g/eAqK0wUk4Co0iwScjFZQ+DDKIAE3iAUk4Gc0iwQcj1YqqnCaVcJwaAAY/HJlOvqgR4mlUnYO0peSWci4Vuly
        MC1FzETz0gVXV1DVFSwWukzi20DxPNAqUDwX6aXitJRu14VOvODCOpqro2TbQiyuIZzhrQ/Wf/W2r/2rd59kLg9GsknvU9n40yb9t9+3fgwlHk2MXdVFG8+0
        lS69jz/++HUJY7HoTbdpU+160ivdw0qhoVS1DE2rrdZJwvmeHIQu+GAQeaxhvHODat1p8h3+mrhzpH1nlu/wZ8Gdo+07M3yHPzzuHGvfWfFwh78g7hxv31nm
        OzxHcOdE+84S3+GPDYuiG9t3FvkOT6cyXt4HWZARfw9/wNy06pWPzRlyjHlSEn58q1Sfi2+RhB+flq7k4lQSfnxGup2Lb5aEH98mr5iPb5JELr5dhiMfT0ki
        F/+IDF1ecyXNXHyHDHM+PiWJXAy0sMX8dFunJrNGfykuVBDt0lKFP4knpJ+zFiv8Lbg5nbVQ4Y/AfdJZzQqPPnc8L1mzFR52fjudNVPh8eYh0FkrIQ80j5PO
        Wg7RwXCadmIkykhcbwkrSzfdS5Pru/d9472feOX5W+7Obp6qdu8ljqxV65zebe/r/41XpF5RXqDeSISBqOwpdQd9akrsVT9CFIISU+p2IjmUuEndRqSCEjer
        M0R7KJGq00QzKHGLupWIECVOQitygfaGWtzDh1tCk85pkjSlKZLSBMnStOaiJjVnNaWZ1ISGiBLkHO5nG8QuQwuATsdpQy9olDjuGO1rVTA4YetGm5C0WCc3
        0JwRlzaEpAQmpsS93wfwvtaajy7o1QvGmRcEOGZJEAcrif3EcbF7Kb3sD8hddzDJ1EhAeyrXeYA2SU4cpB2RE4eYLxTumhp6g+TuxdD8AzntzMHv3ngStrss
        BNUogZ1nFglw1ivQXx2SPSTHvPUiboG5biIB7noGCbDXyxEGOMdMYzQd/SwznNnlJ8yq12bIZvJyMUvOsEIr+qIXxoLJX9YXnd80+Uv6YlagyV/UF7MMTf6C
        vpi1WDNsn76YBWnyZ/VF5y/V8Io1Wajgm7Wj1S3zjEbTway395C+63pgwKJjohse7SGNXlKWHDOHcyQX0OTmoIstOC+Ssj7RUuaRLNOpy4Ok2jMt6rz0uy6v
        Hy/QuVBeW9GzdrcHsTheZ31Otj57g/pSR7cbT8cV6OuLHMggfYFkgVlH9N9JmBEGQuLYk6Ct1Ax5pRqlJjT6OQl1EnLUjBxAFAtxOb2GGEmd/4h/wlYFfysJ
        YUIDaV1AcGuoZ+ysmMI3p6b53sSae/CKuZAU+d7+7L2fCAHCgezJLDt/PiQ6EBfTpz8ZwUiWiE8JKMDZrDNhYW3WbZSVX5uVhxFOkaPAdDuB3guv2r3Gq/Z0
        6KkuEjSV249y+7Pl9mVd+X8idKHUymY4onyOscIzN84DN7Oziz6QZdvvhTi+RWR1lnIR0K8zy+HY5h1ZoPCqfBvlAdNx8ZNRgqCBqf0OVb5Lyluxh13gGX6E
        6DyYlPIbG6nFoek/RZNqX7o/er8X5yAulIl1g4zI3EpgZlQBxyskrBYRxxzhzhJPiiB4HCMqFSARx1VMV4/FAXN+jlJJqa3eKImMLsm2kO4hHowGLSqxZnyf
        6Lr38c8o+nkvGZxP6vxL8YRLttKWgp+TuDk0n/QTj6oGRYEYw/NwQlTadKsB58Ok79F4C/Vp5NGkBwxr7W54rzyV3LlBGJh/gqDRcQ1d6iHO7U7DH+TfdbYB
        framtjDN6lMjj9Gf3rmkBv1yn6rNzTVVXVwVHMtqplCI11R9DiUS6I77M7d6qPZ+utUDhS891gPtNv3pnaNrP3t81NSwGl7zyLA8Ao1xI3OrF5G+6Vavrq0X
        Gl36MzKHZri2Oj3YTPqbVLb+mOji62irBz1sUu/oHSiR1ADMh+xe/oUX24hH+tFG3BdsDJcYpbaK2Bg++seASyxptIsSy577Vay6aKSAFVh7jN5nQG29u0HX
        vuzRPQkjsGCCTBL9kpORQ+o40+9XdZzp1zc4gV9wNjA2aDobPDG70Y2ZrjdUgk+4lWYFnBQHVW3+uhqiHmsEQDYX7WYCsEw3FPxmelpARl4nLyXISB4zI1jL
        CkAQdX0D4Qhp4beRxbKr1IOpJt/+ND0HQDG+S38NolhVcgxkmEekAQxnNTA5BSEsidcqwnEooYjJRdc9Il05Vk1J3BLwmjj3A6xxVcMaVwFrTGwo0d4OSibh
        0YAoSZK3hjcuaGQTJmvTMfzt7AtJmegzyNdijplhQAxHqSZefNCIxnMIwJdnHQ9ijJmKciKu52GKIGNh7ugwCPyIyZM48hKOWg+IdcJC9Pl0IYfnf9fRTIKE
        Z8tNc7QRKhygrI2yAUAncUsXRgRsHKlKIGRzGFLRd/EKE/QUInoJLpufYje6jTkg1scLn2G6KGcbOIZYSDKZy9v5TII+yhfNAQteQ5iaTXgfz/A99uvlkKhz
        OC93mVNi5nm5po8kFmv6JKJZ0wcQM0jkTljEmvrMX6/U9KnFUk0fVizU9BnFbC3o0lzqBYAd5DfKy/3MWxVlKNrF234h0Zda8/RLIiwJF7hwcFqqM9W07vMI
        hNMdjQg/uHBEGqdn240vnIB+OWcy8qoQ/Webwz11q8eMb0uDtFGZ5TE+uspwnz5QN7zOt7bXvTWxzuaN7dYbOzrSbucby/0z3NGFfaidC2Ve7SD3wWRQ6/rV
        MmNE/TSfyBHIxi53/NjT+aZLmUP6mpllwf80FF+/67MzA+tv8KMr/RvcWN7oxlLmRgfdX+xygxtf2Kiq5kY3ZvvxycSjC+UGYHnV+jk7oOeQnjIAjxMi8QvD
        0+1vbKYJPk6H6QRK8RdcWzL7/R6UXKOk3+ywKaMn3t/9HKyL7vhAt8OlZB/3ULD9D8qRra3PbpdsfbK6aOtD1KatT2JnbX0YPGObI2U7iA8pbXmSzjg65oV3
        wnqIA7cT/ULM9Xc6vF6Hp9Pvu7oI0TiLpHzGDrFIrGfQEGs5J7Aj1hISRCKtxZwAj1gLOQEYsZo5gSSxZpmA/Z4FSzmNAjnTRoGcsYO/tB07g9OpI3feJoiK
        OqbnbV0Q/K7bpzX0mdJRPeWZSR3vc/NnpnTET3nmrI4Fuvkz53Qw0NsSx1gRO8aK2KCw6eCh7SI4WqVCAqGmB2DFlQFwTlgrbvBrNqDtrip59XNtlYMNHILE
        u75ap9q+Z3AwBcXGMb4vBtzGMb4vGjjIZEzqDGUylDKIOo7xeTFAO47xedEA7XBRgCoZYJ/K04DOF1s4D/Txfi3vOtcaV0uw6lvW2O4On3ACX/07rpghSWzv
        FuLijJsgTNqir3+vOAnAmBbM72UnASZT0/xechKAi8ya34tOAjinGfN7wUmAYbPi6d9NJ9lhcNbZZ8NJdmpsdoF0HzOQ7uMApPWmoxddTf3pp2+UP47Ai+QE
        uKoo8B+1eUYUSjSIVS8jjQsSVp4xixJAssBCSIxIABQ2p7bhRqiKOMSA9WrvfOIDAnyOvdTzlJNo+5RErLHwYAVO1kWYApE8pE16YgE185UH1JG5ZFhbHeFV
        q4pRtIEkQo3Axx2NNOgp4MXMJSPUVAhDnbw8D5sfYJTMJVu1NRJqYYAvD1VtFzzJkvQfsGoFNt/xUYeHKgUYBYgk+jSUwe591YBTON6bkdgAuw0joIgtfgpU
        oS4NtHsVMLo5w5nzUBYRfAC/fT12PejvPE44qUgywO/N2GyMj17lcrl5rod/e4wEPwe8FFXBKGrbJcbfZ3QxyAURwDZDeiIJ55IqN5PjenuAcwBMoGAuKXI1
        JVPDMmroFXwyjEqNX5yEFTzSywCbffzCIumgdF1VYcRU5tI5Lt0LHLOaynPp1lgsugyIOgLn+K3zgHkZwogNk7h83EWgAGjUGEZ50WUrI0eNqXFaY9+lB6GO
        5JlLf4060pKcjKtyBi15Zh1a8leqrndt8EEHPubLNTlOtaNXtXLcoVTsb8LH5CAAMR+T+8fgY7pLqsRjd7+xWNtAGl7Y6InmRjdmN7oxU9tA4l3pYg3PjS9H
        GwnvG93AyXGG88FJcIbzwQFzOhtCRODjXRIw/WjVbYkIuejvXWGD+ZiqghjRoJaVuCBHZZVYXB1nK7EYC81U4lAOw0JAW4EUw8eJD77COJJ6wrgo9YSsjaB6
        QkBboZ4QyFbjzlIlhtS7GECqcDJdI6nFdCmHgjPhnXzMVDCH44E5HK+Yw/HIHI7XzeF4vzkcL5uj8JI5Cg/NUXjVHIUXzVF4nxyFe+kKSxeOHCZKr2zdK32e
        Cw8/T1z9ajIsQdwjw1LCgbW4+g3KsJQQyYsd+xBVU3z+GlJPKR6RekrxFqmnFG+VeorxNj4ZR7qsm1sq61YWy7qVhbJupVnWrcyWdSszZd3KSqBbWQ50K0uB
        bmURuP1yqLtcTmpmjHvNGA+ZMW6YMd5ixnibGeMBM8Y9ZowHzRgPmzEeMWO8NTvGDk/K1hg7PMbaNmDFh7kypDc94GUz4AUz4CUz4IEZ8NAMeMUMeNUMeGQG
        vGgGvG4GvM8MeH8g6h/6+HXV8tpa+Wxrga5bsoC2utSgjb+/C1Qax3iIcSyntqgR2jC2dS+0VRdyo++78F1Kl7R6pru2zNVzdsnVy2IWiRolGVpywdWLZAmb
        RS8lJcyEo5cMlHoAFdOlHb2AWOnWoKQOSqHXzDLu91CSs2dcvaaablcF4ABYD0Ul6BJrUMlFV6+67mpGjhVB91sglNDnieO+3bU8QkrQ/VZ56CJV0BXSu/z9
        70vaXFffrLpgKHQvufoem9bB66225weoFv//p+m1++mLZY9gLuF35oBKxZl7l1StozB+2tlnVbYwZAZZQy2lCXZ7zjEyLC28Gnb7z7iufa0ku/qKrWFHmLef
        EeDMWbsDY1NQnDWqcxaOM7Uxf4EmDndgAT2TGE2e9gMu6VhNvo7llNPew4GO6ZTXsZ4MJGhZx4AqamjQEJKoWR0WkBtb09JSZbMAVhztjrWMREFWAuCr8q0p
        bwnGPhJ5WRIc1K819y0G419Gwpe1YXWNb5PrmLbdyoAQZaeqhQNy6EstFu82WuFWV+6AVjwLVSsAPFlhx7Jx274Gbm3FTUhWvMujH+nf4/SHJHRcLml1avB8
        nkRo71oGl9vlwByIK6hH1G2RHqhkNfoA2x0zPCWgCH5CcwqR9i8TOx6lvbw2Fo09HXaBhW4xNta+YJs/c1a7oG0gTns6AARL3G1hmu23tW/aJk/O2BqVdO2z
        s7YGL93s6aYUaq57ekFuLJin+clLmQKLUmBRnmSemfcRo0NYkgW3ZG+mRViWQssdzVusCOIbK5s+PSOYxDPO2qdn5cass9nTTSnUXPf0gtxY2PTpRSm0uO7p
        Jbmx5GiNy7L8XnZeQ+eyIuVWzHMzmny5r/HcrJSbdTd9VynUdNe9q9xY2PTpRSm0uO7pJbmxtOnTy1JoufNpLHZl4+/9qX0/jpE0Lq/KBX9+3A2vuVeLjKJJ
        67xIuUV4UB7WDL8PoQ6OfR479sEaI7bS4TifXovdtmNfHY59jngEFrR/XznNxT5jXxKdEC9L+FjCPPvwNP0pTEe/ahONLo47hxEEHl6AtirCC9DCZS/R+SK8
        ADma/Chge+AF6KoijM3reKCftogivAAdXOq0jxThBVjApUzbAaLQSx+AxQ0nTrhwrulB6R+/BypEvE+YOagSR31lYxWED1L2HY2EdV93NmKioy2LBhxMWrGY
        y38yQrSY2HanBKgBsbKI2N7RiOEBiq3Nvb0BVLnUm44hhtC27PEJILwtn/jjKP0NWNgU2cO0CIebuEwffKnOJjjUuT/16DuUcMFBHIy/kfuUjR9F+J3OmMM+
        mNNX6E5qxY62wbEYOo5fKFAVutxGcjxiSwanoSU6c5lxLiPAYMCmJy7RawQwH7bY+pf4RqNQsNjEx27/bDrTrbvrgczkIFBjJhln5P+fvXeBluM6y0SrdlV1
        VXf1o06fPs+W7F0V2ZGjyBaDkSXbsVR99bL8EokTAgTGjpyQdU7CsiRjnJtjHTmS5QMkoIGBsQQL9+kTUJhlTcQMD2ewR0p4xMyDMY+QzCIQsYZ7CetyQYEB
        DBPF9//+f9ejj/rYThZh7lr3+nGqumrXfv773//7D+WzRHxvpoxjyrQ2tSe5DxJ/2gj0tMiIaV9NZ/tqOt9XgZ4SoXGxo2Cd8zW1wfY7r96Mf3UzbPFTNKNN
        M4g5g6MWQWBHt6b2NhBh0uKjuGLajUa3WzHt6qLdCqzLTLuIpNSR5ibWas7Z2/D0hGnOk4bp2Ic1kFTzqp119zbcvLPsXPza33h7G07+DetUX/ubyt6GMt88
        KDo+C2bb8mUG3Wt86+9lWL3oCfGTFebvXXGkZWOfEJavIcHrKdbp23zFBoa1krTI2ngVs7b8l6Kt6iNBdreU350IeBMN4Yi7uvGYbJ62bKVxVOmwClOPSSIS
        lNbqHtbcH/ORQe23WeRsfhFTpiQncibN89mlwy6Z6pdquOyVa+BfxBteVQNVXapB7ZRKo98xWlU/fcmZMz3I01Fb8poWkW0HpFD++qotbo3Y4v4awTFGP9fU
        hMZwfhN56dfI7L7l6ucmsob5mJPLa79n3eJoY/Vgmf3vm00k/mdTUhu+sqLfsyUft0xC7v/IrFY2ZK731Xv+WRvbMm+cn/0+220PP/sca+z9kg1T6eXnAfhr
        x/ZEPAGL5a3W/8die5oJQtFse9vRfzOwLxBMUF0sHq1kCcT/UWGYaP3RL84DkGBWhCTvBqasYXjiThSZ3tcA9HILw1r0ooXffT0tBAb4+LvR24E4E9kPF4u6
        f+/11L3mjih18rOvp6JKuZPy3e+/nu+8q7/73Ov5zl29+0oVfP71VOD8/zt09A7lOSxvUYu26OuYUGU+Xo2B1962Zrv6+fam0xwYIu9EdpCVi2nQt2zUm0wN
        24Y7Ys6bTI96fCCZYaXuVS8eTsqpUXe8mw2qLX61c6QN+GxG3s3mUchmyq6j7z4MEqiUgM1MjRxO5+2519hFr6sgaMfdLNYtxwWfHv5N/EB3SDiJ3JY8c6um
        SJnYIjOjHh9YPc/KGBismjeTfSme5WhpEgDl6sYeNNYbVzVmj27MeY3G4JXMyOAffX5fX8HX3bRD1KmeGhYkz75eAJsaBrDu7tVLXQZBs/TB8OK/+8hupgRf
        T18JXgM2WX09he0caRQc5WuSYvjm4vhcUpOiRaHzbVgucuFC/W2D2/bTE8FcDIeU86Hkd7XBNCcwv12bcyUoDEcQBfJpYA7SwPCVdsEi26xoJ+4weO3CKWQb
        dsGCslQ+nhHwj7uEQH+CGBo6QcBnBPTzX8lP7ro9B0vjkO2L34+xd6+E1gHYENAV7vZ0rFtbkDqGrhof3GpFcKOwIK7+NRFXc6Ck4a5q01UwsoFwlquHJyys
        LQyddHad0QTMGqVDjaZ53UgonYGLywy7uMQBpxZ/jVIEycMI68FDJSP6B9mLMkCh2VWFOqsK1TiSybSeQoBEMdqfMUb8XXq5c16v07PZuwPxesHl8TXoJA1m
        b3JttsGuzTYYoVJq1vDmsJLt6muufNkG1rFOc+7s05xtm3N6Zxl3C+9QSP82Kth6I5HM17LaaU1WU8/ltnWBjrZafdssKg2IDsQJHu5pV044DJNXaQaJpHi0
        eMXBySESYw8YWn4+JXkp9XwScmDNGQ5INBstuYX7Ak1pyA9/APo6AW5cI2ztKfoxCz31DK3wl236fB1doo+6SYcfXZZHl/nRRPSzKp6kEaxj8zaGWawq65u3
        CCwTr8UwjqxwrMbGiCf1ZH+780A5hySyhnT6MNfpwApnYtBfSTorRVTdDCrO64e625336ZAzKRGCcQklpP8s2pUtCa0Bfu/m36sW4bIlxv0R3RnRBE26K6no
        OxyVyYp+kiNclAL65o/tIntkqWOrALhLTwDXXSwUfwfZBWuJgDhAgvOuvWI5WLSrNikLfmx+Oz0KuBj7rAlgo0hByywN0MvI92apGN1U1kQ3FdNxgz9W95tF
        TqNSOn+bY2Gg/3hDmXr1oYzQ/nVY78fj89ccn/fq42Px2Brjs//Xj8824wvWHJ/76uNjUZ4tJ0cn+pRNZSZwmfjHG9lIwwxema97OatrDhdBc9PztTkZdC5/
        gJ80DSIffFDIIm0EY09qUib/wNRSSy3EiyQ8HX3B5o2swtdz8r/6TL3m6W+tOT521qzxIENgwpqYxUKJOab9jepEkHDsaQuCxwY8jJqIL8nkG2JesnoisZEL
        RQSRNXwV4U8Hf6bxZ106Hv2BnQTQWQSowxZXJdRM9RUVQBKp8IWFPy7+BPhTH10Bxy9HAgOVTSuTezS10nXIdelmKYgREZzuPhJsVcj6ZG+lLtYRWbJOF2sr
        J/tsInpkXTdwftbTaVCiT9OSL8kK1tnhilUs2aLWMa/LSryXD91q9UFuvtRhfzNMTj0dKBMQ1DnMab+8km5LsWILmpZvoGarxVHKq9q+zf5uulB/vwtZBm+1
        3kUXd6t6J118RGStamerOgB75e3OPrrUbrP30EXdSgxjVTdvtXYhleFWAouqrm9Vt9PF26q20VCWHAxo25wJlFnhnJX8GIEy8SbiOKIt8a7z8Ow8Kzi9cGLY
        PeAV8Q+YMcx7gidHCNpTvPTv6ooduhSqGXP67NYpbt3i1ituK8Wtz7ffb5mQmfajiavVPLEi7j6A0v4jUKsSuUYzDtMGqP8aKn1xaYxVEO+HN16LtiUr+lL7
        EY6pLlCktAvRuW1k8WzhEs1FfwJfgCzg+ltN2E7tGB0w98BDDyraMz2AUgPAT/iUetwKJTYwcuMgOcZY1UIUdoSmt1Htim07i5wfCsuO7UEYxDYYhPAxqElb
        NJPKYA/Juk7YQ6UhsIMqU5M0DKYmbUAF0B1hNCftEHlk2kCwYPq9m3+vqvWUL+RRHg+XawnCv7nJ6SyGH2osmHjAzQ3QPHI84CbiAAfQWHYkTrC9GykT/uSF
        X6mkf/Uf/8tP+khjR6V+z0JCpkr6XHMuukMSSiKWLPLZOfiCc0Omf/YbP26+yMtmpSoIp29F3yzmsputejJOMLZH3D3bqXMo8VNnTykWu6/HU/XIYQ6rquab
        yrI5bhnyerTThUMAhWyUDc5qVGGHv+ydQQA0HGf34QZmh6P6cwU8Eiqc+IzXMdEeo72kDkzE9wEmle/qSQNwxvdRUgUC4/tOUgNO80QCpueKsLKCr/pFBDkP
        uaX6ihEV3y8rxl9hNHBndZ3/Nvhvlf/W8JdT8LT2SIA56izAiOGOOmqudXONzLUDdXolNNFsCfk9Amoh2VCOT4DJP99h50IqtaEUlYFf/XxHzNA35F7RBzmy
        AGJDtBDakRbsp9ox++n223ED14+1r47NTzRjd8Sz9SOeXTMqFS9s49smNLUOASS1EbkCLu9Iro1nRviDrWO5FnESfXb+rUI5WMqLuGE53vi11AXVPG+d+hXL
        iiT97XV6o75uoDfQm0vWfBLxG/iUDPpa6yRjT7vxGzW+shJ2asm/ivgZfFGy8skbhL/txtfr4RZMrW/IaryOZoQmqb6WBIVQ4PxmCDrmm6FTDfyK67qebSmO
        +cDicy0H1X0SVBWMKLE9dcEgZlt56WVCPnV0NfojhAq9ViLseZzF/SJu1knIGY/Nkfu46UpQGY9ZRXbVXZ+56s4a/16YLCPXIuwmEULPE+vh9eJ+V41nxccO
        tt2eWBjPiENeLb5WHPJqyNQsdsnrxOuuFl9Tr4lT9OXaXBzxNOQjbZiRIkl1PWMiDQuZ+VJfpD2LkT7jruHJ+VKUTcFYNgVj2RSMZVMwlk3BWDYFY9kURNkU
        RJkz4UzmXji7hjfmxWjUC+ZXCTZYQP7GEYlEZ6nEX7EwxGaZIjH+M+YBS5g5Bfj1K/r6NdKK3jBI3jRIkNqSGngziyqTTZqeXj9IbjSRFk+N7tp1msrcpN+s
        qYItxlrzcmtU0WIvbsI3m5CWndrtm4/OY7pu0lvgxbNZ32i8gvp4+kaUv57auA59euMguWH5Sqdc3XWaHl7Xz+Io0zfF2zdpvOjo6/UNWSxkBJdHBD4PCA5/
        oxwsL4cGLC+FBixP1Q1YHqtn61c3YHmxbsDyfN2AZb9OYBmE+lp9HScHXw8Hv+vpNqFlkFD+b6RfbyAgylPmXIsAzryAOuFlQ6k3EHTlJWKIIN7IFeI7akvz
        6/garltz3dRLzZ9TL4vGaTRSN2HHSqivi152indJ9o5+6+vl1RuyjtKXs9QN0yGaDNR+GbVjLHTTBf+9bkR2huv0dfmPg93ix46Hutw2G/N/GcO4hiqNza9r
        JCoS3INnqTuQg10X9V3jY2vWoJ/toVO2WadjGBn75u+cR05Y/jj/8GFT6gGzmAfMOu2k5jgEAZrBV/kXW0wJTZPrGSZRkjvOGBf7OlDkdRBnyRFgMWJH2pcM
        XbQydNHK0EUrQxetDF20MnTRytBFM0MXTbTSMBizWYBmIwPNRgaazQw0mxloNjPQbGag2cxAsxlfUxyPNVjG1dgyzue+Im7wNcZuY8bEDZ41cYOvNXGD15m4
        wV0TN3i9iRt8qc02lGg/oo5wWLGI+shxxDCBHDgsou5zpDAIsTm0WURzzLHMWtRrDl7Wol6bKL8ccImooBhcc72IcpWfecM0TghySwIolCkcGy+WldQXgl9r
        4IJ0jXTpxB1oK2oSgAtciJcZ8FV3c0JpNkR6vqp2mphMSY2NHdL/bCI0Paqr98HkCY8zi0UPDJuuIgYT1fB8dS5aZvb6+So4sgavQENHIFCmdAeX6TKdkmy8
        0qE520B/1yO0MNjWBpMiNSYgALLYlQTnDaZDxvjxrMEcMywnf2tB1wxl1wTFMjtEaYzxs3VCb8xC/G5oDgTFIyIVZEdtDbKjUSY77ID+KYw6GIrOBwaMLkJl
        dB7CGjHa0IU5IxtorFn6d1eXDsqlTaHPri7kS6HY2u6Uiv3+6mIVU8weKva51cWgayxWCNWuDH3w+dUfuBKZl4mRmo4MMeIjPUaCAEU1IUmMSNvHKoAM8Tkw
        1gxfaZnKcXySddEv2Xw+Q4J/ndmMLwVmLjBhwLv9oX793tX9QjQl9AuSnA73S8pwConaEDVItRDjNMGd+yM7q1RP5NEhYXUwVlSuANs75xhKsft9Bjcr691s
        0d9Vy3JVN5lA8yH0eJ7TmAQJR6Ic05zNpJ5MmOhAE4gONJbaI3aZp8eEnauJoV5kODYjQ6zCQrGa7cW6ZULy1IDHhPUQ5jHALwvs4POu/HDBPT6H8GjPu4g5
        BMNdP/pth26fg0aVbtMo9p3yNqnp+p6cLE2quK/q+j009fw9crLkPatL+1U2ZVy13eiju1gHB+NgXxeGWAHbB0tnqvkYiyyqvCkDnlYuitB9LlB1lU+2WY7U
        BIPP4Y8bNUIIgTHWvVrpTa9nRIOZ4YxGlWjyr6kJ6GOrr95K9apWECmw1Io2rQDoqhCHb1irMbW3ERA8B2wwG5hmo9HNBqbZ3CJYVM2mWRgEb5DWrlurNQeq
        5utMa760GzzYqAA7BZmh7pp9daH6lb4+2PCAql77Gw+aqOwbF3jrtb+pQAuUzQkr1gI26A3KBsFrfOtDwyIhAKt5UH3zfVUMghsKVYYQV7Dpf5WZL9pHHLMi
        5bxGAS7RF+AErznfEaMlT/sGposooEADdUiG6erDoJh3LvZoNHBjDzgIe1R+0LFckmlAMT30Lv+qFB4MrID2RPjN9MxYRs+MZfTMWEbPjGX0zFhGz4xl9EyU
        0TMR0TMQonOYM3zUMfWd6pj6jnVMfZfHTX2Xxk19L42b+i6Om/rOjxMvYJuqxrOqxrOqxrOq2llV7ayqdlZVO6uqHSORVcpRRvdKqLW5uJVeWhqj2U1b1G1Q
        MnS4qGO2UKbqYSFe1QNCsqoDQt5CMAjaUW0RAlhpoX9VZDISeJrwPHQYCNuJVLL4HWY4mWN5IgtUiNYci5XtCaBpbwOwEqWS1jt28gVv6/HoZgiovjQ2x4Jh
        9rOR/FvHfstJF9M3p8+eiqJv0ZWb7L8dQ86+zdbfjMUK1/8xJjKty2Mi0/rzMQKpyibn5THaJPT7GMu4brJ/uE0nBJX/aDuu4fqRdtzG+xPtuIXrUpszqO9m
        qZoIG40Aj6XSmSwOlSKAqyeSyOx0rbD39gYa3h/Z2TLsIRpVlkEWrZUBXysDvlYGfK0M+FoZ8LUy4GtmwEcswP+7l9MyUnpZT8lS8VyT3mD6/6gp0/+HTZn+
        LzRl+n+vKdP/EsIp0LK92MQM32T/RlOW+debssy/1pRlvtiUZX4eIRro+vlmGI8jrasVI2dcFUnRAl1DUrRAt5EULdDjSIoW6BaSogXQUk3TZQMylgVQ7zTp
        opAUjWgYJEULoN8LEJUFwuRABPmeSYpWSS+ymqopSdGanBRtRjeRFG2DbvIDSYrWlCaaZt6anBStOZQUrZklRWtG7GFkwfO+aZKiTYZ/OO60PlRZ7EDsf96d
        T8ZZlqo2W0/QobZX22U7HV2y1uPgj+NAtfEksqkRp9XmT0uGfu7O8hdumS6RBtR807Nti4gNWlAERkymisxrbURWIWJSIQh26SGdKdBsTyDudZttp5XuIDx2
        G/w8VUDcL86+0vd0Khm3W5MbfSzLjV7PcqM3stzo4v98yot98b72jIf0ZTdLK+0iEzMdZpW4k2Vfb8EH+7JDW42up1xkmd7knHeRkXqT85JLe9FkZxeX7kt0
        bkntrvHL7rvGcfuiSzDW5vH9tBkSoQFOuts04p2rmbQuleeYP4gJ39TOmgVnqOCsFGyzM3mb/YsjBODhez06agJCAOj2JmfLgD6NTrm6Q1QDOpdIRKeHiWBt
        EhPC7SbIBZxwjCqk8hX/co04lSa9cFIxBSyOZNVHSJ3HCA1WqYhJe5+42ZeRHlGdpa+qguqYHpVjmMMd0LDHmF2F4NDUcWBUxTtHVvxOqNxQjlNtj/pOj/xu
        G+ipAg5zGAakd/hBCbB5MidMmC9Osqw7xrf6y3aeXflhLYUeSBwtBR4YLvCAKXAgL3BguMABU2BnXmDncIGdpsCWvMCW4QJbTAGdF9DDBbQpEOUFouECkSlg
        5QWs4QJiyTJMivFmKE9andGGeZjFXR9+oMIRn9mrSoV6kh+UFqgiEVQJw12yZa3KSOT17HUnQyCuQSD9DIFcdE0qd8IkXoZkKhmScTP84+hxAtsO0MC4Hje5
        1F6yzQ/jjTKOBLAMLU4+d+fx2KPHRe7uPh7V6FGYPzqGRz5O4hLoSN2S7EvuxTFr/FVxCYSTI+N3lBATg+44AzlDDrZT8gYT4IIwBvJa0sZClssR2goJgJFU
        8l1mtp6X78V82yX2SnHqrFJarB8kG5BlscLxwDmiRIJ8iInNSRdl5XZydUkhg9br6F8qlAySa/U1msra/eVk3aA/4ASWbygKdjVVrzVed4mNm9YzfWqTyr0J
        OSk8jteRXE91cC9iTTXO9LnjyRs1VciRPJKNmNZBsok1ENeg0CyVpU/sZf1G6khfb9RdlIhRa4WDXtAw1lEPOfUjdXUd3rj6DcSv2jQj0hcaIL5ajz7nInbL
        GuR39LKLD+uF1meH1vraPtqd5XZt1DDNPXvjqBr0xuIplZxBdQ3q0ywNAp0r3iZIEW5OW8ITQ7n1ZOdYZr88MNLYbJ8cPEk4MhjM1aEI3sZy6hBzfa0AT8gB
        dAa0L4LVQCSdaBCMX4vknFRoEweQSaaROxOhY5KZgSnXIAa0i3Kc7fQGgnf9Jp2/rcO8B29n8TbB23XF22ooNBRh/prB3RWDgT2DR12WqCuOnQLk3zAovG4Q
        MYKvRDBA4YoyFEY/EFk7vAZHn3WDY93i8B0bi4HyBB87SzSjBVchK6zC8GYi+hM7XG+CnASJnb7CQSJhY6vtCO4pIZum2Wk9+mM3vINLinM6KoZTrVboPERl
        ik1a2BoMLDSuyHzGPr3Uehp+82t9Hv0p7PLc8jc1NsqGhYP0eBI99uHO9AlbnkxF/5ed9XILeslPp6O/sMM6f8wGavlAIhS5+TV78nH05EtWuStc7wxa28ef
        o1v/0cXMbSzPXIA/dfyJ8KeDP9P4sw5/NP5soAY+hMnlKmfRVaxLk6jqHxhLgxQJoq3wX3vKXeTMxVryFlu9aCkJzkrGDvp17Jhz/ABI/oadZXi49vu0e+Sc
        Dnr6ZG/HU0/2opMxn2qch5ihzImc4b8MFsb+KXg0qZxLgl7E9ZY/8uQvaooepZ1CLXAZfqoW1aK2n9X+ud6Wkycyh75jUVGC025zKuXHJOc0J6kOVnfNQ/zP
        zlwYKzZVcSEFpQ0x92bLSi8s7m9YskAS2iGP3oATFCV27gPzyMaQbkisIzR+6ujqTMzKBsdln9PqHM3SCRAMiITtmb/FCw5GqviFKr8Ib3HY1ufcLUhSnbYO
        oZ8Id0zMbdFVPGjNre5q4gx1lhsvZnfVXNCkDk2ztkfMFzoQogdKHS3eRX/Iiwou+qIleW9QfMT3WHSqIkbkkZ59goHsrEaEwFkrFK83l0PnEmwhrz1Bl/2s
        AFbIVk4AzPAnQlVZrABWIw6LguVLrX0IE6IJEwWc/jKYSzxCTDGiY0kfiBaMnOwv9xkrRn2oH++5PQKXZxFr/9HEE8C6balnH6cnAqYhgWlSP9A9+a0cc1dx
        PY/GVua3hg1ifwePlFcppLlMGge6SQVDIb7/CAdJLHoCFc6zunLuyZ462fuKZLig9qxec+l+zt83VLR+gPPfNA5kj9Bb01Hr2xs2ONJVn4S9i9bxnvVWZPLN
        ty+tsgW3GpfG7eXj+Bs7xELEvmx/2OCtmjTetzw95+Is04qbLze3mBIJQtVTv6wRG1M6zRZ4gIXH2OhO0oUN9drBjoQd8RwBcA7eLOPxkCXI2w8nTOhi5ucK
        yLbDfOu5w1tPndNOvvUc3nTyt3jBYKr4hSq/CCGmAUAhOzz2IUZIt9S1VoEkVnWtwlKnod5h2zDkeuwJbIWJl7pG1EyTTZBL38PqUyqntwQxFe0R8FcY+Hve
        CaQdcrQ/r/3UJfyMD/Z1NUoeAbwyAuaf+Iy/OXHMPsFxSrCySfYKPzNkjWox47x4BuGHZ1HQFNLhk2ep+nkML2/0HDcj/QpOsAIP/5oKzr5a8QawGegEJKJL
        Akag1RucQE4NxHLqBT0324cM3ElD9uFJ2Yie2YjNA90YNjOESioC6FCf05ZDaEkAQOxhXa7a9AzFLd7yV+1jANAibbQk4LRg2tvdsGfDbLch/HA3zCYpCfa7
        Rf00iU3Zn/UC1BuyL2FCUhSLsB8RSaX3hDlOiy2YmLrjIN+vkOrx26/aCS08m6aWF4cmkgAAMBMIlglohf0cZlwgAeCV1nFMDr7iXXn5lR3HT+Qw4mRjtKJX
        bMkFAicDapDWLT2qg3mEWk4XaS2zVYTEA0toM3TDsJHx8v3W0MDYZJkGBtxNSKf5KCxsbVdwJTDejuPZYAyy2Hn8BFd8rtckBBKcgHXzu3AMC4qwZf2Ir77k
        8G86ejwOa5yXwBPAoiJooWq2nezZj2vrWfptACrPIXSMzrpwkzWqLO/+csHeW5bOhicc5SwqnDpbhELyYL78ZjF0ZdD3zRao3OvufDUEGiAL8zDypMqm53RF
        8GewJv70CvzpvRr+VLCaV11auMp8dEyh8PQ3CknCtCRAKBNPV4ErPeqBGc5cuQNvThThR7rpUP+A9IjyNVCRgweRLGBWnH1HmKTZwjF5xHSeVnbFtcL1BGM3
        2m057oXinkun5tKFQyj2dFXVFgOQJmwmU18FOrzDsdyJfy5p4YSODmRQoy2hwcqARNiW6B2m1IvHTgaHTlpH8jUGLc5hW6rMVJletD/A2UQyuTTqQWYhNiZn
        9yImA/GXcaAQf6lAccxWGxW24IGevyphTTyTb829F3Y+eCgmCVVE/9XVfbDy8fBv9ISCLrECuwWLECvB9hgj1bZBqr1At4BOx3vu0tlu3KFfQKUTPG6iuy1g
        FfruCCLtPhuP9VoIB8r4lfN6r5oRY5MfHWA7aR007B6imvkxK3FlSsYQ5gzJ3Ai5svsTnkoxZMYx8x6mOwiFC7gixjtjHt18MiOyPEbRHIwtU9zSIWtx7iS4
        jCDkrY109ypxJaI4JoiVteCnXdhseMZmw4PNRqP0CTM30LEg63kdSjPdvEUhpabU1dFNc340BcvR+dEMZTZkHhY1T4DPqZhns6HDrqZGZ0gTeL51NnHvJiAf
        B8yUPh2CoracIV6YTzXdTuAMcVFNhmqzbtAZYuqO+b2cIa55S2eIl50hTXOGtOgMcfkM8Qzd4TKV4D5bIhBa2RnSWvMMQXM4PRw57binID5G7Rta06MwQdmd
        7SsGk2YBIpaBuyMEge6zSTMrVYaXkADRzEcl7Ua7GBg4axf/3m2qYhDhXFbsoII7Xk7ip3iAYc+nSc4wbXD8QJcejNMEd0/Iilvi1QkIYhLPnIku1Cbu8JmI
        zNiwZBTbHdM5RxRxTviDivnrdBGuYLwyaIXoSYcp7wrNydFSTkyiN+5uOMaJogJaks5j4DyO4zX9SLp45Hvo0Hcl9RJ6xuhAB7GPsBFujPxOih/va4Cr0t4+
        pi/BFsHcypVEln7565Dpz7hisgN7MMqqYEwg3I/ub7BR6+KR2OstUiNYeShGhVWrCKtGz60Qy1PtQcRMZ8O5J3FEWLqKHeycIAIwPK2ULSeplswDqwQGGXoF
        XgVLsYqvFPbfW5P7dwvu330Vtl9bc5tZWv+N4NrB7GkPxyEBJFh4l52i0GLILKlmX27IjngttXUxte7thnfQzBCUHBVCUw1R4wrUuD2P0wKOj7aQ13aJGg8/
        yN5l7EDFkUdpFuZY3EQ3sGCxmSkRuwAntVIaTypP6VAyPXHREfrp7ulqjupOjd3ZhQ6cKrmTKD4+r4ysCpJBKJfDryiTtsu4tdlQaNdx1D2aKIT9V7FkWYFh
        wTF3Tkz+3PToIQ4dT1Xv68Z2yCavrnzNzmta7e+CaEwvnxyjdp1H4Dbh0+JanNJL/O9cOHMGDDIQsmGu2W7WkiyC2E/Ip0cdN6JK0FEIXc0iQyOH433L+827
        S/MJDlxxH8ePoGeQuiimFq39XdYN4D0orWA+5uJ8B1bVuqqxeWlsHhJANGYJkijVJ5/Za/ax/JkDwhPDhQ2TC7qnyZQQu2JBePiFRLVFQEKkaoNz9NAZ5TLp
        E/sZtH+TVU0mIfKBA91mK4gDzDqrjEeROz4enkumjJCoROdgXSeJfo4ntfPNNnIlsDGDp6fwcIoO12Au32RBscE8YnDzDUaIhtqqsO9ZhbeZ/C0KsQOYKhVi
        DM9/80LQtU2fyBtTwzvaou2SN1givUovhomw4gXCXbjnTkQnlG5stqZNboNVnEmDycsMWb0GWUm8A80MreRGZMOB0UcDxhvX0UXB6KMBR2VNFyqyjk5I2EFc
        tE1Y2HTdHPLuQsOHM47WtnKTXRP7lGoSnounMifHIJEZtyzB7zAwTazoSXC0fPFEFFaBDbriZJexbc7oKchmk4gHIxS3Dfxv9xbjyR6D7r0NZ1bQI/ZzzxIZ
        ow13WrUPH+0/QpuBQZ0+VL3FkKDDZzuSSZpZxlv2CT1NeDO7h/NjmAaP6OAwWMtHDkcnFVFO1dvsf4+QdeGt1idxDW61nrPFJvcXcCXaDPHctH+D80AyfYvz
        cfPjnQTjzgmEC8m5zgPdZPIWp4/NFhA4EcTItERPqRgJFD/BfD/msyU7oiYArbBNqknzHAAdM1t32ZSW6qgZGWgRp4wmhKBhEjO42xTzzF8FcwaMsH4YvuI0
        wiV2b8yq87CdZJeZD1a9bQJ+JPwoIWf2WBZwX11x0oz+3iQgrzGhvKfBAF69V0QTfvqSNSefRT+g4BV6P8ooYB0IwNENFlnAjvmApjV2QhG7SuYvOmgxM0md
        5ympCdoOUZfabNVh4sNu/ta9h+Ih62Eiwms6lM5xZmYh4+HuvFtSW1oNjk4A+UiprLvIUZoZGaYW0S4EDkgrBToNyBTBA6hljLSbWKWzRrGzdsJaKgR2hgia
        TpnIBWhGeULTgDNsMgAw2PO9/DVb8CVLuH/ZL7xNOEGsZVhSwLlV3iBqVjAAbO97Bhtke2GKQHCSkEwG+1OlfWBoV+zyxJadrGR7E4HzyGHe8LS3zQYhUL7N
        7oEqvZXIKg8oBIJJG976HqZnGzjCGxzi1LfInbXWxtiHTt3ibBTYN2eDCzaSyCZgDItFGhWg+ildoWOE9kPlZoVgM9JNYc5cI2NPN84lwCmLOVTLrE4RBUfI
        urdj6SzPSjH1kyy6riydDdnXpkLTvnMOICcE8Q2OTiZxCXKG0EaQP4Iz6mHcZPrZvsmevc2+FXebrZlbre1yN53UbrW2aVYfduBJfbPcR1sV1J0cNIdVo1Xa
        08ANcI2P/qUC20pPvLzm2bzmmVLN06WaO3nNsEdBd5OpW5xA7vmIlzboSfTjylSPvGc4yufmdOtWWGUyBZ5U9hMET+mAl+1JYsisd4hkWUNd+DRtt3TnfAbE
        1k02RyUX1ZfFkiMHoIAoFIopxsO32cAlH0Wu1JeQrBHYoEqIzfDcfMozWjEHtnIsc0bYckYoOg61J4cmbVezUUqHiMWkqPssrSZkDpOraHX5wE9fJAREKJ+I
        dUIx+xIb6kWOJleAA+AulmD1czherHmqk6CGtu8PKrCZpcbz3smzoo/26yrGxxOgfwnHBx0jxzgyiU1IknmKeZoZA5vSuiPCqRKeyEe2LcOsP6SkUQvn0c54
        Bpdt8WyBO5TgjgwvMO6wctwBxKOtEv7IcAzwh0+7C1BaQiHW6zhKz5ij9LQ5Sp82R+m/NEfpKXN6bjEzQbcbR+ELniA+RoXYDDdYMl9JQLuE5jegLUIDD+Da
        5uISEZESQOg/ydBsCJUA+8cuCBUE4IKJcvQRqkLzxc1kK4TfmL4KAL5VptjML0wNnYygmvMnU0VvgdfAbe/JP4eHv1WS5m7hjqDb6K8l/bWH+6t5ZC70pTS2
        pHou6WaHvAc67jsgCL3V+nZBwu8U7Hu/4OIDglqBYQkVsPQ/ctSi4DdJ8LBljj1HCSam5+gEwKatanWDExFGZu6oiYOeeoI/QB1PKRaqg9YiNmnpKbBJxCM5
        yCmQNHMeqYn2A8gLb5/jZogVBYKpwgn/zRLNZRtRhixUg52BS1SiI2FjXIkXQ/uPgykiyp/LOkK4/YAKSFqCNx2L05/jYd57l3ubyJ5yMfyP24hojvWNOC+h
        6H/o4LcQOp0hH+b/mO1Jqu/j7GnFDFCb5sy9AbTdJKP++5mxZMM8l4aUIAH8EgHfeGajDAnAvq3qS2iZPtx5i8MZ6l1jhoZMWTc4B6iZFosNkk70Y8ga6SKf
        DrD+hG4BylxET6Lah+p9bKt60dT78C3ORXP7Poz0OfPjAQ4y3NJc7ZjJXk+4nitVOprTE7dyRuo2iC6JWmmM0DHlGEvWooR/o0X9KA5gYT+qjPR1k9E+4BQv
        bTYxESrN2mDsUBAfH8m1VPSjKrrWmKEQoN3MgfNxHMlK3WpB6Al2EQeEcIy3WlU2X+EUkV8knHKTfQcY4M3W7TFL9rchpflGdTNUAZuttxhxN7PV+XYGTGMX
        W0IUuOcI0fJmpI+m+OrqriEPAjmXiGlkYcazenqErMcUmp7jeFqsD5lOVHZ6qBJGoMODuRJ3LkwA7+68kM4yFR4iqjB/bImxCI8lgOkYjb0sHlJDoiErZyS5
        JzL1+WN75OOQAM3DqWJIrJ0SuYU9xd250Z3bWOrcBumcNp3DkofYmMgxW8VeM5ymtpnvBZVoAe2z4yFAOHMmtFElux/DIhR+R1SlDekAux1Os0RQ4tBUJTQN
        18hRmqReldUbipbGR7f4si7mAFzT+eHqi9IKy0QnIZ0kEU2DD5Q6xQ89KvElC072M3R6TYLFJkbkMUnRSOXeJ8UfRnhKZoccPfUWG+amU71tS7cTdDqIxYX4
        Q0RgLt2hYLM6eYeEpr5oZ7Q91qQhiLyBPkxBGvo11dbgoYYvKOUdRXYuqPHom6Rylk4dYn4Ufvj4Ae+T4C7GbTX6P0xZ9lUDSdNrHae59nGp0MnuQxJHP52T
        ibeEA3uJfgT3d4mYrdBDFmNVegFo3KAHAxGvt+144p3sPXFUe6yxVMdPxGAQiydUypQ9eQJ0U6VnL8TE+tMlodP/rUw5hqzxzPbUA/ldfxF0Tu8V8491PHFo
        6z3x4RNLp/oXjy3SmX9C0xNNO7aubb4S1J2NG9o+i8FyPCkLjid1BIgTsTsiZCIvGySF+8EJsCUcHw8cYlOJSSCkvzYSlAfoA76x8aIKDGSDrK0BK8HiUNVv
        UfXwU65yRZAcidWKZ+QsICidjGIomE67ZxMVYGcGP86zsKOCMrBk8ONBPRicS2os+6h2T34rSwDLNUOCzDWpUk1DlfBncGk2/LOS7/ickgr4clV/GTeqVf1D
        X1b1zxc7iANJIAZJbCVAdTwKTLeqq+Xhlisyn9r5p/bqTwXr9ZpLCGjIdklgIPzMvIm4RdgIIPYyrACfXWXJVLuf874qsDwVbRO/I9xJBXtQ4WIl9lmR0HIn
        8678jd07fPwEEbDokjoroRIwK/k4ixKqfvWIA2gv2axB4WTZ12DegTticUfYSmeDBcnpFaX8XBcBOlCB8qvgAkG0IlqPSDyYCoPY88/FYeZgNJ04xQGnhEYd
        vrCcMmSbFndo7k/qbPVoZgtjFJflc0SuOxm5zvjYYRs7nGU1nidZtVGF7VJhUcZmQlf2NWVZr12qD0uJGJMySwqug6yqVUye8NHFBnpcYB4sIj+Ey4ErD6E1
        skJTXSDFIdi3Rvbwh1XIVIfO9fo/Zyu1aB8drSg0unrnXOINCZ1HiVQdJvydVY97LUVI0ZDnvXDIEqSs9oOWtucDYhxRPWYq0BNGeUo9FzNeY9WSCaNYuqWg
        kF88Mhe7hUjKEmXxP7OyT4DmrOhfKOHOOTkYi42EK7dZ5wmuPPwHR6mjzqLwUxX2AYYE+NWUZNQc22MGj4qMPpuuVWqvbCLktzTAFCIaiEbkvLwESYgl9mux
        L3o3d029W8Uo3VguzQy2tabJrUNHn5tH2bPdoyJxFK0W5I+stXK+iZ23tx06d1K7J2iYDihkOHgHkPaAICOSj+mxNQ8zd9Xh5RXFQmAEYneBmpTh44nPhazr
        BkdzcB2qllv+RugI2RjOQvOEIIW0uN+cjYVFPUvsAjkvWZIEK285L6eL83JazsuOnJcsk+LzEnIqoxzq8Ce0Ar/gqcqie5RtkAhnBGxZRxivZLoFVFsYpmWo
        1gqHE+fgYMDxIp8dzXD4qs9oxCFKiphOh9/RsDMrv+BcGSWWjGzhRwscHohNnzFyiisOlN+05kQ/3Qtby5J5FZ+cjZGWfWKbe3/DzT+go+1oyVYvM35sDqlb
        m69h/OhiaWkWwwMJm6PQIg5bDBLNbSwGCSVW8i79nQ0NMMYBCxuaGm2/VWxYX3VeDiS1LvyF154XhDzwWcu/el7qo+dlaDpgj/E6R3N3I8gr+iBvcZ5Fo7Ru
        DM1io5jFudGzaGZjbmg2iJ9hs4vs3/BO7AyiuKGuhpAfXh9wZITHRaZFmE1ZbyyKhFnWRbBml4lSoGQFlHzWtunAsc8ZzwZbpA0Ohz5mA3RGEA8bdCP549wc
        aRxbPAHjGlV6dNGCpA1lu/mzLSeif6US4DrozVOLxTNdMdDnWbeM+MVgNAsXsao0TiAqvI+RQf4t+BDo1OdQKcxbXZY4ZRV5YqhhKhJPBa5IDqynVfhRZawD
        UgcKeQuyF7sVoku74Yaym/U+Niup32xZRa8cTmPEVtb4unUPi5tcntks8+W9AlxzGy0rBcJ97NBuiVsrEwA3G+p98VLqg2hiPnbyahypBol/NmLF6IPD+Bvw
        3/rh1VUrlm2wCr+OplkYJVdXrqjh8OFSqybjnwq/+xuAa6UWfYujw990VJDr4JGjGSqCWEKkxqIOQAoQCLlC8UHA7oe+IPGeZR0D3A7qw0bQthChMPNi8lG2
        NLYnE1ruYVC2Gd3ICLqlgX3v1y2iP5tL33E4UxW6Be1qs91EUgXJamu+qIwAY8LRZkow/zOqwe9nU1RTFrZnhl6jX1RLYxW9wNU4EAt4TDE4mS1rXoGx0AG2
        WW2l4w4ZEBSnb9FBr3z2jngcQqGr67DOcXQN1jnih4JpEAsdTAmLNTjA8n9QyjnqLwqPACktYEY80DpIdA5WwZMlq4EY41UKzsXGfgvQUylPN0+xb4yZs5X3
        MtLKLLXDSxx2hb3z2AabZrxyWNfMEivB4LZQ+0wChoLEndL0azbPyAsycxQKY3R3Q42s+oPZvBFKR8HEYZSuDEp3gNKtecYOkh8XKN0qo3RWbjGZj/mbGbLZ
        jf4nXO/Ey+1TSnnidRaxSHmYwJAWYD2UuhwFfMf+Lluvae73XOJwqGyHjZ4Ttb+hWEp3zL6X50ylLRRpwGb54UMIYT3PghJ+kT2BtfG9jYoWVB2mzz4xRsUd
        BPgGN4F2iArfbzw0YGDriFC7cq50JvRM704Q/qhXSucWDAex030IjKHOtXtblt5iQ0Jin02UCEn8O1hI4vOrNpLbvQ3iJZqoNBOR1GmjwGKNepkyunczo/v/
        ZCv7KDsY0rww+1pPWJbo7oNdADhP9c12JJ5Cb9NELhCOymDTiNptOfmc7ORzcBjY2YPs2HPYfWzo2KOCXYIOcDF1frll6Wx67JJFjEzEx0HeX5UDgKJxcSBp
        Pu9kgPC4BKT8d7CDxhNDuWALq/filBLjMyatT6mEdlrEoacT2K4ezu1PFPK34hz5Jj5YmW3wTsSZvRpjHKopz8EMdLAW2+C9CtuQVGScX3UOUXUey8Bs7UGE
        XTkLDteCriXjATWbX4EL3qoCDJIdSv/AhTBa7MHttHIX6JpH0j+3kFmIdwmwQ/he217IXJdfwUCGo5+cRgLgB1aiD8Ts42UxKtPedkfoM3slUQhbYeXRZy3r
        PbdyyhqazxVM6GB5O51Vn604wYJx/6TTqr6BgxBosFjIOeDigoQCDj18Jq6mVSC/uJLZqjIbBuM1YvrUAjQfA5gY9JOKDgbLiZ83/l6W0fjPJH5fB2dWdJFR
        6KEGFKdgxpZXmPE6o92VMEEdB3frSjYHiwdL9w8d3g0ZWx2WlRUicX6GOgLz7s3WRjFiqWMMIS7ThPHpEsGXlCo+nbBGS1ff29Xe6cy//KU7EAeiPN2h9lfg
        bLaSYEzLNB/+0AL4pzEl2QLkIX5fOVi6f+gw27OEuhbbcoKoDXnk4dt1dSWupUjxXQdtRrPZkIm0z5TaOkiUI01s5YUk6t1MkPdK61DShBk33e1xy0FxHtrd
        cPPU73wqll85OiolwDx+IcuHdPuAMX65qNplmx8wy/e1P8DBtQISftB/xpT8z7cPAGSwa8pajXYO+ol7EIPA1NAULQPUvOWkqP69EA4dPCRuVnb5TZ/4ULu0
        2HZpsVEaE7DjKai2o4ULMQzMs5W34iZtIcWmeXsaziws+ucRdgcBr3wBYCGsI96vTR2djVupyYHSZKlNKQ9ICxtXiaCqDvsXWiCINZq4WHGLE8bHDZChDXxo
        yYeWfFgXbv6la1R9sY5NddliUY6RyBVyOQUuJkj1fTwVwVb1fl2RLPLVrep92n4hmcwXnHBFC+be8KKZzOTz/vGkxSKdVi88GY/1jj0WT6THH4tp9HET0QEn
        cZjAH/bcpeeecLZKiNFqev4LF+2tEuKkVBdohuKD3/nkv6vkH/zZF047+QcGhtzjcYuHkX+z+VZObefp1gE5UlqQfmM/6+pc+tclRkUe0aD+4tP2bUyw02Hx
        F6aAgxhqeb9suOk0PGLoUMnGWw15n56/zF/CLqkyt1U9gOhrFniCClRdsdO7nRb4doSKpW0V6dZSr8XCeKQtIualRp1z30HATZfH45bGiSDpcHhVPLFsc8Gl
        K7b+y43z/dS6G7Lmu4B+oFdMEde9dm4Jqh+qfMdd3fRLPxNlGnZXfAfc/Zwfkdl+dCCppQscgMzhYyKTQAUQnD2QqDthFzRPLUkjNPIbbjWZDQ1n3Du2QOu9
        ChaSehdKaxonweokAcXQET5G33/Vn08aiBZCd3dy2ooUcexSNwQ/J0FTxcg/HjfOGlfF/RyHXX/vFz/829WjvdmnkhY38ti3MxxyV95OnW6dhWHLfpjlEQdE
        B/QRiJhprejYvuUedpH749/9zdn3p9OPCu/qpu4j6Zd+mngRB8ZSEcwvoSXoxO16HYLEn3Dm009+kDrN/PZPAEw+la77wKeowofeD67RQ0PsCekYT0i0cLQ3
        /RQhDnTs+99GNFzU+6r00TT59E9Kk1bcRoMBtUvIwREvI0f61tJtqM86B84txBF648Gc0CWQvatREYijVlvsYMJjwAha0TMqjiBNfCBBNJy2xpOFpN2jPx3d
        vp+gL0KsufvPLdAkLoLWd8/17MfjiCUlEr3UbVDF2ZOgZ3GWgSESswUFHxdgL47cScNmV4zxfMHyyRiXycCCjWeTAUJ6/Owc7cM4c1Q2651DAHeBNm4DVgMN
        pi9TDZW1k+p9cBzYfyR2e4siRPd4Dbxnn0ymTvYWn4xn9JieWIinNWGpYIFAcRI6NHbcusSZXSLEHKb56lnxOAtEeeI0wh90+BX/Jsg+txD1adsxND1hz6ev
        PH5ng2W22/BnSzKmZxYSqo1mlfaCI2QnFV28swFZn0PU37m4Q/29aAHxRrrT27lA2BNhUCd05yQBiL1EDxefXMKWofcn43FCg9QxMAev0JJ70msqHumpaFnR
        C3SOirFHkgyoJQOaNa9oHG15AmSjqLYJ1KiO9qxiICBMZ/UsLVhLjxNQvIPGMG7GIOVoFPasDMM7RxDrmWEAQnkYYoU9rtsnARhL9NgMhEqcZJgwg7BmzSjQ
        WGkUIc9/tijT0uMKmwrzirR4RaavWpEK7BjoyQH8eaeekVXy8WsfQiXC+K01vB6BDMQ5R+Dr5AOJeCAdAH9bR2YYkQyjg/cn4wlE3JVh+GYUbTOKXHCI2c1W
        g9B8PhJsR1p++mCatyMt8P2QBlI7i2/FFpR9f2zx3obCgYfbfYR0eJu1RKeBJ8ps1hZamuAgkvsZKEsDdPIBtvMBRmalOuxdh3WKSuvUwXsMUFpmSlYG2DLA
        FlIZBqkJWmg0jT+dIek8oj1jo+GfF1/yIXsfY7rHo8WeeJyGPH4/7cfO41Tl+DvOPZ4QrBo3v6QNaVH7W7uYhQ67GzJ2oq8JpafW3jmcmXpsAX2mKTmJW+cY
        lHaqoI678kXMoTRPHODTtnaUH/lpENeRzSaGMrn2MJjjlM632vfC+xCX4B5c78syMVEp7y4OV+4hx17NpM2aS48e4hCsRogKkynIAk79lkU1pZd/fvH9c5D3
        wG+DevO3v20d7XWWeq/Ae5GGGfV+io/NHUd1awHOaRFK/SkVqi31fuTY88cuP3HRR7G/zUwhuGCAgr3zly4+cfzkR57esnCL5aVVXQcOrO5DvhcWEzipB3Ug
        nbP1EPL3Onik+t0si6h9L9IdaH/3IcihwJJQKWPy5UnvHe699qT/DvV/7Kr+d4r+j3H/Oyh1Vf875f6Pcf87q/rP+j1QSNGKEg0Y4wENMANzRaiE3mAwmgEv
        SqYAPHQ3nUxnUDOBRxPf2hUf5aqexlonQ6tBJ/Q/xXo09ARttilCYp04SididjoOmQYcZ9A28J0fPWCLasANBolHOAnlSafA3dU5Gn2bgBjnN42NDigQZGMM
        2IQX6J1MBeNkEA11myhTJjDXYYtvWKIBUSn6Mc4/okIseuL+Rk00TUR2QB4FWjcJiYJkvWuL6qAtFi08bnDh47qOHZZZ6bSKaAXBWxmFtooHhODe0agS+RH1
        bocaH+kb6T3uaQeFzBM7oDQRre8uxBkP4YiU0RkidyG29e6c0HEIK2B66IzE0DNslE8b4RI8z89EEyU5p1cQBga+SkyvB2LMTXuByLHEmc8c1GAjSqTo1j2H
        UqSb2Hp3F5meVbqw77C4DrPoymeKOHEhJLwRIijwFPacDqKPod8OloGtQ+G7AnteC8QhxhPOwZiFqDYh00HXixbNz+j2TE5kKpY6EetJhXlbWUNE1juSGJNV
        IeWGXNOQk6t8buTqgbFMOQ808f+RtTqXbk43sUirK/yQAspFK0RWhUd0COvgP6HhL7KJxJ/694hcBWa3r7ziHKJ335tuOQxezBF554/8Fp2T7lVl7EfSl4lP
        ucm2iJFKEaqEG8oKPAyhY6kQB8oKhDly78RyzadKVgPjIEZIq9uybAkuE5Js9JZulolweLJCyR7pStbJQvNu7PE3qgAHgyX2X+JdSpByGcaL4UO2cxSvMqTj
        aDu7dY/C7GGJ3uklWhaXtqmbOa47bKiW2PTMAQLyzIsTovhRR7VL7xcgN19a4MhxamdqsRcrUcX00TtgPkv0OZK5UJdEcY/jf+EWh2V6B2wb1vxODwZzbu+i
        JdpuukNDC0sxyD02AnThbmlTCe0+fhJAREc+u9kuxZmZEr0PP2orxWLdFxI7EwHE2XCF2VMHdoMCau055C5oy8vME1hI4LDFlPDe9pDMp4UHN2v1wd6OJx8/
        WVSXF9pxAmVU+XcY/riduWwbbZaTbpzrHfv0526ic5/wpAvGaSNEhPiSHkefdVmfQo1ZdJ9ZTxBXxGp3OjqEFWcGT+ESLSS0FPc3xB3YXUjUOxpOYbflYV5E
        K9PKMcmbYJOjjCr4Tqwzc8yMH1hLPAfzdf7gk2PUgi8yzpdsjkStx9n7RNFfiWq4yXmY8Dhd3hlX84iRcSbLe3lH3BDud7O1L5nczUkz7Bd6HLjmQlIZwCNZ
        V5aTQFchLWsN+kmznzgmRuipJ3ce3K3tLGLow3sP7j48FAAbVM2ur35403v2TnzPxUwoue1/6ye1F84mHTCql1uH0pd+iZjViU10CBOzsolO4LquZWV/lcrS
        /aWv9m589MJAO8uI1qzd5WUq8ujtH/yWv9z+v79l0F9OOJEouuvs+pH7307//PqOQR4Mtw/metdtv/TT3zk29gQ9/24u8TN4vuuHbpw6+v5PvWPHoI9/6Zyo
        06WvO6n/fekr/lzU6N188sIA4jSkh46LsJtEXi8YGJjkVJqezbIOmusHEpYt0t1jSY2mDJ0jkp66h3vqfEyn4ekky5t+aedBhM2A4bcTvQufaYK+cRgcd/Br
        IyEUKXrpyYtFnFFu4AGM2S1l/0JjeeH3dBM/m/+d5fl3Rs+/x6ozpzT5lWLyaSVYVP2ATHoS0qznoBIMkno/QSQS4qWX+xxNN1iWRfHWWBRvjUXxhheFhbG0
        8OEyNf/Pj1pHaN1/ZdAvJKyIcotkxFg4GtpAgMiTPsjDYPWKUrHYUwvaz4D3gIRMbqDDfhENN6kUOdcq2l9OGstYShojDZKIDKqdz8joO0Msx5I9gDqmCMOc
        p8d8eUf++OUdg+W4UQKkfCgc6oJm5fiLv/mBLf/85qElc184S+BQVI7VwT7eef//jH8OqxOwiP6B2Qd/4RitTn05cbOxbaGx6Y6oYYjzjr4LXQ0ExiyBsYjt
        +wk2dX1ZRP03/uDM22iamaWhybMfIYD5qn0omYA46PJvEMhMIQsq3u2cx5v8eQfPPTaWdDD1JTCpMJggVzXRbgZMKsuYSGwLON2afTyAjHHX40tXzp6w33Rh
        sOs/3OaPAU76g13f+nYGpQu0sknUT8YGmhpEYnEieunJQE/hZxvCqT7HD0JNT9U/9uGn7H+4Y7DrC+1fniTYos93ve3tBuRyqKSn0KMPaPIANwJONSwz0ZS8
        vnRPM5Jt3S0prTCNAgmbjuQTMIEJqGHDV/oJRysi4O1TPWMMm4GmTiJvEkFl1ozHpi2rEExx24T0o7HdeZFjUG93OJC1tx1eObSg2x2OYO1uhxvRuG5udzh8
        dYed4Ma1vd05heTsE2wr0wGWV5ucfYl9Ogl27fzILz62/hMTuw6ax+9MKsBMqx+D3Q12vaH3o/Xln/rMbQ/RBOT3h+XYaPXjQE6SO8U924P17EDTFNDZ4dPt
        MthiPCJOgCaUCTnYWJaPnJABBIImKlfVhD05HHC4TDfALXQWVZd5Rqu0AzFxA+JAUDvhI1M/h42qoRkPKJdaAoZG+m+3CLz8XhA+tKLvQyq507tueNePfPpv
        Nl7eQXB3Go8PQOdD5dFzbHNqFkcggBPqoiQ7TGmPvkfUZuHpXWdO45+/p0oaunUax0gAPA/FoXb7pkadfbqNPm1wxPQtc+bcRsawCt2fsuei705pa8Kyh/6f
        TC1M7E5WAs6if307buK6BVHPkeaCs7E1B7yVmojPDeyczAJnzLKMQvFoMa10PQY47vP7SXpfCNSf5LLT0NPQu5kUUiD+XrRKpQ7BVdOCsxe0sdOwHrL0JJsY
        aWME0BFPiSmhemdA9Y7DC42o3mfqTmOBiP0Pic7+NOKinBaHroeSqJtHtz7/VgZAvKCnmTBmy+aHWGCS0R1vGWhFR2hY4FEo1+13w97i3YfdhVx9CNcTbsc6
        zQjKO5iUqr28+KC7c5f/rs43X/+zT9xOO3F68y5Crn+2g20soNsayoaICuhrt/g6SyeGYRR9ew/bLOgoOquSlmgPWvO4Q0g4OoJa6XF/Ln2qeR/Hz2xpJfZj
        kLxHzNoiYQ0dXEkrI0agLMh+QDlPFOpKdoztLJ2wdGbk/DQRytn938HVWrqoUfBTrEfND630IPr7FXSWkP5Y+oR9T6FD3oHe/LL5dWoHU1z55q0OkhqdmCtJ
        oZwvKcSxQ3klVf6Bv3xmkASC/rVPIEuHBe03nK0+Ni+OB9rutGmKte33eZMoKjTgs/gKIWBk7+uwsffLPFZzvXJvMo4g5LRHEIFc0Qd02l35si2PqTMD8wbb
        gXs3oGohscDRRZfl5exIoqLK7PDfJHKFj463f/ZCn20O6NW6zxyi/56nVz+64U7679MXhKIcw7Hw+c/RsdAisqTP1bVAbCk0gGEkvIJ8IdLQqfuZkMJdiVUe
        jrQA7owaLBLCFpH/LeBS621JqwvYtA0I/z0WKidkirVs6ehIl2ZZDdAbKKoF+v/F7TB3cBBfHzHigGkT+wxMAVF5N2zxbtDOGlBXqLgL0nTxINTdQzBnv16Y
        W3OUbR6lXxpldcQoI90+AreUIbhlIysGxItme1xIXIBjKCGiBBhLOY7ZXmfVB40B2CEC+Do2Qr3UvRLUE0GFc46hGuBPFCQh4XoZoBEiwRGA9hig3dcAaFvA
        1lkF0ABj8waJB5axRgLQyGlQQGLExL4Ans3cFBtoDEDtOCOBnA8+Z00gjxi0odX1ANA26CZwO4xkcVRrvwRaNfaLItBn2rwEWAUb/FZYNFsvJCo3FrDFMiRl
        3p4B0GameFh80LA5QspjkAkQ0pxvhelHH9Pqg2fnwwnYCOWuK1b0O2w7/bSj/MUKkjldUlkMGE0nMdN69PcU/30acRTPK/ZWdzgrBRxWiTWDGxXb5KA/G1Xf
        Tjhwpctkk4Ts3FYktq2sTmzrcmLbSimxLSuCtcuJbVW6bS76uALjvy12JFy42Env5tBdsDZNo/lNSiJy8RV/0FWMEi7wHL6mIsbobPpUxyUSO5IgZsiD3Vlg
        YkcGiB3pw/BkVePEBnDcP+rt9PvnCFnUtysNTmi7QjTp5nYVZdHk4cOcKQAU54NBYDOTaAH1JnClgsaAXVOjH2LvqvTjWYFLCjTCd0ISAi8i8yEbMR+ztyK5
        GhslL9nsgG+zz76Fv7nLPpelxaAl7tvy62P05cdsYwf8c+vcxmK44H8o85OrGkvNxczA1UoVpoPXlKawAQK6QsjY4JoqvdpkbUyilReSGDqhOPMfNR/gSLWj
        n1eJhH1j/Vu04jIEwaMbuh2Bj+kCPlyBD3oMc0IOiaoYQtwShNiMoBRDSJVmOvq3CgEPptlXDjNfMdHhihMDGt+KQAiRy0MGXxV6Fo+BDClssyBuP6PHzkQ/
        y8alUPr+rAp1tALlYxWWgNPspoD+spWDmC76BoR8gJBHILS6dzakpLBGl5iVYwAZkzECWhmaX1bRL5oYFhKQAZ5ihbsrbblkDJfgmV1f+bkv/8497z6wY8Cc
        uw0Z1zQu0MzaAPUZWoHnVOKjqw6HL42+KCtQEQk6z/+78vmnSUakH57/ipl/5z6JimYmn49q7fDku+kXrLnokwqGsO+C6Rby9YmX1272j0UYJpre7c4WzUmK
        lMThcYlhjgMaZN8WB03ETkxq2JUtcZ/PNgsUuBkTH90xSCZ060onuRZJf4nD7OqupG3hdNDmijzkzsNIDQTeJrqSSNbqZL3ucmJ7zdnMwQDQO5sfXGkg70u9
        0WxllSDHdRcHSqQjNK/olEoHyTgxkxGx6ePL1AtkgZ/lE4rfZle0dQ3y1yA5FZ1LuCbXoJ1xTkzPt/QtLlou61H0cvEfFb+MDy8jw9E1SDYvdelr+UOqDw+Q
        Rzt7Y75bL99Rv8dPP6QnOJVzMnlaOFRvs6WRLhaE+7hez2m4sy7GxLpwadonXVxkHaJfVJKWwrvyXYRYvs2x7HgWYpJZRjIe4oJsYMtpgiKW8yesJgs4GsdO
        JI6XaDg1szNq2BkBAvOuBh02lQvY8sulrYGUkRGrGNgBdDoLoiEopYIHnHgREQ7H9Fg/nhDE4oj6iKoQc2gTeTXY0/C1aCIInLNkJXxgOPRnpYQT3ou5GtOt
        QRLltA/zYK0SQbW8kkRrsxYWbEgKPHP5wkOyhdi7hQNacpbREsZ5EEk5T+ctbrn9vTjgsp8P7zgoCsCcbyCwLAjOQdJeTmBD0VnW7eWCBiPidhl/+qWieNDi
        wQ2o+Y3c5/96YbDrnULo7OhDZ7zrxrt/4NsgYRrs2v+uDzMpJM/TX7v+37zrygV6vvcHe7fvvvPTO/oiNu734xbbBuZz1CcclP3asgf9b9NBQacEqJNLP/bx
        v97xeBJnfPdjxx9Pkgs6we9FGt74MhXcDLrHOkSHbXr+T2DNBZqtM4AqFwTHJC7TxIPHvZufimPof0tSyxYGmk8Gdae/Cu1HRDeCq9Tx2XnDSQ76cUTn2CeT
        6V3Wtn/4au/G/3PHQE/1QWAOSlV3+oQHOhC1FevR1u3yekwtJzO0x2aW9dSynt615Xs+82Pf9tc3Epc+2TeZE6lxULt97iX+/BMuUjv6AJu8wMpMT6xg0HYp
        V7KdB9y205eeGkv9dF26PvoZmw8wPknk0MvgWc6+oR3ujf44O/0cPv0iOv1MUnQ6lSRMrJLwWTitIPWQ80kPnU/2EP0op5NdkAbs0WVOJ82Hr4swJhyNNJJ0
        Og5zXhDSaHb2Fpzl05GprNM4gcTj4iqCcHWFSghCoEiMp7W9wFjiwiaj4zDBKvr3/GEHsWzhXEQkLpzH4Cz1RSJ4s5ikF4rtS73a241b/wTzMv165iX6eucl
        Wmte8klBAlNXwsu6MMz2eVIEoZeQ5EO70dweKNW8LFfBhWSi/L71QhkRH4bu9JULr/h30TcFMRiZqWRjkWkhWJCvUc6D1gptb4W7iZVkknBCh8mYGLH6JjUe
        TMHqhHBCP46MElzi9mEhp/SMbmdSAeviQHeQDa69Qvg6+pWRB9cYJIrlYys7sFR+YDlXHVdRedDRCyVtMLsD6ij6gG7R/xPRB4gbLUq/Z/RB9L9k+xOBvZKj
        AJ4818Qzsk3wKwmxw1yDhfDbTHmvE8+yPL6bS1T2urmkwVYXeeYAP3peQSTsaSZ+AwhkPaZPwRJBTh/oIHpBJfbdDMrqTmJwFmP6Oq45HNkaxhxwPEIIsSZN
        etLijZBEB9kMgHa7pZsE3GC2JAw0JoZggT19YQ2TJxer4UVNB3uNhyx2EAfDSq/BrKTuXHQBEA9vd1/SOrMnWJUjL9U5Khjin0f/RplNUd1sRZCFU5lvoTml
        P3XshiS+METH8BpM0yrQVxGwQIwQ+HDvP3ZM34LQcZauILk0B/cpRfXhwJLi7Rf+oLIrwhVasvzWPvbXTpQE53ckJL2JWGt0977YjClhIpD66F6JmMNG9l22
        mpAf+7vsjYKUFy5z3WW4SUwFQiFKg/MS7V7lXWLWknAX291793DE1miO+RTmsxj/Ekpps1Oa8CY8Cq6PXZMdDWG0KzKDQDLmsAebOAbn5gmfuMGpL9BsfAgc
        msMJrHU77as5JH/JOJY28doq8ZjmNqLtO8Xjs6xQV6xQYG9Z4v/CnPleyLTq5t8FSBozHuilxw9yTe1NzksQul7p4PZFQiyQl03r6dH8yAxhpWlD7OOazIBH
        qOkZ8Ac+YSj8rMMhqIZ7fsY/FevwlllDB62vDy1rZXmZxT3tzVafxkk8hQ5OJ5k+9/yOg4cLnyuLPXVkjqjo5630RaukRngoGe8ifz30ogiAdgnBePU48Q14
        OmBBd6XEgDVoh1Dz1KWkgS42uAju6E9V+lnLddY7P7ETUtZ6QwL8eNnUEUtM7fny46K6upkqoRrTTBWVV8vN+NJMdXUzZSV2i7ZyMR+NIqc5vatChABV+vKZ
        4rDPqrpwEVMCQ7oz2ZOdNB+wl0A0A3RzlDkDzEnGh8wZOqCWsWRrWJJACV0rGTOM0WhzcrY+SJowndPNftIkIrUCpXgFsNCiDowyZcDzUaYMrVWmDAi5G0Hj
        PQYDlsKYAbYVWIWWmCtUAHwdWDH4bG1Qzx43oU6lfhEIVvV46n8fHc+lmd7dCOpeWJptE++B07uj/uqas+5149rQrNODCmeqYGVuG4EbMZ3RRQabU8ij24aQ
        lBqhHf804+nRq1N9Adnayqsznq1OtbQ61fLqtPhVtjrRqtVp8Oo0+kljaHWaa6xOc43Vaa5anSbNUQurQ4xjdcTqNEurMz5idRqyOg028PFoddisHdP0eWw5
        WCRsci6pAbRbfmm/oXbaD0kNFhCjt2LV7HjeiqxPZ8xEPxqDMnryUbpgpeJ67nOJX41ik9aK20oBEcEZ+GgN4ScMsp+ZxJx68iI8KWd1eEaHtDFhetOPq2U4
        uWwhR1bVwMljAiYPE7i2Ib1lY5mRUFK5CkrYJAnhjColKPGH97C/1h4OsZxQLeZ7OPwG7GF/CEoEHPI9HBhLJHkcDu3hKu9hAyWJnJMnm/dIWL7slIxxFKeF
        r/PlHXRWBuzZlnpy/nTpprRe3TpH0A4GTC4GgzAm2i51gEI92Oyf0Yxd6RzhOx/+KDRJBEpnWPbk7OUlZSCc7dv0H0xmpt7/KZjMwE7m7VeZzNAtvKp19tnN
        n3nHz/z39Z+hz6SCN6HsGP/zRFHDr9PtYAgIiQ/wcDi0OZVCxUDQRvW+mA/5BwBBEPH6wwgPDL0MoYEQywOGSDwobSJ0LJDzDCV5gljtDHiAuRoWptVPGKgx
        CYQNc8MvCDSaAjlRPki8+MpHnk9Xdr3rmcd++b6jP3pHf5BPWH+NGUvGQD60aPbD5ayxbi6XoXaIIyJ4XYaeHLAbst6V4LfA6DCxa9J3wXIh2+H6kgBaxgZr
        GdnmKgRljpnh1uA/39ZRqfcfD45T77PF6q+xWtRcJV+xAfe+IlNL/0zvZJX+mnPdLJSgull8oyul55XS8xALsdwvtQflKiyomlIpxsLWqMscJV7G2ijZ6O3A
        BDd4r5fmByRbwrs/m9MKzw/8FOVZHzEFGF9NA7+2gXiG8TBDyzKaJsxCOynkLOi4C4bJRJwTNb7Q/q6z53AbijZGgxbt3qCgjS7BfBaIEzx9MNLqj7BiDEOq
        yioyJrf6E1vZzOqvQRM/ZPXncUCBNtzYgui70Id96MpGtVM6doAlYtA50DxEn+I52Cad3ULbug1RI08IjFBBAC5Df10bMhCsieeox+aB41dbwgW8WjUG5VoZ
        QTc4TvCQ7aCHD+ogbeVwD5AoA9uhli98jRc+wRv6d4CDFWv1mraC1HrL2N/VcCpEA+hIAtrcdfqZb+2vwVKwxsEgxuQANsd/YI5/gEgC466hkaHLIQHfMqzZ
        qDdNnfUCGUHqfW0qq8mEYezLoSEg6gY0mYCoEetT/zqYnlCYHqIlQmF1QsP+NAWk62yv0MyoihoylfAlg2bOxRbGhYVPbldOt8EooiKulWxX6kDX9e3O5x26
        1rY7L+Fa2e68iGuw3bmIq9ruPIdrdbtzHld/u/NxXDtb1cdw9W61+g6YKiJJDfvJ6nqX1fUuq+v5vTMXfVqpBdbnJhMiGmlz9HU6UxC5HJsAAZXjccxsn8mT
        dvqcKfCSKfBiVuC8HYodnQWgx6UCMt0SGvjzSBfN8ZxY9zwO9nqSmS5/wFQU2PASTgFdoAin+OZY8rNjyRfeU1ERQSr8SMM4arlPu3IcdgAdRjsxE4xE2Wka
        3p54ysEAL+Xz0jHmAR0jPuuwDK08NVMQH9DQjqm4ietlQ9h/yY4Z8C7JnND8mgKnlBR42RS4bIdZIAEwmcwMqGR8XynYx4MSb1iP391wITpEAKLxLAARIueP
        p19euNddpOtxHyEzx7308kJYIoSq8OknzrhMCFU5NyOqnU8m9tO3XJsO0r90aTKu/T49cQg10P2XF/Z1jdk3kc5V0Cu+ljufyWlazQbSBhC9PeB0mlVM7DhD
        O8vnmniCU6gKyirEBYJeurDAN2RCffX6gnZXQruH2F1VQQkhtyTra3h2fgTEUAVhAFTMl2XoceC71oLtEApRtxka2AoWlqlsBQubOYANw8dV0NKB0LXDOI/H
        CXjp8ygr1IU+DXQSUtxJI52rjLCgUqW4Lax8z05HWd5uwuOh6ausJBiXmeAYFY5ECWEJOh4qWxf6zyS5LSMoIlRkZmrV7FbECHANoq4qtASKKaBlLhuHLGJc
        iREWhS4qpA3AZDTRfIV0hAn5gZEs4bYvVpjYFaovNy+rPhHXJX5KXPwWStPyEEcjzB0ALr9SFxGyhgxxP5DEx2zID+FF5nJ6YJbKORwGTHuILWE0tbl9KMIQ
        PAo/FNgK1DgAO2T8uVNDdVAyQdtsbUAAx0TAlg4YfAUe02cAJvCEkQSBGIFa7QzNc32ZGG1jmg84ikBdtECmVhkSqxkksv0+zmAfjAytNI4HiIQKQTt1MiP5
        /scONF5bob1WxyaprSTV04WHBEfl+uVdf7k9UznSCb8SfYDnvBr9qoLk29Im6pO/neNBVSQeVEciPwUS9okO3u2OBvpzco+qT/hu5UPOorfATlLnkaMdMWvE
        pCspYPNBDmxvp5K2/YoFuQaC8m4pbDGQG2VLUhWzIHpHheiwCeDj0zSWFM7VlhSm5DE7UVQCdhUOTtuG0IAGlJnegfsD7CoQibAJsw0a1OiT3WVrEjnZXfyp
        oPE6fQtr2L9C9hoXF18uDvp1lZmI4ppWW16w1Yq5MUYXIdXrZo+l4cTDC5ZnD9lfKJ0XVPKUWogtZFjGpY7ZooltKQTWYVMMdeXPbVjO5yYuVzpX7qTq1xPT
        e2W9feKsSaYWQIiNjC8K1hku/jQwk8gWgVWCpUYAfXgTlwhkBuNNJu0GK9qOfokT9yBAJRw7kVlko2KXixBfvHOAcZYnKhprj3cmJqfgD0sLuA+ltiUNkFyY
        1cSTDw8M+DP0Z8BLi4c7B/0rbKa1xgLCBDhbQIcXkBO4jCwLNZhZCp7UxKwpXyq8jFwblv2q1cQfh+k9Abt6n81bnWzd5GWLX/aZECYECThkTqvOWIDduhya
        ekIULRosbgDv8rXFgwc122DeKglRDw5M9pCyo19WLyQRgslxkCpJnFuT+FLVkrIlADW2wQqXOHo6hP4WYKWwWYCbKjbt8BMmtDhTWq65k7irONGyGLCwIWQy
        qPQtPYPhGwLCTnNA2LJpP8eq/aJS3ocIoXMQOnTX2e5InDlYhtNE2IAFbDULOXFxKNbwBDswQdgGeqQBHQq+KEyWRgIXRLOMXmsc29nK4MpCvcrosnzSmbK4
        JoHs/EB2vsEDfKmuhosK/nhi9+6xKgTmwexUk7cO1oBfwkodBrsK8kk2PawxXNRgPgwD/ZAOEGwCujFwgc/wrQ1TffoiMwnOzH77ZwiNhyeqqro4sSD6TDjg
        WmA2p3GZJnLbwj5ej0sQdwAPMOUTvTzb/ebGlBIug00C6q9qSumNMKX0ODku7AKctM5qfIdzzIW68wxsewFargk+QtPJyepZcYawHegDYpqIau4+aPhgK4AT
        rg67B8Dc6WSCNsfEexHpmjPW1UWN7IuhmC/646rRH1czA7HVvbHFPgyp26A9rsOogK16CXUAgt0sIgEagV2BI4lwiiyfiHZo55Om1TmEehlhcpHUysr12rBF
        geTPq7FC9axKbHFnQSgFuLNImEdaJmMDXVaDIbCL7ujOKrF3h469meUY0YHGV70ap1eTy0goiUWAapQInbhkyDBBj44j3AE0jMgGk55s3sXpZ1hTXYPrmyyC
        aHSmibvlZ8wLEf/f11MQipbaDQXtwbeV8PkUqPZJ/Gku09XwxO0+BHktRD6CEJd1BmPLCRVBPKImb44xYMExxpVEg4/RwOsQHK9HDzoaLc/iwJhF3TP4Q+TV
        TKkBuPvVpM819KMmIpeSGpA2IaQ9cHdETeid9DKSSq5h+q1BvWSijRq/hug26h2qb9ItSw0jkRrm9B64c8b0bJVF/J6QeyFjc4jaIL1sMaYnGr4LepfznSGl
        KbFkdb6ridtSnWDBKHsh3Mh+hEkNfreAlbH8oSiDlR6L5kNWdKBmJPi4qkSIEuGA2idOhE139ATLLfoED+swqsFyvK6IdCGGXh403+t0V09Ev6LEUFqyf4XX
        DnsFDKnf4R/wxxU6kMIFY62LTMU+I41K9Gv0IiXeHpi/gcu0+AjSnS420cXBSjLep35lvOv5Ow52h6wUZvFFFEdIEWWxD6UrGRn2snk2JJOFuc/YIG6lSEjZ
        oPmvYmIlOShnQwEwF6JWbrrRFz559LsEJH2j1DHdWvmpEgJ4MFefXr7w4GEO9rdxjoffZnlegTqK2/d2kzbEWITTEMnQj86ZYCIIm00j3UJARpedCXfIhyPq
        UK9q4HRrpT6d3vXR//sX+3/3G+fveAiWLZBPRtwRCU7yEkdv8YA6s+Z8KJyauLwPCrBNHADHh/KAFp4j0ARidkOTx5OIySS6FJj3EPMdq6alNCUHDQqEhWIh
        dt71Ky987r99ceEPXhj0uZPpy5aZp6IMT0qLAQedOWYL1Jyyc7AhluT1wg2bt2me6KzfiueV6OtoaFxIPCYzdVWfLvRLgUpLPkvv7a7q69O2TOcpW+aTG+Ex
        mAYkRHBzu7MRtjRgwyzYBoFlY0E752Opi2soaKkWaClf7KfDHw2cYMEEzUYu4kYWrNcEOa1JdiIraXK4HN5oBacJP16ifliBpDh27ymH/9zVjSMTzfeUsweu
        luy0Fu3lYE6sSK3BQwl+h/XyjrTB0D5DhK/2z6zoaimir5rVUKNVl1fERobY5upKmOefJwA8qJsSBfaFpH11YFtkndbtNQLW5s5m0c7Be+A+EpboVaUrRC14
        iR+HnOV6l5uNvxzYlmYsHCJy6aPiZQhE4J+WBGwj+4eOxw4H/EOwyDW7WuqoZN3m4uU+IX8ukWawW0JuDwi0/FjkS3EQ6qAUH9fLfyE+blCOj7ugPfRT4uO2
        Fy4Q5Uw7+L0N2yi7h2rxS7X4w1F2h2uJkQcMpPJD4IQeOsRJvWpnou+kxSyUSVLpmnGaYd30WrU6xceSgCToF5IuF9ZA07D4tFJnT3duk2Wt9GNP4jAgeEYh
        Besj6lCDsxS02G6UcFxDNkgDxHIVF7C2DeA2ZFNtcSwLOlZ09bQys5it9lhOlr28qMcYLO3ZtaES+lSI8VQWPHlQNuf34goozxTYs4HDganIrJOmUANaJ+7r
        TunrFunrRsIqpgLt4FRuSOZmOpaXfEd9yFlwTYqCJnKCCo2/jmUuIkx4OG7g8j4cKTDXgSVkEH1GQcrHOXzNbUVu6ywuLm77xYtKdtuE6WJrpNDS082Nal0y
        lgQgbyM2nIyIiHc40jFISrBQLGz0INXn4AY+k1a48/jCyiGT7SkCkRIxv9kSmVYLQR1oqCAIKriAah8j4oUd17VzWlydSsyqXQ4IE4pZF9GTNnFkIdhRwnSj
        GUiQ2Bm7hytxr+wpXQPr53KQBnExxRWKIwe2X8jOKQQm7WgHUcTBAhIXjJgdLBRxMGS4bDuZH+vX1wV/dBc8dMGXLjgQcXPsFx9+p+K57YrnNqLsuIX4mR14
        eXpcTI/zdU6PLX1THDocd3beN9tMj8qnB8HqhcFkB2uZHpunR8kKqa+/C/7oLpSnxzbTYxfTw76DYPYhDUf6BQQNmRbhRiRiVs4oyEAo9q8/bDtqwaHTOeX4
        +PC8XsPxx93J0lP2i01YTEIg4RReQOWYDfBCWdBO9KvwckdCrReSwETzDBBP04LJK1vncqQskRTBODjcY2mrXAlENEPUGeeaFc9F64y2z7DvIvq0Uigtw/Av
        lR0sGpmwt8FKl06MpRtTmqjISlRuIYzU7DeoJfsW9lSczt1M4cmnjPyJT0qia56FF6sX/WuVRQYTD0mEF06fRfpwljiwOy5S4xJWKoyGOfeTEqNhI65ILKQE
        U5xCgP4Xo2HzA0bDHDh7DxKK0HB/R2VSDk6TIyIGNZ9YhamwY0yFXTEVppUXhUKEZPXgrqffD1Ph6HeRWwnW6OzDaKydA+wopOBw2E7YRgJwYyfssOV2wGI8
        oy4Dw7WR5gNSIJHraStcv4rR+vjxMcjSot9mN+wl27EX1QKcvmU6xGfWhBsxpvDE1rP7tbBGhvsT3iJj+jmllHYPdtnbIsgKcE496usLSSm3hWTRCorcFtyT
        LyIunL1AvB0dN+wVjzc5yXNxUAQ4MPwbFyzBZDmnxeHd5aghh8Dt0en4TOKewayX1Gr93LBgkAzlxEhf/vBYuiU3YqdhbVcbIUeD+zXNKNyv+WGknd6HOYsJ
        ANdphenLX4nSz3+l3LcHu2E4a6UMuQEnoCnzuxJ8zkovIhAjXWe19T3zif0o3S4il8fikUMIluvRaoYij7WgSbEOhh+LVESTVj6sA9os0X/Nc583Iciq4xLE
        EIxYcCJuwu6+Q4U7cxxdra4RXNxBFgNOLRHNJzXam5BY+SKEW/tfzmaAdDTwaOhwwgGQ8j7nBZecHvcYF+B6O+SkB4m1m+PxwffEeSRpzfEOZQGbPLTn8bxC
        DCbtDACtvHKQREvcOGAK6Ea/pSQZjtdoQca5n7ZI2Rfjv7Avhi/m9ipV8/c0EGethfzrDkCvJUJwenknbJwRWtNmbKPVPDsNgVeJ/hPxYpw0nn04hIPlBGvI
        FMQbYhFZ+WoyNocHBTvy7Wzxgv1AgwmoMD+zdA1rVINLlI7GPOTLNoNoSmp6nBzWPIJehsYHiJbFYZaKztI5zC5HPzANsAfR6JobWc1R5hpiksQRNXhEVDyc
        tGtOIhUgTDv4eVb90Aj3NSD5rOzHL9jTBPNIC4cdLt7WkkBR7ZUYqvugR737cAOaDoaJyr2IWrD/cKNuZmZ3AxoNmokKbDcmJHqcxMvnkIx6ggYRZlSaJ+1V
        eUZ5rhmXSM41A3X3NiQiCocEVfs4vx2LQx3dupdaazEexYpTp0XXq1mZsL+b8ADrAu3BcMKoPG2U2sPxJJxHOPyDh2y+7J5jhu7cywGaLaRKdKRLDYTcDTJQ
        IBAOzUJVUQw628Z9DQm9UwWcJA2zdhi1Doq1a/PaNeDEwBa+NHs1DiYAQwiZP85CzlPX4KnjubL3iitQPmmKfX6wcrRUPIUBC+FMvJtyfikGlt2NZr216tVQ
        MSWAQvPHYXNLTlx+7sTlp8/Rwe6k16YafljZNnQy7y3/Kum7Gv2VSC7Yg6oqLlxEzlmSUJ43L6OcBsgP+ELtBgoAWmsX8ctNTN1XRWLq/2HvXaAtuc7ywHqf
        OqfOo+773Htud+8qteQrtwU9YOtlj7uPlrrVeiALhmGUYDKyuyXIvXYitYVHjBt1GxtbCRAEeM1SN8z4nNMGKRMb9zAkFgxCbeJMlMTJalYYogAJYoaHgZlE
        QMgoEzqe//v+XY9z7rkty0Bmrayx3LfqVO3atWs//v3vf3//9w85LTdVIkWQA2aH1QHMgDvc5I8YCBqpP+lJMebBeorlKoWLFDLqmipSIt5AKsSzzZdMvCOq
        yJJkggZlB41A7IEOClUjOUFTiP1Y5S+Rh0Oly43wMFAKbYo0elhGJ2TebXchLnxskDRVoMpDiywhxoeLhxgtBfZEFVKzucfIPWTpo45floEaVIJUsX5AIiOG
        HxCgxyKOgwzqhKWC3p3cQ5oUW7iYhWszdu3d8snFu92q8pCri5oLUQmigsJScozt4Vdpo1pa1oKOaKmS+zrt9vI1OqyO1/De4KgOTA1QSZJ05O5pA2FeqSo+
        KuYdV5st4Y/OzLzTxH73PR1fu3Scu/fQnYv+bB72jqB5+fcxygN86TiLGH+HeEo7tbCHu0Pv3o7bjpPZwjs22FCgAc4a1BGhmcMOptb0BdyKWSRY9+lApqsI
        s4CR/OHQi89oyOm5LgDhC8/K5zW+U1nkkilngESdARJa/5TyM6xhYv3CD+AF5az1624C7oioCr8G1qf7nTvOvbGuzxRGhZWR8iDVwN/Y/HRruy+ebmnKo8rn
        53Hxq8xmYKiVpVcNwORW5zVTMJZkLqwE3pgrRKUBm2BN50+UjEmeLCDZU3jyXVD6H59G1ct3BFwah0Ro+NwpaoyoGfOTff1kX1m9sFbGotijxQJPNLhxb3yl
        cvIkzYT2C/RUeYjrTgvyBhJ1unLQAVE5LipnGkLtk+sT789jZBKD49O3nxwqEE5L7tqSSwGURMpXFmJfV7Nacn9E2ATaLg/GjPoIojK8pNxx9nTLHvnJm2X2
        S36557fOJB8KrV1pXbrmOmalDWt77suF/vBWeJt+m+nDbuXjcFRkeh9ESNjy8iqE9Smd4z1dVntl9XpF9eoN7npjBdMH0tpD1nAW35TfGIx4wxa+FDNSH1sk
        kVJnMcNAM1QWtqDYqfeBfGOTRkosVnQieZvmH4PxZXs7GyDLPmEfbBl9H/nnuKvvj4umHfETDInpJCmChm6YAUbjBkwCsRwIguhbM53U3ZbXz/sgVJ/GcZOf
        piMJ7RAur3XnIGxWRJp1K+hUf31jsLlv/4F8ETCFDkwbwFavY5/NI57CkyUSLCddeWyu5QT8EV1rOcER25a7MVD5gukBH9GdezMtbi7gkEp+cnCvLkteHkRE
        qGCHClXRlevrhNhVg14Wc3E17Mltii7bBWAIMK/MmdCVslEM4BcxTppqsKlRMfcvEwFpuZ1r+GFf8cNJzaWiMedcngckstwdkN91Vwt5KwoBuUDps9uJ58Up
        ycMS+or5A48c6TYnUjcLNAcGY6V69LlRDMhLr5Rm/w8wXmoXTK+2rVx7sdyEokVsCdW5jPruEeSOLXOy3FXNVHQSNG4653K7kI1lzk04wKP/o90k/x7+gCtv
        RK49EwNzt2psn1janaftbJTlxRFJl3dfNr7tHHPL2yUkCLUFGB1wAvKhtOSZlNbFqTGpxd2dk34AemUORxbRvG2HX9Gu2uEG/qq9uGrRhx3p63sOmY5N3MMf
        AAH2GF4LgDbYtAtKPviH3IzUJtMBg2/rmSV9bzVK1rRtSVa4TFMzRNIamtjmmKoRmFUhXVvk4AWFHwVaKaUgFJ3lgkrChkrCRkGxSPlfzCUryC9kd/R0QvHm
        TigRzcakMMSrQitzuTp0Ldq1pWbSjmKnOio6ZjGf8gV/iFZeMak2xOq8VLZBFkHsPCePjq3SuTcXtaJ56GpFd2YrumelJzBqKkRHHIidsul4M+bNEWdraiSR
        aiRRUSfytNRKLJM2xq2cWJAXHmNFjDgfsYZiO0GtIGcsPwPO4bHOZns0Yqy0zrHSOsdTbQjNTefwBkngx2qttiobpqR1tVL/xHX+4EzjQ9wvOie67Y0yPUXY
        DTtko7y5jx3zzhJOUeMDAew3NIeGIbfAPELboZUQGB2TPP5CttT2bSAqWRkeejx/y9DnFu9bhu3HRO0/hP1PPmLyVaUtn3YbA7F5dyzjSSav/KDmvQSZk5t8
        /vi6zlwnt7SRrsOf69lScBeSP4vmOuu4Q5+dwCyVfiLWQYDobLof+IrW70304wA8ul65Dyx8oeaq0CvdjK9DkgVlF2jCK5Hw/h7cy+xrOnhNk6Dl5ZFInOVx
        vgYq0hWzhvYD5K2tJZEclwEdbwPqxWd5Y9lCxuUZ5iQ3s2XQaHfOj0x6Pu+jqQ7njfOFLn30nZN8DV8boaLhA36ePgb5+vnRKEMkzSUUchW+UailBfxpoYIW
        8MdDLcWFt0XpYDEmYjlRT6t8YUxSygUWNLGuWtCfsxXQgsdSNClCW8ZBQ9vvIDeR0GRvYq2eN29C0yygSAN2vEOkoyH+HhbfNpwVAgqsAL4NCq9anoikkIr4
        ijtFrj0jA/0+OwM9wnOcLU5whD+XnNGVq8ndIGhQY/kSLBxBsg7TFSreI9bLkxYi1ku+Hip0albopZ6oxlBD5SWKjmvhhUUX5GtaymQ/yroajql5QYZDvibv
        XVOvuHwdsOIYxRiJ6FoWsdgsMv/8RMaHFGGELohquMHsWREHpdqnKuKgikFbgVuGvyUDHLb00JG7a7MK2w2QYDcofLmmM7GLbeVdqYAImO9F6VQIgTBB75H6
        W2AlSdW12GNAYooeY67fo7Za/KDrtVjXGYKEr9Nf12vprtPDm6ZKh1Zkk44YkQDqIptkBa57ixOtakPCy61iafnoHWDiKJS8B95eqKFvpwAcZIU6eOUd2XIZ
        VMR56O0l7x7TgQtieV4ecBgHdo7gZ8d/ENIM2Hgp626t/np8EkTedWyvXeq9nf/w7bsffgONX3++nCDfZChoH8QSYUYcd+nFC2WPTZDPff4GbZ83yW3qhXmt
        S11nrud4nEVV5/wWPbG+EwE/317W4Stv/QO8FT2g7jux+2kO8GyJAzxrclRnMXtE1lOaU7r0PKCkpw9l6yJucvhTBOfzzRmPivzqPnnp1X1O6VFBilv6YNyI
        NSlIDWJRRTxSsbvwp7gRSLslHOAJfCPIjps4mKyXyJzp3VXjJnsvPfxu1JUvRlD6vzKDOI9L7p53TKTcN8ILtlm/1jU3gh72zbiVZktDDyilCOsowGljvOl4
        /uYBfdx6Rk5inQJW6F4rxX7zAGOCV7dkhEBNWfkqJGmskrRn5WcH7rla3Zh5O5hOkpJhp8eQSPJ6KU+HYECM9A1Mur0LFOxYATVKh/MlTCQbF2B1J4we3oaA
        0UsOiXVnHkF0R3QjMHDWT0CPTT/fxa/ia1bLeWG1/AZ+15rOi4uYDUXt1skhR+NzHo7hJSciroG9OXzd0oV83yQf0PlGfpIZNMb8PZCpOybsOZazrnL2r4tA
        evPgAmDWnclYfqyjeXqYhDcQD2NfhfL+PHDMkmxEHHN3hhKlL882dG3bxyzTQBPInwHqro9CyzJjWZZNX/WU2SmnzEY5ZcpZXHk/q0WQ1YWWXGaDrM7wHdDV
        UgtKGHYDgOyG+oZjml8rUN2x+mRy0scsUgI9S3Z7VBWlOTrUZIJKjCdjGYKt8yUudJdMl5bunVfv4sXzeU/W5pvGOw88tE04um1iVuo2CFR1r7h77u3ApXdN
        7+QAD2dwtF8lMx8piM6PJnRUlzuMEgvkeVyoTtpZMR1xuK4wfFYyI24TJU3AUkk6GNqs9YbbzIXve4xJsFMqOTH0mwQg+aTwkU60fhPWb4sL6ybslQtUZtj2
        TWSSK1qmDTPGos6mmNTLnID+5WBIOBh6UH+XzJKIFi4HzIb0d0lNFSg+TwDuwPBXE7+6jPwXiEQ7lMjKAtwO6Xmq/WzdkkLgivLq3jg8Sko3kLWHqnz0Je8c
        agbXCim4VveDDTVvn0fbinpJ7gOq9gcm0s0mIjwgKKSnXISWUxgk3mGb/R2YbBPf8AVtOqTX8QairNfCaWH0i0Iqb631ov7li3mBG46PUhGR+kurK1BJ7K8t
        SbtcQUSRdrFKK1dElyrSvlXSFr1zWdMuV2nlCtrO/nqnpF2t+EKsMpTWGERWy7THJO2aPd/UtKtVWrkimnyR9j5J27fnRtOuVWnlCgSO/fVNknbdnueatl+l
        lStmvUh77lsk7Ya9c1DTrldp5Qpkok37rZK2gHffoGk3qrRyxQzKtA9J2mKC39K0gyqtXDGbZdqTknafvfNmTbtZpZUrZl+R9vIjktbYO29B2tbFPBMZCJtH
        aA7APYOxu2pdZXFklmW5NwKz79rI9EdmfWQ2RmYwMpsi7UfGwIFwYvajx10AEXpoMuw3cNURoGeMlX2FwdLlX7EPkeriyJ9ZUHtqlYGNrDHjFYOVHPY6Aq5O
        PB2Rdn9GNHQrzj3O3wHdygvLkafvamHLG3NxCrNEG+agVF9n2jQeqfHCt8YLySmAbcLus9AcgSCb5s072PM8Yd5cgABEwXkiC6HgPJr5OHxHFuDwUEYl6cEs
        xQEhtm6EWreAw1FodzVaKLfGhtBQWii3zobQsI4u5s0c3qZ7MncHIoN8eDwNRGoRZTLIYL3u4kR9gOQEsjLGSYClMk58rNFxQhBdM2OIWBNnAfAmb4agcswS
        GpNA/i1F/gPy31HzTKBWMl/BhNyEuXF4jlj/D4d+fEbDgJ4vcU6H3/FIcKb8nEc1Ep9T49L2yl+Hj5+s7rx46jF1BXw/wnu+ACtGnV+7WefXbr1oWgW/tjRj
        cxe/NjcY/QlciqHjEtwAguIm+LXhterV3CacMS5M8Ws7U/zaBHiAX7tZ59dGbf4MYOslv3bILl7n1/Z1q86VHEuuHK8CoGFHMqQVAapKCAqyil87wnacoy9X
        fm2UEn+m+bVhUHMQJEzqch6/tmQyl18b16/Br91D/6hKjT2BWqlh1kavGFcVR/d9F+Vx/6MUkMi1z7u+h8hjZ+yWH8NMEAEJ6E+QfgaOSvTnbapzbx7p+gAk
        E6J91D10YoSni/d0VsLj4HOmo3kw3AJmhIBE+yImOAofTjkeloQhvZPQhpHM12Q8kCMhihpJmRtvye+6rnvGkrhq1GZfJQ0qEl6fw6uN+224JQ6pJydy7UqP
        f+4eDNcKGtYePOE+8sR9dU9NPP7T/42CQ6/2CpnDsR9MgFbCwa2FeTryyMx45Q58FfpLevW43BOXH4Ui4OD1wfSvOp3FBJiB32r60YfaZzy7YYv92cr+EFn7
        Q2OOCSEu7A9Ev+xpf4CD9Tx2hBy7jtHeftpTvteNeZnkLSbbTQnh0udtyjABvbpLBgiE7JAM1bt/Xq6J4c2W3t6VebvwQYdaTu9vuoRLjrNO4CydntTMFY3i
        sn6iVOMf0NvGxFPmit1PyxsyoMUwWGROoWViAfgZNUnMGCRiGCTi+QaJPoeZ5EuWh8W6TQI72fKOPiMYJcQKd0HE1Ae8fknmL2/COdubwR14qjL4vIslDQK/
        cVrXxdnKqIB8HH3x6Mkpx+VaGB2/NkiUKqSLkIv82FsRvHRurGNvF7Eld4mJGKkhWNKpMMeyrEtr1JZrUvxSri5MQFa4TF+g5TEIaRbGuisuk/se1JbeV0ht
        uYr5Ym0sL69hZVagRYzHGmXZKwguqVeto+718oJexp4OKl3q5KjWNXZzdPHcLnwe3sDQ0q3ChvVKiZSqmWpdZF0x2iXupnh7G71mwo0rIjHk1Z0/3at9+2oi
        VqpXM4Jgm6+uL6i8CaPbdy8gViMpPoF2nqsY9XX/6uOe558JzxKObYaNochD7sfLx0RAeDdmcDboPSXOZrq/h7o5hv4e2hIiH1D3YX9fSgqsOGMVQa1xao8y
        VBYfZRCppmkRQgyk2nTQqD1KE/CVUal1OwBKuATn0GTjpy9xW1sOcBkTvTPDUdbsRAA30mHyrzyvcdY7U4Z9IOIuKGkfnKypc2mqoQIQDyDHZ3DB7tC45ljj
        2oxK5tUAol4JEJ0mXCemtxYxLdoj5sOcp4qoD5GCxKWOMbfGRDnTEQLIP8JeAzijN7/6shG8yu1slC20ZQtRtmCPsgVaNotZZ9mU2T0547pPFjBj6BOIME9I
        suoTw6V7O56irl+5mtKd4o4jD0LBvVE6r/ds2vkYgsNJuuMd/47Lcum7c0+O39KxKZ9EypgpnwrvgL/IRytQ7zeCL95VBwFP8em+1N29cLsRrebuxzokc+Fd
        50bPucVzCgC5gwPR7zsKTNRcn3Edm6HipjUrYvrfdVo1JO94x63eBiCzvg1nDl53jLEnau/b0fftVO/DqzSp+3pFQ1KU7YrvBWeV3F5x9fH7OXRdnoUnWDZq
        /jLVfYoaIkqdBYTbB+9Cg73rtHXmcZVX06c1/aQqfsdB8KEuLyFo3+ne5eNqU0aY7YohfDcdMC0C0smC2sBSJqy/Oyzfbb+fQR4gFORN72KBTnd8/WLRb+Wm
        ElzSDG/LJFM43h6hQKzSprwVxZLVt9KtaTHsGxACu8KaUheEA1P8fhCwSFm/6367rmK93I3Td2H9p/EQSS5jUei2FuwnaxSK4ivhCW4j0OXOtkauKFrf16y8
        6aw0tgVu17NyZh1p6ojx5J803NZZhfQ3K0h/2e5x2e4N/aiGRpmVusciZEcW53wx3BRI+AJfDDKbRKa7DTcZrbIGDi02SgONEkmjBEBnoj1KwL9pWWg/w2g0
        GXUhALS/V5A2EncMUDJqO5LDdwH63WCwR9a1FOMbbF1HxzrNPes6ot9I2xLRNBB2LGJNm872TEVLPvGeFV3Px1M3jB70RM49MfzoPZPok3RqxzWMxJa9RluI
        zbKjNdmi2QSfuFNVYGJfQk+auN4Izk5G8jatfY7BCH3Ou/sxnYcaDOHIkai17O9Ry616DUfo1B6qGYKa1exY1xypZsd2abgw6GgTCQPsbVFLAG8zGAJruyZh
        ONQ71scHT6uDRr3CXfgkTGW1o1ntTGflKcWP1jYliLRlDpeePJaUSSlbXNxxeQcth2lcpYttBZnd0TZ4QaOQNWQpAswH3oJ0aCwGOVi6ym7n7up2lMqNsvQN
        FTxzKoLdDnghtxriuyrC/UoqQhoxtUyCNzMWKecV1Uw4KbnpFQ+I2Zs1lIxnfbjkqZu9AI/dIo9ZviWRFffIwzI162yabg+lUhiVxhm6j5MXivB5qdLkiudY
        bxC7NtIYrZjqcw/+bZ7SXnkMdhtsw6UHkXSefIwAXulaJwYiQouiqisqPZHvGSBSFtQ1rEhYCB8er/huFsJjmCIlyMk0hGXmUv5qhyBuPv19GxE91Llb5CnG
        RqDRC3WilZ/HKUpxDe2QqqgNeIaZJVSpHVRRWzVNwATUmGwUWU3szSbe1sTb04nRB2xNInaS8dASX3BdG9t1pk6Da9dpcO06haEj0DqFBzF8cd43v1aDqlZd
        rdWwVqusu/SfeupAjfNf8uZ8xcPSn6Y1pv77rqExlXWF9zEqkO3ylvROA0vu0qF+3q16+7QW1X/ftBblFCUY9qEcwRKFM6+mRV2rDDtahp2qDDN61Rv7gELT
        OuUiDBNNUFLAh+FhJ0kfHmRFo7HGe7Y1Si9CrCQc/dBHAIHxFGg4mNYkSCplvOT3XbaFTut3Hg7/xm9+zZcPHXrkmPz47r/7ies/c/dPffPDx07Lwqx2y6vf
        Ot2ZZh2Ez0qVljfL1Mr244ByLVDKtWCHruXwO3LTCeN1VTSxdN7zZRD5PGOEJQJ3wCzV2M6DgpeLMaLKiEyJrklrK1TwAKBGn3mzvyKr0whxn654O/ngoGMG
        DLsMpY8E5viTpn8NomKw5X3C3R0Ayp0OAOUWAaBcDPqkCvdEnh53OuSTawaH/MuusibI6fMwTMli3hgzfzGfmUxu6WIexzzTrf/MoiKMuhUQN2fsNf6EX0pB
        y4xZnVvKTcTbwZfd5Dzt5vttyKfWdMgnFBJ1UsZ5cmtxVDY1zlOLPLw2ztNmGedpdisLfF0tDQiToFwJk5AatzA3YJOqNRWACQE0hkG2b+hn+9uNRMbA/ilD
        VhUlIetYoltU5XOAQqBU+HEJLBZmmp02Ufo3oDSqwnRw1qkXphYNqv7WTlEsBD6oxxeaDj6Uzw8Kk7zwbL45ZTvbB9sZOF2Smu0sqXt7LfJWYTlbHueN0nLW
        w7Y6bK0Lo3yBgJXemGzrAEXsETqo8RWGDloE/cfyWF5es5yljE5UbnecE3Eypu9aowgmxKrcByuaXu4VlxfAcNQBtFCUk00GEwpNrcspodAkb4C6eT8jtzTI
        gtN4Y5FbXFM89kYitzRq9P7SwmzdVi2shZRuwFBAMngQVmJA0rAWjudg8BlgL7SBwxMgiZof/KLxwrPZPqCpvrLgF4k09VTwi33HTmtBEFEG4S8G2Hrlyx/C
        y7e8B6XkYUI6a4SZqMe1yGJEe6+FcZOnrrimVevCrekuHO3ZhQ9MdeFN7cKMU/IVd+Ko3om70n0BU8K2NiIO/ZnFv0oNQz3UYoSFAwRo2NWzd4XEkl68iV6s
        32V7MWLRTVBxL7mEyUXozjDGTgkY5NSx0m7GZ7DNkCPcF+kpLMoQuNNSMFAVdgUv7diwK/WAV1WnRDCseeGvNOZVXVaHA2L/C8+tMuZVvGfsuTkiCt4Pe8ae
        607FnkvHeVwPi9IjG1UPKMMREVQ60BekAPNaF9fnte7CTOsumCYAiLUvHWjUgi52ktPZgHRNIkKtUT8Gp34ppeIimBUQmTFav8eAdJBSUhcVaGFzdyyrzbmx
        rOzEimhW9fLJZIaoUEHCYFYIUGdjWskUx7hWop3t02hWCFenEa5CQBoOIDYewjeYfYhNs8nYNPumYtMcwIRMpDq+Qao7roeYa0nhZ2LTbNKyBXuKNCcDMsSA
        vvd24T3zHuMxQDhPKFlfNzZNIgN6Yg5Aj6JvQpejKWZgiGRUSug3EJtGmmaCQWODw7U0diV8GQBYR5gXqZmpL8Mr2iJTx9jTXsBAK0qhbiWmzKytkebaiE2j
        g5t6FAUkIEYFFP8Namdt1c4YX8lY1B/1tB6ZQhmzANWdFOVoajmaNjbNvgrSPk3cFs8Ne9eYDkszAG/lSzJTIcjAZRxbt/nP4xjf5l/CUbTh53CMbvNHOHZu
        85/BURbMn8Bx3+3O07JoqAKYolv/kGvXm955mSCOfv/ffmLfZ1fuJPIvOJ8v1K6I4Lvujh9uj3/s77/9lAze8vz0sanwzeC53Jwbfcfq0NKu3k438LzQKV0B
        Xjtb1oecNqvTRL2XqPoBaTuNtsJgB9oK7j1WV2xWThs2QVP9m1JlNjZr6DbL+BMwIkjhc4MIePmixhWlT92AhKd0TRog9s5ktEeED3jmzPgrUUBq8I8l9NQl
        IDgjQlGtq9LS2EZlWlJGPrBJL43yVTnJV8ZyddWsAPS1KtPbIpKgaPIU4jUiMZ/ljSVi1KZyyrAjSqeo/gQCOMWbU5Sha8cNo6GkWgZMq10erL8Rgk8hztsi
        sMYps59OlWHDrzshakvkHna05bDonRGVhguNqPInWgWYLkbGq+o85wIViXVS96sYg/HMBIziRrqzl0CoBHZItnDWHtPDiu5FKUNSjunG5UrZSURI2gGPPoWe
        ZjRC7Y6404Cqi3XIu8ja2D3VFjYrG8jatTBsdSiKLuTrk3xD3rSBdkyx+Sk/VukpWGMURcdrYbMZaEtARMfg+Z5GbcOeE+v26Qp66wr6rYsz+cNmoxT7amow
        NetVDX5+QsfKYMQaBLK1rEHukm6gvy0XnlPL0sVQPfLMIh3qFuVT1hQGGSukEZ/VnRB1Cgi8egOtoOe5OJM/i2NtjqJi07JiI4t6iMqKhYd/j9vkrigIDFHU
        HNFhdXmEWEijC1kEWy8QN4Orjv8lALdx8jK+eDfm5roCc5MZqbY9MTeott0P71nPOTOr1XNef74ExhyUZAMErsqnZQXause2Lj15zNwMrDfWQbnrIqlRFy0e
        MnMdm3wWRWP4MXpSQ9FkxWXtIUSyG6TNp1A0u59mH8p0JhSFBj1FFCu0oK5AXgYT8wBhuUQqDBiua1Fu/59u6VBQIGwMEDamRNhwiWiXQ2abNIJNQsGBraHd
        AviaAXx+2jgcltcO4PMT4WDAgbQPPj+NGZ+fgTUElRl52/D9GcCnJ8SjqeYQa35gIfYYhUlevw+uPZsD8BSRUUBOEfNMJUBMVtbNgXXp8b6KoejpICBioxgE
        RlEcKmKCAv8jCiDhiVAhpRQBYwo1dIIRQXaBLuCQsi6peW2MTYSpVjBzS8HMdOnhXhCSIEZYV8bXJlbmnQrCWXf52ByoOQvuHvDDkLQ+AEXGvwBjEWrFo8MN
        PIYQ3hPBWRDjsq2iHkE9N+FwAxQpxOEisvQ0QPAImGZ/Shb5lEX+mJZrd2ZGtYCSiC7QyBLUogBIR5NCIn41zeBqMxCHYqxUMurk79LhxrekqfI/SJ0xKYGl
        Lx3dmdO5XmYvPZHxAF6WAaJYIhScXXjci62QbBNmK64/8rA0OYIEojR3wt18KrhAiOACCAIFNnnYTHkWpTvJbnLUwfCKB9zOlzeC9oeis4kGmDq6nS8fdCrt
        qo/9hj35Uk2w561aCHnJZr063TChxjKEy3ql+vULlXPoYJujzjlZN8atV6cbJqgZn2PyWWVL3Pt4Ilu0ocrkCgzisDsvTqV3N6A18sYq4u+tmdUTZQS+NapU
        aycGSb62ky8CVbJmQ/19yCxOmakX1TjNMz/dsR1MozCi6VbTTnYdpx9cN/LzKtzf97vDt179R3C8RnQwvE3KsFrEAPTMam0NKnpR3ezsaSRB0ZpoFa8IS7HQ
        KRenD06ybH61ifZdUrqZFWjavusCxUBI2Ia67KzDgc3ixdYR5oPsABBl80Gb1+YBxpqw4AFu4U9iBw+KvE9mG1E5kIGk2xvZFpcoTfnTRlkPTAwJhTfNAYz1
        Aua2CYRbXzXXTY10FJh99iMQwQgMPIMJmiMxbYWithVvaoGpjRrsNJ6dMLFGbtgTW6QYb94vP6Uwg1G+z4L9IFFx6QD0oQPj3IzNAblmIFr1czevYsPG0snI
        88zVx8W+vWinZF9zCuinIdJvLLf3m31mALVMQ3X5uCZrOKx3LOXKq1r1DT2xMNesg65yOPdteSfZPkgVtG9ASpc/lJla+vmKTo7EpgaT/MBVMMxkiNcqvzYv
        4KUb5oDW5iY9xNumWbQwp+ZWqSoQwtyf8YLpi7DeTxaBQCG/X0GYKCWX2ZD2NfulQjFP7MefTa1SmVYMDvIhZkOJDaCuDbQrS2VtwilpgD+beIwTzQF0FXmg
        w8hsE8uuE7HGzT65k8damcoaprBeX/TXcdk+u8ltIAH2MagUKu2CzB34xh7s48i9zdYgtROMFgWjCV6SzCxh4UgacAEjJelqB+1qd0V7JXqFhymI9AzXknYd
        mw38ZThkkzkj7vP1EcfDq3vwAMU6HlkAotUDzZvkLnhYh1J9+NTCS6KhFnSkhaKRb80Di9sGRCCvln8rChZRmHZ0aBL+Hs/nKSreCAGLJc06O0iGsMMEfjMz
        zQZB78BTcEEmFfSxbF1B4H0FeBDuji4FL3WRVxorca4gRExK+ZYHCN7XLnNtBnnU8xRF+htD4scqszdm0OIbZKkrcfjNa+Pwm3Oz9llu7WjNXR9cHHX0OnMB
        +rS62RMrxzwL0G+qqKvLi0ZNXsx/GnhmtA1x+gNyx2dk2Kf6ICeyiPBmcfpNhGJs1kMxVjj9ZSwk+iIFfLOukH00O3besZRYxlJiHYfD8pplLCUGOJisn2Di
        vMv0Z5YSMBzUswmxkJAn0tqsvIELce0C3+DULvTBxNoXFUaWGZkBN/YKlhmLA2XXM4vQsCmv+yKWpeQDuQQnTl4FgwBGSP+aUPEmG70GFW/qjEw+/r6Fiu/X
        TCM7r+7HvHpgXATnknkIVbeO8qzjptwb5zLNSXVekGKKnN4Pqwkk9VgfMebABTwyzvMxy51jDbBftPG+LjdE0smkIhkO5qw0Fgvn8s0qLsmDE6w7RBXEQ4FU
        l2eCC/A1ztCqk3xDVAC5KmKf0++GnGH6lWT7dPrblAcvYLmwLouPTbm6iOfk4QNYfOyvJLEsPtaRTA0h6zOWvn3ypIWs70NAtAJZn42pe2DxMWCczWs1ypyI
        iFwDxuUasEDtR+UacKNaA3LxIZ+RbZC9PsgWC3vqGjRYqrTb+aL6Wcmv4dP+Th7eh7hCUzCH/hTMoVhZ9GUVIe2zpCy1S5KRRvi1+rCqquuq9Raq6rqqqotm
        XVTV9VJVZZmWSpQSkEBL2ONY1LxDs7idr1ARX6nlvSG/anlvII67Y1bMhuS9QSZ/ICbt2HapW2aID14vnzdVPv00avBwD4Xim6G/SlWvy4NLtTrx5Nfsg0t8
        EKoMWbY22nVjdX3FA1jKhq7A1nUF1scKbFmWh7IAe+XPFNgVFMAu8mAWwK6PLxBtNpR1aoqOU6C6AlLmlqiuYAbVxbhsHYYAkXq9XQMsbhOl7VaRCwpgMuTd
        r8yAvggiHBdIIyKxOhaitJ377yI7OoFYWLSCZ3mAUKZkmUaO20VoBEfBWL4thk2h71eu9wIFXuZD5woLw7KP2Wg+DinabSZ8LPlBX4NppOpN6aS/hjI6W14K
        en9c+Bcefi7nPKS5e0LqdUuu/0tvgzcyvVECgVB89GwHTelb5vwTpHNGRAtlhWfUz8zR1AwJYTwFEGo0UBsLFIVNJwGjl0jhj+ehDQzq2MCg7v0AWIVFVFBH
        nWjvQVTQAHE494HSuJ0pg/M2mfAtyM4FhJGxyfyhOQ2dcfh5Z4fh+zbuHgAZbzTwWem3AZS9s8unhDGTpl/FqCeMO7ttGrc7aVH9FVrPRGRYDpR82alzpX+v
        7zarBvGO2lrXNzM6p3c/4Vkav6gCqCsNuPcuG+lTVlXb+DpvaJRdv6kfF9zLpkiOd4BXZXfGRpI3/Nq7OhG9acM0108hRTWAwwGEakR26Kwx/OwvOUNneO4L
        fppxeYOxdR0g7XSOIeKR4zkCjldp82HX0bHpq0e8t51FsPy4wyWG/VUxID8XdvLoHoWcITyouwO59ua7gCBlsFn5QACNcVUK7LUjK/6GPQsB5vBEIAcnKW56
        oM8GMt3bBgXvCYU6u2DHLcp1gshoMtizTZK/7rqhHbqof0/rX+Op3M+RDAQeItWFimcFrz8BnCZU8GzE6g+GNx2XPM3p4W+Uvev0MTTUfXL5sF5qvev0YxaT
        KdLBFswn0z66xgnX16K4WhTGnUXTsCAqFKWt5H0I1ycZypNDVwWJZHgz/ZmQ0XUOaxld+nhwVrGaFBPpb3jhUCGYv+MXMuvPDW778scgldvvU8H8huC2DLHJ
        iTPEqHtf7mwbDELKVQuhDXgX3mfkTrexRW5y4jxKybqMyDFVBICbnObtDihm3a91W293WygaPXFwCAvHERm0dhqvioD4w2TcRElK7LRtflu6YVux0yHPwsLj
        RZ6ynkehkrrH20V59YmQyetuK4WHyzUf3V3wPXHV3+u6EQndt+EzAQwGK7tBTzU48Pls6aFDh0j/uA3eLCO4w/AL6N70OMeQYzSHY3B+B2sOoB98BtMcg3YW
        Uw96ZUCXDxGCIYrxE74bnNVISuoVx37mo5/5Gh96Vy+js5PxTwxEeWEvC9WjLs7t9dwHXv/DC/JwAZXH9B+isOxloUX+ewojpjANpnqZBWor2h69zL8XM8I0
        UBtUAL9eAtkLTHIp5asOUyKy5QnoAXQW04zzCMqAr5D7EmMvwiotXR4YGc3CpwO0uV+1uUXc+0y+G4vtXfvR3cUu4h3Y7oI42dpOz254N2igz1ccxvahNMoy
        WTL+tpflpqXU67/jARC75d2Z+zd779bzo3n7Zu9BnN/o33qL90AlyyKVZRobHNIssvh4BOvoqAgdfo1otSLO0PPh25lH38DYWh3etBK0ea/KXIjOFoIZakm2
        vC35NDm8JevhcBhhd7e8t4o+3wIhQxYoN0FnOniL6aMPRqaNcBLRCdMuY8Kk/yLIVmyiQDUD5x7OlogB9kE49tnwHvS42EI1iwDiHPlvPXyDqvoJ5sWEIHAZ
        Jyf4yVU/p4L3eG7nGKh0ya4gM/rSxMpoxpKwrqicnfhWlNAk8mKEmXETLXEDJU5Q2MQ0EEqCxeA4alpC/GIIQX32K/W5WY6fpqrPUoqGSe7T4D34dw+w903t
        UCxBYztLCmVaPrjSYpEiwSGpK9MI3QOLSPqah0AhiH8e3yi6xxZ+tTVTR8NX+KrGb93iEQZDDx4blQYuZNX2AD/aK5sp1i/3dsoGKFsJnKomlupifA24+jEg
        EfclEKSkE9iql57BcPJD5z5GZAtNfJ/+xr97oD02pYkzhKfsaQ00jqnn27RCbmsAek7WKGqgjTCTcNVqJMxOcz5BF7cQ8XgQIgXo///b46tFb8O2bIQAmx3T
        h796R6NzdUwPA6JjVlBZHcwLPe1ICVXLQP2lbdVQ7mpYFN/GtzM9jFIfB95evUsDI+G561Ci1ftPA75uVneyg9qsS7gb5NeLpITkXy9UVFjRMHop2QFx1y6r
        FR9qUWJtogaGSpNxIWLDHx5FZ/OemXFC/ebxzEvsLFAOGO4HI3LUrn7sz8wDEcVcyD6T34BryZCaQTK8Dl0qQaV5jJKboENu4hAw6ERKb4o94wHxi/bVK3e/
        2YfK3a/CgSFjDiCRQW/rGlP0Ntf6GkL0FP3PM90dEFGfMF1e0VhEZ80BSEqsbTLpodmaFistisVKLqUCa7yhNb6g5Qu1xpuQEaIYOwADcYCjvGuIp9M0ayfY
        DTVQzsI2PBRT8t6dIDN/cztvsoiM1xZKg8mCbQ037kN+qL/lWrXI9R0pRHgCjpYqVRscW/SczBeQbcO+bqGIB8fAOMsozpvMclEc8sbj85e3zZukKMvbWIVr
        BvptC4j4FDLIkIxItHQ7rC21EikdF2Br1oqSN4KjtXoJ8DjfkO7IvMShTuYem0QWN11mD/bz7j0dEBdKEVPTLYoIN0eHbcgVpVZ8CPYGjz6iDfqVNq1QIHNB
        hLpHCisUNBJXCiVtQ4bD5kLgGNqLurAWRfIuRJIquhhbEQ9EO+grEUvRNPuMQVpvmyLE7N9GhMkGatwWzUPDRjtZU0UVqN2LUoHRIItnSqVOlpzWfsVjeToJ
        Q4+VZZThui0lBEQZSVK2yTa+dnsHydt4NwNzMQol15aROYAJVkoPGT+gYeU1qDADdSfzsHtPEd/eO1TTBs0vU5JNhb6noam8QujjRTHnT0iNaBs1E2gELoYJ
        bsBecJfcjK2xQbpnXFjq4u08RK+v5pklcxD1tGSupxIN8bO9zSk1VNEtk6rUcBeBMWH38mlcgzlRxvY2Yeoe6myd84O8AKuzJXMdDJgiZlX5Vq173c4f1ieX
        pg10nSFurSYigyNOD+YGavuwQ0C7QrDi9HdckWmsQ+3zdpHMT1iRarcH/StzBjhOCo0ogEYkWVcakbR4pP5stq9hvUDF692qeD2YtduBzR9KHHQGH3mFOoe6
        JpMpioFCnaw9JD2PurxRvYyJjPgtxIX9l54q58O/V/2idx30z47oc/1K6+tLV5KDyVmGg5zyMXXJj01EWqfGgZf6qpQnJ4LSjvLpO1pP5luINWq2npUGP/Cd
        xznpNay+mbvQOLHfBWsrd/i3EbTL0jsMv/zlLx+AvzCOaou4SwYoDD5Sm+5j6oLNq43qqn6JOgi6SkIoUithZVrLTrDNqv/AsU5zqr+rMqUjkvm5cNGWJX/A
        KGgUuW0N3lYpslIR3yy6f0vNbfdJHavBLe8wki1tbP6UjQ03CjNbuQAbImDkFx0YvyTH+zJadGjlk66CxYXG7W6fGEgRsjbXJIH9w0iTOYZJ+iU2GoKMtmSZ
        LpXWQtsH7JqmDZlsqz5E1ZsQg7IFDfA+NS50VI3qqKFiyjwnTb2riD6Cq4EyoCPjAva5QGlZdAkklSSHto4tW8fy5AOoWhmYtzttLNPUwNfW6LOMItiShREs
        R19M/M5Z74z/pM7F0ayKoGQtdrnq2LCSWivSlp/77hOnO40y+jxiqg4/593TgVN8714aiRzpkrn/AagI/nAVCx8N8VlBXVKp6DpZKcycz4+yKUNk7opAqPwK
        F2A0Do4WBuaF6ulsoe2GRSzY1CxMsrTdSnB2Uc6aRRVFUMHhIfk90b2MMg81QGP/Dj8SoaikqMEKOtfZHSk2JDnWbTCg/l8e2HdpZCsZddySUcdN/7mXqViA
        Os8FRGEKsw0eoMH9elr0kdja06Whuactb83b6b9iyLxo+NL/kfI8MKQE0SUMJEMZ+rE0UKtxTgb6EIo++BzSf00RTM4JJQ51rOZSWeOtmEE2xxnasMjGt9kE
        zGZqSEfQpGLlIm5WAXWV7jDWhQ/UGfrbxlohEDfc6aF3oTf0Ht+WSsWsCupKXaoWaeTVj0trn2WkwjIhLIDfDnVlsKPLWg/JXFzyBjtqW5HDPTb0Na0a9zDW
        M5d/ruqEXCzJLL5hmpjLfTXUbaevetaojC4R6zTfZDqXlgmbAMQTtbECBeMPvMLVng8PPWvczz2pOBQu/UOvCIuossrSIXnbeYvTvUiL4dtg+22doJnAHf6H
        BnqhzFZvsxQJb7ufIulcDEtwK6mxXEKetTYYG7Q1/HLjnk6TYtn2jsU73I9li4Yr03ZZVEng3IEIACxnh4Ee8W26P6nBhcP033gIponuk7CrdIc2WDJCKHKB
        qet1bPKItuQ9TiviNthkWOazd2nwVIezR4cRHWHLp20TEU8Dpe+oNokc05V8Nci3yK97aSmVqui9TfoJaOmWzDJFKu49yUlP7oD86bvP5EvvBEmG2vEkb2g5
        S3eYj2dLVg2RqvhotlhrH0fbx2H7SPeXbvPkHQ7SfeSBjrNxB7WwtrwNsbXl6lNyA8pLC31JBKoNxku7mFOOGhikkdgsnfnZdKfdqQLVynpjD6WwlKcJBCoN
        CGguHHUF0IZ0j4sNjATmN1xOkx/0veisf4Y7d566nUnjPDLISRjjD1/9yMKwl/6uRka3ywJ78ff0ImKt0goPBw2ybIDPA8xwIbnGmIg27sCGKMW6KaoaP2+p
        ZSx4PI+V+k0Uh53nMy7+QfGWObYzitIDJhld5zFaLHRWhqsnO0sD1RQzni9ES4NfRExXyMCg2jFRxaFyI4X4FEzh6S96uQYMZc/hFg2WfgULHScRE3/OJBfz
        NgNNOuO8Mw2StZS+r33Z+eY8RFiCDkkaJqPbvNrahx+oVVJNweDVkPeiAP8FzcVTu2J2K8Sr7LZ294NbIsNDAHr6HhR1RMEuIm/DMuKTYy35h67bOKsWSb/a
        XWH0yvAeWMYDtYxjDgMhl45+rfQi+q+JMGIjK9+4Yoctt26kbN1tzX2i2THrKvSzh19Q2mVKJBGN+/jQPc39R53DHKzLA9U8nF5it3YQTjytaypO8ldd/6wq
        BJFa8kO7uyZVSJnCzYxa6Sg8YFAlFQteO8zSX3WVWk1f7Vk1R4SbLE5A9kqFiTLl6xh4nlphKdowlfrlzO1bPg9voQO7c5LcBpYPDminJAlUihy784d53MG+
        qtENJb948r/cxaISPP6Vsqhw/zudxzx33nWKVUmghkFZ4XjFCqfYqPbJ7IHR6c0alJzSoGSrTGpX64EWdugfSlSiBnnPrqyt2mmVstquPCS1Fu0TnhudLbTG
        +wurkVqeua86RVAG3kmrgxRUVHlUN6hEakeMIIJ8TNW0IdEuEVPxLwwJWC96duka3jtQChI7HsgoLqmpagVQtYJEbTgiaQoDik99QF5iZTj3/2BKwVqUTQWr
        QFRaUxwUSr6B8Z+DYnvG9vZZcf7t0sdVJXKxD2ExA95Zu1kP/MawRQVAuzh3xmQyMkUceGytyryExZJ8L74OP5BPkik/Ebblk192Pf9JZPsZtOJnMl+rH2/J
        GlyzpoAm+EqYB9H5gGpDeXonk1r0g/w+po+SMmpblVIHqpfx3+nBSRBLiITjGg+9i4p+hMkXUdergQWdAUWHEHbvJZ1PtE0Xi/DJM7mPGdozdjOQW+HQL0GR
        JevZzC8kxa0E3nBWNe/PoeZR46PgNP7jmGJRW87wPTR60cTgyiyenIZwUQ3c1vVxfi+1cYdaJxUzjjL0ereIdO+zQ/ZYdC5qcYDSHSg3Y7DDtXJwnBw9Jri3
        x0Xy3ckPe8VGvGuFDK359we1JdXQ6bg1pS+g0qd926d5Wft2saAN7lfxzPcMrDTEP/RtbNFI31ambygvf+Rxzah2VrYZyq3ZYY4ITzBet/Ta9I89LYW9g809
        G9Hct4Zm5RJTXE+su2yO1dAQQB6vCO5m5yQ8A9JkTv//Ddf588VNXeYOvff4nw46ZfcZQ3RBoCSC+dCpP54HnVquMzTadkieUzxVndfKm2EHrcGgOD94j+cy
        CQXKFKpnTiGJ2YdZRM+m0N5Yk8R7wKqqx3RaCWZhVd9eQNusrUtmlQAGGK/cSWTTsc63ZSpWzFWMssLmqHATGl/AsceOHWC6DKjJ2S5hguRHXTs/FCPEbnW5
        JelcOaNZlnmHWwv3lFsNni7fTqjmo8KNpmKrN/qqesTcWinLEOi6KNTZ+jES4UFdSeqd9QO2Ehhaw7NmwrIGXLt9esLS4FvDLLE7nupFvuoecWFi0Xm2VIxc
        1WEsY5/+5zuuwlyIJiDMBRqOhhKvwVx+xHeG575nYXjOs5TN8vOLPrmer7ZDUWdb8u99f/mvPPye0w4szzGuOzP/k+tmj+uXIJDOXZEcn5OzO37rF/7x3/rl
        3/rVn/03zi3eyK2eefVIcZRnnuaN3/hvl3/yrt/4lSO1zM4xs38imT1R5PXjF265xXu0yuhKPaOH6tcvnMf/fgbXH0A2L0k2J2w20S0YTXMLcxhpz33Pue++
        2XuZ5frBX/jjrXf/4P9eT/PqXgV+BQVObvau7PXkZST4mXMybf+SO/zS9y1wzkr+kksYSDG8MO/lBDFKR0lJEwvojqv6qIsbhO7IWQHdoc6Xis6Xyqg1IJ4z
        24UWmExaQQge3w8pjCEQBeWgXdW1Xsi7z2Iul/8+NGczT1Q2I8O7G1kvgYSYEViuTBem4vRr4N0HFG0ISCRXb7BgtpDQMGH6tUiypUkOahIjSZpIclnUIliU
        hq85f9LCVhDIlvKK8uIRMICGw8PIqaXp0/+AXVHJ8laZr2QSkMtvk1aTP2+9w3zsoy/mySnMDYlpXeTHBVpS7hJ4bRoxAuD4zl3+sl8LSPPe3JMVD0ihQnhx
        ouD/Gd5yQgt+pxb8qBS8kSipKWbMV0WKecOMZQ+Hz/iUHlJcUT+Li69i7VlP5OGT+etq+0+CwHHOOVcqWg+baTh8CQpbOoA7rfyN06+72v7Lf+WDD5/+wMOO
        8zuOc0BS0+iBt2od2jcc8p/xwfFTrdaKLcibnOd9tqY2Jla1MN5WC1l59jl/PPX7Uv13a/reyGcU6+FlbzvVxasuozn7bXm/6WndveKh8q46wRUP3ycnl72s
        0wYSCmAUyNJD/kP48x348yj+PJHehPI+qDl8s9b+A1L7SXK1vRmy1tKq1qRR5l6O5l8O8epz7jaXk1iifvgcmij84PC13mMfHMaPn9bGf8rV93/U1QKcc7X9
        lUR66OTRMaIUpK1kJcD6T7QB2eTSD7ypftAsUtl+4BX9YHcZba7hcGT7Qcx+0Ey/DvhRr+yAbr0DPs/NkqkOaYuDZ21qnj3t6igumu+q90bbT7NLN/U16SYr
        9SbnGVtln7BV9rRLrtPdSTmiPfAHyZ8Uf/ra5nFm7TR8XkYrN9Kme/9/LnWUZB1pw8yzMJiDoOu4WSamwLQpCAPT4SJYujwtOGpDwMpBl/Ue8ZAiD7l7kfrd
        s776RF9qWZszauKXAtAkp9kyDjFMnrAdwcL5sqgvPmLkyR+DP1skk1SAwjQg4tcC2qV0ZYolo8KkhlekFUCgsWwa6V+HTvky0L8274DsbQEYFPD3Fa73ZM7+
        PqDCgDf4frdguMVz6Q+4kKnuXsanvzidkDPOkgZ+Wnxvee+z0K3rKduweowo2KRnVPZhL/0+f3jpnGgS7lBKDHiJ4uysJA+Gr4F+WTr8p117QSbgTyNiWSjK
        gRyHB2/2PtUSyfYDvnxOnP4Nn2EA+ja7ih4FxsL4jg/LZ5hbvFi3AkbScbGjgRAMn/bM4gV8BkKWu6TEcS0lTkZb6wgvKINhnT1ZOz91Wu3N5c5LWNpvwumo
        BGFSmiax393ArzaiLnAPJoLtJp7/FMobE7SBWAYePoeVMPJRt5ci5aN/NUS2iwiHRH8ALYPu2vw8P+MluBLJ8YsuFFxA0Jv3DEy0gwL1FMxJ376dLEWyL7jK
        hS5DFcbmbGHoKJj9Mhg52tinapYG1IXjBBe2uQhH1iku9CzyECuMFiyui9y+zNB6lyhBFk0HfKp++oM+aMvxskCmGZdrz47C0H7aVQTbJYiEBEudbgmZL/oZ
        f7W70O7rN0X4waMyfdovBtNNznMuF6plE6ornuT/KQwLNDffg09u6evKl7SGHvYSJZOXw27gep4v0mMqScKx1WYngOXBFguY9e2q8/vpD/kYk4e5mcO9Z++9
        HRCHipaBWTkG+4gU5eUI0AkM/FhBFFhCRJ8x4Weoq2SL1XzakHq8SGhGQQoBNEU8zQTQSqqP0RGGYelOD0sVXBxi13OISUmfacGt4SZn1CIr8AguGsO/WYxM
        SX4l0ORfDIr12120J7PHfH9La/YpPi06WovbR5Lf0y3VwtyqQY6AmcovvzFfmoyyZVigue6VX7lrlk/qblFI4oQX8hWqaKFZeRYMwFkEmR7d7rwU6Ej5gkU+
        XqY57ZD/WvNhLiLxYCXh6tLuGzv83Feb/NxzsYpViqRCQokkGX5JpqUfQQqAKESUaLOays0TP2ten8YfsLMd8p/Gfr0cn8J0hSrB3CBvalBwPxPj74h/n4tl
        XkDtfbTB/UXGS+AKkAgmhotChBlOAF8CVLDKx2FYN/xJS+kvST/rwSqPTtDQ9XSiHycyFFUYEYjOOoWWxVvlx2KSCLAtjMq9w7nFvxxA6525NPtQo+p4spJk
        I4XlJjg2GKifwMJRKwvGko6JpOh1clVTPCUje5EDiXTUJYMi69Qto7HKFcJlzudLZvk8aaUx4JCzRtUBY6vIf0SXKkblo+fN0imNskEeVTjs5fU0S0j14PmT
        Gttm+JKjkmxZxZh0mwe0u9+ncusENmggB+AFyMrlZkoI/YGG70CVCoykSy1yrCR++0ygsPF0J+8ddLwzxnkhX9h7bq4QjGcqmeDUCEycjdLDEOaM98oFLGLP
        V3JQRtTzf5jSt9hGaxwNL/FCXq1zZgI3whpU1T75dmR87hXGsTHOEb9xPLys7yniOI7oQEV0vwZxdBGUy50N4ggTnDshrc7cGIkoyrwYibi+d4xEQHygToIQ
        acRgS2WV1LazaxydCARwBgrgJPeL6vtrR0FP7M/lS3VfeDbvTPGldjUcWrV+BF9qWOdLlVVpjS81GdfqtDFhLMyAhK2sq8ZYKyaS/ObxpeL6PL7UaIYvFcah
        5qQWzzIyVQy2JiKOoaOO4UbsgSZJSZJaiGeZjKXAdTJVMtGbtrKmIo6i6YIYhPG2TIOXM0em/MZ35l05HPjOvPMB09kZfqlxN5EYzsh06x60HiDuDlC86d/z
        qjZyym3UszVu+ZODBERvFqZK3vX/v2c3/xPusgv/CfRYybxX7KD9duTHZ/yzHsIPHN7J25wAfGUjdiuMGZjaani1vUPU1agiw9oDQZ1Csna9MS444nT1WsZv
        n5SJRnlT8oUSBNY4EC2HoIUjxVzI6NL6PMrIBS5CGTJ5SELsyPIVgbpwPrtBalKSwoDYAMc8VRKDFJwG4UTukVOSEf96RbBEvKZW+vMVQTuDw87jXA9feJbe
        dWGtY0d1zvUmOWgKzvWWfPYU57qvnOttWWZ8m2ljkc8FABRW+ZWiHzQRtrg1Vi4by7YO9aMNvTFI342ERh/r62NbCccr7Pai6s3QMmPJBG8TUjz7UxTPXVpl
        Ta1htCLqQ7E5IsuyrHFsCPDGuGgYBADGfxNUsMiO1+dxlsxbHCmxDu9kghVdTFrVeET5g3zeAI8zSHSl1ypFBbcfnvHBh6RMCH75qQ7FN7A6UlqwIoeUKyON
        GREjaoODknCzReSwzRAZOVLzh6Fo/UPfi85wU1xGWQNDr4rRnb4TiwyNzTHVjZy53UhEZsYdl1o38uvdKOBwL7qRJ/JxqhvFx04TbORIL2qgF7nEqMFUYHtR
        A73Fkd7SQG/h7b7e3qIuC6kmk4tf62SKObBynLXWRK0FMDU8PtutYtxyTG2OY8XCSwNMtiPdDBpr0DwIb2dCHNPr9hEP7NzoIZz3TBOtwq3jkbG7lG+kf8gC
        ZjLWxsSefoMtKTLzZxEiWrTfb3v8F4+tfdtvHpGWKE4fgfbL88d/EdeLU14/jtNjn8P14vSRSluGnZAU1/PSndwjX16fUw5e1zR/fCSpYqImf+R77hnXgjP8
        gzVsmDMGKclcTylyl7g73WbciMJAcnBkaebYwv2zI7WgvpIPkAgf9cewAJTa7NH9RycTrOewR+lceJ1475LBOb/KEHbMcZthwEjLVzwcH9VWra3nJ1xCVfel
        9SZYEToVV48znnwSYTGcO3deev7n/+nPDC5P0m+9AEOvQ9dKbyq/1z1tM3h37RFT09eQYNL2bdZ7ZODNFo9ol1JDeXi6cu/s33SnjPPfPTJJP+xTk3BE29NH
        9Na/462E+912kv9RabKz7hl1pfUOOm+kmTU8VPo9Pg3fedUup7hLbrT5RHCM603dSuodK691hMuT2tejS3i1JQ9bnht+2t4c92x0p97IqKSG3q+/ph4nffLJ
        6vyitnfxEpHy2tx4HkWb2Fa0v7TB9Lqn16eb5JTGZJ/XErU13ZF60abaZpwQTGK0cb63QpCVG+6u9RYGLYMPLFhg/T0RfQubrg0FzHjWqyxSOFhAAWrhYPYH
        IDMBrC/HbQRbAEalNwIwah+HFUuxiHmgGHHrK4MCsZWPqWudCb/BguYUbACsrPxIf99TrBZBG37pPeEobEBtiR6Bd/RpYuIiSm6BDPjlZtA6651p6N7vJVf3
        fkP6eqqh77xow+75HFS+vUcKGq7DT5zSEK3296NfDxngV7/Sj/nKecv9YE4sNW04/TipyR7MHXJ9huDTc6+WM/MlUzWie17mbO79yXwKG1f6v5VD+sFTA+QA
        ZXLBgBvEIVnjDO4gxla+MtKl+LOoDL6LUCm7Y1kvIWqo6Z7H1Hg+906CnOGFfG0Pw+E3MVQm0awQL2uFxabxkQcGhcdtBML+h3Wgdi3TsjPmOgNBvc2CWZiv
        Ei+ZJbmlKvES/qzIZ6Xz0y4jOIFNu4w/q+DkWzL2gFqRb/wDF1zwdc5F/X6n/H6XkUIQ2lvRyV1Ili6Ws4iyjkDzWC5hrUkiPP6CANoTxDwgLqyypxzrOFNB
        wGP5xAxMjyyG/8nc5ZtrS6XRhdy9mDvAgkOnwILgYu7e5qUFMquWeW2L/qQq6qHiHmPrumU3bqyPVrF1E2+nP8VtxDgLSgIA9eRU18ipjZvmvGfoagLtmts2
        LkNQO/WSObtKpv5RQW07KahtJ/2Zl0lDdsfpUN06Y+Koc/Bf2t2LJP05D2IopGtN3rK+38D0YU8KUVNNK33By4P76Abi3d1xh2czKRWd1mKIOPrGwlNFli2k
        mgoYXZ3rMZTAAZ79NuXZACUHHGbzJolOYo2Dq76z8C/bRvwrgFAxvFrE2wK4cIPG4dxOX/QyIt4DSF1Ks4R/Q+w2idyKeurr5yQ/3HabH9qNQGIUCU/ZZcF8
        633IhFNhyztzQD+vFly0VJ2KoxJWkp5v3iMghFfuSuyJlz3hPcHROaXyK3LfvDW/BA3L2jvn6Uj5AcmMCZqIJhlQ88RSbMo60DLJNuZ/RaQlnfsVLf1CSSU9
        ARfa9meiT0akTtWoVjyxr+LuI3kkiwzIGqpknu1CMBdHlU/s6CU/cfFYa8/kjd11kbXmXCvr7MqLxbUiBESglKh71Glc0o4a5RzNLSMpImFNf0vt0aKGWgXd
        MrMBebuelDUUFzUUF5/6ejVUNf8rLxZH0DM3TXnj8pHiiBtKE6tsz7ZqLWO29gzbRaXM6GLzm7Rr08SWWjePyyZtFEXfq8CzMLwrLFVDeuTc72hXN6a/Izbd
        +VlFs2175QhB+UXbNk2ZwrlcHDF9tuygMnZgJfrNxaBpmoKIt6ytVkmnvHf/LWvPVntUUNXu7icswe4+fOVIkkG1aF5NgnO0TMrJowhBLceH4FsrR+Lb5XgY
        Mb7laOB8dTXhejOErHWuIWSk/Tq2pS0TdzFwryV75kqO5JqSI9lziDBSR61b2Y5luU5B2vI63eoP7GignEiCB1BPtjsXQplZFy2WBE+7yT9wi/XYqNBzVS+t
        2UnL1cbuTbYvHTk5KH9ckR9Wi4WnmBweACwJ8Rt48TAmKphxIoVoYZvCIGg3VEFlzKK53hrynXk7UfCm210M0SYGySJRoNT+sVrAJPg/uJ53NjwjU3NQbhFi
        w19XNzJz10wexrPeB0Cv4x/w7TC83DugI56LKVwq5xC4qBDZa4POH4fg34GrMVlV5AvR5RHFUz7pdge9sHGb39dOCHbTWE0gTZhAnm4H8dnoTGRRph5dwMnA
        n3WVnLXD0PMZQCXgzAJ0ClEGSPJbQaeOFsto6CzvwLoJO+ah9bI9RvXIbDMIUNeE2DWPhs+725pphPzkzxb+HK62zCWr571aXgrFAJAq0cctmMr4e8KnTsPN
        h0k/a71dsWoEepCbt8XSiknyBiKFyXc3rjqIIrqiGNbG8JwiLqiBwXEnvMk5nDeHHrS+FSjMnSltZYVE6U+z/z2R9ywR+coc8m5NeQ7LCuUhnw5YCVs8Alam
        IINfleVDD+GCZDmy99pjqb72WMN7U3m2b3i6quuPvh5WUKRZunGzxJxmOcKXmLWeWHHQlXyXi8v6Ylns/AFXOWZ1iiN899Pyhgx9agmHFKzgSvW9BHLw7iw5
        +CrIwVfr5OBcv6aGGchaCn86aAoXvUsaDcTgCIkAhBX6cgptunMBj4wumkb6d0qnUoIVm0QwMnAkXdgbplvt4XO9LMti29QXJoyIytVxD23E1/Ymeu2BXVFH
        ZVlZhDWejS4HrmdEjOqN80U8v4j4WsypZ6ODjfKFUd5BoEfEE0ZcNwT66XA92EEgHw3phrA9KFQPpNmN9HPeC/n6s/JV6wToyAIvAeqhrV6ZbSxHnEo7BxK8
        gbEGUio5LCudvo6an/SQINYEjiYIElLrAIHrwoM3/IxpWmRUV4FQMmY/3n1XJwCfTn1zLkwscte9C0E2+YYf0IDSDl1Vu5byqLxX0URIw4LYh8ucliQjeKUL
        TuhumRplfd7VgSmL/IePMWhwaFsVUUCt7al5FKLmFfciEbHKOt2Zhm11NI6oTMvpjvwgiqRBDdWg8i/+aN6rGW5TrsrRBulk9PCgundkxHhLaNKR8U8O2DJh
        0TKmI795Ko31LOU3V1lzPr+oJXy+egVbRJQoIbc7z7nq+fIpVwl94bZhpNWfwVHa+xM4yuoRXhume5uIN8wOt/lUZrzbnSfkla8w0lDHsYYhL/27fvJ7Db93
        NlaE7eWw5sIIxsQv+PNX80jyBZ9rYHdLUhF5Q0QhHLOe8uDpYAvvDj8Fj9jhj7nbW45zM698lFf+xCmvyMPOefdmZ+yrH8UTeed255yvN77rZufDMmsfcs65
        2RL2np5CqDKHGOYYx09ABXSIcWYxRq56KX4KMDkHyETwDmx5n4amS3+OS6Je3+w9jxe0b/Z+GsfG7c4lXzkbP40j0LA4ShWPcJQq/jFfyWyewXHxNv9pHJek
        qjGfX3HUIc+C9/R1LfXOktf1boYPjmdkrf9p67P10668WgQLWCfgugpfr7gaact+6UmL2j9r/eGHiApzFEQyMIliU7SJyEVZSin2maxPkBlQU30TWajfwgT9
        d7GkUQEWcAHRAi3cjxbDhRfyvnpkmP6z7ImNZM96Sc3Sw8dMes2wU1IpL9GFkD2i6g99CHYPgC93GtPHiEcLtQudQYeJXg5kqpbjlSBbxfElMLpJ7j7VlVcC
        /P0S/74aANQnffKLPj3P1NPLswhPRJRalWnRg3pSNFmZj9reqRpVGooHUF8gByI73cc65BRytVKAyXvOV8IVeHLd7P2cr18LxJ+MohDy16cf7cJt/q0wqt3m
        H5Y7cGWB6tFFDwQ/GX0rv+Bb30dLAAS1Ft64dKdsWStUC1aogPrj7BD01dAFt2LYoVJAmpUhQ11tE0d7I/TWi4EPXH2IzbErzk7elJI2oavBxCNt00TUDTAg
        GDr04pJjnQgR3y2ftt80qTCO82jqapXmpKzxqnsnj7PbyUdwwqC1s4LtjMhL3BoeuTfrWF6y8CTM8aeIqvdfyGP208DEz8pEIb20CYh7WJY7ni7Je+jGF9bf
        b9ofyJMBOVx9kwxICxPh0fQigsqG4/McZCFe9dannh1+ufdYjuVfImfHuZ0c1+3ULxYG9HdM4IE7etjSZTbu9OwbH1ZSTJlrYZOE/61+zJxvJ8VeC60mE6j9
        Gc58M9p65hKYI2YuuboDCbN49IhdaZyS+Qk3jU2ZWNWBXhhYH7WgOjQxNmSquN91n0SzW1dOlRakEBpaLqV4WzvbjXCGfha8AczXLbN1rVcHfD1+bcHrnYnQ
        40YyKhcPgjrwNRmES5JHf3v4ikqIRely2apiB1Zqe7Zl9OXXjihC3iyJZpOvQV1cOuRsYVlVx2MExC2IZuVjc3tJBpOIwfaoRGo9/b1HTx4zJVrg0bukaWo2
        7vecZr7+g6JBLCFOYAuHw2B3LrBdl+tAheSFZ/OlKWwXIs7kXYSV6Yv4TWoAhqQCeAFL1cYIE9UvufOD7/guBXohtiJ4+giQmwvlwvV5UK5gGsqFqOwpFrtm
        adj4zrr+g0jXy6DArmo4KBd5awhI54XYCOsBC+QiZCyLFAIYEuBcigyd7nypC71y9CSDhYiE99N3mxUsxAOzAjzFMn5tlXG1X/ney7W9JnlBHpTWgFePnAJj
        ql+mFG0rnAun8+dXOQwbYbkVgvqO64C6HgP41gB1fg3alrc0yHlEyIuvUSt9RHGf3wqtPVqhNQOoa0F9JDourqHjys42osXSNy2FySFQpvYbjXDd1MvN2UbM
        /Ym0QAeBY4pu/AABCiKhpNBhTX+F7cevsJioIsSmouBjkFEip8L0W5NJVllmXjlyMlsuh115+bUjk3EZ/Bv9phZVnMJpLpQneOFZ+GuVuexChDWmEGHSMsEU
        lGdZt3NWpHN9G7pTrJ3L0c6VanDngJUczYB1QrMMyNcSoV1rJTRnWRFfS7OQnSVcDxkTz5dijWpdJJaCIbg2VlDd8YgzSDxGfTM6XGKKYash0F8XxIMQ3hNI
        lhiIPgbuZtPHoqFFZmGkwDHJ6Q1AeWROq6BeiFjUQmgimc07cpTaKMbr4aG0rnzB2hTWjR8vayVGi0WEutC0xiMufFhODRstYqAEf+WxsvhMy5LqtJ2I2tWE
        ArSKmPeHEWD8Nn9LDv5tojesYp3Sl0Mb5qtVs4yZY1V3r1YUhgTIBdQwBXCRJ8qXieJleCvAaXL4ktUu7bavi/CMoWKqQjicRcbiQMziTc5WQVRxPvfvPPr9
        f/uJfZ9dufMkicvPy6CprkhHvu6OH26Pf+zvv/2UaDPl+eljmBwWGSPax/GcJ4MTfmI3Of/cta56WCxQZsr9E5Cgi7AejME9gdNb0U6LnJUydb4wMxNYZ5Qr
        9g4zWKTTWBOSvKOgUF9BoTp6i/fkneJNeat6F/GJxPQVL5VePUId3uS8LOvp47C8TyoTKOJ/SLLXGEzy/J03vhtO868ekYY/j+uvuMRvNicTQiL9CYIbM28p
        ZBsj2WYlAuBhonhllmib9giSTGSVaZ2/U4kA/p3k2WGeD6qIA+y4ePpWeRpONItwh7bN7ZIaCjpC+pdQ+kfV0UkyeCjjp32H9V6CarJItdQ+IZpG+s88XEs1
        JbqSHBhdkB+rdXNYRgwiC8vp09QQgXp05RNlDF2wEXz9WgTfRdFmoCy1HYXvgIot+XrwULmz60GvXH46XA8SFCLrQQdEW8n3R15DDeWpApfq4XTO/Qf/sWH8
        QSCWPNdRxEMODz7iaBiKwyuYh0r6VHc3fWrwLuV2rehTXcXS3zsgaX6bSwqP/PaJUkZJZ8sqGisy3ftKaOzCRzI8RANbNIfutEEMznSWfsHfQS9I06yUXyxX
        LOkp9p/RjuHuj6rHXXKnPip83S+ia5L/uHG2mb/GMAmV76itSq6jzG/2oxylLmnYj2rgo6LZjyK1Z1SwKE191Is1+BcdTBkFBZ+3I59XumkBX+FaRNT8lgy0
        Jb9oq+CDxucnB1Pt6Nu9hN1f7VdfHShxjL/7q0NiCKqvnsI9hHO/Oqx9daXQNcckElTuVsUfWMLHkoXV9iOb56erPD3rXJJ8uITxHZ6C8c0ZC0SjYShUWgsX
        V1fbH7/zd+7p/1f/9sg//sbR//IjX/zv3nE1EYEg149efPx3/+tfCOz+1uJReqZLhcjMU6ETRb7CoT/9qD+vOenv/1W9gQv0qXyPEHsnTz3ygZtu/abPO0d/
        4hfu+vof+u2f/Lkit/c8dusf/a3b/v2Rcj+ulpujuX2E8Wn+dHl81FewnoX+/kggAsk7U8JnDePb5MFUzwyneubnnXt1KFb9Mhxm8jtjv/RtD4KowOLzUVlN
        ZmAQBfe8GhcUvxWQ24lRGHRA2mAMoe2TYTESZ3LUna2mBhFsKfcAIfRT4/LOoxfrGNbPlUZjoC1Nq3LZuIhRq/GDhuldJMtmOBoXMEVEPuOv9LgU0MJpQoDU
        QjDP2YhTyt1I3/10Wz+VgJ1rQpZ8JRryapAlr2IwtPAjn5GREt1rLKuJUYtcW01uVU0zz2jFeLZiFLLUIH8G6nYnD9ULk0BHHZJeL4ER6d97NXitvye81psH
        r/VLeC2dboIZeC0IJxwoNc54VOFrga22y/KjX3PUAqunKA/OMT/nzn99m3qhTYjeJTNEucaSxrQoW2qRdYhtiaCeEHg/KvC27jTEVoG18joZtxZNfXRisbWT
        CvTrLB8tIbbltVSuFVDb2uss4na0G9Fc/VBss4XP/oKLKKFOzVXJqzsuFdnb7Sf6WI0BgsxrLnfTD9SuO3WObt2c8qs98oOXR7mS0HnjcXlNwYve2DoxWNCi
        l37Zo7FAr46qlpHl2D9KglA6kPsk3bCuhNyg3StuSSHzrwk9LC+849SxTrukUEpgyy6pkrwE+59ucrW9JEnviyqGH+wKvJDJjYdPn/6rp3Hlt+xitgM+35Cs
        a7OkKKRoecXbTm8lQ4toEdyH5J4wGA4sRwqehz0kMgk5/IunbtOniFbY0qeMPtWXp9p46mUf5mlSCNn9acu45JW53K65+IqAYC63ai6HyckDlcipGGXwyNv1
        Ee6ePlhAKPjIiYIg6ikfDCF4cY0n59I8EqWnPZDn1IhuKhIlfACt/83hPygc+0P60UdkT4rId/OKM/1B7yjobrBt/hp5bW70X/VALnzVCV5Rfht5a/p1JKo6
        5D+qn/Ad+gkPUbeq7qPUMyRMl3aRMGFr+EpFwNSISRb0Gko2JL3VIf951vBl/n3Jn216NuJTrpbknKtFeYLNeMePfd/TsqAbnUuzREo09TOe/snwSk9fi/xo
        pg3BI6esQMne1QWZBUooW7pnbOlA/8NbbJGYs3+tXZ9iY88wJWljR1ONbe/WP4TtfHmKJcuyI2kWDX1Zle9z4TQ70iWyI6EIVQ6Syp3ux+f9WWak1+kxm5p1
        ukl6LmlTWyWXbJU855adp560smxVYgeWeWiygX7V8yjq8Nxln8XAptAlf5jbPLBC98gg9wwWk1K4S/4tHhaWrA34Dz06NMNP/4+p8tvJ58oMvFsWXf0WecjH
        19zofcKDtDrnQIJV/xgkYt7lq+3TD5Oj6ZTzJZmUKdgSy8eESN+QTO/0lnH2Tu8aBE2tctGbgk8Hm1vJr+7S0nfRIczFWNV1nodhTdn4/0C79yv7qOq/nyvx
        85cnfxr9vubONS5yzjnRf9Vq/rTrT5HphT+Nzj+Vpc1wSv8/3/Dis80zFjcms3ThUGDC1MmjO75HxvxlB+RPUc2pSaF96V/AGjCqW/nL6/2hOwRbczRFyiQZ
        Sl4GdgGy0xcL7yGD9GLpPQx2PURvnmGg0TP62+Wu3JFbGLVWX/kxP2fIiRa08PN5x3jwrumY7iMDcDJV7jPZQum4hl+LSgAf+0cL2sTXRS3G0O07dehipwZd
        zHsWvGgQqkvmbBRirOcPmK4S7vHwaAFR7NbHTHdK8zF73JPxRBzcmTLqCv2GLAAT7rgNEqtUcVXmfsqeX4FvAC0SgHRQIno4nMiWcLg1W6bnbLYiLaYAzK5Z
        0c/sGMQAXFKoDL+uqOv7JuqzdNktK9kUVXXZ1fr5klvkEtJWx+NTnh6fKSCdiUjIqHThwIYA+1HbrofaRRCeOb1Iw/BE1omjo04c6irRYtwDrojIK0V0WiSj
        4FN+FV/eJeemjabxNul+8mdZsRwufT3Sn50GpcVKq9fUOEkEfzQUsVHJ0KbkN6gZG0ML4mnRpHgQO/kviVA5m2CUXvFqfmTtwo+sBzs34EvpG/Aj++99Nenj
        S/NoxpPslSNsG3KNRemP+9Y/SBurJ62brxji8l5yiXEczcDiSEFA2CMQchP5tahYuRR7DCu69Fgb5as6P8utEKR7eTrJl3TqRjpefdmdjORscQaPtyi5L4zz
        PnKs3aLzltxaHufrgOLJn75Zxpn8WdL39kclBkVWbTlwNAsgrauuwZGslim9x/R9S7XV1FL9gdr1WuZmuXzlEsCDazJSVscjqb0+QJaS59oYyMsL8sZVEuit
        8l14ZgnVs3YBbmZIJk+uMTskQCYEFq7gnBVaw9WIrEirXe5yM0jOHztd8xmDzx82xxal8RY+mS9ewFndW6wyiuWLF/Me3MaQOr2YE3iSnq/m68o97JJ7Tf8w
        6VHWsUrUssIbK1ZvrCIcZ90W25z/VOGPFZc4mMT0ZsoDreaSu6dX2J9LSXosSVR4hmmEjbxNqCTlRhueYViEIcZXnCdEiMkPjMImygvol0ngGxYxcil9wwAB
        s/5hHdAG0j8sLvzDupiSeuoflqp/WA/+YV2AkUr/sJjBWOgfRhrd0qCFaGYidJPCPyxR/zD50uENDCHTpoMYWUHbYCukaxgj2PAbYmsJCziLQmTMuqXOmXua
        Uthql70EGHAq6u32BbjkqjvrFRdiDpiPEJtUKoRetcdzJey/6sa1Hv1IHdNpqtOTeTSAq2oRQ5VBMhk5AztMnCyksKZ3Uq4R2XmslukpsE8kU52soT0smJ6A
        ih5m91SiMp4ye1hSbKbMeUq3UwK7naI9DIAo9FNMWzHoHlvKk8ajtgZZfjGVgOCe153kKXhqRDWiM5ecSrSgPJb7gBB5ynPhKQOIp3AL+so30r+QxSRlAqSg
        kX7Shxm2/PkXGXe+eQEwhIFuormc12q6E/hScNNJPt/yw7ONM80PVbPaNVcWUrD3QGt4z2N1j9Za5qdOY40B7a8F7a8t6/p2fTqseAfgzYa3uuopEdbsbRCX
        VZbvoe2pnBtlLP9NnwaSr0RPjCzLCikeRiXRADu4P9PBI1D7uqKb4uQSwK84GQENi5OnAePByTl4NODk0WyVx4eyNR4fyPo4inK2jjemNM0xQDl2O90xqERQ
        L9xSRsR0bCkrSrn6GuP8eZTlcFaZ9pLb/Oco7W7zRwzuS/8hOVlUp6zQLNEpKzTLdMoKzQqdkEKzSues0KzROSs0fTpnhWadzlmhqk4ReH0PWlw8w2AdVouD
        lOqwfBGOR+WDQpZySRfoaqMaXlYTlpbgnGfL9GpRyldoSXjOVW8ENbZQM1K7nqe2Qeu2FNAH29AVHqRCLbDxwE+iZhgGMqRdkyIiOTDwt+zSqwG6WgO0C2ba
        hvEv1Ezi0jMHWGMVwWBoyIuHh48zknODggHIzuldiPdATDRkZqp4tLgElkt31t03GaADfWKSAxoGajXaMCejGZ4s7oaLCtPC+sYSgtRueWqX9uBs4QChIn+S
        McysxJQA/ODB5T1U9BywkwmcLECyxOBKtDpbc/TIUsvJNAXx3xmL3pfAKWOkHCxyAtSOM0HwcLwJbrF8kvi4va3m9dL5KJ2rpWuN4MDP0oFzB1T/Pr51lGt4
        qUCe5UYGqkDSB7Cdtwj2lArhgGqhdIG+S43m1tNfLrcv6v+V7sCtL0prggV6+if9ag2FtXsh1J3kh9wy3kWp5185Mknff6E086fvv/ij+Z7M1N9sLesGouvz
        p2BuLAmbhidJ9PonXu4NNVqGRsDyEUSsJN/0ZsLFnH+Lv3C2d6YLX4Oj20VccI1XGZXxKqcoYKL0WV8kRgrTwFtNqkrkYTmRFc5b5ODe7kDJD293tuQQgG+c
        94whcHps+mNMNilDONm9bn7JIVKChdbJhRh7JSzGCuzF3M+89hSfwogcqhqE5ZCXZn1uhSImBJDaDJQWzNFpiSR/+iPgyUjT5/wiWhL2MQHxDjVk3NR2HYwc
        zuwzRYjXcNh/HyJTcfxLp4PW7Zo+FW7Y66ROELzisBrkOged4csfUZNNB1FFSrpudosUkqFF7ICUSVeEVx0vvZp4KUli3WyVWts5c3+nFtB1n+T+qqMI3o53
        VrcCm1OAFcl1K2cs0ID4HwAfRGFm4VH1G1qLa0gI4SuHtyDWoqxp8Qd1dL9VHCOEAA9Fp2Hbb9r1g4hYhu0MaTN0jzNQUAWPaFiYS4mNgMmjwT3o5nCTSnoT
        0ZcjrPGNoiIYbl20YRmVsuK7Z3CIZHNN7JRuqlEhUZLxYJjuHGLcqMTGiK23H+jGZ98RKdl4JJoctLQN9Mw1EQYXKb9V0QbbMRbdiG/464hnUHQ2I1NlK/0s
        5mBWa2JDcgH+YSsUG81M2bc9e/icNPsVR9rdlXbvoqMgRvv6beBcQX+5VX8d1l9bcthAl+pql+Kv1HTv+CiEgQsTH+s/R13swhfZam/cuwtaNIQ/UFBV+//k
        l1XimbUxCYsDLlQuO+T1rlV2bDEppiufKHWjNa4OsU4GjpLddR8WdV97UaQoFbBv2LEjQsH4F3UE9XUErSk6J2ULJGA7//WAZOWmgSCtDap6mYu9g4T9RRZh
        6H0su+0N3ln0m/tIRM3IZ1H6U77SIcc7xZX/2QeFaqTBPvt087BrrbyBKZhtX0Zxx7iEtJKLQN2DIrd8SZNGKBiVmgjy0sABZpjmTQ4hbXSLTz/Figj0tqO3
        Y/gORzbPUgbK2v/yR1THiFIMmY1a1bgV0b/o9IWh6haMgGYRlN09ZqNeYhQDRY0usExph5ChjWHwuFnexkeL+g18Rh8BtuGH3MKe6UH8kpXGcUR/tpHCG/fS
        aBfv5Euo4uvMgtRGP/dEcChOocRkHKwWAwdNV9YrA9MAjLwNNccbyQOYDhDx/azxsgxeT/UwVSugy3HMyk6WMFQP3fBkTS8a3Zq5rh44Qrn5ESvZrODfvQNZ
        PlPRogn6feizGj4UfcNE26jawGQEfaEXAFpmroNlDT/HIPJ7WH1B1h4+hoiycMU2K8c7sYZmX3uY5pM+Mk4s8z8zbaCn0qNV0/vqw9gscmBYwTWTvafT1Njl
        PG+YnqSUftzDaJVL75V1ayjN2PE1AUA00rfRhTIpp4sum4fSlTFfsd9iZkQSOo7twqhRTFhg3sq9syg1UdrxBWSQv1vkAidI9Dse/w4nvAhtcOt21iPrP93h
        D2SbFHC5ya6niMv3ZwOzX8p3YGyMaHHZON/IcqnyDRESB0Ru75cmh+SUF4JItqe1n0trgg+W5yKEeziu83nAYvJKHw6OTsl8K+mngnvHNCRL4TnStOA1SQ9p
        E5jrb2PwE6jkctjk+tyrrVGrV5567Fjt18ljtWSn1KT/Z1OiTQ11cb1UZo45KN806+b6MSLfsqRmUzrCgL/7MEWtYOXQQwfsGV/aYV2aYE1q38ty7GgSDKXB
        jk2UMBooFSlYgJYZ8hX9GE5nMtiWNdA8x/UCkhWDGcDP4wD7fqUDWbqevHBJJ2nOi3tEaqcq1ZCFjFRHEbG9REu5c0Flu54p4J06hYSQiVhfeho32UeFtjSe
        cQMqaAvq5pYIrhSyLgCpqH55eLe1osF2A6IB08DmFl2ear7ANV1rrbA7KYTMEJz6vIjOALO+T/e4CBKlf1FUVGm4yIoZ/F7jphjJMCykC4sJKMQQ62QO9WVp
        rFUJ6HO2D4ctGTaATsvzaEX190J4LrqFtoeOAqxvZQzz4Vut1xasYdLMl3wtZkPjp8fDsxZmXYCuN6yw1Mjzx/Nl+qvIkMQ8qJN8g/hYMrMiooKKTE/Upkgl
        5klKfQQ2dlhCLkyh/uzDoS/FD1S7tIRbAaRJg/YwTtlE4HlmH1+E8z5zb5RyQQTCulxYG5t9cMWS5esFszyouTO6A3lXXxLJybqB5JSTtaLENQTd4pb3UN5F
        Azb5dlz4DlF45XAqW8KIOEa9JzRL+HdiQHac5olBRmba94n2wxmzXJWzehj4OUS0D3yNaR63eWidioYg/yy5SHhPlWUsih2VcDTQ7iyjMrtOBB9HWgxIwoz6
        X5f6amsNScWohxoYRP1HUBsefULkJCT9snR77sA1iiCvcjtBfpQNmlVcZsUX1PKLND95+0A6z/z88LkIBr4wt8rMNarMRtfZXW1LMMRcs9rmtkQ0U2ky/8uE
        /3rfeK0621Vhr9cAX0GF4T/r65tUSzXV1eJizSVd9ASC96kihjNZd9BwDAHL2cc9RjuSq8r0UEO+c3J2sgPwCKUyPMBsU5cPwAVROAzkvwTWz/0yx+wibz9i
        NvmdA34hTDweZvjlAQMH4M5+eweZpPnGGMcYAxipRhfzOvfsqUFtDn14AA+O3MjEut+YU3ThSSDl9ksht2AiE6E/fFP6u56JbbBkCHy9+Ht6ETzxNmJyWQWS
        2wGzOSqZel85gl3FjdGUYy8csGT20jWHZ/aPVbc2DKLFKCVYWNDrltIY2q+G2A7LyS3OoxMdV8PApnhxBDGzhFLcKFV+A6Of2h9v4jdlrmK3F2oNHnKiYwje
        BfWbdvVr05/wzcJNThsN75kF3Y1A2NPC6Rvf36Mkuy8oQx2baCfvwnYTFZFU+auJVZssGkHnQyLXHohcLWtBz2qHMWhcmyRIa9490DULf5wYJFBwYJiBRtPj
        dNwzPUzH4BrUYK9dzYqk6NKpTWwLIYpsj1yKqo+j66W/5Gm5bPouDMAxSQF6NhayvEZagYpy9V8idQTwc7UisxOiLMUhsHdyYEOXB7BJtaB28Pwt5k3PyjC8
        ATwgN9Afum3ehGPCQFTU0l0bs8bOqHUXyvXa7D90k9udG00HRE9bcmhDvehgRWvA14XFcgfKRl8O+zCxd2RVLxN7B/M7ZuVX0aVM5ybn/2XvXaDkuM7zwHr2
        q7p7qufZMz0AbhVBckAQJETKfIkWprGECFEUhWQTW8mxdynxcZQBfQI+rGWWMGckUjRtKTH8OtFgs1Z3j21qN5QMOT5Z2hGjsSPb9BtOnF06K8uwJSdKItmQ
        vBtr18LR/t/333r0TA9FKfHZs+esKExX3bp16z7/+9//9R3ScW0B9DMwrW/zDiYr+DEyceRnOTmEn67MnBaE1T3Gm5eFjaj4yQE7eeYL4dylY4mRxXqdOfzs
        p2QtyyLtCZHbb45QnDj1jLle0mV53pjd3yD3CyPzhuz+qNwvDqCkXzY3mZvlzs9K8Y28KHnx2HtXWfRkZGl1ybSWFvYJsgM8TCpWscqyloWKOMIHSKnkZTmI
        5dDdZUKRGCuZq6jYQQ4QOFiY/RDpZrVJ4E3vTJQ6UNCGyEDx7yomukodoHZgaC/lFSmxiyMrKjQrcohObjaH8HPY9F5Ob6T89cwzyQ1m+eX0DdndUXPg5fRI
        dnc9K8qZM2+uTa4z1yQ3adQAnsJIuNQBEZ+2DLJS9OAse8Vnl4Q8hTMO++sSSe5sYC6S3NVAu1yMozIGuWqpTRlqiCMkSBp+4/7qaUqrP+u6tXULOg2uucIY
        MwCrPo1QDDkgngeXIoJ2Y+FBEeMhBPRpGPQq8P1af53I28bjlW/8fgcK7swdKeM7lRnmF737mC0+bbx3UH5N3OsjDiHhjc8r5Ve1r+zoOfHHrXCW+U3tDgbr
        8dewWBlyw+Ti7//geuG6b4GngoM89gJ67RTt1417/Nj3p7UPmNr3UW9fO97YSOvHG08nDULGZ6cav/ABiX9fgeDzkaPP+0RntTyvnmKEnV5DJM3vu9MBgGPj
        bzCGjPBGJ9TlA5WBpTpME+QPANe/QNQ2cObBIQ/HGV8tltxbVc4vp7Q7iFgHWhk953re2W8QOIKHF7x4N+dYt8BixyiCCQ/oSR08iOgcYDNshtRjLf2X01Aj
        TZjwBZQ8IdzEr9S9ztnqU+qVuZrSN+idcOBmUJkN2JXVRobJH3ZThG+Krszi7lRaRcDG1xWHbUbjsCVO2sSrJ9O6lFHD6/Nmfu/X58th3BBgDJqwJgOdwXUc
        6kA4oFPrFGY6sQbYnjqBOfCt52H1UB0ZejudcxHmR0OYBWYB5bRGKA88SwvO6DNlMJdQLY+mB2llmGIz86jAkiMaIwNQbSd87HnASQxTQP0QrAK6LA/BBBrn
        6XkMZZZPB/HhgKFGAiiz/IIZ6q4yggWe5SZU3dXRDoUg9dFDaPRSv2Qq5ZdfKKWXCpcPZo4qIXzJOdZHU+/KLCNyyyCwd84AtchD6C55UMewezBCvEJpcLkm
        YD+0JoyqN1cKp+cxhZcMg9cdD/CN8HddDZXnQr+dzkmPT4oIWNV4gfKcU+9JGXlER5aRRHUYlPG2LK3DyOqXd9YSBxPUsoqjaVOztvh6VSq5qMEA0QcI9idc
        84zGJ9wR828RfxY4idHGfE7OyxsLmv3LaBMDoi9c+ZLGN/+yvoMlYBbGogAuaOu7yDnH0vgyQy5185ywU8tWD16YY9zAPFrpaja0OnpzJg8pODGLef2LdHZ3
        RFQUMLtHuZNzT66odl25b2e1VYnDsLBcI7I0EPTAYc8V6z9xNXYnaptHa+wuLvWW9+0/APuF6IzrZopcz6paqfRy7lWyCg+Ie7Dz3vdYCxqKLO0kAUD9t7UQ
        oopUFGALNhqWa/fovquwif4dTk44fxCq4zE39NeIO090CFdZwn9BLXFu7/JfUUssW+bXKpD/+fRUpGcg1h0OBH78eQ/+bdhOrOevcx6LuJdtnNuuVsDLYjbo
        JgeRXepBDeJZh+I+KhSs6ckm7D/9KHwrwAbIAd6NrDOmazdMe8DP2KTuI/LtPrA7HUYEc5+A+6lHFk69Frn7QDuEvrD4zi5jTv0rWn3p9e956o2Cl9gktOLH
        F4Pps5X1ukZg3fZOp11YXcnqDLFN7OdC9XF5oDTLa9vZL4jMpFC/SWq63tlcJ39qFbBvGWl8UwmGLF3NvSAvHxvAAvBAVuBXj2W/iOpseJQ9YCP9TgoCjBP+
        +aSw9qfHyc66GbQjSfK6pKW6vKmoy5tWB6byYOk8AXOz/SbBsjhQmMO8eoyhS4oqfyr71frgjSJk8avHsl82KC+7DFUi3ykCWJeqvR9f3r931+wH9Ur27pr8
        A1E6dbu/4SEC3+0wUe9K7aNggAsDmyZcpHJxwcMOa6wZEOC10G642Y3KAcxK3hUP9z4iXMCWhguX/1LJPwJLU0F8D9oSVQozItmosd1XRoyrXSs9GA23hkkD
        ai2N2RGaMB+Xo6sPYaE1KNfq9b8P3HSv79ydLBU92O1veGuygThBnNqOqZhFRtOxmd5zPDfvf88vMbQPdtT9Bu+YVGaZ0eujMtZf2TvyOoq2l+yn+lbuXQFw
        5iF7olqynEJPxPnUe/J4VoknpRI1BK6pwHApmPi8IgwUI5NLMZ0BpiOMSGpDMIngfmA7On1+lJaccWrS+AQK9ha+DAPGGizC0eka8IQjOovHLTzNumd2G+xe
        a0hTrxFiLsI6LV3MoxwYcGtzm6WIjfOmtjlKF2TzkBc3B+RVcngh5046RS2RrpulEy2GeJ1myO+KMBWzrJAGBNOU9sA0yzNiIDOikk+S+NgDKKMwuawWAYZs
        pS79IYIyLdj0+3Ezn3vYb6yOHjjxmOxHS9KH/l6jEeUhAscf1aWWMgAxYysxm6lDhDoHpEmd0fsRlPcA/lRo1NssVTbCjrqIxRfLTxXykEW45UGEagCRmObL
        2RSEZXzuKWf3FRvG3JguDIrllNSFz0FSlZK6DP8jlXlXy1uSFSKHF7grTskwC8FSGW7X2k6G6s7ShUtM0oNDlXM6XZRtoIu4NW38vCdp4mclifADq7KummrC
        bKzxQA+GmQ/2UmIL4RFlkYi704U70ZTwv+dxeSptbL2cXosjnBwYrx3btf0NbtwXfuSzv3Pd2U/J7o7DYI1F16ToOjGUuuCfoR9s4JzQxcmpxnmziVGQMYGM
        roFAREx8CO9VzqNemSXay4ryGsijoGTJBV41t1b79gGF1/4DEOwG5QiITK8/2GO/1R/A8a9KtENZ7PXh0EzJVIDRnnseixknEtk+K6VIatj0I1AcF7iLCOMW
        8ZUmA1cWGQdg/2WbCuV98OSynzaKg0Uynd/J8khmsLIHSbv/Pi9ZBs/hrQt1XMaBdJnsmM9IYJyxGm6LNpw5Zdoe8VlbVi+fKQUvRQeQR9N4lC+07vZoNCgd
        h0q2aLILDLYYge9hsCHo14epZzc7+lJYOzXOWpKptmSyKGbptZ+S7klNYrrxizKZQIb5d1UWhsGywM0podI4Tuzfiz6nVyHr/pxSJ26hHDlGurglA7AkRTnp
        Qf7G6dXIeg1o4tR5gOZC57eZSXhILBEACnuSEMxNhL6TGl2Vkf/RiAGiYMuZ+bOcebPQnWaJToI4dOTglFHGc296AKJ+Kb1LpGLbOdDvZ1197thDVGrkpOyh
        FiNyZc/PuNwRs+erbiZxLLae7WOjh5Tm5i+9WVIcI211CypacrZJ9/VKjJRMa7mnqmU/BR/1IpoETVmxh0cyr2nVimBU3E3tcO1/HVQs2W8OglxejT8+Y04a
        vQQVta4RsBdYlKEDxSMBBR31lY5eeyvoKHsRh5oljUmxCGEx9/6arNRFXHRxPiVRtPqpB6FKc0uL9MF0CXqqgGsc07hnlkDaqlDD9gAG5kZjM3fXzC7NZLeY
        yZxj0lDOOeENF+HBvgzSH5tlbcBy3oBl8CDoHj2BLY+tA7s9cB1M7FpAGqV27mdrgN1W9MtJbBMIzMDuuU26ZzlKlxS5osc6Gr7RU/iGnm5YPQ0u1lOj9UWY
        n+s+8RIMxbp0WOc2xLDWvShd1BIdZa0sLElFD5U19bSoljwIu3IEgZTui66bIWPCZ5BxXEqey3QUwjmSx6tCAF8iSAVxf7fs8yVnjJKXqjyISjhM9DGAMr3k
        eq1KPr+MiVlm1XEgG8fQVK+Ucv74H1vbev7ULASorw6TlEn+u8CXBj7lZwdppwzW4Zat4JeKul3zMOLDFmE0cZ/fvPMh4W9OFJnf+ZA9FDrxCx7ktnqB6NCN
        02kdZ+8GtVMejCHlPHwaEny58mD5IFeRzRWpDovPfHmm+YP4NJVODea7x+YK+Kzcv1uMXsftyAOYLCXeI54xXaIuWVCZXfKSDKYow95Ja6DSwhlYsaEnT1VM
        WVXhpGeFkxoEEmLBYMhgwwFEiUKk6NhSNJORGYfx6aLfw73B7MbOa/4WT+y+Rop1RwzNKY3yv8VG+XmjfG2UbxvFIIvhkCLSTKwYDDMezjaKcLuo0HBoJxqw
        fzJ5xQ97nrdeear/ypW4b/pTMm7Q8ZXvCPzL/bVKIlJDRetMWk2bCooUBTEqQY8agwy83nD3amcjg0kCmpC+ABAlIagN4mZZOsUtZBxeqZmD9eT/x8cD0kL8
        PUO4nkr8MV/jtGQ3IWmtR6ce+rZA4GE9mX2W4cisiwIn+h9cN3gKOwE5gBDDllZQ66pxFE+IX+TXpNkkrgiBMamh+kgb6mpe1B/VIrSWbWgJdcu1DXWMO6Gh
        UQyzT5o+yE/8+170cdcP1t2nGNMCxhIeQl+pLYNjbRkYre5OBJiGQYM0y2eEMN0JHdgS+IUtgZS9orYEfmFLgESFAVpTlUxmS1BRC4EQJvjqSLGCnqHK6l61
        0IcG2FNTAUy6oesFZwtPj0zsh5gjaZXa7ne06PFPNV1V/R6qhwkGoq59b6Fhm3v6biBlK+5tEqhVrQ8BU9k3Dq/EiIMPug4vwCitDKBdE1ZcBYnBWIRMLI1o
        n5OFgmLMFtonCo8TfxQRU6IXAq+y3jxL4SDM+SeYk2bBK8Nd5qSB2h9SVVQ2JyW8xUcRFR8mDzSvRcQWj3I5lRfeBp2ZB+PSjpzAPBiXTidolNdNZ+QwBmug
        ztBMC0/uDM+ns4mQY6qn6kLdm8mUiZLYtJOWwRMUgZdQQmidad/G2IlqYIZQhxVrXtYe0o4tjbTkpB7lRw3h7RXo1gYwIEsEeadvlXp+po71yq2knXCgAd3U
        ycKH17ORXqFftm/DGdRLdqeNMbvTRtnutL7L7vS/SI1ajAppYu5i9eFWqu5aanfqEzqqKcdna3eaWS6a2t3U+HnRT/1/YaL8lc2T/3+avM5p8iwQ2XyQ7203
        C1vZhd2z1/+oxlGj/yIYaDj4BfE/ZfhA0G5EDARWzDgcO/JecNNwa6jKHNlezptwa2SZaowY70egfD6CmAjD+YLnBXnszFDDJKrStoDIaDmqex5PAYBN6quT
        iVX4085XoePIYxbAQZfXIe+zLiilclyN5Zp5FeWnUnX0ZFA7QD+F6r/GcCS+hiOpjBcPC4K3kCv+mPrGPfupKEdiuLwOYDpGeny7bBI59JJ72FnZAn6Mg7MX
        DiLe2EGkVuLMf/2wP3+2sl7LXL0hFVtkIDTPxr2TjlsEyk+6hFP4EvCn+t/ffiuZ7aUyooFL0yo5LoK5hmcCpan2X4H0cPH7HuC7i4hXMiIPZnDzkowx1TD2
        NL2L+YC9/AHLfOA3TVXbnoKHrFjpPWP3BzxUI4235FsrqqmGO3zIn+EQFrdm8Yhzzk339f27TbiZZovqwrEHNLahdka61H/V6b9SPqs8mPZ6a5ADViEKduWg
        KEyB6cnJEqmoQ1WH3SqNiaaqSmOKWOrMQh54ZGpauXYucVr9mVUo8ybguh7oO8lSP0iW+36yr1mFGfu+Mff5UuT3SG3F2dey3LSmuLng7q4geFNbwUiD2H+j
        Ck5C9c31MHIZZVVF6E/fOr6ufio/565+ahuiiDSYCC8BRI/eGLzEMiSyVQRKmwzmAVilqAQuMT1MgzyiewOx2aFeaA3SFn1/G3ARDqAoCCaCSyB9ErhEcwe4
        RNN0gHswDQSRAlwCvnzSbbnEc8Ms9RRVJDBNBZRg9y6T42NyI0tumQCO1i2ZooHp9avfGyVLpjQ1ZWIaKo1Sup5j8vZS6DAV/kD6942/+h0/9bl9v/rm0V1L
        A1f+fx0wCjr8HzEQ/qZiIMgltJ98RTMC4WDhkV8EwkGRr4xwcGygBhSciMuFKrJWbFyXVqkNWYT1Iz3xf9HDpHveVYnMBuKmLyJ4ZIifJxkJcSJkhf/yC8ny
        DjARvwxZUeejDLKiJpN3DLJiWQOULsrilYrE343PvUe/ej/qsuK9UyYnvK8Q5r9mQ9JZ4IokHIs/WMdbF91vbR7vH5vHPZ3H/xkzuQlEwiYm83/hmWwn7fni
        xLHUmzi9BxOmcm/XVK4OcMxfRCiq1GeDW3T6t/gyJXsa31IeY5FoSgZBAPaQoW1AfdiAOJaKxBp98UdpZoEEuYeFxSkElUmtFDVrlEwWpIUwpnLHpKNwkBtk
        6pNzH9gWWuwtmcnjG06mU5RZlEY3LI+ugqNno9suj26VaDcEo0kbHN2qHd3WHqPb2mN0WztGtwVGqVJuaQ96EE6PIUAXw7HxDamPamXj64+RqmqW3DAEI2oM
        gXYBUiV9AQ5BMR97BX/AM62wB718e4JIDSxD0A+zXbjXHxuJnuxysoXAXRJjTSSZYBQlVex9fa/vy+wUAiGT5DyuAshXeBVNRIJOabAgddQil4FJ0yMmzfIY
        BMt+RjAmtjJYhcE4RFFNWrUDsKan+sCKqQ1kphKWCNBFUElVCYRCLyrY5lUzgJqQWv9vDFAjs6A1MvsR/JhTosllVkuBkdQYUDOHcr4peJrqaJi2rYRNMXa4
        6Bn4qA5OZXm8ZfhEXYjtEMrfFuJxZLUA5y8TyBYGBSV5q/pwGNlVX0E7STll2UPXV3lNHs9QJVzi8dTsQPXxNWhhyNnVLbcHRSiqMEInNwD4gnporYgkN4R3
        rjXwkR3LFXLvRbt5JceRSVWi9VDD1G/3X/FUgf0Sft3b/Y/iN7jdH+A3ut3/MH6XbvF+DL/Ldzjn8MuKdW73t+2Nm7Zu9y94OMZ8GA61HtGP2bAC8UsZ0R92
        rZlVsAsaR3jT5l7QOM0d0DglKifLp1dChyoua/ary0AaCzwvdEoa/KQUV7FSXNYYu1f5x3RWJ/C4FSlMV+fgU6AMZ0NPrKUMQidg8iojOQcK3gV7DrMCGLFK
        DqXlUI41gRSmNrGqKYNdJC2Fm+BLFxHnZzTYsVv4FgaqjciGTTWwKD1qorghAJ/aGsHQx5WP8pqjNM42klhXBCIVxoN0BiFtFmCLMmMWYGc7A1cYZEH95C0e
        imONgqMPGF5xvKQEyEoNfGmWERNr+HINdajgimeWBjgYO4FrOoFlVXKBV/A19BuE41NIZq4pPKjha8mMOcClsxtxunYlddSGqiUco5x5zgpfxKONkKEW9r4W
        Q7Zh/4WlBA4BiCYU82ymxtTf5JmsumODDxUnSRZpquhVdvnWcdUawl2JKxeQW4AzwtGM+E3Ztk7ApZoCLqHxqjvFEhoAqsrM0HSIB0EXHzhgFQx1a8Ndt5GD
        FGZNvnEeegwhRmbW9uyC9ixHuFUydkZlB3xfXotH8vSb6Av0cdYNv6h6IXeA2ERXYKcr/ZpAgp6yn+dwfxXuD5ir1DJWiSWk5wdMUjZ2lvcS2MIlMKOQriKR
        hCSEC8VV9Qj8610LUAXWC7jX82xLDW2ZAZRVir1zR/Al6V+t4fSOGrZxn2oN+WMmVe2AtQxC1RBro0n7IRcGUyM1kYs4b2GwNTiv2Fs8/8u7bfnKIix80oZF
        dT8wwYbbQNXqX9K6QN0wTgTQhsC2IT0odW8A1T2Rak4ctavMVWpV+GV0v/y5OlMvX2N4eVCH4xr9mbzGErXH2GGFnLBovbBqENkB7Rcv49O0tjyIB8h7cMye
        e/fb8oUEZ6ersHVUMP7QRWMayC6XANq9uQPZPQGye5Iju/OkaI9EZo2WaDWyc1xOoco6gO2+CGf0Gn5WVH1u9PxzG5QMsmXcXZI+vlsLtFKjclneWvwrHk5Z
        CDi0qDHYaKmgxooJI2yo16GU+Za0B9/fFjwQjVwG4ETsvPWlpj24ph2YOCOCb4Gn0IqCDwtycmHtP0E4hrrys0MM3TGkGj2wzDjHCIsjDBHoE08PJJ4uzaSG
        +koN0Rahl4HlIV5t6TqskREc4GjSUIrFUhFcJMjNCbeLQOm9ngrHRiOwbg3k9eG6ABrWgtQGLDE+2JDUBvjNJurewG4HMt6mlWqKF8+rPAycUhvlwhElg7Qr
        0ynUtjLgXlnZEVYOUiyXiws8WIVqYPyJhhRpgYaDyftWBsRSrwDyugOWkluRHmj6kEcAJeIkHkO111kEmvPEufeqp2YggZqBUPB1ivaZ9oTytpZrlpIefKN5
        UEmXclGmNC2/gXotu8lEnLVYXeCWTAXHGF758WmAXToedSQ/CVP/sqzU4ye84hPAtS59whv7hKdSVF4F9hMeP6Gi3KBkU7KoUeeiz3meezazKgky7N7VG7YT
        /7VBgnKMoBrO3zvBfQKLvNJNM4yf/3RMJmMAe65/8Mvv//rLn/rsMaLwDHMj5r+1Koc1BfzZA+6nm8P9SMZq2Tp8DPYHwQo/MtqSPAX6z3de9xN/9zfDk/xE
        OA7080YA/SS+xf+xiSurTIN6tGRg6JcOAqs6ldxxDKDPnvjnv3bnyz7yRta5zvjR4rg2lZrUS/Tb+JOmP70ePU3V9eqaRnrPonbdmQ8Kg1SkNTjnbWIlvDtY
        7f/pL/28L7z6xq+gGtY8VTUnZi1t9I8iAGZE/C8HLsc+YKK7CudkqF6Jf8KD+dCKF6ewcsHVbNqB5QsiNDyumFYozTQgCNuUuh8SAjxnVMehIWznbiXsxKXc
        C17DJDfwA/0EXFsZpL2G7xOdFcgU2jPHXVMVQp82X8SvSSX1vR9LF48ffe7ZdO74m54/7j4jHHzQr7039T+WLhyPn0mXTqXTvaR7vHY8MPPPGbnu4d3lNOzP
        An672T/wvUJwmo8nwrD1px4Vitn8mAmpBZFT/8Jx80yyz8xlhisb8TPJflN/MVk4PpXgU193H03qfua8Wteo0zFMJQD3CLd46bN9p9KIIUBa7nF0SE1nCnKG
        ZkESOkJ/5OES9iqmajaFtZXbaNeymjP+xz5wPH7OzH9A6ub+7WDs4+W/rIiZl/J6Zv5485n0wF+TjPPCMyHDe5M5SPdZPdlNrDEXK9aUhEgI19zx+PkX0va9
        Ld9Mw9kn+44sC21Vdp+lVs3irf5R+Vm+1V+RqbiyZtp0sG1TCsus+08JXWwg9t4JgOsgTQ9+eIggFBo3TvvVtllmB0IL2LD1jLtFF17GPc27CEclmj2fNFNZ
        vAJK+E6njXtkxGBTJcy8pLbkWihe63Taor9UCB9m2HDJfy1ZPjDkMnClMkRRE7rKwAMBHW9r2Ap8BFSo2oAKVUNbDHpl1eHJK7nuXIu/5CH9zlQbFSk0I4Q3
        Uv0prf7dcl/JfY4r8DmuRBoIymf8YdULYllU4eB7Zzngh4YsoEI2D5ziKLacg8yBKWuUHoATb5Uu2VNZd1exxmU6xE+iprGyy6URtX/n7JT572Qc1XIkG9bj
        iAQcYDCJ6OK5oGVy25XkegFnSg9lOStksxLPI1mXc8+ZHXNyPirNsrGZ/7RZOpU96T8tEzp+Pp17QRYxLp87fuz7zdwHXng89U+jz2gLIMPR+5j8HPjeF7Fg
        jgfPaoi915ryKPaFe1tuXqW/F8lqb2O1y/gePt0OKl4tIPny+3/iYPqZWDhWDd+V+3JXcl/uCvyz8zFV3Apfg3vNWu35bI5bYfNihpj2HU6c4Vbo2FMyEK+l
        U/e2qvC6f/F442mhfkAem3shjaSdd7fgo3ZUZgwrLHzX3a1Aej+maZjM7Na9rYqD8YghLnWTOJs4cj1Dr4atjldfpzMbYGECegiuq+6/op7efv+P3MTrHwX7
        AG7iXf37Yev0KILe1PpH4NvfSxpYjv350/0H1T7AuQcWBNbXDjYYdbTyrQzf9LyHONR+vF8+JLvA84g7y+goAQCsaBvoxQfw6IuuRp76AiRd8nvZ1QiMX7XZ
        JOlDBGU858UGv1+zL3zVvrDhISICYT6EHrzJ/SwMGmt3OH+AiO/OHc5n+HuL9yrSZRv6PQQhgOFy0P89by0NYzrnynwJDsmzpIXD4Yr3GVlzeNO0bpXU/g19
        p7/xS5jq8u0b5RuowxH5BqKLHpFvKHDkq57W6fdgUFrXPgksDLJPczHjy0hm3SLH1krWLS/Z9la0W7Zd3T+JeiW/n7Td8krRLZ/hg0uudstF+8Ir9oXfdCME
        jWa3mOp4txhPuwX+kmPd4sW+Be1i58SQ7/qkGdJBarjwCke2kjXhldLIflQfZSN7wXbKRz0dsBc9bcJLNhsqyQwX7chu2xdesi980oM44Jsa2SrZLB3Zasy7
        OBuRmh0htxgxjmDDjiiG6sNSNxmD0/E/Y2cOPO3Uf2TH9cPATZCjnK1LY0d3urYuNdbFZXdWVKgPkDB2JWvE+Gevr0n9C59xMPk+bcckrcXVfIqNNyi0Darb
        BuEbHxWKJbtX1qALdpa8aBfRR13EuzORrUndNijc0aCGbVAY+1Qi+qbGZaMNCtHF/GKt6FLWyLc1zGpcV0KBin2YBiMaFimbTB92i8n0VWdsMp3VWf2kXfN2
        NTzv5lPpH/H5wK6GD9lV8LwlEudcEIlIV0Ntx/D5trVV29q6nUrc24oJlU8ntpumZoRHBk1zbGO8vps15j1pmLXlFT5GR7Etp3San9Sq3atNedXmkZRH8OeM
        NuR+zftOzftdETAavjlSVy/Vv67LgWPVKGbLGAGr2bHCtlpRSz2NfhQyAtLGtp580PQqA/XJTtHJo1uFWfNvK0hbd81ofH223ujILGuLutr6Fc0iCXfiz6o2
        /qhmvV6zroCgVbXxQouVPh+/AfSZq8zNmwljKdvMfvwElmy2PrL1whZaEt6vPRFxFTR2rIJsWddsj0bs0RqXNeZCU0PxPmYqj5VmCFZDrdTPFdvPVVsL19bC
        K8hSqTl/4rA9vnKJ4b0ZbkkYc5ZbJBuuK5hmK0loxFQXKqUrLbswX3bCX9vGVW3jXNs4b4xmQYjgM8SeHBlzmoVU4ae1PRmVyeaLbz9iqRAGKQ8o7yoQYQXd
        ZFEygYsZyqg8xiOkomPBLPqf+F647j2NrkgC4UR8dSeCNbfLiQQWxQYPh6LYJeeC7MI7XnI5OxG7CCiAWBtLCAdwh7OI2X+HBliGVXgG++jRyYjF1WGADTg9
        LuH4hzyIOZrKvjMAgnsf42Tr4wBMv2RYTCsfO/519xkZV+9mdykhkPNswpgJ1lS7y1jqfn54NFU5gJ5SuGxsqpz62S0sI6ceFd71RVPDGVgyr3/g+G3P5W4W
        G+aZ485ff6xotm/LyZorHcT2ghJ08XOLNwtswFs8sIT9o5aFYSue8Rj4+3TqtoRRtN2oLahoC2gbLlfdsbOH9h09pjBov+y6AWMGBQnD0s1SbrRehGkOGPQC
        k/Me9cCTK9ubUnnQywPfy0AQTz5OMiXHM5n8Jx9PvR5qL31+Ajyzq3kg0ZJ0DWiKCKco7m4Ej5LO1p/YRiiCXTHfYYxal7gDfSfCKwkhKoNS/IzfDfzgrK8s
        8sDiyCB6XubnqO054pi01g95JmKgd99JvZeT+o7DPCzz2wEEzXp2Q8YaYc4Jcg6cHQ9gt87Lab3kQlN2p/lrLZ+I1nvn+Outys5QjACfy9xzqs+c6slXpIz6
        C6mrsVwJtB6wNox4vXqagbP7lxQqRf4rArd9dV3epvys/kJ8HhUOo9fxvbL1k7cnsE8LTBG/79i4Ts6IliN+/CBlc4C8GY0U0AH5ECanwAR2aUIc98bQMN34
        Zf884oXEy/TzxFu18lsV9Qip9o9mKVJSfC+qKb9vx7o1NWEZX4Z07iH8s6A71fjtzPKyJA2Mnzuurr+rx5jGpRbjuwqh6EX/s6yMs3bWaGRONraG8HiOot0H
        OiS+ThEnDd8NkgV0eeM9+JZHQZS8s8Qk8Yapt2n8rVFJLPoAl5VTln1uEZWxBGbqbJUeRikjtXhlSDhGQwNIubtuqSxc7Yz3NkK2uP3wibV3UFkjaQgr4TEt
        9deENLPr9MrxGUyeoWPgyQkvItIZ48ifUoq+xVdIfhKXB1R93f3Gr6/p62vjr4MSjXyhRCpG9ekdCVGdN47IA4JRaj6SNgY+eBpsH7GcdD/58ZgoInBDDbOt
        wsdWsdLfJ8krwAf2hSOB6bUjFNNXEGCc5P3+Zz4e3+LdJhcLt3hvpJRV2IBfIu5xF3+WU0Z8M1CX9N+oBxSwRWF/8Nnf/A0PZPgVHhU4jKhDsKMOZqwOwYQ6
        fC2rw5LWoVbUoaaReAKV+oZahwpOE2AduH2W6yFPpBY3um+Gnf0R59sRY/GIcyfiO694b0xY2m2R7g413R0CDagXyiZvqo/BLwLbfFO+BBFV9KO+G5XGaGIL
        579hC//iOdvCVt7L7ngvB9rLu1o4+Je/9UypdRCoG+/htM6J8OtgO/741z/xlxWZC3/BDQa09vuSqvx68iyS9B97Jo7ovIBToLQwH0bhdeUDxm6xSGEnMRrg
        bdh00HOh9qPt1eb46NCdQcZHO7aWQIXZfJP7ZthV3+F8O3a6O5w7sWuy9WDv38h2+VSAVvjRGmaTtlYrwD37kHfbrdT9BDpM9RMYJzson3TdsBQ7at2a3Y9+
        bOl7jituM0Bn/DG+SZVNZ9AcRxmryVmsOumHVkfx/xrkN1v2TQjEvRvdBlblEaeeKO422UfEmtK6VpSD5JTywWZbzlGDT0XLlq7asF2uVTzFg9v9WnS10//Q
        +zr9br8qowOtoAeewgdXCocVBwoxP5qnO2GM6JbyO8vfuB/9lO9KZ/j4RxyOHUGtgsxX5jWCWvkTg1qF+nZNHVM1qFX/4rMdoWgrNqxVEMOELgtrFVL+qwol
        wn/Ij1+EtWK1eNICb7fySIqD89tU5bT21kdbLvhVPpUP6A7KSMNcaFlwTuxkkY0wVhSIYGTqfCPl2p1A0hCW1s2+1V85TWd2n1eMb38C0TnLXzutXztdfM1S
        fQ+bxjeoWC4U1zhdAQYopLYJrNsnml5bIa9lArcPEh5zLZmmw3nS9aVnP9jpH5JT+VnT1Z10vmztO9u/9MEOxrfT/4xeVPqv6sUMR0u4u/7vMSFt0TkTw99W
        aKNm7tIGPKPqGJ5RjXhG1cybLQ+a3MfbTWINtbHa61BTyIA2hP5WGZe89haKsvE16WgIhYlqI2ceJ6TTvDAFDbiZuWNbGSIClt3wR0NMyHkzW3LvH4wGUUr4
        t5qiwMX609Ufo0ElRoPU/cgkZ/sHEQOiDfFI09RzYAuY69SxGqas7HsKsm85P+1qaB3RkGGroaBKUrORhVNCDP4GBq7BgXXoCoQIh0LJfs0fpVB4AdhX7xaT
        BdOC7WnSkl6r6dg3bIxWeOho5RgUa+dIAVn6LWMjFXGkmiXXw4ohujRRkBq2DQ20oRIRCEHDvEs7WvFv+Alw4iroEqoDmmjMlGmqOiC2XRKjS6RfdhYHCzKN
        Td5kl7gML064kKbtBsby1s6m42HUr+PzUb/xdlk7UT9CyNwKYc/hfXhqE3/fuTlICL7wnqSHn/tpFt2U2i8o4rk7TABe7J6HGAOYHUOoKBU8m52xljYJR0Pg
        I6jC+hG+XkWRLvFtZa0tbKZSymY6BzTjh3pj0y+dkxFcMsubprcpE+pBDZtrlrZGBOjACXDuoZ6cK0qKL1+Y39k84pBGfJ+2ge5/yH+b3NXVX92BFZ6T+fnH
        vwqRVMQQiEcV974Vb7mE0XAQhjvsR3DC5p2Bp3pkZzQDGSBSJBzaETk8ifLYxSHFLjgsf5KedlQLAsQrJDR933uCuEjFNKBOcArrGLwk1/IU3mgwKLvk7BAH
        DLKjJqZZzFtoxWOLlVVWG34yVzEp+EoFOsuYQI4mluwDQALbpaMDR3QhIFJp6OaKhb+TbpghQwERXnFacaWSVW2oaaGaoS6bjl533qr4Kmvcr6pmhqC5VVPH
        72iQ6JEsQyuwQnqYaHlmun9dfBe3OA3diPsTuuW1WCRmPK5uIzSLO4nUPCzb4u1ElFoUIjBvFh/qAQItVAi00MwDAi00s2OwLo7i5LR0RQVYai9S1GW8AfiD
        tvIMGzPe3Hp4Np8sCr9+PeJe0/gioDOw02++hag4/yqQYfbw01JKU0N8dgo3MI41jZ31tp6cSWq7qI2729XZeccu1DXOaJebQw21/k0f4AVNyGC4OdQVmaZh
        EDeGkkTE+vNUCIZT02kaBzlApWtKzf0nIIt21shLtdZg0yBZTVUWlAWfAZhofFEO9mqT0dQwm456Ajt6UGhY4tXIPIF31s1XT2DhNLAYwKXE9liWQeRZZGqF
        N7YoGVCl9lBsuR5TY/XgvtI2kdZjjIi2J9ajrfWIWI+p3fXQvSWDWYagOpHlESpiQM0a6kglWpjGhMIO+wEMZ0LCqK3cKnxj2L/0gY4U3W/GFz0ZWOxlsoYc
        zpXLzlu4Xi5/LkYECHBpK5x9IcjFyi2e6Uf6WmRfK6DJ5PUv4HVCSDz/+T0KOGgZPznFuly0DDXh6iwNFdxy0tSzG93CLqw/meCY5NzlQtujgARPIBBkLMmK
        FN6CCoTCP9DDJGa96KcJkw4LV1HlIgrWFLCuumsVeDv23H6La8Ar1cbrt+S+dU+PiNvcJNUQIq2Z4KSwZ+vUz7my0ZvgPmHw5PqJvvvY/5LMY3tqYibL6Ccz
        kKZnPHgyu9uGDYY92mk+UCpjSgBpNXHQaTZkMhELKzhrpkGzQbphGhmhjj4JdpWyS9J/nKM1UUOCEFo8DneBpHzKuL1INtyOFFlDkWAGS0US10lIbFFe3cy2
        glKZSRdKaga5zY0O4HlHl/05u0DmsgViO9B2DFz22+qy75PL6AInaR5Qlhq0f43TKPXB3tVRcn2nSYrdn0NAlTazqP/cerAZJoEG5m9ioFkTL8M/3zGx4FGu
        EgOXSzXAUlXwPaUOYWb+Vpo9ztjsWeREdsYmckvuW8VE/llPv0ezC34Ikx0r31Ey6urceUnmDsEFqi/J4LgvJV3uAS3qEbAHBHr+dR8NVksEkqcdKc+GsijA
        3FzG7v8tX2mSW6aNFTS0mmgQZz3gQ5Ll3BsUYa2oanxHCzSbwBDYPt/W0t2dRB1bb5QsIhvSHZ1JDoEiLchoTVerZUa9DHjOyaYRtCKVXUj1tWykSj2Xo9B5
        nDOyDY+EneuOhmbBzhx0BrfJ1MPmh8WZBPa4FvL0qYIAB4RD4RVIWklkQdSAzCLHL0wqB8cvArrg+IUt3MGxCwcGxzI0OTDxxLLVUsoOz0s5Ovsgj3GQWUof
        Wt2Kf9s/n8wXTu8L/VoGvQ3Dpfh3/JQsZxMctgOOt4ufMzJJHNR9XrjoeQCMdIeFwSjYlFER9GwrXdgaAkpd9xo0PigZEwW5MVFAoPBqf7m/L/4poMwpp+To
        8nJU0FCxo1XJ1tWEt3RlBTrWYJBiilGyL3r5F73xd0Efxr7oTfzihLf0i55+sbA/X8hjzMpJAL0yHI2Im+vqLACmC2U2mcDGUe2IisX1pziKOqWjqFM6isKs
        1smx7oWZlLp94dlO/MdB9MOuV1mHTTU3TIIvgURlGCyIC+Xcx8hP/hOq4iESSWhhSLiQYB1bOUGxvZ8tRsRlYpSOhmKLuCpsAFRJsEbkYbiAAmArFg65nrHG
        mLhz4zbAQiQgvHjes5DfO6OlB68tWAped7R08CwkgRAs+a8VLz2wplxjgqUwdTJJEOhYGgrJfhvkVybMREuOhmSPfxcdHWinBOQiMfOdklyJvlhu/C/9CTHX
        /4Xv1c769gAHZOqzxtksggMwZv0kf3/35RfAFucnB/hNe2V/f58S/8zfHzDvY/7+DfX3l50h/m5hRv0atsAVDrHcxaqxBDL8UDUH1tOf0FeQPDvxdyGj0de6
        +toKJJsN+Ao36PRb9hSO1JulsdMhmIi6AQB+CFONH0Aw8yRHXUzuUByO1FmkylDXA86qcEgxnYsAgg6t5L+xn3A4oDuGwS/DdQ7UMF7e/SZ8g+ETOFQni+jz
        rleVdUdCYazQ1cWprGvcXHd57FaiE79frredW4UmfXRdWEkI332LCeRz0/WErVQAmco7KG/0oZL5gsOjcg2stl7WFelsByioR1DQMYqlKnyFBfXXaF8ky/ml
        ERyCpTdfkp2t8tLW7bRP93RV16wYck3lo8bFVP0HnluzAnNqmmS7gGSfjIs3xrgEEzjwYIznlTVoOXDfbr++ZdlCC6pkoYrlMEtcTPJb76DQtOAGq7rN42CX
        OFkcp7rtjnq2we/8gqcbPOI4YcMIXioFCJBRG40UYZsnQj3HsQ8YNtDXIxOX7qyj3J+D8wf6A+YO5/dUKXoTVIoeVYpBrlIMxlWKUraaHWgOPt5DfVhkVVVh
        MEFV+EXXc9fds9TNS3fIVh2WJKRKo7dMOBoNyxCvlLgX+09ZLProibKu+0TZQPvEY9DjupuY2v1typEZ8A/X9h7TxAQ9OkYEQKrOst3XcijCYd51cESvfLCT
        adyf2Qb/A1xa2Vc28QQqZAQOfUB3LZdOKH70SbSW8ZS+1do7m5iEe9UeK81j7b1vvvZEOclrjxhID+gu6Nja/0Pfa667Z/PlVliWVNQMqIKBd6G/YRA42MbJ
        CblCBGNJxZ4f6eLEciEr0KRoLnoLA3NtBXZByCalu2jxCQBsZe/WxmT9wZgEOXyHruwich0Wql3WtWzR1bDosNaSlmkmAc7wqDtNIzP+wq7rmq5rnsUa0AWQ
        d2/DfA9Lu2aXdg1Lu8GlPf4VD9pBLO06l3YbKzlUNFvdnDNRDDk+T0kDzXMJVmn7ULsjKox/eFLWpR9dCUsDUy/BVVqGIbSNsvLMGuSZNcpOg7SRJzeQLIdu
        yJOlWyimUYFMMuUr4aikVWK3marQT55B6UoUgnrJ3DzRgsAfZ2nD79ZNi5yHzA9pegocVqj5IPlhrFvZLDohGZyW26yhucW7TTlT4LjBLzSriumKgQHsZVV1
        HXW4u0vRqezZnXLh6MdqVjiNDSqmygFGbdr8zH1ypkcF2/Ywh5ebVj5m2uUCqDyy3w5MRyuGrLKr3gscVFS6ygOcidf4ePzMrvBtEAm2IDEak3+4MqFUmE0T
        sIrJJl9dPWMgJ93Zczji+50DTgKICnwdgmzkb6ylBO+san7OgWkzPdr5YorEwUfS6bsGajKEcGWO0Y+nMc69zfyRmd5CPAaImm/niHCwsw/D8niamND2KWeE
        q1NqCrpoImmMPyfs370kLvIxKKe6u/LVCOsKbXbiWRY/Y+I56/MjaHRgR4TUVz7Q6fv9w/3rhdNAIacdje16H+WzkOLIDmcc3QT9jHd2VXpLQRApKMEKU6q+
        /fgPgiUT8K+tkR52s+1MKqb1+ddNv73eeqqCxbjBRe72a9+j8Trk8uuewk7VWB+1wquhQsL0wldwg5xWrV99RNcM5l2/8kjKSXrlu33nynf6jpssMj18REY7
        yxSWny8xyX8kjfPnQfl5j8oDUy1SZrVBkQruOiBnTwDFof9VaQT1oVlMnovHst90IZnbnZrMT0ibAZmX1mFSAFusiqkqC3gNgbDyWijwV9cACU4yAYgNfsZ/
        7sphH8jHdbjY7H6rV3qrp7hy+tacWZL/9nhrqfTWEvHu7FtAcFss3iq/s1h6R4Hh7DszJQ1Mv5ZU+38vaUiTG3SoWrgS8XdOfk9BXyK/9wOvXH7P2OeOfR7b
        58Y+h36FRKverz7KwQxhrFcVltwmWHuLhu5PCCx9VKqDXyNN0UDTc/x1pBvrWkfaAaM0x+yaWo6Zso8644+WJCm2j6bHH/XMgvGupA7mkU5oOZ06xfMFU4PI
        GDY41KyrD1qERR8KjcOfKfyJ8aeDP9Pyx6qw8GMMuJIkMTF+UjOFn4OmjZ+rwUGAZ7lqAi7VgrkKkTj0cWpRBpfNMgEKCEioQwgwOSE9CK1pqqjXVcSTtCkV
        pFw9ofiepM6agygZRab7zD6UvFyahkCodMrlHATQ5FjJ6YSSlyR11iQoeR8hQhRUYV9pqqbzO0pO5OF4yWZCyYuSOovhUoSoVFHLzP7ShCb6Xl6O0MKZrNwG
        IAgJEWjx+UIs5YpRLL78u7oO2fRS6tx4piULMzmeaX48k66zHA6Q9ZmxWeACKfPKapR0CZpICVlXJt2yTMx9Mm/3J4t6ZtS5WYPcBmWAo5K00/C/0EcRSvBl
        ZkJAjR9CryPTyR4y1rhpN8BL1Mjh4Gupg+llCkGb0fmYDBBVBtieZgTQZXZgVUbJG6WeXbSni4pbjRhslmWDcJJI9ztsLD9S8VvrjadcyNFkO2lYOdXXVSyV
        bSWTw6bBngaf8p84zbg8jf5tj6QBdMlyyKGxh8LmUq9dxUKsYCFW4ApZL5bwnA5IhD8BfYTToHg6j+BjIJjCOQihLa/8oPRGu3gAJcpUme4IPSjTmgoIsP2a
        MPT5I+BvZeUViR2dumnHTpNIUnSOtGTCds20fT5tnzclxc4hwG1mUz+fZnE+x6YQJCwjFPmsr+YT3g4XNXJhaRtQitxmx3OOOidhooDDhgfhQf2kqipOIzLg
        SbLTwvTBOMHRowKCWgOVQwaWw02vGHRJcDINH09rOLeHLeEpwKUhrmIvoV2hUl/qgUIVIrfsPiEHvHYS0pwC/iwwDVNDATjFyQ9AhQZpD62ywlQ7M30YjmR4
        P3eOAOgTWYsGIez2BCO1P82vovZpY421aaBT6jzc12UF1U9bO4eA3Dh3gVArUEPc3WHq69ehvshsYPKuhfq4WBO/UPVnuCZUUFkl1IAsDpwsKKsK7qHM3H8C
        EndZK/f0MNHhEWVq91KAU7vb1B9LpDew7NArOIksZb4DYImrMFO5Xn8O4gfY8VUFE7/Vwxymp1UA/W8VKrTZvWIXLkjO2x5JZHX1jz6SQNO28ogwWhXh3KgG
        7z4Cdl74NCEIFWEAMW1gxF7hVRMZH9EDqzSJV23fustX+7M0jKnmrjKOmglxJmD9wKW+ObZfY3IgbA1CvJafLMNoA9llNc8UyftgmYK89VLe/ZKtvabTcrZI
        PiDZ2mvcGIpEY7hkUaW5NcSSKNaucD6Su7jv2rXWtWttXlJ0rc0yTNqifb5onwdmek0SNcuM7JDAMNIsS3mWzpokapZAKJtsUMsZg0kEan0wtUb0Z7nhEq6Z
        CmJw1E7CptgGLaiu9dtvb2VOMLr4JFUmV0N+/95JgtbIa00s+BYXm3Mf/txrol6Lhz9M+nyChsgsky/7BkzYMCSpJ6TLk/THexTFhfkiFm68/nrmMcKrYCVF
        SurR9QGYrbYuOFeof77oE+6tELRummSvpe4lYSasKJSAEz7RoOi8+ES2rMNcJfmq5/p/xcqWV56HsuWcSzPeqW9O22K1I5+HKZunI6iwwSZ4q1ocS5oUncru
        5LxDU2CI60ii0sDKGi9dlSyxJ/rv0wD6QZZJc1hhUCY8DU9QwD6We83mXhvPzRgJO5U3f8v1rUDcpbce1dVH4j/2M2GQqwYa1MD5VmdENzXHaonGhOzWHAcl
        /2I3mF53z7pPe4g2f9mRKX5Q0V+SuJCzNwojq7Y1soopkmuUhO0NAhTEb8ugJMZ0A+1ITQMWchmJH38GKsAYxqu11HkbCdwCI2Qgzszq6aRTyIa7Fie4ftBR
        U/5pqm6kkM95lrLXV7w3pmh3/Yhz5xJub0toN3s0qfSvlpyfReiBOsMeYIYc8qjfrgshdzznSuR/wfXOyvMvuMq2SQVq/acR8ATWm3IoBxAVAuUJM6VhUoTq
        Gyf+vJd2x1Gb7NVffN15J6yGzyOkJsoggJ4a4FchhYg0Ako1hs3KJfW/OCiXL/5IjA2p1j8IA6mamUZkoRp0wbOwaoGhQ01tEGqIT8TwP8c/929/y79Vd9lb
        SrgHVNwLWwYR6AmuNYrvpVsehCoN7s8V/HyXbMl1eEFP4+dvoAfgRg1oJOlTnBLjP0S0YBnxCk174v/dS53+pWfifhD/IXxwkaEAQdAmtyBivtJ84PHH9cHn
        LGz4d3iOL2X6cEqowFmjAacMYC1weOG/XieernAp/Tdwycj8ia0COP4T2OPWnjDOY5BkPvGY1rbWf+bpR/uXnMe0YYE2zKHZJmsnxLVlFa92NcENUX1DZBT+
        IJtJVU0hGSb9ijhDTfUkhY1Cs0C65bxByTUMzSCMoRDWVME2Vqw03C4faVQE4fmU0qK3pC27lhy7lmp02Gzl5jaGHj+01KpAcLyPFiUJpaURovjwuA3evgYy
        VAV8eNQ3j2F+9n/ROU034KW39hLA7hYGRTT6A3SIsyuQSguBVMY/5aiZJ85LZgYuorkpLFhjEpIpIVARTaNBM8YsjeHdc7V1e00ialovuGv0y9LxrN/o/gIk
        VLJafx7nEPl9yRVGSobs51xduBdwAqnDGW1GdseWcoS1jDxVdwV5aqDd6juKIVGHtGr/c99PW5r4jzwV+056CxF3EW+t4ipIbaGhaTWkxQYmXU78b2WhHnFW
        EsqNDyaUrJqk1WxG/NDl5+I+wO7+b93+pEePOEchBm6AAlxp+Cs4b7+cLr4go7CIEDRJpVmb8C5mA0T0pY929aOz+tFYPlqP8vKrKB8mHTvKDmlnCDmfqVkz
        CJrd+CDmP/Ns3PdL3dI//4wmaPUlx8clR1BOcPsff385qYWgRLn9z13V75q9+ZqfHt6Zqznjf+ezRhVboypc//Z+4e+s7n7Be40XNh6e8IJ0XVeS9M7gkXRC
        dIdTUwoaKOl00Kc17dNA+1RmWLPKDisN/7tbcvey7U6pPCfV+ITyJg4+Y25VWx6fYRDGXpLnpWpWUM0WPl3VAENajUjY3ioqPqPqoRkabcnEoMlCXWdgHTOw
        htWDaenQl4CbtSycy44wMiUCOgUCimnVkIxCQ+dAQ6ceEwpAGrqbTpv5K8ug0zC8GCeus/rpWIlrRdi57a9XH9UfEsKPmYpC4yRdjSiKj7/eD2IHlC7jlpg0
        +geh1+pAx3BQfirYGzvQJCzLD/fGju6NHd0bO3ImiPKdEDsJ4T13boFNbIE+fu4X8tQE/KA0tcntrmfawLqiKWE7N92CGUx7l+lWg344O5mdtioI29ZYrEsE
        J+V4WGDFxPe1lJdJM2tw6qIctToMeMyGt/31d7eoCqFZP0NPCcFKJBNthMF0uTbwg/uWnqlAFXGI3A4nZ/9D0pVRf066kR6eoOxNuIUK6/DbCHgFkdDJ1KV+
        uYnN4k6EB4YHZFM9IJuw0z5ompmd9rKkDL6/g35v9r/0bz7gM3bVLd71cvtH2x/6y4q9X1FGrarbe6Sbfay7/LTu8nX1/OtwG0UAlAa9fxr95iN0wPNpGg8V
        ig9dmq97KXSpKaJiOGz11+H7jSPF7GkuYvD9p+lkRIWOZrlb9UAx/N3JSLglwz03N9xzbehImrLk9p30H9/lf+UzP1C7ND/KRahMXw1gPDQiRQ3i92qsDKdf
        e6+Gy9DwEZjJs/LTssMq/dcFR/vHcBiqrfUHn/21Zzy60rqx9L9wYh0TYwVNy0aPFXRlGVCPy56wUzUs0yZ3bvzEVlEv/NK0NBaTecJi62Cx9aSm2dLWeHO0
        hDeUiYRcSlBf9MaWVBO0RZZUG0eId7vu2UKl76lBLw1P+v474F/HLdWFgp0aPdlNd4tTrnynZ52EkAP9cGUWaS7xMt/vuvQlzqxPqMSTfpS5lPqMqOWDUNL6
        iKbSMtfucOq4ksn3JreRm0/TRoHuqPRhoEOqxsFwcqxgFycLYTZwFrmDEVdhcHOTer/RtlGO+P2PPtfhkYZ7Js2w7DHUtcc3N7qzMNHhuz71ka6edDtVhtFl
        Vhv2Q3X/0gR06/tcN8Pm3YFiKW3m8RRLQ87276CaGYHWcE1dqHTfW1t+blXu2NBJmbG7A00BD/a8SdnJtNahPELPQ0EcfafUf1zLiuPx3mrW7Hjr8FiLr+LX
        26VPHfjqEW1ocdLfuAjjtC99+sd/tJqEQkNe+sdVyLQZjc8d5/NYVLsSyGSRMiK4NR/VZfw1oXPhDody+GC9iXwQOzZ1x1zha/3b1a6DbgCcWYjj6h/ya7d6
        s/26ULlYiaZkm5W342p/f/8zP5Il4v6G/id/tHQPWrcfAZGqoHP7ZLGqZ/pyQurVTeg0LptnM4j6X/zRyTV+M1mN/os/NvnxEdre9D+zx+MVWpH1P/Tjkx93
        EwYdCcd8v2VPfMxU6fXtM/JM9Au+5z6dQ0PTstkD0/jTG3EfJC9nGn/n/ZqQ84j//NkdCV/YmeNPdibAEuYj7wf7VEr8s41yLviEZHHUV3d6f9SUDfRfQGeT
        owoRWiV74b/Z+cL2fzvhhbB44enX9UKQv7D9s6/rBb/4wtHV0Y6HXvHwnbseYjeSJL0zeGQZRBlB0L18PANQ55/3PO8pmvemlbue/Y8//JNz0W+FD5rKXWde
        /MGHvzbo/PcPPKrWgS4CnkyNo0pXadiWMkTAyDgZnDSgiCfGDWe0Uxs3HL9piPDgUiEbLTxQyGy9AkCxMyIKt7HYf94AqA+0qYSAbTjkHuyMAGkOMGvnW/i6
        p1/37dcJYe3p9z1Y5MofF18HdrU70CgBxhkOB9GPe17rbO0pDZKStjUEOm6OplM2ELpDyOaYcep1z6B6Skoe8nYV2igEkMfNGaqeALjjEN56VoPZ4+Z+qFGB
        nzOEQWTHIui08dswKKxKZRVw/6CUghJOs06xViMT47fFrAQGbBqUNST2FKL9uPJg2gKWIyL8HOO2o4wG+r9l6iPgePNNm2yDzyO5ApgNnwUOor/0/amzrgJS
        XvBOp/FBjf6ifYG62/bNKA66dov9uDZ21s6HWR0R9hEwj6KR7V9Wr2a7cD6LMU/d47x2fdoa2j4+Q+F+yrh7BXiSNAFdClNzDl9XY+wzR1cnxDCdGpmOQg20
        TBPlhdodmCRDqSCQ0NDvUBDDajsaDVXoBBALD/As3hBfgkIBihJYNk+xGI8hAUaDwWZh7XoNLbBC+fwXXWnzFwmNMY+bWb2Bpt7207TtoQ4ez9m8M7hZKPJ2
        tPs62n25N8ydI3xIQ9QDsaU6yGK6n7n3AQbsFb4q/o9gWeP4E67FL40pkoH5x4bdt+MvSpbHIa6RZzw0OdHblQlwDvvdMVRWSbhtZ8I7dyY8mROXd6lT+jDw
        7ETaDjQeit3X45/NgJY8VEsSLvvY3i9qbQmVvs34QnJxwaVC0OX88/l7VNZ+jkLRXVzqLe/bf0C4mMuezajg8pg8tQItJO5Mz8zOzcNY55KnaO4TH17MSnHs
        58wen7uQZVyV6ely6jcmljh4rc+d82iq6E/A1ShVvvTZDZxR6hNfaEx8YRtar0uMEApcBu3rDdlr71a/0XP+WvxPVFcDiikNkQn4cRmLKy+6V4YuQYCQemks
        FW4qX/ZJbKURXDCoHDb2X3C1VPk75GxTtlRS7D1gkAPwHh8OvKmzwVOWukzvoC4VS13iMnXpWHrfUfoaK8EoUZe4TF06SqV8UJeqriV3jLp0MuriMmxaRl3i
        MnWJlbowh+4GSl2mddOw1KUC3DlFLBqS+ObUxQctz6hLAFQlD+ChSl1IUt2CumCy+5a6YFnFm+gHWYCb2NGwNDex4xz2j24KWRjganVTRkN+37MJkB+5OLkJ
        ynzYv39TWjtgUm0TrQR9lJuVzbRB9C65PrPJrjvsn9oE/jay14EmKc3Jsjy5yd1Q1vym7EJZicJzuHmJBrUDHp7dnWj630BRSG4qjEykyVXdmAfsb8RbGg3U
        5yVDKBYSF70XGhof1HC3Oh5b/eaV1In/zIcgbHImt8hkqlugIQXBCs4abxN2YqOt1FNL5od7oalE0U+4bo3ODDpvAotj7FpYLQuD53ELV5YDveRy98ZjJ23K
        NirMTF23VbkjYiY3n9FQz184+EbaO01kqgADJkQueTFEWoS364q02cC+bA9u0U+5PoC1GVzRIASQQzAiyk+8PhShCJ4QZPfwOPeg2iSnxaMfaBqqICf2RxEl
        irpCUCernpZmVh5oUf8gm8vLaa0clhDKj73CLPbUpwVhTqL/yfPCp/x1JaNKu+Ov+Imlp0rEkWDppxJtJARKSJV6IwGxU934zzHQAQNl/bmf8r5GDa9cIFB6
        9UonrVz5BB1grnTkIv4/QLVqvAajkyXK/xPY41cnQCf73lMT5pGcTiF8qV1ZFqp7ZdlPvfj/9Ptf/sS6nNGXJk1OPP6/3omnlMYzpmtEC4AqAqZgbukU8Dmi
        v+3JLll5Ss2NiVASAAMEqkqMFrqO/LKrtL38T8hx/J+kdPQYvBHQZ4iQCwNTnx2Nv0ez17EtlP+VXl9F91IsijCyRr++yr+nstex25T/lV4HPFVAw1XY4fkc
        Qfw9k72LXar8r/QuXUh5FdOc1uH8vB8yUZrbOtLrEc8wNZrTSjdSciMjY/sx5LwOpP+wpfxD14U7EreM0opfl5l++RPr8QteiN/oSgd53NfOs+zqyn/tTJ6u
        /9fO5Ee3uLIgnCs9n+eMnscdrafHhx64VOmPe3rcHHz5tQHNojo9eK685EoBgS3A1wJcLcDLCpCVftK+eLJHIDYpKPrbQknhPCN52BqLZiT3bB1wjkIIupDi
        kfDFp6/M6r1PUif3Od0KQKIyavRvXEjMvsp1jB9UaMeKuHxMR3WCGJCjvNO8lemn9si/ukf60T3S40nl03BWpWC7K4sjMN400ZdCv35WaO1TGmOxAQZ5Mw8T
        Fr8ZYcJki3LHQbcbWDyFSh7Q2w3gtvEHEbgb8G918LNCXfWejrgRjvVjrrhj0NveGPT2LlfcSF1xGzQfib8b34M8s6EuXI0ygz9Qzk/9cssI3AzyDsfbiCC9
        zTHX25Yi0yIaUOrk7rQBxAnRTndc2tL6RDVLK0NsdQ59gNG+obBBmODGA2anpz6zIxyOgHz2OvxuhQkyLXV8lxvZMeEUDJZPbq381f1mfHAhDAG6GkUWIP/O
        IKW0grskEK8ZXqzUMlQZcNXDAc+n3Mm1FpCB+wOTFxagMLR9iNjJTinE15ZwGalPDx+cPIckg4qbm05xmn7Vhtfi75X7VGLhqBQB5/8pufyyq8nkZtuZEGYw
        JHsLEQjbQmmQ9Db0Qw3GrZSj3+ezELs8MW8qSatsWkZoEzLt+F97qV867hbBcd/5AKfbhN1QIRr+qVC5LRgy09Dryiw8LhR0AHKogESlwksszUmlyLMQzJyW
        NMsXYZS5V25+LLKbiZNtutHLntuQNRu/z4fUOf5tsBVuEcEQ6cG3TsNKdagqM0gwTPw3AOT0aKDEZSJ549ELZxFAXLvKYgY4JjRGaWRfnEjnYLCLfCEB6AHG
        3BpqdtBrOZyAHRUe1DKf2ElZLr5SGSnWaJX4t5bLxN5aZZl4U1ifnPv8marvrvfOqnDI13jynj2S71eOWQ/OFl5WD8XEFYxHCpPaUXDB6RER5fVUnyh3rWdt
        wiVGgL/tKD7jjGQFG60H+qtUFFY3MyMCMU6T+FUkT5ftiOyJ/CBenR2Zg8g/Z2Z4sCOAwywgj/H9eVvoqfRqZJrCpBqmC/JkURt8DnvxFPhxQDzF+GBHXscH
        l+TdlhzahmlPPgtkV/ahvL/MtShMe7pPS+F5PVFBoRS1XwdWMgBIVI4TYP85o+dxlpIizdVce2YhGxDKNQKzhHMTeqIGvF5QB7OMU+O8Hj6z3BRu0OGR0J3a
        0XWlSi2ecFFGh9ie8NzB4Xie7eaxBXDe0gDkC0csh/copyrvwda+zUOyfo3Skjk9s0wBMjiSj3AOplP8TMhyOyCM8NaMQFtRTH4agnjCTKOEGfZKzIbPwiIC
        AM3yvpllg5mbQpcZOSlLYpO5dZpOI/JADPGgPMj7wkpeehDv7RtBXNZFjy2OgBZ9uz/wM2C0zTHKRi38AcjjUiucO4gbUwjnDqhg8YA9EBL9db/NezVuriry
        7ldZxn6VHOwQ5OGUMiDS/ZgYL1KFmtCoX7eSGa8/8NbiV0BOf821Tz2rhbPyFXct08p5sjzBDP+ZJwu2eraRHS9oUqqCFJIu14pJlMW2itG0oapRK/2ISEFd
        Ky9p5puW9vAZk4lsCthmbFpt0rlcoj72LCYpczOZ8tizadAtRI6Spv9731rzNq+Uggc8QNEPlj52g2BLzglgqEyMW0/2CTkwUHjT1t0C5/cGUjyoPOrILIkU
        xke4kRKqpmWT/RGF7sjrqRQ+ovR3y1C0HtoAHUVlHscu6urZQ7bRz93kV9b3PzUNn4ZBU89zJFxJotQQlvs8aKVKqBIlWEeTq5T+IRwOXf4OKilNWoU+tJCb
        uof9J9OVvBaIgr+SD8y76ZdyLlwzK/LOz7k8XG1UpAa4uBxKFXBxKZQ64GI7lI/jYhDKV3FxLgRyl1xcDAEvBClsCM/yALYBwQUc8hKsXFy0QASAiXIQtAcX
        mDDn8CjFCsQFJtRlPLoK9LDBsEEt9nke46mkmaIN7m0jwEa3J8t2SNQPW+mOLP6GzgF9pzn5HW4c12XvTGQzIp0QWkxjcjHcng7lxeBvaSAQmHXFBHLuS93+
        h580+ANz9v4XZHuTPzR5n1DqoT4OYO7pvBfi0+kto/R2sDGwtL7lyqxU6Ctusjzh5euMZH0jsk7DkAfZJjmxHEa2W5FtBiZLyDaH0Ff1tfh9AF7yOA0j/so0
        hBFGZkzfv8iYKI1kn4mS/TZU4WVPfXaqVMWkb1B9z03D9EbCqcv1UVVnHRmoAuuGYoOqquz0ZrOMDNcP08PyzjJHyFD0uzJMD+UbTFX69LoBusDcbK4fpCv5
        ViBP5MVDObGvmjeYm5Bh1hwxR4fmBrvHnPOIyXzY7si4uwHPj2BvujHfh6rmqCThrVljP3IZZsAGLjqX3bX4hwNTJYk8wN+j6dUQL3KnANWXm4yZ/ORokBxi
        pgtucg0vBnCiqXLxz/N3NVng7xn4e5M4tPh7zk3avNhwk2YWZiCBITQccCDgq5sKXBNoJBEQosXU726pMayvHkQdutSlpHxcHV365aRKLSW1ELheuvNB7DiL
        skWNvTFl9u3xho2SPZV0zWLSaU6c01NyHEm6Ex4s4kEHTijbNBPumk78IwHMeI84lxB4oCW084OdpNI/V4qSItf2HtESjVqxuYyScm5nlJQLH+xM5OFZ7kQu
        Xstfp8UTwaLknHIfYkGTBkf8jRk+xKW9PkkabPN1d5TZARUaDAWq5oAmyYxAFlflrLTgkUEzh6AhyGStK3TPMQsJYGgbOaWHS1rbh4xPuCl5tpQ0YDXQlMs2
        o3obI5fXMNiHDNsBw2m48i4gTC6SEZOLKdhR6pBSx2B3zX02waHmQYZU1tW1JAfCqyQdGY1rpVF611WoUPZFFjmeiiC7K1x0FTYvg5kcuBpmCXBTFx3GAwYg
        ry510gJZvYeVPLiy1EkxDg11Qe8alrSJDfxGrHksyOvMocHEfJIrn8ijB+lVOdHuzEQyzfpYSOERZ5WWs97q/ztzjG9jZjWYG1dNQstaIap6/zfRqyvmxq3k
        kHTjYbkobTUPo6GHim1zpRSJ/yPpIemsrYQipkMl1mBQzrNiViTPIcyhiXuSJYJpI34+KK17aLknZG/EPxDYaAUNG62gCUtJH+ulYteLnF80VoJMD9rpKn3U
        2TSws2nbRVz9bGeSPegx3YQ2MLuuoosWI02D6ceGnX4byVV6KI+aWIRPjDiXUzCQ4CIdsgqa4JCthGBmZavook8NMjna9p0P9dIjo/ToSPY2cIHpDaSCMm8l
        dWWU3oRzx7cZuboRu8kovRm7TTq/u3OKUTqEfNfLXJa3Dg9wTk8XzLIcXK7Dg+uknG+zpR+SOV+8d71+aGXAT0zSO8g6gZQgbcU/GiRHUGbx9mGDF/MlJGzV
        7vdl42R1mnI2m0FETpRzA2+WhFlDZ7dNE4lv4PriE6Si9vKEufDaDwVSFicwu12mYnjYPypVT2+Sydzk7i5UYITkUzJ23wYu+4i0L+RRhBmuH3FwhIM4PBqk
        N47Qv5JRuuEmub8O+rKb0CppT3ozkq+X4+mhkRRyvfSj/Nws2SRN3rpRnmCmyyinh6U4qdyN+N4hFHo9SpIHh3D7BnMdHlyPBzfLh+Tlo+T2kUOKKPj+M9/+
        AB0/ZeHky2SCLPkw+MM/hWoNCh2uCV0hQoeMLvYzoEUbsHtAxGAsxVC1Jz0Q9wq3l9guH4c+i9myOZctG2ESwJpPJDkb4R4PLge7H5B8XQr2eONiYNn/i9Cs
        JeVDG17zMzbftyeAjUAVUaVpUkxIu46u+ytYsYdkuWJFkjIc4UBjOd1sF0BDmUxJvEHWmK7rm3RpaTyN3SvjiLkBa/YmI+Ue5hoxIKpj6/M65LnO3Kzrc9/E
        Ut6AD96EjCtcqfMyWQ+DhrCwFP7Qr0E5rjM3WnqBFSbnu8qaqu7SJVXdpXpkuz9tqyYwbZYJexE+ZILGZfd4795kz2H853TqVWCHt7uJtyIWwaCCWsqQk7bv
        kfONyLmtOZeVldgj5+3IeUlz7jcG4VOE49E+KDrnli3w/HI+0LYbSF6+wjMCat0w2kWOJlOicW7iPAeBUk0msibOSAWp23tlblnFZZ6ZspNBUN696I2cfdI0
        SvITh3lxrGZfcflU7d053F3M7i5DQHMhu7uIu3PZ3XZjh0hmo2afDBo7V2n2zsbOJ9vZk0v1HU8GwKU9V12L/72PSOmPqlU72cJ7WoFGtjhYls+8m3LN4vYx
        inFL9ycoDS2sxXjG9JSktXghJC1S2DZ1rtO0dAKXcuWkfTNtTSBnJ1VnDm01LK5gE3Xlvz6Bs85BqeQum67kAExtJ1gGTE9Im5mQ1rOuyyG1+Bf9tdQ/7J9J
        DqtKHDHm7RY3UbTgYz9cyQxbrjN7CD8yuYccL8OJlPqCt8eDAQAQZM8EH2Cue7iXrpTYx1I06PSNWzltw2Ldys7i51AA9EoGObDcQJTfuJWdyDf4geJEfhm2
        F4c1wyyJN17Uqehy/8wO+bhramHF2XvbVU4jxEERZ2+agr5hgkq3hdUOxmJkFidsxLdhZV6tG0u040ib3GRognqjbAJCXXY9vln1Ftfj8f7djw9bVudayADI
        vqfdcUnAnSMZy1Tm/K75xmNYcitfo5QgzKQEoZUShFZKEFopQWilBGEmJQitlGDCZIx9PUpmMgPGA9YUdZGqUGIA8TjmBiyEpnes/QtIvFr4u+nCsDA3NsTJ
        Uh9l7cp+ecakSevEFxf1qfYkTQZ9CojAedHu7kY1nROedDTIZ+iIc4gn2RUslRhWzDSS2TEkmcgHk4fegLDG33XCfp3H69Bca4O7dcmJXQf9iJzo8wP85gMt
        14IuKFezkkfaPvYAD/dySDEHUEcKlmFbPrDnFXOrNLRYeOQLZtOp/DA+bXpylM8O4z3pTizem6zc+rCVTd880kN88d6MDEvxHuNuz+xRCVahUabPqNKWru89
        S8xQJoCRhN2hBocjEjxZqVBA9DXEr0cFgtJ04Usm2L/uJlNfUXIvVJK/A6zY1/cedC3FPCjtR62x9o1rE6S57fHH0fjjUkFA0AIeYimz3J4qlyX3Z8YfX9ij
        MGvnzG0tccrvWB1MObHcmvH67Ry8HbXVvXHCF47u/QVERH1933gX4wpbL3YZ/wb8rpz+p92vRY7CRH/aSoYQ4MHTqWKnCGKZ3uJt+xq75NOuvi93v5yrtJhi
        7yFdatqYNQsOvP4+raDlU4hx4MBlNnom8r316GwV2q5LHlHsiC4KnVlZhEHDGDmaAC72B3BsAbGt8Hc1CSMa8aTQy3xJrQciaubPM+beJAPrmBF/tADDv0dx
        7IMNwJddOJ7TcSXtlqlrsqgRCbhCJpzn0xqfxenClVY26zP6CrFYcwyNV761WIjBJK3l7t4lkyVQAvg90wCjNoG3WOAhi9YTS5OluvC0sF9LbUaYudoicYCt
        y3xI63c4Fz1pwe4Clky9p9L2SU9r+lRYmAYOzTDuRKA5QgBc8NaSCVWCCYfsg7L4e9jUGB4y/vsB0JWMRoeiaYVcVCRZyEoc/7QnRKk1SFoT+t1NvAnfEO5k
        TMkDQdZs6qHRIUNn/jljEbbGbUk63lOmVRooEymANQVaiH6FUMacARU1ilAL4xlYD8XUn7ekGPTzLFTweGF2JGecCo0a5HFTjWBgWiXJVIrPQY8+DQX3/BXG
        efTZdDuws3jXte9NIKNyupoaySYh4zrhNIpvDKXOOvDVPUyzTbvoBRx0k4AxMZpZYvabCZknFDODZszCSkO/NXEuTqo/APrqDMh6waWTBBmBulFVdZ27+ClY
        pVMFXTctjSBYVW6zLoNCVqhO49INXARUlNdpZYp4kR3TGTGUMyQaMgcQbZP68rqBavfP1VCyQUbN5e8ZWP8pn+bz4hx8WxrK64W8oJNLQ91eqry4iIiKDRW2
        d3lxGSHoWI4nvADL8ZJlLcdL9gm9XFK+Wi1lL+Jin7ZLDtnaI07G6znso3O46GpLHbb9jLWvvd/a156y9rW0GrL2t761EcrsmJVIynoFsxV9wvfc9SmSYEdB
        HcgFJDWrWKzr9o5ga+wjVTgCsFkVkFWr91afk1OJsgFnhOlVvXhIrOWyITlQn109Wtkj1qlkit6tZevyIpdBaAJ+q2P8sr15kQWqVGt8bTtl2nZKx3ZKbDtl
        ynZKOzNK5jl6F9MrC/ArDE+Phzv55TSw/HKTPo67X67i5ZY+3PVyaNnpy5mJbkXG/yuwO6vbYqvk4xifs5QVHuiXIIWPvur67nr4lHs29/Pzxk7s8O8iy+BP
        Sj6V0kuiuuvBGbhoFud8SfbW+/pogqnglbulj3oaTB6m8zL9el5xF5SMBVCU7DoFGxKd4A5dljn44/dUWpRSrIvaz7mu+5RRE4377QhzztjR5fyyI+za2RDb
        6zMpraXdQg6ZWcQ41qzMK9eKz631nzV1m/y+sc+dPd53old94XP8p3K0s8vHND65uu6d2VTXH/UIkn2gslfIsu9AyPgSjoWOPQZ50w44RnZzYIc55E1poB98
        7ISp7lk4+hyjoGXBSwdFM01OaerEYyMx7HgU5o9Wdzzqb/9vNEOtv0aTcLrz1ssNS93SZHnw0Qyj6AUvlZ5uuWBgeAfsT/g0nWTch8dPEDC6ymgfyKtWHc5J
        BRiF/OvxFuL6ed8T5Q/vwSMU4px8HOGCwAZ/7Un+uaeXOv1ngTT3bPVkr2TpAbapptES/pnrek8ZJZnZHPTyYBWWlOYWrUq4ZqWDvpL5TJBWwpeAFGAit3rG
        ZjsFk+zyAoUVsjvSSXjKZjpqM5nswVH7IN75II5eyJzRuVC+6Fp/6lO49HZLP2jkuutkV0wWt5gBk/Lx7V1emZctfdP5WxRz5puvhCnevv9bq8SVv5AC1PBT
        zaphQP5wLzpnqQ4HqzyCZ/Jh3TGkp7KEbFxWs4RshhzNErIBMllCNm/iLCHOJlKW4EQ/0fSr6zUZPKhXp2nYm1Hor65nv0ljQlo0Ia05Ia01Ia09IW3Kimie
        2v0MBsW5CdwSncGeCdJp+Xk22J1bNvMPBGnnNQjFEu3QOnc9zP/96THw9Z2Cdc3Tt6QoWd0+4q4Ie3Cy5XNdC3MDYuBq0Ff4y5TXdAcmmxzfjoxvXTt6Y9qm
        3m9syuUs36ks5VKWspqlXMxSjmYp21mKyVIuZClxljLIUpws5VwHwViFcOHMfa6DIDJhvAGfQZzOA8ZD0luf0ftMYG+DtZzoXzp217nK38H/j931xM91f3fl
        P8wfu+tv/v5PfvBn63/3zQQPrMQ/xpdCgM2GpmrLqKzlvXPXT7z6A//jqz/w8rG7fvLhgzf++Ge/89hdh9989I6zK78xXkJ1rYB8rcXPBbY9l62PclXZmI2s
        nZc0/ZJNvxzb9IuaftGmX8rStzV926ZfzNIvaPoFm76dpQ80fWDTL2Tp5zT9nE0fZOkbmr5h08/B5XKjaXs/Xov/0p84xf34NzKnfcnX0vzyXua4Lzc1HS12
        su3eegkyMkBfuYqTzhrUpdh6mX/iqUwZ8UE9bZTlO3wIER/7zD7c8aay7pfraVQWFNk3lZ8/V7eM+4W61els14U55wDVAUdk4wiBfb48BUxdDAEuwGJdwAWV
        XLigNhm9CmnxJaTA5nQbF7AmGUyhAyK6t0+huziLLWQ1KxrZSl2K5FzAdkW2DduRrdSFyFZzENm2n4tsCzYiRZ/MatvOatvOatvOatvOajuV1bad1bad1baN
        2jaK1WCmt1Dz9ppQMa1uw9byUsNW7mIj68NG1qsN26RBw7Zko2EH9FwDLdCDyRl7MME20rK7R9NuGpHdKxp2i8hY2zrZC6nRdAmj51r1G/6K7mfczeC+hQR4
        WtKVEqCFdzoTPVQgfRl3xxtz1P6ybkLTJQzS/sCNPxdEI9eZiHs3cB8ZB76ziUC+G2gMZGMvvRL2nSTYoFU2k+bYA/6unHvN5l4bz43++R2XUTN2h8KuvnYo
        7Oprh8KGVKuqobAhKkXr+vFjEwJhV4tA2K4Gwg5KgbD10Annu7BTcRheKE+pSMqECNQrDp12xwbb2T3YH4lOIOYZeDXJQ5VXX9lo2RERn+Q0rk4+fkIRc2EC
        7dEEurRN4nOf99zpsxNnRqi+PrTkgPMOWKkpNdmI4cyh/kQ0GJrOfKv0dCYpM6Zq5WVkweZw66bzkNEjfUEOyfLTVUcaXC6SRqZLVgjXoxtBujzSo0q6T5U2
        +zPXkskzfRHuRT2Dz+wzXeix4LYzZ1DMgtlfaACEwch9uuRovwQfG2TqIJMU00YxMYuZHn8L7kazyD7P7PqR9ogeSvjIjux6pox+MHQXztrlTefqXX4cjvZI
        rM3vaPdO6yDMTTDUqRjINNIaY1xgXgg7YRNYFA11mlu54HSnoU5rlM6MpNcp+pzX0W0bSY1G6RL8kWw8BSjQRjIc83D5Wh6kU9kQlsxv4OAlI9RGzv2DIYYV
        HdUp6dYOlCS4o9QMzGxJo1EcemId7QiI1HbiTDGChS0yKhWSmLmy7scMiiNSrJMQvkywx81GCiWU1UfJwBwYFM7VVZ2ZnaJh+wH/hk6R/09Jw6YRXqON1ral
        QySxO5RelMYA5GQgufgJneryybbpDrB0Cq8dmU8oZ4rv9MzyUFbIYFS4Bi7Qp44dilbbAucllVNM+6J4xfCVGK9EfKVTvBLjlazxxStOdHnar68vPVU9W4QG
        sk4ybeskM2OdZKask8ysdZKJrZNMJgyct8LCud1K/3RfIR8udCDp/uQqasHr/RihhogKWQcybBGAfoUQsQicbFZovLyJNQfhhzSA7kFIaNuEQtN/lGgLgHsh
        0mvaYHh+nxgCbj9AeY0EkWbV5cwE98I4/B5uY3PUTzcBq+JRJx3D8p/QDG3Pd6TIWUmcopWwIz1NVXUzsvzGILDcxQUwg4NgjVbnmY76ms30ammJ/Hu4l6xk
        aNvXlL2HoAfvyDen89CLnnzXc1x8tyPfncbOMSOX7WQ6ymrrEQbGKeqb19i+qTV2d9X3km/ri1hEFKmCi6WM9VwwwSWIyIq+NklOJjySoGkYJqYhjskln2lD
        c425ZrCVXl3o+3rm6k1p/tWjglP9iOSQfKWU5GppVkeaNV00K++S8Wbt7pCrPyKvt5Ku5F/MXApR51r+TlfeWdR3uvLOYikU39Vb6bVyRuwR40hqf+0oPST3
        yxlOSnJAFiqcOcxyBq2SGFZSJo7te2OSOXMgmc+MFw7ocJSmkDyIZB01k6kmL2fksh1l70dSNj/R009chinWstaol1lsACYiw9axRbakyFiLbMFKAEVGxGSN
        EbcQC8AywL7lli/i4LLtr1l4uKt97SzapMjPW60XCxvnEVIPv/Mkzx4k/xUgdPpWLiIUQNUJc02LBx1kX7zffvAM5oazNvbeGcvk35+01LtyCpaDfQ9WuFk4
        K3ig8g4xrXBuHisBWnXo5HqWWd9A2L5Z3M9iG8KFkGnE2+slM5EuqaJujq0bTjVhqdTY1ssp10vWsq3X0XK1jNQKxlGl14+O18m8VpXMVTJ5DxazfUFul3bP
        9kSS9+tsT+VyH2b7gkzhpXyi1/KcXYvTJjm7knMx2j1vMZWnNWlx51ReoClOU+buVTKHD6KgAwmm88SpnMgc269TOZXLfVH2/oSpvLB7Ki/1vcTP6h9KkX2E
        J1qQYpeS/VLmgpS5BH+eBSl+iY5vTIIjFkj4WSKrWxIhxMVnHOQlO2Q+plK1R2/WC74dNbkHqRtgAQyyBaDDPJf5ic+r27mlRCqL0YxRcp2llXTwnla/8Gth
        s34IM9zD/AS5PzwaJtewdn55OWx4ds4h4BwkPlKsuQbqTyvG8NRgzwovPNUlauC4yhoMBkfytcOjgbyCvrOB4uyEvST0AnZWY83P3MO18Vkkuu1dn77oZY7d
        POR61nEbDs+7Pq3HX48TvZpN9IHHmV7NZno1m+lV4GL4DOzd9ELb0duu7eiLaN+2u6s61vTNVsdVjSlPf7t7wrU9QQALNVgiLSrgMWDJkmY61sSy3wuW3brK
        8lD7Mm3sfsuLL1l+9KBlKOdkECdJ83E0Q+iPyXYpWZy9h3yAtHtPsbowh/n7QRqUDROCl8dUN0p8g8LEwVUTBzp3RVY3zCDWGtIqpALgfTUGT7MR9RiGT/jU
        ItBMilj5EQKiRcOBqRuaGjPA6wj2GKY+HKb1oVzWTK30qGEapiaP/h/y3gQ+r6raGz7TMw85mdo06bCfQ4e0TSHpkAFanp5CB1oodUK86itpG6BJ27RJCkV6
        abxW7L2iVkWhqJABLAjVqiioFCqiwL2IdeYqahVQVNQyil4r3/qvtc95TobW6/v97vu9v99HyXOmPe+1115r7TUk2ZNBkghMcY2WZ4d60H7zkpFKUkTxDnAh
        KSRIUVWAidwg2BG0wZEGxnUD06zRwK4JBtizRLRZWThjl2ZlRzWrDP4OpFllaFZWNyuNWsukWZRRpW/iXlM9cPpGrcaXzAB1K3kTNBBQgpLmDgwoDicQNtUQ
        R3OWuBnwcgPgkKS4skE29ENx8OJPmQYpw8jWY+R069OjWo+O6dZn0fq0bn1ukL3Scet5LNN6LFFnEnWmkG+ASqaGwGdPMKamjKkZGVOM+uD/+JhiwAbHHVPd
        VBn2oKmmTL+tp3/MmELHZfD/hjGNSUMTI+H0/+yYptGQ8cYUpk/cVOoOepKkrIMDmevh89VldxOWBPARU8DApDGjVZuzWqU5p00GK0YEPgbDJ6rOKNhWcUi0
        k1xQnq+KEH+SC3L5ug0Rr3Wk5CQXNIGv0J1OckE1CKBlItZhAoXBHBrrSh/NHDc52TGtGsEYmjaU6Lcj+huw9gTaXKLfDulvgqgrRnzbF9HMKMf46W/wtc0J
        jmPh5NhBhXgDHWDJE4sFjpcUCrT+vCU60gNB7qPIzZrz8sXg3AZLw44HQo2M/l7G35OiVivJ4OAnowsuK1Ue1UUQRWGLPUrp7P06O/Knde78yKZjf0iCzoCC
        Sda2d9ftYrg4mhnpNyji/McInP+I36DTtE7caSLO88SjD68t8Rs0veRlSIkPnxwEEZXiQKdafLlqXY2Z4uKHeNch4hYhQfPig/AC4tWy25uc9hs0S6SEapaI
        YlCIO8R+heglwQQcDYV+g+pFAhlXsUFvEvsCErV50EHlkH4kWB5HFVZSdlQo3oFc9g4Enb4aLEbOP5W95WTpyzRteINSpovz8fyQeBAS/z8zxXN4kmWX7NIm
        hiJVvfgTmhTIs/aJR192EoSRSENCyC5Gp0J5voZdCWWD1P1IneMtlRoWk4HOsANShL/To1nJnk09l/3cQvo0if37aH9D5ZwuMSR4Ykjc/7DDH8TwdTGWWj3/
        eJpqm4iO5WCnDgKA3QeVDXrlXE2Cy62EWx/sczl4+EUx2aCEY2kmLVkshVGp4I5X0VMKuoPwBDSBOywWJmn2U1Q+BP9FnDrBqavgsbaCPaFPKI3FEaSOqSnw
        uDRtiGAeAtq0qoNaZazNPhIGFlOxcVyAe4E/CKzzWaO8AXniDYihOT0kjoUKOm09HmaW0hbElXFhHBfgUDdGu0a4/17eIz6143JqeCQNh0Fy8jDAR7xwJxQm
        CENUBkeOzIqw304PdOqhlH68xGNPLsHjOg9U677gEb62CHqCx0YPfg+OJ/WjopVHcxU8uh7sKY4GjwYtIRrtpDgs8pg29Y8kEYCDzzUPOZEzYLt0BrwvJq5l
        9Imww25lgnNgR7zNaPLdEf80+gw35inY84w8sxSfNprx0SlGHnmKRxvNHjgnKeNYUMsh5yRlHEmhT8RtcDdTcnir6iUTqzArscUDY8et55ezxRTQUjOlAfxy
        jtjzWcR7cq/55VwxISS8IQPDLxvEJtBSp+lzabychy7hpacPsfHydIwqXhb0iTdenoHhwcsz8No/kugUJQzPrBPpijqdCuEHiFzmUTX8AMexDdQQfgA7MZea
        agZijDnUGVOLMYilmiUPkIcouC2qEyHJWFdX2dA1FsP0yR1gHc1g55nPR1Ts0CGIAsW+TiNxoPwb95b7jX6Tex2H1Mi0If4Q7Ak8TmZ4Fg7ziIm8YjWfp9mI
        CGUggsnonLWRA0zYaif8Mr9/b7n7SyfzOcu2dpsS61qJWyjDulpZp9SDDFUgx6gzLj+V64oYtS3Griti/5OuK6zAdYU4cqReu38OXPrasNp1o64VPThdJCQG
        gsN9nANqW+y4GTrqmaiTRnZATFM3ajSPGzSah2Q09znwgh2OZhwxKny7NJoReX+axjMVjGdqxHh6meiIQh/IGTshNDDjFjAmr3WSyUydmIJTtynmuw8E2qwx
        SlyS/7bXZQrJk8LC2KrHd7SZiYjzEQQiHkxI4LmGPdlk4KjZ/ZjDAfIk4LLj3iCPHvzSIPBckj3U4Ijdg3Z6xtgnLrQzRj9ubLrZhiAYdL1kfEtTY924LkLE
        t66x9CSZGsfNZEgmhSDOzcYAWpBEiFIHB98ImsrAMkJ34HrWHbglojugtQdyRkl/wKP9xkFsLa1B4JxSceD6f0hx4Pr/luLAT1J2bFf86iDcs6txglnyRgv7
        MWPIs/efe+DZVae/VvhNsaM0+RHzVywnnOgPeRDZpNhPLV45uFZ5iIeZPJH95K4jt/e13XF42r0Lfv3irzsPgxHJvu2WnfdceM2H73/63JcvW/6rf7pfW85n
        J27+GvvJrR0w6f85DwTvg7a9STvhBdkCJo1rkJLnLFl9sHHbw6//zWLOceMTr/7xiT8Uzk5tub1yRcWvlgQlScl/OXvhwxfd9tSUh88O3r9Ju+Ut5//eVdTv
        g1/CNuKROT8do2XvH+mAOc/ey0c4YM4jxlv+xNttJZHsiRj2W+VNPb9hU/NxHTE7hw8UyiDrDZ0NwBFzLOqImYj3iCPmxKDnjHDEXCaOmPNwxGy7b0fsdrfg
        cGBI4mHpqYajasIfcmKQiyq5X7YRfbDPKxvlT/mEYYMqLGOvzGVRr8z8ZRxzSXYMa0dkZLEBzw6dNsfFTihNJUbLyalxgqdAk4xwAltaPq9tFgjHILwBjdGg
        Fxtk3ZIYJAMxVjIBUML9pvP3nTnHB7gl7FVrrKYu3EfLd27ZGGNqlkKgRY78+0ecPtviprRkHiH0dxKSR30joaeAQOH2K8XMtW3QxLIDZZd477fbSQanDBbc
        OFYcKa3KzT1MjmPJkdZ63y9ERAaSyUUm+dwYfj6JrtVcG3496TJggnMR/WMoZcB1Nb0+Yg7xtOA+OQhGYa7dT0lLPoa1QqrJBo8swRCRhaNfHMILDtnFZ2lR
        oxKlXA4RnfmMbcevNnfbeotOlaL/RNzkl57EayW15HIvHbFi1Lqx2hgIUQpS2qjY1lroMVhwpsSCyDdg5A7fxaxDvtJLBptnMtg82eFqfIStCVNZMN4T9S0b
        ZoMlFQ1CnyCiCwzVuLFxKCSmSo42abL55IPb4OjjO2gBRM6vB3laiIOFVWCWo8HgDnOaRRV2dJZNrlR6rk+rWN1T27qrWBRMqCZgL9Yij2uT0+ALG6XCKVf4
        yskEcSe0PZfLQbdpvu4zzdQuFRPP2EQ5Eo0m8U8MT+K1iBRSIpQ4OoRZXCTToStfwE5M01ZDHDlDAqJwJlYryunXZsmDMJ8fQFgQ1yw5IqXQQ2ooohnDUVHi
        iCDDCfJ4yIWqWJlqDpsrBACRMu6TCP2I0Ak0x+7TTuZyHV9TGZhwCSnqc1CT7XJZwYQAfxD3fxJc1F7LATclpdAK8tAjQfg4C3KVG7Kn23RtHhU99NX3IHro
        s8ZmRBBNnDSC6ArLvBqcByNfC9EaELoUPuTrrSoE+Jln1HiG+y0OeoqosiZiAFZJGFqODAyEBO09tIn7wiHAORoql8UlcTnu4w6sEOxdRHHsgjdZjlSCSxK+
        FYxCCpI6GgcDRMm5EbfmhPrcr1LBHHEa3XjS0LTOswYiqR4zOs8d67wIfnDqiPC/z6ml/h+WaEWI3QPPovAhmmmjpk9lx7ZQfA5+3VrFGC2Jz0dnOY27Y7us
        q21EvzkS1+5H2c9KkiO3etW0x9JlAlVFlxrfwKVWLpPczyBg9u12p0r69Wg0Q0Q1yOBpfFrqdsL/IS5z1ARclI8BqUY80YIEKYauwlyilVtUy+AI97sTMNLJ
        NTAhoO+Ro7WcqRFfTZjC9Os76w32hu9P57s8h8rFXYruJvNdmoPj4g5QUsV3Obpz+Q5Ohx81ELZWfEXaFs4ccTrQo7I9Kt2jUj0q3yPhoj0cc57Xk5PzzhU5
        xhmm/5CBouhmaZdcF+vnVn1dqK+N+trA17F19Oj/OFLtI9wqIpzh4XMvzY0RhGJNQFOh3/bPog/9NoKxJnSY32ehlJqYTR9brGOmP9H/xMeCUKsJnEAT3NN3
        ZvuTLuGJeot4Evq9HhY6dL2Ro6C4CT7bJN7lwS8PE2Pg9/+7rSQnRP9g+CVzP2faozPvHZm5zr8vrBxvJ0ExthY/1fiZgJ8a/FDWZ4Fl6fo0qEq6HuOIBP0I
        WB/5Kyzx+x+zC+X+M78yC3n/lQc/d2eiYEnIcUSlpTLKcSmHj2ADylnTuLFeciUHYqq3jtqeHcovbPc+C6ew9P77tpcM3yfxPsnvn7C9fPg+j/d5ltA2W3ex
        X4Jm63ZbTQM7MpcG51XiTmbS9S67s9AAx7PWk3ZhMcp5CUGj6XrcLkzG9Tm7MIUXc2Eeh5g1ONRsuW8WJoqfWoZ0XgsmpCWKwxB7KUTKiK6KnIksQXaWSkRD
        /479J6uHy5zDo4SA2/VGfcFTdJlemIWLKpyGy2Roy9cbNdCMn2u4hVZckoUWXAyv7bB39gGo0c8z2njpxBxZOunSSsk5vFBWElyczefiZRcRxKuWw15RtR72
        lu5Zt7ynh/WaCw7U/YqS6N3rltMGtHSZ8XpKTWOvzlbFPUF+Wh1ONsdhjFsjpbYepmL3IEsu67PVc72xED+N+GnAkSAvttN61Kwe5fEqy2Z40I3CxGw2o8YC
        hmiQr82BG051qjYEpA8mfSy4JMORTSJ1i6Sua7buAz0xudm6F9cpzdbduC4+kbFuxU2+2RqIC0x9Ii7F3xgvwRj2B2xudHdjvNP9rAPvvjvh8Lje6iNIp8s2
        GrwsRn4sqJrMIKEHKZXvpC3qNB313imF31UTtcqNc1CVH1ymrt3zANBa+qDKyVPGOxN9qQ77l1IFghoCxMJZaqZqUy2q1X2vKZ29OyadPRSTzt4V0539REw6
        e2NMOnd9TDq7D1cU1kaEtgJ4E4Ql/HtjcHQyk/ZB3hYT/hM0DpZqKTX7LHWmuxHojrbANnsf1iMtOfti2r37MXBPWPA2DWUTxpJqkkq4d2DnIsSKTE9YEaoZ
        SDHW6R7i4V0nw3u+DO8qGl4Ox5ZQ6TONY0C2rW32E7i2tNlHcW1rsx9xpP/X6f7v1f3fE/T/JUf6f9yR/j/nSP+fdYhYSfjPOp2FqULYs7o/i1imgmJxsbHW
        Q8ICPRResfY84zyEosOKTeECd/e2rFgbKxbQbFTBer/eEA1YylLvTfcqeFli7ynrQRyNHiwL3oCWq+nY07YTrOBmJa88tj0uJcFeRG3KokWzOeQdhyOafV4d
        UODpCqWvoFdlstxSPV5lj8r0LCeyIuvHVmzfXjiDkmd9Z4VK0kMjP9jy0MQPljzM5wdTHhYgdoiq7OGilL29sDAcCXhDALNd01mYQbXHrygsUtmDqkwAlwAp
        E0IxoS8C6ZR+aLOXqtOh8OWxZ2br/JxdqzHkVFCLKQC7tZrtZVJqRucoWgSjUr+ChiqpiYccDmllxy6koAxHpMk8iE1pRC5kPzkYGeKChVCBUEAIFagFCKHi
        ldEdEyp0ZTKlxyMWWegUrwIYa/l2Gtgy5WIkaICXU5dpxrb3YH3zIgYSTQUBSVU9PG8n/c+ZYQsH+LaA2q8zNf2T9PfKLerfI7eunPLjtoJu/8oETqGSbl+V
        2zT3cR8X56UAVF4V1VBB0+Q1A1qojWUyYSkBK5NvVtJICFi5qjlIQq0dd69axPuKKCoupK4soP1kfi6mmnJx1ZhLqDNySV1oyn/AvKCHqw9rppriKwnLp1QO
        Y5PLpjIEU6+9Zm/HFkUXZCuu6cFnalESe0BKTe/1i9u51O3+EWMl4TaCmkqBmvW0zaiKg8rVj4T6yg4SiOmPVFdC6spkE1yXuV12Q6rpiP/A7tU91HBOkEaw
        9Sppb2SweqQ7PdRHTpZCiPUq/XJM70z0zpGUSXDTJ01pIaUtKRNgsk+a0kZKS1LGAU0nTekgpSkpOdz6SVPGVjJFyymplTYNjnaCnmQyLalmgGqbkdVvrQzs
        slaxxJhxTBK2X8xfpPDewQa7msYoCTwZB4nX55s9hAKrwZ9UEBkISSpxXdmV1N1kRIeQyy9AFcP9nEPpKoj+FDMCk6ktL3W+7N9rqGsTUFplAVoNWax1FeSr
        UpWUj6ktbAtE5iPgAKPwtMigQzGNtmfT+DwNfA7sCWyeDbB5RrA5XVZ5ZbyMFXGf5xJtRZelhYwcNpmFMh/LlUfERVFcEBNPbBvA71xvKhcPkjKrpiqXjRcs
        dyTyStF79IWoidQ8AwJUwncOZaAL1YHQQ2VnGkkEvQJ/nlMZsB0plkixTqaaqDzlaVrCS9XR2CcgHabN1ekk3IgwTKepVJ0qV7NwSWMjbcXPYmywEPHjIHPF
        djVvO4ybEb7a/bwjmgDUBvY9bzCvAz/mwhQ8xEwCb/KPmN4S2udfNWUPfcmUPZV9tEisCG+xKN4yh4Fp5jmTLfiQrZacqLOJIdpOWG4lyKvze9iSEBbbhrBK
        wtqivHrrVtu/5ZrtzXQVugJ8DvNbWtTBQoWkl3ehepzHyFmQKeAwjz6kzjRwom2cYabPMnH6DUFCs5YlSN6qUt4qyetK3uozjWrJO+Esc4Lff5TZnye/8/EE
        MUAvPfjlr8aJ+10MIcdihLDki+U58kkSIpP7IZMIBQRVjbFfMfabFfJjSaJ4Y0AL3HG3F9y9OZrfHDD9+UJPucyy3WqifYaL2WMmr9lCQBL/yf1us/Uk7qqb
        rScsifphCr+o8DNduMV6z9GDKSwjNc2f5P91f5RlXIzImVBcwwO3MtJqsImWsI1PWgIhT1jjs41Z4eYWstIup2wUCYb7BYff2KqBbiHzrCeq20sGuz8UnJmA
        5ibfDtV2oTg8B6sKlCqIvj2WEH0cEIWIvr+amuh7zhSIe1YD6NMaYI8B2AacTq9c8+WmBjdHKdAaRKxocHTvxjC5nSHlCzesw0NhFGZ6LNdka42QrVVCtkKG
        aroHHTaajQmqCgcvw0NLDDLAhdIDeAp5BiRiqGNgHKpDxiEg9ltOwSLZwiK1RFkknekf4JQ+4cg43ujIOF7v6HHco1duvyae/6q571ftCDcuXNKrdsAlJWU8
        HBkPsJiMusTnspq2CjIBRg8RmBL0QJupRu2AERrDuAK6qZEwDNAVS2KFxuF5MUuXchz2xpEXSS1WGfDpG/QERlWRiUg/BN+YUg1R/RrjMEBA70ieTVkmAAQb
        bYFsqF6UNRL+kTiEzpNGim3ZA8WLaEZm0SgZ6o0sQ431wQT65CLUZSL7RBuB3/Q1qa9ZfXX1tUpfJ+vrdHRzj4kwvVAPKcRZmIi4O+4w/LMBYmi9xvEyzvbS
        3EaaSDgExNsExOuxZms6tW0h4l4YQImT6WlBs1UD0TtmwcBIs50yI1M24IZKvYiU4+j+92J22W5rFws6G3UclZLKmbUrNNPjDZqBucpz9AbtBAISh3ZmBPLC
        ppzHZSntmHRpJTqZLgsJwOgCl2t0aSCK2YFEJa6cubQmK5Uz21Be9QGEhJ5ruF7VYW/CATAJYotDmz+TuU5MDLbiLD5xNJ+WUg4TuNWhoCOpJpREIctV5WFv
        4rrtRHhyvrFp1cSS5IRZA5BiEwM5C1wrIVoILFxxbOM5CJ6QQNzCOiIHXDhmr9PbPFFa2ZDaBY7IUeXrlvcglGFYB4at3liMhd1DS4G4FpXoUeWgB5kgzBO1
        H8sElv0y0gl5dL04PyZ54AnFJiKEC6E52kHwYniIBX7cbD5polUgDQThGj9IBHoow4ipqja7ni6VbbYaWSkOdXQ9cRTbZru0ZmvgJNvFT32n+MzmFTUZh7H1
        Vk153gjaKqVYCL5RE5HPq7i0MRM5+yp9tlh8bwNfx4Cf0iB2HChzAz9lAfVpUA8GCC4AcVZQSWPEhYSRedm0zN0cub7fCmIDhSSmE4XgGEuPHE1oQvxu+b/Q
        5wzWbiyBecZRk4YP5k3mYS++TO09QARF/AAjS8r/hAl1R9gL+gXOx0US/RMjkt29w2TvNhfAdse9nR5O6iVIZHw4WPSZSaW0Q1Qf1aN0pRnfyEjfLem7I31n
        zWd0/p2mFbqHuAI6mF3QvdSOgyBEFLcPYrBlnJ+z/KPvLadbu0/Oi8Tfgx36e7CBLojuWJFj3AlCmZ3BuJ2MPysy4sUB/17pcGp2ZwmNcBRrxM0pH0ngg3Vw
        xd9EnsMhKROnTGV+/AovL9ZjfDg0A5dkYSYubmGWv+/acv8JgxrnuvBhOqvNWqfyfv8j1LZVKr/sl999z8cTLVRaXs1sI/o5H1BajXT73GtlzVYD3aSbrXpK
        MaONECWleNwGjsyfyNoEdHH66+vY2rupe6tB+yhxTPBnTuR/TSe17piBluWp9ptlIy+4IAPpBTiaMkJvOVoDsy3Da4KSA/57FRNbun89NlGkJwom2QUojvMG
        O499vZq+1XmGyZ5lfQdfMW2QGJigdrFdsLeMPBEqN8N/BwFVH6idvp6egnsiW0aNf85wQMUdZYvyheBy88SkEmyXsWA5hy2GnVdh7CtxyXrVom+Yx8XFT1WP
        V8UHK2yPRZ2ME/6AjQjwIXy99oBlrejxcnXEHtEnKbyMEhDrrOgt3nHN/ARUho67OOa2QQjO4JMHOGB39xGI0ciVzzNcYE1bY2amgGZAyBoTBEXw33SA14Sr
        mngNxIDV4oSlw/SJgyopqVX5IgJX+slGMid0RkxrPENNaIWnX/ZdkmegLOToSxkHvqP5BGeZx6nbDDUjcuqm1WooSxks/MrYSU9KlWGZpHDigoWSWvbU0cMf
        efi5ybCRzTBxA8EYNeNsC76yshOoqLdlZbIUK6LZMA0RwDmuMYLae7ZVlSG+1jKoLdzenCg2VMmCUnzgkvQmyDxM6KL+5IG4Koj9NQuVdrDkUjJAlaqMO6R7
        c0ht3M68b6VKLc/po6EUBj7QJXrHhkIlEFDkBfsho3oq9Eil1ASMFAqmeS3D0JRpBwfc4WXmPweoLfFG6mAU5emVkfzn4O74awbSGG/ZzhCTC1YwMdd+CoOo
        xzKneCBzqKgLI5/juaXhooQH3uUyH34iO4mavHjUKLPoB2gr737FUlWEeAB3dAcmoAyq/bit8lIu8a/0Oak/L6Jq6ccR+CoLhaMEHin4n+GfPHyz4fCAllOK
        ndCo4DPc0zybUKkuun02Id8wW9dsQVqVX1VHSKQKaJloN2up/9CXXCzLFONDvMZUZwmZqwkXQmCJD/4jOhFRLvS3po5o+ip/cqf7ee7PZDa196+9nH/WwCo1
        55+YyD/n1RWq6eZdO1cXajDOyVWFWppNooCIdGGYqVATRRxCAIN5XLj3gP9a2XYPAEKLjtaHhV0vnNEEEUgQTaoadK2ykLJLgOQaQwQcKX/PtvMKdXT9W4IQ
        KgFIHc2yWPGXqWp6rs0ZkVzHdkuu1xJdnLqM7tbkYNs6g+87Dy5beO0DlAbitDxIXl4NDHxlOKjpJJ4mhZdZr45GDqLlOuhR0+IYM055LOEkXVLo9blmcHBC
        qz986Kgj5isbisZGADu/JqAigjwPCIN+S7B0GW+Xq/iZxl5ax2CH9uBKJHg/ru6Zxk4YrTRbfXShnXybyvPpLBEPwI1Y+AjyMkAETA5eS2bTdjgfl2RhAS4G
        48ZTnmTyDhujHVZOH02DMCBwPXYbQH6SNwMoAgARpnmjKPCeYACXcDSUlbRzNKkFe9T8kIJV8w8QT7TggEf0e08P7QcJSluh5off6WOJogZnqwGGn+OUIR4p
        /KTZrDHZ7FPXY4/JYAX1nDyTMyYTJLZwCF+lbDjPhtoBUepJkOnLafrjK7ZzmSu2F2oEMcP5fxqc4WTZUcpYQ4QVxMp867zQK5e1W38ggpAuFaEgVFWIGy4m
        kqATnaSVyqcBQAzZEmKwxyIGkxGDHUEMNjv6ss8DYkj5WQb4FOaZQLQCG1+l7H/VHOk1SURIohAPNE6Ws8jB7GI5Il1gyW4Kgehx5BGagU5sMpRUxZYzQyG7
        QAqrMSurkR2/JFQlvsyUI9asl9SrMYnVCJAZ3bi88Kd5TWnOUDOHIfeAlhQ0zHxuThzrL64qcamU9RdbruLckuqxLZkgCEG3ZIK0pFa3pBYtmThuSyZKSyac
        siV0iatqtKQ6aBATBiwFVnkWptA8smwVtJxMOByVMy1G5VzgLIW8hcO0erFOKkO6YMITA93VExls1RRm4eIWZoJe9xURwyYRwzF2P6NmDXpEFNcgfoyaNaBm
        DqKlsWX/QjvrEaPFguQuxrIL96dETFJHvbh7lzWqJEJ4A6p+0OMSZwxKeTNHl4QoFncxu5el2bWlmyZ6VwZI7/Ri5zNlH2NdeNbxJ0QRgwu6tMByzRhYfoyf
        GJLXngSSVwGS00SP0xRltKI9S/yIqvtnOLonvpM9K0HVIw7QJEIOgpLlcqw4qmKztIhsvYjK1uRYTalUtcmUHrfAXhOpXyqzZZKp/t2FmFZPievwyTGuHGIK
        rp2Vsb/C+bLQwhRxT5pIX/iXx9jF+ECDSqCSVFkXLU9i0U0hNM796A9nPps5vfzsIWKFIFu1JBjzCDSfYKYKrjC61jiBOyCVvxCbkG93EZrGWa1XDWY8qaqF
        s09Q661dBDMxler0oHgmZG+1z+JVb+aAV89q7rbKn8erllPwsS1dI37fxE8UDmaRbzYf2+JuDtbNBi9Z583lMGDJOjUXLpNm4P3GOlU/DM1z+DOxV3KcC2DB
        NTkIHcKVMBM4UctGLchGLbY34YRx9miDAabyhtrgQTuuyiAskaIuzMWlKFcXVbLLMlGUyZthUsVZUU4SBkWNORIDmsEKh30tn4fbnbR1sM4U5jCF066cpIuL
        M0Qe8zjGHDweMV5xDHxSkJus8rRiRpSZYo5zlKfvlcH3mSou4phKja4qga7yOJYaBYs2EB5brwfoaoCWLnsEN2EBWLbCi2NDwYIs4CSy1Ck0NpD48gFEkidb
        ShKIKDXZmzm435vF5e+PBN4gIKqp4+6k0B3ueB5VIfp7itlN3YNq9KBydA9S4KUqmYUCA4keAPPE0QEVWylt165VIm1HiGiMfZWIQ6oUcwlpIcJyKjfbvqTF
        utGCiM6/0ep0v+hkEcXaN7fTtg/+kVhV5nbdn4PL/rlzIvu2TImVFnb6RPaK9s07Onrp4VeGsQ7vFvn9Jo0izgCpLt7Gl3ZyID5LT2QXTaSL04aEckFupXCB
        ZZQLkVYSTw5RCUA0BTOylHfrv+jilqaCfjMtOGdjYCGuOgWZwoW5NDPXjItl7GiahmkukiJSSfDJN81YSbFD+GJT88U4MeWT8QR0IuyoqzDCQYGaiORJ6zxA
        tTgjX2aUiuWa6jgVvQ5zcjvqvPmlClNEioUVc0EmePpKTkl8JkEkNRi95OiJpTbgsMQd5O4Oc3NcZmK5VEFBMlTWCvpiouxMoYpuqll5iJc9FZ3gomktAjmH
        Y4JzxfDIahASu86wGogfqsetxvE5CAzwApuDuex+COcb1e7XCfOAVG+KCHFiqqmFN9bEmUYr8G6ztRAq6BBWsakZ5LBlkOnHJPa7DklYA9iFAHQy1jCtGBE8
        uuFZejwqahspckvgMFs6DZu0eNBWi6GGfrwZiDgM+IGlPbYOHglCByw2mAmEPeDNHvZmDREY0XWGCABN3g1mDnuzhwYoVf0gBkuGidbtTDV7xAuMRxw7IF+S
        cONAC052L4FULECxTyKEarIY0vCJ8HgN1/BOl+PgcASrJyWrN8FIZ02OlQ4JcPDGDHYTfhPXuMWz+FRyjsgu6pWLC+1NeDkXx0P8uUE5uMzjVo2zbzjhGwdv
        nKiLPUTcHh4KnZcCO86lcRsaGKZRaYBvxOGhQTWPXtPLQWJkWeTragd2phbwMy1KdykQIJgaNBTOv2i3prshQvBalp0EErC44xeyHqYzInmylFwrACdEQcLi
        3SuJDqboB55rBIHKuXxcVBlSY/ZBg2XxVQKKboa4mQrFNgwVwbEezJT0+SAnZ1ysgIuhYGQTHVoAj/UE8ViK5u+njjcdJ7GFBI1Env4mQN8UVgGG+HVxWSCD
        0XaJ7S00Me1aQ7Rr0kVoY1pUrpqw7F1EplIlyQyj3jC9Oyr9REk/MZI+iR43EAKyICZO8peaFlp/Sf/Ye8rB1iWZWiwbj4wM6NexFCRbfJtMPII4cn/E0FlT
        KMvQbKc0tZjyawD9E8MTT6i6UUN/ZbKwPqXKeDddzmpqoyhZKJaYI0jo/IXSipCIzYP5KjXhMd2EFOQY8OJMLchjuTDLDydDpR3cYWJBWCIiWMGxpoHc9FYe
        x1YO++/RBafAbiT5WM6irTyNA8i87IkmAFCsUlkBmbI0FCo0/Rxjye4ElrZP0MCcUhNEtn5ASOySFFjr16mJzm5wa6LRg3hcQXpHpyXGnErOnGmsgpukZutc
        mW6mcYCGk2juQhA5QMOgcgsF4tjAn9NTY2dhKtXlEVKCphO+ThMmukaY9mr0DNsM2LzvOV4c9s+FWElF/ZT/dtP0VK1lcrFqpfJ6aEsxqbIqVnyn/a/WYprp
        AhB/oDBpcrlWE/DAjjQEh1bSy7xlJPj0vgZLn5jyGnC9Ln5q3O/ZRBPEQqwVA9aK8UJm3BgTiqtak+AJOOXluyTio8l+ICTrNFUVbJSgUB3FVD8YVD7XA0pl
        LaJZqh47h1ScDitOo2KiwqqZEVpD6C3NBQrJl1FTw6VewU1Lq6lwvoouud8/VR8yug+QRU4V+S4flcugVS/PZcPeZVEmziNqpGpNa6PVRNlKNSdvcW5UiwsA
        KocuMSgzVAkpnQE+E1+ytatZ0GCsonprZfamXJiDYR5dcvSqUr/CUp0C4rtGzlynhCNei8fT9DhPUdP0ONeo04TjisRVmhEJPpQrqbRR/0qpwNWVvszJVmQi
        T5ESNuTcbPk46H/kPxrv2SAW69Ws4SFvphb+/02Lhy+CYP8NJz0B0O/+CEeAbCA5m7bYA5aOWDmDH7zJiHU0if5N7vIm8zkm3HbgyyRI3ifjS6c3CaFR4Nxj
        nCw5y0fw99nukEUgOWRRa3E7C7dDbldhJp+C4J/ufBJVEAgTDzxc8qxCHC29i74gGKd9vTCLUPKRiIcMutfP1ERTTWIPGZPYQ8aR0R4yjmhvF/4j7ysPxuPd
        R+BnNaNm4CUcbc6ItmsOUV3sUxjsdR1CPtMEKLBls/A4MzMO9NYy9AJFpglqtGRn3KWkTLDDMTWlU81BKodFl1oZFdRpjWxJLOJjFF5Fu0QS/A2Eg2Vg99J6
        j0hjj3CCPaK0/0F5AntEmXCWkBGJeWEcm0UKuwSoNTDEpbpBuabcHwiJx9hfb41UUVmgIYPwGSffKLGJp7TI5x/aKqv0VglMjZ2y4hQ7pd47/vGdsmLsTmnG
        uGuIfZwMO49QQix0UEJ3KWAgtPqowZxvvXUxNgi+exuRZ9OZQsZPDhTaJ+B6izISNZYEC3sU+sVgF0CIOR5LJtO+daH01cEZNTY2q8BOO0JBTCIToYsD0YwF
        M4O8yObKgj1d9jodEJwwohw3eBXnidCH3TDjDFJY2woAKb2W7T8RaqKUdbKMxkuFkqqUljjNhIQz/BC8BsMSEVIxuRxKe2Iq34ntqUS2E/IalVqLe9IcgdpD
        BPNsPCI44UFJoNPM25miJZrAhCSFEGayd90oEQQm5RPQyaTrjbTo6AOgkubjObNEW1rj0JbWSWjLnP+cyYuLSnzORHAPgx2KWFqJNQcoOwaCm1r1JF0D+vb7
        fNABAvcojaz7MxxM5GAlq3JEflI+u9l6TOd7JJLvSJjvPpxy/Qwqajn/vlK+OGtzMrA9jSut9Xt1OXdHyrkrLOd26Lbq+m8PygFr47dSN9rgLM5/mjr5Q1vY
        PYZfxAIBwFgSET3HJpIJXNlE0hJFh5RehCksQhw7jRkuQTtJdpQFZMRhTqBiDAVGgl+LZfrMCMboJwidgqrt5WytwNjmaXMEuomNoMttRjaxYPqYAddyZenZ
        Y7ZuOAu4afXE+ISFKLGYsLnBaFqhrJCPi7IF4AViqODab8wBy9iyJYYLfPUxykk1R081AO9yopKD1xJBCPisXPdejDoVs9izNQqhh1YvBjzyfwiGb9UwNBCB
        oRtDGLo+AsPXj4DhfTrfdZF8e8J8/REY7j8lDO+SYnaWStkWFLK5BL/PGVH4PZO6cNb/zfDr/M/Cb+z/K/ilfShNr4rbaTtqeoCo5QUPEC09/4HCTPCRIjZz
        RC+QD12FybKA1E0WkZe2hvpBb1ZEvjM4FFLc9Dhz0JszVGgA+VWiC4e8WWHQC5CJc4cK89h/egEGdfR0ho+p5tpiUQmwvVREcClpVRk2wQTONMxgeyzDbsiv
        YDoRh4qaHG/MJjJFeLE5OAjAh4A1C5LMHUeSldISpxgzcBDszVZnlLo3lzbGSO+pK8NDQ0SBno7DRjV32GscGhLh0kmoyYRst1R0DRGUqkFRBqpiXmTnpQEZ
        1oXow90kRqHTS8AUa4TA35DdNhRvsiMXojxnnZQvNFVsxEzWj5yn2SPmac6Qqh850zNGzPTMKI2gZg0xfcxEHOQJILmS+mzKECFpUkcT6QuY5DHjzyoYyQty
        domwYIVMnOKwv/3x6zRFQTOPIEJQM31IDpghvJttJVs4XokbnoPUsOwtBr2d5F4RjbxmvnuZ+Tqg1kAi7IRYfradDDIw2shhQduyZszprETPB8q4JMeKnFNC
        POLgDqG2BchxolSaHiI8rbETJouWRTAQA8axSIIVUSZlVwj4VwD8y7TME65n8p0jVkOwFiJD580AgPF+yieDcZVmFj4EupQGOhaLmkKam0CibDqGbtQC/zgI
        uBQdcluZeshNEZmOlny6PJhOMJghDW7x3oldtjZ6RgUHP8GJVICcP2EFd1SSBfzWiP35B4wZG9mcViN0Bq0Ay7OW1UnRO/ZsS3ND/yCCr9II3hFbtEL6VPg9
        Dfye/t/C7+mx+B2bmcny6hw00INBqC+Ahgz2Vh7fFI8WDwHs2YOUq/5/O1xLu8JBWHqS4cpovsTUfArg7jhaVxIRzYhIlbSQXhuNyKA6mnfEao4LR5gUhaO0
        kAYgSuxwv7NFXwFWpThbU6kLeLPjgcmLYwnnQjaeyq9yJLnV6dmraV+foVxW3PNSnYHKLlzGhQ8DiLQ0k/WTcI41iFMeuaMvM/mEA5sNK3IglIhy1sLSegSb
        58gpJJCkU8LjbAFhiesf291nUy0xfeiwi2UxswZVbBFkLIusqkBjFA2KqRmZgRF6xbYWUcYAEefDeRUU22O+A1F1jCnN+hZrMb1hSrMVUAeOHeExgCRtOa2n
        6Qckcp/0GVtKfybUBkKc7YpYwGxL7C/ootVSca2dvkkEKxCPM67qM3aYAsszaLwAURm2/qCNTVs/xmD9qKRAIoD53NLFeafNJqA45IzxCVCD7/r33RDYL8b8
        BirETbBeUZyXBu/jHh92JhEY2E1wlN6Y/2PDfzLMyHnAojggtGOzrYZCE7LAehEOeHCEmhALqASOe7KKTTzZ3+gy2H3+8LGPf+VFo6SnjQ6J9ATKm6wCWG9d
        z+x5vbWP2XWOVFNYyDfHzcIiQdKytOrEEqsOVSq6LDyRsV26LmK/fUEV5XK+Vi7qCjn4FA4qhC8n2S4hHWTte8rG1rPlJwx7HdVbPtteRb2k77CwKscSdnFZ
        TDNDl9YC26KXw1ycWCs9MeWYmEv8Wnp/zIAZqRgX0LKmLBtZ3ZRwqEuDT8XXS/GNULaAeyI02HevOIuYItwlrzjT2IS7M43L6ULDeomf9e99b9QatRxUXt7l
        btTgZ7Jn4qJGuD1K+59614hc1BYYA1zuxoz/jX6XTtgzKstjX0NX1hXPiiZgVrmY+6ycbGbZ8C3QKs8GSuQYPhsxhqBR4wZFMtp3YTpgoBAjsJ4rh2eH6UZm
        v20mtMoGDAhxlmPzQmRUCFt8s6SOqwyWfq1iU0MWZFviGTfVBZe4q1RKInwTuBqr4HYW3sacVb05i8+KcPAN2SqfbOidiA1QIXKivzV14h+ZH1bX4RACqVkC
        G+dD0IQ/2Z/i3maiPynIqhOMBakWg3lHgxURsdgTUgf7E+jy0ioVhB93An0g0JpY2O6tur2c3ESjaaKp0aDLOGIsNAJBHLP8LbYyl2J7KyiUrmGTTK7zPDD6
        Nqdkx7mzbV6fBnCPoeWhWvMy9IIg5Bdms2yck4lDppnEARv75OblYGpbdPG4J16JhcyDzaYXF6qWbc4T4uiOHeIl2ZQSQltLXk32UjgVZgK4Bi9U8GW6ZwAT
        8BfFRp21rOxLeJZ/4/yb4N8k/6b4F27jajO3itmaAFN4Embg0NsOHYSPFrlqNoc2yhbxzcfIxgjPwA2cgdtiBIQuF9i6PnBQjlIwlNr7MDMvFo+6iBNQKg8c
        jVlGRvl20zR3lfSU4GDPiIZ4crS1KIbE0ge5VqBD5kY9c2WUEzmV4iPNv58PCTORKFKvjTS3eqM+y/GNTGaeAfvVku2qpY3+0OJI0cOsqJu5wbGSu2O7Iu4p
        lBaGs2zAFEYmLvpKSXnWR70hNcMMX1byJYR7T4KgyWptHGFf6BUAMEMrRbPmZbSEhF2HVwP+II85FSTJj8PjZjU7Q8uQMoEoKSsxrHmVG/ZyEfY2PzzE9qo5
        lR/2ygOWOyw0jkIJMcRD74FxFEoY3UUwi0jJVACx7Jw9g4UJ3RHxIjcex24FHLspHDurMudOUvFylv7nwOWmWK5F+dJAHmmt0CNsFhAbgj5riiw3ztiw5egI
        zjqmQVqXLlrRzPmmNEPHUnxDpTRDJ4rcmVzg8dtyv+REn+5xMp+aY9cQ0LCt6TFC75XT2d8pjGkNZbfZMMW22mwYbZqI+8ZwN+hNgTHtlP3eVGXvR4RgZ79X
        GChMw2oiRD9VKVXAzuP+wPKmRoOnTR0VPE1NC79eul2ClFPdq6RuPFFFrdKERmlCvTLC1VJssdf5hm9FSmnnPQRxC6YqhNiORNBuQ2L92r9mS+QLYWZ5TQST
        3BAhaqwmdG1tod0tDhXkGO0IcD8Qj+azVCUolFZVyZy1OTTUZl/MD7Y8rOOHKXjwTHSsEn3AVkt0SyWRgJ4hlv60xdGqdj0zchheut/Q4+wONd5h0h+PaLXH
        2RFqzYmM5fpuwbBlK092ekTkrvASPN+s2wCfO8P7PTs8jO3gICzsyR3WuoP7lVWKOz3UkQPzFefTt5gPe+ztOaNWQYmENlo0XrsvqAR2TVpwzj5girUPeFtv
        Qii9oNSGe78TKDL56EIZjRzBcVmoyCR6qKExyvQRqY3QBzWA3wgz0TKhtIvFmWLJUDu5dMhjz830ToUgWENvA4ztHuGPNOJDA54Vxf4jBjrGK8y6xbNuwqxG
        IuWGspkHhrwpw54lNgdTlDPsOdBeBktuhBvEsQcQOjAckA3i61wr9y8MWfWVsKLWbLkE3Uj7CwNN44XY6YwIxx2XfX8Moz0mT+g4gfGHw4ofVrRl1piWKWZ8
        wp3WZ38Ryf+xNlncppjrc5W0Dg2c3kzEriFocaL2d5gWu5gkWMm0GI4Sml3IClFJ97DlVbN/J986j5br7gJVXciCiaS5SLAUg5dGSpaDgYuzgfGO1cb2rk6b
        UG2IXcAGIDFZBiJkgyyPOpnFh6xip6PsSRG7DLpMLMq3tVZ4DS6T+QTWgHpeGgi7npLWdxYm8XAUyukyvbNQxSfNgJeMtfQf+cfWGmC8PCKjqy1tsWKAqEbj
        d6/KlWMkutjZmwlDW9bpqBBznaxs3+gVDNctwgQJVSGUNJNEhSnWbsgvlQuKPQX3HWAypqg4Pk/ZWDAiw4K5Z43OjSvYqoC1iOQFO5KGGY0L3eHVeIJFVhIN
        glJcjMWkcTH7SLBRNNPj7LNpgkpIF921BFvu6p7cROlFfHkO8cSoF640H95aUgQNmvKOY9Mw4KSNmggzZ64PXLnISVejmcy1MoWvR43aCWxvQIQBdqES2tD4
        UI0mxVR1p94LKiDhwt+qOuIxYmBFCHxW6M4xzEEapkUY6ButjbU5NgtYlStT8aBXuTx3N5fDQEOzSnqnktIxD3HJEszdVPCsbBBF8Cw0SrqgjC8gW8HdVQk0
        byWDrKFD86wmhkUPArWQxcMpWYHU6hgY+HCJZ8IlnvHv3VPu2/40X4HfyrBFt17kOOvKYJEn9CJPYJGnxs8FuVySPrB+Nq91GghQ45Bls14RuluHkzz4E4gD
        WDKQOE4OYTzFi+4UdqIp30EztDSNdz7VJeIk3sUn80MWG3mFytLkJSGsj6ao4ofSVk+rngM1dsJRFGVFKng58mpVFlBaS4Wk2Tud4pkiSKA3OA6pgLWYq2cM
        IiFChagCmWMqicwAHwCk1aUSAkGFBPzdpuD2wGSzCg/QpyZzdoHI5KpeOWQw4b8zIxa/J6/Ay+bskc2oCFPVqoouSoo+wHqL4Zr6UIE6mOutWM2+HLl99Lwa
        7ZO5LBUXj1Qa15UWslhJWX3oPaL2Uck1PYXer81lsvmTKOfJ2Qkta5wgSsQmCTsQgJKeHewgsbDCCmye8qoCNXKrVZ37GBtOU1tytXD4B+BPCFjHVsPJIEAV
        4gFxyUKYSmwAIfNIdGGJyrkedKSwnBKMfuOCr5I0VrMtA8xmgj9GxI3BIiByck0OckrpmzHSlMn476gq8mLJUo1oNtueIJyOtkNguTWPEosA4QI2IeJlgSiM
        grw0u/AeWyd8j+rRYl6qiqAJD9nSaMHLgkOdgKDX0e6nATHnSzM025Jxv2WFaAKDYHWJJDwDjJkUv1kxkUAlLuQdNwHz04xywaPJFsCWD+OPJaXNRgADND5w
        Ko2rHJlXidgtIxZV7BpK1bC7K+zD02krqgEla8DB7UTc5WnzXdwJe9A0pHFCxoxD7BgjJU8BuRMTSIgJuTMCE8bHzyVqDgYwYUZkRiHR1caGX0muDnRPzL3f
        1I3ogvtqdisJ8iKFvdxU5kBhChMMefYIWUiKeWaVmGdWEx31U4edhov8vBzq3km4fJmkMrJyaFCrFE91IaskKm1qdR2hD3QLKu2xCIlR0wlFIY6QgKNwzGtM
        TeKXFZpIgruJxFzR7ZM5y8qurHceE0wQUdJTQ67GXUocPP0DFZ70pg14qkRcq2nMNVmcwRqVYcArlFIysYFG8VwkcbDAirtM6jGyMJnZNQcjBn+0iS4XyqSH
        EzhUnwPSnetzRtcXaRfxtRt6vQQM+qC/QDfWSKFe1Ec3zVs+BKP8SIDIZ4SOjQnlFBPD7qwGo2xANY+TKzAyl/WMvk07xegO7D/1WO7fELqHUHlaFnD86Vvu
        Mbjw/znkrzCG0dssNzjOvmS0hgxrsCKAgYqV3CcfKw6wyzlsxexuArznRo4mqKnEsnH7Wjayr6xmy31NsvKkMAii1Mj0VJy9auTZfJvbAUVaCP5EFhxp0fHi
        hjHVx3T1sb9bfZkUGJE6gG1lsMaZUyz6wdAfeHHGpF0JqG8zI5LXsr3glHZnSdvMKBl1x7RoPMGHtEZE5Qzn//Snz2lfNTrdb/Jp6E5QBmwQg8A+hlZWpZRs
        QqmylHclW2jnsxzWBi8uZB/AR41OPl8kHp5wjiOKajvl+CoptF4ST6N0olN8mjuqATG9y8HEml2RSflaSMCjHzAMwb4nTLJ4hE16KVb6HTM08dGG9ikemPiI
        gYHr01RkYIjT5HYZ2tIwKRbuosXLB4qQoFGt0It1YLYX0yLbHKjTnYLk02h0hs9dOQIR4/pyPRLlGIlMOBKRGtm5G3jbtKxRsQY25bSW2L9kqBXO2isG7Otz
        on2dE8+JOdjXU59YK/egimtr+tAzPnwj1bEVGo/W9OBGqRwEUjUjyGNWMTdv0bmPLh5iJM3OH3AKWUjKEOUZhLxyBlVDtmMcZfDcpNewD7U0FFcEgLwMrBOp
        q9BGke1YsXl9F5vZ008HcUYX5BCIKg1dad4eLN4ePL63VblQlHhwZBi9NHuzAQAJ3Ihqj8kqcSrtPmyXIIl7MGpAYxix3Fy7BoMz21YFz7/uXWI9F4MYSXkt
        tiuSxCTrpuMgkwPrGNqFqvyjCbxYVeLUUVzT3ZqzM7vKdody0ooR3uFs6Ky7edu2DDNj7VJWNHKXvn91d8Sj63pEY7Bp4+OQVLRTssVNgEn++pqcHY18Zs2a
        EkaLVLKR6W1LWTjtrgiTlMAlkrROEVcJR7sPOAihMSLEmDUixJghjKW5jBtjlb4i2mJpT/SMOuUMsbkrgXwdRAcDBSfLJ45SgALjijt0mD7Fxv8E9620Ev/O
        KISjWWBVI3QGIRFUhXuERhBjr3JDBUuEiZWlWVKuV42DsSptfw6nU0R2TlAum0YQ/u+CtLcc7FAZUUxeuSojFgVMVPkFrK1VDmcElpoA30abAbMbvIl1XhmO
        lBXdmPA2C1tAeN7o8srkMLWMtkKXHYPAwQqM/JEZ7gpbxfXrXcty13hTYeqnph6gXNN2EEaydlFBVaV4zpaqnGu7g15yhJPv2tKJRpKL94iUatwQ/fJAIR0m
        grWLSg6wmNRjz+uIdg4BqbIGRwhBI9N7ad0tA8OliR+RaH8JGEEHVYN7qAUKqaMhyHZ67IqrMJkeMpB1lamJqwtTVDXNmM64j1BRvtS+eGhnUeUfMSBKmUII
        aCI4L1tNVLXaCYhNn024N5oMvAH3JTUllZ5U6TahytnGflLJgMPabe1GdIW1bKZGN+xBgdAdHiblrFq6VLNuHuw1AV/spEMlByMRcDd4Zh1O7XGkU4dIhOAi
        EcA+gQj1maHBYS876MU2sCcQojzrZDW4BBXwpuOiBtM3M0SMWwjAnhiAGThyxwagRqViQ6oucOtOaymmzIIrCA6ULhGvEvsh1q4y+1W+o4etopyoriC1rZ3P
        VJ314vAsBkoc/4aG9lMjUStmvh70N1GUQx3LWWRkaY/3BQa4GoKYSqwvuCvi2I1wSGJF9E8HIsqCHrZORivgCuwAfUdcow7SIv0asI7Ncc1UnBY+ay3AnDEm
        KCA+CiUJyhiFmXhShgZCSl0Kjw0NRuXYdQWtZ3uYltdJXFsylouhGSbLw0qoemrJQ5w3dV0dUNTUZcbrWZmKEeI4qArworGlLtUa9ULFxeuqMdpzLDYHQt+E
        Sz2NGPkiSDWC9Bm9lvIYdYhTWCHblHIyVcwzXkzUpM0sNtte/cqyErvM3eLby9Yqbxmo7uCQxgqmSvwns3OnkeEY3ddDIWKcIxTjCIfdVR4BbOlYhd/VIJJp
        kKf+yFCYm7+6XnxoAExCYj/0M/Z7afdBuERIhDNA/AkCkw6Ex22oNz44AAgsHeAMQH9jYDDC2kEXRcX2e3EUCLKBDaDwEGf3AXBrS4CC402LsSHIAIvXbhtv
        cnEVH8CppyXVE/M4NICzzkzorNtmX72Kh49fZET1KvMLm8aZT8Eag/FN4pSAxrcziKI3amyzNLbO/hCtH1IblwvMrzvpgGewakcMN71RJxvsDKYihsGm7twU
        qX1DHbwj7y9VTBsYkNX+4aGhKBJlcLWiKy05TLOHKUczvfTI1COanRjT7MQ/0Gw0muDDjIxNLnr8OhAZSWpSiP4WA7dRCyEPIHQ5sN9jIebgfkTcpdswnO3R
        B4gH9mL7N8jxvIWescbGEGFiGgUnJFMyMuWpzFJWJQm8tuMM1wgnF19gL0dzN3INQjNGNFAuzvwvy+Kl6Cd9Pobf6MV4SeM7VYxVg9UzxM+xOj7DLNnO0tPA
        IH8b/BSvI1oBhpI8amhwINNdQrgYr/C8Eg89zq5wouAVzx5SUb/Vw0PeiJVv0wuTBo+VmWjwjEHo15QGrzg0lMl8qcJO7Zqw29LO16umG+KmlPVHPByFsYfS
        meydtFBJH4kGkvdwmNRAFw/cSxXrU4F9qWL1CGgnVSFTFkdmINkKs0Baib/CmvHcxUSocXjJ9NhSvVLCCxkm+HTtc5e4FeIoepYT5yAveuCXEQr+cJBI1AXL
        jBFJE9sy9iTiAgu1cN3ofsMpZPQNuBqVGvBSw0OHvdkHWJKZvknRo5c+7NUfIO5mNjtwSKh6vsIPTyxCqLBpUzLSrpi0i0NO6VcjGha0IOdbcpPnCJweUSrw
        qg0LYG46HE97kJDCEbWXHvDc4aEw6D1wpP5meGWRl+UqHZGQDXjZYSjglEjQMkUlpZU77GWGITjCuqiRmmuIBObkRAXlCD5zSDw8NEjDwKqJDqWoP5uYwhq4
        j4ohQCGQc00984A1YnpdI349a+B2ClwRn2bqYSCOrxCMjqEVh3k4M6WhMmSYmJpDfjbAMNgnS3SQ2duY08NFlogFmmkCldW5UOOinyedI6YEYwpwMANwiPkW
        /JyPgITMMEJ+3zQ0pOeH3uLV0GAhDUKggoXw4L3CEofhW14iuQ4PltQJdN3gDA8qR4czwzsqpRIN7fJqz+e4kGbYf5x5s6W7hhZD1cI9JKekTtRCSFupatmV
        oUoRm5QqZFWiMJ1oy9oSUGZkgdXROq6D7NwBP4UY3VQv/a2u8yaw8qaaDot8oicr3G/yDlGn0tg161QWm2UdaJ6kdY11zTircwLOqEw1YRWOz0SL1PT7Xf5Z
        VedV3rXMvoYB54CqP0DAzQyR6MDByTjILRMehtjJhOm/K0nEPDWzTlyC1kmguDiBUh1ETZNEHc6CdzP0CCGZssR/KdN90hGTBZORD+geb6ITbWklV+Z0CidH
        rBIU+CfSa4fYGovvwOCwtz63MJXntXAaK7RP6RQfDhPgwaGScoKTnMzhktXktTmETpL2QwuIOl8pnZ8G7sigkuPuf1J6NQ23NMgPg5SZ2ukV6HmamkFp3B8j
        Kim7j5jW6Sk1mY/ulG+hOrWWkNw0qW3aWnYoaOpTfTi4VlO1kz5hvatVqs0uUaQEFxOUEskhphm1EYhjphG/ALYVk6kr/YR51GrC6QUqfRpRMj+xVUEqQLsr
        3EcQbGcKFQNFU+R/lCFlEteWUVNQArGDiG4E1f5K1Ho+IJf4kElUUBhDLPgH18sYYeK23Z84y6hRhGDAXs2m+3omxbe9m54R5a2OOlzW6W/b3uVNnW4sg2Hb
        hLW5dC13XaZPDwJ0HjB9BZk+FUxftUxfdWn6qmVAqzF9atzpm6QQkCuBuaumjk6FpZfMXaHTO42eJ6k0Jo79flAKYpFVNU/cRJm4iZi4SVLPJExcIZwpxN8q
        zWI2spGw/+sxqxIOGjBX1dRuzNVEzNVpVAZNAObqNJkrtDOYK/buXWCFlupwzkozleCZSvBMTZSZGt+9VuZwxput5yNDu6BEItnzAM+guDdMZYAWITnjrThA
        z6x6VEK4WUG4wZYLB+4c3kNwKbZo6i4nB14dYmIek8nbNiNlRrCyWRFrTv+y2LFLNORNQ6okIKGRSw0PM74WR0XQQ0JV8BHGzt+gna7LLhVcw10KXbCoWaBp
        kmqmXAw1U4JdzMLxZBVTkplPx4gOTO1GhNsasZyqKrDpJYS+lsQNsSRuiMVxQ8Zzjl3a+Qzt0OQCRzukYwtNUbQ34CMvIN9fLQ6pVBhwoLTjDNB2Y+nISSsh
        6EWmGPprn0prG1ZjMXYsLB4jotWUAslEqlGs0b+yrsDBVpyTFMyyTCcsV8LwhRmk3rkc/YoPU3MsBpKWjtUMF900Vi8p8ffFoYgu3tCgVGWIin0cYm12fYSD
        Ui/PlQQiapXvlNrGttyMuHUVnbZTV4eesTvPlYHNxcmGGTKhcDhbwuHOBDMdjkzBGKddBvxRGrpxsGQLTshKkNDCAaWskop89N+bodN/tVZ/VsZqZ5doFnUh
        pKoY7XvsENroPGHYfEdjzfcnXjQ9+wTscU4UjMES8cu1nLCt2G5bq6snRkVTDEIYa0Mqrk3F19I+QRX0ANnlbGupRI/s8hD3SkxjHU+7EQB5y3RuSZ8tA6IW
        KCIBPDAsUh+MInBMDpdkgeVqQDXZoGM4/OpUosNC3fKSWP42oYpcVA6mMjdFQwRBCDgkZmAOEYU41gjRhSXo3cI2Ag+EnhXuJeyDzIZND4seUp1hJsrWqZIl
        2Q8R5LlhSkddJG7VGSA0FqQFrRnnsNxB+11pPzWD2x4WEfp4VE6puZJKSjLFCt2zRAuHm8yLwooWa3GxnFdujdD9M/GzA7zbJ4TCckrg9S3Lju+2rg4CdAW2
        GAJZsdWBEQb7v0SwCO1hnEHMYUMiFQuArJBhCX58BdsDGatY4RlqZjA9QvAoyPEQp8XRR+6sr4TepANbfcgKkqvrpBIBiJhMAPsDwmvkJlDIEECzph1ThztX
        SBNdduXchQk5kUum0plsLl9mmJbtxOIJNmU44ZkeTdiJ51mhuDSVxpGhE1Un3mwb5okXTI9KN7iKQRYXyqGhdnyJpQs5Lm3Roxdp5mnTitNqig5iPBhErBm4
        AjdY5YogYDUsU9iSCCqEvP9AP4jVCVl7EepPPNG2gAz8yRKPwuExTDH7ygKqbSFMcDKY7ERpnBz7GH2l8rAvYx0asKqy5bMANA0akkKfNzU4wLJf+QDMy8Hs
        2G4qzR6xQqz0LdNK7DZ3UaJXXzMwMkaQWvRJsSP0u13KWMuMn6E1WOB+dTfraeXE+zv1B82HGMSQNXcThOaMSJPyEQ2Cng6Os0Qiy3uCeT6b+UCriqOE4cAy
        LeY4yRELVjSIM/u5hEDOtm2BlrRLhwpGaHlnb89bJvwjG/6u7bxvsez2eduyrjbDoFjsYy4IcgZ9IOv8MDoDfQ/YFXB5jn/NdqAW7Eur6uCSRjtOET8cIEod
        4ufgVqz/PbCPbNwcDaJlhkG0HI4YaLO7TbGDjnGLWcmPHTyLs3y6adzsIZT9GmhFEcidtz2HozVHex3zDPcxWNxhn5XgHvWeQZieiRVayYTnEeUUtzVeAreG
        +3HIaw3xLJxgy0gCTLomxYUwbWWwrJPAZaBeGsXKrhFKIg5gAzxHRtNmYWPZljEGWxyo9+t2e2xaRe8l6HcjwxVWNd1B18URzUPTn62lf5wixp+DugxWxxPz
        5BFJxzYrcAeiIzKyEy6ORuadEiggTMy4kEKr7aF0MVMGVKFfAGzebkSjOY6O4qj0tV5fG/S1ET+s89+Kn8X4WYqfc2GOt8p9nFIR55U5wzhVbEgViREp6Sdx
        +kuIQmWJqMmWrvyl0ghU7bDFYcLPyaSweCz3aScTxws/s8m0r8EGuEztRTwDXJxr6FHYCsBqcGte48XoM4D2ml0eMuwCvJcS7/KQfVcL2zPF9EsUSTQQbVNv
        x/mxcRMaEjH0CEXQjedsIOLH/Gv8y17kEIyNZ6zSGcSldYeVcTg4GSLEQ5wPwXAm83UTHbHEyilqH8owLM9lvIxNLCiDhSiSNMnp9ywzXn9QEuERx2L+EWNM
        Wg4surTz4N5lAJN+alzXwWs56Yo65XAhe6SUUvqDXmyvlGBTOuTw7GthH7t3D7Tirg0yZRyaG5oY/9k9bubzphnbbQl6pZ2Q1pPv+Ipx8mWEg/3y8+qIdLCI
        CvH3XVcOq1yaarrzDBbT+YxOuvroFymNpYipsRtxuahBZxr73o/Qfm4fktHuC2MrIhX72JGuzfs9AgsrNox1hHhnM1OoS9PPhSxIcEpRnNnVVGauae5WhiOb
        pHvFPFSDJprcsubAVpTuM5nTOC3LnJwLnN1KY9Pz6twfOzCIAg2eMHgNyvV7+krwvdO0eWiW53QAaVuokO0BMWKIYedaaYp4DQCVKzGlg6CHTGBLRtbF0aX0
        CEspMVwpb7lh6JPbTLNp7WaWhcaCzWUdjYJpaMpNoxaDi28l7MiL7EO28T+6ycDqWsWxxaj/N1sMFXGyLYY9QOmDmDjjW1xOtQ3wJiBbAJXbeWGPBL7gDcAM
        64oHGwHuohtBqbYuqe3kG8GpGnbSjeCNERDBaA2Ym4keU8YaplrsoO9Mj6GBWs1ugLWjLL5ampwq0VCnG1GoHA2TGhRpYJk5JXC67T1mF9a3m3kqsaF7a9+m
        rTs29V1lbNq6qW9T++aLOjZ3b8Dztu5eetG99XS63Vl62mn09nVv6z29e0ffth19+mHTVtx3tPd2zNu0dR59Mjp3bNk2r7evvQdJOoLbbX1G9xUdPb2Xd3f3
        GRs39W7b3L6hY0vH1j5jQ3fHpZdu2rAJ92EStXnTlk0oYNOll27t6O01trX3tG/p6KPPhtq4o6cdLeqlltObbd2b9aOOjqEub998qdrW0bOpe2OvsWXT5s2b
        ejuovxsjxRjt6lL0u0Nt3bFlPT9feXn35vBxu7Gxfcu2TVsvez3KNvp29Gw1tnSjGiOo3ujrad/aK3VTS4wr9PjN69102Vbj0p7uLcaWLcaGLTIi67v7Ljd6
        t/VQkYbqVd2Xqt6Ovr7NeKQvHT3v6N3WsZkfN3ZcZtAbtWFHzxUdRnuf6u5R7etpaAzqEqXa0LeJ7htUx84Nm3f04l6tv6qvoxfptnT3dEh9W7u3UmYaxys6
        aDy2btzcETa8YX33jq0bKBsKVl0dV13Z3bNRJqtj60aqu6eDJmHzRmNbT3cnVdex0bisp32jsbm7u2te++UddLttg7GzqeGqpoad8xuumo9GbiYY6FNNRlPH
        vPmtjaqvWzV10I3ReHrT6Y3G+o6+Kzs6tqp5XE1v/S/7PzXboN52tPfIfU93X3tfxzvrw0HFfe+G9s187eq48qp6neaqSJqrdJqrJM3OemNLe1/Ppp1B2p2R
        tDt12p2Stl63xNiwY/2mDfPWd7xzU0dPfdCm6FAHhUXK0kUF1S3YGKTBXZgKD5wONzNKg2RspRmnmVbtlxIkKp7sS3vaN2BulIEpVH00ZfoDYEIBmhSms2Pr
        ZX2XK0NPaa+iCz1tuJxmMHg4o1dd2b1jM936x9/rZvoww/KNl6yidrSrvk1bOgIra7WtmxcSau1Tm3oVtY/WwebN8j2y0Jfwb29DFBEskYt+qVNQ1XvdzIQt
        7b14rxdxg15SREH8q5tZNgrtLAnWT2j9PXKFypLhZSzLQTUa/jEqaHq74oUvzQ9XDg1Rr9q0Vb21sUE1vZ3q/Dc3s2ND95YAn/WqDe1b0dP1HZSMEA/gvHvr
        5qsUQ4Ra9vU7ABIycjRv1HDOEk1POIOAuqcDaItyGzxjMjVobrtew/6+97mZyo6enu6eJZvbey7r6O17Bz8Z/iH64v83a23fRgty5yaCuTE1+/3XuZleXZ8M
        xDlveANnvLKHxvBMntN2pRGQ/m/c1jYAOggauwQ9MJbqUISvtxp62Llt62m2rqT17ve/3814o+cqgKQQ5mmuDlHCFahS8Kjaisbr8nvDJhFcLsFPb0Np41my
        M/J01ZKrCLz6P+BmJur2nKk29aktO6gWKYy2Tfr65mBJLQluGq4YDWoNAUpcEuJGWvUdG5fwb8Oo7WiJbEp+/wfdzDrCkdsIiDoaovtEAwBeOtJA//Vhrvsa
        xpn4sRUTLKNY7roeANnOlsilYeRet6RrE/Yzg+dqa++l3T1bRixfAM4OqtLwj+xzM98xR031VjWiOLwLy+EOlFAd0HODEnwn9xod4gEwQhsN57+8o7dDXbmJ
        0NPFDeotDeqf8HHBxgbFSAQoVxdFtxdH7t+i7zXqjj4Q4gxqiSJk3jH8gQ+7mWoC2s3d6KyirZ1ICGrEJgKPIx9mvKChEY0iTIAxoG5dxs3d2L1jPeDOP05J
        n7Lo87adDTQqDWrDFqqe/l7XoLbx5kubXQn1njohFg+1dAO1pP0yWkr0slHAgW/PGvFZ8bqnhUwIv12t796JybuMOrg1Uh9mK1xEf7d2uvDG/99vr24hQQSN
        zGagNkUECE1yO80ctn2kAPkT6Qwj5wAr94zoU/C9gcGCwImQ2IbLZbvxj32U9oQAW1PHApxBQEer6mNuZuWobNvaNzHe39qx6bLLiWoB8uLtLIrBNtL2QkNI
        FI0KyAzDP0qlbQOJROu4l2derz898cHOx0Qi4V0iSGnnp4qQnAYPwx3ZVTq272jfLOVcuqmnt6+BcWD75s0a8gVjUrU3uBmXc/BudRkoXOzD9PpjJqZ3fcdV
        tION0yAgsd5SR3tnlchcHnnk0JhAtYNC6O5Wl7bT4G8DeR1u5ECSwOEjidvgO9MJY0Z+337CpX1YGFv7esd8PURf30STplHm6O/yn/66qaN3/O8biOLErsV0
        TGlc9t3kZs5pCJeAnoT1HZdtQq9Hg5ps1th2MBjdnJJAhXpLoEUl3W6hCIJkroXnCXQoz2W4IY07Mq2/Tv583b1NbX/5y9RHE9f87aNfeO6DOz5w4Ue/Mrz+
        2ldu/lDfDW/bcNNHvnt//b731bz4nLf6DzdubZ5ReHTB51fOO6vjTZ8+1HXT/OfS5/z5sqfWXvmNznevf/y5j99x95JLvl68svuLj37q4Afv2v7Jz26pXW1+
        4+qHfvGpZ2a+/41/ufnW+u8+lr/12f4Xb3jghm99+9qBXZ3r/ik/cPDeM4z/aP3JrIlDX/ndse8eveTsr73843fkLr70zuH6vR1/uHvtDQ/+7d7fT/3b9efc
        9vovd5Wt+9b5//GBe5+595bDP//U9PVfWPmjG08r3vabtttm/Xb37b/58tEffCfzzE+/++HeTfunT//0kl1faZ6be/DEXx9v31N+5WN3Gv6HP+lmfmiuv+sb
        v9t50DD83XM/t+1jP/zoOfnY+2d/9j/WzD7nHbfNOOv2g49c19rxs0Nv/lLDcx967vcX/7rsG8ZT19zw+f8q//qNy+//yuwra3561eDTb7w7dckFTV03Xv3m
        T0/81e65gxO+dMbv/u0NW35fnn38/t+88Q0PPHnPh5sn/mju2R/d8ovTH2+Jrz7w5edb7q/9fu2WT5ade+uB88+/4qs1aw88ce6189b8y32fPLD6O+cd/vpF
        h3+1Ib3yWMNP77KXPl144IVi7A2nv/4d684969sf3bvvb0du+stv5965/PbHFr0pdt0nfvHzB899ac9lL782y5346Vc/4z71jYcM/083uxmz3/DfewtdBwz/
        BlwfMfwDuP7F8L90C2LzfMLwv4mbdV83/B/iZvpLhv8M3dj9H7vR8F/GnbrvfsN/zwDd1Xf9wfA/irs/Wx81/Fvpzll6zzlfMfy7ceve9v1nDf8h3M759Z4P
        Gf736DbW/5L61RcN/yncDzTd8Y6nDP9F3DsPPFr3AcN/9yDdf+P0+4Y+RzNC9/GlV5zZlfmZ4Q/h4dl/dU57+N8M//N40FPlf40eEv3vnHjPzB89YfjfwdO+
        u7bO33ntew3/F3i6+83p4oTL7zD85+npm/HB3z/2eN2D3wsQ5sCeqqXtr3vLnuD5kdsm7fvybd23Bc9nlqmXZn3wPx4PThP3pK5/dWdb8V36ed0zmS83/yjx
        wUH9fOvP1l7mfOvRFx7Vzxd8zHvX8qW7uv+qzUqOf/KL2+befvAbn9SKwZtjT53fXDGp5RvyPP/hb9Yd+/pFP9/zitS2e/Hbyjef+bFM5U2iWXzLmi9UJx69
        +vEbjvDz96+dqn6y6qu1Dx4+znp951ZVvrQ398V1+6/4GPftTf85sel36355a7HqPlayvfPbbz8x45naD1w46Xd4fubfB//p/pZvH733O3/8MGq7ecnq5w/G
        7Nisb955D7RgY9/6xJZJD5/zzUP3fOwZeh46zfiXp7vf9turH59/zQeptn9r6B/66ftefLr2Xx54+xeobwdbVOYHWxtvHlx/xqJjhrHwMe+lmcuX/8y67ZNL
        CteNXlPG0vJ3XPHT7OLzr/7+61Ycf/HHxiOd/7Upvfe2sm9Nf3HuFU/sNd65/J1O7rcfeIPxhz9+6SP5O/uf+OGNy/fd2nN5/2/uvLX1uz9Yt/La3XN//KmV
        /vHtv7t0w/B7pv/nZe/40r59+1+3ee2nli7OHtjybf9PT9390msdiV9+e92abx9tbJq/YOGi5pbWtvb1GzZ2XNrY2NjUOL9xQePCxkWNzY0tja2NbU2NTU1N
        85sWNC1sWtTU3NTS1NrUNr9xftP8+fMXzF84f9H85vkt81vnty1oXNC0YP6CBQsWLli0oHlBy4LWBW0LGxc2LZy/cMHChQsXLWxe2LKwdWHbosZFTYvmL1qw
        aOGiRYuaF7Usal3U1tzY3NQ8v3lB88LmRc3NzS3Nrc1tLY0tTS3zWxa0LGxZ1NLc0tLS2tLW2tja1Dq/dUHrwtZFrc2tLa2trW1t1MQ2qr6Nim6jbG30Cpvk
        xk29tFtt6BA8j72AZUwjdvuQzmuPbvhCMIzHfxAp2s07sHBQAR1Qos6P3O5mXhfJzVX26uwb/172wMxKc+A9kgSM28AdRBMR/wJ5XDtteyrC//tH6GPTphHk
        B9d7lu4xiBBhMoT/EVKIaKlPu5mFnHpz97aAOtdtO/Uo+Ucoq8JOCQKjdwtInEs1+dFOnOTlWzr6Nm0giubTIOWY/5rXJMQQtaGbRUD+vjvdzJXNpy/omNe0
        kEVBzafP78BtIIaTbV3oK5R+5eWbiNqrn//t/gfvefxLZwS81ewHP4+WNDIBNFqwNJrlDGUC++4iQnKETKCro4NGPZRDcHM12xbwBsEAzOplsqV9s4wNERZU
        WrWuSXcz5Gj7D7qZiui3oAkD9GEWk4VE96pdAcDuUg/eE8KEOkMxl0lE40HwskF3QugG9wnakb5W8Vwy704NLIlRPkMcY4Q04/UgYymJuVWhaAmsRYkA0tJM
        ETJRWqqMxp1FN58BPVh6vYVaQpQrRAL1VOln3cyCMV9pFq9sJ9qyXgAdQjSIAbpLMEv9pJzlI79A3ugfp/cLw1bSVIcdoslf2742XLi6Rnp7KWaAGnPoEDUG
        4tStKpJAxF+QmPSp8QVJVCnlJEYonCS9RnppbDcHhKXx99YBcglRrnZsQ5+ok59zMw+ZW7sV8/kKotaNKKZra/eVW7mIqAxqNDs1mn9sR+ot7cJljcfp6v9A
        DEeY3XAx9l3ZHSkP7Efvpo0dwlyx2DmsPyr91uJGf+ALNEYleX6D4nuaM30HVlPfQrzdoLESuLetG8Mz16h8VTj3/rtp3YRkfURGN0Af3NI6PUOxPMU/Qq8X
        1Qcr9gxCFGoOf5pNGCKoZ3ws4fd/0c2sHwUBDaNYCZZZBnOO/0xdpkk3Fl1t+nNgakN/8eCbUfpm24b/R6ooY5b+M/zrvuRmCqBcRv/1j/jz76Z0C5foYs/W
        V/Ylq6s5dq4jz0Gd+riaiEnK+l9lty+ZcLx42eonLlrwhSLyL72p4XhxUXLS839+b+v99Pxs9TnHi79+6m1n/OKWOnw/eugtx4tzzv7R4Ny7VuG5vmvb8aLz
        0JYnt/x8CZ5rlr/3ePHRHzVaL1w6Bc+PnH3z8aJdNrv2Ey0r8Lzt4i8eL7ac+bs99yxYhfLrP/zY8eK7f2J/pfjhNfje+NxTx4sTz3Td99/M6Q9d+l/Hi97W
        nz+57vHPH0b9ZuXzxboHfnfrure+gH4fOTzn+eIXP/P033qy3L5DNy17vvjrP/6H421ZhPIfufGfni9+pnbf9H//3HTu3709zxcnO5Nm91Wfj++tf/6354sT
        /3Bly+EPFfD92bcOP1985O5n7njrNdyevce++nzx4W1zNkz66YVI3/je7z9f7H9r/4Gb3teM72rd758vGrmHnnnkVys5/VnxF4pf+8pTH1g0XIPnfedNe6H4
        vTPetP7Rn7Zw/9/Z+kLx9cc+ctWTd/D4rnv8dS8UC2+6Zf62iyrxfPnyrheK32z4/oRJzy3F87Gf73mh+PbnN6daL+L5efWTN79Q3PGdm19Jmivx/ejue18o
        vv/7X32t6a1z8f3293z3heLcra+t+fYDTfh++2efe6H40sDk9pd/uQDfk3+Lv1g8uKL7jnvf7zO8bC+8WHxv00VXnL3/AqQ/lFz8YrHp6Y1/uUedg++XfOOi
        F4unX/mZb9kX1/F4Hdj+YvGSHVPu/Oan6/G87TPXvVi8/XPf/d7i73B7Wn9y4MXiPYXPrjK+x/N7ZN7XXyz+2VDTV36S4WXdp372YrH7Ha//w//ayuOZXP6X
        F4u7nb94r318NZ5VesJLxbfN33PLL3u4v0+83PRS8Vzn4S3/ml7E7Umufal49CcPLV2znsf3uN/5UvHaK7ace2Ii13/v0LUvFX/5QvvuSa/4eD4+Z/il4js/
        98xjV/9lDpf34wdeKp7zVPXDn1m7At9v/PyTLxX/2HzWD4/+lOvb+fk/v1Tc8WDDRxfNa8b3gR9PeLl4xw3J/PyrGR4vnrvw5eJDby77ZWIuf3/k1te9XGy6
        YvYV+55bhu+tK7tfLhqLPvSWfzm4EN+fqHj/y8XfDv5wwhF/Dc9n4s6Xi7u/1PbF/3V4OZ73znz05eIHZuTvXfTvnL+m+9cvF3+s3nffyx9bxv35ReyV4lu6
        E+87soXh59A1018p2v/86sUPzslxfSvOeaX48LsfMn+9/zyk729d/0rx22f/6/TyO7i8J970rleKK6c8cNndN/H8Xn7zwCvF2AV/aj4ny/C3s+LIK8UvrL4+
        OWeQx2/p53/+SvG3r27de/qPeH28+s+vvVKsu+bVxasm8fg/u2Pan4pTt9569R/eNw/Pq24q/qm4+iN3Xnn6IV5fF//uHX8qXjQh1ffu/zyL4XtT/5+Kz31w
        /oWXfMdgeKka/FPxXbff35y9+EKGv99/7U/FhR95aFZlluGz9cVf/qn4/TP+8rNJmQVIf/Es59XiY/su7DmjbC3P17/OeLX4vlfvqv/FY/9PJWcCDlX7NnAR
        JZFKUcrSIkUZJevwkJJCqTchlEil1CvJToNCi60UUShFkmglJo81RNkLLSZ7EaO/XfjO8vjeeU9d3//6uq6nM/Ob+9znfu7tOefMGUrE8RdvHQYRlYs3nC/Q
        JD5vODoMfkjNOBS5Yjsx/+KLw+AVze66faIqUf9tD4eBnNbnRj4TIv/F1lcMgxYTQZ2MFCJeUY/6hoGz30ub06aKRL1YiIyARtoW+YlQQ8L/KiojIIjnYiwz
        czXR3zbvGwHid41cwzbtwN/H+3mPgOEXNPX6enK+ffEjQEVaT2VIm5BnhBeOAOXmFsY5yS3E8W07R8B9Qz/sykmLyL/Ds0dB7fuIlXK9hP3sGNoocOxXs7v+
        iKxPHpNRsHLevtY1fYT9wrHuo6Dhb/eC6PPbCP8fjx0FXxJZvPNom4n6O14wCsqUrkjq8vER84vrHAVGpzvr1FOJeMrOEBoDqZtmmh/+SPgn886GMaDen/bK
        p2g+0b+czMfAkEbIBuU6oh+xXc6OgXOaJio/G4l+R0u/Nwbcr/vSSqWI+IdJlI8BzU6JC87seYQ9+T/HQKae1GZ2JuEfVsyiXyBppEfieJ0urs86RfsXGNYK
        O1OaH4j3d1rfkV+A0W1l0OWnTth7IvQXkIh2Ms0vIfoFSyrjF7j91TTDy5/oL2YCTb/Ac//Piqy5RD3pr50xDsTcj34yoGsT8QtUGAenVzAXtMzvwtcLlpjZ
        ONaPq15/XEbsL9bCGAe26VvPvT5C5BtXe/I4ELQ+JxfRQNjLlq4ZB73bLbgTBIn+RYv8NQ726pUNNH4i1gcxPZkJwC4czBrcTejrXGc8AbSzaS7ctKVE/ezy
        mADmd/ctPqRO5kfa3Qlwy1O+PGAFEX+afsUEcPW54pl7mfAHW3x0AnzhDgmy+q5G9FO5lZNAaq3CwtSgZcR8XYwngYyXOs8aJ+L46eOek2CfTYbtnMXE/oy8
        pEngM+ubn+A3NSK++TWToDrVICjU01CLcjKg418sLDDAw7aTTAYKtSe1fD+ziCU1UfQlKFbti9//RIhIYeGSfNA12WDVvWgG0SIyh0uASoLRg4onS4gWMrKo
        Aizb5FE3PGsRMSW+iGpgn+B8b07iPOLz6NA6wPKZIzYtiZjC/WbvepB1q63afsECYgkQtvoIzB1ecJcvkCBagJXcF3BmhbJbd302bk9U4GkWSDtr3zChsIz4
        XKP4K9juWhpwuZ1o6VzDc1qAYvuQmU8/0dJk/2PYCtIKwc65GSqEC+2928D81u/cMVEaqAW2oxZILGFSTc87wPmHbBdvE6IFHWUwO0GjbhJv1n2iJPRZT78B
        JRHXKJ++ejxFZQ/HfAc23Rtoi79LEZ/7O3WB9hq3+SFKxPHYT1S7QdW35YIfBWSJJdvjRzdI++F+tHCRFrFkHw/7Abz4vqubPlpEzF9augf0RHE3lhgQ9pvp
        xPWAwJpV+5bdWk6kkM+sXvCoePfLgHA6cQoWadMLTBNcH8TpVeH2MEySeoHdnko5qy4JYskKru8Fajps+dUXiJbCkh7sBZKblvYeL9PQ+uf8z79MWOAHD/VD
        6s5U5dSDU42jGk+dHHXyVOdQnUd17m/OpwSHGrzfgksJPjU5qMlDTS5q8v2WnJTkpSY3NfmpxfFb8VCKi1p81OKkFu+/i1vHv2Kq4iGCr9BOEO2khZRCpHTq
        oBAdVAsZBZFRU0ZDZLQWmhREk5qaNEST1kJOgcgpOchpEDntFXIqRE6dcjpETp8KCkRB0UJBgyhoWiioEAV1KugQBX0qKSBKihyUNBAlTQ5KKoiSShMlHURJ
        l4OSEqKk1EJJC1HSTiU1REmthZIeoqTXQkUBUVFMFQ1ERaOFigqiopoqOoiKThMVJURFOVW0EBVtDqp4iIo6Z+pXPljwa4QF3kynfkjdmaqcenCqcVTjqZOj
        Tp7qHKrzqM79zfmU4FCD91twKcGnJgc1eajJRU2+35KTkrzU5KYmP7U4fiseSnFRi49anNTipRY3F5j6QgZtddB2E9rq/vtPEHFtQVs9tN2KtvoctxPQCcT7
        D8ICwun/e17hh9/rmMalM4zh4JkxTtkWJpOhwHjS6FaB1DLmSpfkbJPxOCAfvllEt3sjc00j7ZzvWBLg7YsYGj45k/l9XD7DYiANLAXVAUZX6cxbJl5CcQNP
        wdZhK9l3hfvoc/q4ZcR6MkCU5mxDuzFLZsGMv3NiW7JBoHn86lDPA/STCg+js+ogEJ3tEuBSY8hcpTJ9bPRrHrhc0Shirm/AdLB53dnzvgCIy36brbH4MP1Y
        vpaEb2kR0JwzTT5ljzGT2+KdgefLYvDGd/hZ+ta/6DIBDt/uJ5aCEKVnHdMGDel3rK/s/hBWBlLaWNXCntJ0ZVOppjrXt8DHXGlB8CEH+meG/MgZiwrwKm2I
        fjLlKN3Gtj6y6FYlsMucrbZ1nQvdrU8gYeBSFRgRv+R8d7YtXa/XVErFrRr4/jpR89bVkVneNUPF1aYG1Du92HzP1p45Ky1f+e72WpD11ITeWneGuf3trhup
        tDrgpx3EOLTXhtlcwc9zTuQ94JI8tcDUyYPZ96VVZ9HgeyD2bbD9ga0Xc+iprYF13QcQvULOMuimC32l+HY1oyf14H6oc4LACU+62HGjLXWXG4DrrPGg0nZ3
        +vjy8oKeQ41gMsNYvNvIielgmbg0XP0j0DZ+8zjwqwedXbqj9JngJ6BkeNXxXZ4Xc9d8ed2/vnwCqX1im0flPZg7sw/yHnn4GTTbKSw7K+dBV9onerbL9QvY
        qATzNNsc6WIiewQ+azeB5WtUP11RO8acfTfv9E0eFrhaV7qtdP0lZiXtY4SPHQu0b7M9sM3Cm9moa2Eh8poFdmo/nz/qbE5Prh6LsVr5FWzsyf366NVu5nyv
        nKB9/l/BtAKu7iU2l+nPJr6kCLC+gtDDHrJNsubMY7Hlzac0msGOZapxSzY50BVDaOYh15pBYO7r9NOxjsw3ZXznbHqaQXAFO26/1WV6tsq7JewtLYB7brHK
        XG5f+mLR2iVqN1uAHqxX1KX5Mfuvx2aCvhbA3iyz7VKFD32vhbsF35ZWUOIOFla6nGV+jZVJCI1sBWZ3fwZG6zjRp3e/sPjS2Qoc3J/maCaco0vyXfAcUG0D
        s3c3pjhn+zKzFU5L1ge2AePkovrStjNMsZiFgRfq2sCbjiKDEG5reoin1VzBZe0gr1No4/kMG2Yga7na4RPtICu7s+vv7y7MG5oCV6Iy2oFQUdBBVcZFppKe
        W1ESVwcY/PJgpVGBG3NOSFZopH4HuH3ObGHik630/YpWr46HdgBtFcaFeL5z9KvxcbKydR0gWV1Bws/6PN3o4oKMykWdQPRlzWqbIU9mUb6Dqb1VJyjILDl7
        8sVh+nCf6eRAXCcQ9xDdH21xnrk/92ayx9dOcFBheopfng9TbO3mPWPS38AMS5ENMom+9KmugN/9nMmlE8YSFtiSqEBnfYBvgM34oj6rkQagJdeyo+PvElB3
        uyUmLqsD6AZonnrcngdW23iFiB7oAaYn/OIGr6QDSt/5gumKw1Ln35i8wUplvP+FcU/doOX9h5Emk38i6f+r70+MB9mG39ulyk37w77/jU3ZjN9kph6DZzr3
        b/ty/0Hf9D8wnj8cg2f6n23B/21D2+1oSwlTQKuwwBw2+LdGnUSMJomxiWXJgGMnxjRkAfEnIQcBV1iSI22yDqoZC8fpxq57Rf5yEuOV/elr7tZB+6yhtWm2
        X+jk0wU4Ty24o18Hh5bMtPVZuJyUV8K4tkur5HAtDGbv1B38tYq8Wy6CcWGvrriYWvjBOsVsyUNNUr5/AOPyZ29o1cLpiwu1ncASktdj3LrXurC7Bs6h5a0K
        4OYj9TAxbty/KCC6Bg7sOX11V48YKX8T4yzZPl56DfReLKTK93IZKc/AuNTXrObOalgvl3FDwlOG5IcwzpYc3n2tGs4sPCVKC1Yi9ejj9oxfMtGphqm/ZNdP
        zqGRXB7j6bIm37qrYGbCM37PHWKkHmFcf+1awagqGL1E2UPdUw7Nqx/zd3QX3FQFYy8+P3/wnSKaF8YZdge4flRCnvv7ZM98QnYyMS5sbvL2eiVUnGUiFXwD
        kPLxGK98FrFSuxKeXdsfm6nMJp6X4ArC9bdv4O6qgMWddetPKiqQ8g4Ytza6OqpRATXCPK+uiVtL8j0Yj18eq3TvHXxeftrwqrgqyVUxLuU026H/LVQLy0j3
        269OcimM5+48Lm35FooffZMdniVN2jkT1y+aK1VQDiNU7KJ5+FeQ8uz/YHoumxxdXQ61L7Z8OT0uT8rXYlx73R2ZM2UwbI/bOigoT8ozMc7wk2xseAON2Twl
        GX6qpPxdnF81qNR8A/fJn1S+7b2alL+M86i9M26XwqhK+RWJ22VI7oxxLrFj3jylsKEkz/S7IMpDS5wX36fZlcCWhB1l6ZfUUHwxnkt7n8YqhkrCoUu9YueT
        nIbbqT0wrF0Mb1+cdsPhBY20Rwzj8UOV7vGv4YBI8ObhhI2kPBfO8Xopgj+7NMT+NkP2d//E/MD/VN6tCG7a7L7L9u4G5AeMs6JMj9cVQhO75AUMXuT/XIwz
        yhzkjAoh3W3jwbzZoqT8fYzHK67tul8AtYytvDPSxEn5CJw/1rKXLIBj1xPaZI6sIeW9MK6dwpXgng9n7lr+dH2/Fil/FOO5a4UaevJg6KFIR9sFC1E+4PLz
        xlxt86CWiw5cLMFPcm3cnkovnw+50K+/ed3bJ3SSy+LycFP2ulxoJcSyHL2/ANU1zu8kfNwEoaBD0/qMeWi+XBjnkjs5Y1UOpHOx18grITu7+zB5Q7kh/ldw
        w46NXLn6UqguMM4QEbvflQ1NJZteuMUgfxbi8rpHRcuzoOFoRrx/EtKTjnMpvU0pL+FBRzcZ/URZkt/sw/O2euWFTMiXObaZt06R5Jdx/Yf+lo7PgJNi524b
        zkP+ccPlTzqle76A88x77Q2cesn6OoTrF2jtNXkOl4cEXI58hvqAMc4Tcz6tewbfRnt978lFcdHG9Yhf/6DzFAq7+N+4UonqXR7nZzQsxJ7A6cv/M3xBUQvl
        Fa7HJMb/Rzp8lqJ/on+aGqov3M6Yud9G0+CeIptNKjwon/ux/s1oubQ1PhXyTgw+Lt69jOSteF/f8kuOmQLTvHXCA6pQ/lTivFTI3zIZZk4URfqJoHrMxfmG
        QTPnJMifFtD2yRf5J52QT7O4eA+qpTpeOy0nh/xJrBvF+ssTYFzr47CP11HdXcbtMXdbvvE2jLknmVGweAnKQ1xesEXrYizkUmvTHE1GfcMB550STonRMKJ/
        n2VX7RpSjxnOX+7aV3gN1geekH6hgfqzPs7juoY+hMPE4l/+6otESK6Kc2f5UxWX4KnIV5GslWi9kMW5jNXqDn8ocnv1ZB4/0kOse/Vdc3tc4Qz16vyabTNI
        +Zk4T0/mHj4Au4oOLj3MRHnL6sW4mTnvTEfg+VqxLO0wsj8e50EJ+iuCAOtc0bzNJuhbYGucR61MXh8BJlQCrqj58pNcFucZZvmWMaATpmXObUfrRWcPxpk2
        +97dBjdGgoOLb6oj/+N8uqHlqXtA1qWwKTgI9QdHnDs/D7ydDAQbCnesy0d5qIpzvkM/dqeC99mr11iVbEB9CePasc+jzqcD+TB+x89toiQv+YHlYX2Bst0T
        kGDhxf/QQIA8bhjOP/Ls138GMo5Vd+qlApKbYZzxoUNc4QXYQX/vc81dGvkZ5/mByjUZgO+Io9blEuQ3djd2XKO1BbkvwdEA/9jcDLSO5OI8NbjkWDYoXsk9
        0CSuQcoHYZzrip3JgVfAfo9YuVoz6rdmGGc0vHWcA4GE/CoHyZb1yJ+E/o0bD+aCb0JKsno0ZZIPd2H9sIBXhp4H+O12NowPoPWlBOMMRkOoWD6YVmx8VkJd
        g+RRXbj/y1wH84Fgv7U0TW4jqecoxnOPz2upKwAGDvznFcbmo3zDuNTExPsXhWC3+8mB7mWo783EuPXSSbMbRYD3jX0k71I03/rvGHe7ddL7NajhS6IFSaA+
        kI5x1s4ZL+nFIJGXSzD5MDr/YWA8fpdd3vIS4C9hG/1RUAL5AeNSD7uC2kqA9ty1KZbeyG+yGOd69zayohS0iBQKKwRoon6L679I/3H1DbCX3mus6ySL7PmG
        6Z9/55R5GWgKf+Av9Bz1mfRv+LqZIitVDl57WLYJrUPrbBDGpc4uWNhZDhZc47+TwkLcDOOswcbYhrega2+x/et1U3mIcUbG/gTPd2Cbsvvynv2CJBfG9e+Y
        b7C1Auz3bOrb9gj5v7MTs+fzsSWzKoFY7KWjwW9R/8ntxM9brFVPVQJRufAd611Qf47CeLqW71h9Jdg4+ldgSSfyjyPGHZV7j+hUgYEHRn4zZqO+aozx3BiN
        E9eqgMiDKvWhanT+KYtx7YqOOZNVII8NdlncQvIzMW68Y5vwnmrw07U312Mp8jOrAzsf/uTFzqkG/dONt4/eROtOLsata772idSATLp0jUcz8nMUxo33yor6
        1gA5x/irradQf3PDuGPEc8n6GnBX5dYaL3nUt80wLjUI4hRqwZ4N3nM286G4qGKccU0oMrAWHPhpqZeZh+IrjPH4rC6VwVrwcoVimVkeOj9kt2Nx8RTX3VkH
        dvOH5+65sBj1f5znfHxzvw4Mdw/NiikeIte1dIyHsS9Wcr8HdqDJJTxHQpNyEVH/S1hAkMIGf/3rwgLRkHFhAW78q42b2Asdwz9cf+mJWjlXbckA2H/4K2BF
        vGglLkWMOORF8Ahx6XRieu5N284bfvWjdY6so4qRd38d/1nhVuGdh+/VK5v1PRr6bhZxNtP5aliIeOmJwEPOflkGV6ZV2G+XL/YIBNJVjwy8g6WywppEU/mX
        HFH3fldrHXLm0A6h7T69zaLSq3gO+w5Nrpwo3hrj996msGzsRP7P0qdxRh8vjUYmNYRW1ez3Ghl93LPNKutuRLP3O52KTaYtW7s/TER/b5SAc8sZC6iXVZPC
        AqJsMPUFD8U3ryf/5LEv/+c+E/g+1ItsnSjG3N/i8QhjSM+O3y8D32GfVsz8R/2/o5EEyG0xIDain8FvV+HTuInLwp1TT5Kj7S6OG5O52tO5dnO810ev/+Jg
        bpjePei9CTb2YsMUcTMObo6NfYhbcHBLbFghvp+DH8DXXcQPcnAb/BE2xA9xcPxBscOIH+HgR7Fhj/gxDn4cP19B/AQHx58N/htxRw5+ChtOiJ/m4Phvfc4g
        7sLBXXGGuDsH98CGJ+JeHNwbGz6In+Xg+DNpvoj7cXB/bJxD/DwHD8BGIOJBHPwCNi4ifomDX8ZGMOIhHDwUP29APJyD40/qX0U8goNfw8Z1xCM5eBQ2biAe
        zcFj8PNOxG9x8FhsxCEez8HxXzjcQTyBg9/Fxj3EEzl4En59hXgyB3+AjRTEH3LwVGw8QjyNg6dj4zHiTzj4U2w8Q/w5B3+BjQzEMzn4S2xkIZ7NwfGO/Qrx
        HA4O0bOJOM/j4PnYKEC8kIPjv+B4jXgxBy/BBv5rkDCMv+HgZdgoR+/fou07Lp34C3MFhHlOeF8QaqqMC3AMj51vcLvjfwCqZCIagFMHAA==
        """#
}
