// swift-format-ignore-file
// Written by scripts/build-studio from Sources/Studio. Do not edit.
// Module: 9232a1f3c3273f26f803d89d4de725e12b4a94b7c4f685e2772942ebea85bb03
// Sources of the module: 6b4277e0d25c6153fd4b16d449ec170168a6b1d45933d9b389a50a231ac014ac
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
        cClt05ZyPS3Q/O7NnesOAQIDrWegYG4xme//fWufs48s5dEHd3p/10rO2o+1116P772+79vOLfvvVI7jqE9U3qtu1jMzzs3uDH4V/69mbvZm+NyfkZJP6bIr
        hTdzEFcDvosL+uCMOkh3D+L5g3QYzrTu8W9xwaHzg2j4IP0rXkD3caHUJnXoILfpox5a9Gb4AYWLVIlO0JbcOoQ2DkmjMhaqqe+9V/p0sOg/dwuv4fcclB6g
        6zyie++levZl7gzOopnWKKR/ciBTwlXp/FAxzkO2oYPSxYO2MwdninFwtUrRKN0LZRwy0Qdlovkhj96Pq4cOFfN+6BCPwg5PWpwpVqM53ntvduhCcLB4WSi9
        kFU9xJ2SZ4Lixd6hg7aRQ7I4hzDuQ0UP/UP2gRpfOFg0Vy1Oue1DaPFQMVXuQfsKu8bhQTuLNCsHi6OIn21CFcOMNN6EFtuxQ209pqOo1Q1Xlis6KP9sPdts
        dUZWW2raCZ0pQGWGBsldx8mhQ5jfYIbnmyofOiSQe8jOPVXyZg7JGhzi02DGwkEo7+M1PDjDa1+ZKfpjezgDaOFhewXcyjpywwebkN7EOYHZe+8VTJGu0y+e
        imdmShDk8ijqM3Y5ynBVTNuMQE3QhISDjLD4DegN9B9eTi8DyOt78ZC6lyGCr1T5Dv4BWlBS9XrzojwWz5TPouIQS2MhECM4KCMJuDINzSnmrDmCEpGweG7R
        iUGfp7aFk+7P+7N+4PQSIXO8H7va0cGE331p6PvKG0nzyaDT0Z7y/FAFnnZ6tdb/y9a125zt2smuWfuKaIfquzZZ1+l0gRDqyyqOqrjXXe/oanWn465foVS/
        dt2VK2tJ0v8jl1er9N+rB254TeLc+NrX1UZHf1yrsPF61XCuUP6/6qF/oR/oVc6qwStdveENFa/7X69adVOlOpIO/a+RM3TRv6m7/qXdoXbCTuXUXcd1deyu
        /t9cpUPfURuHa5u6Pd2hHe24nnI76trV8q/S7ayLnY7QcamTDn7t/2FH4ycaYTjmBj8Z/FtVcbw3OjffEnqe5+gxJ/A6nMsc51alHG8w0rHaddvu2mYVD1zk
        YbJud9xB1/upN705XuF6zpTrBt1r1lxZG9/Tf8edb+n1fcetB0rdtepH+gPlanp7JQydLXtdh6ZTVZSrnA6n4qrAUR4NyXlFtlKrfZ6rB1XsOR21jbWkWr2o
        umIgXjmUdU3vP1BzlPNW5bl3V13vqp+mGU/uUXWtvLeprq6V8VAcVVdEXcr3637kUQtOter7PWsS7+IBWlwvoDXc8MpXXuV4b9fVypbavQcDt6KcUNG/+OI+
        l2bzHYdWO5teNfOqWXWfWlO7ZJhm0b1fKdfpi/ti57C6hNpevfqIeqdyLnlAvUvRVFaGK0fplXH8buqYflCFWrtOp9+pQ+9nVPiQonnsqkROYPzAXOG9R/2s
        8tX4xT+n9HpnhfY6HV4E19lcUz/6o65WLuZJdR5TvV6o9qpn6c+neQqCiAhvPjubxOGCnwV37r7zrum3ace7fXr3bufvvO433XXXnt1v3PXW6bt3v/HW3W9/
        8+5pJ+oqX9x/YPfe/U5t0bW76Fpn28P7906/+S0/5axsq7j3lun9u52BnvK1N7/l7t24elnb43e8+S27b5l2NnWWL+7av9/5sapc4Q6/uiYn+2+5c+8du50b
        bBO37d51y9uKi/s6yxd3v+U2Z7/t0/Rbb7119/Qbb72Frr21/4JrzZ7d3SH37t59x1273nzgbc5P15pNvvm23bSeRTd2HzhAbzyqeu05z8Ebd92Fhg44v9is
        J3PzS6qnrZ7t8MOLL0urv7Losp2heRXL5QPTt+za4zyqVjRP37L/9rum77ST/uuqf/EN6v5dd+69i24+rlYtvlncOnXhrVt3H/jp3bvf4jylGsvc4pX6glq5
        +LYd4X9RFblzy61vdv67Vy+md3r/m+96i/MtL7jzljtoqp1ve5XPENDmKv6S2nH9qi/rd7s9v6p+zv1D7Y//sTvrftH9KxdIBBR62n23+pD6ov4/3U97f+D9
        kef+vvq/1UnvOfU39Pff1Xfo/wf0H+q/1H+h/5s+p3+gP+d+xn3C/VP3z9x3u192/0J/0/1b93vugveI91Hvd7zf8v5377T3pPcX3l96X/C+6M18SLf+vup9
        SD/nbfuk9zVPLnzdlt/g8uvu19x36V/Sf+P9N/Vl+vuK+htv6d+/Ld397gvW/Mf8/l2p5W/w8df599v8+8gF7/3mBVe++g/u2zn6/Z6qqTuq3/zKwKx/p1Iz
        Fzl5sidzhx09oSeMzme2ezN54htNx2oq866rK+PlHv6/rhGn2ri5M6ZrVNSmqJJKvuMZd0TXMrWNaqpcjWnPKEN1HKqTTA07RnXGDv39qu/WZvQhfTD309io
        EW1SF8VgGqDoS+m5dW6SJjirpSGKiF5IF520S8+gg8Uf7g1nfn5G7cv9u3O1p8NX2vV8JzZdT2Ydk+boo1nN6MQ1gXHpl3gKenN3qqiI7k4jGh2d1amgs4rp
        eDSt5jOpnyvqmq75/5hmNDURpjSDNe+CZpIns04+DYxn2/OkPW+p9sLfpdlo9s2lhj2as85Haap0zb2gddf4+Zp9WWhb9qVlf7mebnX437mZNMk9bts3ATXt
        0oKE9B5d0/yKzvYBdKD38tpiTha1PTl69FF6ccfkCJUR+ssDKL2P2scQVMwNTia2fsT1qW8uD/hZlVbyb//F7/x6kFZNFz2l6akwDXInJvAgwHqluoSK6Crn
        Yircq5xhKoIxbajwxvQgFf6Y7qMi2eImVNRfqTqoqFzl1KkIr3JqVNTGdERFFYDrmJgAN36kokPSAwg3Tjt7smDYyZ/4qyTvzQkOEiejuRzTiYmMQgMRYJ1+
        8oP7kt/zBvREfvrBrhHt5M6OuoNje54R5TROA3jheBNuq9oNdYcm2onzZ6gu8CZ/mg6e+liCw8+3DtHUDHpngnxkKtW5kzpNfIhGdJIpeieh4DPyvnAqI0Dc
        sX+bN0FgrfRMTqMjYWM2uq7uDOAlVItQDPf5RXKahfnzz7vX1xVXyVVybatq5thr19lrGQ2JyAQmAEf6wJQJaW5w16ii/5qa+HypCbl2nb22qAnvwBRVccYc
        WrZJtdlJUI3birUlVmrYaXWJOm+7Qmderq7xJoyT/FcvpXmS4dD4cGxCIhM0OOojzRWBqYOuRtxVplYqj/jVJEoCRuiSnjFqvVOTRkGNCGBBh1pv5yZpZl+4
        C9V4B10KARGKO0J9yCroRc1U8t4pU0U7VRPuodNkKvmSK/BY6lyNQcSJ4xQdZbLqUG8IEVQxj+WX78S7AQ51jVmlTrymjkYVz2844vSBupgI0xwl3/UGTCX5
        ngfIYQTgOZdJsQ8T3tFb1zoOoblK6qY+mTxwJKs/mtKEEerWQQ6AlBpIQQiCuSUM50aIDjr2zwQj+jIaAhUjBJITJljvjEqniZKcMM6JSfPAkc0uIXXyCQ/0
        Icgn9tCqzJ5y0Z1g0tnsjudX0uXxqcRDO68yznrHIY4V5LOnqdJOqvTXz933te988+HfM5v1VrreN0Vg7yUBqvfhZ5CAjgqTabr7GYeWPSF2QwTOz+v56Xcl
        VP3+2XcYXA0IKhhp5PEIPzV5PKHHWw/2599vexADMMFavZVmzEf1nWN6mI7qm4kw+cDkPuNPzsq/7z9P40ro/Bt/et/s7Kktm+lF/uS7cevE8d991sGMeLmy
        2H/aofWPV2E51Z78eeKB6tW87ER/4vhZXwczLoiX2ZP5BCjEAKZo0d6nLa3wGaa3A6YvV1VhtB64L0ERWPJ6p5IFJ4gQ01GUaarnMe33uH0TTSaHb9xmr/r2
        l+5iqg4YPQ1IOTCdvEenLhhI8byPJ83hG4vTRfeCvHMfPUAr7gNlXMz5rDclOOPm6kBK/A4gTIR+RwO9RTfDE1nFdofGO0ELCcQAFX0VzVflBr5s9gw7TDno
        nlfM+Oxo8rAeABN1ztec9n9nzseeQf94YpzmxGC2gtasyHwbTBVRigoNLqtieI7MyOM03tEHjkxeffRRDEsXd2Kqeso5PBkAY4Lmdde2R021WqGTZjtFx5PD
        rZdg4p3kHZgzSAZUOIve5RB9iWV5kveD45IENmFlPRKbtAJIuQXmYdBEjall+W3dULih+YYu34iJkPgm2uwSNJsKAzERCoKBzn32nXHmXq4SGinExNSzPSfQ
        faUCyXdFYPSE2pBclK956/QrVZXaMQTmkB15AQZ4Nfg3GnDilRdC/ye8OP59X0ckZNJyzxJJ1bTiOv9DZ2ry5JlT9x1+4KHjo5sdXJrYU7pCuKXLp+NUYcWY
        3sgy8DiRyzE9ChFnCoufryFhCoKBYqmZro+SlAwA8VvCKaq9NavsN5U9JwgmGFkEx6qT1dfjLFUAPSpconyTH//Gsx//+Xd97uEtm91TNCPna+Pj41u2jG65
        YsuVWzZs2bhlEwHkSbkxOn7F+JXjG8Y3jm8aHxvfTDfm+MbmKzdv2Lxx86bNY5s3bx7fvIVuHOMbYxvHNo2NjW0eGx/bsnl08xV0Y5ZvbBrbtHnT+KYtY6Nj
        V4xdObaBbuzF9Y3j9MLRTVdsunLThk0bN+HdN/P10Y1XbLxy44aNGzdu2ji2Ea++Edc3XLlhw4aNGzZtGNuwecP4Brx5Atev3HjlpivHrtx85TgNYnQDXjyK
        61eMXbH5inEa2uiVV1x55ZV4r8H10XEa8OgVV1xx5RUbrth4Bd6b8PXR0StGrxzdMLpxdNPo2Cjei7XXJAgYf4pAu0pyTnXyWWc2w++hdzxK1GLqcuW8kpY6
        nvxq+Ia6EzNhyUevcgiuUw88C/MfU/3X13GLgSlTxIofzUenqRpRKxpG83q+nq8RnO6s4yAAwBJ8s2RC9Om0Aksmtmc0S2JTKHuN2pP8isYhrTSKSOCfwIXl
        QKNE6PQg/WgCWdD1jynlE9qD2ETGJSonqAPocQFnIS5GmQ8wEooxQWQiyM0+Ico+YVfI4y1OhbrGdRI9CjLtT5uIyfQPaID76g4zMdc+7bJADxx0Waa/yqng
        CIzdlS67zNg7IVbRg6QbHdXx+3xVh4R2UrPITO+hOkeUxQkPYubDRxOa/Nk5l+T6WUVawUAak6Rfa2kGbv5lldbzLztpR/6lr//Jb4dpZx6kELzyJz6W5Gvz
        ECJ4Kny5eDudHKEZZ8aYVMBrjygaOzHs8453IwBe42Stu3ezO6ft9ZuBIeD/J/nRWT2VKBMmf8dCxUlFcx9crv6jIq2DZJQnqVMoP6nSLtx/QqUdKD+q0k4T
        rCOsJepL508pEunouS+S5oL6X6BBovy8Srtx/zQBH8rPkp7J0s0610AcWuf2EYAEUH81ioiaCyGKjtCSuVvcCIAFHYaY9RYitaT9bHENqpBS4TXHPzKVaBk+
        lHHqxw3SjVdLL3ZKJ3ZIH7amLI5NoMfr3HEM4HI1JuPdJMPdKKMdlcFehrFCcKPegNjSRFZeqT4Col29yjmBsvsq53ElyPEYShImP4ySdKw5lDSU4yiTV6pf
        QFm/ynk/yq6rnPeh7BjTx1B2jumHUEZj+iiV+dM8vKOEhyPfrxJa+4ybfD2pxnIr4Rm1PSMoBEJG8W9q7ZIqlz/z20ka5ef+C8GO0OitBbe/fVvz5OzVu7dN
        A1A7ad70k5PPF/+IXduj7z7vvIEqfOM+NPc9NEc8Mz/3LONluU13UZvGW669m+pu0R4346Wsebuk4nWnFQxKySGNaxICZn0zrT1PziDWAJJkIOLBqfHNTJVC
        kBefBUY6009m1R8jjZXWieT0H9O9jLdbXFAgDeBysDBQkD0Crvh1Ss2gAkGj1IF1JqGXRsyCmQOzjYZkAWL1DiR0ndyv2JjDhh02z0D6Z7S6X8UDDusRENVr
        kCFQh46HiTbdH3qdM+qgvlcVXFtkViIer6fi884UwZsPjTeg+2fovlcYq2gdCqLgEVEgfpqfoepVKken0opIhKHU1oeg/LzGmyCGYg7cZTbQ0nxFVijtPV+b
        euude/nkWXttBdScjz/JIFWQmoiVoKQD2rYDDAvPO+5I2ovSS+iRcK1r4nSlqZje8zGhacWsxLxXzAo6JWiUBaGrsgzcOM0IUYAQvEFBEbzKMaYqbKVqoIyi
        AxOQXfFWgqOIjQSE9R69dVQkAzpZ69642T2t7PUJun4KViVCDPolGkfULQZ1I0HkqKI3epcTCsLwtJ5QkKgOle9TgL4RQkHM4QihINEGbx2hbNqD8zlQQXru
        I6B+VP8EqB+Vj4Pa0f3HQC2p/DBRSUBwjInjNclTRtuY6ZWmifToFtEqOyRq80ekyfXS4mXS4Ii0N0xkyIO9sI7e9KEzl6uV0vcV0vVe6XkiHa+h35hReiX0
        SPRFSnCWKv3kTuIyO0qYHXWAHXUSO+oidlRvsaMesCNtOVGNOBGru6B8HbA9EaGC7SmARWkYZA22J6Jmgph1RkzTA9QKYKzqAC7C9hSI7SlgJV/II7CW1zWy
        ah7NG8sUJNNDYvQtqPkg1T1E/HBhgqHMl1f4DHRAnaedKWAMT7nLqjVfA6X0E1awnLQb8hALHKY77hGMdyC1qv0njHr8nfFnhXAKEhFK5joNrN4AmVuz/pir
        nXXFmlLuXFen0zRgOWsq04XK7kNlH8kHGYdJZae3X2a0qOy+6MvQ1vz8md+i6Rung17I3j5p7cTqA9Tvw89gxscmC+neRnoBlHMi934+99yThzVB1uxTJKQk
        Ieu7OWhrKI9H+KnJ4wk93nzS+Gv1xpRvvwpgBMQahkKKZfREqSFy97tPZpEgLC4CoUmG+VMXS+dNfuk/f+Fbf9QBHcK1C+cI8jpYahou4278ndjtntEH1b2W
        xhFVAvcGjQuZxtWpHBGidVpoIE+2K5pc/rVnfv/Xw/zbX1H57Gfd3DF1avgcLSkAvi5IVBe64F+ufgX4TVr+LwO/qXwY+E2DPK5ER3wfrNw+43kNAEX0YBWe
        ewB4TfXfCbym8gjwmerNQuqh8mDKc3gPyWNYcurW3379Px0O87977s9JX/9ce7+c/zf6ZarJ9xjdq8l3ParkoKiK2TCiKa/CttBpEhRdptN0XdtIgXJsYq3p
        ifyzH0vYJsn2EVzOYO/J1d3GeQ0UBdzIT9tKbI1Q1zZyNFGbSlaAntWAAlVoix0mQdFjYCHroqF1pjUsKql8CgJBl3H20J1OFLGhzubuAXogI2iAXbpKLXBV
        E2+brnumto7QdhXRzgD7L4HYUtUUTUkH7sDMzbapLurta9B8rq43nURvF/WNpStQHWtsNX1b2Ea+agtBNtQd6lOMIjY1wiTqSweKjhob8KDc1bbVtem5sDvd
        6E5v0Z1u6c5K252V6E7vUt3ple50c3e6pTvdS3eHiprpQXd6il6pWCyLkVhFiUQzEJgEPwKQUAu6LgRIkFBWD0g0BS2AenBK2es3C2MF0cpAU+fAQfPTR5N8
        Y/5u+qWlT7pLb/IhbDN0v1qAe6fA9g4B7a0C2RMC2OMC12MC1psEqjcKUI8KTF8mMD0iuNZ8T1PgqSROVs01NISq7EBUc4eVIRoxcVY7VnrLJdKti6Vbw9It
        I90alG71SbcS6VaHdKsu3apJtyLplifdctpQ7XsFZ+0qc1aXOSvIXaouVPRWgbN2Ws4aQMcjzkqtVYwDzlqBHfliKjQ4awVWIkNFDM5aAb+EcLUKbK8CVtxB
        RSc4a8Uk4KwV8OCIigCctQJRmZbfEmjfauuhcFYR4vpNKOsS8gXhrKG8IjT9zFlD5qyh5aweq9dhwVlD4qwhZmYFBDbhrCvi93raI+nW7iRFTNVn2ETkY6uG
        JHbnOtY42H4ENnoDU3xFKK9aE1ihCSzt10ESUZhkbDFGbRbySCzkVbrMFvKoZCGPCgt51G4hj8oMMwLDBHJmjuwq4bnP0BhZ0SGKCIPxNlJZzhztov4yycph
        7naItRK+HgA5CMEDIxaaITITlYiSHlhcIsIngs/A8DtGuTMmWuuOUD/aGDm/M6vAkC72+1OOdK4PP4PSOUOdoyrgubBbRIKDEXCwgmJn6qPaVmKS6gmaNZdw
        gM53xCmbRBMXijTALYQEdzEVPsAtBJyRdg3xbJAGwLb60NQEFjy2jXTwEWwjdRwB6ELDMkEI+cGTKYAVRIAuEqu9CeMHfTcgwUofhCylZ2SLCMDk0ECbu6Rn
        n0+rLgDMzaLtdUhw0R6iq1n8ZFYpTMHnoEe2jl9HlCDeDSsQMbLvP9TahKRje56RkGJc3oR0eROyqNbchDz6nq5CKKOFoBPeD0IL2HvMj9CVE7PYj4xxl+2e
        +bvf00UARlj84Hu6LlekwqKavO0o38o8Nm9/wrPmJ7tHQE8881GCp3xd6uVGwIM4iAu5zIFdGezTJ42qapYdc92JabQPvac1Wjq25xeMtqjWHO3x8miP0UkN
        B2iBR/s+Opizoz1WjPYDxWg/WIz2fcXbjr/IaKHlh3knjxYGdaoz+SAN5OyfzWqYxNCTlIVLqvwth0jotwglQnrpKSeGbKqL3hrZYhukwgN0alOBYKpB6WpU
        BGxRFOO6xi64I74ZYBGVphEg/s0e3T8TH2oTSp9zptik97aC3o3oN2UaxR2Zm6whiKXDmzJfSFVIZIbZjp8Y3ACHCyFPd6AYF/35KWkSV34CPzcnKYobpe5O
        qUtYSRo06Q4gG3g7eKHd4cbJxswVkYxmitYBJkHIZ5Vi25MIhwhmBEO4k7wdFpMKb8ACrLrwFM5rEO/uNtXrxWHlehLEKqiMzRERz3zGPddUt/OuaXWKVjW/
        DLuU3FIVQgfJCdWddKX0fn4ZVZDm7LvhRgPjr7y500pDnXivalYUckncjmUgXrdB2T3F0hIZ6pVVTKQDMEszvd5e1yIA2esga/4NL6FXMiPts6HbZ4MRxMG2
        Ww1+HSupSO5OB5q8FaJqg96LHvM2Tk38fkqbOoC7lpuCO6GX+OP+GOd66nTDiqRapGuYzTMXs64hK0ZiQO+kEbkkDTIk+BCQTedUqvkgnoJzCC8e6dZT2+rY
        kJbV+9FFq1eFBM5rw8OmJeLLiqrT/KsddZaPmnPo2zn0aWp8u0cZcGsmEPWyble2jjmsNiuKig9bJUbWNNp1im1AY2V5EyExFlCqsrLXYNPCFRDH27bVq3Yf
        3VZEX10o4bhLSnjAF+Cu9WL91tJvbdVi2+9g6X4XEBkJRHYKRLoCkeg3Nix5cysWk0sgBhjWqpOUe9NLb2Mpc5BlzgHZmk6I2oDiR3dTjzr3ZaS8n8jWYIs4
        622kqyajSc/Ej0Ouv/tElmILNFs9+cqjk+pwlj1g1kwmh7OLbsyGGukw9b13ijSOGPYLbeL9JLnGJ0zAG5TpxWZ1ae80vcTox9NLJzvT1dT082pfWhfYJLjp
        N1Ws/fasG8ChzCAgh64yfJBsWudNhYjdwZb5hS9FbGW8XrRSr6tJJ11jXNlxQjXfXEoXOgnC6eYARGi+KtXiVMkptWLWGHXinZPJA2b1OzMz+fzzzk22B/6F
        v9T/HlDb1dTKMA25djgbeS1VX22k/XvTNTFm7eij9OJVN8ApZtLTh8zQtiXbXGMfO0iaVoZ2i8ETcMjA2h+DApvCYJKYi7ELDNXXKJ7AnknFex2oRsByCe+H
        9pn6Nhq9baKvWYEejKbw7uQdrKbHrUbiB8yiEa2OzUU3Fv3ID9Gok6PZmkcJDHD4wOTV7zJr3vno/kzt4TXMFPvENE7w/uzjmNlJ70i6mt16ZFSudKvozKqY
        23x0J5GD4rWH8Npukdm7jSHYUq8n2qlp4fpJNyWQ2s42sdjeg6kt4b1s080uO7nat63uCWpqoF6HgVFczq+ta9H7mP4Mp45oa3QRAgWx7x1sd9AQ+Z0d+6lf
        qo79TJ/9cNhcBN9D4zKJCOm9oMMF2zZ4itk2rpIAYsTyzOwd/n+h9SBgqR1VQljy6WdEWHafVO2VqgnckSrs6MLT5UFdq2EXkY1j4AYQgrSVmD27m1ivsSWS
        Hmt7FtyuFrZ8hXzeygE7J2m/CwRR6tcwx5i2wl+iRsqPgyvNO5jQ2KwksoLByPyuiNlkD9sxaYyHcERK7lXOO+SI9J2rnIOGzchRRpTtHjkm8eoAGBtptb93
        yoF28hnszX3bEROkhz0PGKeJfnnslMr2RTzgs1REE7VWHyCk9DBjB8XCuGazHiR6aQZkWlZCi6CByeR1yOStoMlr9r6pU8avdVp6omYFLHNJZLoe4gKt+rX7
        6vApUHzXWeuy65CGqQTbMVQ41qgCdieOuT+u1Ex7m/qF2rSb18QYpE1vqTaHHHbW4e1ZiGSz7+yiC27yRQ1hOnGaW7de7iZ98f/V6XUfjEkrYgPp2dYmD+9t
        w5Ch6nB4VPnffE41LQwDrCA3oCAPkoI8lM+kq1tKss6/otL+/Ftn/uTPgtTgQYiMaKNkpHixJr6MJsRIYeg5gndSvVMsi8deVetc3iiLeLeM0MXLz5Kq3K+Z
        LbMBprxbs9fuymC35pja7J4ptmtmFd3B5g1E5Qy+XqfY3nTs3Um+Mv+7+5M8gL3JSqhQHaE8LruhCMsE9Sfrbu5B4jzKkkeyyoLdRclIzluw989cvZDW9EE4
        4w4X7YTsZlQztSfBPScOfyqrzqdRc4cTU0CSYKsBM1zUC8vPLMwTRwjns05TXaDWqvMZacgLc/Om00QL8wspLDfdhGn15iOVBdysLJi6qcxnlaI2XV7A3lpi
        X3lyy23bmiej23dtmzbd5Vvd5VvTzZ7itHnCFbuaY7p13/Q0kd86Rr2QrZjPYrPig0T16/NZOE+XCQnn5+fMSpgsFkhWohGtmKeT6gKNOZybo37WTIeczM9l
        q+ayzg9kfR+iMVSao6Op6GmtSuWRrLc0hatonPE8vRdv7Wz2a1fDwP4Q0sT00C91K57DYc/C/NzCXFquehs2CE3HHM3rClPf+pFr/vrtvR/546sXdjfBOppI
        SSJM++HkXnpFXdnnmpdIU9Vpf7OvJL2Qon2m5NtMx/b8At/mM4t9m7/xYEnRfpZOOnFwxro058/RwXef72RF+1l+llDxmw+you3kf/MgK9oK1fC2QTQHRbuf
        RK5+kDXSsRXr2A3WsRXp2AMkLrcmumYqc1n0SFalZYzO99JvdeF8ptj17xwjkC3P35BdfD6FLYsKxfBLADtvcICN3ZqJCAQ6aH165ufmcHkOQNxcxU8tpL2m
        UkziqYU0bE1o0Z8alsClJdBx62a1NPGtw9ZyxCXkS0vP9cb5J9+NIWcgZqdBzL79F09+KyB69uzX/+RngnSo5JdA4O4+WTKf/Bu2PZY9a9bkp+jsqJJTKHZb
        3FmSm0zvFvceKgg15ra4e6FsbXHfREXHFvdmKupb3Jtg7dvi3gglaou7AxvmW1gtW32Vs4WK/quccSq6trijVHRvcUeoSODHouCG0GfUYk/Ms1efj4m2rsld
        2LnXiJa8hjeRHSa2BpvIiyjt5Wp72gBH30b6BhVb0wyceYJUVw+GiSEU4yT+ExUcxbYfNp8vks3nftl8VrL57Mjms5HN59SswR4yiSRF6UIp8AqXjCdAzKmH
        H0U5MKZ5W57G9RjKBjvAeGZwTD+McmhMHy+T++NM7k8Sue9rbS/E6NtbZDB3ymDukMG8SQZzmwzmZhnMTTKYN8hg/pUM5vUymBtlMDtlMDtS+P6YhuxhD8oe
        diZ72AOyhz0keupqq6fKHvZFsofdL3vYSvawHdm+MbKHnbY8T8Ajz7LM8n6l9Uxz77PpHPb6powQ0IXPO+LCZPwu8RCHcT5g43wkHkpKXLescT6ACwt6FbFx
        PmBjVdBmnA8K43yQsK8ToRZ8g8Q4H8bPu6466M/oQ/lnfw3uN6tgg3vKTav5Nz/9578UXuApRNijniw7AjH2vJcITmxtd9W8Aif48hP6gicIBbN6mXVntUn1
        jibffb2pTzo/noX7TK2Eqa+dbjt9Q+k0ekdxdPZ55/Um3DdNvXrmZzCiDCP6HEb0tWd+2aVuPvvp3zkcwlUpDWBd+PoR1Pr+b2MEnVQ3ERf+R7Jg65H/+t4P
        r4j/3L99mwm27n38wdu/P9f19t3bwCBb9OSWupt/8qNo4+GPoo0V1ooJ374+vIbaavG3jJZvoa1paqzUeF0cxqlr7PMEV4KWv5MvJghf/J2a9okYYOeLw5N4
        yMPY8mRWgznUp0l6AYen+I+3eatnvIP6XrcwgfYQYPQIbPbwvnwnlSNTaa91bIxbvkeGG82/9BVsfv+RC9bNbmgN0ykEqVMIUswOM0Qv2WHGQfk4Nr5jdpjx
        UH4YDjcxO9jQiNjhJsNzvwCHm5gddEKU74NbYswb5BWUD9EkoTyq0ho7uQDEHRRe1o8iyvqIRcbw/yEaEbN7VIOGcswVN6t+g/tSZtQHlL5Q0qOuTPIRlH2s
        wd0vh1Dh7uPDq5xZlP1j+vsa6uSYPqfbbHu83w7XT2nzIZetdqzW8BZ5CHncLYX1Ge9aTw5CqP0kWBiOaMkr4urtvwYhNHm8vR7Ehd2OlcTLr4FKLVprNblI
        NjcdMTt5YoQSBxCC1d/4vNXjkoxkswCqZwJNO2qqpA50dE/6T9318S4X5jvSjaay6AbuY2CHdwPcZ/MeUoNc9LRrD4m4HkJmYDnOKqQZwQD5iu08jmQPYv9e
        Uw9MBVcv315nl/vOPWnAqi7otAmug/UvgIYY7KxjA07DeBHdUPeckn4MbkPLRJO2oy4WaYU5lpkEW9nBNk+a50isrwiW42kN8vXb4TI8nf+1IxPb/+rpOmtl
        O7OQMD4flcvVa/ex2zA1dgNQ3yk2KKtT1C5GMHINTKVWTUd/iK5w51pX8DSr7xISBesqmy+969i87u2sKwxIYAP3t0tX9mABxTdjr/XMgAs9qf0YENAdThqf
        t0b/uw2Jm6yYtVw0PHbR8HbARcNn1Ww1ZtvGRfEYxES5N/XY8s9ufaxvyjSZaeZNv29naeDaBmGijz2XvWIoaBqBYfXEYrMxtcLG1FwVL7WvwIJWRbsPpuAD
        llgYxmTRaK0tP2LDh5+f0VMXxKY41sfrMQ0fr6Pu1FrNKr6ff5KvzLpT5x1NtQoPB0JJeuS4ZhcHOtmsP6plBCepXLL903SDhnuVc1YX8/9tLUNhX4jjgEZr
        BoBHaOZJUEzAtCSAn7gj/vEOh+nAf9zh8Bn4lPMztczDhgEfJ7B+81EvzMoex6P5EB3SLqJVc01/8nMwZMOzN4tI8iPawF6FEkV2HG5p17Ad+7QzxUGF4nPI
        vsHLTGOw5PV76BmMHp7K/E52rL7UqOQSEK5IQpHZd5H68BsPJHk9eVbnbHkK2CmFEBZWESJunvge1Ycdhm7VRh0DeJVkVT1TUEBEWUsA31+zoQXsuE5nz7E/
        h5etYOhEZEA39vQr8HCiiUcwI8x3NTbOkI5cx5YKPECyVWZF8jVN3GQFyFq2rEtzHe5vap/JPmgys4qOGlnW8mY2WcuZed80IS2pUxz6+wmPHaudvDv18jMQ
        gZhWsm/StjpTtO31EDFDr64jRpZ3c9Q6GliGoo9EVSpG0mEUJr2YmyTCJ5GTGP6i0cr4MNqsxmPPmh355mfe//MhdeWvTz3x6yG6cxqkqNzVh9+Lrg43u2oj
        vIq9EiV7JTmsxGeOduVhHuRh8muK91okMpZAEnGTDMA1i+s14Hpl6acgrETsBOEemDIZXJqwtqDE4ovoMNWgxsFEOEI0hDMCUVaoZJfBPLa9cQ2Tw5CjZOF8
        SL3weLfqxUEBmzM86wSLK/IzJAquogl66O8DmoRv/h/vRMAdR9q9A3dnNd1dQXe+f4wtu62pMyvMqmnegWZnI3goc4B1FYJXHxU13ps0K4HUVYhD7JE0CeEI
        1Kkztw7NCYJPKtOmG9r6GASzDpoWqtFhLoJg1mEuhlDfYYahENbZp6scP9ppPa+DtYi5GCka7uKQjjnFWN1lRiAwyrWTuMZ+MuwLCFN5CD9yZ09WJaT89kNd
        eT1XyX0qPyceEtjXJKkLa4KwB/gKZTWgPDPQ0HRcw+Zz3L8WfIvoFYEWb+5U4fhKqjB2se+YykeZ/lShbHKBaIoqNrW7WUa5zy2KbrgCkvyFfe+PqgFeaat8
        sHMIa3ARO9yKty07F+BtqM4XjEc8M2ee2UVSPJtrTRfxN5Y6oAOmmEcw3SlAjKE3NJlPQrzOdNPP9roTN9vltzCYeQzLLBeVX2yqpIvdmF7C5UR6ae7EcF6v
        mUsw5VReystRhdQJ+r3eOUsvvKauiLryrheCXy6S4JdhCX65WIJfstyx0TGnIQlT+bSSe2eUVH1OpRfx+2DuIsgZp2IYhoUIADRCRQbDgngRqdxLrmVHICZM
        CARIruPzRcHntTvAVViB4bwB+Sd/OwFLIqHORvyP6a3QIOc4ugTAWNeWVa200QkVulHJn2iyqno7qyKp72llWVUFnlstTlWB5+wynKqy5PU30TPgVEeVfWUl
        72txKgJa4VR14VSPEacKmpyqAk41QMUx6xuxAiqOEj/ZOvGvLAQXwi4P3DyhmIfEiOzeJk3eZVk3ZxZI4Gm1EVFkynSz5MJucB0IbaggtAFESvEGE9HsEDTb
        41Czst1O5d+/D7FhHUSghTiD0xKyDOB3BBkpqDdEEMPkSzIA6nGiJ/KvzSY5qX/JGZ2p5Hk7NsWiVP4bR5Ic9Kt0Gf1l7RJYXuV9X9jMOvITf/rxR4K0ln/9
        61CQPeu1YJOOmBX5qfu6QJSzBFGzroew2fwPZxN6QsgnwEZTO1UizaRYf/4wXpP/1f1ESBdXqYggCOmnY5rRvpY7EhUT0Qwpi+u1bSwKi9TN7sTUtsvet27h
        CuvBQDpoOlAMmQ6gc4dlEGbQDAGfLbVYAWl8RS5yOJZJEJr38lb9A1fst7Bi480Vc4VI2BdiveJ8bbFg0Ka67RuTf/Abj+GNK0owgqwWELRMNxPKbXVnALwF
        4yfJfB8crkXxeXyyeigbQZoCM/JoVs3XvPUaJpgea5l7kAekwVuq4HDQ25zr9tedYi4lClS2dXk17xEvDX5Jg7UaMEweIGRTpBzBDgdMTUmHcC1Y5uF/yy6I
        RiJkrIkgWuvOgZtFJio2g26kE2Jje+21Y4rDcNmLMLmnbfYCmb0qT5udRAKNJd1CB5dxCxXL/E465CiMHXRAsvhWdqrOafmIb+vtDXHATPDTm3EbfVloaSxS
        HngXhGNwIoSyaym7bXrycAT5p3iM/TJTT9w1HXHlDMWVs1tcOcFRFOQR61RXFaCgrrn7aM2bfnbEbqYRWN8FJ7hhKjwILJzPYpCKVaDsnFGklwqWW7qw5Voz
        XYXc0rVIbonNAHyeHCoUYjoi2FMK+q9A0mvUD0gEwAF2jPKYSkLkyDhPSHW7ZGHJnyV6RRCWfEUzxYzzXyMiRaIxESmogSxL5Axw+zLVKLwEmdV5Yl928MJe
        MDWwUmyLYKvmeZZAKmvdkyWxaCXxDYEdFycsFsm1ORGLXHYHIxpFIgcAuE5g4lxMEoyCMbgO6c5AAwGfrefrl+RODtjFq6aQswVHLYZbX8Rw6y+B4T74Tstw
        q1iYumW4FRsL1cZwu22oTBVxHfljS+qGNC0QpEx1vfNUwXWtlFZw3SocHpfhutUlr98EHy2aoHvsa6uIZSuYLi1GYJXD/EliuKEwXCJMVimEeGw1W4lOZMUw
        KFzk2POC+U+ltceTTTrpCP2/9kJtcqZ4kJ5YJfvlQvCaKuSAVSFFEPCyxOMDSLcQDNJBenKIswOxTlITnWSl6CQD4E076ogtqJmVrJZcfA3SByniN2BcrJPk
        h+IM9bD9OZWlpmPHfih/aH2N6CMdop3URFdZKZrLCpMSl0pIQc1Y7xwUvfPJ7BXLePu+tl6VaIshgoIK9AA4R4DFf4+0u9+Cu9lKKBgrQAdMbRoSbwVegGvN
        CGu7nYePfCrNasQU5RV7D6drRe9zriHdB2bVV6QjLPSuEp2P+P310y/+JnB55klpJd/CvnglxTJ5Qa2yJly7JlplYrVKvBcMfUmtskPwp9bUKq3hyK53MfGY
        6opMdU10ZlmGLLEjISZVYcJZY1pag85MAxBNWokmzfu3pdHLArQNnh6Eaq2aMzAcI3ATyu+w0CyE0yWgv7wzhqi6Gpt6MBLUXAP66xX017uA/oaiJNqwAlEL
        F5nZ4SEs3G8UAgXROEOqiUTmXmoCGwbK3k4VxHo4UCxKixRYT8kg+armuCQWKCz7l1CmNo3fa9WU/A2Bza4Epd/po2eyLYQtlxHusQBEchdJQ8WJQtoZ5GXk
        f1+ytOUN2nGps7xw1tDjycJVZOFq7GPIBupkEdEad6BCnB8EoipeVA/Lc35QoVmdXpI/85tJITkBjJgHDgtjBH8Ura3Lam0y8yxhibumh+w5YgwcbKXRuQe+
        fp6kBAxESg0sUO9hrcKxduca27VMzerMYp33xC3OsWlnoIt2WB/gyjrQPeJONGpQq6zizfDCg0tBk6/DWruOFj7DQBFnPIif2lTy9aanE2zvWQUSbx1Aq3w2
        7cKZTDKyDLaSZgn5s/Yf8Vcifpt8UTezeFXQQUQYORfgaX2pZxD/C0NoRcYDPO0zFWKwDPEsjUBPcUteCksNBXVKfgJL1WHezeF52CIVFUxCxlUa5JrkKDGb
        EO+xgqaVD7qhurO86eKE5QO5dkzkAyhh6PGwxPkZ+EKwzp1ftiTP5PhllgX46B+nfL+/kAXisvJdtdFbTVngFHP+08T5A8vS/fXOGZWB32/nLeRljL8XoFDJ
        vN60fj8Oq/qIflhnzvkutDynMw6km9eMZP7lakG3IdqlsKovgdrHtUsEicNjM68tOnovRzy4eae1sSsS0Fmz442rA9i4yh8/JZ6HdOHbOrkY4YokE0hkHnI8
        eJwNyuF9urfzEbbp3oYjSCo+La7em9fzo0eKJGUKodLrnXsgPlP5tmI4by+EaOyMEDV4g94LosQ9YbcH6SQULDvdkIKy6nJzueT148pO8hM4EC+Ioj2HUz8l
        RGWSSzgW85RK5eC0oo4s+yIIrcekz5zjyAdJ8/a+pB4QEGVwsbuUX/rP8Ir/LzTOR3klf/BwAUMscefetOkUoTwZWcSVEdWtZYvtGLJ3YhVnBUcc7yyvK7s6
        rhXAotaSVwBHqFxnVhvOhrGaWVJCJVhUYQ5+yW+4sN2GcL6GaIYN23xDmm/KHH5+zL1QzIhNbKODZzVO1rqzirMKyY29klUo5ow1sc0qJLvq8Yh+GoHt8eXq
        K3Zf/8t2X/9Zu69/xu7rP8P7+mzlzHB+lv0CLlc/sH4E560fwfetH8E560fwbZVWwUv5hbmtdFpJsoYYaY2YXLRyKcWJk3Wwwz1UWiKZgoGIuB4HBnbk7DLB
        vg0JfK3sZMQIXuaubJKXbJSOjEo/LhN3hhHxZjDizLBaxjwkQx6UEffJgHvFjwEJMbknyZDpsOHFi84RZlwpe/BKPikFD14HUbLtmWYzePCGpTDjmoQZ90ry
        2F5Qx4up4DDjXgGIXon77JXksb0QPRMqOHlsL/hfnYoIzk+9sr/TK2HGvRBqW/AT2xxEPeLJ1MOeTJeYHngyZfDebHoy9cgreiwA9rAnU09bAo+ewpOpJ4nR
        opPCA9F6Mpn4B6GOJMz4jIQZGxeZUFKX7T2SVcLZY3PhzHASD9LWdCv+WC7dwGEvuhl7zLNao1ktpURBPi5dxB6HbMEumFlYxB6HYmRCHCBvpMMJvog9Dttj
        j8Ny7DGkc/wgwSbshEhg2x577FLv6m5+8v4uzsiXI+OHg9AhG3jsIqQq4szTHAamEWlR5U5cxco+79bbfQ9kQEy15DVA9o0cIcYhqxDcU+TzuSAwmTtEgjjd
        LQUmIzQCP4PSc0M9ryEwGUl3fBjoboBuAmsWmzd3pqyKIDeofoKm1JWwih1xCoxDWuWKAGgFQQGIg48lDr5D4uDrHAcvgckV0ylx8K4Ns6hwcmqJhnc5Gj53
        JLywKtHwuuyjF9rAZJfzsTZ9KW3qqAhbPNbdLlrn7ig87hx3nGkxHNJFjdUcMwVbFQfmsego6sLGVl4Nt5VXw7d5NTTn1XBLThsuEi8a1+bV2Aj3iQjKnc/G
        FSyqCbbbl9k9XJJOr2fPZ59zx0gG0UJ1s54qKdLZcchbaGX3kPU4TklRfot4RyDXnT+FzGaJYSePoPDOYB9FGPmUjafj6BpsU9BLGYcijg3gKFojiS7E4JmK
        AVXmpk+qYCeFdzqSlCPbpWqfVDWQ6G0cDIiMU3KsQBcj2VuLJ5S+lzRKx3Uyfb5BFPt8Q/F5krk4J+XRZE4yx9mAwVORARJMj3qAdYyvZPWHfzybqosTfMHc
        6yCToQMAdxDsgraSWRWvaA/xSP4zh3bcV1GRzdNcGcZ2C9VBHuVtnGHwF6H8Sr4DoKYawNUpZBQgOq54cdnijlwI3mWOYyeUm/F50xs5cfIfm2JvnA2v4ahf
        N0dW+h/QhVNqe8O4p/KJHQ2uwBrqtKSV9ZqbOW5+M1afCs47nN8pZ3fK2V452ytnB/CKI2gGPTDh9jqBB3Us/7mZ6+jO/XKnVotrlbi9XlXqfWrmunq1Fi26
        WYHE7UCO5n5efn09qIWL6kStBiKite03Q7n5Ie7FfbYXEUeMttULWo0EoKFtN33pBZLoz6lrOJS4vYLXetrLOeO8B0+0APdcExT33ByOm/lh2w1drqZa1eDv
        7C5xOffizBWbJ3t+Ek7cUGxQAjICAafqcCvdOQhElHnXYGt8in1KCM05LHpmPwBKS2pVSbQxZd/EO4CR7P6RsBPBD80HAMLdjHfZ9+SueNIRDl5XV5KPAI53
        SEIMMy/8zsrOijRMw8/paxsIHd3pFbcgcnHAuYLvG+93E9lij7nogFzebr3g8A4tHmncFb+oOc1VY6mrmW/77DqGe6Ttnr3P3ZefuU9fwxiCXJbncOUsXcEE
        5+864+zLgHkw1gX5LJ0SY5hGfnfCjeh6sHkgTwBECRhdvO0NLKXiqz93Cs/n7znlbG/AEtmA5KRjm2eeZp6G7O3IlI1CNJFkvog4mW/Nj0u+ilUQQUTfwWWS
        ZQVJJFoVDw+3qFeRHKmIS2c5n0gMZh17RLxzGaQuvKqIE8RiXbHUkOWPCjcWf01pNSNpjo32DhGbr1jBhiny+0mBv1zJVyaIvqx56zTTHuRcRLg7i0Ycz4nN
        VnUFRLB8fN+JB4x/hCGMRQcXwIDoNYSqoWP6xOT4A80445ubR3MzcGK+7/4jR4/NnZqdOXxj44jfqhZnAT6WkM/+wN2HGE/sT8KGgy88+I8i9r6ZI9a11J+0
        c6OnafAItDvnKn+mmaKNuNL4VJtlYbSMMXknId9OcV3NKzvqomdzurbkfZqTA0kqdkScmoCdKQO57cW8N+FialzU3IL0HGCXoeQsCnBxPEPO3NAmpaXlkJS0
        SA4j8kBxgh2dzn2wnYocSiCdhSbYsR955uEsRR29ru6XO9rX1tHBZkf7FneUO0K9wxqxdrgxC5NfwNz+7fPf8Te7I5zTKcdNuS4CZ4Akzyypgd0TUGTRK9VV
        SK+xA0RUGDrykRMaIDcBIT0Yv0TtOjukM4lYbGqAIhsDDCnTvonblpcx1EWxzKSSTxF4LRavrJdUJF5Skc0i11nCqA/5OpRE14kk7tA29lXx9LMQFtn4SUTd
        Zu6JrFpkbueM9cK7k/fwZziqNjW7vcNkuGhQEom7SCGcsTaSO+A6x492sZydI64TX8VwrQwecR4cyciV+i3rcblBt/jlgHnWApByFR0NTmRxe0dLv84F/UJw
        8Qm4chC0xOVRIHD0cRrYhbnTlU1cD6vbOyR5AUfHLDVshfzpvETIrQAWBf9h/H9dg7NOQB+BecVqGH6Rn2OxhlHKu845y4vc684Jo5q51xVnXZff1g3mWJI0
        XZdvII0RkVBJUxjDEu9ypucM4XlsJkaAblrE7vqcdrHUyVb6C47d9ZkBCymGMAbrPYI8A2w9VyQ7pbXYh/IJgboSlc29Bl7soWzLRAKm19qoYs7akbk7OV0k
        Z/PXgFDDCRMP5Gra+gELOYdSJ6igOcE0Wvr3nBAbMp66m5UD97qG0XtYuNcYhyO52V1cxBLp5mYqc1SQfTBbCV6mvmznj4KgIXjpEwkAKQcR4s/k8Jy4cImL
        2CUO8kDYGRfbAPDJAb+V5NfXg8tLN5+JdJdgZDu855zdP7dfC+Bv5FQZKRG0ngVWGMbqlsAvt+n7q8A6GqILvoiMU31NAu+BwCfsk4j1vCPzhVZ6knU1YVrp
        Nb9f4nEizBsk2znf9mzm8JfQA45aygdonrBDjbAdarg/i09MPq8OpyuwNAhySPFdKM1HIL/BHhgqsHBVPqogqzlSx3kb1EC6El1CIoEib+t6py8LAKd2pmAT
        5x6usGjtm4A6WWXXwOIUdhbqoKk+blYC1anyzDuJFTe3jWfN4UnndRx3Jc+TgPJKUjw43L4f25NXOX2S9LNX9iwTiW3WyHtzwChLhmXOjmruF8fjE9aE/B0s
        knnFhoAtFv4WUg0Llsi69WadKPp419U3nSaRpsJWE5fYicUyYV6jxfPa1ZzXuDmv9ea8dsu89iw1r5UL5rVuYprXmQvmtbJoXiOe18qLz6sAeHN2azK7VZld
        zbMLA0SvbAUnpsYJnCJI9iRl2QVVnL2wmGPvchpIRQYSyUACHgiGRTMUI0Uh4DTrhbpdJILoOJEVY4o49QLrE73FaWw6GJ06NFJEBI+bygk7NJrt5cFGmvJM
        jwysSwYWC9jUZWDdFmy6aXq7ADbxtOlpAxtM+wVgA9pCAIEb3loXKaSZEfUJMVwhn30BxY3fzil6ocYXfiwvVV9XUNbx6I7yoyP4uQw/o/jZiJ9x/LwKP1xl
        qzwavwHi9L3y8iLKQmwNbFtwW7YGj20PYmbQYmbwrJkB5gZ8MKDpeBO/T4vsaiS8wxW/eFf84vGtEBpV6btJrqUgIISRfBDB5T28rNr2dSDYbSKitwnHYsg3
        gmpwALLfCBJXt0E6/Nl3JRzdmnfwNqMEohK7R3pgmKvZZXkI4jjM1ZAUg7W6lz/fI27vHJLYi4+wjHGwYQWszC+8GPymF0MzLlFjr002551il21MD8OjuPjW
        ydX/uHWOd/HzsMd8wluccz3ha+udiXLbBj/DLwISFoYIJmCLWln0Z70TScs1XP6Wr5NWlO8FWdzDpbK4z4g1GoQPpizDn6iA9Xg9+zhyxpZmXPe/RR7w9c5P
        Qr0f0TcJZXi90IkbwUHWuTvg6o4I8E6JAI8lAjyRCPCaRIDXJQKcE47/BEwm3ybORT/NPQX4baY6JxKUz5TzbirsJsSSjDmt5wHyhs+JdYkVeYwgFIz/Ee6/
        gG8rAUhSStc+WkrXbpZK187tJUM2Y3uHzdjeaTO2xzZje2Izttdsxva6zdiubMb2qs3Y3mUztmubqT2ymdorksGdrTa0niIsUKVN6PQm7RUf5LK9wXR9490J
        HpcLMlXDMlUyP1/GdH7n07/Jk+TLJMXwBomJRwWmS8LOtYSd90jYeSRh5xUJO69K2LkN8O6UsPNYws4TCTuvic9NXcLOO9im8BJSp6tFqdPVPzJ1+heU6xHQ
        897LrLJuMoQvl2vm5V4GNrWdtQtS+9x9GWm3261a7OeaaMDz4hztcdZ0+d6Y7MJpyZKP+fCTURaO+YZkDKNLGCk6rGR/C7tis3/q5jP5ivzhB5PkCoCWy2iy
        zn0TaCdf2Msjd01lCysMEj2vm1NnP0LzkPJ6DiYwowChz5C2OwiRdh1Rff/JbO2kOZqOmLWPpn1t2fzuXZTbjxQOA1UndPjznAFphYPIcopcPjC6DOiJpmeL
        ZLXhx0YezdiAm0Hq6dD0MBhH3+9mzeyon5pbSM567HLedv1qvm6/msF3cJ7R2DmrV6X1fIy0LM2X724Y/5FSM7slv5crHp0c7GwayW6jboU14knxJKfrI4+y
        3ZLF1QH58p3NuckftBqk8RPGDcKu34eiL/VqNUwCUcIGWhYFnokhvht1q5jybHJLerQPOscAEqZh3lw2wkgmWL+cZaDV813ytREXSbgDkWtrnEqxcHPSTTcn
        TzJxc74+WPbwqn7oP0Omn3MuZqvtTslq7JQMLfEI8kRg0P3s5NRvAjg59Rt/i05i2YVzzQCMZAMIRWh5MfUlt6c+PKZyk4e8hzcwCTO2wZfvBvRBhJnj2T7p
        bNrP6lw/WurfVrf2t6HiDUM02OYE3ApzHIZPk9hyraIXxujbQNOd9GpxxOL9wgFBtftdCeodYDWRxj3AwMoZQYlgrZOvfJkKPiJgV6FyS12WLriVjQb+Lhzf
        th+HtyB2YwCeZyHpE+E8DYtkiPms0h6GWUrH4rXSTSAfUFDKnaDmm4uMW2r+EYHxYN5UHokX5ggmGSAZMAdwT95cwOoAYNUFNLMhX4t1AApG5nKYCKoDIrHP
        OXvqebdt7ggyM90AnDfkQ1ANOHJ6VIguKqo/gfuogPtlAu4jBO4xwP2UO8VLmp9zmLb1rXNnVQmEb0e06CD2qtcgDKla+BsS7/y8J89nDUSIhaaBCLEKCgbw
        /GlvCid9+DH4GUl+toizLX00GCv7jEcCrHNdzvnzYHrcL5T3NPw+sUQEiT8HIH/aZ9s2t+2tYz6NGDT8nlHATBIVjuFzF330xHtVXpBwei75d6pWiUuJQpZY
        41JF7I0VsFO5tXnvYzZkqVmzBto856JbRDdaiOQnR938zGwX0W35DE6GaaY6dqK9/Fw0xRvkjyt7gVbscZIKDGkZj+FbOf6Y/nCV5O8HXRqOm/wMp/bO+2xz
        rWQfiF51W1jqYennCEUR5LCa5uG3tal8EMNA1i41nxFkKpiP5ufnJCvoHF7QpFQzu0rHt02DxJWoVF+TSvW1O0D3xUITtaSKZgpZywYsoRoAoXKXfkrSc/dB
        Cj8wxSRKJmGO97VOBrxtlJ9laxB1mzsN5yS0hjGmyR+wUPWUyjj7zmeROJdoXr8Z2EHosAcdypAqQwjowB4k4hnRn1HUK3pjakwK5eVi8AvcOIVYxhS+rP3W
        XDVgLoa5aoArvqZeoaOLcCHDuKayARixQOsI/IeEAHry+TLqr0EqukbyEOEAbhlIH08oggbFUZ0ef6yMhb+TxHfNahCHYfz046eAMz6rdcCaUb45Ry8hpTd5
        j1sg03rnMXwLo7SEt07b7xx+GGghwie9B0Mektc1XzKUayRfpkae9js8pbVLvKStSsy4lTIQQCC13WIpqQX8jeRnXUnjVJGe0kTcWq9jgnOnlaFpRD8dYCf5
        Ok4djCPeaRg4YfrYjvqpZsYtInYQcR6BsJQfDqfyBzqur4fsUfF8OJXUJzc+8KkFki6qcWswgmFAS9WOlkK+GMUiRjEI5lUxZMxVefeIEJrA8VcLzKTqpz2p
        /lnP7lUr2d1jiHmoKjN7tIqVJBJaTSuyGMeqvM6A25YoBDbVHGMWLcyRgA57HHKe0BlhaXWXyDmcf7XJKvrAKrSINR7Emqc8wZTPeMIwT8EeTO8/V9kNW2AF
        Dy4XscGmwrMVxq1ZJkUyYX1NVkAXniOF55jL5k1Mtl1W08rMxykLS6e6sU2SHB4DL6DyKGcepikRM+lsyIT7OMu+c/z7WER8AbN3JFzMBeq8wchoZBnAc0oY
        gG3H4fyJnFSxSf2p6sc0KBCAwOUYH975psERDcUUDmBmhSODC/Kt5mDBJDx87guTC8PFKa8WXXBp8UNhC/CgTmleu0pzVwgAbirJNKfvbvYFuCQ4EfMyENTR
        VakBhTNkRMJuW0uk5DlVWSsr3W3sS/2BLDLVD+yGFRkIh5YlGeZZBysXzmXVJlbu/YCJbkM6QKumVJCDr1yHJ/SmD+xi8YNzoeG7TKYqZIzA5kYB951Ct3YQ
        EjAdYJl8QBz51iALUUQFbz2vgVQCTDpZtfLIhGSg8M3gJj2On1cJNlRu28aI7T/CgpNnBac+lo+qEFmoO2lqSEHWdoe1QS02JNShgbeSxLH1z18794mf/+wv
        vGrrf/j0NRve+5WPfJLoPzZz81lvOwlMCExvbH3X1q9e1/evv3P11tv3rx9/3e87pBc1EKvesJPbPdHMzch3RujOxCMHvvbGT3sTW2/ZN/6tX9/y91fzHZJv
        9Iw4wjXlmgYhTYadnTzc0+Fq5ZCQN3tfFwt5QJq/3fL//GDyR75ydXJCE6weZ1eNgsGz81yLpbt4Ap4Qaq70TcS5Zu8WHhG5Hg75+cnzjAs0YOxnVbY3qCfJ
        FKSABn8bWyx0GpxzTdpvKZlZk/yBTvshRvaDi6+GAY2OYceDFY1HtJp4wWd0pney5qGvrat8htXFIag/7NwxgJ03fLDdrJNc8awR7ZL8tVsIBAwxeMl8u4ce
        EPbJWzmlnXta9SHcIPZ0jf1GLBQeHkeODYAGtJ0/0ikPqcZbV9/j/H/gjCQUvBedYcbTkHgL3kvFBSfOVqct0SlVUKJD+0ViCCJPhETmvusN5M/NwpXxiZBn
        Li1i9kV7HqFqooysYQ2QISu6OyVpo4gSdGX+037sdrW+QXxBlv0B3qe7nommxvbMC6qPJeBqblTq87UCfgtgPx+7Twe4UQBpASh046kAstlVzqlgid5Akesg
        smWtAiH2pOhvYSGNagmfSLI4Ou0s7vEFXCExoOjv8MRChixwfK4dZy7nasafh/iZtRJpLpiw9UiJzrWOcT2an5uba94jOjWXNW+fAjutIg5mfq55DUxjPovm
        wVBJwaOns2Aui5J/5xKNqzI1ozabKLhALDiq1WWALZHDnzdlA8aHWsePUPWaVKcqJ8cf/t4XHvYnFgqi8Kk5zEcMbW4OcSot+UPnp4Kp5OcZoec0VarGJfXx
        NjiXbe1bv/X1f59+7eqF5H0uz1rAzVXQ3Ek0l7yfn39CZy2h4ra6zC+s2evck3pe7kysnuC1iZaDk9lwGTg5a+HkuYAN5M9Rt3/BpZYEJiCEt/q9q+6ilYKe
        FsQXKau4+YJoFmSVbpwKpfknmrAwAZVZMO4X3Vba1tak08sDmXM6YndQ/xavZacqrVvJfERg2Je8Gb010S11pCBsy/A4cqMZacvmiKxuqEugw0Dhxy0zc7Qo
        52QZOeu+pEdaehoeW24ajttpOBa2zGxL4qRFybASwcgYLABwGDYWFgAZksER16PiuuAl1itow8pAzi1Whowq/7NiZS2QobXWlmAkWAYnAROoTBVkpmuEkXbO
        T80tQO8g9CMECsr4eCws8PEUG2CCEjYqOlsKG9lrEKFtJrC4+LTOWrrKbWJGRldx73QbMraCBnk0WVC8cWL1qYUStJetZOUHbIe+xx2aj0uZwqO2pv3lm2Zn
        yyUa9xc1Dk+oMsQjn2IL5sVLUt1aV0ugoCqjYGhRUJnwJaIgEvWHgoJhzY9fOtt7wl+GnD3mC6LN+S+J7SGzsiLKGdZ4b1RZtheCyanWBVyptyYJCFbF3UVs
        T/3DEKy6CMFqixGsBqy5AMGqgLtqC8GqQLCaqYkQv4jtheBjGE9p7ebLQmY72wtrsVSnKkuyvRCESWOjpwQD4IN+gWZnFFWqxCWD6m0k8aul2V7InAshbEZZ
        VDun2tiez/OLTeJ17lnVxvZCEL+l4eTMcnBy2sLJU+zYlj/lM9sL5TM+CmxPldieXobenwyWofdzlqseDxaxvePBsmwv5Nx9NOd0hO8KwpbiWY6+xLuPLvfu
        c3ZoZ/0fEq+p/tPxmh8CKvzT85rZxbzmbBMJZl8mrzlW4jXHX4DXHPsh8ZqwrWn1ArwmXLpxtZjXhAzZt7CnMT7WGO1qGJixHLb/85Xbs6HG7ror3/hIYVVA
        MFHmXrNonwQ6qeCMvxuh6MR+fooQ135RqWLzWdPR7dskAoB3ZJq7h54ZeRTKOEe/NRU5j8MW3G0cCADi4M+35oOAa9c23mDahnS9LajZVbbdkDaIjaby7of9
        ZMgQTKkvR707p5ehX89pQfIzegn09i7gcxataZV6LWKzfB3WepqoLfpfWOt+YUHS5z20+cxfHrn90nX/hQVJ/wJB0m9Hbp8FSb8pSPolQdJfQr0La10vA72p
        etJE8GX4XCfzOWcRip/RBYrfLNJCGcdri3GcNeg5K0VoNtYVWH5Padf7NkQtNXF87yImV1sOSObcZYDkmFuehdTyhaPukjzBu5AnlHlXE3b8NmW5dFhAU+l2
        u6I914QvMSks19CyzWNpt+556on/+Jcfb5xaSG7+oF2/tn5+SNaMobq0pnLUT0R7602Dn/v+1Oe6J+asoKfhdIGJ/6ApOTjgmzNhC/upC3NU86iLdW/brphV
        87KwLRDYDQrURvi4Rll1XQo+5mWVg63bV/3kgf+07a9I8oBH9DElxoDm4/og8wdV5g9NDVl0gubkXsgCeFRiPzjWJkjF8yL3gR8RsAQlAShYRgg56y4jhJxx
        W4viN0Hv6ZcKeoAbNjSJWaqw2TCRshaZ4nQBXX4hg1TIA/6flWKxZeilmqMglllj1JLiCAvRnJClTKuedpuqr2K7TolU+cuAYo2Dg06rlhnq6TZwq7slMDrd
        BkaFzCTif8C76y3jCi4uoUgGFyqSkPhJkaQJfjFFMuLNI8JXnzlAFC9iuy+L5R73lqGmRz0B4lnvZbLc7naW23UBy03+hbPczpfHcjtejOXWOVizDMKzXgHC
        TkEjWzBcXZ7dxuJp0+S2fW3cNipx22QRt60uBx+nloOPkxY+HsM+uM4f86xKWVmSovrLUNRj/jIUddZfiqKe814ORa23KGqtTFHjRRS1+i+aolZeDkWNXpii
        wrKQT+xpJ6jnmtA4wabqEix6y9FTDpU77bTo6U1t5FSXyOmNbdTUa1LTcClqGr48ahq8ODUN2qlpEL9UweIlmBrjZSwf7nJWjue8ZdDhaYttp71lrRzLIEG1
        hQSVMhJEi5Ag/BeNBMHLQQL/hZGArRxmkVRxuokEBsvnt9k4lkECtnGMtnBg/EILR4EEo8saOP7pgPACA0ewfNPLGTiCJQwcoansJnD6IeCNtxzePLWcYP6E
        K3hz0v3/8eaHgjdzi8Xxk01xfE69PMw5WRLHn1DL485J9cNCHv6ketAuOf3zINTtcdbfYC6mDB2wy9ceG8KnkKXjQuNeDCNhDPekVPJUpOItrfMzoXVPulHc
        pXeKuzQSoK9GVqNKfJFDetSebMCmekZzWZqxi/7F8HKB/8cl7oS5xBji6ndMZfq8o036CoMySdfBI2ZH2oViIu1GMZ72oBhNe1FE6Qpxmgnbvh3rlVxwvVKg
        QJszrReLm3zTBZe/fdWwLriNwgV3iafEBdezLrghexMZtGLMOnxutYLCmU9r8CR+Bb7D6sOdGA4HWQXAFdDpvPgxDotX1hBN5BC8sjbiAZhLs/oH6LHgA9Ra
        Df5qEVHDBp1QU7c34CLTTDTFQcEcLJI/zdEWdALHIswL8mUR1u7OGo20wnv1jQbHzEftfvMI1+Agtkp5z77S/pXVestjGyCUI4VAJVfJR3Tm5sfvMfi5rrGn
        CYTJdEbqWcVUFjLk86pCWYuw0VGdMzZsxVIzkBGakqyKrxXH+CpxzB8Ils8Td4DkzGWdc8hHhkbw/VsqagtZHdPaiS/Zzs/RS6h6qdVOulOlVjvns5X45Gvp
        VmISU6NbyXy2aoGOVy4ggnXB1PGR5lULeF2Czz3XP4iQLVqMeXxBGXsmdCeey+om+SDeixbo7YnpxHd0gcZ1Osg6qFI5KqA0cdRcGVZbGBt/KAtKn5mkVusY
        lbFqb8f88vosz5lfzBnTUp6z+TlUI7iby7huGsRtS7xLAoNJU56DukwNibdBjA9EA3QqeLTCu+MF3DL1L275GCzDpFSb/yABRuWDErkUYe6i+SVb/qDxxcP+
        xZuWxgld/Dg/9UBXPkrIqNjjD3mrTjlw+RtCNjNUrjXHlsy5ZkgiOeiAU+AhUIwjuYfgodtyCsWTXB2RTQ0Ug3D1w+Mmy/DRXtf0jznDVDTGHGPctUSbRmxo
        k7ve6RNa81n7CT+mOxY7mfKws20bFSnilFaDaqwxqyVO6SJLey4C7VmTY0f1gqeQZByhSquZ9mBQWNKMM9IZV751tEyglH4pfchsH7Ll+4C3LO5I44TpZw9t
        dMg0vSZ/z8uydHXhNZnBa3J1bIbYnz6jBl6FY3hN9o/pcSs3rTFrmn6Tawq/SSLH6UWInYIXIweQsd/kpewwKaSuIn6TPvwmL0VcYNNvUva92G+yH4Svn81X
        tNIX4cZFZk3hN7kGfpNDSD8Ev8kh5NNjv0mCiI3sN4kUdhmGjwEgggud54AqDmXAJCbvYUCq0VuGEDWwBmCEL8Wt5q9isLPzavofI0L6Hixd3WU/4ByfMPXN
        mmIuP3VL5jaom012vBr+2MNUbY1xG5Aa0KYTN5uO29uOqQ8DSJ7YR0UDPqoD+MppQgVHPw3gw8geFcPg50Pi/DkgKZkHEMi/1gwgW4Eu8A6nUYY8ORw/NWIa
        Zu1mB8ln+SUNhkd2PE2HZEDs0anh50tDG2IP30h8/PU654Wi/6jGAJSlXtODL4st1s7PXH2hA9tzV+9qNE9O00lyBObV0KwwA6ReETGhYkIIj4/jGw0XN0ux
        d2EOf3Ml21a5S41SWESLtDcW5pgQh8SbSzYxfMr6Zcsg/YUMssbi4BrgYP8yMkh/SQYpddisbkAeYUBLxGEZn+2ITSPZboy5mHd/LenyigBBTrKDlep/8ZDM
        AUm8uTSJGUg+ruGk6zSpS0MiMRvLRGK2P1DEYTaasU1NjC2F+HG0N8TUARjph512/2R8aLOfPwqsM/leuWYP5cfu66K2SI2Ah3I/4nqy1RI9yME92AgfMoNw
        8c+Gy/7LkjIMX6FSXNMMwf1YoigRnGvS5E3sMClHHH+BffkK238CE97WuB15AIvT3VnW2F2nJRySmbGimI/cRZyZc7XszGvenS925m/nxHrFy7Jl9+Y5/EiV
        I3txlaNuL5KgLpLfUazBeHmTfki27oGT8NXyjbpgq94vtuptn9Wibfmy2ptx19rtawj8KyIZS1Y1Fj/K3kmKY6WygW31Cof4DEiosNF7cn1nZiTLmpnKjNE7
        9teJHBnz6jpIteFvXhBZFDWCFmdXdjFyGRKzNnTg7uDsdoAhBM3UXQ6QAB7RWy7iULy6GnCKoLxtdZ8j7BANjPWJwcyw4lWJSCbdCZ/n0Yv1LnyodbHVsKRe
        4jRNHnYBmwQO/USU5vE78gh+b8TPTfi5GT9vSn7ZTX7FxSGJ8ct+8hQgdes+E7U+Zj5dr2OBSPJFeBTNPe8DDNxQ9xFnopfWsyQueJ51qkfatalm/5H5sEQN
        6sDNs5wrAgoZK2dZ4e61d8MCO5npHVkI7UV9APEYpIgUZHT0ntuIubFi12wVD4XE2ZIP8bD34ueeOfzOKgykFHqNviwfr/W6enUxwzg3Yz+eA1g/fCOpvtZP
        axGgVuJW0O1LA9XaSwDVQEC19s8BqtGLgiq+z/sPh1Vs/FhwnVMMr48pBtjTCr9P8+8Z/n1OtYA2eZlAG7cDbWyBNvonBtoKgFb98wHtWZ6Ic0rAVs8xSL1k
        sI1eAthGpfyJ8tfmWkaruMD2B1uqpgtmNLFAAo74o7KRQUqnORSpMGe/+bt7sdPaP1nLt8eIwlfswEIHPluffNy8kH1xdCBbn4YlJ8WwyB/99uulg+udm8X6
        9BNifbqJOFwDehBn6WDQ55j9bMAmJBnMn6KLDbo4ivjN4iIBRUbicvP8uEasf5HDZJA/eKKTQUgy9NufXHm+9ua33L17ev9ux/mq46zB6r7ifO2TfZ7jzDqn
        i3WEWjGYP+EV3Si1iC9NDKKkN+lkA4ZyzJXcVHVPHkqG2t8ybN/y0KK3xOk6zmADOjEoWT7ZhBnxnixv2SYb8YJE5qomcxXxp1AQcIkoLEmYUPJm5mQJfRAg
        BvPH3Cn65e+yu/IxDuo6HZ/l77K7dEYKwRNU4kN09HqaQHoC56c08gi5kkfIlTxC9O5ntXTljEZf8FkUTSiNg1OacNwOX6YnWcvTuN7ZK8/cId1/E74PKveL
        +pLFSMsnu/rkk13rOHmXRxCJbrs2R4wjuU0c1OJMjYCxwfyMh8QxH1HKnYGJ7UF8TRmpuxwc23OI6wS4LAYjMrRZ7Ya6wx8ay5+huhho/jQdcPp4J/986xBN
        zaAXyLmBG8h0dQ0nn8e3/tzcTUWPxzcZXRGkvfzgPk45qW0idRcJLWUU+Oihk7v7cne7URzI+LyS9DwOnqL68U8jphZfIw0leRg+co+MRshihJw/SGNEI0Aa
        I0c+mMh5XAfxHRv+kJFRv4dUO5wlgxP0c45GTtBPR8hm5Ihd1JEgVicP0bNbX3ZK9pec1w3J4JDR63ue68/oezWSF53WNjpRbKn4fh0ybELBcDG1y4cWqiLJ
        j9IxdmzAhDG5R7SEOs6SAC45OxQ+9VxFkSQfds/3miqKDF9BYV9luVixFyPkzyZZI+dkVlicDh36QeHx7Cb/nuOh3dy/Oz/XuS+f+1gytZbhlKqeOHK+Ow1z
        j1oIm0/QMv4HV3bCx5GIHLGgBB6WsMDJklRSF9TNbV48yhnAW5WwB9K6S81mhPj5n0gsO/wunqYHvARJ4vDrUT8fxV6Yg6+5RHzwNA94vXMOn3VRyZXSIzQl
        iW2K1qnqMW2fmdXyzJxOJWLgKGgg8sI7rP/IR7phscPNjVOsHSUdwICNHoeSRqxI4ifBTy9++vAziB+Dn2H8jODnsryaPMYqkkYiMH2F43GSRPOAzKuSLzws
        20WgWcTUA9/iA/UgbEBGQA5nIjrxXNWtzlQOKuRLPeZyCkBAp/1iNfHBW1hBbsV23FJ3BzC+W2hK/VsYRf0PZN3G/QCbpLvLoobN7oqayWGXuhfkJ2e7+AO3
        dPhZWuaIdNn8qdkugwO61gcdPBjRO7MKTG8dSPURAKl3QNajmcmiMT0hxyarwv7Gx4NZPEb4xcd9wBtORXYZzOlIHn93hniB2nWNPfhyHLTHTpzvwcdvTJWz
        glRMB9hJ3KY1hybezh5uHZwIpIZ9wqlt7KRRn4L1rAJHpB58nt6ZKob6QpaeTpgnusrmnq5F5p6ANIa0F8VRla5EeVyl3SgfQ5I5Km9MV9ALIQK+hBf2lN/V
        s+hdKwy+vbtiPus1K+mwm/5PrA0J4lJ3adHx5RiF5IEBJMSMO3Jcmx6TzMvJY9pw+YQtn9KllpJWygj+hFOEBahIsunWW3aZVr1d+7exuTMAKR+V+I0pfApZ
        0eSUHgHM0zS5NEVemsB6Yr/93mV6CI27ypYAEhH+BAn7sFMkn6OOoaTEEnSwksafvPBkeuXJ9BZNJkCBaFDvPI5G5kBx5rNVOBnPegwf7Mj65OCmzJXZyVaU
        5hgZ61YY1O0zfXNUuO3C5yPzyNqBeho1S/MW7d+W1RuScBmpUU29kXUZd5fk7vboVIgTEcBMcSRfl1k8OS5ud91CwO1mHsf5ceJ0L+VvKc9xnj23mKXkne6T
        Wf+jBA/9LOgCny+bSh5wOQmGwEosPsbVqRR+esinASSOZTlrWEv7DH842SE+oyQmJ+SvERaLzidbqcMFJVn21fCQYtGxpNjo5iTirIUsdEbyJHKSogHJ6hyQ
        dIlGSjGQ+DK04i8xlKTK3fLFFOqF7QB6E1sh30EKRU9EEHxLjz9ehoyi7wp1VystJ1KtBpKWM+C0nBjGCCGYNQD68pUNTn7oQ95Hw3QE8996/qwxf99GPr12
        ufoj5BTy1zt/yF9oWe98RsmHAU4hISWVn0RCSiqfQAJLH54B2KLlhJRV1D+BhJY+ElCmnF2RaY3POYS6UM4RDQIXsgn4pUeRfILwfzD3LnByXWed4H1V1a26
        9bjV3VK3uqq7z71qSa1362G9rFhdQrJlx8ZycIyBkPghG9NKBkv2BDORLRE7jjaYQcOyM5YmA1WlJDK/rFmxMIsJEVYyMIhsYAzL7np+v8wgJoYVbFg0kwDm
        oXi///ede++p6mpZNpn5jZX0vXUf557zne98r/M9wm39/eGabyjBdpXTPK52T9nbiT/pG1xX/YSj6w3qMtKhTTJl2BpudZ8NWyT5h0PyERKgqZv/SEb3ERnc
        h2Vsj8nQDsnIHpCB3S/juk+G9X4Z1b0yqIMypjtlSAf0iCALSQWhqJgWZCuEVjzc4h2CYSkuxhUxSiQU/bVHFGiYeCLqGPlSI9FJIJBDzlPu637p6z7p65z0
        dbf0dYf0dVb6ukH6ul76uk76OiN9nZa+KiJvI9Ash9m5QQCD3vNvR6fbcLlangBtRJdp+6M3aCbxN02qWuaSYoh1IIFyPKq0jkdVM7XqnxAqtL7x+7/6+XxU
        b+WRZZOkCQjZBQjsK+CDARm7gCWswAghYxfAbscQxwsRm5Yt5OuCqkG4LiBjKFhnCDgWUMIdQV9DUps0KfInynBeUoXmOVUoc78drGbn01ShaTbSpbp6KFLa
        5HWqUA9bAXINqULzIdcPtqIloAySKnRJ8OYub5xEHp1S83yup6TN4tL1oqkA9hvZAq/uPrS/UpX8nNNmfs5yloOTpXO/aAfXysP0yhdzmSZMaqN9IZq5Vn7k
        6NEfOYorf6zNLmvLVYiYZVgPkBtGsV4cR+LMPBVuj3KtU2+FrRlC3hIhr6OmkKaGMGcnAY0mCkBz1PRO0qhRQYcgzlU/aDFPK6UibMjRDYQz7WRVF2a5EkH9
        TeiypdWkJtNAUJL2MrRcqHBcEAu22RItAaJfM+eivDQROQTYWU3EFCFc+N1MxhRqw5p1UcZaE1xTJOR6HU1QYKSHziXpodfR6eeRHhrVQkrQiUGAWidUmOcV
        K3XE+DzEVntrej4uhLyDEeZa9dbXziUVMnE1t5rWE9dqXYc0kq0TXH7SgZZIUji2/sq4+hVWAp29X/+P/+c3/211e6pxS9WrspQWK78SRbIJ5WJrhMsqExjP
        xlNw8AgfQc1k7M0WX4mWL7qbjUrFSAb0fznpbpNwTiw5jKyid5sq2G0KBr2jAtlwKrD9tCDVjQs0+aRdJF2Z6mlaGa5X6t1/aEo+tJzGrAufZ3KSfFbJZ7k+
        vCPll2nyUCpaPWS6jRhP3yiUuBAc0qc5C+rIFQd2viidz3Pn87QakNe4JwVp1v1IsQkEJebEUudj9fiGsZdzFZN6CokI5Y9p5Qg1p8NMNI3iSioqy9J4hUtt
        lRltJb9cCek1faj6bpKeGym3bFrTrrBDol5dTp0pyykuSnZurEqsI6gAUzgcICzLtV53uGpPkseNZQRUbGRVIo7Cz9iECUH4WTvOYyrQcVrv/B6yf+maPm02
        6sdqSoxoqNlDYzpN6PILt/3RPxn5hb/Y030kzjdUfj+9nPTyc7b0qsKZTJM6sKdQUUA4PdEOlgWIZKBALAuhIsT8NHoCTb+XItzPFAH0m0nCBxaQhA8nJOEx
        IQmHrkcSkNv5DfpGwDSh0EcTcDW3kNZeu8855KLD136QZIw1NG0B6ERRKm8X2QqHOo9rjYzNPC5MvuJiSCgCJjOloojvAZMO8UYusd5Lb4XSMWS6dZilQ45x
        DIyLGOOEbOcIU1Jcc4BkBwTX5gTXdhCulbkiN8mRQ5oEV7XnImoSFcSkqRGsgEBCjWBZhiuLvRl5Cguco5KLaZ6HaaRAM9jGVBa4IjnxIgj2a93HowiHxwgL
        C5iyqCaugAF9MuAEbUlysjhHK0CnJ8NqQMYun0ukk/7tI4vZyRNsWwSzkORa8UjLuRUIF+hsZsEA/+YFcTkq36BZmcXDC3yeF8TqyMOKulCG8wcXvi3qvG46
        WxZ9fWw+9nVWN8e2MEd92dyI5E+1ld+X0s0nJpzPUrpx2U4fjy6ezy0fJLCpaNiIuTV0jrP4yWW92HqBAo15bI5N8feQuzkXwo8oaf213e2dXBkhvfDFNlhC
        znA5y6WghdaEQpfQhn1s3hX567pEZlEXE0X9mwDiXmi8iodQQ9TDkofJpo7Oi7dUHd5SFTj0VdB7riJP5/CWKuoccwThUIXwlsrBWypMvKWoK9EwOCt90+fh
        YpXHS2A+Aemjw/KHuUbKFLyllqjlOzlvvH+Y/TpRRZzNB9rGgJERwg3jxrAKE2+pEN5SgWSZw5AkyxyXiEaWOSn4WcfwTxB6llquhvLILotd9aDv1WCdKqPw
        NlhMrbUB0m0NYMIigEMSvlQRN6cIa+r+mIvrfiDmFfYAtVdYbx2Ki+F5N654c84x8LAjzM9mjCSrcFLP130juofW3kyH1yJ9x/SgkQdxfy4gToGCUISPf+1x
        RGEOJyisUyFqHyWbJi2j3anOQLKfUI5fdDXRd26YYBCpJSLnS9JIGPBtg+5zueKniO4XsEUl9YqPJXS/kND9F1CBggn/SZwR5X8OR6b7KPGAP56A1Ed2y9Zz
        dkL3i4PoftIh6uMgDvCcDRZQIBZw0mYegCp5VbCAaTrkwAmqmhNUF3CCAtN9Lp3Micrz+6UunSwSsAC9RAZIOtA9F5V0esS04qB3eiSdpKb81T3J8Vogazon
        VXCTznDKVGctMa6pDOHK4Q9BvgCM0ukjSSLunKYlCIUherTBR/VII4oM8Qnld5iNDYngNARuRlqhODvR55EYHryMmdgDwsvuF152kHhZAF6GUPwy6RThLhSN
        eQH2jRIX4Mjh+BzQjY4nYMsvhzfTy+VU2Cwxu/Nld5bUG1uVe8TPRNHZLb2w8PmnpBePSy8eo16Q/rio/sNb2PgOb85CuItzeregBIsPLbQyti/K2UWIcSp7
        6BWHhpf98iAkFpPtCxoqYMW7tT7v1paw8rBzQwKG8HcIkCfcZK/oksNKcLplMeNccnq3iqB/XnFEAcV/EvmMq191dll/jz0iwmrkGVH5jdb6m61rfNraOM/F
        6t5yOBeTIwnOHqrYkgWNEzzJT2jwcNJO94cVKvJwnFe4LZFdoLRGrLv6tEBARiJfJ8+x51lcI1AG6bbOS3SxwhJrCl8ORo9DlT30JqJh9C8UBIADXIFgVlH4
        G4abSRj4QN92M80pGwZo8T/8Ix95/EeeeOSQdcWyZljVxmrX+wAgQ6K1e/jP9hhohW3OVQ2o3M3WX/LpesvbZX1LYFYQmP01j5eezK+1/AcrtuT7Z9rHlRaN
        MclACxhooW+guZ6BJnfzeqB5HmheBsqudGtRKHutNSaTQrK90vjROxdcRGRG5kLJXIxxSjmcwWDmYDEiCJkkQ3FZ8WajtRBRWRz2hQj6mgj6mggmm9NFxeVl
        iyLIFrX9AdvvWpBFucbF7Qu8YGhA+UCvHb3KsiVzMjfPUmWUrhhad7xSCJYkBWcrBbsCl9OVQvpYBtK17ituHHHm4UX2VbFAXndTDLAdxgAsX65E4V50oV6v
        dS+5RCuxNlzo++hyVMR3LVHxQCZjtTzcHlVaL5EsMaMlNh+CC6AYw0zjw2gTJtI/V4WttNbDrBr+jivGwaoYBwtiHKyJcZAmBQJbhY0yMO6gmlmBGJNKPswF
        dGjyd0ppL0vK8dCEin42B3VnNamVM7RmIPrhT1HNbHeVVnRCrfgYxhAxnbIiCu/wnFQEy94nbZIgewuEX4gJnlQXAupOXYhX3+LAiAc3mVsc5OdazWcjgWiF
        ibbjJbBOUzBybcgEvFetxJKOYFLJHU0MA2W8sL5noRdj853+7CCZhxbpbkAyD0hWcHWGAJoXSGJHMapL1wti3ro5mnKYcUPw5q2FOofqVEwp3jCoQDAd63D1
        z7nDmr2wy4gtayEPUDMQ6Xy1+4CAF1cPAsSyfBmmeYEpb0zkxK7uyZKDcpjA1U8h6aeQ9BNICp/NQ0/P7BQCQinvjTux1NSN/ZTIvGgLo+ohuReZOGcPXTFI
        LigRDPk5WnwIQ2kS9DZzDUM4muSwuZYXqp9nqi8ZRa7AZQiLMdyCJXbS5QJNt7FMCZq1b+0nl/773/1rEj/1mnVl2jX5wuYgKNQvQ1yn43kHyxFip6Np1Smw
        aaFmYxx/R1RuSmherDGoYlZs5p3nOjQYH5vOdSgOI2yVhFKxRGoYT2MrefhwtFTWXV6U/SKs/34kTunQ/P7ci0YVNrA5j7mvN5NplR6OlsFyPR+NqxECJ4kk
        hH9LRFgjFMSMMoF9bwPBHXmFMl3DdzRQTT0/HzWpsSI3VVTL5vezi3YD+9NFNY4i8U2IhIfjIhy9q1KXogptsSo7rpN04J3vCVaf1CSM1CseZt96rqS3VdWw
        nb1SVaFarmKJOhFTCyKmEqC2zoe/7eqi04GI21UIqeh+EVpWHoc8LROusVzUImsRImtt4fuqJrsC1VbuSWDeyp3ODA1oxU62tayCFlskIikmRrbKjbWc8G89
        NcoHptEi88tOGRTmrU4Wy3Qram6yDYImqQyFr3g3F6pOog/zXIeh+N4Gphi9+1VHeucHrIGx9lmEtgONG6UOD7PPZl4qD8FpgS+cPU2Un0sRbmV8SKBSxa9y
        PKzhMMxwaNkLvuULJHyCBGIHMGSeT0j/MLDndXFTrY1zUlf+pXfl/PBLjlS9zuvdLHAMQchf8+DXroovq7zE5WiSdX53NzMYpGcwpN7WaMcxSfasuYAY9Jrp
        ZloxlxGElY4XOjwxeKtvZjuNH2ODmTV8T0u1Pv3zieKVFyP8VjHC76aOVrQRviJG+IoY4SuJEb6y94/f+O2/+1yvEV7sM4q37QdOOFHr1h/oX6Tf83T72XRj
        iznIpnuJzEAee+IBL0QfixWKhC8KA82rT4fwM260gnj4Z1ye6Pw2YSw+UByeEUXeTu7V0QrJRGdfYY8GXiVsjGbkHhOMD9khIeKS3bSSZMIdqUbOGzrQ7GIx
        CXKok2Ywb0sIibDxduAg+TsnN1k2lToobzqZj6QjLlMOZ5GDjoCMAZK8AXLlqUGU+Qb6wwwgXB3AlwDzH4pxNdTSZNgjTTK3grWTO75DOj7LQcC6lSHhjEMi
        OA0l0ubldyRtTsD/qyTbwSXAiVVBH1t36W5XjhkK15A2XKIz3XcaykwJfubSyIu2tMKFIROh1uVHXtGPnNePvJQ9wlu7JfifksCrl10Jy+6US+tOJF0PDky8
        8F504Oa0mm5ud045qbxs9y0+hxZfaaCt45QDW0dptfMzDvYeT1hQlbL/R2sC7XuKQrsiZ6DW7swtXLlpbZ9TalmcUnmn0ZLN2lLrfA7OZr9F4zoeJF6OaWXS
        sng6nI5rcFgPEcf8qOFFBifQxX06SKT2ZFchBMmR8rFpYt098MzJSXGm8H91dQx/DhnQEFzdjZeAJ5H4bnNEdZt+1fqCrGsSZD2khhBmPdTFGYyWXbVEorpH
        2/FS8amgWzlEFcRhNx7G6Ss2nuOrr9vdNp0NGa3XieIMUev1TjyGFo1bI3DFolsjnXhZlx6jP2NqBGf0Z1i+O9ZOPcnCObwyBqenTie7Rr/rRqPDJE/U5XvD
        RmaNYfMF47rRuBpJPzlM76tRElqWdtoEvTFqc4TaHIUT2fAZ+uJSar2jlvK38M4wwDN6hga0BI/Rm6PcHB5AIzQKNETnDNC4boSdGw5hD8rEyPmRoxUrsXxj
        TmFrJ+DWVP3n4qEzOMucoxrtLGdKPHQ2rvHeH+bwbByC5oans3RcmQxx3l48HFowSjPv81kQpC/GOl+CIBdsSw54S8x1JNozzw95G6DW1x/48J63FwnH/K/U
        k5psSIRcMRVmSw+ScTkqJbb9Mmz7nAkGNBLel78MX5+SNu6ft7F3QsrUbzhxHpb9gC37qhjlW8fZb7WCLQxaiwVmt8jwG0PspFWJwihx+DC7ctRg3a8SYLjy
        rY9SMRha7ItzoOxb6FrelRYbUYLEuh+A+/NIW5Dwctq8z9JRGeIcy04omSxj8EVOROZfTTJ6iclAl8BiVvLy8p52XDM9BGt9HoJCI0KhEaByyM+Q49AjPl7V
        xxOJ62ScobGB0Y820uvwKM1cUeJ8I6olNRb9GGXsYdll4BKQaF4hr9ZI4uf6OPn9RqOIjrSDHiQrXDfgN6/dQQXDAo1hQSL0DAr4LQiG5Q0MM/ZnZOeppBMA
        lBIxl8Vb9lVWXk2uW8Gv2a593P5Y/pjULXenLTlBsUpbAuvZBScvzjIFcZbxxVmmGH4Qzu9Sf4LUtA9FkmEaPDO9eNEVh5lAhK4SIyAJEFDHXXkYpdDkoRyz
        QKkQr1z9FJ3pByz9gCsl5D/leSjkbj+TFisus//RMzx1149dzpl+Rg5HoXGCeJq81otvhZERqJW9y/mhBjgbVQb4GVVV7gKkD5ivU2D8kqvKcHDA9qzqvwxj
        VJndAolEYLngAAev8Ews8cINYxyQWsQ4UtLuDGVIXDkcoKuUWZOGiFTmoskVHL056ld5tXsQmFFmu4WdyEVlyEWPkVhUhtWfxKIyB0tsc44hYcpq97HtzpMK
        VcXh1Z/rk4lskonKA2WiJ92oOkAUou6sdp4KSK0LVIUlIqLXkIMCVeU5Lomth64m9iwL9lJIRAWRiHJAibKu7/xi1Q2P+8fYEy0Ux+Wi7KkVRWdFlTMb663S
        crRWcTiqKxt0thoF7MWca3mIfqjcxfc95NHAXLDRrHX54/XWa5Y2N+b3PgeHFxvbv1W89+S8+K7fDr12Pvboqourtx/RhZe50PFFC1YGV3kQ9oNMOZCyv+Uk
        ig9yncWr0bCfsobEfnnImgDC4NzFNMnlNhmf1jphPI4DbERw/F3rzIWXXCygWTh3ozJ71IBdbS1491pnBn924M8Bek7bXVys8SWqgXRFY10l71lxE79HuolY
        NDbHghDkqSZSHY128YYdLyPJCjLMSJv+LFNL0MBoz1uJw3V4sdslqc8UUwwvbjXcI6bk+sSUAueDGP25eAQS0fAiYsrI2XhY/KtIajobLyFaqUXXJSZ5WNKT
        b8JTrogud15HcnERdgHO78IRtkdcKCXiQlkT8zKIeWngS6gMn0kL6B+H4ck/Y1jUyeEFJbEh0Ny5iDzzX6V/w8xrCiLNUGtcsxJJChhx2DFeQy61I8QlTkjD
        i7CgDUc+WxJwIzEm6EIFbEzo7QQXiKTVgdjqko428FXpVk5XhF7chrUAxRsKI1+5G673YJJ3ikGrhkETqYAFYhgGfYx9SI99CGMPF4ydLWraz7bGYx8ndIOQ
        vgwiucgVEHpLAlEQ7qicmtZc0AI4DEWueKC4RIfK7OgBcuHCJuyxGBEb00pgMr1Q8lmciXihGBfECyVveKHkky9AYJuFg2JO1TmCvMjO+WLuyYlJzWUnc8MB
        Jr4+qhVhF2DvqhTVcimqFYlsAnBFSLg52ROHIIMME4G4kfUIzt6gd4DL4kqTIZoWS42EH6aDTCnyEiG6BCHaw2aZCGzsZ854A4Fa2zYJbxP3mELiHuNqARou
        OW7mHsMC9LC4xywV3WFYBOilg91jAvQ00Cn0EgG6kAjQBbaW0ojZPaYovjFF2bgX3xjedmJRrX2i3gq1g0xeit3nlY0B2TrmE38tcZbhwEziha2yhEp4wvBC
        jpSgVQER7xbHOWYf54BLnnYLGUAsGqlFozvNshpJeo8gCtsCRlg9CVaCv/dch4UsLWKVpsGbZ+Y5hxd7yiUulr2xCySVPEkTVLpmOYdgj0FggcOWooPE/Dlx
        lC0iqvMxQxrrqjwH25RItomdHpvNjtZN7PLJFhuHRZM7xWCzY7uzj279BkdB5Ek02dT69HnTXONAYMk+uoj5Zp/LAjMksTw7osY50VsIkufdOOBuhfPJNSV1
        FwoX4uo5VcWOWctKYfKL7juBh7ZkKfhkQIpjlwxYpnF9ECQmUkggENYRF59S4uJDYBEPnwN0UtrGwGH/HoiK+OPFjqhqngZbwEDyBvj3vD3QAprP0rUiEU0e
        1gEJiZDVKP6e5WuBM4JaxHB5K7K8l0UsWLKZSahsiHUlLdbN295xLQ3JrjPKqoZnsbl1kQvXOhJp7GhtJfyMw6jB1bHZEZqGCO9g5R14Yr/OM6mwc62s8LOO
        ZJCWsKKfL7nDx+1jaWBRKkLeSwcEFiHQboZovb4vgUXH0wwhWFv2fmrxW1/5o7MFuIOR4FWT3WLSLsWii/jWb72GSBL6m0aS2BxJgiASKPXlLIhkDEEkTusb
        X/nVX5MgEnh8wXJPT7X+2KJmvv5nv/1LBcS2cPiGlXxwPX8QNXywpIcQk+rIDi8/GC+JK1Drxi7E1rkoQDh0tWezvpKFQOdyOdezdETYmKoglUAFqQQqSCXQ
        glwayuZvOSrIRqsvEWRj2D+3eCt5r+wK82NNeWxM0BvONoRo38XbzPLAOnlgRrwo8nrTFCSWhHe9V8oeQ0uZ06VuLrxFG4+q7KEX7fnUvwWe3Ze0R8tS9mgZ
        DTcjYo5VeG6vIh8p9LTnp64iFekLvZmnxUc0ex+6OSed3i2d3hERdMIJWNKrQMwhyCEeHXwdxcYKOO92sv1kRDwQaK2rJeEEPSAh+yTUtL72qQwziCKZWIEY
        vz8GZuQYIwKaQqQbwBhDl0WpfBhHcpzTf13h/GXZAylz7EUiBbgI5UTBXYkzZqcblmIkHyoO8BuBhs1swZeNjhaC/bB7lWmRvKmlWqEEqbih9naz13O+S/a1
        QBg8PF/LcDRHijmRJYj/wJOZa0RxXoE1fIa8AqtxhhAyWrXbHdWqtn7z2YRGudgK22ivkSix1RB71lszJOfxt+xkf9n5FQLbGwAZL09aTIAh74jU0uC/+6SR
        90sj90ojB6WRO6X7BxB/hi2UMTzyHglR2x35Eo0WyuYUh5rNRtyxW4IIyUg5u0IJAVwr6DCMwK8S2LpCLlQEfpVg7x+jA1s6SqqKwK8SclFUEHoNbl8SgbQk
        gV8lCYyspYFfEpZVlMCvIgd+LeOo2Qi7YsU08KsonyiqZeJBIbXMewK/ikngVzFk8dGKRmBiki+MBP/BcXLH2egyy37xoIA0VRzPYyHLHBHCoxWHcRfEkiA9
        HhUzBC4TJbNB+UQ4IkSxenxYx1o0OIlmKuh0ENqF9TUXsUyFvX905cf/9K/+/NNfUNuJwcAFTDKXiQurLxI+77WHvH6n5wlLiNGgEcQJWvAUXo8FAgeWEh6c
        hlPgK9Q1F5l5iPoEkOc4T0ZeWZi9PGZhBTITYfY4AFdB6sbs5ZHEAwJ6WWLqkswY+TQzRl4yY+SFX+UlMwZLdqDJMocFDoUJllhp6o7bZM8mzAXBs3mndJzt
        G6+JL1TrWy/UWxWSbH6clJdrI8pDjomasunUwWnYevMFzlHitxT8CHwR2OH5IL4P7OOAbUa2XHDg7NxhtkzDew5CCAkrlgqv3aZ8Pqtdu+1aBWnM/WIpCOtD
        w2PLxhvXztrs+VBoFedllRdapfmNtkUALbBfIkKd5lkV5Kmih4gIQ9ZibWdWazskLYjHgiseC47s5trsbc/qI62TfZle6YteqfenC++VzelMpcy3oB54en+a
        hJzw37G3xL4oH7RCNpb7rdnbeKNiBl6uRahjxJNfS0J51lsS4xYziZ4Nf4/fb0oE6phEoCpgD+9qYhnvEytNGnvG+9hVrftUk5Cw/t4ILvkcsF3+MHhdidFn
        HPGfjD7LcIbQCg4WHZFg0ZC31dl9AQv1Vt7LJrCYlHgHU+IdOghot/L7goDupNN/+TxLirlWBQPgIKD/+SItyN+A6roi4U7sEFEUSl0QnRY79b6MJoZHQhEL
        rLUaos+XXfFR2Gh/t7hP3AXyud66U9jdAUTqYvA+5L+SKC+JGMio7z+pCkehyjx5lPVCkdOCX3RFIJybF+uYQo6kI6RM80rhTCepqOyKfwUpG+Jf4SKPjBaV
        3daJr7pwtXD3fvPK//Tsr/zT0nZnawsapYupt4mQuMgm4iIjho2DipE9dquMFJkkcwylBE6F1m+eCDlvgM6GiEV9uOrSauG0Sn/wLIhd6//+eIg0VkWxrTgJ
        D0O7MKE6hH4ZBOmKmFQGjKp4w6NiK3syIh9/yjKiMBmRl44o+TJdoe8S80JaeGFzLtgcf26r2OSJ38m85WTeHMyZdxTMW+bMZdeK4JO+UxFmccpmKZ7tEG4W
        D8x6SNVxbHYIZfPRU9kyz/Usc9KjPTYe5YyVDl2M/s8r3eHQh3/HkRVPIeOCDXW3xCUYogpyy7icyeFWxH+J4xHRTHa8I9UrWf9IpwOgHkAzd8YcNHAQ698R
        Qc8RQc+B9JeTxUCC9keB6rRexeeZhSlbVWCfyvaWHpQtI2MLlh3wVPFm+59CryQB4SdtcQ95wRYP6ZM4+gjTaCk9Pw4HZeQYY4h21VqO9HqMey0Jb2Lu36zu
        NctAIns72tVOXFMLHMnCFWYJAVboD3DTG6lL9CC1+JPIZuBw9AA7o5y0pZ3nbKxg1sGeYvSS3SxmcwtIX5nDLPqmxwVB89nTE6QvD0CMgyCC6OUBhjFx9BkR
        r9eQJpS+YLMmHpW0Z4+E5a11xpLpg0hD/X0M3/kwqYB0eFxDAmESDnLE8a/7oxzbSbQ/uZcsM0diaaq6x9zCMeXJOqNnf9flSBpnLwL8//lXPz2yHWE0OZ2u
        6DlOmVQwKATWmNzFGdZ2z2oTP1L0wO7rQam3B/bb9MAxybdL5BvpkWTE5Yjb4I034Vhe2llI0V5Pp1yQAEEBW6OAq1HA01MPMsDI0EMH3H46wPUWiRC84LkF
        KNiwJF1Ok3O9ohNOJR6xpzgT1haopHbiN37eiZEuS3JFu6ecuHghLp2L3MGFVgq6zgojho9k8Fz7l+uD8N+XHFJbTbi4CVzE/2q1lP0bwyZNSauvvIRsWUKu
        LKHscU7INYN+f5d4VPGD6+TBGePBfJCeetmpm506ut7gwlxeV1gJ7svlJfqpZ/ocp7m8EndiF47ECn/9cHP6IcY3tOnJh+yeNrMJ8aQ/9DbTRJd0XqZ6tpBC
        V0gh1tCE0TY2vMDZbckC5xoIwpVeCRvqnAjOl6R0ygpvDYYkNZxWI8K/9ILgFptNK9Y5Eu/dI7BVsnlf9qbh9GevtkJl7Q1Pvg8XiSTMcFbyL3jjRFqCL9mS
        +8WRzNfKFqrkwfmYk8o7ks0HfPjECW8e2f2wsfbMkcQseqAR2UmObFsoHBaNd0cjJvLeeulZ7CA6TyLyEUsG6SKIPj0plilYtAPZ27OlwAli2FhB0umEciG8
        y/Xp113JiegnefVhlZq1xXZrxWlUP4y/ZrSbwqqz60VosUGwnUCGb5BOxfu3cTrkO+SjIMUW9jtkhMl7Z1z6UhKq8R2Al5fAi01zGl4XGV4ew4sYCMHLS+HF
        uRozePGmT46h5WlBQeXuYlO8TH6cpyHeztyT+b51R4NtGM5+Ll1tr3at7WKrn4cZYZ4NxpYYxNjEILNCYoEjXITaZwqTtQahfh4epOgHHWxp3r5+84el+cN9
        zcvc0gpP+gjb/xv24h2yNB54wTBmnFeLxZNthe8NPu45+eP2M4tnprSRaokzU9r/wMyUx/EoJ2bvIbaWTldJkuttyIjA+KZR1A7vRPq+ZOHm9MLlrOK8cN0Z
        a4ylbWsbcXhwYLQm6jAsioR0MOBiFR2OvTueqDjohGxw2Jyd4C7e9Q5JNF5NWmeBAHHRAASd698xSve4DAiXAXGxHxAX9Uhblz5Vlwy77naXNVq6QPP8/ZXs
        m4Sl9Lm99rG4cBAlJ1Vhu2WlXWdQ2uHtONI3gP62vnaHviYUYl4brYl2zIMuhrjLsZ6kDZZzRkbfiNfzQXgRkJSOhFkBm+NbtGb/5p/Z7sjxVZnNOiSWGorN
        Gk6wDhxySIIL2X5doaO2X58aSsJ9LrvzhE4bB0Zs5ddbb7jxMMwQmJPLLslzNJl2y72NNwXzrRN5ert15cu/ejbf+sZXbKgfreOtSuvPng3DTXjnRB7CIEkR
        +Yijhn4yDy98kiLy2Bgl2SGPqFmSJuDBlifeno+a+P1iHuaIjfbn8lEdz382L2nFPpOXAKN2Hqn8ZpxP55kivV3SoXf6j9B0mKbmKKuiJFJ49qpVPDWtU0W4
        v1SzpJawnpzMgUGW95N2/6df+9LnC61v/QnDgi3Glz3Y/ys60LsixkYa2vM5GdoncjK053IytBM5GdrfexFncHzTAyjWulc9gGaj/f95Aso/9wSU3/AElFc8
        AeUbSHOK6fIAenSYWHNVDYez5VUYwYslGcGxIxjEl6yeUdz93+koqNPhQT2KlYGqYq+sicNYtBGHMNqDgx9tl4HQ+Ej2STK5VNdbVyHGVmecbyD+mY5XIMbS
        9cvIy0a/v4b4ZzpyKlM6/gFMaXR8DTkjq/BrjnbgeNGObvnvEkYCmxUBda6yEmE2q5E65EBFKZf5ViArltGhvC6Am5gVNzVGO+E9KHlBHPl99GneyVITnAat
        qJrY8dbhFGB0kZ04G2qfB+ZU9NVV+OrK5KsEjvw8Mo+1ztNxFKnrOXSrfiv3gye0vBZVvOot98m4Mo+IqSYnwCxF4xjWZ0pw+MjiR1ukKcjiL8Xs1+EdkFQr
        ByorODUDNN7EObP5COaAo75brFXJ9Yc5qiLiCGKvAosDHqkldyucc4C4zwQ3YNNd3bCHR8RegDaIJpOAche7dtnwu+Ek/eBW723AFxdGByexNEwnOitn40/r
        fDTVxKMwnNLNw5ISqyR5/KVVCFrjeKiThBbNflf7wjkaCg04hhB0dyXCJgJ4CDimLYDHt2KGyhT6c3dlEonrTcgAHBxvTzcnWAkcePuuSlP1QxTwslUh/J5A
        PreMc/XPOOdLMe8uUZ9GlXC42LurspS3l+CKzEFpQ/CnINB21ISq0UO4NsLXOvHGs1GDR6vobGPCf365RENx2REPn3mFfob3JoyTTVgtqPvu7Y3w/Zwv/UiL
        AM4yIeyCY1XPsm2LReyNqqHx7r6I40Iw8Iba+HDsNOJlsjlGIgriGJahZygpiGo1GxXdnzTtNQDY3RVEbtBhWNGofEXD8DtEfcak/NaEmjzDb6rt3bZ8Ttpq
        dOOJLp4e66pJNdlNU9fgV7vTxUOdz+EtepiepMbDbgdNIO25avbUqJgAKjO7LHEtCCuQHzF74cL/gKSHY4Dqw7w5TZ311kreCvpRp9lN1kUgbQUmC5T1xivN
        vx3vY8JHZEF46ZvpQvESzEvWksMXa/0rD4l/9leQDVFq7mC9pY044mhmLDTeobyLfXawppA7m9eVfyuNxlxX48m6okXziKwr57CWDnhlGeuqgHQdWMQlnOiK
        3/DUuIPLGjU572DfuitpbQeCYIk9L1UpwUK+54ohSXwlDC8+6E/zslzqgjqI9nFMCOolxwiF8E9odd7C23chI6J5g6N39Yrkigr4iMSSwjDHHyvpecF5MV2t
        nkZ3SKF0KPQT0Hgcy3TcQJF4YycePxtN0vc20p2zhOxeggpYyD5nPUGAn088GXYDXKWpCRFnhquNG1jTUOE5rf7AZZ05ZTcT2z9b2V3L5qre0U73dYQoTO10
        X8Nx4073FRwbO92LfKSu73QvFTMv6vGzajstvXzrFWKM39uNmuKT8FJee7GzuOSF94OfFQEgGPC+T5wbfH4VLlnfLwmzX8pvc95gFg7pJN96w58PfwBOA+zm
        PpqYWNjOw/hGTMOD4tQ0pvWhCnwVfGMeEFlMF2AyM2lt4e5KHv7hd5Me0lTjHVoBfjKJAH0BEzKJ9YUJ8TUNBgHA1PVOiMcTQguCJwQrAoz1u9kdwNOqG6ZU
        8F2n9cNb6DbPkrfILLFVLpkny3ZyQQ/wMSOAuhf0zQluGDFUGQEmaphO0+t54J+jp8mXaSrBUEZYjWkyKr5kESDjNIV6xl6nGXuhKAH1mLEXijJjV3jGlvbM
        GMjvgyn5xejYPUVTX5MuNxlAg8YZsHBF4uK8lq/qoGB1OEXNi6RlJ/YCkqhmIFEtTyQqoqYvK0fCjrGmb21ENxGT2N6Jb84SoEXb1M3q5na0RRVeVr48HO1U
        Qy+rmv6xOxUIK6uzsYyrjcQCbtJiIUcrb48maPKaWV2gCvvduPMiYsdOIl5vxIOmpBZ+gGebJpt1pouVeXkx/MEYZtXWZSvJGoLCghxDO8skN1pHD7ar8xwX
        SxK8FGBRTS4+O/fsq3HciTlv61y8vitk+v54V7dNQsWEWq9iYq7teIaEiE60Wa2jf7OdeIVaodZ1YlzbpGbP0M1oA6qcZFEdGW6l2Zfe3EOkbEbHj536xNzD
        qpkEkz1+28NHYJSejYlf3HYkLlWygkoQYaIJMwEmoel21UyGD+BOnKU1vYd4O3V6XG2jjk+0QWkn1JaOuBUTs3eD7CVE4Kiz9DRH4oxLJE5DInEmk7S1HyQi
        i/YaRJGmwg+N01dvVlEie8zs+/bH1z5y25IfupjwtB3fRUAjrubBGne1dgT1gkEyqM0G0m6NxUolA9nxb+hZOr/87b0bPvpqV8101Ga6+dHdP3bTX+z8J+/p
        tjsMfxoRjWLfT937fvrvN/d0s2gujG7fzf/bz/5Avf7jdP2D/MRncX3fT2wYfebDX7pvj4ycuq841b3XKvzj1luF+bCyd+vzr3YjRXzf6wOz5tnO4arjWAnV
        ufyJi9m6YwQ5gG6Nm+WsJpKR0cOPNOKpBDhzNwSchprqgczyDDLteI3CzwcELvEqAkyKuiu78dZ2vFZtpRbWdjDUCbWyI3BrLAK3xiJwa/TCjd5fA8l5VYc+
        /6FnrCdoan6taxZ2X66WQwBtczljEit5hhvSB7m4sh/o9BjBeTwLoSSucExNJcvg4B72012L7qdJXF4VcMg5fXKqE6/tELyW04hpyCvp4Xaby6uGD3Ao+uPd
        dLm8uSf92Jt7up1oCs/xYj8Qj+vF/gBBURb7OBZ7A+cNWtjLqWcTp+O1SWfnpEhb6xIRq4nwQdD311zihUSsL7liaXqdnX0n9j176bc/MvuhrT1z37iAeufU
        tDHNOJ+79++in8c0R3zrgfEHf/kETfOaTjyZgGWWwKK8/do+dp6//xCXc9DfP6+/f5G/H6nJjlrTkS9t+NSy76Fpgyw+Do3ySULAb5MWU2AFufXmvw2hJNPH
        vdbcYdzBdS+9jqVPs9yOx9sG2i2n/rXjVYQgEeGHoN1yoTeTnQ4hbLJ0uwrL5OmT1849Z695tbvv128u1IF37e6+e97PqPkq6iysasdbu9SDE78lX52k1+na
        qi6STehr76FvvQernv/t+2T5Mx//pP23t3T3fW3oV5YS1lJD+77n/RqZU3ynq9TWmi6JmcBIQVRGGRYg3cfplECTTPJs62HU9+IkiE8AEoUUEisVjXo5Ftty
        vdhWKup0IemgWgXli+BFfdSfaqAa8Qa1qR0tF/nxck3LkzWRH1/DkXj2JRwnSZ7EUZF8WRPXrvM4Egd/qeYcI7q0+nS8ct/cC//6qYn/Zck+Rgm1AgiaXTp6
        lIayfO9Plzuf/q2bD6mV2flRLrC5Xu1qR+OyAbqJsGk18THqLZTCFaQ4ttl11xP/WnFixeV4Ez24Xq1I539NF1O2AdcI0fDuri79WA4qu4pGvJpwoEPvbKC7
        HGa+BtiwgSBH3yD2AaB0zRAtorhi/p2gHsjHFXoiihbN00HCtk2n963+wE99+S9nru7pqg2nOd0EIQ803i6hYgMkawXxpzjqUI8JGWnWN6gNXcZFmh7qsf4m
        rcxHIP9uOq2i0/vOnMZ/f0ONTqnGaYxhHAufsKxNs0mv0Rl9MFm3+t2FPYUIU5jXwsYKGuxqCP21+fBhCMQvFiTEDsu2hnxLM87JgtjaXiggNGhWKQhjBRGp
        um1pEWXOmhA6uDWSesJDXN3FDXpkgsHSBpRU0VD7+Nxk9nMc3xnMy8cHs6tJofSbUtIKUjbez8vHe3g5L1pM0PgiPGn8RngSzQetpkG8fHwhL5+8cV5uJv4l
        Xt5IiLTw8smBvLwxGDgzagZkwIBMbPLyTSo2ePmGDjWTLKppJqqbCZNn1GYiLyh/PU1UHIhN5wPhhuuD4DbTx8tn1CbiaWpDhz4/kJfHKkZ9bWHbDc3LZ6QP
        cnF6AS+fAS+f6uPlk328fLOa6aaWLvDyOOPlMXGLeHOH4BXTiGnI0/Sw8PLJjJdPZrx8ajFeHqW8fJqADBkk0rx8knn5DPcs3tzPy0/Q6poUXn7SRVKvGeeE
        5qWnmJdOXoeX906zMnl5zHnnEl6+iaZ5MC9HorVJ4eVXHfn+FUe+/yb7dMWYtk0dSWOX8vJJFS3g5aW35eUopE7ISb0jsKRoR9OzCbR8E7W5geZA0bhoAceK
        IUcIO8k2RSAF1sXb8vINRO1NXo6G6BqR4VJ6bRXkBqx6/vdOeDmtf6LqmxIG2yUEaGS8vEHYojb38HI1iJc3gJQzhNMED0WLDF1ZY/Jy6i2BS8VtlX4q4tAs
        YuJtzcRf1Ez8lGbeJzXzPoHj+E73zaow8atVYeJXqvCJdubZeAoLDWyCJvOWKyv7rhj8HDjTNJm67NyCl3M+LOfWPj5No4zBvsCnZ/r4dEwUmfj0DPj0ON1l
        Ph1jpsfpOUWL1uDQRySl7EGSgiZNLjyecmGiFV0ArYcLxyxwxOvZorWcGqVPjNP8AaGYISiI3pMGV6YRxosw5fX0NWHKMylTnjSYcoXjetoLOPCVqubA55E5
        TTjwlWrQy1MDtUPdcogkhR2HnsDpQ0dgRbkVFx48CslpB7QBtYM42Wm1+6za2Y0nzBhblep/yDp5Vu3uYvXuzljNxFnjdhBPnIG+YQaYRxPBQEtIxtkbht3E
        OH20ETXVRkh11zGXvBi8vblknZhLZlCtIriuuWTzIHMJWDybS0hVmFLjbBoBB1nH800YFuPaBrXuDOyKawyhxJBawLszAWZ5qhpe11xiAOOhPtuJIkEg09Oj
        FTCC7DEtJw3ge1M1zsbNtBl/Dti5pRNPddU24Gmbh9BmYwK2lGB9wVuwW09p+8q4mGVu7rOxxM2zYlexxK6CKgNmcSAVfhAv03tsZSHCqMIPEVzpMzCyTL0T
        wWyFsO3ZRQWzKeIlgwUztYhgphYRzFS/YLZCzQ4UzFb0CmY8HzcumC1Xy03BLLW5iGA2O1AwWwQ4NBTVC5mVpmC2Sq00BLOtBJgU4dd24/eAV7xH8wqCCel/
        3xG40furaDWorR36/EDBbCWpmeNiwALtTMxo3Ae5uHaBYDbeJTgv7xPMZvsEs2l0f9YQzFZmgtlK2DhJ9pyls2kIZmtZpwVJm80Es8yykn6MBbPleG5zv2C2
        VpOIRDAbZ8FslnpGZH26XzBDBvZxEcwuasHoFS0YXWLBaPw6gtn44oLZyh7BbNWiglmbv/+Q1M6U77f198/z91dCMFvVL5iNDxDMKjckmBFqwl5moN0sK9lb
        FYSlrRrtZjuMDhDMVqlEp7pBwWxrO36PKZihoa1seMmMLHP0rbl3JZiNk4JN0NTSEiEqo0wimBFGjqvptxfM1ioa9SwW26xebGvVe0zBbCusN0qtbKvkUypq
        BKQzbWhHqEm5fKf7SkXks/MVkcdeqog81q6IvPYijitIbtPxcycrIp+dqCxmZJl8F0aWadPIMqlILWF5Bd1eaGTBZRLBIbxlgvkqtu2uwTVCNLzLwtssqOxW
        GjEJb6sgvK2huyy8rQI2rCHIATQEbwLKYCPL+KJGlq1qgynerUnFO2ihXUJFBZI1qcW7DUxEYO9bo8W5rTBX9xlZNvTJcyQHsjw3jYUfqajNJmT+glrTZ2QZ
        H2RkeYVFPIgok1qEO1HRIt6lzMhyqhKtYLKhjSxfZCPLOmJUC40sJx0YWUhU4dZIVhIjy0knMIWHwUaW5QONLFPE5xqm3GEvxssb1+Xl0wvsxT28vNHDyxti
        LJhaxFgwtYixYGohL5++EV7OY3zXvLzPyBK/EyPLFOfNNyEzbfLyDUxqEl6+xjSybGaiuokweYrUaoaJ2tz5jsCN3t8AprCmQ58fyMunoa2qqV4jy5T0QS5u
        XsDLSaWdWsDL4z5evgndjw1ePp3x8mlFAvsmKPTTNGIa8mamD2xcyHh54x3x8s19RpYp5uUxb+XEm/p5OYphTwkvf9MWXnrVFl56wpGFsTgvn1qcl0/38PIN
        i/Ly1/n7zMsv6++/rr9/xRYjktjGenn51Ls2ssQ0x/E0gSXTmbpsFyEEiQg/wMtRqoc+zJAjhAUWTN04L1/DmyMZL0dDa9jwkhlZtkJueFe8nBC5C+UnNbJs
        7jOyNNSmt+flm4EcMZs86YFNjHmrTF6+psvVTafbKvnUlBhZiIm/WRYmfrUsRpcrZWHel8vC1F8vCxN/rSxM/FJZmPhFSVfMOTUW59Kqn8P3svej3jHVzAkf
        j00uHhPoofExB+yAAIJpTcKwId4jvRx8ZZeEc3oBHHxlHwdfS+8SB18PDk5PCAdH22wtIf66C+2jaUK1pphVZtmCQto+m3po+fVYaBxh4QrcNmPhjT4WDsLZ
        pNklxovl3OyizTjqNcFMnVa7eln2+tNiM2qexmSaLDsyTTDsQPPaAv58saz58+XMBHOxHCzkuJdsUXuxt1oG/6ZjQTx4Xy9EU0Qq1ApYmZp0oAkgya8hhpvx
        fsPNOBtuvGMpy8mpnbjY0eabzBpDGjqp2wFJqEGfl/L4jXgp/8P/iZs1wOAPinzY2HrhJ3Tkw4u+RD58zhcn7s/64sT9GV+cuNu+OHF/2hfy9pIvkQ/nfYl8
        +HVfnMYv6ILqX/TFafwVX5zGf9mHw19J1SWxSEESi9QksciQJBaxJbGIL4lFmpJYJJDEIkVJLOJKYhFHEot4kliEc8RUJGV8niCNChmBuIMNcELaLE5Iuw0n
        pE1qt9rdjjaYTkhrTCekXeKAlFcb2ZNvs/gdTcDFaDvBYWJRpyM7czpq9kZs9FnRrtQyK5ptWNFssaLZ4nRkw4p2MzwFkNfLsKJNqAnTirYWT7IVbQJn98cz
        TF6aYkVrtuN1qklsdRrOV1DIofXf3IlxbRucjpqdaAuKjry909E604o20WNFs2FFc9jpyOt1OpqImn2Gs+1qwjSdNeE/RPId9ZVubAI1acP3pEm8VBvFmChO
        ZDBjp6MmQyjmQfvxOEOPaIkNaWgy/CCTVe12JE5Hu8EgxDNu3UAZukliYrFHTPSlTVQDJVG6aYgQTUOGXgcW3OyRoZtMFGETXMTpqHmjTkcrWIYuDpChi31g
        TkIRFpehGVYLnY5Sk+X1nI4WBQ6cjpqLOR3d1O90lBmAd7JiupKdjlby3klT7ewI3BqLwK2xCNwWOh3dBB/h6zsdNROnI+JefuJ0RH2Qizv7gU6P9TkdFQc4
        Ha1E96/ndLRSnI5WQobeSQ8bTkc2y9DN6zkd8WJnpyOeywcIirLYE6ejZup01Dyd2uJSGfolEmeaIkOft8Xp5yXkUYA3AcuwzUVl6CLgdWNORzf1Ox0VExn6
        FH+fZegX9fdP6e+37dTp6KZ+pyMMrwgZusgytN8rIUZ0L5Ohi31OR012OmqaTkc3wchxU+p01BSnoyY7Hd2kkqX7jpyOiobTUVM7HRW+A05HTXWT4XREiMoo
        QzI0cIVOo6ZaacjQRRqOn8jQfgqJndrpaCU7Ha1kzKNO+2/ndLRFbUudjk4OiSh9YkhE6DfrIipfrcu+5ZW6iNKXcSQO/npdnJJeqyf2sJ2mtFzcr1Sviezo
        UVO6VjsX2sNmxOnITiRpxU5HkD1Tp6Oitodx4SRcjrexNK3S+b+JVfctuEaIhndnDKejLZCmb4I0vYXusjR9E7BhS+J01ARQeuxhTmIPayZWJh9WpqLYw2xx
        OtpmCtNbTuNy5nR0k8jlStvDsFcE2XqL2qJlazgdbemzh21b1OmoucDpaEufPWxhT8FbWd6GsKH0ludrdS1vv5nZwy7XxR52pRBxLaRvFBDNMatWoPCU32sP
        e9OaJzJ1s5beSeoR6fypwBQJGpmwsSITNiL45os5zBRMiM0ZljSmiOtucGurKBafIgj9tkW3tpiVD9zamlxki2ZykS2ayX5WPkWLaZA5bKqXlfMYb5yVRyq6
        ztbWuhvc2iqKQ9YkKVLji/kcbevxOdrSt7V1EwwpN8FE3WGYpFtb/0C40fvbsLW15bo+R+OM7LJjwDM8KX24ztbWZAq4hJWvG7S1tW4xn6N1vLW1Dgax3q2t
        dRkrN7a2IpOVRwYrb6SsPNnaaoCVT+J8UpvDBm1tXbbSra3HhJM+IIz08cX3tSaZj49n/g40xytMPr5OrTD4+LZF+fglK93XOigfPyAfv58hACa+rcNtmZta
        DWHiXsbEM2a9YhFD2Dp26yIO3jA3tQhA20DEtxHd2ULQXwf5B/ZXhhlT0He0qbWFyHyv5/C4omtbTMa+ir616l1uam0btKm1Qpj4gk2tIg0nZeKesaklhrBp
        IJ/e1DI7DW6BBTyZbWpNwrTBXPuS5s4XNbd+pS67Wefrws1fqmuvJM29X9Tc+1Rd6q4uyplVP1dfucAGNpFjls2lirVvUcaOp2iJwVUe7Hiqjx2vo5VB7HgK
        7HiC7jI7Xod5naDn4HLR51vEzJawxWS2EymzhWm0CwCBqCi1ohuv6FBzkCvi9ex1vpwhF8Pjl/kme/zCWjfea9had1qtMHkvSa3at2jiNEIA2mydj/n18QW+
        RSf8fkZ7KmG0p/zUsHWqHvSyTu1b1Ow3UTVN36ImfItoyLvOqjXduNnjW5R5prBv0S72Ldpl7LD0+hY1zyjT2gHfIsSI9QTdIz9T5PbasdJIflcMYWKd0ent
        fBWYQfb5nCpzPGFcf7sg+xvJjIGw4IoOwy9yzPeBJDg4x7nn40JvcDDigAs6JNwMBrYjKZaow/BRd8oIwy/2huHrhp0FYfiOGYbvcEQlYhZvR/qeIkKGixwu
        7NxaySfhwkUJw9f2wUXC8LVg5F03DD+PcFBEz/aH4fvJeOm8iP7chThcGuOAqF4E8gecwbzvtsQN31Upq36IBhxaXUQYPn8iQDS7hIbylNhokXM9cRx/OQMf
        QkBLRhh+QYeFVrIw/PE0DH/CCMO3JWTX0yG7dngvfyAdNFKGSSSobYTh83lcS8PwPbYWJWH4zfIQb2cr+IFMPBzbjXhI8QCKCDgvqKEkEL/JpIPub8zcxyp2
        eRhLwUMh2gpyKN5dqSKJI/KTIxq/geTIt/Ki3HiGX+e9EXxVSYNE5Ujyr3A0/ka10YjGp1+IxqeHOp/DW7CVddE4R+M3y/WF0fjNLBJ/qDcSnzMoO0kcvrO/
        wrXZQukJ/yymgdfc9tuaob1Ist0ia6+r6hI7yoWqNXWQpe9kp4zZmlQcqOjteaEhNlJSBRyXCjOsvn7PoiRIKsbxu9ogzr+H5qelCyqUHNQh56BuqRA5qJso
        zJjmoA7FGh2qFuegDjlhY6hzUOc4y1eY5KAOQ27RipbQUeegXhJ81XaKx+2PERJydjTOLWdLlQuuicHnZZQCKeN8tRtupw/y1bGYLeI28ko3d1lNuapQbk/J
        +XRcQuUCuj9H82ZJpjsLme48rj1CKMx/C/zX579F/luS8hwYeRxca1icmtQJ/5hTLe6yQIo4Q6sNW/sOOgQEgJngfs7vZXEqPBqCPpb1cUwflT5O6+MM/qzD
        n1n82cpd5O5y18M/8YLfdV33uK6Qdt7mmlJi0s1fiHPnzIxekB8U4Wv+sM7F6nEiNVJhkbbOSLHoIB+SwzUBkEk+dy58JLKQAxGB0o9GsmWAPIU6G+UJG7Oq
        M1Q505aTbfQoKz19FA7UlqHzG0sLKc9ouWc+uGyHxp+nunHeTM0xjgTCXclR50tuAr1fYMnjygv/lR1ElmTbJITNSb9/iPrtpQN6jH65vaNIsj1hKYTN/qhy
        DKWj7PCeToR03Rx0K3kVzbe5PU+8dSPdKy+8B+9FnIoeWRthaU/HNxZ+MOLccecZ7a3gWsEtHc9JEs22rQv19eVmk5l0s5nkCS9fiOvnelO4SblYbJvkOGem
        lJ3t78GHqG+0DC16HwIl/nvzLetZ4/weoid+4OiE8HmzbBn9O9Y3j5bWvJlR7a9IVQ8UEpQiaSp3uOV8JC4QmUJ1FRR2zh14ooK0f8W7Kqi4gjLRSBsthZ8h
        CsSFRpxD6nBFJy4XPcq1nAOcwjAHNu1w2rnYhRbuSC+Q3HO+pQ6nv5Pv+9n3C4qmkAgtfR8LOLirwpXlk+8H+vuP4PuoOG9831b+nfR0cS1vrPnypN+JLZOB
        6aoaOULAT2bVMcFxZ9gYhFpu7lgUSoKCCpgx/JSrOIRxrUOTKgnr8B9NiT7767es+0F/VYW+t+gT+Hw1Vc+7aU5iOu+k9WJxo2LcOMs1DZV1ltE1wf7jXSyp
        PKevVyAAJrMi9PHZdwUp09mJvSpO7DVWR2n6Vbo7R/8erLgZT03pyg8LXbFUnROyzkdYuf31RAnD6skIC88ebOg1ndluZOP9hB2XDVLzCKlPFSTD5d7QAiBQ
        EFurhIdRmdIPukIMcLefGHgoUtDsowHvy0jAwnfwRuz2kgCXScD7+Ox94YeZFGQGO1BiWuqy/D/l2N5xWTB5SVpLMp4kwnXNJU24S6SKc5joujcqy5ZV4Nyw
        Wp60HqnkAslf5XK+RfeOBvK/ItmIewBy/R1PiFb53cieCBH7o9iEvB0MTX8AWRHxSfrIdx9ledfu/USca0AuvkNx5XOjfaxravEOKTZVywQcV6cY5Sqh9pNI
        NIs6HJy1UT8zbnESSkkXmySYlCaQSpYlT6tFjLJF2kDwgu94x12QqLaTFO/picLI1qXON+qSdKAToyhLpH1LMsFLRhRkTLYSAXiRVCiS+wRpekCWM07lSaEx
        nvL76RSJe7nwdpLLN7feesWO85z1GOOG2yPS7aQlI3Mqv8t6ESlKPX3tzax9euFNm0Q45O3nlP3bnJ9BKz9jI70Jfy5crXyDcxKyWqKNQDpUnigxnO99LM7r
        dDPI5Vu4nVVLqREu4jlKPORFj8CPIlccQEt6cJLPGL++T+VpcRQVCec+BBJHBBJXD4+IbT5hleutlxxdAMNtXUbZ8ZSJnuBUyPm0ro/buwpJQ88m8xCJEUIQ
        /mIPTUByekjyaAbSdnhPbHeQ4x79CFcHmbAD0ZKmlbPXOJbDL5zg3LqeTqD4tYRwoRexF/4n1Gx12SxPomT4h8jtZ4WXPSEHxwglQQhJqAQhLOLgE++TVoFP
        GS1EWnviw10wOqKAh1GXU+evIiGMAYPXSZrd6Z605UcYF3cSfcMPwgpFWPEifhAf6ux0T9lSugzfCr/uSVPcQlHeLdG04JFDXPHPUX63Iw9Bd/VJdeLxn+cS
        Rjanx81xFYBTwK1TGreuWAAPalEkBI6zXYMla1S8aAtShD8QOHppWbK0xpCtmBM8u4JcBFOglMMJdcAdGEfvSDA0n2Coxa8ByTzzNYgBbe6uU+vhSR+xoTpc
        GyEwEX226MSmk2tlrf9dTI7X/kt68eqe5Hjtqk3XlUMQHqOT2L2GMgnXCLOtrMopJg7MrttuB//BJtrjfEzbT5hgcf5spYfLyZgN+wE/0HLvlgNzEOgkoPe3
        V4zyoMiZNfthIsLrrR2ckdvayhm5rVnkaL9mWajmiqPiYgVWGL7hqcK1hoO0a9caLqpB4le+p94Mpz0mhtR2OIU36i5xCu9pKTCoUKqDEAvlmAsgRcGnHcc9
        nj+WDE/ELieZzdjDfOrscLm7MFgzbZi7lkthuWu5roiLaSshHXZyE7VH+GZRbgbirN8k+VbnEGNAOgJIpA0zQWlYJVRil2hIbnJaNTNSdQ4jomUzJqWFMa5A
        StFxsWqr5XJRUrzs3oriuQbd5Fq6vT8LqvhgY5c1myDcL5RcnxiPA4n9opPk3X2FaVguEwxA0ECKVsHRiWvOe1GVXrmKgt7TyP91yZ5PSpE5x1G5SMWo3HYr
        26lIXEWJBogDZTYNnOSnDYbho6bCi8j1WNDXnqLHZua5Ko/0AXIqSRpxKWyCiBoF2w8hvjUjpI5BSEltQ0o/LlJwD3JfEmcpSXfjsm7YR/mWGCWn5TcqiDWN
        5swGG70fbqBUIclUmNhS+AcuUJe+gP+7rNEQhl+Ih84R1rBoSFAY4mM5E8u8TkRziDqFRVXFtBdVZZeFIkNleMgVUYEGtYaCbVymsCBlCl0gAaoScbHCqyyB
        IdLAhl+3ITnkpEyJySR4KlEmu5dJIJ+cQt2O/8T1gkCHuerCHyKhq01Mgv2sUWiBU8hVy0zAiGfYwjPYd80V37Wq/ggyh2c8Q6sTEvxkx7Uu6lAz82BFwhVF
        whH9wYOi8RKc+CruuHYXqWZQq53N5AlPvEdIfc6QPbYb3agGQalHrslKm7Tpe56pnUMad6lH1S6J2LhL6p+bibqc020tsakIVQyZw7E6PBM7xNQc+UE0cyeJ
        OvJjLKbpvKJ/hHG4072MH1UVdnDnqp1+fybduR6ba1MHVNY1lKR205LU2EU2EBC/MQxSCfSkgnM6fMEOv5fmyA6kJzI9sduBegMNgrQovFilBunpQ40ok0pA
        gTTseZSArWh5NAUZANPMlD0QNlpJ9Tcxh3I9lZqqdbs9t5Cy1EXFIYILzSCNx/hC33NVeluM3q45j0YyO8asszHwqsofwhAJUxc8wUV5pCt0ZLGFngwiFgyF
        znpCZ52dbHW8yIUhStoU9jseSfh82kKO8hlna2vyozHT41sbqJFmyUXO135kG6xfwR/W3OLx4jOutkSUYWwyNL1D+w1lEJWNwT0eQjcfOoqaDPKWz4Wl6M6D
        uPPgEbZaHM3sUVf3RKNGs1dlI9tHAfakWuyvu3B2m4n4oBhFeiTSFPyjyLBrmLXS0/BVfteXJtg4ZGgoFcdsoodMO5wE0lh3xm3d6Jg0ikpUNLbRB42WH+S9
        5z6bQWbo+X5WtZxuNMY7N4uZFu5Dsx2ILd14bNGHjlJfR9VYO16mxtQyvOB16IKnlnXabQLw2JnIM2utgk10jPrwxNGNn0dEy7UZwT3BNq9jgMwyAWhA+qEB
        b/YQNNyS68RolmT2BaJ9z6gle7eePNd6q3YkzrNe9Ev+YeJItQRm/nOohvLvf1TVfiyunuNbqrr3L+n92rHnA1TruxAvNZqsU5NLBzSZV/UFTdalSbplNBkP
        c2u1Z2mB1pLT8Jl4hHgiFjcd4vozx2Kc0IvD+F195hhIwzPpC8dilDM+RhTJu6Ab1CNGRs15NaKfQ9Xj55+Lh37sHCwn4Y+dU+HBRlykYdIwhgcMo7Q4ZEo9
        kIlpcLVzrVvmWd4rIvcpV5gotr5scdV2Pjv88vNRuNeKhjA5RD5fjqvPqyG6oYqHXz75HPV/SFWfjzjXsIMCCCUVHIZ+qsLtJP3k1NB293GtspSoy6nx6K09
        93tzaJhAVNv7bekUPlJXAX2TLu8lEv/0yUBKgMxAeX8TVfCSqiBo+QEoPKvdx7eTgMn161jgIyoBMYQkkAMNkogqh8P/jDqQUpY3fR/pZUtpY9TKQe4pzh7A
        PkaBrQUkRxX5/ZLK9z1MHwd2qqWfSAB+4sTxZ2PMuPm7eg/vtaBZQhj09lhMXUeq/aH7XsaFx/DnqWPHZAMJ53GNr8chqAHeRJ1UejMaoSkM34dyZwT5YTVy
        vxRqSwADBqeBjZ9xDf3NYyoseX846cmIDHYYw6hGdWiOI2r4aelZDU3f9/LTKnw6iKvb3fvR1+cOmlQVixVYoBGzSohZJcTMAzGBiv+GcYgmic4Zi6jdMvcV
        0lPvTGh4WlxXGQbpZL52zJuPzFITQet3f5RmJqC3D7eK1PZv/ijNcaF1kRW6+qvcr71g9GgTubUJYU8CbHuPE57uPf6JZ2ld2igXT32Kq7DhjpzDqr3nyMtR
        GPDio/a+WuD2DLr8nLRN6Fn4EozXebhhvQwvLFoWI8e+0IV6cTi92L2AF7KasVyrh9RVNXoGRotO7HQU63CdDpy7gnabCD7JoqN0gMkgGoPAz8ZevuCdjkeV
        czoeAz1/NHE2nH2Ks+CUpSnmiz/HO4zSCC4m0Q1bTHmMfoUfTM7vZMtyWVuWg58tkKrJGw0JW1i4u5AJIhl335/sOmTCAHNtwzZs/mQjoHETv2iQPgaJmpfF
        /kHy+u4daG6t+xRKG691H48Ny18FVdPss2LXvh4IPpSBoJyXioJenHWJOVOUiQzUyYohteGnZRqm+zceYKAx5RUUNcafA222s2eW/XJOPu4YLeDjXmSKFtym
        3cNuez9oGLRp9lRSjByVZlHWzhBhjJXcI/OY+389Ig+2Sa4r80DbiVh5Y9TLLy5y5ddyPWpoSWwDKChLZFPFZbvXurP4s6PN24YGjHgx9QqA9JzCn5k2ZKUe
        +Q8bPov1IAehjz9lcbL8DG52r43aAGjPY/3AEU6xKGxykAf5eyHb+jKcISLggQ4Y094whsxFFaw2lmdCR6zgXxadwjEULDqd4vzs7kd5adUCQ2j+vjljnq++
        ml6//eLDNJ0GQpxnryordWUjoS9zcO3GEGCdNg4dJln8p208IfWyuvqY/eMnXvKfbZ3d94Gfe+pX7n7mp2+h17b+1n2f/frEb+F0vG3T//42O10Dh8PRD38J
        bog4rfN/7OX4/swjUU5/cw/oZozdZIsPnY7slw3yFHYunIv9hZ7CtsrQHz6kjuknLCic+AkXeJtPQ8jrxlLazW2TMtqGlsWz2I2J8gz0Esb1QV7CuT4vYZgF
        rY4qdOjjmZcwlz0hHBA3YAtyNHsHowv07eSyK5BwaZ78Xj/hdEKBB/R6ijlwB8acgh0xNOCcyHDBJMdWh5DP5nPBLe1Gq55n993MzeB4gl5zPzV3KGMQlpVd
        J7SD+4EiynbsnU7TdScq1zNR+f6JasdcDJRgak6Uu8hEuYtMlNs3US6mtKPyvRNluHPLlLnXmzKZJSv8qkNtBcHi6GsPhosjTULZtw3gWAZwqEEdA3Chi27w
        2O1Fxm4vMna7PwTAkQH0YVk3CII3c27xGe+4B/EhPBxXZA9QwUZAapizmHOD6eNlp6cASAU7VuUWQTPRdVrfLByOq638PybRvtracySsxLnwNTyQKlGZAhQ7
        4edgfK+sdhEEjPq4xEb4cdyArIpbNJ3EmI7FLgnkhZaVPvPMsWOYyFSet4/FpfTHM88+Hef2Wt/HjJrE1QjZG/aiOnuO5EwYsFBSbi/N9tOwvuOay0+o3NPg
        YQcbkUM/3KelSC9952AcNGLnx87RkLy90I8Aafr1fFQM9l5EQ3GBjvfBs5beCBqRT99z98LzrSAvED+lF05iX8ZLrkgTLvrm6+f2Qi0IGvphnx4+R1C27qCx
        lw/j7MATFbBZ/7kvJEv8ZkivRYLoXlJLv9COQ8Dl8We/ENfbcW3f2Pp9cL4nfjGkavsKHxjZsvJzrd1dko1Jveu0s/ttWM/QpkOrpNWN4aFW63TgacEOEffz
        U/KIPh/qyM+5f/Efr72nS8s4NH/FtXacuFI8sCM52Y3RlQ0SWFf1MyjY/n2Nrpwb4gLAXu+i4vHenScZEAQFgDeAukXf76h6NxB7mi32tEDit0PiybIL8Te2
        4xFbTgUv4tD26f5gB64S/qAYim2RmThS3Rf71aBYh5yxst0kqOFCl+mLzYJGGvXggHI7bOPBPQ/xHG4WuyCvgDLZ/AxXwAG9p4e+dLtacebZtb/a5SbwlAte
        AH+AC+cC5BvCwEMxK/IeNRdeY5kt6NS9yrHSx3LH2WVqbj6ewIaz2Gp9sS4XiJ8Cf+AX4Xc6TEMcAwvg80Pfi0sdeN7Ifo9xK0+3/E5cwEZtAQZ3H2c+WszT
        Ex2OEsjjQT7QfGGLmH7QH7yJvXNc5qf4ho+hw7TO5eQ/Jh5dVjzJNvGWjWQTcGH3xPBcxGE2rqDBHLv2dbE9rirwjKW+weZ7bUTlr8V2PKyGeT+Tu58csYc5
        Ag372n+26X8xjvHItciipulgAzrDOAaqyGdWXFFBF4JAhYbI4wuo86fjZM/lPOFUxWtZUY7+P8lm+zTEpYvhd+l+jhOIFGikgSr3IuMEZGmiAeElh85J7564
        9oOuuva9rmVHw3Rlh1yZ4Su8bTAQPQsXzgGT0yIwQNOyiZR1/nASijNEk9gTimNLKM4ElkY+fEhNYGnkccDG6gTcb7ieVR2gIEJQNmJxojxbDGnaeU48zEmN
        Bq58mgvvXcyFl86FJ7Ph6bkoolXqQDGZiyJhAnDJxe4VAAwMx34+oRcLUzBgiDDlYcXhORIh3Q72LiGhtbk+FeF1GxIK2/H5+QtxfC5SKub9tRwK58mlSbkE
        UKCab2xnUUYcWYP9xhjVuhCTZOuom+zO0msVS9fsDutDwyNLlo7GozCkYC0AsVKRqXxtBABawu7wWQNjBIiFTQCMS65dpccBy6u2GqVhlzsa6+Kgwws+wChx
        KY/VWoClpPD2sUzlNvdEDSvqvF8sBeVKtTa2bLzRnJicwmf0fe5Z/30CBSb4Khz++d87iXOiHnc73DjcEJL/UZNLuEmcCOoE0ZixA3qWxjhMuBcjZJtIa5fx
        wwORCongVbGyS/hTVRWc0Z+8UC4i3C7QFV0m2C9TNUJgIA3oXhXuE7hOIxqTPtHZyGC8XkJ9HAE+jwtS05+mWnQVLOERySpYij+j+MwS5fIn+TDwRbo3nmFD
        AnNpiF4HCFRj8JvjJh71vilDXIrDMjQ0okb7p2BccI1WZInmAEsVi2ucvrlMDwM35VYZgn+JFxmxFSxHVeIFWcLCXUJIUe4A2/kEIzXfbsPeywuS2wHvDBDI
        ge0Wj0QCp8veOyYLK+FjwsJC3C11iXTTHw8kPEzJRoVoGFZFB9SkAi7UIXXC04xpEA1wqY8+0GOZoMcSVaUrtRQtlqVo0TSXQgJkQtfRZB0xhAc/wzeB12p4
        IdxHGO0BVVcIIjFjB00lK0FuenKTVj4x4TPAYGa+kG2F+fqQKwpnhEoWhEoWQAwRYsHQdtoSXMQ00qR8QRQRo0OodMLzYN2b2oXi9CpCCIKlJhGVYKHYM3Qi
        BRFlgugkiSj/h+3Y4pqoEvcQf96wDV42vMzR7dOpYvsgSeQQQqh/Z7qYQBDwAo0nLnYgbYP/MzHvks7wNUd2/z2R7SA2QdZTzlkRngp8hj5yzEIX4EDT3mK7
        gfc2TItfg19P5a7fcGyo0soyY2RqxCB+Jc6l+9pSwQ8R2DTZpNdkir/Ys3NZsBzs1YmGb819l1hv4epwtltjNzKV6346DQZArijSgs8qTiAEfSJ3VsRcVnNS
        nx18yQ2yvqSBSq7xZTfoMRw/ut8woT28/+j+3i35zOrKoWuG4c0z4vykGz3PCtwJ3ocaonR5Z4NrrpM7VjhubEwnxdd7AcvqnThgcfgUV2OHl3BZFSMO71EF
        dmsviVt7id1+2HO3iGqWOVwTt/YynSRu9ZUGkynSdBtxwG7tpIDeyQUKi3ewS36Bq7kH7Ob7YIU9jwh3C6RJfJKwR/zYEcoFj0L21mKffXpG3PrYL5BvwA3M
        IVGOfmPPnLAUW9SRQ8o5543J8XY4CSkQB66zO22Y/lzDUGh1UmRiq2BHHNhpNan8WdgwIeHEbq/PxPU+RIu4qxzTwk4yH/wUjS4wxnkGLuGpjjwFDmrxK9SP
        AA5uTrqpkjortm0av/2MY+5FPGw6NByRZdC3yPr94o1AG8t6BB5VdvjDQFXlLBxn7B0k7dywfxyF+zeb35Tbbdd43yI87aK/TvBVx3Xh3YYK9K9Z7M47ED8h
        DTvH32b7hXsUfpoWwTXLU/D4o2MYlYxhsBNsB3/9s/g7iz878GcOfw6E/8qluY4hzKkSGKYc7fRT/ly322ZzMPFBvsFHKyUJ8gDkd5jt2YGREddjTIeTsjij
        4hbcLXiZwZtxbD4ghugBsQsk9DswtmA887HpaA1aZEFchz8tR0q9ZrFnGeb8Ux5xgiSOxrn+7pZhxeydXddAOJCSxFmNunji2+6Rlv9RdlSzLcQoKZcoq7FS
        eFqca+VP7vt/7hj73r/a8zv3tH/tf/zqP999LXAVrs+dffJPP/Rlb06eH5pjR1AHXqLpIOcgVXgZgeXwh/CMyy4j76rlrDX48qXtOdzeo0+s3/G+L1lzn/vy
        bVv+2Z/8wheT9h48suObn9/5d3uSWV3YU2rNZQFAt2e/2/bMFe6m/QvEBf5BWJZNLrA4O5W4NL3V+RqtfcGFy9ZiyMCRILH79jjhGSA8hJ82lpkjmh3R2Q7H
        55zlWhGcQZYTVHLBCFpR4c+6UhYBe5ceDyhnxBq83YAuWzKi/6HuhMdyx7VT61K6thTeALx0krx7S9n/bwjHp6JK5nEVZGlrQkbmpeutx+Jl4HMVOCJpBdHv
        Su1XknShwjhqCFo+bBNZVr39yjHS6u0/2uP+hPU5MNlN+cK5eLTHzD0GE1JVjYE71VILRmJjSJLd5DuqLoIkPWKmvEk0TvreIHs3rg+ydxf67d1V0sJh7x7t
        S3lTb9nRqHKiTCSKCikpWMZCVw7BgSXA+oQdFwGupfBAjMu8w5RHoEaXrWPaSpM/HVczQw2xhaWwxOTDB/HeHFG9pQiRHcWvA+meZE9GHUc+hmEXTITMJ+RX
        UuoUB+405AdPAWxwxZR8A/6BuQNTVoGxA1PtGOaEUpftswolt0MW9POKtTHY7RaZF3+RefH79mB8EqRo7qsd+vzAPZiADRG+7MEQl2I88qUPcrHUP6n0WISd
        rmJfEp0QHS4au2Z+tqOG0I84hD6HMXZYd9RJdIpIokPz8ZLdjTIjGTL1jGY5dQpmTp3QwKVM5i1e3wI32meB800LXIm96RMLXK3fAjcqFrilbA8MH0JvZwTP
        lODZrISnED+tdcQxP82FA/wdhTlqlO1OY4nJKB4HKcO9XitVPIrrfmJ4KpmGp4AxZVghUn9YY0rQYT0c9rXaO7UfDbfjka4ahUSLNujncFeN4+cS+sKS9ruz
        DNW6MENLWhrCqDJmmqQonmI6J4hUjRQ48D0dM41xWE4W1ksXVrcqvPQJf9vUzgijp6+G2bJN+KmSzwRSFaGXzGSndUIwFbKP9lLEWFzGMdjpvo5jfqf7Go6F
        ne4lHOs73Ys4ju6yXsHR2emet1OSNbqfw4JIN/dPx6WeylsqB9OzkSKnZGTSKffnuKuooXZUAgP54ZZ9hL0xaEi8kR10sV4I0dlaih8FFtFduKBVlJ8ZIomS
        4AUfBkViNN4ZqMqduNzhaKsy22ZwwwcHApF2VK4D+0qOziqSZcdhSPMX4yF8E5+LK7JvkIclBsnwHBDrW2HP70shvRSxCERIK2YmnvxpXH9cCHiXTT2kytOX
        hR06XTQaF3pT7RRPqyEz1U6oAk61U4K/E73ZpvWgW8xWss4hvZQ9n4SRg+bl6Py8jVQ7BOAHJNPOUs6E6eBhUg5F6iDlMTyEO2OCoaTq4eBDqqPjRTuq43hQ
        Lt8fFQMZML1e78ZuF7/apE7SL6QxpiE63fYZhM2QSBuwclMUu4YjRg0XxomlEscRHLBt0zGcnYkfPJKmoLasnClK2TCx2WaYj8O+Ao0gOGlbatEQ6/t4k9QN
        XcR6nPj4iacRRJVv1RB0kkcs1RiUAfQyj6CojyIzM878jyI5c16SM+clOXMe2Zw9ehtZmVVODvnWN3483AbznxWchyZmf8xOnONgSLqe1ph26ZjKc59fdeB2
        yR16TD5+SD7+gHz8A/Lx+7M37zXePCBvzumhxIWb7Vv0YGJ/l/UeaXG3tLhDWtwqLaIYDD3+KNjhLusRuvjFn6BRHUxOnkqBODvPtrHwcZQKsObhEnnNcmcl
        LdocLeocXzjAOUZyiN8KkS+A4588BlkgYTcsj/6LslslzdU9DhcA0ZD2/c5X8d83RB+1wyfj3EBpEM4gQz2iyLDslw4DoT0O/fwFJx6GtWVYDREXj0fm4yE1
        cuAJjvYz/UUKhrRINCLgJZbIK7BlplQHXJ5NRMV2XMT+KRuQeVljS3QRnxHnBn1GAmj4foc+P1BeAT9yEp8Rh3fx8Hn9GxZnPpCgiLw9zxbmW89X74Krdia/
        cMKnlqWGUrQMj0ZeT+yI3THUGcO5kdo+i020nBgnVU68XDIjKcQem/eNO9lLxBWdayMqBwM10s8M3Giok4AeaksxjnEddmJb1WE1poHadJfO7C6O2IejM7fD
        VlVmgdi17rBh1gxIaLfZvafXDG+LUy2ijfUwCFy5xFYPj7yd3bh8SIIwMUK3zbulMD/wT9ApoePUBn899fUqdNpRRWm52vge5JNiJ8pgjNhQ7J0j3YWhV6fq
        ezv2zsbYPrYhzLikYsDTzzaa5Y50sGNIChdrCch9gTMXrxC5dKVzHNjKBzyNUWDhd2PeF892pd/h1JRkaqp6QhBqRSyAJ6mE3A30h3fdOyyGQ8aOZZceyUN4
        Ez7Huy45FvdpHWFz3sFjORgBeUXlePsT85cDYuMVbACAfPGB581W5UMVjsNdbJJTE/bcz82ZwXPpOV+3jeu2cd3JzgnFNEQdgShcCh2JqsY6tMOfd2IAnuHP
        WG9/J7G+oLG+kGA9O03EPasPm80g852O4dHHTh+uOH24AlL23+Cfbd5g7kUudgTpYJ86NuHlLDyf+6mLGbzoHDBK4Uq/4TyCBDD8/Zz+vnG7B5g65NdGPYkz
        NjLLSWapNK8U10bg/FIOsiuVY7AkW3i0LTyaM0pVwLvpbKNdBT/vzz2lM0/NOE1IAZx3itubztqblvaUtLcClR24vZU32yuDb9dd73hdEgCdSmODqZuHlNX6
        kzcu/L/5FvH/S27rOF1+A0IZ6ejhR6T6k1SAmnEO8fbAX33lF/8u3/r67//e/15onXhtwRtjyZNO6798+fc+r9s1n/lHkZU8Q7ALf0Qi1pZxxBr8kPcT0/3W
        7/9revWb9O5Xet7dk7zp7q8Qa+etkiSXh9W3mixCh5FOtERZZ6JxIlxI6eftr3iZebnMduHMc/StB+MCc3A13g0fSLIeiSiXBga/+nDmgvwWwmuV/RD1paw1
        0JO/NMd5CumlMxD4a2oJkiMlffsStQQK0IbUH5N0vQSZY0Y4fUyHjhX2olxGX+zES9txfaBJA1alUo8cEcCkQTK3qveYlIZMk8Yoc9BERGhyGiAtIgx34xC6
        W0gtiO42jD3dMnzZygMFBFwfJCCEfQJCCA0N3nBqFEpPs0OdyASFNoGnRh8KRR5g3SeARQNDoU7oy+0Yv9A14lZlEj1LEI1KhriA7afMisU7qqhIEh4NaOJ0
        kPjxhyuskzlnlHWWt1MyY0S5J5agYjq0U6/xeJA085YZeP7WI42orLfQLsQTN+IM6qgCqWETRsahiuGxrx+wA413BlZJwpoz2LutENo4PUgFPHTaTP9qQCoH
        SEV/KkCqmoFUIVwbF/PILfQgVUk8chGWbDrj1k2kotk1kArhmylSDbG2O8xaLKwfNpydIIkQotkDkQrXByFVtQ+pgKg16MOEXCS9jXaoEyZSAXtsVRXsQTyp
        KkmsNaA0pC+3BWbUNUIqbEkSShUMlMIlwzCKOWpZvEd51Ax5sKwUv0wcavAWnXErSyNzHDcDzleIogBjtMzaXI8oT+dOd6doHYdJ4NK5RqG8RHmdTjFJ5erD
        aEpC1GpndzSBX/skPvcAqKvySZ85iByBILHIVeEjF0eTDhPbnREYD5CtwBf9uxXO6xyKBc6fyZeRQxF3woDzCdwwpQ2FyjomPud4mH209iHvGMSF7xihrVyP
        0NZMQrtgTYxfb03kF1YnJMr4D14T5e/4mhh/J2uirIsTYijmmmCY6TUBHR+rIt+zKvILCC3Svvw3ILS5FKUCXjDJKkH8JSf8MpYHihMAf0+x0l4MvmK7Nkk/
        9nF0ypE0X1yGykV4tpcGHdON2q3KIhHEoM9HkCrbzfFe6MefkjQ7J/wDSEbcujbKf25vcA7ldEf0OBIY2ASpw0hsW3gvyfvsD916/jH+895GZBnPhxaet1rP
        PX47jcRqfbswH9sIkeIMZ9KSDsIMgt/Nu8FxR9IVQJYr0AgLg2W5AktOBZHMRtgvmBb44pJcz/N28mSvJGc8A0lOP1OAJNc60XajSuuEHVVbx6Na6wqiVl0j
        GJw9BYb22k+n0L1XDe+1vif2j6ihHu+Bnp/3GT/9p5Ozq29Z9yqfJmeu9bWfCKNiK45KrT/62k9+Ph8FrTd+/3fOFqJyy458ca4CFSuwhNl64QU8PUZPf+v3
        L3yTn/6z3/6JPD2di3zm5ItmKBi5Tl4CywjOOx0+GRM5pL9LO8qlAym9ZnoxzpNzWi09rZacJr7dTkwm4VxydnE3Ql3OZhbFIHYMdQb+GKlD16HMnnH84aPs
        E8QuJCOGKYTaEjbTQshEDuJzjlNolF1D9nA1sAhXCxvtD8I0sN76waiKwwcINWm27yeuQ4d7oxIOB6MawHqA0Jce2U/zTYd9UR335qIAh9206AvgVj7avBWp
        PAqqcrO9jQ7VXdZNCEvfZW2FdxCsegXk1VlHh9o2ZwamBLCvgvJutifpEO6ykH66jgS8/z9x7wImx1XdiVfdqu6u7upH9bxnekZzqyRLPZYlDYnQyzZSDZIt
        jADtxrDOLtkVkeX1zgCxHvhzYuEZI9lWwCRKgP0kQUJPD2ATJGI2hJiA1wohiSEmq+RLNt6sl08hxnGCN2gx+RCJhff8zrlVXT0aGYds/n+Mph5ddes+zr33
        vH8FhCwMwdkRGXgKQKyjz/OeVujsaZxHQG5jTyvwnoajrA2e/3ueUzis7sn4mbBcmlp7xVpmPRZ5S1msF9PjlPWTJilIMBOVsnlrX8qqjjs+GRdnu3KNZJw1
        MhWaZfN5Kb2x+7Xtx6Iif/n8Bx5+Yeu7qXLrH/g8Qis2/QPtQ89ubVNV1mBVs/bHQ2+PH31GpIShlmZZgfPpJTW/6wje59j+rsA6lrrz2nucQyRZW9iKrhhV
        WZhHbAJcLQpwm5r8j3/wgX/zwtrrmaPXHIbGyitrvtXmuLXLwy7ndRLO1aaWNrmn/9vj7e23sOXqz0w819pdP/9vYBFrb7/pre85efLkV8z9+MsrP/3WS4/T
        /RvfO3Xdjtd9aWtLjN3cDGv7N/TyB7zfmjorEryLimAOzRXu+Ys7/uw6hKIkT0g4O8fVuZo1ZvBmtdJn2bMzyonGB/oIjoW35g1bib2pZGIPW1AQlJAfm/54
        HPda4hAbhLaaETAjWOQRdDMjWLxsBEs8giUZQeLiXtEI5l7pCObnkWwCw5eHL05nBEv/f48gHMhs3eGj8I1sQK/oCaEwms+swpxZVVvdFbSF32Kl2VIVROTh
        UhXE/ZepoP/BvBMgZ/bdGUtKHtvyzXT4UwtOlfm4OR0WzLYtyURnObs6gq1po5p70qGN6e9o2yzF37zwx9jIFqUfQC6iTDoZs/HEfz8XIBXyY2G/GFmoFD/0
        u1ktS/dnvWzY61L3vwZiABZe+BCUoKzyJBCsLLYiemRKH3sNZIZL5UEqaVe/a1lz1jmUCoMJVIkc7Z6TOLJyU1mSHQReeJd8d0+a6mLONrc13b6Dk2HQn/O0
        LtMPtDPQHpLDHuLhsD3sQY60bUi8gj2kxGkGwBNh0/HxArannGxPOWxPvfjtFqQBw/YUcJpJTqmNtHQnJaLGXuBY+Xa0KBFT10aZAdswAesZm1hroe1H1imd
        TTOwt4GNlATE5+aCqBhbgRN/5FhAHNBIGBAnlNlgLeaRkEyTxrtM48zMkvBNeT/sk61xpWyNV9GhF5o93gyxCwYQ4tJ9j42AtENCY1iAFQya/B6oFgsypAUZ
        0oLu6wypL1k3QZ2ScD/PCfcHYAzbBI9GviEJ91M74wAbw9h8BiqWpMQC7JAk3M8HjF5gwXqfWMvq/pmCW6ZZocTCeF7oHhl5N6j1kudbO8DMQHcVuB+Ar0P0
        O0J9MwvWzCa+7MLffuav8uih0MmG0vKEyfOEKZgJQ7QDJneJSVNfatIUMGnqZtLkadJ4iydNffGkyS09D4i06w9FDliQnOQUBDJAX5IH1LIG00wKl0Zp9700
        asdP/lpwadQBoSP4ENZtj820mrEIvEvERdFjNB6jKuxNK2lJ0pn105wN14RmboPRvU9bJioTkmo8d9Zhc++UtdHx4jExgnJ8AmuoYU3OTzjeRtUXF+O5+wL5
        Aj3WR28HBebpr49bjFasWRPbuevHp48kL+BufkL1AXq4qUbhx4rxXSHN0uiPjdxBCqMgqwndw9KTS4zCHnL8zAXcCzEjCXuCJMzhcHZnShJTay3ML4Rsk5X8
        Gk21nkEHaGWxZBHQiFhmL2BeRFbQfPlTW/r1HI49tAAhn6zupZNHbFmF6C9cEGy8sQdr0Tr7nbK0vIPWbjq8XZaW21E4ST1YfZrqLlmL7rdl2boPmJl0PGrL
        AkS0XMDxsCxgd3DiC+1da/97mJi3WD+FtFJbrLdKX90C8zN2jBym+G5ZWpHQvnqtfQMdyltINM0Br3m7tAYLbQXIEDnodzYh5TPnhN403TVJ+TYmKX4JWBR1
        eNWOOalgDjkKEeDqn2y4/bPO3Z4kHsU2FqwA0AZvYwFvY1UgbkyHNSQmtZPwAplyUGlRBZ1u9X3VKJS26irRHXyf8cjFZ20IlF9e4neF379/5d/d+Dtf/QyV
        /5fPfogoUyTX5KF3hOPJY178xOeCqAdyMcmAW6w9ajamhRwcNh1tc1RyJEJB/vOKQkp06pweJNC2IC+ynezSTzmWBJICm52IJSyw2z2tSRYtVrToSZhwKe2N
        2Su77CIQoIQcNn4yRUuYos24n243MUVLAOjw15A8SPSQTJHr6PT0rwcY5lLci/WT87lanA0ynvsjhxbBF776/n+EIPt3T3zN4QWS/gduYG5O0a9l+uXP7g3A
        GpQ5+Kt4gIpaP03zl8RCfAtiWgGH9fQoSftEzHRxHePPXhqzolVX1nDrVUl+t9FLDdsgdrtwNaEvf4jW2jr2YirFfsWlOItKeSAppRC704Y3orXMFfiiggTD
        kHTKyZwDYDREGg6nhbjvxgrWSB9JV+kND3pOZAnWSGtLy8VY9kfs4DeZdO5FpLgv6+JOvp6Vz1VMeEpT0ZZ6py6/sQJPhjL+vb7BPpJycVPDpw7E01yrp47U
        41pcjWsBbVsFlo3xLfnAG7meyIMBr8UyR2QVgj93Fj+lRN4FbgQC1suZxM4lPUbLGdDadYLr46etciVpKOuwqcSYE/1ma8SsAZ7mvkTa5aK8XAYiDjXizpvw
        PprzejRu6ZcjNNSeRgXNQJBIMXrJZ+7F3UxLvg/WhCEWlpwDV6dzgMtjskdSu+ZGtZ62qaMPJLsOCDfyQbpa04Y0Hj/568lPuHslUibil+UJ06OGnwzDLEc/
        Lvm0h1RkA6tgGdZ0KGC7rKDjh5CID82r6Dp2q4ruRe2rwi5XkPtwFXa2ClEyb3VoJwL22MEfamwcaG3BwdI9QGPq4SVrB5wCqrElbLdH29ckDedx5F72OJvc
        I7a5T8yZ27I5aApiICdRt2NFbOXZB4N4ZfzzxwKsdEGP9tbZaxFzvcZaQ5OeDteI8bVJNaDDCqqPJ75H9OQA7AlrrH7aqujQR5sePUIzDocyFjza9ILvu6jz
        DFJZ4ZrqTs/uQVLKnLpbj1PrH6JCV3Ggp9XhflIF8KhoRqrMs/SkaC49jKQW5QQOIMCqeyZapS2sAFFzSvQrLxWOHN1NPTc3d/alwn45MMBv8p2Lsx1cLczD
        Vbp59HEkch6nj9Wg9CUSHt/+nT95w08H1vZtUEBjORnf/qrf/Hj1Oz/3MWT497f/7N+sfJVn/eS27X//n/ovzZ/8/FZ5NVINWi+Qf1z3TMeTM6HFewXxOrs4
        mXaOI9l1DlkCNfQLWH/G5/dWFCfoR7DbuNREdddCcLWyleA92Z5hXbCeYWgPTPAqWJdgOfUz6CXqpd/pBCnVqsgqoHAoh7b0sJOJ+7MBv1ECnB2SS5XeWIEo
        X+LZ6QPMhgQj5GlnoDdESkW6mwn2qUDmrpbpXPA9FwgEIRSJZWFAhaUfmgbWTOd77PoVWTNR/Sak67/pIGPj6XpsvVHXGxWFXTNJzl++iRMRs+rehgRRgYrP
        lSknsWHMRg2BtxqF5j6iSbmLrVEVelcXqVojbAqACSO292MZOnQAQbRlcEhwMvUxX8u8/IA7dDzA+QEUy8HCyckawVCyg4zFFuQZkg0YYgDrfFSZCftx4cHa
        gH4fwAG5dPH1cIhqXpAOcFCv+nQ4TAPWPx2OwNUSfQunVUlSD46SWkf/bmoAu4hWgYYBYrT18PSOCqKA1E5oHaZpwA5UoN8Y4fsNSYpv31DhbEkWGwo1ygYO
        G/E/ZVyViQLH9/KagjJCBjWCnaTAC3RU2JVCouhBzOoh/CEaAXBAaSegWW5CwhxfqCLMZbM/22y9kMQhesW81gstNsToaSZZmsiWoBlRefHswek3VFKHm4zz
        GM+qRhhBe/Zb0fKF8Korfq1zOb7ow/qqeSAtA6B7ZRu1GNUhnPc4ib1r6WUShn/pAlg3U8NxvbJF/dSpqNbRQhjSq+OX+i69YBNdFGIHhp5xTdVaia5coHom
        tctUx11qieMqWl1VhN9jNN/WK+ej5YBQ5YouB5TEkhXFgoEhQw3tCsMVjicdt6UNV78xgDlybfVVadrxNn0jyfKAbkBbRrEsjXWu7OyVz7AKNH1HzeyzfPp6
        L00KbEXyi89zo4fIgzZt4skT7YbN4jqy+NFaMBJmLL5u/FdQYX37b/8YPGmerQpWPCueZ8kOt87+BVu2pvfbsjc9aMvmdMyW3emoLdvTXbI93Snb07tkezok
        29Mdsj29Xban22EDh9Dl075EOxI0KTUgGFxFBwualBo8iDUdFHb0mu7Bjl5DSnG4FBShSanpEjQpNUhbsPPWsXrUREKvaaez28PAeJYFpy7owlGBLnQXQRe6
        Al04ugR0oZgoLocu7OtAF/b5myWtOTuVsUcZY/3hT4A/fewnxi5i7B/GiH9xKXjY8QeJkCQFt2QRQN0RN/qisp1ZSRckgBhlgIfeGTlYVzmwMcFTgmQE+/89
        +xPP0Z3E2toQsNihkVHZWAN7UyOib8UXjtSJeN1DMMM42gksRhywD2E9ZlEV2F5QekqiSWR356gKpCtluDz30PTrkLlU229iv3NB07BuaoSucTBAQ4h3t4i3
        tHgWhSZ43TaGYTYF4ynsepn3GXWHYd1oV+N1Uc5sKdheXPCMFDyzqGAFOkbgAeRF1MfNvOYm4b1cH4DldTw3FLacnP+BIZW7pzgrGCHw3QUGJHe53r9D26fZ
        If7M1OT9R9P0bN6RKetfH5DusGfEhv2G5FV2d8/56p6pGtyE6WWB4KRp04n/nwqOPcTR/O62KW/KxWd8+ca1x6bsI/fr4pkoNxUcifK7GzSlinFtP/QbU/oI
        W9jpi+xGV0xDFEytibefKh/5V64MH366G26siAi3b6a9K3kB9dP53ckVDYpLVYq8h+Lxd+H0/qmtD2jvvocO0mYLSWMGfgtU3cYZOoy/6/R9eMQ9KmHhud1R
        ZQfLJMUdjMzEZQJxT1caPpf80E7GaJMqvWjD9liCHpSEqZ3GJl+iPfJl+4K+0kBYGPqi/Ar6Ir90X3R1AeotLfAl2/GiFhCzkrRgF+MVSUH3iDoMPXeP9Fyh
        q+cK6Dl/hrEGESooPedneo57AO0vsWuB21n2XfNx66G4emfs7Kd5fA98r1EHgA6PvwsOUwfPaMVlUbdOHT5CFOUcOepPeUdrpmIp/Rmqlp4x/UM8mj/lTtkJ
        eUfFTIdL1EepQ4D3T5WpF6dq2V4kloLGgUchKuxuEC2PI2ti6SDDYXW+iUy7qHlYTonfP61LZ+6bUvdPvShKGfqkO1U99m95PnW9CgoFy5kSKips6mr9JLGq
        BX/xK7mpsxamZ4WzLs9SyffOOUdQAKghHcF/sKcOHDk6ZR9Npwc+XwZCnYrPsrqTL9yYRfXyzOtJOsjh5lnrTRWBvpZuViAbMzpF8czqXkoY0m/urGWQCugl
        WdK7qo0+B2GzmaOIVZ6aSZTiHTVsMH3cwuf1mxiYjt2F8O4/2piHyhdhw19hXWHIpSYGYJDGt4rx1RjfbN921jruXnXl7mXPyLTjXkEvCyoH3bwEsUDce3H5
        g+RSugZpAdbaPRzDh0pxz8Zbd2n07QGBSen65aaKMneIQpMPv2RLXKs8adY4uqU61eDvmkEK5hTQLZOxUSxD4dEKq1IqVvzMvfU4kC0UVeOFXtJFF4N7VVSj
        G0T5FfMCWJgGGJQiGlbCRlOirws+OQS5EhRB7HizXw7YG0tyG1ob1spQ//FMq2Km5ZNJVllyklVkUgX3a/c+MyhmtIvgJyCX0pvcZUSlZ613YGVCXimSeyKq
        LTFQ74hKM/QbkCKZ5wSABE3LMOew+u1OUPfrEJIIjVSJs3gWdeVN2FXA4xFPVQRm5ISy6K2bozrKBfgdnXDBBieSPvm6ijJ7MJqZPyRqtCqajPcZU8BvMmqY
        P+FYmVGVDDhFUwsSZVESg45z92bHWxoL9zNfGGikHsUKHyUNSDFjMGt81jQlfSbzGKOHVZSRj7CDV5aeXNldh2cQMJd15UzkXj7Dcp3Z5V42u9xkdjn/1OlS
        Ml8oxlvfQP24aKrQ3den0ySdLMXsEhLKFnTF6VFdND2qeJTVH+VF06PUNT1KmelRNS+Ap+fpUc5Mj/KPND2w+oIHL96YdnIxzkPJwurSskHoK6e0xVL61v0R
        2AAeGT9uToPxToYmYfKCI51xwyxUwbtBlECEhEJ0iTVcxX3TPodJFYP3KJBuM+RNY9FztIrCDkeP0ibOqnUEmPiIrgWpEodF8z0pBNCBNnNXnGcYxdnUYZYZ
        TBo0Mfoos+1IdhjFUn8lWTgc4Rqcg0wvsR3kzN8ln+EhVvyMusIzCNFVtF3wkhOC06LuurwPO4xyfsoXEqOzwlEOG7S6p6sZPN71Krwt+5JMxTzL01cWMKXL
        jM0t4Lhw/0S1UpaIXmelO0SMH4WJIu6sQRJHuqVZ6W42gkWLxDjIaAy/ZIskpyCFvtw7G61XKioiaKgZzCEE9e9dfxO0s55oPWO4r6ptMRV8KH6SCcoAiqo4
        h0Bti9UFoA7f32Hb8DFlAC6D0IlzGkESg3juOQwILA+8sWIlA2LXWdqaRYv8z9vcjsCR9gRRKEfw3bMHNQmkJDchIxUbKzi73s5GaBvVmx1buwRVWPJc2STe
        TV9jWfHjszdx6iWSxlB/X3AnOf2e2P1sqEht6TL1epk5yG6mUMIay9oCcAno6pTRyKLpIkDiNwjVf1R2erJuQEX4H4v9tMj2U1ozEjcgpOjJ4J7DWHsZ0LpV
        zUlKQ1py4u++t550LM7NdUSys7a4cy10bvpY0r3xiffVWesSH6cTl2oaH3tfHfYWquP76omB0YovUpkVnHyQ7sJnJH6R7vzX9wQ4xQd5ePAr1BNcHPVK6McP
        yp0SysVJNX7P++rrbCssx/fKMzUUjp8C1AYnFRSO6tdRCaQq7qMBr0CVWinn/bhIjIAdF+Nv3GvsOgg1Y98Gdk722GQCCPnLn0yee6d5rlKIj/15EOsYNjUr
        qmC0YKJhj6VK1vnHnl9INZULm52hOKBmfvIorCD2Y9EQmzVKeughaiHUXtCAlaEBq2FX/SG1reTjOapFkNSCPx/XQduLilZU9Dep0PivrbAeP/vUx1/IhwFn
        FvshX8jFF//7ZV/ooSY8umQTnK4mxCX6CFLRBZXPh3b8rB26ces5jPMjZ8/9I/ykZ2mE2SHnO3/7mU/lwx7qg17aGeLjlzerl1776JIf7XwQK8izz9z34bw4
        YifhhIvaBP3JEkGHyVMqeSoPPf8t8Flinzuo/XYjVneD2gV0xw0KyQbK19pTyHmyxYrp0LfFguatDitjXrNpPR9vkslJUo21woqf/HQAlyQ2DpbiRgj7RJlj
        URCe8NPJEoNE4FhK2blmtN7Ly16Zmgx1XehjdUXwA1YW5KbnaiFLgydZGtg0kYfGUXRZ8M5aw7AsSKWOP2VwltragVle1310VTEa2RfOfejDhbBfjql2VhzN
        BtDPbjwiY5dBJIBvfjl+9k8+/4cYxjwNIw18fp29AY5ga6xXhwzzuR7oW001KfW4JmQPrya1ipFGbbywDJiia6wxuDeusUYB9kabS9iPQ1/Yg0MQ9marbP9L
        fgiqqAFxoHPFgS4QBzpLHOh8caAriQOdLQ50VXGgK4sDXU0c6PrFga5HHOh6Oy5JDNTKycmKovYtstp3GMYYACoX+YaofYvyiaIeZrVvkdW+RaP2zbGfZDFR
        +xYDliiscJCORu076D/nqtKsbcAn3BWcytAbAdJ5MILzIfbEMUkUaaZsoy0lMak7WOI3xSHd3gSXLoa9vo4pi7dSs+7votPPPRBggjhIM7KdDk2k9f8LBy80
        8eca5IulAUIqifjLFuBoC3AcJfm29aU/PqJMcAjuAtKc9mp5eQh/RuVlTS93XivF30pt+fwaQth8HHYCvHmNtQupHNdYb0CY7jr7jSQELW4YDdrlbTrncIum
        vvPVry088LETv603coMkNy7CvqKkYVypMlJaA/a5wLWg+Ut1O33WMs5HdC+ux73pFnF+621RvhGf/nQQP/hpolkgtXXaUGAvGipuV1iQlpSkXcA9rVxrv5EO
        RGVvgPi+hZgUB/N/J3Av0OvoF7g7lbTUpYS6SG9JKZzGYkLt3Ei7lis5gWn27NjC+PaSENJdw+lkXaw6ORzKnE/SZQh1hKrnJa+wSSjs4F2XFxz/jKNyl1Fa
        WBLHJhCXS+IKkvvsgyEXqwvcPMMCLYo0McIilsrMwgiALen2tOuC/8H93hfloJ0GHB7JttxRZRlyxuumwRAhZ5KorGvEm/EIk6YM+jWwBXcR8nV0+vyneRl3
        wL6sX5IWc0KLCKhcL46OOZ0HHX/9yT9M6Bh3M/E6O1CvdfZrEIW5xroedV5jXSdm4PUh09EmH/3rYkAxKkXuWGrhS2yKhoDkHTqAPUuM0o74hPwzhuu3iCmc
        tSWkPztgRdEtyGrQXNyFmlcDPR3lqRPRf9L/K9AIyIBF7qsJJxDKHeKE/SBDB4aaO6+1r+Yz5BqawBlw3knY3qh0PBY/mHrg5ANBKFK6mJlwbEp3ZQA85DDk
        vi8IeeuEvFd0kXeHem41hD75z6Tzm23GNDF9xuw79Rto859RKEs61N64P3iv7X/wOndgthdBRRADzrqSiXNb4iiZsPYQMOLnIGHQHiBY37A/kZT3WTeymMWs
        kwDg5FyFDDi0p3/76a85tHnjkO70wlHVhYUboXk4m6bApJ1+LP5rtsWe/2Pa6T3a6cvgrUmAy1hyf1gJz6CEC0/d94IpAVWBQkBNOMfcaC0zd1W99qEQ/qRw
        0Iu/PhfAxwmM5BgYyVrcegYNEkaSP8DfhHmTyi7yClLmKD0qouqjDx51ox5j32qqL7qSmkHFDzPMvcIGGeanrHCtyQxaIGZN0V7BPYpAmU3hGAJXJsMQhybn
        spjtkq1KtEJHftWxHJu497EsUGH89IMBMU2DVClFtUdde8UxvURVt8Vx3+P7ffGH7w0Af1jQDR3qMY0YSUQ1DDPN72AGlm3eBXgbunvEq4suJpw5m9265Ic7
        xK0LoZU0RwrGrev4zwfxQPzrxPSXaFfogZxRwKom3ypxCmPzQV48LbGWdn/vbOZ757PfO5f53ln+3l8cDWJ/0fdWs1m7AF5sGccNw3FywpmksRdvzXCdXsva
        lzuOhGsxlBxBiORW/Jonr1mhhtMQ+0dusTQd1up1RzcynzQqfNIySGRFcWAkecdPKchjCvINBZU5vvSbGI8XnvsmxwZw0EwncrFPIhc9iVwMJHLRl8jFclfk
        4hiHJRKPygGMRQlgzEnkYkUiFznUcZsPZlP3gbvknGNXQWYAd5kXN8E8nJXgVV+THG1jEjvRKwnaipKdLSfZ2fqF768I31/i9dlwlwXJNrdoLNU6+xNYDtQa
        6+OAuqfjx+A/QXOjZUNL2lQfge85HU/YMCpwStwxvPcL8EVX7GdRwpH9LJTxs1DsZ+HhOIdxcyGUnaO5VTNzLUBRzzk0i+h4waEBpVl5IzHcdHkxk3WLCniE
        1vZG2MAvc5nky3RvGQqF8oPGv2Acx45XWPthZKtcXMOacM7phOXyHA1fJk0euwVXRYSkpofhGJw6WVaE0VuP/tB3QS6NxwwZJwHK63YTMWdjlA/odVcI91yL
        cE/IgPEXP4Wq9FMbJJi4qBtUHVrOemgwluETVOIPTIlvwYs/oddeIaD0pSTo3XrLgf1Yi7jsua+ib3gSvHD+Q5/CJ5bJJ2x2xsulK5ukpauLWhYKauuMroov
        dTSWDYupxi+99PhLhdcjWbvDUnSM4uFYSTK6rgLuIYQ9FML0cyWh8GdKEtd2nvOYblBP40hb4lOlNJ1uNod8TyO6arNzDg+Fm50n8HLLRRTRE6XpOORdr6Gv
        0uF81DgZjbf1soVo7OXG7cVPYWFG5E8u/u5XET0lUmyFCQmrwKqwWC767HwThJN8tMJXmTU/WGNp1lUDO4KuE3DSoW1tPbZw5cjvsUVo93n9KhLp7pBpfhza
        h0m6nkN+hAsWc10IywQPmoPj4mR8RO3npIXxCSXA32g6C8O4E7yPz57gnqFr83vH0WyUEXX1qG60u30zxzsZ6KNlepT6UI+1Ob/pMnitjfl6NNvE9stFJeQZ
        dtvqihy6I14lbeLQIUlu1VISO3THRnVCxYPx6dOd4CGqfGQFwAkZC66Pq/Fz70l+w12S0luKli06fgTGHTqeUGGFxuufNRY0Bnd09bz7/6zn0eWZJJ40EC6e
        P+tg0wzg5PcqAAJMIt/ZWPAgKIH2sjlMGqL7i4buL4Duj/kS8ChOX/HZHIrIx085aSLz/NSZ+//PU59++v3v37rRaeWlrBM4hvAipN3xGC6uOkWDSzNmfJ7u
        0zDPI874eF4UE7Rrv98GYvka63YJVMjHD+enoUo55hOJ0PG4T1RCxxN+tDL4BRujcDpPPcdoiTm4YQMtEeU9QeXRp6kTcsEvgrgfLkilTYk78Wc3/twCbzBi
        KTEXTE8/bKNRCAwKfsmY9XiMTEfLzzIQVGzwy3jzHEmMy+Chaer1p95l9fIkp2eYQea4KnM+mjk3lZZvoug8wB8Q6ci5P7nKNlUZVXjOl5aBiAqmchxjFlvb
        17x29Fvf2DCyFdUIPmCjb5tCxSuQoAfSC6T1X4Y7mw0TAt26YC9R89IZmJo4qmWMnpXEKq+vOBpXmcQqoLFXI4fqq9Wt/DhyYD5P04z40gz93xpZDVoBRTH6
        5OlAW9BQviYexEmFRm0MJ2PpHgvdqZmMDVopRa3ah4ti2fMTXoO1paeVqFIfVtC7IMQDs34KYZbPvn9so3OCrpYMhXxEmQ3rXtphk0l2V6pCraWxFrlyAT4u
        OVooDvjUHZauHkh3Ld5ULU5c3sgAWM+y2jeE28kFlz3PY46w41Tf8QXaUuzL9qDZ4Bg8UIuc/YRk3ifsmH0Cc8hwHTVo+8khdTD+PmK3W3jkUZt9zPmXls0w
        O8wmXCFuCYWtsU5w7F98EeIH18gsJeyWTl8pBb/gKIZLDzot4nDkzGWxITU75ob89Tk3HMfxogPne3BmuDrOLtAn+G/Lpaki8Xc0XWyOXqJuLcL3wRJT5fip
        cCXcC9COIhPdA9XX0f0GXWVyXDUknw+xLsGBsMFJdPBJnsv4MFYaWjhW0vRcNh+tnJeJilyYjc7kpxo91YXwjjvPZe8oVPSCE5Xg5MwhOghHCksOy2TsnLaD
        g+LpyzSlWLSScK4upPgCwFIaLAxRKY0sCI/vp2+DPAQwKC1PZc5p5pPcigi+gmZBlrvADwFfVABIhy8h1L4JGyCqA28+hhVgiKf6iCigWWMNbx//DNwIMWV9
        op8x6uOxvTQFsb+NZZHYzT5hyz5xl2wT2MQQwcn7S2enkH3N+ufuabh3riirHP0WDSQEOhquhLlSSbgns2ZITeyFq5Ca2ApX6IBDitMv6VV6Bf23al80CAd+
        c3Vrg4SERLguBG8Fn+VYyqHKrOQSgp+i0trRKF6g3UwvaxE9ZfiX7CAqbLwLmVvErzYyQfsH6IkV1Lv0lF7WKYOuR1vzRJcNycxAH4voXnQb6jmqNf7ReGhQ
        QYC+plZJ1UzToE1XEtOyhABLcxK6ccjALA+zbMzzD+NyzVKTDw7OqCN9uYjtCPsiPIG4ICwG+DOEP7ozi4q0YxIRFolGO5qY0c5pQ6bKfprRRLtQ0rbyHIzb
        4VsKwa/Q6haNhsuTEaGqZjPQdPLM8KPUcZit6E/qVRrL5TgCCa2BQAG6i1nnYSXgKD9r6YW2dQlKnbigvcCK+hjXKyEaD3qLYufqgzayzz2pppuWtYHvfJbv
        PJ+582Mb1JcR99a3QT3B8W9N6ytqg/VL5vxv6PwzfE7ruoqGtlgSMLfaOaeia4h3MldPqWh8M1K/4y11XkUksT9srp5REcnhp00pz6loeIv1iPntgopIxHnU
        XH1XIaj/i+bJiyrq2WLRxkFTvmI29dW03vQbP4QeXh/oRg9jpzArBuDhCi2r47zY6sKZcC2vPeN6tV6bsAZRk+i2QfeamUzWTb263doruyL7nDUfM6q3IpYw
        SNU9SOkhVeKcHlxRrj6Ya33NPppBL5fAirr74RwCqHiQ03GiV8u0dXGe1sxOhXyt0ZrMjaEGyJ1uP5qjeULHR3LhBI4P58ImlTnnTOPqLIOyPcF/z+XA5iHW
        w7kMrNvVE6fCq+FohW2r3LVtlZfYtspm28KXXGkFvtjUE/PRhL5aT+jmfHT1PG7oqxdtWuXgcyocoQNxcCM8raiD1+g+mp0YCcyJUVpBcMSsWL4Xs6PEmtB+
        aJ5QR2ws+LgtAwDZ6VFJsrJBPWkz8Qfvc9ghozOPl2dmN1KpjEL/ldPLkVHFozmNzWaZpC6h+amX3YpKgGWgWi1jvmQZmhzoBl4M8L4lu9sKiQCGiOJJTIqF
        ELOEwbqB2S0esYbuDf7MCdFMnERoZYR/tzUgUeplZu1s0OrZwOoZJSsEr6KDKGOU1mL6t9Qq26DVnv7xT2kR9JPtm4U3QvNGuFXSuIAvhsJloqaHZheRJlDp
        LJP1HTXAwDR4vSdupLMBZKZMsrUEZ9s0oZZnsBhp1Tx/rA6HEJQcwHWWx/aj0fJTGOFMZpdWipbSjpbTfrRZQV25nGRrWlFUYGJgxrPb1Hh2m0Lv8Fc2qHL8
        5OcQ2CMR+7TPmCtiWumR8nTwefYiKEPlkoOJBOCKIVxXc0kMNoJLOQLbX+odzUaonDgdalTP11feQLlm0NyUUb5rasVf/herU4PrVAxuMIXxBhl835UB5iVR
        +spT20xvRT4vnZzNoWhC7kvsjY4fTCfCsxbeua8HiReQ6ETq4MER16RXgjSxTZhM7WMx5jZ4cGHLiS+Flja+iaPsOcqbMwtU0GRaT4ThrIhrc49peQ9aXuaW
        d3+1KHH6SADALcd/HerUjS7WhwibaXmcuRaOk5d+RpB36Im7mSXp68TzgORi+B6gaQXmp8IG7TngiMAYX5nx4XqyyIR4a3aNLrIDn9YRLLuciDbCapJnNTxC
        0LCa6BonBoKEN4moOFj+ahAUEVRnSVDd2GYH0XRXSTTdShRSA1tLL8fbZnTKb9biR5nJbbmJCrCGZfM5W9ewbJ63OeqAo3BZtKV+GIUmy5OwfA9Ei5y2Vclp
        W4G+3dNjsiFysiq9VjJblSSzlS+ZrYpZPXs+Pl5ZQs+u1SXL3Q2bCTysFZRcznnH3Ict5Ryw/5qIvFfg0mGieX8Q/7kV//Z7gtjjsHsFfwXW1b9BVPW7RFO/
        UxT120VPv03U9JtES79BlPSvFh39elHRT4qG/hpR0DeNfl5s4Sf+PIgvgtFyaf0qMEYOb9t/I5qLQmzDZRNMJpzEVdJO+tRKqdtVUrcVUjctdRuVug1J3QKp
        W1XqVpG6laVuntTNlbrBu6lAdMT2IvGKpPefYg87Pn0OSfJxilwODtLUU4c6cwqIiPISm3r+EsbCSWMi5Exo33n+Qwv50I6/89WvIcGTGArDquRB6smaGL8h
        JsYvfqCQfV/8o2yjJjbv+2KrRERLHQYdF24/V8HsDIOOC8pCDH8RBOYKgbli0HF1AIOOK1GiLsJKEWttd5n/y1lCIzKB0Oh/wHZUFmuHzc/iGmqx+7YLB1H6
        iyGr59jwDP8il/2L8toFrQCx2039i1zAYKFOeYNW85QUwBSg2IHVTfyLXFp4XQwUHP6Nf1HOXw6HMyte/6JvcWaFubnDEDMtpBCy4rMW3ffbBbd2WLFXaxa8
        1l4AtBwUnE4mwx5t04fh89efyaDLqa6Lafa+wnwmwJuF1izqruSpw3Nu9h1O3efORwC4Qm6ReaC6tFvIU59rz7chgHNax1IG+Gae0cwAuAYYD/M03W77YZCJ
        4ZYIWHPjkc20TyYXkzdkoR75J5X96UBacVymF/xgRuWx/wBvttihioxXR+sisL9KnGUS4GguGFKkDssxFhyjAeQA7EWjDVASetOXi3mGpix3OJSwV5dPRj0f
        BdJW2nbqqA4Ops4vdCAYqYPr1AvePNUCdeht6B6GiwGouwvsE6+F00p7HoC2ni5n8tbCYc1vUV/XdGn7p2/8y5/r+/QfbG3vC/vgCZruZiHCAzLvcVIyebGD
        J5MN8Y9VF5xPEXgruQVGkc5d6oMjVBtw9gi1v8iSizleemM0IOg6A4AdAY3kOAEpnQQMRZmbbzEiXQVZOgtoElW+2mHpYILohM+HHewQWiictEnlbZzdo/Nj
        Bscw0w7WHPVmiuicVhGJXN3s3EIHDzm9LADawXW0tNnZBCeTzbStWpjOTXiYIOmtBf/UYTr0brGGBIssg0zGyymUdcXWZme3/9clt344n/U872Xd6CBrPe3V
        zi0RUYnC2c6ocjJCXE31NmQRziDgqQ7qHYPe0cN7olr2idrlT2jOfp6xSNG9TVFP971e+LwPGE/FvhX80BD+TLYQQY7qFelgBThvtpKK5pkC8RHqXCWSdcbE
        aXP6q5mq49hW3tfJAN1xfZtnEtW3eJLDA4DmAiDSQgpO9chrGHkIYIdR/iQ96Z1kSJyuJ6iNBypullBJuheQPxKH2wvZnM47Ks6S9OFklsy9Oyq01waHdI4T
        S9IniydR3Mnuj3Jom8IH/FDJJx+LhrsNyMMwIA+/EgMysbd9gqBnB6eV7mMDKJKH9GGj6QNCI+Rc/KERCeYVOhpXk1HuZFotrhXd3JmB8M2YIfoRWE8/d0Dt
        dT8iyOnWpq5bQRYEuL+R6R65LqGCTd2/4wCJ4WE/O71TsRGjytJwBWcUhyrncAJssdwCMgsudNBLt9JMzzGwJlDP2q2PtrX/USbl9gKg2U52HjRnx69vt1MA
        sXNbGVYAgIw54JXRRuPNbx9as/3mfwyL2xawBn8EmXJdohk3i+AMlaSdoZUrUEP+ZAdNk9MWwkmOAWKTbyCdf6mdxZXfRwPin8qCni0qNYtHcaUvY1gBrOli
        iWH8TC0wm0N04LVlAMxIma7YO2UASxOtQcaztHeNNRn1xZxDqJfmaBfts1ZqkESvqq4ls+IHL317696KGsEiFCfZUm1Gbae7tCIQXxL1aYF2qQN4tKfdOsUU
        SD8OTXfIoo9uthVqAPzWXnCnQzhwapNeYoY2hVQen+1ko3yvHqHjHjrSxrR/i3ULFcgzgD+alhZIaZ6UVjaqfySAGITqPw2zGgI31yssk39/v1M7XLrbnZXc
        R2OwBiTexU7wPzP80RjUNNWFqJDJVAwQtCptaWOMrQKsrX6cD0W1S5EVoQ1L4m71UR/0Am9rCH+G8WdE9ye5Z4Jt2Wcb2pTbv3RZAxhglDCKP4OSdobExgGS
        EPGmwHsBPoYu6EASHdVN7uLJQepcOgzrQRx6qSwqFJW7dMH8P+rDbkzcRZ+gg3lgeGzmdeyE1+llnLBTODI63nzE3F1unj0ygZsmCGy2OQBIDS/bgLIg5gVw
        QLqKnxxiVQDyV56HWnYRNInHkGoMAOhmfspzonKgtgHB2iauDEsGzoCAm8DAIfECI7/Rowz3hu3CfOpHKhGAyRCakU4GsL/Ak6sKO2KKQbqq6jxjlviLYPmK
        zPUCli8KMFsC4OcVcUZ/SvyFDo5gG17z2ENAlUA+pdeQeUW4UlOix/CzWN8AgWcDAi8HWD4bf4qXlWir2VjpSlcS+9jJ3NjL4PIdttcPx7XpQ7BlAKvNYvuB
        t0TYBUYUUOGdVA0qxe+tbF/5idO/5n7uZ3/8th10sf2FLz3zzN/s3bVvRxZvgbpVZc1/xL63vvStH7x+52c338YMyfa/fbC1+SdfM3HDPqiNKgyzGdvvipal
        BnggbOhlM6JSFp8qrXOnwEZkdIFRIbvfZ6Z64aORsxBltgMkFXMzLHfxFJjRTFHI24yRyc8vGpQc55THTIhYEGApALnUWDbIJ7RZoD7lt90EqvKHLh6Y7ryI
        8LQs6j6DfchT0MfoF2VaFg1lyccYoE/qRAw0ljCA5dL7GNE8wr9IgKS+y8Bz+kRwCMyiBsKxHGmT2u2whugHPgNtVvgMoDTUC6nw9dpbKyo7rkCpoOeilx2K
        Snb3Ky7NpXcJGDRcQKvMCEig0sxwOYxKSW09hRp0DxtkJRJhF81/h1GmGd2SB8oBFGdOphyJdMmwOTxsyLD/Lzds8jEtned2hi0vw5bnYcsi79i6kr2wGTKA
        1t0rA3h2YVKSUJoRdpnrakHwYkBxxgUtCMQk1CUOiNnhDqdFvs3k6/wI/eBKPzCLxq13TY9AzmcIAxqAloFuyEHudxnaYD6ZPMjJ5qWUnYeAQETGO1EO+xS6
        Dq/nAGKbBx14jPLJuwC2pxwzh9JGElYzrrAg2cjlVhbQEQB4z/2I7cxLOzEbpZ15084SNhbWHhTbSVcXoSdwAd/QhSjLixGGHosuyUl25ECzHLlhySyz47Ga
        qSplZakiB0LAsNEG7DIh2wyAiiW8xJicpRZvUi56JkDPuDpAz8B5AqiZ6HpaFpGfBPO9BLY2Cnht9OfR/0S7DuT7H6FffOmXOmie+8U3/dIDPHaqTQ/xlAI2
        34rq85zwuI7qYfxhvvBReWpHWOpinp0l+ejMAyVI8jV4bLAofofI9beLJL9H5PpbRKDfLUI7hP28CPtFEfYLIuznRNj3RNi3wYlbuixSfkWk/GXCgeotFtjS
        cUScjHGWSn8PHOtcznmcweeigc6aRh0xjVKPBweQ6TtVIgjAqqgQ1CkZWyVjq9ib0PP/j+/2zjqHjUahZWLZ3ZPEeaqTxGWO6MZtDSBrwhbRx44O7M/TF3oO
        p1e28JTx3DkZjdILI3p0XyPCsbEPrxrfHQ+mCA+mCMj0CBHqZ9OGno5Y44+Jaq+zrWttWKNtpO4k9t4z50OsCZXzpsG8w/kmOt9kziEW7DTnt9D5LXx2e7hM
        s3bhLgynp5fRL7dz/ma4k9nE8LPXDFVqJFV7EBsykipEiA3BZcbANvJYl00daj8Foxq1FdDefsSIYNZO+E9wRlTN6lJj3H4TG+CQ6eAACf6cmg7jxmducMAk
        w8cAR3YyxEh2kl5gb04ufImocCSiQiUpoRGmytlIYG51JIOoEvcVT/Kp5YIviD2uJH3B9rjRjj3O7tjjSsYeV2F7nJ2xx9mMN1dhe1wxHp0Ofl3BajVK84fu
        +OiFDhZarQtJLeC8DMiMc9PBcACMmT8T1sWKN0g9RZfg2cKh+MW7cP79/a8Lh+mde++6KewRbLaw1zH8o67C0lfRfWLmEwNFlVv7uoptceoZswgOoPGDuhoP
        vR1AfyoI2ZbmsQuQsoheh/DEiK4n3T2CwkYA/JkAyBUYQK6wowvgcz98lXrwbi0sONtSigHsGyYBYN+IE2bYN4/mQxmp6ZBMmJgnYFT0VuzMWwCXG2Fwyhl+
        2usAzNHojvC1AYsLR3w9jCVi9BXUkUk1W83RTDVHr1RNO1tNK/MWqjm6RDV9PdpVxVGOwPjhPWh3V66RqVzjFVeukalcY8nKNboqx046o50Bh5NAetGAjbcE
        C1EpyZlOH6vigHDyEicCMlbiMqzEtM4tngtQ/kPZUsJaCLKDhRyB6qObOUJ9ZLMKJN8kkvkhEAPP5Hce3AHi1XkYcmVLwpplVizsMBvUx7BjUPVatuxGJ2xZ
        /o/bsnMdw7F/g5pDpVqs2zhrK5h5EJs4Qb+/jLsr/X7iZX9HWBLNcUljazw8Obsxp7TdgUTonGuTtgdk7rpSSQDCVhaDIw6hKOcKT/5rHjzl++bTsGh/p+r6
        1BrnsMsbWC5JVH3RgY1MHLwBEMgacldc1HdUJNu0u5ra3+VuSndOLLrDbczLrpc3bcw7cHIH/hOUe5f7rdqyltSTva+eFad9P7a64o6hKFPBJxU9D3gK7M4x
        hNcoPw2GPnEwtLdYTypJrPoEHWEfPovr+mbnUXP9CK7puYcV5+eWxFA5sRcGjyCfDYcrwy32M8r8wF1lOspPPYHpl45nP/cBNR31QPhsZDNGDhz9pLD/ouAa
        vUIwUzRgVUD4DLIyxF4IsE7+ss0vc428aQCrxA8rnkVI4NUxJIXK2DaAOjJrcnBFPs8v2hxKyGyVgEb0wtcuVqk8eGE27KGxARobg7ODO69S239b6RI+WuIC
        vTWWF9VEywkQXR0O8BGqwmKsbhSvt7pW+/ZnHSjrurcFZFSDKkq8JxH4YNinB8J++Dbs553Uj2qSNhTG+ZmogMTOfIcKRhoiOJIBVSQ1UIE+wV4Hn1WCM4L6
        TWID3g/HY1RsJ33AYxVon7iMFE1fOCl8BdLJZTqBk56CBntMw3VPNyQrb+T7s4K0Yjc2Vq16xHf7zh44nYo7xlvFr+IWxnn2mG56qFu/oB6LAvgmBvBRhFa1
        Aos5p9sR3ISipNQwhmhkGQtAKggcLscq+Ad3ytKBFkd8KkmAK7k0xB7n4ideJLZkDp46OXioBL/BfuVzKuKsu3ledTj1dMH4Y5IscwN79tgmOxu/J7Sm86uV
        dLZkR6ceT3CXqU5zCj1uSZIryYjJZ9Qv7mqryczJE1ZC8r/JJL9baH2XUP7ODK1zyjSOyyuc0Xnj8tmZ9bdJRir4K6H2eWM0s1dwCndUNqP74CrbqC3ciUmi
        EZPYfnc2tpFCzeasVU2cGbZ50pyDbd6mCxm4PCqgQ9HpCDrS5wCe8sUhPi8O8RwiZot1YIpHsIl2T6YDZgbLTVpDyyKj4oJ7TI0dur7An8mbz/gJJBHS8HQo
        sG5Q87gXRJefRx1MhxR5Ioupk0goKtEMJhZVvrdpWhcv7zCukIXHN2Fw1UgGRDW7BjewVdFDWF3gd0HzDMfdYT+zF9Dx12kUE6f/VqcQkxfvRi6BfTj6pedR
        BNWrTms4/JzVMU6pHTvi9fw+zsVKc2UPnkKY7gbrbXxKP22wbqVTTMW76IipeDtSXVJpiPxSnWHLox+TyQcNnoPBI2Fd8tnkZfAYCE4GbxMGb9viwXMETNlj
        b5vEOuJ1WUd8CYxo5cBBfDjveoedxAwNug1WWJfK73jbwYPcLc+Y8ewTj3R19+UhRFm74g6dy8AHGzflEUFw5OSI4q+wSFHFkuH8fFSZj6q62oYQIDfh1aB9
        0UyVWpyO5pMq8qB2h86iCKMD1GnFTGE+/wDNR1RbZGCARt4TjbzfRu7VNmtjgGRNxbWTzyAdaY1uzrfCMgl7OREF6xmpvQyv3EWo2nVdRlhUGapwuqhjWerZ
        xXkHnXbEeTehqXfbwAjvViEzOYnhQ6H19KdKPYal11gKWDUDNX/EecuhBxHFf7YbOf2GFONCqeLqxLLBmgLTQBvaIUwqxaDhuieRZaGHp6tMu5TAavQwXnho
        XyrfSB97e3boy4+lckB9BzqldgMGfIkn7cyTsXUjP3vj/owe8m0AQh7RARaLHKctRop9jbQMeZOWIZhwJolPCABJSXMSgcKbfNYmkLwA/8ECzzBExNiST6FX
        /AvZdxkeyg4O8P9lL2vb7/hl5ER/w+qWQBZJ/3+VVM9s/z1iOARsN4MC3UksJLWC1tUzSJR2JBrljONVk2hFfi3j12H8OrY7qpGMzCnLrdPIon/nmWgZ0l9G
        I5JIOxq/Xw8hh7beHfU1wpAfdU5zApczUcSPDplHl9+vh/Hoit0w4V9FS0LfNG1nLg49xHSPvyvKa+sgoE5wXtTOQeKErDNaEL7ClcRvaVfOV+mRTBbTsEmV
        yFxO6Pzp8GpdPB2unqpBbSSsEJ0Pd1JymHzqxIkGzpX/JkmlsdzXWIdSsaescEiXwzwcBvBYTq+mG4NUe/pxhHdq3JXH/DAvl9DtDFHXcgbj4fuiazhhfdSL
        Qq/Sw9RN5SNRA7nch7V8/u5wCO72Q5wQNL+r4k656h69gl3cTM2JOxnbnZyrWT2RXrDvLQoK3s1uwuzByGF5I+aBHiIDZJoMS1McqJaWmZRc0NFGJtBVSN4K
        d+DMC7affdj8HTI1BwThcv9+vag5w77ul2z0ta5U9PJy4IM+JAt98s494XDan/E9/Hs0xHnoh00e+iHkoc/PYN5MwzIqeejzmTz0VMSSlZVCWcuqOP2oJxmI
        A+fKf7PkwAosz5CDL+QgmUOvphsDQLM25MB35TGQA1/6HWIYSdJZ61CPZOhgxKQkZTqoduggx3SgMdRJlam40d3JOfVvM71APjqqNxMBO0DWtbdDNjb8Wk+I
        IC9EkBaYFFvQy4QIVi4igrwQQeZh83fIVPswNXU8IYJOW0YAStAnZGAwFTwhA3m96tPcZjLw0rfuSb9ERDDSIYKRLBF4M9B6TGP3FSLwusAIgLzYq2XWVSCI
        IV0Wy1E3mHiay5uS9IGgf/bWUgC8P8wpfzZ/2EQyugkUI4OfwKsMakZ4krGP2RBWOZywKxprgQP2lm3Z2CKUcZYWp3B2uXVbtiTMoasJ56y90blgm18ewS/n
        gQ8yBL9wF37Yaeqe33hPEOfZLdxFCjEWda8L2RcXeLsuUohxtqlJ8fFFPV04aZfx5FXw+IUAXcEjmkQgV5y0XQjQJfx2Pa952Id6cPCoR11odftoU/zfX//j
        P8zH337aRgh37HALLzJOZp3biF1w0UNu5qEgeai26KFc5qFa8hA3Hy4jvboHmRDYTgJrQyCbYZ23RugGbBPbiqh2KpL4SxTcnbvSjkfCXDwb5jshUjU4ehek
        KiQO5zkNEy8k6+xftaVrP2JL356wpXM/aEvvHrele4/Z0r/329LB99nSw0dt6WLkdcLxsPTxXdLHv2L7vCPbcBZ3BJzZQVaUFUBShbO4g6CEUagV4CzuSNMd
        JBzFewU4izu6AmdxR1R+DiRg2MI4+48yzuKuRFv4jy5zS4eHZ9XdKRIrvCb7xF28jzMJ97MHX+pVGWSwRwEqbgNi7bI+peYp6lgHCZQ6HZtDjq/e+NlnHvtW
        HphnzIK+4ne/gXe/+3Ubb/pIJ5rEdoXjAhbbS1V8hOZkrQMWm6Y3dpDeGA7Fi+Yi9CYXOItWP9g1KH6F1aqBxMs4WKGP4PB+maQ1Xesk0aKLCec4zdGztvlh
        zhas3xok9QgRJ63MJD1Pk9TFJMVcqkE1N8oVAkI0vpeT2oQ9ZjCQGvaLPx+EgyaXgR1HtJghfVHdpC8aMomAhkXSyco0hW4jEbznnvwkyhpAGU+ijL/6qk0l
        fOPrf0YlDacS0YXHIRGlJlp4wdiQKBZ5Wp/KGHHnO46Rj7dgv6YdcD7jKtnlCJDLBM95XQ4SHjyfijCq62x5JfZez5bX1t6lPp2HRbepm0tbdCcQi2ksujhG
        EzDcenrCeDZ49CscyNo4IqMwuyOxBZlFDs98mO553ZZuBC2xv1h+ft5n4KNZITejbximkVgAR0IS1Paj3/qlj/X7X8vdtkOXtt9x+r23vdiq/9w+iYvzFoXq
        e215K599K599C6CNAPXMeJmgB5Pvwhkkn6kF3EOoEd0uXnAig4tXgWTXxN8l81NOHBWqCBFgsTaPs3zq/VV4a9+Pr/zEZ64TDwc4H/A7UNB1atXP4HLBB22Z
        V5UcFObbINcDcZS4dovFoQnc3h414vPQNdLi3digDonQfwdsbD9w9ofLcDJ3eH8I8/UETa/d9LcB0ZZ/DiXWNIx0XR5bTo816bE99LdBMkSzAxScw4VDogUd
        EIk7gasxHGge4GDBxAdzG1vP98hUQ8QK8r3eoi3kez3yva/9z89/09oIw/ulciMZQSMyxs9/MogGL43aUJoYZGTNyMjL4gZNvG8/jfiiIcQZHSmEw/yFUBdC
        g1EORuyfUG2o7LtqD6Uli4V7UOsnTa0xwz93ethUeWunygFX+cFfW1RlO63yVrNWhJL3CnBstPiuIC59iFjW6IBefkCaIg1Dc4IPJSAe1mpnj0RpDOoVxEMv
        0yswVAe0PsDYtCSvBnfFCBhetJhJv3OWcPBQeRxgXrN4kWRsZsQX9YBcVkDSx9bYowexNfboEWyNPXoMXsY9AqzXA+9alw7DWMP7RdDugdrnakjgPfrqBEZ3
        FJ2HdEwFcBOjcKkI0JWsP87sEU3ZI7TsEUMhIIwu3yPOZfaIC117xPnsHiGM3INHg7iW2SMU9ohJCMq8R+Rkj+CtIiDuQbYK2+zLFhRgEY3mF92O/iKkpfHA
        voN3/Mw7D+6znjNKsQmzKS5SgC2O0i88Fq3uSlh3dVe2Or16yvqJqGc/9VzGknag6/ItmctFKe169h8AoC4q/HSuu8JYzCt25t4E9YRMtOf7so921rmcWW2L
        2XWz2LVuWpnN8afxacyCsuh6git/GkvlD1+U1eJFmSpUzCzKeV3MVJb3hflFK2+Rw4jYIRMJHPOLfsqLArAKT01elNnzt7jUopxjlaO8k9W8e4sWZUxQNuk0
        Ma8mMb1kTU7nnXf5vMsBUtzG+oowDizHTjqfbNAMzye7M5/qMp/qMp/qcEMKZOp3z6dtMp82yXyapPnkLjGf5lRnPrVUdj4dV5n5BEONHV94fxCPZOaTbUAH
        cpzkM8EbsInPrCOGczB+/k8+/wWsQi+c/9BfYRWyafF7ljn/2jr7ncSr1dZYbw8bugYMUAuHW2kdo8MemqNU61vQhnX2WwALusZ6My3YdLiZVuoaEoEO4bCL
        NpgaDDUj+O0dPu1uvXoU7H6vXgZ2v1c3wO73Crvfi6VtlA51rGm96MsAcg/Y/V7ED1ToMAZ2vxcrnEeHYSx0vVgEk4Hx9TjcxSw6lDEI41JMjZjlZBAAK4po
        YhuZC98QKhx2hSsBELozZOTR7dBCYguvCfBoDi9soCYGiCbuxWF9uAqPTFLzA0QT13FoGi2mJjIKZDEXZWbHDbvqKMuGNYbzopNEVU6BEbCX8d2TGfQMYN5G
        uS7us8BMZ+4UmBH4BoJgI3+euZMCe9fPI8RLQA8yvCy4W3db97zF9Cxo4UJ57vvaeFYWfgR+Myf8po/p2jS+pE1xsWVHaw65bBkXUB9clI+7cGzlqZyXDqBG
        SQir1/KRETxdZbduZAGQFcEOxpdB79Ou9DjcU3pQ1McFSdKRl5fwrgfaYDdSeORhu3Yk4NfB7ufJg5w0+XvvgfSvZBI9CzktO5NYYmMhbhBCXG9chahGE4zY
        BkT/sFQ7oBXIfECvBJkPCJkPwMw3SgfOaTsgFRvQgyDzAQQmVuiwCmQ+AKgERA3VQeYDEjSTkLnRgOs+iWjuY2tYk6PDqM/6+IZENPfJJ/p4IYPAC4Nyn4lo
        dlkb2pdENPcFPkq0wqvoaBiBq/znbUcdVnfbs2n2EFG3Ue+csiWLky05nRyTTqErpFlldgc4Y6S7A/FFMJeQuN/WNpCbQXO0VSxNc8yvG5rDMcpLLEwelMaW
        mxxHwIB+JQKGzSpwkE7MKs48e2NqO7OJEOnZHB2plbaI9PwPOI66O3eYW5tCyg11wpG0LzPclxnud0KVqDMyLfcxL50FEp0KWbd4mqAc5h0pdmZmi1thntvP
        UUbQfy3Zfri+u6b9rnQCtz9nfJhdmWkcIeOaniiiEwqL406iIhyoOfiHk8pj4tuobyDew/aPUA9H6uHBWd01I+KKV7XDc5+kWhkHh6RJLAUF2Lc4KjAvPsSq
        lfrPil88JqRAh/lPK8dJSFAnGFCXx4hZFptTi4j/ysSOwDMzUgsIFGAPfgnhceepx40POfJ3L9laGDkLprU4Rh4apUgml/WtIC7ldKZwbsM+mId90L2s12mF
        czOR34czsS0fpdplk2yCaufnuaJKKioG9Iw5Uokd0RGjpWOCCTDebhIagc7h0CB6tsMB+5lo56J4Pv9ezi6jZ4877AgkbiifRQrEwxpJ4llnVeLlzsdyV45H
        wgqtgFXAktcEljyI86l7wcVZDsbFrBEknyQP2Ryrgr0mFQ6VAPxsjBoJsS3ehNMiZuecMr8cxy9njQ9MBJ/CR9RiLXAh6AGU+T0CeP5uJJVZYx2mTdoTTSMd
        DoUVATav4snbaFWnR/bR5k6HWwXtfA+Q0JsKac09pDUvwCuJHZc9iD8WDkDN8TDniXgu0wInDZyE+hY5KbmN7Eq+WBfc9aibPpi7TB/c9WAufTDJF4cly4JS
        mLuF5lkxSW8I58e8MS3NINzAZJlBgo4Cmz/AuHGHvVk67GbpsN3SYbukw3ZKh71GOux66bDrpMM2SYetlw6blA7b5nOIkn+t/XWsLeUt1v/Ckfa0p23JHPOU
        Lcll/tSWXDPncFSbHU5ER5ze7+NY22L9Ho71LdaXTd41zr8WZPOvUasfJWLi/GDHHexTBf+/0co96wqABzIO5jn1ogU1C+dhRtRA/F3OXEvcc/Cf7YzaNE90
        gsC2HVqRhP6bJN6/YCFBeNcbW81jgGuAt6UruOlK0NzzcP5ADtvVzl3EjNABybM5SzA06E4If1mFt1jGLSINpS05INO8lEjux8HLJe3T2OXBPhZZ+WzhAuwL
        jHxFTF4F2D3F0hgU8zi47MoT2uLgmheONj9BI1rG1c0AfgLvDq0ecg/tYY/+PNiiSToQa3ENUpJvVCskVa2WOkrS3izGEt8Gx4BfAp+9WgDajvw4QFyVlvI6
        vprN/TBs/IqdqTaQbNiZKK0v+8VISk1m1i3/V+tO72F3Nh3QfrDw8XMIOKa1Jek11hFURWNg9Ac99NgTNh6bTDNB9692LmAc+pFEh1Yz2io6uTMS7eTFrWGF
        6aEfWW2jAcYw1VYnCwjWWQtxtQXE2lhgaKOA+AcTg378vm17d2griUi/40ZkO7EyLhQVcEA/eM/qfTf2/8ezSZKXTa8l5vexhyI7dg/FF2r746c+F0xHg4ho
        LupBbGblNJhu0++2WI18/gdTa+98nFkcmNmwXeS333ndz77625t/7vp2a572KN48kA7gF29+M/3v97Z2ksq0wAhtv/Zzv/rv6vV76f6/5yc+jvvb37d28J63
        /85btkq6T2TdokOL+rLwrmwkTBDDPmSFnaDN0EmjTAc4/CkHj+oCevw8MwQ8CBcRe9Xi6jkI/HNxjsjHAqJgEtfU89v2EjH1w9VMBW/De5Ca+7Hy2LjamYYf
        nr/vbEZeko+xq01691YAW6r06X0NkqjMEGzLDoFaeggcDvtTmf73Ov0PqQWXe6TfobhQKbVU2lEZwW6wUBEXxvHDlfn/J+PC0Yc09tDYb/8P91gHaei/kCa9
        IDaBORfqYoxdC1wJ05EjdZCblcWDSo+FHkTGhH53b90rOe2owrmMlSINzXscfQP1OoezQXRj7yi2gtDus4en2zGFoJpO8O7edOZd3Jrevri1PR9WMrSUDTUF
        /vH2I0985R2T/2F915C5jz2EpFlpKRgdnG8jCeOTGB2Pf9oz8rbPzl2P6N5OtopJahst4myc6Ed4kgp+GrVtCp1pobNJZgKojeBh+Str3zv8E9TTvsQJxfYh
        opkf2Pujwdg5FF/8faKaIQjtHv22bQa/pPexNDEDSv3J/mIqk4wJ0YY1jomvGUopCAPImjJtZrPL0aHb333s0kNH7asfb2//r9cW6iCVVnv7v3ozU9PjyNFb
        a0W9bfGlRBInuqy19RAukcqtr4VSuKQHyh97zwP2P7ymvf3pnt8aIPKi17f/xJsN1aWESXdRlfY81aDVMhRVxEijtzDEmge53EnFEcIjHNLxwbQDBqVjCmxN
        KbLwwR6CupfJk5reZsYl39LJZzyOuFu0zHROSV7tR2TfE4qOJOeexdFjJ/1+MBaP4EhSxcM4BpuhSOuH0/4JHK3NznEOjMdeDh15nZp3Mipk0vPQ7epJWm8z
        CXsKnYQ9tOKm5wdY8YooSLhHY//4isnQj9RmBVpIIRRAGH0sGgbRDrN37oB47SBunYHq3JQkym2MIrIwurqMuF54DJZ0HSG1PRw3iixTiBuNYMWDt6SuzkOv
        UoWiZZ5jbTFEHJwJIZjGh3bXdiZrJ9ZpTgwv+XC4Qhq1EwjvfiSZw95zcvvEW3/xS3/fvEDCiX8S98/Z7RYLHyADD3ZCl+OzJcuCas+zIpmJVpfbrdTySdOX
        k6xSKTQTT53E/76/FVpe7yRawZsAiZgtXrkk8jvd+sy7l9eVJvA54gpk06dOoS7oj4+TsLAXA7FHEASo1i1FDGs/GF3WC98cDnAMK6IcBsQA1W5JcR64RaII
        Lok4juBWvO/5ITiQhD8JrAQemtivgWDIf6bXGZhV9+QOG4bFTbGIZw08GeeJk2BoVrr8Zw7cYOfJnHGNgTTDeGzvFj8KSDPsN8HuE4fgZAFppgTfi9sRoAih
        pg9P7oOjBYQaG4/sIabIhVBTw+GWMBDHcdtYoKoGIzbxSSgK9uAIQ0FlkE0dKIw9Y66qkZQXQBBkf4ZQPFSAbPdYNAYoWkuPYWRSr9ELs2+LCg1UGdadoihB
        EZyWtbYs67a2jMHa4u3Xy7qtLcu6rS3LrmBt8WBtYaNaIf7Lp9//KdT5mT/52kIhZBDEQuRVbEb+KQD5p2aQfwJdPaPLTALR2ONdeW11meF7CvvlgLgSIvkx
        6P6LkEUQC1qDhq4ICQWCHFsIitwTSJ1ZvNz2A8UcZiViSEGtErBWhhWPJLBr7YCJgqN3Mu5Sk/DEUOIttZsDkuT+NhGg3fgiqD9uQUjGkF8ETBUcc5SQx31K
        6OOoEgKZU0IhL7IDDxZxweo7rkBc6+xfVUKHv6KEED+ihBJPKCHFD6qwbDylIBWzNxXT2gr5bjN+ydnPvq+AlqtgThRFfViP5xSWxoooDSvg2cdxCDid6gWa
        fRUkz6ogIXwFCeEfBMaa3uw8R9sHZzSF7mqc2N7NzlMe0pugdEfUdYX4KW868qQ05NgOQ44yok/48QU1zZqJRHrwOc7EJ+GANXsX+e+cgyzaPonCiJdGEm1v
        BmcSHgadFH2bCtce8s/7WHYir1PUJP5swp9taUbszITiWeCl4XF6/CT1ARcSfE7iYuiKGBK59V8UKqKjfkRmDeDzTfWEytSL8+KTrFVE/G9R4n/LdHJpkP+8
        Dp7PjEoRDtLaFUyHQwayAiG/w3SOMN8RIOR6Oznl7ZDuQYJdRDQhtm2Y9wc9mMZHc9R0NsLU4whT77IIU8SzjbAPLEewq0yEKbQ6iDBF6CoiTEtEmqMmwrRI
        5Fel6wZHmKpMhKniWNIZfrqURpiym2MaYap80cnKUCsZKJKloY89yepm+ncb8qT1cASAHriRS+nnnL3S57+MQT3HagXJL275XDAL2X5GbZCAq8DmGrccUAHx
        vwGDDm6boUF+vw34u53URYyQUpBctQC/k2DwQnzMFWKPeB7oiOdBM9KgQHruQXcxCSLiEYnmMGuikOdQFPHkiZYLQVKhOVRFCgdKAf5M4s+mTor2Aq8XXif0
        MCFJzq9NJaAbCvEjeThYj+ukQp/NX1YhVzxms/hBUeZ8eebc1A+7tRQNSIgO+kOKHyR9I49RNdOYSXqpIE2j36KeBFVI/GLqWe1wMI3QT1QT+EJFQIqUcYCu
        oKBmETlsEEesESix5uyoJO0qzeBs58Gw0tkVHg9Vx80OsSOINqtUEOlr69oZHchTWL7N51z5HKOO4lNMAfmRTJERJ0HWzj7EM5XSzEkqIejOhCPCZCfiUibE
        ZYmHUHdJdcAKGSt7I5mz4JvKeuyhy2742L59iWkqS0xTlTcycQsuAEzYAwG4QsCIV+whEkE4jydxbEWJY2P3ywKAUVZYZvZg+wgwT+z4wQdTXmPoCrxGwqAk
        PEdOeA5ivlgW0O6rkRr41aqMbtzomIy3luBIFgRHsldwJItdOJIlwZF0BEeyT3AkPcGRtAVHsio4kjXBkczs6Jj9zPj5/9Z2Dou6SdRboSs6qBy4wYzGiYPC
        94iPEicwoe0qUpK+xDkFqRWpf8QcwSlCdvvPj7n1We+w6iQdrVDfV8RJtcJOqlU6NqcZpPyC4u00YTE5P7FbUfE3Yaj8ZsfdVLHq3kmg64vdPsA2YD+9+K/+
        9iu/UYBeDKydjIC1iEX8YeVkGMUSfKd8RseVFPQ2GOoqVkmbud6qMDhVA6y6zv59xBYSlf2ejei6NdaXAc5JdHbWDjkF/BdtobtH4XZcALIUrI7r7E/bYQ+e
        P2MLNulpW1BJH4a7Mh0/ZgvaaCsBUcUa3iNVwi/sWsSqR/S4n6iNjzGbXgWMmTMdtO2Omy1XnVHyGBF02Gh4R+PWA3Xi6WNglpOYCyaT06hfKjvUQXn6d/DQ
        2w4cYvYPOdTFZ21Se1Pf/dJXvvDfHxzbqBjUQ6C3d9IpEaHEV9NCP4QsBl78vZdqgmxewrI/uFltkvMgGtmsdnO8D/zBIxgDbmA3Qw+Z9osh+Fg9PaGsaPxl
        Iv75eVr9vBlMcAuIOBwGQXxprKbX2RZxdqXYnTEAAYhPLwWw4VnBgn2pXIPjkpVxKgrB1sbeITgvHzpwAI5j8izT66AeAjLwq4hqPvIws+d0Zz5qXAlR8WZa
        Pjbj4U8E/hlzvzW3+2g4fqk8x05+nX9hGH/zOcDZonNBytTbjPjIA3k4XcpJEJ/XjZPtyH6MeiYrluhusWQcYom1X+tusUR3iyX6CmKJtV+AFePjLvx2StoG
        k2DMEuAS8musOVu2lTx85S0c7ioXoA+/SLt4CSxCAwcdMUpxM1pmEP1edCNLdi44xxkWQZALh5Bckj7AoH0Xc/i0FEc0uwd/bsefO7JIg2cV4LNTpsDKIA2e
        ECCtRUiDF3MGabBVACjDmE7q9bHCZfVyDALiUIYlGMycj2TOTa3loyh7CXTEBGrwqaI07QRMYx2oQaRcR+4bKkswBrdJv14HCwh0yWUGhNJW2vEn1GV1dmm/
        1p7hAvBsslEjcsbKhmPmfRqvJTz9QiOJFo0kyk625XKCyMBaBOT4YxLEfkwyAe3HHueP7xY9p57+xHGh+isQ/cbQA7vgndGW4TLsrrSyUx956OUL2CQFUJfT
        SkCzHdmUtv/kCxe/NP7Oj9ucyb31xLfue+HJv5wVxBOZRcEh85UV24JDCx+JBq84h5ESaDt2Rxrl30F6hA4BcP5eKm3wRSW4Xw5wv8qxw3KXQBlB2tFANjrI
        4bAZX6licMZZ+HA0yCfRyD73sB7JpYVf2NriHxDgYKX/aZt6PfiYnekvbe+jjWZYB8HH7YgVM3nBQmyxTmhUDwucL9IwNXRxR2aX+IRsazvgJGk2NljZ5lxa
        B/MTQBwcB4191xHye94RqMvnHKHKCw6kaf6QJDUggm15sXqdLu6X7eaJYifMH5feQuI2EMRI2oiX7cV4syfseEymBgBngWqtLVq4A1jxzGbzBHIzfOoB4na+
        jDNik84qxoWM53SQZyA+BuWLuJ5DcDPBMhB5DEtbDHJxPX76oQSWFnfzE1SUNPesCr0lKe07yMDxzWe+8o+8PH81af1SDbjqlTTgxYeSBgyYBszNBVJ9rrcr
        1feWqH4l/oN7/4nV58UP7ptDAldKBRmmoBna1BTiJs7biTAClJV0w7HfxsnYmpBjSliguuDeHnlG4N6Yi2BJtpSgvBTBiD5tQ73LtvRiPCS29OC9QJf2gvc5
        jMI0FBe0H7ANAsA33tS9NPf0RlZVeWCIy8zVI8FHEaqFAJ1SR+2DBDmIfVJNpjLdyVTmdTKV+SZTWZ0zlXmZTGXs+6rrJlOZZgwffCf0TRATcleUHY7SRy4x
        dp70bqTNAZ8Hj1DmO29C2nZ0AHCCGOxTWq6hAvGiXiRn6WPnnpPIO4275WjA5IcaQH6oPs4P1V0DH8h3kFZ6GUVoED1UNnhEAg3UWR7UNvmU1/GcpKEfLDNU
        EjUkk0hnEO2hekbDtOUO6mES6gbB+ki5STo+Gpbvu8zQEd8IFo4VL+fZ0Q479fD8yWRGX7iuRWsZNvCh2xrhEHwShSsvGhabdxEB1gzZ08/X40blSGfQT/oY
        7bJIZBn5jBemqhFqeuSyRzOwTI8eYtmIGGFUaRGTrgvGN/kskr4UxDf5vDI/sCPPOaRoEt/kAuYY3HV+IYgnM0GbBTgYM6v/DuH03y6M/u3C598qbP4e4fJv
        ESb/LcLjv1lY/JuFw98tDP4u4e93GvYeykhbkCaHBDrKih8lVmGCJkWNJkUQK+RvCdBuDzE5Hn3QCr7nwrOXwVpdllOIalTSAVSDG6TKO6TK26XK26TK10mV
        N0mVJ6XKa6XKa6TK10iVm1LlFVJlRFT0giCY7uE8jAuFMbDY6cNhNy2fH2LfbO1AyK1pF0IuY0YBLEoJWBRj69QkXLKGN4EZxf7TNRFya4ivLAu6FICkGIi1
        Jtg6CT0UoDaDzCmOpRV2LGUt0yZOOVRJHUsr8okKUx+EVDiWVrrcRCqJY2kl8FGihYT5lSTCxG8phzObHBa9jbGWZPb0vTrDvOx37+n8dN2tHB4bMDy57BUu
        9govjlhLF8C8mWNs9VHRmHsbaWIgDUNEfFtwfazjj3wyWfJztOS70BDlINvm6XE1RE89BnBJjj9doZ1kq9F02isRqQVMMkcA3xyR9zztTGFL+0R1o5PEoOJJ
        MzGd+IvvQ+5HjvROjezt0MskuvAwEV3xzFtv27Psyg3GE6SqoBHlOGr2orGDz9oj7A3DdjB4/d9A3arsWQedelbNRM4K4yLjJoGXtnGKZq9WgxqiOaAbuKuw
        hzpNNYqsmuCDbcmvyZpvhz3Fke7nF5FfB6w5l+LAyceBBZf+BB1pwoHJDX8fVi36PhX7RWSTSnOEo6gl8plwbk4/dIn1dJgltzNYlar7FdtPEnzCIm9JrRIJ
        gNP0PWLS8z2MKp9lDc57S8qbrRw2mNcO6A7tf9iOeq4I51lB2eesDIqCHfyOg8btgQGMxJLQj587yhiI2gnggewj5SDIksjE7WzCDnIGHUKc8smohEy3TvyE
        Mw0f5KTeDuRCWP2DR+Ap1VL4NYeLHMQVBwYIpXuCLzmpc5He1qbNkKqxk9YxB+4y/ThsQpJwrEkDTiLx9msAFtR0b7ulO9g6b2tEPuCIejv8MjK+6f6FLjSa
        NL2eIAa7krHOi1j1RFTpst0gop2dePm8LoXIicU0Uta0Ly18dPvqBwb+xx9979tb2/A/qQOpQpfno9LeSDWkRyvQWSJpqUJSQwf8FPfvUFilsvpo5Q6459rt
        vUySPWAXtn/tSfzveRRLz5ToQ507JSqxcmuDjvSmDvZGuUYUtNrS78Hv0gzeodX+jIuBELQNJVNUWpgPq/SRHqbtU1R0u826e7ApAH4KWpiN+xtRheFH0B1g
        PN8I9zc4D0aKyWIw+DuGjDvESIM6ufltuYmE0MSECOZZDt1II14F/ShdAYtCPakr3K+wknDGNAehLvBSRXw6jNRhzjCdUGHJt6GojZIR4tyMXePkZ5F0rC5i
        KjNIKvc5C0BobrVr/EqtToeVMo7v85HVGc0SJh8S0tJoFoVhruKgwwpzgDXAN5yMqjKaENnhut8R4WHJ0bWuwZR6dO5gnpdoeBE9Rf/w7ajWMhO61KbFhIZY
        7SApKsyE7eZNYDwNsUVDDKpjZ82hU9rCEFcxxJwiLxPPTVUhMZI+xZA26Nx0tGHWSMfZ/BK56c1vA3eI9edwH3fNWONMxroiY21hrHNIgE2tyg4Pc495wyp6
        nJoWHjZwCFA6MduokNkEhSSPrpjoYbUymfUcJNS+XXxDHYO7rvyTI+7Y7ODhDM5VaQUUf8hKaXNR0UDwuzayr+5BWi/i0IjFjqoYhpsaJJLTMlHFoYrf3ko8
        LzWIuNsBbFcZeLImfr4lDFj/djdrKrF0Vxsid3zB7YAzz7LX2QCDHgJx/umHSSC5VL71XQfedug//cw7Ed65Hjz3VhNITBJDs1sB8eGo+XIKiGZHAWGujP6B
        bSywOjnBbzqo8G6YZogVihDOAzcPjtIKPudEDUR6N19U4XLdQTpqh9cJIurS/+nrgkOnXraenQ3nlu56gt6aixQlXCRVIarGDvCZqzujKnquWoELktLlG3m/
        XFTx8o4KBwg2OBWoLyk/+3WDZbAa5y7S5SRjdbVcI/FB5MBDHTmw0pEDq0YO7Gc5sJKRA6u01dA/lgNLWI2CfvTlobAKwuyFeW4mGoU+R3Fm6lAv5wu9fJoW
        cbXzYBjRM5WZaAy3K/zMMNEXMTt9RD29uh/SYz834MZKiStdJkazl++8ie5EtAYPA2Yr9pA1lgOk6DCRCLDuEsDBjF/8dcWiIsvFkA0DWun9y+B5A5ogfvIs
        bEUQsurTyB4LNfm2GSTmxgQKgk85eiz430xLO7HWwA7sQ4G+DbGDoHRshH7wNypcRQfMBr3qlF6l642F4IIbrUrcFre9FkS6arstlPC7RBhlujSE8VoiDCod
        /MGqF/P0ydNMxZvwpUlo85pqfVSRr1TwFf5G0AibJERW3P9v+kVPd/XLqOmXpvTLCukXfaV+mXjF/VLt7heSd2ClRr+Mmn4ZwpcC6Ze+Jftlwhf/nEMQBTON
        ri7Z6EVUTtTPja/qOq/yFT2BVb6im1jlWX8BQC3i7vsySoel/1OHO7qG1YINxsmeAOl93uFMMEABVvhKun3WEJJAC0MFrCMH0SNvH++La8E81thytQZHknt+
        DMe7ws043BH+uJp1iGPQP07/bdZriFlck2UWV+kfwx44kt4Fw7iGOu3HFqJVWYZxVRfDSFvPqsei17CWe5l+zUNog08DX4O5gr5WJUE8KmO/qUJ3gkWC16cV
        M8TdIgqZZnLYH3NE8tuxD101g2BlaA+GJDx5jNYBEuYzO88qkwhvSI8iw0CfHpymtaZXD/JONU4ryBCfadbcrMC/1zdmwoheuAr/bmrEswc1rTrD1N89XFSP
        Dm+ogPWMYGSr6x5cDcOjZCaic1ePo/YBHThnjxY9kMaV1gE4r3W6DLPeJPguX49jWVqvNTiuV0t0t14nDNSr6WTdvJ6kP9GmhWiirdd3+JGJeRqXGoAdm/Mn
        owm9mqbH6tsa4Wp6bf283rQQbtCTncc7p3sb4RbdxCur6L+JfQ0i/EHdMxNC5USHIWGNwleh9N3htXpdOEHtngiv1pWQ1nseMlpl1pKMtgX6M3ajGDmjlxmr
        w4S+eh/HgVyBfiZAP4xyx1Sst0D7201LE6CliSwtTWRpSeMTTFET3RSF3aVCHYYo5clbGz76jKcG+MBX08116Jmo2dWTzfl2hp1FXL5+1cJ8tJG6tUnd2jTd
        uhGX6LImddlG2mU36GtvpQVkLUf0n6J32tG1esNe7LxXo4bzHYtWK2yCgKgTVznb0nlxx/Xt8Hoq8Or58BoioGcs/kObJlSSaRJH3MNu1wxXQTNbNs5LoL5r
        9PW37pDM1yRmrdXNTGuvpopz1bRU7Rqqmg4ORuVGiJ9W6TIGvkllbJinB/nRJp5sL7ToYSKqlOmgeu4DE0I1pcfp322NqLmXNlhUCYI7313V3WLurGtubdAn
        6A0iuiYLTjX60qquQVllBmVV16CsWjwoFg8KaH0VDcqqZFBAyasYimxjuMrHsO8VXzLO8w+l2hj+0CLDPl2rO4vSdezwa/lUUWcf806iRmTms5FwoGWwSewf
        pvRK9DmCvqj/1a4Kc9Odp0tYZEniMzqpEnRSt8cR3YcTMVyTFSulDkPcmHBu30g7S0mkROI5u7VSKijw13XpUnnfgQM/cwA1/qZU/NJb1CEnNWXpXsSA62Fa
        /GmlQTcp3UcLPxEELSzz7CrGWcxxtYDOw7g0qfOayHE+E0IbbjMnj0M12ZSkAweu3LCxTsNoPQaWOcwypURXRq0Us9JddFLawG1li1IJJpkSTDJ5wXrIJb0Q
        cI6lRRalH9oTfrgV5dwF3qGpDvvs8jhnQ3FXxPbdJ5YDuOxuZW2lZ9Sdljg5WZKzw6Kd2QGLIsiUn97tRrPO3c493uErpYyrSsq4YaiScllvnG2sArUWhRNi
        hyOR8GFnOgjC/8veu0DZdZVngud577n33Me5t269S9I+RyW5ZJVUJdmWLfmhOgZJxhjQpLOmWbOSHhlwFimRNbJwe1htr1YRHjHBSWo6oYMdT7hVojvMdEiK
        pCEG7FAhDk1o4yloVmIIMAUYxpk46QKcxGuGaub//n/vc8+turckp0Mya82UrXv22We/H//+9/+0NLfQzknBPOPSJBQPWZ93hdD8tCuE48+6QmN+yhXS8SoY
        PsWD7uNuPIN8H3OF3PxRl67a9Pz3LoFASrfixnxP/U039lkqxo3hGjr9CwiC/4WVl/5uU9VGtKecXsqYGy9dimcgIlRPX3zuXb9WiP20IPJkUPb7m09/5N8V
        029/R5RWrVzvGttFfP4hOqcsTSt32C+GcuRmTm2KS9p+UNgxZImLBUxurVp3anctNusvgvIOW3AdgSfoPNfzIwJzKjRyFRYanTufuGZrhNgaN6Vlir4JO4Pw
        41uUKzsjFPNad1Gibzz/9j//m7987BPqRueVLLGasqAJbQ6g14JVu3hECYp6inYZlHf5VlaCxoqbrrwLdsqd+8CodZnjV2KNJNCjS9DmDFgnHLKQUQvna0hr
        laYcdj6o4FluiAoPuFPUhrT9/JPvgIHDhc+6Uh/zR2H7gAdIGjaCnwlpmEog7VhkwgL6Bqsq9AFWVSp4gDET4qJTV/bjNGKYLXq/I4wDvR0idgsIlkYJ6sL7
        4P4FLA3NpmTB+glq/yXQ20tqhh0wpRZYGiVakuBp0Ct4GiUqkWXx07/44scvF0Qe384zNkJtMaNEbfzHW5mqoZenCwgLdsuCC9TQBbWkzpMb5K03wyCzGgA2
        gRRq4NUsnLvmgiGgVzWYlAS+nfvmcekup1VcScpRldAJ2tXPuAwEb4fdknd/8OHRGzGgihkYpdu/zxJUx5kzfPvPUnjlw4/+3nMWWBc1o8Yw/XEadd7uxjtu
        528zdECso1G8Xtmgc0/L26S8TfTO44q/FLbHn7bmZRLY70HP1CDvl6l7SSl97KPRPB+fErdGr+yO4Ti/fk1eE1pCNyHimDPFq/8FkwsGhkU+4x966gNMvWvm
        X2BUielweC2mz/nzhsdKK3/N1+Yotg72l2DwWp2wnvepHLrk1KlgekBn4nFvnp1Yrfki3Th3Ph4XFydxzof2DG6LvrHycBOMclrJAK7iu2CLAKr08TClmZtP
        Gp2jLDvSmJDssmsaavdmhe6Y1n/v5I2IbVbu++mfueetufM5vjZdtURyl/l1I/DVcT7ZrVUMlHfQiZbiI84l1qrnGsoMib0DTrSDQyQuDNNO5dClcCefRyzH
        eD6G3n7ZFT0siyMgh8fOawj8Jgjdc+qipu2XT0EXXTy8pfa96khfeiKsOR6JZ+mOTzs6ElZmZVJr5EuPWL6UHcho66ZDPJwEHkFFe+IRWIQ9Ilp3l1ihnxuT
        HO3LjKJcdTp/Xng778wyVrSFHNepo/dQGKheR4imIozRfSyOQAdSBaxEZoxWVEUYo+ne9OFHDLZVAZPUYtmY66Jbcf+eiIfwaMGTDJ0B0IIDP+JoPJsqsHQj
        uL2apMcQwDaz1iegVgcoEwHxqqjI8Eej24EQfayWAzKRmn0ymQYzNVLTmlNaYQYo9y5lQV2b11CY4UwNmJ+w8ADDvaFtbOIZ0d0G6xPipAyMhsVq4jDbcIvo
        eS2DFakdZHKA3Sqty8araK3sfpwuGcnsTozAEVzXZ2jGYbwA/FIoDLxWCKIYGyYjW3dSxNrPNRh4yRFdpiOaFyMf0Ra2PHN+y/y0lYZsYPjSCSb+5xpYP1U8
        4PwMKej2jX82XwxpB5zm6pzzMbwBWzgIYi4U/+4cV9Z5llq0XssGKIA4KLZSqh3OhKmH9HAjZgxHsHZY8LpqgS7RI/RF79SZJaM7OvuK9pO/kUSwe+EjJyw5
        ZBXGw1LYYL414qpMRXfCjjLcjsVsiN3SRajhM2wjfbC7RZqrjTZVRYhlNp6B4UoP6SZgSsSjxwzb2yOQNwmLYB3hnUxau3PWw4oKxO0CBtQltjNDKN4BMTjj
        xtdqoy9z8TGkuQUKSpDsaKhdgEzDdAbU2BDlrJZXEKCZuLRxKyBAEfQ6zWSNMl03sQuZA1oWWnwI+evpfnCKEkznF108nQ4R5FAVz2cEMTZ7ga/boo1E19Iv
        0X73GDZXxFB3wA6faAYA7Mo8rgxTXEwiwMQSqx1yClOwi92FiUBGGmjmMIrmBgTVrC4hC5UOsoBCEhI0gSieGPpmtT+QWCsRRCjciDAQNqqOHV5lXwS0su+/
        2b6WQ8H9J6wDCEEcx1PTKHcgffr9BgyFIpQxhU4dcBWNxqoVbhXFAHCBKMa0iGKUtSjG01oUA9eTP31hArDGNrIY05ksxgvvhyxGyMqp26SdrrhS1ATuxQ0w
        HdgtorvtuOTlgCJ5JeylPstZBegxq+pwiDlD64eZKw+7qgkBmRHVPGSN0ICrewHlRlAE8/moJCyhXai0jp+seuhwOfOJZ+YowBy1nfRa+gDRgXIE3IPSwSWc
        GO75IFQ9A2iRAa8P6AZAc8WWfDBCpQjuqmWu/leHg5is/4WD8HhHz2muYip97FfMfJVpvprR7xNaUCMQ8REr71tmcwIDFmz+JORBgs2S8yFnswo75Z5fKI6M
        jo0jHB8QTIGW9gjO0t3SMZB7AbrEvLliSW2LBwYecQKWNvPUbmrk89Zb5tNvGCNINIus7u+ZKPAxcCBr20G/Ja4gRFot+pQno0Wp/lzblYnl9Oc9DqXaVWGL
        YJzaDtzYsTC/pwazOhl/qlJzIwYArBEbGovZgkEdso7TDqu5jm25+jJHaUPMHa6SEFTCtjngWvGhdPXdjXQ2pW2Aq13KG6Uk65cvSdO3WUouQLgdHTL6xuoQ
        KyczQr9KaHiQ/uavRqiCLTSX02GoUy04rLrLTjO5HoitYLcmXBkkxUbEGydK9Jh2komwpE//KiMenrjxYo8LFfG4ECFyKt7TaTsBBl1mWTpQOcatj46h9XDB
        PCI1dIg0uaa/8KtRmGv7qLQ9jPfoAS1hZ1RYoJaWjOfOMVhkn22YK++AtQPEhYlxj/Mx3Eu0n1hWQgViXk0VAA5kA/ZcBLypooF07oCvA0ZOF7xODGSpCjiq
        Ah2qQN5NwFVAwVrnSkpvH3l7JOe8VEdYIhxxbKEKXRkQuQIEaDVGH7ZzcKEDK7AvK1WNTMA4tKzoP0A2BYeVdIg0NOqNiiYhtcqrV86Jqr5KWKJhpKqnWd4H
        3xLrdVWhpHkYcJreeThQmyf0gKmPLPJrDh2I80Lckneioc+KOGKQrrrz7FsnVDNq9m5Vk/0UPeUZyPwyQPLWvtfC7k4DruwRvO/K0MXtC1320CnSDV3clwld
        crAFY4rGiim8VTeZJhyLTgZEYGn9RkK78SGU9LA3r2G7Fa2jRuj56iCNYvRHXkq31UrR17CKhgpaP9SRPR1YteqKbPLDrlxbVroMVoizS8LOQAMQvOZ1bOCk
        BMJ3+BqovuIyYCXjPFZO18lXYZ/joFiUXm3OvyHK6t6XlOfl+Bui5a61zGeo2PF5HIdHKDTIoaO0MRcZ8XcBZMZxBF4PmTYAmSHlsivRg/yE7WqXXYpeC1yc
        IGwSspG2kBD9oSCJWUl71SbknoYldB6g6HE7mURZUbKPbcwn+9nGPFuYv5hcwybmk6mL9KdMdjaUQqUO0T8cSePbr+gichOq/eqai2rfRTV5UU0RHMqXUbXz
        RaA9mxV7SzEh7tFby46v7RF3EOzpEASQMowp34ThAzGmDNAzS4+DdNNR9LyWbz5lbcWa99eRDjvuXnU09yKmRdp2fJ346I2vx3PRjm8AbIdZGzq/bN9ho2/i
        MDab6ZAnWeYyfeFbosrA51dFHTnujhCSzFS8ipoVMVcxZniDup7umg/bfO3rWDIsdzWyWmKslK4+YepAJRHN+aytbniSIe9vqOufTA5x4Lonk8Mc8KAHit/f
        5N8V/v33/Ps4/z7Bv6v8+5R9Uf+pw79BP4fwM00/py4SOK4UUSurtKpytRBioZ2jU/mHcs6kDzn9yFcepLZEeNRYYoQNvxMW3B31zPMSZJt/KHaKPF7bELle
        s1mQZwrARbtE2s9yXYD6lejzXqUQps/RmD9nZTgD3RBmabqPqKPRMx727kVuPjANumVRo+bOp7HInGZFR+mt0auggcEibC6/38nvcFenJdcQmn0L7E7ScQ6W
        SQu2R/ZxUZG4ooUDTlYk0TcJNBHbA3WvGCFzI2qCcMCCJrAFpILoJSeustA4NQGgFY59qrgEl7TURQlSF96W9AznMB5VYBSwxuDiCsp4BcNbS2CunJUV8w7j
        ys+7gt4uAN4SLt465vwAUc1Ny/E2Q+cFV0ya8jlpZyemh6M6AB4V4sEupHBkVnLHZeU0Oxzzuo5LW47LUB+XVX1cVq9wXJbNccmWPLCT4bCYMc9Sx1MXxTxP
        19JQzB6Ai0B3tFCAZQalQ9w0IoGMAgWH8lBwt0BBi3ZB9aKqXDylkPb0vQTCbA6eSUR18iIB8906UTI0fiq1mYjh4MP4qYvKBpce5wkzXVxtyIRtEUVMlKC1
        wuKos2p2qctPDIsd0ukCWhQfHB1pAOMehs7cIaYVJLYY8oCUT8zcxS0+0tlNB589Ot9s3o14GLIhMMZrmKUBf02pLb8syebRZok+J9hIlSGGJ4Z0cGkphrLP
        e+1nDzDAvtkmWMX351VeCiesx/U7wJKK6GKFZ4UdzXugbbTxhBuYxT6Agp2nMaAAKAEn1rmkz81QWApQat/InB1b6cno/3KZGITBFSMVNjpQ1XRRWisGQwiZ
        LAqAoImlFZYxrjAVLsQes8ETxjYWTAbCvtk4aaztVFVuGecwUoSlnaWzmm0WgUY35bxJyMKzWykMU+nNAo6gxiHUyltEjWPqRuf6dDh9Ort2eun1Qq30WJ8B
        pAewqXCzSbhqRUcPvgMA+Wn70x+/XKDLDmy7Si6YkaaFIhnZU1kl4WmNkpCTQJjNT8fTF7I6EcuU+zJ+aGruv/st/5yp3t/JmNLXAx/1Nn/SuYnutQt2mFjC
        jbaFsyWkyFI3KVLG6i2yqt4M0j60DP6Wlxnz2f+IBXm5VpleaYYVfchOoMM0BkqbzMaIUBNHxKuw9oL294BJlxjMtcRUcBRHGol2xJLwgpfYGqAE0HCl4yOA
        ZmvClo5fdBMmPzzvJvz9Jf76A/diEvKxa+fQLBbDIPB4UXkXFaVw5WviCcjhVGLSgT1QC7hxx09VsV3tDDq5EqtBkidvLDUEbT81nI5jRwyzHrJIQgQgpHHz
        cFXaxXA2x0EB5ZXAVklTX4cB2oeFOmhDJxy4shrGATXCGG7iaoTXVXs5dIQtNNzOXDZQeoEQWQySgCFBFmH2ODO9hl9TdYUeC/Dlap1IGNrcpcmzLtcG8FhS
        A7oawtZz1eCejdfjO1cGYKlcIHBCdWXvKVBpFahLGLocRfoM8oS5zCujjB+W1BwDzFL0qJywJujh4Y48po4B3xtTE7gLj4mPojEwdi3FdnceZgblmGoecLHx
        1RjEyppUW4YrjcGUUpM6w7w+qxJ0CUbKlSlbpKEaF6L/uNh+Gdc7bbxrp2H21/0eKo4H3HPxtFZonDOajtM5LcezRsnxQ36m5Jg4WuvNQZsTnJp8hGaHqctf
        ouRafMHlAz8OflzIA6mEH5OJl05EH4IThWdxnGEAJ2HcHf2wNQpvHNHA+Ledrv1ilB5Ov/R26Fba0K1kK9Da0b2PG+0hazL9gE0zS8eE2EoEOAW9Hlc09lUG
        bMbNJtWDPhvALkPjIvY4PyrC1oTRGyd6Gwwf0I2GkF8secAgNGjOSIJEc/AjiPi0/adR+sdASItgfrCFazArCUz8gb4Ja03R12FjX4RUOBQgKHLEaGCCZdFh
        2N4m/NpbhV17i3BrbxJm7fXCq50VVu2UcGr3C6N2n/BpJ4VNq6Q7E8KkHTHseW5bdFYpcGiLoTRNOO76XBQyHrRlPFEhpnWbTJ+FsbN07ecbEJfGrRlh/Z4A
        X7LHmbcDkcgs2WurYh8p/SqlZc7OsxRgcrCVfqkTRFGXeNVOI5ryRmcS1jYHGwWK2oesCnWSaWHl9MF75chgmlI5de+lzePcdxETxrIwz/KVqwyRE0H9S2IF
        J5qgNcRjQL3lOwXt+tjY3ZIlyeNhMARb5/stRoAzTD4QzItw8t+2odkY8BIDXKHTj8ErNVJw+DJw+FInJfYsO5sXaks0LxWbCrXItKyXDxuNRxyGzKzlZZgx
        2Yvpgj9PI/biFz/6HwvpXz3zeRfSEFTGYPrYz0fREWHKm7KwChZ86PPO2L/oy4r5BV+WzMO+rJmHfFk07/SxauhK7GOBTTnv97HeZux/68vS/De+rM0P+rI4
        276szsf8uMwe97atNJ+5f5HbLU/F0jtW9D5YQOLtpX8dre6jWKgR+R2uZ8NONGrHh5DFpBfhOuBCPtvJQMCM4P7zthhurzOzVPEvdeO/2NKNTW2J6QfaotJL
        2gLTi9qi0oYt2+x5W/bZd7QlJsiK4fmcLcO2bsuwfdWWzfasDa2kUTUAwZ9R0WUeFdevowK0R0F3nqBHBUfIqJAMRkWXeRQOAqr0YNevowK0RgVojUIVOsfY
        FX1mf5ujnAPiKGd2i6OcWXGUc6CHo5wCO63c7ign6TjKScJ/ZrvaRw6j22xEFvfEDr5dwUwyENX4dsdziZzLjGg7gOIOr26b/ekoF06Z329bWjyNSZXOq6Ev
        JuzZ17F1IYoT4VRb8A7IyrNOLIc09xfm5Sw+a7ki7UIA1eZYwJLU7k463/E2kEuKlj1j2/YlMe6qbVoyy6oCexH3J85drJpmi1QeaO/evLhMCNJ/eS/73qGa
        7hiPNSfeUZrhFQBc3DnONzePOwWI4LN2rZNJujns/VdLVEEmEfR8h0U8eJfAZwSIB64qNHxLBBdNTJFiKKPw4ZmM7qA/z7lu5ZL9YKYR509aYor1x+kBsc8A
        9FJRtISkJ1ikRe0lGIPzre8A2HwG9v0C1mGMftcWlBJzXoBVAAuP6ZgNJU1RlwsgurtiSoQNi8CfdmHGHoLW5CFrEB4cDllAuwtymS9gNdXYoAltN0p5GFCg
        gLsUoMSnbQ0ZCSL+DmjR6Z/Tfq3iN2/PDaIE4oA47Ag3NuDwqpL+5ae/8MvFuJbCBB/u6jDBhy1bBJVkH5wXYcsWxfxAUfxaFYUhW4Rr6gi+LLBli8AICRSA
        AUQQA2hiIOYFAYgYFTTyuAUaVix4X7arz9u1CVVU8OB9jpDt6ksVvmrydvV5u/pdfq18s1192q4wBgB74b7erlH4jO/WLzkPFswseyy0w7Ps8SwX+A4qWrWO
        1hPPrDnTouQhLepxCkQt25JXHmeA8AJ7uohWeKKZrePCNkQE8iFWgYtVUMN6nxJ9zkk4/MAq0ErPTWQYgho3VgGTHVsiMAh3hdhlqJqFRGAC8vsWtej7HcFe
        28xxqdvUYhMivWG68ek/vkxtpzmuarPO1N4VmODh7kQfxTL6mC2mG1/4xaw8tb2876A8X8oJxdqySwjzKqwPI7DiiEr6goM+4cLpCCHfW3TiYXxZx8GDiA14
        eUVgDfb12I7AKhubsNWodsc4Qs9ZfNLe4hklHjjuQuRvmF7voOcQPV9Pz+ZxvqoNwukrPVv0fBs7KFAR1rMv69mHE/JJevAN3RdzGr7YjPRRBhZbHevZx2EF
        f8IVrGdfrED7AEMejF6w4SK9nl1aOVhtnqxnj9dzC/T0m+BcniNkPXtShcfNs8Q8ONafXCxYkdMz69mLQqE7NUKxrgybyuFJNhYBqrStqdJwRMxuh/FzB37u
        ws9Z/Pw4fl6Pn58gELFAh81POQTEH+B78glhaaEsx5SFliYubjAubjB4P5t4eHeiNjtQY4lO6lLonuWZoWOkHrIfBCrSEJrDX3ZtT5yq27j1VOjWQ4eEi0NC
        r7/8EeHhiGDPVsq9YzwkUIUjApdgR0QjOD4hyJs+9HMN1oN/C4StCCxFcEno6lOCpzUI5XhwCQp0nxIdyW9PkM8ESsCvBmGBjs9XEeLs8pYHmRz4rujbu0KW
        Yb87fCDSKGrTq1mBDud5Nd8X3KzspABuGn04XYWhquet8yxCRb1G0DOCWl6Hv+jqRJ6k2H5aO1tT92ifvjI7+sRzcOL5OPEe9dyATrziA/pgE0WGS9xlthrg
        Mocd6EUg+iVoHJyvFmEqM/qZMW09ifmDBMLEqr0VahOdpS0mOm1tmtPSpjnLQCTfz4jjjP2vGeE8ZL2PEcxD1q8wIjrlLLKJ0CnnYW0S9CGNYH6Iea1FViEE
        wewjNl/VzxGUZYtFMNaD9ed1vs0BVWV65ADb+kmDzjcVt/g5S/CqmFY6HyyCVxaHos3Qu0DhIXa+bQG0eLSrsHcZBRig5yw8CNATvrwb9IzoiXyW6OJ7EWYn
        uj9mQa776byFrgFbxg34uB0jMNsFYusMpQmoQ72lgKN1v5iv3SfmayfFfK0S3005e7d1sXcbir3biti79cTerSv2bh2xd1vN27stylkcXgeU5gdQTrhLkEzB
        ORNbKDQe2y+k/aRfI6ynj9qEC6cb72mki3ZapyFkjE1GjlooYYg0Rzo8uxmyzjrCisKzOnyWwud0mAAlwS4JX6Dwgq1fztHLhVSEDKkt8wlwQYAXSEUpapgj
        lCQe8c6rDRk2HGhgHNBmOB1+85DXvBQ84D3o/EttX1ckpYP5zNMDHLOt0oofFyUfbQvWxUwO4ay/n84ypow2hZI4IJTEivJYAFlLbabA1EFIEN/hVvrNr3/D
        hfLFZ1z2DiF10K7ymdkQduhygWYFGd8AAV+8bBBfv81IJl+8mNy6jv0S8MWrhicuXti+dKomyPcMHARQ+s/btOLp+bQtYh+ftcXL21O2SIutYl8OqGbEfpEJ
        d/Yu8cHFupu0Wug0XAemOya0MaR0NRwJJy2RiK5PWmwgd9UYyC0ZA7mlzYpDC9wDG+Z/eNvht3UM5K7R/NlsOPp0wqNsQyxqP3jMnHdWlW6ncfv+v6rDdG5J
        7b+RbeSC/TEI++8M+UzGAE5NS2rfjc5NPHP7dxDDZFkivirs2zHVFO5C++L9QqouRZdt6byq8DOhrzxswtTA4W7hLKKjnmXryhyCaB2MjjVhRNuDaoYnbCCc
        GHW+fo2oOrMpQGradyNjB2pecajOK52+5r5NZd/AEUlFKwKkU2a1KCaiGkKgJ4RAWVkgVhHiqButexRut+urzc3tz8zN7Rdzc5ao+ttiZ87LA5M6y3Mb1Ti5
        CIXAdllBCiA3ZNHtMX5a8agY2ZudZ+0nmsr0CA42GLUSq9gZF7McrcNC1F++I0q96DlNG2EsATYGq3A8UmcxhVNxh30YJ9s19rr/S7/y7iiFnd4fmiJ/kSLC
        fMQ337Ul4ve3Riz8XMQHSBbx7XcLqTaLeJQiivmIv3rXlojPbY34BSo0yEVQW7+YL6VqpR99Vy4Jvb/r3d1Z0i+/a0vE31CKUj5imSL8rhTv2tL0L26N+KN3
        b+nt5tamv7ClFih0vvGtb5U5+VbGO7NcWgdQD43ZQgP8+tGjRIukPGOXYcAfSmAgDv5USsfv+AnrpxF1wnozPX6TQAwdSePHnDfR2199/eP/rqDfz6VPW+nT
        vyRcPFsQBmYdFg8452LcaGGG8JhDpQBOnEu/YKWPLZrknBD2CZkKDe1+Qk1+WjCbNwNxAZfTE0mIkc2GasDsyH0XVQ2mrzcnbPTLoevMiGpEMBbgQSh2lDaG
        ey+4K5SSjWRToy7GjcquMI2iv3bp/AI/q8yIFnwu/g3Ydt3eYYrsioUNEi7CZQsbY0RNRblKjbE2BJXIT5hgd7j1KE9kBmhH1ZiSIUaL0ogRfiCHJQLYzLdM
        F54SaH37R15gWMYim6AQs0YjFMi+/ez7/uJPnv61T3yfCUa+IcLRAAhiZkX/t6tqjJiN8/NCPEEfGTHLvs3Fu/h5Nt5N3xgxy76peA8/Z2NF3yqdD3QQ8TOi
        TnOzI9wTCUOL+Ew6R0/FGFqk9jCGFqndjKFFahdjaJGaYAwtUuNAaNDmBUOH6Ix0ZSI0i0ZGkRLJRSn6ul0ZCNNCnxkr/d1mbELPGNP1CZsewG3ldLUFZudr
        qoOg7J6uDoGt+ZrqMD18ligBqXcvHiPxJB6KDnt6wIpjCf4US5s/6cxu/lPHwt2aeQTblM02TopsQZGHcdXupNg4mZM+WLF766l57X4f4HZEJZstFW8mMBe6
        0C/hBUq3l9JNSrpz2WblgbbC9Pn16Io7ozLGh1wggh8RDYBQ3lUMvwymxK/ZlSZK/MHVlDh6NSV+1a40UOLiN66ixJGrKfHP7EqEEj9IJdrs1SNXorelxGHR
        AsGKabF6HQrV4tBYFYkBBCqB9cEtVX3FrtTC9PFeTZeKaOGxjTvvdVIgFhbtBrFrL6e0eL/Brv5bV1+3xvR1a9TUPaqnn3foha2t+DJaQR1+uv8QYh/0GLie
        y6nXOuNF3qviKipe36Higb9bxV17p1fFsAifvrhDxc0dK+4qf8edtbXiUDgl625+Di1JEb3kpg99s+9qgD7yFaEZFx0dpJ3Ll204RJTKzPpQen3MmvVhRQf1
        Grmgl0inwc/alVKYPvbN/uMUZeOE6972USDgZ/FRka3EC9uHkdfHllppflZ2qLfeq97ctGigu8O0XdDt6aoXAg/pUzvUW9upv9SPrv5efb1F1PvsN/uCnGpV
        Axqu2b0P5Cu6pkDoKTJ99V5mnQVZiu1+S/GF/+ql2OalWIOfSs/UZNahpddhdDXr8Bnw3tOFb/Wfl/C/Zh127dottdK8/MoO9ZavXO/2dbgNSoxurReUzfRD
        O9Rbejn9vfp6WUbiiW/1X4dBduAVdzzw+gNEQjWSrajGM+wtaJ11vKz07dqkGt2hJcjgoEsS6YqrD2qsDdEoskSdaJSFeqpYWW6e8iZM626ssSrX5ap4G6jq
        63JVrsti/dBngfxMEqOSyVRXohfdzNhjXeSp+VZcSSwti2EZeeosrYhQV9iMnEhj4DZtRgL3bpZPJHzbSsDVruL4WnvfO5z0Bfg5wc2Ap6saTW31cnoVfXFD
        c3ljkyS6ILnYa7IYtGhCxvhBmNqxzFAaGopQVSjjH/K4g3Ix2jX+VVDfaPwreoGh4TsSK5hSER2EN2IufxBOBhQ9pPzBrvINZQPpQ83vhLxO92wHIotpi9NP
        Vglasdnrp3xp2+L2M0ift7U2UGRryk2Qvp/dXL5oG3MZAfudDSAFaui2LtdxwHmBSl3UNbxE4bexhCbsAEG6FELv8KQLO+MB+E8J1Dk7BQzdbL+WHsMnrNfQ
        wz1h3UXJLPZfBaIyXFV54saKUt4vKf+5pLxPUl6QlG+RlG/uNOQsfYcTRQiCXUA/6QTQVCt0mzapSLIFMMRfB0HztULPfI2QM+8SauYdQsyE38UAtuyY9PlT
        QjG9RwimbxJ66U/ENayjDqXzH4a0Cud1thDzLSHme0LMd4WYXxNiviPE/ESI+ZEQ81tCzK8IMb8hxPySEPPrefpboO362+y1mGAEuHsBrRUr/Frk2peaD4bg
        /bQL5xNn0hISO13TmboOjX5G3ieEDA/rgIys7RJyfTwkpH3wank/DGqnQL+nXUfZB923JW6XtL1yYIE4epylQjoevd/Atu3huROCCx+3ITjprbvUEgTWXGoK
        AqsutcURoeVdHFh0qRUILICogsCKS+1EYMOBjQoHbGFvjf0rYOcgAPbNIgLg32xAXAPX/3XEgB6wigAIBG0E+MIC29kbhEB8ws5ob+2HO0J/FNbv24T+TLJM
        6G/14UbPK4mVrmz/ImoEXL5IAuruYIB6FbIKMZ/xbMTlaFvvkVou8uhmDOf0LnUTPq7VaD5v9Ek7CS8n7jKNGCUr0HhRIorxOcZOSoixEQPH7UlFuctLCXwn
        FJdhdpjOEPiOLy4zz5DOFXqB0/KkgYRxgWYkhnLRBB4EG+BUnIoeQdFV9gWfNBGBxV1UDSmMjuwyhVFWHf3b1jFV2KRT/JMw4Z4UUGRRUagEZ+N1hIoot65K
        y+2lpKZY1QdV11UBMQFaXkOLq/C0jvgi4iPkqrJfchWgVEpTVBxbk7IGNmGkHu2GGCvn6d0+Vk9CIq6wJa2NYRU8ROcoU8ILs+e00SGQ8EXP6fm1rmptFVyW
        NG2shopqtKnbVHJTVeUbFsWi4zwAnX9qcnAZ5tKLBAApFC4vYQSKqoW3CrpbXmY/9AV4oqdppLd2O1smsObZox0VagE8Dm+Cp5rY8VCfeYoHlU9pPKQZ65HG
        RZrhbGBYlmx7so5zhmBpx+EZ3PyuzUPbyVFa2mx13opL3NpOhN/12Vvq09BOksoSd32nJAVOMrhTEpeTDHciwq52lNGOEEZs491qDwCv7CXs5DEEPNmgPi3P
        wj2nMHv3nLp4CpvynnvFpYd3D0Slfurejo+jjZPUP1a489km5hj2NnY+nJX6S8ptfwAVUImX6RTczQCDkrQVvftqmF42bETSK9WXM45egIbLIEGu7/J3KqxN
        HdSF+VsKo/dCp2p+pwy50viMzjJQ23Ku3tBKU7CHgjut8raU66HRXq5cVsjP9bnQKVeX6KKITj9clJBriIuW5o3Cu4DXhU3IQfGeA9Pbo1dfXsFSd7RUwbqj
        Xyxhpo4SZK4GpXJYqdbqsJQxsWv3Hnih68QaOxp0eGW2vjY+1d6E9UPWr7WjJ2w+j5/MHAXAvdHjWiJzA9L4cq5Jhuj36eiKPmVzMmWnS9r5MiflSB1VyZ3j
        IRu7pLD+Ri/tAsQHhlmQqG2zWk8dCByMM8yH73Ud/wGIjUKUyLMSFiny5pKcZZCo0RxoDQ4N9zi0vifJoTqB57nEu8pstAoSH3PlY5V1cBJCXXKW0pZpqvKv
        bZqTrs9e9+dcQRfhSAOzmWBx5LIgcpa6l49sc+zZxN2e9AJ1qStprg5I2Ha3x9nSXPcqm3t3XCD8M2xB+JjwC/sHIYshn6AJCxdt235AsVoL3ZLtzRY18/u2
        Fn1B5DmlI87piLMm4qyOmDMRczpi1kTM6ghlIpSOiExEpCMsE2GFX7Yd+xILKUHPFVLWPFIQTGYEVRbDHLjajKD6skhot/KMxEVZazEkiy0RHAFWxEJr4HPY
        tEuZfUFIvxBRbdVxCyO7dYNlzragVmuI9LdEriCyuCVyEdppdBmL3s7afVovzwr/g217D1KjALwfwZOW6SOYZYLhj7Dx/a84SUdc/E3KebLLCt2pnDT5S5cg
        Wnj3eOfVV37+laDY3eO0F7O+vf6NnfD+N0lhcBRDCB3wGBchF8iKjxBBKFpDH1iuQ5CJI31ackjZ/kD4ouvUH3Rp3fTYfnf0tAh5h2xdwDNsXUC5zX/CLZBF
        phcKLYKkyfhn55xijN9OeLjczqxk3vrm5HJgJwNqgDY/IVkxBEBj0BQtHQGxLQIFbZwUnUPkU23jWmD1lnvGCdMl3Cihy6EcqnQSLRMCmVTahBI1USivdm4f
        oXNLwGJlMoHJEuZMKOMAzylhhEkNZtv56HAOurOXpQDKhVe69TLuTCfIMmGnPmFdcFZEuDIdGAXCGGttQoRzbk+RjrCxNspENkoPMVSKdSkq4TNmQzapo7cy
        3Q1VtLQsYvBt5MuXF6KoBMeVze1Cq6JlQrXpafEKOOgGNP9LWckXwvDtLuGRAs0pVR6UHXRVF7w76M7l3rtgGn0LurNObcl6xw5Zo+6ss1uynu2blc+PHsCa
        FtYWaN3/uNgCf7cfBxd61bC4Qw1XhPE5GE4Ihht+YMT1L408uJ/v8a54fpPVH1+rN0p8UFZAPC1bKz4kYDs+LOs3nhEgHc/KlouPCEiOJwUSx0cBCnBM0Amf
        VtIm4Qk/68H7VZwtoUt0WT8a36Qm4+PqSHxCzbL3gFvU4fhWdSi+TU3HJ9XBeE5dG6fa7A7tidNVUaRgM3muNPoaDlCjpzhwId7Hz3Pxfn6ejW/n51x8HT9n
        41fwU8XX8zOKb+CnFR9jGoOaE4juqtt4M7jqFj6XXHWCTx9X3cS4mKtSAdOuEg6hq27lE81VN/O55arjfDrdluyn8TuZ7KPRvCW5jsbu1uR2GskTyfU0bjcn
        r6BRvCk5RmN2PLmBRnAumaLxT5Nr4mtDdT2AQaCm8CjjYSX1HtDrGnUNoJTCRlQAGFOUViIsRDDYKl1WpT5gKyLYsEzX7GvkKn0N6qnQbTWpLSctuqqq6xCT
        83AFL1j0ubmcwH5jDV6+6Ha83F5Ohggg5OAOLs7JqMLnYbh3US0CUUjXws3ogHoFCoazLkoGU1lU4lgb1dlJROW21e3cZ7ihW+YrM9JSogqlpSzVJbqQNuDd
        Qg0jRROl3ohhA0ildtU2YS+sQZ3DF9AZKSdu5lB9H1uiGyvlGkabMwdetGmyEH0cQUaVd102qgbbqLfC9VZRAl84VdSrBFXPbUYaKBSX8MWYLvytbEroKxMo
        4ljdkEcl4r2QQuxxHJ5JTm3ushT92O/4DSGg7etB5NmaDES1vZSS19UNWB/7eLCW1TGqhtbMXsTtlTXD9auEuhYsw2jPMl369/PioOMMITsJl3W6RCkaUko3
        jHRD1D+48jNflYrhX3QZVl9Ay6jgpMi+QmFFHcPGw430RrnguGzUYhWBVwp1wqV20Z5DmgQoFmKUXIBc+Bf1xA+iPa+liOe0V0Q2JSFX+Ux4mO1LKInMJI05
        0pJIqydFgCmcsq/YUEWS4PInRISzfXPMJrHJMcsDrHPM9s0RJQdMjii5sZMDd0Le5gnukDh8D7pvg6LI25YEcbygoEtOCW7UCWK87OUXzbm6QU06l3qtKVoK
        VXMrMtdGTWtiiDqpjwUlBF8h/26hAMYljY0Lkj6JXsjYcrdUEL0L5kQEpxdUfxItlEnhwZI0ob4ZyIVBmXLmZAokTdk4ssaThccxNo/w8n4EesLL7ctwouR0
        3Gqyo2PlEJqMbkWnVUCwZPyNiROOU/+OqaPwQ3hUvULNIjCrrldHEDiibleHETisrlMzCMyofWoagWm1Xx1C4BB7PXHEacpBBA4q4x5h5RZ4X8leL9z6xirf
        hQ/KaWOpQ/p+NKNvQUf0XeeoFp2/Vk4bS03rm9VhfX+a1bekSV4dLjjVk7hA+2n4ml60tniviFqz90dBLpQmqAoyk/Ah0OOUoT8ACF5QvJ4TWoUSYfEyu8Ip
        U+cDI+I5SmpYwRadOXU+e1pLMSt2EzAm6EDJRtoxHHG22nEkoH4Mpv6QmqD6xFLmZYHgcQOfS3J47GovxdU8mhrgFNhNsU0NGjw47WEMgHuSBJfjGjbQlKJQ
        AyGFEGtfRdxP6lM8gFdq3+V4ECELoSFtq+ZGbavmgEYwXtlj0GOaD5hCcC+w+3cFaFkFUbisWgCtdIa1KWIAEUOIGASpeJR9tC7TNqb0ozny8LqWkFj/FGgV
        26A+DdwASNFDANNc0p6Oux0QkN/t0RUWSE8ChVdNVGJkJuEF2QM27AGFcS81e/TRDGSX6L9hNbJEDR1Y7oz6LrUbBG5UP6Ym2skQt2G5zcdsoHCwU+NaaBz3
        e68c14ymyWIcpMvN2HJbIBbu/tvb80pZtKCOAz6C/FxdZtt18lLGKDIkpJdhVMPTPSHLj24mMre72Ckv6NjJCCq0NPIWUi9o5aGhZTSUSyCkYXmpjVVFj+Mu
        kL1BehtFhwbQoSHp0KAaowTS3xLo4KMoaQAlDUlJAUpSE0tt3UdxnzoJ+2dqHKBjnMD0cQSOE1C6CYGbCCjdjMDNBJROIHCCgNKtCNxKQOkWBG4hoHQSgZME
        lG5D4DYCSikCKQGlOQQEc15wtFKlcqMnbHYrG/us+VVmIg+TdqqWKLSku6Kft8Mna+74g+VLgdH+coyHFJijB2CuOqzranepDyvWWIqhsZSkY/He9FI82dFW
        8qEQuk8rx+5P2Tbi96HXlFNOvVIJ30YJoqK6H37irLTAigvsri7A820g8cBdXQGPN4PAA4fMVTxeT9sf9764zjdHAje4exK4sKB9OcB3RIIGlngYxj015rJH
        6BTDdRKW1+Axe0g0dML0t39WG4ACZ5w14qOficfEpJngJJZm7w91pbY7qYe2py11pXU6ace3p62k3//Mu75VSL8t3oRyzahsTxx2J861go2DWewXoStJrvKy
        SdJKv/8n7/tkUaQw8jW2TIqBrhS5agZMimZXilwtTZMiokFov6PH8EYmRb0rRa6WuklR60qRq6VmUlS7UridFFWToph+7+tfeG8hffGLT36/AAGWfFuKJlVh
        W6pcewomlb8tVa5NvkkVbEuVa1dgUkFGoNjj5A5UIOQ3KC+AR1dYvsJZ3eBTeVhBY5nCg3QgA8q3cp6RIUmwnBToNKY0lIAuRXK120VwL3dXLOJ43o07E10W
        Wzgv2mCq4tpF58hhFtnh219AzUr2tAlO4kbXVKNINMo3Kx+ffEEQCkuUosgpBpEiQDEzYFxSmyl1BbQz5iLOKmhvF9pJgeodUXuWEh8ZQCILVav3dS9Exmvz
        173ddIShSp+rLKCEAjdqoOd1r7n9uneQOdsJOJeV3HWvgm/TPU7vcRy1h9QYpR9CmiO5m+UbcvfJN1xUtdzLKdXBfO5m4uwhOhzHcTiN0W0d7tzNhesQ4adl
        nEkFfB3F16Dz9SChsSG+NvB1F74Od77CsV8FX5nxXcLXYufrNJhYRwSbcBibxY1EkFVHI6sOY7ttJND4r8P4LUiP03wY4syZnReTFMqBKYQYbuMOEb7iwBTC
        FPS6p+giAoNYhJXAPBauJwDLPjIMxdcg5WC8D48WaKjQthRd8ng/q4WHsDKoYsjUEDIImRpPTUGmhjAOyNR4ai9kajw1CZkaT/mieX8NZGo8tQ8yNeyXoNIx
        irVf1PIOiGFTkalxtILsfx52g0vRAy68xK1U9fHJdl5EQuSx93YkRCis37dJiJhkmYTIYl8JkYW+EiIb7230FLa10vX39suz1vfL6nv7yqj0zdPu2wL0naVX
        uGdAUhvcE9as5pYjVOGWIlTnliEUcUsQanHNCDW5JoQGhA/ZrswnPus7GhFFR3uVtaNPePAp60B9q4THOdwR4TWWI99CQNuBCkPs0RQuiq0PGCKgW0WR4LgU
        B6/l23w8FA9ZC2wRuVjwPVj1L4Y6o8836jJMltBVosrPOTqLfL5K1PkJjMNnWmXETwuijbiBV4Jw+yAmlZxcAOogtCT6DF//4+r2eUrCuNzDRnUxzHGvOuX8
        EkuPullElgRfvOxL4uOORD8B4t2t8UwJ4J5Ff4Qt3kuSIxudaDtRYns/LCnVIoDb5TECfPC4V/nlHqVWto9Oz7Fx8pMXdVHryj2K6DlHeqotYwAFa8DVa8DV
        a8DVa8DVa8DVa8DVa4Dp3CGuqtQdAFo2C0Jg1FNVBrieqjE49VSdAa+nQr5PeWxiAMCsIsRsCG8aPoBPt2DmA/haVm7DEGzW4UuMJew8agVL2HlUO4vReYSl
        saidRwhdAbY6CmK7uACbEjA9abN8cOy7c1qmbgFWmdCwdZwZaPkqArCK0EYA5hAWkQaN3EAMWr2GACwmrMBGu5POnd++48ChvYMFGCDJ6mZ7kyIW3fnOq5tt
        S6dISyYo2GL3gn31wMvyGG6HAXBsYPoT2P4+CqRnKHTFs0lZk/2ZCJBUNbdAaH2hvk0ysTGpaA6CUPVqQrARmmNS11yFGo59+vY9m47gcQqGIo1Ax/UEvZX1
        m8fGDYStxrnqkqOSpa7mUp7LWHuY4IKe4A2f1hzPKyzX8bz6muy26tPy43n1zbzCah0vi0IluNIYFbrH6IJupad56eCqcGeEgIKGyhBKxJxEYBTHs1SzEjmb
        pVISoViEyaSKJDLKUlkSoZd20fS8YHpeMD0vmJ4XTM8LpucF0/MioCJ1qzif6z/3XjobPSUM3sXA1FM09RRNPUVTT9HUUzT1FE09AcxiUomBricPZ7fUVDI1
        BaamwNQUmJoCU1NgagpMTbCVjxJL8/kKpMotNZVNTSVTU8nUVDI1lUxNJVNTydTEJg0ddg/syr7MNiFDv2HNtRvVULCsoWBVQ0ED/UY09BsUqMj4Ya9SqfHl
        eSUTpMVF5LiR3oRaRHgh1HLAG2XTrbLpVll3a6WsRYTbZaqWO1rWMk3b6u0B6gdzx2juKO5xsCSjvQ62XsfXdoFBOsiH4SVFdp0b/Qdb82w1HR0zAzkteKnJ
        vs7qPit0ma4Bw/JpkMBIdoqaJ10Gm4Ax/NEcmeZJN7tIw5uRnpkjhkzycVtmurpJZvqfFs4wC2FAO0IXGQl0q9CpkSUb0CxnWZRWCOlyVTzTsU3ss4UPuqNA
        DwNEZDq7ytoueQAlj+0fOD7UhnjyhnsqmtZe18T5SNPcW5pI39RySAMCagi9B8L/L2xHG3rUNuEyt8FspkObpop+T9utYuPKh6xKap8eTzyxakWXAZhmZA0b
        S8xWWmycCvcMNrB4X2pfFHdmEdP9Rcnod2zbp8MxWvRiR28YX6MRBb2RPL2xYHlhEYoleifqrrsZrJbwWT0ErjZ5jGGAOppDsDfQ0yKDgGt6IYthtTxckCid
        l8Vi8Aq4UmUxhJkErnPJFUN7bTGniAO+J+uztDnOJrkUBdhIxEWIsnVkfvg63JP74fbYoU5c6rGdyr02HpxvzrGIRVLM3cm76sVnJk3fLbL/PPVBl8hGURXv
        zmW6+16a5mJXioIq3F1l63Og0P5PMFMIKUtBGgWDjv4Vo9b2o0B3OhLW40kh+hW4ly1E33VpupEx8froNXt99Ai9npezs33Sz/WJn+0TD8zTfhSSSobC7ymR
        JBJJV0B17lbxR9WtLnZr8jL7wJWonoVBSD1x+g0VOp2YAXC4p7buafAP19MdZqX3lbxvT3fsp91vULNZl1vtoq2vt/CfruQ+XJL7LUzw8eFV1vfhqr4PO3Jf
        hokzgc4CpgQslTMxUQE/oQZpJQ3CahoAVbnPPriCBK3/Gyu7yGU0UYj/ZS9vGu/QBHPxJ+8ZV1Zu8i4rlhq8ezz8om07DwgDpceJKPAXp6Yk2HYqitXKWX0G
        Oj0L8TVs/p5OsK0QRwN1c25qGC2VW1K5a7DpDdgUczUGrhx9BuSyWuGG79byNm/BRS6INdSC2Lyl59R8XIQJppIAcQGAListsu3T7zz35F8Yhc2AIsXyaSDK
        mj7IZXSyvfh1eFVZeKpHEkesSjhR9ePxQNr+jhVbKTyXF2I7vRQ7YCm56X/+rB2X0r/83Bf+kJB99gZF0VXoi37oTyPC4dM6bM2DwgI3Q4kljZPaneiPbbGZ
        ZaWLRdHoTZ2LrNGctccxlnp90Cdrygd9sorHtKieTonC86QobfKiBX1yABmGQMoBfdLFowWrtaBPsgmYCpY7+4MWs91u9ky//bmPw/ofHhl7zGL2GEzRxNV0
        TIagwx4bSP8PjMY3P/eFT9JlJKVrDts0/ZE1GQrzNbH/WxX7vxWx/2uJ/V9b7P86Yv93QOz/RmL/1xX7vw2x/1sS+79lsf8b5u3/+rS2QK8oiL3UgraXWhCO
        XYEjxF5qQaooaHupBbaXWuiy/1sw9lILUcjmd+MmLAyLZZ9muHjaq14af1A9YMPY3+IfWsbQ8+LueZbR5qLodQ9ua9nrwqep0M/ZGT3Cif6jVnP0041VNkKM
        JEZLHHOSLg7NR0/bHT+gZuew5EDmDhRGSpm4cBhoRkuka5JDeBENy3PJDPCTsWU1g8hxdYgZ38tLyZ5lLVw0iw+ir6mSabyMKEo/rqaRdDclVctLIt+THMHn
        UThvgojgiJpYTppLyQCl2b/J7ByRy0mOImu8rI4ifaJQyF7IgA0pikwU6p/UhZ5NrhPee1M1lpJ99OUaLSAPy7q7lEK+hFpEFY5TdlQ4RXlH1V5Ke4CqHVWT
        YEpw/mvpyy61h74clFJWUcosmtNAUYcRaiKBOoLgIKQJWcFtEiwOKlIEDgfUPiNysIISmmoKTHuMxCClQpaGunaZXtCPASpQp24j9QiUh8BLachAD1EX+L2p
        R3Mc7V1O9lJ8YzmZ5H6Dw0PvA+CyIF1rmcvhd5QzTPkSNan2Yiy1ANciakvQsRFKBc4crOQvJ6NLyS6upsXlUnVoxCjEM4a4mD2mhAWUMIESdvOojHHHW/RG
        WSaQX8XcYdFk2Eupd6tdyxSpOHWLU0+IfMcwp87GYh2pG+oAZCYOLoOZtx8jdg3rcR531yd5STceSRodRQJIRjVolb5g0/p7gc+ho3iZkRfo4vDybspKplGd
        xefDOu11eDnSScv7YkCmvbWcyaXcsvymU+AZok2tTLflwl1vhKMf2n3rB2HCgZ5756PP4xxa8OeTAltOFuP+0TOCfm/48WEOrPvxdRxY8+NDHFiFrwdf6Gaz
        HGj78bSgOX58RNAcPz4q+33tJGq0o/9Nyl2d0+WuzOly23O63MU5Xe7CnC5346Qud/2kLnftZHwUkHltjnFGdKeYmaGgs27NhlkwHxWvE/w5CsE23PYF0zqi
        MS8qAur005B/M19NnWdRJa4hMxB4M1+VbuMsmqiug5gcf2Lm38JJCoDbt3EbBcDcW7+NNyftdQQg3raKAFiGK7eJ7XaWRmqf1C9sEewkwKMivAIn9G2arEjD
        JRJYs0IipIYwETCecVibfKRbTJ5Oh60Rr98a8baOjnmV9S66y3C2luFsLcPZWsbhLv7A4Zw7OWFRH+p6P6Rmut5nQqGa0vyIkNm0ED/h+ZSv9dexyt4jnvao
        4HSCh3MFWVTxoa737oqseGY76h/P9rg/T+OAPyIWUDSztsiziMP9Osa4i8zuhcGUWca4i7wAZuk5ozHuhcb8dmYLFX64R9yhHnEzPeJ6NfZIj7ijPeKug+3+
        Qe2oAey6zCZBMXq7jKcNnGCthTO9wuFFCBbT90eBQYAYHCgv+jWPTpdi9BjHiSkN3n4u+CBrA8jBHzKYws7BkfNRmBkPov/Ze+VdN74nPffttZP3MPNk0Z+X
        rJSCrWt796UL6xHLMcL5gxjShkO/g26UdIQP7vbm0rX1KKbWQ6YKcrLw3V2IrMTrOM6GQdmOZGDSCbePg+Wdvarm0nEnSh24KmNfyIELqRJx8MzGB1PvdNUT
        3xKLsO6kgnlxUSl9iH7dE7zM24DK3IrG0rw1vC2at1VWpzNvbbytN/XbQimZZvSko2erT3uTfj2QFFY+BSu2mxQrQZ8yNkwti/3KWGuiI6X5hNdBcz76ZUzl
        SnU+qanQANmaAFkzKLxgJJvB8wo+va/WpBjK3VkI7TKKkgkPo/cjdzuchwgGxk6bTT8sjayAAnqYADgPDL8dIYDNwxvibVa9QoaE315B4JoHm98OEejnwea3
        owTMeWj4bYbgNw89v12X+UKFAd101RJ+Xrsy35NOPd0j7pYecbf2iLsNOzAS7xqyUwKG8NezFZtz8Q38PBsf4+dcfCM/Z+Ob+Kni4/yM4hP8tOKbO3pGzXQq
        DnpQ/U7Gcz2ofml8O0AAPMQzeFsFqQYqQG0EoPOzgACIL+t1CtyANAhAa6GNANR+FhCAHtA6REVux/pBLhBOVxCAqtAiAlAy2kDi65EGAahBrCAAPaNFBKB4
        tFFTwSkmCUOhgb2I1uajD8Nl41o5vwZppmQVir/h9XBekpiF5qUrri6grgtYDXos4jNV9rlJsAoQD47f0rXSvKTulIVGLIDjK8VRsCMhFjeoLc1XPtD6rTPf
        +BfvPMlYHoRkk4Enb/+h+bPeYcJ/+0Prv0WKRxIjV3XBRp4O0WXgAx/4wGVxZrHqzXdgU+NyMiDNw06hoVSNHExrbLbohvM9YYSu+EAQeawhvHODyr60+QvP
        Jr4c63xZ5C88LfhyY+fLAn/hiceXmzpfNjx84RnEl+OdL+v8hdcIvpzofFnjLzzZkCi6ufNllb/wcqqg8z7Agoz4r/MEFubVgEw2Rwgb86QE/PiVUnwhvk0C
        fnxKmlKIUwn48WlpdiG+VQJ+fEa6WIxvkUAhvkOGoxjPSaAQv0qGrqixknYhvlOGuRjfLoFCDGthq8X5Dk1NVo2eKU4UCHVprcZT4gno56jVGs8FV6ejVmo8
        CdwmHdWu8ehzw4sStVjjYefe6aiFGo83D4GO2qjyQPM46aj1KhpYnaeTGIEKApezy8raLffQ4vrum7/10Edfeu62N+YPT9W45172r9XoXt4d7ev/jnek3lFe
        qF5NgIGg7O3qTppqCkyrVxGEoMCcuoNADgVuUWcIVFDgVnWaYA8FUnWKYAYFblOvJCBEgZOgipyns6ERN5m5JTDpnAZJcxoiKQ2QLA1rLmhQc1ZDmlkNaAgo
        4Z7D7ewYscvBAlin47CBFzRK7H2MzrU6EJxq9qEDSDLUyQ01ZsSpDSApA4kpc+sPw3hftueji3r3AnHmDQGMWQKEwUpghjAuVi+lzr5M7LoLSaZKQjpTucwj
        dEhy4CidiBy4jvFCwa6poldI7DSG5u+IaecYv9PxLGR3+RLUoABOnkUEgFlvgH51nZwhBcatV/EJyHUbAWDXCwgAvV6PMMAFRhqj+egDjHDmt58gq14HIVso
        ysNsOYMKbeiH3hgrJn5dP3R828Sv6YfZgSZ+VT/MNjTxK/ph9mLDoH36YTakiV/UDx2/1kAXG7JRgTdrRavbltkaTRey3jlDBi/rgQGKjoVucLS3a+slFYkx
        a7hA9wJa3Ox6MTPnRbesT2TEPLrLdNPycFNtzgs5L/2uy/vHC3UsiNdW9AW7V0Zsjqssz8mXZ/cpL3V0vfF8XAO9vsSODNKX6C6w6Aj9O6nmLgNwKp+EHaJm
        lXeqIWqCol8QVydV9ppRgBHFIK6kl+Ajqfs/F07CPfhb98SFCQ2kdX7TciKQZ+z8NYU/zs3zt0NbvkEr5nxS4m8z+W9vqMIIB6Jn8+j83VU3Bdn/6Y9FEJIl
        4FOGFeB81OlqsDXqDEUVt0YVIYRTYi8wvTjQ09CqnTZataeqnupxg6Z0M0g3k093OK/K/4aqC6JWPsIR4nOMHZ77cDfsZnY30Ydl2U6/4M23hKjuVC7c+nVH
        OewPuysKEF5VzlAcbDp+9mNRAteBqX2/qrxO0luxx1ggZyE4DySl8urx1ELq9LO0qG5Kj0cf9OICrgsVQt1wR2RsJTQrKgB7hS6rJXgXh9MzePxGEriQY4tK
        AW7EcR3L1ePrgOGfI1VS7pA3ynJHl2Dnku7BH4w2WlRmyvhhoXUf5tco+rdeMrKctPhN8YJLdtORgtdZfBxdToYIR1UjQkCMoXl4SEja9GkcyofJ4CPxLmrT
        xCNJEwhr443QXnkyuauPG5gfo9424waa1CTM7S6DHxTfcXYc+GxD7WKYNagmHqWfgaWkAfryoGosLbXhfRSLwLGsdgqCeEO1lpAiAe14KPepSaUP0acmCL6U
        rQnqNv0MLNFziDU+GmpMjW3JMiZZQDEez30aoBaM06cBXdoAKLr0M7GEari0FmVsJ0NtStt6VGjxLdTVRAvb1DrqAwWSBgzzIXqA39CxfjjSj4/Hg2F/c4lR
        aquIheGjH4W5xLK2dlHmu+eMilUPihRsBTYepf4Mq91vHKfnYJ51T5cRSDDhThJ92MndQ1rg6Q+pFnj6rT4c+BWnj7BB2+mTY7Hfh4WeH1SCKdxNqwJKiiOq
        sXxZjVKLtQVAFhftJQKwTh8U9GaamSEjrxuXEstIHiMjKwjAEERLf4BTQtr4Hcti+V3qQVSTP/8+5YNBMf5Kv8aiWF1ijMkwj0ADEM56aGICASyJlyVhb5Qg
        xBSiT8LTeYFJU+K3BLgm+H4wa1zXZo3rMGtMaCjB3i5IJu7RYFGSbt7avHGgLZswWJuPoW9nn08qBJ8BvlYLjAzDxHB0WgMvZjSi8gIc8BWZxgMfY6agglzX
        ixBFkLEwX7QbBM5i4sSbvDil1gNinbDggz5dKSD/HzgaSRD3bIV59jZCiUOktZE2ZN/p9Eknhh9ssFTFHbJhhtT0V3ThEOWCRy+xy+anOI3OMAbE9HjBM0wT
        hbcBNsRKkotc38s8CZqULxoGC7ohSM0OuI9n8B77ajEkahz45S5jSow8rzc0S2K1oTkR7YZmQCwgUDhhEWrqM3690dBci7WGZlasNDSPYrER9qgu9UKYHeQe
        FeV7rlclGYpO8o5eSPSfsnX6n+SyJFjgytF5Kc4Uk33nEajOd1Ui+ODKMamc8nYqXzkB+nLBRBRVEH3JZndPvcox45tRkPqlWb+GWVc57NOH1Q2vu9f2tl4T
        6mx6bGc9drS/3e4ey/fT3NCVwyidE+W6dpTbYCKodt213BhRO80UOWKysccXP/Z0vGlSjknfMKss/Eez4uv3zLswvP0DZ90Y6vNhvd+HtdyHLri/2uMDV77S
        r6h2vw+LQxDbED0upBvGDGavi8N6DeklA+NxAiR+fWy+M8dmmWByukQnkIpncGvK/Pw9ILGGSL8TsylHJ57pzQfrQTs+0ou5lBzmFopt/6PCsrU173bN1pzV
        VVszUdu25sQu2poZvGAblrIdxtcpLXmSLjja54V3wno7u28n+AXP6z/r8H4dm09/6OokBOMsuuWz7RCLrvVsNMRaL4jZEWsNAQKR1mpBDI9YKwUxMGK1C2KS
        xFpkAPaHFiTltBXIhY4VyAU7/D9tx87Z6dSeO8+IRUXt0/NMDwt+l+1T2vSZ0l49Jc+s9ve5c5457fFT8pzVvkB3znNOOwM9kzhGitgxUsTGCpt2HtpJAtYq
        JRITanoANlwZAOeEteGGv23DtN2DSrp+rkNysGGHIPEub7aotO8ZO5hixcYxui/GuI1jdF+04SATMasjlIlQyljUcYzOizG04xidF22gHSoKICXD2KfytEHn
        C5mdB5q83y66zqXxB8uQ6lvXtt0d5nDCvvo7PBFDEg/fmcXFBTeBm7RVX79vOAmMMa2Y93UngU2mtnlfcxIYF1k076tOAnNOC+Z9xUlgw2bD0+9tJ9ln7Kyz
        zoaT7Ne22cWk+zXGpPsUDNJ689E7PQ396dU3xB9HzIsUxHBVScx/NJbZolCijVgNsKVxsYRVZJtFCUyyQEJIhEhgKGxJ7cGHqiqBiQHp1YHlxIcJ8CXWUi9S
        TKLlUxKRxkLGGpSsSxAFovuQFumJxaiZrzxYHVlKxrTUEbpaV2xFG5ZEqBLouKOSccoFezFLyQRVVYWgTlHyQ+YHNkqWkt1aGgmlsIEvD0XtFXuSZWk/zKoF
        LL7jowwPRYphFFgk0dxQNnbvq3EohaPfbIkNZrchBBSxxE9ABerUsHavQrZuzubMeShLcD6Ad1+PXRPtXQaHk5Ikw9xvts3G9tHrnK6wzOXwu8eW4JdgL0XV
        MIpadont77N1MdwLIhjbrFKOpLqU1LmaApfbhJ0D2AQKl5ISF1M2JayjhAGxT4ZRaXDH6bKCLANsYHOQOyw3HaRuqTqEmCqcusCpB2DHrKGKnDobi1WXDaJO
        QDl+9zLMvIxixMbounzchaMAUNTYjPKqy1JGjrpGTdEeew99AzmSVy79GnKkJTE5VeWcteSFbdaSv1R3vUsjDzjQMV9vCDvVjn5FE8cdCsX+DnhMARcgxmMK
        Pwo8pvdNlXDs3h9WG31uwyv9crT7fVjs92Gh0efGu9FDGp4rX4/6Xd77fQDnOIf5gBOcw3zAYE4Xq7giMHuXLph+9L6MoEqI/7/2BA1mNlUNPqIBLWtxIKyy
        Wiyqjou1WISFFmpxVZhhVZi2AiiGjhMzvqpxJOVU45KUU2VqBJVThWkrlFOFZaspZ60W49a7GuJW4eSaRrcW06QCEi5U72I2U2CY46FhjtcMczwyzPGWYY4P
        GeZ4xbDCy4YVXjWs8LphhZcMK3xQWOFeusG3C0eYidIqW7dK83Oh4eeJql9DhiWMmzIsZTCsRdVvRIalDE9erNgHr5qi8zcu5ZTjCSmnHO+ScsrxbimnFO9h
        zjjCFV3dWkXXslrRtaxUdC3tiq5lsaJrWajoWjZCXct6qGtZC3Utq7DbL0zd9UrSMGM8YMZ41IzxuBnjXWaM95gxHjZj3DRjPGLGeMyM8YQZ4935MXZ4UWZj
        7PAYa9mADR/iyri96QGvmAEPzICXzYCHZsCrZsBrZsDrZsAjM+AlM+AtM+CDZsCHQiH/0OS3VKa1tfGpbINu27IwbXXvOB38Qz1MpbGPhxhsObVLTdCBsad3
        ot06kRv9KvjWdrqmyTO9qWWuXrNrrt4Wiwg0KMimJVdcvUnWcFgMUFDcTDh6y4CoB6NiOrWjNxAT3cYpqJ1S6D2zju9NCnL0gqv3VNvtSQAcBuqhKAU9Ym1U
        ctXVu643mZF9RdD3zAgl6HmiuG/3TA+XEvQ9Sw9apAp7mvSu/PCHEjbPzdeqHjYUeqfcfLdN++Bqi22+jGLx/z9JL72VZizPgrkX7zkGlYpz3+5Vja7EeLXz
        eVU+Me4MsocyoglOe44xd1jaeA2c9k+4rn2pLKf6hq3NjjBuvyCGMxftLhubYsVZW3XOm+NMbaxfWBOHOrAYPRMfTZ7WAy5rX02+9uVU0NrDofbpVNS+noxJ
        0Ir2AVXSpkGruIma3WHBcmO2LC1VMRtgw9HqWOsIBLITYL6qmC15S2zsI1CULcFO/bK1b7Ex/nUEfNkbVk//NoWuZdsrDQBRfqlaYJCDXmrx9a7fDrd6Yge0
        4/lStQGDJxusWDZl25eArW24Cd0VX+fRS/pfwP2hGzoe92pyavhcka7Q3qWcXW6XHXPAr6AeUTcDPSDJausDLHfM5ilhiuANGlOItH6ZyPEoreXV/2rsabcL
        fOkWYWOtC7ZznrNaBa3PddrTDiD4xt25TLP8ttZN2yHngq2tkm7Nu2hr46U75W5Lova23CvyYcXk5pz35hKsSoJVyck4M58jhoawJhtuzd6JirAuida7qreY
        EMQfNnbMvSA2iRecrbkX5cOis1PutiRqb8u9Ih9Wdsy9KolWt+Vekw9rjqa4rMv7unMFmsuGpNsw+RY0+HKvkG9R0i26O/ZVErXdbX2VDys75l6VRKvbcq/J
        h7Udc69LovXu3NjsysbvW1P7rWAjabu8qhD+78fd6iX3wRJb0aR9XqLYEjQor9cIv49LHRT7PFbsgzRGbKVjcTG9FLsdxb4WFPsc0QgMtH5fJS3EPtu+JDgh
        WpbQsYR49vXz9BPMR79rE4wuTTnXwwk8tABtVYIWoIXHNMH5ErQA2Zv8JMz2QAvQVSUIm7eQYYiOiBK0AB08WnSOlKAFGOBRoeMAXuilDbDFDSVOqHBuaUH5
        R98CVYW/T4g5qDJ7fWVhFbgPUvad4wnTvu4ajwmOZhINYExaMYvLP/uxCN5iYtudE0MN8JVFwPbO8RgaoDja3DvGYVUu9eZjXEPoWPaYAwhty5U/jdLfgYRN
        iTVMS1C4iSs04WstFsGhxv2tR/NQxgOMOAh/I/bTNl5K0DtdMMw+iNPX6EtqxY6WwbHYdBx3KFQ1epyhezx8S4anQCU6fZHtXEYwgwGZnrhM3QghPmyx9C/h
        jYagYLGIj915bTvz2dfthsyEEahtJhll5FCyJaJ7M6wVU0aULj3JdJA4azVQI0Ijpn01YvbVSLavAjUsROPOjoJ0zsuqg+V3dq6muL0alvjpVKN0NbA5g6MW
        RmB71+acqcLCpMVHcUHXG/Wut6DrVZ16C5Au0/XCklJLqhvsV517puqrQV2dLxXTsQ9pIClmx8Z6Z6pe1lhWLr5yHv9M1c3yME/1ynkKZ6qOznO38PgsiG1L
        TrO6++QtnuG1uuoL8mMSc35PFGlZ2CeE5GtI63WRefo2P7GBIa0kNTI33onBZv7sx6JjzsOBCT2Uhd4Z8CbqghGvHo8bsnmaspUGUKTLLEzVEEckSK2c1zDn
        fqEID2p/wiRn/UaXMkd8IhtqXpFVOuycqH6uhA0/XwK/0d1wWwlUdK4EZ04Kjf5Uc1WL6Zo7r1uQuaO25DNNIssOSKLs87YtbvXY4sU+xjF6xyuqQqE7z8Av
        fR/P7rPb47VlDZ2Zncur4u3Wja7SUg+W3v9FvYlE/2xYSkMuK/qyLf64ZRAy/Ue+apkuc7k7t/wrNrZlVjnH/RnLbXfHfZU59sWcDFPu49ew8Pvb9oQ9AYvp
        rdb/x2x76gFCUrO97ejreu3LCqZV3Zk8msncEv97XcOE6/f+sIKFBLEiOHnXa8rqXk/ciI6n9z4LPV9DNxe9U8OzV1NDoBcf5+u9HehmIvthtVP2l6+m7L47
        ItfIr1xNQYV8IyXfn11NPn97vq9eTT5v6+7LFfC1qynA/f93aO8dymOY36IWbdGrGFBHZ94KgftvW71di9n2ptMcECJrhDnI8skU8FsW6k2Gu2XDXRHnTUZ6
        RZ9NRpmpu+3DhSTvGvXkG1ig2uJPcz1lwMcMejeWWSEbzauOvuEiUKCcAzY9NHI4rdjzV9hFV5UQuOMpJuvm7YKPdL/TfWC8izgJ35Y8cluGyNG2RUZ7RZ/d
        Os6OFjDYMm7a+1I8xtbSxADK9sru1tIb2yqze1fmXqEyaCUzMPh7H9+rS3jVVbuEnarhbkLy2NUusOHuBTZ+autU55egnvqge/Lf8NZTjAleTVtpvQYssno1
        ie0MaHRulFdExZBndWA+KUvSTqKVJiQXOXGH/W3jtl1M3xnMx1BIWQnFv6uNS3MC8dv+N1dahWEPpECyBvogDfS90u5ckW1mtNPtMLhy4hS0DbtzBWWqfDwq
        yz8eJwD6W3ShoRME94yAXn9bXrnp9jwkjUOWL34L+j6+GVpnIUNAT6jb07FuzcJ1DD0VMpywIqhRWCBXPyXkajaU1N1UpZuKi2wgN8ut3ZMrrC0XOmnshOYE
        jGmmQ5mGeaLnKh2Fissoq7jEAbsWv0IqWsndAOvue3NC9HezFmWARGNbErW2JCqzJZMRNQwDiSK0P6qF+Mfp49x5NaHGzLez8S6B5fFuNJI6cybZYzbYHrPB
        CJRStfpuDinZcbV787s2oI71CPvOfoS9bbNPb+Nxt6MdCurflANZbziSeTmznZZlNtV8JlsXqOiY1bb1pFKH6EAc5O5+RLo0i27yLI3CkRT3Fp/YODlIYqwB
        Q9PPpyRPpTqfhGxYc5QNEo1Fba+jvkBDGnLkEvh1srjxjLC1h+llDHzqUZrh79qUfYIe0b/xkhZHbUjUBkcNRh924iHqwQSLt/Gaxawyv3lW1jLdtXiNwysc
        s7HR4yE11D7unsv7kITXkFYb4jotSOEMLrcvJ63LHau6ZlWsqDeNH3ffrEL2pEQAxiOQkN4SvcpMCc0B3u/k9y2TsGGJcH9EIU2aoEH3xBV9i60yWdHvsoWL
        nEHfLNrueI/MNWzLAh6nGKzrcUwU5wPtgrlEABxAwXnXblouJm3bJmXCj81fR3otLoY+fRdYL1TQ0lMD8NLzu54qBjeFvuCmoBuu4cfWdjPJqZdL53/qWujo
        319XhnfuSg/uX4v5fty/Yt/++Tv3j8ljffpn/+P3z9b9C/r2z9u5f0zKs+XkaEWfsSnNIB6Df3896ymYwTPzd57OUt/uwmhuulKel05n9AfoSVMnss4HHVqk
        DWPsSVnSZBl0KeXUgr1IgtPRN2zeyE54NSf/ziN1xdPf6ts/VtYscydDQMKyiMWCidlQxSnnnUHCtqctEB6r0DCqwb4ko2+wecnsicSGLxQhRJaRK8JPCz8j
        +JlId0frdhKAZxGgDFtUlVAyldcpAJRIBzks/Hj4CfBT6V0A2y+HAwPHDCujezS00nTQdSnwUBDDIjiFHg6OOfD6ZB+jJlZgWbJCD+sYO/uswXpkRVVxflbS
        EWCi76cpf0hmsMIKV8xiMZNawbguOaK9fO8Jqw10c63F+mYYnEq67GiDoO5Fdvvl53hbDjO2wGn5EXK26mylvKTsm+1/Rg9q70/Cy+AJ6yfo4R1zXk+PIiyy
        lpR7zDkLeeXj7h30KN9sn6aHc4IujCVVO2G9Eq4Mj9GyKKnKMecWevjHnJuoKw+56NBN89pQZoF9VnI0DGXiS8R2ROuiXecjboUZnH442K0e8EPRDxjVl/cE
        MW+l1Z7iY/HV4yKHLonKWpzeBN1O0OsE/U6w0AkWOfg/Wtpkpn1/4innPF1FvDuwlO58K9iqhK7RiEO0Aey/qpM++54GsyDeAm28Om1LZvSl9n1sU11WkaM8
        kM5tTYtnCZdoPvoBdAGMwfUf02Y7UTPzgLkFPlpQUL5uAZgaWPwET6nF9VBsA8M3DpxjNEoWrLDDNL2NYi/btnuJ/UNh2rE9CILYGoIQPAY2aQtn0tHQQ7yu
        E/Rw0hDQwcljk9QNxiZtrAqAO4JobrqH0CNdB4wF0/ud/L6l1MWioEeZPVwuJQj/esZtXQofqD6o7QHXJsF5ZHvANdgBDsCxbImdYPsUXCY89+QnC+n3Pvf5
        XyvCjR2l+pIFh0yF9PHafHRSHErCliz82bnIwb4h0z//zPt0jiytSVWAOX0rmhFx2UNWJRmgNXZa1D2bqXtvUkzd0zlb7EU1kDr3XWSzqs75mmPZbLcMfj2a
        6YP3YimYXlZdHI4FVvgz3zQAoO64py5WMTps1Z8L4J5Q4qTIcB0D7TPYSyqARBwOMKgcqiRVrDMOR0kJAIzDraQMmOYLBUzNd8zKCrxqdyzI+fAt1XYYUHF4
        yWH4FUaf8MZUhX+r/Fvi3zJ+2QVP/bQYmKPGYhnxuqOG6mdFPyP9bIGdXgi1NVsCfvcBW0gm8/YJMPgrLVYupFSTOasM/OkjLRFDn8y0ot/IlgVgG6IO0440
        YY81Y9bTbTfjKp4fbG63zU8443iPuF094nb3csUL2fimNk2tQiyScg9fARsnkz3xaA99sAmma9FNos3KvyUwB3N+ESeX4qmXUxZY87x1KpuWFYn7231qSu1b
        VpP0Zd06n0T8BToly22lVGKup+PxNQq5rISVWrJcEcdBF8WkT/bK/XY83q+6a9Cl7jUl7qMRoUGq9KOgEAg8fwiEjvO10C0FxYLneb5tOWzzgcnnSg6q14lR
        VVxE6dpTEQiit5WfbhDwqaCp0bdgKnSPWNjz2Yv7KgITYnLGZ3HkNgLjYlTG56siq+ruMqq6Y1q/FyLL8LUIuUmY0PNFeniXqN+V4jHRsYNsty8SxqOikFeO
        94hCXhmemkUueUK07srx7kpZlKI3yvNxxMOQ9bSqewon1RVzidRXSKNLvUp7Fj39Pa+PJudaZIagYYagYYagYYagYYagYYagYYYgMkMQGWXCUaNeONZHG3M1
        6vWB76u0NphAfk0PR6JjlOJ7TAyxmaZIF/9RHcEUZnYBvv+y2t/HreiB5eTa5QSuLamCaSZVJgcVxe5fTg5rS4uLvZu2T1GaGTWtqIBZLa25Ue+VtLMXDyLP
        Qbhlp3rbOtMKhmtGzUKL55A6rLWC2oi9Bun3Ux370KZrlpMDS5utfHH7FEXuaxs7ypSn8/VahQ8ttV8dMLaQYVweFvh8ADj8Rtmy3Aj1slwP9bJcrOhluVAx
        81fRy3K1opflSkUvy3aFlmUQqj1qHzsH3wUFv/0UTGgaxJT/NfS2lxZR5jJnDww48wSqhKcNqfbS6spSxCBBXMMFIh/VpfhzvJvLVlw2tVJxdmplp3LqjZRN
        0LEQqn3Rotf5lphv9K72y6e9pqGUc4yaoRtEg4HSN1A6+kKBcdy/J3p4Z9in9mUvbxzvvJx80zjXzcL830U3dlOhsX7bLVaRoB48Rs0BHWxf9LindWz1HLTN
        Hlq09TwtoGesmz93Hj5hOXOW8YJOdU5P5lk9T3NUHZsgQDXIleWY1SkUDa6vL4ni3HFUq9hXACL3gZwlR4DFgB1uXwy4qBtwUTfgom7ARd2Ai7oBF3UDLmoG
        XNRQS1VDzFpnaVbN0qyapVkzS7NmlmbNLM2aWZo1szRr8e7O8ViGZFyZJeOK3FbYDd6t5TZGtd3gMW03eI+2Gzyh7QaPa7vBu7Td4PUmy1Ci/ogawmbFImoj
        2xHDALLhsIiaz5bCQMRm02YRjTHbMqtTq9l4WZ1ara38ssElwoJi3JorHStX2ZnXjeOEQLfEgEIew7HxYcmR8kLc16p4wF0jPVpxC9yKshjgwi3ENwJ8pVPs
        UJoFkZ4oOXPaJlNSZmGH9EvaQtP9qvQ6iDwh2kgs+riwqRJsMFEJT5Tmo4/z9fqJEm5kVZ6BqoqAoAyrFh4jeTwlmdps0ZhN0u8umBbGtbXKqEiZEQgsWexK
        WudVxkMaHD2mIcco08l/rIPXdHnXBMYy1oVpNDhuQvCNMZDfNc4Bo3iEpALtKPdBO6p5tMMO6K8j1MGraCXQy2gVLKMVEGtEaEN1xBlZQKNv6me3pg7yqXWi
        r2xNVJREsXXczSX7s63JCjqZ3ZXsq1uTgdfYmSEUe7krw9e2ZvDEMi8jI2UVaWSkCPcYCQwUlQUl0STtImYBaEiRDWON8pOmKW/HJ5mIPmnz+QwK/j69GdcC
        PRYYMMDddle7vry9XbCmhHaBktPidkkadiFR7sIGqRS6OA1y475lm0LVYGYdElIHjU7hDtb23DyvUuz+Ii83y7RurNPeLdOyrZmMoBVB9HiC3ZgECVuibCj2
        ZlJJBrV1oEFYB2qkdo9d5quGXOfKIqgX6RubpiGWIKFYMnuxYmmTPGXAMbl6yOUxwJuF6+ATnrx4uD0+DvNoT3iwOQTB3WK07lLwcXBUKZhGcdHNb5OyqpzO
        0NKkhHBJVV5DQ8/54ZMla1lF6i+xKOOW7UaZXs08OAgHF1VHECtg+WBpTCnrY8eLKm/KgIeVk8J0nwdQXeKTbYwtNUHgsztztUwAIdDCutuZ3vR5VDiYBmZU
        S4STv6wqwI8t7VxLaVstsBSYq0XpWrDoSiCHT/arzDlTDWg9BywwG+hqo97VBrraTCJYWM26WggET0pt+/rV5oLVvE/XVpR6g7urBUCnwAjq9m2rB9avtPXu
        qg9QdeU8PjhRJg+7hL5yngK4QGZMmLEWsEBvkBcI7pO3CA6LmAAsZUb1df6SCARXHRQZglzBov8lvnzRPmKbFSn7NQrwiF50sXHZ3xGDJV8V9ZruWAEFGKiA
        MkzPIgSKeedij0af8GIfMAh7VF7oWM7RNMCY7vqW5cqZB8NVQPlC/GZ8pmHwmYbBZxoGn2kYfKZh8JmGwWcig89EhM+AiM5mzpCppctbbOnyFlq6vI0BXd76
        gC5vbUCXtzqgy1sZoLuArYsaMEUNmKIGTFFNU1TTFNU0RTVNUc0YjqxStjJ6Rkytzcf1dOM9DRrdtE7NBiZDh4uzYAtm6lwQ5NU5Jyirc1bQWxAGgTs6s4IA
        O0rwXyfSHgl8RXAePAyY7YQrWbyHBiazLU94gQpRm2sxsz3BajpTxVqJTotb79jNJrypBiJY5k2fb8wzYZj1bMT/1sIzbnopnU4f+6UoOqIKM/bfNOCz75D1
        143YwfPFhtC0NhpC03qhQUuqcNB9qUGbhN4XmMY1Y/9ik04ISv8LzbiM58PNuInv72zGdTwfarIH9VNMVRNioybgMVXa0OJQKAy4+kKJNKdrgbW3J6l737LN
        NJwmHFWmQSatbhZf3Sy+ull8dbP46mbx1c3iq5nFR1eA/3dPp6Wp9DKf4qXi8Rp9wfB/vSbD/7WaDP9XazL8X6rJ8K/BnAJN22drGOEZ+zM1meY/qsk0P1WT
        aV6tyTQ/ARMN9Hy2FsYDcOtqxfAZV4JTtECV4RQtUE04RQvUAJyiBaoOp2gBuFQj9JiEx7IA7J0aPRw4RSMcBk7RAvD3AlhlATE5EEK+r52iFdJVZlPVxCla
        jZ2ijaoanKJNqhpHiFO0mlRR0+NWY6dotS6naDXjFK0WsYaRBc37mnaKNhS+r+XWH/AvtUD2X/HOJwNMS3UOWW+nQ+2MsvNyOionrcfGHwcAauMheFOjm1aT
        s+YE/by5fA4vj5dIBc75mm/bFiEbYS6nhrz/D3FvAyXHdZ0HVr2q6q7u6p+amZ4fzIDUqyIlAaQowWuFJEiKQM8CJAhSJCxRMm1rE0qgaJ0Z2YcAaYZaDTGg
        AEKIYseMvPEKOPaqpyEbkpewmbOyJa1NA1ISS86PQ3s3sfaszzFzkmzsk12bspNY0gri3u+7r356MKBk5djLn6nqqlfv57777rv3vvszTXWbYaS44py2UkbR
        OaRWRqn9NPYRYUANAmcXX03TwBqn4bOIlT2NiC25sQOE1J6GDsDVIlIz9sxaHbKbOXddl1N9qsip3ilyqneLnOrqN/1clDXVaztyntWvhEU66hAZnGUTbGSD
        Imt7H77brwSyVuX6XIhU1jcGL4TIUn1j8FLoMlq/HGXqCv6y7Hdae+j8uUehc/i+FApuTnOMv+aGJeSDyXp7Ti20hZJQys8j4g1iyfdscNWCsIzbpgWn6YQ+
        Tb/kFIF7eG+3jraA0AF2+sZg11g+TT8d2oFwG+hcrpGgHhNGtyfCC9vNkUM4Z2wrpABWv3SL+JYuLXHecAU8RsAaIRTPU0I+W1Kk44qExZep3aI6z15RhdSx
        sFVuYoZJkGFPUcyFwtHVcWirivduWfFDOKpDOabo3uo7u+V3t4IPq/CwwuMAeDyxJBwwZ114MCZntgPnk/01v8zK/JjVQg/ngdUCD08WeNgVOFQWODRZ4JAr
        sLcssHeywF5XYFdZYNdkgV2ugC0L2MkC1hVIywLpZIHUFfDKAt5kAbWA2UxIZDHUgYYy5cMiXvvkA5Ns8Zm/qVRi5/igmovnGhp5VSgjzksGm4jId7PWg4KA
        hI6AjAoCcil0KeCFkkQFkWkURCYs6E9gZwRtByADM3bG5WB7yXc/nBfLDBLHEluCEnYv4HEkj6uc3yM8asujpHx0HI+a2MFrqKN1a5IwvVeHrpnXpCVQam4Z
        96NGmIi6M0RyYg6WU567wBhCMeQXFJqZVyk/aqccGjgjb5SrzC29qFyL5bLL/XP1/WXisGP7OL9unM8jBIWfW0aiyK9B+kx/nC9s5Dpze1ldXqkSEYYbhbJx
        fq29xkpZf4T4b6Mx9HU2rwouWqn+dRavF4XBm7cLI2lTyu1ELouIcT7y10sd7IVFHs2FETuev8FKhYwAkr8RYB3nN0jdKCuFtklZ+cTfsG+QjozsGxG/bJxb
        1NpgsAwZxpL0UD7heJbwJsShgnQm97UvMkB8hXB1eU2FOi7v5CXi3smmWCnu7evstSO0u43t+qhhnj17w1Y12DdWT6XkAqrrQqc/ZkS+a6q3OVKLu91W6MRE
        Tj5dOZ5bLw9vaaR2QDeePNkyiMyVIQzeSf12otHliTAJ4Pa6sayLeDMSaSe6guPXIqmpFLqBgWfy+bFMBULO5AtjV64rgusiym1HuR0I4rfTlm87MAvC2214
        m+HtUvW2lSjvJZS/7Wh3w1HgyNHRkJp4w5grIP5dR8I7jhAjaEsKwxVWVJAw+YGI3Mm12Pq8nYF3S8A7GpmBY4X8uyi8pgcXIy9pwWDHpn/sJ9e44Chx7g9f
        ZXBJ2OZaP4VbS0KTNn/YSb8VJt/PkurUjorhjGsNOg8VG+xh/iMM8kLnACxN3kXDIDVtSO78Tp+j3DecCQSuSLhW1cQeZ+hxE25Qn/X1SZ6+4he93IVe8ul1
        6Z/7SYdt07CtHEiKIm/9jgO5gIH8kXdF+9ejtXv4OXr7L0JAbkcdcjH+dPAnxZ8B/izgz3b8sfhzvTRwHCEitM7Xo6+YmJ43HH1sahgPkVnaS34pMuE6Ux5b
        TXjsLaen8/i8pvqQX8ePBycOQVbo+kVqiNf9hA0fv2DjZXtqec9Hn11OT2Xc1pjAmGgWpMHkX+KFM5yKn8wbF/J4OWW99Y8i/Yua0idlqUgLLMOnZt2sW/95
        27ywvOvUycIT8HhalWC+buZgflqTVTO7dby5axEChw5WkszQxiWE+lRWxMqbPG94cf1g19MZ0pgQZdgHbKEosfcApE5aUYaJyJw4KjTHNqdwNj5ENf+CNRcE
        SifBMSCEduT+Vi8YxdTwham/SG4JaCR04RZktx72j6CfiJMsUnHVVTzor2zuah5MdJaNV9DdBAsB6gSYrb8FvNCBBD0w5lj1Lv0LTirE70ueJsxB8S2+x6RL
        FRnwcdk/SSQ7bxFacNFL1F0uZMxdwS3ZWALBLv95RayE5lFAzORnE9NYbwBXU8ZTwfQNvQOIL2KFFMXMmxmv5JFQpgxhtbQPwgymQfGXfcaMSR86J5bDZUGX
        5xGk/8k8UsS6/fSyf0KeKJomgqZ559DSqR9gsF7Dej6ceYXDGxaI/8McKWcpEVjm3UNLeQNDadrG44yuWPUEZz/P28aFZ5fNqeVvaWoMac9b7p1+kIn/Jop2
        DjFxTvdQ8Qi9dR31fqjrQyTd9EmyfMk7sey9AymAy+Urs+zBHyeUcUflOL7pJ5iIrKnLH8Z7m4DGdUvwXMiKFC1hOd1scSg8iFQv/fK2WJjaaZruAReeprWe
        5hmb6HWAFQkD5BVB4BK9qRyKkF4oOgjvTRzirK5UmO0n5dILJ5eeuWCDcukFXHT6t3pBNDV8YeovEuh3gFBIK491iBHKrXStXxGJTV1rUF010TssG2JuRBdi
        L8mjYeh01AJswVz5HuaiWrm8FYxp2EiQv0HkX45OIl9RYJurtjkMhT7jgwPC0UrJx4GvJMD8ic/4zcnj/kkGOMHM5sUr/CyINaoFxDl5juAn51HQFbLJs+el
        +lUMr2z0ApvRfsUnefKHf10F51+reBfUDIwCMtjlMQloa2cQ666BIFDL8XJYrEMid97VdXhKF2LkFmLv0FIGYxshJQ1FdJy7y5JDTEogQBZhXq5Y9MTiPpf8
        FesYCLQuCy2PmU/MRvu7/mJSrDbELV5KCiDl8cGwql+A2NP12alQvavrErYnVbEU6xEhWJafcdtptQRzV3cWl+sV6kC+PWFymXjatNYnRwApCACciZXKxDLD
        zRJnQhAB0JX+CQAHX3FVvvLqnhMnSxwJijF66UmjSUTgnSANyrwNj9l4FTGah+syl8UsQuWBKfSJ3bCIJF1+0JsYGG2dZWCg3UJ0ek/CNNcPlVaC4u05UQzG
        EYu9J06y4gvLPSEg8UmYRb8H27CSCF/nTwTrlwP+lq0nYjzksgSeABeNYItUc+upZf9p6z0vvx1ClcmHjstel9zobVWWq79ecPltp88nJwMTrBvsOruUQ4pg
        9/wmtZAl6jfdEmjcH+59LQIaI33zJPGUyhZWbEPpZ3xV+hlV9DN6LfppYG5vlmTiGqvpswaFF/6qiCRsUmLEQIlsC7Qykh644azUO/Cm3Ah9lJuB9A9ET1hf
        hxUlegjLAmklOPA4WZpdDOajNvcys78eesk1gmNv9qd1u1eWe2U4vzJcO4Jin2iZ9noM1oT2NZ1NqMMVjunOmxfyPnbo9FCBNdZTHqyOSEJthd8hq149Dgo8
        DIYdZG0jajH5ba0yV+Xwkv9jTENSKLRRD1IS0QqdfklkA/GXNFCZv6FicUaFd4OmPzAQaGk8lMglagvvh4EQHqotQwthg23rAMyDIvybnjI4hGzA4METwiq4
        PUWiOu2I6nJs+yCnM8vh6fNL2UB+gZTOctzCd3ugKvLd4wjR+3w2tdxHHFHSVyYE3wQRZ8yfHqKBtY27/jLCoTUznv4qSKYQHw1Z4IS40m8KT7UYUuo4uCfD
        PULCFV0RHJ6Ux/aeLZisiCSaUdyKE1/ZZD0mXYKvCWLlilAlAMhDDUUOAPGUFwJ1CGOPyBl7RDD26NY+oXCDwxmkS+/gtM32bjHIxal1DWzP7R89pXKyf/QS
        hYbCYd0SAE3mcF4shg6DnLbsIT3Q+f75PLxPkHwGOFP7dAKLpnUPiZIS1HI7iz0kRDUFqS26IXuIqzvje91DQvdW9pCo2EN6bg/pyx4Scg+JHN8RkksIn68x
        CP1iD+lfdQ9Bc9g9At3t2FMwH1utG5nTY7Bd2V+sK6JJr0IRz+Hd44KB4fN5ryhVx5dEENHBozF8Q3oPkYHpvvj7oKuKKMIkWPRswR2nU+QpDjBZbgqQC0ob
        nzi0JA9mBMBLJ3XGPXUHBQaRxXN7Yohzk3ByT0RKbZhAqtGP61ygJ3hB8jFD+Xq4Dh8yzgxaEX4yIOfdEJgcqyXTFH7jvm7gvC8a4CVlPwbNYwCwhSeG64//
        qGz6oeZsQs9IDmycNRFvIsyQGMrw8YEupCobHSB/CbEIdlqhZsBs1r9OyH9mDZdWOII1VwNjAuN+7GCX1rDrj2fR8ro0gpnHiaqKag0V1eS5l2B6WsvQMcve
        cOFZbBGebWEFByeFAUzOGOPrTmo1ZcEmhUFBXkFXIVJskitV/I+uKv2HlfQfvobYb72Vm6iu/6uQ2iHs2QjboSAkRPiQ3lRoMaFIaukELpiuc2m9S0Pv/qXk
        ToGMYMkxZTTNBDduwI37q9gt4DHpK3vt17jx5EN0S6PnFUOWChRWqG+SG5i++BRK1KAgGHpDGc9Qn8qm5HoSoiPyM7xryTIcvDR2zxIOz6WSe4Tj437llFVQ
        DeJUOvmWcfm+nD+cj5PwDra6J3ODfAFGz2INLBKOhytqKxgOjx1hzHmp+sBS5ie0lQ31a3q9WXNwCUzj8PjpKWk3eAL+Fk2ZXI+5wNRxL4QXaEyUgZYNsKbB
        rafpB7GekIhPOu50leCjEPOaSj+niOO65XqL7rXcwUErHmDgCXkGrYsht+gdXOLhAN6D04pXMxbnHURV74rGVrWxVagA0ZinRKJWn37mX7WP9c8CMJ4YLoyf
        QvA9PXJC9OGC9vAPcjOtChJhVbtM7pM+CV2QsD5Zs8D27/Na+RxUPvC8u8mLsxhQ55nxVuxOEw8v5PNOSVTjczCvc8I/Z3M2+H4fSRZoBRHZeTycl801XikX
        WVwtsEgE3HKBCaGRthp0WmtwmenfqhA9x0ytECk8/5aFcNi2cLJszEyuaE+WS9lgjfWqvZhkwqoXiJMRXjiZ/h1juzd5Cy4pwibJpEv2siBW34GtFNlBICMz
        uQNpdGAt0oXVx+vlYmAt0oWHs5WLFNkuOyQMKC75Lp7scPsKEvbiiA97nMxt4y1+Ww1bWnlyIZsvvCPjXCHueUrfYZmae+nHINHyEqkqrAHjdcMsmZnv9uh5
        6GbzlINRjtsH/feX17O5ZaLu/d1gUckj1vOypzpGH3645gA+Ovi4LAaiunxoltcTwY4mDVDmBLKkW/5JuyB0s7iHt0MyjJ+w8VGIlk8cTf+uEc6pdbv/vyLW
        XXKb9wVc49u8z/tqzPtZXIU3QyA429wZPJwv3BJ82v14SHA8OIk4I6XUeWgpn7slGGGxxYJOgjEKlvQnTYbMi5+l3A949nVFtBWhDZZJK+9dAKIDsp2QNrhS
        R9vpQKsAZwIQwYY5QHC/Kxa5vwb2DBhh5yiczGWEP0W/yKK6CMtJV5n7YNPbHvBH45YKcaars6L75orzXvptl7m8TUb5ri4RvHW/qiaaw5e8Ff0s/XsG7qQP
        oowB1YECHN2gygIG0IeszHGQqNpVU4bJRgvI5B3CKW8r2U5Ql7nJ68A2iPEBvPuPZBNmx8KEt22inWNKZ2Xj4Se9X3Niel2GNYB+pFY2XGd4ZxLDoSe8i6AD
        8lGBTwMxRdQBaRkjXcq92l5j6OWd85gKEaGhgpZdJg2BmmmZCTVmak4iANGe9/rXLcGXPJX+db1wmTCzrOdEUuC5V18gZlEpAIz2lx01KNbCvKDgnBCZAvfn
        a+vA8a5Y5bmvK9no8hYG54mjXPCytt0CEVS+3V8GV3qbsFURSAgUkz7c/COA51ZIhDsDkdR36Z13tYVxAJ26JdihuO/2hhBipLBNoBgeVRoNkPp525BtRNZD
        460GUWq0myqchU7HPtyxkoOmrJdYrVCdFw5OiPXyntPnCZUK9HNUXTdOn0/opNMQsO9dAcopQ7wzsPkcLnEpEPqIDih4Jj3MeuSf/bf4i7f7t+HuJm/bbd5u
        vVvI27d5t1oeAA7ggv1WvU9vNjjvZLQdno22ZE2DNsCnPj1jILbKk6isebGseVut5oVazYOyZhikoLv5/C1BrPfc4rUNeZKeNa56JEzDVr6yYvu3wZyTHHje
        OCgYPG9jTtuzIpB571bNssV54c/LchvuXS2Q2HuLz3DmevTlUXMUABUQvsKQYzx6uw9a8nEkWX0JWR5BDVpC2JzMzV2eZMVt2Cbw3B7h6x5hZDu0kW6aslzd
        QqltIh5Z0fB5mU3oHOY28er6QXP4FSFAQvKFWRcScyD3cbzIMHQVOgDvMo1yv4LtxVuVOgVrZPn+tIGYWWu87J0+q/rof1fFuD0B+09j+5Bt5DhDmsDwjzLF
        qkDG4aa2HqhyqkYnypHdWlDW54w26mE/2pttw+XWbLGiHUZpR0EXSDu8knaA8FivRj8KGgP60ZTVBSytkRDvu9hKz7qt9IzbSj/httL/wW2lz7ndc5eDhNzu
        2IpeEEDcRpXZTK73FF55LKtE4BvLEpGBx/CJC3FJhUmJofSfIzY7RiXG+vErRgWRu2DbnP59qcLyEha6FaFv5K9ioG+LHJv7BdDIzgiuuXwyX/UWdA3S9l3l
        5wgN4NW0ubvYEXQb/fW0v/5kfy1HFuK8VMaWty7kS8UmH4GP+2EoQm/zfkiJ8ENKfR9UWnxISSsorJACav/TwKwrfdPMELtW6HIqOLGwIjsAFm3Lmp1BKhSZ
        0lEPG730BH9AOn7SUKkOXkvEpE9QTBIZKUAygrxXykg9tB9DX3jHCpsRURQEpgXv/TdpGJhbhTOkUg2GBqFwiYHGmwk10IysP0ZhRHjAkGeEz9GuNl7J+0o3
        A4950/Gw7H3I3ua6pkIM/9M+QqFjflMmNNTzH9n4PcRcJ+bDbwDQnpP6Pk0XLQpA0wKzcCd4uzmS/gcpWNIyL5Qh5cgcf1qQb6YwboYG4MDN5o/Qsny495aA
        qe1DZ4eGFFs7g0PSTJ9qg3yQfgLpJkMk4gHVn7V9YFmIsEtS+0S9T91svuLqfeyW4JK7/QBG+nn342FGJ+5bVjvl0t4LrWelxqYrdvY2prKeBtOl4S6d9TpA
        jrEULWrcOJnUj2MDVvGjRaJveyT7wFO89Gljolyad70zREFgfWTlMun/KLuRs0MRRHsrI+5jO9KZus2D0hPiIjYIlRhv81q0X2FuyW8ITXmLfycE4Ju8OzJq
        9m9FLvQd5q04CrjJe5tTd1OsLpczcBqr2FOmILwghJaLUT6a5zW0S449iHVfEqGRyozn7cIWuh5XaGGFgbh4HrKQm2L3MDWKIJsHpZJwJcmB7+Gqss4Kigih
        WCgfe2oswrHEsB2TsdfVQ2ZCNeSVgiR7oqAvH/tbPk4E0SLsKo7F2qshX+hiHq5s3bkdtc5dr52zrnOY8gQLE8lpW1hrTtK0PuVecIkeyD49FoHChReijyrp
        twyTUDgsSZU+tAP0V1ygRlAD2LQ0pg1rZHgnrdcU9SZ6StNEt3jZnjFy10K5uTb10ArTJDuh7CSpgKEJkjrPh5GU+CMP3vnbZPeag4gtgshTmttRyn1Aiz+G
        uJYUhwI7/zYf9qbzy7eevkOwM0AQLwQuEgbz9J0GRqtzd2pM60t+wdtjTrpKyLvowzy0oX+p2rocavKiMdExpPXCMZ58kzfOy64jwo/BjyZ+wG0lvpe0rS3/
        J0PqvtpgaZb7JwTWTVwasrM3oYmTn8GpPDqNDfu0/IgfXBJmtiEPqcZqLMfgceNlGIhEy7eeyKNTy88csxFPLM2JkxkExOqJlHJlT50E39RY9tcyEf3lksvu
        /w5yjglPPIs19XB5N1oHn7P8qvvHO5EHsvSe+cjJ08+NLh1flz3/pJUnVlZsx/q8Ctadz7rWP4/BMhCVB4+VDiLLqdodoTWR0A2awoOQBGgKx+2BsTmN2gRC
        ++sjs3mMPuAbHy9aoEA+2No2qBJMDk3nFtNJvhiaUBXJqVqtRE7PAoYyKDiGSuj0l33hAvzC4Cd4HnZUOAysGfxEOB6ML+Rt6j5aS6d+gBrAes3QILMmU6tp
        ohJ+Bl9oJz8b/Y77lFbAyxX9JW00m/qHvmzqX1PtIA7lsRok0UpA6vgwKN2mrtaHW6/IfeqXn/qbP1Wqt9w7jUiItEuCANEszJtEWoSNAII2wwrw+U2WTO0H
        mTDWQORpWF/kHZVOGliDBhcv98+rhpadLLvyTX/56ImTwsCiS+a8xlgAVMpxViVM58oRxzi9pFmDwc5yoEvZgR3x2BFa6VzvQXN62ZhmeRYBPtCA82vgAkW0
        EV5PWDzYCoPZa17IksIzaSEPqg3OKI86eaGeMqFNSzgB+1O2mD2BbGWMElI/J+x6ULDrMEyxAW3ssJe1CSedta0K+7XCehhbKF3ppEpdr1+rD1OJ4JQKJQOf
        Qx7VGrIn3LpooMcCqxAR+RA+B6E+xKmRl7jqYi0Oxb63ZQ9/xiTkOmx5rv8Z35h1/9jWB4XurD64kEcTSuetVKoBGf9g0+PlvhGi6Njz5WTCEqR+7IdT2uUm
        MCbQo8fiCPSkOzyVnqsdr7NqKZRR1G4ZHMivP76ShZVKytPD4v/GKz4BmfPSnzUqnTOrGNVGKpX7PPOEVJ58MzDmWLCu8lSDzsPQAL/WIZk0R3vM+EnV0Rfg
        2nTsVQBCf2sD5BDRQLpFssyXoQnx1H4ta+q5W3jVc7eGO3SjXpoCtndVk9tAtr6wDM/nh8dU46inWtA/8tQq+D56fd965MIpG56UYQbgkOEZHkPbA4ZMWD7y
        Y1fdzMJNm1dUFUtAEUTcBWkyTo4XORe6rp2BZVQeqZYt/1WcEdIYzkPzQiCVtXjQ7Y2VST01drHul9Qkwcxb98uFar9c0P1yoPsldVLcL6GncodDA34iM/DZ
        yDTWw2O0QRIuMKZlnVC8mukWSG1lmFaQWi+ZzLiDjQHbi352rKDhmz6TEScoqWo6m/xw1y+s/OILdZJYM7KFAy5oeKw2fc7IKWsEOPyWORf+6X7YWtbMq7hz
        dre07FPb3Ae7YfmBbG3HarZ6hfFjb+K4tfcdjB9DTK1AMTmU0xxFJnHSYlB4bmcxKCSxUXbpWz5OgDEOWNgIaKz/DrVhfU24HMrbS3A0vjpcECuhyVP+zXDp
        bA2XCXDAHuO7HM193bis6BiXOKHoDq27E1DsVlBc2RqKDhorE9AQeYZmF8W/yT1YGcJx47gaSn74bcCTES4XxSnC4pDnxnqQsMizCJ7skikFSTYgyed9XzYc
        /4LzbPBV2xAwZjIN0EkgHnPkRhPPhSXROL5+EsY1pvbokgdNG8oulc92nUx/zuSgdTg3H3pUzyypgT6h7jn1i6NoHi5qVem8QEzyAIlB+S3kEJypr6BSmLeG
        1DgVFUVqqOEqUk8FVqQb1s+b5KeMsw4YBjiQ96B78fsJurQffij7ee7j85D6TZ5X9Spg/iNaWePr/tupbgoJ2SJl5v2KXCs7PG8IgvvUkf0a8FYBADcd6X31
        UuuDamI1C8pqAq0GGYN2YMbkg6P4G/Nv5+jmqg11GzzC76BpKqP0GuoVNRw9WmvVpQo0yd/8K6C1Wou9JbDJbwcmLs/gkdwZRwSZxlbN9DgAuUOg5ErUBwGr
        H+cFefQ8zxjgdtCZNIL2lQmFmRfZR13SWJ5ktMKj4GwLvpEEum9BfR+0feE/e6d/+GhxVBhWvKtPu4m8BZbVt7yYggEj4+iTEyz/bNXgGk1RXVnYnjl+TX5J
        Ld1N/AKrCaAWiMgxBIUta1mBs9ABtdlspRNOGBBUu2/Vwai+927xOMGBru3AOiewbVjnqB8KwKAWOgAJ1RqMzPybxgTHmusqI0BLC5xRH7IBMqRDVIh0ytpg
        xjhL8YXM2W8Bexp1cBPETWfMXMx8VLBWbqoDTnGypOJdRBtsgXjjqG27KTZKwX3l9skCJkrEgxr4Lc0zyoIUjhIVjO7rmi2rPlbATUg6CuYBSbpxJD0ASfdW
        SR00sS5Iulcn6TzcIpsP+G2bsNlNj5v0P/rq5vZFYyL1OkupUp5kMLQFWA8NQ4YP33NwidZrlv1eyQPG2A5o9Jybg11DLd1x/37CzAz7KNKFzfJjR0RaG6xS
        UcIXxRNYG9/fbVgl1cnwPz0zJcUDRAaHNIF2hAs/6Dw0YGAbqFK7caG2Jyy73p0U+tFp1PYtGA5ipTehMMZxrr+86/TbfGhI/PO5USVJ804qSZp8NY2seO+E
        ekkANSxUJB1ZKLBYk14OSe7Dwuj+n/nGP0YPQ4ELxddOTl1ieAB2AZA8zff7qXoKvdMKuyA0qsBNp2r3decLip0vwGbgFw+KbS+g+9jEticFlwQ7IMV0+HLX
        6fPD4y97Isik3A7K/poSAYyMixGoud/pAOGxCUz5txAHnSeGCSEWtu7HLqXGZ2St/4F8LBIUY1bnsF09WtqfGCR+xT7yfdxYKTZEJ7PCXo0UR2oqkzeDHFxN
        bIheQ2zIGzrObwdHpLqIOjDfRlBhN85DwvVw1lLIgJbmV5CCbzYxBkmP0v8cCk9SyBPCKDTvRbgfYWDME8N/TnnJKwzmImbHVXKhknHyqO+vFT7Nr2KAk+FU
        ziCj8MPn0icy+n55JHE22h0o3+afyw3iWXhlOFvPe/9tzIEjcD4HQI83dsse9q8aQbzm3EJlF+tcz+gEFqIXkhiEuCBDQSAPP5m1hi0QxaxR2LBSPINRmwiD
        Zg0nImOYHozyho3HG3mzbPxR6m6an8ybIxufPWerFEWPdHGgCiFt4xwFsrM2PJfkqOPwftsoYLB+uHb/yNH90L11YHHZENbneekIzL5v8naocUsHY0hwWZCd
        QC4pfEyl4jM5T7ps69ElG50pHM9fuhMBIurgTmzzHJzQzuUY04bAozkxAc0zAEkxAWXM4FcP1+4fOUo7l8S2M193FnN9Gcr4Dts6l7WHyBneAc8m0OwqIP2z
        tbYOC0cpgG28mKfLbxWMfLV/JO/BvFvu7grrUXYe2d8Ny1zy3C3rrwKb1jJqnrhYJFi6Y8ydoF7U7PPdD5jrN21zjA3tHFj78eiTruQ/v2MMJIO9U9Fqunc8
        ysPDGARAIyDaAKpFG3lV/aNQGh0+ou5Xfv3NSORTvzbZfm2yURoA2PNRHHmnaxczGJ4XM+9lPSwqmuzd1Q0WYem/ing8iKDVVARWhjvlOu7Z9HzWH7qkKj1q
        c2qJRfpY0EYVWB3YxcgEQd3Rw8XL+sxAn3XBnnbxoacfevphR6X863x/HWRqqAHSwMkOd93GlDSlXe1L15rOegcL7xWPaiCnzat0egYSUDy0DxBc8c3mg7ah
        qetbN5sPWP/FfK5ECiN/0RQ8cOYK3X7zRN6nOqi/nJzKppaPP5XNDk88lQmEsh5CEs5hI4Iv7YWXP/9McLPGNW0NX/iDS/7NGh+lVhf4jeqD3/vC/9IoP/jj
        PzgTlB84PAtPZH0Oo/zmptuYTy+y/UO6HfWhOceat62V4Z/XhBx9JIP6ky/5t5PZl43mT1yBAIHbyn75cPHpRiIMopIdtznRYPjCK/wSNk2NlZvNwwj55kGe
        aOCYLAuW7xAkuAPxaWWiUts/vdynIh+5kkTwaUvnwnfLApDL01nfYjfRHDyclUit4kJI+IaWg6Vhf3Po3Qc99b0gUTiTHCKYfPvCaRwbSeV77l0afvVTaXE6
        H6rfQXiQSRmpMkAH8vZwjVHPAm4xhfYqhtLt4dzcA5uiVWlJG5GR77zNpVN0UvXy8TWZ7024kHeWcOAt4xR8nhOkmNj+p+T7bzdX8y5CjcjdPcyVMUTwvGGY
        QBbUSK3qIJDNOEePK4KNzsAnYPlXP/K7rWPLix/N+2zkqR8iHrIr75JO98/DKOYgTPpEepLN/XGop2WuZMu/5e10r/s3/9tvL35wuPCkyr3hMHxi+NWfFzkm
        gKFVCtNNnDAMsulOB0rInw1Wh1/4kHSasvrPAk2+ONz+Y1+UCh/5ICTOCA3RizJwXpRo4djywkeFuKBjf/udwv+ly9/WPromT5/VJr1sGg3G0q4QkEA9lALt
        W99O4+htcOjCWpaiNxFMEUNB2Xu7DcU4abVP5xSOASPop79oshSayIdzhNKZtniylk8vy5+BnX5QsC9FgLsHL6wJENchJ4QXlv2ns5RaFg2ZGnal4uJJvOwx
        tcEEe9rH4SAL0AOkdPDw6cYxU05YCYwZBQYmbKYABpjwmfMrsg6zwsnZzXeJAeyCLNwuLA665E2HFsfdwdAegNPBwcezcHldFfAR5yB6/tl8/tTy+rPZNjtl
        Z9eyBStUKl4TVJzD+Rudvl5mOpnUThFey142Q2UqAWcROmHAV/wtmH1hLT0vy47Y9Iy/Onz16Xu61Pfeij+78im7bS2X2gSqshYCZVml6Po9XegJA+EcL2QD
        6e8lD4Q3tYPlvWtCPRF7ddYOTgmC+Kfl4fqzp7Fk5P2pbEbIoHQMgsWrMuWR9lqKp3Y+/bSRF+icFKM3kw6orwNadK9kHNP6BMTGSG2zqNEcW/aqgYCpXbSL
        MmF9OyNI8W4Zw4wbg5aTUfiLOozogmBs5IYBDOUw1IJ7xk6fAmKclsduIFLiFHHCDcJbdKNAY7VRJIR/MSkL2uMGzYw5I33OyMIVM9KADYQ8OYQ/D9ltOktN
        /DqA+IwwnOtPzkesAwkuCPoG5UBSDmQA5J+2qRtGqsMY4P2pbBZhfnUYTTeKaTeKUukI6BazIWS+HAmWo0y/fLDA5SgT/CA0idLO+juwBHXdH1+/v2uw4eH2
        gBAdLrO+nofgiXGLtY+WZhm58iCRsjbAoBzgdDnA1M3UgJ55mKe0Nk8DvMcAtWVyuzrAvkO2RMoQpWZlotE0/gwmNPsIMY2Fhn++8lITevsp8kaRTPbs0zLk
        mQdlPQ6elipn3n3h6Vxw1bkI5tPQNE3/wBKgMKCrIqmTfC0kfejdvYI9006toc8CklO4DY6LWPMZU3HQS/pFxvidJw9xt20f46PmMM46SKGT4SC6/RgE66Hs
        b+0fh+ciLvHbcX2gSP8kpaJ7GSOdYlTb5epaGR47wrivTgELcyvoEZ77HU9qGr7yD9c/uAJdEXw+pDf/5Xe9Y8uD08uvwvNRhpku/xy3zT3HbH8Njm0pSv0H
        KdQ+vfzTx3/j+CvPXGqi2H8pzChYMEbB5RdevvTMiVM/+Ylda7d40bBlO6CBrQNIMkMVQzCMcJQo+2wnge6+Azmqcx/1GO0fR44F29x/BDosiC1SypmLRdr7
        gL23kfY/kP5PXdH/QdX/KfZ/gFJX9H9Q7/8U+z/Y1H+eDYJDSn/J6OkZ6YAFmkEAE1IibzAYS8RL83kgj9wt5AsF1szi0ewPLKl/c8suYK7zidmQHfqvYz66
        dlYW27wQsUGWDmczOiwn5AFniNoOv8utB6JTG7TBEfEUO6E+GVS0u7Uio58WJMb+LWOTDQoM2RQRW+iCvFNQkCaDaej4wpmSwdyOJX79aRmQlJIfM/yRVirV
        kw9223pKJWwHdFngdfNEOEie2falDlli6drTjhY+bTtYYYWFT7+KdBC/gyS0Xz0QAvfubkvYj3T5DpgAIGekvMe9rKCEcnMAThOh/u5FcPMETkwFn6E6GxFt
        7ysZnUCoAsAjeySGXlCjEmxCS/C83BNdaOaSX0EIGfg5kV+P1RBc1oKwY3mwWji3wb5UWNGb7zoyRI6Lm+9bQnppM1w7cFTdjqn2apIjzkMoGN8M9RVkCn/F
        xun/jH4HmAZalsLvBbbAHphDjCdZgSGMcG3KpoOv1xO4ZsG3FzomV7HWiThRJinbKhoStj7QbJw8Rqk3FLqGgvK46M2sHhTLlYvAE//7otWV4U3DG6kOW1J5
        yIDkohVhq5LHbQLL4n8nw1+necV/aL5ddS8w2X311eCIvPvx4a6jkMUCVT/99O/IPhleUcZ/YvhHIqe8xfdEkBoizAkbKgo8BoVlrRCDbMUqHIX3YLpWh0Zn
        A+MQQcia24sUDSEZSRrMDW9SQAQEVqIpK0NNdVmd2jtb/h0mxsbgqe2YeqYKprziVcHqhoPV4fHjHzn+tPw9xsO/JWvS0yZ5xA+O4cuCJgXWL27DY7CoOC3v
        7GmZtVBWcVj4xAe0gct9eRaAPkXuxUk9UzLHbCjv16CSP73GoHZm79Cjg6wwzfLRu2GZK+w7EsxIj9UmANzB2i0B1YWHfB+OAsEybPHC5UueHqTLHRpaO52B
        G6SqMIQnpy8lbPj0KeCYcAT04D2dFRZQ8j75Kd8YaoxfzP1CQ5AVw1VZ0BzaDwapf9eRcM16UWH5QB1CQGMsFc39CbVRHw/eas2Hlvc8+/Spqrqy0J6TKGPq
        v5PkH/iFN7g7KAuGO1aWj3/p998ibIGQ0RBy1Q5oGfGlPE7/NORRjTTmyX1hmCFCE0/0ZWdRSZ3yn8ElXctlKh7sqqdxuJabd3eDyiQsAlz0wKdfEpobYO5j
        3CnzPZhnCtQkHzyAXoFlPD/4wpS00FQ16Us+o2PbGTq2GPmrERNvDB4TMi+Xh7JWGY0yK9SBX9+TdVU4vsk7kM/tZyIP/8VlxsS5mDfGcHa2jY08ti0o3Prj
        Ud4b5YGLP/rcs3sP77d+EY30sbsP7z86EZQbTM++b3/kxvffPfujlwq95q3/7Shvv3g+H0COfaV/ZPjVXxNZdvZG2aNFlrlRNuiObRdl/5GUlfuXv7385icv
        jm2wgUjQNtzYkCJP3vGhv/Gnu//7t41HGzmTm6K7wb6ffvBd8s8/2TMuA+2OIHvvu/3X/qcfmZp6Rp7/TZb4BTzf93ffPH/sg198957xCP/KNtKRy8gOhs2f
        GL7aXEm7y289dXEMjRxSVmdVSE/hvtccDswxvWfkUxUisH44p3pS7p7K2wIydE44fuke7qXzmWyWZ/Iil/vLew8jIgdsyoP0vfjMCvbNwJZ5gF87hN5o0Zef
        vVTFMGUDD2PMYS0jGRorC79/KW8W8N9bh3+wNfwjnsoFNeA3KuDLTFDb/bACPU8E6iWqxOO8M8oR5ERE7Y0RI/XGGzop0VUmJbrKpESTk0J9rkx8siHN/61j
        3uMy778+HlVKWkTQRYJkTJwMbaxIFGkf9GG8eUalWBaZNdsskPeQhmPuosPNKtJu3qjywDVscyPvbmAqZYwySOFBpHZuoenDCabjtD/GSU8V4rlM2fn1PeXj
        r+8Zb2TdGiKVQ2EUDYHKia/89o/t+ltvnZiy8MXzgg5V5ZgdrOO9D/6/2WcwOzG1/A8vvvezx2V2Oht5WIxtl4zNDvaTiIhgnr4PXY0VxzzFsZSuA4KbtrOh
        pwVv/ti2dwqYKfEI8PwnBGG+7R/JZ6Et+vpvCcrMIzMr3u1dxZvy+QDPI9phBgB9DU0aRBPkzxbWzqFJYwOAxLKAP69bx2OoIPc9ffry+ZP+DRfH+37z9uYU
        8GQ03vcD7yIqXZSZzdNRPjW20iCSnQtPLE/Gdh4/p6G7GjE0EWr6aOdTH/mo/807x/v+YPpzc4Jb8vm+d77LoVyJlfIUR/RjAR7wRtGpjWkWlpPzK/cCkWLp
        7hrKDMsokETq8RIAswBAGwu+McoZCEmQdyT1TBE3YyudRC4nwcqimYhWM5sITHXbg3Kkuzv4CuNb7w4YJDvaDYcfmdDdAaNjh7vhoTRje7sDhsYe0L9uxvq7
        g+eQMH6WZjgDUHlzY3Ag98/k8b69P/mrT13zK7P7DrvHD+UNUKbNjyENx/uuW/54Z+Pnvnz7IwKA8v6obhv9URbrTnKPen5HMMwdWwGB7B1Nud2A1IxHIigI
        QMnnwXyzvuUkRBDooaRcywr1ZKjhZENuQFtkL2ptEKItWYEA3FgEFNQu9MjVz4hUbTQTgeRKS6DQSEkeVkGdHwXjIzP6AaS3O7Nv53t++kv/eccrewTvzuDx
        IRwbSXn0HMtcmsUWCOTEiVNebKayRt+vJ2/JmX1nz+Cfb0glXds/g20kBp3H2aMNR65GW3x6q3zaZTT2XStu30YWs4bcP+evpIeHsjRhNCT/zw09AHYvzxEX
        0b+Rn/Vw3YWI6ki9wQxxvTGXUg+xv0Gd80XQjEWqMAxHC7DK9TjweMT3c/K+0rc/y7ILOMaRd9uGUBLxez2YqnUIXqAe/MhwoLsAwyTPztF6yTr7goE6Ycwr
        U7wNTPEMHNyEKf5kJ+iuiSzwYTUHOIOQK2fUV+yRPF0qI2e/8A4iIF7I00JXs+umR6hPKfiOt42tkS00qegozu3998GU431Hw7XyBBJeLWzHO0MCFR3Oa9W+
        sv7ecO++5nsG3/+GX3zmDlmJCzftE+L6x3tovoGjr4kMjahAvg6rr4sUZxhG1bf30xzCpukvm7yvhwv9Vdwh2pxsQf3hiebK8KO9Bxiasy9iwVGYpkExnx6l
        LCRFZOPK+wUzgrOE4gfO/YVDPVdsY3trO6zsGaW4LYxycf8X8OLWLloU/CKPYstNa3gY/f0WOitEf2r4jP/26hh6D3rzOffruT3kuMrF2xrnbdkxz+XV+X7t
        TB0rlDNpyg+aG2fHeazk3zYFZWWzkPWGvbWJxYvtQZa7LJpqbkcjLhIjhcbciy8LAUZGwQHtyL/Osbrr5fvzGQQ4lzWC6OZGPpDd7vLXfH0snRm7N1gO7N1Y
        qoVCA1uXXDY2ii1Jihq3wn9b2BVuHe/6VxdHNFuQV9u/fET++w159fHr75H/vnRROcopbAsv/75sC31hS0asrg9my6ABDCPnDPIirGHQaRY6jPBcZspIpxVy
        F9xglaS2yirggZZ678z7S8BN36HwNzBRJSNTzWXfpo8vCZTNGL3BWbdi/9+/AxYTAWL3I/wcKG3un4Uci8qXkj5Xgw2ugnXVKXnFmq4fxon5BM753y3OXXWU
        0xxlszbK1hajTO304/B4mcBb2m8RES+55XExD4GOiUafUmSs5V2mKdCmD7pjiEOC8B0shE6tezWsF4YK+xyxGugvHKQQ4U4doRF9IVCEjojQ4XdAaF/RNtiE
        0EBj9wZJDTYwR4rQyJdQYWJKZl8Rz6c0RRuPMbidYEsk58YXXBXJU6I2Dn0jILQPvgnSDokstmrbrKFWmy5XgvrkzWuIVYnB74CxtPdibkpbAl+NS4aU7YmA
        PoXiSfVB12fwlaegExCiudpPhj/1lDUfOr+azMLMqPSK8dLfp1n2JwLTXG8gwdTLpggvY2UnJq8nf5/j308gROPnDB3hA2a8gC+siGbw0KJZD/qzw4z8nDEx
        Q7JNGg301irZbmNzst2QyXYbtWS7PCe2IZPtmuGtK+mvGAj+t2aBRiJXE+z9jAoGQ9Zhunqj0WBfvOIPuopRwruekXEaaudO66kOLqmaosQZMQ8mbbELSxkj
        LGUTtiubGhcxgCEFpbcLH1wRYtHZbSwkod0Ggap7u01aBKqHe3RxPmCYawYx01wSB9Sbw0sLBwr0ek2fo+PW8NNFgZcNeIQfgSYEqrMivxYMEo/7NyPhG+2d
        T/v07fcZDsDD3zIaAMvKZMgUj3z99Sn58lO+MzH+zPawu56sNT9cuOC1nBHoemE76w0NwME5FRB2wUA3hBg7WtOSVzd6O/L03It5hiOjrHBNdR9gS/XTz5tc
        I8rxeC799ZAYBGdxHP0ofixU+BEqfshjWCoy2qohhoQ1DPFJoAwxpCWQTr9gEEthgW54gHzDBZ6rdgwcCDcUQ4RdnrAZa8izbApsSGXeBW38WTt1Nr1Au1Wc
        CV8wiU3P4WyyBSPDBXpAoL80glCryKZDoSZQKBIU2tw7H0pUGLprOMwpoIzLRoFDG4EvT/DXXXgMjfUAJ7TKk1aWXD6FS/zJfd/6zNd+7+3vO7RnTMndh45r
        ARcc3PpA9W0yAxdN3kRXA0ZGTb+hM9BQBTvh/54S/gJkBBEi/BsO/sEDGnDNAZ9btQ0I/HD4B95KesnAxvY9sP5CDkF1INtP11tEeBLw7g52WSZAMhriJxSB
        OYtlkCNffT8RljFvY1X21TO/WCw43y2E+PTOcT5r+5cH+euQiFgkzCW7pClhmKLaXZEbPXgs3y6UQGSb9HKumbSRSsduR5ZtZliHACDvfD643EVOmU631y8q
        Qd7tJWwoqU3RvJFdajjOZ0SYTEVMn9mQXiAz/SJ3KL4trmjrWnutvPqaj30J1/xatDMjH1nLW/kWF6uXa1D0leo/Kf4KPpQ/21GTFviab1/HD6U+PEBu7+KN
        ++4a/U76PXPmETvL9NL53BmVUKObPIsUtmDcZ+w1TA1edDET0YWlZZ0s4aLzkP6G0YwX0eX/TgjLDwaeny1CTbJIIhMh5Mj1NMoWLOIxQM5TtJiBPvYimb0G
        2mm7ldHGyogR83cz6tCSLqZhWChLA2ksU55A0Ld0oYjPoSSlgQdMBongiVN2apTNKmEJ9HRJqlBLaxfUNb6r27R6UCHoXORB4YYRyJ9zNZrwKGA1ZfvjPC15
        H8pg/RpDtXEuT68uWngwManozCsXH9ElRMcZxspk5tMaxXkvEoWeKVvcdcej2OCKn4/tOazng6XcIGhZMZzjfHojh4nFYMNOb1Q8mDC3G/gzqhXFgz4HN5bm
        d7DP//LieN9DyujsGeFIed+b7/s7PwgN03jfwfd8hKyQPh/+4zf88nsuX5Tnd39s+Y7993xpz0jVxqNR1qfpYAmjkdCg4teuu9D/adkoZJcAd/Lyz3z6z/c8
        nWeF3P3Uiafz/KLN8XtdhjezIQVvAt/jHZHNdvj5fwdjL/BsgzFOesFwzOGyIDJ4tvzWj2YZjodrWss+BloCQ7oz2kT2U+EbIVXa7PyqkyTHoyyVfewL+cI+
        79Zvfnv5zf/XnrGdH4HBHNeqHoyEDgygaqvmY9pO1+djHlnHZuy2DTu/YRf27frRL//MD/75m0VKnxu5rIzSOLjdEXuJP3+NkzSdPkGLGBih2dlzGLRfy9/s
        l7G8/eHLp6eGzWFj2Ex/yecGxp1EN70Cn3Xvm1jh0dYfF7tfwN0vld3PJWqXXUkj0BqNzIXdCloP3Z/sxP7kT/CPujv5FWtAZzG3O1luviEipDDQaaqZegJK
        XlDSWPqRK81qypZpvDPYgdSZ4wqGcHOFRhlCkEiMp7+7oljqHaejYwRik36RHw4QJhd+S8Liwi8NfljfEIa3CHd6sVq+0qu7l7L+XwNcFr4buKTfK1zSq8Gl
        BAqSo4YauTaEbXeTQFGCXiOSj+xHc3fhUC0q0iBczGfr7/sv1gnxUZydvnrx1ea98k3FDKYOlLQlWVCGBbkgdT/on5PlbXA3ey6fE5owIBuTIQzgnMWDeRil
        CE0YZak7I9eQgJjIebvNThdaAe/S2A7GdkGeCL1Ov7TlxjUFjWJ92yo2LFNuWMEV21VaH3T6Yu00mJ6GNk2fsH35fzZ9QqTRqvT7t96I/n9Z/sJgnytJAIEX
        ulBJvourpdF7KDV4iOxNznu7Oq2VoeNC4bK3r+RdGmWUSQma6T8yUAlHlsxvDIVsRP4UIhH09LGN039scv8+orK5RwSc9Uy+ztoBg2bD1oPOAvFK3hOg530u
        hDw9TDMAWe2e7QlyQ9jSCNMAjOACnYhhLFPmLWvjRdvGdzvnW6wgxtkavhFQGYYr6W8B4+FI39RU03QyazGoU4cBxxBaPf1V4xZF6yYvhS5cyvwNgan86WA1
        5NnFCT6Gc7AgsyBfpaACGaLrI3LA8eP2FkSl82wDCa8ZN6gWMIgxK9WRMPmY8RsqFXo6/d4BuoLnRuP+Bxrt3gXDdWf3TTUpMypEIKvS/RqMhzb4S7Sa0B8H
        l+jQgmwaIaXuOt7krgLlELXBVQ2kb8ouUbQU2kWz/OjtDAabrlBOoZxF+iskZYb+biqbcBSsj17PgYUyOlSdQazJeOgcpz7HpXnCr+wMOmsCjQ9DQguYVNtO
        D0dmBXllCollWmRtk0fkuZ1q+x51Jq0fqBseKNAR92hmklL4XitO1d2/a9A0FjLQS08fZk3TNwYvQel6eYDbrwhhgb5swS5sLY9sE6q04Jh9XPNtkBHadhvk
        g6ZQKPzswKeojXs+40/DM7wNntDh1LeJU9bGxgbVPdM3eSPktgjutvGZvDjPfWHP4aOV25ZHZx+FkRT9qjf8ilc7Rngkn1lawWFhA4dWMveI82tnRG7A0zEV
        3Y2aANaVFSLNS5fyLrrYZRHcyZ+W9rNdnlnv/ZW90LJ2uho7KCpABwlinDf1xyVzZTMtITWumRYqb9WbaWozrc3N1A+x+7KUK3h0qzzr8q4FFQKO0jfOVpt9
        UdXFSwAJ7OzOFk/2CjxgL4FACejmVuYMMCeZmTBnGIBbxpRdxZIEh9DtmjHDlIy2ZGc747wHyzrbG+U9YVIbOBRvABf60oGtTBnwfCtThv4mUwZE801x4j0F
        A5bKmAG2FZiFvporNIB8A1gxNGlt0Cke93CcKv0SFGzZmWHzJ2R7rkF6fzfuREkN2i6UBFPHo/7WVaEeLWXtCajLgwaTYPAwdxoxIQHO9MtEm+eQo3caSlJp
        RFb8J0int56d1otIBFefnZlidlq12WnVZ6fPV8XspJtmp8vZ6Y7y7sTs9K4yO72rzE5v0+z0BEZ9zI4Ijq0tZqdXm52ZLWanq7PTpYFPJLNDq3eA6atYcrBI
        uDF42YxxutWsrTfULushb8MCYuul2HIrnkuR5+mkTPKjO66TpyZKV6JU1indNvGrWy3SdnXbqDAiPgsXrgn6hEGOCpOY5569BGfMRZuctYksTJjejLJWHU9e
        8ZB+q+Xw5ClFk8cEXaehvaWxzJZY0rgCS2iShEhJjRqWNCfXcPNqazjBdOJosVzDyV/BGm5OYImiQ7mGY2eJpI+TiTXc4hp2WJLrPnmq93aN+Ffskhm24mHl
        Lv3KHtkrYzq+DSPdf5bkpjZfSx0G547HZBfjcZIJbzcMQEIjmPSftaSuso/wrgl3FQGSoNJZ6p6CuzmlRMLFkS//wWRm/oNfhMkM7GTedYXJjNzCMdsWn731
        y+/+hX97zZflM63gBpSd4j/PVDX8E7kdTyChyAERNodpZmloOAzaYT6QcZN/GBgEFW9zkuBBoNchdBG9eUyMxIPaIkLHYt3PUJIA4rEz8AHmapiY/ignUgMI
        Qg1Lwy8oNHqKOWk5SLz41k/+xvDcvvd88qnPPXDs43eOxiXARleBWD4F9qEv0E82isaWSr2MtCMSkeDrBs7JgbsJz10FfyuKDhO7nnwXb1S6HdaXxzhl7PKU
        kTZXCThzQIatwQV/2qa13n86PiG9LyZrdJXZkuYa5YyN2fuGglb+WdjLI/2rwrpXHYLaXvWNbdSeN2rPE0zExqjWHg5XYUHV00oxFlqjbjAAvY61W7PR2wMA
        d7nWa/ABy5Zz9RcwbRA+cGPUZyOEJSC9WgB9nQbhmaTDxJYNNC2URVZSwgzruIsn2UTsE21eZH136Fg8jYM2kkFPVm9c8UYvw3wWhBMyfbyl1Z9QxQyGVI1N
        bExp9ae2soXVX1cAP2H1FzEmwTS83OL0fejDAXRlh9mrHTtEjRjOHAQO6VcIg1u1s7tkWU9D1UiAwAgVDOAGzq/bEwaCbXUsjWgeOHOlJVzM2WoTldt1At1l
        COIJ28EIH3TA2urmHiMHB5ZDu5z4Nic+xxv5d4yNFXP1HW0FpfW+s79rY1dIxzgjiWVxd+RnubT/EpaCbcaTmNIN2G3/sdv+gSI5jLsmRoYuJ4J8G7Bmk970
        bNELJBvpjKyrrK0Aw9g3EsdAdBxqkoFoi+jT+R6EnkSFHuElEhV1Eif+9BSlO7RX6BVcRRtJUHgpsJlp3pKssvAp7crlNt6KqcjaNduVDsh1Z3fw1UCu7d3B
        S7g2dgdfwTXeHVzC1ewOPo9ra3fwAq7N3cGncR3cbD6Fa3SbNwogVAlL6sRPHteHPK4PeVzP98FK+tvGrPE8N59V1cg0A7vLnoKg6FgEiNWczQCyI7In08PP
        uwIvuQJfKQq84CdqR+cB6XFpgE33lAf+KjJRM1QUz55nIF7PUehqjslFQQyv0RTwBUZoStNtS81iW2qq7GmkiBIVPrIwjtoYyaqcgR3AgGQnI8MonJ2V4d2V
        zQcY4MslXAbOPGDg1GcD6tDqoJmH+kCGdtxkPVxfcYz9H/kZEe9lhYnA1xV4zmiBr7sCr/hJEWcAQiaFAZPPHKjFC3mvhjK2M/d1Q6gOEdtopohthKD8M8Ov
        rd0frsv1RBPROGei4StrSY0RasHlXyTjOiPUYtpHVLuazx6Ub1mbjYd/GgowXvcTdvYIapD7r60dWHJm38I6t8CvNK3eNclOy2x2kZFA+O0xM3W2ANgZYjv1
        cz08wS7UAmeV4AJFr1yo8E3IqG+eX/DuRnn3BKurpSQhYUs6v05m5yMQhhYYA5BiXjZwjgPXtj5sh1BIuk1soBUsLFNpBQubOaAN8eMKbBlA6TogzeM4gS8j
        jrIhXRjJQOegxZ1z2rnGFhZUphb6hYfvxe6o07uUczwCvsa5HONyAM5Q4ZYkIalhxyN168LmJ/PSlhEcESpykNoE3YYaAV6FqWspL4FiBmSZZbOEKsZzGSKr
        yMUksgDIRgvPV2lHyMiPnWYJtyO1wsSqMCO9+boZCXNdk6fUA3CtBpZHGOiwdAB45dWOqpAtdIgHQSQ+5UN/CCezkJmHqZULGGHMRgg94U5qS/tQRCl4En4o
        sBVoM7Y7dPylU0NrXDNBu8m7HrEhc0Vb2WDwFWTMJhFY0BNGEoJigmrtswLnzoYI2s40H3iUgrvog01tERNbBSbSfh97cBOCjMw0tgeohCpFu3SyYPn+0x40
        3j4na62DRdI+l7fOVB4SDPj1uX1/urs4cpQd/lz6BGHeSv+pgebbsy5wVHM3Q0o1NKTUQINHxRo5Sjbe3YEF+QtKj6pfaYaNDwfr0RqdpF5A+neEtFGTrrzC
        zfcyZr4/1Izwlz3oNRDvd1dli4G0K7vylpoFyTspJJtNDB+fnrOkCK60pHAlj/u5kRKwqwiw23aVB3SoTH4H7g+wq0CQwx7MNmRQW+/sIa1JdGcP8aeBxjvy
        Laxh/wyJcUJcmnoJ0K8rzEQMa9pseUGrFXfjjC4SqTcsHmvDeYQX1GdP2F8YWxY0+lRayDwkb8alA2gJYPsGcXdoimEu/98+LOdLE5fLg8v3SPXXiNB7+Rr/
        5HmXpy2GEhvJZAysM0L86QKSSESBWYKlRozz8B4uKdgM0k2yduNz1k9fZE4gxL6E3yeSluwwdLlI8MVDY4yzDqh0anpmMDs3D3dZmcADKHVr3gXLBajmkX54
        aMzP0J8xpxYP945Hl2mmdZUJhAlwMYEBJ5C5YbYsi2MwNxUEau7mlJcGp5G1YdqvmE38CcjvKdp1RjRvDYp505d9vhyRERYCCTykpNUhFaBbVyCgF0LRl8Hi
        BviuX3scPLjZLmWrPEE92DDpIeWnv2lezFPEqWOcK83J29YQVa3aYUsMbux6LznNwOxQ+nvAlcpmAW6qWLSTT8hoMQlbeXKnIV2xoxXhZWFDSDao9q08g+Eb
        Ys0uMNZs3bSfYXD/0Jjow0LQGccO3Q12BxqqDpbhAggfuICl5iHdLjbFNp5gBeaI6iCPLLDDwBeFbGmqeCE8y9ZzjW27mBlcqdRrbF2WO50ri2se68qPdeU7
        OsBLazNeNPAnUrv3iEchMA+mU03ZOkQDvoSVOgx2DfSTND1sEy/aMB+GgX4iGwgWgdw4vMBn+NaHqb58UZgEF2a/o7NCxpOTLdNan13T80w44HoQNhdwWRB2
        28M6vgaXOBsAH2DKp+fytPstjSk1mgZNAjqvaUoZbWFKGTHvLuwCgmGHx/gB09cldvBJ2PYCtUIXm0TAeRf5WPQCUT3QB4Q80aO5B3DCB1sB7HAd2D0A587k
        s7I4Zh9FEG0mw+voMXJTDcWaen7ccufHrcJAbHNvfLUPQ1Y4nB53YFRAq14hHcDgsAhYgEZgVxBojp0qgSgCJvol0Ky5gEgwW5hc5O364Xp70qJAU/O1eaD6
        yyb31Z0FkRbgzrI/dNPkbKDrx2CI+2IHdrBJ7T2QbW/bRobgQTObXs3Iq7kN5KrEJOBoVBidrGbIMCuPTiAaAk4YkWhmeKp3LzPb8KS6Ddc3nQQ90VkQ6ZbP
        KAuJ/D+y81CK1tpNlOzBt1Xo+Ty49jn86W3I1cnE0yMo8voIjAQlLs8MpjZyKYJwRT0ujilQwSnSSuHBp2TgHSiOr0EPBhYtL2LDWETd2/BH2KtttQbg7tfW
        PrfRj7aqXGrHgLIIoe2BuyNqQu+0l6lWci35t670kkybNH6t8G3SO1Tfk1tqDVPVGpb8HqRzUnpaZYm8p+xeQmoOVRu0l31SeuHhl8DvMpUasqWKSNbhXVvd
        ljqCC+6wF8qN4keSt+F3C1yZKh/qYbCxU+nRhAcdqBm5Q64okaBEMpb2RRKh6Y6dpd5iJPiwHaMab2Tbq0AYaugV4eR7u12ys+mXjBpKa2Kx5HWTXgETx+/w
        D/g3DdmQkjVnrYskyE0SjUb6z+TFUGR7UP4uLgvqIyh3tlpEl8bn8pmR9KuQXV+48/DShJXCIr5IsxTZpzz6UIaa7OFummdDM1mZ+0yNs/4QuS67Av8WAKt5
        R5loBchcqVrZdHekcvLW73Kw9N1ax2z/3M/VCMB7y+PTVy6+9yhjAe5Y4fCnqc+rSEd1++hSPg01ltA0BDpspp91sUYQkVtGukuQTC57c3aoCUfUiV61Iem2
        a306s++n/p9fHf3Fb71w5yOwbIF+MmVHNHbJSwzuEoF0Fs01ceDUw+UDOAC7kfFxmjg8kIlngJpYzW4EeAQigCl8KSjvEcodm8BSA8lhRwJhoVipnff9+ou/
        /3/84dr/+eJ4xE4Ov+45OFVlCJQ+EQedOe4r1jznl2gjIsl3izc0b7MEdNFvQ7gKf51OjAs5zRRSV/Tp4qgW67Tms/To0qa+fsJXcD7nKzzZCMfgGtDow73d
        wQ7Y0kAM82AbBJGNinameumoayh4qT54qabaTycfj4N4zcXjRprjbhHv18VJbWviIy/vMZoOF1olacKPV7gfHiAZhv99LuCfe5ey1AUEfi64C66WdFpL72as
        Jx6ktuGhBL/DTn1F+hBoPymMr22ePWdbtaDAZtHiGK21cU5tZERsbp1LytT2goCHbU8Dyb6YT18ZGxcJre30VWLels5m6d7x++E+ktT4VWMbwi1EeTNLmEB7
        X1iMvx4bVyCWTDC58lH1MgEhaJ7R3G5b9g8dzwLGA0Qsyat2tdZRTejN4vU+ITWvsGawW0LaECi0mpnql7I4sXEtxG5U/kKI3bgeYnfNRuinhtidXrsonLOs
        4Ee7vjvsnqilWaulORmod7KWDCnGwCo/AknokSPMF9Y+mz4sk1kdJmmlVw31DOum71RrUH2suU3iUaXpCmENtACLT28Y3LW0cqPnnRtlkcZhQPCMSgs2QlCi
        LhMg9Gk3KjSuqwukC2a5hQtE2y5oGxK19hnLQrYV2zpjHBSL2Z4q2bKvr9spoqW/eHWsxHkq1HimiL88rpvzR1kDnOcQ1LOLzYFcZNFJV6iLUyf2da/2dZf2
        dYdQFVeBDbArdzUptGzLp5uB+XCwFrrsBz2kG1Uefzt1LqpMeCzr4vIBbCkw14ElZJz+joGWj+mB3W1DbztUF1e3o+pFo7jtwXSxv6XSMrK9HWZ7PpXHYG9T
        Gk6mwsQHDIQMlhIiFJWNEbT6DG7QJGuFu4gXHg65RFIpmJSU8mZfdVp9BHWQoYIhaOACrn1KmBc6rtvgjLo61YRVvx4QJlGzLuEnfZHIEoijQum2FiDBYhfi
        Hq4ivdJTug3RL2SQBnUxxRUHRwFsv5D4UxlMWdEBApFDBBQpGDE7qBQJMGS4bAeFH+v31oXm1l2I0IWmdiGAipuxX5rwO1XP7VA9txFlJ6zUz3TgJXhCgCf4
        HsHja98Mo4/jzi/75jvwmBI8iHevAiYdrBU8PsFjdIbM996F5tZdqIPHd+DxK/DQdxDCPrThyOyAoCELqtxIVc3KZIVEQrV//Xt+YNYC2Z2HDLEPz+urOP6E
        e6k9pV9sTjWJoERQeQHVYzbAC2XNBuk/hZc7cnW9mMcu2GeMcJseTF5pnctIWaopgnFwcpdnvXolUNFMcGdMY6uei95Z65+l7yL6dK46tEySPzV+vO50wtH1
        3vATz04NdwwFUKmXm9JCGFnfd5rT/i30VFwo3UzhyWec/ok7pfA1z8OLNUr/oSkig6mHJKIPD59HZnJqHOiOi6y7QpUqo2GmlTJqNOzUFbmHbGOGWQjkfzUa
        dj9gNMy42nchV4kM9/dNoeVgBh5VMZjV3KtMhQNnKhyqqbDMvB4opCvw38ToPghT4fSrSNsEa3T6MDpr5xgrCtk9AtoJ+8gt7uyEA1pux1TjueMyCFw7BB7Q
        Aqlez3rJNZsErc+fnIIuLf3XdMM+7Qf+ulmD07eCQ31mXbgRZwovYj3dr1U0ctKfyhaF0M9sVTY8vERvi7gowHR90tcX81raDE3QFVdpM9iTP0RcOH9NZDvZ
        bugVjzcly3NpXAU4cPIbC9Zwsp4W4+j+etSQI5D2ZHf8ZB6eBdRrx2qj0rBgnE+k1RiePjk13FUascuwdpsd0KPB/VogCvdrPkxtsPwRJkgB4gb9ZHj8cjp8
        +Vv1vr13KUkWvSExN2Zum7q8q8HnvOElxGmU66L1fnQ195+UW5mTJ4brjx9BLN1IZjNRfayHkxTvcPK51KQCtPpmHctiSf/3Mq16D4qsDi5xBsWIByfiHuzu
        B1J4sMLoah2L2OMBEiEwO0W6mrdlbUJj1VQl3NX/ZUIEZLqBR8OA+QjAyjeZclzTgrzduQB3phPmTci9/YzHB9+T4Im8v8IVSgWbPvRX8bwhAqasDCCtvgqQ
        n0vdOGAKGKa/azTPTtTtQ8d5UJZIs+ZT0lRgN4cvC5EJhMzshE8IIvaoBb4ZmtW3dxF6rY9s7wGwsa96cXl5D8yeEYzTJwGyZpV+RBBf0t8T8Ywp6unWoUKt
        5nPIzUGukXXkAGzrcAOOE6blu2kEgyUi44ulMJ95to1pa8NLyqZTDWTnduPqsRWkw7DeKsJkJs4tSGYqoJQl2+sKAM6ACK4BOhVtXXO3qDktvEVcSjphEB/X
        Ux+mCFvR4AUI7A4Rn6dBMsIDXShDGwfxCyY28SqS0GHRqwO2pms0d2vU1QM4Wr3vaBeHH0STxv0IZHDwaLfjILO/i0MOgUQD5hyzGlBOI+wzSqOdlUEkBeMW
        aXstQpSwJnnRDG8OEe/vapAUBhE1B5hNjxrSwPbvl9b6JK2Ycem0Hv9ani8cXMo5wI4ugHgyPVWZpMrcxRATwROMCBEhdzA9dtzQg/sZ0tlDYsZAu9RFkN64
        QAXB6sRNVAvFcIzbfaCr0XhawJO86+YOo7ZxNXfTnLsu/Bpo9CvQazO+AGwjFH7MeU7QdQk6wsq/W72DSqAZugFh5mSqCMKYejkXAqeezYrIsr/b6/Q3vZoo
        ZhRRBH4MtLt5DdKv6yrLMCgcuppXKOTN1l+pMoNOVS316hIOz9P09Vy8pEJdzanEJMdSWCjddBXx3EXhfU26ZobcqVtKpBqgA3aV4IAZgT/czh8xjGoEfoJJ
        MbbGeolBVcJHCVl1LSUpDb5AKWTPzWdsvCrcyYxUggklgjYQ6wMICu4jOUDtiBushjSRjyMNsNvAxzBc6JCk0emycUC24k4P5CLAmUlLaax8NM0eYn34+Ij5
        VaBiVCK1ufYYtUfsfaMblH0gU5WgVKwDSGTFcAAhMBaZH2RRJ+wVWPHkICOnuM7F7FyHmXLvkSEXbfsV8FCrD8hFAIJwpVCe7Od8BFXZRq0soaArWkByX7fT
        GbwGwup6je4N9+rC1HSYDKuO2o1OELaaCvCNYivyddoS/uhu2opaOAI/2A0UpePcP0gPL7q4GRwngRkL7mNeCLjXcRexwSpNLN3WQgz3h+bert+Jk82d91wK
        o1DTqTXJNoJZh2pMFexTeBWzS1D406dMBQs7hZX8TGTiNU1wvaVXQPTieRle8yc0sFwy4R+QqH9AQoWgRgGNamayQeEa8KKGsQ3qngP+iIYWQc1+nx55/kZu
        NlRkU8sqCEsaGqlmD47zUL92IGP0lFM+1RB/hvKwBjtD0FqRxmo2TX51X9MOQ0rzoTgwGxQaNTLYGGJeMNb4TPJlYaU9YWJ+hXX9L0wa2ss4QkrLEY02Ah4e
        NUdkljnkQIccaKAviM+Qkw2VGPiiybN8G2h0JyNlxlRpAFPlI4qizu4bxqmTwAECAjg+gDNpVR0w/Cfaz2NUEiPsZ+CGHKltnPbcdz2XDmhcqUADEwcq4GrP
        gxEtKTB3ebjBHJOIXYZGykNoo6f4qE9alt0v+df9oL2WfDhyqqZtgprbsCstOnX0gjxYGN4KB9T32QWosgJc9gpNX0BsJJyCmcro+hHd441K2qYErynAqy94
        EA6hZgHG1wZVw398u/zGYkQLOzBS7EgLODVpaDQtVhhqhRqYLSwO7wMYw3FKGxprrEAiaU3rjxEEZmUlW0KVC7QE4cxoewxJx4P+YKOY2hGHYBmrTooiRemi
        XcJqXISWIJYL7SIWnOZOYLfDLOQLCME+adrNkDVdKeiWcPmst4XRzaxQs15lTbWwbXFp+zXXvi6fhuVCF9oOmFtvw9GboYmFEakJypSefLalMgUhJXpOmYIr
        TjKvNIvKp2wfJhO9LV+mxcspXFKpTy7+5YHUZUAiIrV/qAwtevJ8G63uqkUv8l1cLXuGOwXK9mBDBMuvzBvTu7JZLOCLWCct1eHUojMvXKJRpAv3XDMpDtSk
        OKl5WTS3uJfvYSVZHhjI77r3hbSKToAukPpc6ddzcYLysIeBmgEitBwjcI4FNlPUEIYbGv0x4NkxrGD6JTX7Jsy+VFWYXu44unaxPJeikmwG4BwA3n3aveMU
        nYHvqmkqkASTm27xuFPQxrLmFnzigf+YN6m/jz8Inzdi+D0bwwxvzjqcmLmyTodspOXFFUUHVz62gUOOLfvbo5UQoAXLOpgOyECp3LMpFY4Ta1K7e2VNOgBg
        ZQ7fFuG8HcLPKqp2eaY/5x7OOYPEruD6VZdM1xXu4w9sA66yvKZg7eDKTmk8wj/j+aROmS4YjK1vZ7TdapXM69wyfuGA2meQpHlMsasxVb0wQSGoLXTwrFok
        hQqUkhAKz3JWKWFTKWGziLpI+l/sJbOoLyI6Gt1QzJYbSoOaZEY1RFORo7mUDn1nANtWzWlXzam6Sjo2m4HKCP4MszxrU52Iua1KuQmZRqznLeroOpBu+XJa
        Ac1LTwHd3QzovqOeMFtTIjriQuyWU8eXMV+OuFuTI2koR9IoYCJfC1Ri2bSxbuXG2X3hMwJixP2IEIrdBjWLmiF+htzDY93NrjKJsUZ6jjXSczwxh+DcdA9v
        Mi78hiqwHcuGLWmbKq5/8bpgaa35YR4hHRfedqdsTw0ckN3o8sL5R/abdVpY1EKEwBI4sjcOI56KGVq7gyuhrXTMePJns5lO4FJXiWR44xP5m4YBT33fNOwc
        Ebb/RhyJ8hObz2kk80lPMsQ6723IepLNK79e654BzcltvvX6us5eJ690kq7Dn9dzpuBBJH+m7XXOl4duPKGdKV1HnM8ADbbpkRCoAX9/rIODLdLrNRyCs2io
        eS/0S8/j61BkSgMOtOCoSIv/PjzOXDNdNNOiHfNgJBRnsJHPIzrprJ3H/MEKrqM9kRoHsCbvwPqL3/LFwFmRyzesSV5mA0TW7p4Z2fRMvoCp2pU3zxS89N47
        x/k8RtsAoOEWfoZuB/m2M6NRhtybM+jkHNylAKUp/GkDQFP4YwCluHDAKH0uNmjEnKjzVT61wTiVU+xo4ry3wD9ns4gUHkvXpAsdWQdNnb/rea6EKXsjoXrG
        vhFTM4UuLRHxbmSEGprkQwncgf9CSIIVwt1BLa4GY6EUAojvGilyxYwMEfmJDHQSz3E3PcYVLl5yR++uFg+IwEFtyEggOCLuOlRXALyh+ZeRGaL5l4weLHRq
        Z+m4nijHUDPUS9Rgro0GCxRkM20Nbj/KeprAqXVWlkM+L+3Oq6Ncvg2WxjG6MRLSNRCy2Coq/+JY1od0YQQUBBjeYK8KiOsF7BOAuF7JoAPgDsvfUgEuO/TS
        lbfzmxm2N4CCvUEtmms8E1FsR94TADRgBj4tSIWsCGNgj8BvikAS0LWJMYhrCoyxr78KtNoc0Ou1W9dZ2g1fp79er727Ti9vnOgdZpFTOmKSArCLnJJZePNN
        jxXUljEwdxSi5WPLCM5RMHmHbi/Y0NtJAJeygh186Y5sUOYZ8R6+vQzFx3IIDzHYqg74kMOcjvbQXvAQqBnM5aWvV3L1r8eQQPKu43xdwd67/Q9jv/Ljv8Tk
        178vN8g3WhLahyAibCLHPTr2gtnjFORbfv8GnZ83ymvyhXkNpa6zr+d63GxonXMseuPcKUIO3z3W5Sutfg2tAgPq7hRXfs0Fns1wgWctruosJkZkfY18Si+f
        QxoH9eFsm5CbHC4W4Zl8+yYni/zyNdLo5Wu80smCUW/plrETMiniHMTCihhGZ/fhYrETxnczuMA5eCfiH7dwsVk/kT3T3F0LV/Y+Ov3tVMkXKyj9F6wgzuMy
        nM8dY+n3TjjGturPenYnIsbegFdpNjM0MFxqQI6ChW2Mlu7Kb1ii21vfyk2sW8AsPW6l2zcsYU3w6Q5ZIWBTZr8HShorJe07+tmFx66CGztvF9tJUgbd6TNL
        kjQv/enSPhArfRGbbv8sCTskoGbpgz6DjWTxLLTutKyHAyIs66WGxHk4j0C6G/QssPDfTxAxm66/09/DaObKfWGuHAPHNa/74jR2Q2G7dXPIMfnch2M4zgmJ
        a+K4DqObOZtfM86X6I8jPxksNMb+vSRbd0xL6FjuehrGf5sQpBuWzsLyujvekB/bMD19bMKLSJFxTWX4/UWYNkuxEU2be5uipCzIt02VbRewyzQxBfJnCbBb
        QKdFzBiI2PQ9b5ndcstsllum3MWVQ7RqBAkuzOSAEzK3KQQCvS+1o7TMbsJGu6nu4tjm5wtD71jdNLnpYxcpbT/LgPcAFak5EGo8BhDj8YYswfaZ0lT0Cpou
        M90/ow7H02fyvsjm2605AxNpV3C0e2xn6zoIgLpfvD1+O0zVe7Z/eAkfZ/C9n2OwPkYlOjMa03dd3jCvLIzR44J1UmTFdsTlOsuMWskmcptoHAWISoJgmLP2
        X3rOfLjDx9gEuyWTE4O/SWA3nxRu04nCNyF82xSsW9BXTpGZ4dy3UEmuBjQdqDGmdTfFpl7WBINgLoaEi6EP9nfGzghpoThgFwXfpTRZoPgMbXKXLH+18KvH
        XIGhULQbE5EsEO4hPUO2n7NbRhV4SUPt7hzuZZQ3xG+PlPlYkLpzsBmUFVKEX70WAVLzzhnMrbCXDIdA1v51Y0GzsRAPEArBlHPgcgqFxB1u2u/AZpsElg10
        6KNeN0EQZr2WYQurXxhSabWGRQuXzuWFKXG8l4yIwC+tnoAlcb92SNlBZTWKstNVWXkivFRR9q1StsDOgZYdVGXlCebO/bpTys5VIUQcM5TWgorMlWX3S9l5
        d79dy85VZeWJcPJF2fuk7IK7t1p2viorT0Bw3K93SNlt7j7XsgtVWXlitxVlj79byi66N9dr2W1VWXkCmujK/oiULSy+36BlF6uy8sQulWUflrLFBr9Dyy5V
        ZeWJ3V6WPSxlr3FvbtCy26uy8sReU5S99KiUte7Nm1C2fS7PhAZC5xHZ18Fjg+m8aqgyPbIDEfdGCPY7P7ILI7ttZBdHdmlktwu1H1kLn8KxvRYYdxax0SOb
        4byBUkcIzNjQgCxMry7/F+cQqQpHwSaB2qhWBjqy5iZHGUhyOOsIKZ0YXZHufEY4dEfODffvkJ7mhebIaFttHHljL06hluhAHZRqc7ZD5ZEqLwKnvJCaQugm
        3DkL1RHIu2lvWMWZ5wF7Q2EEIAzOU1kEBuexLMDlA1mIy8MZmaSHshQXZN3aCbZuCpe94O5qkaL8WoCEpkaK8usBEprO98XewOVte4dzf0loUAAnqCWhWrQy
        Wcqgve7hRt2C5Aa0MsZNCFEZNwFkdNzQrq6VMamsjbMQ9iY3gFB5dgaTSdv+HeoMAC+ArqpnQtWSBWpfyEOYncPjNP9/JgriNc0MeqY0fdp1x6PhWjmcxzQ5
        n1cLr23KX7vuOly9ufjIEfUOfAIZP1+EFqMecrtVD7ndvmjbRchtmcbWFSG3ecAYjOFlDB6Xxg2IWdxCyG04spqaJ4W3gQcTIbe9iZDbNPBAyO1WPeQ2oPkF
        WLKXIbcjong95HagR3W+1FiGzzGVTRpOJCNqEcCqRIhKVoXcbuA4ztPGNeQ2eok/kyG3oVDzkDdMYLlVyG2pZMuQ23j+GiG3+8CPqtc4E6j1GmptYMVGBTh6
        9Pvoj//X0kEas33RDwySka25Iz9mnqBRJEx/wvSz8F2ii29L/X3zhsoHiDsh3EfdaSdGxrr4qv5L+Bwhnul7Hg53wGaENoquIRbYC7dOue6SghEdljCHDdmv
        GQRBrrRa1NzLPHhL/tj3/TUX11XzPAdKaQBIOIIOLzfvdxmYuKSOjeXZS33+uWdpOF9EZu3DOe7EU/fVnTfx+Wf/ttqLXu4XNIdrPxzDWgkXv5b5ac+jm9Yr
        T+CrbGCC1Rvlmbj8KBgBD82Hk7/qES7GsBn4962g8eHOmnEHtjifrfQPDad/aG6hQogL/QOtX66qf4DP9VYBE3KcOjau7ro94Y7d3KqSvM1iV0aJ8OkGN6GY
        AF/dY1AIZPGQCtXhf6taE8uXbX19ReWdwi0dbDkdwuklLjVu9gtn7/Smpq5oFo91iALGr9EBx8YT6oorv5YWMliLYbHInkLNxBTsZ1QlsUkhEUMhEW+tkFjg
        MpN6Gfhhuq6TwEm2tLHApEYJzYd7iM20AIv7Gdm/zJh7ttlkd2CUZQj4FiINcsFxW1fhbHZUmHzsvbj38IQvcy2zTlBbJBo9pIcsjBzsrchnumX6Y3NFrEue
        EtNipGbBkk5kPhaxLq1Fu5yX7pd0dWqM+IUDugcNNhCjZmpDT8Vlc79KtEvzXUa7nMN+Mb8hjddsZWbBRWxsaOJlU8S8JF+1DbDXx1P6GGc6ALrAZK/CGqc5
        Kjx3CjeIv8TS0qPCpnNUaWj0ZrJ1Deed0SntborWO8CaMQ+uaIkhTXf/65oOXNO0WKmaZlLBDpuuC1RmjDT1tncW6RsZ9RMG0FsyRgt6fvVRY4K1aJ0W2nbY
        HAo95Hm8DKYBo+/mJjsbYE9pZzOJ75EejgHfI9dD1INofjjfl57CfJzpi8DWeLVPmT2LnzKvVMu2aUIMS7XJPFJX6U3IJhsl1+3BUMKncQ5VNkH6L3msLRd4
        kQnfmeEqMjstgJvpXcmfGNNcN2tlJgha3IVlJAgva+lemmr2AKQIyDEMCuwelWueU65tYslMzUDUlAaikzHYadNbS6LWuEoaiC2+KhJBNNRuXGCMvTWmlTN9
        I2D5R7PXEP7pre+9bzRe5XE2+ha5vkXoW3iVvoXaN2fGzr5psPdkzfePFWbG4CeQdJ4mycpPDGfu7Rq1un7lckoPi+U9D4HB3SnIa86n3VPIFyfl7uoGy5fk
        0dO5keu7u67kMZSMWfJ0tAwXkpOVUe/vNP32ulo+tyrLZzU7j38sj2lRjTtyMzCaY37O9DM+eLVVkWGYjgDW3AyVAZN1xoRo2N4KHAzwFo7sckGqA2GnHoCB
        2ANHuyGM2OR5ZRdt284CmgkIWoxXH8ICul+Eu6N5Jmw3pUuI+jj8ECxkm0yTJ63fg268HSIJerC/i1zGhU25c09xCNGgeX3HhfBoImETahC4d1fI/QUr6HKg
        9cST9Wj6BbyeqMeotXof2ymXaAwPZBHd9Eu6A+MZVPRt94wio6uyq5BsU7rEEFcrACauETocxPVJ8FYzhr1S6NMzoHEPcOueI7pcmeSc0ccclIOrQLldh3AD
        kdIMwAx8Jpg958EgYJbbB45oKIrmKlv198OytYQSbFwZRp7QhrFrkYhFPgVYfIV2c1Xt2OsA92G6PVHVqla1OlmV0eAoCm1Ui3gDOTwf8hhJwxGMn053Pt74
        fIOZA7WDT61XzML/x967R8t1XnWC51l1qk7Vvee+6966kr5zrCTXkWSLPGTZMdEttWUrsrFNT2bwmpXusZFkQskNtiJY7rFiicQhboYFJqQhUliTqlLApvPA
        axqISWOshEwTesK0mKEZQzOgNC8DoTGvxkCEZ/9++zuPureubKeb/qPX2Ev31Hl953vsb39772/v/RMmiLHBBxDeIU85mt8F3hCIs2IomI/4LvaHU5Kdu4ns
        6FFcL2pfR3H1SR1BsoNbhXZFf2JHuK+mI2QQE5uD7SMuKBQhQBq1cDtC6rSWd53UfvKUAvlV/ZZXfNXJG8BAPOcGz8kJ0OHt6lfzCo492tdH++OPombfCLAK
        rVr5deNoBf3+Ox5qM5MU7161QBkZ5V/7iFjJEnWx4ttu8u88OFHuU8ARz4b1SA/t8wK8eIO8ZrPyCL89Ii8Lt1YGm/R7QgDELnF67ilmD6JHtZBPfMlzbICA
        FZcVyRPcP/MQBeVpciSPkKhBH1EewFt59CH6dEpHHe6mbpxXVQMWGa96pAs8JazgEFJZCR9xkWgxK+ERzEbTqKQKdJi6XC+U+OlKnbxocbND7WSR+cEHAsW4
        09GX01vp8I5roLnkBLldwF8BIluIpEl12GJ76jMBH+AiarFG9WFv48N9fbg//jDo3fYkEHaMh5H4gutaBNANfRpcvU+Dq/cpdN9A+xRxpgjPeGByrwZlr7ra
        q2GlV9l3yfOehtni9695E1pxXOhpnLQ7D1yFtIu+wveIHWOnt02NpvCDm4j959yS2sendueB8ant5DXodTBjYZzAL68yta9WhxNahxNlHTZM9tfWgHz6H3MB
        1kOrhFTwOIKu5NHj3TQfNPb4tB2NIrAMwqWjDb0fXhGe+p51y5W8SD1kvPiPXI6FijC37A2/73eue3nXrvsPycl7f/7Dr/vUO/63dx4/dFJk9cotr3rrZHs8
        Nx3CGMpnebN4WnPCOEjMFWhiruAEA5ARiuImP05UpzGweZEYLdh8oDg89OVA/qF6PwtKuHkhzAK3J1Y1paK0IFqcrP6N/oIoLDWgA13yTmTdnY7pEpwXqZKZ
        5hp/kuT7wCq6a96H3c0wQe44TJCbwwS5Uj03LkGBmM3FHQcGck13l3/R1dh6+fkMbBWi3xljJut3qUnllup3OGap7gandqPcqKc5XamMvcZThCrkyXshwXCX
        sQFUFrRsj/OEm223wEDNcWAgVBJ9UqABuRW0jVVFA2oyW6tFA1ot0IA27m4gq1NTYUNi1CvmI0ygmmug2LdojsH0AGahF6Tben66vVWPZQ5sH7NtlLn007ZN
        h4qufAq746gVTp5GrgMznsM01iRh2LgvK9PGr3a1MhXMoOpX23m1kB6/ikIzDlGTTYYOiZ99MlsdM6dsgzkFmT/iijklrgYAzfJWbkyZH2b1wpgyjZ1WmN9m
        BtkMfRimh8zJjX3yLQBm6q8SYGYWSSLmh/LxijElIYZNYQE/K+xkyHCmeg45w67cBsOKXp7OL88gD04b3mYiiK0SciY0FZLTtDOjrI4Ev9uJ71FnrpT6a8P3
        cE3+2mvB96hXksDLCHN0mxXwA6ldl4AxMnkAPtBlaqkmjmdhA+hie6yOw8NIJTQZIqH+7JPpNjjYvDqIhFiGegwiYduhk1oR4I4AJKGL3Th+/F58fM27R2oe
        xkx6DDCCKvpBGgETvAL2JW9dck2zQsLNcRKubUnCO8ZIeFVJmGgWr5qIa1UinhLyhecKdjqBS/NfDCUpMQQEqCBJhV2k8d9E2ZuAk4SKV0HF2i5LxUAsG6Hj
        vujSc6oGcoZ9bozBoKS25XYbwshaBKagqXxaPWUMfTma6h9SgnPgo20LzlGFRSqJEpBJk0CSFBmpyqvDLt3B82CeAhkp2hKhbAKLgkP8lghlU2MIZckwi6rg
        GdPMWTQNx7MBnWp0os9IBSaNLq5PGt2ZDaM7YxrwSau0tKu57aewuZhshC1r0EnQ2nkjZF4vuFSUQx7BSS/C6E8TtgxcSvqi3Mde3Yx4tDoR8cgurMA8qtZP
        FjNgBwUxIY8AY2aRj2SJI/qRSGfbFPMIoGaKgxRil3sHENSQ5N9sA4LJKhFMto0hmOzAgkznZbRBujuqApE1pfIbEExW6c4I25EMJ9P2R/CGnt7kAphNM2s/
        mPOInPUVEUximdAjswNyFN3VpzibIsIHxIOCQ78GBBMZmhEmjYUQayrCIdzb4cMMMBDpmbGW4RMt4alDbHPOYKLltdBIA1MU1lI8shYQTHRyU44ig4TXSe6d
        /Rqls5ZKZ0ThMdYRjHLaNPNJMrM9ujvO69HQejQsgsm20st5PL1XNBEcrT4OXtJFdkOsVEhFfxHH5o3+MzhGN/pP4yjS8FM41m70Bzi2b/Q/gqMozB/GcdtN
        zhOiNJQwlyDrH3CtvumdkwVi/Xt/6uFtP7FwC53BgnPZTOWKML5rDn6oNfyRX3jbMZm8xe+Th8ZAfpENcXUiRouVoWVcvRNTgeeFTuEd/tKZoj/kZ6P8GWtA
        C0U/OF+OO+BgssMBBxEfVlZslH789oGGhrwkmv/WLIFs5vEnIG5EHoYBnLRsVtEnGWbVZVpMRqt0gdAyGmyBA4FgjQ0hLGSQChExB0qdg1Nfjd6JNnplbmix
        e+Y0bxtyDs8NskX5kS0M5eqiWYAf0KIsb7N4BFUDPnsNUVoaD6U35ui2NFZSik0yxsl0RmDACb6coA5Tdt4QMyPROmBZneLBhqAAoghoYLNwP01Y/PhTKfaA
        pkZ05IkADO/hMOudFpGGikatDDFZhH9VhIIXNZ7KhaMc9KSpr2EORhsWYFS3pps9MZhKYKdkE79aQwbdMOIkIXDhkJE9rtSd6eoYie4xzMzTggbo3QFD8tB1
        kU55F0Ubu83WxP5VHUW71jNXY0xq57PlUbYiX1rBOCbYD5OTRQaPVfJOgvCa2H+EAx68BofIBj3uyAt7TqQ7agug1gXQrYtf8ofDRi72tfRgYpbLHvzciLF2
        wYA9CGfHoge5cbYCepvPg2nmhcTQPfLOLGOsZqUpS+oZF6mXG5o1NaIjIryiNUBkAZTn4pf8mR3qcOQdmxQdW7Mb4bWiYxH0Pc2dU1cEBALZNAaMYZwfADFn
        cD6twa4NJ4zuFcd/Ab68+PE8WrzZDeOa3A0jNdJtW7phoNs2v7xlP2csrNLPWfX9wldipzzWBbxRNs4rMNbTHOsiuMNMLMAG6OyUuy4eNRq1w0NqruGQb3Ss
        MGyM/qg4VqT5ZaUQOjcbPJuNOVZsfps0lOpKKAINKEUEK4ygaiDPI19vF+BNwhW6BHWaldtfcQsf89zpwsDpwhROF1QRrTpk+kw216B3MNwtaLeAy0UXYSAt
        HPbKZ7sIA6nhYJAWZxvCQOobwkC61hBUFOT1EQ7SRZhHiFcTLSHS8pCr1iNWj3x+G6I9VrtIXcMgc/kJZCzlABFzd652bZSH9zVMRU8nATfx80lgdGNfWUyQ
        u4SIAEiPNYiQUouAyDN1XWCEkZ1nVDC4rMsErhaJEWDG6t/aVP9WRnlw3wuPAElqSubXKjTzdunVV40CWO2qOQsRAHDNl2d9+JgY/zyMRegVjzEYCCIBCCQg
        PICE2FJWD+jHVcRgwLEQ7HAWRXoKIzuAm6s/xot88iJ/SMu1u2FFtT4GNUbFokgkoITPbG2Uc8SvZRhcHQa6JhjLlYzGfbuMwfBtak35D1xnyMSxQkvrJyYQ
        1/9LKj2c8oBUHV1gHQIwzCoet2MrJF2F2Yr6RxYWJkfkBSjMnYhAHktBHyIFPaCCkHMcNlP+qiUn480pNLu9Sx5cOV5eCVqP1M7ECkO03s/mdzqldNXBfsOW
        WTVNsOWtCtC4FLNc/lwxoSLeIYq5FP06ucjZc7DNUc1MWDXGLZc/V0xQMT5HTHGUznHv4+F01gJayRUYxGF3nh173l2B1Mgbi0BpWzKLhwuctiWKVEuHu3G2
        dCKbhaPBkgWEe8TMjpmpZ9U4zV9+ctISmGL1YegWk3Z6DZcfXDdyegUR0dvd3luu/B+IxQWGFL4mdVjMkeI8s1jRQUUuGkenJ96cSE20ipdpLaHoFMrpPaM0
        ndxtIn0XWb7MAiRt33WRQI5eQisaxbGMmCbrQrQMMAgGjIOVTfbju3q2WOiEebbYJv7EdvKgyttktRGRAwXIc1s7O0WF4578aaGuO0aGaWdXzQ7M9dzzaRVO
        Tx2VXFcVDycw22wjgHODpCzdEYYjNi31TmypC6L1VaxXPBGjjQsmdOS6/WGrFOHL2+VUKtMdZNus/xc4Ki7tgDy0Y5iZodkh1wxYqzZ39Qo2bGyGEXmfpfq4
        2LEX7ZLsa0kBXfeF+w3l9nazzXQhlimgk49rosNB37FZOF7Urq/rD+v5mLZBKnsz39Z3lG4DV8H4Bszy8WeyUgudL+jiSHfFYJTtuIKkIylQPeVs9Tw+umJ2
        aG+uMmi4ZRr5CHNpbhaiAr1aOxsCIzrCrLczsDxQL9BXASak+UZWZHzNdulQrBPb8WdVu1SWFYODNMSsaKw7xLWukrJ01iriVLr4s4rXuNDsAKnIC23id41s
        wpUae9xskztZpJ2piaTU09MX+XVYjM/mfCfgANsIPYROOy9rB9o4Dfs4Sm9xNJjtB0aLPMkFPhJvUGERWxhQgZGaTCmBTim5YrxivcLDmNfshvQ7Sjq2GIRQ
        cMrGE2bc56ozjocXt0gNE+l8ZAXowBxo2cz3gZd1KlWnTwWEEAM1ozMtFIl8bZL/sB1AwD01/f2oWI3MtK1Tkx7R0eTUNfkXwWCh0iyTQFKA09IXmIVpMYBG
        Q+j6eVlUQGPpsvoFd9SZhR7QICkELgu/UkS9iYwQyIXSlrvpz60kc/U84+jnsUTar805O1KevbLBgXiFicsK1+zG1V2zGxOL9llvJbTGpgbnR529zkSfbVrd
        7A/Lxzzrs91QVlflF/UKv5j8NlxcMTZ03e4yw3jKPOwUH+SHKBHeRtftBgD7GlXAvtJ1ex6KREe4gG+W1Ysbw46dd6gS81AllnHYK5+ZhyrRxcGknRgL522m
        s0GVgOGgWkwIRULeSCqr8gouRJUL/IJTudBBcs6OiDCiZqQGGZQXoGbMdjXhmpmFhE1+3RG2LDXvyiXE9fEqgsoxQzpX9R5ucNAr3sMNXZGZtb1jvYe3a6E1
        u65ux7q6Y5hDOMk6hK5bRn2WcVPuDTNZ5qQ7z0s1hU9vh9UEnHqorxiz4zxeGWbZkPXOoANsF2m8o+qGcDpZVKTA7gRNYzaPN14t0SvuGUHvEFEQLwXSXZ4J
        ziP8NMWojrIVEQHkqrB9Lr8r8gvLrzy2TZe/VXnxPNSFZVE+VuXqLN6Tl3dA+dhecmJRPpbxmBpCljdY+rbJm9aLeRtgs3Jn63RI2QPKR5dojFcblAm4edQB
        o0IHzB25a4UOuFLqgFQ+pBnpCnOcB+lsbk9dggRLkbafzWrojZz1nvBPZOEdQJ8Zc3PojLk55JpFR7QIGZ85TVw6JwUpDqyVh1VUXVapNxdVl1VUnTXLIqou
        F6Iq6zRXeCnBE2gOexyzWnZoZvvZAgXxhUrZK3JWKXsFaN+OWTArUvYK873DO9TObZeyZQoU6Wr9vLH6adMowSNiEIJvCnqVrl6WF+cqfeLJ2cYX5/giRBkm
        XlppVY3VVY0HbikrqoEtqwbWgQY2L+qhKGCX/4s6dgW5YxdTI+aOXY/P0NusJ3pqAsLJvboCZlEtvLqCDV5dRO9qEyhC+vUmheFDTmSXYJY2v726Vbrkd7+1
        wemLToTD3NOInlht66LUz/y7mDCbjlhQWpF6twvASyYeRon9PIG+o85Yvq2GfUK/r+m/HVuNohz621s3LPuaxXxxmLXbFsLX4u/3FXIh0QA7J/ky6uiseQmS
        wOPCf/BwOp/xkGTuYenXNbn+294Kb6R6o3AEQvVB2Q6G0rfJ1A8zwy9wDzRROLEhU0efJnCA8dSBUDEjLWIkKpt8NiDGhVT+1iy08JGOhY9074SDVZhjRzoa
        V3kE2JEB0Bq3I8ttK9Wkvn0mR7dOdi5cGIlg5ffMSciMvc85JwjytvKOLoIBjcJjFa78SJnobAozILLO+KeIjUF00r6p3+QkefeX3nqmxqS7gebjdarpsz/g
        u41yQLx12+v6ZWI4enfSPUtRbkpnfM0M7d1l8SBFq+qjdV7PaML1hjYuuJ1DEd/ahr8qyRkbSV7v+tvaNQZYhsk12hRmLYaTdACmWmPC4LTe+4lfcXpO7+wX
        /CSjeoO5tRPu+4yXoMcj53MN/ruaSR12HZ2bvgZJe/20BsuP25sjOKyyATmdOZHVjqjLGUAk3RPga2+8DR6khCSVBsKpGlelwl6rZtlfb9q6O3N6It2/E+c3
        PWRUhhe+10dW1sPq1u0iYWper8P0AmdSc45J/D2uG9qpi/73tP8VdeNOzmR44AHPLFR/VqR6pwOnCdV5tsbuD3p7bpUyzcnelwvqOnkIA3WHXN6rl5p3nXzI
        +mQKd7AV85l8HaRx2PW1Kq5WheikGBpWRJmijJV8D6BuUqC82XOVkUiB+xjigoKucdjLIOlbgzPqq0k2kfyeF/bUBfP3/Zxn/b25277wQXDl1gPKmF+Tuy2B
        GLlwhph1D2RO32ASkq9aF9qAdxGQxHTaFoFijxNltYSJeIEvUiaF3+M0bnKQddS93m2+zW2iavh0iENIz1FFcrXLeFkFoNQyCSNqUvhO2+G3teu11Hc65C+g
        AgRgPPKW9V4PNc931M/rq2+EfDz/unWuDeyatPWrmyu+pV/1B1y3xhzffcSHwAeDnV1n8BJiunyOdM9hjJx/q4X4lRncZkZ+kDeDkDHlmOD/EOKhkUgFrh98
        B8scoR3zpQdUGTC8RZhgiGr8mO8GZxRvRwOlSGc+6MxXFOFNVMY0tsY/3BXhhVQWapBVlNnrmY+1/30z8nLuKo/lP0RlSWWh9fz31I2YzDQYozLrqK3e9qAy
        /3asCOOO2ogO/53CkT33SS64fEkwhUe2vAE5gJkDtOCsBmHAV5f7wsdemFVShHcQP8u6TwcYc78cc+tx7/Pxzb7Y3tVf3VztPAW+JRegKes4PbnivV7hIC87
        RIAhN0pTURn/yEsz09Rs3F/x4BC75t2S+fu8d+nv9ay1z7sHv6/199/g3V3yspryMkWQBjerWf944De0lYX2rhOpVtgZKB/hflntG4jA1OZNy0EbtyvPBets
        AvJOa7LmrUnT5LA7ncZhL8BZ17y3iDzfRIx+Gmi4enscz8N0QIM10wLCQO2waRUwIclfBemCfShQycA5wtUSSFHfKZqMbxEfGHGxhm4WBsQ18m89tEFF/Rjr
        YkwncJknh9nkks4p4J3K7BoDkS7ehDuiH40tjya8gI1O5OrEr6KGJpYPA3nEjbXGddQ4RmVjUwe6AKvBedSwOdKLKfT4DMnDis+NYv40VHyWWtRNfIfiueDf
        EfjeN5SgWIN6P41zYVoaXEqxeCLGIa4K00BzgUUkueIBOwIo2dG1Inus4aylhTqKaOCrGL92g0c3GE8B6wlUgnC5cnuAjfaKYYq05d6JYgCKUUKaTRNJdxFy
        AWGNxKjhvgRwK9qB7XqhDIKO95w7iNsVmugOPce/I5AeGzLEKUAMp7UH6oc0ym9cILc9ADknrec90AIYIcLS6jGL05IPM5wvBEQLUDPg/f9Vj58WuQ3bsjXA
        MLZNByHMbcVwaptpTIi2WUBntbEuTCshxRQtAw2htV1DvqtIGb5FQTPTmKU+Dry9eJti5eC9a1CjxTtPwn3dLJ5Id+qwzuFukL1OOCU4/3IuosKKhtlLzg4X
        dyVZ7fhQqxLpENUxVRqECogMTzyyzsaRDfOE8s2p1IvtKlBMGO4HA0xoEx37G9aBGtlcSJrJXo9rcY+SQdzbDZKK0WkesVRjEOQqDgFxCBJGU2wJEcMWbat2
        7nazDZ27XZkDUUR24CEDapsyJqc218ZVgvXk9OeZqRPITXzYTPGKwtOcMTvAKaHbpEKh6ZJWK8mrxU4uuAJ7vK49PqP1C7XHG+ARIhg7cAbiBEd9lwCx0jBL
        h0mGip0y00c0ZsJUaIeZrL3RzxqsIlG9QhkwUdiWcOMOlIf+m690i1w/IZUIDyOoVLlqnXOLUaLZDIqt28/N5KhhxEqZR3XeYObz6jCVOJo/3zdvkKrM96GF
        awHathmAAIXEnZEZiZFuhRVVK5baUQFbslaUrB6sV/olwOv8QnJC1iVOdSZzsY+IcjPF4pEQe+pIG7nspIqJmcqriJBOh2NIjVI7PkRAv8d42DpjaBuWKTCY
        vYa+xxOWKSg4UwIhbUWmw+pM4Bjai6ZgLarJtwAulJMYRxEv1E6AVmqsRcNsMwbPen2yELO9DxzCOuHPtGoeBrZ2Im0oq0K277xWCHJPow210oBSLmu/5bE+
        7ZhoVEUdZbr2pYZwUcYjCcekj9b2T+DxFr5NrCZiFVK3rJkdWGCl9uDxXRpWrkCE6Wo4mYfde7L41tboPSs0v4xxNmX6nqIVeTnTx4cirp/gGrU+eiZQUCaC
        ydZhL7hNbkbW2CDkGeWWuqifhaD6cp2ZMzvRT3PmdRSiwX76fS6pobJuWVSlh6cAnwi7l0/jGsyJMrf7dFP30GfLXB/kA9DO5sw1MGAKm1XhW6XuZbt+2Phj
        mjZAOj3cWoyFB9e4PJjXU9qHHQLSFSBtkz9yhaexD5XmrZLMJixIt9uD/pU1A2kvcokogEQkRZcSEeDkNZ7N0hr0BQpe71LB65601Qps+RDiIDP4KCvUNdQ1
        qSxRhJN00laPGVs05I3iZUTPiN8Feuhveyqc9/738ozRdZA/2yLPdUqpryOkJAeTsQ47ueRj6ZKTVeBxU+LAR30VyuPDQWFH+eTB5qPZGhApzdqTMuA7vuNW
        Lnp1K29mLiRO7HfB2sod/j5wnDxrhnn55Zd3IF4YR7VF3CYTFAYf6U33IQ0359V6eVVbogGCrualE64VszOtZSfos+vfc6jdGKN3FaZ0RrI8F+HoovIHBMYi
        y20pnlcpyEpHvFNk/6aa2+6QPlaDW9Ym3iltbP6YjQ03cjNboYD1gCH4JQfGLynxjpQWHVr5hFSgXCi6c+twV6qQtqiTBPYPwQczTJPkjzlogKJsipoundbE
        2AckTdMCT7ZdH6LrTYhJ2YQEeIcaF9oqRrXVUDFmnpOh3lRFH3hbSI/QlnkB+1ygmTpUBZJOkkNL55btY3nzbnStTMybnBbUNDXwtRSjlMByTVGMYDn6Uuy3
        z3in/Ud1La5tFBE0f4dVVx2LNKi9ImP5mfcePtkukdKBvNn7jHekjQQA07fTSOQISWb+eyAi+L1FKD6K+li6uiTS0dX8lTBzPjNIxwyRmSsMoYwrnIHROFjP
        Dcwz5dvpTMsNc8TQxMyM0qTVjPHrgvxq5F1UgwiOCMn31W4nFjnEAEWI7b2/hqoyawk06ExXdzyxIo9Db4MB9c88JGSlka1IsuIWSVbc5De9VNkCxHkqELkp
        zA54gAH3q8+CRiJrT5eB5p62fDVrJX9OFLVa79JvJ/wdGCKwqgoDzlCgARYGajXOyUTvQdBH7orkL8iCmV9Dc0k6VnIprfGWzaCYW4l2lxfj22ICFjM2pWuQ
        pCJNT9soYVc1A16kig/EGcbbRtohYDfc6WF0odfzTvWlU7GqIpuhqqr5M/LpUzLaZwheVzwIC+C3QFzpnlC11sNjLi553RNqW5HDEQuQTKvGESICU/1zVSak
        siSr+IppYC331VDXT/7Ss0ZlkESky3yDz7m0TNgHkGSjMlcgYPwnLw+158s9zxr3M086DpVL/srLkfKUV9kMOV4/a3K5F27Reytsv83DNBO4vb+rgwpltXqr
        TZHw1jvJks5GsAQ340riQ/Cz5grhIpu9l+tH2g2yZUsdswfd705nDTXTVlFVecA5iKTwrGeb2H9om+5PKlRymPy1B3xFkE9MUpnqWUhdoOpRwVR9HZs8Ii15
        p2hF7CNzDut85jbF03S4erQJ8gdbPm2bAMEMNFVJuUnkmCkpV6GghX/dTkupdMX0W4VOkKlszsyTpeLeo1z05A7yAb33dDb3diTJUDuelA0pZ+6g+WA6Z8UQ
        6YrH0tnK+Dg6Pg7HR8hfyObRgw6ee//dbWflIKWwlnwNCMxy9XG5AeGlCVoShmrxWWkXc4pZA4M0HjZzpz+bnGy1S+xS0Te2EAoLfhqDodKAgOHCUTWAFrh7
        lG9gxDC/4XISf7/v1c74p7lz52nYmQzO/d2MyXH83tkPzPSWkv+o+NlWLbAX/0QvAn6TVngEaDDLBvJ5IFlYyPRTfIg27sCiVkJvqpWDnzXVMhacyiLNBiaC
        w4lnUir/yPqVOpYYRehB1hzV8wggCpmVoObMRFNHN0WEeAVrqbNF9OkKiRWphIkuDhUdOURTsIQnv+pliiFJyuEWDVQ/41QSSproMya+kLWIPegMs/a4k6zN
        8vrSy847sxCZ6ttM0jAa3OhVdB82ULukXIKRV0O+iwr8dzQXj+2K2a0Qr7Tb2t0Pbon0dsHR0/cgqAMYOQdjhmXEZ9qt+N+4bv2MWiT9cneFgIbhEVjGA7WM
        Yw0TvuynXokWmwPCmhpmbM3yN2rssOVWjZTNd1hzn0h2LLpEA/ZwBqFdlkQmonFP9dyT3H/UNcyBXh6o5OFMx3ZrBwjTSVVSceJvd/0zKhDU1JIf2t016ULy
        FG5mVGpH5gGDKlOx4LO9NyaXXc33o5/2rJgjzE2UE+T/pMBEnvImwpNTKixYG5ZSv1i5fZvPw5tpw+4cxzciywcntFPkjdMUOXbnD+u4g31VoxtKfv7mf78p
        i0pw6tVmUeH+dzIpRdA518m1kkANg6LheLmGk29U+8zsgdnpbTQoOYVByXaZ9K72Ay3skD80UYka5D2rWVux0wpllV15cGqt2oc9t3YmlxrvzK1GannmvupY
        MjakIrQySJ52K6tVDSo1tSPWwIJ8LNW0IdEuEVHwzw0J0Bc9q7qGt3c1BYmdD0wyLU9T1AogagWx2nCE0+QGFJ/ygHzE8nDu/8GUAl2UQwWrQK2wpjiolLSB
        kMBBvj1jqX0jO/8WoXEViVzsQ1ifAe+M3ayH/0avSQFASZw7Y7IYmRwaHFursi5BWZL2onU4QTlxqvmJsC0f/6rr+Y+i2E9hFD+V+tr9+Epap86awDWB0l2d
        WuLdKg3tSt7BR3Mo+V3JEX2VKaP6KpQ6EL2M/3YPQYJQIWLOa7x0FwX9GhZfAHGXEwsyA6oOJuzeznQ+tT5DLMJHT2c+VmjP2M1AboVDvkQ6MNFnUz/nFPvp
        eMNV1fyTDGIeJT4yTuOfwhKL3nJ699HoRRODK6t4fBLMRSVw29e3sr2Uxh1KnRTMOMtA9W4Ofu6TIKdZdSq1OEDoDjRhWHCCunJwK3P0mOD2aSrJ74g/5OUb
        8a5lMrTm3xlUVKqe03YrQl9AoU9p26d5WWk7V2iDO5U98ztdyw3xD7SNLRqhbU3+DOHlJY86o9pZOWaotxaHNSI8TAhnodrkbzythb2DzT0Lcu1bQ7PmElO/
        nkh32RwroQFTHJ8I3kHipHsGuMkE+v+y6/z9+k1d4g69d+o/z3XK7jOGIEF4SQSTXaf+ZpLr1DzVMZVCHDsO8VPqT1XNa+VtSFlXcYPi+uCdymQRCjR9nf5y
        ck5MGmYVPfuEUmOFE2/hVlW+pstKsNGt6lty1zZr65JVJYABxit2Ejl07PO+LMXqcxWhrrA5qrsJjS/IJ0jCDrBcBpTkLEmYIP6oa9eHfIbYrS63SDpXrGg2
        8bjDrYUjxVaDp+rbYZV8lLnRVGzlRl9Fj4hbK0UdAtWLQl2tH2IiPIgrcZVY32M7gWgLnjUTFj3g2u3TwzYzujXM0nfHU7nIV9kjyk0sus4WgpGrMozN2Kf/
        +46rbi70JqCbCyQcRZeuuLn8oO/0nnj/TO+sZ7P4Or2zX/KZ/vdKKxRxtin/HvjWbzt+30kHlucI150N/8l1s8X1p8GQzl6SEp+SXwd/9/O/9Ilf/d1//9m/
        cG7wBm75zosH8qO88wRvfPl/nv/0bV/+9QOVws6ysP9TCns4L+tHz99wg/dgWdClakH3Vq+fP4f/fgbX70YxX5RiDttiajdgNk2szF48e/Z9Z9+7z3ue9fr+
        z//l2ru+/z9Un3lxqwpfRoXjfd6lrd68iAd+5qws27/i9l763hmuWfE/dukGkk8vrHsZnRiFUBKIkT5cd1yVR13coOuO/MpddyjzJSLzJTJrDRLPmX4uBcYf
        KIWpgvZcu3EODyUfYlFgtz6RiA7fr+va4dkNlppKRgEheqxkZE+wegRQom61+X2hOwmXge5kX09rseYqls+pucSajVEhsoVDustkwm+w8qPOO6iNcpK86KnY
        Qv7lF4ZER2cQjcaYQTJnaN7nw3kO4XyS/GojaJ7xTtcfoTfH05DTdnLjWnpVeda5bMq45xRw6v7cI33vw8cUuSAHK3gzHLP98ix5v6/hnyFT/inIXGFISR6j
        l/49mcOwtxChJcB4ztNimVKNdM8Z5xyeeHfmnsMilfx6Aepxz7EuSlB4Y7jJOaMKklL+XwSq1uAMgvzOajDrLLzIp4aZfw7Jgs3UOSgg5zLvKPyUns2WKipq
        VV39h8yQS8UO4tVSrtXW3393N998riF3xXGFmZ+yQcfOkJoPUp4Dqmuy7/ucmTMz1vd9TnGhE5NMfna+Ar88n8NFIyGGHgjFPYugEkDrVcKPtP1O0X6XSXOQ
        +FwV9Skk45YhR0WnmYYfQClACGZMCM8gDW2pz3cpIpXpf0QoGUuRHkkTUwQ9sRr+xzKXXy5eONodnM/cC5kDswhmOFClL2TujV6SCymVwiuIOkc1T1ioKkBk
        dzGs9dhuV6gWCme55Gdo+SBCjvWF0U1N3SWsWTtyDfpnY9I7tLoiupEJul0m6HaqNXM21Uy3CoKKTTsoNOO/hzppQvMouVV3OCOaFDKEgkWqQsTJz3tgQyGt
        zFnTukFAvI1gUl6Hn1byBS8L7qBF1HtH2+2dEXXH5f5NBBbHbWIYbbO2pt4MmHv+KB3mHJhz2hprHSAfcMC946xBn79I01/rNjK2WvpIBQd9DNOrSdVTHuk1
        NCVtP/nXXkrjTwCuS24W828onAtaWm1at72c+EMtt/HI5sWYCVUUUoBBoN4jJhxL6t6esP69mIdlEgolP5Z4GxNfQW4EDeNKW8U3XjxwX7A+oVZ+GeeaNSfX
        oG4DWCe8XdNQGQaJwWOqwWDALLbRZjUT26DK+uRWWDiQia1oagvlKaEEXGjZ01jfrCmiSMuGE2b2NoNEGdfWyAtgAJ3GtbVyxpwflT+R0ItQ3fy15paP1zf3
        RdqccK3os0vP5dfybCiBRgdu0adREYFnNPwus8F5SAo33pbKq3kPNfPIYxaDPAb6o+ihKO+hKG/qK/VQOfyXn8uPiFRumOLGxQP5ETeaOeRLVHStDR63EDH2
        yy2S2OQhnbLPRDbKNIuKIa3nVd+qwhsl0kusVV0ocmI7WuWN8XZEZmpyUbWNY3vpQA53bENOiyeci/kRy2fTTipjJ1asbc4nTcPkMalFbzWLyOKt6bfovY1I
        O5vphDXYTMOXDsQpRIvGlTiAqA8wqeBBZJ6X473YZpbjuoJNBUBzi+QIHLfYgk6F4LXOVZgMgL3tSNug9HziXo33TOQc8VU5R7zlFGHSmgpZWcKyYX/wX3wF
        svpTOxvIJ+LgbvSTJeecKbPofMTi4Ak3/kXXc8+4gBAb5HJuDn5crAFFQsZSAs2vvXDgaLc4uSQnVorFpkkI5CQPh/WUF/dioVJMulA+h8UJ882hKKjO45Cn
        LMhZBfWkIkJgY2lzNUSa6MazVIgo/UNbwCL4v7qedyY8LUtz4J0ui7PoI7JyOyuVq9YQB0MO/sHUA5Xq9i73pFws4dI5u+CWjSR3K7SD7oKpE1cjOhhKC0Hy
        SGgrTbrJARXWFU0w1EC/SAP9GkKS8ROtIDpTO11TTeOyR28IJqMAJAjiFInJ5KTTIoDAfdyCrxrGuzIldSW5NJ1I17yboTfBTya0G86E0VBwbMDXhsn3w+z5
        jNvXQoFCTdBp/NkLQVFEUlG1pahnvEpZkSblls6M9fVEEwAafyux9388SUAQPPrTduMXWiP2eoL1imrFR7I6kuZJu+uijz7upgtCJHv7Igiddb/apPOfSGCw
        YYd7nL1Zo+dB6lsgxPWYtLLAnAFPkP4ezqZtTP7ChDh2ffIs1AoNyR/P3ZoAWHI4zBLkRVgU9WEambNEHdla95ir6h5L+G4i73YMfy6q/tHRwwKqtAmvbY4l
        bQyXn2PR+sOygykpdz6/rB8WZedPqeWYxbFw+c1vyxdS0NQcDgkC5DXqfQ5x8lMb4+QXESe/WI2Tp/6aGBYgupTimy3gMMVBQ4w8soPIJ5A6PU0gTbfP45XB
        BVNPni32VwGUIvNFhlRzqNKbo66QcpqPh/qyqMV2qM+PmByY2vE0xoifnR7ptbs3JeAVtTLP8L0x0SLCnpE8bXoIHOa2oiezpGmbKG+QzQyyNnKeIrU2Uhwi
        51Wb+mAbOa00u+GAqNBtFDaQ1v2c92y2/KS0ahk+ctgHiWGVaekGZQvqiFNK53ucDvCZ4M9FjWNeM0vorPkpDw9E+oCjDwQxvUyxX+piMzv8lGl86qD57see
        k7kTITJZ5uwHp+5qB3AtrcYmh7HOPdFzkG+WX/iQ5lZ3uGs7Zb1/i3ulx5QMLHxcqeY05bEe8HOmEB49VTyNuj7j6sQUJf/4IebPDu2oIiHuLZ09t7zzb9PG
        OljNZfcCMs7YAOz2WF3TtqbUlWU5OSknCKtWQB8pWDr/wkez6QrWaEKtHGOQjAbHu+U9YsZxbJD84GiXIxPmI2Pacs6fMlhPkn9Ty5rQ/LyX0HzdIH/JIVsS
        IeQm5ylXjcAfdzW2FRZMI6P+ERxlvD+Mo2iPMGACY/ZxV0HUKMx4NzkPyycvM+kW455dWsX+vR//Yd2fPhNpAq6LYWU3D8FDX/Ana/N45As+dWB3TZ7ijv6a
        95MuPfge92D0s5V3ex/H5nDvR9z+muPs45XHeOWrTnFFXnbOufucoa8mxYez9k3OWV9v/NN9znfJqr3LOeumc3IE557F556AgOoALgHobHukK1JWY+Dqht3H
        kQNQrj8F0VfOPwlJl6bNp0W83uc9gw+09nk/iWP9JudpX8OXPomjdPFTOEoXD3CULv4RX/06P4Lj7I3+EzjOSVdjPb/k6N7Uj+tSop9r6kaFfG56H8zRnhFd
        /5N2++InXfm0MBY4YGEXF9seUTnT5v1iUxm9f8a6hvSQIGkdPpUwicLZv4EkXmlCLvaptMPAv1lhyB1T06KymRHod7bwKATu6AwSZx5VPylaDGeezTok1Jrp
        PElKrMdb9kti5o4fMslVM7CBjLibRooo6aEDxu4l38ekB6ZcWDX510zlQrvb5kPPB7JUy/FSkC7i+EUEN0jpPsWVywH+vsC/LwYisYAmv+RzE0Y3PTx15TVI
        rrYoy6IH8SQfsqIcSkURRaNSQvFErIB/AHhPANdhute62ikHnRv8p3z1PcSmxj7vZ31tbfK/4MfFEPzX55byzI3+fhjVgAXtIjefC9FjChQIV31uM37Bt9uA
        1hcWYi02prmz2LRWqGYOXrd5Cvpq6MIOO+xQCTyb1FlMd51jR6kRcuuFwPdl1odnLLRvYydwxvb3GdUkY9NAAho4AxnubeOSY/fTkOowG7ffNCgwDrPa2NXy
        maOi45X3jt5KspNGcMGgtbNMND9giG6zd+D2tG1d9MOjMMcrhLX/bBaRTgMTPSkLRT1WfLSwqHc0XpP7uKMVVr9vWu/J4i7DGX0Td+khWcOryQXkVw6H5zjJ
        QnzqLQC/nn4og/oXy69b6cYVVe3Uz+UG9JsJKTk4biPH6rd49ovHNT5M1lrYJLEVbfG4N7ed0SZNjJosoPY03NBmjPWGSx5hvccu0WEEXkXy736raRyT9Qk3
        jX0ytqIDnZqgHzUhOjQsePKdrvsokWN1V1O5Bb1pe9atWDqexHYt/AKehAsNy3WLYl0tlgCKvzHjTZ+ugeIGMitndyKK5iWZhHOEIupdVg4xKySXLl5DZ/OF
        naX+VSQif+kA4GSQxkUkm2wJ4uLcLmcNalWRg74+Yrh7XWQvpFQRPi2TCZgXg8w/lyMTrB89VELlPHibDE3Fxn3fSZbr3yMSxBxSZjZx2ItA54nYtUCqmBtD
        MkDypWwKGZY6wn63AKsAyHcLM2wIiIjvvPmfKqzBQBFkfWYdnQhcgOuTgAuCceACABQkUHbNXK/+HVX5B0nf5xENXvZwUCh5S8jN6IXYCBMJGx3YlN5jDA0A
        XwL8lipDpjtXyEKX148yb45weD+5zyxAEQ/MAmJB5nG2VqSYv/yBi5W9JvlAFpQY2AeOIXjQL54UaSucCB7hT+5yGDbCYisE/R1V4SOmmcs6h4+IpaMLqmmM
        ALpRJ9ZGnYmjmcDVB6DB5FFobjEKzQ3wEU2Ij0RJiSo4EQWxDWix9E1TkSGQM1bpRpO9N/RyY+MgZj4waNrIoZST8d0HCB9TR6XDivwK248/Ki6gi5CmjYyP
        +XaZJzxM7o0BbBUUTTyazhfTrrj80oHRsMiDD7qpJNgnc5oISBM8+2Q6XzH7YGRqVUCaOnl0BZAmGAOkmdftnAUhrm8GOUVKXI4SV6J5zgN2cq0CRROTvc8j
        mnuOQBZLBXIDkp8hJ/1GrIo5XA+ZHtKXag0qJBKNADcxhVz5oiYMuIJEQ0JMIlFibPJpq2gAr4hdgWz2I3CWCNk3mcOeQx+JhFYzMwOmvEdJrwG9Qta0kXSe
        JuZC8q4msnTJat6Wo/RGPl/39mR0pQVLY8gebHwb+BvRgMkaQwO8Dig+rKdmUBc2IHWzn4jUoXWcl5Q/W7GIXQ0IQIuAf9iLXPs3+mty8G8UuWERekpHDi2Y
        rxbNPFaORd29WhApaSfdvrED6WHQXXWZ9mWheN7tI5WY2+990UqXdtvXRabScEi/11CoG4qA8jYzu8dZy322zmX+JlCJsAoq4VdAJcINoBJmlunSfRzPejI5
        ZSpK4b8Gi5WmrZA+HOj9w+Cgs7AeDOGGhZ/7MU6zXJVSH8s3E1JUF7D2gKiT9SFWsJouYw1w8jaEHc5euD3o7M2/k7XzL2XN8lsoDmbyevFRoeoB+nCP87zo
        07fC8j4qTaBIhSOPvcS8quduufZd8B958YAM/Dlcv+yOCHEzGjE+3B8hzzfLlkq2MJNtUcIAjjMYRlaJlmkNwMmEV5nmuVvUJ+avpcw2y7xHWRxB5XIGIW+3
        PWQzvuz07XC79JKGjJAcRe0fhImCY3Fvyqa9mzKTPCGiySzFUvuGSBrJb3i4luiTICU5MNEmG6t9s1dmDJJsy88nKCEim7orTZQ5dD7ehPAnJQ+oV7eoVytk
        b/xmgkBu1Ae9Qv10qA/SKeSTwCb8bLASf2/Nq6uhPBGdpRqzJoLW2b/zH+pF39lzZVl2HfV4yOBi7ygoI0PQrBNuEUnobo4kDO7SMMcyktAlqQa3d5k/okWV
        wmOqh1i9p4XY0tKjm0kf/Arwd7iLBrbahMg/xf8eL9LPXdkU/btRCr9QV2z8H/afMY7h5kZVU5C5Y40KX7FFhEP3Txlg+PbzTEChuv62VMh1NAjCNspRL766
        bVQdjaptbBSj3Gq5Q/FYo54blSo3mqcJgdC8Em/ViXOQW+4ZTB7JQEfyV2wXfKfx2eRgbBx9u5ewudV+2epAfSj9za0O6UNQtnrM7yGc2Oqw0upSoGsMGVOj
        YYzqf2Bjn4qAREtHtsx/WZbpqeO3G78c+63Tgaa7kfkwLfPhNDyEZrbaCaC932ZeOL15AweKYLEX8xKyLjnfLBfg+HWuiE0SrbV38c8S5kTd/zciMf7egUHv
        GV7ISo+XUUWu8gfMJ13qDZTYB1nJyb0Su0CIPKtzYaoPe1/U7+z9ll/4wW/68+u+fqBEy/VrMCI8gQfnJa8COTga0nXYHREO4JY19sK/FSK7h3LAvzswYFWu
        u+OffRPki9EtR971PmGyv2iv977w+k+/68pzcv227zl486F3fP7AIN8Jcxkk7ALIYZA2ymySL56ZtEV2DD53GA7AK+T6lPPP1uF94k8U1V0R1dtjovoURHU2
        tyIOhlVBvUkDQkVQH1sdI8pFAJpjX9WH2jE1KW+SoI7rkwT12gZBHU6tsgQ5xadqwCAo9AMI8Q4Q/TyiFA0tuENTBg1yZzgGAqeG1pYK7w4Qa6Yg07t0Savz
        cuqYNnDfpuSw4zuy9ntM+0Tvhfo7uGg6orxVreseUvM4yD6SfMkrx6jYPn3xTMUB7Gg3BkCNTa9BvNj/n7Ib/w2T7Mx/AxQrhU/nkT+/V/Oj0/4Z7xE1BbW4
        APiqFLtlbDwQZipx9uO4LOhvVwG4wgrEVVh5IahCX1Wu14c5tk2AryaFB8KoeEjEVSnX0PNvOARAJOXyusrl9RzoJkAdfYiiwYhJ/APoJICzyF1Dps305B1f
        bBBP2x1VHLNEky/DNzMLR3KPWFghlM1p4j7gC8FY7c+V1hmoJRNV81BUc0YwbaWaN8ZU86Y0e0w191U1b5lAVPMWROvQtKCa+zhLQAcNabQokmOqOSSBFsxF
        QXIfHjT6WkdfW4s5XxFvkPkbVfS2qu4+NXp/TIGdIla0qQyMdkR1KjYGRIesyRTAXMBz+cBkDdW4R+hg4R2vrMNDT+ZMiXR6x6LTQIOn69aA/AflvAYNHuB/
        hQbPsImP+sBxULXDL5rqkH1TsctCGFBUYRwo1nUEtGkHNWGQSKGvGxTkSM9Dt47/je/VTjOYT2ZZHVPvXLEiJG+HNUkxxcfIyJlIRsIy06jinw4y8qtkFHC6
        52TkCX8cI6NI9GpY1x2horoqaIith7OqpaI6qMURaqmDWni7o7fXNAxAuJosLv4G+0+U83H2WgO9FkBFObWRrCLccip6uMeOrTG8oCYd6+jq5efLlXANSEav
        SCMeUEW5N4F1j9sUGUPeBsZGV70W+nChc+tgIhaxrlYSJ/6s67qnRfr9R6d++dDSP/qdAzIS+c/7If3y96lfxvX8J6/fip+HPoPr+c/7q55LiMmDVD3huaNb
        lMvrE+rB6/rMXx6IlaA9qMx/7nvuadcGlfo7qz5YQyRTn5jhjTnXRSduRPVaGEgJTgPu4Fq5/4e20LIcRFD+sD9scXvdlr++fX00ajV0q8Q5X6wlkIAcrJzF
        9oyocDIVkx8sbVxg6s4Q4N26d5jlL0frOqpe+SoWX29Q3pfRG2GPyCkxBpzh6GOA83ZuOfHFZ37u//6Z7sVRcu95bJE5TAnpjZX3ij+RhmKsCqYir+GBUcu3
        RW9RgLexegy/KCSU4+Odaz0v/uDAKPmwT0nCEWlPX9Fbf81bMeP07CL/UT93DjRq83gNw+wxxiX55z4Mgp2sHJdjGgOiwyeMY1gd6mZcJaysQggXR5XWgyS8
        isrDkaflUceb856D7lQHGZ1U1/vVz5jqQx8rf1/Q8S4CdD7q63DjfVRtZEfRnumA6XVPr48PCVvuTByJik5X9bIcjo3NMGYQrNHB+cHAq5/xThcz0jDVbxaM
        WSbCMcvE55zb1RRT2iXCXirnKe0SvrUgwFSEzccHU6+XIpkK0vDp5rKOXcAwVyakVIOMzUsZWptEmFtiNpSono0NxVPAul7TyIxozC5zy/qF6rT4TOE0hAEs
        gMdFCrwAq42mUu4ltzFvGDPzughTQxJ4niW3SgVtOEWIIKUQQfg2+bamsWBqpKSvTWXAxlVDVnyNufQqIStemczBhp/4TBIdq69p0U1M4OzabnLLbtrwjnaM
        ZztGQ1bqsA/V0bcnspC56gIGuulk9aZjOBF8VzFj947N2Ak2ShIeTJTlbhI3va+0PnjL7x/pfNN/OvBL3zj4Vz/4pR+6+Uos0rFcX79w6g/+p88H1u94dp1R
        hMK2b3KikhGJQuOhOT/sTzKzYY58bV+g48RYuQc4zeSt+9+zZ/8//Jyz/mOfv+3NP/B7n/7ZvLT7Htr/55+48W8PFH7SldIcLe2HmEL7P6+MH/Z1XtpV/m+9
        CtP0t2Sa3iSm6RdMk6pUsIFp7oJ5G/qLMxyUXBMrppXp1q9bt8tlhTd64I1YDG/5kxvVtjAiT8a1qNjmlPlkeSc3cqqMs1gXRxSnBjkXdccZp7JL+ZwMkV0j
        10eWY45KVu7MrxeMs7iWyLWcgVY+Z/noYPM6VZ7oimWZ4uddYNY4FQXUq6qjefEV+FxniDjErGJIGX+hct2pZoxTFc4v3dR3XhxkmhLBGw6Laxo/6A2taGrj
        Br3kQz736/XqoBwZkYg/niMreOs2EpYY65qxJqDzF3KlIGa+5/2TTRHi9N2/iyZkZD7kDovfu+Q8gExIR7O6gkWJBtzNwsNtZl/3mBus59yhLiQ24YNmCoOH
        Ct+WP9gsyYNkf8f1PSFzWoD30o0bxtoK38RaB5+XLUJGKxCfpdk3GoscrVdXRXgJVhgxvJC198aibQNErHrnGJjpViNzs1q3srmNh2X16SYf02gFQmQO6Kw8
        SJlVmpO5Hv+C5/kq9hr1zYcXunqHUbzwr8xf+SbfcSeGlqjnORzFRCGwGE8yPYY+vF87yGGvu101IMMFCf+a4oEIaV6xl4rcEf54x4ZVDNQqemkFEbUUHM+M
        qqCp3SIR4ktn0oAM2QQXxi8ib3b59vg9dVxC/4Wjod1QH11Iudl5IeWEDUrFgYEHosf+8+Vg9nTtTEMjHS56J7IOkvVJr4SwsWwn1iVBsHZUomeii/kRHvqT
        QmrSzHRkxufEdPc6LHZ5fd9WsSBl6wWrE24FLXlHXuBLB/IjoqeM2W52mB02omZSsE26w7jn09JjTbpkc90M2pGmRV2ySl3eVtblbaKM1I4Vw3b5AHTk7YTM
        lp5Ic5J//gBdBMoqP5cftT54owwNev5AfmSDirKr80m+UwaKVaq9HV/evnXXbCfK+dZdU3wgzqZv9M8CNat2o/84jjuuxMEAPwxij/Ajkx9Pe4CaJmhyE6G1
        I4N2w91kVHUUrHgI3t/9WNYcXNCwPPk/k+dH8P2oYR9dihgUD0dwK6vB7FYbMX4tqtwYDS8M0yYz/XBvPBSKzsdl7/px8Jgms1B3e++FY6HIyLelK2UPdnpn
        vX62jLmb2Y6pmWWavuxD7z44yAt89+fpQoNYku0G75hMqMzo773ZjgqBb4pw3K6glERTR980LhQxL1KN+pA9Ua+sm+iJpCC9hw/mlXhYKhEpgHYWF+Q4fr82
        GmgEoBQzMwA5QuCJhiPij9Zg2Mhmz4+yqJLWThov1ZoybXwZtjoZjDl2ujoWcETncbuNu3n3zF8cIcvdcERTOXybe5dEeF8upFZCai+cq3hGL5ro3ChbMnN4
        8dwAZvuo0AydmynCrogqIGxthYnbgKFcozFxysyzQup4p1emBqZVpYiBUEStIJIEC00Fu63o48vPDWylLv8WTGNL9vq9OFksNJmz6yNRGU623RXpQ3+r0Sh5
        7fithtRSBiChDxMfMw0YphewSaAUvR3BLzuIK8n9lCrQXAy3nWVMPmCc1sGSlw8S52TZGFi3s2I6m5KxjNOeBhb+mQ0XNKYD75I0wvF5+O0v49cLDJu8D/m5
        u1CzuoCylWEWhqUbyx0Lch6aaYQHdhD7l3YtUMqyLAMd+IdM4fDutIXDWhrjACNcB9s6zGZsmkeR8bx5DHiOBLxUK7ML/5YOUC+nB1l4Hj/vzpoXns3ecPDA
        40+KcvaGsU1p/yzFkKc/9Jv/9o2nn0tOApLERCw6kqIbNCZ24GmSyI8m7PVytp5FpJtzGAUZE0QqN+Hww4vH8V7tPOqVSxjP6gZdILdKMV6mT1ZJCfL1cAzy
        EJcCa2PV05jXG8cos5jGUThB12molsneGA7NtJACnEfd85jMhI2er3DIAUXbGBzHhckcRueYr7ToIF4+SHBkWaZCeb+On1mhYXfWR+lscSbTI53DzB6kU73v
        8tJV5NDyzgh3XIX0uGrRe+BxR4pVtzb8X/gbRTLdE8bpzOk95eAVFQA5+3GrmGidi6PRICuln4ogJKvA4AI9Xe+HLo1+vZ9eF2ZDXyo4jMhvKzuRfj/3Fsze
        8Jx0TwYg1WQkxAQ2zL/rMjEMpgVO7hYuXQfP3oo/Z9fg0e0Fp07dtHVLZTVNnQsyACtSlJPt5DHJXodHXw+eOH0e+50wUNCpnUwPzBJbhhSssvY5uJhKja7J
        2f9oREcseDrm8RgPvl34TqvCJ8EcZsxMwRmfeNtReMUhT30JKXsZmReKrn7iADzji+G498DxNj3f8vsPulwR8/vrLh3pvbiy9Fw8MDquPLd46e1yxTHSVrfk
        otOlMJpt61YEKSFrOadKvp2SZaNUGYV+ZaEAbIzQNUL6BnD64mpqh2v7q+Bi6XazE+zydYrUDd9uoz/BRe2uNLJ/LMvQgeORgYKP+spH33AD+Ch7EdLtiiqe
        yxDkufYDDXAZPzpwuiNTtJBBwlvqpopyfSxb6aa69c5/93fNClgbsBHkh3cU+UCqlLuJsiuU7JaUTBqThpLmRDZcFm0lWwXrT8yqNmC1aMAqZBB0T+qinatj
        88AuD5wHE7sWqUMyS/v5HGC3lf1yGMsEYmXYPfule1bjbEUjxLuso+EbXQ2T7uqC1VUnvq468S1r5nhU+hmEjcnxabsMMXysG2fLWqKjopUN/69p4HWkboH1
        iltgR1QQqCW/7gX+ae8R/4z7KCL7vDPMnuzDt1P6GgyKUHR053Rzd05o/YC/rAHJOBhqbtghPdLrdGjFppQ/5tnUcyo5eURPgoCGAkB5wYg+ceCc9aGQeCUn
        QbQ1RnNkN56jjRjN4chCy8O3ONItaHinDuFVPsqtFuHQeLZtmErIeMRce2zIs1l7C7X9GxH23n4yRThm07QRThKnLQ2CrOT7jxFQ8ogbnK4mP/aHWB9RIfkq
        6lfDwg3lN3VEhEXLcRs+wRkWukIWl4XIbq1SSucmuvTaSP26ZZhkjagYqbBd9QOe552pPdJ7/krSM71pEySI36yecdOQDL5OKo60YwMSfkuzX8SilNd46Qk3
        h7F3kIGiPnlcmnk+DKSN0BeQLcMCmJsS+T22iV+KPBotsxEjnR8POBnx90FuHteSC34+bnoScrID/xlHOYdNuKZQDD7LED1cjg4yIQaPgBVxCQpBZopyXzeO
        Jo7gF/k1aTZntxQ/saF6Sxvq6rOoP6rFHCq2oZX0Kq5tqGPcCQ2NfwhZxKs7TUX66NyVNJiQs4qpzyqoBwUK7WQPyRL1wHpG+op6QNsac7p+NsjC5BOIqPtj
        Oj12NEf0PNza9zhl/+ITyR94SPygXV2HHOZ3LyQvBlk9X4fX/8FRmQH1W1xl2D9/7BBwlnL+/Q+Oqndr/atIa/1JBWhUwF1XM+v5+gnm/OQH3G5o4Kh5H5OV
        ukgY+eBtVZQKbMY6Y1o+NtHKsyD5lL+pjljV67xFGGBrSlU731MYF6/cT9CMrGvcPfHzhJrWPkmv2N2bXIFLr9gNjsB22bMusbv7yQKavZsYKZrQj47NAUFY
        e5rIHRGgnpN83Ed6HxwidVbdbVPKWv9g9Xae4Bg89hXNOYvZZJPOR5p0vlFxBgaorkV95A7EWt94yYy0ndkP12zCaY6XHcA1gLSuIWexEA6JCH9W8cfgz85e
        M3nKR6L13st0/PPgCejI+kzW6WseT5epQ3qt/sTkmUiJu9rv2RyrdBT5wLyf5KHi6/1yrPZrfrh8rPzKWN08Nlb1CR7M9Xys6hTH6u/Qsbq5n/wL0uvN3NQj
        iqhNZVwdrLlisObNHA5zmrD65koet1aex21s77DFwRr/TIDFRfO4YbTqZg6jVTfzFXfm6mhhbyadlsP+vqgxNJ83pG9edKyxWvN6R5nb8x9kEksk4L2LgZ9B
        8tfBwU/Jinfxyge8tNu7KIsdc326Mmh/8XsigvRe/M0f/fNaGiEnKl1beh2EhNJBvqWbiUJCAPFAhoO1fjqDkG0GzNZ7/rfp3DH12/Js4CIxI1l1E5Ga3S1N
        5p5p97zkb4LeV74rkSX4mfeL0NkzUrdpqVcLnjapqzlJ07oemdDBtKU90tw26lMn5TkE9kyIU6pgLszR3bqTw+f3s0Zvx3cwOfLD7zFIINo4orIqUrJngQJJ
        IPIgR0i6mje8Yo5UveEDOugEFh+p1U9+wo9LmO47OWeJc0DUo6DcNrMASfanjwrHar5DpV0LK/VyHSI9Eela0wpJ155icAP7+q52W5+PADUAQ1BEyF40TZSX
        uxRfEGDYbQxKQ+k785HjZwmiF09rOO1gMedphNPlik1MSN/42EyeE8kLJ3PDbP5CtmAWKqGU6ULFMd+085LwsJGHF81i9eFFmCOKvXffbirjwysWYGU8wqNG
        bCd2r+3JuNx01z2hDPrCvIj4skIjp61vluR0WU8NACxv9O7Rw91yWLgRkJ84oNPnMQN9TMQE4WUVOAqOTJQnKS473q90fPBKHW8frh1Jp7YahGh8EOINgxBX
        ByF6LYPgv8pBiBRZy9dBsH4Qvh0EvwTYGh+EWmV21cxUl+6dce4MwXGpjY9LbXxcajouNR2Xmo5LTcelpuNSs+NSYDlsgAEkGn1TvQcCi3WXNrEx2+xFJ8i/
        N2xanyEcY920btMY1t57QT9EaKwr2BaG9hvaNVh50Iu7GP6Z6FjhBDmdXnD6vbMXucyFUErvlWtGykkuILP8RQcoraFhpmnmGZqXQ6effJw5gxIFXpJf81lN
        MWhrzB4RMhVCHwGRUBaluB/1eoMXnn2/LIJI6SxSFNawheTrTXg98RrDPc63Iq3NHufdKcFkjin6ECLV5sz8/Yfk78LxQyfbTeyo13seGtbs7T+hrZoZa4Tp
        zefNgCY3wwTN74bF7lrf3ODd2/vyF579l/Xe715kFm2tIyo0sdHRhkZHRaNbr6LRrd7/9Vii3J+NfnXNPSbNrfq5tButCEperXL5vnat92U3nep9HVyANSdP
        eR+Kbqj392KFiYlYGDPzT1SQHS5B+6klIdF2RL4FDTIhQoz1K7ZrnMwRQNlFveSUmepFp06elKXrN7HimblnZU3GshdjAUZDkVe6gewIO7HJs08mSAPTaRVs
        A33aMF2gSDQ0qKqhmTga4IR4D7A5ZrbHDOrypCi1b/fmEVpfx5VplIu+fhE2CJX79qvct7WMR+GQgib+7MWft6jc97JLBEfpIG6zM+6uF6YqPeaSoGq7Fey8
        PJecdNUkgZAILusnRAz8RCOon/Ee8R71IbRf9im1954SxfeXHUV5p7vUM8iq0ksZ/ejt8p/xs/azWQwMjJaJn0z9rUB71XHleYhbU3XHrSFtWR2y1guETm09
        mfy43yoviEKV/KgPvxBp43f2Xpp+qDf46aR/rdQ3Pviy+/7HrsymjV4gS0dUfQflyJs/5oMbeb0XgWlOJymR02ydmR8GC8xeIfvi4kcIblE+dBEFFmcvMGd/
        0PtFx15AL4gsDNDlZBVLj/yN+FdWrORJmCMcbHQ0+eOLyGQkrX8BgZ1B8iat3Av8JCqXf0cefcmz77zg6TuP+2TxrGGyCqcYtHOFu++7/Iu+zEw5XvIhsO7y
        v+iLtCzsfhqHDJ9t64UpewF5tXz1pdriY+jxlxl8y2Ym2zBd60Jqz/x00rtWKSELNEOI3Ld112TMzDWAZJs+w8vl2MEF/yZHSBqbN0I6a/2SegbuOPW4V6ee
        i+4m6pFegfRZUg8vlNTjvhrqyd8Zpx5qIxUSWQMtwYEjc8doKagQyktOZXaQqPwq2aAHlCpdIRX4La8SN3EVqlBONmfzUXnRks0TXpVslFLdcbJ5Kn/nI3Yk
        n/Es2UgNlWzcCtk85SrZPOMq2TztvhaymfixKtlIMyeTjU0sI/cLshEmtbckm72WbNYRo1zTJJgEUCMR3S3vXvahs37QHYP+NI3eZfchGeqpmqMZERUBpTnj
        OLQl4cd05RrSY2y8huWXP4DIvOOhLe9PMyMTf8bxH7qud0YVZ/WklQX5ZmYNtVSLtWjK8xyueYoPBjkO016j50RZpfdeMqWYOjcr/g3B64gY2MGfVfwx+LMT
        f9bwh6aLvfgzvkJ4ukKoTyjqYvw9Tmtshaik73kVK4SvK8Q2J/c7I4pc7/L7ZiBpJ7/KLEC/6bqRhYly6XHGdHKAaDmRb1ARR8+Duk2oGgDAIBLfA9rDCSC/
        KdxTv3eGeDMAmTpzKyX/GVhU8shji/NJPCMbXu3dyceSE8ZD+kLi0RCfKqVlhL8iBW7yxkCfPk3TlX3eRDc5iqOKLmF2LVO4rf2h64VncujZQJZGWrKMS1wq
        qe3BAx/Mog+Y6L1phGTuB5tns8bB5qMyVfyKu28Fuw02RT9+Vean4tnC7gTRrfnem50EX3on08UJyz2k3r2ozONPcqGQ9ekTgBn6Y49Iv3BcvtaD9u2r+dFV
        25Gn+HMWszH+HkvVZcKCqyAU0DW9YqksnTtpqSQY0FfB5ba0VDpaGxsj7pxHvbp5vydVuCLph3gxT3QIPbQ33XvpfTPJlSD+i8ifPt3QwHKYauYZWBho1o75
        3v5KILvon8abiSrmzfld/n5kPZLjOubOPPhmZe/YvoD7d+tj98Rp0nvhMQIxmHnhbQtqBFyAOS6Rw3dJ94gALw9jtj2g/Lf3wsuJFP4VB8Hx0qvza94D2RIo
        YCVAdiaZN91iVxUeRJq1Cb3WUUjRrunAtRuaaeOo9VwneMCMSdJZhONl9SFhymuDtIkUQuWWvUJhWsjXEgn5aOX3sZMYwPDZbJvQ80H3MbPt9HPVvdyNTwfr
        Gx4G7mq9mqCofNiUv4+eDE6b2tiLwpLjirtOjU4LteNdFBgii3cD1ffLhMVC88hG1zR1PB1zDzrWpIdNM3c/cyq6eEsz/AFP3iCVUFO9B2Ipmpgx/I6o53CP
        1WyAdP+ZFw5dEgiTzkygmshSTaJUY/rcjSupxejttTiTmWpmhuqIMXUBW1jT51I4VcwOs9o55MQzUx46Zavki2b6qnkZK7maTNu0Blllsxz2P9My0xcYV9Li
        SftoN4bLY+2bkYsllP7Avuf9jFOYKqJib/mlL+G/rxzAzQsfK075ZnF2rFuM7aUDx7ujtFnOnbCM0QUNhOM0EG6ggTA+nyfHM3WAnSAVVJQtiraWAKt1EYxy
        GekewShXLaNcBaNc7iFJmUxJ6f55WZTShdgsmGUwzAV5D7aZRZ2jiyaEgaMJN5gu2W4DjIqfXQAnWgJkoZMugGQ6WGw6ZuU28tYlImTMq0pnFuLvXfG3n5k5
        7SKa+ax7ImvvRBz18w4xSMB/V5Kfd01btGUhADkcw4oIeJ2ZI12TnEgXzQwOM7j3LpPQHL7NrGDpLlPRprtx+x6aVaCiYZ2cFnY408VgzaHGu8tupcM/ARjx
        ZwVN+Y2nknT6SuvYd5y879S3fvu3OS84zltAKTcXtl6zOzlVOKknpy58NNt9NYaPzxlw+M8ds2fk9z14x7bBO0VN/ykftb5b5p8c3pm90azQ3AP1uZn8tJ/t
        wC7W7q966RsqxDNK31ZCv07QAt6WnDp/1XqWs+Ke8XqCPVQqeqhtkWZRhWwGBigZlMPZDLpvps08kSYhmvTGiieH2rOYRzuQ9iSJTQIK7ZgdcritPW06KCGx
        oJfpDOzIbTV1nypN3bNlCp8Zm+2mw42T2Yqxe8Z0hDw63Odq9/7CwRaU9OWpdAbC5KImVzfw4keu9fekO80beGLe0M9mAY+Yvk6emT2Rpbg8y2e2CZF1+umS
        kNCi6SDZbIcNuK3dZKVbCbJ6JUTKbJrXCefYJqLVkjXs7TZLOOxhxaevvrcq7Z5Gz8xjyiKV+DSm7KydsrOYsnM9JMq1z5o5TNVpM2/3VtsI4nXkvsyiOUgx
        KaQYaf9hWefkcIvoLu09zjr3iITSkRx3GuLELjlgSphd580uM697q7uqe6vrZldVYmnJaUViacun9/bNLhFaUggt8q39+NLebA6/35LN6ldm8RV+Y66b7o7N
        znbwX6dfTH+sX4ztlzXtl53aL2arftnzqvtlarxfpFgIyegXY/ulgy8l2i/zE/tlDxKkzgjtw7RZafTMxEZvoHKhfjZeWDr596zZA/49a3aDf3MtWFSpaam1
        FUB5/r93WubMcrlK7pXTbnn6ZiTMFQY+JZI9nL245/l6iPa7vCR9s1xblhe2x2aqd5Hy+0zyV0GWgLvPYL9wkZgO6ZKMDPnB2om0Y6bWvC+4SJQkkxQnX6JC
        dO2JNMXZF910FceL0MITbLHNlywfsR+rJu3LpO6Ybj99ncxKwkmkcDJc5a9rRBrsmjX8gwK1TV64Fv+OdHtn3mNWpaOxiJUYDz6yLL7uVpnTC2bbrcJ9F8xO
        nM3JuilNX4DWlaExs3JI8KVrcJbIIcHXZiF1fp1hcpm3YPc/Ntfg936T4c6Nw3QP5adsDmL/FDL4lcLS1w3pwEnBaIqADW8tb8qFJ9xhC0Disnb/dSCUKn+m
        4NQtC+regg5fvHk0gBlkqveU2zdfN1bi01Iijk+5sfCpPeYt8snspgvpPumfBTgXr+KwavbLe1KZmy5ke0bmxrIOe+AivXt4LtsjH5R/93fTvWY3TnfJ/3tE
        XNxlvi7dI524J73evFW+sWxej3+3dwGFkGOWy3e3B2WiqtBcb958v3Tsm2MpSWolkuYekfPmIGbB9l6tQNGesZ65d5heh+O7sehM0ca0Z6zlD+v9s9Lwt0rz
        9tjmvWmseW9C866T5r1JmrfXvOk4mncdTtE8nL5JWOa+ozLJ3ioH6N3XS1HXjznE7gZBSftBnbsKZ+RReoMUcT2qudD7HYd/ZNGS2ZnkZCdXsNbsTnfBTJeA
        4PpKcNeZG46RlK43u4t+2Vvplt3jhLN+Xr4mx/3aG1+U3tg99sA9ev/uOLtO2mFm35MlXRkwWQ5MgjHcLZ/cNzQ3XBjKAzLehVQgDaESIU2RR64z1x/vZruP
        QkiRWnM7XK6xoVV/a5R7nQjAKPZ6Gdzd5ETgIRXmAjKBbSwxyxAplkRYVSVOOItwFciuItbqXpuM4C47grvHRnC3jGDeQ+XVXVtQjTPUDuoIxx7rn06cgcp3
        YVpZKn8T6HwXPXDflO6KQaZHFTdO6iMtrBF+cUaz0Y/LliIFidDQiik8QGp/IwY1hDdGPwvtdn/xoDD4F5GePd8Ca8Mg9e5eJtdfEMYfIJk2d8BOA43jWv/d
        N8jCwUUh80Sk/HrRtn/kx/M9Ki+pVyrTvtI6fvLkt59ED/yuNV79D94pWIHtvuUie36bLCNwM0HsnlkSqU96SAZiiMSQDvNq4ewCOghDu1s6aLdI2+4JYdKL
        OIjIjsNMvvDooK1s3bptZetE3af5IxGhOMeAlab2PvHBBAi07V5zHxt81iQ1PO3gT5BRhAaOqu0KbM6ZIAl7M73fePK1dUec3ozCHoaQsOadjqUdLdFcsAHW
        wjo9Dz1xn6yuLXMzjX8xt7dgI5uhtbAgMvWs3A0XWakwGHX8rxvezOn6I5pCYT1j2P49iK9ivv+zbjZlGLbigv9nQNaIr8zj7O4MIQSvDiJnTiFyUidr4dXD
        WUPKiPD6olnc+vXFKsIOsF+QkqxFDBqkV5pT99KAibVCYEnB37UJ59YG0/DgW48jdVMdvuQuFiwgMCi6jKiMKKc9Qnnwm20jzHGumrop1Ljf2QFUf4SHePAJ
        Rn5XJm0eMvsSAtoCOAcjsReDpuA17MFi0TxPL2J5jF6cTbgN5/7DTOpW+rwymZmHl8treT4QG8DsM0M94osr/sajIkiCL1SuVwqXDxauwEjzy7HemyEKE2Cp
        MgjsnQeRo8wDqorcaGDYPUCpMJB1rCZw9NSaEPBooYJ05PEKfxKhqDOOvQrf046iGLlXHH9/tiA9Pgmsqa4BtXKfpPewjDyAK2UkUR3iZe3Pr80Q9PbFjbVE
        XBtqWUcYTksfbfN1xHgsK04T+gA4TMLt5xQ6agMc0zL+LJGI0caCJhfljSV9/E/RJmLVLl35Y4We/VN9B1PALI0BNC1p6zt4coGl8WWiYXSKJ6XoYvbghQVC
        OhW2/vV8aHX0FkyB9jTxEfPqJ+n8hP2EPwPs0+RyJz89uaLaddW+nddWpQxOcDhHZGogH7XDnivnvwYs8GoJpNVZXumubtu+A3uX8bm6F51pnLbIauHOAnLX
        hInM7oPvg4efA+NuJQTFgt8l/xi6Sa2aB7+43hEt0O8BQw3l1Xu1Xj35F64UKGUZZM6FslPLtwB6/jfYTYBesOkl2i57dEeoyQpW2GcOwPqcf/L9ftYgFC28
        Bc9lbQS4A9NoSha1pBrTLqtAJRwedmSsbdjIoKfIq8D1g49UEVtKcL92Bdwvm7bwfka+D1w/VGKov+82PNyrhwfzBI8lktf9hyryDoE2trh3/NBJIsWdNkkV
        WdtCFCIHGuJoZqUpM1drypatQBvqCBeZwuEeWULrCFOZw2G/qNtIVybicd1CFE7JXGIz20JqbSFBgkmxdXlf3zFSVO+LbtHJJu+qi672zwtuXkrIbNY8Pu7p
        8SM56GGcthV2uK5+ZXWlo5bVsFu5Q9kEKlL/sZqFOW4rzLGCCTehFzZp+WxAqqBflSxXyU/6ZWS/C9+gju6ohW8V8pM/84p2xI3dWvK5cdg2+hRFSC6tm1DR
        p0xdMY3KUK+GlNetxN2EFubqu13PO/0K8CXQ2LnHeBtz5XT68MKHzIbsF0RjDOiVHBzr0vU3yh/IPDbVfzYLFe/EhE+i5AmgJz+ALbLc87Q0X24yT7pXM6O6
        4+ZJd8w8adyveiJLanqOOzVJ95F2UPr3VJHn8f9Pvd6fEq41ZR25p3XnjjBGQgfOYePAAjiW3asF3/0FMw0G9BaRcmmm3AvjMjzjp2Fw6phpU4MDxzR24nfK
        IYCb1DTlF7MwhPw3ja6JbM5ptmQXsz3WLNgcsa64sxB8yoQWvspPvdYYtvlALqg3oQ7hAq1p2K2FOz22z8xWdrXe4DGC9CXP6H6u7kIr3BLONniJg506G99R
        3y5CWT3Qh5hyo4cs8z4sTi4cJBN0CPvFSPfsLfKXFtuALVkcnGLjj6QxDR+SmHm8pU6EmhVZxUuuxF4iOqLUhnkCQpH472yXEle6ZNF0GjudIk0KvBxE+p8p
        6E7KXcvUFV2RCUDCEatfxwB4yEmFqSAP7hWGHyN8YQqHnfiDXrrTJrRyTXSIfoEai2HN1NgPoys63autq381Q3s07uzvEmE+osE6RMiEoqnv1gztRrOUR6wr
        8ocDw+bOrnXvNOxat2BhTWxG0+i8CLa9yVzYJGL7+DdceNyhCsrKPCFPeCAPL2DwInCASB3uAyTzgnO71Q7RUUZqESc/Q3Q4dGybNnCXRk+EeilZoEIrSp+L
        Ct663HtGxv8SnOTcBKkoluFS21SX2ib8bPfr2V49W4PsD9rikx09S0zz4GPgDC6kilA7eZ/owls4x9dv35QnvgcCCGzfr/WTf+WjX9bQLysyVWU6Oez/oHfR
        0X0NfEB7fBY9Pg+vln42pwqxNG9OlWGho1kdgDk7AHMYgHkOwPiHRLjTAZhlb82KJOoJk7iA5s6inTDe+holk3AYgIoFW19OedR0TXS47Wn4Ccill/Qi0krW
        hNzCaIQpsHLGvCZEqdr+pNkOno394F2eJb+f9S1pqH/abuYZlVUo4kSB0WlKvs1E/eyHNlgMauPKHy4ogDNzWkFuQz7DapCNwH/HLmwtXdgiXdgUsg92FwSO
        /SSrsKpPdPQJEyPiY+wTIOdbEe55SWhpTdZnJ3GUB3WUB0kFS5cCt1wyRXDU7H2xGsqJ9zWjvp82GVGLiUoa2IN0saMqv94Nt1d48obq2voAHAf2eQ+qh+sp
        kRTWYAUGp5BHyL/m0zrKoYlzHmMUHkGIQ+8F+OLIC2+hQ5cU+gICaxs0zIVg24h4akBO8nC4OyWY2z1KjvLcV4SlufhAhB6Ubkjb8i+h2VDm6gPCsJhMwTTV
        pDind0wTdqY5G1YCa6UmD5gSBqkEDGXOWnPkh8GP0SBbPP6QkBDMYinks8X723QtbpMS2yahAIkIggU4FySHFObk2YK+6LMEkQHEBZoxC5WbLm8GuKlJsre6
        6cYbivXKm0AeRNwiWfshBIITn5LZ1vdh0UPRzZ5zm5QCS+ND5MEckjs4JHshz8hIPIiBwE5KuR2fVtYYX6nigYye4kGgwj5Y5DNgyGBxS8TpY/zDwoUBcOAg
        GZ7Iz3HW4RuMKVSHLA8Sgath2KJ7ivDGemLU1xGAAVmZpLBX3m8yRJGipe65B1wVdV7UOfWkQU+P0xjmlpKW1r+JaoeIkYjkvTMgK0ji/EgnXaBXmaWTjCMa
        ItrLQpz4CtsRccrCxdkG4MBuANoZDeBmEwh1uCKTsb7oWns8Besn6/gSXUEr84B4pQ38+hHEugasLsL9Wa9I5wGXvop/WFj4h4WUT+R9yCdhrO78gTq+B+rS
        vwmUZdM7CsrSgL2PJkNy5UCXn0BFm0BFm1n1s3TVuY6EFFPgs/bNJhbIJRwgVzRVrnBVxG4iUi60ASOQZiBiL5ol9ix+02GDvc472InAHpTIj0uAxFsyS+dN
        0q3ASgZd+dYyTGCAc1yErE44Rx0iyjmuaiVr3vOiJ9mAmhNK95eFh+D4G2464xWT2AVbNDOHuwBzlBWmK0qvFPiAsAyuCoUHBYNNnMNE0QvIbeTxW20ZSkfC
        KeTfkS7j0YJKkQGBrKWXQZKbi5wqimsjFD0ED5uiN5YyrCWEr3F6+UP0DLoNTCprd1VGMm1E09lljF6DYR6hg+gRlDevCJQoKiqKUlouy5vT8gJs0QZblIfm
        AnaqXWlfu+gyc5Uus7s+m7tN1id4vlyl2yaOxNSGTgvNVDt4xTZerc9sh7WLDnulAXgVHYb/LexqUAaicxEV+dEK3EKkh2UNjkUKUIgriJxYDihzcpJHdMEz
        KsiHNiR2UbnVcj6npDaQZKUHc5YDWSgEk0GNA+zLroj8uwma4QBkMlgb2cKsMzQdszyU6Zd1mG9pidIi7qCQJOsOcYyyVdPBU4MLeK4S1lacOM7xbrYNLx49
        JCWtMG8M3qVgDfd5sqfe9cl/pNREJa1u8ot/oheziNE9YFv4RV0GblxmUdbuct/NrJruQCT7yhV8enEAzlYHuxlqkG8HzC1kpA7kZQKgcj0qI0bdiiIVHm5z
        sYJ4mgWaM5e1EBkz3U4dy57sKDyBy3TWNDc4hxlkT//uWW1m8hkf7rctjHieOlgDHEPgjD02kzzrx9b5lpvgJM+mroghvRbB8eBb0IV+TgmBv3dvXIzMDgDF
        7rDmi+0Wrnz7k4h4cjTyKhc7I11i03CydNBz45uca03LhND+CUKPPaII2n8LQuMqgCEQJNXCKo8dIw9rfgtLP1Zp4qeZ1h7nWm23/FoDEsRbRag0OBjpUTms
        pikOnXQHUSWE4bd0fWxxffTKDNLFaMvq4JvMXPPYc5ihAEERYjCvo6ll+v1mp1wXmn5Dfv56OV8ZmWvz8zU578jsRpasN5pdcraal7KKySDP4va2+8ZUcnpb
        bBteyMqVKs9kJNM5adOzXHV8Zp3fBT9gmUlCiBzUcgZKQdXA0KVxi8Wq0LUsjKD4paI20DbVkjGWnUItGXB6bJkWnB7HLRlwmnGhdHYoisGyF+qabUR5SHeZ
        FIdrgDH8BtqmHnx/+nrIpdfmZ2sQYV+Xn+1kRSmg1cyONDPb0zdSci5MHJQjbRYGsKmlnNUFp9krS+wSoWlsRKsz/qsw1bxCA72ygXb6GEfVKye2eBisIVQ7
        zHV6mDCowTjxg65bJM21pjblDTaprWEMpQi0d56kIJhfAxsHMFsbAjuFIecwsokRldy19RBplrmJ/ZucwnR4UYNX6HR/SAvJm515ELw8C6bGQN+grxwl7D36
        EDPtSHNlxXRjm4jctREESE4iK2tuCeo8gNQk2BF2iIbunkIAo8cEJpoumjZPKOHw7rdO4VSUk+eZyFd//5qnQS2R3fj3YHH8tOsHZ9xHmHYFy53mjOhgKBy7
        GjELys1ZoGI6ooUYP6jprhysBn65Gsiwr5EOjF+uBriYUcbsa9BDbpirqWEuhA1NraFreX4B9w41sYFVecrsUd+h6wWnS3NtPnYeE1Rwyb2LqUyUnupqvKTt
        LMR2vWGOB1oNbgOSieISpBr7bHxkkT00lj9XuAHVshVGW0VxVhsgfsXUhkoNwRjcZIi8QxuDay49psE1z8CTIP6+mhecmTptl80grY05xfpqZj0x5TmuB5Ir
        MHyfg4c5uK9fYDQTuRUXNe999ekD+dOWuGq6Itc1Mt2TOanVwt5UTl+wUyDE8tGHQF81Syqq0SFahaFIdrVHBhe71unij8GC7uCTn4BhZrPpNH6YbE5kTfnR
        yeZFUW8ZGKdmh2ZOWLT7KeNZG7KoEtlSigAImFSmYBwSqX5aBA65alAW3kZRdbSsn9VuJ56RbxWTKUZgqVoyPdSA/zbWkuEI0cal3nx/5fd9ptGlMU67x6mo
        b06hvukIImRlo0nay/ncmPrmTXpH4QJKk/SMUn5SMUmHsEXLsyUG19FKVY89dKhyJnJZXEkHzc2y/+ptYK2hiyHnVSyraRMOolwm2Ta65Se6bBat8yFvI991
        nW748d9ppnOFtHQycsDgjqAyKXTbIyy2PchB5UTIEnGcAfKdMzMBorOYxUXj7mjWrt3ZpvcF/t3eVQQinhzpxpT+hR9gYdKUWpikiqoqfEXmjBaEFKTQBIRb
        2xoo5AIuoyvg5wHuylrxeQdVk7tStdBCRTBHzoZtHvz/FdfNIXWwMUCoAFMipRARDKsUF5KKTFfyqDK16DcLn6rsYldTpYOBhRUsGLireOfLDz0H+D1uBFXA
        dKqJorH0jIPvuIQIrD6fPKep1FMeIosd5OumH8PRfj8QHotce5bflUCglQpruryybq+//xCQoMPqeXFyz/FDJ08eKh++57hd/pzk0/8fc+8CJcl1lgnGM1+R
        mRVZ76qs7r4RaknVaj3aktDLslXZRy21ZWM33gV7OLCjlz2mWpxptYSPZ7tRty1blsHLlB8MLq2xMrMBCZBNm2EWGSxcBoM1jIHeGc8ZLTA+DTZgdm1o27uD
        Z3Dh/b/vv/HIqqxG8gyzq0dlxI0bN+77/ve///998G719QJyduNoWkcTNdiGsrpDYxofhwwkV55cwdMxsrEixvL5zJdnGj+Qq0A7vMS7y8YK+Kxcv2fIUUzb
        BQ8sVHR2HNKuxIWBU3Un/LgMLS1DhksJ3+cpml8A25uqtXiqqp2TZ+2clDoMFkYBYP7Q633F9ZMgvygmWR4H8fGSX8+OB5vdERwx/wxlE1J2g4CZBOyughV+
        J4Xy80L5WijfFopgheGA1laZhVIwyBCEbaHI05USvDAqVt9seH264Yenqifr8OY5p5YfeVcruGVHTD7uQfL3PFgiMLivZCN3//Hj6JTBusxyHriyG6ZZJhcY
        8dtqWBN0sAWEJTIKrDhFkvfwHLViCoOTJ3HQeuBFWWlULLEcEZILqElaOvhbLB0ADLjhynKKi7NuMsmLvgvnQgIbJtO8OO3KcouLY7JHwe/dIvTj90gyj1//
        pmSBhAVqdGb4+QMyEbDbNTiroJkaxMjEZFsujQzEf4C8HEiKaUP6wdOQdRs3+338doAxj4tJuTiNiym5AIzitPzeLb8z8ntEfmflF4qpOfmF5/o80UNDs2AB
        EFylMVAj9pBa7AoOZdT1HQiNUEECN1IKFDKXU/J8zVtVWJbehmO95JGD057N04Usl+ddzJhPw30gBJgCz7kq8S+rpY3M/6HSRHB2DeSVBJ1m0gLmg4BwqiAK
        APo7kJWbI4QRtBZZtoZPVVUcV0V+lTVc9hZPlPhipGd2YeEUQziFpzdOvmu9A3cQm6kKTK6aCHn1UZake1oEFLqjSOYU2VwkqGBJ8OjTzCnEA/z8BKYvln0Z
        4uAINSidg9Wasr3Fhs9RhhWQtngAjHaG0ufkTzTAGazOGS12StJ6zMNjT5KI5JUWeCU9LEukZLFcLX3LptsykUgsQKiPCTZMQFcPBDF9YC07mMgn8CXXRPrm
        EBDcO1PKlHPnI3dubo7q2txBvGigUlBWgFkDITMYYH0NtAokfgA47wZNPWE3igFFu9FAv6WMMuSKQ3zTPKP/kTRnC0PKCAVKvOEXFkyg0RHB3lMenXe6nneK
        EDIbbsYuNs8zh97TLnszmxHdFuUM4t8ixRA2G2AVGiFrIfeQ4lOk4ZmBGva5QLQMz1hgV9RahfdD7Kl8WFKJxPCUJ/uljOIsVColNeDNe9W9LUftkEdDcG6T
        +rRVyJz1E98nIpcUh0JC/P5cSDrVVL0dNhCldFylXK9aY4PcIVr7e8TDq39lbaICtYny1SaqMpq8bscg1nzUBLrniZJaoR+vWgq975Z1JCM7k1I5y2dARkO4
        h3nlUynhGNdKotXv7vdnT1ZO1bIVD6D6C3DcgfaB7SUVt7DsfdBNF6GrWOw9Wl3tvbv9KkpLiyVSYIqaPaBNQzpyI+t2ZP83OSPouR+9j+8uwMJtSARdg5tn
        pY3J4mLBuLeJA6lJSY2iBCfyJ1XL65SIwJb8wwd+eUBMboTxloJHRa2WAfwR8mcwwERlFq5y1tx0V8+/04TrabYVPnvbfcdVIGRlpIu9F5ze82Vh8/6024UT
        gRJAuzJd9845pts1iwgdUhtfLQ1vIC9X1YCYCO11RqEQMzQ1zVw7X5FXfmkFFmHbLWKTPbJVXuwFyVLPT3Y1qzBJ2DUiRRSCPcRXVeQscLhpTnFz1t2eQTrH
        awYjZCv6ezMYrIzLX5GTKMsqUHZ8axe38ql8o7LyqQ0gmafBWJ7u6Lmn0u4IT/cSZAgcfkYlHtqozNPd4aOMp3tyUCIHbgzTFtlJZCpvcQpsDJQOuCkz2zie
        boSP4+lubuPp7sjEC+VEVCLdlhkc7Bv5+ctps9gdUAIKMiJuVu8SdUmKKJMFtwAgzoVEZodur/ojUbJoSl0T6ltyzqRcgdF5uyk5onz99/brP/t9P/vFXZ99
        5fD2xb4r/10BCtAO/yGF7fcqha1cgjyJr2hE0NTOPfBp0NQW8co0tbf11ZieHXGpWKOliesFlTDGzgKcYSiQPO+h0z3uKqA7sFDxeywJ8fM2wDSFY3mH/eee
        SohutxPvcH2Ed7g2KNCJyTu8pKyLC/DHFwHmXnzuLfrVu5EX+NQTG6lOnuhRfuEkbAalrXMdb51zv7N+vHukH3e1H/9X9OSm9GGcyJj/1j3Zdtonii3OYnds
        9+6P6crdbV25CpZ0VNzzsqaywC3KPr5WXcm3wrczDwqyxTkkkEfStA2gtjfgPUQeotpQAfAzbxRsXPkzKJ0JJjVTIn1MxmtCQjjWuCPkCiCY72fsK2vv2rif
        Vjjj2zccP09tpV0Py63b5KOsdduDURLzBkekCHUNtm7Vtm5rh9Zt7dC6rS2t24KgVCmXtAsQD3aPgWkPJE/l9g152t3K2tcfmaqqWXADFUWpUsYVpiqpC0gI
        j7Xhu9At5ANqy0U8KA6+oBOByBD0wmwV7vZGWqIrq5wsIbCvQVsn9OkQebOKta/n9XzpnQmA92pP4CoAOj6voh1Y9cB3JnnUJJdAQN8l0fzSCNH8biWar1pR
        AfNQ1jp1dMnuVnbxrtIJgRVeemqfEnd9YHkZQJgAAFHSO1Qt7d2L5qCXXtAamt1gGGeXaHKY1SR7FezgvgMOeqznsjeyKhJYofFHGhAFrkNSWRotGT5Rl8mW
        /PMtbEuyXAA6RTqQTQzWTpSt6oNBZEd9BeXkzCnDHlRBlYvKeIaMUiUZT1nLlM6rBsc7SnZ1K+2BRwlZGKKSGzInMB+aq5RedXAysPyAsmK5Mt170XZZCUzo
        1dJcDxaX+s0+1i0Izc/iVzbzT+M3uNnv4ze62f8Qfhdv8D6I36VbnDX8MmOdm/0Ne+OmrZv9sx62MR+CRRiOwh7XgiVBQfGKIfA+154IBuuyzq2891+9bdcv
        zdyulJXrsjEvQmRau+Tg+5uDD3/25ffLNJ5fH4fNRfkMfwTjoHBWSmr2q0s972g78LzQKRGAJSXnjkpxWWvSwZfyYzqtHXjUoxBujDODdN4KnA09eyhFkHkC
        7o/SkjOYwechnoOVDOoXiaFzObh1gF9k/SOVaAc+cvQabUIuXYC6Y9jfslpwbpJ3ZEKdxHHxlkdNJDdIY+yu5Q/4orDgIb3mMI2zhSTWERFL7LifTmFnP4ed
        /ZSZwyZ5Cj4DiIL8yVsGe/tYlQH6IDYT9MkspZTEZhaLV2CmJdeTKDtdYSdR9rbuWRqQYGwHrmkHllGp8FT4GuoN2s0JBDPWBB7U8LVkyuzh0Mn92XL3x9pm
        6igFY0skRtnznBS5iFsbmYZaWPtaA0k9xPoLojVsAqBUibk3U8fal7gnq25Z4EPlv5FBKvMOrJTs8K3jqjWQUa0ziBSuI7kaYGuG89ZhtqzDlQ+Fx5kiCq/U
        SxhCMPtweSpY1Y2giw/ssRriuvXnrVsFCnnu8I0noIieBuC1rdk5rVm2cKvk+IrM9vk+gJqG8vQl1AXqOKuGT6ti3+1DRWPxudMEnowp63kG95fgfo+5RL0k
        dbKEP+cek5QdX+W9BFSaCVjYpKo4SUITwoHiqn67TDwE0Utq2syyLDWURaqsL5+uKWVhSQcl9as5nNySwzbuU80hf8y4rO2xxILIGiAnm6QfdMG3OFSGzYj9
        FnyP/ScSmklz/y/vtgFUDoLAtGEpcPeM8ec1YGryz2te4N46OgmQH8CWId0reZe0nDSRbI5ttUvMJUpK+jVUv/y5NGOnuszwcq82x2X6M36MJUrntsUjNWHS
        emFJbGQFtF+8gE+TrHUvHiDu3hHf3u1vyxcS7J0uwdJRQfuDygrdQFa5ZPMrbs5IGb9S9nWbr5LW2+XIk13uO5/CysKdot0SmVUSWdYoznE4harriD/J3doB
        SXoBVtRk3zK6/7kJx5yyZNyZ7/Uc515N0GqNyml5q/Hvedhlzcv2dUFV0SQ6U65TWU880hlJJiTNO9JuN4XBKXC25DKAJGL7LU5+u92hDr7tPSL4DmQKzSjk
        sCCfLix9LCaOgY78bBND13zJRhciM/YxIuKIQIT56Qml+arqaKtyaq5iWq4/QYsPqIXxakvHYY2CYB9bk4bOWEwVRn5Bzka6kV2sQKNE5dhwCNGtgbi+4bHw
        EyIZphFFYnywYYB7KPJmE3lvYLXDNN4myW2KF59QfdiAJ+ySLkAJQESJLUR5nkJuK32ulZUt2nVosVwOLshgFZ7j4U80oEoLc3iYkZC9xAaxs1cAfd0eO5Nb
        lR7m9AG3ADqJc/IYKN3fggjj4/vef/SURS5QFjkqvo6Q3tXuUF7dcs1i0oWhMzcq6WKuypSi5Tcw3MluMhVnDSpOXlWwjeGVHx+PpIcDddRb9n4GlmBlXanH
        T3jFJ3D+X/qEN/IJT7WovArsJzx+QlW5Qck1dkGV79E/8d1TnkIRGlW9y1evcWvy0XUfZvPyjR9KLB56wNvfJjlhAL47MEjgLFRkZUf18FC/z1vNscUBJiP3
        H/meq5RbSu100SNSp+yq7ZRdtSVabpB1+u/8B3u1t9KGyXVIBe7AvaQ4w6RKydtsvvv2v7hr/g3/6bbf+57+r3/gc/8CGCUG4StnHv7Lf/ybgcUImFyRcLAP
        u7c4tWIw+YOy7QKJfuLfyVUBG0NFuP5OvlEyvsBXbMo4cupjlpOX3/zQVTe9/tPOys/95p3Xve/PP/bJLNF7HrzpG79489/elpMjbss4ybgI0stEn6Bt4HeU
        YPlsxclziQMc5YIyTvRFz3NPZrYlwV77wsrVG+Oh/Ylmg2arVythIB3DqdegxHFK1nDxB3yakKvdnHP7X9/8X/7u4NX/6TaZ0WCmfvtP/PY7vv3cp74AiFFn
        WJD3/aOVoQK08wioVmIjK9H7DdlTMBdUywzlpYL2efD35PBMQkB45Oen/NvfcMVH/unnwsP8RMjulr9yvaSK4CAqBS6vMAxWPiWS25JVnbOi85Frz2H+823D
        +IP+7V849Bv/+tbnfMTNDLyNH/2CR/tJ72Q+VPUiAKMK3NE5WDFMc46wtBK/JamTvG+VlgLnnW2DT+bqLfYJ5cHnbhl8tP5UZtH4wzivrOrBnGxp0FBn8HcF
        fw7jzxH8eWP80378EV+NGmk/qvSaPOqO9Qy9Rh40mS0CziM1nW48NDUnExilYDIJlC7Ot7HKs02tPNsclUYYo87ximNr7BGKO6x6A+x5LIVhQVosD2FzorSq
        /UGJ+JHkOAGNMD2TWYb2nn8HgBIO9F4Wf45GmG9yCp8BmNSGD6f+qnFerQfDq696sAXnJ5dPHRi8WnqNeFXB1YsQQxhy/Dglmh21QtlwHfsR2rd5mjy+tvo6
        iloShjP1PAfScRLNAa4cEl0p6vbF83BU83C0yIOjWNLuISb/kouA11GGz1hohFNakWokmFZhmltt0l28bNdcg11zlQe51cNduClYf3SChVM5XDvcTWukdapJ
        kXvxca6ddDe3ds0uHd0iNWj2FYqxbNesymdUStgJFR0/D6lIiDLeIQECaKEUX/W9qq5yMU1ymK1qxoYXktF4K4MZXORrIwxmIR3kawUbHqm4yYZXAbXTJzzi
        dOC0Nuz5DwOHvqaEeOEhNZxA8ao5YVSd+BVJE6ZRqNqGtb9swP6yTnyP0VSrpg77S/g8+w+XUPWaA1qPouXgUFfLGpDFDO0XMzo1N8PNKBuHmOYIKAuNkkiP
        Od6fEfYgNmO13J+xrp7+dfVnjGxhosy/f9s76t8vEwz9+5t0aLD4HblPt7U+Jk0KJKXeqYeIbt9UW/GamqQGGbNERQ/CX+6WBSdLzwCJ6yY7RQUjU1RQnqIW
        Rm23aRL6ZzT1/7OmP3kqeoTdaGVVIWjorl25wbs1X2PpTpbWMGDWIR3fK1X3V7/5CT/xe6d/B6uKne41Z2ZVWv0AbIMi3CoFlI+amaeBqSTgKwWUp0wSKUwX
        SSeRdmDOGJrO4YcOWZo02Qc2cDj2Ecn7Prqjqt2DUorN3MhSns+9puC8FACbQW0W4MoUqa8WuY5qykKpC91BF91oPm0+g1+TSuhbP5ouHDzw2DvTmYMvf/yg
        +2g6i/Xuran/0XTuYPxoungknewm8wdrBwMz+5iR6y7eXUrD3jQ6SrO350dkE9J8KIEZ+sSDsnA0M0SRZMnMHTSPJrvMTGaNeDp+NNlt6s8kcwcnEnzq2+6D
        Sd3P/BPrtN4KYp9Q3YsR4bVXzK4jaYTqqbfcg6iQmi78RNwzcxLQAWNyy11sejZUo0V6QBGH0TYpacb4H33XwfgxM/suyZv7/cHIx8t/mREzK+l1zezB5qPp
        nu8JANXcZIQTyQxO/CP1aK1bC11mDFNCJJuZmYPx40+l7de0fDOJdSD7jgwfLVV2n4VWzcKN/gH5WbrRX5auuLxq2iTMaPNkllF3H5HJqAGXZaKEIEyVwXjI
        0UlmyAwDVb0STECbamU9kT2GpeSgSVhUOC+YiaOk9QPqDOFpyP0bHE0bd0mLqen2FHHFnbsAhH00bdHFJgSuNgxz5d+WDB9Y52IeP4ylw0DmgCWuCTiJ1bA9
        9OGHV7V+eFWd4+jIUwczh8S6dTX+uofwW1MtVKTMpDjQkexPaPYBlV3JOUQq4BABjBJT4yyotkI67WKgb+XQo6+Kgl+or1JmI1+xxF2FLSlIOar0VJrIqhsz
        MrpD/KPIaawqtFKL2r8ztsuclHZUP5WsWQ/CSDJAY3K/5bkQTeV2XoLr+RasR8aRUCrN9ko8j2RczjxmtvTJ2ajUy0Z6/iNm8Uj2pPeIdOj48XTmKRnEuHzs
        4G3vNjPveuqh1D+qVI4+/aq6H5WfPT/yDAbMweCdUk1/T5dHsk+9puXmWXokktHexmiX9t1/tB1UvFrA6cvv/ZmD7mfinsfWK61VlWKtAvZ23qaWqFEBtabt
        GjWdA2rZuOghpg2AbguopW3P0wKRsyde06qCUPWZg41HZPYDUsnMU7Li7fmRO0lkeQAsiMhwy/h3tgKp/Zhk39KzW69pVRy0R6z+OnHWceR6iov2mY5nmU+A
        VxdYklrKTxWFx/LBryebPKgUoGG4p3c3xLYHU7crEtdV8CftJg36Es0e7d2vHJQOED486yoGsPs6Sgl1RtB7nMRbfrxH2XAfB1QVJeMAiCAqZccGj74Cu4+A
        uCAhfi+4ynv7TRtNgt5Lp9g16cz4/ZZ94Zv2hdMeHAWJPybzwcvdL8BKvXaL8x893N/i/DF/b/BeQLgsQ5+HoWwVipPe573VNIwJ3ij9JdgnzxK47kuqfyxj
        Dm+a1o0S2rsabI+/ia4u375GvoE8XCXfALrFVfKNhHl8wdM8fR5eAnWtk6D3ghaFzmnks8yq5QU3rWTV8qwtb0WrZcPV9fNZmO3K7ydttTxfVMsf88F5V6vl
        nH3hefvC59wI9rSsFlMdrRbjabVAxBmpFi+G+SU0fKycuEryupBPQjVmfJ4tW8mK8HypZZ/WR1nLnrWV8rSnDfaMp0V41kZDJhnhnG3ZDfvCs/aFT5LB+iW1
        LDeptmWrMe/irEVqtoXcosXYgg3bomiqD5FusHI0/reszL6nlfph264fkrEM9a7NS2NLdbo2LzXmxWV1VvSgn5i8qErmiDbLL65IvbN/7KDzfca2SVqLq3kX
        Gy1QaAtUtwXCN552wQbgZwU6a3vJM3YQPe2CVtpENid1W6BwS4EatkChFKhJe4Uah40WKEQV84u1okqZI9/mMMtxXScKZOxDNCKNOSiyzvQht+hM5MorOtNJ
        7dVvs2PejobH3bwrfZjP+3Y0vNeOgsftJLHmYpKIdDTUtjSfb0tbtaWt267Eta3oUHl3YrmpZkNh4M38ZccWxuu5WWHeAvcyLcvzfIyKYlmOaDc/rFl7jRbl
        BRsnAAh0AK99FuRujftGjfsDEbZ4L22qq5fyX9fhwLZqFL1lZAKr2bbCslpRVDEFBKBbN8CrqchC0WHBfBMoDTtsRsg1YVb8m4qpjVhXYTazGW2ZJS3RvJZ+
        WaNIAEncV7TwBzTqlRp1GRNaVQsvc7HOzwevxvzMUebmxYQBtS1mL34YQzYbH9l4YQntFN6rPRxxFDS2jIJsWNdsjUas0RqHNfqCSBNYk4+byvFSD8FoqJXq
        uWLruWpz4dpceMW0VCrOnzksj69SYvgaeBpCPA1j9vKMCBo/MQ6+OSU0yEEc6kxXGnZhPuxEvraFq9rCubZw3sichYMFHxtubBnzOQuhIk9rebJZJusvvv2I
        nYXQSFs5ZpVyl2SHYNyFdfnDx7mFVNhOKFT+pe+Fp7xHUBVJAKZf3W7Dd1z1XRBRQkUahPGYS8kF0UV2PK+oUCTAhZpHxsYitDm3OEQJusWZV4/5+Zwi2oPx
        e8zk6odbqj3nEI4/6EFr3VTxnYx0yjOv/vBxAKFfIiyklY+CLFTa1bvOXUyokJpOSGJnHcPniXbg55tHU5UN6BHurCmIs+tnt/BrmnhQZNdnTA17YIl86l0H
        b3os9507bR496Lz+eFFs36aTFVcqiOXFTDCvKqtpaO5v8CAS9g5YEYaleNyLCpykrBq1BBUtAT3RwUA8svfQuqNeA432264bEGg1gJqI5dddcqYIC4iTgM55
        l0JhyJWtTck85suCsJyT12FoSQ4/lHpd5F7q/BBkZlfj4JRLwpsqpJK60oR3AlBUKlt/YgvrClddvnNHS4sqdQLuaHkl4QFSUIJc+KPQ908FJykin3Vtp6MK
        Y2SbLslDTVHhrogwpDB/ey6tjyE2JuZZO+QZNPdwRIiv4U+MP/Pxhp+ETVBISgIl/8iyr+T3tAJwhF8kxutbta0OfUDHzXwvq48e6cpX6hF1U+pEE0uPpS9N
        TTEQqOXpnVdfMvn3npY9CfHj30YWq5Ee2xXWcNLWFzm3q1jiW3gc1bGT4fGBLgI8qznCE4Q38gThNM8UHuffNVet4IpTBCOfr0QvooBhND5zo86WBIXSMlNZ
        d9pNnaHhViw+ykMenG8Mh7TtzktRomB2yfMbL40ck7nx5/0n0P3jXTwgzFl/Cwpe4Fm45JS2IZJU/D3Iqfy+nhRz4Lr8PKT/B/A/zUUx976eUT7vxw/0TWU9
        9+y5B4X2SiZ54Ygjd4hsnFW/wugXZIyetL1XMaXo2VRLvXvUx2ke2Cpqf+HZPn0vJs/7D6FG7r/jQUyPIMukc1rqrRv/zLB03nYfB3iZ+6GvTIKlQ0/nTOlh
        lJLEswDPua/bJxjASz1DCXCMM3IAkYf8dztDuVgeXsQZyksrQnaGMvRl3i14hR0qJr1R10xMj6UqRtDpvg8JDotlLPv6Zz4aE2IZpNVhtjD6WBiXe7skeBmk
        JGQSDpWUxM9ISW6Vy899NL7Bu0ku5m7wrqdOWYSeP/QLTuKUfLWG+B/X63YMQmDY63/hc//Gw6LzPDdG7CrIQ7AlD2YkD8GYPHwly8Oi5qFW5KGmsDmB6rhD
        zUMlJjpirMJCOR/yRHJxjftKTJJXOa+QwSk/t2KuXPauT5jaTZGuhTVdCwOlAw5FpDHV4zgpgFDTzPiQP+C70Qj385gSzv69Jfzpd9sStvJadkdrOdBa3lbC
        /r/9vUdLpdPztjendXaE34WQ9ae/+/G/rUhf+Bsup1hRfjTB6ZsnzyIJ/+CjccTJCXteKWHejCLZyweMFSgQwkoil/FNSih9q1bgKxJbq83R1qFDJ86gakpE
        DSOu5svdV8Kz7BbnFVjXb3FuhYzA0mMzcz3L5dMErMKP1tCbtLSaAUoo+7yblMU60GaqH0I72Ub5JJBBCuriU9bxcPjBxR8+qDYkyupelhLV3OYVKI6jYuT4
        KNYW4p+vDOMLQX5zxr4J9b93jdvAqLzKAe8sTpEpLOMAX/NaUXmZXcrHpsLKycp9HC3ZuduSWLjWaiLu3+zXoq+4tLvhobbIUP0zBbjFbf2hHj+dMeFwOCh5
        txPltVgv7y/7Vzx4qLySHirrnQ8dx6LgroOVu3fuvR0cZwI1Cdf2HmCkJujyvCdY8Ytor2051Dgz7ikg1r7w3k62nj+6gdoU0QrWPet4QkiCofFo5y7fpKmE
        Lw3pwZzpvyL3zjpOJHbKPbbiHnPvvfTcE+8rzz3cPe9TJC/H5v6nfK+Znx77lkObAnNFdzcVwuTLOME22+OWH1jwkKARiiGDSVMPmPVAuynrStVEd9AH+dcD
        HV7A0FcksOITPJy279ZGDqeDMYfTQXY4zYMdcLH39AAUJ69KIh8RUF3GcJMI4jyapsZHUZtfBw22nmF4pVPdmmmtAkOrDa3ENrAgnO9u/Yqn57uePd9tl46o
        g16AIxMFa1cUXKjNmyDSthC1WR1qdUTFnoY0976OsM2w1DD1Enijo0JJaAtlT3dq8W/JBp6n1UHayIMbCG4AhVnapSU/NRwR1HA34avQUUmrpJg3gGp37Nl1
        YKEojXOoVVFsULnGd+sy7cGQSvqHFD1t7vcc2NLUMadWSPTkdiqOklM3ayhu8W4T9A2O/YKI86gig4YBjBErqynpT7AR03g17ZQTr6rljyZOqULmXjYwckO2
        ABkTATPYtqx1hHmE8hkJtMsJEIrafjswHc0YolZln9hSFD5T5SG/iVf5ePR0TKk8jHOUMOBusd8iinNrlfBkurOtmKzz1fXArw0F3ZaaI3BERwYsaLbw9de1
        fMZvrKYTNIDS+OwDk2ZyuPXFFIH9J9PJ2/u6IVkhLbV+PI1fJ9uhZv7ITJ6B6wmgxm9mi7Cxsw9DoTpJpFn7lD3CgiiTKaICj5DR54RieA0nlxh0BIAu3xpP
        0U2xbCXE+ltVYRig2+z1BXzUtKPIXTJpsRtSdTEzar8Q/ynNnR73LMPJVqDC4OJAhcGLBirsXXisI9n1HgaUnH8xqMLAHkMVJj3gZ06dDMDVkUTScNUEr4aS
        0ITZRsJRNMT4vE9wdapyMY9wqCXsehlgZECl4hf9MXCHTwBta+yGwhuzofC4oQjyDUUwuqEgvSGkf43BxztsHoqoulEIxmwU9mzBDXzhsU7P713Xuz7+BfL2
        Hd2y4fIvtuEilho/iesgpdDix39DWgT8tV3Mwc/2bde/b/rtU60TlZNKhq6GRT+svmZy+W1PETVrzI9qi2CVlNaNA5uW097RFHZK1Qd0EqTRUuWBlLPO5g/6
        zuYbfMdNFhgePiDDN4sUlp8vqrHTA2mcPw/Kz7uwiZLwImRaC4TcgHaYVmUyXzR635RCNICSmxkgnrst+03nkpntocnsmLAprNtSOoxycKRVMffIjLwKJ+48
        F0pgNm/AaCeRQCgHG/lvuBZ4to6j4O1vdUtvdZUfT9+aMYvy7w5vLZbeWiRvn30LTHQLxVvldxZK7yjBnX1nivYVCbZ5Ua8mG4x/ljSkyI0cG2llC2bS3SVM
        pTnuhfV5bJ8b+xyYSlyF6r3qg2zMENb+1Z531AZYSbmhAodCKk3x1wAxW35jwHZjzw3qAc0j9dVIzTHbupZjJuyjzugjmJLF9tHk6KOumTPeZuqgH2mHlpnI
        KZ7PGXBdwWrKT6q52VFEMKhVcHytwv8O/PPyp4M/k/IHHjIeSUkTYyBmJgmZl5PUTOBnL0lek0shEkIIvSTreRduy5Uyc+YSeJHp49SyJS6ZJTShEitqE4IU
        T9YSUqJWka9LyItpQyoIuXRM8l0JnTZ7kTKSTHeZXUh5qdQNwbTplNPZC8LMkZTTMSkvSui0SZAykkx3m91IeVepq6azW1JO5OFoymZMygsSOo3mkkTpr2b2
        IOXdpQ5NFsE8HZkLp7J0G6BSJNWh5RkMMZQrRjkF8+/qOGTRS6Ezo5EWLV3maKTZ0Ug6znJaQ+ZnykaBqY70K8qeDTsETaQT2bx0uiXpmLuk3+5WYmEC2Erf
        rGGNRhoQkSXsKM4J9VGEFGR/DjNTBz/KAeDCABcRa5TCGlidahRZ8bXUQfcyhSbQaH9M+vCIBNGDGQ7OpB4rsCqt5A1Tzw7ao0XGIXUBIkxJmpzEkg9jYXl/
        xW+dapyQna+H5aRhZZJvqwiSLSXjXf6dpENyHf/ho/QpbfRueiANVqmZDfDdBlkOa7TbqmIgVjAQKzDZqRdDeEYbJMKfgLZsaVA8nYXjPCZMEQVloi2P/KD0
        Rrt4AGT6ifK8I/NBea6pYAK2XxPRJH8kD9pZekVgR7tu2rHdJALUG/tISzrsvJm0zyft8yYw4LQPgdwg6/p5N4vzPjYBB/dsosh7fTXv8La5QvVZKJYBnZHb
        rHj2Ueew7EEa2D3i5MTUDwd6gAJUi8PcH4kUD0B8R/d+wOcFJKg0LJu7qdxUUheH0/ChtEbk2pbIFBC7gQnSpQ9BoLMvscTDVToxtew6ITv2dhKSaw3nrodg
        Gkj/E6Okjk8MAebWpecCyhFkPdNfN91MMb92KyjCnSjjqatlW1LJ/VF+FblPG6vMTWM10dN5lK2LGFUlL+L2iqtAqBmoATNqkPr6dRdJWQbGvGolsFqMiV+r
        +lMcE+qFVSUAtwyOCg9AQMZzFyHi/YdxpCZj5a4uOjpO7k3tNZSKa3ea+nEy0MEDM9StZeaSVYO8X8VB45X6sxc/gP6vKhb8jWRXoEVAAADuKrRx0zvhbsxJ
        zJseSCYA7fhAIuOrt/wA0BxFcgNCA2ieJkFn+rBMCBURANFtcF5a4RVwpcMHVAMhReJV27dmndXe9Gr87zK7TrvlhiUfewLGD0w/myPrNToHXC4BT1R+sgRz
        MESX0TxVBO+Ckzzi1ktxQQbRXtVuOV0E75Fo7VUuDEUgyHYCtkY6swqb52LsiuQjsYv7eTvW5u1Ym5UQHWvTdPFfsM8X7PPATK5KoEaZkhVyt1m0URbzKJ1V
        CdQogcxsskAtZQImmbT1wcQqWayVsAlTfwW24rXD0AZb49rqaq/93a3ssFYHn4RK52rI7z87TMTcitJNJi0ONue1+PMaE3Vb3M0rN7ztoCEiS+fLvgG0QjQJ
        QRVlB3j4oS63UWE+iEUar7+YfgyvLoykSKd6VH0AYautA042gqv5oE+4tkKtvW6SnYa6l7HGVOkqN5Fb8m75RMM0Rj6RDevQThVOdKnT+/zbO715y/JGzRlQ
        uFzQrssMCO2FH80SiTsGVYH8TvM3vgN7dbvbI03cN9/ViTeD6JebXlsJi+OjaTvzIpsk1HIy76/0zr+30/uunhu/HYIfT/nK3CnJdO8C1Z+yWn5FLyq9L+vF
        FLfvdW+l9yVVnLYsRw2k5zH+L9URFeMWgsg6bbvr9H9pW0+VNtSY9Yg8i7rbop7TUgfha3e0oN4gMWD1u4MVR6dN7yRoqJzUHTkCg1xbRqAeDqChmJXR45aU
        5f0oJX5oTWFEY/2Z1x+jlLrDfuo+Oc6X7n7QCbVhRNY0pFeOVMVGNqqmbEtVyzkBLadMSdsKWjdNsnKJ+IT9hORsSDxV1WqqPEdnC4cgiuAJN2H8V/4whVvA
        tJRQ7xZkWm0BtSdpYVetjd+wnkoVJXeTzKGlGltbCsTAd4y0VMSWapYYJSuG5MDUBzdsGRooQwVKipqJoPFAOVrxBT/B0K2QAwBfbaIwE6apRtOxrZIYVSL1
        sjU5YG8oB3GTVeJavk5ZAJu2GkgBo5VdezV9hOr4fNRrfLfMTFEvAgVghazV0IwdWcffN673IUzt994ik7783E1AKejR55Sw2h0kYEJyn4Cxl8wc3QEcOXTl
        ZWWIVAfEeVPB+OOyEr1a2aLeghKrQ+fceiqprKcgXpp7U3ek+6Uz0oKLZglChHSo+6mukk33mSH5MiGCz7ypK7NVyT3Av/9Q3omPveJ+8ihZJqHeP/dfDQpH
        JU52gF/iZBDX8VdguBd5p3LG2F4rfhr63BAr+LL8RCDG4J3ssTebke3RxPAG3zr24CBNTKKCxIvGaTAp+nfEKG2qBtY6cDWgAoNoV3QDek5MkFsopnAtoi7e
        aCjjUcN0qLWFhV0T3SzmLXyHMrbRsnPFb+WG+Kb6akrpNQjoQAKW7bDn9KEBtUNHGw51QHYvdWmu2AlcqmGKB5GjjEduL7ZSmWUDC3XYdPS68yololGX3KqZ
        IrMkFEikkySvWCb0OpYkO7Bb994N8ato0qdqT9zfpeRPLSaJHo+rm0DzVZpfym673dS9mWsmKPRmzcKbuqCTDcEcC+0I6WRDMw1Y5lBpcGQtIr+qaemICvSM
        hPpsr4+VqK0nIaenvJlT4cmCXjgk6zNIc5RRlHTZTq+JiTiIvxpIM3v4aelMU5NXuBYEaEfgEctHXt1NsCvYOtu4Otsg2YxjweF845YZbNmjXS4ONeT6T3wo
        2Zs4UePiIBMn1wgDYmLaW4I82VNTQegsjxJWwQG3Y1Ny7kOxnDqrPINtrUJwkKimKgPKo/qcaNTxN/zEU8+1piViUDoiR9XdIy6WOPPcmjdf6Yh8aqFXsZrH
        VjVqxXb6MdrjkqSeSRHSNbtItpyPiZF8RLqJijQfI5Noe2w+2pqPiPmY2J4Pqyuwe20I7zhxDJEhPb2CGYNkooVu3FTC9wDuhSG5Z5dvFDklhNZeku4143/v
        ScNiLZMx5LCvXHBIi9L75hdjcgsrQfC/hJUyKIJl/9CL9LXIvlY63nF6X8br6O69tS/tkMBezkVgJ1MvWaX/cbWXKm+yM67r2YVu7tVbe510cHRyy5usNUpO
        X55FVYhk3ryDVG08TuSGLGa+iHALidTVEVHlIApWITYF6ug5khVvy5rba3EMeKXceD2Re3utu5Cbqi6S6i4mUnJwWMSzU/RiEPm5YYLXioQn1w/33OO/CpZs
        ngerEhvEuPmhTDK9HbgBekitNP9QK5QtPw9Jq0pB15DORLb24KSZxJyNqRugMlHGtoLDLFh4cv6H/Y0GKk0TDwnjcBv14KeM241kwe204MktSUIYLCVZY5JT
        pfTqZhq0KXmaVJx4PB7KXbOAWcrj5Rk7QGayAWIr0FYMNultPV72KWXMm7mBmQU3eI9nGavsRqkP8Y5H2PWtjntORrSJLlaiw7H0zzmDmWdz4hXErCMdC1vU
        jBUHQzXAUAU/kQxH/ULmJFzqPc5I71lgR3ZGOjJOkFtFR/6EJaemcxo/hM5O5Z5Oo672nWfBLYcuVn1WGsd9NpnnGtCitbVHfYWW5cGM2YYTJKZrHMBbUxAW
        OECBXZzsx3/q65zklufGCgpaTZQdzR774+T9NUHB6EKHDByrOhAP1cLg1S1d3TmpY+mNkgVEQ7ijPYmcu04a2Z4UloRRj5IksPezbgTb8co2l/Na1lKlmquY
        mq6jHvuMLMNDEefmhwMzZ3sOKoPLZOph8VP1jd3q0QB0VQ2I9NCMW2tOrZxkManBbEG2X6Q6wvYLM7eD7ReWcAfbLmwYMjrv/Cx3bNrqT2qb59mc3qOfo8Nn
        GFP7Vs7EX/OfSGYLuPC5Xi3jboB7Z/x1P6XI2YSE7UDincfPMekkDvIOht9ZEBXODwqUFIgpwwJj50w6d2YABamuNSh8UHK5DHKXy4BME9VepVeNf8FNgkgl
        JUeHl6NeESPUh9Xxb+nICrStISDFNL/KvujlX/RG38X8MPJFb+wXx7ylX/T0iwXY0JyZK3Ouzg4Hw+EZkl8l1ubhdrX1ygy9HLUdV5Nd/Sm2os6T4zCV7u8C
        fCCngoEwKXlbe6wT/10Qvc/1KqeARlUGxaCFkDJs0+SFbHz+w5CBrY0FSYmJ3AHbCjJv0jDLL8x9HOU3aFhbg0xh6uOEGtYVAM8FbW0sEnI9E43RcX/L92on
        fbtBgfXNSeOsF7DhUN6NRQJ3n3sKYl8uGQNR2Ssjgfu0hM2QwMGDMYIE3lCACpn54nuVfZtE0SgCKLnVbwHUGQO1qLUY4FAdkG3cie9BRKOvzetry7D4awBF
        uEE44DKGcKQ4d42tUMGN/YSSaOgWAQcliUPG9r0WeiaHGg6HCiMH+xyACqORwwH1Si64oRxCH/39CMJhn0BtBr8wjw/6inYk774E1GCghQ4Ufi36kutVpV9x
        IBirxHKx65g3bu65cNuN6OkH3yHXG86NMuaePiWiEoxSfZiqwa+eiwrP/KmxrsCSh160Idzt0MGgzruglwArdLexg8KIzx0dkerIgxGJtOhlKN312SGggqU2
        n5WZu/LsmZuJUuFpr62h13KR8PSkDF31Jzy3diq335Me8HVgqNGqLvVGFuZgjIQZjMh0Iq5YCdO3y4tvRRIKsxXFTsBK22veSaVmWDars9JOVZcxbFwS7EE5
        QdVtddSzBWzrFzxdwDxaf4mo8WwJOhz2itQ9KSCB3aewDkJaGOqWgEYwL3iu/w9sDvTCe2AOtOaSWnLipdkDWfudb0EF4qneWXlcTfAq5hWToySdVkQKep2G
        gJTYkUA9uams8tJi71B/23u7UtYEWSSNYW0SM3Od8BA77kjsVRt7dTQ2EQi2mhf9I9e3Hc2lLxzFnBvj/+JnNomuCvacuX1r1UQnMMfaMY10XruNQ8qfng8m
        T7kn3Uc8YNtccI6mzb1K8JjERf9tFJvztt2cx9yYNEqduEFmxhidGDFHx1w7UpFyLt9b+PGfYOmIofSUNfXVPJaZI/4EUFxWjiadQgczD7YgjwuCmo5PckqU
        RL7sWdWfzLrXpyh3/Srn1kXc3pRQ33pARs+lEvOLcOyvE1QAPWSfR7moDvAeD5hVX3ZlrakDm4CHzZKBWu8RwIlA65dOkLsP0LSr6YSCkEyAYy3+Sy+dHyW6
        s1d/823njdA2PwEQa6SBNaSqBt9V2E5Fii9SjbHXOa/2/nvl8sPvi3GMVuvtxca6ZiaB21ODDDGN3RAE5JrKrjWg/xBc5+AX//z3/Bv1bPCGEtMQBT6RymCJ
        e4hjjQZjUi33Y4mCc3EFPz8g00YdPsaT+PkfUQNwUpYKJPnYItmSUYBGr8ItYXzeE0Hoq4/GvSD+EjxcEaGgHdIityDfbzbve+ghffBF/dn8Ps/xJU0fRvAV
        OAc04AQAdiM2L7zD673T8N+XpnoZhwz4mq3gEG9Cj1t72DjHoZJ4+LjmttZ79JEHe+ed41qwQAvmUN3H3Hmn2JYwDTyVg3YZ9UWQVvjTrCdVNYSHR5y/IuXe
        rB6mzavMWViHa4dbnOqhoIAwQ1tgU8Vhd4b6ZYePFCqCDfeEzkV3pC07lhw7lmp0h2zl2zRDD5O7cgiw3YrVRaPdCBg5PACBRUIN01BVxoxsU8xx9M/ep52j
        dLJdfFUX3HeljSiVRWAic7bBlLQyXLDiU46qB2HlYabggJmrUHGgz4lkQiaoyMJjGWdEQw1vkkutU2kaUYJRcrusPevXuL8GuzoZrZ+A9YT8PguaOmmyX3F1
        4J6F3UQdzk9Tsvy1VCSsZdNTdZu7ZQPlVr9MNIk6QFV773mce7D4zz21Ph73FjDuAU5ZcTkDzxcHRq2GlNhAFeDEfycDFQz1NF/em9DA1yStZjPih/7Fu2PQ
        28bf1uVPavQq5wB04Q3MAJsNfxlWQs+lC09JKyzALVJW0tqYdxUQLi5/dF4/Oq0fjeWj9ShPv4r0sRXYknZI/RT07KZmDXW5XfM5mb8z7vmlauk98agGaPYl
        xmclRlAOcHsfe0c5qAXIn3zfeHv1B6avu+znBrfm4kP8bZ85qtgcVeFqtvMLP7Sy/QXvIi+cfvOYF6Tq5iVI7wweSSVEQDblDBro1OmgTmtap4HWqfSwZpUV
        Vmr+e1ty95ytTpAOohpGO5Q3tvGJaFVteXyGRhh5SZ6XsllBNlv4dFXhezQbkZmCp35NfqhWnOJmXzoGtwJ17YF19MAaRg+6JenrLVNxHXJx6pQm0AlMoOhW
        sk/CHDqDOXTiuMwAnEO3z9NmdnMJ8zQ2NKOT67R+OtbJtSLi3Ma3qw/qDyfCj5qKktEl84rhjY+/2A9iBZQq45KYNHp74V7Rgan7XvmpYG3sQGRdkh+ujR1d
        Gzu6NnbMooUPpXmzFHmDzINblsAmlkAfP3fL9NQkt+Yif1eSrmnL1KYqqHa+5cf2sr1ty9/g+e1WYaetfiptq2SYhwhtJR4mWDHxa1sqy6TZKQJdIhzVVgU0
        DoIv+5V3tmjAzeMgAjvJhJVIJOqWIXS5FlbBvaNrKjCg3kdph52z9621WCLOSDXSoxAzexNuiCI6/D7gpGDIdjh16ebUxGJxKwD54XHXVI+7JvT7e00z0+8v
        ScjZxzuo92bvq3/4Lp/IUDd4V8rtn2y8928r9n5ZBbWqLu+RLvaxrvKTusrXqTFIOornidLw1LjRaz6wCq80n0cqMPz2oXHwdS3F9iUF5oTDUn8b/szYUkwf
        5SCG3H+Uh9NUHGqUO/X0J/Yjymw+8QoyhY+bK3xcC8zILWKuF6RP9LZze5/xPePZ+Eh3Rcm4a2wSKQSZvOO3KhKF06u9VcEoFJwBPXlaflq2WaX+5iHR/gUO
        mmurvf4X/vWjHl033fhSaY36ZsfEGEGTstBjBG0uiTiyueSJOFXDMG1y5cZPbP3FRF6alMKiM48ZbB0Mtq7kNBvaiubGExRDS66QQwlG192RIdXE3CJDqo0t
        xL2ue7LwLPNUEUxXh57/OthlcEl1oVSlH4KsptuNwDbf4DkZIK/LeticRpii7r4DeLHWLYVOKRCfpR6lL6U+8ap8TJSuwna6eFC/xQEWsiOd7+VuI1e7KxQs
        zGZ49kXDGUWZgCO2oWm5i52FCBvYi9xCeGq4wFzrWNhZh6hnvWff3eGWhmsm1RsZ0qzdvrnRrYVTCN/16UXh6k63UyVwPaNaUA11QZMioFrf7roZnbn6Zxxu
        WdxhKTO3pxgasgN/Hb2dAGOGa3pwSPW9quXnpxGOBSbKDkkc2DfTHIk3Cm1Mp1FaUel+KIijN0j+R31DsD3e2Tkk29463Nbiq/j1tnmB9H31wFUo1d7pc1D6
        fPUzP/mBahLKHPLsL1ZhiUusO3dUzmNS7UognUXSiOBGe0CH8VdkyQi3ODDj7P7llINYsak74npd692s7oU8PmLPAkqqv8+v3ehN9+q935ElnZOmRJuWt+Nq
        b3fvc+/LAnF/de+Z95fuMdftBtxQFfPcLhms6gm9lHD2mk/opCyLZzOIen/8/vE5fiVFjd6HPzD+8VV0Ae19bofHy9TO9L61w+P5hLge4YivsayJx02VXsYW
        r/bXfM99JOt+qhH3IDT+3Om4hykvFxr/4B0akMuI/+GdWwK+vDXGn20NgEPmk++A+FQK/OvT5Vg4S8yYS1a2nhrWVAz0n0JlU6ICZEj+wv+09YWNfzzmhbB4
        4ZEX9UKQv7Dxyy/qBb/4woGV4ZaHXvHwjdseYjWSIL0zeGQFRGlBYvZn7Rlgdv6E53knqDZPK7e/8/9638/MRL8X3m8qtx975sfe/K1+53++70H1R3MB4jFR
        AsX3z6RV+lendEkfGkwULhwhAhOMZ+oglqhl6sBvGoKQA9zlys8R4NYzeuVilhwa3lq2Xa8PniXqKqFgGwy4BjtDsFTLEmCc7+Drnn7dt1+vgMDL0+970HSD
        GhxfH/SHoEIiSh/JrqOf9LzWydoJBeVI20o6gpsD6YSlHsFdnMZkhtE1g0b1kvKAtyuwoQdlC26O0WAeFHe4O0LzeFQxaOfh/AHGugFU5x3LWdfGL6jGwdAC
        E3sw7cKUHq4DGnWCuRqaGL8tRiUVb9MgrQHZHkHb4sqDSa0OMmHOkCkFaYAsXGLVh+D75ps22NK9ILgCYiufCfajv/X9iZOuUkCf9Y6m8V5FG9G6QN5t+Vja
        rFrsx7Ww07Y/TGuLsI7AMhgNbf0yezVbhbMZqws9Jma16tPWwNbxMZokp0S1K+gKpQioUhzhsPnmldWGMea1QwzSiSFJ7kmh20R6oVYHOglo1cE9inqHWwtO
        Q6LhQJVOoI3yQIjmDfAlmEHDvBsnBhNMxqMp6bDfXy9AFy6jI3Aon/+KK2X+CsmoZnEzrTfwL7L1NGlrqIPHMzbuFG7mirgdrb6OVl9+inrrEB9SUhhwpFX7
        /Zx9/T7C4YpcFT8K06Q4/t9cyxgeUyUDp7XTdt2O3ylRHoK6Rp5ZuvbvViHA2e/Pj/CgS8BNWwPeuDXgbfnkco8aMw4Cz3akjUDxN+y6Hv9qRm1I2CIJeJwo
        Gec0tyBFDDaIZyMXZ126Mbjsfz5/D8jYz3mf5hcWu0u7du8RKeaCZyMeAYUAO0+t4OeKO5NT0zOzcDE8T8gMmTrGPTyXpeLYz5kdPnc2i7gi3dNl12+MTbF/
        sc+tefSY98cwWZUyX/rsaexR6mNfaIx9YQO2+ueJvwkmJK3r07LW3qn2Rmv+avysntVgxpSCSAf8mLTF5jPu5sAl7R5Cz4+EwpH6PTxCRCE4YJA5LOyfcjVV
        +Ttgb1OxVELsvdxsBJA9PhR4EyeDE3Z2mdwyu1Ts7BKXZ5eOne87Or/GOmGUZpe4PLt0dJbyMbtUdSy5I7NLJ5td3CHJs+zsEpdnl1hnF8bQ1UBnl0ldNOzs
        UgHTq3IEDjj55rOLj7k8m10C8Bh6oOvW2YVTqlvMLujsvp1dMKziddSDDMB1rGgYmutYcfb7B9ZlWujjamVdWkN+37IOWj25OLyOmXm/f/e6lLbPoNo6Son5
        UW6W19MG+TLl+tg6q26/f2Rd6ojR6+BvluJkUd62ztVQxvy6rEJZiiJzuHmKBrkDA61dnXhI3EBSCG4qcVukwVVdmPusb+D7DPt6lmwnkHMyxUVvxQmNj9lw
        uxMRlvr1zdSJ3w1MUmd8JLeIZKpnMIcUE1Zw0njr8G4dnkk9BdR4czc0lSj6iOvWiKmj/YaCRGXIxHBAYYlnPS7hKnKgllyu3njspE1ZRkWYqeuyKnfkqObi
        Mxzo/gsb30hrp4lIFbCuhYglL4YIi/B2XbmtG1iXM06an3X9ALRej3BLhU026f+oP/F6OAiF0W2Q3cNS0cPRJiUtbv0wpyELsmN/EKhEPCvE7GSdaqSYlfta
        PH+QxeW5tFbG3sPhx07ghV09K4Z5fPTznhee8E/pNKpzd/xjQJXnfKqTOALs/KmTNgICnUh19kYAkEnd+McJPktgph8PUt7XeML74wpDXt3spJXNjxNyYbMj
        F/F7ifzLawg6WaD8lwAWprq9xyS+d2JMP5LdKZQvtc0lmXU3l/zUi/+XoPe1j5+SPfriuM6Jx//5jXhKbTwRUyP6LVVhaI++pV3AZ4v+vierZOWEgiRYzqfz
        gGlk1eEv+bokF5zby//LdBz/BARmqTGA4qDOgD8Lt3ifFY2/B7LXsSyU/y+9voLqpVq0RiomvrjCv0ey17HalP8vvQ5CyIDu9vAe9tmC+HssexerVPn/0rs0
        PeJVTBAAh/3zbuhECRLgSK1H3MPUCAJA+rkA9Vix9RiyXwdSf1hSfsp1gYrFJaM04k9JT7/w8VPxx7wQv9FmB3Hci8dZcnXkXzySp+P/4pH86AZXBoSz2fW5
        z+h6XNG6un3oQkqVfnJXl4uDL7/cqtzVjerEaNl81pUEApuArwm4moCXJSAj/bB98XCX1KeSUPT9MpPC1kTisDSWP1DuWTowC4ZQdCHE48QXH9+c1nufU53c
        5/NWgCkqm43+0IXGbE0hq9YCrt5bRsSF27RVx6gB2cpbnfIZfmSH+Cs7hB/YITwelz7d/VULtj2z2ALjTRN9NfTrJ2WuPaGYfg0IyOu5e1n8SriXyRLlFvZq
        h+gWIIOnOJKPn/dg3XVTwh/gWzdgN+bgZ5ln1TsauEXY1o+YuPllEzePcJs7mrhFauLWoPlIfC++B31mQ5HEGmUBv6+Sn9q7+SV7N0Kow6AtgtFa2hwxaWsp
        Fzy8SFInN1MLoE6Itpq5EQHAJ49oWhlgqXNoW4fyDUQMUqRYsGR7aos2xOYIXKMvwp5NhCDTUoNJuZEVE8Z2EPnk1upf3Zdi2wZlCPhMqbLA9O/0U2oruEpK
        AQO6pZVKhiwHoIXtc3/KlVxzAR243zd5YgESQ9kHQCYu0S+6Z0TKSH0CTWHnOeA0qEz16QS76TetWxZ/N1+rGgtHtQjY/0/I5ddcDaY0286UMP0BxVuoQFgW
        aoOktnE+1CBOomz9vpTBxnLHvK5TWmXdCkLr0GnHf+ilfmm7WwC+vlEpv8ashkqA8Osyy50B/AINvTangROjkP7QQwWcVCq8xNAcl4o8CyHMaUrTfBGu5DvF
        5sciu5g42aIbPee5DRmz8Qd9aJ3jr/lJoWw8T45GtMt3OoeV8lBVYZD00/hX6j4cDvs6uYyd3rj1wl5kmPJ0g/sabBMawzSyL46d5wAzgHgh9jiBCI6yvSkY
        D2VzAnFUZFArfGIlZbr4SmWo7N5VMs5bKRNra5Vp9smQWMulz1+q+u6p7klVDvkKnO3ZLflulZh142wJ3XVTTCbfeKjE5B2l852UMdYY2l19otK17rVJUByB
        cL6jjMhTEhVitG7oL1FVWN1MDUl9PMnJryJx5lmOyO7I9+LV6aHZi/gzZoobO9IjSOCMwfdnbaJH0ksRaQKdapDOyZMFLfAa1uIJyOMgUIrxwY68jg8uyrst
        2bQN0q58FlzqrEN5f4ljUYT2dJemwv16oopCSWq3NqxEAHW3bCcg/rNHz2IvJUmaSzn2zFzWINRrBGYR+ybURE1i4RXfLGHXOKubzyw2lRvE3SNZtlZ0XWel
        Fne4SKNDNm3gDWFzPMtyc9sSYusxwXjhkOnwHulU5T0ghLS5SdavUVsyo3uWCfmENF1L+2A6wc+ETLeDiRGggRHmViST74agnjCTSGGKtRKz4NOwiJAtNt43
        0ywwY1PpMiU7ZQlsMrZ200lY9MZQD8qDvC6s5qUL9d6uIdRl86ixBZmQ4Yff9zPasfWRmY2n8Hugj0utcm4vbkyhnNujisU9dkNIvvXdNu6luLmkiLtbdRm7
        VXOwRZGHXQryFY6q8SI9UJM56g+sZsbr9UGhjun091371LOncFa/4q5mp3KeDE8Iw3/tyYCtnmxk2wualKoihVOXa9UkKmLbg9G0oUejVvsRcQZ1rb6koHnU
        Gj5mMpVNK5cosGi1Oc/lGvWRZzGnMjfTKY88m8S8BY8jKfrbA2vN29wsYdjeR9UPhj5Wg+CM7BMgUJkYt56sE7JhoPKmrasF9u8NhHg48qgjsgRSGR/hRlKo
        mpYN9odUuiOup1r4iNrfM4aq9dAavheZeQirqKt7DxAmX+tXTu0+MQlH2n5T93OcuJJEZ0PgjXCjlepEleiEdSC5ROc/uFEQqGyvTqVJqzgPLfSm7n7/bely
        ngsguy/nDXMvXa/WwlWzLO98wuXm6nRFcoCLC6FkARfnQ8kDLjZC+Tgu+qF8FRdrIXix5OJcCPIeaGFDAJwGsA0IzmKTl2Dk4qKFSQCMI3sx9+ACHWYNj1KM
        QFygQ13Ao0swHzbobtJinee+QaWTKdrg3jSUNUx60VjdDif1/Va7I4O/oX1A32mOf4cLxxXZO2PFjEg7hCbTGJ8Ml6d9eTL4W2oIOPQvm0D2fanb+9DbDP7A
        nL33ZVne5A9N3sekuq+HDZh7NK+F+Hh6wzC9GWIMLK1v2JyWDH3dTZbGvHyFkajXI+okDHkQbRz0zn5EuxHRpmCyhGgzgPutr8br2Lp57IYRf6UbwggjM6bv
        naOvQSPZZaJkt3VxveCpj2uVRzHpy/S859pBeo20CI94Duhx1lV9PcC6uligqqo7vc4sIcKVg3S/vLPEFjJU/S4P0n35AlOVOr2ijyow15kr++lyvhTIE3lx
        Xz7ZV83LzLWIMG2uMgcG5mq7xqzhUcPstysy7q7G86uwNl2Tr0NVc0CC8Na0sR+5ADNgA2ChC+5q/POBqXKK3MPfA+mlUC9ypcCsLzeZMPnJYT/Zx0hn3eQy
        XvQB/VPl4J/l70oyx99jQKnk5NDi75qbtHlx2k2amSdWAkNoOGVAwVc3Fbgm0EgiIAGKqd/ZUmNYX8ESOgQCSznzcXTME00o1dlSQguF6/lb78eKsyBL1Mgb
        E2bXDm9YdJWJZN4sJJ3m2D49IduRZH7MgwU86MDpfYNmwvOmE/8C+JmrVznngX/bEunyvZ2k0uuXwLrl2t7Dy9aoFZtLsO7+VrDujfd2xsrwTHesFK/pn6LF
        E6mYZJ/yWmCIcA6O+BsTxdqlvT6nNNjm6+oovQNHaDAUqJo9GiQ9AlFc1bPSgkcazezDCUGma10mqJCZS0Dy2shnevhHtn3o+ESakmeLSQNWA025bBMNxhi5
        vIyY09Jsewy74fI94G9coCAmFxOwo9Qm5RmDXTV32QCHJw/SpDKuLud0ILJK0pHWuFwKpXfzSsTJusjISnkQZFeFc66S0mUkjn1X3ZdA5nTOIY4E6G51qHMu
        kNG7X6cHV4Y6Z4x9Ax3Q25olbWIBvwZjHgPyCrOvPzaexMo78vB+YsGNtTszkXSzHgZSeJWzQstZb+X/mz7Gt9GzGoyNqyaJW60SVTFLm6jVZXPNmWSfVON+
        uSgtNW9GQfcVy+ZyCcHpyXSfVNaZhCqmfSXRoF+Os2yWJc4+9KGxa5KdBNNG3A9K4x6n3GOiN+JBYDFWGxZjtQlLSR/jpWLHi+xfFOEVrDl7Ve17NutNfdub
        NlzgMWUrk6xBx3UROo3edQldtIhQAqEfC3b6XZyu0n25t23hdhuxL6cQICFFOhQVNMChWAnFzPKZooo+1c/0aBu3vqmbXjVMDwxlbYMUmF7NWVD6rYQuD9Nr
        se/4LiNX12A1GabXYbVJZ7dXTtFK+xDvSunL8tb+Pvbp6ZxZko3LFXhwhaTzXTb1fdLni/eu1A8t9/mJcecOMk6gJUhb8S8GyVVIs3h7v8GL+RASsWr7+7Jw
        MjtN2ZtNwZMb6VzNm0UR1lDZbdNE4Ms4vvgEoci9PGEsvPZUIGmxA7PapSuG+/0DkvX0WunMTa7uMgsMEXxE2u67IGVfJeULuRVhhCuHbByRIPYP++k1Q9Sv
        RJRquFbur8B52bUolZQnvQ7BV8r2dN9QErlS6lF+rpNoEiZvXSNP0NOlldP9kpxk7hp8bx8SvRIpyYN9uH2ZuQIPrsSD6+RD8vIBSvuIIUkUcv+xV9xHuDoZ
        OPkwGaNL3g/58DG4GuJAh2NCR4jMQ0YH+zHMRadh9wCkCQzFUE9PupjcK1xeYjt8HPosZsNmLRs2IiRANB875ZwOd3hwIdj+gNPX+WCHN84FVvw/B3uApLxp
        w2t+Jub7dgdwOtCDqFI3KTqkHUdX/AOM2H0yXDEiOTNcxYbGcLrODoCGCpkSeLWMMR3X1+rQUhTg7SPjKnM1xuy1RtLdzzFiMKmOjM8rEOcKc52Oz11jU3kZ
        PngtIi5zpM5KZ92POYSJpUBxvMjMcYW5xs4XGGGyv6us6tFduqhHd6lu2e5O23oSmDbLE3sBejzmxGV7e29fZJ9G+89o16vADm97EW8E2FW/glxKk3Nu3yHm
        9Yi5oTGXVJTYIebNiHleY+42BqDPIvFoHRSVc8MZyPyyP9CyG2hevs49AnLdMFpFjgZTo7E2tp9jgtKTTERNnKEqUjd2ityyB5d5ZOpO+kF59aI3cvZJ0yjp
        TxzGxbaadcXhU7V3a7g7l91dgILmbHZ3Dndr2d1GY4tK5nTNPuk3to7S7J3TW59sZE/O17c86YP1da26Gr89AMLOg2rVTrHwrlageLx7y/qZe6nXLG6PU41b
        uj9EbWhhLcY9pqdTWosXMqVFShOmznUalo6RUjYP2zfT1pjp7LCemeO0GhZXsIna/B8OYa+zVzK5zaYr2QNT2zGWAZNjwqbGhHWt63LIU/xz/mrq7/ePJfv1
        SBzYRHaJG6ta8LEeLmeGLVeYHZQfmd5Dtpfh2Jn6rLfDgz6As2TNhBxgrnhzN10uiY8lFJH0+jP53IbBeibbi68hAZwrGcTAcMOkfP2ZbEd+mh8oduQXYHux
        XyNMc/LGi9oVXa6f2SYfd01NrNh7b7gqaYTYKGLvTVPQl4050m1htEOwGJqFMQvxTRiZl+rCEm3Z0ibXGpqgXiOLgMwu2x5fp+cWV+Lx7u2P91tR53LoACi+
        p/OjmoBbh9KWqfT5bf2N27DkRr5GLUGYaQlCqyUIrZYgtFqC0GoJwkxLEFotwZjOGPu6lcx0BsTZ0BB1kapQYwD1OPoGLIQmt4z9swi8VOS7ycKwMDc2xM5S
        H2Xlyn65x6RJ69gXF/Sp1iRNBn0qiCB50e7uGjWdE5l02M976JB9iDvZZfKawoqZRjJbmiRT+aDz0BsQ1vjbdtgvcnsdmsstJcU8JbErcD4iO/p8A79+X8u1
        YF0q1SznCDa33cfNvWxSzB7kkYpl2Jb37X7F3CgFLQYe5YLpdCLfjE+armzls814V6oTg/daq7feb3XT1w11E1+8NyXNUrxHPJupHTLBLDTK8zOydEbH944p
        ZuhkwNbE6lCDwxEnPBmpOIDoKdOcxwMEndNFLhlj/7p9mvq6TvcyS/K3jxH74t7DWUvRD0rrUWukfKOnCVLc9ujjaPRxKSEgr4J/rxQZ/LbltOT+2Ojjszsk
        Zu2cuawlTvkdewZTDiyXZjR/WxtvS251bRzzhQM7fwHEXC/uG/cQ1M16sUv7N+B35fQ+434rcpSE+TNWMwSAB0+7iu0igCC9wdvwFbvkM66+L3e/nR9pMcTe
        Q7vUtIBncw68/j6jlOATwDhw4DIbPRr53qnoZBWnXec9oh+TzRJnZmUVBg1jZGsCetIBti2YbCv8XQGZLox4UpzLfFWtByKezD9BppBxBtYxcco1AcO/B7Dt
        gw3A11w4ntNxJZ0vz67JgiIScISM2c+nNT6L07nNVtbrs/kVarHmCPurfGuhUINJWMvdvkomi5gJ4PdMA4zaGNlijpssWk8sjtfqwtPCfi21EWHmapPEBrYu
        /SGt3+Kc86QE2xNYNPWuatvHPa3pUxFhGtg0w7gTKI+E1jrrrSZjsgQTDlkHZfB3saiR1Cb+2QConEYx7WlaIRcVCZZpJY4/6smk1OonrTH17ibemG+IdDJy
        yANF1nTqodAhCX++QfS31qgtScc7YVqlhjKRkjJToQXMfjDqsQdU1ChCLYynYD0U8/y8JcmgnqdxBI8Xpoeyx6nQqEEeN9UIBqZVEsxD8Rmco0/igHt2k+w0
        PotuG3Ya77r2vTHTqOyuJoaySEi7jtmN4hsDybM2fHUH02zTLmoBG90kICZGMwvMfjMl85hkplCMaVhp6LfG9sVx+Qewc500UmddOklQEKgbPaqucxU/Aqt0
        HkHXTUt5T6oqbdalUSgK1WlcehoXAQ/K67QyBWZcx3SGZBSERkP6ADiCeF5eNzja/YYaSjYoqLn8PQbrP5XTfF6swbelobJeyAs6uTTU7aXKi3PggWmosn2e
        FxdAnMF0PJEFmI6XLGk6XrJL5stFlavVUvYcLnZpuWSTrTXiZLKewzpaw8W8ltRh2Y9Z+9q7rX3tEWtfS6sha3/rWxuhzI5ZJ0kZrxC2oo/7nntqglOwo2Bp
        lAJAP28thbm8gyKCdaQHjiAI1gPIqj33Vp+TI4mKAcdE6NVz8ZDcvmVDcpndP+vq1spusY4kE/RuLVuXF7EMoAn4rY7xy/bmRRQcpVrja1spk7ZSOrZSYlsp
        E7ZS2plRMvfR24ReGYBfJ0sqHm6Vl9PAystN+jhuf7mKl1v6cNvLoRWnL2QmuhVp/6/D7qxuk61SjiOrUCkqPNDPQwsffdP13VPhCfdk7ufnjezY4d9FkcEf
        F3wkpZdEdduDY3DRLPb5Euyd6umjMaaCm3dKHXWV0xSm89L9ul5xF5SMBZCUrDqFGBId4gpd1jn4o/c8tCiFWBe1X3Fd94RRE427bQuzz9jWZf+yLeza3hDb
        62MpraXdQg+ZWcQ41qzMK+eKz631nzV1G/++sc+dHd53ohd8kXP8EzlK7oXblFVRXfeOravrj3oEyTpQ2Qmy7PvAXFqiU9a2RyOv2wZHy673bTOHvCk19P3H
        D5nqjomjztEK65b3/itYihKGyS5NnXgsEsOWR2H+aGXLo97z/4FmqPWLFAm7O+9UuWCpW+os9z+YYX9+zEulplsuBBjeATMePk2Hifvw0CESjVSJ9oG4atXh
        HFZgeui/HmoB18/74Sh/eBceIRHn8EOAC4IY/K238c9d3dTpvRMIxe+sHu6WLD0gNtUULeHXXdc7YXTKzPqgl4NV2Kk0t2jViWtaKujrmc8E50r4EnAGGCut
        HrPRjsAkuzxAYYXsDrUTHrGRDthIJntwwD6Itz6Io6cyZ3QOlK+41p/6CC697doPGrlu29kVncUtesC4eHx7m1fmBTu/af8tkjn20jNhirfv/s4ysfk3koAa
        fqpZNQzI39yN1uysw8Yqt+CxvFm3NOmRLCBrl5UsIOshB7KArIFMFpD1mzgLiLOOlAU40UeafvVUTRoPx6uTNOzNZuhvnsp+k8aYsGhMWHNMWGtMWHtM2IRV
        0ZzY/gwGxbkJ3CKdwf7XIJ2Unw8H22PLYv7TQdq5yESxSDu0zu1v5j9/dRvk+k4huubhZyQpGd0+cFdEPDjc8jmuRbjBZOAqVRX8ZcpjugOTTbZvR9q3rhV9
        etKG3m1syIUs3pEs5HwWspKFnMtCDmQhG1mIyULOZiFxFtLPQpwsZK0DMFaZuLDnXusARCaMPwSfQezOA+Ih6a1P9D4T2NtgNZ/0z992+1rlh/Dfbbc//Cvz
        //vy/zl72+3f+3/8zI//cv2fvpKg05X4Gb4UgqQgNFWbRmU1r53bP/LCe376hfc8d9vtP/Pmvdf85BfecNvt+1954JaTy/9mNIXqakEVUIs/EtjyXLA+ylUV
        Y05n5Tyv4edt+IXYhp/T8HM2/HwWvqHhGzb8XBZ+VsPP2vCNLLyv4X0bfjYLX9PwNRvez8JPa/hpG74Gl8vTTVv78Wr8gWBsF/fjc5nTvsRraXx5L3Pcl5ua
        thYr2VZvvQQ1HqCuXOXXYQ7qkmy9LD9xV6aCeL+eNsr6HT6Eio91Zh9ueVNF9wv1NCoriuybKs+v1a3gfrZuz3Q26iKcs4HqyUSOIwTx+cIEuBjQBLiAiHUW
        FzzkwgVPk1Gr0BafRwhsTjdwAWuS/gQqIKJ7+wSqi73YUp0wo5HN1PlI9gUsV2TLsBHZTJ2NbDb7kS37WmRLcDpS1PIst+0st+0st+0st+0stxNZbttZbttZ
        btvIbaMYDWbyDHLeXpVZTLPbsLk837CZO9fI6rCR1WrDFqnfsCU53bANutZACXRjcsxuTLCMtOzq0bSLRmTXioZdIjLRtk7xQnI0WaIXuFz9hr+u6xlXM7hv
        IQCelnSlBBj4rc5YDxVoX0bd8UYctb+mi9BkCbu+13fjbwfR0HXGMq333QdGqdZtILjW+4qBbOylV2JblwALWmUjaYwdCNfLsVdt7NXR2KifP3CJmrEdCrt6
        cSjs6sWhsKHVqioUNlSlKF0vPj4GCLtaAGG7CoQdlICwddMJ57uwEzqEF8pDKhIyBoF62aHT7khjO9sb+8noEDDPIKtJHB559VSMlhUR+CRHcXX4oUPKtAAT
        aI8m0KVlEp/7kudOnhzbM0L19aElB5x3IEpNqMlGDGcO9SeiwdBk5luluzMJmTJVqy+jCDaDWzedhY4e4XOySZafeXWkweUC58h00SrhunQjSJeGulVJd+mh
        ze7MtWR8T1+Ae1HX4DO7zDzOseC2M2OQzJzZXZwAiICR+3TJ1n4RPjaI1EEkSaaNZGImMzn6FtyNphF9ltH1I+0hPZTwkS3RdU8Z/Vjozp20w5vO1dv8OByt
        kViL39HqndRGmBljqFMx0GmkNWJcoF+IOGEDmBQNdZpncsXpVkOd1jCdGkqtU/U5q63bNhIaDdNF+CNZPAUcoA2lOWbh8rXUTyeyJiyZ38DBS1qojZi7+wM0
        KyqqUzpb21PS4A5T0zfTpRONYtMTa2tHYDKxHWeCCBY2yaiUSGJmymc/pl9skWLthPBlgj1u1lJIoXx8lPTNnn7hXF3VntkpCrZbSj+JSpH/JqRgk4DXaKO0
        bakQCZwfSC1KYUDN3JdY/IR2dflk28z3MXQKrx3pT0hngu90zdJARkh/WLgGztGnjhWKUtsEZyWUXUzronjF8JUYr0R8pVO8EuOVrPDFK050YdKvn1o8UT1Z
        QANZJ5m2dZKZsk4yE9ZJZto6ycTWSSZTBs5aZeHM9kP/dFehHy7OQNLdySU8Ba/3YkANKbMTGBcKAPplUi8AONks03h5HWMOyg8pAN2DENC2AcVJ/wFyxIKk
        Wjm6GoTn98kh4PYCpNdIgDSrLmcmeA2Mw+/iMjbD8+kmyKA9nknHsPwnfVDb8x1JcloCJ2gl7EhN86i6GVl5ox9Y6eIshMF+sEqr8+yM+rL19FIpifz/5m6y
        nLG0XFb2HsI5eEe+OZlDL3ryXc9x8d2OfHcSK8eUXLaTySjLrUfyaqfIb55j+6bm2N2W3/O+ze8FXHTUWtCjjnUtGOMShBVXdlssUlrRLQmKhmZiGHBMzvsM
        G5jLzGX9M+mlxXlf11y6LsW/dFhIqk9KDIlXCkkulWJ1pFiTRbHyKhkt1vYKufRJeb2VzEv8hcylEHmu5e/MyzsL+s68vLNQguK79Ex6uewRu2Rml9xfPkz3
        yf1Sxu6c7JGBCmcOs5QRQifGs0Rctu6NSWbMnmQ2M17Yo81R6kLyIJJx1Ewmmryckst2lL0fSdr8RFc/cQGmWEuao25msQGaiIwR3CbZkiRjTbIFKwEkCVG6
        mcSkwwMMjQrAvpWWz2HjsuGvmpAUzpf6Wlm0SZGfV1kvFmUZk+EX8XeW07MHzX/Fslx51kZGjxNmmpZnJci+eLf94DH0DWd15L1jVsi/O2mpd+UELAd7Hqxw
        MzgreKDyDphW2DePpIBTdZzJda2wfhqwfdO4nzYkaezKZDYFvL1uMhXpkCry5ti8YVcTllKNbb6ccr5kLNt8HShny0iuYBxVev3AaJ7MxbJkLpHOu7fo7XNy
        u7i9tycSvFt7eyqXu9Db56QLL+YdvZbHnJeYCxpzXmIuRNv7LbrypAYtbO3KczTFaUrfvUT68F4ktCdBdx7blRPpY7u1K6dyuSvK3h/Tlee2d+XFnpf4Wf5D
        SbLnJ74kkUgSuw14CZvJIvx55iT5RTq+MQiOWJjCT5KxyE4RMrn4xEFetE3moytVu/RmPevbVpN7THV9DIB+NgC0mWcyP/FZdTu3M5HqYjRilFxh50o6eE+q
        X/jlsFnfhx7uoX9iut8/HCSXMXd+eTic9myfA+AcND6SrLkMx59WjeGpwZ5VXnh6lqjAcZVVGAwO5Wv7hyCNRd1ZoDjbYc/LfAE7q5HiZ+7hWvgMiW5j26fP
        eZljNze5nnXchsPztk/r9tdjR69mHb3vsadXs55ezXp6FbwY5IWUZTm0Fb3h2oo+h/JtuNuyY03fbHZcPTHl7m97Tbi2JkhgoQZLnIsKegxYsqTZGWtixe85
        K25dYmWoXdlp7G4riy9aeXSvFShnpBHHafOxNQP0x3i7lAxn702+e8o96Z1gdmEO87NBGpQNE4LnRo5udPINChMHV00c6NwV2bNhglgrpFXIA4C31wieZhH1
        CMMncmoBNJMCKz8CIFo06Ju6oakxAV6HsMcw9cEgrQ/ksmZqpUcN0zA1eVQjkkFNBEyFRmsTUA/Wb2mt9JG6SLx9JlJHhLp8Cn2iNcB2BHkINIMVm8EGLRoI
        TdAnskQ5W02AsWu2mluyNQG8A83WBLLVtNlq4KsTmi150TSeYKnlOwB9k1zjSdSXYtWegAUCUjCa3X7fkE4gz6qjQHOewgykrT52SJrcxICOfkgOKP7y0iCN
        tuQeNWdz39iSexTM5r6J3Dds7lsDotIx96zLhq1LfLOGb9bxXl9SlowAsyerU1fr1C3VKWp98A9ep6iwwdg6tVnVas+y6mrz+7b5t9UpbFwG/3+o01AzWh3t
        p/9967SBjIyrU7g+Mat10BLW4QkLVOUPAvM1JtyEpwQ+6gqYuTRG1rS5aU2aW9ZlcNK6Pk5Zk+dpa+qMhH1TgUa7xoTa/DXgxmZCMX+PyXpZY0Iz/D0gk3HN
        2k7XmNA8CLRkAg9MFYnBHRrjyh7NXHAZ7bw1jeAMLQtK+dmGfYZZe1YWl/Kzs/aZTtSTI8/WSpYZHdSffQasbUa4gIHTIkCFooH2qXmiWuBCYVBg7ec9tZHu
        Z2+fw9u0nNcnDt92qA27kCk1Ivt8gs9ralar0QDwE9mEJ4qPl20R1FDYI6KUff20fR3vN+zb7dGsY32oQc6AgUnT9091T7JfnItGcYNK4D9OBv6juEGXWJu4
        S1SdlyqiD8eW4gbtLVCGjGL4tKCImFIAnRnFcrW2GpcpxI/sXYeyW4QGLa0MgAKSLhL2pmVxgy5XLaG5XFUxSCQeEldIAqVPAGgoxw1aVg1kxYSDdIFYQGo2
        DzmoA+1Hlfo4+eCUvI4PKjpQTHQg2PTNYzDy/d1Ey2nKkz3W8Qap7FXw8fZQEYQU/+cyRQ6vUXdJSJsQSZplxRNayPRZa4roS5Ag1EQDGkJCjO6G8fw8oYSa
        WezTiN3ikioZC7WiIwKQgv7O1uYUkU3TmDi30D4tEN/H4g11GK861HliqPA/BPyZkwEXoy6tef6FhnxtDgVrwU8dAgDhgyYGaYefqTLdKcD6YJ1rAeEXyTSz
        FM43KFpSLYVamWTBp+WuDttBIAHNssDqYdIgTlEHlMRtxq4y9jQQayeJhD5b1MUGYodmFxCX9gylz0NB2zBdmFWGN/sbObGYCcdAgKcZHgTG+eVb0IBSRQNi
        b24MFVgosXGXcXNZETdRKONkDAQ4zI2RrxH470PHFVO7oqeGGw0ABunJQ59HvIATyiPkFJXZkSO3IsTtTCGnnq3b27tTIrlkt0dSSK1r2S2wtqT3ZLcHUuAe
        XKjZWyMjT9oqu41T+FOcy24dGUJS2zUFLEopm/Y2aiDg4Lnm2aB0BuwXZ8BroULL2BPhgLAy2TlwoGgzVnwPFJ/GnuGGqYE/z+iZpWLa2I2PjTF65KmINnZ7
        EOyQxvnsK2eDHdLYqKNMsttgMet6eGuW9SWaMBv1xcPGjrln4D51BfTMZZoBBl6h/nye7D1ZagbuVxdCmTe0Yhh4pfoEeuYSey6NwKtQJASm9hAbgVejVhGY
        2BNvBF6D6kHgNQjubVRX1QgjdbuqXTFXSyK8gcrlKvkMbwAce6VkhDfYTuyXrLqZGuMKKYxr1Riypbpcb6APMYAt6qqSZDvUVTOHxmKf3hkA61yEledaHlER
        0CFjgSLWaYkHqvf0ezq9W3ovj3+GlBrRzeAfgj9BymhOSmZd2US+9S6ep/lghHJI/r3lzcVR8u21am+it/Yesm9/3PO9U+4J96RS4QAWyvFOGO+idpC5CeQ2
        c8ZDF4OuCEFcT+iK8B8SusLLoCsUyFFKHb8vg/T14bUbl6EVU4AuyiQGgSP+GnAtiadZpY16VAZpJACxNN2W2rzgSG1uaG2uBUDBzmuzAo6Knl/UZknf35D6
        rGf1WR+pzzQq1yjsgYLtDSIVMzaBbe96OzRmfXMXTt12uY8+lVmzhhK50P/e042S2o59YfunxwNtRiV1PkggKlmDZMg1RLKJANQcfywgQZ4SLgfxL+ltClwa
        EM/ViFCDI/YU1umRs6YQ2pFzGhe+XBwDCYb83j3e09Q5MhYiRLF1nZUdXjow9iVHXzIgcb7B6SMHNVCUBjj4BmkqO8uI7cAHaTvwZMl2wFoPtJzCfiCV9SZ4
        HbnsaUEQXNRw4IMvyXDggy/KcOCP6n54snIio3uO7ZzgFmi08B9zhqm/fvtTXz589beTv7ztTUXjl9xfMZxwoj9MobKpE6cWQQF+p1PwYdY2mz99cuPph2/+
        +ef2PHvdX3zjL1afw0ak+QNPvu1XX/fI+3/jS7f/P//k0J9//29Yz/nm3AOfJk7uYt+V/674VBae5e17LQgvxBZs0vgFTfmKV9z10QPHPvv6v7yVb3zohW/+
        9Qt/lbyy/sNPT90x+eevyFLSlP/LK6//7Pf97Bd3ffaVWfj3WljeDv95+202PPsrs40iMrf3orb89VEA5jbRy0cAmNvgeGtv/qBvNt/gO24iwnDvJg1ZZghd
        zccCMQfPPZVMQNebgw0AiDksAzGL8F4CYq4O0mAEiHlCgZjbAGL243tNG0DMAYkhZQ8rd/Nk1QQecnXApAr4ZR/sgw+nE1vwlDcdH1LhBFGZJ8qozHwyxl2S
        wLB+SUcW9lM/B22uqJ9QQ1Isp9MyY8hTYEkmcwI9Lb9mfRZkfw56A6mjQRoOaFsSQjMQ0sgEnRLwm8HfD+Zc6TMnRNXabqkL+Gh9zpxtc6amFgI5CvTflwL6
        7CtMaeEeofJ3DZpHe6HUU5hAAftV5+bad6RhCaAcy977B/0au1OEATfGi6NuTblZwtoYT46Gtfv+eklloC/FeEkfH8gf72Brtd8Hrqf89F3sXNT+GEYZgK6W
        4A13yGbBdW2AjcJ+/7RELTCGrUGqS4dHajBUZRHYgLMIIGUXz9LKTiXGxKSIjj7m+5UT7infLtH1gv2nBJNf3ClqpeTkLWmj5MVobWOtMxBYCurWqdi3Vugh
        PDjr6kHUc+DkDuxi2pDfmdayxbOWLZ4EXK2M+JpQyoLznppv+XAbLEw0ZPqEEJ2wV+PCx6GQuioF1qXJ58kH8xDY4ztYAZTOrwdsFtnBwiuwSTYYXKFNm/iE
        X25llx/VktvTKpp7Wl93E5a7iXwJsxetyCvW5TR7QqdUgHLlQUGU8U5Yf66YpNvSXp903fpJEyoytkiOIqMp/4mTKl+LaiGVoSSwFGYV1UznUL7oO6GVrYZk
        zlBCFL5Es6KWDXYLBGGeH0BZULFbcjClyE19WLKMIStKBQwyjNDGTSs3xYpmSJurAoCIMvH/DepHUCf8v+S9CXhV1fU3fIY75t6bnJAEQgK475EhQJAEMiJw
        uCiDgEhtnetfQwiSgQSSMKgUolKkdcLWAaxDSFS0ilK1jmBw1koVp5ZaBxxrFTUoKg7It35r73PvzQ3Y9/9+z//73ud54ck905732mvaa69Fc2x97wktUPE1
        hYYJlyFFYxzUZLG8TGVGgD9I938yuKg5mwNuypSSV5APzTIIH2dBrkxN0nSTrmUp0UPXcvTQj7QGRBD1HzaCaIEsjBvBsbs5jCnHL+XQpTjznGt96AnZHDc4
        tl3DKWst1vYjdRZSzZNaHb0eQm9DuXxCOmYjJm4L5BwkNGfmh6Ya+vkQbxjDGwgJgfLhqJ5qQBQhqsPWrA84sipC1+oINJgtY91y+GFgPZxgMFcQt7ICnmg5
        ygkuAfhl0KJBaPloDDUwNMcmuUQntGm9QHVwtGoMwRua4pM+0hCFdbdWd2xvx0fwoZNPQsPbnjwau90y0hHi/sArKfyPhiqpRYPYKS6Mpt1fK08wNgzg844C
        z1GrvCuM801Ezmn3KdelGPxXSQqJ5ZUZO035vAPX/mXGs3TFEfUncTX5qLofQWe3mhwkMzqQg8VG+xJZpwuOIdAlO6bhkisv/SjHQOs2WitlxoPITtf71HWL
        GdchcZzXTN6wteqiEdEXF1MaRow04N+udGMPX799AB2BmdiApu9J+3gRXRWZHU+hxwrqCjRo4PXYYL7L4Li8uAP4DeC7dI7Eizt4M87mO/iutPguh+6e0xAj
        VzqmNA1scBLRyyFBqFmkN4twM4J9p3Ec17TYdv24Zlo4uJkaYQSlAzoLIAMQvZTX8eq5Ql1L1LVIXQv52ruOZvWPw+I+y60iLj1EsPUpQUg2zFj74qcPfvrh
        Jxc/fsQfowWhwsL6YTWx1owdTR/WmggM61chhz+Cgax/OH0sN3brsX6xHVe5YV/92A2n5eFHaXqdCFiEswoMko/o9yqcFqLreo7IYvl5n5XkqMcf6iQhJdb2
        F1PInNiGgPJBZm7jTKtV5rU9M+fH9sQr58wF1DxC7HR9H4wsXXdzEIQ2mv7kv+jRsbYdZjQS++BDBBD/+vE/3eGPeoh0sX/TAAJdR3CJwC2xBnuwTG6THZgW
        wZb1QD4kxyOaGMzsHiMKO7cgQnvrnNAOcGGsYQlYTxjRCDy83mfWRQvEQAg+wyVcD0JI+LroCNEHlyMozX4SjgbzMo+O5MC1BHAx+DsJwJJZeq0hkGag16GD
        OYKDG9tBkgF6gH9ERzbOLp0daKHkgMK9/8tlwmWO4IEgkdcs0AqigsiINjg6BBcRjeIygFYLXXJpIZkjNStahksgWoqLZpdvs8dvwqnjUVolrxGvR64RuSRM
        LIkIUXG6TiNsO5532zNOJogWpdvsCaJsmz1x9Zwpzc1sLR3NweBOkIkumjOFiNvEydqJzZAHponxYsJqNz8tA084whHXK5JKLdtGxa5GlkgYxaHlJfgpwk8h
        2A5eTNFmMaRZCF5OYRhs4UxUfjgcgkZAqcs8mExEwMW7wOwIQhEE60Q5wtz7QR22EHsZT81TjwON8ZENIHWpTN2vzLjeJ9HtenAruWXGVT6JbtfhObvMuBTX
        PmXGWlz7lhmrcY2UGW24BsqMH7yy1v1e+Qx8CoICSgpg8tZZz3jgSng5QRCtj1Y4qCgwFtGYhjEhkXhTIwpKdbzjjgVFpI5oWpQjycN2JkG98pV9T85mkbd5
        slizugtoLW2zCMunkF2BLhrxbgfFILj/MrRopRgsykWpKLMu1eUYXOWVY7DOK8fgUq8cg7VeOQarvXIM2rxyDH7wyDHY75F93ueRY9DNTkaojkpi9gUWA8Gj
        P7beC1X6YKKnTF79sV2IJyZKj03yqldh1QPNESmtNNeDJPmJJTiViPtajCesifxs8MLYURAhs54ADiV8i0y7jSTOHePvqbOe5VGfI0d9lhz16TTqHBLOL9LG
        advR3LJK80FcSyvNLbiWV5q3eeSw7PHIYfnII4flfY8clt0eOSxveOSw7PLIYXlVDctONSw71LA86yEWh9rqqYsOkDIHH9XjqA4DwOdYILhDofyxaEnysveM
        0o6DFgjLPoiLYGe0vOw9WPbpuMCklS4WjikKylJg23Ymr214iUlvJg4qgwlVWrMINk8RNijgYoIs3Ezj5StFkHgSUC5qUxgtGibdLUN6HXZcPnBmoUDpU20P
        2zCEkcPOAjGcwgoA79TFi6OjKHlGzDNVBOjhKH4w5cNofjDkQxE/6PKhmPfUspq5KOFZHB0THwlwcdAD5NZFj6TafUujY0XGZhGSYE7wlR6HecKBtACC6qHc
        nCQKBfXBZutnc1bEzFNodgB4zCCWhjmDj/IExZF1KZwLRmXoVBqqgGI1Itg/lvQ9GoSdHjEyo6DRpRE5gV34YGRIQJdsDeweJFtjp9MdszWwXZBsDV2ZqWm2
        SXqXXI2dCbQ3ZTGbMliKw5hCXaYZW9wMbMBLnsmcipVqiqFwCh6I/UmPt7Cdb6Oo/VJd8VKB2FpdMVOB2GpdcVNsgIBbkNofmB2KZtHtfnmbxn1cx8XZQQCV
        3T8Cm4GsZrsE0GIpRmiKCEqw0vlmGo2EBCtLlLhJqLWHJHhjmThJG8ox1JViIkpFEa8YHfGJoyJ+MSoSUIUGY1368c1cfbxmqsk3jUhFUIQxNpFwkMCIBCJz
        MegcXZDNmdmMz9SiAAhJUNgtMWcxl7qYhJZphAkJarIk1MwlWiUyNwtLPRKiDG0mEFMfqS6/rCsU9nNd+mJJUqmm7bGuVTOaqeGcIA1x4PvL9iYNVrPsTjP1
        kZMFEf29v3rZq3c6eueRKQMQ9A+b0kBKU6b0Q/4/bEoTKQ2Z0gdoOmxKD1LqMiVHgj9sSu805n85JRyI0uAo/+wBZucC4khwd0eG1VszhL3V6RHoxyWO4WNp
        QDoBvOdgmTNojDzAkwghqbfG9GbChH1JjrEzAKc4hVZvp02j7gaSzBu5/EEIQGA956F0GcQayhMOOrNsdmAWn2ALzKSu9UFp4Wh/GEdhrR/h5usvwpKl5OL8
        JBQgBAKj8KBUjwdcDZKyrlf4PAh8jrB2wOZpLjYPSWxOl+m2xctYkHx9LKF0ukyKhuQ+mB5FpJmQHJFMFAU0fAJzYOwGkN9Z9gAuHnxpGmyL+VyFYfVEXgEg
        DuoL8R6BUcQXWswTIWIACRXRECyqrHFaAIZVUB2kixCkkAAry9hcVOQL+qc4DzuAGA9+KK79sds8dSKLYCFHREUgX+SJIbgEQV8r8DMedBe7DzQcw6cuFiMX
        49w1Imtbf/EIL9XPLvE1FnvgXl0KDk+yIMF0/1ndPppI/35dSrr7dElP2XWMDGFhj5P2wCwCYIp5vpLFKxDiB+H07+gD+SbJSYsJ200DUzaLFeDMR9iaFKFi
        BZIxQTPuNGM3rVxcRlfJd0D+YTlMqWNYJxGwIxbMoyMYQgM0HhuO9CE4TsOuuzZaTztaxw49dCZlSm0i82Yn8mbLvJbMmzNOy5F5+x6t94217WR56Y2X/uAn
        iWnf4w894ot6xDjoSMbJMJvjEHQzKD/JhMhkXQ1PjUQuLC/JNPCFB5s1i9AMpYeOD9lINkIhUS5Li2LByqGwlmOGCf6MHpJpux4bIzkwSKYFxs06gnZrFiaW
        xUHikgy6v3S9RXwS7nKITzJkrBJdSpYCP4Op3XQpgCEhD69u+WVjY/1jd653hUu8RXPZ3A4P3AWWNw0lbxpK3jQOLW8C/dLnkmiAY97RbRGAkETr5z38JiAK
        cMuc3mpDcnociYU4vR90yekxBGYrCAwrCMwgzlCXACZl8wJi+m2Cz/fV0xZiOaj3KKPNU5cMYiCpLtsB/6bM5+uEdsDi2Hqd5JhpwrCgiZ2RAr6udALgJ2mB
        irIEq1va2ZHk50FWqDjfXMn5ZkvOF5aIuvWUB+e/iDwQpQxDy8c4V4oarnhQ+hOylillrdJkWUtl+m+IXD8oDdd+U472PqXh6jblaO8xJV/9kSn56vdNOdq7
        TYkH3jBl5bvMhMilxK1dpituBWT3PbL7mjKCV56ixcDpOGR2OFWCiz1ooBT+B9zQ4PkE8FKuDCMBW7cAVq8ParkwNMDYrPYJDejAhxbCRT59Y5MEiXF0WRgt
        L4VzeIZhHSWfdbksMNcmaoRSqUCalNDy8/EZeJkpDhRaaLJU1aLlwFHqGlDXsLpa6pqtrgPUdTAoZGmKkvjZX0NJ7G3FGe/D64hf8ZoZq4wVrMQsUvFVEqZo
        xor48T2mjnySPNv2KOrocVUcJLhMR4AvUEQWayZFM3CpIKpFlxJiUOkCV2x0KSTk5oFOhAZ4JAF5lvAM14Sdswmhokdqlp29ze67CRy6PKNDlJd5TI9XHuTy
        sQLEo4QkEq2Yu8yJqyoCom9CmTFFZG2z+81ZTFwf5+udVvRL6D6YLwcf1M/VlMDlEqKI4OQrtnNsD4Iq+BHPMJ9YdAsO2/MVjQXjGJdrwBVGqPI5U5oR4jBe
        B4atQBuPFdVMINaHKvUTOwZmjBUoYLW9IffEvxxpv3y0bB8/MuMEdONP4hoIdxCOxovODoZ6bjbvQBGcyQaCa/RtFn0S6gavyK40C+iSVWmKnpVis0fV40Ox
        laZFayEXzrMt/BTUSV/avEEyAJu0BUZuZobmtlWWYiAoR26S7l34ZBtDSXtiic8Gq+ZNIEAvMEAauA0PjLyBAcLYbEoDxdbA7WBtheUSLUpyLaGFvtINfRVH
        tG8z3JhBhoRgA3gwAcFeVvTAMBBwTB2jZf2O2kMwVmEJjNJ26jR8OPakb7N9k8XaTVEaxU1EcTF+sV0sX+McYSzK+bhIopFe4petu3T2enMizvRYm+nhsN6D
        mEf0YMMxxhIipe2g+qgeoSoNxbSQ7Lsh+67QE1tEo/Pn6UbcbcRSm5lrqlw5FIIaULqDkAe5tFkRI7Z7baaUzXkfSfqBMON+IEwgQyIcUyO8FQYulZ3EWHXs
        2ScrJL074P/VNZ7cVWFCIxzdGvF0MntgEhYMLOmHIp3DJAkdG0MZMd9SO12eKuONnyG4BKJDcbGiw2LtF2fGdmnUOMuCGD6s0pgj0mNtz1Lbpov0ye++/Os/
        +MuptHQxtJKY13SXlymi2z0HidAX0g0xyAWUYkglcTCU4gXKnCvSD4RNAjof/bXWNLbUNjVqB0JGIMZ+zoVFkE6t262hZcRpW53Si0bUgmhGL6DpziD0FqE1
        MNzQ7GIYP+Dffkxs4v5EkCmkt/VYoB5Q7GMSNop9wOoxo260zh5nYx58xbRBXNfBYQK9sxeNdKL8nfDrQUDVChaitbk5ah0IZ1Dj92gecEw7+aR5CUTMdJIQ
        CbYzWDUcgckhO7XC2GfhErZzpB1iOi4WfrKb7WzeA+FzWtRJH+EPnB0BPoQP2GbIi32a7Ug+ySb0SRaeQQlIbhX0Fu+4Zn4CKkPHLWx/m2CFhpA4A4sVGsrL
        TAhKInOUxpKUqTAzsx5DhGez8EoERfBfvInXhCWKeQ14gdV8hKXj6f2bRUCmFpmlBK70E07K7FcZMa3ETmZCDAxKnybpctMtQl8yOCAezSfEOig97SFiSNIG
        mTK3oSwZOPmXwc57gmAjw9SWth28UIKT39u57ffP7BmAs7MhZhoozRBqxkQDPrTCfamoS0NysgQbqJk4MiIBp1thBLF2opEdIqHS0Kgt3N6INHjIlgtKmDZM
        fey+ch761lN/0oG4+kSpcdEs011yQTlAJD9zh1Rvtoh5i1nwzBLBKRGDKYUIYuBdG6OzqqNZQEBJL9g/GdXTR40UCfEYKRRM85qBoclQjg+4w5P1X7mozf8L
        6mAyylMrI/Ar9677oIY02mmLGWIi7goO0G0Qg6jGMiJ4ICOoqB4jH+G5peGihJsusIATIwfC/anJDSmjjEWBPSKRbj1miGxCPIA7A5s1FrUcRzyzQRWCFjGi
        9DmgPpdStfTjkfCVEddMEngE4ZeGf9Lhs43moI6WU5Cd0wj3M9zWfOQXwXq6/cgvv2G2Vi5EWpE+PZ+QSDbQcpkxwJgU23G/hWUZZHyI15jqMCFz0fcEaAvx
        IbZTJSLOhf5m5hPXnB0bUGc9xP0ZwEfwY2sW8M9MnFaNxA7045/j8kmEiMQuWD4jmotxDkyP5tFsEgdErIvcERP9pC6CAAbzWLJ2U+xgxmIbAEKLjtaHAaoX
        n1E/MUjQC4pcdC0rGjQTgGRpHQQcwdjqRccRIx+M/egnhEoAkk+zLE/3Z4gces6LaEm5dq+SuQ766zl1Bt3N5A3EIXxft3lyyZouShPCtNGwseGbzcCXQa2n
        Sz8MLbBcPo0c9Lr5sK+mxdFrnNKxhKFBCaLXx+ruZgat/vhDTT5JPeG4XqoHsPNrAqqHPSgtm+1e3KXLeDtT+MZpa3krlERUXP1l2J/NhOpmOQ6zlBmtdCFK
        vkikE5OQCeYBuBELH8Ff2omBicCbyXAih2NwCUTH4qIxevvJvUimsF6isHL/UNcIAwLXgwIB8gNMDGiQQRqwnQ9Wi2mCBlzCUVKmEeUoFmNXizFxDlaM2USi
        xNhNRKr8zc1ED/yUto8YE/9OHxMctR8bjMWJZw9l8CUVfthsRq9s5k/XY/bKYLj1HD6Tp1cmInvsKD6bBG1EekrHHokIELNOwgTxK1MXc5lTF0dzJWJGUIA0
        CFQDJEXJkGYcMBzLiBnHxb11GavUB2IIYd8htZDBwdL6wva72lOSiGmlQhXPiCGcQAxmb8SgM2IwkxCDyQ7AzOOAGIKxMAM8FJEAUd4hz5L0L4cjwAaICfFH
        fSqSizmFZX29nhV5dMEJd10yiDZHJKEZqAORoaTCO4UFCkkFgliNYbka2SGMX2ThC3FycjUG1GoMYDUCZFIbl86Ox6R7CuI0h4ihnVA4wHoKlmcxbo4P688n
        snDJkuvPO0X4uCU5vVvSVyIE1ZK+siV5qiV5aEm/Q7akn2xJ359sCV18IgctyXEbxIwBq2BFOqsrorpUT4CXkxMOB+bMi1E5x3smQaPB4Vttb10sUCe7oMND
        A90VEBts5EaH4WJFh4JfjwlihnVihr3slkYM22gTU5yLuDJiWLsYuhEt9U6+kCjrdq0cmiogGRL5rW9gLRCus33WvUZKSYTw2kXBRptLHLJRljc0tSREt7iX
        xb0wza4pu6mz/haQXmd7ZzFn72Ubebb9J0Thnc6GOwzLub1g+VV+YkiefRhIng5ITiN+nKYopAzwWY1GXN2v4ACf5E72uARjDR9Akxg5RFSYwnt6qRXriUVk
        qkWUMTPCFkWJqnXm9LgF5syk+mVlppxkqn9V1KsMTHwqrLKXK4eagmtnI+3HOF8Y1plAED6RRqwv/M5j7Ly8m0AlUEkio56WJ4noumQ0jr36b0M/Ch2VObGD
        RCG4EzFkkOYeaN7PQhVcZNTP9LhugkT6CSBCMbPe9gGuA3YOhPGAyJGSvZ9ab6wgmPGKYJ2dQ72RbG8OETHcDW23C9j83RTpx/Gq5RS8Z0rXJH9w0n8UdkWR
        bzjvmeJuBNZNtR3It0dyeLBAvhgJV0pD8H5evijohEU6/JyY0zj+BbDgTOwYifhKGAqcqJSSBpSSBp9D4YQ+9nSDAabyOirhWdsnMqAskUWdEPHJoixVVOK8
        lo6idCaGAeFjmzaZ0C2q134U0AxWOM7d8uaOWUekA/yqH3MYxFZTRKbzSSeJPOY+jDlkPBK8fBj4gERucpWnCRZEWSjm+Efp9D3L/T4UOkqgqyyFrrKArkgg
        6wWLJhAen2p30VU7LV32FK7jZGDGVNsHgoIFGcU2YKJTaKyrU2UVf4AnW5YkISLRZHvoxg32MC5/Q1JADgKi3HzuThDd4Y6noypEhQ+yuKl6kIMeZKX2IAhZ
        KotFKAiQ6AEwjw8dEN5psu3K5UpS2xE6mhW/Uh2SLVhKSJNMWEREhptnlxvrDajoYuuNOuslTxjRrWP6YqUPI1GVpV3rW0jZ33oOhC9NS4jSUpw+EF5a1bCk
        poUePtS0OXhXGmvTaRRDIRb9ozny7AgcExiq5/XRPsKC+t4rLLBbQVxwYsqCSsuHJw9xCUA0UT1pKa9Sfz0WtxR1iX/TDThtY2DxTIkECbb7HB9JY+GacTER
        dzlNnTQXPqlSYdwSoBlLWFVIuVhXcnEGMBfEIy8MEsxkF2KEg0jkScqTpvIA1XpJcJysJYrlmvI5Fb2O5+R25NtjEhUGiRWLV8wF6ZDpPZwyAtXKFGoweslR
        FRNtEAZ1dCN3t5ObkwV9mSxVoiA5VMZU+sJ+ZULRbOgZiO3yymVPRfu5aEKOQM7xMYH3o7g+dSMOEdbFq/En1A8p1fhRBUwzAqwE5ai02HiAtujvHhEAq16c
        pMQJiOJyWh9ER8dpFdD/lhkl2LaGsioAQaGALiSQDI7HhId6FYiVYBd7MQPgF5NWDKQn4ONommRA/cmqNlfZ5pUnx03GldilyJWtNBhe6MceAod1gBw7g3ka
        25JbWGwDSeucVnq7PbwTIRCHiOEIacyqP97jEsM67WEd7YQehm7EMMkBikF0GtbjBUbCj6bzJRfwzrACHEnrw8Mx3+SmmBd2zX2gmowRx3EQ1/idKgaiC2+F
        BYmromXrZWwzE1woQ4xJKMRSu+mIdwk8OhIcqhUtJOblW2BqzqZzNj6mSNmwB6omcUhyZO0RYmRnR9w/KXFIolBqU0YQ7erE4eN4bZQatXXCaYIY0Sk89A6h
        nv+XRygsuxZgtoDa6MGPzugdd4yl0oQPqC4NHJ3GO7ODtbA3GSMGMEYMJVYoCvcEfOwgBygStBsni9hkVyVnNCmAJmF4YxKLGIX4s4vEH0FVfuOxB0fRCiyC
        dPrrS3/9YIyvSVcsFutKsLYskkijxcxW5hJbGbAQjZjg3RJ9J19AHCRVEggxVoynt1LS95Pp+yWlD0AyLqSGG9DgBvhLbjkvje41mZC4AszIZRyKw3NZy97M
        HR/S1pmv4+X1Ptub5kYzQjFL7jtByRXLBZT2i5t/wwSMGvqxznr0oMhgdD+FzbdSmEwYXOg9uNv0E2Qr4vxlOuSiRBPeUU1g+yc4XjYZX3mkNJ4m0YUirh6m
        41JaIV4SwmSaYAzKVNYHKosj26kFBwE3Ad4xM4jKpmHnk8kVRC5ibuRBUkarlKUw2kextl5WuvZlRXhftasTFH2l2nuT5H4TClpldyb6eVZBkJKWLgih5aZX
        SDtKMjOVHBqnTZdY8Fg53ZMkMgSG9EoMqTOGxKhE2d6HyGsgVlQXHUR12cSAPewhHolNv1m+zZXydA56BgoACexTj+3DkeWoN2H//ZP/V9H0ZM9mTi57mrCb
        ozToVFk2W5UTacozmJ05HnwZmD+aXK5VBzyw7wu2NBdZ9DLd0Py8dZ0LzEnYKBcCqYWfXOsNk8i1N86aesGaenm/ixCTj1AVM0M5ijv2w48u3wUQ0ixhczBE
        HCGy8ehRzKNHMEMO2ZG33CBMoqWE1gvAhcuK0+IVp6FiYpByWEaZSQxGGhcoubGQGBRf6n24aWliEPylokvWmz/Vh5DqA9SEg6TqFUCqBi1nSiQc710YZWKr
        IFdWrdhgtJrQqKzm8C2OpLQ4Kg2joowtw9mSyw0Bn0n3r3kzWAegTad68+TsDTwhgrN0dInQqyz1Ckt1IPjiXLkdOjA+4nl4PFKN80BxhBrnXGmMag9PCoU0
        JCleUCRh6kX9S6SCwJX4MiLcJ5T0lFRCdcQKZ/aSUFL/03gPBx9XQMS6wx6q9PI/Ks3tydC5//ywynn17nP47uMzjcNJarrLUEEmh/CDPQDhifrT/wH19gDe
        YoSnDXzpD6X4AHyps/sjmgn8cRwiS8SIIV77cOt2g0DydoNai9thuO2wmqNDlQGH5o5EAFUQCJN42plwhkLCJr1LfkEwTiQ6OoxQ8s4kpxZ0r56pibroz04t
        +rNTi52pTi12KgcVsV2XZrrjcdF2uEYNiSF4Cd+YQ5LbNUIM7WQ3wJB88xGleTjIPf7wODR0COjNE2kKRaYR1CilyyGXktAhqXrFwDoxAqk8rFVUdB+MY64k
        Sax980hWwMusAOvtMiCJpSkakQYa4XFpRIL+wa4BNCJDCn1Q38jDej4QiyCoBIQ0yKqJusE7Ba23uJAAY39FGqkiWPZJeim51sMQShDxoNLG/LdIZbYilcDU
        oJR9foJSKtrx36eUfXpTSt0r7VJDIT6EKDuP6D+sDxCS7xLAQGj1To2F0gLjVBAIvvslsWeDwdT58RMBh3Y9vGVRRuLGApAud8LuFvw8GDGPzUrDtJhxguyr
        B9vHIGxG1O9KOKwj8YeSVB2u1sSA+X26VJtluDRd0joVw5swotwJsPscJ/Ux7DkZ24NS6uwDIKXXkvz740YiGXWsPrGDcSVSUCmDhkL5GP/gvmbJIaE/qDSk
        5CwVMV6RXgfylGDDCXmlpFaamDQOGm0j6HjYl6TT4EHxo9MsdulS9vJjQgKSEWa2d06KdgCTcj1ME+m6nhYdfQBU6rAVTPCWxiF4S+MwvGUktkfnxUUl7tER
        j0NjHyCGiqQRAZTtBsNNrXqDri5/+yreMYOLMPbWfuwZRHA4VUSI/aR8ZpmxQ+V7Ninf9ni+rdiAonw+erE1kc/HBo8MbO/jSmv9QVXOfUnl3Bkv5zadBBFV
        /21uORCaYttxcvkxGNREYu9TN982pYzCEIwAHgAZQ4Yxj/AhQz+ufMjQkFYIQbUMg1iG2BPqNWAS8QTYuxXQEccmgc0trPYIgg1WuLOA5KUfN94JqjbBPUUk
        vnlf74FwvD04c5PRjdedQJaRldJX9uwdUzWctc+0fry8/UG8GBslBePjacQVebyXE44CM5BIBX98vXY/epctA6/AwR4jnWBZ8pYDIF5ud0TgakSiBHwWlvUq
        Rp2KGW+bConQQ4XtBSb5/wiKb1ZQ1J4ERevjUHRVEhRf1QOK16l8lyblWx3P15YExW0/CcUrZDHLE6UscgtpSEDwHi0Zgh8HBD/xfzQEe/5nIdj7/xcEEy1K
        o1fOYiJJxV3EMY/tIn56TFd0KGRJuU/mkWZ7vCcqBS0DiF1nlWGCPBRstIclqS03dsS5bnocutEe0RHFGbIEQWnvsIfFY1WAVRzZER3Fbs+jRxG/Rk+jY5hq
        rs2brKA1oY5lMsmtygAh9GPLQXdJZAYoIr/CaQIfLMjk7sNwYlWkPDYCenp8cMUzN8nIQ2xQSIJ8QsTLQhyUZMPF6ET3RrIaLrkrnR0dxIUehb1AMbLTLuro
        6GhnknlojtIvSS4VnUtMpSgUlIGqGJVEfWlAOlUhau81gFGos/04ptRDH69JihvXQbL/FeI+hx1WNtSFt8dMFvScp+E95mlEhyjoOdNDesz00GQ+QQzrYB6Z
        GTnoFOSRGkOpQ1mTGVBBQFpdQbnX+LOFROD4iJlgLtheEpss7Cb/0HXq0n4yHbF/YAW6S+7/EsfiGW4EyjnMiBXfpshl/ZsXZjWBtVI9clC/aLL+MyBXVy/p
        ieP54WbAzcBoI8K+HeSa0QezyxLe78Ul0FsvHJQMJPbVECFbAjk2fBLTQ8yn0XvC5KJlNUw6K+9pkbgrIkOW3UeCfx+AfwZLAwBdH1i65NXgroWkobOHAMCY
        ovLGnU+ksRgfB7qgAjrec9Mle64DiXI0GHQjD/jHgzhJyUNuCl0NuS5PRqVqPy0eTI87mHE+3GDqCTqbl7yFBL887oaRi5yvN9w7KskAfisChX6LMWMRHzVV
        CJ1By8XybAR1WPQOqm0oiei/ieCzFYLH7Ent4U/g9zTg97T/Lfye1hu/g5ihh+hZQWIQCqK6VGgzbeXxDfJoySHQEimn/187XJPq44Mw6TDDFVKyia5kFcBd
        N1qXUBMNSdIsKUW9OtMhB9Wj5EesZp+UCgPSHihNsgZgSsw4vTOlOUFwFm8Te0TweCZ2cqdzNp/+9GDRmyJ9ukcmN+pscwbR9SHCYrs6O1jnWtTC01v8oR0B
        koay+RDsTjaKgHtHX+g9GuOT+AamOFTRbJxC7iHqeeQmIZCkJ4HH+YCCwe5zbNO6zKRavGrjYQXrY4ZtFN5S6FlKjWzXoBMN8oohofYeZr+mUlN6ARGzsJ8G
        u3NvzAN1tZd5zYJyYzyM/sFrVtDNs5DaEdUCSNKUm+k0/YBE7pOH96p4FxWfCbWBFYeG3WQlsylDdsFULI+Kq6iL6cSyAvF4DmmZDAoj90/reDMtFOLDGUTY
        1PE/L47/CVkgscB8asPyyL1BDRp2YgN5F6gwZsX2XO0e4PPGCqkQy89mPz5eGkzHbT4BGkA8X8vPwXW9sde12KXXuBk5D4QUD1ht73CjMFqMLCUwKiM+Hjuc
        fnn8yo8tn7DgU4/sJnQyjkL+bccfHv5SS5hR81rWXNtKttArMK5iEb3AWMciOweYiZbwTbceLZVIWi6tfFCLwXQxsamaL0oOhEyLrqXsbs+tIlPaD2RKa4II
        XAG7FSKKsySX0BCycTxl4wOlmQc0cw7VmzncnE69pO84AJWJJWzhMp5mhi4VUT6nnYmj1CRcqYnJxMScHcuj97s1eAGStv+0rCnLPLYGJRxq0eBT8QWy+CLY
        QsCTDxocs5YeTWIR7gJLx2m1uBunLaALDevZsXDsrYuTff1kgstLt7gbufgZYOu4iB4egtJit17QIxe1Bbb6Cyyv9r/R78QGeEiEeexz6cqm3GFpqBcWFuY+
        LA/hhiEvxY2+w66NN4bPRGgg7IhabpGM9i1Y9msoBO7TeIc0E14PBmuhDabuVxYVOBaH/RyTFyKjQpxT1xPWskJjDdh0PkDHymy5kQ77bYLo6SIoA3PDqdd0
        7PQjHrVnekvE4P0iH9ZGmtrdUJRIObcJ8Gn1fOnWmB9m5GMjAqlZC+vjjVB/zBfzW3/U0Z8g9NV+xoJUi8ayo8Z2gljsfllHAO2tt9NE0I0a7nHNdcBrYmFb
        t6v2cnIdjaaJpkaDL+NAr9iQB3PMOjjvNLYsMdjecyY7wOM6j4Oob3JK9nc73OT1qQH3aEonqgwjXQ8Biv3CbGYcYndii64HsMnGrrR5OejqeLZ0lCedCUs2
        D0cgbZ/kavkYtl+6jmMXcwEgEg2KW0O+GgDnaAMkA5yLF8L9MtjWgAn4i2Ava3lsi0t4ln99/Ovn3wD/BvkXrtfyQlEtDknm4nRDhzmOFluxOApn4awL3pBv
        5qzyruCTZ7sJmtIHs1dEHK3ThFlJkE/DXGniCJeO6FAcs2KjnY+jdfkb7DxhbrAHtgvPBntQOxzN4AyayBMDxSAAuvW6Yeclh1jKSwmxJAbEv85fLEMZU93T
        Zd14oooqZBOKZBMKhBY/quSUm3NiWsxIKqWKQRbezTEGdxlJcXYrkVi9jq1cmByoXlevCT/LG6J72gyCDmMhLSYfDBK902WAe19yPhKYgBArcNISQlRHR6V5
        Kj+Y8mEOP+TjwdbRsXT0AfNBaBIeeG1NnrSlFaWNNC1bT9p/S9xXN3tWxe1fcS7Wl2Tj6mNPhrkHQoYVs6KaKec7UGcTTZ1qB9hjI2+nImJy5wbbjO//1LDB
        Dft7xtm9jRuEkYhO21ETAa/HJigBbwynMxcjIDuf3NG48er4cDoOHwcMuHBup7UdAhECOc+IC0uUWrN2elzbiRi6EKaRA0aN207ELYOkC0KrR2ot7qkW8qoW
        zwSPdXwSBVs4iWObgUkdNvt3pXciDoK59Nb1YWxt54804h3ttpEYdWJskgcaagwiXjfZxnWY1aR4mnFRsKvDzu+0DWmBnC88nbYHtoyQALS4y+TdXQgwFh+Q
        6inKIQQLB9lxyWAazlQqKUC65vcTsw+7QzYlwrKNM/g8871UeoFD5YHUiSUsrS09vNdsJLfM6NUyDCsjKY9qFdf8P9Ymg9vktaZylbQONaiLceBD7RNZSsz3
        s5BupwFR+pnXBprNpulPI0nnScPWZvFmoXEcLddVxLPq0Qh4VpqLIAtNvDQy5XLQcPFUyxDqlcxLeSolkYCHczYH98ploGR60Isg8Vr0ISLSpqmDQdij5B7G
        gohgTI2ynjai7GnEAvVhps7ilURfB9TBJp1NzOTgHWKItZ7k1R1kr9TteuUg9xDofIfOJXW5GsYpUxLG+FSz/gK5MNRe6wldtaAeZjRs4IVDuRbsu3Wht0fz
        GaYD0uYrTTo6yFaODmjqSMrsG5cQ+uAMQ5rIgm1LppxjGrdsuAJqxTnUNBK16G9GvkirR5/6Y4MvLsN5Rb86bIawB1go+yDDeUUuv+yv5gXn3YIjeQdT7fJG
        cBzXiDt1BN6lxZsXR6TWpI6OdvqPhR9AGO2BifUsBjCiNjiDkZKh3R6USDkV+hw0iicijcRQ6Q6XocvLxjTshFffmGRxTFA2BTRi3pRmTuAROH+ez47C8+KI
        IV5fUruIlFa32EFYFENDSzdGT7ZF2tDFYSgQh6FAT2hQ3jEkDAUF77OH7YiCoQhgKHjoXBDl4d2ewYf7NuAnRrd9w0+P5Ybq+Pk0Ylm+9cAnRsywvvOIHN5c
        ZhtBN64qYxZlzM8DzE7i4OxUeBPO03Y77ewqAgaxIkzTD3I3j8OccF81ZEsxJUBfwz37Gga/H5TBH8LUUYmT5NYt7zb7+Fgf+7iQ7aDCUJ3idpNa1O1U96re
        q6r3/sfqw7LAJEYHlJLBGlK1N/mDpj7w4vTKdgVhpMK4L+C6EwlJUrM8saOmJU6VeBXzH2Q1lJa0rYYDwfTHmqgQvLRZn5gQMZdDwRpmhQfVpKkteY01A3Ah
        SXmn8RER9iDG5gMaNh9CEItZg0Jsg5d4AhGCrLtcCugBqbgK4ClluoCoejXAK9VVXpzxYF8IsnzFl/Dou+pYV+8v6bIxSVaYBg6o99D4Uk/6pPHA+HoMTBo8
        OyQNDBE3bhcL/zQwfnnERtoqiDQOfc61Yvffg6MfXmWZGAKxXS4xPB/XtoRfIrYMiegz1UhkYiSs+Egk1ahJiVTj+AUSdJV+hUaugBoTt30JMbzigE9I2piE
        gM798BMGg3926OLfLHzqOE/cXSYcwwEJqdEa7N4IEQIPnNtDbx9gRehNKvfO8R2MpPn0GfQsbP4BzR2DkJ0ZpYkH5yp8UliTczOTnTikQTUvAcjOwGEbDZtV
        PgwNFcjktqAe8IQhq8m3g8dH4CE/jU+FYBQNNvex+d6EOzNX7eaRw2insdoPACThRm5eoKe5JJRae8wEJHEPUgbUixELEe+JwRluiugRsVcvkDbCXnCu4ohy
        05LCS0B6DAvBpxUErR6W0KEyg2QH6FWkb4yvTcM4X4+7x2CTNtfdCQizMSt+ThPBjOmfpw4iOMK4rFwMZh+oeno+9r/VHq06iwH6MyOfrZhuWwNVTFFDsjsN
        Pe5Ow8Mud9gjty5Vrl4WLngbnYNRy2NzdFPUYMP/7EzwJkIn6TsCIyePMnKyNet9CPfQxMhjvgXsl513rkh6CXAsAkQh0Pk51/azX3arHSHoNBw0oLXOmhgv
        4u6aAenKJFDHkrz0YxJix9ks1RcBZSNUNvs8CSkkGG8x6068M/m4ge423mb3KvReOuAsqodjIhyyojtQHo+KixAbLp0myRRe/uzWpYLgsDq0R9LezXK3H5Vf
        Izb8YeckHxqGf4W+Sp7MNZVGPC5UwdsJg6n0fsRHM3sGWbBOgb7kECKPtp2D6Qjb25HgOOS7XMQncfMUbO+I5+avlu1D0D9i4jdAfbPBTrPe8kQ5RFKCuCPc
        SHtcPEa9vo3t8EiVELjaod5p35jEF0FVhfCBPhQIuGQbKTz42EU3nNIIbwfUETgJGGjHGsIWtr9Dxqr2CV87tBSGrJ6gByGpLRGKO7cy2dOO4OHjFyGpmQ3d
        LF3uSP1I3FRYw6kAMx70LNUmTe0B0yyUy1AArInV4ocENBwSMKUDE+DzqJFg8AmcqRTomVREJXUQROMdU+mrplxqlcoMT0iqoG7TdX1F4owVtARacthqj/J0
        ZSi/aidw0Xov/4ygX54ks122+f7P+ZAwlBQZ+2BPVzG/UCsrRuhrlAbfWwm/W4ZyWIQWJxXdyYeMQ9d6jMAq74r4iXJ3tydNGk7ocpfXJ89aBeSzzxURlJjA
        u+Fhmc8vTRsCkBTCUg3ql3u79IqxeZ3tV3YLGXy2CHfwgsgf5GNEuEnSD2EAEFYEmyCSMoHbyEisvHQR6bQjSXv/6Z0d7GsrItI77UzXHiFeqA+F+kKs5JRB
        CnwolCiOhQCdSSVTAR2dMjtodxRekKWb+kOZMxiuOYMuzRn4GHbkMBVPYfPICJiFIAuKEKOnsBNRXZkdYIcNtL/eNly6GTnE2EjOJtnswKtAWpUuT3QzZQ2q
        3W42cySWUe12y0PooYgbxcywXvYkP73iCd3fxwyu6LvKUK7fsgdr0kkKQ4Btvar8owxl3ygktmZjZcn3OK5ZSBcbrEs2EzPwLtncQShfs5EpjEM7cIgfHYaT
        JFIlldvzsFpvB/ok0dtsjJ8lPQtrOph05fGHWBXqdPMUmjP5ohleIVhT4m/GMuzDkVjgQiooQ4jQaEfz4DjC+ocnGlI3YGlEsN0OdnZss4dvAt+GaNX0aKdt
        sws2EdIZzmdU/KKAr3BC5E1srQbZciuQ1C6vbBcTO/WqR8PcFkRihrxJF7msZI9p8OkFI2duOtxe2cRXshssBMu2CPJDSThefdOSFIIddqZISxKP2+1wJ5ZQ
        ItBphkhDKHOr0w51QmoEus+VNUOjwMlDCCuO4LmUuLNjIw0D77x4KEXBRFouuTi86hW5UFR4cAFmz5XW5bmAED+S5EbBTPAhPzUMxOBE3dHR1L4oD2coMVSa
        HCbeB0V+dTgUTH/yIPNZZ08zF5lQstFME6jMiMQ1vG086TiiGh9TgIPugoM3ZsDLWg9ICHUiENl1HR1qfuDDuxNxhqNp2Hrqw2EwqZxEiZ3wbCdjxHRuTKgv
        Vd1wZbBZeJQnc7yjUrLQ0Ho7bxbHldDj/QdzLVlPCS1QrOeplNSJPOCnLJHHjhRE0FghgtGw8EcHCwLtBFCG5ALLH4zYAiB6lNDgUH3wtZxFPGpf3psSg3Ho
        gBBwH+t13tzOF2mg+vkizBsREEACxkpj5SFWZ18RqCfWpe90arvaJNNjbRb/TM+3s+6cbK5kwNkkCjYRcB+xZBrHO+LNLJ35ah0ODPkcjR67IAD+cQW1lx2S
        5MMcYYjwESjlAzn3lwSNg3ujR0SKYmGiFYTsvvZIiwzJSYNvs/t5kluaFWfiZ/OJ9r6wT+hHrz2tiJzYTx60j7KvACs6iOc1eiTv1w+sk8dU+uKQShblbCHE
        MoCDOIkBs4n+HanaX4daLP6hzh8hcgAQ/YgofEjpxRG4pUH+JwjmoDo7Ss9HiCGUxvqXKY6QJ2SOqLOFGMD7cSJmoDoxm5DcEbK2I2azOwNJ7REISQwRg5SL
        AFPDKs4RQbokgCBMrRZTWeeMaUZtIsgzDY0ITEcGUFfaCPOIGYTTowhHTXLURyRpyQrQ7j7WG0T2xEAqBrop5H/To9yHI/aRGIgSogNppogVgTsW1DoLkBui
        RFRQ3H24+x+On2Rol37WV57J1ChCMELPjw6n+wJmghZdRM9w8J5PHc6oiy1aXG8PGqxNht1e39mRtDzuupw+NQgEKDx9UTl9wp2+HDl9OYnpy5EDmoPpE4ec
        vv60IgYJP+Yuhzo6CIZscu6idfaR9NyfxFeaOD7aRCnqEMydJ66fnLh+mLj+sp7+mLhofKag4E3MYjiJkLD3rV6rEmdQMFc51G7MVT/M1ZFUBk0A5upIOVdo
        pztX7Fssygr0nPicJWbKzzPl55nqJ2cqHDzEtqwIbQvZw9V8hIgKSj+oq7t4BqVzhWAIaBHugpgUu+iZtzoSCDcsEa5LcnFkm6VtiUtBoqm7nBx4tYOFEUwm
        k21GyoxgJbEKCtC9MCh2giu8riNO9oizCxP57mR8Lc9iYt8DVVHHUTGcIHvcshMF58pD1O4pMzEMPE1ADJUXTQyVrjaHYYM6m4Wf0B+9hrEiuArus3OlYVh2
        lC1LcSjYkF5LDem11GCvpYdyzZWgfJo6s3W8R/p7kGK8tCPQcE7fFTT2Ox0iGHd3mKA47URuDOUZeRq0PMjkRX/Nn5K7YBTnZbdG8lBMcjUJN7ZJ1QiPUlux
        q1fPYQrmwNyeeLnSA388g6wXXLRHbqMg3FhUmiLZvWU7uRc2hXVW3qT2Jfb+OjbKqjRpQeCDTotPd2KXxE7nSpR+ilj/Ollb75brSU5l5B7aT1eHnvFO1TTX
        pORwwwzf6PHhLI8Pd8id6fjIRLVDtEuDNwxNNQ6Geq56PAEJEHJVg3rbWZwCqfx8JcAIbYZnhWBVLhHVWRF5JkEFJecQrSxqC3l/4EvdRoRFjr64McH8ci0H
        TMMrQ3FaKf4nEM9QxTpSdmJcm/DN5jCQejOQXQRu/Q0o4uptOKuWlr+EOKSYA/aW+VzZV34EUwsU4QceoDsV48APHBPBJYD1RiIUoZqw2zFovuvYdM2myqG2
        NDFYYZEkWxJgh65LdlBM2K2zQ1q5eYgphE4zji4Mid4NkBEvLFGMOC3hY9YmTJZYdRKsi2eibHUCVScY8kgnpaMudhBwtRMac9OC1/Th8EC8/ZZsPzWD2x4v
        Iu6WQngSzZWpZEm6NLK3uck+2WReFEZysQYXy3nlrRZ3PmV7uCDpnYPQvicBXn81TN8q43zXPbirTZGQ5Z3hqlG8Mgx40PVvxiDmYTsp4XWBLMqBroVvKps7
        adPZwML2Cw2WVfC2IqNpmnxox/ZK71Ze9CbNPYoAHUJgRr6sRAKEV04AH3nEa+QmUAgRQGNK/MwdLp8qm2ixI6l6TEgiiK4bZZeVEQds3aYJO7CXDRgSU6lt
        7ziQzTF6EfCYSte4io2oQ+0YqOB4WLpEisJEolMXaeh93fDRakoeRJ87iKwARjhNmMzAlGcGdEtsKIV9daY/JJrgXtqJYatdTrQpQUZ4cO1k55y6tGoLA6pN
        yZhgWyBQh9I4ucHRQTEcoMtYhxqMxkz5WQI0DRqSQlER3NjOMTrlBxmP3DULS+NDv3Gs9Ffd8K/SV1Ci/Qc1jIzmpjZb0XxQhDarXmizWfDTlF4KPmBWsavf
        iPQ9R/1B870ceZ3X3HUdtiERaUB+5CDnISbzsl2SJuizWFEHm2T2UY7dijSpUAv0WLDSYiG0gUtwrXgWje2ogb2x6lCTFt+N3SLmTYkvTTw0e1bE8SXaaXaI
        ZCfntF57KJpNeqG3b7DZtG7jBlvbiL7FA0rvdDo6QqGbSRRckbEqblzWp2f4GpwtttJN6EtCEPySgyK7pGyVSJhwzUXsOZo51v1jBtkzgquN/OGgtO/r+cyn
        HxJ7skmVzGN7MwJMWCT3iSdJbHglJc0XFpg/03oHioQeDU1un2u/RkMymRtjJL4ikH1Cq2pr+cLTwY6DaAnkYx7bo54wW4XKAkQfJS6hw/TJe+hPGge0/E+j
        EB/NKB8HQWcI4ZjE5b5LI4ixF5GOqCH9gmUlZklYdg5IRjb7QoeUnw15t6+w+Ai7LjLqYSKXiUWfITJhYpLBsoslMo/nEzWZ8OdmEAefGatoAC9TbffLtzNg
        9ivoRkdIjBjvdPKhHCn6ZhC9sti3InxUso6ugrd3YxVyP+XOyZGV9iCW2QdtolwssxsrqKDsBMEyRNZI09poB3oEKcpLwHCAi7f7jjSLqpO/dEUTPDq8EohA
        u+iLPRJoyI0OyHYjsSGxsYflWNL0zs+/qb0zMfE9Em1IACMsOXJgD5oHtjKfhiBMchMLiQPoIVQXpeEUJEgNhJjudmPd+I5oeqJ9vvh5+OzYdg0hnAcS0ukH
        WmaS9J6n/Cia9FmHh9gBzE/SSOUmiXSJW7/I5IBQ/RMH7Y1VxipqhzWb3YnQzTSl9sJD/4iRR5ccPj8FvzqAL/ZzKAIb7VASxJPgjPdpJDEjyDu4og7eyIGk
        RPyLHd5oe6vZmaIBKZtXg0VQAYekFmoghBiK9ocNDGVsh+SC3N52UBTh7SAhXLm2orVELHXUkspx0BbbU80HhoW3CjgyvYZD8xIjk6SRpLZV8daOZ670Ge0F
        8cP/jo4N1EjUipkvgAUREWmFWoWhInZFGeByCWKysL7g8RXOqzj8uJHMvCUd6LJxUIbRik/0cXf2klITkNEifQ9Yx+Swz8KnWC4Tbme8EgX4UlCSRBkpmIkn
        BSJRj8K9HRuTjf/yo+os5DZaXoeJDsBYzqv4tSQhZ5UYlHCybQ+akw8UNWiydiIfeGGEeAhUBXhR2FKVaqS8ED4ZuEJLDb4B4kDom3CprRAjXyRSTUL6jF4T
        ebR8CJp95Ea78ISyWaA91SaifgILcrCLfsc0/CvYpLXI3XwlVBHGFCXCKvXceA1bp9ieDXF0A6Iq52LOYXdjQ4CmHnux9EYcbicWNga2F8pyj/Bcl1R7dT74
        mw2JivNtNkDb0NnRkby4eRiNZAgIdNq+DuwHo5l2Ws/UPZrt79Vs/3+j2Wi0f0PcuhljE0m2pW5PGklqUnxZjseaoxbC0o6WMTEcfLiHGA7vRkhgCYajq4Ow
        sXdDtdy9MtAz3tAkccVLo+CJk8+Q3A8OhibxTqsbAgkG2Vp8cvEF/jZo7nrCBqzq5QbtqaH/Mgzep48FYrxLNc/2MqjhO1WMLXVsrXfwszefDZITvnfoqX0j
        f9t4K2+y09rUhMwjOja2h+yfNN5HQ0IWoF0sjrcslAEeXr0AGJ+pJQdlSg3GJNS1QF0L1bUIPyX4qcDPePxMws+x2Omebn1IqayvPKHR2k+FeBJJoZ5k+v6c
        /mxbl6Op8wkb/nKObCdbO3GZXCCfkeAiuTwuDC0osNr0/9TOAmM6fmYh/RxOj3qyNNfKFjMGA5PpoX5a78BVSBsEV21Y33tCPiScGqrVzZWQjInvgJtlXDwr
        6VHqGyFXu7f6SttLn7HWVq6wkWEF9j4TiVfYyL6inA9WeNVLFLlmNZw1nQmeTLsODUyyOI8vn6Jjqj1U4A++h+wkwsJW/EbCuGJ+/jahbXOxLUkkF63u8gqS
        3Z7Q0RFDHrdIPhfDtjTyOYNtinTQfI13V2TSAKdHUO3NMhEeQWqI9+iVliOMTarbvHYywJSmwKjfvIaTTiXulwtZLUtJpN9se9fKEkz211K/2TbX4FzQ2tWw
        lV3jZgp5aG5oYmKX/9oK3aPr3lWGlLtIRJ4Z0WKemGBh7RwSzmKZx+XbRsxopWXcflkmTiPRRNOdrTEjE+MdmfpW+kVKbRJcfa9CuBBq0Dit/XJEHLJakYzE
        8nqYdNAjOxE0mQs2cCCCDwR5pFaPLUiEF3oX7wm8w+BJBHRkFxuhkTqhDs0jpWdr6ShUgybq3LIy1wyE7kOhIzktb0Z5jvesEsq067h8a58HJzOgnPNrjAPk
        9VN1pfW1XDd5aKZEVCxJU6onFrtaCk3abMyWTZGnJaH+kuEl3VhMrHmTGdlCT5XSLHXNMhQc5c3UNMUNhY7SkqtNrVTVJfQ6VktSH3TiMjV2DMDLMepR5mM0
        kpmmloe5wLeEURevyU4T+Uz8QXHtT7GWgxE7/Lb/lLWceUhruYDMHeAvhrSWw76W8DSw51fhtzTEjVW2cuymKSAVT7xNio70sJUz1GE+DKprK2cm28oZsrPC
        owiQp44PTnqkKoZ6bfQ0ZVMFwt0750O5dSc0S1/e5lRp2aPq8khjNpPvALQGRzlKrq1e1lafqE0Zs7G10n9omObGLJTGbOwgLMDqTsDmlab2P2rFiBOEwsfz
        8v/GhpGKOJwNI3szUd33sS0fLj9lYsgGhtK8kMqNz4tXzotbl881MsRdspFhorZ6WdvhjQx/qmGHNTL8RdKyx2i16w02QYc2k1VUptt3Vr6hgcqgup3tYA2+
        Gkp3llCYhe5ZozcACVuh1cHqpsbW2sYlta3narWNta21VQ0n1zQ0VeN5UVMLvWhqPIpulyeelmstrU2LWo5qWtK6aEmreqhtxH1NVUvNqNrGUfRJq1uycNGo
        ltaqZiSpcW8XtWpNS2uaWxY0NbVq82pbFjVUVdcsrGls1aqbaubPr62uxX08iWioXViLAmrnz2+saWnRFlU1Vy2saaXPmpi3pLkKLWqhltObRU0N6lF5VhcL
        qhrmi0U1zbVN81q0hbUNDbUtNdTfeUnFaFViPvpdIxqXLJzLz8sWNDXEHxdr86oWLqptPOdElK21Lmlu1BY2oRrNrV5rba5qbJF1U0u0pWr8RrXUntOozW9u
        WqgtXKhVL5QjMrepdYHWsqiZitREi2iaL1pqWlsb8EhfaprPallU08CP82rO0eiNqF7SvLRGq2oVTc2iai4NjUZdolTVrbV0Xyhqllc3LGnB/aImGoiWo7j7
        mph7bmtNCzItbGqukZU3NjXGU7XWLqRSaYCX1tBANc5rqIn3qHBu05LGaioCNYr6mnOXNTXPk7NY0ziPGtVcQ7PTME9b1NxUR+2omaed01w1T2toaqofVbWg
        hm4XVWvLiwvPLS5cPqbw3DGaoArEXBqYZaIYXWkgSGml2+KaUWMqikRrkyiuoRut6Kjio4q0uTWty2pqGsUorrOl4N22W4drNCY1Vc3yvrmptaq15ryC+NDj
        vqW6qoGv9TXLzi1Qac5NSnOuSnOuTLO8QFtY1dpcu9xNuzwp7XKVdrlMW6BaolUvmVtbPWpuzXm1Nc0FbpuSJ8QtLKksVZRb3dh5bhrcxVPhgdPhZkhikLRG
        gguCB1E1n+BVMEjMb66qxkQJDXMrWmn+1AdAjgDMCcxtTeM5rQuEpua3hWdBE9ULaDrdh9EtYlnTkoZ5wlV90XTLb7ywBbWjSjCsqJO7guGHWkK1toraFkHt
        o9XS0CC/J6GDCfzbUpiMLibIi3qpUmixdb+xQn0XVrXgvVrqhWrhabEt9HFyCnKa4K6y+IninutYLixe7HLRiCLCeL+1QoOrBK8P2fz4+qIhahG1jeKMokJR
        fCbVSUlz8FUOHYqrUisxtpO+ZdU0Nzc1T2ioaj6npqX1LH7SYt30pUWlkxUc8/Ofi2qanWXN1LZxPFZVQi1/9e+QtRRi1GmW6+UaZBxRIwhbNmqqOz2WVKz7
        Eitkp46BO0NxWKIxaL/UCk1FlRKLicYawrWq/JZ4k2i+J+CnpTCB9icsT3o6d8K5NG3dVFg/1Z5xorZVLFxCtcjCaFIvs0KnuKA6wb0pXJo6hYUu3pkQR0C0
        mmrmTeDfwhRiMEGShFg3lT6HENEiwvg1hclYuhCAJDtSSP9aMUethYeYsN4V0+ReTsVy19UASGIyQV4Ke1KaCfW1oCYaz1Vjy/ym5oU9lkULNWkJVUnwdIUV
        eklPmepG0aM4vIuXwx1IoBCgvUIh8Yi8V2gGD4ARwuycf0FNS41YVkvL/tRCcVqhOB0fx84r5PXNqEwVRbenJt2fpu4VSkx+IITk1pKM6BgTx9ZdSQuFgLah
        CZ0VRFiJgFMjagk8tlzJ601BIxpFKwxjQN06h5s7r2nJXMBdbDclvdakz4uWF9KoFIrqhVQ9/f2sUCxi0kcUJYHSfjohFg+1tJpaUnUOLSV6WSTBgW+P7vGZ
        Rq7hXCL6NYRIq8TcpuWYvHOog41J9WG24ovoP9ZOF6a0/+vtVS0kiKCRIeig9ET+aZKraOZAW5ECzEdSZxjpudiuuUef3O+FDBYETqKmqnoBTU4tI8bGmtpz
        FhCNBxZifJ+MiuYR/qWxIPovXDpMmPNqK7QInAYtyBaeQrWQ1Ay6pIF5rdpqwnAgjVQRktMoYNyS0G7N4iVVDbKc+bXNLa2FjMyqGhoUCEvUR9VeY4UszsHo
        /BwwimBv6fU1OuZpbs25hOIP0SBgo5ZER1uGJbhFHkLkUEtaVIGENjWJ+VU0iovApcYpHbAdkHFPHtH9zoQUTXM/07rVYtuvJaTYCggnNqvX19309SSiQQr3
        pX6X/9TX2pqWQ3+vJv6MuC5J6BPjsn29FRpbGIdlNQlza86pRa8PDRNM2mNtG4j+upQxtcnt9PHIOKgBr0mygzFs4gqoNBokQp6U8jYDNRMkc+N4esHfMQjE
        CdIhB7TiX4G35zxYXPndd4Oe86/88ep791yx5PITrn64c+6ar2+8svXaX1Zf9/uXHy1Yd0nul3vsGZ+tbywbEn1u7D3TRh1dc9Ift9RfN2ZP2jHfnvPe7GVP
        1V0094U9f7j9vglnP+Esa/rzc7duvuLOxTfcvTBvhv7U+U++c+sHQy/7xXc33lzw8o70mz9q+/Larmv/+uKa9hV1c05Pb9/84Gjt+Yp/DuvX8fAnu1/eefbE
        x756/azIqfPv6CxYW/PZfbOvffzHBz8d9ONVx9xy4kP1GXP+Ouv5yx/84MGbtr196+C59077+/ojnVv+XXnLsI9X3fbvh3a+9lLogzdf/l1L7YbBg/84YcXD
        ZSMjjx/44YWq1ZnLdtyhxS683gr9TZ9751OfLN+sabFVI/+06Jq/XX1Muvey4Xc/P3P4MWfdMuTo2zY/e2lFzVtbTrm/cM+Vez499V8ZT2nvrbz2nu8zn1g/
        5dGHhy/LffPcje//4r7g2ccX168//5Q/9vtw1ciNfe8f/clvf77w08zwC4/++xc/73rjgd+V9fv7yIlXL3znqBfKfTM2PbS3/NG8V/MW3pBx7M2bZs1a+kju
        7E27jl0zauaFW2/YNOOl47Y9cfK2D6vTpu0ufPNOc9L70a4vHO/PjzrxrDnHHv3i1WvX/bj9uu8+HnnHlNt2lJ7kvfT6d95+/Nh9q8/56uAwq98f999lvffU
        k1rsXzdYIb1Ni32Da7sWu/hGuj6rxa7F9TstduuNCN1wvRa7HzdzntBiT+Nm8D4t9hrdmG3XrNdiH+BObH1Ui32Fu4L6z7TYr2+iu2+Nq7XYVXTnmfTAMQ9r
        sZtxa93y6kda7D7cjvjX6iu12BN0623bJz78sxZ7Bfftxbef9Z4Wew/3nq7n8i/XYl/i/qmjtnb8iWak3Qr5Ji0dVx96S4v9Dg8f/cZz5DO/1WIdeFBTFfsT
        Pfjbzuv3wNC/79Jij+Fp3Z2NY5avuViLvYSn+05Jc/ouuF2LvUNPT/s2frrjhfzHX3HxbPvq7ElVPztttfv87C391z10S9Mt7vO4DLFv2BXPv+BaYq0OXrV/
        eaVzgXqe80HoobK/+6/YqJ5vfmv2OZ6/PvfFc+r5+GvsC6ZMWtH0g2Lpu2/486KRt21+6ga179PgfW9WWZ/+5U/J5zHPPJ2/+4mT3179taxt1fhfZjaMuyaU
        dZ3cOLpp5r05/ufOf+Ha7fz86ppB4p/TH8l7fFs3n4k4Njtr39rIn+dsWHoN9+2kf/Qr/mTOuzc72Vt5D+WOF888MOSDvMtP6P8Jnj/4y8bTHy1/ceeDL33+
        O9R244QZezd7Te+wp+94ADtE3r9ev7D/M8c8veWBaz6g544jtQvfb/rlx+e/MGblFVTbbwvbOt685Mv38y7sOvNe6tvmchF6rbHoxo1zR5fu1rSSHfa+oVOm
        vGXccsOE6KWpa0qblHnW0jfD42ed/+rPpnZ/+br2bN33tWlrb8n46+AvRy7dtVY7b8p5nsjHl/9c++zz+3+ffkfbrr+tn7Lu5uYFbf++4+aKl1+bM23NqpGv
        3zot1r34k/nVnb8e/I9zzrp/3boNP2uYfeuk8eFNC1+MffPeffsO1vjffXHOzBd3FhWPGVtSWlZeUVk1t3pezfyioqLiojFFY4tKikqLyorKiyqKKouLiouL
        xxSPLS4pLi0uKy4vriiuHFM0pnjMmDFjx5SMKR1TNqZ8TMWYyrFFY4vHjhk7dmzJ2NKxZWPLx1aMrSwpKikuGVMytqSkpLSkrKS8pKKksrSotLh0TOnY0pLS
        0tKy0vLSitLKsqKy4rIxZWPLSspKy8rKyssqyirLi8qLy8eUjy0vKS8tLysvL68or6woqiiuGFMxtqKkorSirKK8oqKispKaWEnVV1LRlZStkl6Bts6rbSEi
        V10j8TxoAWt4ejAJcT6vKplPkHzGoeQPYkWbmHBLCcplHxLc+ZZNVuhnSbm5yhaVfd5/yu6KuEqybZZJauYRF3sb0T+SX6ANqyJqKZLk6tgW+lhc24Nr4XqP
        Vj0G7yKFDCn/SA6KJBTKV8KpG5oWudy5attPj1Jsy+1WSIBSgi9pWQjOaL7iWqpIklywsKa1tpqYidtBtln+GlUseShqQxOrVmJtf7RCy8qOGlszqriEVSxl
        R42pwa2rBJNMjKT5KH3ZglpiCArGvNj2+AMv3D/ala2GP34PWlLEfFOqwiZV5EzI2ndYoWk9ZO36mhoa9bh8z81VYpsrG7gDMKyFWY+qBjk2xFhQaTmqJtXN
        uETbTd/6JH9zm7DuTis0jLlJ4nHEChdgV4jHH4jDhBgtWMok5ulOyLJud+LQDekTDnvoazbPJcvu1MC4eqJtM0mMSRwdrwc5ljIxtyqusoFokWCAlC5RKm8o
        LVVG4w6VyO7NYCMTrxdSS4jhhUqggCq9i1i9Xl9pFpdVEUtaIAEdyimoAZoSMEv9pJyZPb9AqRfbTe9L4q2kqY53iCZ/dtXs+MJVNdLb+ZgBakz73dQYKDMb
        RVICqVaaW4PJOrSChiqlnBfohSI+S2qRtNDgNricpVZSKMoLRXGRIJFzHFhOKS9AD5nEyU5+4nZo5bDA/8PCQS2S+RdLFmEQCIi2WKFfNDYJ1gsI6D/noZT6
        xqZljVxCddNCV/nRkhC/moG9WogTVzNdXdUo+WOS4OgLNKOxnX+yQvfpyfkPlczlr1Nl1yrUvLBKSniHkrLVPzDiSYJ2HBG0LmtKKg8SU0vtvBo5Yqxwjvcl
        We+tVIixdfcSvk1o8gsF3xO8qLtGnoy4YrtQYURMCcGUK60k60yl1qCbyu0TFymS9G7r7iOJL4EjRgvW5cS20OvSAhdbjCYkJUbwp+GEndx6Do2hYt2Ud24K
        9BWmiDGsh3TBDf90VaZONwZdTfrzwOaW/nzuNy3xzTS12Nt/tkIhPfFPi/1Ab4aCa0r9a0v5o7Jif7qf2GJDi22la4lrTzBFXflIv6pz0RSPfHYboEwLtNj3
        lPX7jNsm9O12zpmx6+Sx9zoTwWJdV9jtlAb67/324opH6fmjnGO6nX+998vR79yUj+87t5zW7YyY+PeNI++cjueC+kXdjufJhW8sfHsCnnOnXNztPPf3IuOL
        +QPx/OzEG7sdM2N43vXlU/G86NQ/dzvl4z5Z/cDY6Si/4Hc7up2L/mk+7PxuJr4X7Xmv2+k3zrIuu5HTb5n/fbdjN779xpwX7tmG+vWsvU5+1yc3zznjiwkY
        oG0j9jp/vuv9H5vD3L4t103e6/zr8+c99sJSlP/s+tP3OnflrRv8lz8N5v492LzXGeDpP7w1Zxa+V3z7271Ov8+WlW+7MorvH53Rudd59r4Pbj9jJbdn7e5H
        9jrPLBpR3f/NE5C+6OJX9zptZ7Rtuu6SMnwXcz7d62iRJz949sNpnP5o3xfOYw+/d3lpZy6e1x13xBfOK6NPmvvcm+Xc//MqvnBO3P37c9+4ncd3zgs/+8KJ
        nnTTmEUnZ+F5wZT6L5ynC1/t23/PJDzvfnv1F86ZexuCFSfz/Oy/4cYvnCUv3fh1QJ+G7ztXPfiFc9mrjxwsPmMkvt/265e/cEY2Hpz5Ylcxvt92954vnH3t
        A6q+encsvgd+9H3pbJ7adPuDl8XwrC2OfulcXHzy0okbjkf6LYHxXzrF78/77gFxDL6f/dTJXzpHLbvrr+ap+TxemxZ/6Zy9ZOAdT/+xAM+L7rr0S+e2P738
        yviXuD0V/9z0pfNA9O7p2is8v9tHPfGl860mBk+7geFlzq1vfek0nXXiZ//VyOMZmPLdl84qz3f2wT/MeJR9EvXd5/xyzOqb3m3m/u76qnifc6znmYW/SSvl
        9gRm73N2/vPJSTPn8vh2x+r2OWuWLjz2QD+u/8GONfucd7+oWtX/6xieu0d07nPO+9MHO87/bgSX93rXPueY93KeuWv2VHxff88b+5zPy47+2843ub7l93y7
        z1nyeOHVpaPK8L399b5fObdfG0gfcz7D46kjS75ynjwl413/SP7+7M0/+8opXjp86bo9k/G9YlrTV45WeuVpF24uwfddfS77yvl449/6bo/N5Pn03/GVs+r+
        yj//17YpeF479LmvnMuHpD9Y+hfOn9v0r6+c18UlW7+6ZjL35x3v185pTf5Lti9k+NmycvDXjvmr/ac+PiLC9U095mvnmYue1P+14Tikb6uY+7Xz4sTfDM68
        ncvbddIFXzvTBnadc991PL8Lbmz/2vEe/03ZMWGGv+V9tn/t3DvjqsCIjTx+k+55+2vn4/2Na4/6O6+P/b86+LWTv3L/+On9efw/WnLEN86gxpvP/+ySUXie
        fp3zjTPj93csO2oLr69TPznrG+fkvsHWi/5xNMN3bds3zp4rxpxw9ksaw0v2xm+cC257tCx86gkMf58+9o1T8vsnh2WFGT4rvnz3G+fV0d+91T80FulPHebZ
        7+xYd0Lz6IzZPF+/GbLfuWT/nQXv7Cjh+vOm7Xeu2pk39tdPTODv/1iw3/lU+OddO3gG9/+Z3+53thXVXFN7awWv/w/u3O+MnPjm676TGP5zx7y433nvpEjs
        gTt4vtbftXe/03rhQ3NbTinm9XJG9rfO60VTCn+8YhaPf3n5t85a87c3bn1wOOO3Y0//1sm/+fhl6ybPxnP7hb/61tl/f9G4Xbtkf/e2f+uUR6eWfzOJ07dd
        +eS3Ttm777WtPmIK11/90bfObbMuJBFuIsPf/PB3zqt/u2rIyM+5/d1/KPrOWbSvsuaau+T6NE/6zhnS5/T3R+zl9ls3nvud84+mc5+47tfH8fjX3/id89at
        u719io7l9Vf/xHfO8yW/O+IYn4/7d9NH3znHt3z02rjNPJ8F/vTvnc2TA6fN/yePz4MdY793xu27e9vKp7IYfzWf9r3zzdGXjy17jfFR99JV3zurJ5xU/sXr
        jO+KttzyvXPuNRcUPSd4/tcN2vG9M+GjQb9p7e7D7Xn8i++dB6eKY7sf5PHZ/Yf+Pzibvv1sUP1rx6C8s++Y9IOzf+K6Jc89fjHwe9Hec35w2vacOfOTC8dx
        exde8YMz6LrmUx5/lvHFbvHAD87Gd055YMVFjF9ODb39g/Pni94s3p3J62n6KP8BJ/fcBW/MHD+J5+/i0QeclsFbc97L+gT0YnfuqQcIH7/09D9tzp/7XtsB
        p3rLtNVPn8Pwpn14+wEncvbqkVf9g9vbHX3lgPP5jDOMzgjjr6JrfzjgnDz1+a9ef4PpQ+7UoT863U9+/fDXJ3J5Hx0150dn0iNFS42igbx+fnbej85pN5+e
        N2+chI+7b/7RueH8wh1rBvP8F01/8Udn2crfnb/9Uh6P7vzvfnTeMi5fe+bHlYxPRw456IhRo/tuXmtzf5fOOegMXTHOHNHM9W85cP5B5/S5D1Rn5HH+tsc2
        HXRWpv37wsi/K3l+H3/loPPy5plrrzh/1sQUZiB2yTNW6Cuzu+aI253RrzZOvODN3UxSb+33kPNMxd72/7onnUHYevZx55OD/zhzT38/o4gH9z/rlHce/8cX
        7xnAKOTb/i869uTzXtuf1p+75LvqZae2s/WWjFv78PfrrnjN2b0yI1ffxF247d1f7XIevuGDl2tzcpgEWGf+0zmt4X5jR84gRgFnjnzLWTK4bPmeXY+gPesv
        btnt3L2q9h8/jrb5+9HPvOPMWPbcmks/ZJSu7c94zyn+8JtTV+5jlFbw5az3nbufdE7IfKCch7D2Vx84We9/bPxh/dEKBX6oUCCTMPH2n//l/PrO7qW/OolR
        0IK2rR85rx+zyfvwbbwkpu++999OSfay9Sv37gKIFsz/w8fO3D1ji/I+Fvz9ouZPnA9fWZ51eQnX131PxR7npX8fGflnqIBJ9nmf7nHu/vTcBU/2n8gku37d
        p84K38fjTrmrP/c/Gv3M+Wy98fqzM7n9p8Zu+sy5+JVhp9s3HMkgtDLtc+euZ058aM2V45kFu3bu584pncv+eNPUl9CetpM2fe7U/GLnyDM/GcQk67JdnzuV
        se7C4b9hlLI7+vXnzhGTB35e//zRExP83yXPW6FPzdSPqZlTC0+tPLVxqY1P7Vxq51MHJ3XwUge31+CnTE7q5PWa3JTJTwWOVOBJBa5U4OsFnCnAmwrcqcCf
        ujh6LZ6UxZW6+FIXZ+ri7bm4Y5e86K74LvVym8rUpTJNVIV2qULdSrtUpRNVo7pUo9xGd6lGT1Sd6lKdcjvdpTo9UQ1KlxqUR9WgdalB26YGtUsNqjvoXWrQ
        3UnpUpMyUU1al5q0iWpSu9SkupPepSbdBYouBRSPKqDpUkDzqAKqLgVUExTQdSmge1QBZZcCyokKaLsU0LpA3aWAeqIC+i4F9BPVouhSi8JdNF1q0UxUi6pL
        LSp30XWpRTdBLcoutSjdRdulFu2jasV3qUX9qHtmjSb/FSv0F0/qx9TMqYWnVp7auNTGp3YutfOpg5M6eKmD22vwUyYndfJ6TW7K5KcCRyrwpAJXKvD1As4U
        4E0F7lTgT10cvRZPyuJKXXypizN18aYubm2qEvqnqet0dT1OXWeo60x1neXuDKnrbHU9IUmdoBiIt/5uhawtcb7iQig+dC3WtssKXRb4Q/MjZ5x08ApnzsHj
        b3hC2FuHLL39kZMO3OQUXnls9jF7SreOeL1o9QXfb3K8e6/6Zn9jYOvHBwofOOOru52Bzstrjv/9+K03nLQi/aav7nWm7T+z4IUnTx+fsdcYmvvZA876CeFZ
        Nd//cusT/qZHb3zvEefi09qHX3H+WeMbR9953cOvdTn9wkvXLH1l1tZh5Z7vv3vnMefSF1/PPm36zK0Nc5/+6LO/PeHkF/w7fHTe/PF1j08cdMFzTzkTMvTC
        O34xZ6txxgszz3/oGecvF+y/b8u0n48fuqbh37fd+pxzecl9/9K/njW+4+zfnfj3dc87d3yw+2Xr/Oj4slPE268t+6uz8rSSnMvmNYx/s63w2yVnvOhsu/ub
        8Y13LBg/t3rXtU/dsNOpeTBcOe2opeOX7w11fnXJS863+Ze03hyuHj/181NE+fKXnQt+WPjKX5ct2rrjE3/5srmvOLua7z/2lurarWl3P15284xXnYfvPWn8
        +68t2Trjrz/bsLnoNefCSWvb5p08d+u7LwbN1dl/c7QjFuec0nze1r1vvR/r//XfnNx/f/3hH6tXbP3m3uqZZ7/2d+e6wSN/ufb6peOH5M+oPP6eXc5tV7R2
        hhaePz63/vgpr136D2dZ2oG1z3147vgDR+544rN5rzsHH5iTv+f45q0Nv7x14JXj/ulMmvOXP138znnju5+b/dx9kTecklm/X/TCYyu2/iyr8Jifv/WGs3lv
        7rHfFZ639YRHqrzn3Pmm827NaHvVyPPGl5zeb9Uny95ySku6HpvwwaLxudm/CL056W3nyBEVb/yusm5r+ObHWq43dzu/f+25454bc8nWnUX/vGplzW7nw+Oq
        zzrujF9tff2YM87Ifnq3c8KkP2d913ra+Ntf/v4PZw55xyn9bPs7d207cWvWikfXnn7RO47+hLZnwNxLx9/341t3hHa/41wx/7yCtwtO21p34453Fx/9rjPb
        rrhpwOSG8cWXF512+dXvOhdvf3pLy42Ltv7led/quZ+961z2YvdN/3XmpeMfKX9hQPeU9xwj85nyTOOC8Xn9Xh1Qef17ztSuXcXHFF24dd81Nz7o7H3P6T52
        6HGXvLhy/MlnnHuGb8r7zrPnOn13/j+V3As4lFkfAPDJLdbSaBWbclmbptwrQsOh2tJNaqmpkIpKqegihQwKKSLKrXVJkazoZoSccYtcci+qjUKmKGrdVsV3
        jvf07bvq+fb5ep5/M37zn/+cOe95z3vxvty8817EqSWdjWwHnMsfAmLMDrBFurM2Pxe0A+ejt/KNk06wlcROefQbdIDv1z1JO5Trk5erfVCpKaADWKaWND3o
        OJwnHzs14FRjByjvLFkZImTPDvGwlZH66RUoEEjrneRtywtoVTXcsfcVyMkVdO1/45YXbSx5Lor3CkiXBG414AblzV/qXpLC6AQDz6/NXF3knjcpJOdspHkn
        SDzBmZp8cxnbTtf23p6zncB0AfdUgtgJdnhCPIvV2AlSjbQVfe1PslcHTeHV/CgAcnfrZ28b9MgrKXTe4GQrAEXZZd77snawh95vGO2PFwCFY3J2MZtP5tnx
        L6YeeyEAW7VF0nwLjufJay6x+qjyGky0kZ2nluzD/jIr4FOh4gyzqFam5C/J2uzWx7AcbPv843vbv5qBiXqbRef+MtCY2BYbn9MJFvsbu954VQBmb/MMkdvy
        DmzY6xs/cC4TjJt3XqFa8Wjo/JOps63jTfRfTOjL2VrRv41qMvWHE/7fet8yYdI2fKJ3fN6Eb7z33+xLm/EZ5/GfISwi9NV7hb5RT+QbJvyNzxAW+XZbxi4u
        II9ryeO4xRTSzpSc1Av+WdHsOtIUeXQIgv6to72JO4G0YOyW+AHACE1x0RlthIaWzPjFcVr3qE9AXtOXOedyI3TKGdTM2P6cTbUEe3rRJfNGODhdfPvxqapU
        /nzkpm7tSkMNMLh3zeKBT7OMx1wWOdOzKz62AT62T+NM/92Yyu/rR67hHW3SAEWmFZseANMpb0Ju32Nf3F0PJ+kUzPIXEqPq5CG37PvRP6Ye9lsdDF/7Tp7K
        v4i8lfVelF0PvaZJG4jd/YnK5yJXfpHzUlAHm9R50YoeapQ7IO9VGlp3vg6KF7vK6QTPp+qY4/Z8Pm1tVgfTP7Hmjk7SoVwDeSbL+nV3LcxOui3hYSFP1WHi
        +g2aUlG1MGa6/jEjD3XyvfpQf8d0wUW1MC7ozsmtD3XJ90LOddzCeFsDha9uYh1+RtqZh5y50brqQg3U/c5aOTgaUPkJyGtuR8w0rYHemn1x2fq9YxduMAJx
        /VfzhLqqYamgce4+XW0q3xm5/erw4YXVcGGoR/iceE3KrZAnqMbNv/IQ3qk8uCpcwYByA+TKB7537quChqG8TF87I8qVkfPX7FGxqYIKu8pzw3JUqHaK4/py
        fOWiShixwDFGWOJnKr/3T1TnjPWu2ZXQNKjt+cHPGlR+A3JTrUtqhytgqJW7FpTSoPLzkHN9lZ40l0PLXuEynq8BlX8Ze/jKGuNyuEljn36i12wq/wz2qPUT
        Ex/AqBqNn5NXqFF+CDlDfreX8APYXFaw4Y0UGYc22Euv6jiWwbYki4rM04Zk+SLn6zzKaC2F85lnZ3jG/UC5Dm6naf+QaSlMDJoQ7ZylQ7VHHnnCYM3RhPuw
        XzZ4yVCSHpXPwI7XlxL4oWuh/H4OaX/3B9QPErc03EvgoiVH126/PI/0A/LWqA17GouhtWPqFK4o6X8+cm6Fs/rqYsh219ta8L0clX8VeYKuZtfVImhiaevF
        y1Cg8iOw3zBxUiqCHy8kdajtnEPleyI3TWMkHS2E4mtVb83tM6HydyHna0o3vyuAZx0iXbZPmUrGA86f/PHI9gJo4mYGpylKUG6K21PjefwxH/r2vdSqusmm
        nIXz4aJcLT60lW61Gb46hazX2C8lPV0EoZRzy1zeZPJ9GcgZ6vsmzsqHbEbvHI35pJ3d71H+KvVBiXtwnoUeg2+uTNYL5FxZ+atduXCDUkuWeyzpz2Kcv3iX
        XGUOXDXMS/BLIXUysSsvXZR2F251cVczT2ZRfvE9Hrd1M09lQ7Hsj0tEG3UpP4PrO+xXSeDBUfkTiasmk/5xx/n7DmR6ZMHJG3ucVh7oodYvB1xfsr3H+g5U
        DfE/E3mbzAOW2JPzn2ndhlUxnm/e8clyMcV1FC48NrsFmW5+0edqyPqugf3wws3yN6GI6p9Dp3RNyLjCdaxj/d5mwttp5nv7JhiS9Qu3M1bm9XAGtCrZtmiB
        MBnPfWj+5radXpaQDkVHBm6UrvuJ8nY8r//yST0vDWZ4mYX515LxU4P9gbSfTSrMHimJ9JUl6yMf+7wBzqEUKJHh3/HMh/RP5lh+xuagK9Aw3eX8QXV10p9j
        241Sc9UkGN9+I/TpBbLencHt2eiuqpcIY68o8YqmTSfjEOdLtZkExUGGYYfxcCqZN5yxCxQPJMfAiL5NNl0Nc6g6HOx3124qPg+bAvaqZC0k87M59viuwcdh
        MLn0k5/Rj7KUG2A/pOFafRq6Rt6LbJ1Jthcs7Gq2szv9oGzi7NECCVJnbLvX1CXz7gicaFRXWL98IpUvjj0zVWhoC+wq2TpjRx4Zt609yDkbRcVdgMd93YqM
        HaT9CdgDk8x/DgStJ0omL7GeT7k99qiZqXMjwMgC/3OGPhKUs7DzOIU2sUAAM7JlXpHtheAd8rxtmx4mgui/goNLLxqR/scussrG9QpguRW3BAeS+cEF+6E7
        AYmpQKq52EKrkIxDA+xiDm/XpYNHubPn2JbNI/MSctO4O1EnM4FGqITLHx1ylJe9ReOwqUjf8SZI2uwp8ftKSepzQ7E/FbYzvw14u+sES9MB5Rzk3MedCtpZ
        wIL96Pj5oyqkn7EXBujX84DYTheTM2Wk33q70eeu1izi3wW7/P3i+DyyHeFjTw8u250LSmcK9bcoLKTyA5Ezzjlab7kHnKzkKw1fkvmWg5zbXOUyCQJFjVnO
        Sm1zSX+O1dfT28oHr6Xns5bq6FM+1IXmwyJRNXYBkHBc0/y5n2xfypBzuc1n5QvBhFJLb0WjhZRHdeH+rzgyUAik+uxVdNT1qDq7kPP3TG5rLAIrnSVOan/8
        gYw35MojI4+yisG6o/v6u38i8544cvsZo5zoEiBa7hQpOoN836Y3yN1/2+d1H9SLpegEKpJ5IBN565qJd9mlIFmUIZW6g+z/cJEnrHUsUC0DforbY55KKZJ+
        QK78e1dgRxkwldFMs/Ei/cZCznhYFVn9ALTJFjO1/Y3JfIvrB7HfhpcDJ5X1losPsEh7XqP6P1xy3VgBWsKu+UnfIfNM5mu83UxjKVeC+8dsOqS1yHY2ELmy
        95Spgkow5bzEpbRW4hzkrQNP4pqrQNf6Uqf7Wl/GIXIuzy7J4yFYrn9U9Z2dFOVMXN/ih5XLqoGdR8v75ddJ/wsEqD1/7J7+XQ2Qjzu9K7iKzD98Ad5vsTdw
        rQFy6mEWc93I/ByFPNPE52NTDdAb/jWgTED6xwW5i37PTrNa0H9tte/E78m8aomcH7tw7/laIHut1miwjux/spCbVndOGq0FBb1g7ebfSL44ckuL5UyrOvDh
        SA//2AzSz62daH/4mWdvfh3oE7FcMXyRbHf4yO3rX7yXrQfZbJX6Yy9JP0cht1zPkvOpB+ouCeHtrmR+c0fuEnFHqakeXF7w2xxPDTJvc5ArD4B47QZgNc9r
        0hIxslwMkHPPS0cGNIAtH2yWZheQ5ctEnpDTtWCgAdz9WbeCU0D2D3tfoeXiobB4TSNYJxHGtzo1jcz/2POfll9tBEPdg9/Flg5S27VM5KG9QTVCj4AjaHEL
        y1c0HncQ0fqJKSk1zkY+/ePAguiFz0xJIfyrjcvoyfJfyZGE1TeOw5bK2R6q/YUH0H/4GbAde9I+dkhiTcuXxUuKYTaE6qVPWCEaFv7UPp/lsmC1V1+jhDez
        nblmx5Umfc7764NvOBHe2YfCQ0MUHuwNcDjkm7Py3IRqpxUapccCgErt9ZVewco5oS1y6RLTdxp5PWywDznsYCG94njPSzmVWcI7fAZHZ46ULov1fbStuOLj
        3sIPD27Fr356ejgypflsbb2d51/DN94tt825HPHS66FZ9aINbcu6H4/EvHmiCGUquVNwo9d/deBmlj/KlJSjjrLwL3zGn7n7n6+O/P3qhq8P6+K4MpJKrWOv
        ckgnb/w6qwxljV9uz5GRupu+fscIenXB323558JKAdRjKRh7kPtjfJvzfWQke8T/fvt/j+EnCI0dVG4mTbUhj7a005riZiIMO9rPa8jzLfQcVNf+ywVw+K9y
        4avViDvQHF8TtoP4TprvQuFEfDfN9+C9EeJ7aY4vQd5P3IXmrigOED9Ic3wn0mHibjQ/gtd64kdpfgyFB3FPmnuhOE7cm+b40jMf4r4090NxgvhJmvujCCAe
        SPNTKIKIn6b5GRTBxENofhbvFRAPozm+ISCceATNz6O4QDyS5lEooonH0DwW71US/43mcSjiiSfQHN9IcYl4Es0vo7hCPJnmKfjoiXgqza+hSCP+O83TUVwn
        nkHzTBQ3iN+k+S0Ut4nfoXkWCh7xbJrfRZFDPJfmeD6+Rzyf5pBchoi9gOaFKIqIF9Mc3yhyn3gpzctQPCBeTvMKFJXEq2iOb2ipJl5D81oUdcTrad6AopH4
        I5o/xnsdxJtp/gTFU+LPaP4Hiuf4jAPyFpq3onhBfn5JHtvwzd8yksx7HotKhh00dG+8yUpafmK9+n8AWggA+4oCBwA=
        """#
}
