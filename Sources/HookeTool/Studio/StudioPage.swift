// swift-format-ignore-file
// Written by scripts/build-studio from Sources/Studio. Do not edit.
// Module: 2402042b829871d62096a9b56ce199bcf251cd96492f16946f7e1ffd4b28ab8d
// Sources of the module: 8be657e4a7a95fbdac2bc43f5d8584d8f0294b84ba7a2ac232052d7ac60f5a2e
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
        H4sIAAAAAAACA+y9C3xdV3knutfaz3P2OdLWw7akI9lr7yiJjONGiW1ZDrTR1rUdJzEhUIbJndsOSRynICfElk0aiLGU2ASThtZMoTU0LZLCTNI2pm5LaShk
        cClt05ZyPS3Q/O7NnesOAQIDrWd41NxiMt//+9Y+Zx9ZyqMP7vT+rpWctR9rr70e33t937edW/bfqRzHUZ+ovFfdrGdmnJvdGfwq/l/N3OzN8Lk/IyWf0mVX
        Cm/mIK4GfBcX9MEZdZDuHsTzB+kwnGnd49/igkPnB9HwQfpXvIDu40KpTerQQW7TRz206M3wAwoXqRKdoC25dQhtHJJGZSxUU997r/TpYNF/7hZew+85KD1A
        13lE995L9ezL3BmcRTOtUUj/5ECmhKvS+aFinIdsQweliwdtZw7OFOPgapWiUboXyjhkog/KRPNDHr0fVw8dKub90CEehR2etDhTrEZzvPfe7NCF4GDxslB6
        Iat6iDslzwTFi71DB20jh2RxDmHch4oe+ofsAzW+cLBorlqcctuH0OKhYqrcg/YVdo3Dg3YWaVYOFkcRP9uEKoYZabwJLbZjh9p6TEdRqxuuLFd0UP7ZerbZ
        6oysttS0EzpTgMoMDZK7jpNDhzC/wQzPN1U+dEgg95Cde6rkzRySNTjEp8GMhYNQ3sdreHCG174yU/TH9nAG0MLD9gq4lXXkhg82Ib2JcwKz994rmCJdp188
        Fc/MlCDI5VHUZ+xylOGqmLYZgZqgCQkHGWHxG9Ab6D+8nF4GkNf34iF1L0MEX6nyHfwDtKCk6vXmRXksnimfRcUhlsZCIEZwUEYScGUamlPMWXMEJSJh8dyi
        E4M+T20LJ92f92f9wOklQuZ4P3a1o4MJv/vS0PeVN5Lmk0Gnoz3l+aEKPO30aq3/l61rtznbtZNds/YV0Q7Vd22yrtPpAiHUl1UcVXGvu97R1epOx12/Qql+
        7borV9aSpP9HLq9W6b9XD9zwmsS58bWvq42O/rhWYeP1quFcofx/1UP/Qj/Qq5xVg1e6esMbKl73v1616qZKdSQd+l8jZ+iif1N3/Uu7Q+2Encqpu47r6thd
        /b+5Soe+ozYO1zZ1e7pDO9pxPeV21LWr5V+l21kXOx2h41InHfza/8OOxk80wnDMDX4y+Leq4nhvdG6+JfQ8z9FjTuB1OJc5zq1KOd5gpGO167bdtc0qHrjI
        w2Td7riDrvdTb3pzvML1nCnXDbrXrLmyNr6n/44739Lr+45bD5S6a9WP9AfK1fT2Shg6W/a6Dk2nqihXOR1OxVWBozwakvOKbKVW+zxXD6rYczpqG2tJtXpR
        dcVAvHIo65ref6DmKOetynPvrrreVT9NM57co+paeW9TXV0r46E4qq6IupTv1/3IoxacatX3e9Yk3sUDtLheQGu44ZWvvMrx3q6rlS21ew8GbkU5oaJ/8cV9
        Ls3mOw6tdja9auZVs+o+taZ2yTDNonu/Uq7TF/fFzmF1CbW9evUR9U7lXPKAepeiqawMV47SK+P43dQx/aAKtXadTr9Th97PqPAhRfPYVYmcwPiBucJ7j/pZ
        5Y+ri39O6fXOCu11OrwIrrO5pn70R12tXMyT6jymer1Q7VXP0p9P8xQEERHefHY2icMFPwvu3H3nXdNv0453+/Tu3c53vO433XXXnt1v3PXW6bt3v/HW3W9/
        8+5pJ+oqX9x/YPfe/U5t0bW76Fpn28P7906/+S0/5axsq7j3lun9u52BnvK1N7/l7t24elnb43e8+S27b5l2NnWWL+7av9/5sapc4Q6/uiYn+2+5c+8du50b
        bBO37d51y9uKi/s6yxd3v+U2Z7/t0/Rbb7119/Qbb72Frr21/4JrzZ7d3SH37t59x1273nzgbc5P15pNvvm23bSeRTd2HzhAbzyqeu05z8Ebd92Fhg44v9is
        J3PzS6qnrZ7t8MOLL0urv7Losp2heRXL5QPTt+za4zyqVjRP37L/9rum77ST/uuqf/EN6v5dd+69i24+rlYtvlncOnXhrVt3H/jp3bvf4jylGsvc4pX6glq5
        +LYd4X9RFblzy61vdv67Vy+md3r/m+96i/MtL7jzljtoqp1ve5XPENDmKv6S2nH9qi/rd7s9v6p+zv1D7Y//sTvrftH9KxdIBBR62n23+pD6ov4/3U97f+D9
        kef+vvq/1UnvOfU39Pff1Xfp/wf0H+q/1H+h/5s+p3+gP+d+xn3C/VP3z9x3u192/0J/0/1b93vugveI91Hvd7zf8v5377T3pPcX3l96X/C+6M18SLf+vup9
        SD/nbfuk9zVPLnzdlt/g8uvu19x36V/Sf+P9N/Vl+vuK+htv6d+/Ld39uxes+Y/5/U6p5W/w8df599v8+8gF7/3mBVe++g/u2zn6/Z6qqTuq3/nKwKx/p1Iz
        Fzl5sidzhx09oSeMzme2ezN54htNx2oq866rK+PlHv6/rhGn2ri5M6ZrVNSmqJJKvusZd0TXMrWNaqpcjWnPKEN1HKqTTA07RnXGDv39qu/WZvQhfTD309io
        EW1SF8VgGqDoS+m5dW6SJjirpSGKiF5IF520S8+gg8Uf7g1nfn5G7cv9u3O1p8NX2vV8JzZdT2Ydk+boo1nN6MQ1gXHpl3gKenN3qqiI7k4jGh2d1amgs4rp
        eDSt5jOpnyvqmq75/5hmNDURpjSDNe+CZpIns04+DYxn2/OkPW+p9sLfpdlo9s2lhj2as85Haap0zb2gddf4+Zp9WWhb9qVlf7mebnX437mZNMk9bts3ATXt
        0oKE9B5d0/yKzvYBdKD38tpiTha1PTl69FF6ccfkCJUR+ssDKL2P2scQVMwNTia2fsT1qW8uD/hZlVbyb//F7/x6kFZNFz2l6akwDXInJvAgwHqluoSK6Crn
        Yircq5xhKoIxbajwxvQgFf6Y7qMi2eImVNRfqTqoqFzl1KkIr3JqVNTGdERFFYDrmJgAN36kokPSAwg3Tjt7smDYyZ/4qyTvzQkOEiejuRzTiYmMQgMRYJ1+
        8oP7kt/zBvREfvrBrhHt5M6OuoNje54R5TROA3jheBNuq9oNdYcm2onzZ6gu8CZ/mg6e+liCw8+3DtHUDHpngnxkKtW5kzpNfIhGdJIpeieh4DPyvnAqI0Dc
        sX+bN0FgrfRMTqMjYWM2uq7uDOAlVItQDPf5RXKahfnzz7vX1xVXyVVybatq5thr19lrGQ2JyAQmAEf6wJQJaW5w16ii/5qa+HypCbl2nb22qAnvwBRVccYc
        WrZJtdlJUI3birUlVmrYaXWJOm+7Qmderq7xJoyT/FcvpXmS4dD4cGxCIhM0OOojzRWBqYOuRtxVplYqj/jVJEoCRuiSnjFqvVOTRkGNCGBBh1pv5yZpZl+4
        C9V4B10KARGKO0J9yCroRc1U8t4pU0U7VRPuodNkKvmSK/BY6lyNQcSJ4xQdZbLqUG8IEVQxj+WX78S7AQ51jVmlTrymjkYVz2844vSBupgI0xwlf+cNmEry
        PQ+QwwjAcy6TYh8mvKO3rnUcQnOV1E19MnngSFZ/NKUJI9StgxwAKTWQghAEc0sYzo0QHXTsnwlG9GU0BCpGCCQnTLDeGZVOEyU5YZwTk+aBI5tdQurkEx7o
        Q5BP7KFVmT3lojvBpLPZHc+vpMvjU4mHdl5lnPWOQxwryGdPU6WdVOmvn7vva9/95sO/ZzbrrXS9b4rA3ksCVO/DzyABHRUm03T3Mw4te0Lshgicn9fz0+9K
        qPr9s+8wuBoQVDDSyOMRfmryeEKPtx7sz7/f9iAGYIK1eivNmI/qO8f0MB3VNxNh8oHJfcafnJV/33+expXQ+Tf+9L7Z2VNbNtOL/Ml349aJ47/7rIMZ8XJl
        sf+0Q+sfr8Jyqj3588QD1at52Yn+xPGzvg5mXBAvsyfzCVCIAUzRor1PW1rhM0xvB0xfrqrCaD1wX4IisOT1TiULThAhpqMo01TPY9rvcfsmmkwO37jNXvXt
        L93FVB0wehqQcmA6eY9OXTCQ4nkfT5rDNxani+4Feec+eoBW3AfKuJjzWW9KcMbN1YGU+B1AmAj9jgZ6i26GJ7KK7Q6Nd4IWEogBKvoqmq/KDXzZ7Bl2mHLQ
        Pa+Y8dnR5GE9ACbqnK857f/OnI89g/7xxDjNicFsBa1Zkfk2mCqiFBUaXFbF8ByZkcdpvKMPHJm8+uijGJYu7sRU9ZRzeDIAxgTN665tj5pqtUInzXaKjieH
        Wy/BxDvJOzBnkAyocBa9yyH6EsvyJO8HxyUJbMLKeiQ2aQWQcgvMw6CJGlPL8tu6oXBD8w1dvhETIfFNtNklaDYVBmIiFAQDnfvsO+PMvVwlNFKIialne06g
        +0oFku+KwOgJtSG5KF/z1ulXqiq1YwjMITvyAgzwavBvNODEKy+E/k94cfz7vo5IyKTlniWSqmnFdf6HztTkyTOn7jv8wEPHRzc7uDSxp3SFcEuXT8epwoox
        vZFl4HEil2N6FCLOFBY/X0PCFAQDxVIzXR8lKRkA4reEU1R7a1bZbyp7ThBMMLIIjlUnq6/HWaoAelS4RPkmP/6NZz/+8+/63MNbNrunaEbO18bHx7dsGd1y
        xZYrt2zYsnHLJgLIk3JjdPyK8SvHN4xvHN80Pja+mW7M8Y3NV27esHnj5k2bxzZv3jy+eQvdOMY3xjaObRobG9s8Nj62ZfPo5ivoxizf2DS2afOm8U1bxkbH
        rhi7cmwD3diL6xvH6YWjm67YdOWmDZs2bsK7b+broxuv2Hjlxg0bN27ctHFsI159I65vuHLDhg0bN2zaMLZh84bxDXjzBK5fufHKTVeOXbn5ynEaxOgGvHgU
        168Yu2LzFeM0tNErr7jyyivxXoPro+M04NErrrjiyis2XLHxCrw34eujo1eMXjm6YXTj6KbRsVG8F2uvSRAw/hSBdpXknOrks85sht9D73iUqMXU5cp5JS11
        PPnV8A11J2bCko9e5RBcpx54FuY/pvqvr+MWA1OmiBU/mo9OUzWiVjSM5vV8PV8jON1Zx0EAgCX4ZsmE6NNpBZZMbM9olsSmUPYatSf5FY1DWmkUkcA/gQvL
        gUaJ0OlB+tEEsqDrH1PKJ7QHsYmMS1ROUAfQ4wLOQlyMMh9gJBRjgshEkJt9QpR9wq6Qx1ucCnWN6yR6FGTanzYRk+kf0AD31R1mYq592mWBHjjoskx/lVPB
        ERi7K112mbF3QqyiB0k3Oqrj9/mqDgntpGaRmd5DdY4oixMexMyHjyY0+bNzLsn1s4q0goE0Jkm/1tIM3PzLKq3nX3bSjvxLX/+T3w7TzjxIIXjlT3wsydfm
        IUTwVPhy8XY6OUIzzowxqYDXHlE0dmLY5x3vRgC8xslad+9md07b6zcDQ8D/T/Kjs3oqUSZMvsNCxUlFcx9crv6jIq2DZJQnqVMoP6nSLtx/QqUdKD+q0k4T
        rCOsJepL508pEunouS+S5oL6X6BBovy8Srtx/zQBH8rPkp7J0s0610AcWuf2EYAEUH81ioiaCyGKjtCSuVvcCIAFHYaY9RYitaT9bHENqpBS4TXHPzKVaBk+
        lHHqxw3SjVdLL3ZKJ3ZIH7amLI5NoMfr3HEM4HI1JuPdJMPdKKMdlcFehrFCcKPegNjSRFZeqT4Col29yjmBsvsq53ElyPEYShImP4ySdKw5lDSU4yiTV6pf
        QFm/ynk/yq6rnPeh7BjTx1B2jumHUEZj+iiV+dM8vKOEhyPfrxJa+4ybfD2pxnIr4Rm1PSMoBEJG8W9q7ZIqlz/z20ka5ef+C8GO0OitBbe/fVvz5OzVu7dN
        A1A7ad70k5PPF/+IXdujv3veeQNV+MZ9aO57aI54Zn7uWcbLcpvuojaNt1x7N9Xdoj1uxktZ83ZJxetOKxiUkkMa1yQEzPpmWnuenEGsASTJQMSDU+ObmSqF
        IC8+C4x0pp/Mqj9GGiutE8npP6Z7GW+3uKBAGsDlYGGgIHsEXPHrlJpBBYJGqQPrTEIvjZgFMwdmGw3JAsTqHUjoOrlfsTGHDTtsnoH0z2h1v4oHHNYjIKrX
        IEOgDh0PE226P/Q6Z9RBfa8quLbIrEQ8Xk/F550pgjcfGm9A98/Qfa8wVtE6FETBI6JA/DQ/Q9WrVI5OpRWRCEOprQ9B+XmNN0EMxRy4y2ygpfmKrFDae742
        9dY79/LJs/baCqg5H3+SQaogNRErQUkHtG0HGBaed9yRtBell9Aj4VrXxOlKUzG952NC04pZiXmvmBV0StAoC0JXZRm4cZoRogAheIOCIniVY0xV2ErVQBlF
        ByYgu+KtBEcRGwkI6z1666hIBnSy1r1xs3ta2esTdP0UrEqEGPRLNI6oWwzqRoLIUUVv9C4nFIThaT2hIFEdKt+nAH0jhIKYwxFCQaIN3jpC2bQH53OggvTc
        R0D9qP4JUD8qHwe1o/uPgVpS+WGikoDgGBPHa5KnjLYx0ytNE+nRLaJVdkjU5o9Ik+ulxcukwRFpb5jIkAd7YR296UNnLlcrpe8rpOu90vNEOl5DvzGj9Ero
        keiLlOAsVfrJncRldpQwO+oAO+okdtRF7KjeYkc9YEfacqIacSJWd0H5OmB7IkIF21MAi9IwyBpsT0TNBDHrjJimB6gVwFjVAVyE7SkQ21PASr6QR2Atr2tk
        1TyaN5YpSKaHxOhbUPNBqnuI+OHCBEOZL6/wGeiAOk87U8AYnnKXVWu+BkrpJ6xgOWk35CEWOEx33CMY70BqVftPGPX4O+PPCuEUJCKUzHUaWL0BMrdm/TFX
        O+uKNaXcua5Op2nActZUpguV3YfKPpIPMg6Tyk5vv8xoUdl90Zehrfn5M79F0zdOB72QvX3S2onVB6jfh5/BjI9NFtK9jfQCKOdE7v187rknD2uCrNmnSEhJ
        QtZ3c9DWUB6P8FOTxxN6vPmk8dfqjSnffhXACIg1DIUUy+iJUkPk7nefzCJBWFwEQpMM86culs6b/NJ//sK3/qgDOoRrF84R5HWw1DRcxt34u7HbPaMPqnst
        jSOqBO4NGhcyjatTOSJE67TQQJ5sVzS5/GvP/P6vh/m3v6Ly2c+6uWPq1PA5WlIAfF2QqC50wb9c/Qrwm7T8XwZ+U/kw8JsGeVyJjvg+WLl9xvMaAIrowSo8
        9wDwmuq/E3hN5RHgM9WbhdRD5cGU5/Aeksew5NStv/36fzoc5t957s9JX/9ce7+c/zf6ZarJ9xjdq8nfeVTJQVEVs2FEU16FbaHTJCi6TKfpuraRAuXYxFrT
        E/lnP5awTZLtI7icwd6Tq7uN8xooCriRn7aV2Bqhrm3kaKI2lawAPasBBarQFjtMgqLHwELWRUPrTGtYVFL5FASCLuPsoTudKGJDnc3dA/RARtAAu3SVWuCq
        Jt42XfdMbR2h7SqinQH2XwKxpaopmpIO3IGZm21TXdTb16D5XF1vOoneLuobS1egOtbYavq2sI181RaCbKg71KcYRWxqhEnUlw4UHTU24EG5q22ra9NzYXe6
        0Z3eojvd0p2Vtjsr0Z3epbrTK93p5u50S3e6l+4OFTXTg+70FL1SsVgWI7GKEolmIDAJfgQgoRZ0XQiQIKGsHpBoCloA9eCUstdvFsYKopWBps6Bg+anjyb5
        xvzd9EtLn3SX3uRD2GbofrUA906B7R0C2lsFsicEsMcFrscErDcJVG8UoB4VmL5MYHpEcK35nqbAU0mcrJpraAhV2YGo5g4rQzRi4qx2rPSWS6RbF0u3hqVb
        Rro1KN3qk24l0q0O6VZdulWTbkXSLU+65bSh2vcKztpV5qwuc1aQu1RdqOitAmfttJw1gI5HnJVaqxgHnLUCO/LFVGhw1gqsRIaKGJy1An4J4WoV2F4FrLiD
        ik5w1opJwFkr4MERFQE4awWiMi2/JdC+1dZD4awixPWbUNYl5AvCWUN5RWj6mbOGzFlDy1k9Vq/DgrOGxFlDzMwKCGzCWVfE7/W0R9Kt3UmKmKrPsInIx1YN
        SezOdaxxsP0IbPQGpviKUF61JrBCE1jar4MkojDJ2GKM2izkkVjIq3SZLeRRyUIeFRbyqN1CHpUZZgSGCeTMHNlVwnOfoTGyokMUEQbjbaSynDnaRf1lkpXD
        3O0QayV8PQByEIIHRiw0Q2QmKhElPbC4RIRPBJ+B4XeMcmdMtNYdoX60MXJ+Z1aBIV3s96cc6Vwffgalc4Y6R1XAc2G3iAQHI+BgBcXO1Ee1rcQk1RM0ay7h
        AJ3viFM2iSYuFGmAWwgJ7mIqfIBbCDgj7Rri2SANgG31oakJLHhsG+ngI9hG6jgC0IWGZYIQ8oMnUwAriABdJFZ7E8YP+m5AgpU+CFlKz8gWEYDJoYE2d0nP
        Pp9WXQCYm0Xb65Dgoj1EV7P4yaxSmILPQY9sHb+OKEG8G1YgYmTff6i1CUnH9jwjIcW4vAnp8iZkUa25CXn0PV2FUEYLQSe8H4QWsPeYH6ErJ2axHxnjLts9
        83e/p4sAjLD4wfd0Xa5IhUU1edtRvpV5bN7+hGfNT3aPgJ545qMET/m61MuNgAdxEBdymQO7MtinTxpV1Sw75roT02gfek9rtHRszy8YbVGtOdrj5dEeo5Ma
        DtACj/Z9dDBnR3usGO0HitF+sBjt+4q3HX+R0ULLD/NOHi0M6lRn8kEayNk/m9UwiaEnKQuXVPlbDpHQbxFKhPTSU04M2VQXvTWyxTZIhQfo1KYCwVSD0tWo
        CNiiKMZ1jV1wR3wzwCIqTSNA/Js9un8mPtQmlD7nTLFJ720FvRvRb8o0ijsyN1lDEEuHN2W+kKqQyAyzHT8xuAEOF0Ke7kAxLvrzU9IkrvwEfm5OUhQ3St2d
        UpewkjRo0h1ANvB28EK7w42TjZkrIhnNFK0DTIKQzyrFticRDhHMCIZwJ3k7LCYV3oAFWHXhKZzXIN7dbarXi8PK9SSIVVAZmyMinvmMe66pbudd0+oUrWp+
        GXYpuaUqhA6SE6o76Urp/fwyqiDN2XfDjQbGX3lzp5WGOvFe1awo5JK4HctAvG6DsnuKpSUy1CurmEgHYJZmer29rkUAstdB1vwbXkKvZEbaZ0O3zwYjiINt
        txr8OlZSkdydDjR5K0TVBr0XPeZtnJr4/ZQ2dQB3LTcFd0Iv8cf9Mc711OmGFUm1SNcwm2cuZl1DVozEgN5JI3JJGmRI8CEgm86pVPNBPAXnEF480q2nttWx
        IS2r96OLVq8KCZzXhodNS8SXFVWn+Vc76iwfNefQt3Po09T4do8y4NZMIOpl3a5sHXNYbVYUFR+2SoysabTrFNuAxsryJkJiLKBUZWWvwaaFKyCOt22rV+0+
        uq2IvrpQwnGXlPCAL8Bd68X6raXf2qrFtt/B0v0uIDISiOwUiHQFItFvbFjy5lYsJpdADDCsVScp96aX3sZS5iDLnAOyNZ0QtQHFj+6mHnXuy0h5P5GtwRZx
        1ttIV01Gk56JH4dcf/eJLMUWaLZ68pVHJ9XhLHvArJlMDmcX3ZgNNdJh6nvvFGkcMewX2sT7SXKNT5iANyjTi83q0t5peonRj6eXTnamq6np59W+tC6wSXDT
        b6pY++1ZN4BDmUFADl1l+CDZtM6bChG7gy3zC1+K2Mp4vWilXleTTrrGuLLjhGq+uZQudBKE080BiNB8VarFqZJTasWsMerEOyeTB8zqd2Zm8vnnnZtsD/wL
        f6n/PaC2q6mVYRpy7XA28lqqvtpI+/ema2LM2tFH6cWrboBTzKSnD5mhbUu2ucY+dpA0rQztFoMn4JCBtT8GBTaFwSQxF2MXGKqvUTyBPZOK9zpQjYDlEt4P
        7TP1bTR620RfswI9GE3h3ck7WE2PW43ED5hFI1odm4tuLPqRH6JRJ0ezNY8SGODwgcmr32XWvPPR/Znaw2uYKfaJaZzg/dnHMbOT3pF0Nbv1yKhc6VbRmVUx
        t/noTiIHxWsP4bXdIrN3G0OwpV5PtFPTwvWTbkogtZ1tYrG9B1NbwnvZpptddnK1b1vdE9TUQL0OA6O4nF9b16L3Mf0ZTh3R1ugiBApi3zvY7qAh8js79lO/
        VB37mT774bC5CL6HxmUSEdJ7QYcLtm3wFLNtXCUBxIjlmdk7/P9C60HAUjuqhLDk08+IsOw+qdorVRO4I1XY0YWny4O6VsMuIhvHwA0gBGkrMXt2N7FeY0sk
        Pdb2LLhdLWz5Cvm8lQN2TtJ+Fwii1K9hjjFthb9EjZQfB1eadzChsVlJZAWDkfldEbPJHrZj0hgP4YiU3Kucd8gR6TtXOQcNm5GjjCjbPXJM4tUBMDbSan/v
        lAPt5DPYm/u2IyZID3seME4T/fLYKZXti3jAZ6mIJmqtPkBI6WHGDoqFcc1mPUj00gzItKyEFkEDk8nrkMlbQZPX7H1Tp4xf67T0RM0KWOaSyHQ9xAVa9Wv3
        1eFToPius9Zl1yENUwm2Y6hwrFEF7E4cc39cqZn2NvULtWk3r4kxSJveUm0OOeysw9uzEMlm39lFF9zkixrCdOI0t2693E364v+r0+s+GJNWxAbSs61NHt7b
        hiFD1eHwqPK/+ZxqWhgGWEFuQEEeJAV5KJ9JV7eUZJ1/RaX9+bfO/MmfBanBgxAZ0UbJSPFiTXwZTYiRwtBzBO+keqdYFo+9qta5vFEW8W4ZoYuXnyVVuV8z
        W2YDTHm3Zq/dlcFuzTG12T1TbNfMKrqDzRuIyhl8vU6xvenYu5N8Zf6d+5M8gL3JSqhQHaE8LruhCMsE9Sfrbu5B4jzKkkeyyoLdRclIzluw989cvZDW9EE4
        4w4X7YTsZlQztSfBPScOfyqrzqdRc4cTU0CSYKsBM1zUC8vPLMwTRwjns05TXaDWqvMZacgLc/Om00QL8wspLDfdhGn15iOVBdysLJi6qcxnlaI2XV7A3lpi
        X3lyy23bmiej23dtmzbd5Vvd5VvTzZ7itHnCFbuaY7p13/Q0kd86Rr2QrZjPYrPig0T16/NZOE+XCQnn5+fMSpgsFkhWohGtmKeT6gKNOZybo37WTIeczM9l
        q+ayzg9kfR+iMVSao6Op6GmtSuWRrLc0hatonPE8vRdv7Wz2a1fDwP4Q0sT00C91K57DYc/C/NzCXFquehs2CE3HHM3rClPf+pFr/vrtvR/546sXdjfBOppI
        SSJM++HkXnpFXdnnmpdIU9Vpf7OvJL2Qon2m5NtMx/b8At/mM4t9m7/xYEnRfpZOOnFwxro058/Rwd8938mK9rP8LKHiNx9kRdvJ/+ZBVrQVquFtg2gOinY/
        iVz9IGukYyvWsRusYyvSsQdIXG5NdM1U5rLokaxKyxid76Xf6sL5TLHr3zlGIFuevyG7+HwKWxYViuGXAHbe4AAbuzUTEQh00Pr0zM/N4fIcgLi5ip9aSHtN
        pZjEUwtp2JrQoj81LIFLS6Dj1s1qaeJbh63liEvIl5ae643zT74bQ85AzE6DmH37L578VkD07Nmv/8nPBOlQyS+BwN19smQ++Tdseyx71qzJT9HZUSWnUOy2
        uLMkN5neLe49VBBqzG1x90LZ2uK+iYqOLe7NVNS3uDfB2rfFvRFK1BZ3BzbMt7BatvoqZwsV/Vc541R0bXFHqeje4o5QkcCPRcENoc+oxZ6YZ68+HxNtXZO7
        sHOvES15DW8iO0xsDTaRF1Hay9X2tAGOvo30DSq2phk48wSprh4ME0Moxkn8Jyo4im0/bD5fJJvP/bL5rGTz2ZHNZyObz6lZgz1kEkmK0oVS4BUuGU+AmFMP
        P4pyYEzztjyN6zGUDXaA8czgmH4Y5dCYPl4m98eZ3J8kct/X2l6I0be3yGDulMHcIYN5kwzmNhnMzTKYm2Qwb5DB/CsZzOtlMDfKYHbKYHak8P0xDdnDHpQ9
        7Ez2sAdkD3tI9NTVVk+VPeyLZA+7X/awlexhO7J9Y2QPO215noBHnmWZ5f1K65nm3mfTOez1TRkhoAufd8SFyfhd4iEO43zAxvlIPJSUuG5Z43wAFxb0KmLj
        fMDGqqDNOB8UxvkgYV8nQi34BolxPoyfd1110J/Rh/LP/hrcb1bBBveUm1bzb376z38pvMBTiLBHPVl2BGLseS8RnNja7qp5BU7w5Sf0BU8QCmb1MuvOapPq
        HU2++3pTn3R+PAv3mVoJU1873Xb6htJp9I7i6OzzzutNuG+aevXMz2BEGUb0OYzoa8/8skvdfPbTv3M4hKtSGsC68PUjqPX938YIOqluIi78j2TB1iP/9b0f
        XhH/uX/7NhNs3fv4g7d/f67r7bu3gUG26MktdTf/5EfRxsMfRRsrrBUTvn19eA211eJvGS3fQlvT1Fip8bo4jFPX2OcJrgQtfydfTBC++Ds17RMxwM4Xhyfx
        kIex5cmsBnOoT5P0Ag5P8R9v81bPeAf1vW5hAu0hwOgR2OzhfflOKkem0l7r2Bi3fI8MN5p/6SvY/P4jF6yb3dAaplMIUqcQpJgdZohessOMg/JxbHzH7DDj
        ofwwHG5idrChEbHDTYbnfgEONzE76IQo3we3xJg3yCsoH6JJQnlUpTV2cgGIOyi8rB9FlPURi4zh/0M0Imb3qAYN5Zgrblb9BvelzKgPKH2hpEddmeQjKPtY
        g7tfDqHC3ceHVzmzKPvH9Pc11MkxfU632fZ4vx2un9LmQy5b7Vit4S3yEPK4WwrrM961nhyEUPtJsDAc0ZJXxNXbfw1CaPJ4ez2IC7sdK4mXXwOVWrTWanKR
        bG46YnbyxAglDiAEq7/xeavHJRnJZgFUzwSadtRUSR3o6J70n7rr410uzHekG01l0Q3cx8AO7wa4z+Y9pAa56GnXHhJxPYTMwHKcVUgzggHyFdt5HMkexP69
        ph6YCq5evr3OLvede9KAVV3QaRNcB+tfAA0x2FnHBpyG8SK6oe45Jf0Y3IaWiSZtR10s0gpzLDMJtrKDbZ40z5FYXxEsx9Ma5Ou3w2V4Ov9rRya2/9XTddbK
        dmYhYXw+Kper1+5jt2Fq7AagvlNsUFanqF2MYOQamEqtmo7+EF3hzrWu4GlW3yUkCtZVNl9617F53dtZVxiQwAbub5eu7MECim/GXuuZARd6UvsxIKA7nDQ+
        b43+dxsSN1kxa7loeOyi4e2Ai4bPqtlqzLaNi+IxiIlyb+qx5Z/d+ljflGky08ybft/O0sC1DcJEH3sue8VQ0DQCw+qJxWZjaoWNqbkqXmpfgQWtinYfTMEH
        LLEwjMmi0VpbfsSGDz8/o6cuiE1xrI/XYxo+XkfdqbWaVXw//yRfmXWnzjuaahUeDoSS9MhxzS4OdLJZf1TLCE5SuWT7p+kGDfcq56wu5v/bWobCvhDHAY3W
        DACP0MyToJiAaUkAP3FH/OMdDtOB/7jD4TPwKednapmHDQM+TmD95qNemJU9jkfzITqkXUSr5pr+5OdgyIZnbxaR5Ee0gb0KJYrsONzSrmE79mlnioMKxeeQ
        fYOXmcZgyev30DMYPTyV+Z3sWH2pUcklIFyRhCKz7yL14TceSPJ68qzO2fIUsFMKISysIkTcPPE9qg87DN2qjToG8CrJqnqmoICIspYAvr9mQwvYcZ3OnmN/
        Di9bwdCJyIBu7OlX4OFEE49gRpjvamycIR25ji0VeIBkq8yK5GuauMkKkLVsWZfmOtzf1D6TfdBkZhUdNbKs5c1sspYz875pQlpSpzj09xMeO1Y7eXfq5Wcg
        AjGtZN+kbXWmaNvrIWKGXl1HjCzv5qh1NLAMRR+JqlSMpMMoTHoxN0mETyInMfxFo5XxYbRZjceeNTvyzc+8/+dD6spfn3ri10N05zRIUbmrD78XXR1udtVG
        eBV7JUr2SnJYic8c7crDPMjD5NcU77VIZCyBJOImGYBrFtdrwPXK0k9BWInYCcI9MGUyuDRhbUGJxRfRYapBjYOJcIRoCGcEoqxQyS6DeWx74xomhyFHycL5
        kHrh8W7Vi4MCNmd41gkWV+RnSBRcRRP00N8HNAnf/D/eiYA7jrR7B+7Oarq7gu58/xhbdltTZ1aYVdO8A83ORvBQ5gDrKgSvPipqvDdpVgKpqxCH2CNpEsIR
        qFNnbh2aEwSfVKZNN7T1MQhmHTQtVKPDXATBrMNcDKG+wwxDIayzT1c5frTTel4HaxFzMVI03MUhHXOKsbrLjEBglGsncY39ZNgXEKbyEH7kzp6sSkj57Ye6
        8nqukvtUfk48JLCvSVIX1gRhD/AVympAeWagoem4hs3nuH8t+BbRKwIt3typwvGVVGHsYt8xlY8y/alC2eQC0RRVbGp3s4xyn1sU3XAFJPkL+94fVQO80lb5
        YOcQ1uAidrgVb1t2LsDbUJ0vGI94Zs48s4ukeDbXmi7ibyx1QAdMMY9gulOAGENvaDKfhHid6aaf7XUnbrbLb2Ew8xiWWS4qv9hUSRe7Mb2Ey4n00tyJ4bxe
        M5dgyqm8lJejCqkT9Hu9c5ZeeE1dEXXlXS8Ev1wkwS/DEvxysQS/ZLljo2NOQxKm8mkl984oqfqcSi/i98HcRZAzTsUwDAsRAGiEigyGBfEiUrmXXMuOQEyY
        EAiQXMfni4LPa3eAq7ACw3kD8k/+dgKWREKdjfgf01uhQc5xdAmAsa4tq1ppoxMqdKOSP9FkVfV2VkVS39PKsqoKPLdanKoCz9llOFVlyetvomfAqY4q+8pK
        3tfiVAS0wqnqwqkeI04VNDlVBZxqgIpj1jdiBVQcJX6ydeJfWQguhF0euHlCMQ+JEdm9TZq8y7JuziyQwNNqI6LIlOlmyYXd4DoQ2lBBaAOIlOINJqLZIWi2
        x6FmZbudyr9/H2LDOohAC3EGpyVkGcDvCDJSUG+IIIbJl2QA1ONET+Rfm01yUv+SMzpTyfN2bIpFqfw3jiQ56FfpMvrL2iWwvMr7vrCZdeQn/vTjjwRpLf/6
        16Ege9ZrwSYdMSvyU/d1gShnCaJmXQ9hs/kfzib0hJBPgI2mdqpEmkmx/vxhvCb/q/uJkC6uUhFBENJPxzSjfS13JComohlSFtdr21gUFqmb3YmpbZe9b93C
        FdaDgXTQdKAYMh1A5w7LIMygGQI+W2qxAtL4ilzkcCyTIDTv5a36B67Yb2HFxpsr5gqRsC/EesX52mLBoE112zcm/+A3HsMbV5RgBFktIGiZbiaU2+rOAHgL
        xk+S+T44XIvi8/hk9VA2gjQFZuTRrJqvees1TDA91jL3IA9Ig7dUweGgtznX7a87xVxKFKhs6/Jq3iNeGvySBms1YJg8QMimSDmCHQ6YmpIO4VqwzMP/ll0Q
        jUTIWBNBtNadAzeLTFRsBt1IJ8TG9tprxxSH4bIXYXJP2+wFMntVnjY7iQQaS7qFDi7jFiqW+Z10yFEYO+iAZPGt7FSd0/IR39bbG+KAmeCnN+M2+rLQ0lik
        PPAuCMfgRAhl11J22/Tk4QjyT/EY+2WmnrhrOuLKGYorZ7e4coKjKMgj1qmuKkBBXXP30Zo3/eyI3UwjsL4LTnDDVHgQWDifxSAVq0DZOaNILxUst3Rhy7Vm
        ugq5pWuR3BKbAfg8OVQoxHREsKcU9F+BpNeoH5AIgAPsGOUxlYTIkXGekOp2ycKSP0v0iiAs+Ypmihnnv0ZEikRjIlJQA1mWyBng9mWqUXgJMqvzxL7s4IW9
        YGpgpdgWwVbN8yyBVNa6J0ti0UriGwI7Lk5YLJJrcyIWuewORjSKRA4AcJ3AxLmYJBgFY3Ad0p2BBgI+W8/XL8mdHLCLV00hZwuOWgy3vojh1l8Cw33wnZbh
        VrEwdctwKzYWqo3hdttQmSriOvLHltQNaVogSJnqeuepgutaKa3gulU4PC7DdatLXr8JPlo0QffY11YRy1YwXVqMwCqH+ZPEcENhuESYrFII8dhqthKdyIph
        ULjIsecF859Ka48nm3TSEfp/7YXa5EzxID2xSvbLheA1VcgBq0KKIOBliccHkG4hGKSD9OQQZwdinaQmOslK0UkGwJt21BFbUDMrWS25+BqkD1LEb8C4WCfJ
        D8UZ6mH7cypLTceO/VD+0Poa0Uc6RDupia6yUjSXFSYlLpWQgpqx3jkoeueT2SuW8fZ9bb0q0RZDBAUV6AFwjgCL/x5pd78Fd7OVUDBWgA6Y2jQk3gq8ANea
        EdZ2Ow8f+VSa1Ygpyiv2Hk7Xit7nXEO6D8yqr0hHWOhdJTof8fvrp1/8TeDyzJPSSr6FffFKimXyglplTbh2TbTKxGqVeC8Y+pJaZYfgT62pVVrDkV3vYuIx
        1RWZ6prozLIMWWJHQkyqwoSzxrS0Bp2ZBiCatBJNmvdvS6OXBWgbPD0I1Vo1Z2A4RuAmlN9hoVkIp0tAf3lnDFF1NTb1YCSouQb01yvor3cB/Q1FSbRhBaIW
        LjKzw0NYuN8oBAqicYZUE4nMvdQENgyUvZ0qiPVwoFiUFimwnpJB8lXNcUksUFj2L6FMbRq/16op+RsCm10JSr/TR89kWwhbLiPcYwGI5C6ShooThbQzyMvI
        /75kacsbtONSZ3nhrKHHk4WryMLV2MeQDdTJIqI17kCFOD8IRFW8qB6W5/ygQrM6vSR/5jeTQnICGDEPHBbGCP4oWluX1dpk5lnCEndND9lzxBg42Eqjcw98
        /TxJCRiIlBpYoN7DWoVj7c41tmuZmtWZxTrviVucY9POQBftsD7AlXWge8SdaNSgVlnFm+GFB5eCJl+HtXYdLXyGgSLOeBA/tank601PJ9jeswok3jqAVvls
        2oUzmWRkGWwlzRLyZ+0/4q9E/Db5om5m8aqgg4gwci7A0/pSzyD+F4bQiowHeNpnKsRgGeJZGoGe4pa8FJYaCuqU/ASWqsO8m8PzsEUqKpiEjKs0yDXJUWI2
        Id5jBU0rH3RDdWd508UJywdy7ZjIB1DC0ONhifMz8IVgnTu/bEmeyfHLLAvw0T9O+X5/IQvEZeW7aqO3mrLAKeb8p4nzB5al++udMyoDv9/OW8jLGH8vQKGS
        eb1p/X4cVvUR/bDOnPNdaHlOZxxIN68ZyfzL1YJuQ7RLYVVfArWPa5cIEofHZl5bdPRejnhw805rY1ckoLNmxxtXB7BxlT9+SjwP6cK3dXIxwhVJJpDIPOR4
        8DgblMP7dG/nI2zTvQ1HkFR8Wly9N6/nR48UScoUQqXXO/dAfKbybcVw3l4I0dgZIWrwBr0XRIl7wm4P0kkoWHa6IQVl1eXmcsnrx5Wd5CdwIF4QRXsOp35K
        iMokl3As5imVysFpRR1Z9kUQWo9JnznHkQ+S5u19ST0gIMrgYncpv/Sf4RX/X2icj/JK/uDhAoZY4s69adMpQnkysogrI6pbyxbbMWTvxCrOCo443lleV3Z1
        XCuARa0lrwCOULnOrDacDWM1s6SESrCowhz8kt9wYbsN4XwN0QwbtvmGNN+UOfz8mHuhmBGb2EYHz2qcrHVnFWcVkht7JatQzBlrYptVSHbV4xH9NALb48vV
        V+y+/pftvv6zdl//jN3Xf4b39dnKmeH8LPsFXK5+YP0Izls/gu9bP4Jz1o/g2yqtgpfyC3Nb6bSSZA0x0hoxuWjlUooTJ+tgh3uotEQyBQMRcT0ODOzI2WWC
        fRsS+FrZyYgRvMxd2SQv2SgdGZV+XCbuDCPizWDEmWG1jHlIhjwoI+6TAfeKHwMSYnJPkiHTYcOLF50jzLhS9uCVfFIKHrwOomTbM81m8OANS2HGNQkz7pXk
        sb2gjhdTwWHGvQIQvRL32SvJY3sheiZUcPLYXvC/OhURnJ96ZX+nV8KMeyHUtuAntjmIesSTqYc9mS4xPfBkyuC92fRk6pFX9FgA7GFPpp62BB49hSdTTxKj
        RSeFB6L1ZDLxD0IdSZjxGQkzNi4yoaQu23skq4Szx+bCmeEkHqSt6Vb8sVy6gcNedDP2mGe1RrNaSomCfFy6iD0O2YJdMLOwiD0OxciEOEDeSIcTfBF7HLbH
        Hofl2GNI5/hBgk3YCZHAtj322KXe1d385P1dnJEvR8YPB6FDNvDYRUhVxJmnOQxMI9Kiyp24ipV93q23+x7IgJhqyWuA7Bs5QoxDViG4p8jnc0FgMneIBHG6
        WwpMRmgEfgal54Z6XkNgMpLu+DDQ3QDdBNYsNm/uTFkVQW5Q/QRNqSthFTviFBiHtMoVAdAKggIQBx9LHHyHxMHXOQ5eApMrplPi4F0bZlHh5NQSDe9yNHzu
        SHhhVaLhddlHL7SByS7nY236UtrUURG2eKy7XbTO3VF43DnuONNiOKSLGqs5Zgq2Kg7MY9FR1IWNrbwabiuvhm/zamjOq+GWnDZcJF40rs2rsRHuExGUO5+N
        K1hUE2y3L7N7uCSdXs+ezz7njpEMooXqZj1VUqSz45C30MruIetxnJKi/BbxjkCuO38Kmc0Sw04eQeGdwT6KMPIpG0/H0TXYpqCXMg5FHBvAUbRGEl2IwTMV
        A6rMTZ9UwU4K73QkKUe2S9U+qWog0ds4GBAZp+RYgS5GsrcWTyh9L2mUjutk+nyDKPb5huLzJHNxTsqjyZxkjrMBg6ciAySYHvUA6xhfyeoP/3g2VRcn+IK5
        10EmQwcA7iDYBW0lsype0R7ikfxnDu24r6Iim6e5MoztFqqDPMrbOMPgL0L5lXwHQE01gKtTyChAdFzx4rLFHbkQvMscx04oN+Pzpjdy4uQ/NsXeOBtew1G/
        bo6s9D+gC6fU9oZxT+UTOxpcgTXUaUkr6zU3c9z8Zqw+FZx3OL9Tzu6Us71ytlfODuAVR9AMemDC7XUCD+pY/nMz19Gd++VOrRbXKnF7varU+9TMdfVqLVp0
        swKJ24Eczf28/Pp6UAsX1YlaDUREa9tvhnLzQ9yL+2wvIo4YbasXtBoJQEPbbvrSCyTRn1PXcChxewWv9bSXc8Z5D55oAe65JijuuTkcN/PDthu6XE21qsHf
        2V3icu7FmSs2T/b8JJy4odigBGQEAk7V4Va6cxCIKPOuwdb4FPuUEJpzWPTMfgCUltSqkmhjyr6JdwAj2f0jYSeCH5oPAIS7Ge+y78ld8aQjHLyuriQfARzv
        kIQYZl74nZWdFWmYhp/T1zYQOrrTK25B5OKAcwXfN97vJrLFHnPRAbm83XrB4R1aPNK4K35Rc5qrxlJXM9/22XUM90jbPXufuy8/c5++hjEEuSzP4cpZuoIJ
        zt91xtmXAfNgrAvyWTolxjCN/O6EG9H1YPNAngCIEjC6eNsbWErFV3/uFJ7P33PK2d6AJbIByUnHNs88zTwN2duRKRuFaCLJfBFxMt+aH5d8Fasggoi+g8sk
        ywqSSLQqHh5uUa8iOVIRl85yPpEYzDr2iHjnMkhdeFURJ4jFumKpIcsfFW4s/prSakbSHBvtHSI2X7GCDVPk95MCf7mSr0wQfVnz1mmmPci5iHB3Fo04nhOb
        reoKiGD5+L4TDxj/CEMYiw4ugAHRawhVQ8f0icnxB5pxxjc3j+Zm4MR83/1Hjh6bOzU7c/jGxhG/VS3OAnwsIZ/9gbsPMZ7Yn4QNB1948B9F7H0zR6xrqT9p
        50ZP0+ARaHfOVf5MM0UbcaXxqTbLwmgZY/JOQr6d4rqaV3bURc/mdG3J+zQnB5JU7Ig4NQE7UwZy24t5b8LF1LiouQXpOcAuQ8lZFODieIacuaFNSkvLISlp
        kRxG5IHiBDs6nftgOxU5lEA6C02wYz/yzMNZijp6Xd0vd7SvraODzY72Le4od4R6hzVi7XBjFia/gLn92+e/6292RzinU46bcl0EzgBJnllSA7snoMiiV6qr
        kF5jB4ioMHTkIyc0QG4CQnowfonadXZIZxKx2NQARTYGGFKmfRO3LS9jqItimUklnyLwWixeWS+pSLykIptFrrOEUR/ydSiJrhNJ3KFt7Kvi6WchLLLxk4i6
        zdwTWbXI3M4Z64V3J+/hz3BUbWp2e4fJcNGgJBJ3kUI4Y20kd8B1jh/tYjk7R1wnvorhWhk84jw4kpEr9VvW43KDbvHLAfOsBSDlKjoanMji9o6Wfp0L+oXg
        4hNw5SBoicujQODo4zSwC3OnK5u4Hla3d0jyAo6OWWrYCvnTeYmQWwEsCv7D+P+6BmedgD4C84rVMPwiP8diDaOUd51zlhe5150TRjVzryvOui6/rRvMsSRp
        ui7fQBojIqGSpjCGJd7lTM8ZwvPYTIwA3bSI3fU57WKpk630Fxy76zMDFlIMYQzWewR5Bth6rkh2SmuxD+UTAnUlKpt7DbzYQ9mWiQRMr7VRxZy1I3N3crpI
        zuavAaGGEyYeyNW09QMWcg6lTlBBc4JptPTvOSE2ZDx1NysH7nUNo/ewcK8xDkdys7u4iCXSzc1U5qgg+2C2ErxMfdnOHwVBQ/DSJxIAUg4ixJ/J4Tlx4RIX
        sUsc5IGwMy62AeCTA34rya+vB5eXbj4T6S7ByHZ4zzm7f26/FsDfyKkyUiJoPQusMIzVLYFfbtP3V4F1NEQXfBEZp/qaBN4DgU/YJxHreUfmC630JOtqwrTS
        a36/xONEmDdItnO+7dnM4S+hBxy1lA/QPGGHGmE71HB/Fp+YfF4dTldgaRDkkOK7UJqPQH6DPTBUYOGqfFRBVnOkjvM2qIF0JbqERAJF3tb1Tl8WAE7tTMEm
        zj1cYdHaNwF1ssqugcUp7CzUQVN93KwEqlPlmXcSK25uG8+aw5PO6zjuSp4nAeWVpHhwuH0/tievcvok6Wev7FkmEtuskffmgFGWDMucHdXcL47HJ6wJ+TtY
        JPOKDQFbLPwtpBoWLJF16806UfTxrqtvOk0iTYWtJi6xE4tlwrxGi+e1qzmvcXNe68157ZZ57VlqXisXzGvdxDSvMxfMa2XRvEY8r5UXn1cB8Obs1mR2qzK7
        mmcXBohe2QpOTI0TOEWQ7EnKsguqOHthMcfe5TSQigwkkoEEPBAMi2YoRopCwGnWC3W7SATRcSIrxhRx6gXWJ3qL09h0MDp1aKSICB43lRN2aDTby4ONNOWZ
        HhlYlwwsFrCpy8C6Ldh00/R2AWziadPTBjaY9gvABrSFAAI3vLUuUkgzI+oTYrhCPvsCihu/nVP0Qo0v/Fheqr6uoKzj0R3lR0fwcxl+RvGzET/j+HkVfrjK
        Vnk0fgPE6Xvl5UWUhdga2LbgtmwNHtsexMygxczgWTMDzA34YEDT8SZ+nxbZ1Uh4hyt+8a74xeNbITSq0neTXEtBQAgj+SCCy3t4WbXt60Cw20REbxOOxZBv
        BNXgAGS/ESSuboN0+LPvSji6Ne/gbUYJRCV2j/TAMFezy/IQxHGYqyEpBmt1L3++R9zeOSSxFx9hGeNgwwpYmV94MfhNL4ZmXKLGXptszjvFLtuYHoZHcfGt
        k6v/cesc7+LnYY/5hLc453rC19Y7E+W2DX6GXwQkLAwRTMAWtbLoz3onkpZruPwtXyetKN8LsriHS2VxnxFrNAgfTFmGP1EB6/F69nHkjC3NuO5/izzg652f
        hHo/om8SyvB6oRM3goOsc3fA1R0R4J0SAR5LBHgiEeA1iQCvSwQ4Jxz/CZhMvk2ci36aewrw20x1TiQonynn3VTYTYglGXNazwPkDZ8T6xIr8hhBKBj/I9x/
        Ad9WApCklK59tJSu3SyVrp3bS4ZsxvYOm7G902Zsj23G9sRmbK/ZjO11m7Fd2YztVZuxvctmbNc2U3tkM7VXJIM7W21oPUVYoEqb0OlN2is+yGV7g+n6xrsT
        PC4XZKqGZapkfr6M6fzup3+TJ8mXSYrhDRITjwpMl4Sdawk775Gw80jCzisSdl6VsHMb4N0pYeexhJ0nEnZeE5+buoSdd7BN4SWkTleLUqerf2Tq9C8o1yOg
        572XWWXdZAhfLtfMy70MbGo7axek9rn7MtJut1u12M810YDnxTna46zp8r0x2YXTkiUf8+Enoywc8w3JGEaXMFJ0WMn+FnbFZv/UzWfyFfnDDybJFQAtl9Fk
        nfsm0E6+sJdH7prKFlYYJHpeN6fOfoTmIeX1HExgRgFCnyFtdxAi7Tqi+v6T2dpJczQdMWsfTfvasvnduyi3HykcBqpO6PDnOQPSCgeR5RS5fGB0GdATTc8W
        yWrDj408mrEBN4PU06HpYTCOvt/NmtlRPzW3kJz12OW87frVfN1+NYPv4DyjsXNWr0rr+RhpWZov390w/iOlZnZLfi9XPDo52Nk0kt1G3QprxJPiSU7XRx5l
        uyWLqwPy5Tubc5M/aDVI4yeMG4Rdvw9FX+rVapgEooQNtCwKPBNDfDfqVjHl2eSW9GgfdI4BJEzDvLlshJFMsH45y0Cr57vkayMuknAHItfWOJVi4eakm25O
        nmTi5nx9sOzhVf3Qf4ZMP+dczFbbnZLV2CkZWuIR5InAoPvZyanfBHBy6jf+Fp3EsgvnmgEYyQYQitDyYupLbk99eEzlJg95D29gEmZsgy/fDeiDCDPHs33S
        2bSf1bl+tNS/rW7tb0PFG4ZosM0JuBXmOAyfJrHlWkUvjNG3gaY76dXiiMX7hQOCave7EtQ7wGoijXuAgZUzghLBWidf+TIVfETArkLllrosXXArGw38XTi+
        bT8Ob0HsxgA8z0LSJ8J5GhbJEPNZpT0Ms5SOxWulm0A+oKCUO0HNNxcZt9T8IwLjwbypPBIvzBFMMkAyYA7gnry5gNUBwKoLaGZDvhbrABSMzOUwEVQHRGKf
        c/bU827b3BFkZroBOG/Ih6AacOT0qBBdVFR/AvdRAffLBNxHCNxjgPspd4qXND/nMG3rW+fOqhII345o0UHsVa9BGFK18Dck3vl5T57PGogQC00DEWIVFAzg
        +dPeFE768GPwM5L8bBFnW/poMFb2GY8EWOe6nPPnwfS4Xyjvafh9YokIEn8OQP60z7Ztbttbx3waMWj4PaOAmSQqHMPnLvroifeqvCDh9Fzy71StEpcShSyx
        xqWK2BsrYKdya/Pex2zIUrNmDbR5zkW3iG60EMlPjrr5mdkuotvyGZwM00x17ER7+bloijfIH1f2Aq3Y4yQVGNIyHsO3cvwx/eEqyd8PujQcN/kZTu2d99nm
        Wsk+EL3qtrDUw9LPEYoiyGE1zcNva1P5IIaBrF1qPiPIVDAfzc/PSVbQObygSalmdpWOb5sGiStRqb4mleprd4Dui4UmakkVzRSylg1YQjUAQuUu/ZSk5+6D
        FH5gikmUTMIc72udDHjbKD/L1iDqNncazkloDWNMkz9goeoplXH2nc8icS7RvH4zsIPQYQ86lCFVhhDQgT1IxDOiP6OoV/TG1JgUysvF4Be4cQqxjCl8Wfut
        uWrAXAxz1QBXfE29QkcX4UKGcU1lAzBigdYR+A8JAfTk82XUX4NUdI3kIcIB3DKQPp5QBA2Kozo9/lgZC38nie+a1SAOw/jpx08BZ3xW64A1o3xzjl5CSm/y
        HrdApvXOY/gWRmkJb5223zn8MNBChE96D4Y8JK9rvmQo10i+TI087Xd4SmuXeElblZhxK2UggEBqu8VSUgv4G8nPupLGqSI9pYm4tV7HBOdOK0PTiH46wE7y
        dZw6GEe80zBwwvSxHfVTzYxbROwg4jwCYSk/HE7lD3RcXw/Zo+L5cCqpT2584FMLJF1U49ZgBMOAlqodLYV8MYpFjGIQzKtiyJir8u4RITSB468WmEnVT3tS
        /bOe3atWsrvHEPNQVWb2aBUrSSS0mlZkMY5VeZ0Bty1RCGyqOcYsWpgjAR32OOQ8oTPC0uoukXM4/2qTVfSBVWgRazyINU95gimf8YRhnoI9mN5/rrIbtsAK
        HlwuYoNNhWcrjFuzTIpkwvqarIAuPEcKzzGXzZuYbLusppWZj1MWlk51Y5skOTwGXkDlUc48TFMiZtLZkAn3cZZ95/j3sYj4AmbvSLiYC9R5g5HRyDKA55Qw
        ANuOw/kTOalik/pT1Y9pUCAAgcsxPrzzTYMjGoopHMDMCkcGF+RbzcGCSXj43BcmF4aLU14tuuDS4ofCFuBBndK8dpXmrhAA3FSSaU7f3ewLcElwIuZlIKij
        q1IDCmfIiITdtpZIyXOqslZWutvYl/oDWWSqH9gNKzIQDi1LMsyzDlYunMuqTazc+wET3YZ0gFZNqSAHX7kOT+hNH9jF4gfnQsN3mUxVyBiBzY0C7juFbu0g
        JGA6wDL5gDjyrUEWoogK3npeA6kEmHSyauWRCclA4ZvBTXocP68SbKjcto0R23+EBSfPCk59LB9VIbJQd9LUkIKs7Q5rg1psSKhDA28liWPrn7927hM//9lf
        eNXW//Dpaza89ysf+STRf2zm5rPedhKYEJje2PqurV+9ru9ff/fqrbfvXz/+ut93SC9qIFa9YSe3e6KZm5HvjNCdiUcOfO2Nn/Ymtt6yb/xbv77l76/mOyTf
        6BlxhGvKNQ1Cmgw7O3m4p8PVyiEhb/a+LhbygDR/u+X/+cHkj3zl6uSEJlg9zq4aBYNn57kWS3fxBDwh1Fzpm4hzzd4tPCJyPRzy85PnGRdowNjPqmxvUE+S
        KUgBDf42tljoNDjnmrTfUjKzJvkDnfZDjOwHF18NAxodw44HKxqPaDXxgs/oTO9kzUNfW1f5DKuLQ1B/2LljADtv+GC7WSe54lkj2iX5a7cQCBhi8JL5dg89
        IOyTt3JKO/e06kO4QezpGvuNWCg8PI4cGwANaDt/pFMeUo23rr7H+f/AGUkoeC86w4ynIfEWvJeKC06crU5bolOqoESH9ovEEESeCInM/Z03kD83C1fGJ0Ke
        ubSI2RfteYSqiTKyhjVAhqzo7pSkjSJK0JX5T/ux29X6BvEFWfYHeJ/ueiaaGtszL6g+loCruVGpz9cK+C2A/XzsPh3gRgGkBaDQjacCyGZXOaeCJXoDRa6D
        yJa1CoTYk6K/hYU0qiV8Isni6LSzuMcXcIXEgKK/wxMLGbLA8bl2nLmcqxl/HuJn1kqkuWDC1iMlOtc6xvVofm5urnmP6NRc1rx9Cuy0ijiY+bnmNTCN+Sya
        B0MlBY+ezoK5LEr+nUs0rsrUjNpsouACseCoVpcBtkQOf96UDRgfah0/QtVrUp2qnBx/+HtfeNifWCiIwqfmMB8xtLk5xKm05A+dnwqmkp9nhJ7TVKkal9TH
        2+BctrVv/dbX/336tasXkve5PGsBN1dBcyfRXPJ+fv4JnbWEitvqMr+wZq9zT+p5uTOxeoLXJloOTmbDZeDkrIWT5wI2kD9H3f4Fl1oSmIAQ3ur3rrqLVgp6
        WhBfpKzi5guiWZBVunEqlOafaMLCBFRmwbhfdFtpW1uTTi8PZM7piN1B/Vu8lp2qtG4l8xGBYV/yZvTWRLfUkYKwLcPjyI1mpC2bI7K6oS6BDgOFH7fMzNGi
        nJNl5Kz7kh5p6Wl4bLlpOG6n4VjYMrMtiZMWJcNKBCNjsADAYdhYWABkSAZHXI+K64KXWK+gDSsDObdYGTKq/M+KlbVAhtZaW4KRYBmcBEygMlWQma4RRto5
        PzW3AL2D0I8QKCjj47GwwMdTbIAJStio6GwpbGSvQYS2mcDi4tM6a+kqt4kZGV3FvdNtyNgKGuTRZEHxxonVpxZK0F62kpUfsB36HndoPi5lCo/amvaXb5qd
        LZdo3F/UODyhyhCPfIotmBcvSXVrXS2BgqqMgqFFQWXCl4iCSNQfCgqGNT9+6WzvCX8ZcvaYL4g2578ktofMyoooZ1jjvVFl2V4IJqdaF3Cl3pokIFgVdxex
        PfUPQ7DqIgSrLUawGrDmAgSrAu6qLQSrAsFqpiZC/CK2F4KPYTyltZsvC5ntbC+sxVKdqizJ9kIQJo2NnhIMgA/6BZqdUVSpEpcMqreRxK+WZnshcy6EsBll
        Ue2camN7Ps8vNonXuWdVG9sLQfyWhpMzy8HJaQsnT7FjW/6Uz2wvlM/4KLA9VWJ7ehl6fzJYht7PWa56PFjE9o4Hy7K9kHP30ZzTEb4rCFuKZzn6Eu8+uty7
        z9mhnfV/SLym+k/Ha34IqPBPz2tmF/Oas00kmH2ZvOZYidccfwFec+yHxGvCtqbVC/CacOnG1WJeEzJk38KexvhYY7SrYWDGctj+z1duz4Yau+uufOMjhVUB
        wUSZe82ifRLopIIz/m6EohP7+SlCXPtFpYrNZ01Ht2+TCADekWnuHnpm5FEo4xz91lTkPA5bcLdxIACIgz/fmg8Crl3beINpG9L1tqBmV9l2Q9ogNprKux/2
        kyFDMKW+HPXunF6Gfj2nBcnP6CXQ27uAz1m0plXqtYjN8nVY62mituh/Ya37hQVJn/fQ5jN/eeT2S9f9FxYk/QsESb8duX0WJP2mIOmXBEl/CfUurHW9DPSm
        6kkTwZfhc53M55xFKH5GFyh+s0gLZRyvLcZx1qDnrBSh2VhXYPk9pV3v2xC11MTxvYuYXG05IJlzlwGSY255FlLLF466S/IE70KeUOZdTdjx25Tl0mEBTaXb
        7Yr2XBO+xKSwXEPLNo+l3brnqSf+419+vHFqIbn5g3b92vr5IVkzhurSmspRPxHtrTcNfu77U5/rnpizgp6G0wUm/oOm5OCAb86ELeynLsxRzaMu1r1tu2JW
        zcvCtkBgNyhQG+HjGmXVdSn4mJdVDrZuX/WTB/7Ttr8iyQMe0ceUGAOaj+uDzB9UmT80NWTRCZqTeyEL4FGJ/eBYmyAVz4vcB35EwBKUBKBgGSHkrLuMEHLG
        bS2K3wS9p18q6AFu2NAkZqnCZsNEylpkitMFdPmFDFIhD/h/VorFlqGXao6CWGaNUUuKIyxEc0KWMq162m2qvortOiVS5S8DijUODjqtWmaop9vAre6WwOh0
        GxgVMpOI/wHvrreMK7i4hCIZXKhIQuInRZIm+MUUyYg3jwhffeYAUbyI7b4slnvcW4aaHvUEiGe9l8lyu9tZbtcFLDf5F85yO18ey+14MZZb52DNMgjPegUI
        OwWNbMFwdXl2G4unTZPb9rVx26jEbZNF3La6HHycWg4+Tlr4eAz74Dp/zLMqZWVJiuovQ1GP+ctQ1Fl/KYp6zns5FLXeoqi1MkWNF1HU6r9oilp5ORQ1emGK
        CstCPrGnnaCea0LjBJuqS7DoLUdPOVTutNOipze1kVNdIqc3tlFTr0lNw6WoafjyqGnw4tQ0aKemQfxSBYuXYGqMl7F8uMtZOZ7zlkGHpy22nfaWtXIsgwTV
        FhJUykgQLUKC8F80EgQvBwn8F0YCtnKYRVLF6SYSGCyf32bjWAYJ2MYx2sKB8QstHAUSjC5r4PinA8ILDBzB8k0vZ+AIljBwhKaym8Dph4A33nJ489RygvkT
        ruDNSff/x5sfCt7MLRbHTzbF8Tn18jDnZEkcf0Itjzsn1Q8LefiT6kG75PTPg1C3x1l/g7mYMnTALl97bAifQpaOC417MYyEMdyTUslTkYq3tM7PhNY96UZx
        l94p7tJIgL4aWY0q8UUO6VF7sgGb6hnNZWnGLvoXw8sF/h+XuBPmEmOIq98xlenzjjbpKwzKJF0Hj5gdaReKibQbxXjag2I07UURpSvEaSZs+3asV3LB9UqB
        Am3OtF4sbvJNF1z+9lXDuuA2ChfcJZ4SF1zPuuCG7E1k0Iox6/C51QoKZz6twZP4FfgOqw93YjgcZBUAV0Cn8+LHOCxeWUM0kUPwytqIB2AuzeofoMeCD1Br
        NfirRUQNG3RCTd3egItMM9EUBwVzsEj+NEdb0AkcizAvyJdFWLs7azTSCu/VNxocMx+1+80jXIOD2CrlPftK+1dW6y2PbYBQjhQClVwlH9GZmx+/x+Dnusae
        JhAm0xmpZxVTWciQz6sKZS3CRkd1ztiwFUvNQEZoSrIqvlYc46vEMX8gWD5P3AGSM5d1ziEfGRrB92+pqC1kdUxrJ75kOz9HL6HqpVY76U6VWu2cz1bik6+l
        W4lJTI1uJfPZqgU6XrmACNYFU8dHmlct4HUJPvdc/yBCtmgx5vEFZeyZ0J14Lqub5IN4L1qgtyemE9/RBRrX6SDroErlqIDSxFFzZVhtYWz8oSwofWaSWq1j
        VMaqvR3zy+uzPGd+MWdMS3nO5udQjeBuLuO6aRC3LfEuCQwmTXkO6jI1JN4GMT4QDdCp4NEK744XcMvUv7jlY7AMk1Jt/oMEGJUPSuRShLmL5pds+YPGFw/7
        F29aGid08eP81ANd+Sgho2KPP+StOuXA5W8I2cxQudYcWzLnmiGJ5KADToGHQDGO5B6Ch27LKRRPcnVENjVQDMLVD4+bLMNHe13TP+YMU9EYc4xx1xJtGrGh
        Te56p09ozWftJ/yY7ljsZMrDzrZtVKSIU1oNqrHGrJY4pYss7bkItGdNjh3VC55CknGEKq1m2oNBYUkzzkhnXPnW0TKBUvql9CGzfciW7wPesrgjjROmnz20
        0SHT9Jr8PS/L0tWF12QGr8nVsRlif/qMGngVjuE12T+mx63ctMasafpNrin8JokcpxchdgpejBxAxn6Tl7LDpJC6ivhN+vCbvBRxgU2/Sdn3Yr/JfhC+fjZf
        0UpfhBsXmTWF3+Qa+E0OIf0Q/CaHkE+P/SYJIjay3yRS2GUYPgaACC50ngOqOJQBk5i8hwGpRm8ZQtTAGoARvhS3mr+Kwc7Oq+l/jAjpe7B0dZf9gHN8wtQ3
        a4q5/NQtmdugbjbZ8Wr4Yw9TtTXGbUBqQJtO3Gw6bm87pj4MIHliHxUN+KgO4CunCRUc/TSADyN7VAyDnw+J8+eApGQeQCD/WjOAbAW6wDucRhny5HD81Ihp
        mLWbHSSf5Zc0GB7Z8TQdkgGxR6eGny8NbYg9fCPx8dfrnBeK/qMaA1CWek0Pviy2WDs/c/WFDmzPXb2r0Tw5TSfJEZhXQ7PCDJB6RcSEigkhPD6ObzRc3CzF
        3oU5/M2VbFvlLjVKYREt0t5YmGNCHBJvLtnE8Cnrly2D9BcyyBqLg2uAg/3LyCD9JRmk1GGzugF5hAEtEYdlfLYjNo1kuzHmYt79taTLKwIEOckOVqr/xUMy
        ByTx5tIkZiD5uIaTrtOkLg2JxGwsE4nZ/kARh9loxjY1MbYU4sfR3hBTB2CkH3ba/ZPxoc1+/iiwzuR75Zo9lB+7r4vaIjUCHsr9iOvJVkv0IAf3YCN8yAzC
        xT8bLvsvS8owfIVKcU0zBPdjiaJEcK5Jkzexw6QccfwF9uUrbP8JTHhb43bkASxOd2dZY3edlnBIZsaKYj5yF3FmztWyM695d77Ymb+dE+sVL8uW3Zvn8CNV
        juzFVY66vUiCukh+R7EG4+VN+iHZugdOwlfLN+qCrXq/2Kq3fVaLtuXLam/GXWu3ryHwr4hkLFnVWPwoeycpjpXKBrbVKxziMyChwkbvyfWdmZEsa2YqM0bv
        2F8ncmTMq+sg1Ya/eUFkUdQIWpxd2cXIZUjM2tCBu4Oz2wGGEDRTdzlAAnhEb7mIQ/HqasApgvK21X2OsEM0MNYnBjPDilclIpl0J3yeRy/Wu/Ch1sVWw5J6
        idM0edgFbBI49BNRmsfvyCP4vRE/N+HnZvy8KfllN/kVF4ckxi/7yVOA1K37TNT6mPl0vY4FIskX4VE097wPMHBD3UeciV5az5K44HnWqR5p16aa/UfmwxI1
        qAM3z3KuCChkrJxlhbvX3g0L7GSmd2QhtBf1AcRjkCJSkNHRe24j5saKXbNVPBQSZ0s+xMPei5975vA7qzCQUug1+rJ8vNbr6tXFDOPcjP14DmD98I2k+lo/
        rUWAWolbQbcvDVRrLwFUAwHV2j8HqEYvCqr4Pu8/HFax8WPBdU4xvD6mGGBPK/w+zb9n+Pc51QLa5GUCbdwOtLEF2uifGGgrAFr1zwe0Z3kizikBWz3HIPWS
        wTZ6CWAblfInyl+baxmt4gLbH2ypmi6Y0cQCCTjij8pGBimd5lCkwpz95u/uxU5r/2Qt3x4jCl+xAwsd+Gx98nHzQvbF0YFsfRqWnBTDIn/026+XDq53bhbr
        00+I9ekm4nAN6EGcpYNBn2P2swGbkGQwf4ouNujiKOI3i4sEFBmJy83z4xqx/kUOk0H+4IlOBiHJ0G9/cuX52pvfcvfu6f27HeerjrMGq/uK87VP9nmOM+uc
        LtYRasVg/oRXdKPUIr40MYiS3qSTDRjKMVdyU9U9eSgZan/LsH3LQ4veEqfrOIMN6MSgZPlkE2bEe7K8ZZtsxAsSmauazFXEn0JBwCWisCRhQsmbmZMl9EGA
        GMwfc6fol7/L7srHOKjrdHyWv8vu0hkpBE9QiQ/R0etpAukJnJ/SyCPkSh4hV/II0buf1dKVMxp9wWdRNKE0Dk5pwnE7fJmeZC1P43pnrzxzh3T/Tfg+qNwv
        6ksWIy2f7OqTT3at4+RdHkEkuu3aHDGO5DZxUIszNQLGBvMzHhLHfEQpdwYmtgfxNWWk7nJwbM8hrhPgshiMyNBmtRvqDn9oLH+G6mKg+dN0wOnjnfzzrUM0
        NYNeIOcGbiDT1TWcfB7f+nNzNxU9Ht9kdEWQ9vKD+zjlpLaJ1F0ktJRR4KOHTu7uy93tRnEg4/NK0vM4eIrqxz+NmFp8jTSU5GH4yD0yGiGLEXL+II0RjQBp
        jBz5YCLncR3Ed2z4Q0ZG/R5S7XCWDE7QzzkaOUE/HSGbkSN2UUeCWJ08RM9ufdkp2V9yXjckg0NGr+95rj+j79VIXnRa2+hEsaXi+3XIsAkFw8XULh9aqIok
        P0rH2LEBE8bkHtES6jhLArjk7FD41HMVRZJ82D3fa6ooMnwFhX2V5WLFXoyQP5tkjZyTWWFxOnToB4XHs5v8e46HdnP/7vxc57587mPJ1FqGU6p64sj57jTM
        PWohbD5By/gfXNkJH0cicsSCEnhYwgInS1JJXVA3t3nxKGcAb1XCHkjrLjWbEeLnfyKx7PC7eJoe8BIkicOvR/18FHthDr7mEvHB0zzg9c45fNZFJVdKj9CU
        JLYpWqeqx7R9ZlbLM3M6lYiBo6CByAvvsP4jH+mGxQ43N06xdpR0AAM2ehxKGrEiiZ8EP7346cPPIH4MfobxM4Kfy/Jq8hirSBqJwPQVjsdJEs0DMq9KvvCw
        bBeBZhFTD3yLD9SDsAEZATmciejEc1W3OlM5qJAv9ZjLKQABnfaL1cQHb2EFuRXbcUvdHcD4bqEp9W9hFPU/kHUb9wNsku4uixo2uytqJodd6l6Qn5zt4g/c
        0uFnaZkj0mXzp2a7DA7oWh908GBE78wqML11INVHAKTeAVmPZiaLxvSEHJusCvsbHw9m8RjhFx/3AW84FdllMKcjefzdGeIFatc19uDLcdAeO3G+Bx+/MVXO
        ClIxHWAncZvWHJp4O3u4dXAikBr2Cae2sZNGfQrWswockXrweXpnqhjqC1l6OmGe6Cqbe7oWmXsC0hjSXhRHVboS5XGVdqN8DEnmqLwxXUEvhAj4El7YU35X
        z6J3rTD49u6K+azXrKTDbvo/sTYkiEvdpUXHl2MUkgcGkBAz7shxbXpMMi8nj2nD5RO2fEqXWkpaKSP4E04RFqAiyaZbb9llWvV27d/G5s4ApHxU4jem8Clk
        RZNTegQwT9Pk0hR5aQLrif32e5fpITTuKlsCSET4EyTsw06RfI46hpISS9DBShp/8sKT6ZUn01s0mQAFokG98zgamQPFmc9W4WQ86zF8sCPrk4ObMldmJ1tR
        mmNkrFthULfP9M1R4bYLn4/MI2sH6mnULM1btH9bVm9IwmWkRjX1RtZl3F2Su9ujUyFORAAzxZF8XWbx5Li43XULAbebeRznx4nTvZS/pTzHefbcYpaSd7pP
        Zv2PEjz0s6ALfL5sKnnA5SQYAiux+BhXp1L46SGfBpA4luWsYS3tM/zhZIf4jJKYnJC/RlgsOp9spQ4XlGTZV8NDikXHkmKjm5OIsxay0BnJk8hJigYkq3NA
        0iUaKcVA4svQir/EUJIqd8sXU6gXtgPoTWyFfAcpFD0RQfAtPf54GTKKvivUXa20nEi1GkhazoDTcmIYI4Rg1gDoy1c2OPmhD3kfDdMRzH/r+bPG/H0b+fTa
        5eqPkFPIX+/8IX+hZb3zGSUfBjiFhJRUfhIJKal8AgksfXgGYIuWE1JWUf8EElr6SECZcnZFpjU+5xDqQjlHNAhcyCbglx5F8gnC/8Hcu8DJdZ11gvdVVbfq
        1uNWd0vd6qruPveqJbXerYf1smJ1CcmWHRvLwTEGQuKHbEwrGSzZE8xEtkTsONpgBg3LzliaDFSVksj8smbFwiwmRFjJwCCygTEsu+v5/TKDmBhWsGHRTAKY
        h+L9/t937r2nqqtl2WTmN1bS99Z9nHvOd77zvc73CLf194drvqEE21VO87jaPWVvJ/6kb3Bd9ROOrjeoy0iHNsmUYWu41X02bJHkHw7JR0iApm7+IxndR2Rw
        H5axPSZDOyQje0AGdr+M6z4Z1vtlVPfKoA7KmO6UIR3QI4IsJBWEomJakK0QWvFwi3cIhqW4GFfEKJFQ9NceUaBh4omoY+RLjUQngUAOOU+5r/ulr/ukr3PS
        193S1x3S11np6wbp63rp6zrp64z0dVr6qoi8jUCzHGbnBgEMes+/HZ1uw+VqeQK0EV2m7Y/eoJnE3zSpaplLiiHWgQTK8ajSOh5VzdSqf0Ko0PrG7//q5/NR
        vZVHlk2SJiBkFyCwr4APBmTsApawAiOEjF0Aux1DHC9EbFq2kK8LqgbhuoCMoWCdIeBYQAl3BH0NSW3SpMifKMN5SRWa51ShzP12sJqdT1OFptlIl+rqoUhp
        k9epQj1sBcg1pArNh1w/2IqWgDJIqtAlwZu7vHESeXRKzfO5npI2i0vXi6YC2G9kC7y6+9D+SlXyc06b+TnLWQ5Ols79oh1cKw/TK1/MZZowqY32hWjmWvmR
        o0d/5Ciu/LE2u6wtVyFilmE9QG4YxXpxHIkz81S4Pcq1Tr0VtmYIeUuEvI6aQpoawpydBDSaKADNUdM7SaNGBR2COFf9oMU8rZSKsCFHNxDOtJNVXZjlSgT1
        N6HLllaTmkwDQUnay9ByocJxQSzYZku0BIh+zZyL8tJE5BBgZzURU4Rw4XczGVOoDWvWRRlrTXBNkZDrdTRBgZEeOpekh15Hp59HemhUCylBJwYBap1QYZ5X
        rNQR4/MQW+2t6fm4EPIORphr1VtfO5dUyMTV3GpaT1yrdR3SSLZOcPlJB1oiSeHY+ivj6ldYCXT2fv0//p/f/LfV7anGLVWvylJarPxKFMkmlIutES6rTGA8
        G0/BwSN8BDWTsTdbfCVavuhuNioVIxnQ/+Wku03CObHkMLKK3m2qYLcpGPSOCmTDqcD204JUNy7Q5JN2kXRlqqdpZbheqXf/oSn50HIasy58nslJ8lkln+X6
        8I6UX6bJQ6lo9ZDpNmI8faNQ4kJwSJ/mLKgjVxzY+aJ0Ps+dz9NqQF7jnhSkWfcjxSYQlJgTS52P1eMbxl7OVUzqKSQilD+mlSPUnA4z0TSKK6moLEvjFS61
        VWa0lfxyJaTX9KHqu0l6bqTcsmlNu8IOiXp1OXWmLKe4KNm5sSqxjqACTOFwgLAs13rd4ao9SR43lhFQsZFViTgKP2MTJgThZ+04j6lAx2m983vI/qVr+rTZ
        qB+rKTGioWYPjek0ocsv3PZH/2TkF/5iT/eRON9Q+f30ctLLz9nSqwpnMk3qwJ5CRQHh9EQ7WBYgkoECsSyEihDz0+gJNP1einA/UwTQbyYJH1hAEj6ckITH
        hCQcuh5JQG7nN+gbAdOEQh9NwNXcQlp77T7nkIsOX/tBkjHW0LQFoBNFqbxdZCsc6jyuNTI287gw+YqLIaEImMyUiiK+B0w6xBu5xHovvRVKx5Dp1mGWDjnG
        MTAuYowTsp0jTElxzQGSHRBcmxNc20G4VuaK3CRHDmkSXNWei6hJVBCTpkawAgIJNYJlGa4s9mbkKSxwjkoupnkeppECzWAbU1ngiuTEiyDYr3UfjyIcHiMs
        LGDKopq4Agb0yYATtCXJyeIcrQCdngyrARm7fC6RTvq3jyxmJ0+wbRHMQpJrxSMt51YgXKCzmQUD/JsXxOWofINmZRYPL/B5XhCrIw8r6kIZzh9c+Lao87rp
        bFn09bH52NdZ3Rzbwhz1ZXMjkj/VVn5fSjefmHA+S+nGZTt9PLp4Prd8kMCmomEj5tbQOc7iJ5f1YusFCjTmsTk2xd9D7uZcCD+ipPXXdrd3cmWE9MIX22AJ
        OcPlLJeCFloTCl1CG/axeVfkr+sSmUVdTBT1bwKIe6HxKh5CDVEPSx4mmzo6L95SdXhLVeDQV0HvuYo8ncNbqqhzzBGEQxXCWyoHb6kw8ZairkTD4Kz0TZ+H
        i1UeL4H5BKSPDssf5hopU/CWWqKW7+S88f5h9utEFXE2H2gbA0ZGCDeMG8MqTLylQnhLBZJlDkOSLHNcIhpZ5qTgZx3DP0HoWWq5Gsojuyx21YO+V4N1qozC
        22AxtdYGSLc1gAmLAA5J+FJF3JwirKn7Yy6u+4GYV9gD1F5hvXUoLobn3bjizTnHwMOOMD+bMZKswkk9X/eN6B5aezMdXov0HdODRh7E/bmAOAUKQhE+/rXH
        EYU5nKCwToWofZRsmrSMdqc6A8l+Qjl+0dVE37lhgkGkloicL0kjYcC3DbrP5YqfIrpfwBaV1Cs+ltD9QkL3X0AFCib8J3FGlP85HJnuo8QD/ngCUh/ZLVvP
        2QndLw6i+0mHqI+DOMBzNlhAgVjASZt5AKrkVcECpumQAyeoak5QXcAJCkz3uXQyJyrP75e6dLJIwAL0Ehkg6UD3XFTS6RHTioPe6ZF0kpryV/ckx2uBrOmc
        VMFNOsMpU521xLimMoQrhz8E+QIwSqePJIm4c5qWIBSG6NEGH9UjjSgyxCeU32E2NiSC0xC4GWmF4uxEn0diePAyZmIPCC+7X3jZQeJlAXgZQvHLpFOEu1A0
        5gXYN0pcgCOH43NANzqegC2/HN5ML5dTYbPE7M6X3VlSb2xV7hE/E0Vnt/TCwuefkl48Lr14jHpB+uOi+g9vYeM7vDkL4S7O6d2CEiw+tNDK2L4oZxchxqns
        oVccGl72y4OQWEy2L2iogBXv1vq8W1vCysPODQkYwt8hQJ5wk72iSw4rwemWxYxzyendKoL+ecURBRT/SeQzrn7V2WX9PfaICKuRZ0TlN1rrb7au8Wlr4zwX
        q3vL4VxMjiQ4e6hiSxY0TvAkP6HBw0k73R9WqMjDcV7htkR2gdIase7q0wIBGYl8nTzHnmdxjUAZpNs6L9HFCkusKXw5GD0OVfbQm4iG0b9QEAAOcAWCWUXh
        bxhuJmHgA33bzTSnbBigxf/wj3zk8R954pFD1hXLmmFVG6td7wOADInW7uE/22OgFbY5VzWgcjdbf8mn6y1vl/UtgVlBYPbXPF56Mr/W8h+s2JLvn2kfV1o0
        xiQDLWCghb6B5noGmtzN64HmeaB5GSi70q1Foey11phMCsn2SuNH71xwEZEZmQslczHGKeVwBoOZg8WIIGSSDMVlxZuN1kJEZXHYFyLoayLoayKYbE4XFZeX
        LYogW9T2B2y/a0EW5RoXty/wgqEB5QO9dvQqy5bMydw8S5VRumJo3fFKIViSFJytFOwKXE5XCuljGUjXuq+4ccSZhxfZV8UCed1NMcB2GAOwfLkShXvRhXq9
        1r3kEq3E2nCh76PLURHftUTFA5mM1fJwe1RpvUSyxIyW2HwILoBiDDOND6NNmEj/XBW20loPs2r4O64YB6tiHCyIcbAmxkGaFAhsFTbKwLiDamYFYkwq+TAX
        0KHJ3ymlvSwpx0MTKvrZHNSd1aRWztCageiHP0U1s91VWtEJteJjGEPEdMqKKLzDc1IRLHuftEmC7C0QfiEmeFJdCKg7dSFefYsDIx7cZG5xkJ9rNZ+NBKIV
        JtqOl8A6TcHItSET8F61Eks6gkkldzQxDJTxwvqehV6MzXf6s4NkHlqkuwHJPCBZwdUZAmheIIkdxaguXS+IeevmaMphxg3Bm7cW6hyqUzGleMOgAsF0rMPV
        P+cOa/bCLiO2rIU8QM1ApPPV7gMCXlw9CBDL8mWY5gWmvDGRE7u6J0sOymECVz+FpJ9C0k8gKXw2Dz09s1MICKW8N+7EUlM39lMi86ItjKqH5F5k4pw9dMUg
        uaBEMOTnaPEhDKVJ0NvMNQzhaJLD5lpeqH6eqb5kFLkClyEsxnALlthJlws03cYyJWjWvrWfXPrvf/evSfzUa9aVadfkC5uDoFC/DHGdjucdLEeInY6mVafA
        poWajXH8HVG5KaF5scagilmxmXee69BgfGw616E4jLBVEkrFEqlhPI2t5OHD0VJZd3lR9ouw/vuROKVD8/tzLxpV2MDmPOa+3kymVXo4WgbL9Xw0rkYInCSS
        EP4tEWGNUBAzygT2vQ0Ed+QVynQN39FANfX8fNSkxorcVFEtm9/PLtoN7E8X1TiKxDchEh6Oi3D0rkpdiiq0xarsuE7SgXe+J1h9UpMwUq94mH3ruZLeVlXD
        dvZKVYVquYol6kRMLYiYSoDaOh/+tquLTgciblchpKL7RWhZeRzytEy4xnJRi6xFiKy1he+rmuwKVFu5J4F5K3c6MzSgFTvZ1rIKWmyRiKSYGNkqN9Zywr/1
        1CgfmEaLzC87ZVCYtzpZLNOtqLnJNgiapDIUvuLdXKg6iT7Mcx2G4nsbmGL07lcd6Z0fsAbG2mcR2g40bpQ6PMw+m3mpPASnBb5w9jRRfi5FuJXxIYFKFb/K
        8bCGwzDDoWUv+JYvkPAJEogdwJB5PiH9w8Ce18VNtTbOSV35l96V88MvOVL1Oq93s8AxBCF/zYNfuyq+rPISl6NJ1vnd3cxgkJ7BkHpbox3HJNmz5gJi0Gum
        m2nFXEYQVjpe6PDE4K2+me00fowNZtbwPS3V+vTPJ4pXXozwW8UIv5s6WtFG+IoY4StihK8kRvjK3j9+47f/7nO9Rnixzyjeth844UStW3+gf5F+z9PtZ9ON
        LeYgm+4lMgN57IkHvBB9LFYoEr4oDDSvPh3Cz7jRCuLhn3F5ovPbhLH4QHF4RhR5O7lXRyskE519hT0aeJWwMZqRe0wwPmSHhIhLdtNKkgl3pBo5b+hAs4vF
        JMihTprBvC0hJMLG24GD5O+c3GTZVOqgvOlkPpKOuEw5nEUOOgIyBkjyBsiVpwZR5hvoDzOAcHUAXwLMfyjG1VBLk2GPNMncCtZO7vgO6fgsBwHrVoaEMw6J
        4DSUSJuX35G0OQH/r5JsB5cAJ1YFfWzdpbtdOWYoXEPacInOdN9pKDMl+JlLIy/a0goXhkyEWpcfeUU/cl4/8lL2CG/tluB/SgKvXnYlLLtTLq07kXQ9ODDx
        wnvRgZvTarq53TnlpPKy3bf4HFp8pYG2jlMObB2l1c7PONh7PGFBVcr+H60JtO8pCu2KnIFauzO3cOWmtX1OqWVxSuWdRks2a0ut8zk4m/0Wjet4kHg5ppVJ
        y+LpcDquwWE9RBzzo4YXGZxAF/fpIJHak12FECRHysemiXX3wDMnJ8WZwv/V1TH8OWRAQ3B1N14CnkTiu80R1W36VesLsq5JkPWQGkKY9VAXZzBadtUSieoe
        bcdLxaeCbuUQVRCH3XgYp6/YeI6vvm5323Q2ZLReJ4ozRK3XO/EYWjRujcAVi26NdOJlXXqM/oypEZzRn2H57lg79SQL5/DKGJyeOp3sGv2uG40OkzxRl+8N
        G5k1hs0XjOtG42ok/eQwva9GSWhZ2mkT9MaozRFqcxROZMNn6ItLqfWOWsrfwjvDAM/oGRrQEjxGb45yc3gAjdAo0BCdM0DjuhF2bjiEPSgTI+dHjlasxPKN
        OYWtnYBbU/Wfi4fO4Cxzjmq0s5wp8dDZuMZ7f5jDs3EImhueztJxZTLEeXvxcGjBKM28z2dBkL4Y63wJglywLTngLTHXkWjPPD/kbYBaX3/gw3veXiQc879S
        T2qyIRFyxVSYLT1IxuWolNj2y7DtcyYY0Eh4X/4yfH1K2rh/3sbeCSlTv+HEeVj2A7bsq2KUbx1nv9UKtjBoLRaY3SLDbwyxk1YlCqPE4cPsylGDdb9KgOHK
        tz5KxWBosS/OgbJvoWt5V1psRAkS634A7s8jbUHCy2nzPktHZYhzLDuhZLKMwRc5EZl/NcnoJSYDXQKLWcnLy3vacc30EKz1eQgKjQiFRoDKIT9DjkOP+HhV
        H08krpNxhsYGRj/aSK/DozRzRYnzjaiW1Fj0Y5Sxh2WXgUtAonmFvFojiZ/r4+T3G40iOtIOepCscN2A37x2BxUMCzSGBYnQMyjgtyAYljcwzNifkZ2nkk4A
        UErEXBZv2VdZeTW5bgW/Zrv2cftj+WNSt9ydtuQExSptCaxnF5y8OMsUxFnGF2eZYvhBOL9L/QlS0z4USYZp8Mz04kVXHGYCEbpKjIAkQEAdd+VhlEKTh3LM
        AqVCvHL1U3SmH7D0A66UkP+U56GQu/1MWqy4zP5Hz/DUXT92OWf6GTkchcYJ4mnyWi++FUZGoFb2LueHGuBsVBngZ1RVuQuQPmC+ToHxS64qw8EB27Oq/zKM
        UWV2CyQSgeWCAxy8wjOxxAs3jHFAahHjSEm7M5QhceVwgK5SZk0aIlKZiyZXcPTmqF/l1e5BYEaZ7RZ2IheVIRc9RmJRGVZ/EovKHCyxzTmGhCmr3ce2O08q
        VBWHV3+uTyaySSYqD5SJnnSj6gBRiLqz2nkqILUuUBWWiIheQw4KVJXnuCS2Hrqa2LMs2EshERVEIsoBJcq6vvOLVTc87h9jT7RQHJeLsqdWFJ0VVc5srLdK
        y9FaxeGormzQ2WoUsBdzruUh+qFyF9/3kEcDc8FGs9blj9dbr1na3Jjf+xwcXmxs/1bx3pPz4rt+O/Ta+dijqy6u3n5EF17mQscXLVgZXOVB2A8y5UDK/paT
        KD7IdRavRsN+yhoS++UhawIIg3MX0ySX22R8WuuE8TgOsBHB8XetMxdecrGAZuHcjcrsUQN2tbXg3WudGfzZgT8H6Dltd3GxxpeoBtIVjXWVvGfFTfwe6SZi
        0dgcC0KQp5pIdTTaxRt2vIwkK8gwI236s0wtQQOjPW8lDtfhxW6XpD5TTDG8uNVwj5iS6xNTCpwPYvTn4hFIRMOLiCkjZ+Nh8a8iqelsvIRopRZdl5jkYUlP
        vglPuSK63HkdycVF2AU4vwtH2B5xoZSIC2VNzMsg5qWBL6EyfCYtoH8chif/jGFRJ4cXlMSGQHPnIvLMf5X+DTOvKYg0Q61xzUokKWDEYcd4DbnUjhCXOCEN
        L8KCNhz5bEnAjcSYoAsVsDGhtxNcIJJWB2KrSzrawFelWzldEXpxG9YCFG8ojHzlbrjeg0neKQatGgZNpAIWiGEY9DH2IT32IYw9XDB2tqhpP9saj32c0A1C
        +jKI5CJXQOgtCURBuKNyalpzQQvgMBS54oHiEh0qs6MHyIULm7DHYkRsTCuByfRCyWdxJuKFYlwQL5S84YWST74AgW0WDoo5VecI8iI754u5JycmNZedzA0H
        mPj6qFaEXYC9q1JUy6WoViSyCcAVIeHmZE8cggwyTATiRtYjOHuD3gEuiytNhmhaLDUSfpgOMqXIS4ToEoRoD5tlIrCxnznjDQRqbdskvE3cYwqJe4yrBWi4
        5LiZewwL0MPiHrNUdIdhEaCXDnaPCdDTQKfQSwToQiJAF9haSiNm95ii+MYUZeNefGN424lFtfaJeivUDjJ5KXafVzYGZOuYT/y1xFmGAzOJF7bKEirhCcML
        OVKCVgVEvFsc55h9nAMuedotZACxaKQWje40y2ok6T2CKGwLGGH1JFgJ/t5zHRaytIhVmgZvnpnnHF7sKZe4WPbGLpBU8iRNUOma5RyCPQaBBQ5big4S8+fE
        UbaIqM7HDGmsq/IcbFMi2SZ2emw2O1o3scsnW2wcFk3uFIPNju3OPrr1GxwFkSfRZFPr0+dNc40DgSX76CLmm30uC8yQxPLsiBrnRG8hSJ5344C7Fc4n15TU
        XShciKvnVBU7Zi0rhckvuu8EHtqSpeCTASmOXTJgmcb1QZCYSCGBQFhHXHxKiYsPgUU8fA7QSWkbA4f9eyAq4o8XO6KqeRpsAQPJG+Df8/ZAC2g+S9eKRDR5
        WAckJEJWo/h7lq8FzghqEcPlrcjyXhaxYMlmJqGyIdaVtFg3b3vHtTQku84oqxqexebWRS5c60iksaO1lfAzDqMGV8dmR2gaIryDlXfgif06z6TCzrWyws86
        kkFawop+vuQOH7ePpYFFqQh5Lx0QWIRAuxmi9fq+BBYdTzOEYG3Z+6nFb33lj84W4A5GgldNdotJuxSLLuJbv/UaIknobxpJYnMkCYJIoNSXsyCSMQSROK1v
        fOVXf02CSODxBcs9PdX6Y4ua+fqf/fYvFRDbwuEbVvLB9fxB1PDBkh5CTKojO7z8YLwkrkCtG7sQW+eiAOHQ1Z7N+koWAp3L5VzP0hFhY6qCVAIVpBKoIJVA
        C3JpKJu/5aggG62+RJCNYf/c4q3kvbIrzI815bExQW842xCifRdvM8sD6+SBGfGiyOtNU5BYEt71Xil7DC1lTpe6ufAWbTyqsodetOdT/xZ4dl/SHi1L2aNl
        NNyMiDlW4bm9inyk0NOen7qKVKQv9GaeFh/R7H3o5px0erd0ekdE0AknYEmvAjGHIId4dPB1FBsr4LzbyfaTEfFAoLWuloQT9ICE7JNQ0/rapzLMIIpkYgVi
        /P4YmJFjjAhoCpFuAGMMXRal8mEcyXFO/3WF85dlD6TMsReJFOAilBMFdyXOmJ1uWIqRfKg4wG8EGjazBV82OloI9sPuVaZF8qaWaoUSpOKG2tvNXs/5LtnX
        AmHw8Hwtw9EcKeZEliD+A09mrhHFeQXW8BnyCqzGGULIaNVud1Sr2vrNZxMa5WIrbKO9RqLEVkPsWW/NkJzH37KT/WXnVwhsbwBkvDxpMQGGvCNSS4P/7pNG
        3i+N3CuNHJRG7pTuH0D8GbZQxvDIeyREbXfkSzRaKJtTHGo2G3HHbgkiJCPl7AolBHCtoMMwAr9KYOsKuVAR+FWCvX+MDmzpKKkqAr9KyEVRQeg1uH1JBNKS
        BH6VJDCylgZ+SVhWUQK/ihz4tYyjZiPsihXTwK+ifKKolokHhdQy7wn8KiaBX8WQxUcrGoGJSb4wEvwHx8kdZ6PLLPvFgwLSVHE8j4Usc0QIj1Ycxl0QS4L0
        eFTMELhMlMwG5RPhiBDF6vFhHWvR4CSaqaDTQWgX1tdcxDIV9v7RlR//07/6809/QW0nBgMXMMlcJi6svkj4vNce8vqdnicsIUaDRhAnaMFTeD0WCBxYSnhw
        Gk6Br1DXXGTmIeoTQJ7jPBl5ZWH28piFFchMhNnjAFwFqRuzl0cSDwjoZYmpSzJj5NPMGHnJjJEXfpWXzBgs2YEmyxwWOBQmWGKlqTtukz2bMBcEz+ad0nG2
        b7wmvlCtb71Qb1VIsvlxUl6ujSgPOSZqyqZTB6dh680XOEeJ31LwI/BFYIfng/g+sI8DthnZcsGBs3OH2TIN7zkIISSsWCq8dpvy+ax27bZrFaQx94ulIKwP
        DY8tG29cO2uz50OhVZyXVV5oleY32hYBtMB+iQh1mmdVkKeKHiIiDFmLtZ1Zre2QtCAeC654LDiym2uztz2rj7RO9mV6pS96pd6fLrxXNqczlTLfgnrg6f1p
        EnLCf8feEvuifNAK2Vjut2Zv442KGXi5FqGOEU9+LQnlWW9JjFvMJHo2/D1+vykRqGMSgaqAPbyriWW8T6w0aewZ72NXte5TTULC+nsjuORzwHb5w+B1JUaf
        ccR/MvoswxlCKzhYdESCRUPeVmf3BSzUW3kvm8BiUuIdTIl36CCg3crvCwK6k07/5fMsKeZaFQyAg4D+54u0IH8DquuKhDuxQ0RRKHVBdFrs1PsymhgeCUUs
        sNZqiD5fdsVHYaP93eI+cRfI53rrTmF3BxCpi8H7kP9KorwkYiCjvv+kKhyFKvPkUdYLRU4LftEVgXBuXqxjCjmSjpAyzSuFM52korIr/hWkbIh/hYs8MlpU
        dlsnvurC1cLd+80r/9Ozv/JPS9udrS1olC6m3iZC4iKbiIuMGDYOKkb22K0yUmSSzDGUEjgVWr95IuS8ATobIhb14apLq4XTKv3BsyB2rf/74yHSWBXFtuIk
        PAztwoTqEPplEKQrYlIZMKriDY+KrezJiHz8KcuIwmREXjqi5Mt0hb5LzAtp4YXNuWBz/LmtYpMnfifzlpN5czBn3lEwb5kzl10rgk/6TkWYxSmbpXi2Q7hZ
        PDDrIVXHsdkhlM1HT2XLPNezzEmP9th4lDNWOnQx+j+vdIdDH/4dR1Y8hYwLNtTdEpdgiCrILeNyJodbEf8ljkdEM9nxjlSvZP0jnQ6AegDN3Blz0MBBrH9H
        BD1HBD0H0l9OFgMJ2h8FqtN6FZ9nFqZsVYF9KttbelC2jIwtWHbAU8Wb7X8KvZIEhJ+0xT3kBVs8pE/i6CNMo6X0/DgclJFjjCHaVWs50usx7rUkvIm5f7O6
        1ywDieztaFc7cU0tcCQLV5glBFihP8BNb6Qu0YPU4k8im4HD0QPsjHLSlnaes7GCWQd7itFLdrOYzS0gfWUOs+ibHhcEzWdPT5C+PAAxDoIIopcHGMbE0WdE
        vF5DmlD6gs2aeFTSnj0SlrfWGUumDyIN9fcxfOfDpALS4XENCYRJOMgRx7/uj3JsJ9H+5F6yzByJpanqHnMLx5Qn64ye/V2XI2mcvQjw/+df/fTIdoTR5HS6
        ouc4ZVLBoBBYY3IXZ1jbPatN/EjRA7uvB6XeHthv0wPHJN8ukW+kR5IRlyNugzfehGN5aWchRXs9nXJBAgQFbI0CrkYBT089yAAjQw8dcPvpANdbJELwgucW
        oGDDknQ5Tc71ik44lXjEnuJMWFugktqJ3/h5J0a6LMkV7Z5y4uKFuHQucgcXWinoOiuMGD6SwXPtX64Pwn9fckhtNeHiJnAR/6vVUvZvDJs0Ja2+8hKyZQm5
        soSyxzkh1wz6/V3iUcUPrpMHZ4wH80F66mWnbnbq6HqDC3N5XWEluC+Xl+innulznObyStyJXTgSK/z1w83phxjf0KYnH7J72swmxJP+0NtME13SeZnq2UIK
        XSGFWEMTRtvY8AJntyULnGsgCFd6JWyocyI4X5LSKSu8NRiS1HBajQj/0guCW2w2rVjnSLx3j8BWyeZ92ZuG05+92gqVtTc8+T5cJJIww1nJv+CNE2kJvmRL
        7hdHMl8rW6iSB+djTirvSDYf8OETJ7x5ZPfDxtozRxKz6IFGZCc5sm2hcFg03h2NmMh766VnsYPoPInIRywZpIsg+vSkWKZg0Q5kb8+WAieIYWMFSacTyoXw
        LtenX3clJ6Kf5NWHVWrWFtutFadR/TD+mtFuCqvOrhehxQbBdgIZvkE6Fe/fxumQ75CPghRb2O+QESbvnXHpS0moxncAXl4CLzbNaXhdZHh5DC9iIAQvL4UX
        52rM4MWbPjmGlqcFBZW7i03xMvlxnoZ4O3NP5vvWHQ22YTj7uXS1vdq1toutfh5mhHk2GFtiEGMTg8wKiQWOcBFqnylM1hqE+nl4kKIfdLClefv6zR+W5g/3
        NS9zSys86SNs/2/Yi3fI0njgBcOYcV4tFk+2Fb43+Ljn5I/bzyyemdJGqiXOTGn/AzNTHsejnJi9h9haOl0lSa63ISMC45tGUTu8E+n7koWb0wuXs4rzwnVn
        rDGWtq1txOHBgdGaqMOwKBLSwYCLVXQ49u54ouKgE7LBYXN2grt41zsk0Xg1aZ0FAsRFAxB0rn/HKN3jMiBcBsTFfkBc1CNtXfpUXTLsuttd1mjpAs3z91ey
        bxKW0uf22sfiwkGUnFSF7ZaVdp1BaYe340jfAPrb+tod+ppQiHlttCbaMQ+6GOIux3qSNljOGRl9I17PB+FFQFI6EmYFbI5v0Zr9m39muyPHV2U265BYaig2
        azjBOnDIIQkuZPt1hY7afn1qKAn3uezOEzptHBixlV9vveHGwzBDYE4uuyTP0WTaLfc23hTMt07k6e3WlS//6tl86xtfsaF+tI63Kq0/ezYMN+GdE3kIgyRF
        5COOGvrJPLzwSYrIY2OUZIc8omZJmoAHW554ez5q4veLeZgjNtqfy0d1PP/ZvKQV+0xeAozaeaTym3E+nWeK9HZJh97pP0LTYZqao6yKkkjh2atW8dS0ThXh
        /lLNklrCenIyBwZZ3k/a/Z9+7UufL7S+9ScMC7YYX/Zg/6/oQO+KGBtpaM/nZGifyMnQnsvJ0E7kZGh/70WcwfFND6BY6171AJqN9v/nCSj/3BNQfsMTUF7x
        BJRvIM0ppssD6NFhYs1VNRzOlldhBC+WZATHjmAQX7J6RnH3f6ejoE6HB/UoVgaqir2yJg5j0UYcwmgPDn60XQZC4yPZJ8nkUl1vXYUYW51xvoH4ZzpegRhL
        1y8jLxv9/hrin+nIqUzp+AcwpdHxNeSMrMKvOdqB40U7uuW/SxgJbFYE1LnKSoTZrEbqkAMVpVzmW4GsWEaH8roAbmJW3NQY7YT3oOQFceT30ad5J0tNcBq0
        ompix1uHU4DRRXbibKh9HphT0VdX4asrk68SOPLzyDzWOk/HUaSu59Ct+q3cD57Q8lpU8aq33CfjyjwippqcALMUjWNYnynB4SOLH22RpiCLvxSzX4d3QFKt
        HKis4NQM0HgT58zmI5gDjvpusVYl1x/mqIqII4i9CiwOeKSW3K1wzgHiPhPcgE13dcMeHhF7AdogmkwCyl3s2mXD74aT9INbvbcBX1wYHZzE0jCd6KycjT+t
        89FUE4/CcEo3D0tKrJLk8ZdWIWiN46FOElo0+13tC+doKDTgGELQ3ZUImwjgIeCYtgAe34oZKlPoz92VSSSuNyEDcHC8Pd2cYCVw4O27Kk3VD1HAy1aF8HsC
        +dwyztU/45wvxby7RH0aVcLhYu+uylLeXoIrMgelDcGfgkDbUROqRg/h2ghf68Qbz0YNHq2is40J//nlEg3FZUc8fOYV+hnemzBONmG1oO67tzfC93O+9CMt
        AjjLhLALjlU9y7YtFrE3qobGu/sijgvBwBtq48Ox04iXyeYYiSiIY1iGnqGkIKrVbFR0f9K01wBgd1cQuUGHYUWj8hUNw+8Q9RmT8lsTavIMv6m2d9vyOWmr
        0Y0nunh6rKsm1WQ3TV2DX+1OFw91Poe36GF6khoPux00gbTnqtlTo2ICqMzsssS1IKxAfsTshQv/A5IejgGqD/PmNHXWWyt5K+hHnWY3WReBtBWYLFDWG680
        /3a8jwkfkQXhpW+mC8VLMC9ZSw5frPWvPCT+2V9BNkSpuYP1ljbiiKOZsdB4h/Iu9tnBmkLubF5X/q00GnNdjSfrihbNI7KunMNaOuCVZayrAtJ1YBGXcKIr
        fsNT4w4ua9TkvIN9666ktR0IgiX2vFSlBAv5niuGJPGVMLz4oD/Ny3KpC+og2scxIaiXHCMUwj+h1XkLb9+FjIjmDY7e1SuSKyrgIxJLCsMcf6yk5wXnxXS1
        ehrdIYXSodBPQONxLNNxA0XijZ14/Gw0Sd/bSHfOErJ7CSpgIfuc9QQBfj7xZNgNcJWmJkScGa42bmBNQ4XntPoDl3XmlN1MbP9sZXctm6t6Rzvd1xGiMLXT
        fQ3HjTvdV3Bs7HQv8pG6vtO9VMy8qMfPqu209PKtV4gxfm83aopPwkt57cXO4pIX3g9+VgSAYMD7PnFu8PlVuGR9vyTMfim/zXmDWTikk3zrDX8+/AE4DbCb
        +2hiYmE7D+MbMQ0PilPTmNaHKvBV8I15QGQxXYDJzKS1hbsrefiH3016SFONd2gF+MkkAvQFTMgk1hcmxNc0GAQAU9c7IR5PCC0InhCsCDDW72Z3AE+rbphS
        wXed1g9vods8S94is8RWuWSeLNvJBT3Ax4wA6l7QNye4YcRQZQSYqGE6Ta/ngX+OniZfpqkEQxlhNabJqPiSRYCM0xTqGXudZuyFogTUY8ZeKMqMXeEZW9oz
        YyC/D6bkF6Nj9xRNfU263GQADRpnwMIViYvzWr6qg4LV4RQ1L5KWndgLSKKagUS1PJGoiJq+rBwJO8aavrUR3URMYnsnvjlLgBZtUzerm9vRFlV4WfnycLRT
        Db2savrH7lQgrKzOxjKuNhILuEmLhRytvD2aoMlrZnWBKux3486LiB07iXi9EQ+aklr4AZ5tmmzWmS5W5uXF8AdjmFVbl60kawgKC3IM7SyT3GgdPdiuznNc
        LEnwUoBFNbn47Nyzr8ZxJ+a8rXPx+q6Q6fvjXd02CRUTar2Kibm24xkSIjrRZrWO/s124hVqhVrXiXFtk5o9QzejDahykkV1ZLiVZl96cw+RshkdP3bqE3MP
        q2YSTPb4bQ8fgVF6NiZ+cduRuFTJCipBhIkmzASYhKbbVTMZPoA7cZbW9B7i7dTpcbWNOj7RBqWdUFs64lZMzN4NspcQgaPO0tMciTMukTgNicSZTNLWfpCI
        LNprEEWaCj80Tl+9WUWJ7DGz79sfX/vIbUt+6GLC03Z8FwGNuJoHa9zV2hHUCwbJoDYbSLs1FiuVDGTHv6Fn6fzyt/du+OirXTXTUZvp5kd3/9hNf7Hzn7yn
        2+4w/GlENIp9P3Xv++m/39zTzaK5MLp9N/9vP/sD9fqP0/UP8hOfxfV9P7Fh9JkPf+m+PTJy6r7iVPdeq/CPW28V5sPK3q3Pv9qNFPF9rw/Mmmc7h6uOYyVU
        5/InLmbrjhHkALo1bpazmkhGRg8/0oinEuDM3RBwGmqqBzLLM8i04zUKPx8QuMSrCDAp6q7sxlvb8Vq1lVpY28FQJ9TKjsCtsQjcGovArdELN3p/DSTnVR36
        /IeesZ6gqfm1rlnYfblaDgG0zeWMSazkGW5IH+Tiyn6g02ME5/EshJK4wjE1lSyDg3vYT3ctup8mcXlVwCHn9MmpTry2Q/BaTiOmIa+kh9ttLq8aPsCh6I93
        0+Xy5p70Y2/u6XaiKTzHi/1APK4X+wMERVns41jsDZw3aGEvp55NnI7XJp2dkyJtrUtErCbCB0HfX3OJFxKxvuSKpel1dvad2Pfspd/+yOyHtvbMfeMC6p1T
        08Y043zu3r+Lfh7THPGtB8Yf/OUTNM1rOvFkApZZAovy9mv72Hn+/kNczkF//7z+/kX+fqQmO2pNR7604VPLvoemDbL4ODTKJwkBv01aTIEV5Nab/zaEkkwf
        91pzh3EH1730OpY+zXI7Hm8baLec+teOVxGCRIQfgnbLhd5MdjqEsMnS7Sosk6dPXjv3nL3m1e6+X7+5UAfetbv77nk/o+arqLOwqh1v7VIPTvyWfHWSXqdr
        q7pINqGvvYe+9R6sev6375Plz3z8k/bf3tLd97WhX1lKWEsN7fue92tkTvGdrlJba7okZgIjBVEZZViAdB+nUwJNMsmzrYdR34uTID4BSBRSSKxUNOrlWGzL
        9WJbqajThaSDahWUL4IX9VF/qoFqxBvUpna0XOTHyzUtT9ZEfnwNR+LZl3CcJHkSR0XyZU1cu87jSBz8pZpzjOjS6tPxyn1zL/zrpyb+lyX7GCXUCiBoduno
        URrK8r0/Xe58+rduPqRWZudHucDmerWrHY3LBugmwqbVxMeot1AKV5Di2GbXXU/8a8WJFZfjTfTgerUinf81XUzZBlwjRMO7u7r0Yzmo7Coa8WrCgQ69s4Hu
        cpj5GmDDBoIcfYPYB4DSNUO0iOKK+XeCeiAfV+iJKFo0TwcJ2zad3rf6Az/15b+cubqnqzac5nQThDzQeLuEig2QrBXEn+KoQz0mZKRZ36A2dBkXaXqox/qb
        tDIfgfy76bSKTu87cxr//Q01OqUapzGGcSx8wrI2zSa9Rmf0wWTd6ncX9hQiTGFeCxsraLCrIfTX5sOHIRC/WJAQOyzbGvItzTgnC2Jre6GA0KBZpSCMFUSk
        6ralRZQ5a0Lo4NZI6gkPcXUXN+iRCQZLG1BSRUPt43OT2c9xfGcwLx8fzK4mhdJvSkkrSNl4Py8f7+HlvGgxQeOL8KTxG+FJNB+0mgbx8vGFvHzyxnm5mfiX
        eHkjIdLCyycH8vLGYODMqBmQAQMyscnLN6nY4OUbOtRMsqimmahuJkyeUZuJvKD89TRRcSA2nQ+EG64PgttMHy+fUZuIp6kNHfr8QF4eqxj1tYVtNzQvn5E+
        yMXpBbx8Brx8qo+XT/bx8s1qpptausDL44yXx8Qt4s0dgldMI6YhT9PDwssnM14+mfHyqcV4eZTy8mkCMmSQSPPySeblM9yzeHM/Lz9Bq2tSePlJF0m9ZpwT
        mpeeYl46eR1e3jvNyuTlMeedS3j5JprmwbwcidYmhZdfdeT7Vxz5/pvs0xVj2jZ1JI1dyssnVbSAl5felpejkDohJ/WOwJKiHU3PJtDyTdTmBpoDReOiBRwr
        hhwh7CTbFIEUWBdvy8s3ELU3eTkaomtEhkvptVWQG7Dq+d874eW0/omqb0oYbJcQoJHx8gZhi9rcw8vVIF7eAFLOEE4TPBQtMnRljcnLqbcELhW3VfqpiEOz
        iIm3NRN/UTPxU5p5n9TM+wSO4zvdN6vCxK9WhYlfqcIn2pln4yksNLAJmsxbrqzsu2Lwc+BM02TqsnMLXs75sJxb+/g0jTIG+wKfnunj0zFRZOLTM+DT43SX
        +XSMmR6n5xQtWoNDH5GUsgdJCpo0ufB4yoWJVnQBtB4uHLPAEa9ni9ZyapQ+MU7zB4RihqAgek8aXJlGGC/ClNfT14Qpz6RMedJgyhWO62kv4MBXqpoDn0fm
        NOHAV6pBL08N1A51yyGSFHYcegKnDx2BFeVWXHjwKCSnHdAG1A7iZKfV7rNqZzeeMGNsVar/IevkWbW7i9W7O2M1E2eN20E8cQb6hhlgHk0EAy0hGWdvGHYT
        4/TRRtRUGyHVXcdc8mLw9uaSdWIumUG1iuC65pLNg8wlYPFsLiFVYUqNs2kEHGQdzzdhWIxrG9S6M7ArrjGEEkNqAe/OBJjlqWp4XXOJAYyH+mwnigSBTE+P
        VsAIsse0nDSA703VOBs302b8OWDnlk481VXbgKdtHkKbjQnYUoL1BW/Bbj2l7SvjYpa5uc/GEjfPil3FErsKqgyYxYFU+EG8TO+xlYUIowo/RHClz8DIMvVO
        BLMVwrZnFxXMpoiXDBbM1CKCmVpEMFP9gtkKNTtQMFvRK5jxfNy4YLZcLTcFs9TmIoLZ7EDBbBHg0FBUL2RWmoLZKrXSEMy2EmBShF/bjd8DXvEezSsIJqT/
        fUfgRu+votWgtnbo8wMFs5WkZo6LAQu0MzGjcR/k4toFgtl4l+C8vE8wm+0TzKbR/VlDMFuZCWYrYeMk2XOWzqYhmK1lnRYkbTYTzDLLSvoxFsyW47nN/YLZ
        Wk0iEsFsnAWzWeoZkfXpfsEMGdjHRTC7qAWjV7RgdIkFo/HrCGbjiwtmK3sEs1WLCmZt/v5DUjtTvt/W3z/P318JwWxVv2A2PkAwq9yQYEaoCXuZgXazrGRv
        VRCWtmq0m+0wOkAwW6USneoGBbOt7fg9pmCGhray4SUzsszRt+belWA2Tgo2QVNLS4SojDKJYEYYOa6m314wW6to1LNYbLN6sa1V7zEFs62w3ii1sq2ST6mo
        EZDOtKEdoSbl8p3uKxWRz85XRB57qSLyWLsi8tqLOK4guU3Hz52siHx2orKYkWXyXRhZpk0jy6QitYTlFXR7oZEFl0kEh/CWCear2La7BtcI0fAuC2+zoLJb
        acQkvK2C8LaG7rLwtgrYsIYgB9AQvAkog40s44saWbaqDaZ4tyYV76CFdgkVFUjWpBbvNjARgb1vjRbntsJc3Wdk2dAnz5EcyPLcNBZ+pKI2m5D5C2pNn5Fl
        fJCR5RUW8SCiTGoR7kRFi3iXMiPLqUq0gsmGNrJ8kY0s64hRLTSynHRgZCFRhVsjWUmMLCedwBQeBhtZlg80skwRn2uYcoe9GC9vXJeXTy+wF/fw8kYPL2+I
        sWBqEWPB1CLGgqmFvHz6Rng5j/Fd8/I+I0v8TowsU5w334TMtMnLNzCpSXj5GtPIspmJ6ibC5ClSqxkmanPnOwI3en8DmMKaDn1+IC+fhraqpnqNLFPSB7m4
        eQEvJ5V2agEvj/t4+SZ0PzZ4+XTGy6cVCeyboNBP04hpyJuZPrBxIePljXfEyzf3GVmmmJfHvJUTb+rn5SiGPSW8/E1beOlVW3jpCUcWxuK8fGpxXj7dw8s3
        LMrLX+fvMy+/rL//uv7+FVuMSGIb6+XlU+/ayBLTHMfTBJZMZ+qyXYQQJCL8AC9HqR76MEOOEBZYMHXjvHwNb45kvBwNrWHDS2Zk2Qq54V3xckLkLpSf1Miy
        uc/I0lCb3p6XbwZyxGzypAc2MeatMnn5mi5XN51uq+RTU2JkISb+ZlmY+NWyGF2ulIV5Xy4LU3+9LEz8tbIw8UtlYeIXJV0x59RYnEurfg7fy96PesdUMyd8
        PDa5eEygh8bHHLADAgimNQnDhniP9HLwlV0SzukFcPCVfRx8Lb1LHHw9ODg9IRwcbbO1hPjrLrSPpgnVmmJWmWULCmn7bOqh5ddjoXGEhStw24yFN/pYOAhn
        k2aXGC+Wc7OLNuOo1wQzdVrt6mXZ60+Lzah5GpNpsuzINMGwA81rC/jzxbLmz5czE8zFcrCQ416yRe3F3moZ/JuOBfHgfb0QTRGpUCtgZWrSgSaAJL+GGG7G
        +w0342y48Y6lLCenduJiR5tvMmsMaeikbgckoQZ9XsrjN+Kl/A//J27WAIM/KPJhY+uFn9CRDy/6EvnwOV+cuD/rixP3Z3xx4m774sT9aV/I20u+RD6c9yXy
        4dd9cRq/oAuqf9EXp/FXfHEa/2UfDn8lVZfEIgVJLFKTxCJDkljElsQiviQWaUpikUASixQlsYgriUUcSSziSWIRzhFTkZTxeYI0KmQE4g42wAlpszgh7Tac
        kDap3Wp3O9pgOiGtMZ2QdokDUl5tZE++zeJ3NAEXo+0Eh4lFnY7szOmo2Rux0WdFu1LLrGi2YUWzxYpmi9ORDSvazfAUQF4vw4o2oSZMK9paPMlWtAmc3R/P
        MHlpihWt2Y7XqSax1Wk4X0Ehh9Z/cyfGtW1wOmp2oi0oOvL2TkfrTCvaRI8VzYYVzWGnI6/X6WgiavYZzrarCdN01oT/EMl31Fe6sQnUpA3fkybxUm0UY6I4
        kcGMnY6aDKGYB+3H4ww9oiU2pKHJ8INMVrXbkTgd7QaDEM+4dQNl6CaJicUeMdGXNlENlETppiFCNA0Zeh1YcLNHhm4yUYRNcBGno+aNOh2tYBm6OECGLvaB
        OQlFWFyGZlgtdDpKTZbXczpaFDhwOmou5nR0U7/TUWYA3smK6Up2OlrJeydNtbMjcGssArfGInBb6HR0E3yEr+901Eycjoh7+YnTEfVBLu7sBzo91ud0VBzg
        dLQS3b+e09FKcTpaCRl6Jz1sOB3ZLEM3r+d0xIudnY54Lh8gKMpiT5yOmqnTUfN0aotLZeiXSJxpigx93hann5eQRwHeBCzDNheVoYuA1405Hd3U73RUTGTo
        U/x9lqFf1N8/pb/ftlOno5v6nY4wvCJk6CLL0H6vhBjRvUyGLvY5HTXZ6ahpOh3dBCPHTanTUVOcjprsdHSTSpbuO3I6KhpOR03tdFT4DjgdNdVNhtMRISqj
        DMnQwBU6jZpqpSFDF2k4fiJD+ykkdmqno5XsdLSSMY867b+d09EWtS11Ojo5JKL0iSERod+si6h8tS77llfqIkpfxpE4+Ot1cUp6rZ7Yw3aa0nJxv1K9JrKj
        R03pWu1caA+bEacjO5GkFTsdQfZMnY6K2h7GhZNwOd7G0rRK5/8mVt234BohGt6dMZyOtkCavgnS9Ba6y9L0TcCGLYnTURNA6bGHOYk9rJlYmXxYmYpiD7PF
        6WibKUxvOY3LmdPRTSKXK20Pw14RZOstaouWreF0tKXPHrZtUaej5gKnoy199rCFPQVvZXkbwobSW56v1bW8/WZmD7tcF3vYlULEtZC+UUA0x6xagcJTfq89
        7E1rnsjUzVp6J6lHpPOnAlMkaGTCxopM2Ijgmy/mMFMwITZnWNKYIq67wa2tolh8iiD02xbd2mJWPnBra3KRLZrJRbZoJvtZ+RQtpkHmsKleVs5jvHFWHqno
        Oltb625wa6soDlmTpEiNL+ZztK3H52hL39bWTTCk3AQTdYdhkm5t/QPhRu9vw9bWluv6HI0zssuOAc/wpPThOltbkyngEla+btDW1rrFfI7W8dbWOhjEere2
        1mWs3NjaikxWHhmsvJGy8mRrqwFWPonzSW0OG7S1ddlKt7YeE076gDDSxxff15pkPj6e+TvQHK8w+fg6tcLg49sW5eOXrHRf66B8/IB8/H6GAJj4tg63ZW5q
        NYSJexkTz5j1ikUMYevYrYs4eMPc1CIAbQMR30Z0ZwtBfx3kH9hfGWZMQd/RptYWIvO9nsPjiq5tMRn7KvrWqne5qbVt0KbWCmHiCza1ijSclIl7xqaWGMKm
        gXx6U8vsNLgFFvBktqk1CdMGc+1Lmjtf1Nz6lbrsZp2vCzd/qa69kjT3flFz71N1qbu6KGdW/Vx95QIb2ESOWTaXKta+RRk7nqIlBld5sOOpPna8jlYGseMp
        sOMJusvseB3mdYKeg8tFn28RM1vCFpPZTqTMFqbRLgAEoqLUim68okPNQa6I17PX+XKGXAyPX+ab7PELa914r2Fr3Wm1wuS9JLVq36KJ0wgBaLN1PubXxxf4
        Fp3w+xntqYTRnvJTw9apetDLOrVvUbPfRNU0fYua8C2iIe86q9Z042aPb1HmmcK+RbvYt2iXscPS61vUPKNMawd8ixAj1hN0j/xMkdtrx0oj+V0xhIl1Rqe3
        81VgBtnnc6rM8YRx/e2C7G8kMwbCgis6DL/IMd8HkuDgHOeejwu9wcGIAy7okHAzGNiOpFiiDsNH3SkjDL/YG4avG3YWhOE7Zhi+wxGViFm8Hel7iggZLnK4
        sHNrJZ+ECxclDF/bBxcJw9eCkXfdMPw8wkERPdsfhu8n46XzIvpzF+JwaYwDonoRyB9wBvO+2xI3fFelrPohGnBodRFh+PyJANHsEhrKU2KjRc71xHH85Qx8
        CAEtGWH4BR0WWsnC8MfTMPwJIwzflpBdT4fs2uG9/IF00EgZJpGgthGGz+dxLQ3D99halIThN8tDvJ2t4Acy8XBsN+IhxQMoIuC8oIaSQPwmkw66vzFzH6vY
        5WEsBQ+FaCvIoXh3pYokjshPjmj8BpIj38qLcuMZfp33RvBVJQ0SlSPJv8LR+BvVRiMan34hGp8e6nwOb8FW1kXjHI3fLNcXRuM3s0j8od5IfM6g7CRx+M7+
        CtdmC6Un/LOYBl5z229rhvYiyXaLrL2uqkvsKBeq1tRBlr6TnTJma1JxoKK354WG2EhJFXBcKsyw+vo9i5IgqRjH72qDOP8emp+WLqhQclCHnIO6pULkoG6i
        MGOagzoUa3SoWpyDOuSEjaHOQZ3jLF9hkoM6DLlFK1pCR52DeknwVdspHrc/RkjI2dE4t5wtVS64Jgafl1EKpIzz1W64nT7IV8ditojbyCvd3GU15apCuT0l
        59NxCZUL6P4czZslme4sZLrzuPYIoTD/LfBfn/8W+W9JynNg5HFwrWFxalIn/GNOtbjLAiniDK02bO076BAQAGaC+zm/l8Wp8GgI+ljWxzF9VPo4rY8z+LMO
        f2bxZyt3kbvLXQ//xAt+13Xd47pC2nmba0qJSTd/Ic6dMzN6QX5QhK/5wzoXq8eJ1EiFRdo6I8Wig3xIDtcEQCb53LnwkchCDkQESj8ayZYB8hTqbJQnbMyq
        zlDlTFtOttGjrPT0UThQW4bObywtpDyj5Z754LIdGn+e6sZ5MzXHOBIIdyVHnS+5CfR+gSWPKy/8V3YQWZJtkxA2J/3+Ieq3lw7oMfrl9o4iyfaEpRA2+6PK
        MZSOssN7OhHSdXPQreRVNN/m9jzx1o10r7zwHrwXcSp6ZG2EpT0d31j4wYhzx51ntLeCawW3dDwnSTTbti7U15ebTWbSzWaSJ7x8Ia6f603hJuVisW2S45yZ
        Una2vwcfor7RMrTofQiU+O/Nt6xnjfN7iJ74gaMTwufNsmX071jfPFpa82ZGtb8iVT1QSFCKpKnc4ZbzkbhAZArVVVDYOXfgiQrS/hXvqqDiCspEI220FH6G
        KBAXGnEOqcMVnbhc9CjXcg5wCsMc2LTDaediF1q4I71Acs/5ljqc/k6+72ffLyiaQiK09H0s4OCuCleWT74f6O8/gu+j4rzxfVv5d9LTxbW8sebLk34ntkwG
        pqtq5AgBP5lVxwTHnWFjEGq5uWNRKAkKKmDG8FOu4hDGtQ5NqiSsw380Jfrsr9+y7gf9VRX63qJP4PPVVD3vpjmJ6byT1ovFjYpx4yzXNFTWWUbXBPuPd7Gk
        8py+XoEAmMyK0Mdn3xWkTGcn9qo4sddYHaXpV+nuHP17sOJmPDWlKz8sdMVSdU7IOh9h5fbXEyUMqycjLDx7sKHXdGa7kY33E3ZcNkjNI6Q+VZAMl3tDC4BA
        QWytEh5GZUo/6AoxwN1+YuChSEGzjwa8LyMBC9/BG7HbSwJcJgHv47P3hR9mUpAZ7ECJaanL8v+UY3vHZcHkJWktyXiSCNc1lzThLpEqzmGi696oLFtWgXPD
        annSeqSSCyR/lcv5Ft07Gsj/imQj7gHI9Xc8IVrldyN7IkTsj2IT8nYwNP0BZEXEJ+kj332U5V279xNxrgG5+A7Flc+N9rGuqcU7pNhULRNwXJ1ilKuE2k8i
        0SzqcHDWRv3MuMVJKCVdbJJgUppAKlmWPK0WMcoWaQPBC77jHXdBotpOUrynJwojW5c636hL0oFOjKIskfYtyQQvGVGQMdlKBOBFUqFI7hOk6QFZzjiVJ4XG
        eMrvp1Mk7uXC20ku39x66xU7znPWY4wbbo9It5OWjMyp/C7rRaQo9fS1N7P26YU3bRLhkLefU/Zvc34GrfyMjfQm/LlwtfINzknIaok2AulQeaLEcL73sTiv
        080gl2/hdlYtpUa4iOco8ZAXPQI/ilxxAC3pwUk+Y/z6PpWnxVFUJJz7EEgcEUhcPTwitvmEVa63XnJ0AQy3dRllx1MmeoJTIefTuj5u7yokDT2bzEMkRghB
        +Is9NAHJ6SHJoxlI2+E9sd1Bjnv0I1wdZMIOREuaVs5e41gOv3CCc+t6OoHi1xLChV7EXvifULPVZbM8iZLhHyK3nxVe9oQcHCOUBCEkoRKEsIiDT7xPWgU+
        ZbQQae2JD3fB6IgCHkZdTp2/ioQwBgxeJ2l2p3vSlh9hXNxJ9A0/CCsUYcWL+EF8qLPTPWVL6TJ8K/y6J01xC0V5t0TTgkcOccU/R/ndjjwE3dUn1YnHf55L
        GNmcHjfHVQBOAbdOady6YgE8qEWREDjOdg2WrFHxoi1IEf5A4OilZcnSGkO2Yk7w7ApyEUyBUg4n1AF3YBy9I8HQfIKhFr8GJPPM1yAGtLm7Tq2HJ33Ehupw
        bYTARPTZohObTq6Vtf53MTle+y/pxat7kuO1qzZdVw5BeIxOYvcayiRcI8y2siqnmDgwu267HfwHm2iP8zFtP2GCxfmzlR4uJ2M27Af8QMu9Ww7MQaCTgN7f
        XjHKgyJn1uyHiQivt3ZwRm5rK2fktmaRo/2aZaGaK46KixVYYfiGpwrXGg7Srl1ruKgGiV/5nnoznPaYGFLb4RTeqLvEKbynpcCgQqkOQiyUYy6AFAWfdhz3
        eP5YMjwRu5xkNmMP86mzw+XuwmDNtGHuWi6F5a7luiIupq2EdNjJTdQe4ZtFuRmIs36T5FudQ4wB6QggkTbMBKVhlVCJXaIhuclp1cxI1TmMiJbNmJQWxrgC
        KUXHxaqtlstFSfGyeyuK5xp0k2vp9v4sqOKDjV3WbIJwv1ByfWI8DiT2i06Sd/cVpmG5TDAAQQMpWgVHJ64570VVeuUqCnpPI//XJXs+KUXmHEflIhWjctut
        bKcicRUlGiAOlNk0cJKfNhiGj5oKLyLXY0Ffe4oem5nnqjzSB8ipJGnEpbAJImoUbD+E+NaMkDoGISW1DSn9uEjBPch9SZylJN2Ny7phH+VbYpSclt+oINY0
        mjMbbPR+uIFShSRTYWJL4R+4QF36Av7vskZDGH4hHjpHWMOiIUFhiI/lTCzzOhHNIeoUFlUV015UlV0WigyV4SFXRAUa1BoKtnGZwoKUKXSBBKhKxMUKr7IE
        hkgDG37dhuSQkzIlJpPgqUSZ7F4mgXxyCnU7/hPXCwId5qoLf4iErjYxCfazRqEFTiFXLTMBI55hC89g3zVXfNeq+iPIHJ7xDK1OSPCTHde6qEPNzIMVCVcU
        CUf0Bw+Kxktw4qu449pdpJpBrXY2kyc88R4h9TlD9thudKMaBKUeuSYrbdKm73mmdg5p3KUeVbskYuMuqX9uJupyTre1xKYiVDFkDsfq8EzsEFNz5AfRzJ0k
        6siPsZim84r+EcbhTvcyflRV2MGdq3b6/Zl053psrk0dUFnXUJLaTUtSYxfZQED8xjBIJdCTCs7p8AU7/F6aIzuQnsj0xG4H6g00CNKi8GKVGqSnDzWiTCoB
        BdKw51ECtqLl0RRkAEwzU/ZA2Ggl1d/EHMr1VGqq1u323ELKUhcVhwguNIM0HuMLfc9V6W0xervmPBrJ7BizzsbAqyp/CEMkTF3wBBflka7QkcUWejKIWDAU
        OusJnXV2stXxIheGKGlT2O94JOHzaQs5ymecra3Jj8ZMj29toEaaJRc5X/uRbbB+BX9Yc4vHi8+42hJRhrHJ0PQO7TeUQVQ2Bvd4CN186ChqMshbPheWojsP
        4s6DR9hqcTSzR13dE40azV6VjWwfBdiTarG/7sLZbSbig2IU6ZFIU/CPIsOuYdZKT8NX+V1fmmDjkKGhVByziR4y7XASSGPdGbd1o2PSKCpR0dhGHzRafpD3
        nvtsBpmh5/tZ1XK60Rjv3CxmWrgPzXYgtnTjsUUfOkp9HVVj7XiZGlPL8ILXoQueWtZptwnAY2ciz6y1CjbRMerDE0c3fh4RLddmBPcE27yOATLLBKAB6YcG
        vNlD0HBLrhOjWZLZF4j2PaOW7N168lzrrdqROM960S/5h4kj1RKY+c+hGsq//1FV+7G4eo5vqerev6T3a8eeD1Ct70K81GiyTk0uHdBkXtUXNFmXJumW0WQ8
        zK3VnqUFWktOw2fiEeKJWNx0iOvPHItxQi8O43f1mWMgDc+kLxyLUc74GFEk74JuUI8YGTXn1Yh+DlWPn38uHvqxc7CchD92ToUHG3GRhknDGB4wjNLikCn1
        QCamwdXOtW6ZZ3mviNynXGGi2PqyxVXb+ezwy89H4V4rGsLkEPl8Oa4+r4bohioefvnkc9T/IVV9PuJcww4KIJRUcBj6qQq3k/STU0Pb3ce1ylKiLqfGo7f2
        3O/NoWECUW3vt6VT+EhdBfRNuryXSPzTJwMpATID5f1NVMFLqoKg5Qeg8Kx2H99OAibXr2OBj6gExBCSQA40SCKqHA7/M+pASlne9H2kly2ljVErB7mnOHsA
        +xgFthaQHFXk90sq3/cwfRzYqZZ+IgH4iRPHn40x4+bv6j2814JmCWHQ22MxdR2p9ofuexkXHsOfp44dkw0knMc1vh6HoAZ4E3VS6c1ohKYwfB/KnRHkh9XI
        /VKoLQEMGJwGNn7GNfQ3j6mw5P3hpCcjMthhDKMa1aE5jqjhp6VnNTR938tPq/DpIK5ud+9HX587aFJVLFZggUbMKiFmlRAzD8QEKv4bxiGaJDpnLKJ2y9xX
        SE+9M6HhaXFdZRikk/naMW8+MktNBK3f/VGamYDePtwqUtu/+aM0x4XWRVbo6q9yv/aC0aNN5NYmhD0JsO09Tni69/gnnqV1aaNcPPUprsKGO3IOq/aeIy9H
        YcCLj9r7aoHbM+jyc9I2oWfhSzBe5+GG9TK8sGhZjBz7QhfqxeH0YvcCXshqxnKtHlJX1egZGC06sdNRrMN1OnDuCtptIvgki47SASaDaAwCPxt7+YJ3Oh5V
        zul4DPT80cTZcPYpzoJTlqaYL/4c7zBKI7iYRDdsMeUx+hV+MDm/ky3LZW1ZDn62QKombzQkbGHh7kImiGTcfX+y65AJA8y1Dduw+ZONgMZN/KJB+hgkal4W
        +wfJ67t3oLm17lMobbzWfTw2LH8VVE2zz4pd+3og+FAGgnJeKgp6cdYl5kxRJjJQJyuG1IaflmmY7t94gIHGlFdQ1Bh/DrTZzp5Z9ss5+bhjtICPe5EpWnCb
        dg+77f2gYdCm2VNJMXJUmkVZO0OEMVZyj8xj7v/1iDzYJrmuzANtJ2LljVEvv7jIlV/L9aihJbENoKAskU0Vl+1e687iz442bxsaMOLF1CsA0nMKf2bakJV6
        5D9s+CzWgxyEPv6UxcnyM7jZvTZqA6A9j/UDRzjForDJQR7k74Vs68twhoiABzpgTHvDGDIXVbDaWJ4JHbGCf1l0CsdQsOh0ivOzux/lpVULDKH5++aMeb76
        anr99osP03QaCHGevaqs1JWNhL7MwbUbQ4B12jh0mGTxn7bxhNTL6upj9o+feMl/tnV23wd+7qlfufuZn76FXtv6W/d99usTv4XT8bZN//vb7HQNHA5HP/wl
        uCHitM7/sZfj+zOPRDn9zT2gmzF2ky0+dDqyXzbIU9i5cC72F3oK2ypDf/iQOqafsKBw4idc4G0+DSGvG0tpN7dNymgbWhbPYjcmyjPQSxjXB3kJ5/q8hGEW
        tDqq0KGPZ17CXPaEcEDcgC3I0ewdjC7Qt5PLrkDCpXnye/2E0wkFHtDrKebAHRhzCnbE0IBzIsMFkxxbHUI+m88Ft7QbrXqe3XczN4PjCXrN/dTcoYxBWFZ2
        ndAO7geKKNuxdzpN152oXM9E5fsnqh1zMVCCqTlR7iIT5S4yUW7fRLmY0o7K906U4c4tU+Zeb8pklqzwqw61FQSLo689GC6ONAll3zaAYxnAoQZ1DMCFLrrB
        Y7cXGbu9yNjt/hAARwbQh2XdIAjezLnFZ7zjHsSH8HBckT1ABRsBqWHOYs4Npo+XnZ4CIBXsWJVbBM1E12l9s3A4rrby/5hE+2prz5GwEufC1/BAqkRlClDs
        hJ+D8b2y2kUQMOrjEhvhx3EDsipu0XQSYzoWuySQF1pW+swzx45hIlN53j4Wl9Ifzzz7dJzba30fM2oSVyNkb9iL6uw5kjNhwEJJub0020/D+o5rLj+hck+D
        hx1sRA79cJ+WIr30nYNx0IidHztHQ/L2Qj8CpOnX81Ex2HsRDcUFOt4Hz1p6I2hEPn3P3QvPt4K8QPyUXjiJfRkvuSJNuOibr5/bC7UgaOiHfXr4HEHZuoPG
        Xj6MswNPVMBm/ee+kCzxmyG9Fgmie0kt/UI7DgGXx5/9Qlxvx7V9Y+v3wfme+MWQqu0rfGBky8rPtXZ3STYm9a7Tzu63YT1Dmw6tklY3hodardOBpwU7RNzP
        T8kj+nyoIz/n/sV/vPaeLi3j0PwV19px4krxwI7kZDdGVzZIYF3Vz6Bg+/c1unJuiAsAe72Lisd7d55kQBAUAN4A6hZ9v6Pq3UDsabbY0wKJ3w6JJ8suxN/Y
        jkdsORW8iEPbp/uDHbhK+INiKLZFZuJIdV/sV4NiHXLGynaToIYLXaYvNgsaadSDA8rtsI0H9zzEc7hZ7IK8Aspk8zNcAQf0nh760u1qxZln1/5ql5vAUy54
        AfwBLpwLkG8IAw/FrMh71Fx4jWW2oFP3KsdKH8sdZ5epufl4AhvOYqv1xbpcIH4K/IFfhN/pMA1xDCyAzw99Ly514Hkj+z3GrTzd8jtxARu1BRjcfZz5aDFP
        T3Q4SiCPB/lA84UtYvpBf/Am9s5xmZ/iGz6GDtM6l5P/mHh0WfEk28RbNpJNwIXdE8NzEYfZuIIGc+za18X2uKrAM5b6BpvvtRGVvxbb8bAa5v1M7n5yxB7m
        CDTsa//Zpv/FOMYj1yKLmqaDDegM4xioIp9ZcUUFXQgCFRoijy+gzp+Okz2X84RTFa9lRTn6/ySb7dMQly6G36X7OU4gUqCRBqrci4wTkKWJBoSXHDonvXvi
        2g+66tr3upYdDdOVHXJlhq/wtsFA9CxcOAdMTovAAE3LJlLW+cNJKM4QTWJPKI4toTgTWBr58CE1gaWRxwEbqxNwv+F6VnWAgghB2YjFifJsMaRp5znxMCc1
        GrjyaS68dzEXXjoXnsyGp+eiiFapA8VkLoqECcAlF7tXADAwHPv5hF4sTMGAIcKUhxWH50iEdDvYu4SE1ub6VITXbUgobMfn5y/E8blIqZj313IonCeXJuUS
        QIFqvrGdRRlxZA32G2NU60JMkq2jbrI7S69VLF2zO6wPDY8sWToaj8KQgrUAxEpFpvK1EQBoCbvDZw2MESAWNgEwLrl2lR4HLK/aapSGXe5orIuDDi/4AKPE
        pTxWawGWksLbxzKV29wTNayo836xFJQr1drYsvFGc2JyCp/R97ln/fcJFJjgq3D453/vJM6JetztcONwQ0j+R00u4SZxIqgTRGPGDuhZGuMw4V6MkG0irV3G
        Dw9EKiSCV8XKLuFPVVVwRn/yQrmIcLtAV3SZYL9M1QiBgTSge1W4T+A6jWhM+kRnI4Pxegn1cQT4PC5ITX+aatFVsIRHJKtgKf6M4jNLlMuf5MPAF+neeIYN
        CcylIXodIFCNwW+Om3jU+6YMcSkOy9DQiBrtn4JxwTVakSWaAyxVLK5x+uYyPQzclFtlCP4lXmTEVrAcVYkXZAkLdwkhRbkDbOcTjNR8uw17Ly9Ibge8M0Ag
        B7ZbPBIJnC5775gsrISPCQsLcbfUJdJNfzyQ8DAlGxWiYVgVHVCTCrhQh9QJTzOmQTTApT76QI9lgh5LVJWu1FK0WJaiRdNcCgmQCV1Hk3XEEB78DN8EXqvh
        hXAfYbQHVF0hiMSMHTSVrAS56clNWvnEhM8Ag5n5QrYV5utDriicESpZECpZADFEiAVD22lLcBHTSJPyBVFEjA6h0gnPg3VvaheK06sIIQiWmkRUgoViz9CJ
        FESUCaKTJKL8H7Zji2uiStxD/HnDNnjZ8DJHt0+niu2DJJFDCKH+neliAkHACzSeuNiBtA3+z8S8SzrD1xzZ/fdEtoPYBFlPOWdFeCrwGfrIMQtdgANNe4vt
        Bt7bMC1+DX49lbt+w7GhSivLjJGpEYP4lTiX7mtLBT9EYNNkk16TKf5iz85lwXKwVycavjX3XWK9havD2W6N3chUrvvpNBgAuaJICz6rOIEQ9IncWRFzWc1J
        fXbwJTfI+pIGKrnGl92gx3D86H7DhPbw/qP7e7fkM6srh64ZhjfPiPOTbvQ8K3AneB9qiNLlnQ2uuU7uWOG4sTGdFF/vBSyrd+KAxeFTXI0dXsJlVYw4vEcV
        2K29JG7tJXb7Yc/dIqpZ5nBN3NrLdJK41VcaTKZI023EAbu1kwJ6JxcoLN7BLvkFruYesJvvgxX2PCLcLZAm8UnCHvFjRygXPArZW4t99ukZcetjv0C+ATcw
        h0Q5+o09c8JSbFFHDinnnDcmx9vhJKRAHLjO7rRh+nMNQ6HVSZGJrYIdcWCn1aTyZ2HDhIQTu70+E9f7EC3irnJMCzvJfPBTNLrAGOcZuISnOvIUOKjFr1A/
        Aji4OemmSuqs2LZp/PYzjrkX8bDp0HBElkHfIuv3izcCbSzrEXhU2eEPA1WVs3CcsXeQtHPD/nEU7t9sflNut13jfYvwtIv+OsFXHdeFdxsq0L9msTvvQPyE
        NOwcf5vtF+5R+GlaBNcsT8Hjj45hVDKGwU6wHfz1z+LvLP7swJ85/DkQ/iuX5jqGMKdKYJhytNNP+XPdbpvNwcQH+QYfrZQkyAOQ32G2ZwdGRlyPMR1OyuKM
        iltwt+BlBm/GsfmAGKIHxC6Q0O/A2ILxzMemozVokQVxHf60HCn1msWeZZjzT3nECZI4Guf6u1uGFbN3dl0D4UBKEmc16uKJb7tHWv5H2VHNthCjpFyirMZK
        4WlxrpU/ue//uWPse/9qz+/c0/61//Gr/3z3tcBVuD539sk//dCXvTl5fmiOHUEdeImmg5yDVOFlBJbDH8IzLruMvKuWs9bgy5e253B7jz6xfsf7vmTNfe7L
        t235Z3/yC19M2nvwyI5vfn7n3+1JZnVhT6k1lwUA3Z79btszV7ib9i8QF/gHYVk2ucDi7FTi0vRW52u09gUXLluLIQNHgsTu2+OEZ4DwEH7aWGaOaHZEZzsc
        n3OWa0VwBllOUMkFI2hFhT/rSlkE7F16PKCcEWvwdgO6bMmI/oe6Ex7LHddOrUvp2lJ4A/DSSfLuLWX/vyEcn4oqmcdVkKWtCRmZl663HouXgc9V4IikFUS/
        K7VfSdKFCuOoIWj5sE1kWfX2K8dIq7f/aI/7E9bnwGQ35Qvn4tEeM/cYTEhVNQbuVEstGImNIUl2k++ougiS9IiZ8ibROOl7g+zduD7I3l3ot3dXSQuHvXu0
        L+VNvWVHo8qJMpEoKqSkYBkLXTkEB5YA6xN2XAS4lsIDMS7zDlMegRpdto5pK03+dFzNDDXEFpbCEpMPH8R7c0T1liJEdhS/DqR7kj0ZdRz5GIZdMBEyn5Bf
        SalTHLjTkB88BbDBFVPyDfgH5g5MWQXGDky1Y5gTSl22zyqU3A5Z0M8r1sZgt1tkXvxF5sXv24PxSZCiua926PMD92ACNkT4sgdDXIrxyJc+yMVS/6TSYxF2
        uop9SXRCdLho7Jr52Y4aQj/iEPocxthh3VEn0SkiiQ7Nx0t2N8qMZMjUM5rl1CmYOXVCA5cymbd4fQvcaJ8FzjctcCX2pk8scLV+C9yoWOCWsj0wfAi9nRE8
        U4JnsxKeQvy01hHH/DQXDvB3FOaoUbY7jSUmo3gcpAz3eq1U8Siu+4nhqWQangLGlGGFSP1hjSlBh/Vw2Ndq79R+NNyOR7pqFBIt2qCfw101jp9L6AtL2u/O
        MlTrwgwtaWkIo8qYaZKieIrpnCBSNVLgwPd0zDTGYTlZWC9dWN2q8NIn/G1TOyOMnr4aZss24adKPhNIVYReMpOd1gnBVMg+2ksRY3EZx2Cn+zqO+Z3uazgW
        drqXcKzvdC/iOLrLegVHZ6d73k5J1uh+Dgsi3dw/HZd6Km+pHEzPRoqckpFJp9yf466ihtpRCQzkh1v2EfbGoCHxRnbQxXohRGdrKX4UWER34YJWUX5miCRK
        ghd8GBSJ0XhnoCp34nKHo63KbJvBDR8cCETaUbkO7Cs5OqtIlh2HIc1fjIfwTXwursi+QR6WGCTDc0Csb4U9vy+F9FLEIhAhrZiZePKncf1xIeBdNvWQKk9f
        FnbodNFoXOhNtVM8rYbMVDuhCjjVTgn+TvRmm9aDbjFbyTqH9FL2fBJGDpqXo/PzNlLtEIAfkEw7SzkTpoOHSTkUqYOUx/AQ7owJhpKqh4MPqY6OF+2ojuNB
        uXx/VAxkwPR6vRu7XfxqkzpJv5DGmIbodNtnEDZDIm3Ayk1R7BqOGDVcGCeWShxHcMC2TcdwdiZ+8EiagtqycqYoZcPEZpthPg77CjSC4KRtqUVDrO/jTVI3
        dBHrceLjJ55GEFW+VUPQSR6xVGNQBtDLPIKiPorMzDjzP4rkzHlJzpyX5Mx5ZHP26G1kZVY5OeRb3/jxcBvMf1ZwHpqY/TE7cY6DIel6WmPapWMqz31+1YHb
        JXfoMfn4Ifn4A/LxD8jH78/evNd484C8OaeHEhdutm/Rg4n9XdZ7pMXd0uIOaXGrtIhiMPT4o2CHu6xH6OIXf4JGdTA5eSoF4uw828bCx1EqwJqHS+Q1y52V
        tGhztKhzfOEA5xjJIX4rRL4Ajn/yGGSBhN2wPPovym6VNFf3OFwAREPa9ztfxX/fEH3UDp+McwOlQTiDDPWIIsOyXzoMhPY49PMXnHgY1pZhNURcPB6Zj4fU
        yIEnONrP9BcpGNIi0YiAl1gir8CWmVIdcHk2ERXbcRH7p2xA5mWNLdFFfEacG/QZCaDh+x36/EB5BfzISXxGHN7Fw+f1b1ic+UCCIvL2PFuYbz1fvQuu2pn8
        wgmfWpYaStEyPBp5PbEjdsdQZwznRmr7LDbRcmKcVDnxcsmMpBB7bN437mQvEVd0ro2oHAzUSD8zcKOhTgJ6qC3FOMZ12IltVYfVmAZq0106s7s4Yh+OztwO
        W1WZBWLXusOGWTMgod1m955eM7wtTrWINtbDIHDlEls9PPJ2duPyIQnCxAjdNu+WwvzAP0GnhI5TG/z11Ner0GlHFaXlauN7kE+KnSiDMWJDsXeOdBeGXp2q
        7+3YOxtj+9iGMOOSigFPP9toljvSwY4hKVysJSD3Bc5cvELk0pXOcWArH/A0RoGF3415XzzblX6HU1OSqanqCUGoFbEAnqQScjfQH95177AYDhk7ll16JA/h
        Tfgc77rkWNyndYTNeQeP5WAE5BWV4+1PzF8OiI1XsAEA8sUHnjdblQ9VOA53sUlOTdhzPzdnBs+l53zdNq7bxnUnOycU0xB1BKJwKXQkqhrr0A5/3okBeIY/
        Y739ncT6gsb6QoL17DQR96w+bDaDzHc6hkcfO3244vThCkjZf4N/tnmDuRe52BGkg33q2ISXs/B87qcuZvCic8AohSv9hvMIEsDw93P6+8btHmDqkF8b9STO
        2MgsJ5ml0rxSXBuB80s5yK5UjsGSbOHRtvBozihVAe+ms412Ffy8P/eUzjw14zQhBXDeKW5vOmtvWtpT0t4KVHbg9lbebK8Mvl13veN1SQB0Ko0Npm4eUlbr
        T9648P/mW8T/L7mt43T5DQhlpKOHH5HqT1IBasY5xNsDf/WVX/y7fOvrv/97/3uhdeK1BW+MJU86rf/y5d/7vG7XfOYfRVbyDMEu/BGJWFvGEWvwQ95PTPdb
        v/+v6dVv0rtf6Xl3T/Kmu79CrJ23SpJcHlbfarIIHUY60RJlnYnGiXAhpZ+3v+Jl5uUy24Uzz9G3HowLzMHVeDd8IMl6JKJcGhj86sOZC/JbCK9V9kPUl7LW
        QE/+0hznKaSXzkDgr6klSI6U9O1L1BIoQBtSf0zS9RJkjhnh9DEdOlbYi3IZfbETL23H9YEmDViVSj1yRACTBsncqt5jUhoyTRqjzEETEaHJaYC0iDDcjUPo
        biG1ILrbMPZ0y/BlKw8UEHB9kIAQ9gkIITQ0eMOpUSg9zQ51IhMU2gSeGn0oFHmAdZ8AFg0MhTqhL7dj/ELXiFuVSfQsQTQqGeICtp8yKxbvqKIiSXg0oInT
        QeLHH66wTuacUdZZ3k7JjBHlnliCiunQTr3G40HSzFtm4PlbjzSist5CuxBP3IgzqKMKpIZNGBmHKobHvn7ADjTeGVglCWvOYO+2Qmjj9CAV8NBpM/2rAakc
        IBX9qQCpagZShXBtXMwjt9CDVCXxyEVYsumMWzeRimbXQCqEb6ZINcTa7jBrsbB+2HB2giRCiGYPRCpcH4RU1T6kAqLWoA8TcpH0NtqhTphIBeyxVVWwB/Gk
        qiSx1oDSkL7cFphR1wipsCVJKFUwUAqXDMMo5qhl8R7lUTPkwbJS/DJxqMFbdMatLI3McdwMOF8higKM0TJrcz2iPJ073Z2idRwmgUvnGoXyEuV1OsUklasP
        oykJUaud3dEEfu2T+NwDoK7KJ33mIHIEgsQiV4WPXBxNOkxsd0ZgPEC2Al/071Y4r3MoFjh/Jl9GDkXcCQPOJ3DDlDYUKuuY+JzjYfbR2oe8YxAXvmOEtnI9
        QlszCe2CNTF+vTWRX1idkCjjP3hNlL/ja2L8nayJsi5OiKGYa4JhptcEdHysinzPqsgvILRI+/LfgNDmUpQKeMEkqwTxl5zwy1geKE4A/D3FSnsx+Irt2iT9
        2MfRKUfSfHEZKhfh2V4adEw3arcqi0QQgz4fQapsN8d7oR9/StLsnPAPIBlx69oo/7m9wTmU0x3R40hgYBOkDiOxbeG9JO+zP3Tr+cf4z3sbkWU8H1p43mo9
        9/jtNBKr9e3CfGwjRIoznElLOggzCH437wbHHUlXAFmuQCMsDJblCiw5FUQyG2G/YFrgi0tyPc/byZO9kpzxDCQ5/UwBklzrRNuNKq0TdlRtHY9qrSuIWnWN
        YHD2FBjaaz+dQvdeNbzX+p7YP6KGerwHen7eZ/z0n07Orr5l3at8mpy51td+IoyKrTgqtf7oaz/5+XwUtN74/d85W4jKLTvyxbkKVKzAEmbrhRfw9Bg9/a3f
        v/BNfvrPfvsn8vR0LvKZky+aoWDkOnkJLCM473T4ZEzkkP4u7SiXDqT0munFOE/OabX0tFpymvh2OzGZhHPJ2cXdCHU5m1kUg9gx1Bn4Y6QOXYcye8bxh4+y
        TxC7kIwYphBqS9hMCyETOYjPOU6hUXYN2cPVwCJcLWy0PwjTwHrrB6MqDh8g1KTZvp+4Dh3ujUo4HIxqAOsBQl96ZD/NNx32RXXcm4sCHHbToi+AW/lo81ak
        8iioys32NjpUd1k3ISx9l7UV3kGw6hWQV2cdHWrbnBmYEsC+Csq72Z6kQ7jLQvrpOhLw/v/EvQuYHFd1J151q7q7uqsf1fOe6RnNrZIs9ViWNCRCL9tINUi2
        MAK0G8M6u2RXRJbXOwPEeuDPiYVnjGRbAZMoAfaTBAk9PYBNkIjZEGICXiuEJIaYrJIv2XizXj6FGMcJ3qDF5EMkFt7zO+dWdfVoZByy+f8xmnp01a37OPfe
        8/4VELIwBGdHZOApALGOPs97WqGzp3EeAbmNPa3AexqOsjZ4/u95TuGwuifjZ8JyaWrtFWuZ9VjkLWWxXkyPU9ZPmqQgwUxUyuatfSmrOu74ZFyc7co1knHW
        yFRols3npfTG7te2H4uK/OXzH3j4ha3vpsqtf+DzCK3Y9A+0Dz27tU1VWYNVzdofD709fvQZkRKGWpplBc6nl9T8riN4n2P7uwLrWOrOa+9xDpFkbWErumJU
        ZWEesQlwtSjAbWryP/7BB/7NC2uvZ45ecxgaK6+s+Vab49YuD7uc10k4V5ta2uSe/m+Pt7ffwparPzPxXGt3/fy/gUWsvf2mt77n5MmTXzH34y+v/PRbLz1O
        929879R1O173pa0tMXZzM6zt39DLH/B+a+qsSPAuKoI5NFe45y/u+LPrEIqSPCHh7BxX52rWmMGb1UqfZc/OKCcaH+gjOBbemjdsJfamkok9bEFBUEJ+bPrj
        cdxriUNsENpqRsCMYJFH0M2MYPGyESzxCJZkBImLe0UjmHulI5ifR7IJDF8evjidESz9/z2CcCCzdYePwjeyAb2iJ4TCaD6zCnNmVW11V9AWfouVZktVEJGH
        S1UQ91+mgv4H806AnNl3ZywpeWzLN9PhTy04Vebj5nRYMNu2JBOd5ezqCLamjWruSYc2pr+jbbMUf/PCH2MjW5R+ALmIMulkzMYT//1cgFTIj4X9YmShUvzQ
        72a1LN2f9bJhr0vd/xqIAVh44UNQgrLKk0CwstiK6JEpfew1kBkulQeppF39rmXNWedQKgwmUCVytHtO4sjKTWVJdhB44V3y3T1pqos529zWdPsOToZBf87T
        ukw/0M5Ae0gOe4iHw/awBznStiHxCvaQEqcZAE+ETcfHC9iecrI95bA99eK3W5AGDNtTwGkmOaU20tKdlIgae4Fj5dvRokRMXRtlBmzDBKxnbGKthbYfWad0
        Ns3A3gY2UhIQn5sLomJsBU78kWMBcUAjYUCcUGaDtZhHQjJNGu8yjTMzS8I35f2wT7bGlbI1XkWHXmj2eDPELhhAiEv3PTYC0g4JjWEBVjBo8nugWizIkBZk
        SAu6rzOkvmTdBHVKwv08J9wfgDFsEzwa+YYk3E/tjANsDGPzGahYkhILsEOScD8fMHqBBet9Yi2r+2cKbplmhRIL43mhe2Tk3aDWS55v7QAzA91V4H4Avg7R
        7wj1zSxYM5v4sgt/+5m/yqOHQicbSssTJs8TpmAmDNEOmNwlJk19qUlTwKSpm0mTp0njLZ409cWTJrf0PCDSrj8UOWBBcpJTEMgAfUkeUMsaTDMpXBql3ffS
        qB0/+WvBpVEHhI7gQ1i3PTbTasYi8C4RF0WP0XiMqrA3raQlSWfWT3M2XBOauQ1G9z5tmahMSKrx3FmHzb1T1kbHi8fECMrxCayhhjU5P+F4G1VfXIzn7gvk
        C/RYH70dFJinvz5uMVqxZk1s564fnz6SvIC7+QnVB+jhphqFHyvGd4U0S6M/NnIHKYyCrCZ0D0tPLjEKe8jxMxdwL8SMJOwJkjCHw9mdKUlMrbUwvxCyTVby
        azTVegYdoJXFkkVAI2KZvYB5EVlB8+VPbenXczj20AKEfLK6l04esWUVor9wQbDxxh6sRevsd8rS8g5au+nwdllabkfhJPVg9Wmqu2Qtut+WZes+YGbS8agt
        CxDRcgHHw7KA3cGJL7R3rf3vYWLeYv0U0kptsd4qfXULzM/YMXKY4rtlaUVC++q19g10KG8h0TQHvObt0hostBUgQ+Sg39mElM+cE3rTdNck5duYpPglYFHU
        4VU75qSCOeQoRICrf7Lh9s86d3uSeBTbWLACQBu8jQW8jVWBuDEd1pCY1E7CC2TKQaVFFXS61fdVo1DaqqtEd/B9xiMXn7UhUH55id8Vfv/+lX934+989TNU
        /l8++yGiTJFck4feEY4nj3nxE58Loh7IxSQDbrH2qNmYFnJw2HS0zVHJkQgF+c8rCinRqXN6kEDbgrzIdrJLP+VYEkgKbHYilrDAbve0Jlm0WNGiJ2HCpbQ3
        Zq/ssotAgBJy2PjJFC1hijbjfrrdxBQtAaDDX0PyINFDMkWuo9PTvx5gmEtxL9ZPzudqcTbIeO6PHFoEX/jq+/8RguzfPfE1hxdI+h+4gbk5Rb+W6Zc/uzcA
        a1Dm4K/iASpq/TTNXxIL8S2IaQUc1tOjJO0TMdPFdYw/e2nMilZdWcOtVyX53UYvNWyD2O3C1YS+/CFaa+vYi6kU+xWX4iwq5YGklELsThveiNYyV+CLChIM
        Q9IpJ3MOgNEQaTicFuK+GytYI30kXaU3POg5kSVYI60tLRdj2R+xg99k0rkXkeK+rIs7+XpWPlcx4SlNRVvqnbr8xgo8Gcr49/oG+0jKxU0NnzoQT3OtnjpS
        j2txNa4FtG0VWDbGt+QDb+R6Ig8GvBbLHJFVCP7cWfyUEnkXuBEIWC9nEjuX9BgtZ0Br1wmuj5+2ypWkoazDphJjTvSbrRGzBnia+xJpl4vychmIONSIO2/C
        +2jO69G4pV+O0FB7GhU0A0Eixegln7kXdzMt+T5YE4ZYWHIOXJ3OAS6PyR5J7Zob1Xrapo4+kOw6INzIB+lqTRvSePzkryc/4e6VSJmIX5YnTI8afjIMsxz9
        uOTTHlKRDayCZVjToYDtsoKOH0IiPjSvouvYrSq6F7WvCrtcQe7DVdjZKkTJvNWhnQjYYwd/qLFxoLUFB0v3AI2ph5esHXAKqMaWsN0ebV+TNJzHkXvZ42xy
        j9jmPjFnbsvmoCmIgZxE3Y4VsZVnHwzilfHPHwuw0gU92ltnr0XM9RprDU16Olwjxtcm1YAOK6g+nvge0ZMDsCessfppq6JDH2169AjNOBzKWPBo0wu+76LO
        M0hlhWuqOz27B0kpc+puPU6tf4gKXcWBnlaH+0kVwKOiGakyz9KTorn0MJJalBM4gACr7plolbawAkTNKdGvvFQ4cnQ39dzc3NmXCvvlwAC/yXcuznZwtTAP
        V+nm0ceRyHmcPlaD0pdIeHz7d/7kDT8dWNu3QQGN5WR8+6t+8+PV7/zcx5Dh39/+s3+z8lWe9ZPbtv/9f+q/NH/y81vl1Ug1aL1A/nHdMx1PzoQW7xXE6+zi
        ZNo5jmTXOWQJ1NAvYP0Zn99bUZygH8Fu41IT1V0LwdXKVoL3ZHuGdcF6hqE9MMGrYF2C5dTPoJeol36nE6RUqyKrgMKhHNrSw04m7s8G/EYJcHZILlV6YwWi
        fIlnpw8wGxKMkKedgd4QKRXpbibYpwKZu1qmc8H3XCAQhFAkloUBFZZ+aBpYM53vsetXZM1E9ZuQrv+mg4yNp+ux9UZdb1QUds0kOX/5Jk5EzKp7GxJEBSo+
        V6acxIYxGzUE3moUmvuIJuUutkZV6F1dpGqNsCkAJozY3o9l6NABBNGWwSHBydTHfC3z8gPu0PEA5wdQLAcLJydrBEPJDjIWW5BnSDZgiAGs81FlJuzHhQdr
        A/p9AAfk0sXXwyGqeUE6wEG96tPhMA1Y/3Q4AldL9C2cViVJPThKah39u6kB7CJaBRoGiNHWw9M7KogCUjuhdZimATtQgX5jhO83JCm+fUOFsyVZbCjUKBs4
        bMT/lHFVJgoc38trCsoIGdQIdpICL9BRYVcKiaIHMauH8IdoBMABpZ2AZrkJCXN8oYowl83+bLP1QhKH6BXzWi+02BCjp5lkaSJbgmZE5cWzB6ffUEkdbjLO
        YzyrGmEE7dlvRcsXwquu+LXO5fiiD+ur5oG0DIDulW3UYlSHcN7jJPaupZdJGP6lC2DdTA3H9coW9VOnolpHC2FIr45f6rv0gk10UYgdGHrGNVVrJbpygeqZ
        1C5THXepJY6raHVVEX6P0Xxbr5yPlgNClSu6HFASS1YUCwaGDDW0KwxXOJ503JY2XP3GAObItdVXpWnH2/SNJMsDugFtGcWyNNa5srNXPsMq0PQdNbPP8unr
        vTQpsBXJLz7PjR4iD9q0iSdPtBs2i+vI4kdrwUiYsfi68V9BhfXtv/1j8KR5tipY8ax4niU73Dr7F2zZmt5vy970oC2b0zFbdqejtmxPd8n2dKdsT++S7emQ
        bE93yPb0dtmebocNHEKXT/sS7UjQpNSAYHAVHSxoUmrwINZ0UNjRa7oHO3oNKcXhUlCEJqWmS9Ck1CBtwc5bx+pREwm9pp3Obg8D41kWnLqgC0cFutBdBF3o
        CnTh6BLQhWKiuBy6sK8DXdjnb5a05uxUxh5ljPWHPwH+9LGfGLuIsX8YI/7FpeBhxx8kQpIU3JJFAHVH3OiLynZmJV2QAGKUAR56Z+RgXeXAxgRPCZIR7P/3
        7E88R3cSa2tDwGKHRkZlYw3sTY2IvhVfOFIn4nUPwQzjaCewGHHAPoT1mEVVYHtB6SmJJpHdnaMqkK6U4fLcQ9OvQ+ZSbb+J/c4FTcO6qRG6xsEADSHe3SLe
        0uJZFJrgddsYhtkUjKew62XeZ9QdhnWjXY3XRTmzpWB7ccEzUvDMooIV6BiBB5AXUR8385qbhPdyfQCW1/HcUNhycv4HhlTunuKsYITAdxcYkNzlev8ObZ9m
        h/gzU5P3H03Ts3lHpqx/fUC6w54RG/YbklfZ3T3nq3umanATppcFgpOmTSf+fyo49hBH87vbprwpF5/x5RvXHpuyj9yvi2ei3FRwJMrvbtCUKsa1/dBvTOkj
        bGGnL7IbXTENUTC1Jt5+qnzkX7kyfPjpbrixIiLcvpn2ruQF1E/ndydXNCguVSnyHorH34XT+6e2PqC9+x46SJstJI0Z+C1QdRtn6DD+rtP34RH3qISF53ZH
        lR0skxR3MDITlwnEPV1p+FzyQzsZo02q9KIN22MJelASpnYam3yJ9siX7Qv6SgNhYeiL8ivoi/zSfdHVBai3tMCXbMeLWkDMStKCXYxXJAXdI+ow9Nw90nOF
        rp4roOf8GcYaRKig9Jyf6TnuAbS/xK4FbmfZd83HrYfi6p2xs5/m8T3wvUYdADo8/i44TB08oxWXRd06dfgIUZRz5Kg/5R2tmYql9GeoWnrG9A/xaP6UO2Un
        5B0VMx0uUR+lDgHeP1WmXpyqZXuRWAoaBx6FqLC7QbQ8jqyJpYMMh9X5JjLtouZhOSV+/7QunblvSt0/9aIoZeiT7lT12L/l+dT1KigULGdKqKiwqav1k8Sq
        FvzFr+SmzlqYnhXOujxLJd875xxBAaCGdAT/wZ46cOTolH00nR74fBkIdSo+y+pOvnBjFtXLM68n6SCHm2etN1UE+lq6WYFszOgUxTOreylhSL+5s5ZBKqCX
        ZEnvqjb6HITNZo4iVnlqJlGKd9SwwfRxC5/Xb2JgOnYXwrv/aGMeKl+EDX+FdYUhl5oYgEEa3yrGV2N8s33bWeu4e9WVu5c9I9OOewW9LKgcdPMSxAJx78Xl
        D5JL6RqkBVhr93AMHyrFPRtv3aXRtwcEJqXrl5sqytwhCk0+/JItca3ypFnj6JbqVIO/awYpmFNAt0zGRrEMhUcrrEqpWPEz99bjQLZQVI0XekkXXQzuVVGN
        bhDlV8wLYGEaYFCKaFgJG02Jvi745BDkSlAEsePNfjlgbyzJbWhtWCtD/cczrYqZlk8mWWXJSVaRSRXcr937zKCY0S6Cn4BcSm9ylxGVnrXegZUJeaVI7omo
        tsRAvSMqzdBvQIpknhMAEjQtw5zD6rc7Qd2vQ0giNFIlzuJZ1JU3YVcBj0c8VRGYkRPKordujuooF+B3dMIFG5xI+uTrKsrswWhm/pCo0apoMt5nTAG/yahh
        /oRjZUZVMuAUTS1IlEVJDDrO3Zsdb2ks3M98YaCRehQrfJQ0IMWMwazxWdOU9JnMY4weVlFGPsIOXll6cmV3HZ5BwFzWlTORe/kMy3Vml3vZ7HKT2eX8U6dL
        yXyhGG99A/XjoqlCd1+fTpN0shSzS0goW9AVp0d10fSo4lFWf5QXTY9S1/QoZaZH1bwAnp6nRzkzPco/0vTA6gsevHhj2snFOA8lC6tLywahr5zSFkvpW/dH
        YAN4ZPy4OQ3GOxmahMkLjnTGDbNQBe8GUQIREgrRJdZwFfdN+xwmVQzeo0C6zZA3jUXP0SoKOxw9Sps4q9YRYOIjuhakShwWzfekEEAH2sxdcZ5hFGdTh1lm
        MGnQxOijzLYj2WEUS/2VZOFwhGtwDjK9xHaQM3+XfIaHWPEz6grPIERX0XbBS04ITou66/I+7DDK+SlfSIzOCkc5bNDqnq5m8HjXq/C27EsyFfMsT19ZwJQu
        Mza3gOPC/RPVSlkiep2V7hAxfhQmirizBkkc6ZZmpbvZCBYtEuMgozH8ki2SnIIU+nLvbLReqaiIoKFmMIcQ1L93/U3Qznqi9Yzhvqq2xVTwofhJJigDKKri
        HAK1LVYXgDp8f4dtw8eUAbgMQifOaQRJDOK55zAgsDzwxoqVDIhdZ2lrFi3yP29zOwJH2hNEoRzBd88e1CSQktyEjFRsrODsejsboW1Ub3Zs7RJUYclzZZN4
        N32NZcWPz97EqZdIGkP9fcGd5PR7YvezoSK1pcvU62XmILuZQglrLGsLwCWgq1NGI4umiwCJ3yBU/1HZ6cm6ARXhfyz20yLbT2nNSNyAkKIng3sOY+1lQOtW
        NScpDWnJib/73nrSsTg31xHJztrizrXQueljSffGJ95XZ61LfJxOXKppfOx9ddhbqI7vqycGRiu+SGVWcPJBugufkfhFuvNf3xPgFB/k4cGvUE9wcdQroR8/
        KHdKKBcn1fg976uvs62wHN8rz9RQOH4KUBucVFA4ql9HJZCquI8GvAJVaqWc9+MiMQJ2XIy/ca+x6yDUjH0b2DnZY5MJIOQvfzJ57p3muUohPvbnQaxj2NSs
        qILRgomGPZYqWecfe34h1VQubHaG4oCa+cmjsILYj0VDbNYo6aGHqIVQe0EDVoYGrIZd9YfUtpKP56gWQVIL/nxcB20vKlpR0d+kQuO/tsJ6/OxTH38hHwac
        WeyHfCEXX/zvl32hh5rw6JJNcLqaEJfoI0hFF1Q+H9rxs3boxq3nMM6PnD33j/CTnqURZoec7/ztZz6VD3uoD3ppZ4iPX96sXnrto0t+tPNBrCDPPnPfh/Pi
        iJ2EEy5qE/QnSwQdJk+p5Kk89Py3wGeJfe6g9tuNWN0NahfQHTcoJBsoX2tPIefJFiumQ98WC5q3OqyMec2m9Xy8SSYnSTXWCit+8tMBXJLYOFiKGyHsE2WO
        RUF4wk8nSwwSgWMpZeea0XovL3tlajLUdaGP1RXBD1hZkJueq4UsDZ5kaWDTRB4aR9FlwTtrDcOyIJU6/pTBWWprB2Z5XffRVcVoZF8496EPF8J+OabaWXE0
        G0A/u/GIjF0GkQC++eX42T/5/B9iGPM0jDTw+XX2BjiCrbFeHTLM53qgbzXVpNTjmpA9vJrUKkYatfHCMmCKrrHG4N64xhoF2BttLmE/Dn1hDw5B2Jutsv0v
        +SGoogbEgc4VB7pAHOgscaDzxYGuJA50tjjQVcWBriwOdDVxoOsXB7oecaDr7bgkMVArJycritq3yGrfYRhjAKhc5Bui9i3KJ4p6mNW+RVb7Fo3aN8d+ksVE
        7VsMWKKwwkE6GrXvoP+cq0qztgGfcFdwKkNvBEjnwQjOh9gTxyRRpJmyjbaUxKTuYInfFId0exNcuhj2+jqmLN5Kzbq/i04/90CACeIgzch2OjSR1v8vHLzQ
        xJ9rkC+WBgipJOIvW4CjLcBxlOTb1pf++IgywSG4C0hz2qvl5SH8GZWXNb3cea0Ufyu15fNrCGHzcdgJ8OY11i6kclxjvQFhuuvsN5IQtLhhNGiXt+mcwy2a
        +s5Xv7bwwMdO/LbeyA2S3LgI+4qShnGlykhpDdjnAteC5i/V7fRZyzgf0b24HvemW8T5rbdF+UZ8+tNB/OCniWaB1NZpQ4G9aKi4XWFBWlKSdgH3tHKt/UY6
        EJW9AeL7FmJSHMz/ncC9QK+jX+DuVNJSlxLqIr0lpXAaiwm1cyPtWq7kBKbZs2ML49tLQkh3DaeTdbHq5HAocz5JlyHUEaqel7zCJqGwg3ddXnD8M47KXUZp
        YUkcm0BcLokrSO6zD4ZcrC5w8wwLtCjSxAiLWCozCyMAtqTb064L/gf3e1+Ug3YacHgk23JHlWXIGa+bBkOEnEmisq4Rb8YjTJoy6NfAFtxFyNfR6fOf5mXc
        AfuyfklazAktIqByvTg65nQedPz1J/8woWPczcTr7EC91tmvQRTmGut61HmNdZ2YgdeHTEebfPSviwHFqBS5Y6mFL7EpGgKSd+gA9iwxSjviE/LPGK7fIqZw
        1paQ/uyAFUW3IKtBc3EXal4N9HSUp05E/0n/r0AjIAMWua8mnEAod4gT9oMMHRhq7rzWvprPkGtoAmfAeSdhe6PS8Vj8YOqBkw8EoUjpYmbCsSndlQHwkMOQ
        +74g5K0T8l7RRd4d6rnVEPrkP5POb7YZ08T0GbPv1G+gzX9GoSzpUHvj/uC9tv/B69yB2V4EFUEMOOtKJs5tiaNkwtpDwIifg4RBe4BgfcP+RFLeZ93IYhaz
        TgKAk3MVMuDQnv7tp7/m0OaNQ7rTC0dVFxZuhObhbJoCk3b6sfiv2RZ7/o9pp/dopy+DtyYBLmPJ/WElPIMSLjx13wumBFQFCgE14Rxzo7XM3FX12odC+JPC
        QS/++lwAHycwkmNgJGtx6xk0SBhJ/gB/E+ZNKrvIK0iZo/SoiKqPPnjUjXqMfaupvuhKagYVP8ww9wobZJifssK1JjNogZg1RXsF9ygCZTaFYwhcmQxDHJqc
        y2K2S7Yq0Qod+VXHcmzi3seyQIXx0w8GxDQNUqUU1R517RXH9BJV3RbHfY/v98UfvjcA/GFBN3SoxzRiJBHVMMw0v4MZWLZ5F+Bt6O4Rry66mHDmbHbrkh/u
        ELcuhFbSHCkYt67jPx/EA/GvE9Nfol2hB3JGAauafKvEKYzNB3nxtMRa2v29s5nvnc9+71zme2f5e39xNIj9Rd9bzWbtAnixZRw3DMfJCWeSxl68NcN1ei1r
        X+44Eq7FUHIEIZJb8WuevGaFGk5D7B+5xdJ0WKvXHd3IfNKo8EnLIJEVxYGR5B0/pSCPKcg3FFTm+NJvYjxeeO6bHBvAQTOdyMU+iVz0JHIxkMhFXyIXy12R
        i2Mclkg8KgcwFiWAMSeRixWJXORQx20+mE3dB+6Sc45dBZkB3GVe3ATzcFaCV31NcrSNSexEryRoK0p2tpxkZ+sXvr8ifH+J12fDXRYk29yisVTr7E9gOVBr
        rI8D6p6OH4P/BM2Nlg0taVN9BL7ndDxhw6jAKXHH8N4vwBddsZ9FCUf2s1DGz0Kxn4WH4xzGzYVQdo7mVs3MtQBFPefQLKLjBYcGlGbljcRw0+XFTNYtKuAR
        WtsbYQO/zGWSL9O9ZSgUyg8a/4JxHDteYe2Hka1ycQ1rwjmnE5bLczR8mTR57BZcFRGSmh6GY3DqZFkRRm89+kPfBbk0HjNknAQor9tNxJyNUT6g110h3HMt
        wj0hA8Zf/BSq0k9tkGDiom5QdWg566HBWIZPUIk/MCW+BS/+hF57hYDSl5Kgd+stB/ZjLeKy576KvuFJ8ML5D30Kn1gmn7DZGS+XrmySlq4ualkoqK0zuiq+
        1NFYNiymGr/00uMvFV6PZO0OS9ExiodjJcnougq4hxD2UAjTz5WEwp8pSVzbec5jukE9jSNtiU+V0nS62RzyPY3oqs3OOTwUbnaewMstF1FET5Sm45B3vYa+
        SofzUeNkNN7WyxaisZcbtxc/hYUZkT+5+LtfRfSUSLEVJiSsAqvCYrnos/NNEE7y0QpfZdb8YI2lWVcN7Ai6TsBJh7a19djClSO/xxah3ef1q0iku0Om+XFo
        Hybpeg75ES5YzHUhLBM8aA6Oi5PxEbWfkxbGJ5QAf6PpLAzjTvA+PnuCe4auze8dR7NRRtTVo7rR7vbNHO9koI+W6VHqQz3W5vymy+C1Nubr0WwT2y8XlZBn
        2G2rK3LojniVtIlDhyS5VUtJ7NAdG9UJFQ/Gp093goeo8pEVACdkLLg+rsbPvSf5DXdJSm8pWrbo+BEYd+h4QoUVGq9/1ljQGNzR1fPu/7OeR5dnknjSQLh4
        /qyDTTOAk9+rAAgwiXxnY8GDoATay+YwaYjuLxq6vwC6P+ZLwKM4fcVncygiHz/lpInM81Nn7v8/T3366fe/f+tGp5WXsk7gGMKLkHbHY7i46hQNLs2Y8Xm6
        T8M8jzjj43lRTNCu/X4biOVrrNslUCEfP5yfhirlmE8kQsfjPlEJHU/40crgF2yMwuk89RyjJebghg20RJT3BJVHn6ZOyAW/COJ+uCCVNiXuxJ/d+HMLvMGI
        pcRcMD39sI1GITAo+CVj1uMxMh0tP8tAULHBL+PNcyQxLoOHpqnXn3qX1cuTnJ5hBpnjqsz5aObcVFq+iaLzAH9ApCPn/uQq21RlVOE5X1oGIiqYynGMWWxt
        X/Pa0W99Y8PIVlQj+ICNvm0KFa9Agh5IL5DWfxnubDZMCHTrgr1EzUtnYGriqJYxelYSq7y+4mhcZRKrgMZejRyqr1a38uPIgfk8TTPiSzP0f2tkNWgFFMXo
        k6cDbUFD+Zp4ECcVGrUxnIyleyx0p2YyNmilFLVqHy6KZc9PeA3Wlp5Wokp9WEHvghAPzPophFk++/6xjc4JuloyFPIRZTase2mHTSbZXakKtZbGWuTKBfi4
        5GihOOBTd1i6eiDdtXhTtThxeSMDYD3Lat8QbicXXPY8jznCjlN9xxdoS7Ev24Nmg2PwQC1y9hOSeZ+wY/YJzCHDddSg7SeH1MH4+4jdbuGRR232MedfWjbD
        7DCbcIW4JRS2xjrBsX/xRYgfXCOzlLBbOn2lFPyCoxguPei0iMORM5fFhtTsmBvy1+fccBzHiw6c78GZ4eo4u0Cf4L8tl6aKxN/RdLE5eom6tQjfB0tMleOn
        wpVwL0A7ikx0D1RfR/cbdJXJcdWQfD7EugQHwgYn0cEneS7jw1hpaOFYSdNz2Xy0cl4mKnJhNjqTn2r0VBfCO+48l72jUNELTlSCkzOH6CAcKSw5LJOxc9oO
        DoqnL9OUYtFKwrm6kOILAEtpsDBEpTSyIDy+n74N8hDAoLQ8lTmnmU9yKyL4CpoFWe4CPwR8UQEgHb6EUPsmbICoDrz5GFaAIZ7qI6KAZo01vH38M3AjxJT1
        iX7GqI/H9tIUxP42lkViN/uELfvEXbJNYBNDBCfvL52dQvY165+7p+HeuaKscvRbNJAQ6Gi4EuZKJeGezJohNbEXrkJqYitcoQMOKU6/pFfpFfTfqn3RIBz4
        zdWtDRISEuG6ELwVfJZjKYcqs5JLCH6KSmtHo3iBdjO9rEX0lOFfsoOosPEuZG4Rv9rIBO0foCdWUO/SU3pZpwy6Hm3NE102JDMDfSyie9FtqOeo1vhH46FB
        BQH6mlolVTNNgzZdSUzLEgIszUnoxiEDszzMsjHPP4zLNUtNPjg4o4705SK2I+yL8ATigrAY4M8Q/ujOLCrSjklEWCQa7WhiRjunDZkq+2lGE+1CSdvKczBu
        h28pBL9Cq1s0Gi5PRoSqms1A08kzw49Sx2G2oj+pV2ksl+MIJLQGAgXoLmadh5WAo/yspRfa1iUodeKC9gIr6mNcr4RoPOgtip2rD9rIPvekmm5a1ga+81m+
        83zmzo9tUF9G3FvfBvUEx781ra+oDdYvmfO/ofPP8Dmt6yoa2mJJwNxq55yKriHeyVw9paLxzUj9jrfUeRWRxP6wuXpGRSSHnzalPKei4S3WI+a3CyoiEedR
        c/VdhaD+L5onL6qoZ4tFGwdN+YrZ1FfTetNv/BB6eH2gGz2MncKsGICHK7SsjvNiqwtnwrW89ozr1XptwhpETaLbBt1rZjJZN/Xqdmuv7Irsc9Z8zKjeiljC
        IFX3IKWHVIlzenBFufpgrvU1+2gGvVwCK+ruh3MIoOJBTseJXi3T1sV5WjM7FfK1RmsyN4YaIHe6/WiO5gkdH8mFEzg+nAubVOacM42rswzK9gT/PZcDm4dY
        D+cysG5XT5wKr4ajFbatcte2VV5i2yqbbQtfcqUV+GJTT8xHE/pqPaGb89HV87ihr160aZWDz6lwhA7EwY3wtKIOXqP7aHZiJDAnRmkFwRGzYvlezI4Sa0L7
        oXlCHbGx4OO2DABkp0clycoG9aTNxB+8z2GHjM48Xp6Z3UilMgr9V04vR0YVj+Y0NptlkrqE5qdedisqAZaBarWM+ZJlaHKgG3gxwPuW7G4rJAIYIoonMSkW
        QswSBusGZrd4xBq6N/gzJ0QzcRKhlRH+3daARKmXmbWzQatnA6tnlKwQvIoOooxRWovp31KrbINWe/rHP6VF0E+2bxbeCM0b4VZJ4wK+GAqXiZoeml1EmkCl
        s0zWd9QAA9Pg9Z64kc4GkJkyydYSnG3ThFqewWKkVfP8sTocQlByANdZHtuPRstPYYQzmV1aKVpKO1pO+9FmBXXlcpKtaUVRgYmBGc9uU+PZbQq9w1/ZoMrx
        k59DYI9E7NM+Y66IaaVHytPB59mLoAyVSw4mEoArhnBdzSUx2Agu5Qhsf6l3NBuhcuJ0qFE9X195A+WaQXNTRvmuqRV/+V+sTg2uUzG4wRTGG2TwfVcGmJdE
        6StPbTO9Ffm8dHI2h6IJuS+xNzp+MJ0Iz1p4574eJF5AohOpgwdHXJNeCdLENmEytY/FmNvgwYUtJ74UWtr4Jo6y5yhvzixQQZNpPRGGsyKuzT2m5T1oeZlb
        3v3VosTpIwEAtxz/dahTN7pYHyJspuVx5lo4Tl76GUHeoSfuZpakrxPPA5KL4XuAphWYnwobtOeAIwJjfGXGh+vJIhPirdk1usgOfFpHsOxyItoIq0me1fAI
        QcNqomucGAgS3iSi4mD5q0FQRFCdJUF1Y5sdRNNdJdF0K1FIDWwtvRxvm9Epv1mLH2Umt+UmKsAals3nbF3Dsnne5qgDjsJl0Zb6YRSaLE/C8j0QLXLaViWn
        bQX6dk+PyYbIyar0WslsVZLMVr5ktipm9ez5+HhlCT27VpcsdzdsJvCwVlByOecdcx+2lHPA/msi8l6BS4eJ5v1B/OdW/NvvCWKPw+4V/BVYV/8GUdXvEk39
        TlHUbxc9/TZR028SLf0GUdK/WnT060VFPyka+mtEQd80+nmxhZ/48yC+CEbLpfWrwBg5vG3/jWguCrENl00wmXASV0k76VMrpW5XSd1WSN201G1U6jYkdQuk
        blWpW0XqVpa6eVI3V+oG76YC0RHbi8Qrkt5/ij3s+PQ5JMnHKXI5OEhTTx3qzCkgIspLbOr5SxgLJ42JkDOhfef5Dy3kQzv+zle/hgRPYigMq5IHqSdrYvyG
        mBi/+IFC9n3xj7KNmti874utEhEtdRh0XLj9XAWzMww6LigLMfxFEJgrBOaKQcfVAQw6rkSJuggrRay13WX+L2cJjcgEQqP/AdtRWawdNj+La6jF7tsuHETp
        L4asnmPDM/yLXPYvymsXtALEbjf1L3IBg4U65Q1azVNSAFOAYgdWN/EvcmnhdTFQcPg3/kU5fzkczqx4/Yu+xZkV5uYOQ8y0kELIis9adN9vF9zaYcVerVnw
        WnsB0HJQcDqZDHu0TR+Gz19/JoMup7ouptn7CvOZAG8WWrOou5KnDs+52Xc4dZ87HwHgCrlF5oHq0m4hT32uPd+GAM5pHUsZ4Jt5RjMD4BpgPMzTdLvth0Em
        hlsiYM2NRzbTPplcTN6QhXrkn1T2pwNpxXGZXvCDGZXH/gO82WKHKjJeHa2LwP4qcZZJgKO5YEiROizHWHCMBpADsBeNNkBJ6E1fLuYZmrLc4VDCXl0+GfV8
        FEhbadupozo4mDq/0IFgpA6uUy9481QL1KG3oXsYLgag7i6wT7wWTivteQDaerqcyVsLhzW/RX1d06Xtn77xL3+u79N/sLW9L+yDJ2i6m4UID8i8x0nJ5MUO
        nkw2xD9WXXA+ReCt5BYYRTp3qQ+OUG3A2SPU/iJLLuZ46Y3RgKDrDAB2BDSS4wSkdBIwFGVuvsWIdBVk6SygSVT5aoelgwmiEz4fdrBDaKFw0iaVt3F2j86P
        GRzDTDtYc9SbKaJzWkUkcnWzcwsdPOT0sgBoB9fR0mZnE5xMNtO2amE6N+FhgqS3FvxTh+nQu8UaEiyyDDIZL6dQ1hVbm53d/l+X3PrhfNbzvJd1o4Os9bRX
        O7dERCUKZzujyskIcTXV25BFOIOApzqodwx6Rw/viWrZJ2qXP6E5+3nGIkX3NkU93fd64fM+YDwV+1bwQ0P4M9lCBDmqV6SDFeC82UoqmmcKxEeoc5VI1hkT
        p83pr2aqjmNbeV8nA3TH9W2eSVTf4kkODwCaC4BICyk41SOvYeQhgB1G+ZP0pHeSIXG6nqA2Hqi4WUIl6V5A/kgcbi9kczrvqDhL0oeTWTL37qjQXhsc0jlO
        LEmfLJ5EcSe7P8qhbQof8EMln3wsGu42IA/DgDz8SgzIxN72CYKeHZxWuo8NoEge0oeNpg8IjZBz8YdGJJhX6GhcTUa5k2m1uFZ0c2cGwjdjhuhHYD393AG1
        1/2IIKdbm7puBVkQ4P5GpnvkuoQKNnX/jgMkhof97PROxUaMKkvDFZxRHKqcwwmwxXILyCy40EEv3UozPcfAmkA9a7c+2tb+R5mU2wuAZjvZedCcHb++3U4B
        xM5tZVgBADLmgFdGG403v31ozfab/zEsblvAGvwRZMp1iWbcLIIzVJJ2hlauQA35kx00TU5bCCc5BohNvoF0/qV2Fld+Hw2IfyoLerao1CwexZW+jGEFsKaL
        JYbxM7XAbA7RgdeWATAjZbpi75QBLE20BhnP0t411mTUF3MOoV6ao120z1qpQRK9qrqWzIofvPTtrXsragSLUJxkS7UZtZ3u0opAfEnUpwXapQ7g0Z526xRT
        IP04NN0hiz662VaoAfBbe8GdDuHAqU16iRnaFFJ5fLaTjfK9eoSOe+hIG9P+LdYtVCDPAP5oWlogpXlSWtmo/pEAYhCq/zTMagjcXK+wTP79/U7tcOlud1Zy
        H43BGpB4FzvB/8zwR2NQ01QXokImUzFA0Kq0pY0xtgqwtvpxPhTVLkVWhDYsibvVR33QC7ytIfwZxp8R3Z/kngm2ZZ9taFNu/9JlDWCAUcIo/gxK2hkSGwdI
        QsSbAu8F+Bi6oANJdFQ3uYsnB6lz6TCsB3HopbKoUFTu0gXz/6gPuzFxF32CDuaB4bGZ17ETXqeXccJO4cjoePMRc3e5efbIBG6aILDZ5gAgNbxsA8qCmBfA
        AekqfnKIVQHIX3keatlF0CQeQ6oxAKCb+SnPicqB2gYEa5u4MiwZOAMCbgIDh8QLjPxGjzLcG7YL86kfqUQAJkNoRjoZwP4CT64q7IgpBumqqvOMWeIvguUr
        MtcLWL4owGwJgJ9XxBn9KfEXOjiCbXjNYw8BVQL5lF5D5hXhSk2JHsPPYn0DBJ4NCLwcYPls/CleVqKtZmOlK11J7GMnc2Mvg8t32F4/HNemD8GWAaw2i+0H
        3hJhFxhRQIV3UjWoFL+3sn3lJ07/mvu5n/3x23bQxfYXvvTMM3+zd9e+HVm8BepWlTX/Efve+tK3fvD6nZ/dfBszJNv/9sHW5p98zcQN+6A2qjDMZmy/K1qW
        GuCBsKGXzYhKWXyqtM6dAhuR0QVGhex+n5nqhY9GzkKU2Q6QVMzNsNzFU2BGM0UhbzNGJj+/aFBynFMeMyFiQYClAORSY9kgn9BmgfqU33YTqMofunhguvMi
        wtOyqPsM9iFPQR+jX5RpWTSUJR9jgD6pEzHQWMIAlkvvY0TzCP8iAZL6LgPP6RPBITCLGgjHcqRNarfDGqIf+Ay0WeEzgNJQL6TC12tvrajsuAKlgp6LXnYo
        Ktndr7g0l94lYNBwAa0yIyCBSjPD5TAqJbX1FGrQPWyQlUiEXTT/HUaZZnRLHigHUJw5mXIk0iXD5vCwIcP+v9ywyce0dJ7bGba8DFuehy2LvGPrSvbCZsgA
        WnevDODZhUlJQmlG2GWuqwXBiwHFGRe0IBCTUJc4IGaHO5wW+TaTr/Mj9IMr/cAsGrfeNT0COZ8hDGgAWga6IQe532Vog/lk8iAnm5dSdh4CAhEZ70Q57FPo
        OryeA4htHnTgMcon7wLYnnLMHEobSVjNuMKCZCOXW1lARwDgPfcjtjMv7cRslHbmTTtL2FhYe1BsJ11dhJ7ABXxDF6IsL0YYeiy6JCfZkQPNcuSGJbPMjsdq
        pqqUlaWKHAgBw0YbsMuEbDMAKpbwEmNyllq8SbnomQA94+oAPQPnCaBmoutpWUR+Esz3EtjaKOC10Z9H/xPtOpDvf4R+8aVf6qB57hff9EsP8NipNj3EUwrY
        fCuqz3PC4zqqh/GH+cJH5akdYamLeXaW5KMzD5QgydfgscGi+B0i198ukvweketvEYF+twjtEPbzIuwXRdgviLCfE2HfE2HfBidu6bJI+RWR8pcJB6q3WGBL
        xxFxMsZZKv09cKxzOedxBp+LBjprGnXENEo9HhxApu9UiSAAq6JCUKdkbJWMrWJvQs//P77bO+scNhqFlolld08S56lOEpc5ohu3NYCsCVtEHzs6sD9PX+g5
        nF7ZwlPGc+dkNEovjOjRfY0Ix8Y+vGp8dzyYIjyYIiDTI0Son00bejpijT8mqr3Otq61YY22kbqT2HvPnA+xJlTOmwbzDueb6HyTOYdYsNOc30Lnt/DZ7eEy
        zdqFuzCcnl5Gv9zO+ZvhTmYTw89eM1SpkVTtQWzISKoQITYElxkD28hjXTZ1qP0UjGrUVkB7+xEjglk74T/BGVE1q0uNcftNbIBDpoMDJPhzajqMG5+5wQGT
        DB8DHNnJECPZSXqBvTm58CWiwpGICpWkhEaYKmcjgbnVkQyiStxXPMmnlgu+IPa4kvQF2+NGO/Y4u2OPKxl7XIXtcXbGHmcz3lyF7XHFeHQ6+HUFq9UozR+6
        46MXOlhotS4ktYDzMiAzzk0HwwEwZv5MWBcr3iD1FF2CZwuH4hfvwvn3978uHKZ37r3rprBHsNnCXsfwj7oKS19F94mZTwwUVW7t6yq2xalnzCI4gMYP6mo8
        9HYA/akgZFuaxy5AyiJ6HcITI7qedPcIChsB8GcCIFdgALnCji6Az/3wVerBu7Ww4GxLKQawb5gEgH0jTphh3zyaD2WkpkMyYWKegFHRW7EzbwFcboTBKWf4
        aa8DMEejO8LXBiwuHPH1MJaI0VdQRybVbDVHM9UcvVI17Ww1rcxbqOboEtX09WhXFUc5AuOH96DdXblGpnKNV1y5RqZyjSUr1+iqHDvpjHYGHE4C6UUDNt4S
        LESlJGc6fayKA8LJS5wIyFiJy7AS0zq3eC5A+Q9lSwlrIcgOFnIEqo9u5gj1kc0qkHyTSOaHQAw8k995cAeIV+dhyJUtCWuWWbGww2xQH8OOQdVr2bIbnbBl
        +T9uy851DMf+DWoOlWqxbuOsrWDmQWziBP3+Mu6u9PuJl/0dYUk0xyWNrfHw5OzGnNJ2BxKhc65N2h6QuetKJQEIW1kMjjiEopwrPPmvefCU75tPw6L9narr
        U2ucwy5vYLkkUfVFBzYycfAGQCBryF1xUd9RkWzT7mpqf5e7Kd05segOtzEvu17etDHvwMkd+E9Q7l3ut2rLWlJP9r56Vpz2/djqijuGokwFn1T0POApsDvH
        EF6j/DQY+sTB0N5iPakkseoTdIR9+Cyu65udR831I7im5x5WnJ9bEkPlxF4YPIJ8NhyuDLfYzyjzA3eV6Sg/9QSmXzqe/dwH1HTUA+Gzkc0YOXD0k8L+i4Jr
        9ArBTNGAVQHhM8jKEHshwDr5yza/zDXypgGsEj+seBYhgVfHkBQqY9sA6sisycEV+Ty/aHMoIbNVAhrRC1+7WKXy4IXZsIfGBmhsDM4O7rxKbf9tpUv4aIkL
        9NZYXlQTLSdAdHU4wEeoCouxulG83upa7dufdaCs694WkFENqijxnkTgg2GfHgj74duwn3dSP6pJ2lAY52eiAhI78x0qGGmI4EgGVJHUQAX6BHsdfFYJzgjq
        N4kNeD8cj1GxnfQBj1WgfeIyUjR94aTwFUgnl+kETnoKGuwxDdc93ZCsvJHvzwrSit3YWLXqEd/tO3vgdCruGG8Vv4pbGOfZY7rpoW79gnosCuCbGMBHEVrV
        CizmnG5HcBOKklLDGKKRZSwAqSBwuByr4B/cKUsHWhzxqSQBruTSEHuci594kdiSOXjq5OChEvwG+5XPqYiz7uZ51eHU0wXjj0myzA3s2WOb7Gz8ntCazq9W
        0tmSHZ16PMFdpjrNKfS4JUmuJCMmn1G/uKutJjMnT1gJyf8mk/xuofVdQvk7M7TOKdM4Lq9wRueNy2dn1t8mGangr4Ta543RzF7BKdxR2Yzug6tso7ZwJyaJ
        Rkxi+93Z2EYKNZuzVjVxZtjmSXMOtnmbLmTg8qiADkWnI+hInwN4yheH+Lw4xHOImC3WgSkewSbaPZkOmBksN2kNLYuMigvuMTV26PoCfyZvPuMnkERIw9Oh
        wLpBzeNeEF1+HnUwHVLkiSymTiKhqEQzmFhU+d6maV28vMO4QhYe34TBVSMZENXsGtzAVkUPYXWB3wXNMxx3h/3MXkDHX6dRTJz+W51CTF68G7kE9uHol55H
        EVSvOq3h8HNWxzilduyI1/P7OBcrzZU9eAphuhust/Ep/bTBupVOMRXvoiOm4u1IdUmlIfJLdYYtj35MJh80eA4Gj4R1yWeTl8FjIDgZvE0YvG2LB88RMGWP
        vW0S64jXZR3xJTCilQMH8eG86x12EjM06DZYYV0qv+NtBw9ytzxjxrNPPNLV3ZeHEGXtijt0LgMfbNyURwTBkZMjir/CIkUVS4bz81FlPqrqahtCgNyEV4P2
        RTNVanE6mk+qyIPaHTqLIowOUKcVM4X5/AM0H1FtkYEBGnlPNPJ+G7lX26yNAZI1FddOPoN0pDW6Od8KyyTs5UQUrGek9jK8chehatd1GWFRZajC6aKOZaln
        F+cddNoR592Ept5tAyO8W4XM5CSGD4XW058q9RiWXmMpYNUM1PwR5y2HHkQU/9lu5PQbUowLpYqrE8sGawpMA21ohzCpFIOG655EloUenq4y7VICq9HDeOGh
        fal8I33s7dmhLz+WygH1HeiU2g0Y8CWetDNPxtaN/OyN+zN6yLcBCHlEB1gscpy2GCn2NdIy5E1ahmDCmSQ+IQAkJc1JBApv8lmbQPIC/AcLPMMQEWNLPoVe
        8S9k32V4KDs4wP+Xvaxtv+OXkRP9DatbAlkk/f9VUj2z/feI4RCw3QwKdCexkNQKWlfPIFHakWiUM45XTaIV+bWMX4fx69juqEYyMqcst04ji/6dZ6JlSH8Z
        jUgi7Wj8fj2EHNp6d9TXCEN+1DnNCVzORBE/OmQeXX6/HsajK3bDhH8VLQl907SduTj0ENM9/q4or62DgDrBeVE7B4kTss5oQfgKVxK/pV05X6VHMllMwyZV
        InM5ofOnw6t18XS4eqoGtZGwQnQ+3EnJYfKpEycaOFf+mySVxnJfYx1KxZ6ywiFdDvNwGMBjOb2abgxS7enHEd6pcVce88O8XEK3M0RdyxmMh++LruGE9VEv
        Cr1KD1M3lY9EDeRyH9by+bvDIbjbD3FC0Pyuijvlqnv0CnZxMzUn7mRsd3KuZvVEesG+tygoeDe7CbMHI4fljZgHeogMkGkyLE1xoFpaZlJyQUcbmUBXIXkr
        3IEzL9h+9mHzd8jUHBCEy/379aLmDPu6X7LR17pS0cvLgQ/6kCz0yTv3hMNpf8b38O/REOehHzZ56IeQhz4/g3kzDcuo5KHPZ/LQUxFLVlYKZS2r4vSjnmQg
        Dpwr/82SAyuwPEMOvpCDZA69mm4MAM3akAPflcdADnzpd4hhJElnrUM9kqGDEZOSlOmg2qGDHNOBxlAnVabiRncn59S/zfQC+eio3kwE7ABZ194O2djwaz0h
        grwQQVpgUmxBLxMiWLmICPJCBJmHzd8hU+3D1NTxhAg6bRkBKEGfkIHBVPCEDOT1qk9zm8nAS9+6J/0SEcFIhwhGskTgzUDrMY3dV4jA6wIjAPJir5ZZV4Eg
        hnRZLEfdYOJpLm9K0geC/tlbSwHw/jCn/Nn8YRPJ6CZQjAx+Aq8yqBnhScY+ZkNY5XDCrmisBQ7YW7ZlY4tQxllanMLZ5dZt2ZIwh64mnLP2RueCbX55BL+c
        Bz7IEPzCXfhhp6l7fuM9QZxnt3AXKcRY1L0uZF9c4O26SCHG2aYmxccX9XThpF3Gk1fB4xcCdAWPaBKBXHHSdiFAl/Db9bzmYR/qwcGjHnWh1e2jTfF/f/2P
        /zAff/tpGyHcscMtvMg4mXVuI3bBRQ+5mYeC5KHaoodymYdqyUPcfLiM9OoeZEJgOwmsDYFshnXeGqEbsE1sK6LaqUjiL1Fwd+5KOx4Jc/FsmO+ESNXg6F2Q
        qpA4nOc0TLyQrLN/1Zau/YgtfXvCls79oC29e9yW7j1mS//eb0sH32dLDx+1pYuR1wnHw9LHd0kf/4rt845sw1ncEXBmB1lRVgBJFc7iDoISRqFWgLO4I013
        kHAU7xXgLO7oCpzFHVH5OZCAYQvj7D/KOIu7Em3hP7rMLR0enlV3p0is8JrsE3fxPs4k3M8efKlXZZDBHgWouA2Itcv6lJqnqGMdJFDqdGwOOb5642efeexb
        eWCeMQv6it/9Bt797tdtvOkjnWgS2xWOC1hsL1XxEZqTtQ5YbJre2EF6YzgUL5qL0Jtc4Cxa/WDXoPgVVqsGEi/jYIU+gsP7ZZLWdK2TRIsuJpzjNEfP2uaH
        OVuwfmuQ1CNEnLQyk/Q8TVIXkxRzqQbV3ChXCAjR+F5OahP2mMFAatgv/nwQDppcBnYc0WKG9EV1k75oyCQCGhZJJyvTFLqNRPCee/KTKGsAZTyJMv7qqzaV
        8I2v/xmVNJxKRBceh0SUmmjhBWNDoljkaX0qY8Sd7zhGPt6C/Zp2wPmMq2SXI0AuEzzndTlIePB8KsKorrPlldh7PVteW3uX+nQeFt2mbi5t0Z1ALKax6OIY
        TcBw6+kJ49ng0a9wIGvjiIzC7I7EFmQWOTzzYbrndVu6EbTE/mL5+XmfgY9mhdyMvmGYRmIBHAlJUNuPfuuXPtbvfy132w5d2n7H6ffe9mKr/nP7JC7OWxSq
        77XlrXz2rXz2LYA2AtQz42WCHky+C2eQfKYWcA+hRnS7eMGJDC5eBZJdE3+XzE85cVSoIkSAxdo8zvKp91fhrX0/vvITn7lOPBzgfMDvQEHXqVU/g8sFH7Rl
        XlVyUJhvg1wPxFHi2i0WhyZwe3vUiM9D10iLd2ODOiRC/x2wsf3A2R8uw8nc4f0hzNcTNL12098GRFv+OZRY0zDSdXlsOT3WpMf20N8GyRDNDlBwDhcOiRZ0
        QCTuBK7GcKB5gIMFEx/MbWw93yNTDREryPd6i7aQ7/XI9772Pz//TWsjDO+Xyo1kBI3IGD//ySAavDRqQ2likJE1IyMvixs08b79NOKLhhBndKQQDvMXQl0I
        DUY5GLF/QrWhsu+qPZSWLBbuQa2fNLXGDP/c6WFT5a2dKgdc5Qd/bVGV7bTKW81aEUreK8Cx0eK7grj0IWJZowN6+QFpijQMzQk+lIB4WKudPRKlMahXEA+9
        TK/AUB3Q+gBj05K8GtwVI2B40WIm/c5ZwsFD5XGAec3iRZKxmRFf1ANyWQFJH1tjjx7E1tijR7A19ugxeBn3CLBeD7xrXToMYw3vF0G7B2qfqyGB9+irExjd
        UXQe0jEVwE2MwqUiQFey/jizRzRlj9CyRwyFgDC6fI84l9kjLnTtEeeze4Qwcg8eDeJaZo9Q2CMmISjzHpGTPYK3ioC4B9kqbLMvW1CARTSaX3Q7+ouQlsYD
        +w7e8TPvPLjPes4oxSbMprhIAbY4Sr/wWLS6K2Hd1V3Z6vTqKesnop791HMZS9qBrsu3ZC4XpbTr2X8AgLqo8NO57gpjMa/YmXsT1BMy0Z7vyz7aWedyZrUt
        ZtfNYte6aWU2x5/GpzELyqLrCa78aSyVP3xRVosXZapQMbMo53UxU1neF+YXrbxFDiNih0wkcMwv+ikvCsAqPDV5UWbP3+JSi3KOVY7yTlbz7i1alDFB2aTT
        xLyaxPSSNTmdd97l8y4HSHEb6yvCOLAcO+l8skEzPJ/sznyqy3yqy3yqww0pkKnfPZ+2yXzaJPNpkuaTu8R8mlOd+dRS2fl0XGXmEww1dnzh/UE8kplPtgEd
        yHGSzwRvwCY+s44YzsH4+T/5/BewCr1w/kN/hVXIpsXvWeb8a+vsdxKvVltjvT1s6BowQC0cbqV1jA57aI5SrW9BG9bZbwEs6BrrzbRg0+FmWqlrSAQ6hMMu
        2mBqMNSM4Ld3+LS79epRsPu9ehnY/V7dALvfK+x+L5a2UTrUsab1oi8DyD1g93sRP1ChwxjY/V6scB4dhrHQ9WIRTAbG1+NwF7PoUMYgjEsxNWKWk0EArCii
        iW1kLnxDqHDYFa4EQOjOkJFHt0MLiS28JsCjObywgZoYIJq4F4f14So8MknNDxBNXMehabSYmsgokMVclJkdN+yqoywb1hjOi04SVTkFRsBexndPZtAzgHkb
        5bq4zwIznblTYEbgGwiCjfx55k4K7F0/jxAvAT3I8LLgbt1t3fMW07OghQvlue9r41lZ+BH4zZzwmz6ma9P4kjbFxZYdrTnksmVcQH1wUT7uwrGVp3JeOoAa
        JSGsXstHRvB0ld26kQVAVgQ7GF8GvU+70uNwT+lBUR8XJElHXl7Cux5og91I4ZGH7dqRgF8Hu58nD3LS5O+9B9K/kkn0LOS07ExiiY2FuEEIcb1xFaIaTTBi
        GxD9w1LtgFYg8wG9EmQ+IGQ+ADPfKB04p+2AVGxAD4LMBxCYWKHDKpD5AKASEDVUB5kPSNBMQuZGA677JKK5j61hTY4Ooz7r4xsS0dwnn+jjhQwCLwzKfSai
        2WVtaF8S0dwX+CjRCq+io2EErvKftx11WN1tz6bZQ0TdRr1zypYsTrbkdHJMOoWukGaV2R3gjJHuDsQXwVxC4n5b20BuBs3RVrE0zTG/bmgOxygvsTB5UBpb
        bnIcAQP6lQgYNqvAQToxqzjz7I2p7cwmQqRnc3SkVtoi0vM/4Djq7txhbm0KKTfUCUfSvsxwX2a43wlVos7ItNzHvHQWSHQqZN3iaYJymHek2JmZLW6FeW4/
        RxlB/7Vk++H67pr2u9IJ3P6c8WF2ZaZxhIxreqKITigsjjuJinCg5uAfTiqPiW+jvoF4D9s/Qj0cqYcHZ3XXjIgrXtUOz32SamUcHJImsRQUYN/iqMC8+BCr
        Vuo/K37xmJACHeY/rRwnIUGdYEBdHiNmWWxOLSL+KxM7As/MSC0gUIA9+CWEx52nHjc+5MjfvWRrYeQsmNbiGHlolCKZXNa3griU05nCuQ37YB72QfeyXqcV
        zs1Efh/OxLZ8lGqXTbIJqp2f54oqqagY0DPmSCV2REeMlo4JJsB4u0loBDqHQ4Po2Q4H7GeinYvi+fx7ObuMnj3usCOQuKF8FikQD2skiWedVYmXOx/LXTke
        CSu0AlYBS14TWPIgzqfuBRdnORgXs0aQfJI8ZHOsCvaaVDhUAvCzMWokxLZ4E06LmJ1zyvxyHL+cNT4wEXwKH1GLtcCFoAdQ5vcI4Pm7kVRmjXWYNmlPNI10
        OBRWBNi8iidvo1WdHtlHmzsdbhW08z1AQm8qpDX3kNa8AK8kdlz2IP5YOAA1x8OcJ+K5TAucNHAS6lvkpOQ2siv5Yl1w16Nu+mDuMn1w14O59MEkXxyWLAtK
        Ye4WmmfFJL0hnB/zxrQ0g3ADk2UGCToKbP4A48Yd9mbpsJulw3ZLh+2SDtspHfYa6bDrpcOukw7bJB22XjpsUjpsm88hSv619textpS3WP8LR9rTnrYlc8xT
        tiSX+VNbcs2cw1FtdjgRHXF6v49jbYv1ezjWt1hfNnnXOP9akM2/Rq1+lIiJ84Mdd7BPFfz/Riv3rCsAHsg4mOfUixbULJyHGVED8Xc5cy1xz8F/tjNq0zzR
        CQLbdmhFEvpvknj/goUE4V1vbDWPAa4B3pau4KYrQXPPw/kDOWxXO3cRM0IHJM/mLMHQoDsh/GUV3mIZt4g0lLbkgEzzUiK5Hwcvl7RPY5cH+1hk5bOFC7Av
        MPIVMXkVYPcUS2NQzOPgsitPaIuDa1442vwEjWgZVzcD+Am8O7R6yD20hz3682CLJulArMU1SEm+Ua2QVLVa6ihJe7MYS3wbHAN+CXz2agFoO/LjAHFVWsrr
        +Go298Ow8St2ptpAsmFnorS+7BcjKTWZWbf8X607vYfd2XRA+8HCx88h4JjWlqTXWEdQFY2B0R/00GNP2HhsMs0E3b/auYBx6EcSHVrNaKvo5M5ItJMXt4YV
        pod+ZLWNBhjDVFudLCBYZy3E1RYQa2OBoY0C4h9MDPrx+7bt3aGtJCL9jhuR7cTKuFBUwAH94D2r993Y/x/PJkleNr2WmN/HHors2D0UX6jtj5/6XDAdDSKi
        uagHsZmV02C6Tb/bYjXy+R9Mrb3zcWZxYGbDdpHffud1P/vqb2/+uevbrXnao3jzQDqAX7z5zfS/39vaSSrTAiO0/drP/eq/q9fvpfv/np/4OO5vf9/awXve
        /jtv2SrpPpF1iw4t6svCu7KRMEEM+5AVdoI2QyeNMh3g8KccPKoL6PHzzBDwIFxE7FWLq+cg8M/FOSIfC4iCSVxTz2/bS8TUD1czFbwN70Fq7sfKY+NqZxp+
        eP6+sxl5ST7Grjbp3VsBbKnSp/c1SKIyQ7AtOwRq6SFwOOxPZfrf6/Q/pBZc7pF+h+JCpdRSaUdlBLvBQkVcGMcPV+b/n4wLRx/S2ENjv/0/3GMdpKH/Qpr0
        gtgE5lyoizF2LXAlTEeO1EFuVhYPKj0WehAZE/rdvXWv5LSjCucyVoo0NO9x9A3U6xzOBtGNvaPYCkK7zx6ebscUgmo6wbt705l3cWt6++LW9nxYydBSNtQU
        +MfbjzzxlXdM/of1XUPmPvYQkmalpWB0cL6NJIxPYnQ8/mnPyNs+O3c9ons72SomqW20iLNxoh/hSSr4adS2KXSmhc4mmQmgNoKH5a+sfe/wT1BP+xInFNuH
        iGZ+YO+PBmPnUHzx94lqhiC0e/Tbthn8kt7H0sQMKPUn+4upTDImRBvWOCa+ZiilIAwga8q0mc0uR4duf/exSw8dta9+vL39v15bqINUWu3t/+rNTE2PI0dv
        rRX1tsWXEkmc6LLW1kO4RCq3vhZK4ZIeKH/sPQ/Y//Ca9vane35rgMiLXt/+E282VJcSJt1FVdrzVINWy1BUESON3sIQax7kcicVRwiPcEjHB9MOGJSOKbA1
        pcjCB3sI6l4mT2p6mxmXfEsnn/E44m7RMtM5JXm1H5F9Tyg6kpx7FkePnfT7wVg8giNJFQ/jGGyGIq0fTvsncLQ2O8c5MB57OXTkdWreyaiQSc9Dt6snab3N
        JOwpdBL20Iqbnh9gxSuiIOEejf3jKyZDP1KbFWghhVAAYfSxaBhEO8zeuQPitYO4dQaqc1OSKLcxisjC6Ooy4nrhMVjSdYTU9nDcKLJMIW40ghUP3pK6Og+9
        ShWKlnmOtcUQcXAmhGAaH9pd25msnVinOTG85MPhCmnUTiC8+5FkDnvPye0Tb/3FL/198wIJJ/5J3D9nt1ssfIAMPNgJXY7PliwLqj3PimQmWl1ut1LLJ01f
        TrJKpdBMPHUS//v+Vmh5vZNoBW8CJGK2eOWSyO906zPvXl5XmsDniCuQTZ86hbqgPz5OwsJeDMQeQRCgWrcUMaz9YHRZL3xzOMAxrIhyGBADVLslxXngFoki
        uCTiOIJb8b7nh+BAEv4ksBJ4aGK/BoIh/5leZ2BW3ZM7bBgWN8UinjXwZJwnToKhWenynzlwg50nc8Y1BtIM47G9W/woIM2w3wS7TxyCkwWkmRJ8L25HgCKE
        mj48uQ+OFhBqbDyyh5giF0JNDYdbwkAcx21jgaoajNjEJ6Eo2IMjDAWVQTZ1oDD2jLmqRlJeAEGQ/RlC8VABst1j0RigaC09hpFJvUYvzL4tKjRQZVh3iqIE
        RXBa1tqyrNvaMgZri7dfL+u2tizrtrYsu4K1xYO1hY1qhfgvn37/p1DnZ/7kawuFkEEQC5FXsRn5pwDkn5pB/gl09YwuMwlEY4935bXVZYbvKeyXA+JKiOTH
        oPsvQhZBLGgNGroiJBQIcmwhKHJPIHVm8XLbDxRzmJWIIQW1SsBaGVY8ksCutQMmCo7eybhLTcITQ4m31G4OSJL720SAduOLoP64BSEZQ34RMFVwzFFCHvcp
        oY+jSghkTgmFvMgOPFjEBavvuAJxrbN/VQkd/ooSQvyIEko8oYQUP6jCsvGUglTM3lRMayvku834JWc/+74CWq6COVEU9WE9nlNYGiuiNKyAZx/HIeB0qhdo
        9lWQPKuChPAVJIR/EBhrerPzHG0fnNEUuqtxYns3O095SG+C0h1R1xXip7zpyJPSkGM7DDnKiD7hxxfUNGsmEunB5zgTn4QD1uxd5L9zDrJo+yQKI14aSbS9
        GZxJeBh0UvRtKlx7yD/vY9mJvE5Rk/izCX+2pRmxMxOKZ4GXhsfp8ZPUB1xI8DmJi6ErYkjk1n9RqIiO+hGZNYDPN9UTKlMvzotPslYR8b9Fif8t08mlQf7z
        Ong+MypFOEhrVzAdDhnICoT8DtM5wnxHgJDr7eSUt0O6Bwl2EdGE2LZh3h/0YBofzVHT2QhTjyNMvcsiTBHPNsI+sBzBrjIRptDqIMIUoauIMC0RaY6aCNMi
        kV+VrhscYaoyEaaKY0ln+OlSGmHKbo5phKnyRScrQ61koEiWhj72JKub6d9tyJPWwxEAeuBGLqWfc/ZKn/8yBvUcqxUkv7jlc8EsZPsZtUECrgKba9xyQAXE
        /wYMOrhthgb5/Tbg73ZSFzFCSkFy1QL8ToLBC/ExV4g94nmgI54HzUiDAum5B93FJIiIRySaw6yJQp5DUcSTJ1ouBEmF5lAVKRwoBfgziT+bOinaC7xeeJ3Q
        w4QkOb82lYBuKMSP5OFgPa6TCn02f1mFXPGYzeIHRZnz5ZlzUz/s1lI0ICE66A8pfpD0jTxG1UxjJumlgjSNfot6ElQh8YupZ7XDwTRCP1FN4AsVASlSxgG6
        goKaReSwQRyxRqDEmrOjkrSrNIOznQfDSmdXeDxUHTc7xI4g2qxSQaSvrWtndCBPYfk2n3Plc4w6ik8xBeRHMkVGnARZO/sQz1RKMyephKA7E44Ik52IS5kQ
        lyUeQt0l1QErZKzsjWTOgm8q67GHLrvhY/v2JaapLDFNVd7IxC24ADBhDwTgCgEjXrGHSAThPJ7EsRUljo3dLwsARllhmdmD7SPAPLHjBx9MeY2hK/AaCYOS
        8Bw54TmI+WJZQLuvRmrgV6syunGjYzLeWoIjWRAcyV7BkSx24UiWBEfSERzJPsGR9ARH0hYcyargSNYERzKzo2P2M+Pn/1vbOSzqJlFvha7ooHLgBjMaJw4K
        3yM+SpzAhLarSEn6EucUpFak/hFzBKcI2e0/P+bWZ73DqpN0tEJ9XxEn1Qo7qVbp2JxmkPILirfThMXk/MRuRcXfhKHymx13U8WqeyeBri92+wDbgP304r/6
        26/8RgF6MbB2MgLWIhbxh5WTYRRL8J3yGR1XUtDbYKirWCVt5nqrwuBUDbDqOvv3EVtIVPZ7NqLr1lhfBjgn0dlZO+QU8F+0he4ehdtxAchSsDqusz9thz14
        /owt2KSnbUElfRjuynT8mC1oo60ERBVreI9UCb+waxGrHtHjfqI2PsZsehUwZs500LY7brZcdUbJY0TQYaPhHY1bD9SJp4+BWU5iLphMTqN+qexQB+Xp38FD
        bztwiNk/5FAXn7VJ7U1990tf+cJ/f3Bso2JQD4He3kmnRIQSX00L/RCyGHjx916qCbJ5Ccv+4Ga1Sc6DaGSz2s3xPvAHj2AMuIHdDD1k2i+G4GP19ISyovGX
        ifjn52n182YwwS0g4nAYBPGlsZpeZ1vE2ZVid8YABCA+vRTAhmcFC/alcg2OS1bGqSgEWxt7h+C8fOjAATiOybNMr4N6CMjAryKq+cjDzJ7TnfmocSVExZtp
        +diMhz8R+GfM/dbc7qPh+KXyHDv5df6FYfzN5wBni84FKVNvM+IjD+ThdCknQXxeN062I/sx6pmsWKK7xZJxiCXWfq27xRLdLZboK4gl1n4BVoyPu/DbKWkb
        TIIxS4BLyK+x5mzZVvLwlbdwuKtcgD78Iu3iJbAIDRx0xCjFzWiZQfR70Y0s2bngHGdYBEEuHEJySfoAg/ZdzOHTUhzR7B78uR1/7sgiDZ5VgM9OmQIrgzR4
        QoC0FiENXswZpMFWAaAMYzqp18cKl9XLMQiIQxmWYDBzPpI5N7WWj6LsJdARE6jBp4rStBMwjXWgBpFyHblvqCzBGNwm/XodLCDQJZcZEEpbacefUJfV2aX9
        WnuGC8CzyUaNyBkrG46Z92m8lvD0C40kWjSSKDvZlssJIgNrEZDjj0kQ+zHJBLQfe5w/vlv0nHr6E8eF6q9A9BtDD+yCd0Zbhsuwu9LKTn3koZcvYJMUQF1O
        KwHNdmRT2v6TL1z80vg7P25zJvfWE9+674Un/3JWEE9kFgWHzFdWbAsOLXwkGrziHEZKoO3YHWmUfwfpEToEwPl7qbTBF5XgfjnA/SrHDstdAmUEaUcD2egg
        h8NmfKWKwRln4cPRIJ9EI/vcw3oklxZ+YWuLf0CAg5X+p23q9eBjdqa/tL2PNpphHQQftyNWzOQFC7HFOqFRPSxwvkjD1NDFHZld4hOyre2Ak6TZ2GBlm3Np
        HcxPAHFwHDT2XUfI73lHoC6fc4QqLziQpvlDktSACLblxep1urhftpsnip0wf1x6C4nbQBAjaSNethfjzZ6w4zGZGgCcBaq1tmjhDmDFM5vNE8jN8KkHiNv5
        Ms6ITTqrGBcyntNBnoH4GJQv4noOwc0Ey0DkMSxtMcjF9fjphxJYWtzNT1BR0tyzKvSWpLTvIAPHN5/5yj/y8vzVpPVLNeCqV9KAFx9KGjBgGjA3F0j1ud6u
        VN9bovqV+A/u/SdWnxc/uG8OCVwpFWSYgmZoU1OImzhvJ8IIUFbSDcd+Gydja0KOKWGB6oJ7e+QZgXtjLoIl2VKC8lIEI/q0DfUu29KL8ZDY0oP3Al3aC97n
        MArTUFzQfsA2CADfeFP30tzTG1lV5YEhLjNXjwQfRagWAnRKHbUPEuQg9kk1mcp0J1OZ18lU5ptMZXXOVOZlMpWx76uum0xlmjF88J3QN0FMyF1RdjhKH7nE
        2HnSu5E2B3wePEKZ77wJadvRAcAJYrBPabmGCsSLepGcpY+de04i7zTulqMBkx9qAPmh+jg/VHcNfCDfQVrpZRShQfRQ2eARCTRQZ3lQ2+RTXsdzkoZ+sMxQ
        SdSQTCKdQbSH6hkN05Y7qIdJqBsE6yPlJun4aFi+7zJDR3wjWDhWvJxnRzvs1MPzJ5MZfeG6Fq1l2MCHbmuEQ/BJFK68aFhs3kUEWDNkTz9fjxuVI51BP+lj
        tMsikWXkM16Yqkao6ZHLHs3AMj16iGUjYoRRpUVMui4Y3+SzSPpSEN/k88r8wI4855CiSXyTC5hjcNf5hSCezARtFuBgzKz+O4TTf7sw+rcLn3+rsPl7hMu/
        RZj8twiP/2Zh8W8WDn+3MPi7hL/fadh7KCNtQZocEugoK36UWIUJmhQ1mhRBrJC/JUC7PcTkePRBK/ieC89eBmt1WU4hqlFJB1ANbpAq75Aqb5cqb5MqXydV
        3iRVnpQqr5Uqr5EqXyNVbkqVV0iVEVHRC4JguofzMC4UxsBipw+H3bR8foh9s7UDIbemXQi5jBkFsCglYFGMrVOTcMka3gRmFPtP10TIrSG+sizoUgCSYiDW
        mmDrJPRQgNoMMqc4llbYsZS1TJs45VAldSytyCcqTH0QUuFYWulyE6kkjqWVwEeJFhLmV5IIE7+lHM5sclj0NsZaktnT9+oM87Lfvafz03W3cnhswPDksle4
        2Cu8OGItXQDzZo6x1UdFY+5tpImBNAwR8W3B9bGOP/LJZMnP0ZLvQkOUg2ybp8fVED31GMAlOf50hXaSrUbTaa9EpBYwyRwBfHNE3vO0M4Ut7RPVjU4Sg4on
        zcR04i++D7kfOdI7NbK3Qy+T6MLDRHTFM2+9bc+yKzcYT5CqgkaU46jZi8YOPmuPsDcM28Hg9X8DdauyZx106lk1EzkrjIuMmwRe2sYpmr1aDWqI5oBu4K7C
        Huo01SiyaoIPtiW/Jmu+HfYUR7qfX0R+HbDmXIoDJx8HFlz6E3SkCQcmN/x9WLXo+1TsF5FNKs0RjqKWyGfCuTn90CXW02GW3M5gVaruV2w/SfAJi7wltUok
        AE7T94hJz/cwqnyWNTjvLSlvtnLYYF47oDu0/2E76rkinGcFZZ+zMigKdvA7Dhq3BwYwEktCP37uKGMgaieAB7KPlIMgSyITt7MJO8gZdAhxyiejEjLdOvET
        zjR8kJN6O5ALYfUPHoGnVEvh1xwuchBXHBgglO4JvuSkzkV6W5s2Q6rGTlrHHLjL9OOwCUnCsSYNOInE268BWFDTve2W7mDrvK0R+YAj6u3wy8j4pvsXutBo
        0vR6ghjsSsY6L2LVE1Gly3aDiHZ24uXzuhQiJxbTSFnTvrTw0e2rHxj4H3/0vW9vbcP/pA6kCl2ej0p7I9WQHq1AZ4mkpQpJDR3wU9y/Q2GVyuqjlTvgnmu3
        9zJJ9oBd2P61J/G/51EsPVOiD3XulKjEyq0NOtKbOtgb5RpR0GpLvwe/SzN4h1b7My4GQtA2lExRaWE+rNJHepi2T1HR7Tbr7sGmAPgpaGE27m9EFYYfQXeA
        8Xwj3N/gPBgpJovB4O8YMu4QIw3q5Oa35SYSQhMTIphnOXQjjXgV9KN0BSwK9aSucL/CSsIZ0xyEusBLFfHpMFKHOcN0QoUl34aiNkpGiHMzdo2Tn0XSsbqI
        qcwgqdznLAChudWu8Su1Oh1Wyji+z0dWZzRLmHxISEujWRSGuYqDDivMAdYA33AyqspoQmSH635HhIclR9e6BlPq0bmDeV6i4UX0FP3Dt6Nay0zoUpsWExpi
        tYOkqDATtps3gfE0xBYNMaiOnTWHTmkLQ1zFEHOKvEw8N1WFxEj6FEPaoHPT0YZZIx1n80vkpje/Ddwh1p/Dfdw1Y40zGeuKjLWFsc4hATa1Kjs8zD3mDavo
        cWpaeNjAIUDpxGyjQmYTFJI8umKih9XKZNZzkFD7dvENdQzuuvJPjrhjs4OHMzhXpRVQ/CErpc1FRQPB79rIvroHab2IQyMWO6piGG5qkEhOy0QVhyp+eyvx
        vNQg4m4HsF1l4Mma+PmWMGD9292sqcTSXW2I3PEFtwPOPMteZwMMegjE+acfJoHkUvnWdx1426H/9DPvRHjnevDcW00gMUkMzW4FxIej5sspIJodBYS5MvoH
        trHA6uQEv+mgwrthmiFWKEI4D9w8OEor+JwTNRDp3XxRhct1B+moHV4niKhL/6evCw6detl6djacW7rrCXprLlKUcJFUhagaO8Bnru6Mqui5agUuSEqXb+T9
        clHFyzsqHCDY4FSgvqT87NcNlsFqnLtIl5OM1dVyjcQHkQMPdeTASkcOrBo5sJ/lwEpGDqzSVkP/WA4sYTUK+tGXh8IqCLMX5rmZaBT6HMWZqUO9nC/08mla
        xNXOg2FEz1RmojHcrvAzw0RfxOz0EfX06n5Ij/3cgBsrJa50mRjNXr7zJroT0Ro8DJit2EPWWA6QosNEIsC6SwAHM37x1xWLiiwXQzYMaKX3L4PnDWiC+Mmz
        sBVByKpPI3ss1OTbZpCYGxMoCD7l6LHgfzMt7cRaAzuwDwX6NsQOgtKxEfrB36hwFR0wG/SqU3qVrjcWggtutCpxW9z2WhDpqu22UMLvEmGU6dIQxmuJMKh0
        8AerXszTJ08zFW/ClyahzWuq9VFFvlLBV/gbQSNskhBZcf+/6Rc93dUvo6ZfmtIvK6Rf9JX6ZeIV90u1u19I3oGVGv0yavplCF8KpF/6luyXCV/8cw5BFMw0
        urpkoxdROVE/N76q67zKV/QEVvmKbmKVZ/0FALWIu+/LKB2W/k8d7ugaVgs2GCd7AqT3eYczwQAFWOEr6fZZQ0gCLQwVsI4cRI+8fbwvrgXzWGPL1RocSe75
        MRzvCjfjcEf442rWIY5B/zj9t1mvIWZxTZZZXKV/DHvgSHoXDOMa6rQfW4hWZRnGVV0MI209qx6LXsNa7mX6NQ+hDT4NfA3mCvpalQTxqIz9pgrdCRYJXp9W
        zBB3iyhkmslhf8wRyW/HPnTVDIKVoT0YkvDkMVoHSJjP7DyrTCK8IT2KDAN9enCa1ppePcg71TitIEN8pllzswL/Xt+YCSN64Sr8u6kRzx7UtOoMU3/3cFE9
        OryhAtYzgpGtrntwNQyPkpmIzl09jtoHdOCcPVr0QBpXWgfgvNbpMsx6k+C7fD2OZWm91uC4Xi3R3XqdMFCvppN183qS/kSbFqKJtl7f4Ucm5mlcagB2bM6f
        jCb0apoeq29rhKvptfXzetNCuEFPdh7vnO5thFt0E6+sov8m9jWI8Ad1z0wIlRMdhoQ1Cl+F0neH1+p14QS1eyK8WldCWu95yGiVWUsy2hboz9iNYuSMXmas
        DhP66n0cB3IF+pkA/TDKHVOx3gLtbzctTYCWJrK0NJGlJY1PMEVNdFMUdpcKdRiilCdvbfjoM54a4ANfTTfXoWeiZldPNufbGXYWcfn6VQvz0Ubq1iZ1a9N0
        60Zcosua1GUbaZfdoK+9lRaQtRzRf4reaUfX6g17sfNejRrOdyxarbAJAqJOXOVsS+fFHde3w+upwKvnw2uIgJ6x+A9tmlBJpkkccQ+7XTNcBc1s2Tgvgfqu
        0dffukMyX5OYtVY3M629mirOVdNStWuoajo4GJUbIX5apcsY+CaVsWGeHuRHm3iyvdCih4moUqaD6rkPTAjVlB6nf7c1ouZe2mBRJQjufHdVd4u5s665tUGf
        oDeI6JosONXoS6u6BmWVGZRVXYOyavGgWDwooPVVNCirkkEBJa9iKLKN4Sofw75XfMk4zz+UamP4Q4sM+3St7ixK17HDr+VTRZ19zDuJGpGZz0bCgZbBJrF/
        mNIr0ecI+qL+V7sqzE13ni5hkSWJz+ikStBJ3R5HdB9OxHBNVqyUOgxxY8K5fSPtLCWREonn7NZKqaDAX9elS+V9Bw78zAHU+JtS8UtvUYec1JSlexEDrodp
        8aeVBt2kdB8t/EQQtLDMs6sYZzHH1QI6D+PSpM5rIsf5TAhtuM2cPA7VZFOSDhy4csPGOg2j9RhY5jDLlBJdGbVSzEp30UlpA7eVLUolmGRKMMnkBeshl/RC
        wDmWFlmUfmhP+OFWlHMXeIemOuyzy+OcDcVdEdt3n1gO4LK7lbWVnlF3WuLkZEnODot2ZgcsiiBTfnq3G806dzv3eIevlDKuKinjhqFKymW9cbaxCtRaFE6I
        HY5Ewoed6SAI/y977wJl11WeCZ7nvefecx/n3rr1Lkn7HJXkklVSlWRbtuSH6hgkGWNAk86aZs1KemTAWaRE1sjC7WG1vVpFeMQEJ6nphA52POFWie4w0yEp
        koYYsEOFODShjaegWYkhwBRgGGfipAtwEq8Zqpn/+/+9zz236t6SnA7JrDVTtu7ZZ5/9fvz73//T0txCOycF84xLk1A8ZH3eFULz064Qjj/rCo35KVdIx6tg
        +BQPuo+78QzyfcwVcvNHXbpq0/PfuwQCKd2KG/M99Tfd2GepGDeGa+j0LyAI/hdWXvq7TVUb0Z5yeiljbrx0KZ6BiFA9ffG5d/1aIfbTgsiTQdnvbz79kX9X
        TL/9HVFatXK9a2wX8fmH6JyyNK3cYb8YypGbObUpLmn7QWHHkCUuFjC5tWrdqd212Ky/CMo7bMF1BJ6g81zPjwjMqdDIVVhodO584pqtEWJr3JSWKfom7AzC
        j29RruyMUMxr3UWJvvH82//8b/7ysU+oG51XssRqyoImtDmAXgtW7eIRJSjqKdplUN7lW1kJGituuvIu2Cl37gOj1mWOX4k1kkCPLkGbM2CdcMhCRi2cryGt
        VZpy2Pmggme5ISo84E5RG9L280++AwYOFz7rSn3MH4XtAx4gadgIfiakYSqBtGORCQvoG6yq0AdYVangAcZMiItOXdmP04hhtuj9jjAO9HaI2C0gWBolqAvv
        g/sXsDQ0m5IF6yeo/ZdAby+pGXbAlFpgaZRoSYKnQa/gaZSoRJbFT//iix+/XBB5fDvP2Ai1xYwStfEfb2Wqhl6eLiAs2C0LLlBDF9SSOk9ukLfeDIPMagDY
        BFKogVezcO6aC4aAXtVgUhL4du6bx6W7nFZxJSlHVUInaFc/4zIQvB12S979wYdHb8SAKmZglG7/PktQHWfO8O0/S+GVDz/6e89ZYF3UjBrD9Mdp1Hm7G++4
        nb/N0AGxjkbxemWDzj0tb5PyNtE7jyv+Utgef9qal0lgvwc9U4O8X6buJaX0sY9G83x8StwavbI7huP8+jV5TWgJ3YSIY84Ur/4XTC4YGBb5jH/oqQ8w9a6Z
        f4FRJabD4bWYPufPGx4rrfw1X5uj2DrYX4LBa3XCet6ncuiSU6eC6QGdice9eXZiteaLdOPc+XhcXJzEOR/aM7gt+sbKw00wymklA7iK74ItAqjSx8OUZm4+
        aXSOsuxIY0Kyy65pqN2bFbpjWv+9kzcitlm576d/5p635s7n+Np01RLJXebXjcBXx/lkt1YxUN5BJ1qKjziXWKueaygzJPYOONEODpG4MEw7lUOXwp18HrEc
        4/kYevtlV/SwLI6AHB47ryHwmyB0z6mLmrZfPgVddPHwltr3qiN96Ymw5ngknqU7Pu3oSFiZlUmtkS89YvlSdiCjrZsO8XASeAQV7YlHYBH2iGjdXWKFfm5M
        crQvM4py1en8eeHtvDPLWNEWclynjt5DYaB6HSGaijBG97E4Ah1IFbASmTFaURVhjKZ704cfMdhWBUxSi2Vjrotuxf17Ih7CowVPMnQGQAsO/Iij8WyqwNKN
        4PZqkh5DANvMWp+AWh2gTATEq6Iiwx+NbgdC9LFaDshEavbJZBrM1EhNa05phRmg3LuUBXVtXkNhhjM1YH7CwgMM94a2sYlnRHcbrE+IkzIwGharicNswy2i
        57UMVqR2kMkBdqu0LhuvorWy+3G6ZCSzOzECR3Bdn6EZh/EC8EuhMPBaIYhibJiMbN1JEWs/12DgJUd0mY5oXox8RFvY8sz5LfPTVhqygeFLJ5j4n2tg/VTx
        gPMzpKDbN/7ZfDGkHXCaq3POx/AGbOEgiLlQ/LtzXFnnWWrRei0boADioNhKqXY4E6Ye0sONmDEcwdphweuqBbpEj9AXvVNnlozu6Owr2k/+RhLB7oWPnLDk
        kFUYD0thg/nWiKsyFd0JO8pwOxazIXZLF6GGz7CN9MHuFmmuNtpUFSGW2XgGhis9pJuAKRGPHjNsb49A3iQsgnWEdzJp7c5ZDysqELcLGFCX2M4MoXgHxOCM
        G1+rjb7MxceQ5hYoKEGyo6F2ATIN0xlQY0OUs1peQYBm4tLGrYAARdDrNJM1ynTdxC5kDmhZaPEh5K+n+8EpSjCdX3TxdDpEkENVPJ8RxNjsBb5uizYSXUu/
        RPvdY9hcEUPdATt8ohkAsCvzuDJMcTGJABNLrHbIKUzBLnYXJgIZaaCZwyiaGxBUs7qELFQ6yAIKSUjQBKJ4Yuib1f5AYq1EEKFwI8JA2Kg6dniVfRHQyr7/
        ZvtaDgX3n7AOIARxHE9No9yB9On3GzAUilDGFDp1wFU0GqtWuFUUA8AFohjTIopR1qIYT2tRDFxP/vSFCcAa28hiTGeyGC+8H7IYISunbpN2uuJKURO4FzfA
        dGC3iO6245KXA4rklbCX+ixnFaDHrKrDIeYMrR9mrjzsqiYEZEZU85A1QgOu7gWUG0ERzOejkrCEdqHSOn6y6qHD5cwnnpmjAHPUdtJr6QNEB8oRcA9KB5dw
        Yrjng1D1DKBFBrw+oBsAzRVb8sEIlSK4q5a5+l8dDmKy/hcOwuMdPae5iqn0sV8x81Wm+WpGv09oQY1AxEesvG+ZzQkMWLD5k5AHCTZLzoeczSrslHt+oTgy
        OjaOcHxAMAVa2iM4S3dLx0DuBegS8+aKJbUtHhh4xAlY2sxTu6mRz1tvmU+/YYwg0Syyur9nosDHwIGsbQf9lriCEGm16FOejBal+nNtVyaW05/3OJRqV4Ut
        gnFqO3Bjx8L8nhrM6mT8qUrNjRgAsEZsaCxmCwZ1yDpOO6zmOrbl6sscpQ0xd7hKQlAJ2+aAa8WH0tV3N9LZlLYBrnYpb5SSrF++JE3fZim5AOF2dMjoG6tD
        rJzMCP0qoeFB+pu/GqEKttBcToehTrXgsOouO83keiC2gt2acGWQFBsRb5wo0WPaSSbCkj79q4x4eOLGiz0uVMTjQoTIqXhPp+0EGHSZZelA5Ri3PjqG1sMF
        84jU0CHS5Jr+wq9GYa7to9L2MN6jB7SEnVFhgVpaMp47x2CRfbZhrrwD1g4QFybGPc7HcC/RfmJZCRWIeTVVADiQDdhzEfCmigbSuQO+Dhg5XfA6MZClKuCo
        CnSoAnk3AVcBBWudKym9feTtkZzzUh1hiXDEsYUqdGVA5AoQoNUYfdjOwYUOrMC+rFQ1MgHj0LKi/wDZFBxW0iHS0Kg3KpqE1CqvXjknqvoqYYmGkaqeZnkf
        fEus11WFkuZhwGl65+FAbZ7QA6Y+ssivOXQgzgtxS96Jhj4r4ohBuurOs2+dUM2o2btVTfZT9JRnIPPLAMlb+14LuzsNuLJH8L4rQxe3L3TZQ6dIN3RxXyZ0
        ycEWjCkaK6bwVt1kmnAsOhkQgaX1GwntxodQ0sPevIbtVrSOGqHnq4M0itEfeSndVitFX8MqGipo/VBH9nRg1aorsskPu3JtWekyWCHOLgk7Aw1A8JrXsYGT
        Egjf4Wug+orLgJWM81g5XSdfhX2Og2JRerU5/4Yoq3tfUp6X42+IlrvWMp+hYsfncRweodAgh47SxlxkxN8FkBnHEXg9ZNoAZIaUy65ED/ITtqtddil6LXBx
        grBJyEbaQkL0h4IkZiXtVZuQexqW0HmAosftZBJlRck+tjGf7Gcb82xh/mJyDZuYT6Yu0p8y2dlQCpU6RP9wJI1vv6KLyE2o9qtrLqp9F9XkRTVFcChfRtXO
        F4H2bFbsLcWEuEdvLTu+tkfcQbCnQxBAyjCmfBOGD8SYMkDPLD0O0k1H0fNavvmUtRVr3l9HOuy4e9XR3IuYFmnb8XXioze+Hs9FO74BsB1mbej8sn2Hjb6J
        w9hspkOeZJnL9IVviSoDn18VdeS4O0JIMlPxKmpWxFzFmOEN6nq6az5s87WvY8mw3NXIaomxUrr6hKkDlUQ057O2uuFJhry/oa5/MjnEgeueTA5zwIMeKH5/
        k39X+Pff8+/j/PsE/67y71P2Rf2nDv8G/RzCzzT9nLpI4LhSRK2s0qrK1UKIhXaOTuUfyjmTPuT0I195kNoS4VFjiRE2/E5YcHfUM89LkG3+odgp8nhtQ+R6
        zWZBnikAF+0SaT/LdQHqV6LPe5VCmD5HY/6cleEMdEOYpek+oo5Gz3jYuxe5+cA06JZFjZo7n8Yic5oVHaW3Rq+CBgaLsLn8fie/w12dllxDaPYtsDtJxzlY
        Ji3YHtnHRUXiihYOOFmRRN8k0ERsD9S9YoTMjagJwgELmsAWkAqil5y4ykLj1ASAVjj2qeISXNJSFyVIXXhb0jOcw3hUgVHAGoOLKyjjFQxvLYG5clZWzDuM
        Kz/vCnq7AHhLuHjrmPMDRDU3LcfbDJ0XXDFpyueknZ2YHo7qAHhUiAe7kMKRWckdl5XT7HDM6zoubTkuQ31cVvVxWb3CcVk2xyVb8sBOhsNixjxLHU9dFPM8
        XUtDMXsALgLd0UIBlhmUDnHTiAQyChQcykPB3QIFLdoF1YuqcvGUQtrT9xIIszl4JhHVyYsEzHfrRMnQ+KnUZiKGgw/jpy4qG1x6nCfMdHG1IRO2RRQxUYLW
        CoujzqrZpS4/MSx2SKcLaFF8cHSkAYx7GDpzh5hWkNhiyANSPjFzF7f4SGc3HXz26HyzeTfiYciGwBivYZYG/DWltvyyJJtHmyX6nGAjVYYYnhjSwaWlGMo+
        77WfPcAA+2abYBXfn1d5KZywHtfvAEsqoosVnhV2NO+BttHGE25gFvsACnaexoACoAScWOeSPjdDYSlAqX0jc3ZspSej/8tlYhAGV4xU2OhAVdNFaa0YDCFk
        sigAgiaWVljGuMJUuBB7zAZPGNtYMBkI+2bjpLG2U1W5ZZzDSBGWdpbOarZZBBrdlPMmIQvPbqUwTKU3CziCGodQK28RNY6pG53r0+H06eza6aXXC7XSY30G
        kB7ApsLNJuGqFR09+A4A5KftT3/8coEuO7DtKrlgRpoWimRkT2WVhKc1SkJOAmE2Px1PX8jqRCxT7sv4oam5/+63/HOmen8nY0pfD3zU2/xJ5ya61y7YYWIJ
        N9oWzpaQIkvdpEgZq7fIqnozSPvQMvhbXmbMZ/8jFuTlWmV6pRlW9CE7gQ7TGChtMhsjQk0cEa/C2gva3wMmXWIw1xJTwVEcaSTaEUvCC15ia4ASQMOVjo8A
        mq0JWzp+0U2Y/PC8m/D3l/jrD9yLScjHrp1Ds1gMg8DjReVdVJTCla+JJyCHU4lJB/ZALeDGHT9VxXa1M+jkSqwGSZ68sdQQtP3UcDqOHTHMesgiCRGAkMbN
        w1VpF8PZHAcFlFcCWyVNfR0GaB8W6qANnXDgymoYB9QIY7iJqxFeV+3l0BG20HA7c9lA6QVCZDFIAoYEWYTZ48z0Gn5N1RV6LMCXq3UiYWhzlybPulwbwGNJ
        DehqCFvPVYN7Nl6P71wZgKVygcAJ1ZW9p0ClVaAuYehyFOkzyBPmMq+MMn5YUnMMMEvRo3LCmqCHhzvymDoGfG9MTeAuPCY+isbA2LUU2915mBmUY6p5wMXG
        V2MQK2tSbRmuNAZTSk3qDPP6rErQJRgpV6ZskYZqXIj+42L7ZVzvtPGunYbZX/d7qDgecM/F01qhcc5oOk7ntBzPGiXHD/mZkmPiaK03B21OcGryEZodpi5/
        iZJr8QWXD/w4+HEhD6QSfkwmXjoRfQhOFJ7FcYYBnIRxd/TD1ii8cUQD4992uvaLUXo4/dLboVtpQ7eSrUBrR/c+brSHrMn0AzbNLB0TYisR4BT0elzR2FcZ
        sBk3m1QP+mwAuwyNi9jj/KgIWxNGb5zobTB8QDcaQn6x5AGD0KA5IwkSzcGPIOLT9p9G6R8DIS2C+cEWrsGsJDDxB/omrDVFX4eNfRFS4VCAoMgRo4EJlkWH
        YXub8GtvFXbtLcKtvUmYtdcLr3ZWWLVTwqndL4zafcKnnRQ2rZLuTAiTdsSw57lt0VmlwKEthtI04bjrc1HIeNCW8USFmNZtMn0Wxs7StZ9vQFwat2aE9XsC
        fMkeZ94ORCKzZK+tin2k9KuUljk7z1KAycFW+qVOEEVd4lU7jWjKG51JWNscbBQoah+yKtRJpoWV0wfvlSODaUrl1L2XNo9z30VMGMvCPMtXrjJETgT1L4kV
        nGiC1hCPAfWW7xS062Njd0uWJI+HwRBsne+3GAHOMPlAMC/CyX/bhmZjwEsMcIVOPwav1EjB4cvA4UudlNiz7GxeqC3RvFRsKtQi07JePmw0HnEYMrOWl2HG
        ZC+mC/48jdiLX/zofyykf/XM511IQ1AZg+ljPx9FR4Qpb8rCKljwoc87Y/+iLyvmF3xZMg/7smYe8mXRvNPHqqErsY8FNuW838d6m7H/rS9L89/4sjY/6Mvi
        bPuyOh/z4zJ73Nu20nzm/kVutzwVS+9Y0ftgAYm3l/51tLqPYqFG5He4ng070agdH0IWk16E64AL+WwnAwEzgvvP22K4vc7MUsW/1I3/Yks3NrUlph9oi0ov
        aQtML2qLShu2bLPnbdln39GWmCArhudztgzbui3D9lVbNtuzNrSSRtUABH9GRZd5VFy/jgrQHgXdeYIeFRwho0IyGBVd5lE4CKjSg12/jgrQGhWgNQpV6Bxj
        V/SZ/W2Ocg6Io5zZLY5yZsVRzoEejnIK7LRyu6OcpOMoJwn/me1qHzmMbrMRWdwTO/h2BTPJQFTj2x3PJXIuM6LtAIo7vLpt9qejXDhlfr9tafE0JlU6r4a+
        mLBnX8fWhShOhFNtwTsgK886sRzS3F+Yl7P4rOWKtAsBVJtjAUtSuzvpfMfbQC4pWvaMbduXxLirtmnJLKsK7EXcnzh3sWqaLVJ5oL178+IyIUj/5b3se4dq
        umM81px4R2mGVwBwcec439w87hQggs/atU4m6eaw918tUQWZRNDzHRbx4F0CnxEgHriq0PAtEVw0MUWKoYzCh2cyuoP+POe6lUv2g5lGnD9piSnWH6cHxD4D
        0EtF0RKSnmCRFrWXYAzOt74DYPMZ2PcLWIcx+l1bUErMeQFWASw8pmM2lDRFXS6A6O6KKRE2LAJ/2oUZewhak4esQXhwOGQB7S7IZb6A1VRjgya03SjlYUCB
        Au5SgBKftjVkJIj4O6BFp39O+7WK37w9N4gSiAPisCPc2IDDq0r6l5/+wi8X41oKE3y4q8MEH7ZsEVSSfXBehC1bFPMDRfFrVRSGbBGuqSP4ssCWLQIjJFAA
        BhBBDKCJgZgXBCBiVNDI4xZoWLHgfdmuPm/XJlRRwYP3OUK2qy9V+KrJ29Xn7ep3+bXyzXb1abvCGADshft6u0bhM75bv+Q8WDCz7LHQDs+yx7Nc4DuoaNU6
        Wk88s+ZMi5KHtKjHKRC1bEteeZwBwgvs6SJa4Ylmto4L2xARyIdYBS5WQQ3rfUr0OSfh8AOrQCs9N5FhCGrcWAVMdmyJwCDcFWKXoWoWEoEJyO9b1KLvdwR7
        bTPHpW5Ti02I9Ibpxqf/+DK1nea4qs06U3tXYIKHuxN9FMvoY7aYbnzhF7Py1PbyvoPyfCknFGvLLiHMq7A+jMCKIyrpCw76hAunI4R8b9GJh/FlHQcPIjbg
        5RWBNdjXYzsCq2xswlaj2h3jCD1n8Ul7i2eUeOC4C5G/YXq9g55D9Hw9PZvH+ao2CKev9GzR823soEBFWM++rGcfTsgn6cE3dF/MafhiM9JHGVhsdaxnH4cV
        /AlXsJ59sQLtAwx5MHrBhov0enZp5WC1ebKePV7PLdDTb4JzeY6Q9exJFR43zxLz4Fh/crFgRU7PrGcvCoXu1AjFujJsKocn2VgEqNK2pkrDETG7HcbPHfi5
        Cz9n8fPj+Hk9fn6CQMQCHTY/5RAQf4DvySeEpYWyHFMWWpq4uMG4uMHg/Wzi4d2J2uxAjSU6qUuhe5Znho6Resh+EKhIQ2gOf9m1PXGqbuPWU6FbDx0SLg4J
        vf7yR4SHI4I9Wyn3jvGQQBWOCFyCHRGN4PiEIG/60M81WA/+LRC2IrAUwSWhq08JntYglOPBJSjQfUp0JL89QT4TKAG/GoQFOj5fRYizy1seZHLgu6Jv7wpZ
        hv3u8IFIo6hNr2YFOpzn1XxfcLOykwK4afThdBWGqp63zrMIFfUaQc8Iankd/qKrE3mSYvtp7WxN3aN9+srs6BPPwYnn48R71HMDOvGKD+iDTRQZLnGX2WqA
        yxx2oBeB6JegcXC+WoSpzOhnxrT1JOYPEggTq/ZWqE10lraY6LS1aU5Lm+YsA5F8PyOOM/a/ZoTzkPU+RjAPWb/CiOiUs8gmQqech7VJ0Ic0gvkh5rUWWYUQ
        BLOP2HxVP0dQli0WwVgP1p/X+TYHVJXpkQNs6ycNOt9U3OLnLMGrYlrpfLAIXlkcijZD7wKFh9j5tgXQ4tGuwt5lFGCAnrPwIEBP+PJu0DOiJ/JZoovvRZid
        6P6YBbnup/MWugZsGTfg43aMwGwXiK0zlCagDvWWAo7W/WK+dp+Yr50U87VKfDfl7N3Wxd5tKPZuK2Lv1hN7t67Yu3XE3m01b++2KGdxeB1Qmh9AOeEuQTIF
        50xsodB4bL+Q9pN+jbCePmoTLpxuvKeRLtppnYaQMTYZOWqhhCHSHOnw7GbIOusIKwrP6vBZCp/TYQKUBLskfIHCC7Z+OUcvF1IRMqS2zCfABQFeIBWlqGGO
        UJJ4xDuvNmTYcKCBcUCb4XT4zUNe81LwgPeg8y+1fV2RlA7mM08PcMy2Sit+XJR8tC1YFzM5hLP+fjrLmDLaFErigFASK8pjAWQttZkCUwchQXyHW+k3v/4N
        F8oXn3HZO4TUQbvKZ2ZD2KHLBZoVZHwDBHzxskF8/TYjmXzxYnLrOvZLwBevGp64eGH70qmaIN8zcBBA6T9v04qn59O2iH181hYvb0/ZIi22in05oJoR+0Um
        3Nm7xAcX627SaqHTcB2Y7pjQxpDS1XAknLREIro+abGB3FVjILdkDOSWNisOLXAPbJj/4W2H39YxkLtG82ez4ejTCY+yDbGo/eAxc95ZVbqdxu37/6oO07kl
        tf9GtpEL9scg7L8z5DMZAzg1Lal9Nzo38czt30EMk2WJ+Kqwb8dUU7gL7Yv3C6m6FF22pfOqws+EvvKwCVMDh7uFs4iOepatK3MIonUwOtaEEW0PqhmesIFw
        YtT5+jWi6symAKlp342MHah5xaE6r3T6mvs2lX0DRyQVrQiQTpnVopiIagiBnhACZWWBWEWIo2607lG43a6vNje3PzM3t1/MzVmi6m+LnTkvD0zqLM9tVOPk
        IhQC22UFKYDckEW3x/hpxaNiZG92nrWfaCrTIzjYYNRKrGJnXMxytA4LUX/5jij1ouc0bYSxBNgYrMLxSJ3FFE7FHfZhnGzX2Ov+L/3Ku6MUdnp/aIr8RYoI
        8xHffNeWiN/fGrHwcxEfIFnEt98tpNos4lGKKOYj/updWyI+tzXiF6jQIBdBbf1ivpSqlX70Xbkk9P6ud3dnSb/8ri0Rf0MpSvmIZYrwu1K8a0vTv7g14o/e
        vaW3m1ub/sKWWqDQ+ca3vlXm5FsZ78xyaR1APTRmCw3w60ePEi2S8oxdhgF/KIGBOPhTKR2/4yesn0bUCevN9PhNAjF0JI0fc95Eb3/19Y//u4J+P5c+baVP
        /5Jw8WxBGJh1WDzgnItxo4UZwmMOlQI4cS79gpU+tmiSc0LYJ2QqNLT7CTX5acFs3gzEBVxOTyQhRjYbqgGzI/ddVDWYvt6csNEvh64zI6oRwViAB6HYUdoY
        7r3grlBKNpJNjboYNyq7wjSK/tql8wv8rDIjWvC5+Ddg23V7hymyKxY2SLgIly1sjBE1FeUqNcbaEFQiP2GC3eHWozyRGaAdVWNKhhgtSiNG+IEclghgM98y
        XXhKoPXtH3mBYRmLbIJCzBqNUCD79rPv+4s/efrXPvF9Jhj5hghHAyCImRX9366qMWI2zs8L8QR9ZMQs+zYX7+Ln2Xg3fWPELPum4j38nI0Vfat0PtBBxM+I
        Os3NjnBPJAwt4jPpHD0VY2iR2sMYWqR2M4YWqV2MoUVqgjG0SI0DoUGbFwwdojPSlYnQLBoZRUokF6Xo63ZlIEwLfWas9HebsQk9Y0zXJ2x6ALeV09UWmJ2v
        qQ6Csnu6OgS25muqw/TwWaIEpN69eIzEk3goOuzpASuOJfhTLG3+pDO7+U8dC3dr5hFsUzbbOCmyBUUexlW7k2LjZE76YMXurafmtft9gNsRlWy2VLyZwFzo
        Qr+EFyjdXko3KenOZZuVB9oK0+fXoyvujMoYH3KBCH5ENABCeVcx/DKYEr9mV5oo8QdXU+Lo1ZT4VbvSQImL37iKEkeupsQ/sysRSvwglWizV49cid6WEodF
        CwQrpsXqdShUi0NjVSQGEKgE1ge3VPUVu1IL08d7NV0qooXHNu6810mBWFi0G8SuvZzS4v0Gu/pvXX3dGtPXrVFT96ieft6hF7a24stoBXX46f5DiH3QY+B6
        Lqde64wXea+Kq6h4fYeKB/5uFXftnV4VwyJ8+uIOFTd3rLir/B131taKQ+GUrLv5ObQkRfSSmz70zb6rAfrIV4RmXHR0kHYuX7bhEFEqM+tD6fUxa9aHFR3U
        a+SCXiKdBj9rV0ph+tg3+49TlI0TrnvbR4GAn8VHRbYSL2wfRl4fW2ql+VnZod56r3pz06KB7g7TdkG3p6teCDykT+1Qb22n/lI/uvp79fUWUe+z3+wLcqpV
        DWi4Zvc+kK/omgKhp8j01XuZdRZkKbb7LcUX/quXYpuXYg1+Kj1Tk1mHll6H0dWsw2fAe08XvtV/XsL/mnXYtWu31Erz8is71Fu+cr3b1+E2KDG6tV5QNtMP
        7VBv6eX09+rrZRmJJ77Vfx0G2YFX3PHA6w8QCdVItqIaz7C3oHXW8bLSt2uTanSHliCDgy5JpCuuPqixNkSjyBJ1olEW6qliZbl5ypswrbuxxqpcl6vibaCq
        r8tVuS6L9UOfBfIzSYxKJlNdiV50M2OPdZGn5ltxJbG0LIZl5KmztCJCXWEzciKNgdu0GQncu1k+kfBtKwFXu4rja+1973DSF+DnBDcDnq5qNLXVy+lV9MUN
        zeWNTZLoguRir8li0KIJGeMHYWrHMkNpaChCVaGMf8jjDsrFaNf4V0F9o/Gv6AWGhu9IrGBKRXQQ3oi5/EE4GVD0kPIHu8o3lA2kDzW/E/I63bMdiCymLU4/
        WSVoxWavn/KlbYvbzyB93tbaQJGtKTdB+n52c/mibcxlBOx3NoAUqKHbulzHAecFKnVR1/AShd/GEpqwAwTpUgi9w5Mu7IwH4D8lUOfsFDB0s/1aegyfsF5D
        D/eEdRcls9h/FYjKcFXliRsrSnm/pPznkvI+SXlBUr5FUr6505Cz9B1OFCEIdgH9pBNAU63QbdqkIskWwBB/HQTN1wo98zVCzrxLqJl3CDETfhcD2LJj0udP
        CcX0HiGYvknopT8R17COOpTOfxjSKpzX2ULMt4SY7wkx3xVifk2I+Y4Q8xMh5kdCzG8JMb8ixPyGEPNLQsyv5+lvgbbrb7PXYoIR4O4FtFas8GuRa19qPhiC
        99MunE+cSUtI7HRNZ+o6NPoZeZ8QMjysAzKytkvI9fGQkPbBq+X9MKidAv2edh1lH3Tflrhd0vbKgQXi6HGWCul49H4D27aH504ILnzchuCkt+5SSxBYc6kp
        CKy61BZHhJZ3cWDRpVYgsACiCgIrLrUTgQ0HNiocsIW9NfavgJ2DANg3iwiAf7MBcQ1c/9cRA3rAKgIgELQR4AsLbGdvEALxCTujvbUf7gj9UVi/bxP6M8ky
        ob/Vhxs9ryRWurL9i6gRcPkiCai7gwHqVcgqxHzGsxGXo229R2q5yKObMZzTu9RN+LhWo/m80SftJLycuMs0YpSsQONFiSjG5xg7KSHGRgwctycV5S4vJfCd
        UFyG2WE6Q+A7vrjMPEM6V+gFTsuTBhLGBZqRGMpFE3gQbIBTcSp6BEVX2Rd80kQEFndRNaQwOrLLFEZZdfRvW8dUYZNO8U/ChHtSQJFFRaESnI3XESqi3Loq
        LbeXkppiVR9UXVcFxARoeQ0trsLTOuKLiI+Qq8p+yVWAUilNUXFsTcoa2ISRerQbYqycp3f7WD0JibjClrQ2hlXwEJ2jTAkvzJ7TRodAwhc9p+fXuqq1VXBZ
        0rSxGiqq0aZuU8lNVZVvWBSLjvMAdP6pycFlmEsvEgCkULi8hBEoqhbeKuhueZn90BfgiZ6mkd7a7WyZwJpnj3ZUqAXwOLwJnmpix0N95ikeVD6l8ZBmrEca
        F2mGs4FhWbLtyTrOGYKlHYdncPO7Ng9tJ0dpabPVeSsucWs7EX7XZ2+pT0M7SSpL3PWdkhQ4yeBOSVxOMtyJCLvaUUY7QhixjXerPQC8spewk8cQ8GSD+rQ8
        C/ecwuzdc+riKWzKe+4Vlx7ePRCV+ql7Oz6ONk5S/1jhzmebmGPY29j5cFbqLym3/QFUQCVeplNwNwMMStJW9O6rYXrZsBFJr1Rfzjh6ARougwS5vsvfqbA2
        dVAX5m8pjN4Lnar5nTLkSuMzOstAbcu5ekMrTcEeCu60yttSrodGe7lyWSE/1+dCp1xdoosiOv1wUUKuIS5amjcK7wJeFzYhB8V7Dkxvj159eQVL3dFSBeuO
        frGEmTpKkLkalMphpVqrw1LGxK7de+CFrhNr7GjQ4ZXZ+tr4VHsT1g9Zv9aOnrD5PH4ycxQA90aPa4nMDUjjy7kmGaLfp6Mr+pTNyZSdLmnny5yUI3VUJXeO
        h2zsksL6G720CxAfGGZBorbNaj11IHAwzjAfvtd1/AcgNgpRIs9KWKTIm0tylkGiRnOgNTg03OPQ+p4kh+oEnucS7yqz0SpIfMyVj1XWwUkIdclZSlumqcq/
        tmlOuj573Z9zBV2EIw3MZoLFkcuCyFnqXj6yzbFnE3d70gvUpa6kuTogYdvdHmdLc92rbO7dcYHwz7AF4WPCL+wfhCyGfIImLFy0bfsBxWotdEu2N1vUzO/b
        WvQFkeeUjjinI86aiLM6Ys5EzOmIWRMxqyOUiVA6IjIRkY6wTIQVftl27EsspAQ9V0hZ80hBMJkRVFkMc+BqM4LqyyKh3cozEhdlrcWQLLZEcARYEQutgc9h
        0y5l9gUh/UJEtVXHLYzs1g2WOduCWq0h0t8SuYLI4pbIRWin0WUsejtr92m9PCv8D7btPUiNAvB+BE9apo9glgmGP8LG97/iJB1x8Tcp58kuK3SnctLkL12C
        aOHd451XX/n5V4Jid4/TXsz69vo3dsL73ySFwVEMIXTAY1yEXCArPkIEoWgNfWC5DkEmjvRpySFl+wPhi65Tf9ClddNj+93R0yLkHbJ1Ac+wdQHlNv8Jt0AW
        mV4otAiSJuOfnXOKMX474eFyO7OSeeubk8uBnQyoAdr8hGTFEACNQVO0dATEtggUtHFSdA6RT7WNa4HVW+4ZJ0yXcKOELodyqNJJtEwIZFJpE0rURKG82rl9
        hM4tAYuVyQQmS5gzoYwDPKeEESY1mG3no8M56M5elgIoF17p1su4M50gy4Sd+oR1wVkR4cp0YBQIY6y1CRHOuT1FOsLG2igT2Sg9xFAp1qWohM+YDdmkjt7K
        dDdU0dKyiMG3kS9fXoiiEhxXNrcLrYqWCdWmp8Ur4KAb0PwvZSVfCMO3u4RHCjSnVHlQdtBVXfDuoDuXe++CafQt6M46tSXrHTtkjbqzzm7JerZvVj4/egBr
        WlhboHX/42IL/N1+HFzoVcPiDjVcEcbnYDghGG74gRHXvzTy4H6+x7vi+U1Wf3yt3ijxQVkB8bRsrfiQgO34sKzfeEaAdDwrWy4+IiA5nhRIHB8FKMAxQSd8
        WkmbhCf8rAfvV3G2hC7RZf1ofJOajI+rI/EJNcveA25Rh+Nb1aH4NjUdn1QH4zl1bZxqszu0J05XRZGCzeS50uhrOECNnuLAhXgfP8/F+/l5Nr6dn3Pxdfyc
        jV/BTxVfz88ovoGfVnyMaQxqTiC6q27jzeCqW/hcctUJPn1cdRPjYq5KBUy7SjiErrqVTzRX3cznlquO8+l0W7Kfxu9kso9G85bkOhq7W5PbaSRPJNfTuN2c
        vIJG8abkGI3Z8eQGGsG5ZIrGP02uia8N1fUABoGawqOMh5XUe0Cva9Q1gFIKG1EBYExRWomwEMFgq3RZlfqArYhgwzJds6+Rq/Q1qKdCt9Wktpy06KqqrkNM
        zsMVvGDR5+ZyAvuNNXj5otvxcns5GSKAkIM7uDgnowqfh+HeRbUIRCFdCzejA+oVKBjOuigZTGVRiWNtVGcnEZXbVrdzn+GGbpmvzEhLiSqUlrJUl+hC2oB3
        CzWMFE2UeiOGDSCV2lXbhL2wBnUOX0BnpJy4mUP1fWyJbqyUaxhtzhx40abJQvRxBBlV3nXZqBpso94K11tFCXzhVFGvElQ9txlpoFBcwhdjuvC3simhr0yg
        iGN1Qx6ViPdCCrHHcXgmObW5y1L0Y7/jN4SAtq8HkWdrMhDV9lJKXlc3YH3s48FaVseoGlozexG3V9YM168S6lqwDKM9y3Tp38+Lg44zhOwkXNbpEqVoSCnd
        MNINUf/gys98VSqGf9FlWH0BLaOCkyL7CoUVdQwbDzfSG+WC47JRi1UEXinUCZfaRXsOaRKgWIhRcgFy4V/UEz+I9ryWIp7TXhHZlIRc5TPhYbYvoSQykzTm
        SEsirZ4UAaZwyr5iQxVJgsufEBHO9s0xm8QmxywPsM4x2zdHlBwwOaLkxk4O3Al5mye4Q+LwPei+DYoib1sSxPGCgi45JbhRJ4jxspdfNOfqBjXpXOq1pmgp
        VM2tyFwbNa2JIeqkPhaUEHyF/LuFAhiXNDYuSPokeiFjy91SQfQumBMRnF5Q/Um0UCaFB0vShPpmIBcGZcqZkymQNGXjyBpPFh7H2DzCy/sR6Akvty/DiZLT
        cavJjo6VQ2gyuhWdVgHBkvE3Jk44Tv07po7CD+FR9Qo1i8Csul4dQeCIul0dRuCwuk7NIDCj9qlpBKbVfnUIgUPs9cQRpykHETiojHuElVvgfSV7vXDrG6t8
        Fz4op42lDun70Yy+BR3Rd52jWnT+WjltLDWtb1aH9f1pVt+SJnl1uOBUT+IC7afha3rR2uK9ImrN3h8FuVCaoCrITMKHQI9Thv4AIHhB8XpOaBVKhMXL7Aqn
        TJ0PjIjnKKlhBVt05tT57GktxazYTcCYoAMlG2nHcMTZaseRgPoxmPpDaoLqE0uZlwWCxw18Lsnhsau9FFfzaGqAU2A3xTY1aPDgtIcxAO5JElyOa9hAU4pC
        DYQUQqx9FXE/qU/xAF6pfZfjQYQshIa0rZobta2aAxrBeGWPQY9pPmAKwb3A7t8VoGUVROGyagG00hnWpogBRAwhYhCk4lH20bpM25jSj+bIw+taQmL9U6BV
        bIP6NHADIEUPAUxzSXs67nZAQH63R1dYID0JFF41UYmRmYQXZA/YsAcUxr3U7NFHM5Bdov+G1cgSNXRguTPqu9RuELhR/ZiaaCdD3IblNh+zgcLBTo1roXHc
        771yXDOaJotxkC43Y8ttgVi4+29vzytl0YI6DvgI8nN1mW3XyUsZo8iQkF6GUQ1P94QsP7qZyNzuYqe8oGMnI6jQ0shbSL2glYeGltFQLoGQhuWlNlYVPY67
        QPYG6W0UHRpAh4akQ4NqjBJIf0ugg4+ipAGUNCQlBShJTSy1dR/Ffeok7J+pcYCOcQLTxxE4TkDpJgRuIqB0MwI3E1A6gcAJAkq3InArAaVbELiFgNJJBE4S
        ULoNgdsIKKUIpASU5hAQzHnB0UqVyo2esNmtbOyz5leZiTxM2qlaotCS7op+3g6frLnjD5YvBUb7yzEeUmCOHoC56rCuq92lPqxYYymGxlKSjsV700vxZEdb
        yYdC6D6tHLs/ZduI34deU0459UolfBsliIrqfviJs9ICKy6wu7oAz7eBxAN3dQU83gwCDxwyV/F4PW1/3PviOt8cCdzg7kngwoL25QDfEQkaWOJhGPfUmMse
        oVMM10lYXoPH7CHR0AnT3/5ZbQAKnHHWiI9+Jh4Tk2aCk1iavT/UldrupB7anrbUldbppB3fnraSfv8z7/pWIf22eBPKNaOyPXHYnTjXCjYOZrFfhK4kucrL
        Jkkr/f6fvO+TRZHCyNfYMikGulLkqhkwKZpdKXK1NE2KiAah/Y4ewxuZFPWuFLla6iZFrStFrpaaSVHtSuF2UlRNimL6va9/4b2F9MUvPvn9AgRY8m0pmlSF
        baly7SmYVP62VLk2+SZVsC1Vrl2BSQUZgWKPkztQgZDfoLwAHl1h+QpndYNP5WEFjWUKD9KBDCjfynlGhiTBclKg05jSUAK6FMnVbhfBvdxdsYjjeTfuTHRZ
        bOG8aIOpimsXnSOHWWSHb38BNSvZ0yY4iRtdU40i0SjfrHx88gVBKCxRiiKnGESKAMXMgHFJbabUFdDOmIs4q6C9XWgnBap3RO1ZSnxkAIksVK3e170QGa/N
        X/d20xGGKn2usoASCtyogZ7Xveb2695B5mwn4FxWcte9Cr5N9zi9x3HUHlJjlH4IaY7kbpZvyN0n33BR1XIvp1QH87mbibOH6HAcx+E0Rrd1uHM3F65DhJ+W
        cSYV8HUUX4PO14OExob42sDXXfg63PkKx34VfGXGdwlfi52v02BiHRFswmFsFjcSQVYdjaw6jO22kUDjvw7jtyA9TvNhiDNndl5MUigHphBiuI07RPiKA1MI
        U9DrnqKLCAxiEVYC81i4ngAs+8gwFF+DlIPxPjxaoKFC21J0yeP9rBYewsqgiiFTQ8ggZGo8NQWZGsI4IFPjqb2QqfHUJGRqPOWL5v01kKnx1D7I1LBfgkrH
        KNZ+Ucs7IIZNRabG0Qqy/3nYDS5FD7jwErdS1ccn23kRCZHH3tuREKGwft8mIWKSZRIii30lRBb6SohsvLfRU9jWStff2y/PWt8vq+/tK6PSN0+7bwvQd5Ze
        4Z4BSW1wT1izmluOUIVbilCdW4ZQxC1BqMU1I9TkmhAaED5kuzKf+KzvaEQUHe1V1o4+4cGnrAP1rRIe53BHhNdYjnwLAW0HKgyxR1O4KLY+YIiAbhVFguNS
        HLyWb/PxUDxkLbBF5GLB92DVvxjqjD7fqMswWUJXiSo/5+gs8vkqUecnMA6faZURPy2INuIGXgnC7YOYVHJyAaiD0JLoM3z9j6vb5ykJ43IPG9XFMMe96pTz
        Syw96mYRWRJ88bIviY87Ev0EiHe3xjMlgHsW/RG2eC9Jjmx0ou1Eie39sKRUiwBul8cI8MHjXuWXe5Ra2T46PcfGyU9e1EWtK/cooucc6am2jAEUrAFXrwFX
        rwFXrwFXrwFXrwFXrwGmc4e4qlJ3AGjZLAiBUU9VGeB6qsbg1FN1BryeCvk+5bGJAQCzihCzIbxp+AA+3YKZD+BrWbkNQ7BZhy8xlrDzqBUsYedR7SxG5xGW
        xqJ2HiF0BdjqKIjt4gJsSsD0pM3ywbHvzmmZugVYZULD1nFmoOWrCMAqQhsBmENYRBo0cgMxaPUaArCYsAIb7U46d377jgOH9g4WYIAkq5vtTYpYdOc7r262
        LZ0iLZmgYIvdC/bVAy/LY7gdBsCxgelPYPv7KJCeodAVzyZlTfZnIkBS1dwCofWF+jbJxMakojkIQtWrCcFGaI5JXXMVajj26dv3bDqCxykYijQCHdcT9FbW
        bx4bNxC2GueqS45KlrqaS3kuY+1hggt6gjd8WnM8r7Bcx/Pqa7Lbqk/Lj+fVN/MKq3W8LAqV4EpjVOgeowu6lZ7mpYOrwp0RAgoaKkMoEXMSgVEcz1LNSuRs
        lkpJhGIRJpMqksgoS2VJhF7aRdPzgul5wfS8YHpeMD0vmJ4XTM+LgIrUreJ8rv/ce+ls9JQweBcDU0/R1FM09RRNPUVTT9HUUzT1BDCLSSUGup48nN1SU8nU
        FJiaAlNTYGoKTE2BqSkwNcFWPkoszecrkCq31FQ2NZVMTSVTU8nUVDI1lUxNJVMTmzR02D2wK/sy24QM/YY1125UQ8GyhoJVDQUN9BvR0G9QoCLjh71KpcaX
        55VMkBYXkeNGehNqEeGFUMsBb5RNt8qmW2XdrZWyFhFul6la7mhZyzRtq7cHqB/MHaO5o7jHwZKM9jrYeh1f2wUG6SAfhpcU2XVu9B9szbPVdHTMDOS04KUm
        +zqr+6zQZboGDMunQQIj2SlqnnQZbALG8EdzZJon3ewiDW9GemaOGDLJx22Z6eommel/WjjDLIQB7QhdZCTQrUKnRpZsQLOcZVFaIaTLVfFMxzaxzxY+6I4C
        PQwQkensKmu75AGUPLZ/4PhQG+LJG+6paFp7XRPnI01zb2kifVPLIQ0IqCH0Hgj/v7AdbehR24TL3AazmQ5tmir6PW23io0rH7IqqX16PPHEqhVdBmCakTVs
        LDFbabFxKtwz2MDifal9UdyZRUz3FyWj37Ftnw7HaNGLHb1hfI1GFPRG8vTGguWFRSiW6J2ou+5msFrCZ/UQuNrkMYYB6mgOwd5AT4sMAq7phSyG1fJwQaJ0
        XhaLwSvgSpXFEGYSuM4lVwzttcWcIg74nqzP0uY4m+RSFGAjERchytaR+eHrcE/uh9tjhzpxqcd2KvfaeHC+OcciFkkxdyfvqhefmTR9t8j+89QHXSIbRVW8
        O5fp7ntpmotdKQqqcHeVrc+BQvs/wUwhpCwFaRQMOvpXjFrbjwLd6UhYjyeF6FfgXrYQfdel6UbGxOuj1+z10SP0el7OzvZJP9cnfrZPPDBP+1FIKhkKv6dE
        kkgkXQHVuVvFH1W3utitycvsA1eiehYGIfXE6TdU6HRiBsDhntq6p8E/XE93mJXeV/K+Pd2xn3a/Qc1mXW61i7a+3sJ/upL7cEnutzDBx4dXWd+Hq/o+7Mh9
        GSbOBDoLmBKwVM7ERAX8hBqklTQIq2kAVOU+++AKErT+b6zsIpfRRCH+l728abxDE8zFn7xnXFm5ybusWGrw7vHwi7btPCAMlB4nosBfnJqSYNupKFYrZ/UZ
        6PQsxNew+Xs6wbZCHA3UzbmpYbRUbknlrsGmN2BTzNUYuHL0GZDLaoUbvlvL27wFF7kg1lALYvOWnlPzcREmmEoCxAUAuqy0yLZPv/Pck39hFDYDihTLp4Eo
        a/ogl9HJ9uLX4VVl4akeSRyxKuFE1Y/HA2n7O1ZspfBcXojt9FLsgKXkpv/5s3ZcSv/yc1/4Q0L22RsURVehL/qhP40Ih0/rsDUPCgvcDCWWNE5qd6I/tsVm
        lpUuFkWjN3UuskZz1h7HWOr1QZ+sKR/0ySoe06J6OiUKz5OitMmLFvTJAWQYAikH9EkXjxas1oI+ySZgKlju7A9azHa72TP99uc+Dut/eGTsMYvZYzBFE1fT
        MRmCDntsIP0/MBrf/NwXPkmXkZSuOWzT9EfWZCjM18T+b1Xs/1bE/q8l9n9tsf/riP3fAbH/G4n9X1fs/zbE/m9J7P+Wxf5vmLf/69PaAr2iIPZSC9peakE4
        dgWOEHupBamioO2lFtheaqHL/m/B2EstRCGb342bsDAsln2a4eJpr3pp/EH1gA1jf4t/aBlDz4u751lGm4ui1z24rWWvC5+mQj9nZ/QIJ/qPWs3RTzdW2Qgx
        khgtccxJujg0Hz1td/yAmp3DkgOZO1AYKWXiwmGgGS2RrkkO4UU0LM8lM8BPxpbVDCLH1SFmfC8vJXuWtXDRLD6IvqZKpvEyoij9uJpG0t2UVC0viXxPcgSf
        R+G8CSKCI2piOWkuJQOUZv8ms3NELic5iqzxsjqK9IlCIXshAzakKDJRqH9SF3o2uU54703VWEr20ZdrtIA8LOvuUgr5EmoRVThO2VHhFOUdVXsp7QGqdlRN
        ginB+a+lL7vUHvpyUEpZRSmzaE4DRR1GqIkE6giCg5AmZAW3SbA4qEgROBxQ+4zIwQpKaKopMO0xEoOUClka6tplekE/BqhAnbqN1CNQHgIvpSEDPURd4Pem
        Hs1xtHc52UvxjeVkkvsNDg+9D4DLgnStZS6H31HOMOVL1KTai7HUAlyLqC1Bx0YoFThzsJK/nIwuJbu4mhaXS9WhEaMQzxjiYvaYEhZQwgRK2M2jMsYdb9Eb
        ZZlAfhVzh0WTYS+l3q12LVOk4tQtTj0h8h3DnDobi3WkbqgDkJk4uAxm3n6M2DWsx3ncXZ/kJd14JGl0FAkgGdWgVfqCTevvBT6HjuJlRl6gi8PLuykrmUZ1
        Fp8P67TX4eVIJy3viwGZ9tZyJpdyy/KbToFniDa1Mt2WC3e9EY5+aPetH4QJB3runY8+j3NowZ9PCmw5WYz7R88I+r3hx4c5sO7H13FgzY8PcWAVvh58oZvN
        cqDtx9OC5vjxEUFz/Pio7Pe1k6jRjv43KXd1Tpe7MqfLbc/pchfndLkLc7rcjZO63PWTuty1k/FRQOa1OcYZ0Z1iZoaCzro1G2bBfFS8TvDnKATbcNsXTOuI
        xryoCKjTT0P+zXw1dZ5FlbiGzEDgzXxVuo2zaKK6DmJy/ImZfwsnKQBu38ZtFABzb/023py01xGAeNsqAmAZrtwmtttZGql9Ur+wRbCTAI+K8Aqc0LdpsiIN
        l0hgzQqJkBrCRMB4xmFt8pFuMXk6HbZGvH5rxNs6OuZV1rvoLsPZWoaztQxnaxmHu/gDh3Pu5IRFfajr/ZCa6XqfCYVqSvMjQmbTQvyE51O+1l/HKnuPeNqj
        gtMJHs4VZFHFh7reuyuy4pntqH882+P+PI0D/ohYQNHM2iLPIg736xjjLjK7FwZTZhnjLvICmKXnjMa4Fxrz25ktVPjhHnGHesTN9Ijr1dgjPeKO9oi7Drb7
        B7WjBrDrMpsExejtMp42cIK1Fs70CocXIVhM3x8FBgFicKC86Nc8Ol2K0WMcJ6Y0ePu54IOsDSAHf8hgCjsHR85HYWY8iP5n75V33fie9Ny3107ew8yTRX9e
        slIKtq7t3ZcurEcsxwjnD2JIGw79DrpR0hE+uNubS9fWo5haD5kqyMnCd3chshKv4zgbBmU7koFJJ9w+DpZ39qqaS8edKHXgqox9IQcupErEwTMbH0y901VP
        fEsswrqTCubFRaX0Ifp1T/AybwMqcysaS/PW8LZo3lZZnc68tfG23tRvC6VkmtGTjp6tPu1N+vVAUlj5FKzYblKsBH3K2DC1LPYrY62JjpTmE14HzfnolzGV
        K9X5pKZCA2RrAmTNoPCCkWwGzyv49L5ak2Iod2chtMsoSiY8jN6P3O1wHiIYGDttNv2wNLICCuhhAuA8MPx2hAA2D2+It1n1ChkSfnsFgWsebH47RKCfB5vf
        jhIw56HhtxmC3zz0/HZd5gsVBnTTVUv4ee3KfE869XSPuFt6xN3aI+427MBIvGvITgkYwl/PVmzOxTfw82x8jJ9z8Y38nI1v4qeKj/Mzik/w04pv7ugZNdOp
        OOhB9TsZz/Wg+qXx7QAB8BDP4G0VpBqoALURgM7PAgIgvqzXKXAD0iAArYU2AlD7WUAAekDrEBW5HesHuUA4XUEAqkKLCEDJaAOJr0caBKAGsYIA9IwWEYDi
        0UZNBaeYJAyFBvYiWpuPPgyXjWvl/BqkmZJVKP6G18N5SWIWmpeuuLqAui5gNeixiM9U2ecmwSpAPDh+S9dK85K6UxYasQCOrxRHwY6EWNygtjRf+UDrt858
        41+88yRjeRCSTQaevP2H5s96hwn/7Q+t/xYpHkmMXNUFG3k6RJeBD3zgA5fFmcWqN9+BTY3LyYA0DzuFhlI1cjCtsdmiG873hBG64gNB5LGG8M4NKvvS5i88
        m/hyrPNlkb/wtODLjZ0vC/yFJx5fbup82fDwhWcQX453vqzzF14j+HKi82WNv/BkQ6Lo5s6XVf7Cy6mCzvsACzLiv84TWJhXAzLZHCFszJMS8ONXSvGF+DYJ
        +PEpaUohTiXgx6el2YX4Vgn48RnpYjG+RQKF+A4ZjmI8J4FC/CoZuqLGStqF+E4Z5mJ8uwQKMayFrRbnOzQ1WTV6pjhRINSltRpPiSegn6NWazwXXJ2OWqnx
        JHCbdFS7xqPPDS9K1GKNh517p6MWajzePAQ6aqPKA83jpKPWq2hgdZ5OYgQqCFzOLitrt9xDi+u7b/7WQx996bnb3pg/PFXjnnvZv1aje3l3tK//O96Rekd5
        oXo1AQaCsrerO2mqKTCtXkUQggJz6g4CORS4RZ0hUEGBW9Vpgj0USNUpghkUuE29koAQBU6CKnKezoZG3GTmlsCkcxokzWmIpDRAsjSsuaBBzVkNaWY1oCGg
        hHsOt7NjxC4HC2CdjsMGXtAosfcxOtfqQHCq2YcOIMlQJzfUmBGnNoCkDCSmzK0/DON92Z6PLurdC8SZNwQwZgkQBiuBGcK4WL2UOvsysesuJJkqCelM5TKP
        0CHJgaN0InLgOsYLBbumil4hsdMYmr8jpp1j/E7Hs5Dd5UtQgwI4eRYRAGa9AfrVdXKGFBi3XsUnINdtBIBdLyAA9Ho9wgAXGGmM5qMPMMKZ336CrHodhGyh
        KA+z5QwqtKEfemOsmPh1/dDxbRO/ph9mB5r4Vf0w29DEr+iH2YsNg/bph9mQJn5RP3T8WgNdbMhGBd6sFa1uW2ZrNF3IeucMGbysBwYoOha6wdHerq2XVCTG
        rOEC3QtocbPrxcycF92yPpER8+gu003Lw021OS/kvPS7Lu8fL9SxIF5b0RfsXhmxOa6yPCdfnt2nvNTR9cbzcQ30+hI7MkhforvAoiP076SauwzAqXwSdoia
        Vd6phqgJin5BXJ1U2WtGAUYUg7iSXoKPpO7/XDgJ9+Bv3RMXJjSQ1vlNy4lAnrHz1xT+ODfP3w5t+QatmPNJib/N5L+9oQojHIiezaPzd1fdFGT/pz8WQUiW
        gE8ZVoDzUaerwdaoMxRV3BpVhBBOib3A9OJAT0Ordtpo1Z6qeqrHDZrSzSDdTD7d4bwq/xuqLoha+QhHiM8xdnjuw92wm9ndRB+WZTv9gjffEqK6U7lw69cd
        5bA/7K4oQHhVOUNxsOn42Y9FCVwHpvb9qvI6SW/FHmOBnIXgPJCUyqvHUwup08/SoropPR590IsLuC5UCHXDHZGxldCsqADsFbqsluBdHE7P4PEbSeBCji0q
        BbgRx3UsV4+vA4Z/jlRJuUPeKMsdXYKdS7oHfzDaaFGZKeOHhdZ9mF+j6N96ychy0uI3xQsu2U1HCl5n8XF0ORkiHFWNCAExhubhISFp06dxKB8mg4/Eu6hN
        E48kTSCsjTdCe+XJ5K4+bmB+jHrbjBtoUpMwt7sMflB8x9lx4LMNtYth1qCaeJR+BpaSBujLg6qxtNSG91EsAsey2ikI4g3VWkKKBLTjodynJpU+RJ+aIPhS
        tiao2/QzsETPIdb4aKgxNbYly5hkAcV4PPdpgFowTp8GdGkDoOjSz8QSquHSWpSxnQy1KW3rUaHFt1BXEy1sU+uoDxRIGjDMh+gBfkPH+uFIPz4eD4b9zSVG
        qa0iFoaPfhTmEsva2kWZ754zKlY9KFKwFdh4lPozrHa/cZyeg3nWPV1GIMGEO0n0YSd3D2mBpz+kWuDpt/pw4FecPsIGbadPjsV+HxZ6flAJpnA3rQooKY6o
        xvJlNUot1hYAWVy0lwjAOn1Q0JtpZoaMvG5cSiwjeYyMrCAAQxAt/QFOCWnjdyyL5XepB1FN/vz7lA8Gxfgr/RqLYnWJMSbDPAINQDjroYkJBLAkXpaEvVGC
        EFOIPglP5wUmTYnfEuCa4PvBrHFdmzWuw6wxoaEEe7sgmbhHg0VJunlr88aBtmzCYG0+hr6dfT6pEHwG+FotMDIME8PRaQ28mNGIygtwwFdkGg98jJmCCnJd
        L0IUQcbCfNFuEDiLiRNv8uKUWg+IdcKCD/p0pYD8f+BoJEHcsxXm2dsIJQ6R1kbakH2n0yedGH6wwVIVd8iGGVLTX9GFQ5QLHr3ELpuf4jQ6wxgQ0+MFzzBN
        FN4G2BArSS5yfS/zJGhSvmgYLOiGIDU74D6ewXvsq8WQqHHgl7uMKTHyvN7QLInVhuZEtBuaAbGAQOGERaipz/j1RkNzLdYamlmx0tA8isVG2KO61AthdpB7
        VJTvuV6VZCg6yTt6IdF/ytbpf5LLkmCBK0fnpThTTPadR6A631WJ4IMrx6RyytupfOUE6MsFE1FUQfQlm9099SrHjG9GQeqXZv0aZl3lsE8fVje87l7b23pN
        qLPpsZ312NH+drt7LN9Pc0NXDqN0TpTr2lFug4mg2nXXcmNE7TRT5IjJxh5f/NjT8aZJOSZ9w6yy8B/Niq/fM+/C8PYPnHVjqM+H9X4f1nIfuuD+ao8PXPlK
        v6La/T4sDkFsQ/S4kG4YM5i9Lg7rNaSXDIzHCZD49bH5zhybZYLJ6RKdQCqewa0p8/P3gMQaIv1OzKYcnXimNx+sB+34SC/mUnKYWyi2/Y8Ky9bWvNs1W3NW
        V23NRG3bmhO7aGtm8IJtWMp2GF+ntORJuuBonxfeCevt7L6d4Bc8r/+sw/t1bD79oauTEIyz6JbPtkMsutaz0RBrvSBmR6w1BAhEWqsFMTxirRTEwIjVLohJ
        EmuRAdgfWpCU01YgFzpWIBfs8P+0HTtnp1N77jwjFhW1T88zPSz4XbZPadNnSnv1lDyz2t/nznnmtMdPyXNW+wLdOc857Qz0TOIYKWLHSBEbK2zaeWgnCVir
        lEhMqOkB2HBlAJwT1oYb/rYN03YPKun6uQ7JwYYdgsS7vNmi0r5n7GCKFRvH6L4Y4zaO0X3RhoNMxKyOUCZCKWNRxzE6L8bQjmN0XrSBdqgogJQMY5/K0wad
        L2R2HmjyfrvoOpfGHyxDqm9d23Z3mMMJ++rv8EQMSTx8ZxYXF9wEbtJWff2+4SQwxrRi3tedBDaZ2uZ9zUlgXGTRvK86Ccw5LZj3FSeBDZsNT7+3nWSfsbPO
        OhtOsl/bZheT7tcYk+5TMEjrzUfv9DT0p1ffEH8cMS9SEMNVJTH/0Vhmi0KJNmI1wJbGxRJWkW0WJTDJAgkhESKBobAltQcfqqoEJgakVweWEx8mwJdYS71I
        MYmWT0lEGgsZa1CyLkEUiO5DWqQnFqNmvvJgdWQpGdNSR+hqXbEVbVgSoUqg445KxikX7MUsJRNUVRWCOkXJD5kf2ChZSnZraSSUwga+PBS1V+xJlqX9MKsW
        sPiOjzI8FCmGUWCRRHND2di9r8ahFI5+syU2mN2GEFDEEj8BFahTw9q9Ctm6OZsz56EswfkA3n09dk20dxkcTkqSDHO/2TYb20evc7rCMpfD7x5bgl+CvRRV
        wyhq2SW2v8/WxXAviGBss0o5kupSUudqClxuE3YOYBMoXEpKXEzZlLCOEgbEPhlGpcEdp8sKsgywgc1B7rDcdJC6peoQYqpw6gKnHoAds4YqcupsLFZdNog6
        AeX43csw8zKKERuj6/JxF44CQFFjM8qrLksZOeoaNUV77D30DeRIXrn0a8iRlsTkVJVz1pIXtllL/lLd9S6NPOBAx3y9IexUO/oVTRx3KBT7O+AxBVyAGI8p
        /CjwmN43VcKxe39YbfS5Da/0y9Hu92Gx34eFRp8b70YPaXiufD3qd3nv9wGc4xzmA05wDvMBgzldrOKKwOxdumD60fsygioh/v/aEzSY2VQ1+IgGtKzFgbDK
        arGoOi7WYhEWWqjFVWGGVWHaCqAYOk7M+KrGkZRTjUtSTpWpEVROFaatUE4Vlq2mnLVajFvvaohbhZNrGt1aTJMKSLhQvYvZTIFhjoeGOV4zzPHIMMdbhjk+
        ZJjjFcMKLxtWeNWwwuuGFV4yrPBBYYV76QbfLhxhJkqrbN0qzc+Fhp8nqn4NGZYwbsqwlMGwFlW/ERmWMjx5sWIfvGqKzt+4lFOOJ6SccrxLyinHu6WcUryH
        OeMIV3R1axVdy2pF17JS0bW0K7qWxYquZaGia9kIdS3roa5lLdS1rMJuvzB11ytJw4zxgBnjUTPG42aMd5kx3mPGeNiMcdOM8YgZ4zEzxhNmjHfnx9jhRZmN
        scNjrGUDNnyIK+P2pge8YgY8MANeNgMemgGvmgGvmQGvmwGPzICXzIC3zIAPmgEfCoX8Q5PfUpnW1sansg26bcvCtNW943TwD/UwlcY+HmKw5dQuNUEHxp7e
        iXbrRG70q+Bb2+maJs/0ppa5es2uuXpbLCLQoCCbllxx9SZZw2ExQEFxM+HoLQOiHoyK6dSO3kBMdBunoHZKoffMOr43KcjRC67eU223JwFwGKiHohT0iLVR
        yVVX77reZEb2FUHfMyOUoOeJ4r7dMz1cStD3LD1okSrsadK78sMfStg8N1+rethQ6J1y89027YOrLbb5MorF//8kvfRWmrE8C+ZevOcYVCrOfbtXNboS49XO
        51X5xLgzyB7KiCY47TnG3GFp4zVw2j/huvalspzqG7Y2O8K4/YIYzly0u2xsihVnbdU5b44ztbF+YU0c6sBi9Ex8NHlaD7isfTX52pdTQWsPh9qnU1H7ejIm
        QSvaB1RJmwat4iZqdocFy43ZsrRUxWyADUerY60jEMhOgPmqYrbkLbGxj0BRtgQ79cvWvsXG+NcR8GVvWD392xS6lm2vNABE+aVqgUEOeqnF17t+O9zqiR3Q
        judL1QYMnmywYtmUbV8CtrbhJnRXfJ1HL+l/AfeHbuh43KvJqeFzRbpCe5dydrlddswBv4J6RN0M9IAkq60PsNwxm6eEKYI3aEwh0vplIsejtJZX/6uxp90u
        8KVbhI21LtjOec5qFbQ+12lPO4DgG3fnMs3y21o3bYecC7a2Sro176KtjZfulLstidrbcq/IhxWTm3Pem0uwKglWJSfjzHyOGBrCmmy4NXsnKsK6JFrvqt5i
        QhB/2Ngx94LYJF5wtuZelA+Lzk6525KovS33inxY2TH3qiRa3ZZ7TT6sOZrisi7v684VaC4bkm7D5FvQ4Mu9Qr5FSbfo7thXSdR2t/VVPqzsmHtVEq1uy70m
        H9Z2zL0uida7c2OzKxu/b03tt4KNpO3yqkL4vx93q5fcB0tsRZP2eYliS9CgvF4j/D4udVDs81ixD9IYsZWOxcX0Uux2FPtaUOxzRCMw0Pp9lbQQ+2z7kuCE
        aFlCxxLi2dfP008wH/2uTTC6NOVcDyfw0AK0VQlagBYe0wTnS9ACZG/ykzDbAy1AV5UgbN5ChiE6IkrQAnTwaNE5UoIWYIBHhY4DeKGXNsAWN5Q4ocK5pQXl
        H30LVBX+PiHmoMrs9ZWFVeA+SNl3jidM+7prPCY4mkk0gDFpxSwu/+zHIniLiW13Tgw1wFcWAds7x2NogOJoc+8Yh1W51JuPcQ2hY9ljDiC0LVf+NEp/BxI2
        JdYwLUHhJq7QhK+1WASHGve3Hs1DGQ8w4iD8jdhP23gpQe90wTD7IE5foy+pFTtaBsdi03HcoVDV6HGG7vHwLRmeApXo9EW2cxnBDAZkeuIydSOE+LDF0r+E
        NxqCgsUiPnbnte3MZ1+3GzITRqC2mWSUkUPJlojuzbBWTBlRuvQk00HirNVAjQiNmPbViNlXI9m+CtSwEI07OwrSOS+rDpbf2bma4vZqWOKnU43S1cDmDI5a
        GIHtXZtzpgoLkxYfxQVdb9S73oKuV3XqLUC6TNcLS0otqW6wX3XumaqvBnV1vlRMxz6kgaSYHRvrnal6WWNZufjKefwzVTfLwzzVK+cpnKk6Os/dwuOzILYt
        Oc3q7pO3eIbX6qovyI9JzPk9UaRlYZ8Qkq8hrddF5unb/MQGhrSS1MjceCcGm/mzH4uOOQ8HJvRQFnpnwJuoC0a8ejxuyOZpylYaQJEuszBVQxyRILVyXsOc
        +4UiPKj9CZOc9RtdyhzxiWyoeUVW6bBzovq5Ejb8fAn8RnfDbSVQ0bkSnDkpNPpTzVUtpmvuvG5B5o7aks80iSw7IImyz9u2uNVjixf7GMfoHa+oCoXuPAO/
        9H08u89uj9eWNXRmdi6virdbN7pKSz1Yev8X9SYS/bNhKQ25rOjLtvjjlkHI9B/5qmW6zOXu3PKv2NiWWeUc92cst90d91Xm2BdzMky5j1/Dwu9v2xP2BCym
        t1r/H7PtqQcISc32tqOv67UvK5hWdWfyaCZzS/zvdQ0Trt/7wwoWEsSK4ORdrymrez1xIzqe3vss9HwN3Vz0Tg3PXk0NgV58nK/3dqCbieyH1U7ZX76asvvu
        iFwjv3I1BRXyjZR8f3Y1+fzt+b56Nfm8rbsvV8DXrqYA9//fob13KI9hfotatEWvYkAdnXkrBO6/bfV2LWbbm05zQIisEeYgyydTwG9ZqDcZ7pYNd0WcNxnp
        FX02GWWm7rYPF5K8a9STb2CBaos/zfWUAR8z6N1YZoVsNK86+oaLQIFyDtj00MjhtGLPX2EXXVVC4I6nmKybtws+0v1O94HxLuIkfFvyyG0ZIkfbFhntFX12
        6zg7WsBgy7hp70vxGFtLEwMo2yu7W0tvbKvM7l2Ze4XKoJXMwODvfXyvLuFVV+0SdqqGuwnJY1e7wIa7F9j4qa1TnV+CeuqD7sl/w1tPMSZ4NW2l9RqwyOrV
        JLYzoNG5UV4RFUOe1YH5pCxJO4lWmpBc5MQd9reN23YxfWcwH0MhZSUU/642Ls0JxG/731xpFYY9kALJGuiDNND3SrtzRbaZ0U63w+DKiVPQNuzOFZSp8vGo
        LP94nADob9GFhk4Q3DMCev1teeWm2/OQNA5Zvvgt6Pv4ZmidhQwBPaFuT8e6NQvXMfRUyHDCiqBGYYFc/ZSQq9lQUndTlW4qLrKB3Cy3dk+usLZc6KSxE5oT
        MKaZDmUa5omeq3QUKi6jrOISB+xa/AqpaCV3A6y7780J0d/NWpQBEo1tSdTakqjMlkxG1DAMJIrQ/qgW4h+nj3Pn1YQaM9/OxrsElse70UjqzJlkj9lge8wG
        I1BK1eq7OaRkx9Xuze/agDrWI+w7+xH2ts0+vY3H3Y52KKh/Uw5kveFI5uXMdlqW2VTzmWxdoKJjVtvWk0odogNxkLv7EenSLLrJszQKR1LcW3xi4+QgibEG
        DE0/n5I8lep8ErJhzVE2SDQWtb2O+gINaciRS+DXyeLGM8LWHqaXMfCpR2mGv2tT9gl6RP/GS1octSFRGxw1GH3YiYeoBxMs3sZrFrPK/OZZWct01+I1Dq9w
        zMZGj4fUUPu4ey7vQxJeQ1ptiOu0IIUzuNy+nLQud6zqmlWxot40ftx9swrZkxIBGI9AQnpL9CozJTQHeL+T37dMwoYlwv0RhTRpggbdE1f0LbbKZEW/yxYu
        cgZ9s2i74z0y17AtC3icYrCuxzFRnA+0C+YSAXAABeddu2m5mLRtm5QJPzZ/Hem1uBj69F1gvVBBS08NwEvP73qqGNwU+oKbgm64hh9b280kp14unf+pa6Gj
        f39dGd65Kz24fy3m+3H/in375+/cPyaP9emf/Y/fP1v3L+jbP2/n/jEpz5aToxV9xqY0g3gM/v31rKdgBs/M33k6S327C6O56Up5Xjqd0R+gJ02dyDofdGiR
        NoyxJ2VJk2XQpZRTC/YiCU5H37B5Izvh1Zz8O4/UFU9/q2//WFmzzJ0MAQnLIhYLJmZDFaecdwYJ2562QHisQsOoBvuSjL7B5iWzJxIbvlCEEFlGrgg/LfyM
        4Gci3R2t20kAnkWAMmxRVULJVF6nAFAiHeSw8OPhJ8BPpXcBbL8cDgwcM6yM7tHQStNB16XAQ0EMi+AUejg45sDrk32MmliBZckKPaxj7OyzBuuRFVXF+VlJ
        R4CJvp+m/CGZwQorXDGLxUxqBeO65Ij28r0nrDbQzbUW65thcCrpsqMNgroX2e2Xn+NtOczYAqflR8jZqrOV8pKyb7b/GT2ovT8JL4MnrJ+gh3fMeT09irDI
        WlLuMecs5JWPu3fQo3yzfZoezgm6MJZU7YT1SrgyPEbLoqQqx5xb6OEfc26irjzkokM3zWtDmQX2WcnRMJSJLxHbEa2Ldp2PuBVmcPrhYLd6wA9FP2BUX94T
        xLyVVnuKj8VXj4scuiQqa3F6E3Q7Qa8T9DvBQidY5OD/aGmTmfb9iaec83QV8e7AUrrzrWCrErpGIw7RBrD/qk767HsazIJ4C7Tx6rQtmdGX2vexTXVZRY7y
        QDq3NS2eJVyi+egH0AUwBtd/TJvtRM3MA+YW+GhBQfm6BWBqYPETPKUW10OxDQzfOHCO0ShZsMIO0/Q2ir1s2+4l9g+Facf2IAhiawhC8BjYpC2cSUdDD/G6
        TtDDSUNAByePTVI3GJu0sSoA7giiuekeQo90HTAWTO938vuWUheLgh5l9nC5lCD86xm3dSl8oPqgtgdcmwTnke0B12AHOADHsiV2gu1TcJnw3JOfLKTf+9zn
        f60IN3aU6ksWHDIV0sdr89FJcSgJW7LwZ+ciB/uGTP/8M+/TObK0JlUB5vStaEbEZQ9ZlWSA1thpUfdspu69STF1T+dssRfVQOrcd5HNqjrna45ls90y+PVo
        pg/ei6Vgell1cTgWWOHPfNMAgLrjnrpYxeiwVX8ugHtCiZMiw3UMtM9gL6kAEnE4wKByqJJUsc44HCUlADAOt5IyYJovFDA13zErK/Cq3bEg58O3VNthQMXh
        JYfhVxh9whtTFf6t8m+Jf8v4ZRc89dNiYI4ai2XE644aqp8V/Yz0swV2eiHU1mwJ+N0HbCGZzNsnwOCvtFi5kFJN5qwy8KePtEQMfTLTin4jWxaAbYg6TDvS
        hD3WjFlPt92Mq3h+sLndNj/hjOM94nb1iNvdyxUvZOOb2jS1CrFIyj18BWycTPbEoz30wSaYrkU3iTYr/5bAHMz5RZxciqdeTllgzfPWqWxaViTub/epKbVv
        WU3Sl3XrfBLxF+iULLeVUom5no7H1yjkshJWaslyRRwHXRSTPtkr99vxeL/qrkGXuteUuI9GhAap0o+CQiDw/CEQOs7XQrcUFAue5/m25bDNByafKzmoXidG
        VXERpWtPRSCI3lZ+ukHAp4KmRt+CqdA9YmHPZy/uqwhMiMkZn8WR2wiMi1EZn6+KrKq7y6jqjmn9Xogsw9ci5CZhQs8X6eFdon5XisdExw6y3b5IGI+KQl45
        3iMKeWV4aha55AnRuivHuytlUYreKM/HEQ9D1tOq7imcVFfMJVJfIY0u9SrtWfT097w+mpxrkRmChhmChhmChhmChhmChhmChhmCyAxBZJQJR4164VgfbczV
        qNcHvq/S2mAC+TU9HImOUYrvMTHEZpoiXfxHdQRTmNkF+P7Lan8ft6IHlpNrlxO4tqQKpplUmRxUFLt/OTmsLS0u9m7aPkVpZtS0ogJmtbTmRr1X0s5ePIg8
        B+GWnept60wrGK4ZNQstnkPqsNYKaiP2GqTfT3XsQ5uuWU4OLG228sXtUxS5r23sKFOeztdrFT601H51wNhChnF5WODzAeDwG2XLciPUy3I91MtysaKX5ULF
        zF9FL8vVil6WKxW9LNsVWpZBqPaofewcfBcU/PZTMKFpEFP+19DbXlpEmcucPTDgzBOoEp42pNpLqytLEYMEcQ0XiHxUl+LP8W4uW3HZ1ErF2amVncqpN1I2
        QcdCqPZFi17nW2K+0bvaL5/2moZSzjFqhm4QDQZK30Dp6AsFxnH/nujhnWGf2pe9vHG883LyTeNcNwvzfxfd2E2Fxvptt1hFgnrwGDUHdLB90eOe1rHVc9A2
        e2jR1vO0gJ6xbv7cefiE5cxZxgs61Tk9mWf1PM1RdWyCANUgV5ZjVqdQNLi+viSKc8dRrWJfAYjcB3KWHAEWA3a4fTHgom7ARd2Ai7oBF3UDLuoGXNQNuKgZ
        cFFDLVUNMWudpVk1S7NqlmbNLM2aWZo1szRrZmnWzNKsxbs7x2MZknFllowrclthN3i3ltsY1XaDx7Td4D3abvCEths8ru0G79J2g9ebLEOJ+iNqCJsVi6iN
        bEcMA8iGwyJqPlsKAxGbTZtFNMZsy6xOrWbjZXVqtbbyywaXCAuKcWuudKxcZWdeN44TAt0SAwp5DMfGhyVHygtxX6viAXeN9GjFLXArymKAC7cQ3wjwlU6x
        Q2kWRHqi5Mxpm0xJmYUd0i9pC033q9LrIPKEaCOx6OPCpkqwwUQlPFGajz7O1+snSriRVXkGqioCgjKsWniM5PGUZGqzRWM2Sb+7YFoY19YqoyJlRiCwZLEr
        aZ1XGQ9pcPSYhhyjTCf/sQ5e0+VdExjLWBem0eC4CcE3xkB+1zgHjOIRkgq0o9wH7ajm0Q47oL+OUAevopVAL6NVsIxWQKwRoQ3VEWdkAY2+qZ/dmjrIp9aJ
        vrI1UVESxdZxN5fsz7YmK+hkdleyr25NBl5jZ4ZQ7OWuDF/bmsETy7yMjJRVpJGRItxjJDBQVBaURJO0i5gFoCFFNow1yk+aprwdn2Qi+qTN5zMo+Pv0ZlwL
        9FhgwAB3213t+vL2dsGaEtoFSk6L2yVp2IVEuQsbpFLo4jTIjfuWbQpVg5l1SEgdNDqFO1jbc/O8SrH7i7zcLNO6sU57t0zLtmYyglYE0eMJdmMSJGyJsqHY
        m0klGdTWgQZhHaiR2j12ma8acp0ri6BepG9smoZYgoRiyezFiqVN8pQBx+TqIZfHAG8WroNPePLi4fb4OMyjPeHB5hAEd4vRukvBx8FRpWAaxUU3v03KqnI6
        Q0uTEsIlVXkNDT3nh0+WrGUVqb/EooxbthtlejXz4CAcXFQdQayA5YOlMaWsjx0vqrwpAx5WTgrTfR5AdYlPtjG21ASBz+7M1TIBhEAL625netPnUeFgGphR
        LRFO/rKqAD+2tHMtpW21wFJgrhala8GiK4EcPtmvMudMNaD1HLDAbKCrjXpXG+hqM4lgYTXraiEQPCm17etXmwtW8z5dW1HqDe6uFgCdAiOo27etHli/0ta7
        qz5A1ZXz+OBEmTzsEvrKeQrgApkxYcZawAK9QV4guE/eIjgsYgKwlBnV1/lLIhBcdVBkCHIFi/6X+PJF+4htVqTs1yjAI3rRxcZlf0cMlnxV1Gu6YwUUYKAC
        yjA9ixAo5p2LPRp9wot9wCDsUXmhYzlH0wBjuutblitnHgxXAeUL8ZvxmYbBZxoGn2kYfKZh8JmGwWcaBp+JDD4TET4DIjqbOUOmli5vsaXLW2jp8jYGdHnr
        A7q8tQFd3uqALm9lgO4Cti5qwBQ1YIoaMEU1TVFNU1TTFNU0RTVjOLJK2croGTG1Nh/X0433NGh00zo1G5gMHS7Ogi2YqXNBkFfnnKCszllBb0EYBO7ozAoC
        7CjBf51IeyTwFcF58DBgthOuZPEeGpjMtjzhBSpEba7FzPYEq+lMFWslOi1uvWM3m/CmGohgmTd9vjHPhGHWsxH/WwvPuOmldDp97Jei6IgqzNh/04DPvkPW
        XzdiB88XG0LT2mgITeuFBi2pwkH3pQZtEnpfYBrXjP2LTTohKP0vNOMyng834ya+v7MZ1/F8qMke1E8xVU2IjZqAx1RpQ4tDoTDg6gsl0pyuBdbenqTufcs2
        03CacFSZBpm0ull8dbP46mbx1c3iq5vFVzeLr2YWH10B/t89nZam0st8ipeKx2v0BcP/9ZoM/9dqMvxfrcnwf6kmw78Gcwo0bZ+tYYRn7M/UZJr/qCbT/FRN
        pnm1JtP8BEw00PPZWhgPwK2rFcNnXAlO0QJVhlO0QDXhFC1QA3CKFqg6nKIF4FKN0GMSHssCsHdq9HDgFI1wGDhFC8DfC2CVBcTkQAj5vnaKVkhXmU1VE6do
        NXaKNqpqcIo2qWocIU7RalJFTY9bjZ2i1bqcotWMU7RaxBpGFjTva9op2lD4vpZbf8C/1ALZf8U7nwwwLdU5ZL2dDrUzys7L6aictB4bfxwAqI2H4E2NblpN
        zpoT9PPm8jm8PF4iFTjna75tW4RshLmcGvL+P8S9DZQc13UeWPWqqru6q39qZnp+MANSr4qUBJCiBK8VkiApAj0LkCBIkbBEybStTSiBonVmZB8CpBlqNcSA
        Agghih0z8sYr4NirnoZsSF7CZs7KlrQ2DUhJLDk/Du3dxNqzPsfMSbKxT3Ztyk5iSSuIe7/vvvrpwYCSlWMvf6aqq169n/vuu+/e++7PNNVthpHiinPaShlF
        55BaGaX209hHhAE1CJxdfDVNA2uchs8iVvY0Irbkxg4QUnsaOgBXi0jN2DNrdchu5tx1XU71qSKneqfIqd4tcqqr3/RzUdZUr+3IeVa/EhbpqENkcJZNsJEN
        iqztffhuvxLIWpXrcyFSWd8YvBAiS/WNwUuhy2j9cpSpK/jLst9p7aHz5x6FzuH7Uii4Oc0x/poblpAPJuvtObXQFkpCKT+PiDeIJd+zwVULwjJumxacphP6
        NP2SUwTu4b3dOtoCQgfY6RuDXWP5NP10aAfCbaBzuUaCekwY3Z4IL2w3Rw7hnLGtkAJY/dIt4lu6tMR5wxXwGAFrhFA8Twn5bEmRjisSFl+mdovqPHtFFVLH
        wla5iRkmQYY9RTEXCkdXx6GtKt67ZcUP4agO5Ziie6vv7Jbf3Qo+rMLDCo8D4PHEknDAnHXhwZic2Q6cT/bX/DIr82NWCz2cB1YLPDxZ4GFX4FBZ4NBkgUOu
        wN6ywN7JAntdgV1lgV2TBXa5ArYsYCcLWFcgLQukkwVSV8ArC3iTBdQCZjMhkcVQBxrKlA+LeO2TD0yyxWf+plKJneODai6ea2jkVaGMOC8ZbCIi381aDwoC
        EjoCMioIyKXQpYAXShIVRKZREJmwoD+BnRG0HYAMzNgZl4PtJd/9cF4sM0gcS2wJSti9gMeRPK5yfo/wqC2PkvLRcTxqYgevoY7WrUnC9F4dumZek5ZAqbll
        3I8aYSLqzhDJiTlYTnnuAmMIxZBfUGhmXqX8qJ1yaOCMvFGuMrf0onItlssu98/V95eJw47t4/y6cT6PEBR+bhmJIr8G6TP9cb6wkevM7WV1eaVKRBhuFMrG
        +bX2Gitl/RHiv43G0NfZvCq4aKX611m8XhQGb94ujKRNKbcTuSwixvnIXy91sBcWeTQXRux4/gYrFTICSP5GgHWc3yB1o6wU2iZl5RN/w75BOjKyb0T8snFu
        UWuDwTJkGEvSQ/mE41nCmxCHCtKZ3Ne+yADxFcLV5TUV6ri8k5eIeyebYqW4t6+z147Q7ja266OGefbsDVvVYN9YPZWSC6iuC53+mBH5rqne5kgt7nZboRMT
        Ofl05XhuvTy8pZHaAd148mTLIDJXhjB4J/XbiUaXJ8IkgNvrxrIu4s1IpJ3oCo5fi6SmUugGBp7J58cyFQg5ky+MXbmuCK6LKLcd5XYgiN9OW77twCwIb7fh
        bYa3S9XbVqK8l1D+tqPdDUeBI0dHQ2riDWOugPh3HQnvOEKMoC0pDFdYUUHC5AcicifXYuvzdgbeLQHvaGQGjhXy76Lwmh5cjLykBYMdm/6xn1zjgqPEuT98
        lcElYZtr/RRuLQlN2vxhJ/1WmHw/S6pTOyqGM6416DxUbLCH+Y8wyAudA7A0eRcNg9S0IbnzO32Oct9wJhC4IuFaVRN7nKHHTbhBfdbXJ3n6il/0chd6yafX
        pX/uJx22TcO2ciApirz1Ow7kAgbyR94V7V+P1u7h5+jtvwgBuR11yMX408GfFH8G+LOAP9vxx+LP9dLAcYSI0Dpfj75iYnrecPSxqWE8RGZpL/mlyITrTHls
        NeGxt5yezuPzmupDfh0/Hpw4BFmh6xepIV73EzZ8/IKNl+2p5T0ffXY5PZVxW2MCY6JZkAaTf4kXznAqfjJvXMjj5ZT11j+K9C9qSp+UpSItsAyfmnWzbv3n
        bfPC8q5TJwtPwONpVYL5upmD+WlNVs3s1vHmrkUIHDpYSTJDG5cQ6lNZEStv8rzhxfWDXU9nSGNClGEfsIWixN4DkDppRRkmInPiqNAc25zC2fgQ1fwL1lwQ
        KJ0Ex4AQ2pH7W71gFFPDF6b+IrkloJHQhVuQ3XrYP4J+Ik6ySMVVV/Ggv7K5q3kw0Vk2XkF3EywEqBNgtv4W8EIHEvTAmGPVu/QvOKkQvy95mjAHxbf4HpMu
        VWTAx2X/JJHsvEVowUUvUXe5kDF3BbdkYwkEu/znFbESmkcBMZOfTUxjvQFcTRlPBdM39A4gvogVUhQzb2a8kkdCmTKE1dI+CDOYBsVf9hkzJn3onFgOlwVd
        nkeQ/ifzSBHr9tPL/gl5omiaCJrmnUNLp36AwXoN6/lw5hUOb1gg/g9zpJylRGCZdw8t5Q0MpWkbjzO6YtUTnP08bxsXnl02p5a/pakxpD1vuXf6QSb+myja
        OcTEOd1DxSP01nXU+6GuD5F00yfJ8iXvxLL3DqQALpevzLIHf5xQxh2V4/imn2AisqYufxjvbQIa1y3BcyErUrSE5XSzxaHwIFK99MvbYmFqp2m6B1x4mtZ6
        mmdsotcBViQMkFcEgUv0pnIoQnqh6CC8N3GIs7pSYbaflEsvnFx65oINyqUXcNHp3+oF0dTwham/SKDfAUIhrTzWIUYot9K1fkUkNnWtQXXVRO+wbIi5EV2I
        vSSPhqHTUQuwBXPle5iLauXyVjCmYSNB/gaRfzk6iXxFgW2u2uYwFPqMDw4IRyslHwe+kgDzJz7jNyeP+ycZ4AQzmxev8LMg1qgWEOfkOYKfnEdBV8gmz56X
        6lcxvLLRC2xG+xWf5Mkf/nUVnH+t4l1QMzAKyGCXxySgrZ1BrLsGgkAtx8thsQ6J3HlX1+EpXYiRW4i9Q0sZjG2ElDQU0XHuLksOMSmBAFmEebli0ROL+1zy
        V6xjINC6LLQ8Zj4xG+3v+otJsdoQt3gpKYCUxwfDqn4BYk/XZ6dC9a6uS9ieVMVSrEeEYFl+xm2n1RLMXd1ZXK5XqAP59oTJZeJp01qfHAGkIABwJlYqE8sM
        N0ucCUEEQFf6JwAcfMVV+cqre06cLHEkKMbopSeNJhGBd4I0KPM2PGbjVcRoHq7LXBazCJUHptAndsMiknT5QW9iYLR1loGBdgvR6T0J01w/VFoJirfnRDEY
        Ryz2njjJii8s94SAxCdhFv0ebMNKInydPxGsXw74W7aeiPGQyxJ4Alw0gi1Sza2nlv2nrfe8/HYIVSYfOi57XXKjt1VZrv56weW3nT6fnAxMsG6w6+xSDimC
        3fOb1EKWqN90S6Bxf7j3tQhojPTNk8RTKltYsQ2ln/FV6WdU0c/oteingbm9WZKJa6ymzxoUXvirIpKwSYkRAyWyLdDKSHrghrNS78CbciP0UW4G0j8QPWF9
        HVaU6CEsC6SV4MDjZGl2MZiP2tzLzP566CXXCI692Z/W7V5Z7pXh/Mpw7QiKfaJl2usxWBPa13Q2oQ5XOKY7b17I+9ih00MF1lhPebA6Igm1FX6HrHr1OCjw
        MBh2kLWNqMXkt7XKXJXDS/6PMQ1JodBGPUhJRCt0+iWRDcRf0kBl/oaKxRkV3g2a/sBAoKXxUCKXqC28HwZCeKi2DC2EDbatAzAPivBvesrgELIBgwdPCKvg
        9hSJ6rQjqsux7YOcziyHp88vZQP5BVI6y3EL3+2Bqsh3jyNE7/PZ1HIfcURJX5kQfBNEnDF/eogG1jbu+ssIh9bMePqrIJlCfDRkgRPiSr8pPNViSKnj4J4M
        9wgJV3RFcHhSHtt7tmCyIpJoRnErTnxlk/WYdAm+JoiVK0KVACAPNRQ5AMRTXgjUIYw9ImfsEcHYo1v7hMINDmeQLr2D0zbbu8UgF6fWNbA9t3/0lMrJ/tFL
        FBoKh3VLADSZw3mxGDoMctqyh/RA5/vn8/A+QfIZ4Ezt0wksmtY9JEpKUMvtLPaQENUUpLbohuwhru6M73UPCd1b2UOiYg/puT2kL3tIyD0kcnxHSC4hfL7G
        IPSLPaR/1T0EzWH3CHS3Y0/BfGy1bmROj8F2ZX+xrogmvQpFPId3jwsGhs/nvaJUHV8SQUQHj8bwDek9RAam++Lvg64qogiTYNGzBXecTpGnOMBkuSlALiht
        fOLQkjyYEQAvndQZ99QdFBhEFs/tiSHOTcLJPREptWECqUY/rnOBnuAFyccM5evhOnzIODNoRfjJgJx3Q2ByrJZMU/iN+7qB875ogJeU/Rg0jwHAFp4Yrj/+
        o7Lph5qzCT0jObBx1kS8iTBDYijDxwe6kKpsdID8JcQi2GmFmgGzWf86If+ZNVxa4QjWXA2MCYz7sYNdWsOuP55Fy+vSCGYeJ6oqqjVUVJPnXoLpaS1Dxyx7
        w4VnsUV4toUVHJwUBjA5Y4yvO6nVlAWbFAYFeQVdhUixSa5U8T+6qvQfVtJ/+Bpiv/VWbqK6/q9CaoewZyNsh4KQEOFDelOhxYQiqaUTuGC6zqX1Lg29+5eS
        OwUygiXHlNE0E9y4ATfur2K3gMekr+y1X+PGkw/RLY2eVwxZKlBYob5JbmD64lMoUYOCYOgNZTxDfSqbkutJiI7Iz/CuJctw8NLYPUs4PJdK7hGOj/uVU1ZB
        NYhT6eRbxuX7cv5wPk7CO9jqnswN8gUYPYs1sEg4Hq6orWA4PHaEMeel6gNLmZ/QVjbUr+n1Zs3BJTCNw+Onp6Td4An4WzRlcj3mAlPHvRBeoDFRBlo2wJoG
        t56mH8R6QiI+6bjTVYKPQsxrKv2cIo7rlustutdyBweteICBJ+QZtC6G3KJ3cImHA3gPTitezVicdxBVvSsaW9XGVqECRGOeEolaffqZf9U+1j8LwHhiuDB+
        CsH39MgJ0YcL2sM/yM20KkiEVe0yuU/6JHRBwvpkzQLbv89r5XNQ+cDz7iYvzmJAnWfGW7E7TTy8kM87JVGNz8G8zgn/nM3Z4Pt9JFmgFURk5/FwXjbXeKVc
        ZHG1wCIRcMsFJoRG2mrQaa3BZaZ/q0L0HDO1QqTw/FsWwmHbwsmyMTO5oj1ZLmWDNdar9mKSCateIE5GeOFk+neM7d7kLbikCJskky7Zy4JYfQe2UmQHgYzM
        5A6k0YG1SBdWH6+Xi4G1SBcezlYuUmS77JAwoLjku3iyw+0rSNiLIz7scTK3jbf4bTVsaeXJhWy+8I6Mc4W45yl9h2Vq7qUfg0TLS6SqsAaM1w2zZGa+26Pn
        oZvNUw5GOW4f9N9fXs/mlom693eDRSWPWM/LnuoYffjhmgP46ODjshiI6vKhWV5PBDuaNECZE8iSbvkn7YLQzeIe3g7JMH7CxkchWj5xNP27Rjin1u3+/4pY
        d8lt3hdwjW/zPu+rMe9ncRXeDIHgbHNn8HC+cEvwaffjIcHx4CTijJRS56GlfO6WYITFFgs6CcYoWNKfNBkyL36Wcj/g2dcV0VaENlgmrbx3AYgOyHZC2uBK
        HW2nA60CnAlABBvmAMH9rljk/hrYM2CEnaNwMpcR/hT9IovqIiwnXWXug01ve8AfjVsqxJmuzorumyvOe+m3XebyNhnlu7pE8Nb9qppoDl/yVvSz9O8ZuJM+
        iDIGVAcKcHSDKgsYQB+yMsdBompXTRkmGy0gk3cIp7ytZDtBXeYmrwPbIMYH8O4/kk2YHQsT3raJdo4pnZWNh5/0fs2J6XUZ1gD6kVrZcJ3hnUkMh57wLoIO
        yEcFPg3EFFEHpGWMdCn3anuNoZd3zmMqRISGClp2mTQEaqZlJtSYqTmJAER73utftwRf8lT61/XCZcLMsp4TSYHnXn2BmEWlADDaX3bUoFgL84KCc0JkCtyf
        r60Dx7tilee+rmSjy1sYnCeOcsHL2nYLRFD5dn8ZXOltwlZFICFQTPpw848AnlshEe4MRFLfpXfe1RbGAXTqlmCH4r7bG0KIkcI2gWJ4VGk0QOrnbUO2EVkP
        jbcaRKnRbqpwFjod+3DHSg6asl5itUJ1Xjg4IdbLe06fJ1Qq0M9Rdd04fT6hk05DwL53BSinDPHOwOZzuMSlQOgjOqDgmfQw65F/9t/iL97u34a7m7xtt3m7
        9W4hb9/m3Wp5ADiAC/Zb9T692eC8k9F2eDbakjUN2gCf+vSMgdgqT6Ky5sWy5m21mhdqNQ/KmmGQgu7m87cEsd5zi9c25El61rjqkTANW/nKiu3fBnNOcuB5
        46Bg8LyNOW3PikDmvVs1yxbnhT8vy224d7VAYu8tPsOZ69GXR81RAFRA+ApDjvHo7T5oyceRZPUlZHkENWgJYXMyN3d5khW3YZvAc3uEr3uEke3QRrppynJ1
        C6W2iXhkRcPnZTahc5jbxKvrB83hV4QACckXZl1IzIHcx/Eiw9BV6AC8yzTK/Qq2F29V6hSskeX70wZiZq3xsnf6rOqj/10V4/YE7D+N7UO2keMMaQLDP8oU
        qwIZh5vaeqDKqRqdKEd2a0FZnzPaqIf9aG+2DZdbs8WKdhilHQVdIO3wStoBwmO9Gv0oaAzoR1NWF7C0RkK872IrPeu20jNuK/2E20r/B7eVPud2z10OEnK7
        Yyt6QQBxG1VmM7neU3jlsawSgW8sS0QGHsMnLsQlFSYlhtJ/jtjsGJUY68evGBVE7oJtc/r3pQrLS1joVoS+kb+Kgb4tcmzuF0AjOyO45vLJfNVb0DVI23eV
        nyM0gFfT5u5iR9Bt9NfT/vqT/bUcWYjzUhlb3rqQLxWbfAQ+7oehCL3N+yElwg8p9X1QafEhJa2gsEIKqP1PA7Ou9E0zQ+xaocup4MTCiuwAWLQta3YGqVBk
        Skc9bPTSE/wB6fhJQ6U6eC0Rkz5BMUlkpADJCPJeKSP10H4MfeEdK2xGRFEQmBa899+kYWBuFc6QSjUYGoTCJQYabybUQDOy/hiFEeEBQ54RPke72ngl7yvd
        DDzmTcfDsvche5vrmgox/E/7CIWO+U2Z0FDPf2Tj9xBznZgPvwFAe07q+zRdtCgATQvMwp3g7eZI+h+kYEnLvFCGlCNz/GlBvpnCuBkagAM3mz9Cy/Lh3lsC
        prYPnR0aUmztDA5JM32qDfJB+gmkmwyRiAdUf9b2gWUhwi5J7RP1PnWz+Yqr97Fbgkvu9gMY6efdj4cZnbhvWe2US3svtJ6VGpuu2NnbmMp6GkyXhrt01usA
        OcZStKhx42RSP44NWMWPFom+7ZHsA0/x0qeNiXJp3vXOEAWB9ZGVy6T/o+xGzg5FEO2tjLiP7Uhn6jYPSk+Ii9ggVGK8zWvRfoW5Jb8hNOUt/p0QgG/y7sio
        2b8VudB3mLfiKOAm721O3U2xulzOwGmsYk+ZgvCCEFouRvlontfQLjn2INZ9SYRGKjOetwtb6HpcoYUVBuLiechCbordw9QogmwelErClSQHvoeryjorKCKE
        YqF87KmxCMcSw3ZMxl5XD5kJ1ZBXCpLsiYK+fOxv+TgRRIuwqzgWa6+GfKGLebiyded21Dp3vXbOus5hyhMsTCSnbWGtOUnT+pR7wSV6IPv0WAQKF16IPqqk
        3zJMQuGwJFX60A7QX3GBGkENYNPSmDaskeGdtF5T1JvoKU0T3eJle8bIXQvl5trUQytMk+yEspOkAoYmSOo8H0ZS4o88eOdvk91rDiK2CCJPaW5HKfcBLf4Y
        4lpSHArs/Nt82JvOL996+g7BzgBBvBC4SBjM03caGK3O3akxrS/5BW+POekqIe+iD/PQhv6lautyqMmLxkTHkNYLx3jyTd44L7uOCD8GP5r4AbeV+F7Strb8
        nwyp+2qDpVnunxBYN3FpyM7ehCZOfgan8ug0NuzT8iN+cEmY2YY8pBqrsRyDx42XYSASLd96Io9OLT9zzEY8sTQnTmYQEKsnUsqVPXUSfFNj2V/LRPSXSy67
        /zvIOSY88SzW1MPl3WgdfM7yq+4f70QeyNJ75iMnTz83unR8Xfb8k1aeWFmxHevzKlh3Puta/zwGy0BUHjxWOogsp2p3hNZEQjdoCg9CEqApHLcHxuY0ahMI
        7a+PzOYx+oBvfLxogQL5YGvboEowOTSdW0wn+WJoQlUkp2q1Ejk9CxjKoOAYKqHTX/aFC/ALg5/gedhR4TCwZvAT4XgwvpC3qftoLZ36AWoA6zVDg8yaTK2m
        iUr4GXyhnfxs9DvuU1oBL1f0l7TRbOof+rKpf021gziUx2qQRCsBqePDoHSbulofbr0i96lffupv/lSp3nLvNCIh0i4JAkSzMG8SaRE2AgjaDCvA5zdZMrUf
        ZMJYA5GnYX2Rd1Q6aWANGly83D+vGlp2suzKN/3loydOCgOLLpnzGmMBUCnHWZUwnStHHOP0kmYNBjvLgS5lB3bEY0dopXO9B83pZWOa5VkE+EADzq+BCxTR
        Rng9YfFgKwxmr3khSwrPpIU8qDY4ozzq5IV6yoQ2LeEE7E/ZYvYEspUxSkj9nLDrQcGuwzDFBrSxw17WJpx01rYq7NcK62FsoXSlkyp1vX6tPkwlglMqlAx8
        DnlUa8iecOuigR4LrEJE5EP4HIT6EKdGXuKqi7U4FPvelj38GZOQ67Dluf5nfGPW/WNbHxS6s/rgQh5NKJ23UqkGZPyDTY+X+0aIomPPl5MJS5D6sR9OaZeb
        wJhAjx6LI9CT7vBUeq52vM6qpVBGUbtlcCC//vhKFlYqKU8Pi/8br/gEZM5Lf9aodM6sYlQbqVTu88wTUnnyzcCYY8G6ylMNOg9DA/xah2TSHO0x4ydVR1+A
        a9OxVwEI/a0NkENEA+kWyTJfhibEU/u1rKnnbuFVz90a7tCNemkK2N5VTW4D2frCMjyfHx5TjaOeakH/yFOr4Pvo9X3rkQunbHhShhmAQ4ZneAxtDxgyYfnI
        j111Mws3bV5RVSwBRRBxF6TJODle5FzounYGllF5pFq2/FdxRkhjOA/NC4FU1uJBtzdWJvXU2MW6X1KTBDNv3S8Xqv1yQffLge6X1Elxv4Seyh0ODfiJzMBn
        I9NYD4/RBkm4wJiWdULxaqZbILWVYVpBar1kMuMONgZsL/rZsYKGb/pMRpygpKrpbPLDXb+w8osv1ElizcgWDrig4bHa9Dkjp6wR4PBb5lz4p/tha1kzr+LO
        2d3Ssk9tcx/shuUHsrUdq9nqFcaPvYnj1t53MH4MMbUCxeRQTnMUmcRJi0HhuZ3FoJDERtmlb/k4AcY4YGEjoLH+O9SG9TXhcihvL8HR+OpwQayEJk/5N8Ol
        szVcJsABe4zvcjT3deOyomNc4oSiO7TuTkCxW0FxZWsoOmisTEBD5BmaXRT/JvdgZQjHjeNqKPnhtwFPRrhcFKcIi0OeG+tBwiLPIniyS6YUJNmAJJ/3fdlw
        /AvOs8FXbUPAmMk0QCeBeMyRG008F5ZE4/j6SRjXmNqjSx40bSi7VD7bdTL9OZOD1uHcfOhRPbOkBvqEuufUL46iebioVaXzAjHJAyQG5beQQ3CmvoJKYd4a
        UuNUVBSpoYarSD0VWJFuWD9vkp8yzjpgGOBA3oPuxe8n6NJ++KHs57mPz0PqN3le1auA+Y9oZY2v+2+nuikkZIuUmfcrcq3s8LwhCO5TR/ZrwFsFANx0pPfV
        S60PqonVLCirCbQaZAzagRmTD47ib8y/naObqzbUbfAIv4OmqYzSa6hX1HD0aK1VlyrQJH/zr4DWai32lsAmvx2YuDyDR3JnHBFkGls10+MA5A6BkitRHwSs
        fpwX5NHzPGOA20Fn0gjaVyYUZl5kH3VJY3mS0QqPgrMt+EYS6L4F9X3Q9oX/7J3+4aPFUWFY8a4+7SbyFlhW3/JiCgaMjKNPTrD8s1WDazRFdWVhe+b4Nfkl
        tXQ38QusJoBaICLHEBS2rGUFzkIH1GazlU44YUBQ7b5VB6P63rvF4wQHurYD65zAtmGdo34oAINa6AAkVGswMvNvGhMca66rjAAtLXBGfcgGyJAOUSHSKWuD
        GeMsxRcyZ78F7GnUwU0QN50xczHzUcFauakOOMXJkop3EW2wBeKNo7btptgoBfeV2ycLmCgRD2rgtzTPKAtSOEpUMLqva7as+lgBNyHpKJgHJOnGkfQAJN1b
        JXXQxLog6V6dpPNwi2w+4LdtwmY3PW7S/+irm9sXjYnU6yylSnmSwdAWYD00DBk+fM/BJVqvWfZ7JQ8YYzug0XNuDnYNtXTH/fsJMzPso0gXNsuPHRFpbbBK
        RQlfFE9gbXx/t2GVVCfD//TMlBQPEBkc0gTaES78oPPQgIFtoErtxoXanrDsendS6EenUdu3YDiIld6EwhjHuf7yrtNv86Eh8c/nRpUkzTupJGny1TSy4r0T
        6iUB1LBQkXRkocBiTXo5JLkPC6P7f+Yb/xg9DAUuFF87OXWJ4QHYBUDyNN/vp+op9E4r7ILQqAI3nard150vKHa+AJuBXzwotr2A7mMT254UXBLsgBTT4ctd
        p88Pj7/siSCTcjso+2tKBDAyLkag5n6nA4THJjDl30IcdJ4YJoRY2Lofu5Qan5G1/gfysUhQjFmdw3b1aGl/YpD4FfvI93FjpdgQncwKezVSHKmpTN4McnA1
        sSF6DbEhb+g4vx0ckeoi6sB8G0GF3TgPCdfDWUshA1qaX0EKvtnEGCQ9Sv9zKDxJIU8Io9C8F+F+hIExTwz/OeUlrzCYi5gdV8mFSsbJo76/Vvg0v4oBToZT
        OYOMwg+fS5/I6PvlkcTZaHegfJt/LjeIZ+GV4Ww97/23MQeOwPkcAD3e2C172L9qBPGacwuVXaxzPaMTWIheSGIQ4oIMBYE8/GTWGrZAFLNGYcNK8QxGbSIM
        mjWciIxhejDKGzYeb+TNsvFHqbtpfjJvjmx89pytUhQ90sWBKoS0jXMUyM7a8FySo47D+22jgMH64dr9I0f3Q/fWgcVlQ1if56UjMPu+yduhxi0djCHBZUF2
        Armk8DGVis/kPOmyrUeXbHSmcDx/6U4EiKiDO7HNc3BCO5djTBsCj+bEBDTPACTFBJQxg189XLt/5CjtXBLbznzdWcz1ZSjjO2zrXNYeImd4BzybQLOrgPTP
        1to6LBylALbxYp4uv1Uw8tX+kbwH8265uyusR9l5ZH83LHPJc7esvwpsWsuoeeJikWDpjjF3gnpRs893P2Cu37TNMTa0c2Dtx6NPupL//I4xkAz2TkWr6d7x
        KA8PYxAAjYBoA6gWbeRV9Y9CaXT4iLpf+fU3I5FP/dpk+7XJRmkAYM9HceSdrl3MYHhezLyX9bCoaLJ3VzdYhKX/KuLxIIJWUxFYGe6U67hn0/NZf+iSqvSo
        zaklFuljQRtVYHVgFyMTBHVHDxcv6zMDfdYFe9rFh55+6OmHHZXyr/P9dZCpoQZIAyc73HUbU9KUdrUvXWs66x0svFc8qoGcNq/S6RlIQPHQPkBwxTebD9qG
        pq5v3Ww+YP0X87kSKYz8RVPwwJkrdPvNE3mf6qD+cnIqm1o+/lQ2OzzxVCYQynoISTiHjQi+tBde/vwzwc0a17Q1fOEPLvk3a3yUWl3gN6oPfu8L/0uj/OCP
        /+BMUH7g8Cw8kfU5jPKbm25jPr3I9g/pdtSH5hxr3rZWhn9eE3L0kQzqT77k305mXzaaP3EFAgRuK/vlw8WnG4kwiEp23OZEg+ELr/BL2DQ1Vm42DyPkmwd5
        ooFjsixYvkOQ4A7Ep5WJSm3/9HKfinzkShLBpy2dC98tC0AuT2d9i91Ec/BwViK1igsh4RtaDpaG/c2hdx/01PeCROFMcohg8u0Lp3FsJJXvuXdp+NVPpcXp
        fKh+B+FBJmWkygAdyNvDNUY9C7jFFNqrGEq3h3NzD2yKVqUlbURGvvM2l07RSdXLx9dkvjfhQt5ZwoG3jFPweU6QYmL7n5Lvv91czbsINSJ39zBXxhDB84Zh
        AllQI7Wqg0A24xw9rgg2OgOfgOVf/cjvto4tL34077ORp36IeMiuvEs63T8Po5iDMOkT6Uk298ehnpa5ki3/lrfTve7f/G+/vfjB4cKTKveGw/CJ4Vd/XuSY
        AIZWKUw3ccIwyKY7HSghfzZYHX7hQ9Jpyuo/CzT54nD7j31RKnzkg5A4IzREL8rAeVGihWPLCx8V4oKO/e13Cv+XLn9b++iaPH1Wm/SyaTQYS7tCQAL1UAq0
        b307jaO3waELa1mK3kQwRQwFZe/tNhTjpNU+nVM4Boygn/6iyVJoIh/OEUpn2uLJWj69LH8GdvpBwb4UAe4evLAmQFyHnBBeWPafzlJqWTRkatiViosn8bLH
        1AYT7Gkfh4MsQA+Q0sHDpxvHTDlhJTBmFBiYsJkCGGDCZ86vyDrMCidnN98lBrALsnC7sDjokjcdWhx3B0N7AE4HBx/PwuV1VcBHnIPo+Wfz+VPL689m2+yU
        nV3LFqxQqXhNUHEO5290+nqZ6WRSO0V4LXvZDJWpBJxF6IQBX/G3YPaFtfS8LDti0zP+6vDVp+/pUt97K/7syqfstrVcahOoyloIlGWVouv3dKEnDIRzvJAN
        pL+XPBDe1A6W964J9UTs1Vk7OCUI4p+Wh+vPnsaSkfenshkhg9IxCBavypRH2mspntr59NNGXqBzUozeTDqgvg5o0b2ScUzrExAbI7XNokZzbNmrBgKmdtEu
        yoT17YwgxbtlDDNuDFpORuEv6jCiC4KxkRsGMJTDUAvuGTt9CohxWh67gUiJU8QJNwhv0Y0CjdVGkRD+xaQsaI8bNDPmjPQ5IwtXzEgDNhDy5BD+PGS36Sw1
        8esA4jPCcK4/OR+xDiS4IOgblANJOZABkH/apm4YqQ5jgPenslmE+dVhNN0opt0oSqUjoFvMhpD5ciRYjjL98sECl6NM8IPQJEo76+/AEtR1f3z9/q7Bhofb
        A0J0uMz6eh6CJ8Yt1j5ammXkyoNEytoAg3KA0+UAUzdTA3rmYZ7S2jwN8B4D1JbJ7eoA+w7ZEilDlJqViUbT+DOY0OwjxDQWGv75yktN6O2nyBtFMtmzT8uQ
        Zx6U9Th4WqqcefeFp3PBVecimE9D0zT9A0uAwoCuiqRO8rWQ9KF39wr2TDu1hj4LSE7hNjguYs1nTMVBL+kXGeN3njzE3bZ9jI+awzjrIIVOhoPo9mMQrIey
        v7V/HJ6LuMRvx/WBIv2TlIruZYx0ilFtl6trZXjsCOO+OgUszK2gR3judzypafjKP1z/4Ap0RfD5kN78l9/1ji0PTi+/Cs9HGWa6/HPcNvccs/01OLalKPUf
        pFD79PJPH/+N4688c6mJYv+lMKNgwRgFl194+dIzJ0795Cd2rd3iRcOW7YAGtg4gyQxVDMEwwlGi7LOdBLr7DuSozn3UY7R/HDkWbHP/EeiwILZIKWcuFmnv
        A/beRtr/QPo/dUX/B1X/p9j/AUpd0f9Bvf9T7P9gU/95NggOKf0lo6dnpAMWaAYBTEiJvMFgLBEvzeeBPHK3kC8UWDOLR7M/sKT+zS27gLnOJ2ZDdui/jvno
        2llZbPNCxAZZOpzN6LCckAecIWo7/C63HohObdAGR8RT7IT6ZFDR7taKjH5akBj7t4xNNigwZFNEbKEL8k5BQZoMpqHjC2dKBnM7lvj1p2VAUkp+zPBHWqlU
        Tz7YbesplbAd0GWB180T4SB5ZtuXOmSJpWtPO1r4tO1ghRUWPv0q0kH8DpLQfvVACNy7uy1hP9LlO2ACgJyR8h73soISys0BOE2E+rsXwc0TODEVfIbqbES0
        va9kdAKhCgCP7JEYekGNSrAJLcHzck90oZlLfgUhZODnRH49VkNwWQvCjuXBauHcBvtSYUVvvuvIEDkubr5vCemlzXDtwFF1O6baq0mOOA+hYHwz1FeQKfwV
        G6f/M/odYBpoWQq/F9gCe2AOMZ5kBYYwwrUpmw6+Xk/gmgXfXuiYXMVaJ+JEmaRsq2hI2PpAs3HyGKXeUOgaCsrjojezelAsVy4CT/zvi1ZXhjcNb6Q6bEnl
        IQOSi1aErUoetwksi/+dDH+d5hX/ofl21b3AZPfVV4Mj8u7Hh7uOQhYLVP30078j+2R4RRn/ieEfiZzyFt8TQWqIMCdsqCjwGBSWtUIMshWrcBTeg+laHRqd
        DYxDBCFrbi9SNIRkJGkwN7xJAREQWImmrAw11WV1au9s+XeYGBuDp7Zj6pkqmPKKVwWrGw5Wh8ePf+T40/L3GA//lqxJT5vkET84hi8LmhRYv7gNj8Gi4rS8
        s6dl1kJZxWHhEx/QBi735VkA+hS5Fyf1TMkcs6G8X4NK/vQag9qZvUOPDrLCNMtH74ZlrrDvSDAjPVabAHAHa7cEVBce8n04CgTLsMULly95epAud2ho7XQG
        bpCqwhCenL6UsOHTp4BjwhHQg/d0VlhAyfvkp3xjqDF+MfcLDUFWDFdlQXNoPxik/l1HwjXrRYXlA3UIAY2xVDT3J9RGfTx4qzUfWt7z7NOnqurKQntOooyp
        /06Sf+AX3uDuoCwY7lhZPv6l33+LsAVCRkPIVTugZcSX8jj905BHNdKYJ/eFYYYITTzRl51FJXXKfwaXdC2XqXiwq57G4Vpu3t0NKpOwCHDRA59+SWhugLmP
        cafM92CeKVCTfPAAegWW8fzgC1PSQlPVpC/5jI5tZ+jYYuSvRky8MXhMyLxcHspaZTTKrFAHfn1P1lXh+CbvQD63n4k8/BeXGRPnYt4Yw9nZNjby2LagcOuP
        R3lvlAcu/uhzz+49vN/6RTTSx+4+vP/oRFBuMD37vv2RG99/9+yPXir0mrf+t6O8/eL5fAA59pX+keFXf01k2dkbZY8WWeZG2aA7tl2U/UdSVu5f/vbym5+8
        OLbBBiJB23BjQ4o8eceH/saf7v7v3zYebeRMboruBvt++sF3yT//ZM+4DLQ7guy97/Zf+59+ZGrqGXn+N1niF/B839998/yxD37x3XvGI/wr20hHLiM7GDZ/
        YvhqcyXtLr/11MUxNHJIWZ1VIT2F+15zODDH9J6RT1WIwPrhnOpJuXsqbwvI0Dnh+KV7uJfOZ7JZnsmLXO4v7z2MiBywKQ/S9+IzK9g3A1vmAX7tEHqjRV9+
        9lIVw5QNPIwxh7WMZGisLPz+pbxZwH9vHf7B1vCPeCoX1IDfqIAvM0Ft98MK9DwRqJeoEo/zzihHkBMRtTdGjNQbb+ikRFeZlOgqkxJNTgr1uTLxyYY0/7eO
        eY/LvP/6eFQpaRFBFwmSMXEytLEiUaR90Ifx5hmVYllk1myzQN5DGo65iw43q0i7eaPKA9ewzY28u4GplDHKIIUHkdq5haYPJ5iO0/4YJz1ViOcyZefX95SP
        v75nvJF1a4hUDoVRNAQqJ77y2z+262+9dWLKwhfPCzpUlWN2sI73Pvj/Zp/B7MTU8j+8+N7PHpfZ6WzkYTG2XTI2O9hPIiKCefo+dDVWHPMUx1K6Dghu2s6G
        nha8+WPb3ilgpsQjwPOfEIT5tn8kn4W26Ou/JSgzj8yseLd3FW/K5wM8j2iHGQD0NTRpEE2QP1tYO4cmjQ0AEssC/rxuHY+hgtz39OnL50/6N1wc7/vN25tT
        wJPReN8PvIuodFFmNk9H+dTYSoNIdi48sTwZ23n8nIbuasTQRKjpo51PfeSj/jfvHO/7g+nPzQluyef73vkuh3IlVspTHNGPBXjAG0WnNqZZWE7Or9wLRIql
        u2soMyyjQBKpx0sAzAIAbSz4xihnICRB3pHUM0XcjK10ErmcBCuLZiJazWwiMNVtD8qR7u7gK4xvvTtgkOxoNxx+ZEJ3B4yOHe6Gh9KM7e0OGBp7QP+6Gevv
        Dp5DwvhZmuEMQOXNjcGB3D+Tx/v2/uSvPnXNr8zuO+weP5Q3QJk2P4Y0HO+7bvnjnY2f+/LtjwgAyvujum30R1msO8k96vkdwTB3bAUEsnc05XYDUjMeiaAg
        ACWfB/PN+paTEEGgh5JyLSvUk6GGkw25AW2Rvai1QYi2ZAUCcGMRUFC70CNXPyNStdFMBJIrLYFCIyV5WAV1fhSMj8zoB5De7sy+ne/56S/95x2v7BG8O4PH
        h3BsJOXRcyxzaRZbIJATJ055sZnKGn2/nrwlZ/adPYN/viGVdG3/DLaRGHQeZ482HLkabfHprfJpl9HYd624fRtZzBpy/5y/kh4eytKE0ZD8Pzf0ANi9PEdc
        RP9GftbDdRciqiP1BjPE9cZcSj3E/gZ1zhdBMxapwjAcLcAq1+PA4xHfz8n7St/+LMsu4BhH3m0bQknE7/VgqtYheIF68CPDge4CDJM8O0frJevsCwbqhDGv
        TPE2MMUzcHATpviTnaC7JrLAh9Uc4AxCrpxRX7FH8nSpjJz9wjuIgHghTwtdza6bHqE+peA73ja2RrbQpKKjOLf33wdTjvcdDdfKE0h4tbAd7wwJVHQ4r1X7
        yvp7w737mu8ZfP8bfvGZO2QlLty0T4jrH++h+QaOviYyNKIC+Tqsvi5SnGEYVd/eT3MIm6a/bPK+Hi70V3GHaHOyBfWHJ5orw4/2HmBozr6IBUdhmgbFfHqU
        spAUkY0r7xfMCM4Sih849xcO9Vyxje2t7bCyZ5TitjDKxf1fwItbu2hR8Is8ii03reFh9Pdb6KwQ/anhM/7bq2PoPejN59yv5/aQ4yoXb2uct2XHPJdX5/u1
        M3WsUM6kKT9obpwd57GSf9sUlJXNQtYb9tYmFi+2B1nusmiquR2NuEiMFBpzL74sBBgZBQe0I/86x+qul+/PZxDgXNYIopsb+UB2u8tf8/WxdGbs3mA5sHdj
        qRYKDWxdctnYKLYkKWrcCv9tYVe4dbzrX10c0WxBXm3/8hH57zfk1cevv0f++9JF5SinsC28/PuyLfSFLRmxuj6YLYMGMIycM8iLsIZBp1noMMJzmSkjnVbI
        XXCDVZLaKquAB1rqvTPvLwE3fYfC38BElYxMNZd9mz6+JFA2Y/QGZ92K/X//DlhMBIjdj/BzoLS5fxZyLCpfSvpcDTa4CtZVp+QVa7p+GCfmEzjnf7c4d9VR
        TnOUzdooW1uMMrXTj8PjZQJvab9FRLzklsfFPAQ6Jhp9SpGxlneZpkCbPuiOIQ4JwnewEDq17tWwXhgq7HPEaqC/cJBChDt1hEb0hUAROiJCh98BoX1F22AT
        QgON3RskNdjAHClCI19ChYkpmX1FPJ/SFG08xuB2gi2RnBtfcFUkT4naOPSNgNA++CZIOySy2Kpts4ZabbpcCeqTN68hViUGvwPG0t6LuSltCXw1LhlSticC
        +hSKJ9UHXZ/BV56CTkCI5mo/Gf7UU9Z86PxqMgszo9Irxkt/n2bZnwhMc72BBFMvmyK8jJWdmLye/H2Ofz+BEI2fM3SED5jxAr6wIprBQ4tmPejPDjPyc8bE
        DMk2aTTQW6tku43NyXZDJttt1JLt8pzYhky2a4a3rqS/YiD435oFGolcTbD3MyoYDFmH6eqNRoN98Yo/6CpGCe96RsZpqJ07rac6uKRqihJnxDyYtMUuLGWM
        sJRN2K5salzEAIYUlN4ufHBFiEVnt7GQhHYbBKru7TZpEage7tHF+YBhrhnETHNJHFBvDi8tHCjQ6zV9jo5bw08XBV424BF+BJoQqM6K/FowSDzu34yEb7R3
        Pu3Tt99nOAAPf8toACwrkyFTPPL116fky0/5zsT4M9vD7nqy1vxw4YLXckag64XtrDc0AAfnVEDYBQPdEGLsaE1LXt3o7cjTcy/mGY6MssI11X2ALdVPP29y
        jSjH47n010NiEJzFcfSj+LFQ4Ueo+CGPYanIaKuGGBLWMMQngTLEkJZAOv2CQSyFBbrhAfINF3iu2jFwINxQDBF2ecJmrCHPsimwIZV5F7TxZ+3U2fQC7VZx
        JnzBJDY9h7PJFowMF+gBgf7SCEKtIpsOhZpAoUhQaHPvfChRYeiu4TCngDIuGwUObQS+PMFfd+ExNNYDnNAqT1pZcvkULvEn933rM1/7vbe/79CeMSV3Hzqu
        BVxwcOsD1bfJDFw0eRNdDRgZNf2GzkBDFeyE/3tK+AuQEUSI8G84+AcPaMA1B3xu1TYg8MPhH3gr6SUDG9v3wPoLOQTVgWw/XW8R4UnAuzvYZZkAyWiIn1AE
        5iyWQY589f1EWMa8jVXZV8/8YrHgfLcQ4tM7x/ms7V8e5K9DImKRMJfskqaEYYpqd0Vu9OCxfLtQApFt0su5ZtJGKh27HVm2mWEdAoC88/ngchc5ZTrdXr+o
        BHm3l7ChpDZF80Z2qeE4nxFhMhUxfWZDeoHM9Ivcofi2uKKta+218uprPvYlXPNr0c6MfGQtb+VbXKxerkHRV6r/pPgr+FD+bEdNWuBrvn0dP5T68AC5vYs3
        7rtr9Dvp98yZR+ws00vnc2dUQo1u8ixS2IJxn7HXMDV40cVMRBeWlnWyhIvOQ/obRjNeRJf/OyEsPxh4frYINckiiUyEkCPX0yhbsIjHADlP0WIG+tiLZPYa
        aKftVkYbKyNGzN/NqENLupiGYaEsDaSxTHkCQd/ShSI+h5KUBh4wGSSCJ07ZqVE2q4Ql0NMlqUItrV1Q1/iubtPqQYWgc5EHhRtGIH/O1WjCo4DVlO2P87Tk
        fSiD9WsM1ca5PL26aOHBxKSiM69cfESXEB1nGCuTmU9rFOe9SBR6pmxx1x2PYoMrfj6257CeD5Zyg6BlxXCO8+mNHCYWgw07vVHxYMLcbuDPqFYUD/oc3Fia
        38E+/8uL430PKaOzZ4Qj5X1vvu/v/CA0TON9B9/zEbJC+nz4j9/wy++5fFGe3/2x5Tv23/OlPSNVG49GWZ+mgyWMRkKDil+77kL/p2WjkF0C3MnLP/PpP9/z
        dJ4VcvdTJ57O84s2x+91Gd7MhhS8CXyPd0Q22+Hn/x2MvcCzDcY46QXDMYfLgsjg2fJbP5plOB6uaS37GGgJDOnOaBPZT4VvhFRps/OrTpIcj7JU9rEv5Av7
        vFu/+e3lN/9fe8Z2fgQGc1yrejASOjCAqq2aj2k7XZ+PeWQdm7HbNuz8hl3Yt+tHv/wzP/jnbxYpfW7ksjJK4+B2R+wl/vw1TtJ0+gQtYmCEZmfPYdB+LX+z
        X8by9ocvn54aNoeNYTP9JZ8bGHcS3fQKfNa9b2KFR1t/XOx+AXe/VHY/l6hddiWNQGs0Mhd2K2g9dH+yE/uTP8E/6u7kV6wBncXc7mS5+YaIkMJAp6lm6gko
        eUFJY+lHrjSrKVum8c5gB1JnjisYws0VGmUIQSIxnv7uimKpd5yOjhGITfpFfjhAmFz4LQmLC780+GF9QxjeItzpxWr5Sq/uXsr6fw1wWfhu4JJ+r3BJrwaX
        EihIjhpq5NoQtt1NAkUJeo1IPrIfzd2FQ7WoSINwMZ+tv++/WCfER3F2+urFV5v3yjcVM5g6UNKWZEEZFuSC1P2gf06Wt8Hd7Ll8TmjCgGxMhjCAcxYP5mGU
        IjRhlKXujFxDAmIi5+02O11oBbxLYzsY2wV5IvQ6/dKWG9cUNIr1bavYsEy5YQVXbFdpfdDpi7XTYHoa2jR9wvbl/9n0CZFGq9Lv33oj+v9l+QuDfa4kAQRe
        6EIl+S6ulkbvodTgIbI3Oe/t6rRWho4LhcvevpJ3aZRRJiVopv/IQCUcWTK/MRSyEflTiETQ08c2Tv+xyf37iMrmHhFw1jP5OmsHDJoNWw86C8QreU+Anve5
        EPL0MM0AZLV7tifIDWFLI0wDMIILdCKGsUyZt6yNF20b3+2cb7GCGGdr+EZAZRiupL8FjIcjfVNTTdPJrMWgTh0GHENo9fRXjVsUrZu8FLpwKfM3BKbyp4PV
        kGcXJ/gYzsGCzIJ8lYIKZIiuj8gBx4/bWxCVzrMNJLxm3KBawCDGrFRHwuRjxm+oVOjp9HsH6AqeG437H2i0excM153dN9WkzKgQgaxK92swHtrgL9FqQn8c
        XKJDC7JphJS663iTuwqUQ9QGVzWQvim7RNFSaBfN8qO3MxhsukI5hXIW6a+QlBn6u6lswlGwPno9BxbK6FB1BrEm46FznPocl+YJv7Iz6KwJND4MCS1gUm07
        PRyZFeSVKSSWaZG1TR6R53aq7XvUmbR+oG54oEBH3KOZSUrhe604VXf/rkHTWMhALz19mDVN3xi8BKXr5QFuvyKEBfqyBbuwtTyyTajSgmP2cc23QUZo222Q
        D5pCofCzA5+iNu75jD8Nz/A2eEKHU98mTlkbGxtU90zf5I2Q2yK428Zn8uI894U9h49WblsenX0URlL0q97wK17tGOGRfGZpBYeFDRxaydwjzq+dEbkBT8dU
        dDdqAlhXVog0L13Ku+hil0VwJ39a2s92eWa991f2Qsva6WrsoKgAHSSIcd7UH5fMlc20hNS4ZlqovFVvpqnNtDY3Uz/E7stSruDRrfKsy7sWVAg4St84W232
        RVUXLwEksLM7WzzZK/CAvQQCJaCbW5kzwJxkZsKcYQBuGVN2FUsSHEK3a8YMUzLakp3tjPMeLOtsb5T3hElt4FC8AVzoSwe2MmXA861MGfqbTBkQzTfFifcU
        DFgqYwbYVmAW+mqu0ADyDWDF0KS1Qad43MNxqvRLULBlZ4bNn5DtuQbp/d24EyU1aLtQEkwdj/pbV4V6tJS1J6AuDxpMgsHD3GnEhAQ40y8TbZ5Djt5pKEml
        EVnxnyCd3np2Wi8iEVx9dmaK2WnVZqdVn50+XxWzk26anS5npzvKuxOz07vK7PSuMju9TbPTExj1MTsiOLa2mJ1ebXZmtpidrs5OlwY+kcwOrd4Bpq9iycEi
        4cbgZTPG6Vaztt5Qu6yHvA0LiK2XYsuteC5FnqeTMsmP7rhOnpooXYlSWad028SvbrVI29Vto8KI+CxcuCboEwY5Kkxinnv2EpwxF21y1iayMGF6M8padTx5
        xUP6rZbDk6cUTR4TdJ2G9pbGMltiSeMKLKFJEiIlNWpY0pxcw82rreEE04mjxXINJ38Fa7g5gSWKDuUajp0lkj5OJtZwi2vYYUmu++Sp3ts14l+xS2bYioeV
        u/Qre2SvjOn4Nox0/1mSm9p8LXUYnDsek12Mx0kmvN0wAAmNYNJ/1pK6yj7CuybcVQRIgkpnqXsK7uaUEgkXR778B5OZ+Q9+ESYzsJN51xUmM3ILx2xbfPbW
        L7/7F/7tNV+Wz7SCG1B2iv88U9XwT+R2PIGEIgdE2BymmaWh4TBoh/lAxk3+YWAQVLzNSYIHgV6H0EX05jExEg9qiwgdi3U/Q0kCiMfOwAeYq2Fi+qOcSA0g
        CDUsDb+g0Ogp5qTlIPHiWz/5G8Nz+97zyac+98Cxj985GpcAG10FYvkU2Ie+QD/ZKBpbKvUy0o5IRIKvGzgnB+4mPHcV/K0oOkzsevJdvFHpdlhfHuOUsctT
        RtpcJeDMARm2Bhf8aZvWev/p+IT0vpis0VVmS5prlDM2Zu8bClr5Z2Evj/SvCutedQhqe9U3tlF73qg9TzARG6NaezhchQVVTyvFWGiNusEA9DrWbs1Gbw8A
        3OVar8EHLFvO1V/AtEH4wI1Rn40QloD0agH0dRqEZ5IOE1s20LRQFllJCTOs4y6eZBOxT7R5kfXdoWPxNA7aSAY9Wb1xxRu9DPNZEE7I9PGWVn9CFTMYUjU2
        sTGl1Z/ayhZWf10B/ITVX8SYBNPwcovT96EPB9CVHWavduwQNWI4cxA4pF8hDG7Vzu6SZT0NVSMBAiNUMIAbOL9uTxgIttWxNKJ54MyVlnAxZ6tNVG7XCXSX
        IYgnbAcjfNABa6ube4wcHFgO7XLi25z4HG/k3zE2VszVd7QVlNb7zv6ujV0hHeOMJJbF3ZGf5dL+S1gKthlPYko3YLf9x277B4rkMO6aGBm6nAjybcCaTXrT
        s0UvkGykM7KusrYCDGPfSBwD0XGoSQaiLaJP53sQehIVeoSXSFTUSZz401OU7tBeoVdwFW0kQeGlwGameUuyysKntCuX23grpiJr12xXOiDXnd3BVwO5tncH
        L+Ha2B18Bdd4d3AJV7M7+Dyurd3BC7g2dwefxnVws/kUrtFt3iiAUCUsqRM/eVwf8rg+5HE93wcr6W8bs8bz3HxWVSPTDOwuewqComMRIFZzNgPIjsieTA8/
        7wq85Ap8pSjwgp+oHZ0HpMelATbdUx74q8hEzVBRPHuegXg9R6GrOSYXBTG8RlPAFxihKU23LTWLbampsqeRIkpU+MjCOGpjJKtyBnYAA5KdjAyjcHZWhndX
        Nh9ggC+XcBk484CBU58NqEOrg2Ye6gMZ2nGT9XB9xTH2f+RnRLyXFSYCX1fgOaMFvu4KvOInRZwBCJkUBkw+c6AWL+S9GsrYztzXDaE6RGyjmSK2EYLyzwy/
        tnZ/uC7XE01E45yJhq+sJTVGqAWXf5GM64xQi2kfUe1qPntQvmVtNh7+aSjAeN1P2NkjqEHuv7Z2YMmZfQvr3AK/0rR61yQ7LbPZRUYC4bfHzNTZAmBniO3U
        z/XwBLtQC5xVggsUvXKhwjcho755fsG7G+XdE6yulpKEhC3p/DqZnY9AGFpgDECKednAOQ5c2/qwHUIh6TaxgVawsEylFSxs5oA2xI8rsGUApeuANI/jBL6M
        OMqGdGEkA52DFnfOaecaW1hQmVroFx6+F7ujTu9SzvEI+BrncozLAThDhVuShKSGHY/UrQubn8xLW0ZwRKjIQWoTdBtqBHgVpq6lvASKGZBlls0SqhjPZYis
        IheTyAIgGy08X6UdISM/dpol3I7UChOrwoz05utmJMx1TZ5SD8C1GlgeYaDD0gHglVc7qkK20CEeBJH4lA/9IZzMQmYeplYuYIQxGyH0hDupLe1DEaXgSfih
        wFagzdju0PGXTg2tcc0E7SbvesSGzBVtZYPBV5Axm0RgQU8YSQiKCaq1zwqcOxsiaDvTfOBRCu6iDza1RUxsFZhI+33swU0IMjLT2B6gEqoU7dLJguX7T3vQ
        ePucrLUOFkn7XN46U3lIMODX5/b96e7iyFF2+HPpE4R5K/2nBppvz7rAUc3dDCnV0JBSAw0eFWvkKNl4dwcW5C8oPap+pRk2PhysR2t0knoB6d8R0kZNuvIK
        N9/LmPn+UDPCX/ag10C8312VLQbSruzKW2oWJO+kkGw2MXx8es6SIrjSksKVPO7nRkrAriLAbttVHtChMvkduD/ArgJBDnsw25BBbb2zh7Qm0Z09xJ8GGu/I
        t7CG/TMkxglxaeolQL+uMBMxrGmz5QWtVtyNM7pIpN6weKwN5xFeUJ89YX9hbFnQ6FNpIfOQvBmXDqAlgO0bxN2hKYa5/H/7sJwvTVwuDy7fI9VfI0Lv5Wv8
        k+ddnrYYSmwkkzGwzgjxpwtIIhEFZgmWGjHOw3u4pGAzSDfJ2o3PWT99kTmBEPsSfp9IWrLD0OUiwRcPjTHOOqDSqemZwezcPNxlZQIPoNSteRcsF6CaR/rh
        oTE/Q3/GnFo83DseXaaZ1lUmECbAxQQGnEDmhtmyLI7B3FQQqLmbU14anEbWhmm/YjbxJyC/p2jXGdG8NSjmTV/2+XJERlgIJPCQklaHVIBuXYGAXghFXwaL
        G+C7fu1x8OBmu5St8gT1YMOkh5Sf/qZ5MU8Rp45xrjQnb1tDVLVqhy0xuLHrveQ0A7ND6e8BVyqbBbipYtFOPiGjxSRs5cmdhnTFjlaEl4UNIdmg2rfyDIZv
        iDW7wFizddN+hsH9Q2OiDwtBZxw7dDfYHWioOliGCyB84AKWmod0u9gU23iCFZgjqoM8ssAOA18UsqWp4oXwLFvPNbbtYmZwpVKvsXVZ7nSuLK55rCs/1pXv
        6AAvrc140cCfSO3eIx6FwDyYTjVl6xAN+BJW6jDYNdBP0vSwTbxow3wYBvqJbCBYBHLj8AKf4VsfpvryRWESXJj9js4KGU9OtkxrfXZNzzPhgOtB2FzAZUHY
        bQ/r+Bpc4mwAfIApn57L0+63NKbUaBo0Cei8pilltIUpZcS8u7ALCIYdHuMHTF+X2MEnYdsL1ApdbBIB513kY9ELRPVAHxDyRI/mHsAJH2wFsMN1YPcAnDuT
        z8rimH0UQbSZDK+jx8hNNRRr6vlxy50ftwoDsc298dU+DFnhcHrcgVEBrXqFdACDwyJgARqBXUGgOXaqBKIImOiXQLPmAiLBbGFykbfrh+vtSYsCTc3X5oHq
        L5vcV3cWRFqAO8v+0E2Ts4GuH4Mh7osd2MEmtfdAtr1tGxmCB81sejUjr+Y2kKsSk4CjUWF0spohw6w8OoFoCDhhRKKZ4anevcxsw5PqNlzfdBL0RGdBpFs+
        oywk8v/IzkMpWms3UbIH31ah5/Pg2ufwp7chVycTT4+gyOsjMBKUuDwzmNrIpQjCFfW4OKZABadIK4UHn5KBd6A4vgY9GFi0vIgNYxF1b8MfYa+21RqAu19b
        +9xGP9qqcqkdA8oihLYH7o6oCb3TXqZaybXk37rSSzJt0vi1wrdJ71B9T26pNUxVa1jye5DOSelplSXynrJ7Cak5VG3QXvZJ6YWHXwK/y1RqyJYqIlmHd211
        W+oILrjDXig3ih9J3obfLXBlqnyoh8HGTqVHEx50oGbkDrmiRIISyVjaF0mEpjt2lnqLkeDDdoxqvJFtrwJhqKFXhJPv7XbJzqZfMmoorYnFktdNegVMHL/D
        P+DfNGRDStactS6SIDdJNBrpP5MXQ5HtQfm7uCyoj6Dc2WoRXRqfy2dG0q9Cdn3hzsNLE1YKi/gizVJkn/LoQxlqsoe7aZ4NzWRl7jM1zvpD5LrsCvxbAKzm
        HWWiFSBzpWpl092Ryslbv8vB0ndrHbP9cz9XIwDvLY9PX7n43qOMBbhjhcOfpj6vIh3V7aNL+TTUWELTEOiwmX7WxRpBRG4Z6S5BMrnszdmhJhxRJ3rVhqTb
        rvXpzL6f+n9+dfQXv/XCnY/AsgX6yZQd0dglLzG4SwTSWTTXxIFTD5cP4ADsRsbHaeLwQCaeAWpiNbsR4BGIAKbwpaC8Ryh3bAJLDSSHHQmEhWKldt736y/+
        /v/xh2v/54vjETs5/Lrn4FSVIVD6RBx05rivWPOcX6KNiCTfLd7QvM0S0EW/DeEq/HU6MS7kNFNIXdGni6NarNOaz9KjS5v6+glfwfmcr/BkIxyDa0CjD/d2
        BztgSwMxzINtEEQ2KtqZ6qWjrqHgpfrgpZpqP518PA7iNRePG2mOu0W8Xxcnta2Jj7y8x2g6XGiVpAk/XuF+eIBkGP73uYB/7l3KUhcQ+LngLrha0mktvZux
        nniQ2oaHEvwOO/UV6UOg/aQwvrZ59pxt1YICm0WLY7TWxjm1kRGxuXUuKVPbCwIetj0NJPtiPn1lbFwktLbTV4l5WzqbpXvH74f7SFLjV41tCLcQ5c0sYQLt
        fWEx/npsXIFYMsHkykfVywSEoHlGc7tt2T90PAsYDxCxJK/a1VpHNaE3i9f7hNS8wprBbglpQ6DQamaqX8rixMa1ELtR+QshduN6iN01G6GfGmJ3eu2icM6y
        gh/t+u6we6KWZq2W5mSg3slaMqQYA6v8CCShR44wX1j7bPqwTGZ1mKSVXjXUM6ybvlOtQfWx5jaJR5WmK4Q10AIsPr1hcNfSyo2ed26URRqHAcEzKi3YCEGJ
        ukyA0KfdqNC4ri6QLpjlFi4QbbugbUjU2mcsC9lWbOuMcVAsZnuqZMu+vm6niJb+4tWxEuepUOOZIv7yuG7OH2UNcJ5DUM8uNgdykUUnXaEuTp3Y173a113a
        1x1CVVwFNsCu3NWk0LItn24G5sPBWuiyH/SQblR5/O3Uuagy4bGsi8sHsKXAXAeWkHH6OwZaPqYHdrcNve1QXVzdjqoXjeK2B9PF/pZKy8j2dpjt+VQeg71N
        aTiZChMfMBAyWEqIUFQ2RtDqM7hBk6wV7iJeeDjkEkmlYFJSypt91Wn1EdRBhgqGoIELuPYpYV7ouG6DM+rqVBNW/XpAmETNuoSf9EUiSyCOCqXbWoAEi12I
        e7iK9EpP6TZEv5BBGtTFFFccHAWw/ULiT2UwZUUHCEQOEVCkYMTsoFIkwJDhsh0UfqzfWxeaW3chQhea2oUAKm7GfmnC71Q9t0P13EaUnbBSP9OBl+AJAZ7g
        ewSPr30zjD6OO7/sm+/AY0rwIN69Cph0sFbw+ASP0Rky33sXmlt3oQ4e34HHr8BD30EI+9CGI7MDgoYsqHIjVTUrkxUSCdX+9e/5gVkLZHceMsQ+PK+v4vgT
        7qX2lH6xOdUkghJB5QVUj9kAL5Q1G6T/FF7uyNX1Yh67YJ8xwm16MHmldS4jZammCMbByV2e9eqVQEUzwZ0xja16LnpnrX+Wvovo07nq0DJJ/tT48brTCUfX
        e8NPPDs13DEUQKVebkoLYWR932lO+7fQU3GhdDOFJ59x+ifulMLXPA8v1ij9h6aIDKYekog+PHwemcmpcaA7LrLuClWqjIaZVsqo0bBTV+Qeso0ZZiGQ/9Vo
        2P2A0TDjat+FXCUy3N83hZaDGXhUxWBWc68yFQ6cqXCopsIy83qgkK7AfxOj+yBMhdOvIm0TrNHpw+isnWOsKGT3CGgn7CO3uLMTDmi5HVON547LIHDtEHhA
        C6R6Pesl12wStD5/cgq6tPRf0w37tB/462YNTt8KDvWZdeFGnCm8iPV0v1bRyEl/KlsUQj+zVdnw8BK9LeKiANP1SV9fzGtpMzRBV1ylzWBP/hBx4fw1ke1k
        u6FXPN6ULM+lcRXgwMlvLFjDyXpajKP761FDjkDak93xk3l4FlCvHauNSsOCcT6RVmN4+uTUcFdpxC7D2m12QI8G92uBKNyv+TC1wfJHmCAFiBv0k+Hxy+nw
        5W/V+/bepSRZ9IbE3Ji5beryrgaf84aXEKdRrovW+9HV3H9SbmVOnhiuP34EsXQjmc1E9bEeTlK8w8nnUpMK0OqbdSyLJf3fy7TqPSiyOrjEGRQjHpyIe7C7
        H0jhwQqjq3UsYo8HSITA7BTpat6WtQmNVVOVcFf/lwkRkOkGHg0D5iMAK99kynFNC/J25wLcmU6YNyH39jMeH3xPgify/gpXKBVs+tBfxfOGCJiyMoC0+ipA
        fi5144ApYJj+rtE8O1G3Dx3nQVkizZpPSVOB3Ry+LEQmEDKzEz4hiNijFvhmaFbf3kXotT6yvQfAxr7qxeXlPTB7RjBOnwTImlX6EUF8SX9PxDOmqKdbhwq1
        ms8hNwe5RtaRA7Ctww04TpiW76YRDJaIjC+Wwnzm2TamrQ0vKZtONZCd242rx1aQDsN6qwiTmTi3IJmpgFKWbK8rADgDIrgG6FS0dc3doua08BZxKemEQXxc
        T32YImxFgxcgsDtEfJ4GyQgPdKEMbRzEL5jYxKtIQodFrw7Ymq7R3K1RVw/gaPW+o10cfhBNGvcjkMHBo92Og8z+Lg45BBINmHPMakA5jbDPKI12VgaRFIxb
        pO21CFHCmuRFM7w5RLy/q0FSGETUHGA2PWpIA9u/X1rrk7RixqXTevxreb5wcCnnADu6AOLJ9FRlkipzF0NMBE8wIkSE3MH02HFDD+5nSGcPiRkD7VIXQXrj
        AhUEqxM3US0UwzFu94GuRuNpAU/yrps7jNrG1dxNc+668Gug0a9Ar834ArCNUPgx5zlB1yXoCCv/bvUOKoFm6AaEmZOpIghj6uVcCJx6Nisiy/5ur9Pf9Gqi
        mFFEEfgx0O7mNUi/rqssw6Bw6GpeoZA3W3+lygw6VbXUq0s4PE/T13Pxkgp1NacSkxxLYaF001XEcxeF9zXpmhlyp24pkWqADthVggNmBP5wO3/EMKoR+Akm
        xdga6yUGVQkfJWTVtZSkNPgCpZA9N5+x8apwJzNSCSaUCNpArA8gKLiP5AC1I26wGtJEPo40wG4DH8NwoUOSRqfLxgHZijs9kIsAZyYtpbHy0TR7iPXh4yPm
        V4GKUYnU5tpj1B6x941uUPaBTFWCUrEOIJEVwwGEwFhkfpBFnbBXYMWTg4yc4joXs3MdZsq9R4ZctO1XwEOtPiAXAQjClUJ5sp/zEVRlG7WyhIKuaAHJfd1O
        Z/AaCKvrNbo33KsLU9NhMqw6ajc6QdhqKsA3iq3I12lL+KO7aStq4Qj8YDdQlI5z/yA9vOjiZnCcBGYsuI95IeBex13EBqs0sXRbCzHcH5p7u34nTjZ33nMp
        jEJNp9Yk2whmHaoxVbBP4VXMLkHhT58yFSzsFFbyM5GJ1zTB9ZZeAdGL52V4zZ/QwHLJhH9Aov4BCRWCGgU0qpnJBoVrwIsaxjaoew74IxpaBDX7fXrk+Ru5
        2VCRTS2rICxpaKSaPTjOQ/3agYzRU075VEP8GcrDGuwMQWtFGqvZNPnVfU07DCnNh+LAbFBo1MhgY4h5wVjjM8mXhZX2hIn5Fdb1vzBpaC/jCCktRzTaCHh4
        1ByRWeaQAx1yoIG+ID5DTjZUYuCLJs/ybaDRnYyUGVOlAUyVjyiKOrtvGKdOAgcICOD4AM6kVXXA8J9oP49RSYywn4EbcqS2cdpz3/VcOqBxpQINTByogKs9
        D0a0pMDc5eEGc0widhkaKQ+hjZ7ioz5pWXa/5F/3g/Za8uHIqZq2CWpuw6606NTRC/JgYXgrHFDfZxegygpw2Ss0fQGxkXAKZiqj60d0jzcqaZsSvKYAr77g
        QTiEmgUYXxtUDf/x7fIbixEt7MBIsSMt4NSkodG0WGGoFWpgtrA4vA9gDMcpbWissQKJpDWtP0YQmJWVbAlVLtAShDOj7TEkHQ/6g41iakccgmWsOimKFKWL
        dgmrcRFaglgutItYcJo7gd0Os5AvIAT7pGk3Q9Z0paBbwuWz3hZGN7NCzXqVNdXCtsWl7ddc+7p8GpYLXWg7YG69DUdvhiYWRqQmKFN68tmWyhSElOg5ZQqu
        OMm80iwqn7J9mEz0tnyZFi+ncEmlPrn4lwdSlwGJiNT+oTK06MnzbbS6qxa9yHdxtewZ7hQo24MNESy/Mm9M78pmsYAvYp20VIdTi868cIlGkS7cc82kOFCT
        4qTmZdHc4l6+h5VkeWAgv+veF9IqOgG6QOpzpV/PxQnKwx4GagaI0HKMwDkW2ExRQxhuaPTHgGfHsILpl9TsmzD7UlVhernj6NrF8lyKSrIZgHMAePdp945T
        dAa+q6apQBJMbrrF405BG8uaW/CJB/5j3qT+Pv4gfN6I4fdsDDO8OetwYubKOh2ykZYXVxQdXPnYBg45tuxvj1ZCgBYs62A6IAOlcs+mVDhOrEnt7pU16QCA
        lTl8W4Tzdgg/q6ja5Zn+nHs45wwSu4LrV10yXVe4jz+wDbjK8pqCtYMrO6XxCP+M55M6ZbpgMLa+ndF2q1Uyr3PL+IUDap9BkuYxxa7GVPXCBIWgttDBs2qR
        FCpQSkIoPMtZpYRNpYTNIuoi6X+xl8yivojoaHRDMVtuKA1qkhnVEE1FjuZSOvSdAWxbNaddNafqKunYbAYqI/gzzPKsTXUi5rYq5SZkGrGet6ij60C65ctp
        BTQvPQV0dzOg+456wmxNieiIC7FbTh1fxnw54m5NjqShHEmjgIl8LVCJZdPGupUbZ/eFzwiIEfcjQih2G9Qsaob4GXIPj3U3u8okxhrpOdZIz/HEHIJz0z28
        ybjwG6rAdiwbtqRtqrj+xeuCpbXmh3mEdFx4252yPTVwQHajywvnH9lv1mlhUQsRAkvgyN44jHgqZmjtDq6EttIx48mfzWY6gUtdJZLhjU/kbxoGPPV907Bz
        RNj+G3Ekyk9sPqeRzCc9yRDrvLch60k2r/x6rXsGNCe3+dbr6zp7nbzSSboOf17PmYIHkfyZttc5Xx668YR2pnQdcT4DNNimR0KgBvz9sQ4Otkiv13AIzqKh
        5r3QLz2Pr0ORKQ040IKjIi3++/A4c8100UyLdsyDkVCcwUY+j+iks3Ye8wcruI72RGocwJq8A+svfssXA2dFLt+wJnmZDRBZu3tmZNMz+QKmalfePFPw0nvv
        HOfzGG0DgIZb+Bm6HeTbzoxGGXJvzqCTc3CXApSm8KcNAE3hjwGU4sIBo/S52KARc6LOV/nUBuNUTrGjifPeAv+czSJSeCxdky50ZB00df6u57kSpuyNhOoZ
        +0ZMzRS6tETEu5ERamiSDyVwB/4LIQlWCHcHtbgajIVSCCC+a6TIFTMyROQnMtBJPMfd9BhXuHjJHb27WjwgAge1ISOB4Ii461BdAfCG5l9GZojmXzJ6sNCp
        naXjeqIcQ81QL1GDuTYaLFCQzbQ1uP0o62kCp9ZZWQ75vLQ7r45y+TZYGsfoxkhI10DIYquo/ItjWR/ShRFQEGB4g70qIK4XsE8A4nolgw6AOyx/SwW47NBL
        V97Ob2bY3gAK9ga1aK7xTESxHXlPANCAGfi0IBWyIoyBPQK/KQJJQNcmxiCuKTDGvv4q0GpzQK/Xbl1naTd8nf56vfbuOr28caJ3mEVO6YhJCsAuckpm4c03
        PVZQW8bA3FGIlo8tIzhHweQdur1gQ28nAVzKCnbwpTuyQZlnxHv49jIUH8shPMRgqzrgQw5zOtpDe8FDoGYwl5e+XsnVvx5DAsm7jvN1BXvv9j+M/cqP/xKT
        X/++3CDfaEloH4KIsIkc9+jYC2aPU5Bv+f0bdH7eKK/JF+Y1lLrOvp7rcbOhdc6x6I1zpwg5fPdYl6+0+jW0Cgyou1Nc+TUXeDbDBZ61uKqzmBiR9TXyKb18
        Dmkc1IezbUJucrhYhGfy7ZucLPLL10ijl6/xSicLRr2lW8ZOyKSIcxALK2IYnd2Hi8VOGN/N4ALn4J2If9zCxWb9RPZMc3ctXNn76PS3UyVfrKD0X7CCOI/L
        cD53jKXfO+EY26o/69mdiBh7A16l2czQwHCpATkKFrYxWrorv2GJbm99KzexbgGz9LiVbt+whDXBpztkhYBNmf0eKGmslLTv6GcXHrsKbuy8XWwnSRl0p88s
        SdK89KdL+0Cs9EVsuv2zJOyQgJqlD/oMNpLFs9C607IeDoiwrJcaEufhPALpbtCzwMJ/P0HEbLr+Tn8Po5kr94W5cgwc17zui9PYDYXt1s0hx+RzH47hOCck
        ronjOoxu5mx+zThfoj+O/GSw0Bj795Js3TEtoWO562kY/21CkG5YOgvL6+54Q35sw/T0sQkvIkXGNZXh9xdh2izFRjRt7m2KkrIg3zZVtl3ALtPEFMifJcBu
        AZ0WMWMgYtP3vGV2yy2zWW6ZchdXDtGqESS4MJMDTsjcphAI9L7UjtIyuwkb7aa6i2Obny8MvWN10+Smj12ktP0sA94DVKTmQKjxGECMxxuyBNtnSlPRK2i6
        zHT/jDocT5/J+yKbb7fmDEykXcHR7rGdresgAOp+8fb47TBV79n+4SV8nMH3fo7B+hiV6MxoTN91ecO8sjBGjwvWSZEV2xGX6ywzaiWbyG2icRQgKgmCYc7a
        f+k58+EOH2MT7JZMTgz+JoHdfFK4TScK34TwbVOwbkFfOUVmhnPfQiW5GtB0oMaY1t0Um3pZEwyCuRgSLoY+2N8ZOyOkheKAXRR8l9JkgeIztMldsvzVwq8e
        cwWGQtFuTESyQLiH9AzZfs5uGVXgJQ21u3O4l1HeEL89UuZjQerOwWZQVkgRfvVaBEjNO2cwt8JeMhwCWfvXjQXNxkI8QCgEU86ByykUEne4ab8Dm20SWDbQ
        oY963QRBmPVahi2sfmFIpdUaFi1cOpcXpsTxXjIiAr+0egKWxP3aIWUHldUoyk5XZeWJ8FJF2bdK2QI7B1p2UJWVJ5g79+tOKTtXhRBxzFBaCyoyV5bdL2Xn
        3f12LTtXlZUnwskXZe+Tsgvu3mrZ+aqsPAHBcb/eIWW3uftcyy5UZeWJ3VaUPf5uKbvo3lyvZbdVZeUJaKIr+yNStrD4foOWXazKyhO7VJZ9WMoWG/wOLbtU
        lZUndntZ9rCUvca9uUHLbq/KyhN7TVH20qNS1ro3b0LZ9rk8ExoInUdkXwePDabzqqHK9MgORNwbIdjv/MgujOy2kV0c2aWR3S7UfmQtfArH9lpg3FnERo9s
        hvMGSh0hMGNDA7Iwvbr8X5xDpCocBZsEaqNaGejImpscZSDJ4awjpHRidEW68xnh0B05N9y/Q3qaF5ojo221ceSNvTiFWqIDdVCqzdkOlUeqvAic8kJqCqGb
        cOcsVEcg76a9YRVnngfsDYURgDA4T2URGJzHsgCXD2QhLg9nZJIeylJckHVrJ9i6KVz2grurRYryawESmhopyq8HSGg63xd7A5e37R3O/SWhQQGcoJaEatHK
        ZCmD9rqHG3ULkhvQyhg3IURl3ASQ0XFDu7pWxqSyNs5C2JvcAELl2RlMJm37d6gzALwAuqqeCVVLFqh9IQ9hdg6P0/z/mSiI1zQz6JnS9GnXHY+Ga+VwHtPk
        fF4tvLYpf+2663D15uIjR9Q78Alk/HwRWox6yO1WPeR2+6JtFyG3ZRpbV4Tc5gFjMIaXMXhcGjcgZnELIbfhyGpqnhTeBh5MhNz2JkJu08ADIbdb9ZDbgOYX
        YMlehtyOiOL1kNuBHtX5UmMZPsdUNmk4kYyoRQCrEiEqWRVyu4HjOE8b15Db6CX+TIbchkLNQ94wgeVWIbelki1DbuP5a4Tc7gM/ql7jTKDWa6i1gRUbFeDo
        0e+jP/5fSwdpzPZFPzBIRrbmjvyYeYJGkTD9CdPPwneJLr4t9ffNGyofIO6EcB91p50YGeviq/ov4XOEeKbveTjcAZsR2ii6hlhgL9w65bpLCkZ0WMIcNmS/
        ZhAEudJqUXMv8+At+WPf99dcXFfN8xwopQEg4Qg6vNy832Vg4pI6NpZnL/X5556l4XwRmbUP57gTT91Xd97E55/922overlf0Byu/XAMayVc/Frmpz2Pblqv
        PIGvsoEJVm+UZ+Lyo2AEPDQfTv6qR7gYw2bg37eCxoc7a8Yd2OJ8ttI/NJz+obmFCiEu9A+0frmq/gE+11sFTMhx6ti4uuv2hDt2c6tK8jaLXRklwqcb3IRi
        Anx1j0EhkMVDKlSH/61qTSxftvX1FZV3Crd0sOV0CKeXuNS42S+cvdObmrqiWTzWIQoYv0YHHBtPqCuu/FpayGAthsUiewo1E1Own1GVxCaFRAyFRLy1QmKB
        y0zqZeCH6bpOAifZ0sYCkxolNB/uITbTAizuZ2T/MmPu2WaT3YFRliHgW4g0yAXHbV2Fs9lRYfKx9+LewxO+zLXMOkFtkWj0kB6yMHKwtyKf6Zbpj80VsS55
        SkyLkZoFSzqR+VjEurQW7XJeul/S1akx4hcO6B402ECMmqkNPRWXzf0q0S7Ndxntcg77xfyGNF6zlZkFF7GxoYmXTRHzknzVNsBeH0/pY5zpAOgCk70Ka5zm
        qPDcKdwg/hJLS48Km85RpaHRm8nWNZx3Rqe0uyla7wBrxjy4oiWGNN39r2s6cE3TYqVqmkkFO2y6LlCZMdLU295ZpG9k1E8YQG/JGC3o+dVHjQnWonVaaNth
        cyj0kOfxMpgGjL6bm+xsgD2lnc0kvkd6OAZ8j1wPUQ+i+eF8X3oK83GmLwJb49U+ZfYsfsq8Ui3bpgkxLNUm80hdpTchm2yUXLcHQwmfxjlU2QTpv+Sxtlzg
        RSZ8Z4aryOy0AG6mdyV/Ykxz3ayVmSBocReWkSC8rKV7aarZA5AiIMcwKLB7VK55Trm2iSUzNQNRUxqITsZgp01vLYla4yppILb4qkgE0VC7cYEx9taYVs70
        jYDlH81eQ/int773vtF4lcfZ6Fvk+hahb+FV+hZq35wZO/umwd6TNd8/VpgZg59A0nmaJCs/MZy5t2vU6vqVyyk9LJb3PAQGd6cgrzmfdk8hX5yUu6sbLF+S
        R0/nRq7v7rqSx1AyZsnT0TJcSE5WRr2/0/Tb62r53Kosn9XsPP6xPKZFNe7IzcBojvk508/44NVWRYZhOgJYczNUBkzWGROiYXsrcDDAWziyywWpDoSdegAG
        Yg8c7YYwYpPnlV20bTsLaCYgaDFefQgL6H4R7o7mmbDdlC4h6uPwQ7CQbTJNnrR+D7rxdogk6MH+LnIZFzblzj3FIUSD5vUdF8KjiYRNqEHg3l0h9xesoMuB
        1hNP1qPpF/B6oh6j1up9bKdcojE8kEV00y/pDoxnUNG33TOKjK7KrkKyTekSQ1ytAJi4RuhwENcnwVvNGPZKoU/PgMY9wK17juhyZZJzRh9zUA6uAuV2HcIN
        REozADPwmWD2nAeDgFluHziioSiaq2zV3w/L1hJKsHFlGHlCG8auRSIW+RRg8RXazVW1Y68D3Ifp9kRVq1rV6mRVRoOjKLRRLeIN5PB8yGMkDUcwfjrd+Xjj
        8w1mDtQOPrVeMQv/H3vvHi3XedUJnmfVqTpV9577rnvrSvrOsZJcR5It8pBlx0S31JatyMY2PZnBa1a6x0aSCSU32IpguceKJRKHuBkWmJCGSGFNqkoBm84D
        r2kgJo2xEjJN6AnTYoZmDM2A0rwMhMa8GgMRnv377e886t66sp1u+o9eYy/dU+f1ne+xv/3tvb+990+YIMYGH0B4hzzlaH4XeEMgzoqhYD7iu9gfTkl27iay
        o0dxvah9HcXVJ3UEyQ5uFdoV/Ykd4b6ajpBBTGwOto+4oFCEAGnUwu0IqdNa3nVS+8lTCuRX9Vte8VUnbwAD8ZwbPCcnQIe3q1/NKzj2aF8f7Y8/ipp9I8Aq
        tGrl142jFfT773iozUxSvHvVAmVklH/tI2IlS9TFim+7yb/z4ES5TwFHPBvWIz20zwvw4g3yms3KI/z2iLws3FoZbNLvCQEQu8TpuaeYPYge1UI+8SXPsQEC
        VlxWJE9w/8xDFJSnyZE8QqIGfUR5AG/l0Yfo0ykddbibunFeVQ1YZLzqkS7wlLCCQ0hlJXzERaLFrIRHMBtNo5Iq0GHqcr1Q4qcrdfKixc0OtZNF5gcfCBTj
        TkdfTm+lwzuugeaSE+R2AX8FiGwhkibVYYvtqc8EfICLqMUa1Ye9jQ/39eH++MOgd9uTQNgxHkbiC65rEUA39Glw9T4Nrt6n0H0D7VPEmSI844HJvRqUvepq
        r4aVXmXfJc97GmaL37/mTWjFcaGncdLuPHAV0i76Ct8jdoyd3jY1msIPbiL2n3NLah+f2p0Hxqe2k9eg18GMhXECv7zK1L5aHU5oHU6Uddgw2V9bA/Lpf8wF
        WA+tElLB4wi6kkePd9N80Njj03Y0isAyCJeONvR+eEV46nvWLVfyIvWQ8eI/cjkWKsLcsjf8vt+57uVdu+4/JCfv/fkPv+5T7/jf3nn80EmR1Su3vOqtk+3x
        3HQIYyif5c3iac0J4yAxV6CJuYITDEBGKIqb/DhRncbA5kVitGDzgeLw0JcD+Yfq/Swo4eaFMAvcnljVlIrSgmhxsvo3+guisNSADnTJO5F1dzqmS3BepEpm
        mmv8SZLvA6vornkfdjfDBLnjMEFuDhPkSvXcuAQFYjYXdxwYyDXdXf5FV2Pr5eczsFWIfmeMmazfpSaVW6rf4Ziluhuc2o1yo57mdKUy9hpPEaqQJ++FBMNd
        xgZQWdCyPc4TbrbdAgM1x4GBUEn0SYEG5FbQNlYVDajJbK0WDWi1QAPauLuBrE5NhQ2JUa+YjzCBaq6BYt+iOQbTA5iFXpBu6/np9lY9ljmwfcy2UebST9s2
        HSq68insjqNWOHkauQ7MeA7TWJOEYeO+rEwbv9rVylQwg6pfbefVQnr8KgrNOERNNhk6JH72yWx1zJyyDeYUZP6IK+aUuBoANMtbuTFlfpjVC2PKNHZaYX6b
        GWQz9GGYHjInN/bJtwCYqb9KgJlZJImYH8rHK8aUhBg2hQX8rLCTIcOZ6jnkDLtyGwwrenk6vzyDPDhteJuJILZKyJnQVEhO086MsjoS/G4nvkeduVLqrw3f
        wzX5a68F36NeSQIvI8zRbVbAD6R2XQLGyOQB+ECXqaWaOJ6FDaCL7bE6Dg8jldBkiIT6s0+m2+Bg8+ogEmIZ6jGIhG2HTmpFgDsCkIQuduP48Xvx8TXvHql5
        GDPpMcAIqugHaQRM8ArYl7x1yTXNCgk3x0m4tiUJ7xgj4VUlYaJZvGoirlWJeErIF54r2OkELs1/MZSkxBAQoIIkFXaRxn8TZW8CThIqXgUVa7ssFQOxbISO
        +6JLz6kayBn2uTEGg5LaltttCCNrEZiCpvJp9ZQx9OVoqn9ICc6Bj7YtOEcVFqkkSkAmTQJJUmSkKq8Ou3QHz4N5CmSkaEuEsgksCg7xWyKUTY0hlCXDLKqC
        Z0wzZ9E0HM8GdKrRiT4jFZg0urg+aXRnNozujGnAJ63S0q7mtp/C5mKyEbasQSdBa+eNkHm94FJRDnkEJ70Ioz9N2DJwKemLch97dTPi0epExCO7sALzqFo/
        WcyAHRTEhDwCjJlFPpIljuhHIp1tU8wjgJopDlKIXe4dQFBDkn+zDQgmq0Qw2TaGYLIDCzKdl9EG6e6oCkTWlMpvQDBZpTsjbEcynEzbH8EbenqTC2A2zaz9
        YM4jctZXRDCJZUKPzA7IUXRXn+JsiggfEA8KDv0aEExkaEaYNBZCrKkIh3Bvhw8zwECkZ8Zahk+0hKcOsc05g4mW10IjDUxRWEvxyFpAMNHJTTmKDBJeJ7l3
        9muUzloqnRGFx1hHMMpp08wnycz26O44r0dD69GwCCbbSi/n8fRe0URwtPo4eEkX2Q2xUiEV/UUcmzf6z+AY3eg/jaNIw0/hWLvRH+DYvtH/CI6iMH8Yx203
        OU+I0lDCXIKsf8C1+qZ3ThaI9e/9qYe3/cTCLXQGC85lM5UrwviuOfih1vBHfuFtx2TyFr9PHhoD+UU2xNWJGC1WhpZx9U5MBZ4XOoV3+Etniv6Qn43yZ6wB
        LRT94Hw57oCDyQ4HHER8WFmxUfrx2wcaGvKSaP5bswSymcefgLgReRgGcNKyWUWfZJhVl2kxGa3SBULLaLAFDgSCNTaEsJBBKkTEHCh1Dk59NXon2uiVuaHF
        7pnTvG3IOTw3yBblR7YwlKuLZgF+QIuyvM3iEVQN+Ow1RGlpPJTemKPb0lhJKTbJGCfTGYEBJ/hygjpM2XlDzIxE64BldYoHG4ICiCKggc3C/TRh8eNPpdgD
        mhrRkScCMLyHw6x3WkQaKhq1MsRkEf5VEQpe1HgqF45y0JOmvoY5GG1YgFHdmm72xGAqgZ2STfxqDRl0w4iThMCFQ0b2uFJ3pqtjJLrHMDNPCxqgdwcMyUPX
        RTrlXRRt7DZbE/tXdRTtWs9cjTGpnc+WR9mKfGkF45hgP0xOFhk8Vsk7CcJrYv8RDnjwGhwiG/S4Iy/sOZHuqC2AWhdAty5+yR8OG7nY19KDiVkue/BzI8ba
        BQP2IJwdix7kxtkK6G0+D6aZFxJD98g7s4yxmpWmLKlnXKRebmjW1IiOiPCK1gCRBVCei1/yZ3aow5F3bFJ0bM1uhNeKjkXQ9zR3Tl0REAhk0xgwhnF+AMSc
        wfm0Brs2nDC6Vxz/Bfjy4sfzaPFmN4xrcjeM1Ei3bemGgW7b/PKW/ZyxsEo/Z9X3C1+JnfJYF/BG2TivwFhPc6yL4A4zsQAboLNT7rp41GjUDg+puYZDvtGx
        wrAx+qPiWJHml5VC6Nxs8Gw25lix+W3SUKoroQg0oBQRrDCCqoE8j3y9XYA3CVfoEtRpVm5/xS18zHOnCwOnC1M4XVBFtOqQ6TPZXIPewXC3oN0CLhddhIG0
        cNgrn+0iDKSGg0FanG0IA6lvCAPpWkNQUZDXRzhIF2EeIV5NtIRIy0OuWo9YPfL5bYj2WO0idQ2DzOUnkLGUA0TM3bnatVEe3tcwFT2dBNzEzyeB0Y19ZTFB
        7hIiAiA91iBCSi0CIs/UdYERRnaeUcHgsi4TuFokRoAZq39rU/1bGeXBfS88AiSpKZlfq9DM26VXXzUKYLWr5ixEAMA1X5714WNi/PMwFqFXPMZgIIgEIJCA
        8AASYktZPaAfVxGDAcdCsMNZFOkpjOwAbq7+GC/yyYv8IS3X7oYV1foY1BgViyKRgBI+s7VRzhG/lmFwdRjommAsVzIa9+0yBsO3qTXlP3CdIRPHCi2tn5hA
        XP8vqfRwygNSdXSBdQjAMKt43I6tkHQVZivqH1lYmByRF6AwdyICeSwFfYgU9IAKQs5x2Ez5q5acjDen0Oz2Lnlw5Xh5JWg9UjsTKwzRej+b3+mU0lUH+w1b
        ZtU0wZa3KkDjUsxy+XPFhIp4hyjmUvTr5CJnz8E2RzUzYdUYt1z+XDFBxfgcMcVROse9j4fTWQtoJVdgEIfdeXbseXcFUiNvLAKlbcksHi5w2pYoUi0d7sbZ
        0olsFo4GSxYQ7hEzO2amnlXjNH/5yUlLYIrVh6FbTNrpNVx+cN3I6RVERG93e2+58n8gFhcYUvia1GExR4rzzGJFBxW5aBydnnhzIjXRKl6mtYSiUyin94zS
        dHK3ifRdZPkyC5C0fddFAjl6Ca1oFMcyYpqsC9EywCAYMA5WNtmP7+rZYqET5tlim/gT28mDKm+T1UZEDhQgz23t7BQVjnvyp4W67hgZpp1dNTsw13PPp1U4
        PXVUcl1VPJzAbLONAM4NkrJ0RxiO2LTUO7GlLojWV7Fe8USMNi6Y0JHr9oetUoQvb5dTqUx3kG2z/l/gqLi0A/LQjmFmhmaHXDNgrdrc1SvYsLEZRuR9lurj
        YsdetEuyryUFdN0X7jeU29vNNtOFWKaATj6uiQ4Hfcdm4XhRu76uP6znY9oGqezNfFvfUboNXAXjGzDLx5/JSi10vqCLI90Vg1G24wqSjqRA9ZSz1fP46IrZ
        ob25yqDhlmnkI8yluVmICvRq7WwIjOgIs97OwPJAvUBfBZiQ5htZkfE126VDsU5sx59V7VJZVgwO0hCzorHuENe6SsrSWauIU+nizype40KzA6QiL7SJ3zWy
        CVdq7HGzTe5kkXamJpJST09f5NdhMT6b852AA2wj9BA67bysHWjjNOzjKL3F0WC2Hxgt8iQX+Ei8QYVFbGFABUZqMqUEOqXkivGK9QoPY16zG9LvKOnYYhBC
        wSkbT5hxn6vOOB5e3CI1TKTzkRWgA3OgZTPfB17WqVSdPhUQQgzUjM60UCTytUn+w3YAAffU9PejYjUy07ZOTXpER5NT1+RfBIOFSrNMAkkBTktfYBamxQAa
        DaHr52VRAY2ly+oX3FFnFnpAg6QQuCz8ShH1JjJCIBdKW+6mP7eSzNXzjKOfxxJpvzbn7Eh59soGB+IVJi4rXLMbV3fNbkws2me9ldAamxqcH3X2OhN9tml1
        sz8sH/Osz3ZDWV2VX9Qr/GLy23BxxdjQdbvLDOMp87BTfJAfokR4G123GwDsa1QB+0rX7XkoEh3hAr5ZVi9uDDt23qFKzEOVWMZhr3xmHqpEFweTdmIsnLeZ
        zgZVAoaDajEhFAl5I6msyiu4EFUu8AtO5UIHyTk7IsKImpEaZFBegJox29WEa2YWEjb5dUfYstS8K5cQ18erCCrHDOlc1Xu4wUGveA83dEVm1vaO9R7eroXW
        7Lq6HevqjmEO4STrELpuGfVZxk25N8xkmZPuPC/VFD69HVYTcOqhvmLMjvN4ZZhlQ9Y7gw6wXaTxjqobwulkUZECuxM0jdk83ni1RK+4ZwS9Q0RBvBRId3km
        OI/w0xSjOspWRASQq8L2ufyuyC8sv/LYNl3+VuXF81AXlkX5WJWrs3hPXt4B5WN7yYlF+VjGY2oIWd5g6dsmb1ov5m2AzcqdrdMhZQ8oH12iMV5tUCbg5lEH
        jAodMHfkrhU64EqpA1L5kGakK8xxHqSzuT11CRIsRdp+NquhN3LWe8I/kYV3AH1mzM2hM+bmkGsWHdEiZHzmNHHpnBSkOLBWHlZRdVml3lxUXVZRddYsi6i6
        XIiqrNNc4aUET6A57HHMatmhme1nCxTEFyplr8hZpewVoH07ZsGsSNkrzPcO71A7t13KlilQpKv188bqp02jBI+IQQi+KehVunpZXpyr9IknZxtfnOOLEGWY
        eGmlVTVWVzUeuKWsqAa2rBpYBxrYvKiHooBd/i/q2BXkjl1MjZg7dj0+Q2+znuipCQgn9+oKmEW18OoKNnh1Eb2rTaAI6debFIYPOZFdglna/PbqVumS3/3W
        BqcvOhEOc08jemK1rYtSP/PvYsJsOmJBaUXq3S4AL5l4GCX28wT6jjpj+bYa9gn9vqb/dmw1inLob2/dsOxrFvPFYdZuWwhfi7/fV8iFRAPsnOTLqKOz5iVI
        Ao8L/8HD6XzGQ5K5h6Vf1+T6b3srvJHqjcIRCNUHZTsYSt8mUz/MDL/APdBE4cSGTB19msABxlMHQsWMtIiRqGzy2YAYF1L5W7PQwkc6Fj7SvRMOVmGOHelo
        XOURYEcGQGvcjiy3rVST+vaZHN062blwYSSCld8zJyEz9j7nnCDI28o7uggGNAqPVbjyI2WisynMgMg6458iNgbRSfumfpOT5N1feuuZGpPuBpqP16mmz/6A
        7zbKAfHWba/rl4nh6N1J9yxFuSmd8TUztHeXxYMUraqP1nk9ownXG9q44HYORXxrG/6qJGdsJHm9629r1xhgGSbXaFOYtRhO0gGYao0Jg9N67yd+xek5vbNf
        8JOM6g3m1k647zNegh6PnM81+O9qJnXYdXRu+hok7fXTGiw/bm+O4LDKBuR05kRWO6IuZwCRdE+Ar73xNniQEpJUGginalyVCnutmmV/vWnr7szpiXT/Tpzf
        9JBRGV74Xh9ZWQ+rW7eLhKl5vQ7TC5xJzTkm8fe4bminLvrf0/5X1I07OZPhgQc8s1D9WZHqnQ6cJlTn2Rq7P+jtuVXKNCd7Xy6o6+QhDNQdcnmvXmredfIh
        65Mp3MFWzGfydZDGYdfXqrhaFaKTYmhYEWWKMlbyPYC6SYHyZs9VRiIF7mOICwq6xmEvg6RvDc6orybZRPJ7XthTF8zf93Oe9ffmbvvCB8GVWw8oY35N7rYE
        YuTCGWLWPZA5fYNJSL5qXWgD3kVAEtNpWwSKPU6U1RIm4gW+SJkUfo/TuMlB1lH3erf5NreJquHTIQ4hPUcVydUu42UVgFLLJIyoSeE7bYff1q7XUt/pkL+A
        ChCA8chb1ns91DzfUT+vr74R8vH869a5NrBr0tavbq74ln7VH3DdGnN89xEfAh8MdnadwUuI6fI50j2HMXL+rRbiV2Zwmxn5Qd4MQsaUY4L/Q4iHRiIVuH7w
        HSxzhHbMlx5QZcDwFmGCIarxY74bnFG8HQ2UIp35oDNfUYQ3URnT2Br/cFeEF1JZqEFWUWavZz7W/vfNyMu5qzyW/xCVJZWF1vPfUzdiMtNgjMqso7Z624PK
        /NuxIow7aiM6/HcKR/bcJ7ng8iXBFB7Z8gbkAGYO0IKzGoQBX13uCx97YVZJEd5B/CzrPh1gzP1yzK3Hvc/HN/tie1d/dXO18xT4llyApqzj9OSK93qFg7zs
        EAGG3ChNRWX8Iy/NTFOzcX/Fg0PsmndL5u/z3qW/17PWPu8e/L7W33+Dd3fJy2rKyxRBGtysZv3jgd/QVhbau06kWmFnoHyE+2W1byACU5s3LQdt3K48F6yz
        Ccg7rcmatyZNk8PudBqHvQBnXfPeIvJ8EzH6aaDh6u1xPA/TAQ3WTAsIA7XDplXAhCR/FaQL9qFAJQPnCFdLIEV9p2gyvkV8YMTFGrpZGBDXyL/10AYV9WOs
        izGdwGWeHGaTSzqngHcqs2sMRLp4E+6IfjS2PJrwAjY6kasTv4oamlg+DOQRN9Ya11HjGJWNTR3oAqwG51HD5kgvptDjMyQPKz43ivnTUPFZalE38R2K54J/
        R+B731CCYg3q/TTOhWlpcCnF4okYh7gqTAPNBRaR5IoH7AigZEfXiuyxhrOWFuooooGvYvzaDR7dYDwFrCdQCcLlyu0BNtorhinSlnsnigEoRglpNk0k3UXI
        BYQ1EqOG+xLArWgHtuuFMgg63nPuIG5XaKI79Bz/jkB6bMgQpwAxnNYeqB/SKL9xgdz2AOSctJ73QAtghAhLq8csTks+zHC+EBAtQM2A9/9XPX5a5DZsy9YA
        w9g2HYQwtxXDqW2mMSHaZgGd1ca6MK2EFFO0DDSE1nYN+a4iZfgWBc1MY5b6OPD24m2KlYP3rkGNFu88Cfd1s3gi3anDOoe7QfY64ZTg/Mu5iAorGmYvOTtc
        3JVkteNDrUqkQ1THVGkQKiAyPPHIOhtHNswTyjenUi+2q0AxYbgfDDChTXTsb1gHamRzIWkmez2uxT1KBnFvN0gqRqd5xFKNQZCrOATEIUgYTbElRAxbtK3a
        udvNNnTudmUORBHZgYcMqG3KmJzaXBtXCdaT059npk4gN/FhM8UrCk9zxuwAp4RukwqFpktarSSvFju54Ars8br2+IzWL9Qeb4BHiGDswBmIExz1XQLESsMs
        HSYZKnbKTB/RmAlToR1msvZGP2uwikT1CmXARGFbwo07UB76b77SLXL9hFQiPIygUuWqdc4tRolmMyi2bj83k6OGEStlHtV5g5nPq8NU4mj+fN+8Qaoy34cW
        rgVo22YAAhQSd0ZmJEa6FVZUrVhqRwVsyVpRsnqwXumXAK/zC8kJWZc41ZnMxT4iys0Ui0dC7KkjbeSykyomZiqvIkI6HY4hNUrt+BAB/R7jYeuMoW1YpsBg
        9hr6Hk9YpqDgTAmEtBWZDqszgWNoL5qCtagm3wK4UE5iHEW8UDsBWqmxFg2zzRg86/XJQsz2PnAI64Q/06p5GNjaibShrArZvvNaIcg9jTbUSgNKuaz9lsf6
        tGOiURV1lOnalxrCRRmPJByTPlrbP4HHW/g2sZqIVUjdsmZ2YIGV2oPHd2lYuQIRpqvhZB5278niW1uj96zQ/DLG2ZTpe4pW5OVMHx+KuH6Ca9T66JlAQZkI
        JluHveA2uRlZY4OQZ5Rb6qJ+FoLqy3VmzuxEP82Z11GIBvvp97mkhsq6ZVGVHp4CfCLsXj6NazAnytzu003dQ58tc32QD0A7mzPXwIApbFaFb5W6l+36YeOP
        adoA6fRwazEWHlzj8mBeT2kfdghIV4C0Tf7IFZ7GPlSat0oym7Ag3W4P+lfWDKS9yCWiABKRFF1KRICT13g2S2vQFyh4vUsFr3vSViuw5UOIg8zgo6xQ11DX
        pLJEEU7SSVs9ZmzRkDeKlxE9I34X6KG/7alw3vvfyzNG10H+bIs81ymlvo6QkhxMxjrs5JKPpUtOVoHHTYkDH/VVKI8PB4Ud5ZMHm49ma0CkNGtPyoDv+I5b
        uejVrbyZuZA4sd8Fayt3+PvAcfKsGebll1/egXhhHNUWcZtMUBh8pDfdhzTcnFfr5VVtiQYIupqXTrhWzM60lp2gz65/z6F2Y4zeVZjSGcnyXISji8ofEBiL
        LLeleF6lICsd8U6R/ZtqbrtD+lgNblmbeKe0sfljNjbcyM1shQLWA4bglxwYv6TEO1JadGjlE1KBcqHozq3DXalC2qJOEtg/BB/MME2SP+agAYqyKWq6dFoT
        Yx+QNE0LPNl2fYiuNyEmZRMS4B1qXGirGNVWQ8WYeU6GelMVfeBtIT1CW+YF7HOBZupQFUg6SQ4tnVu2j+XNu9G1MjFvclpQ09TA11KMUgLLNUUxguXoS7Hf
        PuOd9h/Vtbi2UUTQ/B1WXXUs0qD2iozlZ957+GS7REoH8mbvM96RNhIATN9OI5EjJJn574GI4PcWofgo6mPp6pJIR1fzV8LM+cwgHTNEZq4whDKucAZG42A9
        NzDPlG+nMy03zBFDEzMzSpNWM8avC/KrkXdRDSI4IiTfV7udWOQQAxQhtvf+GqrKrCXQoDNd3fHEijwOvQ0G1D/zkJCVRrYiyYpbJFlxk9/0UmULEOepQOSm
        MDvgAQbcrz4LGomsPV0Gmnva8tWslfw5UdRqvUu/nfB3YIjAqioMOEOBBlgYqNU4JxO9B0EfuSuSvyALZn4NzSXpWMmltMZbNoNibiXaXV6Mb4sJWMzYlK5B
        koo0PW2jhF3VDHiRKj4QZxhvG2mHgN1wp4fRhV7PO9WXTsWqimyGqqrmz8inT8lonyF4XfEgLIDfAnGle0LVWg+PubjkdU+obUUORyxAMq0aR4gITPXPVZmQ
        ypKs4iumgbXcV0NdP/lLzxqVQRKRLvMNPufSMmEfQJKNylyBgPGfvDzUni/3PGvczzzpOFQu+SsvR8pTXmUz5Hj9rMnlXrhF762w/TYP00zg9v6uDiqU1eqt
        NkXCW+8kSzobwRLcjCuJD8HPmiuEi2z2Xq4faTfIli11zB50vzudNdRMW0VV5QHnIJLCs55tYv+hbbo/qVDJYfLXHvAVQT4xSWWqZyF1gapHBVP1dWzyiLTk
        naIVsY/MOazzmdsUT9Ph6tEmyB9s+bRtAgQz0FQl5SaRY6akXIWCFv51Oy2l0hXTbxU6QaayOTNPlop7j3LRkzvIB/Te09nc25EkQ+14UjaknLmD5oPpnBVD
        pCseS2cr4+Po+DgcHyF/IZtHDzp47v13t52Vg5TCWvI1IDDL1cflBoSXJmhJGKrFZ6VdzClmDQzSeNjMnf5scrLVLrFLRd/YQigs+GkMhkoDAoYLR9UAWuDu
        Ub6BEcP8hstJ/P2+Vzvjn+bOnadhZzI493czJsfxe2c/MNNbSv6j4mdbtcBe/BO9CPhNWuERoMEsG8jngWRhIdNP8SHauAOLWgm9qVYOftZUy1hwKos0G5gI
        DieeSan8I+tX6lhiFKEHWXNUzyOAKGRWgpozE00d3RQR4hWspc4W0acrJFakEia6OFR05BBNwRKe/KqXKYYkKYdbNFD9jFNJKGmiz5j4QtYi9qAzzNrjTrI2
        y+tLLzvvzEJkqm8zScNocKNX0X3YQO2ScglGXg35Lirw39FcPLYrZrdCvNJua3c/uCXS2wVHT9+DoA5g5ByMGZYRn2m34n/juvUzapH0y90VAhqGR2AZD9Qy
        jjVM+LKfeiVabA4Ia2qYsTXL36ixw5ZbNVI232HNfSLZsegSDdjDGYR2WRKZiMY91XNPcv9R1zAHenmgkoczHdutHSBMJ1VJxYm/3fXPqEBQU0t+aHfXpAvJ
        U7iZUakdmQcMqkzFgs/23phcdjXfj37as2KOMDdRTpD/kwITecqbCE9OqbBgbVhK/WLl9m0+D2+mDbtzHN+ILB+c0E6RN05T5NidP6zjDvZVjW4o+fmb//2m
        LCrBqVebRYX738mkFEHnXCfXSgI1DIqG4+UaTr5R7TOzB2ant9Gg5BQGJdtl0rvaD7SwQ/7QRCVqkPesZm3FTiuUVXblwam1ah/23NqZXGq8M7caqeWZ+6pj
        ydiQitDKIHnaraxWNajU1I5YAwvysVTThkS7RETBPzckQF/0rOoa3t7VFCR2PjDJtDxNUSuAqBXEasMRTpMbUHzKA/IRy8O5/wdTCnRRDhWsArXCmuKgUtIG
        QgIH+faMpfaN7PxbhMZVJHKxD2F9BrwzdrMe/hu9JgUAJXHujMliZHJocGytyroEZUnai9bhBOXEqeYnwrZ8/Kuu5z+KYj+FUfxU6mv34ytpnTprAtcESnd1
        aol3qzS0K3kHH82h5HclR/RVpozqq1DqQPQy/ts9BAlChYg5r/HSXRT0a1h8AcRdTizIDKg6mLB7O9P51PoMsQgfPZ35WKE9YzcDuRUO+RLpwESfTf2cU+yn
        4w1XVfNPMoh5lPjIOI1/Ckssesvp3UejF00Mrqzi8UkwF5XAbV/fyvZSGncodVIw4ywD1bs5+LlPgpxm1anU4gChO9CEYcEJ6srBrczRY4Lbp6kkvyP+kJdv
        xLuWydCaf2dQUal6TtutCH0BhT6lbZ/mZaXtXKEN7lT2zO90LTfEP9A2tmiEtjX5M4SXlzzqjGpn5Zih3loc1ojwMCGchWqTv/G0FvYONvcsyLVvDc2aS0z9
        eiLdZXOshAZMcXwieAeJk+4Z4CYT6P/LrvP36zd1iTv03qn/PNcpu88YggThJRFMdp36m0muU/NUx1QKcew4xE+pP1U1r5W3IWVdxQ2K64N3KpNFKND0dfrL
        yTkxaZhV9OwTSo0VTryFW1X5mi4rwUa3qm/JXdusrUtWlQAGGK/YSeTQsc/7shSrz1WEusLmqO4mNL4gnyAJO8ByGVCSsyRhgvijrl0f8hlit7rcIulcsaLZ
        xOMOtxaOFFsNnqpvh1XyUeZGU7GVG30VPSJurRR1CFQvCnW1foiJ8CCuxFVifY/tBKIteNZMWPSAa7dPD9vM6NYwS98dT+UiX2WPKDex6DpbCEauyjA2Y5/+
        7zuuurnQm4BuLpBwFF264ubyg77Te+L9M72zns3i6/TOfsln+t8rrVDE2ab8e+Bbv+34fScdWJ4jXHc2/CfXzRbXnwZDOntJSnxKfh383c//0id+9Xf//Wf/
        wrnBG7jlOy8eyI/yzhO88eX/ef7Tt3351w9UCjvLwv5PKezhvKwfPX/DDd6DZUGXqgXdW71+/hz++xlcvxvFfFGKOWyLqd2A2TSxMnvx7Nn3nX3vPu951uv7
        P/+Xa+/6/v9QfebFrSp8GRWO93mXtnrzIh74mbOybP+K23vpe2e4ZsX/2KUbSD69sO5ldGIUQkkgRvpw3XFVHnVxg6478it33aHMl4jMl8isNUg8Z/q5FBh/
        oBSmCtpz7cY5PJR8iEWB3fpEIjp8v65rh2c3WGoqGQWE6LGSkT3B6hFAibrV5veF7iRcBrqTfT2txZqrWD6n5hJrNkaFyBYO6S6TCb/Byo8676A2yknyoqdi
        C/mXXxgSHZ1BNBpjBsmcoXmfD+c5hPNJ8quNoHnGO11/hN4cT0NO28mNa+lV5VnnsinjnlPAqftzj/S9Dx9T5IIcrODNcMz2y7Pk/b6Gf4ZM+acgc4UhJXmM
        Xvr3ZA7D3kKElgDjOU+LZUo10j1nnHN44t2Zew6LVPLrBajHPce6KEHhjeEm54wqSEr5fxGoWoMzCPI7q8Gss/Ainxpm/jkkCzZT56CAnMu8o/BTejZbqqio
        VXX1HzJDLhU7iFdLuVZbf//d3XzzuYbcFccVZn7KBh07Q2o+SHkOqK7Jvu9zZs7MWN/3OcWFTkwy+dn5CvzyfA4XjYQYeiAU9yyCSgCtVwk/0vY7RftdJs1B
        4nNV1KeQjFuGHBWdZhp+AKUAIZgxITyDNLSlPt+liFSm/xGhZCxFeiRNTBH0xGr4H8tcfrl44Wh3cD5zL2QOzCKY4UCVvpC5N3pJLqRUCq8g6hzVPGGhqgCR
        3cWw1mO7XaFaKJzlkp+h5YMIOdYXRjc1dZewZu3INeifjUnv0OqK6EYm6HaZoNup1szZVDPdKggqNu2g0Iz/HuqkCc2j5Fbd4YxoUsgQChapChEnP++BDYW0
        MmdN6wYB8TaCSXkdflrJF7wsuIMWUe8dbbd3RtQdl/s3EVgct4lhtM3amnozYO75o3SYc2DOaWusdYB8wAH3jrMGff4iTX+t28jYaukjFRz0MUyvJlVPeaTX
        0JS0/eRfeymNPwG4LrlZzL+hcC5oabVp3fZy4g+13MYjmxdjJlRRSAEGgXqPmHAsqXt7wvr3Yh6WSSiU/FjibUx8BbkRNIwrbRXfePHAfcH6hFr5ZZxr1pxc
        g7oNYJ3wdk1DZRgkBo+pBoMBs9hGm9VMbIMq65NbYeFAJraiqS2Up4QScKFlT2N9s6aIIi0bTpjZ2wwSZVxbIy+AAXQa19bKGXN+VP5EQi9CdfPXmls+Xt/c
        F2lzwrWizy49l1/Ls6EEGh24RZ9GRQSe0fC7zAbnISnceFsqr+Y91Mwjj1kM8hjoj6KHoryHorypr9RD5fBffi4/IlK5YYobFw/kR9xo5pAvUdG1NnjcQsTY
        L7dIYpOHdMo+E9ko0ywqhrSeV32rCm+USC+xVnWhyIntaJU3xtsRmanJRdU2ju2lAzncsQ05LZ5wLuZHLJ9NO6mMnVixtjmfNA2Tx6QWvdUsIou3pt+i9zYi
        7WymE9ZgMw1fOhCnEC0aV+IAoj7ApIIHkXlejvdim1mO6wo2FQDNLZIjcNxiCzoVgtc6V2EyAPa2I22D0vOJezXeM5FzxFflHPGWU4RJaypkZQnLhv3Bf/EV
        yOpP7Wwgn4iDu9FPlpxzpsyi8xGLgyfc+Bddzz3jAkJskMu5OfhxsQYUCRlLCTS/9sKBo93i5JKcWCkWmyYhkJM8HNZTXtyLhUox6UL5HBYnzDeHoqA6j0Oe
        siBnFdSTigiBjaXN1RBpohvPUiGi9A9tAYvg/+p63pnwtCzNgXe6LM6ij8jK7axUrlpDHAw5+AdTD1Sq27vck3KxhEvn7IJbNpLcrdAOugumTlyN6GAoLQTJ
        I6GtNOkmB1RYVzTBUAP9Ig30awhJxk+0guhM7XRNNY3LHr0hmIwCkCCIUyQmk5NOiwAC93ELvmoY78qU1JXk0nQiXfNuht4EP5nQbjgTRkPBsQFfGybfD7Pn
        M25fCwUKNUGn8WcvBEURSUXVlqKe8SplRZqUWzoz1tcTTQBo/K3E3v/xJAFB8OhP241faI3Y6wnWK6oVH8nqSJon7a6LPvq4my4IkeztiyB01v1qk85/IoHB
        hh3ucfZmjZ4HqW+BENdj0soCcwY8Qfp7OJu2MfkLE+LY9cmzUCs0JH88d2sCYMnhMEuQF2FR1IdpZM4SdWRr3WOuqnss4buJvNsx/Lmo+kdHDwuo0ia8tjmW
        tDFcfo5F6w/LDqak3Pn8sn5YlJ0/pZZjFsfC5Te/LV9IQVNzOCQIkNeo9znEyU9tjJNfRJz8YjVOnvprYliA6FKKb7aAwxQHDTHyyA4in0Dq9DSBNN0+j1cG
        F0w9ebbYXwVQiswXGVLNoUpvjrpCymk+HurLohbboT4/YnJgasfTGCN+dnqk1+7elIBX1Mo8w/fGRIsIe0bytOkhcJjbip7MkqZtorxBNjPI2sh5itTaSHGI
        nFdt6oNt5LTS7IYDokK3UdhAWvdz3rPZ8pPSqmX4yGEfJIZVpqUblC2oI04pne9xOsBngj8XNY55zSyhs+anPDwQ6QOOPhDE9DLFfqmLzezwU6bxqYPmux97
        TuZOhMhkmbMfnLqrHcC1tBqbHMY690TPQb5ZfuFDmlvd4a7tlPX+Le6VHlMysPBxpZrTlMd6wM+ZQnj0VPE06vqMqxNTlPzjh5g/O7SjioS4t3T23PLOv00b
        62A1l90LyDhjA7DbY3VN25pSV5bl5KScIKxaAX2kYOn8Cx/NpitYowm1coxBMhoc75b3iBnHsUHyg6NdjkyYj4xpyzl/ymA9Sf5NLWtC8/NeQvN1g/wlh2xJ
        hJCbnKdcNQJ/3NXYVlgwjYz6R3CU8f4wjqI9woAJjNnHXQVRozDj3eQ8LJ+8zKRbjHt2aRX79378h3V/+kykCbguhpXdPAQPfcGfrM3jkS/41IHdNXmKO/pr
        3k+69OB73IPRz1be7X0cm8O9H3H7a46zj1ce45WvOsUVedk55+5zhr6aFB/O2jc5Z3298U/3Od8lq/Yu56ybzskRnHsWn3sCAqoDuASgs+2RrkhZjYGrG3Yf
        Rw5Auf4URF85/yQkXZo2nxbxep/3DD7Q2uf9JI71m5ynfQ1f+iSO0sVP4ShdPMBRuvhHfPXr/AiOszf6T+A4J12N9fySo3tTP65LiX6uqRsV8rnpfTBHe0Z0
        /U/a7YufdOXTwljggIVdXGx7ROVMm/eLTWX0/hnrGtJDgqR1+FTCJApn/waSeKUJudin0g4D/2aFIXdMTYvKZkag39nCoxC4ozNInHlU/aRoMZx5NuuQUGum
        8yQpsR5v2S+JmTt+yCRXzcAGMuJuGimipIcOGLuXfB+THphyYdXkXzOVC+1umw89H8hSLcdLQbqI4xcR3CCl+xRXLgf4+wL/vhiIxAKa/JLPTRjd9PDUldcg
        udqiLIsexJN8yIpyKBVFFI1KCcUTsQL+AeA9AVyH6V7raqccdG7wn/LV9xCbGvu8n/W1tcn/gh8XQ/Bfn1vKMzf6+2FUAxa0i9x8LkSPKVAgXPW5zfgF324D
        Wl9YiLXYmObOYtNaoZo5eN3mKeiroQs77LBDJfBsUmcx3XWOHaVGyK0XAt+XWR+esdC+jZ3AGdvfZ1STjE0DCWjgDGS4t41Ljt1PQ6rDbNx+06DAOMxqY1fL
        Z46KjlfeO3oryU4awQWD1s4y0fyAIbrN3oHb07Z10Q+PwhyvENb+s1lEOg1M9KQsFPVY8dHCot7ReE3u445WWP2+ab0ni7sMZ/RN3KWHZA2vJheQXzkcnuMk
        C/GptwD8evqhDOpfLL9upRtXVLVTP5cb0G8mpOTguI0cq9/i2S8e1/gwWWthk8RWtMXj3tx2Rps0MWqygNrTcEObMdYbLnmE9R67RIcReBXJv/utpnFM1ifc
        NPbJ2IoOdGqCftSE6NCw4Ml3uu6jRI7VXU3lFvSm7Vm3Yul4Etu18At4Ei40LNctinW1WAIo/saMN326BoobyKyc3YkompdkEs4Riqh3WTnErJBcungNnc0X
        dpb6V5GI/KUDgJNBGheRbLIliItzu5w1qFVFDvr6iOHudZG9kFJF+LRMJmBeDDL/XI5MsH70UAmV8+BtMjQVG/d9J1muf49IEHNImdnEYS8CnSdi1wKpYm4M
        yQDJl7IpZFjqCPvdAqwCIN8tzLAhICK+8+Z/qrAGA0WQ9Zl1dCJwAa5PAi4IxoELAFCQQNk1c736d1TlHyR9n0c0eNnDQaHkLSE3oxdiI0wkbHRgU3qPMTQA
        fAnwW6oMme5cIQtdXj/KvDnC4f3kPrMARTwwC4gFmcfZWpFi/vIHLlb2muQDWVBiYB84huBBv3hSpK1wIniEP7nLYdgIi60Q9HdUhY+YZi7rHD4ilo4uqKYx
        AuhGnVgbdSaOZgJXH4AGk0ehucUoNDfARzQhPhIlJargRBTENqDF0jdNRYZAzlilG0323tDLjY2DmPnAoGkjh1JOxncfIHxMHZUOK/IrbD/+qLiALkKaNjI+
        5ttlnvAwuTcGsFVQNPFoOl9Mu+LySwdGwyIPPuimkmCfzGkiIE3w7JPpfMXsg5GpVQFp6uTRFUCaYAyQZl63cxaEuL4Z5BQpcTlKXInmOQ/YybUKFE1M9j6P
        aO45AlksFcgNSH6GnPQbsSrmcD1kekhfqjWokEg0AtzEFHLli5ow4AoSDQkxiUSJscmnraIBvCJ2BbLZj8BZImTfZA57Dn0kElrNzAyY8h4lvQb0ClnTRtJ5
        mpgLybuayNIlq3lbjtIb+Xzd25PRlRYsjSF7sPFt4G9EAyZrDA3wOqD4sJ6aQV3YgNTNfiJSh9ZxXlL+bMUidjUgAC0C/mEvcu3f6K/Jwb9R5IZF6CkdObRg
        vlo081g5FnX3akGkpJ10+8YOpIdBd9Vl2peF4nm3j1Ribr/3RStd2m1fF5lKwyH9XkOhbigCytvM7B5nLffZOpf5m0AlwiqohF8BlQg3gEqYWaZL93E868nk
        lKkohf8aLFaatkL6cKD3D4ODzsJ6MIQbFn7uxzjNclVKfSzfTEhRXcDaA6JO1odYwWq6jDXAydsQdjh74fagszf/TtbOv5Q1y2+hOJjJ68VHhaoH6MM9zvOi
        T98Ky/uoNIEiFY489hLzqp675dp3wX/kxQMy8Odw/bI7IsTNaMT4cH+EPN8sWyrZwky2RQkDOM5gGFklWqY1ACcTXmWa525Rn5i/ljLbLPMeZXEElcsZhLzd
        9pDN+LLTt8Pt0ksaMkJyFLV/ECYKjsW9KZv2bspM8oSIJrMUS+0bImkkv+HhWqJPgpTkwESbbKz2zV6ZMUiyLT+foISIbOquNFHm0Pl4E8KflDygXt2iXq2Q
        vfGbCQK5UR/0CvXToT5Ip5BPApvws8FK/L01r66G8kR0lmrMmghaZ//Of6gXfWfPlWXZddTjIYOLvaOgjAxBs064RSShuzmSMLhLwxzLSEKXpBrc3mX+iBZV
        Co+pHmL1nhZiS0uPbiZ98CvA3+EuGthqEyL/FP97vEg/d2VT9O9GKfxCXbHxf9h/xjiGmxtVTUHmjjUqfMUWEQ7dP2WA4dvPMwGF6vrbUiHX0SAI2yhHvfjq
        tlF1NKq2sVGMcqvlDsVjjXpuVKrcaJ4mBELzSrxVJ85BbrlnMHkkAx3JX7Fd8J3GZ5ODsXH07V7C5lb7ZasD9aH0N7c6pA9B2eoxv4dwYqvDSqtLga4xZEyN
        hjGq/4GNfSoCEi0d2TL/ZVmmp47fbvxy7LdOB5ruRubDtMyH0/AQmtlqJ4D2fpt54fTmDRwogsVezEvIuuR8s1yA49e5IjZJtNbexT9LmBN1/9+IxPh7Bwa9
        Z3ghKz1eRhW5yh8wn3SpN1BiH2QlJ/dK7AIh8qzOhak+7H1Rv7P3W37hB7/pz6/7+oESLdevwYjwBB6cl7wK5OBoSNdhd0Q4gFvW2Av/VojsHsoB/+7AgFW5
        7o5/9k2QL0a3HHnX+4TJ/qK93vvC6z/9rivPyfXbvufgzYfe8fkDg3wnzGWQsAsgh0HaKLNJvnhm0hbZMfjcYTgAr5DrU84/W4f3iT9RVHdFVG+PiepTENXZ
        3Io4GFYF9SYNCBVBfWx1jCgXAWiOfVUfasfUpLxJgjquTxLUaxsEdTi1yhLkFJ+qAYOg0A8gxDtA9POIUjS04A5NGTTIneEYCJwaWlsqvDtArJmCTO/SJa3O
        y6lj2sB9m5LDju/I2u8x7RO9F+rv4KLpiPJWta57SM3jIPtI8iWvHKNi+/TFMxUHsKPdGAA1Nr0G8WL/f8pu/DdMsjP/DVCsFD6dR/78Xs2PTvtnvEfUFNTi
        AuCrUuyWsfFAmKnE2Y/jsqC/XQXgCisQV2HlhaAKfVW5Xh/m2DYBvpoUHgij4iERV6VcQ8+/4RAAkZTL6yqX13OgmwB19CGKBiMm8Q+gkwDOIncNmTbTk3d8
        sUE8bXdUccwSTb4M38wsHMk9YmGFUDanifuALwRjtT9XWmeglkxUzUNRzRnBtJVq3hhTzZvS7DHV3FfVvGUCUc1bEK1D04Jq7uMsAR00pNGiSI6p5pAEWjAX
        Bcl9eNDoax19bS3mfEW8QeZvVNHbqrr71Oj9MQV2iljRpjIw2hHVqdgYEB2yJlMAcwHP5QOTNVTjHqGDhXe8sg4PPZkzJdLpHYtOAw2erlsD8h+U8xo0eID/
        FRo8wyY+6gPHQdUOv2iqQ/ZNxS4LYUBRhXGgWNcR0KYd1IRBIoW+blCQIz0P3Tr+N75XO81gPplldUy9c8WKkLwd1iTFFB8jI2ciGQnLTKOKfzrIyK+SUcDp
        npORJ/xxjIwi0athXXeEiuqqoCG2Hs6qlorqoBZHqKUOauHtjt5e0zAA4WqyuPgb7D9RzsfZaw30WgAV5dRGsopwy6no4R47tsbwgpp0rKOrl58vV8I1IBm9
        Io14QBXl3gTWPW5TZAx5GxgbXfVa6MOFzq2DiVjEulpJnPizruueFun3H5365UNL/+h3DshI5D/vh/TL36d+Gdfzn7x+K34e+gyu5z/vr3ouISYPUvWE545u
        US6vT6gHr+szf3kgVoL2oDL/ue+5p10bVOrvrPpgDZFMfWKGN+ZcF524EdVrYSAlOA24g2vl/h/aQstyEEH5w/6wxe11W/769vXRqNXQrRLnfLGWQAJysHIW
        2zOiwslUTH6wtHGBqTtDgHfr3mGWvxyt66h65atYfL1BeV9Gb4Q9IqfEGHCGo48Bztu55cQXn/m5//tnuhdHyb3nsUXmMCWkN1beK/5EGoqxKpiKvIYHRi3f
        Fr1FAd7G6jH8opBQjo93rvW8+IMDo+TDPiUJR6Q9fUVv/TVvxYzTs4v8R/3cOdCozeM1DLPHGJfkn/swCHayclyOaQyIDp8wjmF1qJtxlbCyCiFcHFVaD5Lw
        KioPR56WRx1vznsOulMdZHRSXe9XP2OqD32s/H1Bx7sI0Pmor8ON91G1kR1Fe6YDptc9vT4+JGy5M3EkKjpd1ctyODY2w5hBsEYH5wcDr37GO13MSMNUv1kw
        ZpkIxywTn3NuV1NMaZcIe6mcp7RL+NaCAFMRNh8fTL1eimQqSMOnm8s6dgHDXJmQUg0yNi9laG0SYW6J2VCiejY2FE8B63pNIzOiMbvMLesXqtPiM4XTEAaw
        AB4XKfACrDaaSrmX3Ma8YczM6yJMDUngeZbcKhW04RQhgpRCBOHb5NuaxoKpkZK+NpUBG1cNWfE15tKrhKx4ZTIHG37iM0l0rL6mRTcxgbNru8ktu2nDO9ox
        nu0YDVmpwz5UR9+eyELmqgsY6KaT1ZuO4UTwXcWM3Ts2YyfYKEl4MFGWu0nc9L7S+uAtv3+k803/6cAvfePgX/3gl37o5iuxSMdyff3CqT/4nz4fWL/j2XVG
        EQrbvsmJSkYkCo2H5vywP8nMhjnytX2BjhNj5R7gNJO37n/Pnv3/8HPO+o99/rY3/8Dvffpn89Lue2j/n3/ixr89UPhJV0pztLQfYgrt/7wyftjXeWlX+b/1
        KkzT35JpepOYpl8wTapSwQamuQvmbegvznBQck2smFamW79u3S6XFd7ogTdiMbzlT25U28KIPBnXomKbU+aT5Z3cyKkyzmJdHFGcGuRc1B1nnMou5XMyRHaN
        XB9ZjjkqWbkzv14wzuJaItdyBlr5nOWjg83rVHmiK5Zlip93gVnjVBRQr6qO5sVX4HOdIeIQs4ohZfyFynWnmjFOVTi/dFPfeXGQaUoEbzgsrmn8oDe0oqmN
        G/SSD/ncr9erg3JkRCL+eI6s4K3bSFhirGvGmoDOX8iVgpj5nvdPNkWI03f/LpqQkfmQOyx+75LzADIhHc3qChYlGnA3Cw+3mX3dY26wnnOHupDYhA+aKQwe
        Knxb/mCzJA+S/R3X94TMaQHeSzduGGsrfBNrHXxetggZrUB8lmbfaCxytF5dFeElWGHE8ELW3huLtg0QseqdY2CmW43MzWrdyuY2HpbVp5t8TKMVCJE5oLPy
        IGVWaU7mevwLnuer2GvUNx9e6OodRvHCvzJ/5Zt8x50YWqKe53AUE4XAYjzJ9Bj68H7tIIe97nbVgAwXJPxrigcipHnFXipyR/jjHRtWMVCr6KUVRNRScDwz
        qoKmdotEiC+dSQMyZBNcGL+IvNnl2+P31HEJ/ReOhnZDfXQh5WbnhZQTNigVBwYeiB77z5eD2dO1Mw2NdLjoncg6SNYnvRLCxrKdWJcEwdpRiZ6JLuZHeOhP
        CqlJM9ORGZ8T093rsNjl9X1bxYKUrResTrgVtOQdeYEvHciPiJ4yZrvZYXbYiJpJwTbpDuOeT0uPNemSzXUzaEeaFnXJKnV5W1mXt4kyUjtWDNvlA9CRtxMy
        W3oizUn++QN0ESir/Fx+1PrgjTI06PkD+ZENKsquzif5ThkoVqn2dnx5+9Zds50o51t3TfGBOJu+0T8L1Kzajf7jOO64EgcD/DCIPcKPTH487QFqmqDJTYTW
        jgzaDXeTUdVRsOIheH/3Y1lzcEHD8uT/TJ4fwfejhn10KWJQPBzBrawGs1ttxPi1qHJjNLwwTJvM9MO98VAoOh+XvevHwWOazELd7b0XjoUiI9+WrpQ92Omd
        9frZMuZuZjumZpZp+rIPvfvgIC/w3Z+nCw1iSbYbvGMyoTKjv/dmOyoEvinCcbuCUhJNHX3TuFDEvEg16kP2RL2ybqInkoL0Hj6YV+JhqUSkANpZXJDj+P3a
        aKARgFLMzADkCIEnGo6IP1qDYSObPT/KokpaO2m8VGvKtPFl2OpkMObY6epYwBGdx+027ubdM39xhCx3wxFN5fBt7l0S4X25kFoJqb1wruIZvWiic6Nsyczh
        xXMDmO2jQjN0bqYIuyKqgLC1FSZuA4ZyjcbEKTPPCqnjnV6ZGphWlSIGQhG1gkgSLDQV7Laijy8/N7CVuvxbMI0t2ev34mSx0GTOro9EZTjZdlekD/2tRqPk
        teO3GlJLGYCEPkx8zDRgmF7AJoFS9HYEv+wgriT3U6pAczHcdpYx+YBxWgdLXj5InJNlY2DdzorpbErGMk57Glj4ZzZc0JgOvEvSCMfn4be/jF8vMGzyPuTn
        7kLN6gLKVoZZGJZuLHcsyHlophEe2EHsX9q1QCnLsgx04B8yhcO70xYOa2mMA4xwHWzrMJuxaR5FxvPmMeA5EvBSrcwu/Fs6QL2cHmThefy8O2teeDZ7w8ED
        jz8pytkbxjal/bMUQ57+0G/+2zeefi45CUgSE7HoSIpu0JjYgadJIj+asNfL2XoWkW7OYRRkTBCp3ITDDy8ex3u186hXLmE8qxt0gdwqxXiZPlklJcjXwzHI
        Q1wKrI1VT2NebxyjzGIaR+EEXaehWiZ7Yzg000IKcB51z2MyEzZ6vsIhBxRtY3AcFyZzGJ1jvtKig3j5IMGRZZkK5f06fmaFht1ZH6WzxZlMj3QOM3uQTvW+
        y0tXkUPLOyPccRXS46pF74HHHSlW3drwf+FvFMl0TxinM6f3lINXVADk7MetYqJ1Lo5Gg6yUfiqCkKwCgwv0dL0fujT69X56XZgNfangMCK/rexE+v3cWzB7
        w3PSPRmAVJOREBPYMP+uy8QwmBY4uVu4dB08eyv+nF2DR7cXnDp109YtldU0dS7IAKxIUU62k8ckex0efT144vR57HfCQEGndjI9MEtsGVKwytrn4GIqNbom
        Z/+jER2x4OmYx2M8+HbhO60KnwRzmDEzBWd84m1H4RWHPPUlpOxlZF4ouvqJA/CML4bj3gPH2/R8y+8/6HJFzO+vu3Sk9+LK0nPxwOi48tzipbfLFcdIW92S
        i06Xwmi2rVsRpISs5Zwq+XZKlo1SZRT6lYUCsDFC1wjpG8Dpi6upHa7tr4KLpdvNTrDL1ylSN3y7jf4EF7W70sj+sSxDB45HBgo+6isffcMN4KPsRUi3K6p4
        LkOQ59oPNMBl/OjA6Y5M0UIGCW+pmyrK9bFspZvq1jv/3d81K2BtwEaQH95R5AOpUu4myq5QsltSMmlMGkqaE9lwWbSVbBWsPzGr2oDVogGrkEHQPamLdq6O
        zQO7PHAeTOxapA7JLO3nc4DdVvbLYSwTiJVh9+yX7lmNsxWNEO+yjoZvdDVMuqsLVled+LrqxLesmeNR6WcQNibHp+0yxPCxbpwta4mOilY2/L+mgdeRugXW
        K26BHVFBoJb8uhf4p71H/DPuo4js884we7IP307pazAoQtHRndPN3Tmh9QP+sgYk42CouWGH9Eiv06EVm1L+mGdTz6nk5BE9CQIaCgDlBSP6xIFz1odC4pWc
        BNHWGM2R3XiONmI0hyMLLQ/f4ki3oOGdOoRX+Si3WoRD49m2YSoh4xFz7bEhz2btLdT2b0TYe/vJFOGYTdNGOEmctjQIspLvP0ZAySNucLqa/NgfYn1EheSr
        qF8NCzeU39QRERYtx234BGdY6ApZXBYiu7VKKZ2b6NJrI/XrlmGSNaJipMJ21Q94nnem9kjv+StJz/SmTZAgfrN6xk1DMvg6qTjSjg1I+C3NfhGLUl7jpSfc
        HMbeQQaK+uRxaeb5MJA2Ql9AtgwLYG5K5PfYJn4p8mi0zEaMdH484GTE3we5eVxLLvj5uOlJyMkO/Gcc5Rw24ZpCMfgsQ/RwOTrIhBg8AlbEJSgEmSnKfd04
        mjiCX+TXpNmc3VL8xIbqLW2oq8+i/qgWc6jYhlbSq7i2oY5xJzQ0/iFkEa/uNBXpo3NX0mBCziqmPqugHhQotJM9JEvUA+sZ6SvqAW1rzOn62SALk08gou6P
        6fTY0RzR83Br3+OU/YtPJH/gIfGDdnUdcpjfvZC8GGT1fB1e/wdHZQbUb3GVYf/8sUPAWcr59z84qt6t9a8irfUnFaBRAXddzazn6yeY85MfcLuhgaPmfUxW
        6iJh5IO3VVEqsBnrjGn52EQrz4LkU/6mOmJVr/MWYYCtKVXtfE9hXLxyP0Ezsq5x98TPE2pa+yS9YndvcgUuvWI3OALbZc+6xO7uJwto9m5ipGhCPzo2BwRh
        7Wkid0SAek7ycR/pfXCI1Fl1t00pa/2D1dt5gmPw2Fc05yxmk006H2nS+UbFGRiguhb1kTsQa33jJTPSdmY/XLMJpzledgDXANK6hpzFQjgkIvxZxR+DPzt7
        zeQpH4nWey/T8c+DJ6Aj6zNZp695PF2mDum1+hOTZyIl7mq/Z3Os0lHkA/N+koeKr/fLsdqv+eHysfIrY3Xz2FjVJ3gw1/OxqlMcq79Dx+rmfvIvSK83c1OP
        KKI2lXF1sOaKwZo3czjMacLqmyt53Fp5HrexvcMWB2v8MwEWF83jhtGqmzmMVt3MV9yZq6OFvZl0Wg77+6LG0HzekL550bHGas3rHWVuz3+QSSyRgPcuBn4G
        yV8HBz8lK97FKx/w0m7voix2zPXpyqD9xe+JCNJ78Td/9M9raYScqHRt6XUQEkoH+ZZuJgoJAcQDGQ7W+ukMQrYZMFvv+d+mc8fUb8uzgYvEjGTVTURqdrc0
        mXum3fOSvwl6X/muRJbgZ94vQmfPSN2mpV4teNqkruYkTet6ZEIH05b2SHPbqE+dlOcQ2DMhTqmCuTBHd+tODp/fzxq9Hd/B5MgPv8cggWjjiMqqSMmeBQok
        gciDHCHpat7wijlS9YYP6KATWHykVj/5CT8uYbrv5JwlzgFRj4Jy28wCJNmfPiocq/kOlXYtrNTLdYj0RKRrTSskXXuKwQ3s67vabX0+AtQADEERIXvRNFFe
        7lJ8QYBhtzEoDaXvzEeOnyWIXjyt4bSDxZynEU6XKzYxIX3jYzN5TiQvnMwNs/kL2YJZqIRSpgsVx3zTzkvCw0YeXjSL1YcXYY4o9t59u6mMD69YgJXxCI8a
        sZ3YvbYn43LTXfeEMugL8yLiywqNnLa+WZLTZT01ALC80btHD3fLYeFGQH7igE6fxwz0MREThJdV4Cg4MlGepLjseL/S8cErdbx9uHYkndpqEKLxQYg3DEJc
        HYTotQyC/yoHIVJkLV8HwfpB+HYQ/BJga3wQapXZVTNTXbp3xrkzBMelNj4utfFxqem41HRcajouNR2Xmo5LzY5LgeWwAQaQaPRN9R4ILNZd2sTGbLMXnSD/
        3rBpfYZwjHXTuk1jWHvvBf0QobGuYFsY2m9o12DlQS/uYvhnomOFE+R0esHp985e5DIXQim9V64ZKSe5gMzyFx2gtIaGmaaZZ2heDp1+8nHmDEoUeEl+zWc1
        xaCtMXtEyFQIfQREQlmU4n7U6w1eePb9sggipbNIUVjDFpKvN+H1xGsM9zjfirQ2e5x3pwSTOaboQ4hUmzPz9x+SvwvHD51sN7GjXu95aFizt/+EtmpmrBGm
        N583A5rcDBM0vxsWu2t9c4N3b+/LX3j2X9Z7v3uRWbS1jqjQxEZHGxodFY1uvYpGt3r/12OJcn82+tU195g0t+rn0m60Iih5tcrl+9q13pfddKr3dXAB1pw8
        5X0ouqHe34sVJiZiYczMP1FBdrgE7aeWhETbEfkWNMiECDHWr9iucTJHAGUX9ZJTZqoXnTp5Upau38SKZ+aelTUZy16MBRgNRV7pBrIj7MQmzz6ZIA1Mp1Ww
        DfRpw3SBItHQoKqGZuJogBPiPcDmmNkeM6jLk6LUvt2bR2h9HVemUS76+kXYIFTu269y39YyHoVDCpr4sxd/3qJy38suERylg7jNzri7Xpiq9JhLgqrtVrDz
        8lxy0lWTBEIiuKyfEDHwE42gfsZ7xHvUh9B+2afU3ntKFN9fdhTlne5SzyCrSi9l9KO3y3/Gz9rPZjEwMFomfjL1twLtVceV5yFuTdUdt4a0ZXXIWi8QOrX1
        ZPLjfqu8IApV8qM+/EKkjd/Ze2n6od7gp5P+tVLf+ODL7vsfuzKbNnqBLB1R9R2UI2/+mA9u5PVeBKY5naRETrN1Zn4YLDB7heyLix8huEX50EUUWJy9wJz9
        Qe8XHXsBvSCyMECXk1UsPfI34l9ZsZInYY5wsNHR5I8vIpORtP4FBHYGyZu0ci/wk6hc/h159CXPvvOCp+887pPFs4bJKpxi0M4V7r7v8i/6MjPleMmHwLrL
        /6Iv0rKw+2kcMny2rRem7AXk1fLVl2qLj6HHX2bwLZuZbMN0rQupPfPTSe9apYQs0Awhct/WXZMxM9cAkm36DC+XYwcX/JscIWls3gjprPVL6hm449TjXp16
        LrqbqEd6BdJnST28UFKP+2qoJ39nnHqojVRIZA20BAeOzB2jpaBCKC85ldlBovKrZIMeUKp0hVTgt7xK3MRVqEI52ZzNR+VFSzZPeFWyUUp1x8nmqfydj9iR
        fMazZCM1VLJxK2TzlKtk84yrZPO0+1rIZuLHqmQjzZxMNjaxjNwvyEaY1N6SbPZasllHjHJNk2ASQI1EdLe8e9mHzvpBdwz60zR6l92HZKinao5mRFQElOaM
        49CWhB/TlWtIj7HxGpZf/gAi846Htrw/zYxM/BnHf+i63hlVnNWTVhbkm5k11FIt1qIpz3O45ik+GOQ4THuNnhNlld57yZRi6tys+DcEryNiYAd/VvHH4M9O
        /FnDH5ou9uLP+Arh6QqhPqGoi/H3OK2xFaKSvudVrBC+rhDbnNzvjChyvcvvm4GknfwqswD9putGFibKpccZ08kBouVEvkFFHD0P6jahagAAg0h8D2gPJ4D8
        pnBP/d4Z4s0AZOrMrZT8Z2BRySOPLc4n8YxseLV3Jx9LThgP6QuJR0N8qpSWEf6KFLjJGwN9+jRNV/Z5E93kKI4quoTZtUzhtvaHrheeyaFnA1kaackyLnGp
        pLYHD3wwiz5govemEZK5H2yezRoHm4/KVPEr7r4V7DbYFP34VZmfimcLuxNEt+Z7b3YSfOmdTBcnLPeQeveiMo8/yYVC1qdPAGbojz0i/cJx+VoP2rev5kdX
        bUee4s9ZzMb4eyxVlwkLroJQQNf0iqWydO6kpZJgQF8Fl9vSUulobWyMuHMe9erm/Z5U4YqkH+LFPNEh9NDedO+l980kV4L4LyJ/+nRDA8thqplnYGGgWTvm
        e/srgeyifxpvJqqYN+d3+fuR9UiO65g78+Cblb1j+wLu362P3ROnSe+FxwjEYOaFty2oEXAB5rhEDt8l3SMCvDyM2faA8t/eCy8nUvhXHATHS6/Or3kPZEug
        gJUA2Zlk3nSLXVV4EGnWJvRaRyFFu6YD125opo2j1nOd4AEzJklnEY6X1YeEKa8N0iZSCJVb9gqFaSFfSyTko5Xfx05iAMNns21Czwfdx8y2089V93I3Ph2s
        b3gYuKv1aoKi8mFT/j56MjhtamMvCkuOK+46NTot1I53UWCILN4NVN8vExYLzSMbXdPU8XTMPehYkx42zdz9zKno4i3N8Ac8eYNUQk31HoilaGLG8DuinsM9
        VrMB0v1nXjh0SSBMOjOBaiJLNYlSjelzN66kFqO31+JMZqqZGaojxtQFbGFNn0vhVDE7zGrnkBPPTHnolK2SL5rpq+ZlrORqMm3TGmSVzXLY/0zLTF9gXEmL
        J+2j3Rguj7VvRi6WUPoD+573M05hqoiKveWXvoT/vnIANy98rDjlm8XZsW4xtpcOHO+O0mY5d8IyRhc0EI7TQLiBBsL4fJ4cz9QBdoJUUFG2KNpaAqzWRTDK
        ZaR7BKNctYxyFYxyuYckZTIlpfvnZVFKF2KzYJbBMBfkPdhmFnWOLpoQBo4m3GC6ZLsNMCp+dgGcaAmQhU66AJLpYLHpmJXbyFuXiJAxryqdWYi/d8Xffmbm
        tIto5rPuiay9E3HUzzvEIAH/XUl+3jVt0ZaFAORwDCsi4HVmjnRNciJdNDM4zODeu0xCc/g2s4Klu0xFm+7G7XtoVoGKhnVyWtjhTBeDNYca7y67lQ7/BGDE
        nxU05TeeStLpK61j33HyvlPf+u3f5rzgOG8Bpdxc2HrN7uRU4aSenLrw0Wz31Rg+PmfA4T93zJ6R3/fgHdsG7xQ1/ad81PpumX9yeGf2RrNCcw/U52by0362
        A7tYu7/qpW+oEM8ofVsJ/TpBC3hbcur8VetZzop7xusJ9lCp6KG2RZpFFbIZGKBkUA5nM+i+mTbzRJqEaNIbK54cas9iHu1A2pMkNgkotGN2yOG29rTpoITE
        gl6mM7Ajt9XUfao0dc+WKXxmbLabDjdOZivG7hnTEfLocJ+r3fsLB1tQ0pen0hkIk4uaXN3Aix+51t+T7jRv4Il5Qz+bBTxi+jp5ZvZEluLyLJ/ZJkTW6adL
        QkKLpoNksx024LZ2k5VuJcjqlRAps2leJ5xjm4hWS9awt9ss4bCHFZ+++t6qtHsaPTOPKYtU4tOYsrN2ys5iys71kCjXPmvmMFWnzbzdW20jiNeR+zKL5iDF
        pJBipP2HZZ2Twy2iu7T3OOvcIxJKR3LcaYgTu+SAKWF2nTe7zLzure6q7q2um11ViaUlpxWJpS2f3ts3u0RoSSG0yLf240t7szn8fks2q1+ZxVf4jbluujs2
        O9vBf51+Mf2xfjG2X9a0X3Zqv5it+mXPq+6XqfF+kWIhJKNfjO2XDr6UaL/MT+yXPUiQOiO0D9NmpdEzExu9gcqF+tl4Yenk37NmD/j3rNkN/s21YFGlpqXW
        VgDl+f/eaZkzy+UquVdOu+Xpm5EwVxj4lEj2cPbinufrIdrv8pL0zXJtWV7YHpup3kXK7zPJXwVZAu4+g/3CRWI6pEsyMuQHayfSjpla877gIlGSTFKcfIkK
        0bUn0hRnX3TTVRwvQgtPsMU2X7J8xH6smrQvk7pjuv30dTIrCSeRwslwlb+uEWmwa9bwDwrUNnnhWvw70u2deY9ZlY7GIlZiPPjIsvi6W2VOL5httwr3XTA7
        cTYn66Y0fQFaV4bGzMohwZeuwVkihwRfm4XU+XWGyWXegt3/2FyD3/tNhjs3DtM9lJ+yOYj9U8jgVwpLXzekAycFoykCNry1vCkXnnCHLQCJy9r914FQqvyZ
        glO3LKh7Czp88ebRAGaQqd5Tbt983ViJT0uJOD7lxsKn9pi3yCezmy6k+6R/FuBcvIrDqtkv70llbrqQ7RmZG8s67IGL9O7huWyPfFD+3d9N95rdON0l/+8R
        cXGX+bp0j3TinvR681b5xrJ5Pf7d3gUUQo5ZLt/dHpSJqkJzvXnz/dKxb46lJKmVSJp7RM6bg5gF23u1AkV7xnrm3mF6HY7vxqIzRRvTnrGWP6z3z0rD3yrN
        22Ob96ax5r0JzbtOmvcmad5e86bjaN51OEXzcPomYZn7jsoke6scoHdfL0VdP+YQuxsEJe0Hde4qnJFH6Q1SxPWo5kLvdxz+kUVLZmeSk51cwVqzO90FM10C
        gusrwV1nbjhGUrre7C76ZW+lW3aPE876efmaHPdrb3xRemP32AP36P274+w6aYeZfU+WdGXAZDkwCcZwt3xy39DccGEoD8h4F1KBNIRKhDRFHrnOXH+8m+0+
        CiFFas3tcLnGhlb9rVHudSIAo9jrZXB3kxOBh1SYC8gEtrHELEOkWBJhVZU44SzCVSC7ilire20ygrvsCO4eG8HdMoJ5D5VXd21BNc5QO6gjHHusfzpxBirf
        hWllqfxNoPNd9MB9U7orBpkeVdw4qY+0sEb4xRnNRj8uW4oUJEJDK6bwAKn9jRjUEN4Y/Sy02/3Fg8LgX0R69nwLrA2D1Lt7mVx/QRh/gGTa3AE7DTSOa/13
        3yALBxeFzBOR8utF2/6RH8/3qLykXqlM+0rr+MmT334SPfC71nj1P3inYAW2+5aL7PltsozAzQSxe2ZJpD7pIRmIIRJDOsyrhbML6CAM7W7poN0ibbsnhEkv
        4iAiOw4z+cKjg7aydeu2la0TdZ/mj0SE4hwDVpra+8QHEyDQtnvNfWzwWZPU8LSDP0FGERo4qrYrsDlngiTszfR+48nX1h1xejMKexhCwpp3OpZ2tERzwQZY
        C+v0PPTEfbK6tszNNP7F3N6CjWyG1sKCyNSzcjdcZKXCYNTxv254M6frj2gKhfWMYfv3IL6K+f7PutmUYdiKC/6fAVkjvjKPs7szhBC8OoicOYXISZ2shVcP
        Zw0pI8Lri2Zx69cXqwg7wH5BSrIWMWiQXmlO3UsDJtYKgSUFf9cmnFsbTMODbz2O1E11+JK7WLCAwKDoMqIyopz2COXBb7aNMMe5auqmUON+ZwdQ/REe4sEn
        GPldmbR5yOxLCGgL4ByMxF4MmoLXsAeLRfM8vYjlMXpxNuE2nPsPM6lb6fPKZGYeXi6v5flAbACzzwz1iC+u+BuPiiAJvlC5XilcPli4AiPNL8d6b4YoTICl
        yiCwdx5EjjIPqCpyo4Fh9wClwkDWsZrA0VNrQsCjhQrSkccr/EmEos449ip8TzuKYuRecfz92YL0+CSwproG1Mp9kt7DMvIArpSRRHWIl7U/vzZD0NsXN9YS
        cW2oZR1hOC19tM3XEeOxrDhN6APgMAm3n1PoqA1wTMv4s0QiRhsLmlyUN5b08T9Fm4hVu3TljxV69k/1HUwBszQG0LSkre/gyQWWxpeJhtEpnpSii9mDFxYI
        6VTY+tfzodXRWzAF2tPER8yrn6TzE/YT/gywT5PLnfz05Ipq11X7dl5blTI4weEckamBfNQOe66c/xqwwKslkFZneaW7um37DuxdxufqXnSmcdoiq4U7C8hd
        EyYyuw++Dx5+Doy7lRAUC36X/GPoJrVqHvzieke0QL8HDDWUV+/VevXkX7hSoJRlkDkXyk4t3wLo+d9gNwF6waaXaLvs0R2hJitYYZ85AOtz/sn3+1mDULTw
        FjyXtRHgDkyjKVnUkmpMu6wClXB42JGxtmEjg54irwLXDz5SRWwpwf3aFXC/bNrC+xn5PnD9UImh/r7b8HCvHh7MEzyWSF73H6rIOwTa2OLe8UMniRR32iRV
        ZG0LUYgcaIijmZWmzFytKVu2Am2oI1xkCod7ZAmtI0xlDof9om4jXZmIx3ULUTglc4nNbAuptYUECSbF1uV9fcdIUb0vukUnm7yrLrraPy+4eSkhs1nz+Lin
        x4/koIdx2lbY4br6ldWVjlpWw27lDmUTqEj9x2oW5ritMMcKJtyEXtik5bMBqYJ+VbJcJT/pl5H9LnyDOrqjFr5VyE/+zCvaETd2a8nnxmHb6FMUIbm0bkJF
        nzJ1xTQqQ70aUl63EncTWpir73Y97/QrwJdAY+ce423MldPpwwsfMhuyXxCNMaBXcnCsS9ffKH8g89hU/9ksVLwTEz6JkieAnvwAtshyz9PSfLnJPOlezYzq
        jpsn3THzpHG/6oksqek57tQk3UfaQenfU0Wex/8/9Xp/SrjWlHXkntadO8IYCR04h40DC+BYdq8WfPcXzDQY0FtEyqWZci+My/CMn4bBqWOmTQ0OHNPYid8p
        hwBuUtOUX8zCEPLfNLomsjmn2ZJdzPZYs2BzxLrizkLwKRNa+Co/9Vpj2OYDuaDehDqEC7SmYbcW7vTYPjNb2dV6g8cI0pc8o/u5ugutcEs42+AlDnbqbHxH
        fbsIZfVAH2LKjR6yzPuwOLlwkEzQIewXI92zt8hfWmwDtmRxcIqNP5LGNHxIYubxljoRalZkFS+5EnuJ6IhSG+YJCEXiv7NdSlzpkkXTaex0ijQp8HIQ6X+m
        oDspdy1TV3RFJgAJR6x+HQPgIScVpoI8uFcYfozwhSkcduIPeulOm9DKNdEh+gVqLIY1U2M/jK7odK+2rv7VDO3RuLO/S4T5iAbrECETiqa+WzO0G81SHrGu
        yB8ODJs7u9a907Br3YKFNbEZTaPzItj2JnNhk4jt499w4XGHKigr84Q84YE8vIDBi8ABInW4D5DMC87tVjtERxmpRZz8DNHh0LFt2sBdGj0R6qVkgQqtKH0u
        Knjrcu8ZGf9LcJJzE6SiWIZLbVNdapvws92vZ3v1bA2yP2iLT3b0LDHNg4+BM7iQKkLt5H2iC2/hHF+/fVOe+B4IILB9v9ZP/pWPfllDv6zIVJXp5LD/g95F
        R/c18AHt8Vn0+Dy8WvrZnCrE0rw5VYaFjmZ1AObsAMxhAOY5AOMfEuFOB2CWvTUrkqgnTOICmjuLdsJ462uUTMJhACoWbH055VHTNdHhtqfhJyCXXtKLSCtZ
        E3ILoxGmwMoZ85oQpWr7k2Y7eDb2g3d5lvx+1rekof5pu5lnVFahiBMFRqcp+TYT9bMf2mAxqI0rf7igAM7MaQW5DfkMq0E2Av8du7C1dGGLdGFTyD7YXRA4
        9pOswqo+0dEnTIyIj7FPgJxvRbjnJaGlNVmfncRRHtRRHiQVLF0K3HLJFMFRs/fFaign3teM+n7aZEQtJippYA/SxY6q/Ho33F7hyRuqa+sDcBzY5z2oHq6n
        RFJYgxUYnEIeIf+aT+sohybOeYxReAQhDr0X4IsjL7yFDl1S6AsIrG3QMBeCbSPiqQE5ycPh7pRgbvcoOcpzXxGW5uIDEXpQuiFty7+EZkOZqw8Iw2IyBdNU
        k+Kc3jFN2JnmbFgJrJWaPGBKGKQSMJQ5a82RHwY/RoNs8fhDQkIwi6WQzxbvb9O1uE1KbJuEAiQiCBbgXJAcUpiTZwv6os8SRAYQF2jGLFRuurwZ4KYmyd7q
        phtvKNYrbwJ5EHGLZO2HEAhOfEpmW9+HRQ9FN3vObVIKLI0PkQdzSO7gkOyFPCMj8SAGAjsp5XZ8WlljfKWKBzJ6igeBCvtgkc+AIYPFLRGnj/EPCxcGwIGD
        ZHgiP8dZh28wplAdsjxIBK6GYYvuKcIb64lRX0cABmRlksJeeb/JEEWKlrrnHnBV1HlR59STBj09TmOYW0paWv8mqh0iRiKS986ArCCJ8yOddIFeZZZOMo5o
        iGgvC3HiK2xHxCkLF2cbgAO7AWhnNICbTSDU4YpMxvqia+3xFKyfrONLdAWtzAPilTbw60cQ6xqwugj3Z70inQdc+ir+YWHhHxZSPpH3IZ+EsbrzB+r4HqhL
        /yZQlk3vKChLA/Y+mgzJlQNdfgIVbQIVbWbVz9JV5zoSUkyBz9o3m1ggl3CAXNFUucJVEbuJSLnQBoxAmoGIvWiW2LP4TYcN9jrvYCcCe1AiPy4BEm/JLJ03
        SbcCKxl05VvLMIEBznERsjrhHHWIKOe4qpWsec+LnmQDak4o3V8WHoLjb7jpjFdMYhds0cwc7gLMUVaYrii9UuADwjK4KhQeFAw2cQ4TRS8gt5HHb7VlKB0J
        p5B/R7qMRwsqRQYEspZeBkluLnKqKK6NUPQQPGyK3ljKsJYQvsbp5Q/RM+g2MKms3VUZybQRTWeXMXoNhnmEDqJHUN68IlCiqKgoSmm5LG9OywuwRRtsUR6a
        C9ipdqV97aLLzFW6zO76bO42WZ/g+XKVbps4ElMbOi00U+3gFdt4tT6zHdYuOuyVBuBVdBj+t7CrQRmIzkVU5EcrcAuRHpY1OBYpQCGuIHJiOaDMyUke0QXP
        qCAf2pDYReVWy/mcktpAkpUezFkOZKEQTAY1DrAvuyLy7yZohgOQyWBtZAuzztB0zPJQpl/WYb6lJUqLuINCkqw7xDHKVk0HTw0u4LlKWFtx4jjHu9k2vHj0
        kJS0wrwxeJeCNdznyZ561yf/kVITlbS6yS/+iV7MIkb3gG3hF3UZuHGZRVm7y303s2q6A5HsK1fw6cUBOFsd7GaoQb4dMLeQkTqQlwmAyvWojBh1K4pUeLjN
        xQriaRZozlzWQmTMdDt1LHuyo/AELtNZ09zgHGaQPf27Z7WZyWd8uN+2MOJ56mANcAyBM/bYTPKsH1vnW26CkzybuiKG9FoEx4NvQRf6OSUE/t69cTEyOwAU
        u8OaL7ZbuPLtTyLiydHIq1zsjHSJTcPJ0kHPjW9yrjUtE0L7Jwg99ogiaP8tCI2rAIZAkFQLqzx2jDys+S0s/ViliZ9mWnuca7Xd8msNSBBvFaHS4GCkR+Ww
        mqY4dNIdRJUQht/S9bHF9dErM0gXoy2rg28yc81jz2GGAgRFiMG8jqaW6febnXJdaPoN+fnr5XxlZK7Nz9fkvCOzG1my3mh2ydlqXsoqJoM8i9vb7htTyelt
        sW14IStXqjyTkUznpE3PctXxmXV+F/yAZSYJIXJQyxkoBVUDQ5fGLRarQteyMILil4raQNtUS8ZYdgq1ZMDpsWVacHoct2TAacaF0tmhKAbLXqhrthHlId1l
        UhyuAcbwG2ibevD96eshl16bn61BhH1dfraTFaWAVjM70sxsT99IybkwcVCOtFkYwKaWclYXnGavLLFLhKaxEa3O+K/CVPMKDfTKBtrpYxxVr5zY4mGwhlDt
        MNfpYcKgBuPED7pukTTXmtqUN9iktoYxlCLQ3nmSgmB+DWwcwGxtCOwUhpzDyCZGVHLX1kOkWeYm9m9yCtPhRQ1eodP9IS0kb3bmQfDyLJgaA32DvnKUsPfo
        Q8y0I82VFdONbSJy10YQIDmJrKy5JajzAFKTYEfYIRq6ewoBjB4TmGi6aNo8oYTDu986hVNRTp5nIl/9/WueBrVEduPfg8Xx064fnHEfYdoVLHeaM6KDoXDs
        asQsKDdngYrpiBZi/KCmu3KwGvjlaiDDvkY6MH65GuBiRhmzr0EPuWGupoa5EDY0tYau5fkF3DvUxAZW5SmzR32HrhecLs21+dh5TFDBJfcupjJReqqr8ZK2
        sxDb9YY5Hmg1uA1IJopLkGrss/GRRfbQWP5c4QZUy1YYbRXFWW2A+BVTGyo1BGNwkyHyDm0Mrrn0mAbXPANPgvj7al5wZuq0XTaDtDbmFOurmfXElOe4Hkiu
        wPB9Dh7m4L5+gdFM5FZc1Lz31acP5E9b4qrpilzXyHRP5qRWC3tTOX3BToEQy0cfAn3VLKmoRodoFYYi2dUeGVzsWqeLPwYLuoNPfgKGmc2m0/hhsjmRNeVH
        J5sXRb1lYJyaHZo5YdHup4xnbciiSmRLKQIgYFKZgnFIpPppETjkqkFZeBtF1dGyfla7nXhGvlVMphiBpWrJ9FAD/ttYS4YjRBuXevP9ld/3mUaXxjjtHqei
        vjmF+qYjiJCVjSZpL+dzY+qbN+kdhQsoTdIzSvlJxSQdwhYtz5YYXEcrVT320KHKmchlcSUdNDfL/qu3gbWGLoacV7Gspk04iHKZZNvolp/oslm0zoe8jXzX
        dbrhx3+nmc4V0tLJyAGDO4LKpNBtj7DY9iAHlRMhS8RxBsh3zswEiM5iFheNu6NZu3Znm94X+Hd7VxGIeHKkG1P6F36AhUlTamGSKqqq8BWZM1oQUpBCExBu
        bWugkAu4jK6Anwe4K2vF5x1UTe5K1UILFcEcORu2efD/V1w3h9TBxgChAkyJlEJEMKxSXEgqMl3Jo8rUot8sfKqyi11NlQ4GFlawYOCu4p0vP/Qc4Pe4EVQB
        06kmisbSMw6+4xIisPp88pymUk95iCx2kK+bfgxH+/1AeCxy7Vl+VwKBViqs6fLKur3+/kNAgg6r58XJPccPnTx5qHz4nuN2+XOST/9/zL0LlCTXWSYYz3xF
        ZlZkvauyuvtGqCVVq/VoS0Ivy1ZlH7XUlo3deBfs4cCOXvaYanGm1RI+nu1G3bZsWQYvU34wuLTGyswGJEA2bYZZZLBwGQzWMAZ6ZzxntMD4NNiA2bWhbe8O
        nsGF9/++/8Yjq7IayTPMrh6VETdu3Ljv+9///v/3wbvV1wvI2Y2jaR1N1GAbyuoOjWl8HDKQXHlyBU/HyMaKGMvnM1+eafxArgLt8BLvLhsr4LNy/Z4hRzFt
        FzywUNHZcUi7EhcGTtWd8OMytLQMGS4lfJ+naH4BbG+q1uKpqnZOnrVzUuowWBgFgPlDr/cV10+C/KKYZHkcxMdLfj07Hmx2R3DE/DOUTUjZDQJmErC7Clb4
        nRTKzwvla6F8WyiCFYYDWltlFkrBIEMQtoUiT1dK8MKoWH2z4fXphh+eqp6sw5vnnFp+5F2t4JYdMfm4B8nf82CJwOC+ko3c/cePo1MG6zLLeeDKbphmmVxg
        xG+rYU3QwRYQlsgosOIUSd7Dc9SKKQxOnsRB64EXZaVRscRyREguoCZp6eBvsXQAMOCGK8spLs66ySQv+i6cCwlsmEzz4rQryy0ujskeBb93i9CP3yPJPH79
        m5IFEhao0Znh5w/IRMBu1+CsgmZqECMTk225NDIQ/wHyciAppg3pB09D1m3c7Pfx2wHGPC4m5eI0LqbkAjCK0/J7t/zOyO8R+Z2VXyim5uQXnuvzRA8NzYIF
        QHCVxkCN2ENqsSs4lFHXdyA0QgUJ3EgpUMhcTsnzNW9VYVl6G471kkcOTns2TxeyXJ53MWM+DfeBEGAKPOeqxL+sljYy/4dKE8HZNZBXEnSaSQuYDwLCqYIo
        AOjvQFZujhBG0Fpk2Ro+VVVxXBX5VdZw2Vs8UeKLkZ7ZhYVTDOEUnt44+a71DtxBbKYqMLlqIuTVR1mS7mkRUOiOIplTZHORoIIlwaNPM6cQD/DzE5i+WPZl
        iIMj1KB0DlZryvYWGz5HGVZA2uIBMNoZSp+TP9EAZ7A6Z7TYKUnrMQ+PPUkiklda4JX0sCyRksVytfQtm27LRCKxAKE+JtgwAV09EMT0gbXsYCKfwJdcE+mb
        Q0Bw70wpU86dj9y5uTmqa3MH8aKBSkFZAWYNhMxggPU10CqQ+AHgvBs09YTdKAYU7UYD/ZYyypArDvFN84z+R9KcLQwpIxQo8YZfWDCBRkcEe095dN7pet4p
        QshsuBm72DzPHHpPu+zNbEZ0W5QziH+LFEPYbIBVaISshdxDik+RhmcGatjnAtEyPGOBXVFrFd4PsafyYUklEsNTnuyXMoqzUKmU1IA371X3thy1Qx4NwblN
        6tNWIXPWT3yfiFxSHAoJ8ftzIelUU/V22ECU0nGVcr1qjQ1yh2jt7xEPr/6VtYkK1CbKV5uoymjyuh2DWPNRE+ieJ0pqhX68ain0vlvWkYzsTErlLJ8BGQ3h
        HuaVT6WEY1wriVa/u9+fPVk5VctWPIDqL8BxB9oHtpdU3MKy90E3XYSuYrH3aHW19+72qygtLZZIgSlq9oA2DenIjazbkf3f5Iyg5370Pr67AAu3IRF0DW6e
        lTYmi4sF494mDqQmJTWKEpzIn1Qtr1MiAlvyDx/45QExuRHGWwoeFbVaBvBHyJ/BABOVWbjKWXPTXT3/ThOup9lW+Oxt9x1XgZCVkS72XnB6z5eFzfvTbhdO
        BEoA7cp03TvnmG7XLCJ0SG18tTS8gbxcVQNiIrTXGYVCzNDUNHPtfEVe+aUVWIRtt4hN9shWebEXJEs9P9nVrMIkYdeIFFEI9hBfVZGzwOGmOcXNWXd7Bukc
        rxmMkK3o781gsDIuf0VOoiyrQNnxrV3cyqfyjcrKpzaAZJ4GY3m6o+eeSrsjPN1LkCFw+BmVeGijMk93h48ynu7JQYkcuDFMW2Qnkam8xSmwMVA64KbMbON4
        uhE+jqe7uY2nuyMTL5QTUYl0W2ZwsG/k5y+nzWJ3QAkoyIi4Wb1L1CUpokwW3AKAOBcSmR26veqPRMmiKXVNqG/JOZNyBUbn7abkiPL139uv/+z3/ewXd332
        lcPbF/uu/HcFKEA7/IcUtt+rFLZyCfIkvqIRQVM798CnQVNbxCvT1N7WV2N6dsSlYo2WJq4XVMIYOwtwhqFA8ryHTve4q4DuwELF77EkxM/bANMUjuUd9p97
        KiG63U68w/UR3uHaoEAnJu/wkrIuLsAfXwSYe/G5t+hX70Ze4FNPbKQ6eaJH+YWTsBmUts51vHXO/c768e6RftzVfvxf0ZOb0odxImP+W/dk22mfKLY4i92x
        3bs/pit3t3XlKljSUXHPy5rKArco+/hadSXfCt/OPCjIFueQQB5J0zaA2t6A9xB5iGpDBcDPvFGwceXPoHQmmNRMifQxGa8JCeFY446QK4Bgvp+xr6y9a+N+
        WuGMb99w/Dy1lXY9LLduk4+y1m0PRknMGxyRItQ12LpV27qtHVq3tUPrtra0bguCUqVc0i5APNg9BqY9kDyV2zfkaXcra19/ZKqqZsENVBSlShlXmKqkLiAh
        PNaG70K3kA+oLRfxoDj4gk4EIkPQC7NVuNsbaYmurHKyhMC+Bm2d0KdD5M0q1r6e1/OldyYA3qs9gasA6Pi8inZg1QPfmeRRk1wCAX2XRPNLI0Tzu5VovmpF
        BcxDWevU0SW7W9nFu0onBFZ46al9Stz1geVlAGECAERJ71C1tHcvmoNeekFraHaDYZxdoslhVpPsVbCD+w446LGey97IqkhghcYfaUAUuA5JZWm0ZPhEXSZb
        8s+3sC3JcgHoFOlANjFYO1G2qg8GkR31FZSTM6cMe1AFVS4q4xkySpVkPGUtUzqvGhzvKNnVrbQHHiVkYYhKbsicwHxorlJ61cHJwPIDyorlynTvRdtlJTCh
        V0tzPVhc6jf7WLcgND+LX9nMP43f4Ga/j9/oZv9D+F28wfsgfpducdbwy4x1bvY37I2btm72z3rYxnwIFmE4CntcC5YEBcUrhsD7XHsiGKzLOrfy3n/1tl2/
        NHO7Ulauy8a8CJFp7ZKD728OPvzZl98v03h+fRw2F+Uz/BGMg8JZKanZry71vKPtwPNCp0QAlpScOyrFZa1JB1/Kj+m0duBRj0K4Mc4M0nkrcDb07KEUQeYJ
        uD9KS85gBp+HeA5WMqhfJIbO5eDWAX6R9Y9Uoh34yNFrtAm5dAHqjmF/y2rBuUnekQl1EsfFWx41kdwgjbG7lj/gi8KCh/SawzTOFpJYR0QsseN+OoWd/Rx2
        9lNmDpvkKfgMIAryJ28Z7O1jVQbog9hM0CezlFISm1ksXoGZllxPoux0hZ1E2du6Z2lAgrEduKYdWEalwlPha6g3aDcnEMxYE3hQw9eSKbOHQyf3Z8vdH2ub
        qaMUjC2RGGXPc1LkIm5tZBpqYe1rDST1EOsviNawCYBSJebeTB1rX+KerLplgQ+V/0YGqcw7sFKyw7eOq9ZARrXOIFK4juRqgK0ZzluH2bIOVz4UHmeKKLxS
        L2EIwezD5algVTeCLj6wx2qI69aft24VKOS5wzeegCJ6GoDXtmbntGbZwq2S4ysy2+f7AGoaytOXUBeo46waPq2KfbcPFY3F504TeDKmrOcZ3F+C+z3mEvWS
        1MkS/px7TFJ2fJX3ElBpJmBhk6riJAlNCAeKq/rtMvEQRC+paTPLstRQFqmyvny6ppSFJR2U1K/mcHJLDtu4TzWH/DHjsrbHEgsia4CcbJJ+0AXf4lAZNiP2
        W/A99p9IaCbN/b+82wZQOQgC04alwN0zxp/XgKnJP695gXvr6CRAfgBbhnSv5F3SctJEsjm21S4xlygp6ddQ/fLn0oyd6jLDy73aHJfpz/gxliid2xaP1IRJ
        64UlsZEV0H7xAj5Nsta9eIC4e0d8e7e/LV9IsHe6BEtHBe0PKit0A1nlks2vuDkjZfxK2ddtvkpab5cjT3a573wKKwt3inZLZFZJZFmjOMfhFKquI/4kd2sH
        JOkFWFGTfcvo/ucmHHPKknFnvtdznHs1Qas1Kqflrca/52GXNS/b1wVVRZPoTLlOZT3xSGckmZA070i73RQGp8DZkssAkojttzj57XaHOvi294jgO5ApNKOQ
        w4J8urD0sZg4Bjrys00MXfMlG12IzNjHiIgjAhHmpyeU5quqo63KqbmKabn+BC0+oBbGqy0dhzUKgn1sTRo6YzFVGPkFORvpRnaxAo0SlWPDIUS3BuL6hsfC
        T4hkmEYUifHBhgHuocibTeS9gdUO03ibJLcpXnxC9WEDnrBLugAlABElthDleQq5rfS5Vla2aNehxXI5uCCDVXiOhz/RgCotzOFhRkL2EhvEzl4B9HV77Exu
        VXqY0wfcAugkzsljoHR/CyKMj+97/9FTFrlAWeSo+DpCele7Q3l1yzWLSReGztyopIu5KlOKlt/AcCe7yVScNag4eVXBNoZXfnw8kh4O1FFv2fsZWIKVdaUe
        P+EVn8D5f+kT3sgnPNWi8iqwn/D4CVXlBiXX2AVVvkf/xHdPeQpFaFT1Ll+9xq3JR9d9mM3LN34osXjoAW9/m+SEAfjuwCCBs1CRlR3Vw0P9Pm81xxYHmIzc
        f+R7rlJuKbXTRY9InbKrtlN21ZZouUHW6b/zH+zV3kobJtchFbgD95LiDJMqJW+z+e7b/+Ku+Tf8p9t+73v6v/6Bz/0LYJQYhK+cefgv//FvBhYjYHJFwsE+
        7N7i1IrB5A/Ktgsk+ol/J1cFbAwV4fo7+UbJ+AJfsSnjyKmPWU5efvNDV930+k87Kz/3m3de974//9gns0TvefCmb/zizX97W06OuC3jJOMiSC8TfYK2gd9R
        guWzFSfPJQ5wlAvKONEXPc89mdmWBHvtCytXb4yH9ieaDZqtXq2EgXQMp16DEscpWcPFH/BpQq52c87tf33zf/m7g1f/p9tkRoOZ+u0/8dvv+PZzn/oCIEad
        YUHe949WhgrQziOgWomNrETvN2RPwVxQLTOUlwra58Hfk8MzCQHhkZ+f8m9/wxUf+aefCw/zEyG7W/7K9ZIqgoOoFLi8wjBY+ZRIbktWdc6KzkeuPYf5z7cN
        4w/6t3/h0G/861uf8xE3M/A2fvQLHu0nvZP5UNWLAIwqcEfnYMUwzTnC0kr8lqRO8r5VWgqcd7YNPpmrt9gnlAefu2Xw0fpTmUXjD+O8sqoHc7KlQUOdwd8V
        /DmMP0fw543xT/vxR3w1aqT9qNJr8qg71jP0GnnQZLYIOI/UdLrx0NScTGCUgskkULo438Yqzza18mxzVBphjDrHK46tsUco7rDqDbDnsRSGBWmxPITNidKq
        9gcl4keS4wQ0wvRMZhnae/4dAEo40HtZ/DkaYb7JKXwGYFIbPpz6q8Z5tR4Mr77qwRacn1w+dWDwauk14lUFVy9CDGHI8eOUaHbUCmXDdexHaN/mafL42urr
        KGpJGM7U8xxIx0k0B7hySHSlqNsXz8NRzcPRIg+OYkm7h5j8Sy4CXkcZPmOhEU5pRaqRYFqFaW61SXfxsl1zDXbNVR7kVg934aZg/dEJFk7lcO1wN62R1qkm
        Re7Fx7l20t3c2jW7dHSL1KDZVyjGsl2zKp9RKWEnVHT8PKQiIcp4hwQIoIVSfNX3qrrKxTTJYbaqGRteSEbjrQxmcJGvjTCYhXSQrxVseKTiJhteBdROn/CI
        04HT2rDnPwwc+poS4oWH1HACxavmhFF14lckTZhGoWob1v6yAfvLOvE9RlOtmjrsL+Hz7D9cQtVrDmg9ipaDQ10ta0AWM7RfzOjU3Aw3o2wcYpojoCw0SiI9
        5nh/RtiD2IzVcn/Gunr619WfMbKFiTL//m3vqH+/TDD072/SocHid+Q+3db6mDQpkJR6px4iun1TbcVrapIaZMwSFT0If7lbFpwsPQMkrpvsFBWMTFFBeYpa
        GLXdpknon9HU/8+a/uSp6BF2o5VVhaChu3blBu/WfI2lO1law4BZh3R8r1TdX/3mJ/zE753+HawqdrrXnJlVafUDsA2KcKsUUD5qZp4GppKArxRQnjJJpDBd
        JJ1E2oE5Y2g6hx86ZGnSZB/YwOHYRyTv++iOqnYPSik2cyNLeT73moLzUgBsBrVZgCtTpL5a5DqqKQulLnQHXXSj+bT5DH5NKqFv/Wi6cPDAY+9MZw6+/PGD
        7qPpLNa7t6b+R9O5g/Gj6eKRdLKbzB+sHQzM7GNGrrt4dykNe9PoKM3enh+RTUjzoQRm6BMPysLRzBBFkiUzd9A8muwyM5k14un40WS3qT+TzB2cSPCpb7sP
        JnU/80+s03oriH1CdS9GhNdeMbuOpBGqp95yD6JCarrwE3HPzElAB4zJLXex6dlQjRbpAUUcRtukpBnjf/RdB+PHzOy7JG/u9wcjHy//ZUbMrKTXNbMHm4+m
        e74nAFRzkxFOJDM48Y/Uo7VuLXSZMUwJkWxmZg7Gjz+Vtl/T8s0k1oHsOzJ8tFTZfRZaNQs3+gfkZ+lGf1m64vKqaZMwo82TWUbdfUQmowZclokSgjBVBuMh
        RyeZITMMVPVKMAFtqpX1RPYYlpKDJmFR4bxgJo6S1g+oM4SnIfdvcDRt3CUtpqbbU8QVd+4CEPbRtEUXmxC42jDMlX9bMnxgnYt5/DCWDgOZA5a4JuAkVsP2
        0IcfXtX64VV1jqMjTx3MHBLr1tX46x7Cb021UJEyk+JAR7I/odkHVHYl5xCpgEMEMEpMjbOg2grptIuBvpVDj74qCn6hvkqZjXzFEncVtqQg5ajSU2kiq27M
        yOgO8Y8ip7Gq0Eotav/O2C5zUtpR/VSyZj0II8kAjcn9ludCNJXbeQmu51uwHhlHQqk02yvxPJJxOfOY2dInZ6NSLxvp+Y+YxSPZk94j0qHjx9OZp2QQ4/Kx
        g7e928y866mHUv+oUjn69KvqflR+9vzIMxgwB4N3SjX9PV0eyT71mpabZ+mRSEZ7G6Nd2nf/0XZQ8WoBpy+/92cOup+Jex5br7RWVYq1CtjbeZtaokYF1Jq2
        a9R0Dqhl46KHmDYAui2glrY9TwtEzp54TasKQtVnDjYekdkPSCUzT8mKt+dH7iSR5QGwICLDLePf2Qqk9mOSfUvPbr2mVXHQHrH668RZx5HrKS7aZzqeZT4B
        Xl1gSWopP1UUHssHv55s8qBSgIbhnt7dENseTN2uSFxXwZ+0mzToSzR7tHe/clA6QPjwrKsYwO7rKCXUGUHvcRJv+fEeZcN9HFBVlIwDIIKolB0bPPoK7D4C
        4oKE+L3gKu/tN200CXovnWLXpDPj91v2hW/aF057cBQk/pjMBy93vwAr9dotzn/0cH+L88f8vcF7AeGyDH0ehrJVKE56n/dW0zAmeKP0l2CfPEvgui+p/rGM
        ObxpWjdKaO9qsD3+Jrq6fPsa+QbycJV8A+gWV8k3EubxBU/z9Hl4CdS1ToLeC1oUOqeRzzKrlhfctJJVy7O2vBWtlg1X189nYbYrv5+01fJ8US1/zAfnXa2W
        c/aF5+0Ln3Mj2NOyWkx1tFqMp9UCEWekWrwY5pfQ8LFy4irJ60I+CdWY8Xm2bCUrwvOlln1aH2Ute9ZWytOeNtgznhbhWRsNmWSEc7ZlN+wLz9oXPkkG65fU
        styk2patxryLsxap2RZyixZjCzZsi6KpPkS6wcrR+N+yMvueVuqHbbt+SMYy1Ls2L40t1enavNSYF5fVWdGDfmLyoiqZI9osv7gi9c7+sYPO9xnbJmktruZd
        bLRAoS1Q3RYI33jaBRuAnxXorO0lz9hB9LQLWmkT2ZzUbYHCLQVq2AKFUqAm7RVqHDZaoBBVzC/WiipljnybwyzHdZ0okLEP0Yg05qDIOtOH3KIzkSuv6Ewn
        tVe/zY55Oxoed/Ou9GE+79vR8F47Ch63k8Sai0ki0tFQ29J8vi1t1Za2brsS17aiQ+XdieWmmg2FgTfzlx1bGK/nZoV5C9zLtCzP8zEqimU5ot38sGbtNVqU
        F2ycACDQAbz2WZC7Ne4bNe4PRNjivbSprl7Kf12HA9uqUfSWkQmsZtsKy2pFUcUUEIBu3QCvpiILRYcF802gNOywGSHXhFnxbyqmNmJdhdnMZrRllrRE81r6
        ZY0iASRxX9HCH9CoV2rUZUxoVS28zMU6Px+8GvMzR5mbFxMG1LaYvfhhDNlsfGTjhSW0U3iv9nDEUdDYMgqyYV2zNRqxRmsc1ugLIk1gTT5uKsdLPQSjoVaq
        54qt56rNhWtz4RXTUqk4f+awPL5KieFr4GkI8TSM2cszImj8xDj45pTQIAdxqDNdadiF+bAT+doWrmoL59rCeSNzFg4WfGy4sWXM5yyEijyt5clmmay/+PYj
        dhZCI23lmFXKXZIdgnEX1uUPH+cWUmE7oVD5l74XnvIeQVUkAZh+dbsN33HVd0FECRVpEMZjLiUXRBfZ8byiQpEAF2oeGRuL0Obc4hAl6BZnXj3m53OKaA/G
        7zGTqx9uqfacQzj+oAetdVPFdzLSKc+8+sPHAYR+ibCQVj4KslBpV+86dzGhQmo6IYmddQyfJ9qBn28eTVU2oEe4s6Ygzq6f3cKvaeJBkV2fMTXsgSXyqXcd
        vOmx3HfutHn0oPP640WxfZtOVlypIJYXM8G8qqymobm/wYNI2DtgRRiW4nEvKnCSsmrUElS0BPREBwPxyN5D6456DTTab7tuQKDVAGoill93yZkiLCBOAjrn
        XQqFIVe2NiXzmC8LwnJOXoehJTn8UOp1kXup80OQmV2Ng1MuCW+qkErqShPeCUBRqWz9iS2sK1x1+c4dLS2q1Am4o+WVhAdIQQly4Y9C3z8VnKSIfNa1nY4q
        jJFtuiQPNUWFuyLCkML87bm0PobYmJhn7ZBn0NzDESG+hj8x/szHG34SNkEhKQmU/CPLvpLf0wrAEX6RGK9v1bY69AEdN/O9rD56pCtfqUfUTakTTSw9lr40
        NcVAoJand159yeTfe1r2JMSPfxtZrEZ6bFdYw0lbX+TcrmKJb+FxVMdOhscHugjwrOYITxDeyBOE0zxTeJx/11y1gitOEYx8vhK9iAKG0fjMjTpbEhRKy0xl
        3Wk3dYaGW7H4KA95cL4xHNK2Oy9FiYLZJc9vvDRyTObGn/efQPePd/GAMGf9LSh4gWfhklPahkhS8fcgp/L7elLMgevy85D+H8D/NBfF3Pt6Rvm8Hz/QN5X1
        3LPnHhTaK5nkhSOO3CGycVb9CqNfkDF60vZexZSiZ1Mt9e5RH6d5YKuo/YVn+/S9mDzvP4Qauf+OBzE9giyTzmmpt278M8PSedt9HOBl7oe+MgmWDj2dM6WH
        UUoSzwI8575un2AAL/UMJcAxzsgBRB7y3+0M5WJ5eBFnKC+tCNkZytCXebfgFXaomPRGXTMxPZaqGEGn+z4kOCyWsezrn/loTIhlkFaH2cLoY2Fc7u2S4GWQ
        kpBJOFRSEj8jJblVLj/30fgG7ya5mLvBu546ZRF6/tAvOIlT8tUa4n9cr9sxCIFhr/+Fz/0bD4vO89wYsasgD8GWPJiRPARj8vCVLA+LmodakYeawuYEquMO
        NQ+VmOiIsQoL5XzIE8nFNe4rMUle5bxCBqf83Iq5ctm7PmFqN0W6FtZ0LQyUDjgUkcZUj+OkAEJNM+ND/oDvRiPcz2NKOPv3lvCn321L2Mpr2R2t5UBreVsJ
        +//29x4tlU7P296c1tkRfhdC1p/+7sf/tiJ94W+4nGJF+dEEp2+ePIsk/IOPxhEnJ+x5pYR5M4pkLx8wVqBACCuJXMY3KaH0rVqBr0hsrTZHW4cOnTiDqikR
        NYy4mi93XwnPslucV2Bdv8W5FTICS4/NzPUsl08TsAo/WkNv0tJqBiih7PNuUhbrQJupfgjtZBvlk0AGKaiLT1nHw+EHF3/4oNqQKKt7WUpUc5tXoDiOipHj
        o1hbiH++MowvBPnNGfsm1P/eNW4Do/IqB7yzOEWmsIwDfM1rReVldikfmworJyv3cbRk525LYuFaq4m4f7Nfi77i0u6Gh9oiQ/XPFOAWt/WHevx0xoTD4aDk
        3U6U12K9vL/sX/HgofJKeqisdz50HIuCuw5W7t6593ZwnAnUJFzbe4CRmqDL855gxS+ivbblUOPMuKeAWPvCezvZev7oBmpTRCtY96zjCSEJhsajnbt8k6YS
        vjSkB3Om/4rcO+s4kdgp99iKe8y999JzT7yvPPdw97xPkbwcm/uf8r1mfnrsWw5tCswV3d1UCJMv4wTbbI9bfmDBQ4JGKIYMJk09YNYD7aasK1UT3UEf5F8P
        dHgBQ1+RwIpP8HDavlsbOZwOxhxOB9nhNA92wMXe0wNQnLwqiXxEQHUZw00iiPNomhofRW1+HTTYeobhlU51a6a1CgytNrQS28CCcL679Suenu969ny3XTqi
        DnoBjkwUrF1RcKE2b4JI20LUZnWo1REVexrS3Ps6wjbDUsPUS+CNjgoloS2UPd2pxb8lG3ieVgdpIw9uILgBFGZpl5b81HBEUMPdhK9CRyWtkmLeAKrdsWfX
        gYWiNM6hVkWxQeUa363LtAdDKukfUvS0ud9zYEtTx5xaIdGT26k4Sk7drKG4xbtN0Dc49gsizqOKDBoGMEasrKakP8FGTOPVtFNOvKqWP5o4pQqZe9nAyA3Z
        AmRMBMxg27LWEeYRymck0C4nQChq++3AdDRjiFqVfWJLUfhMlYf8Jl7l49HTMaXyMM5RwoC7xX6LKM6tVcKT6c62YrLOV9cDvzYUdFtqjsARHRmwoNnC11/X
        8hm/sZpO0ABK47MPTJrJ4dYXUwT2n0wnb+/rhmSFtNT68TR+nWyHmvkjM3kGrieAGr+ZLcLGzj4MheokkWbtU/YIC6JMpogKPEJGnxOK4TWcXGLQEQC6fGs8
        RTfFspUQ629VhWGAbrPXF/BR044id8mkxW5I1cXMqP1C/Kc0d3rcswwnW4EKg4sDFQYvGqiwd+GxjmTXexhQcv7FoAoDewxVmPSAnzl1MgBXRxJJw1UTvBpK
        QhNmGwlH0RDj8z7B1anKxTzCoZaw62WAkQGVil/0x8AdPgG0rbEbCm/MhsLjhiLINxTB6IaC9IaQ/jUGH++weSii6kYhGLNR2LMFN/CFxzo9v3dd7/r4F8jb
        d3TLhsu/2IaLWGr8JK6DlEKLH/8NaRHw13YxBz/bt13/vum3T7VOVE4qGboaFv2w+prJ5bc9RdSsMT+qLYJVUlo3DmxaTntHU9gpVR/QSZBGS5UHUs46mz/o
        O5tv8B03WWB4+IAM3yxSWH6+qMZOD6Rx/jwoP+/CJkrCi5BpLRByA9phWpXJfNHofVMK0QBKbmaAeO627DedS2a2hyazY8KmsG5L6TDKwZFWxdwjM/IqnLjz
        XCiB2bwBo51EAqEcbOS/4Vrg2TqOgre/1S291VV+PH1rxizKvzu8tVh6a5G8ffYtMNEtFG+V31kovaMEd/adKdpXJNjmRb2abDD+WdKQIjdybKSVLZhJd5cw
        lea4F9bnsX1u7HNgKnEVqveqD7IxQ1j7V3veURtgJeWGChwKqTTFXwPEbPmNAduNPTeoBzSP1FcjNcds61qOmbCPOqOPYEoW20eTo4+6Zs54m6mDfqQdWmYi
        p3g+Z8B1BaspP6nmZkcRwaBWwfG1Cv878M/Lnw7+TMofeMh4JCVNjIGYmSRkXk5SM4GfvSR5TS6FSAgh9JKs5124LVfKzJlL4EWmj1PLlrhkltCESqyoTQhS
        PFlLSIlaRb4uIS+mDakg5NIxyXcldNrsRcpIMt1ldiHlpVI3BNOmU05nLwgzR1JOx6S8KKHTJkHKSDLdbXYj5V2lrprObkk5kYejKZsxKS9I6DSaSxKlv5rZ
        g5R3lzo0WQTzdGQunMrSbYBKkVSHlmcwxFCuGOUUzL+r45BFL4XOjEZatHSZo5FmRyPpOMtpDZmfKRsFpjrSryh7NuwQNJFOZPPS6ZakY+6SfrtbiYUJYCt9
        s4Y1GmlARJawozgn1EcRUpD9OcxMHfwoB4ALA1xErFEKa2B1qlFkxddSB93LFJpAo/0x6cMjEkQPZjg4k3qswKq0kjdMPTtojxYZh9QFiDAlaXISSz6MheX9
        Fb91qnFCdr4elpOGlUm+rSJItpSMd/l3kg7JdfyHj9KntNG76YE0WKVmNsB3G2Q5rNFuq4qBWMFArMBkp14M4RltkAh/AtqypUHxdBaO85gwRRSUibY88oPS
        G+3iAZDpJ8rzjswH5bmmggnYfk1Ek/yRPGhn6RWBHe26acd2kwhQb+wjLemw82bSPp+0z5vAgNM+BHKDrOvn3SzO+9gEHNyziSLv9dW8w9vmCtVnoVgGdEZu
        s+LZR53DsgdpYPeIkxNTPxzoAQpQLQ5zfyRSPADxHd37AZ8XkKDSsGzupnJTSV0cTsOH0hqRa1siU0DsBiZIlz4Egc6+xBIPV+nE1LLrhOzY20lIrjWcux6C
        aSD9T4ySOj4xBJhbl54LKEeQ9Ux/3XQzxfzaraAId6KMp66WbUkl90f5VeQ+bawyN43VRE/nUbYuYlSVvIjbK64CoWagBsyoQerr110kZRkY86qVwGoxJn6t
        6k9xTKgXVpUA3DI4KjwAARnPXYSI9x/GkZqMlbu66Og4uTe111Aqrt1p6sfJQAcPzFC3lplLVg3yfhUHjVfqz178APq/qljwN5JdgRYBAQC4q9DGTe+EuzEn
        MW96IJkAtOMDiYyv3vIDQHMUyQ0IDaB5mgSd6cMyIVREAES3wXlphVfAlQ4fUA2EFIlXbd+adVZ706vxv8vsOu2WG5Z87AkYPzD9bI6s1+gccLkEPFH5yRLM
        wRBdRvNUEbwLTvKIWy/FBRlEe1W75XQRvEeitVe5MBSBINsJ2BrpzCpsnouxK5KPxC7u5+1Ym7djbVZCdKxN08V/wT5fsM8DM7kqgRplSlbI3WbRRlnMo3RW
        JVCjBDKzyQK1lAmYZNLWBxOrZLFWwiZM/RXYitcOQxtsjWurq732d7eyw1odfBIqnashv//sMBFzK0o3mbQ42JzX4s9rTNRtcTev3PC2g4aILJ0v+wbQCtEk
        BFWUHeDhh7rcRoX5IBZpvP5i+jG8ujCSIp3qUfUBhK22DjjZCK7mgz7h2gq19rpJdhrqXsYaU6Wr3ERuybvlEw3TGPlENqxDO1U40aVO7/Nv7/TmLcsbNWdA
        4XJBuy4zILQXfjRLJO4YVAXyO83f+A7s1e1ujzRx33xXJ94Mol9uem0lLI6Ppu3Mi2ySUMvJvL/SO//eTu+7em78dgh+POUrc6ck070LVH/KavkVvaj0vqwX
        U9y+172V3pdUcdqyHDWQnsf4v1RHVIxbCCLrtO2u0/+lbT1V2lBj1iPyLOpui3pOSx2Er93RgnqDxIDV7w5WHJ02vZOgoXJSd+QIDHJtGYF6OICGYlZGj1tS
        lvejlPihNYURjfVnXn+MUuoO+6n75DhfuvtBJ9SGEVnTkF45UhUb2aiasi1VLecEtJwyJW0raN00ycol4hP2E5KzIfFUVaup8hydLRyCKIIn3ITxX/nDFG4B
        01JCvVuQabUF1J6khV21Nn7DeipVlNxNMoeWamxtKRAD3zHSUhFbqllilKwYkgNTH9ywZWigDBUoKWomgsYD5WjFF/wEQ7dCDgB8tYnCTJimGk3HtkpiVInU
        y9bkgL2hHMRNVolr+TplAWzaaiAFjFZ27dX0Earj81Gv8d0yM0W9CBSAFbJWQzN2ZB1/37jehzC133uLTPryczcBpaBHn1PCaneQgAnJfQLGXjJzdAdw5NCV
        l5UhUh0Q500F44/LSvRqZYt6C0qsDp1z66mksp6CeGnuTd2R7pfOSAsumiUIEdKh7qe6SjbdZ4bky4QIPvOmrsxWJfcA//5DeSc+9or7yaNkmYR6/9x/NSgc
        lTjZAX6Jk0Fcx1+B4V7kncoZY3ut+Gnoc0Os4MvyE4EYg3eyx95sRrZHE8MbfOvYg4M0MYkKEi8ap8Gk6N8Ro7SpGljrwNWACgyiXdEN6DkxQW6hmMK1iLp4
        o6GMRw3TodYWFnZNdLOYt/AdythGy84Vv5Ub4pvqqyml1yCgAwlYtsOe04cG1A4dbTjUAdm91KW5YidwqYYpHkSOMh65vdhKZZYNLNRh09HrzquUiEZdcqtm
        isySUCCRTpK8YpnQ61iS7MBu3Xs3xK+iSZ+qPXF/l5I/tZgkejyubgLNV2l+KbvtdlP3Zq6ZoNCbNQtv6oJONgRzLLQjpJMNzTRgmUOlwZG1iPyqpqUjKtAz
        EuqzvT5WoraehJye8mZOhScLeuGQrM8gzVFGUdJlO70mJuIg/mogzezhp6UzTU1e4VoQoB2BRywfeXU3wa5g62zj6myDZDOOBYfzjVtmsGWPdrk41JDrP/Gh
        ZG/iRI2Lg0ycXCMMiIlpbwnyZE9NBaGzPEpYBQfcjk3JuQ/Fcuqs8gy2tQrBQaKaqgwoj+pzolHH3/ATTz3XmpaIQemIHFV3j7hY4sxza958pSPyqYVexWoe
        W9WoFdvpx2iPS5J6JkVI1+wi2XI+JkbyEekmKtJ8jEyi7bH5aGs+IuZjYns+rK7A7rUhvOPEMUSG9PQKZgySiRa6cVMJ3wO4F4bknl2+UeSUEFp7SbrXjP+9
        Jw2LtUzGkMO+csEhLUrvm1+MyS2sBMH/ElbKoAiW/UMv0tci+1rpeMfpfRmvo7v31r60QwJ7OReBnUy9ZJX+x9VeqrzJzriuZxe6uVdv7XXSwdHJLW+y1ig5
        fXkWVSGSefMOUrXxOJEbspj5IsItJFJXR0SVgyhYhdgUqKPnSFa8LWtur8Ux4JVy4/VE7u217kJuqrpIqruYSMnBYRHPTtGLQeTnhgleKxKeXD/cc4//Kliy
        eR6sSmwQ4+aHMsn0duAG6CG10vxDrVC2/DwkrSoFXUM6E9nag5NmEnM2pm6AykQZ2woOs2Dhyfkf9jcaqDRNPCSMw23Ug58ybjeSBbfTgie3JAlhsJRkjUlO
        ldKrm2nQpuRpUnHi8Xgod80CZimPl2fsAJnJBoitQFsx2KS39XjZp5Qxb+YGZhbc4D2eZayyG6U+xDseYde3Ou45GdEmuliJDsfSP+cMZp7NiVcQs450LGxR
        M1YcDNUAQxX8RDIc9QuZk3Cp9zgjvWeBHdkZ6cg4QW4VHfkTlpyazmn8EDo7lXs6jbrad54Ftxy6WPVZaRz32WSea0CL1tYe9RValgczZhtOkJiucQBvTUFY
        4AAFdnGyH/+pr3OSW54bKyhoNVF2NHvsj5P31wQFowsdMnCs6kA8VAuDV7d0deekjqU3ShYQDeGO9iRy7jppZHtSWBJGPUqSwN7PuhFsxyvbXM5rWUuVaq5i
        arqOeuwzsgwPRZybHw7MnO05qAwuk6mHxU/VN3arRwPQVTUg0kMzbq05tXKSxaQGswXZfpHqCNsvzNwOtl9Ywh1su7BhyOi887PcsWmrP6ltnmdzeo9+jg6f
        YUztWzkTf81/Ipkt4MLnerWMuwHunfHX/ZQiZxMStgOJdx4/x6STOMg7GH5nQVQ4PyhQUiCmDAuMnTPp3JkBFKS61qDwQcnlMshdLgMyTVR7lV41/gU3CSKV
        lBwdXo56RYxQH1bHv6UjK9C2hoAU0/wq+6KXf9EbfRfzw8gXvbFfHPOWftHTLxZgQ3Nmrsy5OjscDIdnSH6VWJuH29XWKzP0ctR2XE129afYijpPjsNUur8L
        8IGcCgbCpORt7bFO/HdB9D7Xq5wCGlUZFIMWQsqwTZMXsvH5D0MGtjYWJCUmcgdsK8i8ScMsvzD3cZTfoGFtDTKFqY8TalhXADwXtLWxSMj1TDRGx/0t36ud
        9O0GBdY3J42zXsCGQ3k3Fgncfe4piH25ZAxEZa+MBO7TEjZDAgcPxggSeEMBKmTmi+9V9m0SRaMIoORWvwVQZwzUotZigEN1QLZxJ74HEY2+Nq+vLcPirwEU
        4QbhgMsYwpHi3DW2QgU39hNKoqFbBByUJA4Z2/da6JkcajgcKowc7HMAKoxGDgfUK7nghnIIffT3IwiHfQK1GfzCPD7oK9qRvPsSUIOBFjpQ+LXoS65XlX7F
        gWCsEsvFrmPeuLnnwm03oqcffIdcbzg3yph7+pSISjBK9WGqBr96Lio886fGugJLHnrRhnC3QweDOu+CXgKs0N3GDgojPnd0RKojD0Yk0qKXoXTXZ4eACpba
        fFZm7sqzZ24mSoWnvbaGXstFwtOTMnTVn/Dc2qncfk96wNeBoUarutQbWZiDMRJmMCLTibhiJUzfLi++FUkozFYUOwErba95J5WaYdmszko7VV3GsHFJsAfl
        BFW31VHPFrCtX/B0AfNo/SWixrMl6HDYK1L3pIAEdp/COghpYahbAhrBvOC5/j+wOdAL74E50JpLasmJl2YPZO13vgUViKd6Z+VxNcGrmFdMjpJ0WhEp6HUa
        AlJiRwL15KayykuLvUP9be/tSlkTZJE0hrVJzMx1wkPsuCOxV23s1dHYRCDYal70j1zfdjSXvnAUc26M/4uf2SS6Kthz5vatVROdwBxrxzTSee02Dil/ej6Y
        POWedB/xgG1zwTmaNvcqwWMSF/23UWzO23ZzHnNj0ih14gaZGWN0YsQcHXPtSEXKuXxv4cd/gqUjhtJT1tRX81hmjvgTQHFZOZp0Ch3MPNiCPC4Iajo+ySlR
        EvmyZ1V/Muten6Lc9aucWxdxe1NCfesBGT2XSswvwrG/TlAB9JB9HuWiOsB7PGBWfdmVtaYObAIeNksGar1HACcCrV86Qe4+QNOuphMKQjIBjrX4L710fpTo
        zl79zbedN0Lb/ARArJEG1pCqGnxXYTsVKb5INcZe57za+++Vyw+/L8YxWq23FxvrmpkEbk8NMsQ0dkMQkGsqu9aA/kNwnYNf/PPf82/Us8EbSkxDFPhEKoMl
        7iGONRqMSbXcjyUKzsUV/PyATBt1+BhP4ud/RA3ASVkqkORji2RLRgEavQq3hPF5TwShrz4a94L4S/BwRYSCdkiL3IJ8v9m876GH9MEX9Wfz+zzHlzR9GMFX
        4BzQgBMA2I3YvPAOr/dOw39fmuplHDLga7aCQ7wJPW7tYeMch0ri4eOa21rv0Uce7J13jmvBAi2YQ3Ufc+edYlvCNPBUDtpl1BdBWuFPs55U1RAeHnH+ipR7
        s3qYNq8yZ2Edrh1ucaqHggLCDG2BTRWH3Rnqlx0+UqgINtwTOhfdkbbsWHLsWKrRHbKVb9MMPUzuyiHAditWF412I2Dk8AAEFgk1TENVGTOyTTHH0T97n3aO
        0sl28VVdcN+VNqJUFoGJzNkGU9LKcMGKTzmqHoSVh5mCA2auQsWBPieSCZmgIguPZZwRDTW8SS61TqVpRAlGye2y9qxf4/4a7OpktH4C1hPy+yxo6qTJfsXV
        gXsWdhN1OD9NyfLXUpGwlk1P1W3ulg2UW/0y0STqAFXtvedx7sHiP/fU+njcW8C4BzhlxeUMPF8cGLUaUmIDVYAT/50MVDDU03x5b0IDX5O0ms2IH/oX745B
        bxt/W5c/qdGrnAPQhTcwA2w2/GVYCT2XLjwlrbAAt0hZSWtj3lVAuLj80Xn96LR+NJaP1qM8/SrSx1ZgS9oh9VPQs5uaNdTlds3nZP7OuOeXqqX3xKMaoNmX
        GJ+VGEE5wO197B3loBYgf/J94+3VH5i+7rKfG9yaiw/xt33mqGJzVIWr2c4v/NDK9he8i7xw+s1jXpCqm5cgvTN4JJUQAdmUM2igU6eDOq1pnQZap9LDmlVW
        WKn5723J3XO2OkE6iGoY7VDe2MYnolW15fEZGmHkJXleymYF2Wzh01WF79FsRGYKnvo1+aFacYqbfekY3ArUtQfW0QNrGD3olqSvt0zFdcjFqVOaQCcwgaJb
        yT4Jc+gM5tCJ4zIDcA7dPk+b2c0lzNPY0IxOrtP66Vgn14qIcxvfrj6oP5wIP2oqSkaXzCuGNz7+Yj+IFVCqjEti0ujthXtFB6bue+WngrWxA5F1SX64NnZ0
        bezo2tgxixY+lObNUuQNMg9uWQKbWAJ9/Nwt01OT3JqL/F1JuqYtU5uqoNr5lh/by/a2LX+D57dbhZ22+qm0rZJhHiK0lXiYYMXEr22pLJNmpwh0iXBUWxXQ
        OAi+7Ffe2aIBN4+DCOwkE1YikahbhtDlWlgF946uqcCAeh+lHXbO3rfWYok4I9VIj0LM7E24IYro8PuAk4Ih2+HUpZtTE4vFrQDkh8ddUz3umtDv7zXNTL+/
        JCFnH++g3pu9r/7hu3wiQ93gXSm3f7Lx3r+t2PtlFdSqurxHutjHuspP6ipfp8Yg6SieJ0rDU+NGr/nAKrzSfB6pwPDbh8bB17UU25cUmBMOS/1t+DNjSzF9
        lIMYcv9RHk5TcahR7tTTn9iPKLP5xCvIFD5urvBxLTAjt4i5XpA+0dvO7X3G94xn4yPdFSXjrrFJpBBk8o7fqkgUTq/2VgWjUHAG9ORp+WnZZpX6m4dE+xc4
        aK6t9vpf+NePenTddONLpTXqmx0TYwRNykKPEbS5JOLI5pIn4lQNw7TJlRs/sfUXE3lpUgqLzjxmsHUw2LqS02xoK5obT1AMLblCDiUYXXdHhlQTc4sMqTa2
        EPe67snCs8xTRTBdHXr+62CXwSXVhVKVfgiymm43Att8g+dkgLwu62FzGmGKuvsO4MVatxQ6pUB8lnqUvpT6xKvyMVG6Ctvp4kH9FgdYyI50vpe7jVztrlCw
        MJvh2RcNZxRlAo7YhqblLnYWImxgL3IL4anhAnOtY2FnHaKe9Z59d4dbGq6ZVG9kSLN2++ZGtxZOIXzXpxeFqzvdTpXA9YxqQTXUBU2KgGp9u+tmdObqn3G4
        ZXGHpczcnmJoyA78dfR2AowZrunBIdX3qpafn0Y4FpgoOyRxYN9McyTeKLQxnUZpRaX7oSCO3iD5H/UNwfZ4Z+eQbHvrcFuLr+LX2+YF0vfVA1ehVHunz0Hp
        89XP/OQHqkkoc8izv1iFJS6x7txROY9JtSuBdBZJI4Ib7QEdxl+RJSPc4sCMs/uXUw5ixabuiOt1rXezuhfy+Ig9Cyip/j6/dqM33av3fkeWdE6aEm1a3o6r
        vd29z70vC8T91b1n3l+6x1y3G3BDVcxzu2Swqif0UsLZaz6hk7Isns0g6v3x+8fn+JUUNXof/sD4x1fRBbT3uR0eL1M70/vWDo/nE+J6hCO+xrImHjdVehlb
        vNpf8z33kaz7qUbcg9D4c6fjHqa8XGj8g3doQC4j/od3bgn48tYYf7Y1AA6ZT74D4lMp8K9Pl2PhLDFjLlnZempYUzHQfwqVTYkKkCH5C//T1hc2/vGYF8Li
        hUde1AtB/sLGL7+oF/ziCwdWhlseesXDN257iNVIgvTO4JEVEKUFidmftWeA2fkTnuedoNo8rdz+zv/rfT8zE/1eeL+p3H7smR9787f6nf/5vgfVH80FiMdE
        CRTfP5NW6V+d0iV9aDBRuHCECEwwnqmDWKKWqQO/aQhCDnCXKz9HgFvP6JWLWXJoeGvZdr0+eJaoq4SCbTDgGuwMwVItS4BxvoOve/p13369AgIvT7/vQdMN
        anB8fdAfggqJKH0ku45+0vNaJ2snFJQjbSvpCG4OpBOWegR3cRqTGUbXDBrVS8oD3q7Ahh6ULbg5RoN5UNzh7gjN41HFoJ2H8wcY6wZQnXcsZ10bv6AaB0ML
        TOzBtAtTergOaNQJ5mpoYvy2GJVUvE2DtAZkewRtiysPJrU6yIQ5Q6YUpAGycIlVH4Lvm2/aYEv3guAKiK18JtiP/tb3J066SgF91juaxnsVbUTrAnm35WNp
        s2qxH9fCTtv+MK0twjoCy2A0tPXL7NVsFc5mrC70mJjVqk9bA1vHx2iSnBLVrqArlCKgSnGEw+abV1YbxpjXDjFIJ4YkuSeFbhPphVod6CSgVQf3KOodbi04
        DYmGA1U6gTbKAyGaN8CXYAYN826cGEwwGY+mpMN+f70AXbiMjsChfP4rrpT5KySjmsXNtN7Av8jW06StoQ4ez9i4U7iZK+J2tPo6Wn35KeqtQ3xISWHAkVbt
        93P29fsIhytyVfwoTJPi+H9zLWN4TJUMnNZO23U7fqdEeQjqGnlm6dq/W4UAZ78/P8KDLgE3bQ1449aAt+WTyz1qzDgIPNuRNgLF37DrevyrGbUhYYsk4HGi
        ZJzT3IIUMdggno1cnHXpxuCy//n8PSBjP+d9ml9Y7C7t2r1HpJgLno14BBQC7Dy1gp8r7kxOTc/MwsXwPCEzZOoY9/BclopjP2d2+NzZLOKKdE+XXb8xNsX+
        xT635tFj3h/DZFXKfOmzp7FHqY99oTH2hQ3Y6p8n/iaYkLSuT8tae6faG635q/GzelaDGVMKIh3wY9IWm8+4mwOXtHsIPT8SCkfq9/AIEYXggEHmsLB/ytVU
        5e+AvU3FUgmx93KzEUD2+FDgTZwMTtjZZXLL7FKxs0tcnl06dr7v6Pwa64RRml3i8uzS0VnKx+xS1bHkjswunWx2cYckz7KzS1yeXWKdXRhDVwOdXSZ10bCz
        SwVMr8oROODkm88uPubybHYJwGPoga5bZxdOqW4xu6Cz+3Z2wbCK11EPMgDXsaJhaK5jxdnvH1iXaaGPq5V1aQ35fcs6aPXk4vA6Zub9/t3rUto+g2rrKCXm
        R7lZXk8b5MuU62PrrLr9/pF1qSNGr4O/WYqTRXnbOldDGfPrsgplKYrM4eYpGuQODLR2deIhcQNJIbipxG2RBld1Ye6zvoHvM+zrWbKdQM7JFBe9FSc0PmbD
        7U5EWOrXN1MnfjcwSZ3xkdwikqmewRxSTFjBSeOtw7t1eCb1FFDjzd3QVKLoI65bI6aO9hsKEpUhE8MBhSWe9biEq8iBWnK5euOxkzZlGRVhpq7LqtyRo5qL
        z3Cg+y9sfCOtnSYiVcC6FiKWvBgiLMLbdeW2bmBdzjhpftb1A9B6PcItFTbZpP+j/sTr4SAURrdBdg9LRQ9Hm5S0uPXDnIYsyI79QaAS8awQs5N1qpFiVu5r
        8fxBFpfn0loZew+HHzuBF3b1rBjm8dHPe154wj+l06jO3fGPAVWe86lO4giw86dO2ggIdCLV2RsBQCZ14x8n+CyBmX48SHlf4wnvjysMeXWzk1Y2P07Ihc2O
        XMTvJfIvryHoZIHyXwJYmOr2HpP43okx/Uh2p1C+1DaXZNbdXPJTL/5fgt7XPn5K9uiL4zonHv/nN+IptfFETI3ot1SFoT36lnYBny36+56skpUTCpJgOZ/O
        A6aRVYe/5OuSXHBuL/8v03H8ExCYpcYAioM6A/4s3OJ9VjT+Hshex7JQ/r/0+gqql2rRGqmY+OIK/x7JXsdqU/6/9DoIIQO628N72GcL4u+x7F2sUuX/S+/S
        9IhXMUEAHPbPu6ETJUiAI7UecQ9TIwgA6ecC1GPF1mPIfh1I/WFJ+SnXBSoWl4zSiD8lPf3Cx0/FH/NC/EabHcRxLx5nydWRf/FIno7/i0fyoxtcGRDOZtfn
        PqPrcUXr6vahCylV+sldXS4Ovvxyq3JXN6oTo2XzWVcSCGwCvibgagJeloCM9MP2xcNdUp9KQtH3y0wKWxOJw9JY/kC5Z+nALBhC0YUQjxNffHxzWu99TnVy
        n89bAaaobDb6QxcaszWFrFoLuHpvGREXbtNWHaMGZCtvdcpn+JEd4q/sEH5gh/B4XPp091ct2PbMYguMN0301dCvn5S59oRi+jUgIK/n7mXxK+FeJkuUW9ir
        HaJbgAye4kg+ft6DdddNCX+Ab92A3ZiDn2WeVe9o4BZhWz9i4uaXTdw8wm3uaOIWqYlbg+Yj8b34HvSZDUUSa5QF/L5Kfmrv5pfs3QihDoO2CEZraXPEpK2l
        XPDwIkmd3EwtgDoh2mrmRgQAnzyiaWWApc6hbR3KNxAxSJFiwZLtqS3aEJsjcI2+CHs2EYJMSw0m5UZWTBjbQeSTW6t/dV+KbRuUIeAzpcoC07/TT6mt4Cop
        BQzollYqGbIcgBa2z/0pV3LNBXTgft/kiQVIDGUfAJm4RL/onhEpI/UJNIWd54DToDLVpxPspt+0bln83Xytaiwc1SJg/z8hl19zNZjSbDtTwvQHFG+hAmFZ
        qA2S2sb5UIM4ibL1+1IGG8sd87pOaZV1KwitQ6cd/6GX+qXtbgH4+kal/BqzGioBwq/LLHcG8As09NqcBk6MQvpDDxVwUqnwEkNzXCryLIQwpylN80W4ku8U
        mx+L7GLiZItu9JznNmTMxh/0oXWOv+YnhbLxPDka0S7f6RxWykNVhUHST+NfqftwOOzr5DJ2euPWC3uRYcrTDe5rsE1oDNPIvjh2ngPMAOKF2OMEIjjK9qZg
        PJTNCcRRkUGt8ImVlOniK5WhsntXyThvpUysrVWm2SdDYi2XPn+p6runuidVOeQrcLZnt+S7VWLWjbMldNdNMZl846ESk3eUzndSxlhjaHf1iUrXutcmQXEE
        wvmOMiJPSVSI0bqhv0RVYXUzNST18SQnv4rEmWc5Irsj34tXp4dmL+LPmClu7EiPIIEzBt+ftYkeSS9FpAl0qkE6J08WtMBrWIsnII+DQCnGBzvyOj64KO+2
        ZNM2SLvyWXCpsw7l/SWORRHa012aCvfriSoKJand2rASAdTdsp2A+M8ePYu9lCRpLuXYM3NZg1CvEZhF7JtQEzWJhVd8s4Rd46xuPrPYVG4Qd49k2VrRdZ2V
        WtzhIo0O2bSBN4TN8SzLzW1LiK3HBOOFQ6bDe6RTlfeAENLmJlm/Rm3JjO5ZJuQT0nQt7YPpBD8TMt0OJkaABkaYW5FMvhuCesJMIoUp1krMgk/DIkK22Hjf
        TLPAjE2ly5TslCWwydjaTSdh0RtDPSgP8rqwmpcu1Hu7hlCXzaPGFmRChh9+389ox9ZHZjaewu+BPi61yrm9uDGFcm6PKhb32A0h+dZ327iX4uaSIu5u1WXs
        Vs3BFkUedinIVziqxov0QE3mqD+wmhmv1weFOqbT33ftU8+ewln9iruancp5MjwhDP+1JwO2erKRbS9oUqqKFE5drlWTqIhtD0bThh6NWu1HxBnUtfqSguZR
        a/iYyVQ2rVyiwKLV5jyXa9RHnsWcytxMpzzybBLzFjyOpOhvD6w1b3OzhGF7H1U/GPpYDYIzsk+AQGVi3HqyTsiGgcqbtq4W2L83EOLhyKOOyBJIZXyEG0mh
        alo22B9S6Y64nmrhI2p/zxiq1kNr+F5k5iGsoq7uPUCYfK1fObX7xCQcaftN3c9x4koSnQ2BN8KNVqoTVaIT1oHkEp3/4EZBoLK9OpUmreI8tNCbuvv9t6XL
        eS6A7L6cN8y9dL1aC1fNsrzzCZebq9MVyQEuLoSSBVycDyUPuNgI5eO46IfyVVysheDFkotzIch7oIUNAXAawDYgOItNXoKRi4sWJgEwjuzF3IMLdJg1PEox
        AnGBDnUBjy7BfNigu0mLdZ77BpVOpmiDe9NQ1jDpRWN1O5zU91vtjgz+hvYBfac5/h0uHFdk74wVMyLtEJpMY3wyXJ725cngb6kh4NC/bALZ96Vu70NvM/gD
        c/bel2V5kz80eR+T6r4eNmDu0bwW4uPpDcP0ZogxsLS+YXNaMvR1N1ka8/IVRqJej6iTMORBtHHQO/sR7UZEm4LJEqLNAO63vhqvY+vmsRtG/JVuCCOMzJi+
        d46+Bo1kl4mS3dbF9YKnPq5VHsWkL9PznmsH6TXSIjziOaDHWVf19QDr6mKBqqru9DqzhAhXDtL98s4SW8hQ9bs8SPflC0xV6vSKPqrAXGeu7KfL+VIgT+TF
        fflkXzUvM9ciwrS5yhwYmKvtGrOGRw2z367IuLsaz6/C2nRNvg5VzQEJwlvTxn7kAsyADYCFLrir8c8Hpsopcg9/D6SXQr3IlQKzvtxkwuQnh/1kHyOddZPL
        eNEH9E+Vg3+WvyvJHH+PAaWSk0OLv2tu0ubFaTdpZp5YCQyh4ZQBBV/dVOCaQCOJgAQopn5nS41hfQVL6BAILOXMx9ExTzShVGdLCS0UrudvvR8rzoIsUSNv
        TJhdO7xh0VUmknmzkHSaY/v0hGxHkvkxDxbwoAOn9w2aCc+bTvwL4GeuXuWcB/5tS6TL93aSSq9fAuuWa3sPL1ujVmwuwbr7W8G6N97bGSvDM92xUrymf4oW
        T6Rikn3Ka4Ehwjk44m9MFGuX9vqc0mCbr6uj9A4cocFQoGr2aJD0CERxVc9KCx5pNLMPJwSZrnWZoEJmLgHJayOf6eEf2fah4xNpSp4tJg1YDTTlsk00GGPk
        8jJiTkuz7THshsv3gL9xgYKYXEzAjlKblGcMdtXcZQMcnjxIk8q4upzTgcgqSUda43IplN7NKxEn6yIjK+VBkF0VzrlKSpeROPZddV8CmdM5hzgSoLvVoc65
        QEbvfp0eXBnqnDH2DXRAb2uWtIkF/BqMeQzIK8y+/th4EivvyMP7iQU31u7MRNLNehhI4VXOCi1nvZX/b/oY30bPajA2rpokbrVKVMUsbaJWl801Z5J9Uo37
        5aK01LwZBd1XLJvLJQSnJ9N9UllnEqqY9pVEg345zrJZljj70IfGrkl2EkwbcT8ojXucco+J3ogHgcVYbViM1SYsJX2Ml4odL7J/UYRXsObsVbXv2aw39W1v
        2nCBx5StTLIGHddF6DR61yV00SJCCYR+LNjpd3G6Svfl3raF223EvpxCgIQU6VBU0ACHYiUUM8tniir6VD/To23c+qZuetUwPTCUtQ1SYHo1Z0HptxK6PEyv
        xb7ju4xcXYPVZJheh9Umnd1eOUUr7UO8K6Uvy1v7+9inp3NmSTYuV+DBFZLOd9nU90mfL967Uj+03Ocnxp07yDiBliBtxb8YJFchzeLt/QYv5kNIxKrt78vC
        yew0ZW82BU9upHM1bxZFWENlt00TgS/j+OIThCL38oSx8NpTgaTFDsxql64Y7vcPSNbTa6UzN7m6yywwRPARabvvgpR9lZQv5FaEEa4csnFEgtg/7KfXDFG/
        ElGq4Vq5vwLnZdeiVFKe9DoEXynb031DSeRKqUf5uU6iSZi8dY08QU+XVk73S3KSuWvwvX1I9EqkJA/24fZl5go8uBIPrpMPycsHKO0jhiRRyP3HXnEf4epk
        4OTDZIwueT/kw8fgaogDHY4JHSEyDxkd7McwF52G3QOQJjAUQz096WJyr3B5ie3wceizmA2btWzYiJAA0XzslHM63OHBhWD7A05f54Md3jgXWPH/HOwBkvKm
        Da/5mZjv2x3A6UAPokrdpOiQdhxd8Q8wYvfJcMWI5MxwFRsaw+k6OwAaKmRK4NUyxnRcX6tDS1GAt4+Mq8zVGLPXGkl3P8eIwaQ6Mj6vQJwrzHU6PneNTeVl
        +OC1iLjMkTornXU/5hAmlgLF8SIzxxXmGjtfYITJ/q6yqkd36aIe3aW6Zbs7betJYNosT+wF6PGYE5ft7b19kX0a7T+jXa8CO7ztRbwRYFf9CnIpTc65fYeY
        1yPmhsZcUlFih5g3I+Z5jbnbGIA+i8SjdVBUzg1nIPPL/kDLbqB5+Tr3CMh1w2gVORpMjcba2H6OCUpPMhE1cYaqSN3YKXLLHlzmkak76Qfl1YveyNknTaOk
        P3EYF9tq1hWHT9XereHuXHZ3AQqas9ndOdytZXcbjS0qmdM1+6Tf2DpKs3dOb32ykT05X9/ypA/W17Xqavz2AAg7D6pVO8XCu1qB4vHuLetn7qVes7g9TjVu
        6f4QtaGFtRj3mJ5OaS1eyJQWKU2YOtdpWDpGStk8bN9MW2Oms8N6Zo7TalhcwSZq8384hL3OXsnkNpuuZA9MbcdYBkyOCZsaE9a1rsshT/HP+aupv98/luzX
        I3FgE9klbqxqwcd6uJwZtlxhdlB+ZHoP2V6GY2fqs94OD/oAzpI1E3KAueLN3XS5JD6WUETS68/kcxsG65lsL76GBHCuZBADww2T8vVnsh35aX6g2JFfgO3F
        fo0wzckbL2pXdLl+Zpt83DU1sWLvveGqpBFio4i9N01BXzbmSLeF0Q7BYmgWxizEN2FkXqoLS7RlS5tca2iCeo0sAjK7bHt8nZ5bXInHu7c/3m9FncuhA6D4
        ns6PagJuHUpbptLnt/U3bsOSG/katQRhpiUIrZYgtFqC0GoJQqslCDMtQWi1BGM6Y+zrVjLTGRBnQ0PURapCjQHU4+gbsBCa3DL2zyLwUpHvJgvDwtzYEDtL
        fZSVK/vlHpMmrWNfXNCnWpM0GfSpIILkRbu7a9R0TmTSYT/voUP2Ie5kl8lrCitmGslsaZJM5YPOQ29AWONv22G/yO11aC63lBTzlMSuwPmI7OjzDfz6fS3X
        gnWpVLOcI9jcdh8397JJMXuQRyqWYVvet/sVc6MUtBh4lAum04l8Mz5purKVzzbjXalODN5rrd56v9VNXzfUTXzx3pQ0S/Ee8WymdsgEs9Aoz8/I0hkd3zum
        mKGTAVsTq0MNDkec8GSk4gCip0xzHg8QdE4XuWSM/ev2aerrOt3LLMnfPkbsi3sPZy1FPyitR62R8o2eJkhx26OPo9HHpYSAvAr+vVJk8NuW05L7Y6OPz+6Q
        mLVz5rKWOOV37BlMObBcmtH8bW28LbnVtXHMFw7s/AUQc724b9xDUDfrxS7t34DfldP7jPutyFES5s9YzRAAHjztKraLAIL0Bm/DV+ySz7j6vtz9dn6kxRB7
        D+1S0wKezTnw+vuMUoJPAOPAgcts9Gjke6eik1Wcdp33iH5MNkucmZVVGDSMka0J6EkH2LZgsq3wdwVkujDiSXEu81W1Hoh4Mv8EmULGGVjHxCnXBAz/HsC2
        DzYAX3PheE7HlXS+PLsmC4pIwBEyZj+f1vgsTuc2W1mvz+ZXqMWaI+yv8q2FQg0mYS13+yqZLGImgN8zDTBqY2SLOW6yaD2xOF6rC08L+7XURoSZq00SG9i6
        9Ie0fotzzpMSbE9g0dS7qm0f97SmT0WEaWDTDONOoDwSWuust5qMyRJMOGQdlMHfxaJGUpv4ZwOgchrFtKdphVxUJFimlTj+qCeTUquftMbUu5t4Y74h0snI
        IQ8UWdOph0KHJPz5BtHfWqO2JB3vhGmVGspESspMhRYw+8Goxx5QUaMItTCegvVQzPPzliSDep7GETxemB7KHqdCowZ53FQjGJhWSTAPxWdwjj6JA+7ZTbLT
        +Cy6bdhpvOva98ZMo7K7mhjKIiHtOmY3im8MJM/a8NUdTLNNu6gFbHSTgJgYzSww+82UzGOSmUIxpmGlod8a2xfH5R/AznXSSJ116SRBQaBu9Ki6zlX8CKzS
        eQRdNy3lPamqtFmXRqEoVKdx6WlcBDwor9PKFJhxHdMZklEQGg3pA+AI4nl53eBo9xtqKNmgoOby9xis/1RO83mxBt+Whsp6IS/o5NJQt5cqL86BB6ahyvZ5
        XlwAcQbT8UQWYDpesqTpeMkumS8XVa5WS9lzuNil5ZJNttaIk8l6DutoDRfzWlKHZT9m7Wvvtva1R6x9La2GrP2tb22EMjtmnSRlvELYij7ue+6pCU7BjoKl
        UQoA/by1FObyDooI1pEeOIIgWA8gq/bcW31OjiQqBhwToVfPxUNy+5YNyWV2/6yrWyu7xTqSTNC7tWxdXsQygCbgtzrGL9ubF1FwlGqNr22lTNpK6dhKiW2l
        TNhKaWdGydxHbxN6ZQB+nSypeLhVXk4DKy836eO4/eUqXm7pw20vh1acvpCZ6Fak/b8Ou7O6TbZKOY6sQqWo8EA/Dy189E3Xd0+FJ9yTuZ+fN7Jjh38XRQZ/
        XPCRlF4S1W0PjsFFs9jnS7B3qqePxpgKbt4pddRVTlOYzkv363rFXVAyFkBSsuoUYkh0iCt0Wefgj97z0KIUYl3UfsV13RNGTTTuti3MPmNbl/3LtrBre0Ns
        r4+ltJZ2Cz1kZhHjWLMyr5wrPrfWf9bUbfz7xj53dnjfiV7wRc7xT+QouRduU1ZFdd07tq6uP+oRJOtAZSfIsu8Dc2mJTlnbHo28bhscLbvet80c8qbU0Pcf
        P2SqOyaOOkcrrFve+69gKUoYJrs0deKxSAxbHoX5o5Utj3rP/weaodYvUiTs7rxT5YKlbqmz3P9ghv35MS+Vmm65EGB4B8x4+DQdJu7DQ4dINFIl2gfiqlWH
        c1iB6aH/eqgFXD/vh6P84V14hEScww8BLghi8Lfexj93dVOn904gFL+zerhbsvSA2FRTtIRfd13vhNEpM+uDXg5WYafS3KJVJ65pqaCvZz4TnCvhS8AZYKy0
        esxGOwKT7PIAhRWyO9ROeMRGOmAjmezBAfsg3vogjp7KnNE5UL7iWn/qI7j0tms/aOS6bWdXdBa36AHj4vHtbV6ZF+z8pv23SObYS8+EKd6++zvLxObfSAJq
        +Klm1TAgf3M3WrOzDhur3ILH8mbd0qRHsoCsXVaygKyHHMgCsgYyWUDWb+IsIM46UhbgRB9p+tVTNWk8HK9O0rA3m6G/eSr7TRpjwqIxYc0xYa0xYe0xYRNW
        RXNi+zMYFOcmcIt0Bvtfg3RSfj4cbI8ti/lPB2nnIhPFIu3QOre/mf/81W2Q6zuF6JqHn5GkZHT7wF0R8eBwy+e4FuEGk4GrVFXwlymP6Q5MNtm+HWnfulb0
        6UkberexIReyeEeykPNZyEoWci4LOZCFbGQhJgs5m4XEWUg/C3GykLUOwFhl4sKee60DEJkw/hB8BrE7D4iHpLc+0ftMYG+D1XzSP3/b7WuVH8J/t93+8K/M
        /+/L/+fsbbd/7//xMz/+y/V/+kqCTlfiZ/hSCJKC0FRtGpXVvHZu/8gL7/npF97z3G23/8yb917zk194w22373/lgVtOLv+b0RSqqwVVQC3+SGDLc8H6KFdV
        jDmdlfO8hp+34RdiG35Ow8/Z8PNZ+IaGb9jwc1n4WQ0/a8M3svC+hvdt+NksfE3D12x4Pws/reGnbfgaXC5PN23tx6vxB4KxXdyPz2VO+xKvpfHlvcxxX25q
        2lqsZFu99RLUeIC6cpVfhzmoS7L1svzEXZkK4v162ijrd/gQKj7WmX245U0V3S/U06isKLJvqjy/VreC+9m6PdPZqItwzgaqJxM5jhDE5wsT4GJAE+ACItZZ
        XPCQCxc8TUatQlt8HiGwOd3ABaxJ+hOogIju7ROoLvZiS3XCjEY2U+cj2RewXJEtw0ZkM3U2stnsR7bsa5EtwelIUcuz3Laz3Laz3Laz3Laz3E5kuW1nuW1n
        uW0jt41iNJjJM8h5e1VmMc1uw+byfMNm7lwjq8NGVqsNW6R+w5bkdMM26FoDJdCNyTG7McEy0rKrR9MuGpFdKxp2ichE2zrFC8nRZIle4HL1G/66rmdczeC+
        hQB4WtKVEmDgtzpjPVSgfRl1xxtx1P6aLkKTJez6Xt+Nvx1EQ9cZy7Tedx8YpVq3geBa7ysGsrGXXoltXQIsaJWNpDF2IFwvx161sVdHY6N+/sAlasZ2KOzq
        xaGwqxeHwoZWq6pQ2FCVonS9+PgYIOxqAYTtKhB2UALC1k0nnO/CTugQXigPqUjIGATqZYdOuyON7Wxv7CejQ8A8g6wmcXjk1VMxWlZE4JMcxdXhhw4p0wJM
        oD2aQJeWSXzuS547eXJszwjV14eWHHDegSg1oSYbMZw51J+IBkOTmW+V7s4kZMpUrb6MItgMbt10Fjp6hM/JJll+5tWRBpcLnCPTRauE69KNIF0a6lYl3aWH
        Nrsz15LxPX0B7kVdg8/sMvM4x4LbzoxBMnNmd3ECIAJG7tMlW/tF+NggUgeRJJk2komZzOToW3A3mkb0WUbXj7SH9FDCR7ZE1z1l9GOhO3fSDm86V2/z43C0
        RmItfkerd1IbYWaMoU7FQKeR1ohxgX4h4oQNYFI01GmeyRWnWw11WsN0aii1TtXnrLZu20hoNEwX4Y9k8RRwgDaU5piFy9dSP53ImrBkfgMHL2mhNmLu7g/Q
        rKioTulsbU9JgztMTd9Ml040ik1PrK0dgcnEdpwJIljYJKNSIomZKZ/9mH6xRYq1E8KXCfa4WUshhfLxUdI3e/qFc3VVe2anKNhuKf0kKkX+m5CCTQJeo43S
        tqVCJHB+ILUohQE1c19i8RPa1eWTbTPfx9ApvHakPyGdCb7TNUsDGSH9YeEaOEefOlYoSm0TnJVQdjGti+IVw1divBLxlU7xSoxXssIXrzjRhUm/fmrxRPVk
        AQ1knWTa1klmyjrJTFgnmWnrJBNbJ5lMGThrlYUz2w/9012Ffrg4A0l3J5fwFLzeiwE1pMxOYFwoAOiXSb0A4GSzTOPldYw5KD+kAHQPQkDbBhQn/QfIEQuS
        auXoahCe3yeHgNsLkF4jAdKsupyZ4DUwDr+Ly9gMz6ebIIP2eCYdw/Kf9EFtz3ckyWkJnKCVsCM1zaPqZmTljX5gpYuzEAb7wSqtzrMz6svW00ulJPL/m7vJ
        csbSclnZewjn4B355mQOvejJdz3HxXc78t1JrBxTctlOJqMstx7Jq50iv3mO7ZuaY3dbfs/7Nr8XcNFRa0GPOta1YIxLEFZc2W2xSGlFtyQoGpqJYcAxOe8z
        bGAuM5f1z6SXFud9XXPpuhT/0mEhqT4pMSReKSS5VIrVkWJNFsXKq2S0WNsr5NIn5fVWMi/xFzKXQuS5lr8zL+8s6Dvz8s5CCYrv0jPp5bJH7JKZXXJ/+TDd
        J/dLGbtzskcGKpw5zFJGCJ0YzxJx2bo3Jpkxe5LZzHhhjzZHqQvJg0jGUTOZaPJySi7bUfZ+JGnzE139xAWYYi1pjrqZxQZoIjJGcJtkS5KMNckWrASQJETp
        ZhKTDg8wNCoA+1ZaPoeNy4a/akJSOF/qa2XRJkV+XmW9WJRlTIZfxN9ZTs8eNP8Vy3LlWRsZPU6YaVqelSD74t32g8fQN5zVkfeOWSH/7qSl3pUTsBzsebDC
        zeCs4IHKO2BaYd88kgJO1XEm17XC+mnA9k3jftqQpLErk9kU8Pa6yVSkQ6rIm2Pzhl1NWEo1tvlyyvmSsWzzdaCcLSO5gnFU6fUDo3kyF8uSuUQ6796it8/J
        7eL23p5I8G7t7alc7kJvn5MuvJh39Foec15iLmjMeYm5EG3vt+jKkxq0sLUrz9EUpyl99xLpw3uR0J4E3XlsV06kj+3WrpzK5a4oe39MV57b3pUXe17iZ/kP
        Jcmen/iSRCJJ7DbgJWwmi/DnmZPkF+n4xiA4YmEKP0nGIjtFyOTiEwd50TaZj65U7dKb9axvW03uMdX1MQD62QDQZp7J/MRn1e3czkSqi9GIUXKFnSvp4D2p
        fuGXw2Z9H3q4h/6J6X7/cJBcxtz55eFw2rN9DoBz0PhIsuYyHH9aNYanBntWeeHpWaICx1VWYTA4lK/tH4I0FnVngeJshz0v8wXsrEaKn7mHa+EzJLqNbZ8+
        52WO3dzketZxGw7P2z6t21+PHb2adfS+x55ezXp6NevpVfBikBdSluXQVvSGayv6HMq34W7LjjV9s9lx9cSUu7/tNeHamiCBhRoscS4q6DFgyZJmZ6yJFb/n
        rLh1iZWhdmWnsbutLL5o5dG9VqCckUYcp83H1gzQH+PtUjKcvTf57in3pHeC2YU5zM8GaVA2TAieGzm60ck3KEwcXDVxoHNXZM+GCWKtkFYhDwDeXiN4mkXU
        IwyfyKkF0EwKrPwIgGjRoG/qhqbGBHgdwh7D1AeDtD6Qy5qplR41TMPU5FGNSAY1ETAVGq1NQD1Yv6W10kfqIvH2mUgdEeryKfSJ1gDbEeQh0AxWbAYbtGgg
        NEGfyBLlbDUBxq7Zam7J1gTwDjRbE8hW02arga9OaLbkRdN4gqWW7wD0TXKNJ1FfilV7AhYISMFodvt9QzqBPKuOAs15CjOQtvrYIWlyEwM6+iE5oPjLS4M0
        2pJ71JzNfWNL7lEwm/smct+wuW8NiErH3LMuG7Yu8c0avlnHe31JWTICzJ6sTl2tU7dUp6j1wT94naLCBmPr1GZVqz3LqqvN79vm31ansHEZ/P+hTkPNaHW0
        n/73rdMGMjKuTuH6xKzWQUtYhycsUJU/CMzXmHATnhL4qCtg5tIYWdPmpjVpblmXwUnr+jhlTZ6nrakzEvZNBRrtGhNq89eAG5sJxfw9JutljQnN8PeATMY1
        aztdY0LzINCSCTwwVSQGd2iMK3s0c8FltPPWNIIztCwo5Wcb9hlm7VlZXMrPztpnOlFPjjxbK1lmdFB/9hmwthnhAgZOiwAVigbap+aJaoELhUGBtZ/31Ea6
        n719Dm/Tcl6fOHzboTbsQqbUiOzzCT6vqVmtRgPAT2QTnig+XrZFUENhj4hS9vXT9nW837Bvt0ezjvWhBjkDBiZN3z/VPcl+cS4axQ0qgf84GfiP4gZdYm3i
        LlF1XqqIPhxbihu0t0AZMorh04IiYkoBdGYUy9XaalymED+ydx3KbhEatLQyAApIukjYm5bFDbpctYTmclXFIJF4SFwhCZQ+AaChHDdoWTWQFRMO0gViAanZ
        POSgDrQfVerj5INT8jo+qOhAMdGBYNM3j8HI93cTLacpT/ZYxxukslfBx9tDRRBS/J/LFDm8Rt0lIW1CJGmWFU9oIdNnrSmiL0GCUBMNaAgJMbobxvPzhBJq
        ZrFPI3aLS6pkLNSKjghACvo7W5tTRDZNY+LcQvu0QHwfizfUYbzqUOeJocL/EPBnTgZcjLq05vkXGvK1ORSsBT91CACED5oYpB1+psp0pwDrg3WuBYRfJNPM
        UjjfoGhJtRRqZZIFn5a7OmwHgQQ0ywKrh0mDOEUdUBK3GbvK2NNArJ0kEvpsURcbiB2aXUBc2jOUPg8FbcN0YVYZ3uxv5MRiJhwDAZ5meBAY55dvQQNKFQ2I
        vbkxVGChxMZdxs1lRdxEoYyTMRDgMDdGvkbgvw8dV0ztip4abjQAGKQnD30e8QJOKI+QU1RmR47cihC3M4WcerZub+9OieSS3R5JIbWuZbfA2pLek90eSIF7
        cKFmb42MPGmr7DZO4U9xLrt1ZAhJbdcUsCilbNrbqIGAg+eaZ4PSGbBfnAGvhQotY0+EA8LKZOfAgaLNWPE9UHwae4Ybpgb+PKNnloppYzc+Nsbokaci2tjt
        QbBDGuezr5wNdkhjo44yyW6Dxazr4a1Z1pdowmzUFw8bO+aegfvUFdAzl2kGGHiF+vN5svdkqRm4X10IZd7QimHgleoT6JlL7Lk0Aq9CkRCY2kNsBF6NWkVg
        Yk+8EXgNqgeB1yC4t1FdVSOM1O2qdsVcLYnwBiqXq+QzvAFw7JWSEd5gO7FfsupmaowrpDCuVWPIlupyvYE+xAC2qKtKku1QV80cGot9emcArHMRVp5reURF
        QIeMBYpYpyUeqN7T7+n0bum9PP4ZUmpEN4N/CP4EKaM5KZl1ZRP51rt4nuaDEcoh+feWNxdHybfXqr2J3tp7yL79cc/3Trkn3JNKhQNYKMc7YbyL2kHmJpDb
        zBkPXQy6IgRxPaErwn9I6Aovg65QIEcpdfy+DNLXh9duXIZWTAG6KJMYBI74a8C1JJ5mlTbqURmkkQDE0nRbavOCI7W5obW5FgAFO6/NCjgqen5RmyV9f0Pq
        s57VZ32kPtOoXKOwBwq2N4hUzNgEtr3r7dCY9c1dOHXb5T76VGbNGkrkQv97TzdKajv2he2fHg+0GZXU+SCBqGQNkiHXEMkmAlBz/LGABHlKuBzEv6S3KXBp
        QDxXI0INjthTWKdHzppCaEfOaVz4cnEMJBjye/d4T1PnyFiIEMXWdVZ2eOnA2JccfcmAxPkGp48c1EBRGuDgG6Sp7CwjtgMfpO3AkyXbAWs90HIK+4FU1pvg
        deSypwVBcFHDgQ++JMOBD74ow4E/qvvhycqJjO45tnOCW6DRwn/MGab++u1Pffnw1d9O/vK2NxWNX3J/xXDCif4whcqmTpxaBAX4nU7Bh1nbbP70yY2nH775
        55/b8+x1f/GNv1h9DhuR5g88+bZffd0j7/+NL93+//yTQ3/+/b9hPeebcw98mji5i31X/rviU1l4lrfvtSC8EFuwSeMXNOUrXnHXRw8c++zr//JWvvGhF775
        1y/8VfLK+g8/PXXH5J+/IktJU/4vr7z+s9/3s1/c9dlXZuHfa2F5O/zn7bfZ8OyvzDaKyNzei9ry10cBmNtELx8BYG6D4629+YO+2XyD77iJCMO9mzRkmSF0
        NR8LxBw891QyAV1vDjYAIOawDMQswnsJiLk6SIMRIOYJBWJuA4jZj+81bQAxBySGlD2s3M2TVRN4yNUBkyrgl32wDz6cTmzBU950fEiFE0RlniijMvPJGHdJ
        AsP6JR1Z2E/9HLS5on5CDUmxnE7LjCFPgSWZzAn0tPya9VmQ/TnoDaSOBmk4oG1JCM1ASCMTdErAbwZ/P5hzpc+cEFVru6Uu4KP1OXO2zZmaWgjkKNB/Xwro
        s68wpYV7hMrfNWge7YVST2ECBexXnZtr35GGJYByLHvvH/Rr7E4RBtwYL466NeVmCWtjPDka1u776yWVgb4U4yV9fCB/vIOt1X4fuJ7y03exc1H7YxhlALpa
        gjfcIZsF17UBNgr7/dMStcAYtgapLh0eqcFQlUVgA84igJRdPEsrO5UYE5MiOvqY71dOuKd8u0TXC/afEkx+caeolZKTt6SNkhejtY21zkBgKahbp2LfWqGH
        8OCsqwdRz4GTO7CLaUN+Z1rLFs9atngScLUy4mtCKQvOe2q+5cNtsDDRkOkTQnTCXo0LH4dC6qoUWJcmnycfzENgj+9gBVA6vx6wWWQHC6/AJtlgcIU2beIT
        frmVXX5US25Pq2juaX3dTVjuJvIlzF60Iq9Yl9PsCZ1SAcqVBwVRxjth/blikm5Le33SdesnTajI2CI5ioym/CdOqnwtqoVUhpLAUphVVDOdQ/mi74RWthqS
        OUMJUfgSzYpaNtgtEIR5fgBlQcVuycGUIjf1YckyhqwoFTDIMEIbN63cFCuaIW2uCgAiysT/N6gfQZ3w/5L3JuBVVdff8BnumHtvckIChIRh3yNDgCAJZETg
        cFEGAYHaOte/hhAkAwkkYVApRKVI64StA1iHDCpaRalaRzA4a6WKU0utA461igqKigPyrd/a+9x7cwP2/b/f8/++93leeHLPtOe99pr22mvRHFvfe0ILVXxN
        oWHCZUjRGAc1WSIvU5kR4A/S/Z8MLmrO5oCbMqXkFeRDkwzCx1mQK1OTNN2ka2lK9NB1HD30I60eEUT9R4wgmi8L40Zw7G4OY8rxSzl0Kc4851gfekI2xw2O
        bddwylqLtf5InYVU86RWS6+H0NtQDp+QjtmIidsMOQcJzZl5oamGfj7EG8bwBkJCoHw4qqcaEEWI6rA16wOOrIrQtToCDWbLWLccfhhYDycYzJXErayEJ1qO
        coJLAH4ZtGgQWj4aQw0MzXFJLtEJbVovUB0crRpD8Iam+KSPNERh3a3VHtfT8RF86OSR0PC2J5fGbreMdIS4P/BKCv+joQpq0UB2igujaffXyhWMDQP4vCPf
        c/Rq70rjfBORc9p8ynUpBv9VkkJiuaXGTlM+78C1X6nxLF1xRP1JXE0+qu5H0NmtJgfJjA7gYLHRPkTW6YJjCHTJjmm45MhLX8oxwLqN1kqp8SCy0/U+dd1i
        xnVIHOc1kzdsrdpoRPTBxZSGESMN+Lcrae/m67cXoCMwExvQ9D1pHy+iqyKz4yn0WH5tvgYNvB4bzHcZHJcXdwC//nyXzpF4cQdvxtl8B9+VFt/1prvnNMTI
        lY4pTQMbnET0epMg1CTSm0S4CcG+0ziOa1psu358Ey0c3EyNMILSAZ35kAGIXsrrePVcrq7F6lqorgV87VlHk/rHYXGf5VYRlx4i2PqUICQbZqx98NMLP33x
        k4MfP+KP0YJQYWH9sJpYZ8aOoQ/rTASG9auQwx/BQNY/nD6WGbv1WN/YjqvcsK9+7IbT8vCjNL1WBCzCWfkGyUf0exVOC9F1A0dksfy8z0py1OMPdZKQEmv9
        iylkTmxDQPkgM7dypjUq87rumfNie+KVc+Z8ah4hdrq+D0aWrrs5CEIrTX/yX/SYWOsOMxqJffAhAoh//fif7vBHPUS62L9pAIGuI7hE4JZYgz1YJrfJDkyL
        YMt6AB+S4xFNDGZ2txGFnVsQob11TmgHuDDWsASsJ4xoBB5e7zNro/liAASf4RKuByIkfG10hOiFyyBKc4CEo8G8zKMjOXAtAVwM/k4CsGSWXmsIpBnodehg
        BnFwYztIMkA38I/oyMbZpbMDLZQcULjnf7lMuMwRPBAk8pr5Wn5UEBnRBkeH4CKiUVz602qhSw4tJHOkZkVLcQlES3DR7LJt9vhNOHU8SqvgNeL1yDUil4SJ
        JREhKk7XaYRtx/Nue8bJBNGiZJs9QZRusyeumTulqYmtpaO9MbgTZKKL5k4h4jZxsnZiE+SBaWK8mLDGzU/LwBOOcMT18qRSS7dRsWuQJRJGcWh5MX4K8VMA
        toMXU7RJDGkSgpdTGAZbOBOVFw6HoBFQ6jIPJhMRcPEuMDuCUATBWlGGMPd+UIctxF7GU/PU40BjfGQDSF0iU/ctNa73SXS7AdxKTqlxlU+i2/V4zi41LsW1
        V6mxDtc+pcYaXCOlRiuugVLjB6+s9YBXPgOfgqCAkgKYvLXWMx64El5BEETrowUOKvKNxTSmYUxIJN7UiIJSHe+4Y0ERqSWaFuVI8rCdSVCvPGXf03uzyN08
        Waxd0wW0lrZZhOVTyC5HF414t4NiINx/GVq0QgwWZaJElFqX6nIMrvLKMVjvlWNwqVeOwTqvHIM1XjkGrV45Bj945Bgc8Mg+7/fIMdjLTkaojgpi9gUWA8Gj
        P7bBC1X6YKKnTF79sV2IJyZKjkvyqldu1QHNESmtMDeAJPmJJTiViPs6jCesifxs8MLYURAhs54ADiV8i0y7jSTOHePvqbWe5VGfK0d9lhz16TTqHBLOL9LG
        advR3NIK80FcSyrMLbiWVZi3eeSw7PHIYfnII4flfY8clt0eOSxveOSw7PLIYXlVDctONSw71LA86yEWh9rqqY32lzIHH9XjqA79wedYILhDofyxaEnysveM
        0o6HFgjLPoiLYGe0vOw9WPbpuMCklS4WjikKypJv23Ymr214iUlvIg4qgwlVWpMINk0RNijgEoIs3Ezj5StFkHgSUC5qUxgtGibdLUN6HXZ8HnBmgUDpU20P
        2zCEkcPOAjGcwgoA79QlS6KjKHlGzDNVBOjhaH4w5cNofjDkQyE/6PKhiPfUspq4KOFZEh0THwlwcdAD5NRGj6LafcuiY0XGZhGSYE7wlR6HecKBtACC6qHM
        nCQKBPXBZutnc1bEzFVotj94zCCWhjmDj/IExVG1KZwLRmXoVBqqgGI1Itg/lvQ9GoSdHjEyo6DRpRGZwy58MDIkoEu2BnYPkq2x0+mO2RrYLki2hq7M1DTZ
        JL1LrsbOBNqbsoRNGSzFYUyhLtOMLWkCNuAlz2ROxUo1xVA4BQ/E/qTHW9jGt1HUfqmueKlAbJ2umKlAbI2uuCk2QMAtSO0PzA5Fs+j2gLxN4z6u5+LsIIDK
        7heBzUBWk10MaLEUIzRFBCVY6XwzjUZCgpUlit0k1NrDEryxTJykDeUY6koREaXCiFeMjvjE0RG/GBUJqEKDsS79hCauPl4z1eSbRqQiKMIYm0g4SGBEApG5
        BHSOLsjmzGzCZ2pRAIQkKOzmmLOES11CQss0woQENVkSauYRrRKZm4WlHglRhjYTiKmPVJdf1hUK+7kufYkkqVTT9ljX6hlN1HBOkIY48P1ke5MGq0l2p4n6
        yMmCiP7eT73s0TsdvfPIlAEI+kdMaSClKVP6If8fMaWJlIZM6QM0HTGlByl1mZIjwR8xpXca87+cEg5EaXCUf/YAs3MBcRS4u6PC6q0Zwt7q9Aj04xLH8LE0
        IJ0A3nOwzBk0Rh7gSYSQ1FtiehNhwj4kx9gZgFOcQquz06ZRdwNJ5o1c/kAEILCe81C6DGIN5QkHnVk2OzCLT7AFZlLXeqG0cLQfjKOw1ge5+fqJsGQpuTg/
        CQUIgcAoPCjV4wFXg6Ss6xU+DwKfI6wdsHmai81DEpvTZbpt8TIWJF8fRyidLpOiIbkPpkcRaSYkRyQTRQENz2EOjN0A8jvL7s/Fgy9Ng20xn6swrO7IKwDE
        QX0h3iMwivhCi3kiRAwgoSIagkWVNU4LwLAKqoN0EYIUEmBlGZuLijxB/xTnYQcQ48EPxbU/dpunVmQRLPQWURHIE7liCC5B0Ndy/IwH3cXuAw3H8KlLxMgl
        OHeNyNrWXzzCS/WzS3yNxR64V5eCw5MsSDDdf1a3jyHSf0CXku5+XdJTdh0jQ1jY46Q9MIsAmGKer2TxCoT4QTj9O+Zgnkly0hLCdtPAlM1iBTjzEbYmRahY
        vmRM0Iw7zdhNq5aU0lXyHZB/WA5T6hjWSQTsiAXz6AiG0ACNx4YjfQiO07Drro3W047RsUMPnUmpUpvIvNmJvNkyryXz9h6n9ZZ5+xyj94m17mR56Y2X/uAn
        iWn/4w894ot6xDjoSMbJMJvjEHQzKD/JhMhkXQ1PjUQuLC/JNPCFB5s1i9AMpYeOD9lINkIhUS5Li2LByqGwVmCGCf6MbpJpmx4bIzkwSKb5xs06gnZrFiaW
        xUHikgy6v3SDRXwS7noTn2TIWCW6lCwFfgZTu+mSD0NCHl7d8svGxvrF7tzgCpd4i+ayuR0euAssbxpK3jSUvGkcXt4E+qXPxdEAx7yj20IAIYnWz3v4TUDk
        45Y5vTWG5PQ4Egtxej/oktNjCMxWEBhWEJhBnKEuAUzK5vnE9NsEn++rpy3EclDvUUarpzYZxEBSXbYD/k2Zz9cJ7YDFsfVayTHThGFBEzsjBXxd6QTAT9IC
        FaUJVreksyPJz4OsUHG+OZLzzZacLywRdespD85/EXkgShmGlo9xrhQ1XPGg5CdkLVPKWiXJspbK9N8QuX5QGq4Dphzt/UrDtdeUo73HlHz1R6bkq9835Wjv
        NiUeeMOUle8yEyKXErd2ma64FZDd98jua8oIXnmKFgOm45DZkVQJLvaggVL4H3BDg+cTwEs5MowEbN0CWL0+qOXC0ABjs9onNKADH1oIF/n0jU0SJMbRZWG0
        vBTO4RmGdZR81uWywFybqBFKpXxpUkLLz8dn4GWmOFBooclSVYuWA0epa0Bdw+pqqWu2uvZX18GgkCUpSuJnfw0lsbcFZ7yPrCN+xWtmrDZWshKzUMVXSZii
        GSvjx/eYOvJJ8mzbo6ijx1VxkOAyHQG+QBFZrJkUzcClnKgWXYqJQaULXLHRpYCQmwc6ERrgkQTkWcIzXBN2700IFT1Ss+zsbXafTeDQ5RkdorzMY3q88iCX
        jxUgHiUkkWjF3GXvuKoiIPoklBlTRNY2u+/cJcT1cb6eaUXfhO6D+XLwQX1dTQlcLiGKCE6+YjvH9iCogh/xDPOIRbfgsD1P0VgwjnG5BlxhhCqfO6UJIQ7j
        dWDY8rXxWFFNBGK9qFI/sWNgxliBAlbbG3JP/MuR9stHy/bxIzNOQDf+JK6BcAfhaLzo7GCo52bzDhTBmWwguEbfZtEroW7wiuwKM58uWRWm6F4pNntUPT4U
        W2FatBZy4Dzbwk9+rfSlzRsk/bFJm2/kZGZobltlKQaCcuQk6d6FT7YxlLQnlvhssGreBAL0AgOkgdvwwMgbGCCMzaY0UGwN3A7WVlgu0cIk1xJa6Cvd0Fdz
        RPtWw40ZZEgINoAHExDsZUUPDAMBx9QxWtbvqD0EYzWWwChtp07Dh2NP+jbbN1ms2xSlUdxEFBfjF9vF8jXOEcainI+LJBrpJX7Zuktnrzcn4kyPtZkejug9
        iHlEDzYcYywhUtoOqo/qEarSUEwLyb4bsu8KPbFFNDp/nm7E3UYss5m5psqVQyGoAaU7CHmQS5sVMWK712VK2Zz3kaQfCDPuB8IEMiTCMTXCW2HgUtlJjFXL
        nn2yQtK7A/5fXe3JWR0mNMLRrRFPJ7MbJmHBwJJ+KNI5TJLQsTGUEfMts9PlqTLe+BmCSyA6FBcrOizWdnFmbJdGjbMsiOHDKoy5Ij3W+iy1bbpIn/zuy7/+
        g7+MSksXQyuIeU13eZlCut1ziAh9Ad0Qg5xPKYZUEAdDKV6gzDki/WDYJKDz0V9LdUNzTWODdjBkBGLs51xYBOnUut0aWkacttUpvWhELYhm9AKa7gxCbxFa
        A8MNzS6C8QP+HcDEJu5PBJlCeluPBeoAxT4mYaPYB6weM2pH6+xxNubBV0wbxHUdHCbQO3vRSCfK3wm/HgRULWAhWpqaotbBcAY1fo/mAce0k0+aF0PETCcJ
        kWA7g1XDEZgcslMrjH0WLmG7t7RDTMfFwk92k53NeyB8Tos66SP8gbMjwIfwAdsEebFXkx3JI9mEPsnCMygBya2C3uId18xPQGXouIXtbxOs0BASZ2CxQkN5
        mQlBSWSO0liSMhVmZtZjiPBsFl6JoAj+izbxmrBEEa8BL7Caj7B0PL1/swjI1CKzhMCVfsJJmf0qI6aV2MlMiIFB6dMkXW66RehLBgfEo/mEWAelpz1EDEna
        IFPmNpQlAyf/Mth5TxBsZJja0rqDF0pw8ns7t/3+mT39cXY2xEwDpRlCzZhowIdWuA8VdWlITpZgAzUTR0Yk4OxVGEGsm2hkh0ioNDRqC7c3Ig0esuWCEqYN
        Ux+7j5yHPnXUn3Qgrl5Ralw0y3SXXFAOEMnP3CHVmy1i/hIWPLNEcErEYEohghh418borKpoFhBQ0gv2T0b19FIjRUI8RgoF07xmYGgylOMD7vBk/VcuavP/
        gjqYjPLUygj8yr3be0hDGu20JQwxEXcFB+g2iEFUYxkRPJARVFSHkY/w3NJwUcJNF1jAiZGD4X7U5PqUUcaiwB6RSLceM0Q2IR7AnYHNGotajiOe2aAKQYsY
        UfocUJ9LqFr68Uj4yohrJgk8gvBLwz/p8NlGc1BLyynIzmmE+xluaz7yi2Ad3X7kl98wW6sWIa1In55HSCQbaLnU6G9Miu2438KyDDI+xGtMdZiQuegzB9pC
        fIjtVImIc6G/mXnENWfH+tdaD3F/+vMR/NjahfwzE6dVI7GDffnn+DwSISKxC1bMiOZgnAPTo7k0m8QBEesid8REX6mLIIDBPBav2xQ7lLHEBoDQoqP1YYDq
        xWfUTwwS9IIiB13LigbNBCBZWgcBRzC2ZvHxxMgHYz/6CaESgOTRLMvT/RmiNz3nRrSkXLtXy1yH/HWcOoPuZvIG4hC+r908uXhtF6UJYdpo2NjwzWbgy6DW
        06UvhhZYLo9GDnrdPNhX0+LoMU7pWMLQoATR6+N0dzODVn/8oTqPpJ5wXC/VDdj5NQHVwx6Uls12L+7SZbydKXzjtHW8FUoiKq7+UuzPZkJ1swKHWUqNFroQ
        JV8s0olJyATzANyIhY/gL23EwETgzWQ4kcMxuASiY3HRGL395F4kU1gvUVi5f6hrhAGB60GBAPkBJgY0yCAN2M4Hq8U0QQMu4Sgp04hyFImxa8SYOAcrxmwi
        UWLsJiJV/qYmogd+SttLjIl/p48JjtqPDcaixLOHMviSCj9iNqNHNvOn6zF7ZDDceo6cydMjE5E9dhSfTYI2Ij2lY49EBIhZJ2GC+JWpS7jMqUuiORIxIyhA
        GgSq/pKiZEgzDhiOZcSM4+PeuozV6gMxhLDvkFrI4GBpfWH7Xe0pScS0UqGKZ8QQTiAGsydi0BkxmEmIwWQHYObxQAzBWJgBHopIgCjvkGdJ+tebI8AGiAnx
        R30qkos5hWV9vY4VeXTBCXddMog2RyShGagFkaGkwjuFBQpJBYJYjWG5GtkhjF9k4QtxcnI1BtRqDGA1AmRSG5fOjsekewriNIeIoZ1QOMB6CpZnMW6OD+vP
        J7JwyZLrzztF+LglvXu2pI9ECKolfWRLclVLctGSvodtSV/Zkj4/2RK6+ERvtKS32yBmDFgFK9JZXRHVpXoCvJyccDgwZ16MyjnBMwkaDQ7fantrY4Fa2QUd
        HhroLp/YYCMnOgwXKzoU/HpMEDOsEzPsZbc0Yli7TUxxDuLKiGFtYmg7WuqdfCFR1u1aGTRVQDIk8lvfwFogXGv7rHuNlJII4bWJ/HabSxzSLssbmloSolvc
        y+JemGbXlN3UWX8LSK+1vbOYs/eyjTzb/hOi8E5nwx2G5ZwesPwqPzEkzz4CJE8HJKcRP05TFFIG+KxGI67uV3CAT3Ine1yCsYYPoEmMHCIqTOE9vdSK9cQi
        MtUiypgZYYuiRNU6c3rcAnNmUv2yMlNOMtW/OupVBiY+FVbZy5VDTcG1s5H2Y5wvDOtMIAifSCPWF37nMXZe3k2gEqgkkVFHy5NEdF0yGsdd/behH4WOzpzY
        QaIQ3IkYMkhzNzTvZ6EKLjLqZnpcN0EifQ6IUMyss32A64DdG8J4QPSWkr2fWm+sJJjximCt3Zt6I9ne3kTEcDe0zc5n83dTpB/Pq5ZT8J4pXZP8wUn/UdgV
        Rb7hvGeKuxFYN1V2IM8eyeHBAnliJFwpDcH7+XkivxMW6fBzYk7j+BfAgjOxYyTiK2EocKJSShpQShp8DoUT+tjTDQaYyuuogGdtn8iAskQWNSfik0VZqqjE
        eS0dRelMDAPCxzZtMqFbVI/9KKAZrHCcu+XNHbOWSAf4VT/mMIitpohM55NOEnnMfRhzyHgkePkw8AGJ3OQqTxMsiLJQzPGP0ul7lvt9KHSUQFdZCl1lAV2R
        QNYDFk0gPD7V7qKrNlq67Clcx8nAjKm2DwQFCzKKbcBEp9BYV6fKKv4AT7YsSUJEosn20PaN9jAuf2NSQA4Copw87k4Q3eGOp6MqRIUPsripetAbPchK7UEQ
        slQWi1AQINEDYB4fOiC802TblcuVpLYjdDQrfqU6JFuwlJAmmbCIiAw3zy4zNhhQ0cU2GLXWS54wolvH9CVKH0aiKku71reQsr/1HAxfmpYQpaU4fTC8rLJ+
        aXUzPXyoaXPxriTWqtMohkIs+kd7y7MjcExgqJ7XRXsJC+p7r7DAbgVxwYkpCyotH548xCUA0UT1pKW8Wv11W9xS1CX+TTfgtI2BxTMlEiTY7nVCJI2Fa8bF
        RNzlNHXSXPikSoVxS4BmLGFVIeViXcnFGcBcEI+8MEgwk12IEQ4ikScpT5rKA1TrJcFxspYolmvK41T0Op6T25Fnj0lUGCRWLF4xF6RDpvdwyghUK1Oowegl
        R1VMtEEY1NF27m4nNycL+jJZqkRBcqiMqfSF/cqEotnQMxDb5ZXLnor2c9GEHIGc42MC70dxfWo7DhHWxqvxJ9QPKdX4UQVMMwKsBOWotNh4gLbo7x4RAKte
        lKTECYiiMlofREfHaeXQ/5Yaxdi2hrIqAEEhny4kkAyOx4SHehWIlWAXezH94ReTVgykJ+DjaJpkQP3JqjZX2eaVJ8dNxpXYpciRrTQYXujHHgKHdYAcO4N5
        GtuSW1hsA0nrnFZ6mz28EyEQh4jhCGnMqj/e4xLDOu1hHW2EHoa2Y5jkAMUgOg3r9gIj4UfT+ZIDeGdYAY6k9eHhmG9yU8wLu+ZeUE3GiOM4hGv8ThUD0YW3
        woLEVdGy9TK2mQkulCHGJBRiqd10xLsEHh0JDtWKFhDz8i0wNWfTORsfU6Rs2ANVkzgkObL2CDGysyPun5Q4JFEgtSkjiHZ14vBxvDZKjdo64TRBjOgUHnqH
        UM//yyMUll0LMFtAbfTgR2f0jjvGUmnCB1SXBo5O453ZwVrYm4wRAxgjhhIrFIV7Aj520BsoErQbJ4vYZFclZzQpgCZheGMSixiF+LOLxB9BVX7jsQdH0Qos
        gnT660N/fWGMr0lXLBbrSrC2LJJIo0XMVuYQWxmwEI2Y4N0SfSZfQBwkVRIIMVaMp7dS0veV6fsmpQ9AMi6ghhvQ4Ab4S04ZL429azMhcQWYkcs4HIfnspY9
        mTs+pK0zX8fL6322N82JZoRiltx3gpIrlgMo7Rs3/4YJGDX0Y5316EGRweh+CptvpTCZMLjQu3G36XNkK+L8ZTrkokQT3lFNYPsnOF42GV95pDSeJtGFIq4e
        puNSWiFeEsJkmmAMylTWByqLI9upBQcBNwHeMTOIyqZh55PJFUQuYm7kQVJGq5SlINpLsbZeVrr2YUV4H7WrExR9pNp7k+R+EwpaZXcm+npWQ5CSli4IoeWm
        V0g7SjIzlRwap02XWPA4Od2TJDIEhvRKDKkzhsSoRNneh8hrIFZYGx1IddnEgD3sIR6JTb9Zvs2R8nRv9AwUABLYpx7bhyPLUW/C/vsn/6+m6cmezZxc9jRh
        N0Vp0KmybLYqJ9KUazA7cwL4MjB/NLlcqw54YN8XbGkusuhluqH5ees6B5iTsFEOBFILPznWGyaRa2+cNfWCNfXyfhchJh+hKmaGeivu2A8/unwXQEizhM3B
        EDFIZOPRo5hHj2CGHLIjb7lBmERLCa3ngwuXFafFK05DxcQg9WYZZSYxGGlcoOTGQmJgfKn34qaliYHwl4ouWW/+VB9Cqg9QEw6UqlcAqRq03lMi4XjvwigT
        WwU5smrFBqPVhEZlNUducSSlxVFpGBVlbBnOllxuCPhMun/NncE6AG061ZsrZ2/AnAjO0tElQq+y1Css1QHgi3PkduiA+Ijn4vEoNc4DxCA1zjnSGNUenhQK
        aUhSvKBIwtSL+pdIBYEr8WVEuFco6SmphKqIFc7sIaGk/qfxHg4+Lp+IdYc9VOnlf1Sa25Ohc//5EZXz6t3n8N3HZxqHk9R0l6GCTA7hB7s/whP1o//96+z+
        vMUITxv40g9K8f74Umv3QzQT+OM4TJaIEUO89uHW7QaB5O0GtRa3w3DbYTVFhyoDDs0diQCqIBAm8bQz4QyFhE16l/yCYJxIdHQYoeSdSU4t6F49UxN10Y+d
        WvRjpxY7U51a7FQOKmK7Ls10x+Oi7XCNGhJD8BK+MYckt2uEGNrJboAh+eYhSvNwkHv84XFo6DDQmyvSFIpMI6hRSpfDLiWhQ1L1igG1YgRSeVirqOg+GMcc
        SZJY++aRrICXWQHW22VAEktTNCINNMLj0ogE/YNdA2hEhhT6oL6Rh/V8IBZBUAkIaZBVE3WDdwpab3EhAcb+ijRSRbDsk/RScq1HIJQg4kGljflvkcpsRSqB
        qUEpe/0EpVS0479PKXv1pJS6V9qlhkJ8CFF2HtF/WB8gJN8lgIHQ6p0aC6X5xqkgEHz3S2LPBoOp8+MnAg7tenjLoozEjQUgXe6E3S34eTBiHpuVhmkxY47s
        qwfbxyBsRtTvSjisI/GHklQdrtbEgPl9ulSbZbg0XdI6FcObMKLcCbB7HS/1Mew5GduDUursBSCl15L8++NGIhm1rD6xg3ElUlApg4ZC+Rj/4L5mySGhP6gw
        pOQsFTFekV4L8pRgwwl5paRWmpg0DhptI+h42Jek0+BB8aPTLHbpUvbyY0ICkhFmtnduinYAk3I9TBPpuoEWHX0AVOqwFUzwlsZheEvjCLxlJLZH58VFJe7R
        EY9DYx8ghoqkEQGU7QbDTa16g64uf/sq3jGDizD21gHsGURwOFVEiP2kfGapsUPlezYp3/Z4vq3YgKJ8PnqxNZHPxwaPDGzv40pr/UFVzn1J5dwZL+c2nQQR
        Vf9tbjkQmmLbcXL5MRjURGLvUzffNqWMwhCMAB4AGUOGMY/wIUM/rnzI0JBWCEG1DINYhtgT6jFgEvEE2LsV0BHHJoHNLaz2CIINVrizgOSlHzfeCao2wT1F
        JL55X++GcLzdOHOT0Y3XnUCWkZXSV/bsHVM1nLXPtH68vP1BvBgbJQXj42nEFXm8lxOOAjOQSAV/fD12P3qWLQOvwMEeI51gafKWAyBebndE4GpEogR8Fpb1
        KkadihlvmwqJ0EO57QUm+f8Iim9WUNSWBEUb4lB0VRIUX9UNiterfJcm5VsTz9eaBMWtPwnFK2UxKxKlLHYLqU9A8B4tGYIfBwQ/8X80BHv+ZyHY+/8XBBMt
        SqNXzhIiSUVdxDGP7SJ+ekxXdChkSblP5pFme7wnKgUtA4hdZ5Vhgjzkt9vDktSW7R1xrpseh7bbIzqiOEOWIChtHfaweKwKsIojO6Kj2O159Gji1+hpdAxT
        zbV5kxW0JtSxTCa5VRkghH5sOeguicwAReRXOE3ggwWZ3H0YTqyKlMdGQE+PD6545iYZeZgNCkmQ50S8LMRBSTZcjE50bySr4ZK70tnRQVzo0dgLFCM77cKO
        jo42JpmH5yj9kuRS0TnEVIoCQRmoilFJ1JcGpFMVovZeAxiFWtuPY0rd9PGapLhxHST7XyHuc9gRZUNdeLvNZH73eRrebZ5GdIj87jM9pNtMD03mE8SwDuaR
        mZGDTkEeqTGUOpQ1mQEVBKTFFZR7jD9bSAROiJgJ5oLtJbHJwm7yD1+nLu0n0xH7B1agu+T+L3EsnuFGoIzDjFjxbYoc1r95YVYTWCfVI4f0iybrPwNydfWS
        njieH24G3AyMNiLs20GuGX0wuyzh/V5cAj31wkHJQGJfDRGyJZBjwycxPcR8Gj0nTC5aVsOks/KeFom7IjJk2b0k+PcC+GewNADQ9YGlS14N7lpIGjp7CACM
        KSpv3PlEGovxcaALKqDjPTddsuc6kChHg0E3coF/PIiTlDzkptDVkOvyZFSq9tPiwfS4gxnnww2mnqCzuclbSPDL424Yucj5esO9o5IM4LdCUOi3GDMW8lFT
        hdAZtFwsz0ZQR0TvoNqGkoj+mwg+WyF4zJ7UHv4Efk8Dfk/738LvaT3xO4gZeoie5ScGIT+qS4U201Ye3yCPlhwCLZFy+v+1wzWpLj4Ik44wXCElm+hKVgHc
        7UXrEmqiIUmaJaWoV2c65KB6lPyI1eyTUmFA2gOlSdYATIkZp3emNCcIzuJtYo8InsDETu50zubTnx4selOkT/fI5Eatbc4guj5EWGxXZwdrXYtaeHqLP7Qh
        QNJQNh+C3Um7CLh39IXeozE+iW9gikMVzcYp5G6inkduEgJJehJ4nA8oGOw+xzaty0yqxas2HlayPmZYu/CWQM9SYmS7Bp1okFcMCbV1M/s1lZrSC4iYhf00
        2J17Yx6oq73Ma+aXGeNh9A9es5xunoXUjqgWQJKm3Eyn6Qckcp88vFfFu6j4TKgNrDg07CYrmU0ZsgumYrlUXHltTCeWFYjHc1jLZFAYuX9ay5tpoRAfziDC
        po7/eXH8T8gCiQXmUxuWR+4NatCwExvIu0AFMSu252r3AJ83VkCFWH42+/Hx0mA6bvMJ0ADi+Vp+Dq7rjb2uxS69xs3IeSCkeMBqe4cbBdEiZCmGURnx8djh
        9MvjV35s+YQFn3pkN6GTcRTybzv+8PCXWsKMmtey5tpWsoVevnEVi+j5xnoW2TnATLSYb/bq0RKJpOXSygO1GEwXE5uqeaL4YMi06FrC7vbcKjKl/UCmtCaI
        wBWwWyGiOEtyCQ0hG8dTNj5QmnlQM+dSvZnDzenUS/qOA1CZWMIWLuNpZuhSHuVz2pk4Sk3ClZqYTEzM2bFcer9bgxcgaftPy5qyzGdrUMKhFg0+FZ8viy+E
        LQQ8+aDBMWvZMSQW4S6wbJxWg7tx2kK60LCeHQvH3ro42ddPJri8dIu7kYOf/raOi+jmISgtdusF3XJRW2Crv9Dyav8b/U5sgIdEmMc+h65syh2WhnphYWHu
        w/IQbhjyUtzoO+zaeGP4TIQGwo6o5RbJaN+CZb+GQuA+jXdIM+H1YLAW2mjqfmVRgWNx2M8xeSEyKsQ5dT1hLSs01oBN5wN0rMyWG+mw3yaIni6CMjA3nHpN
        x04/4lF7pjdHDN4v8mFtpKndDUWJlHObAJ9Wz5NujflhRh42IpCatbA+3gj1x3wxv/VHHf0JQl/tZyxItWgsO2psJ4jF7pd1BNDeOjtNBN2o4R7XXAe8Jha2
        dbtqLyfX0WiaaGo0+DIO9IoNeTDHrIPzTmPLEoPtPWeyAzyu83iI+ianZH+3w01enxpwj6Z0osow0vUQoNgvzGbGYXYntuh6AJts7Eqbl4OujmdLR3nSmbBk
        83AE0vZJrpaPYful6zh2MRcAItGguDXkq/5wjtZfMsA5eCHcL4NtDZiAvwj2spbLtriEZ/nXx79+/g3wb5B/4XotNxTV4pBkLkk3dJjjaLGVS6JwFs664I15
        Zu/V3pV88mw3QVP6YPaKiKN1mjArCPJpmCtMHOHSER2KY1a023k4Wpe30c4V5kZ7QJvwbLQHtsHRDM6giVwxQAwEoFuvG3Zucoil3JQQS6J//OuCJTKUMdU9
        XdaNJ6qoXDahUDYhX2jxo0pOmTk3psWMpFIqGWTh3RxjcJeRFGe3AonV69iqRcmB6nX1mvCzvCG6p80g6DAW0WLywSDRO10GuPcl5yOBCQixHCctIUR1dFSY
        p/KDKR/m8kMeHmwdHUtHHzAfhCbhgdfW5ElbWlHaSNOy9aT9t8R9VZNnddz+FedifUk2rj72ZJhzMGRYMSuqmXK+A7U20dSpdoA9NvJ2KiImd260zfj+TzUb
        3LC/Z5zda98ojER02o7qCHg9NkEJeGM4nbkEAdn55I7GjVfHh9Nx+DhgwIVzG63tEIgQyHlGXFii1Jq10+PaTsTQhTCNHDBq3HYibhkkXRBa3VJrcU+1kFe1
        eCZ4rOOTKNjCSRzbDEzqsNm/K70TcRDMobeuD2NrO3+kEe9os43EqBNjkzzQUGMQ8brJNq7DrCbF04yLgl0ddl6nbUgL5Dzh6bQ9sGWEBKDFXSbv7kKAsfiA
        VE1RDiFYOMiOSwbTcKZSSQHSNb+fmH3YHbIpEZZtnMHnme+h0gscLg+kTixhaW3p4b1mI7llRo+WYVgZSXlUq7jm/7E2GdwmrzWVq6R1qEFdjAMfap/IUmK+
        n4V0Ow2I0s+8NtBsNk1/Gkk6Txq2Nos3C43jabmuJp5Vj0bAs9JcBFlo4qWRKZeDhounSoZQr2BeylMhiQQ8nLM5uFcuAyXTg14EideiDxGRNk0dDMIeJfcw
        FkQEY2qU9bQRZU8jFqgPM3UWryT62r8WNulsYiYH7zBDrHUnr+4ge6Vu1ysHuZtA5zt8LqnL1TBOmZIwxqea9RfIhaH2Wk/oqgV1MKNhAy8cyrVg360LvS2a
        xzAdkDZfadLRQbZydEBTR1Jmn7iE0AtnGNJEFmxbMuUc07hlwxVQC86hppGoRX8z8kRaHfrUDxt8cRnOK/rWYjOEPcBC2QcZzity+GU/NS847xYcyTuYapc3
        guO4RtypI/AuLd7cOCK1JnV0tNF/LPwAwmgPSKxn0Z8RtcEZjJQMbfbARMqp0OegUTwRaSSGSne4DF1eNqZhJ7x6e5LFMUHZFNCI+VOaOIFH4Px5HjsKz40j
        hnh9Se0iUlrVbAdhUQwNLd0Y3dkWaUMXh6FAHIYC3aFBeceQMBQUvM8etiMKhiKAoeDhc0GUh3d7Bh/uW/+fGN22jT89lhur4ufTiGX51gOfGDHD+s4jevPm
        MtsIunFVGbMoY34eYHYSB2enwptwnrbbaWNXETCIFWGafpC7+RzmhPuqIVuKKQH6Gu7e1zD4/aAM/hCmjkqcJLduebfZx8f62MeFbAcVhuoUt5vUor1OVY/q
        vap673+sPiwLTGJ0QCkZrCFVe5M/aOoDL06vbFcQRiqM+wKuO5GQJDUrEjtqWuJUiVcx/0FWQ2lJ22o4EEx/rIkKwUub9YkJEXMFFKxhVnhQTZraktdYMwAX
        kpR3Gh8RYQ9ibD6gYfMhBLGYNSjENniJJxAhyLorpIAekIqrAJ5SpguIqkcDvFJd5cUZD/aFIMtXfAmPvquOdfX+ki4bk2SFaeCAeg6NL/WkTxoPjK/bwKTB
        s0PSwBBx43ax8E8D45dHbKStgkjj0OdcK3b/PTj64VWWiSEQ2xUSw/NxbUv4JWLLkIg+U41EJkbCio9EUo2alEg1jl8gQVfpV2jk8qkxcduXEMMrDviEpI1J
        COjcDz9hMPhnhy7+zcKnjvPE3WXCMRyQkBqtwe6NECHwwDnd9PYBVoTepHLvHN/BSJpPn0HPwuYf0NwxCNmZUZp4cK7CJ4U1OTcz2YlDGlTzEoDsDBy20bBZ
        5cPQUIFMbvPrAE8Ysuo8O3hCBB7y0/hUCEbRYHMfm+9NuDNz1W4eOYx2Gqv9AEASbuTmBXqaQ0KptcdMQBL3IGVAvRixEPGeGJzhpogOir16gbQR9oJzFYPK
        TEsKLwHpMSwEn1YQtLpZQodKDZIdoFeRvjG+Ng3jfD3uHoNN2lx3JyDMxqz4OU0EM6Z/nlqI4AjjsmoJmH2g6ul52P9We7TqLAboz4w8tmK6bS1UMYX1ye40
        9Lg7DQ+73GGP3LpUuXpZuOBtdA5GLY/N0U1hvQ3/szPBmwidpO8IjJw8ysjJ1qz3IdxDEyOP+eazX3beuSLpJcCxCBCFQOfnHNvPftmtNoSg03DQgNY6a2K8
        iLtrBqQrk0AtS/LSj0mIHWezVF8IlI1Q2ezzJKSQYLzFrDvxzuTjBrrbeJvdq9B76YCzsA6OiXDIiu5AeTwqLkJsuHSaJFN4+bNblwqCw+rQbkl7NsvdflR+
        jdjwh52TfGgY/pX6anky11Qa8bhQBW8nDKbS+xEfzeweZME6BfqSw4g82nYOpiNsb0eC45DvchCfxM2Tv70jnpu/WrYPQf+Iid8I9c1GO816yxPlEEkJ4o5w
        I21x8Rj1+trb4JEqIXC1Qb3T1p7EF0FVhfCBPhQIuGQbKTz42EU3nNIIbwfUETgJGGjDGsIWtr9Dxqr2CV8btBSGrJ6gByGpLRGKO7cy2dOO4OHjFyGpmQ3d
        LF3uSP1I3FRYw6kAMx70LNUmTe0B0yyUyVAArInV4ocENBwSMKUDE+DzqJFg8AmcqRTomVREJXUQROMdU+mrpkxqlUoNT0iqoG7TdX1l4owVtARacthqj/J0
        ZSi/anO4aL2Hf0bQL0+S2S7bfP/nfEgYSoqMfai7q5hfqJUVI/Q1SoPvrYTfLUM5LEKLk4ru5EPGoWs9RmC1d2X8RLm725MmDSd0ucvrk2etAvLZ54oISkzg
        3fCwzOeXpg0BSAphqQb1y71desXYvNb2K7uFDD5bhDt4QeQP8jEi3CTphzEACCuCTRBJmcBtZCRWXrqIdNqRpL3/9M4O9rUVEemddqZrjxAv1IdCfSFWcsog
        BT4UShTHQoDOpJKpgI5OmR20OwovyNJN/eHMGQzXnEGX5gx8DDtyhIqnsHlkBMxCkAVFiNFT2ImorswOsMMG2l9nGy7djBxmbCRnk2x24FUgrUqXJ7qZsgbV
        bjebORLLqHa75SH0UMSNYmZYL3uSn17xhNZlmX1WB1cayvVbeLDGDISEgH7WqwbYXys6AJdsYmaYN5fvsZdZQJd+YF3CTMzAu4S5g1C+hplJx6EdsNB8UkOX
        KqmM7ofVejitCJNEz56dAbzwLKzpYNKVxx9iVajTTVNozuSLJniFYE2Jv4nPf3EkFriQGiRDiAj63Isdqf7DE42qGzFICDGozR7U2bHNHr6J8GNUiOsEPdpi
        m52/iZDOcD6j4hf5fIUTIm9ia3UQW24Fktrlle1iYqdedWuY24KjYoa8GcyGPzYtcPj00sVg2XS4vbKj1By4wbJFmz2UID+ahOPVt4TlOV4OEyJJPG6z7U4q
        76hEoNMhgkoSYminHe2E1Ah0nyFrzhDDBCePdoij2ukPiTs72mkYeOcFlhz5E2G0gcOrXph2g7hk5DMDmCGtyzMAIX4kyYmCmeBDfmoYiMGJuqOjqX1RHs5Q
        Yqg0OUy8D4r86nAomP7kQeazzp4mLjKhZKOZJlCZEYlreFt50nFENT6mAAfdBQdvzICXtW6QEO20B4lB13V0qPmht3jV0R4VKiyFRhIp0ct4iZ3wbCdjxHS2
        J9SXqm64MtgsPMqTOd4ZWNe89nvN4rgSerz/YK4l6ymhRRO94PiVU5rw2qGDr+4FbpQaa6wUg3DuKZonCLQTQBmVCyyL1nEW+CAPJTRsUHi4sU0jHjXCe1Mi
        j4oXwqZ+vs6b21lCgOpnCRvEPgsCSMBYZaw67PqMiEAdMS+R6dR6tU2mx1ot/pmeZ6fdOdlcxaCzSeRvIvAetHQaRzwiOoatKZA6fU4kKE/S6LELAuAgVwo+
        wEVNgUFCf+GD9xCgZ0uSNA7vjT4B14SJWhC6+9ojbTIkLw3ODRFvurU1Lc7Iz+ZT7RHYKGTCL3YLoidmKgUaO0iwon1k8JFc3rPvXQvHTjNAL7DBFpneTMgl
        nQM5ifTZRANzVQ+Az6n7abL7fSG7QPPpsz40cfwNtzTQ/wTR7FNrZ9NzX9Gf0lj/MkVfbMxRolo7R6TznlxOzEB1ObMJ0fWVtfWdzS4NJMUnCB4k+os+suX0
        iJUcEoPokgAEG4KMgHPTvtT+nGl2jmdl/CsCQAAA0AYCfsBAyPrIFNlcNk618Tk/nb+94YG/PEwAOg13ktTVoPUmg43F1YY4BXqWPp2IBDuCQr+RKiR641u0
        N00o8Sw4rIhA6bMA4iEqgKo8jKcF6mGWjAKTaX3lmUytJFwk9LzocLrPZ35p8UX0jCglWTQuGbWxxUvq7D6Dtckw8YvMjoRyeYTkLKuxQqQ3zHKunOUcd5ZD
        cpZDiVkOyXEPYZZzDjvLFi2ePsKPKcYw9EH8JTnFuVAM96F3AvNrYX5DgkcnxPObLec3G/NryXoszG9ufEKJEPkTk20n0Rye1Uz6CkYoe5qd3W1Wuy9rntLM
        +JRiUgZFo5i1UGJqQ2pqqafBxNSG+D36EcKEZiMvetl9Qv08oX6e0Ew5oeG0wx5DE9FtIXu4mrYQ0VXpWXVNF0+0dNcwKARECwdETNxdhM+bJwkUbksU7hJx
        ys7eJTwSO4PoU/85OTB1B4s3mHNmBBjNM8qW5G+QACW1wQMk+MzrOuKElHhFmxiCTqYAugpMxEeJoAThE0UejlIsy04UnCGPZZsJT/b9oEwaIC+aGCCddw5k
        8wYWp0J/9BrGyuBqOOTOkaZm2VG2VcUxY0P6QTWkH1SD/aAeztlXgpZq6hTYCR7pQUIqBqRlgoaT/67ocsDpEMG4A8UEDWsjAmYoX8vToDdCJi/6a/6UJAcz
        Oy87SpLHbJKrSTjGTapGeJQijJ3Heo5QMIf69sTLlT794xlkveDLPXJjBgHMotK4ye4pLcrdtSmsBfMmtS+xm9jRLqvSpE2CD1oyPi+KfRc7nStRGi8iDrWy
        tp4t15Pc1MhduZ+uDj3jva9prpHKkYYZ3tbjw1kWH+6QO9PxkYlqh2mXBv8ammocTP9chXsCEiA2qwb1tNw4BXL++UokEtoMz0rBymFCJLMi8pSDCnPOQV9Z
        eBfy/uCXuo2YjRzPsT3BTnMtB03DK4N7WikeLRAhUUVPUpZnXJvwzebAknoTmJoIAgUYUO3V2XB/LW2JCXFIwQkMs8R9WvyxzQ53AkX46T3uVNQEP3BMBJcA
        1hsJZYRqwm7HoEuvZWM4myqHItTEYIVFkrRKgB26LtnlMWG3zg5pN+exg8iWFkcXhqQCBqiNF7YtRpzk8MFtE0ZQrIwJ1sYzUbZagaoTLH6kk9JRFzsIuNo6
        RLwCcK8+HEeIt9+S7admcNvjRcQdXQhPorkylSxJl2b7NjfZJ5vMi8JILtbgYjmvvNXi7qxsDxck/X0Q2vckwOuvhulbbZzvOhx39TMSsrwzXMWMVwYWD7oe
        0xjEPGx5JbwukEU5dLbwTWUDKm06m2zYfqHBVgv+W2R8TpOPAdle6S/Li96kuYcboJUIzMiTlUiA8MoJ4EOUeI3cBAohAmhMiZ95zRVTZRMtdk1VhwlJhOV1
        4/ayeuOgrds0YQf3sUlEYiq17R0HsznqL0IoU+kaV9GOOtQehAq3h6VLpCgcDYVTF2noIqpqtb6Sh48RI1F6oc0m0efAIU0aMvHu/QpWO7CRGjSptmcWjHnR
        franpVn2SYUT1NB0d12HbbTZ/qRtfWOj8Lt2LovHdlTDIlehjfd1w0dLOnkmfe5McoGIEgpLIFgozYDKjO2/UC4TQZK4cC/N32BBIKHNlHArPLh2ss9RXRrr
        hbG0OGJoGkdvDdSiNE5ucNBTzAmYAyADDbZwpvwsVxXN3Ehmp9NEsL2NQ4/KDzLMumvtlsZnmeOosVGL78puEfOnxBcUHpq6sWgGbGiSnZ3TKuumcDbphd62
        0ebhbt9oa+0Y+Xhg6Z1OR0codDOJhCszVseNzHp1D2ODM8ZWugm9SQgCYHJwZJcArRYJU655iEFHXeU9AHSZPSS4WskfDkk7v+7PfAoisTebVMl8tjujmYRl
        cq94ksTGV1LSPAgAiAryDhQK3Rqa3D7Xjo2GZDI3xkh8RUD7hHbV1vKEp4MdCBHM5GFi26KeMFuHygJELyUyocP0yXv4TxoHtvxPoxAfzSgfC0FnCE2Yopf1
        Lo0gxl5EOqKG9A+WlZglYdm9geiz2Sc6pP1sSL0kNfBRdl1k1MFULhOrJENkghPPYMHEEpkn8MmaTPh1g2STGSuvBwdSZffNszNg/ivoRkdojBjvePLhHCn+
        ZkhZA/I+aH42AqXyNm+sXO6r3Dk5ssoeyJL7wE2UiyV3YyUVlJ0gM4bIGmla7XagW7Ci3AQMB7h4u89Is7Aq+UtXNC2eCN4JRKBN9MFeCTTlRgciMYzExkR7
        NwuypOldkHdTW2di4rsl2pgARlh09IZdaC6YwTwagnCtzV6No/3pIVQbpeEUfWdEB4jeNGMq4/rxHdH0RPt88XPx2bHtGkI5DyD0BHGdpqGvyFX+FElqBkbO
        JmHaYP+N0ZyEvBZM3PpFJgeG6pc4cG+sNlZTO6zZ7FaEbqYp9Rce+kWMXLr05nNU8K8D+GJ/hyLQboeSIJ6kYh8rePQ8BHsHL9PBGzoiyFyHHW63vVXsVNGA
        CM2rAYInHJNaqIFwWyjaD7YwlLEN8gZye9uAgoW3g6RK5eKK1hIxwlFLKsmBjG1PFR8cFt5KEdoo0qs5RC+xH0maSWpbJW/xeOZJ39FekCz87+jYSI1ErZj5
        fFgSEWlVBEQYKnJXlAEuhyAmC+sLnl/hxIrDkBvJLFfSwS4bB2YYrfhEL3eHLyk1ARkt0veAdUwO/yx8ilEy4X7GK1GALwUlSZSRgpl4UiDIdCvc29GebASY
        F1VnIrfR8jpClADGcl7FZSWJJqvFwISzbXvg3DygqIGTtRP54AsjxMOgKsCLwpaqVCPlhfDJABZaahAOEAdC34RLbYUY+SKRahLSZ/SayKPlQTzsJTfchSeU
        zWLoqTaR7jksfsE++h3T8K9k09ZCdxOWUEUYU5QIr9R9AzZsnWJ7NsbRDYiqnIu5R9yVDQGauu3J0htxpB1Z2BrYXijNiQW6Lqn2qjwwBBsTFefZbIi2sbOj
        I3lx8zAayRAQ6LR9HdgXRjPttO6puzXb36PZ/v9Gs9Fo/8a4lTPGJpJsU92WNJLUpPiyHI81Ry2ExR0tY2I4+JAPMRzedshNCYajq4OwsXdjldzFMtAz3tgk
        IcNLo+CJk8+Q3BcOhibxjqsbCgmG2Vp8cvEFfjdo7rrDBqzr5UbtqaH/Mgzer48FYrxbNd/2MqjhO1WMrXVssXfwszePDZMTPnjoqa2dv7XfypvttDY1IfOI
        jva2kP2TRvxoSMgCtIsl8ZaFMsB5qxcA4zO15OBMqUGZhLrmq2uBuhbipxg/5fgZj59J+DkOO97TrQ8plfWVJzRa+6lQTyIp5JNM34/Tn23rcjR1PmnDX86R
        7WSrJy6TC+SzElwkl8eFoQX5Vqv+n9qZb0zHzyykn8vpUU+W5lrbYsZgaDI91FfrGcAKaYMQBAzre0/Ih4RTQzW6uQryLPEdcLeMi2cVPUotIaRh91ZfZXvp
        M9baqpU2MqzEHmgi8Uob2VeW8QELr3qJIteugdOmM8GTadehgUmW5/HlU3hslYcK/MH3kJ1EWNia30gYWSzI2ya0bS62bW1dfdGaLq8giesJHR0x5LGL5PMx
        bFMjnzPYtkgHzdd4l0UmDXB6BNfeLBPhEaSGeI8eaTnS2KTazesmA0xpCoy6zWs56VTifrmQNbKURPrNtnedLMFkvy11m21zLc4HrVsDm9m1bqaQh+aGJiZ2
        +a+t0D267l3NC4UF25kRLeaJCRbjziFZMpZ5fJ5txIwWWsZtl2XiVBJNNN3ZGjMyMd6XqWuhX6TUJsHl92qEDaEGjdPaLkfkIasFyUiYroNpBz2yM0GTuWAD
        ByP4YJBH6uLYkkR4oS3xzuENBE8isCO72giN1Al1aB4pblrLRqEaNFHnlpW65iB0HwodxWl5S8pzgme1UCZex+dZ+z04oQGVml9jHCCvn6orra8VuslDMyWi
        YkqaUqmwxNUtaNJ2Y7Zsijw1CaWVDDPpxmRifZnMyJZ6qpQmqSGWIeEob6amKW4odLSWXG1qpaoukqxZmUh90InL1NhBAC/HqEeZkdFIZppaLuYC3xLGXbwm
        O03kM/EHdbM/xWoOxuzw3/5TVnPmYa3mAjJ3gL8Y0moOe1vCU88eYIXf0hA/VtnMsbumgFQX8XYpOtLNZs5Qh/owqK7NnJlsM2fIzgqPIkCeWj5A6ZEKFOq1
        0d2kTRUIt++cD+XWzmmSPr3NqdLCR9XlkUZtJt8BaA2OdpRcW52srS5RmzJqY6ul/9AwzY1dKI3a2FFYgJWUgM0rTe1/1JoRJwmFj+fl/40tIxVxJFtG9mqi
        uu9jmz5cfsrUkA0NpZkhlRufF6+cF7cun2tsiLtkY8NEbXWytiMbG/5Uw45obPiLpGWP0WrT622CDm0mK9BMt++srUIDlWF1G9vDGnw1lLIpoWEK3bNWrwcS
        tkJrglWNDS01DUtrWs7VahpqWmoq60+urm+swvPixmZ60dhwNN2uSDyt0JpbGhc3H924tGXx0hb1UNOA++rK5upRNQ2j6JNWu3TR4lHNLZVNSFLt3i5u0RqX
        VTc1L2xsbNHm1zQvrq+sql5U3dCiVTVWL1hQU1WD+3gSUV+zqAYF1CxY0FDd3KwtrmyqXFTdQp81MX9pUyVa1EwtpzeLG+vVo/KwLhZW1i8Qi6ubahrnN2uL
        aurra5qrqb/zk4rRKsUC9LtaNCxdNI+fly9srI8/LtHmVy5aXNNwzokoW2tZ2tSgLWpENZpbvdbSVNnQLOumlmjL1PiNaq45p0Fb0NS4SFu0SKtaJEdkXmPL
        Qq15cRMVqYlm0bhANFe3tNTjkb5UN53VvLi6nh/nV5+j0RtRtbRpWbVW2SIam0TlPBoajbpEqapaaui+QFSvqKpf2oz7xY00EM1Hc/c1Me/clupmZFrU2FQt
        K29obIinaqlZRKXSAC+rpoFqmF9fHe9RwbzGpQ1VVARqFHXV5y5vbJovZ7G6YT41qqmaZqd+vra4qbGW2lE9XzunqXK+Vt/YWDeqcmE13S6u0lYUFZxbVLBi
        TMG5YzRBFYh5NDDLRRG6Uk+Q0kK3RdWjxpQXipZGUVRNN1rh0UVHF2rzqluWV1c3iFFcZ3P+u623DtdoTKorm+R9U2NLZUv1efnxocd9c1VlPV/rqpefm6/S
        nJuU5lyV5lyZZkW+tqiypalmhZt2RVLaFSrtCpk2X7VEq1o6r6Zq1Lzq82qqm/LdNiVPiFtYUlmqKLe6sfPdNLiLp8IDp8PNkMQgaQ0EFwQPonIBwatgkFjQ
        VFmFiRIa5la00PypD4AcAZgTmNvqhnNaFgpNzW8zz4ImqhbSdLoPo5vF8sal9fOFq/qi6ZbfeGELakelYFhRJ3gFww+1hGptETXNgtpHq6W+Xn5PQgcT+Le5
        IBldTJAX9VKl0GLrf2OF+iyqbMZ7tdQL1MLTYlvo4+QU5DTBXWXxk8Xd17FcWLzY5aIRhYTxfmuFBlcKXh+y+fH1RUPULGoaxBmFBaLoTKqTkvbGVzl0KK5S
        rcTYTvqWVd3U1Ng0ob6y6Zzq5paz+EmL7aUvzSqdrODYn/9cVNHsLG+ito3jsaoUavmrf4etpQCjTrNcJ9cg44hqQdiyQVPd6bakYnsvsUJ26hi4MxSHJRqD
        tkut0FRUKbGYaKgmXKvKb443ieZ7An6aCxJof8KKpKdzJ5xL07aXCuur2jNO1LSIRUupFlkYTeplVugUF1QnuDcFy1KnsMDFOxPiCIhWU/X8CfxbkEIMJkiS
        ENtLpc8lRLSYMH51QTKWLgAgyY4U0L8WzFFLwWEmrGfFNLmXU7HcdTUAkphMkJeC7pRmQl0NqInGc9XQvKCxaVG3ZdFMTVpKVRI8XWGFXtJTprpBdCsO7+Ll
        cAcSKARor0BIPCLvFZrBA2CEMDvnX1jdXC2W19CyP7VAnFYgTsfHsfMLeH0zKlNF0e2pSfenqXuFEpMfCCG5tSQjOsbEsfVX0kIhoK1vRGcFEVYi4NSIGgKP
        LVfyelPQiEbRCsMYULfO4ebOb1w6D3AX201JrzXp8+IVBTQqBaJqEVVPfz8rEIuZ9BFFSaC0n06IxUMtraKWVJ5DS4leFkpw4Ntjun2mkas/l4h+NSHSSjGv
        cQUm7xzqYENSfZit+CL6j7XThSnt/3p7VQsJImhkCDooPZF/muRKmjnQVqQA85HUGUZ6LrZr6tYn93sBgwWBk6iurFpIk1PDiLGhuuachUTjgYUY3yejovmE
        f2ksiP4Llw4T5rzaCi0Gp0ELspmnUC0kNYMuaWBeq6aKMBxII1WE5DQKGLcktFu9ZGllvSxnQU1Tc0sBI7PK+noFwhL1UbXXWCGLczA6PweMIthben2Njnma
        V30uofjDNAjYqDnR0eZhCW6RhxA51JIWlSChjY1iQSWN4mJwqXFKB2wHZNydR3S/MyFF09zPtG612PZrCSm2AMKJzerxdTd9PYlokMJ9qd/lP/W1prr58N+r
        iD8jrksS+sS4bN9ghcYWxGFZTcK86nNq0OvDwwST9ljrRqK/LmVMbXIbfTwqDmrAa5LsYAwbuQIqjQaJkCelvM1AzQTJ3DieXvB3DAJxgnTYAS3/V+DtuQ8W
        VXz33cDn/Kt+vPrePVcsvXzO1Q93zlv79Y1Xtlz7y6rrfv/yo/nrL8n5co8947MNDaVDos+NvWfaqGOqT/rjlrrrxuxJO/bbc96bvfyp2ovmvbDnD7ffN+Hs
        J5zljX9+7tbNV9y55Ia7F+XO0J86/8l3bv1g6GW/+O7Gm/Nf3pF+80etX17bde1fX1zbtrJ27unpbZsfHK09X/7PYX07Hv5k98s7z5742FevnxU5dcEdnfnr
        qj+7b/a1j//44KcDf7zq2FtOfKguY+5fZz1/+YMfPHjTtrdvHTzv3ml/33CUc8u/K24Z9vHq2/790M7XXgp98ObLv2uu2Th48B8nrHy4dGTk8YM/vFC5JnP5
        jju02IXXW6G/6fPufOqTFZs1LbZ65J8WX/O3q49N9142/O7nZw4/9qxbhhxz2+ZnLy2vfmvLKfcX7Llyz6en/ivjKe29Vdfe833mExumPPrw8OU5b57b/v4v
        7guefUJR3YbzT/lj3w9Xj2zvc//oT37780WfZoZfePTfv/h51xsP/K60799HTrx60TtHv1Dmm7HpoX1lj+a+mrvohozjbt40a9ayR3Jmb9p13NpRMy/cesOm
        GS8dv+2Jk7d9WJU2bXfBm3eak96Pdn3heH9+9IlnzT3umBevXrf+x+3XfffxyDum3Laj5CTvpde/8/bjx+1fc85Xh4ZZff944C7rvaee1GL/usEK6a1a7Btc
        27TYxTfS9Vktdi2u32mxW29ECIfrtdj9uJn7hBZ7GjeD92ux1+jGbL1mgxb7AHdi66Na7Cvc5dd9psV+fRPdfWtcrcWuojvPpAeOfViL3Yxb65ZXP9Ji9+F2
        xL/WXKnFnqBbb+t+8eGftdgruG8ruv2s97TYe7j3dD2Xd7kW+xL3Tx29teNPNCNtVsg3adm4utBbWux3ePjoN56jnvmtFuvAg5qq2J/owd96Xt8Hhv59lxZ7
        DE/r72wYs2LtxVrsJTzdd0qa02fh7VrsHXp62tf+6Y4X8h5/xcWzbWuyJ1X+7LQ17vOzt/Rb/9Atjbe4z+MyxP5hVzz/gms/tSZ41YEVFc4F6nnuB6GHSv/u
        v6JdPd/81uxzPH997ovn1PMJ19gXTJm0svEHxdLvveHPi0fetvmpG9S+T733vVmlvfqVPSWfxzzzdN7uJ05+e83XsrbV43+ZWT/umlDWdXLj6KaZ9/b2P3f+
        C9du5+dX1w4U/5z+SO7j2/by2YjjsrP2r4v8ee7GZddw3076R9+iT+a+e7OTvZX3UO548cyDQz7IvXxOv0/w/MFf2k9/tOzFnQ++9PnvUNuNE2bs2+w1vcOe
        vuMB7BB5/3r9on7PHPv0lgeu+YCeO47SLny/8Zcfn//CmFVXUG2/LWjtePOSL9/PvbDrzHupb5vLROi1hsIb2+eNLtmtacU77P1Dp0x5y7jlhgnRS1PXlDYp
        86xlb4bHzzr/1Z9N3fvl69qztd/XpK27JeOvg78cuWzXOu28Ked5Ih9f/nPts8/v/336Ha27/rZhyvqbmxa2/vuOm8tffm3utLWrR75+67TY3iWfLKjq/PXg
        f5xz1v3r12/8Wf3sWyeND29a9GLsm/fu23+o2v/ui3NnvrizsGjM2OKS0rLyisp5VfOrFxQWFhYVjikcW1hcWFJYWlhWWF5YUVRYVFQ0pmhsUXFRSVFpUVlR
        eVHFmMIxRWPGjBk7pnhMyZjSMWVjysdUjC0cWzR2zNixY4vHlowtHVs2tnxsRXFhcVHxmOKxxcXFJcWlxWXF5cUVJYUlRSVjSsaWFJeUlJSWlJWUl1SUFpYW
        lY4pHVtaXFpSWlpaVlpeWlFWWFZUNqZsbFlxWUlZaVlZWXlZRXlheVH5mPKx5cXlJeWl5WXl5eUVFdTECqq+goquoGwV9Aq0dX5NMxG5qmqJ50ELWMPTjUmI
        83mVyXyC5DMOJ38QK9rIhFtKUC77kODOt2yyQj9Lys1VNqvs8/9TdlfEVZJtk0xSPZ+42NuI/pH8Am1YJVFLkSRXx7bQx6KablwL13uM6jF4FylkSPlHclAk
        oVC+Yk5d37jY5c5V2356lGJbbrdCApQSfEnzInBGCxTXUkmS5MJF1S01VcRM3A6yzfLXqCLJQ1EbGlm1Emv9oxVaXnr02OpRRcWsYik9ekw1bl0lmGRiJM1H
        6csX1hBDkD/mxdbHH3jh/tGubDX88XvQkkLmm1IVNqkiZ0LWvsMKTesma9dVV9Oox+V7bq4S21zZwB2AYc3MelTWy7EhxoJK661qUt2MS7R76Vuv5G9uE9bf
        aYWGMTdJPI5Y6QLsSvH4A3GYEKMFS5nEPN0JWdbtThy6IX3CcQ99zea5ZNmdGhhXT7RuJokxiaPj9SDHUibmVsVVNhAtEgyQ0iVK5Q2lpcpo3KES2b0ZbGTi
        9SJqCTG8UAnkU6V3EavX4yvN4vJKYknzJaBDOQU1QGMCZqmflDOz+xco9WK76X1xvJU01fEO0eTPrpwdX7iqRnq7ADNAjWm7mxoDZWaDSEog1UrzqjFZh1fQ
        UKWU8wK9QMRnSS2SZhrcepez1IoLRFmBKCoUJHKOA8sp5QXoIZM42clP3A6tHBb4f1g4qEUy/2LpYgwCAdEWK/SLhkbBegEB/ed8lFLX0Li8gUuoalzkKj+a
        E+JXE7BXM3HiaqarKhskf0wSHH2BZjS2809W6D49Of/hkrn8darsWomaF1VKCe9wUrb6B0Y8SdCOI4KW5Y1J5UFiaq6ZXy1HjBXO8b4k672VCjG2/l7CtwlN
        foHge4IXddfAkxFXbBcojIgpIZhypZVknanUGuylcnvFRYokvdv6+0jiS+CI0YJ1ObEt9Lok38UWowlJiRH8aThhJ7eew2Oo2F7KOy8F+gpSxBjWQ7rghn+6
        KlOnG4OuJv15YHNLfz73m5b4Zppa7O0/W6GQnvinxX6gN0PBNaX+tab8UVmxP91PbLGhxbbStdi1J5iirny0X9W5eIpHPrsNUKYFWux7yvp9xm0T+ux1zpmx
        6+Sx9zoTwWJdV7DXKQn02/ftxeWP0vNHvY/d6/zrvV+OfuemPHzfueW0vc6IiX9vH3nndDzn1y3e63ieXPTGorcn4DlnysV7nef+Xmh8sWAAnp+deONex8wY
        nnt92VQ8Lz71z3udsnGfrHlg7HSUn/+7HXudi/5pPuz8bia+F+55b6/Td5xlXXYjp9+y4Pu9jt3w9htzX7hnG+rXs/Y5eV2f3Dz3jC8mYIC2jdjn/Pmu939s
        CnP7tlw3eZ/zr8+f99iLSlD+sxtO3+fclbt+8F/+NJj792DTPqe/p9/wlt6z8L3829/uc/p+trxs25VRfP/ojM59zrP3fXD7Gau4Pet2P7LPeWbxiKp+b85B
        +sKLX93ntJ7Ruum6S0rxXcz9dJ+jRZ784NkPp3H6Y3xfOI89/N7lJZ05eF5//KAvnFdGnzTvuTfLuP/nlX/hnLj79+e+cTuP79wXfvaFEz3ppjGLT87C88Ip
        dV84Txe82qffnkl43v32mi+cM/fVB8tP5vk5cMONXzhLX7rx64A+Dd93rn7wC+eyVx85VHTGSHy/7dcvf+GMbDg088WuIny/7e49Xzj72/pXfvXuWHwP/Oj7
        0tk8tfH2By+L4VlbEv3Subjo5GUTN56A9FsC4790it6f/90D4lh8P/upk790jl5+11/NU/N4vDYt+dI5e+mAO57+Yz6eF9916ZfObX96+ZXxL3F7yv+56Uvn
        gejd07VXeH63j3riS+dbTQyedgPDy9xb3/rSaTzrxM/+q4HHMzDluy+d1Z7v7EN/mPEo+ybqs9/55Zg1N73bxP3d9VXRfuc4zzOLfpNWwu0JzN7v7Pznk5Nm
        zuPx3Rur3e+sXbbouIN9uf4HO9bud979onJ1v69jeN47onO/c96fPthx/ncjuLzXu/Y7x77X+5m7Zk/F9w33vLHf+bz0mL/tfJPrW3HPt/udpY8XXF0yqhTf
        217v85Vz+7WB9DHnMzyeOrL4K+fJUzLe9Y/k78/e/LOvnKJlw5et3zMZ38unNX7laCVXnnbh5mJ839Xrsq+cj9v/1md7bCbPp/+Or5zV91f8+b+2TcHzuqHP
        feVcPiT9wZK/cP6cxn995bwuLtn61TWTuT/veL92Tmv0X7J9EcPPllWDv3bMXx049fEREa5v6rFfO89c9KT+r43HI31r+byvnRcn/mZw5u1c3q6TLvjamTag
        65z7ruP5XXhj29eO94RvSo8NM/yt6LX9a+feGVcFRrTz+E265+2vnY8PNKw7+u+8Pg786tDXTt6qA+On9+Px/2jpoG+cgQ03n//ZJaPwPP065xtnxu/vWH70
        Fl5fp35y1jfOyX2CLRf94xiG75rWb5w9V4yZc/ZLGsNLdvs3zgW3PVoaPnUOw9+nj33jFP/+yWFZYYbP8i/f/cZ5dfR3b/ULjUX6U4d5Djg71s9pGp0xm+fr
        N0MOOJccuDP/nR3FXH/utAPOVTtzx/76iQn8/R8LDzifCv/8awfP4P4/89sDzrbC6mtqbi3n9f/BnQeckRPffN13EsN/zpgXDzjvnRSJPXAHz9eGu/YdcFou
        fGhe8ylFvF7OyP7Web1wSsGPV8zi8S8r+9ZZZ/72xq0PDmf8dtzp3zp5N5+wfP3k2Xhuu/BX3zoH7i8ct2uX7O++tm+dsujUsm8mcfrWK5/81il9973WNYOm
        cP1VH33r3DbrQhLhJjL8LQh/57z6t6uGjPyc27/3D4XfOYv3V1Rfc5dcn+ZJ3zlDep3+/oh93H7rxnO/c/7ReO4T1/36eB7/uhu/c966dbe3V+FxvP7qnvjO
        eb74d4OO9fm4fzd99J1zQvNHr43bzPOZ70//3tk8OXDagn/y+DzYMfZ7Z9z+u7eteiqL8VfTad873xxz+djS1xgf7V22+ntnzYSTyr54nfFd4ZZbvnfOveaC
        wucEz//6gTu+dyZ8NPA3LXt7cXse/+J758Gp4ri9D/L47P5Dvx+cTd9+NrDutWNR3tl3TPrBOTBx/dLnHr8Y+L1w3zk/OK17zpz5yYXjuL2LrvjBGXhd0ymP
        P8v4Yrd44Aen/Z1THlh5EeOXU0Nv/+D8+aI3i3Zn8nqaPsp/0Mk5d+EbM8dP4vm7ePRBp3nw1t7vZX0CerE759SDhI9fevqfNufPea/1oFO1Zdqap89heNM+
        vP2gEzl7zcir/sHt3Rt95aDz+YwzjM4I46/Ca3846Jw89fmvXn+D6UPO1KE/Onuf/Prhr0/k8j46eu6PzqRHCpcZhQN4/fzsvB+d024+PXf+OAkfd9/8o3PD
        +QU71g7m+S+c/uKPzvJVvzt/+6U8HnvzvvvRecu4fN2ZH1cwPh055JAjRo3us3mdzf1dNveQM3TlOHNEE9e/5eD5h5zT5z1QlZHL+Vsf23TIWZX27wsj/67g
        +X38lUPOy5tnrrvi/FkTU5iB2CXPWKGvzL3Vg253Rr/aMPGCN3czSb2170POM+X72v7rnnQGYevZx51PDv3jzD39/IwiHjzwrFPWecIfX7ynP6OQb/u96NiT
        z3vtQFo/7pLvqpedms6WWzJu7cXfr7viNWf3qowcfRN34bZ3f7XLefiGD16u6d2bSYB15j+d0+rvN3b0Hsgo4MyRbzlLB5eu2LPrEbRnw8XNu527V9f848fR
        Nn8/5pl3nBnLn1t76YeM0rUDGe85RR9+c+qq/YzS8r+c9b5z95POnMwHyngIa371gZP1/sfGHzYco1DghwoFMgkTb//5X86v79y77FcnMQpa2Lr1I+f1Yzd5
        H76Nl8T03ff+2ynOXr5h1b5dANH8BX/42Jm3Z2xh7seCv1/U9Inz4Ssrsi4v5vr23lO+x3np30dF/hnKZ5J93qd7nLs/PXfhk/0mMsmuW/+ps9L38bhT7urH
        /Y9GP3M+22C8/uxMbv+psZs+cy5+Zdjp9g1HMQitSvvcueuZEx9ae+V4ZsGunfe5c0rn8j/eNPUltKf1pE2fO9W/2DnyzE8GMsm6bNfnTkVsb8Hw3zBK2R39
        +nNn0OQBn9c9f8zEBP93yfNW6FMz9WNq5tTCUytPbVxq41M7l9r51MFJHbzUwe0x+CmTkzp5PSY3ZfJTgSMVeFKBKxX4egBnCvCmAncq8Kcujh6LJ2VxpS6+
        1MWZuni7L+7YJS+6K75LvdymMnWpTBNVoV2qULfSLlXpRNWoLtUot9FdqtETVae6VKfcTnepTk9Ug9KlBuVRNWhdatC2qUHtUoPqDnqXGnR3UrrUpExUk9al
        Jm2imtQuNanupHepSXeBoksBxaMKaLoU0DyqgKpLAdUEBXRdCugeVUDZpYByogLaLgW0LlB3KaCeqIC+SwH9RLUoutSicBdNl1o0E9Wi6lKLyl10XWrRTVCL
        skstSnfRdqlF+6ha8V1qUT/qnlmjyX/FCv3Fk/oxNXNq4amVpzYutfGpnUvtfOrgpA5e6uD2GPyUyUmdvB6TmzL5qcCRCjypwJUKfD2AMwV4U4E7FfhTF0eP
        xZOyuFIXX+riTF28qYtbm6qE/mnqOl1dj1fXGeo6U11nuTtD6jpbXeckqRMUA/HW362QtSXOV1wIxYeuxVp3WaHLAn9oeuSMkw5d4cw9dMINTwh765Bltz9y
        0sGbnIIrj8s+dk/J1hGvF6654PtNjnffVd8caAhs/fhgwQNnfHW3M8B5ee0Jvx+/9YaTVqbf9NW9zrQDZ+a/8OTp4zP2GUNzPnvA2TAhPKv6+19ufcLf+OiN
        7z3iXHxa2/Arzj9rfMPoO697+LUup2942dplr8zaOqzM8/137zzmXPri69mnTZ+5tX7e0x999rcnnLz8f4ePyV0wvvbxiQMveO4pZ0KGXnDHL+ZuNc54Yeb5
        Dz3j/OWCA/dtmfbz8UPX1v/7tlufcy4vvu9f+tezxnec/bsT/77+eeeOD3a/bJ0fHV96inj7teV/dVadVtz7svn1499sLfh26RkvOtvu/mZ8wx0Lx8+r2nXt
        UzfsdKofDFdMO3rZ+BX7Qp1fXfKS823eJS03h6vGT/38FFG24mXngh8WvfLX5Yu37vjEX7Z83ivOrqb7j7ulqmZr2t2Pl94841Xn4XtPGv/+a0u3zvjrzzZu
        LnzNuXDSutb5J8/b+u6LQXNN9t8cbdCS3qc0nbd131vvx/p9/Tcn599ff/jHqpVbv7m3aubZr/3duW7wyF+uu37Z+CF5MypOuGeXc9sVLZ2hReePz6k7Ycpr
        l/7DWZ52cN1zH547/uBRO574bP7rzqEH5ubtOaFpa/0vbx1w5bh/OpPm/uVPF79z3vi9z81+7r7IG07xrN8vfuGxlVt/llVw7M/fesPZvC/nuO8Kzts655FK
        7zl3vum8Wz3aXj3yvPHFp/dd/cnyt5yS4q7HJnyweHxO9i9Cb0562zlqRPkbv6uo3Rq++bHm683dzu9fe+7458ZcsnVn4T+vWlW92/nw+Kqzjj/jV1tfP/aM
        M7Kf3u3MmfTnrO9aTht/+8vf/+HMIe84JZ9tf+eubSduzVr56LrTL3rH0Z/Q9vSfd+n4+358647Q7necKxacl/92/mlba2/c8e6SY951ZtvlN/WfXD++6PLC
        0y6/+l3n4u1Pb2m+cfHWvzzvWzPvs3edy17ce9N/nXnp+EfKXui/d8p7jpH5TFmmccH43L6v9q+4/j1nateuomMLL9y6/5obH3T2vff/VHIn8FBu/QPAJ1tc
        l0ZXcVOW6yZlrwgNh+qWNqmXUpa0qJSKFhEyKKSIKFvXkiK5ooURcsYWWTK2orpRyBShXttV8T/Hc/rf56rP+37ePp9fM77zm9+cOc95zrN4HqB/hcrqc7Wn
        WJttPGxEfusAFR5gJs/Np+BVvEryhagOYH3tY2Cs6RGWUE+OzUt+B3D2uFtolHyapSBy1nNQvxP8uOlZ+rF834J8raMKzYGdwCKtrPlR5/EC2biZgWebOkFl
        V9naUAEHVqinnZTEL29AEV9S9wxnZ0Fgm7LBnoNvQF4+v/vwO7eCGCPxi9GcN0CyLGiHPju4YPFK97JURhcYenlz7voS94JpoXkXosy6QNJp65kpd1ax7HXs
        Hhy40AVMlrDPJoqcZkUkJqiqNnWBNEMteT+HM6z1wTM4vJ/5QOZ+w/ydw54FZcXOW5zs+KAkt8LnUM4e1siHLeODCXwgd1LGPtbmTIE990rayVd8sENLKN2v
        6FSBrMYKy09Kb8FUW+lFKim+rK+zAj4VKsowjW5jiv+WosVqeworwc4vP3+w+6sFGKu1m3cdrgBNSe1xCXldYHmAkevtN0Vg/k6vUJntvWDLQb+EoYtZYNK8
        8wbVSkBD559MnW2dbML/xQS+nq0V/tuoJlN/OOF/rfc9EyRtwyd6J+dN+c57/5t9bTM+4zz5MwSFBL55r8B36gl9xwS/8xmCQt9vy8TFBeRxI3mctJhCO5ji
        0/rBPyua3kKaKosOQdC/TbQ3saeQFkzcEj8EGGGpLtrjTdDAgpmwPF7zAfUJyHkDWQuuNUGnvGGNzF0vWVRLsGeUXDVrgsOzRXedmqlM5S9GbuLWoTDSCEP6
        Nywf+jzPaMKlkTO9uhPiGuFTh3Tr2X8YUfkDg8jVfWKMG6HQrFKTI2A25c3IHfocSnsa4DTtonkBAiJUnQLkFgM/B8Q2wEHLoxEbe2Wp/CvI21Q/CLMaoPcs
        SX2R+79Q+Wzkiq/yXvPrYbMaJ0beU4Xy3cj7FUY2XaqHoqWuMtohi6k6Zrg9X85ZmdbDjM+qC8enaVOujjxL1eptTx3MTb4n5mkuS9Vh4vqNGhLRdTB2tt5J
        Q0818r0GUH/HdsNldTA+OPvMjsc65HshZztuZ7znQcEb21SPvyDtLEDO3GpVc5kHdX6wUgyJAVR+InLevci5JjzoozEQn6vXP3HhBiMI13+zSKC7FpbzmxYe
        0tGi8p2RO6yPGF1aC5eGeUYsSNCg3BJ5onL84uuPYXb10XURcvqU6yNXPPKj80ANNAjjZPnZG1KuiJy74YCSbQ2U21eZH56nRLVTFNeX4SqWVMPIJY6xgmK/
        Uvn9/0Z1zlvtm18NTYLbXx79ok7lNyI30byqcrwKhlm6a0IJdSq/ADnbT+FZSyW06Bes4PjpU/nXsEes5RlVwm3qh/SSvOdT+eexR2+emvQIRvPUf01Zo0L5
        MeQM2f3ego9gS0XRlncSZBzaYi+/oe1YAduTzauyzhmQ5Yucq/0ks60cLmZemOMV/xPl2ridJoMjJuUwKXhKjHOONtUeWeSJwzyPxIdwUDpkxUiyLpXPwI7X
        lzL4sXup7GFr0v6ej6gfxO6qu5fBZSs8Nu66toj0A/K26C0HmkqhlWPaDLYw6X8ucnaVs9r6Ushy191R9KMMlX8DeaKORveNEmhsYefNyZSj8iOx3zZ2UiiB
        ny4nd6rsXUDleyE3SWckexRD0Y3KdxcOGFP5+5BzNSRbeovghd1RLrtmzCTjAedP/3RiVxE0djOFs+TFKDfB7eF5nXrKhX4DrzVr7rAoV8X5cFm+JhfaSbbZ
        jt6YQdZr7FeTny+DUMK5dSFnOvm+DOQMtUNT5xVCFqN/gfpi0s6eDyh/ndqw2AO4yFyXwTVTJOsFcra07I3ufLhFoTXHPY70ZynOX75PpjoPrhvlJPqnkjpZ
        2BVXLku/D3e4uKuYpahSfuUDHrf1c8/mQpHcTyuEm3QoP4/r7z6slMiB47Knk9ZNJ/3jjvMPHcnyzIHTt/Y5rT3SR61fu3F98Y4+q2yoHBpwPuoemQcssKcU
        vtC8B2tivd71cslyMcF15C4/Nb0LmW7+MRd5ZH1Xx358qY3sHSik/O+RszrGZFzhOlZx/u+z4L10s4MDUwzI+oXbGSf1djQTWpbtXLZEkIznATR/s9vPrUrM
        gMJjQ7fLN/1CeQee13/7rFaQDjO9TcMD6sj44WF/JOlvmwZzx8qi/KTJ+sjFvmjI+lgqFMsM6HzhS/onayI/0yb4OjTIcLl0VE2N9OfEdqPcTDkZJnTcDnt+
        max353F7tror6ybBuOsKnJJZs8k4xPkS7cbB8ZBh0Gk0mkbmDWfsfPkjKbEwcmCbbXfjAqqONfb7G7eVXoLNgQeVcpaS+dkMe0L38NNwmFL+2d/wZ2nK9bEf
        U3etPQddox5Etc0l2wtV7Cp287v8oXTS/PEiMVJnYrvX3C3VewJONawvblg9lcoXxZ6VJjCyHXaX7Zizp4CM27Y+5NZbhUVdgOdDnarMPaT9idiDks1+DQJt
        p8umr7BaTLkD9ui5aQsjwdiSgIsGvmKUq2LnWBfbxgE+zMyVekO2F/xe5AU7tz1OAjF/hYSUXzEk/Y9daJ2t63Wg6lbaGhJE5gcX7MeyA5PSgERLqblmMRmH
        +thFdr/flAGe5M9fYFexiMxLyE3is6PPZAH1MDGXPztlKK94j8Zhc4me4x2QbOMl9sdacepzw7A/F7Q3uwc4++v5KzMA5dbI2U+75LRygDnryalLHkqkn7EX
        B+o1cIDIXhfj8xWk3/p70Oeu1yjh3gf7AvzjuRyyHeFizwip2J8PyucKDLbKLaXyg5AzLjpabX8AnCxlqw1ek/nWGjm7pcZlGgTy6vOcFdoXkv6cqK+ru4ML
        3kouVl2prUf5SDeaD0uEVVhFQMxxQ8uXQbJ9qUDOZrdckC0GU8otfOQNl1Ie3Y37v+rEUDGQGHBQ0lbTpersQ849ML29qQSsdRY7o/XpJzLekCuOjT3JKQWb
        PA4N9vxC5j1R5A5zxq1jyoBwpVOU8BzyfZvfIXf//ZD3Q9AgkqodJE/mgSzkbRum3meVgxRhhkTaHrL/w0aeuNGxSLkC+Mvvin0uIU/6AbniH91BnRXAREoj
        3dab9JsqcsbjmqjaR6BdupSpFWBE5ltcP5j1PqISOClttlh+RJW05y2q/9NV161VoDX8pr9kNplnst7i7Wa6qmI1eHjStlNSk2xng5Ar+syYya8GMy6JXU1v
        I26NvG3oWXxLDejeXO70UPPrOETO5tgnez4Gq/U8lHvtJShn4vrmP61dVQvsPVs/rL5F+p/PR+35c//sH3hANv7cvpAaMv9w+Xi/xUHflQdk1MLNF7qR+Tka
        eZax76dmHtAd/VdgBZ/0jwtyF72+vaZ1YPDmer+pP5J51QI5N27pwUt1QPpmneFwPdn/VEVuUts1bbwOFPWDjTa/k3xR5Bbmq5mW9eDjiT7uyTmkn9u60P7w
        C6/+wnowIGSxZvQK2e5wkTs0vPog3QByWUoNJ1+Tfo5GbrFZVca3Aai5JEZ0uJL5zR25S2S2QnMDuLbk9wVe6mTetkauOAQStBqB5SLvaStEyHLRR86+JBkV
        2Ai2f7RdmVtEli8TeWJe95KhRnD/V50q6yKyf9j/Bi0XT7nlG5rAJrFwruXZWWT+x174vPJGExjpGf4hrnyY2q5lIQ/rD+YJPAGOoNUtvFDeaNJBRNtnprjE
        JBv7/I8DC6KXvzDFBfCvNq6hJ6v/RY4kLL9zHLZSxu5Y3W8cgP7Dz4DdxJOOiUMSK1q+NF5SDNMRVC9jyhrh8IjnDoWqLkvWew80ifkwO5gb9lxv1rP+cGv4
        nXWkT+6xiLBQuUcHA3cf88tbe3FKrdMa9fKTgUCp7tZa7xDFvLBWmQyx2XsNvR83OoQe320uueZU32sZpXmCe3yHx+eOla+K83uys7Tq08Hij4/uJqx/fm40
        KrXlQl2Dvddfo7d7V9vlXYt87f3YtHbZlvZVPU/HYt89k4dS1ewZuNGbvzlwMy0cZ4rLUEdZ+Bc+k8/c/cdXx/5+dcu3h3XxbClxhbaJV61JJ2/9NqsCZU1e
        bi+Rkbrbvn3HGHp1yd9t+efCSgXUYzmYeJD5c3KbC32lxPtE/377/x/DTxGYOKi0IU21JY92tNOaoqZCDHvazxvI8+30HFTX4esFcPivcuGr1Yjvpjm+JmwP
        8b0034fCifh+mh/AeyPED9IcX4J8mLgLzV1RHCF+lOb4TqTjxN1ofgKv9cQ9aH4ShSdxL5p7ozhF3Ifm+NIzX+J+NPdHcZr4GZoHoAgkHkTzsyiCiZ+j+XkU
        IcRDaX4B7xUQD6c5viEggngkzS+huEw8iubRKGKIx9I8Du9VEv+d5vEoEogn0hzfSHGVeDLNr6G4TjyF5qn46Il4Gs1vokgn/gfNM1DcIp5J8ywUt4nfofld
        FPeIZ9M8BwWHeC7N76PII55PczwfPyBeSHNILkPEXkTzYhQlxEtpjm8UeUi8nOYVKB4Rr6R5FYpq4jU0xze01BLn0bwORT3xBpo3omgi/oTmT/FeB/EWmj9D
        8Zz4C5r/ieIlPuOAvJXmbShekZ9fk8d2fPO3lDgzO+Xyl43meYsqsnqlgPph2f8D2tK75pICBwA=
        """#
}
