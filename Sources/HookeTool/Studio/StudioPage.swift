// swift-format-ignore-file
// Written by scripts/build-studio from Sources/Studio. Do not edit.
// Module: 35d1828cf857c6aa5de99b2b9daf2bb9092265c67460aa4cd6e585be9dda7c15
// Sources of the module: 58e3cb810b536b8cc0d2da0ad47d4b5ad172c15d7ba94873085bf7f9afc0ebd9
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
            springs.push(...readText((...place) => wasm.hooke_spring_names(...place, errors)).split(" "));
            Object.freeze(springs);
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
        const readText = (call) => {
          const length = results + 8;
          const status = call(0, 0, length);
          if (status === NO_SOLUTION) return undefined;
          if (status !== TOO_SMALL) check(status);
          const size = memory().u32[length >>> 2];
          return withRoom(size, (text) => {
            check(call(text, size, length));
            return decoder.decode(memory().u8.slice(text, text + size));
          });
        };

        const refuse = (Kind, field, value, accepted, { at = "", nearest, message, ...more } = {}) => {
          const shown = typeof value === "string" ? JSON.stringify(value) : Array.isArray(value) ? "an array" : String(value);
          const where = more.index === undefined ? field : `${field}[${more.index}]`;
          const list = nearest ? `did you mean "${nearest}"? Accepted: ${accepted}` : `accepted${at}: ${accepted}`;
          return Object.assign(new Kind(message ?? `${where} is ${shown}; ${list}`), { field, value, accepted, ...more });
        };

        const [BAD_TEXT, NO_SOLUTION, UNKNOWN_HANDLE, TOO_SMALL] = [4, 5, 7, 8];
        const badText = (given, path, accepted, offset) => {
          const isText = typeof given.value === "string";
          if (!isText && given.field === "spring") path = path.replace(/^spring\.?/, "");
          const value = isText ? given.value : path.split(".").reduce((value, name) => (name ? value?.[name] : value), given.value);
          const field = path || given.field;
          if (offset >= 0) {
            const start = decoder.decode(encoder.encode(given.value).subarray(0, offset));
            return refuse(RangeError, field, value, accepted, { offset, at: path ? "" : ` at character ${[...start].length + 1}` });
          }
          const list = accepted.replace(/^.*?(; a|\? A)ccepted: /s, "");
          const isWord = typeof value === "string" && !list.startsWith("a number");
          return refuse(isWord ? RangeError : TypeError, field, value, list, { message: `${field} is ${accepted}` });
        };
        const check = (status, names = {}, given = {}) => {
          if (!status) return;
          const { f64, u8 } = memory();
          const text = (from, size) => {
            const bytes = u8.subarray(errors + from, errors + from + size);
            return decoder.decode(bytes.slice(0, bytes.indexOf(0)));
          };
          let field = text(16, 48);
          const accepted = text(64, 192);
          let index = Number(new DataView(views.buffer).getBigInt64(errors + 8, true));
          const path = given.field && /^text\.?(.*)$/.exec(field)?.[1];
          if (status === BAD_TEXT) throw badText(given, path ?? "", accepted, index);
          if (path !== undefined) field = path.replace(/^spring\./, "") || given.field;
          const name = names[field];
          if (Array.isArray(name)) [field, index] = [name[index] ?? "spring", -1];
          else field = name ?? field;
          if (status === UNKNOWN_HANDLE) throw refuse(TypeError, field, "disposed", accepted);
          if (status === NO_SOLUTION) {
            const error = new RangeError(`${field} has no solution: ${accepted}`);
            throw Object.assign(error, { field, value: undefined, accepted });
          }
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
        const nearestOf = (text, names) => {
          const wrong = names.map((name) =>
            [...text.slice(0, 64)].reduce((row, letter) => {
              const next = [row[0] + 1];
              for (let k = 1; k < row.length; k++) {
                next.push(Math.min(row[k] + 1, next[k - 1] + 1, row[k - 1] + (letter === name[k - 1] ? 0 : 1)));
              }
              return next;
            }, [...Array(name.length + 1).keys()]).pop());
          const index = wrong.indexOf(Math.min(...wrong));
          if (wrong[index] <= Math.max(1, Math.min(text.length, names[index].length) / 3)) return names[index];
          return names.find((name) => text.length > 2 && (name.startsWith(text) || text.startsWith(name)));
        };

        const choice = (value, field, names) => {
          const index = names.indexOf(value);
          const isText = typeof value === "string";
          const nearest = isText ? nearestOf(value, names) : undefined;
          if (index < 0) throw refuse(isText ? RangeError : TypeError, field, value, names.join(", "), { nearest });
          return index;
        };
        const known = (value, field, ...names) => {
          for (const name of Object.keys(object(value, field))) {
            if (names.includes(name) || value[name] === undefined) continue;
            const list = names.join(", ");
            const nearest = nearestOf(name, names);
            const accepted = nearest ? `did you mean "${nearest}"? Accepted: ${list}` : `accepted: ${list}`;
            throw refuse(TypeError, name, value[name], list, { message: `unknown field "${name}" of ${field}; ${accepted}` });
          }
          return value;
        };

        const isProduction = () => {
          try {
            return process.env.NODE_ENV === "production";
          } catch {
            return false;
          }
        };

        let isWarned = false;
        const checkSeconds = (name, value) => {
          if (!(value > 60 && value < Infinity) || isWarned || isProduction()) return;
          isWarned = true;
          console.warn(`hooke: ${name} is ${value} seconds; for ${value} milliseconds write ${value / 1000}`);
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

        const isList = (value) => Array.isArray(value) || value instanceof Float64Array;

        const fieldsOf = (value, field) => {
          const entries = Object.entries(object(value, field)).filter(([, value]) => value !== undefined);
          for (const [name] of entries) {
            if (!/^[a-z][a-z\d-]*$/i.test(name)) throw refuse(TypeError, field, `{ ${name} }`, "names of fields");
          }
          return entries;
        };

        const argumentOf = (value, field) => {
          if (value instanceof Spring) return value.text;
          if (typeof value === "number") {
            if (!Number.isFinite(value)) throw refuse(RangeError, field, value, "a finite number");
            return String(value);
          }
          if (typeof value === "string") {
            const mark = value.includes('"') ? "'" : '"';
            if (value.includes(mark)) throw refuse(RangeError, field, value, "a text with one kind of quotation marks");
            return mark + value + mark;
          }
          if (isList(value)) return `[${Array.from(value, (element, index) => argumentOf(element, `${field}[${index}]`)).join(", ")}]`;
          if (typeof value !== "object" || value === null) throw refuse(TypeError, field, value, "a number, a text or an object");
          return textOf(value, field);
        };

        const textOf = (value, field) => {
          const [first, ...rest] = fieldsOf(value, field);
          if (!first) throw refuse(TypeError, field, "{}", "an object with fields");
          const [name, inner] = first;
          if (name === "curve" && !rest.length) return typeof inner === "string" ? inner : textOf(inner, `${field}.curve`);
          const named = (entries) => entries.map(([name, value]) => `${name}=${argumentOf(value, name)}`).join(", ");
          const isPlain = typeof inner === "object" && inner !== null && !isList(inner) && !(inner instanceof Spring);
          const text = isPlain ? named(fieldsOf(inner, name)) : argumentOf(inner, name);
          if (!rest.length) return `${name}(${text})`;
          return `${name}(${isPlain ? `${name}(${text})` : text}, ${named(rest)})`;
        };
        const parse = (value, field, text, call) => {
          for (const [, name, seconds] of text.matchAll(/\b(duration|response|settling-?duration)\s*=\s*(\d[\d.e+]*)/gi)) {
            checkSeconds(name, Number(seconds));
          }
          return withTexts([text], (...place) => check(call(...place), {}, { field, value }));
        };

        const springNames = ["mass", "stiffness", "damping"];
        const motionNames = { motion: [...springNames, "from", "to", "velocity"], largest_error: "error", distance: "epsilon" };
        const springs = [];
        const usual = { duration: 0.5, bounce: 0 };
        const physical = (parameters) => {
          if (parameters instanceof Spring) return [parameters.mass, parameters.stiffness, parameters.damping];
          let text = parameters;
          if (typeof text !== "string") {
            const fields = Object.fromEntries(fieldsOf(parameters, "spring"));
            const { mass = 1, stiffness, damping, ...others } = fields;
            const numbers = [mass, stiffness, damping];
            if (numbers.every((value) => typeof value === "number") && !Object.keys(others).length) {
              if (!ready().hooke_spring_convert(0, write(...numbers), 0, results, errors)) return numbers;
            }
            const isUsual = Object.keys(fields).every((name) => name === "duration" || name === "bounce");
            text = textOf({ spring: isUsual ? { ...usual, ...fields } : fields }, "spring");
          }
          parse(parameters, "spring", text, (...place) => ready().hooke_spring_parse(...place, results, errors));
          return [result(0), result(1), result(2)];
        };

        const readCSS = (curve) => readText((...place) => wasm.hooke_curve_css(curve, ...place, errors));
        const takeCSS = (curve) => {
          try {
            return readCSS(curve);
          } finally {
            wasm.hooke_free(curve);
          }
        };

        const largestError = (options) => number(known(options, "options", "error").error ?? 0.001, "error");

        class Spring {
          constructor([mass, stiffness, damping], motion) {
            const { from = 0, to = 1, velocity = 0 } = known(motion, "motion", "from", "to", "velocity");
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
          get text() {
            return readText((...place) => wasm.hooke_spring_text(this.#motion(), ...place, errors));
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

          settles(options = {}) {
            const { epsilon = 0.001, speed = Infinity } = known(options, "options", "epsilon", "speed");
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
        const spring = (parameters = {}, motion = {}) => new Spring(physical(parameters), motion);
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
            try {
              check(status);
            } catch (error) {
              if (status === NO_SOLUTION && error.field === "value") return undefined;
              throw error;
            }
            return result();
          }

          get text() {
            return readText((...place) => wasm.hooke_curve_text(idOf(this), ...place, errors));
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

        const jumps = ["jump-start", "jump-end", "jump-none", "jump-both"];

        const parseCurve = (shape, text) =>
          parse(shape, "curve", text, (...place) => ready().hooke_curve_parse(...place, results, errors));

        const writeCurve = (shape) => {
          if (typeof shape === "string") return parseCurve(shape, shape);
          object(shape, "curve");
          if (Array.isArray(shape)) {
            if (shape.length !== 4) throw refuse(RangeError, "curve.length", shape.length, "4: x1, y1, x2, y2");
            const [x1, y1, x2, y2] = shape.map((value, index) => number(value, `curve[${index}]`));
            return check(ready().hooke_curve_bezier(x1, y1, x2, y2, results, errors));
          }
          if ("steps" in shape) {
            const { steps, jump = "jump-end" } = known(shape, "curve", "steps", "jump");
            if (!Number.isInteger(number(steps, "steps")) || Math.abs(steps) >= 2 ** 31) {
              throw refuse(RangeError, "steps", steps, "a whole number from 1 to 2147483647");
            }
            return check(
              ready().hooke_curve_steps(steps, choice(jump, "jump", jumps), results, errors), { count: "steps" });
          }
          if ("linear" in shape) {
            const { linear } = known(shape, "curve", "linear");
            if (!Array.isArray(linear)) throw refuse(TypeError, "linear", linear, "an array of [input, output]");
            const pairs = linear.map((stop, index) => array(stop, `linear[${index}]`));
            const inputs = Float64Array.from(pairs, (pair) => pair[0]);
            const outputs = Float64Array.from(pairs, (pair) => pair[1]);
            return withRoom(16 * linear.length + 8, (address) => {
              memory().f64.set(inputs, address >>> 3);
              memory().f64.set(outputs, (address >>> 3) + linear.length);
              const status = ready().hooke_curve_stops(address, address + 8 * linear.length, linear.length, results, errors);
              check(status, { inputs: "input of linear", outputs: "output of linear" });
            });
          }
          if (!(shape.spring instanceof Spring)) return parseCurve(shape, textOf(shape, "curve"));
          known(shape, "curve", "spring", "duration");
          const { from, to, initialVelocity } = shape.spring;
          const velocity = initialVelocity / (to - from);
          const parameters = physical(shape.spring);
          const duration = shape.duration ?? new Spring(parameters, { velocity }).settles();
          checkSeconds("duration", shape.duration);
          return check(
            ready().hooke_curve_spring(write(...parameters), velocity, number(duration, "duration"), results, errors));
        };
        const curve = (shape) => {
          if (shape instanceof Curve) return shape;
          writeCurve(shape);
          return Object.freeze(new Curve(resultHandle()));
        };
        const interpolations = Object.freeze([
          "hold", "linear", "catmull-rom", "time-aware", "hold-safe", "monotone", "pchip", "akima", "modified-akima", "spline",
          "spline-clamped", "spline-not-a-knot", "spline-periodic",
        ]);

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
          const times = array(known(keys, "track", "times", "values", "interpolation", "timing").times, "times");
          const values = array(keys.values, "values");
          if (values.length !== times.length) throw refuse(RangeError, "values.length", values.length, String(times.length));
          const count = Math.max(times.length - 1, 0);
          const codes = perSegment(keys.interpolation ?? "linear", count, "interpolation").map((kind) =>
            choice(kind, "interpolation", interpolations));
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

          to(other, options = {}) {
            const { method } = known(options, "options", "method");
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
        const transform = (shape, options = {}) => {
          const { box } = known(options, "options", "box");
          if (typeof shape === "string") {
            withTexts([shape], (css, length) => {
              const status = ready().hooke_transform_parse(css, length, writeBox(box), results, errors);
              check(status, {}, { field: "transform", value: shape });
            });
            return new Transform(readNumbers(results, 16), shape, box && Object.freeze({ ...box }));
          }
          if (Array.isArray(shape) || shape instanceof Float64Array) {
            return new Transform(Object.freeze(fixed(shape, 16, "matrix")));
          }
          known(shape, "transform", ...Object.keys(partNames));
          const numbers = Object.entries(partNames).flatMap(([name, count]) =>
            fixed(shape[name] ?? identityParts[name], count, name));
          check(ready().hooke_transform_compose(write(...numbers), results, errors));
          return new Transform(readNumbers(results, 16));
        };

        class Decay {
          constructor(parameters) {
            const { from = 0, velocity, rate = 0.998 } = known(parameters, "decay", "from", "velocity", "rate");
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

          settles(options = {}) {
            const { epsilon = 0.001 } = known(options, "options", "epsilon");
            const { from, initialVelocity, rate } = this;
            const status = wasm.hooke_decay_end(from, initialVelocity, rate, number(epsilon, "epsilon"), 0, results, errors);
            if (status === NO_SOLUTION) return Infinity;
            check(status, motionNames);
            return result();
          }
        }
        const decay = (parameters) => new Decay(parameters);

        class RubberBand {
          constructor(parameters) {
            const { extent, coefficient = 0.55 } = known(parameters, "rubberBand", "extent", "coefficient");
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
        const rubberBand = (parameters) => new RubberBand(parameters);
        const velocity = (samples, options = {}) => {
          const { released } = known(options, "options", "released");
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
          known(release, "release", "fraction", "velocity", "rule", ...(name ? [name] : []));
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

        const settleNames = [
          "fraction", "velocity", "outcome", "style", "overshoot", "duration", "speed", "limit", "spring", "bezier",
        ];
        const settle = (options) => {
          known(options, "settle", ...settleNames);
          const { fraction, velocity, outcome, style = "spring", overshoot = "clamp" } = options;
          const { duration = 0.35, speed = 1, limit = 0.1, spring = { response: 0.4, dampingRatio: 1 } } = options;
          const { bezier = [0.25, 0.1, 0.25, 1] } = options;
          const finishes = choice(outcome, "outcome", outcomes);
          const kind = choice(style, "style", styles);
          checkSeconds("duration", duration);
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
        return { init, springs, spring, curve, interpolations, track, transform, decay, rubberBand, velocity, decide, settle, version, abi };
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

        const physical = ({ mass, stiffness, damping }) => ({ mass, stiffness, damping });
        const core = (parameters) => physical(spring(parameters));
        const numbers = record(fields);
        const springCodec = {
          write: numbers.write,
          read: (text, field) => numbers.read(/^\s*[a-z]/i.test(text) ? numbers.write({ ...core(text), velocity: 0 }) : text, field),
        };

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
          s: { field: "items", codec: list(springCodec, "/", 1, mostCompared) },
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
            numbers.read(numbers.write(item), "spring");
            return undefined;
          } catch (error) {
            return error.message;
          }
        };
        const motionOf = ({ mass, stiffness, damping, velocity }, from, to) =>
          spring({ mass, stiffness, damping }, { from, to, velocity });
        const popFriction = (x) => {
          if (x <= 18) return ((0.0007 * x - 0.031) * x + 0.64) * x + 1.28;
          if (x <= 44) return ((0.000044 * x - 0.006) * x + 0.36) * x + 2;
          return ((0.00000045 * x - 0.000332) * x + 0.1078) * x + 5.84;
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
            make: core,
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
            make: ({ tension, friction }) => core({ origami: { tension, friction } }),
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
              return { bounciness, speed: x < 0.5 ? NaN : ((x - 0.5) * 68) / 399 };
            },
            make: core,
          },
        };
        const preset = (text) => core(text);
        return { mostCompared, letters, previews, springSchema, initialSprings, checkSprings, refusalOf, motionOf, spellings, preset };
        })();
        const _Studio_model_curves = (() => {

        const { curve } = _JavaScript_core;
        const { flag, list, number, numbers, whole, word } = _Studio_model_codec;
        const { mostCompared, previews } = _Studio_model_springs;
        const { shortest } = _Studio_model_numbers;

        const jumps = ["start", "end", "none", "both"];
        const bezierCodec = numbers(4, { low: -1e4, high: 1e4 });
        const mostStops = 40;
        const stopCodec = list(numbers(2, { low: -1e4, high: 1e4 }), "_", 2, mostStops);
        const curveCodec = {
          write: (item) => {
            if (item.kind === "bezier") return `b${bezierCodec.write(item.points)}`;
            return item.kind === "stops" ? `l${stopCodec.write(item.stops)}` : `s${item.steps},${item.jump}`;
          },
          read: (text, field) => {
            const rest = text.slice(1);
            if (/^\s*[a-z]{2}/i.test(text)) return readCurve(text);
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
          if (item.kind === "steps") return curve({ steps: item.steps, jump: `jump-${item.jump}` });
          return curve({ linear: item.stops });
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
        const readCurve = (text) => {
          const shape = curve(text);
          let { easing } = shape.css();
          for (let error = 0.002; easing.split(",").length > mostStops && error < 1; error *= 1.5) easing = shape.css({ error }).easing;
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
          return { kind: "stops", stops: readStops(/^linear\((.*)\)$/.exec(easing)[1]) };
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
        return { curveSchema, initialCurves, checkCurves, shapeOfCurve, cssOf, named, readCurve, stepJumps, describe };
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
        const interpolationOf = (name) => {
          const camel = (text) => text.replace(/-./g, (match) => match[1].toUpperCase());
          if (name === "hold") return ".discrete";
          if (name === "linear") return ".linear";
          const [rule, ends] = name.startsWith("spline") ? ["spline", camel(name.slice(7) || "natural")] : [camel(name), null];
          return `.cubic(.${rule === "timeAware" ? "timeAwareCatmullRom" : rule}${ends ? `(ends: .${ends})` : ""})`;
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
                      : interpolationOf(mode));
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
              ? `let spring = ${springOf(spring)}\nlet motion = MotionAlongPath(\n    along: along,\n` +
                `    distance: SpringMotion(spring: spring, from: 0, to: along.path.length))\nlet transform = motion.transform(at: 0.1)`
              : `let curve = try TimingFunction(css: "${cssOf(curve)}")\n` +
                `let transform = along.transform(at: curve.value(at: 0.1 / ${decimal(duration)}) * along.path.length)`;
            return result(
              `import HookeGeometry\n\nlet path = try VectorPath(svg: "${path}")\nlet along = OffsetPath(\n` +
                `    try MeasuredPath(path), rotation: ${rotates ? ".auto" : ".fixed(0)"}, ends: .extended)\n${progress}\n\n` +
                `let morph = try PathMorph(\n    from: path, to: try VectorPath(svg: "${other}"))\nlet shape = morph.path(at: 0.5)`,
              "Distances within 1e-15 of the length. The transform is about the element's point (0, 0). PathMorph pairs the joints of paths with other commands.");
          },
          gesture: (state) => {
            const style = {
              spring: `.spring(try Spring(response: ${decimal(state.response)}, dampingRatio: ${decimal(state.dampingRatio)}))`,
              curve: ".cubic", uikit: ".timed(.ease)",
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

        const { curve, interpolations, track } = _JavaScript_core;
        const { Refusal, number, whole } = _Studio_model_codec;
        const modes = [...interpolations.filter((name) => name !== "spline-periodic"), "bezier"];
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
        const { cssOf, describe, named, readCurve, shapeOfCurve, stepJumps } = _Studio_model_curves;
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
              this.setItem(readCurve(this.css.value));
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
        const { springs: presets } = _JavaScript_core;
        const { letters, motionOf, preset, previews, refusalOf, spellings } = _Studio_model_springs;
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
            const named = choice("Preset", [{ value: "", label: "Choose…" }, ...presets.map((value) => ({ value, label: value }))], (name) => {
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
            const name = presets.find((name) => ["mass", "stiffness", "damping"].every((key) => preset(name)[key] === this.item[key]));
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
        const decoded = (text) => text.replaceAll("%20", " ").replaceAll("%22", '"');
        const read = (fragment, screens) => {
          const initial = Object.fromEntries(Object.entries(screens).map(([name, { initial }]) => [name, initial]));
          const first = Object.keys(screens)[0];
          const state = { screen: first, ...initial };
          const text = decoded(fragment.replace(/^#/, ""));
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
        H4sIAAAAAAACA9y9DZwcV3UnWrc+u7u6uqu7Z0bzJelWeWyPLQmNbUkzkh1QzVqyLAvbBIf128e+2IBYGGEsjYTXwYNmbAkhQNgiYEc2BkYyiUyQiJIlwSRW
        EGAcBQQrWJL1S/yyYjHEsCboxU5wdlG853/Orf4YSRh4ZPf3e/roWx+37ue55+uec65169bblGVZ6gulh9Ut9vS0dYszjV9veppTNa2m6ce6xZV7TuiRI4k7
        PYWnPufGg0Cu6Jk9Na2mUCTnnmrlokKn6E0wPTU1xbf5N5TRyy/s6SlURlmsWwrTzUItzjPFj5Fyg6e4Jg9PUTBV1v4RfVGcbpWgkJdagsrRSHzhbke+7fTY
        tIh6R0XYd91FL1sfo7+mDhkGdCL/pDTdVonPTUQbtzc7JhVaMjA8cnfdhZrwy2MxJeOOlN77GFnzRMZzu/lsSnowJQU6U6YhU6Zub8qUEEgnZTKnZPL4E5fq
        xNPt2/O53L6dZxYvK9MdfwQeMJHUb+rGVD4Q080huovGWqYSPZ/Kq1dtIyr9kcZUTF+bDXa3T5kit3M/p7dj9rbn9Xvbp9rHfvqWMr+YykeslN/y7G5HVdvz
        6XLysTQgE0yZmaQBnMqvCqbxBqwZNk0Tc4A2Ddze0RW6KrSa4QhgFKbkT9sU0lVpWuBEcprRnxagA8hvl6bjZvt2TIY/zZNDmbdvl+Ww3UwUZXKnt8uEbedb
        f9pACCCFgaM4nbfCTAiPmzsloOLmoC+TyyVOCVSV26d+7n1rmfNiM8AhYMH9E8iSlSl9pF+pBR2Mps1MmdLytSMTJNDn58OpUKxPpdE/1EcFY6HYdzFo3cXg
        wk9K/AZ/AEpIKXvUfCifhdPtd4X8EvOVQyMvHC7E58xT+Xg2G97CbNMGh5i1yCtHTTlf8n/b960KoVPLu/Yyy/XX2/XBwLaVd/nwdRte3XVFw6/US/Z8y3E9
        z7O7e7pLl1x/w7Ibrde41qXury57beEmteDXFnWreYSSS8EiS1nu8qKlis7r/rXlhuHNlrOiT6mFruP091cbjYWjY2FI//4P/W/+z4b1+n/7f1VXrlr16+4l
        KlDJLSqx5iv71l76E9i+a3UtvtJxr0rjNxS9+hu7uvxKtyovsV2rp14q4jbwXO9NxfDy4Quu2FiwLnjFmx17sFYPXCsoKavmuJbjuJEz9O8c5Qa2pX5lafWV
        9VLZ9RzPcZVTcx3X/CnWlbUossqB5Vj0j38s/nHlNr9BEpSTtyRB8CrHf6s/oYrWJutttwU0OJb7Ksv3ytZyyvR2RcOxuOBG6vbNW6qrVaRf4aGQSctZ7Hgr
        t26L+hzPeofnOH59YODKanbHwn9/529UbNty3llTtj3YNbrQV7anemy/2xqvd5drlm3bgaXumip5PZ5Vtv5V5HmB/y7vktJ8z7UqNCqWXfFp3KgUn/pedi3P
        sZZ4tl2zvaKiBpWLqlKk+wvLnq+UQ6/pmVV0lG8pj+Z8u/I8t+gqq1vF/Me7LI7TtHGRdfWl/e60mlEYt4gqr/5KtRGGrwj7dNR/waV3q3vUDlWlqVfjlGWn
        Cte8W1nzVGOXqrnKe49S8+b1RxdEhbCvME+hPYVgwCtZYWjbvQMN7yJtVQi2rlq7do3l7VYuPbYr/6r6XnW17xQJngJqvIouWuDQVLxPvV8NWa+8Zo+65gPq
        XjVQHVlKs6Kc+5RFs7pXjQxRxxZECyIarguHPqh+U1kjH1IfVnRbXFq8X0XRA6pM3VgSuK5jleySG3i/pYJ9iqZvXrFg+Rfb/sXzvQfVQ8rO1EUfUe4Kq8+1
        DAQ41uqq6ukB9NAIlyqDZVUqrVtHLdysHrcftzGivl8gMpLNzMRh8KJ3kX/bxttun/wN23LfPLlxo/WAX3/L7bdv2vjrb3zH5B0bf/0NG9/51o2TVqHW/nDr
        to2bt1rlOc9up2fVjo+3bp5869v/ndXTkXHzrZNbN1oLGu3P3vr2Ozbi6UjH529769s33jppraq2P3zj1q3WeNz+ZNvGO7dZ15XkEffhdWW52XrrbZvfttH6
        16bUN218462/kT98Z7X94ca3v8maMs2cfMcb3rBx8tffcCs9m+4761mzsTOqIi/v2Pi229/41m2/Yd2tys1C3/qmjdZ9+f3Wjdu2UZ0fVl3mngfm1994O4ra
        Zn1C1TueyxA9qmodT7mffzAn69tvvW3jVuuzzYpkxI+qRkcu0+c/nftYmnVszmMz7k+oUB5vm7z1jZusr6nu5u3bt7759snbTDu/rvrmvqD+337b5tvp5X9U
        8+a+zF89c/arN2zc9u83bny79ZwaOM8rnv8fq565r00Pd9lFeXPrG95qfciP8gma3PrW299ufdj3b7v1bTRZ1v1+8QXCI5kK/8R+zU3zFh50HnU+6XzSbXxV
        fdo9Y3tPur/yHfc/O3/vPu/uVVikH1IvuPerT6rfU3+i7nU/4P4H9Zj6grrPvs/5sfsd7xnvbz3nkPNd9UN1j33S+4b3Z943vT32ffYH7Q/bD9ofs2f5+nf4
        9zDdHbU/6Pymc8Z+v/M+56TzDedZ5zvO3zj/xfk750fOc84/OzvdXe573A+5H3bvdx9wf8vd537M/biaVR9xf+Cecr/lfs/9W/eT7rPOP7vvc3Z5u733eqed
        +70HvC97T3rf8k57/6/3N97z3gveP3o/9t6v/tJu/d3lv8f/S3u3f/3/473Xx4P38e/7fXn9AU53ePd437Dv8//U/rj9Xvr7PvtR/j3Iv7/Nv/f55/490Pb2
        02fl/AQ/2ce/H+Hfj/Lvb/HvQz+15F/s91BbmR/i6738+yn+fVK13v7uT639Xn77/l+4hb9Hv0fssv0eVfrEUf3b/m1KTV9gZfGm1Bmy7NX2am1n02vd6Sz2
        tE3XaiJ110dKu5mL/+sHwsTWTmatsMuUlCcok4p/y9fOsF1O1RrKqTK1wna10pTHojzxxJClVTW06O/xglOZtrfbU1TlyKbUHbIyN6loNWwPJVUkOnGQDCY+
        kt7E02qREyd13JWTApICNYAeWknDnkaD5/5FnsVpMTuttmTuHZnaVCkom9gyPyhYoW4cTeNxvftgGmo7djQ1nH5VfI9CS+9IkBTuSALqOd2VKaG7ko4PJlE2
        nRQzRa21y8X/T+XYVEYhKVI5hbPKqR9Na3zray8v0JMCvXMVWPgsjU2zdQ6V7NEI1g7SwNnl4KziHV3NS61KqdXzNfNqIeYvTlMFHrXWpyIdmpYqlW+X/RDD
        PExfzqnBzQoTusD9OKi5K9rD6OiqDnQxu2/7lngHQRNm00dSoGIpiRPTrM6GdIxl2Q3Prq13IvuHpw8/72c/+rvPOdnM151zVW6qHJQqe6VK/bNU6YRUx8zM
        PTPvWmEvpsvGCnuIkuc+GK+wh+e2prNmNxuaiINzVeEuVa+gKtwl1hIaQEoWU1NcDCe3byjxyjZ3tdYJGTHAQipsQtuciRsf2X2Qio7HhykNAAgMGW2TmXkM
        foAPqgSljsfmmwJ/Q5PvMDQ9o5JS9sI3//BTPhWCrxoECjZ9WUj8zCqrsAl47bBih7RMacFfqYhf1cEq60JKnFXWECX+CltT4q2wBykprrB7KamvdGJKyleq
        CiWlVVZESWGVVaYkXGGjsAgIxdIVIBQ3GyGEEj5StAMSsQmPnLQ2pT4hkme/H2ddGS3F2EoL2l5hxzQhCuUUgIroJ5vaEv+112+vzo48Uhu2rcxaF1m4Nvcp
        UWJtDaAWy13ttLJdTzKPTegre5zyAq1lj9HF6eMxLj/TukRR03QRaj8bnkjszEqsJloqEJSniuokDPm41BdM0OQG67aucVcTZlH2dEZdJnCbKayPrH5UQrlo
        jeA9VyS3aZC99JJzXaQ4S6biX21lTS3z7LXmWUpdIiyOAcCVvW1CBzQ2eKtV3n6bivhMWxHy7LXm2Zwi3G0TlMVaYdHsjatRK0Y2Liu0DS0h2aPVJGq8aQrd
        uZm6xl2trXiPn9A4SXeof7jWAWFr6hy1ERihiCdUKTeViYki5IKqV1muwI9lT2u1xCpLoSAOBJYgC63auUga2Z/ehFK4jh4FgAjFDaE2pEW0okxYq2tCl1BO
        SQeb6DaeiH/gAFY7GldmECFpLUFDmephkVhhovJxbK/811A3wCGyMarUiBsiFKp4fINhq5cGINAFDHMh3uf362L8kA/IwargKTKDYj52qdXxxCWWlUSEGiId
        jce7dqbRwYQGjJZ3BLwRAtVjUdACwdi6lKAQQq2W+at9Ip/UBR/4SBHc+kusEWk0oZzD2jo8rnftHHVojcZPe8ACfrZ6E83KzDEHzfHHrVFnLLucHo9NxC7K
        uUpbSyyLGAo/mzlJmTZQpm8/e/f3//GHD/+xHrWvpueExmdm3NhH9l78DBLQUaJTm94+YdG0A5cSJvSyKLt3TyxIWeOpT1DBi0Y+L+CnLJ/H9Hnrw77s6Y4P
        0QHtX2JfTSPmIfsGYHdPR6OEnzys5F7tjc/In5+8RP2K6f65r9w9M3Ns5ShV5I2/F68O7/vsMxZGxM2UWf0nLSCpeZhOtSl7iVgR9WqedsI/Yfhdz/anHSAv
        vSn1CFA8UE0Vf8U2uMJjmF4LmF6qSjRpBNpu4iKxQLaWWMXUPwx+aIlVSG3K5wo95PJ1YTzeceMa89Qzv/QWQ7VN25OAlG2T8ZfsxAERyL/38KXecWN+O+ed
        n1W30Ac04x6WjIMxn3EnZM04mdqWELUECBO+XzeA1qKZweG0aJpD/V1NE4mFASx6FY1X8Xp+rDcNWYw56J2bj/jMSPyf7H6QYOtM2er8c+pM6Gq0jwfGag4M
        RstvjYqMt8ZQEaYoUufSErpnyYgcov6O7No5/qrdB9EtO38TUtZj1o5xHyvGbz53THlUVKsUummWkzc83tGqBANvxe9VGDSXmkiJNacyixBMKPMTf9UGBttu
        4MAG+2orwJSTLz30mtAxFS2/rRcKL2x+Ybe/CAmTENUedQicdZGhmDAFAUF1i6kzTJ2lKk6EjU9c03SC3SsVcL4jDL0r6IaYlGzhOyavVCUqRxOcg7fnGejn
        6eDfQr8V9pwN/k97YfgFzy6QEEDzPUM41aYpt7MvWxPjR04du3vHrj37RkYtPFq9qe0JLS67/XaMMnSvsJexjDJG+HKFPQJeaAKzny28IymAM1As1dDzEZJi
        ACFeS0hAtnekxa26uOkwAQWvFllkpfHSTbhLFLN/iXII9Y1/7rlnPveh93z94ZWjzjEakTPlsbGxlStHVl628vKVV6xctnI5QeQReTEydtnY5WNXjC0bWz62
        YmyUXszyi9HLR68YXTa6fHTF6Ojo2OhKerGXX6xYtmL5ihUrRleMrVg5OjJ6Gb2Y4RfLVywfXT62fOWKkRWXrbh8xRX0YjOeLxujCkeWX7b88uVXLF+2HHXf
        ws9Hll227PJlVyxbtmz5shXLUPWNeH7F5VdcccWyK5ZfseKK0SvGrkDNq/H88mWXL798xeWjl49RJ0auQMUjeH7ZistGLxujro1cftnll1+OejWej4xRh0cu
        u+yyyy+74rJll6HemJ+PjFw2cvnIFSPLRpaPrBhBvZh7mzgB7U0QaJeI0SmNP2PNpPjd/q6DhC4mlirrSprqcPxvg9dFVsiYJRtZZRFcJy6IFsY/pPw3RXjF
        wJQqosUHs5FJykboirrRfJ4t4WcEpxsiXPgAWIJvZk0IQZ1UoMlE97TNrNgE0i6tNsV/YeOSZhpJQeCfwIUZQa2E+XTB/tgEskDsf6SUR+se2KagHUJzsnQA
        PQ7gLMDDQuoBjARlrCY84Wd6i2Blj1ZXwP3NbwW9hhHxHjme9iZ1gfH0HxIa2BJZTMUc87XDnD/WoMPM/yqriCtQdkea7DBlr4Kvog9JCPpjFT7gqQgs2hGb
        eWaqh/LsVGZNuOAzf7InpsGfmXVIApiBBNCfhMTjl1s8vpN9VxHf/10rqWTf+cGf/4cgqWZ+As4rO3U8zi7JAvDgiRDmvHa62UkjzpQxLoLY7lTUd6LYZyz3
        RgC8bW5uwbLIbzZj8YAFOMIfz9gTsdJB/ABT+iOKRt9fqv5UJTHYlKPULKSPq6SG949BWqf0Myqpan8RrVvCv3R/XBFXR9/9pYJcu8T6C+om0m8pkl/o/UkC
        P6QnVMJASZ9qcESLnF4CER8KCRtJgYoLwI0O06Q5K50CQAvSDNHrlYRsA22tdDSykFzhNkdgeCK2ZQCgLqF2XC/NeLW0YoM0Yp204eqEObLVaPEiZwwdWKpW
        SH+XS3eXSW9HpLOL0VfwbtQaoFsayOKV6tNA2yRbHUZaX2UdUrI8HkVK/OQnkJZX2LNIqSv7kMZXqgeQRqus+5HWVlkfRkpy2F6k1RX2HqSFFfZuSrOnuHu7
        aSUO/6REC9vj1cnP41Ior2IeUdMygkMsyUL4mG07JM1lJ74cJ4Xsxf9K0CNY+uqc4L95TfPm9Ks2rpkEqFahRDk6/lL+hyi2ufrxS9brKMMX70Fx/4TiiGpm
        Lz7DK7O9TGdOmdo9X3k3R05eHhfjJixAOyTl1ZMiOqXkMpRVtRjgKooDLWM0iKkAT+kLo3BsbJTRUwA84zHrSHf20bT0SpJdabqIY3+l3cULeKUDVGQDxizM
        DyRml2As/FWlppGBgFLyQG0WR6MO68qYY+QrkqZB8y3w6nZ8r2ItG2vcWPsGOYBX170q7LdYogDTXgYzgTx0PURI6mOBW51WU/ZdKiffwr1Sf2+i5FvWRAKm
        gGTfgN6fUqziE06GpiPHDi5hB+hVTlH2ojCFvskG6T4Fr0Zi0A1gf+Poc0eTHqIwetvt+gqaqe/JhCVdZ8oT77htM988Y551i1qiiXdoPUFYq+gSIWVebMP2
        GBbbGcsZTrqI96eF3cOIJk66WVQJMXMFzNMwJV1nQlrHBd3zStYmdNOtBVEQU0VPZYK4ShorEZoKhCKKGYlYWheF8pAcSwKryEk0WmgL9azEigRCCy7VPiLM
        g9yspptj+Q1Q40moX2nt0C+hQUKAIRAgcSu7FdXpLqVVKuqk+wkEkX5YiSZpLxAdpXuA6NxFtKqTBu5ngSjpu08DQVL+w0CQlB4CQqX3jwKhUvoJQqQA8hAD
        yvOVJbyyQ0ZpNg0w9H2EzkynWLNVEc1WVTRbBdFsxaLZqonmLUJretGYpapH2t4tTe+SlsfS8DLajTGlKiFtoi2SgvyU6SezYodpVsw0qwKaVSWaVSOa1abD
        bIBm2YZcFYlcsVBMiEhXoKgKdBWKqgB6pyFKYizaQNewaAOon4DMGwa1Q1EVgNRGlPhQMAVAncD+RRDeQOTykhEGadyY8SDGH2ylZ2DPAzZvEH7Eg9UMZ55U
        4THYYVk9ZU1gNfGQOyyA8zMgUy9mMcxK6mCamCvR9bAh2MACa6u2Htbq0LvDE4JbZZ3Rcs3sxDfCBRhzm6XMTG2IFMtTmbU+otvEZ2ZsIrVzwd6DYD+cDfL6
        JsGeal+sbRHsvRzVXUWXJ56g4Rujiy4w6B7J9sQP+Mjfi5/BlK91GtC7ZVQBRHiiCF42++zRHTZB1sxx4mTigKXiDOg3kM8L+CnL5zF93vxSe5fYyxJ+fRXA
        SPCvCyWgpoQlH0KFnz2aFmTJ4iGWNDE6X3Ewde74d/7mL55/sgJBwzETZ8nytTDV1F1eveFPQqc+bU+puwz+C4agLWL8FzD+I6AA/isa/OcZxOaIuJd9/+kv
        fCrIXvieymZOOJmlIyoYZDEmxBnJIooEM3i8Pi3oAg5jfXu8Pm108lElgiStT4aCWaxzj9f3PHz3ANa1x/igivTDWM8e44Ma0j3ADx7jjwJPOjXsRz/4xo4g
        +4dnv8Za9I6WWf97WqZL8UM+mleK9/mUzUJSEgVjQRBpIa3qGElNV3Xt2gFqVEGUsWV7dfbC8Zi1l6xJweMUmqFM3aGtGyBR4EX2osnEegt17UCGIsoTcTcU
        tmUsgxLEyoqOkTQ0dGk16lw1KWNiSTZU4Btq2tqE7RQkoabGZs42+iAliIAiu0QlcFYdrpmMXF1eREt3HtEQHxtpvmhd1QQNSgVvoBdnLVaNWgs6SOl1uko4
        d07bmAmjUnK1rO5dyUr1eSsJuiEXUZtCJKEu02qitlSQVMqs6oMUWF4T2bpxdnPqaE5X3py6NKfHNKcHzek6V3O6pDl1bk5dmlM/d3MoKesGmtPIW6VC0UEW
        RH9KaJqBQMf4EZCE/FA7GySBRplYEhmVm1uEjMrNZiGjQF0pMCvT0ezIB+JsWfbDPTFNuhXX2+rywJUzhL9aAHyDwPc6Ae+rBbpXC3CPCWyvENBeLpC9TAB7
        ROB6sYD1sKy3Zj1NlqgYW2kpsyFKlGS3gvgDlpuoz0RfTW+ploukWRdKs4akWVqaNSjN6pVmxdKsijQrkmaVpVkFaZYrzbI6FhunoK+1dvrqMH0F0kvU2TLh
        PNDXqqGvPsRBoq9UGvE+oK9F6JwvpMQGfS1CoQT2KAR9LYJ49lIyD8SvCIJcoaQK+lrUMehrEZSYmDKAp0tJAVMeGTTtGfoaCH0NmL726UDmJeAHQl8DqSLQ
        fUxfA6avgaGvLkviQU5fA6KvAUamm1JDX7vDD7q2S/yv2XUqMG6fZm2Sh20d4umt9SyasKoJxPR6xvuKFr1qDWCRBrDUGrwyjZfCIGOHs9ChTS+INr1Ej1mb
        XmjTphdybXqhU5teaCebBZBNLE8Ce96BwndPUB9ZIiKcCOXyGpJtHttfo/Yy0sqgGreIwNKK3QaEEIAS8q4e7zEQnijEDShnCrSeCD59zXWMcGN04RJnmNrR
        Qc65zrQIpbvo+o9Z0rhe/AxK4zQ1jrKA8kLFUZA1WMAaLCLZgL1HLL6SVo/RqDm0Buh+XZiw9jR2wHoJO1cUds4Tdi4Udq7E7Jzo9YllE1hwWY1S4SuoUcDU
        ucLUOcLU2cLUiXxmgK4gGn4dhO/1HJ/YK3sKHBUJLrydBGCyqKOJl8uXLyUlBwDmpIW1Efi4wibCrGl4NC3mauMXIXC2rn+VMEG4EQojImVPH2xtWNK1uU+J
        VdEOb1g6vGGZZ2tuWD5LeQ1rRvwI3fDeEUrAPmX2DF0cnsHeZYi3rCLNvn+wRgBGq/gHB2tLFcm6yCa1PcuvUpdV4U97RlNl9hPoiz1PEjxlixIaVAEPoiEO
        uDMLKmgQUE+HNH3n7XNkhdTb59p6S9fm/qzePje3ty+29/Y03ZRx8Vze2xfoYtb09nTe23/Ke/vf896+kNf24sv0FuqAIKtyb6F7pzzj74Ngf2bGhvYMLUmY
        xaTMz1uEQp+nJRFQpZrFTLulIODduEFKXACnrYvgTm0gujIlPuseRQ1vY/vcEisbUIhiU0sQPtmw+6bD7R2c6bPWBCv/dqoc3w3bb0ltJG9LwWYPE8zSzc2p
        J8gqIETDhMeLL8EL0LgAfHUFyRhrb7LjUiqevB4/t8SXIrlR8m6QvLQuuynvCMvi3ACQQ7MhjptlqSN8GQ0WTQUUiGDSivkuKeEO4c4IjPAmfreCeqXIG7YA
        rRo+w30ZTN4dunSd2B9dR+xYkXNjM0W4NI8XoKNLa3mbtTRBU5stvoYlcSqqBN6DmIXSBnrS1gKujTKY8kztsIuCtljqrhquqIqaVSunYE0ieswM8fwNyoYr
        ppiwUZfMZixNgCKb0fbayBZOyDwHdvOu/1naJaPSOSL2nBHhlWJhr64Mo5EeSuI7kv4mkQXXOkA1o8289VMWW662jSBAYMu2wVl9TjOsIuuQrqNmDxju1BZG
        G6r21MHI22LUxUr3KvXJIcaQ4cEDr6yrE4nNF+EELE54An2auTURdrFlBn9lzgyWwIzz9HC/aZb4saLsNANqXcSMUnMUPTOKHsbGMzubPhenfRE3IzO7EUax
        1MrJ2/+s30Tfmhq+Kmv4QDS6ZOsh1gZaSjK712CrwxFQR3VropLZfjcZ0VoHUjneklTu8wMY4b1sy21puW0EZdNy/zwtz+GyIHBZFbh0BC7Rcux08qZYKFoY
        X3QyLGjHCbenCwo/sJyDzID2y552TLgH6L9wBzWpugWI5nC6EHvLaddAMm+8MO7q8BDY/DsOpwn2TtMF41fuHlc70nSXXjge70gvuDGdP5AMUeO7JkgACaHS
        sHW4ldjY8LD2eWMzuVAvaNt0TS7S9qHk4vFqsoCKfkltSSKBT4KdPl3C/K9N6wAQpQcBPfSUYYQY1Yg3IwpsyneeXxhhhIbh60IpUaTGrWShdmSnCtk8fTE9
        qBKU08t+8NP8VLKFiZJbKkUv1Orwu8fjXXrBu1M9/tJL1s2mBd7Zv9T+BhDvAipliLpc3pEOv4ayL9BS/ntUsjDEsO0+SDXPux7mNOOuvV3PX3POQhea73ZD
        H5ii5Lz7BB7Stc7vINEm0KLE+kLsH0MW1oqHsDGuWAGKbAQuF/FOaq+O1lD/TRG9zQz0YWEClWNDHIJ72Col3KXndmpBqC+4MW9Jtp16Hu9OFx4kUMDlrvFX
        vUcvfPfBranaxPOYKjaoGTjMe7uHMLrj7s5kAdsESb8caVjenHkhl3lwA6GFvN73cb114eLrWhOAqZsIi9o0e30krxJcrWVdWWjeQQUX80a4rrPBT6a2rIlc
        WaE2FmBFQ5Eu99dGtkiCjIiGEkvkN3oIFoMo+jrWRdgQAqx1W6lhKsJmqMdWPKxGgvGedhhTBFQvEDKNqCHkGt8xIefnllBxGM0GWMkeSzVCxWP5NID+n36G
        hYj3StYuyRrDnKnIhjI8Yi5EuDI2IVltBsLg4qHhol2zGRmVWUf5tNf5LUhfOWjZGnm8DwT6ThJADZhR8pcxyhi43N6iTAKRhSfNNxjSUPcQdkFnZIS7Qyj5
        A2iVSYrcrtm4MlplvUuuSAZaZU3hGriSENydck081zbQOJJ0//iYBYnlCWzsvWCJchKWo6y2TtlKc4ikFJttiizeh+W93EvsbbQ2XYzYFJuI6oWj9iChTd0v
        w9IDycLVZRm8igxeNw1es/VNOTN8jdWSHW0WylKHmKjrwDvQvF+7JYJJguK31iUOmx7ZUKBgE4cSy6haQPnE7vq1Sk13lmn/tDLN3jfRBynTPVeZ8y029uHd
        XfBoj360Rg+c+D4IrmFsNXd+3cyJe8O/rbr1qZAkJVGd2s2tId4ah3JDRTCYVNnffV01tQ79LDQPQGgeJKF5fjadLGgJznb2PZX0Zc+f+vOv+onGh+AhUUab
        4uLlivguihDFhabvCN5JHE8wLWzLDFNz/BR4j42Wi5udJvG5z2b6zEqZ9p0co2iSmxlFd6fyu724O429nOOwZ6P0JGuhTn8gznqyP9oZZz60UIZlhUAJkfK8
        +5HQV1CL0npzCxP3hTR+JC0eMDssKXF9B8z7U686kJTtKR0fTYfycgI2VCrr8lGQ0dU7Pp+W9ieF5gYpBoHYwlYBeijPF7R/c2A/EYZgf1rVpQNUWml/SnLz
        gdn9uqoLB/YfSKDPqWMjpflJ8QBeFg/oSBf3p8U8Nz0+EBJLGpsqj6x805rmzcjaN66Z1PX2V/X2V5PNluK2ecMZa80+vWHL5CSh4Ai9PpB2709D3f0Qof5o
        fxrsp8e0DPfvn9U9UGQcIK6JetS9n25KB6jPwewstbOsK3KzfzadN5tWH0x7P059KDZ7R0PRaM1K8ZG0q20I51E/w/1UL2qtNtv1xgENrURAA9OgX2pWOIvL
        xoH9swdmk/asb6I5K+jKLI1rt46u/vQ1335n16f/7FUHNjYBu7A6IeYw6St7HVUQcpTvmo9IfrWTvmZbiY0h8ftYm3U0XZv7s6yjj821jj7xSJv4/QTdVHFx
        zBhFZ8fp4scvVVn8foK/pcX4tUdY/Layrz/C4rdCNtQ2iOIgfvcR79UHxEaSt2LJe4Alb0WSdz9xzq2BLuvibFp4JC3RNBbOdNFv6cCZVLHx4Iu8gEx65vr0
        wjMJNFyUKIZfAtj9Ghc9UEjqAoFAheansX92Fo9nAcTNWfz8gaRL51bv1rEDSdAa0Lw9ZUyBQ1Ngh62XpbaBb122piNsW3xJ23ddYfbwvehyCnR2EujshW8e
        fd4njPbMD/78/X4yv82sgcDdOdqmVPk3rJFsN81ZmD1Ld7uV3ELKW+nMEPOku1Y6d1JCS2N2pbMZktdK5y2UVFY6t1ASrXRuhg5wpXMjJKqVzjpKCitZRluw
        ylpJSd8qa4yS2kpnhJL6SmeYkhhmMArmC71azbXlPP2qMyFh14WZA+33QhGaF/IGs8XoVmODeQ6uXarWJgOg6WtI8KDk6iQFbV5NcqwLZcV8JGMkBxAWHMGW
        IDamL5CN6T7ZmFayMW3JxrSWjelEL8T+shs2UwfSAe8onlAtXxDen6eWPo60f4X9GFLqH2/iD7BdjasH2a7G1fPZrqaF9mcZ7e+9N856W5sPIdr4dunUbdKp
        t0mn3iKdepN06hbp1M3SqddJp35NOnWTdOpG6dQG6dS6BCZEegCKUV8PQjHq6xSKUR8th3HKfBFdFxjRFYpRX18AxsXHhEYQZMG4+KIH8LUWw7qkZbnCfjKw
        5gnvV7Y93dwfbVqZ3dTkFnx68C1LLKG0VxvmrS6o7sUsoyCGTkoswIzq3ocJDFpVYNW9z6osv0N17+eqez9mkylaYrC5ENV9EO5yHTXlTdvbs0NHYMUzDxq6
        405Syn74xa99JDjL4IhWkTrabk/Eq+jE3XESGs1eKSvCnL79C/usL2gpplE7CU/L4+pdTfp7k47GrdemwRZdbluxr5nsuH1d223hXfnV6Zesm3SwZZJa9dxe
        9ChFj76OHn3/6Y861MxnvviHOwJYPCU+FA4/fg9ynTiCHlQpbyzOAI+k/tU7/9sHP9Edfs178xrtX7350Pve/JPZ2js3rgGhbOGVWyMn2/P7KOM5LqPb6Dhh
        JNiLaqisFp1LafoOdBRNhbUVHonpOTWNTafY3IC37b2WVtQT1YQnZlNNvUUI6PPEbkpM7iEAHU3LUJqS8PDT7KbC056txBxilnjQSs6DavdoWj2PVvo1LAr6
        /0spo5VTxiCnjMWcMoY5ZSwRZSyR1ADKWGTKGDBlLGF6Wa7IHlMTxvpzgOiZywiqci4MDBPlQCy1r2GV0czMsZeCLZJco71c5ZJWP5+6LZDfQjw7KFMJAyQQ
        SNQpMNQpNNTJEiEHutCSDrOXnC3UNGDBQWL9K0usglRaWU4jWIF20OO6Pp+4DA3tDemo26Fieidau2UV7JbF2VX0OMZuWcWIMkN0VbnEiUkky/qynzyeO4FU
        skFxLCE4iudnSfbw0Xb/kMolRBGqxO4nPpo1SL0YP3RoLwHF7MyN5kU2GpJofs5OE08Jzf1iHbUgOpJNqEggOtJVgGwEYbpMCbydwIICviPjVSTwTTlbxmYV
        7GJ7MoTZixbjQODh5iXN853INssI+UDgVqdslrya2Iq4JSz8A6zmdNpFhCKJCOpo2t0pInRyt81tLRER/CaSAH/bnedz278hzopo0/60TLwtlUYcMpH2A8xM
        exARUApRNF1qfuIfwEsfPLi/n7CJye2ziBC3eCOXBUjVzu2rDonBbn9ld0oMTrvE4LRndDokBmDyEkbhQFqFdFN9CCLB/tQlppGuXIgMwD3eAebhdXU/ENQB
        GgOXRYaiDuWGRIbabFpu8eRJQ5cfTOsfB75s9p0GKmrNlP9IWmkb4Brzp9QKtKExQJIVFXwAsot7gJpWmMVlJGJDQZc7xAZCnixL6FK72NBFskKjJTp40Ga2
        NXFN88Nmm9ogIHEzu8XkQt7R/mzqPULcdUl7xIYTijovG94DNtzVPWDDASMEFPtZBgKtL2qPhjWkXkZgwwNmwwmu29hw4lDa2PAWcmDeu9Fixb0ONryN927r
        R5gR/91oK6KNQwcxqYD7tcDvroNrKtheC0zwmKy4EfgNgt+lpQh+19JdqywSXHRjFTwlc6tdQ4sMZSKIIk77xvCTRSee9qfEobUobBMYKqi6PFia9yCBjQ4b
        dhBDlJ0uTOCmFz8aP8OE433du9J5tiBeeKfAqs3TPftXOk8VtGKv+5OOGE8Rt1SYSAMpLEANbDLBVkDZaRt2Eb0T2SnBKAXe8Cssck7b+H2Rf2ec+EHef9+Q
        Bpm1nrjYAM6bFruz0icjE1R3H4Ta+CEYCh1XVF+rqBH8jOGHtwAzK/6IaqllemSPMH5YsTLV0vMepCHgQuIfGneIAnSf8uj7ttgPlKHYg+6a7o7bbe0qsi7V
        JjK56y38c90AtBLZmXn8c+1AUqWLl4KJJMZ+GG+iZTuCiWxX5bqkTtd337meViqRt8K6pMuBvVeYOdsmYB0FJ0mzqxDH0fiyXQSXrBMnNDo4vmz3weyl6hb4
        7FbX6mCNHmzDrFsmI+j6Gvi6kgROiwGNLSqEJmHn5mt5F/Wfg4kUjoDdxlGmSJi7SvddkdX21alp+eol6jJyl+jqOvqCN8DQvcOmebw5M2GmWslExdswG4UH
        SR7soWc9bx6gIQ+hmyVKdg2XUo4f8kMz5h/FpJ50wF33GNdXFNzc/3MNNxEB2GYdTL6nVfxFxYbQNLfwMVhiraORUWsjS5wdPHF2cMWMe7crIJ4y9OuUoX84
        7QXgUb497lzIg4k3SxUEyWkfr5y0n5dMOiBwSIV6IJ5SOEkaw/gZYZmjCYf09kVsrWWPKsA/VH0GEpk1ohLQez874k/QUM3TeYM+42MXHQ3yNuGKGuSyCbru
        a8Pf/W3XA23XnrTvJEs2KBqeJux1wh4o3DpFrZOxkWzUTNNIdqcIpGsnYWtjnkN0MmpYmg+q5Es87AX458iGAMtKRKypT6G47BfESd+4PWH+ThaNn58VTih3
        2hhAie9ePJE68V/BEe+YJfYKjtgrKNZKx3/N3lUwqLDWy+avqwkLEaoXVIEStDPBmxVPoxg2rUFllaYSOXNjHX7Pd0oIxgbZ8pjdjFhC02OJdzJ9+8JXvv1I
        wCZHVEm2j+A0gRDMxumiO3DYYciCh9ZRWK067DCkoMR+TIkf12cUxBnjYOQsctgenr77HdjNU/7fhj09pZ+ANavDVq4lpA/D6pXSfSopg4ayL5h4hqVcQSG1
        Y8e00Wq28hTJrencVrL6mNAQLjYTCkJ6C6EglXvmOtkx+Nu09bqzxAt+xhKNAXDsNVVETmylVaAHriJVxugfTr5jE/GQxla9ihHXweX4LrGdV+XACpKHdrmM
        7DIZ2BEZhcUyrMMyqloGdYGM6XwZ0kEZ0V4Z0C4ZT3gDVLEvxA2KL8LYzrmHvWKpXe3vt8zt7KyfuPPpJkEn+hJD7V80av8w85My+xsqmFrUYEWKFVMX5zNH
        N8QlzcmeVRiUveyFpsSHeNh+FjbO1JF/NNDxDwY6XjDQcdpAx3MMHUQ+GZqG7Rkb47BU3WvLkH3AljHbY8ug7bZl1Hba0GR4YtrmYf/tQmBSaHA8CanhifUQ
        i8uQk2NxI4igwfFgCwf/9go0OHNl6HJLhmaIMhocBxoctnOc4+Nj84L0xNeHzWm1W6vMcW4IxCi2MMe5oSCtCn4O5wa/5dzghzMFuyDGl6fE+FI7CKaSOGwc
        yRb3QEpB0yrTRrANu2WVKY+uZ0ptNy0yFUCkTCDS5i4Ch0Y7t8gMYJGpchkzyC0yA7HIhG0UHM6xGRjkFplBp0Vm0G6Rid1Y/CBEATZYEQKk0yLTodZFTnbk
        wRrjxgxmWhZsKIw5pgPrkgIvPbaJsbHbXOJGrLIsYw1jrF/YhTyxxd4bngkZDC8DtsXilurgHOaa3KC0TDJw0Gauic1h/AxKy3UKhiAA9gjReZhr0guYa5aR
        bEjYhBbRFezHaEgd2VheFyYV2PrEDiykxDq4LNbBoVgHV8Q6OGLrYDHXLOqqWAc7ZqO5yBF6xEbYYRvhzBJrq5LYCNvtusnAmGs6zKw1dcnG5a5AQHqjUTMS
        B7Qu1zRazhhglTfk2JEutZnNI8wjVkpl5qPY32BZy9/AafkbeMbfwGZ/A6fN38CB57p2jL/Bson4YvCsyxIP+5c+JlX7a01lJs4BcfPX8c6Px341EoOB5hgW
        Wf4EAQPURfAHZuOfwBj/BDD+cdlUv70WSFoMRPDPLq2yYs1WT74xPBPDXpB2ZSyLaFHCwoA+HwYlv555/EKuXbpEXADYQBl2QjA1ltHplSwFeAvBRji+lC1+
        JWuvZNWwjDG2AMBoljAerrjgkEgLgkaI6TuBXZ4ubZfgYfCsmRZzoyJCSpAADduD1ILBUaCtwwiftOPGNCJOnw2O/ENspnA4bbDBUd0YHHXt0jUYHHXfmMbg
        eBUMjqo0HAvfkVJrtkJFclgrMTiap+vtBkck1x1K+sariHvEBkcFtjUsCIqJnfP/thsTRSwwsTFRTQeJBfIm1KWPHpRgHG2MifipZOMwMxw/wt4ugdDggyIm
        RfV3w6DodVRqnbL2UJvLO9J+GNfUhWGAcU0NKrka2wxZGyKsi9htNZ2mIsJ2YX6bPyzqBuyAinoe7ICK7FPKgGeNG0u1ZmbzWzNVsrNiF3Yk5XnvjSSPVXWB
        UF2/eVRt9fzs36KY2IRUixU2nxWYBYI5UZHNiZqNCZMazXltl57b7zoNmO6+Me9Ytp2GJ96d1tisqG7MimowKypvgvqN8CAlbFZUbjMrEqMinroAnYBRkTSq
        EnKJBzdQ//J630ftqetQw9gFYtEr1pJUtSESM5gsXs/oSLepMtnbrjcbYv858bYbzA3/PSEziylTG5kZEn+5uMNXzsp95bxsiARIVnXC1a4/e+7LuaoTTz3s
        j7FjCUKSedgfK8FuGx6bediBGuqQ6CynYd2i3TPlbbffrt+0ceNm61mhnWdCuyyOdwXZIINxkC/xF5RYSZQyZ4tRWltQWpPUMEmdEXdDWuQfe707OO3c5Wx3
        mf8gSaHMYRtAMMrgwJKEFgnMVo/QdQpFvsOKfJNHENJ6UB1KoSYlwrDPIWAngvJhpEJDflMuQUQ+yJerrL1Iqe17kFJzdzsdFq0REGGRZXWU+bAjtstsPwda
        XHfarF916TrmOEq6DpAkfKyvYXRclIAo3g0wVcrCtZEf5gaszGwsvYaoORTY9GkU71KseqZJqQBdFpGAK66AK46z3/uWsVeK16cNjeUZxH/iIIobXIwa+AmM
        3IrWU2M91OZApi9l9kQaX8+tDE3nro/APzQmWBcRZLVNKS1yji2lo4m0QbwEjG4vXcs9iTdRKfSWKsLTpWsjGx2owr0rQI8C0PT10Fj4aBoBPCwAqdaSjq+P
        XKtlCFYB2d4HjqC0PoLBLj94mMefMCAVtI5NcGmUY7E4hpcuD2yYLVmrw0xPZt+2ZGj7Xj3JcTRKG9L6Gno1Io9L10JrBDuU4vXY2QpyO7nIEM9s+BpsKXDb
        EVFmn0P4iBvXeoKvxU4NTDnVsS5iI5kSLIvpHWFSXtIMGXi/VpqyCTMorMJmwyjQ+4g9GwEuwjP8xJi736GD67ncNo4BpWEcwDFU2Abp4lAilsEPm/tAa5bg
        YnNSZCoUsDEcFNcYpohGCHrh7AtmlPqvHSCUVMFOxGaxHo8wZ9i1YPvxhmEgGmAgQmIgTKWmilD8t8BxRRMIKRHnjCeiuCWBYSRi1hhVoGc6K4iTxZJAJXvM
        nqDffc7EJTbbslWyE/xkrzNxxrKBUyxs4ND1boc+edTm7Ry6GbWfsKUHx+yzt7W4/FP0grq7yppx8vHf6UhXUszIozbHeWMJGeb1BJpFhG6J2Jsogi4kEJYy
        wIsi4qzQ1VJVQuyVQIaqJE5SiBcHe2++6oIZdQn2i6iNBqabGLvIbDuCYSmyjqkCmYtgmHB/IHI2oGGJtQ/8BBBGkbU5GFWRwotwyj3PUBbP+fxOaDZpBPYp
        U2cRDtxfcqh1X+RwXqHhH0KOSZh9771xFsXvJp5xC9dfgDY0hBEgjQ32nJJYnHCrQ5Z4kHVY/k87TXyZuWydH3/LgbMuwrhW6e4PHV3FSM8DfJYQQ6cXIFpM
        +pEUki5kdpMGBxVI+pC5gB8rHdDz4j9ykkWUEGJbdN7QH7DvotbrRQ/pRXqArgbSRa2oH3pRK+jHlklatg3dhdlGmf0IvNM1qXvNdioCkkRZPSkJrQT2DNjR
        Yg1hvRIUl1Cy2q+O4LDJPg3BIuroIiS9yWIkw8kSJDp5BVch7IsZDtND7n0kYyG9J2SOseAtXm4YrXAmmV2mYT984v4PBdS0bx977FMBmncSyOqndeW5B9CV
        oWZXbO5K058gEH+CDETpsf21jAhVVopPKEZzTYfgBvAnQL7LYIcuYIfGub/SDXGgq0NTrhfBBxiwAIwOpoS7T3iGCgfZqQOVUWbdIFwMRRQ2Tp21A1AgExHl
        AJSxZhwViasHhqtfBm/gnKADBo1nhZbePLaN6KUB2/M/fFh9/NW7AfwcxO5deDtj09tuenPigTik2WgbygEzlP0ylND4ToZUWZyNgA2L4fU8REkEwTWWLd5Y
        1yG4xlDNUE6MRUxJH1AFcV5Pso40Hv/O977mAOf1GEm1RuNEtzW9GPtENf0KCKM1vQSmU1X2im6P1dhj4prI17qbMIDlzipGBnJzBDexuTmGGw02owjbU+rc
        X3vxkw7wzWkFVb0iRAHAKEI7twgJgLiIXaIlSArJKyTECl2fVATRlD6l5N0pJVmfVcmizCJRHlzFImyPhejMCCVLsD0Wok+aEApUDKXsuBX/KjDP1RwJVPOD
        1/IDRnoSdhRX5bcBRbLBCTtwZoe+HGNoiUvB0IYY9qvRM9715qGJbIN7+wkAeglpnVab0i562YUdDIN753Xi3q4l1rPK4N4uaH6KTdTblb1onQ/1dp3z+Vvo
        G6De3cpU2QVunlBvUVAvIV5BvfME9f4XQr1+E/V2AfUuoGQvyAeU3oqRrp5HyDitAa3WgEcGCDLGJnSNMKvBvIQtr0rrHFWW8OcS62rsmCldZ2JckwhlNayb
        oq5hFUV4CNpXA9IJCe4xkMA3EYN8MfvmPcAeYvgUZpWEpXuqZnU/fhHJBO2hNVuL/9Lh5sPpxl6dPT8TZyQExv/JSYvx7zqGqDB/kP3ZrjjDWLQ9ZqtVJe5s
        yfwWWXFWZ/9xBu6WBVqhh7/yuUcQlPgHP4CBU8zmFwuzEnZwEy1EiIehN3vxQzVgk7QPgRQd11JOmJ18d8wLfyctc8JXSchsVOwxClhoEIImGSPSYRonpTB7
        araGKBCT1NhudowuNR2jWZ1axWZnICw7zDkWaj0Z/zcHI78MNEJhjEZ06RomTBDh5jNOBRs9fw34hbWTkSd9joyjW0nPZy4bRJdGi0RbIgFrkQvBJJj1xGal
        4bli4WBpVXG6lnfrGHf1gnXtJUoMphUAwHFkMd9dBDi/ECw890Q7LIwRLOQuHdiWlBACpnYARZhdkkMF5JC6qT7+Ras/8UB79d0MioTpGzSZsJIiSsLM7JrI
        6ieyERuWdEtTcCgeGi9tT4c5SPfwwRSeZTQ49B3zycVNiDowwDvGLFCFxCCu3xo19aoRog1G4gHEwHKnqHa5kgFmjBFml7tZhRot0H26hy5pFccVQdlwFoWM
        3Q3AGGanTMLhzIRWdTX3FbjF3AChu5vNDRA6okNWeZPnHtUxhnUZwwYPHkYU1LBEecFDRrluoQrdwrpskJ4ft6BcoEZs0JEoF6q5sdLr6ZJD+dxMF11Q/leh
        C7aJ1vdl9tqB2Md3vfgZTBkXaBIWq9gYIO450OD9O2P64Gm1XRWec3Zl+T6m75tf4sHrE35+MwEFJTcB3Al6ISXWGSIaAhGh7hZC3A2JZAhG8SDE3QjjNEjJ
        AOhFN8SELkpKoBbdIMtl+s4Q4u6zCPECji9NSTei/1Sx0ZRTFQUigdBUXQg4TVxXFxSlJdblgaSmzEuV1jL+LWZ/RxiQQDD+Y4excJh9kdAeovP9rgMREWFA
        VOZC1tuSFgckPB49AwmFWp+bQRV2EUi6INEM5AmM9VC3If39RIEEbJz8ZlZIv9wcEdKPxrJTFwErHPHnEShYFxJDU4TqfR5GRVNSAvWely05J7WzQICumkAE
        cFxxYAch4/OaZLwoZBwPmIAKGS+ei4x/Ybch4zwx89DfqzGkp9VZZHwe+m0CK8HFNGb7RiHjdZDxolBqGpqkBIXmEuupnJbHCGaFhgktj+EZfx5aHp/z+c30
        DWj5naZauDKClAdCyjEtMASB/P4CkfFAyPga5mxJdiqC66M+9EkgrsjITqWcvIlyo0HFtBw2kkXjVjJM/y8RgavLfBTmFM44t85vCV60Pogt4MjlxDnQHXgC
        zLmb9rp8USCs0wWcsZCp5bT4ksepcRvvF3a8X9fAjyMKTU33M0d+4TUISq8S7M3UhB3Ptocp8lGe7omUVt66rSQXQZ5OLmBxmuqCOA1zGpHwIDkT4h8iGtlL
        slzKItpCEdGOppeezwI3KlH2pz2toTMGx9tNJMXhYHDZHiJHoYg7A0AIujYJFrcKN/FL9DALhtUdOz+fLCoTUZQqNu9ILgGTWcisa5L5GaJRXZoMs1gxn58T
        yVTXTb58TWFiLHuTarYSaq6wTabqFYEq7BSNwlBqwBjS+NRwV0Z9LFChXsJL5/wKDoMFSmpNgcpoWcx85wOPoa7KUNdEqyHTkPaanmgIE8CgNcagNeagqkao
        DEWoZJuett7LBHR0nj6EVBk2R2AoJFm+Ici4AYfyIUo4+kpD9wIZN8TJoIFYA12UdGPNN/QFQMaNHBk3zkLGkUhFkWicuiQ6VI9s4xm6GSGMYnIhpzq5iNM4
        ubgZ14jVnw0dwcZtEYuJ+SyVjCd9KTu5DwN+0sq+YcWnHGZl5LgFZTius6I9hOf+StoJvoOD+ZPwZ8G5a9FKWkYkJAkzRAwZcUb5jYL2BsdK8Z/vGLTzOtty
        qBM8o6J2SkKZ0YbMKM5z4XBS2IrpxFtj9F83zgyCpxB9e4h5OzOoUKydXHSmfCJxLWvGOskmsEA4F4bErFwIUkHpRUw/+vTFjBVlLpjXkl23ELsxolIb1GG+
        Wu/EvlAoBwRx5LQuGUTojlkHFhjtbYO1JbpxLTSmWANQcoeyyROwdgLDTkTWjGJ1ERAiMQLoNa8fd5pFYvqsSlQ3qTqsfbEIoYANpp9B/JQn4t0ub8GDSwLz
        VgMrzPYjRY8VpIHuRmPQhvR8OhG4tyL65H1OUyNSlWgbVdGI9Bm46ONoG+f6RgJsgAfi/mAB9zIzxuIrm3AU+cyZli3tubpS5Gi2TSJxrjwg7gHv+cMIkNnx
        SKKPIvqlTYRfNAf5rBLZjY2/qpPf7BX2QW5mhX1Q2NqysA9UB53WlDCrUM8Wn5OY2iB+zCrwVRurUJ/LKtR/BlbhRM4qhEAbdcMqxCYAWJNVOMZMwSkbLK9Q
        +8oS65RKoQaFTBWdh+5HZy2hNiV1U4f8OHTTw/YhOw3O1FDyEZvaTenv27zIKkvVH9idCw266XMs7UdthxBWBVqFtNThw7AZMmHsZFWjqS4Sk16S7X2qehvx
        w5Xs0DFxVKcHO534Cw48HIhbwD2M+yKad4+3LrDZ9U6+wl7Xb+AKXExFD4/am7Mom92V7wQiPleFlv3r7M0Ot/rf2tvOlEcMcsj/n4ksc6AW0sH5CxYmF4Pg
        SlMhIJlBzx6F7ej5RvScz/cpM9SP4eI4K+nz8qCu17A/g94a2wHuMYXxo4uTipp73prA3O5V3DMWnSrAcCRQ/SxNgAFcRDyeUZf/S1Ty/5/i5Zo4lu/ubLnY
        EHOeuZMkATMPHxPEdhJuzN9em4gcLmZktVjuaZ5aNu9bKcBF5cRfxgLc7UzETymdoM2aEiFTCZOtXDv68oWfq8iUSZ2mVMpMpcwmG1KBHXPT6LSzG2VdbpPO
        5Q76VhzxIHcnlbhZ8TY1EcJzTEZy4TmeXYRNIxPQq3OLu2i2uAOsPFq9T2KHfC+EIcQCWUIzytuK8Z85KUcvlWCpSc2RLd8aEz1+JkSYN425SCNcwsaNkFuV
        6MrY2yayy2QdwkK70R4UDDoqmvrjcEerEDtXij8G0VbsjvmmxIbkiQlTFTFLsJZ3nqM10GitnWQNTLQpIeYuiSAO6a6JLIbuDJubkCOQzDMbAHoetF3dRtUl
        tniftEW1lXN8rd60nqN5GLAzlnMzARjSdQQUNFZvKTvt+UyJHM8FFbDN7EWczgA0ZZQgo4MIXsjgUmewQdS1WSZIZaENhurkFgyYKpnAI8aAABm3wUFArdXl
        YXtzChOJzFm7RbyOgvgQLEpxsYyoJX2ii9AznRVtSyKExckgWMM+TMpS1S9j3pXy9mVvvq/JLTlFLeH41sSoNdnDtBQ/TOASf1qhLW9K6khgeFyGJzJGlfim
        kHeQpV8csAVFyql1NAphfHUGs4SXVHy1iVN2XWRnp2dr2bKMKo6xac+Bl0eIb4QN7n8uj9rDdP3tZ8zZShoM5Vd2zBw7/NBnv0sMRy9QFw6Y9um/HPzL/EWB
        unHSdINgzLT6Jmn1jdLqm5NY2qdhr3ivzXL8lrZZYT9v7gZaH7e1njXRkPygUMiMR3F8B85dQOy09ilonkWJKg8pPn5yBAuMm0YDIZBYZutwBYSAoMgX6vIl
        zl5FZLvMwY8tpLsRRLmMAyIAG8P2DMzRuVSCjLZjLYkI+0GhCEMBLnYNfDzUlhS4mRZUjh1MA1pTQpk/rFI+ObAkJwcOtrXn5duxV2HALjwzoOinp8DITNmr
        M0htUPU9yZYQVPcBJXp93xwbpX2sRV4HfL5iKKctEtmA/wEHumMnhZDAMZv5Z2eL6HwnEx8BgBTUneVyR82/lFqzmA98fLmaSQIXpbH6JdX78nVmOlGIpDTM
        5zqWKMW5joPSjsTWwwfDVMyzaExsjEn5X7xt6rDYOurB5rsSvxMLyeFW40eo8QWGzUcVN1bazQTMzOGAHR+CKWwpq275F295KduxfQvMzbD+8lnlcLPNph1y
        funQ9TPM8kn4HpCM1hqh/1U1n0LN3v+Omk+jZrf5pZQDd3CjrwXOcs7CXUxEBg0RsfKtil6cEKeIItjw9qT/y5WbU4cREt+JosV/y5ThKsFkY0IZlhE/UYZ3
        ShexaMTFTVH+n1jEJ7UTVhLr05puYCO4tk43Mms9ey3x/lDVnOpYgJkc4p3H7INmieazC9ZdXVRGN7FhaTd1rhvh28QmPO3W9etJXAXbQP+vY8W/uVk/EGYS
        kN6Kv+Ok5guEou6W+MLxppTNJRy2+m2slfaw7Rk2R9ZHHsntDQjQiMBNBI+u4KjzjCP5LGl+0ZQGHi/mWHN8qmYB6nc7/oiPcPbQ+Xj59l4XsUZ8QaM2RQ2O
        f98Jkzg7bo5exaQU4XZSF2P+mhjnx2KOX84jouackIYpkj0JlzumM8NCtodkcrQJPGevZphgY3hCfTYHtCjxEXpM3koCQCUGoJC9Nxlswjb0RMBo9g+JvD/I
        lfUKbesSgIgBvCwxg7+hbiVBB6ipcWJMZvSoXaD1caItPDFdm3sE39Q2R4GwOQrEibnhiZ8y4Yn52NWTdHOGz5I9kccn/hbK+gLHJ9Yq+yuOR3yl6qfr/5sj
        EcOdWKEU7FPa8CpW+AZ1czBZhULZli0meA4AzyVjc85wHR9hUYSmLlXxLHVMR2dois4M4qy5QVuUjcwBuISu4UuLMTILlj0RdOOwrud43mmhU8gKRhQBoxUa
        fqsMR88iggUSxlisjc1uvGSu6DRsP8080bD9FAgFeJHjhjc6Znijxw1Pwi56ZXbRY2bqCM7qaiJzG/MPc0J6w4wYMzvr8LOhWf0rjPLL/uXX30SOzK1JkY/m
        Rf4Uds83bJZn2CzEgcdawVFEthxFdKE5imjYnGBCV3IoEWtaCxIjuiBumwVx2zQaWw+DAj/fcnbcnqCGiMzPQqnzmC1GkiSCPGVjLeRdcVpfzZ711d78q7aO
        57lfVHNzP6uadey2sV0rY8QAE8q5VPxx8zOLPztlmxvI+Sh/BsJ3uFrZdxG+p7ypfWaAFhvoNe7j1MG9tcTSqRX/AcDegngG6IZ4RqsTBYaHlXJyD1Y1xIdd
        WQkt3qTN2ptLyexNFd9yHMtWgG9eD3JGDp8iAedWo5qCP+QQIesLE4QKv4idv8/KpPggyvwLystelCl7qVHGiZS+BfnAt8ZdCU6wl0sLmaiYg7n4OC9CWvjp
        wk8vftg/QMd7VNjdGZox/i0OyfieogrM+czFIZyxiJCilA/RM9awlf/X4Fkv5xfAqUyxXwYfqZk4lB824eJxhANtFhMSkpjhKAp+eOIo5WWvnGAB64obOIS3
        k9n07J/pwTG1dkB7x7LV6wY4A28XTIoblZMLUJT3lhvYHeKWazi5Te5uk7vNcrdZ7rahip0oJuHw7GujULvUsOy+6fX05h55QzJDuRh25itJvs9Pr49KxKR2
        viwimJYFSZ3bufS6yCc+sTNPoVVAgfiYzpeBvPw4t+Ju04oCh33uyOe3CuFDNzpeetKKU9SCWXUNxwTvzOC2vkYMDjgcw7ie3zmtd04GqM12mGbY7dlUKxtE
        IOccjzM3TL2JBEJeIFS3cH1uF1wiyAgEpPyh1lHncG0rpE7qXkPSiTvBZ3PrYALnFWfTWwFSNlzxHDmItTBh6mIK78riUWiJWhex9w9s6NmDelPmrGP3AOoe
        /ATg2AYXNXcde/4XGDTbznhFRzV/Z187gPjPG9z8Fc69whkleH2NnH1lUxsx4oVt8nhtJLG4UUdBzukuoCk4QrSAnJOcVeJ1R7b4nCIqPr9Lice929mSnbrb
        vobXCMKuvognp+kJB6p/zylrSxqs4d05HB9Ct8TFTOJ0d1odhevgoorlg5NFZnxeMO7aAUym4qf3HaPvVfaBY9baAWI+1AAaY4fmlHntcAD3dakNzs4GuOQe
        OU47V5ef+l1O+MQ8wjB8fJnk9cXm1GkaeAlXAFMBVrXCrxcT62ifLcwCwSqIpSJHhjjix8eHFhS5sPD7ylbTcsYxsUrbCS0WjVMu04Sv2qlaqmI+tTB1cNRw
        4mL40G8gLFt8HuzEReSLy+A+nI1tObxLezs5hj67vToABgQ9wBmEaJh9eHxsV9N375bm1ew0zvi++56du/fOHpuZ3nHjwE6vlS1MfYjezEciRjPL3QRqBxGa
        6iCC6DcPiHWM3yJxmdqepM4Def93R3nTzaPXCGONTXR4eI20r5msOpH6DKE07EXiLtknjP2i4q/YfNyPBMpCxGjts4eIL6/dkG1IHBYKkHMlDtyAhBPIKUQ+
        Ho6l0BEG5kRaeNRtMf5rsfiy5jcwuatugfu1+FBrHxsxPsezgKEbQZZPQkZ7Q3s7GjrYbGjv3IZyQ1g77EgY+2VpEJ/A2P7opX/0Rp1hdivP8FKey/aqD20h
        exnH7Js5mRauVKsQM2pd5JsD1DVOI6dlAJ2IdjeJ06rE3bbWSXPihH3pyoAjE8UbdNnUxaVLdQx3hVDGEsJYINNs3FMVlmzRnNDLLvW8v1ptW1OHXduZ5mAV
        MDtmf3VhhfmMnzhtTr0v3LAv3GiBwzKEnOJADaSrSTxR2dQWOYXE49nKkRzc6ezM3jYpx/ltqjjKtmwT4AVuwzTdUjOx4KbuJXmdL1OZHOIyqyZa5wixay9+
        uvLCXvFzFdY7ISXmTBG9E0UArlIlocp56ReRxOwCwRFncNyGLnUO4gVcN3j581aOmsVP25qQj7NGtucLZoOK1engfZbyF3uVKQIxAfhicxLx2SP5yOe9gYwT
        8m5RQNxqyGcJRSY4JbPddrO3x/PehiJEWXIIknlUEEu38E+VsnO21Bqy4odxvFFTxbFBW+MzX98xc0yNgjsd/+6pr331yR9+ZHTUHqM7RJ7bNbNqlJYIZTtJ
        2Q599HPftqBUt8b/8Su//z/+6NBDf/xPFvTqlkFuK0ebapMZz7IsaouFA1VZbWJB+GV4z57dRQLpuuZhiJk7QbzrESVcMxoorKoKv1m0ewTcZ5Q5G0t7MDFQ
        2HoiyTW+12/XrDTdhNizPtQl9hXS4bWwoSCZvettE2k4jLMBNCUwtwzFTSZcapVocuihm8Z4WEjnwSgU8/LXXtLPkKEbGrYLZZb52XUm7aLp+7ScGJXmGxhw
        +GNLEHZyV5GE4Td+neypUxVNCB4TE5m7+29ouvtDtVMy7v5F4+6v2N2/lHvulXDavC4ZX/8TJIg/LoGzWBbCMVERnw3I1uGFTRjYMpyn+EqOhYQhLDpX4V0O
        xxx3xUG2ynikK/FHHfHtr7GbfVJHMobIJJTVo/fUyRIHauDTbTe0HRgDgyW2/asYE5ZK7vJ3VmubPn8lts4o8eEx0FGU+DQZaChKiObQSwmbeJXgBtM8+y/K
        yvDekTP+IKLjOK/O/SIOdFC6luZF2pbB2537Xmer+BoUQTS11JE6G6TxflRSAnbp0zUGmyLABm6MBDZlJGwAB8OhHlY8CaAM6Eh3I94zNijLDDBdclNh5UfK
        zrZspM9Ov5QXlbbBA5TbugI2Hv66VCOHDut18EEEyxbqdJENq5NB3YtkPtsEJr35Nuagni+2+jWxJZI6yugTz9gAqsFw5WclIOhZ6pnGclgnGpyPO3nABpco
        0pnX2xq6HGN9soBPU2x270HKqxfQq9jhV8BQ9EUXf5EsBHRANwTq0bkXfaOxR7MSTW9RkV7INYjeaCEr68Rhtm2MpEfhnC7J+WnSpizMPpxboGTVbGfTGkV6
        V4/3OwYRa4PkFxokvyA0gMAwIAGBGNirsiWpDXpeaNDzgjb0DMbNFlLuNCNdFQTNlXG0HuPk7+5RriakZm934Iw+W8jDy9BfbJOW8tha8QEnLcgWLOhj0oXz
        6voIkArYgq0yvUwjPOxN69iCZUdMhCiv4+xLwlFV3nztaxb4iINd6Z+otBdoCkzJiyqdxxvD15BcgC8xrgV0td0q4HPQKrFqBccqGJ8LV4IlIUIFAqcwN1sl
        DhoO8DMzU1ta2lTkhPkGTlKesZNqVkyUuMSECN+iSwCOQI5k5gNFanJMIvb5n+YIOEKvdsO/+pvvh7strqor7Bn0qwZGig8aD3DN2wjVSeKXqTnBJQh1xGeQ
        UM0l7E2URaVQ4D3kV7MvKYCHUfRsjZBT5vBRhXFe7ToYdoNiXQ2l9wrYgI8/9zef2zFzaiUoZczE8eSepz/3fQvEMh5HrNYnP/1Xn/07Jpbx+He++Y2vvgeU
        VCPzcfrw0w/+0Y94Bzo+U24nlFa+A41Z7KNmfIxAIHv+2ft3BNnzFva35Vkl/oQDpNxcAGyKUWltG2Pt8yx1FoRDLfgsjJkTpqRqW0kM4jU2HG0ekrYtU5NJ
        mSlRP9XBNhDAYwvWRG4GFBcLfawQtmT7ymfZtjFGkAEa9BeUHN92WiU9SJ9VlDdA3Cp4CuQlgbDpHsb+Vc0bGQt1D9F7epLOn0guAFpYB83q+q20YMtwvBnC
        QYDbkgv1fPT8os7zwrhgXbyOz3QpClXhczfFvzMR/860wyt2gKC9m7DHgE557SS8dgaba+e3c18jykK8cgAYGqJbTeJLPzOykL/7MRohNgB1ZCIvhYjkAexk
        bYgcgJi+KANkW8SfXAjEECLEVoGIxkKoX0L2+9DzJ3QVB2xdcC1XWsUcJWWHz9YFmJfi3yHIB+mDG1kZahM5/bZshZ1/cUYf4QX0bVCsGQLWTfO8PKVksZ1C
        PDG2yC7lXEzeVY4NW+o0YIC8CT8T6MVb8UU4jNURO6OSsyM2B7IywZKxchEU6og9ijXLoZNMi9pxE4eZFzOjm9KCbNBkHESVLSXKiGovZiwcGgVBtMD4Yqsn
        kDM82Y6ITWnX8RnJhXgZlLzATayHJryEIDfMnci5P5PamhT0wVGbSzg2J5t94v6PBNn3j9+/w4YZO0du5lMHZTnlbf64I6ZKHHtrGQYEXFJF8ChAD6r0GPud
        OKoo4PBrnHcn1OLSf8ZMtKCxFsX50Hg28aMalmfJrEyhQMmV6n0YznSV9V6kA6ssHt6GoEWYv9MQY+qcLMoqYHm2pNWB7Nt3x9lDO2NdHUirbQGpq5lEGXvR
        z2dE2s3tkramlrQ9DZs93889/0QgUDQbAIqgww+SizHPuwPBuTsDmZOZIGGL5p/4Yt31ok+Mm0CXxfyjjJCQC6a8TF0QBXMZ755xsA/ozIp6gYQNjYU0HFdn
        T4pZdlTPSSX1nlBS73GVFJo89tzTIBVHw9z3YC1zMi/z4w85TbcKVE28XVHcKkqGpS2BpR1gt4rOrzKOhBTCSawgC3oBtb4XXCTkcWKZsgAcbHF85gTJVUQJ
        CFuN/9evfP+rf3licJTPQWyc+wREg99o6GR9onU3cNyRfSSZL9ANU0ucx70Isr2FCVas0oP0Un6ki7heNOrs5ml+uCCzuIdYWX3pwbQb/Czw2KBedJDQUjfd
        se2djDPfxMLqlxnTAvGVYXIXr53EuWK6vClZmMWCrvRCmNzBQpoXRZjzFuYUL5dkogAsL/tU0poEQkOEJGoT9iTZRJnt8agh+UcMEVEohaFcR9rG5otcD4lS
        Z+6Gk7BxBMb+wz/cg9OQ2h7I8UhtDz5GD9y2B6bNbVzMD9jNru2T55sPEiWNy2O6BjDsBAjjfBxd1WxSSVhxEceKWxMVy3WgMLh9Ac4PqVSJ4mBAPshOP1Br
        frRkzmElmDZHpm2fYxbfbkcW34wji+8ntiy+F21ZBC/YsghO24kq11D3EYL6H/3gG5/ys78X5iLAZqRE4ntcyYmux1TKz59QKZA03CyWWJ8xhu94cUQRqm7Z
        Fgaw0M6+//TnWqV2sp/U0TBnPx9VadRiPzGOy9CuF628BGldRxs7CPLA3KeCkmfMup+SHt+ZqHPjlvG/f+5+8HHJpcwZIpADIl+UeyEUsUTXj6U1d5jaK8uO
        OxN8CgGmgkfuYf6dVa0Zlz2oX+oEtgElXJjiZXL83u7zjb2My17sHwe8Tcwl7wZebCuJ2ku9wYFVUAqos2BW/dKaz+MWXxTKpAMcBdnzLU9TtueDtewbVhZo
        BRMQaB75o2bMGvaPP50/QLxVGPKJ6Wi2zz3/2otiqSCQmJKPuVkgwafABPD47HPbt1iFmxmSUuOLKD3Fwcz3tm0vM3uz2x51njJE0xA+EHqqY9bm1uXhcLOg
        1SUqU2qCMSC3HhIZyfRN9SsUShidTzlnISTKm2s4HdFw1kTDqWLHjCgbchPx4hFI+oi2INTOXlucrWrYwYphLqdYBYRUjMAVsDVEytQVdyIXOh5EYlOsnynx
        FfQzsMZQiGrkyrnmshdEHyO0bYhRlZBLDhiv8BISOkedUwgOGGa77QnRZoXMaDBRca+PZFsHBKQV+rsV/KzMMbpiCX4WdwQ/ixH8rNAMfoZDRhH8zKeqoHGG
        qzcJJiFbUrhIH0WAXUo/gQC6IYddrs+JgIboCy4ioMXigM8R0GKD5XnvygUJK0kMtC5z2DP1Q3exeJnZ0E9xjLTGRBI7aHNtE0nu1FH4ncdwNG4LghazW652
        byCpoW6CoPnoSHUTtTVGzzAZEQdBazv4kurbwOo+DoYW0SjCBw6+6TggEEHQiG+yO0Z0PbePt76KfPhxnH3NwhblmfLmW7e9hXU0zxiXMOfMIC3w7O9nsN0R
        wj8qfgr2mGXjqVnPoqQHGjMZfdSanSK2SNMKDgncu5rmTvK1ABvCBrMFzeNOsjjfrccatSR41GklwPGckkD8DBzluZHx0Af059UmJG8eIO/nhZG9DCNlAyMP
        GxjZB1vlEAbOAiuERRsdMNKD+GY5jDB49LTDSHkujEQbzFOCkagJI8WzYaQoMALuqDNQHsNIJDDSmAMjxRaMFM+GkWgDH1nAMFLshJGSadM6ARQM6AaOUcEb
        gLLu4mwxgie15jg832wuMfNIrNkSOCV26cWI1tQ5p3xqan1dxLs1oZFLQ5ZLOeu3FEJcMiPPU3ECeoSQGXku4gmYk4fgUjBF7CxDREiQV5dE74V9YRNedVHM
        BFCdOxfFMBQR6NzQhCLBNEWBomIHFBUBRaV2KCoCigDcMwxFroGiPQZ6dhvo2Wm6NnNuTFM8J6ZBLLA22HHFPPRcsAONdl1gJwbsuLQUOmGnLrATz4GdusAO
        h+SCrWUMMCgXW7ATcYDF88COTKQgGXNyA1OHZLAZjKDEma5nLTxHSXQNyvmSdQ0fRwywlwFNuVBeBXxqecmUj/o7p+0XmLSwPTYmT1oRhp3tc9YlUxbLjJVl
        wgo/z3wV2+fLPueMqXPOmPtTZ6wjLGZdKEKd5WKas4hrWceRJOkL7FZQsdhi4akrtU1de5zMc04hNv/bht2SYe9pDbuuX2vGu+dlxjs4a7yBJZ612gd8mwz4
        Zln9b5Nxf8tZA44TVnnAi20DXuQB90yzeNDrbYNOWdvIcD7oDUq2r0u6aey7MapCkRF4lBFfYyIt5zMAfNfIjHk0TKFfPUnLsczzgHeuBEFFPADegkmJMjty
        RXOyjma0kYe54waVeYbKsvVVR5i/Fsn25+juWqg5x5TQfYQc6F5w2h86JsQC48fXp0UEbqerW/BzMxQPCG+4mN3QmpR6iLDo4vOGOsTpfw8QlS/74VlEWHzt
        mhzawnb0qaMcJBYySJQFJModIFE+i/qWc+p73Grn0G4SWLhRYGEDb9naNGMdIDFfM1AAJMq6G9AwHz/ldu4sYmVtCzgaTQ4t0o0maHQzfQZoQG0B4IhgbExg
        0a2jGzhGVnkind++LMsAioaEGJxvlmUBgYNo5hu6G1xVg+c+7QZEGK1GpLvXd2JWg10boMzdAgrdcymztDenzMLeNXm2NpIsmLM9zy99msbaZ+lqmaXVMktX
        ySyN/RyzhAXXmpuoOTfdbbiycd65oWH+KXMTnTU3PBs01Ov4uGZeo422ueFZO9fcdMOtoiFz0/gpc0PDM9xamRiLxc0VOYKf4bQsK3KJOIYu+VlWIYfYSV2J
        XeHibo4SklAgsTvEbeehIbpCbMwy+0OYG6EhXL3kIb2Ex3wA7JirFz+kF+sFch+ftdDnYP5yuz6yHfu/HLUtNmHIN9gfbhS97ch/SJC/FhgaFI6v9yweu55T
        22Ibj13MdyOZPnNIO8CRCZ5sSFrxHHJYg3kSg/frNzCnRFi/px2IGOvDq4VArMcAUdBE88UNcoihQfl2juYjOOGUJIpOGxAVxTfn3OJZJ343/HtJy/i3rfJQ
        Nu4tE08n6eEoO/WwxeCC3T2/9DbC258aAay2sKcqy/75wQGr9eDh9NLxmI9nvBQnHbBJaSuvJ7+hHoQpnysGrngsioMv2USF+IFs/jY/IJbbNRLFWhMxCv67
        6mdu93PHaCV0CJt1EjablYRQGbJvVOo0ZZCjzhyd2y8mXygjX9gt+aLZaAdu4Yoll6mkD8md7JY+53UfzsRZTEkMv4s+mK8MUeIi2kmf7kGQlj4AQi+2MbA/
        0AdFSitMTn7kyAAyWZT0Qc0SQgE1ZJlOYn+sqZ1jn/LTNuIG2OZuxpEDh+RuryPnEImKiLWiUOHts0WFt9fsme+x82BiHdsPAYcqsdr9hk30jgK18mI4T1zM
        zo5mX/4epQskcy049zvsFJS7EUULjrD00mp/qf8ne28DJcd5lgvWf1d3dffUzPRIo5mRVVVWnFEkRcpFkeQfbJWRbMWxY5H1vetlw17bkrxmFMCWvVmfjTbS
        JQoIrpOIs05WcsyhZ5Qbixs7V0AgCthEMQGUbAiChXMFMayyOEEJDohLDojFutn3ed6vqqt7ZmQ5OFk4Z+Ooq6a6uur7eb/3e3+fV74UbvaGp/R7+er1SEt9
        PdNSe7eBsEfp8znupMMDt1vFezU1dDixmBoqhyLbqNnf0gmo6uUznnYXbvcZBBMM97Wt/I6BBkMLf3cB37VhYx1St+DTjppS2fTF5sH4D4eMebFtzIt2cwm7
        /Yje8aBwx4me74yvyH15X8MYF/WltCP2KrbXY4vu3AveDIcClsIhBKf4GmQa0gbeHz5QseqHtJG0EYryJBzKIe3QC9/OuCJkQQAQZJhOhLZxH2RtONOGk/Yk
        nniIEWKP8fMwLAshzK7xf7RLMjT2BdSNBE6wHB+VbVUOD6Zv1PouOeIUgxwBGKyjVLSifNpvuOVT1lqAIgiBT9DC4R7hEAwp0tq7Won3lR9ytwbL3aXBcoAL
        QOhgjtjKIH/pzz7tAjP68o/YjlAfiFZLGNAmjAVBeXkTUSjGc3vZ34v4pWF7kxq2N6XxILeyvI4JavlDBOI1WYA+7EWzfE7+0vBNZL168m/3gw//yKXI+SRu
        Z/zmCZwxHOYMzoTRio7Ri1gSKrgqCYGIgDg32T7apryj6NfLnkmWaBHmrS//wt/8wR337bgJWN+3TiZTwtPGys68x8yt1vw87M4kbxTJZU0SP5O0zO9LoKqI
        v4duNcxKk5VQ4nCdPc660MVzJwovRlQwypBRX0gKQ3U2/Yts81TxF9nmGQe99xB3e8KZydebAqbBRudFDB/smps3yd4CevmIjNFZe/G63m0QPjM62//Uut69
        2Xza0dn8qBxvfpEpCDKbT+IvBPie+MALvwTEi8dxoRfl+xj+/MoL7/84w3wP8m7G+f7Jp78ld7+MvlUDfb+FDmrl8Ovt/4I/tJ74ddbfMKxTK4i3r7MusDar
        9leG4yX8qTXINzrnS/o57mCtM+T0MMdWR/isUFS7pKj/pIF6JzxhiDjpeum0RlV76SqdDzDtwiNCNJYw/jkHtobKxaYSUn6A9SsJ/gPzDg+dbJiFUDJsKCBX
        uRcoU+0iriVEXEvXzoc0yjxmmamP2sDnQuxEOQsnMQsHHpOufRJnLVksDoMrF+MgZIbIu5CPldJpFsJqmV4BNqvFx5+ScYm0RPM0HzktL9DbTzpZlL8uf/bU
        AGMoAhzPFeN2phi3Uxi3NoMuhhHr0qysBtK7+cEFx/zgnJOuqo4lKj0rpNFQMs0oyKFkVZ+YIqPk9wST18xlWI8/HGDbrGxvxoUmhGNmFiFpCKmuF5EB/oB7
        09HwX2SeDSMw3mHF0XJLWZrZ/c43mh+HkA7eAbzlu1jMa99DWtqkg0JpBIFcxpgT2xRfUV1J5mHZraZITuK+lVUzvT3TskRGkKDQRA2Dh5iPl4313gc8b40U
        hpDsIOuuCfmcVnzFH0Khrwx1Fx1iWQ2ndk8GdIvhdmR4zyIr2GHUXQvHl2w6jp1V7hkbsSAEjnIIKpW9XmGlHAigz+Io5HsSR8zxcXsBKdBeRP6bhqw0rbKS
        MyB+qT82/oyrqa8ea7emIYu5wutIQGtZzygKDPGp71kIOb7M48b1cR19XDz4OPxA6E6kTRdUpNLmtEqbDnKiLvPoaX30Sn10stijE3l0q0/mm8aTplVWRabu
        5V6yWV+yQV+yfrGXrJeXNAdfYhUjpRIu8mMo4ToIkbvMO7frO7fqO7fMe6ddSsiueT+81DjLhvsE5P6JQnjfZd56t771Ln3rjsG3QrB2IbBW+ugQWeoyz3xA
        n7lLn3nPYqN3Do+uDzz6wuUf/ag++hF99IOLPfoCHh1qQWvc+Cx8Uw7T+1tcjse5HFfJshNu59C/OIzjEVtf8Litbzhsm6AoLAIesf49heTNJsE16mutTskz
        kMiLK1NE5rXGReacFA6D0hpr+GMRBEcRziJndTmT3w/3fsxcBNxrLFJ2BazULsFKbQKPArHhgy5KfdtlWBwhOGCRGjEWqRFYpJoL/GaSj4cuHCawDsEsVVfn
        YF2dg8wER4Ylsm6JnFw3wGsOMppMYNRk/uSp/lSr8XgdB9TRERf1SUf8kKMjfsDREX/ZjPhFM+LfMiN+AZjqyMjSl3HAsed1rrefAA9ccp11FMchVjxyUE30
        cVag3OgQ4XAodvMv01b1vKvEkXmygTt0BboxyeGAjc+DCKdyoN1kYYJ7EIft539a/Fh/1nVmlBCULLJRJZOskw/lj/9Ute8jyZj2/Yum76eLvp80fT9h+v60
        o30/7mjfP+po37tO2XfWp0FBdbixKDZxv48SVgaMsCWg1so0YSOUhQI2Qs5uJNzssIYze4ooHdJIoVjzhWggrIE2C1tTSb9z8cAy4oFTigeq2FaEA8gOVjoE
        68E8jRjhOOECGnE11D5fmr/8mfkKl0YSPQOfymsck1dHBBdzvhDC2yv+GvYVcqvRbhZWqriFuYfsmbciF0yNDM/aRfARgMgabh+cHPLgtH7RcC6SwZApfdI0
        pU8QMawlTiwWOPEdl6Flwn/RKYpQiMYeMrXHisLJyBbqC2DuGQgAdddGzsVaa03WpM5PUTcSVpTBxfsQwz1i4Rpl0BPYUoTgJmLPDkFCb2YxxXZmuzDLaIjo
        RnWTgjelivu45sYk0pNYA7HLxDzbaKImHWl9f4PLfFSVreNsKKmXvfiES6g/Q0CUjNcbUXmLLLSG5g9RLm4YubjRZ76jnRBPgCgP/U0OLSyRYbCTsiCt0VH9
        11BsfsEXUYqlbpqsTj2M6tRDeSNtNwdK1/R9X0/bSEglMaqPI9TMvlAz+1qG37eKzL55tNdL7QuZhBEmw8jrC8FHYdSwkNQXYkMA9kwbJk/jKwDrr2FTZ4Qy
        LDI1tchwxa7ZCrQTyzr32V3b+Af+dy7fuW2v/Jms+bl76RKAdz6MUSn7gj+z6MouknWLScZ4B2a8g2K8AzPegRlv34y3b8bbN+Ptp3aF15gcX8T5rpEpGknC
        AiSSNRnarhptRwmOovXWZOx1NUZmNQ5V1m27LD20REsP2cJSOa9FybEGE6yGZWqHBqd28JZ6OhRxgFwdqNzSIO8hJkcM79W/hwwMqKgbQ4z0tpLmNq5MaL7F
        CNfL7CFzRYQ3U7F0SAWJ5h5K3nA+yP8ZFz48k8f0OyZDZeh3p3DEdXqh34ANgk/EvGuRN4N5LvIVMHapzmu9IvN9bqdL4JIyRlgq2Qwiz9fnz16GOF7ylDjO
        e4Y4znpKHKJhkzi+6ClxnPaUOD7nKXGI4r0Acei+04yjXmS7Rro3I83d0VDTE+5AqOlxtwg1ZYIIAo5dDTU9BW4xYXLjK+H2Xvk2kzxhImXPBPA11fJDkLkM
        f2+agii2qsaDEaksf9f9yHA+DkgF1pEfv87qyCgtxRp2e5F+S1XsnFDsjGEZdKKsLTUqtF4FoBBKcEGFRltl3blJY5uWN+9AYa9+gyAho0fX0awIG1WfNEud
        ssXk7ayuUnAdPx0Bq1J6dErB1ukvieEoKJOKtojqc+bVLW0t+KsRRQZuKRhdndU0INNGjC1K6QXdkzVAgXALRT2QDg1S8ejURfNhJ0vqBIrxcOoBpMljRhtS
        grwciSJB/tUX1bDu4WJd0/i8shaXDRO8ysvOfib1Sb+f/myPVbQMHwDjiUtwKa+wedmweSV5Qy4nwrhjj4aKlKI+CzgzYEokW3uVDPAbGHScYi+rs7i2xxDh
        N/AMIcKrcHadNS2HN2xykrz7wh/9ZSAd+fxH1C4fithrr7PfkMcAorfXWqsAgzOMs2kgAuGlVDpY73q4hN/byxW6lAqATQQ1xj+fgMply4rpQuWSJh6xtY2P
        Q/C3qWKFOD4GP6DN4LxSCHYZMEjgPsc48GymaTiYhU7iK5YW/oiHHasMjaeVqK5WIo8p5mYLR0MeQDugSrZw2Jcyf3+Vew/MMOtxDumBRhiAizWQTG+DmIC5
        A2licw8MuOqHr5pgCgT9EGla9evtq3TMl8tB9ltk2rXhYrQhmHdUaamq7fkbjQqCYvVUXwZUYmorSluJGl2NujilY4mgOarCMvk6DePNV9OWqkXmtWxMUjSm
        9moas6AN57Vs1vqiWcF33Kx5Vh+FvP0OW9mDsh2utHhcF0iv4a+qvbQUeYtZivobGs5vaPjKwwljkRlI7zsayH/ynM4bIRiZhv/5tOYCWgOwwZK52Yin46Bt
        N3xys7LJ9col1yiTnNYnrtQnJhrjeAV9qtoC1TbyGswz+xalMXIFh2GOaKo5omnMEc3SHNFUc0QTdogmnCbYkpuIvfAQPtozRzB+pByUWLl8iapjKsB8V6wU
        mstIYXBqvsGi1ZP7zgUDct/ZoJD7/jDQ15wJVO67EBi5zzxN3zFVWjg0QQyBoyPyXWHHaA928IpDR+RZNah0mjZVV68o/J/5dIGlfPPfFq5IYgR9AZ7IP/2l
        C9amfnTlnT/+P/3YIwXyQS3vBhBcrKoLEGK1UcpOF0rZSaOUnTBK2dNmPI4HKnd/1OQadwMqwT+xSAoggEHhL2xGGMR36DPu7o+iqCSA2mkTMB8NxfeoK9oH
        5sXZ5KLRTaCDEn6UU1hMHqzmC76e+D+KaY5DrWqrAqd9rawAVAj8qIhRmyowYBQ0Z0qDFpLMUlckCmKG87E36Nsk9kZro+bxJwunxE+r3r5SG5BIe9QXNwTv
        rKGYJj2c8xPjI2M+aJnqtwYcZFyf1dG+xQiPe2VwkJhvxJvkSDXveG2GgCF1Zjn2p7m3TJp7PJDm/ocmzf1MkeZ+yqS5nzRp7p80ae4nTJr70zVt7PGajLyS
        UIv1RyP2FxjUfhUcBUh2jBALwNqmk4CGo3E5FjwtUJ4WgPCachgCTwvAdT052FUTqyygEDgzX3DtuoEJbKxk+cqWFppoa6EJeLPhSajkGWaxhlyI3sR8B81+
        yBgxF7NubgPhrYjCR0HRoy4QNNanLL2yBkAUBm8b3mVYEdrX2zfKQbaI7wcK5HXWDXLwNzqbEe+40dkAm1//G/VVKNqGtAtF9XX5Mrx7fMa8+QkXxoEk1b8Q
        C4yKyKKOPvmpwmDbyDfAh95YZ98Ik+Za6/ulx3K4AaD9cLb5OGxQbFC+JjKYNw2oNlC2PsL+ofAVasunoUJOTrNkX+orvM9KObAyrIWpm5IDS7RbuhPyB7EC
        /TUVFihUkCCvRD+T2ZBpGOIUsNYXgEcghoEgGkQAjA4GTrzfLnDQFPXRQvlcH6Vxgcco85IGBhbQo9a+X7FD6XY+ItoLeDuEgZn4TYTXgcpSU+7irbM/DM1J
        VLwPIdDRMwqSZ7KXPCpIMmeMtLJx/3tkNOX2/1XmSA77kG0G7aaJA1Q4D46yNr57HAac/FtIr/6WlUO2f/kxGUzYGJ18QgS4/WnDmPAu7k/t/Ku26Khff+Gz
        H6+JjhoAM6jLCgGegWNkZ9CVLXvif8WeMHdXO5J4sMcigMc2f+xA/E7xxz3yxzk8Y3wmk27SfW7nf3kwzlv5Nx+LYRiIR/QV8TXo5o06Kt+vg7JZx2SDDsl6
        HZFpHZBrdEBepwOyUgck0QGZ0gEZ1wG5AWKUh4hehmTJk98sVCEfTcQ2AaHBNADj9sUPgPDMBR2zlTpmOlBfxbj+3fO/yNHydbRQP9SKhMsHsLdeIwfnOut1
        chhFQd4ApJnIoQ56DTTuVHjItS74y9D1tvAHAO0Lt0ji66ym8iZwm5ZymzY3JMNtPFNTV6SIuyBFCHecTkVHXi0iJYL2cGELmZmvr/CTjjGKQxQRumUwlesh
        XILX4gZwySLKJYhs9hU3KxmJ/sh2PVkF9j6zDoTOkXkcfx8ii9daXubTtQCjSYZFldVKUAJ5imFzDBZH3V6H4L4mydshecUYHZ8ygWNysp1IL6GnaLCdo7ZQ
        TcadhuT9+Vj+8gfi+M0gL/duTNVq0fXr2D3kwoPsuZvU0XNE5KDnTjl0Cgj2n3/a9lr72vud9xDp8Jy3J1uCslyrXSvzn8tS2QLSJEmfQsj6ooggDrDF7T3t
        WmEFQLmy8RkhF4tItx1nSxk05+wrf5Y8lY2wvo8LlE9HfgwJf/RTmV/Ui/xMdy7+2QD6Q//1m3hd09j0G/ydSc+JzVPv/T6Si/Xy5bsnE/9Y5TG71fptyh0j
        entURIUfS+z7AAH7XJYQHteVltKo0qFbFsnmjoKsOQaXHtuBAxT+KSH8JYwGgdC1BIxxBE9WSGnyRthb7lP8ZLxWrYujsMN1aOSTcXOJfBvuWS205JeN37Ut
        6bUc7gaQ7WqGrnhajsKpeM97RkYPJTTHaOMrLYxIE0qXJmNqYewr1bt0gZ/AtIpOj9FtPiYkxQLkPk2MLlI0XART7sk6SCHoBUiOxj+e+nDEMxHb6U/E7jj7
        pLtENR7VxqZjzIsYw5PGtrUM6PHS4g1LpbPlANxHY+ZqKlK98qLywoj5vmWt5ZsUPcAp0lFkoc2qRTNjYgsWf4fEKm/2EV6BIQUScC0LgHbPWajd29Kpq99H
        YGd/J853PYzTe/e2HE30DWStB7PSLT+pz2ZBf3ZNr/jzD+ERhePoprmSPuU8s2fLScZX9uwxpfH6bBIci+a6QpMkSBJmB9/pmwta7YBWgVadEj8dYUswXmNE
        XaZ3dFiKPWU9nAOnvu32jZ1QZuZMgs5HwLZDOXRA5yMKquCZOsVrrfVK7muU3KeF3Bsg91PuDKc0v2iRs41iz84aJUHcD9/iknwzICFsFRkae7IRMFjsoY/7
        +ozMXe0ihMqF/dzGQWZEbjniz+CPcXwk+JiOj9p95cr67JQowfqkj3oEt2FB7GFlAta6GUH2AjYF2NjjJ2w8OwBX1neMrHZF45TPI/zsOgRnsuKP2LJqR+UX
        TxY4O/xd/HM21ObLznf1RhH4lIp40G++6WhFovK+IaTYnnPRKJmr3pJqxMe9/PCH4SaVJTUiSwoDLveYIR/JT9aRcOXkT9vmgszdSw2Zw9GNznk55rIFv4gE
        qP/oSWe8+OMe/Qnj5nFe+S4ExXi99ToCZndOFisiAIVzxN9wEvsJ7N6zmfRlNvNn8Ufiz852MV3TcjNSXQsK27+zcr5rL5hdhV+NlvxqtN+9MRopd3RYqCEh
        r2xmHcOyOmBZ3sK/0lgQmS/6QxrXssTuKPqAsb0QYGWM5CcCPFaa3RVRdgTaIZ6GPk6gxtIItbIOjo85QAdcKmxk6W2TSWcPGjSFPC3gn8rlPely3CYqYAdv
        lLUIbL70KiBq4QvRK5eJLnwkSJe6CqR1lQJpTRBIC01dzjCBZVjSS/ExgmBgefZI/LRXEPVa6wTKYFYG8z7uBSMEFuGbjsuem4zh5eOa8liQFfxobxXGKg85
        ErQ923Fc4e99t0Sk8QlOB5qHdiC7ZUSWbY8M3fgZD2sDgtZSDa2q3dfCXtfJLXgUPfqlpp0jtczTBSiihYcFKCyg80wyqsH0ab3HgCB0HINAm7+3NpP/ZPut
        rZAy97drM3Hr5g0/+Zm5lOtiSjMpR1GzogPegPULuJdxsOp62bbzNrnGGZslE3BRlPDZrLc/3VtZcDoI9ZQrVH4sYrvc29t975XL49iOZHPBoZP0nrMz6d23
        k3hhdbLsHiOXBSFaVdrBHiP7hu4hu7a1EIcL745fNvok3xtepo2+tLGNV/hJWGlCpTkPg4nXyd/khOkrePQp+5g8Wdbn0cQ/au4+dcPc7nlvsAnCJ1ro7snM
        39lqF6+0k1CEkM42fLVr29693r75HfUpCCCJJGIhlAg7Q/l45U7ckPpZmm4AZE8R2ZO092wjJQjNuYbseGSGspR/oeBqcvthX29/TPPvXeUloH0hvC82dC2c
        bqTk4qcaqOmI551pQGOHja8iUArdOCVVZjWZsdBU0xCimesKhwt3qrQ4yiKaxYY7ig3XUeFwBMLhIV+5zEEcRew4gGnAxDZ2AxDbxg97e0N1n/hB+Rqrmw3O
        T4UooGPYecHdMU7HnZn4P+EkKelaHj9djud9+DOp/OlMkj0ITWM3lePpEAMrQxISc+NUjVveWRLJOX6eD2Vnxeh9rja4f7bAJRHGpPSlu6e0ibuneRSfEeNj
        vNw65dZvMkwQdEAEO8BIFFIL+4mtyOKIQnrmpbK/sFWO5LaOL/zDBwhXPXBp8Ee1Hu0JW2qUCbG5Km/vZplCK+q93mZ0TAcqrKM0J1dhu+xbIQWLVlhouyp8
        RSSG0SYhMgDpo/wI8mRPkqeEYVdle2KAHcXqPLobWwB4KhrDCvVMMJV11s16fOLRo7IYkcSDVvJrG0Tau4dzcM/RnZD6oIcZJH4H2h3S6A2fdJSHMwi9eDo8
        zNmoMeIIP8pC2eF7BAW7AQQwuVrru9q7Z6fsmLUKT1Q1K2dpxjrF4ypvtMEbWfwEfIXi9ba9KPGiVpeinWH/G+9leR2tdYtWVnhh5+FsbJIlOfxETkCoNTwh
        FgZYE3nlaGIPMECk8dcQcCYsz97Z8vTJPha/tMjbhq9KlucPsjxUZUH8SpTaRYHlPu0R1FDvu2AP3BFBwYwgco+qajmqqqVjyhGMILmP/OwuZW87hD6XaoQA
        +JQyoElYWUI5UGqfVEBwEXUaRmzfAsYXADblzc5mfNyg7M6WrQhsv3GM+oVnluUo1Yg6JPvT1kw6gchZx5h1S6G9CXaHWLqRrb/7g91f/9+++OEbtn7s+Vu/
        72e/9olnZaMG/G1+wLtFtqRr3c1y009t/Yvbxv/bv7tp6/0Pr9389s9aQkzyzXr5Rkd0pLAVhPrNtHyz5dgjX/+3z3tbtt770Oa//fi1/3gTv0mSEWc/FWi3
        J/LTuoaonNqetuvYluhCJz6sLkjhRlv/+tr/57/e/Mav3RS/6Agn+hSyyEvpF/ppJXzIJc1lWFglZctGUbZu7piqv7IBxfmRnx1mNMgoTan1WyaBmzMDEXkE
        5mtGBWmyezaZjpmtKpmM/9FBFcwRCmvZUpht5RygrUIEsYY/yTS/7GQOEv6F4bylZef7aVUBLL8L2yDFCqyVbBkEIJsqrGzcmjd/rZDAMlHVafwJ96SQTkV6
        6mjZqV5VIZl1QPlnIsoy15+RUva72I+8mYAbNmfi/wp/onSp2VI/qQmsHxOJ+QSKLBpREobjBPYNXrCibDx1y/WZ2rA01QwvArmfrDG+aiI/8uFhhDfVOHIT
        yoF6oUona6qzT9JQQsoK35XKrgsR3KMFh+NPZB079Rc1WHV6WVGrWfXjslaWCnHZe9qOzVjyS82CfgtivxS5ZwN8URBpQSjyxWmEZ8kqORUs0BrYO9r1yBjP
        who0RPlvbi4NIUnjNBMVH38OFd/xAq6IWFa0d+WWOWwg+rdjWd2ct0Ehy4Iq55wrmaX8JAkq14PK9XC22+2W33WzRjcrvz7VzQBXHYra1y2v0fohewWsvCLE
        yq+zoJuF8S96WQMuGJRiktuLJTgHGUv1YX+upwX4s1WxbO7ne+fH5Pam3i63nNj85D/80ZP+lrmCKXymi/GAr5MpDL0pRaqa7N2/xE2k68hNjahiZdklaoS/
        dXzt1rv+Mf36TXPxL3sctYCPq+NxJ/C4+JP8/UmnHIUL8lMdX6TDrXZPOGZX2HLVFs5NuBidHKgtQicXDJ2cD5hhd16a/SuePElpoouqV2W7d2KHvNQs+GnB
        fOUpZ/j4gmkWbFW+OFXTx58saWGLTJlZcb9aaP7nPtObDkxRoGMuZz7PZOMtx7YybxUrq5DhaIzqyKJ53Cv6Xr9pJEt2JFUZ+Af3AqIe9wrpkCj8qOeUCSti
        BYSD6uJs+Sq+LTwMxxcbhiNmGA7XetboBddkYc+uh7DEB3MgHNLG3BwoAydciM2wuK7rEvMV9K3KQP82q7LGpfLPdVViwtGN3twKjQSLrMmmrzfLDTrSTVmR
        ZsxPdeeYCp2fkgUUVNfj4VqxHk/RThlUVqMtfy20GjUT6wweZdbiWaccPlmL6mtBU/Hdmb7FKL+t9iYLijduuerUXIXaq8bk6g9Mg/6BDZqNesKfEGv10f7i
        j5Y7F3y4P/Bw1GirUjwU1R7NawVH+76WvcAStKtLsGaWoIi+V7gEa7hXl2BNpvXKt72T/iLs7LivC63rX9G2h6pStnDOGvY5nOq2V1PbQ3kBV1q9QcICY0Tr
        wLZnf2cLrDGwwKLBBYbggvkLrAG6a/QWWAMLDPHCWGCNgW2vhn0M/anM3WxVyOzf9mrNSG+XWxbc9mpgTA6hUO3qMuv6xTI7Z8tN9ajid9gliry98LZX487F
        pEfbLLWLdt+253N8of+vdi/YfdteDcxvYTo5txidnDF0cpomhfy0z22vptGeNrY9u7LtOYvw+xPBIvy+a3bVI8HAtgeVfpFtDyuAYy5nrF5dv6/lmR19gXcf
        WuzdF03XLvjfo72m8drtNd+DpfDa7zUHBveaC+UiOPAq95rDlb3myGX2msPfo72m1vdo+zJ7TW3hh9uDe02NlH0vq6CG+LdzMqnv3kZ4R3Pl/mzp5O6WG5nE
        6GRS6we7tw64E6GT6prxd6PsoGw/D8rCXYqhCuShLVfjGer3b9PqxHRclkYQT80kOfanWqnIeXSUuGiQT3ujXzW8ZMFOWIuCXSIJWhWq2VkhgF2iDcLj1uca
        3KeaNWrgvRr17qKzCP867+giP+cssLy9efucWdYySx2zsClf1+BmCXoXcGXk8oIkBgWL2198cfuV6/7lBUl/niDp9y9un4KkXwqSfkWQ9BdQ72pAKLvi5S23
        x+UCX2SfG4oMGkPfEgfAki7xe1RaqK7x5uAapwbdNVKEAjAUq/zRSnDIrlaDo6tr/MGBTa65GJF03UWI5LBbHYXU7AuH3AX3BG/+nlDdu0ra8fuU5cppQU2V
        r/sV7W5JX2pSWOxBiz4eU7t1z+mTv/F/fnry1Fz8I0+Y+etr58/rnJGqK3OqZ8uEaW+9e+pLL898aWRL1wh6ilsgA/9EUokDykQwrfVWvzShK3cecjHvfR7E
        A/asTmyPBGDfDfoYH++oqq4L0cesznKw9ZalP/zI72/7zyJ5hIqvQGNA+XNnH/cHu7o/lBqy6gTl4M7fAtgrtR8c7hOkolmV+7AfCbEEFQEoWEQIueAuIoSc
        c3uT4pekd/ZKSQ90Q0OTmqUKmw2ZlLHIFH/OocmXM0jV2OF/rhyLlqErNUdBLDPGqAXFEQrRp+wBU9RZt1R9GXJfNUT5i5Bik4XLz9g9M9TZPnJruRUyOtNH
        RoXMpOJ/wJiTnnEFFxdQJIP5iiQkflEkZYBfSZGE1BBAkfS5A4TRwLb7qrbcI94i3PSQp0R8wHuVW+5I/5Y7PG/Ljf+Fb7lDr27Lbb/SlotNsn+7PeAVJGwV
        PLJHw43Ft9tIA9LK3Xa8b7cNK7ttPLDbNhajj1OL0ccJQx/HETXs5Mc9o1LWF+So/iIc9bC/CEc94C/EUS96r4ajtnoctVnlqNEAR238i+ao9VfDUcPLc1RY
        FgAq1sdQL5bUuIWm6goteovxUz8yQGEFP727j506FXa6o4+beiU3rS3ETWuvjpsGr8xNg35uGkRXKlhcgakxWsTy4S5m5TjvLbIczprVdsZb1MqxyCJo9BZB
        vboIwoFFUPsXvQiCV7MI/MsvAlo5kgGp4ky5CBJMn99n41hkEdDGsb63BjbPt3AUi2D9ogaO144I5xk4gsUfvZiBI1jAwIGgDiGn78G68RZbN6cXE8xPurpu
        Trj//7r5nqyb7qA4fqIUx7v2q1s5Jyri+El78bVzwv5eLR43SioWQZWcvjsL6v4oY1wV3EtjCDFFhgHzaCIEXixk3ItgJGSE0wRCmzw5uBrhdK5mwpN2aFbB
        7ZpVAHjQcaQKh9HVlow282dMvkzyVLY0A3JPNoUsGMR/LHe3JMuTCdnV3zmTuZcsJ0mzBMc4vRqJIttT5otsSds4bE6HcFifxjiEwAFC0EzFbmiwfK4YtIfw
        kYAhcubhUXYW/hWitJhKxPj0ANFEst6zSzKc8mFlpbXDgvXzarme1RG/Vn+ispKwZma7SR3fW70fxP/gZCNo1jhjP2Glxch1NJlRTjc6zR7In6sgf4D/Q30X
        hP2M36kQSD2kPzdBNtk4kf6YIHTB0QwhRL4i0wlGYGbwQMlLxhHSOI5YIdZoRhOwBMd45c6W06MxNx/XVKcy6amBcFyZVc290alpCqtg5XSfHgYE7DWk592s
        JawHSAuIm27O0mzdxJC0cLec4Jf1Y+R8jJkWzgg+2NQHgGGYFDHDEhv6O4x1c4Bbkk3N4v1Zaw6V6fHbBlghcrrnumBp9S6ah7rrDUzNbHcuY8QguiS/lUXj
        YeKbWldnElSzDBF7oJqrDNVcBapZViRiVca5g+obSGSaJM3IE7tIa2A6F6LKkhldhAxB7BRD/O0yUyD+mId4KQZpFSlnI8yucjWZ7BXyzZABZBLb50m6526a
        Hwxy/qadk+UfZ+SP+JhHfXsYuYoxoKdEuNB8KR/niMSUww493DPXxX/dip5YbdNkZX30cowm57qqpCN6vceU08lXt545puNFitwyMzPLMDPji6zn8SJLTuam
        0uBkctIkyoX9iXKK2zUBd8pEMkWHioYzmhaABWFyEN/XuYLJAUNtAtCs7KXbnwVYUJJsFGSeI9rHEfzVzCZMHyeKPs77jfYQUemgPk3/M9kQmrTHXiFrm9Am
        HvbIlVZ/4F/XkfuE3wu5ZiMbUap6hKF/Zz88LA8BxP03HIRDdm1pELPXmEUD5jKeLEEebDZVDQxkyqC07BZhMrhTOBQDlJHFh+TQZGn8ECOR9AzaFB1edSpW
        olrtmryftZTMn7uz5ZO7W17EaEh5JQIrpRE+Q3uxrCbU5eX0IppFTrgfof3ly5Yv6vSaYH7FYGwwsz6v0lQiL1mKwyT6S1Y6rj4xzVhARLM9zwfmFz4w02Z7
        wN9VlSeXs2n9iqvdbEZF/lxFXd3JblT0YjtZSq6xrVVnckRH+Ubi7MmdH5U1Ym0X8l82ky1LHCYKCLu6o4V6zrJsZIdD8SDuzzI5O7MVk5l8Ib+WE5dlCR3Q
        ENINWi4jjz2mESVXMQGsZU9YRSoY0giR14VsVMxPhCWDGW9oRqwIJUCOcwYFGmEUwaA6XpHb8OfS+Nc9LHohhzFRpmbxOX0MnzvwcTc+7sHHA/GzXvych1Mr
        CxetpAaSuu+hSqbOvXtbLUyQbD6yF3U14UiG8m0tHwHcjgowjhFgHCPABOzfLD7DYxVRveppSO1KZ3Zua6EaIJxbCH131uNjcxnG/+D3zTF6w9meMe3APopA
        5yTcXfDU9Y/uytxJ3NHLXMCPZDeejH+D3X4QH4928XnARkcqqb9oy+KZLm9vNQZ3j4v7k6QYt9p7d4hMaQIgBgi1HvUSPq+MVJtXQKqBkmrzu0Gq4SuSqjC9
        fwKtYks25Nq1Sa/HbRLsGRufZ/l5jp/n7R7Rxq+SaKN+oo0M0YavMdHWQbT2d49oL3AgLtpKtk6XJHXFZBteAdmGkTXwX1/MhsziHIV1c7TL2KZQNLbunAZ6
        UQvQo1V2RW/oppoRvnswGuQ1e7Jod8wbZBDypKbxYQNcaPtivhPVuilNXJnSrJMxBGGrWnePqnXvULUO9RdGoNbVIk3/7+SWLBNZvkuonXcKELQl+WlWsR0F
        YMaowcpYAuLIxoq75O8jDnLO+del5pMrPMs6YJ0p5zMzT12CHKqsE69Ekp58jsUbLzUfBHlU/qVXX2r+yI+9a/feh3db1l9Y1gpcW4kdfkl+0kOG22gVtYNt
        kWctAZiZSDyb0NnDrixzwH27l5rvXKg18qD4mld+90p9t4d3MwvK1xQoOEfoO4k343Wxjm1TxxaV3j2mtyEdQhP8K1yRyf1MTVuSH3cxKAcq0L5LkiVyDvQ1
        94grfznXWSflyGLJNgbaRaH1JQjmjf8VJEaLqjexb5ZorZ6reXLGQUdR2cVJVxY91lGKr4UCKu1+UNv9Tm036meY74v7qagKFQPT3BNiBaa5l6xkS10DYmJp
        jpSFdEtgGhGyYEl+zgOyySds25U9Ij9RKYUl5+ZvpJMLbdMAwVJYJwZLYT0r96Jv+cljw6owW/kne6cnTE2siMVoPslfxztIyIC7Ep1e0Z2ctVazEOg9ABJ/
        2Z8QWgHulnTkOsszvYhkNVpai06rXgJOhhgDFn4l90f/s0VcMLfAHWMRwQNdFzA7AKUBzo4FXPOVCvoEXKhAcaF8xYWyfw1YMJZByG3zDAi5LZwBbmcAJSqv
        oWX3ScuABWwBC9iCiC0fTXzE+OjgYxwf8qa1VhI/ZuOPaXyswcd6fGzAx2Z83ICPLfjYivu3y/3Rz/iuv995twN0nXNOkaUow7+VJUEUEhLy9rcvl9ZjFzg0
        thPBWop9GoP7uKNpRodFRgekRB2HccDgymKKn/cudZIGDpmd1jSeTy/WzUVkAvsijuTEn8LktJ2aHxQhgm78m8w0dXP/XfnFoYfy06fjmVWkU7n1mYOXRtJa
        7qW+uq/4C5nGz3nqhTotfCmgbij0YVgLxDaaQ4TzueXFI8L58P7ib4QW9L6V52YAufy8ZgrD6XmepUBWQpeWT1EP49/yWJ7jIkuPyMl59nitdciBshRv1Cbh
        UQq+UjwdaMaO+c1hR39zgr/RdsXgVDJKNpctdgrmbrIOQ/45a4Z6bNxmuR81rMUsl8TSSfiYYm0j1jlizSN8rGEpIpYlYokifNyQt/J2/Dta/RXQVc6brObN
        37bfi0RGDrSdagHYxZqMdReSncgiITuR5QHgRIaRCeP4+4bb2B/us98jtHjY3ZMFRO2xVKHCHnqvlqepQAO4EyCwe1GiQ+H//aOyR7lHs+FElNqqeLJNsabi
        ORSeCvJzHxoG2jJOv2gBnfQbTn7xQ8MJTuTaODT3YNq5PasL38haAKQIsMK3QzYEWGK40dmi50kWbZS1xfMpVOLerOeism9Q/Kw1xK8OAWIB7LrmbZN70rbW
        6AbwfnNPCgNbROyKupYWa/Rp2bWkcQtDTVo04TVha5vZRm9pewZ4PXVEBHSSgK5VU7PkcmaiIRg14qqtKB60FaGu5igOh1AtN0CgVTqG43GAxslxR7pEXnjB
        vqIXdqrv6gy8a4kI6nGyZDZDRcdR5DQmw8YABfFqpDLhQHO0gX0XQKLM2JAjIg8nw7P6B+sLBkgX0+Npp/Kk4b6s6SEIQUMsJ4d0/Eoa83AF0mEb8zUD8PX1
        DKSOZsgdZTAqP5H5dFhbrivqSV2YaCwCVEcWc9yXcO0g4ZqVWZDXyZRrRw0IdWnuK46iUx1FZ2AUQQNZnIzN4my6Ky+IZ7Ol+GNz1kl4sj1boid3Z7EOSzba
        l9btKCNxMA+V8Wg/nO9/OLcfysJJoQXWQJpkUblRYLJAgOnKIe6XaY/NSmuc2aOJU6R8dzXl25anx6jSIqqVsxP5rKkNhhbLeDS24QuT8I1XjfQnfANPX/aP
        WKRf4UQoFQUpE7WFivGLP+o9l40/JSQyTlkZS3zNTPwfPNZ3V/JpaPxfNANc1wBIBtsVE2+94t5tLX4jnLUm/2Tparw8ft2jA/6xVRrsvNKrEb1AabKiG8mP
        Kn/1Zl7+EhEzgGwZ4gAoykAETmJL91S5FgBjELhtV/JXdgu1TkBPKBqA1kRGT7C0OBNFFABQHnZl4IZkUG6y7f2UIDIIQMiPvlKxw4YMEf10zRnuAVUK2wav
        BFBlQKBKDMO0rFljg/RNeQmX+MOnCVIZyhkskG8CEq1FcFCKt/46+7eBTemvtX4LhdXk+DlTReoUinr7LLjWwvEkahH78PohrXid/QlgV8r9z9iyxuX4tJ0S
        XvA4wP99lPIEVj/MnekINjXfSPtsEdoD0MzrB9sDaEPvwUuRd8HgHHoHbEVN1r8O24qa7FO8wPEC0SZPfDDOR/NLB+PcJ9okXyPCuTT0x7R/P6rde6f27gHt
        3C7t2z3atbu1Z/9GO/avtV93abd2aK9u105tN32CtMU6kSJ75edOx/mqXJRVYlc5KMwwCjxIVvYJUY0FEEkd0bUs2Y5cDkIyEzvFGMirb9G2btO2btW2btG2
        3qBt3axtXa9tfaO2da22dY22dVrbulLbmhSOkVG6LnVgaJxlcQ2TTO8C2sEMWkcrtuVfeVHmEp8lwKiWMkIks4isE2kr35+2qzCjX0OJo5f+4NMfD9LhPADQ
        pIgnEONrUAleB+8RpPgamECC/RZSfE1xzmsKZSl7MST4GgBuW2ADEN9rABpH/OUwVlgNcLCojaXakm808kDRMgOiZS7B5rSZun5QomWWgJxLKB8FBJ8MDFqm
        R09DUKBlBgiXhGw+Bt6iaJlj0VPXexP76/vcdzuQok74ewADvDiCZCG/L5rou62CLnLhhl3bWm2FqFz5XLYGEJWrkzVPIQivUAAo/4d1O7rUHJWf3B72FPF0
        lTCmdPWl5u69e398L6581Wjn04iFXKmoDwkV7SzVMMUV8Q3CgJ99HPDiMvBCuEGyAgAUQZJeywFLdMBWXisqekMLww6B/chSXpkkSZqsSADui0SFG6k7wy7Y
        mHYecxUL+BCQHBoQzR1pYGOV6OHSqYaq1dMyyoCbhtWkhWIuCbjZanB4PjJ1ZJDXF5Kqnx+I34YJhgncL2qqBADIGc+XU6qMPUqJWAuoWhQUONZr5PSbPxMT
        BjpvAGCYMKUHkpiiJPeBpigmATAtZDvIV85kUVyDGzr28+H86WcKBGRcDVbJ2lqNm9dgboST4Q0OlFER/JPVmwBZCSRTus1u/vM/+6O//e32plK/l82RvbHQ
        Gf9kmqrvny7CCLuDDOuxbAVf/mNphipg0pqT6dWL+vlQERKwHx90+0vtNItSO31VxZoL/UbhaJ2ygGSmBSRXwAtbNGVF36OTSpBF8p2/aIW+6Grps7wLFrmq
        hxGvTfS1EQRxB2WKHpmRyRMJO0nu68tH6N19paPkq7Dra+Mj0/gIja8t2PiaNt5n431ZHdJ4vw+Ts9f8NKHBBWDwajoMsZrCivWZa0t04ZV0aFqigjSUszeA
        gLwS6ydJzdI46c5kNe6ipiqzXNus8NRn3MKwcBomLVnjbqZ0ORP/lm1q2shyykLn3ZUq8IgBxZyK3Arbdn5W7oAAZyC5GFMkEySXkD+Uxr9jCyXU49N2VuNU
        IMQu1d8RyAhI4hqIVEuyZIVa6XJi7q4/KuTyiVu/8r90PvHXN83tzmqTSW2b/Lho5edtU/DHjSqllmXvR7VNSATCOxxu/xSfKcv8nK0ZU1mtYAUOWMHdwgoc
        MnEW5HwHChCAFzgFL3innJIXPCAnwgt2UaVXXgCiUFqoUZfP8LIX5R31GAFl0QAzwFVnPsO99G+cXS5b/MMiaEzPt4lGtP6FpqJh2Ffpmx3E9Cdaflmo2uBS
        panqDj7a7EOW8POLjw9rCwH+6psaubtS5kb4ZI9g5GHByB2hlZLaHJDZdqW2LUptm4XamqC2M6xLqUx4REjslFG76mo1JYlhDaNi72/ZVchklWUcncQ6qsyj
        ShROWDaqzllMVxFrbrX7YJri8IAQYB2Tlg4pClNT3tUkClOBQCQ7ky8r1KAQCX1HAOaRFYEdpImFGecnP6RgRVGBoZN1cueWzJ+UZyloUXOBMMZ54feJPykT
        sh43zwttnBeSrzcnwNAHWFSToPYGvslY9OTt40KmBrzJsS2Ha6oPtEn4/YquMLB+5CaIkn4PucnHz0Lcujhskx8VY9MyY6OW3djZz1qcWY3idjyT+thx4Kpb
        wfcByThQCaDQfG/oXksY8/LCs4zKCW7+CWnRKWsTAcyLoQVrSmk/2JPV4EpkrQuMB+Yaf6AhUeprkRmAlpezgqXmwx4KWPAv+1nMsgpUlWJASbVQoAbGmay9
        kcVoWoCSCg2UFKo4Jm2ASQUAk2oXYFKwmY1KJ0N5bI3dxa6fjcE4s0LkQzlcvZNRAysAJjWWXH0tpcJwD9qBXdencQLVTVFJA7pxzWB0Ju0CTKqNqLKmgklh
        NBRMKkCnACYV0CSO2oD5CSHPRu5ylH1AKiJ+iqrjEGxfzWQIaxZ//akFOXcI44R1ANQpvKolT5GBTaFQ3I2AOeFvMl9yuEceWF9r7crC+He9rOltcfZBPgby
        bl2Uw2q8XT0JhsNKFD+sGbNcjvKe6m6qN+L7LZHsE3XWXwHQV43o7XIC5JWm8Pq08MnkleeumB1g+uFkEm5LCq7xJbJnC1a2V2QWMmLC2Wqmblwd0ngWFFy/
        Dq7/qHD9OlxhwvVlOPZBowfXrxdc/zHUxibbP4Qz4fsHcSTXr7M2oJCfjmWYicaWH7RVBAxYSnpQBPSLBkkbF+L/B21sAHXZAA7ZC+0A6RsAjvYGco4Rsw+M
        mH3AKfeBOrk+K5QTuTukCRbrJNQNwEnCxSSduuxOFUknVKEtvKyYVvlNIaaFkHQuNYtZLY6XIl3WVH17jSH0pbNatq0VPZKL4geFvXPEynkUSSKbPSqrEApE
        ev8kj8nuyTStiE+oSehoTV8KTsPYy2KZm1PQxghIqDsZt7B7dCe7W3eyHSmKfcoOpkm3q5+Kb0Khksdg7Wiw8gYrlhy0tRDJAZu9wDbol8Jmg5udpv05ou7A
        JFEVPwvFJ9dWWHj9o9qKB7UVD9C9cuX6EH3seC8InBw1MzUT5OJhIwGuh/ZTXoRYl/RuOglIr95fdO6GPd9JA2OX+TF0cHw2sBYBQyLihu72NeMd0HooZ+EA
        Rg1qfaKMzVlHtreqciu61kVHlVP8jzmPPq6+4FxnPYbaA8KnD+HorLPWXm+9n6f5OtTCvs76oAtrxiF+nnPuQ2j6asAOyOcF/RMoZZUuitCdhCxrsR72IyPJ
        +ABWT3AIZcGwygVjV3yWjVcWLoqLeQSgibMma1XLwigunpOLKHBa/H1I+l58iyedpyNjJUJy5bMVbxQl/IZBTzirwltpuMCSFzaw88d/9MEff3j3Luu8ZU1T
        Z++vM+HifzZtMRi1A2bU/Out9/F0reVdZx3UAazpAP4Uh+4Agm+s8D5w09UWHOnWOP7wIZQnZiL7B40jPa2DluigjSu4Pve7qIhe4BAK3ZvoBR28+kKD1yzu
        Ghg8fUJvAOscwGa8kRwE5WSE1/us+f0GHtenq2A5miZ7rJFNwjC0qs9JHihv6BdwfbW6GkuE+yosEVxK0qQgMqtKJZrKUjvk6/orwiS4IrmGjtuQlntrCBLz
        Bbcw1Z52YTXRX8Fj4mbpc9nqpxbz92LrOu+SHDz5n+146Gx+2jFumTNuCuHFPesKV5XjORcRSWhyGpnK8VAGwVCz5Or4hrSVn/2QGngABBpCysESymDgCWHu
        gQrCQWT6VSt/wWLl6q97ILg1Kb2b0yk1/JXpEB2a2EpY+pilkGEXgvRSFzksKd6MmDSQ242wRRutgHOrKt0Wo9LtwIZPSREfkdkTI062SPIkgorlhHYr1Vpj
        aK26//QeIKqnDO6NrHlnqbEw1BJ8K57L1qDcVy1ZzfpfsCqu0UpgBnujUIw8M9wOY1yVK5oRDjGzJdrwem4trDF5kw4eHLtZ1HPtAn17rXVDOZZNHcuWjmVb
        x3JI28+y0tiDVqiSHnqKfsqodJQHq0j9FesLZPjxWY72lj1mL2IAi602B0eLN7nF+Q6jdDpauslN6HJeaFQHR7Ac2cuNpW7LVOt7Zg0dROKmBowBMIurXBaM
        AQj7N7eAe1XUWzvEwu+tv0B9ALICpTPyGSlDAf/NfCDrOLopONwU6GDKLwL5CCsy3oR1dsRleaNbW+qUllFd/VNL/vhLfy/yqlm4rk68YZosnx1ATnWEbHHS
        pRUTcqpwFdKLVgsNwFS5TqexTEk8LdVtlXboAo+h7ITwfscabY6IAegfYyrRrYRPe3RPukQJpaYmAVYXDFMqdimY6QeCdKl0/8t+Og5vmvFqyxLdky6TmVkC
        iOOOinJCc2MyojgbIhY+ZMLmWyf3pJNy5yj+3TaZ7384qc2kU/KwiI+KkmUz22RdRMkkHOVRMnFLCxFxEZS9CBHqbbR/Oeqs4RV0/V6F4s14zXJqWslVMGy/
        buc2hpnCMbIhGYJf/ZqkDS309RTBC3G2ruKsDNSGmfir1BU2pPVI5XOUnmfzI7j2azig7GF9nhFvaP7vtcqfcKrcfwTUdc21zrR06HXXOuA6r4fCGwmLVFMk
        rXfjioauoOjk0GxExOVJ3XpDmXGU27dAwabBIjQZRxEzjmpFuhHQxeQf043YuguOti6MqKulNQw4ow9WsyYYs4Vm5YQ5RHJkVtHssaOwCGNtblDF3oxKG38N
        VFcfoojf/65QRyKUkUDSA7rM+UStSBjiayxlSdZEQgupkVCbJVcK44t8WFPJMkwZE6YE+QK0lSyJnklqWnjAcKsTN8z1bAvlmXTbvnWym2WiAdAwCS7Qb9Wb
        zjPKoTDqsTwdQkLk9avc6U1gtdI3GdgkXp4n+UufKDS1Guxzq6S7qxliIw1tGWN9CwYjFNmksb5VGOtbN3/1xc//48f6jfXsfS1pkqUsNOHCqPOXzV/vSpqc
        7rA33WCOzd50j+kM1KIkFtULCzHEYoXCEapiIfMayiF+3ktfJzu4HK5W0/MGdD0EiSOigjU9B3S5ejHRvbfU1AdZU9UlI3GPK8WjATLhkIRjWUk64YHxX0My
        gFyVqeGQyNdmb1mcAyax+g7B+MB7AxXI6Ujz9UskcyI7VT4PVaI01U930VGkqQChS6dcWsdFpAjy7kK8+HINIa+Pr11cze6JFAHsn4k6DNnW9cgALX4/rIbU
        YRWRho1HTOS7f4qceQ0C0hrqPm5gqFZqVUy/4hHzdS9DYGUljrunHzOItoHgeH3IEVufchjlYQpx1uUtJ80tJ8wtx3u30BXcQBBsz6fWwJI77MqaUxnXQ3og
        F90R6Rr6dNjdhKhDlZQRYde/8HwUCV3QMHLYcTEIq5zHZVRQRdtHOKyPNcliZtNyWEVnrWdkiw7ObmSxs+mBKFlfo2TpnLTUt9vIT/gIdvuZ0An2hcD0P+XI
        FkUHons08xBbj0xF//5K8BoiMhaPHRERmgEtUVE+uYyYQVhQRI9HFP8eSmFEAD/C52l+nqhWQ4swDf1/d3nXcRtJrW2s7BbYX7vguE2+VTlO1+5jOQ2zxzTN
        HtMi02kUTKfBJNEWmQ4bCMYfMRijCYul7DINYTqtqvusURTmOyaj1DCpq3SBJt5c5iGlvoH9x5tbBIodmbsoCTrwlacYnfU5RAPit/JRY56r5pX6XflaXsht
        LiGAiGaXcpqQ8ihPSCF7NJlV18RADYEFIl8TA5ANGxY4DBYYCwuc3+emRhCIlqIpfolHU3YL/K+lnucG0wHa3OGaJRJCb7I/5qVtVTJ0rmhqFgFH5TCMp9JC
        P5UsGGjW7FX8O3dTtyxNxrgzbyDujHQCmz5py0OaMC+y/mrEDBgeL9hFUmmv0lniVdJHswqgXO90ZzY0mXrqJES3YkTuQfqgtz/GaHHWRW6j/D60rfJQxNbZ
        tG+VglusRshGfxqpGsEq89ZYcN4W+JXOW8PMm0cfRxPiZZOTl7UgTmLSaIsvlk4DC+cUw0Ia0a/brr3ffneAIOxkT+autPTEY1wbC0ww6CLQEAmtqJKFGiJR
        j/9HBFQrnrjIPw+kihiaOZWLL3jcJJOIWnTSgB8BpUrB0F292ZOH6U0+uZgnJIcNxNxlsQCgRrH7hs3hhujnPU8a/x5HK7Qelh43TSViGt8umzjrVyNLHCY/
        EfBXJi0//fhwWskP6v2WeB8LhJcMJf5zaWuB8JJ2zoquTWzVxYCc8YTGXaAQNKEW91+ehjTFcDDZ21gf+stY67UkfiLTVNXJSl9k7puq2TaM47qJfdPHgXIZ
        ZU9sdE0YXEWfZdFYYQ2r3B2ytps0NrTx7TtBI026D+xir2uq+yCT6+o+aDIknx6DJp7x6Ca4Cpp0CNiys/XvdLbsdM1FXQDy1lWwNUPsjGQLjlCeGuHK7kZq
        HUPc6aKkhf1NyJcT31DNXa4W1gn5Q3e6mu50PuikCauaEMiX2+7w/sY+591aizVcaRXRdCG3CA+50zYW33DumNW2B2GmMqhCy7aysLq00UsDantBMnwHsOzk
        Tg9gB5gmpt87+/W8TtqD4MlgGRTAk2WV1LYnKImHSpTq/tQKxLl1e8vJzx0dllPvETjKUBVFYRHsR9A6X7MzhASgXTblKSKp0lwZz8SHERMg06spZzK/1EFM
        1Se/Gn2lud+M42Lpcjk4d7RQhdjFcxFth9zEOJvEISFOBqEz4hc9jakbp/kxEdXVxxcoyCnzBFgNIm3gvqsAV7GMBuesM5foL6xsBS6PzRXRtONb5npM+CqA
        XogGjrtX4LyzwH0iEvR+MZGMzSXL5BezWSfpdPvQL8hH61gHjQL9goDivgoKt/fJCZ6RE2pGTqhTTvAKOQHZ4vKPcoKPSH3smQxzrEUsS8/qVfVtrcpy9Iyc
        MHYsQ91ZlRNQcneptFe6JucoPoPujiVjFWFgSbIkGRNhYGw2m0o6GqVe+aojXy2ZzZbPJVPJEvxWPpbOynG5ygljXfkaGT6UE+Rr+ZZywpg8TL4cwxNQJRv6
        y+2qKZUqMTWl2Gw3caESz+tyTXXimtGJ5ZGUEupYMXWy7NRrVjMgOQdRpUZXOU4QFxr0dRU7a7tvzphENW/ORO0tEUs8M2dtYz/oIZZ40iP5t8C0QSPAgkYa
        e81AlkhvsIrbbAUgSxoGsoSeL0CWQBzCmHmVLboORbQjO7U3z5oQzxs6ZAnrRu2ZjXpSJgVGp2VC8x0VTDCSJrtAcwJKC4tvioF5YBm0ggrvajI0IAJ1dXob
        m4xNNVjB7SU7aLBC5YIGK7iVYAW3eCykg/Uzwv1aeTCjsQZ7UqiXLpxhbjKynagGjN2ChcNTI0CgI+QawJA0gsxXbSC34c7gNhwiW42RiaWUFJTe2jD3OI4h
        wx9oPwyh01PAMXGJZvD9wls77zdlMXmOfYdCUkQvTrVEcqDFugIYHWvyeFOsq4YIiyYMQhStfbUKNU2xLhUNYZgu4iv8Ir5CWpnWWaxL3szBYHxFgyOi8RVj
        Gl/RQXxFIxmrxFdoVGO1WJeRxRFeCEiZIr4CvWePGV8RanBFqB4sDa7wCpU5P/Oh4Tw2ERau1g53seWG3LeQn4hPS6MtipzAPNaw/abumTGj9inoW9GNjrMP
        wfvFtFsAtLCkp5b07ihlQJEgdyNbwwJFWNXxtqOP+a67X0S395jY/QbkUWGrrFnDKKsiQK8/Dl7W5T5ReeTwqPqrH5GZbFyyGLDeQMB6kxaFHQB9Qu9tFYCd
        d1dkvrkkIHpAQzb6zOvT7Tfnb2b4IDV7j+LO7arYb97kbJWvPmeh1nIgws6b8pefK4QdT4QdhJkt7710ETV/K8QFDWMMGNSY+aoVyTN+16PtFHyquJYoWnft
        uWzoqWQIDpXcKkfoS953PjrG/pHA3AGpkU7/WFgPrmNcnIFxWV6OCxI6HY0iaRRRJDJIGkSyXU4aGzlUDCGBaEo1KHOU2UfFIMIEOS9wEFdfeQgjmd3Gpbrw
        V3ZrOzRNK2VZSA9iZF0NJnVIh/Cqti5FTkeOTURX1Y00GZbWkrrKkEFFhmxoYHv0O6Hb2W/vK3NMSiHyLjkgx6QtR5EG6sbB2BO79mumiXCDofyrVhrnf/6N
        z/9yDZkHqMVpya5DIe5N0JlpsvPX2RuR0LDWejNSGNZaG0QW9WFz416yBqkPcJENqV96GX5wVTqKO5cjLGutNYVNXr0scuholkNMtSX/1hmkLMhnmbLAZAU7
        n0hdtLGXrLAMyQpB/tIXPv3rmqxQQ26DUC20LEd9t+hDtkQYmiiHy57LrKdkBr4t0nyfu7bRS871fd9Vb60oN8tAcSGte6S9eBvDy1Nl6vAoquLC3KVxOFAt
        ehJvYdKj3jalt42rfoM0H+FLt6qJsqUB6LxhWm6grxIeM1WuskbVbSZCGfSzrFlehBduPGlUHXBJ8W3N+NZq8UqR6vA5Hm+ERKEOPDyvoS+p9T2v56traFti
        BNpvhnlsO5q5RRt9gzZ6M1ZtfA1iHVobNboRjNhXZYem3pWWRhhFGvXU0siORrIkviaJTDK5SDT5sx8sJ/qMVVZk5Cx/FbPsY3aTSC1qMI5FhvMY8vwBkqfm
        4HyXqFNfG28tW6CnslqRH1NPmOVeT0aQH8OFjZh6F/kxdFkhRn4Zo5+SUeTH1JMA+TF1hBEizD9WrxbzY+pqwW+X+THq2w41PyZkfsxEEsLcvQw+wDI/JtRX
        hMmEYR3Ijwn78mPCIj8mjCkbMT8mLPNjPua5NTCS9xj9DIzE3SbS0re+8JVjNYQJnoZxH8wkfgvYB10DTOpQlXWd/TYZ43CtdbuMfwim5+OwNWX7tyDIDO0e
        wp0bZRMIMVN1HDbAj6ELI8RMNXCYhrN0rXVHkwAgDpAFeLwt1SNETW7ujCURVRECjsOqvnDDUX9NamBktRkhFEbc0H0JQTaraa0YC5uvI/IWXobklNK4EGpy
        igwpIoBd2VYscv21RGQJscB9en2kKTIqq9xQyCYEvcASascAFLWIaZDxDJgGKc6Q1x0m8SZnPG/nn31fsa+4sq/IwGQ6hEnlHaBImcNPCZt+UaQ2nY+0AUAN
        3Jpir5E9SXO12pqrZWuulq+5WpbmajmaqzWkuVqe5mrVNVerqblaLdWhGho8YFaz0mKokn40BmeYWb9MWZWpiKKDgdPYT0OG0e3zzz01nMsKit9vJ+4lUTeB
        WjCU2HLq4DTOTz9F1AsZ9j0qFjLQsW5c4FDcRFeGpMiQdqRKbkGCa0AXI8QBERusJL50K5aBnA1duvVSC6C0Yb0RxcMjo+PLJiYvHbPpta7ldZAAwonzxsw6
        2xLKqzHcCy71GbW812Q65SZhnthNqK2szxFtZwEV8Fpu2O61XN6O5r7Y0FN8DXIXmaKnDIaqDBrfYu2t6ljs6YFBjlAVz+iBIm7EzzKRYqsoBXlMv2KYr7+V
        Mvs0IhnrsOXK1vgpVyPDhF9Nk6/B0C9rJz5J/jalGYfjynAT6rHUygLm7jKKHMMMFZIaSttoKG1oKBHVw/7WyJqPVEWp5c13Yo9qkKwnQCckawQqNBBBz+TA
        jpJRbGKvaZmvx3fKc0VmC4vl5avMFnOjlsWFLElQM2Q2vyez+fkf/DRlNj9voQNMonn6lDCjz0FV+KyrLDrEoak5l0wK1niiOhM1IcsFMf8SWW4VONnz+HEN
        O8Db8CPhMroD3J7WNEe0ob0PIXw1VMcIjQxG2g8fSWp7EVf9yF7uf2Zt/KJre6YYtUu/FVcKtMBbaU5bP9OTWl11jrfkMp3jLtEldATc/MAXXfjJ3Zv/9vyH
        3vupDzQ2ORvyhix4F3NvC8dxkWnsAlfBxiHJANq6QXvKNclhKgaqlv/eAdlnC+Mzk9hE8HFluRCc58z7EDSRHziI9PG8rlYBp2BNeC6spY7QX28E5UqTeKwL
        9Kp+xb2iCln0KFTUR/YoLnrklT0q3ixX5L3r7BuB8rvW+n7ZWuRwQ8rXbVCTvAgpOm/G0+hgzry9MJrqnLn0i0eHQqe1vzTQOwbOt1e9m+ZXr+04tsZGwejz
        aG+d+33rXNRdjyYfvw+k1oOiZMIILuricqABubDhilba0GrXLaCVsOS8d4t6cWAvQ9ges8MaJQNwIJjJoG7HY27PmDm0AwzAhEogfC1lvPiWwi0tstK7QOqo
        Th1px8i8W7AqDZVmj3uNp6iCK8HEpfr19geYwned9X4c/eusx2yNbDhkayjLQTtPzPw4tLj7pBhhXkO5o60eZ6sVSCVj+9abVicpOzFVxElpJIpBwPSZwRUI
        AbzOvICPXidNShmk935bI1geg2/cYYg4n3PQxgomzs6jamEO1DoTKJ318T6NpR+YHlfNM7AvgfcFGIgJcERwPUY6jGvURQeiEbiejTfYaspraFiGo5lXq2XH
        N9MH4Uza+wDe886MIU4PmpFALDyS3xSg6W5g82qgJlwfXl9kzaN527SYT9iXeGW+3JdcekGcm5HR/eEvPtmhJ8Q36DcHCcJTq3AIjxmz+Jb6LeSX6mrT1L0+
        54tpQaO/BfYrtMCp8m8X/Bu5etrlZuppNFJpSfTK1ro0X1Rb5YIHKA3YhgZcQwOemXvwAVJDHyNwBxmBY7wxj1UE4B7g00mDYVTBNJJ3b4IyaRcR4CecDBBM
        t2jg4mEnqz+XNZ5K3YWB82sGN98y0Vh1reWolcDxedwRhbM6Lm4xLnx9fK2WcRqHn6VhFE+uIVvXkFukHxa3E+RpGu2+lYtOb1yjN05Xbizwo+TU6526vVPH
        1I+aDw91nurrADwUNMuwAg91pAIPFRigKZcZDfgM443li0hwBIvSF9l9z+xNiKftkV+TKbrxdmV7tvJCV3khFtE1lWcDJ5cxIYos5lYIpIBc+lPH8XVfWL8n
        q6nfVt7KzG9h9A9tS+xte1sOURVgeUnDfCKt99TXZh6ISvvyY8y1QVReZhVLp6aqBeRN5r3XDEwZVo4ou2dcWIhqN3/l/L/7+t9988lfSzY5KymaKuiu7JRw
        kKhfxMIBDu9avnJG1ogFGSepAV3CQvrsWsi3iF5u4MaVgBk7KU1zASopUx/Bykz8tiCxoEAIE4MCEUCeW6mSHxAF6lAgAoDLgd01FVigQGwLSsS2QBHbArXO
        BorYFiT0ifpGjagxaTr6Y1kE+7nUYvXmU1IyHsuJqJKDuR+r5F2Z+0wW3By/d8e2Qucw6uBvamjyzcl7d/S+UfIxD6SCIlQ09FCUGa/mbbJln+0OE6U/dxd0
        aWqoAG0MSaF6/qULFts0HkqKK7cibcqj5Tnxh+gT+d99N65a5PpQXwzaywWrSNPBzm4pHEwWKazIm8grogq0iK3QIo5Ci7gKLRIqtEhdoUUa6gYdU2iRtkKL
        xAotMqSWj2GFFhlRzWBULfRQJbgOw/h2RXqB+pBRKp6K71D5uqnydUvl64YIvvseQipYKKsKQ9pgkLvaZUwnfuC73wG8NIb6Xp7QiDhcGBH1Mk2JIdepjXXq
        YJ3m+9NGb62OwaAYG4PiiCzcUWUQIneqVu2oVu2qVh2qVl1XrbqhWvWYatVt1apj1aqHVKseVq16RLXqUYYIlBYejbZfCAFlbAABZezVI6B0eggonej/mnBH
        ZM15YGoHXBNEQwzDBWELRbZ197R91/eYGGbDlDr2XNbBxtanRWjiGJfLGNEMCWJIQEPZyDwQkLrfZOLhkmxyyXD76pjty1MR0MO+xZumtCqE2bQ8bFr8elq/
        XhOlQrVfj/NODv5licoQXGfFyPNjzIRyINgOwKNGeAYeNSws3NkrhGClAaI0vfxsuZkVOwrRFEJuZXopv/DB4bypL5Kfnv/IcL7SvLaX4d13U403bTY3VfyY
        1TanCG84CWRnWXkeMpHQs5N21gSXedaWxeetAqZcB9dPIO2xqbibzKDQjjllxxwdASfp0F+a09AEYdPZC0J1NVBadMab//obv//xj7U3OfG81iAGLmRrDmtr
        ujb277XWR01rDpvWHEFrwlfXmg1Fa6z1pjXWGmnN11/4NFrDlYVZy21N4UbzaVeegkHgDNvu3/znf/Yr7/37b77wSy/KaJrpDol0zYl0KhN5mVlze7NWHQH0
        hLMPZEqWtnQ4Fqd0LM7YIuDIWPyhGYtTZixOo8GOcMKaGQ+/HA+/HA9fx8MfmB2/NztnzOz8ly/88cc/9le9HhZj0nSLXhocTIMl4gFLBHvKGZsBcop/e7sc
        zlDrcMezJTgk2VIcprNxLs9sLIfwb299+Rf+5g/uuG/HTfqn/OyL1gzNDPFELzYHttXS4kB7Az5W4mNadXwXuJhQv6l64+MGfPBnWwuETJgLGGErLXj0PhGX
        x6qKZg51rZwot395FRPlklRpNABi33j8K2otwBwk7io3JNqCjq9fUr+vpgdQ0N+e+/z/8bVvLsPglkQ6n37HqniI+cUPwjmtsU8O+LDMSA64Xj/+A+Qhkbrx
        NpvUrfQq1O3f/Hdf+MV//NWnn/i1f7BA4TLdFC2QDd730IAjAvcec5ipRMJDjW0XtkSqqSHU1OKtKUtLOep9sfPOOyEjs9fgdWjHlFxmO2TCb37xG5//97/9
        iT/51F9JO+KoXBvaIS4iu++qbJPVibB7SBauGfdf5bhrRQuX2a2Jrke+V0fb7h9tm52vYW17ao8GtZ7h9uTBgEMWvzllWQqA7AoF5ief6oEly7n5G0OU2ARL
        tgmWXNxWgCXHL7i8nYDIWD9FkJmdP6tP8BlTIzSPkd6GxXgL4CZtjXPBCoDYggPwJxQcAyIMIXRsk9Lj61Gzn+FSgZ5vyQ7O4Dyb8qMM0Viy5F46HByoDogS
        WpQ5hQszJ4TWyUaetnuJooPhc0SboRa02mENqfH4Ja+wAjkKQ0d1qA4F/XMyQztEP/9dbEzb4YMmBYsoKHoEAEjADmFY2ui8Q89uz1obnbv1fDuCTe5iaFPL
        1WpXiClx1XqPFqGG1EzmQ9Sm3gK1Pqm9pQVwe5zd2QqNWtpidOFMhrglBC+FptnrNXEVyouj/iBp9m+bZnd/8t/ZaHfEAkyqSgLeAVh9PlKHtiMnz3Rgh25E
        20sLFe50GcaSuNtl7mpJdEfLgz3h7bC3rbV+UIRNB+W/2ITbtQnbRfSk3t0qMnLQ4qjX4iSNVAWPVQUflfcOXW+/XQ7D11k/CEPadRYa0wCHdiARbmeLXeK8
        FtjLQ9K6GJEHV9ibIfbGgWtXegPs2wYLzqA3sfZmSHvjam/q2pthNUAgiB69YY5Ao9ebWHvd1E6F6HwSa2+GtDeu9qauvRneSDpypTcjnJeCmuAs9vkN6dCY
        LdmWHUizhfJDsxM66yMc9W2toAgxM9F6NIaRfu8C62P+7TvA/drwNiCsrlDfrRJhwqMpkGGpq9wDNrhXmBsHXNPsDCH8muBV4c0Xnv/93wx00w0148DF9oBo
        K90ecMbtAapGn/RZeCxg//vsT8aUQRFlElblTa1zZukGDi+C84jsHd3T8QzDeEJibF78HfOnxz/PFH9a6M2D+HgEeRXTzqMZfKEE4ZdRs4sINVGg/0Q0nahq
        vvY9SvQxIufpv0iCW1s+WVTGPdDSiIrPv2CL6PrV53/340Easq9spor4COPN/wK3/d43ft9lQEH+WwdiDb4AvCS+qqdUnM8RaxlWl2nR3z2A3LhqOvFQKxdf
        ufEqfLFd5fmtKfu0RcfoTPHzaWcXPh6I34DD3XrvXXrvjihtDwqw8Mj/30iqkD59hYOOsObrLCZaiCj5Ao4yt2dt0AtMHxCo1PYZm5Aeb5V8zdUmLzlnb3RK
        KdbhVMJuFChIPg0bHioWKFrsLyfOUjVqAM3VHYSXlAF3H8JTHtmr0w8HjGtjrxPJMbPX2SPYitZaw7L/2GrxsyEABJy9zI5dlnbiLiYf2EfO2YThtVnxBV/C
        dyz3r7MnsBettZZhL8JaXooDHMpyESEONkIcOhoVbiedJI4hjrIaQCpyHtBZscUiw1l2l4si/ObWbTh92Va47toeIeTm9oe3qWx4AWizNv5o9bKgPMK8fMum
        yEbfyZPOvCjnnvPEfttAjDNi9Lzt8Jy4+ZMOTPNRYYSDI1+kHmzImqd526Q0CTv3tLwkbbp0cTDKqWaqlsEBDJN5c2bassgELTjRHTiALStTdoizIRmLuhkL
        4amAyBDCGRZG++/hy5E3nLeZUedC5DxnI6Mu//7CMk0zIyJlZbbbvdlGJG9DQ2IamOORpIEZH9WEGg8X4yyM4S7CJzxwYTKSh4/sRRWuR/ZmI/FfenK7Rxvf
        qEJE6b0uyJi/GIlPuBDHXrCzUZik0dazdrZMyzg8JHv1smQ03hDpU2AWA6hvPWmLTuNSxwnVUxTSU4RrX7TVsXbapmAFXeV5GPel9zdnm5yDjr5Yrh90FG6P
        z84zMx644q6zP+DIU6Vl73fw2LXWY0DCl8cecvTxBx02iuwpMk5W42Ith1S7jnmQrRGLVZ77hHnuUQdTtdY64mizH3cQYTktM4NKmvDjPOlomKwHCQ/xzsxA
        GzLS9RCk65AakFJaQUjIQDP7gUcvkKdeIA9G0mWIgIQXyEuIb+ZhF0TSbYcCPNx6toEfawLKu1gfzVp1c6NbJv6IW0ioMgP4scwAyRngaiprN11lFox7IYfg
        QrNhikGSs1lkBx2zxKiZChEDtjQYdFX6dFUGFVclS7kl/lt1wR0sh+Ggo/UTOkxx55rCnlLLvT1YLh4oHSB5Wb2f3FFdJGOwXDMJQOwhoBuGEcWBoXeI3p0F
        MUoO4xPFroB0hJkPSfMhaL7Brwlx/hBXfkCaXz/DH4SG5DdkjYLi12dxj+BjIZUNkT4iYm4WEieU3qczqH5KgCtBP5Dh6tQCoYMA1wNDbkj+iCH5w46+WOky
        azJQNKiQfFNJ/gmSNkkyMCTZMCRpSDbCGsA+IquIfN1RB6WjjL8v7aFJ2hycFFs9lHCUgTYdxPWg9EMI2uTmPq7yZkcFtZg2O6L9hSVSgMuA3rhLAhwHs8bm
        4BeKNffF6hh82eIgsBiTGQSbuyhEEXcVOjihfPKIY/jkBHnkn1p9wQM9JCpQUFASj2uMivmF7nA+tYAOSsDJUJ0z0IT2z38GCRAbWkbTYz3xQIANKJrDaaS5
        EbTnxBkL2NANAoczEoNBgA0SYAMEGPFrQIiRAPVeagL4QQMEKOL1FEEu6Ysbz1oFATqMGNxgHmF8fvDK36E4pfTMB31wDB799Mbp+jzdQQ7obqW+Tq6uVPc6
        H1lSnfGKvxFPg9XcV7Wppog1hLFZG4G1a7RmqKWKYC0Bz62XPDfoeUYLgNt7aI2Qve5ulY8dkBVoTiOB6NhFJBAEYzKkZLxgUQB0sf8/YkxhyZga/XQRlozJ
        U8ZUV8bUWoQxeWRMrd6WJPvcXyKqVRlTq58xXbRm+Iu64Uz7hBoMZ3o0a/c4k6gufZxJMesaypoerLCmdyrfeGCQNXkLsSa+2axKbx5r8q6cNbUWYE1hwZr6
        YifCRVhTuCBrar0K1qQA2wZViVJvFlQ2uidLenJUkh1m0JUIlr5JxXJMKlZg4nIMQTkEBgzeWhUtzYZPeTyZQSiOVnSE9pTHIChIz0paMhAMBW3IhSZprUWb
        EM7asau2cWkPFPOTxDFsiYxVSI+nKtLjyYWlR5LuANXWlJHVlIPVQLdD6gf2cVEZmW8YmV8ysiESbASCHeLXPoQdEKze67JuPBFNDcF+0haxyFDsCTsb6ZHs
        iMheGyJ9CoiPHoOCZI/bys1ISR+1Vb7rsrqEodrh/g21IkPy9UaGDLmXVFlbWMqQDSM7+kZ2DA29RSpbRoQbKHiaV/K0Rp8cGdK8hRnR7KPqijjKZ3Jl1AdW
        BgQ1h3LkAhDkfWAutflyZD8IORaErwvC173ah21oXA5cEAyljzW7LYB9V+hR9+qman6mIM3iOyQ8OEtFr1uCeJd4L4pyPrK3pMAjFQo8rBQ4XaVAbi8uITgd
        Ixcc0KVtZ2QYh+AN8YmyWquE5XAP4ogaKcAupADsFxObtOg0nN6Lt21Hr2nbF2iZoxFKypiwxgIaZsB9TmDUYQAFSWQ103BEg8AfoTSzWcSrmiJPM7GJtFaN
        LMIVxsxBJ/aTcSaqKYE4hkBqhkBsQyCBIRBW8gr6wo1YOE/ooSBEpxd/yNoX0TDLyRS+NCu+MxrRAjMm1iT+cBBFN9pkRdZT+be/7T6UKUe+s6UgCLDd2aus
        OLFujg+9nSbsWNTYMHMZS5G40WdtLSxD6zN/xfg3D4o8fTtFdaMcYPjeDKztyMF+z0NFntz2ydTAKTn665DauXfbZGbDDPHz9Kw+0ounoPLDeArWuwtVyExt
        LR8OkClLTeEJkTHijsb54/Qbrvqw8Bv6F2FbWW9rMp+VlUUCkA1YBc9NON7DdVjLomiTDBneMZOplzsru3ybvhTrlB4v7WHxuydceVMBif4ajJdXjBe+ccx4
        nXoC41Wk1APc0SvHi2A6vfHy1INgkWObem/+HWTeOvlZIF18C+M0GWFq3TbJkhTONqYH26tcaxMx6hFnCwOHmhONZ8IuZkUYjaMcRp7PULbe0yCvzgBoCu2Q
        g62Pty//+D36+D0Dj9e5ld2gaCMcWoecxRtkGTrwolHMOFeLxcm24ruin/CcACgbi5bVHPQUfedlNffjVgobfWY9y9TaFB1oh0onVWvsv6bJ0Cxc3yxcVk3n
        wnWnrXHGdVtw1CHWE09T0yJrmgCXAab/BFgNtz3cctAIFd3xLKEF44DJnFUWU8fzbmUg5Nz8nbkgdg6Ey4HoDg5E1/Q0P35sWCsIu5tcxmzJBZnnH2r13ilU
        Kq+72d6X1Xa0oAbWNllW2XQOpR2/HUd5h1o19Np/Y64ph5jRDRG8YwYsM8a39AyKAtD0K0aSlOsZ8V+yYmxU84qomOayZv/hZ223s//1vZirGHXmNOYKxbCw
        dXuyncfMiGzJETBKiPkeKeKzzrkzQk7ftxis64su7WlM4DvnUoiXHrm3Mks8yA8E8uv8/POfPoa8RPo/8/15K//a++L4zfjNgUBNIB8IpCnyvPcHqnI8FiCt
        W7ZTgHDL8WCQssLg4SCdwt9HYImX330sQGnBtdZ/CLTm2UcDkeXk+26AEoQiYATkSK9Uz+jV/idkOlrKoPaetme//vWcmvxwHX6Mdi9uBm7nQz5iJ5rbRPD8
        +guf/Xgt/9bXOBZIh0cN3PgtKAVA5PiWZo1J137S1669z9euHfS1awd87drLXsqKkxdZn3K1e8HD0Kyz/8rTofymp0P5kqdDed7ToXwRNVoxXR6GHg2OrxGV
        azTe0Hw9enCkoT3Y9xA68Vmrrxd3/zPthTQ6/u9ML66JkjZSGadwGE/X4RCnN+EQppu0I9I/EbaKwjDttdYFxEu3p52XYJNvw5Atz5fr51D0Tf5+AWJ7G0Zj
        AHNOO3+IrK02LMPSjzaCN9LNOJ6y0xv/WY6Rjs3rIuAyXgMAlFXSRmGFSeJy34p0xZIcmmsiYBFZ2ZShaCf+oXQ56oXH/7282qWgsJwV1urJFCAQDMwmNrrU
        LgpkKqiVEc+3tV6Pt15TvFWGI5hhQdATclwKRw1hWYdvYTs4oc3VMDIP5+4jWWsGwKpTLNjZEPlZuvXRRrXoKRxIM5ku/kZGrBRvu9Zt2d56HUBHFXPdoH9N
        7cYcTAFoN2f8vl7fuU2rSzKqqIXcFtwyVHxL2BLg7SznA2z51jzYwy0a9IBnwL2Xx3cw7dLOLUa4Z9yt3jopk4IIZ/aXOS0ri+wIBzESy2kKS9G45fcjRw/W
        cq2wxTx81q029XsncNNsAbOz/ge6zz2FcJftrQxC0J2tNGnoHoId09aBx7syjsoKtOfO1lWwSFRHZibTe/DlcmYbLPj1Ha2pZHBEMV626BHviPR1yyA2yZSc
        aGREdJU2LU10h8u8O1pLiE4hs+YRu3YEABsytLPJ8mRIbsK1Dq/NZuuOpZPsbSJn64r955MN6YpLSCe85qT8Gf9wsXEyWSqHRdJ9y2T8P2SanykDXoRBZ+Nt
        z7JtiyL2umTS0N2/TZczFlMuTibrdmbOZLZMAWlFRBmTli1Dy1Y7ocyV3JDI91dVA7YwYHe24PSQw2givQoT6UY4K9xnnEY96d9VT/CXyaa5rr5OnzU5B7wg
        uXt8LrkquWquLIaDv7qzc7hp9mP4ldwsd8rD47lZPMLG2E/16odd3A9SUs5xBJRDcuYfGeHemOtsO/swqgA1EeFhFEBHDM2XP4YTuOl1diN9VtTnteV640oL
        30JjkEx4RxeEV/6yXCheQXnFWnJ4cWhw5TmIA2uh0CIkXmIGx+VDUPqhf6Gx9M8dNG5iTaHwN9dVeIv0prquJop1JYtmt64rZ4+RDriyKusKRWEoWDVw4pke
        h4yQ56IDut7AumsYbQeCYIMgXbRTkQr5naspSwqQ0fRKCY6ON10uw0o6MY2V9rwlR4ICSrTNkMx5X9+BYovVL4jubVZkqj7i7a1IDWZhpC9rmHnBeb1crZ4h
        d1ZMubNVG2Sg2QSW6USFRLJ1s9nEsfQqed86+eaYELtXkAIWcsgiKsABDmVPhnsZV2Vq4hS1G+Xq5BWs6ZxxH4st6x7631SRZcp8TteyAUoBwNuzdQUCPoPj
        umvdkzhOXuue4lGafq17ut7DBps4lmySpRfkJ2VjvGcunVLYiuOBgUukuOTF92I/q2OAkCp2n+JfhPwpMHp2aoHv48FG58VQkdSxtb4YzsS7gCtBPMWlRS4P
        E4pIb7JpeFCcpirTivjQmi4DMw8AIJcLyM2q8trana0A8R13ih4ylUzMAiGhmEQMfQ0TchXWFyYkNDwYDABT1z8hHidEwQ1ONrAisLFqvIFnVDePMRygd1Ml
        EL9CszlL3iKzxPSvYp4s2/GjvsHHjGDUvWhgTvBF+SDhlb3z2W45TWcD0J9jpinUaWogIwv+0ftgpCsfW8Wq84oZOysz9lhdQZ8xY4/VdcbOc8aW9M0Y2O+9
        JftF7wx6PrlvlS9PcYAW6mdkABpaM0a+Gs5ZiaOOK5S07MJeIBLVNCSqqwuJSrjpM4mj6ORY07dMpm+WTWLTbHZ9r6RaujG5Prm+m35fUnsmCfXm9Npk5Jlk
        yPxxQykQtlb1+jKRrJMt4M1GLCSo+aZ0uUzeVHmPMFWMjOJg++D0Rrxehxurklq8m7Mtk02d6VRrRn8Y35+xjMA5U68RcvsqrXawniw3RdnTbnuGLjiR4Hmb
        DPtzKFi55b2f+X+JexM4qc7rTvRuVXWrbi23F6DVVd393UsDzapGQggQMn07ICFZsnGiKIrjJFqQrDT2PECyIo+QumUQIo49ITsQTaaqOg7MzyaDJ4ul2ETY
        cSbEkfOwX+b9NDOeeSRxHJLJQqwkoyxY7/zPuctX1d0IyZ73WOru33K+851zvvOdJQxbIaeFnQjXtoVM3xduaTdJqBhSa1VIzLUZjpEQ0QpuUGvo73grXKaW
        qTWtEPfWq/ET9DBYhyASWfjQDLfSZE6vbyNSNhanKT/63MRDqpHkLN97+0P7sKc4HhK/uH1fWKpYWVEkwgRDej5NQtObVSPpPoA7NEtzehvxdmr0oNpIDR9q
        gtIOqRtbEnaOmL3tZR8h1Kuapbc55OughHytS8jX4SQr7vuJyKK8OlGkEf/RQar1FhUkssfY9m99ZPXDty96/7mEp236LgIacTUErowu1/ZFM7/ng2TYiDWJ
        VH+hUklHNv02vUvnF781ue6Jl9tqrKVuoIdPbP3wTX+z+V/f2m62GP7UI+rF9p+453vpz+9sy8JENtG77bf8xi/+QE/Ps3T/h/iNT+D+9h9ft+SZD3z+3m3S
        c2q+QkBgIhmFD0VvFKb8yuSGwy+3A0V83+kCc8yzrT1VyzISqnPxuXPZvGME2YlmDaY3d9fR2PTlh+vhSAKciWsCTl2NdEBmaQaZZrhK4fJ+gUu4ggCTou7y
        drihGa5WG6iE1S10dUgtbwnc6gvArb4A3OqdcKPvV0FyXtGi6n/4GeMxGprPtrMgnNRItRQCKGDbhADKI1yXNsjN5d1Ap9cIzoNpax4irnBAjSTTYNc2DtW2
        Gs1P07y8LOCQc6pypBWubhG8llKPqcvLOTImBLAR/0c4hcvedjpdXt+WVvb6tnYrGMF7PNl3hoPxZL+foCiTfRCTvY7zOk3spdSyoePh6qSxEw/Jahf5UIb8
        qTgJ0TCI9XlbNE2vcry3oe0Hz//eB8d/eEPH2NfPnqSXqGhtmHE+cc8/B/8ewxzwo/sHH/i1GRrmVa1wOAHLOIFFOTti/dgZrn8P6nsxrv9MXP85rj9Qwy21
        qiU1rfvodd9DwwZZfBAryscJAb9Fq5gCL5Cj5n/xsUimymFNiie476T3MfVplJvhYFNDu6XUvma4ghAkIPwQtFsq9Ga41SKETaZuW2GaPH3kyslD5qqX29t/
        65ZCD/Cu2d7+nu9l1HyZMCVc0Qw3tOG3Fdc6TJ/TvRVtVUnv3Up13YpZz3+3P1/+pY88b/7TO9rbv9b7mcWEtVTQ9u/53hiZU3ynu1TWqjaJmRw/lRGVUYYF
        SHsvnRJokkEejwgjqTuFaMZ8DJAopJBYrqjXSzHZlsaTbbmiRheSBqoVWHwRvKiNcVX1YNhT69T6JlJTQX68WIvlyZrIjxdwJJ59HsdhkidrksHrxZr4/57B
        kTj4qZp1gOjSyuPh8u0TH/v1J4f+w6LtjBJqGRA0u7V/P3Vl6eRPlVsv/O4tu9Xy7Hz/DjhkrFVbmsGgeNqvJ2xaSXyMWotF4TJaODY5upsjIdgkzhluh+vp
        xbVqWTr+q9oYsnW4R4iGb7e06WIpqOwK6vFKwoEWfbOOnrYAiVXAhnUEOaqD2AeAksX5fWQHKK6of4eoBVK5QktkoYUUzYRt649vX/m+n/jC349d3tZW647j
        9iZCHqx424SKdZCsZcSfwqBFLSZkpFFfp9a1GRdpeKjFcZ00Mx+G/Lv+uAqObz9xHH/+kQodUfXj6MMgJj5hWZNGkz6jM6owmbfxt3NbChGmMBULG8uos0i/
        cao25X+AkywVxNcZ07aGPBtj1pGC6No+VkDU3XGlIIzFqWLaTSnxGM32BoQOLo2kHv+DKOKY7XXIBPNLG1ikygq1i88NZ5eDqGd+Xj44P7saFkq/PiWtIGWD
        3bx8sIOX86TFAA0uwJMGr4Un0XjQbJqPlw/O5eXD187L9VTCxMvrCZEWXj48Ly+vzw+cMTUGMqBBJtR5+XoVarx8XYuKSSbVKBPVGwiTx9QNRF7GCCqjRMWB
        2HQ+L9xwfz64jXXx8jG1nniaWtei6ufl5aEKqaYxYdv1mJePSRvk5ugcXj4GXj7SxcuHu3j5DWqsnWq6wMvDjJeHxC3CG1oEr5B6TF0epZeFlw9nvHw44+Uj
        C/HyIOXlowRkyCBBzMuHmZePccvCG7p5+QzNrmHh5Uds6g0U6DEvPcq8dPgqvLxzmJXOy0POTJfw8vU0zPPz8ksW6mdeftmS+i9ZUv/rHIwhxLCtb0miu5SX
        D6tgDi8vvSkvVxhhomhhSGBJ0Y6GZz1o+Xoqcx2NgaJ+0QQOFUOOEHaYdYpACsyLN+Xl64ja67wcBdE9IsOl9N4KyA2Y9fz3rfBymv9E1dcnDLZNCFDPeHmd
        sEXd0MHL1Xy8vA6kHCOcJngommRoyiqdl1NrCVwqbKq0qoCj8xITb8ZM/FjMxI/GzPtIzLxncBzcbL9eFSZ+uSpM/FIV4fesKVaeQkMDnaDOvOXO8q47Gj8H
        zjR0pi47t+DlnDbLuq2LT1MvQ7Av8OmxLj4dEkUmPj0GPj1IT5lPhxjpQXpP0aTVOPQ+6FnBhZdjgmdceDDlwkQr2gBaBxcOWeAI17JGaykVSlUM0vgBoZgh
        KIjewxpXph6GCzDltVSbMOWxlCkPa0y5wqFfm3M48KVqzIHPEAe+XTjwparXyVM9tUm9YzdJCpt2P4bTB/dBi3IbbjywH5LTJqwG1CbiZMfV1lm1uR0O6eHY
        Vbr+Q17KWbW1jdm7NWM1Q7PaYy8cOoH1Rgrgh+okFXnzakIyzl7X9Cba6SP1oKGuDwavqi455r25umSNqEvGkPTLu6q65Ib51CVg8awuoaXCiBpk1Qg4yBoe
        b8KwEPfWqTUnoFdcpQklmtQC3p0JMEvTpeFV1SUaMB7s0p0oEgSydXqwDEqQbbrmpA58b6j6bNhIi3EngJ03tsKRttoIPG1yF5qsTMCWErQv+Ap665FYvzIo
        aplbunQsYWNW9CqG6FXcUPKLhoFoWZT/fnxM37GWhQij8h8luFI1ULKMvBXBbJmw7fEFBbMR4iXzC2ZqAcFMLSCYqW7BbJkan1cwW9YpmPF4XLtgtlQt1QWz
        VOcigtn4vILZAsChrqhOyCzXBbMVarkmmG0gwKQIv7od3gpecWvMKwgmtP77jsCNvl9Bs0FtaFH18wpmy2mZOSgKLNDORI3GbZCbq+cIZoNtgvPSLsFsvEsw
        G0XzxzXBbHkmmC2HjpNkz3E6G4VgtprXtCBp45lglmlW0spYMFuK927oFsxWxyQiEcwGWTAbp5YRWR/tFsyQwH1QBLNzsWD0YiwYnWfBaPAqgtngwoLZ8g7B
        bMWCglmT62fB7FRcfzOu/wzXvxyC2YpuwWxwHsGsck2CGaEm9GUa2o3zInuDgrC0IUa78RajAwSzFSpZU12jYLahGd6qC2YoaAMrXjIlywTVNfG2BLNBWmAT
        NGNpiRCVUSYRzAgjB9XomwtmqxX1ehyTbTyebKvVrbpgtgHaG6WWN1VSlQrqHq2Z1jWDcZKzlm62X6yIfHamIvLYqYrIY82KyGvHcFxGclscZO1IReSzmcpC
        Spbht6FkGdWVLMOKliUsr6DZc5UsuE0iOIS3TDBfwbrdVbhHiIZvWXgbB5XdQD0m4W0FhLdV9JSFtxXAhlUEOYCG4E1AmV/JMrigkmWDWqeLd6tS8Q6r0Dah
        ogLJGo7Fu3VMRKDvWxWLcxugru5SsqzrkudIDmR5bhQTP1BBk1XIXINa1aVkGZxPyfIii3gQUYZjEW6mEot45zMly9FKsIzJRqxk+RwrWdYQo5qrZDliQclC
        ogqXRrKSKFmOWJ4uPMyvZFk6r5JlhPhcXZc7zIV4ef2qvHx0jr64g5fXO3h5XZQFIwsoC0YWUBaMzOXlo9fCy7mPb5uXdylZwreiZBmhvoQdkBnVefk6JjUJ
        L1+lK1luYKK6njB5hJbVDBN1Q+s7Ajf6fh2YwqoWVT8vLx/FalWNdCpZRqQNcvOGObyclrQjc3h52MXL16P5ocbLRzNePqpIYF+PBf0o9Zi6fAPTB1YuZLy8
        /pZ4+Q1dSpYR5uUhb+WE67t5+WVzSo0IL3/dFF562RReOmPJxFiYl48szMtHO3j5ugV5+atcP/Pyi3H9r8b1XzJFiSS6sU5ePvK2lSwhjXE4SmDJ1kxt1osQ
        ggSEH+DlhMCEJ4ohRwgLLBi5dl6+ijdHMl6Oglax4iVTsmyA3PC2eDkhchuLn1TJckOXkqWu1r85L78ByBGyypNeWM+Yt0Ln5augvSEu31RJVSOiZCEm/npZ
        mPjlsihdLpWFeV8sC1N/tSxM/EJZmPj5sjDxc2Wx8uNAcwtyadXN4TvZ+37ngGrkhI+HOhcPCfRY8TEHbIEAgmkNQ7Eh1iOdHHx5m4Rz+gAcfHkXB19N3xIH
        XwsOTm8IB0fZrC0h/roF5aNoQrWGqFXGWYMSNETVQ9OvQ0NjCQtX4LYZC693sXAQzgaNLjFeTOdGG2WGQacKZuS42tLJstceF51R4zgGU2fZga6CYQOaC3P4
        87lyzJ8vZiqYc2VvLsc9b8qyF3urZfBvOhbEgvfVQjBCpEItg5apQQcaAJL86qK4GexW3Ayy4sY5kLKcnNqMm61YfZNpY2iFTsttjyRUr8tKefBarJS//b9i
        Zg0wuPN5PlwfvXA09nw4Fgd/+GVXjLg/4YoR9y+5YsTddMWI+wVXyNspVzwfzrji+fBbrhiNn3XFaPxzrhiNv+iK0fivuQHn5elBqNaSKiBUawkBqkbp0ItQ
        rSW4pDTo4MILsYQp59PBQ6jWkiRAKSHUUxmu9ZKy2IEPX0nyylUk23yeIL2jAp9aNgebxwjpBjFC2qoZIa1XW9XWZrBON0JapRshbREDpLy6ni35bhC7oyGY
        GN1McBha0OjIzIyOGp0eG11atEu1TItmalo0U7RophgdIbprcAssBRAJQtOiDakhXYu2Gm+yFm0IZ/eFY0xeGqJFazTDNapBbHUUxldYkGPVf0srxL2NMDpq
        tIIbSeosvrnR0RpdizbUoUUzoUWz2OjI6TQ6GgoaXYqzm6mhmuqsAfshku+orfRgPahJE7YnDeKlsVKMieJQBjM2OmpI/FvutBsOSgjNuoTXHPbfz2Q1NjsS
        o6OtYBBiGbdmXhm6QWJisUNMdKVMF2UuSxV7ECEamgy9Biy40SFDN5goQie4gNFR41qNjpaxDF2cR4YudoE5cUVYWIZmWM01OkpVllczOloQODA6aixkdHRT
        t9FRpgDezAvT5Wx0tJz3Thpqc0vgVl8AbvUF4DbX6Ogm2Ahf3eiokRgdEfdyE6MjaoPc3NwNdHqty+ioOI/R0XI0/2pGR8vF6Gg5ZOjN9LJmdGSyDN24mtER
        T3Y2OuKxvJ+gKJM9MTpqpEZHjeOpLi6VoRHRuCEy9BlTjH5OIWMHrAlYhm0sKEMXAa9rMzq6qdvoqJjI0Ee5fpahj8X1H43rb5qp0dFN3UZH6F4RMnSRZWi3
        U0IM6FkmQxe7jI4abHTU0I2OboKS46bU6KghRkcNNjq6SSVT9y0ZHRU1o6NGbHRU+A4YHTXUTZrRESEqowzJ0MAVOg0aarkmQxepO24iQ7spJDbHRkfL2eho
        OWMeNdp9M6OjG9XG1OjoSK+I0jO9IkK/3iOi8uUe2be81COi9EUciYO/2iNGSRd6En3YZl1aLu5QqlNFtn+/Ll2rzXP1YWNidGQmkrRioyPInqnRUTHWhyF4
        Lt8ON7I0rdLxv4mX7jfiHiEavh3TjI5uhDR9E6TpG+kpS9M3ARtuTIyOGgBKhz7MSvRhjUTL5ELLVBR9mClGRxt1YfrG47idGR3dJHK5ivVh2CuCbH2jujGW
        rWF0dGOXPmzjgkZHjTlGRzd26cPmthS8leVtCBsq3vK80BPL269n+rCLPaIPu1TAtB2z/rIAb45xtUwVU3kq0Ych6M4QhA7ZQK3F0vmTni4S1DNhY1kmbASw
        zRd1mC6YEJvTNGlMEddc49ZWUTQ+RRD6jQtubTErn3dra3iBLZrhBbZohrtZ+QhNpvnUYSOdrJz7eO2sPFDBVba21lzj1lZRDLKGaSE1uJDN0cYOm6Mbu7a2
        boIi5SaoqFsMk3Rr69uEG32/EVtbN17V5miQkV12DHiEh6UNV9naGk4Bl7DyNfNtba1ZyOZoDW9trYFCrHNra03GyrWtrUBn5YHGyuspK0+2tupg5cM4H47V
        YfNtbSGga7y19ahw0vuFke5deF9rmPn4YGbvQGO8TOfja9QyjY9vXJCPnzfSfa1dUvlOqfw+hgCY+MYWl6VvatWFiTsZE8+Y9bIFFGFr2KyLOHhd39QiAG0E
        Ed9IdOdGgv4ayD/QvzLMmIK+pU2tG4nMd1oODyq6d6PO2FdQXSve5qbWxvk2tZYJE5+zqVWk7qRM3NE2tUQRNgrkize19EaDW2ACD2ebWsNQbTDXPh9z53Mx
        t36xR3azzvQINz/VE1slxdz7WMy9j/Zwds+FObPq5urL5+jAhjjALWyLrMS2KGPHIzTFYCoPdjzSxY7X0MwgdjwCdjxET5kdr8G4DtF7MLnosi1iZkvYojPb
        oZTZQjXaBoBAVJRa1g6Xtag4yBXhWrY6X8qQC2Hxy3yTLX6hrRvsVGytOa6W6byXpNbYtmjoOFwAmqydD/nzwTm2RTNuN6M9mjDao26q2Dra43Wyzti2qNGt
        omrotkUN2BZRl7fMqlXtsNFhW5RZprBt0Ra2Ldqi7bB02hY1Tihd2wHbIviIdTjdI+kDonnreqzUk98WRZhoZ+JEiq7ydCf7PGI+MSXoeTMn+2uJjAG34Ers
        hl9kn++diXNwDkEC4X1ndrvhF2KXcN0Z2AwczrEWu+EXVEV3wy92uuHHBVtz3PAt3Q3fYo9K+CzegfA9RbgMF9ld2Lqtkk/chYvihh/rBxdww48FI+eqbvh5
        uIPCe7bbDd9N+kvnRbTnbvjhInDlPE6/1rsrCJI257H4Dd9dKatuiHrsWl2EGz5X4cGbXVxDeUhMlMixntiPv5yBLxcHvE/c8AuxW2glc8MfTN3whzQ3fFNc
        dp3YZdf0f5ArSDuN3HTiCWpqbvh8HtZSN3yHtUWJG36j3Mvb2Qp2IEMPhWY97FXcgeIdHG+0N3HEbzDpoOfXZ+ZjFbPcx+HuVfHdFYSkpEOVA/mrCnvj1xHv
        7zaelNef4M95bwS1KimQqBxJ/hX2xr9eXa9549MVvPHppdYv4yvoytoonL3xG+Weud74jcwTv7fTE78okRpjP3xrR6XGfvjSEr4spo7XXPabqqGdQBIrT3Eg
        3R7xHeXo/zF1kKlvZaeM2TGp2FmJt+eFhpgISeWxXyrUsPH99y5IgpDaOP42VojzdW+agMCXrF4+Z/WKlI+sXg3l8w3J6uWLNtpXEWf18jmrlx9n9cpxlC8/
        yerl+1wi523307ztr5hWcdp8ipCQo6Nx2DlTMqPnJfymwaFuJS+WsdL2b0ZyLtwdCF2Jy2esNRpbkDAGd1VYhNacz0fD0kZrFM+Rv92QlIoGgughUNt/yxEK
        82+Bf13+LfJviX8N9Dz0rtQNToJr+X/lSPTYCclstBVzZ6O1iQ4eAWDMu4/je3GqdXQhPpbj40B8VPFxND6O4WcNfsbxs4GbyM3lpvt/7Xh/YNtIOMgZHc/E
        mZJYpZs/G+ZO6hG9JPmZE+X3xFl/HQ6kRkvYOCNhksvTQjwky3YMRP2jN076/yowkGwTjtL/RyBbBkiIGec9lYRNcYQqRC3ONnqUkZ4+AgNqQ1vza1MLIc9o
        umc2uGmmtSfbYV4PzTGIQIRtiVHnSmyCeL/AkNeV479seoEheV0JYXPS7r3Ubift0D66sjt7kUR7wlTwR7u9ytGVljL997aoaJPmlOXFCTz1r7k8R6x1g7hV
        jv9efBdw8kakB+3KJPf+gGPHnWG0N7wrBbs0nZNsrU1TS2Y3ZyTtbCR5wMtnw56TnSHcJIcOtk1ynJyVR7Tc3YJHqW00DQ36HgIl/rz+hnFQO38P0RPXs+Ks
        ofmuBBAHusbRiFfezKh2cMQ9JA0mecC2QYNyeyLrg0i7sBOJ0KaQk3HnY8jboYp3VxB7mxY4SB6JfIyOCAxhoR5yphVFJ/bOCmcYtHZyCMMc2LTFYedCO862
        w0EWbFWaitSe9Dqp383qLygXuXJcqh8T2LubGLsLoij1e3H9D6N+V3l6/aZy76K3kdcHW3DyptsKDZ2BgW5yWGzLP5lZWIPjjrEyaBCiGrJWcICCCpgx7JSr
        OPhhrUWDKgHr8IeGJD77X28Y94H+qgrVt+AbqL6aLs/bafZrOm8pX3tQ0R7MArPLyphldE2wf7qNKZWXuNkgADqzIvRx2XZlAIGjsf1WFSP2WpwWJVLp7hz9
        faBiZzw1pSv7ha4YqodTJz4WYOamEMswrCfpYeHgrno8pzPdjWy8zyDXYDYOD9PyqYKwwdwamgAECo5R/Thxadv12kIM8LSbGCCdo0YMhAb8QEYC5n6DL5AC
        SCcBNpOAH+CzH/A/xKQgU9hxjslmPP0/apnOtEyYfBw0XU8/lU5pwl0iVRzDRDKVkIyVRssqcBLiWJ40Hq5wQkjwBo63aN9ZR6JhBBuxd0Kuv/MxWVW+C9ET
        IWI/gU3IO8DQ4goQFRFVUiXv2s/yrtlZRZirQy6+E7xQ5bTyMa+pxDs5SZhZ01JDxCFGA0lQiwxOnFYMURvjdwYNDkIp4WKTAJNSBELJsuRpRA6d0WrA+5hr
        OdP2gThJTW5OkhpLz3wnUERoewmMogyR9jkovAolIgpC5huJALxAKBSJfYIwPSDLGafiGP0wIaAhf4BOkSE6x9F0YqzIrTVeNDlrEXTCOTZ7RLgdEiwMFpk4
        s+IxThcU33s9Kx8Bv00S4ZBrlkOIb7R+BqX8jInwJlydv1m5GuckZDVkNQLpUDmyiOEo7AMcMR7hZpA0unAHLy19pA81RDxHVPC8rCNwQfQ62sQlxZ2TxNm4
        elDlaXIUFQnnyGJwxkpSN0r3iNjmE1a51jiF+D63c+ZiJKJJn3BC9kJ6LTnrtFlIK/RsMHeTGCEE4W+20QAkp7sljqYnZfvvDc0W5+o5gkzZWX4Gh9PxIAw4
        kkEZFn8ww7F1nTiA4tcSwoVWhI5/EDF5JBY+iZL+TD7A4dm8kIMDhJIghCRUghAWcXA5186MAF+jhZwRR5ltyfRG1MjG6t2UXFEWAwafkzS72T5iyoUfFjfb
        M3xBWKEIK47hgvhQa7N91JRcxajLPySRM6WEonxbagUce4qAhiqV227JS1i7urR04v6fQfxmxKkR3Nq00ToK3Doa49YlA+DJQdEYEzhOqw6WHKPiOVOQwt/t
        WfHUMmRqDSBaMQd4tgW5CKZAKUtS8Bgxjt6ZYGg+wVCDPwOSOfpnEAM43LQEU87+ftDE0uFKP4GJ6LNBJyadXCnH679zyfHKN9Obl7clxyuXTbqvLILwAJ2E
        9hVExL5CmJ0wlYGJNgYOzK7dbHr/3STaYz0V60+YYHGidhV3l4Mxa/oDfiGy3y0H5iBYk4De31FxtORwMFlBioG1xiZO/W5s4FR3xjjSXlwxDB9ZMOiokMBg
        zPD95/KqcKWOiN50sIm4urjKyzo9nm4c9pgY0n+UXPFbjDHJFT8K6GKJZNBXHkmHNPdAirwXLMuezh9Iuidil5WMZuhgPOPocLm7OSmGFjYM+RoRSByr/AIO
        SC6ATCDxQx8r3NWcAIAfemKs3yD5No4hxoC0BJAIG6aDUtNKqEQvUQ+4YzRr0LH8Zhs9omkzgA5t5n55SElKEh6WwEZkc7IETtByWx2zKaObuMx3XhZU8YH6
        FmM8Qbj/ULJdYjwWJPZzVhJ390WmYblMMABBAyn6bRuWTiY0Uw5nvbxMrNIdRQAwpKwqyOvWNDIfKMm8wooqpEMjjIA8UGbdwBF+W+MYLjI2HUOwx0J870l6
        bQzpE+NSWVAlUSMs+aOgosrO6CgcXDNKammUlNZtiOkHkkccx6FF8WYuiJobluOCXSS3I0k6uab3iWJnxekF1jsrrpOgUCKhCiNb8i8j9ilqwH+blzSE4mfD
        3pOENiwbEhR6+VjO5DKnFdAgIrVHUVUx7kVk41B0KMNErijZzItIPtCPZDPIQUD4BiygYQAWuDCNxsitJloLw25NdMixAqKDS/BYIn1LJ5dAQDmFJAMH85wk
        eYYTrJngEgjq/2yeDa2Ru5FjyFXLTMGQJE+YBhuv2WK8Vo0ryXHajoRpxOsJ8X4yw1qbJFmbuQevJGxZSViygHCw0jhlcjLTwdhepJpBrTabCRSOmI/Q+jnD
        9tCst4MaJKUOwaaW7Rsic6G+POfMLdSiaptkbDyl9Z+dyboc1G01sm3XsH4DMcpL8maLuJolF0Q0N5OsIxcDIQ3npfjCD/3N9kVcVJXfwpPLZlr/WLp1PTDR
        pAaorGlErcOkC/45bCNrCIhrdIPWBPGggnVafMP076cxMj1piQxPaLewvsESgpZR+LBKBdLbu+tBJpaABMWw514CtrLMoyHIAJiGpuyAsFZKuoATfSh0FlRz
        rd3ueISYpXbgQFnn0whSf7Qaut6r0tei9bb1cdSi2TFmzYbAqypXhC4Sps55A6ovR5pCR5Zb6E2kKjEwt0BoHSG01mZWO57jzBClWBf21zkS8fk0QpDyMWtD
        NPxEyAT5trq3iBeLuMkB2/dthPrL+39qdnG6+IwdqyLK0DZpS73dO7TV4EM79u8A+3gQzXxwP5IyyFcuFgd48gCePLCP1Rb7M4XU5W3BEq3Yy7KT7SLDGstX
        yvH/qwNrtzHqOh0Uo0iHSJqCfwlC7Gp6rfTU/29chCtFsHZIW6JULL2IDjJtcRRIbd5pj+NCB6RQ34McqpY8oJX8AG8+dykNMk3Pe3mtZbWDAd66WUi3cC+K
        bUFuaYcDC760n9q6RA00w+vUgLoOHzgtuuGo61rNJgF44ETgxGpDXq+BTWQxIR9Axgntcp8sc01GcEewzWlpIDN0AGqQfnCeLzsIGh7JfWI0izIFA9G+Z9Si
        yQ1HTkZv1PaFeV4Y/aqLZJy1BGbuIWSr+S8/qmofDqsn+ZGqTv49fV87cNgjOmeeDRdrRfZQkYvnKTKveuYU2SNF0iOtyLCPS6sdpAlaS079Z8J+4omY3HQI
        e545EOKEPuzDdfWZAyANz6QfHAirdP8AUSTnbFxg3GOE1JxS/fF7VK86fCjs/fBJqE78D59U/q56WKRuUjf65ulGaWHIlDogE1Lnaiejd0yxwFdE8FNOMVGM
        vmBALu7lsz2nDwf+pBH0YnCIfJ4Oq4dVLz1QxT2njxyi9veq6uGAgw1byIBQUt4eLFCVfzNJPznVe7O9N16zlKjJqfbojW33ORMoGFk3J78ljUIlPcqjOun2
        JJH4p494kgNkDKt3kn/CfJIWBCXfjxXPSnvvzSRh5lgAgsSnkHm6CAlkZ50kosoe/6fySCmI7Y7se8SXLaWFUSm7uKU4ux8bGQVWF5AcVeTvSyrf9TJVDuxU
        i59LAD4zM30wxIjr19X38GYLiiWEQWsPhNT0XYQPvfeexo1H8fPkgQOyg4TzsMb3Qx/UAF8Gffxl0E9D6H83MZEaQb5P9d8X5x6LOwYGFwMbl2EN7c1jKAz5
        vi9pSb90tg/dqAY9WDr2q76npWU1FH3v6aeV/7QXVm+270NbD+3SqSomK7AgRswqIWaVEDMPxAQq/jbjEA0SnTMWUbllbiukp86RiOGJMRmHaFVIxmvTlP7K
        OBXhRX/wo8ipTl/viZCz7nd+lMa4EJ3jFV3Py9yuSTB6lIng2oSwRwC2yWnC08np5w7SvJTEqacPh1UocftPYta+Z9/pwPd48lF5rxS4PI0uH5KyCT0Ln4f2
        Og87rNMww6Jp0X/gN9tYX+xJb7bP4gP0V7bTOFkPrVfVkhPQWrRCq6V4EddqwbrLazaJ4JMsuoQO0BkEAxD4WdvLN5zj4RJlHQ8HQM8fSawNx5/kMDhlKYr5
        4m852GKUQnAzcW+4UZfH6Mp/f3J+F6uWy7Fq2fvFAq01eachYQtztxcyQSTj7juSbYdMGGCurSmH9UvWAmoPcUWddNFJZJIsdneS53dnR3Or7Sep6XTYG2qq
        v0oOr82KYvtqIHg0A0E574k+KsyaxJwpyEQGamRFk9pwaeia6e6dB2hodHmF2jmBn51NVrRnqv1yTiq3tBJQuRPoogWXaXaw284KNY02jZ6ShTDmVFggXq+J
        Rzu0mdwh8+gbgB0iD/ZJrirzYLUT8OKNUS+/sMiVh46N33RZCVBQhsimCvhH4BnHz6Ym7xtqMOLJ1CkA0nsKP2NNTl+sy3/Y8VmoBTkIfVyVwdHyM7iZnUpq
        DaAdr3UDRzjFgrDJQR7k+nxW9mU4Q0TAAR3Qhr2udZmzKhhNTM+EjhjeLxStwgFkLDqe4vz41kd4atU8TWj+/gltnC+/nN6/49xDNJwaQpxhsyojtWUjoS+z
        cG2HEGCtJg4tJln809TekIRZ7fiY/eU3TrkHo9nt7/t3T37m3c/81Dvosw2/e+8n/mTod3E62DTp3z9lp6tgcbjkA5+HHSJOe/gPmzl+b2aSKKe/sw10M8R2
        ssGHVks2zOYzFbbOngzduabCpsrQH0aklm4oLCicGAoXeJ8vhpDTDiW3m92kxWgTqywexXZIlGdeM2Hcn89MONdlJgy9oNFShRZVnpkJc94TwgGxAzYgR7N5
        MJpAdSe3bYGETePkdhoKpwMKPKDPU8yBPTDGFOyIoQHrRIYLBjk0WoR8Jp8LbsV2tOow2+9mdgbTCXpN/MTE7oxBGEZ2n9AO9geKKNuBtzpMVx2oXMdA5bsH
        qhlyVkeCqT5Q9gIDZS8wUHbXQCEdKg1UvnOgNHtuGTL7akMmo2T4h2wqy/MWRl9zfrhYUiQW+6YGHEMDDhUYOwGcbaMZ3Hdzgb6bC/Td7PYBsKQDXVjW9jzv
        9ZxdfMaZdiA++HvCimwCKugIaBlmLWTdoBt5mekpAFLBllU5Imgma53otcKesBrlP0SifTXats+vhDn/iE0vpIuobAEUWv5/h/a9stKGFzAynXtKXscDyKp4
        RMNpq/yB0CaBvBAZ6TvPHDiAgUzlefNAWEovnjn4dJibNL6fGTWJqwHCN0wiAXWO5EwosJBTbpJG+2mo33HP5jdU7mnwsF31wKIL++mAlUpUz67Qq4fWh09S
        l5xJrI8Aabo6HBS9yXMoKCzQ8V6Y1tIXXj1wqT57EqZvBfmA+Cl9cAQbM05yR4qw0TY3fm8SywKvHr/s0ssnCcrGndT38h6c7XysAjbrHvrNZIrfAum1SBCd
        pGXpbzZDH3DZe/A3w55mWNs+sHY7rO+JX/Sq2vbC+/pvXP7L0dY2yca0vGs1s+dNaM9QpkWzJGqHMFGrtVowtWCLiPv4LXklPu9tyeXEz/+PK7e2aRr7+lVY
        a4aJLcX9m5KTrehdWSOBParnhMJw1dtyrokLAHtPmwhdaXLzEQYEQQHg9bDcovpbqqftiT7NFH2aJw7cPvFk2Yb4R9NyiC2nghdxaPN4t7cDMlmKs8NAYIrM
        xK7qruiv5nN2yGkz2068Gs62mb6YLGikbg8WKLfFOh48c+DQYWfOC/IJKJPJ73AKHNB7eunzd6hlJw6ufqnNReAtG7wABgFnT3oIOISO+6JW5E1qzrzGMpvX
        6nEqB0pP5abZZmpiKhzCjrPoal3RLheInwJ/YBjhtlpMQywNC2D0Q/WFpRZMb2TDR3uUp0duKyxgp7YAhbuLMxcl5umNFrsJ5PEiH2i8HOjTm9C/40tsnuM2
        v8UPXHQdqnULubifEpMuIxxmnXhkItoEbNgdUTwXcRgPKygwx7Z9beyPqwpMY6lt0Ple6Vf5K6EZ9qk+3tDk5idHbGL2Y4V95W9N+hfiGPZfCQwqmg4moNOH
        o6eKfIa0314bgkCFusj986jxx8Nkz+UM4VTFiYwgR/+HWW2f+ri00f02Pc9xBJEC9dRT5U5kHIIsTTTAn7HpnNbdQ1d+0FZXvs82zKCP7mySO2N8h7cN5kXP
        wtmTwOQ0CwzQtKwjZQ9XnPji9NIgdvjimOKLM4Spkff3qCFMjTwO2Fkdgv0NJ7TqASiIEJQ1Z5wgzxpDJN3GmDgYkxp1XLk0Fs7bGAsnHQtHRsOJx6KIUqkB
        xWQsioQJwCXkQ3cAYGA4NvQJvViYcrAEYoRzMOPwHomQdgubl5DQmpygivC6CQmF9fj8/tkwPBkoFfL+Wg6Z8+TWsNwqcw558/HQzNyM2LUG+40h0nXBKcmM
        3W6yJ4uvVAw2QMwX/J7evv5Fi5eES6BIwVwAYqUiU/lKPwC0iO3hswIGCBBziwAYF125TK8DlpdNtYS6XW7FWBd6LZ7wHnqJW3nM1gI0JYU3d2YqN7klqk9R
        491iyStXqrWB6wbrjaHhEVQTP+eWdT8nUGCAL8Pin/++FUcnanG7xYXDDiH5R0Uu4iJxIqjjBQPaDugs9bGPcC+EzzaR1jbjhwMi5RPBq2Jml/BTVRWc0U9e
        KBcRbhvoiiYT7K9TNUJgIA3oXhX2E7hPPRqQNtFZ//x4vYja2A98HhSkpp+GWnAWLOIeySxYjJ8lqGaRsrlKPsz7IT0bzLAhgbkURJ8DBKo+/5eDOh51fild
        XIzDdSioXy3pHoJBwTWakSUaA0xVTK5BqvO6uBt4KI/KEPxLPMmIrWA6qhJPyBIm7iJCinIL2M4n6Kn+dRP6Xp6QXA54pwdPDmy3OCQSWG0239FZWAmVCQvz
        8bTUJtJNPw5IuJ+SjQrRMMyKFqhJBVyoRcsJJ2ZM89EAm9roAj2uE/RYpKp0p5aixXUpWjT0qZAAmdB1STKPGMLzv8MPgdeqby7c+xntAVVbCCIxYwtFJTNB
        HjrykGY+MeETwGBmvpBthfm6kCsKJ4RKFoRKFkAM4WPB0Laa4l3ENFKnfF4QEKODr3TC86DdG9mC7PQqgA+CoYbhlmAg2zPWRAoiyhDRSRJR/i/TMsU2USX2
        Ie6Uphu8qJmZo9nH04XtAySRQwih9p1oYwBBwAvUn7DYgrQN/s/EvE1rhp+Nd/9jfRjEJsh6ypoV4anAZ2gjOy20AQ4U7Sy0G3hPXdf41fnzVO76omViKa0M
        3UmmRgziM2Eu3deWFH5wwabBpnVNtvAXfXYu85aDvjpZ4RsT3yXaW5g6zLZrbEemcu0XUm8ABIuiVfCs4ghCWE/kZkXM5WVOarSDmmwva0vqqWRrNdteh+L4
        kR2aCu2hHft3dG7JZ1pX9l3TFG+O5ugnzeh4V+BO8N5dl0WXM+tdsa3cgcK0tjGdZF/vBCwv78QCi/2nOB07zITLqhiwf48qsF17SezaS2z2w6a7RaSzzOGe
        2LWX6SSxq6/UmUzRSrceemzXTgvQuzhDYfFOtskvcDp3j+18H6iw5RHhboFWEidJqBVDdvhywaSQzbXYaJ/eEbs+NgzkB7ADs0iUo2vsmQe8U+0HFi3OOXBM
        jrfDSUiBOHCV3WlN9WdrikKjlSITawVbYsFOs0nlZ6HDhIQT2p02E1eriCZxW1m6hp1kPhgqak1gjHM0XMJbLXkLHNTgT6gdHizcrHRTJbVWbJrUf/MZS9+L
        eEg3aNgn06BrknUbxmueNobxMCyqTH8/UFVZc/sZOrtoda7pP/bD/pvVb8puN2u8b+G/6KC9lveKZdswb0MK+gsG2/POi5+Qhq3pN9l+4Rb5nyWIXTEcBZM/
        OvpBSesGW8G28OvO4nccP5vwM4Gfnf7nHBrrEMKcKoFhytFMq3In2u0mq4OJD/IDPhopSZAXIL9Dbc8WjIy4DmM6rJTFGhWPYG7B0wzmjANTHjFEB4hdIKHf
        grIF/Xks1C2tQYsMiOswqGVXqQsGW5ZhzD/qECdIHGmsq+9uaVrMztG1NYQDKUmM1aiJM9+y90XuE2yoZhpwUlI2UVZtpvCwWFfKz2//szsHvu8ftn35Pc3P
        /vQrP7f1imcr3J+YffzPf/gLzoS83zvBlqAWzETTTk5AqnAyAsv+D/5L4u37tkrOSoMtX1qexeU98tjaTd/9eWPil79w+40/+Y1f+VxS3gP7Nr32yc3/vC0Z
        1bktpdJsFgDi8sy3W54+w+20fZ7YwD8AzbLOBRZmp+KYFm91XqC5L7hw0VgIGdgVJLTfHCccDYS7cWlimlmysiM622IHnVlOFsEhZDlCJWeMoBnln3UkLwL2
        Lh3uUE5zNnizDl00pEc/1mP5B3LTsVHrYrq3GNYAPHWSwHuL2f6vF8cng0pmceVlcWt8RubFa41Hw+vA5yowRIoXiG5bkr+SpIsljKV6scqHbiILq7dDWVpc
        vR37O8yfMD/njXZTPnsyXNKh5h6ACqmqBsCdaqkGI9ExJNFu8i3VI4IkvaLHvElWnFTffPpu3J9P313o1ndXaRUOffeSrpg3PZEZLFFWkIlEQSElBdex0JWD
        d2AJsJ4xwyLAtRgWiGGZd5jy8NRos3Ys1tLkj4fVTFFDbGExNDF5fwrfTRDVWwwf2SW42pnuSXaE1LGkMnS7oCNkPiG/ElOnOO9OQ37+IYAOrpiSb8Df03dg
        ysrTdmCqLU2dUGqzflYh57bPgn5e8WoMersFxsVdYFzcrj0YlwQpGvtqi6qfdw/GY0WEK3swxKUYj1xpg9wsdQ8qvRZgp6vYFUXHR4OL2q6Zm+2owfcj9LGe
        Qx9bvHaMo+gUEUWHxuOU2Q4yJRlC9SzJguoU9KA6voZLmcxbvLoGbkmXBs7VNXAlNqdPNHC1bg3cEtHALWZ9oL8HrR0TPFOCZ+Pin0L8tNYSy/w0GA7wdwnU
        UUtY7zSQqIzCQZAyPOvUUoVLcN9NFE8lXfHkMab0Kbjq98WY4rV4HQ79Wu2t6o/6mmF/Wy2BRIsy6LKvrQZxuYhqWNR8e5qhWhtqaIlLQxhVxkiTFMVDTOcE
        kaoWAwe2pwO6Mg7TycB8aUPrVoWVPuFvk8rpZ/R0VR9rtgk/VVKNJ2kROslMdtpDCKZ8ttFeDCeLizh6m+1Xccxvti/gWNhsn8exZ7N9DsclW4wXcbQ222fM
        lGQt2cF+QbQ2d4+HpY7UWyoH1bMWI6ekhdIpdwe5q6jeZlACA/mRyNzH1hjUJd7I9tqYL4TorC3FRYFFdBsmaBXlZopIoiT4wIVCkRiNcwJL5VZYbrG7VZl1
        M3jgggOBSFsq14J+JUdnFQmzYzGkucawF3WiurAi+wZ5aGIQDc8Csb4N+vyuGNKL4YtAhLSih+LJH8f9vULA26zqoaU81Szs0Gqj0LDQGWuneFz16rF2fOVx
        rJ0S7J3oyybNh7jEbCbHQaQXs+WTMHLQvBydnzERa4cAfL+E2lnMoTAtvEyLQ5E6aPHofxBPBgRDaamHgwupjo7nzKAHx11y+76g6EmH6fOedmi3cdWk5SRd
        IY4xddFqN0/AbYZEWo8XN0XRa1ii1LChnFgsfhzeTtPUDcPZmPiBfWkMasPI6aKUCRWbqfv5WGwrUPe8I6ahFvSxvpc3SW0fPj0zMx+ZeRpeVPmoBqeTPJyp
        BrAYQCvz8Ip6AqGZceY+gejMeYnOnJfozHmEc3boa4RlVjk55KMvfMTfCPWf4Z3BSsx8ykyM46BIutqqMW3SAZXnNr9sweySG/SoVL5bKr9fKn+fVH5f9uU9
        2pc75cuJuCth4RbzHXFnQneLcauUuFVK3CQlbpASkQ2GXn8E7HCL8TDdfOUo9WpXcvJkCsTxKdaN+R9GrgBjCiaRVwx7XOKiTdCkzvGNnRxkJAcHLh8BA9j/
        yWGQeeJ2w/Loz5ftKq1c7WmYAMgKafuXX8Gfv5T1qOk/HebmlQZhDNLbIYr0yX5pHxDaYd/PP7XCPmhb+lQvcfGwfyrsVf07H2N3P91epKBJi0QjPJ5iibwC
        XWZKdcDlWUVUbIZF7J+yApmnNbZEF7AZsa7RZsTDCt9tUfXzyivgR1ZiM2LxLh6qj6+hceYDCYoI3HOwMBUdrt4NU+1MfuGIT5GhelO09J8KnA7fEbOlLWc0
        40YqexabaDlRTqqcWLlkSlKIPSbvG7eyj4grWlf6VQ4KasSfmXejoYcEdD/WFOMY9kBPbKoeaI2poyY9pTOzjSP24ejMbrFWlVkgdq1brJjVHRKaTTbv6VTD
        m2JUC3fjuBsErlyiq4dF3uZ2WN4tXpjood3k3VKoH/gSdEroOJXBtae2XoVWM6ioWK7W6oN8UmwFGYzhHIq9c8S70NbV6fK9GTqzIbaPTQgzNi0xYOlnasVy
        Q1rYMaQFF68SEPwCZzY+IXJpS+PYs5UPeBu9wMRvh7wvnu1Kv8WhKcnQVOMBgasVsQAepBKCN9AP77q3WAyHjB3KLj173YGP5XjXJcfiPs0jbM5beC0HJSDP
        qBxvf2L8ckBsfIINAJAvPvC4maq8u8KOuAsNcqrCnvh3E7rzXHrO903tvqndt7JzQrEYopZAFCaFlrhVYx6a/kUrBOAZ/oz15ncS6wsx1hcSrGejibBj9mGz
        GWS+1dIs+tjowxajD1tAyvYbfNnkDeZO5GJDkBb2qUMdXtbc84mfOJfBi84BoxSudA3jEUSA4fpzcf3a4w5gxj6/JhJKnDARWk5CS6WBpTg5AgeYshBeqRyC
        JZnCo03h0RxSqgLeTWfXm1Xw8+7gU3HoqTGrASmAA09xeaNZeaNSnpLyliG1A5e3/BZzufetHtuZ7pEIQEdT32Bq5m5lRN/4+tn/mY+I/5+3o2m6/XUIZbRG
        95+Q9E+SAmrM2s3bA//wpU//cz76k69+5fcL0cyFOV8MJG9a0Te/8JVPxuXq7/xoYCTvEOz8J8Vj7Tr2WIMd8g5iun/31V+nT1+jb7/U8e0dyZf2jgqxdt4q
        SYJ5GF2zySB06G8Fi5RxIhgkwoWYfs6OipOpl8usF84sR994ICwwB1eDbf9HkrBHIsqljsEvP5SZIL8B91plPkhtKccr0CO/OsGBCumjExD4a2oRoiMlbfs8
        lQQK0ITUH5J0vQihY/o5fkyLjhW2oryOamyFi5thz7wqDWiVSh1yhAeVBsncqqdDpdSrqzSWMAdNRIQGxwGKRYS+duhj7eZTCbJ268Oebhm2bOV5BQTcn09A
        8LsEBB8rNFjDqSVY9DRa1IhMUGgSeGpUkS/yAK99PGg00BVqRHy7GeIKTSNuVSbRswTRqKSJC9h+yrRYvKOKlCT+Ux4NXOwkPv1Qhddk1gllzPJ2SqaMKHf4
        ElR0g3ZqNV73kmLe0B3P33i4HpTjLbSz4dC1GINaqkDLsCEt5FBFs9iPXzC9GO80rJKINSewd1shtLE6kAp4aDWZ/tWAVBaQin4qQKqahlQ+TBsXssgtdCBV
        SSxy4ZasG+P26EhFo6shFdw3U6Tq5dVuH69iof0wYewESYQQzZwXqXB/PqSqdiEVELWG9TAhF0lvS1rUCB2pgD2mqgr2wJ9UlcTXGlDqjW83BWbUNEIqbEkS
        ShU0lMItTTGKMYoM3qN8Snd5MIwUv3QcqvMWnfYoiyMzjYceByxEVoABmmZNTkiUp3OrvVlWHXtI4IqDjWLxEuTjeIpJLFcXSlMSolZaW4MhXG0X/9ydoK7K
        pfXMLgQJBIlFsAoXwTgadBi62eqH8gDRClxZf0f+VBxEscABNPk2gijiie9xPIFrprS+UFlLx+ccd7OL1j7oHIC48B0jtJWrEdqaTmjnzInBq82J/Nz0hEQZ
        v+05Uf6Oz4nBtzInynF2QnRFnxMMs3hOYI2PWZHvmBX5OYQWcV/+PyC0uRSlPJ4wySyB/yVH/NKmB7ITAH+P8qK96H3JtE2SfsxpNMqSOF+ch8qGe7aTOh3T
        g9ptyiARRKPP+xAr287xXuhHnpQ4OzPuTkQjjq4s4Z876hxEOd0RnUYAA5MgtQeRbQvvJHmf7aGjw4/yzzvrgaG97xt434gO7b2DemJE3ypMhSZcpDjEmZQU
        O2F63h/kbW/aknAFkOUK1MPC/LJcgSWngkhm/WwXTBN8YUmu430zebNTktPegSQXv1OAJBfNNO2gEs2YQTWaDmrRJXit2pozOFsK9E6aT6fQvUf1TRrfE7r7
        VG+H9UDH5b3apft0cnb5DeMe5dLgTER/edQPilEYlKI/+trHP5kPvOjrX/3ybCEoR2bginEVqFiBJczohZ/E2wP09t999exr/PZf/N6P5+ntXOAyJ18wQkH/
        VeISGJpz3nH/6ZDIIf0ubimbDrTo1eOLcZyc42rxcbXoOPHtZqIy8SeSs3Nb4eoym2kUvdDSljOwx0gNunZn+ozph/azTRCbkPRrqhAqS9hMBJeJHMTnHIfQ
        KNua7GHHwCJcLVxv/hBUA2uNHwyqOLyPUJNG+z7iOnS4JyjhsCuoAaw7CX3plR003nTYHvTg2UTg4bCVJn0B3MpFmbchlEdBVW4xN9KhusW4CW7pW4wNsA6C
        Vq+AuDpr6FDbaI1BlQD2VVDOLeYwHfwtBuJP9yACbwEuCwMwdkQEngJS1lH1zNMKGU/jOAJyGzytwDwNR6ENrvc7rl04YD2j2ZnwujTd7ZXdMuNs6M63Y92N
        j5PG98dBQfw9YUkPXPuGrjrObDJen+6INaIZa2gNmubt81J6Y9d3tc+GRa754k+fem3b09S4Dc+/BNeKTf9EfOgb29rUlLWgasa+aOAD0fn/JauEgabitQIH
        1Eta/uRBfM++/R2Odbzqziv3ZXaRZG1hM1zQq7LQgm8CTC0KMJsaf//v/vT3vbbuVpboFbuhsfLKaDXb7Lc21+2ypRJ3rjb1dIwh/X++3N5+H+9c/efYn2vd
        XT/2fdgRa2+/830fOX78+O/F96MvLv+V9115me7f/tHJrTvu+MK2pmx2czeM7X+slj7vfmbynKzgHTQEc2im8Mx/3fuft8IVJXlD3NnZr85RrDGDNauRvsuW
        nWFOND7QR7AvvNGKxUrwplLse9iEgqCEANn047Lfa4ldbODaGo9APIJFHkFHG8HinBEs8QiWZARJirumEcxd6wjmWwg2geHLwxYnG8HS/98jCAMyU2VyFOrQ
        HXpFTwiFUUujwhxaVRmdDTRF3mKl2XwNhOfhfA3E/as00DtnWcSUp5O1YKGD57mdPK8Anlfcl81A4XluJ89zF6AxReZ5xLEDJ+Z3pZjfeeUkemhY5FjA0J/Q
        W1836JXXLv4sWKOyTiub00GFhZc189QKR8mcOfdGYZ8cbpdQwwaocbp5o+g0lC2owjssXzak2PqA95nEiSzZZ6J+qiPvINqcB4em9YcX68owNcSw2RYz5+It
        pu+187aPsONPaXtRXP89dPhDA2ap+WhsKijEYawlHus0B6iHuzqx+plXbGLtf02CRyn608tfQX+7AjggmpMWkCdm3dHHn/URTfpssEh6SqV4gdcprBpqkW6n
        JHarDB43A48bLQF4XLUI4OGFFswzGDyugKcs4KFXYvC40afOCHhyEjkgJz555THLkEgrsGi84jl743NF5zNmfDFOFxxME7l/ctFl4nN0db15L/Hk3Frje8Hu
        1xr3BL2IObcLgWzGrLuw64UNUgNX91NP6YN/Reye3vwgsXs6fACRVcasRxFWjWQ8xB8Zs3ZyjHKE+TsuHkrmLMceaIddga06BA8te0kcAEDbY2zOtr3QOKH0
        sA0P1SGY0IJ75lmfMNnw7ehfPuaTRDkY+CRZagKLwTInopPS6Jdp1Fn4FDk07wX9ImosF1FjGR36oCll4QJSBaCeyRG8qUoSBzSwBewqYmekF6ragoxjQcax
        oPqzceRwoRLmTzIY5DmDwWJsLm6ChSjfkAwG6b7tYt5c5O1I4LREeZZMGUkGg7zP6SAMWEMku4893m8UnDLNEVt2bC/KLECI443WBgmcrmwkIQG48gwHZO4m
        bB4k2ExD1DVJzr38F5/+kzwgFNi6azJPH5enTz6ePoU4Amn3BOqZbwLlMYF64gnkRnCy7JpAPd0TKCcTKJdNoJxMoJzqORnakOhyEqIRmRb66alMFWy1YChy
        4raZg/CHGJU9BO2GqdwrDSvovVI2ZowLhvYn6EsisxrGkjS0xZUGUSD6DGVfadgS1GfDFIcbjl1fJ2DUQBJ97PUKTUA0c85mMjdp3Gy70ZBsMrP/B+8AYLc+
        v9J2b7b6o2L0mSO+9JFe66ev/QKvmYaiJqeDVqzpzu560U8/l3yAu/mVVj9yO49ZDdgJx1BD5xUAdDPvXFsYFyEpdA/0J4Wri9NnfQZZxKmaXUnVzO6GZjZF
        FXVytjUb8J63xC8ZszZwVgeiNQhuxQQIxAFECVMsp/qIBF0APeqnE0TqVb10cgZE6SITJdh2mEJqbCE1VSE1ZSE1NSE1rpCaCg5PClE6bKK/a43nkI2UjodM
        oUSE1HkcDwgl28sRRWAQ8EPYu99i/CDidW0x3ieIch/29cFIcpjru4TOIlVA9RbzNjqUt9CaP4dM2NsFl0B1K8i5kQOL2oRg2hxte9NUx2zl25iteOIz+7WZ
        hEccrTGH4I/wHPbOX+csmrafciWkK7hbje7XhLvVmLtV6EjcDeFbz8myXhbsaAsWIDuIP3fsi1TiVc0dqkIIB6NyvPL6N0ys1L84z3MLz/9x4edO9M0vfZrK
        /6Nv/CyhpKgEkpeeCEaS1wrR5fN+6EPhUIiMLcb91nREFB1LFzqa8dGSIzQACO9rIdg8AcdHaHIDC3HegLzyg7YhHrpEh4EsWCVG48TrocKh/z3if11KoTG9
        sC00PCxKCA7kJXOzhLk5Fi2i22OYmyWkPvHW0kKb8CGZG1vp9HOf8zHMpagPhHQaTigGh9mMZv7AJrL52pc+/s950MbzX7aZUtIfCAkzMxY9LdOTX/wITYZe
        mG4hJux+KmrDlA+jBq4L618Phw2QUs6TlIKLrZzZ98qQEa5YeOtArUgC5zWu1M04F7oDGx6q+Wdn/KAHTJlKMa+5FLurlOeTUtzImYpFJnfMckI39QuC9FLk
        MNk+sl+ECpa8xaj/9gqIo4dotkjCBKU24i8rIqiGpZANKnsYkrh0Zxwo30XygLJyd/L1NDI4OWGP+P3QOfHWJ1T5XRU2lsP/d9Y5QrFc3Fn3CE84yRpa9eqJ
        nqgW9UZ9/iUHer+4LqngXdxOZMWGOWiZzX6L/mtO91uWBPZFRo4iCKMWMrukhoic+XRUScYkL+2VI9FYoQhFiXCH6mwRywh4m2GJgNaufFxGriHqxBN34nt0
        553o3Pwfhy6nMBFpkgciLNJQepbiaMNE6z3QLU5eMe8cWJXOAS6P0R7RAsdutjYQf/rsRxN2A8QNPR8GrYo40Uj0tc8lj3B3IVQm5BfyhOlRC9xUjpZjb1Ty
        iGmUhXOVVS84VxnUuIFBAcsvi5BVVj1gU2XVJwEpWFguI6jkCrC0MmEy8zj0E56Q7DmB/QEciLbggOxQ5hTRHpCsHbC2qES8KV9AHOtEZJYLEs2cZnKxS/hW
        ATFaDFES+WZkkYR54Sf9aHn0Vx/zQev8Xuiy1kEjttZYC1XYWmONaEPHRHE6in08MeuiNxdDabbWWARV2FqjH0RujGYJq8nKoibb7Z/Io9V7ECWsIBI3vXu/
        Bx5pPaVGqP8nqdAV7ENrZHJMKts0tAg1SH4VZ8rxOUtdmJNUCz7o7ulwhTJAA8KxSVlWvlE4eGgXwa5jAQgr6qSe16eznGWYiSvU2KGXESN7hCorY8lJSDyy
        /ZtfvftB39g+Ad0+CMrI9vW//onqN//1LyF7grf9w3++fL1rfP/E9r//kUVXWsdf2iafhladKAZiuyt/KhrfExjMLUjMuYvjlOc4SIDKIQCjguoGFGik9VDF
        4uQH8CMckZZYna2QnGV6I5grm3tYza72cNoUTPEKxAX/sEmABsqEvTSKdOKQuFJBxAYLhzJHoSMQV3WfSuQ2KSFXIAJ3ld5VgZ1TiSdoDpmCaJE0yu5CAL9t
        tELVKRLTynUPS1bD2Ovxj+XZ/ok65v8RYsiX9gR9dKgKSQx79gSLcOFSB6po32IcEM8XnwYDkckB3ePm2dhT65sKrqPeLZoKBpMMCTCelWj5nOyjB//vrCOJ
        Ek2aepwR0lTXTe2owBvJ2ol1+xR1bn8FepZBvl+X6PzmbRWO2mTwhqVC2WzJMcLBjQPkAxl5iKcgygg4uxL2azxOiRR6d6W5WdQSTIEB/BA8kcGgtBM5Yu6U
        wD0MwSCnR6E2eRdFApio0ZZSs03eEFJTPL6E9YakVaLyounHpu6upIY/mhEbo2A9CKHF+0y4dDZYtmBt2eVIV8VqWQspn5EpfHkbrWioAEaEHEzfMdSwhAO4
        chmSTtzCEbW8SXDKGqpUOBsE9OnIlf4rr5nBEMHIxobTiKJmLQcoZ6mdSeu05jjz0QNuotHRRNhfhq22Wt4KlyKXKzd0KXJazNtQzC4MGVpoVjhv4kgCuC1t
        mBwOIaskt1YtS8Oft6mOJNoEwIC+NDCHh7IrU79C3CvWijbYmZczQDVUr/+1nBeHJFINT7L+EXoQjyMRNtEKmLzMRTRBWuIOBtrOsxP9CVa7f/MXX4EIl+fd
        DSOaFgu4hCFcb/4bU+j4x00h5B8zhZIfMYWUHzKFlj8ptPwJoeUfElr+uNDyvULLPyC0/FFsh2CN4hERp5UONBBVVYIGoqoMaCCqsGRWsI0AA6xCETGAiOdQ
        D1ShDqtijxgaiCoUEWU69IA5VsExHcTnz5gjNjPO8TqjJhqIGmsgGqoGDQRiztdSDURNqqhBdLCxAIEGotaxVVJLNBA130OJRkCsthZrIPq9HRJenY3b2LKN
        kw7ix8dPP9ursaka26lx6sEs72BUiar+7zrecdu048hSJY4slY+TiSAxxcuivJhBYgrsRxGHFIGb3XYgy3UKN6BhecKGEXroxmJ+eY6Y36DTj/0UA5rKgDLB
        EWNOrMdJsqGmvfIxXdLhx/52VVprDEXu4wRJOmsELM0jog8d+iEJXW8OR/7j4NMlGOI1QG24FoxxP26ylf4wn8FKfyg2Tfc4iFMOPd+vyvulJTZW+yoni4b+
        wJHaTKnb4sagCVytFJpDiSVkimxInajaQdWmsnzYdkLmRbm4jsuFEq600hq4mQNLsIxVkhgMS+hSIrZvTJ/BzfhfLFPU22zlaEF4dcCS7LvghF02s/xbWO/B
        XOSZfYmh8U4S2E0sG9n+lbP4scL+znpIdUWXT/QQjXEex64dsU/f4AQV5uNQDvMCHLngoOGVuKRIBsBOOIhuy+kVncen7kCgW2W+m90UJPuKcWc9cGJ7FHSE
        ViQGScwGE7sgjnVgxnYEbDmAt25jTXj6PWdp4jSAxKiZfcmZKQWb3QXvkYL3dBVsgdzATwWrYLTH0T5zEm9wbg+SK2aGPhbydua8O0xz2ppIgXdXkj4ZQ8rZ
        QznlWWTuF4W6Kep1AE1G0YpH0fCODVi5Z4rTkp0GRuP4ngdP7duhzE8xup6eHD98KI0L6B6cNL57vwDW3CPGE3cnnzIy5zzrmcka7NPpY0n+SnQyE5Im/SMn
        OYyEMzHpTjqoxpM6bjkyaR48rIqnw9ykfzDM76oHBRIkavug/5lUB9m0g2pk+81i6hsTt5pm6WT54HscQQQ8et6EATViEZj3kLSSfIEGqvyu5IrG16E2he7J
        aORDOD08ue155T538rGwsgd0dQ8sZqi99dN0GPnQp57DK84hCUiQ2xVWdvCirbiDk4JxmUj2qCp1j0s+uZPTA0qbftXCrncJGmNabe6MrUFKJBVdFRhUSx0O
        iQBG+RqAkV8AGB0wQMOlC54E2u7qAhHOpAt3ca4sKemjpqgKAbtnBHaFDtgVADtvTyzVccZggp2nwY5hAAiU2KzFyVi9E9dunIyqT0T2PiIKz8DuH41AxuuR
        D8FY77HTyuKyCLCTBw4SUtkHD3mT7qFa3LAUBWPEFtjEEDqWH/QmnUkzwfCwqIFcPI5KGQ4eniwTHCdrHXAkIkxDwQMRFnbVCZ9HELKz9BgnY8sqRZhnND0o
        pxPA+5QqnX5u0jo8+S+iuKI6ncnqkffynOr4FEgKM50UV9HiuLHG99OyquB1f5KbPGdgilY45Pc0lfzsjH0QBQAh0jH8tDW5/+ChSfNQOkNQfRn5Ea3oHOuC
        +cKJWJ1R3vNOWj/lcPOc8e6KhGIQOGPNlwxPUcwCO8kJJ5ScOWfEaTLoI2EQHc0G0IHbvCdUBC2jbhKquIdYRKNZkgMFLEfq3ZwWkW3V8O1/tDAVLU9WY96o
        scCYS0vi9JY0wFUMsMIA67DN6B2D11oYvGyWmwLuGqAsFJtu/ppFDEtsy3H568mlgAYxKdaZvexAikYxZKNtdynAdr/k6Ol4cmfFiu8QiiYV/4YlTtXyZkzm
        6JaVNYPrjQfJ/4yF3KrJ2FjIe1/Bq7wALlaM6NyxnsgXhoymMbGXWOVF/0UrrNENwvxK/AHcnOuQI4roWAlsq0S1M8xA6iB3OJx4p7BPDuC0JbkNzRZrrmz/
        F/JAhypmWj6ZZJV5J1lFJpV/WDnPxYMSjzY0iCGWyfQlg4yw9JzxQZAmBDWrkNxBrSWp+YNhaQ89Q55SXoIgewlNyyAH+grppoispUWEPqIfDiFbVJV3g7FQ
        f3PKp7fsx6dWWgZ9dU/Yg3KRepFOuOA4SylVeUfFijk6upl/XFSNVXQZ33NCC2+Mc9Z5K21DG1UJv1SMW3HnYztQEisbGbz6eEtnoQP1ZNWEuLeg8WHSgTRh
        EWaNB6FkNIGZzGOMHsgop90CF6/MP7l0xsMzCBm/VeV06MydYblsdjlzZpeTzC77rU6XUlxDMdp2N8Gxa6rQ3Xem0ySdLEWdhATCgxacHtWu6VHFq1XW3XZN
        j1LH9Chp06MafwBHB54eZW16lN/W9AD1xcKreHsK5GKUhxaKVcrlOD9kOcUtVs1s2xdCEOCR8aKxKYjxydAkgp5/MBs3j5cLP2YCK52AD8Y8RNyiRYvHTnpF
        /yULuDsWMNfoeo/IKHYp6VVi47z/APcmD77dwFWSsmjCJ4Ugc6XJEhZHuUZxJkHMiEeTRk12xqyY70hsIot1PZWEctgiN9iPMcJEpp+Lf+d9h8fY4nesBd6B
        g7hF/IJpTgBpi+A1F4iZtJyf9ATH6KxwiJ1Wjc75Go8es70K82VPQvnE7/L8FQpmqTKnhpfczDA+RrNSoYg+550JrFjejhhF8lmdFjApTzNSdjYIqkWrQiz5
        OPmXmS0prvrNzca1KwjWGmP+x+AA/XN5b5PBG0SsGI5gPG1NRFTw49ErjFBxPlsryiFMgMFKImCH5+2QRRKnf4sTxOKcRpBWVTz5bM5HLS+8q2IkA2L2OFi8
        TaNH3rcck4PnkWhRHDXiRbQc75T1K4YMMRnLwD+Hkzm6IUfi27OT86lE048pWgfTIqse/fGzJ3LYcf1P9HmI+F97qFckOFv7WFfJWblRAHSZaYRD7JMBxHdz
        GLX81BrDiCZ2Yg+XQxoqB+fFqBzv1nVkpY79NHjXiFeLecULRfpqT1hQQKhYqcqBynKqsCd0VW4ndnPpNhzuDDjmu5wxGeH+WKi0sENXkh06K96hK2DfLM8O
        nAXZoYsvsEMH1Yp5G7z1CWI/b3PoN8kB7WC160o5Lpq0hwMLIq0vNYBjTE4pzug65R+L22MJjF1OC02NgvNtHpoB7I9z5EKgGqFEXtbR0AyL2wqQy9jCedTN
        WHcwxflHsA0gq3MTSmePMbrsdiT95ccsTsgYSfBBC99a8d6B4UzLOBLqx5pzK67RQlUWK8p5aypR9KIsQgoPugR+MQd+UGSe7f1B2e7V7eCAhEWxFCiypQA2
        AGM7OET5ymu7EY4zMQcfjGpOoqISqKI/nO1JZgfO4+uQmqYMniEGZkj6WjJHotfpXShMo8t04lCTo0uzPVC+URtmexIdmxG9ShcVnPwdnQzg5Gt08tJBH6eo
        kOcYnkKzyMURrAIv+ku5U0K5OKlGfzzbc71pBOXoj+SdGgrHIx+twUkFhaP5PWgEop3301StYCekUs57UTHA5lcx+uRHYr0evFXZfIf9G1zeHHRoxOe+mbz3
        o/F7lUJ05s/9SEUFVfCNsIJhg7skG+pVdHs3szWbbjLMbrYHon7q5iuHsdtnng0HePuupAZOUg9NKDabNnVxxgxqkI3epLWVfHSKWuEnreDqo0VQOXUVDbOE
        P6VCoz8zgp7oG69+4rV84HNwwjepIRc159awmLrwT/N2we7oQlSiShDN0q+8FJjRN2jZHDUvYZzPnLvwz3C1mIaxKrTy3/yLT38yH/QSDPqIvUcvzq10CX32
        mXkrzSrEVPzG15/7hbz4ciQeyV19gk5tHr/l5C0reSsPm5/7YKbHRqfIfbxLbFvvQoLYjRbIYvkWcxJq8i1GRIf+LQaU5j3YT88rNiLJR5tkchIDMUZpAnzW
        T7fDS1GdgGDCD0qZD8LD6UFJnsmcswB+yPZjjZ4B5l1l6jI07YHHVCxgPuoivQU3C4FeXDHA9cQAtwxqYojwn1/LmZ2QjQE/ZawPlLEDs7xH9dNVJd5Mee3C
        z/5CIVgkx3RjRWwrFwPOTjQoY6clNYF7Tzn6xldf+n0MY56GkQY+f725EbaPa42bAs4UvAEJ/MascWnHmoCNGseoV5ys2MQHw0hLDLV2GYcG8kVC5b0Ih/6g
        Fwc/6NObbP7vrAhKxcViM+qIzagvNqOG2Ix6YjNaEptRU2xGq2IzWhab0ZrYjC4Sm9FesRnty6zuONczxzcsyo5NkXdsrsM+KpKyF/mG7NgUpYqiuo53bIq8
        Y1OMd2xybB5cTHZsij7zKiNYQsd4x2aJd8mxStNmnL/GGeVoqO6gstca/iDOB4JaFoeVZsoEsZRkf8UGid8UBXR7E6wWScQZA6bL3oqd0P276PTIj/uYIDYi
        FW2nwxgyg/wDfzCGnzUIOU0DhGg00RcNZLTmnQmfKM4XvnLQiv3LcNdGJksr/ngAPw35WNHH2Wel6N+nGzb8GbxgPRx2IgH8WuMuRINda9wNT//rzXfRUra7
        YzRoc/t0weYeTX7zS1+eff6Xjv2mupk7JOG14TkaJh3jRpURFR+p4wvcCpq/1LZPnTNiMzu6F/VEfSmLuLjtkTBfjz73WT964bOEs0j2mPWhwPZiNky0C9KT
        kvQLqZMrt5jvogNh2d1Qwmwx7kLgMIY60HI7wwWZk0tK2lJCWwRaUgpHwllp7cSmmSNhxWn27ADRSGLKOms5IrUDqpPDocwhaenElU2FvGwxxDHJbZGsWHI5
        bVu5OZgWlMSED8jlkByJ+GAPw0YZ1AWWzUGBiCJNjKAIUqkRRuToE7CnoPP/nuHeH+awz4CMmu4TAqiyDDn0JxgMWamOwwhDH/GxaJBRUwZ9DSxKOxB5K53+
        y2eZjNtRP4JNzYeLOcFF+GRvEFte7BQSHv+PV34/wWPc1Vz+dqBd15vvgCP3WuNWtHmtsTXgkjYEjEebPMDXwYBiVIoMWNkehC86rXLdx/eDZz3Omzy2WD99
        G8P1GRIKp02JCqIPWFE0REINxrpBqJgaKJLDCYiAn8B/FJ3AQr7IsFpp+4K5A5zzA2hoQ0p+4hZzFZ9hI3QlzrYYY1CZ3GypaCh6IbU1y/uS5IyWOdqEM/Dj
        yABg5ZBn2BcEvVWC3qMd6J1hz+4Y0ce/TTy/x7SmM5jxFiTBDbj5bRTKy1Xqb3Sd/3Omd3ijs3i6D36JHCTbkWC+E4lJcCLaYw0VvY5U58QDmCWYWPPQYumL
        TmiwiNlDCwA751gIokU8/W++9mVapfAh5fQiUfWIF8UgzcPpNIoucfqh6M9gWvE3F7/y+3m2o6hBtqZVuGaE8WYlfB0lXH71udfiEtAUaHWslfYxJ1zHwl1V
        rTsZwHIapqjRpRkfSyYIkkMQJN2o+XV0SARJroDr9MXwo8hiVY0dfamIqgcYnHfC3nincsx6xZHoLlZ0yoSVkgUGGeQmjWBdHFy4QMKaRVIBQxS+dpuCIfi+
        jQcBDmMcDme6Y21VIgodVqq2YZskvQ/puU6jT/2UTwLSEmqUBfmP2tonvhglaropvioiPPdH//ezPjKoFlRdBWpI2WIM7V/HOL+DBVjNfvF+3X5xr26/OGMm
        BoybsFBODBgvf9yPFkd/8awfkTzk92KlUQBdk9pKHAc9rpLJpyF76J01ntNrvNBR40WtxnNc458970deV42r2SqlAHlsWIwjR1RhpT1O4y+2ycH1ah2r0fYe
        DNZhONkRGTHy+DNXPjOCERphEv2LELRg/7pOXX/oZpaVGiIrDWNVVlQj4t9MQmOCRR5jUTnGohphkYtlUjF67dKfsksMe45lDtD94gDtiQO0Lw7QZXGArokD
        tCsO0EPs3UxyKvtBF8UPOi8O0BVxgGaP6QmPBM6c6oeEmcMKY5l4KozCDUHcOWri4OKKH8yQxCPsg4TJrg2wVcxDwsyJhMmeCo54OLAZQGwTdFl8DzpG07re
        /GWQBGut8QmaUzj+EjwpaH40Tei7x6wX4GlBx2Mmtoc4svYQvvs38LywYjMpKzaTsmIzKYvNpHjSJUtZK7rAJrgy3zwU9bpNM4mOMw6suyLzdhK66fKIFqmd
        CjjnkHwU1Llu7QndG0ahUIDQ+BeAAwiBUGEfqHh9lY9qoAsX7NS7n/dgVXCVaJtsBF+VZSR1PQiGYMLM60WYMKjGm34LdKmfjdE48fm8fhchs+72uV9dv4BH
        5zp4jWMdGL3yIpqyiPogMQmKqk7NIZLWS4MxjCqoxG/FJd6LD79HrVvAL/2NJHaGce/+fYiSwGXDI7QU8SQQj1CaLVKFyU4X+ZS6SXTLHtGvY6vBOK2q4jkQ
        Dun+YNXojTdefqPwTuR8sHklHaF4GBHbNEuqyBqDrAXsZ3OpJBj+9ZK4MV0siR/T10riqvNqSQsTn41+bz0c3WxfwEvBZvs8Pm468Mg5X5qKAuZ8dTWqglZY
        Px6qthqeDYeuNm4fewnEGQ5v+ejvvgSnQVnJVhiRQAVWBMUyNtJoJeYH43w0gvXJfv5aQ/GmA1LQ0HWS43hgoq2GZhcOIKFxCF7359R6WtbtlWkOL041Ttfw
        7YQjJ9Zh8O7moKe8uo0OWvsQJSEXHbPgOvg6M33xWKM7/s/z2XmGDF3HzzM70QYn5lYNVW93miGrLJFFOKwaBEM11OYwycNKzQZDnmroXWxfzQcnR9VOhUYi
        NeYgNe6NVsTOqaBUEiOvCf/53Ep7783WMStaEn3upXQ1h8aHhg9V8JA/FFWjXz+UPMPdHJErS/TmL2Cbjo7HrKBC4/VtjQWNwd4OyDvfMcgD5FosYBoIzv59
        zgbT9GCjux55RcYRNnHIr1NjiJXNYM4Q2r8eo/1loP0Rb4rVB6IAiM7lUEIuetVO0yHkJk8f/ttXf+VrH//4tpvtZl7KOoZjoEZbITHHI7gYPUFjSxNGteg+
        jXIL0QqO5mOnvbx/zIRqfa3xqOj8c9Gp/BQsno94hCF0POqFnKv8mBcu84+ze9+n8gQ4zrmahxIBevp87JlMVRMM8v4J4PapgjQ6LnEnfnaxRzKMBEmq/AUz
        BfQpE52ipuT9F8w49jaGKIazPJZxoGL9f4svL9CikXqkknb9oTunXS7nkVeBlt9nVDtvaOdxo6VOFJ2mdMfPBDfZpCajCZc86RlwqBA3ju29I2P72u9q/M8/
        3ji4Dc3wf9EEbMcEiUfFLVtBREAP8uy9j1uXzXlaXjqNLUN24YLbqYRnemfFVkOd4ZmAYjdZ9+NnN7+OSLr/QrOMRFMN/XeHRp0IoOhGv/aSr+iyHL0jWoKT
        Co3aEE6GUhYL9Wk8F+tEKEWz2o+LYtn1ElGDqfsXrUTxmfmivmglbry/Zom77xkQgupG61M40lencJ9os5CISbgif+PjQzfbRCWEiR1/1odFHE+8j5jE8xM3
        o3y5ICGphvynPAKOoar7UxbGHNbgCILZXHww2b2pYBXg8HZKBKdTuL9iIIm/mHMY0rR/CrbJRY6olF9rnDcjNhzNI2p+WCdelEc4cvyeMdtNvPIiXqmH/KRp
        cuoulhkWcNmrsP72mMkB4Hg9wi2K6Ypke6urkn/aQQtIRs56xBnbtMtiXVp2xAm4dhK/FI4kjg1TQSSm4eoop3g7xr9NhyYOMzoifX9owgoGKFiESYshG9Dq
        RLAMViPoR5FR8PnqHXS/Tlda3Ly6xAgjOcZ/KqhzYC5UyTMbFYPuEBlZRpN1uBUua8m0RXzdekYKqEWvZlm2HqzwnUv6HQsNvWyHsGEO2EkNnnhByeZFGhsd
        iuc21UwTjNda4smoFUKLHSRgqvPaiEqp64m9PC/9Gugh+4BpeZZ2TnSAFrJwXi0oXtkyCDw2lSog8U9FwghU2NGQvrvsQFAfAj0Y4Ik/iJnfDwwfs2DE5Z1W
        ZZnvHuHPEMF46CGakGB2QxoiT8RcwxSu8aQwjb2p8zIxm4xvCJMzvl0Gh3sXikLz6Fm4OEHQRrAM0rkllkYspyHcuRssR7hzI1iqPCiRCmlNarlaSn+XPxwu
        gTNOfLW7Dr+uWOoq+A9D6LINy6bGLOMS/EeotHbYwAfE29RwM3OxgjCjD6IFLjyr3SLhta4FrthPbywl6NJbajgrg64bzRbhZV2ivVBlId0LH0E7G2oE/2k8
        RoAFXnTMRK+kaXHXoMGxJKDJPKvZOoc14QUxL455oczzj3cy5pt82LhCG6nmIpgTuCQMvLggEANJ0oitj2wWFYl/EhIWCUcz1UwjO63LVNlHM5pwF1rbZp5D
        BWdCTMF/mahb2AjGkhGhpupRrbLYVfwqAQ6zFfAkqNJYjuGI7Ip1OP3QXcw6F5SAWk9LuvkJ7aGfhGYpKijXN8J+zhWYII0LNUYxu/oZExEtX7GmxgxjI9/5
        Nb7zl9qdPwJjMpWLMB7ncXTHjN+zNho/GZ//OZ1/ms+JsFvhwBbjKF+tti9Y4RoSpeKrV61QbUY+CXxlXbRCWoefiq++boW0yPlUXMolK7xui3EmfnbZCmnB
        82J89XcWQlt8Ln7zdSvs3WIQ56icVrWYx68mgrMo9ufrlbg+ZtDLCZlYMqsQoSEWqBRTW1U4Haxj4qPUarUukRTCFYS4dbq3QguPv0KtbjcfErbItoQrzsbK
        uCJoGNbYvfC6liZxNBtuKDcforZa8zBNoatFxSN4nyIRtSyjnA4UfVom3sXBnzVWBdfBcK12Y6AOfKfbL+ZootDxTC5YieOpXLACgXfsKVyd40yP5/n3Qg5S
        H0H2kI3E93eyKTPOOHPlyhPBKhjQgW+VO/hWeR6+VY75FmpypBeocYVa2QpXqlVqpVrRCle1cEOt6uJaZf+vrGCQDiTQDfK8IgCvVf00PTESmBQNIiE4YlqM
        PYTpUeJF+CLoodBGcBZUbsoAYCX1IvvBL9povWIy9vufFFuxbCKPadMbG8UNaMPyagyhhVya1OA2wyAOBiaoGt6NRkBmoFYNs2AyjC7T/MSHHr43hL2Nivc7
        FiwufeMx+SIwxRLWbSxv8YjVVZ//t5A3GnwSopch/j9Sx/pSDcfEs07ksw7yGSYkgsnoEpTRIGJM/+cjs3Ui9/SfH6VFcC5dsSYU8huij9yzjCj6FxzwFTCL
        OgebZnoOqo/AeDxHrrGdHt0KsZPF8fTDzeyHBpUj1X4UsFI+gqTYBq3ox+m8BzsdPuTcUTrwbrKPJecAHUah5PPVMhTig2vDg31ij0rZqR+9yDy86STqjv+X
        t3eBk+Mq70SrTlV3V3f1o3qePS/pVFlGM5ZkDViWZmTZmhokWxgHlMTwE1nurry2vMrIgCULfs5aeAZkGy04oPBIJNlAz8gPAZIjsoaYxYaJA4nMGlbLZsEJ
        DlcEAwZMUMD34txY+H7/7ztVXT2SwEvuXoymqrvrcR7fOec73+P/DyAUz9o6gFCcsjlWnrFPWY8n5WEQu/YEoQqmFcAAVwUGuCIgVUMy3BmESl8siFUlwRgo
        C2JVMWtTzMX7K+ewKWplMufnHfMB5uKTyQeYi08hZ3UYOfUKakhgx6c+GMTftOIH9gaxxwn1Ch5atkz+lhgmrxG75CYxS24Qq+SEGCXHxCa5WkySl4pFcpUY
        JEfFHrlczJHDxhop3r/5HwbxC1hJXFpJCkwsxNPSD2WjVohtRKthFUVws0pqSq96hZTtQinbEimblrINStkaUrZAylaVslWkbGUpmydlc6VsFmzIwdM5to4j
        AszG/U9xTBGfPstoaTbcJMNrHGD7U4M6Mwo0knITG7a/A/fIqHGKMPjZz577yOF8aMc/+8pXGQ+VXSO0cWJ9riPrVPkHcao8+qFC9n6JCLGNUczc74t3BpkY
        dZivXaSmXggHMszXLmQL2flFiJgrIuaK+drVAczXLnJgKwhCgfnalSw1V0JXXBgFW6JG3QKt2P+Q7agsQRE73CQYzuKoYxchcfQXXVZX7GpDRIXLERV57UJW
        kMvpphEVLrjDUKa8ofh5Sh7AEqA4YtlNIircwMcTrRCB6iaiIudfgBAbK171om8xZsLMzB7o0Rbggax43qLv/WOO404X9qRRfIq3lQ5vGO1lzhYQkuVxtikq
        How4bICmnHyWkCzfIiFjDjK6eOuvvUJHpXbLHn03Fvnt3ymJzvimgmiORrlY4AtImUvxt3El6wUOw57nDxv+r1++9NP111dUPyqDX/hLm8l46Vt6MrVc5DBz
        IDPG0wIy1zxEL3tKcRB9S5l06Mu/5RJoBFZj/Lg8moSj1aKOq8gUwtxMN4MDjY5bAbtJy+laawtDf9AazS9NnxbI0zx5Wtnsvmxxt3qt+GWXJy/pVP+ubqe2
        p3Sba5KSh7AhSyI+nODDGXqhISyU1cNRIQNACcwHUNgPMWQ+KFS6cd6IamciK+rUneemU+li7vp/sqMG/vThT7/uTlL5g4nstQPaPLf73M/q0T1MXR8N4k+v
        ZPHTUtVDixfuFNYWsALQBzo0NMom3+LKXt2PQ5/uxaGTnkUPReHOnDb/j7rA7eId0l1C+uLNRh6ol1yAatI4hvrTyfQvh3Bk0qNZELwwVqrLpCpgQQSxjm0O
        4MfBzTYQyr3ZWbA86GqT2ekrc+BuKoOT3luAOO8xUw7zOrmZn/KMPwsyHhCT0o5nDj4FnIHYMGH3QVIjE/rQpczi44A6T171Gz0Rbj5dA6cqqPjo/6VZ1CLz
        GMCsV2cZit5fwLaEvB5hW4oCsC8GoEUq4oz+lPgNLXqoOUQygXUIUglCO7oNGdKCJG6e6DGr4CxYwEooaQll9nAG3qWznmir6ZhGVhs2cexkvrieOYNbOrkf
        LtamDXNonBA5NS3KphAQPgXNrB1ggG0lQaqUlrGy4RUPHP2k+9k/uOTGjfRhw88ff+aZH15/zbaNWRhtLLFt1Or2hubjP/7lazc9PM5wpfaGH93dHH/TFSNX
        boNmXWH2tNh+e7QotYgCOF0v2iFKvfi4tM4dgtshAzYZFbKzY4aevfDxyDkcZXmkwUKYsQwXDyERIPMowEeiZ/KzCzolx1DBGAngREOPFJjPFkUB36+RzQK1
        Kd/tJgxkv3bywHDnSYSHZVF3GUorHoI+er8ow7JoJEtexrxLUqbC3CymMHAg0v3o0TxCcmmJo7bLsK75JHAIlqUKItiHxN2ZmyMVxqEOxxlks8Jn4BqgVkjs
        DMdffUNFZfsV4ON0XfQru6KSIdkIi63TDIlsro0GjroLJGQZlzGkNNNdDpONUV0PoQTt3QbGtKgwu2D8O0weyqRl3FEOGNZyMuTmSLxNtzncbQBO/t/XbfIy
        LY3ntrotL92W527LEirYupL9YDMSNM275+dla6Ma025TO5kvmFcuJ4RieaZ7KwhzGBQ6B8LsCJ7F7Owci6/zG7SDK+2Qw/u59q5pkTwI7dDA1AFNg8idA0kR
        Y4DOziaDBxA3XirZeQBDk5DxSpTDOoWmw+05cBPmIQcek7fxKoDlCSsAmhp1zB3O8gpCZCOXa1lAQ4C3N/cb1jMv9cRolHrmTT1BtAwM9RLC3kxTF0HE7AKV
        u40okCcjdD0mXSTNRg5tK7zIDUtmml3MhN3KykpFDoLAoCDUhizINvPaYQovMdVaqcmLlIuWCdAybsIB7TMZGpqepkWYszHeS3OgxA54bvRn0f4kuw61S+k3
        aBdf2qUOmed28U27dIBml0rToevSLn4zqqP/fVDSSf8jz9ZH4akeYSnL0RM6Gaik1mnmghKyqmowmjP3682wZIDS1AIf6FY6+OPOFiiN485m4YUFKFZ+nCG2
        iuPOGB1oWzGK2L5xZ5gOHogLGO+6QYey0MpWhDBukWigeq0FtXQxogCHBH1lKzydLiMuZmhXHKB6t4xTjhinqMWD24AzyuUJJHyQJN4gbB+SvlXSt4rdu57/
        T77bOe3sMflFTZNf5B4kzVMdJC2zXw/cOBD2S05bFztb2aXSFXrOBDtIcJVxnhyMBumGfj24bSDCcWAbbjXuE8ZW9JD/jC0Pwja7EeoOqz9bJTBQ7ZW2dZkN
        e6BNar5H6r1nzhu8V5PzYUNlhPMxOh8z59gWbDLnW+h8C59tDxfhu2XOrehOTy+iX7YzdTk8ejYp/Oy4oEL1p9snUkP6040VqSH4mHES9D/WZtWEI1HR3ohq
        XABjqx8x0YtlUuhguyqqPfQqMS++Hvsozhu8LVR8xv3GZ25wm8HgRQdHdtLFirdHSX9jAjMffIlwcyTCTSWAlEgd4DxfWOYcAWRTyqQmMlgJUswYgqckbUGn
        tFGnajx/IkAOlc3GZMZ2LZn0vgrjLuCH+AVzEdMIVV4Lo18xHpwKvq+QcTBI44e+8dEKLYqbWhtBTsCANcg5v/qWsAeKmb8jrIvvtZdaij5CZwsb8Yu34vyf
        d74m7KN73nXr1WGHUO6EnY7RH3WVDd+6CymgOWNC4TgQ7zUV2+KkbjMJ9qDyvboaN24Cf5MK4OBbpjz2wtDOvl83cEW/rifN3Y+H9YPPLeEFKjAvUGFjG2/b
        TriLOnBvLSw4E6nEgM0HgwBsPqQJM5uPR+OhDNwXABmS8hTQ586KnbkLnEH9zDm2g6/2WrxB1Lv9/NlwAIX9vu7DFDH4MsrIopot5mCmmIPnK6adLaaVuQvF
        HDxHMX3aZmaLOMgRcb++Be32wg1kCjfwsgs3kCncwDkLN9BWOHaTDLY6HObd9MMAAktLjBfGMebwI3skPnRAik+JU+xpdLyesVOA2RrbC8cCCO9h2yphLoTY
        6YFxTh4aHOesof5xFUjmqS+5tr7Jtd0I4dV5YF7LkoQ5y8xYWGFWq/sYuWu1atqyGh2wZfrfb8vKtQ/H7tVqBoViYHp/3lZq2gZoizVCv/+KiAP6/cCv/B1h
        ojTGBRXQONk55ZURAjci15UxsWh5ACbG+Z4EflNlMedVA49yznPl73DnKd83r0aW98+qrg8I/D0uL2C5BAIfUfCuibgB7xNb2lyJGdpYsSQ9FmTwbR5/+ubA
        gm+4jnlZ9fKmjnlwlKOO+Y2MgL0wdMCWuaSerH317Hbax9yo2vaYtNgGpxRdD3BsBnRk6u88TGd58fHmYN9/UgkA2gklYXTz+Fwfdx4xnzlyhq47opie7CUT
        HsUWzeAHivlA4KFXU8GzyvzATWUaypcf5ZdWqBW3AVUd5UBKQ2QLWH9jyjzshwrRCkskegnmuxwEnyOWGgxQD/vpR22+mUvkAeA8Fx9RPIoAjdEyNIbK2Eg9
        QAEadIvI5/FFi0MJkBEJZHWn9sNCrNL94OnpsIP6BiQ7zLkL7bxKdf8nxWCApArjgd4Ky4tqYuUEN6IOe/gYhL00StRV4nesa7VtZ9aHXdedTYNMCLI40j1J
        wHvDLt0TdusayRWvpD49mTG54D7YERWQ4M3f0IOp2diV5yHWrJrWOIbl2gt+rATlHOUbxQK8E7EfKNgmeoHHJtAuRtSih0tbOALVArVtY4sfkRqBEcUggx2m
        4ilhumHa44V8Z3YjrdiRyKZVD9D9zlb4/cVl9Gbx/Wxh+k6P5aaDmvVn6rEogHc4gJcYVtUKbPqcAp2JafESUzngOwKICpI5yrEK7slPGkjiKwfwJOEj46ch
        H4QE5wN1mrwUtljxDEnajxTD/avIFqgEiCUjeRaMR5z2MoCgLfAvwD3h+0TWdJ5ahBsb03hUoBZP6DSpTDOAe2GAWCgQOT85o3Zxl1nDrJwIqQpE/jkW+c0i
        69eI5G/KyDpjkXCcdOGYzhune2vU3whRsDh0HaXPm5RLmxEmuLAZ2wcX2UZpc/CaUbkYj36nOx3b8BLZjC8wjDOjNo+ac6jNE7qQYUGiB7QkOu1BR9o8zMeW
        j/7zhU/DF2BRW3IBJ7kHh1Hv0bTDTGe5SW3y8ARo0R43NFZsuPZfwuKErh/m1+TNa/yEEAGp0S0JrBsOQ24F9sZhLeT8MDRIkQeyuExIhKISjWBSUeV9Y1O6
        eHaDcYEsXD6GzlX9GW687Bw8gKWKLsLsAs9Q2MXHzWE3qxew8depFwHMh45sth5iAGeu4iewl6lbWh6PoHLVaQ5HqInax9CXsSOBJ+9jlDMaK1txFdImVlvX
        8Sn9tNq6gU4xFG+lI4bidoBI0dMQiqta3ZZHOyaDDxY8dmkUtCs5xnnpPKa2k84bQ+dNLOw8RzgyPfYHJt4Rr807YpicmjloEN/w3WA6v8e5zb69Rc4U3/v+
        IDTwqiTTEZKZToJwRhIvvCSFQSixstspu307BT/T3Y/gWT2hkNAU4u9+Bd7Jf/j2//w5MhRajPF0d8tAC3sxaEozzEGc4XUok08yG/Vm6NB6wI/aO9sKgWm2
        mcxUJjam93DU0/qlV/fMRX10My0Amec1ZnWj/XlzuvcMLRCwfQzqwXPbPoYAm2xsH+yuGYKJo1cPweLRoCfQr3TWO4ejRTtrOuubpU1AQ2wfvebFfbOtd4tN
        qBfVA9d3z+ysH/ZxvhpnrJmR2Uc9cRi+ormoseGOH//Rfd3+V3O0+W1suPnoe298sVn/j9j8YsPUFldID52Tu3qyd/Vk7wK0OubWjM0RLZi8FxzVPZlSaDWH
        SrTbInuYvZZ9O/3a8F1mflL0U89sNABfBv3ppwLRGf1piFej8OauS17xwKfXUUPY4OG15R5qz76sDR+6XTBrs2N3YyUHgiZ3FCEwzGwzxMeJaNGZAcQPncai
        TLPSIubfoi8BJzTzS2cnA6PNzOzZCVQBZojYTH8HFNK58XNNknaRNCaX1RGKQ5dtBQWHdSxL56HwYEVLNx1s0nHA0UEz0yC+9PFUhyaXIfzm4YAgWgebVA7g
        3NOiZ7sZ8BL0cWC12g5e3nFa0nlM6ryktW/ReaS17/3FV7/1ue+R/riZfjj6CM2sq9VNhtSkysjLFWSIfgqjGJcjNgDPoR19aCK6hXTk19QDzUXz1fmqo6hg
        bbWCCtBWJxt1Ws91Wi91UjDH5SU6HLXBFPHZo32mKp/OVMVOq4IppSbP87H6IgUPDuqaDnbp+i6polQY1QzmbIM3l1/mbA2ZzLikuwEto7sFrbm6i6qVxyqJ
        +HNkOy2Y9KTZOS4YiY5MBwYdCMFIzImMlvQl5w9MTh1gO80BJGKJaPxaEvoGhbIIiYBdAodckJw/T3L+WN1yhSSDGaAWM++TXpyQZPCm0BJDJKb3HmYgM17v
        0zk3t0fdBuJCo4+4S6wz5YhGymDBtRL6rLB8prxr2y03v+2tt2yznjVrd8XYV37VzI6ggseiWlteXLWdC7EGLsSOnbrazoVYbedCrJ4nc64DXIhS4Ju89gJj
        5v0DO/NdhVr9THmATpcPZi9tmxrhnIu87CTntU1yTAWWnRvPlNcnn2asgHURC3I4dWbQPncxaJ1Wc/KiQvZFhbYXMZPjgtnUy8ymBe1lZ9MCu4LbZ1M2pcps
        WlrgdcZPBfER+5hD6U9poY+4fTZlnz3uyVRfXFFmNs1JqJQL5biOwyaAafIepoxt9ijNDi7PsBUMKBfDwsEhwA8YFgBvFOMOhg0wdZYLps4wgG0Mg16Fg3ZS
        ikkSr6oQUVZbEp9wTIrEs23cFY3W/0Te9fa400o0GUh8AIkHGdzyRqaXus6U33LdLbdwNZ8xEt8tZFxZec89FvUslHjmF/VlhTuHvy3plcpsVNXVOdgy5cuK
        rsxpXxxspSYjnZxSkYfoAbheioidgFewmHmYzz/AgRPVFsRJILDAk8AC6t0ahxNwYAGcS/5c8hrgldboy9kmJ8bkxKJdzzgfygjvXMD5XtdlJNiU4dGnD3Xs
        rjoYlBxOMgbmhDC5c2Cwb/eEs1YsUqlQe/pTpRbDDtIEPLCHCZIYMUw63Dkim9lmZGQHeYwL8XV1EqDBDg9TQRtOLuwNFFPa647EJI9wAvqUqRfDnFm0ywWb
        fWifKV9FL3u6NysTuvxYatCsb0Sz1K7kHs98HVtX8Q9X7cx4T69jVu4AO5wcoxiD6kcjvz8voybAqOnEYRMNnsDs/IMRGjU9+EijhjcmgYyaAKMmh4MnYIgM
        LwTW7LqwZnfxaCnoHoyNAu8sEMJrS0Z/z1lDJZcZKoEZKj8oqY7p7tslIAos80y19I4oH1M9aYAeAyjX3miQYcqrBtRDfi3j1z78OrQ5qg2EAeOcW0cBAPiO
        Y9Ei4GVG/YK9HS2+SzcAu603R10DYciXOkcZLORYFPGlDXPpBXfpPly6ZHPUPRBeSFudrilMNjh0aAsIl3lt3UJtxqCdpCXdEvYib1kUlPAV2jmmXTlfqvsz
        uKfhMBUi83FE54+GF+ni0XDZZA3uMDHx0HlfC/7BgLDTOhw45/+bwFBjG1tj31DFnrTChi6HeZ4Jme1hGX3RS6WnH/vZAoFv5TJAKfJH+KxoDhTM4747o+WM
        ch914qEX6j5qpvLeaAAA8H1aXv8eO2yQ1KCB9z0Y5a+puJOuul0vAVpnUnTSuYY2J+dqWo+kH5gHC08CDGxhWHkcPco5X/3mig4ShCmAnpQmOQsqfWjy6IKO
        1rAoLgXeK+jXMzfYfvZi87dhyr4PhrML/Lv0whr1+bpbUOxrbRD2cnvgQ0YEvT656b10U9qo8e18QdRg/Po+g1/fAH59fgcGCbKZ8oJfn8/g19MjzlleeSi7
        kBWDlnoCXBw45/+blQn2znlGJnyRCQEZvYi+6AEDu5EJ/lYug0zwR78lEf0JCrYOdX9GGPoNeqkIQ7UlDDkWBo3+TspMzxvcnJxTCw+nH4CARgUXSeA44rr2
        WBLk53oiCXmRhPSJyXMLepFIwisWSEJeJCFzsfnbMAXfB4iKxYkkZKrTD0aDLpEFw8jgiSzIA6o+DXKWBS+97b2tl5Ek9LckoT8rCd4O+HXA1eeJJHhtTAZg
        tuzUMv4qMDUDpIktxVeanI2za5M0g9CqdtZSfNEnc8qfznOEs2IN3AgGaFhsgKbUOLAXHlRM/3WsfEhsgJUKfwKOWG7aWE+UCViX0HwOe3abtgC2yKfjBrBF
        Ps3j02lwlTQQne8iGj4FjPn43iDOc3C+C+gqNuevCzkiGtTGLqCrGOVoVCKtUVIXofJlXHkh4q7hJKjgEg0qMAmVd+EkKOG3y40mGNDszSpgJw5YaevxT779
        3/9rnjZlNrZvscN1fIGZSOtcS1rBgwUXuZmLguSi2oKLcpmLaslFXH2ExXbqjmBAQkEQUBHIuljnVRLuD9tkUCKTmp5IGz48tx0y0Y77w1w8HeZbeTg1RNsX
        pCS0Ocwz+g9PJyvtj9nSsvfa0rQHbGnbD9vSuPttaV0aBdy8d9nSvnfa0sB32NLCwF7CcY808a3SxB+lLS8WZxsR+47QYDvAnQErHSehOECjGoTnBPtMR6ru
        AOcS9xUQsU87X0TsO+LVdLDrRLhPSSKoJWLfhdmd1IYfV5yuaW+PSgLfoTkUJGK/wPC1cIoOC7vyyRS+djqlcrcrKgMslbToDAwP/bR5b6P/7hMs0e8/89iP
        Ad0h1syXfe8/4N7nv23jTmqkWIAl4WaoC9M8gNCOq5Rpvg1T1wGmLjbwC4ZiycBc9MFTbLEjD/I9wDzpUCQg331IQC6ZPHlmUjYoTvIhQXGST/ttw6oMZ0Rk
        Cd94Okb/0x0ByT2N0bJjPHStAuXS0nzczhZnWIqjpTgNKk7uHMU52VacU23FOZ0tjkwZ++4K4lqmOLBuwOu1oH1aZWq2lWlCyjQmZRqlMrnnKNOMypZpv8qW
        CVgBaZngOrLj+Q8FcX+mTLaBph1gGKjuDCptGXkvlfi5r3/u83kShZ+f+sh3gQ9lhwEjnX2fByszV9tCWd0hlNXdQlntC7l1mTEsUJOV9hvBkb3CegP8nius
        a0GUDbioqriPauI+Yt/YW0BeXZQRWkRuzIV06MAILcKTD4QrBh1lglqgXA1IDBBDQhUxNCt06MIILSIJB4FBNYzQIjbPIPaSEVrXfZjH6rofs1pdHpMjCcd6
        VJKFI48sLBvQA79F2/I8srB6sUnZJLiqG2D2QhaWL/z2fQLEWhMg1rIAsTYEiLUqQKwVBmLloSUixwaxPjGIDbaCw6uOsmwHcRl9uj+43w51CqGrLfPtAxmc
        ZRAbpjhEyMuYjQaaUd+sHjqkB3QfIhYtuHH6Z6M+zj/ua0YDs0K4CMA92uwOZTwJboYRcugwbgEQDu4c0ovmOM5t0ZweOtOlF8G2H+rw3Lb9SEf0k9j2cYwi
        mPD7dASL/sAcPTHEWf8cjviBzgZn8SLZsfZzHRbTF/Rt/yyM+viKXt+nF1GlGGtKL2761IStsIn1a3jO7kPHOkJT7GaacgCmZ9OCYoLkbrDwDMFMcyANMOjQ
        RYgTxGziQFAyj0UeKILov3RHgLw3DKQ+rGuKR1OC8czTLM+8IA2kgVXF/EpjiNkQPRFzD3R1F9KhF2LuyULkwe6J7ERfshP78HZP1yDmnmDreroBMfdEzD1B
        PvPaxTxvgEwLkglWYB9dhFR1yCuj1plMsIK8grYovD8usJu70MbwXkgywQoBUztaYQ9UOHFv9/jP2Y6ipc42cJC81hk980Fb0vttSfZ3WONdYrUZ9FTGoIcQ
        kYxBz4L1g1boOW2DnhMyh7nunDKHLJWckTkco7xk6OQhaWyIyXFeDuKVJS+HrSQI206sJM4sx4hqO2P3E8Of4hwoi0TP/5DjqNtye7i2KYVMo5UkhRRaTUoJ
        0mpJZ/FbCVTUGJmaI30YIcRe6qjmYP08leRwlEfFEWLNBrTCLNefc5+gsZ6z/gjId039XWkErn/ORFa7EmLPeTuuaYkiGqGwMBsmKiKsm1OSGH4UGUC2ZAZz
        TLP9G5TDkXJ4CKF3TY+4EuvtIBuDLa/cD04z8hDrXWCvlYOsXYlsVs00qlei9Tkxm3FM/aeV4yQiqBO2gLMz1yyLnbxFZKVlMloQLxqpw0hfYGOuJBa5s9Ti
        JrIdA+actWUbsqktjpGHSintmQj+ggS605nCuQ1zXx7mPvesVs81M7kHN7h7Mt66j1PpMikcjPA6O8sFVVLQNjehzTHQbBZ0xAbpmBQH9LebJGygcThhia5t
        GXR90fbZJlaUeOyqlbCaxP2B9j+RU960g63aKZsRcmEQJsVV0qE1t3r8/Fe+c7jAIMAgowOoZsi+RndCUlctYP/eCVZZh7V3Rs2bgZbvQHtnON1bQwbjvRm6
        O7QOBjd+i+BZ3yTIutsF6/oG5N1A+ajgyruEwEx4yBmWNy/QuIX4xA+DuCsGIDV6yWYs3g6OPAYWbx1n4DRQglGrxNFE4h84gsKsYrWLtGupnZXWb3Qq+KS9
        sH4kOkKzftw2HyZEiZUPm0W9dBiYxomPQ4HkVzGO7z5b6vLHtlT7I7bU+8O2VHy/LTW/GxshBwF8aCVGsOSmPWaa9qhp2iOmae/Dhome+5C0ESapKg4BcpiW
        caSSlIG3f55s/yzJBACtQfyPXwOCKP1Ntxj5ZHNRoFXPam0uqlgXi6RGPkH7vXKcN0sgrYq+AH8qAf60BfgzL/6+gvj7LPH3VQX402sD/iwJ8KcvTsCyOAEr
        LScg4LdOsW/vI29yR6ad26qC73ySxLULqfuG9baLfZdRqn4ZO3QX9OzwlXzcGr6Kj5vDS0hG9uxEgjrbuqCCdGEJ5HXuU7RtBlBVbF9VUeIRpG+P2lGNk/Ri
        ZyckZ/cuDptxER9VG1aeO41DQB1cW2H1UcvXVtr91L01gHtX8WUjqgRgUg92Uy8HsbebYah97JwfFBoQzRRbdbDdC6EJ/WB+jILY1gETmgRMaCJftwhNgmM2
        X850JFSbiR1QKkDUBire+A6+PHiI6gal18NhgorXJUp7VVdg8UKLBAlxcQU046SKBBuwBaVvgg1+vI9eMaC7gj+kB8V3S9EU0OWZLiye2V+n75+knjiOC2i3
        VDM9RC+6Ju2mFdw9CKz9Nf0jnIijzFCPiPep4NN2FARN2vePkLRPgotM0+ACizYqwXPAxXyGOWAFztZay+kwuUYtoa3To38usIsg5FsyFXlBAY9YQhvkKqaY
        iq6usJajQVZYK2i/U11pXxx2xPup1kO6ilpXaeaIP2waP/iAi/uADA5Ce+pXprLvofd1SDk6pRCBFKICZwYzXy/RKLSje8BqplEMOoIOgr6lkTJCRZoUqrXl
        8IOY8ofx02n506JXNBCEogB3DYP+OJDxUxVY8C7srludwD1fJonsAsJ/xdicqVkxCGrU5HQa1lRLwBbI4QLqqV8th0bsSFfswgbuGlq/v5XLCAjJhB+JDXkl
        d/28bWThuG2EgebAS+g2YEmYISuymhm4jalwCZ41Sv3WJSa8Lhj0uI7ruH0AsnshwhoQn5djpcKIchGdWsS8HdtGoIO7bMS97+O/d/Pf/fz3w3a8KNiraLHB
        PIZyzCGEREH4iknIypMOnX/iDtLgT+CMJrYv0XHyO393/96ZU+Nr1KP4NPPk3pnTX3364R9Ya9TD+OL0Mx+555t3D61RR/HpH7/2rpmZebr4Pvp0pmxb1owL
        6C76d8vNu37/jK8+jGefbpIk7cfZfgeB1plSCanl+5WZDxNyOWVioFFkI9VoACPQEfDuZfX1wnrMCTepY0jpuqHn47BUcBp/WE1FnbocL+H9RZGxS10cDyhw
        OlGDKRoZnUxMORXsd3k+cdNi3u8I+mURyM7yuNajmooeTcf7VNSB4xEV9bTfifgsvim4VyXEVFSWKSYhxE+PKKBXLHnRZ+M+JulYXcXvo1/krfI+jnqm5VWB
        sRVPTEsc/+Txr96TKAdtb9/IfGXm7Wc9Ea8/6UyFg7HEhAItzeMpjCOnOuPtSU6jdI3DnIng46UZlLoyXj7FMyurI4hXd1lpGZ4S6kXFisqrplbaFtgT6PyV
        uAp8CtRa7eUU/A8mji9Pca4UQHRIQwHOhG5dfdhB1PbDdtRJU/1VgJs6bkc9tNrFzlW7GAEZYb4l+AmwbkF9EAHyMgJUl/j2OgRIMTRlIjzlK5nBsc7Cgwjs
        F2yIbMn0uIeQaJCoDasX7bADxxdsuD0B8KTQFch8Qsj2WeIDYCxmPNrHf+9WC8SEWYBtyHUJ0lGSd1O3cVOIWFxZcdOv5buoQyB0q9TwARJLqTOqkRN1BJ8z
        oK1CSCsxZp0cmNURl0KXG+oDdwQcjQ6zHS3dBjiY4a5esOM+8y5TXR0IaYcnIW1HqBqT35l/5H3fOHZwP03oTbRWwCtfGSufB29DgEMXKoPlh1YRzIw9NMAC
        aTC6FGwptJjElfhn70uwhsvMNVOntvkAv5wb3o34aR74Nun3gBciGqhnSIU+M4ioAsT/SZzwLt2568ygOvNGKpZDc7V35v+gIRq+6kx5K01O2X/hJbAJsxbk
        iE7kiobki3h0i2rUI6pRg5qZhaePU/qM7Dhwk9KYvokTBUh8uq+S+A2WIiMbNE9kpOiICntxvA9QZR7DKg/QFCQNzlKElNDeswcJXXuUBeg4/31YLRzvDFNG
        us5zgnjEofGxgCDFAslHb/ggN+tzHPHDDH8liF4nSGKw7PaaPKte5Fl1nusexD0ADaOEWsOlyHU09RM5hilroUQ3VSLRPgPRi1Y6KK28RPRQHZaNRNYXSCQr
        H05cWyCX9VQuZWmDZMYzd9PSdh/OKqtFNp+1prRPwufS/KMbmI0wJyWt90f8tJtDFtybZIhvJ32rRzegcnKatfRjPShwCnDO9KNj+tE1/dhj8jZUKr5bqWXp
        8GaZMLaEDVrYnl5Y4IfTApe4wA2aRTo1XkZHLkI3K2E9UpRhrhQvPEoKEtXTysw6yGJx5xUpJTg5TqLPJ1S8V2KJZM0EVWB1DtTmLAW9suhiw5FtpLCfpb2O
        keJJAutzdprBGttXRiWTwVo3Gay9nMFaStJXSyTJ9I/TV0WYHrWNMNX9he9itkrmmnBM2qmjeyEp0vyuXkxXQurMYFppfxLrN60Kn1AQnRUWdUqn6ZSOdHC5
        6eCioYWmLTOvDzY6uyIsDx9zSAwhIP3yoU93o03Kuo8OSHstb6Qu6LsS6ad9soB04+A6DGvoQNh3QNjhW18klDRhQn7J46sE4O8rObeuG43chz/oXYehl7CR
        8LI/8VgH/OIK6zMsXyvtzyqZTI9D38BCSPoHzUmd3IimNoI/hwwaVHSI5OGjLDDXILkJG6k+HDYjVYklKxmWmHJ53sC8FbkydB0coJaja2nRlYmhExMD1fcc
        vVnH7hiTtxuXb0J3lXi3g8CVEu92+gSPDIBg3atVFx36Vpu0TE7N9Hgn0ENFu0eGFogzPDYz8OcjMEfg51XQQ1hPwQnN/T6PPaqM0RlorsZikywI8U+t+LlP
        JxuTlzdW6rzKsGYiDDeYBQ6Q/nQujeuwQ/sUDx7lSCXayQGbWlK0EybfmndYZS1x8DKrdB5bY1zqf6nv3bZ08T5T3/3sd6afV1GLc4h7HSdUcakvMnbctpmy
        qXiOxGhRMkvSvOIumCWfR+cdAHncaVtmyedwVILROkma/UxjDcOOxo/cUxfc1PgEryDQiVwz/FCw/Ty2LPz0CP3USCe+GVsG4h4Zh7eSADZocN2jaCB1pAtL
        MsOptkYlpQuyJJ3Xs0sEjGFcbZnxnrcze4lf3Ysu69484UF5yEmzT+wwwz2rW0oPbqD6mQ6coLWx1X+02YhP2dx9TrYLR5k41/TgKum4UWG4RBwufkP3ee8A
        vigNCP8ymrWQPrmWZi3xshxR4om5T8kCTr3YfBwQ7//4FY6gSHu0cJ6FB+2pp2hyF+1rWMRoCeZErKodYjhpX3X+4X3JqlPjVaeD1xiVbvSVaaLO8646pZe9
        6pTSVYcXVfjJLjnjO5qOrwKyIh1fyQ4hTzBPwcbonob6hpNTDj0NJycdej5vZUCzPCgsUy4Q6DwUGHzXdN4l55ppqmtgryz4C3ZN8n1q8w7XnX8bxduxsang
        7vatFm34xvBnXcQp6BMtgdTYap+iafWYE65LrHwo/UxSn9PK1OcU2kuEE3q8cG2abatiwYXK5PkJoztIiKkgZpdaBM1jEXjVXITRcxfh8qQIeTEU/2tKUkio
        1IswdFFBOklqevDyBufhS0H0uQtyxf+WgujL9RV6HV77sErehk/HVT2wjBFPpa80rxDDeNG8WSzjRVMgCbyg57hGXOJR2fG3ttKKMQGKyUR5Ly4/iYkS/B3x
        gYxZis7NZ1oWSCtns5Ris9SBBWap+L4HM6TO9z5oSJ0PGEtV3KSTL7wrYONpasp5FK8mpfFhHB94sM7YLn+GD/c/WOeM1U/jw338IVIMiF3Eo9iWwmjZRbyL
        yWGO4MN/xiseYfiaAHabGW4GaQzgrLc2HX/qcIs1XdOF+13ThTMuj1KMtHfbZ/WizMfF4KMKOiXGrMC89gFDEnsxxpDsihj0VbZdbL5qwCVCeo7Leg5tF6CA
        yU447E153MuiL5b5e4ScYyMCZYSxX3vwhhItRfToYtgnBOudPH/Qthm2Tgh0H7+nm/cIRaiDLuIuEcqPD0w16EViZeJdTChDdCNMmFARseXaQYozbRLZsNBP
        uyQokS7TlbtMwqdheoFyMQXaLTENDawAiD/9gZ6YXE2PdyDumK8w8TBYdadMRWEP0MJpQjrv5FUp9MPoY02ROspDI3yFsTHOu4k3GQs716/Vt6RY0oLoD6sT
        Ninl/grrSRvY0wyIXGcoxOQtH+fL5qGv0PFRmwpMx0dgGJELFbVZVBO3DPtxsJzxl5XgPof2Q7Do0oOezsVArR+EXV/387J75U4EstNekRYhOimlwWDZsLCG
        2Ry3vQ22ykL8vWcXvq3cehtU2LNv/Okz938+H3/n76jxZr6WvXN5ppxP76/HR/bX9XJ6AkpY4S1SC3QRSgNtcRMHjL2j6tqOspDSRiLDQAxMt3hPPV6CKMsA
        BrMO8OqVJf+sjJfDI1VmyyocrdbubW+95fff9lbrjE+b+R9++3NMJQkcqOBTDgMRxHt28m6eNy6xen2s6Nm1AV1+PVdTVl8frAVUiyZ313HTbUdNtx1BuCM3
        jo8QJdM0NTblYYtXMd3eGTzkgJ3LPYnV3ZeF/1V8Qgv/JWXfB+ksKrpYgjQGSNAWs8lKV3DABrfxGupSAW9frcotUKRaCxSp12wpS7ylrGVAkZBCQ1PAa7Cr
        HIjLU8FB2trBv9Hr68VITViEbddu3bEjXKoXg51+hZDUXwy4dw0G6g4a/xX4ERjfoYw2KunGjjCiA912AWAWMHMwuoOzWy+ewnMx+mo0qms6upL+XMBbwppe
        iomgI+6HvTMcprM+DrMeobMAFtHwIupUd8ewhfifMn5aRj91sbGUGoNWU8zPyHfsgw+BCqppwsPnAd0L33BvaqkZwnmZKqj5MsibXmT2ZouwNxuiAZO0CZ6R
        oytp/pTmgai0vvRpcz6ELRvt0eOum8B4swxyWKJ9mTVIh+HLrH46jGDrRntebN2okVZbXXS4aLUVUNHLaKEyEB7K6KIdTCGJzVz3Rt3H/B61tF1qabvU0nZZ
        ZNpF60XSLjXTLivpTNpltK0dytRFaA5qCS2N1Y86T1GXDenItESElrgg0xKJdPTqC6TCQ1zhIakwPQoVHpIKD0mFh/QoKjykV6LCQ1Jhs9PvxqEbdBA7qEdr
        aIUaVcWD5C3Fl0vZdrsCLX8xN78QxPcyuBQ9YDFrp+UE8cWMzuHW4ByVsblchuZwa2SeejkjkxUrP1Gs/ESxghG2XPLNotzJmwKOlGcSFfr5WzkaW2JngvLm
        c1TnigWam58o9jjZn7xgBi/AhLSK50qaBVDw+8zc0kRotc9cl1UcD4Db0sf+F5r181/5HE3YPK1h3vXZt+VjQ0yLko+NMOuUVQ5GSYpFOuV41pP+ckvHmqNA
        wEmrIzKdCvH9Z+6/Jy9ZxbBz47234s8eKcPMecqw9l/9/methUaF9pd8wUm90S/zHYzMRs/mRcuV3mjtdtZgSb9ZbLD+pWo7/twk6eRrGMWNlzZO7oBfUq/R
        43ptWhrJoKtwjNbWcByHLdQIdNgcruFeB+RIp14bjskdqVumnPiarIRb+TZ613i0esPzT7369/Kln//BNnrnailo88aJuehSOX/o+EQzWpWe61X60tnosll9
        KZ1dhrDT1XKXiUhaRV+vnp2NVtFFGTjVy1oP1qsy36/KfH8pZ0M22yBxaW06ktHp6dx8jio0wVRYp6+wTn9koU7/cFanP0ofqjg5kuj0x+nkwb2s0+NXTIgd
        8WdYWacG+yzr86DOlbd5eBzmwwrnxZdYTS2zOlw5U16LfNqBVu4kAvOREV9J8+RZvpnFZmzDlh8N2K9e9n+/mblHxjLkTZdm8DhWtYLCzmrxMbkr0+Jj521x
        ZnQ6R4vz9wtb/EZBy/emEkFA1vNY6zRPP+qp4JCbDDsl6c/MW1EGov5ouFrYKErCRlHBAWTpSmwhDHTPZlfEI10qBBJjOHjhanw/Fq4+U16CBPdMe/o02hzJ
        kHZg5wSF+is5ppWzMhiJWVI1PEnV6BCqMVuis1Y/Fk0iM9TRk0kqaKdejWCnTj2G0KdOfSmij5QJpTUD3k9HvBnhsln1zcCXzapv5gPJEvDj/S7oWE4mW1fs
        TeOnLKiDiEOb3Evb1lPWGuWdX7AXxlD8KwRbq0kI4F0za9eozfRh5mt7Z049+fTD36USbKLPzzz+mb1/8tVvXbIGzv9JWgIkCGEMl9ILvvrQwT//OV06am7d
        b69RS/BMWjH+5Cf3rFlD+rIyQwWmZmXGDxZwlQwYB+u4SsZRBaZnZQbcatiM4iex610OeF0aWj6CFUwzqmQyxnaXFdxkYW06ZtbdD6OUTLeurNAnZefLk28y
        5dew4fWZx2eTTJoTMmmO0aTp+akGMO/AnNiBGC+apJ8CvhWmWhNYVDPKgRblYFDWVrCg1Ixy4CTKAWNE456zdQM30Q2SKpyiKqAQrAuQSo0CHKWld2MlZ3wy
        g8Lv0M8+zn7sZhWT0sPcbhzm2LdApapAm/NI0bfKUFqGLTfqw8GLeqlxa1DZaGeA3Pk+UsMq2FM3FuwPK+KRaUDp9dgXgzeypkT3wLyHJY3eTtfAMd4tGUQN
        JpUENh0wZgCGS+XgyXRAV3AY0hUoihXOnqcbBvSQ+GSMs1Ie3kBTsiuG9RjL0C/NO1g4lzknHOk4mlvHz1akuL+pLS3x6sgj/dYzJYQJjXiVH6rEfc/Hz2H7
        xQ9E2jKtwFrtaimH8KHnqL+rjEUs1/nyZmCldBitLVmlP2nLFIJFHPPbuDBIrRUGqTXIVTi/EoFJMCO9LeHGD/JdRWITW3a6Vhv4+hU8M2o6inX3FWztTWZD
        X4d6DWa+UK/FzBfqccx8JPtuOvPBZLrMmbHDdTjeGl6Ow83hFWXf//X2w3IRze/AW206FjmGObEjuTAIG38TI/iuEwTfywXB94pfZXYEq1HyDKo6/YGtiLcD
        wW50Z5FdzTAj0Y5+F/UfiX6bi6i4wrrJOBiKw2o77XazDgYEkho2MngbJOyHPco18TAU4UruxmFLyJ+2hrwNwBQDD0OZ0/2BU1aM56notcQ5VGQeMxWXxXwe
        sPX4UYXQBovNqO5l9ldgBCU94gkc1VrrhC3ZUF/CkZ4yb8fNL8Gw8sMTH9mrWEVmK1/kBoi1gtdR7GQZx3oR3ka2Cl8jBd7EIx+O9RrzauBeh0dOMT7uStv1
        4cJ5Dmj7ki025ROkfMfV+EfvTuJEMp4H9gwkVsj5xAp53E0Nydz7fqZjwWQpEnqhkdALF0joEn0FJHSJvhwSukSv4/yveH8uszb/utBQ5F/LWwrmLYW2t2Aw
        dSE1cD0OOpzAoRHGaWipzb/TIIhx3GfLFfttuqEtOhioErHETU9IFPV6FLcLC9ESyz/jqMq0c7sWpM8F4cHqKg4Z3rMzYphHH0B5ZeSrIPgyFzjx0/fX48HY
        RgjVqft5/SxJDB4sTYAkYvtJXlewm8jzt4wHbeIfEQmC1E5aGOwRxRnVIwoZ1XRADrINpZeBAYvAGIR5tijQ5QV8SfM/DMAAz6fml0gyqL02Vgh4qBA0yh8c
        EzwYcQA6Lxg2phFQWMqCIUGaUiyXd1/gdaTa7wjp0QKqq4sw1laQgeMAN9XWaopRtYG6y6MFgbeWrBp5xqld+Abe+Bswh/Zf/AQBUtf5aOsOPtIC8CCMzA/S
        FrnjQTPwZQbgvVOOI9ktjtyid/rQZixEsHcJp1IgGIJloIpABbUwWoEoqCDLD9m2Y5KlZNPF2bSQArslBTuqjq0sEkgLTYgg2H5O3YRgWEKiZolgWBAM2B6V
        pLwgzfO4w4Rrkc3WW+4Fy5hwAWHc/i4XXWMZSyhD6dvYsCoxkDj+79v2NAJH41UxjJwWaO1F0xylR/nQvK1WsKqmD9lYVWqZM2WH9PW8CUV963+wxGh6x4N1
        zQuHJcGvy/0nlF2allQTmodIhoSAme37JSEEYB8Dj4y8kXTMyKlDoSCeBFf8CjlxKDjiUCDBFesE5zWB/Dxg9wVCIHNiWlZGUPMVADEZQYHMGLwERCTyy7Em
        uBxtRtse0b5c6D+uRC3a8CNUxJ1QTeJOqlR4yGtFjuxUcFKBFJDzEoBtp6LiVVwA4EBRVUIkycslAH1lIXzJBh8bsFrPErIChOwex+Z0qFMWp49y/53GlgMd
        aCcdeJO2ubNm1Bq1lc4TJDm1hT5kdgm2qP5HP/q57/AugT6f3DszT6r/OjrPoOmpVfT5h09/VGRheXrjU589bWGfQJ9PyJ6hoe0zZY9xzi0rwZmCXJBkPv1n
        AZDu7Pif300nG+iE9wMsWrTlOG6jTNYknAN/fPRbq1AiqxUBPWEk8Pj77/3cDy3sXKxWsDSJ7OQziMBs0pUQXJTvsfc//WcovNapaL8ZYosoaogtcr9KUjwa
        0xJE7SViu4VO2Ek3mCKHYiBasYuIdQSIY3C5IuinGFboXcrOT8uw59ENAGybfZIc7UMzHWilGAObMQFYigvCdKvEBo+sstdVFE+39O+1AwaYBf+uHmBgVJCR
        unBysjvluyzduBVEKXmZFNwdUQ57TZUWBjO0IxDsjs4B+wqpwqIZYJghrPQZSBFGBjy5XHiZYTSHlAvHrII0erw35Yt5+FAbJJAf/0PZZTMJOiSemUUNvhua
        FZPFzeZyYvA7C10TiHZTpKe9aD69Q7vsmFCJVwIhMfSPY90c2J0f5bWoHALmOO4X3HYXmgPA21fwNsmOSzswkxSZmAPYuHEeX0RIJ1C4KMoHyBNM/uYERKIs
        fcmuwwKyRTE7+8b67cP6XcAefkEpLEkxg4GF5zBd4j0zgGj7kIbG+2SM7y74aLGyuNhFuYxpHNqyF3Jkprb8epqpR5ctDh62/XtyqjRtJ8l6brLcmHQ9xpmg
        lSybzuVw3jI4AWmm6Q+9eDrFy35hOqwjqatkkro4D0wmJTt+/uT/4jOe+wpwBnzcCFbNPAfhMwrJ2XgJzDsZ9CUAe7kstEuCFCGfEqSIBbAvTMmI9eN4Bjfi
        s3dksF1uDzku650CKLIH0zaipNi7vFtQRW4GqsgyB6GodMONgBxZYW0TjJEbQk4A3Cq4JW8WGJMtSZ1oPgDYH/5oRokJPsOX82PLUQ2HIAq45yyu7+hU8OoU
        TxBICly6N0jprpXSbZbSXSOl2ySlm5DSXSGlu1xKt05KlyLW+IJYUwb8pyxu6QnNDEjPywP15EJgCiI9Ly9wnHmY0gYR1QFnaB6YMMgXrCA9Ly/Epnnk85GC
        iSGB1EkmNs3DPpcgFqI9JD3vTxYQm4IcPi8wKY4RZKBQgdyUWd1z9RLr+khpz3NKuycQDEVcl6a050FGhHJ5Rrd/Sh6QSWnPJynt+cDn3UNY8BNEUF3wP6/s
        gsklFrLVNMH7s9yOjShPelgIs0AeuhS18GBLdcMsnVtpdwAYfYVVp0KCk4UKmUNflxgKXuYQs6cQWpoP1ONyDL0HS3ziiwZHb47jWvQaSAvm4mxJAoCw4/1d
        8JpxFuUgoD+eZHd1bhID9fs/oQUde52ccM3SPBT8Fm52IRwy17msUQkDb552rAyXS/tXzxeqDcyjjLNqCcQTuESortD8C1Cj+MmSLvyNvF2bThHzzrFdoebc
        IbA+nhCL8D6IZmJYU4QxaSPjEdEMh6EwNsW8BkxMEU+AdUIr+UA7XHxy/n2FWRxc9mD6TLWAybxMZ0U+o7aPS1Myn2NQkeZuUoFZoc1h2u2QDNM6ckqRBMwZ
        pkg0dVE52jWhx2K1CwDkmPROfJyNuMKjTGv2OOkkrgQKbNJumxmVlsNxUkPclt7sxkXozTSPgxTFhZeJuYJbqnKbSuQmBlFGo2shgFwHigtRkguYQYqxdTXO
        uqAhkC5JY0qXhEsD2HXAI8F5NeFBYoyLAtYiAN0toEPC8uoaz79nPP/51wkqq1lgXeEXvBoLbAH8LwddPG4QcgP4OFARIDbtJvRkEdqtLl09QOViqyCXJS2Q
        sA9UeHqXvvLT/iunfVpL+zlg3iSBl+A+LcYv0BgKqEfyAeLcbWESrwVM9cawGlih2dTYoTmOuYzQal6hXazQCG1ZWA0PfgPk+dfZmEpbPow0jiLfBRe1q/3L
        GAqwLOHUNQmnDuCiBhE0JAn5hjkmT6ExVsGhIj55JitPRj5KzTOsx1tKV7aUlkFLy6bhU61omDlVWtlTDNe8WdthUhDnJ42OxNqUh7Vpgo3PaIIA46sCBQiE
        QwWj+wDUQ3Sfqi6wo0vgbooCd8MAN5sAfrPCeg3goVbaV4eddI+oRx6diXpUglUZFipqMkwQnZggYEztgExcZl+Bw1prncz1YzjEGm2/M+oYAIl0Pt4aX6c7
        BqKOtdbl/ANEBKAoyE4oGR8bXbZqKvgvwKlANGseax6j71wOZB6seSUUfJWA8IyhL4GtVRTcwWldPxZ1T+q9m1njxQ8S0lmPa8Jpwpaqms/J1XVdO6o7j02+
        9JKzF2icunty+s7JsbtSop4ZvXfS+h22DsuNeYCHXY0FcK31GlkcN8n6uQGL6mo1gZdIpWQmzVZsYkdaMfRKGSplgJkxwEzHpl7uGmbnmZBoeAua1AJFTLEi
        VoQi5p0N/9UFRaxsFLEAGfqwgHFIlQVbGTCPSDdh7BNeND0oJW6KknQxRANZzx4Oy6W9h4GZBPce+8h1aNC/u3BDD/pihdUt/dQleEoMCY4pKGCqIQaHroku
        kp7Q5CGYAZ5gBpQEM0AJZoDTjhEumAFVwQwoC2aAJZgBtmAGBOfADDCQOf4NlkBYtgAsDVAleLLnLfbCM4whBwxkrkQUIS2ZJD6hddYvliCz2rcc0/bR3/a/
        HamO6fztkqheWWKxlRhbfay5BWMScl5pFaMeiGiFMR08QEFg1c6fs4SCtX8s6sUd7cCTKGoPiSuyIy+xS2EDz7FoSurFl71IfZ9St5vXYgWuKhttkktYXBjE
        PQYMRh7v4vOc+du6iJ2jKnOR4otU9iKEsDfuSF+mkog8eWEKU8tQn/x4+dv6gdn4uGb8N/0BkUTusTuCLyq4lhrspst0gzQRktcXdKO2ztGRBepFnx2QmKKG
        4buD/FVEKa7AGL9E+H40SJdJ/iatsAdRnAbtr0KrSJRHZ+VEv3Qh/yUZMMXIPxb2ii2KDVPcAJbF2ncBKTeRFcxD+eVDDhFVvgwVJUMFSz7IzHong72baTpH
        yWm55cP0LaE9OR32TEKqrNdVHMZNVbwaT7KNW2kqJf26CTddfQvt4llg6UY1Oe2TdAgKVA+1LKN92ndo2oWm5xg6PBN7u8QEHPwF7ME0QmnOKmDC+xyONFQf
        sUXrfNgWfpbjOBZGnK1RY41zxHzYQjLu3EFv66HJ9MWXXnpp/d7NA1HPGoexAD2OAm5IswSPK8wZwTcBb+qgPWsyIkoi0Ax5UoyqxyDoaNkyBxFCcytxI2bh
        C6lBSBp60IIbzWUmJQX5EUBt2K3LuxAYRzX8S+YRSx6Xw3CSUWZuWPBrFfITAWyI+tK+2hhyJs5+cFQNPqNkgStxhuiVQjdZJD0LNvECx/vwbcGXqJVp74dr
        GLHmapoWUAxaeCoO9JXNmvrY8VPTsliEHUkARztF3E5e5ONZMBDTKGHbjbZetzO0Wq3Dgdsl7UvhYHyR0sE3AU8L1EZL2JyAx5S51p1mjwN0HGrhnNFkFBt6
        JfXVwptdpuOxOBfanWITFPWIvTuCikP/rh4I2eLqBG5iiRYDKSB1jQCw2PO5/DVDEMpQbolZWhQPE4yZyJIBYkHOrewAUf0yAyDmYtLMBslY6NXIkLFS2e/N
        jIO8mJgwyiNbRrKS4S0JgBjwNLbNAGEUm0lsJ9aSusPoNxOyIq0TvJsxADmOON4aZ1TOrPMNjE0o1BpnWGTfrA1QxXNx1xRmDFrVMAtjqu/VeVpGQL6xSgE1
        WYrpcpu4MrEwvxbmlOlUqqVVe0nVocl6cv2+B7lVWk3fMzlv7Z3Mg4HJN0xeE1OJN0PbI44G9QxVJoVjZsJE2Ey7psIqR+HbK+3+y+y1mn1NfWutcTlrRLS4
        j+EcSQdF6IN8HmDbJHRTtCdygQhZ4rmBo4/+mwpr/E0ufXJ/+uS+zJMbmSd3pU+G5QXFjXrXOJ6ck8JsmXfAiX5SmcfD0gHb3tQUVH2LLRSAy76aJLhXe9xt
        d5KiaL1RXFIa9s+/AdzExI5EiK2VNqZyi6dy7i0moZbAJIztxW/fdZmNuQSkh6KYYDYo0sQmS6fuNaprumArx/Lb1ClFyyGtu7xogpdIBkpmERH3o3uUehMA
        8z0Z7PeWDBTYjQzvmaBebwIPYmwl6NZGHiB4GLCY77C+WDvooSQ2NH6/zGklmbenxZPvWoW0X9ZlvD5B/Pdh/aB1ZMYWMEKt2DSyg5rGCKe83ZHQgsxEkVZt
        LJla/0rJSy0sSBOASBwBDGtr8lAyeSQTA08eVjp5YObRVmYCSSYZTCBA+oWYZuYQ62WspYfMWnrQrKUHzFr6YbOW7jfL56hpCTodPteEwQ3E62gLsZDbK/KQ
        3KOQYtkXWgIO4Qo4RBFyDFAiiLPRVDwMILulqWDjEkxFueCvkSPJBzfZWtEEJwAJkN8iq2zmE5qGlkbSilrf9LZKi4kNYOVXprcbF5bwm1qYA1AQyebskmJD
        VtrKq7lmrqSP9kXFY9FAssrnoMj9nlh63iSz8BaZfq+VyXizzK2YYmkuALM5KbRqWiY4ARYcBR3iBK2wtK3ngDXME2rECWhKZqtKFSs9lQR/MHc8riJbNLSr
        3Yn4qSZI7YKpGHA7VlSFhrsblqYqb0/gzlw3xa/hqDlOkmNMpzHOe4T3F4YXixZRdvsyXC6AbtnFZIcWlfW0nVgu92NgAOypJhOnYwlOus6U3uXSRjKmXFT/
        CKgc4a9k3RKrPEs1KQLwgrPkI9EKrd3DjLMI3rKw6IOJ1B2BctfDc/+17Bu1GOScqgRTN2LMo87EHsum69XqWTbZ0+Bb46TA7KPGeD/ibKbX1NiOHnUFX1OM
        HIGgPpr2u2mPeALOqVMWnt723FtXqxPmuTevcebN6XbU9BHzYesah7TSmubH1o2D4KSShyodTCHJAjpOB7QuSQxLo5WkLskbgeUDAcGd1BG8/yjyrK+rkmVg
        y4hgD7LKQvtCHiKGbidx+aoKRtiZhHC0eBV+sLAeSU+BodDl/SJWCNkyrrWKBtGXNjqH8rA+X0FjIwcjCHOHjtHIzsEWUsSXl5dt3+y+MsMZMo1RbIlW4B4D
        8wIGI93Uy0dXDxj9wJOFiXaNHMFyVDewhCxYQMxFbDu3sHyAGTdSyfKhMlMCrR68L3Gn/AgC7+4Q5VnaIgfTJu+QLbahS2VgUUflUZnWdjLdStrHaJpNtpJc
        FGn79Gv7nF8jjz+HZcUoWbBGahnwVLpzF244U7glUjhtCoc+94Wa0hcDutlrClMx64lWYkDPiXsYEaQeuF7fEXKegytBpeyShH0Athlg9efkuYYALSdP1Fb6
        XJU8V1BSsXrr0BLDJq/ljXR1LQjxKPqJlkJaShDcWMCc2stfwjqMQLp+DhHtwSabtiK38nYF122Xy28Oe82GyNG9l5N4OrAw7FtH4unA5IdgbCHeQWRkzxWK
        qzJvJ9o9+qQiM3llhJmJ8xwf8fKfVhFA2B8VELMyc289PqLiQhK0Ik4R60y5YFlWFeEob3nb23ZvFxu7moifub8Ve03n5jMWPW1z7LXNsdfJZWns9Qv31ycP
        /N3+uc988cS989Ab42fvrzNgLBvpv73xC0+se+x6OKfkuQK4aAqEaIWfP33n3vc8tIhDFfC0ZY41zsE1eA5P2zT1TMQzD2Tw9R6om89nlS+5LC3fgQfqk//4
        0qHTD9z7zUNSvn0PnK98eG5b+bZT+SQsZBFiRCw8jcuHuAc8R8q3icrXzJSPzs3ns8rXXFi+R6h8X7r//i8c+OfvHZDyHTlv+ZrZ8ok3BbTvCEMC7TuexaWb
        wYcjafFupk/vuZM0/buRET6fKSidm89nFXR+YUGfooI+f8ffv/j1UzOfkIKeyBb061/f8cC/n7pHCjp/dkEfQZlKbAax8Cwu6BF8OJEWFFz28cdR0odR0lOZ
        ktK5+XxWSU8tLOkLVNIfHP/rD37gXX9quvzZ8zbpqVZJzQx+8ot0D+AlrOQWb4IPEx+gW9R+1arTPpx3MF11ynX/Qdz9gt26+7ThB3wT7n7Wbt19Cuddq9VT
        7BxMosFeME1zEr8+mzbNPD4++qfUNHfgpffi7Gnb77NSbzFMHYDXDb4Lr4f/VzmJMdnvCJQes3qjWdUeXYBeAxN5iU3kvuC094eVGMi137XDWvzTH/13h83i
        hdRkLgAjtKLJ+7z4YQZhkeAEQICxVstAGxKWoMwnCUtIPklYgiEVB40hsnsXUM4Ugg7osbeHPrTYdwqa0h7BcLlV4ER2hxUByqriyhtDRiHahnhexCPUBe6q
        KHBXgcBdFUDzvp2rgUBXCwcNvQQ2eriWFlLOJFUcBVcMQjq5lux9XUg803apm16YO4t8pu3CXHqhB5UuKpp1aEBaBV5MwzfDocx5Q2e1G7uiRKVFVBwv8wiU
        4PZ6g7TXtdJem6W9rpH22iTtdYW01+XSXuukvcakvVZJe41Ke00gkpyW0cvsb9uCD/P3OHautZ5mJw3kV4D4/8YWXP6TOKpx5wSOHZfZf4Vjba31ZRzray3A
        +mDZnrcFuf9RRls3wD6PkDQx4uJ+R8IR/ptDOxDXuPpUJk5iNx2A9YOPz3OQA23Wg8N2xoxHu9fdCCjeCFDur3/mU/n45zT6vuK03fEacxmb8+yNFRdBUcrY
        jOka2kTAjo24f464mAEsUp4joBHWb8Geg7sQtwMTNzThqMD6DHccPEfY1XIP+tR3THxRZLebxWQM4w4HKBcRNA0ljjcZ3hTiVXBwmRo9iXdKuDhGqEfZR3mt
        sMpuQek4EGQrScUYlIdxZxQhKUKjWUYEYl6IFriMTINs1Pcc7w75aw4MgVXJZ+MBx8OxqdCdkJoyAv0yji1BquoX7UyxgRPO5OxpeZlnXDxMSuK0PlZ3Ove4
        02mHdtO33axg2TS5JK2G2CdEPCMZoi5t20GXAR7CprFDPceXdS9zTqMf6PiUoCG14gNCL5m61gtZre5eYZ2wox426WrrMUzZE3u/GLlAiKfGnqVuK82B+3yu
        GQXNSB2UB+y/c+L6jdoyn6ybr7p+466UzgDkjsgR3PDLdy/bdlX3f5ifMz+MvboZ5R97kJYrd3d8urYznnmC9jm9VC8a5r2A4afuS679S7qWzk/9cvLid3yR
        yRk4Hmp2li55x7o/uPSn4//x8rnmbKQE9t6h933g2jfQ/768fi5Fx2/CgLbhss9+7N/U6++i7/8tX3E/vt/wvot7b7/pL964fq6J/5BaQYcmtWXh7RkSTJrx
        gZlO29xWK4LgQoZTDyKzVc5m/yi1+CmmMuBOeMGOinNNLh5NUXMg8KQNzewsogEPRuWkiBPXkzB1s+kJm0sEbOWQUTVGL6VPm2gek0tP3TmfYXqRlzHnZ/rt
        DQORSqho6eptA1Eu6YKJbBeoc3eBw9y1KtP+Xqv9mwhFoI9bpd1BoapSaanMReVmBFwqB/wRbLSszP5/0i8RMqao74uz9Pp/d7t1C3X95+da2ahN5lygJkbf
        NcGnwHLkSBnky8rCTqXLQg/Mron8bl5/vaQiUIFzGS57Jz1H28yCeiPHdaRKgqa12ZR4rd/n4baPHqvS/ji1/vp05L2wPv36hfVzs2ElI0stMgpOxlAb9p54
        4i2j/25VW5e5jyEbofVw9A7OJ679l/AT6B2Pf9raf93DM9Q7+dkordso1Y0mcY5F6MbeVQU7UNphkTMtcjZalk3/LNg3+C0Xv7fvd6mlfQaChk2KZOaX9s6o
        N3Z2x82/JalpgG4IEbITO/BL+j2mJqbOoPZk4tqWpBSobCDYzWP9M5JSEOqK3Owswu4NiQXYa90N79x35sE77Iu+OLfhC5cV6hCV5tyG334DS9MXqXOjWjPq
        nOMpkeRTafpYm9MNfOyiN3Q18RR+0nvK9737Pfb/c8Xchqc7/ryHxItu3/C7bzBSlwomfYuizM1SCTjtGRJVRE+jtdDFmjs5Gb6j8fUgVNC9pPPdkjZArzQM
        2KxBWoz0AqYq1p0snlT1OVZc8k2dvMaTrMH2aaZ1GiCVskIKBOD5cuPOPI60mj2CIykWx3F0xp0jOAbjThNHe611AEdr3NmvmJbYxjzfoetUvYNRYcPE3Z+5
        dehPuzdcj6+rB2m+bX2jCxsumPxgefbev77sBppx0/NdYPzGst1EYALWjyfsJCLHpSo3mc4ENDqPRX0Q2j5OoemReHQH7DHgFHBTkSjPoRcRDObq8izuZebt
        +iE66wCNM0M2l2jIRSXMz/DrVGcjf1aD6cufRXo6tEQwP5eYvofzjvJzmYx1zNOcwwdybFMgjdKx5Qsd+6yNtefghpE3f+Dx/2v49Po57R/E9ydtkjLQpkAM
        PLBSk7ZJkwQVgKeLWTANzbHQ6vKcLFn4Hw1fTt2np9BIPHQQ//vn9aB09g6iFrwI5HSuyTMXzuZaS5+59+yy0gCG/1cWfcDMVel8P+0VbkJHbBX7C5W6qUhh
        7Yaia+NwLRiaAEFrH9M9bNaiKUMeh8wESAQ/iTSO4C243wP9WneqnwTZOPIwaPiPcxg51JVTqi2M3ASbiZ3Z5sjlZ1kF5ZA86E1JrPZK+/1M6rjC+kND2ng3
        kzkyuCYHMN9hSyAqa5culE0Ht4HHkq5+O4KWV1i7JZL5ZuBwAhyYaR+3h9Wya8LQGVuhbFBDkjgoLwlFL9L2rtSKgHJAeefHz/zoifeBnwS0d7QbNCHtEvdL
        jfBYVH8QhN/om5TR+vT0dVFhAD4Zida+/ZzB6aOyCZQPE7IHlA+bZQvoxvvUFMzO2AByaygEd6+0/1hJvT+ipOIfVlLz/UqqfrdC3Zc5B5REgTeBRkv3PaSk
        lY8paeWjSlr5iJJWvk+FRbHGp0HpwwhBHSbdmG4fjl9CQDP6MxjE/QFH0sT3/lHaio3ztGLS9Elr5qQ1feM80O6liGS9VJUhkGscS6LNrbZo85pEm3sSbV6U
        aPOSRJs7EtUdSLS53xZtXpZo84pEm1cXRJszKefv2c4eUaZFeQ9d0bBzbH9v6dMW5tetQgi+hQPfHNJ9xp1NyLA6hDV5FlRhriinzXFns/995eRoeHAgu072
        Z8EUUhnpXy74GDszu7A9EfeapaZjDhloYAhb/ZCdGTsqxNbViKTdgbNNt1CHFo9pTwYw/PPprs6VsClkeJZ4h0aD9Zh25ErIpHmlK69EbKxEKOB1+f7MYyNQ
        sdu6vG0ANmFDef9azrcsZLVijkYpsdJkLvotDpc66yKUH/zxoW08r5kv4Ah8LPJ5jqP99INnfeFTQS0fpl1LUDtM1HleQmBPDbl18KrebifMqkLywu67KjOr
        1ug4PBUGcIIJg0Ka8QKHg1tR8fcQK/k9a0GQpAPhdg2NUYa21o6/Bxqj7/7oif9cSPhVRdKtBZPMr3vOs3hOMjgssPjkQ18sSpjeLV0TvGXMnjWZS2oyl3gr
        7b9iBOIV1peREUjHLxkk5nlbfKGPYlL1GOkvD5vFcWxiPBA9iZnjGCZXjwmhSga52TKIzhWD6GzK4iE6mouEXxirUMJLbeFC8RMBlym/hj2zMxV8OWt1qBnI
        gDwzUzHR5X47HExj5tkiX4IdAkO7lEkQ3X3drt1J1HtJLNCjujT5/ONPfP4byN8bZqBpNh5uotPaasZbq0ABayCUvhT/4qUagmz5Sy/qReA9nwdR/7jazIkG
        oDGmIXbKwvJJys0UtU0hFMKzEWVFi1NSyZesvZnz36lwylYJN3scKQ1fus2B6RXEP09J2HQBEGoKfHsFBEQXEH8G1wr89BUO/4JrZldIFa9RZSftFqpNGLIx
        C2S0fAdLbq9uXOdOxM8dA6HvK9FN9M1sNPDY5EvJ/9rKeS1N2M99ChePA9rMOmZ+a85sviNcTF1KwklNSxL4PRZKtC7JM73VrOp70p4kfW5WDxyci2icLs6+
        LtKT9juTLwrX6sWT1u9G1k6tM+X47V1tH9+Y+ei9Mzk7TeXV1k7W1vJxk51sFZowHrclIwcOSZ689tky4+VZVeDAqxm7zIk7+3JT6OJGNICDjoZwGI4WBQd5
        Grw7h+gvTK3IhsXUypMmDC4Nasp+esUhfLEvj5fL40hkt+PPzWz3gl+fhPYeXHVCIbvziI3VAvpPcK9RiPPsWOcLzM8SEkuPDT6KO48XpoRM1ZTr4cJZ5XIk
        EFk3MoR/vZnz/sy5KbW8FM+mkm5mQxj+bOUy21RmlOHZolQNwaUFUzoONDeLlMUrBgL8rbao/5IuoOxW2vRNdVaZSTE9RkuKWabo2mQVQfixlVkgynmf+utM
        OQKUk7dQ6BkdqxR/5+k//BQIwp/5+lcP06Asl5M8CVZKg9t8EUUsGZZejCWD/QnzLxV2ygGO98mjR/eLwCfyviYsSwiVcfR+MbJboGIke5PPLbxjTO6gpvWm
        aJmsKFIfNrzp5y88vvit99s30B57Q/PEj+/8+ZPfmb6ed9syXoJ3mscumQjeefjeqPe8gxSkHhugcFBv/sUN0JXTjo5ph6YQ5fWiEqXAgVJQih3O5QEgkKgI
        YIe++hZOOM/QAheCJ93D90S9fBL1b3P36P5c+vDT65v8g0+9YaX/aZvaNfhrO9NA2t5Ga0ofotDsyIDdDU9JewgdMbe3gwWeFOGNmcXgCVnBqBJ+soaR6Nzr
        SsLCARfpI2csZ58bhjo/4sy44WL88KIj9twXHMkleN4RMTztSAQJv5rEUQKnj3uxeo0u7JR15qmioY4tykfvcMKZGcQ3CG7XEQRWt6XENO14SAZFwPBl99mI
        q7E4bN2sMicBVv2T9war1ZM4I130BI6NqXhGB3ncxFzPgxIJqqOCTABRMQALbiHIxfX46LEEJQXf5kfoUVLhE6TMm+n4K5D9n0FT+94zT/xLPqnwOct84csp
        85PHkjL3mDJ7VOaZQArtmaBY1kjPUehKvP/dv67QhtB6TNiu4U0qmEV/lLU/k3XMjMAQgiXpmmJfx4rkMNw9FcxA6aYqOOLG87+gN9uplkDSVolfEOW8AKX+
        aayj4nUpxEvY61IMPunSPqkYfMqNH5mtx42YrgiwAtvjKjDQ4JxCWYBGqbXPaVXBjxSHRURlzgxD6cvAdUYUly/x15wUp1twuMUWHK5vkuLqr5dQnxYcbpE2
        2PTvtZIXR+85Le8JGdoKfCU04RUdJAvVr2TMYxTgKhCXAA0JyPL8DRiLODajhDzHSnDMRVAglx8F7kQ4UheTKx8Me3Unvi1HPSalrQcpbV2c0tZeAl93SUpj
        Z+zsntK93EJ4VBEYhmD8as0LANgQ+I2UHZzma4atRfxfmteNL1EfKmeEGJFe3Udbil7m4eXnkiCUOCLWR4RSRZi3K8LDXZCEYF6K+2YPJgP39LomTWJYoRs3
        DoQNpDnJEiH6d6JMAw0MzrPldKgjW8PXIScC+3qxQPvhDFh/PvaJZcBzSf2LEpfD81PNbBc75GOHpA926AbvOkntRQEXqOXszL0569mdSTy7La/vKSUMMBE8
        nPPs5z31oSAeNX5eS/y8bxX1/i2i3d8kyv120e1vENV+q2j2W0Sxf6Po9W8Qtf5a0eo3i1KfOjp94+ltiIs3oJGKHEhSDE+RbjBCgyQA2HWs1lrDuiw52xx5
        VuAwsBDMPNi+ubw3ISlSSRNQCa6UIm+UIm+QIk9IkddJkcekyKNS5IulyCukyMulyMNS5CVSZOSLdUJAeBwgqQIfFHqBoQ9hmmZfYaf5PdAODAgBwuovpEMd
        BoRAMsMCYZMNkEbZgDUMXRnAH1ulA7PJBsImG0jVAzEgBBhiLYmgPRDbxaqSeV7lzPNQVzHz2WDcTDPPq/KKKssfNqZIo6m2ORirSeZ5NfDxRCvsRrqIZJ53
        +03lOBlLgptE1Kdr9/U6o7bsdG9v/bTuBk6aRkxusl64WC+8OGJjTwDDeI5DPgcl9tFbA8qfuAuhZHYwFOv4uYeSOT8HZi3YLHKY6vN0uWrQVY/54A9Ggy7X
        TrLcaDrtRBPTZCWQmjnG35T9naedSSxpD1TXiJdUwtwLZmg68ZP7kXbMtoDUPTMnmee2gGh5GIomvbyICJEo+GNFbaVsIaKeV4wiIvYcV4w8OTHy5OkFgijR
        wB+NP8OkfrN53MG6bYs2S/MTUqg4Vxo+KCCp2FCwHUZi5qc48PmCJpkpk1t7AgcWWPw9opr0fgdIbvS0RA1GqKmdVYOVqLP0PamzoUuKpQMGTHPLe6qvYa7A
        tltsuUHhBoSXcqkSPZ56ehxhrGy6OoIiz7PJ670l5U1X0EKn3YSqm+p/xI462rVSc/YLzlqg22kH0gJ4tYO/d1G5rUizAqiwH+//aJ2khSSBU9/9caSuk6wB
        nqS10jqIT9wNNNaDUWmcdlNOfMKZYt5tU24H7nPGXvoBHOdMqUOS9wP8+ajNTJaIvA2+7aa+Zj0xRyueA9DOThwmwm4cxoS/ejTsSZknuhEIT/NW51xTd7Y8
        1QORfwNYs1raMD3I192Ho3pmP6DrrRG3cVfFTVCo2IZEQuzuBvIA7QrqpKnndSn0nQmRkbKm5ebwxzcse0/P337tFz9dPwd3ZJ12tLTGz0al6yM1IC1aAbnP
        QEhz1caQhWdY2rfB+TFdGlMVWm5u7noWSdABBRu++iT+9xweS9eU6EWtbwDBX7lhgGmA6N/1UW4gCppz0u7B/0mjf6NWOzMeJxFoG9aiqHR4NqzSSzpYtg/R
        o+fmDPdnGWXXQRODd+dAVMHmROAbSJ18HWMAPU/9qFgsLgj+E4+A3WguEEnJl++VL0GLSZqGAFHk0IwgyYT8KF2BHkItqSvcrqQsCCSAQwLGMUtqmt5Em/Yw
        ZzRL2KHk3QUOijc9FNuhp9r6yc/0JlLYMsJU1jnME2hzWBmhI+hqW/+Vmq0GK7VO/dnIavVmCYNvANS+G7FngShWcdCMdACglRo8blXpzTwC+d3WQOAAGdoq
        tXWmlKP1DcZ5iboXhkL6h3dHtaYZ0KU5mkyoi9VGXdyZamVUzLyB0aEutqiLK0zUgJTsQ9pCFyM0HfY90ocyddP04CK96nps+9C4aW9DnUz72fwSuemX73XR
        +vwDwh9MX+NM+roifW2hr5nfnWqV7R6D4yf6oJeEzUN0AEqYsNOGLiekAbDONdB8foqHShMO5MVAI51mDFPlv7/fHZru3WO3bMfCtkLLMaznANrvCX7AIPdb
        aWzR4QaAaIAzqXr1gK6AZKCKA6Plv5m2JFQhas4eqEstsQiX4uctQA1Q04BTB08vTd3VAeY2Qeb+0nSzw0EIPcxUTfNdfPShACbBG96+67rdoBZ51rJWQbFe
        LwsttgVL280L90RLf5V5YWnLvGA+GetCiiTvBF/n4PLNEmp+bTSke9jrZzG21f9wo15A9y59UYWDqevrJC3P6wR979z/6XXBOw/9ynK2Fpwt7eWEvC1dYAbh
        R1IRokpM6wd1wqaogparVAqcU1sVlukFBa9srHSwqRRSUvGF6KTOTBVXVWqaN3uVBAilWq5hQ8Obvd2tzV6ptdmrtm32SpnNXpW9qbLZ8zEbBd1oy91h1ReM
        fU3qSSfDpMFaQ9ueQf6gBxHdqDbdEvaLRac7tegAHxmgIR08d5gtYoVLXuJClwPMUxXeIpZ0P83BA7RV7Ig9wOOQDHbgMMIFL7WYZ02JY2Yup9+CP6HdlLDg
        gOZlihajGj6Voy6zh+zCHjKgAVJKrkW4IsL4avQMwOT4YkMEu0wUBF9xdXfwAmNhb6J12oclsQTgbOCHBJD0Lrwi+KwTDtMBo0EPH9LDujZwOPijfDScRLFM
        vBpCOrzBFkn4SxKMMn00gvFqEowK5zXo4Rfz9Mr/ylI8hjeNUqPS+aqohrcsFdzkpYfoRaWBcKmv+yru/z/toqfa2qXTtMuwtMsSaRd9vnYZedntUm1vlxpv
        zLldOk27NPCmQNqlS9plWNqF30HtMoI9dBXqWjUltgGnD6Q+CkylA1Sa2mOhlJP011D5KgkvZvmSHsEsX9JLMcsbxGcQ74QdGcvCuf9Te1oGheXCpsXgyzWE
        Sjo7ovIScBqDZ7PSWj7LnM+IkfEDELqfsgDZLuviaiiPZQQTrMDh5nAlDtvDNThsDUfVtEP6gh6l/9boFaQqrsiqikv1SqyA/em3UBdXkCitPBwtzaqLS9vU
        RVp4lj4WXcE26pq+4kHUwKe1oow5l95Wpb11VMJqU4V5BBMHy1rfDpKNMk3DNI7DRfQtnb8Zq1D/jnAxPmwJ2VK0OdQMaBCGrXVnxPCm1/XiqRB8Tl1TYQTW
        WV6nOvUiXeezgHW8Pvx77QBoleq6H/+uHoinb9H1qXAJyEFk3dLRlRW4ri6An6wEaHdHLzG2HMC8d6L0FwLgB28I8Im24vgU6Auhd12sXwHP3CuhddGeHZPS
        q3QAfesSaoyxKX2xaE+X0MnFs/qV9CdaRU07p1/VUkaWzlK3UG+NRUtnD0bDejmJ7PIbB8LldNurZvWqw+GleulB6qsR6pgR+mGEKlfawRhPdKiL9hOO4RkT
        4bi+OFxKlVtKQ6ASUl2ywXlLmS0MLnndfUzXjKOApqhtHPr7q6SE0yS7M4+C0MKG+78kOpgOt51LgLCUVGA8JBV1NTXUUvrvlaQMUlPxcIDudwl9dzEaJLqo
        rQEvmp3LqLBl7ILHDs9GF1FrLqPWXGZa86KD0UXUhiP6om0D4VpqiUv1+A00qlbjFpooxg7PReP60utpyjRIJ500GIfppqXUKxfNtjxTTVp65q0wYHxeeh7V
        cliP3MCRZJ3wvTZaY7eTLpChumxON1CNZSQojnfIKK2XH55jqpNWg9NMNBIOY2mnR+vWD9fr0i0kw8CRagyEF+GVmk5wuIweyo8NND1v7nCTKj4ye1CPpAHN
        l8+B6oaqQdfRvxsHohEE6tKLaJLUy6gGwUb8QH20y92j8fS2GucYn4nkfpkfjpAW6sO6ypltzMVFlxtBHzZdNNzWRcNGxr1omHplhHplxPTKWj1MX2yD0rEW
        0zR1O2+NhNMrhHmM6cRobuF0AboztQhx0Jflk4A62xhmjXHHROPsTdTOclkwn5B/OYSBLmmukbqmwip062ofwQCRSqxLPqxL2+NICJMCWFIVm5f2gABlxNm+
        hpYTX7aGpGi225dAa4u3a/9MeduuXW/bhRJ/Twp+5o1qt5N6pxhXpaI7kDPsAe8NJoGpqJfkiOaTWfSqpXsBBUefDmOCWMqjiBZ7nqqY5Zc5wqo4VJOVSBqw
        5/wVG2pVbFjdBNQSixlBjNWLail+oVvppLSa68ouIeRqct6m0FRhFyytkA8ADJtb4BLK/7qW8MP1TH0V8vq9x6cqgEISJrgi1uwuIFMAw6Ko1xvOXjFcWhII
        ZemCgNAvFVYHtjX6/zYFIbdhOePAwOBuJ8nttgV8gVOVHUei/FQ61HjbxhgvnFweKrYT2AYxHBi/B2z2K7+OESroqtcyiJgNh8Pr2dVvCZq24u8iZwpLHhu2
        +AwpJTbnoEjuM1sOPZMWgtcCicDkV8ildvulU60MksylKNnXbNueTrKFGdtG4HgBw/QOknreX9oCA9OCp0Fizu07YbyCFW4T4Gl446DkbtCi0CVXD3Cmv8uV
        ghaWYxOZSnP8FeP7CWQvAryZtJ7RiGwDSeUxa4ij83VlCep48k2hDsMpXA94AORWoT6Pbnajaec2b49zu9nY9sKVIkFRvRwUVaHjMGkF+D2fDYqaYKu0tSA3
        CCRayL5ypgJAYlRMJGclDUb6hgOshRXW/3TE9v83jtjyTzpi9n/SQRbWsAI7Kuz/8+DrpPu+4CAfa4X1mIMUrBXWo47kWT3ihEwn/rAj6WDHnf+XvXeBsusq
        zwTP855777mPc6tuqR63JO1zVJJKUpVUtmVZlo2tYyzLAYPVIaubmZXMkgFnZa6ZNbagGU/b0yoe6TaJyaokkMGEhFsl0iRpyFTSpGMSu6kQhxCGZIqETpwO
        IUUCHrtxSBmbNENceP7v//c+59yqWyVBAt1rzZTse/bZZ78f//73/6QV5YTpVyDR+ZVcUitgCatdRsIqTC/GtVzCagaSWo30hS/96M+WYj8t8arEbKV/94lf
        /bdB+uWnRAHNKvSO/V9ibX9vOwfRjZIsMdCdlfNqXmDUpjjQJoyqPEniIALmwcFrt14hcgZ6Z4EZQmeqncudQYOxURyREg0gjRwL78FmhWtgXBUw7mRapeiT
        AHGEf94IQ0IAcVWw2U44d1CiLz791mf+7m/e/5vqOohUgYPM4j6R+JWQO5GLRwRp7PQJApfQxOOtEWBbuumTP9diZwNi8gJM2SDbDoFY5HNZkDDqRm0gTFVa
        qzTlJVCqpp05boiqHnKnqQ1p7+nH3+5ot3xcH/Osq8yPpwGSho3hZ1IaphKwhQMmI6Jvx+xXx/Rh1noVXGbMWnfEfNG7FZpWj9KIYbbo/XaIIsp2YPuhzGUK
        oPu3X+yyTBlOcgAoO0ntvwgWSKBmAGUDGLps0OPLNthMQcoGCAMqEf0N0q/80cculcBrCsTsT12D7Kr2NhZQG//rrUw1pJenK/4Wyum8izucyzZkeXIrObWH
        sbyG2gUqDFKoXa8EgzB90gWI06uaHTXsomXQFbpKHRfKalSPj8MaDYzm0oDesryy+vf/6oMPj8OJWKB28YDe8rwx108Dd8vbKLz8kff9xpcY0MuwUdLjH6NR
        5+1udI7zv43QAUC2TrBzAovdErA4grxNDs6DUyV9iWbvPD3bXZkEG9MzMDVOkSp1LwnSz3wyMpZVEDf/e5FYcrmeX98lr2LlysbBPc2r//2/p3ONhRriOt/r
        qa9kXpQw/wKjxHMTXsvpC37XML5p5a9RxoGD/SVo+KpT1jd8KocuqYSuiAPdMhxKxVDsXfNxYSwTRIp3g0ZWuPODtO/fo03tnAQVwkp2gYgyyU6UFmgxTYg1
        nqEpawvhkVkALjvpojZv1OC14Vm3IGl2ZKMGSmPx//jQRu3N/+P/dPebCohXfFgMt0fdpEW7gID0HqAukMLwjjjRYnzUucjaslxhwEDZO+RE2wiO/hPtuyTB
        TFM5hMMccqwdEgfagB4b6LXYbB1jWwQu2Bg2LOEgdPeZCyyHE6rgDPsTYIQfrsqObksYvo/OmqN0FWU8OBJGczilNW2lRyyfEmBjC5Iaj4uNaVUFOfTDLFp6
        lWjTXGQ0ixuTHNuWq0i5mnQUfeJtvEkDLG4LOebUsbspzKakrD78u5zuh2UsuVdYmm3N9wqwrdN96Yu/bDDoECxsi0WX5qLd4odvnGldMdPzx6DdEtCGORbP
        phEY7hHcaM3QY1zkBCyRE7BFToC9R0aGex3dAtzo3zcK8CZSs48nx8HqjtRxI2LC7GnunbiAsFnvIczQpyGog4A2QU8Fd9P0jOia6rH/qwl1iD1TTagj7Jlq
        Qh1mqCI11jS2CXZ56/tofex5VB29lMzuxMVtgdoyA5pwF/ZClQuJwVcLNRvjwRJYbJHqF3stCC/rEzqAsRR0gk9oS+Ob4qgC6JQGbLA3RAeYGLQbwppp4wGf
        F2zr0WaJcZsJSbTqb+PqnHvgJ5Hy0jkQg2XG4mav6CjrHhYctV5tMH8X1qZgj1OwldTrsiuODJNX4j/hznpJzaqWXCywM2YWjR7Y3Mt7j38oiYC8++Ivys0r
        jCeksJFia7THqegVQMRhV5HqYvNEUoSaYH0LLJ1ii7q8D/gy2RZvHrPxDBwqsD2uJmStID4zw+JEYgTQK4hX8cbqP+or4tbyCAcItTvEgQVXgFIFVKxrYBPs
        RupFBUI2Q2oSExCpemyLlTcWHBFwmcDNXSR03fA2JlOFYtvLiqsujuWI+wXB9+PbgSRKcLy41uLj6S4CEoRY+lpmDD5OCFdg2QatXRThPhl5DJVr4msAfquY
        UILzNeThZPDhYu4AERZxtQw5hSkYwp82xh8Z4VTGN5QBuAjIwQZLu6h0hCVFkiBiG2mW1DsFJShcyCD+6MG20HF25BBbTHaHsIfFJrUOcwgmtQ4hBLkoTx1H
        ucPpYxnECUQ6Bhx7KkzRaKhws0iMqC256riIxIRaJOYzWiQGd5I/fXYSUMU2MjHHM5mYz/8yZGLEZtqUdcXrQ03gWjik/UrYuFpuOiB5GaAsXgH74AuMjyMA
        i1nVoLONYEZFGGE0e8OQUGqrYRj/Y6t+8LLHZ6ycfBaWziQqbbB7SlM9FQEavd3n7rDnpIfpA8Q8MDvsnNXGFLFnwQ86fMBPgw5RUhXC92mOKjDCYbEoDhwI
        yBz9ssNBTNIvOWL/7hfxPM5VTKcP/5viPA1Hf+lv1GDu6ZtWjggod2MSA1bZ+CHI7lQ2Ks4vOht1y3Zczy8FY+MTHYSBG2zBF47A6WUbp+ce6SdzKCxXGxZW
        7lm+VLcZPtniiZFO/j2wZmO9sZt+UWRZKwClorhrosCCAsUCTiHtbvRZhj+S34rWfBk8SvWMJOedIUKa/CX6oi9y+hXWBxwHAPBQ9UhWJyNQcCHWYjhgQ+Su
        StfMXLeMZuR6mFFzHdty5dix2V84TSXukbCTSjMDE6nxtenTP99K51JQsGCViPeLLeuYbkgUuslSiuPH6O1avb4phE1hMzYPY0Hl9P2/xKZ46O9/o3v9aAxv
        xrDdiRZOUgzqgcSRDRtyNVSmqlJoeIJLrJ3gEo30UfrYL8l9YNY6Kf08TpixjeXUROQ01ZC1neBDspfLDKUDtRPc+uYJtB4yhahor1RUPbGp6Z//pSgstH1c
        2h7Ge82AMhuRDUDCTyNYuuLMQuaqdsjaAfDWXS0xXAPn7Z6kCdqvw3KdbOqPrs3sFwQirhfkOlrl6yhEYXEd7QPbiYEwgYClAAgQ7qUabOFq2sjvo/T2Tfgd
        8bLqCC+EfetNJKEdAJInwICWYbRqF+BDDjOwP2t1jUPYalgv5b/yWR2LqiUwNKSxbCzsKch587IVLLmpHdlbotqlmrdpxUQYOb+zLoRQHmkaSchnDRFOL8Rj
        1dJkYxw6mBQoS/EW1NThqsiFVtgLdJs1sGfU7F2qLhsp+rJvQPOVwOTNnW6E/b0FJNnLG676D4Ene//B8KQATTCYaCyskB6ia2Vy/EMJLY2HYXAUi+lDCSyv
        AXA/7HU1cLeiP/MJM0kf8gDLJUwDGD3lp27crAW+hk+o5xsMn/bm8IkSxrtRHD3B9F12WIOgcISFbA5NhXKWeXfibsXYR1J7FVxzq90gMbTEC3bf4bcbRHl4
        r1bhK80RSBcFEKC9rpyA47QOBJWkc9BTrS5OxKMUGuHQMQg6MT/bTjyAlpaAlhEBLeNsnxrYPdupplWAJ2H5Gq4mNhtZsgm531VOYtbiXbEJoQfZyXmAojt2
        MiXewPbTjaDjJgfwcPBjXwCPc6NjJdMX6E+Z7MZZ8bhmlbe23sqNRvsBdfCC2n9BTV1Q0wR9imXALGdeBNrD/g/7/kIch5vLjg8PiDsC8RQbNI8awOdJeoyA
        /lIDwJmjxxG+7dT4lhPR8xDfdnhzHc1ZffepY4UXaFYecXt2PIfne+34KjwX7Phq6Fn+Phsndm3fYaNNu9mIZjbXNk+zzGb6/r8TBRO+64Tq6PWsLMCEu1DN
        AlEP2BaZra5WV9GdssO3O9pW2jJTra+N9QpjpLjtpFjUNbTmU5T3cQa3H1JXPZ5cy4G5x5MTHAiggIvfD/PvMv9+lH8f5d/H+HeFf5+wL+g/deJD9HMtfo7T
        z5kLMMUfhFSrDV1iVauX2FbA+aQGj9Z85XrI2Y5gxVoXMKRrdTPbwEzhXKdqB+b5But7i5mRAFYMWO4dJnpZmYfgiwxc9Am3xgJ59CmMvgrP8Om7acy/ZOkx
        Z3bTLE33UXUs+lu+nl3g9rPKjddlR19prC35mrKb6Vet6PtZA0H8CnPEaziCpSmNYKmdzr0RKnshvC/V0naXitjPhelbGV0Xu6ytri8SaCQ2CGpfZmH/gnSQ
        dmgAwQ04sKpE38qlgzy563tCCd/i7rGYnmEdRqQqt0S6OuDiCaJDxFBXbArrozK3MUz3x6e1led5QF1CySnqRUQNb1iOtxE6z8Lx91hXjsn8wGS7ZRXgT1U8
        xiC6zzerwmkZymnpbj0tq9lp2dSnZfMyp2VgTktCV8Z5LzOCDIyTD2iMMDTItbR+JX2abqdVkGl4NCNIHAnYzCB2FRePtsBIgYdWER6OCDykDaKaF1R44YxC
        2tvuq8NAJoJnE9AGAOksNaITJVbnDH1mrgQ+dM5cUC3IXMDrBUQ25WrTEsPXmSNqPiGSWTW7mO391/G5HPBJEwDnQJJctgO4m9iBU2wdm07GsyzfCl4HnRyB
        9oA34sJSE03ACOT85BxqIV+rIGfyujoNMsTaRUGhyvuChjS15ZfQgTpN4+l7oq8IUlK3M/8QuMSxprQL83aDtrYHzqJ9g/0kZcJVbZWXBLuc5/cVGD1qs0cX
        vsp+FM8mmzJ1Abu9HgUGFryGkgAz5h02rMYy/yzJ3WMZMyE3QkXB0iK5hGSuW9H/DsICc7nYBHJbTCC3IJYE+TtajBplaAqZ8LO24fa3WUa8zcS3JoMgsPep
        5JYgN2C6ZIOlMbgzmCuX3cUf4udpQtzwPC9skLnCXZYHZDq9gaKnQZ502Xcv/Hi4ymU21fF0NAWQe+zfRF19E3VhyLsaBaIkgBuuCz4Va6CEeKgEhAjg8c3I
        T3uf+NilEl14YKlRcrFLYQKtJeGxuKK96WrOGxM/Q8rYST+f3X4R6/ElgQn7G7W33PXGf85k7qcy8YLjLnf0h5yTONvvhShM4f9Qn9KH9CndR5N0ud0PygK7
        HyR+W7TGtGIH4Xs4BbhynmVLWmNFn7YJSr23NKFppDQn48IGGwcEoRGFjaOc7PGd4NYVviS05a6AG6yg1ewmZJYAaeJqoEKfn3Xp9KhAzTgJ8HzBpbODnk8D
        2lSgjozfF90LSZtPYbeAdDVZSU21L6jggvIuwBEkg52AVeYvcCqbU0ERE7RGAjleB5b0bZ0UMheuxCIOnqPljeXAKkxJSw9iQ7DfPiaftdGiWszNg7beJCDK
        7qLopB27BLpqDOZdFQHMR0wmTFwo5gN3VhEOq920YQoIsKf2cegoW8m4hdls7AJ6RoQ+qDVHRStrlnXyVPSquqtl7eF1gK+7d9ZBUZvUBFqPawOIrKldupqa
        ahSqwZUbr9fvXFnIHnOBzrmanguvMhZf7ARjl2MpO4+Y1sYrIxRxJ/rp4IKs6NE8ZU3SI8A9uaOuAfbXURO4D3fE52NH5Gc6GOSHmUPZUcMsYjKtOpA9hkBS
        hjp1YCIe0m3itqFW7pNrlUtUtkgJP9Uo8G69uXb3bS7M+5q/lfQneqWniyqn54oap+eNwumynymcJk46x5DSQVsTnJh8fGYHqctfouQwvuAKgh8HP/JFJUfw
        5Qi+HMEX+iHYlx6Kfg9Wf59kTFl6Y2uE3tYIPSCCnfbeHaVH0597G/Rdbei78qHIfuwt9qJrzVozhJHfR5vlJVvbiwK4d9l1euKLb20rcjUDAsI2PiCFLfyB
        sjhvKYtDHVZxpaZHb7O1OXxChrHmGQxym27tlwmJboWTGnxPV5+J0t8Hnlpmo/HlrrAtCZr/tjbLqtV4Yf/cvgDpfrgSZLPQkWMOkwLr9ibh3L5MGLc3Ct/2
        pLBtjwvXdk6YttPCsz0gLNv9wrGdEoatkn5NCrt2zDDquW3Rf8cigDjguWnCe9fno7BFz/AleReuQHD1cfxcHS7Wly/l1sUprN+3WBc3yTLr4o9RWmbyPEoB
        JhVb6UfzIIoSg+LHEU15o3MJmwZwxY4U3Y9qcB0qouYP3idnRyAEJvc+2kXamTJLxTzJxoRZ+ERuBIGYJYqmhCbFvcU5D0IWpwizVcnjYTAFW+f7LGPFGXpf
        ETSMEPU/smM5N+B+QZh4DGchD8+IfZUR+zylYPLwy8CEmKgrFZsKd6GQXXq9rDKbSKbNZV4tQnbGbi+z2ZnjkMT6P0vpV//wD1zIRVAZI+mLPxFF1wp73pSF
        VfCQD2XrY/bP+LJi3uPLknm3L2tmwZdF87CPVUM3Zh8LbNrp+Vhvx+xf8WVpfsSXtflhX9uG8mV1ftAXIwhbV5rP+zBy+3eR3ltLtpgQxTbLno4WcGNZVWw0
        ttdNZ66daIlDPpEspssIVwJ39dk8A0E4OgSeFrNiHBPyRzb7/S1burKhzWO9qM1cfUObxXrBjnV1stWetmWvPWXL0EFyDM8v2TJ0a7YM3edt2XBP2tAwG1O7
        IAY0JsrmY+KGdAyLQNEjBN11DIToMXowNWFMDUMMaAxe1Ov0iCAFNCZCT2MCwcagq17g8/LinS+xOQRROB9lhfNDsCR6kgZklCNE4XwUQxLRQ6DtKCucj2qF
        8xIUDSUOCuejUYgSrZjwxVGtcJ6EX3LdGtwIG6W4zNHSD9ADsoNl0OBs7V9YfMUFQN/56mOnf/0U1uknYde1LB5i/0RbFmMnsdD2t8Q7rL2Dd9iWeIet9HmH
        rYq1vLo4AmuId9gmO54Vf6RAymlxPWXrTUWb6T+Cwpk+Q9Ncx2/RNhsY0ltc4LbEBe7ffOKzPx3EjbTE1GQWqAtF4MsSgS9bBL4cobC7QmEPhcLeYoEv+Oxq
        CP0EHmzZrEAAewJlkRDDraPJR0LmcHaZ58CXWfZ5loegjQqqos8RMsu+VEGILs+yz7Ps9zm0980s+zTL7A0bTz3LUfiHvtu86DxYMrMsvqF4lj2e5ZJ2t64t
        fLp9Fj7pFOAhDfQ4lUUz25JXHmfs/hLfUqI/5olm9oALmw8RxApnxU3hDE2ji1XAd9MpmIAXSj7rPQ8hwy5ocmMVhHi0ReoMwoS48YgH3HJch6HB52E35/lc
        OtQ2c7zJPOUQ5ELpDviJ379EbYebY23kk9q7jEs5dyf6Myyj/2SLucvH3p2Vp7aW9xTK86WcMGY+E+6KKw4ENHBZcUQrfd5Bn3BpceCRFJcWJx7FlzXAHUTQ
        sI5xYBV28tiUwAobkbDVOE++rcboOYdPKNnWaNXw9S4YVaP0ejs9d9HztfQcup5pFSP0+iP0bNPzfnGgHIkDZUscKDfEgbItDpQr4kC5Kg6Uh2SxNcWBcigO
        lGviQDkQB8rlggPlkl7PrtjZxFUP69nj9dyGiVEIKHgZuRDe0bkKj5uHhYj17On17LAup2fWs0fr2OObP5jhsp5b4c22fRFI4/nE1oROQhD551b83I6fO/Bz
        Dj8/gJ/X4ucHwU6iU/iHHfui8wBLsZwSRgnKckxZaGniAud1gfPi/Vzi4d2Jfg0nmsNigdSl0D3HMxO6p5shW8amIg3pMvxp1/YusgU/G6oR4m0+cSFirtdf
        UcDcg4C5ywLm7u2dkEAV7qywP+4IuZPjE4K86fIHWqwK/0aI7BBYIlTVx52IRXZ87UeOhctdggL9Mua5+LAneEsCPeBXQtpBud3vI5zL5S0PbVqgSqJy74pl
        X/bEwEI4NIrawGdWoMN5XsmoppuVnZTAoaEPcKAGo3v3sCAO9RpBz4j74OKs0SZXJ/IkxVZZf2dz6gHt09cuR8svObh5+ZCXf5/nlunECx7QB5swly5yl9lw
        AMwYpRGUE8qibYLGVbD44e0tesuE3F/KxmaSWDrGfZPNbbLRx4+wEjyb22Qa/gdt8bzVA14izIsm0v8M8BJK9x7gJfR8N/AXSrcAc5/0fBi4VMA2kuvCNWCS
        ClQcYQ8k+hxI9XTtIyiL572gKmL9efm307T7AqZsDbMlqLScf1OwHsVyaSNwM59/YIeWHIroRnkvhQnCeLCKS6DFOwdu5EbIKMAwPedgU5qdstLmpGdET+Sz
        RB0fzmg9uDNjuaC30Hlb8EqP43aCwGwfiG0ylCagDmWXkjh/L4nz95KcxWzkV4k3j4KN4KbYCA7FRnBNbAR7YiPYFRvBjtgIrhdtBAdyFofXAKWBL8rgDtGL
        EMGyxHidNb769GuE9fTrtu1eTD+11EoX7LTJghDsphYjRy2UMORiIx2e22Bv8hxWFNZubXGRd87rMBwlndPheyk8b+uX83BmlYqoGnuXhog2wEs3gdjThuUI
        NYJHPH+F+11QMOHBGZvhzvD9x73xi+UHvAedf5nbyuWVndn+hhzvCq34WDRFtE1XFzMJGSWayRG5eUdy827JzbuiPKH1i+xfCj0f3EExorSh0r/6whddSPB/
        0mWL4VLHW9gGsiXeryFTp7V3+M7kZ5fppxgvZ3zd0vi6p/F1V+PrdYOvY/vSqTqNfH9oi0OgP+D7wKz1GX0/+JS+FzzB+D+b04Xttihi0mWZGn2RDy4rVsab
        NcgrSgnRBSldDUfCKUtkaetTFhu6XQEVIWRulzZ0a2/UHFrgHsj5//P9R+83hm7LsLyeiLHt2xIeZQ/iNTMYDM5L5/8tNG7P/1TzOpYXn7mOlpZJWI5n2V2Q
        DaFqJnYzz3/2Ouckz9zMDlJ9LJPCBJfZHVNNo8zZeEZUakLYsuXOKxmuV8TyTggGSIYAADaLj0IdmD1VIqQ9VeIaBH20VsHCswWPf5RzDAZyu9z9ZEZoj6qr
        ZkT4NuqyYGHh23T2bazLKx6i9fYpFn0gFBWhjJhUEWJSwCuLfXdT86XRukcsujqTq/gpCn7ibRFLHsPUMHOJM5NyM2JSzhJbckHBx6MBK3WWCTaaVnIlChns
        Kn5GccxPupOJQT2+0fAMplfhcNN6to2CwpYd/bFLW/2ZH41SL/pRT850xhRgaKZBRdDJAsMQZ+KhnB48nWrn6KVN0hRb/6U/+WNRWiWg/cuuLvx33xmlYTHi
        kc0RX39oU8RvUBm1YsT7fwzEv0LEZ6mMoBjxC5sj3ro54gkqo1yIoLa+88cKaepW+uxDhST0/tg7+7OkC5sjPkIlVIoRf0Yp/L4U79zU9HdujnjxnZt6+9HN
        Tb+0qRbCN+B9PakklrGuKDa2xVR+tZs22aq0xYbCQfx6s7IuQNb1W+596bxzmyZsTouXi4CZaZboc1bBvsYmYkJWjaXGUnBvrVd0VC36ssvrqKY1uGYtSnFb
        B0mAE9ZU8/vqthb7zjdnRaS9FVvFe3NqX8DmrrK+J5MEcYZCmoHwW0F0fpERHUZ8ahrxqdT2hELEqohAW0VMEUJElzVEKrXdYRpFP+knFeZo2oxzgd71U754
        Vy34VwBusubQBkJg1aEdFcgVLOE6sroC1l2qSkFswRwX4ApTM3jsh1KWf7aAINZSBQBACMoTDLBrt/zqswzOauAI1PBhldGI2i1ffvI9X/mTz/zsbz7PHBLf
        kG/YW12XDSq/12c+1XlqWoVxs5jdARNuln07jdYybraPpd1oaWbfVDzFz7l4P32r5R+s+AA/o/igtLqqDjKSVlUHGEmrqv2MpFXV1IbIWO9jJK2qEkbSqrBP
        6MFGGI4x5jXMG1JEPsK1SY0XJVUZRErECHc1eqtTGw7T0j/STO3WM8WzUTlTH2ZTqvU2PZxX1Ufo4d5W30UP71V1GBT1ebpAHZzGYyw+hIeKD+MxHR+hxXuS
        kJiNH3LmNv6ZY9lUIdOHtsi0rN8MxjVEWTAOC06ewjisZA72vDNYHMbbTk4GPO9AHd5oqyMbiS1OrAcnhICPmqaEhyQhBIFkyGWM4bz1+eiyQ1yb4COuXBgX
        7rCaZrOApsh5pzaEIj98JUWOX1GRL9m1FopcuZIix66oyG/ZtQhFfo6KtNno4Q5FjobZsmlLqYewevQKGYunw0IlEK1Sh/oq27BrjTB9evvW0/pj22fenVLk
        NDWbdoMPy8W2HNJ84wKMjH7a1zcupW9csak91quAV5rMel87XkQ7qNMv7tCS9sDRG7iuBi04Xu2Dq66j6oUXtq96+Durum8bDa4a1t3TD+5Q9dCOVffVcJlt
        trlq4REzc8/K5tKSFNG7/fTRF3Za0ztANS4zetKutcXKNBeKarIVonTyObNCKhGMWfMyWTHLpNDav7drlTD9zA7DFGXDhGvf1kEgQGhlgDBbhZuHkdfI5npp
        gtZ2qLk5qObCvAwEwVtXxtYeg4GevrBDzY2d+kxd6evzt1NzgJof+vq28Kde11AHwimpS6hZl+/NdORE33l/S7Ie57dbj+//+ne8HudlPTZD0X/jOrLFaOm0
        0RUuxm+ym5/l7VtTD/9Bi7Fv626ulybmiR1qrl6+5u3xgW0n55vCdEyf3KHmyrfT52+nZua4P7vDYixnR2Cw4xG4faWHCAOZ3oKBfJPFYVdYkKSavtXW0naW
        Dtaqm0y37bAE5VbDRg6br9BOKxzmLelrB0vVs8gpmzcNommhgiZVoY0HuBMrUdY7hE/3yzXjzXK7uJdHCQtbO1KiuHcz4fW9dnRYE1A5wzv0fWTeDvna8b5S
        uvwLrfQZeD14ly2UVbSDuvnRX2DRhUeYEPuGmAuFP+0Ahtk5CdvKEPmS27yLqY25+YZTUEkMQAxZd9IhdMCBsCBlfsExDhuCgmd4yvlj7PWdQiJYWUFv9WxY
        UZDeDKLZJ1wFTWf+Ft0qYuPStGVb2vYoBk03KgRP6ZhdhbrrrFWJO3iU41EIaXnxGAsuxpOp+DGybrB/E7X/cHpeDXVOWR+zxW4FN+7DK3RRo2jdwq9+4WP/
        tqQjlu30M1b6/veI2KFZPzVqZXAIrYJ2ErdL+gnaFWX5LF3Wsyyc+BhVH+8GFfxjdrwHz0f1ZH0UTqyki3vp5jwukneZUhrb45yff/C+mG4JMRYrbslwDBOo
        3dIptUf6A5IwN2JIOgKlLhrqIWqBywunIjN6Qe26oCFvoDVEkQYA84fQnFg3x2LjEGpso6U6uKOPXlAT8O20MWlv/FPHwh4YU6NUNu18KByqjdrr3/Qm2X1/
        rY0QT+JDQuC2Nge15cL/uT4inpO79+yNobvL5uUVPRXLWjVwrXOLxOzVkqiiW+Gmq1iDcY+YnxG1rSHEJzEpKnpdmVhMPZN6r0cLuQVVS5ge/L2WBFowJoBg
        TKWYFpSDMj0s2tkiGgPalAEjoGKxPChdX8Vwcx2H/ep73u6kz8LxDy7aDO0a0RPuZmeSO3bDDc3qZCMxpgwhkWkiMyjUIV+eQebdpjixKKy9ScBjiAx3uGm4
        G9rMWz32snZuQ+RjCh8drtD7UlzoMBce0bNYqCEGctJQywl4sb1pNgtOJnpGALBni8dJeQO7mCUF06dtyCb12Muk0DzL6XtZVOwF21grKTP4pF8n43i4XMsh
        51n7OneBSz3kfoPC94NY/jTY45aCgZwyeyX9Uxu8sScttm1dKKB9g/1qeoycsl5FD/eUdQcls+DBrQx2zK30sODIjVO+RVL+c0n5Zkl5r6R8o6T8kbwh59iK
        iEjf/a/op9U1HGN0m6C5yBGya4oKWAGvFk7Aq4QRcIfwAW4XNgCsAJVh4p6ZBj8svIa7hdXwBuE0/GBcx5rJeQTfG6YEXGXawgazhA3mCRvMFTZYXdhgjrDB
        poUNVhM2WCBssKqwwUJhgzWEDdZHrzaeLmz2ADvtsAZ9GUT9cNemCNr8EGP9i8i1Lw49GIKZ2ivdkzjIzcSujrCrcNbwVXhS+Fo4dPjis1v4XwSymVcmqnO0
        SUY0lfvPtVM1+4h7f+L2qUEoB1a9o88zsTR3mgxtDAc9YEmgv7Ahu+qtudQSBFZdagoCKy61xRFJ8t0cWIBxHQTmXWqGI9LmYxxYd2AuxIGchbcKl59j2F4I
        gB+6gAAYouuQf+qA8oOYSWw6BHZjZyIwDjIS7NHDOdYX7Ix8/WJBAJPC+n2LAOaLmwUwFz7YGni9J5D3wdZg/Q4uX6QydXcwQANpBLC618lGXPDCtQGpBUFH
        N2OLPbCPb8CNsBov5o3+0k7CS4m7RCNGyUo0XpDYvpT4HGMnFcTYiIFv7KSm3KXFBE5GgiWY8iY8C+65gyVmwteURy/wCw27PEuLcYlmJIbDpUk8CGTAbzMV
        PYai6+xuOxlCBNZ8QNuWCyN8t0phlNVE/7Z0TJU2COf6S7hFSEooMlAUqsCfcxOhAOUStrDUW0wa1FZ4CqKqm6qEmDJa3kCL63BmjfgA8RFy1dn1syqjVEoT
        KI5tSFnDG3D8gHbTsS55BrcPR6uLRFxhW1obw9J+iM5RpmRESJTOoNyUXiibg742VaOnypckTQ+roaZaPeo2lTyk6vLNZpKp8wB8nVOTy5fggiCgg4xC4dLi
        EruDb+Othu5Wl9jVdwnOvmka6a3Xyy230m4Y0I4atYD2YWUDQgqJHe/aZp7iEeVTGg9pJgakcZFmNBsYtru3NVnu8KS8uOPwjGw8Z/PQ5jkqixvt/C1Y5Nbm
        EX7fZ29xm4bmSWqL3PWdkpQ4ychOSVxOMppHhH3tqKIdYbxXjRC2vReAV/YSdvIEAp5sUJ+WZ+nuM5i9u89cOINNefd9ooXm3Q3Zwx++L3cOtn4z9Q8+cJTP
        JmcnsLex8+Ex2V9Ubu8DqIBKvESH4x4GGJSkp+jdV6P0sm4jkl69zEE6HA6UoG80QpDrOf7usSv1RV2Yv6kwei/lVfM7ZSiUxkd3loHaVnCOiFaagj0UnLfK
        21Suh0Z7hXLZUkKhz6W8XF2iiyLyfrgoodAQFy0tOlpwAa9LGxAs5D0HKRKPXn15hYyKo8V01hz9Yol0wjhB5nq5Ug1r9UYTFk1wg4DfxjzW3C/o8IozT1If
        723AJqWoQEdrNp/HX8ycb8AP2Oe1gdR1Vt/nc00yRH9FR1f01zYno8vRoi0C+ZyUI3VUrXCOh2yClML6G730cIUJR1kyr2cze7QJshKsZnTDH3cd/wGbvc+j
        uwnL6Hmnk4IFl6g1NNwe2TU64ND6miRX0LwCjpJ4V5iNVkHiY658rLIcJyHUJc6hwRJNVfG1R3PS99nr/1woCAay0aQoweIoZEHkHHWvGNnj2HOJuzXpvdSl
        vqSFOmDwtr89zqbmulfY3LviEqGlYRvCFoT+2S+GbHHiFE1YuGDb9gOKdY68e6nCNjXzeVvLkiHyvNIR53XEORNxTkecNhGndcSciZjTEcpEKB0RmYhIR1gm
        wgr/zHbsiyz1N++I0WMeKWjSMIIqi+E0bT8ebPiFZwS1JDMCl3iMoEL3yDKqVrZIgYKMZtMuZT1Yugvg8GBDwdn2l926zkKcm1CrVSYobopcRmSwKXLBhjwQ
        bbKf95nyMM/YuhX+nm17D1KjALwfwZOW6SOYZYLhj7BDi59wk9x68xuU83ifQcAzBePO37gIWd27Ovmrr/ziK0Gxuzq0F7O+vfb1efjAG6QwOF8ihA54jIuQ
        C2TFR4ggFK2hDyw1IRnIkT4tOaTsfSB8wXWaD7q0bgZsv9sH2um8XbYu4Bm2LqDcxmu4BbLI9EKhRZAMMf6Zn1OM8dsJD5ebz0rm5vK0XA7sZFgN0+YnJCuG
        RHUMQqalIyAHSaCgh5MiP0Q+3jN25VduvLtDmC7hRgld+uVQpZNoiRDIpNYjlGgIhfJq5/YROrcILFYmE5gsYc6EMg7znBJGmDRgKZ6PDueIO3dJCqBceKXL
        MOPOdIIsEXbqE9YFB2CEK9OBUYInox4hwvkIVJCOsLEeymQrBktw0IVYl6ISPmPWZZM6eiuXCD2MFpfEKnUP+YrlhSgqwXFlc7vQqmiJUG16WrwCjrhlmv/F
        rOR7w/CtLuGRAs0pVRGUHXFVH7w74p4uvPfBNPpW7s86vSnr7Ttkjfqzzm3Kem7brHx+DADWtLA2Qevtj4tN8HfrcXDvoBoWdqjhsjC+AMOhxh1+YMz1L449
        eIDv8a7YZ5DVHx/WGyU+IisgnpGtFc8K2I6PyvqNjwmQjudky8VXCUiOpwQSx1cDFOCYoBM+raVDhCd8wIdHuThbQhfpsn51fFJNxderq+JTai6+QR2Lb1RH
        45ep2fgmNRPfrI7Ep9XhONXWkWhP3FYXzaQaGyCWRh/kwDwILS43er9o88cHtJb/LVrL/xp+zsUv56eKj/Mziq/lpxWfYBqDOi0Q3VU38WZw1Y18LrnqFJ8+
        rjopNhRUKmDahSl+2i2uehmfaK66gc8tV13Pp9NNyQEav5uT/TSaNybX0Ni9LLmFRvJUcpzG7Ybk5TSKJ5MTNGbXJ9fSCJ5OINiSJgfjw6E6DmBQVtN4VPGw
        kuYA6HVQHQSUUtiICgBjmtJKhIUIBluVS6qyDdiKCDYs0TX7oFylD6KeGt1Wk8ZS0qarqroGMQWvcfAsR5+HlpIR6HfDcx7djpd6S8kuAggFuIOLczKu8HkU
        TntVm0AU0rVxMzqkXo6CwWGhZGO4Qy8lEz1UZycRldtTt3Cf4dpxia/MSEuJaiA7E7hchCNYStZUo0gxhFKvw7ABpFK7GhvwmdCizuELyI+UEzdzqPhNLNKN
        lXKNos2ZUzzaNFmIPo4hoyq6AxxXIz3UW+N66yiBL5wqGlSCahY2Iw0Uikv4YkwX/rbKvSovMYEijtW1RVQi3kcr/sCA4/BscmZjt6Xox377h4SAtn8AkWdz
        MhDV9lFKXlfXYn3s58FaUieoGloz+xC3T9YM168S6lp5CRKvS3TpP8CLg44zhOwkXNLpEgUGCKUbRbpd1D+4xzRflYrhWHgJ3nhBy6jhpMi+QgNMncDGw430
        OrngiLWRFQRuFeqEy9JtC0gD8bZ1xGjxbJd52MuOGBvRYvmntadRj8XsnxMEU0vjQ9abkIXnBKfUovscaUmkNZAiwBRO2VceBxNc/oSIcG7bHHNJbHLM8QDr
        HHPb5oiSQyZHlFyX58CdkLd5gjskDt8j7v3QvLp/URDHexUU/SnBdTpBjJd9/JLI+X6tmnIuDlpTtBTq5lZkro2a1sQQdUofC0oIvkL+3UQBjCsaGxckfQq9
        kLHlbqlytASdZMHpBdWfQgtlUniwJE2obwZyYVCmnNMyBZKmajzA48naGBibR3h5PwLb5Uu9S3BM5uSuatknuHIITUa3ojtVmWBJ5/WJE3aofyfU1fDtebV6
        uZpDYE4dV1chcJW6RR1F4Ki6Rh1D4Jjar2YQmFEH1CwCcPl0GAG4DDqCwBFl7J0v3/gGKObXMidEr6/zXfiInDaWmtX3o2P6FnSVvutcrXVRDstpY6kZfbM6
        qu9Pc/qWNMWrgxY8fAM1oUkRvmoQrS3eJ7oL7FFVkAulCaqCzCR8CAw4ZegPAIIXFK/nhFahRFi8zC5zyjT5wIh4jhKwMqnWlmry2dNeBCMEIH2UoAMlG+vF
        cG7b7sHWMeInKL6M1ATVJxfjZg6PW/hckcNjd2+x4OWLwGwZp8Aeih3SoIH2ypxgANyTpHwpbmADTSsKtRBSCLE6Y8T9pD7Fw3il9l2KRxCyENolIIDOGwYw
        2pzQXHzrgEGPaT7AqXfvPcO62oCWdRCFq6oN0EpnWI8ihhGxCxEjIBWPs9/jJdrGlH68QB5e00JGax8HrWIL1KeBGwYpehfANJe0N3dgBQLyJZ+usMKodDkU
        GWQm4QU5ADbsBYVxHzV7/H0ZyK7Qv1E1tkgNHV7KR3232gMCN6qfUJO9ZBe3YanHxyx8rzfQuDYax/3eJ8c1o2myGEfocjOx1BOIpQbZm6IzgRctqOOAjyA/
        1zF6h/RLFaPIkJBeRlENT/ekLD+6mcjc7mZH16BjJ2Oo0NLIG8y20MpDQ6toKJdASMPSYg+rih7Xu0D2RuhtHB0aRod2SYdG1AQlkP5WQAcfR0nDKGmXlFRG
        SWpysaf7KC6Jp+ADS3UAOjrwyYbA9QSUTiJwkoDSDQjcQEDpFAKnCCi9DIGXEVC6EYEbCSjdjMDNBJRuQuAmAkopAikBpdMICOY872gtZeVGaza7ao59VqWs
        MpGHSTt1SzTE0sPRz9jh4w2382D1YtmoUzrGbw08AwAw1x1WHrf79PEVqwDGUAFM0ol4X3oxnsrV/3xoWO/X2uYHUjZf+TwUBQva3pcr4csoQXS+D0CJwkrZ
        owld5qB2iOf9IPHAJWQJjx8BgQcuIet4vJa2P+59cD8BX+MR3z0JXFhQZx7mO2Lc5lsmLMfDzzOXPQabePBCX+ELKbQoofIWpj/7dm2VCwxzdlAVvSWeEB/0
        gpNYmvG/qy+1nafetTVtpS+tk6ftbE1bS5//5I/+dSn9svh4KjSjtjVx2J+40Ao2+mXVIWXTl6RQedUkaafP/8l7fisQSYxijW2TYrgvRaGaYZNiqC9FoZYh
        kyKiQfj7dwwY3sikaPalKNTSNCkafSkKtTRMinpfCjdPUTcpgvRrX/jsj5fSF/7o8edLkF8ptiUwqUpbUhXaUzKp/C2pCm3yTaryllSFdpVNKogOBANO7rIq
        C/kN8lng0ZWWLnNWt/hUHlUwAUDhETqQAeXbBW/j9I++lOg0pjSUgC5FcrXbTXCvcFcMcDzvwZ2JLottnBc9MFVx7aJz5CiBbF9uf2VqVrK3R3ASN7ohNY5E
        43yz8vHJFwShtEgpAk4xghRlFHMMjEtqM6WugXbGXMQ5BXMIpV5SonrH1N7FxEcGkMhC1R583QuR8XDxureHjjBU6XOVJZRQ4kYND7zuDW297h1hznYCzmWt
        cN2r4dvMgNO7g6N2Vk1Q+l1Ic1XhZvm6wn3ydRdUo/ByRuWYz11MnJ2lw7GDw2mCbut09DTNhWuW8NMqzqQSvo7jazn/Cr+YIb628HU3vo7mXw8T2lvDV2Z8
        V/A1yL/OgIl1lWATDmOzuJEIsupoZNVhbLeHBBr/dRi/Belxhg9DnDlzXbHxohzYFonhlXGW8BUHtkWmYShhmi4iDmyL7MMDSlQOwLKPDLvig0g5Eu/How0a
        KhsHZOMM8QG2sxDGcPwQQ9SGkEGI2nhqGqI2hHFA1MZT+yBq46kpiNp4yhdTFgchauOp/RC1Yb8RNZhXEHO0ByBq46lDbDxSi9o4WuP8b0fd8sXoAfdBHJ91
        fXyyDT2REOl9MJcQobB+3yIhYpJlEiK9X9hOQmThF7aTEJnPv/TJq1vp+rZSJWvbflndVkZlZds8yx/crgXoO0uvcM+ApLa4J2yqgFuOUI1bilCTW4ZQxC1B
        qM01IzTENSE0LHzIXq2b+KwMbSQUHdbjAzPzz314anYgA1zB4zzuiJAB5sg3EtCm/F439gq2bV32SB0QHJfiYFZ2iy+OYNaaZ6PVQcn34G6BLbQio8836ips
        ANFVos7P03QW+XyVaPITGIfPtMqIn9R7fp6vlcOtg5jUCnIBqIPQkug/8/U/rm+dpySMqwPMiAdhgXuVl/NhFh51s4gsCb542ZfExx2JfsqIdzfHMyWAexY9
        gy0+SJIjG51oK1Fiaz8sKdUigNvn2YMlaQeVXx1Qam3r6AwcG6c4eVEfta46oIiBc6Sn2jIWhbAGXL0GXL0GXL0GXL0GXL0GXL0GmM4dxuytgAEt29khMOqp
        OgNcTzUYnHqqyYDXUyHfpzy22QFgVtMGgcUKK/MBfLoFMx/A17Jy654m2Kx51BiWsPOoFSxhB3O9LEbnEZbGonYeIXQlGL8piXHpEoy0BGw5D+LBse+e1jJ1
        83CSioat4cxAy1cQgJmRHgKwL7KANGjkOmLQ6lUEYIJkOXQeoP14+p6tOw4c2ttZgAECrm62Nyliwe3mr262LZ2Alky5ZIshGfalBN/lE7gdloFjA9OfxPb3
        USA9Q6ErnkuqmuzPRICkrrkFQusL9W2SiY1JTXMQhKrXEIKN0ByTpuYqNHDs07evwb1Bh4KhSCPQcT1Jb1X95rG1EGGrca6m5KhlqeuFlOcz1h4muKQneB1G
        AHlefVp0PK+G7LYC+4I8r76ZV1ge5GVRqpUvN0al/jG6V7fS07x0cFW4M0JAQUNlCCXitERgFDtZqjmJnMtSKYlQLMJkUkUSGWWpLInQSzswPS+ZnpdMz0um
        5yXT85Lpecn0PABUpG4F3UL/uffS2ehpYfAulE09gaknMPUEpp7A1BOYegJTTxkmSqnEsq6nCGc31VQxNZVNTWVTU9nUVDY1lU1NZVMT/BmgxEq3WIFUuamm
        qqmpYmqqmJoqpqaKqaliaqqYmqo4HRz2vu3Kvsw2IUO/Uc21G9dQsKqhYF1DQQP9xjT0GxGoyPjhoFKp8dWukgnS4iJy3EhvQi0iPB9qOeD1qulW1XSrqru1
        XNUiwr0qVcsdrWqZpi31DgD1I4VjtHAUDzhYkvFBB9ug42urwCAd5KOhCvWuc6Ov2Jpnq+nomBnIadXhaM98ndN9VugyXQNG5dMIgZE+fRQ86TI4BBjDH82R
        aZ50s4s0vBkbmDliyCQft2Smq5tkpv9o4YyyEAZV1NZFRgLdanRqZMmGNctZFqUVQrpcBWfZgg0bFfLZSg7dUWBQnh3mNVVVDEarMhtn3vKB40Nt2apoCaum
        ae1NTZyPNM29rYn0Q1oOaVhADaH3QPj/he1ov+vayGLmzBkqpLa29RZ9WRuCY1vvxkaHJ2bi6DIAT+meWOhwxEKHk1nosHMLHS5b6GhqBb1fs22fDsfoI7Ab
        KxvG12hESW8kT28sOPT6CMzH6p2ou+5msFrC5/QQuNooNYYBhi4dgr1lPS0yCLiml7IY1mvFBYnSeVksBg/Wwv0shjCTsutcdMVyZU/sk+KAH8j6rGx02Mad
        ogDbm70AUbZc5oevwwO5H+6AHerElQHbqTpo48EP6mkWsUiCwp28r158ZtL0XSL7z1Nf7hPZCFRwVyHTXffRNAd9KUqqdFedzTmCQvsrPq1nSFkK0igYdPR/
        MGptvw/oTi5h3UlK0b+DClEpepdP042MNPSDLmiEMQ68np3P4/suZ+e2SX96m/i5beKBedrvg6SSofB7SiSJRNIVUJ27FXy3utXHbk2+zT5wJWpgYRBST5zt
        hgqdTswAONxTW/e0/L3r6Q6zMvhKvm1Pd+ynvd2gZrMut9oFW19v4dVeyX24Ivdb2LTkw6uq78N1fR925L4Mm4ECnQVMCViqZmKiAn5CDdIqGoQ1NACqc599
        cAUJWv8TK7vIZTRRiP9lL2/o5DTBQvzNd3eUVZi8S6z+bN3VCf/IhqMvZqAMOBEF/uLUlARbTkUxAzunz0BnYCG+hs1f0wm2FOJooG7OTQ2jpXJLKncNNr0O
        DUpXY+DK0WdAIasVtqzMZqCXHok+aofvq7uVi/aDzBWaP6T90Yo7O0x/ujYO4fCnvvT4V4yepk+xj47DfHDRWpqfcSQozwQw3xe+AIc3808Ucxi9S0p1zP7C
        OEQkZq2/GKfNQs/Pj8fsrPTJcVog9PzceFzGc3UclgqPuJ8ap+Oe8n1yHCzfWet3x+HVddZ6Yly806yMx6xQ+Ng4LUR6Pkr4GBMvxCaMG9U/Fkdp7ykrpiN+
        ZfXvS3E5vRhXwMKqpn8LXb70bz792d8pxXSGx3V2egCFQShdoxgvXR7tyogkgTGxRJFsz466nJTZbqM2fG9HX4WyoZf2Gt3Eif4WwYUKxuWtPsvVieVVCNVB
        u7lMyVm8R5Iljh56GUw3WrcpgxM9Z8PR30VE74U8fyFRakdf44h9LD+TPueKUwHK9bwtVgakBZxXf4alXigGRC9wxXXM9VszqX+TnrqgWx1Cdd58kdZ02MRs
        +uVPf8yN5VG05d1zY9jxYtOhPNo55y9K/28M/F99+rO/FdCQl2TIpV40ypFadM281vQAsN1a+Wi6wX3kD+l/GEab5QOf99sp7xHmoRwmzTrfDeW9wSB/dXob
        8L2y3Yfl7T70preB+AsDPnDl89sVtX5wmw9rBzHQQoJFumlMTva6hte1jl6uB0FHDaKv23oSHD0JobjqypYML0VZbua650V/J/a8BxHbWvHQAPxuOG4PxO+E
        tgKqGh9BI1rKY0hLeYjUh4JECOPRo0JngOgIwHUYj6VPPkNQIkibdIBbSSC2LGnr0zXR7O1T1k/CGJl7yoItsvSnHE4y3E1fcnUSulpYCzQaUDq15hGgS4a1
        Ds1GupVYawiMUWAVAbp3WCsIjFJgmbUfKdCDSTznAtsxsTIY6hiA+z0CoDSh4qPaPEvKEu1mW7SbXdFudkS7uSzazRXRbo5Eu7kh2s1V0W5u9mk31wYY+aUl
        dghn+n+2HbugPKTt854VNQ9tuffsALWCS/YZLY+ttO1eyTOnrfrunOe0tusrec5pi7875zmvTf6eJeRRX20cc7UxouHaRHCepG5xIpHrTkQ3Z90V3Rz3hLMO
        r0kvuF2KfRc0dsIPzbjli+qBDjhQK5OFo1of2C6LKNn3NHywKCwPA7k6DOi+jNXTm8BBxIAexG83OyMQ4fPJZM60hRIOF1eDXuQN+WTgV1CCPC0XWcdV6ZhM
        TNLAy9UyEkkTd6zrl+jOTZGnCGmj1xuWFpNrlrSAZAsfrpL5EY2P44rSn2I9ieRGSnrt0qKMWRLhM4T7blxKZtRxdcNSMruYHKU0KV07rqIYnrKkhqwvWyKU
        ktLfpFDIdUvqGGWkyJsU6r9ZF3ouYSWPk3BuuZicpi+3ZJo/njqprkW+m6hFVOEpyo4KX055T6jrKO2tVO0JdfMS1c35z9CXk+oa+nJbpoXt0S6m5sygqDpC
        s0igIgTn1FGWp5pFGTMoUhRHjqrTRmyKnXXOqpcvqaMKIzFHqZBlRp1Zohf04ygVqFOvIDWEHecgCTwjA301dYHfZ/VonkJ7l5LrKH5mKbmZ+01FIt3RJeoA
        0h1b4nL4HeVcRfluUjer6zCWi5nOk0eR1yLpSaqCpu4E5UhOLCYnuZpjXC5Vh0acUMcXk6u5mGtMCT2UcANKuJFH5XrueJveKMsNyK9exh026lQefTq5RJHX
        cupjnPoGdfUSvVzFqbOxmEfqGXXrEg3fbUs9GqYUI3YLBOlmrnfntathNfNIMpOrQ2E7ztA6fdamFfgsY9M1vDTlBRqFvMBnZS3TuLbwua7TDuMlytPyzjgq
        E39sKZOuu3HpDWeoWXNo1bFMQ+/eO17PcMIT6p/s0OhXCZuPviksgIUaQDRuWTV9VK2HBJwRWMM1CoHVUJ9yK6E+3pZDfQ72tPMLOqUi3vrRr/nyoaXLXWjp
        cudbutz1SJe7FulyVyNd7kqky10GP0ugDNwaaADi82l+W10uA1YXgqCEu31FczOQhc/oGnuPVcNqKP96WtcFI/iwk64aqp5/Vbptc2iaaqmm/sSXwoVJzTmb
        RwDEvPUOXFhgO3Y0s2y1o7lnKx3xdMGik8uT+oXRKnpJV1riqWClY3i8dc3jjfRdtqF5uk2HTV+M9ev0HHFPbo547eaI+3ODGHVWEusvw9lchrO5DGdzGfU+
        Zma9IHeC96ggboL3RkEWBe/NUF/bW/raPqSv6zXNth5m/eL/4JvDKw/WCwVZVHGj772/IitubkXy4mgAsW8IjOeW5jgNaZ6S4cINa45bXXOnIs2Eamg2U1NI
        IunKUHcgCb45IG4AUj+QpN8YEDc8IG4Ahjq4o/DmM2JEMnFVNUZV3OjnZYyZYbHa7tIBLsyLBYfP6OjjvuZmwWviik9Hixv9NsfZXXYshC0Jpq3gAvLB3FMd
        ODHmnB+Hdz8/+oR/6x3XvTM9/+XVm+9mDuwCYwaUlVKwvw3vzeny1wiIYM3HM9q1BrxyHHGjJPeCe5d3Op1/Hr55+HoIQX+lHaDYt7xtfn5+xbqOvQPO5qLN
        SR7uXQ8r/Nmrml283olSB67B2RUF2uKrMvtEFkPV3m11T9hJC0ye97viBFn6EP2OrxUj16Hzuzys31bxtmDeVlgf2Lz18LY2pN/mK0kNiIWdGwrQR69Jv1aW
        FFYxBUMUk2K5vE0Z66aWhe3KWB1CRyrdBEIsq0Pd6N/7wqmgO1fJAN5AAK8ZFF4wks3c6kvItdKQYih3vhB6VRQlE16KHveFFUVHYoCx8+HjwVciP7BQAwun
        qTRvsCYMHeEdrod4ayhhIK6FwhMSNs8qv7WUyBys8FtbCbtumd8IZMnQ81vubRsOptMV6ywvyV6tG5cH7KLagLjdA+L2DIjbix0Yiba57BSB+iMaJO7S0H9U
        g8YxfQqMaxA5oU+DjgaVk7mi5Gw6HfsDrrUqjgdcaxNojIk/DgZ1K3AwxeaJEGDxfgSgN7XWFH9S3kpTnE95PQQmkAYBWDdaayib1a5WkYuVrBDYg1WPwF4s
        vqY4ovJWm+KoyltuilcrbwEBmEtap+MO9tJs1siiy1+61uhG/xcksVarxTUIaSm5zDMvb40vDpTELDQ7XXZ1AU1dwEp5wCI+Kw5GCFYB4rF/7tVKV1LnZaER
        P+fHR3VxFDyWbZx4htoye+sD7V85+8V/8Y6bGcEjpGspOfr4LS+ZP+vtJvxfXrL+KVI8khw1WJmNPDnV+OgHPvCBS+LqY8Xr5rBp5lJyVJqHnQLO50wBps1s
        tBNmntosjwHckMe6jslT2Zcef+HZxJfR/MsCf+FpwZex/Ms8f+GJx5fx/Mu6hy88g/gykX9Z4y+8RvClk39Z5S882TWsnvzLCn/h5VRD532ABRnx3+EJLHXV
        UZlsjhA5DLl7r/jxlBRfivdKwI/3S1NKcSIBPz4gzS7FeyTgxweli4G2PzZfiqdlOII4lkApPiRDFxCGYouox2EZ5iDeJ4FSfAQNDLo5U0BWjZ4pTlQW8vhq
        g6fEFtDPUSsNnguuTkctN3gSuE06qtfg0eeGBxK10OBh597pqPkGjzcPgY5ar/NA8zjpqLU6Gljv0kmMQA2BS9k9ZfXGu2lxPfcjf/3Qr3/jSze9vnh4qpm7
        72MXEzP9yzs3H/Hf847UO4ou8UcIMKxDQ/SwYhBeU4cIQqxDh3WaQM46bHweJFCxDiOfBwj2rENNdD/BDArsVVMEhNahGupDRMxXM/Esc+dtzXcXkHRaQySl
        AZKlYc29GtSc05BmTgMaAkq483A7+4jRpuXQM+NwZqGSADdLv6UrTfEkm5muzABJhjq5ocaMOHXmKAFITFX80KdWQXo8ekDvXjrtGrwh6GhrSaBFJxcH6oRx
        sX48dbbVh1G3NmPYWzDwet97HfYmucxhOiQ5ACtjHIgYLxSMmyoaktghDM0m7LqvEaBsbsLOB0iuDMUNI7u33NICegstLda3HhnZvUhL/K3gExDtXksL+s0j
        AFR8LcIAlxhpjLrRE4yJFrefIKt2jpDNB1psSm85gwqtl7QQlt53Jn6tpGWy9OYz8aslLaKld6CJXylpiS29DU38ckkLcOm92DJoX0nLc+kNaeIXSloKTUOL
        FrrYko0KvFlrit60dLcYXyog6/kZMndJDwxQdCx0g6O9VZtf0mu1INw8wjZFmXwHl0N9i1s4Hkyu00Q+Pm8zul6v2ZUrkNlITBSEXNjfYi9oC45s55AvdCYk
        V3p2oJhawleat4UmqMu2C1ylAmVRKIecPW/FQrWPuggah5ORE7kOTVl0QikCrbPzsG6zvPel1YRMOC2WVhrK5aBWcgmUI2+YUEe54RipDNw4hVHi2ldHdT3R
        v/MLY/Hbjq7lo35xLGzJoS1o6HrAIlkfK0QulEyZzDFB89y8aTRnA5tm502DqBOHczrtyiTo5idt+2L6LyETNGutu4mVOuwTI/0W/OV1UxwMwX3sfBFg9SLL
        NXVgretzTde7OPaAAwrzWku8z9rRb2jY5lAo9ndgqJVSW5WYoVb6njDUxJdEazuGWmsbFtzydjl6231Y2O7DfGsbFtx6tA0Lbi3ajs233Yde1MeCW436WHAr
        kXDSgFJjNUR06Y8e9TOmQCn6mK/hBIBgA0Q3QL0GWEMAc41YRG0XGrHwzuYbhgBYNwTAuiYSrtY17W6lDo4SyqkbCmNds9oW6uCxTTurDfZVvBLytbLQNELw
        TZNKSDhfv4MZgmW524iQO91thKi30tQEu15Ty8fPI7BL7jZC1FuItAj9elNTAFebWmh+GYGK3GQ8sQDbwEasMCkE5MmGbpWtW2UbgqlwBhdCQxc11NX1qqaC
        rkGw1BNR03EZFthv90TmtCPlVONJKadK2BSXUyVsyhNJ3L0sV4BwTVe3WjM03Jqh4dZ0Lb2armWhpmuZr+la1kNdy1qoa1kNdS0rsBspxM21WtIyYzxsxnjc
        jHHHjPFuM8Z7zRiPmjEeMmM8ZsZ4wozxpBnjPcUxdnhRZmPs8BifFcLwut+lM4thrQx4zQx42Qx41Qx4aAa8bga8YQa8aQY8MgNeMQPeNgM+YgZ8lxEusAm/
        yqQG1z+ebdAtW1ax4aOkIsKrg2yMxsCq1G7C4ys0ZAMT7dGJ3OjXfXbmu6oPgYGwY83Va3bV1dtiwWVqd1lMmyy7epOswnrbMAXFzKlj6OAIjFPwOW1iXDYQ
        M5Q6FHwuY3NVxVQLTSwFOXre1Xuq5w6U/RoFW0MJgy3WRk1WXL3res7APLBVCkaIMYKy4ujNCSbZgPQwacp8w9y6K/o7yKRcja44/GeeG69WA3R4Bqfc+Fdg
        21xpsUPfRrH47zXpxTfRjBXsft11H95z4153qbjw7T6wCwuJmXtYzKuKiU/RwS57KJN1EXSAYnIkYq0FdGBa++A2qMDFrahA10+t0NiHnM/tQ87b4WOua1+s
        Ck6wbmulObn+avqE3WchRmyQaZtkRWMyhKL9OpuVA+/EEZV9sTDuaSn2qrY07mtL5CUt+x5qi+SBtlRuDNrUtAXzijZsU4cUodlbFuyOZIvaUjWzfdYdLUy4
        hkBZ9hGUr4Nsw1hiIdJhz8q8oSxoMWc7x2JTkmsslyE7yxponbnUt+gHpQEYKy50C7cjmoMVi+dgO/hgDcQtVl0x/bAOdb11O7fLOr/FLuszp9z6RffBChuD
        cNnNoqpAhO+4cYLK7jIfjmKPhbgg2RZb6UQcpBdjNxfiakOIyxHpr3JBlssXRzJGchBygwTT0uNd+il3oz/Brbky7RyHXyboB9uqAv1gC48ZmvAK9IM9PKag
        fQb9YFdVwHJoI8MuuISBfrCDR5sWVAX6wWU8asZhJbcBJqUgiQg5xE0tqH73WyCOLuyQEOMq++QQ1xxYOPYrOiLzcUcntgin/sanIuDQHi6PlsjUzf9+BKOn
        7EKa9Q1g8pmW+CsgM+iyoKp7ewfK0anXhcgPPIh6dQtEmNhN156J0l9z0qaqRKAKsL9L9qu52mbfstS490KBqopHA65Jq3DqU4+egmuYXqWrrEyekZkqDfqS
        WrED+ZPSPYnFGtDcoVA16HGWrgPwnBCegXGc2y6wuYYI2hzwCBxXqRvhGfZZChqwl/sqsvqoPfTac7rZ10GubyG1pFX/jExtKNmSfrGuMaVLT7zsAoqs9bIa
        E6mijbPJmJHZGctkdspqVMSMNs4aaZ0y1Me+nTqA6QQ7VxNsrSaA9lhejdLVQHUKlotgy2Rwbc7ZOgwlwIzJ6yg0ZgoeVG9J16vyekvQJdP1QiGwLdWNbFed
        e7buqxFdnS8VlykEEgMXs2NjvbN1L2usBzT48nn8s3U3y+MCcbx8ntLZuqPz3FW3Jc+K15WcZnVvkzc4y2sVfrW8fCtIfk/kdZkvG+IqDc9G0FiqCnGSN3CI
        zcI1lphASeAkgJHfE87DZRN6KAu9o8ybqA9GvLID8h02z5BspWEU6bIsrGqJPU2kVs6r2LfPfACqwTeYaqHfFDMO4dnHkJgCI85lGDaNQgmEPxRK4Dfw+TaX
        QEUXSnBOS6HR/6PZj0G66nZ1C6xsW8tnmkR2jCaJss9btrg1YIsH2+h4DI5X7NQxAUEZSq+DffzNbeNcMcvMbgbFQZiSlieW3v+B3kQgc7P0JkpDLit6kV2U
        eXoQMt4WY2yZY7YgvFzLN2xsy6xyjvsWU+/7415i0nZQoPYXPs47tPC3N1HBAqZMtrH+P2aiQg8QkmY8Rfjz5bUvK5jJa2byaCYLS/wfdQ1f3q+iBXKxrCmr
        fz1xI8yaqoQ7OLPc2Y2oRWv9Cmoo68XH+QZvB/agO6or1WW/eCVlb7sjCo3cuJKCSsVGSr5vXUk+f2u+l64kn7d59xUKgF/qyxbg/v87dPAO5TEsblGLtugV
        DKijM2+GwNtvW71dg2x7szd61c0aYQ6yYjIF/LbKIs2jxRs7oSgcPZeMDYo+l4xDNLS95cO9SdHDx80UzV4fqyyTPkiZdsKgdxOZMu14UYDodReAAhXsiOuh
        kcNp2e5eZhddUULgjmeYOlQ0bzXW/073gU4fjQMuGnjkNg2Ro8XLxwdFn9s8zo6WEt80btqIcDzBSkDC6tpa2V1a3n9LZfbgytzLVEaTVWZg8I8+vleW8Iqr
        dgk7VaP99KiJK11go/0LrHNm81QXl6Ce+nL/5L/uTWcYE7yStsJ7X925wsR2BjTyG+VlUTF2oDvcTaqSNE+0PNRNypI458nauG0H6TvK3dgCASUUwTEbl+Yk
        zCQQBt1caRWGA5ACyVrWB2lZ3yvt/IpsMxWHboflyydOQduw8yuo+Osb1/77OrjLLLXS2fRoeiz6MXYRyH6Jy30fflw+cHfsLpR1EOrRNSDBTIbWOZrRcXrC
        PiEUl+ZgFZWeChlOWZE4dUyt9AmhZUHjx+pvvtLNx+W2LLfNzV2Wa60tlzzpwKQmE05oimR1Cq5ZB63ccdhOH2fb6XGZvWZdJhWt7n4gdtd9KjcAchfL15SR
        aGJTovamRFWWe4dH2V/xBazT+FeZatmhj6fvUZNqwnw7F+8W+B7vQSOpM2eTvWbT7TWbjsArVavv62DSd9SejecgsRVbj7BbqEfYkRS7qzLOZHK5obr4hQRZ
        KvqHr4C0KjOsuhnBuKyiE1bP1hNNnaSDc4SH4I+lm3PoOs/cOOwm8wjgE7PTQTqr8jodldOUp1fdk4RsR2Kcekvdj34zd7/zehrmkCN/y9d+W8fEjytAwCi9
        TIAtNk6z/hwErybpET3mJ22OWpeodY4aib7kxLuoB5MskVTWkktlZm/NyfqmO1lZSyjxuvfQ411qV+9693zRZQKMZLZ7sJ7fXqKXkaXepaR9KTciY1bKsnpD
        53r3R1TIhoNp4D0CHenfWNH3m3mi6eCI13DEpmlYt8RXb0QhTcSgYffE9xrMZY4SnvQfmb1WsGCTRdu5u4RC0zYt6w7cAoL9hanifKByMGEZIAbIOu9lOJCF
        +9DNW5dJROxeFjSyK1tyDLu2XXaDEElLTxgA0cDvegIZMJW2BUwl3RkNaTb3hQlWg/wa/TPXQue/u90b3bl7AxgLbWYpcJ+Dbfvs79xnJrht02f7v80+27rP
        5W377O3cZyYY2nIWtaP/DAG8ETxGvru9HchZ5hn8jqe9su0QsDT1crUrA5FLUy8EONuzASnnVFAb1sySqqTJMuhSqtE7wOe3oh91GCw44XeKcew8dpfFOqxt
        e2yDFFvlboeAtlVxpQK9ghYcxL+jnLA5JwtE0Dp0Jxr0I6gkAVlhlSQ2zIsKUbSKXBF+2vgZw89kOhO93UnK4J+UUQYrYQRsKIrKywsAVdRBDgs/Hn7K+KkN
        LoAF5mx2e8EDzYgnDbY0HBRmCjxUjmFii0IPl084MKNsn6AG1qCYXaOHdYK9Z7Az6ZqoW9fSMeDE76Ul8JDMaA3GVITZYya5hlFdhGNZj8bslNUD4rvaxiA2
        MTS1dEmE4Jqpe4HtaPsFLpvDLDbwfL6LPLYmm/2qwOv2/0APau8PwWz/KesH6eGdcF4Lr8AnnB+AF7UTzjl6tK93b6dH9Qb7Nno4p+jqWlGNU9at8A0A/+YV
        6KXfCAfFJ5yT1JWHXHToZDed5r6W2AkER0fVkL9EIUviUlOgnYS4ZXjyUH440s9Vf0nY6uOajJAg5k201lN8DF7ZyQz4U6JqzobnoJMH3Tzo5UE/D5byYMDB
        /0XrlsG4p6ece+h+5N0O+c5XvAm8XsIX4VmRBQWtO+pOurzUYr7IG2Frt0nbm7mPqf1mtlcmC8pRHuj5tmYQMP896kaPwMisMWb2/TY7GeCaWVmQW+CjBSXl
        6xaA04JdQOCXWtwMMzM1+Oe1KhakGWH2zUaxa2XHF0cGq9PGjO9Ku6sy+yv0OgKZ0wxSOTDH4lE87f/EhzkWF3YuYUtUm2NJLV7hHUolybWgNRW1i1XkRPiT
        siUQtvO18CeL2BnxTzddOCCasJTHSHpSnQeRw03XRguRC7vZ7DDl/rppTGAkN1xmR/kQ/3TZEKJfuNxKWu5JZpXFk9jMPowU72nJ2HVTgWd6a/vKC4t5qNuh
        rlYnLtpdsTO7K5RkPE/SJ2Urn/8w6kqiK7HA8l12n+4OzLu2f5BDEhCtt/uwst2H5cKHPgpmb8AHrnxhu6Lmt/uwPoXxzOQ95w/AeHFukGV/YUrWp3CuOLKg
        MBF2nwWWfLp5rcrSysx47mSBpfxtWdjTJkFDbRK0pk2CVvpMgiptIjTShpLhrtUVCyxNpfezsbhCO/OU9VZHg0U83+Zgla1EmcUVNhMGQytsTwyGVljGB4ZW
        2FIYDK2wAUgYWmEbYzC0wsbEYGiF5YCsBWzS1WnIzfyGbbsX2bo7zhiI7PUhMLZGYJy+Dz8uH9imqCAv4keRkBcnDYGcOMULMwFPvjDbOJaAfxGK5aZzdAHU
        9cL8F72/ht83lboQyP2PIHSgYRyVUg7/yzG3fTF8oA5xrXn7nqQxBSEMC8dfI53uxmUIb7TFf5R9BkZQv/T4b5XSr336D342gGMKSvU5CzCslD7a6EbfJy5i
        2OgM9jdysLeX9JlPvkfnyNKaVCUYyLSia0QAedaqJcN0yN2mSujGUOrelwSpe1vBumKghlPnzRfYfolzT8OxbEJqSmypdyh98D4cQKaXdRcYfCldGMq/aQyE
        uuOeuVDH6LCdTi6Ae0KJk4DRSjYzw1hXwpZnOFzGoHKoltRxunE4SirAoDjcTqpAqnxhBqgMO/I1wtTLVap9WIvvOYwpcXjRYQQqjP7cn1A1/q3zb4V/q/hl
        o9rN27jRaCyWEZ921FD9rOlnpJ9tSBaVtAoHsK8340qTTOXXd8zErLXcZpUOSjWVu5eQT7/aFsH+qUyL7PV1Zn6WoNtHGBlN2PuHaCPTszdEG5eeHxzaCgvo
        Atz5B+jextA2GBKLoadViEVSHWD9kyDO3nh8AHSaZBK/CjELQCohJ1HwdDK1GE9/O2VBSom3Tm3DsiJxaLVfTav9S2qKvqxZ9yQRf4EHtKWeUioxVLlOfFAh
        l8W+PPNcEcfBM5tJn+wTsl4nPqD6a9Cl7jMl7qcRgXLzdsRkOrPvmcWRfk8jdCvloOR5nm9bYPgDeb8dbusYU76TvdWsgdYG5TKBIHpb+ek6AZ8amhr9a6zb
        vaJy7rPK8AoCk6KD5bOAdw+BjmhZ+UwNm0dgt+hR+Uw3W2uh2EoX3lMgiQqdcl/ksXdzYL2i1aZ7Va03vVDVCtVr1XgvB1ar8L0mkt6THFiuxntqVRh6p9Kr
        XejFFXta1z2F27maoZJpGhmrk1O2Fdqz6OmfokEDjbRFZghaZghaZghaZghaZghaZghaZggiMwRiLGTF1t1atbnHA3GMaNAHJsjR2mBe4cEBroEmKMXXmAZs
        M3tFjVNaiWBmGzv1O3BJHdjGUdChpeTwUgJnNWyqCFyb5Iii2ANLyVFtemBhcNP2K0pzTM0oKmBOS7CuNwclzffiEeQ5AkeLVG9PZ1rGcB1Tc2IQ6aixEITY
        g0h/gOrYjzYdXEoOLW60i8XtVxS5v6fzzEeZe3b6eljhQ1sdUIe0mYW1JpZiCHyaABx+o2xZrod6Wa6Felku1PSynK+Z+avpZblS08tyuaaXZa9Gy7Icqr1q
        P7v72w3l6QMUTGgaxDjnQXrbR4soM4K9V8UEDTCBKuFpQ6p9tLqyFDForAe5QOSjuhR/hkIux6JsaqXi7NTKvHLqjZRN0LEUqv3RR/z8W2K+0bs6IJ/2mYZS
        zglqhm4QDQZKX0fp6AsFOiAcTg6wt7pf7c9eXt/JX25+Q4frZvWI59CNPVRorN/24ESHpZIu1bubSf37oydlVpZtPQc9s4cWbD1P8+iZi5yn74GXJ86cZbxX
        pzqvJ/OcnqfTVJ0Du8yoBrmyHHM6haLB7TfmMI7jxYcyNoHI/aDYyxFgMWCHIWcDLpoGXDQNuGgacNE04KJpwEXTgIuGARcN1FLXELORL826WZp1szQbZmk2
        zNJsmKXZMEuzYZZmI96TH49VCAlXWUg44Laep+ceLcI2LrJn3BqYMdzLmtqB5osE3IE5eu7WtnfXhkDjKIltqHEOrETUxpLYhupwoBdR8xFYAO8OgfmIxhiB
        9Sa1GoG1JrU6ELM3dUewoBhEu5oWNi7nxu5UP44TAt0StdUihmPjw6Ij5YUgGNXxgMEqerTjNhi3VRaEZtqHb2SZK2fYRRzLZD5WocvrCyKZXWW5r/RFfkvt
        t6jKnZD+RLQR3vZBMVKVV3ZSlPBYpRv9J0YfH6uAJFTnGairCAjKqGrjMVbEU5LpjTaN2RT97oatHdDN6oyKVBmBwJLFrqR1Xmc8pMXRExpyjDN78PtzvKbP
        Xw4wlok+TKPFcZOCb0yA66hxDmiJE5IKtKO6DdpRL6Iddpn+cvk2XkXLZb2MVsA9Xwb1WOTXVC7ZzbJq26b++82py8XUOtHG5kSBJIqt691Csm9tTlbSyey+
        ZC9tTgaxi4LncCr2Ul8GluwqZvDEVA0jI1UVaWQkSFcq3aSlRsE+A0qieXYBZgFoSMAGFMf5SdNUNAqQTEZ/afP5DCblfr0ZV8t6LDBggLu9vna9aG9plxVK
        u0BIbnO7JA01awyyywVskEqhi9MIN+5fO6ZQNZKZS4AAVisv3MHaPt3lVYrdH/Bys0zrJvL2bpqWLc1kBC0A1fWxCm6T5YRNM7SgfYPb2QjtO+gy0/OVqpXa
        A3aZr1pynauKzHKkb2yazlGBsHbF7EX2mIrmVAHH5Oohl8cy3ixcBx/z5MXD7fFRekkf87r0Cx2GIPozusKV00chXYJwGsWBW9woVVW7LUNMkwrCFVV7Vd2W
        EqizuRXcmrSgwnLdmzYcZXolCx9AUyJQuVRqmZUlpDmVrJe5ZyTelmUeWE6aVPhsG1cVPtsm4F2S6X79metVAgllrbmwVQKIPo+L6IaBGvUKYeXfVhUgN1V2
        rqWypZYygEZei9K1YNlVwLWb2q4y52y9TCu6zNoDZV1tNLjasq42U48QuRtdLbQjpqS2/dvV5kLuZr+uLZB6y3fVS4BPZaO1sG1bPci8SFvvquOWfwV5fDDb
        TR4PkOvyeUpgapsxYdmBMms3lIvaEdvkDcAcLrN2RIWeJjHnr2hr5g6KDEGwYD2oCl+/aCcxBZLOSOxwPKIFGBYA2qMBE+1nvaYz+awaAEENzCl6BtCu4L2L
        XRr9OWUHFMIulRc6mAtUDdDx+75lubjHrJ1RwmVA+cJ9Y4ymZTCalsFoWgajaRmMpmUwmpbBaCKD0USE0YCLh4ZxprYub6Gty5tv6/LWh3V5a8O6vNVhXd7K
        sC5veZhuA7YuatgUNWyKGjZFDZmihkxRQ6aoIVPUEPx/N1O2wgdacBNj20w/tdSi0U2b1GzgMnS8OPO24KbOvYK+OucFaXXOCYIL0iCwR2dOUGBHCQbsRBCE
        FCN9XTaivWE54Ai7eA8NVEbkRuhC+3Kcn5AoSrCaztaxVqI7xVUf24WXCR9Sw9FxkKiebnWZIcVKh2J4fv4P3fRiOpM+++4oulaVjtl/14Ifjlnr663YwfOF
        llC11ltC1Xq2RUuqdMT9Ros2Cb3PM5XrmP0TQ3RGUPp3DcVVPB8eiofw/R1DcRPPh4bYscAZpqsJuVGT8JgbZqhxKJS6yjTIXpCdryXWiJ+i7tHpqqfhtrqj
        p0EmrWkWX9MsvqZZfE2z+Jpm8TXN4muYxUeXgP+2p9PS3EGZT94jICLHLob/Cw0Z/r9oyPB/viHD/7mGDP8qTFTQtH2qgRE+Zn+yIdP8uw2Z5icaMs0rDZnm
        x2D2gp5PNkLtr5rqKasKDJmXYZcccHwIhszLahiGzMuqCUPmZTDK4dl4CobMy+AwN+jhwJA5YTEwZF4WQ+ZlMWReFlK+MWReAhcDBPhp5wdomzU2LHeaBq0B
        1+RTqsERp2mgxijMVTT0uDXSJ60uCPaijsb2MTgO7OZGxOqWFqwZNDCcVMOu8HNtt/lA6WKb/dN69yTDTE11ZsE4sYvSiaogt8wczmHA2XgXnKIG9yRD4tc2
        l9P1ThdzeEWkhEtni+O2bRGmERZyarA7xNQ2h+3uGG5sTotiNblCGgH1Q3yqjIghKZOLIgnDgcTOCGxHDeGgSRzVhompIZAAdCl0acaBWSiDjjKtE66dJLaM
        k8SacZJYN04SK8aJZmCcaJaNE82qcaIZot/zJe06c92HV80j7rpL+5OeCx7czR1xlz24pjvirnq0gbWbRtGOX3Ph5Bile1rFvedpHfgVjxbmEPfxT3S3fJja
        1z4lQRXaerfrwNQajF/DLQa4adslHIctNkk4xHr5Q6yxH6km/T9k3MgMUGQHMXHoiDu3RFmjT/uqXZfGJWIZ617Ccht0d+F6EzgFS1wQJOHTS1T1CSDQxtEJ
        SjoBXP4wgfJ6936CnRVtYQ1JPJMzUgOKs9SWIqiMsUHOxtjuBHW7xbdc0Bt1GecGFXx6YMGvBacO6djn3qB8amC+k0DCZJ2O5rIIsjDbsiWS7E41Sis5kzkw
        a72YycFqH8kjaPThYg+6CK64Z9Nz4UIC2Phlu1dJovOwKq7noi/BeZ3gXJbgXH+CczrB6SzB6f4Ep3WCuSzBXH+COZ1AZQlUfwKlE0RZgqg/QaQTWFkCqz+B
        JUNN28UMGcv5bQZF+nu3kKY/k7s5wgkHZLM3pQrVLo7IJ2chIKCMdMPMcGlvAkNXAi1cA4I8DYJ6BgSteNorJMEi34CpkgFTnoFgrhqmhd8GIBlWw9rS+aqt
        X7RG4LBiP0S0fNxsMJcR7VN07gawh6gqRYVZ1DyiAiAAhbUkZc/xspGwKMcO7wiNxML/8I6gjdfyMMMcXkrYkMk+bW2EYA69gdoZW0lnAJtErJEkpWyf6s3r
        Z7s527iJfal4QvVxS3YvJVNLyRjsethJzOY9kj2KYu2lZHwxkZk7zcUlOfFbTdI/SpQsJXvVHkVp7d5iMrnUW0oObbTVvjxhR1HxSuFzh26PY2q8R3VSusOw
        DinGU5IDVAa3IlZU4niPG54cVFQgm1VJpjGsS8kRZn3sQaIJSktZ7EV1kBrSU9OqgxQxSi2xBRLqxiS1kLJwfybxxVP7YMKURkTaQh1Ert1oc0bbt6ylLEQf
        O8hYy9lNNyul9vZQ7wTXa6OEMW7ZwUElqOk8llKOix37PZSb7unUuPxrAm+D+rwmwNFn+V52jqX3y/mBYre3C7hMwoF2fbY6e3kNE8hDjPVeWTwh20Jaon1R
        3ryIpBF1WuN7l2joKNERtgWUjC3RVMAKUDK+pNPV6d7bQbrdSHeI1rs6rLKvNQg24usEvib4Opl/rYSCvdHRUBUP0Wy5BlcRnwGrw5ZqIGsS8A5ytGtx8co9
        h2MX8BXydlyQAWH04kEOZg8OT+uQa13ncoiFZNmdKcQWCFW1IHJlhRXIGV4VvcsJd2trQ/CG9hJLGkF7QdkRVARDFsm101rUK0meq5EngFLnn9oSc030Uzrm
        jxyT3svSH4/e47ChIi0hYWkJiazoMpLq8BjCZ7hBYocE7Yf9BHj8gjjNPXRfsLl51OBI5CzSB+9j2du0ra04UEvulMqvReVNqRzJuN7jlyufekbbCMI3eXHX
        XDbT+yFbNFXMk4gGDw9uxD2PEG5LWEEKllt5IvoZJ5zcIbEkuy5adMIaJ2Nh42wEo2ywT0aXsimYy2KvR0YOnUJNY1tqasvAcJIbUMTle/tL6O3JYm9vGtQB
        iFtbELemn0nuNX6m8DONnxkkn4se1kvpRiyly8/PKiTZn7a2TPfL0Pbv4+xYbV/1Ufp0cV2X/1/i3gVMjus6E6tXd1V39aNmpgcYoAHyVpGSQUKUsVktSYi0
        gJ4AJAhSJCRRtNZWdimDpLUztD8CpLlUOMCAAgjBir2mH3E4iLLqbsgL+QsR09lVJK+NAJJ3I+qzP4frzWa1X5SYju1dO3Zsyt61ubYp5vz/ufXonhlKYmKH
        j6nqqlv3ce65555z7nngT+ubdM5Ff3J4vAfAw7LpOIPXRECPBsiX58T/bc0LVt2T6vNUg0PQYnIuiy6mgXomL5465Z8+AkGwjRg8jON67Q+Z4PFLJlo0Zxf3
        feLZxeRsai1E39CAncZP/Mm/XLXWGjd6MqtfyqLFhPVWP9KstTDiHSRPCiGTFliGT71VZHt4wYSXFvecPZP7vJ9KyhLMFkCD2R9mxsdWyks03TcmL+8txalH
        G6YAynEhWEvvcJzBldXDbUenSMMfFRGOwOGgxP5D0CkEjIgapz6Pgr2T07mwPBeCuHvJeJcETGc0Q4SLEfJv+YJRoj2+8Kov4lt8GoFdukUkjPqgewz9RH5q
        5IUruooH3aXprmb+RGfZeAneKVgIVCfgbNwN4IUOxOiB550s3yXP1zGrUK5cdShBsPgG32PWpQpEfnUW3TPEsosGtrvbnVg9wwMmJBPkgk2poJf7gmJWTPM3
        YGa8Fnv11fpJzY7dUIXBwDmEUFpGdoqIiUKipawmGwdS1Nk+CPOe+Plf9hkzJn1onV4MFgVfXpCiyZNZTTHrtnOL7ml5ongaC55mrSP9s+9jllimME0+4aZO
        7tyNJeJ+D4fKaYoFmFn7SD+rYyyhqT/OgKRlV3C494KpX3p20Tu7+JcaMF0adBY75+5nIs6Joq0jAQ8+j+SP0F3bU+dvt10oHaY+iRevOqcXnfe3sfXlC1im
        2YGfaSADrxUD+XkvxkykoRKA+vXroMaVS/hcSvMUrUEx32xxIDyiVC/9cjZYmtpp2mYCGWRp1u2anOq2jzUJD5clQeECwan8kyZkVg8jVAGO6ZaXStx242Lx
        BZOLz7tk/GLx+Vx2+rd8QUT1+MKrvohTJhzk0jNYiRii3ErXuiWZmOpanerIid5h4RB3a7Qrd+KsNgjsGYRAW3AXCWwPP97WyuWtoEzd1AT960T/xdqZVhgP
        fBMum3AQCInGB4f6BiUfB8aSBvMnPuM3Z065ZxjNC1Ob5a/wM6fXqBYQ5+xZmh9fREFbyMTPXpTqlxlkP2/0EpvRfkVneLaLf20FF9+seBv0DJxchAIRSWjj
        Bj/SjQP5DBejxSBficTurK0r8awuxZpdip0j/RTmVEJM6orpsKyQNce0XoIAmqNn3bInGne56NevZGDQqiy1LDpIFxvkHNke5+sN+SX7cQ6lLDoclA0IFDu6
        Qlslsrd1ZcK8qCyWYEUi4NjiM3ZLLRdhZutOo2LFQt/Lt//Uy2TmabZcnR2BpGAAkCZSOhPJFIcF0gQgA6As3dOADr7iunz1jX2nzxRI4udjdJJf9Iii9H+T
        BmXiBidNtIwcwYNVmcx8GqHWwhy6RG8YvZI03+9MDIxONDIwkG8hO50nYX3tBkotQfP2nc4HY8nF/tNnWPGlxY6QkOgM/G0+jJ1YaYSrE+gNTr3i87fsPjWG
        lixK4AmQ0RN0kWpuPbvonjDOC/LbYlSRlOKUbHfxbmejslz+1YKL33XuYvys7/mrHjaePcolMe30O9QImrgf2jVQvzfY/2YkNPJWp8mnVLawZOpKQaNNKWit
        QkFrb0ZBPfh0eX2Zufpy8ktM3LrwV0UmYXcUIeRXzTRALWvSAzuepWoH3pF5QiHlpif9A9kT/teiRYEfwrZAoPQPPU62Zg9j16k3l0zt12pOvFOQ7J3urG75
        KkEsDbYuiUiEYmsNr7kagT2hDVVrCne4xDHfWXgp62KTTo7kaGMc5cOqmCT0Vnge8uvlYz9HRH/QWoLyi5M6I1CtVGarHFx1fyANyigwrCcLCHnHpTMsWUH8
        1Uwj/HigaJzyVKNO8y4YgTQ0/BfYWhiBBffCCAwP1V6lgWDbpnEIJmAwC6wllz0cM9dh1OIIaRXkniFZnbVkdTEyXRDUucXg3MV+2pNfIKbzHLcw3w7Iinz3
        OAJbv5DOLHYRP5cUFoxWNAUR67CRHKERvYna7iKif4Ypz/cVJEj62JA65eV2uuviqRaLrf8b2JfBPiHiiq5CsQOSHtN5NuezaqTRDFqan+nLNusgpjuI1wAR
        pkWyEgBkgQbwB4B4jg+dRwCDnpo16KnBoKdd+YQSDo7fIgSkxnmq6dziIZuw1tUzHbuDdJTMYQfpxAoOBcSqIQSEcOouYtEB5kmyi3RA6bsXs+AewfI5IE3l
        0wk0mtVdpBYXsJbbeewiAarJiW3eD9lFbN0p3+suEti3sovU8l2kY3eRruwiAXeRmmU9AjIKwQsVHqGb7yLdTXcRNIf9w9f9jj0F/7HRwpFJPQnzpIP5wiKe
        dEoccSziPS4oGLyQdfJSVYRB5lELj/pgX/J+YgMmOeDvD9iqiCN0r6T7Eu44nyJUcYDxYihAzmltdPpIXx7MCYD7Z3TKHQ1WwNTQroIIu2KwzLTYE7tiB+E4
        l9JYLbts53w9pPXjT3qUsger8FTmzKAVYSl9ct91gcnJ/HSTB/r1e9q+dbGpg52UHRlEjwEvF54YrD7+/bLtg5O0/CfpgYnSEPGVAgFdbeDx8aE2RCtTO0QW
        E7IRjPECMJUuixVfx2RB0zp1EfxC2saYwLyfPNymyfPq42ltcVUawczj0FzltbrKa/LciTE9jUWcA8jmcOlZ7BGOaWAJ+2eEB4zPe56re6nRTB9TaoOcvoKw
        QqyYEi5VCVDbVAcQVHQAwZsI/8ZZukndRP8KZHdIfKaGDVEwEoJ8QJ85tBhTMDWMZSKorpNpnKvIhRK/R0AjaHJSeU1vgiP3wJG7y9gv4HbpKovtVjjy+GN0
        eaZ/HfP6ChiWqHaSG5g3uRRM1GjEHzgDGc9An8q2ZHsSoCPyM7ijb5hGQRq7qw8DCankLmH6uGNZnRX0t7A8iP/Sc+wep77WLqwdWtjsnsw85NnwUps/FPMV
        LKlFaDA4eYy5GqTqQ/3UjWkRHejX9HI03uE++MbB1eGMtOs/Aa8aTecJ50h1Cg8QbCAizkDZBljTrNrRY00sqINteBe5VqFss0rC8zF1rT6uZfM9Cutxt+Ee
        DmJxH6MqyTPoXjwyjM7hPk9w8B68VoQkZIA07iCuOusaW9bGlqEJRGOOUolKffqZu2kfq5/54D0xXKg7A3A+HfJC9NSDEvGy59VOItw+eM3FW89l9YuypYtk
        7eFHiB8wnonuhiCaNuX/mNlSTRM76WL3tCzZEJe6kOYQuCI//bNZ7Ryw+pz8iO7vp5EU9c8S0PXFCBtztAg9Rm3x1tNZ7eziMydNjWy1d/pMCve+8omUsmXP
        noFKqL7orsiSCeUijHTj/RQtYrLl+RJ/sLgbrgLai2WqucwXSvDMx8+ce2549dSqUPEzQmkWjdDVljDnuAqoL8re717EYOkQ68BupgUfXd0ZEMMI/rnA5cMu
        aAx1rwx9Ce7L06MFEChBznc7yCDr4RsmO2q828FpifOdbvM2t8mTC691i9eKfzkQuu9ZhVWdcoNSIoFjAqY9V4vmgQKFMTsif61iyn8B+j4wrBXFVA0sbHQp
        a0KBmjX6Z99HHK3WDBrHmrxKTROV8DPYZAsfDI7C0++YF0Yr4GVdf6k886b6h75M9S9UaV0EalWcUZSF4ZmLuCFTfa2Ot1qT/dYtv3Wnv1Wis9g5hyAxVKAh
        FEiY6+GO9CnKIpIeFNYvTKncmvczGZB3ix/B2kWWnVqC16GZ8HBxMveiNY5AL4u+/Ly3eFw4IJfo611Ubw/ApRhpWcJrrR9yBB6b0rcHDuBQm2kL2BGHHaE2
        6XoHq/sNzwuLDRPCpwc/kjouIJbed7rbs8YlHDre5GwTyKdxbiS1kPkqbTjMSFBLvuxNXerEQOpeggngnzX5/AlkS6VJACZhED1h/OOQ/Z84rgoU41Md/JIM
        tElA6bxtWNqtlFahwSI/dS+cNUHMskJMJiL2KJw8WD9SpMBb/UMJXAssgxnlQ5gvBPoQzI0T2+oiLY7tx9mwi1/xYpl7q3Om/PmzrufJtrwxP2tlSv9SVrNa
        9M0lSh8SZepPPV7sekIYAW0BwGI8obKocqcQJhbDmBEUyCHnnPoZy+N/JT90suqXz2E3ln2AgYA8CI6rjy+lssEL1ydUEASPQs1/4uSfgNQ5ya96IGWJJnvA
        Nk46CMoH1vy4kLj4L3zPO+mvqkKkTjNmB5aLb8LLSXM8O4ieRJkSXFPMWQ4I/a0NOAxU58Atfn0yk1dw4OyopjUNlT0MNmUP6zlvKMJBkPLibHo+5Mv+FxSx
        AtzgJLbjw21lvhCvi8yV/zdogH7rsUtnTXCG0V5gaopoYEuwoYG2zGuTo9x0RwumdrBaWSwGURBZCNRJlcggTIhfJBdDF0Gpli3/VbCy1Ns6aF5oJJUy8f12
        gyyP54Ve4j03zeRmeyipm+ZCuWku6KbZ001z27udbbppbr9NMFt5mB4/kRn4fM2rrwYnqS1LnsRaFsQRoldRMoLalirUnNo68WQkdOwN2GL0s5M5GZ/6TEYc
        oyQVDK6Jv0fEUquQji5VqWLlRAi2wCDjkaqfrTYurfsQ0mTOhYm6F8cCFUUgt8/2xkpoPUi6vx0UX8j2drKiVs4V9Z0JsaDzTRT1AeZWwBgfyag4kVmcVG5H
        pmaV20IU60Wf/rEHSQUDgS5IYGPc9+t5y5sC5kjW7MPoeXPAwG8jpDg6DZjWJoCZgAc0B9/icO5pR0VNn9RTTcLRilftCTi2SzgubQxHC4+lCXjEpkENQf5v
        fBcWh3DeEKwQaQ1mHrCUhLXD56x4tH1ACQe6K/lBYYcyCJlTkGUPZPmi68qm416yR/GuOoj5DCHHA1PSiMcsxdGcIEFBN06tnoEeyKs8uuqcMVq2Xzzbcyb5
        l14GcgcJbwDlPgQSHigT7LIenXczNhSJGrI42SMAa7bgxfeRHhTfwrIP0t8SKsVhDOzIa0VFNdUp2Ir0ZN0mcAbx/V+8+Ec9K8cOfIiODsKEud0YXToIwwnI
        V9oB44jsWvbKZwgnngni6+57mXk6IGTzbEb3KnotISEVaO5Txw5q2C8FQABpy6+81PpgnrKc+kU1vlaDYO67MGPywXH8jfi3dXy6anQ4UWGzhabBNNhroFfU
        cPx4pVWbxcWL/85fAbnVWswtvol/1fciPVTfozHNXKkFQji4TA/yaISwzjhSj/XMHOsfEWGy2gvGBfcpa781eWTnKisKjSSZSF3UWJ9ktoLj4G8L7pFEumtA
        ge83XWFDO+e+57gN02OCkoV1KeJnDXCuruHFy7kwco8u2cHiz0YtntPUurYwFKWWa5NfUk17imtgPT50SjXlG/z86KWowaqTQHGmVUpBuQfXqntw2cVadQfe
        4DGSUcouD1WSb5pQJanpBACh6iQAhWclDFF31fP8k+GqCgvIrga0UWuzHhLZQWao6aw1wZNxoqJLqdU2AoHqVYATyKE9fMsnv5ZzWHa2fc5y3FdJr8YzQ4F5
        /bhp5rPsKRl3lesnKxgrJfcrE2B4EFIUpJgUq4h0T9vbsG4l7CgudB0lM5903bN03Qddd5ZJIjTxGei6U6XrWFUN8vuA4PaJQ6bk817y6952tc5qVez/4i96
        Xk0tpxLqMSfZDm0Pqi+G+HMG+w73qXs1HMZS5jP4oM8zu8w73PaoPTvl3ksYeoMuirRx5PbYMRHjesvUofBF/gSHZfe260apdzz41PMzUtxHyEQIGWhHmPPD
        1sQA50P0EhIG41Jlm1i0vTsjJKVVr2xlUHtj8YfQo0KR7i7uOfddLpQn7sXMU/1J+B7qT0K+mkUOkw9A8yRgG+Tak5asHKhbpZcD7gBBfmj8K67nnqSVnMCF
        cm0rC5YYIBKxISGSen/TTdTW5QNGeAghWzmuOrofuroZ+vlm6GN/cPMH+U7o0wJqYieUgn3BFQg3Lb7cc+7i4NQrjsg3CXeIor9egQ6ejItBsrgF6gBh/wi8
        +S1IidaSwAsgLTbuxcalmlMy3L8iH4tgRXPPDCcvx5UhpzDhpQG2lr/BvZbCRO1MmitbSYJSv0y1B/KwmTBRexNhIqvrOL/hH5PqalSPuaZ2EeLERQi+DgK4
        5qIh4CCrTITjm70Ig6R97E/X418O/daKp+j/sqPh3tzdQqTkz54h6Mpu/0PC6Lm7nQT3u4YZwxsfymrjYcrA+iaNB17aLRbNSk6BGNzB912nHps8XPhj3zXG
        Aef46EHTWNPEziPhqmprWTQe5pHN3zNGqFUjLWS1NSlZX0MUXDNR4qGDx4+3g8KcOxWGDn5U8hEcD8YXMq9499DBtl8WjMpbWVuF2ffRg21sDCdMcIGka036
        h+rWJhtt4zTEQwMCY23ycpYsuicWv6HaqPABGIh8QP68UWo283mLTuRP/+gN54Hjwv+ZjloDuMlveaZzk2MQB9NjqD24+UX4k+CPzEjyVQ+Axq89WbBWdIu9
        koeHykjsJWAeyty+rHx5vb987ULrCy/CiUfNymf4XYJHf7fQwV2yLI8L55l2edQn1Qp21MeYQ8SXqGNGccOpvQCV/oWsjG4/HEJxppPkj4efHpv406jkwfGF
        5EQ5Jilo7577rvE4y2MyvYxZgm5dpMgx9D2jrD06sHDTgfv/Im3svyB98D+V1QWfBGdKg35TGx09eLztVnBlE2yo5+3vGRw9SFUqvMpEOizagE9BazzKSnx6
        WCYkPp+GQgA2rrUaKn+zljGtYDDDvf4uxJLc6xsoseGTJkQEjp3UmoBOd1XP3dpLL8+XHcjxj7juSj7cN0BqJp0v15CJ8UEBcEo7QofMh6nt9VWqcmWtaEtl
        boSH382YmELxLoDkjUfSo/hf1f1oxRoZC4vZup6eSAaqEYRcDnBBPGVfHn46bQwaYFfSen4WSvUJ5s81dW+FVACoMMzqsrJHWQmaR6heDT+dhUMTnb9QRWaR
        EDHvQjS4SmvnBcfiDHWATOQwWD1auX/oOCbftHBwVxe55LewbNumJaisa61FEobLgiwBuSSwWJaK17IAAaBN45E+6ECOhO+BM1gV3LEJL8Ce8UKGMY0EHuHE
        BIRrAEk+AUWAsTeOVu4fkj7KgopNM3WV5/OuL+Ke3W4aF9LmIEC3IVAJNNsKSPd8pa2jIu4JYOsgSO+SveGN7rGsAzMBubsjqPrkCsUIihy85GMniKUQrzIT
        2ekrOaG5fUwOrVrUO+DaH7D7CE04Bqt5AXK3rG5b8ldvHwPJaqYkMImspCzgagZoBEQjoFptlJXVPwKt7tFjasjnVt9w46lMtluZbJQGAPZ9AubJycqVFAYM
        +cw7aUdEdmjUmUhyO0xGluG9C2f7UBFYpeGEO2rHJBfT7sAGgO9Q3VoJg97F1uqphlkQKsIEQR3ZwcUREonMvWkbS7uNDx390NEPW6qFu851V8EwDDSWAsTM
        wZ53M6B+cTz78jVea7WFhfeqQz2tVbeXSncP6oloYO4juKKbvUdNXVP+Nm72Pmrcy9mWAik8+YumYMq1Jd+RwtNZl/ra7mJ8Np1ZPPVUOj84/VQqEEo7iF6y
        BSwhDLMvvfKFZ/ybNQhSY/Di1666N6svZKUuCALlB7/+C/+4Xnzwe19b84sPLJ4Fp5WBKL+56d3MQ1Qz3SPKGHZxvIU1bxpLgz+paCD0kQzqD7/k3kZJXFi+
        P7QFfMR4KPrlwlasXdsuhE0q2fVuK7cPXnyVXyIqd33pZu9BRIdwIOzXmfPYX7xdkOB2BLOSiUpM99xil6dtyP4QLAvV6C4GD8gCkMsJ2Q/A12m+AM5KjRED
        sgAKOMwI3BUsUQwHzj3YEe8GiYLrwgCRJ5uXzuFsVyrfd3d/8NooWbIql0DtV4LDTGZFjR46kDUHKwyQ4JPZy7XLEZTiD2beXTBBXZaWtBEZ+Q3vtmmorMpr
        8dSKzPcULmStfjpPsAs+bxGkmGDEZ+T7b4TLWRtuhXJ3FwPrDrDdDQLwRjaskxqapHPWYGhdXKI52JYsfu7j/6JxcnH7J7IuG3nqbxMP2ZUPSqe7F2FseBjH
        7MsiMTmHHsf5kcyVMN+3vJeGmr/5L7+y/dHBwpOqlAoGwROD184nMvsi+WSJTIqPQ8BeOttq4ZDgp/3lwS98TDpNRdpPA02+ONjxA1+UCh96FOqgGhqiPa5v
        7XHRwsnFhU9kytr9/Q+IJJaQ7ZM+2iY/+19pk046iwYjaVcIiK+mbr72rWtmcT7eO3JpJU3QG0HjJ6TdP3TuFhmQGCetdmnkxDFgBN3kf/fSBCcFD2Zwm501
        eLKSzS7Kn56ZvV+wL0EsjPsvrQgQVyHBB5eEL00TqkA1ulLQlorzJ9GiwzioE4JiFyf4LEBLosJQyKU50FwxYQUw5hQYmLC5HBgQh+cuLsk6THN7eTvfBQaw
        C7Jw24gy36aUODAmANDNIdiuHH48DRZX9YSsxjmovfBstvXs4uqz6TYzY+ZX0gUjVCpaEVTcgkNyWg++wtjTiZkhvBaddI6HHQScgR9Oj6/4WzD70kryf8iy
        IzY94y4P3jhxV5vnMbfiz55sxmxbyaQ2gaqsBV+FRym6elcbanxfZLhLyHQttBuENzG9xf0rQj0Rpmne9M4Kgrjn5OHqs+ewZOT92XROyKB0DCL+GzLlNe21
        FE/M1uQ3PHmBzkkxWsXpgLo6oO32lYxjVp+A2HhS2zxq9E4uOuVAIF5uN9tlwrpmTpDiARnDnB2DlpNRuNt1GLVLgrE1OwxgKIexyEU8Z2bPAjHOyWM7EClx
        ljhhByEN6SjQWGUUMeGfT8qC9rgOtlVnpMsZWVg3I3W4x8uTI/jzIbNNZynEr0MI5XKDvx9LujofkQ7EvyTo6xcDSTiQHpB/1iR2GIkOo4f3Z9N5RATTYYR2
        FLN2FMWJAKCbz4aQ+WIkWI4y/fLBApejTPD9UPNLO6vvxxLUdX9q9d6212KGhFOrh4TocJl19bwSTzy7WLtoaZ5Bbg4TKSsD9IsBzhYDTOxM9WjhiXlKKvPU
        w3sMUFsmt6sD7Fpki6UMUWpeJhpN409v4uSNycJnlPa/9HKIc7UZ8kYICzB/QoY8d7+sx94JqXLugUsnMsFVa2qazUILPPu+PqDQo8krqZN8LSR94Ny5hD3T
        zKygzwKSs7j1T4mk+0opeX5fX79IGernzBHuts2TfBQOorSFeNspbEWaj0HFNZD9rfmDsIDFJXovrvflseKlVO1uBlSsIS1R06YTWRqcPEZJzZ6OxNQ/+IPn
        fs2Rmgav/vzqo0vQ4sosnZHe/Om/cE4u9s4tvgELWhlmsvgpbpv7TpruCgwkE5T6d1KoeW7xx0790qlXn7kaotif5hoBFoxQcPHFV64+c/rsjzy/Z+UWpzZo
        mBZoYOMQIlJT2ecPajjrl322FeNorQU5qnUPNYrNH0RAVhMePAbtMsQWKUU63pBhs/c+e29q2n9f+j+zrv+9sv8z7H8Ppdb1v1ft/wz735vqPw/vwSElv+np
        6TbpgAGaQQATUiJvMBhDxEuyrUAeuVvIFnKsmcej+ff11VC+YRYw19nEbMgO/dcxH20zL4ttqxCxXpoM5lNavsfkAeeI2ha/i60HolMTtMES8QQ7oT7plbS7
        sSSjnxUkxv4tY5MNCgzZDBFb6IK8U1CQJoNpaLnCmZLB3IElfv05GZCUkh9z/JGUpx1n7m839RBZ2A5olcHrZvFN0D54q9LfLpZYsnLC0sITpoUVliuruqXP
        TPR+ktBu+UAI3APthrAfyeLtsNFBfit5j3tZQTHlZh+cJsJ63I04iDGiXOV8hmpPRbS9p2B0fKEKAI/skRh6To0KsAktwfNiT7RR3Ap+Be6IiPVFfj0SRmCf
        kIUmzLozX9jjgt3oCCt68x3HBgiIe/M9faTg9AYrh46r+ToV0CE54iyAqv+dUCRDpnCXTJT8n+i3j2mAWR14JxkeWPoQ9GI5i5dgqyZcm7Lp4Ov1gDzM+fZc
        22sr1jrhdOzFRVt5Q8LW+5o5jGec1YYC25BfnOW+k9WDYtlyNfDEv5O3ujS4abCbium+ykMeSC5aEbYqftzEMhmD35bhr9L+6d+F71XdC6JpvfGGf0ze/eBg
        z3HIYr6eWvzYr8k+Gawr4z4xODdOlr7TdW5DMiThHNlQXuAxHB1UCtFjO1LhKLgL07U88HQ2MA4RhIx3Wx7PNSAjSavWwU0KCJ/AijXBVqCJuUqrGniMe/RO
        xcbgqIGnGjgLprzqlIEpBr3lwalTHz91Qv6e5Ml8Hz4WbvyQ65/ElzlN8o2b3wYnYfJ0Tt6ZczJrgaziIPet8GmomrnyzAd9qtkXZ/TA1ztpAnm/grOycysM
        a+DtHzi0sxamWT56AGGYhH1HNGrpsdrsgDtYucWn4v6I68Lvwl+EwWyweNVRQxe5Q0Mr51Jwg3o0egT1SgkTnDgLHBOOgIbg59LcSFHexz/qeh7Pbi5nbq4h
        SPPhqizoHTkIBql7x7FgxTi13DKJOgSf9pIqmrsTaqMuHrzLeB9b3PfsibNldUWhfWdQxqv+juP/0s29Cvbkmbl2LS2e+tK//k5hC4SMBpCrdkHLiC/lccKs
        O0hWtOjIfW44JUITDW5kZ1FJnfKfh0uykslU3N9Wg/VgJfMeaPul1WYNcNGj2G5BaG6EPZ5nTUDuwjxToCb5oHXIEvLG8YNfmJEWQnuk4jKQnpkbvORgvbyk
        cZvndvuPCZmXy4fSRqGoTnN14Gv70rYKxzc5h7ItBxnz1728SO/KK1l9zMxc9VEWmQYUbt3xMOsMM9+qr597dv/Rg8bNldmP3Xn04PGJEH5geg584+O7H75z
        /vuv5nrNW//TYda8fDHrQY59tXtscOorIsvO75Y9WmSZ3bJBt0wzL/vLUlbuX/nG4jufvDI2/ghx40wwGkmRJ2//2N/6o73/+XeNhzjZgZ5fuusf+LH7Pyj/
        /PN94yKoFs4C/AO3/Q//8HtnZp6R53+HJX4Gzw/8F+/cevLRLz6wbzzEv7KNtOQyNL1B+EODN8KlpL34rrNXxtDIIQlnWmr7hftesTiwhbmAai5VIQLrBzOq
        J+XuqawpIEPnQpxdBLiXzqeCSWtZrq5/Zf9ReHbBB9IH6wI1cWDmdnnILii/dhUq/1eevVqeNrCBBzHmoJK+AI0VhR/uZ2EO//1V+Psbw7/G43K/Avx6CXyZ
        CWq7H1SgZ7FAvUCVaJy1hhm85UTUHg0ZlSsa6aTUNpmU2iaTUpucFOpzZeLjkTT/d086j8u8/2JxWOY40OuD+ahh4mRoY0WimvZBH0bTMyrF0pq3YsIceY9o
        6LU2OhyWUbWyepk0wp4DYSpljDLICEdLQ26hyd+LMR3n3DHOXMtwbkV+n9f2FY9f2zcepe0KIlWObehgfeD0S1/5gT1/910TUxZcvijoUFaO2cE63n//X6Q/
        i9mJqOV/cPtH/skpmZ3WqDzl2iNjM72DJCIimCfL6GqkOOYojjEVdSS4aVojPS145ye3fUDATIlHgOc+IQjzDfdYNg9t0fDfCMpsRRonvNu/jDfF8x6e12go
        7QP0FTSpE02Q7VNYO4sm9REAiWWRtUy+jnl4e+DEudcvnnFvvDI+8D/eFs4AT4bjA+/7IFHpisxslgyzmbGRBpGiVXhieTI2W/FzFrqrIX1cUdMnWp/5+Cfc
        P3/P+MDXZj+/RXBLPj/wgQ9alCuwUp7CeGYswAPeKDo1Mc3CcnJ+5V4gEpfndwK/GsMdPl4AYB4AaGLB14cZPWoFeYdSzwxxMzLSSQR+F6zMm6nRpG2KwJS3
        HShH2nv9lxjLbq/PgHi1vf4XcPX3+oyEF+z1P4trZ6/PMHi9dzvP4+ru9Z9zhX7N00auByrv4WDdXcuiA/t/5HNP7fy5+QNH7eMPZXVQpunHkIajA9ct/kRr
        9Kkv3/aQAKC4P67bRnfIzPWyk9ylybpweuqOjYBA9o5QbkeQmvFIBAUBKPk82FdXt5yYCAI9lIuzeaGeDCsWj+QGtEX2osaIEG3ICgTgxiKgoHahR7Z+ujY3
        xzzYF5IrLYFCI4FqUAZwewSMj8zoR5ELY+3ADR/+sS/9h12v7hO8W8PjIzg2kvLoOZa5NIstEMhJc4F8M5U1+rCevMVrB86v4Z//KJW0TXcN20gEOo+zRxMM
        bY0m//RW+bTNyIt7luy+jZQHdbl/zl1KHh3I0oRFn/y/ZeAAsPt5jrgd/Ru6aQfXPYieiCi9TCfRGXMpdRDnD9Q52w6asZ0qDI+jBVjlegp4POT7LfK+1Lc/
        y7ILOMaRd9sGUBLxez2YqnQoRl5tMw+rQccswGrQMVtoWmispU9PT5C3KlO8DUzxnDAqYIo/3fLbKyILPK2GOWuw9cApqDCgD2VJvzj2fvH9REC8kKe5rmbP
        TQ9Rn1Ix9fBkC42rR+zCcX0fjKq+73iwUpxAwvWM7ThrJFC1o1ml2ldXPxLsPxB+uPc33/6PnrldVqIexv/ePhpS4ehrIp0LKpCvg/LrPBsChlH27WEaJpkk
        +R0v6+rhQncZdwhbIFtQd3A6XBp8onMfo7x0RSx4GnajUMwnT1MWkiKycWXdnBnBWUL+AxY4wqFeyLex/ZUdVvaMCeMQe/dnbzgPtLWLBgW/yKPYYtMaHEV/
        /xKdFaI/M3jGfW95DL0Pvfl8bjOxjxxXsXgb46wpO+aFrLaRgQhWKGfSKz4IR+fHWaTk34SCsrJZyHrD3hpi8WJ7kOUui6ac2+GQi8STQmPuxa8LAUb6kR4d
        PV7jWO319XuzOQQzlDWCSIaefCC73etfd/WxdGZs32A5sHdjqRYKDWxdchmN8i1Jinp2hX9F2BVuHR/8V1eGNFuQVzu+fEz++yV59RPX3yX/femKcpQz2Bae
        +79kW+gKWzJkdV0wWx4awDAyziAvwhr6rTDXYQQXUq8ImlMid2EAUmS0cqomN5cXnQ9k3T5w07Uo/B8xUQUjU85l1ySP95HheIze4Kxbsf/Hb4fFhI84nYhj
        AEqbuechx6LyftzlajD+JlhXnpKXrOnqUZyYT+Cc+63i3KajnOUow8ooGxuMMjGzj8MpbQJvaUlJRLxql8eVLAA6xurErMhYSdJGo7ypD9pjiEOC8C0shFal
        exWsF4YK+xyxGugvHKQQ4VYVoTtglRSha0To4JsgtKto608hNNDYvkEA0xHmSBEasVFLTEzI7CviuZSmaOMxBrfjb4jk3Pj8TZE8IWrj0LcGhHbBN0HaIZHF
        Vm3CCmo16RUpqE/evIJYpRj8fngyOJczr7AlcNW4ZEDZngjoUiieVB+0XfqLPwWdgBDN5W48+NGnjPexi8twxvBLtzVncPW/mRmEg6vO4ItO8pP0SX/e98LV
        OuLSv+LRLoYmFzAbE75P/j7Hv88j7scfejYPOSLdIririGlwqKSJD/q2yxu6GQOtBGShNMTMrWWWrvp0lq6AWbrqlSxdPDM2AbN0eUjd/m89KAFuTX0Ncae+
        EgfpaA5780GyvNtT/3Fe8QddxYiRHp4+8nV1SKElVQuXRM1SopRYCEPTyMY6iRDrJIQdy1TjPtLUg2rXBwuPImV4a69nIBXt9RD/rLPXS/IIiAjtk58VeIwx
        HZTZz1FvBpdKHC40cAqV/Nf0shx8Ni/wigd+4XuhFYEarciT7uzyTrk3I08EHRPOubdwkph1CMngl153fE3xwLIyGcKVMIex/PqMfPkZ17oCvHxN0F6NV8Kn
        c4/ZhjXNXi3tSz2Ag3MqIGyDma4LYS6s9WC1uitLLlzOUhwfpbkvuf0A26ub/JGXaZACHtUlX6sRg9wBg3k3FD8WSvwIFD/kcebaED4eMSSoYIhLYuURQxoC
        6eRVDylUF+gzC8jXbSyDcveYFXpYVwwR1nnCfqwuz9JZsCSlqRc08+fN7Pnkt2lN3jWzcheb5EI6C62oi7QTzPocWIMItVUOLQqFQKGaoNB071woVOGRoiFW
        ZoEyNs4pDnAEvjzNh18CEsgFjDMIj9HS9V2WnIh5cok+feAvf/brv/7e7zuyb0wpHrbEKU2LD6UzNDNOt8kM/KmH5MpR5jPaTnK+zhmoq7Kd8P9wAX8BcuZZ
        +Nct/H3C38uBz23b+AR+MPias5T8mQfL9w/DEgypR9TZ0xp4ym8B715/jwaGR/6RwMh3+5eZ6nroqqs2In1kTazKrmZxzhcLznpzgT55zzibN93Xe9m1yGAm
        0mbf9DUUNHPb2SuSKvqPIdw45Jzk9UxT8GU7TZ9ZOg1TM0IYSJB2FA9ebyOWdKvd6eaVIGEfkrSK1J6geU92rME4mxPBMhGRfW4kvdjB9K6t/G1+RVvXICY2
        IuDLHoVrhqygskchyyZvd2heUZtedCeKvlr+J8VfxYevImr6NcicqXWZa/mh1IcHSAqYv7Hf7dTvpN9zaw+Zec0bu2VNpdUa7J/9O8nEz5mdzCmYd1G2iS0s
        LeuE2Wp1HpI/8TSUau31/0wIy3f7jptuh8pkO4kM82tfT1cJwSJNIM4TtUj2ciTz7BuGF2ohTxxXRhMrI0IgqWnUoVVdRCOxQJYGst8kPI2gI7gsas/GDAJJ
        qeMBc8hE0tasmR2m80pYfD1pkirU/8EGCoruaMNkuq4JrPIIu9wwfPlzoUITHgGsZk13nCVV83WnoA9grkYXsmRzMcOBuUlJZ1698pAuIXq4MfwKEyZVKM5H
        kF9orWhxz+2PYIPLfz6276ieFRYyhKBlyXyOs5lRBnOL3sjMjEp+TBjdEf4MK0XxoMvBjaX5Xezz/3xlfOBDyvTsG+J4+cA77/nh74a2aXzg8Ic/TrZInw/+
        2dv/uw+/fkWe3/nJxdsP3vWlfUNVIQ+HaZdmhKWJOexY8uHcgf7PyEYhuwQ4lVd+8rN/su9EluYy+FOnT2TZFZPh96oMb24kBW8CD+Qck8128NKfwfAL/Ftv
        jFNfMBxbcFkQeTxdfNcn0hSWDhUNZhcDLYAB0/gpso8s25AwTXpx2UqV42GayD72C9nCAefWP//G4jv/7b6x2ToEszmuVN0bCh3oQe1WzseMmanOx9ZRtk3W
        2LaR2ToyCwf2fP+Xf/K7/+SdIrFvGdp8LtI4ON8he4k/f42TNJOcoHUMDNLM/AUM2q2kfXOLAHHu4AsjsIuNQTP5VYak4KZnLe1yfNa9b2KF1zb+ON/9fO5+
        iex+NsOj7Eoa1MjTYH7YraAB0f3JTOxP7gT/qLuTW7IG9Oq0u5Ph5isUxtCxjq6lujm5Gg3JMOiD0qxQtkzPWcMOpC5W6xjC6Qo9ZQhBIjGe7t6SYqkbq46O
        Qa285DV+2EsZbwtMdAAHUnjFnBcO9BLCHpizZ66Uy1d6dWc/7f41wGXhW4FL8lbhkmwGlwIoSKsE5zlwUrDzDgkUJegVIvnQQTR3Bw7YanlszSvZfPV993KV
        EB/HOeobV94I75ZvSmYwsaCkXcmCMizIAaP7QfeCLG8Pd/MXsi1CE3pkYwTTt8oeiQdbYaAiNGGYJva8XGMYS59lmrYeqORQmcmVBc7VselVlnhZaEEKldRc
        2Jz/SN85y7C5JcPmxusnHjYUd2zCsJUM8yTPJpP153ay6kARY1k2KuzqmPx6ZfI9la+QHAuXmXxH3xgLKhXXFQvshi5C8QzkpNoEOnhsXN3aQQOM3di5o8/a
        /T2XGNjLYnPPt3Wv2Nb9dZt6UkWN5HLl/Jx+0yZJTpiu/D+fnBD5vSz98Mbb9f8vRFLEkAsFoQSKCaBfcejITBIukNGYDZCtHITUo3yyQx1uiyC8gcgiO5ay
        Ns1YinigYfIXHpToTNAbZRFU2DVy8RAccbIRmSj5S0HIezjV3l0iBq6mMra06TNanfHVHxPx5DsC9KxLcpElR2k4ITTRMR2Zc9/JQ7upjX2bMRFgXuTlyIBc
        wlnTRHfaWALAMMZ3G3wJ8qyg0VLyDY9o0gZuOWRNZYAiXe1Qo4wGoxomf+BZ2tG4yUlwfCBl/pYAVf60QDSy9MoEu8dJWBgwq3gCYpkisCWCoZw6ZW5BEDnH
        1JFOkPHQKoHQkEfQ+kTHn/TcugrPjs6/c4ihLTJPQ276GmjycbWVtOYOoVrhebp0EdP8Xg0yRreFPte8/jjcpw8QItkGVE5UESezFei60waXNYalV3SJEriQ
        eHoy1GCKhLQbJA0UR7lNCeWdo7OuinAcBetjFAffQH8fqGol0kjY9OzVGAqFRcfP3eC3VgQaT0OQ9Zm10MwyE3JQCnazu7zPeFmNook9DbhLPeOrNggez2AY
        VuDp1IsLHcVKbohQ+sUaLxcVXz5xlDXN7vZfhp769R5uXxLBASrGBbOwsdi2TSj2gpWJcM2QEltQEpnIYd2wgJ8tuGE1cc9n/Onx2HPEQ00clIc4mK6PRtSK
        zd7kDBFW1r/TRGtZfgT+4r6jx0tPN4f+UQojKfpVZ/CSUzl5eSib6yNjKY6SG9APwZ3YzIl4hadjng3UK3JqG26VIqfWR1kbXWyzCO7kT0P72SyO+ff/3H4o
        plttjYhWy0H3BQ/thfrjqre+mYbQGttMA5U3qs2E2kxjupnquX9XlnIJj3aZyFLeNaBpgfXB6Hy5WeZVXbkKkMA08Xz+ZL/AAyYmCPyCbm5kAQILnLkJC5Ae
        hApM2SbGNzi3b1bsP0TSqhdcf2ucdWCMaDrDrCO8fB12BHXgQlc6sJH1B55vZP3RnbL+6MrYExgJzMDmp7T/gDkKZqGrFh51IF8Phh8hDTRa+eMOTqClX4KC
        DTM3CH9IuJgKpA+2o1YtrkDbhsYJ4EOG+hubQr0GT+Yq1OVBnfFnef49OzjnwhO0mbxBtHkOKcxmoUvGtr7Le550euPZaVxGGobq7Mzls9OozE6jOjtdvspn
        J5manTZnpz3M2hOz09lkdjqbzE5nanY6AqMuZkfk68YGs9OpzM7cBrPT1tlp0yaqJrNDRwGA6atYcjDi2O2/4o1xIBhW1htql/WQNWE0svFSbNgVz6VIEwRS
        JvnRHlfJU4jSJTuK1N2VX+1ykTbL23qJEdF5eL1N0CcMcphbET337FX4r2438XkTy8KEtdIwbVTx5FUHoe8bFk+eUjR5TNB1Fkpu2hdtiCX1dVhCKy4Ef6tX
        sCScXMPhZms4xnTiNLZYw/FfwRoOJ7BE0aFYw5E13tLH8cQabnANWyzJdJ8823mvRjLNd8kUW/Gg9DB/dZ/slRF9BQc13X/6clOZrz68HdAy+cVoHAub7Q18
        kNAavCDOG1JX2Ud4F8LDR4AkqHSeHL1/J6eUSLh96Mp/sDLa+ugXYWUE06IPrrMyklv4spv8s3d9+YGf+a2dX5bPtIIbUXaG/zxT1vDP5XY8gYQiCCBXvWAQ
        kjDXLQbt8j6acpN/EBgETXg4SfCQKlSHgOTQMuvASDyoLCJ0LNL9DCUJIJ7UAx9g4YeJ6Q4zIjWAINSwsJWD3qejmJMUg8SLv/yRXxpcOPDhTz/1+ftO/sR7
        huMCYMNNIJbNgH3oCvTjUd5Yv1BfSTtmBvg6gmkBcDfmUbXgb0nRYZXYke+iUakCY31ZhIPZNg9maaYWgzUHZNgaohbwrKTo/Wej09L7fLKGm8xWhjAO+YyN
        2fu6yWMwLOynFcSmsO6U58amU35j6pXn9crzGBMxGlbaw3k0jM46WinGQgNerOTYjrVdMWvcBwC3udYr8AHLlnH15zCtEz7w/NRnmscY+LUA+joLwjNJh4kt
        IzQtlEVWUswElLiLJtlE7BNNXmR9t+iLPYvzSJJBR1ZvVPJGr8DiGIQTqo9oQ0NJoYopbM/qU2xMYSip5sW5oWRbAD9hKFljGAfmzY2SZfThELqyy9uvHTui
        uXbNEuCQnPLx7Fbt7B6o4KGRJUBgtwsGcIQj/+aETWVTfXFrtKicW288GHG2mkTlZpVAt+XDKXPLGj5ogbXVzT0SMHM5NIuJb3LiM7yRf8fYWDFX39S8Ulrv
        WpPFJnaFZIyjpEgWd0t+Fkv72zCubDIEx4xuwHb7j+z2DxTJYA83MTJ0ORbkG8EAUHrTMXkvZB6FkTC2sqYCDGMfxZaBaFnUJAPRFNGn9RaEnliFHuElYhV1
        Yiv+dBSlWzTx6ORchTzQfrRybGaGhTgtjaIKU/zJ6Cz1CqtRMfdpgVy39vpfRcL15l7/ZVzre/2XcI32+ldx9fb6X8C1sdd/Eddwr/9ZXHs3e5/BtfZuZ+hD
        qBKW1IqftGoIaNUQ0KqB7/2l5BnfW+GxdzavupHZwWfdJewpgxepyWEC+3QOkB26mmT6C7bAy7bAS3mBF91YTQ+R5BYTKhPd0yAYsqS+ikRwjHvHI/o5iNdb
        KHSFY3JREMMrNAV8gSc0JbTbUphvS6HKnp4UUaLCRwb2ZKOhrMo5qNd6JDspGUbh7IwM7450q48BvlLApWetKHpWf9ajEq0Kmq3M0b3bP+WlHVxftYz977op
        Ee8VhYnA1xZ4ztMCr9kCr7pxHpoBQiaFAS+bO1QJsfIRDdFu5u5pB9CwIjDbXB6YzYWd7eDrK/cGq3I9HSLA8Fxt8OpKXGGEGoiSIJJxlRFqMOMKql3O5g/L
        t6zNRIM/CgQY1/6QmT+GGuT+6yuH+tZSXljnBviV0OhdSHZaZrNtYBMr75klpwHAzhHbqaDr4Al2oQY4qxgX6MPlQr14TEZ9en7Bu3vKu8dYXQ0lCTFb0vm1
        MjsfgTA0wBiAFPMywnEXvAG7MLdCIek2sYGGwzDmpeEwzAyBNsSPddjSg+61R5rHcQJfhhxlXbowlIFugbJ7i1XP1TcwOvMq0XJoo5Dvjjq9/YzjEfDVL2QY
        lwVwGk+EcaqQhLiCHQ9VDTLDT2eF+Sc4oogxzAipKejW1W5yE6auobwEinkgyyybxlQxXkgRjEYuXiwLgGy08HyldoSM/NhqlnA7VMNVrApvqDeveUNhrivy
        lDpNrlTA8hADtxY+E6++0VIdsoEO8TCIxGdc6A/hlxcw6xe1cj7DI5oaonXYA+3CpBaBHZ6E6w5MKprMWYGjkMIPpFE5fxCadz1i3WaKtrLB4CvImCERmOHp
        RDrpAjub5wXOrZEI2tabAXiUgLvogk1tEBMbOSbS5QF7cAhBRmYa2wNUQpX4Xr2C5fv3+9B484KstRYWSfNC1lgrnUoYrfDzB/5ob34yKzv8heQEYd5IPu5D
        9e0YG2srZFQvbBjQ1vY03lakwbZk40UEMCF/fuGE9nNhUH/aX62t0K/sRSRfRBQgtXzLStz8CHOBuAPNx/i6A70GQpjvKU1WTHSTsydrqPWUvJNCstlEcIvq
        WIMTf73BiS15ys08KQHzE6apbysPaFGZ/A48RmB+gpitHVi3yKA23tkDGt3ozh7gTx2Nt+RbGBD/MUK9BbiEevHRr3XWNB5rmjZQoXGPvbG2KbHUG+SPteGs
        hhfUZ0+YqXimKOjp0wxZ7pE4DZcWoCWA7XoIVUSLFe/1P3DhbFBYAr3ee/0uqX6nCL2v73TPXLQJdSIosYVNQ0Wyw+NPm1nfIQbILMGgJYLZQAeXBGwG6SZZ
        u/EF4yb/3sMEIpYvXGXlQ/jRYrZjfPGhMcZZBRQy0Pfmt2yFh7FM4CGUujVrg+UCVLOafnhkzM/Qn7Hmp5eH+8dIE282nUBYTecT6HMCAbiNy3qmmAoCNbNz
        ykud08jaMO3rZhN/fPJ7inatIS2C/Xze9GWXL4dkhIVAAg8pabVIBegJ5wvohVB0ZbC4Ab7r1w4HD262Tdkqi1EPNkw6lbnJf0CkRwTZZGgwTYfV1Khejcph
        SwRu7HonPsdkE1D6O8CV0rQDnr1YtJNPyGjxqLM4utMQ1czRacNlw9SSbFDlW3mGY0/Ezl5g7OyqNwTDev+G59WeFoLO0H+RRhTU6H4wphdAuMAFLDUHia6w
        KTbxBCswQyAMeWSAHR7cd8iWJooXwrNsPNfYtvOZwZVKvfrGZbnT2bK4ZpGu/EhXvqUDvDSm8aKOPzV1FajxKAQW1fRDKlqHaMCXMOyHjbMH/SQtNJvEiyYs
        ruHTEMsGgkUgNxYv8Bm+deHdIF/kVtS5pfTwvJDx+FOx11idXykiCGN+DfxwsI7ncEnSnbhEaQ/4AItH2iDXyU0WNqeVA/RWeYDur7c4rfMA3Z+wOEVCjLo9
        QG/l1g4tHNj2Pk3B1tDgzFdHmPodmh9XeoFAKOgDM67wyX04V4NJBXY4pv0Azq1l87Ic5h/pIxEAcL2l58ih2tOFeoDcsAfIjdKObrI3rprRydTy+Di2FqZ6
        zLpgT7Kt+YU7bX7hqflFTd7kQMNwCluLKduUrFk9X29Oml60HR7JNXmm+jte5qoTEOJTwAmIaXqLmaLlSc/0pnTdPdnrFkYpTKnmpl7Nyav5UbpFIY/zUOFu
        UthOn0aoCJwlIlXW4Gznbubm4qF0E36BCm7V+24Fuz3Hk2keWovAvMXYcLqVPTfmngtheIsIvmYefzojuVrpd3YIlV0XUaOgruXpwMwokyKI5dThMpgBvZsh
        VRzBNq4HJr9rdqIHPYOWt2Fr2Ia6F/BHGKmFSgMiZkCJgT430Y+mKlcqB36y3KDXSfC2PWbvtJeJVnINObU25Gp0Qhq/Rjg06R2q78htu+Ds2lXOblZp+iys
        0kSyyxk70G0o1aCn7HIPkI17Ozjbg7SQEGlHhC9mGjZN9enCYbE91gVHmv+IsyackoESM8VDPfb1zEzydEw1BGqWEq11JVoo0RpL+9tlJmHLZPpQn4jI0jc7
        MKrxKN1RWupwOZrtpfCg59h4WuAzlFU7SnQvEd30Jwx1nMJQx/kmdMZbT2fWG+pMmmm1cnsarmxn0lCnpBA01KkXhjpNNdSByLveKL2ek4w/r5KMupKM3FAn
        VkOd5saGOnreb4OTu/G1Uw4mVbMEuJf8Zl026njFGnuH1yPBKxIB1pPTvrc68EyIHbGNy4K6m8qdKUnL1fGFbG4oszhXRGQ+2p+w3tiOL5I0MYgHQ3dcm7qZ
        GW8R27mkYNnMOO0OEqF0bYFQQzC2mXboLYCkWjj5KFXQbLo9VP3Bxu8yiDrtSsdM98KnKmTxIwXmvHrlI8cZVnLXEoc/Sz1niVbl7SP9bBbqPaH1iJkZJr9v
        w9Yg70KI4NQxLvszdiiET/NEr5rQADQrfVo78KP/9+eGf/Y/vfieh4AG0Nsm7IiGwXmZcYJq2FLy5kIcxHVw+SgOBncz1FKIQxXZrhjrKFJ7JAEegQhgIlq3
        7EjHKI9NgaUCkqO0fyGJrBgLH/jFy//63/zGyv92eTxkJwevORZOZRkCpUvEQWdOuYo1z7kF2oio9q3iDa0jDQGd99sjXEXuSCbGJVj1lEJqXZ+uDCthcyvu
        b4/0p/r6vKvgfM5VeLIRjsE2oCHlOxqguqUBqhMVZeOJANWe2h91wWOGan4f/0TkRyu1Msp8Ow8dbUPuNjXNnZN1GJiJC62UwOESLlwhD9Y8RpJ+zuefu/tp
        YmNLP+ffAa9d8jbJnQwbxgPmJpzd4MLaqq5IF4L+p0UgMOH5C6ZRiS/tbTc4XmyMLijNbZ43jQtxHkgKVOGo6WhM4svZ7Powy22EZZjdJHxy4beY7B8/DO+j
        uMLHC08mXFQtC9MYnFh4IMjHXw2zLBCLJ5h/+ah8GYMQhGuay3PD/qHjwmIhtCTCkm7a1UpH2y76w+LVPvl45sIcA/2OoegLU9W7pVFsokq05lrxC9Gao2q0
        5hVTQz81WvPsyhWRKGQFP9J2rRHARC1hpZZwMubzZC0pEkpChHgIEuJDx5gdsnk++XsymeUhm1a6adRwWH19s1r98mNNYhUNSw1gACupBXCszsC/o7+023Eu
        DNOahvRAHJZygx8ivlWbeW66NDsWGtfWBdKGENHABSJ/G7StA6cjhkVBcoDGmmehmM/2TKGHfG3VzBAt3e2bYyXOmaHe9HLWYlz1BqlpJmnmOmhjcyBvnXfS
        FmrjNI593a993aN93SVUxVZgfGzlbQ1ZL9vyudD3nvZXApviBoknOsqT7KAuSpUsj6VtXD6KLQVmTDARjZKzPrSfmIr8tq63LarRy9th+aKe3yLjQtrdUJlb
        M51d3o5sJovAtiS0KE1EuPEZUxsMOERLKmFrOO1gnIyQjCjuarzw0MzmDEzA0iWUw7uq6+siPojDtA5SrKMR82eEY2EMBOOvqadcRYh3q7GFYjV3E5bcFUk1
        hpgulG5jwRpSSC4G4ypSPZ3umxCJA8b7UG9lXHGg5sMmTpayRj+BAsRHTHuIxjV5KN9QWeRjyPD+93OX6LfWhXDjLtTQhVC74EP1zzBCIVyYNQhAoEEAELAp
        KNXy9AUneAKAx3+L4HG1bx4D2ePOLfrmWvB4BXiQOoEbrvrqK3hcgsfTGfLeehfCjbtQBY9rweOW4KHrKZQgOCVAuh7EnynTSED9zNS0mj+CdsH/wPW9FR/5
        ypmtAU78m/iNBfupVaZbdUb1kaCEXzqRVcN/wIlpxfjJx2WmLiAt4+UssnFjI0RudWAKTKtlBl1TDRqMpuM7HONUK4HqaoI7Q/+t46tz3rjn6fqKPl2oyEfx
        G54brVpdee16dSzfNRBAJSLrFJbTAi7nBu+cewvVEAuFlzIcQT2rl+NOKXzNC3CCriW/6+VB5tTBFoGsBy+4SxlDMFLiqSPdulCl0pia6QNVxDJWvMocJJb0
        mNBC/ldjavsDxtQM0X4HElAhOcCEW3wuoTHpmgpZ3nLmlObUvjWnDtScWrBAD12SJUhmGOmjNKeG0/yPI3EjzPbpEmutwiOsMKRw8mlPLSMv7Kl9WrhHVHfa
        Y0VIp7sEPtCWqf7TOPHOKcHrlU/NQOeY/Bi9+s+5vrvqrSCegIJHXbBtJBvrM+DupiOSp6KSlZ1V1shVJsxSaIKjfTrvFIngmalV+no5q+RG0sSMUZkbifkZ
        /2noNQX/TbCWCTogK5GzxkO58GG1IYse7oMDzGXgWfopc1eDeR8YZTp0J+hOxBmMHs5mYOsLtdgM8u8k6FliZtGzWSYFhCSegE+rqqjqky4gVZ8g+JU4Awaw
        VH3VzOD5pwz+HO4vV06T1QK7gRPEBlMhwcxUNmpEbGpUFDJQxzdGo8wf8aAT+kx9yJgSkR7nelDHOKikCdebcUaVEOKr1hkNzNXUPzHsOCbUPdAvN/VM053S
        V+EV9FWygzqIZ4JgVMgI1AUlc5SwOULBRlmHaUDbNJEBHkEn5I0QEOU81fKZMyLT1BlZYiir9DwNrPAG38CUST4UJmSkJbwJwbyE7oQt+0RcnU9n9eoxLmn9
        SCOwyNjd0ZSZq8NW2U+5xWGyow8JZDc/zAVD6lgjV6a6rUghJHHQ6jlQTDsjNOJY7TMzEjXAGmObwTBDgIYA0Cii+GjEXx7uuRGcx6ECkhTJkmqdhwA32rBm
        nJ02Rm9WtTuq/sKxvFM9Acfp43N/lgxe+dOkopL6SL8bD879wxnh/QoXFtmL9nqHjKydvR58XYO93q1yifd6e+Ti7/V2IREG4lew5IKWTEyy+HHmfaPTS7KO
        xrw4QWO2Y8FAA8bMfVXFjwb0lE0BsW/lut0437+cuU/KrRCjJwarjx9DfHLkB4z1wIZ50Zyj8eXES1bdlSrXGsmukfyIn2ey60Bt1cIlSqFPdRCMoQPHnJ4U
        7i0xYmXLIJ+Dj+QyzPiTLGdN2aRAFULV0m/+L5PMYBbg89RjjhfItPCQsgIy4vTQabU1GzMXTeYcZIxTUBH/iay7xK2KGnh96C7jeX0pwx4BSOorHwlJ1dEL
        tsJB8sOqic9q7S4UgYdlbwgrXmehAjscPP+pmYE/+GVn8M8c+I0hDpo66XgDb/m9bQS07C7hwA6EuKtHZ/LyrjYJ71Lmci823jI9MkFdkk+CC3RI27EXcdfR
        LDmZd5jbwyoSHzd1wD5HCu+TvbSTw+4gI4ykMJ8JfcLENaHINMlM3RHBxY6sw1aQZMg4ywg+HFsHS5krHqGA01wCyBlaxjZA98yNa27nNScVjzKkARRZ6XE9
        GGZS1CUNA6P0wB4YywgPtaH8rB/GL1jhRcvIu4v9TtWtmqTau1NjWR+C9cU9x9s4zSGi1O/FPnD4eLtlIXOwjXNQgUQdFl/zGqZT85Yw9q2Zl0HEuQxT0/Ya
        hChhzZ1Vk9paVLy3raGnGJpZljXOUniC4pvuvdJal1wFZlw6rRYihkeQh/sZB9jSJRBNpt8sknB6dzBYj/8EY+vUoEymg6Udun8vA+U7yEbta5faCH0e5agg
        eB3biWqgGCw92ve1NcZZA3iSte3cYdQmKudulnPXhusT/QIEek1GaoH5lMJPxFoLujZBR1i5d6oHYQE0j66CmDmZKoIwooraBharZuskshxsd1rdqVcTxTxF
        FIEfw5dPr0L6fm66EP3c7TNcd2rnbfad6vbofNlQ70/Zcem6WdMFTFrUBoMOv8uDoA2gd7NlLgkb3/xNqZs3ILPaUFJVBy0wywQJrI3cwQ7+iGB7JzAUbIrA
        GVZL9MoSLkrIymsoWanzBUrVgSVzJloWfmJOKsGkEknriJwEJAUzHh+istAOVgNEycc1DV1ex8ewb2qRrPFspH5IONFWByTDx9FqQymtfDTLHmKNuPiImaug
        cVdCNV17hNpr7H2dWSe1D5QxYpSKdACxrBoOIADWIqeOLOyYvYJkGh9mHCrbuYida6FzQmqbRdtuCTzU6gJyNQBBhDTwqAc5H35Ztl4pSyjoqhaQ3NNutXpv
        grS6Zmt3B/t1cWoWcCasQO2eThA2nBLw9XxDcnXaYv5oT21IDVjKHG77itRR5h6mIyg9YT2cOoNP8O9hxh144XInMf4yLbHt9kIMdwfe3W23FcXTnXdscrhA
        U8aGlJogu0JTrOdNM3gVsUs4LeRRlMrZZgar+ZmaF62A9TDuhs5DtcsXZXjhD2nIznjCjShWN6KY+nGNr1yrWNP7uQfRZQ0Q7lcdjJQ7lmelmw8dd12wqpar
        pQEmWEYNOldxG4HZhDslPLjK5TJ4qkf1kIaRRDhw4RmrPPO6qAI4LIHSwoUezRtRh6IxF8dgsf2xRr6TL3NnjglPlHVOOD8z6Y8j4wioPKrRtsunKBIOKSty
        yL4O2R9ZsQBTH8AwJBzxi5AmP8bXuHkiBbljaviAqfIRNTPWPQQ27JPAAQICOC6AMykd+AysTKErQiURAir7dsg1lbm0567tuXRAI/b5GvLdV32P9twf0uAK
        c5cFI6bVRlRINFLYqnhq7IP6pGXZAeP/tes3V+Kna1bzuk1Qcxt2pu32dGZBHiwMboWf+rJZgGbXx2W/0PQFRJrreyulI/OefQ/pPu+p4skrwOvl4NUXtJeB
        ALIAHw0PVSMOww75jcWIFnZhpNiTFnCIWNc4haww0Ao15GWQ2/j4kC85pXWN4pgjkbSm9UcIqbW0lPZR5QKFW86Mtsdgn7QH8kf51A45BMMooFIUadm3mz5W
        43YozSK50HxqwSqyBXa7vIVsAcktJj1AGACsLQXtEi6edTawzZsXatYpjS4Xtm3v79h5zbXZLAyc2lD+wStjG06iPVpiibBOs62OfLahbhEBejpWt4grzCDW
        W09mM6YLy6rOhi+T/OUMLonUJxf39V6GTMtYEmomVdpjQWLfRuPcctFfGVcTADOQNFC2A1NDGIimzphO2GG+gK9gnTRUpVmJe79wlbbTNpB+xfPAV8+DuOKM
        FW5wL9/DmLo4P5PfVSctaRWdAF0g9Vnv/ndlgvKwh75aCyNoJ2MbjwU2M1SYByONq+vTmBDGct2Cmv05rENVc5683rJ07UpxTEud8RzA2QO8u3SPgQkOQ4qW
        05QjCSY32eBxK6eNRc0NxM4A/mPepP4u/iAw6ZCBTU0Ea90txuLE3Po6LbKRludXFO2tf2x8ixwb9rdDY0JACwa4sDuSgVLXbRLq3yfWpHZ3fU06AGBlBhc4
        4b4tws8rqrZpELTFPtxi7ZbbguubLpm2LdzFHxgWbbK8ZmAqZcvOaKTXP+ZxvU6ZLhiMrWvmtN1ylWzVuWVk2B4PY0CStmKKbY2JHpMQFILaQgfPq+FioEAp
        CKGwj+eVEoZKCcM8ni3pf76XzKO+GtHR0w3F23BDqfNghfFi0VTN0lxKiK61k2/qQUJbrS7bSjqmrcVlBH+MWZ43iU7Elo1K2QmZRRT9DepoW5Bu+HJWAc1L
        RwHdngZ011JPWLcqER1yIbaLqePLiC+H3K3JkdSVI6nnMJGvBSqRbNpYt3JjzUPxGQEx5H5ECEV2g5pHzRBBA+7hke5mm0xipDH0I42hH03MITg33cNDZtwY
        6XmOZdmwJW3Tc5x/dJ3fXwmf5onqKeFtb5DtqY7z4t0246Z77KC3SoOjSighqOxqZvegxkNij04x4EroUhExU8f5dK7l26SAIhvufiJ7x8CnEcQ7Bi0ksd8N
        CwF+YrItmiNi0uEUWSQ6I1lPsnll12vdc6A5mck2Xl/XmevklU7SdfjzNs4UHA3lz6y5zrr80dsvMHOFh5l1LaJfBx2XfPXz6Y51cDBkfJtGTbEGPhUnp24R
        oOA6FJnRuCQN+DPTMagLx1TbTBvNNOju0BsKxemNsq2I+zxvtmL+5qnCZU+kxh6cTlqwF+W3fNGzzibyDWuSl2kPOQvaa0OTrGULmKo9WbiW89L73zPOtmK0
        dQAa0SPW6J2UbVsbwrbQFzBIJ7dQGx/RCXtMO0O5i/FGoBTlflqFa9aIvg6x+mhmMyNG/Z1hR2Pr5An+OZ1HDoZIuiZdaMk6CHX+rucxK6bsOwjVNfMdmJoZ
        dKlPxNvNSFb03DkvLbXg5hSQYAU4IFFzzd5YKIUA4ltGikwxI0WuEyIDY0lkuJsd4wpPULmjE2iDxwrgoEYyEgiOyGgB9RUA79F2FJp12o7K6MFCJ2ae8S0m
        Ty/o9zrC5p410WCOgmymqWlDhmlHU+M1zstyyLZKu1vVnzbbhhOLCN0YCunqCVkszmS+OJb1IV0YAgUBhrebTQFxvYB9AhDXKxm0ANxl+FsqwGWXXtrydus0
        w/Z2ULC3q+NDhWciiu3KOgKAOrxFZgWpkG9mDOwR+M0QSAK6JjEGUaKBMeZtm0CryQG9Tbt1naF7wXX6623au+v08h0TvcMsckqHTP8CdpFTMg+n39mxgtow
        ovCuXLR8bBExfHIm78htORt6GwlgP83ZwZdvT3tFBifnwduKwKYshygyvY3q6OspirpNOP6HQM3gVSN9Xc/Vvw1DAsm7jvO1jr23+x/Gvv7jb2Pyq98XG+R3
        GBLaD0FEmCLHHfr/g9njFGQbfv92nZ/vkNfkC7MKSl1n3sb1OO2PkXEsemO9rgIO3z7W5Sutfh2tAgOqXlfrv+YCT+e4wNMGV3UaESPSrsaRpjPgEY0q/WC6
        TchNBk+sYC3bMeWLlb2+Uxp9fadT+GIxhji9t26ATIpwKJGwIh7zXrjwxLoBtqhzuCCGwA2IJt/AxaTdWPZM785K8Mfvo2/wDSr5YgUlz/ooG2VREfXr9rH0
        +wb4zzeqzzrmBsTfvhGvknRu4MGOrw45Cub5EVq6I7uxT+/YrpGbSLeAeTrmS7dv7GNN8OkuWSFgU+bfAiWNlJJ2Lf1sw7FfwY2dt43tJC5ic3WZf06al/60
        aS6Llb4dm273PAk7JKCwCFUxh41k+3lo3umAAz9lOOBIDbENhDAE6a7TAckgzEeMXASMEDD7FkazpdgXthRj4Li26r44i91Q2G7dHDJMPvfhCP61QuJCHNph
        dHPns53jrE+3Pfk5AzYgwv7dl607ohtFJHcdTZCyTQjSjf3zcNtoj+EisQ3T08UmvB3Jh3aWriJfhF+EFBvSL6IzFUxpQb4NVbZdwC4TYgrkTx+wW0CnRczo
        idj0lrfMdrFlhsWWGeLwv4iboBpBggsz2eOEbJmKlEInbe0oPVCkiq0agy4CWyY/rJdIpN7c3PSxixSm0EUqEYCK1BwINR4DiNF4JEuwuVZYTq+j6TLT3TWN
        SzC7lnVFNt9hvDXZMHLGabh3bOarOgiAupu/PXUbjBo6pnu0j49ThOiAECxcAIKXrQ3HDHEhb5ixG54sUc46KbJiO+JynWeuwniK3MYabgWikiAY5qz5bc+Z
        i6gZETbBdsHkROBvYjjdxHl0hVjhGxO+TQrWDegrZ8jMcO4bqCRTe7IW1BizuptiUy9qgn08F0PMxdAF+ztn5oS0UBww2wXfpTRZoGiNJup9w18N/OowC2sg
        FG13LJIFosIka2T7ObtF8JGXNXD5DYP9DAaJbBg1ZT4WpO4MbAZlhQTBrK9BuOmstYa5FfaSUVPI2l87FjQbC/EAoRBMuQAuJ1dI3G6n/XZstrFv2ECLoSyG
        FRWVMOuV3IVY/cKQSqsVLFq4eiHLLeuj/WREBH5J+QQsif21S8r2SiNqlJ0ty8oT4aXysu+Ssjl29rRsrywrTzB39td7pOyWMtKQZYaSSuyhLUXZg1I2j/W7
        Q8tuKcvKE+Hk87L3SNkFe2+07NayrDwBwbG/3i9lt9n7TMsulGXlidmWlz31gJTNHZmu17LbyrLyBDTRlv1eKZs7QLxdy24vy8oT0y/KPihl8w1+l5btl2Xl
        idlRlD0qZXfaNzdq2R1lWXliduZlrz4iZY198w6UbV7IUqGB0HnUzLVw92KixAqqzA5NT8S9IUKnbx2ahaHZNjTbh6Y/NDuE2g+Ngevx2FwDjDuPTBM1k+K8
        gVJHAMwYadymmmDcjPyfn0MkKhz5UwK1p1oZ6MjCKbMrSHI46wgonXi6Iu35jHDolpx73L8DBqTINUeetgUzL3jWwbGO0hHkIDZnWlQeqfLCt8oLqSmAbsKe
        s1AdgYzG5sZlnHkeMjfmhgDC4DyV1sDgPJaSLfpoGuDyYEou60NpggvyGd6g6UFuwImDcHeVgHJuJY5KqAHl3GoclVBDxtfMjVzepnM0c/tCg3x4UPaFatHS
        pJ9Ce93BjfoUyg1oZYSbAKIybmAy3sANzUwbKdN1mygNYHNyIwiVY+YwmXR12aW+MXCKaat6JlAtma/mtjyEuWFwit4wz9T8aEVzLq8V7jl7bn8kWCmG85im
        PXUqyQq84teeO46Wb648REWMl5xALuXL0GJUExg0qgkMmldMM09gINPYWJfAgAeM/hjBCMDj0sABEeAbSGAAf3ev4ljk0HZsIoGBM5HAgEYeSGDQqCYwADR/
        AY4dRQKDGlG8msDA16M6V2osomzhyKNyIlmjFgGsSg3BC8sEBnUcxznauCYwQC/xZzKBARRqDjIyCiw3SmAglWyYwADP3ySBQRf4UfYaZwKVXkOtDawYlYBj
        4A/a4bl/LR2kSdsXXd9DmscVe+THPD60C4b5T5D8Plz5GAmgoWEBsrrKBwhPI9xH1YctgmVptKk7Hz5HwPxAvU53wWaEJrq2IRbYL7iG6x4pWKP/HuawLvs1
        Y6XIlRagmtWeB2/x77muu2LDP4MiLWW+UhoAEmnCB6+H99rcdlxSJ8fy7OUu/9zVH2zNAzh34eF++ql7qqGO8fk/+ftqMv16N6c5XPvBmPaPcnErOfX2PTK1
        XnkCX+ZZFKweFWfi8iNnBBw0H0z+qgbCGcNm4Hcafv3p1opnD2xxPlvqH+pW/xBuoEKIcv0DrV821T8gNMNGcVUynDrWN4/wMBG1IdyokqzJYuuDybj0Cp1Q
        TICv7qgfO/IeZaHGBdmo1tjwZVNfr6u8lUevAFvOuBEMJiE1ToePYO/0pqKuCPPHOkQB49ddNeueUFes/1paSGExhsUiewo1EzOwn1GVxJRCIoJCItpYIbHA
        ZSb1Mj7MbFUngZNsaWOBKeJiWs93EMJtAQ4oc7J/eWPu2d6U3YGnLIPPtxBpkGWT27oKZ/PD3ORj/5X9Rycif1fylPmVRaJBhjrIb8vB3opM0RsmlvfWhcTl
        KTEtRioWLMlETnkR65JKUNyt0v0ync0YYU579Jbr0Xh5ZqSn4rK5bxIU1/sWg+JuwX6xdSSNV2xl5sFFjEaa0t7LQ+OSr9oG2OvjGX2MMx0AXWCyX2GN0xwV
        nlu5V9C3sbT0qDC0flt1DfJOtq5unZVahd1N3jrCInhjHlzREkOabv+/a9q3TdNipWya6VpbbLoqUHnjFC13ziMxLoMDwwx6Q8ZoQc+vPuF5/kptlXbaZhAO
        hB7yPF4GU4cFeDhlZwPsKexsJvG9podjwPea7SHqQdBPnO9LT2FLzmRwYGucyqc0beendOpomCbNiGGpNpmVb5PeBGyyXnDdDgwlXBrnUGXjJ59gCAW5wKlS
        +M4UV5HZaQUcJvfFf+h54aq3UuTVocVdwEgK3GXShu6liWYZQaiWDMOgwO5QueZY5doUS+ZVjES9wkh0MlUD7XorKSnrmyTV2eCrPK1OXa3HBcbYWyNaOtM1
        CJZ/NH0NEOGi8db7RvNVHmejbzXbtxr6FmzSt0D7Zo3Z2TfNCRGvuO7J3NQY/IRM2RLNkpWfGMzd3fbU8vqrPz5DB6PFfR8Cg3uDIK93MWmfRfZNKXdH21+8
        Ko9OZJ5cH2jbkidRMmLJc7VFeFCdKQ17fy10m6tq/dworZ/V9Dz6AXgkGZd35GZgNMfMx8mvuODVlkWGYdoSWHQzog7M1hlQpm46S3AzwFvEdZALUqIIO3Uf
        DMTuO94OYMQmz0vbaNO0VtDMU9JgWosAVtDdPComzTNhuyldQnDYwcdgIRsy6ai0fhe68V6IJOjBwTayxOd25dY7yyJEnSb2asUv3yD9HWoQuLeXyP35S+iy
        r/VEk/Usaz3LU/V4arHexXbKJRrBIV9EN/2S3vF4BhV90z6jyGirbCskm5QuMcTlEoCxbYROB1F1EpzllNHxFPr0DqjfBdy665gu15CpROk/olD2N4Fyswrh
        OgIqegAz8JlgdqwXg4BZbu87pnFswmW26h6EZWsBJdi4MtsEoQ1j1zytlXwKsLgK7XBZbdmrAHdhuj1R1bJWtTxZFVGiaaGNahF+I4P3QxZJyRg5O+iD6uKN
        yzfMyCPUDi7mTj4LQgQxN2gALh5SytEwULCGgJshPSN9uDgSHk6Jdu46tKNFcVj0PkR14UaAINrBrEJBsbQhINxvBRAyiYkN1fi8CwyFI5B6LtwNPyzt5X3H
        FU6eYiBb1ba8olUnHwD9Up1bPCdHQIevq63mHZwouqRFlyaLomfvQ04b7VrZunG0g/7SXcfaDDjHt29aocyM0q+bmf+XNepmxa/d5Ed9GFHerHmJPOvaIxC6
        2Qvw4S3ymc1/JPT2sHws1FoJbLI0EARgiiNn4D7BEEK0qBb0iR9ykZWIcpX05eG++tU93AdKaUpntE55Llkq3WOwPTo6C4/gXNdT65l+SYuQFDkLsP168cue
        Y70QLE+uyZexxWQeHK48DaDkMaN1sAR3EkQmOnmMhqMyG4ek5jiHh/aMPuKH+0iBBzYBnDBH6sMXGWDlSD1m1rLd19y0jG/m2BVGe+3kOURIoz2PoztCAGIT
        aHAkRTH5eQet6vEMiJ0sk6QGvEM6rBqTH1PmtumYtUzAAtypbXpoLexNF17SwkuThbGo7HQh3ZfxMN0flOmexLzgzTCvaMUmtUMOqA1w7+gUNi88+q3WyRrt
        irZBEzV/67o2fmmTtbzw6ORadvL2BwtYotBG4M6rrOU368Gy9mC57MHU6v72up+v919zCfj1uBy9OS5Hb47L2IqjCi4vPMr8u+twOSpx2dW5DCq47NIyjvbw
        M0rfyyfhDGJ7r8Oj38/Hg4k/sKf2D377nW/s3v3IQflx4pd/6m2X7vrv73/44HGRAyqvvOqr4+3J8JhwkSjL8mVRWsMvOXC0DjQwYLBMX3+4ubjJKx7xv4hn
        TH8xP3k69XnHVGC0E0Gor3ApC/KwckxmVqQOi1UEqghECMzAbeRGf16EoToSlL3sLWf96x3TZxp1RGtnpH38SZI1UIj+Lu+n3PWZytzJTGVunqnMle65cZmX
        jIGT3MncZK7p7/avuhrGQm6/AD2IyI7GmI1lx9Sk8kplR1yzVE+aU3sIb9SKnWZaxj7jT7hB5PHDwR3xBLOBxFAY2U3Oc252jc1N1pzMTYZOAiZFQjK3kvBn
        hyYkazJgtE1ItqNISDZ9coIAak3NXBSjXzGLMIZzLt3iTKQ5kSkMmV4GQbpz4KfXtMJYdqdrJvQmZTqPtG0jMgOUn8XJO3qFHy8irIiZDKMcM3otjQLKzrRx
        1652ppK2rNpqO+8WMnRUE2FNZsnKNs5eFF++mO2YUNXshKoGQXbiiqomrjoXzfJVrqjpjbKwUNR0cYoL1d7MMJuhfUR3xLQAOIPfJMdV+C3muJpFPJbeSBqv
        KGoSptEqtOunZKMfaTSHPOsVQbkTSht93M0fz8Cvvg1LNmHydjDrVc1UUE4jPI2zEH7y1zDFUMiwROG3l2LINfln306KobCSh0JmmLPbrORfkd71mbNKFg/y
        n/QZxa2J6ynoF/o4egtxeQpRuzbO0hJevpjuhPHOt5alJZapnsjSsvPgce0IUh8hT0sfJ31s/EE0vsv7kPS8FjPuOvKhVBOwpFEriKsRL+Srl13TrKBwcxKF
        65ui8LUTKLxDUZgJdb5lJK5Xkbgj6AurGJyiIjXW/2eJ2hLDnCSVZHa1PjKJrMPsdbnbBIt3AIt1XBaLkTRxDMC95NIqqw50hu5vgsCgpraldlMuai3mxqEa
        vqtWOIZ2Ik21PSnzA6HRts0PVM3MViIlsrZtlKdNk7NVaXWtT1Pz3FGoSM4WbZokcQMSBWP7TZMkdiaSJCajLKrm7+kyPFgXRm1DGuzoQp+RDmw0u3i+0ezO
        TM3uDEJqNKoj7Wt6jQ4OLpPpzIkNGiBaHXKE5A8FlYryrGswAIww+11mTgSVEliUZ+Q71idd27Fh0jW7sSLtWrV/spkhfVkQM+saMina5GuyxTEBm8hNOzXt
        GvIqaiq2Gk7Qr0USR+QZMTuRRGkHkyjtnEiidC02ZBpGYwwC7qiaC7EpnZ9KorSDppLQS8l0MnNIBEvr7jrzwqzLxCEgzmNS1m+aRCmWBT0214KPoil8h6sp
        YgaTeFhQ6G8jiZJMzRiLxmYxbGqSVZjOwz4a+YgEMhMjQxMtoakjHKHOYKHlvVAvBlNU1tKUiC0kUdLFTT6KBBIWLbnl97fJnbWUO2MiMGONzMindRm6lck1
        AO4470dD+9GwSZR2lhbUk5H0og3zM4aT+ZP6CCT6kifXcK9/FdfmXv8LuEZ7/RdxFW74s7jW9/pDXNt7/edxFTn5p3Dd+W7nOZGPyky7QOsfd624463JBrH/
        Rz731M6fmz9AQ7NgLZupPBHCd93iT7RGn/rybQ/J4i3ujx+cCL2EwKM7NkwTZXlomVdvuRN4Xs0pLM9fWy3gIbeN8jZWZxmyfjDsnDTuwWKHcQ+8SSyvOBm3
        qa7JT+FOk2hgbrMVaNPDn4Cpa3IXD6RqzGY1AS5duPqMQEtPmD6SRI2Hm6SigSPIlHsMCaRGdJoDps7BYLBOy0frGTM3sunD5jREIiKgzw2zLXKTzY/k6RYz
        DxujLciejiLomnyFxKIozG/5Yo4mURM1pTiAow/OwhgEOEHLCfrQseuGaXsS7QO21Q4v1r0FWdKQkHAWpq0Jq58sleJ8qTOmkZDQPRygymXWWxGWhoJGvXRf
        2QLbrQgVb1FfLRdGeJCTOm9hDUZTGzC6W9eDpBhEJbBLsom71kgDh+MkKWHu1BG9hlzpOyND0svdowubpxUNAd0h3f0AukiXvIuqjT3Ca+JsLETVrrX6Vf+V
        +vls2zjbLi1txzwmDBiVyKgZMCqacBhp4mwTxn2wSJS3W6eMhKFOiPS0bh7YOg+8dXEnfzhtpGJvBYKJ2VZC8Itj+vEFQ0IQhpQFBHkotx341ssddXqCYgCP
        fDNL/61ZGcpWtbqL1IIOw+qMaeQIi2t1PpkH5rm4kz+zI52OHLBJAdi6PWSvF4CFQ3mXp7LuEOHUDPkB+Ef2hkjaNTyf1qEzh4FH/3XH/13YCePmqxjxehOP
        63ITj9QI2DY18QDY1n+8KZwzVlaBc1b9vrDDuF6K9ZFhLZukFa4N1uaOCscRs2EF1vnnennroqhRjyBeUnMdp3zaaMNwMHpTMdpI88eKITScNiibTRhtrP+a
        OJTqTigMDTBFGCvMoEogX0Vo7D7yxwlV6DOv3Ky8/gO3sF/PDToMDDpMYdBBEdGKQ2aJcR0btDyGKQf1FjDn6MPFpIXLHmm2DxeTOi4GIXd2wsUknHIx6VtF
        UFGRtwRXkz5cSGr4NNEaIq0PYaE9pguT5nfCk2RHH2Fx6MAut0jOpxQgYpjcHX3rQeK9haXo6SKggUC+CIwaDSiJCXJzk2io1nBgIaUX/w9v7wJlx1Weidbz
        VJ1T53TX6W5J/ZK0q9y2W9jCSjCWLAxW6VpSWxK2krCyvGZ5ck0wjKflybJk4euJjdVgMErGASVhgixM6JYhNhcr8QQINoNvFCCJAUMcBhIDJiMYm3GySEYE
        kngyKL7/9/276tTphzCZhx9ddeqxaz///T+/P2Dyq0g3mAg4fog4BpV1iZVsk8Ein7r6zrbUd5YRJLSp4RGkbRiQ9TUJybzT8xisRxhMTqg6C9EFcPuXZ4Eh
        LJ85DmUResVjfAcCVJCHFlmEYuaeIKlH9tlJxHfAaRHkcAhFeprJeh4utH4fLfJJi/wFeoS5i3ZU67/QYMQtigTW6wJxG0uK+M8ZBleHgW4PxlIlozHlLuM7
        fItiK/+A6iwQzVLm0rb9y0yu3yDnMJNxsgIGZALpVpGz0Aoee2ABySahtqL8kYeVyhGYA5W6E9HNfbkxQqbgcHnWhM6UZ430jmQpWu1E8ZQHN5EXx4P2HY3D
        iWZC2zabj0w5Pe5qFOruFQFsTbDirYM7aqjZ2VjvdNyEmnQTEdI91m+0ZDkLx4N5w6tHVPceG+udjleOflA+x4RPyoaper89G7I59eQKNP7QOw/1Pe+Og2vk
        jdVIFLnGrJ6pUkWuIUu1ZmYiydfsz4fgxLDG5qS8wwz1qamHVDnNMz+9w04wTReKoVuddrLzuP3gupGfZxFtvc4tLj37BcT5Io0dviZ1WF0mq/TM6poMKnxR
        Xe3sacpL4ZqoFe8hxkLQqYTT605k2fLdJtx3hSBmVoHT9l0XAHX0QBrXCJExxEtZ9yRhQsY1GB2kbHkfwXMDM0MmLIGZW/iT2MWDKq+V3UZYDhQgz63sSBVX
        ToHyp426rj9hiPA8adZjrZdeVZNwqBpVznVSU3IFZq1tBFJtAfBl4sRZQqm21fOxre6N1g8yqnk5xos3TMjIkT2xVYrx5XXyUyozMZ+vtb5loKi4tB780PqF
        3CyY9XLNgLRqcyfPwpRq0UvkfZbq4+KovWi3ZF9LChgWINRvQW6vM2vNBNgyzSnn45rIcJB3LMLHGe36SE+sV2XWwVTZlPu2vieytaAqGN+ACCJ/Kzu1zPNV
        ujnSFTI4ka8/C0CTDImF5dfkcXx03KzX3pxkQHLbNMsR5tbcqlgFesyOLgq6GBVivY5B64F6mL6EfGaKZTKOlEnrpEOxT6zDn0ntUtlWDA7SEDOucfRg1yZ0
        KktnTSIGZgJ/JvEaN5r1mCryQocpBE9YMJcGe9yslTt5rJ2pIFXqReoL/7pQjc9SLBVQgLXMfoZOOy57B9o4CP04Sm9zNIgkBKVFCaCBjySLRFjELQYUYKQm
        AzpBB3S6YrwSvcJDn0fuImgfnTq2GIRncMkmy6y4P6ivOB7OrAA7E+t6ZAXoHB1o2cQSwcu6lOrLpwbQjIHq6koLhSOfXs432Q4gMs61/C2oWIPEtKNLk97W
        8fKwOOUXQWAh0oxxgmTIj00/YxamxSA7I8Lij8umgjmWjanP8ag6ytC7GlMKQdFCrzSp57KEEMlTpS376CuuU+bckP7o5z7M+h/P8TtWmj2+yDl5nKBoldt3
        89xu381li/ZZb51ozSUNLo+6ep1l/cGpdbMnlo551h+8qaSuTi+iGr1Y/m24z2Js6BY+QTD/jCkPyD7IiQgR3mK38CZyhjbrOUN7buEjECRGhQr4Zkw9xDHs
        8H+AKDECUWIMh03ymRGIEhM4mGw0wca5y4wuEiWgOKgXE0KQkDfS2q48jgtx7QK/4NQujAL4c1RYGBEzMqmej4/tzIcmFMzNDIHDJr0eFbIsNZ+QS4gZ5FUE
        rGOFjJ7TM7nJQa95Jjd1R2aChFHrmbxOC23YfXUd9tX1C2VuOdmH0HVjqM8Ybsq9hVy2OenO41JNodProDUBpV7QV4xZfxyvLOT5AuudQwZYJ9z4qIobQulk
        U5ECJ5aRNIbKWObJXqKY605A7hBWEC8F0l2eCY4jtDXDqJ7Ix4UFkKtC9rn9jsuZUXTutbr9TcqLxyEujInwMSlXh/CevLwewse6HiUW4WMMj6kiZGyRpm+t
        vGk9pNciqV/pyJ0tkPeA8DHBhLDnGpRlUndSBowrGbB0Em9UMuB4Twak8CHNyMaZPiDIhkp96hpwsGRpZ/MhDeuRX8VRf38e7kWipz43h9E+N4dSshgVKULG
        Z1hBUYelIE1FbflhZVXHlOstWdUxZVWHzJiwqmMVq8o6DVdOMnA5GoaNY0jLDs3QbL6KjPiqWtnj8qtW9rgUJ2WvMuNS9jhTKcDz1K5tl7xl5iGPd60Mr69+
        2jRy8IhGBOObYb5KV4/Ji8O1PvHk1+IXh/kikwFAzzTeriur6xIP3FLGVQIbUwlsFBLYiIiHIoCddl1vWb+i4Nx+RcGyfkVB6VdE2EX1Kyqenu/SyawQOTXF
        xCndigIitFZuRfRAC3tuRUyU12FOFunXrZoHFJjLLvPp2tQR6rLpkt4d8/s9jeiguFB5TsHpq2OdB2dz/1oCctPnC0IrYH0nkHNXcxBKibNlbgpH/b58W40q
        S6GrrpxycGw1qnLoy289vuxrNr2SQ1RwWwhfS77Q8aYOu3chVoyw1F76jXBcl89huDXedjLfsD29ex9Cb7ebu/cRpBPP7qBHtJ/SUscTo2Olpzx+xkuKP5Ax
        c+QFeDRpSg6b+4WOz7/pi0wGsZdhCRMQ+opxuFIOAYR+Eu8hx2E2SJDuFvCYZS2iARrc51/iAjnbLxqEaoZbvodb+ViKHcOThekW8aGDsoTSQwfzVfxkPozC
        U++w1CbRWDiR/WVaeggtGWFOl1EkchkpXvhAF9NlRDoDL+XjWVioIaepL7ZLX3vOENnZw9KJtWsiJvhz9na84vQH5GfhHdK5GKXABIvsXOxquEObKaJMhBQj
        6nsjhXYBkt3SfCbacSQbPi0J8M1sZgMFIG0GNCUMUqkRYu2wzN3OTr43oDlQWL8BoV3wN0La6RYRh01Ds2q2imA2EwabicWUpojsutVpA1QO9YtNBwjIsWIW
        tzc6k3Bm3UX/z2hXJ4Cju+ITC/Hj+211025jU3dwSMfxd0SmgcvkYyHjNCpsdtaWec0cTtU83E3fqAHMl4GtDpY4qmxpHj2HPdnHcvqRdpn8JZPBKtqzZaa9
        +r8+E1/uZFKMiOmJQ6GtIoTIuMxK5Zhy5+pOw0mKERkAGbJiRAbLTWE6Tth7wG9t9nL+EMJc2EQUIMIkzhCZwp/r5GPd2Wy9jIMcDMbP14CM8V1MwRnxa8iq
        oyjTSmAAo46EnemxBhMHJDYkJUFISkhEdZmTxR876V/6CqbOwYHvuXwVCU5T0wCe9ICqa12zlqjW9Li8toNkZx2ZUUXApYQ0TeuxXDJ5ULa2XBqEn+cxoyin
        Rt7YTR9GjoeRImTioMQWLsSmNcMJEF7bATvdmdWC8yncbZmpmU7AkHj6HuzWNDgtoVH4cLLDuDCQQrdeDOK7YE2NHM15u7gbrGMMg1R9TwfTsAPP9v5vN3pl
        Iw+UiywLQDRsLgk1kgbAhUKG86eyJsMo0G+oMjrNMR3M/44sPfrt1tG6ZcTsDEEkJfp2RCe6ayc6/oWDtbRpEmAfZnLPhMwCn66ThbubXs/pjAYxyPVfMC4A
        4tNrDqJnB5nD9UV3l1w6/5oD3CVAvVabwfSjQsSyC2QbXG1WAakqO7/kbIbNUPox3zrBDplh+SG1G8bWA7O1fmuYsOEyH1/bcapssS8yB1JqLnxth66lKWDO
        zBoT4Gur4C+erZGvTps0u1AJ+liKZIpYVb6ZwAyf6DjM0DiEVMCgzkqnQd+V0Ndv+r0WynfRKt9cIJvRoNxZTYaCWsSycjuR5xa18c008nTLU2tg7LIV1F5h
        8IkmCK1nYLrf873Drip0N2k0OrYh325Hu2V9Bdudzd60oq1PMUY6ve1Vbs6z+LatToazrTINySFMav5h4c4RYRMUo7Ppx6XTdS8r9602sOcdnE0Dm3Pam5IZ
        OxP0POuRFN2zCRlS3engO/t7PlY4esmBNaKhIESP51E9wWLt/KcArBk9qOlDTIR0VOy+hAyMVO1pRvYsSUwlNzdB4b3Q8tqaO/Uo8mtMOcWzbhYVf/NX/+G/
        NOBTjV3DO9yXQsEt/APA+D90UBMN7x8IXS/wm8pwxp2geA5FPOdkcfGdT/+H90UM5m0kTMEub995QJjRwkk/4TNEAmzMKLi0yZzMmkkf9cnyyb4H3g2ReFhm
        mpdd+iO9LUO3xLdlUTtKWCCQ/ZHr0NP1iLg95kGZ+7RMiHul2O35Zu/tjItJ8VWmIcaPx/ipTfKqHC5G+I0MGGNL3ZRgQfA9L94ulMVNI1oYwiIvHBQsT0Rw
        NsQGoQnRim+j3f/jHzntwZB/+K2p9MHcvIxpMYd7zSzgK1Jl0l78aRZNxQKYw1eKuVPILiQ1djb7txcDcv0FZzZlH9xJxjNFjebm3jb3Fm1a8ci/Sy/zjuCs
        fRka6dM/spmyMdfhz/XaszeQFZLGpIx8TemJVe+kbzjspRh5NeQgXB+i+qqBFwqK1YpaG+ZYcEHYZWeIMCNQt7xTTQsGicjQ/oqbJyeFTAlT9i4YO6UeR9yM
        GZXeDpOoPHKvmwcVl2kGhbPc7vw0kt1KN6EObbkmXKbsGnxM1rz0YVIMHsga0ptIj4CJ4W9AgYOGI3qvTPU5KP0GN3u3F9907JBpZ0aozNvsx98KS6wcZXw4
        Ce7UaXe7jFQTvXPGWTwqN1UV8zg+z5fjc/OS8ZmrxudOHZ7b5bClGpwt+HOFDs42wPDb6rmYZ9oqj017KdXVntX+lKGNk1r/sc+YYiARxtcEB4U1FNZXeHG1
        zdk+9YsnHNiSO+n72Iv7dJz2auEzDHRzXiV1kePPFzeAFdidNya2Sq1wZ6vD9jra2odPMaPcBBodaaC4bR5CGFj529mCnB+ZozLTzk6R7eWJtq53K2OBbaR4
        Uvzg2a9+pIE1BtdB+UPuUOdXQ6ec9tG9to+OuNpJMj2IshErGQw0dgz70QHpK0xaCAUN9Ay2ER+2SiGR3/Xdjg2i9TWLFpjCMpzYJu5jQDHuFcfuQ26bsGik
        v86stJp9UFvhaVJ6x/IgTsm/uUvfUhbOZlPMmQF7Sl4QqcAYZ/vck3czT9monH/783/5hT97cnIz89UzyW3b21b8QPMJBioCeKy2o4kdr+4wwtvdWSYdhEZD
        /t8zgahf2dLTT6nQnVGEFNELQmcYaIKdjTZfoMpdsfEgbSGfjkpbLSaEAS1IQGqNZu7WZJaUKQL8audt2wdt9EGjcJd82AELhl0rKNrSA4FpvsqFaiva6kD1
        lGx1oB9rIfFZgCFNbayYDVhiLhXuGH5x7L1dLQr7jVDyR9ziY+8V0UBOdItxKfMzdfBp320eVlYhnHKsLoLbc0JBVISKtg9poVWM3IzsMQiKMHLAfiWHAB5C
        006cRymM3Pgb23UY0zUnEpajwSMzaSMY3b+6QzTttNi4S8+6xcadHbryyWNCiaUZeDKH9NhguBPlBqZ/5jtNpFeazZt7O47DwUXwXAS+LGJMfANFtJQBT5Ah
        CqHBZOLB7HDH87k1xrcpQ4qtmhf/XQD9mcntc3I+iczNkN9cfd61xYeabKP3EvbiUPdiyBrEapj7rFDSi024/eTXZf5OEdkCoURTuu51260aHV7ivhwf3ehc
        jLexObOsKZS80dmYMKbW0wVt87xREyG9VC7ooFzQobI8X3Ld4DA3QJvdTwbE1w2RMrpjAz5tTlPNeocJ7cqgyHr4z85Ojc+rYQo4FaaAk77X5/QlR6dTPtQp
        H9kpH5VTvnq2nOoh+CNzEBJJ8QfOfjZh/GohsGmVMrsKJ7U6JSd5f+gOHVZvhXjKUeCJYcyS27IRRBXflq3S9H2rrcDbNauxjw+bLqdwE1N4QKQjmcIir13i
        tGQXbW50mlmKiwEsmcLXcT237FQeInxpgtSj0sOD6GHZ1H7Tz1pWi8MfHUiF8DfuyAFkqLkDsQE7D3YQydbcn60p0qxJIIw1s0WKJ7jpdfAHogK4Rkhj2Sjc
        tGezMc5yoTZjEAhH5c9O9kQXV7uoUblv9opwmQxt2s5MmVrv98HCbMoT9NAgdsTbpKUx+L82DtOKsF2VwAIRfxXQfeQx1wpYsRl5lfsaOaza6rwaIudW5wrV
        i2yBHegy71I+7xcvt9xHXFw6m/syzWOsLnYgp2paTVV2JJjSGOlrXByw2GIstsA2L9DMFdVqiTc6r8YzG50rpGNiJNHh+5fKG/El7muYEh4r80d9sK3vgeGO
        sXab9oNNdJCHKPTbEgVP6Ns/myzSq4p0y+UWq0b3+75IGN5dqhnzpjSgtGSoPDBUqW4yvupqOv42ClEN09kVbKvUelGl6otLfR7pD3cdMCjlNiQMygAO0FJ5
        mjDLqzEjCH0m7yLS+FaHvpIp6JJ3gEMKoikcknsQ7ZXWeEUwm37S5WMh9roBfGSj08EeqJ0FbBHsgxtl/YCX2uiMCcu7/UX3bllV3ivccWACQsNl5ZM2HhnN
        WxAGleUdIHvrGl6S6WbZ27YCkjCU3XgbvJHNPTLnUdswmOjzpp3AXRyqrIeFWd50z9ulzMPv2L7lnkpWnDPgqkm49BVPN1RPN1QPAGijimQyogG2KWcOw3CV
        Q8Lolr2S9nolKbWFqg0gj/ZrrueqWJnaRKZ2+bVQR1lbH/DNwAbfka4Z0A2YS4XhZT4n1d13HShOOQexV5Bjm9YM3uCBXnSVCZKpM6q0c0SzfKc6K9vaSSCo
        g5uZihx7e/IXnts+XKWCJIHOWqT4DZJFRlWY1p4JwvZE4DqYEVKuYSJGpglki1BTmEIrJJMWk25AzsagqZLGhCI6MYked1BsGu0UDoBo9CA7kIx3ieOdfsjX
        xI8xWtEmrm25pTSqLSW2nBHXaCNRTiBUQhgpjg7Zg3ae2h0mxQ7TXO5V00THQH4GUxWaAcyB0AxiDsg0whwIkdVuBDpBzAEfaefbMl/KL2GQVXVRZZk0DRg2
        HvLclrJL1F22of/gZtQhr9KxHJPwLGkGtYd0GDQjsmqQHFX2mQYOIhWnSJup+8wAWoZJiO0krLpNfgQKZyIsEbkz7B3RDpBo2V08BS4R4kawGmSDld2lQ34M
        mbJDHLpli7rYS1K7l+Br0tiQ5hrdPno/9KasV5y3LTu1i2q1JU9BC+NnII4ZEpqCX8XibUIldbMwIN42ZREoEsTCkUGDZLwdBDSBAtTiIChCAW1PvN8pDU0U
        NoX8wJyDxJ9qxrG2KPSD8gjJPte1sz6aUsCSMqex3dAekE1RaFfuUN9o9c7+AfgX5x7DE5z00oRDCeqdbANShovaU+nvMPk8qhHnqlajtslVrszFjeZWB1pW
        5xK39Sq3lZx0fxx4hfpnfP0M9IBCqfAZT3cjr/qMV35G321b8YOZ3nEyklsK54NeBOmxxvj/SaAGzzmbeHWsBYVCeWlADSu/vDJQw3Oe5x8OSixO3X+NUGt7
        IazDQpUShiwMNCiCjhjoToT0kdV3kfSY/AHOthBg+TMNLwspLm0yQ7Zu17QfwYkpMMSV0PNNcp7a823AyoYiDO50mWINZPS6E4pMDAIGMtXyeiYwEXsI4cKQ
        N2E+9hDIBes8ITul+v01kDlR1UDPtQZ6rjXAbq018LQGntbAYw2AHwOlr6Nfd/Trjn7d4dfBlSti6Hmc0mQJdiLp9w6dECJUfNIPCx2KnCmWZWHt1C0Vim1F
        N1JqN54kqxzLSalinEJKknzG84PD/h1uOYptGcW25rBm6kVGKjZlIWsCb1jhOlzMsLLlA/LNfLAMF4D9Le8selN2Y1gaYe84aNpnr/fisz/rOS7+IJO40AkI
        s2e7MnqTbgYYaf/spJ+lZ9s3IL9J7X/1NR40PUUg9Q8DqvUVuWRANv9LFQHL9FEi7MRVhX5bKoRhEkEDx01g7jGcUhkWwETvsGMkZojA6yIDcHhFJOGQtzgL
        8BVNpTicPOi6/uHFHahfJziZ8LoP+GqX7LAPZfNpVxJt9Qy7ysDC14YetI1tl5mq09wSVALYdaTJMrzSDxzwA3kwUSAXXTCRXmLN4fJIeimpxqYfthynrGry
        rkbQOOze4d7F8UayLRBuF4JJm/50owr/mcL4o5ZBMs7W6btJSD/AfS2T/lhuXSzU/QwUtLdBdR9bB7dY+qpzdgKZfFZjA47oCReXm4TMw1Owb9hE8DEzQoP9
        4KegbOx7WbOqL3k/1fdH9f0RfT+V9yOZMo/DdoESHJZgli3BaAnTWsKUlmCkhAZKyAceBC995EHwXGcnPJTWZmmbli1tk5a2RUu7VEvbJKWFy5TmlE2c8NKH
        geDtCovOwrftX6ZwgIsrC6sfmdGPXKUf2SYfCTB765952F/UizIflqv2U3YcrtMiX6dF7pMi/cX1jorTy5dx2pZxk5Zxo5Zxg5ThLS3jzPJlnLFl3K5lHNIy
        bpEyXG2avJ0oLw4mvq1MfMcCLw8qGU2UX4+VX2+qaNliBmQLaf7BIXc1Fu4ZV613pd3OtesoKE67s1SZpLMFF0qMhKnuwfRzTN/8LBgrOZ52Zf3I8XmYH+T4
        XaiJqSHEHufelkM/3tg9ATlNLbdWX2K9KkRGUZrsz+ZNsPZxMb1TOOBXg+O0jJcFlguKpxjm4hLYPko/zwo85aop8Csu/j7Nv8+46RcAWUfuMbYuT0FxatHr
        fYtYXnvC1Yzacvqki7ozH7mHjN5EbIdTFBt5CigdQfGIlCe/PittmM3V9DUNjca094iLlOUEs1YEIGys6Qbceg+84+V41NVE9cdchQadt4/JpY+xEY+66ctw
        /KB9Yd6+8JCbSNOgPimgig8woOwoBmbZjomhXhiGJAF9VQDbTUae/gjU+QHV9i0c5+jfCo3nqzEOQA+I0id9WGf+SYjsnEcvDip/yMNDPdZuQeNB+wH2og27
        lj4iXLrbZt5tTHNf9uF8lS38ixy2W3I28hD+3I4/d6ZfoqKLuqEdnYC69YZUmtqu1Ts6ERN2Z2toxYaACSnE4+1rOw2zBlqFQ7M51YzWvQ2SWw4heWA3cgjI
        zwP0SztIhTY1f76SXLA5IPlMdH+4Nk1FoqbNzQxSb2Kas+wrXAvhAgFNuAsBXeeoX446KESSvqshn2/S9KTL5mbZcwMQiFEcbszGcLgBAjvaPchURF1M3q4Z
        xJUuJ6+nGOrykPRjf4Gvo9QndIrlXkfhz7telvGAdVC4LR/ELHbN4AzM5LtvBcInZrJMKhBZkUQV4L2VTuPdbchVD1eTALsFE9LrxJ3Sso1UFgZ4spJyj7oW
        aPANXT2kk530T3wo0Uf0hVQpWCWCR5UIHhXz74OB5g+d4o8coL5GdQ8dejstkb/9Fd5L0NxIXRUUHhLcRLjVgcN08zInBQmGeZ5NkmpdhT8zusQu1Zpu0qZt
        SZBMioInVYrodM1sL2us17zJjB4Go8BztaaEZdQMjfTLfqVe8FW94KteoWvb1S31CuWzWlypVPAp4EvHgm2Wcb3MmaS3Unrbq5xxnsGbYgxnUDTAxsVGD15G
        BbdZDcOEMAPF89JpU9JtZ97dLdpyJGgjIOB6blZ0vvB1odqGgjOJ0N42lFGU0ZW6N1AfAghPAipb1V7DqvaKVe3VUaFwCEIhRde43SzFj1VVUaQaJBih3qKu
        WSeC9KatNr3D/KqqkJa1t21zeN9VBz8Z/oN03pBiGBevkxF8Ue4J05xIu2Xe1l9lvE2IJvnqjuJrk3xtkq9N8rVJftkkTrcGrdYkcj0GUUGPQ7gbw8qaN6HA
        Im1qYLeQt7ipqPMnpPAh5el9tSaKMBFf0/GMel3FeyY0TCRWBywG9MnzauKTWZPb1wAv31FLS2M/tiDZsGxdNOfI8QawIV2Fad3TUchKpr9uYJpBA/l3fvUc
        7Lj0l1ZIzFnUnQ7ZPm0rWPBQONelyqiyr3MUq1HGXgXvjf4u792uj3JvQuKtvlfokKsTz3+JE0/rqhWzkxCCEgQd7mIFTcMOBr9SBMvuQy7pk01vjWpc54VP
        cmConu8Wzzp29TS2n/z8Yw/cM7d1s3e9aWyHf8Lj7/rm755xNnuvkw4VhmuvXP7Ws9KcU5dvFpKjz3zx5PFPPCfPXIHfT90994i72dsk5899+osf+bPnvvHJ
        H9BxSgr/8mN3z52WFw0efOLuuacefvqx52igbpxtRyIYDsj/b3z9rW9krFOCuVh8fS69zNsnJ4/hZIu3Lf1jX50SXaqp0dnYPX16f6pp+363sm3LrIJ+iruv
        nVTGvbZD13Br2GbedONfDcO2U9zvUhfqTEspGSOMrXXPpQz+vAMrs1f8BKUxZ6NzDIyIQz4oxvEofGodMigtHIVBoZ3v7WAsHTIoHRzvFDrrgC1GAgFHCHn6
        hM9o8A5tZspJR+m91pZyf4kwq+rIoIej2QeJvrT+zgbZpNeAj6K7QmUolwduonLLrNksk0sVQtKwLaVZPKToTONmqtqjrtrBh9jf8GaO1O8HCaRU+e2TeXEB
        DMLPuKoEdy9xW9hWYC4cpP9XTw4V4fVJGnud7d/98mMf+Q34KEzBeYH/yGSZNM7Ztus4c55MisBOEJkcbcPZq76YMc0CNeW5MIuquZVqAnS8VXioYldOqopR
        qxrk1vuiTX0hdPAuVMce00MO649AyZ9baZE591TlDWTiikgoqjxVuxE9ZnZ24KQnfTsCwZZywgj1zHDRDWazVfTZz1aXOtnV0DOvqmyW0B5nLfslr6ZvTvhd
        qd27PDVr3MQAlnLDDnumZroe6Yy4KQsT1Ye7yi2q5Z1hE9eSzZNp5C37EgkNeA3tPjUJuGoScJVMgS/BTLImgdL0DHJ1E6zbLPMRWya+Me/Sm2KQkOC2F9l3
        S9oLUryV6jtw6LLnRXvglwqc/UPFkzSOOGXAR4hQFkf5OLdSmLk1hZlDg1Ryj+s2DqvqPFBFeqg6EsYaVGKdxlqoHt7fmTcUjMe/Vr2Xla8LsCbtCCLgAju0
        jCCGqTFozfzWT91lfiZvD4ZJVccfHvcuUKJ82tmft1SNk2aZ1PLv/SyXObAFA/0P4GNEOrgql+VyvZ5vy0Vevg7nG/wtm719pfoGUHR0ItJd+xr4i1hNOhzP
        O6ZBtv/l0lUFBN3QOmy/llt0hzc3qWdBcw+lWrqHt2ghZ02gXuHhYlnRLfCabRwuFUGgBd4+C9SW2+mpjlm5UZWh2/uFR2/MmHaZnc2H2/qqnuwK5lJF1zb8
        oiC7+vsRe6uyq1yn3ywTMKRvDdAG3dqF+/dNQpBc2VNn2OReDBD320OMCpT/EfKSVMa+uujcFqnBitmMDtGlRQ9rfhU1FB79rfL9a+goRa04agy3e8SJQtBm
        NUgtm/wgKjSR+za8yO+FF5EZZ0hHU8OLSFSTvSql4//dE2pdn1U1BW1USRlsJA3uRfngCcQcZEk92EiDMmRDuZuGexC/eIMQ4OnSqI92gk0KsNsgzGl6s0ff
        IjoCqwmPqQp68AmBOq2VwxRry7391QBUo4QU57Kw3wobkAxjbLwZiJbEbSBXF9iub2iYRYjYF8vV7dXfFPYmMkDIJCBdbTOoPRBpPFHSH7BkewDOTVlU9gBY
        /hgpAaKExWnJM4R8Fm7Qk/pQZZG+LeCnd3Ua4D8b4Mw6ZhTu3B1oqEbkMIgF0TGr0FkdmDsHdSIlNDMEmr7Edg06Rti2/XBetGyyGVRl8KC9vVrF8UG8dx5q
        tBo+/gCt2J9N6bAO426Qn2982pHHSqfbMtzCR08lqrBBQBM7PtSqxDpEEZYKxiIkc4F141ELsHvROqH98FDmaYRcaKoFQ7wcHxqwxfMY6NthNY9Dy1GHnDP5
        BbiWwNEikMOf0FiXoNeE3mC+YkZO4hBk49qPE/2EY7FuK87X1nt3nVmL3l1nNVvogPV4yGC6DRhTTjfXJrUA7SknoGcG9udDmJIDvOLbGLb1IJUw0MGBNFuj
        1UqrqC30ckUW2OWRdnm3dNRnlzdBJBozyD8LFqwNyfi2fA10GE2zptRhuAz2QSqMdL9KWU14UoucxSpG6rkeQSRbgxt7UR76b8Trc73ejziyGbrtsSciLi5a
        ukU+l2Ij+7kuYq9ZadR1BNW50IyU1YEhjyFKI7PmQqnKyCzCFLUAbVtXqkbhCRBIkOwTK+3qv3D6oiV4jQ25osmw1y8BXucX0v2yMXGtM5OefcTXgLNbO/CL
        G9jdQSJhqWJqBsoq0s2YYziRVR0fQh3hMRkJnSCpCQRVsM4nzcofYj9zdYJFoz54XNbDZDd0DANqBxBO25Bv3dqJqymGOdPBC439mCsNq3taawye9WZJQ8w6
        mTL7sROwp1E1DwPb2E8XtgjUOq5qBRZNOOH+Wmk2D+5r0ueoTwcuFLU6QmsnNQSGKx5JOSZQlzZn9+PxNr6tMuLxBsm0I21fjx3W0xCvCUae3g2AiwmF9vcA
        b0Qa364NY/+/ZpwMWR9ps1D+IG5CJUqqj/1Y9dQgG41Z9AyXSEznsTyCZI4AwNiKZJFK9wxljhG+J7O+t9EMmyn007A5f5YdKvRnVhVPodJu2VWlhwfK2Boq
        UhlvLWt7lji+HvpsjBuEfACG12FzHiK8hc6SZMiGSqpqNxCr/6R9HlOnwK3VCXwmuT+YC1Rr5EvbriGrPph+Wb6TaCfqpG83en23SvrdHvSv7BpGbdLkiQLw
        RFJ2jyeC3k0R/+1kQ0QjFcTXK+t1XdauVBVg4xIyyFJWqLuoazLZpMDMyv9SqgZaWZinNIuJHfUcuOE/s/FgxR/2fjF2DxwofHJGe3zfKEI+6euLwxQ3fara
        4YYYMZBROWg69IAVCCrD4sPbW3fl07ThTT8oI77+zdQRad/Dm5psOhBBwMQTA0mEjd1Q+tAZ5MUXX1yPbC04qmlnVydWv+JOFbvGq1HvqrZEUyi4mhVYyBaj
        x6g5Jv/Orr91R6fZN+GtLpznDVW4wOdN1lTWSCzNbUMZHdZY2Ra02IFpqS5ib8/NvkOVWL8qgtxjp+Zmb7URM9BGtIonRWS6ECXuhSzvWouNac/S0xOrpT0z
        IVWguzmFUv5BmiOTY52kL3CY2mDPIXe7+JVmAaemaQfWPRyO7HTgC7EqW+AB96rCoaOMVGcZhYMM9ZIq+rDVQc/QmYUGKi29zK1+oY1Du4wTVu3otLdPBUUP
        3piOpkmjJbDSX7Vgf5hykicTv3PYu9O3PoONxTyCZk+zsroDScCmUHN3yFh+4i0zBzslluGZwxlCIT7h7e5AdBvcQ18MR6Zk7t8KHsEvVkP00RwwPTCwVDq6
        nj0cTt+PzgOu1YrUcL12hSL0Mi90YXexXqqycru9t7Nu24VkTNEsNd0TWdpuJTh7QM4q3XIDTDhsyW9r7KHqCnyADeq+u4GqMmcc3KJy3d4ZJiWPQ3KDd993
        rI6+FpNibaDQEbhwMe+LQvHLKJQ+1YBff1aVxYo4QN/zBsXtvJ3+d1UjF3N/n/Ic+i2HiZYmerJ1KV2rtZRBwljoBWMaoQz4R9qgmN1MM3k7lnXp4RVYMqNC
        elgrxrfFBCymb0k31DWhQe0T3teppPmHYxV9wM8wI0msHQJyQywMOmEiqnFWOhXbKnJJq7BaPiOfPiSjfZgGlupBePf8K/ArE/tVsPXwmItL3sR+wpXKlHN3
        Wx06Hd9255410xpXmUKKS3RGY5Q3tr8Ao/s/KL61lbbHus83+ZxLE4h9ACnOamsFHMYPy0Bgly8XGk/bFiZGOg6VS89qmjG4IJJW2fyEHmJEsN/D3f+V0Ai1
        ZqgocIt/ijALZbd6pc0d9cprSJLmYgQyt5Ja2mnQs9Y4dDdy/8Vod6dJsmxnx9B2955syGjjqqrKA852BzDJqGenjFHPkp4CTHibF/2MDtIQMzBVBuDmyVLl
        CkVMldgBg0F8BWFRGP3vKxk5TIWmFM7do6PoAZQKlbMqAk0U14PRcMyAlOuogs04e+hDLV0x+EqZJ8gTO2xGSFJx7y5uenIH2Rjfcmc+/BrPKb0zo4LqpOHt
        5p3ZsOVDpCveng3VxsfR8XE4PtQseXdtd/Dc3fs6zvh2smFwPkJQtFw9IjfAvbQwl4SgznCGYUJZxASuGvhN4GEzfOcn0zvaZHdBD3JPBI4VuMKKniYgqFQh
        YLhwVBGARjEG6jSpUm7o5TT5q7Y/dDhRD6Zts9bzlGbyy7wressyEu4jp4HsPqCQ/rxMgb/59GN+5hdzfwQaYRVnPpJSw+mqVWwqTjk/TPDzlKO2rxZkdwiq
        UgAijNNveOoMmMrjshx9+Hx2TQtcbFe3DJ+lmZbsY+lXPWbgy1ap4p1+KIFZBb9xX7cmzeJI1relHLcuuUQBMFoEwKB1yXbLdvVyytsP0ztJCG1628l8DG75
        +artr8J4Aea7iG/L/ZP5mu3p3fn4vnxoIhvdHm8PzOp7jJxP4F2gaYxAS9zG5tU07VuhqUfka2zaJ014cru55+0iXa/Zbu7O1ppVlbN/ene2zjQfztZsH8xW
        axg9pBS7+pqcwPCiDUtkF/gjr92XJ+ieZsfdjg4RokIgVgaPrpELXWBiddxxRojhqj6WKLlKw2SJOL/K+CffsT29x6x+h9TN/RdB38frf1Wru1rKmzCrt7fv
        ztf/FJEB2nzgnW62CvqPRANvmjsIWao1AwpEMiGc9/b0yIP5wF6hW0MQxsoPgVjsqH04LK9GZmyzvwlAxZv9aZmL0yJ3UVIYgDuZPrqOcRlwPEHaSl5TWsGA
        WhJecN/asRX1Dcj7ZpqWXiQaRdAoNkFvXCPSg9CX+TNmsOQvMZ+C/XlLBDC7Iw7L1Y4yuJ39wrFhpwjBVgqpZqIVWT+q6sCVmCIQtV0+g6Xp7o3kYc+pkzcc
        eyMV9MFZdJAfFB5eV5CPiBCNrI1KFC+oRYFMgTiKTbvkd+U7IAzo12v+AppUFNuJdWzASq9zg6pXJMtYgck4anugIYEcYbWBvAHyXMQIosGyu+lWKPMh/SVX
        HQf9aiL2/V1lJ80RV0bS02ScdmC3u1joGE44P3qe6yf8OSqX9ZLreEKLaR5kRCQnJu4nsjRX3WMWT8vVSW2i9c3+u8z4vvJOcZdM6vRIvupBWcg4vWf7le80
        q97x4K25v5+ySE6sqJmJk3JY/+aHsWi2B29HNsZzz3oU++BemSllnX7ZTWTJD1Da8ouL9g8EDS8OXJV5nqPpwqRqMlvJD+S9i/xAktIPZMSyjCOljFA+i1kC
        NB548Ca98UeaB5PKRrm3E8HBlELiKgqJqx7ME2noLui4IaOo+acDAS8o4HTMPGXCBewl+I5cQcIZN0vLySPnw9yef6frNa2RxeO2QhWfZplWpsIvviVMENw9
        iUJSvL64gYAouTuRxcVG7I0TzI8rgsH+4kaFY3B2W5tKpjy3esNcTYb5iDdL6PCg9KI74kFbrv5Uz7t601NnpO9ad7bnXXXdOWO96F6wj8HjjRrdo566+PzQ
        vvCCfWHOS8j00cvHeZX7FxAT463ON+Fr5Wx1nuHxMu9pT+OhvwIdMHQpQfEVD3DZgJhExH2wQe7BQ4+Oh7Ly8KbpbJarVYwing4ukW+oJ803Pdlp5PiMpz6T
        T3taJymnJVVirwTF09oUsIrUwdY65mk3b5Qd86htcUM75pT1y3zUzcjSfMp2zBO9jnnGVcdN7Zin7AtP2BeeJJqpdoyJ+jsGEiebFy7qGI8hKg2ay6V7iOrh
        k3R4ClsmFeDoNnqNeKI2ug/Zm3Z0H7Ed85Cng/awp414tCxDqskHnrKje8q+8Kh94VMegip/rNEleocd3ajE8rCjEttRcnujxlFs2VHFcB2jRrOxP/2v7M55
        T7v1fju2xzzGpzdtXVqLOtS1dYlZFw2jJkyKQV3CEuktDdWN7SU1qXjkGUJ0fNaOSh6nUTXN+hsU2gY1bYPwjYfcWeYrtw16xM6Th+1CeoiOvyaxNWnaBoWL
        GtSyDUKsQ5vpn2MuHW0QEDn0i3GvS1kj39awrHFTyQUqdgxuvIoHVptOx9zedHrB6ZtOd+rMvt2ufLsijrjVZLrfVQdbnUz32pVwxJKKoy5IRaIrIl40gL5t
        b2Tb27STibtcb0pVE4otb1c6CVA2xzYHjgRVc27Kw7I1T/ABdNYGdfXkVJ/Ryu3Vxjxtn4GLKd1rtSk36LOlWyiw6Nwfj+Q1ay1o6pLgeLV6M6aPkMV2vLDD
        NlR/p/pURfObO0W/Iyg+MLS01BddDiUB3XodsKVH4hhSEpYUzujoTGqbRrX90/qIXLiCTqza/E366MX66DQIW6TNJzwPGrz95aDUXGtu1dBQERPQ0CI9hIVb
        rpJy1bCNlpgX8aGEa6G1aC2Uizu2fZqwT2Mu7oh+6NQhHjSNg7VZgjUR13q6YXs6srVwbS28HnGqNQfuYV8h4iP7cy99h2PIZA01wtMIwdWVortJGFpA79HF
        iD2sWnxhtfiE37aNi2zjXNs4r49yKRZUk5SrVVEuTyOatT0lrSlnjG8/YmmRgk/4feATjUXR8GEZDR8Id2KzuL8zcIPDsvKz0Mq3SzHJGhrbgJmpyowXyI4Q
        +sNVPYpfIkyqsdtE12qMwuzFwqpvY97wjBT4KWhLy4B7QJ35M0WqizUNVOp14HYi5xv8GfgDWuqETxvvauAucfYTlucbYd7oTXy/b+Kjznbi++pwzGGZrE18
        b+nE56PT+ujFCe1Yz3A/1j3aUewt9kfx7bcef4dXTBdzn8dAWUsAZ03UN2s8nTUE6bKvzn/2uQei4rnvfMgt5r6kN2QU/6UO8vVai+t0qF+HEb7E/TnVpNsU
        5KXM0rDWIYuWQrd6ICOsBEQSLkUWCqzO+x3qpmS4fTnIeEh+0yILeGrt4ngTn2VnHqo9y38tPUPUrBWoKYNp2x2EDzcQPkyPYrzTcTRCOK4ihNFUE6sLU4j5
        +CHXDQ8Tn4nODHQGMN5+oucyboCOVGCZ5KJbavF6PlSeesO5GmBLV6rIVvRa+O2qKxWMhYi0tMEMcKWKK1eqSD3F1JnK7TlTuTVnqrd5XnCYGiW1Dxgn/Yqv
        sb1wNnbSjzMiglJN7oDz/+vP/vtfjzKn+NapRz8SZVEx9xRJOud1Q836DhD3WnKAG/BK+Vuug5LzOOABAMbHGKniu7+RSslTKBVYXwl9L7iVFpsIcIP9dUqV
        igbLE9qqELQHEfa+Rth7hC3CfAGBnXuConO4/cyn//QzDWigAhvFaPVqreSR2O8c9hXM8IzTk3ao3m8V/i05djLgtl6rul9p1/aTc3Nzp772Ti8bKUzWZH0B
        RveD79Bl+S8+9P2GjOrck7rdwRu0CefE/fDuxMAP6h6oSziD0VHxEhqF/wvEo20oQIKGD5sG1KPNDdK7IytgFv50B048Xvq+RvHptwEh7/99B5xOU6nboNSr
        Dcj4rKX9io0YRwV6S9QJP1Eq9D0/azKZaBHvv8hzsu4i9ZNMhaDCEQHkwVsAeUBv1gZcDsJCRJb4tZ2GAXBDcGgWhQwhAWj5Y1iZnj7ieQPDTUSs+jr2K9VC
        UswY1diSIcVd/IYlQWWYFpD+Q+h7InpWaMgK8imTGEhxz3jF/POP3+2BD35CBbHQDKdrQYlmswFQqX+NvXujc5PSyhuVg0Hq464ZetMO+Tv8xh0HOy0A1zUQ
        uw2viC37tVVpXyNMMVI2A1tAyi3gJt0CzGbvhuJbn338o0ItT9GHV+uICi3b6HhRo+Oq0e2X0Oh28Z/fmeogl9LnS2jujTsqY9uZK98grW6244REr3f59Z0G
        BP928RPyTkdRRXv3kfco1Pub4EucMPM1/IEGpKhSY4VL8K8Dx1F5msiiaNLFRKZpUk5lRrCT4sNLGaHDhw4elOn7dUxu031cVl+CdabUAiqTJugEff4RyhGr
        OjuiOtuMvIbxAC1QhsrwGl5Gr0gLAMODPLndHHmNN2JRpJwyiJLhbARUD0A1/TvKjFatKUBNJBquXgV0RgpFArfIVnpvUKK1wMuvpZ7UDG5rl49D8Y0QjJO+
        jFWskfets06AoOSWjdRu2chtdfltMkLbyDFlpHbTDDJSO2ZDNGQUzw08ng9BQyTkZ+hB+jYQP6OtbevoDpsA+6GlAEMPBq53WF1SI5DD4pkHuwgPIMa4nNvf
        MHCbeIIujwDLrh67pqNOHcXz8qwFbhS+TH4kOEEJh3HyrJycRKSCk0Bdjiem9TIOz/NgmaATFiNKnvpurTJybn8vqcx3F1fmhXplzsgPdABLYGV+ICfzWhnc
        ndZLOLywXEUUB8y3KDvABoOqQ6GqS8IQgTDERZtKYyELiGgrES2jsi6Tcvo4AC1H5QTgewxaWq6c5EeW80RZDpzLkyp4fgSUJtrorM2os56EKKS8JIPGpcBL
        3HWKRBX2IVEp7+0vRaKK6I6TfNgrsW7VmVOh74aUjRtW7Ku2ZWza8COKiwuI8IMd4XwyW6mcTdI83KXj7DQNgHExxbtNOTO81iKIKj1DiPYFqFcnHwCCGhGO
        dHmNEAOgGiP8CPlAWPOm0Mslir68Kp+GUCubnxmWCg1lg1g6Xby4HLpXtcA/IHRELV2JQi7plyqsJNq81MkpeSb2uhVoF8UTTQVAuzEiimit8dBxLShbZeyd
        A1bdSoHQeuz3XgoR8TB4IFFITgbq1XDAuCmldI0GsNHNsoM0ZxgJTYhlITSfpyarraYHMvohjdah3g4U3/6l1ECzFQBwrHTbC2qQXasqxLH2MjhjXoVC1lTE
        MdmTgPC1mlt8GUVKjcNo3ughfFHYZA1XAeuLAhsgThkq3yh/KuyXVPNhs5ogXqvOBeLVSK2WB6iYbUXFdBUV01NUzKYF8QJr2rawZrHOCQvgZcVd9U+sA3ih
        Y4g0cxv6QfGXaUkdxGE0T6k0GkQCXBQV9Yq4wHas+h+N5fHifu1W/ZpU/dqp+nVI+3V4uX5tLulX8II+EKoX9WtzUb/G7Nfmj+5XneBV77a1d1vaux57F4qn
        EdUbpqZNT5PYIFYdCoOWzcdAXZQFSbtEGtLUhsTaECpKRlX0HEuIIAbrxwjMPGqRPWwGTuZlmyz7gaJHyp+JsBlYTkiZMGAaD5vmSds06e2Vp40WFZhhbVi3
        D0y1ow0bstNmSLq3i2mTHDTDfdMG3b5k2oBWyYSg+mSDn8qI03l6tEZdAiXEv+i6hyGVGjoF7lIsTYV4ogxI4CZKdkRswp9R/JmU2XovHFU2OjP1V6fx52L8
        2YQ/l+LPFvy5An/4yFX6avKznnvYu0M/7pUlwE829wHx4QN/A7/TPMBvL/1dEmsNaA7IuAg1AOMyCEcpp8gQLZjMeV6oW4tR2dQX2bR0Q2DwXNviv0fqg+9b
        GqIuSwzt574MHwdLExvcR6mGlo1KPacC2uHg7+eQIa1200bx1C9zN20UA4qHR3WNbqaNDTL1KPdOZk5PQHVUQE02UzKNVDKNVTL1VTJtWsn0j6xk+l++80W/
        XzA1Vqn1Bo4pIk2eCe0gCrlOeZ7y2kZnW33QDP5M/Yjhs+Mt4wf/kr/zvJaMXs8rpPissEHdwk1/xS2eKBkrcOe6mYtcrz7D9OakkBryjqbYIMy+y3C2YhPi
        AcDAb7p51uLxAKBbka8vVWD4TeqhnD7tl4eIav3dUM+kfw4gPcI89wIZFNyNAMzqwBooIPGmWTyuqTiCndDWQLUCGYJgs/QYwFtwtnazAEIuVTG06tnwH4bC
        9ALSnKQqtxdICM/hWvRi9YCPrHwg7HLchrwyiQJdtTnBFaOl8n9J7h3zhrTby9DiufuEOfUKqE8Ai8swz1Hjnm2HIlZJ3zk3/+tfeOPrD9pIX5cJvvr+ketm
        heuPwNFs7ktS4kNyxkjjv//w+7du9ubd3htnriyP8sZR3vjWL4789q5vff3KWlFzLAqVu92W9Bufm9js3dIr56l6OTfUrx+/D/88huv7UAp0MzO2lMZmSE/L
        1mWTcctF+TSr9e5P/9309e/+dv2ZMyvV9zTqK0vuqZXePIUH/hBs/1dcDsJR3w6Cv/34R7/z5H0f/c6zVyII24eui5Lk2XaM/H/y/62HXv8LN77+4I0cE3/Z
        vp8mwr00uEKwRyzNk5+WD14lJ7IxCEmrNDnypS0rFHTG6xXxPM6/ereU8SzOBi/zTnu91/p67yne0K7/Wr1nTtXKexTnz6G8j9nyHqm99rl6efMrlXe0Vt4R
        nP8xyns7zmQTnKu99pdXvoL/fMaOnNzQC/9p0cj5tXH3i4c/w0ECJAbHsyrvsUXjWd348JVv4j/fuVIXQVXeQzi/F+V90JY3767Qf0dXqt9crTzkIPguhvSQ
        Dukt/UN6kyaQWHZYnRX6ec7X+Pw87ovQh50Qutwfarx+Uz2cax7xXgF0GwWe1/j2r/k2vj1OSmoolGZXLUCfbslKobFRHwHWEE5uF57RucQ9CEX8RucA4s83
        OrdoBP/NGrB/U8Y018WWWRBvgk7d76oncKAA/YygXAROH1bB97XK9RJgBcUWRN3DLIns1ENnE2cTGCw5GhqjnHE1tI2pSUpR650RWtkcOJdvqsPVI/ZeJVQX
        4cIVoL9/WH/knkq0976nOwsk1eZirP+yt8M9i2H+PYSkFj57G0gf6V9byGUPfR3IF4JieGdweBlYkPZsnvATFSxIsw4LwhittsKClEFVIl0qLAjyBDdLWBD+
        UFiQdgkLEqTf93P7GhRqLRuItD9vWliQGjBIhQnSfK31zzFM1FK4h4gJ8gNfN7yQqfqquDPPAl+pHpJjp65hnoURhA6hF5YUMW9b0YJ7kqsI9q7FPy2hOcr+
        0aQGxUMcD0j+hHlmlHEvSVeDSR76uhzbPIvBBDuEyomU0UXDerEVzDqlnR5yCXA2bOkNuduLO/Fs3El4rU3N1Rt3GtPKVbalnMdb1DzY1RCopl9FGu5UrzXC
        0rrKTIQQIoOScwLjp9qQhsp0ebfwDkllnvpjqkTk6y/oWY4AjPkneE7INmD1MBbfOhG6cCKsOUVWGKQu0iEIM62I5cmujgbyI33BVsdhBrvvuFlSfO4ZaHC5
        KytuFnz4PAxk8V9x/0/+6k99KlKwb8qTyMYzgGw8SdGE5sSBXRLAzw6tmmBH4WZ5Dbs71luddANFEiUmsRKTVFFJRu3bJQebvoySij46qo+aBMAgAFY4qLrL
        A4oteovqNW8GGh7U7/yWRVOI+F2b9Ih0raV0LVG61la6NqB0bVCNj1tsgIwiiWgiJIT5cCJ2ekgi/XPAUwARTHGQMrcIQMoI44QUcF0VfloWw0lhIdoKCzHQ
        A3AqYx0bwBprlEB4JYaLZxOv3AQjIRv4Dd9CULyUrWNwma0DtsT4HFsH1FJHfaCxyo30wQpMI15UAbd4/li3eMKxnJRX7pOjxiM6CVLSkqkt/IAMrVTy0ZpW
        V87tb3hLGp9aXZ9a3UcXaXXTZ3w+fpjCk+x86GivOGXfhjzmFZ+yggxBzqFluEmVAoRtGl/Sf14Ft+FZJI7c1eDGf/4m6S6/Sbo24GuZTTJYYZMMdJMsZ5aj
        M0s3Sddukq5ukq5ukq5ukq5uku7iTTK5y/PuWApAHSgydEjdaqgA1MEKANRWwPco4JcCv1EFgDy8KXdU6pfKbrLSPirpQThKnvLcsIan7cMYujSK3cJaMJEl
        TKWAyGJaIzpSN2F7XLMHjlKHig/MzQUHdhxkUKRCdTA9Swy32pgA9EyCRA8ZRsTuhhB7zUGWF5blNbW8Zq88KJjDXQoCrg5L/jUdRAlBuQVNREMv6W4a2tSa
        jMDdzdjsGOFz+F4HuaSs3xEgFD7vK/yrgt5lNoYdcyUqh6RMxOdVaPyBBRAfXBJlchlRMGYYYKNTnJl1DxCn4GAfnH+g+n6oR5J7XKcMiiUAN5Pn7lbQ5Nnc
        twlbdjGhSvEtm0xlbM8BBgN6isvNp5z6A+NXyzTeuPPgDlODSTlAJ2WNnWPAVAfux4M0DyZbXe9wQTRG42nAdAndfI1+atbqPRGiS10DM3Dh7d9x4dFwh2qN
        6kjcgUKp+Ij5L+EMGPOvKX1i+HszRY/P8PEYcVCmkX6TnphQloUbnUkhlhPQPc2Ug4q7EZJvhoqdF/XGM5QVEJcud8gQD/k/rJQ75b9HG5oKy9gAzdJppL1X
        YyAPZIOadxkWRuPlURYzemZJzlUgtMqeGENZYtUzbVXPtGcQw7D3AOdl0yScyZFp7+Z8jzA1oSbDJSq5fFS/oXlSGthx+WtESFoDmtYSsQMwOZig9Mv+nK+h
        Gy61aRoy6NgYYGkOUB8cy/UENRf5QF3k4ZBJUMfPOcXnnfS0j6xiQUUfYwVtbIM1JH0MQR/j5d8yNt7IJSCoq3h+jL8EBYwUdMmBPpYqoNCymIlqqgeEY6Cj
        /848maAWmUJMBztwhyGWGAZejfvoU6vI9w8kfij/+IEXhujrVvENZ/+A7wcuXCoUJ2Km09JOh0J60GKqdAY0GCpUKKYykbDidNZvMKFw+JJ7L1RALAuu0Qel
        2Vqh91rae3TeyGFi7hy8rK7MdFWZ6WisfFPmWwR1HyI9sia8eGCDaGm+nzKD1u4OXUqAXJFYBsbB11TVqTm8e/9+r6lJRR5xVe/boM9vmaficzXgXkyyeReC
        4m6cftDNB7B0mgj4iUyzBI+JKt87bKE4HqP7TUuKhh9wgAAfuCerF14Dzr+5zaXQoIcubrrCsTawpXNR3MQMZd4tFMHocswC4D+Mv0fhTdyA8zGfvl2fnnMR
        10VoxAaddjvUeh5HqlMX/P8NmiWgAdACxkJdBwjc0jsuLF54d7dIC1QUSdajMlxtsx+3I4oQdBduwZenxTwzA+m3oAPfMovCZvBnL/7sw5/XAYy3AfzsQRy2
        qTr7Cogg4GKR8aK5M+8GhwsH4qCInj5A3DkFtewngfXWJVos8YLj2xYtimaRgwQ1iwt30vYr0mlT1sSugzYN7TflVNZDWAzuJkAYQlQG0y/5eVSlPdfIKq8T
        WgzHElzSwhhiR0exWl6+C14rbt+1C+UaMzd6KsUBbCBzFXAO5Q+qi16CoF1/hgGwtxL5yo7/NLBt01l68VUTZBqTTu+T7oPmb1DyaAkhx72t02NUH2lAoGmo
        QNNQj06SV96ZTLKweOIvU+bClvFFNasGl/lzh6r8uV31Pk9V8G6rgTIuPGlZrDOBcu3D/diOwSJABe2SoIemQNQtYjs2ioeF8/w2q/gwsRGjYhKsqmbJ8TW+
        O7AJrukxul9hlAPNKAUJvo1LDHM3hIgyTaDKykQP7A6BvACKd+ujshZqVAOkQgVR6OOJGSC1pGY9bx4i/4bwa9dsO+RzmdqFaQYp/S+aSMgp41Ywo7qywGpV
        CD0yXQJrZqA2qTZI+TkHxtOB6diBsdkv6M0q3IrmhH+ESKM3Lcre4h9aKXuLo8GyTM4SoDBPw2R95LtADLuHrJ4eBW3NXdOXeOX3aolXbOoVwrQ55Ufz4Fpl
        +9T51EcqcPaeHJxa2hXLlSKXl3wrmK3wxPi4w8dXSLqy8qtLK16mXPlbz/U1EZJnXaosyDfZOo/QbyWkYR2XKyjuOpAz0N54MxMyBio5m3KmgQHYPVEiDctX
        R27u4XMRnoL4XB61WxbfM7AhbIx8VzeTgEEDfweDrVfmo6Y3WHA1q4pVM3Jz3pjNnWv1Alx8nWJEPYIbszjDEIc7SAeDKjENFDScu7aXAvsOXyj9qG0HUz/3
        I15WdBEmI669rHhS2kTuNujzd/tufLgXWK6uwVTTqDXUSb/qa/ofDmqauyJwFNNy/c/8cd7I9EaljCIHr5O4rXDIMuwKn0aoFqnxTMfXjJFeDe8CPtImsHpb
        S86QUxKbeEOHYSe0efWMrBaAIewlZGX2mN0TFhMgvVBRIErYohpurcvNB3KMj8yRcEqvZY4knmwvBauvDKKvjepDfIGWe9GnHFVxY1FDJu/DQdF1Smf4pEQD
        6BMV3mnzqKbWSdn2un6ZCA3eNURtlrbEfj27OGF7PKZWYr/GzKPmFWYXFb5NbVywh0OR7MR+aZMvBFhRl+zqIHwN0Sn3uBY8w0JkKHvaUKIfFb/zFRt0lu6G
        OpuiwX8EPGxUIhrYBdwAwVHImY6r8BJwwmcGbCq7COAzPKvASJ6Sxa4whCqOhrNEo4Ck/jIqlJlKmPsZjbeosmcBpYBXAyQZizgKX/xOhTaFn1ACQMWGOKQZ
        onaoI0pZrxlNR+aUo5L8Mrz7lYASVFxHgHpW/xrSUzIveyaYJYGO/p6FXgk17QWVFkK8NoJL6ZOVRUyWOu4FWr1eal178IBNhQXgCQs9Ti0EJsdMSRhdrYri
        0EhVWBGLTmhAZVPm+TtQ5kUjaOEs8Zl8FPTrvlMcPa5GaOJbO6UR2lnBCO2sYIR2VjJCO2pCfUjO+uCu593eO4uNb85KZmhHLdq3l2V96Phm2KGdFezQzgp2
        aKe0Qzs9O7Szgh3aqdkjnZXs0M5KdmgHzq9PrfTmKTzwmLVDP/FgFyTGSX7ufzIxnLGuN+plw/RQ8kdB7Hyk2DJ+mTCKHrfHusUXnOJJXPbTM1QKpU6ZjNdh
        dt3kXs9tlAYtp4Q9YIYkBdANELYcEiDM2rIACIv1ulPRJtuqigmvIToXuNtQbVn2B2xZzLS8kzpQr1Yt4T2kWqVhRtMv6kcV84eA9461a1H/4KtxS3hDAN4j
        7EbZdWhP8QMl/o1fPesosKKnmxMplCIJkc+KE+3rGlm+rMoF6EwRowdb1KkHu4VIhb/WTb+HPoT+Gb84hEpC3iKvVaAVyMID2cO1SimyOc5eDbQnbgVqDIjT
        NpHYeG1G8XX3dPxEo5kslbc4Xh3Xmt4Km6I9UNaTY/r/LOI3g0PnzhaYa2ZZzj+bG9DiuvQyAvqW/UyVi0uXYz/vXyHvX3CoP+9fVSfp10zrhDNnhbx/ynKm
        K7OcfXn+llSvZDI/67rM/nK4NPMQrTECc6mJJPpYyxisZUTWMpqRGRuTb4HK2dOoncjEMxN5THAchL+QGSOAMUVhMpaasiLRevm6WQQ1xhIaxYBSWdhVj/7e
        lUaXDVK2jQZa6k/f7Pl1BahVapIVwbJLv+kzvmixTrOxVz+3m3pQRP8BoqxfmRmXysx4iTIzW0RJ+nO0YM79jef8r2fgQfQCy8Cfme8ScH15Bj7oMfCudndY
        62ey6OmzloG3sr10xB4bGdwuE1NWOziu5c6siLjqNs8zmBaCHZrZ0WaS1Azu8seScFffCPk4U4+LVGqna0AD+7leVb69Pdv/6rLs+z5SmPoqb6+YExRemb8F
        h5O2Zr1sL5e085YeyfLAa1kZpyRUHnXqGJgeoeK1GR1sS6h8y44iXr+fSjGxma9UCjQ2eU+50ZSYf17lL6F8Y4/DBeydrEULe6eq3Gg/gsh7IL4NBa9uYHPy
        QdN7fhZxn5+F7kwKl2p3JvsDO5OvyiWuKEC1BIk6oEZ0ji5rR+NQCRvGWQpLO/BP2fdAom1UnhQOKuVyownVCzpOdMouY9v5qO8J83kXor4zYRIzv5cGXMca
        AVghR8Z9rYW4VCSSNCxOuwzFt3YTZvaG+TPU/CmyRYzqElycTpzFMXwAYromq/68xwTd6nQAmmdFLl1eaUDAdbirN9RdPdLM3bFm7vY1D3eombsDgtqXwFkm
        sl7avkIQkTcof0K3Bc/z8GET0z07OofnOZvt23LK5koHsb3QxowqBR2BOVR9tItNFrfFZuROeiCVZTdqCxraAk5br3LKbvTsaVVGcSdpOsyj8LUw+SXPLqPF
        hLBxbkLYODchJHalEkLaPrxDy5PBxrn0GNgYcqckfg4cUBqyZ+0heWyUBMPRT8iO1IaJGfh7mN4BSrQQf0Iz7LrGi9Lwv/KXoVDHXTg4L8cPeMvwAx75gaDi
        B4KVFFLKDQQvSQGljy7DC3zFBzZyzfs81LCXMnGr/tWIiRCwc9HJPN6e3r3PqoMYEVD9Zch77/2QiXJuOwlPM+Bm2tnOW8gI9bBpYmbXoOeq2wqzA7iuhnVw
        n1a+YFH5UPUkGq8+Y6GQewjgQblNueAAqBqywrE1d9X2Fu+uEi9dU8/SFwgbzkkT0PigmDSEzODf3g2qlgllwb/VjYTa4SZSzTdMvJmJhyNZ07k/w9QbnJu+
        2ul1b+6vpAXJLUEEQuI0V9uIp7SNALnVSlRLU3Jfz8AdaOqFYIb5IrhllHqnUgzY2/EWQ/Y7FWS/tccL0VRPSs2LAo9yT3HeCI9RKd5cXW8aqE9k23LntiR+
        VT8DlX6fjPo1ixj1Lefcwp/w6WTCLXzLclv4sNNLD1xsKX4iXWgkT7rL8mXRuclRdG5yBL44qpGjLeTKoiXkKFrClQV9XBlzN2Hntdxv7wq536U05f7Yax2O
        7+x5kziMJnIsmGmTDgTQPDWK9W9mi26/lWZsZCl1FDkFySE6ylVlFmST/qKlH5Xf50cl/AINm3izhktNjw3iUkdQAf5tCSZb8jJWL0R3D7/PkO9YVFuGLUiF
        E2q/vIJwxQrn/WLEMcZ324OJqnkGEkUhjqHC7+jz8M7sAL8lfG3HYpPGJoCSDJMR2C97GMevyTO9i7w4Y0Jx/gzws4slqrZg/ByqIsGN/JY6XIQYzAUT4MfA
        Qj74QN427eqhGyey3g+AGpQl4WEjD3dMp/5wR5M4tnUSeXad48PDui4WuQAEzAfJ7rU9CVYtUGMQ8ojfjBiU4bMjpns2d6nD8UwqP4f0JzLJdS73rtPDPsT0
        Xe7N6AGdPng5XNbMwOUImyph7q3aUEYm1p73ax3v1zo++FEdb0c12J0lKw1C2D8I8aJBiOuDEP44g+C9xEFQVwfj6SBYm5xnB8GjH8YygxDUVldgEqTj8dUx
        w2d6eSZV6xuXoH9cAh2XQMcl0HEJdFwCHZfAjkvFcizKv0BZVT2kVMPpJKsr+id1KAaLh4530xON5E88Ffz/N1qXXrivS7KXu3182Us3Lv2gz7hE05I1LLmH
        Ktk0sEmV8SGRTT2VTQOeBTXz0iWO8yrup9ayQmSa5Y1JvUd16/Vm+x9dVvb8mSWyp3suDZP9BhYGGTJvOd3Rb6l2pl7oyM3nVltVKlNfVaYBk9YFUJl6CjLl
        VSpTr+fKqCmeeCuljcYuh9LE6sB+huqOLLfH/owLd/8+24xVx5fGGMhors2EBpfsi/YP+K6vDtaWd3FVNS8bEJyJk8+7bnRYNfx+T8OfW5k0U/Boho06SIru
        l3BCNQRdYf0h4jYs7LkiDFUoutbUcLXNAwZ/HbopBirA09kdfmKBdSb0NB14jRFysJeXyAGDiTUvILQi7V+bt7h0I1arCDP1WAuPTCu6ySvGb692xBRH1INO
        dvls8UUnvdtTQaByigy02w4IvzVYoeLig/9KPrhM+Mdhq7ymV3FLvQr5PepZ0n/0uYWgCXQeVWc269LhWAeUJHPKIAYnedr1/LtQ7ElwgidVwnVyurdHxMFL
        LcyP0EuiGe9TxPovOelP81lrEcWFn9GXXUJMaeoAyGOzxgeKCSkHBBWbau9aGogagEjPGB5qQwEcILtbFCgCP/EpRSi5687cf41qdVW5RN4aWQAQmrndHCnT
        WjvJFl15UF6bf4MIo0P7LUwZnLMPIfYF/eUUr7/GxjIgCP6snxzEWGuehBLHSneNWfq2IjcA4fO53sE7Y/0q4vEORalShwfurw7lSyvXBcy/yUhPzpU9gzTl
        XZ38mlfa5twq6a5XeTzov4VDLrCE5g8Yw+L1svGGfdl4TXCNrhZ+Z8JOTvwPdRBjTXYSfpFMX/pPvrqkMh0Wxwz11uKwZMMZBfCStTQXaC3sHadMsRtWKXYd
        QtGRKVRuQ00IxOGH/ApUtqs5PWmzpbCzVGX0Lfd/neo1KHc3ApXa3e0hql5LnYNHx5iSyVfPpIrJDxapXsusfFxcbF6IKRiWioVaVj7u3CF6rW/HofvgSN1K
        ZcchecjVfegcmoVeegy/1DK4lZbBrbQM/rm0DDV5rl6evrayxqH2mtAoy4DYjERAXUaaHK/K+GhTwWOVGDjO6HpyNTWUWmHo9bA/txNbJocDIxym+qDVxSTv
        cyvbXRkZxJSEbsla9+TiW7WXHGaA211lhPM0ycaMbkRK3pjRi37V8JxzyuS5Xq8OOtGZdYR+6I71Q0/qk/VW2wkeISNsMqeqB9zK1OipXc4r01bSxV4Z8Qr9
        vMILrO1Trm4pslX0vuo7SIngWY4hRmgL1UQctvSTPlKR4OlrXrLFDIL4Ee9HGMLO5YcVLO+HlVovtn611wbfAXgAtbJOz1TwUoxiK7+6sons3b7XOOzfyZp6
        F/lODmYledNE7lzO6PaH3t8tzkt/SREwLYtiL/6yXgSJs1taJeMY93L6Fjvg5wnjENqUgdDg76WjeZWBJG9pglbpJgtMIBNv/6N0GIwJMed4ZYhIa2fHt9kG
        6SMMm4BOU1cd/wH1D+IDXVrEFmkqeIIu6R7qlwmCQZmkKYjsSN/t5yEDjpi+pKFwoU0uy5pw9gmTiCi2cAK79ELe6cdC7IH3vS4PJ0zbdLA4Jk7MX+45/bho
        tktq0mfA76ICP1liRGCnK3f9gkgLFnueYTcYrm6XLgXJ5fApYBYTR5dw5VpvfWsg1DkFRVVNr1W++XFfqMd5zH+1FF+19FGmX64OF1H8S88qT8NHep5UuiVW
        oQC1GsOsgj1Uc+cx8K6xQgrv6tmS6DRmi41g2hGjAp/L/y2fAChQ5bsF1/e8yaigULFTzazu/9VO6ZfwrqYCdrab2Qb1o/LUgUrTAariNK2wXaeI5qrYrqP6
        aKqPjhD7yeYDU8IX1vBSg2ITtJ6IwVLPG3lgO5A7//yLT//u32L1J292etsOSb+zRCXqk3txVB8KI6tTGVkJk0BirqB6jlWJ7uyof1H75lkS4XQ2fdZPSinc
        Sf7Ud4pH39ctnncL3/oayavPgin7spzQWQaY1PTy+byvDjfbv3/633/kj9qb6UNTeuI86drs5/PuZvWh+U9SwKfIN291Hq09+TF98m1zX5QnHypfm/M2IxbP
        Kb4irx2z332PWyZahwPS9m//xVe//3sPj232juDXD778+Pfvmdu6mT5ILOPUw+9/7FvOZrgiFV91AALAj9/S+/bN6LPLvBvlhf/2zBc/wtevLyv+21977IwD
        jGCn+DN5e5++vbf39kyt4lfYt47KORyS/txhNni8MV26RCEh/LOf/vjd7/3iN17BjPC98Eun+OhbRfp5Ag3872+TM3plPfO7ioRgr91UnlwlJ0/i+S1wWmoI
        VYNfVFP+f9LRuM3iPaWn0mcDt2tpg+YWmq5MiD7hMUtI1a4mkPCYNwLbkUWEa8mZIsKBi1JEOGRxG+ddAKeOacIRSly4Oyhnm3iG5T41mw/hfkg/J83i6QMF
        eRiHqYyQQca6v2p2TSCzgio1FW9f/qZwKU0Lp3j4FDKcRWY4fcymtYDx75RPQH13gtmO0gi+TdwiZLEOmtgMIBCtedB0CO3kpe/3FdrLBegXmhDfJvUn9hdB
        vwj1FxO+rgnXkURqOYhYEwt6WaLOaXnM1xQwjNkF+vKnH3ugURgsEJElqrrITtIwCSoSHgSgZK0isVakpRVJdF+hni9QKAF0AXDpGwkzJga2IklVkVZVkTRi
        xUO+FZpUwxRgABqSArqgiV0i6KDTqbudUoBBjEnFo5W2fuLoTFklz/+sw5t1SCp9Mzc6I713R/TdVN9dtdVZpe+ufpW7Wq+NwijsaPQbCzM58YZtJJni9B33
        FCBzE3OhE49wEfbnB3zD9K0mlwpejPMN/uhmWZvIYIuQgZfzDCEDGxFIJQOpZmcgH6Jzyw2gV+QDvvRNjOYQ8wmlp0CgOFD4u2julvlpkfbhi+vo5IIo/j7m
        joWfbqwgWbHiBeLepfBr+if/QKZQknceYPIMxqZGClBPiLspzesRpYR7muJQxhs85D0vt5tYx/A3fGp46q5UTDrXzv2ewLlU3PT7xM0k860/lV96B/fywcvW
        IY9P2U0opEeVX3lUqbgZLu9Rpa51ugN7UkTuyF69xwR1Lt6zrgZHIWhOMYc8DkEpi/as273SfJjJA6qMpkpfIV/1sX75oWJqP9UeAc8ClXx9Ro5MKTyWPhHw
        dl3yLYXkvkeXVsxyh6GVjkOklXMZLQoKvbpm/DMagZY+0EievSDoHp6407uDeUKfstj5QInMhsjLZOlVP/zw97782p/fd2V2sTxyNNBJ72WTQiwGZNhPOyKw
        F/e/K81a2Etk7uVZu0itedvNTT5eIQTfyIlKHOoE3hb21Iw/XkMH/9mOU/zqERQn+5AUNyjFtQEHftVdT98x9H/f+Rf5m3bIj397654v3/IF51++cQen/wLf
        kH07S4q/fAZ43P/w5T/9TCNrVvWXetz/ZufIFc9uvuuNHZ2D2bjtsIsByqb7JMDFWxr12NaoR8YXhariJISbI9SZkz6UmuevfA2h3V5pcYN7cNm1WLgBRfQd
        oA5HY9SOubOVtNATGybN5Hx6HxEB7neJ+wzRo8xpGXOZLX7NcXp5ImXY4WB4zGMkFIMn44v8TfizBX/I1QnX9T6X2KqFU3UPvpP+pgsaMw28Vd02QcQQdZq+
        H3knXfB2zZMmoin/9/PR2sjKnVFjHpBerg3TeH2YZJ1PmvET+Vj9ibG+JwKpVdxrIMobM6Mn8nEzhtLx9voFOZqrFEdivjiRj+LOwkI+upBnZtyM126NyWvj
        cmtsIZ86IY/Jn8yM4Uz+rF+Yn59fkPfn8Q190kz2utI3dnqnCy4HUBahDNxZJ5hzs1egZ5BWRvr0FlkLuHxDdimu3om4iZhpIsKSC4o1TcRr5LqmiYhB2Jgm
        gpsD0kQU08WTHy2Ru2MmalDQ8vF0bTFS/PCjNVTvs20gkF0/FjjOnPMUs+3Kt89e712vNXud1MygWtPedYimmMw2oqYxLl3kp9n5OIxmuazoudVqK4+LU/5s
        3ib456Q53+TGpPNBft59tke2vRqr1+Qy4QknHZrzH88v46mU/3i+mact88oHZb5sBtz0ZQ9ipk9etSl817Mvf/Gii96Ud+TXWz7znvNPXv27r3tjPnIgW2U2
        2uIfveJE9nItvYZy//v27iNy9xL94Ap3N8kCvPTIg8WLgweEvbqsOu/KRjbfms1WFxityWy9OT/Psg0mz6eyC2HqylufyH6ieIvCDMqF8707TTfYZot+4bCw
        My8O7uy442aTNOcq106PxPzEiflsnQk/kY3bRY6A7kE8XHs7Gzcd5meX/rxEpu88LuxQ8pPLXC2LK2/I5XW9LtphRnbI76oDdxw82HFMj56+Xr44mY2a8WwM
        njjjtSflOd6R1VYVh9InZRd/zgMSFChLUzGhqGObTE978kazuDuaLe4ZeC1jd1+MZoVD7mSvFHavI4sLvXzP75/g9/C+TM47sjGerUvvGK/QCcyqejvqbThw
        QOu21qzLLqi3RcjDogaM/1hVX7t81cfNOtRdq31BrdrjZa3lqlvLznqlEAOhCRMP5CAKE4YESP6bXpAfE4uoy4RSl5fhndotedCMyq2JhfyiE/KY/HmZmcCZ
        /Jkm4akaPn9C6c88SllYyC7qZdAe651OmAt6FVz7ACskb11g1pppqd6CWXt2xEyfzd38FeYVDGFhVcrj2b9180vNpXLre678l+OYX3o2c/K1Rg5ufsEJuSc/
        f9LI2Vqcu/naE+YnjfwZXVLhC+bztT3aX813VO0D+egD9ufpK09oBYWwrkUPncjXLizqKXTiqHbiRNlD7L4x0Oi1/HKvh/hsNgHe6+XmZb2vjj0glZXxWivd
        zPFaiwGQ0qRTRv8ZnTKmncL6sCvGbPdcoLWSZk2ckKpJjWSmLJiLOFPWLiywrnKJv6Wu82bjwn1vIk7tkdasTOF1MvUmTHSRf6wli02OR1vZGI5HWjLG4+ZC
        IT9RcWwEiHCrZbMgwxdVu/Tl/gsjJqq6/nL/jPysIpZ+vxd05J8eAeWT/b+ZHoNHQbTRechVHWEEuASh2hEQFJh6QR59XqrHyQ72Q+58t7V4pXWQ2fRIxbY4
        zlJGRD52HA4hzyezeVko2uaypfx7zO2xIFHx6CAamhQPuWxokt5forezELAdUXG001+193SWVA1A92ecJVU7vbRqRwfwRS1UqnML/tyOP3NaMRGY2B+n49l8
        WMiIrZkUP4QXh3sXhDWocU8FtKbN9DOMQbwpW4OK3qidfAOg5aUpVf5ns4ZYD8J9CjOVKDMlvE55//fnk3z0PnPefW/ImxPZhTJnNhg52SDTYwonU7IYzsPJ
        eXIrw0kmM2s9TtYnFnqogB6uSrLUUtfOVhHTnn3efcKmdf9q41vve++BV98IAmo2XPV/3QoG/L9diXV0oW7+58tnzr/PjL8hDyeyXJ75uZ064MKRyWydlHUi
        MzZfp0+vlfqsvc/k970B4zcqNQuRd/lCqbScrDO53Ec15ccYVvD5PQoinEGNngB8SNZAMJsNWoe3hFtzAjEI7N64LK0ejZnP179BWE2z/kYFtylErOSHLtSV
        djSQ/sEsDKTnMNBBlnuo4HqutSPdWdm2l1lpz3f7Vtrp7gor7SmbKAdlP9TtZ4odXDzVzc9fdLE4LXXkt9M/9zBjnoflGbBL8IC/yD8d9BNY+bTjnwmEu4t4
        OhfKh19I5dcr5OT5VIH+D2x1TqdM8yuUUL6Rlt/4Gr8xozkftsFsMu1dpev+KIAcq5nXWy69GmMDOK4F5a30afTwU7WlBnnJfuA6/cA+/cDrEsDPqOfwrg4/
        9mg4K2zPlMnsSv5UuETG8Zk5+lw0JtSF/CiDObRM6bFp/NmEP1vqBOZp+NvBeKOrNqwTGClBCczpqL9az0ZLqtWgN9m56IutFuhGy5YplUnxh4Te9JGXR1xC
        VPaoCShhraLRYtLSsqQFHoGRJk+PVJ9D4axLikKC0lqGoIB1rbLP51lvapnOrVjcshhkBcnJuCzb80ym1CcEiQH94fpdL0SYK3pSaDEWMRA59lOSVyqzTtYX
        aNEYyJAIDr/y1x+f/4c/euQ1b1Stb0f+R06gQcAEFeqbC8Bw4VynelJF1pMq1i8vVSQogRD7bVg8RuTQZO4ASOptOQxCYG9rJvk2IDjQv3Or4akj0u3TPqaj
        n9Sj5Oo48aHmW/ljjcFKIfO3KKtBJRBu8OPN3kjxiuKZj1XyWDGiiRRb1ZiJxDZU3P/x8gnmQwRo/CtRxLQ3qYW9EiW9rPjUss8p6KUIoD7qdoZKipZCWLXw
        prSvVFkgdQ/V+AF0tOpGQXAlCquBioQv+CqtnvGtuHraV3n1h74qJJYTWDefU2B9ZXG/7QR3scB6tg1K+W/dcwmoEE5BIlLSMNlDVO+Sah6sFEKlVarID2pZ
        UmHLEHw4UOU4kgad8lWqfcLPLsbxKT8zSLYwCav0kLn4cj+Wg7ncR7KZo4H0i5VSeloZKnMaAM8IDD+g55sYOa3n21BFGucgOLs4wNszgFCtwWv4nGM8fM4x
        Lj7HXJFTyyjfvkbl25LLX3fSDy5z+Ru8/Muus0hFZ9T+qkbHdAz+odqg8MdvkK8NcrVBRBf1tEGuNsivN2hxvMKXGa/wN4Hn3cmAaNSyKbVs9ilzLP8z/6Zt
        J/LIeL1f0PvWRALmEhWRwF3Ivdom1PdC7XqtWBMtkCmP53N79bcf2TafI/Oq0M6Fheoav5BHC2yC3NB3oqvuQOz+L75H+BvG8qI8GFzs165GxRdWqK23kMe1
        WsW9d8wyreD1SKWb2le9+ZywfChx3vj22XgbPhP0fiFUoVYF2um1w/zap2qvL9dhvO5phwVVh8lAzcMFCD1TdhgGz0eHeQuaiZ0d5s5TY++zDChGV5qFzdos
        bNZmYbM+C5uYhR4OMDo3MQsVjENnoa+z0MMsbNpZeDwOwjuDO3wN1Zpzy/SNdxjv8Xyk7m+RD29331JeiF5nRrY7P5OnB8xwTZv0Uwf7fv5s7Wf8lvLszIvO
        60x64KDUeymB65xt54DJiHvX1Jq/hUu1zjBxIVWdxcRMSOeafiDQHK4p1iHUsMwE69vrJkNWKqzXPDmRN5cXwJsfyOO6AN4SETiGCCw74/IicMd05JaKwB38
        GcRWejZ3Vn5lwAxUr+CYD8hV7Lx66ODQxIdNLEsGfv3fQ5YbPHX2jP1PXsyggZEVJWcuJGeYFSMsgVik/BgkugufLxB+4T1T9QWT5SGNB6rlCQRR1NYBkHFl
        bubxAjgwZd7tLUCSyzqX5StdJ4/JH3kEZ/KnqYughS/L52MCRzfl6aZpzi8qqMkas6BmbU3pk7ULKEmawYKlTDgqNdGsednU08L7NzKUafHOgdniXZOvJRJp
        FwqrUk8VqZ5KOL30jizifiXMEkAX5dLjpXIzH1Jt4/Jz8dVy/O54bS7Cm7ynbjNDsJu89FeZKRFiRjl5q6lb2zi4jSBYxks0/XpX069zPjMluaz5fcLFydG/
        CbmzG6YLzqZhhG+ZlgNSpiA0sGNRBiwNkRU9DA6gIauyys/o9dEGu+XOEVTtV1232omg3Y4YTs9NFUFkyGBnGt3UwpkyqrU06UQVudJzJVd6XpGrSLmASLmA
        6FxcQGTJ1a+6nqv5dlEpBbe0lUJcZ4PJPLu5o2mOHPX7pCePaVRV0nOtkp5XVWqgShEOGI7GCvt4hCo1yioNB+07G4e9O6oEuP6UjVTQibJtx7Y3yvmHrv/M
        9za84dVPvMkmYTxWg+uWc/tbpqNrhgjXPUTH+mOLkzB+sJ6E8X75Ad6cJTAJ47yc/H9v1SSM9/PdbHXxoQe78OwYKX7rwS4zmeExfG0VioMHx1DqC4M3Qh8F
        5tWSh//wnWk2LLTLTuBKjfr/s/c2UHJd1Zno/a9bdetW3erf6q6WdO61MG1aMgoYIdmC7lIkW9jGiAwJfgl5sZHkON3Oiy0LlvMsLIFt7BBeEOTP3SGhqhpG
        zAQnnnlJ8BAUCUIehpAVZyZ5cV5YRC+/Th5ZcUIm40xQePvb+9y/6mrZJvOYtWY9hPveuj/nnp99ztlnn72/r90N4zFsPT7y6GYPVOMxuFVQIn9qxJNdOB55
        8VSh6/D2o66SQ7L9mN597j6aqr0DW/l/P7Yo41RxiIL/hiXDxwitAK+XR5HCdQ+DCaZNff/Noo1U5UJBG8HI5Y1MH+8or3DdK1xPtZE886SNeNlMIpqJh9Sz
        a/C+ZK3Ak2LRWGf1Ysa4VTUa6rBT315O8pg16yQtkuTHq5aOZdPW3FKsP3TbvRfiNCDtPyxlsWtfWIobcvrory/la9nrdQKnr1/K0r1+6Vgy3knTu/uTF+Rk
        98ULii7rtP9xsssnn/jA0S4uy3dOP/R6ufzB7/8MX27oy1fL5Yd+/6dxOUiCdaoMoAXTIoymtZry0NItOtB5bag5atQczX6CscsbuuXplhrQBEfvNvGn2qej
        JcZli9VSkNf7qHf6lEdzCCocDrRphSe+fN3H1y1+pDfoUZK+aKGFD/rZB/GN0ldHfrD+Lfig10vqqWRBrchEqp5/0MPkDvnDXXSCAIoFVVWQajczama0qgJ7
        4YxWVXBM2rDje6oNs76FLYIYtBp05uGcr/HParr3QNO3JWvJipSIRtJseOR1xIE2/+8x7vDmWtptlw5e6KEoWEdkL/SgUVSzny+5D+OdUX2Yr6d9OM8PryhI
        YaorWVhQwvyFYb3GkoUQD0xKV4FchIZUl9aipgqVDf0zXSo9dL5HyiBdUrT6eXLrw//Pm59s7OslQXabWrTC7YkOI+0JdSh7Fi2pBSzg+/xgNRe0gCUhpBsk
        bsBMrmpx05GrhfyHUNn6rEVuLocVlj78CVDxeU/LirQIFRAFD+ilIM3pp5Hr9AnojbpUvi4V1Y2VPQukdV5fBqIuQmR9Xiih9N6BW/+qY377wj+87dh/t/l0
        PJ1Pp/U0SvOdTKxMLQo68bGSD+etalJNRHZ3r/BZRdAHx9gkdBeWo1fZt77WOtq9svv1f59as2yaQCmVqEI9x4u2dFvdT2Q+DLg6QbM15uxpmbOVfelt1l1x
        G9rPneK4eZTmagvO1zUMrizB6P4Oe5hGa06uu7HDIOj3DkkCBySBJfCfLtgAtGbewWnhHZzAYQcKCh/RKf4G1CYPBzhk2xwMwBpzzKS4bbZQuWpcLHdj4hk0
        zXSOakIchCbFQWhKvK+1NmmeS2bFQWg2V1zNkpboQSWzNb/4bVmga/RnFrzibDFEIxAn3e62Cvvc8LQuLBxMWTjAt+/+WNy/8kBJfDb4aa0ZnzFTS9L8sthy
        ok5mY8B+hyIlfQjLEWCFDimew7Zp5jGdywzMMVMA+5pb+DWojtdYjhil7YJRWgiTzgjZSvBwjvj0LQEWRDgHAAA/8AKQggVQwRxP8I0a90PjCTpClnUmxxK0
        RmMJasxmTZZlMNxrGVXwdz3LP+WezKBe4SW9SsO3scqL2Pqxjq7AXfdhXyg1K9z96gHcMgu/OCzeKlgGzHwLX4JSKNE1GltpBgtg2KljwOup3Jss+kcr8TiQ
        hynPc+B1tmoMIWMAhtcaghgX7ixrFHEWY+M+ZwmgrB0w1jqHirhFY4bVba8sMIAvwKVxRot0BgvhH3WBPwhpwlE1KVOtz8Jc4zG5QYt6kOvS/JWE0GYCzBE9
        Vt1gYcOb5jrHMcGlNRgkBiacUBJQxrBlsibvwdAWpuE+hVtGH99PGpinani3xpOMqRoyyZg9ZA9uqjVUNXQLxnZFkejdGMu7HHyhIuALwnabVHVkSjVFXRiu
        wAxioQIcdJSnh4gqidZnNCrNiicYw6lx8LlvZN02+tdwErYziinlpURpDMvDMY3cGIW9zELI0xFZCTkZm1sWemNloTcwW+tMC2dbqaDWJgUdekdp8EkpKOLG
        mAUGLrFC7MPhOJ6E4wjJXPChulm9fyM0rTJJf7SgP3qkGsahdb9ys9K9HSRfI9Bgn8PTQxvBz53HZdItoGmOeoVEooJ7z5lxPfvGc4u3wwSzIVc25coRq1lS
        G50DbAPTwR/xNvJAOaS74GqAwcrHlUCUYCjPkpGN29lSCk9yOrIUNSkhPUUCjwt1/TOQN+kfm/agqIuNTz7FPIXIRTVNAKqRnKVf8pfSo5gJOboPNr2KVLm8
        Vtv08crGuohrI65ldfZ0tovPGoCu9KSyWZ36UqcVrtOKNI7Uqa9q5bIUXk1rqMbthQJxfUHxlYpLa8hPa8hPi/pCNZQ3/8Xz6ZHuwMc/vXFhMT3iBgybnuQj
        rdq/RYFTydAiSnmGiI1u0oZ+BitCFiw/a9JKmvXNMjyMz/w054o07dHlqOc3yuXwVWN0Ut5w2z69yBCOadtC/NImupAesUys6U6ldMcKpMxpp6nynWqxtmpp
        bV1GfrPa09Wua/hvR8gJ52CjDD+9GICiEBRSDoLOKIHAAdFhjY63Cce0QDvQcZfAszogugtIY+WYQNY1LzPIUPuFuqVFvrOOe7mxZ+TIEVx25Ag27SLgMa0X
        xEoLlqdrOkwFbFOx+lvdG3icCJzDTE3laenOxNPPWixwzpjBFzKDLHi42REg3Xfd1M+DdJL02rOLRzrZj6fpR7QOvCqOIqbDYaBDLNhLmJUW7F2MZWWrGHHP
        Qi9oMvQYqRKGRKBgQTDo4V+vMMUW1DFEWm/MBk28nWDMKHHFY4Y/b1melE70yDScMyc/RYw3A5IYmNWrRw5icX00ncVTRWREAO0G1eNFBNJuVFfSgFqexas8
        i2v+j3wWF1u43wUMC5SPNuJpFwCuc4xx+oRkzHo74oL6ra7SKHO2BJWTbs5B5fvfg0BN47UW2NP4wXbxQTzxbkCHvhaBM1plsIOfMy2LFHFAaFsn8/awZHFi
        vSE0ZgtXNXIJYubxH7AxGPi2I0xkqGHKKrLuHaGsz3Jw0gIHYpk4+Izj7WLMQFwvQ3Yrsde3pReDSN6XFWMVC7kzdcc/5Z30xHh/0ZI9BRPr2AYOPoIOIY5N
        IYEy4YdEfxT+zEerGYKudTJn1No37PjEmj+2JprYvxMnJ6/7pLmsmaWQngfvK/qzK3e8oqSetApp+QL4ywRq/Lr2w1L2ZoHx3w1GRnn0ry0dvwXsIEa61Axh
        Lm+iPAluYTiWUrkrws45STK0C85vp8WbCgosYhsAebmLVEwLsjkJy19YUvcmGez6DHfg+5ImVLC/M+nB0K/WgnrYaBqmZTuuV9FPnjaTcRmChsxR2LKEOSrq
        X5pIptS4amI/dVyNjzZSTsAYoo2UE/gzje9G9G5b8emUmsChLYdJZCnNSpalcU5Jj3DZLus4Jy0nejxtULoT6WX5cDKFG3h2Sk9Qm71NX4ghU+M4RMzzBUIK
        +v1VSjmNFoleP7g0cekNlOwWg5LcYj50VuPPwNmKKocTMCnRGFU3iUODGy36Go+bbfqEC1mOYH4J1/BKb11Vor/PEBtc7f620/CFew4OZRXVyPc4GRt1AaYr
        buq1AX0jxJVDSRNtxJ9tDuTa4Q02xZZqcSOGfTptqmbh1pgaU00x7I/hffrTkpToTyTW0havL5tIhC7Btk19qA+wPnpKNdIVasiZarLpM/rP1rlkBr5uM+z4
        VmFHNzizVcSZrSreXcwcBS6tdkrMyIxxExLJK73mqxYe8OUBQx5wwN9WEZdMxHK5j6uqeAtyLN+DFbiAPdJ4U+hw8FNuWAJ3o6VdOZk7D1/4WZM9+AxGHWto
        zqzsXh67QA1Lj1SpNKSB0mOg2FSN6P6A7qRPI69PmtIxbdU4dpBdBV3dqhi4D7R3HnjLP8XVJQw1F811Gt5cbQQLS3mNQzGCkV4T3c/EjZALMSSi8td/Jmnm
        RqgEsmhzG0SD3rFOfm+xh2biJu0p+0iHW8ZNW0aF9JtPqbHO8vgdCOPbhuKntYTiC8Db8+JtbICj/OOmoOZ81BQEh54ppNYAJEB7/4QprMGAI1CNvXCmp9lh
        r83aoHWtcR998qIF22GYeo5Z0X9xgr+q2M1T/kmeHS64BQA0EDp8zs7MNjy7axMNAxh9zuaZ2pynp3hXe976JZNj5x+1gBajM292PwoUHJAUzxvGbr7yEF/5
        upFdoZeNVXO30bclwPq+JLzWOG3LjR/ebbybNJIF47QJHuUFzasMBkWSFzr+hCmMyo9h2jA4WoEVnI+aQrj8cVOolj+BpQLHaz9B65Pd1pP4QH239Uu20B8/
        gaO32/oEox7vtj5uC/N2D0eq4g/jSFX8GI5je+0zOI5TVWM+h18kIHH+jUwl8rmaYAbR55qMo2DBd/ETGu/pl0xGnGgCMBCqD2B4/LynTdgZcD1q/5QGmyHp
        qFjMbw+Lpk8lrVIpx2ImRncfj9sQI2x00yzg6QDM1gDyO6ZaBeetlpoY9I6Iyy14w1XrXNJmQfVU+yxLYiXYtF4iNX7soIrKs3IhOFfAJrtPMfwYS0QuD20M
        7Fb0uMNqRj6xsuqRtAoXwg5AQhbsZxyaqun4tBNP4fiUE08jdZvVlYuc0LP89zkHvtkkk1+yGbVKUKKERwDOatM0RU7Sx9fMrMmydFgr8lk1yjUUi9QKRE9j
        7CEd956QSadMqRRseHwclAXKWAEK1G7r07aUNvp5dIQLrgYWBZ/7XnsP6Cv32rvoztIKA1PQuEES2HINwWX7nF1CtTWxLohSVNua1pVrKartxi5YwLWFthxp
        7NPlFPs0MEQaofjfYpoPKCNF3LAyxI3YFGpZU0D8KZ2rgBx0FtsdLB6mnmxK4AzBl1tW8yQj//Sowseo2GOgPCWFgJkCLkrjj8G+OCWgCJPb87VJnPpBPr+o
        I8LHAfk/DU1gfMGYh8Z8Dlrf0oPnk8qAOT0qNK0qG/bTcaonkvB6L7G1YnHm4SVap5ipmnH3DUcOHi+41t1+nNO1b6XJgQ6HqJ+OY/HlKvvAP79n4dgNk99/
        YaCf3vPtvSQ4dzYZBz3Lc817uqe/QEriBAlJ0lATkNhIpY4Ge34de5q0Dvzn/Ve/8/xA2TDjUqPQrB4ceOe+H37N3+z9X1836PUTAEfaKIZ94ANv+U76328s
        DnIXCiyrDlz3Kz/3Pa3Wu+n6/8xPfAzXD/zo1dMP3PWZ71qUFSCJT4SFoBrvVt5RnNrqNEpMKDO28xp2Mv19umutNCxmHyblSQzQPc6Siy1ghx074Vmn7NVs
        mru4dCQkjVL8DJfVJBapjpoE2tAEfs3TxCmPXnz4QmEzgT5AxXQK4MGJnVqV6UmaSN20ypeKVW6PrnKPQSfsQn37eX1Di8LP26Sek4AqOpOa6kA892pY8MNr
        Fi4U3Aq1TVqhtkkr1MqtQO830dJBnz7+fQ8Y91JD/+qgl8dBsjXPVjW0FOrWG4jceOzQVZXL1eFGTOwBtUBonVRuKsaHF48IHTll2i2oJrCL2IPsAqqISt5n
        SBAb+mOP54boB4JBnFstLi4eiSeybpddfn5x0I+rBbnJNRRm3LMPPPjUF35w1/ddU2ou59xZbJdmqaBl4HGwRKrYv0HLVNgB4bbZ23/ptLSMk5ZqF5VKTYg9
        YZKEawXi5ItwGSJcPLdVSChRyezIcPX7Zv4VVTKoVlw1Aejg8e4/m/ck0zRgdXt/IOIC/41xGmpxJ7s+juvY6qM24W32XETgRgA/BSjHjX6P+Vz8PrOXO9jj
        V2m3HSiI9LsevXT2IfMV5wcHfu26SgtS0hscePN3siCdp1aF1h4NMLIA7J50xx72fCbwE9vULfRz/nfgkfpH3/OI+V9fPzjw5bFPTpFk0esH/tV3aoHLZJKu
        gsd2QJXHO0WUd7jW2IMezdkhHak20v66q0uti71nWtveWy58CKcYv8f0zy4csFin5XyqxoB9NyuUN/0JX7B2y2NJfloPaEatYm6bwg71Ljr4e2mdPwUfR0UH
        B5aJKVWHZYKWp5g5pmRne5KxYICoB8hQi325BV/PponiGXOZ/p4xl9OYO3NNvMvhxJ64ffYzdeEpSzqejG1qbKcxn+KXrib2gaX3//J9W35x8gBMKcpZpU6T
        XyFBvmL/h+r9D3/+uqPKzc+PH8TkMEYKhUl9lY6nLeqc1BUp8T+AMUIjs/k8ZtL9QxhBx7Aw7ANYCqd70E5jPCvFduYVW5zAaMXn8hyGGcyTaayKkTzENjT3
        XmxIS+9Nv5OE6ZeSWv6thP2cPfjf6I+SVPdQhzuNZ2ipdD2s0oPcPAimSHrseditq6sHrnobmAafW6SGX8X1i+YAfsjVwYDZmO1Bnz2DWPJVHT1ZJ0UDwDFo
        oJgl6qrew0hGY5WqrR4Q9sR/pDRDTvNWGeIo0cxtcQ+9DaCMMfiQ6OY2GcAZOkJ0F3J/N1af3Ba3xVy0OxnhkJ4g1WSMTVT6DdI0op/kRyJ5EqJEB6Yq4sJK
        3eyiHpOYA5yewTazDdduk4pIfWgtEONZ7icMfaXHS6Y6L5lINGFRezVT0gyr+la2sjBY1eftelL1BQzq/Z5VycyslnjPZtSrmhhdiFMMi0F0EzO1wjLjl7WB
        YcIUhoniProj7OUFjgmTRdXhrXRLm1YtbVplyy4JW5wDoue7ytpMC7oA3p8Yba0dTnLYWpvHF0ATFZxQDpdjTpaNhSpy9JqlQrkvWCJ2NrBPKGOZ0xf6Gldp
        AH1Wcg1BzNSFMgTRtqILVUGhvOFCMZ+Il4Jrlwp1fpCvplA8IcRB8XLceyPQCFXiqzK6JZ1hrhBbU64X29HWZuKNpbbzUjuCJ2xvLLXL9Bt5qT1dai8lId5Y
        ardQ6kLcSJ8t4YxLLJTfgqDOcq4hokWOdJp/ladpic3cDL4R2PWTzim2OVB/aFJ/OKmMc0lrMyMvm3LpyQhPbtzcACxIZmZ//hR8Lt5OF+CSs5r5LcD6//TD
        LerEB4w9/5U0xj9f7HWf4guFqKZBQa+yexK2lXtRQmPvJflIDh/IXMjhFUkTU6XffUa+s+v7P//jb/3a1a/ridDy/NUb0ISLqCn86RXe5ogxGozgfWgemOda
        +G0SsltZD/g9UjyRlatv/pG3Qr8YHLjxbe+hQfYL+nr3c1f+wtsunafrN7xv/76Db/jsYi/dJTIRTQr3EYsmy2oxxHfU9tFReEOhOeDZma6njB9ZOgKL20hV
        3SRVPSyp6g2o6k4hmgnqoFtU1Gvs3FBQ1Euzo896EakoPteVBNMNQGA2UlHH9VGKujekqAPgmaYgI/sUAkby9QGUeEN5ffi1wrWWFHW40sOXB3qnW1Due4nY
        0OqivJNyMVAN6PQmewhV+HJsqJBUelIow+62dyThvSpc6T5beQNPmkYP2I254RSYUTDcdY3oITtvozyy/ZTKg/aOdAIg8EW6P8F0+f9LdvV/YJFt/Q8gsZR4
        M+XB+HPP9k/ap6z7xRRU5wnAlkVx2gDbi/G/+DXkZYf6hpcdactuwc/dLbzgFK47het5/K/DHr3Z7vwge6gHF3EowA4cs1V1TfTyiujlWSywgzzCrx316fHj
        tCYZUEOmbhNN1Ry9mYe9v6beLMMxibD7BI6j2EzcAd3jAAQXi80mrvEXnFLuV3PrDJYlI5fmLi3NOUZ8s6V5tbQ0r1GxS0tzW5bmdeXQ0rwO1dpVdSzNbfyK
        IAdVKjQtJEtLc2gCdZiLnGgZDyp5rS2vzQfcX20m/RleooeydLd5RW+XFrAN3KqpQsNIRRS7YhV+nlBagz76Ap5LGyapyop7gAqmseOF1/BYJ3NP8aV7B7Sm
        wQqe3Zp6PP4gnZewgneoQ2creHao/pSzRkOjDqDPimrw8M0Lu8SFAUUWjBg7ajo21UBOmDAhW68rJGRQzTPO6hdtyztpaxRaprpbzWaE6PWwJmHlnHU5ESNj
        pBjRkBnzuqggRnZRjBzu7qkYWTQ+lsTIZ2THCumJKxIIaQowic/RkZCiCqTFiBgPRcntttyeFwdtGtVocrGH7D9+Oo5zrVVRaw6TZw+LlY9bRmEdbnHFeuz4
        jYABQ2YvO52uaNSAZvSCMkKTHcMmyrzHUekJ07/0lGYaeSnyYWLNLY0JXp6KWEmM4FOmaZ4k7fd7T/zOwenv/VMAJaSnd0D75fMTv4Pr6Slfvx6nBz+J6+np
        HUWnFPDTQKse8dyRTdLl6yPywdflmf+8GGSx+EbwNdsyBfMh4uDRggrfj63UMl3+p0zQTtGauOpXPNehFIwqLTN05n6fbaEFF3BlRr/i9Ou8c6rTX9q6NBjU
        qwF73xtr2VwCDcjAzGnlyAXoitG/dwpIBiQt/bofyMLfz2Ks/CVpVSt/lQPMe/l9ar1BvRLkSjX1qf7gI3UPl1aeevLX/tN/6FwYRD+whu1yg4narVJ6L3gK
        7NBSFlRBX8MDg7qtk94kAWs4e8xZlWkox8qVqzfV/3JxEP3vDmsSBml78orc+ke+xRzv6ST/M3bqOCfc0y+lmbFUpLHgl9gu2E5y2+NRQU2W5qOBo19s6lpQ
        FKykIAgXBoXSQySswpKHW54tj9Le3O+50Y1iI6OSKnK/+BlVfOgj+fm6tHcWJfEpR5ob7yNrA92K+pc0mFy35Hq5SbjkxsiWKKzpih6I/VLb9IM4pZumxvlx
        x6qcsk5mPVIxlnbilCwTbsky8RnjJjHF5HYJtxvT75jtEra2IMBUFDtB9+7Y6sZxxV5SFU1h42nEa6Z8gmnCF4OMr5wNtJ2wxAylKE5rVd4mBuaF2GUw1hft
        MgeW1ovd4pOZPwgaMAv/JS1wHVYb3iwnYbshNCXWhunc6NItocG/ouvBwApzB03ACI1wweGuIx+c1EtSuPVQ1BeOfLAvF/lg6ygGuxj5kFUTRz6YuprMvJqG
        3pGKsXTFSOQDkA3iSjHyweEQJB350AywP/zurMfuKvXYETZKFjyYKPPdJI45u1R/5MBf3Nh+6z8s/tabe7/641/6qX0cEkfXl9ZP/OX3fdbRPrljSwxOYIEm
        xc8HIlrQgGyIhvJRZjb0kW/uC7wnXkp3kbsZvXXHvTv3fMdnjKV//dkbXv3BP/+FT6ep3X7Pnq/9/N5/Wsx8iAupCSVS9MtCQ/gvSuNXHOmXepb/J6swaNqb
        DprWqEHTzgZNXko5Q4MmUOYMrF+Mfi8fNTFjpjAOVy/p6bIwNloYGzEZHvibvWJbGPCYzDGQ2TYn9Sc9dvJGTnHgzGGEWJ3qpaOoWR44Zbikz1ET6TlyaaBH
        zEE+lBsTS9nAmV2L6Fo6gBY+p8fR3sZ5Kv8hM5YeFD9rmrB8FRagVnE5OhTLxStnWlPQTDMKN4lfKFwvJJviKdm5C/f2C71E6AFzPKXtFyRYzepr1RSLToP0
        zejfObxfL1d7ecuQRvxRU5MbWks6RhGbX5pM02G/Ho6fU9ZK1/rBDWxp7NfOHMVMc807LDaz8dLIdiSpdOBajRVwJ3EPhZrewGQXm5vFhUSTHzLfNWOy8Nv0
        B5slafjin5q2RWLOFuBd7KELY22JAQAGYb+I4104/47QHDY3PH9K+Rl204OHO4yHk+9TVkoDMRxMpfbySEhkehUhhKsSbndHIYIy8TqFzW08TLNPJ/o18eTH
        H6wFqYP14DTlSmeuBJ+3LFvUXpVCuYCxA44/rF7YlyYuvdU2zJFhF+JUDB8gWhBcmuAr1D3OOwLh4giEC1hpzEuGE/FflT2A8GQPe6mgSbPLFeuWkMGd4q9C
        v8/MOEVksts7sZWjljs8ICtnvXyRup2bv12+Z7I2jvpzB329oT5Yj3mzc12QaJx84cA+5bSO/ckZZ+ykd6oqTuwXrJWkjZhkqhUXNpatNNZKBSXbCpEl/oX0
        COfrUeEmcaLa1ONTYToMWJastNcVLEjJUjbU0WiFVfK2NMHnF9MjIouUAgLmNh1tMioQJd6mzLU4h2agKtmYN4VyxHGWl6SQl+vyvFxHixEvx/W6iOhdgP3C
        nLTtUpyK/DOL7CKQZ/l8epT84I08bOaZxfTIBcrSLvYn+k4eRFXI9lZ8eevmVbMVPvDx5lWTfSBImnvt08Dx9fbaj+K47VLg9HCiEJeDk4ROniAxX6NLscGx
        tbWB2iZIHd6gn+SVXIDCuKPzkaTWW5eQNfqX0PMD+H4wOgsl0cse9uFW5sHsxmAQlQyuDzcG/fV+XOMwfN4bd0mi03bZtcSBJ7XYo97b6b4LDI2kI98Qzxbg
        47unreVkBn030RXjqRk2femH7tzfSxO887PsQoMwga0K76iEpEzJ+S5q67/bPPoPSetTrqfqepKTucONDrVQKcybqIkoE7379qeZuO+zgNpgaIwkyMSxfN8b
        9CQ6jpJp9SCOEeNqDFTAVhZYosfWBhkIIjgQqfCUrYYK8eW+oMGNc6WLYwG36ARuh4wwk2oCFwYM+TFgUzncVrtPk/I+k2mtClbTydWC0+uU8lcHybQax4ur
        PcaCy1aGxj5WYWdpKUDD2iyzLHgApWBjYkNNcIbE8U6uNHqqXpSIHkmElwlJhIkm6zM0P1VyM4/O1MU/gmlsWl+/DT+mspXM6aXBEVA5mLNUh/ZmrZGPteVb
        VcplC2g7tq59V1VhmJ7EJoFI9FbENWzDH4/3U+qFzAZw25kR0IkZhBf5amY/k4HOKAXrdpJ1Z5UPLGXZk6C7v9OhdEq14V0S+zg+A5fsGZw9yyGFt4fWLPUQ
        WmZ1SHia1Mw0YMnGcjvDOG0idK6NuLi4g1gmYyWZoWmgDf+QBg53xnUc5uMABxjh2tjWATAI/XekA//ro52E0RVwC1ZmAPPgXCXNXuKu4fRwUls/l7x8/+Kj
        Z2lx9vLSprR9mtWQJz70ld9+xcnz0f0JlhY+J+1T0lU2JrbhaQLktRrs9fRrKfFZblbRCtQmiOKtweGHLx7De94a8pVqGOdkg86hWwWbFKBpMkm4+3VwDLIQ
        cgBrYwnp3OYYPdZZVPUIiIsrbKgGHGEfyFFVhjcABhHQpXo9mj69gsciVNsAI44JkzmMzgG/AqCnAj4E6bA059I05V4Cv0CC+TRdYbeXBvFY9ou6RzyOnt2L
        G913gxbKik3rFI2Oc9Ae55h1y2aPO5ZYcWvDv8zfyL8w4HsN6r18T0bwwhKAbo3hVtbR2hcGg14B7LSgCNEs0FtnT1fQLpio1zvY60IN1WWcQkDPkqjNqtRb
        MHn5eaqeRMWqHV2gFscwzH+XqGModAv8OEyjdAVj9mbjc3IFHt2ajdSxmYGZ8WwaG+vUALOUlJFs52OUvAyPXokxsbmG/U4YKFYRFMCD3jaGyxR/LRowV+Fi
        Sjm6Ih3+BwxOyZ6Oqav93a+ncadeGCcxOLRUKxsZz1x3BF5xQMPnTWZdOdAe06o+s3gMnMFeNpQdC9nzLb1/t4RipveX8JORc/Kp58Li4JiMudlLr6crhqKy
        mvko2syV0WRLp6BIkVjTb4Yd2cqaZTVfMjKkB+bwgOSa0T3g9MWzqW6urS9iFIu3qu0YLl92iUnn4Nut5BSjqN6VBjzMDDUdRjweQDGO2jKOvvy1GEe5FqHd
        zsrCc0ZAhWYEGnMGJ2043fGgaLN12KaxpaLMQic9msx2Ytl65//u6KhZDG1AP6IT6whVZUlyN0h2QZLNXJJZxqigLHOkG87QaiWZw9AfqTkpwFxWANAnsHoR
        myjnXKkf6OmB+8HIqgWsRqJlP+0DXG15vRzCNIEwCK6ePVQ9c0EyK9HTHc6j4jc6EgHbkQmrI058HXHim4GLocwTTyIiiI5P6GmII4M6QTIjKRqiWunQeE9i
        an1xC6wU3ALbtATBsuR+0zlZZHO2+xjD0TNdhToBlliFF2ixAWAx9EoLAuNib7nSz/RFGiz19h9rkrzRS1PHQHyPldOjcaxgSMGWygctyzrl3d+98EEENDeV
        EyF8rPiLN7Z4EKpwTfsYb6qC6p3UBb0AOE0C9H3GVHiAz0+noB8bNq1rKZ4Bwv7lBaAdAMiRAS50Y3I/K+Mg1LOo+uz/DBLFAoO/d/MGpxd9Rqbn7IfLAmkx
        iinTRsNu6Qmhsc1p0FqRjgaY65370V14mHQBXZB4yDUt/iXwn7/IX6NiswRS8iMLKrekoKY8i/wjW4yBoQtagMcwdUENZY4oaPBTdhpor0oeoHbm7ugMBdnB
        IIx74JaGR55ElLMzn72JF5+ZPpt679nLXc1DHS0jai/6Qzdxoy9SHUTP27APtWOGspqA6/VOI69ffCL6FRtx51LVFegKdmc9+qCXVDK2t28/Qj2govnJLv76
        0YOhk6u5335EPDArXycRi37TYXuUJvkWXC5bPsEB+vwBs0PfChTTfMGhMnG6d4OLprRhaJRWotjoyX850ZecDXlkLhW+FbNRX8x9Yov6JNqFN0KWltEuYOvc
        be0RHASYvgs2NPbc3LfBXTX33BxyVtVDs3bb3LccTaLY++AqawocGDvfOpg5EW+1wPvhQAGIPusAngUHXxwq94ljrqt9WMUjd4TzaukrtmwFAPEI+AIuDWaM
        SFctOKya3WglNkXXhpV8z7IYpluxLfBpewQ5TbYf8CdiiWHpwZ85/FH4sx1/5vFnB/7swp9rumG3EX3e6Rqx3f0G+6pZzPJLUwqHjzF2oAGbuAIF9vJGY9il
        AE9055YFv8/qLq3Q4PsF23K/ZQ33Bedb0nKFz7zUprNKjXfuv23bfcOkxjNiRwiD0XXp3I15BDHS1uQJzClwyxtgU1bsaD6qUe2sKX++6lROWfdbD9hozos2
        D5Dd99Nc9jtGlxSaSHbpnkScZjdmp3uLJnM7Cc8lwX71KBCAzqLRN/uHQQeELiuNimF6AEKoYBx41gIyX/1s9JRTzy/QGBn9uoPtCLvrvrP7fPOe7lNPRctX
        UX6D/d8wH3zo0lhc7TqkafrFd5AOvfk5B7sTJHLmMvsw+cvU1jrPHHHqM5E1jeTpRbCwAnIw/X0BCWa/KHmav5zuFwx9AbVgdZ+i5O1oOwbqCITR+EurvOg3
        oIAYWF/X+OQpxEZT6Z9FPIET7ZbMPcufRObS79Cjz1v6nWcteedRmx3HOIfRduzFoJyzbPRlQpUGjk/bcRPHp2ySeVoHNnFI8NlQLjT0BUTq27KFt8nHUOPf
        4JgPLmYExsVuhUTv4lNR9yqRhMSRwFS6r/PuctQrh7gB/8jmqCbgw+OCDdJ7ixnuTPDNZ9LTM8vSY15eei6YG6SHagUOlbn08IVceswXIz3pO2Xp4TGlICLz
        kCXsGyRmSZacgqA8bxR6BwuVXRQb1IBIpUmiAncZCA/+kpaQis3ptFWe02JzxiqKjUiqWRabj6fvPKZb8klLiw3w/1lszILYfNwUsSFVnMXmCfOliM3IjxXF
        hoo5Wmx0PDPdz8SGBqldudjs0mKzhNAYT2B1XEFnJSE6TO9etKH01zR8QnQg+D3T2CArAdXxPV3nnY2qIZArrsdx9Jaqt0DYRX0VJ83CNahbw9dg7+ITQPNt
        etPj9MKWaQA4q9u8Z8OjYjnjJ0Z9Ok2pycHjfBoEXzOFuZ7mVfEMoXl1HwMc6e4AhI+GZRkMmSF74PDPsMUVnCYy8Ulo0BxEk90+R+CZeOLDnwh/GFyXQXjn
        8Efhz3ZG2mXUXUbgZTTewhzkSIg6byLBd9BCppS903BKc1AhLj1DSNp8DrJlDtpSJivqXlxtYTUWfYBJi75imv4pieJhuniPITDMdybuSmp5IXWAVGmExTDV
        usn4uhrJdCW2+AFaMCx3T2E3gL7DZ/SJbgtzeRpSg2Spj14PAkYdN2Tdwo9FK8oC5Ap9GTCyAGMWTnqc+fxezMASspBQRvR/2TED+/Lzyr+WsURo+qAqYUQA
        le3H/pVJypT9wDAMmHmYcRyUuX/xkcR/WPnvin0qhr+/djqp7q89QJ1xNPaXjYVIivn1AppP9mym8SzDAPiufbRuoS+9hSEuaFA/KG4ryMyjZ3kqohnwi8Bm
        oKWMg0qwlHMVqSamLCio3KJhWkx5aGjMruB9WrzzSDyEhIyOPHoL+1wVlje51wIvb2CbMb6OcXTT5Y3GH9PBT8Ya8tVJ6/3vfbt5snoqI9aYYE94R8JMJ0id
        K1IrkdrW8gtrnYkFew/C9OkItgN6vkS4mL6A+4flsVuDOOqe+VmBQJugUXFS1MpJKOMRHVKAM3rVBGQ3j9zdx36yRYl/1UA0F9XWxLx1VzKNlp11ACdA/aGT
        mQGx5SUwA6iN9k3YbwbJLXyRBEBOu1pBjkBvE4/Bfzyp9GPe8+nFNcS85zZm3sF2UjbGbF/5SOH86HE0jHsu2UJyut98SG05eb5ofBx+GnkqPRy7hYfP53wW
        9LDKz48cp8WuV3qRhu6gsL/ksZXdO9ZBgi4gGavIvp2Dp5EsA0GsBgYhTwVsNA0EgKWmxu9gfBcTbwnaCHOCI/a9JubugJJm+Gn+ztEO+3MIMgnvV02UqNQ4
        SnqE1PhaaiKRGjDKlKRFye35IAFZQ6svOweNddizmqtMxzPWT7zVOAQ9noVK2QwIRjUvixFTABcAvVQvKVh3qXOFIItaZ0fIOv8Ij3QC7NF7b0fwsEv1AUPd
        HexY18jCOA781pfwv68u4ub6R7Kf/Gb262gna9unF491BnGtwL2VB5VABtyyDLhDMuAGaxyZjBxVmLl1Er1jqnv6dHQL/ZrCADgD6BkMgHN6AJzDADjTBaoG
        dUmq/gmabOLJQE2qGQyEk/Qeln5T0kenlIulXw37Nh0eTqtHhCKe3sAIMw1IZiOehMi0MYm01ewNPGZOM5bzhGDHq8ngR2ftradaJ837NSFauB2BP88YGLld
        jKvt6C9MFc5bt5EA0OEoZroW6LVu7Chack6oFg4t3Hubing5HKk2/A8bucvNDty+NW4Chp0Wd5j/GmCr6qCxmsjxjrxa2UONcRrxp42ifOIXorhxqX70Hcdv
        P/EDP/S/GM8axjWQlH1CDgDFckf0rsyrKnrX+s8kOy43kONzCiP3Z47qXzyOd+HOEWLsVF70Hx3k+jD1Pzq8JYnhgMCaU1XVov/kJLMwae34uhWrgvAM4mu5
        k2+2frg2etfaZfOZ94pby/nE8FDI6EFBmqckKQtJq2svUwO1DiUtVF8rrPAAE93AY+5QxqODIRiN1CzidKNARZDQppqlww1hUzWRQpSCerfqpBCGYjY5kfsD
        N/KY85YOz26y4aRR8AlmDDzVegNsJ2H37w3Yo6guT8QtaIsTAvQ4Drcz4D7eG88pxT+UWk4ayj10b7yFnmmsJDO43OBnSOq67eV4kkSoqSYAfNXkAtwQ1jjT
        dSrQBF95E13ZQiMHkKMmBQyeBHESh52c8cblDa2NAHyfPkg1luMpNYZf9WRad9lpdFnqzbQ40c+Cx8HHxqM2tIaIOqHsoxdNQTuZgXZC5T8UT+NwgFY/4U4D
        jBNT3GnxCagJC3RAl1ALa2pBjYmhdaFoaF1SC0VNpE4/C5pISJ/etawWSBmZgTJC39qDL+2CYwWp0ckYvrJDjfFX1uhDjU68I1BzofOtqRe1XKqXcV0v81Iv
        26Ve1Gb1svNF10ujXC9N+nQk9TKu66WNL0VSLxNSLwtSL/wNqpedQPdvkeyrFgrdQKEpP/hVp2FdCj2FQoN8ZUjKaXAcQ+FbJLwYvxtqJ8bvhtqB8XsCaU2Q
        bJLWNJnBBGz2zzpJfSaHqox3oQvlP1+tUYmbpLGbNMOwzXMKKvuCFcWvpodpfkF7NBlJxVSt6DEviTC6t+AQPs34snFCLcPjwdxKfIVqAlEPkf3b6TL9+DAv
        dLasxC/Dr8cAm9pk8L0rqe895sUvz4f8nTYwfF5G+iB1xyuW463UjhM8PYyr7VRmnAGabkLN4T8sjLbRC1vw342d7ql71eRyPN9lxNBUZaIkI7X1eurTkdp2
        PY2+kerg1zyNCVT0CKupcRTmKtC64UvAB4lfQYcIX7sKWue3qVfA3eMabAUwIoiRvEaN487uPjU+9KekA3W+ic3CXFn6NmhQzSENqrlg39anrkTHO2mypQRf
        Hq156kr8aWrY5l1qZ/rCvkEP5pMmW2i+LUsPr98nqZw2g/i1JHnX0PeSPevxXgxmmGYncZhUr6HXKCd71pOFgdqdZ2QBDj07+qvJAn2P/rujE+9SO1aTHdRd
        6D/6uVN9W7yDanAHFfK18SvRL/HfTR2uYZ6z6KszTg6qQJ1AvfoOqtNXB5TODnUNKZk7SMXrYNClESb/+o5N6mZXP74axz2YbpoghqZkiqU+JPcPo9CvoXtS
        tFeVivYqFO1qKtqrqGi71KuOoWhXryZXU9F2qqvp56vUK9XeIzT/vZYOJBDiSTxOdb+QvFLtoDp5ZcmPY2f3gkHigKaOt3LBd6pXHj1Ixd15lL0bTqqtVMbx
        PA87UcBxyTbQkSjbdIjWUK5xBCvuLN1Xcn8+iK9TV6u9/eTqkp/tzngBL9JHVX7jiIruJbGH+G3rUPtQZhSd4HC1um69j/L2V9XODMnudQy6s4BE6N8rj3WS
        nQBmo8TRcFdTecYO4gYVCZoqUixVg4sRa4Xq4eog3klrpABFYXfl19Cj0hI7Sy2xk1oibf+i6I1ufKMvrU61s1Bq9HaQLFBz7kTP0JL6KrVAF44d5FUOxq/C
        wAYphUWvIepMQmOpLCBlVFM8JDcE1lC9CgM2ieoR6txyiUTXO8ZKkQBjllVLUoJIZ6gHrDtAaY8xiLjYQl1O3JtD8TtLH4QiBKTIlOcqhJ3pzm5C159lhquQ
        t0F2UyXRJHyVfedrad7gOSGxmNFKdb/6CymjlRVVCpkJL9WPHT/+Q8dR5j/TNqnvsk7YdU+P/2oCahmNigmGOPY1x49Zql+qiz7kDW4kEf9ax0BACoTaQdW7
        A1W0QrPqBA6ksePQSucdqbf25qXbkpeOVvts1YjwrOYRo6J2//p9pB3eRye13Vzg0yry8LSBPw6VPRRGJqkKcL5byolcEHw9nlaH+6KqI4j3IbH7Yp6yTwZU
        jrrmuq9jmp6gQ2M3Ta51tY9tegHzasH01WIjYCai4mWxAy4doeaA/T+qVutk5X4J+VtKOMzsVvgDM/ToabAYs5ulCezwBCC/YBM04SYIl7cXh9Y9LmjdMciI
        TABLV1NGwik1tfnrU0Ww70lNO1hnOGzAAYyLq4nDQBBuSlJXg+9glcPG8a1HATUA+mL8OGMCDFaArh01jXTCAdKDK2QIt/zxItSAK3EqYz2s/B2mcQSDuM1e
        sa7wGLlwwHaUBQcXtLA4FDIdo6qtMYgZ+Ixsxprr95jD0QGrEkBIcv8XBt9grsv82hArqi2k4ogtH0Vg3t6EQx3XnSzgxgUsHbf1rgRRA1Oo6ympnbuBqWEB
        4JluVIU5mhqcAy9GUkhbfcZenyyArlt8hU8ZLF3ulrDW2wKobl4y7D3JJNX4KNz4igSA0H0Wvfuo5UFCRC2J7DB0/570WgvX4I6yOYusqsujIb8On8QZgYxH
        HQASXs3IYXIYGX4Gf6ZZiFHGTCan6I1peZzpMiGhlORfMz68iDsVnxJX0yWs+GkpfRtPTnJq/DID87azJ6E4pr0HL0wyunxmwl9Km1Zab1JlwPMjH1EvvpNO
        jNgm+Dsg0I9Od/TTozMqVVes2wkpVWxoimoGGekDP9Hgmsv7vzjY8dUc0789M9uZ27J1GzY9g5+sWP6p6klN8uDSiiDlunAj6t05u0XBiTAlMom+H0sTr4jb
        ml1v0yLQ7jKdA6VX6Va7tehLJiVIaSkgvWGt46WW/a79Rm3b7zobXmLTZZcxij2awTLzzCKMz5gcBk5SxaRRQ1zSahIiGAvQ6g2a0KJi/BXNAIXQLZiQMa9h
        b8KFOfNF8LP4TAlXJGkJCyQtSVPTtCjYJBCDRZnoy/lhxYfb5HB3CkbUKDI/N0pRv2qTe8cOHmfCipMqKrL16UUdE5ID5JGK0rpcUTYtBcpQgWtjA4db4yYO
        h2iFVIEv5QRDa9DyoqLXLA3qR1zMkMQsJPFjTHsuXVrXN7Mt1u1eMLNKVmlVXTClfp4101RcRl7k46OWHB9LyWuCOBTmOOZ1g4mbZaiuF9d1LK6D0RKkApYg
        zewWcnyzjzWfD3DslaTGRs8qNAqmkaCpKvodJ49CM0EG0ZZNMvc1YL97jTUhoOu8G+xFz5fZI3xmjwAQouwr+Y+rikCr527JVUqvU/ARdTXa/ntNyzr5AlDb
        WKzztuENHNfdXoY3HvQ1RGoyKYzDDs3OUbjyYydbP5BYXFT7XOIKNrdyzyLlEQDdHzSZMrRI2w7L5QbLpHk5C6pZtkyaJcukMr9ukR4poaS3CKDkjaF28Urz
        0SwYNz55pd2gEavxgOw1N2UzjtHUSQ6MQ8qA8a+ERFGHD9+kamLwuYaWGWyh3EUnrAw2YWtqgzkaXh9NbN9vpwMNOAorEWhJk33ofk1Uja/xEbkkC4xM5GnO
        C4bcF4ajx5WrUfTt2BIA5HxryuKdLEM34SQb0gz2jpKdM7WZSa371IfZThr9Lrsk6o1lQX3HryE0BAylxvA7AvbOiPp3LUNF2WsBEdWGsYmmVozoTejBVC+K
        qmdXhrWV7QDWaWIwsj0/Fo0mHE8CxpykPDFlGOkpVnQpsCJaolFuOKbNJW3/ljDXtuJpjfxe3W5kIb3UJ0AQ3MrkjtKdTxg0wRQUXYiwz9mvoAEs4CegKwSg
        341w2EFjVwDPAOSJ3rxFgy+YyoevqSsSsENbqLEVBpNUyJgF5vVJZQhN1GdzdSXH1YSTrM9+fm53B8MouPgo428qQdT0Oa/AusRq9JbOApMfs/vIDhEhHsJq
        2F9me/MUhm204ZhuwzG0YQ2bK0PfMMEHgSzIUGaReFI3n+qvo/F8jAA+pUrjgQPgiTBa8/TKEBWlKBdB9HuQGK7YkM3fJts74fItYoEMzYp8TgmH1Ez34odb
        3afhWWdGCJuc2WsdIt2eJAYbk1N7rT3ya5f8mofeD9niJ9vyK1K1/Q9hZDChUbhSybtpHbwJrGnlpg2Ypl0IgKPrfn45+n0H9TKPepmlrkrdyeD6d7oXDNnS
        wAekxsfEikpLEqyMeTFMxRuXhTDJ0Zg0wLhugHE0wAQ3QPlDprAy0yTLtTVGWqhFg8Q6ijuGcrYx/YrLZcTNQMNtDYa+VPJ4lav8QyF7mVL/JXHpRl2fZSWp
        QW8JIZINDOUcnxExo8LWs2orxmxsBS9YWvyecbRoiFPbDsbEolnI544C02WDvs2gslwPoUNDDHJj0h+eUMRJ00nNx6c4GzyM+HA0k4mtLhObLxObMIfAYgMH
        8t/hLMzJE215QgUk3eVPQJyvD43Z7vMkS/M0PxuRIWNQW8YgymDuTWDmUyYpjYI0E4iNnB1GW+IwqgPn6xxUW8X2o4nN1CqYvh0cjsIXRDwTqhjd76aDA+tD
        AF7gMR4p6BEevybiCtJhS98E2si9kflin4V7Db1wDXuBUaLPIgikynZK2CH+T4dqrQo9ycLhMA1HVShPLI703FdpSGPCaR81SNUQh/RfxIZq6qt30YDFgX+q
        RqJNUjoud1SNDdXoAsuJA8cfCXRr0AApAoyFnLbk0InCyaCXTB27h0SoATmAfjZ1B0kB5SRkSQxVxAokYucm4VcQHRRI7nOZfAnNN9yxSLggM2qycNPkmw5u
        CqDjZjfNYChZK78JAhTEL/DQfhBBS0yTw8igIJjnOK9a17iBicbh1oAxmJvkZm6SXdBnqCXuRkNgEyXfiY8Lc4wtUnFX4rJhyRFlH0PkkxiQMcRN21A7oNtT
        J+6BswSa4Ur6G7/a/AbHFoiPlQWNwJSQIVp3kvImhOhVxB1N47BHRGEXvV/jUAVWLWW73eFZUfpFhbseFeiJsoyhb4loSf5ryLarahAgs3sKYgVNnD/S5l1O
        M5WThFvUhaO3huO2BWLa5y4Lv2gprg2bAWRn0IOHjUPSYZJOxvlF1erjCVg+OY/Ps/9ooR8wbVIVZx9GzIvD2UVoGufLl37AU1/B5cvNXL5c1k/ofegnsKpy
        IwmOOI8pIwDEN7wjAOJV2PoQserwqOzI9OOIauOIajMmzpmm+MuxIAWs8GnbZg0T5DQO0CtqoleYomLXuntQcwJIDm0GKvaUmuaaxTn7anCt8x3sRVggp+ir
        adC3TKvpNRV1cit+4nToWzNYw3boa1PQ1TvcUu30Q4kpq5J56xkzaWhYpxWR+4s0huD4ZTNuWVknNjEsqtahTgJnH/9Qhxa9lOBdNGTwrJA5TzCPoXGIGV8c
        Hm3o8et1GiJHNFLQfzd2mDnHKSTpMJ8e1TJEcmOSjSy5ECFpLsawBjtiyYA1Tc3IlUR1g5pBtWGQSsKO6EgqRJSinsbYEdCVBjLQ2i2kN8HAUZyUnyUlspyn
        Ny7pOWoceR6dHooLioSwUL4wqzJ1mSrT+4wbq43mJzi9XKbaRrZEY6jSXNUInRcs4+XqTFdYmFXYCzXAi6gw/CNl/WmDXT5zD2aaREl/1Ao3CekhmoMD0gKE
        jgEqJ6YD1jm5k/vsfadEkXd1NMyUjFYzaZ+i3ECTpRpMhxzoQi4GGeTYwZbsLOm/G2CEF6GTwdLIJUzafdVWM33qfkmbsQGmWVvEHSQSJZ0+jn4yp9p4qreO
        5wr8Q9kPwzjWSbbgxSMHKaVZjnHGu6xYw+eeh6fuV4zoR3gA41VaRWVX3ydXwZJN9YqBC2e8moEPl5qi2TvfelNzqtMj3b5wBR+f6mFsq2DA6WN4q6g2hjcX
        M6gBjflpOG3xjMSLGuMW9sjNl1LuoZCnKyioiSMIb5wL0jLjrbzK0j+2Ze69OfgiGxyMQxxuBw1RjUk5oz9jn9o62jwFusNzMFGOoQKiP3BSFlzeA2cBrcmc
        6LLLIsY8OBZ0sEJnHYHPdwxPR2rbWZLQbdqAsVXzJm49G4AtUWgZHT3B+jLJxu5o/aBrBtcaV6m6crH+ZzbM7XTwsf6vQ22cA4zxbqrlOuZ57BdZmPXrmPwx
        TzPbh6rvNK6SctPZPHCLX0NqpcJBUY3SYS6OcWjH2xgDmYb8usyQdZ4hrRzvMGttmh9slagrHjqPPgrIbhIG9TI2tjQfVNvpOkn1y9PfV9Lv2YG6Kv09T7/b
        1L+B6fAKtUC/5tJU5tAd6Fnc3nJ7aVGuOvRvS389yeeqNO6eOnQUsru4rPIZI3UBTsDUl0gQuVHzPkgJFfpQPF22WcyRXNPUCImfznKD9abYMkpxqmLLgMdj
        XdXh8Vi2ZTAPMpadbVbGYNtzZdZWtHyIF1SMwxXKAkIHFqB3PxhfCc30qvTXPJTYl6W/tnNGWUXz1LY4UVvjV7DunBk5WJPUUX0YqKbTwc45ybUyzVVCMo1N
        bPGwfxHGmhcooJUXUHcfZcgCywg0ejPnEIs79HXxLUGkgjKCpyTuhB3bmexIPOuRi8SCJmRpJo4uKsFZlg7udh+4B4B2UHlpCjMDjWJpai99RA2DkFqbZtp3
        IWZYCLCh6psngNtpcWSxYA2yERKrYnjQawdtXrly4MQHGYkh//0hWyJJfL0bb8EU+IRpO6fM+zkuGvOQxHG2UUOGniaYP2QfZmDMFYj94WhAwUwwMEzbhWGa
        mmOe20fZhWEaV4V1e1lCDFKbmSc2MxfmLTFUzrOtB/r7zWL9whhiySiMHPdNyzmZW1JRtbyNAmmq8Gz4Jo42loauiF2RzVoudtEhV1ge0Sh9AwCxBd6WQdMQ
        fwswsoMlGDbqprximuXoKT9IvB6iRZTXZxIfoKUVWItcQAMMh7LQEp1b4HexGgt+zLOcU42TekJzYq/kqmqLBXSlYRmmBaeMjAruPPy+mQ84o/pjAjBcFPjU
        4tOL6dNazDyZKiuQU5v5eyVb2DJKJQ0mBIRMPnAPJM3TwiKLLcSGcOCPnocRq6snIZmWmaue1HqbOzpGsmQsbuJEJeOkBhqghZ+gNXRdwW401lfjNHaajytL
        m3dJy0+mY4QlwNrRgN2GFO4m6QJ0VSEtvI2kQDiO6M6bGBbf1muGBsc+yYqh2Qf/vJGEGOT7gxhGo3wLqHB+u6p2hMmVq8corKyMbGUlLUhXNliLrXQAKq2s
        rFHvCOpsbi1uieRHBWuxCzMxPRsU3JPyrB6952DhF6lMQQFVkPexvuVl4FxjmQRYioCmuRrcNnn+4rKxs3wk81lWOhuqMGATK+wcH7zHYsBMYUYyEh4LnZud
        QqeQHQk325HgsZR+kLKFuEwHsJlwcudYKBiDr5eIN7Y4e7eE7BSB/27qCJA9/7ixE7BiTuMBZgyGcuJOKuRcNK5Qn9Ghc2AWXsE6OM0Bi5oQDlNVKEe//CFb
        csbvGMgePUHZczXqcCA8s6VdGPz7qmmm6Oyw2zPqrMpBt5lcAsYUnlYKClc+TuUoVW+nsaqwwVxE3cQg5hZgxeFJYq3lHzoPJhfepyngshcxBzERlXHcTWab
        KT4f/aGgcmL5jQFTA6vInhwHgP2FQ+Osdb+dDuI5p1Qhw8IpleftyjtAKJtHheB39uPWYwePHz+YP3zrMT0ZGtGfIWLVlhMowbWVpIomqnE7WnSlSjPb/VBQ
        6MyiM8QWBvqpgJ+y+Z5N9+R5h84cEXp67kb9lMP3ivW7znR37FZggdCAwwsH7PJhwveoshnMSwpqkgK4JD48hCzla+cgi+6KM1JFXJAs7YIkLBRw/nH6CIfE
        mNgH2hIu2XkxmTCoH91fiLjZdN+xU4L7sNdZU7GFWtYcMJcnFcr+JgtlZ4WypVC2LhSzMrp9doRKnYecfgpGpwvFlA/IUL8f5DNw2r0+U7PdU5WTVcTZPC1O
        GZmo5TRlJW+M25H87fcUsHCPFNzXjh4/DqF0Vmmks0C7WFP1Ik5tKaKqhq+aAjzrFnCNMevkSd7O25yeyn1Bfo0GJ4aofWEnCk9zlDDYXo60xo4I9pAjAvB7
        Lpg0peLkCVC446QHTneP8YfiCT45DQdznNxNCwgcbyONHMfDcRtHe088w9i34g+m+PO7aCBgsavxqIJmqjF7JgbcYmmoI/5/kJddcT5skBx8HFpvba/dw7EF
        uFKcjNHJaZyM0wnQjiboeBscOul4mI5TdITdaJqOiEZvMxCVq2Y0qIEpiLhPs7OGy0Zm7EPtknB2ACnBQgh4JyqQy7kcp/tnrGV4IxjL3QuGjnxHDk5bOk/P
        pbm8aGLE/DgC810AJPA2lBf9tjjC0PjvCuIwj64OvRJDaMY09iq4bMZzzFkAiQKkr17CHmZnjnntk1QRu26FdFiax2mlsVaAHifJ7MD5KIKCithqbEz73V0w
        gNHcvQyQFVL0qmXA/dth0q9Eb8qTOcXA4HQpB9xlQlYZQiwgmTYxfHHZ56ESllimONhfHB0bQ+51hoB1A//bAvagATJe+hP0sUUqY0bIQskI0SAKDymJgF4J
        QVFkYVpidG8N+93TxGyhCkhrAdhpxLh1zFZtAWu8B9g+AwN5E18yVSBvMhX45ujkxdzZyJ2ZeYqaOndQMWqoFJQVuIgAsnL6mF8dqQJ63gEyZI29MOHSiQ7F
        Lp2OfEvAyZl2BM+r+rr8n/HXh8C2S2ja0Zed3MEIiOwuDZcCyf6QaVmnGBbmgpkSVbR5S6D7caFf5WaE2KKcTvRHQulFogGA+hLuN8PYC+ZE4q73xefOBPCU
        u67x11BrHv8eYF1lw9GJNIazFq2ZUrYMV1D5xbc2k6q3h4a4CJevYFslsdmVIA2Pj21AesNMZ7OSEP1spiSdgqxqN4JCOqawd1a0L0AWqizyHvDe0le1y5LY
        JNFL4bLklZOXJRnUmseVI+ueIPZz83VFs7G8keaRlDeDSmXMrwPXnAEW2gLNXYDE8wuq1RcX7KmT3ik/nfGAzzqD2CPYIri9qOJmEGCESEq4rj9YWe4+0ngD
        a0uzRQ57hooCcCG0IzPQAUH6P5WRSz39riP87gwc0AYMdKfw40lqYwYE17iOG9SBRCWMsi1Y2fQnEafohIH7NI40s7U7DO+Ia/yTFQ9PHIoB3eHyod/HQKVm
        dhpnzGRL175BuatJuhx+YvHIcVEIuTKS2e4zRveporJ5NOl04N8vXIImDdfdpw3V6ahZXB2wsbxS6N5VeHiLby+DfVb5EVZiBsqXzDWyGXnpF5fgsLXRWTXe
        Rsvl2a4Tz3XteEu9Ao+BLSUtosD1HQj0Btc1dTfJKX48YW7MIIetSwYDoS1/oQw6S6Pyl+ckSLMK5Bxbu60tnc8WKkvnLwAUM3FGUj4G584mnRLl4xx0COxN
        BgVKs6BI+djiWynl41i/wDNXAxs3HKxpKA95CKz1hVmuTiPbKMpHXB9F+VjfQPnYAtP9WJ8+nvM30ggOIOdse+S0mu30WQNyUk5Hrt45tifx5Vp6OVQO5hua
        SGh06HQr7wjiWVUQTdhWGb484RkYwttJmG7Aln8Hrvn8d33sT7Z8/vWDA7M9k/7/CrBJtfh/zIb2ncKGRqfA4edX5EEwnk3f9RkwnuXPFRnPFnvi586COJfP
        0dTE1ZyVDn1nBnEqrJCctiF0j5qCDXoayFZ0vDt2cbgP0EvuSAo7+9zZeA4BCZtR2FVLFHZ+PwcRZAq7OSHwmUGkPCkwK/jcnfLV25AXRLvPISy9ypSDZaq6
        GNvuuTBX8dbT5jcnx1tLctwROf4XSHKdZBjbJeq/tSRroV3LlziznZHi3Rshyp0NolwB4SYq7imaU7nAIes+tlRdIezB1iMPCjIUt+HQLWraGsBVawjsYUh7
        n1WSQZIGiijmw7XxdL5hF/uZ7ODXaEuIi5gXs4TTC67SXgrkfebhC0fZSWZ0+7qjx6lhBs8SNW29RE3b6Jf5MGvcI0mpq3HrVnTrhpu0brhJ64ZDrRtCUfKK
        Je0AXoPFo68aw/SzLm8EhGn72qWhqpJerqGiWKukfoWhiuoCGsJ7Gwgr6OT6AVvMST3Id6VgE4HK4HTddBbudEst0aFZjqaQOkNVOYOYwy1I36xg7utaXZuk
        kwYIEpI1nDkAseWzYBOCFlBnUB4lyTlwmXaYs3SuxFm6VThLK1pVwDiUU/iSSHaGiSo7gkzvpXTCaMBqnzFaNA8zTDrQtyuaQeVF05mSFIQDtRVklSwSde5m
        PmXPwwrum6AzxXxOayNtIoGTGB+oAVHgKjSVuXLJ8Ikq+HVBQxBiWZLmAqAmJEA6MTgjsW5V7fcD3es9lJNHTur2QJ33LqvjKSYnKOh4QoAhzBA+YuJYs6tq
        bQ+Q/MjCAJVcozGB8yG5SjjgDTEAmmqGZiyThnsr2KgrgVSzUhjrAQhe3Ws/ZQmVwpM40mL+4zg6e+0ejsFe+zEcZ3dbP4Hj3LXGGRw5Y6299gX9w0zCvfYT
        FpYxj8FhCxtij0rBYidnC0MX+KCp9wedVZrnlt7/y/dt+cXJA8J+tEoL8/wKDWtX7P9Qvf/hz193lIbx7Pw4XCKKG+xG3ClA9uSnvv7qXNdaaTiW5RoFLols
        dKRTLz/10Wtc0R+TCRHgcrAfIgwn+0lbK5w12X8oPEDjBCITqSUnMYK3oZ6D4ALmF3pCxnLAtANZSIcuCmY7wtc4oLMOvXQG5o5Bb2i24LGJ3qEBdQx7uUO3
        6kiun0RYXdMfUA9gwkN69UESpRNJJD0ioqejXjKOlf00VvbjahqL5HGGS7Elf/QWB01HYgyQG5FqcrhkIaU4UlOYvBw1QbkeQ9k5SnUMZW/ImqUGDUYLsC8C
        TL1SgKPwNdQbrJtNXOanmrjh42vxuNrGXScLNcsiE/1LiSFsPiFpjLTmOUl6ES9taBgKMfeFfUrdZa5sl9IEVzY2Y3htJjGvL3FNVhma4F0OKsVISOMOnIh0
        963iLOxTr5YRhArXApkulmbYcx2k0zpTeftC5Y3CC4o/uhB8MkzeGazIQtDEB7ZpC3FVh9pWtQGFKVPwjTUYomkwUhO6ZqelZrmFw0JMKjLb4/cBoTSguy+h
        LlDHaTV8Rgz7Zg8mmksIp6R6jRFkmHA9T+L3Ffi9TV0hAYwyWCLUcpuKizGp9F4MVqYYhB5UVTxIwhLCHcUU+zaMqqZUPCqHKiJUU1wWH2WhKuvRp31hvynY
        oKh+JYdjQzls4HciOeSDGpW1bZqjBlkDyGOdmWxMUPcMhKwpYLkFdVBvLWbOCV7/07sN+soMuGaSmmZT2zYi1FYB9N++KHlB5Gl5EEAZHF2GZDvlndIykpiy
        ObLVrlBXCL/V36L66c/LUqKDKxWfbpfmuFIOo/tYLMwgQ8GiMSctJxprnmZA/cXn8Gnm/dqOG3h2eynsduPb9IUYa6crMHV4aH+wIkAMaJaLL33VzMiNotfT
        uu7SG6j1thh0Z4v50FnMLLxS1EsitcycSD6rc9ydXLF1RF+z0Ai7KOkZODkzkYOS9c8ebHXSlHFDttYzjLdLgtpqVEzLWo4etrHKatPydUZM0cyZIbRZNJ9Y
        zDpAmaA0r086nQT+oEDAolMHmoiWW+z+djoD6XwbJcL5JnQKySj0MCcbLjQTGQaOvvT8dBHDUfOUjQ5UZqxjquCmx+zk8OqBB0+TYff68gqVYo29PmAWxquh
        9EOfFcEeliY1GbE4VXjgORmx1YWcYLXTEePYYADVrYZnbcXbwmukGSYBq8T4YE0BkZD0zTryXsNsh2G8wXxpCV5cE3tYn3fZKV3gBYDTCEuI4jiF3Ho9niu9
        Ies6rFgmdy7oYB7v4+FP0GeTFsZwKHnfTIPo0cuBvW6bHsm1SQ9jep+XADKI8+DRF+aYGVLGR8veT9lCSOIIIQkbvg4zU5heodwUmmo27sAPmRcqyWxmyqSi
        ZT/gvJP+SE2cPkycfOZhGcNndnQ/6O2BS2PNWx81E6tkK7X4E1b+CQChFj5hlT5hiRWVzxz9CYs/IaZcpxC5OiPG9+D7bfOUJSCBwkWLr77S9OmjTzrwaqdv
        HI81xrnDP/9v9kZyQJ0CZmbshZKubIgdnllpteVYI+8yueMfbmAdvswWqVGMpDaKkdT02H8HtuKC74Ig7/9xtgi4MPiX8BUXWWXSlBNms/2maYvLrOVpomv/
        Eg7jUpI6wRKf8Z9Ylnky9S1xtqeE7FdfGA3XnxMbZ7zGPow4w4TE8PAW37mUl/gfFmlEgxf5gR/7jfd849z5rywyc3DOsfM/LQ0EdH1TiuJ2RlFMD1aKZJcl
        qmK0wkcG67FdYCx+6yt+7oe+5B7iT7hlcuJrQE5Ml50iPfH8El+zc4L3Nr+bryaXZDwyy7zFXzn4a1/Yd87Gs6n3tbKDf2uxF6WV00bLiQOSVESLc2dFN4Wb
        omATe9E94FKnAede9hS4aGzofDRWD/knFDufOdT52BdUSKqiX4VDUkU25mhJg4Zax98l/DmEP4fx59bo0050zhHHRvYmFaYm3uqOZA/dZ84LG2yvGEd8GW4s
        NDUPJnBKwWDiCKuLrZ8qjjZ+cbRZoUYYYc6x8m1rrBHyX5j1+ljzaKahnP+ObsLnRBi6ev0CPxO0TRASbTN4k1e8Q7tPrQLH4I9Q1dGz7Ip5zMhd+uFi655I
        7GVl3CRbw8tvuCdEdJLJdw04vmrSDNB8A9A8v6IY+hsHQ4c1wcdZ/FAumIb+CHu5WZI8vrb8Jla26Bp21bMckOjEkgOcGciCRrq+fB5WJA8reR4MwXk2D3Ly
        L7kIeB1l+JzGLjglVSmugkkFDrpgeVaVkp+zDz/nCm/lVg51EEWgA8aFDxvmYf9QJ4HbO+IB3RPd6DjPnhwPrv2cTY5EC8TB2RaYxKKfs5ifUSluSxxT8yte
        y9JsNEiA0a1Qir+2rYrMcxE75XC2KilTjcv0eBJUXC8x1fglphqXI9j9NIpa8zoy2qrXrXN0uccRvvCbt08A+90Xshr3oLhOoHgVHYAGNwoOEa/DOQpVW9Ne
        mDV4YVYZgKOcakVV4YWJoGT7RAEOsN5nH1K0HCLe/LQBuZiu/iJjw0SSHwa2KLqHqHoJNYXdkpjHanTAITxCdMb8LOCwKqH4VQk4DHRhgjQAf8M7EoBPQwwH
        4Nc53kADbGRB19oHmclPoCsJYN+1Rl08xn1xTHVSvghPtsKvM4uqky3RNdC5XqcHKac0SDnFQerzrlU7VX9AXmePTAzf70zsbhOibT+eNParB5Pm4cTvxNX9
        /n5K6xOQ1Xc+nkT7d733oSTcf92j+80Hk9Z7VWN/9GAydjgJOvE4lW0C9WN0t72DNGHjXmp443Flsi9APKHC1PHudPRgPKnsT8RT+5txKJQPEimHYGbRQCN7
        87+oq4CRn5eUz0AaobmfgWhk2sNjrpqCPzZWPaE5C72Gr8pj0H35J1J5ADjjVOyH90fvVeHDyTRl0/xuwDbDJZtyXX8wab8ZvzU3xyOMelpF2R89m9g3h+5+
        x3pAjR128txT8zcPp+c0tkxmPyRaHnRpP2KyWAk8O8ikZvUTtUATL9j7OZwmSzRN2lURnCVcNQHmRMahyV8wg+LD+m9D5/1RLMpbwXvVcIlCWt6GNBJKhVaY
        fWo2TakaUDVQYW8Oveyd95lZpW78m93qPsBvJo2zJBQ4fe/+xUdU4+Gz9ybeinZ1hzf+oc7jdNj2jk+gFfY7DwHBR8IF1A0hg5/LFDy9/xvfML5L5p5zlhUI
        uwGiO6Qj7AFPjRF9EvEg88ug79jDNCEJE0QsRU/SjavseWpZcIDAoYV7H9Sdd15n3sJn/juvNd6Is2uNm8EJ+1rrQHdH1+ie/ixS/RxoloAsCLzlKg6HhCfk
        ZnDn7TTeCJfcV5q3xOINjrFasuNzdoSVJGGuEsXZmbfYoUiQE+DGQ0WvS64CyVJN8uNKfmh2P4QV7G7rAJZB1CE4akAhU3SMXL7qSgZ5HLjKOiRkFVAMKCcc
        bxJEPCLcw2Qe6FBBE8OLvvBlNwh+wzQdxhXiBRl4/GzpdBkBWte4macr90aJ+6KzW0KWP8omcB+3vYNnz/vuxdIQPsc0Rh26N7E6wFUkATkI+GZTnsGqka7X
        JS6PyVeUewPwc6jW5BBpFCO4v/M71wOp32Rknq4Bl3c75gUZNV0GTvSHrm2fck6yoDxhShiQyW5MpcUBJa+oRB6t6mhlwLh4RuKeS6ojyL84xL/hsk2HYwcY
        DBEcbYj2p2E3+jLVWR0kKJRAwd+46Hv85tCpVy/7xHeE/rCDLMCgUl/myoOHO/QVSgMjvTilRZChBdZSOa6IB31SCtmbzQD3oV5Z2LSeppcrgSyD890lauvL
        rIM9TQ4FD74qoilZHRd8D177HGaN/FbWyE+zjv4o/z1jyq5SrpUr+rwXvIgCusHozJWdlzkGWsrMU99pMzEGUDyoS5zgRRPWC7QycoVvSkpRoCkzmQsr2l5a
        dprRc84axD+6khfcGTNWTlOFKDGTedf0FYzt3x0zR0z0PcKUmtiUDmXkHfiPt18x5X8PP/KcE72jp7yMIvnU7Si0VdjickuBES6y8YT46Qb/lvroSS29EkLN
        noJ+Yt0uPoNtBBKKPdPSMv12KJakEVHej15/D5itQAvDzp6Jtars9UFh/XqEO3gR5rQnnBkFI4KxXrgZJExDk0eKHun0OMDmpa5IHCyLSup8duVbtiK5XB5e
        xIrkpRUhXZEMbBp3c4osg/Ucq+zqjOGxUMW4dLpnx173NBBDIlqXfPpTESOKgdjNTQF4bXhZzne38OwYOcKG5Qr+rp3i7+6j0y9/ipYKNHV2p3db1+iJLPoH
        J+fVkglVcUzdNbQ0jyrsPuV2e1/50m9amC2fAmUgL6E4D85QHlQpD86IPHw9zcOs5MHP8yB8XwmfMxsv8uBFFZn6OKi7mA+6E2BSfj0GyZ3G62Sm3ifz7TUx
        p7YnEG3bF23bEUIrUtZOqMpx6N0njmNxoxm9ftw2gxKN2YgSTr1gCf/ofbqEYVbLZrmWHanlDSXs/cfferBQOlm93pFUWRC+aFP5//iL/+6fPJKF/8LTKWaU
        d8VYy1p0L6Drf/NQFPDghIAxKmHWjKSN0QeUVngqka4kZuPaI6rOPqnA18W6Vuvl1sn0GT/VZ2xVv858PTSaa43XiSqzT1SZPdBvUPpUlWHwxQibDyVV5ppU
        ldlT4gKtHkQ76Ub5tGm6BfKtU9qRd/ATsz+4X2yywnyom8lCM4n5eguKI/yjmzyibYsfWBpEH/SyH+v6TSworFeaNfTKnQYYlmCVQawoG8Qkr55wxrFI2ceh
        ckKkfM3eFczpsVvjtZraChn19tp+8FWT7dhsJCIdqreeB4st9gay+FtX7mDQL0SLMKhRPl8eLfor3XOwOJMeLNyi5TEmBXMVvHLdJz/WgnEAkcg417+BvaOc
        DgpEixM7f+yW0OBoY372FACaLnyslc7nD15AbZJqBWv5Ku5wiM9AWew3Qt9k06NNDWlhe+BfkHtjFQvKzXKPAFCLc2+99NzD/93Mcg/36SMSJ2/o3P+0bdUz
        W4ytWeBYYfbY+115jApJ/QR0ORbDkwP6kBdNdBVdBoOmmGvEPFS3sSgLrmef/i8L2x1DRkqcff4JNvXod/2SqccZYepxUlOPwx50LgPm2dqOwX0XTGdd+wTW
        JAyYx4aeCkA7BKTsTaGl4z/FAqZtJL4KlxGX3kBA3oYAXFhLhr9iibXE0taSRsHg43QdwOMJNqGAPtF7MB39laURmdI6lOoIpLdlRI229LBLbqFhqgWkEkOU
        ElcXSnMc+tE/WbHPth8nqWWXa7hcA+gYtUtIBx8Qsz5+NW1ROrykwiSJCsiEhrYEORp3RRkHQ0+gcOgc361iUQ2DkIeiJ/UFy4Btuoox1WNMc7PlGULDVvdR
        3PzdOtBKDf0FUudRRQoNg9Bgrqw6pd/kRkyi5aRVTLwilnRJnLUKGnu5gZEbBsekPuFwBlOOBMY0QXAUEmgUE2DkNf1tR7UkY3i0QuvEUCAnVIVNZipa5ttF
        tCCGnrM4HppR7wqkuQxaFi5zyL8AXnkqFT4EfNKQ3cAGwVDNcSBW6+Vg5mCgC+NNoc3P15aTJm8oyPMsA2NqbDD8YoKLvY8kYwd6siBZYgI2+XgSvYmWQ/Xs
        lhpbhysXkPX2cotwY6cfxtp8jIGV9F2WCI0ZxsCoHjysyvc5tOlmHlwioG8CqW/4OYHywbQVW8LTaeo+UWWpz8Ox54agGx77SKv7x0b0l0xCGg/dPE037e6f
        GN0/NaIvMeHBypD6bl9Ofedodx5gmTQ04SnQjh7zZhlEdTbNsIHDRiX+9+p241R4v3dSSOTE6PuD4glIp98AEElXiElJQNn2AItxUlW0PKt1T1srCWzIlbuk
        S7FB2bsrYRm+9L22cemttgFOI1x37yJhSB9yi/dnxRB9VxJl953i/Q7s1XQ9vzIhBUJuQNfEFn+Svlr3eSoEyIYr6fbQ04vpMZmOJzdejadGXBvHLEClg8wA
        XL4CSab+vQwX+ywXgvzeVqACoIeAxA8Phq+ZGrOHevOotzqFtzpCLCBvTapZ+rfJW7OFt2aZ8EC/BQj/mfyt4jszhXeEGUC/Mw4IMxreIQhdn9TVH45rVORa
        Frm6NBTRelsh4nWaV1ZyP9L3lb6PiFce06rdyj3cmC58MSpda0Vf0HpXTaYvCXgd56MC3BgdI2CeYQUH3EbJI4Z6Ts1QG0TLUE19q1W+BTN/pG+NlW911LSy
        LiUG5EgE2qWn8vvTCkDhDnTxuEIVU+UKCThUlwnuluEdCd4++tPCnzH6A/8li3mpYqWgtMSxinBImFQn3q4aOLwMCgZUmitSyXtuMVviT6sr4OMntxNNMzGn
        5tCEwkghTQg2ARqZmEumgnxdwYQi+oqHKy8bkXyHrk6o7UgZSSZb1BakPFcQQ1CUGMV0toNppJRyMiLlWbo6oWKkjCSTrWorUt5SENVkaijlmG6WU1YjUp6h
        qxNoLkqUvQnVNqS8tSDQTL+QpUNj4Xiabg0cFMwRoQkaXHRlTwkZQ/Zd6Ydc9MLVyfJDs5pnpPzQVPkh6WcZHwTnZ1w/UsXoWxVNpqa7oApkIGuT0M2RYG4h
        ud0az7DUmyKbPjZEkUbM1n5/BTDVcitACrTawxaggYMAKJrYHMWDPs/pNagaPitA+FpiQLxUbldSIo9xD/6qQMlUg/56YnEFVqiVrEFi6U67kmccczgCuAXh
        2og1axMmlg95dniqdj+toyxMJ7WUcVxwrdKpZHRAhhG3GJnYPrHCHr+17p67EmeZ7XwOvlsT+mreWaygI3roiB6pOkk178KT0iAB/jjwZqJDfncKYQ0YMEmx
        oIG22POdwhuN/AZA/ZrFcYfGg+JY42EA1l8jfT+7RTcaaXr5xZaIbtLSYhIgEJ9lJCSBbasxfX9M368jQl9kCMiQqehnYhZlMtZE+EE6UGRSX8kEXjeXKx4l
        +TQgI3KDK55l1DhEGm0NaxHY4VX1kCPmeMQcHWJtm3RCYAkaspIAghIAW6hhubnrAuxNdXEoce9NeLvLDUmngBKHiK0Oe3g4MvoyDJu7zC5moZ4naP3XiF0G
        qqfP0oIIbqnwDsI2PR3WBgi177BfCcrhpJJpr6pOauY9s29wDHyBKci/ny5wKPcr/FXkPqktc25qywyfa3HZOniiIpulrKzzLOBKBnxE9PYTW75uIilNX5FV
        LV2s5H3iUxV7nPuE+MhVGCSNOofH5nQgGd/I6Hr2CWzQUF+5sQNBt06hr9/MeG7+Dap6nOH74R/rykIldZjzoTHTCuBaY4cctuMA1MSKwOi9loEpPf4UINIq
        sO1MbBYVNU1P7rkrbgJ4466Y+ld3/i5gbZDmhvgZYGSPgQfmBA0IHimAEBugdHh8BuQv9y5Zz1KR+KzBShVWQ92J5ehvqLUYmlIv4OARwJKA/gO/zXppvoZw
        wCEWwaPFO3OIR8Pj1JvH88tbEMKAZ6uFZ4Gj2VgWsZzIL2+jxxrLPDHkF4FU7HBrJJNgby50aJC3kYKS/W7rvtbWfW2Krkhfm+AAjBl9f0bfd9TYMl2UR8Zp
        htyqZvUjs9kjrWW6KI84NLLRBDWXKphMQSY3mstM/yVo1xj6PeonNPbDtghgIpKjynK38cYw3fqTzkdXSbhqdPzhQ4xn5AlXRxxyZzNuwZ+bVdAJTc137mYC
        6uJhEr70G8CSQJMw5IUF6t8OW/ndrBOTNl59MXIMnzv0pECGelS9A2WrIR3OpNE/6/Qxz60wkq6qeLOubqWQuxV2ZJQVz4hP1FSt9Im0W7t6qDCClxnd9z/W
        6rY1RD7bYRAjbYKvjkZArIXtYIqx0iKgPNJxgo/Rm4JJI13vMcZ+7+da0cALfrNuNYTpKVpJGqmP3xgDYcVte6n71Mda3T+j5X70v0Hz402jIu5sPNF9hq1p
        NF3+rpx43aflZJytM1VrqfslscOFGuEX6vMI56RKyWI1RK+BJqKVPjsnNbQbEXiDEREHlgpZbrHZTAMv42vXh1gtM61C5Y3OkiHjpnUSIN5GYpZ2VKDYFgHC
        Bkw/OUXdxyzYXntBwvAuvqC8RHJoy0EJIdGgl5gfGeXqeBRgzA3s5dcVk1MFYrFhLO86rUvFaNaE0awOCuShglZVnTHNSX/CgoJyNmC4GzGSiULH8L4GY1yA
        YU250SPuIJkiTWSCSii/ZkCUjKDKOMSyWlq/pt3IPIHGp8yhpWrDLQVapetLLRVwS9ULfByeYmolNi/WdBlqKIOHDTNfBTDsoBxh9H43Rt/1GKYRX62jME1V
        Fw6nSFdJhCqhehlODqFRwuBU5yoxNdsJzYB1XQ0MnyuV7d/EDlxVfD7o1t5IQ1PQDUCg4DHnFwwth1fx99bVHrSpBetOGvXpcBvH+8IsOy10X2Y/Bo60uUYt
        T1m+p9OnGtZTL1cGqXUABVQeOiDPK8FNgrV9J0os/rbTqwmlspoAtnr6WKckfskkteCsmoMWQQJ1lL2CaNW9PmC2Eejgk8c6NFzlFjVlHz2YCfHdr2Mu2hSF
        ufsB+yYQYAjtlIHwMiNFIIseZiBv61TGt9MNoy/CPOhiCp+nQwDsUv5Fi+xL9UBLNEOsgakOi3BQTsRBDoGOWRbeSphlXQ0ADZwh9q6rda0TkP1aLgbsSddk
        XOaItWvSdfFGTdCia8ygDaNeRdUhZkLSTgO5SrlavMxs68FsC/ngvn8Tq+k+NHQANdF62DJ6MKjpriMNhzpgbHTxOPf0CE7VMM77WmW0aLMbabVMY6m70m1a
        ct56g4D4isd0RY0zLwcsSEzGwajsqdZraIoxR6/du0/+XKv750b3L4zus0b0PpdBswVYd+jej8o9EKRpQFqc7QF4emHcKXpbdxJzL0+mICaYUjPHOiDpccHH
        A7MJk/S4agJoWq5AC5O8MGuNCqWnOWKKZ7Op1cMU1RCD+yPj1uQp92RO2uQylxaAiIWnhUnIjG4dA7QT/ZhHzW/hEMoI5G83UqLXuiBV0kdu6sRYLgyPQqaM
        Qkg2hcc0eBwyi7xALOkmTxo+cv11B7bcOjZueNKgAZXnDgW6JwuoSKCkgtFRiASMFY6GMcCYUaeck1ZM6ztjmbf6wmVoFPSoqlBHs9hKyyBi0Qewz+PDobOu
        8TMF4tmQfeySXyy21obzZgvEM03p6CSY5iNtM9X6PDufaqt8XE3VCxJZUCvXivlolvIRyOoqkHyUBtfGyHw0JB8B5+P/Ze5doOy6zjLB87yvcx/n1ltVeuxz
        rEdJJdkV2ZYsx7F1vCxbtkOs1d1AhqGnHZxkQil0SxUPy6slokqiEBNMRgxhsAwkt2452DQxKEymMcEmBZ2GkE5YyjTDMiRDi44THHBCJQQwYHXm/75/n3vP
        rbrlTlgr3W257jlnn/0+e//7f/+tjf2wTARLhAOrh2ArRIdUSAJpuXSigeVd1zB6AZynh4zoM3tYEJgQrGmpOqvHP+HLh8UZJ3vL4VpZc+jRNnvyb2JGbNKw
        S38Oh3MIvCSERRZpscgWK0gRsEXupGZImK1uVsFOwih4fFfVZvXc7Ooq1WhUzrClZw/AyXvXrzpZ4FjkNhqVzigjJVHkUaIDuvqddH9PqRUptZj9omMioKqu
        7ogyN1GwAHQKdOX6XeCtO4uzBveAV+iNl0HltnEPelPWwzNSr9QVoYkFbTsHHiNjHZrgdRrV/MHMXfw1xB6j2FG52wg31FONT8Y22tuAQamT5h9rhCZWWVxZ
        3fpDx5Wqu8FZMwJYDpAOW8Aod5QLmQkUCXkuQM1DE9XDNmVRcbghoMPHjTsTyUHcbkD9XqoEkliossIqRwv1Vc0YPN726iRHxaM7cmwQXzeIr1LMcbtBxvMN
        YifQTgyo96ZKMX1iH1NmctlMIOJaRiHHApdR6gPto6S0OigB653bdChcL3gytkG1el7hPdsTrx/uZmBhgXbNHRpjqwbYqtC3le2oLXAhlwZWjzOwerZwITsD
        CxmCykZ/Ia/ZkF+liDMoDWGxk+unYNTVtfM0/PVjiZWflo/jPp1M8QxoMPiCR0aGjuV07pSYABLgGnJeq3HAAQcYsEsBck+ApaDJLYLIEsZbTlw6wLdCZsh5
        Xxv0/fFSWRlCPAfYo8qz723o4U/YjpM5SrYgG9IdXVAMaOQgkCEXVFjAVT0imvCcmK+maaPWDYPmApX8gxUmsARRHo5Tj0tHTuOuYHtT3WUzaRcQ5oSnZerh
        DFT2jiUFqW64oOoqKlQj6U0IS1gL2AYhuVBndFYN6gwA3AF1hpPcAVUGeiKPldaTHA6tW8MK2K/0dM85a6fn2y+3EN57dCX+ifCxZKLv7G0yq+SeN2VGJuL3
        hSkx0joQcAcI8RQup2StQBXZIHzSBGJATC33bdyArXT7FpIr6eTKMhioeuRg8EHBtCPomXYEg0Ffg0gRJkd3GXOuiypRHl5KN1ig3xp4Ukxln7xFr9eiN1gW
        YGKgRW9oi0NKaYuettg3FZ00k8WANhPd5W6XUR7dxErY71DNolytyFFNZVUQ1UufUnU+OMwi9o0z0ajTd+Sb3ZTdFP9cKWoPpMU/X4oOue45lf/2LGuwcYrB
        vGwBFA3au+g5PXoNbA8wI6n1ld6L+nwP6RxEfcZ7KkTQ1zRO7rz0T7pe6RyMmYsWVVSI0fhp1PBgSAf/QeDoVqWAIado9gVVAkZVoR6S39ducdQ9Zs2K1nOO
        rg+VFCgTwPcSghLFgsFXc9QdO+ff+V7lrG8JKCibnDXOxb7XOczKUEdy7rNPAP3sYehwyOUVHcn5VPzMHcnBjeqAI7maWjcJBI5Pamw1hgHDEBBwTdX04Xl1
        WRVIrQs5sDYYS86JF5DRaLEpLTYLBbcanFDV6E2q6IIqUjcJtfWepmpztEOqKQkDSU7iMB7fTmu52PNUFXbVCwHUUeCTCisqXCbjy4VrcYeWs/91B1Rhh3b+
        BldogwcdNZaVst+G0yk4m1lW6/3oedcry7rKo53bQJQO4xoMRhh3+zHQsyfPCcoGHUwfmllwyMrDjUoJZKmXoLgi7UAz9wWHpCrjnOotfF24GyK/QGfNHQQJ
        aumjMUb9BQTdw456ugtPUzKbT8vRUXp6BVRtkHm6aisLGgx6IfFUlIel+j7PrZzrqavJCnhfCAVPIgjeAIIQDMF0gwHcUtAmi+n69nzzLWpEpBpBaAIbzrJ+
        F7muYVGLzGJdZT1HQUAloJEJIat2Oqr5Cbq+BU9PUM9GvA2eLnieg3peV2OtkvJSeolzoCZASpowcMxznqv++9cHwQleOQhO8C0HwckuddvyNS+4jE7SeqU4
        OIECNbdgHxrQKe9FsGg8ZYyTpJEO3M2+goKQqtOSANP7NAUBpxxJVNFSaYG31nCTDObsHerxOMgzaQ6rgpertocMxT2Ye8HmXhjMzWgY60PyfJ/r24XmwgpH
        8aw/d+KfCXMdPFcpDIJu+DJ2VDJLbWxU7gysXktPouoPzATtc+5Z9+0+LCPXHOVeMz5Tu7+Aa30uQctyCdqkkGqFVVxj1I82VjHjaQ9sulakuO1oj8jx4z+A
        oq1gUzzV76XgaJT2eJEQCUdPJoK8FcOOIp71BV+d51NdGhIr+P304//b7zMovz/F4EsHnDdO4/F+bAi4Aa1luyTnH/qUZn3SW+A62esRPSvB/tOD2fPTsOpw
        yBl42lNaHN/Iyd4ue5MMyrQBi6wKdTXTBoOhmwYOtPjf+unkYMgEe/e333ReL7kmHxOco4Y6cJxUNYx9FXpeDWV5VWPg4fMIyObkCu875fbF/zOG5M/JdoLk
        d8wI4qU54H9D46VxiIGSKqR8sqXfUfvX27/wpc/4h1Wceajgupo4KATj0jytj2e9ZwThwfVpF9K/We+jkOTI9ZKrc/dhNyGi/iS98sPxSUKGYAcxMq1z/i0y
        /seoixtlJRKv8X/0BVf78rvjLIjfHQBjkwx9v9aIkuieboAEuVp/4G1v0xdf0MvV7/EcX+r0oRVehrZ8DUaDcJ/Nbx9QEHnZA/HtZ6/iphIaK/YJoCCOjh+j
        OPxB4yxCo+/BxSTK5nWYsY6uroOrJHXaq0vnBJWqK6zwzvX5BmprmFbi/zdfZBVNqb7WxpRJ6xrbpaKm7gLUcFBDmk5I5rBI9S6iFxWojOQMiDxEuqws6DSP
        KbC6M23YvebYvValeWCjR08CTTHVPitijxLSjLdZXyAL3qo5VQGnKrKn0npmFuExL/st5yQtRKfvRjjKcoFipsgAXmdJKk/Yc2MC50YjJ9r7TTnKx5S+L5hx
        GCSquMCqxRDQjMEg0rIujDPAYod1xS41lojvgRplKVvy4Ksi/5wlRH8mr7jeQwYVLlU22BVGGJAaIFrb5kyWbvaVR0j+xR/zVc12WCk4R4RXk5JL2DvZF2U1
        wI4zCwbE1M+Gpoq4g9yuOzUkspGFU4/Y0GfeGyM2UvxvfBV+QhY+Dy499JXKV2v+LBSYnk2nnpCNNKXRFOuVIWUbruqfFhqd0kbHtNFYGq1GvfrLqB9UyLq6
        w8hGZZSy1vSUlKIPKP7e98SZX5iW7M/Oa4J2X3L8mOQIiglu9ti7ikkIcj7ZI1nvKH//2PW7f2H5lh7iEP9cyB6VbY8qsKnavMAPHt1YwHuFAktvHlJApm5S
        kvTJ4JVMQgSXOFW1TqqCDnQwpxULd3VOZYXVy5ywwuf/gUZJqrPTKZ3nohpcUN7Qj69xuRse3+EjDBSS94VultHNOpquaKy2CruBIOIVdLyBHsNZONkLSgR4
        PNtOWOnMrPdahcXHLYA1MFpa/Wb5tF5AqZWfMpEGFkgmMZQSIijABXFvp90EkFkDyCyhrqOpnCyPuPpwSyqT97B9uCmVnpx3dR/W8ga9u01NfUMAFxegb82A
        SuB9vCVrSrqg63GAGt5qHLXoKuUH3BJcQPx7mHSdlZvaIe8haKfIFlAL8BKoKxnxLErvFwAhl3lYgJewBQnQt+qxNQXIih6BvMSwEE4bNlHoaJg9/6mfF3i8
        BolleGfqAEuRszJb+oQs/RnaTkkdD+HnbMpql+DetJSddxdisBtq6PSsTIWeG+ftofiIC4lyaegZturiEJPO/x5P2OvcT9mT8xMufDUfcD4pTcSQyDlyVC1K
        z3oHFYPkDK10ybOV/pinlb7X00rPe1rpw56MGsK9wUoFiZAVKVXrxCfVbKesPRPjANiPwGxg18dAKnbKhQFaYyy8rXIhwhGbCAhHrAhHzBg4OXqBVXXBB5jP
        8YoAWKxjmozQs4XXE8k0r0eTGdNC0HMyGVs9pg6+Wmuoj5DWBmSypXYvLctGQtDOHKNkhZFpv66heGKai4toYuEoPzKgehhs4/ff1aASP+V+MXWovymfywLQ
        GiN+exqC8c4ZE0GFfi8RScKA7NMyreVsXNBLnVYHyOv8gpBdS78PVwxQBjyeujSbamKub5FLGRZ8TbXga0KQs9M0c0HOVkl5eLmNGW9mX/njdyPSmMsgvc3s
        T1cf+YeSfZ5VJLii2FGsuFJbkaSyIkkjZMkkdUVDMBqgBZD9v3UBVm4+ZWdQ/fcBKJhZ6cPUIz8Io/4m7KNBs42dVJ0EIax4B/OhD9NTIdDW4SEGGQLvC34v
        vCCpEF/NG+qCSet3buA7+8zvGc/mL7HmOwoOXdBt0ntwOjFNawo4ndiirs8QeJoL1CMXmwgILD+kAz/uyV1lIXWzzp/83rs8mn868W/58glGrrZN21qrxtgp
        V7cKDnd1qyc7reJjweI4drNgcVC1bt5iqfyh4jqotRGDnYe1vXHrmvrVrT58EWr0KIiFp+m4LTQzAzupCSgqO6kF+uwHXPds30zNU3Y/DbEz/z5o5RBtccEz
        pyGKYCwbdQCvfq/n5N6yXE7J1TGkqUusd8KVkwpIuGVpeeIBTldSn+5jfBxGrnrUcfGierMDR2WOrLxXu7WecEW9NEFrihJO6k2pywpYdRtaFriI/CUIHQi9
        m+k7Dl40XvKFZuy0s0dkWGQX9eifh0GBy3ddkuvtX177zPKPLt182HtJqrx96dPvWrr81KMf+7pz2FtDwld++7M/9TM/sf2w9wKe/ghMhs6Rw94VZv7Uu5Yu
        ffWPf/VvJfNzSPirP/zp33hPdNi7zLf8T/J+kk+X+3lXkfD1P/nsj//OL//Rxecl4WkkfONTX37n0hXJf4n5f/9dS52v/uzH/lReP1nIv/+w0EjM/aea+9G8
        23nuC/3cWw7jmHVu/+KXLryLmZfyzJe++tylFyXzQ+j177z7C3/46YnD3ilk/VWBGauS9S3rct6f53xEcr4eOfO5OMHBvnPpWZvzeP7sHhbIpPdPyf184X5n
        4V7ozuwfzsv3PY/v8u73xPCn4mSPv4cm2U72K7gB+fqx9yjNerU+Litwn/xV5e/XPJjyC3j4qJWnRAcd6wsMUTQFfFzotMkpIEZKtmHu/suyRdzoFvDK1aSK
        ZX2Nma4cpHaZ/kSZlaCDnGmpUBYvNtQ7XDePMrkuWLCsdrJ9ABED499HozkPGiA+GY+ZLxvn7obfkzaqi4LUy4WgDgwbqIfIB/U4R5hG9UnlMARx9L3S/0Gj
        MLCdNrcKy9lGjrIipNULrjVbGzD/6vhqyK3+rbKly2CmfuUTP/1T5SSUo+PpXypDBR9APXWVnV+YB/dksxQImJA6Ilhjzys0//xKLIUH7eChs/PqpAQNT4Y8
        dQcs+CvZEbVSpXiYMGWrof+gymFvTI7wX/jxWDe3ZBuT0nE52549s5In4vna7OceLzzjiNsuwBnn2gFnm4BrNajfmvDQmkpo2TsmXQqi7NOPD+/xrfLaj7JH
        PjT89QFaEmfPbPJ6llzP7MVNXk8ldA8TDpisCxK0KOcK5avqROxjvue+vRfklKIuDyTZLyzFGU6+Hkn2qXdpQo8C+9B71iX85Pl1Ce9bnwC73pffCeKkkPh3
        S8Vc0BXIHUofXa8VUFEiy38Ck016BZ5negX+l/UFVv/FkAJhv8Dbv6UCQa/A6q9+SwX8fgvzR7vrXnr9l6/f8BKCAEnSJ4NXVCyhfRpdqebfk54hf93zvDMU
        R6WlO87/xU8+Ph59JnyjKd1x6sPvffPLnfa/fuC0+klx4QumNRgftUwz/ZSeDbrGyQOjBiYY7kCZoVmsA2Vc0xB+khFSUt0mBxr8Ve9cQMku48kaGwTN68D9
        PWUAYFwvL1OBw+kieCDCsjr/iNY9bd23rTMYq6fte5AgIWIjWkcUVrejgVgZgzD6ac9rnK2cUd8uaVN9QeNhPm1Zj9B4itOYDrsVW6A1jdS8zMejMJ6BJ208
        nKKlDCKP4OkE7WIwxaA1YPWFQCLLEEm1bSiRJq6IAAnH2bCtQQA02NDAZkizttirrolxbTArI6TVDepaZhAeeNN25cWIDb0L19jjdGCNOhDDUXJVuwjDyJI2
        2XrhRnIJ8QZ8VtiJ/sH3W2ddjcx3yTuZxjvVaY3OBfpuxzeqEX11WmzjOtgxux7G9ItwjhD8Jera+WX3KnYKJ3Jn2zSVmtCpTxvLdo5P0RYhhcFM0I8iI0PA
        lILnyM83pc7GmWNKF8Ry2uoy9igjm9VRX6jTgUWCaJcICYV5hz0bpIxRd1mlwPDm7yFOhbeMlmD/ALsOSOJarMajCnm30ykGeqY9OaKxvohgpy8yRsAEHsb0
        AYaFdp5G7Ay18Xrc5h3Fw2Q/b1unr63T11OPuKWLhtRXN0JXlHuhr0+99gE6+hOMOu6EAmLj+I9dG8gxZhhYWKsu2XM7XpYsbwOXU97ZKJrfpUiAM+dPDYSn
        lISb1ie8fn3CQ/2IrKrEvBx4diGtBurGxZ7r8efyiDP0fiUJHwpxvF/W3iJWDcLuBry55NJ+yeX683mdl73fc8c/tWV6Zuu27TsQodazGU/ArysXT6UfNiFu
        j4yOjU/AtvgKPa8I6Bj28nJei2ObM5s0dynPeFSWp8ulXxtaY+eVmrvg0fGCPyTAQKHzhWaXQKpWhxaoDS2wCiOdK4ytCQf1OtdLQrLdpfqEF/yF+PMqAwXE
        lIHIAvxl+RZXP+xeXXYZDQWpVwZSheqKfyEksGXgYhmhBi4WWtnVWuV3matN0VJJsc/ysBoA93g08FpngzMWuoysgy4lC13iInRpW3jfVvgaK8AoQJe4CF3a
        CqV8QJey7iV3ALq0c+jidhnTwEKXuAhdYoUuzKGngUKXET00LHQpIQCXhm5ZJvDtQRefIXgtdAkQXsZDFEWFLgSpbh+6UCnGQhdsq/gi5kE24EWcaNiaF3Hi
        zPnzFwUsdHB39KJ8Dbm+5SKincjN8YuAzHP+/RdltB0mVS5ilICP8jB7Ma0xjJHcn7rIqZvzTyBQOLNXEVZPhpNneegiT0PZ8xflFMprFJzD7dVo0DsEBrOn
        E5UvaqgKyXWNpxFpclkP5g7nG2zlbkd1NPJQrQLioh92Ba3xAQ03Wg/iqL94NXXix0NwmIdncvuZTHkFMKQPsIKzxrsIs/buSuqpX5Y3z4SmFEUfcN0KXTPp
        uglsQFfXxhey8cA8HuGKcmCWXJ7eeO2kdTlGBZmp6rEqTwwdyMOnu6z0F1gekc5OHZlKCIYRIpcUDJEWoXRVQw7WcC7nrsI/5PqIMOyqz1+wVxiVhWwzL4OC
        AZTqg/wZmsgeVAaIaZH0A0xDF7zMPw3nVhTBAzpZazpwsx9geGwcLs+mlaILR2hIbeYDc0Z1MMAli37R88Iz/jkFowq74yfCxMJTBeJIsPBTgTYSAgWkCr2R
        AN+pbvwkPnRA/15PhimfGekcN1VgBVfbaenqR+gK8GpbbuJfhBOkCu+B6OSJ8r9QR27feUchhqzvnRmyjoQ6zdlvUs1WPxU6Jcy+9pFzQqNPD1uceP13r8db
        im/AtAwiGiyWYWCDtaVLwOcX/X1PTsnSGfWOYl3xX4ECAacOvwyjIL0gbC/+CTiOfwmLFOxsvZ5KYMNx9CQLGv7O58VxLBT/CsWPYnrJDa/QQz4LHuXvibw4
        TpviX6E44vQE9LMBtwE+vyB+T+VlcUoV/wplqdLHu5jePxyuz/vBCqd3EEdmPSINU6H3D0YFCTCPJTuPIdd1IPOHI+VnXBfO1XhkFHb8OVnpax85F3/RC3GN
        rraRx33lPFtd3fmvnMnT/f/KmfzokCsbwrk645POmPF4os0o+TADLFXWyT0zPBx8uZJUuWcmqtIf2dWnXakgsBX4WoGrFXh5BbLTj9uCx2cYkUoqir5PICl0
        uCQPR2PDusgzR4eAL1TZQYpHwBefuTqmzz5BnTz34FYAEJVDoz92wSt9Sj2fPRXy9F63I9Zu0686hAHMr7zeGwfTT2yS/+gm6fObpMfD6qefD+WCbewsSGCU
        NNFXQr96VmDtGXUNWQOCfLFnVhrfCrNSOaLcwejDNWyevmILYhDXEMDKw2UexoHQx3RwmWW8+00VRyOQ9QOqowMxiL2BGMQbVEcjVR2tUS0rPon2wM+sqUO6
        WhHB7yjmp3qkxVDEAFoRFEUjRiutD6iKNjREJ6zEUqen/hmAnRCtVx+l6w+f4Z0QEN3QMnpZNUeXBQ1Sh8MIXuipjmcXxBFCQH0LeqKCBJmGakLLg5yYUGIF
        yiePlv/qfjs6o2CGIMwUWRYA/458D8Zt92zoX5qjFkZG5WdE6+po1HKc5NoLSD/8julVFqAyjH0ZDq4LUXHcFcEyEEWeh5wP7JTB7+AnIW1xmb5kzTF5vfo6
        5Vg4ykUA/d+S26+5mkxstpkzYTrLRG/BAuFYyA2S2YZAq0Z3m0L6PZ97HybFfFFBWumiRYQugqcdv89P/QK52/cb/HqNwzDkNFQn8v9JoNwK/K5QgfLqGBxE
        keAIwIcKCFRKvMXWHFaLvAuBzGlNYywIHxKb5WZjkT1MnPzQjZ713Jrs2fj/CsB1jn8CaIXbt3hHevCPh2GFPpQVGWRUQPzrIPZut6PAZSh4I+kFWgSxfl1F
        MQOQCbVuGtmCQ+Ec/IsgX8hI3IhK2ygEohHiBOio4KAW+cRJynrRSqmrQRfLDARqsUycrWXW2WHgmkoP+xyjoDpb81+OcOfd7Kz50a+4nneG/kyJuhUWNT13
        B/K5Ug9+JfRUdxWn0IQTNuFonnDUJsznCfM2weQJxibEeUJsE5w8wbEJp3CWInqiTwbOio7iVPQrZd87N3O2Bsh+paRe5Ekag96POyGZFD55J3dR2AHid8lP
        SUuH9nnNSyE7vJQ/X/HSBKR+/nzZS1MQxvnzqpdeA/o4f77kpTvBsgjsc8dLd4EzkT9f8NLdYEYo6d3xkz2a7CezcF0eLJB/c1op+MvhQvwNS8Ffo5Tz7kIE
        43ZXY3WOINVNR7sMa75LaZqduESmjaiwO/F6TF6DbNmhTMeqGevS4dAowh2DiZlu4YqJNI7geFdD/U2YMRLPcHtkxmHSg3YmpSKEioQzM0RTnZK0af0QlzDU
        FqidkmRuo5ERKYhGZqRUQ0ji5XSrNNWAuVBZy28jpBOSKN2utXRQyy7dLFLVNcqsrWn/3TQGdUmqarJLHh67I0ScmcqX+wXUEJoZEOAYd4ywsAQx27rygBFU
        +ptjCblBHMVdcl85lVDz53No526EbIC0CYDeTSc5biUKcTa0mK/UZT18Rj1lKQfrqCZZENraGrDBCaUIW9JESjUs7PC0xWZKrHcExw48e0Y4uZYZ9NfWcAU1
        jKKGMc5KmwOnx8GupCMu4zgHzNyXkXvMtBAeuc7cJeYehR1CG8xXedGbi1USl2YrjrztQgZXzBbM2LQcd0f81UBlgmASZKv+QvwRLP09ZtbyjeK/d3Xlyu87
        ClwiSclli55sT0qo4iA+Wz0XniHZu1Q9mU7sdLLLy23ZtFnLTMROOtW32TBTkP9NIxaFVjPFMI2efQQ7Ujb96E68WHOg6j4FrGgyO6fOd9fZvU6SRE7haJ4y
        ySvOyauOF6fbrhbcM79BtfYFUeS7reveQQXiZDrGd9uL734A8lwm7+gnr932hgYslsd6/lPuatTq1Wgg6c5GZX3SXZJUXp9UhnhsjGLejafXXQLDtglNenWb
        +64nVBPQbB+Ckd8lvZZ824v5ZPxOYRy+2TqY4PEDLNiwvP3ZaDjruwj5WmFcMJEeQ9JgLl+1EYtJnkYXKSYRBE7eJWlu4lFf2bX6ypP3aX7iBV7fi8CknHCT
        PfuAjiyqv3CyF+E2aTT+XSFpoL07eawBi/XRbFWW63S+rkbBvPbOmbEAr654kLozS/xHsrQBjUezC8FCMoNFO8ABZ650PP7N0PLBx/ss8fH4A9ZdESG7l/Nm
        x8mK3EYWk9nGxzj+ZIhorCGfDJedwJytfJzHy1ZXwEqKSD/bCA0RSnUrI8XLHidmIRD9YjICzWMwEUsXU/8BGMo9myabRTKB1YoGHQTJmgxE+KDx7sibjtFJ
        T/QY3EUxIjQj/i4T9R8WvN1HoNuyKRdeAWsqy6sAgFE5hcC+pT4i2RozvaoBgQtFqloEkp5iEHiE6bBB4FkbI5+XGEA2sLXJsRMwhG7JhI9haAgcri5UNIQu
        46J34BqKpDpIAvRBBjZoX9Gfqn82k1Rk+WQvr/Rdl8u9fU63ZK7ZQh28LXRdnmfruS6/8Hh7KCoqy2njGyKjWv85qmyNky2ki+FUsl0A87aNZYhQI2Jw3TQf
        mIHTuUKwj5TIeR3Idyl+3uvjyWkITFmOOGDQIaJ/DukLxCNDu9/xNilxYbMXS0Nf8HQyTcTnheGLkE0rprUChJPY75rbLzTAXbiiwgqNF4xDD8/be+O2ZxsS
        t2IYuCn3uR6UpsjGj//UtTZcxV3qyfmor/9zTxIibwuSkBlN6UtCliAJMTNRnjKqgCX1ellUjEd/8Y/B6s617uWt6uK48dTIcItVXdwC1cVxGhkOgWfwLaSG
        hl7Wcd8K0wxpsaNtTRNmT5tJ2DZOMqidACucwmYqvk/Fd0Gu+AcLsonsQrhA6628Ck/R5gl5xgsZSv7GVQNwFsnTJrJVDzgCrpoJFmKrqPhSCeV/i8ncEJqW
        Sg5kjhwNF7VKOo+vbGZ5WKpaq/dJB7qBqx70TBwYfM0icOxC9K5IiIDobJlEgEcPWQygga/2sb4zigfIRDl6khFRfkPACpmkJV6PIn4PGD7QOr36FSU9IlJx
        j9Gd7DBhXExndlqB4e98vBKSXvyaC29FVHJIp4rLMdnCia/xBBjCcxZstkYB2uTVRi5ZzGWD2OD1gYAz0tYWSe2nNdyN2yRhnL1pU1divTJk90Eub+qktKdl
        6Q/JAam8bS21GSESsVUiVF5VtlBavdm57MkINlYwbaozuuWGva3oW4EzNXDMIQiAxw+aN1/yFpIhXQK5Lxt5zU1nIPSh5+P4mRAeWow6PiQZLjclSZaDNha4
        J0RQo5M0hsy74BhD2ghNYcLpnKpOElgGHdIr9F/RBUBjkO/Q9s70khjlMtI4UBrnHmd200RcASUc5SNdlUaNgtMUkxpoSDWYZ8HflfswBuhYwt24vK4rw4RR
        7ZtA8cdApo3CLX4nnbhKF8Y+h24/7BjKurbc5JAPMAEkooXvumXIW2lDKBm7QsqbiPFMsz8LYHIkgZmCjUGemF9B2a+5ydSQakYxDKGB7BCdoWtxWP/h/KtK
        X+OXXArUKceukmV0Sq5TZFBUyTqaB3mlznHLejpUoTEddHBTUsF3laLw+8E5ISejKgdUu8sgBoKTxbIG4EiaLIyqHAP2IebevR/MWR7UHq9LCKxSUzPGgDcd
        rJ5arhBRUxWJMm8uQ9e7Rgm9bIAaBfjJpNbjJTNajyeoAOvxkm0CL6f1IFSpCtSNBTvguJz81HOgAo4BOpwjaAVzSqACzLGfsrKY+60s5oSVxRzVMKVk3fiW
        Y+P1GDUAkjVgy0LY/UrZd8/NnFVlI99yYqyKx3aVwKoixg7lZqiShVFUVnkabaXzR5QQVy2RRDkbqruRKn8jBv2a5uwP0LbKIrom53KMAh2NZBkBfxSyOJ2y
        XA7V8LCsEWWXjJO30aQKlRkDsYz2J2ylJ9JdyvEgEjlJholyGvyc4yEYO6h5X/o0xganexyPGXI8JrrkyUn5rT2OxzbLgUAtiSqeSVXblfcB2v4a5WyULPti
        AigzOB5kj5TMZE63U08mEDodoInsDeV4+CDlK3A6otJ/y0HwLMej0iWSZTkeoT4Hdjbb6C84HlS2mOC4yfEgsq0cjlA5Hnz2LccDrqaLHA9q34znHI+KcjxK
        PY5HG6wTqbe9juMx3ud4AEEzI6hhlLMSc+DgYZTB45LyAi16HA8q8YwqOFTuj7I9R8DxiMnxGOvPhdXkmemSOwT1q6ku2R4gR474ndwa1784wCmnMc8O6Hel
        VtlrJx5MX9lrhyqq7bAKBgleb7d5d+Hhmn7e7crh266aKOsUwyD1Rr/CQbWwSJkxgoL9aqh4qiB/njJllBOjPJIiJ0ZS+pyYSzCkiv7Skw1bVtYpxNU0/VfF
        HAIC16rdqMjWmlikNTWysNo0EUGAa/Vv+rGcLXvW5CpAjSIKlDYJYHoamgPvYgIbN9dRHHg3AsADD1UydCWsEWmnyIN5gKpE2PrAU4IVgZIQ0MnRL4/eSgrt
        ASoDNVX6AMZdDSkeVGiryCyJVO6M8CA1lE3DJvtdKnEir6danZEyow1VNUProKTfmbdBKuOqLNs40RcO+qVz28+MwPFip676AQRcSaLQEI6riZOmCqgSBVjz
        yTUK/+DuhhEvdiooTRp9/fo+08Gd8x9KZ4tMGjPb+zA/QFddQPPBu/v/XArrl0rSA9yshdIF3FwJpQ+4WQ2lcdx0QmkVNxfCpMGby2ES8eZSiLhLAY+YS1Aa
        APN8FTcNAAE5Sg3Y41dwgwVzAa/AUO/gBgtqDa/IUq/RLVCDc95zIlXQdKaDhJu6ghrIKhqqK0SgPme1hWTz13QNaJn68DI8OPblZYaKrSJdEFpNbXg1PJ72
        9qrBb+FDAH2cNUH8RU+onkcfMviB25HsBTne5IeuSYbUujeDQN892ZuF+Ex6qJseAYYFCuSQICM1wamSrUMK7zOS9QZkFShqmG2YD/c5ZDuMbKMwG0S2cVkn
        l6sL8W9CFcDjMox4lWUIc67c6Ul2mVb5NcFEomS7dYm45qlvgzJVe9NXqf7wweX0OvkiVBmeV/XoAx1ViL62f0CVVRfvekMW2P7ldE7KkNG1z1CVcHY53ds7
        YMoyp/s6mAJzvdnfSWd7R4G8kYJ7e8C+bF5lDiLDmDlg5pfNtfaMuYBXNTNnT2Q8XYv3B3A2Xdc7h8pmXpJQaszYRtbgs8DAQ/2auxD/B6H8CCJ38Dqf7oK6
        Gk8KQH15yNHjZ7qdZC8zCf63mzcd+JAvc/NP8HoUDiwIHKZ5vV92XVlxyCZvBKus5x6zEpgxw3kOFMYEh4ULGfKwA8ZlNtW7Guq6wFd6vs2IEikhH3fHFN3S
        pwotJbWvwHflljfixNkiR9RAiZbgmMNLWC/dLUFftyTt4dRkCwTyMAJgC1604dNhlTHIp0w7/nQoPS8fcK5AiNcgwwyWJ8MZcXBBqMaw7neCEeeDlyJ01+vg
        i5owOOI1ZnA9FxZpFYK0GExTno6yOoAgw/CkbHZoktnFLK7q7dEiTD6a2QtRU667N0vv9GZSWpjQmCjqgQaWVD50xgSbknfTSQ3kfR1ObehV3Bi53c1QePLZ
        dhguw9k3pO6MUBZAxOSmRVc6/KTUWbWn5jab4FCTVT6p7Ks9BAcg2NryNfbIoCz5hrlY0Lmw9mqBki16cxnOXoJZb02VA8BBopsp3waGD+lqYFy3OmGB7N45
        BQ+ubHVCjL3LuqE3kut1HODXYc9jQ+4zeztD8/WZI1eAU9Fr1zALVhPJMsuwkcIDzlFy6DZn9n5n1xhLY2XVmBt3dXzh0CrlafArOpWZNdetJHtlGufkpnDU
        vBkD3ds/NmcLkQA+mO6VyVpJqLK0t4AadIp5Zs2s5NmLNTT0TLJAMK0NMNhoNTEkew3sttBuEw3WVYcBto/9UrL7BawVhgpDMO+dqkZ4KV9NHbuaVl349c9P
        JjmDFvUQAqezdA1dadGjNZB+HNjpjQRX6d6eW8a+f8aIazmtkzGieGLNJjhEKyFKmF3pT9HHO7le1uotb5pJD3TT+a6cbcAC02sJBWXdSupsNz0IuuNGI3fX
        4TTpptfjtEknNk5O/yvtRb79spal1FwHeh/pJJgNkiIv9kk9N9ra98qa75fbrw3NdtjEMD1W2SdgyKSN+DNhcgB19kvPGRTsbSFBqzaWl4OT3akLbTYKwTbq
        uZYP04KsYbKbpo7EV3F/8Q1S0Xt5w1wo9nuh1MUFzGmXpRjO+fPS9fSgLOY6T3eBAl0kn5BvdyOw7AMyvpCkCDPs7/LjCAYx1+2k13Uxv5JRpuGgPO+D/vVB
        jErGk16P5P1Cnu7tSiX7ZR7lcr1kkzQpdZ28wUqXr5zOSXXSuevQ3l5Uuh81yYu9eHyV2YcX+/HiemlICs8T20cOqaKP9596zQOMeyIbp7dNhugmzgE/XIGb
        bSgIc0/oDhE4ZHSznwIsWoK4AJ6JsRVD1cadAXAv8XiJ7fZx6Fsu3zYX8m0jSAJQ8+GCmHCTF2vBxhcEX1eCTUpcDiz6fxnCtGSd+OWKn6P5vqUAlgJVbC4s
        k/6CtPto33dgx+6V7YodSchwgB8a2+l6uwFqimRK4rWyx3RfH9StpeHkNu6MA+Za7NmDRuqd4x4xAKoD+3Mf8uwz1+v+3Da0llehwYPIOMudOiGLdQ4whJWl
        CAf0CpBjn7nOwgvsMKHvSguqCp5Oqyp4qiTb/WlTNcvTehGw96PnDZGxbfzeGw/ZT0FBf1yXXgl2nRuHeBhBEzol9NKMKWzfJOcNyLmqObcqKrFJziPIeUVz
        bjcG0QMF49E56E/OoRXg/EIf6NgNOC9ft0pLsi6NTpGjyeRoXBi6zgGgVDMeWROnq6LJ1c0yN6wifC8zeSedoHh60Wtk3qSpFfgnDvOCrOZccfuU7dMFPF3O
        n9bAoLmUP13G04X8abW2jiWzVLFvOrX1uzQvs7T+zWr+5kp13ZtOGYutvBB/IIRH9tPqJYFo4T2NQAO77RzQkSFfs/+4SDZu4fkYuaF95RkVyipIa6jynsvQ
        gSZ3haZp6RAs5epxWzJtDAFnx1WkB9ka5GwQ6139p9TU2Cmd3GAjmOyA6fYQYcTIkLTRIWnQHFn1FDuRFeAvpP6cfyqZUxML+LK3R9xQ1oKP83A2N5TaZzZh
        fuR8DyEvw80E+cNfdKA3J2cm8ACz780z6WwBfSy4m05vWOnBNmzWlZwWv4AKoKdskAPbDUD5hpWcIl9iA32KfA22PHOaYYzAGwV1Kbo8P/f2RPqhQntUnNPe
        q65iGiEIRdDeNC1+1RATgQZ2OxCLrtky5CC+CTtzlx4s0TqSNjloaNJ8nRwCAl02vL5e5Rb78Xr7xtdzFtXZAx4A0fd0apATcEtXvmUqa37DeiMZlhxmMXIJ
        wpxLEFouQWi5BKHlEoSWSxDmXILQcgmGLMbYV1Iy5xnQH7KmqJpsiRwDsMdVbuSbkXV7/xISd8F3V1823jNeBWWpr/Jx5VfSmDSRHlpwi77VmaR8yieDCJgX
        7TivU1NMwUm7nd4K7XINkZKdxVaJYRVPo6t1nyRn+WDxrJIq94dQ2N8ieR2aPTa28RQxsX2QjwhF3yPgLz4A/6cM7qBYzWzP0/htD5C4FyLF7EAfyViGr4KO
        pVfMYRlof+MRLxhLWz1ifMTMCCmfE+MzMp3YvAct33rO8qav7yoR3y83Kp+lX45+x0c36QS7UCvCZ3RpRff3pjXm0SwQowmnQwWqdAR4slMhgAAPwFOgTkcI
        ipcMsafeCKa+ruBeoKRqUmPHfmvlIGvpr4PCedQYGN+gNEGG2xx8HQ2+LlSECF6erLxCZnk8UaxLnk8Nvr60SWXWbp7HWkHfsqv8Vw6kULAwmsH+rf9463qr
        Z+OQFuY3b0HKfYttvIEKhFatXb5/TZV9PuH2lH0+YTlDS54uEVkqdokgjsAhDyrJUCD6hKvl5enf90RaTLHP4C7VB3SEPuGu1xHao9aysspdGmlTkGMIH2Bf
        SANCuJa/xRlqlwE9kkEjtAHz5K+pTcWsQxPJgUacjY18MPqI77nnWtRXctS7O7dDUrEc9qqucwTdJFRXznuclCwnvmwFQGpRcCLR/XBKoL8KiOA4XeirgoWu
        8eK/cBXHsLjGiaRFt0FFs91+LgOPf2yrbfyiIW8/C2QK1qrVahCMWA2CttUgiK0GQctqEDRza08ilBugf1rCDldsc8PBkQb24KjTeczGwmUUbujLDYVDe66s
        5VYmJVNB/sBUbbVlAjTGaS5khWuvK2BHRS+5vgu19bM9ByreoPa3Y+WZ/rDkEynNz8sbXpyC75s+wivJ3rlMXx0dquVdujrjqKRvGoHErs54/aegIDVDVdOm
        3+AbomNUZysi3/7gM7l3Rf1u9f3xUdd1z+QmQQXLn6NFG5+CeU9cMOQ5ldIM1e0T5Llo2FoP6Xun+N4pGBOZTcrnlkPOJuWd6Dnf9875Z3pxhdZuyx07q6cE
        9amgrhY6nbS0mWP175FZKfURYPvt8ZEv2g+OL3uxYz9zyIfCh36j0DTlTSvHnOMraF1wf4CqmSaQQr0jWOeG616FvVdH173KXvoy7fuqrzAkoDneueLAUrew
        WN54Og9W8kUPkV8aLrT9+IRge7ADOU6Hem87xsit0KjWvCredI5rRD8Qgm9rIBCB90NR7+U9eIVKnONvg5djnAcvP8Sfe2ZSJzsP17Lny8dnCiJP6BhW1A3d
        b7iud8YoyMzXoNfz/2hBac9UUAHXmExQz2yNsBKa34QAQ1U7T9lsJ6DXXtygMO90u7oIT9hM8zaTyV/M2xfx+hdx9ETu5Ysb5UXXOqo6gVtvIxlA68ENKE5/
        sbj9FTAsH0tvcHezZuGbrt9+Nae+/U6Yfun7/3GduPq3elrSQU9ibeffPBNdsFCHH6v4BU/1Puu6T3oiT8i/y9E8IV8h83lC/oFMnpCvmzhPiPOFlCc40Qfq
        fvlcRT4e5Awj1HDLIfRL5/JrUhuSFg1Jqw9JawxJaw5Ja1la5czGd9Cs6+mC0IdtvBqmI3L5rXBjbjnMfztM268AKKapkNG+483876u3QYuh3ZcU9dJXpCrZ
        3X5GDXD/eMPnvhbkBsDA1eDfcERQ3NNtayB5SjCGsbSqE700YlPvNzZlLc93Ik+5kqcczVMu5ynzecpqnmLylEt5SpyndPIUJ0+50KZ1GexHvexCG945w/hZ
        +FYBmhrQ37A++pBPy1q1j8FCD+hfue2OC6UfxP+33fHgR6c+O/vnE7fd8d1/9PiP/2r1X92q9ibx77NQiAAToSnbOkoLvdm54wPP/djPP/djz952x+Nv3nnd
        T//J9952x9yt8zefnf0PgzWUF/oxFivxv+uZtFrnT2VFY5bycV7R9Cs2fS3OTVw1/bJNv5Knr2r6qk2/nKdf0vRLNn01T+9oesemX8rTL2j6BZveydOXNH3J
        pl+AL5ulup39eCH+t+HQJe7Hf5N7Q5N8Dc0v5XJzLnmo6NfiJNvprRaCswWYK1cDFrMHVam2WsSfqMKsiHinmtaKhA5fgtblnNmX60oq6r5WTaMixWRLKj5/
        oWoR90tVy9xcrQpyzg9UTVo9B61An9daCGKJT4AboFiXcENuL24oVsGsgm1yBSlQvlrFDcSqnRYmIKLfsBami6vYxohlRyPbqSuR0AUcV2THsBrZTl2KbDc7
        kR37hciOYCmyITlsb5t5b5t5b5t5b5t5b1t5b5t5b5t5b5voba2/G8zICnreXBAopt2t2V5eqdnOXa7lc1jLZ7Vmh9Sp2ZEs1ewHvVDDCJQwOWUJExwjDXt6
        1O2hEdmzomaPiBy1rRK9kB6NFAIyjheD7nVc+R+h+EYGUxGL7zOuMyyMVfmVw1iVXzmMFawhyhrGCuQzzIGyeHFIEKtyP4iVq0GsgkIQK6W/aMzX9hgloJ9S
        asMH74boUccYWhA8Tle5m5kiigLz4drwJO6Ov+2YRl+EtptHbbfCQYBanvfckbNDyetQ1boptIOeNpCFlkrnYujtquo4ZcMjuVsGpT8kZdSUrfkEkYxxPLrp
        BNgxSJ8UMlAuakdNQ4sthALptLXJmKHGaLq1q8h4uk35c9tzLeLh7IIt0CSfMWhmG4y0ISiHajmqmYR9dUHZoucOQojXaahTI1ObRthb4EpuxsSsZmSwFDTL
        x5B9gtm1kWaXyuhoZF12pZqi94bu5Fm7gOmXaYPKrqMzEuvw2zq9I/oRxofIZEsGVHtaoXs8ECHQ9NAEVkWZbH2lZ0ezXibb6KajXZl1WsJM6NdtGkmNuuk0
        VM+tKzbwSrvyOeCLIN3aSVv5JyxIWqHLL1+oiZzbO7DU72Ci2gU26o6CQU83NR0zVmBe9dH6WL92BFcDduG06PzOVhkVKknMeJHNZzp9IiDWRQi1dahe5V8K
        NRQ5hUnH7Oj0/TKVdWW2+wPbLqMfwaTI/y0Z2Ag88zUx2qZMiCROLcssymBkyUx3JBeb0KUuTTbNVAdbp6+gLesJ9bRYZsZsXZYd0un2vYpM0nyCE4pR2won
        JJVLTOeiX8SwSIwiEYu0+0Xgg6E3+H4RJ1ob8avnps+Uz/a9ilp96KbVhx61+tAtqw89ZvWhY6sPnbO7Jiw7bHyjfCfd1jcX6guF0u3JNRR4VLMYXko16DOC
        IPbDwc0yGiIiGplZ6qldxJ4DeS8DoCY4Epo2oS/Umb+l+6ZjNHHX8N01BszzGdbPzQLUV0uCuq/iUTkVXgs9wHuoyDROUUTdBDDHhPghhpInQwo3Pd+RKsck
        sUWFMCG7RymVqEf2RKX/jLp1x5F1ggUqGObiiN0X010yEvl780wymwdO3T1gzS9ttqXNkZ7Xdk/a9RwX7bal3RFawsttMxmJ8t6igzjGev3t9diW1B67G/pL
        fxb13DVGO/fIMUJ5+BDtb6ArQk9wSIwTImcjhobPxDRgeVd8pi2b3WZ3ZyXdVbCBNrsuyvB3dfu42Aclh+QrpCS7ZFhtGdZIf1i9KRkc1sYJ2fVBKd5IpiT/
        ltx6BH2u9MpMSZktWmZKymwpePHetZLuESpoRsb/dfkuZk833SvPW1Um9jU32SEbFXq7Ziu1dZFkPBuj2869Mcm42ZFM5HKqHfo5CktIXkSyj+pJq87bUblt
        Rnn5SOpmEzPaxBqk7lu1RzO5cC6Je6Kyiq2yIVXGWmUDAiFUCWSxnsTw0oANYFE83+KD8E4CVyImxNdKdvk6WRQ/yuVuq7CsAchl+0W8ThA8e+Btl2zka8+K
        Q5VhPl63oU+DvMX7bYOnsDachYFypywae3/SUEOaFpREMg8KV7knXBgb8QnucEEZDtQAAQosoGYsOroEj99jeB7DMYSbJly24GY00i3V75tj+wa8PSzUGtt+
        OcV+yV62/ZovdstIryAHLxSfH+yTeaUumWtk8e7sr/ZJeZzeuNoTSd6uqz2V221Y7ZOyhKd7C73SyzklObdozinJuSXauG6xlEc0acv6pTxJqWtd1u41soZ3
        oqIdCZbz0KWcyBrbrks5ldttUV5+yFKe3LiUpzMv8fP+h1Jl5ie+VJFIFdsN4ljWk2mobk9K9dO0cWASdO4Bws8yiLAFEQJcfAbPmbafzMdSKs/QcOmSb7+a
        PAPUdbABOvkGsP4GcpPACbUwtJBIuQ2aMUr2WVhJW74RNQHcA/XEvVjhHtYnwP1cdznZzd75xe0A9wtcc3DQAJ6GVGt2wxo291Vl3S3ocvasjwX6nC4tQDek
        K63NdTtSBHNnfUzbBXtF4AVE6gPDzy0BdfC524XVDU1f9nIbPnWyZW30YNu2oenc7xYWejlf6B2PK72cr/RyvtLlZpTq6vLRvNBONL1CTFifEdAiWd8dN/cY
        oT7MVRHCoyuEDTPh2pm45FpQ1HEJi/oBKSG0THOT28Si35MW3brG4lDbcuPc7RYXn7b46E6LUI7LRxzGrwaRCa+Bw90U5C663+S759yz3hl2F94RngnToGin
        Hjw7IJxQ4Bv0Ld5dtXinHn9kTYUZ/0a94YZkcb+jQr/L1hk3PXgLntr3USkfrQlvLbJnlzvr/L40EOBgeTmtLsttRT2Y2Fc1U4PXlrRCo9WKIJjqVblJX9z0
        +1IpNFIVjLfDSqrIUJWmsCYayyBH0IdAO1iyHazRwJ1WqB0aERe7VZc3tlv1dd1qwbRVu9VSt2ParRpabWm3pKCpPcZRSzvwFy29xpuoI8OqPAbrV9RgtLud
        DvBsqSHvqqM+qj21KE0bHVBIWl1rmTYdqE76GNEzTrSu95g52/vaut5jYLb39S59o2nvG8t0aM3ecy5rdi7RZgVtVulCR2qWjsB7Tj6nrs6pW5hTzPryd3xO
        MWHLQ+fUdlWnPe+qq5/ft59/w5zC5cHy/whzGmpHy4Pr9L/tnNbQkWFzCi13dlWGw0CoUnS5E70f4SJiWhZ7gv7udKzVR269ElkttrrVXmtY65ARa+UyarXb
        xqxWGyr2TQk82woravJqBPBXWFHM6yk5LyusaJzXeQHGFasmV2FFU6ZCHC4wZVQGyzfsKyt8WHOZ7YoV/hNCy4FSfLdq3wFqT8CXXuHdJftOAfXIwLsLBd2D
        NubPvkOYHmZYw8Zp0BZZAwl0yHkiW2CtLzK3qpKeqsN18tKXUZpKkvrGYWmH3LC1nKkR2fctvq+oBpVmg2/QyFbc6jdelLarTphHZ7S2+JItjvI1W7o52HWc
        DxXgGVChqPv+uZmzXBeXo0EXEQU/D07u50FdRFxjXaRco+y8tO/X0rqI2Nl3KGHUXUMDjIhR9ZUwrmEgrDbCbvXmENE5JTlo8CNWoSfLMTohUBcRe5RLaPYo
        KwaVxF26kJDESbrHnOq5iJhVDmTJhMvpFrp9UA1J4EFtcD/K5MdJg6NSHA2qI4iYjiDg4mVK/U5K+e10jFCXNzusjjVq2amuMJtddRahrh52a9AhdYpJ7wUh
        qjSz6jpiS88ppgYDoT8IzEQNHEL60dwOPckpeo2o95xiIneDR6p1bllXVw98LtnZHGVQhDRW35hTHDdd09K1RJv5yl2FE1319EDfDpOy4WLMZe4UswYffxhY
        AyaJQADoKaK1nLbZTJn10mclzrkGgoOgmnrPKWaNqGUzd3M5woGPyVO1S8+YcKEZ95xi1uiSog2fpk117mldaEZd+olYpovO3Clmje5Et8G5xg56JpvGjM3A
        RUR4xF/tRfw24ZDoQWlu+ot9vmed44dUHT9wNde66kMisXln8bC7nzfRKCjJkOhBMP9BvwYiBx1b1HA8JZWLrdbgG0IFCh0KMeE5opchyB1D5EI1kiJ0+U83
        uJeq9vF+esHt5I8n6AT3Qv54lD5wl/LHebrAXavYR0MPuFfyxziF6uzl/NGRLSSzXVHfFClx02wVAVVVcncpKEg5/b6U80KoXgSszDOgB4Fc0hmoYwGLvgfq
        isBKKcPU0J3ugFRO3RdYwsfmGBTqqfMCSx4Em9RxJW/lUrBJHatVjAmu1jDMqoonzawWokcro2YXIOzYeybuVasPz+zWDjBxn5pueEJ7ctRMnFNrEYEbOjFM
        3K/mH565xkpekXgAQ0JiasW0SLwWs4rExMp0kXgdpgeJ1yE5Wy0vqJpB6s4od8VcK5XwASyXA9IMHxBzYr90hA8gJ+akq27Oxtgng3EtG0NIqj36AH6IgYeK
        GWWSbPRqUu95QeGa3tzXyeUIJ8960dz7KZobkrpciqYKqbCqK2cvLLfjD5Sij3i+d849457VEJhw3+F4Z4a6Oeyr6fU09DZo2x17JRNjhPwKaWIcfidNjL3c
        xFhdgMqY41/OQ3n4sK6Kiy7VUzhbFwgEbCH+CTjKoB/9Mv2NRUXn7Aw8IvO+bi7XnOzRLufy8QCxb3pzWUJkuswf5uQxrclsVvPZrA7MZhoV5xPKKsFQP5VD
        K9hQ1tvkU1bhL7fa95crWUPJ3GfdvmEmSiqbroSNTQ93rx8VOPEI/VbKP0fuX4D+BiKEZ8mWuu3sQHZtdl383pAR0SEBDgde/Li+SOFRAJHHK/QtACeR8Kh6
        NXIuaDCdyFnCjS83pxAOT673D7cRck4MNe7WKBvO0U0KzQ8t5GghI11yDjkd9KBysxMDL8eiL+ny+VzVD8+WzvgIOhszfiF3nNuP8QAteqeb+hfveOKF49d+
        M/nybW/qT27BCAjBFyDD7qbgZlTpfxZJAa5jcrjKv6v1nz+7+uSDR37x2R1PX/9nf/VnC88CR69//wcf+rX73v5//Obzd/z1/3rsS9/3m9Z+sD751t9i9Inp
        jiv/7/t4np737bttaAuc6KBf2ILWvO819zw1f+p3/8mXb2GJR5976S+f+2pya/WHnhy9c+RLr8lr0pr//tYbfvd7PvSFbb97a57+3TbYRZv/veM2m57/yl7W
        OCfNnZgt/+JgWJMmYwINhDVBQHlB3P+5b65+r++4ieCJ2U2aMssUGtwNDW8SPPtE0gIbtGdyifAmYTG8SYl+gvPwJuXlNBgIb9LS8CYIoC7r/aRpIrxJYJpw
        5N3C0xRaLyHKSHlZXQ73gpr4poWgJq11UUquOj4QphZjnbSKsU74ZojRCMMt+AX2UdhJ/V4olJJ6VKxJjcV6GmZISEKoEcn+or3J16zCug9XxwhjEtARcaCu
        kjuMbKKLEk7Igv96iJRShz2hb5GNapoIyqLv2bMNJmUk0NGjQP99O6FUfHXW1teNV9S0AqacvdGArgBQcH5SJd3pO/JhGZYkFrL0n/sVLqcIG26ICn/V6vFy
        hJUhavw1q/T79QI1rYViFNLX873Xm9hyzPnwbiaXjgukXpVPoa8Av9OSvOp2+VlwX1kGDo3oF91OP3KH1UZ06RqWxL1S84FNuORqrAp9OlW0KDAmzmIAt1/2
        /dIZ95xvj8BqP6ZmIfhU/0l9d0lP3pLWCv5erWKktQRB7K+qNa3yrQpyCOcbVTUfgcd0ONPhMw6nSn44VfLDiW7nSgOGBsRh1NU6nn04WO1rLwj4BH6ZcFXj
        xoe8RO1UAmvP4lMowD4EVrIFAXlBtLvMzyLEHfyn1hljEXf4pnU04Re/sstGdeRWkENdP2vxZ8LiMlH/5j5ViEvWOW/+hu57BTPpJwVRHs3Ner6MTVUPo2dc
        t3rWhBpvxqG/bI0q6KQaBVEZdBr3L7CBgUvKtO05NMTaCS3u0mU8Og0zyELUuGnYZLfvR5GsddDRJUutIigGYnN0C0ojoUbfiGwGBu9o9LSUogm66QNC4DB4
        ePy5cNq4QIH9HEWTl/GFEPhhFRFh3PiDpegtNpi9cbAOpHyQehldxJ/WC7Qn7Av1jYSI1nQKBEtwzcksttiiRrxmEZRqC9YO9S9frofotx+RxzLnnuBodumD
        bbl9wXkrPFLD/IBhna0im2v10FxYXaEydgI/FfzU8RPjZwwGYVPxV4Mo1ZA3q46GvFn6L/4har59wlmQ5F2SSoT1gJOlTvZNOTSEkEBG/96Z6E7PPeNBzQ2A
        30P8NdSPqFDSAkJ2ShupE38Fg3dudqYQLOiQB7aaNBJTcCJjhFa7f1aQmLNw08eQgrhUYLTqJFXwxWQOHeA5dxTiDwk0jf8Sgd3WnAVOwecdDfwrk7NgYES2
        cMdGrxABnOUJpr5Umpa5ewcjj74FQTbhsg3O2aIj0qPt9BgIRdr8N542BJIVvP6T2eDac+FZ74yPeB2dkvXrhsn/A0H9s92HvMu+Pn8a112HvE/KFfZ7n8DV
        px2fjPOQ94zPiPTJNiHoPhcmE3Lafw7uml1cxjIsyWRKL5NSYlv8KdlCh7ynUVyuH7XXS36P64Lq0hGKOOOFZNRM4OKrKsGcB+c/Ny4POEKMsToq9yLIg7wv
        SL4QEIRVjvVyuNnswqzjJG2528m7GmJ/8A7S+K28w0Kc4l1D7sZ4F9GHOu5acvd7zsIB2CDCa5fvQSQITtaiaSya+qJpLpraomnLcjudtrNV9+5F2Ti4ubNB
        uOVidc7Sl/rRk3q9xT7fZK832Ou8ve7ndWMbi/Y/aJxmn2SvjjUEqlfj98kKGaNDd/zE+JnEzxR+ytnTCDedLa36gBxl6BlccrNXywv4xg9gGCTb75D3KJzk
        lffKy8PeBS+bzJ75hThbWnrn0o9IVoRkcuIy7oRor8QCymY9IUHk9/2wIJHro/CAjTyuGY2FVPntX18ROiBb+pRvtCQY9xXZlFp4iYXO28IPM3YiC3tSeCb7
        fK9xFpbqIa1Gc57sNzTuJa5sqERG9mk/CbIvfglhRv7mtz/yS+WkKkcYvb1VZD2ZUVxG4aSRIWZG2Im0chdd6m+jpRSnsD97YwNTCFWwqgAneB6VjGmFa4qe
        +CrxP3jq7+6j/kIya7ZBI3uvLuTtZgyXfUQYkh2S50lvAV44ZV8nc7DLkL/RDNbfFejwqg2/rGGuclcgqNkBrZEH0ypi/BXXe8NFMRZX9/BOtD5czuA/3Res
        cx8nQshIf9aZTYycG87OZBcuJklw2SqbQi5Tsl/8OSdODuFSSW7ExUkPP5ve8gRMUA84R7gpwkA3RY17wMceaMhpLte7BLzeQoF063tkFZsbn01fYw49m956
        /sSxxUUqFCejmNzXaKZ3nTgmp9mttzv/RHLL/JpbzGvO5+Vl3Qf1RoR2byrUeuhZqfY8ijTqqA49vwE/8/jZD/SDGyhZNLsWjeH+qUOnCYYxM/V6BCo70I8Z
        4GMG0JiWtMrrGnDMXF0wh4944JMHAF2m0svNTw+rtt7MVpD7Rs09ecj7uZLC10eBtUwd8t5fUvh6Ac9jh7xHcI0PeQ/jOnHIO49r+5C3hGvlkPdyqK2+FOoz
        AChOEBydcvdSuBC/EMKx4kOygmRDPAhXk7PeKZnTOj5Iu9fVtl2lLtI4sKppL8ghluCbUb2kf1zNWBWY0afM9FO3mx89/3HAsdpTpq5PUXoThuj1hl012+EM
        xXOSI2anOWxuNIfiGZ2C94c6BRdCnYJHQp2Ch0OdgvOhTsFSqFPwcqBT8FKgQ/5GoFOwhiuaOCI4v8FekOVYzh4NwWzeKecnj9Ny9hyC9Zob7yi4GLopfhBg
        TY7OI0IY4FZQgNfLYX4JKvkP+3D/CZUQQkMjB1f8PDop8BWFHvYLCDymP1iIv8xJP6GT/lqd9OMy6Yy3XDa1m51VdPfQEf9pXG884l/C9fAR/8lAp+XFQKfl
        hUCn5flAp+VKoNPy+UCn5blAp+UP7LRcttPyaTstnwwEpZG+BgvJViU9aK5FF9dbgde0cMDuvq8B5RJfd31wwLm7gRUuu76Ki6FnPu76ALu+gQuUPuUSJ00o
        bB1wZtM0HeHWxsnUWBSMqcmzSQ6m6uIxk+LEOy0LCzd3cfcqJdLLgpNK+lRHj/ao70kQsXvungHI3G9Q+50MbsctW11Mx3H+HUvBzAjvPH06OYCgcVlwp6nI
        w7V88PXhOj54+jDPB1cfXkUh+PgiqzLB6eRgbyaAtYEdMLWQXCOtl344ud40nzKRrnJZX43ekhcQKOu/ah8O+0fNfiNjSKkf7L+24U9bKLsVOGUVO8O/h2HI
        quaahXWYCmZl950yVRWLWjQgYdXzPKlCk00QlwNgnMqM3MeYJ5gZodMVjYFmgKIxYGAoGgPpvqIxciUSs5i25JZYTDoCqHfsNIX9OVJxTIYsX+z0IoABdzxP
        ORu3yze74SG1kn3E7fWww9sErT/iWoypkj3sWpSpkp13Lc5EET1ucdK+TPQHAv3sJb2tcYwXWF1axaJKt0gLI/KZ0huwWqSPkX6wqi4rlzd3yUzosmqZG/Is
        DXfoyWeu59mkWoYHZSivkjNpvhGa6xolc22jbA40KrbSavZx97sW2XyvZWmpdJecFFVTx9w06lVZRkIA+adxzMkFxW67dxGvpUcVnCNVk74tu+00az0tRMpd
        Aghl1YzrqvkBOarMyFOmZR8FTkZPyRKzL6WtsrYV1ctsyz2tJ6q0tJp9/Nw9i9JxZqghitwW7W9hshZ1OIsyRmar1kNk08QNo3MxukBzVkDvb5rTQ05fc5bB
        Btg0p4+cnuYsYTVtmjNATldzUrC5ac7wLuK7zAlvajI51llthdhcxVwD5O6auk31I0gfjzcgsVAYQ3ssAJ0K0gFyKvc0wGoXOIn47O6DmbsokHBC6Ja0iXUK
        86uTaQ3x+ioFBUDWvx3emOM/DyVfUzBDtQFwibGlldfSdKtyrwwtRm31ZAvUh7DXd+Tltpi6YpSsrixEABxDE4RXlUteyRlJVv/cwvMq4DliRgOa13JoHik0
        l8vxtMVtbISevkNAulyOJpEKm9yklWGPckZGUBXA8H1EwOgTiWlxupXVAy2tQdWWlgdePAi8KgAcMhZBPSoHHLB4gRLBfbIQEUmEEBGtmx3EAKuBVdAwEaiO
        CnlmVKg0M0b+s4hHWoHD6zL414IeB/A8usWMmsRUZsy02YVLFefrTfi5BeeuTDewxL13njZzp2F7C9XW+C9CE0r79A9MBkkZnouVUPgGGEU49V9yk1eT1vAE
        TyRN8YgHdsozIHxGhVLF9dWCGjzpKeX7uKfnLb2Pl6lZlN6surekELAE+D2L5BYO6qd9MibWZIxrAghkRl9LJnlZo4kpPZXNK9aCjnzezf73t5+Wk98iJWBk
        kihzcA3AWZXJTuMYgrgY8xuAlsZylhfVmx144Peuc2uvduGUX8rUaS3I8whZxvplx7RsrGXHb3bGtezEq92JbOkyaanPf/Zny0JNfeO3f/03SvKBbgbD5GYE
        uI9x8YTU5SvNiEJx14UNgaCaQj3RaxBUvmKBQZLfF8oJxZKAlSQeKxQqrRzpVMTvxLif3ECndtzsoOJnoFNnvcddMGqcGJ+dxKGgluRepKPZy78YLwiGicdx
        wTB99e3uKrFp8LNTSc1ZqL1wkpXejIXe3JL93L8p0pvoNHXW8MCBkOT0lQR9xNeV9bBvSVCAZHm+IakwyLTczuNb+wvxiyFTKmYWt8T+Puop9kcf94L9fdhT
        7I+rbsyuurpddU2hIzxdVEqfzwodkMqafL99uiRoiMwC6lgKFuzKmsXKwjGboyJww0bU3xVQBLQndRcUi5bvhE0uKI4S+a7lC3wFcxwvmEN99PfGlW7B/l8b
        tNjwlGLDY4oNx6C24y+FsJqSI0NOzzo4fYTDSn3kFMONr0B++Up+3Vgkv2yhb4MKe9lyuV7ydba/Yblca77O9ou+4tov+IprP+/rbF/xde9/3tfGn/P7VJil
        wJ7zcwqsosMPdPigagnp1JWm2XYcplmbcRdyiCETZc8ErJsvgbMt+3+/XAQ0zcoFkGlKvW5DX6yCLVwCo64OJjgkxCWw6QJwlql5kMk7agYo2HG16tTT5WG/
        NzSM9NmCHnx5H+2DzTSrahmyBUu0lNZCvSXiRLcr8xbjAP/WXiv2WrfX2F7H7HWrve7EGXrjOrbx2s+DbRw+CPPnzbnG/zH0W+e8s2Rrzlt39H11Lu9szwSO
        5yeNrMfSwJ6fQc4DEdLmuFI8dyRNXI7KgSaXm5IYlxuSNi5w2CWX/YLQBmCayHTPyZIfNcFex6TjT8i2l4Q4HXs2nXgCOLzaucjZTCw0CNUYqkQOSWDJKOgB
        AP8c7/EyKmaiz+04ZkafTSdPnBa8kOU25jWTfeYIMXdgSpM5K6XBEL01Wo9C7pMG8EFdRvinGUHiY/i3nbGnMFDLHuUDvLEhjZ84toiIUL02MG2zzi3YX4uy
        xISoMGVwJU28SJStKch4GOXG8DrTZX2M0xIfiVoB+JQLeIVAEgHRSFjpcg+w2xRVyTrTDgKvLD0l+HOPHyG76Ig/K5fRI74ZbBRSIdtOCdUe8WPZC1PwNRrj
        Z3ZBXY9SZLIV0txZb6pdc/K+ai0efJhPFbjxpqR9jArCs/5rj8x6H+AwBDyoAR8JoCgNeFCHVKqGY9sBPgQJSl236HzBAYET/bXruec0sraXh1jwdAV7gIr9
        FRySEwQ7UaxjRNn2sj+1UgXvHLbAAeeyK9PHWKXPpqXbzcNPyMFbeiIJOH/Zc6TAYYuXJSzHKgU5CQWjjj/r0jfK/wy7mPiyuz6wbsHKhFhkAMlkpsFQjd+V
        9qQdYxuNMifSsXs69kDHTq1iDP5fu9653KPCD6dEv6Vx63YGfEL1lKDGUM5rG1729HJbqXdKltRFgt9zkeBrTNXgzgaFY8Bj6UokXqD/l9FIHR/g3396U7Dl
        XF3AiA+t5o5LLZUCJCHp0FYXDc07NbQ4REWtrPTDadOGgoXwZzculWQPLnEym33yg+3sOUc6146hsTx7xDthWtnSJ6Vvx03r9v/8/7z7Z8uHpbaW2XNE0NtW
        js/My+2L32wB8reyGiB/y+w+IgiM5Ph9KTxlWlfrviy6kvw9+KZ/+bYf/Ff/0rkaeRX5Am3/qGnLSpeOXXHQs5a0/jvqYCJpg3iTBBAcTYFrDdkDez0nPbhZ
        cGkcWsgvEKtyEquY5BKZAPDo6C1c50L0FWTBSaq8AeA5aRBjxXw+VAcTAm3QAWzHyoOgAh5cXEzaV+st6fztbuA4S85lWmvfiEUEQrQpdCRIfPKPG4huG8D9
        EeZ/VEPrjuOCEJwuJITyM7aYjlEyQnsnGWhJYAhsMAATEVpz0YwKabmYNmaEgpFXWnkLPCPJIKlIY8t8AjjD4NuQlftAjnaThy+Lpx1/WOYA5oKyCBgh3UJn
        IiO7TfCUCRVIyR44+AT3Rdsc5D4IAdnkbO7nLz9lKprbxDfKWORnrFC4bAvi0wqCGctWhf8TSBOaKopryJsWYwgJ1QXirwmx2W6ze3kg5D10c6RICxZ0Lbp5
        qWYxVlg1X3VGbiewuKqmhT1UhVAFu6h6+xcuP/tTv/viVhinRsQoJM9u6d+tHkTrLz8pFW2VJF1GaxY+mIdv9cYiIUI9B9Qwet5QPYkx3V7GT6EhlE7oF5nA
        yJoAYyNCq7rJqJ9vwKpO1ahpcWh2XJfMG0+TUB011WMNj+eGqeIT5KpJ/+IBlS0UEujTStoZsXMmRD/mDBXLF25hklrWlQBHeLv7I72I6v9MBjgksnjlR/K7
        tW86yOP8T6e5dho6wY3+BDeyLZjgXoqQyBnxNDurDcMpbaAHJ/ENGtnndXIbXAcyoZK09g5J4kaBcEko0JeEFrVr0YOUJ5YxwHxyDKdFNf5sgNcV+/pGaUd+
        Al1zrR5PU5ZMFT5f+NOExy/5GgJGTJWOX0z+Gi5hXiib6km5faGs7/Dd3v5DyGuax2cEuIwBXEu/vaPZNz4ZY6tWCSeRjI9eFyBvJu4DnxEvspdsJsFo5O/e
        GcGtx7KtC/Eax7OV5u3Zj76FP/fCErSRXZ3kz90zybjcvOOhexJObOV4Mi3fVTAjQWm4ekbMpHIxZOngi97w8BPZN1unUywV2YiyZzychr1vWxbECRxFM4Wh
        jSZVv7+kYqcry6SanT91t6D71ey/lBfSliyVGfneajnfMuPyPN1wCqWunNNS3yyfZO6W3N1LyeNu3i88dfsNP/pxyRPhs+Fzc19wGbYQ+3shmcTUAvLN2KDi
        MwgqLttkwzw1sXsrcqli1He4uRhEIELv4U0zQhvVexytgWXPZFlUnwtR2xgVZ+SwqOYbmTBdqI6bnUfhHxxkKK7lQxAFC/F/s/MwruEh7zyucs4vYfdLC1Cb
        QpCftgKD7YgyKyhOAz5D9sqBeT0uleQGXBwAv9IrijN5BvtyBqsI0nVKjMI+BhtX7IEyjwqQ4wCTNR4jCU8MB/DFiidHzEFzw3lzfQ/HNdc/IcTGDU8IDlJa
        XJTTopxBXnx977287OPcJcgoD/afAylQKlS+aTFvQzH/ldvxNxTw8nY2LxRsKCSHIqNzI6piU2gIYvChkBqCzdx5mvXdeTqZUkCNKOw1kFtb9axpqdoH9M9a
        mXd3z82Vd86+EBghl5EeF9OMYCGr0khahqK57FdXkACCh3ofPAQbwYN7X8M6gsjBQ0DPWcHdAA+VrM5lX8E3loU6ouojPBkFOxDMswwXylhDVCYJNNS6e5Jq
        ZnKBvYar6GNK9+4y+ws4dCSrCY+R3NBToYI9Wdc9SZcrPlVPgOfpnizbPVnGnsRnXN+5pqKjTYuH7jZ7VsCcgBeEBEr17E4Je6RkNRV0F4bHTIk9Gd/YkwkF
        C7YnE9qTaduTafRkcmhPJrUnE6/YE7mUzDh6Mp53CCiDsnBNk6wNqFHQgZj86AdnNFR+8Mz9ruCoQ0IANJi/kFUWdAiSwru9giR7U3BiA+RqD7D5zAiq7MZQ
        e9xj9nTM7HIqKPOUfC4EeDJ7ltFT//Z3ykm76hz2QEn6ZAjEjwItrS+kYfzn3rqa4ELG7F1OWePuZa1vz/qahF6UoiCv6jCa0GG6ir224A8zfC3x/jBzXkcG
        M3kpIXy61XQtT21Yyy/ziSv5dZus5ONYyTXB1uUTgVXEyqkIVc5+BIHGhSol6gddjxKWpqB4CGF/jDLB9Q27/U0U2E3UurdBDaR+0y5xQPYguLfQvjYW6EeW
        9s8lodVPKdkYlSEbBxODrVeE9gTqUcOkubhUECThgAPf5eQChZRGSA1Sk2mdlO0pBLyr6MYdP/2Hu1+Irm3f2hVCyYdKqUa8HADxSnKB0Dh5b6BeQwSKNO+D
        8DrzT6Yl8vzScZDqZTMOul++pPTeO2vAGKgspOMyGkWIx+Uow92eTrqXWvSBad7NXcsccp3FteBxTT00lWV+UG4fucm4m8O+eQBeQfabOSPpM2b/sqzZ3Uh/
        44zZuwLF9t3oI/DWEqHgvY0Qxhr5TthDpr4ith4YmB7NRZixRF8ymGC4EDoC78wl0wIrRau6T3KwqthW5faqclGVy4OwYkrUgUNVca+qDfIsgBnscFi2Upgd
        LMixAfyVJz3YePWG5iupd0HOeQlz7mJryFfFxJcVuOkur+HcnyITN2UwiSbEK/n7PWBWAlyNWnA1CnAlpNqGtRgA4GGjl3Jw1ZGtS2/TiJ4tCzIt4UDBhkwg
        RuwPCp3N+a8lriR+bK1JV0S/y+me5YvpLOvvx/dAqAwzNcPhVDAcDryJphBit0JC1I5gHCMYXT8CMKXBuoXlSFNHAMhTwgBMeJf2HZNOhkzxk1TJJFZmyZgh
        cVBTVKxhGnv9+w9DVAAC/klvIf56WEeo0Mw9bSlRIWJJB8ePCa0pP1frZ0f7hDaJ7UNX66dgalr4Sw5frf/wG976v73pbfLwJcc5QaK8DnmeNJ2Mq0UKdEc9
        OxEnkxHTBuc/gFbRmOBabWBeNSRWZEVB/QiBSoFyuYWdfc7+Ffe6paEFlXM9R7Xt5CA51oChz8h3NWqmOkdqU5aylUo6K4ipo/yXgFJs+YC1Hj2tBLRrCWhI
        P0PQTNgojYIIY/eKgKRcJq9lagWiG17ebnf61bKlGeaS5F5J9mMmvb7fYEWwsl7DrMiNNDopeQZyFB+D/oGMkhGr+n0wngx0mcNdYXeg4OdrrQqRdKq8O6k5
        KHVHyRgYEoKFWSggVZdZtcBKwOo+j8Hj5ClTdBlSgoVeM6U+n2JdMyU0ITsYEAmSG0T886Vw07RjaKYBaz+oHJ+qSjMOHpbtUjbBzc5NKjK5AVpR4GyVTXiz
        Mwsm9CFvpyoZmzwE8xSWMqQnWxNK6aZUcCHHUa1vY3h0PWcuUH2aKkEn7M6mtJce14v8pLtX5PjHyklbeoa0VfqVklUiyIXgCOm+FUSY3G3kuk/5hBSPMThk
        tyPQYs8ypkknKAM9NTuQgJkooes+LlNY77kXM5o2EDxJ72Icm59yIYPPnEwQkG/6iA6e39lqQMWUsJcqgmQ9BgOHCsfngZlcAVNK9poVzidz5Pkk+02IpwOC
        y0iJihZzWYwMbimmWCanZ3cx9uCc2b/S7TkEFYTJHFBmy5wcZSsw8O21JrnR2kp3WXLNrZA5hjCa3/IM1XVoFZkUwCY5ZuTHTaqRPhJo1UA/BnqM5KaE9bAI
        IClp5CqJowT+AGi1MA6IiaMc9kpUALbZCTUNoGadDT2KWM0NKAsmiTT5aCndBX9K3ARN+ZuQv0kb5hgQr00GChUphThNDhLLnBIssxwj0qOs99hM3P4OQSil
        EQH7bfJjbP54Xf5JzT9ZyE9dg/3ScQ/s3jLfTB3m1nj0g20QYGXida1hCF+OaW7E9TLG8iOax+11lYLpqaQVZbHG0vChiDWFVTrZ0x4vZ1tlO8YXPDLdK4Yq
        hE0suvJ6nBP6G+4Astu8T3vRQzebIJP6XXjZdqECvgMcGPuEV4ES5jUFF/aspb+vQImX0NRAW9YMISgP3RCHruyxDRVXVBYK7T5PDt0axKQ8rkCBCa7jkrwi
        WJUi+5MRi+mCrytzAAhqJqwIqGImlEf+BLOEFrwHKF6jIdZkcA50lSrOSP7JPL8F2omQ0NLV6GbnuELBO/RzH1VgeJMKl29QYDivAC+VbQ9KmnoxVPO+xpSg
        UDSqiuQkd6eUvB7HyHACgCB7XynFJIVFbfJX/HdOPs/Y64jYjd1lrllMZNKlsbE8OuO0R+zmu4CmAReEqhApYawHOptgS2ZUEpueU6bUewqQU6DRFOjTGD9T
        8UsBUOINov6AgAmgirjRuEWWy3BcyzvBoKQDPXWF3WaHGVOiUnFJ3xA/BykJ/3qkLdFTRlMTpFwbrvUarqFhwZfGSbLcKwhGjRUqchaZmd5WH2HXamYGDkox
        pPjvXmkMkR0DeIczyo/FIrWTNn6sUe+Nro46IVOY0qZ1JMgKHFSb2bzHjXU9TlXPKiW0rI8p0hvRPxz9rU7fQ5aAc7yBMM78etvua8BCTy4NSRq1Sdiq24Am
        T6nsdFtvxqfxuNPO8zazw87zlNmptFEhus7uQgiaRl9zTMa3rxBmvKBunszVR6LCU6GGBxpxvb2BYFn/z4NFg+Bxe+Ww7qZ7LNv+v1h27veAJf9PN+Xd27S/
        hLM8WkruEyLqi546xcTJB673VkS82SL/tp5Mt1IeKY3xzRZwyrfizUK6BQEy4PNiSJGGlyEW7r74iidL8oonvcXtLG678Zlkj9X9cPKZqKAJRsDeu9L3PpIy
        KnYxQdZ4F7HgBSQ//aG+Iwq5t8/SRddsoSOKLXREkWfrOaJAXjiVyFY/1M7n412r8EUamd1IpO/hYr/mzJ6VDrAqEMIz3WSOXkBAQM3icU80ZPVOm5oFkTVZ
        NcqDGb6VjEtq32xbMHPk1JDJaM99II5TeiRZZhxRgUCVjqBq1QJhVrNnRC3nya07/6ADjjOipTRg2rP1C3FYVHBKgGYD6dpvG7hTJf57VlIh9LdHI+Sssnn1
        vFSsdZODEod4xTJnvq2jcswelYDUOClHXuGktGfHt39Sjmw8Kd2QQ0MoyHJv8BD/lgCtEsW7EkAg9PqyQxp11ns9Dgjefb+gZ7uA1JXw0wCG9mG4p3Kh7gal
        sAZKJWXg80DE/JQ8xFrm3adjDRK4O5KDzVPxc49logz/dUwUD9r8TSLapL14putZ5ysLD96clU85cjfjvI/QVTEUipXqHMEilWQ9/ktWoyQwLbAcgoW00uMp
        VSxvaA/11PIXeTIphz474YhqclZMqMu7uYDjqRCjd2V97gCfAGgwGY7hXQ23XiqwODgppcSz7AJXaa8SPkhZEWGivSfWMQvwUT4MRUy5PunJcmlwVcr3eNHt
        45beENzS2wS3bGQvutxcUuOLLuJaOInn2+gYcK6LXXUFCLdH/dZGjt/+AdKI4CJEcHxRBoPl4C6YhqCf0E865H3alvtkodxqr9wz8kVQTlZW9ky/nEzCC64u
        tudxlb3+tK3no4V6Ptyr50lItmz7T+b1gGjKvgbD569D+6aRPS/D/IdAaRSuYETMwJLxNESsjP8FNynj+jxUjz1VV6jabVjFNoR4aMOEycIqqcaKR3DEGB9j
        Uh4qfrKCPfLfA7QL6i6PG0IxIbCnhsKb590BgBMMYOZVK1CxH5A0sqnaD4iRvRzYjntq/ppUICEHL4GK3eXefCrdTZ4b9Yxl5GWQVGVy6nSsJYw15FjX1+1h
        OWByAgKd8iEydlzI/xXwqvSjAQcmChLw2rTjv4a/P6nmFui7EojIw01pSMXZ/zar+HG7ijqFVfRobxW9v7CK3z+wii/Yco8Uyp3vlVsqrOKlV1zFZ7Wah/q1
        nMoreWt/Bb/oFFfwX2EFf+N/6BUcfGdXcPjfawXLWQRDjdtOy5F08OOCMd/wccGnr/94sge0pIrNfNXxo4hUCS0PgN0ly7B/POxdLgZ0373c7WHd8rhnOZ3r
        JgeAgvVxw246a/YUUMX93eRaySEZrxN8TZ7mqY3E1oIig9bn4HFMslctHISUQLj5EdnCicikgMKKtGWFEfsEVVF6bI4yijR/nDV5lv1D5BV6IN/3/5f35vEx
        XtHD+DNrlklkQhCJ5ZmxhQSTPSHxGHvt2iqqWlkGkVUSBCmxFG2tpdYii1qqKl0pYaxFq3YtuohdS4l9K37nnHufmScjbb/f3/t5/3r5TJ77nHufu5577jnn
        nnuut86xX9FctDibF0JqOGVTSoqLgQtthVuDYkiJObS4uLiQlsyqOUo9W3Iha39gKsUWInwARbRUrL7QISU8E74h4kYXYZv1eOqpknqeK+gdOkjy6gLcZ9A/
        yoYqh28lNpLNKo9T80rjFFwsNqs80k0qjXRTJZ8gBhUTj0yMHOoUkO1y4ztJAtNkuuFgamVBM6iK/idjCfee3honcyFq+Z5LMPZU1WWqmLFlNdGXDtobH7Ht
        YDyc1EztjvZiGraXSoyIP+nfdGhr4z6DqUeeq6a0V/VF4irrJTUOOt9M4y5/QJpBb7rois0ZVSPyeELbv/hwf1Ev7MEYSNxmk5FcBwRNzxqu44cGnLtwBNEZ
        yE4YzzKRjR1uf8IkcdO0Y53owx1WsB2v6oj+dPqJUFePLB3MFMdskOeCouvMTRDB3EiNi/t4etGTxHhB3v/Ho1CAdG60BadidEaFRJSuX8FmBJBzT9GXOHRH
        lwOPzLtcxQ5auWo/jdSZWrkzHXy4mlZPXGcDlDtK6O1H3j+SifOnajkEOamRvllwhX5MlNFCLDwn6IRaMpUny6h/JO+4aqu5RPS/JPB+nMBr2zH67vlv9N0T
        6bvn/y/67vkifcfFDFuILQtydkKQScUU2rS2Uv+6UW9RF+CJcjll1/9nu6tdqqMT2v1Ddxm4bKLisgrhHdTOeb2xqYlCs8QV9fwACOtULZcfcTbrmVTozsyD
        PBlr4Iu7cY71TsOu+fHoQbvGIM31xCPHfKezFx0m1TL7gmpdtSw5npzpBut6E5g2HsxHh2x6i/7jHC+FhbDkNyVrIjRDKRLd5RDENGWSqp7RG7TMgYJ64aHm
        SqKelm0SktGFk47TaQY1ed8xa4yfaqEUHd94yCd9TFCRqEOrYp1sVcwrpBObGAor2QdruJpShxjRAz1ZoZG6zqpFdbWOeM2gaHUcQIjXjIHAfjx8i0p0JJK4
        j4BmbbkjEBOpTVq2zePBo4GUICuOHIeGpHINuyNLTX6sdMDsW1XAsiLh0VZpwsylYbIn0CNGGegkh1kjnxfU4XlBkWUILDAd8TBqsS10jjIC77WjXaAQq9H6
        6xr5sJ/OGgKZGN3Qk5hRT6c16OSGWUtUGq0HjMQXGnXWM4L1b8eH9A0KKVpktXXN1CGmMPwkwsTcdNCODjurRVuiXiKdkyRHnu3x8ORPB5dtuSM4zaqxQUyD
        gsaWZKxH97mYoilQoDZFUaBCZYpk1JnNqfpi9FMDtLy+GAVPIzwjyW+fnKvILAhEZk/gbS1VO8rQkq8ZnPBGdkIAsjOw87MASIP+hsdwQEwj+syAYo3NNH2g
        mUb0e0GnnruiQWeQuiOQDiPOaDr3bcST/iBd8ZEx4shkWQMAjgdMBBgVFR4iUOMnudBdRlxJfKH3IXsLyz4GaQN6AsIr+KzG0W1U4yjkPrq1MBZDrYU8eEC/
        Zlm9rB/NVJ7dNOKGcjUjNUrEP3ju04jnPpUehjytNydV+grqglb9eUad8H/cC84TEAbRC5mzELxTAnf3vGh0/OFJ1t5ejIvywiOA7vCgnU8vFKYcduFesvU3
        dq0G71zGu1t85QJoTfBFdZiAmaBrNlICGfHUbCPBsESjcuPmFnjAjozMaJYSncQz8SqnVS3eDe8BMH43vHx0XocW34DuXXHbmvTcbqj51opueP+xFm+Bp80k
        PU4cT7b1oefLFPej404n4wOZn2J66RZoQPUWeupA5aSedkndrB5WT+NBFbbHA5XZbkQioRSBBEuc1/BEjS8rwx3rm2r2FD3kW6oxe2ZqiQsYXv/8A68vJVdh
        pQEJoNLItNFtqqgZRM6ZKei6eNNharIN7U7O9ajMl1APoKGUapGslmnyCkiYBK4w5UaUsjcChgU0mj5VbF2UqlTuE2W3fjRVVMwTn5Y54WNegRkPiIcpzXrG
        8pLnOjfmlo7c17kjlRFQq6tmoLroeK0u4479ESDKMY3wwHsjFiOSB7cAoGBEhOmvnv660V93+utBf8nhoMEkODBJM7KaWoW2OoI1f6QJXXeTovi3OpqaE3X5
        dIatHLDJpxE5YsRDeiAPxALmQzfHavAwmArvaqIbJIrMgXhIL3CJua6oWWKuVyhql5jrF5pw+1EAvKor1hPrI6IbZ2vMdZUXHtV1ufBIDHDEDiW9DZXdlZWN
        b1BQDKuChVUhSBQch56kaE0fq2BVK3JJIJQVaP8Gr8VV3Hobi4k52DohXXkxuoqDgSCwACyKQjfADnU6TCY9Gi/qurIL1fXK79SiDxLLGBHvVgYUKC6O1Qyg
        Fw176UMvgfhiVmHDfLANOB7Ah/rAcmQW2JldmFFCsMZoVik255zhpGztRIetLJ6w1SvsYfXkJdH/qUFttBpNgoaNt/sIMyy4nc0e5A1STwwODF3JErPGsTlk
        o4sTTDSmoqa4aImodt4VW2zzRkaQNgI80HAJvQQIAaQZMAtUeX4Q2QcPPrurJ/IDeR6N8IJPWOsNDkkKUgvGWzrZsMKKTfCCnkOK6jCsYGZDbo2ESskEh1dc
        lGIFR2p0g0eHVkRDsEZ0XKvl7/CWjD75nCdC3dsVOzARJLtKaYxmhXvmR2ozzWN3wkaZz9f94z6RnrP5Opl+Epuvl9l8nYgXzrs794kq1Gw/R2cgJGDMmGOD
        FQ/XWt1TabBKzEhl/eklkGORWYV38iJ3Ci9474HixqEAMUBUFxWZ1UXmerib7BKlgqgAvPAEJmcAfgt/AovgidcjFxaa1YUQjdQbC8RoiC0qKiymO7AhEud9
        EVrx4KLnz7gtb2TvUDLB1qORIQkf1VD48JQ3sBQN1qG0gf3hTfQeckQLUXTvl0rCvsh5Rep3g6hzDL1j4IyrtXjlMeKkQKYvaAmORmi4PjLdAM5RVKSqRlS5
        StGiIjDpiVJ6md15vd1loamKr5jQRGubL1vbHHUiHQHMN/wQFeA64xUVr0QqWqvQnicelDWiVTUII4WmQEIqgW2DkmsKL5Mf26isCa0DYQ5tmrzpnGB1PDng
        LtZAExJf1nPQ5X5QWwxVgyh0/2zsFii6p2Kz6qCyUqEc1Im1R6DOVh/Eun5ET9ow8ydgHb5bhafNPINpqxCNxaGAanhIVi0fRcQ7HJFIah1EydiuuLgQ/uME
        cjcHFJrrOakVIqKIKIsfqF0+KDTXd6bsjIoTrBReSSWi9Mnc1pp0bOXWsPvXAfUUlr5mTVInJLHJnbIpgQaXGyxUA4VqqFCNa6HOInPMnoGMWxUhoK7MAuC6
        qEAkwYFIQmWUYOnczTo2AZjzhBcnQBVfsSnA+SJqW8C/9G7hkn/vyyVJdDoM50wtq9q4TC/WxLnhRkZ48tpPchFSMxT0sGO9GIGjM/MOZ2flUiFeboWyMTDB
        MOy4ZCSzaQHCPN5ZhG305m30xjbicSuvym30Qg4auTQRAtBAMnrhOlrSU+vpMB15oKB6oBMgLI5zjIoaVUhJVGsoHjuOiq+0SW74h+INjDmnDBXMAq42xP2h
        2KpTRgg8gtF6Vi8DWoGY0AzYW3b14cEWgDznlpXeeYpDXgAMfAFw7lvpRMRxA60BHihrGafqUDOfhzTRizQKUJIb3/N2Ew3IjxOCCV3oSIY3agKZ29fe5P/t
        CF6sSzpLoBa3IDMkT3mMJtNw4T13uhdMK7zRE5RrBWD2MaLsbg0izwQsf4fTERp8pu+UFevUTagRowI9O9GN3v/QNc4NIc8XOgZtR+Gn6BhYLKhebgbSl7Cj
        1LxjICVd5k2l4va6lugyN/3zQKTLIxrKzP6NpLoxoaEG0lezL+8JX+wJo6MnFCWSXxlkLJj5v4qZ/6uYwieIa8Y4Irij0eVD+hblcdxnAULugQdqPCEGD2Ns
        EPX8+IyD2UBHbkh8eG81kgOi6IF8pH8lxbg3aRpX8q+PxBXDhwZ22gsVGVAcdZGRUAhESgPXfes70QkbNjbdSfftibpvhkDmani4hQ7moFE4KsrRVsQaRMs+
        dpkt0OzdEwQ5WNdxI8aAvaiGkoGjpLBGXobwRcu6EQQ6IypX02S8YVfQYEv9QbAzvqNzYhK1wKVDyZrOA9g17JxmGtHUwDpzMTPC1SETKDaI1hiZAODOPHh5
        MHlZrGxqDDMf+G88NMk8VdzXqNXjVQ5nFWQzJjsfwSVZ3cNxLhKv54V/2hEoxuKGyoSRxPoAie4aiBvMfBOUHXSiI1ndAslM6MgKVO9b0pTOLVQO5xZacoBD
        B8VUTKepIwad9qnJ7pwdU4OAJc2M7mK7i+TMByRYb7Qi0nIrIrNgfAfPEqGmgx2pDSK/6bQ1BBKAO10hgJcHqOjd3+xGftONX6CHFQEt+WEUSJuBl9wYNO7M
        sYj7CJKGmVcRAzm2JsnYgiSbHTbEceJE0FFj0j/outPVayq58mZydgJw5jDTkopugnAnD0I6Oq7JrjOwNmMujFgKHUXLZWEpLKm6ctIXqyV7EeRehugQFLkK
        uaxWu+WrJrKTsBqucjagHg0FE/Q9QmjKfBFpcH+q8t0IxiGoc3DKFM5re3fQHTiiWVfs2CU0Mpg/XisifxO0o9jxNcUazXq8xg6Y4iWoAlli9jQ+xy0uNweb
        C4s63hJS6BAxsVx9USEewHKUVFyIKpLCIgU/ZCb6v8SsxwwRL3FLj170tNGHLmJEXTGK9Ggi5V6Ic4i8kRWz25f1or4QJX01Kx6wBy9ZNooGh6spDfm9Ean7
        CGBgqk/DKuYAh/EZDltcAc3uNQxpXzw5p+abrDAK0cxVP+k9BYcVvoBW+BrmSgSZF5h1DqYM0BlyQV0NqaOJucGTFgJtSTLPMdFMMxOl1hqYGmetSqXKdx5i
        QklbUF7ErOV+p9Tc51lvylr1gj9F2sBR2MWSUfV/f4cJDYq7np9XdtzyKp9ZIGIbWgjoCcvpBUvN3QdhjRVZl9ChXsMirdp9oi6f7bLShSYiN8cjywQV20bV
        s8NM7rIJmq6S7QAKX2Yv9p0bO5vpjhKCFzdyYJunAELMMoww8xOYJh/5rCVeRc4i2Ku3fEgTxAbdCxu2XnzBxvOVBuI2fJwzr5roXWL2VmyuVyspJs9X3mK1
        ErMv3/B3SHqA5MywUO+4RECPmcKKY8QrJxU5QwbFJexzXMhM6LWYeZWvyl5ALdsLqJi9AB179v6HghGV9aI3MgseZFUD3xFL5MnP87BNXlz7U81qed30rqJv
        GGej3NfXcZTmueuYPpEc7fHtZLIjBO6Jbyd7sLtuvOV74NTGOzrl212dYUYNTa2JHvlq7ojNq5FADATDgDrGmRpkf42mevjwA2aGeHMGR9kFNeN1kHXxosUM
        eRcvaiAqML2ISSe9Oc7b+nhUg6l1fCqfBnvBQYQXyPLkiRmRFz0BCypk0rnvHWBVoNHZnWDMGCAbPTCgzkB0y8Zp6EE3paBDpwbsig8Ropnj08c6k4kHxAai
        KDYoNDcoKd5mbrYG6KNJFJeK8GoWt5mD0MqhGR0CcROD2MERlKWde5cNyDTKXVEvHasXLXYcVKlicg0aWtUs0Ijpz2CCo4ctldiIVR2dUJlNaKGL0rRYaG4C
        mG9S0HgeJ5gbK4BNRVEhFheazSWQX0Pn1Z2NRchJFJuUmE0lKC0iufdhJfuITUVKbioWGxbBDxOXFBdBN9DuBZpKBLVFCYOdDvVhpr0+QcQA+iCG6PHhB33l
        g6dKkZkgi13eDQIdz2G9I/CNR+pOg7OrBNZNtNGI35MBB0hC8FN2ssZA+VCWakeDYaQBVbp5O7SkBTToZAwh9ymig0pGB51VjT7PKmGCqcTcQGywtLiYjw9A
        EVRcZBL5LRIgvkE+zhxL0M8cu8OlxLEI24t52eiLe4Oo5Z7HEabGeU1zv3oPugZC5Wg/ytaM9WTYgj61q/OUGvSSoUK+ujpyo1BZdb7YwGQW3UyBIqC2EylN
        bILVgHlcA/kgLSRUozUYXs8legKP6k37O2IgZC+KZmjnE6poDVHEVb+GaMbFvgYKIO7qCeoJVc5PEChTgXnx7gq151tNKmuBkf50DTR7ftpeM4FQZ40YtAbQ
        u8GoLnQjEaxjuL2DS52qt7cHO6qisk5yRw4yX6QTUlAV3PGvK6JJH3mwMLIljS6sxjYhrfGC1QLI3SI9M3pgvDRybmZfbeW6ejoY+V7kX9QbjQB80Y917giT
        mkKoOiOpzWiqxe4KCaBN8Zroi03ohusFblJ5d83x1pCNPRr894I1MIC3AOk5NN+TNb82asHwonFgu7R4vgyD0NF/I2tca4TZD95ri3UhjbFAJ9bGzS1INMLs
        L1ajfS1/qxqL8+8FhK42K612L3IhwFZ8wOAGYl2xFqs5vOJMNogN4OFEBDMKMiK6Gq0N9ffvYvbX5jtiUeRDBMA6APIjDhiMk3SiH+WNx8boIJ2K4p7qoM0F
        OADYaHTuCE31MD4jtDFSsQZKgS2r1hUWCXK/hO3GVAaxJsaZaopo4Io2BKgi9uuBKG6ADKDIKjwbQAtrsEtbfI0L9e2hlkCLRFWgqRmEg4hfypoC73ipCF4O
        4zPCmjUy1VyrkdAevVx79/I2BFAPsVHmfWVyY6McwEbZXx5lAxtlg3OUDazfDTjK/lWOshEmTy0Q7p/jrQdGDMpDHIBa4VoAE3F8jTi+kAJ7x0Dj68fG1w/H
        18jKMeL4BjgGFBYiN+dgmxVrDo2qLyonsBO7mP0qjWrlaU1D6usYUhyUBiYTjprBObQGPrTQUg/n0BoIju0w4ID6dSIdlNFlQN1oQEk3IPqyAfXyrPKcl2ja
        ZjA348NmgHWV+TmdaqeBZu4RGhiQ0KLvEFrcZYJP/hCcJNzMSLi8iMPnHiS/M+qMiz60n5IjpS4m8QbHnBgBIvNEstny10DEldSMPICTz1xa7FhIgVc0A0NQ
        QiuAit8jRMoyVIKQtodcXfC8nRn7sHPPGqfn+TqoTKrHHoJYj7nSrE8mAiROGT7RqdX5HhPRq7e/iaxA0SsD+gA3Mf/h6FeVeSVVk1fSqhxrOddSgR+z6kmy
        uRu3GWW7+wIerZdFl4dSsejhcDPgXMMKTczRPV2WhK448SMdtlfzb5IcatJ1zMSUzrEoi3G6qVUUI2q5IoxOumv/IWO6vFrryFfLqiZ/wMpFvlxLem26cMnE
        rIfML0qLTAeOOx6CQ97G+mmd/BPzWETaFTSPRy0ZHchEHyTmalQI13jB4jCClfZizVUKtzDMD8q/F4ctI3cgXWRDj3/qZrxf3NGd0Y7uNsgj7egZk1BFvQR0
        YCHwyqFtnaxwd2ICis28Qi9aP/RHOX88F4lEoZs2X6RLC4GQ9PBmxwjM5FBKoLtaSXgXWfjpHZUZr1qkaxiLnOw0lfJUo9axOzmNtPerNAx2XHbETbuoNFHf
        i+6DVGUjU+ONjvvVqNpLNaMzaqb3BMLBBCdkmBntExyvhWavEiQRbrhBASF+y4Eb0hhvfLibyEgSSY2X3DDUpY8gazMzFA5iI05/lIgU0iogtmGp0gExULeS
        YmaYhjcCoJbUQS7UbBVQ42qjQ/sQtWPJUeFuvQYNiUgZ4zHC8RF8NkLEop0svncJ7ndAUYBchcWiowDkXvVo7++ov5HVH6pBdXdk4fAkIWqd1WWpWE4qA+t/
        qrKeVZkmhVqZrZqypW9ZUHC4jzJrKSPmHgTIvtaJXj+qNfqJ6vGy+29ZP8MwS9dNVszwu7U9aNfMrGMopiXrJVEnI5kJtYbQeZ3JCEnoSmYPZjdRQHsndE3N
        7s/UME9H/GihDlvjCTwBGXKjVsK9WyArhCGEjg0AuVRBMDlDGiEaAKFxSNyI18zrzKpoJFdQqTggztt05et2Sb3x1Kwyw4A9vUU7kM6hFHYUP/Wjy3rx5mPI
        XaAiirAMvgfBb8fDqQtLkZfJ4OU6SQ1ToKiJqnzqPiKMsNKLQi8QfR4+F5gxEBmf5JHagQy9yMeKtgdaywaRcznchNOLeqZwQjU0hJYWo3mAWyyzn0pFCrNE
        dJNtRbLCi21o8srJxkWVWg9TWjmSenkkKUO8xROtadDKpxuqzMiGCvOlRRAkLgwzEzLc7WfYpmF4K2rxWUKePlXM4M0Lpxbd6OlJt6u6kwtkSq6mS0lxTJA5
        QGIgoD2ZhkWzWQUjF0zstKfoUVRIV4OyCCT/5OaeLMY8TR5ejjYKhkzBsRtbKiZ3ckwofMmuxKKp8WpjpetxmGWVFM4aAKgKl5ipu4uWmAW0yhAc90EfkYqL
        DYZVIBLm+0x0GGpVr3ztDB7iNVbToN7EgAKg8k5jeQGaKDrNoRLxyjhoKu0BYJPRuE8layX/fs5s5Sq/0zED596sopBkst2CkUTT3+qOJM6NL0XSQBQA8IqO
        yXqTtnJFlfWTbcGgS9pTZdTOWLyH3qldNQuBorYYNwGsgDOBOLCFJq0XWViyDMTqXGTCBkOUruoo7tH6P3rB0ZvkbooaA2RCI1Y3TgFxDfte9C42qZkDrhrO
        URKN5ppI6PFmR7MRpX0/lHpBaqCz4irRJxXNzXxxlpAbb1/RhwQTo+jbk46u+KIfNZRsfK0xaciBJJlrB5p98HCJCAEVXluBGjd0Gphq9mHirw+TNVDexzXf
        Dy8ypW1eawzbV/m0vfcEc32S3Ouvga9IclfnQ0Z+zmVGLdYI1hiLzO6VLhcKcOKwO2VvrhWssSQpY+wmT0ciPPMuuheKtXCvBDXl6mL02BKMGxPolEhdFb4M
        DVxZWOIc+EqJljiRES05aqJtZQAyg4HQBV4jzORL2FQXXgzoydZHrN3NVE+sCSPGP5wbV2yq5qyf3nHw3M+6Q8CrlusBeUJxHYahthjA/Rdq8MYc9Mpal7hA
        6Cl/p7zm4Qy6ib4mkAWZdwru32WieiLUw9iL/HZAoAtXf+FLHW91ADxq0kEldGCD+EX+BUX3IrNBgfEgFetJwaMKxDvakZcppg0d0YO4DrNXkVmXhGsSbhoE
        stmAgic6AjViCUDbDKY6eAIFPixEeQO/1hUiCRZ1xSBVGrmquhD9NJiMTEmOxNisTaKTuaIuQTQsEavZsslNhFZ5cArqlkBbPNpE5rEZ/c2i3bRXcfESqCSW
        iiMfhBZEsLTyBURU85u2TIRw6KuuBs4v9LRKt9rrFUYwxHIpTk6Z8UQKkRU9iMQaeSNaQXiLYJJORaqjoeuZRT1nlDTo30XHSIDehSQxkuFCmWhQUJCplLmu
        uEh06icBJZmzHfU2mF7/4LOfqJyOc1kK0WSiWN/p4tpcv08gkqj67YWX6WQJEcQqSBXiC6eWPFe1C0DUs+skBNcrMXBxAPINtNTMCSM9GFFVEH0ir85vhEAU
        D6uzDXdRa/AjMXSAGZbu3iR+oY3xOY3aLZ/MQy3yJiyQCi8cIufVR5U3YL2MQ8zaJQ5yg4sqG4s+/7gra0BsqrQni4ah/7Qji6ahZh0qzYEFWqooPSkQGYIl
        zoIDzWSAtqSkuFg5uakb1UoMcC8x64txXxirafasnLpStd1eqLbb/6LaWGm3JQ5LYewbb6VdcqGiJ6FKjmkZh3MOaog2BDCNgeGgUzTAcOiKUG5yMhz2YqDG
        uiVJbBdLjS2jjU0QMnTQC1rH8mlg+8Iehna04ypfTITGzYJjcDEGHVvA2FXGDbRQZxu1AwxvqtW0X291t9JuVbJZR6iG8Wj3Cgs8brEX07suEFhITbHTyQ0a
        VRZRXNFq2myHuSmI7BuxuKjQYP5XQ3isiKGGwO+xbyEYjTqALtQbBgvK25Fcb0US+TOIP0P404J/IvBPDP6Jwz9khtcRM+9qvKFlubcS/u2uJVFx5xJLX4fS
        DzGrWAeq6LgKxfgo6onvw9g7bxDxwEH8yAEVQflT5lijIONM1X/VO0jdFf/0wPR9KD2WU0OQjSRx0NDWpK+htvDijVKY1gNlAbVxpd6gx4S9DSkqzQQUaYH1
        wEsg8aGdAK9MUYgCsRxUTTDrIBqn24R8M36Qj9ugzsT5Zvw8P5rOKeg4ELOcNhUdIw1GtkxYihV0LqKBjhlk6ZCkhQz/1n9rVqwtZBSvdtpZDA3cJgrbZIJb
        UDBxylQ7NM1g2K3ChqjZ6QXlMRMyq2HvPmRepMJlX6CNFpbUndLjddgbWCJ8xdUG2I8X0tLVX+1GbJjRHulyAVQudcM0StoZGGDKZCrLxZl+g1k3g+WggXT4
        hVkzDY/ZzJiKVrLT5I8MWhgbGBjr3hlGwxcqlW4izRWSbbt7C1atVSRJbhiIk1bflwLNaqs6Fy//W+uLh3tgoCFkFoiXsdLWTGou/MWUQjsB5K2JeHMHVKi1
        ULAOz58bczEZyNOpaN0Br+SwT0OMMF5dL9L5Gi1Tx5ExiahDhYmuN+0hUJE8DldEQ7AKqIegZRKncXQLLAarqKKaRckWIRA2GBpSWtqV0vbUThS5lddLgcYP
        9XjQAbVqbgLRBfacrWdPmG95Kg11TSemcNVC02iRHimrFwRmvtGLVYWdTES9Fap/1Y5Lkkhlxj6k00k8l2ymJGZ3tMG3voLAGSJDX0XGWGFdGkjEotCdhHSN
        bCtGEjFyNuxmKfSvLZDPB5Oai7NOGXaxSuAZkqCuZllhziN6ZzNsVncmKV0uTUeSv8hC6G1FxY1wRJ1cHktBo8rL4+ZcKmbyo0j6YtUwKdZtnkb4v2qxh1st
        op7s9Xz+D+z1IIt/stfDTSE9X/z0ZLeGj38zpyNjOmZKB/nyEeCGdCpHWXrZoA5DSoM6Z2mprLR/Nqj7t4r9o0FdS0GJ9a44z1Ed+oDU2TCFVCDnkL25hlYD
        k5Z3DExkX42ApvrqEeS9X+4PWhIWKlCSI6W34EBLM96zStZQDDG1/4KQ+v85Qur/GyFLNNgeDf7INY0LdpJ9sebfsVNTJXa6s6/d2SEbjp14vYU2jS6/Ixe0
        7g7sdCf3GdzPsoodQ9dUwk41PzKKiCxjp0aJnWo2CKKWI4F2BB2G0DLVIrRaXRk71TJ2arrTd5ivAzs1DDvlsrQMOzUUQlquphu5lKWlstJSnaXx4SB7vv+o
        mOxOmGOnG7lOJvU9kuz2tEXBrCHwOhN3WoJJfEaHQcu1ojtayYKsi3bOGv9Ysij2oMPX7rR7Z+j4T1loeCYf/Q8yMWxbrpquwsXTaLjonZSZkZuSMSold6yQ
        kpGSm5KQ9potLTMJ37MycwCQmdESgnnOtzwhJzczK6dl5qjcrFG5/CUlA8O2hBxbi5SMFpk8/FJGbwiNGJWe1SInNyEbE9vkYFaukDnalp0zPDMzV+gpJmQk
        iwliVmZKRq6QnJKTlZaQZEu3wUtSpm3o0JSkFAw7PhDTUtJTcoWEDDEzcYQtKVdIzByVkZSSYcvJgYpmtXe+5eSmDB3K4AnZCem2XMhBEBNtOSnJNhGrA2/J
        o7ITsGk50AUQn5WZxl+5B3txeELaUDHLlp2SmZwjpKekpaXk2KDjkhWZCkmjElOSWiTaxqXAS4I4FHvTJmaMSk+k9zHDM9Mcr2lQt4RsYaSQmWETM4eKucNt
        Yu6YTCE5IT0rJWPYy1i8kDsqO0NIz8SaCHINhdzshIwcVj0hMztlWEJ6yqv80r6UDGE0H7oWOSnDMoShCTm50P+vpGWOeSmDl+l857E9CIzv2ZnpQnq6kJTO
        BiwxM3c4NA/+YO1ysrKhYs6OY6/ZtoSk3Fd4VA62JMeWm5uGr/C1LfutnCxbGr0m24ZBBXH4bPFJo7JH2yhXFkrIFTOzxYREGF0BOhm+ScpNgTANRgILh4i2
        vKS0UTkYzrblZMHoYJDwJacljZOjb2xQzbG5thzMNT0z28bakwF9LafPTUmHYgGJRttgbDOS02yOHg4hTLIB+iYNh0G0pSWLmfg+DNJmwCClQJiqK6baxo7J
        zE5mOG3LSIYWQc1gmJMFW3rW8ISclHG2ZCErOxMRFELZNmp+MmB0OkwmCADypaRlZrySZYOXYdkJyUJaZmZqi4ThNgg6WhMOmSQJg2iGhYhs1g12Rr/uDA50
        BgcILUJtERYxN1OMCGsZKeSFhowNDckLCxkbJtBcSwRUGSOGYuenwVTNhWCorUVYDH0SaoOAwIMRFowJjeCvoew93MLfISBYWoa2tAiJttwxNuikFtQlOUHn
        C1Y342jHwtmZuVC1cUHOakI4JykhjZ6ptjFjg3iasYo0Y3masSxNXpCQnpCbnZInp81TpM3jafNY2iBek0qTM0iukxLZ5MwUefGs5OLCk+U0GFKMDk+HgcbO
        7gSMzRkFKJSQIwoZMBlgEogJQwGhRcL8oYTYmRmigBgKBABImdBGTE5JFsdmjhLTbfhOCXH6iDg5MR8xPSEnRxyTkjtcRPy1ZQyjUIaYkJ2dMBYnoMAQhIKE
        MhSy5UFxaZCA0RuBckjJdbw3C0Gclt8YrvOpLvAZkkNoI4hJwwHp5ZdWUJnMUTBHiJJlJaRkt8ZmJCQl2bIA5+HFLIlW5xusnDBt2Ne0cIjQYQkizUd+QJ6t
        AdBP0Ce5YkqOCL0HdDMtjcUrlpt4+psTolyO4tmDA3kKwVoxy2iohX0X4lgPQjixFaxzZxsN7V0Wv3iZlDoO7lem6IzW0RrAKJdoEazlkFGjBJGoEau+g8hB
        J+aIKRniIEuIGDoYypxjNNTEWNa5mF0CJ4fWUoirYcvOzsyOT0vIHmbLyX2L3gTrEYjpw9OxAjq88oqYBOM/Jhvq1hryaL97HSJ5CFvbcFQ5tjdrAxWG8oDC
        2N6iHN7iy5C1dK7R0KHKyoTg4ACqpjKSR9QdxjktIUPgra5ETKwF84wGs2tXyQPpmBvQVaWQsDMWyRY4MQOJI88/R+5zRIt4/JMT4uQ+4vMUb2Pjx8LoFnwA
        HZaekpMDw1kJ+ayFEGN0mVZmwboDwLV5A1rjPEgfBdVipcMwQmx/eYLGy4GQ0a6oESKvGfGOxSMHSXk8/Q1xYVbiGcti3TEfxpAvYbYQ5YofggjKWh4C/3Jx
        7HNDqkCEFwuGli6AbKmveI8x3iWePUIqMzbxqSnIvAg0uBk5QzOz0ytNN+zIUWmIGgUfGg1HVS64kSFWyo44GDkfaoCThiLdB1wkQsrCnM7ii4LmQAk5NkbY
        BoSIA0PE1zEyPDlEpEmPtJxnBcEBivBAHuZrgvIFKLJcipLS01JkLV8IExCwPC0TGwukKxsYTKhECuLTIqNhsTpBxl+sFUxd7ARo1zCqb3LmqESOqTFX3M/2
        2Rwa+/hx/QNuE559+OX1OaNm9/5wS0nitPsr5uUueiNp6fxj24Pmvu9/57q5243FGVGNTQfCv+jSoo2t3yelqUvDrnt2eDTsQq8xe0dMSTx0fdm6r+KH7JbG
        ZH59YPWGOZ+OXL4xPaCbau/4PedWX2oy69XHK1YFHTtYbdXVgjuL7It+PDytMH9En9erFW7Y3Er4IeaXprWLt1wrP3ZkSNud98685T1g6PqSoBm2G1/1WrTr
        2ea/6j9b0OHjl79N9enzY48fZm++tHnltrOrGyV+2eXnxQ2lj/+I/bjpnxPX/vHtkZNHDZd+O/ZBTsqSRo0+ic/fEhXsvevp34cSpvqOObhesBYvMRp+UiV+
        uvda3gZBsE4M/jxr4U8fdqimm9Vs4w/dm3V46+PGbdZu2D8zxvZ7af9vQq7Pu/7XgCs+e4ULExZ98cR39+JO27c0G+P/29iii69+5TGkZ2jq4vH9P6l9eWJw
        Ua1vWl1775X0v3y9Dm3/49VX7L9u+iCq9s/BbT9MP9fyULS+25pvb0VvDzgRkL7cp+OqNT16jN7q32vNqY7TWnSfXLZ8TbejL23b/dq2y0meXcpDfvtU0+6i
        yX5b0r3S8uW3+nRsc/jDGXOf7Vj6+M/g9Z3WHozsp5v50bmzuzrenTrs3vOmxtqfPPzMeGHvHsE6fZnRoCoQrIvwWShY1+Bzv2DdhM/HgvW7ZXgrw0eC9ScM
        9NktWC9joNFdwXoPApqChYsF6zsfQUgs2y5YP8RQUOoNwfoxhh6pPxSsX0FI225Thy2CdQ8GjR+fuCpYT2Cw+ZWp8wTrBQjqCu6Kl78WrHcwXBi67q0LgnXK
        cghr7QcCZwvW+Rje27Ks+HMYEQjr241unWr4XbB+gS9X39U23PeeYN2FL3yorEfhxa1gXO1NTX4+JVjP4dvcTzPC8qZNF6y38O2r/p5SreHrBOukFUbDZfei
        vw4eCtx1XKbHhVP92iX0HThVft//cZ25336c+bH83tpHvNt0zg+HZIutqR4LHubFSpP4e59Lhm+jfnabU8TfV/3ea5j2xwO3D/D3ngvNkzq1y8/8m++fVyz/
        Oit47Ya9y/lOU5ruQo+o6nWi97L3sH3fBZbvfu3s1PustIlxb/imtV5oqLGUbVWt7P5lTbcD4w8t2kHvJ6bVF3/pujVg17YKOo3R0a/G3RneX/dZMnohta3f
        6dqh1/qcXyX5ldGuzfrDg582vhQwu3eda/h+6fui17dHHz6y+ejND7C0FfHdbm3QaXRNv1u/CfekdD9+lF5nX4fvSjctvATvxQ2FyRcz3/hz/KGwCXOgtPdC
        Cop/e//OxYDJ9sFfQts2RIuGkxmWFUWJrSLLBSHioPluk06dfld/vDzeNNN1TgntfN8a/ZtXXI/xJ/p2rrhzRtg/4kmK54yPfX5sdCd49KkZwrhO47Tef85+
        Rbhx85v51dYXnPppcae5q7KHF/yxflXMsZN9ukybGHxmdRdrxchrQ5NK3ml0ethb38ydu6RvWq/V7eK81qQftj648NXd5za384f7dD98xBIaFh4RGRUdE5uQ
        mJRsG2qxWEItYZZwS4Ql0hJlibbEWGJDLaGhoWGh4aERoZGhUaHRoTGhsWGWsNCwsLDwsIiwyLCosOiwmLDYcEt4aHhYeHh4RHhkeFR4dHhMeGyEJSI0Iiwi
        PCIiIjIiKiI6IiYiNtISGRoZFhkeGREZGRkVGR0ZExkbZYkKjQqLCo+KiIqMioqKjoqJio22RIdGh0WHR0dER0ZHRUdHx0THxlhiQmPCYsJjImIiY6JiomNi
        YmJjoYqxUHwsZB0Ln8UCCIh4Vl4ILF4hYlI6rBLw6xsiZpH4CSKWk6P+94TIFMGCkgQLRsIwG3HOFrZqU7BNpWhY4IDvHgPCsA3giZl5uMYSg60oDxdVB3P0
        n6XDg4TZ/3l9eQ1RTsgYBos4pAeBHNbiBFhgUfDEFKhvUDSGeF6Z2c2u1CY5PoRWb1j1RZKWkf3HpmTYUoYNBzEa1QLE7jv4OVhBk4H9hr4AkVqU5UVgz1cb
        DVko4QPflEMLLed3+DorSwakgUlJEnOykHWFgjA59AL2m4Lrto0clZDG8hmakp0DUjNpl9LSHLoWZGmh2DXAHdIXxM0PQ30T1GbuWqNhoQrHKdE2Fjj8KiqE
        TGOOs6E5TZ06JOpC/IJzXiCaQYGZmeLQBOjFLFR9OQQd5GKRya6sLJLjSdLCqsnRwF4B57wOeNdc5EMycnNeiD0Csf1ABOEsqms8+8djU2w5VccnZY4C/i6Z
        SZ3Ofin9xGgID3HgMh+ERNuwFGx11ThBkp21Ar6sJQtGrlWeu95oaOhANWQ/mTiBfZhJBUBu0EnAOkPKUCwYEJnqRqOLagjCAIec4dKf1oJPjYYxOGDJKTnQ
        c0k29jXptVAXWQnzHCxeghL5GPJWJawAG5pJ2MCkMhknnZx5wQajoa/iayoyh3+e/F+fy8ZkXFrOZklsycDBQr61QHZBDW4CDIGo0CRYCz6DrkqpNBWo3Da8
        xTghmIDBZB82LaGL4bsISp2WmeXQTbK6/XsvWQs2Gg0i9j8ie046TrehfCokgHQ6PN2Wm5IEWATJ/JKgqtaMlHRqY0fb0IRRaSAaHYGo6qNSuqfkvgqyUsYw
        R0QFRHSpJFin2lC6dQjz1B4uS8n8ulyzpjmEaAlprNLQxlKU/lyEVKcQD7FGZ8atSOUCrfvcaIgMkotoJQaFic0pqlmzXV/Io2Shye+qR7PugG93qOT6Y6eM
        GZ4CkyMo7HDBrk2Hvmkli4OQFXZg1dlwdW9QLtP3xoMcA5QjO4WJqUzwgc9IJ9uCKWj/NS2rA2JUld0oyKrcjg5Mnvul0dCkimFgCi2WeYhI5AEaDYl9Q3Bd
        S88EBItqGWULDY+F/gV4RzkTEvjYsoTyJuQCCAuLw1g5GydVGSq6aiGtpV/BmLzYrYe+2bXp8LsW7EmXT9qIHA4oBd+GJ5CWhPKmqmSOynWSTpSFaaID4UZl
        tjy1Sr8GLGUUBOctF9Mh4ghEnFDRdJaJA1f5WUTSfmBuY51tlOl8lf35P0RmgethWkSERVtaARMm02fnmDKEohWQj0VYy2hbWHQsK79FaCsHUZcLZZ9ArzlG
        rXST0ZAQQtQZajNyFArxSMzSE7JTc5yjxNGOxG4aW1ml6OCPGA5zVYASVZlYXrgZVwrWpNBKlQ4FlILIyKiW4Y5BjWoZhsMqa+KYQS6b1vxTh8Kp4FsYNWWc
        PN8LIaIpMQWwVIn58hKRL+7a5KDCMN9JpwNj/K2SdjjWE9T1IFJBrJ9zuwQGy6lk3EKqOwd2Ef4wfGWJqVYOtTByiM6FjO8CMYUwpLXhNM8hxeYW5Aac4HSo
        CfAtqLELgkK3ApK/EAszZUwCcBZBbFRQB4jYnelcJaCd8KVv5Rjc4rBWADzCUUuYcsrp0iuhl2Op5CUCFDeasDKlZVAZ3CXKEBUJmPo40YaDVbWaFQotI+Rz
        DBJflXKgb9Nk/kC5PleefI4V9D9X6vJtUE5EiBgdIoZaREDI1oi/bO7g5o6Cr+FqVsz3P1Y8rC1jBcVRWdiX0LnbjYZXMzJFUuaJuOGUjLmkZmSOyaAc2A5R
        CtuEdPCD8gaSjDBJCRmMWxJpZw33mKyldkAz5edVpQIy9sprXUTc3HNsUph7wpS3iB1ES0tLJAQsLUND4CeGhoSaAZF2ENorNzGJZ6b9U2spxHZSbkK4blaR
        Qb6sI0Ws4Ttf1LOVdsGsBTthnnZQdDnbsoN5ChE1EsRcWx7bLnRs/Vp3QIxxUB6QvrHwywuDZ9hgGE0Af6CqtPPD1YaO3akQUbE9VQX1SuCgEOqrIDPEmIlu
        sYGolJLry+XNPUbPcL8CmgKzraMtyZZmy8bdSWvBbmijHIG7I3JEIUT4OTcPld/sqByl/KocohaoZA7aVTpNwCqlJzAZrip1J/+HlFqh8HTQ3dwxmYr8cuRt
        IZoFtMnrwM9K2MF2rKwFe4H5dRoAhIgUBlLCQxk0wRwbziGcPUUUAXIjyyOuYwhthnyrO4QGxcZKwXdGw2SVPOOALcbKYtsSMhS1dSEzIS5iB9s444QF/6l4
        TVQq8lkraOCnxdNT8NPLcYIzTqMRrHP2GQ0GlfOfYP0UIINRG+X6K3D5wRgh456MDYdn9shRAMjLAkKbnYS03QbyDpINRwch0aWfdfF+oyEMGe0krPlF/ruk
        +F1U/K7A7zLV3XoaPlSpBetFeEaMkiVF/iSnULyNR/pq2bvcYG6RKlhLDhgNT3zWxteqkIZ1O/Va+JdSW1SVLQ2pkCLd69x6ND1mO7xfrdmhQrpy4Y1W51YG
        YvyR0oEVUvO2PxcFf9oV34NSsyok7Z70X9PPxuO7f6fpFdKBny3q20Pr4fv+tisqJI1Ps4CPojvje9aAryuk6NbXpm4K74r5B31wsEKa8otmi/RBd4y3XL9Q
        IdVubTTOWkHpS4c+qZDMGWd/7XPoi21YvqrGLSnQfm1Vn0G343FAtjW/JX392cVn2V5Uv9Kl7W9JV27+oDWnR2L++xe/fkv6LGBuo+8/b0Tt25x9S6qrrdMs
        t2YPjI959N4tqfaNMdHb5pkw/uqgklvS/q8urRs0geozo3zrLWlfVvOkOr/1xvSW6SduSQWDCtYsfT8K48U+f92SBO89l/Zf7kLp2+hvSzu3XJgdWeKP73Nf
        anBbOt6qX+KB36Kp/eNibksvl88f++s66t8+h/relkz9VoZlvVYD34d3Sr0tfRdyolad6+3wvfzs1NvS4FtpHjGv0fg8XL7itjTq6Ir77qouGH9k4ubb0qwT
        W5+HDgrG+LXvHLstBWc8737YHorxazdevy3dLaybcO98OMa7P9PfkTZ0zly3eZYV34WRpjvS9NDXRrdd0hPTl7rH3ZFCLyY/3iR2wPghe1+7I7Uc89mPmgGB
        1F9rRt6Rhoyqt/67T4LwPeuzmXektZ8fOx53lOoT88uaO9Im08auwnEa3x0tdt+RHglioy7LCV/6rP79jpT51ss33syg/nTv9PiONFH72Px8Wbft5NWy1l3p
        jbCpK89nU3tP3Qu9K3XU7kt/1zOS6uPe66505Jc97bonUv9WWEfclaaNTu/4tDaVv7l42l3p/O2EiXXuW/G9onnJXWnc55cOjn/cnPI7Y78rdbhQc99nvTpj
        /OIvfr0r3Yxq89OR36i8vC8e3ZVG7Qr5MLJFFMYXnql1T1q3yL1a2HjCxwHBEfekPf19zrsFU/z+VX3vSaGjm42ee709xsd0ybwnCZHzBk7eEIHxp6rPuif9
        WfRTrR3W7jSebuvvSRO/if36zW2d8H1GkwP3pNmNq22O/J6+98+8ck86I75fdm9he2rPOd19aWCm2/s70gl/Sic0ui9p3n44YFdzbyqvc4f70r4pe1RXlryE
        6QtiEu9Lh9u+28h3HeV3qt+k+1KXevZhXy2l8R2+ovC+pOv5IKqDF+FfXvUd96Uvuy1wb15E/dfui7P3pT8fZsxo+TPNj4dvP78vBU54GNe1DvX/1VENHkj1
        M1aNv/F+C3zvulR6IHWbv35My1KaXwOuvfVAeq2WR+6U020Iv1MKHkjX54T1HnJUIHzxK3ogTVq7PcprQG/Cv792PpAi5u9pWsOL8DPmzvkH0olWj3+vYwjH
        9AOaah9KB+f2zm7l04vG693GD6X3H34adO5gBJUf0OWhtOBIQPg7u+Mp/vTwh9JfolvyokbdqP373nsobbPYFqasjqH5f+nTh1Jw29/O6PsR/vuHHX4oXejn
        bd20nsZr8We3Hkq5k79NzOkfSvNlkN8j6YylU8izOT2o/6OjH0kzNO+tKNvcjOhbx9cfSYGreo6Z274XvhdOfvuR9PAbS+tTp1h7bxU+kqJNnaMftKP0BfP2
        PJKizl8omNqgE5WfdPWRtLbH5NCwsLaEf0O9HksnflrQOPgm1b9imeWxlHU31rbwMzY/Nf0eS42rv36x+S2qv3HF2MfS6cyxu5e+8xL1f+qKx9Lvq8t11S0d
        af6l7n4s/RDxQYMOej21b+XVx1LPnKsnW2+g8Qxyq/ZE2tDefeDQX6h/NheHP5Fa3924bcLeGkS/sgc+kR60mR0edZLoUcXoiU+kqfH9om+fIXpnKf34iTR2
        4STLAZHGf279g0+k+Kv1382tqE712XX7ibS5s9ixYjP1T/myOn9Lax7dqJ96sgPmN2R9u7+lh23njjqwazrSd8utYX9LBdcHd782uTXVN33O31L9pdn9d+0n
        elEubvpbKjrXf1P+FKIvAwxn/5a+nvJbaLkvzaeuLdyeSv5jh//aPa4djd/0Vk+lnEZlNS/UuIbrRbn/gKdAj49+94uZvve/UPBUSirtMvW7YYRvwuV1TyXv
        IVODF5ym+laYjj+VbnYbpC7xJvplWfT3U+m1zj/cO/MrrQ/+nZs8kyr23N9y/2XK72rLPs+kdlsto9WWejR/+o57Jg1c9XpAcmuGHxtXPZOWjw85OK0Rjb+l
        6+Fn0pgJH4zfMZP6oyLw8TPpd/XsGYP/jCV6Gtz4uSS2aFVrwwwztXd0n+dSk/zWmubZVH7p0/HPpdcTNyX5BND3BTvXPJcmeP4x2fuPWBrfXcefS8c2dJ8x
        Z3yPti7MgPXL00bDPU2FrcE6qdWJjLaTfiunJXV17W+lfTG3Ct/8ohqhsHH/Luna89ODr9dxIxKx+eF+Kbqk5yeHv6hLJORRncOSuf24kw8961CT9AuOSSkl
        uR/7rK5O8UvnnJTKJ/j4q9ZQE9aef/uUtGX5pWMpNWvSEmAc/Is0MO0b9cGa9YkEDA7+XRrVKCrv+qmtWJ/F03PKpY0TU04/a2Wm+Db7zkndxhyYNvMykXTh
        oc8FKfTygwET7hJJC7rT46K0cY/U23dTNHVhytuXpBoX/1QvW9yGk8DLnATSEiae/fqK9M6nFaPf7kckaHhB2VXpTIc1ui1raUp0Lf/yDynCb8ziCbdOIYoG
        DV32p5R4PdwS8KdI8VOyr0mXj+fVmB1B5VV8EXNdOvpHQ+9fDEG0ZI/767q08a+xw/fUaUtLdurcv6R8/Z+t+39Wh9pvMt2QbixWn9nfneo/wLryhjT9eNPX
        zcsbEgpN8Lwpfbbv5W+nzYsjFmxR4k2pf8mYT1Z2Por1Kei35qZke/VI8OBr9WnJmnXqphRrrQhp9i6RlHLT/ZtSg/b1bqb+0Katk//78jej4S+Na6Trx66Z
        uxbuWjnXyrs2zrXxrp3j2nmunftC57sMjuvgvTC4LoPvihyuyOOKXK7I9wJyuiCvK3K7Ir/r5Hhh8rhMLtfJ5zo5XSdv5clt/fKcPOPtHLiNf2TnH7Xlmdp5
        pnKhdl5oW14pO6+UXGk7r3Rb3ig7b5TcaDtvdFveKXbeKdt5p9l5p23jnWrnnSp3up13ujwodj4obfmg2fmgteWDaueDKg+6nQ+6jBR2jhTbOdLYOdJs50hl
        50gVz5HOzpFuO0dKO0fKthxp7RxpZaS2c6Ruy5HezpG+LZ8Udj4p5Elj55OmLZ9Udj6p5Eln55Munk9KO5+U8qS180m7nc94O5/U22VvBzD4l4yGY1rXSNeP
        XTN3Ldy1cq6Vd22ca+NdO8e181w794XOdxkc18F7YXBdBt8VOVyRxxW5XJHvBeR0QV5X5HZFftfJ8cLkcZlcrpPPdXK6Tl7XyS2M4UJ/Hn/KVrLj+HM8f+bz
        59v8OYE/J8ouUflzkkKtwBmJ2X8aDcZSB38xGRUuKsFaCuBZ7suytw7q93yO1Od5z+W7RXNZ49HrtvZ7ulIKmdfRr8P1yLLmZyxTJz1ZI+luLXjwMMO97M+n
        IZsG3dso1ZOOTes5P65seb/8aivvfSl1eTg46NCe1+N8bqmb+N/YJC2O9+phe/JG2W63zO0rLmyVpg8sbDZn/FtxGa0+XbrlpF2q7TV62ujjPcqaRmufPD63
        U5p5+IzfwK7dy9ISv7t646fdUmDQH15tAobGjdjVtv6kA3uleB9VyPpX+5SpBx3qPv7bfdL3kx5+Vdrllbgm09L+WLv6gDQ74qsrqvs94oqHfPDyz3N/kNZf
        Kj9mHG+Ki+ovnj055kdpwsCImrOS0+J+Kwh5NGrQYWnbxgdxGeuHxyUmnVq0d/kRybbZK7ZLy9FxebcMJffePyo9Cnw/d5VXUlznm/3F6Lxj0qS/04//OCar
        7OA1t+gxicelU9nfdPw4KaXMc+OuqFXdTkhbvuwXd/HkqLJuP/ZdssFyUprcbkZB8muJZecPe2im+v0kCQ1G1uyfPa7s1u8XrXXu/yT5/3H/8idJ+WUPvkzq
        PuTkz9LSRsFvzPhodFzjwG6xPb84Ja2dk1tiSB8f55/as9PJmaelMZ5PZxy4PDbuacODu28kn5Geb+oTeL1ndlnaG6vrzWv9i9Suz/efTz83Lq7iQK8DX3n/
        KkX0mJ91aGd+Wd8aIR1e+f1XacMt/46PQ8aV9d6aoBv26W/SeVsr88TgcXERr9eeeG3M71JkhH1n/KWsOH+/Vw2/tTsrNWwe8+sHsSPKvFbtzPlIUy7NP3ng
        pQNh75cdsfyyYIKtXLr8UtJbLw16u+xMh0GD/L4rl3q3+7rG49yBceuOPVk2uPE5KfLGjnOfbXu5rEb+9hmvTzknqXYL1+smzoz76tnv6w3l56Q5Q8cFnQ0a
        WDZixcHzI9ucl3qZY1bWbZ8WFzrbMnD2h+el6Tu+K81ZkVX2/Q/6qYk3zkuzDlesfHPwzLit0YfqVnS6IKl990X7qifFBdQ+UTf2owtSZ/up0A6WyWV3F67Y
        LN26IFV0bPLS+4cnxL02aOwgfaeL0v6xUq0joyeWnVvRpGTOoovSgFW3py+1Zsdpr38z6PerF6W0sV9ujy+ZGtdA/+74ezGXJK+Xz6zP3TqpbGurnAanpl+S
        +qzbe+rApVFl/stqTX/35CXp+yt7u89WD4mbPX6wr7f5srTzarXIdzYllk0vbxg7NP2ytGXr1WuZf44uWxJv+GDxpstStb0zEmIK3iuL6Jy3d41wRbr/+yeN
        e+7OK/OZvWXOoq5XpKKpA2qt/qJL3Juhg7elzrkitYsueLdQPzVufuHKoKCTV6R1rVvVnzzknbie79XcdKTOVan2t8ebJT4YX7Z3V1r/lMFXpd2b90/M+GZo
        3MNb/Z/fW3lVChxX+82lg94pe3PHR+vGnbsqJbTSrp+8c0KZf4uOrz4x/SG5veEX3mT1pDiZKqAK1l2w7r9tNHRa3Squ/Gf791Li0zq3Bj86LbUNvtDrSuZ+
        6WTRhWUrt1yROkyLH/n55Z1Ss8T82bXfuiH1T5+88v4HpZIL3Vl4x2hYCahTGcy0vK4w3X/A1LKWWOeEsSoz11v/2/yqgml43VDB7JpOVcW3/wWT64yabtcy
        NFr1C9+qq8hPWwVMU0UZGm3VdcF/k/lzCn+6DNP2+0aDT4VUOUfr75WhPO20B0ZDbZBPqs5pNcSqUXrZA4Ei/6mKFAUqXnHyxXRfEuauybI8P2mP7WNc2WFF
        y23MuxzAj9wtbb7qpD1ly4MWG5N+j2PWrgjfsLu460n7g7ruSRNqNWTpIwDebvTFBg9P2GdV9O5w/++m8QT3A7gx/9rKZSfsPw9ZP6Dup/Es/d17AA+ZuKTt
        Cbs2YE+7bKkug58C+JCbQ/ZcP273sexsOk2tZ/mUAbzP3TrTlh6333s1Z37fG/4s/UcALw+6pYs7bn87oFqM/lszS18AcPHclvNXj9lPBW9aUn98EwZPBnhF
        g4cvf3jM7r5nZG3LrAiWT1esz9P3+1mP2Tf8HRT23MfC4CEALw3q98f1o/bNJV95jO/lz/IxYv4nWngvPmpfWjdqXOvxwbxdd2FEll6ztz9qX/He1+8kHArl
        7QJ4ge0t4a8jds3a14NG/crrWQZw48B+Py48Yg/17CfOWiKx9IUAP/LVgsbtjtgntri7YnNUBdnvCjMw/8vh6muH7fuungzLCG3F0qcBfEjP+Y/bHLa3mTt+
        fvOVLRj8VYAXNlwR8fEh+9cHc3rMD4xh8BiAi9leaXd/tMfO3VQ6+c3WDC4CfEfvVNMbP9oDh3+/dd4WE6unO+Zfe4e4+6B9QbRtqcajEUtfcQfymdlveLOD
        9nbvXfg952kIS38C4O1aFjcZ9YN97qt5Le3eISx9GcALJjc4c/p7e58Kzf5Nk2NY+lUIn9/9SPz39tdDMqKK3m7G0s9E+OLX3IoO2BcfCWm0ulsTBs8FuOA/
        4m3NAfvp/Tv7/+nN8fANhO9ba7Htt18o6fVD6fuxfHwBvsPy08byffYI45x6+StqMLgF69nu3sN2++xF76mWpH1jYfXxB3jhgyNjC7+z3/Ob1fFhSSRLLyAc
        58te++1rbfwzB/D6X78N/eDxZUjeXnv7jmP7Jq0K5/0A8PLF/VNP7rH3s62rWaDj/b8D4AU/pAX33GOPy4tM2OlVm6VfC/DC0BbX1u62t+0z+O1NGwNZ+gUI
        /7xtSoPd9icLSy41Gdacpc8HeLv1QsnYXXb3vg2/DLvblqUfDvAdLaqdvrHTPid5UVZSzVocHzB99Sdjknba24622gPqezB4O6zPkfwJP++wT757vuWPX8Qx
        eBCmt7ff2nKHfXC18jcer63J5zXCi0t+aW+3e6edDdtUnbdXALgQnOHWdLs9TqhoHhLB63n9FqTvEfzAY5s9vFeksKOryOcFwAv8/Nde22rv3+DsN3nLeH/u
        wfQdhtc+uMXe4/GmwilreD6lCBc7t1//rT0hK69J19VBDP7RLcTbY43f3WzXb37SUXcylMFnYv7JmabCTfbn/lOLelTn/ZOH6TOyS8d/Y68+8GZK9+ybbH4l
        Y/6Gizf7fW1vOHvazEVfcTrQB+Grt//a8iv7j0vz/7yxg49LO8wncOHP1i/txtFTlnxwhM/3EISPajPI/wu7tuGdh++GtuV4hfn0Wzblr1L7V+u7pt9VxfL5
        hfVc5vvH4432V/cmto/WcHy+CzS84ML7XQo32HXP7n++72Uzg19Eyt/p7+Cy9faNb1vnTTvK8ecIwg9Um/LGOvvmZ3sXTfbj83EHwsPvD8hdY/fYOO3Sr5N4
        /5RS+o2D3vvYHrsh68Oc4GDen7Sy7OvasMS+8uLnc39ZyOfdTKzPwLyGkUX2ZR832LQ7oC7HQ0zvfaHteyvsQuyl+MfrON1IQ/jV+tmrl9oX3H39jWsnmrN8
        BiD8276v7/nQfmp6uumbNpw+d0X4ymsPfp5nX73v7ymt6/gxeAzCc0NGHn7fPnLRtkXljfl6EYTwJoObXZli9ytq9nynB8/HH+GnrvneGGN3a31s1/GX3Fh6
        d4SXrlM/fMt+bW9CvaFlHG/LbwJ8wECde5Y0/rvQHzYO5fUvRPiMkq6NZkjlU/dW79gvgsGHIHxx43VhC6Rn0dM+iJ3kweBBCN80YNcby6Sr9o2bfS/z9eLq
        DYCXJb5+qEha8mjWrH0fteb9j3BtjzdGfiwFjd5zdtYMTh+yEJ779fSidZL36T29Wu7ieBiDcH3yXy9vkH7a2qz54P3hnC4BvN2Krxe/UyqFzPXI+u1SbQbf
        /xfg4andUbYvpJJB+R6fdjewcuci/BfNm12/kjaNOHa18waJwQcAvODnK4GtvpF6xf004cOxJt7PCN81Per4Jkk/LKvtzP283yquQ7k9W+ze8a00fNqUFTs2
        8XVkB8I3zNo/Yqu0r7H63tnANiz9DIALH9j6vbVNSnnV/2DseU5vBwC84PSPWT52qX5I07QGF8J4f1L+kZEJO6Q/qkUEdbZEMfjDa0APd+uaxO2UPGy9Tz+9
        x9eX/QAvKDg9x3+XpNrXZ2L91m0YfPE17P8fxtzfJXnfHWKyBEeyfIYDfEdq9Qsnd0vd0zzeafWkBsc3gIvPnv30zR7p5bEZ966bOd1zB/iQes8HLNkr6b5P
        WaSrx9t76k+A5y3PePs76bh+jWVGfU4HSgFe3tvt27h90mqd4L1uKOd/CgBe2Ne2s+F+aUr9pKW/eNfn/QBw8dNrMy7tl9r5tlj/xtu834IALhz6cdHhA9IF
        vz3GVtPiOb3F/N+L+2v+91KK6bU+HbKDeH3+gPxrFI8c+IN0dt4nU6p9zelM6R+4bq4PEg9K341741K1lnydnQFwcWLNWlcPSjU/9CheX87hAwBefv/MitM/
        Stde25fyXUsZDwFesOnNkvGHpJeixja88aY3gxsx/141unc5LL05/uytlz7j/X/1KtTntxF1PY9I/iveHz7rR05/dlxFvmVIzMgjUu3geb3CRnP6vBjgpW0n
        PTl1RIp8/Mr0/Vd5/2QBPCvq5jDrUeneJz0nu3lxutoH4DuWtUn/8Kjk98nR1g+Ocf4zCODtDl/xeX5U2lkh9R20nKd3B3ifXi8ZXz0m3R5zc8e4eryfy68A
        P/xrfsX2Y9JdbZ9ujz/i684OgA85fu6W33Fpc5zp+LjzvJ8XA7zPa0G1Jx2XgrMK518cyelbHsCzFnzd4NRxaVX08ub5IZxuDwC4eF9a2eqE9Gr42z4d9Xxc
        YgBe8GG1RdNPSG/dfqPz5p18fI0AL9xyLfr+CenbRqE/DNjJ+cOKyzAu4wM79D4pvewxb8er7wZw+o/w7b98v/ak9PD6A89l+x6wda0U4HMr3jui/kmySWdH
        z9teP95FYrg7x9dwTvUOlwumVSHYcLNrsq+RDaOFqy8KVP+UznEQ+OL/PG/8N53XaYaLqCOX17n24NyjnTZJ8AdD0mAKXCTR6F1Fej/EB8FaPs/X8LGqm27e
        /F+GbA/Kiu759t2THhONF429h358KmrArc8e/DlgwcTNufPnzg48kD49OXfylu4fqA6ndAvZN266ZDr6Wfe3Z4lb5p6tvcGj7rDWbx86MWT2qORe1bpNuHm+
        tqmpZuikB88bP9vXZdnknxL3/PAkfdftA1+u7PnL+48XrTk95+jxN/MfPf78xkuDt6xacP7tQ9bD7ftf6HL952dL/zxT3+57sKCmXFk3qGw1wbp4vq9hm2rp
        Evy3ziHs3RHjO1Xz3Sltrv/Otb6bP5PqjNqwrXe/vRJLd1qaueWn39d88r0U7/lzSVb8n5Ls0tqxqeXyfEGMV6k1MswTuT0OQ4fq7h4vjgDEUU7vuYwQF2Bv
        LPB1iqovCLKzP/y32M+cse+/KOYegtgG5RQ7k5c968VUDyGVt2upCx35zn7xi88gNtpZl8qYtkZiz30SPWr/5lrnG/D1Yi9XOV5AJxbMVO+SIKRkZDjCrtoC
        5jGhchwW70WWl2icyuK4pwMyduO+ayhM/m34RHP4Z7kqOF208Ik1R1YCoCDUQyvMUyiu5eOtHyhg+G++4n0I1G0Bf/8QfnjkdBGHL1bAl8BvKYcvU8A/gt9y
        Dl+hgK9ExovDixTwYviVcPgqBRyP6q7m8DUK+Fr4rePwTxTw9fD7lMM3KOCfwW8jh5cq4J/D7wsO/1IB/wp+X3P4Nwo4Hp3dzOHfKuBb4LeVw8sUcCTp2znc
        roCjEeVODt+lgO9GAYnD9yrg3yHLzuH7FXA8ivw9h/+ggB+E348cfkgBP4wTgsOPKuDH4Hecw08o4Cfh9xOH/6yAn4LfaQ4/o4D/Ar9fOfw3Bfx3+J3l8HIF
        /Bz8znP4BQVctgFF+GUFHO0/r3L4Hwr4n/C7xuHXFfC/kH/m8JsKOB6pvsXhtxXwOyiYcfg9BRyPbD/g8IcK+CP4PebwJwo4Hgl/yuHPFHDZKBXhKpUTroaw
        hsO1CrgOwnoOd1PA3SHsweGeCrgBwl4c7q2AV4OwD4cbFXBfCFfn8BoKuB+Ea3J4LQW8NoT9ObyOAh4A4UAOr6uA14NwfQ5voICLEDZxuFkBbwjhRhzeWAFv
        AuGmHB6kgDeDcHMOD1bAQyDcgsNbKuCtIGzh8FAFPAzC4RweoYBHQjgKfnkAj1bAYyAcy99b82cblWCdUeJrMM65MHTgJ9VWbq35qE5uyu7P+/5/V/J6xYl7
        CAA=
        """#
}
