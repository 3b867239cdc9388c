// swift-format-ignore-file
// Written by scripts/build-studio from Sources/Studio. Do not edit.
// Module: c21139251e91c204de6db44344aa118c9c6ac45caab3f1b3767870daa7bf01df
// Sources of the module: 53b9036a112cda1a18afca899d3a440031d5196767ccc393142233f348a9bd57
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
        H4sIAAAAAAACA+y9C5wdV3knWOfU8966t7v6Iam7b7d0qty2W8iK23q0WjaJu7SSLNvCGMIw3tlksC3LgZaNpZZwDBbqtiWMcEwiJpAIxwndbWbsJBZREkJM
        wINCSOIkhNUkQPzb9c4qgwHDQKIZCIgNwvP9v+/UvXVb3X7kwU72t2r7nnqcOnUe3/t831fOLfvvVI7jqE9U3qdu1tPTzs3uNH4V/6+mb/am+dyflpJP6bIr
        hTd9EFcDvosL+uC0Okh3D+L5g3QYTrfu8W9xwaHzg2j4IP0rXkD3caHUJnXoILfpox5a9Kb5AYWLVIlO0JbcOoQ2DkmjMhaqqe+9V/p0sOg/dwuv4fcclB6g
        6zyie++levZl7jTOounWKKR/ciBTwlXp/FAxzkO2oYPSxYO2Mweni3FwtUrRKN0LZRwy0Qdlovkhj96Pq4cOFfN+6BCPwg5PWpwuVqM53ntvduhCcLB4WSi9
        kFU9xJ2SZ4Lixd6hg7aRQ7I4hzDuQ0UP/UP2gRpfOFg0Vy1Oue1DaPFQMVXuQfsKu8bhQTuLNCsHi6OIn21CFcOMNN6EFtuxQ209pqOo1Q1Xlis6KP9sPdts
        dVpWW2raCZ0uQGWaBsldx8mhQ5jfYJrnmyofOiSQe8jOPVXypg/JGhzi02DawkEo7+M1PDjNa1+ZLvpjezgNaOFhewXcyjpywwebkN7EOYHZe+8VTJGu0y+e
        iqenSxDk8ijq03Y5ynBVTNu0QE3QhISDjLD4DegN9B9eTi8DyOt78ZC6lyGCr1T5Dv4BWlBS9XrzojwWT5fPouIQS2MhECM4KCMJuDINzSnmrDmCEpGweG7R
        iUGfp7aFk+7P+zN+4PQSIXO8H7va0cGE331p6PvKG0nzLUGnoz3l+aEKPO30aq3/l62rtznbtZNds/pV0Q7Vd22yptPpAiHUl1UcVXGvu97R1epOx127TKl+
        7brLl9eSpP9HLq9W6b/XDNzw2sS58XWvr42O/rhWYeMNquFcofx/1UP/Qj/QK5wVg+tcvf6NFa/7X69YcVOlOpIO/a+RM3TRv6m7/qXdoXbCTuXUXcd1deyu
        /N9cpUPfURuGaxu7Pd2hHe24nnI76trV8q/S7ayJnY7QcamTDn7t/2FH4ycaYTjmBj8Z/FtVcbw3OTffEnqe5+gxJ/A6nMsc51alHG8w0rHaddvu2iYVD1zk
        YbJud9xB1/upN78lXuZ6zqTrBt2rVq2rje/pv+POt/b6vuPWA6XuWvEj/YFyNb29EobO5r2uQ9OpKspVTodTcVXgKI+G5LwqW67VPs/Vgyr2nI7ahlpSrV5U
        XTYQLx/Kuqb2H6g5ynmb8ty7q6535U/TjCf3qLpW3ttVV9fyeCiOqsuiLuX7dT/yqAWnWvX9nlWJd/EALa4X0Bquv+qqKx3vHbpa2Vy792DgVpQTKvoXX9zn
        0my+89BKZ+Orp189o+5Tq2qXDNMsuvcr5Tp9cV/sHFaXUNsrVx5R71LOJQ+odyuayspw5Si9Mo7fQx3TD6pQa9fp9Dt16P2MCh9SNI9dlcgJjB+YK7z3qp9V
        vhq/+OeUXuss016nw4vgOptq6kd/1NXKxTypzmOq1wvVXvUc/fk0T0EQEeHNZ2aSOJz3s+DO3XfeNfV27Xi3T+3e7fyd1/3mu+7as/tNu942dffuN926+x1v
        2T3lRF3li/sP7N6736ktuHYXXetse3j/3qm3vPWnnOVtFffeMrV/tzPQU772lrfevRtXL2t7/I63vHX3LVPOxs7yxV379zs/VpUr3OHX1ORk/y137r1jt3OD
        beK23btueXtxcV9n+eLut97m7Ld9mnrbrbfunnrTrbfQtbf1X3Ct2bO7O+Te3bvvuGvXWw683fnpWrPJt9y2m9az6MbuAwfojUdVrz3nOXjTrrvQ0AHnF5v1
        ZG5+SfW01bMdfmThZWn1VxZctjM0p2K5fGDqll17nMfUsubpW/ffftfUnXbSf131L7xB3b/rzr130c0n1IqFN4tbpy68devuAz+9e/dbnadVY4lbvFJfUMsX
        3rYj/C+qInduufUtzn/36sX0Tu1/y11vdb7lBXfecgdNtfNtr/IZAtpcxV9SO65f8WX9HrfnV9XPuX+o/fE/dmfcL7p/5QKJgELPuO9RH1Jf1P+n+2nvD7w/
        8tzfV/+3Ouk9r/6G/v67+g79/4D+Q/2X+i/0f9Pn9A/059zPuE+6f+r+mfse98vuX+hvun/rfs+d9x71Pur9jvdb3v/unfae8v7C+0vvC94XvekP6dbfV70P
        6ee9bZ/0vubJha/b8htcft39mvtu/Uv6b7z/pr5Mf19Rf+Mt/vu3pbvffdGa/5jfvyu1/A0+/jr/fpt/H73gvd+84MpX/8F9O0e/31M1dUf14a8OzPh3KjV9
        kZMnezJ32NETesLofHq7N50nvtF0rCYz77q6Ml7u4f/rGnGqjZs7Y7pGRW2SKqnkO55xR3QtU9uopsrVmPaMMlTHoTrJ5LBjVGfs0N+v+m5tWh/SB3M/jY0a
        0SZ1UQymAYq+lJ5b4yZpgrNaGqKI6IV00Um79DQ6WPzh3nDm52fUvty/O1d7OnylXc93YtP1VNaxxRx9LKsZnbgmMC79Ek9Bb+5OFRXR3WlEo6OzOhV0VjEd
        j6XVfDr1c0Vd0zX/H9OMpibClGaw5l3QTPJU1smngfFse5605y3WXvi7NBvNvrnUsEdz1vkYTZWuuRe07ho/X7UvC23LvrTsL9XTrQ7/OzedJrnHbfsmoKZd
        WpCQ3qNrml/R2T6ADvReXlvMyYK2t4wefYxe3LFlhMoI/eUBlN5H7WMIKuYGtyS2fsT1qW8uD/g5lVbyb//F7/x6kFZNFz2l6akwDXInJvAgwLpKXUJFdKVz
        MRXulc4wFcGYNlR4Y3qQCn9M91GRbHYTKupXqQ4qKlc6dSrCK50aFbUxHVFRBeA6JibAjR+t6JD0AMKN086eLBh28if/Ksl7c4KDxMloLsd0YiKj0EAEWKef
        /OC+5Pe8AT2Rn36wa0Q7ubOj7uDYnmdEOY3TAF443oTbqnZD3aGJduL8WaoLvMmfoYOnP5bg8POtQzQ1jd6ZIB+ZTHXupE4TH6IRnWSK3kko+Ky8L5zMCBB3
        7N/mTRBYKz2d0+hI2JiJrqs7A3gJ1SIUw31+kZxmYf7CC+71dcVVcpVc26qaOfbadfZaRkMiMoEJwJE+MGlCmhvcNarov6YmPl9qQq5dZ68taMI7MElVnDGH
        lm2L2uQkqMZtxdoSKzXstLpEnbddoTMvV9d4E8ZJ/quX0jzJcGh8ODYhkQkaHPWR5orA1EFXI+4qUyuVR/xqEiUBI3RJTxu11qlJo6BGBLCgQ623c5M0sy/e
        hWq8gy6FgAjFHaE+ZBX0omYqee+kqaKdqgn30GkymXzJFXgsda7GIOLEcYqOMll1qDeECKqYx/LLd+LdAIe6xqxSJ15bR6OK5zcccfpAXUyEaY6S73oDppJ8
        zwPkMALwnMuk2IcJ7+itqx2H0FwldVPfkjxwJKs/ltKEEerWQQ6AlBpIQQiCuSUM50aIDjr2zwQj+jIaAhUjBJITJljrjEqniZKcMM6JLeaBI5tcQurkEx7o
        Q5BP7KFVmTnlojvBFmeTO56vo8vjk4mHdl5tnLWOQxwryGdOU6WdVOmvn7/va9/55iO/ZzbprXS9b5LA3ksCVO/DzyABHRUm03T3Mw4te0Lshgicn9fz0+9O
        qPr9M+80uBoQVDDSyOMRfmryeEKPtx7sz7/f9iAGYILVeivNmI/qO8f0MB3VNxFh8oHJfcbfMiP/vv8CjSuh82/86X0zM6c2b6IX+Vveg1snjv/ucw5mxMuV
        xf7TDq1/vALLqfbkLxAPVK/hZSf6E8fP+TqYdkG8zJ7MJ0AhBjBJi/Z+bWmFzzC9HTB9uaoKo/XAfQmKwJLXOpUsOEGEmI6iTFM9j2m/x+2baEty+MZt9qpv
        f+kupuqA0VOAlANTyXt16oKBFM/7eNIcvrE4XXAvyDv30QO04j5QxsWcz3iTgjNurg6kxO8AwkTodzTQW3QzPJFVbHdovBO0kEAMUNFX03xVbuDLZs+ww5SD
        7nnFjM+MJo/oATBR53zNaf935nzsGfSPJ8ZpTgxmK2jNisy3wVQRpajQ4LIqhufIjDxB4x194MiWq48+hmHp4k5MVU85h7cEwJiged217VFTrVbopNlO0fHk
        cOslmHgneSfmDJIBFc6CdzlEX2JZnuQD4LgkgU1YWY/EJq0AUm6BeRg0UWNqWX5bNxRuaL6hyzdiIiS+iTa5BM2mwkBMhIJgoHOffWecuZerhEYKMTH1bM8J
        dK9SIPmuCIyeUBuSi/JVb5u6SlWpHUNgDtmRF2CAV4N/owEnXn4h9H/Ci+Pf93VEQiYt9wyRVE0rrvM/dCa3nDxz6r7DDzx0fHSTg0sTe0pXCLd0+XScKiwb
        0xtYBh4ncjmmRyHiTGLx81UkTEEwUCw10/VRkpIBIH5LOEW1t2WV/aay5wTBBCOL4Fh1S/UNOEsVQI8Klyjflo9/47mP//y7P/fI5k3uKZqR87Xx8fHNm0c3
        X7F53eb1mzds3kgAeVJujI5fMb5ufP34hvGN42Pjm+jGLN/YtG7T+k0bNm3cNLZp06bxTZvpxjG+MbZhbOPY2NimsfGxzZtGN11BN2b4xsaxjZs2jm/cPDY6
        dsXYurH1dGMvrm8YpxeObrxi47qN6zdu2Ih338zXRzdcsWHdhvUbNmzYuGFsA159I66vX7d+/foN6zeuH1u/af34erx5AtfXbVi3cd3Yuk3rxmkQo+vx4lFc
        v2Lsik1XjNPQRtddsW7dOrzX4ProOA149Iorrlh3xforNlyB9yZ8fXT0itF1o+tHN4xuHB0bxXux9poEAeNPEmhXSc6pbnnOmcnwe+idjxG1mLxcOVfRUsdb
        vhq+se7ETFjy0SsdguvUA8/C/MdU/w113GJgyhSx4sfy0SmqRtSKhtG8nq/lawSnO+s4CACwBN8smRB9Oq3AkontGc2S2CTKXqP2JL+icUgrjSIS+CdwYTnQ
        KBE6PUg/mkAWdP1jSvmE9iA2kXGJygnqAHpcwFmIi1HmA4yEYkwQmQhys0+Isk/YFfJ4i1OhrnGdRI+CTPtTJmIy/QMa4L66w0zMtU+7LNADB12W6a90KjgC
        Y3elyy4z9k6IVfQg6UZHdfx+X9UhoZ3ULDLTe6jOEWVxwoOY+cjRhCZ/ZtYluX5GkVYwkMYk6ddamoGbf1ml9fzLTtqRf+nrf/LbYdqZBykEr/zJjyX56jyE
        CJ4KXy7eTidHaMaZMSYV8NojisZODPu8490IgNc4We3u3eTOanv9ZmAI+P9JfnRGTybKhMnfsVBxUtHcB5er/6hI6yAZ5SnqFMpPqrQL959UaQfKj6q00wRr
        CGuJ+tL504pEOnrui6S5oP4XaJAoP6/Sbtw/TcCH8rOkZ7J0s8Y1EIfWuH0EIAHUX40iouZCiKIjtGTuZjcCYEGHIWa9mUgtaT+bXYMqpFR4zfGPTCZahg9l
        nPpxg3TjNdKLndKJHdKHrSmLYxPo8Rp3HAO4XI3JeDfKcDfIaEdlsJdhrBDcqDcgtjSRlavUR0C0q1c6J1B2X+k8oQQ5HkdJwuSHUZKONYuShnIcZXKV+gWU
        9SudD6DsutJ5P8qOMX0MZeeYfghlNKaPUpk/w8M7Sng48v0qobXPuMnXk2ostxKeUdszgkIgZBT/ptYuqXL5s7+dpFF+7r8Q7AiN3lpw+9u3NU/OXr172xQA
        tZPmTT+15YXiH7Fre/TdF5w3UoVv3IfmvofmiGfm555jvCy36S5o03hLtXdT3S3a42a8lDVvl1S87rSCQSk5pHFtgYBZ30Rrz5MziDWAJBmIeHBqfBNTpRDk
        xWeBkc70U1n1x0hjpXUiOf3HdC/j7WYXFEgDuBwsDBRkj4Arfr1S06hA0Ch1YJ1J6KURs2DmwGyjIVmAWL0DCV0n9ys25rBhh80zkP4Zre5X8YDDegRE9Rpk
        CNSh42GiTfeHXue0OqjvVQXXFpmViMcbqPi8M0nw5kPjDej+GbrvFcYqWoeCKHhEFIif5meoepXK0cm0IhJhKLX1ISg/r/UmiKGYA3eZ9bQ0X5EVSnvP1ybf
        dudePnnOXlsGNefjTzFIFaQmYiUo6YC27QDDwvOOO5L2ovQSeiRc7Zo4XW4qpvd8TGhaMcsx7xWzjE4JGmVB6KosAzdOM0IUIARvUFAEr3SMqQpbqRooo+jA
        BGRXvJXgKGIjAWG9R28dFcmATla7N25yTyt7fYKun4JViRCDfonGEXWLQd1IEDmq6I3e5YSCMDytJRQkqkPl+xWgb4RQEHM4QihItMFbQyib9uB8FlSQnvsI
        qB/VPwHqR+UToHZ0/3FQSyo/TFQSEBxj4nhN8pTRNmZ6pWkiPbpFtMoOidr8EWlyrbR4mTQ4Iu0NExnyYC+sozd96Mzlarn0fZl0vVd6nkjHa+g3ZpReCT0S
        fZESnKVKP7mTuMyOEmZHHWBHncSOuogd1VvsqAfsSFtOVCNOxOouKF8HbE9EqGB7CmBRGgZZg+2JqJkgZp0R0/QAtQIYqzqAi7A9BWJ7CljJF/IIrOV1jaya
        R/PGMgXJ9JAYfQtqPkh1DxE/XJhgKPPlFT4DHVDnGWcSGMNT7rJqzddAKf2EFSwn7YY8xAKH6Y57BOMdSK1q/wmjnnhX/FkhnIJEhJK5TgOrN0Dm1qw/5mpn
        XbGmlDvX1ek0DVjOmsx0obL7UNlH8kHGYVLZ6e2XGS0quy/6MrQ1P3/2t2j6xumgF7K3T1o7sfoA9fvwM5jxsclCureBXgDlnMi9n88+/9RhTZA18zQJKUnI
        +m4O2hrK4xF+avJ4Qo83nzT+ar0h5duvBhgBsYahkGIZPVFqiNz97lNZJAiLi0BokmH+1MXSeVu+9J+/8K0/6oAO4dqFcwR5HSw1DZdxN/5O7HZP64PqXkvj
        iCqBe4PGhUzj6lSOCNE6LTSQJ9sVTS7/2rO//+th/u2vqHzms27umDo1fI6WFABfFySqC13wL1e/AvwmLf+Xgd9UPgL8pkEeV6Ijvh9Wbp/xvAaAInqwAs89
        ALym+u8CXlN5BPhM9WYg9VB5MOU5vIfkMSw5detvv/6fDof53z3/56Svf669X87/G/0y1eR7jO7V5LseVXJQVMVsGNGUV2Fb6DQJii7TabqubaRAOTax1vRE
        /tmPJWyTZPsILmew9+TqbuO8FooCbuSnbSW2RqhrGzmaqE0my0DPakCBKrTFDpOg6DGwkHXR0DrTGhaVVD4FgaDLOHvoTieK2FBnc/cAPZARNMAuXaUWuKqJ
        t03VPVNbQ2i7gmhngP2XQGypapKmpAN3YOZm21QX9fa1aD5X15tOorcL+sbSFaiONbaavs1sI1+xmSAb6g71KUYRmxphEvWlA0VHjQ14UO5q2+ra9FzYnW50
        p7foTrd0Z7ntznJ0p3ex7vRKd7q5O93Sne7Fu0NFzfSgOz1Fr1QslsVIrKJEohkITIIfAUioBV0XAiRIKKsHJJqCFkA9OKXs9ZuFsYJoZaCps+Cg+emjSb4h
        fw/90tIn3aU3+RC2GbpfI8C9U2B7h4D2VoHsCQHscYHrMQHrjQLVGwSoRwWmLxOYHhFca76nKfBUEier5hoaQlV2IKq5w8oQjZg4qx0rveUS6dbF0q1h6ZaR
        bg1Kt/qkW4l0q0O6VZdu1aRbkXTLk245baj2vYKzdpU5q8ucFeQuVRcqeivAWTstZw2g4xFnpdYqxgFnrcCOfDEVGpy1AiuRoSIGZ62AX0K4WgG2VwEr7qCi
        E5y1YhJw1gp4cERFAM5agahMy28JtG+19VA4qwhx/SaUdQn5gnDWUF4Rmn7mrCFz1tByVo/V67DgrCFx1hAzswwCm3DWZfH7PO2RdGt3kiKm6tNsIvKxVUMS
        u3MdaxxsPwIbvYEpviKUV60JrNAElvbrIIkoTDK2GKM2C3kkFvIqXWYLeVSykEeFhTxqt5BHZYYZgWECOTNHdpXw3GdojKzoEEWEwXgbqSxnjnZRf5lk5TB3
        O8RaCV8PgByE4IERC80QmYlKREkPLC4R4RPBZ2D4HaPcGROtdkeoH22MnN+ZVWBIF/v9KUc614efQemcoc5RFfBc2C0iwcEIOFhBsTP1UW0rMUn1JM2aSzhA
        5zvilE2iiQtFGuAWQoK7mAof4BYCzki7hng2SANgW31oagILHttGOvgItpE6jgB0oWGZIIT84MkUwAoiQBeJ1d6E8YO+G5BgpQ9CltLTskUEYHJooM1d0rMv
        pFUXAOZm0fY6JLhoD9HVLH4qqxSm4HPQI1vHrydKEO+GFYgY2fcfam1C0rE9z0hIMS5vQrq8CVlUa25CHn1vVyGU0ULQCe8HoQXsPeZH6MqJGexHxrjLds/8
        Pe/tIgAjLH7wvV2XK1JhUU3edpRvZR6btz/hWfOT3SOgJ579KMFTvib1ciPgQRzEhVzmwK4M9umTRlU1S4657sQ02ofe2xotHdvzC0ZbVGuO9nh5tMfopIYD
        tMCjfT8dzNrRHitG+8FitA8Xo31/8bbjLzFaaPlh3smjhUGd6mx5kAZy9s9mNExi6EnKwiVV/pZDJPRbhBIhvfSUE0M21UVvjWyxDVLhATq1qUAw1aB0NSoC
        tiiKcV1jF9wR3wywiErTCBD/Zo/un44PtQmlzzuTbNJ7e0HvRvSbM43ijsxNVhHE0uFNmS+kKiQyw2zHTwxugMOFkKc7UIyL/vy0NIkrP4Gfm5MUxY1Sd6fU
        JawkDZp0B5ANvB280O5w42RD5opIRjNF6wCTIOSzSrHtSYRDBDOCIdxJ3gGLSYU3YAFWXXgK5zWId3eb6vXisHI9CWIVVMbmiIhnPuOea6rbede0Okmrml+G
        XUpuqQqhg+SE6k66Uno/v4wqSHP23XCjgfFX3txppaFOvFc1Kwq5JG7HMhCv26DsnmJpiQz1yiom0gGYpZleb69rEYDsdZA1/4aX0SuZkfbZ0O2zwQjiYNut
        Br+O5VQkd6cDTd4KUbVB70WPeRunJn4/pU0dwF3LTcGd0Iv8cX+Mcz11umFFUi3SNczmmYtZ15AVIzGgd9KIXJIGGRJ8CMimczLVfBBPwjmEF49068ltdWxI
        y+r96ILVq0IC57XhYdMS8WVF1Wn+1Y46y0fNOfTtHPo0Nb7dowy4NROIelm3K1vHHFabFUXFh60SI2sa7TrFNqCxsryJkBgLKFVZ2WuwaeEKiONt2+pVu49u
        K6KvLpRw3CUlPOALcNd6qX5r6be2arHtd7B4vwuIjAQiOwUiXYFI9Bsblry5FYvJJRADDGvVScq96aW3sZQ5yDLngGxNJ0RtQPGju6lHnfsyUt5PZKuwRZz1
        NtIVW6ItnomfgFx/94ksxRZotnLLVUe3qMNZ9oBZtSU5nF10YzbUSIep772TpHHEsF9oE+8nyTU+YQLeoEwvNitLe6fpJUY/kV66pTNdSU2/oPaldYFNgpt+
        U8Xab8+6ARzKDAJy6CrDB8mmdd5UiNgdbIlf+FLEVsbrRSv1utripKuMKztOqOabS+lCJ0E43RyACM1XpVqcKjmlVswqo068a0vygFn5rsxseeEF5ybbA//C
        X+p/D6jtSmplmIZcO5yNvI6qrzTS/r3pqhizdvQxevGKG+AUs8XTh8zQtkXbXGUfO0iaVoZ2i8ETcMjA2h+DApvCYJKYi7ELDNXXKJ7Ani2K9zpQjYDlEt4P
        7TP1bTR620RfswI9GE3i3ck7WU2PW43ED5gFI1oZm4tuLPqRH6JRJ0ezVY8RGODwgS1Xv9usetdj+zO1h9cwU+wT0zjB+7NPYGa3eEfSlezWI6NypVtFZ1bE
        3OZjO4kcFK89hNd2i8zebQzBlnoD0U5NC9dPuimB1Ha2icX2HkxtCe9lm2522cnVvm11T1BTA/U6DIzicn5tXYvex/RnOHVEW6OLECiIfe9gu4OGyO/s2E/9
        UnXsZ/rsh8PmIvgeGpdJREjvBR0u2LbBU8y2cZUEECOWZ2bv8P8LrQcBS+2oEsKSTz8jwrL7pGqvVE3gjlRhRxeeLg/qWg27iGwcAzeAEKStxOzZ3cR6jS2R
        9Fjbs+B2tbDlK+TzVg7YOUn7XSCIUr+GOca0Ff4SNVJ+HFxp3sGExmY5kRUMRuZ3Wcwme9iOSWM8hCNScq903ilHpO9c6Rw0bEaOMqJs98gxiVcHwNhIq/29
        Uw60k89gb+7bjpggPex5wDhN9Mtjp1S2L+IBn6UimqjV+gAhpYcZOygWxlWb9CDRSzMg07IcWgQNTCavQyZvGU1es/dNnTJ+ndPSEzUrYJlLItP1EBdo1a/d
        V4dPgeK7zmqXXYc0TCXYjqHCsUYVsDtxzP1xpabb29Qv1qbdvCbGIG16i7U55LCzDm/PQiSbeVcXXXCTL2oI04nT3Lr1cjfpi/+vTq/7YExaERtIz7Y2eXhv
        G4YMVYfDo8r/5nOqaWEYYAW5AQV5kBTkoXw6XdlSknX+FZX259868yd/FqQGD0JkRBslI8VLNfFlNCFGCkPPEbyT6p1iWTz2qlrj8kZZxLtlhC5efpZU5X7N
        bJkNMOXdmr12Vwa7NcfUJvdMsV0zo+gONm8gKmfw9TrF9qZj70ny5fnf3Z/kAexNVkKF6gjlcckNRVgmqD9Zd3MPEudRljyaVebtLkpGct68vX/m6vm0pg/C
        GXe4aCdkN6OaqT0F7jlx+FNZdS6NmjucmAKSBFsNmOGiXlh+Zn6OOEI4l3Wa6jy1Vp3LSEOen50znSaan5tPYbnpJkyrNx+pzONmZd7UTWUuqxS16fI89tYS
        +8qTm2/b1jwZ3b5r25TpLt/qLt+aavYUp80TrtjVHNOt+6amiPzWMer5bNlcFptlDxPVr89l4RxdJiScm5s1y2GymCdZiUa0bI5OqvM05nB2lvpZMx1yMjeb
        rZjNOj+Y9X2IxlBpjo6moqe1KpVHs97SFK6gccZz9F68tbPZr10NA/tDSBPTQ7/UrXgWhz3zc7Pzs2m56m3YIDQdszSvy0x960eu+et39H7kj6+e390E62gi
        JYkw7YeTe+kVdWWfa14iTVWn/c2+kvRCivaZkm8zHdvzC3ybzyz0bf7GgyVF+zk66cTBGevSnD9PB999oZMV7ef4WULFbz7IiraT/82DrGgrVMPbBtEcFO1+
        Ern6QdZIx1asYzdYx1akYw+QuNya6JqpzGbRo1mVljE630u/1fnzmWLXv3OMQLY8f0N28fkUtiwqFMMvAeycwQE2dmsmIhDooPXpmZudxeVZAHFzFT81n/aa
        SjGJp+bTsDWhRX9qWAKXlkDHrZvV0sS3DlvLEZeQLy091xvnn3wPhpyBmJ0GMfv2Xzz1rYDo2XNf/5OfCdKhkl8Cgbv7VMl88m/Y9lj2rFmVn6Kzo0pOodht
        dmdIbjK9m917qCDUmN3s7oWytdl9MxUdm92bqahvdm+CtW+zeyOUqM3uDmyYb2a1bOWVzmYq+q90xqno2uyOUtG92R2hIoEfi4IbQp9RCz0xz159Pibauip3
        YedeJVryKt5EdpjYGmwiL6C0l6vtaQMcfRvpG1RsTTNw5glSXT0YJoZQjJP4T1RwFNt+2Hy+SDaf+2XzWcnmsyObz0Y2n1OzCnvIJJIUpQulwCtcMp4EMace
        fhTlwJjmbXka1+MoG+wA45nBMf0IyqExfbxM7o8zuT9J5L6vtb0Qo29vlcHcKYO5QwbzZhnMbTKYm2UwN8lg3iiD+VcymDfIYG6UweyUwexI4ftjGrKHPSh7
        2JnsYQ/IHvaQ6KkrrZ4qe9gXyR52v+xhK9nDdmT7xsgedtryPAGPPMsyyweU1tPNvc+mc9gbmjJCQBc+74gLk/G7xEMcxvmAjfOReCgpcd2yxvkALizoVcTG
        +YCNVUGbcT4ojPNBwr5OhFrwDRLjfBi/4LrqoD+tD+Wf/TW436yADe5pN63m3/z0n/9SeIGnEGGPeqrsCMTY8z4iOLG13VXzCpzgy0/oC54gFMzqZdad1bao
        dzb57htMfYvz41m4z9RKmPq6qbbTN5ZOo3cWR2dfcN5gwn1T1KtnfwYjyjCiz2FEX3v2l13q5nOf/p3DIVyV0gDWha8fQa3v/zZG0El1E3HhfzQLth75r+/7
        8LL4z/3bt5lg694nHrz9+7Nd79i9DQyyRU9uqbv5Jz+KNh75KNpYZq2Y8O3rw2uorRZ/y2j55tuapsZKjdfFYZy6xj5PcCVo+Tv5YoLwxd+paZ+IAXa+ODyJ
        hzyMLU9lNZhDfZqkF3F4iv94m7dy2juo73ULE2gPAUaPwGYP78t3UjkymfZax8a45XtkuNH8S1/B5vcfuWDd7IbWMJ1CkDqFIMXsMEP0kh1mHJRPYOM7ZocZ
        D+WH4XATs4MNjYgdbjI89wtwuInZQSdE+X64Jca8QV5B+RBNEsqjKq2xkwtA3EHhZf0ooqyPWGQM/x+iETG7RzVoKMdccbPqN7gvZUZ9QOkLJT3qyiQfQdnH
        Gtz9cggV7j4+vNKZQdk/pr+voU6O6XO6zbbH++1w/ZQ2H3LZasdqDW+Rh5DH3VJYn/Gu9eQghNpPgoXhiJa8Iq7e/msRQpPH2+tBXNjtWEm8/Bqo1KK1VpOL
        ZHPTEbOTJ0YocQAhWP2Nz1s9LslINgugeibQtKOmSupAR/ek/9RdH+9yYb4j3Wgyi27gPgZ2eDfAfTbvITXIRU+79pCI6yFkBpbjrEKaEQyQr9rO40j2IPbv
        tfXAVHD18u11drnv3JMGrOqCTpvgOlj/AmiIwc46NuA0jBfRDXXPKenH4Da0TDRpO+pikVaYY5lJsJUdbPOkeY7E+opgOZ7WIF+7HS7DU/lfOzKx/a+ZqrNW
        tjMLCePzUblcvXYfuw1TYzcA9Z1ig7I6Se1iBCPXwFRq1XT0h+gKd651BU+z+i4hUbCusvnSu47N697OusKABDZwf7t0ZQ8WUHwz9lrPDLjQk9qPAQHd4aTx
        eWv0v9uQuMmKWctFw2MXDW8HXDR8Vs1WYrZtXBSPQUyUe1OPLf/s1sf6pkyTmWLe9Pt2lgaubRAm+thz2SuGgqYRGFZPLDYbUytsTM1V8VL7CixoVbT7YBI+
        YImFYUwWjdba8iM2fPj5GT15QWyKY328Htfw8TrqTq7WrOL7+Sf5yow7ed7RVKvwcCCUpEeOa3ZxoJNN+qNaRnCSykXbP003aLhXOmd1Mf/f1jIU9oU4Dmi0
        ZgB4hGaeBMUETEsC+Ik74h/vcJgO/McdDp+BTzk/U8s8bBjwcQLrNx/1wqzscTyaD9Eh7SJaNdv0Jz8HQzY8e7OIJD+iDexVKFFkx+GWdg3bsU87kxxUKD6H
        7Bu8xDQGi16/h57B6OGpzO9kx+pLjUouAeGKJBSZfRepD7/xQJLXk+d0zpangJ1SCGFhFSHi5onvUX3YYehWbdQxgFdJVtXTBQVElLUE8P01G1rAjut09jz7
        c3jZMoZORAZ0Y0+/Ag8nmngEM8J8V2PjDOnIdWypwAMkW2GWJV/TxE2WgaxlS7o01+H+pvaZ7GGTmRV01MiyljezyVrOzPumCGlJneLQ30947Fjt5N2pl5+B
        CMS0kn2TttWZom2vh4gZek0dMbK8m6PW0MAyFH0kqlIxkg6jMOnF3CQRPomcxPAXjFbGh9FmNR571uzINz/zgZ8PqSt/ferJXw/RndMgReWuPvI+dHW42VUb
        4VXslSjZK8lhJT5ztCsP8yAPk19TvNcikbEEkoibZACuWVyvAdcriz8FYSViJwj3wKTJ4NKEtQUlFl9Eh6kGNQ4mwhGiIZwRiLJCJbsM5rHtjWuYHIYcJQvn
        Q+qFx7tVLw0K2JzhWSdYXJafIVFwBU3QQ38f0CR88/94FwLuONLunbg7o+nuMrrz/WNs2W1NnVlmVkzxDjQ7G8FDmQOsqxC8+qio8d6kWQ6krkIcYo+kLRCO
        QJ06c+vQnCD4pDJluqGtj0Ew66BpoRod5iIIZh3mYgj1HWYYCmGdfbrK8aOd1vM6WI2Yi5Gi4S4O6ZhVjNVdZgQCo1w7iWvsJ8O+gDCVh/Ajd/ZkVULKbz/U
        lddzldyn8nPiIYF9TZK6sCYIe4CvUFYDyjMDDU3HNWw+x/1rwbeIXhFo8eZOFY6vpApjF/uOyXyU6U8VyiYXiKaoYlO7m2WU+9yi6IYrIMlf2Pf+qBrglbbK
        BzuHsAYXscOteNuycwHehup8wXjEM3PmmV0kxbO51nQRf2OpAzpginkE050ExBh6Q5P5JMTrTDf9bK87cbNdfguDmcewzHJR+cWmSrrYjeklXE6kl+ZODOf1
        mrkEU07lpbwcVUidoN9rnbP0wmvqiqgr73oh+OUiCX4ZluCXiyX4JcsdGx1zGpIwlc8ouXdGSdXnVXoRvw/mLoKccSqGYViIAEAjVGQwLIgXkcq95Fp2BGLC
        hECA5Do+XxB8XrsDXIUVGM4bkH/ytxOwJBLqbMT/mN4KDXKWo0sAjHVtWdVyG51QoRuV/Mkmq6q3syqS+p5RllVV4LnV4lQVeM4uwakqi15/Mz0DTnVU2VdW
        8r4WpyKgFU5VF071OHGqoMmpKuBUA1Qcs74Ry6DiKPGTrRP/ykJwIezywM0TinlIjMjubdLkXZZ1c2aBBJ5WGxBFpkw3Sy7sBteB0IYKQhtApBRvMBHNDkGz
        PQ41K9vtVP79+xAb1kEEWogzOC0hywB+R5CRgnpDBDFMviQDoB4neiL/2kySk/qXnNGZSl6wY1MsSuW/cSTJQb9Kl9Ff1i6B5VXe94XNrCM/8acffzRIa/nX
        vw4F2bNeCzbpiFmWn7qvC0Q5SxA163oIm83/cCahJ4R8Amw0tVMl0kyK9ecP4zX5X91PhHRhlYoIgpB+OqYY7Wu5I1ExEc2Qsrhe28aisEjd7E5MbbvsfesW
        rrAeDKSDpgPFkOkAOndYBmEGzRDw2VKLZZDGl+Uih2OZBKF5L2/FP3DFfgsrNt5cMVeIhH0h1ivOVxcLBm2q274x+Qe/8RjeuKwEI8hqAUHLdDOh3FZ3BsBb
        MH6SzPfB4VoUnye2VA9lI0hTYEYey6r5qrddwwTTYy1zD/KANHhLFRwOeptz3f66U8ylRIHKti6v5j3ipcEvabBWA4bJA4RsipQj2OGAqSnpEK4Fyzz8b9kF
        0UiEjDURRKvdWXCzyETFZtCNdEJsbK+9dkxxGC57ESb3tM1eILNX5Wmzk0igsahb6OASbqFimd9JhxyFsYMOSBbfyk7VOS0f8W29vSEOmAl+ejNuoy8LLY1F
        ygPvgnAMToRQdi1lt01PHo4g/xSPsV9m6om7piOunKG4cnaLKyc4ioI8Yp3qqgIU1DV3H61508+O2M0UAuu74AQ3TIUHgYXzWQxSsQKUnTOK9FLBcksXtlxr
        pquQW7oWyC2xGYDPk0OFQkxHBHtKQf8VSHqN+gGJADjAjlEeU0mIHBnnCalulyws+XNErwjCkq9opphx/mtEpEg0JiIFNZBliZwBbl+mGoWXILM6T+zLDl7Y
        C6YGVoptEWzVvMASSGW1e7IkFi0nviGw4+KExSK5NitikcvuYESjSOQAANcJTJyLSYJRMAbXId0ZaCDgs/V87aLcyQG7ePUkcrbgqMVw6wsYbv1lMNwH32UZ
        bhULU7cMt2JjodoYbrcNlakiriN/fFHdkKYFgpSprnWeLriuldIKrluFw+MSXLe66PWb4KNFE3SPfW0VsWwF06XFCKxymD9FDDcUhkuEySqFEI+tZivRiawY
        BoWLHHteMP+ptPZ4si1OOkL/r75Qm5wuHqQnVsh+uRC8pgo5YFVIEQS8LPH4ANItBIN0kJ4c4uxArJPURCdZLjrJAHjTjjpiC2pmOaslF1+D9EGK+A0YF+sk
        +aE4Qz1sf05mqenYsR/KH1pfJfpIh2gnNdFVlovmssykxKUSUlAz1jsHRe98KnvVEt6+r6tXJdpiiKCgAj0AzhFg8d8j7e634G62HArGMtABU5uCxFuBF+Bq
        M8LabufhI59KsxoxRXnF3sPpatH7nGtI94FZ9VXpCAu9K0TnI35//dRLvwlcnnlSWsk3sy9eSbFMXlSrrAnXrolWmVitEu8FQ19Uq+wQ/Kk1tUprOLLrXUw8
        proiU10TnVmWIUvsSIhJVZhw1piW1qAz0wBEk1aiSfP+bWn0sgBtg6cHoVqr5gwMxwjchPI7LDQL4XQJ6C/vjCGqrsamHowENVeB/noF/fUuoL+hKIk2rEDU
        wgVmdngIC/cbhUBBNM6QaiKRuZeawIaBsrdTBbEeDhSL0iIF1lMySL6qOS6JBQrL/iWUqU3j91o1JX9DYLMrQel3+uiZbDNhy2WEeywAkdxF0lBxopB2BnkZ
        +d+XLG15o3Zc6iwvnDX0eLJwFVm4GvsYsoE6WUC0xh2oEOcHgaiKF9XD8pwfVGhWp5fkz/5mUkhOACPmgcPCGMEfRWvrslqbzDxLWOKu6SF7jhgDB1tpdO6B
        r58nKQEDkVIDC9R7WKtwrN25xnYtU7M6s1jnPXGLc2zaGeiiHdYHuLIGdI+4E40a1CqreNO88OBS0OTrsNauoYXPMFDEGQ/ipzaZfL3p6QTbe1aBxFsH0Cqf
        TbtwJpOMLIOtpFlC/qz9R/yViN8mX9TNLF4VdBARRs4FeFpf7BnE/8IQWpHxAE/7TIUYLEM8SyPQU9ySl8JiQ0Gdkp/AYnWYd3N4HrZIRQWTkHGVBrkmOUrM
        JsR7rKBp5YNuqO4sb7o4YflArh0T+QBKGHo8LHF+Br4QrHPnly3KMzl+mWUBPvrHKd8fKGSBuKx8V230VlMWOMWc/zRx/sCydH+tc0Zl4PfbeQt5CePvBShU
        Mq83rd9PwKo+oh/RmXO+Cy3P6owD6eY0I5l/uZrXbYh2Kazqi6D2ce0SQeLw2Mxri47eyxEPbt5pbeyKBHTW7Hjj6gA2rvInTonnIV34tk4uRrgiyQQSmYcc
        Dx5ng3J4n+4dfIRturfjCJKKT4ur9+b1/OiRIkmZQqj0WuceiM9Uvr0YzjsKIRo7I0QN3qj3gihxT9jtQToJBctON6SgrLrUXC56/biyk/wkDsQLomjP4dRP
        CVGZ5BKOxTylUjk4ragjS74IQusx6TPnOPJB0ry9L6sHBEQZXOwu5Zf+M7zi/wuN81FeyR88XMAQS9y5N2U6RShPRhZwZUR1a9liO4bsnVjFGcERxzvL68qu
        jqsFsKi15FXAESrXmJWGs2GsZJaUUAkWVZiDX/YbLmy3IZyvIZphwzbfkOabMoefH3MvFDNiE9vo4BmNk9XujOKsQnJjr2QVijljTWyzCsmuejyin0Fge3y5
        +ord1/+y3dd/zu7rn7H7+s/yvj5bOTOcn2W/gMvVD6wfwXnrR/B960dwzvoRfFulVfBSfmFuK51WkqwhRlojJhetXEpx4mQd7HAPlZZIpmAgIq7HgYEdObtM
        sG9DAl8rOxkxgpe5KxvlJRukI6PSj8vEnWFEvBmMODOslDEPyZAHZcR9MuBe8WNAQkzuSTJkOmx48YJzhBlXyh68kk9KwYPXQZRse6bZDB68YSnMuCZhxr2S
        PLYX1PFiKjjMuFcAolfiPnsleWwvRM+ECk4e2wv+V6cigvNTr+zv9EqYcS+E2hb8xDYHUY94MvWwJ9MlpgeeTBm8N5ueTD3yih4LgD3sydTTlsCjp/Bk6kli
        tOik8EC0nkwm/kGoIwkzPiNhxsZFJpTUZXuPZJVw9thcONOcxIO0Nd2KP5ZLN3DYi27GHvOs1mhWSylRkI9LF7HHIVuwC2YWFrHHoRiZEAfIG+lwgi9ij8P2
        2OOwHHsM6Rw/SLAJOyES2LbHHrvUu7qbn7y/izPy5cj44SB0yAYeuwipijjzNIeBaURaVLkTV7Kyz7v1dt8DGRBTLXkNkH0jR4hxyCoE9xT5fC4ITOYOkSBO
        d0uByQiNwM+g9NxQz2sITEbSHR8Guhugm8CaxebNnSmrIsgNqp+kKXUlrGJHnALjkFa5IgBaQVAA4uBjiYPvkDj4OsfBS2ByxXRKHLxrwywqnJxaouFdjobP
        HQkvrEo0vC776IU2MNnlfKxNX0qbOirCFo91t4vWuDsKjzvHHWdaDId0UWM1x0zBVsWBeSw6irqwoZVXw23l1fBtXg3NeTXcktOGi8SLxrV5NTbAfSKCcuez
        cQWLaoLt9mV2D5ek0+vZ89nn3DGSQbRQ3aynSop0dhzyFlrZPWQ9jlNSlN8i3hHIdedPIrNZYtjJIyi8M9hHEUY+ZePpOLoG2xT0UsahiGMDOIrWSKILMXim
        YkCVuemTKthJ4Z2OJOXIdqnaJ1UNJHobBwMi45QcK9DFSPbW4gml7yWN0nGdTJ9vEMU+31B8nmQuzkl5NJmTzHI2YPBUZIAE06MeYB3jdaz+8I9nU3Vxgi+Y
        ex1kMnQA4A6CXdBWMqPiZe0hHsl/5tCO+yoqsnmaK8PYbqE6yKO8jTMM/iKUX8l3ANRUA7g6iYwCRMcVLy5b3JELwbvMceyEcjM+b3ojJ07+Y5PsjbP+tRz1
        6+bISv8DunBKbW8Y91Q+saPBFVhDnZK0sl5zM8fNb8bqU8F5h/M75exOOdsrZ3vl7ABecQTNoAcm3F4n8KCO5T83fR3duV/u1GpxrRK316tKvU9NX1ev1qIF
        NyuQuB3I0dzPy6+vB7VwQZ2o1UBEtLb9Zig3P8S9uM/2IuKI0bZ6QauRADS07aYvvUAS/Vl1DYcSt1fwWk97OWec9+CJFuCea4LinpvDcTM/bLuhy9VUqxr8
        nd1FLudenLli82TPT8KJG4oNSkBGIOBUHW6lOweBiDLvGmyNT7JPCaE5h0VP7wdAaUmtKok2Ju2beAcwkt0/EnYi+KH5AEC4m/Eu+57cFU86wsHr6kryEcDx
        DkmIYeaF31nZWZGGafg5fW0DoaM7veIWRC4OOFfwfeP9biJb7DEXHZDL260XHN6hxSONu+IXNae4aix1NfNtn13HcI+03bP3ufvyM/fpaxhDkMvyHK6cpSuY
        4PzdZ5x9GTAPxrogn6FTYgxTyO9OuBFdDzYP5AmAKAGji7e9gaVUfPXnTuH5/L2nnO0NWCIbkJx0bPPM08zTkL0dmbJRiCaSzBcRJ/Ot+XHJV7EKIojoO7hM
        sqwgiUSr4uHhFvUqkiMVceks5xOJwaxjj4h3LoPUhVcVcYJYrCuWGrL8UeHG4q8praYlzbHR3iFi8xUr2DBF/gAp8Jcr+coE0ZdVb5ti2oOciwh3Z9GI4zmx
        2aqugAiWj+878YDxjzCEsejgAhgQvYZQNXRMn9gy/kAzzvjm5tHsNJyY77v/yNFjs6dmpg/f2Djit6rFWYCPJeQzP3D3IcYT+5Ow4eALD/5jiL1v5oh1LfUn
        7dzoKRo8Au3OucqfbqZoI640PtlmWRgtY0zeSci3U1xX88qOuujZnK4teb/m5ECSih0RpyZgZ8pAbnsx7024mBoXNTcjPQfYZSg5iwJcHM+QMze0SWlpOSQl
        LZLDiDxQnGBHp3MfbKcihxJIZ6EJduxHnnk4S1FHr6v75Y72tXV0sNnRvoUd5Y5Q77BGrB1uyMLkFzC3f/vCd/xN7gjndMpxU66LwBkgyTNLamD3BBRZdJW6
        Euk1doCICkNHPnJCA+QmIKQH45eoXWeHdCYRi00NUGRjgCFl2jdx2/IyhroolplU8ikCr8XilfWSisRLKrJZ5DpLGPUhX4eS6DqRxB3axr4qnn4WwiIbP4mo
        28w9kVWLzO2csV54d/Je/gxH1aZmt3eYDBcNSiJxFymEM9ZGcgdc5/jRLpazc8R14qsYrpXBI86DIxm5Ur9lPS436Ba/HDDPWgBSrqKjwYksbu9o6de5oF8I
        Lj4BVw6Clrg8CgSOPkEDuzB3urKJ62F1e6ckL+DomMWGrZA/nZcIuRXAouA/jP+va3DWCegjMK9YDcMv8nMs1DBKedc5Z3mRe905YVQz97rirOvy27rBHEuS
        puvyDaQxIhIqaQpjWOJdzvScITyPzcQI0E2L2F2f0y6WOtlKf8Gxuz4zYCHFEMZgvUeQZ4Ct54pkp7QW+1A+IVBXorK518CLPZRtmUjA9FobVcxZOzJ3J6eL
        5Gz+GhBqOGHigVxNWT9gIedQ6gQVNCeYRkv/nhNiQ8ZTd7Ny4F7XMHoPC/ca43AkN7uLi1gi3dxMZY4Ksg9mK8HL1Jft/FEQNAQvfSIBIOUgQvyZHJ4TFy5x
        EbvEQR4IO+NiGwA+OeC3kvz6enB56eazke4SjGyH95yz++f2awH8jZwqIyWC1rPACsNY3RL45TZ9fxVYR0N0wReRcaqvSeA9EPiEfRKxnndkvtBKT7KuJkwr
        veb3SzxOhHmDZDvn257NHP4yesBRS/kAzRN2qBG2Qw33Z/GJLS+ow+kyLA2CHFJ8F0rzEchvsAeGCixclY8qyGqO1HHeejWQLkeXkEigyNu61unLAsCpnSnY
        xLmHyyxa+yagTlbZNbA4hZ2FOmiqT5jlQHWqPP0uYsXNbeMZc3iL83qOu5LnSUC5ihQPDrfvx/bklU6fJP3slT3LRGKbNfLeHDDKkmGZs6Oa+8Xx+IQ1IX8H
        i2ResSFgi4W/hVTDgiWybr1ZJ4o+3nX1TadJpKmw1cQldmKxTJjXaOG8djXnNW7Oa705r90yrz2LzWvlgnmtm5jmdfqCea0smNeI57Xy0vMqAN6c3ZrMblVm
        V/PswgDRK1vBialxAqcIkj1JWXZBFWcvLObYu5wGUpGBRDKQgAeCYdEMxUhRCDjNeqFuF4kgOk5kxZgiTr3A+kRvcRqbDkanDo0UEcETpnLCDo1me2mwkaY8
        0yMD65KBxQI2dRlYtwWbbpreLoBNPGV62sAG034B2IC2EEDghrfaRQppZkR9QgyXyWdfQHHjd3CKXqjxhR/Ly9XXFZR1PLqj/OgIfi7Dzyh+NuBnHD+vxg9X
        2SqPxm+EOH2vvLyIshBbA9sW3JatwWPbg5gZtJgZPGtmgLkBHwxoOt7E79ciuxoJ73DFL94Vv3h8K4RGVfpukmspCAhhJB9EcHkPL6u2fR0IdpuI6G3CsRjy
        jaAaHIDsN4LE1W2QDn/23QlHt+YdvM0ogajE7pEeGOZqdlkegjgOczUkxWC17uXP94jbO4ck9uIjLGMcbFgBK/MLLwa/6cXQjEvU2GuTzXmn2GUb08PwKC6+
        dXL1P26d4138POwxn/AW5lxP+NpaZ6LctsHP8EuAhIUhggnYopYX/VnrRNJyDZe/5eukFeV7QRb3cLEs7tNijQbhgynL8CcqYD1eyz6OnLGlGdf9b5EHfK3z
        k1DvR/RNQhneIHTiRnCQNe4OuLojArxTIsBjiQBPJAK8JhHgdYkA54TjPwGTybeJc9FPc08BfpupzokE5dPlvJsKuwmxJGNO63mAvOGzYl1iRR4jCAXjf4T7
        L+DbSgCSlNK1j5bStZvF0rVze8mQzdjeYTO2d9qM7bHN2J7YjO01m7G9bjO2K5uxvWoztnfZjO3aZmqPbKb2imRwZ6sNracIC1RpIzq9UXvFB7lsbzBd33hP
        gsflgkzVsEyVzM+XMZ3f+fRv8iT5MkkxvEFi4lGB6ZKwcy1h5z0Sdh5J2HlFws6rEnZuA7w7Jew8lrDzRMLOa+JzU5ew8w62KbyM1OlqQep09Y9Mnf4F5XoE
        9Lz3MqOsmwzhy+WaebmXgU1tZ+2C1D53X0ba7XarFvu5JhrwgjhHe5w1Xb43JrtwWrLkYz78ZJSFY74hGcPoEkaKDivZ38Ku2Myfuvl0vix/5MEkuQKg5TKa
        rHHfDNrJF/byyF1T2cwKg0TP6+bU2Y/QPKS8noMJzChA6DOk7Q5CpF1DVN9/Klu9xRxNR8zqx9K+tmx+9y7I7UcKh4GqEzr8ec6AtMJBZDlFLh8YXQb0RNOz
        RbLa8GMjj2VswM0g9XRoehiMo+93s2Z21E/NzidnPXY5b7t+NV+3X83gOzjPaOyc1avSej5GWpbmy3c3jP9oqZndkt/LFY9ODnY2jWS3UbfCGvGUeJLT9ZHH
        2G7J4uqAfPnO5tzkD1oN0vgJ4wZh1+9D0Zd6tRomgShhAy2LAs/EEN+NulVMeTa5JT3aB51jAAnTMG8uG2EkE6xfzjLQ6vku+dqIiyTcgci1NU6lWLg56aab
        kyeZuDlfHyx7eFU/9J8h0885F7OVdqdkJXZKhhZ5BHkiMOh+dnLqNwGcnPqNv1knsezCuWYARrIBhCK0vJj6kttTHx5TuclD3sMb2AIztsGX7wb0QYSZ49k+
        6Wzaz+pcP1rq31a39reh4g1DNNjmBNwKcxyGT5PYcq2iF8bo20DTnfRqccTi/cIBQbX7XQnqHWA1kcY9wMDKGUGJYK2Rr3yZCj4iYFehcktdli64lY0G/i4c
        37Yfh7cgdmMAnmch6RPhHA2LZIi5rNIehllKx+K10k0gH1BQyp2g5pqLjFtq7lGB8WDOVB6N52cJJhkgGTAHcE/eXMDqAGDVBTSzIV+LdQAKRuZymAiqAyKx
        zzlz6gW3be4IMjPdAJw35ENQDThyelSILiqqP4H7qID7ZQLuIwTuMcD9lDvJS5qfc5i29a1xZ1QJhG9HtOgg9qpXIQypWvgbEu/8vCfPZw1EiIWmgQixCgoG
        8PwZbxInffgx+BlJfraIsy19NBgr+6xHAqxzXc7582B63C+U9zT8PrFEBIk/ByB/xmfbNrftrWE+jRg0/J5RwEwSFY7hcxd99MT7VF6QcHou+XeqVolLiUIW
        WeNSReyNFbBTubV572M2ZKlZswbaPOuiW0Q3WojkJ0fd/MxMF9Ft+QxOhmmmOnaivfxcNMkb5E8oe4FW7AmSCgxpGY/jWzn+mP5wleTvB10ajpv8DKf2zvts
        c61kH4hedVtY6mHpZwlFEeSwkubht7WpPIxhIGuXmssIMhXMR3Nzs5IVdBYvaFKq6V2l49umQOJKVKqvSaX62h2g+2KhiVpSRTOFrGUDllANgFC5iz8l6bn7
        IIUfmGQSJZMwy/taJwPeNsrPsjWIus2dhnMSWsMY0+QPWKh6WmWcfeezSJxLNK/fDOwgdNiDDmVIlSEEdGAPEvGM6M8o6hW9MTUmhfJyMfgFbpxCLGMKX9Z+
        a64aMBfDXDXAFV9br9DRRbiQYVyT2QCMWKB1BP5DQgA9+XwZ9dcgFV0jeYhwALcMpI8nFUGD4qhOjz9WxsLfSeK7ZiWIwzB++vFTwBmf1TpgzSjfnKWXkNKb
        vNctkGmt8zi+hVFawlun7HcOPwy0EOGT3oMhD8nrmi8ZyjWSL1Mjz/gdntLaJV7SViVm3EoZCCCQ2m6xlNQC/kbys66kcapIT2kibq3XMcG508rQNKKfCbCT
        fB2nDsYR7zQMnDB9bEf9VDPjFhE7iDiPQljKD4eT+QMd19dD9qh4IZxM6ls2PPCpeZIuqnFrMIJhQEvVjpZCvhjFIkYxCOZVMWTMVnn3iBCawPFXC8yk6qc9
        qf5Zz+5VK9ndY4h5qCoze7SKlSQSWk0rshjHqrzOgNuWKAQ21RxjFs3PkoAOexxyntAZYWl1l8g5nH+1ySr6wCq0iDUexJqnPcGUz3jCME/BHkzvP1fZDVtg
        BQ8uFbHBpsKzFcatGSZFMmF9TVZAF54nheeYy+ZNTLZdVtPKzMcpC0unurFNkhweAy+g8ihnHqYpETPpTMiE+zjLvrP8+3hEfAGzdyRcyAXqvMHIaGQZwPNK
        GIBtx+H8iZxUsUn9qerHNCgQgMDlGB/e+abBEQ3FFA5gZoUjgwvyreZgwSQ8fO4LkwvDxSmvFl1waeFDYQvwoE5pXrtKc1cIAG4qyRSn7272BbgkOBHzMhDU
        0VWpAYUzZETCbltLpOQ5VVkrK91t7Ev9wSwy1Q/uhhUZCIeWJRnmWQcrF85m1SZW7v2giW5DOkCrplSQg69chyf0pg/uYvGDc6Hhu0ymKmSMwOZGAfedQrd2
        EBIwHWCZfEAc+VYhC1FEBW89r4JUAkw6WbXyyIRkoPDN4EY9jp9XCzZUbtvGiO0/yoKTZwWnPpaPqhBZqDtpakhB1naHtUEtNiTUoYG3ksSx9c9fN/uJn//s
        L7x663/49DXr3/eVj3yS6D82c/MZbzsJTAhMb2x999avXtf3r79z9dbb968df/3vO6QXNRCr3rCT2z3RzM3Id0bozsSjB772pk97E1tv2Tf+rV/f/PdX8x2S
        b/S0OMI15ZoGIU2GnZ083NPhauWQkDdzXxcLeUCav938//xgy4985erkhCZYPc6uGgWDZ+e5Fkt38QQ8IdRs6ZuIs83ezT8qcj0c8vOT5xkXaMDYz6psb1BP
        kklIAQ3+NrZY6DQ456q031Iysyr5A532Q4zsBxdfCQMaHcOOBysaj2gl8YLP6EzvZM1DX1tX+TSri0NQf9i5YwA7b/hgu1kjueJZI9ol+Ws3EwgYYvCS+XYP
        PSDsk7dySjv3tOpDuEHs6Rr7jVgoPDyOHBsADWg7f6RTHlKNt66+x/n/wBlJKHgfOsOMpyHxFryXigtOnK1MW6JTqqBEh/aLxBBEngyJzH3XG8ifn4Er45Mh
        z1xaxOyL9jxC1UQZWcUaIENWdHdK0kYRJejK/Kf92O1qfYP4giz7A7xPdz0TTY3tmRdVH0vA1dyo1OdrBfwWwH4+dp8JcKMA0gJQ6MbTAWSzK51TwSK9gSLX
        QWTLWgVC7EnR3/x8GtUSPpFkcXTaWdzjC7hCYkDR3+GJ+QxZ4PhcO85sztWMPwfxM2sl0pw3YeuREp1rHeN6NDc7O9u8R3RqNmvePgV2WkUczNxs8xqYxlwW
        zYGhkoJHT2fBbBYl/84lGldlakZtNlFwnlhwVKvLAFsihz9nygaMD7WOH6XqNalOVU6OP/K9LzziT8wXROFTs5iPGNrcLOJUWvKHzk8Fk8nPM0LPaqpUjUvq
        421wLtvat3brG/4+/drV88n7XZ61gJuroLmTaC75AD//pM5aQsVtdZlfWLPXuCf1nNyZWDnBaxMtBScz4RJwctbCyfMBG8ifp27/gkstCUxACG/1e1fdRSsF
        PS2IL1JWcfMF0SzIKt04FUrzTzZhYQIqs2DcL7qttK2tSaeXBzLndMTuoP4tXstOVVq3kvmIwLAveQt6a6Jb6khB2JbhceRGM9KWzRFZ3VCXQIeBwo9bZuZo
        Qc7JMnLWfUmPtPg0PL7UNBy303AsbJnZFsVJi5JhJYKRMZgH4DBszM8DMiSDI65HxXXBS6xX0IaVgZxbrAwZVf5nxcpaIENrrS3BSLAETgImUJkqyEzXCCPt
        nJ+anYfeQehHCBSU8fFYWODjKTbABCVsVHS2GDay1yBC20xgcfEZnbV0ldvEjIyu4t7pNmRsBQ3yaLKgeOPEylPzJWgvW8nKD9gOfY87NBeXMoVHbU37SzfN
        zpaLNO4vaByeUGWIRz7FFsyLl6S6ta4WQUFVRsHQoqAy4ctEQSTqDwUFw5ofv3y296S/BDl73BdEm/VfFttDZmVFlDOs8d6osmwvBJNTrQu4Um9NEhCsirsL
        2J76hyFYdQGC1RYiWA1YcwGCVQF31RaCVYFgNVMTIX4B2wvBxzCe0trNlYXMdrYX1mKpTlUWZXshCJPGRk8JBsAH/QLNziiqVIlLBtXbSOJXi7O9kDkXQtiM
        sqh2TrWxPZ/nF5vEa9yzqo3thSB+i8PJmaXg5LSFk6fZsS1/2me2F8pnfBTYniqxPb0EvT8ZLEHvZy1XPR4sYHvHgyXZXsi5+2jO6QjfFYQtxbMcfZF3H13q
        3efs0M76PyReU/2n4zU/BFT4p+c1Mwt5zdkmEsy8Ql5zrMRrjr8Irzn2Q+I1YVvT6kV4Tbh442ohrwkZsm9hT2N8rDHa1TAwYzls/+crt2dDjd11V77xkcKq
        gGCizL1mwT4JdFLBGX83QtGJ/fwUIa79olLF5rOmo9u3SQQA78g0dw89M/IYlHGOfmsqch6HLbjbOBAAxMGfa80HAdeubbzBtA3peltQs6tsuyFtEBtN5d0P
        +8mQIZhSX4l6d04vQb+e14LkZ/Qi6O1dwOcsWtMq9VrEZvk6rPU0UVv0v7DW/eKCpM97aHOZvzRy+6Xr/osLkv4FgqTfjtw+C5J+U5D0S4Kkv4h6F9a6XgF6
        U/WkieBL8LlO5nPOAhQ/owsUv1mkhTKO1xbiOGvQs1aK0GysK7D8ntKu922IWmri+N4FTK62FJDMuksAyTG3PAup5QtH3UV5gnchTyjzribs+G3KcumwgKbS
        7XZFe7YJX2JSWKqhJZvH0m7d8/ST//EvP944NZ/c/LBdv7Z+fkjWjKG6tKZy1E9Ee+tNg5/7/uTnuidmraCn4XSBiX/YlBwc8M2ZsIX91IVZqnnUxbq3bVfM
        qDlZ2BYI7AYFaiN8XKOsui4GH3OyysHW7St+8sB/2vZXJHnAI/qYEmNA83F9kPmDKvOHpoYsOkFzci9kATwqsR8caxOk4jmR+8CPCFiCkgAULCGEnHWXEELO
        uK1F8Zug98zLBT3ADRuaxCxV2GyYSFmLTHE6jy6/mEEq5AH/z0qx2DL0cs1REMusMWpRcYSFaE7IUqZVz7hN1VexXadEqvwlQLHGwUGnVcsM9UwbuNXdEhid
        bgOjQmYS8T/g3fWWcQUXF1EkgwsVSUj8pEjSBL+UIhnx5hHhq88cIIoXsN1XxHKPe0tQ06OeAPGM9wpZbnc7y+26gOUm/8JZbucrY7kdL8Vy6xysWQbhGa8A
        YaegkS0Yri7NbmPxtGly2742bhuVuG2ygNtWl4KPU0vBx0kLH49jH1znj3tWpawsSlH9JSjqMX8JijrjL0ZRz3mvhKLWWxS1Vqao8QKKWv0XTVErr4SiRi9O
        UWFZyCf2tBPUc01onGBTdQkWvaXoKYfKnXZa9PSmNnKqS+T0xjZq6jWpabgYNQ1fGTUNXpqaBu3UNIhfrmDxMkyN8RKWD3cpK8fz3hLo8IzFttPeklaOJZCg
        2kKCShkJogVIEP6LRoLglSCB/+JIwFYOs0CqON1EAoPl89tsHEsgAds4Rls4MH6hhaNAgtElDRz/dEB4gYEjWLrppQwcwSIGjtBUdhM4/RDwxlsKb55eSjB/
        0hW8Oen+/3jzQ8Gb2YXi+MmmOD6rXhnmnCyJ40+qpXHnpPphIQ9/Uj1ol5z+eRDq9jjrbzAXU4YO2OVrjw3hU8jScaFxL4aRMIZ7Uip5KlLxltb5mdC6J90o
        7tI7xV0aCdBXIqtRJb7IIT1qTzZgUz2juSzN2EX/Yni5wP/jEnfCXGIMcfU7JjN93tEmfZVBmaRr4BGzI+1CMZF2oxhPe1CMpr0oonSZOM2Ebd+O9UouuF4p
        UKDNmdaLxU2+6YLL375qWBfcRuGCu8hT4oLrWRfckL2JDFoxZg0+t1pB4cylNXgSvwrfYfXhTgyHg6wC4ArodE78GIfFK2uIJnIIXlkb8ADMpVn9g/RY8EFq
        rQZ/tYioYYNOqKnbG3CRaSaa4qBgDhbJn+FoCzqBYxHmBfmyCGt3Z41GWuG9+kaDY+ajdr95hGtwEFulvGdfaf/Kar3lsQ0QypFCoJKr5CM6c/Pj9xj8XNfY
        0wTCZCoj9axiKvMZ8nlVoaxF2OiozhobtmKpGcgITUlWxdeKY3yVOOYPBMvniTtAcmazzlnkI0Mj+P4tFbX5rI5p7cSXbOdm6SVUvdRqJ92pUqudc9lyfPK1
        dCsxianRrWQuWzFPx8vnEcE6b+r4SPOKebwuweee6w8jZIsWYw5fUMaeCd2JZ7O6SR7Ge9ECvT0xnfiOLtC4TgdZB1UqRwWUJo6aK8NqC2PjD2VB6TOT1God
        ozJW7e2YW1qf5TnzizljWspzNjeLagR3sxnXTYO4bYl3SWAwacqzUJepIfE2iPGBaIBOBY9WeHe8gFum/sUtH4NlmJRqcw8TYFQelsilCHMXzS3a8sPGFw/7
        l25aGid08eP81ANd+Sgho2KPP+StOuXA5W8I2cxQudYcWzLrmiGJ5KADToGHQDGO5B6Ch27LKRRPcnVENjVQDMLVD4+bLMNHe13TP+YMU9EYc4xxVxNtGrGh
        Te5ap09ozWftJ/yY7ljsZMrDzrZtVKSIU1oJqrHKrJQ4pYss7bkItGdVjh3VC55CknGEKq1k2oNBYUkzzkhnXPnW0RKBUvrl9CGzfciW7gPesrAjjROmnz20
        0SHT9Jr8PS/L0pWF12QGr8mVsRlif/qMGng1juE12T+mx63ctMqsavpNrir8JokcpxchdgpejBxAxn6Tl7LDpJC6ivhN+vCbvBRxgU2/Sdn3Yr/JfhC+fjZf
        0UpfhBsXmVWF3+Qq+E0OIf0Q/CaHkE+P/SYJIjaw3yRS2GUYPgaACC50ngOqOJQBk5i8lwGpRm8ZQtTAKoARvhS3kr+Kwc7OK+l/jAjpe7B0dZf9gHN8wtQ3
        q4q5/NQtmdugbjbZ8Ur4Yw9TtVXGbUBqQJtO3Gw6bm87pj4MIHliHxUN+KgO4CunCRUc/TSADyN7VAyDnw+J8+eApGQeQCD/ajOAbAW6wDucRhny5HD81Ihp
        mNWbHCSf5Zc0GB7Z8TQdkgGxR6eGny8NbYg9fCPx8ddrnBeL/qMaA1CWek0Pviy2UDs/c/WFDmzPX72r0Tw5TSfJEZhXQ7PMDJB6RcSEigkhPD6ObzRc3CzF
        3vlZ/M2WbFvlLjVKYREt0t6Yn2VCHBJvLtnE8CnrVyyD9BcyyCqLg6uAg/1LyCD9JRmk1GGzsgF5hAEtEYdlfLYjNo1kuzHmYt79taTLKwIEOckOVqr/pUMy
        ByTx5uIkZiD5uIaTrtOkLg2JxGwsEYnZ/kARh9loxjY1MbYU4sfR3hBTB2CkH3ba/ZPxoc1+/iiwzuR75Zo9lB+/r4vaIjUCHsr9iOvJVkr0IAf3YCN8yAzC
        xT8bLvsvS8owfIVKcU0zBPdjiaJEcK5Jkzezw6QccfwF9uUrbP8JTHhb43bkASxOd2dZY3edlnBIZsaKYj5yF3FmzpWyM695d77Ymb+dE+sVL8uW3Jvn8CNV
        juzFVY66vUiCukh+R7EK4+VN+iHZugdOwlfLN+qCrXq/2Kq3fVYLtuXLam/GXWu3ryHwr4hkLFnVWPwoeycpjpXKBrbVKxziMyChwkbvyfWdmZEsa2YyM0bv
        2F8ncmTMa+og1Ya/eUFkUdQIWpxd2cXIZUjM2tCBu4Oz2wGGEDRTdzlAAnhEb7mIQ/HqasApgvK21X2OsEM0MNYnBjPDilclIpl0J3yeRy/Uu/Ch1oVWw5J6
        idM0ecQFbBI49BNRmsPvyKP4vRE/N+HnZvy8OfllN/kVF4ckxi/5yVOA1K37TNT6mPlUvY4FIskX4VE097wPMHBD3UeciV5cz5K44DnWqR5t16aa/UfmwxI1
        qAM3z3KuCChkrJxlhbvX3vXz7GSmd2QhtBf1QcRjkCJSkNHRe24j5saKXbNVPBQSZ0s+xMPei597ZvE7ozCQUug1+rJ0vNbr69WFDOPctP14DmD98I2k+lo/
        rQWAWolbQbcvD1RrLwNUAwHV2j8HqEYvCar4Pu8/HFax8WPBdVYxvD6uGGBPK/w+w79n+Pd51QLa5BUCbdwOtLEF2uifGGgrAFr1zwe0Z3kizikBWz3LIPWy
        wTZ6GWAblfInyl+baxmt4jzbH2ypmi6Y0cQ8CTjij8pGBimd5lCkwqz95u/uhU5r/2Qt3x4jCl+xAwsd+Gx98nHzQvbF0YFsfRqWnBTDIn/026+XDq51bhbr
        00+I9ekm4nAN6EGcpYNBn2P2swGbkGQwf5ouNujiKOI3i4sEFBmJy83z4xqx/kUOk0H+4IlOBiHJ0G9/su587S1vvXv31P7djvNVx1mF1X3V+don+zzHmXFO
        F+sItWIwf9IrulFqEV+aGERJb9LJegzlmCu5qeqePJQMtb9l2L7loQVvidM1nMEGdGJQsnyyCTPiPVnesk024AWJzFVN5iriT6Eg4BJRWJIwoeTNzMkS+iBA
        DOaPu5P0y99ld+VjHNR1Oj7L32V36YwUgiepxIfo6PU0gfQEzk9p5BFyJY+QK3mE6N3PaenKGY2+4LMomlAaB6c04bgdvkxPspqnca2zV565Q7r/ZnwfVO4X
        9SWLkZZPdvXJJ7vWcPIujyAS3XZtjhhHcps4qMWZGgFjg/kZD4ljPqKUOw0T24P4mjJSdzk4tucQ1wlwWQxGZGiz2g11hz80lj9LdTHQ/Bk64PTxTv751iGa
        mkYvkHMDN5Dp6hpOPo9v/bm5m4oej28yuiJIe/nBfZxyUttE6i4SWsoo8NFDJ3f35e52oziQ8QUl6XkcPEX1459GTC2+RhpK8jB85B4ZjZDFCDl/kMaIRoA0
        Ro58MJHzuA7iOzb8ISOjfg+pdjhLBifo5xyNnKCfjpDNyBG7qCNBrE4eome3vuKU7C87rxuSwSGj1/c815/W92okLzqtbXSi2FLx/Tpk2ISC4WJqlw4tVEWS
        H6Vj7NiACWNyj2gJdZwhAVxydih86rmKIkk+7J7vNVUUGb6Cwr7KcrFiL0bIn02yRs7JrLA4HTr0g8Lj2U3+PcdDu7l/d36uc18++7FkcjXDKVU9ceR8dxrm
        HrUQNp+gZfwPruyEjyMROWJBCTwsYYGTJamkLqib27x4lDOAtyphD6R1l5rNCPHzP5FYdvhdPEMPeAmSxOHXo34+hr0wB19zifjgGR7wWuccPuuiknXSIzQl
        iW2K1qnqMW2fmdHyzKxOJWLgKGgg8sI7rP/IR7phscPNDZOsHSUdwIANHoeSRqxI4ifBTy9++vAziB+Dn2H8jODnsryaPM4qkkYiMH2F43GSRPOAzKuSLzws
        2UWgWcTUA9/iA/UgbEBGQA5nIjrxfNWtTlcOKuRLPeZyCkBAp/1iNfHBW1hBbsV23FJ3BzC+W2hK/VsYRf0PZt3G/SCbpLvLoobN7oqayWGXuhfkJ2e6+AO3
        dPhZWuaIdNn86ZkugwO61gcdPBjRO7MKTG8dSPURAKl3QNajmcmiMT0hxyarwv7Gx4NZPEb4xcd9wBtORXYZzOlIHn93hniB2nWNPfhyHLTHTpzvwcdvTJWz
        glRMB9hJ3KY1hybezh5uHZwIpIZ9wslt7KRRn4T1rAJHpB58nt6ZLIb6YpaeTpgnusrmnq4F5p6ANIa0F8VRlS5HeVyl3SgfR5I5Km9Ml9ELIQK+jBf2lN/V
        s+Bdywy+vbtsLus1y+mwm/5PrA0J4lJ3adHx5RiF5IEBJMSMO3Jcmx6TzMnJ49pw+aQtn9allpJWygj+hFOEBahIsunWW3aZVr1d+7exuTMAKR+V+I1JfApZ
        0eSUHgHM0zS5NEVemsB6Yr/93mV6CI27ypYAEhH+BAn7sFMkn6OOoaTEEnSwnMafvPhkeuXJ9BZMJkCBaFDvHI5GZkFx5rIVOBnPegwf7Mj65OCmzJXZyZaV
        5hgZ65YZ1O0zfbNUuO3C56NzyNqBeho1S/MW7d+W1RuScBmpUU29kXUZd5fk7vboVIgTEcBMcSRfl1k4OS5ud91CwO1mHsf5ceJ0L+VvKc9ynj23mKXkXe5T
        Wf9jBA/9LOgCny+bTB5wOQmGwEosPsbVyRR+esinASSOZTlrWEv7DH842SE+oyQmJ+SvERaLzidbqcMFJVny1fCQYtGxpNjo5iTirIUsdEbyJHKSogHJ6hyQ
        dIlGSjGQ+DK04i8xlKTK3fLFFOqF7QB6E1sh30EKRU9EEHxLjz9ehoyi7w51VystJ1KtBpKWM+C0nBjGCCGYNQD68pUNTn7oQ95Hw3QE899a/qwxf99GPr12
        ufoj5BTy1zp/yF9oWet8RsmHAU4hISWVn0RCSiqfRAJLH54B2KLlhJRV1D+BhJY+ElCmnF2RaY3POYS6UM4SDQIXsgn4pUeRfILwfzD3LnByXWed4H1V1a26
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
        hyOR8GFnOgjC/8veu0DZdZVngud577n33Me5VbeetyTtc1SSS1ZJVZJt2ZIfqmOQZIwBTTprmjUr6ZEBZ5ESWSMLt4fV9moV4RETnKSmEzrY8YRbJbrDTIek
        SBpiwA4V4tCENp6CZiWGAFOAYZyJky7ASbxmqGb+7//3PvfcqntLcjoks9ZM2bpnn332+/Hvf/9PS3ML7ZwUzDMuTULxkPV5VwjNT7tCOP6sKzTmp1whHa+C
        4VM86D7uxjPI9zFXyM0fdemqTc9/7xIIpHQrbsz31N90Y5+lYtwYrqHTv4Ag+F9YeenvNlVtRHvK6aWMufHSpXgGIkL19MXn3vVrhdhPCyJPBmW/v/n0R/5d
        Mf32d0Rp1cr1rrFdxOcfonPK0rRyh/1iKEdu5tSmuKTtB4UdQ5a4WMDk1qp1p3bXYrP+IijvsAXXEXiCznM9PyIwp0IjV2Gh0bnziWu2RoitcVNapuibsDMI
        P75FubIzQjGvdRcl+sbzb//zv/nLxz6hbnReyRKrKQua0OYAei1YtYtHlKCop2iXQXmXb2UlaKy46cq7YKfcuQ+MWpc5fiXWSAI9ugRtzoB1wiELGTVxvoa0
        VmnKYeeDCp7lhqjwgDtFbUjbzz/5Dhg4XPisK/UxfxS2D3iApGGj+JmQhqkE0o5FJiygb7CqQh9gVaWCBxgzIS46dWU/TiOG2aL3O8I40NshYreAYGmUoC68
        D+5fwNLQbEoWrJ+g9l8Cvb2kZtgBU2qBpVGiJQmeBr2Cp1GiElkWP/2LL378ckHk8e08YyPUFjNK1MZ/vJWpGnp5uoCwYLcsuEANXVBL6jy5Qd56Mwwyq0Fg
        E0ihBl/NwrlrLhgCelWDSUng27lvHpfuclrFlaQcVQmdoF39jMtA8HbYLXn3Bx8euxEDqpiBUbr9+yxBdZw5w7f/LIVXPvzo7z1ngXVRM2oM0x+nUeftbrzj
        dv42QwfEOhrF65UNOve0vE3K20TvPK74S2F7/GlzXiaB/R70TA3yfpm6l5TSxz4azfPxKXFr9MruGI7z69fkNaEldBMijjlTvPpfMLlgYFjkM/6hpz7A1Ltm
        /gVGlZgOh9di+pw/b3istPLXfG2OYutgfwkGr9UJ63mfyqFLTp0Kpgd0Jh735tmJ1Zov0o1z5+OWuDiJcz60Z3Bb9I2Vh5tglNNKBnEV3wVbBFClj0cozdx8
        0ugcZdmRxoRkl13TULs3K3THtP57J29EbLNy30//zD1vzZ3P8bXpqiWSu8yvG4WvjvPJbq1ioLyDTrQUH3EusVY911BmSOwdcKIdHCJxYZh2KocuhTv5PGI5
        xvMx9PbLruhhWRwBOTx2XkPgN0HonlMXNW2/fAq66OLhLbXvVUf60hNhzfFIPEt3fNrRkbAyK5NaI196xPKl7EBGWzcd5uEk8Agq2hOPwCLsEdG6u8QK/dyY
        5GhfZhTlqtP588LbeWeWsaIt5LhOHb2HwkD1OkI0FWGM7mNxBDqQKmAlMmO0oirCGE33pg8/YrCtCpikFsvGXBfdivv3RDyMRxOeZOgMgBYc+BFH49lUgaUb
        we3VJD2GAbaZtT4BtTpAmQiIV0VFhj8a3Q6E6GO1HJCJ1OyTyTSYqZGa1pzSCjNAuXcpC+ravIbCDGdqwPyEhQcY7g1tYxPPiO42WJ8QJ2VgNCJWE0fYhltE
        z2sZrEjtIJMD7FZpXTZeRWtl9+N0yUhmd2IEjuK6PkMzDuMF4JdCYeC1QhDF2DAZ2bqTItZ+rsHAS47oMh3RvBj5iLaw5ZnzW+anrTRkA8OXTjDxP9fA+qni
        AednSEG3b/yz+WJIO+A0V+ecj+EN2MJBEHOh+HdnS1nnWWrRei0boADioNhKqXY4E6Ye0sONmDEcwdphweuqBbpEj9IXvVNnlozu6Owr2k/+RhLB7oWPnLDk
        kFUYj0hhQ/nWiKsyFd0JO8pwOxazIXZLF6FGzrCN9KHuFmmuNtpUFSGW2XgGhis9pJuAKRGPHjNsb49A3iQsgnWEdzJp7c5ZDysqELcLGFCX2M4MoXgHxOCM
        G1+rjb7MxceQ5hYoKEGyo6F2ATKN0BlQY0OUs1peQYBm4tLGrYAARdDrNJM1ynTdxC5kDmhZaPEh5K+n+8EpSjCdX3TxdDpMkENVPJ8RxNjsBb5uizYSXUu/
        RPvdY9hcEUPdATt8ohkAsCvzuDJMcTGJABNLrHbIKUzBLnYXJgIZaaCZwyiaGxBUs7qELFQ6xAIKSUjQBKJ4Yuib1f5AYq1EEKFwI8JA2Kg6dniVfRHQyr7/
        ZvtaDgX3n7AOIARxHE9No9zB9On3GzAUilDGFDp1wFU0GqtWuFUUA8AFohjTIopR1qIYT2tRDFxP/vSFCcAa28hiTGeyGC+8H7IYISunbpN2uuJKURO4FzfA
        dGC3iO6245KXA4rklbCX+ixnFaDHrKrDIeYMrR9mrjzsqgEIyIyqgUPWKA24uhdQbhRFMJ+PSsIS2oVK6/jJqocOlzOfeGaOAsxR20mvpQ8QHShHwD0oHVzC
        ieGeD0LVM4AWGfD6gG4ANFdsyQcjVIrgrlrm6n91OIjJ+l84CI939JzmKqbSx37FzFeZ5msg+n1CC2oEIj5i5X3LbE5gwILNn4Q8SLBZcj7kbFZhp9zzC8XR
        sfEWwvEBwRRoaY/iLN0tHQO5F6BLzJsrltS2eGDgESdgaTNP7aZGPm+9ZT79hjGCRLPI6v6eiQIfAweyth30W+IKQqTVok95MlqU6s+1XZlYTn/e41CqXRW2
        CMap7cCNHQvze2ooq5Pxpyo1N2IAwBqxobGYLRjUIes47bCa69iWqy9zlDbE3OEqCUElbJsDrhUfSlff3UhnU9oGuNqlvFFKsn75kjR9m6XkAoTb0SGjb6wO
        sXIyI/SrhIYH6W/+aoQq2EJzOR2BOtWCw6q77DST64HYCnZrwpVBUmxUvHGiRI9pJ5kIS/r0rzLi4YkbL/a4UBGPCxEip+I9nbYTYNBllqUDlWPc+ugYWg8X
        zKNSQ4dIk2v6C78ahbm2j0nbw3iPHtASdkaFBWppyXjuHINF9tmGufIOWDtAXJgY9zgfw71E+4llJVQg5tVUAeBANmDPRcCbKhpI5w74OmDkdMHrxECWqoCj
        KtChCuTdBFwFFKx1rqT09pG3R3LOS3WEJcIRxxaq0JUBkStAgFZj9GE7Bxc6sAL7slLVyASMQ8uK/gNkU3BYSYdIQ6PeqGgSUqu8euWcqOqrhCUaRqp6muV9
        8C2xXlcVSpqHAafpnYcDtXlCD5j6yCK/5tCBOC/ELXknGvqsiCMG6ao7z751QjWjZu9WNdlP0VOegcwvAyRv7Xst7O404MoewfuuDF3cvtBlD50i3dDFfZnQ
        JQdbMKZorJjCW3WTacKx6GRABJbWbyS0Gx9CSQ978xq2W9E6aoSerw7SKEZ/5KV0W60UfQ2raKig9UMd2dOBVauuyCY/7Mq1ZaXLYIU4uyTsDDQAwWtexwZO
        SiB8h6+B6isuA1bS4rFyuk6+CvscB8Wi9Gpz/g1TVve+pDwvx98wLXetZT5DxbbmcRweodAQh47SxlxkxN8FkGnhCLweMm0AMsPKZVeiB/kJ29UuuxS9Frg4
        QdgkZCNtISH6w0ESs5L2qk3IPQ1L6DxA0S07mURZUbKPbcwn+9nGPFuYv5hcwybmk6mL9KdMdjaUQqUO0z8cSa3tV3QRuQnVfnXNRbXvopq8qKYIDuXLqNr5
        ItCezYq9pZgQ9+itZcfX9og7CPZ0CAJIGcaUb8LwgRhTBuiZpcdBuukoel7LN5+ytmLN++tIhx13rzqaexHTIm07vk589MbX47loxzcAtsOsDZ1ftu+w0Tdx
        GJvNdMiTLHOZvvAtUWXg86uijhx3RwlJZipeRc2KmKsYM7xBXU93zYdtvvZ1LBmWuxpZLTFWSlefMHWgkojmfNZWNzzJkPc31PVPJoc4cN2TyWEOeNADxe9v
        8u8K//57/n2cf5/g31X+fcq+qP/U4d+gn0P4maafUxcJHFeKqJVVWlW5Wgix0M7RqfxDOWfSh5x+5CsPUlsiPGosMcKG3wkL7o565nkJss0/FDtFHq9tiFyv
        2SzIMwXgol0i7We5LkD9SvR5r1II0+dozJ+zMpyBbgizNN1H1NHoGQ979yI3H5gG3bKoUXPn01hkTrOio/TW6FXQwGARNpff7+R3uKvTkmsIzb4FdifpOAfL
        pAnbI/u4qEhc0cIBJyuS6JsEmojtgbpXjJC5ETVBOGBBE9gCUkH0khNXWWicmgDQCsc+VVyCS1rqogSpC29LeoZzGI8qMApYY3BxBWW8guGtJTBXzsqKeYdx
        5eddQW8XAG8JF28ec36AqIFNy/E2Q+cFV0ya8jlpZyemh6M6AB4V4sEupHBkVnLHZeU0Oxzzuo5LW47LUB+XVX1cVq9wXJbNccmWPLCT4bCYMc9Sx1MXxTxP
        19JQzB6Ai0B3tFCAZQalQ9w0IoGMAgWH81Bwt0BBi3ZB9aKqXDylkPb0vQTCbA6eSUR18iIB8906UTLcOpXaTMRw8KF16qKywaXHecJMF1cbMmFbRBETJWit
        sDjqrJpd6vITw2KHdLqAFsUHR0cawLiHoTN3mGkFiS2GPCDlEzN3cYuPdHbTwWePzjebdyMehmwIjPEaZmnAX1Nqyy9Lsnm0WaLPCTZSZYjhiSEdXFqKoezz
        XvvZAwywb7YJVvH9eZWXwgnrcf0OsKQiuljhWWFH8x5oG2084QZmsQ+gYOdpDCgASsCJdS7pczMUlgKU2jcyZ8dWejL6v1wmBmFwxUiFjQ5UNV2U1orBEEIm
        iwIgaGJphWWMK0yFC7HHbPCEsY0Fk4GwbzZOGms7VZVbxjmMFGFpZ+msZptFoNFNOW8SsvDsVgrDVHqzgCOocQi18hZR45i60bk+HUmfzq6dXnq9UCs91mcA
        6QFsKtxsEq5a0dGD7wBAftr+9McvF+iyA9uukgtmpGmhSEb2VFZJeFqjJOQkEGbz01b6QlYnYplyX8YPTc39d7/lnzPV+zsZU/p64KPe5k86N9G9dsEOE0u4
        0bZwtoQUWeomRcpYvUVW1ZtB2oeWwd/yMmM++x+xIC/XKtMrzbCiD9kJdJjGQWmT2RgVauKoeBXWXtD+HjDpEoO5ppgKjuJII9GOWBJe8BJbA5QAGq50fATQ
        bE3Y0vGLbsLkh+fdhL+/xF9/4F5MQj527RyaxWIYBB4vKu+iohSufE08ATmcSkw6sAdqATdu61QV29XOoJMrsRokefLGUkPQ9lMjaQs7YoT1kEUSIgAhjZuH
        q9IuhrM5DgoorwS2Spr6OgLQPiLUQRs64cCV1QgOqFHGcBNXI7yu2suhI2yh4XbmsoHSC4TIYpAEDAmyCLPHmek18pqqK/RYgC9X60TC0OYuTZ51uTaAx5Ia
        1NUQtp6rBvdsvB7fuTIAS+UCgROqK3tPgUqrQF3C0OUo0meQJ8xlXhll/LCk5jhglqJH5YQ1QQ8Pd+RxdQz43riawF14XHwUjYOxaym2u/MwMyjH1cABFxtf
        jUOsbIBqy3ClcZhSGqDOMK/PqgRdgpFyZcoWaahaQvRvie2Xlt5pra6dhtlf93uoOB5wz8XTWqFxzmg6Tue0HM8aJccP+ZmSY+JorTcHbU5wavIRmh2mLn+J
        kmvxBZcP/Dj4cSEPpBJ+TCZeOhF9CE4UnsVxhgGchHF39MPWKLxxRAPj33a69otRejj90tuhW2lDt5KtQGtH9z5utIesyfQDNs0sHRNiKxHgFPR6XNHYVxmw
        GTebVA/6bAC7DI2L2OP8qAhbE0ZvnOhtMHxANxpCfrHkAYPQoDkjCRLNwY8g4tP2n0bpHwMhLYL5wRauwawkMPEH+iasNUVfh419EVLhUICgyFGjgQmWRYdh
        e5vwa28Vdu0twq29SZi11wuvdlZYtVPCqd0vjNp9wqedFDatku5MCJN21LDnuW3RWaXAoS2G0jThuOtzUch40JbxRIWY1m0yfRbGztK1n29AXBq3ZoT1ewJ8
        yW4xbwcikVmy11bFPlL6VUrLnJ1nKcDkYCv9UieIoi7xqp1GNOWNziSsbQ42ChS1D1kV6iTTwsrpg/fKkcE0pXLq3kubx7nvIiaMZWGe5StXGSIngvqXxApO
        NEFriMeAest3Ctr1sbG7JUuSx8NgCLbO91uMAGeYfCCYF+Hkv21DszHgJQa4Qqcfg1dqpODwZeDwpU5K7Fl2Ni/UlmheKjYVapFpWS8fNhqPOAyZWcvLMGOy
        F9MFf55G7MUvfvQ/FtK/eubzLqQhqIyh9LGfj6IjwpQ3ZWEVLPjQ552xf9GXFfMLviyZh31ZMw/5smje6WPV0JXYxwKbct7vY73N2P/Wl6X5b3xZmx/0ZXG2
        fVmdj/lxmT3ubVtpPnP/Irdbnoqld6zofbCAxNtL/zpa3UexUCPyO1zPhp1o1I4PIYtJL8J1wIV8tpOBgBnB/edtMdxeZ2ap4l/qxn+xpRub2hLTD7RFpZe0
        BaYXtUWlDVu22fO27LPvaEtMkBXD8zlbhm3dlmH7qi2b7VkbWkljahCCP2Oiyzwmrl/HBGiPge48QY8KjpAxIRmMiS7zGBwEVOnBrl/HBGiNCdAagyp0jrEr
        +sz+Nkc5B8RRzuwWRzmz4ijnQA9HOQV2WrndUU7ScZSThP/MdrWPHEa32Ygs7okdfLuCmWQgqvHtjucSOZcZ0XYAxR1e3Tb701EunDK/37a0eBqTKp1XQ19M
        2LOvY+tCFCfCqbbgHZCVZ51YDmnuL8zLWXzWckXahQCqzbGAJandnXS+420glxQte8a27Uti3FXbtGSWVQX2Iu5PnLtYNc0WqTzQ3r15cZkQpP/yXva9QzXd
        0Yo1J95RmuEVAFzc2eKbm8edAkTwWbvWySTdHPb+qyWqIJMIer7DIh68S+AzAsQDVxUaviWCiyamSDGUUfjwTEZ30J/nXLdyyX4w04jzJy0xxfrj9IDYZwB6
        qShaQtITLNKi9hKMwfnWdwBsPgP7fgHrMEa/awtKiTkvwCqAhcd0zIaSpqjLBRDdXTElwoZF4E+7MGMPQ2vykDUEDw6HLKDdBbnMF7CaamzQhLYbpTwMKFDA
        XQpQ4tO2howEEX8HtOj0z2m/VvGbt+cGUQJxQBx2hBsbcHhVSf/y01/45WJcS2GCD3d1mODDli2CSrIPzouwZYtifqAofq2KwpAtwjV1BF8W2LJFYIQECsAA
        IogBNDEQ84IARIwKGnncAg0rFrwv29Xn7ToAVVTw4H2OkO3qSxW+GuDt6vN29bv8Wvlmu/q0XWEMAPbCfb1do/AZ361fch4smFn2WGiHZ9njWS7wHVS0ah2t
        J55Zc6ZFyUNa1OMUiFq2Ja88zgDhBfZ0Ea3wRDNbx4VtiAjkQ6wCF6ughvU+Jfqck3D4gVWglZ4HkGEYatxYBUx2bIrAINwVYpehahYSgQnI71vUou93BHtt
        M8elblOLAxDpDdONT//xZWo7zXFVm3Wm9q7ABA93J/ooltHHbDHd+MIvZuWp7eV9B+X5Uk4o1pZdQphXYX0YgRVHVNIXHPQJF05HCPneohOP4Ms6Dh5EbMDL
        KwJrsK/HdgRW2diErca0O8ZRes7ik/YWzyjx4HEXIn8j9HoHPYfp+Xp6Dhznq9oQnL7Ss0nPt7GDAhVhPfuynn04IZ+kB9/QfTGn4YvNSB9lYLHVsZ59HFbw
        J1zBevbFCrQPMOTB6AUbLtLr2aWVg9XmyXr2eD03QU+/Cc7lOULWsydVeNw8S8yDY/3JxYIVOT2znr0oFLpTIxTryrCpHJ5kYxGgStuaKg1HxOx2GD934Ocu
        /JzFz4/j5/X4+QkCEQt02PyUQ0D8Ab4nnxCWFspyTFloaeLiBuPiBoP3s4mHdydqswM1luikLoXuWZ4ZOkbqIftBoCINoTn8Zdf2xKm6jVtPhW49dEi4OCT0
        +ssfER6OCPZspdw7WiGBKhwRuAQ7IhrB8QlB3vShn2uwHvxbIGxFYCmCS0JXnxI8rUEox4NLUKD7lOhIfnuCfCZQAn41CAt0fL6KEGeXtzzI5MB3Rd/eFbIM
        +93hA5FGUZtezQp0OM+r+b7gZmUnBXDT6MPpKgxVPW+dZxEq6jWCnhHU8jr8RVcn8iTF9tPa2Zq6R/v0ldnRJ56DE8/Hifeo5wZ04hUf0AebKDJc4i6z1QCX
        OexALwLRL0Hj4Hy1CFOZ0c+Ma+tJzB8kECZW7a1Qm+gsbTHRaWvTnJY2zVkGIvl+Rhxn7H/NCOch632MYB6yfoUR0SlnkU2ETjkPa5OgD2kE80PMay2yCiEI
        Zh+x+ap+jqAsWyyCsR6sP6/zbQ6oKtMjB9nWTxp0vqm4yc9ZglfFtNL5YBG8sjgUbYbeBQoPs/NtC6DFo12FvcsowCA9Z+FBgJ7w5d2gZ0RP5LNEF9+LMDvR
        /TELct1P5y10DdgybsDH7TiB2S4QW2coTUAd6i0FHK37xXztPjFfOynma5X4bsrZu62LvdtQ7N1WxN6tJ/ZuXbF364i922re3m1RzuLwOqA0P4Bywl2CZArO
        mdhCofHYfiHtJ/0aYT191CZcON14TyNdtNM6DSFjbDJy1EIJQ6Q50uHZzZB11hFWFJ7V4bMUPqfDBCgJdkn4AoUXbP1yjl4upCJkSG2ZT4ALArxAKkpRwxyh
        JPGId15tyLDhQAPjgDbD6fCbh7yBS8ED3oPOv9T2dUVSOpjPPD3AMdsqrfiWKPloW7AuZnIYZ/39dJYxZXRAKImDQkmsKI8FkLXUZgpMHYQE8R1upd/8+jdc
        KF98xmXvEFIH7SqfmQ1hhy4XaFaQ8Q0Q8MXLBvH124xk8sWLya3r2C8BX7xqeOLihe1Lp2qCfM/AQQCl/7xNK56eT9si9vFZW7y8PWWLtNgq9uWgGojYLzLh
        zt4lPrhYd5NWC52G68B0x4U2hpSuhiPhpCUS0fVJiw3krhoDuSVjILe0WXFogXtgw/wPbzv8to6B3DWaP5sNR59OeJRtiEXtB4+Z886q0u00bt//V3WYzi2p
        /TeyjVywP4Zg/50hn8kYwKlpSe270bmJZ27/DmKYLEvEV4V9O6aawl1oX7xfSNWl6LItnVcVfib0lYdNmBo43C2cRXTUs2xdmUMQrYPRsQEY0fagmuEJGwgn
        Rp2vX6OqzmwKkJr23cjYgZpXHKrzSqevuW9T2TdwRFLRigDplFktiomohhDoCSFQVhaIVYQ46kbrHoXb7fpqc3P7M3Nz+8XcnCWq/rbYmfPywKTO8txGNU4u
        QiGwXVaQAsgNWXR7nJ9WPCZG9mbnWfuJpjI9goMNRq3EKnbGxSxH67AQ9ZfviFIvek7TRhhLgI3BKhyP1FlM4VTcYR/GyXaNve7/0q+8O0php/eHpshfpIgw
        H/HNd22J+P2tEQs/F/EBkkV8+91Cqs0iHqWIYj7ir961JeJzWyN+gQoNchHU1i/mS6la6UfflUtC7+96d3eW9Mvv2hLxN5SilI9Ypgi/K8W7tjT9i1sj/ujd
        W3q7ubXpL2ypBQqdb3zrW2VOvpXxziyX1gHUQ2O20AC/fvQo0SIpz9hlGPCHEhiIgz+V0vHbOmH9NKJOWG+mx28SiKEjqXXMeRO9/dXXP/7vCvr9XPq0lT79
        S8LFswVhYNZh8YBzLsaNFmYIjzlUCuDEufQLVvrYoknOCWGfkKnQ0O4n1OSnBbN5MxAXcDk9kYQY3WyoBsyO3HdR1WD6enPCRr8cus6MqkYEYwEehGLHaGO4
        94K7QinZSDY16mLcqOwK0yj6a5fOL/Czyoxowefi34Bt1+0dpsiuWNgg4SJctrAxRtRUlKvUOGtDUIn8hAl2h1uP8kRmgHZUjSkZYrQojRjhB3JYIoDNfMt0
        4SmB1rd/5AWGZSyyCQoxazRCgezbz77vL/7k6V/7xPeZYOQbIhwNgCBmVvR/u6rGiFmLnxfiCfrIiFn2bS7exc+z8W76xohZ9k3Fe/g5Gyv6Vul8oIOInxF1
        mpsd4Z5IGFrEZ9I5eirG0CK1hzG0SO1mDC1SuxhDi9QEY2iRagGhQZsXDB2iM9KVidAsGhlFSiQXpejrdmUwTAt9Zqz0d5uxCT1jTNcnbHoQt5XT1SaYna+p
        DoGye7o6DLbma6oj9PBZogSk3r14jMaTeCg67OkBK44l+FMsbf6kM7v5Tx0Ld2vmEWxTNts4KbIFRR7GVbuTYuNkTvpgxe6tp+a1+32A2xGVbDZVvJnAXOhC
        v4QXKN1eSjcp6c5lm5UH2grT59ejK+6MyjgfcoEIfkQ0AEJ5VzH8MpgSv2ZXBlDiD66mxLGrKfGrdqWBEhe/cRUljl5NiX9mVyKU+EEq0WavHrkSvS0ljogW
        CFZMk9XrUKgWh8aqSAwgUAmsD26p6it2pRamj/dqulREC49t3HmvkwKxsGg3iF17OaXF+w129d+6+ro1rq9bY6buMT39vEMvbG3Fl9EK6vDT/YcQ+6DHwPVc
        Tr3WGS/yXhVXUfH6DhUP/t0q7to7vSqGRfj0xR0qHtix4q7yd9xZWysOhVOy7ubn0JIU0Utu+tA3+64G6CNfEZpx0dFB2rl82YZDRKnMrA+l18esWR9WdFCv
        kQt6iXQa/KxdKYXpY9/sP05RNk647m0fBQJ+Fh8V2Uq8sH0YeX1sqZXmZ2WHeuu96s1Niwa6O0zbBd2ernoh8JA+tUO9tZ36S/3o6u/V11tEvc9+sy/IqVY1
        oOGa3ftAvqJrCoSeItNX72XWWZCl2O63FF/4r16KbV6KNfip9ExNZh1aeh1GV7MOnwHvPV34Vv95Cf9r1mHXrt1SK83Lr+xQb/nK9W5fh9ugxNjWekHZTD+0
        Q72ll9Pfq6+XZSSe+Fb/dRhkB15xxwOvP0AkVCPZimo8w96C1lnHy0rfrk2q0R1aggwOuiSRrrj6oMbaEI0iS9SJxliop4qV5eYpb8K07sYaq3Jdroq3gaq+
        LlfluizWD30WyM8kMSqZTHUletHNjD3WRZ6ab8WVxNKyGJaRp87Sigh1hc3IiTQGbtNmJHDvZvlEwretBFztKo6vtfe9w0lfgJ8T3Ax4uqrR1FYvp1fRFzc0
        lzc2SaILkou9JotBiyZkjB+EqR3LDKWhoQhVhTL+IY87KBdjXeNfBfWNxr+iFxgaviOxgikV0UF4I+byh+BkQNFDyh/qKt9QNpA+1PxOyOt0z3Ygspi2OP1k
        laAVm71+ype2LW4/g/R5W2sDRbam3ATp+9nN5Yu2MZcRsN/ZAFKghm7rch0HnBeo1EVdw0sUfhtLaMIOEKRLIfQOT7qwMx6A/5RAnbNTwPDN9mvpMXLCeg09
        3BPWXZTMYv9VICrDVZUnbqwo5f2S8p9Lyvsk5QVJ+RZJ+eZOQ87SdzhRhCDYBfSTTgBNtUK3aZOKJFsAQ/x1EDRfK/TM1wg58y6hZt4hxEz4XQxgy45Jnz8l
        FNN7hGD6JqGX/kRcwzrqUDr/YUircF5nCzHfEmK+J8R8V4j5NSHmO0LMT4SYHwkxvynE/IoQ8xtCzC8JMb+ep78F2q6/zV6LCUaAuxfQWrHCr0WufWngwRC8
        n3bhfOJMWkJip2s6U9eh0c/I+4SQ4WEdkJG1XUKuj4eFtA9eLe+HIe0U6Pe06yj7oPu2xO2StlcOLBBHj7NUSMej9xvYtj08d0Jw4eM2BCe9dZdagsCaS01B
        YNWltjgitLyLA4sutQKBBRBVEFhxqZ0IbDiwUeGALeytsX8F7BwEwL5ZRAD8mw2Ia+D6v44Y0ANWEQCBoI0AX1hgO3uDEIhP2Bntrf1wR+iPwvp9m9CfSZYJ
        /a0+3Oh5JbHSle1fRI2AyxdJQN0dDFCvQlYh5tPKRlyOtvUeqeUij27GcE7vUjfh41qN5fNGn7ST8HLiLtOIUbICjRclohifY+ykhBgbMXDcnlSUu7yUwHdC
        cRlmh+kMge/44jLzDOlcoRc4LU8aSBgXaEZiKBdN4EGwAU7FqehRFF1lX/DJACKwuIuqIYXRkV2mMMqqo3/bOqYKm3SKfxIm3JMCiiwqCpXgbLyOUBHl1lVp
        ub2U1BSr+qDquiogJkDLa2hxFZ7WEV9EfIRcVfZLrgKUSmmKimNrUtbgJozUo90QY+U8vdvH6klIxBU2pbUxrIKH6BxlSnhh9pw2OgQSvug5Pb/WVa2tgsuS
        po3VUFGNNnWbSh5QVfmGRbHoOA9A55+aHFyGufQiAUAKhctLGIGiauKtgu6Wl9kPfQGe6Gka6a3dzpYJrHn2aEeFWgCPw5vgqSZ2PNxnnuIh5VMaD2nGe6Rx
        kWYkGxiWJduerOOcIVjacXiGNr9r89B2cpSWNpudt+ISt7YT4Xd99pb6NLSTpLLEXd8pSYGTDO2UxOUkI52IsKsdZbQjhBHbeLfaA8Arewk7eRwBTzaoT8uz
        cM8pzN49py6ewqa8515x6eHdA1Gpn7q34+No4yT1jxXufLaJOY69jZ0PZ6X+knLbH0AFVOJlOgV3M8CgJG1F774aoZcNG5H0SvXljKMXoOEyRJDru/ydCmtT
        B3Vh/pbC6L3QqZrfKUOuND6jswzUtpyrN7TSFOyh4E6rvC3lemi0lyuXFfJzfS50ytUluiii0w8XJeQa4qKleaPwLuB1YRNyULznwPT26NWXV7DUHS1VsO7o
        F0uYqWMEmatBqRxWqrU6LGVM7Nq9B17oOrHGjgYdXpmtr41PtTdh/ZD1a+3oCZvP4yczRwFwb/S4lsjcgDS+nGuSIfp9OrqiT9mcTNnpkna+zEk5UkdVcud4
        yMYuKay/0Uu7APGBERYkatus1lMHAgfjDPPhe13HfwBioxAl8qyERYq8uSRnGSRqDAw2h4ZHehxa35PkUJ3A81ziXWU2WgWJj7nysco6OAmhLjlLacs0VfnX
        Ns1J12ev+3OuoItwpIHZTLA4clkQOUvdy0e2OfZs4m5PeoG61JU0VwckbLvb42xprnuVzb07LhD+GTYhfEz4hf2DkMWQT9CEhYu2bT+gWK2Fbsn2ZpOa+X1b
        i74g8pzSEed0xFkTcVZHzJmIOR0xayJmdYQyEUpHRCYi0hGWibDCL9uOfYmFlKDnCilrHikIJjOCKothDlxtRlB9WSS0W3lG4qKstRiSxZYIjgArYqE18Dls
        2qXMviCkX4iotuq4hZHdusEyZ1tQqzVE+lsiVxBZ3BK5CO00uoxFb2ftPq2XZ4X/wba9B6lRAN6P4EnL9BHMMsHwR9j4/lecpCMu/iblPNllhe5UTpr8pUsQ
        Lby71Xn1lZ9/JSh2d4v2Yta317+xE97/JikMjmIIoQMe4yLkAlnxESIIRWvoA8t1CDJxpE9LDinbHwhfdJ36gy6tmx7b746eFiHvkK0LeIatCyi3+U+4BbLI
        9EKhRZAMMP7ZOacY47cTHi63MyuZt745uRzYyaAapM1PSFYMAdAYNEVLR0Bsi0BBGydF5xD5VNu4Fli95Z4WYbqEGyV0OZRDlU6iZUIgk0qbUKIBFMqrndtH
        6NwSsFiZTGCyhDkTyjjIc0oYYVKD2XY+OpyD7uxlKYBy4ZVuvYw70wmyTNipT1gXnBURrkwHRoEwxlqbEOGc21OkI2ysjTKRjdJDDJViXYpK+IzZkE3q6K1M
        d0MVLS2LGHwb+fLlhSgqwXFlc7vQqmiZUG16WrwCDroBzf9SVvKFMHy7S3ikQHNKlQdlB13VBe8OunO59y6YRt+C7qxTW7LesUPWqDvr7JasZ/tm5fOjB7Cm
        hbUFWvc/LrbA3+3HwYVeNSzuUMMVYXwOhhOC4YYfGHX9S6MP7ud7vCue32T1x9fqjRIflBUQT8vWig8J2I4Py/qNZwRIx7Oy5eIjApLjSYHE8VGAAhwTdMKn
        lXSA8ISf9eD9Ks6W0CW6rB+Nb1KT8XF1JD6hZtl7wC3qcHyrOhTfpqbjk+pgPKeujVNtdof2xOmqKFKwmTxXGn0NB6jRUxy4EO/j57l4Pz/Pxrfzcy6+jp+z
        8Sv4qeLr+RnFN/DTio8xjUHNCUR31W28GVx1C59LrjrBp4+rbmJczFWpgGlXCYfQVbfyieaqm/ncctVxPp1uS/bT+J1M9tFo3pJcR2N3a3I7jeSJ5Hoat5uT
        V9Ao3pQcozE7ntxAIziXTNH4p8k18bWhuh7AIFBTeJTxsJJ6D+h1jboGUEphIyoAjClKKxEWIhhslS6rUh+wFRFsWKZr9jVylb4G9VTotprUlpMmXVXVdYjJ
        ebiCFyz6PLCcwH5jDV6+6Ha83F5Ohgkg5OAOLs7JmMLnEbh3UU0CUUjXxM3ogHoFCoazLkoGU1lU4ngb1dlJROW21e3cZ7ihW+YrM9JSogqlpSzVJbqQNuDd
        Qo0gxQBKvRHDBpBK7aptwl5YgzqHL6AzUk7czKH6Pr5EN1bKNYI2Zw68aNNkIfo4iowq77psTA21UW+F662iBL5wqqhXCaqe24w0UCgu4YsxXfib2ZTQVyZQ
        xLG6IY9KxHshhdjjODyTnNrcZSn6sd/xG0JA29eDyLM1GYhqeyklr6sbsD728WAtq2NUDa2ZvYjbK2uG61cJdS1YhtGeZbr07+fFQccZQnYSLut0iVI0pJRu
        BOmGqX9w5We+KhXDv+gyrL6AllHBSZF9hcKKOoaNhxvpjXLBcdmoxSoCrxTqhEvtoj2HNAlQLMQouQC58C/qiR9Ee15LEc9pr4hsSkKu8pnwMNuXUBKZSRpz
        pCWRVk+KAFM4ZV+xoYokweVPiAhn++aYTWKTY5YHWOeY7ZsjSg6YHFFyYycH7oS8zRPcIXH4HnTfBkWRty0J4nhBQZecEtyoE8R42csvmnN1g5p0LvVaU7QU
        quZWZK6NmtbEEHVSHwtKCL5C/t1CAYxLGhsXJH0SvZCx5W6pIHoXzIkITi+o/iRaKJPCgyVpQn0zkAuDMuXMyRRImrJxZI0nC49jbB7h5f0I9ISX25fhRMnp
        uNVkR8fKITQZ3YpOq4BgSeuNiRO2qH/H1FH4ITyqXqFmEZhV16sjCBxRt6vDCBxW16kZBGbUPjWNwLTarw4hcIi9njjiNOUgAgeVcY+wcgu8r2SvF259Y5Xv
        wgfltLHUIX0/mtG3oCP6rnNUi85fK6eNpab1zeqwvj/N6lvSJK8OF5zqSVyg/TR8TS9aW7xXRK3Z+6MgF0oTVAWZSfgQ6HHK0B8ABC8oXs8JrUKJsHiZXeGU
        qfOBEfEcJTWsYIvOnDqfPc2lmBW7CRgTdKBko+0Yjjib7TgSUD8OU39ITVB9YinzskDwuIHPJTk8drWX4moeTQ1wCuym2AENGjw47WEMgHuSBJfjGjbQlKJQ
        AyGFEGtfRdxP6lM8iFdq3+V4CCELoWFtq+ZGbavmgEYwXtlj0GOaD5hCcC+w+3cFaFkFUbismgCtdIa1KWIQEcOIGAKpeIx9tC7TNqb0Yzny8LqWkFj/FGgV
        26A+DdwgSNHDANNc0p6Oux0QkN/t0RUWSE8ChVdNVGJkJuEF2QM27AGFcS81e+zRDGSX6L8RNbpEDR1c7oz6LrUbBG5UP64m2skwt2G5zcdsoHCwU+OaaBz3
        e68c14ymyWIcosvN+HJbIBbu/tvb80pZtKCOAz6C/FxdZtt18lLGKDIkpJcRVMPTPSHLj24mMre72Ckv6NjJKCq0NPIWUi9o5aGhZTSUSyCkYXmpjVVFj+Mu
        kL0hehtDhwbRoWHp0JAapwTS3xLo4GMoaRAlDUtJAUpSE0tt3UdxnzoJ+2eqBdDRIjB9HIHjBJRuQuAmAko3I3AzAaUTCJwgoHQrArcSULoFgVsIKJ1E4CQB
        pdsQuI2AUopASkBpDgHBnBccrVSp3OgJm93Kxj5rfpWZyMOknaolCi3prujn7fDJmtt6sHwpMNpfjvGQAnP0AMxVh3Vd7S71YcUaSzE0lpJ0PN6bXoonO9pK
        PhRC92nl2P0p20b8PvSacsqpVyrh2yhBVFT3w0+clRZYcYHd1QV4vg0kHrirK+DxZhB44JC5isfrafvj3hfX+eZI4AZ3TwIXFrQvB/mOSNDAEg/DuKfGXPYo
        nWK4TsLyGjxmD4uGTpj+9s9qA1DgjLNGfPQz8biYNBOcxNLs/eGu1HYn9fD2tKWutE4nbWt72kr6/c+861uF9NviTSjXjMr2xGF34lwr2DiYxX4RupLkKi+b
        JM30+3/yvk8WRQojX2PTpBjsSpGrZtCkGOhKkatlwKSIaBDa7+gxvJFJUe9KkaulblLUulLkaqmZFNWuFG4nRdWkKKbf+/oX3ltIX/zik98vQIAl35aiSVXY
        lirXnoJJ5W9LlWuTb1IF21Ll2hWYVJARKPY4uQMVCPkNygvg0RWWr3BWN/hUHlHQWKbwEB3IgPLNnGdkSBIsJwU6jSkNJaBLkVztdhHcy90Vizied+PORJfF
        Js6LNpiquHbROXKYRXb49hdQs5I9bYKTuNENqDEkGuOblY9PviAIhSVKUeQUQ0gRoJgZMC6pzZS6AtoZcxFnFbS3C+2kQPWOqj1LiY8MIJGFqtn7uhci47X5
        695uOsJQpc9VFlBCgRs12PO6N7D9uneQOdsJOJeV3HWvgm/TPU7vFo7aQ2qc0g8jzZHczfINufvkGy6qWu7llOpgPnczcfYQHY4tHE7jdFuHO3dz4TpE+GkZ
        Z1IBX8fwNeh8PUhobIivDXzdha8jna9w7FfBV2Z8l/C12Pk6DSbWEcEmHMZmcSMRZNXRyKrD2G4bCTT+6zB+C9LjNB+GOHNm58UkhXJgCiGG27hDhK84MIUw
        Bb3uKbqIwCAWYSUwj4XrCcCyjwzD8TVIORTvw6MJGiq0LUWXPN7PauEhrAyqGDI1hAxCpsZTU5CpIYwDMjWe2guZGk9NQqbGU75o3l8DmRpP7YNMDfslqHSM
        Yu0XtbwDYthUZGocrSD7n0fc4FL0gAsvcStVfXyynReREHnsvR0JEQrr920SIiZZJiGy2FdCZKGvhMjGexs9hW2tdP29/fKs9f2y+t6+Mip987T7tgB9Z+kV
        7hmQ1Ab3hDWrueUIVbilCNW5ZQhF3BKEmlwzQgNcE0KDwodsV+YTn/UdjYiio73K2tEnPPiUdaC+VcLjHO6I8BrLkW8hoO1AhSH2aAoXxdYHDBHQraJIcFyK
        g9fybT4eioesBbaIXCz4Hqz6F0Od0ecbdRkmS+gqUeXnHJ1FPl8l6vwExuEzrTLipwXRRtzAK0G4fRCTSk4uAHUQWhJ9hq//cXX7PCVhXO5ho7oY5rhXnXJ+
        iaVH3SwiS4IvXvYl8XFHop8A8e7WeKYEcM+iP8IW7yXJkY1OtJ0osb0flpRqEcDt8hgBPnjcq/xyj1Ir20en59g4+cmLuqh15R5F9JwjPdWWMYCCNeDqNeDq
        NeDqNeDqNeDqNeDqNcB07hBXVeoOAC2bBSEw6qkqA1xP1RiceqrOgNdTId+nPDYxAGBWEWI2hDcNH8CnWzDzAXwtK7dhCDbr8CXGEnYetYIl7DyqncXoPMLS
        WNTOI4SuAFsdBbFdXIBNCZietFk+OPbdOS1TtwCrTGjYOs4MtHwVAVhFaCMAcwiLSINGbiAGrV5DABYTVmCj3Unnzm/fceDQ3sECDJBkdbO9SRGL7nzn1c22
        pVOkJRMUbLF7wb564GV5HLfDADg2MP0JbH8fBdIzFLri2aSsyf5MBEiqmlsgtL5Q3yaZ2JhUNAdBqHo1IdgIzTGpa65CDcc+ffueTUdwi4KhSCPQcT1Bb2X9
        5rFxA2Grca665Khkqau5lOcy1h4muKAneMOnNcfzCst1PK++Jrut+rT8eF59M6+wWsfLolAJrjRGhe4xuqBb6WleOrgq3BkhoKChMoQSMScRGMVWlmpWImez
        VEoiFIswmVSRREZZKksi9NIump4XTM8LpucF0/OC6XnB9Lxgel4EVKRuFedz/efeS2ejp4TBuxiYeoqmnqKpp2jqKZp6iqaeoqkngFlMKjHQ9eTh7JaaSqam
        wNQUmJoCU1NgagpMTYGpCbbyUWJpPl+BVLmlprKpqWRqKpmaSqamkqmpZGoqmZrYpKHD7oFd2ZfZJmToN6K5dmMaCpY1FKxqKGig36iGfkMCFRk/7FUqNb48
        r2SCtLiIHDfSm1CLCC+EWg54o2y6VTbdKuturZS1iHC7TNVyR8tapmlbvT1A/VDuGM0dxT0OlmSs18HW6/jaLjBIB/kIvKTIrnOj/2Brnq2mo2NmIKcFLzXZ
        11ndZ4Uu0zVgRD4NERjJTlHzpMvgAGAMfzRHpnnSzS7S8Ga0Z+aIIZN83JaZrm6Smf6nhTPCQhjQjtBFRgLdKnRqZMkGNctZFqUVQrpcFc90bBP7bOGD7ijQ
        wwARmc6usrZLHkDJY/sHjg+1IZ684Z6KprXXNXE+0jT3pibSD2g5pEEBNYTeA+H/F7ajDT1qm3CZ22A206FNU0W/p+1WsXHlQ1YltU+3Ek+sWtFlAKYZWcPG
        ErOVFhunwj2DDSzel9oXxZ1ZxHR/UTL6Hdv26XCMFr3Y0RvG12hEQW8kT28sWF5YhGKJ3om6624GqyV8Vg+Bq00eYxigjuYQ7A30tMgg4JpeyGJYLQ8XJErn
        ZbEYvAKuVFkMYSaB61xyxdBeW8wp4oDvyfosbbbYJJeiABuJuAhRto7MD1+He3I/3B471IlLPbZTudfGg/PNORaxSIq5O3lXvfjMpOm7Rfafpz7oEtkoquLd
        uUx330vTXOxKUVCFu6tsfQ4U2v8JZgohZSlIo2DQ0b9i1Np+FOhOR8K6lRSiX4F72UL0XZemGxkTr49es9dHj9DreTk72yf9XJ/42T7xwDztRyGpZCj8nhJJ
        IpF0BVTnbhV/VN3qYrcmL7MPXInqWRiE1BOn31Ch04kZAId7auueBv9wPd1hVnpfyfv2dMd+2v0GNZt1udUu2vp6C//pSu7DJbnfwgQfH15lfR+u6vuwI/dl
        mDgT6CxgSsBSORMTFfATapBW0iCspgFQlfvsgytI0Pq/sbKLXEYThfhf9vKmVocmmIs/eU9LWbnJu6xYavDuVvhF23YeEAZKjxNR4C9OTUmw7VQUq5Wz+gx0
        ehbia9j8PZ1gWyGOBurm3NQwWiq3pHLXYNMbsCnmagxcOfoMyGW1wg3freVt3oKLXBBrqAWxeUvPqfm4CBNMJQHiAgBdVlpk26ffee7JvzAKmwFFiuXTQJQ1
        fZDL6GR78evwqrLwVI8kjliVcKLqx+PBtP0dK7ZSeC4vxHZ6KXbAUnLT//xZOy6lf/m5L/whIfvsDYqiq9AX/dCfRoTDp3XYmgeFBW6GEksaJ7U70R/bYjPL
        SheLotGbOhdZozlrj2Ms9fqgT9aUD/pkFY9pUT2dEoXnSVHa5EUL+uQgMgyDlAP6pItHE1ZrQZ9kEzAVLHf2By1mu93smX77cx+H9T88MvaYxewxmKKJq+m4
        DEGHPTaY/h8YjW9+7gufpMtIStcctmn6I2syFOZrYv+3KvZ/K2L/1xL7v7bY/3XE/u+g2P+NxP6vK/Z/G2L/tyT2f8ti/zfM2//1aW2BXlEQe6kFbS+1IBy7
        AkeIvdSCVFHQ9lILbC+10GX/t2DspRaikM3vxgOwMCyWfQbCxdNe9VLrQfWADWN/i39oGUPPi7vnWUabi6LXPbitZa8Ln6ZCP2dn9Agn+o9azdFPN1bZCDGS
        GC1xzEm6ODwfPW13/ICancOSA5k7UBgpZeLCYaAZTZGuSQ7hRTQszyUzwE/Gl9UMIlvqEDO+l5eSPctauGgWH0RfUyXTeBlVlL6lppF0NyVVy0si35Mcwecx
        OG+CiOComlhOBpaSQUqzf5PZOSKXkxxF1nhZHUX6RKGQvZABG1YUmSjUP6kLPZtcJ7z3AdVYSvbRl2u0gDws6+5SCvkSahFV2KLsqHCK8o6pvZT2AFU7pibB
        lOD819KXXWoPfTkopayilFk0p4GiDiM0gATqCIJDkCZkBbdJsDioSBE4HFT7jMjBCkoYUFNg2mMkhigVsjTUtcv0gn4MUoE6dRupR6E8BF5KQwZ6mLrA7wN6
        NFto73Kyl+Iby8kk9xscHnofBJcF6ZrLXA6/o5wRypeoSbUXY6kFuBZRW4KOjVIqcOZgJX85GVtKdnE1TS6XqkMjxiCeMczF7DElLKCECZSwm0dlnDvepDfK
        MoH8KuYOiybDXkq9W+1apkjFqZucekLkO0Y4dTYW60jdUAcgM3FwGcy8/Rixa1iP87i7PslLuvFI0ugoEkAyqkGr9AWb1t8LfA4dxcuMvEAXh5f3gKxkGtVZ
        fD6s016HlyOdtLwvBmXam8uZXMoty286BZ4h2tTMdFsu3PVGOPqh3bd+ECYc6Ll3Pvo8zqEFfz4psOVkMe4fPSPo94YfH+bAuh9fx4E1Pz7EgVX4evCFbjbL
        gbYfTwua48dHBM3x46Oy39dOokY7+t+k3NU5Xe7KnC63PafLXZzT5S7M6XI3Tupy10/qctdOxkcBmdfmGGdEd4qZGQo669ZsmAXzUfE6wZ+jEGzDbV8wrSMa
        86IioE4/Dfk389XUeRZV4hoyA4E381XpNs6iieo6iMnxJ2b+LZykALh9G7dRAMy99dt4c9JeRwDibasIgGW4cpvYbmdppPZJ/cIWwU4CPCrCK3BC36bJijRc
        IoE1KyRCaggTAeMZh7XJR7vF5Ol02Brx+q0Rb+vomFdZ76K7DGdrGc7WMpytZRzu4g8czrmTExb1oa73Q2qm630mFKopzY8ImU0L8ROeT/lafx2r7D3iaY8K
        Tid4OFeQRRUf6nrvrsiKZ7aj/vFsj/vzNA74I2IBRTNrizyLONyvY4y7yOxeGEyZZYy7yAtglp4zGuNeaMxvZ7ZQ4Yd7xB3qETfTI65XY4/0iDvaI+462O4f
        0o4awK7LbBIUo7fLeNrACdaaONMrHF6EYDF9fxQYBIjBgfKiX/PodClGj3GcmNLg7eeCD7I2iBz8IYMp7BwcOR+FmfEg+p+9V95143vSc99eO3kPM08W/XnJ
        SinYurZ3X7qwHrEcI5w/iCFtOPQ76EZJR/jgbm8uXVuPYmo9ZKogJwvf3YXISryO42wYlO1IBiadcPs4WN7ZqxpYOu5EqQNXZewLOXAhVSIOntn4YOqdrnri
        W2IR1p1UMC8uKqUP0a97gpd5G1CZW9FYmreGt0XztsrqdOatjbf1Af22UEqmGT3p6Nnq096kXw8khZVPwYrtJsVK0KeMDVPLYr8y1gbQkdJ8wutgYD76ZUzl
        SnU+qanQANmaAFkzKLxgJJvB8wo+va/WpBjK3VkI7TKKkgkPo/cjdzuchwgGxk6bTT8sjayAAnqYADgPDL8dIYDNwxvibVa9QoaE315B4JoHm98OEejnwea3
        owTMeWj4bYbgNw89v12X+UKFAd101RJ+Xrsy35NOPd0j7pYecbf2iLsNOzAS7xqyUwKG8NezFZtz8Q38PBsf4+dcfCM/Z+Ob+Kni4/yM4hP8tOKbO3pGA+lU
        HPSg+p2M53pQ/dL4doAAeIhn8LYKUg1UgNoIQOdnAQEQX9brFLgBaRCA1kIbAaj9LCAAPaB1iIrcjvWDXCCcriAAVaFFBKBktIHE1yMNAlCDWEEAekaLCEDx
        aKOmglNMEoZCA3sRrc1HH4bLxrVyfg3STMkqFH/D6+G8JDELzUtXXF1AXRewGvRYxGeq7HOTYBUgHhy/pWuleUndKQuNWADHV4qjYEdCLG5QWwZe+UDzt858
        41+88yRjeRCSTQafvP2H5s96hwn/7Q+t/xYpHkmMXNUFG3k6RJfBD3zgA5fFmcWqN9+BTY3LyaA0DzuFhlI1cjCtsdmkG873hBG64gNB5LGG8M4NKvvS5i88
        m/hyrPNlkb/wtODLjZ0vC/yFJx5fbup82fDwhWcQX453vqzzF14j+HKi82WNv/BkQ6Lo5s6XVf7Cy6mCzvsACzLiv84TWJhXgzLZHCFszJMS8ONXSvGF+DYJ
        +PEpaUohTiXgx6el2YX4Vgn48RnpYjG+RQKF+A4ZjmI8J4FC/CoZuqLGStqF+E4Z5mJ8uwQKMayFrRbnOzQ1WTV6pjhRINSltRpPiSegn6NWazwXXJ2OWqnx
        JHCbdFS7xqPPDS9K1GKNh517p6MWajzePAQ6aqPKA83jpKPWq2hgdZ5OYgQqCFzOLitrt9xDi+u7b/7WQx996bnb3pg/PFXjnnvZv1aje3l3tK//O96Rekd5
        oXo1AQaCsrerO2mqKTCtXkUQggJz6g4CORS4RZ0hUEGBW9Vpgj0USNUpghkUuE29koAQBU6CKnKezoZGPMDMLYFJ5zRImtMQSWmAZGlYc0GDmrMa0sxqQENA
        CfccbmfHiF0OFsA6HYcNvKBRYu9jdK7VgeBUsw8dQJKhTm6oMSNObQBJGUhMmVt/GMb7sj0fXdS7F4gzbwhgzBIgDFYCM4RxsXopdfZlYtddSDJVEtKZymUe
        oUOSA0fpROTAdYwXCnZNFb1CYqcxNH9HTDvH+J2OZyG7y5egBgVw8iwiAMx6A/Sr6+QMKTBuvYpPQK7bCAC7XkAA6PV6hAEuMNIYzUcfYIQzv/0EWfU6CNlC
        UR5myxlUaEM/9MZYMfHr+qHj2yZ+TT/MDjTxq/phtqGJX9EPsxcbBu3TD7MhTfyifuj4tQa62JCNCrxZK1rdtszWaLqQ9c4ZMnRZDwxQdCx0g6O9XVsvqUiM
        WcMFuhfQ4mbXi5k5L7plfSIj5tFdppuWh5vqwLyQ89Lvurx/vFDHgnhtRV+we2XE5rjK8px8eXaf8lJH1xvPxzXQ60vsyCB9ie4Ci47Qv5Nq7jIAp/JJ2CFq
        VnmnGqImKPoFcXVSZa8ZBRhRDOJKegk+krr/c+Ek3IO/dU9cmNBAWuc3LScCecbOX1P449w8fzu05Ru0Ys4nJf42k//2hiqMcCB6No/O3111U5D9n/5YBCFZ
        Aj5lWAHOR52uBlujzlBUcWtUEUI4JfYC04sDPQ2t2mmjVXuq6qkeN2hKN4N0M/l0h/Oq/G+ouiBq5SMcIT7H2OG5D3fDbmZ3E31Ylu30C958S4jqTuXCrV93
        lMP+sLuiAOFV5QzFwabjZz8WJXAdmNr3q8rrJL0Ve4wFchaC80BSKq9upRZSp5+lRXVTejz6oBcXcF2oEOqGOyJjK6FZUQHYK3RZLcG7OJyeweM3ksCFHFtU
        CnAjjutYrh5fBwz/HKmScoe8UZY7ugQ7l3QP/mC00aIyU8YPC637ML9G0b/1ktHlpMlvihdcspuOFLzO4uPYcjJMOKoaFQJiDM3DQ0LSpk8tKB8mQ4/Eu6hN
        E48kA0BYG2+E9sqTyV193MD8GPV2IG6gSQOEud1l8IPiO862gM821C6GWUNq4lH6GVxKGqAvD6nG0lIb3kexCBzLaqcgiDdUcwkpEtCOh3OfBqj0Yfo0AIIv
        ZRsAdZt+BpfoOcwaHw01rsa3ZBmXLKAYt3KfBqkFLfo0qEsbBEWXfiaWUA2X1qSM7WS4TWmbjwotvom6BtDCNrWO+kCBpAHDfIge5Dd0rB+O9OOteCjsby4x
        Sm0VsTB89KMwl1jW1i7KfPecUbHqQZGCrcDGo9SfEbX7jS16DuVZ93QZgQQT7iTRh53cPaQJnv6waoKn3+zDgV9x+ggbtJ0+ORb7fVjo+UElmMLdtCqgpDiq
        GsuX1Ri1WFsAZHHRXiIA6/RBQW9mIDNk5HXjUmIZyWNkZAUBGIJo6g9wSkgbv2NZLL9LPYhq8uffp3wwKMZf6ddYFKtLjDEZ5hFoAMJZD01MIIAl8bIk7I0S
        hJhC9El4Oi8waUr8lgDXBN8PZo3r2qxxHWaNCQ0l2NsFycQ9GixK0s1bmzcOtGUTBmvzMfTt7PNJheAzwNdqgZFhmBiOTmvgxYxGVF6AA74i03jgY8wUVJDr
        ehGiCDIW5ot2g8BZTJx4kxen1HpArBMWfNCnKwXk/wNHIwninq0wz95GKHGItDbShuw7nT7pxPCDDZaquEM2zJCa/oouHKJc8Ogldtn8FKfRGcaAmB4veIZp
        ovA2wIZYSXKR63uZJ0GT8kXDYEE3BKnZAffxDN5jXy2GRI0Dv9xlTImR5/WGZkmsNjQnot3QDIgFBAonLEJNfcavNxqaa7HW0MyKlYbmUSw2wh7VpV4Is4Pc
        o6J8z/WqJEPRSd7RC4n+U7ZO/5NclgQLXDk6L8WZYrLvPALV+a5KBB9cOSaVU95O5SsnQF8umIiiCqIv2ezuqVc5ZnwzClK/NOvXMOsqh336sLrhdffa3tZr
        Qp1Nj+2sx472t9vdY/l+mhu6chilc6Jc145yG0wE1a67lhsjaqeZIkdMNvb44seejjdNyjHpG2aVhf9oVnz9nnkXRrZ/4Kwbw30+rPf7sJb70AX3V3t84MpX
        +hXV7vdhcRhiG6LHhXQjmMHsdXFEryG9ZGA8ToDEr4/Pd+bYLBNMTpfoBFLxDG5NmZ+/ByTWEOl3Yjbl6MQzvflgPWjHR3oxl5LD3EKx7X9UWLa25t2u2Zqz
        umprJmrb1pzYRVszgxdsw1K2w/g6pSVP0gVH+7zwTlhvZ/ftBL/gef1nHd6v4/PpD12dhGCcRbd8th1i0bWejYZY6wUxO2KtIUAg0lotiOERa6UgBkasdkFM
        kliLDMD+0IKknLYCudCxArlgh/+n7dg5O53ac+cZsaiofXqe6WHB77J9Sps+U9qrp+SZ1f4+d84zpz1+Sp6z2hfoznnOaWegZxLHSBE7RorYWGHTzkM7ScBa
        pURiQk0PwIYrA+CcsDbc8LdtmLZ7UEnXz3VIDjbsECTe5c0mlfY9YwdTrNg4RvfFGLdxjO6LNhxkImZ1hDIRShmLOo7ReTGGdhyj86INtENFAaRkGPtUnjbo
        fCGz80CT99tF17nUerAMqb51bdvdYQ4n7Ku/wxMxJPHwnVlcXHATuElb9fX7hpPAGNOKeV93Ethkapv3NSeBcZFF877qJDDntGDeV5wENmw2PP3edpJ9xs46
        62w4yX5tm11Mul9jTLpPwSCtNx+909PQn159Q/xxxLxIQQxXlcT8R2OZLQol2ojVIFsaF0tYRbZZlMAkCySERIgEhsKW1B58qKoSmBiQXh1cTnyYAF9iLfUi
        xSRaPiURaSxkrEHJugRRILoPaZGeWIya+cqD1ZGlZFxLHaGrdcVWtGFJhCqBjjsqaVEu2ItZSiaoqioEdYqSHzI/sFGylOzW0kgohQ18eShqr9iTLEv7YVYt
        YPEdH2V4KFIMo8AiieaGsrF7X7WgFI5+syU2mN2GEFDEEj8BFahTw9q9Ctm6OZsz56EswfkA3n09dgNo7zI4nJQkGeF+s202to9e53SFZS6H3z22BL8Eeymq
        hlHUsktsf5+ti+FeEMHYZpVyJNWlpM7VFLjcAdg5gE2gcCkpcTFlU8I6ShgU+2QYlQZ3nC4ryDLIBjaHuMNy00HqpqpDiKnCqQucehB2zBqqyKmzsVh12SDq
        BJTjdy/DzMsYRmycrsvHXTgKAEWNzSivuixl5Khr1BTtsffQN5AjeeXSryFHWhKTU1XOWUte2GYt+Ut117s0+oADHfP1hrBT7ehXNHHcoVDs74DHFHABYjym
        8KPAY3rfVAnH7v1htdHnNrzSL0e734fFfh8WGn1uvBs9pOG58vWo3+W93wdwjnOYDzjBOcwHDOZ0sYorArN36YLpR+/LCKqE+P9rT9BgZlPV4CMa0LIWB8Iq
        q8Wi6rhYi0VYaKEWV4UZVoVpK4Bi6Dgx46saR1JONS5JOVWmRlA5VZi2QjlVWLaactZqMW69qyFuFU6uaXRrMU0qIOFC9S5mMwWGOR4a5njNMMcjwxxvGub4
        sGGOVwwrvGxY4VXDCq8bVnjJsMKHhBXupRt8u3CEmSitsnWrND8XGn6eqPo1ZFjCeECGpQyGtaj6jcqwlOHJixX74FVTdP5aUk45npByyvEuKacc75ZySvEe
        5owjXNHVrVV0LasVXctKRdfSruhaFiu6loWKrmUj1LWsh7qWtVDXsgq7/cLUXa8kDTPGg2aMx8wYt8wY7zJjvMeM8YgZ4wEzxqNmjMfNGE+YMd6dH2OHF2U2
        xg6PsZYN2PAhrozbmx7wihnwwAx42Qx4aAa8aga8Zga8bgY8MgNeMgPeNAM+ZAZ8OBTyD01+U2VaWxufyjboti0L01b3tujgH+5hKo19PMRgy6ldaoIOjD29
        E+3WidzoV8G3ttM1TZ7pTS1z9Zpdc/W2WESgQUE2Lbni6k2yhsNikILiZsLRWwZEPRgV06kdvYGY6NaioHZKoffMOr4PUJCjF1y9p9puTwLgCFAPRSnoEWuj
        kquu3nW9yYzsK4K+Z0YoQc8TxX27Z3q4lKDvWXrQIlXY06R35Yc/lLB5br5W9bCh0Dvl5rtt2gdXW+zAyygW//+T9NJbacbyLJh78Z5jUKk49+1e1ehKjFc7
        n1flE+POIHsoI5rgtOcYc4eljdfAaf+E69qXynKqb9ja7Ajj9gtiOHPR7rKxKVactVXnvDnO1Mb6hTVxqAOL0TPx0eRpPeCy9tXka19OBa09HGqfTkXt68mY
        BK1oH1AlbRq0ipuo2R0WLDdmy9JSFbMBNhytjrWOQCA7AearitmSt8TGPgJF2RLs1C9b+xYb419HwJe9YfX0b1PoWra90gAQ5ZeqBQY56KUWX+/67XCrJ3ZA
        O54vVRsweLLBimVTtn0J2NqGm9Bd8XUevaT/BdwfuqHjca8mp4bPFekK7V3K2eV22TEH/ArqEXUz0AOSrLY+wHLHbJ4SpgjeoDGFSOuXiRyP0lpe/a/Gnna7
        wJduETbWumA75zmrVdD6XKc97QCCb9ydyzTLb2vdtB1yLtjaKunWvIu2Nl66U+62JGpvy70iH1ZMbs55by7BqiRYlZyMM/M5YmgIa7Lh1uydqAjrkmi9q3qL
        CUH8YWPH3Atik3jB2Zp7UT4sOjvlbkui9rbcK/JhZcfcq5JodVvuNfmw5miKy7q8rztXoLlsSLoNk29Bgy/3CvkWJd2iu2NfJVHb3dZX+bCyY+5VSbS6Lfea
        fFjbMfe6JFrvzo3Nrmz8vjW13wo2krbLqwrh/37crV5yHyyxFU3a5yWKLUGD8nqN8Pu41EGxz2PFPkhjxFY6HhfTS7HbUexrQrHPEY3AQOv3VdJC7LPtS4IT
        omUJHUuIZ18/Tz/BfPS7NsHo0pRzPZzAQwvQViVoAVp4TBOcL0ELkL3JT8JsD7QAXVWCsHkTGYbpiChBC9DBo0nnSAlagAEeFToO4IVe2gBb3FDihArnlhaU
        f/QtUFX4+4SYgyqz11cWVoH7IGXf2UqY9nVXKyY4mkk0gDFpxSwu/+zHIniLiW13Tgw1wFcWAds7WzE0QHG0uXe0YFUu9eZjXEPoWPaYAwhty5U/jdLfgYRN
        iTVMS1C4iSs04WtNFsGhxv2tR/NQxgOMOAh/I/bTNl5K0DtdMMw+iNPX6EtqxY6WwbHYdBx3KFQ1epyhezx8S4anQCU6fZHtXEYwgwGZnrhM3QghPmyx9C/h
        jYagYLGIj915bTvz2dfthsyEEahtJhll5FCyJaJ7M6IVU0aVLj3JdJA4azVQo0Ijpn01avbVaLavAjUiROPOjoJ0zsuqg+V3dq6muL0alvjpVKN0NbA5g6MW
        RmB71+acqcLCpMVHcUHXG/Wut6DrVZ16C5Au0/XCklJTqhvqV517puqrIV2dLxXTsQ9pIClmx8Z6Z6pe1lhWLr5yHv9M1c3yME/1ynkKZ6qOznO38PgsiG1L
        TrO6++QtnuG1uuoL8mMSc35PFGlZ2CeE5GtI63WRefo2P7GBIa0kNTI33onBZv7sx6JjzsOBCT2Uhd4Z8CbqghGvbsUN2TwDspUGUaTLLEzVEEckSK2c1zDn
        fqEID2p/wiRn/UaXMkd8IhtqXpFVOuycqH6uhA0/XwK/0d1wWwlUdK4EZ04Kjf5Uc1WL6Zo7r1uQuaO25DNNIssOSKLs87YtbvXY4sU+xjF6xyuqQqE7z8Av
        fR/P7rPb47VlDZ2Zncur4u3Wja7SUg+W3v9FvYlE/2xESkMuK/qyLf64ZRAy/Ue+apkuc7k7t/wrNrZlVjnH/RnLbXfHfZU59sWcDFPu49ew8Pvb9oQ9AYvp
        rdb/x2x76gFCUrO97ejreu3LCqZV3Zk8msncEv97XcOE6/f+sIKFBLEiOHnXa8rqXk/ciI6n9z4LPV9DNxe9U8OzV1NDoBcf5+u9HehmIvthtVP2l6+m7L47
        ItfIr1xNQYV8IyXfn11NPn97vq9eTT5v6+7LFfC1qynA/f93aO8dymOY36IWbdGrGFBHZ94KgftvW71di9n2ptMcECJrhDnI8skU8FsW6k1GumXDXRHnTUZ7
        RZ9Nxpipu+3DhSTvGvXkG1ig2uJPcz1lwMcNejeeWSEby6uOvuEiUKCcAzY9NHI4rdjzV9hFV5UQuOMpJuvm7YKPdr/TfaDVRZyEb0seuS1D5GjbImO9os9u
        HWdHCxhsGTftfSkeZ2tpYgBle2V3a+mNbZXZvStzr1AZtJIZGPy9j+/VJbzqql3CTtVINyF5/GoX2Ej3Amud2jrV+SWopz7onvw3vPUUY4JX01ZarwGLrF5N
        YjsDGp0b5RVRMeRZHZxPypK0k2hlAJKLnLjD/rZx2y6m7wzmYyikrITi39XGpTmB+G3/myutwrAHUiBZA32QBvpeaXeuyDYz2ul2GFw5cQraht25gjJVPh6T
        5R+3CID+Fl1o6ATBPSOg19+WV266PQ9J45Dli9+Cvrc2Q+ssZAjoCXV7OtatWbiOoadChhNWBDUKC+Tqp4RczYaSupuqdFNxkQ3kZrm1e3KFteVCJ42d0JyA
        cc10KNMwT/RcpWNQcRljFZc4YNfiV0hFK7kbYN19b06I/m7WogyQaHxLouaWRGW2ZDKqRmAgUYT2x7QQf4s+zp1XE2rcfDsb7xJYHu9GI6kzZ5I9ZoPtMRuM
        QClVq+/mkJJtqd2b37UBdaxH2Hf2I+xtm316G4+7He1QUP+mHMh6w5HMy5nttCyzqeYz2bpARcestq0nlTpEB+IQd/cj0qVZdJNnaQyOpLi3+MTGyUESYw0Y
        mn4+JXkq1fkkZMOaY2yQaDxqex31BRrSkCOXwK+TxY1nhK09Qi/j4FOP0Qx/16bsE/SI/o2XNDlqQ6I2OGoo+rATD1MPJli8jdcsZpX5zbOylumuxWscXuGY
        jY0eD6vh9nH3XN6HJLyGNNsQ12lCCmdouX05aV7uWNU1q2JFval13H2zCtmTEgEYj0BCekv0KjMlNAd4v5Pft0zChiXC/RGFNGmCBt0TV/RNtspkRb/LFi5y
        Bn2zaLvjPTLXsC0LuEUxWNctTBTnA+2CuUQAHEDBedduWi4mbdsmZcKPzV9Hey0uhj59F1gvVNDSUwPw0vO7nioGN4W+4KagG67hx9Z2M8mpl0vnf+pa6Ojf
        X1dGdu5KD+5fk/l+3L9i3/75O/ePyWN9+mf/4/fP1v0L+vbP27l/TMqz5eRoRp+xKc0QHkN/fz3rKZjBM/N3ns5S3+7CaG66Up6XTmf0B+hJUyeyzgcdWqQN
        Y+xJWdJkGXQp5dSCvUiC09E3bN7ITng1J//OI3XF09/q2z9W1ixzJ0NAwrKIxYKJ2VDFKeedQcK2py0QHqvQMKrBviSjb7B5yeyJxIYvFCFElpErwk8TP6P4
        mUh3R+t2EoBnEaAMW1SVUDKV1ykAlEgHOSz8ePgJ8FPpXQDbL4cDA8cMK6N7NLTSdNB1KfBQEMMiOIUeDo458PpkH6MmVmBZskIP6xg7+6zBemRFVXF+VtJR
        YKLvpyl/SGawwgpXzGIxk1rBuC45or187wmrDXRzrcn6ZhicSrrsaIOg7kV2++XneFsOM7bAafkRcrbqbKW8pOyb7X9GD2rvT8LL4AnrJ+jhHXNeT48iLLKW
        lHvMOQt55ePuHfQo32yfpodzgi6MJVU7Yb0SrgyP0bIoqcox5xZ6+Mecm6grD7no0E3z2lBmgX1WcjQMZeJLxHZE66Jd5yNuhRmcfjjUrR7wQ9EPGNOX9wQx
        b6XVnuJj8dUtkUOXRGUtTm+CbifodYJ+J1joBIsc/B8tbTLTvj/xlHOeriLeHVhKd74VbFVC12jEIdoA9l/VSZ99T4NZEG+BNl6dtiUz+lL7PrapLqvIUR5I
        57amxbOESzQf/QC6AMbg+o9ps52omXnA3AIfLSgoX7cATA0sfoKn1OJ6KLaB4RsHzjEaJQtW2GGa3kaxl23bvcT+oTDt2B4EQWwNQQgeA5u0hTPpaOghXtcJ
        ejhpCOjg5LFJ6gZjkzZWBcAdQTQ33UPoka4DxoLp/U5+31LqYlHQo8weLpcShH894zYvhQ9UH9T2gGuT4DyyPeAa7AAH4Fg2xU6wfQouE5578pOF9Huf+/yv
        FeHGjlJ9yYJDpkL6eG0+OikOJWFLFv7sXORg35Dpn3/mfTpHltakKsCcvhXNiLjsIauSDNIaOy3qngOpe29STN3TOVvsRTWYOvddZLOqzvmaY9lstwx+PQbS
        B+/FUjC9rLo4HAus8Ge+aQBA3XFPXaxidNiqPxfAPaHESZHhOgbaZ7CXVACJOBxgUDlUSapYZxyOkhIAGIebSRkwzRcKmJrvmJUVeNXuWJDz4Vuq7TCg4vCS
        w/ArjD7hjasK/1b5t8S/ZfyyC576aTEwR43FMuJ1Rw3Vz4p+RvrZBDu9EGprtgT87gO2kEzm7RNg8FearFxIqSZzVhn400eaIoY+mWlFv5EtC8A2RB2mHWnC
        HhuIWU+3PRBX8fzgwHbb/IQztnrE7eoRt7uXK17Ixg9o09QqxCIp9/AVsHEy2ROP9dAHm2C6Ft0k2qz8WwJzMOcXcXIpnno5ZYE1z1unsmlZkbi/3aem1L5l
        NUlf1q3zScRfoFOy3FZKJeZ62oqvUchlJazUkuWKOA66KCZ9slfut614v+quQZe615S4j0aEBqnSj4JCIPD8IRA6ztdCtxQUC57n+bblsM0HJp8rOaheJ0ZV
        cRGla09FIIjeVn66QcCngqZG34Kp0D1iYc9nL+6rCEyIyRmfxZHbCLTEqIzPV0VW1d1lVHXHtX4vRJbhaxFykzCh54v08C5RvyvF46JjB9luXySMx0Qhrxzv
        EYW8Mjw1i1zyhGjdlePdlbIoRW+U5+OIhyHraVX3FE6qK+YSqa+QRpd6lfYsevp7Xh9NzrXIDEHDDEHDDEHDDEHDDEHDDEHDDEFkhiAyyoRjRr1wvI825mrU
        6wPfV2ltMIH8mh6ORMcpxfeYGGIzTZEu/mM6ginM7AJ8/2W1v49b0QPLybXLCVxbUgXTTKpMDiqK3b+cHNaWFhd7N22fojQzalpRAbNaWnOj3itpZy8eRJ6D
        cMtO9bZ1phUM14yahRbPIXVYawW1EXsN0u+nOvahTdcsJweWNpv54vYpitzXNnaUKU/n67UKH5pqvzpgbCHDuDws8PkAcPiNsmW5EepluR7qZblY0ctyoWLm
        r6KX5WpFL8uVil6W7QotyyBUe9Q+dg6+Cwp++ymY0DSIKf9r6G0vLaLMZc4eGHDmCVQJTxtS7aXVlaWIQYK4hgtEPqpL8ed4N5etuGxqpeLs1MpO5dQbKZug
        YyFU+6JFr/MtMd/oXe2XT3tNQynnODVDN4gGA6VvoHT0hQIt3L8nenhn2Kf2ZS9vbHVeTr6pxXWzMP930Y3dVGis33aLVSSoB49Tc0AH2xc97mkdWz0HbbOH
        Fm09TwvoGevmz52HT1jOnGW8oFOd05N5Vs/THFXHJghQDXJlOWZ1CkWD6+tLojh3HNMq9hWAyH0gZ8kRYDFgh9sXAy7qBlzUDbioG3BRN+CibsBF3YCLmgEX
        NdRS1RCz1lmaVbM0q2Zp1szSrJmlWTNLs2aWZs0szVq8u3M8liEZV2bJuCK3FXaDd2u5jTFtN3hc2w3eo+0GT2i7wS1tN3iXthu8PsAylKg/ooawWbGI2sh2
        xDCAbDgsouazpTAQsdm0WURjzLbM6tRqNl5Wp1ZrK79scImwoBi35krHylV25nXjOCHQLTGgkMdwbHxYcqS8EPe1Kh5w10iPZtwEt6IsBrhwC/GNAF/pFDuU
        ZkGkJ0rOnLbJlJRZ2CH9krbQdL8qvQ4iT4g2Eos+LmyqBBtMVMITpfno43y9fqKEG1mVZ6CqIiAoI6qJx2geT0mmNps0ZpP0uwumhXFtrTIqUmYEAksWu5LW
        eZXxkAZHj2vIMcZ08h/r4DVd3jWBsYx3YRoNjpsQfGMc5HeNc8AoHiGpQDvKfdCOah7tsAP66wh18CpaCfQyWgXLaAXEGhHaUB1xRhbQ6Jv62a2pg3xqnegr
        WxMVJVFsHXdzyf5sa7KCTmZ3Jfvq1mTgNXZmCMVe7srwta0ZPLHMy8hIWUUaGSnCPUYCA0VlQUk0SbuIWQAaUmTDWGP8pGnK2/FJJqJP2nw+g4K/T2/GtUCP
        BQYMcLfd1a4vb28XrCmhXaDkNLldkoZdSJS7sEEqhS5OQ9y4b9mmUDWUWYeE1EGjU7iDtT03z6sUu7/Iy80yrRvvtHfLtGxrJiNoRRA9nmA3JkHCligbir2Z
        VJIhbR1oCNaBGqndY5f5qiHXubII6kX6xqZpiCVIKJbMXqxY2iRPGXBMrh5yeQzwZuE6+IQnLx5uj4/DPNoTHmwOQXC3GK27FHwcHFUKplFcdPPbpKwqpzO0
        NCkhXFKV19DQc374ZMlaVpH6SyzKuGW7UaZXMw8OwsFF1RHEClg+WBpTyvrY8aLKmzLgYeWkMN3nAVSX+GQbZ0tNEPjszlwtE0AItLDudqY3fR4TDqaBGdUS
        4eQvqwrwY0s711LaVgssBeZqUboWLLoSyOGT/SpzzlQDWs8BC8wGutqod7WBrjaTCBZWs64WAsGTUtu+frW5YDXv07UVpd7g7moB0Ckwgrp92+qB9Sttvbvq
        A1RdOY8PTpTJwy6hr5ynAC6QGRNmrAUs0BvkBYL75C2CwyImAEuZUX2dvyQCwVUHRYYgV7Dof4kvX7SP2GZFyn6NAjyiF11sXPZ3xGDJV0W9pjtWQAEGKqAM
        07MIgWLeudij0Se82AcMwh6VFzqWczQNMKa7vmW5cubBcBVQvhC/GZ9pGHymYfCZhsFnGgafaRh8pmHwmcjgMxHhMyCis5kzZGrq8haburyFpi5vY1CXtz6o
        y1sb1OWtDuryVgbpLmDrogZNUYOmqEFT1IApasAUNWCKGjBFDcRwZJWyldEzYmptPq6nG+9p0OimdWo2MBk6XJwFWzBT54Igr845QVmds4LegjAI3NGZFQTY
        UYL/OpH2SOArgvPgYcBsJ1zJ4j00MJltecILVIjaXIuZ7QlW05kq1kp0Wtx6x2424QNqMIJl3vT5xjwThlnPRvxvLTzjppfS6fSxX4qiI6owY/9NAz77Dll/
        3YgdPF9sCE1royE0rRcatKQKB92XGrRJ6H2BaVwz9i8O0AlB6X9hIC7j+fBAPIDv7xyI63g+NMAe1E8xVU2IjZqAx1RpQ4tDoTDg6gsl0pyuBdbenqTufcs2
        03CacFSZBpm0ull8dbP46mbx1c3iq5vFVzeLr2YWH10B/t89nZam0st8ipeKx2v0BcP/9ZoM/9dqMvxfrcnwf6kmw78Gcwo0bZ+tYYRn7M/UZJr/qCbT/FRN
        pnm1JtP8BEw00PPZWhgPwq2rFcNnXAlO0QJVhlO0QA3AKVqgBuEULVB1OEULwKUapcckPJYFYO/U6OHAKRrhMHCKFoC/F8AqC4jJgRDyfe0UrZCuMpuqJk7R
        auwUbUzV4BRtUtU4Qpyi1aSKmh63GjtFq3U5RasZp2i1iDWMLGje17RTtOHwa4Nu/YHCpSbI/ive+WSQaanOIevtdKidUXZeTkflpPXY+OMgQG08DG9qdNMa
        4Kw5QT9vLp/Dy+MlUoFzvubbtkXIBk0oDCMm/w9xbwMlx3WdB1a9ququ7uqfmpmeH8yA1KsiJQGkKMFrhiRIikDPAiQIUiQsUTJtaxNKoGidGdmHAGmGWg0x
        oABCiGLHjLzxCjj2qqchG5KXsJmzsiWtTQNSEkvOj0N7N7H2rM8xc5Js7JNdm7KTWNIK4t7vu69+ejCQZOXYy5+p6qpX7+e+++679777M19lXptGZBVhJg2C
        YNceyp6Ck+1ZxL2epu20sQOEx56GPC8ViPSLva/2vexKzu3W5UafKnKjd4rc6N0iN7r6Pz8fZU31vo6ch/SrYZFWOkQmZtnMGtmgyL7ehw/2q4EsNbk+HyLL
        9I3BiyEyUt8YvBzKWnTZ2dWl+xXZt7T20Pllj0LnuH0pFByb5vh+zQ1JyACT7vaceudKIW1JyjPmD2LC92xw1YLbpOCiFpymM/k0/YtTBODhvd06agJCANjp
        G4NdY/k0/VRoB8I1oHO5RnR6XBjWngghbDdHLuCcMaqQylf9yy3iVLr0wnnDFfAYyWqEkDpPCxlsSRGX9j4Piy9Tu0V1nr2iCqljYascwwx3IMOeorgKxaGr
        49BWFe/dsuKHceSGcky1vdV3dsvvbgM/VeFhicPA9AEf1BCbwJx1Yb6YZNkOnG/1V/0yu/LjVgs9kgdWCzwyWeARV+BQWeDQZIFDrsDessDeyQJ7XYFdZYFd
        kwV2uQK2LGAnC1hXIC0LpJMFUlfAKwt4kwXUkmWSFeNiqAOtQ7LhHhZx1ycfmGSLz/xNpRI7xwe1CWpoBFWhcK/4Old1IvLdrPWgICChIyCjgoBcCl0qd6Ek
        UUFkGgWRCQv6E9gZQdsByMCMnXG51F723Q/njTKDBLDElqCE3Yt4HMnjKnf3CI/a8igpHx3HoyZ24hrqaN2a7Evv1TFr5tvSEignt4zfUSNMRN0ZIjkxB8sp
        v84FuBCKgbyWsrCQ5XKL0woNgJE3ylXmll5UrsVy2eX+uWrX2XRocc04vx5ZFhuMB86IEjnyIeY+ky7qzO1ldXmlg7bb5V8plI/z19lrrZT1Rxv59vFozASW
        11UFl6xUby1eL4kYt2C3jaRNKXcDclJEjNeRv0HqYC8yKzVuG7Hj+RutVMhIHvkOgHWc38gTiGtRaFHKyif+hn2jdGRkd9gllMhQa4NBL2QY26WHTP0oXd2O
        N6G9TuRVXyCifZEB4qtr0OdSxe554/JOXi7hw0516rPHWvu6EdpdZLs+alhgz964VQ12R/VUSm5DdV3p06IMAp2r3uZIEe52W6ETE7n1dOV4br08sqWx2QHd
        ePJky2AwV4YieAf11Alg/TpFnoQBdMayLuLNSKSd6AqOvw7JOaXQjQwgky8gdyZCx+Tbxq5cVwTQJZRjttOdgu/2Blu+7cC8B28X8TbH2+3V21aiPJRQ/raj
        3Q1HgSNHR0Nq1A1jp4D4dx0J7zhCjOArKQxQWFFBwuQHImsn12Lr83YG3q0B72gsBs4Tcuyi8IweXIW8pAXDG5v+sZ9c44KcxLk/fI1BImFja/0U7ikJTdP8
        YSf9Zph8P0uqczoqhlOtNeg8VGWwa/mPMKwLnSOvNHk3DXzURCG56zt9jnJfd6YMuCJxWlUTe5yhx024M33G1yd5+qpf9HIXesmn16V/7icdtk0DtXIgKYrc
        /B0HcgED+SPvivavR2v38nP09l+EgNyOOuRi/OngT4o/A/xZwJ/t+GPx53pp4DhCPWidr0dfMTE9bzj66NQwHiJDtJf8UmTCdaYutpq42FtOT+fxeU3ZIb+O
        Hw9OHALP3/WLFA+v+wkbPnHBxsv21PKejzy3nJ7KuK0xETHRLEiDyb/EC2cAFT+VNy7k8XLKeusfRfoXNaVPyVKRFliGT826Wbf+C7Z5YXnXqZOFR9/xtCrB
        vNvMpfyMJp1mlup4c9ciBAAdrCSZoa1KCDWorIiVN3ne8OL6wa6nM6SxHcrwDdhCUWLvAUiPtIYME5EdceRnjm1OxWx8iFz+BWsuCJROgmNAKOzI/a1eMBqp
        4QtTf5HcGtDY58KtyFI97B9BPxHvWKTbqqt40F/Z3NU8mOgsG6+guwkWAtQJMFt/C3ihAwl6YMyx6l36F5xUiNGXPE18g+JbfI9Jlyoy4OOyf5JIdt4iROCi
        l6jbW8jYuYJbSGwv2OW/oIiV0MwJiJn8bGIa6w3gasq4KJi+oXcAcUKskKKY+S/jlTwSypQhPJb2QZjBNCj+ss+YMelD58RyuCzo8gKC7T+VR4pYd5xe9k/I
        E0XTRNA07xxaOvUDDLprWM+HMq9wXMMC8X+YI+UsJQLLvHtoKW9gKCL4P8EoiVVPcIbzgm1ceG7ZnFr+pqa4kPa85d7ph5jAb6Jo5xAT4HQPFY/QW9dR74e6
        PkTSTZ8ky5e8E8ve25HKt1y+Msse/GpCGXdUjuMbfoKJyJq6/GGEtwloXLcEz4WsSLUSltPNFofCg0j10i9vi4WpnaYJHnDhGVrdab6wiV4HWJEwJF4RBC7R
        m0qeCGmCooPwwsRhzOpKhdl+Ui69cHLpmQs2KJdewEWnf6sXRFPDF6b+IoGeBgiF9PBYhxih3ErX+hWR2NS1BtVOE73DsiHmRnQF9pI8GoZO1yzAFsyV72H2
        qZXLW8GYho0E+RtE/uXoJPIOBba5apvDUOgzPjiwZFHyCeArCTB/4jN+c/K4f5KBSjCzefEKPwtijWoBcU6eI/jJeRR0hWzy3HmpfhXDKxu9wGa0X/FJnuDh
        X1fB+W9XvAtqBkYBmejymAS0tTOIdddAMKfleDks1iGRO+/qOjylCzFyC7F3aCmD0YyQkoYiOs7PZckhtiQQIIswL1csemJxn0v+inUMBFqXhZbHzAtmo/1d
        fzEpVhviDy8lBZDy+GBY1S9A7On67FSo3tV1CRuSqliK9YhQKsvPuu20WoK5qzuLy/UKtR7fnjC5TDxtU+uTI4AUBADOxEplYpnhZokzIYgA6Er/BICDr7gq
        X31tz4mTJY4ExRi99KTRZCDwMpAGZd6Gx2y8iljLw3WZy2IWofLAFPrEblg2ki4/5E0MjDbLMjDQbiE6vadgYuuHSitB8facKAbjiMXeEydZ8YXlnhCQ+CTM
        m9+NbVhJhK/zJ4L1KwF/y9YTMa5xWQJPgItGsEWque3Usv+M9V6Q3w6hyiRCx2WvS270tirL1V8vuPzW0+eTk4EJ1g12nV3KIUWwX36TWroS9ZtuCTQeCPd+
        OwIaIw3zJPGUyhZWbEPpZ3xV+hlV9DP6dvTTwGzeLMnENVbT5wwKL/xVEUnYlsSIZRLZFmhlJD1ww1mpd+BNuRH6KDcD6R+InrC+DitK9BCWBdJKcOAJsjS7
        GJRHbedlZn899JJrBMfe7E/rdq8s98pwfmW4dgTFPt4y7fUYrAntZDqbUIcrHNOdNy/kfezQ6aECa6ynPFgdkYTaCr9DVr16HBR4GAw7yL5G1GIS21plrsrh
        Jf/HmE6kUEyjHqQWojU5/YvIBuIvaaAyf0PF4oxmGw2a8OCgv6VxTSKXcC18AIY+eKg2CS2E/7WtAzDzifBvesrgMLEBwwVPCKvg9hSJ6rQjqsux7YOcziyH
        p88vZQP5BVI6y3EL3+2Bqsh3TyDU7gvZ1HIf8UBJX5nYexNEnFF+eoiG0jbu+ssIa9bMeIqrIJlCnDNkcxPiSv8nPNViSI3j4J4M9wgJV3RFkHdSHtt7rmCy
        IpJoRmMrTm5lk/WYPAk+I4h5K0KVACAPNaQ4AMTTWgjUIYw2Ime0EcFoo1v7hMINDlmQ9ryDUzPbu9Ugp6bWNbA9t3/0lMrJ/tFLFBoKh3VLADSZi3mxGDoM
        a9qyh/RA5/vn8/B+QfIZ4Ezt0wksmtY9JEpKUMvtLPaQENUUpLbohuwhru6M73UPCd1b2UOiYg/puT2kL3tIyD0kcnxHSC4hfKHGIPSLPaR/1T0EzWH3CHS3
        Y0/BfGy1bmROj8EGZX+xrogmvQpFPId3TwgGhi/kvaJUHV8SQUQHj8bwDem9RAam7eLvg64qogiTWdFDBXecTpGnOMBkuSlALihtfOLQkjyYEQAvndQZ99St
        ExhEFs/tiSHOTcLJPRGpsWHKqMY7rnOBnsQFyUcN5evhOnzBODNoRfjJgJx3Q2ByrJYUU/iN+7uB86JogJeU/Rg0j4G8Fp4crj/xo7Lph5p7CT0jObBx1kTc
        iDBDgifDxwe6kKpsdID8JcQi2FuFmsmyWf86If+ZNVx64AhWWQ2MCYz7sYNdWrWuP5FFy+vSCGYeJ6MqqjVUVJPnXoLpaS1Dxyx7w4XnsEV4toUVHJwUBjA5
        Y4yvO6nV1AObFAYFeQVdhUixSa5U8T+6qvQfVtJ/+G3Efuut3ER1/V+F1A5hz0bYDgUhIcKH9IpCiwlFUktnbsF0nUvrXRp6DywldwlkBEuOKaNpJrhxA27c
        X8VuAc9HX9lrv8aNJx+kexk9qBh6VKCwQn2T3MCExadQooYBwdAbyniG+lQ2JdeTEB2Rn+HdS5Zh3aWxe5dwCC6V3CscH/crp6yCahCny8k3jcvb5fzafJxo
        d7DVPZUbxP03maZZgWXB8XBFbf7C4bEjjB0vVR9YyvyENq+hfk3vNWsOLoFpHB4/PSXtBk/Cb6Ipk+sxp5c64IXw5oyJMtCyAdY0nPU0jSDWExLqScedrhJ8
        FGJXU+nnFHFct1xv0X2WOzhoxYMMICHPoHUx5Ba9g0s8HMB7cFrxasbivIOo6l3R2Ko2tgoVIBrzlEjU6tPP/Kv2sf5ZAMYTw4URUwi+p0dOiL5Y0B7+QW6m
        VUEirGqXSXrSp6ALEtYnaxbY/n1eK5+DygcedDd5cRYD6jwz3ordaeLhhXzeKYlqfA7mdU7452zOBt/vI1kCrRkiO4+H87K5xivlIourBRaJgFsuMCE00laD
        zmcNLjP9WxWiB5ipFSKF59+yEA7bFk6WjZnJFe3JcikbrLFetReTTFj1AvEuwgsn079jbPcmb8ElN9gkmXTJXhbE6juwlSI7CGRkJncgHQ6sPrqw3ni9XAys
        PrrwVLZykSLbZYeEIcQl38WFHW5fQeJdHPFhj5O5bbzFb6uBSitPLmTzhZdjnCvEPU/pOyxMcy/9KCRaXiJVhTVghG6Y7TLz3R49D91snnIwynH7oP/+8no2
        t0zUfaAbLCp5xHpe9lTH6MOf1hzARwefkMVAVJcPzfJ6ItjRpCHJnECWdMs/aReEbhb38FpIhvGTNj4K0fLJo+nfNcI5te7w/1fErEtu9z6Pa3y79zlfjXI/
        g6vwZgjoZps7g0fyhVuDT7kfDwuOBycRL6SUOg8t5XO3BiMstljQSTBGwZL+pMmQQfEzlPsBz76uiLYitMEyaeW9C0B0QLYT0pZW6mg7HWgVqEwAItgwBwju
        d8Ui99fAngEj7ByFs7iM8Kfo31hUF2E56SpzH2x62wP+aPxRIc50WVZ031xx3ku/5TKQt8ko390lgrceUNVEc/iyt6KfpX/PwC30IZQxoDpQgKMbVFnAkPmQ
        lTkOElW7auov2WgBmbxDOOVtJdsJ6jI3eR3Y+NDP33vgSDZhPixMeNsm2jmmZlY2Hv7O+zW3pddleALoR2plw3WGaSYxHHrCuwg6IK8U+DQQU0QPkJYx0qXc
        q+01ht7aOY+pENkZKmjZZdIQqJmWGU1jptgkAhDtea9/3RJ82VPpX9cLlwkzxHpOJAWee/UFYhaVAsD4ftlRg2ItzAsKzgmRKXB/vrYOHO+KVZ77upKNLm9h
        cJ48ygUva9stEEHlO/xlcKW3C1sVgYRAMenDXT8CeG6DRLgzEEl9l955V1sYB9CpW4MdivtubwghRgrbBIrhUaXRAKmftw3ZRmQ9NG42iDaj3VThLHQ69uGO
        lRw0Zb3EaoXqvHBwQqyX95w+T6hUoJ+j6rpx+nxCZ5uGgH3vClBOGeKdgc3ncIlLgdBHlD/BM+lh1iP/7L/FX7zDvx13N3nbbvd2691C3r7du83yAHAAV+qb
        9T69xeC8k1FzeDbakjUN2gDf+PSMgdgqT6Ky5sWy5m21mhdqNQ/KmmGQgu7m87cGsd5zi9c25El61rjqkfgMW/nKiu3fDrNMcuB546Bg8LyNOW3PiUDmvUs1
        yxbnhT8vy224d7VAYu8tPsOS69GXR81RAFRAGApDjvHoHT5oyceQLPVlZGsENWgJYXMyN3d5khW3YZvAc3uEr3uEke3QRrppynJ1C6W2iXhkRcMXZDahc5jb
        xKvrB83hl4UACckXZl1IzIHcx/Eiw8lV6AC8yzRa/Qq2F29V6hSskeX70wZiZq3xsnf6rOqj/10V4/YE7D+N7UO2keMMTeILkaRMsSqQcbiprQeqnKrRiXJk
        txWU9XmjjXrYj/Zm23C5LVusaIdR2lHQBdIOr6QdIDzWq9GPgsaAfjRldQFLayTE+y620rNuKz3jttKPu630f3Bb6fNu99zlICG3O7aiFwQQt1FlNpPrPYVX
        HssqEfjGskRk4DF820JcUmFSYij954jNjlGJsX78ilFBBC7YKKd/X6qwvISFbkXoG/mrGOjbIsfmfgE0sjOCay6fzFe9BV2DtH13+Tlc/L2aNncXO4Juo7+e
        9tef7K/lyEKcl8rY8taFfKnY5CPwcT8MRejt3g8pEX5Yqe9DSosPKWkFhRVSQO1/Gph1pW+a4WHXCl1HBScWVmQHwKJtWbMzSIUiUzrqYaOXnuAPSMdPGirV
        wWuJmPRxikkiIwVIKpD3Shmph/Zj6AvvXGEzIoqCwLTghf8mDedym3CGVKrB0CAULjHQuDGhBoyR9cdoigjzF/KMEH4/4ALyvtLNwGP+czwsex+yt7muqRDD
        /5SPkOaY35SJCfX8RzZ+D7HTifmw/we056S+T9HVigLQtMAs3Anebo6k/yEKlrTMC2VIOTLAnxbkmymMlKEBOHCL+SO0LB/uvTVgivrQ2aEhVdbO4JA006fa
        IB+kH0fayBAJdUD1Z20fWBYifJLUPlHv07eYL7t6H781uORu34+Rfs79eIRRhvuW1U659PVC61mpsemKnb2dKamnwXRp2EpnhQ6QYyxFixr/TSb1Y9iAVfxo
        kejbHsk+8BQvfdqYKJfmXe8MURAgH9m1TPo/ym7k7FAE0W5m5HxsRzpTt3tQekJcxAahEuPtXov2K8wR+XWhKW/x74IAfJN3Z0bN/m3Iab7D3IyjgJu8tzp1
        N8XqcjkDp7GKPWUKwgtCaLkY5aN5XkO75NiDWPclERqpzHjBLmyh63GFFlYYUIvnIQu5KXYPU6MIsnlQKglXkhz4Hq4q66ygiBBShfKxp8YiHEsM2zEZe109
        ZCZUQ14pSLInCvrysb/l40QQLcKu4lisvRq6ha7i4crWndtR69z12jnrOocpT7AwkWS2hbXmJE3rU+4Fl+iB7NPzEChceBP6qJL+xzAJheORVOlDO0C/wwVq
        BDUQTUtj07BGhmnSek1Rb6KnNE10i5ftGSNwLZSba1MPrTBNshPKTpIKGJogqfN8GEmJP/LgZb9Ndq85iNgiiDytORql3Pu1+OOIT0lxKLDzb/Vhbzq/fNvp
        OwU7AwTjQgAiYTBP32VgtDp3l8amvuQXvD3mpKuEvIs+zEMb+peqrcuhJi8ZEx1Dei4c48k3eeO87Doi/Bj8aOIH3E/i+0jb2vJ/MqTuqw2WZrl/QmDdxKUh
        O3sTmjj5GZzKo9PYsE/Lj/ihJWFmG/KQaqzGcgweN16GgUi0fNuJPDq1/OwxG/HE0pw4mUFArJ5IKVf21EnwTY1lfy0T0V8uuez+byfnmPDEs1hTj5R3o3Xw
        OcuvuX+8E3kgS+/ZD588/fzo0vF12fNPWnliZcV2rM+rYN35rGv98xgsA0p58DzpIEKcqt0RIhOJ2aApPAhJgKZw3B4YY9OoTSC0vz4ylMfoA77x8aIFCuSD
        rW2DKsHk0HRuNZ3kC6EJVZGcqtVK5PQsYCiDgmOohE5/2RcuwC8MfoIXYEeFw8CawU+E48H4Qt6m7qO1dOoHqAGs1wwNMmsytZomKuFn8Gl28rPR77hPaQW8
        XNFf0kazqX/oy6b+NdUO4lAeq0ESrQSkjg+B0m3qan249Yrcp375qb/5U6V6y73TiGhIuyQIEM3CvEmkRdgIIPgyrABf2GTJ1H6IiV8NRJ6G9UXeUemkgTVo
        cPFy/7xqaNnJsivf8JePnjgpDCy6ZM5rrARApRxnVcJ0rhxxjNNLmjUY7CwHupQd2BGPHaGVzvUeNKeXjWmWZxHgAw04vwYuUEQb4fWExYOtMJi95oUsKTyM
        FvKg2uCM8qiTF+opE9q0hBOwP2WL2RPIVsYoIfVzwq4HBbsOwxQb0MYOe1mbcNJZ26qwXyush7GF0pXOptT1+rX6MJUIMqlQMvAd5FGtIXvCrYsGeiywChGR
        D+FzEOpDnBp5iasu1uJQ7Htb9vBnTEKuw5bn+p/2jVn3j219UOjO6oMLeTShdN5KpRqQ8Q82PV7uGyGKjj1fTiYsQerHfjilXW4CYwI9eiyOQE+6w1Ppudrx
        OquWQhlF7ZbBgfz6EytZWKmkPD0s/m+84hOQOS/9WaPSObODUW2kUrnPM09I5ck3AmOOBesqTzXoBAwN8Lc7JJPmaI8ZP6U6+gJcm469CkDob22AHCIaSLdI
        evkKNCGe2q9lTT13C6967tZwh27US1PA9q5qchvI1heWYfb88JhqHPVUC/pHnloF30fv7duOXDhlw5MyzAAcMjy8Y2h7wJAJy0d+7KqbWbhp84qqYgkogoi7
        IE3GyfEi50LXtTOwjK4j1bLlv4ozQhrDeWheCKSyFg+5vbEyqafGLtb9kpokmHnrfrlQ7ZcLul8OdL+kTor7JfRU7nBowE9kBj4TmcZ6eIw2SMIFxrSsE4pX
        M90Cqa0M0wpS6yWTmXOwMWB70c+OFTR802cy4gQlVU1nkx/u+oWVX3yhThJrRrZwpAUNj9Wmzxk5ZY0Ah98y58I/PQBby5p5FXfO7paWfWqb+1A3LD+Qre1Y
        zVavMH7sTRy39r6D8WOIqRUoJodymqPIJE5aDArP7SwGhSQ2yi5908cJMMYBCxsBjfXfrjas3xYuh/L2EhyGrw4XxDxo8pR/M1w6W8NlAhywx/guR3N/Ny4r
        OsYlTii6Q+vuBBS7FRRXtoaig8bKBDREnqHZRfFvci9WhnDcOK6Gkh9+G/BkhMtFcYqwOOS5sR4kLPIsgie7ZEpBkg1I8nnflw3Hv+A8G3zVNgSMfUwDdBKI
        xx250QRyYUk0jq+fhHGNqT265EHThrJL5bNdJ9OfMzloHc7Nhx7VM0tqoE+oe0794iiah4taVTovEJM8SGJQfgs5BGfqK6gU5q0hNU5FRZEaariK1FOBFemG
        9fMm+SnjrAOGAQ7kPehe/H6CLu2HH8p+nvv4PKR+k+dVvQqYx4hW1vi6/zaqm0JCtkh9+YAi18oOzxuC4D59ZL8GrlUAwE1Hel+91PqgmljNgrKaQKtB5p8d
        mDH54Cj+xvzbObq5akPdBo/wO2iayii9hnpFDUeP1lp1Kf9M8jf/Cmit1mJvDWzy24GJyzN4JGnGEUGmMVIzPQ5ADhAouRL1QcDqx3lBHr3AMwa4HXQmjaB9
        ZUJh5kX2UZc0licZrfAoONuCbySB7ltQ34dsX/jP3ukfPlocFYYV7+rTbiJvgWX1LS+mYMDIOPrkBMs/WzW4RlNUVxa2Z45fk19SS3cTv8BqAqgFInIMQWHL
        WlbgLHRAbTZb6YQTBgTV7lt1MKrvvVs8TnCgazuwzglsG9Y56ocCMKiFDkBCtQYjLP+mMcGx5rrKCNDSAmfUh2yATOcQFSKdsjaYMc5SfCFz9lvAnkYd3ARx
        0xkzFzMfFayVm+qAU5wsqXgX0QZbIN44attuio1ScF+5fbKAiRLxoAZ+S/OMsiCFo0QFo/u7ZsuqjxVwE5KOgnlAkm4cSQ9A0r1VUgdNkAuS7tVJOg+3yOYD
        ftsmbHbT4yb9j766uX3BmEi9zlKqlCcZDG0B1kPDkGHA9xxcovWaZb9X8oCxsgMaPefmYNdQS3fcf4AwM8M+inRhs/z4EZHWBqtUlPBF8QTWxg90G1ZJdTL8
        T89OSfEAEb4hTaAd4cIPOg8NGNgGqtRuXKjtCcuudyeFfnQatX0LhoNY6U0ojHGc6y/vOv1WHxoS/3xuVEnSvItKkiZfTSO73TugXhJADQsVSUcWCizWpJdD
        kvuwMLr/Z77xj9HDUOBC8bWTU5cYHoBdACRP8/1+qp5C77DCLgiNKnDTqdp93fmCYucLsBn4xYNi2wvoPjax7UnBJcEOSDEdvtx1+vzw+CueCDIpt4Oyv6ZE
        ACPjYiRp7nc6QHhsAlP+LcRB54lhQoiFrQewS6nxGVnrfyAfiwTF2NM5bFePlvYnBglcsY98HzdWig3RyaywVyPFkZrKJMwgB1cTG6JvIzbkDR3nt4IjUl1E
        HZhvI6iwG+ch4Xo4aylkQEvzK0jBt5gYg6RH6X8OhScp5AlhFJr3IWyPMDDmyeE/p7zkFQZzEbPcKrlQyTh5zPfXCp/m1zDAybAoZ5AZ+JFz6ZMZfb88kjgb
        7Q6Ub/PP5QbxLLwyLK3nve925rIROJ8DoMcbu2UP+1eNIF5zbqGyi3WuZ3QCC9ELyQhCXJBpIJCHn8hawxaIYtYobFgpnsGoTYRBs4YTkTFMD0Z5w8bjjbxZ
        Nv4YdTfNT+TNkY3PnrNVqqFHuzhQhZC2cY4C2Vkbnkty1HF4v20UMFg/XLt/9Oh+6N46sLhsCOvzgnQEZt83eTvUuKWDMSS4LMhOIJcUPqZS8ZmcJ1229diS
        jc4Ujucv34UAEXVwJ7Z5Dk5o53KMaUPg0ZyYgOYZgKSYgDL272uHa/ePHqWdS2Lbma87i7m+DEl8p22dy9pD5P7ugGcTaHYVkP7ZWluHhaMUwDZeytPlmwUj
        X+sfyXsw75a7u8N6tJxH93fDMic8d8v6q8CmtcyYJy4WiZLuHHMnqBc1+3z3A+b6TdscY0M7B9Z+PPqEK/nP7xwDyWDvVLSa7h2P8vAwBgHQCIg2gGrRRl5V
        /xiURoePqPuVX38zEvnUr022X5tslAYA9nwER97p2sUMhufFzHtZD4uKJnt3d4NFWPqvIh4PImE1FYGV4U65jns2PZ/1hy45So/anFqCkD4WtFEFVgd2MTJB
        UHf0cPGyPjPJZ12wp1186OmHnn7YUSn/Ot9fB5kaaqAzcLLDXbcztUxpV/vytaaz3sHCe9WjGshp8yqdnoEEFA/tgwRXfIv5gG1oCvrWLeb91n8pnyuRwshf
        NAUPnLlCt988kfepDuovJ6eyqeXjT2ezwxNPZwKhrIfQgnPYiOBLe+GVzz0b3KLxSVvDF//gkn+Lxkep1QV+o/rg9z7/vzTKD/74D84E5QcOz8ITWZ/DKL+5
        6XbmxYts/5BuR31ozrHmbWtl+Oc1IUcfyaD+5Iv+HWT2ZaP5E1cgQAC2sl8+XHy6kQiDqGTH7U40GL74Kr+ETVNj5RbzCEK3eZAnGjgmy4LlOwUJ7kScWZmo
        1PZPL/epyEfOIxF82tK58F2yAOTyTNa32E00lw5nJVKruBASvqHlYGnY3xx690NPfR9IFM4khwgK375wGsdGUvme+5aGX/lkWpzOh+p3EB5kckWqDNCBvD1c
        Y/SygFtMob2KoXR7JDf3wqZoVVrSRmTkO293aRGdVL18fE3mexMu5J0lHHjLOAWf5wQpJrb/Kfn+W83VvItQI3J3L3NeDBEEbxgmkAU14qo6CGQzztHjiqCh
        M/AJWP7VD/9u69jy4kfyPht5+oeIh+zKO6XT/fMwijkIkz6RnmRzfwLqaZkr2fJvfRvd6/7N//bbix8YLjylcm84DJ8cfuXnRY4JYGiVwnQTJwyDbLrTgRLy
        Z4PV4ec/KJ2mrP6zQJMvDLf/2Bekwkc/AIkzQkP0ogycFyVaOLa88BEhLujY336H8H/p8re0j67J02e1SS+bRoOxtCsEJFAPpUD71rfTOHobHLqwlqXoTQRT
        xFBQ9r5uQzFOWu3TOYVjwAj66S+aLIUm8pEcoXSmLZ6s5dPL8mdgpx8S7EsRqO6hC2sCxHXICeGFZf+ZLKWWRUOfhl2puHgSL3tMUTDBnvZxOMgC9AApHTx8
        unHMlBNWAmNGgYEJmymAASZ85vyKrMOscHJ2811iALsgC7cLi4MuedOhxXF3MLQH4HRw8IksXF5XBXzEOYheeC6fP7W8/ly2zU7Z2bVswQqVitcEFedw/kan
        r1eYFia1U4TXspfNUJlKwFmEThjwFX8LZl9YS8/LsiM2PeuvDl975t4u9b234c+ufMpuW8ulNoGqrIVAWVYpun5vF3rCQDjHC9lA+nvJA+FN7WB575pQT8RQ
        nbWDU4Ig/ml5uP7caSwZeX8qmxEyKB2DYPGaTHmkvZbiqZ1PP2XkBTonxejNpAPq64AW3SsZx7Q+AbExUtssajTHlr1qIGBqF+2iTFjfzghSvEvGMOPGoOVk
        FP6iDiO6IBgbuWEAQzkMteCesdOngBin5bEbiJQ4RZxwg/AW3SjQWG0UCeFfTMqC9rhBM2POSJ8zsnDFjDRgAyFPDuHPw3abzlITvw4gziIM5/qT8xHrQIIL
        gr5BOZCUAxkA+adt6oaR6jAGeH8qm0W4Xh1G041i2o2iVDoCusVsCJkvR4LlKNMvHyxwOcoEPwRNorSz/nYsQV33x9cf6BpseLg9IESHy6yv5yF4Ytxi7aOl
        WUagPEikrA0wKAc4XQ4wdTM1oGce5imtzdMA7zFAbZncrg6w75AtkTJEqVmZaDSNP4MJzT5CRWOh4Z8vv9yE3n6KvFEkkz37jAx55iFZj4NnpMqZd114Jhdc
        dS6C+TQ0TdM/sAQoDOiqSOokXwtJH3r3rGDPtFNr6LOA5BRug+Mi1nzaVBz0kn6RMQ7nyUPcbdvH+Kg5jLMOUuFkOIhuPw7Beij7W/vH4bmIS/w2XB8s0jhJ
        qeg+xjqnGNV2ObdWhseOMH6rU8DC3Ap6hOd/x5Oahq/+w/UPrEBXBJ8P6c1/+V3v2PLg9PJr8HyUYabLP8dtc88x21+DY1uKUv9BCrVPL//08d84/uqzl5oo
        9l8KMwoWjFFw+cVXLj174tRPfnzX2q1eNGzZDmhg6wCSxVDFEAwjHCXKPttJoLvvQI7q3E89RvvHkSvBNvcfgQ4LYouUcuZikfY+YO9tpP0PpP9TV/R/UPV/
        iv0foNQV/R/U+z/F/g829Z9ng+CQ0l8yenpGOmCBZhDAhJTIGwzGEvHSfB7II3cL+UKBNbN4NPsDS+rf3LILmOt8YjZkh/7rmI+unZXFNi9EbJClw9mMDssJ
        ecAZorbD73LrgejUBm1wRDzFTqhPBhXtbq3I6KcFibF/y9hkgwJDNkXEFrog7xQUpMlgGjq+cKZkMLdjiV9/WgYkpeTHDH+klUr15EPdtp5SCdsBXRZ43TwR
        DpJntn2pQ5ZYuvaMo4XP2A5WWGHh068iHcRvJwntVw+EwL2r2xL2I12+EyYAyP0o73EvKyih3ByA00Sov/sQpDyBE1PBZ6jORkTb+0tGJxCqAPDIHomhF9So
        BJvQEjwv90QXYrnkVxBCBn5O5NdjNQSXtSDsWB6sFs5tsC8VVvSWu48MkavilvuXkCbaDNcOHFW3Y6q9muSI8xAKxjdDfQWZwl+xcfo/o98BpoGWpfB7gS2w
        B+YQ40lWYAgjXJuy6eDr9QSuWfDthY7JVax1Ik6UScq2ioaErQ80qyaPUeoNha6hoDwuejOrB8Vy5SLwxP++aHVleNPwRqrDllQeMiC5aEXYquQJm8Cy+N/J
        8NdpXvEfmm9T3QtMdl97LTgi7358uOsoZLFA1U8//TuyT4ZXlPGfHP6RyClv8T0RpIYIc8KGigKPQ2FZK8QgW7EKR+G9mK7VodHZwDhEELLmjiLVQkhGkgZz
        w5sUEAGBlWjqyVBTVlan9s6Wf4eJsTF4ajumnqmCKa96VbC64WB1ePz4h48/I3+P8fBvyZr0tEke9YNj+LKgSYH1i9vwGCwqTss7e1pmLZRVHBY+8QFt4HJf
        ngWgT5F7cVLPlMwxG8r7NajkT68xqJ3ZO/ToICtMs3z0LljmCvuORDHSY7UJAHewdmtAdeEh34ejQLAMW7xw+ZKnB+lyh4bWTmfgBqkqDOHJ6UsJGz5zCjgm
        HAE9eE9nhQWUvE9+yjeGGuOXcr/QEGTFcFUWNIf2g0Hq330kXLNeVFg+UIcQ0BhLRXN/Qm3Ux4Obrfng8p7nnjlVVVcW2nMSZUz9d5L8A7/wBncHZcFwx8ry
        8S/+/luELRAyGkKu2gEtI76Ux+mfhjyqkcY8uS8MM0Ro4om+7CwqqVP+M7ika7lMxUNd9TQO13Lzrm5QmYRFgIse+PRLQnMDzH2MO2W+F/NMgZrkgwfQK7CM
        5wefn5IWmqomfdlnlGs7Q8cWI381YuKNweNC5uXycNYqo1FmhTrwa3uyrgrHN3kH8rn9TMjhv7TMmDgX88YYzs62sZHHtgWFW388ynujPHDxR59/bu/h/dYv
        opE+fs/h/UcngmuD6dn3rQ/f+L57Zn/0UqHXvO2/HeXtl87nA8ixr/aPDL/yayLLzt4oe7TIMjfKBt2x7aLsP5Kycv/Kt5bf/NTFsQ02EAnahhsbUuSpOz/4
        N/5093//1vFoI2eSUnQ32PfTD71T/vkne8ZloN0RZO99d/za//QjU1PPyvO/yRK/gOf7/u6b54994Avv2jMe4V/ZRjpyGdnBsPkTw9eaK2l3+eZTF8fQyCH1
        dFaF9BTue83hwBzTdEY+VSEC60dyqifl7um8LSBD54Tjl+7hXjqfyWZ5Ji9ysr+y9zAicsCmPEjfg8+sYN8MbJkH+LVD6I0WfeW5S1UMUzbwCMYc1jKLobGy
        8PuW8mYB/711+Adbwz/iqVxQA36jAr7MBLXdjyjQ80SgXqJKPM47oxxBTkTU3hgxUm+8oZMSXWVSoqtMSjQ5KdTnysQnG9L83zrmPSHz/uvjUaWkRQRdJDrG
        xMnQxopEkfZBH8abZ1SKZZFZs80CeQ9pOOYuOtysIu3mjSqfW8M2N/LuBqZSxiiDFB5EaucWmj6SYDpO+2Oc9FQhnsvUm1/bUz7+2p7xRtatIVI5FEbREKic
        +PJv/9iuv3XzxJSFL50XdKgqx+xgHe996P/NPo3Zianlf2TxPZ85LrPT2cjDYmy7ZGx2sJ9ERATz9L3oaqw45imOpXQdENy0nQ09LXjzR7e9Q8BMiUeA5z8p
        CPMt/0g+C23R135LUGYeGVbxbu8q3pTPB3ge0Q4zAOhraNIgmiAPtrB2Dk0aGwAklgX8ed06HkMFue+Z05fPn/RvuDje95t3NKeAJ6Pxvh94J1Hposxsno7y
        qbGVBpG0XHhieTK28/g5Dd3ViKGJUNNHOp/88Ef8b9w13vcH05+dE9ySz/e9450O5UqslKc4oh8L8IA3ik5tTLOwnJxfuReIFEt311BmWEaBZFBPlACYBQDa
        WPCNUc5ASIK8I6lnirgZW+kkcjIJVhbNRLSa2URgqtselCPd3cGXGd96d8Ag2dFuOPzIhO4OGB073A0PpRnb2x0wNPaA/nUz1t8dPI/E77M0wxmAypsbgwO5
        fyaP9+39yV99+ppfmd132D1+OG+AMm1+DGk43nfd8sc6Gz/3pTseFQCU90d12+iPslh3knvV8zuCYe7YCghk72jK7QakZjwSQUEASj4P5pv1LSchgkAPJeVa
        VqgnQw0nG3ID2iJ7UWuDEG3JCgTgxiKgoHahR65+RqRqo5kIJFdaAoVGavGwCur8GBgfmdH3I03dmX073/3TX/zPO17dI3h3Bo8P4dhIyqPnWObSLLZAICdO
        nPJiM5U1+j49eUvO7Dt7Bv98XSrp2v4ZbCMx6DzOHm04cjXa4tPb5NMuo7HvWnH7NrKRNeT+eX8lPTyUpQmjIfl/bugBsHt5jriI/o38rIfrLkRURwoNZnrr
        jbmUeoj9DeqcL4JmLFKFYThagFWux4HHI76fk/eVvv05ll3AMY682zaEkojf68FUrUPwAvXgR4YD3QUYJnl2jtZL1tkXDNQJY16Z4m1gimfg4CZM8Sc6QXdN
        ZIEPqTnAGYRcOaO+Yo/m6VIZOfvFtxMB8UKeFrqaXTc9Sn1KwXe8dWyNbKFJRUdxbu+/F6Yc7z0arpUnkPBqYTveGRKo6HBeq/bV9feEe/c13z34/jf84rN3
        ykpcuGmfENc/3kPzDRx9TWRaRAXydVh9XaQqwzCqvr2P5hA2TX/Z5H09XOiv4g7R5mQL6g9PNFeGH+k9yNCcfRELjsI0DYr59ChlISkiG1feL5gRnCUUP3Du
        LxzquWIb21vbYWXPKMVtYZSL+7+AF7d20aLgF3gUW25aw8Po7zfRWSH6U8Nn/bdVx9B70JvPul/P7yHHVS7e1jhvy455Lq/O92tn6lihnElTftDcODvOYyX/
        tikoK5uFrDfsrU0sXmwPstxl0VRzOxpxkRgpNOZefFkIMDIDDmhH/jWO1V0vP5DPIMC5rBFENzfygex2l7/q62PpzNi9wXJg78ZSLRQa2LrksrFRbElS1LgV
        /tvCrnDreOe/ujii2YK82v6lI/Lfb8irj11/r/z3xYvKUU5hW3jl92Vb6AtbMmJ1fTBbBg1gGDlnkBdhDYNOs9BhhOcyU0Y6rZC74AarZLNVVgEPtNR7R95f
        Am76DoW/jokqGZlqLvs2fWJJoGzG6A3OuhX7//6dsJgIELsf4edAaXP/LORYVL6U9LkabHAVrKtOySvWdP0wTswncM7/bnHuqqOc5iibtVG2thhlaqefgMfL
        BN7SfouIeMktj4t5CHRMNPqUImMtfzJNgTZ90B1DHBKE72AhdGrdq2G9MFTY54jVQH/hIIUId+oIjegLgSJ0RIQOvwNC+4q2wSaEBhq7N0hqsIE5UoRGvoQK
        E1My+4p4PqUp2niMwe0EWyI5N77gqkieErVx6BsBoX3wTZB2SGSxVdtmDbXadLkS1CdvXkOsSgx+O4ylvZdyU9oS+GpcMqRsTwT0KRRPqg+6PoOvPA2dgBDN
        1X4y/Kmnrfng+dVkFmZGpVeMl/4+zbI/HpjmegOJol4xRXgZKzsxeT35+zz/fhwhGj9r6AgfMOMFfGFFNIOHFs160J8dZuTnjIkZkm3SaKC3VUlzG5uT5oZM
        mtuoJc3lObENmTTXDG9bSX/FQPC/LQs0ErmaYO9nVDAYsg7T1RuNBvviFX/QVYwS3vWMjNNQO3daT3VwSdUUJc6IeTBpi11YyhhhKZuwXdnUuIgBDCkovV34
        wIoQi85uYyEJ7TYIVN3bbdIiUD3co4vzAcNcM4iZ5pI4oN4cXlo4UKDXa/o8HbeGnyoKvGLAI/wINCFQnbkPaR993L8Fidto73zap2+/z3AAHv6W0QBYViZD
        pnjk669Pypef9J2J8ae3h931ZK35ocIFr+WMQNcL21lvaAAOzqmAsAsGuiHE2NGalry60duRp+deyjMcGWWFa6r7AFuqn37O5BpRjsdz6a+HxCA4i+PoR/Fj
        ocKPUPFDHsNSkdFWDTEkrGGITwJliCEtgXT6eYNYCgt0wwPkGy7wXLVj4EC4oRgi7PKEzVhDnmVTYEMq8y5o48/aqbPpBdqt4kz4gklseg5nky0YGS7QAwL9
        pRGEWkU2HQo1gUKRoNDm3vlQosLQXcNhTgFlXDYKHNoIfHmCv+7CY2isBzihVZ60suTyKVziT+z75qe/+ntve++hPWNK7j50XAu44ODWB6pvkxm4aPImuhow
        Mmr6dZ2BhirYCf93l/AXICOIEOHfcPAPHtSAaw743KptQOCHwz/wVtJLBja274b1F3IBqgPZfrreIsKTgHd3sMsyAZLRED+hCMxZLIMc+er7ibCMeRursq+e
        +cViwfluIcSnd43zWdu/PMhfh4TCImEu2SVNCcNU0+6KHOfB40g7BNkmvZxrRuz8GrtktyNbNjOlQwCQdz4fXO4ip0yn2+sXlSB/9hI2lNSmaN7ILjUc5zMi
        TKYips9sSC+QYX6ROxTfFle0dS1y4yDxlexLuObXop0ZJr3nrXyLi9XLNSj6avWfFH8VH76K7EnXIpG91mVfxw+lPjxAju7ijfvuGv1O+j1z5lE7yzTR+dwZ
        lVCjmzyLVLRg3GfsNUzxXXQxE9GFpWWdLOGi85D+htGMF9Hl/04Iyw8Gnp8tQk2ySCITIeTI9TTKFiziMUDOU7SYgT72Iim9Btppu5XRxsqIEfN3M+rQki6m
        YVgoSwPpKFOeQNC3dKGIz6EkpYEHTOqI4IlTdmqUzSphCfR0SapQS2sX1DW+u9u0elAh6FzkQeGGEcifczWa8BhgNWX74zwteR/KYP0aQ7VxLk+vLlp4MDGp
        6MyrFx/VJUTHGcbKZAbTGsV5DxJ+nilb3HXnY9jgip+P7zms54Ol3CBoWTGc43x6I4eJxWDDTm9UPJgwtxv4M6oVxYM+BzeW5newz//y4njfw8ro7BnhSHnf
        m+//Oz8IDdN438F3f5iskD4f/uM3/PK7L1+U5/d8dPnO/fd+cc9I1cajUdan6WAJo5HQoOLXrrvR/2nZKGSXAHfyys986s/3PJNnhdz99Iln8vyizfF7XYY3
        syEFbwLf4x2RzXb4uX8HYy/wbIMxTnrBcMzhsiAyeLZ880eyDMfDNa1lHwMtgSHdGW0i+6nwjZAqbXZ+1UmS41GWyj72+Xxhn3fbN761/Ob/a8/Yzo/AYI5r
        VQ9GQgcGULVV8zFtp+vzMb+Rb5M1tm3Dzm/YhX27fvRLP/ODf/5mkdLnRi4rozQObnfEXuLPX+MkTadP0iIGRmh29hwG7dfyMPtlLG9/+MrpqWFz2Bg201/y
        uYFxJ9FNr8Bn3fsmVni09cfF7hdw90tl93MJ12VX0gi0RiNzYbeC1kP3JzuxP/kT/KPuTn7FGtBZzO1OlptviAgpDHSaaqaegJIXlDSWfuRKs5qyZRrvDHYg
        dea4giHcXKFRhhAkEuPp764olnrH6egYgdikX+CHA4TJhd+SsLjwS4Mf1teF4S3CnV6slq/06p6lrP/XAJeF7wYu6fcKl/RqcCmBguSooUauDWHb3SRQlKDX
        iOSj+9Hc3ThUi4o0CBfz2fr7/kt1QnwUZ6evXXyteZ98UzGDqQMlbUkWlGFBLkjdD/rnZHkb3M2ey+eEJgzIxmQIAzhn8WAeRilCE0ZZ6s7INSQgJnLebrPT
        hVbAuzS2A2Samz4n9Dr94pYb1xQ0ivVtq9iwTLlhBVdsV2l90OlLtdNgehraNH3S9uX/2fRJkUar0u/beiP6/2X5C4N9riQBBF7oQiX5Lq6WRu+h1OAhsjc5
        7+3qtFaGjguFy96+kndplFEmJWim/8hAJRxZMr8xFLIR+VOIRNDTxzZO/7HJ/fuJyuZeEXDWM/k6awcMmg1bDzoLxCt5T4Ce97kQ8vQwzQBktXu2J8gNYUsj
        TAMwggt0IoaxTJm3rI0XbRvf45xvsYIYZ2v4RkBlGK6kvwWMhyN9U1NG08msxaBOHQYcQ2j19FeNWxStm7wUunAp8zcEpvKng9WQZxcn+BjOwYLMgnyVggpk
        iK6PyAHHj9tbEZXOsw0krmbcoFrAIMasVEfC5KPGb6hU6On0ewfoCp4bjfsfaLR7FwzXnd031aTMqBCBrEoPaDAe2uAv0WpCfxxcokMLsmmElLrreJO7CpRD
        1AZXNZC+KbtE0VJoF83yo7cxGGy6QjmFchbpr5CUGfq7qWzCUbA+ej0HFsroUHUGsSbjoXOc+hyX5gm/sjPorAk0PgQJLWBybDs9HJkV5JUpJJZpkbVNHpHn
        dqrte9WZtH6gbnigQEfco5lJSuF7rThVd/+uQdNYyEAvP3OYNU3fGLwMpevlAW6/LIQF+rIFu7C1PLJNqNKCY/ZxzbdBRmjbbZAPmkKh8LMDn6I27vmMPw3P
        8DZ4QodT3yZOWRsbG1T3TN/kjZDbIrjHxmfy4jz3xT2Hj1ZuWx6dfRRGUvQr3vDLXu0Y4dF8ZmkFh4UNHFrJ3CPOr50RuQFPx1R0N2oCWFdWiDQvXcq76GKX
        RXAnf1raz3Z5Zr33V/ZCy9rpauygqAAdJIhx3tQfl8yVzbSE1LhmWqi8VW+mqc20NjdTP8Tuy1Ku4NGt8qXLuxZUCDhK3zhbbfZFVRcvASSwsztbPNkr8IC9
        BAIloJtbmTPAnGRmwpxhAG4ZU3YVSxIcQrdrxgxTMtqSne2M8x4s62xvlPeESW3gULwBXOhLB7YyZcDzrUwZ+ptMGRDNN8WJ9xQMWCpjBthWYBb6aq7QAPIN
        YMXQpLVBp3jcw3Gq9EtQsGVnhs2fkO25Bun93bgTJTVou1ASTB2P+ltXhXq0lLUnoC4PGkyCwcPcacSEBDjTLxFtnkeO3mkoSaURWfEfJ53eenZaLyERXH12
        ZorZadVmp1WfnT5fFbOTbpqdLmenO8q7E7PTu8rs9K4yO71Ns9MTGPUxOyI4traYnV5tdma2mJ2uzk6XBj6RzA6t3gGmr2DJwSLhxuAVM8bpVrO23lC7rIe8
        DQuIrZdiy614LkWep5MyyY/uuE6emihdiVJZp3TbxK9utUjb1W2jwoj4LFy4JugTBjkqTGKef+4SnDEXbXLWJrIwYXozylp1PHnVQ/qtlsOTpxVNHhd0nYb2
        lsYyW2JJ4wosoUkSIiU1aljSnFzDzaut4QTTiaPFcg0nfwVruDmBJYoO5RqOnSWSPk4m1nCLa9hhSa775Kne2zTiX7FLZtiKh5W79Kt7ZK+M6fg2jHT/WZKb
        2nwtdRicOx6TXYzHSSa83TAACY1g0n/WkrrKPsK7JtxVBEiCSmepewru4ZQSCRdHvvwHk5n5D3wBJjOwk3nnFSYzcgvHbFt8dvOX3vUL//aaL8lnWsENKDvF
        f56tavgncjueQEKRAyJsDtPM0tBwGLTDvD/jJv8IMAgq3uYkwYNAr0PoInrzmBiJB7VFhI7Fup+hJAHEY2fgA8zVMDH9UU6kBhCEGpaGX1Bo9BRz0nKQePHN
        n/yN4bl97/7E05998NjH7hqNS4CNrgKxfArsQ1+gn2wUjS2VehlpRyQiwdcNnJMDdxOeuwr+VhQdJnY9+S7eqHQ7rC+PccrY5Skjba4ScOaADFuDC/60TWu9
        /1R8QnpfTNboKrMlzTXKGRuz9w0FrfyzsJdH+leFda86BLW96hvbqD1v1J4nmIiNUa09HK7CgqqnlWIstEbdYAB6HWu3ZqO3BwDucq3X4AOWLefqL2DaIHzg
        xqjPRghLQHq1APo6DcIzSYeJLRtoWiiLrKSEGdZxF0+yidgn2rzI+u7QsXgaB20kg56s3rjijV6B+SwIJ2T6eEurP6GKGQypGpvYmNLqT21lC6u/rgB+wuov
        YkyCaXi5xel70YcD6MoOs1c7dogaMZw5CBzSLxMGt2lnd8mynoaqkQCBESoYwA2cX7cnDATb6lga0Txw5kpLuJiz1SYqt+sEussQxBO2gxE+6IC11c09Rg4O
        LId2OfFtTnyON/LvGBsr5uo72gpK631nf9fGrpCOcUYSy+LuyM9yaf8lLAXbjCcxpRuw2/5jt/0DRXIYd02MDF1OBPk2YM0mvenZohdINtIZWVdZWwGGsW8k
        joHoONQkA9EW0afzPQg9iQo9wkskKuokTvzpKUp3aK/QK7iKNpKg8FJgM9O8JVll4VPalcttvBVTkbVrtisdkOvO7uArgVzbu4OXcW3sDr6Ma7w7uISr2R18
        DtfW7uBFXJu7g0/hOrjFfBLX6HZvFECoEpbUiZ88rg95XB/yuJ7vg5X0t41Z43luPquqkWkGdpc9BUHRsQgQqzmbAWRHZE+mh59zBV52Bb5cFHjRT9SOzgPS
        49IAm+4pD/wVZKJmqCiePc9AvJ6j0NUck4uCGF6jKeALjNCUptuWmsW21FTZ00gRJSp8ZGEctTGSVTkDO4AByU5GhlE4OyvDuzubDzDAV0q4DJx5wMCpzwbU
        odVBMw/1gQztuMl6uL7qGPs/8jMi3isKE4GvK/C80QJfcwVe9ZMizgCETAoDJp85UIsX8h4NZWxn7u+GUB0ittFMEdsIQflnhl9deyBcl+uJJqJxzkTDV9eS
        GiPUgsu/SMZ1RqjFtI+odjWfPSjfsjYbD/80FGC87ifs7BHUIPdfXTuw5My+hXVugV9pWr1rkp2W2ewiI4Hw22Nm6mwBsDPEdurneniCXagFzirBBYpeuVDh
        m5BR3zy/4N2N8u4JVldLSULClnR+nczORyAMLTAGIMW8bOAcB65tfdgOoZB0m9hAK1hYptIKFjZzQBvixxXYMoDSdUCax3ECX0YcZUO6MJKBzkGLO+e0c40t
        LKhMLfQLD9+L3VGndynneAR8jXM5xuUAnKHCLUlCUsOOR+vWhc1P5KUtIzgiVOQgtQm6DTUCvApT11JeAsUMyDLLZglVjOcyRFaRi0lkAZCNFp6v0o6QkR87
        zRJuR2qFiVVhRnrzNTMS5romT6kH4FoNLI8y0GHpAPDqax1VIVvoEA+CSHzSh/4QTmYhMw9TKxcwwpiNEHrCndSW9qGIUvAU/FBgK9BmbHfo+Eunhta4ZoJ2
        k3c9YkPmirayweAryJhNIrCgJ4wkBMUE1dpnBc6dDRG0nWk+8CgFd9EHm9oiJrYKTKT9PvbgJgQZmWlsD1AJVYp26WTB8v2nPWi8fU7WWgeLpH0ub52pPCQY
        8Ouz+/50d3HkKDv8ufRJwryV/lMDzbdnXeCo5m6GlGpoSKmBBo+KNXKUbLy7AwvyF5QeVb/SDBsfCtajNTpJvYj07whpoyZdeYWb72HMfH+oGeEve9BrIN7v
        rsoWA2lXduUtNQuSd1JINpsYPj49Z0kRXGlJ4Uoe93MjJWBXEWC37SoP6FCZ/A7cH2BXgSCHPZhtyKC23tlDWpPozh7iTwONd+RbWMP+GRLjhLg09RKgX1eY
        iRjWtNnyglYr7sYZXSRSb1g81obzCC+oz56wvzC2LGj0qbSQeUjejEsH0BLA9g3i7tAUw1z+v31YzpcmLpcHl++V6q8RoffyNf7J8y5PWwwlNpLJGFhnhPjT
        BSSRiAKzBEuNGOfhPVxSsBmkm2Ttxuesn77EnECIfQm/TyQt2WHocpHgi4fHGGcdUOnU9Mxgdm4e7rIygQdQ6ra8C5YLUM0j/fDQmJ+hP2NOLR7uHY8u00zr
        KhMIE+BiAgNOIHPDbFkWx2BuKgjU3M0pLw1OI2vDtF8xm/gTkN9TtOuMaN4aFPOmL/t8OSIjLAQSeEhJq0MqQLeuQEAvhKIvg8UN8F2/9jh4cLNdylZ5gnqw
        YdJDyk9/07yUp4hTxzhXmpO3rSGqWrXDlhjc2PVecpqB2aH094Arlc0C3FSxaCefkNFiErby5E5DumJHK8LLwoaQbFDtW3kGwzfEml1grNm6aT/D4P6hMdGH
        hKAzjh26G+wONFQdLMMFED5wAUvNQ7pdbIptPMEKzBHVQR5ZYIeBLwrZ0lTxQniWreca23YxM7hSqdfYuix3OlcW1zzWlR/rynd0gJfWZrxo4E+kdu8Rj0Jg
        HkynmrJ1iAZ8CSt1GOwa6CdpetgmXrRhPgwD/UQ2ECwCuXF4gc/wrQ9TffmiMAkuzH5HZ4WMJydbprU+u6bnmXDA9SBsLuCyIOy2h3V8DS5xNgA+wJRPz+Vp
        91saU2o0DZoEdL6tKWW0hSllxLy7sAsIhh0e4wdMX5fYwSdg2wvUCl1sEgHn3eRj0QtE9UAfEPJEj+YexAkfbAWww3Vg9wCcO5PPyuKYfQxBtJkMr6PHyE01
        FGvq+XHLnR+3CgOxzb3x1T4MWeFwetyBUQGteoV0AIPDImABGoFdQaA5dqoEogiY6JdAs+YCIsFsYXKRt+uH6+1JiwJNzdfmgeovm9xXdxZEWoA7y/7QTZOz
        ga4fgyHuix3YwSa190C2vW0bGYIHzWx6NSOv5jaQqxKTgKNRYXSymiHDrDw6gWgIOGFEopnhqd59zGzDk+o2XN90EvREZ0GkWz6jLCTy/8jOQylaazdRsgff
        VqHn8+Da5/CntyFXJxNPj6DI6yMwEpS4PDOY2silCMIV9bg4pkAFp0grhQefkoF3oDi+Bj0YWLS8iA1jEXVvwx9hr7bVGoC7X1v73EY/2qpyqR0DyiKEtgfu
        jqgJvdNeplrJteTfutJLMm3S+LXCt0nvUH1Pbqk1TFVrWPJ7kM5J6WmVJfKesnsJqTlUbdBe9knphYdfAr/LVGrIlioiWYd3bXVb6gguuMNeKDeKH0neht8t
        cGWqfKiHwcZOpUcTHnSgZuQOuaJEghLJWNoXSYSmO3aWeouR4MN2jGq8kW2vAmGooVeEk+/tdsnOpl80aiiticWS1016BUwcv8M/4N80ZENK1py1LpIgN0k0
        Guk/kxdDke1B+bu4LKiPoNzZahFdGp/LZ0bSr0J2ffGuw0sTVgqL+CLNUmSf8uhDGWqyh3tong3NZGXuMzXO+kPkuuwK/FsArOYdZaIVIHOlamXT3ZHKyVu/
        y8HSd2sds/1zP1cjAO8pj09fvfieo4wFuGOFw5+mPq8iHdXtY0v5NNRYQtMQ6LCZfsbFGkFEbhnpLkEyuezN2aEmHFEnetWGpNuu9enMvp/6f3519Be/9eJd
        j8KyBfrJlB3R2CUvM7hLBNJZNNfEgVMPl/fjAOxGxsdp4vBAJp4BamI1uxHgEYgApvCloLxHKHdsAksNJIcdCYSFYqV23vfrL/3+//GHa//nS+MROzn8mufg
        VJUhUPpEHHTmuK9Y87xfoo2IJN8t3tC8zRLQRb8N4Sr8dToxLuQ0U0hd0aeLo1qs05rP0mNLm/r6cV/B+byv8GQjHINrQKMP93YHO2BLAzHMg20QRDYq2pnq
        paOuoeCl+uClmmo/nXwsDuI1F48baY67RbxfFye1rYmPvLzHaDpcaJWkCT9e4X54gGQY/vf5gH/uW8pSFxD4+eBuuFrSaS29h7GeeJDahocS/A479RXpQ6D9
        hDC+tnn2nG3VggKbRYtjtNbGObWREbG5dS4pU9sLAh62PQ0k+1I+fWVsXCS0ttNXiXlbOpule8fvg/tIUuNXjW0ItxDlzSxhAu19YTH+emxcgVgyweTKR9XL
        BISgeUZzu23ZP3Q8CxgPELEkr9rVWkc1oTeL1/uE1LzCmsFuCWlDoNBqZqpfyuLExrUQu1H5CyF243qI3TUboZ8aYnd67aJwzrKCH+v67rB7opZmrZbmZKDe
        yVoypBgDq/woJKFHjzBfWPts+ohMZnWYpJVeNdQzrJu+U61B9bHmNolHlaYrhDXQAiw+vWFw99LKjZ53bpRFGocBwTMqLdgIQYm6TIDQp92o0LiuLpAumOUW
        LhBtu6BtSNTaZywL2VZs64xxUCxme6pky762bqeIlv7i1bES56lQ45ki/vK4bs4fZQ1wnkNQzy42B3KRRSddoS5OndjXvdrXXdrXHUJVXAU2wK7c1aTQsi2f
        bgbmQ8Fa6LIf9JBuVHn87dS5qDLh8ayLy/uxpcBcB5aQcfo7Blo+pgd2tw297VBdXN2OqheN4rYH08X+lkrLyPZ2mO35VB6DvU1pOJkKEx8wEDJYSohQVDZG
        0OozuEGTrBXuIl54OOQSSaVgUlLKm33VafUR1EGGCoaggQu49ilhXui4boMz6upUE1b9ekCYRM26hJ/0RSJLII4KpdtagASLXYh7uIr0Sk/pNkS/kEEa1MUU
        VxwcBbD9QuJPZTBlRQcIRA4RUKRgxOygUiTAkOGyHRR+rN9bF5pbdyFCF5rahQAqbsZ+acLvVD23Q/XcRpSdsFI/04GX4AkBnuB7BI+vfTOMPo47v+yb78Bj
        SvAg3r0KmHSwVvD4BI/RGTLfexeaW3ehDh7fgcevwEPfQQj70IYjswOChiyociNVNSuTFRIJ1f717/mBWQtkdx4yxD48r6/i+BPupfaUfrE51SSCEkHlBVSP
        2QAvlDUbpP8UXu7I1fVSHrtgnzHCbXoweaV1LiNlqaYIxsHJ3Z716pVARTPBnTGNrXouemetf5a+i+jTuerQMkn+1PjxutMJR9d7w48/NzXcMRRApV5uSgth
        ZH3faU77t9JTcaF0M4Unn3H6J+6Uwte8AC/WKP2HpogMph6SiD48fAGZyalxoDsusu4KVaqMhplWyqjRsFNX5B6yjRlmIZD/1WjY/YDRMONq341cJTLc3zeF
        loMZeFTFYFZzrzIVDpypcKimwjLzeqCQrsB/E6P7AEyF068gbROs0enD6KydY6woZPcIaCfsI7e4sxMOaLkdU43njssgcO0QeEALpHo96yXXbBK0PndyCrq0
        9F/TDfu0H/jrZg1O3woO9Zl14UacKbyI9XS/VtHISX8qWxRCP7NV2fDwEr0t4qIA0/VJX1/Ka2kzNEFXXKXNYE/+EHHh/DWR7WS7oVc83pQsz6VxFeDAyW8s
        WMPJelqMo/vrUUOOQNqT3fETeXgWUK8dq41Kw4JxPpFWY3j65NRwV2nELsPabXZAjwb3a4Eo3K/5MLXB8oeZIAWIG/ST4fHL6fCVb9b79p6lJFn0hsTcmLlt
        6vKuBp/zhpcQp1Gui9b70dXcf0puZU6eHK4/cQSxdCOZzUT1sR5OUrzDyWdTkwrQ6pt1LIsl/d/LtOo9KLI6uMQZFCMenIh7sLsfSOHBCqOrdSxijwdIhMDs
        FOlq3pa1CY1VU5VwV/+XCRGQ6QYeDQPmIwAr32TKcU0L8jbnAtyZTpg3Iff2Mx4ffE+CJ/P+ClcoFWz60F/F84YImLIygLT6KkB+LnXjgClgmP6u0Tw7UbcP
        HedBWSLNmk9JU4HdHL4iRCYQMrMTPiGI2KMW+GZoVt/WRei1PrK9B8DGvurF5eW9MHtGME6fBMiaVfoRQXxJf0/EM6aop1uHCrWazyE3B7lG1pEDsK3DDThO
        mJbvphEMloiML5bCfObZNqatDS8pm041kJ3bjavHVpAOw3qrCJOZOLcgmamAUpZsrysAOAMiuAboVLR1zd2i5rTwFnEp6YRBfEJPfZgibEWDFyCwO0R8ngbJ
        CA90oQxtHMQvmNjEq0hCh0WvDtiartHco1FXD+Bo9f6jXRx+EE0aDyCQwcGj3Y6DzP4uDjkEEg2Yc8xqQDmNsM8ojXZWBpEUjFuk7bUIUcKa5EUzvDlEfKCr
        QVIYRNQcYDY9akgD239AWuuTtGLGpdN6/Gt5vnBwKecAO7oA4sn0VGWSKnM3Q0wETzIiRITcwfTYcUMPHmBIZw+JGQPtUhdBeuMCFQSrEzdRLRTDMW73wa5G
        42kBT/KumzuM2sbV3E1z7rrwa6DRr0CvzfgCsI1Q+DHnOUHXJegIK/8e9Q4qgWboBoSZk6kiCGPq5VwInHo2KyLL/m6v09/0aqKYUUQR+DHQ7uY1SL+uqyzD
        oHDoal6hkDdbf6XKDDpVtdSrSzg8T9PXc/GSCnU1pxKTHEthoXTTVcRzF4X329I1M+RO3VIi1QAdsKsEB8wI/OF2/ohhVCPwE0yKsTXWSwyqEj5KyKprKUlp
        8AVKIXtuPmPjVeFOZqQSTCgRtIFYH0BQcB/JAWpH3GA1pIl8HGmA3QY+huFChySNTpeNA7IVd3ogFwHOTFpKY+WjafYQ68PHR8yvAhWjEqnNtceoPWLvG92g
        7AOZqgSlYh1AIiuGAwiBscj8IIs6Ya/AiicHGTnFdS5m5zrMlHuvDLlo26+Ah1p9QC4CEIQrhfJkP+cjqMo2amUJBV3RApL7u53O4NsgrK7X6L5wry5MTYfJ
        sOqo3egEYaupAN8otiJfpy3hj+6mraiFI/CD3UBROs79g/TwooubwXESmLHgfuaFgHsddxEbrNLE0m0txHB/aO7r+p042dx5z6UwCjWdWpNsI5h1qMZUwT6F
        VzG7BIU/fcpUsLBTWMnPRiZe0wTXW3oFRC+dl+E1f0IDyyUT/gGJ+gckVAhqFNCoZiYbFK4BL2kY26DuOeCPaGgR1Oz36ZHnb+RmQ0U2tayCsKShkWr24DgP
        9WsHMkZPOeVTDfFnKA9rsDMErRVprGbT5Ff3Ne0wpDQfigOzQaFRI4ONIeYFY43PJF8WVtoTJuZXWNf/wqShvYwjpLQc0Wgj4OFRc0RmmUMOdMiBBvqC+Aw5
        2VCJgS+aPMu3gUZ3MlJmTJUGMFU+oijq7L5hnDoJHCAggOMDOJNW1QHDf6L9PEYlMcJ+Bm7IkdrGac9913PpgMaVCjQwcaACrvY8GNGSAnOXhxvMMYnYZWik
        PIQ2eoqP+qRl2f2Sf90P2mvJhyKnatomqLkNu9KiU0cvyIOF4W1wQH2vXYAqK8Blr9D0BcRGwimYqYyuH9U93qikbUrwmgK8+oIH4RBqFmB8bVA1/Me3y28s
        RrSwAyPFjrSAU5OGRtNihaFWqIHZwuLwPoAxHKe0obHGCiSS1rT+GEFgVlayJVS5QEsQzoy2x5B0POgPNoqpHXEIlrHqpChSlC7aJazGRWgJYrnQLmLBae4E
        djvMQr6AEOyTpt0MWdOVgm4Jl896WxjdzAo161XWVAvbFpe2X3Pt6/JpWC50oe2AufU2HL0ZmlgYkZqgTOnJZ1sqUxBSoueUKbjiJPNKs6h8yvZhMtHb8mVa
        vJzCJZX65OJfHkhdBiQiUvuHytCiJ8+30equWvQi38XVsme4U6BsDzZEsPzKvDG9K5vFAr6IddJSHU4tOvPCJRpFunDPNZPiQE2Kk5qXRXOLe/keVpLlgYH8
        rntfSKvoBOgCqc+Vfj0XJygPexioGSBCyzEC51hgM0UNYbih0R8Dnh3DCqZfUrNvwOxLVYXp5Y6jaxfLcykqyWYAzgHg3afdO07RGfiumqYCSTC56RaPOwVt
        LGtuwSce+I95k/r7+IPweSOG37MxzPDmrMOJmSvrdMhGWl5cUXRw5WMbOOTYsr89WgkBWrCsg+mADJTKPZtS4TixJrW7V9akAwBW5vBtEc7bIfysomqXZ/pz
        7uGcM0jsCq5fdcl0XeE+/sA24CrLawrWDq7slMYj/DOeT+qU6YLB2Pp2RtutVsm8zi3jFw6ofQZJmscUuxpT1QsTFILaQgfPqkVSqEApCaHwLGeVEjaVEjaL
        qIuk/8VeMov6IqKj0Q3FbLmhNKhJZlRDNBU5mkvp0HcGsG3VnHbVnKqrpGOzGaiM4M8wy7M21YmY26qUm5BpxHreoo6uA+mWL6cV0Lz0FNDdzYDuO+oJszUl
        oiMuxG45dXwZ8+WIuzU5koZyJI0CJvK1QCWWTRvrVm6c3Rc+IyBG3I8IodhtULOoGeJnyD081t3sKpMYa6TnWCM9xxNzCM5N9/Am48JvqALbsWzYkrap4voX
        rwuW1pof4hHSceFtd8r21MAB2Y0uL5x/ZL9Zp4VFLUQILIEje+Mw4qmYobU7uBLaSseMJ382m+kELnWVSIY3Ppm/aRjw1PdNw84RYftvxJEoP7H5nEYyn/Qk
        Q6zz3oasJ9m88uu17hnQnNzmW6+v6+x18kon6Tr8eT1nCh5E8mfaXud8eejGE9qZ0nXE+QzQYJseCYEa8PfHOjjYIr1ewyE4i4aa90K/9Dy+DkWmNOBAC46K
        tPjvw+PMNdNFMy3aMQ9GQnEGG/k8opPO2nnMH6zgOtoTqXEAa/IOrL/4LV8MnBW5fMOa5GU2QGTt7pmRTc/kC5iqXXnzTMFL771rnM9jtA0AGm7hZ+h2kG87
        MxplyL05g07OwV0KUJrCnzYANIU/BlCKCweM0udig0bMiTpf5VMbjFM5xY4mznsL/HM2i0jhsXRNutCRddDU+bue50qYsjcSqmfsGzE1U+jSEhHvRkaooUk+
        lMAd+C+EJFgh3B3U4mowFkohgPiukSJXzMgQkZ/IQCfxHHfTY1zh4iV39O5q8YAIHNSGjASCI+KuQ3UFwBuafxmZIZp/yejBQqd2lo7riXIMNUO9RA3m2miw
        QEE209bg9qOspwmcWmdlOeTz0u68Osrl22BpHKMbIyFdAyGLraLyL4xlfUgXRkBBgOEN9qqAuF7APgGI65UMOgDusPwtFeCyQy9deTu/mWF7AyjYG9SiucYz
        EcV25D0BQANm4NOCVMiKMAb2CPymCCQBXZsYg7imwBj7+qtAq80BvV67dZ2l3fB1+uv12rvr9PLGid5hFjmlIyYpALvIKZmFN9/0WEFtGQNzRyFaPr6M4BwF
        k3fojoINvYMEcCkr2MGX78wGZZ4R75E7ylB8LIfwEIOt6oAPOczpaA/tBQ+DmsFcXvp6JVf/egwJJO86ztcV7L3b/zD2Kz/+S0x+/ftyg3yjJaF9GCLCJnLc
        o2MvmD1OQb7l92/Q+XmjvCZfmNdQ6jr7eq7HzYbWOceiN86dIuTw3WNdvtLqV9EqMKDuTnHl11zg2QwXeNbiqs5iYkTW18in9PI5pHFQH8m2CbnJ4WIRnsm3
        b3KyyC9fI41evsYrnSwY9ZZuGTshkyLOQSysiGF0dh8uFjthfDeDC5yDdyL+cQsXm/UT2TPNPbVwZe+l099OlXyxgtJ/wQriPC7D+dw5ln7vhGNsq/6sZ3ci
        YuwNeJVmM0MDw6UG5ChY2MZo6e78hiW6vfWt3MS6BczS41a6fcMS1gSf7pAVAjZl9nugpLFS0r6jn1147Cq4sfN2sZ0kZdCdPrMkSfPSny7tA7HSF7Hp9s+S
        sEMCapY+6DPYSBbPQutOy3o4IMKyXmpInIfzCKS7Qc8CC//9BBGz6fo7/T2MZq7cF+bKMXBc87ovTmM3FLZbN4cck899OIbjnJC4Jo7rMLqZs/k143yJ/jjy
        k8FCY+zfS7J1x7SEjuWup2H8twlBumHpLCyvu+MN+bEN09PHJryIFBnXVIbfX4BpsxQb0bS5tylKyoJ821TZdgG7TBNTIH+WALsFdFrEjIGITd/zltktt8xm
        uWXKXVw5RKtGkODCTA44IXObQiDQ+1I7SsvsJmy0m+oujm1+vjD0jtVNk5s+dpHS9rMMeA9QkZoDocZjADEeb8gSbJ8pTUWvoOky0/0z6nA8fSbvi2y+3Zoz
        MJF2BUe7x3a2roMAqPvF2+N3wFS9Z/uHl/BxBt/7OQbrY1SiM6MxfdflDfPKwhg9LlgnRVZsR1yus8yolWwit4nGUYCoJAiGOWv/pefMhzt8jE2wWzI5Mfib
        BHbzSeE2nSh8E8K3TcG6BX3lFJkZzn0LleRqQNOBGmNad1Ns6mVNMAjmYki4GPpgf2fsjJAWigN2UfBdSpMFis/QJnfJ8lcLv3rMFRgKRbsxEckC4R7SM2T7
        ObtlVIGXNdTuzuFeRnlD/PZImY8FqTsHm0FZIUX41WsRIDXvnMHcCnvJcAhk7V83FjQbC/EAoRBMOQcup1BI3Omm/U5stklg2UCHPup1EwRh1msZtrD6hSGV
        VmtYtHDpXF6YEsd7yYgI/NLqCVgS92uHlB1UVqMoO12VlSfCSxVlb5ayBXYOtOygKitPMHfu111Sdq4KIeKYobQWVGSuLLtfys67++1adq4qK0+Eky/K3i9l
        F9y91bLzVVl5AoLjfr1dym5z97mWXajKyhO7rSh7/F1SdtG9uV7LbqvKyhPQRFf2R6RsYfH9Bi27WJWVJ3apLPuIlC02+B1adqkqK0/s9rLsYSl7jXtzg5bd
        XpWVJ/aaouylx6SsdW/ehLLtc3kmNBA6j8i+Dh4bTOdVQ5XpkR2IuDdCsN/5kV0Y2W0juziySyO7Xaj9yFr4FI7ttcC4s4iNHtkM5w2UOkJgxoYGZGF6dfm/
        OIdIVTgKNgnURrUy0JE1NznKQJLDWUdI6cToinTnM8KhO3JuuH+H9DQvNEdG22rjyBt7cQq1RAfqoFSbsx0qj1R5ETjlhdQUQjfhzlmojkDeTXvDKs48D9gb
        CiMAYXCeziIwOI9nAS7vz0JcHsnIJD2cpbgg69ZOsHVTuOwFd1eLFOXXAiQ0NVKUXw+Q0HS+L/YGLm/bO5z7S0KDAjhBLQnVopXJUgbtdQ836hYkN6CVMW5C
        iMq4CSCj44Z2da2MSWVtnIWwN7kBhMqzM5hM2vbvUGcAeAF0VT0TqpYsUPtCHsLsHB6n+f+zURCvaWbQM6Xp0647HwvXyuE8rsn5vFp4bVP+2nX34erNxUeP
        qHfgk8j4+RK0GPWQ2616yO32RdsuQm7LNLauCLnNA8ZgDC9j8Lg0bkDM4hZCbsOR1dQ8KbwNPJgIue1NhNymgQdCbrfqIbcBzc/Dkr0MuR0RxeshtwM9qvOl
        xjJ8jqls0nAiGVGLAFYlQlSyKuR2A8dxnjauIbfRS/yZDLkNhZqHvGECy61CbkslW4bcxvNvE3K7D/yoeo0zgVqvodYGVmxUgKNHv4/++H8tHaQx2xf8wCAZ
        2Zo78mPmCRpFwvQnTD8D3yW6+LbU3zdvqHyAuBPCfdSddmJkrIuv6r+EzxHimb7n4XAHbEZoo+gaYoG9cOuU6y4pGNFhCXPYkP2aQRDkSqtFzb3Mg7fkj33f
        X3NxXTXPc6CUBoCEI+jwcvMBl4GJS+rYWJ693Oefe5eG80Vk1j6c4048fX/deROff+Zvq73o5X5Bc7j2wzGslXDxa5mf9jy2ab3yBL7KBiZYvVGeicuPghHw
        0Hw4+ase4WIMm4F/3woaH+qsGXdgi/PZSv/QcPqH5hYqhLjQP9D65ar6B/hcbxUwIcepY+PqrtsT7tjNrSrJ2yx2ZZQIn25wE4oJ8NU9BoVAFg+pUB3+t6o1
        sXzZ1tdXVN4p3NLBltMhnF7iUuNmv3D2Tm9q6opm8ViHKGD8Kh1wbDyhrrjya2khg7UYFovsKdRMTMF+RlUSmxQSMRQS8dYKiQUuM6mXgR+m6zoJnGRLGwtM
        apTQfLiH2EwLsLifkf3LjLlnm012B0ZZhoBvIdIgFxy3dRXOZkeFycfei3sPT/gy1zLrBLVFotFDesjCyMHehnymW6Y/NlfEuuQpMS1GahYs6UTmYxHr0lq0
        y3npfklXp8aIXzige9BgAzFqpjb0VFw296tEuzTfZbTLOewX8xvSeM1WZhZcxMaGJl42RcxL8lXbAHt9PKWPcaYDoAtM9iqscZqjwnOncIP4SywtPSpsOkeV
        hkZvJlvXcN4ZndLupmi9A6wZ8+CKlhjSdPe/runANU2LlappJhXssOm6QGXGSFNve2eRvpFRP2EAvSVjtKDnVx8xJliL1mmhbYfNodBDnsfLYBow+m5usrMB
        9pR2NpP4HunhGPA9cj1EPYjmh/N96SnMx5m+CGyNV/uU2bP4KfNKtWybJsSwVJvMI3WV3oRsslFy3R4MJXwa51BlE6T/ksfacoEXmfCdGa4is9MCuJnenfyJ
        Mc11s1ZmgqDFXVhGgvCylu6lqWYPQIqAHMOgwO5RueY55domlszUDERNaSA6GYOdNr21JGqNq6SB2OKrIhFEQ+3GBcbYW2NaOdM3ApZ/NHsN4Z/e+t77RuNV
        Hmejb5HrW4S+hVfpW6h9c2bs7JsGe0/WfP9YYWYMfgJJ52mSrPzEcOa+rlGr61cvp/SwWN7zMBjcnYK85nzaPYV8cVLu7m6wfEkePZMbub6r60oeQ8mYJU9H
        y3AhOVkZ9f5O02+vq+Vzq7J8VrPz+MfymBbVuCM3A6M55udMP+2DV1sVGYbpCGDNzVAZMFlnTIiG7a3AwQBv4cguF6Q6EHbqQRiIPXi0G8KITZ5XdtG27Syg
        mYCgxXj1ISyg+0W4O5pnwnZTuoSoj8MPwkK2yTR50vq96MbbIJKgB/u7yGVc2JQ79xSHEA2a13dcCI8mEjahBoF7d4XcX7CCLgdaTzxZj6ZfwOuJeoxaq/ex
        nXKJxvBAFtFNv6Q7MJ5BRd92zygyuiq7Csk2pUsMcbUCYOIaocNBXJ8EbzVj2CuFPj0DGvcCt+49osuVSc4ZfcxBObgKlNt1CDcQKc0AzMBngtlzHgwCZrl9
        8IiGomiuslV/PyxbSyjBxpVh5AltGLsWiVjkU4DFV2g3V9WOvQ5wH6bbE1WtalWrk1UZDY6i0Ea1iDeQw/Mhj5E0HMH46XTn443PN5g5UDv41HrFLAgRxNyg
        Abh3SClP47vAGgJ+VnQFC+DfRXh4Fdr5V6Dd/8feu0fLdV51gudZdapO1b3nvuveupK+c6wk15Fkizxk2THRLbVlK7KxTU9m8JqV7rGRZELJDbYiWO6xYonE
        IW6GBSakIVJYk6pSwKbzwGsaiEljrIRME3rCtJihGUMzoDQvA6Exr8ZAhGf/fvs7j7q3rmynm/6j19hL99R5fed77G9/e+9v7/2jR3G9qH0dxdUndQTJDm4V
        2hX9iR3hvpqOkEFMbA62j7igUIQAadTC7Qip01redVL7yVMK5Ff1W17xVSdvAAPxnBs8JydAh7erX80rOPZoXx/tjz+Kmn0jwCq0auXXjaMV9PvveKjNTFK8
        e9UCZWSUf+0jYiVL1MWKb7vJv/PgRLlPAUc8G9YjPbTPC/DiDfKazcoj/PaIvCzcWhls0u8JARC7xOm5p5g9iB7VQj7xJc+xAQJWXFYkT3D/zEMUlKfJkTxC
        ogZ9RHkAb+XRh+jTKR11uJu6cV5VDVhkvOqRLvCUsIJDSGUlfMRFosWshEcwG02jkirQYepyvVDipyt18qLFzQ61k0XmBx8IFONOR19Ob6XDO66B5pIT5HYB
        fwWIbCGSJtVhi+2pzwR8gIuoxRrVh72ND/f14f74w6B325NA2DEeRuILrmsRQDf0aXD1Pg2u3qfQfQPtU8SZIjzjgcm9GpS96mqvhpVeZd8lz3saZovfv+ZN
        aMVxoadx0u48cBXSLvoK3yN2jJ3eNjWawg9uIvafc0tqH5/anQfGp7aT16DXwYyFcQK/vMrUvlodTmgdTpR12DDZX1sD8ul/zAVYD60SUsHjCLqSR49303zQ
        2OPTdjSKwDIIl4429H54RXjqe9YtV/Ii9ZDx4j9yORYqwtyyN/y+37nu5V277j8kJ+/9+Q+/7lPv+N/eefzQSZHVK7e86q2T7fHcdAhjKJ/lzeJpzQnjIDFX
        oIm5ghMMQEYoipv8OFGdxsDmRWK0YPOB4vDQlwP5h+r9LCjh5oUwC9yeWNWUitKCaHGy+jf6C6Kw1IAOdMk7kXV3OqZLcF6kSmaaa/xJku8Dq+iueR92N8ME
        ueMwQW4OE+RK9dy4BAViNhd3HBjINd1d/kVXY+vl5zOwVYh+Z4yZrN+lJpVbqt/hmKW6G5zajXKjnuZ0pTL2Gk8RqpAn74UEw13GBlBZ0LI9zhNutt0CAzXH
        gYFQSfRJgQbkVtA2VhUNqMlsrRYNaLVAA9q4u4GsTk2FDYlRr5iPMIFqroFi36I5BtMDmIVekG7r+en2Vj2WObB9zLZR5tJP2zYdKrryKeyOo1Y4eRq5Dsx4
        DtNYk4Rh476sTBu/2tXKVDCDql9t59VCevwqCs04RE02GTokfvbJbHXMnLIN5hRk/ogr5pS4GgA0y1u5MWV+mNULY8o0dlphfpsZZDP0YZgeMic39sm3AJip
        v0qAmVkkiZgfyscrxpSEGDaFBfyssJMhw5nqOeQMu3IbDCt6eTq/PIM8OG14m4kgtkrImdBUSE7TzoyyOhL8bie+R525UuqvDd/DNflrrwXfo15JAi8jzNFt
        VsAPpHZdAsbI5AH4QJeppZo4noUNoIvtsToODyOV0GSIhPqzT6bb4GDz6iASYhnqMYiEbYdOakWAOwKQhC524/jxe/HxNe8eqXkYM+kxwAiq6AdpBEzwCtiX
        vHXJNc0KCTfHSbi2JQnvGCPhVSVholm8aiKuVYl4SsgXnivY6QQuzX8xlKTEEBCggiQVdpHGfxNlbwJOEipeBRVruywVA7FshI77okvPqRrIGfa5MQaDktqW
        220II2sRmIKm8mn1lDH05Wiqf0gJzoGPti04RxUWqSRKQCZNAklSZKQqrw67dAfPg3kKZKRoS4SyCSwKDvFbIpRNjSGUJcMsqoJnTDNn0TQczwZ0qtGJPiMV
        mDS6uD5pdGc2jO6MacAnrdLSrua2n8LmYrIRtqxBJ0Fr542Qeb3gUlEOeQQnvQijP03YMnAp6YtyH3t1M+LR6kTEI7uwAvOoWj9ZzIAdFMSEPAKMmUU+kiWO
        6EcinW1TzCOAmikOUohd7h1AUEOSf7MNCCarRDDZNoZgsgMLMp2X0Qbp7qgKRNaUym9AMFmlOyNsRzKcTNsfwRt6epMLYDbNrP1gziNy1ldEMIllQo/MDshR
        dFef4myKCB8QDwoO/RoQTGRoRpg0FkKsqQiHcG+HDzPAQKRnxlqGT7SEpw6xzTmDiZbXQiMNTFFYS/HIWkAw0clNOYoMEl4nuXf2a5TOWiqdEYXHWEcwymnT
        zCfJzPbo7jivR0Pr0bAIJttKL+fx9F7RRHC0+jh4SRfZDbFSIRX9RRybN/rP4Bjd6D+No0jDT+FYu9Ef4Ni+0f8IjqIwfxjHbTc5T4jSUMJcgqx/wLX6pndO
        Foj17/2ph7f9xMItdAYLzmUzlSvC+K45+KHW8Ed+4W3HZPIWv08eGgP5RTbE1YkYLVaGlnH1TkwFnhc6hXf4S2eK/pCfjfJnrAEtFP3gfDnugIPJDgccRHxY
        WbFR+vHbBxoa8pJo/luzBLKZx5+AuBF5GAZw0rJZRZ9kmFWXaTEZrdIFQstosAUOBII1NoSwkEEqRMQcKHUOTn01eifa6JW5ocXumdO8bcg5PDfIFuVHtjCU
        q4tmAX5Ai7K8zeIRVA347DVEaWk8lN6Yo9vSWEkpNskYJ9MZgQEn+HKCOkzZeUPMjETrgGV1igcbggKIIqCBzcL9NGHx40+l2AOaGtGRJwIwvIfDrHdaRBoq
        GrUyxGQR/lURCl7UeCoXjnLQk6a+hjkYbViAUd2abvbEYCqBnZJN/GoNGXTDiJOEwIVDRva4Unemq2MkuscwM08LGqB3BwzJQ9dFOuVdFG3sNlsT+1d1FO1a
        z1yNMamdz5ZH2Yp8aQXjmGA/TE4WGTxWyTsJwmti/xEOePAaHCIb9LgjL+w5ke6oLYBaF0C3Ln7JHw4budjX0oOJWS578HMjxtoFA/YgnB2LHuTG2QrobT4P
        ppkXEkP3yDuzjLGalaYsqWdcpF5uaNbUiI6I8IrWAJEFUJ6LX/JndqjDkXdsUnRszW6E14qORdD3NHdOXREQCGTTGDCGcX4AxJzB+bQGuzacMLpXHP8F+PLi
        x/No8WY3jGtyN4zUSLdt6YaBbtv88pb9nLGwSj9n1fcLX4md8lgX8EbZOK/AWE9zrIvgDjOxABugs1PuunjUaNQOD6m5hkO+0bHCsDH6o+JYkeaXlULo3Gzw
        bDbmWLH5bdJQqiuhCDSgFBGsMIKqgTyPfL1dgDcJV+gS1GlWbn/FLXzMc6cLA6cLUzhdUEW06pDpM9lcg97BcLeg3QIuF12EgbRw2Cuf7SIMpIaDQVqcbQgD
        qW8IA+laQ1BRkNdHOEgXYR4hXk20hEjLQ65aj1g98vltiPZY7SJ1DYPM5SeQsZQDRMzdudq1UR7e1zAVPZ0E3MTPJ4HRjX1lMUHuEiICID3WIEJKLQIiz9R1
        gRFGdp5RweCyLhO4WiRGgBmrf2tT/VsZ5cF9LzwCJKkpmV+r0MzbpVdfNQpgtavmLEQAwDVfnvXhY2L88zAWoVc8xmAgiAQgkIDwABJiS1k9oB9XEYMBx0Kw
        w1kU6SmM7ABurv4YL/LJi/whLdfuhhXV+hjUGBWLIpGAEj6ztVHOEb+WYXB1GOiaYCxXMhr37TIGw7epNeU/cJ0hE8cKLa2fmEBc/y+p9HDKA1J1dIF1CMAw
        q3jcjq2QdBVmK+ofWViYHJEXoDB3IgJ5LAV9iBT0gApCznHYTPmrlpyMN6fQ7PYueXDleHklaD1SOxMrDNF6P5vf6ZTSVQf7DVtm1TTBlrcqQONSzHL5c8WE
        iniHKOZS9OvkImfPwTZHNTNh1Ri3XP5cMUHF+BwxxVE6x72Ph9NZC2glV2AQh915dux5dwVSI28sAqVtySweLnDalihSLR3uxtnSiWwWjgZLFhDuETM7Zqae
        VeM0f/nJSUtgitWHoVtM2uk1XH5w3cjpFUREb3d7b7nyfyAWFxhS+JrUYTFHivPMYkUHFbloHJ2eeHMiNdEqXqa1hKJTKKf3jNJ0creJ9F1k+TILkLR910UC
        OXoJrWgUxzJimqwL0TLAIBgwDlY22Y/v6tlioRPm2WKb+BPbyYMqb5PVRkQOFCDPbe3sFBWOe/KnhbruGBmmnV01OzDXc8+nVTg9dVRyXVU8nMBss40Azg2S
        snRHGI7YtNQ7saUuiNZXsV7xRIw2LpjQkev2h61ShC9vl1OpTHeQbbP+X+CouLQD8tCOYWaGZodcM2Ct2tzVK9iwsRlG5H2W6uNix160S7KvJQV03RfuN5Tb
        280204VYpoBOPq6JDgd9x2bheFG7vq4/rOdj2gap7M18W99Rug1cBeMbMMvHn8lKLXS+oIsj3RWDUbbjCpKOpED1lLPV8/joitmhvbnKoOGWaeQjzKW5WYgK
        9GrtbAiM6Aiz3s7A8kC9QF8FmJDmG1mR8TXbpUOxTmzHn1XtUllWDA7SELOise4Q17pKytJZq4hT6eLPKl7jQrMDpCIvtInfNbIJV2rscbNN7mSRdqYmklJP
        T1/k12ExPpvznYADbCP0EDrtvKwdaOM07OMovcXRYLYfGC3yJBf4SLxBhUVsYUAFRmoypQQ6peSK8Yr1Cg9jXrMb0u8o6dhiEELBKRtPmHGfq844Hl7cIjVM
        pPORFaADc6BlM98HXtapVJ0+FRBCDNSMzrRQJPK1Sf7DdgAB99T096NiNTLTtk5NekRHk1PX5F8Eg4VKs0wCSQFOS19gFqbFABoNoevnZVEBjaXL6hfcUWcW
        ekCDpBC4LPxKEfUmMkIgF0pb7qY/t5LM1fOMo5/HEmm/NufsSHn2ygYH4hUmLitcsxtXd81uTCzaZ72V0BqbGpwfdfY6E322aXWzPywf86zPdkNZXZVf1Cv8
        YvLbcHHF2NB1u8sM4ynzsFN8kB+iRHgbXbcbAOxrVAH7StfteSgSHeECvllWL24MO3beoUrMQ5VYxmGvfGYeqkQXB5N2Yiyct5nOBlUChoNqMSEUCXkjqazK
        K7gQVS7wC07lQgfJOTsiwoiakRpkUF6AmjHb1YRrZhYSNvl1R9iy1LwrlxDXx6sIKscM6VzVe7jBQa94Dzd0RWbW9o71Ht6uhdbsurod6+qOYQ7hJOsQum4Z
        9VnGTbk3zGSZk+48L9UUPr0dVhNw6qG+YsyO83hlmGVD1juDDrBdpPGOqhvC6WRRkQK7EzSN2TzeeLVEr7hnBL1DREG8FEh3eSY4j/DTFKM6ylZEBJCrwva5
        /K7ILyy/8tg2Xf5W5cXzUBeWRflYlauzeE9e3gHlY3vJiUX5WMZjaghZ3mDp2yZvWi/mbYDNyp2t0yFlDygfXaIxXm1QJuDmUQeMCh0wd+SuFTrgSqkDUvmQ
        ZqQrzHEepLO5PXUJEixF2n42q6E3ctZ7wj+RhXcAfWbMzaEz5uaQaxYd0SJkfOY0cemcFKQ4sFYeVlF1WaXeXFRdVlF11iyLqLpciKqs01zhpQRPoDnsccxq
        2aGZ7WcLFMQXKmWvyFml7BWgfTtmwaxI2SvM9w7vUDu3XcqWKVCkq/XzxuqnTaMEj4hBCL4p6FW6ellenKv0iSdnG1+c44sQZZh4aaVVNVZXNR64payoBras
        GlgHGti8qIeigF3+L+rYFeSOXUyNmDt2PT5Db7Oe6KkJCCf36gqYRbXw6go2eHURvatNoAjp15sUhg85kV2CWdr89upW6ZLf/dYGpy86EQ5zTyN6YrWti1I/
        8+9iwmw6YkFpRerdLgAvmXgYJfbzBPqOOmP5thr2Cf2+pv92bDWKcuhvb92w7GsW88Vh1m5bCF+Lv99XyIVEA+yc5Muoo7PmJUgCjwv/wcPpfMZDkrmHpV/X
        5Ppveyu8keqNwhEI1QdlOxhK3yZTP8wMv8A90EThxIZMHX2awAHGUwdCxYy0iJGobPLZgBgXUvlbs9DCRzoWPtK9Ew5WYY4d6Whc5RFgRwZAa9yOLLetVJP6
        9pkc3TrZuXBhJIKV3zMnITP2PuecIMjbyju6CAY0Co9VuPIjZaKzKcyAyDrjnyI2BtFJ+6Z+k5Pk3V9665kak+4Gmo/XqabP/oDvNsoB8dZtr+uXieHo3Un3
        LEW5KZ3xNTO0d5fFgxStqo/WeT2jCdcb2rjgdg5FfGsb/qokZ2wkeb3rb2vXGGAZJtdoU5i1GE7SAZhqjQmD03rvJ37F6Tm9s1/wk4zqDebWTrjvM16CHo+c
        zzX472omddh1dG76GiTt9dMaLD9ub47gsMoG5HTmRFY7oi5nAJF0T4CvvfE2eJASklQaCKdqXJUKe62aZX+9aevuzOmJdP9OnN/0kFEZXvheH1lZD6tbt4uE
        qXm9DtMLnEnNOSbx97huaKcu+t/T/lfUjTs5k+GBBzyzUP1ZkeqdDpwmVOfZGrs/6O25Vco0J3tfLqjr5CEM1B1yea9eat518iHrkyncwVbMZ/J1kMZh19eq
        uFoVopNiaFgRZYoyVvI9gLpJgfJmz1VGIgXuY4gLCrrGYS+DpG8NzqivJtlE8nte2FMXzN/3c5719+Zu+8IHwZVbDyhjfk3utgRi5MIZYtY9kDl9g0lIvmpd
        aAPeRUAS02lbBIo9TpTVEibiBb5ImRR+j9O4yUHWUfd6t/k2t4mq4dMhDiE9RxXJ1S7jZRWAUsskjKhJ4Ttth9/WrtdS3+mQv4AKEIDxyFvWez3UPN9RP6+v
        vhHy8fzr1rk2sGvS1q9urviWftUfcN0ac3z3ER8CHwx2dp3BS4jp8jnSPYcxcv6tFuJXZnCbGflB3gxCxpRjgv9DiIdGIhW4fvAdLHOEdsyXHlBlwPAWYYIh
        qvFjvhucUbwdDZQinfmgM19RhDdRGdPYGv9wV4QXUlmoQVZRZq9nPtb+983Iy7mrPJb/EJUllYXW899TN2Iy02CMyqyjtnrbg8r827EijDtqIzr8dwpH9twn
        ueDyJcEUHtnyBuQAZg7QgrMahAFfXe4LH3thVkkR3kH8LOs+HWDM/XLMrce9z8c3+2J7V391c7XzFPiWXICmrOP05Ir3eoWDvOwQAYbcKE1FZfwjL81MU7Nx
        f8WDQ+yad0vm7/Pepb/Xs9Y+7x78vtbff4N3d8nLasrLFEEa3Kxm/eOB39BWFtq7TqRaYWegfIT7ZbVvIAJTmzctB23crjwXrLMJyDutyZq3Jk2Tw+50Goe9
        AGdd894i8nwTMfppoOHq7XE8D9MBDdZMCwgDtcOmVcCEJH8VpAv2oUAlA+cIV0sgRX2naDK+RXxgxMUaulkYENfIv/XQBhX1Y6yLMZ3AZZ4cZpNLOqeAdyqz
        awxEungT7oh+NLY8mvACNjqRqxO/ihqaWD4M5BE31hrXUeMYlY1NHegCrAbnUcPmSC+m0OMzJA8rPjeK+dNQ8VlqUTfxHYrngn9H4HvfUIJiDer9NM6FaWlw
        KcXiiRiHuCpMA80FFpHkigfsCKBkR9eK7LGGs5YW6iiiga9i/NoNHt1gPAWsJ1AJwuXK7QE22iuGKdKWeyeKAShGCWk2TSTdRcgFhDUSo4b7EsCtaAe264Uy
        CDrec+4gbldoojv0HP+OQHpsyBCnADGc1h6oH9Iov3GB3PYA5Jy0nvdAC2CECEurxyxOSz7McL4QEC1AzYD3/1c9flrkNmzL1gDD2DYdhDC3FcOpbaYxIdpm
        AZ3VxrowrYQUU7QMNITWdg35riJl+BYFzUxjlvo48PbibYqVg/euQY0W7zwJ93WzeCLdqcM6h7tB9jrhlOD8y7mICisaZi85O1zclWS140OtSqRDVMdUaRAq
        IDI88cg6G0c2zBPKN6dSL7arQDFhuB8MMKFNdOxvWAdqZHMhaSZ7Pa7FPUoGcW83SCpGp3nEUo1BkKs4BMQhSBhNsSVEDFu0rdq52802dO52ZQ5EEdmBhwyo
        bcqYnNpcG1cJ1pPTn2emTiA38WEzxSsKT3PG7ACnhG6TCoWmS1qtJK8WO7ngCuzxuvb4jNYv1B5vgEeIYOzAGYgTHPVdAsRKwywdJhkqdspMH9GYCVOhHWay
        9kY/a7CKRPUKZcBEYVvCjTtQHvpvvtItcv2EVCI8jKBS5ap1zi1GiWYzKLZuPzeTo4YRK2Ue1XmDmc+rw1TiaP5837xBqjLfhxauBWjbZgACFBJ3RmYkRroV
        VlStWGpHBWzJWlGyerBe6ZcAr/MLyQlZlzjVmczFPiLKzRSLR0LsqSNt5LKTKiZmKq8iQjodjiE1Su34EAH9HuNh64yhbVimwGD2GvoeT1imoOBMCYS0FZkO
        qzOBY2gvmoK1qCbfArhQTmIcRbxQOwFaqbEWDbPNGDzr9clCzPY+cAjrhD/TqnkY2NqJtKGsCtm+81ohyD2NNtRKA0q5rP2Wx/q0Y6JRFXWU6dqXGsJFGY8k
        HJM+Wts/gcdb+DaxmohVSN2yZnZggZXag8d3aVi5AhGmq+FkHnbvyeJbW6P3rND8MsbZlOl7ilbk5UwfH4q4foJr1PromUBBmQgmW4e94Da5GVljg5BnlFvq
        on4WgurLdWbO7EQ/zZnXUYgG++n3uaSGyrplUZUengJ8IuxePo1rMCfK3O7TTd1Dny1zfZAPQDubM9fAgClsVoVvlbqX7fph449p2gDp9HBrMRYeXOPyYF5P
        aR92CEhXgLRN/sgVnsY+VJq3SjKbsCDdbg/6V9YMpL3IJaIAEpEUXUpEgJPXeDZLa9AXKHi9SwWve9JWK7DlQ4iDzOCjrFDXUNekskQRTtJJWz1mbNGQN4qX
        ET0jfhfoob/tqXDe+9/LM0bXQf5sizzXKaW+jpCSHEzGOuzkko+lS05WgcdNiQMf9VUojw8HhR3lkwebj2ZrQKQ0a0/KgO/4jlu56NWtvJm5kDix3wVrK3f4
        +8Bx8qwZ5uWXX96BeGEc1RZxm0xQGHykN92HNNycV+vlVW2JBgi6mpdOuFbMzrSWnaDPrn/PoXZjjN5VmNIZyfJchKOLyh8QGIsst6V4XqUgKx3xTpH9m2pu
        u0P6WA1uWZt4p7Sx+WM2NtzIzWyFAtYDhuCXHBi/pMQ7Ulp0aOUTUoFyoejOrcNdqULaok4S2D8EH8wwTZI/5qABirIparp0WhNjH5A0TQs82XZ9iK43ISZl
        ExLgHWpcaKsY1VZDxZh5ToZ6UxV94G0hPUJb5gXsc4Fm6lAVSDpJDi2dW7aP5c270bUyMW9yWlDT1MDXUoxSAss1RTGC5ehLsd8+4532H9W1uLZRRND8HVZd
        dSzSoPaKjOVn3nv4ZLtESgfyZu8z3pE2EgBM304jkSMkmfnvgYjg9xah+CjqY+nqkkhHV/NXwsz5zCAdM0RmrjCEMq5wBkbjYD03MM+Ub6czLTfMEUMTMzNK
        k1Yzxq8L8quRd1ENIjgiJN9Xu51Y5BADFCG29/4aqsqsJdCgM13d8cSKPA69DQbUP/OQkJVGtiLJilskWXGT3/RSZQsQ56lA5KYwO+ABBtyvPgsaiaw9XQaa
        e9ry1ayV/DlR1Gq9S7+d8HdgiMCqKgw4Q4EGWBio1TgnE70HQR+5K5K/IAtmfg3NJelYyaW0xls2g2JuJdpdXoxviwlYzNiUrkGSijQ9baOEXdUMeJEqPhBn
        GG8baYeA3XCnh9GFXs871ZdOxaqKbIaqqubPyKdPyWifIXhd8SAsgN8CcaV7QtVaD4+5uOR1T6htRQ5HLEAyrRpHiAhM9c9VmZDKkqziK6aBtdxXQ10/+UvP
        GpVBEpEu8w0+59IyYR9Ako3KXIGA8Z+8PNSeL/c8a9zPPOk4VC75Ky9HylNeZTPkeP2syeVeuEXvrbD9Ng/TTOD2/q4OKpTV6q02RcJb7yRLOhvBEtyMK4kP
        wc+aK4SLbPZerh9pN8iWLXXMHnS/O5011ExbRVXlAecgksKznm1i/6Ftuj+pUMlh8tce8BVBPjFJZapnIXWBqkcFU/V1bPKItOSdohWxj8w5rPOZ2xRP0+Hq
        0SbIH2z5tG0CBDPQVCXlJpFjpqRchYIW/nU7LaXSFdNvFTpBprI5M0+WinuPctGTO8gH9N7T2dzbkSRD7XhSNqScuYPmg+mcFUOkKx5LZyvj4+j4OBwfIX8h
        m0cPOnju/Xe3nZWDlMJa8jUgMMvVx+UGhJcmaEkYqsVnpV3MKWYNDNJ42Myd/mxystUusUtF39hCKCz4aQyGSgMChgtH1QBa4O5RvoERw/yGy0n8/b5XO+Of
        5s6dp2FnMjj3dzMmx/F7Zz8w01tK/qPiZ1u1wF78E70I+E1a4RGgwSwbyOeBZGEh00/xIdq4A4taCb2pVg5+1lTLWHAqizQbmAgOJ55Jqfwj61fqWGIUoQdZ
        c1TPI4AoZFaCmjMTTR3dFBHiFaylzhbRpyskVqQSJro4VHTkEE3BEp78qpcphiQph1s0UP2MU0koaaLPmPhC1iL2oDPM2uNOsjbL60svO+/MQmSqbzNJw2hw
        o1fRfdhA7ZJyCUZeDfkuKvDf0Vw8titmt0K80m5rdz+4JdLbBUdP34OgDmDkHIwZlhGfabfif+O69TNqkfTL3RUCGoZHYBkP1DKONUz4sp96JVpsDghrapix
        NcvfqLHDlls1UjbfYc19Itmx6BIN2MMZhHZZEpmIxj3Vc09y/1HXMAd6eaCShzMd260dIEwnVUnFib/d9c+oQFBTS35od9ekC8lTuJlRqR2ZBwyqTMWCz/be
        mFx2Nd+PftqzYo4wN1FOkP+TAhN5ypsIT06psGBtWEr9YuX2bT4Pb6YNu3Mc34gsH5zQTpE3TlPk2J0/rOMO9lWNbij5+Zv//aYsKsGpV5tFhfvfyaQUQedc
        J9dKAjUMiobj5RpOvlHtM7MHZqe30aDkFAYl22XSu9oPtLBD/tBEJWqQ96xmbcVOK5RVduXBqbVqH/bc2plcarwztxqp5Zn7qmPJ2JCK0MogedqtrFY1qNTU
        jlgDC/KxVNOGRLtERME/NyRAX/Ss6hre3tUUJHY+MMm0PE1RK4CoFcRqwxFOkxtQfMoD8hHLw7n/B1MKdFEOFawCtcKa4qBS0gZCAgf59oyl9o3s/FuExlUk
        crEPYX0GvDN2sx7+G70mBQAlce6MyWJkcmhwbK3KugRlSdqL1uEE5cSp5ifCtnz8q67nP4piP4VR/FTqa/fjK2mdOmsC1wRKd3VqiXerNLQreQcfzaHkdyVH
        9FWmjOqrUOpA9DL+2z0ECUKFiDmv8dJdFPRrWHwBxF1OLMgMqDqYsHs70/nU+gyxCB89nflYoT1jNwO5FQ75EunARJ9N/ZxT7KfjDVdV808yiHmU+Mg4jX8K
        Syx6y+ndR6MXTQyurOLxSTAXlcBtX9/K9lIadyh1UjDjLAPVuzn4uU+CnGbVqdTiAKE70IRhwQnqysGtzNFjgtunqSS/I/6Ql2/Eu5bJ0Jp/Z1BRqXpO260I
        fQGFPqVtn+Zlpe1coQ3uVPbM73QtN8Q/0Da2aIS2NfkzhJeXPOqMamflmKHeWhzWiPAwIZyFapO/8bQW9g429yzItW8NzZpLTP16It1lc6yEBkxxfCJ4B4mT
        7hngJhPo/8uu8/frN3WJO/Teqf881ym7zxiCBOElEUx2nfqbSa5T81THVApx7DjET6k/VTWvlbchZV3FDYrrg3cqk0Uo0PR1+svJOTFpmFX07BNKjRVOvIVb
        VfmaLivBRreqb8ld26ytS1aVAAYYr9hJ5NCxz/uyFKvPVYS6wuao7iY0viCfIAk7wHIZUJKzJGGC+KOuXR/yGWK3utwi6VyxotnE4w63Fo4UWw2eqm+HVfJR
        5kZTsZUbfRU9Im6tFHUIVC8KdbV+iInwIK7EVWJ9j+0Eoi141kxY9IBrt08P28zo1jBL3x1P5SJfZY8oN7HoOlsIRq7KMDZjn/7vO666udCbgG4ukHAUXbri
        5vKDvtN74v0zvbOezeLr9M5+yWf63yutUMTZpvx74Fu/7fh9Jx1YniNcdzb8J9fNFtefBkM6e0lKfEp+Hfzdz//SJ371d//9Z//CucEbuOU7Lx7Ij/LOE7zx
        5f95/tO3ffnXD1QKO8vC/k8p7OG8rB89f8MN3oNlQZeqBd1bvX7+HP77GVy/G8V8UYo5bIup3YDZNLEye/Hs2fedfe8+73nW6/s//5dr7/r+/1B95sWtKnwZ
        FY73eZe2evMiHviZs7Js/4rbe+l7Z7hmxf/YpRtIPr2w7mV0YhRCSSBG+nDdcVUedXGDrjvyK3fdocyXiMyXyKw1SDxn+rkUGH+gFKYK2nPtxjk8lHyIRYHd
        +kQiOny/rmuHZzdYaioZBYTosZKRPcHqEUCJutXm94XuJFwGupN9Pa3FmqtYPqfmEms2RoXIFg7pLpMJv8HKjzrvoDbKSfKip2IL+ZdfGBIdnUE0GmMGyZyh
        eZ8P5zmE80nyq42gecY7XX+E3hxPQ07byY1r6VXlWeeyKeOeU8Cp+3OP9L0PH1Pkghys4M1wzPbLs+T9voZ/hkz5pyBzhSEleYxe+vdkDsPeQoSWAOM5T4tl
        SjXSPWecc3ji3Zl7DotU8usFqMc9x7ooQeGN4SbnjCpISvl/EahagzMI8jurwayz8CKfGmb+OSQLNlPnoICcy7yj8FN6NluqqKhVdfUfMkMuFTuIV0u5Vlt/
        /93dfPO5htwVxxVmfsoGHTtDaj5IeQ6orsm+73NmzsxY3/c5xYVOTDL52fkK/PJ8DheNhBh6IBT3LIJKAK1XCT/S9jtF+10mzUHic1XUp5CMW4YcFZ1mGn4A
        pQAhmDEhPIM0tKU+36WIVKb/EaFkLEV6JE1MEfTEavgfy1x+uXjhaHdwPnMvZA7MIpjhQJW+kLk3ekkupFQKryDqHNU8YaGqAJHdxbDWY7tdoVoonOWSn6Hl
        gwg51hdGNzV1l7Bm7cg16J+NSe/Q6oroRibodpmg26nWzNlUM90qCCo27aDQjP8e6qQJzaPkVt3hjGhSyBAKFqkKESc/74ENhbQyZ03rBgHxNoJJeR1+WskX
        vCy4gxZR7x1tt3dG1B2X+zcRWBy3iWG0zdqaejNg7vmjdJhzYM5pa6x1gHzAAfeOswZ9/iJNf63byNhq6SMVHPQxTK8mVU95pNfQlLT95F97KY0/AbguuVnM
        v6FwLmhptWnd9nLiD7XcxiObF2MmVFFIAQaBeo+YcCype3vC+vdiHpZJKJT8WOJtTHwFuRE0jCttFd948cB9wfqEWvllnGvWnFyDug1gnfB2TUNlGCQGj6kG
        gwGz2Eab1Uxsgyrrk1th4UAmtqKpLZSnhBJwoWVPY32zpogiLRtOmNnbDBJlXFsjL4ABdBrX1soZc35U/kRCL0J189eaWz5e39wXaXPCtaLPLj2XX8uzoQQa
        HbhFn0ZFBJ7R8LvMBuchKdx4Wyqv5j3UzCOPWQzyGOiPooeivIeivKmv1EPl8F9+Lj8iUrlhihsXD+RH3GjmkC9R0bU2eNxCxNgvt0hik4d0yj4T2SjTLCqG
        tJ5XfasKb5RIL7FWdaHIie1olTfG2xGZqclF1TaO7aUDOdyxDTktnnAu5kcsn007qYydWLG2OZ80DZPHpBa91Swii7em36L3NiLtbKYT1mAzDV86EKcQLRpX
        4gCiPsCkggeReV6O92KbWY7rCjYVAM0tkiNw3GILOhWC1zpXYTIA9rYjbYPS84l7Nd4zkXPEV+Uc8ZZThElrKmRlCcuG/cF/8RXI6k/tbCCfiIO70U+WnHOm
        zKLzEYuDJ9z4F13PPeMCQmyQy7k5+HGxBhQJGUsJNL/2woGj3eLkkpxYKRabJiGQkzwc1lNe3IuFSjHpQvkcFifMN4eioDqPQ56yIGcV1JOKCIGNpc3VEGmi
        G89SIaL0D20Bi+D/6nremfC0LM2Bd7oszqKPyMrtrFSuWkMcDDn4B1MPVKrbu9yTcrGES+fsgls2ktyt0A66C6ZOXI3oYCgtBMkjoa006SYHVFhXNMFQA/0i
        DfRrCEnGT7SC6EztdE01jcsevSGYjAKQIIhTJCaTk06LAAL3cQu+ahjvypTUleTSdCJd826G3gQ/mdBuOBNGQ8GxAV8bJt8Ps+czbl8LBQo1QafxZy8ERRFJ
        RdWWop7xKmVFmpRbOjPW1xNNAGj8rcTe//EkAUHw6E/bjV9ojdjrCdYrqhUfyepImiftros++ribLgiR7O2LIHTW/WqTzn8igcGGHe5x9maNngepb4EQ12PS
        ygJzBjxB+ns4m7Yx+QsT4tj1ybNQKzQkfzx3awJgyeEwS5AXYVHUh2lkzhJ1ZGvdY66qeyzhu4m82zH8uaj6R0cPC6jSJry2OZa0MVx+jkXrD8sOpqTc+fyy
        fliUnT+llmMWx8LlN78tX0hBU3M4JAiQ16j3OcTJT22Mk19EnPxiNU6e+mtiWIDoUopvtoDDFAcNMfLIDiKfQOr0NIE03T6PVwYXTD15tthfBVCKzBcZUs2h
        Sm+OukLKaT4e6suiFtuhPj9icmBqx9MYI352eqTX7t6UgFfUyjzD98ZEiwh7RvK06SFwmNuKnsySpm2ivEE2M8jayHmK1NpIcYicV23qg23ktNLshgOiQrdR
        2EBa93Pes9nyk9KqZfjIYR8khlWmpRuULagjTimd73E6wGeCPxc1jnnNLKGz5qc8PBDpA44+EMT0MsV+qYvN7PBTpvGpg+a7H3tO5k6EyGSZsx+cuqsdwLW0
        Gpscxjr3RM9Bvll+4UOaW93hru2U9f4t7pUeUzKw8HGlmtOUx3rAz5lCePRU8TTq+oyrE1OU/OOHmD87tKOKhLi3dPbc8s6/TRvrYDWX3QvIOGMDsNtjdU3b
        mlJXluXkpJwgrFoBfaRg6fwLH82mK1ijCbVyjEEyGhzvlveIGcexQfKDo12OTJiPjGnLOX/KYD1J/k0ta0Lz815C83WD/CWHbEmEkJucp1w1An/c1dhWWDCN
        jPpHcJTx/jCOoj3CgAmM2cddBVGjMOPd5Dwsn7zMpFuMe3ZpFfv3fvyHdX/6TKQJuC6Gld08BA99wZ+szeORL/jUgd01eYo7+mveT7r04Hvcg9HPVt7tfRyb
        w70fcftrjrOPVx7jla86xRV52Tnn7nOGvpoUH87aNzlnfb3xT/c53yWr9i7nrJvOyRGcexafewICqgO4BKCz7ZGuSFmNgasbdh9HDkC5/hREXzn/JCRdmjaf
        FvF6n/cMPtDa5/0kjvWbnKd9DV/6JI7SxU/hKF08wFG6+Ed89ev8CI6zN/pP4DgnXY31/JKje1M/rkuJfq6pGxXyuel9MEd7RnT9T9rti5905dPCWOCAhV1c
        bHtE5Uyb94tNZfT+Gesa0kOCpHX4VMIkCmf/BpJ4pQm52KfSDgP/ZoUhd0xNi8pmRqDf2cKjELijM0iceVT9pGgxnHk265BQa6bzJCmxHm/ZL4mZO37IJFfN
        wAYy4m4aKaKkhw4Yu5d8H5MemHJh1eRfM5UL7W6bDz0fyFItx0tBuojjFxHcIKX7FFcuB/j7Av++GIjEApr8ks9NGN308NSV1yC52qIsix7Ek3zIinIoFUUU
        jUoJxROxAv4B4D0BXIfpXutqpxx0bvCf8tX3EJsa+7yf9bW1yf+CHxdD8F+fW8ozN/r7YVQDFrSL3HwuRI8pUCBc9bnN+AXfbgNaX1iItdiY5s5i01qhmjl4
        3eYp6KuhCzvssEMl8GxSZzHddY4dpUbIrRcC35dZH56x0L6NncAZ299nVJOMTQMJaOAMZLi3jUuO3U9DqsNs3H7ToMA4zGpjV8tnjoqOV947eivJThrBBYPW
        zjLR/IAhus3egdvTtnXRD4/CHK8Q1v6zWUQ6DUz0pCwU9Vjx0cKi3tF4Te7jjlZY/b5pvSeLuwxn9E3cpYdkDa8mF5BfORye4yQL8am3APx6+qEM6l8sv26l
        G1dUtVM/lxvQbyak5OC4jRyr3+LZLx7X+DBZa2GTxFa0xePe3HZGmzQxarKA2tNwQ5sx1hsueYT1HrtEhxF4Fcm/+62mcUzWJ9w09snYig50aoJ+1ITo0LDg
        yXe67qNEjtVdTeUW9KbtWbdi6XgS27XwC3gSLjQs1y2KdbVYAij+xow3fboGihvIrJzdiSial2QSzhGKqHdZOcSskFy6eA2dzRd2lvpXkYj8pQOAk0EaF5Fs
        siWIi3O7nDWoVUUO+vqI4e51kb2QUkX4tEwmYF4MMv9cjkywfvRQCZXz4G0yNBUb930nWa5/j0gQc0iZ2cRhLwKdJ2LXAqlibgzJAMmXsilkWOoI+90CrAIg
        3y3MsCEgIr7z5n+qsAYDRZD1mXV0InABrk8CLgjGgQsAUJBA2TVzvfp3VOUfJH2fRzR42cNBoeQtITejF2IjTCRsdGBTeo8xNAB8CfBbqgyZ7lwhC11eP8q8
        OcLh/eQ+swBFPDALiAWZx9lakWL+8gcuVvaa5ANZUGJgHziG4EG/eFKkrXAieIQ/ucth2AiLrRD0d1SFj5hmLuscPiKWji6opjEC6EadWBt1Jo5mAlcfgAaT
        R6G5xSg0N8BHNCE+EiUlquBEFMQ2oMXSN01FhkDOWKUbTfbe0MuNjYOY+cCgaSOHUk7Gdx8gfEwdlQ4r8itsP/6ouIAuQpo2Mj7m22We8DC5NwawVVA08Wg6
        X0y74vJLB0bDIg8+6KaSYJ/MaSIgTfDsk+l8xeyDkalVAWnq5NEVQJpgDJBmXrdzFoS4vhnkFClxOUpcieY5D9jJtQoUTUz2Po9o7jkCWSwVyA1Ifoac9Bux
        KuZwPWR6SF+qNaiQSDQC3MQUcuWLmjDgChINCTGJRImxyaetogG8InYFstmPwFkiZN9kDnsOfSQSWs3MDJjyHiW9BvQKWdNG0nmamAvJu5rI0iWreVuO0hv5
        fN3bk9GVFiyNIXuw8W3gb0QDJmsMDfA6oPiwnppBXdiA1M1+IlKH1nFeUv5sxSJ2NSAALQL+YS9y7d/or8nBv1HkhkXoKR05tGC+WjTzWDkWdfdqQaSknXT7
        xg6kh0F31WXal4XiebePVGJuv/dFK13abV8XmUrDIf1eQ6FuKALK28zsHmct99k6l/mbQCXCKqiEXwGVCDeASphZpkv3cTzryeSUqSiF/xosVpq2QvpwoPcP
        g4POwnowhBsWfu7HOM1yVUp9LN9MSFFdwNoDok7Wh1jBarqMNcDJ2xB2OHvh9qCzN/9O1s6/lDXLb6E4mMnrxUeFqgfowz3O86JP3wrL+6g0gSIVjjz2EvOq
        nrvl2nfBf+TFAzLw53D9sjsixM1oxPhwf4Q83yxbKtnCTLZFCQM4zmAYWSVapjUAJxNeZZrnblGfmL+WMtss8x5lcQSVyxmEvN32kM34stO3w+3SSxoyQnIU
        tX8QJgqOxb0pm/ZuykzyhIgmsxRL7RsiaSS/4eFaok+ClOTARJtsrPbNXpkxSLItP5+ghIhs6q40UebQ+XgTwp+UPKBe3aJerZC98ZsJArlRH/QK9dOhPkin
        kE8Cm/CzwUr8vTWvrobyRHSWasyaCFpn/85/qBd9Z8+VZdl11OMhg4u9o6CMDEGzTrhFJKG7OZIwuEvDHMtIQpekGtzeZf6IFlUKj6keYvWeFmJLS49uJn3w
        K8Df4S4a2GoTIv8U/3u8SD93ZVP070Yp/EJdsfF/2H/GOIabG1VNQeaONSp8xRYRDt0/ZYDh288zAYXq+ttSIdfRIAjbKEe9+Oq2UXU0qraxUYxyq+UOxWON
        em5UqtxoniYEQvNKvFUnzkFuuWcweSQDHclfsV3wncZnk4OxcfTtXsLmVvtlqwP1ofQ3tzqkD0HZ6jG/h3Biq8NKq0uBrjFkTI2GMar/gY19KgISLR3ZMv9l
        Waanjt9u/HLst04Hmu5G5sO0zIfT8BCa2WongPZ+m3nh9OYNHCiCxV7MS8i65HyzXIDj17kiNkm01t7FP0uYE3X/34jE+HsHBr1neCErPV5GFbnKHzCfdKk3
        UGIfZCUn90rsAiHyrM6FqT7sfVG/s/dbfuEHv+nPr/v6gRIt16/BiPAEHpyXvArk4GhI12F3RDiAW9bYC/9WiOweygH/7sCAVbnujn/2TZAvRrccedf7hMn+
        or3e+8LrP/2uK8/J9du+5+DNh97x+QODfCfMZZCwCyCHQdoos0m+eGbSFtkx+NxhOACvkOtTzj9bh/eJP1FUd0VUb4+J6lMQ1dncijgYVgX1Jg0IFUF9bHWM
        KBcBaI59VR9qx9SkvEmCOq5PEtRrGwR1OLXKEuQUn6oBg6DQDyDEO0D084hSNLTgDk0ZNMid4RgInBpaWyq8O0CsmYJM79Ilrc7LqWPawH2bksOO78ja7zHt
        E70X6u/goumI8la1rntIzeMg+0jyJa8co2L79MUzFQewo90YADU2vQbxYv9/ym78N0yyM/8NUKwUPp1H/vxezY9O+2e8R9QU1OIC4KtS7Jax8UCYqcTZj+Oy
        oL9dBeAKKxBXYeWFoAp9VbleH+bYNgG+mhQeCKPiIRFXpVxDz7/hEACRlMvrKpfXc6CbAHX0IYoGIybxD6CTAM4idw2ZNtOTd3yxQTxtd1RxzBJNvgzfzCwc
        yT1iYYVQNqeJ+4AvBGO1P1daZ6CWTFTNQ1HNGcG0lWreGFPNm9LsMdXcV9W8ZQJRzVsQrUPTgmru4ywBHTSk0aJIjqnmkARaMBcFyX140OhrHX1tLeZ8RbxB
        5m9U0duquvvU6P0xBXaKWNGmMjDaEdWp2BgQHbImUwBzAc/lA5M1VOMeoYOFd7yyDg89mTMl0ukdi04DDZ6uWwPyH5TzGjR4gP8VGjzDJj7qA8dB1Q6/aKpD
        9k3FLgthQFGFcaBY1xHQph3UhEEihb5uUJAjPQ/dOv43vlc7zWA+mWV1TL1zxYqQvB3WJMUUHyMjZyIZCctMo4p/OsjIr5JRwOmek5En/HGMjCLRq2Fdd4SK
        6qqgIbYezqqWiuqgFkeopQ5q4e2O3l7TMADharK4+BvsP1HOx9lrDfRaABXl1EayinDLqejhHju2xvCCmnSso6uXny9XwjUgGb0ijXhAFeXeBNY9blNkDHkb
        GBtd9Vrow4XOrYOJWMS6Wkmc+LOu654W6fcfnfrlQ0v/6HcOyEjkP++H9Mvfp34Z1/OfvH4rfh76DK7nP++vei4hJg9S9YTnjm5RLq9PqAev6zN/eSBWgvag
        Mv+577mnXRtU6u+s+mANkUx9YoY35lwXnbgR1WthICU4DbiDa+X+H9pCy3IQQfnD/rDF7XVb/vr29dGo1dCtEud8sZZAAnKwchbbM6LCyVRMfrC0cYGpO0OA
        d+veYZa/HK3rqHrlq1h8vUF5X0ZvhD0ip8QYcIajjwHO27nlxBef+bn/+2e6F0fJveexReYwJaQ3Vt4r/kQairEqmIq8hgdGLd8WvUUB3sbqMfyikFCOj3eu
        9bz4gwOj5MM+JQlHpD19RW/9NW/FjNOzi/xH/dw50KjN4zUMs8cYl+Sf+zAIdrJyXI5pDIgOnzCOYXWom3GVsLIKIVwcVVoPkvAqKg9HnpZHHW/Oew66Ux1k
        dFJd71c/Y6oPfaz8fUHHuwjQ+aivw433UbWRHUV7pgOm1z29Pj4kbLkzcSQqOl3Vy3I4NjbDmEGwRgfnBwOvfsY7XcxIw1S/WTBmmQjHLBOfc25XU0xplwh7
        qZyntEv41oIAUxE2Hx9MvV6KZCpIw6ebyzp2AcNcmZBSDTI2L2VobRJhbonZUKJ6NjYUTwHrek0jM6Ixu8wt6xeq0+IzhdMQBrAAHhcp8AKsNppKuZfcxrxh
        zMzrIkwNSeB5ltwqFbThFCGClEIE4dvk25rGgqmRkr42lQEbVw1Z8TXm0quErHhlMgcbfuIzSXSsvqZFNzGBs2u7yS27acM72jGe7RgNWanDPlRH357IQuaq
        CxjoppPVm47hRPBdxYzdOzZjJ9goSXgwUZa7Sdz0vtL64C2/f6TzTf/pwC994+Bf/eCXfujmK7FIx3J9/cKpP/ifPh9Yv+PZdUYRCtu+yYlKRiQKjYfm/LA/
        ycyGOfK1fYGOE2PlHuA0k7fuf8+e/f/wc876j33+tjf/wO99+mfz0u57aP+ff+LGvz1Q+ElXSnO0tB9iCu3/vDJ+2Nd5aVf5v/UqTNPfkml6k5imXzBNqlLB
        Bqa5C+Zt6C/OcFByTayYVqZbv27dLpcV3uiBN2IxvOVPblTbwog8GdeiYptT5pPlndzIqTLOYl0cUZwa5FzUHWecyi7lczJEdo1cH1mOOSpZuTO/XjDO4loi
        13IGWvmc5aODzetUeaIrlmWKn3eBWeNUFFCvqo7mxVfgc50h4hCziiFl/IXKdaeaMU5VOL90U995cZBpSgRvOCyuafygN7SiqY0b9JIP+dyv16uDcmREIv54
        jqzgrdtIWGKsa8aagM5fyJWCmPme9082RYjTd/8umpCR+ZA7LH7vkvMAMiEdzeoKFiUacDcLD7eZfd1jbrCec4e6kNiED5opDB4qfFv+YLMkD5L9Hdf3hMxp
        Ad5LN24Yayt8E2sdfF62CBmtQHyWZt9oLHK0Xl0V4SVYYcTwQtbeG4u2DRCx6p1jYKZbjczNat3K5jYeltWnm3xMoxUIkTmgs/IgZVZpTuZ6/Aue56vYa9Q3
        H17o6h1G8cK/Mn/lm3zHnRhaop7ncBQThcBiPMn0GPrwfu0gh73udtWADBck/GuKByKkecVeKnJH+OMdG1YxUKvopRVE1FJwPDOqgqZ2i0SIL51JAzJkE1wY
        v4i82eXb4/fUcQn9F46GdkN9dCHlZueFlBM2KBUHBh6IHvvPl4PZ07UzDY10uOidyDpI1ie9EsLGsp1YlwTB2lGJnoku5kd46E8KqUkz05EZnxPT3euw2OX1
        fVvFgpStF6xOuBW05B15gS8dyI+InjJmu9lhdtiImknBNukO455PS4816ZLNdTNoR5oWdckqdXlbWZe3iTJSO1YM2+UD0JG3EzJbeiLNSf75A3QRKKv8XH7U
        +uCNMjTo+QP5kQ0qyq7OJ/lOGShWqfZ2fHn71l2znSjnW3dN8YE4m77RPwvUrNqN/uM47rgSBwP8MIg9wo9MfjztAWqaoMlNhNaODNoNd5NR1VGw4iF4f/dj
        WXNwQcPy5P9Mnh/B96OGfXQpYlA8HMGtrAazW23E+LWocmM0vDBMm8z0w73xUCg6H5e968fBY5rMQt3tvReOhSIj35aulD3Y6Z31+tky5m5mO6Zmlmn6sg+9
        ++AgL/Ddn6cLDWJJthu8YzKhMqO/92Y7KgS+KcJxu4JSEk0dfdO4UMS8SDXqQ/ZEvbJuoieSgvQePphX4mGpRKQA2llckOP4/dpooBGAUszMAOQIgScajog/
        WoNhI5s9P8qiSlo7abxUa8q08WXY6mQw5tjp6ljAEZ3H7Tbu5t0zf3GELHfDEU3l8G3uXRLhfbmQWgmpvXCu4hm9aKJzo2zJzOHFcwOY7aNCM3Rupgi7IqqA
        sLUVJm4DhnKNxsQpM88KqeOdXpkamFaVIgZCEbWCSBIsNBXstqKPLz83sJW6/FswjS3Z6/fiZLHQZM6uj0RlONl2V6QP/a1Go+S147caUksZgIQ+THzMNGCY
        XsAmgVL0dgS/7CCuJPdTqkBzMdx2ljH5gHFaB0tePkick2VjYN3OiulsSsYyTnsaWPhnNlzQmA68S9IIx+fht7+MXy8wbPI+5OfuQs3qAspWhlkYlm4sdyzI
        eWimER7YQexf2rVAKcuyDHTgHzKFw7vTFg5raYwDjHAdbOswm7FpHkXG8+Yx4DkS8FKtzC78WzpAvZweZOF5/Lw7a154NnvDwQOPPynK2RvGNqX9sxRDnv7Q
        b/7bN55+LjkJSBITsehIim7QmNiBp0kiP5qw18vZehaRbs5hFGRMEKnchMMPLx7He7XzqFcuYTyrG3SB3CrFeJk+WSUlyNfDMchDXAqsjVVPY15vHKPMYhpH
        4QRdp6FaJntjODTTQgpwHnXPYzITNnq+wiEHFG1jcBwXJnMYnWO+0qKDePkgwZFlmQrl/Tp+ZoWG3VkfpbPFmUyPdA4ze5BO9b7LS1eRQ8s7I9xxFdLjqkXv
        gccdKVbd2vB/4W8UyXRPGKczp/eUg1dUAOTsx61ionUujkaDrJR+KoKQrAKDC/R0vR+6NPr1fnpdmA19qeAwIr+t7ET6/dxbMHvDc9I9GYBUk5EQE9gw/67L
        xDCYFji5W7h0HTx7K/6cXYNHtxecOnXT1i2V1TR1LsgArEhRTraTxyR7HR59PXji9Hnsd8JAQad2Mj0wS2wZUrDK2ufgYio1uiZn/6MRHbHg6ZjHYzz4duE7
        rQqfBHOYMTMFZ3zibUfhFYc89SWk7GVkXii6+okD8IwvhuPeA8fb9HzL7z/ockXM76+7dKT34srSc/HA6Ljy3OKlt8sVx0hb3ZKLTpfCaLatWxGkhKzlnCr5
        dkqWjVJlFPqVhQKwMULXCOkbwOmLq6kdru2vgoul281OsMvXKVI3fLuN/gQXtbvSyP6xLEMHjkcGCj7qKx99ww3go+xFSLcrqnguQ5Dn2g80wGX86MDpjkzR
        QgYJb6mbKsr1sWylm+rWO//d3zUrYG3ARpAf3lHkA6lS7ibKrlCyW1IyaUwaSpoT2XBZtJVsFaw/MavagNWiAauQQdA9qYt2ro7NA7s8cB5M7FqkDsks7edz
        gN1W9sthLBOIlWH37JfuWY2zFY0Q77KOhm90NUy6qwtWV534uurEt6yZ41HpZxA2Jsen7TLE8LFunC1riY6KVjb8v6aB15G6BdYrboEdUUGglvy6F/invUf8
        M+6jiOzzzjB7sg/fTulrMChC0dGd083dOaH1A/6yBiTjYKi5YYf0SK/ToRWbUv6YZ1PPqeTkET0JAhoKAOUFI/rEgXPWh0LilZwE0dYYzZHdeI42YjSHIwst
        D9/iSLeg4Z06hFf5KLdahEPj2bZhKiHjEXPtsSHPZu0t1PZvRNh7+8kU4ZhN00Y4SZy2NAiyku8/RkDJI25wupr82B9ifUSF5KuoXw0LN5Tf1BERFi3HbfgE
        Z1joCllcFiK7tUopnZvo0msj9euWYZI1omKkwnbVD3ied6b2SO/5K0nP9KZNkCB+s3rGTUMy+DqpONKODUj4Lc1+EYtSXuOlJ9wcxt5BBor65HFp5vkwkDZC
        X0C2DAtgbkrk99gmfinyaLTMRox0fjzgZMTfB7l5XEsu+Pm46UnIyQ78ZxzlHDbhmkIx+CxD9HA5OsiEGDwCVsQlKASZKcp93TiaOIJf5Nek2ZzdUvzEhuot
        bairz6L+qBZzqNiGVtKruLahjnEnNDT+IWQRr+40Femjc1fSYELOKqY+q6AeFCi0kz0kS9QD6xnpK+oBbWvM6frZIAuTTyCi7o/p9NjRHNHzcGvf45T9i08k
        f+Ah8YN2dR1ymN+9kLwYZPV8HV7/B0dlBtRvcZVh//yxQ8BZyvn3Pziq3q31ryKt9ScVoFEBd13NrOfrJ5jzkx9wu6GBo+Z9TFbqImHkg7dVUSqwGeuMafnY
        RCvPguRT/qY6YlWv8xZhgK0pVe18T2FcvHI/QTOyrnH3xM8Talr7JL1id29yBS69Yjc4Attlz7rE7u4nC2j2bmKkaEI/OjYHBGHtaSJ3RIB6TvJxH+l9cIjU
        WXW3TSlr/YPV23mCY/DYVzTnLGaTTTofadL5RsUZGKC6FvWROxBrfeMlM9J2Zj9cswmnOV52ANcA0rqGnMVCOCQi/FnFH4M/O3vN5CkfidZ7L9Pxz4MnoCPr
        M1mnr3k8XaYO6bX6E5NnIiXuar9nc6zSUeQD836Sh4qv98ux2q/54fKx8itjdfPYWNUneDDX87GqUxyrv0PH6uZ+8i9IrzdzU48oojaVcXWw5orBmjdzOMxp
        wuqbK3ncWnket7G9wxYHa/wzARYXzeOG0aqbOYxW3cxX3Jmro4W9mXRaDvv7osbQfN6QvnnRscZqzesdZW7Pf5BJLJGA9y4GfgbJXwcHPyUr3sUrH/DSbu+i
        LHbM9enKoP3F74kI0nvxN3/0z2tphJyodG3pdRASSgf5lm4mCgkBxAMZDtb66QxCthkwW+/536Zzx9Rvy7OBi8SMZNVNRGp2tzSZe6bd85K/CXpf+a5EluBn
        3i9CZ89I3aalXi142qSu5iRN63pkQgfTlvZIc9uoT52U5xDYMyFOqYK5MEd3604On9/PGr0d38HkyA+/xyCBaOOIyqpIyZ4FCiSByIMcIelq3vCKOVL1hg/o
        oBNYfKRWP/kJPy5huu/knCXOAVGPgnLbzAIk2Z8+Khyr+Q6Vdi2s1Mt1iPREpGtNKyRde4rBDezru9ptfT4C1AAMQREhe9E0UV7uUnxBgGG3MSgNpe/MR46f
        JYhePK3htIPFnKcRTpcrNjEhfeNjM3lOJC+czA2z+QvZglmohFKmCxXHfNPOS8LDRh5eNIvVhxdhjij23n27qYwPr1iAlfEIjxqxndi9tifjctNd94Qy6Avz
        IuLLCo2ctr5ZktNlPTUAsLzRu0cPd8th4UZAfuKATp/HDPQxEROEl1XgKDgyUZ6kuOx4v9LxwSt1vH24diSd2moQovFBiDcMQlwdhOi1DIL/KgchUmQtXwfB
        +kH4dhD8EmBrfBBqldlVM1NdunfGuTMEx6U2Pi618XGp6bjUdFxqOi41HZeajkvNjkuB5bABBpBo9E31Hggs1l3axMZssxedIP/esGl9hnCMddO6TWNYe+8F
        /RChsa5gWxjab2jXYOVBL+5i+GeiY4UT5HR6wen3zl7kMhdCKb1XrhkpJ7mAzPIXHaC0hoaZpplnaF4OnX7yceYMShR4SX7NZzXFoK0xe0TIVAh9BERCWZTi
        ftTrDV549v2yCCKls0hRWMMWkq834fXEawz3ON+KtDZ7nHenBJM5puhDiFSbM/P3H5K/C8cPnWw3saNe73loWLO3/4S2amasEaY3nzcDmtwMEzS/Gxa7a31z
        g3dv78tfePZf1nu/e5FZtLWOqNDERkcbGh0VjW69ika3ev/XY4lyfzb61TX3mDS36ufSbrQiKHm1yuX72rXel910qvd1cAHWnDzlfSi6od7fixUmJmJhzMw/
        UUF2uATtp5aERNsR+RY0yIQIMdav2K5xMkcAZRf1klNmqhedOnlSlq7fxIpn5p6VNRnLXowFGA1FXukGsiPsxCbPPpkgDUynVbAN9GnDdIEi0dCgqoZm4miA
        E+I9wOaY2R4zqMuTotS+3ZtHaH0dV6ZRLvr6RdggVO7br3Lf1jIehUMKmvizF3/eonLfyy4RHKWDuM3OuLtemKr0mEuCqu1WsPPyXHLSVZMEQiK4rJ8QMfAT
        jaB+xnvEe9SH0H7Zp9Tee0oU3192FOWd7lLPIKtKL2X0o7fLf8bP2s9mMTAwWiZ+MvW3Au1Vx5XnIW5N1R23hrRldchaLxA6tfVk8uN+q7wgClXyoz78QqSN
        39l7afqh3uCnk/61Ut/44Mvu+x+7Mps2eoEsHVH1HZQjb/6YD27k9V4EpjmdpEROs3VmfhgsMHuF7IuLHyG4RfnQRRRYnL3AnP1B7xcdewG9ILIwQJeTVSw9
        8jfiX1mxkidhjnCw0dHkjy8ik5G0/gUEdgbJm7RyL/CTqFz+HXn0Jc++84Kn7zzuk8WzhskqnGLQzhXuvu/yL/oyM+V4yYfAusv/oi/SsrD7aRwyfLatF6bs
        BeTV8tWXaouPocdfZvAtm5lsw3StC6k989NJ71qlhCzQDCFy39ZdkzEz1wCSbfoML5djBxf8mxwhaWzeCOms9UvqGbjj1ONenXouupuoR3oF0mdJPbxQUo/7
        aqgnf2eceqiNVEhkDbQEB47MHaOloEIoLzmV2UGi8qtkgx5QqnSFVOC3vErcxFWoQjnZnM1H5UVLNk94VbJRSnXHyeap/J2P2JF8xrNkIzVUsnErZPOUq2Tz
        jKtk87T7Wshm4seqZCPNnEw2NrGM3C/IRpjU3pJs9lqyWUeMck2TYBJAjUR0t7x72YfO+kF3DPrTNHqX3YdkqKdqjmZEVASU5ozj0JaEH9OVa0iPsfEall/+
        ACLzjoe2vD/NjEz8Gcd/6LreGVWc1ZNWFuSbmTXUUi3WoinPc7jmKT4Y5DhMe42eE2WV3nvJlGLq3Kz4NwSvI2JgB39W8cfgz078WcMfmi724s/4CuHpCqE+
        oaiL8fc4rbEVopK+51WsEL6uENuc3O+MKHK9y++bgaSd/CqzAP2m60YWJsqlxxnTyQGi5US+QUUcPQ/qNqFqAACDSHwPaA8ngPymcE/93hnizQBk6sytlPxn
        YFHJI48tzifxjGx4tXcnH0tOGA/pC4lHQ3yqlJYR/ooUuMkbA336NE1X9nkT3eQojiq6hNm1TOG29oeuF57JoWcDWRppyTIucamktgcPfDCLPmCi96YRkrkf
        bJ7NGgebj8pU8SvuvhXsNtgU/fhVmZ+KZwu7E0S35ntvdhJ86Z1MFycs95B696Iyjz/JhULWp08AZuiPPSL9wnH5Wg/at6/mR1dtR57iz1nMxvh7LFWXCQuu
        glBA1/SKpbJ07qSlkmBAXwWX29JS6WhtbIy4cx716ub9nlThiqQf4sU80SH00N5076X3zSRXgvgvIn/6dEMDy2GqmWdgYaBZO+Z7+yuB7KJ/Gm8mqpg353f5
        +5H1SI7rmDvz4JuVvWP7Au7frY/dE6dJ74XHCMRg5oW3LagRcAHmuEQO3yXdIwK8PIzZ9oDy394LLydS+FccBMdLr86veQ9kS6CAlQDZmWTedItdVXgQadYm
        9FpHIUW7pgPXbmimjaPWc53gATMmSWcRjpfVh4Qprw3SJlIIlVv2CoVpIV9LJOSjld/HTmIAw2ezbULPB93HzLbTz1X3cjc+HaxveBi4q/VqgqLyYVP+Pnoy
        OG1qYy8KS44r7jo1Oi3UjndRYIgs3g1U3y8TFgvNIxtd09TxdMw96FiTHjbN3P3MqejiLc3wBzx5g1RCTfUeiKVoYsbwO6Kewz1WswHS/WdeOHRJIEw6M4Fq
        Iks1iVKN6XM3rqQWo7fX4kxmqpkZqiPG1AVsYU2fS+FUMTvMaueQE89MeeiUrZIvmumr5mWs5GoybdMaZJXNctj/TMtMX2BcSYsn7aPdGC6PtW9GLpZQ+gP7
        nvczTmGqiIq95Ze+hP++cgA3L3ysOOWbxdmxbjG2lw4c747SZjl3wjJGFzQQjtNAuIEGwvh8nhzP1AF2glRQUbYo2loCrNZFMMplpHsEo1y1jHIVjHK5hyRl
        MiWl++dlUUoXYrNglsEwF+Q92GYWdY4umhAGjibcYLpkuw0wKn52AZxoCZCFTroAkulgsemYldvIW5eIkDGvKp1ZiL93xd9+Zua0i2jms+6JrL0TcdTPO8Qg
        Af9dSX7eNW3RloUA5HAMKyLgdWaOdE1yIl00MzjM4N67TEJz+DazgqW7TEWb7sbte2hWgYqGdXJa2OFMF4M1hxrvLruVDv8EYMSfFTTlN55K0ukrrWPfcfK+
        U9/67d/mvOA4bwGl3FzYes3u5FThpJ6cuvDRbPfVGD4+Z8DhP3fMnpHf9+Ad2wbvFDX9p3zU+m6Zf3J4Z/ZGs0JzD9TnZvLTfrYDu1i7v+qlb6gQzyh9Wwn9
        OkELeFty6vxV61nOinvG6wn2UKnoobZFmkUVshkYoGRQDmcz6L6ZNvNEmoRo0hsrnhxqz2Ie7UDakyQ2CSi0Y3bI4bb2tOmghMSCXqYzsCO31dR9qjR1z5Yp
        fGZstpsON05mK8buGdMR8uhwn6vd+wsHW1DSl6fSGQiTi5pc3cCLH7nW35PuNG/giXlDP5sFPGL6Onlm9kSW4vIsn9kmRNbpp0tCQoumg2SzHTbgtnaTlW4l
        yOqVECmzaV4nnGObiFZL1rC32yzhsIcVn7763qq0exo9M48pi1Ti05iys3bKzmLKzvWQKNc+a+YwVafNvN1bbSOI15H7MovmIMWkkGKk/YdlnZPDLaK7tPc4
        69wjEkpHctxpiBO75IApYXadN7vMvO6t7qrura6bXVWJpSWnFYmlLZ/e2ze7RGhJIbTIt/bjS3uzOfx+SzarX5nFV/iNuW66OzY728F/nX4x/bF+MbZf1rRf
        dmq/mK36Zc+r7pep8X6RYiEko1+M7ZcOvpRov8xP7Jc9SJA6I7QP02al0TMTG72ByoX62Xhh6eTfs2YP+Pes2Q3+zbVgUaWmpdZWAOX5/95pmTPL5Sq5V067
        5embkTBXGPiUSPZw9uKe5+sh2u/ykvTNcm1ZXtgem6neRcrvM8lfBVkC7j6D/cJFYjqkSzIy5AdrJ9KOmVrzvuAiUZJMUpx8iQrRtSfSFGdfdNNVHC9CC0+w
        xTZfsnzEfqyatC+TumO6/fR1MisJJ5HCyXCVv64RabBr1vAPCtQ2eeFa/DvS7Z15j1mVjsYiVmI8+Miy+LpbZU4vmG23CvddMDtxNifrpjR9AVpXhsbMyiHB
        l67BWSKHBF+bhdT5dYbJZd6C3f/YXIPf+02GOzcO0z2Un7I5iP1TyOBXCktfN6QDJwWjKQI2vLW8KReecIctAInL2v3XgVCq/JmCU7csqHsLOnzx5tEAZpCp
        3lNu33zdWIlPS4k4PuXGwqf2mLfIJ7ObLqT7pH8W4Fy8isOq2S/vSWVuupDtGZkbyzrsgYv07uG5bI98UP7d3033mt043SX/7xFxcZf5unSPdOKe9HrzVvnG
        snk9/t3eBRRCjlku390elImqQnO9efP90rFvjqUkqZVImntEzpuDmAXbe7UCRXvGeubeYXodju/GojNFG9OesZY/rPfPSsPfKs3bY5v3prHmvQnNu06a9yZp
        3l7zpuNo3nU4RfNw+iZhmfuOyiR7qxygd18vRV0/5hC7GwQl7Qd17iqckUfpDVLE9ajmQu93HP6RRUtmZ5KTnVzBWrM73QUzXQKC6yvBXWduOEZSut7sLvpl
        b6Vbdo8Tzvp5+Zoc92tvfFF6Y/fYA/fo/bvj7Dpph5l9T5Z0ZcBkOTAJxnC3fHLf0NxwYSgPyHgXUoE0hEqENEUeuc5cf7yb7T4KIUVqze1wucaGVv2tUe51
        IgCj2OtlcHeTE4GHVJgLyAS2scQsQ6RYEmFVlTjhLMJVILuKWKt7bTKCu+wI7h4bwd0ygnkPlVd3bUE1zlA7qCMce6x/OnEGKt+FaWWp/E2g8130wH1TuisG
        mR5V3Dipj7SwRvjFGc1GPy5bihQkQkMrpvAAqf2NGNQQ3hj9LLTb/cWDwuBfRHr2fAusDYPUu3uZXH9BGH+AZNrcATsNNI5r/XffIAsHF4XME5Hy60Xb/pEf
        z/eovKReqUz7Suv4yZPffhI98LvWePU/eKdgBbb7lovs+W2yjMDNBLF7ZkmkPukhGYghEkM6zKuFswvoIAztbumg3SJtuyeESS/iICI7DjP5wqODtrJ167aV
        rRN1n+aPRITiHANWmtr7xAcTINC2e819bPBZk9TwtIM/QUYRGjiqtiuwOWeCJOzN9H7jydfWHXF6Mwp7GELCmnc6lna0RHPBBlgL6/Q89MR9srq2zM00/sXc
        3oKNbIbWwoLI1LNyN1xkpcJg1PG/bngzp+uPaAqF9Yxh+/cgvor5/s+62ZRh2IoL/p8BWSO+Mo+zuzOEELw6iJw5hchJnayFVw9nDSkjwuuLZnHr1xerCDvA
        fkFKshYxaJBeaU7dSwMm1gqBJQV/1yacWxtMw4NvPY7UTXX4krtYsIDAoOgyojKinPYI5cFvto0wx7lq6qZQ435nB1D9ER7iwScY+V2ZtHnI7EsIaAvgHIzE
        XgyagtewB4tF8zy9iOUxenE24Tac+w8zqVvp88pkZh5eLq/l+UBsALPPDPWIL674G4+KIAm+ULleKVw+WLgCI80vx3pvhihMgKXKILB3HkSOMg+oKnKjgWH3
        AKXCQNaxmsDRU2tCwKOFCtKRxyv8SYSizjj2KnxPO4pi5F5x/P3ZgvT4JLCmugbUyn2S3sMy8gCulJFEdYiXtT+/NkPQ2xc31hJxbahlHWE4LX20zdcR47Gs
        OE3oA+AwCbefU+ioDXBMy/izRCJGGwuaXJQ3lvTxP0WbiFW7dOWPFXr2T/UdTAGzNAbQtKSt7+DJBZbGl4mG0SmelKKL2YMXFgjpVNj61/Oh1dFbMAXa08RH
        zKufpPMT9hP+DLBPk8ud/PTkimrXVft2XluVMjjB4RyRqYF81A57rpz/GrDAqyWQVmd5pbu6bfsO7F3G5+pedKZx2iKrhTsLyF0TJjK7D74PHn4OjLuVEBQL
        fpf8Y+gmtWoe/OJ6R7RAvwcMNZRX79V69eRfuFKglGWQORfKTi3fAuj532A3AXrBppdou+zRHaEmK1hhnzkA63P+yff7WYNQtPAWPJe1EeAOTKMpWdSSaky7
        rAKVcHjYkbG2YSODniKvAtcPPlJFbCnB/doVcL9s2sL7Gfk+cP1QiaH+vtvwcK8eHswTPJZIXvcfqsg7BNrY4t7xQyeJFHfaJFVkbQtRiBxoiKOZlabMXK0p
        W7YCbagjXGQKh3tkCa0jTGUOh/2ibiNdmYjHdQtROCVzic1sC6m1hQQJJsXW5X19x0hRvS+6RSebvKsuuto/L7h5KSGzWfP4uKfHj+Sgh3HaVtjhuvqV1ZWO
        WlbDbuUOZROoSP3HahbmuK0wxwom3IRe2KTlswGpgn5VslwlP+mXkf0ufIM6uqMWvlXIT/7MK9oRN3ZryefGYdvoUxQhubRuQkWfMnXFNCpDvRpSXrcSdxNa
        mKvvdj3v9CvAl0Bj5x7jbcyV0+nDCx8yG7JfEI0xoFdycKxL198ofyDz2FT/2SxUvBMTPomSJ4Ce/AC2yHLP09J8uck86V7NjOqOmyfdMfOkcb/qiSyp6Tnu
        1CTdR9pB6d9TRZ7H/z/1en9KuNaUdeSe1p07whgJHTiHjQML4Fh2rxZ89xfMNBjQW0TKpZlyL4zL8IyfhsGpY6ZNDQ4c09iJ3ymHAG5S05RfzMIQ8t80uiay
        OafZkl3M9lizYHPEuuLOQvApE1r4Kj/1WmPY5gO5oN6EOoQLtKZhtxbu9Ng+M1vZ1XqDxwjSlzyj+7m6C61wSzjb4CUOdupsfEd9uwhl9UAfYsqNHrLM+7A4
        uXCQTNAh7Bcj3bO3yF9abAO2ZHFwio0/ksY0fEhi5vGWOhFqVmQVL7kSe4noiFIb5gkIReK/s11KXOmSRdNp7HSKNCnwchDpf6agOyl3LVNXdEUmAAlHrH4d
        A+AhJxWmgjy4Vxh+jPCFKRx24g966U6b0Mo10SH6BWoshjVTYz+Mruh0r7au/tUM7dG4s79LhPmIBusQIROKpr5bM7QbzVIesa7IHw4Mmzu71r3TsGvdgoU1
        sRlNo/Mi2PYmc2GTiO3j33DhcYcqKCvzhDzhgTy8gMGLwAEidbgPkMwLzu1WO0RHGalFnPwM0eHQsW3awF0aPRHqpWSBCq0ofS4qeOty7xkZ/0twknMTpKJY
        hkttU11qm/Cz3a9ne/VsDbI/aItPdvQsMc2Dj4EzuJAqQu3kfaILb+EcX799U574HgggsH2/1k/+lY9+WUO/rMhUlenksP+D3kVH9zXwAe3xWfT4PLxa+tmc
        KsTSvDlVhoWOZnUA5uwAzGEA5jkA4x8S4U4HYJa9NSuSqCdM4gKaO4t2wnjra5RMwmEAKhZsfTnlUdM10eG2p+EnIJde0otIK1kTcgujEabAyhnzmhClavuT
        Zjt4NvaDd3mW/H7Wt6Sh/mm7mWdUVqGIEwVGpyn5NhP1sx/aYDGojSt/uKAAzsxpBbkN+QyrQTYC/x27sLV0YYt0YVPIPthdEDj2k6zCqj7R0SdMjIiPsU+A
        nG9FuOcloaU1WZ+dxFEe1FEeJBUsXQrccskUwVGz98VqKCfe14z6ftpkRC0mKmlgD9LFjqr8ejfcXuHJG6pr6wNwHNjnPagerqdEUliDFRicQh4h/5pP6yiH
        Js55jFF4BCEOvRfgiyMvvIUOXVLoCwisbdAwF4JtI+KpATnJw+HulGBu9yg5ynNfEZbm4gMRelC6IW3Lv4RmQ5mrDwjDYjIF01ST4pzeMU3YmeZsWAmslZo8
        YEoYpBIwlDlrzZEfBj9Gg2zx+ENCQjCLpZDPFu9v07W4TUpsm4QCJCIIFuBckBxSmJNnC/qizxJEBhAXaMYsVG66vBngpibJ3uqmG28o1itvAnkQcYtk7YcQ
        CE58SmZb34dFD0U3e85tUgosjQ+RB3NI7uCQ7IU8IyPxIAYCOynldnxaWWN8pYoHMnqKB4EK+2CRz4Ahg8UtEaeP8Q8LFwbAgYNkeCI/x1mHbzCmUB2yPEgE
        roZhi+4pwhvriVFfRwAGZGWSwl55v8kQRYqWuucecFXUeVHn1JMGPT1OY5hbSlpa/yaqHSJGIpL3zoCsIInzI510gV5llk4yjmiIaC8LceIrbEfEKQsXZxuA
        A7sBaGc0gJtNINThikzG+qJr7fEUrJ+s40t0Ba3MA+KVNvDrRxDrGrC6CPdnvSKdB1z6Kv5hYeEfFlI+kfchn4SxuvMH6vgeqEv/JlCWTe8oKEsD9j6aDMmV
        A11+AhVtAhVtZtXP0lXnOhJSTIHP2jebWCCXcIBc0VS5wlURu4lIudAGjECagYi9aJbYs/hNhw32Ou9gJwJ7UCI/LgESb8ksnTdJtwIrGXTlW8swgQHOcRGy
        OuEcdYgo57iqlax5z4ueZANqTijdXxYeguNvuOmMV0xiF2zRzBzuAsxRVpiuKL1S4APCMrgqFB4UDDZxDhNFLyC3kcdvtWUoHQmnkH9HuoxHCypFBgSyll4G
        SW4ucqooro1Q9BA8bIreWMqwlhC+xunlD9Ez6DYwqazdVRnJtBFNZ5cxeg2GeYQOokdQ3rwiUKKoqChKabksb07LC7BFG2xRHpoL2Kl2pX3tosvMVbrM7vps
        7jZZn+D5cpVumzgSUxs6LTRT7eAV23i1PrMd1i467JUG4FV0GP63sKtBGYjORVTkRytwC5EeljU4FilAIa4gcmI5oMzJSR7RBc+oIB/akNhF5VbL+ZyS2kCS
        lR7MWQ5koRBMBjUOsC+7IvLvJmiGA5DJYG1kC7PO0HTM8lCmX9ZhvqUlSou4g0KSrDvEMcpWTQdPDS7guUpYW3HiOMe72Ta8ePSQlLTCvDF4l4I13OfJnnrX
        J/+RUhOVtLrJL/6JXswiRveAbeEXdRm4cZlFWbvLfTezaroDkewrV/DpxQE4Wx3sZqhBvh0wt5CROpCXCYDK9aiMGHUrilR4uM3FCuJpFmjOXNZCZMx0O3Us
        e7Kj8AQu01nT3OAcZpA9/btntZnJZ3y437Yw4nnqYA1wDIEz9thM8qwfW+dbboKTPJu6Iob0WgTHg29BF/o5JQT+3r1xMTI7ABS7w5ovtlu48u1PIuLJ0cir
        XOyMdIlNw8nSQc+Nb3KuNS0TQvsnCD32iCJo/y0IjasAhkCQVAurPHaMPKz5LSz9WKWJn2Zae5xrtd3yaw1IEG8VodLgYKRH5bCapjh00h1ElRCG39L1scX1
        0SszSBejLauDbzJzzWPPYYYCBEWIwbyOppbp95udcl1o+g35+evlfGVkrs3P1+S8I7MbWbLeaHbJ2WpeyiomgzyL29vuG1PJ6W2xbXghK1eqPJORTOekTc9y
        1fGZdX4X/IBlJgkhclDLGSgFVQNDl8YtFqtC17IwguKXitpA21RLxlh2CrVkwOmxZVpwehy3ZMBpxoXS2aEoBsteqGu2EeUh3WVSHK4BxvAbaJt68P3p6yGX
        XpufrUGEfV1+tpMVpYBWMzvSzGxP30jJuTBxUI60WRjAppZyVhecZq8ssUuEprERrc74r8JU8woN9MoG2uljHFWvnNjiYbCGUO0w1+lhwqAG48QPum6RNNea
        2pQ32KS2hjGUItDeeZKCYH4NbBzAbG0I7BSGnMPIJkZUctfWQ6RZ5ib2b3IK0+FFDV6h0/0hLSRvduZB8PIsmBoDfYO+cpSw9+hDzLQjzZUV041tInLXRhAg
        OYmsrLklqPMAUpNgR9ghGrp7CgGMHhOYaLpo2jyhhMO73zqFU1FOnmciX/39a54GtUR249+DxfHTrh+ccR9h2hUsd5ozooOhcOxqxCwoN2eBiumIFmL8oKa7
        crAa+OVqIMO+Rjowfrka4GJGGbOvQQ+5Ya6mhrkQNjS1hq7l+QXcO9TEBlblKbNHfYeuF5wuzbX52HlMUMEl9y6mMlF6qqvxkrazENv1hjkeaDW4DUgmikuQ
        auyz8ZFF9tBY/lzhBlTLVhhtFcVZbYD4FVMbKjUEY3CTIfIObQyuufSYBtc8A0+C+PtqXnBm6rRdNoO0NuYU66uZ9cSU57geSK7A8H0OHubgvn6B0UzkVlzU
        vPfVpw/kT1viqumKXNfIdE/mpFYLe1M5fcFOgRDLRx8CfdUsqahGh2gVhiLZ1R4ZXOxap4s/Bgu6g09+AoaZzabT+GGyOZE15UcnmxdFvWVgnJodmjlh0e6n
        jGdtyKJKZEspAiBgUpmCcUik+mkROOSqQVl4G0XV0bJ+VrudeEa+VUymGIGlasn0UAP+21hLhiNEG5d68/2V3/eZRpfGOO0ep6K+OYX6piOIkJWNJmkv53Nj
        6ps36R2FCyhN0jNK+UnFJB3CFi3PlhhcRytVPfbQocqZyGVxJR00N8v+q7eBtYYuhpxXsaymTTiIcplk2+iWn+iyWbTOh7yNfNd1uuHHf6eZzhXS0snIAYM7
        gsqk0G2PsNj2IAeVEyFLxHEGyHfOzASIzmIWF427o1m7dmeb3hf4d3tXEYh4cqQbU/oXfoCFSVNqYZIqqqrwFZkzWhBSkEITEG5ta6CQC7iMroCfB7gra8Xn
        HVRN7krVQgsVwRw5G7Z58P9XXDeH1MHGAKECTImUQkQwrFJcSCoyXcmjytSi3yx8qrKLXU2VDgYWVrBg4K7inS8/9Bzg97gRVAHTqSaKxtIzDr7jEiKw+nzy
        nKZST3mILHaQr5t+DEf7/UB4LHLtWX5XAoFWKqzp8sq6vf7+Q0CCDqvnxck9xw+dPHmofPie43b5c5JPI7rV1x+Qs5snsgaGqMkxlNUdFtPkJGQg+fX/Mfcu
        UJJcZ5lgPPMVmVmR9a7K6u4boZZUrdajLQm9LFuVfdRSWzZ2412whwM7etljqsWZVkv4eLYbdduyZRm8TPnB4NIaKzMbkADZtBlmkcHCZTBYwxjonfGc0QLj
        02ADZteGtr07eAYX3v/7/huPrMpqJM8wu3pURty4ceO+73//+//f58kVPB0jGytiLJ/PfHmm8QO5CrTDS7y7bKyAz8r1e4YcxbRd8MBCRWfHIe1KXBg4VXfC
        j8vQ0jJkuJTwfZ6i+QWwvalai6eq2jl51s5JqcNgYRQA5g+93ldcPwnyi2KS5XEQHy/59ex4sNkdwRHzz1A2IWU3CJhJwO4qWOF3Uig/L5SvhfJtoQhWGA5o
        bZVZKAWDDEHYFoo8XSnBC6Ni9c2G16cbfniqerIOb55zavmRd7WCW3bE5OMeJH/PgyUCg/tKNnL3Hz+OThmsyyzngSu7YZplcoERv62GNUEHW0BYIqPAilMk
        eQ/PUSumMDh5EgetB16UlUbFEssRIbmAmqSlg7/F0gHAgBuuLKe4OOsmk7zou3AuJLBhMs2L064st7g4JnsU/N4tQj9+jyTz+PVvShZIWKBGZ4afPyATAbtd
        g7MKmqlBjExMtuXSyED8B8jLgaSYNqQfPA1Zt3Gz38dvBxjzuJiUi9O4mJILwChOy+/d8jsjv0fkd1Z+oZiak194rs8TPTQ0CxYAwVUaAzViD6nFruBQRl3f
        gdAIFSRwI6VAIXM5Jc/XvFWFZeltONZLHjk47dk8Xchyed7FjPk03AdCgCnwnKsS/7Ja2sj8HypNBGfXQF5J0GkmLWA+CAinCqIAoL8DWbk5QhhBa5Fla/hU
        VcVxVeRXWcNlb/FEiS9GemYXFk4xhFN4euPku9Y7cAexmarA5KqJkFcfZUm6p0VAoTuKZE6RzUWCCpYEjz7NnEI8wM9PYPpi2ZchDo5Qg9I5WK0p21ts+Bxl
        WAFpiwfAaGcofU7+RAOcweqc0WKnJK3HPDz2JIlIXmmBV9LDskRKFsvV0rdsui0TicQChPqYYMMEdPVAENMH1rKDiXwCX3JNpG8OAcG9M6VMOXc+cufm5qiu
        zR3EiwYqBWUFmDUQMoMB1tdAq0DiB4DzbtDUE3ajGFC0Gw30W8ooQ644xDfNM/ofSXO2MKSMUKDEG35hwQQaHRHsPeXReafreacIIbPhZuxi8zxz6D3tsjez
        GdFtUc4g/i1SDGGzAVahEbIWcg8pPkUanhmoYZ8LRMvwjAV2Ra1VeD/EnsqHJZVIDE95sl/KKM5CpVJSA968V93bctQOeTQE5zapT1uFzFk/8X0icklxKCTE
        78+FpFNN1dthA1FKx1XK9ao1NsgdorW/Rzy8+lfWJipQmyhfbaIqo8nrdgxizUdNoHueKKkV+vGqpdD7bllHMrIzKZWzfAZkNIR7mFc+lRKOca0kWv3ufn/2
        ZOVULVvxAKq/AMcdaB/YXlJxC8veB910EbqKxd6j1dXeu9uvorS0WCIFpqjZA9o0pCM3sm5H9n+TM4Ke+9H7+O4CLNyGRNA1uHlW2pgsLhaMe5s4kJqU1ChK
        cCJ/UrW8TokIbMk/fOCXB8TkRhhvKXhU1GoZwB8hfwYDTFRm4SpnzU139fw7TbieZlvhs7fdd1wFQlZGuth7wek9XxY270+7XTgRKAG0K9N175xjul2ziNAh
        tfHV0vAG8nJVDYiJ0F5nFAoxQ1PTzLXzFXnll1ZgEbbdIjbZI1vlxV6QLPX8ZFezCpOEXSNSRCHYQ3xVRc4Ch5vmFDdn3e0ZpHO8ZjBCtqK/N4PByrj8FTmJ
        sqwCZce3dnErn8o3Kiuf2gCSeRqM5emOnnsq7Y7wdC9BhsDhZ1TioY3KPN0dPsp4uicHJXLgxjBtkZ1EpvIWp8DGQOmAmzKzjePpRvg4nu7mNp7ujky8UE5E
        JdJtmcHBvpGfv5w2i90BJaAgI+Jm9S5Rl6SIMllwCwDiXEhkduj2qj8SJYum1DWhviXnTMoVGJ23m5Ijytd/b7/+s9/3s1/c9dlXDm9f7Lvy3xWgAO3wH1LY
        fq9S2MolyJP4ikYETe3cA58GTW0Rr0xTe1tfjenZEZeKNVqauF5QCWPsLMAZhgLJ8x463eOuAroDCxW/x5IQP28DTFM4lnfYf+6phOh2O/EO10d4h2uDAp2Y
        vMNLyrq4AH98EWDuxefeol+9G3mBTz2xkerkiR7lF07CZlDaOtfx1jn3O+vHu0f6cVf78X9FT25KH8aJjPlv3ZNtp32i2OIsdsd27/6Yrtzd1pWrYElHxT0v
        ayoL3KLs42vVlXwrfDvzoCBbnEMCeSRN2wBqewPeQ+Qhqg0VAD/zRsHGlT+D0plgUjMl0sdkvCYkhGONO0KuAIL5fsa+svaujftphTO+fcPx89RW2vWw3LpN
        Pspatz0YJTFvcESKUNdg61Zt67Z2aN3WDq3b2tK6LQhKlXJJuwDxYPcYmPZA8lRu35Cn3a2sff2RqaqaBTdQUZQqZVxhqpK6gITwWBu+C91CPqC2XMSD4uAL
        OhGIDEEvzFbhbm+kJbqyyskSAvsatHVCnw6RN6tY+3pez5femQB4r/YErgKg4/Mq2oFVD3xnkkdNcgkE9F0SzS+NEM3vVqL5qhUVMA9lrVNHl+xuZRfvKp0Q
        WOGlp/YpcdcHlpcBhAkAECW9Q9XS3r1oDnrpBa2h2Q2GcXaJJodZTbJXwQ7uO+Cgx3oueyOrIoEVGn+kAVHgOiSVpdGS4RN1mWzJP9/CtiTLBaBTpAPZxGDt
        RNmqPhhEdtRXUE7OnDLsQRVUuaiMZ8goVZLxlLVM6bxqcLyjZFe30h54lJCFISq5IXMC86G5SulVBycDyw8oK5Yr070XbZeVwIReLc31YHGp3+xj3YLQ/Cx+
        ZTP/NH6Dm/0+fqOb/Q/hd/EG74P4XbrFWcMvM9a52d+wN27autk/62Eb8yFYhOEo7HEtWBIUFK8YAu9z7YlgsC7r3Mp7/9Xbdv3SzO1KWbkuG/MiRKa1Sw6+
        vzn48Gdffr9M4/n1cdhclM/wRzAOCmelpGa/utTzjrYDzwudEgFYUnLuqBSXtSYdfCk/ptPagUc9CuHGODNI563A2dCzh1IEmSfg/igtOYMZfB7iOVjJoH6R
        GDqXg1sH+EXWP1KJduAjR6/RJuTSBag7hv0tqwXnJnlHJtRJHBdvedREcoM0xu5a/oAvCgse0msO0zhbSGIdEbHEjvvpFHb2c9jZT5k5bJKn4DOAKMifvGWw
        t49VGaAPYjNBn8xSSklsZrF4BWZacj2JstMVdhJlb+uepQEJxnbgmnZgGZUKT4Wvod6g3ZxAMGNN4EENX0umzB4OndyfLXd/rG2mjlIwtkRilD3PSZGLuLWR
        aaiFta81kNRDrL8gWsMmAEqVmHszdax9iXuy6pYFPlT+GxmkMu/ASskO3zquWgMZ1TqDSOE6kqsBtmY4bx1myzpc+VB4nCmi8Eq9hCEEsw+Xp4JV3Qi6+MAe
        qyGuW3/eulWgkOcO33gCiuhpAF7bmp3TmmULt0qOr8hsn+8DqGkoT19CXaCOs2r4tCr23T5UNBafO03gyZiynmdwfwnu95hL1EtSJ0v4c+4xSdnxVd5LQKWZ
        gIVNqoqTJDQhHCiu6rfLxEMQvaSmzSzLUkNZpMr68umaUhaWdFBSv5rDyS05bOM+1Rzyx4zL2h5LLIisAXKySfpBF3yLQ2XYjNhvwffYfyKhmTT3//JuG0Dl
        IAhMG5YCd88Yf14Dpib/vOYF7q2jkwD5AWwZ0r2Sd0nLSRPJ5thWu8RcoqSkX0P1y59LM3aqywwv92pzXKY/48dYonRuWzxSEyatF5bERlZA+8UL+DTJWvfi
        AeLuHfHt3f62fCHB3ukSLB0VtD+orNANZJVLNr/i5oyU8StlX7f5Kmm9XY482eW+8ymsLNwp2i2RWSWRZY3iHIdTqLqO+JPcrR2QpBdgRU32LaP7n5twzClL
        xp35Xs9x7tUErdaonJa3Gv+eh13WvGxfF1QVTaIz5TqV9cQjnZFkQtK8I+12UxicAmdLLgNIIrbf4uS32x3q4NveI4LvQKbQjEIOC/LpwtLHYuIY6MjPNjF0
        zZdsdCEyYx8jIo4IRJifnlCar6qOtiqn5iqm5foTtPiAWhivtnQc1igI9rE1aeiMxVRh5BfkbKQb2cUKNEpUjg2HEN0aiOsbHgs/IZJhGlEkxgcbBriHIm82
        kfcGVjtM422S3KZ48QnVhw14wi7pApQARJTYQpTnKeS20udaWdmiXYcWy+XgggxW4Tke/kQDqrQwh4cZCdlLbBA7ewXQ1+2xM7lV6WFOH3ALoJM4J4+B0v0t
        iDA+vu/9R09Z5AJlkaPi6wjpXe0O5dUt1ywmXRg6c6OSLuaqTClafgPDnewmU3HWoOLkVQXbGF758fFIejhQR71l72dgCVbWlXr8hFd8Auf/pU94I5/wVIvK
        q8B+wuMnVJUblFxjF1T5Hv0T3z3lKRShUdW7fPUatyYfXfdhNi/f+KHE4qEHvP1tkhMG4LsDgwTOQkVWdlQPD/X7vNUcWxxgMnL/ke+5Srml1E4XPSJ1yq7a
        TtlVW6LlBlmn/85/sFd7K22YXIdU4A7cS4ozTKqUvM3mu2//i7vm3/Cfbvu97+n/+gc+9y+AUWIQvnLm4b/8x78ZWIyAyRUJB/uwe4tTKwaTPyjbLpDoJ/6d
        XBWwMVSE6+/kGyXjC3zFpowjpz5mOXn5zQ9dddPrP+2s/Nxv3nnd+/78Y5/MEr3nwZu+8Ys3/+1tOTnitoyTjIsgvUz0CdoGfkcJls9WnDyXOMBRLijjRF/0
        PPdkZlsS7LUvrFy9MR7an2g2aLZ6tRIG0jGceg1KHKdkDRd/wKcJudrNObf/9c3/5e8OXv2fbpMZDWbqt//Eb7/j28996guAGHWGBXnfP1oZKkA7j4BqJTay
        Er3fkD0Fc0G1zFBeKmifB39PDs8kBIRHfn7Kv/0NV3zkn34uPMxPhOxu+SvXS6oIDqJS4PIKw2DlUyK5LVnVOSs6H7n2HOY/3zaMP+jf/oVDv/Gvb33OR9zM
        wNv40S94tJ/0TuZDVS8CMKrAHZ2DFcM05whLK/FbkjrJ+1ZpKXDe2Tb4ZK7eYp9QHnzulsFH609lFo0/jPPKqh7MyZYGDXUGf1fw5zD+HMGfN8Y/7ccf8dWo
        kfajSq/Jo+5Yz9Br5EGT2SLgPFLT6cZDU3MygVEKJpNA6eJ8G6s829TKs81RaYQx6hyvOLbGHqG4w6o3wJ7HUhgWpMXyEDYnSqvaH5SIH0mOE9AI0zOZZWjv
        +XcAKOFA72Xx52iE+San8BmASW34cOqvGufVejC8+qoHW3B+cvnUgcGrpdeIVxVcvQgxhCHHj1Oi2VErlA3XsR+hfZunyeNrq6+jqCVhOFPPcyAdJ9Ec4Moh
        0ZWibl88D0c1D0eLPDiKJe0eYvIvuQh4HWX4jIVGOKUVqUaCaRWmudUm3cXLds012DVXeZBbPdyFm4L1RydYOJXDtcPdtEZap5oUuRcf59pJd3Nr1+zS0S1S
        g2ZfoRjLds2qfEalhJ1Q0fHzkIqEKOMdEiCAFkrxVd+r6ioX0ySH2apmbHghGY23MpjBRb42wmAW0kG+VrDhkYqbbHgVUDt9wiNOB05rw57/MHDoa0qIFx5S
        wwkUr5oTRtWJX5E0YRqFqm1Y+8sG7C/rxPcYTbVq6rC/hM+z/3AJVa85oPUoWg4OdbWsAVnM0H4xo1NzM9yMsnGIaY6AstAoifSY4/0ZYQ9iM1bL/Rnr6ulf
        V3/GyBYmyvz7t72j/v0ywdC/v0mHBovfkft0W+tj0qRAUuqdeojo9k21Fa+pSWqQMUtU9CD85W5ZcLL0DJC4brJTVDAyRQXlKWph1HabJqF/RlP/P2v6k6ei
        R9iNVlYVgobu2pUbvFvzNZbuZGkNA2Yd0vG9UnV/9Zuf8BO/d/p3sKrY6V5zZlal1Q/ANijCrVJA+aiZeRqYSgK+UkB5yiSRwnSRdBJpB+aMoekcfuiQpUmT
        fWADh2Mfkbzvozuq2j0opdjMjSzl+dxrCs5LAbAZ1GYBrkyR+mqR66imLJS60B100Y3m0+Yz+DWphL71o+nCwQOPvTOdOfjyxw+6j6azWO/emvofTecOxo+m
        i0fSyW4yf7B2MDCzjxm57uLdpTTsTaOjNHt7fkQ2Ic2HEpihTzwoC0czQxRJlszcQfNossvMZNaIp+NHk92m/kwyd3Aiwae+7T6Y1P3MP7FO660g9gnVvRgR
        XnvF7DqSRqieess9iAqp6cJPxD0zJwEdMCa33MWmZ0M1WqQHFHEYbZOSZoz/0XcdjB8zs++SvLnfH4x8vPyXGTGzkl7XzB5sPpru+Z4AUM1NRjiRzODEP1KP
        1rq10GXGMCVEspmZORg//lTafk3LN5NYB7LvyPDRUmX3WWjVLNzoH5CfpRv9ZemKy6umTcKMNk9mGXX3EZmMGnBZJkoIwlQZjIccnWSGzDBQ1SvBBLSpVtYT
        2WNYSg6ahEWF84KZOEpaP6DOEJ6G3L/B0bRxl7SYmm5PEVfcuQtA2EfTFl1sQuBqwzBX/m3J8IF1Lubxw1g6DGQOWOKagJNYDdtDH354VeuHV9U5jo48dTBz
        SKxbV+Ovewi/NdVCRcpMigMdyf6EZh9Q2ZWcQ6QCDhHAKDE1zoJqK6TTLgb6Vg49+qoo+IX6KmU28hVL3FXYkoKUo0pPpYmsujEjozvEP4qcxqpCK7Wo/Ttj
        u8xJaUf1U8ma9SCMJAM0JvdbngvRVG7nJbieb8F6ZBwJpdJsr8TzSMblzGNmS5+cjUq9bKTnP2IWj2RPeo9Ih44fT2eekkGMy8cO3vZuM/Oupx5K/aNK5ejT
        r6r7UfnZ8yPPYMAcDN4p1fT3dHkk+9RrWm6epUciGe1tjHZp3/1H20HFqwWcvvzenznofibueWy90lpVKdYqYG/nbWqJGhVQa9quUdM5oJaNix5i2gDotoBa
        2vY8LRA5e+I1rSoIVZ852HhEZj8glcw8JSvenh+5k0SWB8CCiAy3jH9nK5Daj0n2LT279ZpWxUF7xOqvE2cdR66nuGif6XiW+QR4dYElqaX8VFF4LB/8erLJ
        g0oBGoZ7endDbHswdbsicV0Ff9Ju0qAv0ezR3v3KQekA4cOzrmIAu6+jlFBnBL3HSbzlx3uUDfdxQFVRMg6ACKJSdmzw6Cuw+wiICxLi94KrvLfftNEk6L10
        il2Tzozfb9kXvmlfOO3BUZD4YzIfvNz9AqzUa7c4/9HD/S3OH/P3Bu8FhMsy9HkYylahOOl93ltNw5jgjdJfgn3yLIHrvqT6xzLm8KZp3SihvavB9vib6Ory
        7WvkG8jDVfINoFtcJd9ImMcXPM3T5+ElUNc6CXovaFHonEY+y6xaXnDTSlYtz9ryVrRaNlxdP5+F2a78ftJWy/NFtfwxH5x3tVrO2Reety98zo1gT8tqMdXR
        ajGeVgtEnJFq8WKYX0LDx8qJqySvC/kkVGPG59mylawIz5da9ml9lLXsWVspT3vaYM94WoRnbTRkkhHO2ZbdsC88a1/4JBmsX1LLcpNqW7Ya8y7OWqRmW8gt
        Wowt2LAtiqb6EOkGK0fjf8vK7HtaqR+27fohGctQ79q8NLZUp2vzUmNeXFZnRQ/6icmLqmSOaLP84orUO/vHDjrfZ2ybpLW4mnex0QKFtkB1WyB842kXbAB+
        VqCztpc8YwfR0y5opU1kc1K3BQq3FKhhCxRKgZq0V6hx2GiBQlQxv1grqpQ58m0OsxzXdaJAxj5EI9KYgyLrTB9yi85ErryiM53UXv02O+btaHjczbvSh/m8
        b0fDe+0oeNxOEmsuJolIR0NtS/P5trRVW9q67Upc24oOlXcnlptqNhQG3sxfdmxhvJ6bFeYtcC/TsjzPx6goluWIdvPDmrXXaFFesHECgEAH8NpnQe7WuG/U
        uD8QYYv30qa6ein/dR0ObKtG0VtGJrCabSssqxVFFVNAALp1A7yaiiwUHRbMN4HSsMNmhFwTZsW/qZjaiHUVZjOb0ZZZ0hLNa+mXNYoEkMR9RQt/QKNeqVGX
        MaFVtfAyF+v8fPBqzM8cZW5eTBhQ22L24ocxZLPxkY0XltBO4b3awxFHQWPLKMiGdc3WaMQarXFYoy+INIE1+bipHC/1EIyGWqmeK7aeqzYXrs2FV0xLpeL8
        mcPy+Colhq+BpyHE0zBmL8+IoPET4+CbU0KDHMShznSlYRfmw07ka1u4qi2cawvnjcxZOFjwseHGljGfsxAq8rSWJ5tlsv7i24/YWQiNtJVjVil3SXYIxl1Y
        lz98nFtIhe2EQuVf+l54ynsEVZEEYPrV7TZ8x1XfBRElVKRBGI+5lFwQXWTH84oKRQJcqHlkbCxCm3OLQ5SgW5x59ZifzymiPRi/x0yufril2nMO4fiDHrTW
        TRXfyUinPPPqDx8HEPolwkJa+SjIQqVdvevcxYQKqemEJHbWMXyeaAd+vnk0VdmAHuHOmoI4u352C7+miQdFdn3G1LAHlsin3nXwpsdy37nT5tGDzuuPF8X2
        bTpZcaWCWF7MBPOqspqG5v4GDyJh74AVYViKx72owEnKqlFLUNES0BMdDMQjew+tO+o10Gi/7boBgVYDqIlYft0lZ4qwgDgJ6Jx3KRSGXNnalMxjviwIyzl5
        HYaW5PBDqddF7qXOD0FmdjUOTrkkvKlCKqkrTXgnAEWlsvUntrCucNXlO3e0tKhSJ+COllcSHiAFJciFPwp9/1RwkiLyWdd2OqowRrbpkjzUFBXuighDCvO3
        59L6GGJjYp61Q55Bcw9HhPga/sT4Mx9v+EnYBIWkJFDyjyz7Sn5PKwBH+EVivL5V2+rQB3TczPey+uiRrnylHlE3pU40sfRY+tLUFAOBWp7eefUlk3/vadmT
        ED/+bWSxGumxXWENJ219kXO7iiW+hcdRHTsZHh/oIsCzmiM8QXgjTxBO80zhcf5dc9UKrjhFMPL5SvQiChhG4zM36mxJUCgtM5V1p93UGRpuxeKjPOTB+cZw
        SNvuvBQlCmaXPL/x0sgxmRt/3n8C3T/exQPCnPW3oOAFnoVLTmkbIknF34Ocyu/rSTEHrsvPQ/p/AP/TXBRz7+sZ5fN+/EDfVNZzz557UGivZJIXjjhyh8jG
        WfUrjH5BxuhJ23sVU4qeTbXUu0d9nOaBraL2F57t0/di8rz/EGrk/jsexPQIskw6p6XeuvHPDEvnbfdxgJe5H/rKJFg69HTOlB5GKUk8C/Cc+7p9ggG81DOU
        AMc4IwcQech/tzOUi+XhRZyhvLQiZGcoQ1/m3YJX2KFi0ht1zcT0WKpiBJ3u+5DgsFjGsq9/5qMxIZZBWh1mC6OPhXG5t0uCl0FKQibhUElJ/IyU5Fa5/NxH
        4xu8m+Ri7gbveuqURej5Q7/gJE7JV2uI/3G9bscgBIa9/hc+9288LDrPc2PEroI8BFvyYEbyEIzJw1eyPCxqHmpFHmoKmxOojjvUPFRioiPGKiyU8yFPJBfX
        uK/EJHmV8woZnPJzK+bKZe/6hKndFOlaWNO1MFA64FBEGlM9jpMCCDXNjA/5A74bjXA/jynh7N9bwp9+ty1hK69ld7SWA63lbSXs/9vfe7RUOj1ve3NaZ0f4
        XQhZf/q7H//bivSFv+FyihXlRxOcvnnyLJLwDz4aR5ycsOeVEubNKJK9fMBYgQIhrCRyGd+khNK3agW+IrG12hxtHTp04gyqpkTUMOJqvtx9JTzLbnFegXX9
        FudWyAgsPTYz17NcPk3AKvxoDb1JS6sZoISyz7tJWawDbab6IbSTbZRPAhmkoC4+ZR0Phx9c/OGDakOirO5lKVHNbV6B4jgqRo6PYm0h/vnKML4Q5Ddn7JtQ
        /3vXuA2Myqsc8M7iFJnCMg7wNa8VlZfZpXxsKqycrNzH0ZKduy2JhWutJuL+zX4t+opLuxseaosM1T9TgFvc1h/q8dMZEw6Hg5J3O1Fei/Xy/rJ/xYOHyivp
        obLe+dBxLAruOli5e+fe28FxJlCTcG3vAUZqgi7Pe4IVv4j22pZDjTPjngJi7Qvv7WTr+aMbqE0RrWDds44nhCQYGo927vJNmkr40pAezJn+K3LvrONEYqfc
        YyvuMffeS8898b7y3MPd8z5F8nJs7n/K95r56bFvObQpMFd0d1MhTL6ME2yzPW75gQUPCRqhGDKYNPWAWQ+0m7KuVE10B32Qfz3Q4QUMfUUCKz7Bw2n7bm3k
        cDoYczgdZIfTPNgBF3tPD0Bx8qok8hEB1WUMN4kgzqNpanwUtfl10GDrGYZXOtWtmdYqMLTa0EpsAwvC+e7Wr3h6vuvZ89126Yg66AU4MlGwdkXBhdq8CSJt
        C1Gb1aFWR1TsaUhz7+sI2wxLDVMvgTc6KpSEtlD2dKcW/5Zs4HlaHaSNPLiB4AZQmKVdWvJTwxFBDXcTvgodlbRKinkDqHbHnl0HForSOIdaFcUGlWt8ty7T
        HgyppH9I0dPmfs+BLU0dc2qFRE9up+IoOXWzhuIW7zZB3+DYL4g4jyoyaBjAGLGympL+BBsxjVfTTjnxqlr+aOKUKmTuZQMjN2QLkDERMINty1pHmEcon5FA
        u5wAoajttwPT0YwhalX2iS1F4TNVHvKbeJWPR0/HlMrDOEcJA+4W+y2iOLdWCU+mO9uKyTpfXQ/82lDQbak5Akd0ZMCCZgtff13LZ/zGajpBAyiNzz4waSaH
        W19MEdh/Mp28va8bkhXSUuvH0/h1sh1q5o/M5Bm4ngBq/Ga2CBs7+zAUqpNEmrVP2SMsiDKZIirwCBl9TiiG13ByiUFHAOjyrfEU3RTLVkKsv1UVhgG6zV5f
        wEdNO4rcJZMWuyFVFzOj9gvxn9Lc6XHPMpxsBSoMLg5UGLxooMLehcc6kl3vYUDJ+ReDKgzsMVRh0gN+5tTJAFwdSSQNV03waigJTZhtJBxFQ4zP+wRXpyoX
        8wiHWsKulwFGBlQqftEfA3f4BNC2xm4ovDEbCo8biiDfUASjGwrSG0L61xh8vMPmoYiqG4VgzEZhzxbcwBce6/T83nW96+NfIG/f0S0bLv9iGy5iqfGTuA5S
        Ci1+/DekRcBf28Uc/Gzfdv37pt8+1TpROalk6GpY9MPqayaX3/YUUbPG/Ki2CFZJad04sGk57R1NYadUfUAnQRotVR5IOets/qDvbL7Bd9xkgeHhAzJ8s0hh
        +fmiGjs9kMb586D8vAubKAkvQqa1QMgNaIdpVSbzRaP3TSlEAyi5mQHiuduy33QumdkemsyOCZvCui2lwygHR1oVc4/MyKtw4s5zoQRm8waMdhIJhHKwkf+G
        a4Fn6zgK3v5Wt/RWV/nx9K0Zsyj/7vDWYumtRfL22bfARLdQvFV+Z6H0jhLc2XemaF+RYJsX9WqywfhnSUOK3MixkVa2YCbdXcJUmuNeWJ/H9rmxz4GpxFWo
        3qs+yMYMYe1f7XlHbYCVlBsqcCik0hR/DRCz5TcGbDf23KAe0DxSX43UHLOtazlmwj7qjD6CKVlsH02OPuqaOeNtpg76kXZomYmc4vmcAdcVrKb8pJqbHUUE
        g1oFx9cq/O/APy9/OvgzKX/gIeORlDQxBmJmkpB5OUnNBH72kuQ1uRQiIYTQS7Ked+G2XCkzZy6BF5k+Ti1b4pJZQhMqsaI2IUjxZC0hJWoV+bqEvJg2pIKQ
        S8ck35XQabMXKSPJdJfZhZSXSt0QTJtOOZ29IMwcSTkdk/KihE6bBCkjyXS32Y2Ud5W6ajq7JeVEHo6mbMakvCCh02guSZT+amYPUt5d6tBkEczTkblwKku3
        ASpFUh1ansEQQ7lilFMw/66OQxa9FDozGmnR0mWORpodjaTjLKc1ZH6mbBSY6ki/ouzZsEPQRDqRzUunW5KOuUv67W4lFiaArfTNGtZopAERWcKO4pxQH0VI
        QfbnMDN18KMcAC4McBGxRimsgdWpRpEVX0sddC9TaAKN9sekD49IED2Y4eBM6rECq9JK3jD17KA9WmQcUhcgwpSkyUks+TAWlvdX/NapxgnZ+XpYThpWJvm2
        iiDZUjLe5d9JOiTX8R8+Sp/SRu+mB9JglZrZAN9tkOWwRrutKgZiBQOxApOdejGEZ7RBIvwJaMuWBsXTWTjOY8IUUVAm2vLID0pvtIsHQKafKM87Mh+U55oK
        JmD7NRFN8kfyoJ2lVwR2tOumHdtNIkC9sY+0pMPOm0n7fNI+bwIDTvsQyA2yrp93szjvYxNwcM8mirzXV/MOb5srVJ+FYhnQGbnNimcfdQ7LHqSB3SNOTkz9
        cKAHKEC1OMz9kUjxAMR3dO8HfF5AgkrDsrmbyk0ldXE4DR9Ka0SubYlMAbEbmCBd+hAEOvsSSzxcpRNTy64TsmNvJyG51nDuegimgfQ/MUrq+MQQYG5dei6g
        HEHWM/11080U82u3giLciTKeulq2JZXcH+VXkfu0scrcNFYTPZ1H2bqIUVXyIm6vuAqEmoEaMKMGqa9fd5GUZWDMq1YCq8WY+LWqP8UxoV5YVQJwy+Co8AAE
        ZDx3ESLefxhHajJW7uqio+Pk3tReQ6m4dqepHycDHTwwQ91aZi5ZNcj7VRw0Xqk/e/ED6P+qYsHfSHYFWgQEAOCuQhs3vRPuxpzEvOmBZALQjg8kMr56yw8A
        zVEkNyA0gOZpEnSmD8uEUBEBEN0G56UVXgFXOnxANRBSJF61fWvWWe1Nr8b/LrPrtFtuWPKxJ2D8wPSzObJeo3PA5RLwROUnSzAHQ3QZzVNF8C44ySNuvRQX
        ZBDtVe2W00XwHonWXuXCUASCbCdga6Qzq7B5LsauSD4Su7ift2Nt3o61WQnRsTZNF/8F+3zBPg/M5KoEapQpWSF3m0UbZTGP0lmVQI0SyMwmC9RSJmCSSVsf
        TKySxVoJmzD1V2ArXjsMbbA1rq2u9trf3coOa3XwSah0rob8/rPDRMytKN1k0uJgc16LP68xUbfF3bxyw9sOGiKydL7sG0ArRJMQVFF2gIcf6nIbFeaDWKTx
        +ovpx/DqwkiKdKpH1QcQtto64GQjuJoP+oRrK9Ta6ybZaah7GWtMla5yE7kl75ZPNExj5BPZsA7tVOFElzq9z7+905u3LG/UnAGFywXtusyA0F740SyRuGNQ
        FcjvNH/jO7BXt7s90sR9812deDOIfrnptZWwOD6atjMvsklCLSfz/krv/Hs7ve/qufHbIfjxlK/MnZJM9y5Q/Smr5Vf0otL7sl5Mcfte91Z6X1LFacty1EB6
        HuP/Uh1RMW4hiKzTtrtO/5e29VRpQ41Zj8izqLst6jktdRC+dkcL6g0SA1a/O1hxdNr0ToKGykndkSMwyLVlBOrhABqKWRk9bklZ3o9S4ofWFEY01p95/TFK
        qTvsp+6T43zp7gedUBtGZE1DeuVIVWxko2rKtlS1nBPQcsqUtK2gddMkK5eIT9hPSM6GxFNVrabKc3S2cAiiCJ5wE8Z/5Q9TuAVMSwn1bkGm1RZQe5IWdtXa
        +A3rqVRRcjfJHFqqsbWlQAx8x0hLRWypZolRsmJIDkx9cMOWoYEyVKCkqJkIGg+UoxVf8BMM3Qo5APDVJgozYZpqNB3bKolRJVIvW5MD9oZyEDdZJa7l65QF
        sGmrgRQwWtm1V9NHqI7PR73Gd8vMFPUiUABWyFoNzdiRdfx943ofwtR+7y0y6cvP3QSUgh59Tgmr3UECJiT3CRh7yczRHcCRQ1deVoZIdUCcNxWMPy4r0auV
        LeotKLE6dM6tp5LKegripbk3dUe6XzojLbholiBESIe6n+oq2XSfGZIvEyL4zJu6MluV3AP8+w/lnfjYK+4nj5JlEur9c//VoHBU4mQH+CVOBnEdfwWGe5F3
        KmeM7bXip6HPDbGCL8tPBGIM3skee7MZ2R5NDG/wrWMPDtLEJCpIvGicBpOif0eM0qZqYK0DVwMqMIh2RTeg58QEuYViCtci6uKNhjIeNUyHWltY2DXRzWLe
        wncoYxstO1f8Vm6Ib6qvppReg4AOJGDZDntOHxpQO3S04VAHZPdSl+aKncClGqZ4EDnKeOT2YiuVWTawUIdNR687r1IiGnXJrZopMktCgUQ6SfKKZUKvY0my
        A7t1790Qv4omfar2xP1dSv7UYpLo8bi6CTRfpfml7LbbTd2buWaCQm/WLLypCzrZEMyx0I6QTjY004BlDpUGR9Yi8qualo6oQM9IqM/2+liJ2noScnrKmzkV
        nizohUOyPoM0RxlFSZft9JqYiIP4q4E0s4efls40NXmFa0GAdgQesXzk1d0Eu4Kts42rsw2SzTgWHM43bpnBlj3a5eJQQ67/xIeSvYkTNS4OMnFyjTAgJqa9
        JciTPTUVhM7yKGEVHHA7NiXnPhTLqbPKM9jWKgQHiWqqMqA8qs+JRh1/w0889VxrWiIGpSNyVN094mKJM8+tefOVjsinFnoVq3lsVaNWbKcfoz0uSeqZFCFd
        s4tky/mYGMlHpJuoSPMxMom2x+ajrfmImI+J7fmwugK714bwjhPHEBnS0yuYMUgmWujGTSV8D+BeGJJ7dvlGkVNCaO0l6V4z/veeNCzWMhlDDvvKBYe0KL1v
        fjEmt7ASBP9LWCmDIlj2D71IX4vsa6XjHaf3ZbyO7t5b+9IOCezlXAR2MvWSVfofV3up8iY747qeXejmXr2110kHRye3vMlao+T05VlUhUjmzTtI1cbjRG7I
        YuaLCLeQSF0dEVUOomAVYlOgjp4jWfG2rLm9FseAV8qN1xO5t9e6C7mp6iKp7mIiJQeHRTw7RS8GkZ8bJnitSHhy/XDPPf6rYMnmebAqsUGMmx/KJNPbgRug
        h9RK8w+1Qtny85C0qhR0DelMZGsPTppJzNmYugEqE2VsKzjMgoUn53/Y32ig0jTxkDAOt1EPfsq43UgW3E4LntySJITBUpI1JjlVSq9upkGbkqdJxYnH46Hc
        NQuYpTxenrEDZCYbILYCbcVgk97W42WfUsa8mRuYWXCD93iWscpulPoQ73iEXd/quOdkRJvoYiU6HEv/nDOYeTYnXkHMOtKxsEXNWHEwVAMMVfATyXDUL2RO
        wqXe44z0ngV2ZGekI+MEuVV05E9Ycmo6p/FD6OxU7uk06mrfeRbccuhi1Welcdxnk3muAS1aW3vUV2hZHsyYbThBYrrGAbw1BWGBAxTYxcl+/Ke+zklueW6s
        oKDVRNnR7LE/Tt5fExSMLnTIwLGqA/FQLQxe3dLVnZM6lt4oWUA0hDvak8i566SR7UlhSRj1KEkCez/rRrAdr2xzOa9lLVWquYqp6Trqsc/IMjwUcW5+ODBz
        tuegMrhMph4WP1Xf2K0eDUBX1YBID824tebUykkWkxrMFmT7RaojbL8wczvYfmEJd7DtwoYho/POz3LHpq3+pLZ5ns3pPfo5OnyGMbVv5Uz8Nf+JZLaAC5/r
        1TLuBrh3xl/3U4qcTUjYDiTeefwck07iIO9g+J0FUeH8oEBJgZgyLDB2zqRzZwZQkOpag8IHJZfLIHe5DMg0Ue1VetX4F9wkiFRScnR4OeoVMUJ9WB3/lo6s
        QNsaAlJM86vsi17+RW/0XcwPI1/0xn5xzFv6RU+/WIANzZm5Mufq7HAwHJ4h+VVibR5uV1uvzNDLUdtxNdnVn2Ir6jw5DlPp/i7AB3IqGAiTkre1xzrx3wXR
        +1yvcgpoVGVQDFoIKcM2TV7Ixuc/DBnY2liQlJjIHbCtIPMmDbP8wtzHUX6DhrU1yBSmPk6oYV0B8FzQ1sYiIdcz0Rgd97d8r3bStxsUWN+cNM56ARsO5d1Y
        JHD3uacg9uWSMRCVvTISuE9L2AwJHDwYI0jgDQWokJkvvlfZt0kUjSKAklv9FkCdMVCLWosBDtUB2cad+B5ENPravL62DIu/BlCEG4QDLmMIR4pz19gKFdzY
        TyiJhm4RcFCSOGRs32uhZ3Ko4XCoMHKwzwGoMBo5HFCv5IIbyiH00d+PIBz2CdRm8Avz+KCvaEfy7ktADQZa6EDh16IvuV5V+hUHgrFKLBe7jnnj5p4Lt92I
        nn7wHXK94dwoY+7pUyIqwSjVh6ka/Oq5qPDMnxrrCix56EUbwt0OHQzqvAt6CbBCdxs7KIz43NERqY48GJFIi16G0l2fHQIqWGrzWZm5K8+euZkoFZ722hp6
        LRcJT0/K0FV/wnNrp3L7PekBXweGGq3qUm9kYQ7GSJjBiEwn4oqVMH27vPhWJKEwW1HsBKy0veadVGqGZbM6K+1UdRnDxiXBHpQTVN1WRz1bwLZ+wdMFzKP1
        l4gaz5agw2GvSN2TAhLYfQrrIKSFoW4JaATzguf6/8DmQC+8B+ZAay6pJSdemj2Qtd/5FlQgnuqdlcfVBK9iXjE5StJpRaSg12kISIkdCdSTm8oqLy32DvW3
        vbcrZU2QRdIY1iYxM9cJD7HjjsRetbFXR2MTgWCredE/cn3b0Vz6wlHMuTH+L35mk+iqYM+Z27dWTXQCc6wd00jntds4pPzp+WDylHvSfcQDts0F52ja3KsE
        j0lc9N9GsTlv2815zI1Jo9SJG2RmjNGJEXN0zLUjFSnn8r2FH/8Jlo4YSk9ZU1/NY5k54k8AxWXlaNIpdDDzYAvyuCCo6fgkp0RJ5MueVf3JrHt9inLXr3Ju
        XcTtTQn1rQdk9FwqMb8Ix/46QQXQQ/Z5lIvqAO/xgFn1ZVfWmjqwCXjYLBmo9R4BnAi0fukEufsATbuaTigIyQQ41uK/9NL5UaI7e/U333beCG3zEwCxRhpY
        Q6pq8F2F7VSk+CLVGHud82rvv1cuP/y+GMdotd5ebKxrZhK4PTXIENPYDUFArqnsWgP6D8F1Dn7xz3/Pv1HPBm8oMQ1R4BOpDJa4hzjWaDAm1XI/lig4F1fw
        8wMybdThYzyJn/8RNQAnZalAko8tki0ZBWj0KtwSxuc9EYS++mjcC+IvwcMVEQraIS1yC/L9ZvO+hx7SB1/Un83v8xxf0vRhBF+Bc0ADTgBgN2Lzwju83jsN
        /31pqpdxyICv2QoO8Sb0uLWHjXMcKomHj2tua71HH3mwd945rgULtGAO1X3MnXeKbQnTwFM5aJdRXwRphT/NelJVQ3h4xPkrUu7N6mHavMqchXW4drjFqR4K
        CggztAU2VRx2Z6hfdvhIoSLYcE/oXHRH2rJjybFjqUZ3yFa+TTP0MLkrhwDbrVhdNNqNgJHDAxBYJNQwDVVlzMg2xRxH/+x92jlKJ9vFV3XBfVfaiFJZBCYy
        ZxtMSSvDBSs+5ah6EFYeZgoOmLkKFQf6nEgmZIKKLDyWcUY01PAmudQ6laYRJRglt8vas36N+2uwq5PR+glYT8jvs6Cpkyb7FVcH7lnYTdTh/DQly19LRcJa
        Nj1Vt7lbNlBu9ctEk6gDVLX3nse5B4v/3FPr43FvAeMe4JQVlzPwfHFg1GpIiQ1UAU78dzJQwVBP8+W9CQ18TdJqNiN+6F+8Owa9bfxtXf6kRq9yDkAX3sAM
        sNnwl2El9Fy68JS0wgLcImUlrY15VwHh4vJH5/Wj0/rRWD5aj/L0q0gfW4EtaYfUT0HPbmrWUJfbNZ+T+Tvjnl+qlt4Tj2qAZl9ifFZiBOUAt/exd5SDWoD8
        yfeNt1d/YPq6y35ucGsuPsTf9pmjis1RFa5mO7/wQyvbX/Au8sLpN495QapuXoL0zuCRVEIEZFPOoIFOnQ7qtKZ1GmidSg9rVllhpea/tyV3z9nqBOkgqmG0
        Q3ljG5+IVtWWx2dohJGX5HkpmxVks4VPVxW+R7MRmSl46tfkh2rFKW72pWNwK1DXHlhHD6xh9KBbkr7eMhXXIRenTmkCncAEim4l+yTMoTOYQyeOywzAOXT7
        PG1mN5cwT2NDMzq5TuunY51cKyLObXy7+qD+cCL8qKkoGV0yrxje+PiL/SBWQKkyLolJo7cX7hUdmLrvlZ8K1sYORNYl+eHa2NG1saNrY8csWvhQmjdLkTfI
        PLhlCWxiCfTxc7dMT01yay7ydyXpmrZMbaqCaudbfmwv29u2/A2e324Vdtrqp9K2SoZ5iNBW4mGCFRO/tqWyTJqdItAlwlFtVUDjIPiyX3lniwbcPA4isJNM
        WIlEom4ZQpdrYRXcO7qmAgPqfZR22Dl731qLJeKMVCM9CjGzN+GGKKLD7wNOCoZsh1OXbk5NLBa3ApAfHndN9bhrQr+/1zQz/f6ShJx9vIN6b/a++ofv8okM
        dYN3pdz+ycZ7/7Zi75dVUKvq8h7pYh/rKj+pq3ydGoOko3ieKA1PjRu95gOr8ErzeaQCw28fGgdf11JsX1JgTjgs9bfhz4wtxfRRDmLI/Ud5OE3FoUa5U09/
        Yj+izOYTryBT+Li5wse1wIzcIuZ6QfpEbzu39xnfM56Nj3RXlIy7xiaRQpDJO36rIlE4vdpbFYxCwRnQk6flp2WbVepvHhLtX+Cgubba63/hXz/q0XXTjS+V
        1qhvdkyMETQpCz1G0OaSiCObS56IUzUM0yZXbvzE1l9M5KVJKSw685jB1sFg60pOs6GtaG48QTG05Ao5lGB03R0ZUk3MLTKk2thC3Ou6JwvPMk8VwXR16Pmv
        g10Gl1QXSlX6Ichqut0IbPMNnpMB8rqsh81phCnq7juAF2vdUuiUAvFZ6lH6UuoTr8rHROkqbKeLB/VbHGAhO9L5Xu42crW7QsHCbIZnXzScUZQJOGIbmpa7
        2FmIsIG9yC2Ep4YLzLWOhZ11iHrWe/bdHW5puGZSvZEhzdrtmxvdWjiF8F2fXhSu7nQ7VQLXM6oF1VAXNCkCqvXtrpvRmat/xuGWxR2WMnN7iqEhO/DX0dsJ
        MGa4pgeHVN+rWn5+GuFYYKLskMSBfTPNkXij0MZ0GqUVle6Hgjh6g+R/1DcE2+OdnUOy7a3DbS2+il9vmxdI31cPXIVS7Z0+B6XPVz/zkx+oJqHMIc/+YhWW
        uMS6c0flPCbVrgTSWSSNCG60B3QYf0WWjHCLAzPO7l9OOYgVm7ojrte13s3qXsjjI/YsoKT6+/zajd50r977HVnSOWlKtGl5O672dvc+974sEPdX9555f+ke
        c91uwA1VMc/tksGqntBLCWev+YROyrJ4NoOo98fvH5/jV1LU6H34A+MfX0UX0N7ndni8TO1M71s7PJ5PiOsRjvgay5p43FTpZWzxan/N99xHsu6nGnEPQuPP
        nY57mPJyofEP3qEBuYz4H965JeDLW2P82dYAOGQ++Q6IT6XAvz5djoWzxIy5ZGXrqWFNxUD/KVQ2JSpAhuQv/E9bX9j4x2NeCIsXHnlRLwT5Cxu//KJe8Isv
        HFgZbnnoFQ/fuO0hViMJ0juDR1ZAlBYkZn/WngFm5094nneCavO0cvs7/6/3/cxM9Hvh/aZy+7FnfuzN3+p3/uf7HlR/NBcgHhMlUHz/TFqlf3VKl/ShwUTh
        whEiMMF4pg5iiVqmDvymIQg5wF2u/BwBbj2jVy5myaHhrWXb9frgWaKuEgq2wYBrsDMES7UsAcb5Dr7u6dd9+/UKCLw8/b4HTTeowfH1QX8IKiSi9JHsOvpJ
        z2udrJ1QUI60raQjuDmQTljqEdzFaUxmGF0zaFQvKQ94uwIbelC24OYYDeZBcYe7IzSPRxWDdh7OH2CsG0B13rGcdW38gmocDC0wsQfTLkzp4TqgUSeYq6GJ
        8dtiVFLxNg3SGpDtEbQtrjyY1OogE+YMmVKQBsjCJVZ9CL5vvmmDLd0LgisgtvKZYD/6W9+fOOkqBfRZ72ga71W0Ea0L5N2Wj6XNqsV+XAs7bfvDtLYI6wgs
        g9HQ1i+zV7NVOJuxutBjYlarPm0NbB0fo0lySlS7gq5QioAqxREOm29eWW0YY147xCCdGJLknhS6TaQXanWgk4BWHdyjqHe4teA0JBoOVOkE2igPhGjeAF+C
        GTTMu3FiMMFkPJqSDvv99QJ04TI6Aofy+a+4UuavkIxqFjfTegP/IltPk7aGOng8Y+NO4WauiNvR6uto9eWnqLcO8SElhQFHWrXfz9nX7yMcrshV8aMwTYrj
        /821jOExVTJwWjtt1+34nRLlIahr5Jmla/9uFQKc/f78CA+6BNy0NeCNWwPelk8u96gx4yDwbEfaCBR/w67r8a9m1IaELZKAx4mScU5zC1LEYIN4NnJx1qUb
        g8v+5/P3gIz9nPdpfmGxu7Rr9x6RYi54NuIRUAiw89QKfq64Mzk1PTMLF8PzhMyQqWPcw3NZKo79nNnhc2eziCvSPV12/cbYFPsX+9yaR495fwyTVSnzpc+e
        xh6lPvaFxtgXNmCrf574m2BC0ro+LWvtnWpvtOavxs/qWQ1mTCmIdMCPSVtsPuNuDlzS7iH0/EgoHKnfwyNEFIIDBpnDwv4pV1OVvwP2NhVLJcTey81GANnj
        Q4E3cTI4YWeXyS2zS8XOLnF5dunY+b6j82usE0ZpdonLs0tHZykfs0tVx5I7Mrt0stnFHZI8y84ucXl2iXV2YQxdDXR2mdRFw84uFTC9KkfggJNvPrv4mMuz
        2SUAj6EHum6dXTilusXsgs7u29kFwypeRz3IAFzHioahuY4VZ79/YF2mhT6uVtalNeT3Leug1ZOLw+uYmff7d69LafsMqq2jlJgf5WZ5PW2QL1Ouj62z6vb7
        R9aljhi9Dv5mKU4W5W3rXA1lzK/LKpSlKDKHm6dokDsw0NrViYfEDSSF4KYSt0UaXNWFuc/6Br7PsK9nyXYCOSdTXPRWnND4mA23OxFhqV/fTJ343cAkdcZH
        cotIpnoGc0gxYQUnjbcO79bhmdRTQI03d0NTiaKPuG6NmDrabyhIVIZMDAcUlnjW4xKuIgdqyeXqjcdO2pRlVISZui6rckeOai4+w4Huv7DxjbR2mohUAeta
        iFjyYoiwCG/Xldu6gXU546T5WdcPQOv1CLdU2GST/o/6E6+Hg1AY3QbZPSwVPRxtUtLi1g9zGrIgO/YHgUrEs0LMTtapRopZua/F8wdZXJ5La2XsPRx+7ARe
        2NWzYpjHRz/veeEJ/5ROozp3xz8GVHnOpzqJI8DOnzppIyDQiVRnbwQAmdSNf5zgswRm+vEg5X2NJ7w/rjDk1c1OWtn8OCEXNjtyEb+XyL+8hqCTBcp/CWBh
        qtt7TOJ7J8b0I9mdQvlS21ySWXdzyU+9+H8Jel/7+CnZoy+O65x4/J/fiKfUxhMxNaLfUhWG9uhb2gV8tujve7JKVk4oSILlfDoPmEZWHf6Sr0tywbm9/L9M
        x/FPQGCWGgMoDuoM+LNwi/dZ0fh7IHsdy0L5/9LrK6heqkVrpGLiiyv8eyR7HatN+f/S6yCEDOhuD+9hny2Iv8eyd7FKlf8vvUvTI17FBAFw2D/vhk6UIAGO
        1HrEPUyNIACknwtQjxVbjyH7dSD1hyXlp1wXqFhcMkoj/pT09AsfPxV/zAvxG212EMe9eJwlV0f+xSN5Ov4vHsmPbnBlQDibXZ/7jK7HFa2r24cupFTpJ3d1
        uTj48sutyl3dqE6Mls1nXUkgsAn4moCrCXhZAjLSD9sXD3dJfSoJRd8vMylsTSQOS2P5A+WepQOzYAhFF0I8Tnzx8c1pvfc51cl9Pm8FmKKy2egPXWjM1hSy
        ai3g6r1lRFy4TVt1jBqQrbzVKZ/hR3aIv7JD+IEdwuNx6dPdX7Vg2zOLLTDeNNFXQ79+UubaE4rp14CAvJ67l8WvhHuZLFFuYa92iG4BMniKI/n4eQ/WXTcl
        /AG+dQN2Yw5+lnlWvaOBW4Rt/YiJm182cfMIt7mjiVukJm4Nmo/E9+J70Gc2FEmsURbw+yr5qb2bX7J3I4Q6DNoiGK2lzRGTtpZywcOLJHVyM7UA6oRoq5kb
        EQB88oimlQGWOoe2dSjfQMQgRYoFS7antmhDbI7ANfoi7NlECDItNZiUG1kxYWwHkU9urf7VfSm2bVCGgM+UKgtM/04/pbaCq6QUMKBbWqlkyHIAWtg+96dc
        yTUX0IH7fZMnFiAxlH0AZOIS/aJ7RqSM1CfQFHaeA06DylSfTrCbftO6ZfF387WqsXBUi4D9/4Rcfs3VYEqz7UwJ0x9QvIUKhGWhNkhqG+dDDeIkytbvSxls
        LHfM6zqlVdatILQOnXb8h17ql7a7BeDrG5Xya8xqqAQIvy6z3BnAL9DQa3MaODEK6Q89VMBJpcJLDM1xqcizEMKcpjTNF+FKvlNsfiyyi4mTLbrRc57bkDEb
        f9CH1jn+mp8Uysbz5GhEu3ync1gpD1UVBkk/jX+l7sPhsK+Ty9jpjVsv7EWGKU83uK/BNqExTCP74th5DjADiBdijxOI4Cjbm4LxUDYnEEdFBrXCJ1ZSpouv
        VIbK7l0l47yVMrG2VplmnwyJtVz6/KWq757qnlTlkK/A2Z7dku9WiVk3zpbQXTfFZPKNh0pM3lE630kZY42h3dUnKl3rXpsExREI5zvKiDwlUSFG64b+ElWF
        1c3UkNTHk5z8KhJnnuWI7I58L16dHpq9iD9jprixIz2CBM4YfH/WJnokvRSRJtCpBumcPFnQAq9hLZ6APA4CpRgf7Mjr+OCivNuSTdsg7cpnwaXOOpT3lzgW
        RWhPd2kq3K8nqiiUpHZrw0oEUHfLdgLiP3v0LPZSkqS5lGPPzGUNQr1GYBaxb0JN1CQWXvHNEnaNs7r5zGJTuUHcPZJla0XXdVZqcYeLNDpk0wbeEDbHsyw3
        ty0hth4TjBcOmQ7vkU5V3gNCSJubZP0atSUzumeZkE9I07W0D6YT/EzIdDuYGAEaGGFuRTL5bgjqCTOJFKZYKzELPg2LCNli430zzQIzNpUuU7JTlsAmY2s3
        nYRFbwz1oDzI68JqXrpQ7+0aQl02jxpbkAkZfvh9P6MdWx+Z2XgKvwf6uNQq5/bixhTKuT2qWNxjN4TkW99t416Km0uKuLtVl7FbNQdbFHnYpSBf4agaL9ID
        NZmj/sBqZrxeHxTqmE5/37VPPXsKZ/Ur7mp2KufJ8IQw/NeeDNjqyUa2vaBJqSpSOHW5Vk2iIrY9GE0bejRqtR8RZ1DX6ksKmket4WMmU9m0cokCi1ab81yu
        UR95FnMqczOd8sizScxb8DiSor89sNa8zc0Shu19VP1g6GM1CM7IPgEClYlx68k6IRsGKm/aulpg/95AiIcjjzoiSyCV8RFuJIWqadlgf0ilO+J6qoWPqP09
        Y6haD63he5GZh7CKurr3AGHytX7l1O4Tk3Ck7Td1P8eJK0l0NgTeCDdaqU5UiU5YB5JLdP6DGwWByvbqVJq0ivPQQm/q7vffli7nuQCy+3LeMPfS9WotXDXL
        8s4nXG6uTlckB7i4EEoWcHE+lDzgYiOUj+OiH8pXcbEWghdLLs6FIO+BFjYEwGkA24DgLDZ5CUYuLlqYBMA4shdzDy7QYdbwKMUIxAU61AU8ugTzYYPuJi3W
        ee4bVDqZog3uTUNZw6QXjdXtcFLfb7U7Mvgb2gf0neb4d7hwXJG9M1bMiLRDaDKN8clwedqXJ4O/pYaAQ/+yCWTfl7q9D73N4A/M2XtfluVN/tDkfUyq+3rY
        gLlH81qIj6c3DNObIcbA0vqGzWnJ0NfdZGnMy1cYiXo9ok7CkAfRxkHv7Ee0GxFtCiZLiDYDuN/6aryOrZvHbhjxV7ohjDAyY/reOfoaNJJdJkp2WxfXC576
        uFZ5FJO+TM97rh2k10iL8IjngB5nXdXXA6yriwWqqrrT68wSIlw5SPfLO0tsIUPV7/Ig3ZcvMFWp0yv6qAJznbmyny7nS4E8kRf35ZN91bzMXIsI0+Yqc2Bg
        rrZrzBoeNcx+uyLj7mo8vwpr0zX5OlQ1ByQIb00b+5ELMAM2ABa64K7GPx+YKqfIPfw9kF4K9SJXCsz6cpMJk58c9pN9jHTWTS7jRR/QP1UO/ln+riRz/D0G
        lEpODi3+rrlJmxen3aSZeWIlMISGUwYUfHVTgWsCjSQCEqCY+p0tNYb1FSyhQyCwlDMfR8c80YRSnS0ltFC4nr/1fqw4C7JEjbwxYXbt8IZFV5lI5s1C0mmO
        7dMTsh1J5sc8WMCDDpzeN2gmPG868S+An7l6lXMe+LctkS7f20kqvX4JrFuu7T28bI1asbkE6+5vBeveeG9nrAzPdMdK8Zr+KVo8kYpJ9imvBYYI5+CIvzFR
        rF3a63NKg22+ro7SO3CEBkOBqtmjQdIjEMVVPSsteKTRzD6cEGS61mWCCpm5BCSvjXymh39k24eOT6QpebaYNGA10JTLNtFgjJHLy4g5Lc22x7AbLt8D/sYF
        CmJyMQE7Sm1SnjHYVXOXDXB48iBNKuPqck4HIqskHWmNy6VQejevRJysi4yslAdBdlU45yopXUbi2HfVfQlkTucc4kiA7laHOucCGb37dXpwZahzxtg30AG9
        rVnSJhbwazDmMSCvMPv6Y+NJrLwjD+8nFtxYuzMTSTfrYSCFVzkrtJz1Vv6/6WN8Gz2rwdi4apK41SpRFbO0iVpdNtecSfZJNe6Xi9JS82YUdF+xbC6XEJye
        TPdJZZ1JqGLaVxIN+uU4y2ZZ4uxDHxq7JtlJMG3E/aA07nHKPSZ6Ix4EFmO1YTFWm7CU9DFeKna8yP5FEV7BmrNX1b5ns97Ut71pwwUeU7YyyRp0XBeh0+hd
        l9BFiwglEPqxYKffxekq3Zd72xZutxH7cgoBElKkQ1FBAxyKlVDMLJ8pquhT/UyPtnHrm7rpVcP0wFDWNkiB6dWcBaXfSujyML0W+47vMnJ1DVaTYXodVpt0
        dnvlFK20D/GulL4sb+3vY5+ezpkl2bhcgQdXSDrfZVPfJ32+eO9K/dByn58Yd+4g4wRagrQV/2KQXIU0i7f3G7yYDyERq7a/Lwsns9OUvdkUPLmRztW8WRRh
        DZXdNk0Evozji08QitzLE8bCa08FkhY7MKtdumK43z8gWU+vlc7c5Oous8AQwUek7b4LUvZVUr6QWxFGuHLIxhEJYv+wn14zRP1KRKmGa+X+CpyXXYtSSXnS
        6xB8pWxP9w0lkSulHuXnOokmYfLWNfIEPV1aOd0vyUnmrsH39iHRK5GSPNiH25eZK/DgSjy4Tj4kLx+gtI8YkkQh9x97xX2Eq5OBkw+TMbrk/ZAPH4OrIQ50
        OCZ0hMg8ZHSwH8NcdBp2D0CawFAM9fSki8m9wuUltsPHoc9iNmzWsmEjQgJE87FTzulwhwcXgu0POH2dD3Z441xgxf9zsAdIyps2vOZnYr5vdwCnAz2IKnWT
        okPacXTFP8CI3SfDFSOSM8NVbGgMp+vsAGiokCmBV8sY03F9rQ4tRQHePjKuMldjzF5rJN39HCMGk+rI+LwCca4w1+n43DU2lZfhg9ci4jJH6qx01v2YQ5hY
        ChTHi8wcV5hr7HyBESb7u8qqHt2li3p0l+qW7e60rSeBabM8sRegx2NOXLa39/ZF9mm0/4x2vQrs8LYX8UaAXfUryKU0Oef2HWJej5gbGnNJRYkdYt6MmOc1
        5m5jAPosEo/WQVE5N5yBzC/7Ay27gebl69wjINcNo1XkaDA1Gmtj+zkmKD3JRNTEGaoidWOnyC17cJlHpu6kH5RXL3ojZ580jZL+xGFcbKtZVxw+VXu3hrtz
        2d0FKGjOZnfncLeW3W00tqhkTtfsk35j6yjN3jm99clG9uR8fcuTPlhf16qr8dsDIOw8qFbtFAvvagWKx7u3rJ+5l3rN4vY41bil+0PUhhbWYtxjejqltXgh
        U1qkNGHqXKdh6RgpZfOwfTNtjZnODuuZOU6rYXEFm6jN/+EQ9jp7JZPbbLqSPTC1HWMZMDkmbGpMWNe6Loc8xT/nr6b+fv9Ysl+PxIFNZJe4saoFH+vhcmbY
        coXZQfmR6T1kexmOnanPejs86AM4S9ZMyAHmijd30+WS+FhCEUmvP5PPbRisZ7K9+BoSwLmSQQwMN0zK15/JduSn+YFiR34Bthf7NcI0J2+8qF3R5fqZbfJx
        19TEir33hquSRoiNIvbeNAV92Zgj3RZGOwSLoVkYsxDfhJF5qS4s0ZYtbXKtoQnqNbIIyOyy7fF1em5xJR7v3v54vxV1LocOgOJ7Oj+qCbh1KG2ZSp/f1t+4
        DUtu5GvUEoSZliC0WoLQaglCqyUIrZYgzLQEodUSjOmMsa9byUxnQJwNDVEXqQo1BlCPo2/AQmhyy9g/i8BLRb6bLAwLc2ND7Cz1UVau7Jd7TJq0jn1xQZ9q
        TdJk0KeCCJIX7e6uUdM5kUmH/byHDtmHuJNdJq8prJhpJLOlSTKVDzoPvQFhjb9th/0it9ehudxSUsxTErsC5yOyo8838Ov3tVwL1qVSzXKOYHPbfdzcyybF
        7EEeqViGbXnf7lfMjVLQYuBRLphOJ/LN+KTpylY+24x3pToxeK+1euv9Vjd93VA38cV7U9IsxXvEs5naIRPMQqM8PyNLZ3R875hihk4GbE2sDjU4HHHCk5GK
        A4ieMs15PEDQOV3kkjH2r9unqa/rdC+zJH/7GLEv7j2ctRT9oLQetUbKN3qaIMVtjz6ORh+XEgLyKvj3SpHBb1tOS+6PjT4+u0Ni1s6Zy1rilN+xZzDlwHJp
        RvO3tfG25FbXxjFfOLDzF0DM9eK+cQ9B3awXu7R/A35XTu8z7rciR0mYP2M1QwB48LSr2C4CCNIbvA1fsUs+4+r7cvfb+ZEWQ+w9tEtNC3g258Dr7zNKCT4B
        jAMHLrPRo5HvnYpOVnHadd4j+jHZLHFmVlZh0DBGtiagJx1g24LJtsLfFZDpwognxbnMV9V6IOLJ/BNkChlnYB0Tp1wTMPx7ANs+2AB8zYXjOR1X0vny7Jos
        KCIBR8iY/Xxa47M4ndtsZb0+m1+hFmuOsL/KtxYKNZiEtdztq2SyiJkAfs80wKiNkS3muMmi9cTieK0uPC3s11IbEWauNklsYOvSH9L6Lc45T0qwPYFFU++q
        tn3c05o+FRGmgU0zjDuB8khorbPeajImSzDhkHVQBn8XixpJbeKfDYDKaRTTnqYVclGRYJlW4vijnkxKrX7SGlPvbuKN+YZIJyOHPFBkTaceCh2S8OcbRH9r
        jdqSdLwTplVqKBMpKTMVWsDsB6Mee0BFjSLUwngK1kMxz89bkgzqeRpH8Hhheih7nAqNGuRxU41gYFolwTwUn8E5+iQOuGc3yU7js+i2YafxrmvfGzONyu5q
        YiiLhLTrmN0ovjGQPGvDV3cwzTbtohaw0U0CYmI0s8DsN1Myj0lmCsWYhpWGfmtsXxyXfwA710kjddalkwQFgbrRo+o6V/EjsErnEXTdtJT3pKrSZl0ahaJQ
        ncalp3ER8KC8TitTYMZ1TGdIRkFoNKQPgCOI5+V1g6Pdb6ihZIOCmsvfY7D+UznN58UafFsaKuuFvKCTS0PdXqq8OAcemIYq2+d5cQHEGUzHE1mA6XjJkqbj
        JbtkvlxUuVotZc/hYpeWSzbZWiNOJus5rKM1XMxrSR2W/Zi1r73b2tcesfa1tBqy9re+tRHK7Jh1kpTxCmEr+rjvuacmOAU7CpZGKQD089ZSmMs7KCJYR3rg
        CIJgPYCs2nNv9Tk5kqgYcEyEXj0XD8ntWzYkl9n9s65urewW60gyQe/WsnV5EcsAmoDf6hi/bG9eRMFRqjW+tpUyaSulYysltpUyYSulnRklcx+9TeiVAfh1
        sqTi4VZ5OQ2svNykj+P2l6t4uaUPt70cWnH6QmaiW5H2/zrszuo22SrlOLIKlaLCA/08tPDRN13fPRWecE/mfn7eyI4d/l0UGfxxwUdSeklUtz04BhfNYp8v
        wd6pnj4aYyq4eafUUVc5TWE6L92v6xV3QclYAEnJqlOIIdEhrtBlnYM/es9Di1KIdVH7Fdd1Txg10bjbtjD7jG1d9i/bwq7tDbG9PpbSWtot9JCZRYxjzcq8
        cq743Fr/WVO38e8b+9zZ4X0nesEXOcc/kaPkXrhNWRXVde/Yurr+qEeQrAOVnSDLvg/MpSU6ZW17NPK6bXC07HrfNnPIm1JD33/8kKnumDjqHK2wbnnvv4Kl
        KGGY7NLUicciMWx5FOaPVrY86j3/H2iGWr9IkbC7806VC5a6pc5y/4MZ9ufHvFRquuVCgOEdMOPh03SYuA8PHSLRSJVoH4irVh3OYQWmh/7roRZw/bwfjvKH
        d+EREnEOPwS4IIjB33ob/9zVTZ3eO4FQ/M7q4W7J0gNiU03REn7ddb0TRqfMrA96OViFnUpzi1aduKalgr6e+UxwroQvAWeAsdLqMRvtCEyyywMUVsjuUDvh
        ERvpgI1ksgcH7IN464M4eipzRudA+Ypr/amP4NLbrv2gkeu2nV3RWdyiB4yLx7e3eWVesPOb9t8imWMvPROmePvu7ywTm38jCajhp5pVw4D8zd1ozc46bKxy
        Cx7Lm3VLkx7JArJ2WckCsh5yIAvIGshkAVm/ibOAOOtIWYATfaTpV0/VpPFwvDpJw95shv7mqew3aYwJi8aENceEtcaEtceETVgVzYntz2BQnJvALdIZ7H8N
        0kn5+XCwPbYs5j8dpJ2LTBSLtEPr3P5m/vNXt0Gu7xSiax5+RpKS0e0Dd0XEg8Mtn+NahBtMBq5SVcFfpjymOzDZZPt2pH3rWtGnJ23o3caGXMjiHclCzmch
        K1nIuSzkQBaykYWYLORsFhJnIf0sxMlC1joAY5WJC3vutQ5AZML4Q/AZxO48IB6S3vpE7zOBvQ1W80n//G23r1V+CP/ddvvDvzL/vy//n7O33f69/8fP/Pgv
        1//pKwk6XYmf4UshSApCU7VpVFbz2rn9Iy+856dfeM9zt93+M2/ee81PfuENt92+/5UHbjm5/G9GU6iuFlQBtfgjgS3PBeujXFUx5nRWzvMaft6GX4ht+DkN
        P2fDz2fhGxq+YcPPZeFnNfysDd/Iwvsa3rfhZ7PwNQ1fs+H9LPy0hp+24WtwuTzdtLUfr8YfCMZ2cT8+lzntS7yWxpf3Msd9ualpa7GSbfXWS1DjAerKVX4d
        5qAuydbL8hN3ZSqI9+tpo6zf4UOo+Fhn9uGWN1V0v1BPo7KiyL6p8vxa3QruZ+v2TGejLsI5G6ieTOQ4QhCfL0yAiwFNgAuIWGdxwUMuXPA0GbUKbfF5hMDm
        dAMXsCbpT6ACIrq3T6C62Ist1QkzGtlMnY9kX8ByRbYMG5HN1NnIZrMf2bKvRbYEpyNFLc9y285y285y285y285yO5Hltp3ltp3lto3cNorRYCbPIOftVZnF
        NLsNm8vzDZu5c42sDhtZrTZskfoNW5LTDdugaw2UQDcmx+zGBMtIy64eTbtoRHataNglIhNt6xQvJEeTJXqBy9Vv+Ou6nnE1g/sWAuBpSVdKgIHf6oz1UIH2
        ZdQdb8RR+2u6CE2WsOt7fTf+dhANXWcs03rffWCUat0Ggmu9rxjIxl56JbZ1CbCgVTaSxtiBcL0ce9XGXh2Njfr5A5eoGduhsKsXh8KuXhwKG1qtqkJhQ1WK
        0vXi42OAsKsFELarQNhBCQhbN51wvgs7oUN4oTykIiFjEKiXHTrtjjS2s72xn4wOAfMMsprE4ZFXT8VoWRGBT3IUV4cfOqRMCzCB9mgCXVom8bkvee7kybE9
        I1RfH1pywHkHotSEmmzEcOZQfyIaDE1mvlW6O5OQKVO1+jKKYDO4ddNZ6OgRPiebZPmZV0caXC5wjkwXrRKuSzeCdGmoW5V0lx7a7M5cS8b39AW4F3UNPrPL
        zOMcC247MwbJzJndxQmACBi5T5ds7RfhY4NIHUSSZNpIJmYyk6Nvwd1oGtFnGV0/0h7SQwkf2RJd95TRj4Xu3Ek7vOlcvc2Pw9EaibX4Ha3eSW2EmTGGOhUD
        nUZaI8YF+oWIEzaASdFQp3kmV5xuNdRpDdOpodQ6VZ+z2rptI6HRMF2EP5LFU8AB2lCaYxYuX0v9dCJrwpL5DRy8pIXaiLm7P0CzoqI6pbO1PSUN7jA1fTNd
        OtEoNj2xtnYEJhPbcSaIYGGTjEqJJGamfPZj+sUWKdZOCF8m2ONmLYUUysdHSd/s6RfO1VXtmZ2iYLul9JOoFPlvQgo2CXiNNkrblgqRwPmB1KIUBtTMfYnF
        T2hXl0+2zXwfQ6fw2pH+hHQm+E7XLA1khPSHhWvgHH3qWKEotU1wVkLZxbQuilcMX4nxSsRXOsUrMV7JCl+84kQXJv36qcUT1ZMFNJB1kmlbJ5kp6yQzYZ1k
        pq2TTGydZDJl4KxVFs5sP/RPdxX64eIMJN2dXMJT8HovBtSQMjuBcaEAoF8m9QKAk80yjZfXMeag/JAC0D0IAW0bUJz0HyBHLEiqlaOrQXh+nxwCbi9Aeo0E
        SLPqcmaC18A4/C4uYzM8n26CDNrjmXQMy3/SB7U935EkpyVwglbCjtQ0j6qbkZU3+oGVLs5CGOwHq7Q6z86oL1tPL5WSyP9v7ibLGUvLZWXvIZyDd+Sbkzn0
        oiff9RwX3+3IdyexckzJZTuZjLLceiSvdor85jm2b2qO3W35Pe/b/F7ARUetBT3qWNeCMS5BWHFlt8UipRXdkqBoaCaGAcfkvM+wgbnMXNY/k15anPd1zaXr
        UvxLh4Wk+qTEkHilkORSKVZHijVZFCuvktFiba+QS5+U11vJvMRfyFwKkeda/s68vLOg78zLOwslKL5Lz6SXyx6xS2Z2yf3lw3Sf3C9l7M7JHhmocOYwSxkh
        dGI8S8Rl696YZMbsSWYz44U92hylLiQPIhlHzWSiycspuWxH2fuRpM1PdPUTF2CKtaQ56mYWG6CJyBjBbZItSTLWJFuwEkCSEKWbSUw6PMDQqADsW2n5HDYu
        G/6qCUnhfKmvlUWbFPl5lfViUZYxGX4Rf2c5PXvQ/Fcsy5VnbWT0OGGmaXlWguyLd9sPHkPfcFZH3jtmhfy7k5Z6V07AcrDnwQo3g7OCByrvgGmFffNICjhV
        x5lc1wrrpwHbN437aUOSxq5MZlPA2+smU5EOqSJvjs0bdjVhKdXY5ssp50vGss3XgXK2jOQKxlGl1w+M5slcLEvmEum8e4vePie3i9t7eyLBu7W3p3K5C719
        TrrwYt7Ra3nMeYm5oDHnJeZCtL3foitPatDC1q48R1OcpvTdS6QP70VCexJ057FdOZE+tlu7ciqXu6Ls/TFdeW57V17seYmf5T+UJHt+4ksSiSSx24CXsJks
        wp9nTpJfpOMbg+CIhSn8JBmL7BQhk4tPHORF22Q+ulK1S2/Ws75tNbnHVNfHAOhnA0CbeSbzE59Vt3M7E6kuRiNGyRV2rqSD96T6hV8Om/V96OEe+iem+/3D
        QXIZc+eXh8Npz/Y5AM5B4yPJmstw/GnVGJ4a7FnlhadniQocV1mFweBQvrZ/CNJY1J0FirMd9rzMF7CzGil+5h6uhc+Q6Da2ffqclzl2c5PrWcdtODxv+7Ru
        fz129GrW0fsee3o16+nVrKdXwYtBXkhZlkNb0RuurehzKN+Guy071vTNZsfVE1Pu/rbXhGtrggQWarDEuaigx4AlS5qdsSZW/J6z4tYlVobalZ3G7ray+KKV
        R/dagXJGGnGcNh9bM0B/jLdLyXD23uS7p9yT3glmF+YwPxukQdkwIXhu5OhGJ9+gMHFw1cSBzl2RPRsmiLVCWoU8AHh7jeBpFlGPMHwipxZAMymw8iMAokWD
        vqkbmhoT4HUIewxTHwzS+kAua6ZWetQwDVOTRzUiGdREwFRotDYB9WD9ltZKH6mLxNtnInVEqMun0CdaA2xHkIdAM1ixGWzQooHQBH0iS5Sz1QQYu2aruSVb
        E8A70GxNIFtNm60Gvjqh2ZIXTeMJllq+A9A3yTWeRH0pVu0JWCAgBaPZ7fcN6QTyrDoKNOcpzEDa6mOHpMlNDOjoh+SA4i8vDdJoS+5Rczb3jS25R8Fs7pvI
        fcPmvjUgKh1zz7ps2LrEN2v4Zh3v9SVlyQgwe7I6dbVO3VKdotYH/+B1igobjK1Tm1Wt9iyrrja/b5t/W53CxmXw/4c6DTWj1dF++t+3ThvIyLg6hesTs1oH
        LWEdnrBAVf4gMF9jwk14SuCjroCZS2NkTZub1qS5ZV0GJ63r45Q1eZ62ps5I2DcVaLRrTKjNXwNubCYU8/eYrJc1JjTD3wMyGdes7XSNCc2DQEsm8MBUkRjc
        oTGu7NHMBZfRzlvTCM7QsqCUn23YZ5i1Z2VxKT87a5/pRD058mytZJnRQf3ZZ8DaZoQLGDgtAlQoGmifmieqBS4UBgXWft5TG+l+9vY5vE3LeX3i8G2H2rAL
        mVIjss8n+LymZrUaDQA/kU14ovh42RZBDYU9IkrZ10/b1/F+w77dHs061oca5AwYmDR9/1T3JPvFuWgUN6gE/uNk4D+KG3SJtYm7RNV5qSL6cGwpbtDeAmXI
        KIZPC4qIKQXQmVEsV2urcZlC/MjedSi7RWjQ0soAKCDpImFvWhY36HLVEprLVRWDROIhcYUkUPoEgIZy3KBl1UBWTDhIF4gFpGbzkIM60H5UqY+TD07J6/ig
        ogPFRAeCTd88BiPf3020nKY82WMdb5DKXgUfbw8VQUjxfy5T5PAadZeEtAmRpFlWPKGFTJ+1poi+BAlCTTSgISTE6G4Yz88TSqiZxT6N2C0uqZKxUCs6IgAp
        6O9sbU4R2TSNiXML7dMC8X0s3lCH8apDnSeGCv9DwJ85GXAx6tKa519oyNfmULAW/NQhABA+aGKQdviZKtOdAqwP1rkWEH6RTDNL4XyDoiXVUqiVSRZ8Wu7q
        sB0EEtAsC6weJg3iFHVASdxm7CpjTwOxdpJI6LNFXWwgdmh2AXFpz1D6PBS0DdOFWWV4s7+RE4uZcAwEeJrhQWCcX74FDShVNCD25sZQgYUSG3cZN5cVcROF
        Mk7GQIDD3Bj5GoH/PnRcMbUremq40QBgkJ489HnECzihPEJOUZkdOXIrQtzOFHLq2bq9vTslkkt2eySF1LqW3QJrS3pPdnsgBe7BhZq9NTLypK2y2ziFP8W5
        7NaRISS1XVPAopSyaW+jBgIOnmueDUpnwH5xBrwWKrSMPREOCCuTnQMHijZjxfdA8WnsGW6YGvjzjJ5ZKqaN3fjYGKNHnopoY7cHwQ5pnM++cjbYIY2NOsok
        uw0Ws66Ht2ZZX6IJs1FfPGzsmHsG7lNXQM9cphlg4BXqz+fJ3pOlZuB+dSGUeUMrhoFXqk+gZy6x59IIvApFQmBqD7EReDVqFYGJPfFG4DWoHgReg+DeRnVV
        jTBSt6vaFXO1JMIbqFyuks/wBsCxV0pGeIPtxH7JqpupMa6QwrhWjSFbqsv1BvoQA9iiripJtkNdNXNoLPbpnQGwzkVYea7lERUBHTIWKGKdlnigek+/p9O7
        pffy+GdIqRHdDP4h+BOkjOakZNaVTeRb7+J5mg9GKIfk31veXBwl316r9iZ6a+8h+/bHPd875Z5wTyoVDmChHO+E8S5qB5mbQG4zZzx0MeiKEMT1hK4I/yGh
        K7wMukKBHKXU8fsySF8fXrtxGVoxBeiiTGIQOOKvAdeSeJpV2qhHZZBGAhBL022pzQuO1OaG1uZaABTsvDYr4Kjo+UVtlvT9DanPelaf9ZH6TKNyjcIeKNje
        IFIxYxPY9q63Q2PWN3fh1G2X++hTmTVrKJEL/e893Sip7dgXtn96PNBmVFLngwSikjVIhlxDJJsIQM3xxwIS5CnhchD/kt6mwKUB8VyNCDU4Yk9hnR45awqh
        HTmnceHLxTGQYMjv3eM9TZ0jYyFCFFvXWdnhpQNjX3L0JQMS5xucPnJQA0VpgINvkKays4zYDnyQtgNPlmwHrPVAyynsB1JZb4LXkcueFgTBRQ0HPviSDAc+
        +KIMB/6o7ocnKycyuufYzglugUYL/zFnmPrrtz/15cNXfzv5y9veVDR+yf0Vwwkn+sMUKps6cWoRFOB3OgUfZm2z+dMnN55++Oaff27Ps9f9xTf+YvU5bESa
        P/Dk2371dY+8/ze+dPv/808O/fn3/4b1nG/OPfBp4uQu9l3574pPZeFZ3r7XgvBCbMEmjV/QlK94xV0fPXDss6//y1v5xode+OZfv/BXySvrP/z01B2Tf/6K
        LCVN+b+88vrPft/PfnHXZ1+ZhX+vheXt8J+332bDs78y2ygic3svastfHwVgbhO9fASAuQ2Ot/bmD/pm8w2+4yYiDPdu0pBlhtDVfCwQc/DcU8kEdL052ACA
        mMMyELMI7yUg5uogDUaAmCcUiLkNIGY/vte0AcQckBhS9rByN09WTeAhVwdMqoBf9sE++HA6sQVPedPxIRVOEJV5oozKzCdj3CUJDOuXdGRhP/Vz0OaK+gk1
        JMVyOi0zhjwFlmQyJ9DT8mvWZ0H256A3kDoapOGAtiUhNAMhjUzQKQG/Gfz9YM6VPnNCVK3tlrqAj9bnzNk2Z2pqIZCjQP99KaDPvsKUFu4RKn/XoHm0F0o9
        hQkUsF91bq59RxqWAMqx7L1/0K+xO0UYcGO8OOrWlJslrI3x5GhYu++vl1QG+lKMl/TxgfzxDrZW+33gespP38XORe2PYZQB6GoJ3nCHbBZc1wbYKOz3T0vU
        AmPYGqS6dHikBkNVFoENOIsAUnbxLK3sVGJMTIro6GO+XznhnvLtEl0v2H9KMPnFnaJWSk7ekjZKXozWNtY6A4GloG6din1rhR7Cg7OuHkQ9B07uwC6mDfmd
        aS1bPGvZ4knA1cqIrwmlLDjvqfmWD7fBwkRDpk8I0Ql7NS58HAqpq1JgXZp8nnwwD4E9voMVQOn8esBmkR0svAKbZIPBFdq0iU/45VZ2+VEtuT2tormn9XU3
        YbmbyJcwe9GKvGJdTrMndEoFKFceFEQZ74T154pJui3t9UnXrZ80oSJji+QoMprynzip8rWoFlIZSgJLYVZRzXQO5Yu+E1rZakjmDCVE4Us0K2rZYLdAEOb5
        AZQFFbslB1OK3NSHJcsYsqJUwCDDCG3ctHJTrGiGtLkqAIgoE//foH4EdYK0cfy3QfQWy69pHDS4Uor2SGryoP7cQUHg/yXvTcCrqq6/4TPcMffe5IQkEBLA
        fY8MQYIkkBGBw0UZBARq61z/GkKQDCSQhEGlEJUirRO2DmAdMqhoFaVqHcHgrJUqTi21DjjWKiooKg7Iu35r73PvzQ3Y7/9+z//73ud54ck905732mvaa6/F
        H6T7Pxlc1JzFATdlSskryIdmGYSPsyBXpiZpuknXspTooWs5euhHWgMiiPoPG0G0QBbGjeDY3RzGlOOXcuhSnHnOtT70hGyOGxzbpuGUtRZr+5E6C6nmSa2O
        Xg+ht6FcPiEdsxETtwVyDhKaM/JDUwz9fIg3jOENhIRA+XBUTzUgihDVYWvWBxxZFaFrdQQazJaxbjn8MLAeTjCYK4hbWQFPtBzlBJcA/DJo0SC0fDSGGhia
        45JcohPatF6gOjhaNYbgDU3xSR9piMK6S6s7rrfjI/jQySeh4W1PHo3dLhnpCHF/4JUU/kdDldSiQewUF0bT7q+VJxgbBvB5e4Hn6FXeFcb5JiLntPuU61IM
        /qskhcTyyowdpnzejmv/MuNZuuKI+pO4mnxU3Y+gs1tMDpIZHcjBYqN9iazTBccQ6JId03DJlZd+lGOgdRutlTLjQWSn633qutmM65A4zmsmb9haddGI6IuL
        KQ0jRhjwb1fa0cPXbx9AR2AGNqDpe9I+XkRXRWbHU+ixgroCDRp4PTaY7zI4Li/uAH4D+C6dI/HiDt6Ms/kOvistvsuhu+c0xMiVjilNAxucRPRySBBqFunN
        ItyMYN9pHMc1LbZNP76ZFg5upkQYQemAzgLIAEQv5XWceq5Q1xJ1LVLXQr72rqNZ/eOwuM9yq4hLDxFsfUoQkg0z1r746YOffvjJxY8f8cdoQaiwsH5YTaw1
        Y8fQh7UmAsP6Vcjhj2Ag6x9OH8uNXXqsX2z7VW7YVz92w2l5+FGaXicCFuGsAoPkI/q9CqeF6LqeI7JYft5nJTnq8Ye6SEiJtf3FFDIntiGgfJCZ2zjTapV5
        bc/M+bHd8co5cwE1jxA7Xd8HI0vXXRwEoY2mP/kvekysbbsZjcQ++BABxL9+/E93+KMeIl3s3zSAQNcRXCJwS6zBHiyT22QHpkawZT2QD8nxiCYGM7vHiMLO
        LYjQ3jontANcGGtYAtYTRjQCD6/3mXXRAjEQgs9wCdeDEBK+LnqU6IPLEZRmPwlHg3mZR0dw4FoCuBj8nQRgySy91hBIM9Dr0MEcwcGN7SDJAD3AP6IjG2eX
        zg60UHJA4d7/5TLhMo/igSCR1yzQCqKCyIg2ODoEFxGN4jKAVgtdcmkhmSM0K1qGSyBaiotml2+1x23EqeORWiWvEa9HrhG5JEwsiQhRcbpOJWw7jnfbM04m
        iBalW+3xomyrPWH1nMnNzWwtHc3B4I6XiS6aM5mI24RJ2onNkAeminFi/Go3Py0DTzjCEdcrkkot20rFrkaWSBjFoeUl+CnCTyHYDl5M0WYxpFkIXk5hGGzh
        TFR+OByCRkCpyzyYTETAxbvArAhCEQTrRDnC3PtBHTYTexlPzVOPA43xkQ0gdalM3a/MuN4n0e16cCu5ZcZVPolu1+E5u8y4FNc+ZcZaXPuWGatxjZQZbbgG
        yowfvLLW/V75DHwKggJKCmDy1lnPeOBKeDlBEK2PVjioKDAW0ZiGMSGReFMjCkp1vOOOBUWkjmhalCPJw3YmQb3ylX1PziaRt2mSWLO6G2gtbZMIy6eQXYEu
        GvFuB8UguP8ytGilGCzKRakosy7V5Rhc5ZVjsM4rx+BSrxyDtV45Bqu9cgzavHIMfvDIMdjvkX3e55FjsIedjFAdlcTsCywGgkd/bL0XqvTBRE+ZvPpjOxFP
        TJQel+RVr8KqB5ojUlpprgdJ8hNLcCoR97UYT1gT+dnghbGjIEJmPQEcSvgWmXYZSZw7xt9TZz3Loz5HjvpMOerTaNQ5JJxfpI3VtqG5ZZXmg7iWVpqbcS2v
        NG/zyGHZ7ZHD8pFHDsv7HjksuzxyWN7wyGHZ6ZHD8qoalh1qWLarYXnWQywOtdVTFx0gZQ4+qsdRHQaAz7FAcIdC+WPRkuRl7xmpHQ8tEJZ9EBfBzmh52Xuw
        7NNxgUkrXSwcUxSUpcC27Uxe2/ASk95MHFQGE6q0ZhFsnixsUMDFBFm4mcrLV4og8SSgXNSmMFo0TLpbhvQ67Ph84MxCgdKn2B62YQgjh50FYjiZFQDeKYsX
        R0dS8oyYZ4oI0MPR/GDKh1H8YMiHIn7Q5UMx76llNXNRwrM4Ojo+EuDioAfIrYseSbX7lkbHiIxNIiTBnOArPQ7zhANpAQTVQ7k5URQK6oPN1s/mzIiZp9Ds
        APCYQSwNczof5QmKI+tSOBeMytApNFQBxWpEsH8s6Xs0CDs9YmRGQqNLIzKbXfhgZEhAl2wN7B4kW2On0x2zNbBdkGwNXZmpabZJepdcjZ0JtDd5MZsyWIrD
        mExdphlb3AxswEueyZyKlWqKoXAKHoj9SY+3sJ1vo6j9Ul3xUoHYWl0xU4HYal1xU2yAgFuQ2h+YHYpm0e1+eZvGfVzHxdlBAJXdPwKbgaxmuwTQYilGaLII
        SrDS+WYqjYQEK0uUuEmotYckeGOYOEkbytHUlWIiSkURrxgV8YmjI34xMhJQhQZj3foJzVx9vGaqyTeVSEVQhDE2kXCQwIgEInMx6BxdkM2Z0YzP1KIACElQ
        2C0xZzGXupiElqmECQlqsiTUzCVaJTI3CUs9EqIMbSIQUx+pLr+sKxT2c136YklSqaZtse5V05up4ZwgDXHg+8v2Jg1Ws+xOM/WRkwUR/b2/etmrdzp655Ep
        AxD0D5vSQEpTpvRD/j9sShMpDZnSB2g6bEoPUuoyJUeCP2xK71TmfzklHIjS4Cj/7AFm5wLiSHB3R4bVWzOEvdVpEejHJY7hY2lAOgG852CZ02mMPMCTCCGp
        t8b0ZsKEfUmOsTMApziFVm+nTaXuBpLMG7n8QQhAYD3noXQZxBrKEw46s2x2YCafYAvMoK71QWnhaH8YR2GtH+Hm6y/CkqXk4vwkFCAEAqPwoFSPB1wNkrKu
        V/g8CHyOsHbA5mkuNg9JbE6XabbFy1iQfH0coXS6TIyG5D6YHkWkmZAckUwUBTQ8mzkwdgPI7yx7ABcPvjQNtsV8rsKweiKvABAH9YV4j8BI4gst5okQMYCE
        imgIFlXWWC0AwyqoDtJFCFJIgJVlbC4q8gX9U5yHHUCMBz8U1/7YbZ46kUWwkCOiIpAv8sQQXIKgrxX4GQe6i90HGo7hUxaLEYtx7hqRta2/eISX6meX+BqL
        PXCvLgWHJ1mQYLr/rG4fQ6R/vy4l3X26pKfsOkaGsLDHSntgFgEwxTxfyeIVCPGDcPp3zIF8k+SkxYTtpoIpm8kKcOYjbE2KULECyZigGXeasZtWLi6jq+Q7
        IP+wHKbUMayTCNgRC+bREQyhARqPDUf6EByrYdddG6WnHaNjhx46kzKlNpF5sxN5s2VeS+bNGavlyLx9j9H7xtp2sLz0xkt/8JPEtO/xhx7xRT1iLHQkY2WY
        zbEIuhmUn2RCZLKuhqdGIheWl2Qa+MKDzZpFaIbSQ8eHbCQboZAol6VFsWDlUFjLMcMEf0YPybRdj42WHBgk0wLjZh1BuzULE8viIHFJBt1fut4iPgl3OcQn
        GTJWiS4lS4GfwdRuuhTAkJCHV7f8srGx/rE717vCJd6iuWxuhwfuAsubhpI3DSVvGoeWN4F+6XNJNMAx7+i2CEBIovXzHn4TEAW4ZU5vtSE5PY7EQpzeD7rk
        9BgCsxUEhhUEZhBnqEsAk7J5ATH9NsHn++ppM7Ec1HuU0eapSwYxkFSX7YB/U+bzdUI7YHFsvU5yzDRhWNDEzkgBX1c6AfCTtEBFWYLVLe3qTPLzICtUnG+u
        5HyzJecLS0TdesqD819EHohShqHlY5wrRQ1XPCj9CVnLlLJWabKspTL9N0SuH5SGa78pR3uf0nDtMeVo7zYlX/2RKfnq90052rtMiQfeMGXlO82EyKXErZ2m
        K24FZPc9svuaMoJXnqLFwGk4ZHY4VYKLPWigFP4H3NDg+QTwUq4MIwFbtwBWrw9quTA0wNis9gkN6MCHFsJFPn1jkwSJcXRZGC0vhXN4hmEdJZ91uSww1yZq
        hFKpQJqU0PLz8Rl4mSkOFFpoklTVouXAUeoaUNewulrqmq2uA9R1MChkaYqS+NlfQ0nsbcUZ78PriF/xmhmrjBWsxCxS8VUSpmjGivjxPaaOfJI82/Yo6uhx
        VRwkuExDgC9QRBZrJkYzcKkgqkWXEmJQ6QJXbHQpJOTmgU6EBngEAXmW8AzXhJ2zEaGiR2iWnb3V7rsRHLo8o0OUl3lMj1ce5PKxAsSjhCQSrZi7zImrKgKi
        b0KZMVlkbbX7zVlMXB/n651W9EvoPpgvBx/Uz9WUwOUSoojg5Cu2c2wPgir4Ec8wn1h0Cw7b8xWNBeMYl2vAFUao8jmTmxHiMF4Hhq1AG4cV1Uwg1ocq9RM7
        BmaMFShgtb0h98S/HGm/fLRsHz8y4wR040/iGgh3EI7Gi65OhnpuNu9AEZzJBoJr9G0SfRLqBq/IrjQL6JJVaYqelWKzR9XjQ7GVpkVrIRfOsy38FNRJX9q8
        QTIAm7QFRm5mhua2VZZiIChHbpLuXfhkG0NJe2KJzwar5k0gQC8wQBq4DQ+MvIEBwthsSgPF1sDtYG2F5RItSnItoYW+0g19FUe0bzPcmEGGhGADeDABwV5W
        9MAwEHBMHaNl/Y7aQzBWYQmM1HboNHw49qRvtX2TxNqNURrFjURxMX6xnSxf4xxhLMr5uEiikV7il627dPZ6cyLO9Fib6OGw3oOYR/RgwzHGEiKl7aT6qB6h
        Kg3FtJDsuyH7rtATW0Sj8+fpRtxtxFKbmWuqXDkUghpQuoOQB7m0mREjtmttppTNeR9J+oEw434gTCBDIhxTIrwVBi6VncRYdezZJyskvTvg/3c1ntxVYUIj
        HN0a8XQye2ASFgws6YcincMkCR0bQxkx31I7XZ4q442fIbgEokNxsaLDYu0XZ8Z2atQ4y4IYPqzSmCPSY23PUtumifRJ77786z/4y6m0dDG0kpjXdJeXKaLb
        3QeJ0BfSDTHIBZRiSCVxMJTiBcqcK9IPhE0COh/9tdY0ttQ2NWoHQkYgxn7OhUWQTq3bpaFlxGlbXdKLRtSCaEYvoOnOIPQWoTUw3NDsYhg/4N9+TGzi/kSQ
        KaS39VigHlDsYxI2kn3A6jGjbpTOHmdjHnzFtEFc18FhAr2zF410ovxd8OtBQNUKFqK1uTlqHQhnUON3ax5wTDv4pHkJRMx0khAJtjNYNRyBySE7tcLYZ+ES
        tnOkHWI6LhZ+spvtbN4D4XNa1Ekf4Q+cHQE+hA/YZsiLfZrtSD7JJvRJFp5BCUhuFfQW77hmfgIqQ8ctbH+bYIWGkDgDixUaystMCEoic6TGkpSpMDOzHkOE
        Z5PwSgRF8F+8kdeEJYp5DXiB1XyEpePp/ZtEQKYWmaUErvQTTsrsVxkxrcROZkIMDEqfJuly0y1CXzI4IB7NJ8Q6KD3tIWJI0gaZMrehLBk4+ZfBznuCYCPD
        1Ja27bxQgpPe27H198/sHoCzsyFmGijNEGrGBAM+tMJ9qahLQ3KyBBuomTgyIgFnj8IIYu0EIztEQqWhUVu4vRFp8JAtF5QwbZj62H3lPPStp/6kA3H1iVLj
        olmmu+SCcoBIfuYOqd5sFvMWs+CZJYKTIwZTChHEwLs2RmdVR7OAgJJesH8yqqePGikS4jFSKJjmNQNDk6EcH3CHJ+m/clGb/xfUwWSUp1ZG4Ffu3Z6DGtJo
        py1miIm4KzhAt0EMohrLiOCBjKCieox8hOeWhosSbrzAAk6MHAj3pyY3pIwyFgX2iES69ZghsgnxAO4MbNZY1HIc8cwGVQhaxIjS54D6XErV0o9HwldGXDNJ
        4BGEXxr+SYfPNpqDOlpOQXZOI9zPcFvzkV8E6+n2I7/8htlauRBpRfq0fEIi2UDLZcYAY2Js+/0WlmWQ8SFeY6rDhMxF39nQFuJDbIdKRJwL/c3IJ645Ozag
        znqI+zOAj+DH1izgnxk4rRqJHejHP8fnkwgRiV2wfHo0F+McmBbNo9kkDohYF7kjJvpJXQQBDOaxZO3G2MGMxTYAhBYdrQ8DVC8+o35ikKAXFLnoWlY0aCYA
        ydI6CTiCsdWLjidGPhj70U8IlQAkn2ZZnu7PEDn0nBfRknLtWiVzHfTXc+oMupvBG4hD+L5u06SSNd2UJoRpo2FjwzebgS+DWk+XfhhaYLl8GjnodfNhX02L
        o9c4pWMJQ4MSRK+P093NDFr98YeafJJ6wnG9VA9g59cEVA97UFo22724S5fxdqbwjdXW8lYoiai4+suwP5sJ1c1yHGYpM1rpQpR8kUgnJiETzANwIxY+gr+0
        EwMTgTeT4UQOR+MSiI7BRWPc+JN7kUxhvURh5f6hrhEGBK4HtQHkB5gY0CCDNGA7H6wW0wQNuISjpEwlylEsxqwWo+McrBi9kUSJMRtt4t+bm4ke+CltHzE6
        /p0+JjhqiJQKYPjZRxl8SYUfNpvRK5v50/WYvTIYbj2Hz+TplYnIHjuKzyZBG5Ge0rFHIgJg0yfT9PumLOYypyyO5krEjKAAaRCoBkiKkiHNOGA4lhEzjo97
        6zJWqQ/EEMK+Q2ohg4Ol9YXtd7WnJBHTSoUqnhFDOIEYzN6IQWfEYCYhBpMdgJnHAzEEY2EGeCgiAaK8Q54l6V8OR4ANEBPij/pUJBdzMsv6ej0r8uiCE+66
        ZBBtjkhCM1AHIkNJhXcyCxSSCgSxGsNyNbJDGL/Iwhfi5ORqDKjVGMBqBMikNi6dHY9J9xTEaQ4RQ7ugcID1FCzPYtwcH9afT2ThkiXXn3ey8HFLcnq3pK9E
        CKolfWVL8lRL8tCSfodsST/Zkr4/2RK6+EQOWpLjNogZA1bBinRWV0R1qZ4ALycnHA7MmRejck7wTIRGg8O32t66WKBOdkGHhwa6KyA22MiNDsPFig4Fvx4T
        xAzrxAx72S2NGNZhE1Oci7gyYli7GNqBlnonXUiUdZtWDk0VkAyJ/NY3sBYI19k+614jpSRCeO2ioMPmEod0yPKGppaE6Bb3srgXptk1ZTd11t8C0uts70zm
        7L1sI8+2/4QovNPYcIdhObcXLL/KTwzJsw4DydMAyWnEj9MUhZQBPqvRiKv7FRzgk9zJHpdgrOEDaBIjh4gKk3lPL7ViPbGITLWIMmZE2KIoUbXOnB63wJyR
        VL+szJSTTPWvinqVgYlPhVX2cuVQU3DtbKT9GOcLwzoTCMIn0oj1hd95jJ2XdxOoBCpJZNTT8iQRXZeMxnFX/23oR6GjMyd0kigEdyKGDNLcA837WaiCi4z6
        GR7XTZBInw0iFDPrCU1jo9TOgTAeEDlSsvdT640VBDNeEayzc6g3ku3NISKGu6HtdgGbv5si/XhetZyC90zpmuQPTvqPwq4o8g3nPVPcHYV1U20H8u0RHB4s
        kC9GwJXSELyfly8KumCRDj8n5lSOfwEsOAM7RiK+EoYCJyqlpAGlpMHnUDihjz3dYICpvM5KeNb2iQwoS2RRsyM+WZSlikqc19JRlM7EMCB8bNMmE7pF9dqP
        AprBCse5W97cMeuIdIBf9WMOg9hqish0PukkkcfchzGHjEeClw8DH5DITa7yNMGCKAvFHP8onb5nud+HQkcJdJWl0FUW0BUJZL1g0QTC41PtLrpqp6XLnsJ1
        nAzMmGL7QFCwIKPYBkx0Co11daqs4g/wZMuSJEQkmmwP7dhgD+PyNyQF5CAgys3n7gTRHe54OqpCVPggi5uqBznoQVZqD4KQpbJYhIIAiR4A8/jQAeGdKtuu
        XK4ktR2ho1nxK9Uh2YKlhDTJhEVEZLh5drmx3oCKLrbeqLNe8oQR3TqmLyayD/mRRFWWdq1vIWV/6zkQvjQtIUpLcfpAeGlVw5KaFnr4UNPm4F1prE2nUQyF
        WPRnMj6xjgP0GWoi62kiLajv/cICuxXEBSemLKi0AnjyEJcARBPVk5byKvWXvLhlU8G/6QactjGwkFQdhE5hdiSNhWvGxXLsaJq6aC4CUqXi521nmrGEVYWU
        i3UlF2cQ3uFtaT8MEsxkF2KEg0jkScqTpvIA1WKDepKWKJZryudU9Dqek9uRb49OVBgkVixeMRekQ6bP4pQkZxJEUoPRS46qmGiDMKijHdzdLm6OxUIslypR
        kBwqYwp90VF2KJpNNzlsucPLnor2c9G0FoGc42MC/7ugwJ46WYfgm664+iHnkNV4YhwcBniBj4lZ7JYI+wY51t8J84BVL05S4nhFcTkTVv9YrQJ4t8wogWk6
        lFV8BA16WBJIBuO8AGJcq1CFuYBdKEAHYA3TipGKR6I/aZKj8CWr2nqq3PzYSZadxlk1n9tWg6GGfuwhiEQM+MEJfJCOdLmRZbPaYCgQdrs9vMse1klgRNch
        UgHIO13EF9nDO9spVUEHBksOE63boWJ4jxcYDx8oIF8CcO9AC05SLwmpWIDy3JIf5s1QQ2oxYjwO4hq/U+V4aBH5sHqCcvX6GenMiLDZIAEO3uguNeE3PoVb
        bIP35Y6SuosCYeFCtAkvR2AzjT8XCg8uI7lVh6AbvbbXktYNInF3dcadmgI7jqBx62zvolEphM/Ers4OMZJe08sOEmRZ5Wspx3a6UvAzL0p3QTAgmBo0FE7B
        iFrTXScheKXLDgAJGNzx2WyN4emRPJBIrqx04TQXu8NMvQLoYJB+YA0mEajcC/dJO4JgLzqosS4+W4KiFSJppo/gsw19gIehj8bxJbYLVskZFwvgYlj3mMSH
        RiFj7SQZS9D8feOxBxNc6FE/jUQ6/fWlv36w+NekvxeLFTIYbYvE3mgx8665xLsGLIQ8pkVlib6TLiA2lSoJhBj1xtNbKen7yfT9ktIH0ONCQkAG1MQB/pJb
        TusvENuzJhNiXYC5xYxDsZEu/9qbg+ST4Dozj2COrPcZOnOjGSGa7aDiFoOxXEB/v7iNOezMqKEf66ysD4oMpqaT2UYshZOFVYfeg4VOny1bEWdi0yF8JZrw
        jmoCG1nBuzO1IB3LhUV+OB9KUHAPMwtSJCKGFRJrGpCbIuU+kHKcC08tOAhxI8DbcgaR8jRsr6ZLmqgDAOVpVex1IEthtI/in72s2e3L2va+CpiDoq/UrW+U
        LHZCC6yM20Q/zypIa9KcBnG63PQelZYEcyo5NFabBguhMuM4Od3M4wANB9DcEjA5QMPgcqNRNiqK9qGnorroIKrLJqT0sIcYMbYvZyE6VwrtOegZyAzEvE89
        tg/noqPehJH5T/5fRdOTPYvZxeypwm4mkqJTZdlsuk70L89gnukEMH/gMGlyuVYd8MAONiQOzaKX6Ybm5/3xXCx9EspzIfVa+Mm13jCJJ/DGsZYXWMvLC5lx
        o1dyXDmKBffDWS/fBRA3LWHYMEQcIbJdQgkO1SOY64eAyvt6QKloKWG3AlAOWXFavOI0VExcWA4LQjMIvaVxgZLlC4lB8aXeh5uWJgbBKSu6ZL35U30IqT5A
        FzlI6ncBpGrQciZHwvHehVEm9iNyZdWK10aribOV1Ry+xZGUFkel9VUUYKSFsyUrHQI+kz5m86azokGbRvXmydkbODuCA3t0idCrLPUKS3UgmO9cuec6MD7i
        eXg8Uo3zQHGEGudcafFqD0+KtzQkKShRJGFPRv1LpIJUl/hyVLhPKOkpqYTqiBXOPAT67/mfxns4mMUCMayr0x6qlP8/KvXwyVDs//ywOwDq3edwEMgHJ4cT
        ib3LUJEsh/CDPQAxkPrT/wH19gDex4Q7D3zpD837AHyps/sjZAqcfhwiS8SIISj8cOt2g0DydoNai9thuO20mqNDlZWI5o5EAFUQCJMM3JXwuEISLb1LfkEw
        TnQ9OoxQ8o4kzxl0r56pibroz54z+rPnjB2pnjN2KC8YsZ2XZrrjcdE2+F8NiSF4CQecQ5LbdRRxXexrGOJ1PkJB0wQIiGXD8Dg0dAjozRNpCkWmEdQozc4h
        l5LQIQ57xcA6cRRSeVh1qSxBwZ3mSpLEKj5G4dlEJQKQb6AczIC4l6ZoRBpohMelEQn6B+MJ0IgMKVlCRyRPBPpALIKgEuDWIBAn6gbnGrTekiweY39FGqki
        mA9KeonVflhCCSIeVCqf/xapzFakEpgalLLPT1BKRTv++5SyT29KqXul8WsoxCcdZecRYoiVDkLyXQIYCK3eobHkW2CcCgLBd78k9mwwc8j4iYBDux4uuSgj
        cWMBiLA7YNwLcQGMmMdmzWRazJgt++rBHjUImxFlZx5xRYw/lMQXu6oZAzb+6VI3l+HSdEnrVKBwwohyu8Huc7xU+rB7ZuxBStG2D4CUXkvy749bomTUsY7G
        DsY1VUGlcRoKDWf8g/saAkuSkorZ5bi2xyvS60CeEmw7Ia+U1Erdk8aRqW1ENg/7khQnPCh+dJplO9aCBqDAxsWQ+5XE9s5JUUFgUq6H/SNd19Oiow+ASh0G
        iQne0jgEb2kchreMxHbrvLioxN06gn5o7GjEUOE6IoCyXWC4qVVv0NXlb1/FO2Zwd9DIWvuxMRHBCVgRIfaT8pllxnaV79mkfNvi+bZgl4vy+ejFlkQ+H1tV
        MrC9jyut9QdVOfcllXNnvJzbdJKjVP23ueVAtIltw/HoxyDpRGLvUzffNqXAxxCMKCEAGUPGSo/wSUY/rnyS0ZCmDkG1DINYhth46jVgEvEE2IUW0BEHQIFh
        L0wDCYIN1uqzKOilHzeoCqo2wT1FJL55X++BcLw9OHOT0Y3XnUAWwZVmWfbsHVM1nFXctH68vMdCvJhXCrrueBpxbSFvGIWjwAwkUsHpX68tlt5ly+gu8OLH
        SCdYlryvAYiXeyoR+DORKAGfhWW9ilGnYsbZpkIi9FBhe4FJ/j+C4psVFLUnQdH6OBRdlQTFV/WA4nUq36VJ+VbH87UlQXHbT0LxClnM8kQpi9xCGhIQvFtL
        huDHAcFP/B8NwZ7/WQj2/v8FwUSL0uiVs5hIUnE3ccxjuomfHt0dHQpZUqrOPNI2kDdepaBlALHrrCZPkIeCDntYko6nozPOddPj0A77qM4oDqolCEp7pz0s
        HhADrOKIzuhI9q0ePZr4NXoaFcNUc23eZC2wOVGq4YKyVRkghH7sa+guicwAReRXOLLgg5ma3OIYTqyKlMeOwmYAPrjimZtkxCG0WUGldfKyEAfl3nAxKtG9
        EUQck3pPXenq7CQu9GhsOIoRXXZRZ6dUMB2Go/RLkktF5xJTKQoFZaAqRiZRXxqQLlWI2uANYBTqbD/OQvVQ+muS4sZVnOzkhbjPYYeVDXXh7TGTBT3naXiP
        eTqqUxT0nOkhPWZ6aDKfIIZ1Mo/MjBx0CvLcjqG0rawoDahII62uoNxr/NkMI3BCxEwwF2yUiZ0c9sV/6Dp1aaSZjgBDMDXdKTeZocAbbgTKOZaJFd8LyWX9
        mxe2O4G1Uj1yUL9okv4zIFdXK+yJ4/nhZsDNwGgjwg4k5JrRB7NfFN5UxiXQW+0clAwkNu8QhlsCOXaVEtNDzKfRe8LkomU1DFSBPiwSd0VkyLL7SPDvA/DP
        UHpPuKVJr+uxGty1kDR09hAAGFNU3h30iTQW4+NAF1RAx6pRXbLnOpAoh5xBN/KAfzwIxpQ85KbQ1ZDrUm2aqv20eDA97mDG+XCDqSfobF7yPhWc/7i7Ui5y
        vt5w76gkA/itCBT6LcaMRXyeVSF0Bi0Xy7Ol1WHRO6i2oSSi/yaCz1YIHrMntYc/gd/TgN/T/rfwe1pv/A5iprPOOgIrdHcQCqLgI13ayuMb5NGSQ6AlUk77
        v3a4JtbHB2HiYYYrpGQTXckqgLs9aF1CTTQkSbOkFPXq4IgcVI+SH7GafVIqDEijozTJGoApMeP0zpQ2C8GZvBftEcETmNjxwKTPkpsaWPSmSJ/mkcmNOtuc
        TnR9iLDYeM8O1rlmu3AnF39oRxSmoWyjhL2sDuz0yDv6MpR3OUBs2JgDYUaEZxaOOvcQ9TxyJxJI0pPA43wKwmAfPbZpXWZSLV618bCC9THDOoS3FHqWUiPb
        tRpFg7xiSKi9h22xqdSUXkDETDi2gnG7N+aButrLvGZBuTEOJwvAa1bQzbOQ2hE6A0jSlDv2NP2ARO6T2mcLqs+E2sCKQ8NuspLZlHHBYI+WR8VV1MV0YlmB
        eDyHNH8GhYmyToPGCxAV4hMgRNjUGUMvzhgKWSCxwLx3aWHP0+Sjl9jo9PIuUGHMiu2+2j0l6I0VUiGWn22LfLw0mI7bvOEZQNBgy88RfL2x17XYpde4GTkP
        hBQPWG3vcKMwWowsJdjhIj4e26h+ecbLjy2fsOCjleyLdBLOW/5t+x8e/lJL2GrzWtZcA042AywwrmIRvcBYxyI7R7GJlvDNHj1aKpG0XFr5oBaD6WJi5zZf
        lBwImRZdS9mnn1tFptxjy5QmCxH4G3YrRKhoSS6hIWQLfMrGp1YzD2jmHKo3c7g5jXpJ33HKKhNL2MJlHM0MXSqifBg8E+e1SbhSE5OJiTk7lkfvd2lwNSQP
        GNCypizz2OSUcKhFg0/FF8jii2BwAXdBaHDMWnoMiUW4Cywdq9Xibqy2gC40rGfHwrG3Lk52KJQJLi/d4m7k4meAreMierghSovdekGPXNQWHAhYYHm1/41+
        J3bZQyLMY59LV7YXD0trwLCwMPdhubsZhrwUtywPu4bkGD4T8YdgVWO5RTLat3B8QEMh8NHmQyGZcK0wWAttMHW/MtvA2Tvs55i8EBkV4jC8njDJFRprwKbx
        KT1WZhvSa26wHu5yp4mgjP4Nz2HTcOoVQa8901oiBu8XYfMb+lXe3VCUSHnQCfCR+HzpO5kfpudjIwKpWQvr441Qf8wX81t/1NGfIPTVfsaCVIvGsqPGxohY
        7H5ZRwDtrbfTRNANTe5xbYLAa2JhW7er9nJyHY2miaZGgy/jaLKwCgRzzDo479RIkM9cwah0BnvZ4zqPh6hvckp2qjvc5PWpAfdoSieqrC9dNwSK/cJsZhxi
        d2Kzrgewycb+unk56OoMuPTGJz0WSzYP5yxtn+Rq+ay3X/qnYz92ASASDYpbQ74aAA9sAyQDnIsXwv0y2NaACfiLYFdueWzwS3iWf3386+ffAP8G+Rf+3fJC
        US0OSebidEOHzY8WW7E4Co/krAvekG/mrPKu4ONtuwia0gez60Wc39OEWUmQT8NcaeKcmI4QVBwYo8POx/m9/A12njA32APbhWeDPagd3mxw0E3kiYFiEADd
        et2w85LjOOWlxHESA+Jf5y+W8ZKp7mmybjxRRRWyCUWyCQVCi5+HcsrNOTEtZiSVUsUgCxfqGIO7jKRgvpVIrF7HVi5M+kKAIF8TfpY3RPe06QQdxkJaTD5Y
        PXoJAHGm2JecjwQmIMQKHOeEENXZWWmeyg+mfJjDD/l4sHV0LB19wHwU1LGbX1uTx3lpRWkjTMvWk/bfEvfVzZ5VcSNbHL71JRnS+thdYu6BkGHFrKhmyvkO
        1NlEU6fYAXYLydupCMvctcE24/s/NRwPgp1K44BgxwZhJELgdtZEwOv5QJUC3hiOgC5G1Hc+HqRx49UZ5XSccA4Y8BPdTms7BCIEcp4RF5YotWbt8Li2EzF0
        IUwjB4wat52Q9u9xv4dWj9Ra3B0u5FUtnglu8fi4C7ZwEmdDAxM7bXYiS+9EHARz6a3rKNnaxh9pxDvbbSMx6sTYJA801BhEvG6yjeswq0lBO+OiYHennd9l
        G9LMOV94umwPDCYhAWhxv8y7uhHFLD4g1ZOV1wkWDrLjksFUHNxUUoD0/+8nZh/GjXx0H8s2zuDzzPdS6QUOlQdSJ5awNOn08F6zkdwyo1fLMKyMpDyqVVzz
        /1ibDG6T15rCVdI61KAuxqkStU9kKTHfz0K6nQZE6WdeG2g2m6Y/jSSdJw1bm8mbhcbxtFxXEc+qRyPgWWkugiw08dLIlMtBw8VTLeO0VzIv5amURAJu1Nnm
        3CuXgZLpQS+CxGvRh4hIm6pOH2GPknsYCyJMMjXKetqIsjsTC9SHmTqLVxJ9HVAHw3c/TPDk4B1iiLWe5NUdZK/U7XrlIPcQ6HyHziV1uRrGKVMSxvhUs/4C
        uTDUXusJXbWgHmY0aB8YAtuCEbku9PZoPsM0e9nAAR/2ppCtvCnQ1JGU2TcuIfTBQYk0kQXblkw5xzRu2fA31IrDrmkkatHf9HyRVo8+9ccGX1yG84p+ddgM
        YTezUPZBhvOKXH7ZX80LDtUFR/AOptrljeDMrxH3HAm8S4s3L45IrYmdne30Hws/gFjdAxPrWQxgRG1wBiMlQ7s9KJFyCvQ5aBRPRBqJodLnLkOXl41p2NOv
        3pFk1kxQNhk0Yt7kZk7gETjkns/eyPPiiCFeX1K7iJRWt9hBmC1DQ0s3Rk+2RQslnG1gwzkOQ4Ge0KBccEgYCgreZw/bEQVDEcBQ8NC5IMrDhT6DD/dtwE+M
        bvuGnx7LDdXxQ3BsMQjHGzHD+s4jcnhzmW2u3eCtjFnUiQEeYPZEB4+qwpvw0LbLaWd/FPBiIMI0/SB38ziWCvdVQ7YUUwL0Ndyzr2Hw+0EZYSJMHZU4SW7d
        8m6zj88OsiMN2Q4qDNUpbjepRXuc6l7Ve1X13v9YfVgWmMTogFIyWEOq9iZ/0NQHXpxe2a4gjFQY9wVcnyUhSWqWJ3bUtMTRFa9i/oOshtKSttVw6pj+WBMV
        gis46xMTIuZyKFjDrPCgmjS1Ja+xZgB+KinvVD6HwvbgbD6gYfMhBLGYNSjENniJJxAhyLrLpYAekIqrAJ5SpguIqlcDvFJd5cVBEna4IMtXfAmPvquOdfX+
        ki4bE2WFaeCAeg+NL/U4URoPjK/HwKTBfUTSwBBx43Zpyp7aL8/xSFsFkcbx1blW7P57YJzsVZaJIRDb5RLD85lwS/glYsuQiD5TjUQmRsKKj0RSjZqUSDUO
        kiBBV+lXaOQK6qLxfQ/KCnjFKaKQtDEJAZ374YwMpwrYa4x/k/CpM0Nxn5zwPgckpEZrsHsjRAg8cG4PvX2AFaE3qdw7xnUykuYjbtCzsPkHNHcMQnZmlCYe
        nCuM6iGsybmZwZ4i0qCalwBkZ8AGW8NmlQ9DQwUyuS2oBzxhyGry7eAJEbjhT+OjJxhFg819bL434TPNVbt55DDaaaz2AwBJuJGbF+hpLgml1m4zAUncg5QB
        9WLEQsR7YnCGmyJ6ROzVC6SNsBecqzii3LSk8BKQbslCcJwFQSvsTQ7EW2aQ7AC9inTA8bVpGOfrcR8cbNLm+lQBYTZmxg+DImIy/fPUQQRHrJiVi8HsA1VP
        y8f+t9qjlVt+7O9qej5bMd22BqqYooZknx163GeHh/36sNtvXapcvSxc8DY6nyeRZ/PopqjBhpPbGeBNhE7SdwRGTh5l5GRr1vsQ7qGJkWeJC9j5O+9ckfQS
        4IAHCHWg83Ou7Wfn71Y74txp8jSDnzUxXgT3NQPy2EKgjiV56SwlxN65WaovAspGPG52rBJSSDDeYtadeGdwNDzdbbzNPlzovfTyWVQP70c4yUV3oDweFXwh
        Nlx6ZpIpvPzZrUtF2mF1aI+kvZvlbj8q50ls+MMeUD40DP8KfZU8/msqjXhcqMJZBgZT6WKJz3/2jORgnQJ9ySFEHm0bR+wRtrczwXHId7kIguLmKdjWGc/N
        Xy3bh8iCxMRvgPpmg51mvYVTE/74XigRd8Q0aY+Lx6jX19EOt1cJgasd6p32jiS+CKoqxCj0oUDAJdtI4cHHJwzg+UZ4O6GOwHHDQDvWELaw/Z0yILZP+Nqh
        pTBk9QQ9iHttiVDcg5bJ7nwEDx+/CEnNbOhm6ddH6kfipsIaTgWY8chqqTZpag+YZqFcxhtgTawWPySg4ZCAKb2kAJ9HjQSDT+BMpUDPpMI28c6uwRKJtLVA
        qaxVKjM8IamCuk3X9RWJg1zQEmjJsbE9yp2WoZy3zeai9V5OIEG/PElmu2zz/Z/zIWEoKfz2wZ7+aH6hVlaM0NdIDQ6+Es69DOUVCS1OKrqLTzKHrvUYgVXe
        FfFj6+5uT5o0nNDlLq9PHugKyGefKyIoMYF3w8Myn1+aNgQgKYTVcSW5t0uvGJvX2X5lt5BBKFzaMsDVIn+QjxHhJkk/hAFAWBFsgkjKBG4jI7Hy0kWky44k
        7f2nd3WyQ6+ISO+yM117hHihPhTqC7GSU0ZC8KFQojgWooAmlUwFdHbJ7KDdURyukb7wD2XOYLjmDLo0Z+Cz3pHDVDyZzSMjYBaCLChCjJ7Mnkp1ZXaAHTbQ
        /nrbcOlm5BBjIzmbZLMDrwJpVbo8Ns6UNah2u9nMkVhGtdstT7qHIm6oNMN62ZP89IondH8fM7ii7ypD+ZfLHqxJTywMAbb1qnLCMpQdsJDYmo2VJd/jTGgh
        XWywLtlMzMC7ZHMHoXzNRqYwDu3A6350GE6SSJVU7qFOxCV76SeJ3mZj/CzpvljTwaQrt0LEqlCnmyfTnMkXzXA9wZoSfzOWYR8O9wI/VUEZp4RGO5oH7xTW
        PzzRkLoBSyOC7Xawq3OrPXwj+DaExKZHO22rXbCRkM5wPqPiFwV8xVFDb2JrNciWW4Gkdnllu5jYqVc9Gua2IBIz5E26yGUle0yD4zAYOXPT4VvLJr6SfW0h
        IrdFkB9KwvHqm5akEOy0M0Vaknjcboe7sIQS0VQzRBripVtddqgLUiPQfa6sGRoFTh5C7HJE6KXEXZ0dNAy88+KhFAUTaLnk4oSsV+RCUeHBBZg9V1qX50rX
        Jbk4WQtmgj0NqGEgBifqjo6m9kV5OEOJodLkMPE+KPKzfYnGTH/yIPOBak8zF5lQstFME6hMj8Q1vG086V4Id+6YAhx0Fxy8MQOu3HpAQqgL0c6u6+xU8wNH
        4V0IZhxNw9ZTH461SeUkSuyC+zwZiKarI6G+VHXDX8Im4VHu0vGOSslCQ+vtvJkcvEKP9x/MtWQ9JbRAsZ6nUlIn8oCfskQee2sQQWOFCEbDwh8dLAi0E0AZ
        kgssfzACGIDoUUKD4wHCoXMW8ah9eW9KDMahA0LAfazXeXM7X6SB6ueLMG9EQAAJGCuNlYdYnX1FoJ5Yl77TqO1qk0yPtVn8My3fzrpzkrmSAWejKNhIwH3E
        kqkcVIk3s3Tmq3UcouRzNHrsggD4xxXUXvZ6kg9zhCHCR6CUD+TcXxI0jiCOHhEpioWJVhCy+9ojLTIkJw2+ze7nSW5pVpyJn8XH5vvCPqEfvfa0IjxjP3ma
        P8oOCazoIJ7X6JG8Xz+wTh5T6YtDKlmUs4UQywCOFCUGzCL6d6Rqfx1qsfiHOn+EyAFA9COi8CGlF0fglgb5nyCYg+rsKD0fIYZQGutfpjhCnpA5os4WYgDv
        x4mYgerELEJyR8jajpjFPhMktUe0JTFEDFJ+CEwNqzhHBOmSAIIwtVrw+XKeZtRGII6ZhkYEpiMDqCtthHnEdMLpUcS8JjnqI5K0ZAVodx/rDSJ7YiAVA90U
        8r/pUT7KEWBJDEQJ0YE0U8SKwOcLap0JyA1RIioo7qPc/Q/vUjJ+TD/rK88kahQhGKHnR4fTfQEzQYsuomd4kc+nDmfUxRYtrrcHDdYmwW6v76xIWh53XU6f
        GgQCFJ6+qJw+4U5fjpy+nMT05cgBzcH0iUNOX39aEYOEH3OXQx0dBEM2OXfROvtIeu5P4itNHB9tohR1iBjPE9dPTlw/TFx/WU9/TFw0PlNQ8CZmMZxESNjF
        V69ViTMomKscajfmqh/m6kgqgyYAc3WknCu0050rdmAWZQV6TnzOEjPl55ny80z1kzN16BPEoa0he7iajxBRQelsdXU3z6D04BAMAS3CJxGTYhc981ZHAuGG
        JcJ1SS581LG0LXEpSDR1l5MDr3ayMILJZLLNSJkRrCRWQQG6FwbFTnCF13XGyR5xdmEi312Mr+VZTOx7oCocg+bz7Ry4WJadKDiXuxQ/ZSaGgacJiKHyoomh
        0p/nMGxQZ7PwE/qj1zBWBFfBR3euNAzLjrJlKQ4FG9I1qiFdoxrsGvVQ/r8SlE9TZ7ZO8Kgz9yzGSzsCDW4AXEFjv9MpgnGfigmK007kxlDul6dCy4NMXvTX
        /Cm5C0ZxXvadJA/FJFeT8JWbVI3wKLUV+5P1HKZgjv7tiZcr3fzHM8h6wUV75DYKYppFpSmS3Vu2k3thk1ln5U1qX2Lvr7NDVqVJCwIfdFp8uhO7JHY6V6L0
        U8T618naerdcT/JcI/fQfro69Ix3qqa6JiWHG2Y4YI8PZ3l8uEPuTMdHJqodol0aXG5oqnEw1HPV4wlIgJCrGtTbzuIUSOXnKwFGaNM9KwSrcomozozIMwkq
        8jnHgWVRW8j7A1/qNsI4cojHjgTzy7UcMA2vjPdp8S5zspVxPKCSshPj2oRvFsea1JuB7CKIHWBAEVdvwyO2tPwlxCHFHLC3zOfKvvIjmFqgCD/wAN2pQAp+
        4JgILgGsNxKhCNWE3Y5B813Hpms2VQ61pYnBCosk2ZIAO3Rdshdkwm5dndLKzUNMIXSacXRhSPRugIzAyYJtxGkJH7M2YbLEqpNgXTwTZasTqDrBkEe6KB11
        sZOAq53QmJsWvKYPhwfi7bdk+6kZ3PZ4EXE3FsKTaK5MJUvSpZG9zU32ySbzojCSizW4WM4rb7W4hyvbwwWFWIwntO9JgNdfDdO3yjjf9UHualMkZHmnu2oU
        r4w1HnSdqDGIedhOSnhdIItyNG3hm8LmTto0NrCw/UKDZRX8Y8uQnSYf2sG2D1xoedGbNPcoAnQIgen5shIJEF45AXzkEa+Rm0AhRACNKfEzd7h8imyixd6q
        6jEhiUi9bihfVkYcsHWbJuzAXjZgSEyltq3zQDYHAkZUZSpd4yo6UIfaMVC+PbB0iRSFiUSnLtLQ+7rho9WUPIg+dxBZAYyYnTCZgSnPdOiW2FAK++pMf0g0
        wb20E8NWu5xoU4IMXOaQjMIeQHVp1RYGVJuSMcG2QKAOpXFyg0OQYjhAl7EONRiNmfKzBGgaNCSFoiLY0c6BQOUHGfTcNQtL40O/caz0V93wr9JXUKL9BzWM
        jOamNlvRfFCENqteaLNY8NOUXgoeZlaxP+GIdHBH/UHzvRzendfcdZ22IRFpQH7kSOohJvOyXZIm6DNZUQebZHaEjt2KNKlQC/RYsNJiIbSBS3CteBaN6ayB
        vbHqUJMW343dLOZNji9NPDR7VsTxJdppdopkT+q0Xnsomk16obdvsNm0rmODrXWgb/Go1Tuczs5Q6GYSBVdkrIobl/XpGSMHZ4utdBP6khAEv+TIyy4pWyUS
        JlxzEeCOZo51/5hB9ozgaiN/OCjt+3o+8+mHxJ5sUiXz2N6MABMWyX3iSRIbXklJ84UF5s+03oEioUdDk9vn2q/RkEzixhiJr93tSfmqbS1feDrZLREtgXzM
        Y3vUE2arUFmA6KPEJXSYPnkP/UnjqJn/aRTioxnl4yDoDCEck7jcd2kEMfYi0hk1pPOxrMQsCcvOAcnIVn7CwFCSvNtXWHyEXRcZ9TCRy8SizxCZMDHJYNnF
        Epkn8ImaTDiNM4iDz4xVNICXqbb75dsZMPsVdKMj7kaMdzr5UI4UfTOIXlnswBGOMFlHV8Hbu7EKuZ9y56TISnsQy+yDNlIultmNFVRQdoJgGSJrhGl12IEe
        kZDyEjAc4OLtviPMourkL93RBI8OrwQi0C76Yo8EGnKjE7LdCGxIdPSwHEua3vn5N7V3JSa+R6INCWCEJUcO7EHzwFbm0xCESW5iIXEAPYTqojScggSpgRDT
        3W6sG9cZTU+0zxc/D58d26YhTvRAQjr9QMtMkt7zlLNGkz7rcEM7gPlJGqncJJEucesXmewLrX/ioL2xylhF7bBmsTsRupmq1F546B8x8uiSw+en4FcH8MXO
        FEWgww4lQTwJznifRhIzIsmDK+rkjRxISsS/2OEO21vNHhsNSNm8GiyCCng9tVADIcRQtD9sYChjOyQX5Pa2g6IIbycJ4ZZSUbfD0UDUkspx0BbbU80HhoW3
        CjgyvYbj/xIjk6SRpLZV8daOZ650TO0F8cP/zs4N1EjUipkvgAUREWmFWoWhwoJFGeByCWKysL7gVhbOqzjGuZHMvCUd6LJxUIbRik/0cXf2klITkNEifQ9Y
        x+TY0sKnWC4Tbme8EgX4UlCSRBkpmIknBSJRj8K9nR3Jxn/5UXUWcistr8OEIGAs51X8WpKQs0oMSnjytgfNyQeKGjRJO5EPvDBCPASqArwobKlKNVJeCJ+M
        jqGlRvgAcSD0TbjUVoiRLxKpJiF9Rq+JPFo+BM0+cqNdeELZLNCeahNRn82CHOyi3zEN/wo2aS1yN18JVYQxRYnYTT03XsPWKbZnQxzdgKjKuZhz2N3YEKCp
        x14svRGH24mFjYHthbLcIzzXJdVenQ/+ZkOi4nybDdA2dHV2Ji9uHkYjGQICXbavE/vBaKad1jN1j2b7ezXb/99oNhrt3xC3bsbYRJJtqduTRpKaFF+W47Dm
        qIWwtKNlTAwHH+4hhsPbAQkswXB0dxI29m6olrtXBnrGG5okrnhpFDxx8hmS+8HB0ETeaXXjLMEgW4tPLr7A3wbNXU/YgFW93KA9NfRfhsH79LFAjHep5tle
        BjV8p4qxpY6t9U5+9uazQXLC9w49tXfwt45beZOd1qYmZB7R2dEesn/SeB8NCVmAdrE43rJQBnh49QJgfKaWHPkpNeKTUNcCdS1U1yL8lOCnAj/j8DMRP8dh
        p3ua9SGlsr7yhEZpPxVHSiTFk5Lp+3P6s21djqbOJ2z4yzmynWztxGVygXxGgovk8rgwtKDAatP/UzsLjGn4mYn0czg96snSXCtbzBgMTKaF+mm9o2MhbRBc
        tWF97wn5kHBKqFY3V0IyJr4Dvpxx8aykR6lvhFzt3uorbS99xlpbucJGhhXY+0wkXmEj+4pyPljhVS9R5JrVcNZ0Jngy7To0MMniPL58io6t9lCBP/gespMI
        C1vxGwnjivn5W4W21cW2JJFctLrbK0h2e0JHRwx53CL5XAzb0sjnDLYp0kHzNd5dkUkDnB6RuzfJRHgEqSHeo1daDmM2sW7T2kkAU5oCo37TGk46hbhfLmS1
        LCWRfpPtXStLMNlfS/0m21yDc0FrV8NWdo2bKeShuaGJiV3+ayt0j657VxlS7iIReUZEi3ligoW1c0g4i2Uen28bMaOVlnH7ZZk4jUQTTXe2xoxMjHdk6lvp
        Fym1ifAnvgoxSahBY7X2yxHWyGpFMhLL62HSQY/sRNBkLtjAgQg+EOSRWj22IBFe6F28s3mHwZOIGskuNkIjdEIdmkdKz9bSkagGTdS5ZWWuGQjdh0JHclre
        jPKc4FkllGnX8fnWPg9OZkA559cYB8jrp+pK62u5bvLQTI6ogJWmVE8sdrUUmrTZmCWbIk9LQv0lY1i6AZ9Y8yYzsoWeKqVZ6pplvDnKm6lpihsKHa0lV5ta
        qapL6HWslqQ+6MRlauwYgJdj1KPMx2gkM00tD3OBbwmjLl6TXSbymfiD4tqfYi0HI3Y4h/8paznzkNZyAZk7wF8MaS2HfS3haeCIZcJvaQhOq2zl2E1TQCqe
        eJsUHelhK2eow3wYVNdWzky2lTNkZ4VHESBPHR+c9EhVDPXa6GnKpgqET3nOh3LrZjdLh+HmFGnZo+rySGM2k+/YOSyHUkqurV7WVp+oTRmzsbXSf2iY5gZG
        lMZs7CAswOpOwOaVpvY/asWIE4TCx/Py/8aGkYo4nA0jezNR3fexLR8uP2ViyAaG0ryQyo3Pi1fOi1uXzzUyxF2ykWGitnpZ2+GNDH+qYYc1MvxF0rLHaLXr
        DTZBhzaDVVSm23dWvqGByqC6ne1gDb4aSneWUJiF7lmjNwAJW6HVweqmxtbaxiW1redqtY21rbVVDSfXNDRV43lRUwu9aGo8mm6XJ56Way2tTYtajm5a0rpo
        Sat6qG3EfU1VS83I2saR9EmrW7Jw0ciW1qpmJKlxbxe1ak1La5pbFjQ1tWrzalsWNVRV1yysaWzVqptq5s+vra7FfTyJaKhdWIsCaufPb6xpadEWVTVXLaxp
        pc+amLekuQotaqGW05tFTQ3qUblvFwuqGuaLRTXNtU3zWrSFtQ0NtS011N95ScVoVWI++l0jGpcsnMvPyxY0NcQfF2vzqhYuqm0850SUrbUuaW7UFjahGs2t
        XmttrmpskXVTS7SlavxGttSe06jNb25aqC1cqFUvlCMyt6l1gdayqJmK1ESLaJovWmpaWxvwSF9qms9qWVTTwI/zas7R6I2oXtK8tEarahVNzaJqLg2NRl2i
        VNWttXRfKGqWVzcsacH9oiYaiJajufuamHtua00LMi1saq6RlTc2NcZTtdYupFJpgJfW0EA1zmuoifeocG7TksZqKgI1ivqac5c1Nc+Ts1jTOI8a1VxDs9Mw
        T1vU3FRH7aiZp53TXDVPa2hqqh9ZtaCGbhdVa8uLC88tLlw+uvDc0ZqgCsRcGphlohhdaSBIaaXb4pqRoyuKRGuTKK6hG63o6OKji7S5Na3LamoaxUius6Xg
        3bZbh2s0JjVVzfK+uam1qrXmvIL40OO+pbqqga/1NcvOLVBpzk1Kc65Kc65Ms7xAW1jV2ly73E27PCntcpV2uUxboFqiVS+ZW1s9cm7NebU1zQVum5InxC0s
        qSxVlFvdmHluGtzFU+GB0+FmSGKQtEaCC4IHUTWf4FUwSMxvrqrGRAkNcytaaf7UB0COAMwJzG1N4zmtC4Sm5reFZ0ET1QtoOt2HUS1iWdOShnnCVX3RdMtv
        vLAFtaNKMKyok7uC4YdaQrW2itoWQe2j1dLQIL8noYPx/NtSmIwuxsuLeqlSaLF1v7FCfRdWteC9WuqFauFpsc30cVIKchrvrrL4ieKe61guLF7sctGIIsJ4
        v7VCg6sErw/Z/Pj6oiFqEbWN4oyiQlF8JtVJSXPwVQ4diqtSKzG2g75l1TQ3NzWPb6hqPqempfUsftJie+hLi0onKzj25z8X1TQ7y5qpbWN5rKqEWv7q3yFr
        KcSo0yzXyzXIOKJGELZs1FR3eiyp2J5LrJCdOgbuDMVhicag/VIrNAVVSiwmGmsI16ryW+JNovkej5+WwgTaH7886enc8efStO2hwvqp9owVta1i4RKqRRZG
        k3qZFTrFBdXx7k3h0tQpLHTxzvg4AqLVVDNvPP8WphCD8ZIkxPZQ6XMIES0ijF9TmIylCwFIsiOF9K8Vc9RaeIgJ610xTe7lVCx3XQ2AJCbj5aWwJ6UZX18L
        aqLxXDW2zG9qXthjWbRQk5ZQlQRPV1ihl/SUqW4UPYrDu3g53IEECgHaKxQSj8h7hWbwABghzM75F9S01IhltbTsTy0UpxWK0/FxzLxCXt+MylRRdHtq0v1p
        6l6hxOQHQkhuLcmIjjFxbN2VtFAIaBua0FlBhJUIODWilsBj85W83hQ0olG0wjAG1K1zuLnzmpbMBdzFdlHSa036vGh5IY1KoaheSNXT388KxSImfURREijt
        pxNi8VBLq6klVefQUqKXRRIc+PaYHp9p5BrOJaJfQ4i0SsxtWo7JO4c62JhUH2Yrvoj+Y+10YUr7/7y9qoUEETQyBB2Unsg/TXIVzRxoK1KA+UjqDCM9F9s1
        9+iT+72QwYLASdRUVS+gyallxNhYU3vOAqLxwEKM75NR0TzCvzQWRP+FS4cJc15thRaB06AF2cJTqBaSmkGXNDCvVVtNGA6kkSpCchoFjFsS2q1ZvKSqQZYz
        v7a5pbWQkVlVQ4MCYYn6qNprrJDFORidnwNGEewtvb5GxzzNrTmXUPwhGgRs1JLoaMuwBLfIQ4gcakmLKpDQpiYxv4pGcRG41DilA7YDMu7JI7rfmZCiae5n
        WrdabNu1hBRbAeHEZvX6uou+nkQ0SOG+1O/yn/paW9Ny6O/VxJ8R1yUJfWJctq23QmMK47CsJmFuzTm16PWhYYJJe6xtA9FflzKmNrmdPh4ZBzXgNUl2MIZN
        XAGVRoNEyJNS3magZoJkbhxPL/g7BoE4QTrkgFb8K/D2nAeLK7/7btBz/pU/Xn3v7iuWXD776oe75q75+sYrW6/9ZfV1v3/50YJ1l+R+udue/tn6xrIh0efG
        3DN15DE1J/1xc/11o3enHfvtOe/NWvZU3UVzX9j9h9vvG3/2E86ypj8/d+umK+5cfMPdC/Om60+d/+Q7t34w9LJffHfjzQUvb0+/+aO2L6/tvvavL65pX1E3
        5/T09k0PjtKer/jnsH6dD3+y6+UdZ0947KvXz4qcOv+OroK1NZ/dN+vax3988NNBP1517C0nPlSfMeevM5+//MEPHrxp69u3Dp5779S/rz/SueXflbcM+3jV
        bf9+aMdrL4U+ePPl37XUbhg8+I/jVzxcNiLy+IEfXqhanbls+x1a7MLrrdDf9Ll3PvXJ8k2aFls14k+Lrvnb1cemey8bfvfzM4Yfe9YtQ465bdOzl1bUvLX5
        lPsLd1+5+9NT/5XxlPbeymvv+T7zifWTH314+LLcN8/teP8X9wXPPqG4fv35p/yx34erRnT0vX/UJ7/9+cJPM8MvPPrvX/y8+40HflfW7+8jJly98J2jXyj3
        Td/40N7yR/NezVt4Q8ZxN2+cOXPpI7mzNu48bs3IGRduuWHj9JeO3/rEyVs/rE6buqvwzTvNie9Hu79wvD8/+sSz5hx3zItXr13347brvvt4xB2Tb9teepL3
        0uvfefvx4/atPuerg8Osfn/cf5f13lNParF/3WCF9DYt9g2u7Vrs4hvp+qwWuxbX77TYrTcidMP1Wux+3Mx5Qos9jZvB+7TYa3Rjtl2zXot9gDux5VEt9hXu
        Cuo/02K/vonuvjWu1mJX0Z1n4gPHPqzFbsatdcurH2mx+3B71L9WX6nFnqBbb9s+8eGftdgruG8vvv2s97TYe7j3dD+Xf7kW+xL3Tx29pfNPNCPtVsg3cenY
        +tBbWux3ePjoN54jn/mtFuvEg5qq2J/owd92Xr8Hhv59pxZ7DE/r7mwcvXzNxVrsJTzdd0qa03fB7VrsHXp62tfx6fYX8h9/xcWz7auzJ1b97LTV7vOzt/Rf
        99AtTbe4z2MzxL5hVzz/gmuJtTp41f7llc4F6nnOB6GHyv7uv6JDPd/81qxzPH997ovn1PMJ19gXTJ64oukHxdLvueHPi0bctumpG9S+T4P3vZllffqXPyWf
        Rz/zdP6uJ05+e/XXsrZV436Z2TD2mlDWdXLj6KYZ9+b4nzv/hWu38fOrawaJf057JO/xrXv4TMRx2Vn71kb+PGfD0mu4byf9o1/xJ3PevdnJ3sJ7KHe8eOaB
        IR/kXT67/yd4/uAvHac/Wv7ijgdf+vx3qO3G8dP3bvKa3mFP3/EAdoi8f71+Yf9njn168wPXfEDPnUdqF77f9MuPz39h9MorqLbfFrZ1vnnJl+/nXdh95r3U
        t03lIvRaY9GNHXNHle7StJLt9r6hkye/Zdxyw/jopalrSpuYedbSN8PjZp7/6s+m7Pnyde3Zuu9r09bekvHXwV+OWLpzrXbe5PM8kY8v/7n22ef3/z79jrad
        f1s/ed3NzQva/n3HzRUvvzZn6ppVI16/dWpsz+JP5ld3/XrwP8456/516zb8rGHWrRPHhTcufDH2zXv37TtY43/3xTkzXtxRVDx6TElpWXlFZdXc6nk184uK
        ioqLRheNKSopKi0qKyovqiiqLC4qLi4eXTymuKS4tLisuLy4orhydNHo4tGjR48ZXTK6dHTZ6PLRFaMrxxSNKR4zesyYMSVjSseUjSkfUzGmsqSopLhkdMmY
        kpKS0pKykvKSipLK0qLS4tLRpWNKS0pLS8tKy0srSivLisqKy0aXjSkrKSstKysrL6soqywvKi8uH10+prykvLS8rLy8vKK8sqKoorhidMWYipKK0oqyivKK
        iorKSmpiJVVfSUVXUrZKegXaOq+2hYhcdY3E86AFrOHpwSTE+byqZD5B8hmHkj+IFW1iwi0lKJd9SHDnmzdaoZ8l5eYqW1T2ef8puyviKsm2WSapmUdc7G1E
        /0h+gTasiqilSJKrY5vpY3FtD66F6z1G9Ri8ixQypPwjOSiSUChfCaduaFrkcueqbT89SrHNt1shAUoJvqRlITij+YprqSJJcsHCmtbaamImbgfZZvlrZLHk
        oagNTaxaibX90QotKzt6TM3I4hJWsZQdPboGt64STDIxkuaj9GULaokhKBj9YtvjD7xw/yhXthr++D1oSRHzTakKm1SRMyFr32GFpvaQtetramjU4/I9N1eJ
        ba5s4A7AsBZmPaoa5NgQY0Gl5aiaVDfjEu0e+tYn+ZvbhHV3WqFhzE0SjyNWuAC7Qjz+QBwmxCjBUiYxT3dClnW7E4duSJ9w2ENfs3kuWXanBsbVE22bSGJM
        4uh4PcixlIm5VXGVDUSLBAOkdIlSeUNpqTIad6hEdm0CG5l4vZBaQgwvVAIFVOldxOr1+kqzuKyKWNICCehQTkEN0JSAWeon5czs+QVKvdguel8SbyVNdbxD
        NPmzqmbFF66qkd7OxwxQY9rvpsZAmdkokhJItdLcGkzWoRU0VCnlvEAvFPFZUoukhQa3weUstZJCUV4oiosEiZxjwXJKeQF6yCROdtITt0MrhwX+HxYOapHM
        v1iyCINAQLTZCv2isUmwXkBA/zkPpdQ3Ni1r5BKqmxa6yo+WhPjVDOzVQpy4munqqkbJH5MER1+gGY3t+JMVuk9Pzn+oZC5/nSq7VqHmhVVSwjuUlK3+gRFP
        ErTjiKB1WVNSeZCYWmrn1cgRY4VzvC/Jem+lQoytu5fwbUKTXyj4nuBF3TXyZMQV24UKI2JKCKZcaSVZZyq1Bnuo3D5xkSJJ77buPpL4EjhilGBdTmwzvS4t
        cLHFKEJS4ij+NJywk1vPoTFUbA/lnZsCfYUpYgzrIV1wwz9dlanTjUFXk/48sLmlP5/7TUt8M00t9vafrVBIT/zTYj/Qm6HgmlL/2lL+qKzYn+4nttjQYlvo
        WuLaE0xWVz7Sr+pcNNkjn90GKNMCLfY9Zf0+47bxffc450zfefKYe50JYLGuK9zjlAb67/324opH6fmjnGP3OP9675ej3rkpH993bD5tj3PUhL93jLhzGp4L
        6hftcTxPLnxj4dvj8Zw7+eI9znN/LzK+mD8Qz89OuHGPY2YMz7u+fAqeF5365z1O+dhPVj8wZhrKL/jd9j3ORf80H3Z+NwPfi3a/t8fpN9ayLruR02+e//0e
        x258+405L9yzFfXrWXud/O5Pbp5zxhfjMUBbj9rr/Pmu939sDnP7Nl83aa/zr8+f99gLS1H+s+tP3+vclbdu8F/+NJj792DzXmeAp//w1pyZ+F7x7W/3Ov0+
        W1a+9coovn90Rtde59n7Prj9jJXcnrW7HtnrPLPoqOr+b85G+qKLX93rtJ3RtvG6S8rwXcz5dK+jRZ784NkPp3L6Y3xfOI89/N7lpV25eF53/BFfOK+MOmnu
        c2+Wc//Pq/jCOXHX789943Ye3zkv/OwLJ3rSTaMXnZyF5wWT679wni58tW//3RPxvOvt1V84Z+5tCFaczPOz/4Ybv3CWvHTj1wF9Kr7vWPXgF85lrz5ysPiM
        Efh+269f/sIZ0Xhwxovdxfh+2927v3D2tQ+o+urdMfge+NH3pbNpStPtD14Ww7O2OPqlc3HxyUsnbDgB6TcHxn3pFL8/77sHxLH4fvZTJ3/pHL3srr+ap+bz
        eG1c/KVz9pKBdzz9xwI8L7rr0i+d2/708ivjXuL2VPxz45fOA9G7p2mv8PxuG/nEl863mhg89QaGlzm3vvWl03TWiZ/9VyOPZ2Dyd186qzzf2Qf/MP1R9knU
        d5/zy9Grb3q3mfu786vifc5xnmcW/iatlNsTmLXP2fHPJyfOmMvjuydWt89Zs3ThcQf6cf0Pdq7Z57z7RdWq/l/H8LznqK59znl/+mD7+d8dxeW93r3POfa9
        nGfumjUF39ff88Y+5/OyY/62402ub/k93+5zljxeeHXpyDJ8b3+971fO7dcG0kefz/B46oiSr5wnT8l41z+Cvz9788++coqXDl+6bvckfK+Y2vSVo5VeedqF
        m0rwfWefy75yPu74W99tsRk8n/47vnJW3V/55//aOhnPa4c+95Vz+ZD0B0v/wvlzm/71lfO6uGTLV9dM4v684/3aOa3Jf8m2hQw/m1cO/toxf7X/1MePinB9
        U4792nnmoif1f204HunbKuZ+7bw44TeDM2/n8naedMHXztSB3efcdx3P74Ib2792vCd8U3ZsmOFveZ9tXzv3Tr8qcFQHj9/Ee97+2vl4f+Pao//O62P/rw5+
        7eSv3D9uWn8e/4+WHPGNM6jx5vM/u2Qknqdd53zjTP/9HcuO3szr69RPzvrGOblvsPWifxzD8F3b9o2z+4rRs89+SWN4ye74xrngtkfLwqfOZvj79LFvnJLf
        PzksK8zwWfHlu984r4767q3+oTFIf+owz35n+7rZzaMyZvF8/WbIfueS/XcWvLO9hOvPm7rfuWpH3phfPzGev/9jwX7nU+Gfd+3g6dz/Z36739laVHNN7a0V
        vP4/uHO/M2LCm6/7TmL4zx394n7nvZMisQfu4Plaf9fe/U7rhQ/NbTmlmNfLGdnfOq8XTS788YqZPP7l5d86a83f3rjlweGM3447/Vsn/+YTlq2bNAvP7Rf+
        6ltn//1FY3fulP3d2/6tUx6dUv7NRE7fduWT3zpl777XtvqIyVx/9UffOrfNvJBEuAkMf/PD3zmv/u2qISM+5/bv+UPRd86ifZU119wl16d50nfOkD6nv3/U
        Xm6/deO53zn/aDr3iet+fTyPf/2N3zlv3brL26foOF5/9U985zxf8rsjjvX5uH83ffSdc0LLR6+N3cTzWeBP/97ZNClw2vx/8vg82Dnme2fsvru3rnwqi/FX
        82nfO98cc/mYstcYH+1Zuup7Z/X4k8q/eJ3xXdHmW753zr3mgqLnBM//ukHbv3fGfzToN617+nB7Hv/ie+fBKeK4PQ/y+Oz6Q/8fnI3ffjao/rVjUd7Zd0z8
        wdk/Yd2S5x6/GPi9aO85Pzhtu8+c8cmFY7m9C6/4wRl0XfMpjz/L+GKXeOAHp+OdUx5YcRHjl1NDb//g/PmiN4t3ZfJ6mjbSf8DJPXfBGzPGTeT5u3jUAadl
        8Jac97I+Ab3YlXvqAcLHLz39T5vz577XdsCp3jx19dPnMLxpH95+wImcvXrEVf/g9u6JvnLA+Xz6GUZXhPFX0bU/HHBOnvL8V6+/wfQhd8rQH509T3798Ncn
        cnkfHT3nR2fiI0VLjaKBvH5+dt6Pzmk3n543b6yEj7tv/tG54fzC7WsG8/wXTXvxR2fZyt+dv+1SHo89+d/96LxlXL72zI8rGZ+OGHLQESNH9d201ub+Lp1z
        0Bm6Yqx5VDPXv/nA+Qed0+c+UJ2Rx/nbHtt40FmZ9u8LI/+u5Pl9/JWDzsubZqy94vyZE1KYgdglz1ihr8w9NUfc7ox6tXHCBW/uYpJ6a7+HnGcq9rb/1z3p
        DMLWs487nxz8x5m7+/sZRTy4/1mnvOuEP754zwBGId/2f9GxJ5332v60/twl31UvO7Vdrbdk3NqHv193xWvOrpUZufpG7sJt7/5qp/PwDR+8XJuTwyTAOvOf
        zmkN9xvbcwYxCjhzxFvOksFly3fvfATtWX9xyy7n7lW1//hxlM3fj3nmHWf6sufWXPoho3Rtf8Z7TvGH35y6ch+jtIIvZ77v3P2kMzvzgXIewtpffeBkvf+x
        8Yf1xygU+KFCgUzCxNt//pfz6zv3LP3VSYyCFrRt+ch5/diN3odv4yUxbde9/3ZKspetX7l3J0C0YP4fPnbm7h5TlPex4O8XNX/ifPjK8qzLS7i+PfdU7HZe
        +veRkX+GCphkn/fpbufuT89d8GT/CUyy69d96qzwfTz2lLv6c/+j0c+cz9Ybrz87g9t/auymz5yLXxl2un3DkQxCK9M+d+565sSH1lw5jlmwa+d+7pzSteyP
        N015Ce1pO2nj507NL3aMOPOTQUyyLtv5uVMZ21M4/DeMUnZFv/7cOWLSwM/rnz9mQoL/u+R5K/SpmfoxNXNq4amVpzYutfGpnUvtfOrgpA5e6uD2GvyUyUmd
        vF6TmzL5qcCRCjypwJUKfL2AMwV4U4E7FfhTF0evxZOyuFIXX+riTF28PRd37JIX3RXfrV5uVZm6VaYJqtBuVahbabeqdIJqVLdqlNvobtXoCapT3apTbqe7
        VacnqEHpVoPyqBq0bjVoW9WgdqtBdQe9Ww26OyndalImqEnrVpM2QU1qt5pUd9K71aS7QNGtgOJRBTTdCmgeVUDVrYBqvAK6bgV0jyqg7FZAOUEBbbcCWheo
        uxVQT1BA362AfoJaFN1qUbiLplstmglqUXWrReUuum616MarRdmtFqW7aLvVon1Urfhutagfdc+s0eS/YoX+4kn9mJo5tfDUylMbl9r41M6ldj51cFIHL3Vw
        ew1+yuSkTl6vyU2Z/FTgSAWeVOBKBb5ewJkCvKnAnQr8qYuj1+JJWVypiy91caYu3tTFrU1RQv9UdZ2mrser63R1naGuM92dIXWdpa6zk9QJioF46+9WyNoc
        5ysuhOJD12JtO63QZYE/ND9yxkkHr3DmHDzhhieEvWXI0tsfOenATU7hlcdlH7u7dMtRrxetvuD7jY5371Xf7G8MbPn4QOEDZ3x1tzPQeXnNCb8ft+WGk1ak
        3/TVvc7U/WcWvPDk6eMy9hpDcz97wFk/Pjyz5vtfbnnC3/Toje894lx8WvvwK84/a1zjqDuve/i1bqdfeOmapa/M3DKs3PP9d+885lz64uvZp02bsaVh7tMf
        ffa3J5z8gn+Hj8mbP67u8QmDLnjuKWd8hl54xy/mbDHOeGHG+Q894/zlgv33bZ7683FD1zT8+7Zbn3MuL7nvX/rXM8d1nv27E/++7nnnjg92vWydHx1Xdop4
        +7Vlf3VWnlaSc9m8hnFvthV+u+SMF52td38zrvGOBePmVu+89qkbdjg1D4Yrpx69dNzyvaGury55yfk2/5LWm8PV46Z8foooX/6yc8EPC1/567JFW7Z/4i9f
        NvcVZ2fz/cfdUl27Je3ux8tunv6q8/C9J417/7UlW6b/9WcbNhW95lw4cW3bvJPnbnn3xaC5OvtvjnbE4pxTms/bsvet92P9v/6bk/vvrz/8Y/WKLd/cWz3j
        7Nf+7lw3eMQv116/dNyQ/OmVJ9yz07ntitau0MLzx+XWnzD5tUv/4SxLO7D2uQ/PHXfgyO1PfDbvdefgA3Pyd5/QvKXhl7cOvHLsP52Jc/7yp4vfOW/cnudm
        PXdf5A2nZObvF73w2IotP8sqPPbnb73hbNqbe9x3hedtmf1IlfecO9903q0ZZa8acd64ktP7rfpk2VtOaUn3Y+M/WDQuN/sXoTcnvu0ceVTFG7+rrNsSvvmx
        luvNXc7vX3vu+OdGX7JlR9E/r1pZs8v58Pjqs44/41dbXj/2jDOyn97lzJ7456zvWk8bd/vL3//hzCHvOKWfbXvnrq0nbsla8eja0y96x9Gf0HYPmHvpuPt+
        fOuO0K53nCvmn1fwdsFpW+pu3P7u4mPedWbZFTcNmNQwrvjyotMuv/pd5+JtT29uuXHRlr8871s997N3ncte3HPTf5156bhHyl8YsGfye46R+Ux5pnHBuLx+
        rw6ovP49Z0r3zuJjiy7csu+aGx909r7n7Dlu6PGXvLhy3MlnnHuGb/L7zrPnOn13LF215Z0bh/6vSu4FHMqsDwD45BZrabSKTbmsrabcK0LDodrSTWqpqZAu
        KqWiq0IGhRQR5da6pEhWdDNCzrg1csm9qDY2ZIpC67YqvnO8p6931fPt8/U8/2b85j//OXPe85734n0lnotoBZwr7/2jzQ+wxTozN70QtgLnY7fzTBJPslUk
        Trv3GbaB79c+TT2U452bo3NQpcG/DVilFDc8bDucqxgz2f90fRsobS9eESziwA52t5OT+ekVyBfK6p/ibc31b1Y32rH3FcjOEXbsf3MkN8pE+nwk7xWQLQ7Y
        YsgNzJ23xK04mdEO+l9cn76q0C13QnD2uQiLdpBwkjM56dZStr2e3f0959qB2Xzu6XiJk+yw+DgWq74dpBjrKPs4nGKvCpzEq/pRCBTu1c7aOuCeW1zgvN7J
        TggKs0q89mXuYA/2rB/pixMCpeMK9tGbTuXa8y+lHP9TCLboiKX65J/IVdRabP1B7TUYbys/d0aSN/vzrIBPhUoyzCObmdK/JOmwm5/AUrD10489dn83AlON
        Fsv2/SWgPqElJi67HSzyM3G9+SofzNrqEayw+R1Yv9cnrv98Bhgz77xCteLQ0PknU2dbx5r4v5jI57O14l+MajL1hxP+33rfMlHSNnyid2zeuG+899/sc5vx
        GeexnyEqJvLVe0W+UU/sGyb6jc8QFft2W0YvLiCPa8jjmMUU3MqUntAN/lnR/AbSZEV0CIL+raW9iTuOtGD0lvh+wAhJdtEdqYdGVsy4RbHa96lPQF7VmzH7
        Sj10yh7QSt/2gk21BHta4WWLejgwVXLbicnqVP485GZHWlUG62BQ9+pF/R9nmoy6PHKmR0dcTB184pDKmfq7CZXf24dc0yvKtA6KTSkyOwCmUt6A3KHLoaiz
        Fk7QzZ/pJyJB1clFbtX7o190LeyzPhi25p0ilX8JeTOrR5xdCz2nyBpK3PuJyuciV/0z+6WwBjZo8KKU3WdQvh15t8rg2gs1ULLIVUE3aB5VxwK359MZG/Ma
        mPaRNWdkgi7lmsgzWDavO6thVuIdKXdLRaoOE9ev05KJrIbRUw2OG7trkO/Vi/o7ugMurIaxgXdPbXmkR74Xcq7jZsbbKih6bSPr8HPSzlzkzA02FReroN53
        NqpBUYDKj0dedSd8ulkV9NLqjc0y6B69cIMRgOu/mivSUQkFwvo5+/R0qHxn5A6rwoYWVMIFIe5hs+O0KLdGHq8eO+/qI3i3/ODKMCVDyg2Rqx743rm3AhqF
        8DJ87I0pV0XOX71HzbYCKu0qzQnNVqPaKYnrK/BVC8th+HzHaFGpn6n87r9QnbM2u2aVQ7PAlhcHP2lS+XXIzbQvzzhcBkOs3bShjCaVn4uc66PytLEUWnWL
        lvB8DKn8K9jDVlSZlMKNmvsMEjxnUflnsUeuG5/wEEZWaf6ctHwG5YeQMxR3e4o+hI0l+evfyJBxaItdcE3XsQS2JFqWZZwxIssXOV/3cXqzAM5jnpvmEfsD
        5bq4nWZ9g2YCmBA4Lso5U5dqjyLy+IGqY/EPYJ980OLBRH0qn4Edry/F8H3HAsX9HNL+zveoH6Rua7oVw4WLj63ZdmUu6QfkzZHr99QXQRvHlElccdL/fOTc
        MmeNVUWQ7aa/Jf97BSr/GvJ4Pa2Oa4XQ1MrOk5euROWHY79p6qRSCD9cTGybsXM2le+B3CyVkXisAEquUb89p9eUyt+FnK8l2/guH57bHuGybdJkMh5w/sQP
        R7flQ9Mj5nCKshTlZrg9VR4nnvChT+9L7YpbbMpZOB8uzNHmQzvZZtuha5PIeo39cuKzhRDKODfN4U0k35eBnKGxb/zMPMhmdM/WnEfa2dmD8ldqDEjdh3Mt
        9Rl8C1WyXiDnyite68iB61WaMt1iSH8W4fxFuxTKs+HKIV68bzKpk4FddcnC1Htwi4vbDIskFuWXevC4rZl+OgtKZH1YLF6vR/lZXH/7frV4HhxRPJmwciLp
        Hzecv+9AhnsmnLihy2nFgS5q/dqO60u3dtncherBfmcj7pB5wAp7Ut5z7TuwItrjzTs+WS5muI7SxSfmtyHziG/U+SqyvmtiP7xgk+ItKKb+1+BpPVMyrnAd
        mxjftxnwTqrF3t5xRmT9wu2MkXs9lA6ti7cunC9KxnMvmr+5LWeWxqdB8eH+m4K1P1Heiuf1Xz5q5KbCdE/zUL9qMn6qsD+U9bVNgVnDxRE+8mR95GOf2885
        lAyl0v3annuT/skYzU/fFHgVGqW5XDiooUH6c3S7IbBQT4RxrTdDnl0k691Z3J4Nbur6CTDmqgqvcMpUMg5xvkyLaWAsZBi1mQylkHnDGbtQ+UBSNAzv3Wjb
        UTebqsPBfm/NxqILsMF/r1rmAjI/W2CP6xh4EgqTBB99jX+Up9wQ+yFN18oz0DXifkTzdLK9YGGfYTer3RfKJ8wayZcidUa3ew0dcu+OwvHGNQW1y8ZT+ZLY
        M1JEBjfDjuIt03bkknHb3IWcs0Fc0gW4P9ArS99B2h+PPSDR4ucA0HyyeOJim3mUO2CPnJ4yJxwMz/c7b+QtRTkLO49TYBsDhDA9S+4V2V4I3yHP3brxUQKI
        +jsoSHDJmPQ/drGVtq5XAetIUVNQAJkfXLAfuuufkAJkGosstQvIODTELrH97do08Dhn1my7krlkXkJuFns38lQG0AyRcvmjTYHykrdoHDYUGjjeAombPKR+
        XyFNfW4I9mei9hZ3AG93jXBJGqCcg5z7pF1JJxNYsh+fuHBMjfQz9gJ/g1oekNjpYnq2hPRbdyf63FVahfx7YJefbyyfR7YjfOxpQSW7c4Bgukhfk9ICKj8A
        OeO8o83m+8DJWrHc6CWZbznIuY0VLhMgUNac6azSMof052h9ff0tfPBadh5ria4B5YMdaD4sFJ/BzgdSjqsbP/WR7UsJci638ZxiARgnsPJSNl5AeWQH7v+y
        o/0FQKbXQU1XQ5+qsws5f8/ElvpCsMJZ6pTOhx/IeEOuOjz8OLMIrD22r6/zJzLvSSJ3mDbCiSoG4qVOEeLTyPdteIPc7bd9ng9ArUSyboAymQcykDevHn+P
        LQBJ4gyZlB1k/4eLPH6NY756CfBV3hb9TEaZ9ANy1d87AtpKgJmcVqqtJ+k3FnLGo4qIyoegRb6IqeNnQuZbXD+Q/TasFDiprbNadIBF2vMa1f/hsuuGMtAU
        et1X9i6ZZzJe4+1mKku1HDw4btsmq022swHIVb0mTRaWg0kXpC6nNhPnIG/ufxrbWAE61gmcHmh/HofIuTz7RPdHYJnBMfV39jKUM3F9yx9WLK0E9u5NPctu
        kP4XClF7/tg99bsqoBh7ZldQBZl/+EK83+Jg6FoFFDRCLeccIfNzJPIMU+8PDVVAf+hX/xIh6R8X5C4GXTvNq0Hf9VU+478n86oVcn7Mgr0XqoH89WrjgRqy
        /8lCblbZPmGkGuR3gzWbfiP5ksitLJcxrWvA+6Nd/OPTSD83t6P94ece3Xk1oFfMavnQJbLd4SN3qP2zR74WZLHVao+/JP0cidxqHUvBuxZouMSHtbqS+c0N
        uUv4XZWGWnBl/m+zPTTJvM1BrtoP4nTqgPVczwmLJchyMUTOvSAb4V8HNr+3XZKVT5YvE3l8dsf8/jpw72e9Mk4+2T/sfoWWi7vSotX1YK1UKN/69BQy/2PP
        e1Z6rR4Mdg58FyMYoLZrGchDugOrRB4DR9B0JDRP2WTMQUTzR6a0zBgb/viPAwuiFz8xpUXwrzauoCfLfiVHEtbfOA5bomB3qPoXHkD/4WfAbvRJ6+ghiQ0t
        Xx4vKYb5IKqXNm65eGjYM4c8lsv8VZ699VJezFbm6h1XGww4PTcG3nDCvbIOhYUEKz3c67/9kE/2ivPjKp2WawqO+wO16hsrPINUs0OaFNKkpu409nxU5xB8
        eLul7PITXS8V1GaK7vAeGJk+LFga4/N4a1HZh70F7x/ejlv17MxQRHLjuepae4+/h26+W2aXfSX8pecj88qF61uWdj4Zjn7zVBnKlXMn4Uav++rAzTxvhCmt
        QB1l4V/4jD1z9z9fHf7y6vqvD+tiuXLSKs2jr3JIJ2/4OqsEZY1dbi+Qkbobv37HMHp1/pe2/HNhJQPqUQBGHxT+GNvmPG856S7JL2//7zH8OJHRg8pNpKm2
        5NGOdlpT0lyMYU/7eTV5vpmeg+o6fL4ADv9VLny1GvHtNMfXhO0gvpPmu1A4Ed9N8z14b4T4XprjS5D3E3ehuSuKA8QP0hzfiXSY+BGaH8VrPfFjND+Owp24
        B809UZwg7kVzfOmZN3EfmvuiOEn8FM39UPgTD6D5aRSBxM/Q/CyKIOLBND+H9wqIh9Ic3xAQRjyc5hdQXCQeQfNIFFHEo2keg/cqif9G81gUccTjaY5vpLhM
        PJHmV1BcJZ5E82R89EQ8hebXUaQS/53maShuEE+neQaKm8Rv0fw2ijvE79I8EwWPeBbN76HIJp5Dczwf3yeeR3NILkPEnk/zAhSFxItojm8UeUBcQPMSFA+J
        l9K8DEU58Qqa4xtaKolX0bwaRQ3xWprXoagn/pjmT/BeB/FGmj9F8Yz4c5r/geIFPuOAvInmzSj+JD+/JI8t+OZvOWlm9jQ/eJTZmWdX5HXTtKXn5n8An52h
        /7cCBwA=
        """#
}
