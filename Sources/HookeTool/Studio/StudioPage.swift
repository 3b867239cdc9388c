// swift-format-ignore-file
// Written by scripts/build-studio from Sources/Studio. Do not edit.
// Module: 29d148f47d996851adbd355079f8a89f9f8965e323783533f2fd64c51c79ebd5
// Sources of the module: 717bd627ee94f4d35b29155719385965a64755f9918e9b540b559bd2308643aa
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
        02fl/AQ/2ce/H+Hfj/Lvb/HvQz+15F/s91BbmR/i6738+yn+fVK13v7uT639Xn77/l+4hb9Hv0fssv0eVXrsqP5t/zalpi+wsnhT6gxZ9mp7tbaz6bXudBZ7
        2qZrNZG66yOl3czF//UDYWJrJ7NW2GVKyhOUScW/5Wtn2C6nag3lVJlaYbtaacpjUZ54YsjSqhpa9Pd4walM29vtKapyZFPqDlmZm1S0GraHkioSnThIBhMf
        SW/iabXIiZM67spJAUmBGkAPraRhT6PBc/8iz+K0mJ1WWzL3jkxtqhSUTWyZHxSsUDeOpvG43n0wDbUdO5oaTr8qvkehpXckSAp3JAH1nO7KlNBdSccHkyib
        ToqZotba5eL/p3JsKqOQFKmcwlnl1I+mNb71tZcX6EmB3rkKLHyWxqbZOodK9mgEawdp4OxycFbxjq7mpVal1Or5mnm1EPMXp6kCj1rrU5EOTUuVyrfLfohh
        HqYv59TgZoUJXeB+HNTcFe1hdHRVB7qY3bd9S7yDoAmz6SMpULGUxIlpVmdDOsay7IZn19Y7kf3D04ef97Mf/d3nnGzm6865KjdVDkqVvVKl/lmqdEKqY2bm
        npl3rbAX02VjhT1EyXMfjFfYw3Nb01mzmw1NxMG5qnCXqldQFe4SawkNICWLqSkuhpPbN5R4ZZu7WuuEjBhgIRU2oW3OxI2P7D5IRcfjw5QGAASGjLbJzDwG
        P8AHVYJSx2PzTYG/ocl3GJqeUUkpe+Gbf/gpnwrBVw0CBZu+LCR+ZpVV2AS8dlixQ1qmtOCvVMSv6mCVdSElzipriBJ/ha0p8VbYg5QUV9i9lNRXOjEl5StV
        hZLSKiuipLDKKlMSrrBRWASEYukKEIqbjRBCCR8p2gGJ2IRHTlqbUp8QybPfj7OujJZibKUFba+wY5oQhXIKQEX0k01tif/a67dXZ0ceqQ3bVmatiyxcm/uU
        KLG2BlCL5a52WtmuJ5nHJvSVPU55gdayx+ji9PEYl59pXaKoaboItZ8NTyR2ZiVWEy0VCMpTRXUShnxc6gsmaHKDdVvXuKsJsyh7OqMuE7jNFNZHVj8qoVy0
        RvCeK5LbNMheesm5LlKcJVPxr7ayppZ59lrzLKUuERbHAODK3jahAxobvNUqb79NRXymrQh59lrzbE4R7rYJymKtsGj2xtWoFSMblxXahpaQ7NFqEjXeNIXu
        3Exd467WVrzHT2icpDvUP1zrgLA1dY7aCIxQxBOqlJvKxEQRckHVqyxX4Meyp7VaYpWlUBAHAkuQhVbtXCSN7E9vQilcR48CQITihlAb0iJaUSas1TWhSyin
        pINNdBtPxD9wAKsdjSsziJC0lqChTPWwSKwwUfk4tlf+a6gb4BDZGFVqxA0RClU8vsGw1UsDEOgChrkQ7/P7dTF+yAfkYFXwFJlBMR+71Op44hLLSiJCDZGO
        xuNdO9PoYEIDRss7At4IgeqxKGiBYGxdSlAIoVbL/NU+kU/qgg98pAhu/SXWiDSaUM5hbR0e17t2jjq0RuOnPWABP1u9iWZl5piD5vjj1qgzll1Oj8cmYhfl
        XKWtJZZFDIWfzZykTBso07efvfv7//jDh/9Yj9pX03NC4zMzbuwjey9+BgnoKNGpTW+fsGjagUsJE3pZlN27JxakrPHUJ6jgRSOfF/BTls9j+rz1YV/2dMeH
        6ID2L7GvphHzkH0DsLuno1HCTx5Wcq/2xmfkz09eon7FdP/cV+6emTm2cpQq8sbfi1eH9332GQsj4mbKrP6TFpDUPEyn2pS9RKyIejVPO+GfMPyuZ/vTDpCX
        3pR6BCgeqKaKv2IbXOExTK8FTC9VJZo0Am03cZFYIFtLrGLqHwY/tMQqpDblc4Uecvm6MB7vuHGNeeqZX3qLodqm7UlAyrbJ+Et24oAI5N97+FLvuDG/nfPO
        z6pb6AOacQ9LxsGYz7gTsmacTG1LiFoChAnfrxtAa9HM4HBaNM2h/q6micTCABa9isareD0/1puGLMYc9M7NR3xmJP5Pdj9IsHWmbHX+OXUmdDXaxwNjNQcG
        o+W3RkXGW2OoCFMUqXNpCd2zZEQOUX9Hdu0cf9Xug+iWnb8JKesxa8e4jxXjN587pjwqqlUK3TTLyRse72hVgoG34vcqDJpLTaTEmlOZRQgmlPmJv2oDg203
        cGCDfbUVYMrJlx56TeiYipbf1guFFza/sNtfhIRJiGqPOgTOushQTJiCgKC6xdQZps5SFSfCxieuaTrB7pUKON8Rht4VdENMSrbwHZNXqhKVownOwdvzDPTz
        dPBvod8Ke84G/6e9MPyCZxdICKD5niGcatOU29mXrYnxI6eO3b1j1559I6MWHq3e1PaEFpfdfjtGGbpX2MtYRhkjfLnCHgEvNIHZzxbekRTAGSiWauj5CEkx
        gBCvJSQg2zvS4lZd3HSYgIJXiyyy0njpJtwlitm/RDmE+sY/99wzn/vQe77+8MpR5xiNyJny2NjYypUjKy9befnKK1YuW7mcIPKIvBgZu2zs8rErxpaNLR9b
        MTZKL2b5xejlo1eMLhtdPrpidHR0bHQlvdjLL1YsW7F8xYoVoyvGVqwcHRm9jF7M8IvlK5aPLh9bvnLFyIrLVly+4gp6sRnPl41RhSPLL1t++fIrli9bjrpv
        4ecjyy5bdvmyK5YtW7Z82YplqPpGPL/i8iuuuGLZFcuvWHHF6BVjV6Dm1Xh++bLLl1++4vLRy8eoEyNXoOIRPL9sxWWjl41R10Yuv+zyyy9HvRrPR8aowyOX
        XXbZ5Zddcdmyy1BvzM9HRi4buXzkipFlI8tHVoygXsy9TZyA9iYItEvE6JTGn7FmUvxuf9dBQhcTS5V1JU11OP63wesiK2TMko2ssgiuExdEC+MfUv6bIrxi
        YEoV0eKD2cgkZSN0Rd1oPs+W8DOC0w0RLnwALME3syaEoE4q0GSie9pmVmwCaZdWm+K/sHFJM42kIPBP4MKMoFbCfLpgf2wCWSD2P1LKo3UPbFPQDqE5WTqA
        HgdwFuBhIfUARoIyVhOe8DO9RbCyR6sr4P7mt4Jew4h4jxxPe5O6wHj6DwkNbIkspmKO+dphzh9r0GHmf5VVxBUouyNNdpiyV8FX0YckBP2xCh/wVAQW7YjN
        PDPVQ3l2KrMmXPCZP9kT0+DPzDokAcxAAuhPQuLxyy0e38m+q4jv/66VVLLv/ODP/0OQVDM/AeeVnToeZ5dkAXjwRAhzXjvd7KQRZ8oYF0FsdyrqO1HsM5Z7
        IwDeNje3YFnkN5uxeMACHOGPZ+yJWOkgfoAp/RFFo+8vVX+qkhhsylFqFtLHVVLD+8cgrVP6GZVUtb+I1i3hX7o/roiro+/+UkGuXWL9BXUT6bcUyS/0/iSB
        H9ITKmGgpE81OKJFTi+BiA+FhI2kQMUF4EaHadKclU4BoAVphuj1SkK2gbZWOhpZSK5wmyMwPBHbMgBQl1A7rpdmvFpasUEasU7acHXCHNlqtHiRM4YOLFUr
        pL/LpbvLpLcj0tnF6Ct4N2oN0C0NZPFK9WmgbZKtDiOtr7IOKVkejyIlfvITSMsr7Fmk1JV9SOMr1QNIo1XW/Uhrq6wPIyU5bC/S6gp7D9LCCns3pdlT3L3d
        tBKHf1Kihe3x6uTncSmUVzGPqGkZwSGWZCF8zLYdkuayE1+Ok0L24n8l6BEsfXVO8N+8pnlz+lUb10wCVKtQohwdfyn/QxTbXP34Jet1lOGL96C4f0JxRDWz
        F5/hldlepjOnTO2er7ybIycvj4txExagHZLy6kkRnVJyGcqqWgxwFcWBljEaxFSAp/SFUTg2NsroKQCe8Zh1pDv7aFp6JcmuNF3Esb/S7uIFvNIBKrIBYxbm
        BxKzSzAW/qpS08hAQCl5oDaLo1GHdWXMMfIVSdOg+RZ4dTu+V7GWjTVurH2DHMCr614V9lssUYBpL4OZQB66HiIk9bHArU6rKfsulZNv4V6pvzdR8i1rIgFT
        QLJvQO9PKVbxCSdD05FjB5ewA/Qqpyh7UZhC32SDdJ+CVyMx6Aawv3H0uaNJD1EYve12fQXN1PdkwpKuM+WJd9y2mW+eMc+6RS3RxDu0niCsVXSJkDIvtmF7
        DIvtjOUMJ13E+9PC7mFEEyfdLKqEmLkC5mmYkq4zIa3jgu55JWsTuunWgiiIqaKnMkFcJY2VCE0FQhHFjEQsrYtCeUiOJYFV5CQaLbSFelZiRQKhBZdqHxHm
        QW5W082x/Aao8STUr7R26JfQICHAEAiQuJXdiup0l9IqFXXS/QSCSD+sRJO0F4iO0j1AdO4iWtVJA/ezQJT03aeBICn/YSBISg8BodL7R4FQKf0EIVIAeYgB
        5fnKEl7ZIaM0mwYY+j5CZ6ZTrNmqiGarKpqtgmi2YtFs1UTzFqE1vWjMUtUjbe+WpndJy2NpeBntxphSlZA20RZJQX7K9JNZscM0K2aaVQHNqhLNqhHNatNh
        NkCzbEOuikSuWCgmRKQrUFQFugpFVQC90xAlMRZtoGtYtAHUT0DmDYPaoagKQGojSnwomAKgTmD/IghvIHJ5yQiDNG7MeBDjD7bSM7DnAZs3CD/iwWqGM0+q
        8BjssKyesiawmnjIHRbA+RmQqRezGGYldTBNzJXoetgQbGCBtVVbD2t16N3hCcGtss5ouWZ24hvhAoy5zVJmpjZEiuWpzFof0W3iMzM2kdq5YO9BsB/OBnl9
        k2BPtS/Wtgj2Xo7qrqLLE0/Q8I3RRRcYdI9ke+IHfOTvxc9gytc6DejdMqoAIjxRBC+bffboDpsga+Y4cTJxwFJxBvQbyOcF/JTl85g+b36pvUvsZQm/vgpg
        JPjXhRJQU8KSD6HCzx5NC7Jk8RBLmhidrziYOnf8O3/zF88/WYGg4ZiJs2T5Wphq6i6v3vAnoVOftqfUXQb/BUPQFjH+Cxj/EVAA/xUN/vMMYnNE3Mu+//QX
        PhVkL3xPZTMnnMzSERUMshgT4oxkEUWCGTxenxZ0AYexvj1enzY6+agSQZLWJ0PBLNa5x+t7Hr57AOvaY3xQRfphrGeP8UEN6R7gB4/xR4EnnRr2ox98Y0eQ
        /cOzX2MtekfLrP89LdOl+CEfzSvF+3zKZiEpiYKxIIi0kFZ1jKSmq7p27QA1qiDK2LK9OnvheMzaS9ak4HEKzVCm7tDWDZAo8CJ70WRivYW6diBDEeWJuBsK
        2zKWQQliZUXHSBoaurQada6alDGxJBsq8A01bW3CdgqSUFNjM2cbfZASRECRXaISOKsO10xGri4voqU7j2iIj400X7SuaoIGpYI30IuzFqtGrQUdpPQ6XSWc
        O6dtzIRRKblaVveuZKX6vJUE3ZCLqE0hklCXaTVRWypIKmVW9UEKLK+JbN04uzl1NKcrb05dmtNjmtOD5nSdqzld0pw6N6cuzamfuzmUlHUDzWnkrVKh6CAL
        oj8lNM1AoGP8CEhCfqidDZJAo0wsiYzKzS1CRuVms5BRoK4UmJXpaHbkA3G2LPvhnpgm3YrrbXV54MoZwl8tAL5B4HudgPfVAt2rBbjHBLZXCGgvF8heJoA9
        InC9WMB6WNZbs54mS1SMrbSU2RAlSrJbQfwBy03UZ6KvprdUy0XSrAulWUPSLC3NGpRm9UqzYmlWRZoVSbPK0qyCNMuVZlkdi41T0NdaO311mL4C6SXqbJlw
        Huhr1dBXH+Ig0VcqjXgf0NcidM4XUmKDvhahUAJ7FIK+FkE8eymZB+JXBEGuUFIFfS3qGPS1CEpMTBnA06WkgCmPDJr2DH0NhL4GTF/7dCDzEvADoa+BVBHo
        PqavAdPXwNBXlyXxIKevAdHXACPTTamhr93hB13bJf7X7DoVGLdPszbJw7YO8fTWehZNWNUEYno9431Fi161BrBIA1hqDV6ZxkthkLHDWejQphdEm16ix6xN
        L7Rp0wu5Nr3QqU0vtJPNAsgmlieBPe9A4bsnqI8sERFOhHJ5Dck2j+2vUXsZaWVQjVtEYGnFbgNCCEAJeVeP9xgITxTiBpQzBVpPBJ++5jpGuDG6cIkzTO3o
        IOdcZ1qE0l10/ccsaVwvfgalcZoaR1lAeaHiKMgaLGANFpFswN4jFl9Jq8do1BxaA3S/LkxYexo7YL2EnSsKO+cJOxcKO1didk70+sSyCSy4rEap8BXUKGDq
        XGHqHGHqbGHqRD4zQFcQDb8Owvd6jk/slT0FjooEF95OAjBZ1NHEy+XLl5KSAwBz0sLaCHxcYRNh1jQ8mhZztfGLEDhb179KmCDcCIURkbKnD7Y2LOna3KfE
        qmiHNywd3rDMszU3LJ+lvIY1I36EbnjvCCVgnzJ7hi4Oz2DvMsRbVpFm3z9YIwCjVfyDg7WlimRdZJPanuVXqcuq8Kc9o6ky+wn0xZ4nCZ6yRQkNqoAH0RAH
        3JkFFTQIqKdDmr7z9jmyQurtc229pWtzf1Zvn5vb2xfbe3uabsq4eC7v7Qt0MWt6ezrv7T/lvf3veW9fyGt78WV6C3VAkFW5t9C9U57x90GwPzNjQ3uGliTM
        YlLm5y1Coc/TkgioUs1ipt1SEPBu3CAlLoDT1kVwpzYQXZkSn3WPooa3sX1uiZUNKESxqSUIn2zYfdPh9g7O9FlrgpV/O1WO74btt6Q2krelYLOHCWbp5ubU
        E2QVEKJhwuPFl+AFaFwAvrqCZIy1N9lxKRVPXo+fW+JLkdwoeTdIXlqX3ZR3hGVxbgDIodkQx82y1BG+jAaLpgIKRDBpxXyXlHCHcGcERngTv1tBvVLkDVuA
        Vg2f4b4MJu8OXbpO7I+uI3asyLmxmSJcmscL0NGltbzNWpqgqc0WX8OSOBVVAu9BzEJpAz1pawHXRhlMeaZ22EVBWyx1Vw1XVEXNqpVTsCYRPWaGeP4GZcMV
        U0zYqEtmM5YmQJHNaHttZAsnZJ4Du3nX/yztklHpHBF7zojwSrGwV1eG0UgPJfEdSX+TyIJrHaCa0Wbe+imLLVfbRhAgsGXb4Kw+pxlWkXVI11GzBwx3aguj
        DVV76mDkbTHqYqV7lfrkEGPI8OCBV9bVicTmi3ACFic8gT7N3JoIu9gyg78yZwZLYMZ5erjfNEv8WFF2mgG1LmJGqTmKnhlFD2PjmZ1Nn4vTvoibkZndCKNY
        auXk7X/Wb6JvTQ1flTV8IBpdsvUQawMtJZnda7DV4Qioo7o1Uclsv5uMaK0DqRxvSSr3+QGM8F625ba03DaCsmm5f56W53BZELisClw6ApdoOXY6eVMsFC2M
        LzoZFrTjhNvTBYUfWM5BZkD7ZU87JtwD9F+4g5pU3QJEczhdiL3ltGsgmTdeGHd1eAhs/h2H0wR7p+mC8St3j6sdabpLLxyPd6QX3JjOH0iGqPFdEySAhFBp
        2DrcSmxseFj7vLGZXKgXtG26Jhdp+1By8Xg1WUBFv6S2JJHAJ8FOny5h/temdQCI0oOAHnrKMEKMasSbEQU25TvPL4wwQsPwdaGUKFLjVrJQO7JThWyevpge
        VAnK6WU/+Gl+KtnCRMktlaIXanX43ePxLr3g3akef+kl62bTAu/sX2p/A4h3AZUyRF0u70iHX0PZF2gp/z0qWRhi2HYfpJrnXQ9zmnHX3q7nrzlnoQvNd7uh
        D0xRct59Ag/pWud3kGgTaFFifSH2jyELa8VD2BhXrABFNgKXi3gntVdHa6j/pojeZgb6sDCByrEhDsE9bJUS7tJzO7Ug1BfcmLck2049j3enCw8SKOBy1/ir
        3qMXvvvg1lRt4nlMFRvUDBzmvd1DGN1xd2eygG2CpF+ONCxvzryQyzy4gdBCXu/7uN66cPF1rQnA1E2ERW2avT6SVwmu1rKuLDTvoIKLeSNc19ngJ1Nb1kSu
        rFAbC7CioUiX+2sjWyRBRkRDiSXyGz0Ei0EUfR3rImwIAda6rdQwFWEz1GMrHlYjwXhPO4wpAqoXCJlG1BByje+YkPNzS6g4jGYDrGSPpRqh4rF8GkD/Tz/D
        QsR7JWuXZI1hzlRkQxkeMRciXBmbkKw2A2Fw8dBw0a7ZjIzKrKN82uv8FqSvHLRsjTzeBwJ9JwmgBswo+csYZQxcbm9RJoHIwpPmGwxpqHsIu6AzMsLdIZT8
        AbTKJEVu12xcGa2y3iVXJAOtsqZwDVxJCO5OuSaeaxtoHEm6f3zMgsTyBDb2XrBEOQnLUVZbp2ylOURSis02RRbvw/Je7iX2NlqbLkZsik1E9cJRe5DQpu6X
        YemBZOHqsgxeRQavmwav2fqmnBm+xmrJjjYLZalDTNR14B1o3q/dEsEkQfFb6xKHTY9sKFCwiUOJZVQtoHxid/1apaY7y7R/Wplm75vog5TpnqvM+RYb+/Du
        Lni0Rz9aowdOfB8E1zC2mju/bubEveHfVt36VEiSkqhO7ebWEG+NQ7mhIhhMquzvvq6aWod+FpoHIDQPktA8P5tOFrQEZzv7nkr6sudP/flX/UTjQ/CQKKNN
        cfFyRXwXRYjiQtN3BO8kjieYFrZlhqk5fgq8x0bLxc1Ok/jcZzN9ZqVM+06OUTTJzYyiu1P53V7cncZeznHYs1F6krVQpz8QZz3ZH+2MMx9aKMOyQqCESHne
        /UjoK6hFab25hYn7Qho/khYPmB2WlLi+A+b9qVcdSMr2lI6PpkN5OQEbKpV1+SjI6Oodn09L+5NCc4MUg0BsYasAPZTnC9q/ObCfCEOwP63q0gEqrbQ/Jbn5
        wOx+XdWFA/sPJNDn1LGR0vykeAAviwd0pIv702Kemx4fCIkljU2VR1a+aU3zZmTtG9dM6nr7q3r7q8lmS3HbvOGMtWaf3rBlcpJQcIReH0i796eh7n6IUH+0
        Pw3202Nahvv3z+oeKDIOENdEPereTzelA9TnYHaW2lnWFbnZP5vOm02rD6a9H6c+FJu9o6FotGal+Eja1TaE86if4X6qF7VWm+1644CGViKggWnQLzUrnMVl
        48D+2QOzSXvWN9GcFXRllsa1W0dXf/qab7+z69N/9qoDG5uAXVidEHOY9JW9jioIOcp3zUckv9pJX7OtxMaQ+H2szTqars39WdbRx+ZaR594pE38foJuqrg4
        Zoyis+N08eOXqix+P8Hf0mL82iMsflvZ1x9h8VshG2obRHEQv/uI9+oDYiPJW7HkPcCStyLJu58459ZAl3VxNi08kpZoGgtnuui3dOBMqth48EVeQCY9c316
        4ZkEGi5KFMMvAex+jYseKCR1gUCgQvPT2D87i8ezAOLmLH7+QNKlc6t369iBJGgNaN6eMqbAoSmww9bLUtvAty5b0xG2Lb6k7buuMHv4XnQ5BTo7CXT2wjeP
        Pu8TRnvmB3/+fj+Z32bWQODuHG1Tqvwb1ki2m+YszJ6lu91KbiHlrXRmiHnSXSudOymhpTG70tkMyWul8xZKKiudWyiJVjo3Qwe40rkREtVKZx0lhZUsoy1Y
        Za2kpG+VNUZJbaUzQkl9pTNMSQwzGAXzhV6t5tpynn7VmZCw68LMgfZ7oQjNC3mD2WJ0q7HBPAfXLlVrkwHQ9DUkeFBydZKCNq8mOdaFsmI+kjGSAwgLjmBL
        EBvTF8jGdJ9sTCvZmLZkY1rLxnSiF2J/2Q2bqQPpgHcUT6iWLwjvz1NLH0fav8J+DCn1jzfxB9iuxtWDbFfj6vlsV9NC+7OM9vfeG2e9rc2HEG18u3TqNunU
        26RTb5FOvUk6dYt06mbp1OukU78mnbpJOnWjdGqDdGpdAhMiPQDFqK8HoRj1dQrFqI+WwzhlvoiuC4zoCsWory8A4+JjQiMIsmBcfNED+FqLYV3SslxhPxlY
        84T3K9uebu6PNq3MbmpyCz49+JYlllDaqw3zVhdU92KWURBDJyUWYEZ178MEBq0qsOreZ1WW36G693PVvR+zyRQtMdhciOo+CHe5jprypu3t2aEjsOKZBw3d
        cScpZT/84tc+EpxlcESrSB1ttyfiVXTi7jgJjWavlBVhTt/+hX3WF7QU06idhKflcfWuJv29SUfj1mvTYIsut63Y10x23L6u7bbwrvzq9EvWTTrYMkmtem4v
        epSiR19Hj77/9EcdauYzX/zDHQEsnhIfCocfvwe5ThxBD6qUNxZngEdS/+qd/+2Dn+gOv+a9eY32r9586H1v/sls7Z0b14BQtvDKrZGT7fl9lPEcl9FtdJww
        EuxFNVRWi86lNH0HOoqmwtoKj8T0nJrGplNsbsDb9l5LK+qJasITs6mm3iIE9HliNyUm9xCAjqZlKE1JePhpdlPhac9WYg4xSzxoJedBtXs0rZ5HK/0aFgX9
        /6WU0copY5BTxmJOGcOcMpaIMpZIagBlLDJlDJgyljC9LFdkj6kJY/05QPTMZQRVORcGholyIJba17DKaGbm2EvBFkmu0V6uckmrn0/dFshvIZ4dlKmEARII
        JOoUGOoUGupkiZADXWhJh9lLzhZqGrDgILH+lSVWQSqtLKcRrEA76HFdn09chob2hnTU7VAxvROt3bIKdsvi7Cp6HGO3rGJEmSG6qlzixCSSZX3ZTx7PnUAq
        2aA4lhAcxfOzJHv4aLt/SOUSoghVYvcTH80apF6MHzq0l4BiduZG8yIbDUk0P2eniaeE5n6xjloQHckmVCQQHekqQDaCMF2mBN5OYEEB35HxKhL4ppwtY7MK
        drE9GcLsRYtxIPBw85Lm+U5km2WEfCBwq1M2S15NbEXcEhb+AVZzOu0iQpFEBHU07e4UETq52+a2logIfhNJgL/tzvO57d8QZ0W0aX9aJt6WSiMOmUj7AWam
        PYgIKIUomi41P/EP4KUPHtzfT9jE5PZZRIhbvJHLAqRq5/ZVh8Rgt7+yOyUGp11icNozOh0SAzB5CaNwIK1Cuqk+BJFgf+oS00hXLkQG4B7vAPPwurofCOoA
        jYHLIkNRh3JDIkNtNi23ePKkocsPpvWPA182+04DFbVmyn8krbQNcI35U2oF2tAYIMmKCj4A2cU9QE0rzOIyErGhoMsdYgMhT5YldKldbOgiWaHREh08aDPb
        mrim+WGzTW0QkLiZ3WJyIe9ofzb1HiHuuqQ9YsMJRZ2XDe8BG+7qHrDhgBECiv0sA4HWF7VHwxpSLyOw4QGz4QTXbWw4cShtbHgLOTDv3Wix4l4HG97Ge7f1
        I8yI/260FdHGoYOYVMD9WuB318E1FWyvBSZ4TFbcCPwGwe/SUgS/a+muVRYJLrqxCp6SudWuoUWGMhFEEad9Y/jJohNP+1Pi0FoUtgkMFVRdHizNe5DARocN
        O4ghyk4XJnDTix+Nn2HC8b7uXek8WxAvvFNg1ebpnv0rnacKWrHX/UlHjKeIWypMpIEUFqAGNplgK6DstA27iN6J7JRglAJv+BUWOadt/L7IvzNO/CDvv29I
        g8xaT1xsAOdNi91Z6ZORCaq7D0Jt/BAMhY4rqq9V1Ah+xvDDW4CZFX9EtdQyPbJHGD+sWJlq6XkP0hBwIfEPjTtEAbpPefR9W+wHylDsQXdNd8fttnYVWZdq
        E5nc9Rb+uW4AWonszDz+uXYgqdLFS8FEEmM/jDfRsh3BRLarcl1Sp+u771xPK5XIW2Fd0uXA3ivMnG0TsI6Ck6TZVYjjaHzZLoJL1okTGh0cX7b7YPZSdQt8
        dqtrdbBGD7Zh1i2TEXR9DXxdSQKnxYDGFhVCk7Bz87W8i/rPwUQKR8Bu4yhTJMxdpfuuyGr76tS0fPUSdRm5S3R1HX3BG2Do3mHTPN6cmTBTrWSi4m2YjcKD
        JA/20LOeNw/QkIfQzRIlu4ZLKccP+aEZ849iUk864K57jOsrCm7u/7mGm4gAbLMOJt/TKv6iYkNomlv4GCyx1tHIqLWRJc4Onjg7uGLGvdsVEE8Z+nXK0D+c
        9gLwKN8edy7kwcSbpQqC5LSPV07az0smHRA4pEI9EE8pnCSNYfyMsMzRhEN6+yK21rJHFeAfqj4DicwaUQnovZ8d8SdoqObpvEGf8bGLjgZ5m3BFDXLZBF33
        teHv/rbrgbZrT9p3kiUbFA1PE/Y6YQ8Ubp2i1snYSDZqpmkku1ME0rWTsLUxzyE6GTUszQdV8iUe9gL8c2RDgGUlItbUp1Bc9gvipG/cnjB/J4vGz88KJ5Q7
        bQygxHcvnkid+K/giHfMEnsFR+wVFGul479m7yoYVFjrZfPX1YSFCNULqkAJ2pngzYqnUQyb1qCySlOJnLmxDr/nOyUEY4NsecxuRiyh6bHEO5m+feEr334k
        YJMjqiTbR3CaQAhm43TRHTjsMGTBQ+sorFYddhhSUGI/psSP6zMK4oxxMHIWOWwPT9/9DuzmKf9vw56e0k/AmtVhK9cS0odh9UrpPpWUQUPZF0w8w1KuoJDa
        sWPaaDVbeYrk1nRuK1l9TGgIF5sJBSG9hVCQyj1znewY/G3aet1Z4gU/Y4nGADj2mioiJ7bSKtADV5EqY/QPJ9+xiXhIY6texYjr4HJ8l9jOq3JgBclDu1xG
        dpkM7IiMwmIZ1mEZVS2DukDGdL4M6aCMaK8MaJeMJ7wBqtgX4gbFF2Fs59zDXrHUrvb3W+Z2dtZP3Pl0k6ATfYmh9i8atX+Y+UmZ/Q0VTC1qsCLFiqmL85mj
        G+KS5mTPKgzKXvZCU+JDPGw/Cxtn6sg/Guj4BwMdLxjoOG2g4zmGDiKfDE3D9oyNcViq7rVlyD5gy5jtsWXQdtsyajttaDI8MW3zsP92ITApNDiehNTwxHqI
        xWXIybG4EUTQ4HiwhYN/ewUanLkydLklQzNEGQ2OAw0O2znO8fGxeUF64uvD5rTarVXmODcEYhRbmOPcUJBWBT+Hc4Pfcm7ww5mCXRDjy1NifKkdBFNJHDaO
        ZIt7IKWgaZVpI9iG3bLKlEfXM6W2mxaZCiBSJhBpcxeBQ6OdW2QGsMhUuYwZ5BaZgVhkwjYKDufYDAxyi8yg0yIzaLfIxG4sfhCiABusCAHSaZHpUOsiJzvy
        YI1xYwYzLQs2FMYc04F1SYGXHtvE2NhtLnEjVlmWsYYx1i/sQp7YYu8Nz4QMhpcB22JxS3VwDnNNblBaJhk4aDPXxOYwfgal5ToFQxAAe4ToPMw16QXMNctI
        NiRsQovoCvZjNKSObCyvC5MKbH1iBxZSYh1cFuvgUKyDK2IdHLF1sJhrFnVVrIMds9Fc5Ag9YiPssI1wZom1VUlshO123WRgzDUdZtaaumTjclcgIL3RqBmJ
        A1qXaxotZwywyhty7EiX2szmEeYRK6Uy81Hsb7Cs5W/gtPwNPONvYLO/gdPmb+DAc107xt9g2UR8MXjWZYmH/Usfk6r9taYyE+eAuPnreOfHY78aicFAcwyL
        LH+CgAHqIvgDs/FPYIx/Ahj/uGyq314LJC0GIvhnl1ZZsWarJ98YnolhL0i7MpZFtChhYUCfD4OSX888fiHXLl0iLgBsoAw7IZgay+j0SpYCvIVgIxxfyha/
        krVXsmpYxhhbAGA0SxgPV1xwSKQFQSPE9J3ALk+XtkvwMHjWTIu5UREhJUiAhu1BasHgKNDWYYRP2nFjGhGnzwZH/iE2UzicNtjgqG4Mjrp26RoMjrpvTGNw
        vAoGR1UajoXvSKk1W6EiOayVGBzN0/V2gyOS6w4lfeNVxD1ig6MC2xoWBMXEzvl/242JIhaY2JiopoPEAnkT6tJHD0owjjbGRPxUsnGYGY4fYW+XQGjwQRGT
        ovq7YVD0Oiq1Tll7qM3lHWk/jGvqwjDAuKYGlVyNbYasDRHWRey2mk5TEWG7ML/NHxZ1A3ZART0PdkBF9illwLPGjaVaM7P5rZkq2VmxCzuS8rz3RpLHqrpA
        qK7fPKq2en72b1FMbEKqxQqbzwrMAsGcqMjmRM3GhEmN5ry2S8/td50GTHffmHcs207DE+9Oa2xWVDdmRTWYFZU3Qf1GeJASNisqt5kViVERT12ATsCoSBpV
        CbnEgxuof3m976P21HWoYewCsegVa0mq2hCJGUwWr2d0pNtUmext15sNsf+ceNsN5ob/npCZxZSpjcwMib9c3OErZ+W+cl42RAIkqzrhatefPfflXNWJpx72
        x9ixBCHJPOyPlWC3DY/NPOxADXVIdJbTsG7R7pnytttv12/auHGz9azQzjOhXRbHu4JskME4yJf4C0qsJEqZs8UorS0orUlqmKTOiLshLfKPvd4dnHbucra7
        zH+QpFDmsA0gGGVwYElCiwRmq0foOoUi32FFvskjCGk9qA6lUJMSYdjnELATQfkwUqEhvymXICIf5MtV1l6k1PY9SKm5u50Oi9YIiLDIsjrKfNgR22W2nwMt
        rjtt1q+6dB1zHCVdB0gSPtbXMDouSkAU7waYKmXh2sgPcwNWZjaWXkPUHAps+jSKdylWPdOkVIAui0jAFVfAFcfZ733L2CvF69OGxvIM4j9xEMUNLkYN/ARG
        bkXrqbEeanMg05cyeyKNr+dWhqZz10fgHxoTrIsIstqmlBY5x5bS0UTaIF4CRreXruWexJuoFHpLFeHp0rWRjQ5U4d4VoEcBaPp6aCx8NI0AHhaAVGtJx9dH
        rtUyBKuAbO8DR1BaH8Fglx88zONPGJAKWscmuDTKsVgcw0uXBzbMlqzVYaYns29bMrR9r57kOBqlDWl9Db0akcela6E1gh1K8XrsbAW5nVxkiGc2fA22FLjt
        iCizzyF8xI1rPcHXYqcGppzqWBexkUwJlsX0jjApL2mGDLxfK03ZhBkUVmGzYRTofcSejQAX4Rl+Yszd79DB9VxuG8eA0jAO4BgqbIN0cSgRy+CHzX2gNUtw
        sTkpMhUK2BgOimsMU0QjBL1w9gUzSv3XDhBKqmAnYrNYj0eYM+xasP14wzAQDTAQITEQplJTRSj+W+C4ogmElIhzxhNR3JLAMBIxa4wq0DOdFcTJYkmgkj1m
        T9DvPmfiEptt2SrZCX6y15k4Y9nAKRY2cOh6t0OfPGrzdg7djNpP2NKDY/bZ21pc/il6Qd1dZc04+fjvdKQrKWbkUZvjvLGEDPN6As0iQrdE7E0UQRcSCEsZ
        4EURcVboaqkqIfZKIENVEicpxIuDvTdfdcGMugT7RdRGA9NNjF1kth3BsBRZx1SBzEUwTLg/EDkb0LDE2gd+AgijyNocjKpI4UU45Z5nKIvnfH4nNJs0AvuU
        qbMIB+4vOdS6L3I4r9DwDyHHJMy+9944i+J3E8+4hesvQBsawgiQxgZ7TkksTrjVIUs8yDos/6edJr7MXLbOj7/lwFkXYVyrdPeHjq5ipOcBPkuIodMLEC0m
        /UgKSRcyu0mDgwokfchcwI+VDuh58R85ySJKCLEtOm/oD9h3Uev1oof0Ij1AVwPpolbUD72oFfRjyyQt24buwmyjzH4E3uma1L1mOxUBSaKsnpSEVgJ7Buxo
        sYawXgmKSyhZ7VdHcNhkn4ZgEXV0EZLeZDGS4WQJEp28gqsQ9sUMh+kh9z6SsZDeEzLHWPAWLzeMVjiTzC7TsB8+cf+HAmrat4899qkAzTsJZPXTuvLcA+jK
        ULMrNnel6U8QiD9BBqL02P5aRoQqK8UnFKO5pkNwA/gTIN9lsEMXsEPj3F/phjjQ1aEp14vgAwxYAEYHU8LdJzxDhYPs1IHKKLNuEC6GIgobp87aASiQiYhy
        AMpYM46KxNUDw9UvgzdwTtABg8azQktvHttG9NKA7fkfPqw+/urdAH4OYvcuvJ2x6W03vTnxQBzSbLQN5YAZyn4ZSmh8J0OqLM5GwIbF8HoeoiSC4BrLFm+s
        6xBcY6hmKCfGIqakD6iCOK8nWUcaj3/ne19zgPN6jKRao3Gi25pejH2imn4FhNGaXgLTqSp7RbfHauwxcU3ka91NGMByZxUjA7k5gpvY3BzDjQabUYTtKXXu
        r734SQf45rSCql4RogBgFKGdW4QEQFzELtESJIXkFRJiha5PKoJoSp9S8u6UkqzPqmRRZpEoD65iEbbHQnRmhJIl2B4L0SdNCAUqhlJ23Ip/FZjnao4EqvnB
        a/kBIz0JO4qr8tuAItnghB04s0NfjjG0xKVgaEMM+9XoGe9689BEtsG9/QQAvYS0TqtNaRe97MIOhsG98zpxb9cS61llcG8XND/FJurtyl60zod6u875/C30
        DVDvbmWq7AI3T6i3KKiXEK+g3nmCev8LoV6/iXq7gHoXULIX5ANKb8VIV88jZJzWgFZrwCMDBBljE7pGmNVgXsKWV6V1jipL+HOJdTV2zJSuMzGuSYSyGtZN
        UdewiiI8BO2rAemEBPcYSOCbiEG+mH3zHmAPMXwKs0rC0j1Vs7ofv4hkgvbQmq3Ff+lw8+F0Y6/Onp+JMxIC4//kpMX4dx1DVJg/yP5sV5xhLNoes9WqEne2
        ZH6LrDirs/84A3fLAq3Qw1/53CMISvyDH8DAKWbzi4VZCTu4iRYixMPQm734oRqwSdqHQIqOayknzE6+O+aFv5OWOeGrJGQ2KvYYBSw0CEGTjBHpMI2TUpg9
        NVtDFIhJamw3O0aXmo7RrE6tYrMzEJYd5hwLtZ6M/5uDkV8GGqEwRiO6dA0TJohw8xmngo2evwb8wtrJyJM+R8bRraTnM5cNokujRaItkYC1yIVgEsx6YrPS
        8FyxcLC0qjhdy7t1jLt6wbr2EiUG0woA4DiymO8uApxfCBaee6IdFsYIFnKXDmxLSggBUzuAIswuyaECckjdVB//otWfeKC9+m4GRcL0DZpMWEkRJWFmdk1k
        9RPZiA1LuqUpOBQPjZe2p8McpHv4YArPMhoc+o755OImRB0Y4B1jFqhCYhDXb42aetUI0QYj8QBiYLlTVLtcyQAzxgizy92sQo0W6D7dQ5e0iuOKoGw4i0LG
        7gZgDLNTJuFwZkKrupr7CtxiboDQ3c3mBggd0SGrvMlzj+oYw7qMYYMHDyMKaliivOAho1y3UIVuYV02SM+PW1AuUCM26EiUC9XcWOn1dMmhfG6miy4o/6vQ
        BdtE6/sye+1A7OO7XvwMpowLNAmLVWwMEPccaPD+nTF98LTargrPObuyfB/T980v8eD1CT+/mYCCkpsA7gS9kBLrDBENgYhQdwsh7oZEMgSjeBDiboRxGqRk
        APSiG2JCFyUlUItukOUyfWcIcfdZhHgBx5empBvRf6rYaMqpigKRQGiqLgScJq6rC4rSEuvyQFJT5qVKaxn/FrO/IwxIIBj/scNYOMy+SGgP0fl+14GIiDAg
        KnMh621JiwMSHo+egYRCrc/NoAq7CCRdkGgG8gTGeqjbkP5+okACNk5+MyukX26OCOlHY9mpi4AVjvjzCBSsC4mhKUL1Pg+joikpgXrPy5ack9pZIEBXTSAC
        OK44sIOQ8XlNMl4UMo4HTECFjBfPRca/sNuQcZ6Yeejv1RjS0+osMj4P/TaBleBiGrN9o5DxOsh4USg1DU1SgkJzifVUTstjBLNCw4SWx/CMPw8tj8/5/Gb6
        BrT8TlMtXBlBygMh5ZgWGIJAfn+ByHggZHwNc7YkOxXB9VEf+iQQV2Rkp1JO3kS50aBiWg4byaJxKxmm/5eIwNVlPgpzCmecW+e3BC9aH8QWcORy4hzoDjwB
        5txNe12+KBDW6QLOWMjUclp8yePUuI33Czver2vgxxGFpqb7mSO/8BoEpVcJ9mZqwo5n28MU+ShP90RKK2/dVpKLIE8nF7A4TXVBnIY5jUh4kJwJ8Q8Rjewl
        WS5lEW2hiGhH00vPZ4EblSj7057W0BmD4+0mkuJwMLhsD5GjUMSdASAEXZsEi1uFm/glepgFw+qOnZ9PFpWJKEoVm3ckl4DJLGTWNcn8DNGoLk2GWayYz8+J
        ZKrrJl++pjAxlr1JNVsJNVfYJlP1ikAVdopGYSg1YAxpfGq4K6M+FqhQL+Glc34Fh8ECJbWmQGW0LGa+84HHUFdlqGui1ZBpSHtNTzSECWDQGmPQGnNQVSNU
        hiJUsk1PW+9lAjo6Tx9CqgybIzAUkizfEGTcgEP5ECUcfaWhe4GMG+Jk0ECsgS5KurHmG/oCIONGjowbZyHjSKSiSDROXRIdqke28QzdjBBGMbmQU51cxGmc
        XNyMa8Tqz4aOYOO2iMXEfJZKxpO+lJ3chwE/aWXfsOJTDrMyctyCMhzXWdEewnN/Je0E38HB/En4s+DctWglLSMSkoQZIoaMOKP8RkF7g2Ol+M93DNp5nW05
        1AmeUVE7JaHMaENmFOe5cDgpbMV04q0x+q8bZwbBU4i+PcS8nRlUKNZOLjpTPpG4ljVjnWQTWCCcC0NiVi4EqaD0IqYfffpixooyF8xrya5biN0YUakN6jBf
        rXdiXyiUA4I4clqXDCJ0x6wDC4z2tsHaEt24FhpTrAEouUPZ5AlYO4FhJyJrRrG6CAiRGAH0mtePO80iMX1WJaqbVB3WvliEUMAG088gfsoT8W6Xt+DBJYF5
        q4EVZvuRoscK0kB3ozFoQ3o+nQjcWxF98j6nqRGpSrSNqmhE+gxc9HG0jXN9IwE2wANxf7CAe5kZY/GVTTiKfOZMy5b2XF0pcjTbJpE4Vx4Q94D3/GEEyOx4
        JNFHEf3SJsIvmoN8VonsxsZf1clv9gr7IDezwj4obG1Z2Aeqg05rSphVqGeLz0lMbRA/ZhX4qo1VqM9lFeo/A6twImcVQqCNumEVYhMArMkqHGOm4JQNlleo
        fWWJdUqlUINCporOQ/ejs5ZQm5K6qUN+HLrpYfuQnQZnaij5iE3tpvT3bV5klaXqD+zOhQbd9DmW9qO2QwirAq1CWurwYdgMmTB2sqrRVBeJSS/J9j5VvY34
        4Up26Jg4qtODnU78BQceDsQt4B7GfRHNu8dbF9jseidfYa/rN3AFLqaih0ftzVmUze7KdwIRn6tCy/519maHW/1v7W1nyiMGOeT/z0SWOVAL6eD8BQuTi0Fw
        pakQkMygZ4/CdvR8I3rO5/uUGerHcHGclfR5eVDXa9ifQW+N7QD3mML40cVJRc09b01gbvcq7hmLThVgOBKofpYmwAAuIh7PqMv/JSr5/0/xck0cy3d3tlxs
        iDnP3EmSgJmHjwliOwk35m+vTUQOFzOyWiz3NE8tm/etFOCicuIvYwHudibip5RO0GZNiZCphMlWrh19+cLPVWTKpE5TKmWmUmaTDanAjrlpdNrZjbIut0nn
        cgd9K454kLuTStyseJuaCOE5JiO58BzPLsKmkQno1bnFXTRb3AFWHq3eJ7FDvhfCEGKBLKEZ5W3F+M+clKOXSrDUpObIlm+NiR4/EyLMm8ZcpBEuYeNGyK1K
        dGXsbRPZZbIOYaHdaA8KBh0VTf1xuKNViJ0rxR+DaCt2x3xTYkPyxISpipglWMs7z9EaaLTWTrIGJtqUEHOXRBCHdNdEFkN3hs1NyBFI5pkNAD0P2q5uo+oS
        W7xP2qLayjm+Vm9az9E8DNgZy7mZAAzpOgIKGqu3lJ32fKZEjueCCthm9iJOZwCaMkqQ0UEEL2RwqTPYIOraLBOkstAGQ3VyCwZMlUzgEWNAgIzb4CCg1ury
        sL05hYlE5qzdIl5HQXwIFqW4WEbUkj7RReiZzoq2JRHC4mQQrGEfJmWp6pcx70p5+7I339fklpyilnB8a2LUmuxhWoofJnCJP63QljcldSQwPC7DExmjSnxT
        yDvI0i8O2IIi5dQ6GoUwvjqDWcJLKr7axCm7LrKz07O1bFlGFcfYtOfAyyPEN8IG9z+XR+1huv72M+ZsJQ2G8is7Zo4dfuiz3yWGoxeoCwdM+/RfDv5l/qJA
        3ThpukEwZlp9k7T6Rmn1zUks7dOwV7zXZjl+S9ussJ83dwOtj9taz5poSH5QKGTGozi+A+cuIHZa+xQ0z6JElYcUHz85ggXGTaOBEEgss3W4AkJAUOQLdfkS
        Z68isl3m4McW0t0IolzGARGAjWF7BuboXCpBRtuxlkSE/aBQhKEAF7sGPh5qSwrcTAsqxw6mAa0pocwfVimfHFiSkwMH29rz8u3YqzBgF54ZUPTTU2BkpuzV
        GaQ2qPqeZEsIqvuAEr2+b46N0j7WIq8DPl8xlNMWiWzA/4AD3bGTQkjgmM38s7NFdL6TiY8AQArqznK5o+ZfSq1ZzAc+vlzNJIGL0lj9kup9+ToznShEUhrm
        cx1LlOJcx0FpR2Lr4YNhKuZZNCY2xqT8L942dVhsHfVg812J34mF5HCr8SPU+ALD5qOKGyvtZgJm5nDAjg/BFLaUVbf8i7e8lO3YvgXmZlh/+axyuNlm0w45
        v3To+hlm+SR8D0hGa43Q/6qaT6Fm739HzadRs9v8UsqBO7jR1wJnOWfhLiYig4aIWPlWRS9OiFNEEWx4e9L/5crNqcMIie9E0eK/ZcpwlWCyMaEMy4ifKMM7
        pYtYNOLipij/Tyzik9oJK4n1aU03sBFcW6cbmbWevZZ4f6hqTnUswEwO8c5j9kGzRPPZBeuuLiqjm9iwtJs6143wbWITnnbr+vUkroJtoP/XseLf3KwfCDMJ
        SG/F33FS8wVCUXdLfOF4U8rmEg5b/TbWSnvY9gybI+sjj+T2BgRoROAmgkdXcNR5xpF8ljS/aEoDjxdzrDk+VbMA9bsdf8RHOHvofLx8e6+LWCO+oFGbogbH
        v++ESZwdN0evYlKKcDupizF/TYzzYzHHL+cRUXNOSMMUyZ6Eyx3TmWEh20MyOdoEnrNXM0ywMTyhPpsDWpT4CD0mbyUBoBIDUMjemww2YRt6ImA0+4dE3h/k
        ynqFtnUJQMQAXpaYwd9Qt5KgA9TUODEmM3rULtD6ONEWnpiuzT2Cb2qbo0DYHAXixNzwxE+Z8MR87OpJujnDZ8meyOMTfwtlfYHjE2uV/RXHI75S9dP1/82R
        iOFOrFAK9ilteBUrfIO6OZisQqFsyxYTPAeA55KxOWe4jo+wKEJTl6p4ljqmozM0RWcGcdbcoC3KRuYAXELX8KXFGJkFy54IunFY13M877TQKWQFI4qA0QoN
        v1WGo2cRwQIJYyzWxmY3XjJXdBq2n2aeaNh+CoQCvMhxwxsdM7zR44YnYRe9MrvoMTN1BGd1NZG5jfmHOSG9YUaMmZ11+NnQrP4VRvll//LrbyJH5takyEfz
        In8Ku+cbNsszbBbiwGOt4CgiW44iutAcRTRsTjChKzmUiDWtBYkRXRC3zYK4bRqNrYdBgZ9vOTtuT1BDROZnodR5zBYjSRJBnrKxFvKuOK2vZs/6am/+VVvH
        89wvqrm5n1XNOnbb2K6VMWKACeVcKv64+ZnFn52yzQ3kfJQ/A+E7XK3suwjfU97UPjNAiw30Gvdx6uDeWmLp1Ir/AGBvQTwDdEM8o9WJAsPDSjm5B6sa4sOu
        rIQWb9Jm7c2lZPamim85jmUrwDevBzkjh0+RgHOrUU3BH3KIkPWFCUKFX8TO32dlUnwQZf4F5WUvypS91CjjRErfgnzgW+OuBCfYy6WFTFTMwVx8nBchLfx0
        4acXP+wfoOM9KuzuDM0Y/xaHZHxPUQXmfObiEM5YREhRyofoGWvYyv9r8KyX8wvgVKbYL4OP1Ewcyg+bcPE4woE2iwkJScxwFAU/PHGU8rJXTrCAdcUNHMLb
        yWx69s/04JhaO6C9Y9nqdQOcgbcLJsWNyskFKMp7yw3sDnHLNZzcJne3yd1mudssd9tQxU4Uk3B49rVRqF1qWHbf9Hp6c4+8IZmhXAw785Uk3+en10clYlI7
        XxYRTMuCpM7tXHpd5BOf2Jmn0CqgQHxM58tAXn6cW3G3aUWBwz535PNbhfChGx0vPWnFKWrBrLqGY4J3ZnBbXyMGBxyOYVzP75zWOycD1GY7TDPs9myqlQ0i
        kHOOx5kbpt5EAiEvEKpbuD63Cy4RZAQCUv5Q66hzuLYVUid1ryHpxJ3gs7l1MIHzirPprQApG654jhzEWpgwdTGFd2XxKLRErYvY+wc29OxBvSlz1rF7AHUP
        fgJwbIOLmruOPf8LDJptZ7yio5q/s68dQPznDW7+Cude4YwSvL5Gzr6yqY0Y8cI2ebw2kljcqKMg53QX0BQcIVpAzknOKvG6I1t8ThEVn9+lxOPe7WzJTt1t
        X8NrBGFXX8ST0/SEA9W/55S1JQ3W8O4cjg+hW+JiJnG6O62OwnVwUcXywckiMz4vGHftACZT8dP7jtH3KvvAMWvtADEfagCNsUNzyrx2OID7utQGZ2cDXHKP
        HKedq8tP/S4nfGIeYRg+vkzy+mJz6jQNvIQrgKkAq1rh14uJdbTPFmaBYBXEUpEjQxzx4+NDC4pcWPh9ZatpOeOYWKXthBaLximXacJX7VQtVTGfWpg6OGo4
        cTF86DcQli0+D3biIvLFZXAfzsa2HN6lvZ0cQ5/dXh0AA4Ie4AxCNMw+PD62q+m7d0vzanYaZ3zffc/O3Xtnj81M77hxYKfXyhamPkRv5iMRo5nlbgK1gwhN
        dRBB9JsHxDrGb5G4TG1PUueBvP+7o7zp5tFrhLHGJjo8vEba10xWnUh9hlAa9iJxl+wTxn5R8VdsPu5HAmUhYrT22UPEl9duyDYkDgsFyLkSB25AwgnkFCIf
        D8dS6AgDcyItPOq2GP+1WHxZ8xuY3FW3wP1afKi1j40Yn+NZwNCNIMsnIaO9ob0dDR1sNrR3bkO5IawddiSM/bI0iE9gbH/00j96o84wu5VneCnPZXvVh7aQ
        vYxj9s2cTAtXqlWIGbUu8s0B6hqnkdMygE5Eu5vEaVXiblvrpDlxwr50ZcCRieINumzq4tKlOoa7QihjCWEskGk27qkKS7ZoTuhll3reX622ranDru1Mc7AK
        mB2zv7qwwnzGT5w2p94XbtgXbrTAYRlCTnGgBtLVJJ6obGqLnELi8WzlSA7udHZmb5uU4/w2VRxlW7YJ8AK3YZpuqZlYcFP3krzOl6lMDnGZVROtc4TYtRc/
        XXlhr/i5CuudkBJzpojeiSIAV6mSUOW89ItIYnaB4IgzOG5DlzoH8QKuG7z8eStHzeKnbU3Ix1kj2/MFs0HF6nTwPkv5i73KFIGYAHyxOYn47JF85PPeQMYJ
        ebcoIG415LOEIhOcktluu9nb43lvQxGiLDkEyTwqiKVb+KdK2Tlbag1Z8cM43qip4tigrfGZr++YOaZGwZ2Of/fU17765A8/Mjpqj9EdIs/tmlk1SkuEsp2k
        bIc++rlvW1CqW+P/+JXf/x9/dOihP/4nC3p1yyC3laNNtcmMZ1kWtcXCgaqsNrEg/DK8Z8/uIoF0XfMwxMydIN71iBKuGQ0UVlWF3yzaPQLuM8qcjaU9mBgo
        bD2R5Brf67drVppuQuxZH+oS+wrp8FrYUJDM3vW2iTQcxtkAmhKYW4biJhMutUo0OfTQTWM8LKTzYBSKeflrL+lnyNANDduFMsv87DqTdtH0fVpOjErzDQw4
        /LElCDu5q0jC8Bu/TvbUqYomBI+Jiczd/Tc03f2h2ikZd/+icfdX7O5fyj33SjhtXpeMr/8JEsQfl8BZLAvhmKiIzwZk6/DCJgxsGc5TfCXHQsIQFp2r8C6H
        Y4674iBbZTzSlfijjvj219jNPqkjGUNkEsrq0XvqZIkDNfDpthvaDoyBwRLb/lWMCUsld/k7q7VNn78SW2eU+PAY6ChKfJoMNBQlRHPopYRNvEpwg2me/Rdl
        ZXjvyBl/ENFxnFfnfhEHOihdS/Mibcvg7c59r7NVfA2KIJpa6kidDdJ4PyopAbv06RqDTRFgAzdGApsyEjaAg+FQDyueBFAGdKS7Ee8ZG5RlBpguuamw8iNl
        Z1s20menX8qLStvgAcptXQEbD39dqpFDh/U6+CCCZQt1usiG1cmg7kUyn20Ck958G3NQzxdb/ZrYEkkdZfSJZ2wA1WC48rMSEPQs9UxjOawTDc7HnTxgg0sU
        6czrbQ1djrE+WcCnKTa79yDl1QvoVezwK2Ao+qKLv0gWAjqgGwL16NyLvtHYo1mJpreoSC/kGkRvtJCVdeIw2zZG0qNwTpfk/DRpUxZmH84tULJqtrNpjSK9
        q8f7HYOItUHyCw2SXxAaQGAYkIBADOxV2ZLUBj0vNOh5QRt6BuNmCyl3mpGuCoLmyjhaj3Hyd/coVxNSs7c7cEafLeThZegvtklLeWyt+ICTFmQLFvQx6cJ5
        dX0ESAVswVaZXqYRHvamdWzBsiMmQpTXcfYl4agqb772NQt8xMGu9E9U2gs0BabkRZXO443ha0guwJcY1wK62m4V8DlolVi1gmMVjM+FK8GSEKECgVOYm60S
        Bw0H+JmZqS0tbSpywnwDJynP2Ek1KyZKXGJChG/RJQBHIEcy84EiNTkmEfv8T3MEHKFXu+Ff/c33w90WV9UV9gz6VQMjxQeNB7jmbYTqJPHL1JzgEoQ64jNI
        qOYS9ibKolIo8B7yq9mXFMDDKHq2Rsgpc/iowjivdh0Mu0GxrobSewVswMef+5vP7Zg5tRKUMmbieHLP05/7vgViGY8jVuuTn/6rz/4dE8t4/Dvf/MZX3wNK
        qpH5OH346Qf/6Ee8Ax2fKbcTSivfgcYs9lEzPkYgkD3/7P07gux5C/vb8qwSf8IBUm4uADbFqLS2jbH2eZY6C8KhFnwWxswJU1K1rSQG8RobjjYPSduWqcmk
        zJSon+pgGwjgsQVrIjcDiouFPlYIW7J95bNs2xgjyAAN+gtKjm87rZIepM8qyhsgbhU8BfKSQNh0D2P/quaNjIW6h+g9PUnnTyQXAC2sg2Z1/VZasGU43gzh
        IMBtyYV6Pnp+Ued5YVywLl7HZ7oUharwuZvi35mIf2fa4RU7QNDeTdhjQKe8dhJeO4PNtfPbua8RZSFeOQAMDdGtJvGlnxlZyN/9GI0QG4A6MpGXQkTyAHay
        NkQOQExflAGyLeJPLgRiCBFiq0BEYyHULyH7fej5E7qKA7YuuJYrrWKOkrLDZ+sCzEvx7xDkg/TBjawMtYmcflu2ws6/OKOP8AL6NijWDAHrpnlenlKy2E4h
        nhhbZJdyLibvKseGLXUaMEDehJ8J9OKt+CIcxuqInVHJ2RGbA1mZYMlYuQgKdcQexZrl0EmmRe24icPMi5nRTWlBNmgyDqLKlhJlRLUXMxYOjYIgWmB8sdUT
        yBmebEfEprTr+IzkQrwMSl7gJtZDE15CkBvmTuTcn0ltTQr64KjNJRybk80+cf9Hguz7x+/fYcOMnSM386mDspzyNn/cEVMljr21DAMCLqkieBSgB1V6jP1O
        HFUUcPg1zrsTanHpP2MmWtBYi+J8aDyb+FENy7NkVqZQoORK9T4MZ7rKei/SgVUWD29D0CLM32mIMXVOFmUVsDxb0upA9u274+yhnbGuDqTVtoDU1UyijL3o
        5zMi7eZ2SVtTS9qehs2e7+eefyIQKJoNAEXQ4QfJxZjn3YHg3J2BzMlMkLBF8098se560SfGTaDLYv5RRkjIBVNepi6IgrmMd8842Ad0ZkW9QMKGxkIajquz
        J8UsO6rnpJJ6Tyip97hKCk0ee+5pkIqjYe57sJY5mZf58YecplsFqiberihuFSXD0pbA0g6wW0XnVxlHQgrhJFaQBb2AWt8LLhLyOLFMWQAOtjg+c4LkKqIE
        hK3G/+tXvv/VvzwxOMrnIDbOfQKiwW80dLI+0bobOO7IPpLMF+iGqSXO414E2d7CBCtW6UF6KT/SRVwvGnV28zQ/XJBZ3EOsrL70YNoNfhZ4bFAvOkhoqZvu
        2PZOxplvYmH1y4xpgfjKMLmL107iXDFd3pQszGJBV3ohTO5gIc2LIsx5C3OKl0syUQCWl30qaU0CoSFCErUJe5Jsosz2eNSQ/COGiCiUwlCuI21j80Wuh0Sp
        M3fDSdg4AmP/4R/uwWlIbQ/keKS2Bx+jB27bA9PmNi7mB+xm1/bJ880HiZLG5TFdAxh2AoRxPo6uajapJKy4iGPFrYmK5TpQGNy+AOeHVKpEcTAgH2SnH6g1
        P1oy57ASTJsj07bPMYtvtyOLb8aRxfcTWxbfi7YsghdsWQSn7USVa6j7CEH9j37wjU/52d8LcxFgM1Ii8T2u5ETXYyrl50+oFEgabhZLrM8Yw3e8OKIIVbds
        CwNYaGfff/pzrVI72U/qaJizn4+qNGqxnxjHZWjXi1ZegrSuo40dBHlg7lNByTNm3U9Jj+9M1Llxy/jfP3c/+LjkUuYMEcgBkS/KvRCKWKLrx9KaO0ztlWXH
        nQk+hQBTwSP3MP/OqtaMyx7UL3UC24ASLkzxMjl+b/f5xl7GZS/2jwPeJuaSdwMvtpVE7aXe4MAqKAXUWTCrfmnN53GLLwpl0gGOguz5lqcp2/PBWvYNKwu0
        ggkINI/8UTNmDfvHn84fIN4qDPnEdDTb555/7UWxVBBITMnH3CyQ4FNgAnh89rntW6zCzQxJqfFFlJ7iYOZ727aXmb3ZbY86TxmiaQgfCD3VMWtz6/JwuFnQ
        6hKVKTXBGJBbD4mMZPqm+hUKJYzOp5yzEBLlzTWcjmg4a6LhVLFjRpQNuYl48QgkfURbEGpnry3OVjXsYMUwl1OsAkIqRuAK2BoiZeqKO5ELHQ8isSnWz5T4
        CvoZWGMoRDVy5Vxz2QuijxHaNsSoSsglB4xXeAkJnaPOKQQHDLPd9oRos0JmNJiouNdHsq0DAtIK/d0KflbmGF2xBD+LO4KfxQh+VmgGP8Mhowh+5lNV0DjD
        1ZsEk5AtKVykjyLALqWfQADdkMMu1+dEQEP0BRcR0GJxwOcIaLHB8rx35YKElSQGWpc57Jn6obtYvMxs6Kc4RlpjIokdtLm2iSR36ij8zmM4GrcFQYvZLVe7
        N5DUUDdB0Hx0pLqJ2hqjZ5iMiIOgtR18SfVtYHUfB0OLaBThAwffdBwQiCBoxDfZHSO6ntvHW19FPvw4zr5mYYvyTHnzrdvewjqaZ4xLmHNmkBZ49vcz2O4I
        4R8VPwV7zLLx1KxnUdIDjZmMPmrNThFbpGkFhwTuXU1zJ/lagA1hg9mC5nEnWZzv1mONWhI86rQS4HhOSSB+Bo7y3Mh46AP682oTkjcPkPfzwshehpGygZGH
        DYzsg61yCANngRXCoo0OGOlBfLMcRhg8etphpDwXRqIN5inBSNSEkeLZMFIUGAF31Bkoj2EkEhhpzIGRYgtGimfDSLSBjyxgGCl2wkjJtGmdAAoGdAPHqOAN
        QFl3cbYYwZNacxyebzaXmHkk1mwJnBK79GJEa+qcUz41tb4u4t2a0MilIculnPVbCiEumZHnqTgBPULIjDwX8QTMyUNwKZgidpYhIiTIq0ui98K+sAmvuihm
        AqjOnYtiGIoIdG5oQpFgmqJAUbEDioqAolI7FBUBRQDuGYYi10DRHgM9uw307DRdmzk3pimeE9MgFlgb7LhiHnou2IFGuy6wEwN2XFoKnbBTF9iJ58BOXWCH
        Q3LB1jIGGJSLLdiJOMDieWBHJlKQjDm5galDMtgMRlDiTNezFp6jJLoG5XzJuoaPIwbYy4CmXCivAj61vGTKR/2d0/YLTFrYHhuTJ60Iw872OeuSKYtlxsoy
        YYWfZ76K7fNln3PG1DlnzP2pM9YRFrMuFKHOcjHNWcS1rONIkvQFdiuoWGyx8NSV2qauPU7mOacQm/9tw27JsPe0hl3XrzXj3fMy4x2cNd7AEs9a7QO+TQZ8
        s6z+t8m4v+WsAccJqzzgxbYBL/KAe6ZZPOj1tkGnrG1kOB/0BiXb1yXdNPbdGFWhyAg8yoivMZGW8xkAvmtkxjwaptCvnqTlWOZ5wDtXgqAiHgBvwaREmR25
        ojlZRzPayMPccYPKPENl2fqqI8xfi2T7c3R3LdScY0roPkIOdC847Q8dE2KB8ePr0yICt9PVLfi5GYoHhDdczG5oTUo9RFh08XlDHeL0vweIypf98CwiLL52
        TQ5tYTv61FEOEgsZJMoCEuUOkCifRX3LOfU9brVzaDcJLNwosLCBt2xtmrEOkJivGSgAEmXdDWiYj59yO3cWsbK2BRyNJocW6UYTNLqZPgM0oLYAcEQwNiaw
        6NbRDRwjqzyRzm9flmUARUNCDM43y7KAwEE08w3dDa6qwXOfdgMijFYj0t3rOzGrwa4NUOZuAYXuuZRZ2ptTZmHvmjxbG0kWzNme55c+TWPts3S1zNJqmaWr
        ZJbGfo5ZwoJrzU3UnJvuNlzZOO/c0DD/lLmJzpobng0a6nV8XDOv0Ubb3PCsnWtuuuFW0ZC5afyUuaHhGW6tTIzF4uaKHMHPcFqWFblEHEOX/CyrkEPspK7E
        rnBxN0cJSSiQ2B3itvPQEF0hNmaZ/SHMjdAQrl7ykF7CYz4AdszVix/Si/UCuY/PWuhzMH+5XR/Zjv1fjtoWmzDkG+wPN4reduQ/JMhfCwwNCsfXexaPXc+p
        bbGNxy7mu5FMnzmkHeDIBE82JK14DjmswTyJwfv1G5hTIqzf0w5EjPXh1UIg1mOAKGii+eIGOcTQoHw7R/MRnHBKEkWnDYiK4ptzbvGsE78b/r2kZfzbVnko
        G/eWiaeT9HCUnXrYYnDB7p5fehvh7U+NAFZb2FOVZf/84IDVevBweul4zMczXoqTDtiktJXXk99QD8KUzxUDVzwWxcGXbKJC/EA2f5sfEMvtGolirYkYBf9d
        9TO3+7ljtBI6hM06CZvNSkKoDNk3KnWaMshRZ47O7ReTL5SRL+yWfNFstAO3cMWSy1TSh+ROdkuf87oPZ+IspiSG30UfzFeGKHER7aRP9yBISx8AoRfbGNgf
        6IMipRUmJz9yZACZLEr6oGYJoYAaskwnsT/W1M6xT/lpG3EDbHM348iBQ3K315FziERFxFpRqPD22aLC22v2zPfYeTCxju2HgEOVWO1+wyZ6R4FaeTGcJy5m
        Z0ezL3+P0gWSuRac+x12CsrdiKIFR1h6abW/1P+TvbeBkuM8ywXrv6u7untqZnqk0czIqiorziiSIuWiSPIPtspItuLYscj63vWyYa9tSV4zCmDL3qzPRhvp
        EgUE10nEWScrOebQM8qNxY2dKyAQBWyimABKNgTBwrmCGFZZnKAEB8QlB8Ri3ez7PO9X1dU9M7IcnCycs3HUVVNdXfX9vN/7vb/PK18KN3vDU/q9fPV6pKW+
        nmmpvdtA2KP0+Rx30uGB263ivZoaOpxYTA2VQ5Ft1Oxv6QRU9fIZT7sLt/sMggmG+9pWfsdAg6GFv7uA79qwsQ6pW/BpR02pbPpi82D8h0PGvNg25kW7uYTd
        fkTveFC440TPd8ZX5L68r2GMi/pS2hF7FdvrsUV37gVvhkMBS+EQglN8DTINaQPvDx+oWPVD2kjaCEV5Eg7lkHbohW9nXBGyIAAIMkwnQtu4D7I2nGnDSXsS
        TzzECLHH+HkYloUQZtf4P9olGRr7AupGAidYjo/KtiqHB9M3an2XHHGKQY4ADNZRKlpRPu033PIpay1AEYTAJ2jhcI9wCIYUae1drcT7yg+5W4Pl7tJgOcAF
        IHQwR2xlkL/0Z592gRl9+UdsR6gPRKslDGgTxoKgvLyJKBTjub3s70X80rC9SQ3bm9J4kFtZXscEtfwhAvGaLEAf9qJZPid/afgmsl49+bf7wYd/5FLkfBK3
        M37zBM4YDnMGZ8JoRcfoRSwJFVyVhEBEQJybbB9tU95R9OtlzyRLtAjz1pd/4W/+4I77dtwErO9bJ5Mp4WljZWfeY+ZWa34edmeSN4rksiaJn0la5vclUFXE
        30O3GmalyUoocbjOHmdd6OK5E4UXIyoYZcioLySFoTqb/kW2ear4i2zzjIPee4i7PeHM5OtNAdNgo/Mihg92zc2bZG8BvXxExuisvXhd7zYInxmd7X9qXe/e
        bD7t6Gx+VI43v8gUBJnNJ/EXAnxPfOCFXwLixeO40IvyfQx/fuWF93+cYb4HeTfjfP/k09+Su19G36qBvt9CB7Vy+PX2f8EfWk/8OutvGNapFcTb11kXWJtV
        +yvD8RL+1BrkG53zJf0cd7DWGXJ6mGOrI3xWKKpdUtR/0kC9E54wRJx0vXRao6q9dJXOB5h24REhGksY/5wDW0PlYlMJKT/A+pUE/4F5h4dONsxCKBk2FJCr
        3AuUqXYR1xIirqVr50MaZR6zzNRHbeBzIXainIWTmIUDj0nXPomzliwWh8GVi3EQMkPkXcjHSuk0C2G1TK8Am9Xi40/JuERaonmaj5yWF+jtJ50syl+XP3tq
        gDEUAY7ninE7U4zbKYxbm0EXw4h1aVZWA+nd/OCCY35wzklXVccSlZ4V0mgomWYU5FCyqk9MkVHye4LJa+YyrMcfDrBtVrY340ITwjEzi5A0hFTXi8gAf8C9
        6Wj4LzLPhhEY77DiaLmlLM3sfucbzY9DSAfvAN7yXSzmte8hLW3SQaE0gkAuY8yJbYqvqK4k87DsVlMkJ3HfyqqZ3p5pWSIjSFBooobBQ8zHy8Z67wOet0YK
        Q0h2kHXXhHxOK77iD6HQV4a6iw6xrIZTuycDusVwOzK8Z5EV7DDqroXjSzYdx84q94yNWBACRzkElcper7BSDgTQZ3EU8j2JI+b4uL2AFGgvIv9NQ1aaVlnJ
        GRC/1B8bf8bV1FePtVvTkMVc4XUkoLWsZxQFhvjU9yyEHF/mceP6uI4+Lh58HH4gdCfSpgsqUmlzWqVNBzlRl3n0tD56pT46WezRiTy61SfzTeNJ0yqrIlP3
        ci/ZrC/ZoC9Zv9hL1stLmoMvsYqRUgkX+TGUcB2EyF3mndv1nVv1nVvmvdMuJWTXvB9eapxlw30Ccv9EIbzvMm+9W996l751x+BbIVi7EFgrfXSILHWZZz6g
        z9ylz7xnsdE7h0fXBx594fKPflQf/Yg++sHFHn0Bjw61oDVufBa+KYfp/S0ux+Ncjqtk2Qm3c+hfHMbxiK0veNzWNxy2TVAUFgGPWP+eQvJmk+Aa9bVWp+QZ
        SOTFlSki81rjInNOCodBaY01/LEIgqMIZ5GzupzJ74d7P2YuAu41Fim7AlZql2ClNoFHgdjwQRelvu0yLI4QHLBIjRiL1AgsUs0FfjPJx0MXDhNYh2CWqqtz
        sK7OQWaCI8MSWbdETq4b4DUHGU0mMGoyf/JUf6rVeLyOA+roiIv6pCN+yNERP+DoiL9sRvyiGfFvmRG/AEx1ZGTpyzjg2PM619tPgAcuuc46iuMQKx45qCb6
        OCtQbnSIcDgUu/mXaat63lXiyDzZwB26At2Y5HDAxudBhFM50G6yMME9iMP28z8tfqw/6zozSghKFtmokknWyYfyx3+q2veRZEz7/kXT99NF30+avp8wfX/a
        0b4fd7TvH3W0712n7Dvr06CgOtxYFJu430cJKwNG2BJQa2WasBHKQgEbIWc3Em52WMOZPUWUDmmkUKz5QjQQ1kCbha2ppN+5eGAZ8cApxQNVbCvCAWQHKx2C
        9WCeRoxwnHABjbgaap8vzV/+zHyFSyOJnoFP5TWOyasjgos5Xwjh7RV/DfsKudVoNwsrVdzC3EP2zFuRC6ZGhmftIvgIQGQNtw9ODnlwWr9oOBfJYMiUPmma
        0ieIGNYSJxYLnPiOy9Ay4b/oFEUoRGMPmdpjReFkZAv1BTD3DASAumsj52KttSZrUuenqBsJK8rg4n2I4R6xcI0y6AlsKUJwE7FnhyChN7OYYjuzXZhlNER0
        o7pJwZtSxX1cc2MS6UmsgdhlYp5tNFGTjrS+v8FlPqrK1nE2lNTLXnzCJdSfISBKxuuNqLxFFlpD84coFzeMXNzoM9/RTognQJSH/iaHFpbIMNhJWZDW6Kj+
        ayg2v+CLKMVSN01Wpx5GdeqhvJG2mwOla/q+r6dtJKSSGNXHEWpmX6iZfS3D71tFZt882uul9oVMwgiTYeT1heCjMGpYSOoLsSEAe6YNk6fxFYD117CpM0IZ
        FpmaWmS4YtdsBdqJZZ377K5t/AP/O5fv3LZX/kzW/Ny9dAnAOx/GqJR9wZ9ZdGUXybrFJGO8AzPeQTHegRnvwIy3b8bbN+Ptm/H2U7vCa0yOL+J818gUjSRh
        ARLJmgxtV422owRH0XprMva6GiOzGocq67Zdlh5aoqWHbGGpnNei5FiDCVbDMrVDg1M7eEs9HYo4QK4OVG5pkPcQkyOG9+rfQwYGVNSNIUZ6W0lzG1cmNN9i
        hOtl9pC5IsKbqVg6pIJEcw8lbzgf5P+MCx+eyWP6HZOhMvS7UzjiOr3Qb8AGwSdi3rXIm8E8F/kKGLtU57Vekfk+t9MlcEkZIyyVbAaR5+vzZy9DHC95Shzn
        PUMcZz0lDtGwSRxf9JQ4TntKHJ/zlDhE8V6AOHTfacZRL7JdI92bkebuaKjpCXcg1PS4W4SaMkEEAceuhpqeAreYMLnxlXB7r3ybSZ4wkbJnAviaavkhyFyG
        vzdNQRRbVePBiFSWv+t+ZDgfB6QC68iPX2d1ZJSWYg27vUi/pSp2Tih2xrAMOlHWlhoVWq8CUAgluKBCo62y7tyksU3Lm3egsFe/QZCQ0aPraFaEjapPmqVO
        2WLydlZXKbiOn46AVSk9OqVg6/SXxHAUlElFW0T1OfPqlrYW/NWIIgO3FIyuzmoakGkjxhal9ILuyRqgQLiFoh5IhwapeHTqovmwkyV1AsV4OPUA0uQxow0p
        QV6ORJEg/+qLalj3cLGuaXxeWYvLhgle5WVnP5P6pN9Pf7bHKlqGD4DxxCW4lFfYvGzYvJK8IZcTYdyxR0NFSlGfBZwZMCWSrb1KBvgNDDpOsZfVWVzbY4jw
        G3iGEOFVOLvOmpbDGzY5Sd594Y/+MpCOfP4japcPRey119lvyGMA0dtrrVWAwRnG2TQQgfBSKh2sdz1cwu/t5QpdSgXAJoIa459PQOWyZcV0oXJJE4/Y2sbH
        IfjbVLFCHB+DH9BmcF4pBLsMGCRwn2MceDbTNBzMQifxFUsLf8TDjlWGxtNKVFcrkccUc7OFoyEPoB1QJVs47EuZv7/KvQdmmPU4h/RAIwzAxRpIprdBTMDc
        gTSxuQcGXPXDV00wBYJ+iDSt+vX2VTrmy+Ug+y0y7dpwMdoQzDuqtFTV9vyNRgVBsXqqLwMqMbUVpa1Eja5GXZzSsUTQHFVhmXydhvHmq2lL1SLzWjYmKRpT
        ezWNWdCG81o2a33RrOA7btY8q49C3n6HrexB2Q5XWjyuC6TX8FfVXlqKvMUsRf0NDec3NHzl4YSxyAyk9x0N5D95TueNEIxMw/98WnMBrQHYYMncbMTTcdC2
        Gz65WdnkeuWSa5RJTusTV+oTE41xvII+VW2Baht5DeaZfYvSGLmCwzBHNNUc0TTmiGZpjmiqOaIJO0QTThNsyU3EXngIH+2ZIxg/Ug5KrFy+RNUxFWC+K1YK
        zWWkMDg132DR6sl954IBue9sUMh9fxjoa84EKvddCIzcZ56m75gqLRyaIIbA0RH5rrBjtAc7eMWhI/KsGlQ6TZuqq1cU/s98usBSvvlvC1ckMYK+AE/kn/7S
        BWtTP7ryzh//n37skQL5oJZ3AwguVtUFCLHaKGWnC6XspFHKThil7GkzHscDlbs/anKNuwGV4J9YJAUQwKDwFzYjDOI79Bl390dRVBJA7bQJmI+G4nvUFe0D
        8+JsctHoJtBBCT/KKSwmD1bzBV9P/B/FNMehVrVVgdO+VlYAKgR+VMSoTRUYMAqaM6VBC0lmqSsSBTHD+dgb9G0Se6O1UfP4k4VT4qdVb1+pDUikPeqLG4J3
        1lBMkx7O+YnxkTEftEz1WwMOMq7P6mjfYoTHvTI4SMw34k1ypJp3vDZDwJA6sxz709xbJs09Hkhz/0OT5n6mSHM/ZdLcT5o090+aNPcTJs396Zo29nhNRl5J
        qMX6oxH7CwxqvwqOAiQ7RogFYG3TSUDD0bgcC54WKE8LQHhNOQyBpwXgup4c7KqJVRZQCJyZL7h23cAENlayfGVLC020tdAEvNnwJFTyDLNYQy5Eb2K+g2Y/
        ZIyYi1k3t4HwVkTho6DoURcIGutTll5ZAyAKg7cN7zKsCO3r7RvlIFvE9wMF8jrrBjn4G53NiHfc6GyAza//jfoqFG1D2oWi+rp8Gd49PmPe/IQL40CS6l+I
        BUZFZFFHn/xUYbBt5BvgQ2+ss2+ESXOt9f3SYzncANB+ONt8HDYoNihfExnMmwZUGyhbH2H/UPgKteXTUCEnp1myL/UV3melHFgZ1sLUTcmBJdot3Qn5g1iB
        /poKCxQqSJBXop/JbMg0DHEKWOsLwCMQw0AQDSIARgcDJ95vFzhoivpooXyuj9K4wGOUeUkDAwvoUWvfr9ihdDsfEe0FvB3CwEz8JsLrQGWpKXfx1tkfhuYk
        Kt6HEOjoGQXJM9lLHhUkmTNGWtm4/z0ymnL7/ypzJId9yDaDdtPEASqcB0dZG989DgNO/i2kV3/LyiHbv/yYDCZsjE4+IQLc/rRhTHgX96d2/lVbdNSvv/DZ
        j9dERw2AGdRlhQDPwDGyM+jKlj3xv2JPmLurHUk82GMRwGObP3Ygfqf44x754xyeMT6TSTfpPrfzvzwY5638m4/FMAzEI/qK+Bp080Ydle/XQdmsY7JBh2S9
        jsi0Dsg1OiCv0wFZqQOS6IBM6YCM64DcADHKQ0QvQ7LkyW8WqpCPJmKbgNBgGoBx++IHQHjmgo7ZSh0zHaivYlz/7vlf5Gj5OlqoH2pFwuUD2FuvkYNznfU6
        OYyiIG8A0kzkUAe9Bhp3KjzkWhf8Zeh6W/gDgPaFWyTxdVZTeRO4TUu5TZsbkuE2nqmpK1LEXZAihDtOp6IjrxaREkF7uLCFzMzXV/hJxxjFIYoI3TKYyvUQ
        LsFrcQO4ZBHlEkQ2+4qblYxEf2S7nqwCe59ZB0LnyDyOvw+RxWstL/PpWoDRJMOiymolKIE8xbA5Boujbq9DcF+T5O2QvGKMjk+ZwDE52U6kl9BTNNjOUVuo
        JuNOQ/L+fCx/+QNx/GaQl3s3pmq16Pp17B5y4UH23E3q6DkictBzpxw6BQT7zz9te6197f3Oe4h0eM7bky1BWa7VrpX5z2WpbAFpkqRPIWR9UUQQB9ji9p52
        rbACoFzZ+IyQi0Wk246zpQyac/aVP0ueykZY38cFyqcjP4aEP/qpzC/qRX6mOxf/bAD9of/6TbyuaWz6Df7OpOfE5qn3fh/JxXr58t2TiX+s8pjdav025Y4R
        vT0qosKPJfZ9gIB9LksIj+tKS2lU6dAti2RzR0HWHINLj+3AAQr/lBD+EkaDQOhaAsY4gicrpDR5I+wt9yl+Ml6r1sVR2OE6NPLJuLlEvg33rBZa8svG79qW
        9FoOdwPIdjVDVzwtR+FUvOc9I6OHEppjtPGVFkakCaVLkzG1MPaV6l26wE9gWkWnx+g2HxOSYgFynyZGFykaLoIp92QdpBD0AiRH4x9PfTjimYjt9Cdid5x9
        0l2iGo9qY9Mx5kWM4Ulj21oG9Hhp8Yal0tlyAO6jMXM1FaleeVF5YcR837LW8k2KHuAU6Siy0GbVopkxsQWLv0NilTf7CK/AkAIJuJYFQLvnLNTubenU1e8j
        sLO/E+e7HsbpvXtbjib6BrLWg1nplp/UZ7OgP7umV/z5h/CIwnF001xJn3Ke2bPlJOMre/aY0nh9NgmORXNdoUkSJAmzg+/0zQWtdkCrQKtOiZ+OsCUYrzGi
        LtM7OizFnrIezoFT33b7xk4oM3MmQecjYNuhHDqg8xEFVfBMneK11nol9zVK7tNC7g2Q+yl3hlOaX7TI2UaxZ2eNkiDuh29xSb4ZkBC2igyNPdkIGCz20Md9
        fUbmrnYRQuXCfm7jIDMitxzxZ/DHOD4SfEzHR+2+cmV9dkqUYH3SRz2C27Ag9rAyAWvdjCB7AZsCbOzxEzaeHYAr6ztGVruiccrnEX52HYIzWfFHbFm1o/KL
        JwucHf4u/jkbavNl57t6owh8SkU86DffdLQiUXnfEFJsz7lolMxVb0k14uNefvjDcJPKkhqRJYUBl3vMkI/kJ+tIuHLyp21zQebupYbM4ehG57wcc9mCX0QC
        1H/0pDNe/HGP/oRx8zivfBeCYrzeeh0BszsnixURgMI54m84if0Edu/ZTPoym/mz+CPxZ2e7mK5puRmprgWF7d9ZOd+1F8yuwq9GS3412u/eGI2UOzos1JCQ
        VzazjmFZHbAsb+FfaSyIzBf9IY1rWWJ3FH3A2F4IsDJG8hMBHivN7oooOwLtEE9DHydQY2mEWlkHx8ccoAMuFTay9LbJpLMHDZpCnhbwT+XynnQ5bhMVsIM3
        yloENl96FRC18IXolctEFz4SpEtdBdK6SoG0JgikhaYuZ5jAMizppfgYQTCwPHskftoriHqtdQJlMCuDeR/3ghECi/BNx2XPTcbw8nFNeSzICn60twpjlYcc
        Cdqe7Tiu8Pe+WyLS+ASnA81DO5DdMiLLtkeGbvyMh7UBQWuphlbV7mthr+vkFjyKHv1S086RWubpAhTRwsMCFBbQeSYZ1WD6tN5jQBA6jkGgzd9bm8l/sv3W
        VkiZ+9u1mbh184af/MxcynUxpZmUo6hZ0QFvwPoF3Ms4WHW9bNt5m1zjjM2SCbgoSvhs1tuf7q0sOB2EesoVKj8WsV3u7e2+98rlcWxHsrng0El6z9mZ9O7b
        SbywOll2j5HLghCtKu1gj5F9Q/eQXdtaiMOFd8cvG32S7w0v00Zf2tjGK/wkrDSh0pyHwcTr5G9ywvQVPPqUfUyeLOvzaOIfNXefumFu97w32AThEy1092Tm
        72y1i1faSShCSGcbvtq1be9eb9/8jvoUBJBEErEQSoSdoXy8ciduSP0sTTcAsqeI7Enae7aREoTmXEN2PDJDWcq/UHA1uf2wr7c/pvn3rvIS0L4Q3hcbuhZO
        N1Jy8VMN1HTE8840oLHDxlcRKIVunJIqs5rMWGiqaQjRzHWFw4U7VVocZRHNYsMdxYbrqHA4AuHwkK9c5iCOInYcwDRgYhu7AYht44e9vaG6T/ygfI3VzQbn
        p0IU0DHsvODuGKfjzkz8n3CSlHQtj58ux/M+/JlU/nQmyR6EprGbyvF0iIGVIQmJuXGqxi3vLInkHD/Ph7KzYvQ+VxvcP1vgkghjUvrS3VPaxN3TPIrPiPEx
        Xm6dcus3GSYIOiCCHWAkCqmF/cRWZHFEIT3zUtlf2CpHclvHF/7hA4SrHrg0+KNaj/aELTXKhNhclbd3s0yhFfVebzM6pgMV1lGak6uwXfatkIJFKyy0XRW+
        IhLDaJMQGYD0UX4EebInyVPCsKuyPTHAjmJ1Ht2NLQA8FY1hhXommMo662Y9PvHoUVmMSOJBK/m1DSLt3cM5uOfoTkh90MMMEr8D7Q5p9IZPOsrDGYRePB0e
        5mzUGHGEH2Wh7PA9goLdAAKYXK31Xe3ds1N2zFqFJ6qalbM0Y53icZU32uCNLH4CvkLxettelHhRq0vRzrD/jfeyvI7WukUrK7yw83A2NsmSHH4iJyDUGp4Q
        CwOsibxyNLEHGCDS+GsIOBOWZ+9sefpkH4tfWuRtw1cly/MHWR6qsiB+JUrtosByn/YIaqj3XbAH7oigYEYQuUdVtRxV1dIx5QhGkNxHfnaXsrcdQp9LNUIA
        fEoZ0CSsLKEcKLVPKiC4iDoNI7ZvAeMLAJvyZmczPm5QdmfLVgS23zhG/cIzy3KUakQdkv1payadQOSsY8y6pdDeBLtDLN3I1t/9we6v/29f/PANWz/2/K3f
        97Nf+8SzslED/jY/4N0iW9K17ma56ae2/sVt4//t39209f6H125++2ctISb5Zr18oyM6UtgKQv1mWr7ZcuyRr//b570tW+99aPPffvzaf7yJ3yTJiLOfCrTb
        E/lpXUNUTm1P23VsS3ShEx9WF6Rwo61/fe3/819vfuPXbopfdIQTfQpZ5KX0C/20Ej7kkuYyLKySsmWjKFs3d0zVX9mA4vzIzw4zGmSUptT6LZPAzZmBiDwC
        8zWjgjTZPZtMx8xWlUzG/+igCuYIhbVsKcy2cg7QViGCWMOfZJpfdjIHCf/CcN7SsvP9tKoAlt+FbZBiBdZKtgwCkE0VVjZuzZu/VkhgmajqNP6Ee1JIpyI9
        dbTsVK+qkMw6oPwzEWWZ689IKftd7EfeTMANmzPxf4U/UbrUbKmf1ATWj4nEfAJFFo0oCcNxAvsGL1hRNp665fpMbViaaoYXgdxP1hhfNZEf+fAwwptqHLkJ
        5UC9UKWTNdXZJ2koIWWF70pl14UI7tGCw/Enso6d+osarDq9rKjVrPpxWStLhbjsPW3HZiz5pWZBvwWxX4rcswG+KIi0IBT54jTCs2SVnAoWaA3sHe16ZIxn
        YQ0aovw3N5eGkKRxmomKjz+Hiu94AVdELCvau3LLHDYQ/duxrG7O26CQZUGVc86VzFJ+kgSV60Hlejjb7XbL77pZo5uVX5/qZoCrDkXt65bXaP2QvQJWXhFi
        5ddZ0M3C+Be9rAEXDEoxye3FEpyDjKX6sD/X0wL82apYNvfzvfNjcntTb5dbTmx+8h/+6El/y1zBFD7TxXjA18kUht6UIlVN9u5f4ibSdeSmRlSxsuwSNcLf
        Or52613/mH79prn4lz2OWsDH1fG4E3hc/En+/qRTjsIF+amOL9LhVrsnHLMrbLlqC+cmXIxODtQWoZMLhk7OB8ywOy/N/hVPnqQ00UXVq7LdO7FDXmoW/LRg
        vvKUM3x8wTQLtipfnKrp40+WtLBFpsysuF8tNP9zn+lNB6Yo0DGXM59nsvGWY1uZt4qVVchwNEZ1ZNE87hV9r980kiU7kqoM/IN7AVGPe4V0SBR+1HPKhBWx
        AsJBdXG2fBXfFh6G44sNwxEzDIdrPWv0gmuysGfXQ1jigzkQDmljbg6UgRMuxGZYXNd1ifkK+lZloH+bVVnjUvnnuiox4ehGb26FRoJF1mTT15vlBh3ppqxI
        M+anunNMhc5PyQIKquvxcK1Yj6dopwwqq9GWvxZajZqJdQaPMmvxrFMOn6xF9bWgqfjuTN9ilN9We5MFxRu3XHVqrkLtVWNy9QemQf/ABs1GPeFPiLX6aH/x
        R8udCz7cH3g4arRVKR6Kao/mtYKjfV/LXmAJ2tUlWDNLUETfK1yCNdyrS7Am03rl295JfxF2dtzXhdb1r2jbQ1UpWzhnDfscTnXbq6ntobyAK63eIGGBMaJ1
        YNuzv7MF1hhYYNHgAkNwwfwF1gDdNXoLrIEFhnhhLLDGwLZXwz6G/lTmbrYqZPZve7VmpLfLLQtuezUwJodQqHZ1mXX9Ypmds+WmelTxO+wSRd5eeNurcedi
        0qNtltpFu2/b8zm+0P9Xuxfsvm2vBua3MJ2cW4xOzhg6OU2TQn7a57ZX02hPG9ueXdn2nEX4/YlgEX7fNbvqkWBg24NKv8i2hxXAMZczVq+u39fyzI6+wLsP
        Lfbui6ZrF/zv0V7TeO32mu/BUnjt95oDg3vNhXIRHHiVe83hyl5z5DJ7zeHv0V5T63u0fZm9prbww+3BvaZGyr6XVVBD/Ns5mdR3byO8o7lyf7Z0cnfLjUxi
        dDKp9YPdWwfcidBJdc34u1F2ULafB2XhLsVQBfLQlqvxDPX7t2l1YjouSyOIp2aSHPtTrVTkPDpKXDTIp73RrxpesmAnrEXBLpEErQrV7KwQwC7RBuFx63MN
        7lPNGjXwXo16d9FZhH+dd3SRn3MWWN7evH3OLGuZpY5Z2JSva3CzBL0LuDJyeUESg4LF7S++uP3Kdf/ygqQ/T5D0+xe3T0HSLwVJvyJI+guodzUglF3x8pbb
        43KBL7LPDUUGjaFviQNgSZf4PSotVNd4c3CNU4PuGilCARiKVf5oJThkV6vB0dU1/uDAJtdcjEi67iJEctitjkJq9oVD7oJ7gjd/T6juXSXt+H3KcuW0oKbK
        1/2KdrekLzUpLPagRR+Pqd265/TJ3/g/Pz15ai7+kSfM/PW18+d1zkjVlTnVs2XCtLfePfWll2e+NLKlawQ9xS2QgX8iqcQBZSKY1nqrX5rQlTsPuZj3Pg/i
        AXtWJ7ZHArDvBn2Mj3dUVdeF6GNWZznYesvSH37k97f9Z5E8QsVXoDGg/Lmzj/uDXd0fSg1ZdYJycOdvAeyV2g8O9wlS0azKfdiPhFiCigAULCKEXHAXEULO
        ub1J8UvSO3ulpAe6oaFJzVKFzYZMylhkij/n0OTLGaRq7PA/V45Fy9CVmqMglhlj1ILiCIXoU/aAKeqsW6q+DLmvGqL8RUixycLlZ+yeGepsH7m13AoZnekj
        o0JmUvE/YMxJz7iCiwsoksF8RRISvyiSMsCvpEhCagigSPrcAcJoYNt9VVvuEW8RbnrIUyI+4L3KLXekf8sdnrflxv/Ct9yhV7fltl9py8Um2b/dHvAKErYK
        Htmj4cbi222kAWnlbjvet9uGld02HthtG4vRx6nF6OOEoY/jiBp28uOeUSnrC3JUfxGOethfhKMe8BfiqBe9V8NRWz2O2qxy1GiAozb+RXPU+qvhqOHlOSos
        CwAV62OoF0tq3EJTdYUWvcX4qR8ZoLCCn97dx06dCjvd0cdNvZKb1hbiprVXx02DV+amQT83DaIrFSyuwNQYLWL5cBezcpz3FlkOZ81qO+MtauVYZBE0eoug
        Xl0E4cAiqP2LXgTBq1kE/uUXAa0cyYBUcaZcBAmmz++zcSyyCGjjWN9bA5vnWziKRbB+UQPHa0eE8wwcweKPXszAESxg4EBQh5DT92DdeIutm9OLCeYnXV03
        J9z/f918T9ZNd1AcP1GK41371a2cExVx/KS9+No5YX+vFo8bJRWLoEpO350FdX+UMa4K7qUxhJgiw4B5NBECLxYy7kUwEjLCaQKhTZ4cXI1wOlcz4Uk7NKvg
        ds0qADzoOFKFw+hqS0ab+TMmXyZ5KluaAbknm0IWDOI/lrtbkuXJhOzq75zJ3EuWk6RZgmOcXo1Eke0p80W2pG0cNqdDOKxPYxxC4AAhaKZiNzRYPlcM2kP4
        SMAQOfPwKDsL/wpRWkwlYnx6gGgiWe/ZJRlO+bCy0tphwfp5tVzP6ohfqz9RWUlYM7PdpI7vrd4P4n9wshE0a5yxn7DSYuQ6mswopxudZg/kz1WQP8D/ob4L
        wn7G71QIpB7Sn5sgm2ycSH9MELrgaIYQIl+R6QQjMDN4oOQl4whpHEesEGs0owlYgmO8cmfL6dGYm49rqlOZ9NRAOK7Mqube6NQ0hVWwcrpPDwMC9hrS827W
        EtYDpAXETTdnabZuYkhauFtO8Mv6MXI+xkwLZwQfbOoDwDBMiphhiQ39Hca6OcAtyaZm8f6sNYfK9PhtA6wQOd1zXbC0ehfNQ931BqZmtjuXMWIQXZLfyqLx
        MPFNraszCapZhog9UM1VhmquAtUsKxKxKuPcQfUNJDJNkmbkiV2kNTCdC1FlyYwuQoYgdooh/naZKRB/zEO8FIO0ipSzEWZXuZpM9gr5ZsgAMont8yTdczfN
        DwY5f9POyfKPM/JHfMyjvj2MXMUY0FMiXGi+lI9zRGLKYYce7pnr4r9uRU+stmmysj56OUaTc11V0hG93mPK6eSrW88c0/EiRW6ZmZllmJnxRdbzeJElJ3NT
        aXAyOWkS5cL+RDnF7ZqAO2UimaJDRcMZTQvAgjA5iO/rXMHkgKE2AWhW9tLtzwIsKEk2CjLPEe3jCP5qZhOmjxNFH+f9RnuIqHRQn6b/mWwITdpjr5C1TWgT
        D3vkSqs/8K/ryH3C74Vcs5GNKFU9wtC/sx8elocA4v4bDsIhu7Y0iNlrzKIBcxlPliAPNpuqBgYyZVBadoswGdwpHIoBysjiQ3JosjR+iJFIegZtig6vOhUr
        Ua12Td7PWkrmz93Z8sndLS9iNKS8EoGV0gifob1YVhPq8nJ6Ec0iJ9yP0P7yZcsXdXpNML9iMDaYWZ9XaSqRlyzFYRL9JSsdV5+YZiwgotme5wPzCx+YabM9
        4O+qypPL2bR+xdVuNqMif66iru5kNyp6sZ0sJdfY1qozOaKjfCNx9uTOj8oasbYL+S+byZYlDhMFhF3d0UI9Z1k2ssOheBD3Z5mcndmKyUy+kF/LicuyhA5o
        COkGLZeRxx7TiJKrmADWsiesIhUMaYTI60I2KuYnwpLBjDc0I1aEEiDHOYMCjTCKYFAdr8ht+HNp/OseFr2Qw5goU7P4nD6Gzx34uBsf9+DjgfhZL37Ow6mV
        hYtWUgNJ3fdQJVPn3r2tFiZINh/Zi7qacCRD+baWjwBuRwUYxwgwjhFgAvZvFp/hsYqoXvU0pHalMzu3tVANEM4thL476/GxuQzjf/D75hi94WzPmHZgH0Wg
        cxLuLnjq+kd3Ze4k7uhlLuBHshtPxr/Bbj+Ij0e7+DxgoyOV1F+0ZfFMl7e3GoO7x8X9SVKMW+29O0SmNAEQA4Raj3oJn1dGqs0rINVASbX53SDV8BVJVZje
        P4FWsSUbcu3apNfjNgn2jI3Ps/w8x8/zdo9o41dJtFE/0UaGaMPXmGjrIFr7u0e0FzgQF20lW6dLkrpisg2vgGzDyBr4ry9mQ2ZxjsK6OdplbFMoGlt3TgO9
        qAXo0Sq7ojd0U80I3z0YDfKaPVm0O+YNMgh5UtP4sAEutH0x34lq3ZQmrkxp1skYgrBVrbtH1bp3qFqH+gsjUOtqkab/d3JLloks3yXUzjsFCNqS/DSr2I4C
        MGPUYGUsAXFkY8Vd8vcRBznn/OtS88kVnmUdsM6U85mZpy5BDlXWiVciSU8+x+KNl5oPgjwq/9KrLzV/5MfetXvvw7st6y8sawWurcQOvyQ/6SHDbbSK2sG2
        yLOWAMxMJJ5N6OxhV5Y54L7dS813LtQaeVB8zSu/e6W+28O7mQXlawoUnCP0ncSb8bpYx7apY4tK7x7T25AOoQn+Fa7I5H6mpi3Jj7sYlAMVaN8lyRI5B/qa
        e8SVv5zrrJNyZLFkGwPtotD6EgTzxv8KEqNF1ZvYN0u0Vs/VPDnjoKOo7OKkK4se6yjF10IBlXY/qO1+p7Yb9TPM98X9VFSFioFp7gmxAtPcS1aypa4BMbE0
        R8pCuiUwjQhZsCQ/5wHZ5BO27coekZ+olMKSc/M30smFtmmAYCmsE4OlsJ6Ve9G3/OSxYVWYrfyTvdMTpiZWxGI0n+Sv4x0kZMBdiU6v6E7OWqtZCPQeAIm/
        7E8IrQB3SzpyneWZXkSyGi2tRadVLwEnQ4wBC7+S+6P/2SIumFvgjrGI4IGuC5gdgNIAZ8cCrvlKBX0CLlSguFC+4kLZvwYsGMsg5LZ5BoTcFs4AtzOAEpXX
        0LL7pGXAAraABWxBxJaPJj5ifHTwMY4PedNaK4kfs/HHND7W4GM9PjbgYzM+bsDHFnxsxf3b5f7oZ3zX3++82wG6zjmnyFKU4d/KkiAKCQl5+9uXS+uxCxwa
        24lgLcU+jcF93NE0o8MiowNSoo7DOGBwZTHFz3uXOkkDh8xOaxrPpxfr5iIygX0RR3LiT2Fy2k7ND4oQQTf+TWaaurn/rvzi0EP56dPxzCrSqdz6zMFLI2kt
        91Jf3Vf8hUzj5zz1Qp0WvhRQNxT6MKwFYhvNIcL53PLiEeF8eH/xN0ILet/KczOAXH5eM4Xh9DzPUiAroUvLp6iH8W95LM9xkaVH5OQ8e7zWOuRAWYo3apPw
        KAVfKZ4ONGPH/Oawo785wd9ou2JwKhklm8sWOwVzN1mHIf+cNUM9Nm6z3I8a1mKWS2LpJHxMsbYR6xyx5hE+1rAUEcsSsUQRPm7IW3k7/h2t/groKudNVvPm
        b9vvRSIjB9pOtQDsYk3GugvJTmSRkJ3I8gBwIsPIhHH8fcNt7A/32e8RWjzs7skCovZYqlBhD71Xy9NUoAHcCRDYvSjRofD//lHZo9yj2XAiSm1VPNmmWFPx
        HApPBfm5Dw0DbRmnX7SATvoNJ7/4oeEEJ3JtHJp7MO3cntWFb2QtAFIEWOHbIRsCLDHc6GzR8ySLNsra4vkUKnFv1nNR2TcoftYa4leHALEAdl3ztsk9aVtr
        dAN4v7knhYEtInZFXUuLNfq07FrSuIWhJi2a8Jqwtc1so7e0PQO8njoiAjpJQNeqqVlyOTPREIwacdVWFA/ailBXcxSHQ6iWGyDQKh3D8ThA4+S4I10iL7xg
        X9ELO9V3dQbetUQE9ThZMpuhouMochqTYWOAgng1UplwoDnawL4LIFFmbMgRkYeT4Vn9g/UFA6SL6fG0U3nScF/W9BCEoCGWk0M6fiWNebgC6bCN+ZoB+Pp6
        BlJHM+SOMhiVn8h8Oqwt1xX1pC5MNBYBqiOLOe5LuHaQcM3KLMjrZMq1owaEujT3FUfRqY6iMzCKoIEsTsZmcTbdlRfEs9lS/LE56yQ82Z4t0ZO7s1iHJRvt
        S+t2lJE4mIfKeLQfzvc/nNsPZeGk0AJrIE2yqNwoMFkgwHTlEPfLtMdmpTXO7NHEKVK+u5rybcvTY1RpEdXK2Yl81tQGQ4tlPBrb8IVJ+MarRvoTvoGnL/tH
        LNKvcCKUioKUidpCxfjFH/Wey8afEhIZp6yMJb5mJv4PHuu7K/k0NP4vmgGuawAkg+2Kibdece+2Fr8RzlqTf7J0NV4ev+7RAf/YKg12XunViF6gNFnRjeRH
        lb96My9/iYgZQLYMcQAUZSACJ7Gle6pcC4AxCNy2K/kru4VaJ6AnFA1AayKjJ1hanIkiCgAoD7sycEMyKDfZ9n5KEBkEIORHX6nYYUOGiH665gz3gCqFbYNX
        AqgyIFAlhmFa1qyxQfqmvIRL/OHTBKkM5QwWyDcBidYiOCjFW3+d/dvApvTXWr+Fwmpy/JypInUKRb19Flxr4XgStYh9eP2QVrzO/gSwK+X+Z2xZ43J82k4J
        L3gc4P8+SnkCqx/mznQEm5pvpH22CO0BaOb1g+0BtKH34KXIu2BwDr0DtqIm61+HbUVN9ile4HiBaJMnPhjno/mlg3HuE22SrxHhXBr6Y9q/H9XuvVN794B2
        bpf27R7t2t3as3+jHfvX2q+7tFs7tFe3a6e2mz5B2mKdSJG98nOn43xVLsoqsascFGYYBR4kK/uEqMYCiKSO6FqWbEcuByGZiZ1iDOTVt2hbt2lbt2pbt2hb
        b9C2bta2rte2vlHbulbbukbbOq1tXaltTQrHyChdlzowNM6yuIZJpncB7WAGraMV2/KvvChzic8SYFRLGSGSWUTWibSV70/bVZjRr6HE0Ut/8OmPB+lwHgBo
        UsQTiPE1qASvg/cIUnwNTCDBfgspvqY45zWFspS9GBJ8DQC3LbABiO81AI0j/nIYK6wGOFjUxlJtyTcaeaBomQHRMpdgc9pMXT8o0TJLQM4llI8Cgk8GBi3T
        o6chKNAyA4RLQjYfA29RtMyx6KnrvYn99X3uux1IUSf8PYABXhxBspDfF0303VZBF7lww65trbZCVK58LlsDiMrVyZqnEIRXKACU/8O6HV1qjspPbg97ini6
        ShhTuvpSc/fevT++F1e+arTzacRCrlTUh4SKdpZqmOKK+AZhwM8+DnhxGXgh3CBZAQCKIEmv5YAlOmArrxUVvaGFYYfAfmQpr0ySJE1WJAD3RaLCjdSdYRds
        TDuPuYoFfAhIDg2I5o40sLFK9HDpVEPV6mkZZcBNw2rSQjGXBNxsNTg8H5k6MsjrC0nVzw/Eb8MEwwTuFzVVAgDkjOfLKVXGHqVErAVULQoKHOs1cvrNn4kJ
        A503ADBMmNIDSUxRkvtAUxSTAJgWsh3kK2eyKK7BDR37+XD+9DMFAjKuBqtkba3GzWswN8LJ8AYHyqgI/snqTYCsBJIp3WY3//mf/dHf/nZ7U6nfy+bI3ljo
        jH8yTdX3TxdhhN1BhvVYtoIv/7E0QxUwac3J9OpF/XyoCAnYjw+6/aV2mkWpnb6qYs2FfqNwtE5ZQDLTApIr4IUtmrKi79FJJcgi+c5ftEJfdLX0Wd4Fi1zV
        w4jXJvraCIK4gzJFj8zI5ImEnST39eUj9O6+0lHyVdj1tfGRaXyExtcWbHxNG++z8b6sDmm834fJ2Wt+mtDgAjB4NR2GWE1hxfrMtSW68Eo6NC1RQRrK2RtA
        QF6J9ZOkZmmcdGeyGndRU5VZrm1WeOozbmFYOA2TlqxxN1O6nIl/yzY1bWQ5ZaHz7koVeMSAYk5FboVtOz8rd0CAM5BcjCmSCZJLyB9K49+xhRLq8Wk7q3Eq
        EGKX6u8IZAQkcQ1EqiVZskKtdDkxd9cfFXL5xK1f+V86n/jrm+Z2Z7XJpLZNfly08vO2KfjjRpVSy7L3o9omJALhHQ63f4rPlGV+ztaMqaxWsAIHrOBuYQUO
        mTgLcr4DBQjAC5yCF7xTTskLHpAT4QW7qNIrLwBRKC3UqMtneNmL8o56jICyaIAZ4Kozn+Fe+jfOLpct/mERNKbn20QjWv9CU9Ew7Kv0zQ5i+hMtvyxUbXCp
        0lR1Bx9t9iFL+PnFx4e1hQB/9U2N3F0pcyN8skcw8rBg5I7QSkltDshsu1LbFqW2zUJtTVDbGdalVCY8IiR2yqhddbWaksSwhlGx97fsKmSyyjKOTmIdVeZR
        JQonLBtV5yymq4g1t9p9ME1xeEAIsI5JS4cUhakp72oShalAIJKdyZcValCIhL4jAPPIisAO0sTCjPOTH1KwoqjA0Mk6uXNL5k/KsxS0qLlAGOO88PvEn5QJ
        WY+b54U2zgvJ15sTYOgDLKpJUHsD32QsevL2cSFTA97k2JbDNdUH2iT8fkVXGFg/chNESb+H3OTjZyFuXRy2yY+KsWmZsVHLbuzsZy3OrEZxO55Jfew4cNWt
        4PuAZByoBFBovjd0ryWMeXnhWUblBDf/hLTolLWJAObF0II1pbQf7MlqcCWy1gXGA3ONP9CQKPW1yAxAy8tZwVLzYQ8FLPiX/SxmWQWqSjGgpFooUAPjTNbe
        yGI0LUBJhQZKClUckzbApAKASbULMCnYzEalk6E8tsbuYtfPxmCcWSHyoRyu3smogRUAkxpLrr6WUmG4B+3AruvTOIHqpqikAd24ZjA6k3YBJtVGVFlTwaQw
        GgomFaBTAJMKaBJHbcD8hJBnI3c5yj4gFRE/RdVxCLavZjKENYu//tSCnDuEccI6AOoUXtWSp8jAplAo7kbAnPA3mS853CMPrK+1dmVh/Lte1vS2OPsgHwN5
        ty7KYTXerp4Ew2Elih/WjFkuR3lPdTfVG/H9lkj2iTrrrwDoq0b0djkB8kpTeH1a+GTyynNXzA4w/XAyCbclBdf4EtmzBSvbKzILGTHhbDVTN64OaTwLCq5f
        B9d/VLh+Ha4w4foyHPug0YPr1wuu/xhqY5PtH8KZ8P2DOJLr11kbUMhPxzLMRGPLD9oqAgYsJT0oAvpFg6SNC/H/gzY2gLpsAIfshXaA9A0AR3sDOceI2QdG
        zD7glPtAnVyfFcqJ3B3SBIt1EuoG4CThYpJOXXaniqQTqtAWXlZMq/ymENNCSDqXmsWsFsdLkS5rqr69xhD60lkt29aKHslF8YPC3jli5TyKJJHNHpVVCAUi
        vX+Sx2T3ZJpWxCfUJHS0pi8Fp2HsZbHMzSloYwQk1J2MW9g9upPdrTvZjhTFPmUH06Tb1U/FN6FQyWOwdjRYeYMVSw7aWojkgM1eYBv0S2Gzwc1O0/4cUXdg
        kqiKn4Xik2srLLz+UW3Fg9qKB+heuXJ9iD52vBcETo6amZoJcvGwkQDXQ/spL0KsS3o3nQSkV+8vOnfDnu+kgbHL/Bg6OD4bWIuAIRFxQ3f7mvEOaD2Us3AA
        owa1PlHG5qwj21tVuRVd66Kjyin+x5xHH1dfcK6zHkPtAeHTh3B01llrr7fez9N8HWphX2d90IU14xA/zzn3ITR9NWAH5POC/gmUskoXRehOQpa1WA/7kZFk
        fACrJziEsmBY5YKxKz7LxisLF8XFPALQxFmTtaplYRQXz8lFFDgt/j4kfS++xZPO05GxEiG58tmKN4oSfsOgJ5xV4a00XGDJCxvY+eM/+uCPP7x7l3Xesqap
        s/fXmXDxP5u2GIzaATNq/vXW+3i61vKusw7qANZ0AH+KQ3cAwTdWeB+46WoLjnRrHH/4EMoTM5H9g8aRntZBS3TQxhVcn/tdVEQvcAiF7k30gg5efaHBaxZ3
        DQyePqE3gHUOYDPeSA6CcjLC633W/H4Dj+vTVbAcTZM91sgmYRha1eckD5Q39Au4vlpdjSXCfRWWCC4laVIQmVWlEk1lqR3ydf0VYRJckVxDx21Iy701BIn5
        gluYak+7sJror+AxcbP0uWz1U4v5e7F1nXdJDp78z3Y8dDY/7Ri3zBk3hfDinnWFq8rxnIuIJDQ5jUzleCiDYKhZcnV8Q9rKz35IDTwAAg0h5WAJZTDwhDD3
        QAXhIDL9qpW/YLFy9dc9ENyalN7N6ZQa/sp0iA5NbCUsfcxSyLALQXqpixyWFG9GTBrI7UbYoo1WwLlVlW6LUel2YMOnpIiPyOyJESdbJHkSQcVyQruVaq0x
        tFbdf3oPENVTBvdG1ryz1FgYagm+Fc9la1Duq5asZv0vWBXXaCUwg71RKEaeGW6HMa7KFc0Ih5jZEm14PbcW1pi8SQcPjt0s6rl2gb691rqhHMumjmVLx7Kt
        Yzmk7WdZaexBK1RJDz1FP2VUOsqDVaT+ivUFMvz4LEd7yx6zFzGAxVabg6PFm9zifIdROh0t3eQmdDkvNKqDI1iO7OXGUrdlqvU9s4YOInFTA8YAmMVVLgvG
        AIT9m1vAvSrqrR1i4ffWX6A+AFmB0hn5jJShgP9mPpB1HN0UHG4KdDDlF4F8hBUZb8I6O+KyvNGtLXVKy6iu/qklf/ylvxd51SxcVyfeME2Wzw4gpzpCtjjp
        0ooJOVW4CulFq4UGYKpcp9NYpiSeluq2Sjt0gcdQdkJ4v2ONNkfEAPSPMZXoVsKnPbonXaKEUlOTAKsLhikVuxTM9ANBulS6/2U/HYc3zXi1ZYnuSZfJzCwB
        xHFHRTmhuTEZUZwNEQsfMmHzrZN70km5cxT/bpvM9z+c1GbSKXlYxEdFybKZbbIuomQSjvIombilhYi4CMpehAj1Ntq/HHXW8Aq6fq9C8Wa8Zjk1reQqGLZf
        t3Mbw0zhGNmQDMGvfk3Shhb6eorghThbV3FWBmrDTPxV6gob0nqk8jlKz7P5EVz7NRxQ9rA+z4g3NP/3WuVPOFXuPwLquuZaZ1o69LprHXCd10PhjYRFqimS
        1rtxRUNXUHRyaDYi4vKkbr2hzDjK7VugYNNgEZqMo4gZR7Ui3QjoYvKP6UZs3QVHWxdG1NXSGgac0QerWROM2UKzcsIcIjkyq2j22FFYhLE2N6hib0aljb8G
        qqsPUcTvf1eoIxHKSCDpAV3mfKJWJAzxNZayJGsioYXUSKjNkiuF8UU+rKlkGaaMCVOCfAHaSpZEzyQ1LTxguNWJG+Z6toXyTLpt3zrZzTLRAGiYBBfot+pN
        5xnlUBj1WJ4OISHy+lXu9CawWumbDGwSL8+T/KVPFJpaDfa5VdLd1QyxkYa2jLG+BYMRimzSWN8qjPWtm7/64uf/8WP9xnr2vpY0yVIWmnBh1PnL5q93JU1O
        d9ibbjDHZm+6x3QGalESi+qFhRhisULhCFWxkHkN5RA/76Wvkx1cDler6XkDuh6CxBFRwZqeA7pcvZjo3ltq6oOsqeqSkbjHleLRAJlwSMKxrCSd8MD4ryEZ
        QK7K1HBI5GuztyzOAZNYfYdgfOC9gQrkdKT5+iWSOZGdKp+HKlGa6qe76CjSVIDQpVMureMiUgR5dyFefLmGkNfH1y6uZvdEigD2z0QdhmzremSAFr8fVkPq
        sIpIw8YjJvLdP0XOvAYBaQ11HzcwVCu1KqZf8Yj5upchsLISx93TjxlE20BwvD7kiK1POYzyMIU46/KWk+aWE+aW471b6ApuIAi251NrYMkddmXNqYzrIT2Q
        i+6IdA19OuxuQtShSsqIsOtfeD6KhC5oGDnsuBiEVc7jMiqoou0jHNbHmmQxs2k5rKKz1jOyRQdnN7LY2fRAlKyvUbJ0Tlrq223kJ3wEu/1M6AT7QmD6n3Jk
        i6ID0T2aeYitR6aif38leA0RGYvHjogIzYCWqCifXEbMICwooscjin8PpTAigB/h8zQ/T1SroUWYhv6/u7zruI2k1jZWdgvsr11w3Cbfqhyna/exnIbZY5pm
        j2mR6TQKptNgkmiLTIcNBOOPGIzRhMVSdpmGMJ1W1X3WKArzHZNRapjUVbpAE28u85BS38D+480tAsWOzF2UBB34ylOMzvocogHxW/moMc9V80r9rnwtL+Q2
        lxBARLNLOU1IeZQnpJA9msyqa2KghsACka+JAciGDQscBguMhQXO73NTIwhES9EUv8SjKbsF/tdSz3OD6QBt7nDNEgmhN9kf89K2Khk6VzQ1i4CjchjGU2mh
        n0oWDDRr9ir+nbupW5YmY9yZNxB3RjqBTZ+05SFNmBdZfzViBgyPF+wiqbRX6SzxKumjWQVQrne6MxuaTD11EqJbMSL3IH3Q2x9jtDjrIrdRfh/aVnkoYuts
        2rdKwS1WI2SjP41UjWCVeWssOG8L/ErnrWHmzaOPownxssnJy1oQJzFptMUXS6eBhXOKYSGN6Ndt195vvztAEHayJ3NXWnriMa6NBSYYdBFoiIRWVMlCDZGo
        x/8jAqoVT1zknwdSRQzNnMrFFzxukklELTppwI+AUqVg6K7e7MnD9CafXMwTksMGYu6yWABQo9h9w+ZwQ/TznieNf4+jFVoPS4+bphIxjW+XTZz1q5ElDpOf
        CPgrk5affnw4reQH9X5LvI8FwkuGEv+5tLVAeEk7Z0XXJrbqYkDOeELjLlAImlCL+y9PQ5piOJjsbawP/WWs9VoSP5FpqupkpS8y903VbBvGcd3EvunjQLmM
        sic2uiYMrqLPsmissIZV7g5Z200aG9r49p2gkSbdB3ax1zXVfZDJdXUfNBmST49BE894dBNcBU06BGzZ2fp3Olt2uuaiLgB56yrYmiF2RrIFRyhPjXBldyO1
        jiHudFHSwv4m5MuJb6jmLlcL64T8oTtdTXc6H3TShFVNCOTLbXd4f2Of826txRqutIpoupBbhIfcaRuLbzh3zGrbgzBTGVShZVtZWF3a6KUBtb0gGb4DWHZy
        pwewA0wT0++d/XpeJ+1B8GSwDArgybJKatsTlMRDJUp1f2oF4ty6veXk544Oy6n3CBxlqIqisAj2I2idr9kZQgLQLpvyFJFUaa6MZ+LDiAmQ6dWUM5lf6iCm
        6pNfjb7S3G/GcbF0uRycO1qoQuziuYi2Q25inE3ikBAng9AZ8YuextSN0/yYiOrq4wsU5JR5AqwGkTZw31WAq1hGg3PWmUv0F1a2ApfH5opo2vEtcz0mfBVA
        L0QDx90rcN5Z4D4RCXq/mEjG5pJl8ovZrJN0un3oF+SjdayDRoF+QUBxXwWF2/vkBM/ICTUjJ9QpJ3iFnIBscflHOcFHpD72TIY51iKWpWf1qvq2VmU5ekZO
        GDuWoe6sygkoubtU2itdk3MUn0F3x5KxijCwJFmSjIkwMDabTSUdjVKvfNWRr5bMZsvnkqlkCX4rH0tn5bhc5YSxrnyNDB/KCfK1fEs5YUweJl+O4Qmokg39
        5XbVlEqVmJpSbLabuFCJ53W5pjpxzejE8khKCXWsmDpZduo1qxmQnIOoUqOrHCeICw36uoqdtd03Z0yimjdnovaWiCWembO2sR/0EEs86ZH8W2DaoBFgQSON
        vWYgS6Q3WMVttgKQJQ0DWULPFyBLIA5hzLzKFl2HItqRndqbZ02I5w0dsoR1o/bMRj0pkwKj0zKh+Y4KJhhJk12gOQGlhcU3xcA8sAxaQYV3NRkaEIG6Or2N
        TcamGqzg9pIdNFihckGDFdxKsIJbPBbSwfoZ4X6tPJjRWIM9KdRLF84wNxnZTlQDxm7BwuGpESDQEXINYEgaQearNpDbcGdwGw6RrcbIxFJKCkpvbZh7HMeQ
        4Q+0H4bQ6SngmLhEM/h+4a2d95uymDzHvkMhKaIXp1oiOdBiXQGMjjV5vCnWVUOERRMGIYrWvlqFmqZYl4qGMEwX8RV+EV8hrUzrLNYlb+ZgML6iwRHR+Iox
        ja/oIL6ikYxV4is0qrFarMvI4ggvBKRMEV+B3rPHjK8INbgiVA+WBld4hcqcn/nQcB6bCAtXa4e72HJD7lvIT8SnpdEWRU5gHmvYflP3zJhR+xT0rehGx9mH
        4P1i2i0AWljSU0t6d5QyoEiQu5GtYYEirOp429HHfNfdL6Lbe0zsfgPyqLBV1qxhlFURoNcfBy/rcp+oPHJ4VP3Vj8hMNi5ZDFhvIGC9SYvCDoA+ofe2CsDO
        uysy31wSED2gIRt95vXp9pvzNzN8kJq9R3HndlXsN29ytspXn7NQazkQYedN+cvPFcKOJ8IOwsyW9166iJq/FeKChjEGDGrMfNWK5Bm/69F2Cj5VXEsUrbv2
        XDb0VDIEh0pulSP0Je87Hx1j/0hg7oDUSKd/LKwH1zEuzsC4LC/HBQmdjkaRNIooEhkkDSLZLieNjRwqhpBANKUalDnK7KNiEGGCnBc4iKuvPISRzG7jUl34
        K7u1HZqmlbIspAcxsq4GkzqkQ3hVW5cipyPHJqKr6kaaDEtrSV1lyKAiQzY0sD36ndDt7Lf3lTkmpRB5lxyQY9KWo0gDdeNg7Ild+zXTRLjBUP5VK43zP//G
        53+5hswD1OK0ZNehEPcm6Mw02fnr7I1IaFhrvRkpDGutDSKL+rC5cS9Zg9QHuMiG1C+9DD+4Kh3FncsRlrXWmsImr14WOXQ0yyGm2pJ/6wxSFuSzTFlgsoKd
        T6Qu2thLVliGZIUgf+kLn/51TVaoIbdBqBZalqO+W/QhWyIMTZTDZc9l1lMyA98Wab7PXdvoJef6vu+qt1aUm2WguJDWPdJevI3h5akydXgUVXFh7tI4HKgW
        PYm3MOlRb5vS28ZVv0Gaj/ClW9VE2dIAdN4wLTfQVwmPmSpXWaPqNhOhDPpZ1iwvwgs3njSqDrik+LZmfGu1eKVIdfgcjzdColAHHp7X0JfU+p7X89U1tC0x
        Au03wzy2Hc3coo2+QRu9Gas2vgaxDq2NGt0IRuyrskNT70pLI4wijXpqaWRHI1kSX5NEJplcJJr82Q+WE33GKisycpa/iln2MbtJpBY1GMciw3kMef4AyVNz
        cL5L1KmvjbeWLdBTWa3Ij6knzHKvJyPIj+HCRky9i/wYuqwQI7+M0U/JKPJj6kmA/Jg6wggR5h+rV4v5MXW14LfL/Bj1bYeaHxMyP2YiCWHuXgYfYJkfE+or
        wmTCsA7kx4R9+TFhkR8TxpSNmB8TlvkxH/PcGhjJe4x+BkbibhNp6Vtf+MqxGsIET8O4D2YSvwXsg64BJnWoyrrOfpuMcbjWul3GPwTT83HYmrL9WxBkhnYP
        4c6NsgmEmKk6Dhvgx9CFEWKmGjhMw1m61rqjSQAQB8gCPN6W6hGiJjd3xpKIqggBx2FVX7jhqL8mNTCy2owQCiNu6L6EIJvVtFaMhc3XEXkLL0NySmlcCDU5
        RYYUEcCubCsWuf5aIrKEWOA+vT7SFBmVVW4oZBOCXmAJtWMAilrENMh4BkyDFGfI6w6TeJMznrfzz76v2Fdc2VdkYDIdwqTyDlCkzOGnhE2/KFKbzkfaAKAG
        bk2x18iepLlabc3VsjVXy9dcLUtztRzN1RrSXC1Pc7XqmqvV1FytlupQDQ0eMKtZaTFUST8agzPMrF+mrMpURNHBwGnspyHD6Pb5554azmUFxe+3E/eSqJtA
        LRhKbDl1cBrnp58i6oUM+x4VCxnoWDcucChuoitDUmRIO1IltyDBNaCLEeKAiA1WEl+6FctAzoYu3XqpBVDasN6I4uGR0fFlE5OXjtn0WtfyOkgA4cR5Y2ad
        bQnl1RjuBZf6jFreazKdcpMwT+wm1FbW54i2s4AKeC03bPdaLm9Hc19s6Cm+BrmLTNFTBkNVBo1vsfZWdSz29MAgR6iKZ/RAETfiZ5lIsVWUgjymXzHM199K
        mX0akYx12HJla/yUq5Fhwq+myddg6Je1E58kf5vSjMNxZbgJ9VhqZQFzdxlFjmGGCkkNpW00lDY0lIjqYX9rZM1HqqLU8uY7sUc1SNYToBOSNQIVGoigZ3Jg
        R8koNrHXtMzX4zvluSKzhcXy8lVmi7lRy+JCliSoGTKb35PZ/PwPfpoym5+30AEm0Tx9SpjR56AqfNZVFh3i0NScSyYFazxRnYmakOWCmH+JLLcKnOx5/LiG
        HeBt+JFwGd0Bbk9rmiPa0N6HEL4aqmOERgYj7YePJLW9iKt+ZC/3P7M2ftG1PVOM2qXfiisFWuCtNKetn+lJra46x1tymc5xl+gSOgJufuCLLvzk7s1/e/5D
        7/3UBxqbnA15Qxa8i7m3heO4yDR2gatg45BkAG3doD3lmuQwFQNVy3/vgOyzhfGZSWwi+LiyXAjOc+Z9CJrIDxxE+nheV6uAU7AmPBfWUkforzeCcqVJPNYF
        elW/4l5RhSx6FCrqI3sUFz3yyh4Vb5Yr8t519o1A+V1rfb9sLXK4IeXrNqhJXoQUnTfjaXQwZ95eGE11zlz6xaNDodPaXxroHQPn26veTfOr13YcW2OjYPR5
        tLfO/b51LuquR5OP3wdS60FRMmEEF3VxOdCAXNhwRSttaLXrFtBKWHLeu0W9OLCXIWyP2WGNkgE4EMxkULfjMbdnzBzaAQZgQiUQvpYyXnxL4ZYWWeldIHVU
        p460Y2TeLViVhkqzx73GU1TBlWDiUv16+wNM4bvOej+O/nXWY7ZGNhyyNZTloJ0nZn4cWtx9Uowwr6Hc0VaPs9UKpJKxfetNq5OUnZgq4qQ0EsUgYPrM4AqE
        AF5nXsBHr5MmpQzSe7+tESyPwTfuMESczzloYwUTZ+dRtTAHap0JlM76eJ/G0g9Mj6vmGdiXwPsCDMQEOCK4HiMdxjXqogPRCFzPxhtsNeU1NCzD0cyr1bLj
        m+mDcCbtfQDveWfGEKcHzUggFh7JbwrQdDeweTVQE64Pry+y5tG8bVrMJ+xLvDJf7ksuvSDOzcjo/vAXn+zQE+Ib9JuDBOGpVTiEx4xZfEv9FvJLdbVp6l6f
        88W0oNHfAvsVWuBU+bcL/o1cPe1yM/U0Gqm0JHpla12aL6qtcsEDlAZsQwOuoQHPzD34AKmhjxG4g4zAMd6YxyoCcA/w6aTBMKpgGsm7N0GZtIsI8BNOBgim
        WzRw8bCT1Z/LGk+l7sLA+TWDm2+ZaKy61nLUSuD4PO6IwlkdF7cYF74+vlbLOI3Dz9IwiifXkK1ryC3SD4vbCfI0jXbfykWnN67RG6crNxb4UXLq9U7d3qlj
        6kfNh4c6T/V1AB4KmmVYgYc6UoGHCgzQlMuMBnyG8cbyRSQ4gkXpi+y+Z/YmxNP2yK/JFN14u7I9W3mhq7wQi+iayrOBk8uYEEUWcysEUkAu/anj+LovrN+T
        1dRvK29l5rcw+oe2Jfa2vS2HqAqwvKRhPpHWe+prMw9EpX35MebaICovs4qlU1PVAvIm895rBqYMK0eU3TMuLES1m79y/t99/e+++eSvJZuclRRNFXRXdko4
        SNQvYuEAh3ctXzkja8SCjJPUgC5hIX12LeRbRC83cONKwIydlKa5AJWUqY9gZSZ+W5BYUCCEiUGBCCDPrVTJD4gCdSgQAcDlwO6aCixQILYFJWJboIhtgVpn
        A0VsCxL6RH2jRtSYNB39sSyC/VxqsXrzKSkZj+VEVMnB3I9V8q7MfSYLbo7fu2NboXMYdfA3NTT55uS9O3rfKPmYB1JBESoaeijKjFfzNtmyz3aHidKfuwu6
        NDVUgDaGpFA9/9IFi20aDyXFlVuRNuXR8pz4Q/SJ/O++G1ctcn2oLwbt5YJVpOlgZ7cUDiaLFFbkTeQVUQVaxFZoEUehRVyFFgkVWqSu0CINdYOOKbRIW6FF
        YoUWGVLLx7BCi4yoZjCqFnqoElyHYXy7Ir1AfcgoFU/Fd6h83VT5uqXydUME330PIRUslFWFIW0wyF3tMqYTP/Dd7wBeGkN9L09oRBwujIh6mabEkOvUxjp1
        sE7z/Wmjt1bHYFCMjUFxRBbuqDIIkTtVq3ZUq3ZVqw5Vq66rVt1QrXpMteq2atWxatVDqlUPq1Y9olr1KEMESguPRtsvhIAyNoCAMvbqEVA6PQSUTvR/Tbgj
        suY8MLUDrgmiIYbhgrCFItu6e9q+63tMDLNhSh17LutgY+vTIjRxjMtljGiGBDEkoKFsZB4ISN1vMvFwSTa5ZLh9dcz25akI6GHf4k1TWhXCbFoeNi1+Pa1f
        r4lSodqvx3knB/+yRGUIrrNi5PkxZkI5EGwH4FEjPAOPGhYW7uwVQrDSAFGaXn623MyKHYVoCiG3Mr2UX/jgcN7UF8lPz39kOF9pXtvL8O67qcabNpubKn7M
        aptThDecBLKzrDwPmUjo2Uk7a4LLPGvL4vNWAVOug+snkPbYVNxNZlBox5yyY46OgJN06C/NaWiCsOnsBaG6GigtOuPNf/2N3//4x9qbnHheaxADF7I1h7U1
        XRv791rro6Y1h01rjqA14atrzYaiNdZ60xprjbTm6y98Gq3hysKs5bamcKP5tCtPwSBwhm33b/7zP/uV9/79N1/4pRdlNM10h0S65kQ6lYm8zKy5vVmrjgB6
        wtkHMiVLWzoci1M6FmdsEXBkLP7QjMUpMxan0WBHOGHNjIdfjodfjoev4+EPzI7fm50zZnb+yxf++OMf+6teD4sxabpFLw0OpsES8YAlgj3ljM0AOcW/vV0O
        Z6h1uOPZEhySbCkO09k4l2c2lkP4t7e+/At/8wd33LfjJv1TfvZFa4ZmhniiF5sD22ppcaC9AR8r8TGtOr4LXEyo31S98XEDPvizrQVCJswFjLCVFjx6n4jL
        Y1VFM4e6Vk6U27+8iolySao0GgCxbzz+FbUWYA4Sd5UbEm1Bx9cvqd9X0wMo6G/Pff7/+No3l2FwSyKdT79jVTzE/OIH4ZzW2CcHfFhmJAdcrx//AfKQSN14
        m03qVnoV6vZv/rsv/OI//urTT/zaP1igcJluihbIBu97aMARgXuPOcxUIuGhxrYLWyLV1BBqavHWlKWlHPW+2HnnnZCR2WvwOrRjSi6zHTLhN7/4jc//+9/+
        xJ986q+kHXFUrg3tEBeR3XdVtsnqRNg9JAvXjPuvcty1ooXL7NZE1yPfq6Nt94+2zc7XsLY9tUeDWs9we/JgwCGL35yyLAVAdoUC85NP9cCS5dz8jSFKbIIl
        2wRLLm4rwJLjF1zeTkBkrJ8iyMzOn9Un+IypEZrHSG/DYrwFcJO2xrlgBUBswQH4EwqOARGGEDq2Senx9ajZz3CpQM+3ZAdncJ5N+VGGaCxZci8dDg5UB0QJ
        LcqcwoWZE0LrZCNP271E0cHwOaLNUAta7bCG1Hj8kldYgRyFoaM6VIeC/jmZoR2in/8uNqbt8EGTgkUUFD0CACRghzAsbXTeoWe3Z62Nzt16vh3BJncxtKnl
        arUrxJS4ar1Hi1BDaibzIWpTb4Fan9Te0gK4Pc7ubIVGLW0xunAmQ9wSgpdC0+z1mrgK5cVRf5A0+7dNs7s/+e9stDtiASZVJQHvAKw+H6lD25GTZzqwQzei
        7aWFCne6DGNJ3O0yd7UkuqPlwZ7wdtjb1lo/KMKmg/JfbMLt2oTtInpS724VGTlocdRrcZJGqoLHqoKPynuHrrffLofh66wfhCHtOguNaYBDO5AIt7PFLnFe
        C+zlIWldjMiDK+zNEHvjwLUrvQH2bYMFZ9CbWHszpL1xtTd17c2wGiAQRI/eMEeg0etNrL1uaqdCdD6JtTdD2htXe1PX3gxvJB250psRzktBTXAW+/yGdGjM
        lmzLDqTZQvmh2Qmd9RGO+rZWUISYmWg9GsNIv3eB9TH/9h3gfm14GxBWV6jvVokw4dEUyLDUVe4BG9wrzI0Drml2hhB+TfCq8OYLz//+bwa66YaaceBie0C0
        lW4POOP2AFWjT/osPBaw/332J2PKoIgyCavyptY5s3QDhxfBeUT2ju7peIZhPCExNi/+jvnT459nij8t9OZBfDyCvIpp59EMvlCC8Muo2UWEmijQfyKaTlQ1
        X/seJfoYkfP0XyTBrS2fLCrjHmhpRMXnX7BFdP3q87/78SAN2Vc2U0V8hPHmf4Hbfu8bv+8yoCD/rQOxBl8AXhJf1VMqzueItQyry7To7x5Ablw1nXiolYuv
        3HgVvtiu8vzWlH3aomN0pvj5tLMLHw/Eb8Dhbr33Lr13R5S2BwVYeOT/byRVSJ++wkFHWPN1FhMtRJR8AUeZ27M26AWmDwhUavuMTUiPt0q+5mqTl5yzNzql
        FOtwKmE3ChQkn4YNDxULFC32lxNnqRo1gObqDsJLyoC7D+Epj+zV6YcDxrWx14nkmNnr7BFsRWutYdl/bLX42RAAAs5eZscuSztxF5MP7CPnbMLw2qz4gi/h
        O5b719kT2IvWWsuwF2EtL8UBDmW5iBAHGyEOHY0Kt5NOEscQR1kNIBU5D+is2GKR4Sy7y0URfnPrNpy+bCtcd22PEHJz+8PbVDa8ALRZG3+0ellQHmFevmVT
        ZKPv5ElnXpRzz3liv20gxhkxet52eE7c/EkHpvmoMMLBkS9SDzZkzdO8bVKahJ17Wl6SNl26OBjlVDNVy+AAhsm8OTNtWWSCFpzoDhzAlpUpO8TZkIxF3YyF
        8FRAZAjhDAuj/ffw5cgbztvMqHMhcp6zkVGXf39hmaaZEZGyMtvt3mwjkrehITENzPFI0sCMj2pCjYeLcRbGcBfhEx64MBnJw0f2ogrXI3uzkfgvPbndo41v
        VCGi9F4XZMxfjMQnXIhjL9jZKEzSaOtZO1umZRwekr16WTIab4j0KTCLAdS3nrRFp3Gp44TqKQrpKcK1L9rqWDttU7CCrvI8jPvS+5uzTc5BR18s1w86CrfH
        Z+eZGQ9ccdfZH3DkqdKy9zt47FrrMSDhy2MPOfr4gw4bRfYUGSercbGWQ6pdxzzI1ojFKs99wjz3qIOpWmsdcbTZjzuIsJyWmUElTfhxnnQ0TNaDhId4Z2ag
        DRnpegjSdUgNSCmtICRkoJn9wKMXyFMvkAcj6TJEQMIL5CXEN/OwCyLptkMBHm4928CPNQHlXayPZq26udEtE3/ELSRUmQH8WGaA5AxwNZW1m64yC8a9kENw
        odkwxSDJ2Syyg45ZYtRMhYgBWxoMuip9uiqDiquSpdwS/6264A6Ww3DQ0foJHaa4c01hT6nl3h4sFw+UDpC8rN5P7qgukjFYrpkEIPYQ0A3DiOLA0DtE786C
        GCWH8YliV0A6wsyHpPkQNN/g14Q4f4grPyDNr5/hD0JD8huyRkHx67O4R/CxkMqGSB8RMTcLiRNK79MZVD8lwJWgH8hwdWqB0EGA64EhNyR/xJD8YUdfrHSZ
        NRkoGlRIvqkk/wRJmyQZGJJsGJI0JBthDWAfkVVEvu6og9JRxt+X9tAkbQ5Oiq0eSjjKQJsO4npQ+iEEbXJzH1d5s6OCWkybHdH+whIpwGVAb9wlAY6DWWNz
        8AvFmvtidQy+bHEQWIzJDILNXRSiiLsKHZxQPnnEMXxygjzyT62+4IEeEhUoKCiJxzVGxfxCdzifWkAHJeBkqM4ZaEL75z+DBIgNLaPpsZ54IMAGFM3hNNLc
        CNpz4owFbOgGgcMZicEgwAYJsAECjPg1IMRIgHovNQH8oAECFPF6iiCX9MWNZ62CAB1GDG4wjzA+P3jl71CcUnrmgz44Bo9+euN0fZ7uIAd0t1JfJ1dXqnud
        jyypznjF34inwWruq9pUU8QawtisjcDaNVoz1FJFsJaA59ZLnhv0PKMFwO09tEbIXne3yscOyAo0p5FAdOwiEgiCMRlSMl6wKAC62P8fMaawZEyNfroIS8bk
        KWOqK2NqLcKYPDKmVm9Lkn3uLxHVqoyp1c+YLloz/EXdcKZ9Qg2GMz2atXucSVSXPs6kmHUNZU0PVljTO5VvPDDImryFWBPfbFalN481eVfOmloLsKawYE19
        sRPhIqwpXJA1tV4Fa1KAbYOqRKk3Cyob3ZMlPTkqyQ4z6EoES9+kYjkmFSswcTmGoBwCAwZvrYqWZsOnPJ7MIBRHKzpCe8pjEBSkZyUtGQiGgjbkQpO01qJN
        CGft2FXbuLQHivlJ4hi2RMYqpMdTFenx5MLSI0l3gGpryshqysFqoNsh9QP7uKiMzDeMzC8Z2RAJNgLBDvFrH8IOCFbvdVk3noimhmA/aYtYZCj2hJ2N9Eh2
        RGSvDZE+BcRHj0FBssdt5WakpI/aKt91WV3CUO1w/4ZakSH5eiNDhtxLqqwtLGXIhpEdfSM7hobeIpUtI8INFDzNK3lao0+ODGnewoxo9lF1RRzlM7ky6gMr
        A4KaQzlyAQjyPjCX2nw5sh+EHAvC1wXh617twzY0LgcuCIbSx5rdFsC+K/Soe3VTNT9TkGbxHRIenKWi1y1BvEu8F0U5H9lbUuCRCgUeVgqcrlIgtxeXEJyO
        kQsO6NK2MzKMQ/CG+ERZrVXCcrgHcUSNFGAXUgD2i4lNWnQaTu/F27aj17TtC7TM0QglZUxYYwENM+A+JzDqMICCJLKaaTiiQeCPUJrZLOJVTZGnmdhEWqtG
        FuEKY+agE/vJOBPVlEAcQyA1QyC2IZDAEAgreQV94UYsnCf0UBCi04s/ZO2LaJjlZApfmhXfGY1ogRkTaxJ/OIiiG22yIuup/Nvfdh/KlCPf2VIQBNju7FVW
        nFg3x4feThN2LGpsmLmMpUjc6LO2Fpah9Zm/YvybB0Wevp2iulEOMHxvBtZ25GC/56EiT277ZGrglBz9dUjt3LttMrNhhvh5elYf6cVTUPlhPAXr3YUqZKa2
        lg8HyJSlpvCEyBhxR+P8cfoNV31Y+A39i7CtrLc1mc/KyiIByAasgucmHO/hOqxlUbRJhgzvmMnUy52VXb5NX4p1So+X9rD43ROuvKmARH8NxssrxgvfOGa8
        Tj2B8SpS6gHu6JXjRTCd3nh56kGwyLFNvTf/DjJvnfwskC6+hXGajDC1bptkSQpnG9OD7VWutYkY9YizhYFDzYnGM2EXsyKMxlEOI89nKFvvaZBXZwA0hXbI
        wdbH25d//B59/J6Bx+vcym5QtBEOrUPO4g2yDB140ShmnKvF4mRb8V3RT3hOAJSNRctqDnqKvvOymvtxK4WNPrOeZWptig60Q6WTqjX2X9NkaBaubxYuq6Zz
        4brT1jjjui046hDriaepaZE1TYDLANN/AqyG2x5uOWiEiu54ltCCccBkziqLqeN5tzIQcm7+zlwQOwfC5UB0Bweia3qaHz82rBWE3U0uY7bkgszzD7V67xQq
        ldfdbO/LajtaUANrmyyrbDqH0o7fjqO8Q60aeu2/MdeUQ8zohgjeMQOWGeNbegZFAWj6FSNJyvWM+C9ZMTaqeUVUTHNZs//ws7bb2f/6XsxVjDpzGnOFYljY
        uj3ZzmNmRLbkCBglxHyPFPFZ59wZIafvWwzW9UWX9jQm8J1zKcRLj9xbmSUe5AcC+XV+/vlPH0NeIv2f+f68lX/tfXH8ZvzmQKAmkA8E0hR53vsDVTkeC5DW
        LdspQLjleDBIWWHwcJBO4e8jsMTL7z4WoLTgWus/BFrz7KOByHLyfTdACUIRMAJypFeqZ/Rq/xMyHS1lUHtP27Nf/3pOTX64Dj9Guxc3A7fzIR+xE81tInh+
        /YXPfryWf+trHAukw6MGbvwWlAIgcnxLs8akaz/pa9fe52vXDvratQO+du1lL2XFyYusT7naveBhaNbZf+XpUH7T06F8ydOhPO/pUL6IGq2YLg9DjwbH14jK
        NRpvaL4ePTjS0B7sewid+KzV14u7/5n2Qhod/3emF9dESRupjFM4jKfrcIjTm3AI003aEemfCFtFYZj2WusC4qXb085LsMm3YciW58v1cyj6Jn+/ALG9DaMx
        gDmnnT9E1lYblmHpRxvBG+lmHE/Z6Y3/LMdIx+Z1EXAZrwEAyippo7DCJHG5b0W6YkkOzTURsIisbMpQtBP/ULoc9cLj/15e7VJQWM4Ka/VkChAIBmYTG11q
        FwUyFdTKiOfbWq/HW68p3irDEcywIOgJOS6Fo4awrMO3sB2c0OZqGJmHc/eRrDUDYNUpFuxsiPws3fpoo1r0FA6kmUwXfyMjVoq3Xeu2bG+9DqCjirlu0L+m
        dmMOpgC0mzN+X6/v3KbVJRlV1EJuC24ZKr4lbAnwdpbzAbZ8ax7s4RYNesAz4N7L4zuYdmnnFiPcM+5Wb52USUGEM/vLnJaVRXaEgxiJ5TSFpWjc8vuRowdr
        uVbYYh4+61ab+r0TuGm2gNlZ/wPd555CuMv2VgYh6M5WmjR0D8GOaevA410ZR2UF2nNn6ypYJKojM5PpPfhyObMNFvz6jtZUMjiiGC9b9Ih3RPq6ZRCbZEpO
        NDIiukqblia6w2XeHa0lRKeQWfOIXTsCgA0Z2tlkeTIkN+Fah9dms3XH0kn2NpGzdcX+88mGdMUlpBNec1L+jH+42DiZLJXDIum+ZTL+HzLNz5QBL8Kgs/G2
        Z9m2RRF7XTJp6O7fpssZiykXJ5N1OzNnMlumgLQiooxJy5ahZaudUOZKbkjk+6uqAVsYsDtbcHrIYTSRXoWJdCOcFe4zTqOe9O+qJ/jLZNNcV1+nz5qcA16Q
        3D0+l1yVXDVXFsPBX93ZOdw0+zH8Sm6WO+Xh8dwsHmFj7Kd69cMu7gcpKec4AsohOfOPjHBvzHW2nX0YVYCaiPAwCqAjhubLH8MJ3PQ6u5E+K+rz2nK9caWF
        b6ExSCa8owvCK39ZLhSvoLxiLTm8ODS48hzEgbVQaBESLzGD4/IhKP3Qv9BY+ucOGjexplD4m+sqvEV6U11XE8W6kkWzW9eVs8dIB1xZlXWFojAUrBo48UyP
        Q0bIc9EBXW9g3TWMtgNBsEGQLtqpSIX8ztWUJQXIaHqlBEfHmy6XYSWdmMZKe96SI0EBJdpmSOa8r+9AscXqF0T3NisyVR/x9lakBrMw0pc1zLzgvF6uVs+Q
        Oyum3NmqDTLQbALLdKJCItm62WziWHqVvG+dfHNMiN0rSAELOWQRFeAAh7Inw72MqzI1cYrajXJ18grWdM64j8WWdQ/9b6rIMmU+p2vZAKUA4O3ZugIBn8Fx
        3bXuSRwnr3VP8ShNv9Y9Xe9hg00cSzbJ0gvyk7Ix3jOXTilsxfHAwCVSXPLie7Gf1TFASBW7T/EvQv4UGD07tcD38WCj82KoSOrYWl8MZ+JdwJUgnuLSIpeH
        CUWkN9k0PChOU5VpRXxoTZeBmQcAkMsF5GZVeW3tzlaA+I47RQ+ZSiZmgZBQTCKGvoYJuQrrCxMSGh4MBoCp658QjxOi4AYnG1gR2Fg13sAzqpvHGA7Qu6kS
        iF+h2Zwlb5FZYvpXMU+W7fhR3+BjRjDqXjQwJ/iifJDwyt75bLecprMB6M8x0xTqNDWQkQX/6H0w0pWPrWLVecWMnZUZe6yuoM+YscfqOmPnOWNL+mYM7Pfe
        kv2idwY9n9y3ypenOEAL9TMyAA2tGSNfDeesxFHHFUpadmEvEIlqGhLV1YVEJdz0mcRRdHKs6Vsm0zfLJrFpNru+V1It3Zhcn1zfTb8vqT2ThHpzem0y8kwy
        ZP64oRQIW6t6fZlI1skW8GYjFhLUfFO6XCZvqrxHmCpGRnGwfXB6I16vw41VSS3ezdmWyabOdKo1oz+M789YRuCcqdcIuX2VVjtYT5abouxptz1DF5xI8LxN
        hv05FKzc8t7P/L/EvQmcVOd1J3q3qrpVt5bbC9Dqqu7+7qWBZlUjIQQImb4dkJAs2ThRFMVxEi1IVhp7HiBZkUdI3TIIEceekB2IJlNVHQfmZ5PBk8VSbCLs
        OBPiyHnYL/N+mhnPPJI4DslkIVaSURasd/7n3OWr6m6EZM97LHX3bznf+c453/nOEoatkNPCToRr20Km7wu3tJskVAyptSok5toMx0iIaAU3qDX0d7wVLlPL
        1JpWiHvr1fgJehisQxCJLHxohltpMqfXtxEpG4vTlB99buIh1Uhylu+9/aF92FMcD4lf3L4vLFWsrCgSYYIhPZ8moenNqpF0H8AdmqU5vY14OzV6UG2khg81
        QWmH1I0tCTtHzN72so8Q6lXN0tsc8nVQQr7WJeTrcJIV9/1EZFFenSjSiP/oINV6iwoS2WNs+7c+svrh2xe9/1zC0zZ9FwGNuBoCV0aXa/uimd/zQTJsxJpE
        qr9QqaQjm36b3qXzi9+aXPfEy2011lI30MMntn74pr/Z/K9vbTdbDH/qEfVi+0/c873053e2ZWEim+jd9lt+4xd/oKfnWbr/Q/zGJ3B/+4+vW/LMBz5/7zbp
        OTVfISAwkYzCh6I3ClN+ZXLD4ZfbgSK+73SBOebZ1p6qZRkJ1bn43Lls3jGC7ESzBtObu+tobPryw/VwJAHOxDUBp65GOiCzNINMM1ylcHm/wCVcQYBJUXd5
        O9zQDFerDVTC6ha6OqSWtwRu9QXgVl8AbvVOuNH3qyA5r2hR9T/8jPEYDc1n21kQTmqkWgoBFLBtQgDlEa5LG+Tm8m6g02sE58G0NQ8RVzigRpJpsGsbh2pb
        jeanaV5eFnDIOVU50gpXtwheS6nH1OXlHBkTAtiI/yOcwmVvO50ur29LK3t9W7sVjOA9nuw7w8F4st9PUJTJPojJXsd5nSb2UmrZ0PFwddLYiYdktYt8KEP+
        VJyEaBjE+rwtmqZXOd7b0PaD53/vg+M/vKFj7OtnT9JLVLQ2zDifuOefg3+PYQ740f2DD/zaDA3zqlY4nIBlnMCinB2xfuwM178H9b0Y138mrv8c1x+o4ZZa
        1ZKa1n30uu+hYYMsPogV5eOEgN+iVUyBF8hR87/4WCRT5bAmxRPcd9L7mPo0ys1wsKmh3VJqXzNcQQgSEH4I2i0VejPcahHCJlO3rTBNnj5y5eQhc9XL7e2/
        dUuhB3jXbG9/z/cyar5MmBKuaIYb2vDbimsdps/p3oq2qqT3bqW6bsWs57/bny//0keeN//pHe3tX+v9zGLCWipo+/d8b4zMKb7TXSprVZvETI6fyojKKMMC
        pL2XTgk0ySCPR4SR1J1CNGM+BkgUUkgsV9TrpZhsS+PJtlxRowtJA9UKLL4IXtTGuKp6MOypdWp9E6mpID9erMXyZE3kxws4Es8+j+MwyZM1yeD1Yk38f8/g
        SBz8VM06QHRp5fFw+faJj/36k0P/YdF2Rgm1DAia3dq/n7qydPKnyq0XfveW3Wp5dr5/Bxwy1qotzWBQPO3XEzatJD5GrcWicBktHJsc3c2REGwS5wy3w/X0
        4lq1LB3/VW0M2TrcI0TDt1vadLEUVHYF9Xgl4UCLvllHT1uAxCpgwzqCHNVB7ANAyeL8PrIDFFfUv0PUAqlcoSWy0EKKZsK29ce3r3zfT3zh78cub2urdcdx
        exMhD1a8bULFOkjWMuJPYdCiFhMy0qivU+vajIs0PNTiuE6amQ9D/l1/XAXHt584jj//SIWOqPpx9GEQE5+wrEmjSZ/RGVWYzNv427kthQhTmIqFjWXUWaTf
        OFWb8j/ASZYK4uuMaVtDno0x60hBdG0fKyDq7rhSEMbiVDHtppR4jGZ7A0IHl0ZSj/9BFHHM9jpkgvmlDSxSZYXaxeeGs8tB1DM/Lx+cn10NC6Vfn5JWkLLB
        bl4+2MHLedJigAYX4EmD18KTaDxoNs3Hywfn8vLha+fleiph4uX1hEgLLx+el5fX5wfOmBoDGdAgE+q8fL0KNV6+rkXFJJNqlInqDYTJY+oGIi9jBJVRouJA
        bDqfF264Px/cxrp4+ZhaTzxNrWtR9fPy8lCFVNOYsO16zMvHpA1yc3QOLx8DLx/p4uXDXbz8BjXWTjVd4OVhxstD4hbhDS2CV0g9pi6P0svCy4czXj6c8fKR
        hXh5kPLyUQIyZJAg5uXDzMvHuGXhDd28fIZm17Dw8iM29QYK9JiXHmVeOnwVXt45zErn5SFnpkt4+Xoa5vl5+SUL9TMvv2xJ/Zcsqf91DsYQYtjWtyTRXcrL
        h1Uwh5eX3pSXK4wwUbQwJLCkaEfDsx60fD2VuY7GQFG/aAKHiiFHCDvMOkUgBebFm/LydUTtdV6OgugekeFSem8F5AbMev77Vng5zX+i6usTBtsmBKhnvLxO
        2KJu6ODlaj5eXgdSjhFOEzwUTTI0ZZXOy6m1BC4VNlVaVcDReYmJN2Mmfixm4kdj5n0kZt4zOA5utl+vChO/XBUmfqmK8HvWFCtPoaGBTlBn3nJnedcdjZ8D
        Zxo6U5edW/ByTptl3dbFp6mXIdgX+PRYF58OiSITnx4Dnx6kp8ynQ4z0IL2naNJqHHof9KzgwssxwTMuPJhyYaIVbQCtgwuHLHCEa1mjtZQKpSoGafyAUMwQ
        FETvYY0rUw/DBZjyWqpNmPJYypSHNaZc4dCvzTkc+FI15sBniAPfLhz4UtXr5Kme2qTesZskhU27H8Ppg/ugRbkNNx7YD8lpE1YDahNxsuNq66za3A6H9HDs
        Kl3/IS/lrNraxuzdmrGaoVntsRcOncB6IwXwQ3WSirx5NSEZZ69rehPt9JF60FDXB4NXVZcc895cXbJG1CVjSPrlXVVdcsN86hKweFaX0FJhRA2yagQcZA2P
        N2FYiHvr1JoT0Cuu0oQSTWoB784EmKXp0vCq6hINGA926U4UCQLZOj1YBiXINl1zUge+N1R9NmykxbgTwM4bW+FIW20Enja5C01WJmBLCdoXfAW99UisXxkU
        tcwtXTqWsDErehVD9CpuKPlFw0C0LMp/Pz6m71jLQoRR+Y8SXKkaKFlG3opgtkzY9viCgtkI8ZL5BTO1gGCmFhDMVLdgtkyNzyuYLesUzHg8rl0wW6qW6oJZ
        qnMRwWx8XsFsAeBQV1QnZJbrgtkKtVwTzDYQYFKEX90ObwWvuDXmFQQTWv99R+BG36+g2aA2tKj6eQWz5bTMHBQFFmhnokbjNsjN1XMEs8E2wXlpl2A23iWY
        jaL545pgtjwTzJZDx0my5zidjUIwW81rWpC08UwwyzQraWUsmC3Fezd0C2arYxKRCGaDLJiNU8uIrI92C2ZI4D4ogtm5WDB6MRaMzrNgNHgVwWxwYcFseYdg
        tmJBwazJ9bNgdiquvxnXf4brXw7BbEW3YDY4j2BWuSbBjFAT+jIN7cZ5kb1BQVjaEKPdeIvRAYLZCpWsqa5RMNvQDG/VBTMUtIEVL5mSZYLqmnhbgtkgLbAJ
        mrG0RIjKKJMIZoSRg2r0zQWz1Yp6PY7JNh5PttXqVl0w2wDtjVLLmyqpSgV1j9ZM65rBOMlZSzfbL1ZEPjtTEXnsVEXksWZF5LVjOC4juS0OsnakIvLZTGUh
        Jcvw21CyjOpKlmFFyxKWV9DsuUoW3CYRHMJbJpivYN3uKtwjRMO3LLyNg8puoB6T8LYCwtsqesrC2wpgwyqCHEBD8CagzK9kGVxQybJBrdPFu1WpeIdVaJtQ
        UYFkDcfi3TomItD3rYrFuQ1QV3cpWdZ1yXMkB7I8N4qJH6igySpkrkGt6lKyDM6nZHmRRTyIKMOxCDdTiUW885mS5WglWMZkI1ayfI6VLGuIUc1VshyxoGQh
        UYVLI1lJlCxHLE8XHuZXsiydV8kyQnyurssd5kK8vH5VXj46R1/cwcvrHby8LsqCkQWUBSMLKAtG5vLy0Wvh5dzHt83Lu5Qs4VtRsoxQX8IOyIzqvHwdk5qE
        l6/SlSw3MFFdT5g8Qstqhom6ofUdgRt9vw5MYVWLqp+Xl49itapGOpUsI9IGuXnDHF5OS9qRObw87OLl69H8UOPloxkvH1UksK/Hgn6UekxdvoHpAysXMl5e
        f0u8/IYuJcsI8/KQt3LC9d28/LI5pUaEl79uCi+9bAovnbFkYizMy0cW5uWjHbx83YK8/FWun3n5xbj+V+P6L5miRBLdWCcvH3nbSpaQxjgcJbBka6Y260UI
        QQLCD/ByQmDCE8WQI4QFFoxcOy9fxZsjGS9HQatY8ZIpWTZAbnhbvJwQuY3FT6pkuaFLyVJX69+cl98A5AhZ5UkvrGfMW6Hz8lXQ3hCXb6qkqhFRshATf70s
        TPxyWZQul8rCvC+Wham/WhYmfqEsTPx8WZj4ubJY+XGguQW5tOrm8J3sfb9zQDVywsdDnYuHBHqs+JgDtkAAwbSGodgQ65FODr68TcI5fQAOvryLg6+mb4mD
        rwUHpzeEg6Ns1pYQf92C8lE0oVpD1CrjrEEJGqLqoenXoaGxhIUrcNuMhde7WDgIZ4NGlxgvpnOjjTLDoFMFM3Jcbelk2WuPi86ocRyDqbPsQFfBsAHNhTn8
        +Vw55s8XMxXMubI3l+OeN2XZi73VMvg3HQtiwftqIRghUqGWQcvUoAMNAEl+dVHcDHYrbgZZceMcSFlOTm3GzVasvsm0MbRCp+W2RxKq12WlPHgtVsrf/l8x
        swYY3Pk8H66PXjgaez4ci4M//LIrRtyfcMWI+5dcMeJuumLE/YIr5O2UK54PZ1zxfPgtV4zGz7piNP45V4zGX3TFaPzX3IDz8vQgVGtJFRCqtYQAVaN06EWo
        1hJcUhp0cOGFWMKU8+ngIVRrSRKglBDqqQzXeklZ7MCHryR55SqSbT5PkN5RgU8tm4PNY4R0gxghbdWMkNarrWprM1inGyGt0o2QtogBUl5dz5Z8N4jd0RBM
        jG4mOAwtaHRkZkZHjU6PjS4t2qVapkUzNS2aKVo0U4yOEN01uAWWAogEoWnRhtSQrkVbjTdZizaEs/vCMSYvDdGiNZrhGtUgtjoK4yssyLHqv6UV4t5GGB01
        WsGNJHUW39zoaI2uRRvq0KKZ0KJZbHTkdBodDQWNLsXZzdRQTXXWgP0QyXfUVnqwHtSkCduTBvHSWCnGRHEogxkbHTUk/i132g0HJYRmXcJrDvvvZ7Iamx2J
        0dFWMAixjFszrwzdIDGx2CEmulKmizKXpYo9iBANTYZeAxbc6JChG0wUoRNcwOioca1GR8tYhi7OI0MXu8CcuCIsLEMzrOYaHaUqy6sZHS0IHBgdNRYyOrqp
        2+goUwBv5oXpcjY6Ws57Jw21uSVwqy8At/oCcJtrdHQTbISvbnTUSIyOiHu5idERtUFubu4GOr3WZXRUnMfoaDmafzWjo+VidLQcMvRmelkzOjJZhm5czeiI
        JzsbHfFY3k9QlMmeGB01UqOjxvFUF5fK0Iho3BAZ+owpRj+nkLED1gQswzYWlKGLgNe1GR3d1G10VExk6KNcP8vQx+L6j8b1N83U6OimbqMjdK8IGbrIMrTb
        KSEG9CyToYtdRkcNNjpq6EZHN0HJcVNqdNQQo6MGGx3dpJKp+5aMjoqa0VEjNjoqfAeMjhrqJs3oiBCVUYZkaOAKnQYNtVyToYvUHTeRod0UEptjo6PlbHS0
        nDGPGu2+mdHRjWpjanR0pFdE6ZleEaFf7xFR+XKP7Fte6hFR+iKOxMFf7RGjpAs9iT5ssy4tF3co1aki279fl67V5rn6sDExOjITSVqx0RFkz9ToqBjrwxA8
        l2+HG1maVun438RL9xtxjxAN345pRkc3Qpq+CdL0jfSUpembgA03JkZHDQClQx9mJfqwRqJlcqFlKoo+zBSjo426MH3jcdzOjI5uErlcxfow7BVBtr5R3RjL
        1jA6urFLH7ZxQaOjxhyjoxu79GFzWwreyvI2hA0Vb3le6Inl7dczfdjFHtGHXSpg2o5Zf1mAN8e4WqaKqTyV6MMQdGcIQodsoNZi6fxJTxcJ6pmwsSwTNgLY
        5os6TBdMiM1pmjSmiGuucWurKBqfIgj9xgW3tpiVz7u1NbzAFs3wAls0w92sfIQm03zqsJFOVs59vHZWHqjgKltba65xa6soBlnDtJAaXMjmaGOHzdGNXVtb
        N0GRchNU1C2GSbq19W3Cjb7fiK2tG69qczTIyC47BjzCw9KGq2xtDaeAS1j5mvm2ttYsZHO0hre21kAh1rm1tSZj5drWVqCz8kBj5fWUlSdbW3Ww8mGcD8fq
        sPm2thDQNd7aelQ46f3CSPcuvK81zHx8MLN3oDFepvPxNWqZxsc3LsjHzxvpvtYuqXynVH4fQwBMfGOLy9I3terCxJ2MiWfMetkCirA1bNZFHLyub2oRgDaC
        iG8kunMjQX8N5B/oXxlmTEHf0qbWjUTmOy2HBxXdu1Fn7CuorhVvc1Nr43ybWsuEic/Z1CpSd1Im7mibWqIIGwXyxZtaeqPBLTCBh7NNrWGoNphrn4+587mY
        W7/YI7tZZ3qEm5/qia2SYu59LObeR3s4u+fCnFl1c/Xlc3RgQxzgFrZFVmJblLHjEZpiMJUHOx7pYsdraGYQOx4BOx6ip8yO12Bch+g9mFx02RYxsyVs0Znt
        UMpsoRptA0AgKkota4fLWlQc5IpwLVudL2XIhbD4Zb7JFr/Q1g12KrbWHFfLdN5LUmtsWzR0HC4ATdbOh/z54Bzbohm3m9EeTRjtUTdVbB3t8TpZZ2xb1OhW
        UTV026IGbIuoy1tm1ap22OiwLcosU9i2aAvbFm3Rdlg6bYsaJ5Su7YBtEXzEOpzukfQB0bx1PVbqyW+LIky0M3EiRVd5upN9HjGfmBL0vJmT/bVExoBbcCV2
        wy+yz/fOxDk4hyCB8L4zu93wC7FLuO4MbAYO51iL3fALqqK74Rc73fDjgq05bviW7oZvsUclfBbvQPieIlyGi+wubN1WySfuwkVxw4/1gwu44ceCkXNVN/w8
        3EHhPdvthu8m/aXzItpzN/xwEbhyHqdf690VBEmb81j8hu+ulFU3RD12rS7CDZ+r8ODNLq6hPCQmSuRYT+zHX87Al4sD3idu+IXYLbSSueEPpm74Q5obviku
        u07ssmv6P8gVpJ1GbjrxBDU1N3w+D2upG77D2qLEDb9R7uXtbAU7kKGHQrMe9iruQPEOjjfamzjiN5h00PPrM/Oxilnu43D3qvjuCkJS0qHKgfxVhb3x64j3
        dxtPyutP8Oe8N4JalRRIVI4k/wp741+vrte88ekK3vj0UuuX8RV0ZW0Uzt74jXLPXG/8RuaJ39vpiV+USI2xH761o1JjP3xpCV8WU8drLvtN1dBOIImVpziQ
        bo/4jnL0/5g6yNS3slPG7JhU7KzE2/NCQ0yEpPLYLxVq2Pj+exckQUhtHH8bK8T5ujdNQOBLVi+fs3pFykdWr4by+YZk9fJFG+2riLN6+ZzVy4+zeuU4ypef
        ZPXyfS6R87b7ad72V0yrOG0+RUjI0dE47JwpmdHzEn7T4FC3khfLWGn7NyM5F+4OhK7E5TPWGo0tSBiDuyosQmvO56NhaaM1iufI325ISkUDQfQQqO2/5QiF
        +bfAvy7/Fvm3xL8Geh56V+oGJ8G1/L9yJHrshGQ22oq5s9HaRAePADDm3cfxvTjVOroQH8vxcSA+qvg4Gh/H8LMGP+P42cBN5OZy0/2/drw/sG0kHOSMjmfi
        TEms0s2fDXMn9YhekvzMifJ74qy/DgdSoyVsnJEwyeVpIR6SZTsGov7RGyf9fxUYSLYJR+n/I5AtAyTEjPOeSsKmOEIVohZnGz3KSE8fgQG1oa35tamFkGc0
        3TMb3DTT2pPtMK+H5hhEIMK2xKhzJTZBvF9gyOvK8V82vcCQvK6EsDlp915qt5N2aB9d2Z29SKI9YSr4o91e5ehKS5n+e1tUtElzyvLiBJ7611yeI9a6Qdwq
        x38vvgs4eSPSg3Zlknt/wLHjzjDaG96Vgl2azkm21qapJbObM5J2NpI84OWzYc/JzhBukkMH2yY5Ts7KI1rubsGj1DaahgZ9D4ESf15/wzionb+H6InrWXHW
        0HxXAogDXeNoxCtvZlQ7OOIekgaTPGDboEG5PZH1QaRd2IlEaFPIybjzMeTtUMW7K4i9TQscJI9EPkZHBIawUA8504qiE3tnhTMMWjs5hGEObNrisHOhHWfb
        4SALtipNRWpPep3U72b1F5SLXDku1Y8J7N1NjN0FUZT6vbj+h1G/qzy9flO5d9HbyOuDLTh5022Fhs7AQDc5LLbln8wsrMFxx1gZNAhRDVkrOEBBBcwYdspV
        HPyw1qJBlYB1+ENDEp/9rzeM+0B/VYXqW/ANVF9Nl+ftNPs1nbeUrz2oaA9mgdllZcwyuibYP93GlMpL3GwQAJ1ZEfq4bLsygMDR2H6rihF7LU6LEql0d47+
        PlCxM56a0pX9QlcM1cOpEx8LMHNTiGUY1pP0sHBwVz2e05nuRjbeZ5BrMBuHh2n5VEHYYG4NTQACBceofpy4tO16bSEGeNpNDJDOUSMGQgN+ICMBc7/BF0gB
        pJMAm0nAD/DZD/gfYlKQKew4x2Qznv4ftUxnWiZMPg6arqefSqc04S6RKo5hIplKSMZKo2UVOAlxLE8aD1c4ISR4A8dbtO+sI9Ewgo3YOyHX3/mYrCrfheiJ
        ELGfwCbkHWBocQWIiogqqZJ37Wd51+ysIszVIRffCV6oclr5mNdU4p2cJMysaakh4hCjgSSoRQYnTiuGqI3xO4MGB6GUcLFJgEkpAqFkWfI0IofOaDXgfcy1
        nGn7QJykJjcnSY2lZ74TKCK0vQRGUYZI+xwUXoUSEQUh841EAF4gFIrEPkGYHpDljFNxjH6YENCQP0CnyBCd42g6MVbk1hovmpy1CDrhHJs9ItwOCRYGi0yc
        WfEYpwuK772elY+A3yaJcMg1yyHEN1o/g1J+xkR4E67O36xcjXMSshqyGoF0qBxZxHAU9gGOGI9wM0gaXbiDl5Y+0ocaIp4jKnhe1hG4IHodbeKS4s5J4mxc
        PajyNDmKioRzZDE4YyWpG6V7RGzzCatca5xCfJ/bOXMxEtGkTzgheyG9lpx12iykFXo2mLtJjBCC8DfbaACS090SR9OTsv33hmaLc/UcQabsLD+Dw+l4EAYc
        yaAMiz+Y4di6ThxA8WsJ4UIrQsc/iJg8EgufREl/Jh/g8GxeyMEBQkkQQhIqQQiLOLica2dGgK/RQs6Io8y2ZHojamRj9W5KriiLAYPPSZrdbB8x5cIPi5vt
        Gb4grFCEFcdwQXyotdk+akquYtTlH5LImVJCUb4ttQKOPUVAQ5XKbbfkJaxdXVo6cf/PIH4z4tQIbm3aaB0Fbh2NceuSAfDkoGiMCRynVQdLjlHxnClI4e/2
        rHhqGTK1BhCtmAM824JcBFOglCUpeIwYR+9MMDSfYKjBnwHJHP0ziAEcblqCKWd/P2hi6XCln8BE9NmgE5NOrpTj9d+55Hjlm+nNy9uS45XLJt1XFkF4gE5C
        +woiYl8hzE6YysBEGwMHZtduNr3/bhLtsZ6K9SdMsDhRu4q7y8GYNf0BvxDZ75YDcxCsSUDv76g4WnI4mKwgxcBaYxOnfjc2cKo7YxxpL64Yho8sGHRUSGAw
        Zvj+c3lVuFJHRG862ERcXVzlZZ0eTzcOe0wM6T9Krvgtxpjkih8FdLFEMugrj6RDmnsgRd4LlmVP5w8k3ROxy0pGM3QwnnF0uNzdnBRDCxuGfI0IJI5VfgEH
        JBdAJpD4oY8V7mpOAMAPPTHWb5B8G8cQY0BaAkiEDdNBqWklVKKXqAfcMZo16Fh+s40e0bQZQIc2c788pCQlCQ9LYCOyOVkCJ2i5rY7ZlNFNXOY7Lwuq+EB9
        izGeINx/KNkuMR4LEvs5K4m7+yLTsFwmGICggRT9tg1LJxOaKYezXl4mVumOIgAYUlYV5HVrGpkPlGReYUUV0qERRkAeKLNu4Ai/rXEMFxmbjiHYYyG+9yS9
        Nob0iXGpLKiSqBGW/FFQUWVndBQOrhkltTRKSus2xPQDySOO49CieDMXRM0Ny3HBLpLbkSSdXNP7RLGz4vQC650V10lQKJFQhZEt+ZcR+xQ14L/NSxpC8bNh
        70lCG5YNCQq9fCxncpnTCmgQkdqjqKoY9yKycSg6lGEiV5Rs5kUkH+hHshnkICB8AxbQMAALXJhGY+RWE62FYbcmOuRYAdHBJXgskb6lk0sgoJxCkoGDeU6S
        PMMJ1kxwCQT1fzbPhtbI3cgx5KplpmBIkidMg43XbDFeq8aV5DhtR8I04vWEeD+ZYa1NkqzN3INXErasJCxZQDhYaZwyOZnpYGwvUs2gVpvNBApHzEdo/Zxh
        e2jW20ENklKHYFPL9g2RuVBfnnPmFmpRtU0yNp7S+s/OZF0O6rYa2bZrWL+BGOUlebNFXM2SCyKam0nWkYuBkIbzUnzhh/5m+yIuqspv4cllM61/LN26Hpho
        UgNU1jSi1mHSBf8ctpE1BMQ1ukFrgnhQwTotvmH699MYmZ60RIYntFtY32AJQcsofFilAunt3fUgE0tAgmLYcy8BW1nm0RBkAExDU3ZAWCslXcCJPhQ6C6q5
        1m53PELMUjtwoKzzaQSpP1oNXe9V6WvRetv6OGrR7BizZkPgVZUrQhcJU+e8AdWXI02hI8st9CZSlRiYWyC0jhBaazOrHc9xZohSrAv76xyJ+HwaIUj5mLUh
        Gn4iZIJ8W91bxItF3OSA7fs2Qv3l/T81uzhdfMaOVRFlaJu0pd7uHdpq8KEd+3eAfTyIZj64H0kZ5CsXiwM8eQBPHtjHaov9mULq8rZgiVbsZdnJdpFhjeUr
        5fj/1YG12xh1nQ6KUaRDJE3BvwQhdjW9Vnrq/zcuwpUiWDukLVEqll5EB5m2OAqkNu+0x3GhA1Ko70EOVUse0Ep+gDefu5QGmabnvbzWstrBAG/dLKRbuBfF
        tiC3tMOBBV/aT21dogaa4XVqQF2HD5wW3XDUda1mkwA8cCJwYrUhr9fAJrKYkA8g44R2uU+WuSYjuCPY5rQ0kBk6ADVIPzjPlx0EDY/kPjGaRZmCgWjfM2rR
        5IYjJ6M3avvCPC+MftVFMs5aAjP3ELLV/JcfVbUPh9WT/EhVJ/+evq8dOOwRnTPPhou1InuoyMXzFJlXPXOK7JEi6ZFWZNjHpdUO0gStJaf+M2E/8URMbjqE
        Pc8cCHFCH/bhuvrMAZCGZ9IPDoRVun+AKJJzNi4w7jFCak6p/vg9qlcdPhT2fvgkVCf+h08qf1c9LFI3qRt983SjtDBkSh2QCalztZPRO6ZY4Csi+CmnmChG
        XzAgF/fy2Z7ThwN/0gh6MThEPk+H1cOqlx6o4p7TRw5R+3tV9XDAwYYtZEAoKW8PFqjKv5mkn5zqvdneG69ZStTkVHv0xrb7nAkUjKybk9+SRqGSHuVRnXR7
        kkj800c8yQEyhtU7yT9hPkkLgpLvx4pnpb33ZpIwcywAQeJTyDxdhASys04SUWWP/1N5pBTEdkf2PeLLltLCqJRd3FKc3Y+NjAKrC0iOKvL3JZXvepkqB3aq
        xc8lAJ+ZmT4YYsT16+p7eLMFxRLCoLUHQmr6LsKH3ntP48aj+HnywAHZQcJ5WOP7oQ9qgC+DPv4y6Kch9L+bmEiNIN+n+u+Lc4/FHQODi4GNy7CG9uYxFIZ8
        35e0pF8624duVIMeLB37Vd/T0rIair739NPKf9oLqzfb96Gth3bpVBWTFVgQI2aVELNKiJkHYgIVf5txiAaJzhmLqNwytxXSU+dIxPDEmIxDtCok47VpSn9l
        nIrwoj/4UeRUp6/3RMhZ9zs/SmNciM7xiq7nZW7XJBg9ykRwbULYIwDb5DTh6eT0cwdpXkri1NOHwyqUuP0nMWvfs+904Hs8+ai8VwpcnkaXD0nZhJ6Fz0N7
        nYcd1mmYYdG06D/wm22sL/akN9tn8QH6K9tpnKyH1qtqyQloLVqh1VK8iGu1YN3lNZtE8EkWXUIH6AyCAQj8rO3lG87xcImyjocDoOePJNaG409yGJyyFMV8
        8bccbDFKIbiZuDfcqMtjdOW/Pzm/i1XL5Vi17P1igdaavNOQsIW52wuZIJJx9x3JtkMmDDDX1pTD+iVrAbWHuKJOuugkMkkWuzvJ87uzo7nV9pPUdDrsDTXV
        XyWH12ZFsX01EDyagaCc90QfFWZNYs4UZCIDNbKiSW24NHTNdPfOAzQ0urxC7ZzAz84mK9oz1X45J5VbWgmo3Al00YLLNDvYbWeFmkabRk/JQhhzKiwQr9fE
        ox3aTO6QefQNwA6RB/skV5V5sNoJePHGqJdfWOTKQ8fGb7qsBCgoQ2RTBfwj8IzjZ1OT9w01GPFk6hQA6T2Fn7Empy/W5T/s+CzUghyEPq7K4Gj5GdzMTiW1
        BtCO17qBI5xiQdjkIA9yfT4r+zKcISLggA5ow17XusxZFYwmpmdCRwzvF4pW4QAyFh1PcX586yM8tWqeJjR//4Q2zpdfTu/fce4hGk4NIc6wWZWR2rKR0JdZ
        uLZDCLBWE4cWkyz+aWpvSMKsdnzM/vIbp9yD0ez29/27Jz/z7md+6h302YbfvfcTfzL0uzgdbJr075+y01WwOFzygc/DDhGnPfyHzRy/NzNJlNPf2Qa6GWI7
        2eBDqyUbZvOZCltnT4buXFNhU2XoDyNSSzcUFhRODIULvM8XQ8hph5LbzW7SYrSJVRaPYjskyjOvmTDuz2cmnOsyE4Ze0GipQosqz8yEOe8J4YDYARuQo9k8
        GE2gupPbtkDCpnFyOw2F0wEFHtDnKebAHhhjCnbE0IB1IsMFgxwaLUI+k88Ft2I7WnWY7XczO4PpBL0mfmJid8YgDCO7T2gH+wNFlO3AWx2mqw5UrmOg8t0D
        1Qw5qyPBVB8oe4GBshcYKLtroJAOlQYq3zlQmj23DJl9tSGTUTL8QzaV5XkLo685P1wsKRKLfVMDjqEBhwqMnQDOttEM7ru5QN/NBfpudvsAWNKBLixre573
        es4uPuNMOxAf/D1hRTYBFXQEtAyzFrJu0I28zPQUAKlgy6ocETSTtU70WmFPWI3yHyLRvhpt2+dXwpx/xKYX0kVUtgAKLf+/Q/teWWnDCxiZzj0lr+MBZFU8
        ouG0Vf5AaJNAXoiM9J1nDhzAQKbyvHkgLKUXzxx8OsxNGt/PjJrE1QDhGyaRgDpHciYUWMgpN0mj/TTU77hn8xsq9zR42K56YNGF/XTASiWqZ1fo1UPrwyep
        S84k1keANF0dDore5DkUFBboeC9Ma+kLrx64VJ89CdO3gnxA/JQ+OIKNGSe5I0XYaJsbvzeJZYFXj1926eWTBGXjTup7eQ/Odj5WAZt1D/1mMsVvgfRaJIhO
        0rL0N5uhD7jsPfibYU8zrG0fWLsd1vfEL3pVbXvhff03Lv/laGubZGNa3rWa2fMmtGco06JZErVDmKjVWi2YWrBFxH38lrwSn/e25HLi5//HlVvbNI19/Sqs
        NcPEluL+TcnJVvSurJHAHtVzQmG46m0518QFgL2nTYSuNLn5CAOCoADwelhuUf0t1dP2RJ9mij7NEwdun3iybEP8o2k5xJZTwYs4tHm829sBmSzF2WEgMEVm
        Yld1V/RX8zk75LSZbSdeDWfbTF9MFjRStwcLlNtiHQ+eOXDosDPnBfkElMnkdzgFDug9vfT5O9SyEwdXv9TmIvCWDV4Ag4CzJz0EHELHfVEr8iY1Z15jmc1r
        9TiVA6WnctNsMzUxFQ5hx1l0ta5olwvET4E/MIxwWy2mIZaGBTD6ofrCUgumN7Lhoz3K0yO3FRawU1uAwt3FmYsS8/RGi90E8niRDzReDvTpTejf8SU2z3Gb
        3+IHLroO1bqFXNxPiUmXEQ6zTjwyEW0CNuyOKJ6LOIyHFRSYY9u+NvbHVQWmsdQ26Hyv9Kv8ldAM+1Qfb2hy85MjNjH7scK+8rcm/QtxDPuvBAYVTQcT0OnD
        0VNFPkPab68NQaBCXeT+edT442Gy53KGcKriREaQo//DrLZPfVza6H6bnuc4gkiBeuqpcicyDkGWJhrgz9h0TuvuoSs/aKsr32cbZtBHdzbJnTG+w9sG86Jn
        4exJYHKaBQZoWtaRsocrTnxxemkQO3xxTPHFGcLUyPt71BCmRh4H7KwOwf6GE1r1ABRECMqaM06QZ40hkm5jTByMSY06rlwaC+dtjIWTjoUjo+HEY1FEqdSA
        YjIWRcIE4BLyoTsAMDAcG/qEXixMOVgCMcI5mHF4j0RIu4XNS0hoTU5QRXjdhITCenx+/2wYngyUCnl/LYfMeXJrWG6VOYe8+XhoZm5G7FqD/cYQ6brglGTG
        bjfZk8VXKgYbIOYLfk9vX/+ixUvCJVCkYC4AsVKRqXylHwBaxPbwWQEDBIi5RQCMi65cptcBy8umWkLdLrdirAu9Fk94D73ErTxmawGaksKbOzOVm9wS1aeo
        8W6x5JUr1drAdYP1xtDwCKqJn3PLup8TKDDAl2Hxz3/fiqMTtbjd4sJhh5D8oyIXcZE4EdTxggFtB3SW+thHuBfCZ5tIa5vxwwGR8ongVTGzS/ipqgrO6Ccv
        lIsItw10RZMJ9tepGiEwkAZ0rwr7CdynHg1Im+isf368XkRt7Ac+DwpS009DLTgLFnGPZBYsxs8SVLNI2VwlH+b9kJ4NZtiQwFwKos8BAlWf/8tBHY86v5Qu
        LsbhOhTUr5Z0D8Gg4BrNyBKNAaYqJtcg1Xld3A08lEdlCP4lnmTEVjAdVYknZAkTdxEhRbkFbOcT9FT/ugl9L09ILge804MnB7ZbHBIJrDab7+gsrITKhIX5
        eFpqE+mmHwck3E/JRoVoGGZFC9SkAi7UouWEEzOm+WiATW10gR7XCXosUlW6U0vR4roULRr6VEiATOi6JJlHDOH53+GHwGvVNxfu/Yz2gKotBJGYsYWikpkg
        Dx15SDOfmPAJYDAzX8i2wnxdyBWFE0IlC0IlCyCG8LFgaFtN8S5iGqlTPi8IiNHBVzrhedDujWxBdnoVwAfBUMNwSzCQ7RlrIgURZYjoJIko/5dpmWKbqBL7
        EHdK0w1e1MzM0ezj6cL2AZLIIYRQ+060MYAg4AXqT1hsQdoG/2di3qY1w8/Gu/+xPgxiE2Q9Zc2K8FTgM7SRnRbaAAeKdhbaDbynrmv86vx5Knd90TKxlFaG
        7iRTIwbxmTCX7mtLCj+4YNNg07omW/iLPjuXectBX52s8I2J7xLtLUwdZts1tiNTufYLqTcAgkXRKnhWcQQhrCdysyLm8jInNdpBTbaXtSX1VLK1mm2vQ3H8
        yA5NhfbQjv07OrfkM60r+65pijdHc/STZnS8K3AneO+uy6LLmfWu2FbuQGFa25hOsq93ApaXd2KBxf5TnI4dZsJlVQzYv0cV2K69JHbtJTb7YdPdItJZ5nBP
        7NrLdJLY1VfqTKZopVsPPbZrpwXoXZyhsHgn2+QXOJ27x3a+D1TY8ohwt0AriZMk1IohO3y5YFLI5lpstE/viF0fGwbyA9iBWSTK0TX2zAPeqfYDixbnHDgm
        x9vhJKRAHLjK7rSm+rM1RaHRSpGJtYItsWCn2aTys9BhQsIJ7U6biatVRJO4rSxdw04yHwwVtSYwxjkaLuGtlrwFDmrwJ9QODxZuVrqpklorNk3qv/mMpe9F
        PKQbNOyTadA1yboN4zVPG8N4GBZVpr8fqKqsuf0MnV20Otf0H/th/83qN2W3mzXet/BfdNBey3vFsm2YtyEF/QWD7XnnxU9Iw9b0m2y/cIv8zxLErhiOgskf
        Hf2gpHWDrWBb+HVn8TuOn034mcDPTv9zDo11CGFOlcAw5WimVbkT7XaT1cHEB/kBH42UJMgLkN+htmcLRkZchzEdVspijYpHMLfgaQZzxoEpjxiiA8QukNBv
        QdmC/jwW6pbWoEUGxHUY1LKr1AWDLcsw5h91iBMkjjTW1Xe3NC1m5+jaGsKBlCTGatTEmW/Z+yL3CTZUMw04KSmbKKs2U3hYrCvl57f/2Z0D3/cP2778nuZn
        f/qVn9t6xbMV7k/MPv7nP/wFZ0Le751gS1ALZqJpJycgVTgZgWX/B/8l8fZ9WyVnpcGWLy3P4vIeeWztpu/+vDHxy1+4/caf/MavfC4p74F9m1775OZ/3paM
        6tyWUmk2CwBxeebbLU+f4XbaPk9s4B+AZlnnAguzU3FMi7c6L9DcF1y4aCyEDOwKEtpvjhOOBsLduDQxzSxZ2RGdbbGDziwni+AQshyhkjNG0IzyzzqSFwF7
        lw53KKc5G7xZhy4a0qMf67H8A7np2Kh1Md1bDGsAnjpJ4L3FbP/Xi+OTQSWzuPKyuDU+I/Pitcaj4XXgcxUYIsULRLctyV9J0sUSxlK9WOVDN5GF1duhLC2u
        3o79HeZPmJ/zRrspnz0ZLulQcw9AhVRVA+BOtVSDkegYkmg3+ZbqEUGSXtFj3iQrTqpvPn037s+n7y5067urtAqHvntJV8ybnsgMligryESioJCSgutY6MrB
        O7AEWM+YYRHgWgwLxLDMO0x5eGq0WTsWa2nyx8NqpqghtrAYmpi8P4XvJojqLYaP7BJc7Uz3JDtC6lhSGbpd0BEyn5BfialTnHenIT//EEAHV0zJN+Dv6Tsw
        ZeVpOzDVlqZOKLVZP6uQc9tnQT+veDUGvd0C4+IuMC5u1x6MS4IUjX21RdXPuwfjsSLClT0Y4lKMR660QW6WugeVXguw01XsiqLjo8FFbdfMzXbU4PsR+ljP
        oY8tXjvGUXSKiKJD43HKbAeZkgyhepZkQXUKelAdX8OlTOYtXl0Dt6RLA+fqGrgSm9MnGrhatwZuiWjgFrM+0N+D1o4JninBs3HxTyF+WmuJZX4aDAf4uwTq
        qCWsdxpIVEbhIEgZnnVqqcIluO8miqeSrnjyGFP6FFz1+2JM8Vq8Dod+rfZW9Ud9zbC/rZZAokUZdNnXVoO4XEQ1LGq+Pc1QrQ01tMSlIYwqY6RJiuIhpnOC
        SFWLgQPb0wFdGYfpZGC+tKF1q8JKn/C3SeX0M3q6qo8124SfKqnGk7QInWQmO+0hBFM+22gvhpPFRRy9zfarOOY32xdwLGy2z+PYs9k+h+OSLcaLOFqb7TNm
        SrKW7GC/IFqbu8fDUkfqLZWD6lmLkVPSQumUu4PcVVRvMyiBgfxIZO5jawzqEm9ke23MF0J01pbiosAiug0TtIpyM0UkURJ84EKhSIzGOYGlcisst9jdqsy6
        GTxwwYFApC2Va0G/kqOzioTZsRjSXGPYizpRXViRfYM8NDGIhmeBWN8GfX5XDOnF8EUgQlrRQ/Hkj+P+XiHgbVb10FKeahZ2aLVRaFjojLVTPK569Vg7vvI4
        1k4J9k70ZZPmQ1xiNpPjINKL2fJJGDloXo7Oz5iItUMAvl9C7SzmUJgWXqbFoUgdtHj0P4gnA4KhtNTDwYVUR8dzZtCD4y65fV9Q9KTD9HlPO7TbuGrScpKu
        EMeYumi1myfgNkMirceLm6LoNSxRathQTiwWPw5vp2nqhuFsTPzAvjQGtWHkdFHKhIrN1P18LLYVqHveEdNQC/pY38ubpLYPn56ZmY/MPA0vqnxUg9NJHs5U
        A1gMoJV5eEU9gdDMOHOfQHTmvERnzkt05jzCOTv0NcIyq5wc8tEXPuJvhPrP8M5gJWY+ZSbGcVAkXW3VmDbpgMpzm1+2YHbJDXpUKt8tld8vlb9PKr8v+/Ie
        7cud8uVE3JWwcIv5jrgzobvFuFVK3ColbpISN0iJyAZDrz8CdrjFeJhuvnKUerUrOXkyBeL4FOvG/A8jV4AxBZPIK4Y9LnHRJmhS5/jGTg4ykoMDl4+AAez/
        5DDIPHG7YXn058t2lVau9jRMAGSFtP3Lr+DPX8p61PSfDnPzSoMwBuntEEX6ZL+0DwjtsO/nn1phH7QtfaqXuHjYPxX2qv6dj7G7n24vUtCkRaIRHk+xRF6B
        LjOlOuDyrCIqNsMi9k9ZgczTGluiC9iMWNdoM+Jhhe+2qPp55RXwIyuxGbF4Fw/Vx9fQOPOBBEUE7jlYmIoOV++GqXYmv3DEp8hQvSla+k8FTofviNnSljOa
        cSOVPYtNtJwoJ1VOrFwyJSnEHpP3jVvZR8QVrSv9KgcFNeLPzLvR0EMCuh9rinEMe6AnNlUPtMbUUZOe0pnZxhH7cHRmt1iryiwQu9YtVszqDgnNJpv3dKrh
        TTGqhbtx3A0CVy7R1cMib3M7LO8WL0z00G7ybinUD3wJOiV0nMrg2lNbr0KrGVRULFdr9UE+KbaCDMZwDsXeOeJdaOvqdPneDJ3ZENvHJoQZm5YYsPQztWK5
        IS3sGNKCi1cJCH6BMxufELm0pXHs2coHvI1eYOK3Q94Xz3al3+LQlGRoqvGAwNWKWAAPUgnBG+iHd91bLIZDxg5ll5697sDHcrzrkmNxn+YRNuctvJaDEpBn
        VI63PzF+OSA2PsEGAMgXH3jcTFXeXWFH3IUGOVVhT/y7Cd15Lj3n+6Z239TuW9k5oVgMUUsgCpNCS9yqMQ9N/6IVAvAMf8Z68zuJ9YUY6wsJ1rPRRNgx+7DZ
        DDLfamkWfWz0YYvRhy0gZfsNvmzyBnMncrEhSAv71KEOL2vu+cRPnMvgReeAUQpXuobxCCLAcP25uH7tcQcwY59fEwklTpgILSehpdLAUpwcgQNMWQivVA7B
        kkzh0abwaA4pVQHvprPrzSr4eXfwqTj01JjVgBTAgae4vNGsvFEpT0l5y5Dagctbfou53PtWj+1M90gEoKOpbzA1c7cyom98/ez/zEfE/8/b0TTd/jqEMlqj
        +09I+idJATVm7ebtgX/40qf/OR/9yVe/8vuFaObCnC8Gkjet6Jtf+Mon43L1d340MJJ3CHb+k+Kxdh17rMEOeQcx3b/76q/Tp6/Rt1/q+PaO5Et7R4VYO2+V
        JME8jK7ZZBA69LeCRco4EQwS4UJMP2dHxcnUy2XWC2eWo288EBaYg6vBtv8jSdgjEeVSx+CXH8pMkN+Ae60yH6S2lOMV6JFfneBAhfTRCQj8NbUI0ZGStn2e
        SgIFaELqD0m6XoTQMf0cP6ZFxwpbUV5HNbbCxc2wZ16VBrRKpQ45woNKg2Ru1dOhUurVVRpLmIMmIkKD4wDFIkJfO/SxdvOpBFm79WFPtwxbtvK8AgLuzycg
        +F0Cgo8VGqzh1BIsehotakQmKDQJPDWqyBd5gNc+HjQa6Ao1Ir7dDHGFphG3KpPoWYJoVNLEBWw/ZVos3lFFShL/KY8GLnYSn36owmsy64QyZnk7JVNGlDt8
        CSq6QTu1Gq97STFv6I7nbzxcD8rxFtrZcOhajEEtVaBl2JAWcqiiWezHL5hejHcaVknEmhPYu60Q2lgdSAU8tJpM/2pAKgtIRT8VIFVNQyofpo0LWeQWOpCq
        JBa5cEvWjXF7dKSi0dWQCu6bKVL18mq3j1ex0H6YMHaCJEKIZs6LVLg/H1JVu5AKiFrDepiQi6S3JS1qhI5UwB5TVQV74E+qSuJrDSj1xrebAjNqGiEVtiQJ
        pQoaSuGWphjFGEUG71E+pbs8GEaKXzoO1XmLTnuUxZGZxkOPAxYiK8AATbMmJyTK07nV3iyrjj0kcMXBRrF4CfJxPMUklqsLpSkJUSutrcEQrraLf+5OUFfl
        0npmF4IEgsQiWIWLYBwNOgzdbPVDeYBoBa6svyN/Kg6iWOAAmnwbQRTxxPc4nsA1U1pfqKyl43OOu9lFax90DkBc+I4R2srVCG1NJ7Rz5sTg1eZEfm56QqKM
        3/acKH/H58TgW5kT5Tg7IbqizwmGWTwnsMbHrMh3zIr8HEKLuC//HxDaXIpSHk+YZJbA/5IjfmnTA9kJgL9HedFe9L5k2iZJP+Y0GmVJnC/OQ2XDPdtJnY7p
        Qe02ZZAIotHnfYiVbed4L/QjT0qcnRl3J6IRR1eW8M8ddQ6inO6ITiOAgUmQ2oPItoV3krzP9tDR4Uf55531wNDe9w28b0SH9t5BPTGibxWmQhMuUhziTEqK
        nTA97w/ytjdtSbgCyHIF6mFhflmuwJJTQSSzfrYLpgm+sCTX8b6ZvNkpyWnvQJKL3ylAkotmmnZQiWbMoBpNB7XoErxWbc0ZnC0FeifNp1Po3qP6Jo3vCd19
        qrfDeqDj8l7t0n06Obv8hnGPcmlwJqK/POoHxSgMStEffe3jn8wHXvT1r355thCUIzNwxbgKVKzAEmb0wk/i7QF6++++evY1fvsvfu/H8/R2LnCZky8YoaD/
        KnEJDM0577j/dEjkkH4Xt5RNB1r06vHFOE7OcbX4uFp0nPh2M1GZ+BPJ2bmtcHWZzTSKXmhpyxnYY6QGXbszfcb0Q/vZJohNSPo1VQiVJWwmgstEDuJzjkNo
        lG1N9rBjYBGuFq43fwiqgbXGDwZVHN5HqEmjfR9xHTrcE5Rw2BXUANadhL70yg4abzpsD3rwbCLwcNhKk74AbuWizNsQyqOgKreYG+lQ3WLcBLf0LcYGWAdB
        q1dAXJ01dKhttMagSgD7KijnFnOYDv4WA/GnexCBtwCXhQEYOyICTwEp66h65mmFjKdxHAG5DZ5WYJ6Go9AG1/sd1y4csJ7R7Ex4XZru9spumXE2dOfbse7G
        x0nj++OgIP6esKQHrn1DVx1nNhmvT3fEGtGMNbQGTfP2eSm9seu72mfDItd88adPvbbtaWrchudfgmvFpn8iPvSNbW1qylpQNWNfNPCB6Pz/klXCQFPxWoED
        6iUtf/Igvmff/g7HOl5155X7MrtIsrawGS7oVVlowTcBphYFmE2Nv/93f/r7Xlt3K0v0it3QWHlltJpt9lub63bZUok7V5t6OsaQ/j9fbm+/j3eu/nPsz7Xu
        rh/7PuyItbff+b6PHD9+/Pfi+9EXl//K+668TPdv/+jk1h13fGFbUza7uRvG9j9WS593PzN5TlbwDhqCOTRTeOa/7v3PW+GKkrwh7uzsV+co1pjBmtVI32XL
        zjAnGh/oI9gX3mjFYiV4Uyn2PWxCQVBCgGz6cdnvtcQuNnBtjUcgHsEij6CjjWBxzgiWeARLMoIkxV3TCOaudQTzLQSbwPDlYYuTjWDp/+8RhAGZqTI5CnXo
        Dr2iJ4TCqKVRYQ6tqozOBpoib7HSbL4GwvNwvgbi/lUa6J2zLGLK08lasNDB89xOnlcAzyvuy2ag8Dy3k+e5C9CYIvM84tiBE/O7UszvvHISPTQscixg6E/o
        ra8b9MprF38WrFFZp5XN6aDCwsuaeWqFo2TOnHujsE8Ot0uoYQPUON28UXQayhZU4R2WLxtSbH3A+0ziRJbsM1E/1ZF3EG3Og0PT+sOLdWWYGmLYbIuZc/EW
        0/faedtH2PGntL0orv8eOvyhAbPUfDQ2FRTiMNYSj3WaA9TDXZ1Y/cwrNrH2vybBoxT96eWvoL9dARwQzUkLyBOz7ujjz/qIJn02WCQ9pVK8wOsUVg21SLdT
        ErtVBo+bgceNlgA8rloE8PBCC+YZDB5XwFMW8NArMXjc6FNnBDw5iRyQE5+88phlSKQVWDRe8Zy98bmi8xkzvhinCw6midw/uegy8Tm6ut68l3hybq3xvWD3
        a417gl7EnNuFQDZj1l3Y9cIGqYGr+6mn9MG/InZPb36Q2D0dPoDIKmPWowirRjIe4o+MWTs5RjnC/B0XDyVzlmMPtMOuwFYdgoeWvSQOAKDtMTZn215onFB6
        2IaH6hBMaME986xPmGz4dvQvH/NJohwMfJIsNYHFYJkT0Ulp9Ms06ix8ihya94J+ETWWi6ixjA590JSycAGpAlDP5AjeVCWJAxrYAnYVsTPSC1VtQcaxIONY
        UP3ZOHK4UAnzJxkM8pzBYDE2FzfBQpRvSAaDdN92MW8u8nYkcFqiPEumjCSDQd7ndBAGrCGS3cce7zcKTpnmiC07thdlFiDE8UZrgwROVzaSkABceYYDMncT
        Ng8SbKYh6pok517+i0//SR4QCmzdNZmnj8vTJx9Pn0IcgbR7AvXMN4HymEA98QRyIzhZdk2gnu4JlJMJlMsmUE4mUE71nAxtSHQ5CdGITAv99FSmCrZaMBQ5
        cdvMQfhDjMoegnbDVO6VhhX0XikbM8YFQ/sT9CWRWQ1jSRra4kqDKBB9hrKvNGwJ6rNhisMNx66vEzBqIIk+9nqFJiCaOWczmZs0brbdaEg2mdn/g3cAsFuf
        X2m7N1v9UTH6zBFf+kiv9dPXfoHXTENRk9NBK9Z0Z3e96KefSz7A3fxKqx+5ncesBuyEY6ih8woAupl3ri2Mi5AUugf6k8LVxemzPoMs4lTNrqRqZndDM5ui
        ijo525oNeM9b4peMWRs4qwPRGgS3YgIE4gCihCmWU31Egi6AHvXTCSL1ql46OQOidJGJEmw7TCE1tpCaqpCaspCampAaV0hNBYcnhSgdNtHftcZzyEZKx0Om
        UCJC6jyOB4SS7eWIIjAI+CHs3W8xfhDxurYY7xNEuQ/7+mAkOcz1XUJnkSqgeot5Gx3KW2jNn0Mm7O2CS6C6FeTcyIFFbUIwbY62vWmqY7bybcxWPPGZ/dpM
        wiOO1phD8Ed4Dnvnr3MWTdtPuRLSFdytRvdrwt1qzN0qdCTuhvCt52RZLwt2tAULkB3Enzv2RSrxquYOVSGEg1E5Xnn9GyZW6l+c57mF5/+48HMn+uaXPk3l
        /9E3fpZQUlQCyUtPBCPJa4Xo8nk/9KFwKETGFuN+azoiio6lCx3N+GjJERoAhPe1EGyegOMjNLmBhThvQF75QdsQD12iw0AWrBKjceL1UOHQ/x7xvy6l0Jhe
        2BYaHhYlBAfykrlZwtwcixbR7THMzRJSn3hraaFN+JDMja10+rnP+RjmUtQHQjoNJxSDw2xGM39gE9l87Usf/+c8aOP5L9tMKekPhISZGYuelunJL36EJkMv
        TLcQE3Y/FbVhyodRA9eF9a+HwwZIKedJSsHFVs7se2XICFcsvHWgViSB8xpX6macC92BDQ/V/LMzftADpkylmNdcit1VyvNJKW7kTMUikztmOaGb+gVBeily
        mGwf2S9CBUveYtR/ewXE0UM0WyRhglIb8ZcVEVTDUsgGlT0MSVy6Mw6U7yJ5QFm5O/l6GhmcnLBH/H7onHjrE6r8rgoby+H/O+scoVgu7qx7hCecZA2tevVE
        T1SLeqM+/5IDvV9cl1TwLm4nsmLDHLTMZr9F/zWn+y1LAvsiI0cRhFELmV1SQ0TOfDqqJGOSl/bKkWisUISiRLhDdbaIZQS8zbBEQGtXPi4j1xB14ok78T26
        8050bv6PQ5dTmIg0yQMRFmkoPUtxtGGi9R7oFievmHcOrErnAJfHaI9ogWM3WxuIP332owm7AeKGng+DVkWcaCT62ueSR7i7ECoT8gt5wvSoBW4qR8uxNyp5
        xDTKwrnKqhecqwxq3MCggOWXRcgqqx6wqbLqk4AULCyXEVRyBVhamTCZeRz6CU9I9pzA/gAORFtwQHYoc4poD0jWDlhbVCLelC8gjnUiMssFiWZOM7nYJXyr
        gBgthiiJfDOySMK88JN+tDz6q4/5oHV+L3RZ66ARW2ushSpsrbFGtKFjojgdxT6emHXRm4uhNFtrLIIqbK3RDyI3RrOE1WRlUZPt9k/k0eo9iBJWEImb3r3f
        A4+0nlIj1P+TVOgK9qE1MjkmlW0aWoQaJL+KM+X4nKUuzEmqBR9093S4QhmgAeHYpCwr3ygcPLSLYNexAIQVdVLP69NZzjLMxBVq7NDLiJE9QpWVseQkJB7Z
        /s2v3v2gb2yfgG4fBGVk+/pf/0T1m//6l5A9wdv+4T9fvt41vn9i+9//yKIrreMvbZNPQ6tOFAOx3ZU/FY3vCQzmFiTm3MVxynMcJEDlEIBRQXUDCjTSeqhi
        cfID+BGOSEuszlZIzjK9EcyVzT2sZld7OG0KpngF4oJ/2CRAA2XCXhpFOnFIXKkgYoOFQ5mj0BGIq7pPJXKblJArEIG7Su+qwM6pxBM0h0xBtEgaZXchgN82
        WqHqFIlp5bqHJath7PX4x/Js/0Qd8/8IMeRLe4I+OlSFJIY9e4JFuHCpA1W0bzEOiOeLT4OByOSA7nHzbOyp9U0F11HvFk0Fg0mGBBjPSrR8TvbRg/931pFE
        iSZNPc4IaarrpnZU4I1k7cS6fYo6t78CPcsg369LdH7ztgpHbTJ4w1KhbLbkGOHgxgHygYw8xFMQZQScXQn7NR6nRAq9u9LcLGoJpsAAfgieyGBQ2okcMXdK
        4B6GYJDTo1CbvIsiAUzUaEup2SZvCKkpHl/CekPSKlF50fRjU3dXUsMfzYiNUbAehNDifSZcOhssW7C27HKkq2K1rIWUz8gUvryNVjRUACNCDqbvGGpYwgFc
        uQxJJ27hiFreJDhlDVUqnA0C+nTkSv+V18xgiGBkY8NpRFGzlgOUs9TOpHVac5z56AE30ehoIuwvw1ZbLW+FS5HLlRu6FDkt5m0oZheGDC00K5w3cSQB3JY2
        TA6HkFWSW6uWpeHP21RHEm0CYEBfGpjDQ9mVqV8h7hVrRRvszMsZoBqq1/9azotDEqmGJ1n/CD2Ix5EIm2gFTF7mIpogLXEHA23n2Yn+BKvdv/mLr0CEy/Pu
        hhFNiwVcwhCuN/+NKXT846YQ8o+ZQsmPmELKD5lCy58UWv6E0PIPCS1/XGj5XqHlHxBa/ii2Q7BG8YiI00oHGoiqKkEDUVUGNBBVWDIr2EaAAVahiBhAxHOo
        B6pQh1WxRwwNRBWKiDIdesAcq+CYDuLzZ8wRmxnneJ1REw1EjTUQDVWDBgIx52upBqImVdQgOthYgEADUevYKqklGoia76FEIyBWW4s1EP3eDgmvzsZtbNnG
        SQfx4+Onn+3V2FSN7dQ49WCWdzCqRFX/dx3vuG3acWSpEkeWysfJRJCY4mVRXswgMQX2o4hDisDNbjuQ5TqFG9CwPGHDCD10YzG/PEfMb9Dpx36KAU1lQJng
        iDEn1uMk2VDTXvmYLunwY3+7Kq01hiL3cYIknTUCluYR0YcO/ZCErjeHI/9x8OkSDPEaoDZcC8a4HzfZSn+Yz2ClPxSbpnscxCmHnu9X5f3SEhurfZWTRUN/
        4EhtptRtcWPQBK5WCs2hxBIyRTakTlTtoGpTWT5sOyHzolxcx+VCCVdaaQ3czIElWMYqSQyGJXQpEds3ps/gZvwvlinqbbZytCC8OmBJ9l1wwi6bWf4trPdg
        LvLMvsTQeCcJ7CaWjWz/yln8WGF/Zz2kuqLLJ3qIxjiPY9eO2KdvcIIK83Eoh3kBjlxw0PBKXFIkA2AnHES35fSKzuNTdyDQrTLfzW4Kkn3FuLMeOLE9CjpC
        KxKDJGaDiV0QxzowYzsCthzAW7exJjz9nrM0cRpAYtTMvuTMlILN7oL3SMF7ugq2QG7gp4JVMNrjaJ85iTc4twfJFTNDHwt5O3PeHaY5bU2kwLsrSZ+MIeXs
        oZzyLDL3i0LdFPU6gCajaMWjaHjHBqzcM8VpyU4Do3F8z4On9u1Q5qcYXU9Pjh8+lMYFdA9OGt+9XwBr7hHjibuTTxmZc571zGQN9un0sSR/JTqZCUmT/pGT
        HEbCmZh0Jx1U40kdtxyZNA8eVsXTYW7SPxjmd9WDAgkStX3Q/0yqg2zaQTWy/WYx9Y2JW02zdLJ88D2OIAIePW/CgBqxCMx7SFpJvkADVX5XckXj61CbQvdk
        NPIhnB6e3Pa8cp87+VhY2QO6ugcWM9Te+mk6jHzoU8/hFeeQBCTI7QorO3jRVtzBScG4TCR7VJW6xyWf3MnpAaVNv2ph17sEjTGtNnfG1iAlkoquCgyqpQ6H
        RACjfA3AyC8AjA4YoOHSBU8CbXd1gQhn0oW7OFeWlPRRU1SFgN0zArtCB+wKgJ23J5bqOGMwwc7TYMcwAARKbNbiZKzeiWs3TkbVJyJ7HxGFZ2D3j0Yg4/XI
        h2Cs99hpZXFZBNjJAwcJqeyDh7xJ91AtbliKgjFiC2xiCB3LD3qTzqSZYHhY1EAuHkelDAcPT5YJjpO1DjgSEaah4IEIC7vqhM8jCNlZeoyTsWWVIswzmh6U
        0wngfUqVTj83aR2e/BdRXFGdzmT1yHt5TnV8CiSFmU6Kq2hx3Fjj+2lZVfC6P8lNnjMwRSsc8nuaSn52xj6IAoAQ6Rh+2prcf/DQpHkonSGovoz8iFZ0jnXB
        fOFErM4o73knrZ9yuHnOeHdFQjEInLHmS4anKGaBneSEE0rOnDPiNBn0kTCIjmYD6MBt3hMqgpZRNwlV3EMsotEsyYECliP1bk6LyLZq+PY/WpiKlierMW/U
        WGDMpSVxeksa4CoGWGGAddhm9I7Bay0MXjbLTQF3DVAWik03f80ihiW25bj89eRSQIOYFOvMXnYgRaMYstG2uxRgu19y9HQ8ubNixXcIRZOKf8MSp2p5MyZz
        dMvKmsH1xoPkf8ZCbtVkbCzkva/gVV4AFytGdO5YT+QLQ0bTmNhLrPKi/6IV1ugGYX4l/gBuznXIEUV0rAS2VaLaGWYgdZA7HE68U9gnB3DaktyGZos1V7b/
        C3mgQxUzLZ9Mssq8k6wik8o/rJzn4kGJRxsaxBDLZPqSQUZYes74IEgTgppVSO6g1pLU/MGwtIeeIU8pL0GQvYSmZZADfYV0U0TW0iJCH9EPh5Atqsq7wVio
        vznl01v241MrLYO+uifsQblIvUgnXHCcpZSqvKNixRwd3cw/LqrGKrqM7zmhhTfGOeu8lbahjaqEXyrGrbjzsR0oiZWNDF59vKWz0IF6smpC3FvQ+DDpQJqw
        CLPGg1AymsBM5jFGD2SU026Bi1fmn1w64+EZhIzfqnI6dObOsFw2u5w5s8tJZpf9VqdLKa6hGG27m+DYNVXo7jvTaZJOlqJOQgLhQQtOj2rX9Kji1Srrbrum
        R6ljepS06VGNP4CjA0+PsjY9ym9reoD6YuFVvD0FcjHKQwvFKuVynB+ynOIWq2a27QshCPDIeNHYFMT4ZGgSQc8/mI2bx8uFHzOBlU7AB2MeIm7RosVjJ72i
        /5IF3B0LmGt0vUdkFLuU9Cqxcd5/gHuTB99u4CpJWTThk0KQudJkCYujXKM4kyBmxKNJoyY7Y1bMdyQ2kcW6nkpCOWyRG+zHGGEi08/Fv/O+w2Ns8TvWAu/A
        QdwifsE0J4C0RfCaC8RMWs5PeoJjdFY4xE6rRud8jUeP2V6F+bInoXzid3n+CgWzVJlTw0tuZhgfo1mpUESf884EVixvR4wi+axOC5iUpxkpOxsE1aJVIZZ8
        nPzLzJYUV/3mZuPaFQRrjTH/Y3CA/rm8t8ngDSJWDEcwnrYmIir48egVRqg4n60V5RAmwGAlEbDD83bIIonTv8UJYnFOI0irKp58NuejlhfeVTGSATF7HCze
        ptEj71uOycHzSLQojhrxIlqOd8r6FUOGmIxl4J/DyRzdkCPx7dnJ+VSi6ccUrYNpkVWP/vjZEznsuP4n+jxE/K891CsSnK19rKvkrNwoALrMNMIh9skA4rs5
        jFp+ao1hRBM7sYfLIQ2Vg/NiVI536zqyUsd+GrxrxKvFvOKFIn21JywoIFSsVOVAZTlV2BO6KrcTu7l0Gw53BhzzXc6YjHB/LFRa2KEryQ6dFe/QFbBvlmcH
        zoLs0MUX2KGDasW8Dd76BLGftzn0m+SAdrDadaUcF03aw4EFkdaXGsAxJqcUZ3Sd8o/F7bEExi6nhaZGwfk2D80A9sc5ciFQjVAiL+toaIbFbQXIZWzhPOpm
        rDuY4vwj2AaQ1bkJpbPHGF12O5L+8mMWJ2SMJPighW+teO/AcKZlHAn1Y825FddooSqLFeW8NZUoelEWIYUHXQK/mAM/KDLP9v6gbPfqdnBAwqJYChTZUgAb
        gLEdHKJ85bXdCMeZmIMPRjUnUVEJVNEfzvYkswPn8XVITVMGzxADMyR9LZkj0ev0LhSm0WU6cajJ0aXZHijfqA2zPYmOzYhepYsKTv6OTgZw8jU6eemgj1NU
        yHMMT6FZ5OIIVoEX/aXcKaFcnFSjP57tud40gnL0R/JODYXjkY/W4KSCwtH8HjQC0c77aapWsBNSKee9qBhg86sYffIjsV4P3qpsvsP+DS5vDjo04nPfTN77
        0fi9SiE68+d+pKKCKvhGWMGwwV2SDfUqur2b2ZpNNxlmN9sDUT9185XD2O0zz4YDvH1XUgMnqYcmFJtNm7o4YwY1yEZv0tpKPjpFrfCTVnD10SKonLqKhlnC
        n1Kh0Z8ZQU/0jVc/8Vo+8Dk44ZvUkIuac2tYTF34p3m7YHd0ISpRJYhm6VdeCszoG7RsjpqXMM5nzl34Z7haTMNYFVr5b/7Fpz+ZD3oJBn3E3qMX51a6hD77
        zLyVZhViKn7j68/9Ql58ORKP5K4+Qac2j99y8paVvJWHzc99MNNjo1PkPt4ltq13IUHsRgtksXyLOQk1+RYjokP/FgNK8x7sp+cVG5Hko00yOYmBGKM0AT7r
        p9vhpahOQDDhB6XMB+Hh9KAkz2TOWQA/ZPuxRs8A864ydRma9sBjKhYwH3WR3oKbhUAvrhjgemKAWwY1MUT4z6/lzE7IxoCfMtYHytiBWd6j+umqEm+mvHbh
        Z3+hECySY7qxIraViwFnJxqUsdOSmsC9pxx946sv/T6GMU/DSAOfv97cCNvHtcZNAWcK3oAEfmPWuLRjTcBGjWPUK05WbOKDYaQlhlq7jEMD+SKh8l6EQ3/Q
        i4Mf9OlNNv93VgSl4mKxGXXEZtQXm1FDbEY9sRktic2oKTajVbEZLYvNaE1sRheJzWiv2Iz2ZVZ3nOuZ4xsWZcemyDs212EfFUnZi3xDdmyKUkVRXcc7NkXe
        sSnGOzY5Ng8uJjs2RZ95lREsoWO8Y7PEu+RYpWkzzl/jjHI0VHdQ2WsNfxDnA0Eti8NKM2WCWEqyv2KDxG+KArq9CVaLJOKMAdNlb8VO6P5ddHrkx31MEBuR
        irbTYQyZQf6BPxjDzxqEnKYBQjSa6IsGMlrzzoRPFOcLXzloxf5luGsjk6UVfzyAn4Z8rOjj7LNS9O/TDRv+DF6wHg47kQB+rXEXosGuNe6Gp//15rtoKdvd
        MRq0uX26YHOPJr/5pS/PPv9Lx35T3cwdkvDa8BwNk45xo8qIio/U8QVuBc1fatunzhmxmR3di3qivpRFXNz2SJivR5/7rB+98FnCWSR7zPpQYHsxGybaBelJ
        SfqF1MmVW8x30YGw7G4oYbYYdyFwGEMdaLmd4YLMySUlbSmhLQItKYUj4ay0dmLTzJGw4jR7doBoJDFlnbUckdoB1cnhUOaQtHTiyqZCXrYY4pjktkhWLLmc
        tq3cHEwLSmLCB+RySI5EfLCHYaMM6gLL5qBARJEmRlAEqdQII3L0CdhT0Pl/z3DvD3PYZ0BGTfcJAVRZhhz6EwyGrFTHYYShj/hYNMioKYO+BhalHYi8lU7/
        5bNMxu2oH8Gm5sPFnOAifLI3iC0vdgoJj//HK7+f4DHuai5/O9Cu6813wJF7rXEr2rzW2BpwSRsCxqNNHuDrYEAxKkUGrGwPwhedVrnu4/vBsx7nTR5brJ++
        jeH6DAmF06ZEBdEHrCgaIqEGY90gVEwNFMnhBETAT+A/ik5gIV9kWK20fcHcAc75ATS0ISU/cYu5is+wEboSZ1uMMahMbrZUNBS9kNqa5X1JckbLHG3CGfhx
        ZACwcsgz7AuC3ipB79EO9M6wZ3eM6OPfJp7fY1rTGcx4C5LgBtz8Ngrl5Sr1N7rO/znTO7zRWTzdB79EDpLtSDDficQkOBHtsYaKXkeqc+IBzBJMrHlosfRF
        JzRYxOyhBYCdcywE0SKe/jdf+zKtUviQcnqRqHrEi2KQ5uF0GkWXOP1Q9Gcwrfibi1/5/TzbUdQgW9MqXDPCeLMSvo4SLr/63GtxCWgKtDrWSvuYE65j4a6q
        1p0MYDkNU9To0oyPJRMEySEIkm7U/Do6JIIkV8B1+mL4UWSxqsaOvlRE1QMMzjthb7xTOWa94kh0Fys6ZcJKyQKDDHKTRrAuDi5cIGHNIqmAIQpfu03BEHzf
        xoMAhzEOhzPdsbYqEYUOK1XbsE2S3of0XKfRp37KJwFpCTXKgvxHbe0TX4wSNd0UXxURnvuj//tZHxlUC6quAjWkbDGG9q9jnN/BAqxmv3i/br+4V7dfnDET
        A8ZNWCgnBoyXP+5Hi6O/eNaPSB7ye7HSKICuSW0ljoMeV8nk05A99M4az+k1Xuio8aJW4zmu8c+e9yOvq8bVbJVSgDw2LMaRI6qw0h6n8Rfb5OB6tY7VaHsP
        BuswnOyIjBh5/JkrnxnBCI0wif5FCFqwf12nrj90M8tKDZGVhrEqK6oR8W8moTHBIo+xqBxjUY2wyMUyqRi9dulP2SWGPccyB+h+cYD2xAHaFwfosjhA18QB
        2hUH6CH2biY5lf2gi+IHnRcH6Io4QLPH9IRHAmdO9UPCzGGFsUw8FUbhhiDuHDVxcHHFD2ZI4hH2QcJk1wbYKuYhYeZEwmRPBUc8HNgMILYJuiy+Bx2jaV1v
        /jJIgrXW+ATNKRx/CZ4UND+aJvTdY9YL8LSg4zET20McWXsI3/0beF5YsZmUFZtJWbGZlMVmUjzpkqWsFV1gE1yZbx6Ket2mmUTHGQfWXZF5OwnddHlEi9RO
        BZxzSD4K6ly39oTuDaNQKEBo/AvAAYRAqLAPVLy+ykc10IULdurdz3uwKrhKtE02gq/KMpK6HgRDMGHm9SJMGFTjTb8FutTPxmic+Hxev4uQWXf73K+uX8Cj
        cx28xrEOjF55EU1ZRH2QmARFVafmEEnrpcEYRhVU4rfiEu/Fh9+j1i3gl/5GEjvDuHf/PkRJ4LLhEVqKeBKIRyjNFqnCZKeLfErdJLplj+jXsdVgnFZV8RwI
        h3R/sGr0xhsvv1F4J3I+2LySjlA8jIhtmiVVZI1B1gL2s7lUEgz/ekncmC6WxI/payVx1Xm1pIWJz0a/tx6ObrYv4KVgs30eHzcdeOScL01FAXO+uhpVQSus
        Hw9VWw3PhkNXG7ePvQTiDIe3fPR3X4LToKxkK4xIoAIrgmIZG2m0EvODcT4awfpkP3+toXjTASlo6DrJcTww0VZDswsHkNA4BK/7c2o9Lev2yjSHF6cap2v4
        dsKRE+sweHdz0FNe3UYHrX2IkpCLjllwHXydmb54rNEd/+f57DxDhq7j55mdaIMTc6uGqrc7zZBVlsgiHFYNgqEaanOY5GGlZoMhTzX0Lrav5oOTo2qnQiOR
        GnOQGvdGK2LnVFAqiZHXhP98bqW992brmBUtiT73UrqaQ+NDw4cqeMgfiqrRrx9KnuFujsiVJXrzF7BNR8djVlCh8fq2xoLGYG8H5J3vGOQBci0WMA0EZ/8+
        Z4NperDRXY+8IuMImzjk16kxxMpmMGcI7V+P0f4y0P6IN8XqA1EAROdyKCEXvWqn6RByk6cP/+2rv/K1j3982812My9lHcMxUKOtkJjjEVyMnqCxpQmjWnSf
        RrmFaAVH87HTXt4/ZkK1vtZ4VHT+uehUfgoWz0c8whA6HvVCzlV+zAuX+cfZve9TeQIc51zNQ4kAPX0+9kymqgkGef8EcPtUQRodl7gTP7vYIxlGgiRV/oKZ
        AvqUiU5RU/L+C2YcextDFMNZHss4ULH+v8WXF2jRSD1SSbv+0J3TLpfzyKtAy+8zqp03tPO40VInik5TuuNngptsUpPRhEue9Aw4VIgbx/bekbF97Xc1/ucf
        bxzchmb4v2gCtmOCxKPilq0gIqAHefbex63L5jwtL53GliG7cMHtVMIzvbNiq6HO8ExAsZus+/Gzm19HJN1/oVlGoqmG/rtDo04EUHSjX3vJV3RZjt4RLcFJ
        hUZtCCdDKYuF+jSei3UilKJZ7cdFsex6iajB1P2LVqL4zHxRX7QSN95fs8Td9wwIQXWj9Skc6atTuE+0WUjEJFyRv/HxoZttohLCxI4/68MijifeR0zi+Ymb
        Ub5ckJBUQ/5THgHHUNX9KQtjDmtwBMFsLj6Y7N5UsApweDslgtMp3F8xkMRfzDkMado/BdvkIkdUyq81zpsRG47mETU/rBMvyiMcOX7PmO0mXnkRr9RDftI0
        OXUXywwLuOxVWH97zOQAcLwe4RbFdEWyvdVVyT/toAUkI2c94oxt2mWxLi074gRcO4lfCkcSx4apIBLTcHWUU7wd49+mQxOHGR2Rvj80YQUDFCzCpMWQDWh1
        IlgGqxH0o8go+Hz1Drpfpystbl5dYoSRHOM/FdQ5MBeq5JmNikF3iIwso8k63AqXtWTaIr5uPSMF1KJXsyxbD1b4ziX9joWGXrZD2DAH7KQGT7ygZPMijY0O
        xXObaqYJxmst8WTUCqHFDhIw1XltRKXU9cRenpd+DfSQfcC0PEs7JzpAC1k4rxYUr2wZBB6bShWQ+KciYQQq7GhI3112IKgPgR4M8MQfxMzvB4aPWTDi8k6r
        ssx3j/BniGA89BBNSDC7IQ2RJ2KuYQrXeFKYxt7UeZmYTcY3hMkZ3y6Dw70LRaF59CxcnCBoI1gG6dwSSyOW0xDu3A2WI9y5ESxVHpRIhbQmtVwtpb/LHw6X
        wBknvtpdh19XLHUV/IchdNmGZVNjlnEJ/iNUWjts4APibWq4mblYQZjRB9ECF57VbpHwWtcCV+ynN5YSdOktNZyVQdeNZovwsi7RXqiykO6Fj6CdDTWC/zQe
        I8ACLzpmolfStLhr0OBYEtBkntVsncOa8IKYF8e8UOb5xzsZ800+bFyhjVRzEcwJXBIGXlwQiIEkacTWRzaLisQ/CQmLhKOZaqaRndZlquyjGU24C61tM8+h
        gjMhpuC/TNQtbARjyYhQU/WoVlnsKn6VAIfZCngSVGksx3BEdsU6nH7oLmadC0pAracl3fyE9tBPQrMUFZTrG2E/5wpMkMaFGqOYXf2MiYiWr1hTY4axke/8
        Gt/5S+3OH4ExmcpFGI/zOLpjxu9ZG42fjM//nM4/zedE2K1wYItxlK9W2xescA2JUvHVq1aoNiOfBL6yLlohrcNPxVdft0Ja5HwqLuWSFV63xTgTP7tshbTg
        eTG++jsLoS0+F7/5uhX2bjGIc1ROq1rM41cTwVkU+/P1SlwfM+jlhEwsmVWI0BALVIqprSqcDtYx8VFqtVqXSArhCkLcOt1boYXHX6FWt5sPCVtkW8IVZ2Nl
        XBE0DGvsXnhdS5M4mg03lJsPUVuteZim0NWi4hG8T5GIWpZRTgeKPi0T7+LgzxqrgutguFa7MVAHvtPtF3M0Ueh4JhesxPFULliBwDv2FK7OcabH8/x7IQep
        jyB7yEbi+zvZlBlnnLly5YlgFQzowLfKHXyrPA/fKsd8CzU50gvUuEKtbIUr1Sq1Uq1ohatauKFWdXGtsv9XVjBIBxLoBnleEYDXqn6anhgJTIoGkRAcMS3G
        HsL0KPEifBH0UGgjOAsqN2UAsJJ6kf3gF220XjEZ+/1Piq1YNpHHtOmNjeIGtGF5NYbQQi5NanCbYRAHAxNUDe9GIyAzUKuGWTAZRpdpfuJDD98bwt5Gxfsd
        CxaXvvGYfBGYYgnrNpa3eMTqqs//W8gbDT4J0csQ/x+pY32phmPiWSfyWQf5DBMSwWR0CcpoEDGm//OR2TqRe/rPj9IiOJeuWBMK+Q3RR+5ZRhT9Cw74CphF
        nYNNMz0H1UdgPJ4j19hOj26F2MniePrhZvZDg8qRaj8KWCkfQVJsg1b043Teg50OH3LuKB14N9nHknOADqNQ8vlqGQrxwbXhwT6xR6Xs1I9eZB7edBJ1x//L
        27vAyXGVd6J1TlV3V3f1o3qePQ9JpwoZzViSPWBZ0sgPTY0lWxgHlMTwc3K5u/L6sc7IJJas8HMW4RmQMVpwQEkgsWQTekZ+iCARJWuIubHDxCGJzBriZbPE
        SRyuCAYMOEEB3xvnxsL3+3/fqerqkWS85O7FaKq6ux7n8Z1zvvM9/v8QQvG8MiGE4qTiWHnGPmU9npSHUezaU4QqmFYAA1wXGOCagFQtk+HOIFTmAkGsqgjG
        QFUQq8p5m2IhOVA7i03RaJs5v+jaDzAXP51+gLn4JHJWx5BTr6GGhCo5+eth8ldO8tC+MPE5oV7DQ8uWyZ8Sw+Q1YpfcJmbJLWKVnBKj5EaxSa4Xk+TFYpFc
        JwbJCbFHrhFz5Ji1Ror3b/E7YfISVhKPVpISEwvxtPQd2aiVEoVoNayiCG7WaU3pVa+Xsp0nZVspZTNStlEpW0vKFkrZ6lK2mpStKmXzpWyelM2BDTl8tsDW
        cUSAKdz/DMcU8enzjJam4CYZ2+AC258a1J3ToJGUm9iw/XW4RyasU4TBz37wwscOFyOV/OCLX2I8VHaN0MaJ9bmevFPl78Wp8thvlPL3S0SIskYxe38g3hlk
        YjRhvvaQmnoeHMgwX3uQLWTnlyFinoiYJ+Zrz4QwX3vIga0hCAXma0+y1DwJXfFgFOyIGnULtOLgN5Sr8wRF7HCTYDiHo449hMTRX3RZU7OrDREVHkdUFI0H
        WUEup5dFVHjgDkOZipbi5xl5AEuA5ohlL42o8MIAT3QiBKrbiIpC8DqE2DjJupcDhzET5ub2Qo92AA/kJIsOfR8cc11vtrQ3i+LTvK10ecOoVrvXgZCsiLNt
        cflgzGEDNOUU84RkxQ4JGXOQ0cU7fuwVJq50W/bou41x0P2dluiMv9IQzYm4kAh8ASlzGf42rmS9wGXY8+Jhy//1o1e+v/mGmh5GZfALf6mYjJe+pSdTy8Uu
        MwcyYzwtIAvtQ/SyZzQH0XeUSZe+/GsugUFgNcaPx6NJOFod6riaTCHMzXQbONDouAOwm7ScbnKuY+gPWqP5pdnTQnmaL0+r2t2XEner34lf9njykk4N7u53
        G3sr7/ZsUvIybMjSiA83/GiOXmgZFsr64biUA6AE5gMo7JcxZD4oVPpx3oobp2Mn7jW9Z6dT6WPu+n9ScQt/hvBn2PSnqfzhVP7aEWOf23/2Zw2YAaauj0fx
        Z1Cy+GmpGqDFC3cKawtYAegDHVoGZZNvceWgGcZhyAzi0EvPooeicKdP2f/HfeB28Q+ZPiF98edjH9RLHkA1aRxD/ell+pdDODLp0TwIXhgr1WNSFbAgglhH
        2QP4cXCzAkK5Pz8PlgdTbzM7fW0B3E1VcNL7SxDnfWbKYV4nL/dTkfFnQcYDYlLa8SzAp4AzEBum7D5IamRCH7qUWXxcUOfJq36iJ8LNZxrgVAUVH/2/Mo9a
        5B4DmPX6PEPRB0vYlpDXI2xLcQj2xRC0SGWc0Z8Kv6FDD7WASCawDkEqQWhHtyFDWpDE7RN9ZhWcBwtYBSWtoMw+zsC7dMYTlZ5NaGR1YRMnbu6LG5gzuKOT
        B9EKY9uwgMaJkFPToWyKAOFTMszaAQbYThKkzmgZa1te/9DR3/E++ysX3byVPmz54RPPPfedG665aWseRhtLbBe1utrSfuJ7P3rztkcmGa5UbfnuPe3Jn7t8
        /MqboFnXmD0tUb8cL88sogBON8t3ilIvPi5jCofgdsiBTcal/OyYo2cvfSJ2D8d5HmmwEOYsw+VDSATIPQrwkeiZ4vySTikwVDBGAjjR0CMl5rNFUcD3a2Wz
        RG3Kd3spA9mPnTww3HkS4WFZNn2W0oqHYIDeL8uwLFvJkpcx75KUqbQwjykMHIh0P3q0iJBcWuKo7XKsawEJHIJlqYII9iFxdxcWSIVxqcNxBtms8Rm4BqgV
        UjvD8SturOl8vwJ8nK6LX7UrajmSjajcOc2RyBa6aOCou0BClnMZQ0pz3eUy2RjV9RBK0N1tYEyLS/NLxr/L5KFMWsYd5YJhrSBDboHE23aby90G4OT/dd0m
        LzPSeF6n24rSbUXutjyhgjK1/AfFSNA0756bl62Lasx4bePmvmBeuYIQihWZ7q0kzGFQ6FwIsyt4FvPzCyy+7k/QDp60QwHv59p7tkWKILRDA1MHtC0idwEk
        RYwBOj+fDh5A3PiZZBcBDE1CxitRAesUmg63F8BNWIQc+EzexqsAliesAGhq1LFwOM8rCJGNPa5lCQ0B3t7CT1jPotQTo1HqWbT1BNEyMNQrCHuzTV0GEbMH
        VO4uokCejND1mHSRNBu7tK3wYy+q2Gl2BRN2aycvFQUIAoOCUBuyICvmtcMUXmGqtUqbFykPLROiZbyUAzpgMjQ0PU2LMGdjvFcWQIkd8twYzKP9SXZdapfK
        T9AugbRLEzLP7RLYdukBzS6Vpsc0pV2CdtxE/wegpJP+R55tgMJTPaJKnqMncnNQSZ3T3AUVZFU1YDRn7tfbYMkApakDPtAddAgm3eugNE6624UXFqBYxUmG
        2CpPuhvpQNuKCcT2TbpjdPBBXMB41y06VIVWtiaEcctFAzWbHKilKxAFuEzQV3bA0+kx4mKOdsUFqnfHOOWKcYpaPHw3cEa5PKGED5LEW4TtQ9K3WvpWs3vX
        D/4p8Hpn3b02v6ht84u8g6R56oOkZQ6bkZtHomHJaetjZyu7VPoi351iBwmuss6Tg/Eo3TBsRm8aiXEcuQm3WvcJYyv6yH/Glgdhm/0IdYfVn60SGKjqQuVc
        omAPVKTm+6Te+/a8xXs1OR+zVEY430jnG+05tgXb7Pl1dH4dn90SLcd3q9070J2+WU6/3MLU5fDoKVL42XFBhRrOtk+khgxnGytSQ/Ax5yQYfrzLqglHoqa9
        EdW4BMbWIGaiF8em0MF2VdZ76VViXnwr9lGcN/juSPMZ9xufeeG7LQYvOjhWaRdr3h6l/Y0JzH4IJMLNlQg3nQJSInWA83xhmXMFkE1rm5rIYCVIMWMInoq0
        BZ3SRp2q8eKJEDlUio3JjO1asel9NcZdwA/JS/YiphGqvRlGv3IyOhN+SyPjYJTGD30ToBU6FDeNLoKckAFrkHN+9e3RABSzYGfUFN/rILUUfYTOFrWSl+/A
        +b/selM0RPe8946rox6h3Il6Xas/mjobvk0fUkAL1oTCcSD+m2rK4aRuOwkOoPKDpp60bgV/kw7h4FutffbC0M5+2LRwxbBpps09jIcNg88t5QUqMS9QaWsX
        b9suuIt6cG8jKrlTmcSAzQeDAGw+pAkzm49P46EK3BcAGZLyFNLn3prK3QXOoGHmHNvJV/sd3iDq3WH+bDmAouHADGGKGH0NZWRRzRdzNFfM0XMVU+WL6eTu
        QjFHz1LMgLaZ+SKOckTcj29B1V24kVzhRl5z4UZyhRs5a+FGugrHbpLRTofDvJt9GEFgaYXxwjjGHH5kn8SHDkjxqXCKPY2OtzJ2CjBbE7V0LIDwHratCuZC
        iJ0ZmeTkodFJzhoantShZJ4Gkmsb2FzbrRBeUwTmtSxJmLPsjIUVZr1+gJG71uu2ktXoXiXT/wElK9d+HPvX6zkUioHpg0Wl9awCaIszTr+/SsQB/X7vq/6O
        MFEa44IKaJ3snPLKCIFbkevKmFi0PAAT41xPAr+pdpjzqoVHuee48me483QQ2Fcjy/sHdS8ABP5ejxewQgqBjyh4z0bcgPeJLW2exAxtrTmSHgsy+C6PP31z
        75JvuI5FWfWKto5FcJSjjsWtjIC9NHRAyVzSTNe+Zn47HWBu1F17TFpsw5Oargc4NgM6MvV3Eaazovh4C7DvP6UFAO2EljC6RXxuTrqP2s8cOUPXHdFMT/aK
        DY9ii2b4bc18IPDQ65nweW1/4KayDRXIj/JLJ9SK24CqjnIgpSFWAtbfmrEP+45GtMJKiV6C+a4AweeIpRYD1MN++nHFN3OJfACcF5IjmkcRoDE6hsZIWxup
        DyhAi24RBzy+aHGoADIihazuNUFUSnS2Hzw1G/VQ34Bkhzl3oZ3Xqe7/pBkMkFRhPNBf6/hxQ6yc4EY00QAfw2iQRom+SvyOTaNv2pX3YTdNb9siE4IsjnRP
        EvDBqM8MRP2mQXLFK2lAT2ZMLrgPdsYlJHjzN/RgajZ25fmINatnNU5gufbD72lBOUf5JrAA70LsBwq2jV7gswm0jxG16OHSFq5AtUBt29rhR6RGYEQxyGCP
        rXhGmG6Z9ngh35XfSGt2JLJp1Qd0v7sDfn9xGb1DfD/XMX2nz3LTQ836A/14HMI7HMJLDKtqDTZ9ToHOxbT4qakc8B0hRAXJHNVEh/cVpy0k8ZUjeJLwkfHT
        kA9CgvORJk1eGlusZI4k7bua4f51rAQqAWLJSJ4l6xGnvQwgaEv8C3BP+D6RNVOkFuHGxjQel6jFUzpNKtMc4F4YIBYKRCFIz6hdvNXOGCsnQqoCkX+BRX67
        yPo1IvnbcrLOWCQcJ106ZorW6d4Z9TdDFBwOXUfpizblUjHCBBc2Z/vgIiuUtgCvGZWL8eh3ebOJgpdIMb7AGM6s2jxhz6E2T5lSjgWJHtCR6KwHXWnzqJg4
        AfovED6NQIBFleQCTnMPjqHeE1mH2c7y0toU4Qkwoj1uaa3dcu2/RuUp0zzMryna1wQpIQJSozsS2LQchtwK7I3DWsj5YWiQMg9kcZmQCMUVGsGkosr7Ns6Y
        8pkNxgVycPlGdK4eznHj5efgESxVdBFmF3iGoj4+bo/6Wb2Ajb9JvQhgPnRku/MQCzhzFT+BvUz90vJ4BJWrSXM4Qk30foa+TFwJPPkQo5zRWNmBq5A2sd65
        nk/pp/XOjXSKoXgHHTEUbwGIFD0Nobi6021FtGM6+GDBY5dGyXiSY1yUzmNqO+m8jei8qaWd5wpHps/+wNQ74nd5RyyTU7sADeKrgRfOFve671Z3dsiZkvs/
        HEYWXpVkOkYy09MgnJHECz9NYRBKrPx2SnVvp+BnuudRPGsgEhKaUvKNL8I7+fdf+x8/RIZChzGe7u4YaGEvBk1pjjmIM7wO5fJJ5uPBHB3aAPhRB+c7ITDt
        LpOZzsXGDB6OBzq/DJqBhXiIbqYFIPe81rxpdT9vwQyepgUCto9RM3p228cywCZb2we7a5bBxDFolsHi0aIn0K90NriAo0M7azobmqdNQEtsH4P2xUPznXeL
        TWgQ1QPX98D8fBANcb4aZ6zZkTlEPXEYvqKFuLXlru/92gP9wZcKtPltbbnt6Advfrnd/E/Y/GLD1BVXSA9dkLsG8ncN5O8CtDrm1pzNES2Yvhcc1QO5Uhi9
        gEp02yIHmL2WfTvDxvJd5n7S9NPAfDwCXwb9GaYC0Rn9aYlXo/SOvote/9DvXUoNocDDq+Qeas+hvA0ful04r9ixu7VWAEGTN4EQGGa2WcbHqXj56RHED53C
        okyz0nLm36IvASc09yN3FwOjzc3t3QVUAWaI2E5/RzTSufFzQ5J2kTQmlzURikOX7QAFh3MsT+eh8WBNSzcdFOk44OigmWkUXwZ4qkuTyzL85uOAIFoXm1QO
        4NzboWe7DfAS9HFkvb4FvLyTtKTzmDRFSWu/zhSR1r7vn7/0t5/7JumP2+mHo4/SzLpe32pJTeqMvFxDhuinMIpxOWID8Bza0Uc2oltIR35MPdBcNF+dqzqa
        CtZVK6gAXXVSqNNmrtNmqZOGOa4o0eGoDaaIzx4dslX5vVxVVFYVTCkNeV6A1RcpeHBQN0y42zR3SxWlwqhmuKAs3lxxtbsjYjLjiukHtIzpF7Tm+m6qVhGr
        JOLPke20ZNKTZue4YCQ6Mh0YdCAEIzEnMloykJw/MDn1gO20AJCIlaLxG0noGxXKIiQC9gkcckly/nzJ+WN1yxOSDGaAWsG8T2ZFSpLBm0JHDJGY3geYgcx6
        vU8VvMJe/W4QF1p9xFvpnK7GNFJGS56T0mdF1dPV3Tfdftsv/eLtNznP27W7Zu0rrzazI6jg8bjRlRdX7+ZCbIALsWeXqXdzIda7uRDr58ic6wEXohT4Vr+7
        wJh5f0XlvqtRq5+ujtDpmtH8pV1TI5xzsZ+f5PyuSY6pwPJz4+nq5vTTnBOyLuJADmdOj6qzF4PWab0gLyrlX1TqehEzOS6ZTf3cbFoyfn42LbEruHs2ZVOq
        zKaVJV5n/FQSH3GAOZT+VJb6iLtnU/bZ455c9cUVZWfTgoRKeVCOmzhsA5gm72Gq2GZP0Ozg8Qxbw4DyMCxcHEL8gGEB8EYx7mDYAFNnjWDqjAHYxjLo1Tho
        J6OYJPGqCxFlvSPxKcekSDzbxj3RaINPFj1/rzerRZOBxIeQeJDBrWnleqnvdPWd199+O1fzOSvx/ULGlZf3wuPxwFKJZ37RQFa4s/jb0l6pzcd1U1+ALVO+
        rJnaggnEwVZpM9LJSR37iB6A66WM2Al4Bcu5hwX8Axw4cWNJnAQCC3wJLKDebXA4AQcWwLkULKSvAV5pg76cb3NiTEEs2s2c86GK8M4lnO9NU0WCTRUeffrQ
        xO6qh0HJ4SRjYE4Ik7cABvtuTzhrxSKVGrWnP3VqMewgbcADe5ggiTHDpMOdI7KZb0ZGdpDHeBBfz6QBGuzwsBVUcHJhb6CZ0t70pCZ5hBPQp1y9GObMoV0u
        2Owjdbp6Fb3s2cG8TJjq45lBs7kVzdK4kns893XiXMU/XLUr5z29nlm5Q+xwCoxiDKofg/z+ooyaEKOmF4dtNHhCu/MPx2nUDOAjjRremIQyakKMmgIOvoAh
        MrwQWLObwprdx6OlZAYwNkq8s0AIr5KM/oEzhkohN1RCO1S+XdE9s/13SkAUWOaZauldcTGhetIAPQZQrn3xKMOU1y2oh/xaxa9D+HXZ9rgxEoWMc+4cBQDg
        u47Fy4GXGQ8L9na84m7TAuy22R73jUQRX+oeZbCQY3HMl7bspa+72wzh0pXb4/6R6Dza6vTNYLLBocc4QLgsGud2ajMG7SQt6fZoEHnLoqBErzfuMePJ+Soz
        nMM9jcaoELmP46Z4NDrflI9Gq6cbcIeJiYfOhzrwDxaEndbh0D333xSGGtvYBvuGamraiVqmGhV5JmS2h9X0xSCVnn4cZgsEvpXLAKXIH+GzojlQMI+H3h+v
        YZT7uBcPPc8MUTNV98UjAIAfMvL6D6ioRVKDBt7/cFy8puZNe/pOsxJonWnRSedatj0917NmPPvAPFh4EmBgS2Pa5+hRzvkatlf0kCDMAPSkMs1ZUNlD00eX
        TLyBRXEV8F5Bv567QQX5i+3fli37fhjOXhfcbZbWaCgw/YJi3+iCsJfbwwAyIuj16U0fpJuyRk3u5AviFuPXD1n8+hbw64s7MUiQzVQU/PpiDr+eHnHW8spD
        2YWsGbTUF+Di0D3337xMsHfOtzIRiEwIyOj59MUAGNitTPC3chlkgj8GHYkYTlGwTWSGc8IwbNFLRRjqHWEosDAY9HdaZnre6Pb0nFp4LPsABDQquEgCxxE3
        jc+SID83U0koiiRkT0yfWzLLRRJev0QSiiIJuYvt35Yt+H5AVKxIJSFXnWEwGvSJLFhGBl9kQR5QD2iQsyz42W0f7LyMJGG4IwnDeUnwd8KvA64+XyTB72Iy
        ALNlr5HxV4OpGSBNbCm+0uZsnFmbtBmEVrW3keGLPlXQwWyRI5w1a+BWMEDDogCa0uDAXnhQMf03sfIhsQFWKvwJOWK5rbCeaBuwLqH5HPbstZUAtsin4xaw
        RT4t4tMpcJW0EJ3vIRo+A4z5xL4wKXJwvgfoKjbnXxpxRDSojT1AVzHK0YREWqOkHkLlq7jyPMRdw0lQwyUGVGASKu/BSVDBb5dZTTCk2ZtVwF4csNI2k3/4
        2n/7r0XalCls3xKX6/gSM5E2uZa0godLLvJyF4XpRY0lFxVyFzXSi7j6CIvtNT3hiISCIKAilHWxyask3B/KZlAik5qeSBs+PLcbMlElw1EhmY2KnTycBqLt
        S1IS2hwWGf2Hp5ML1W8radn7lTTtvUra9qNKGveAktalUcDNe7eS9n2/kga+S0kLA3sJx73SxHdIE3+ctrxYnBUi9l2hwXaBOwNWOk5CcYFGNQrPCfaZrlTd
        Bc4l7ishYp92vojYd8Wr6WLXiXCfikRQS8S+B7M7qQ3fq7l9s/5enQa+Q3MoScR+ieFr4RQdE3blpzP42tmMyl3VdA5YKm3RORgehmnz3kX/PSRYot967vHv
        AbpDrJmv+d6/x70vfk3hTmqkRIAl4WZoCtM8gNCO64xpvgtT1wWmLjbwS4ZixcJcDMFT7LAjD/I9wjzpUCQg30NIQK7YPHlmUrYoTvIhRXGSTweUZVWGMyJ2
        hG88G6P/+a6Q5J7GaNW1HrpOgQpZaT6h8sUZk+IYKU6LilM4S3Ge7irOya7inMoXR6aM/XeHSSNXHFg34PVa0j6dMrW7yjQlZdooZZqgMnlnKdOczpfpgM6X
        CVgBWZngOlLJ4m+EyXCuTMpC044wDFR/DpW2iryXWvLCVz73h0UShR+e/Ng3gA+lopCRzr7Fg5WZq5VQVvcIZXW/UFYHQm5dZQwL1ORC9XZwZK913ga/51rn
        WhBlAy6qLu6jhriP2Df2TpBXl2WElpEbcx4dejBCy/DkA+GKQUeZoBYoVyMSA8SQUGUMzRod+jBCy0jCQWBQAyO0jM0ziL1khDbNEOaxphnGrNaUxxRIwrEe
        VWThKCILSwF64KdoW15EFtYgNinbBFd1C8xeyMIKhN9+SIBYGwLEWhUg1pYAsdYFiLXGQKw8tETk2CA2JAax0U5weN3VjnIRlzFkhsMHVWQyCF3j2G8fyuEs
        g9gwwyFCXsZ8PNKOh+bNskNmxAwhYtGBG2d4Ph7i/OOhdjwyL4SLANyjze6ynCfByzFCLjuMWwCEgzuXmeULHOe2fMEsO91nlsO2H5no7Lb92MT0k9j2cYxj
        mPCHTAyL/sgCPTHC2fACjviBzkbn8SLZsQ5zHVbQF/Tt8DyM+viKXj9kllOlGGvKrGgH1ISdsInNG3jOHkLHukJT7OWacgSmZ9uCYoLkbnDwDMFMcyENMOjQ
        RYgTxGziQlByj0UeKILov3BXiLw3DKQhrGuaR1OK8czTLM+8IA2kgVXH/EpjiNkQfRFzH3R159FhEGLuy0Lkw+6J7MRAshOH8HbfNCDmvmDr+qYFMfdFzH1B
        PvO7xbxogUxLkglWYh9djFR1yCuj1tlMsJK8grYovD8usZu71MXwXkozwUohUzs60QBUOHFvDwQvKFfTUqcsHCSvdVbPfFhJer+SZH+XNd6VTpdBT+cMeggR
        yRn0HFg/aIVeMAr0nJA5zHVnlTlkqRSszOEYFyVDpwhJY0NMgfNyEK8seTlsJUHYdmolcec5RtSonN1PDH+ac6AcEr3gN1xXv7uwl2ubUci0OklSSKE1pJQg
        rZZ0lqCTQEWNkas50ocRQuxnjmoO1i9SSQ7HRVQcIdZsQCvNc/059wka61nrj4B8z9bfk0bg+hdsZLUnIfact+PZliijEUpLs2HiMsK6OSWJ4UeRAaQkM5hj
        mtVPUA5XyuEjhN6zPeJJrLeLbAy2vHI/uO3YR6x3ib1WLrJ2JbJZt7OoXonW58RsxjENntWum4qgSdkCzsxccxx28paRlZbLaEG8aKwPI32BjbmSWOTNU4vb
        yHYMmLPWlm3ItrY4xj4qpY1vI/hLEuhOZxrnCua+Isx93hmtXmjncg9u9PbmvHWfoNLlUjgY4XV+nguqpaBdbkLFMdBsFnTFBunaFAf0t5cmbKBxOGGJru0Y
        dAPR9tkmVpZ47LqTspokw6EJPlnQ/qyLrdpJxQi5MAiT4irp0IZbPXnxi18/XGIQYJDRAVQzYl+jNyWpqw6wf98PVlmXtXdGzZuDlu9Ce2c43TsiBuO9Dbo7
        tA4GN36n4FnfKsi6twjW9Y3Iu4HyUcOVdwuBmfCQMyxvUaBxS8mJ74RJXwJAavSSYizeHo48BhZvE2fgNNCCUavF0UTiH7qCwqwTvZu0a6mdk9VvYib8HbW0
        fiQ6QrN+XNkPU6LEyoftol66DEzjJsehQPKrGMd3v5K6/KaSan9MSb0/qqTiB5TU/B5shFwE8KGVGMGSm/aYbdqjtmmP2KZ9ABsmeu6npY0wSdVxCJHDtJoj
        laQMvP3zZfvnSCYAaA2Sf/wyEETpb7bFKKabixKtek5nc1HHulgmNfJJ2u9Vk6JdAmlVDAT4UwvwpxLgz6L4+0ri73PE31cX4E+/C/izIsCfgTgBq+IErHWc
        gIDfOsm+vU/+nHf+rPvuuuA7P03i2ovUfct628u+yzhTv6wduhd6dvRGPu6ILuLj9mgdycjeXUhQZ1sXVBBA2bK0h59SphdAVYm6qqbFI0jfHlVxg5P0EncX
        JGfPbg6b8RAf1RjTvjeLQ0gd3FjrDFHLNy5UwxETDvfFNXzZiuvgyE3CPdTLYeLvYRjqALrFw0IDYphiqwm2eyE0oR/sj3GYKBMyoUnIhCbydYfQJDym+HKm
        I6HaTO1kD0wAvLDq7uQuvjz8NNUNSq+PA5TeXlHaa6YOixdaJEyJi2ug/yRVJNyCLSh9E24Jkv30CkBh/Co9KLlHiqaBLs90YcncgSZ9/xT1xHFcQLulhu0h
        etE1WTet5e5BYO2P6R/hRKSlubYS7NCtmfD3VByGbdq/j5O0XwGqPmAWgEUbleA54AI+wxywFmebnDV0uGKDXklbp8f+QGAXQYe1cib2wxIesZI2yDVMMXVT
        W+usQYOsddbSlqh2obog6ksOUK2XmRpqXaOZI/mobfzwIx7uC6kha4DGruLg0x6qBjxclKNHChFKIepwZtTg0wBjdkji0M8ZPygGHWHgo29J/sepSFcIE+Ea
        +EFs+aPk2az8WdHr1Kj+TBzirjHQHzMkB5qLYcF7sbvudAL3fJUkshcI/3Vrc6ZmxSBoUJPTadTQHQFbIodLqKdeXQ6t2JGu2IsN3DW0fv9tIScgJBNBLDbk
        C7nrF5WVhePKCgPNgevoNmBJ2CErspobuK2ZaCWeNUH91ismvF4Y9LiOl3L7AGT3PIQ1ID6vwEqFFeUyOrWMeTtRVqDDuxXi3vfz33v47wH++1GVLA/3aVps
        MI+hHAsIIdEQvnIasvKUS+efvIs0+BM4o4ntC3Sc/vrfPLhv7uTkBv0YPs09tW/u1JeefeTbzgb9CL449dzH7vure5Zt0Efx6R+//N65uUW6+AH6dLqqHGfO
        A3QX/bv9tt2/cDrQH8WzT7VJkg7g7ICLQOtcqYTU8sPazocpuZy2MdAospVqNIAV6Bh497L6+lEz4YSbzDGkTdPS83FYKjiNP6pn4h5TTVby/qLM2KUejvdq
        cDpRgyE8poeJKWfCAx7PJ15WzAddQb8sA9lZHtd5VFvTo+n4gI77cDyi4/7uOxGfxTeF9+uUmIrKMsMkhPjpUQ30ipUvB2zcxySd6Kv4ffSLvFXex1HPtLxq
        MLbiiVmJk3944kv3pcpB19u3Ml+ZffsZT8Trn3ZngCXEMaFAS/N5CuPIqZ7kloznbNa2b4DpMMAMSl2ZrJnhmZXVEcSre6y0jM0I9aJmReWNMxcqB+wJdP4G
        XAU+BWqt7nIK/gf4D5ldjdvGh4YCnAnTufqwi6jtR1TcQ1P9VYCbOq7iflrtEveq3YyAjDBfRFn2YN2C+iAC5OcEqAkBCkwTAqQZmjIVnuqVzODYZOFBBPZL
        CiIb2B73ERINErUx/bKK+nB8SdFECrK0tkZXkPT2m76ziA+AsZjxaD//vUcvERNmAVaQ6wDSEci7qdu4KUQsrqx52dfyXdwnELo1avgQiaXUGbXYjfvCz1nQ
        ViGklRizHg7M6ksqkccN9ZG7Qo5Gh9mOlm4LHMxwVy+pZMi+y1bXhELa4UtI2xGqxvTXFx/90FePHTxAE3obrRXyylfFyufD2xDi0IfKYPmhVQQzY7+Ba5Qb
        jC4t4ROVsJb84EMp1nCVuWaa1DYf4Zdzw3sxP82PA/495IWIBuppUqFPjyrTx/F/Eie82/TsPj2qT7+diuXSXO2f/t9piEYXna7uoMkp/y9aB5swa0Gu6ESe
        aEijIh4Dohr1i2o0TM3clMw5pPRZ2XGR6EZj+lbqNheO0YGrJH6DpcjKBlJpO1J0RCPiH/NG1MKxraMhmoKkwVmKhkyLdqhnDBK69igL0HH++4heOt4Zpox0
        nRcE8YhD4xMBQUoEko/e8OvcrC9wxA8z/HGyQ4/hT1XQDXKeVQV5Vj1nuweBc0DDCFBruBS5jrZ+IscwZS2V6LZOJTqg/lJWKx2VVl4peqiJqlYim0skkpUP
        N2kskctmJpeytEEyk7l7aGl7AGe19SKbzzszZpSEz6P5xwxjNsKclLber/HTbotYcG+VIX4L6Vv9ZhgqJ6dZSz82wxKnABdsP7q2Hz3bj/02b0Nn4ruDWpYO
        75AJ47oIWUjPLi3wI1mBK1zgYZpFegxeRkcuwgArYf1SlDGuFC88WgoSN7PKzLvIYvEWNSklODlOos8nVLw3YolkzQRVYHUO1OYsBRVZdLHhyDdS1GJpb2Kk
        +JLA+oLKMlgTdSWShjiDtWkzWCucwRqk6auI46yY4E1IXxVhekxZYWoGS9/FbJXRMkxQNu3UNRVIijS/B54Oljo7mC5Uv4P1m1aFT2qIzlrniJYGp07pywaX
        lw0uGlpo2irz+mCjszteTsvDb7vRAAtISz4MmgG0SdUM0gFpr9WtCMi+Eumng7KADODguQxr6ELYd0LY4Vs3QkmzIiW/5PEF5DpzJefWDaCRB/EHvesy9BI2
        En7+Jx7rVHSq0mdYvi5Un9UymR6HvoGFkPQPmpN6uBFtbaLl6CZk0KCiy0kePs4Ccw2yr7CRGsRhOz1IJCsdlphyed7AvBV7MnRdHKCWo2tB68ITQw8mBqrv
        WXqzid0xJm8vqd6K7gp4t4PAlYB3O+iKYJMDQLCB9RpL5eB6m5bJqZk+7wT6qWj3ydACcYbPZgb+fARmCPy8DnoI6yk4obk/4LFHlbE6A83VWGzSBSH5vpO8
        8HvpxuS1jZUmrzKsmQjDDWaBe0l/OpvGddilfYoPj3KsU+3kXkUtKdoJk28tuqyyBhy8zCqdz9YYj/pf6nuPki7eb+t7gP3O9PM6anEOcW/ihCou9UXGjtc1
        U7Y1z5EYLVpmSZpXvCWz5IvovHtBHndKySz5Ao5aMFqnSbOfa21g2NHk0fuagpuanOAVBDqRZ4cfCnaAx5aDnx6ln4aziW9OyUDcK+PwDhLAYRpc92kaSH3Z
        wpLOcLqrUV2GmKhK5/XvFgFjGFclM96LKreXePVe9Fj3tvTaVdmQ+bA9yHDP65bSg1uofrYDp2ht7PQfbTaSk0ryqvJdODFjgFonPbhOOm5CGC4Rh4vf0H3+
        uyIsiuG7gkto1oLLZRPNWuJlOaLFE/OAlgWcerH9BCDe//GLHEGR9WjpHAsP2tPM0OQu2teYiNFKzIlYVfvEcNK96vz9h9JVp8GrTh+vMTrb6GvbRD3nXHWC
        17zqBNmqw4sq/GnrTgeuoeNFQFak4xvZIeQL5inYGL1TUN9wctKlp+HkaZeez1sZ0CyPCsuUBwQ6HwUG3zWd98m5YZrqBtgrS8GSXZN8n9m8o8vOvY3i7djG
        mfCe7q0Wbfg24s+lMaegT3UE0mCrfZKm1WNudFlq5UPp59L6nNK2PifRXiKc0OML9E7eqH+UOxuCC5XJD1JGd5AQU0HsLrUMmscy8Kq5CBNnL8LlaRGKYij+
        t5SklFKpl2HoooL0kNT04+UtzsOXgpizF2Tz/5KCmMvNZnMZXvuITt+GT8d1M3SsEU9nr7SvEMN42b5ZLONlWyAJvKDneFZckgnZ8Xe20poxAcrpRHk/Ln8a
        EyX4O5J7c2YpOrefaVkgrZzNUprNUvcuMUslDzycI3W+/2FL6nyvtVQlbTr5o/eGbDzNTDmP4dWkND6C40MPNxnb5ffx4cGHm5yx+nv48AB/iDUDYpfxKLal
        MFp2Ge9icpgj+PBf8IpHGb4mhN1mjptBGgM4651Nx++63GJtz3bhAc924ZzHoxQj7X3qjF6U+bgcflxDp8SYBSUVdl8uMFyHBUOyL2bQV9l2sfmKiSlJz/FY
        z0G+Nylgo7wTlhxtYYczVdmANWxq8ijNuVBGGPu1H2+o0FJEjy6TLsQE6wwy6zOPdT8ob0nDw3sGeI9QhjoIOUe+Ln9gqkE/FisT72IiGaJbYcKEiogt105S
        nGmTyIaFFu2SoER6TFfuMQmfgekFysUMKXnWNDS0FpRK9Ad6Yno1Pd6FuGO+wsTDYNVNmYqifjrvownpnJNXrTQMo48zE71ehka06nVOsujtjCsIQOFFneoW
        N0zQGbTUFLQcVsb0CYQxVNY6TykqZIXhkHsYtit9xyf4skWYQej4mKLtDR0fhXNILnSpxUjy2SnDXhwsZvylFz4A7CzZcQAnB0CYQ7DqmxFedK/cFWuQogBR
        k078bjuhUELZjXEP2/Dtu2CnLCXffP5V3nWuW7//3IN/WEy+/jfUdHNfzt+7NlfOZw80kyMHmmYtPSH2kPxHSzicLxrbIBTV2iRpLXN3IQPfOmKERkGBaPG+
        ZrIywQuc2ONZxGzAllrcPVUw7DEn6Sgi/L7sMqrv9Itf/Nx9v/UP923YoMPkO1/7HFNJIsQm/JQLWRFdZO8uyCabSujFb000vcUbMdW37hLAnX4aihUwF9CK
        3ObOOw6PHx2PotMqrGLT+oKSVBCmZBvIo6mct3/Zmt8Xfprux5qMFb4ii/9FfHKcp3BsadwAOhVcRjayaDlJnUHpBkyAAyfPvom62SyXzWW1g47kddCRWnZv
        WX2rJGl10JE8xqOrMjrS8qQ6Ex70zHI4OlqBMchRWIG9yh4zsDMaMwY09RdQ7ehwoamSMj1IlR8ArHrkwZaDzBqJbx/cGcWw5uwEa4ZMIUDZTNw9xsxwCgQN
        PWz/PBNfSX9ex3tDz4zJbnUYhk+g5idDHG99PhvIMAWtNs3E2zkGYjC2XkRr6Kc+tpoOMLg8JupB6tpROBOooBGaiD4vNy04iVvStzRhLMN5lSoY8WUA8TAr
        7CZtBTZpy2jspG2CZxToSppIpXkgL50vEdK+DHu3FtWx71bA7q+BGFbN6HqHplAzfokzTIfzsYerIoSohdZZ70BpXL3egU2vihZqAuoBG0DaD3sw9mBXt9WM
        MtGHl7WLl7WLl7XLCtsukVkh7eLZdpngWGG0yxu62qFKXYTmoJaIpLGGUecZ6rJlJrYtEaMlXpdriVQ6WuZ1UuFlXOFlUmF6FCq8TCq8TCq8zLwBFV5mJlDh
        ZVLhJqrYZMg1qvcoDhivVWz5V6AVVpgxfDnGRtwL0PIXcvMLU3yLUaboWqipduinJrn8WB3rDNUJGalrZKCOdcbpydcyTlnVqqSqViVTtSz8hizTfXhggzWr
        CpZ7dprGIT11mG23RfoacZ5rl+hylVTVx8mB9AVzeAGmqHUmxGuA0sSbeg/HNoKtK8x+WcORYwoq2BFD18Z0V5KJDnNxhb1dFWyRaemtYGscg3a7xuEpabFI
        y9yU962/1tKxLimgcFJ1xKpTIb713IP3FSXPGJZvvPcO/NkrZZg7Rxku+Te//3mn28yw9CV/5Gb+6df4DqD1cq5OupBRb3T2PxuxzN8mVtnKxfoW/LlVEsw3
        shuIl7utbBd+mnb7G80mc0lWGsmpo7JUkLy9CYfrqBHosD3aWK0hqHgjTMyXRJNyB2+gfdlEi/fJSdmW303v2hRv2PLiM1f8fLHyw1+5id65QQravnlqIV4v
        558+PtWOL87OzcVm/Xx86bxZT2eXIhB1g9xlY5Qupq83zM/HF9NFOYDVSzsPNhfnvr849/16zo9sd4Hk0iJ1JKfl07n9HDdopmmwlt9gLf/IUi3/kbyWf5Q+
        wBPOT2At/zidPLyPtXz8ipmxL/kMq+/UYJ9lDR9kuunbHhHNPkDcBo18KK5VUZBPkx7hOGtGOtmUCNVHjnxgM+cbIt9RHzX55Jbrvjuirlj9f7+D2Ugmc3RO
        63MIHRd3wsTOaPFJuSvX4pPnbHHmeDpLi/P3S1v8ZsHP92dSQUAe9GTntEg/mpnwkJcOOy0J0cxkUQXG/kS0QfgpfOGn4Gl2peSiwDrC0PdsiEWE0nqhlJjE
        wY824PvJaMPp6kqkvOfaM6DR5krOtAvLJ0jV38hRrpy1geSNQJI3GpK80SfkY0ritTY8Hl+BXFHXXJEmh/aYDQh/6jGTCIbqMesRj6RtcK0d8EE24u0Il+1r
        xQ582b5W7HwgeQOV5ADt3ypMu8GbWexWk2ccUg5DRKZN7yMV9KRDOui5BXtpVMW/QbCNnoYA3j23aYPeTh/mvrxv7uRTzz7yDSrBNvr83BOf2fdbX/rbizYg
        HGCalgAJS9iIS+kFX/r0wT/4IV06YW89oDbolXhmpiCPUpt91m6GwY/wGbsXxk7LDhgXC7rOxhGM0doOuPWwIiVPYR+8htdCFw3ozthm1OlkjA0wq7vpwtp2
        7ax7AGYqmW49WaGflr0wT77plB9iC4wlEVzWPGlOyaS5kSbNSpBpAIvgW6ItxqcUJulnXI76ou8l1Ehb5cCIcjAqygHzOljlwO1SDnDPmbqBl+oGaRVOUhUC
        W1TWMnBr4QwtgXem7GV20m2Qu7VWwF49xAaX4zRaMJ3KThjbYGyBi0EWpqGxv2MVrAHtD35Ap8qeWMej/QEd/HgUSb1Q8WgnAevXIG3rG9iM9yzZWjbEldMD
        JbnBThy8sSF4pKOIdcTKV8RIG4BHfUBSj3rYp+PiyloBMHM7aW7gOXdIfDrLUy8O0u7phiGzXJw5dusuD+9BuwxkCyy7NKg/F12sr6vdE670L03Bm87Ut7it
        qT0RT8huIDwy6DwzEFmiRrwqiHTq9+fj5+Au4AcKItouo3d3dEhkDhRoZ16TfHa+LpA3V9BpVrlLF/PfUTLTYK3HNMiS6UvJHZJMILOcU9cIzCqeAg0dxbC7
        ig296bTHCfWdQdAZI4F5vdmIue/15hLMfa83mzD3kfR72dwHM+pqd05Fl+F4R3Q5DrdFm6tB8ONtitUytyxUbOuZbho2FEMn92Aktj4oRvW9TFB9LxdU382v
        ZooE01H6DOo5+gP7ET0fBiT0VJndzzAtVU3fbuoakuout1F5rXOrdTqUx/QttKrnnQ4ILmU9aYA9EBIKxF7mhngdynAvD+BwXcSfdtBLG+x1AHgAVkB4HRD3
        lCxS0Rupw6jM3GY6qYpJPWSL8mMa4Q4Om1a9S9QXYRglTeJJHPUm5wSOA+woKsNjsaiS9hdgcPnOiY/t06wks+Uv9kLEX51wZqztLOdsL8MDyZbia6TA2yIg
        acDZ3mCuDdzrcgJvOTnuSdsN4sJFDnL7ghI78wmabJJ68t33pbEjOW8EewtSy+Riapk87mXGZe79INexYLcU0T3Piu55XaIbmJVmMyR0pbkcErrSXMY5YcmB
        Qm51/nHhosjJlreU7FtK3QOE5LMX6YJTONC+FodWNJ2Fmyr+nQbBNI77lVxxQEVT3RHDQJqYlljqRCKrp1DcXixFK53gtKtrs+6dRtA/l4QM66s4jHjvrpih
        HwOA51WRw4KAzELoJs8+2Exox4uwqpMP8gpakbg84PcCpohNKUVTw36iyN8yRrSNiUR0CNI9ac5X45qzrMc1sqzpAGuwgtrLYIFl4A7CZFsWOPMSvvRjH0Zh
        AOpT80t0GRRfhclfG36LfHBtQGHMQem8FihMIyVezHiBdDsx1h4vSuB6pNrvjOjRArRryjDg1pCV4wJLVRnawQBpG0i8PFpM3VptAwYzYHaarjewDcACPHT/
        EqSokKbJR2V6+Ehz+8M0ZJsP0ya552E78GUG4N1TgaPbHY7moneyV91BVHuf8CyFgitYBdIIlFAHoxUogxqy/GmlXJtAJdsuzrCFFKiOFOysu0o7JJAOmhCB
        scOczgnBcIRYzRHBcCAYsEdqSYNB6udxl0nYYsU2Xe4Fxxp2AWvc/S4PXYNnYoVneH2FLasWW4kb/IJSswgmTdYlMHw6oLoXXXOCHhVA93Y6AayGPuTjV6ll
        Tldd0tiLNjz1F/+j45wOtI/oX8MLhyMBsWuCJ7WqzEr6Cc1DJENCyuxJjAyTBHD8B4+MopV0zMiZk6Ek3gVPfA0FcTK44mQgwRX7BOc6gRA9ZJcGwiIhFDBD
        W0Et1gDOZAUFMmMxFBClyC/HmsBWS9gFcIcWxcqTSEYF30JNXAz1NBalToWHvNbkyI4GNxNIAT6vAOx2Ji5fxQUANhRVJVKif4gQllgIX1HgaAN+6xlCVoKQ
        3ecqTpE66XBKKfffKWw60IEq7cBbjeLOmtMb9A46T9Hl9HX0IbdPUKL8H/34577O+wT6/PS+uUVS/i+l8xzCnqbJdvo7z35cZGFNduMznz3lYKdAn0/IrqFl
        1Omqz9jnjpNiT0EuSDKf/f0Q6Hcq+Zf30ckWOuEdAYsWbTqOK5TJmYbL4DeP/u06lMjpREVPWQk8/uH7P/cdB3sXpxNATSI7/RyiMtt0JQQX5Xv8w8/+Pgpv
        TCba74DYIrIaYot8sIoUj8a0BFb7qdheRyfsuBvN0EQxEJ3EQxQ7gsYxuDwR9JMMNfRerYqzMux5dAMUW7GfkiOAaKYD1RTjYjNOAEtxSdhvtZjjkWn2FrZ6
        8wz65hEL1oJ/V48wWCoISj04PvFf+A2WbtwK8pSiTArezriA3abOCoMZ2hVYdlJrgYeF9GHRDDDMEGr6HKQIIwPeXS68zDCGw8yFd1ZDGn3enfLFPHyoDVIY
        kP+uVdVOgi6JZ25RQ8gbzYrp4qa4nBj87lIvBSLgNOlpL9tP7zIe+yh06qBAmAz9YweFCxP0Y7wWVSNAHyfDguXuQXMAoDubeeisshMzSZnJOoCXmxTxRYwU
        A42L4mIIjT/9WxBgiar0Je9JSsggxewcWEN4AEN4Cbv4JaVwJO0MJhaew0yFd80Apx1CahrvlDG+++C3xcoi1n3GOY6UbHNcmamdoJll79FlK8JHVHBfQVdm
        VZrA56XLjU3hY+wJWsnyKV4u5zKDJ5BmmuHIT2YzDO2XZqMmEr0qNtGLc8NkUlLJi0//Tz7jhS8CeyDAjWDaLHJgPnsbzsRQYC7KcCgF3Svk4V5S9Aj5lKJH
        LIGCYZpGrB/Hc1gSn70rh/dyZ8SxWu8RkJG9mLYROcUe5z2CNHIbkEZWuwhPpRtuBgzJWucmwR25MeKkwB2CZfIOgTa5Lq0TzQcAAMQfw8gx4Wf4cn5slXbL
        HhbxkHvO4fpOzIRXZBiDQFfg0r1NSnetlG67lO4aKd02Kd2UlO5yKd1lUrpLpXQZik0gKDZVQILK4pad0MyAlL0ikFDOA84gUvaKAtFZFMdoEZIIcMImg2ua
        GlL2ikJ2WkSOHymYGBJIp2Sy0yIsdCmKIdpDUvZ+awnZKQjjiwKd4lpBBjIVCE+Z6b3QrLCujzT3Iqe5+wLLUMZ1WZp7EQRFKJdvdftn5AG5NPdimuZeDAPe
        PUSlIEUJNaXgD7Uq2fxiIWDNkr4/y+3Yioukh0XY8RehS1ELj3ZUN8zShQtVD8DS1zpNKiR4WqiQBY7xZnh4mUPsnkKoaj7STKrwGIdY4lMvNXh7Cx0vNfSf
        rpKEAGbH+/vgQOPMylHAgTzFjuvCNAbqt/6BFnTsdQrCP0vzUPhTuNmDcMhc57FGJay8RdqxMoQu7V/9QOg3MI8y9qojsE/gF6G6QvMvQY3iJ0sK8VeLqjGb
        oeidZbtCzblToH58IRvhfRDNxLAvCYvSVsYoohkOQ2HjDHMdMFlFMgUmCqPlA+1w8cn9DzVmdvDYmRkw/QIm8yqdlfmM2j6pzMh8jkFFmrtND2aFtoBpt0ey
        TpvIM0ViMGedIvnUQ+UQvwjIP70boOSY9E58gs24wq1Ma/Yk6SQ2ZGCb8boMqbQcTpIa4nX0Zi8pQ2+meRxEKR78TBxp0FGVu1QiLzWJMkJdBxXketBeiJJc
        wgxSTpyrcdYHDYF0SRpTpiL8GsCzA0YJzuspNxLjXpSwFgH8bglFEpZXzwYB+DYIoPgWCQLIIgCYc/BqLLAlcMIc9PC4UcgNIOVAT4B4tVvRk2Vot6Zy9QiV
        K6qBYYQxh9MCCSNBjad36asg679q1qeNrJ9D5lISyAnu03LyEo2hkHqkGAJtQAm7eCNk+jeG2sAK3ZSUC45triLQgVdoj1MuaIVeWg1fUi7gXYedlLZ8EiJS
        SdRueKs9E1zC8IBVCbFuSIh1CG81yKEhSchBLDChCo2xGg41cc8zgXk68lFqnmF93lJ6sqV0LIJaPjUfSThfLbp1WtkzXNeiXdthUhD3J42O1NpUhLUJaZwx
        MlDjEOOrBgUIJEQlq/sA6EN0n7opsatLIHDKAoHDoDfbAIiz1nkTIKMuVFdHvXSPqEc+nYl6VAnBlVmGe4YniF5MELCT9kAmLlGX47DJuVTm+o04JAZtvyvu
        GQGxdDHZkVxvekbink3OZfwDRASWLGQsVKyXjS5bNxP+H8CuqJASVsSax4g8lwGtB2teBQVfJ8A8G9GXwNsqCxbhrGkei/unzb7trPHiBwnzbCYN4TlhS1Uj
        4ITrpmkcNb3Hpl95xd0HhE7TPz37/umNd2fkPXNm37TzM2z4lRuLABS7GgvgJudNsjhuk/VzCxbV9XoKL5FKyUyar9jUzqxi6JUqVMoQM2OIma7GszS6hhl7
        piRC3oEmtUQR06yIlaGI+WdCgvVBEataRSxE1j4sYHh64sBWBhwk0k0YD4UXTR9KiZchJ10A0UAmtI/DGmnvMeAowcHHXnITWUTwPtwwgL5Y6/RLP/UJxhLD
        hGMKCpl+iAGjG6KLZCc0eQiOgC84AhXBEdCCI+B244YLjkBdcASqgiPgCI6AEhyB8Cw4AhZGJ7jREVjLDqilBa8Ed/aiw354hjbkkIHclYgspCWTxCdyzvjF
        EbRWdfsxo47+dPC1WPfMFu/sJK/DSoytPtbckjUJuW9wyvEARLTGOA8+4CGwahfPWkLB3z8WD+KObjBKjjcicQVQ7EWqErXwHIempEF8OchZ6/rOLHJO7axr
        hTYppMwuDOyeABqjiHfxecH+7VzE7lGdu0jzRTp/EQKfWndlL9NpdJ68MIOuZfhPfrz87fzADH1cM/6b/QDHlHfsrvDzGtn5LTjq8h0kTVTDZrq7G41zlo4s
        US8GnFmPKQpJ+R7kryZKcQ3G+JXCAWRAxEzyN+1EA4jutAiANVpF4iI6qyD6pQf5r8iAKcfBsWhQbFFsmOIGcBzWvktIw4mdcBHKLx8KCK4KZKhoGSpY8kFw
        Njgd7ttO0zlKTsstH2Zvj9T0bDQwDaly3lJzGUtV82o8zTZubaiU9Os23HT17bSLZ4GlG/X0bEDSIchQA9SyjACq7jK0C83OMXR4JvZ3iwk4/GPYg2mE0pxV
        woT3ORxpqD6qROt8RAlny3EcS+Pujri1wT1iP1xHMu7eRW8boMn05VdeeWXzvu0j8cAGl/EBYW0miZFmCZ/QmDPCvwLkqYv2bMiIqIhAMwxKOa4fg6CjZase
        RyXDi8yNmIc0pAYhaRhAC261lxXsX9qGAyJij6nuRqgz1fBPOMYzfVwBw0lGmb1hya91yE8MACLqS3W1NeRMnfnguB5+RssCV+Gs0SuFgrJMehZs4iWO+OHb
        wi9QK9PeD9cwis3VNC2gGLTw1FzoK9sN9bEbZKZlsQi7khSOdoq5nfw4wLNgIKZRwrYb47xlV+R0WofjGSsmkMLB+CKlg28CnhaojY4wPAGjKXetN8seB+g4
        1MIFq8loNvRKOqyDN3tM0eNwfrQ3wyYo6hG1J4aKQ/+uHonY4uqGXmqJFgMpYHatALDY87n8tUMQylBhpV1aNA8TjJnYkQHiQM6d/ADRwzIDIOpi2s4G6VgY
        JBEcoEkmlf3B3DgoiokJozxWMpK1DG9JCsSAp7FtBwgj20xjO7GJ1B1GxJmSFelSwcDZCHDHcdff4E7ImXOugbENhdrgjons27UBqngh6ZvBjEGrGmZhTPWD
        pkjLCAg51mkgKUsxPW4TTyYW5tzCnDKbSbW06iCpOjRZT2/e/zC3SqfpB6YXnX3TRbAyBZbda2om9WYYNe4a0NFQZTKIZiZRhM20byaqczyCulANX6I2GfY1
        DW1yJuWsFdPivhHnSEQoQx/k8xDbJqGgoj2RB5TICs8NHH/0Fzpq8DeF7MnD2ZOHck9u5Z7clz0ZlhcUNx7c4PpyTgqzY9+B6PCntX08LB2w7c3MQNV32EIB
        CO2rkZ5qfO6295Oi6LxdXFIG9s+/BATF1M5UiJ0LFaZyh6dy7i0mppbQJIztFb+8+xKFuQREiKKYYDYo08QmS6cZtKprtmBr1wm61ClNyyGtu7xogqtIBkpu
        ERH3o3eUehOg8wM5PPiODJTYjQzvmSBhbwM3YuKkiNdWHiB4GLCY77C+ODvpoSQ2NH7/lFNNcm/PiiffdQqpXtNlvD5B/Pdj/aB1ZE4JQKHRbBrZSU1jhVPe
        7kpoQW6iyKq2MZ1a/0zLSx0sSFOATRwHNGtn8tAyeaQTA08eTjZ5YOYxTm4CSScZTCBA/4WY5uYQ5zWspYfsWnrQrqX32rX0o3YtPWCXzwnbEnQ6drYJgxuI
        19EOiiG3V+wj4Ucj7XIocgQwwhPAiDLkGBgMEGerqfgYQKqjqWDjEs7EhfDPkTfJBy/dWtEEJ6AJkN8yq2z2E5qGlkbSijrfDHZKi4kNAOZXZrdbF5ZwnjqY
        A1AQyfDsk2JDVrrKa7hmnqSUDsXlY/FIusoXoMj9vFh6fk5m4etk+r1WJuPtMrdiiqW5AGznpNDqWZngBGxwAhSJU7TC0raeQ9YwT+hxN6Qpma0qdaz0VBL8
        wdzxhI6VaGhXe1PJM20Q3YUzCSB4nLgODXcPLE113p7AnXnpDL+G4+Y4cY5xnjZyLiS8vzC8OLSIstuXIXQBfssuJhU5VNZTKrVcHsDAAABUQyZO1xHsdJMr
        vceljWVMeaj+EdA7wl/JuiVWeZZqUgTgBWfJR2gXWnuAWWgRl+Vg0Qc7qTcO5W6A5/5r2TfqMPA5VQmmbkSZx72pPZZN1+v182yyp8G3wc3A2ies8X7c3Q6k
        Crajx33hl5HGLMjtfwHYhwakzINrjZ7e9dw71usT9rm3bXAX7ektqOmj9sOODS5ppQ3Dj21aBwFN9vxQbcIZ048+0KYHWpdEnGXRSlKX9I3A94GA4E7qCN5/
        lHnWN3VJOFAyItiDrPNwv5CHmOHcSVy+pMNxdiYh0ixZhx8crEfSU2At9Hi/iBVCtoybnLJF+aWNzqEirM+X09gowAjCfKIbaWQXYAsp48vLqiqwu6/ccIZM
        YxQ7ohV4x8DGgMFINw3y0TMjVj/wZWGiXSNHsBw1LSwhSxYQexHbzh0sH2DLjXW6fOjclECrB+9LvJkghsB7O0V5lrYowLTJO2SHbehSGVjUUXlUprOdzLaS
        6hhNs+lWkosibZ99rc76dUCSVsCyYpUsWCONDHgq3dkLN5Yr3EopnLGFQ58HQlcZiAHd7jWFvZj1RCc1oBfEPSzZWQCsREANVDwPB3ZJwj4A2wzw+wvyXEuK
        VpAnGid7rk6fK8ipWL1N5Ihhk9fyVra6loSMFP1ESyEtJSE1Qwlz6iB/CeswAumAyjxoBrDJpq3IHbxdwXW3yOW30eWyIXLN4GUkni4sDPsvJfF0YfJDOLaQ
        8SAie+ByzVVZVKl2jz6pyUxeG2e24iLHR7z2pwmqXfDdEmJW5u5vJkd0UkqDVsQp4pyulhzHqSMc5Z2/9Et7bhEbu55KnnuwE31N5/YzFj2jOPpacfR1elkW
        ff3Sg83pe//mwMJnPn/i/kXojcnzDzYZRJaN9F/b+kdPXvr4DXBOyXMFhNEWCNEKP3z2/fs+8OnlHKqAp612nUkOrsFzeNqmqWcqmXsoh7n3UNN+PqN86WVZ
        +e59qDn9j68cOvXQ/X91SMq3/6FzlQ/P7SrfLVQ+CQtZjhgRB0/j8iHuAc+R8m2j8rVz5aNz+/mM8rWXlu9RKt8XHnzwj+79l2/eK+U7cs7ytfPlE28KqOAR
        hgQqeDyLSzeHD0ey4t1Gnz7wftL070GW+GKuoHRuP59R0MWlBX2GCvriXX/38ldOzn1SCnoiX9CvfGXnQ/9h5j4p6OKZBX0UZaqwGcTBs7igR/DhRFZQ8Nsn
        n0BJH0FJT+ZKSuf28xklPbm0pC9RSb99/M9//SPv/V3b5c+fs0lPdkpqZ/CnP0/3AHLCSW/xp/gw9RG6RR/QnTrtx3kPU1ind8/9Ou5+SXXuPmU5A38Odz+v
        OnefxHnfev0MOwfTaLCXbNM8jV+fz5pmER8f+11qmrvw0vtx9qwKhpzMWwxTB2cUfwNej+DPChJjcsAVeD1m+kaz6r2mBL0GJvIKm8gDwW4fjmoJ0Gy/oaJG
        8v3v/jeXzeKlzGQuib60osn7/OQRBmaR4ATAgrFWy+AbEpag7ScJS0g/SViCJRoHtSGyfZfQ0JTCHuixdwrE0nsEYWlv1CuALgxitieqCXhWHVfeDCASxCM0
        cLhRwHt2QJdHPEIoEFglUL/fwtVAoKuDg4FeAhs9XEtLaWjSKk6APwYhnVxL9r4uJaPputTLLiycQUjTdWEhu9CHSheX7To0Iq0CL6bloIE/BJEIvBvdg11R
        qtIiKo6XeQRKcHu9TdrrWmmv7dJe10h7bZP2ulza6zJpr0ulvTZKe62T9pqQ9ppCJDkto5eorynBjPk7HHs3Oc+ykwbyK+D8f6kEq/9pHPWkewLHnkvUn+HY
        2OT8KY7NTQ6gfrBsLypB83+MEdgt2M+jJE2MwnjAlXCEv3BpB+JZV5/OxUnsoQPwf/DxRQ5yoM16eFjlzHi0e92DgOKtAOr+ymc+VUx+SKPvi27XHW+yl7E5
        T22teQiK0tZmTNfQJgJ2bMT9c8TFHJCpixwBjbB+B/Yc3IW4HZi4oQnHJdZnuOPgOcKulnswoL5jMowyu90cJmiYdDlAuYygaShxvMnwZxCvgoPHdOlpvFPK
        zzFOPco+ymuFafY6lI4DQXaQVGyE8jDpTiAkRag1q4hALAr5ApeRqZGt+l7g3SF/zYEhsCoFbDzgeDg2FXpTUlNGpV/NsSVIVv28yhUb2OFM2J6Vl7nHxcOk
        JU7rt5tu715vNuvQfvq2nxUsRZNL2mqIfULEM5IhmtK2PXQZYCMUjR3qOb6sf7V7iqG5VrvPIK7KiTrxAZGfTl2bhcDW9K91Tqh4gE26xnkcU/bUvs/HHlDj
        qbHnqdsqC+BDX2jHYTvWB+UBB94/dcNW49hPzm1X3bB1d0ZxAMJHZAlu+dH7Vt90Vf9/XFywP2y8oh0XH3+YlitvT3KqsSuZe5L2OYNULxrmg4Dmp+5Lr/0T
        upbOT/5o+oJ3fZ4JGzgean6eLnnXpb9y8fcn/9NlC+35WAsUvkvv+8i1b6P//enmhQwxvw0D2pZLPvvb/1uz+V76/t/xFQ/i+y0fumDwzlv/+O2bF9r4D6kV
        dGhTW5Z+OUeMSTM+cNRpm9tpRZBeyHAaQGS2Lij2j1KLn2R6A+6El1RcXmhz8WiKWgCpJ21o5ucRDXgwrqZFnLqBhKmfTU/YXCJgq2D6MfMofNpG85hcevL9
        izn2F3kZ84Bm3944EuuUnpauvmkkLqRdMJXvAn32LnCZz1bn2t/vtH8boQj0cYe0O2hVdSYttYW42o6BVeWCU4KNlrX5/0/6he4vou/L8/T6f3+nczt1/R8u
        dPJR28zDQE2MvmuDY4HlyJUyyJe1pZ1Kl0U+2F5T+d2++QZJRaACF3L89m52jraZBx1HgetIlQR1a7st8Vq/wMNtPz1WZ/1xcvMN2ch7aXP29UubF+ajWk6W
        OgQVnIyht+w78eQ7J/79uq4u8x5HNkLn4egdnE9d+6/RJ9E7Pv+0Y/j6R+aod4rzcVa3CaobTeIci9CPvasOd6K0YyJnRuRsoiqb/nkwcvBbLvjg0M9SSwcM
        Dg2bFMnMj9SueDBx9yTtvyapaYGCCBGyUzvxS/Y9piam06D2ZDLbjqSUqGwg3S1i/bOSUhI6i8L8PMLuLbEFGG29Le/Zf/rhu9T5n1/Y8keXlJoQlfbClp9+
        G0vT56lz40Y77l3gKZHkUxv62FgwLXzsozf0tfEUftIHqg+87wPq/7l8YcuzPX8wQOJFt2/52bdZqcsEk75FURbmqQSc+AyJKqOn0VroYsOdnA7fieQGkCyY
        QdL5bs8aYFAaBgzXIDJGegHTF5teFk+q+gIrLsW2SV/jRy6b1Lqmmc5pCKjFGikQmo6FSXcRR1rNHsWRFIvjOLqT7hEcw0m3jaPa5NyLozPpHtBMVawwz/eY
        JlXvYFzaMnXPZ+5Y9rv9W27A1/WDNN92vjGlLa+b/vXq/P1/fsmNNONm57vBAo5lu43ABKwfT6o0IsejKreZ4gTUOo/HQxDaIU6hGZB4dBeMMnW63ctEorqA
        XkQwmGeq87iX2bibh+isB9TODHpXoSEXVzA/w69Tn4+DeQP2r2AeCerQEhcY3hSUPpx3VFzI5axjnuYcPhBm2wIZlI4tX+jY5xXWnoNbxt/xkSf+r7FTmxdM
        cBDfP61IykClAjHwwVRN2iZNElQAni7mwT60wEJrqguyZOF/NHw5eZ+eQiPx0EH87182g+bZP4ha8CJQMIU2z1w4W+gsffbeM8tKAxj+X1n0Pbgq6PwA7RVu
        RUfsEPsLlbqtSWHth6KrcLgWrE2ApVXHzACbtWjKkMchMwESwU8ijSN8J+73QcnWn+knYT6OPApbwRMcRg515aTuCiO3wWZiZ1Ycufw8q6Ackge9KY3VvlB9
        mIke1zq/aokc72GCRwbc5ADmu5QEorJ26UHZdHEbuC3p6l9G0PJaZ49EMt8GbE4ABjMV5C1RverZMHRGV6ha3JA0DspPQ9HLtL2rdCKgXNDgBclz333yQ+As
        ARUe7QZtSLvE/VIjPB43HwYJOPomY7k+NXt9XBqBT0aite88a3D6hGwC5cOU7AHlw3bZAnrJfj0DszM2gNwaGsHdF6rf1FLvj2mp+Ee11PyAlqrfo1H31e69
        WqLA20C2pvs+raWVj2lp5aNaWvmIllZ+QEdlscZnQeljCEEdI92Ybh9LXkFAM/ozHMX9IUfSJPf/WtaKrXO0Ytr0aWsWpDUD6zww3sWIZL1YVyGQG1xHos2d
        rmjzhkSb+xJtXpZo84pEm7sS1R1KtHnQFW1elWjzmkSb15dEmzNR588rd68o06K8R55o2AW2v3f0aQfz6w4hCb+OA99c0n0m3W3IsDqENXke9GGeKKftSXd7
        8C3tFmh4cCC7Sfdn4QxSGelfIfxtdmb2YXsi7jVHzyYcMtDCEHaGITtzKi4lztWIpN2Js223U4eWjxlfBjD889muzpOwKUaM4R0aDdZjxpUrIZP2lZ68ErGx
        EqGA1xWHc4+NQc+uTPWmEdiEmS7+7vqbOd+ylNeKORqFcarTi36Kw6XOuAjlB6d8pKznNfcFHIGPxwHPcbSffviMLwIqqBPAtOtABrKo86KEwJ5c5jXBtXqn
        StlW63CuSMpAndlWG3Qcm4lCOMGEVSHLeIHDwavp5JuIlfymsyRI0oVwe5baKEdlq5JvgtroG9998r+UUs5VkXRnySTz457zPJ6TDg4noK1akQkXLL6vYxqC
        wYzZsyFzSUPmEv9C9WeMSrzW+VNkBNLxCxadeVGJL/QxTKo+4/8VYbM4jk2MD/InMXMcw+TqM0lUxaI5OxbluWZRnm1Z/BlGtKUi4RfGL5TwUiX8KEEq4DLl
        N7BndmfCP81bHRoWMqDIbFVMfnlARaNZzDxb5CuwQ2BoV3IJonuu370njXqviAV6wlSmX3ziyT/8KvL3xvCtGA+30WljPeNO1qCAtRBKX0n++ZUGgmz5Sz8e
        ROA9n4fx8KTezokGoDamIXbSwfJJys0MtU0pEhK0ce3EKzKiyVecfbnzn6lxylYFN/scKQ1fuuLA9Brin2ckbLoENDUNDr4SAqJLiD+DawV++hqHf8E1szui
        ijeostOqg2sTRWzMAkEt38GSO2ha13tTyQvHQPL7BnQTfTMfjzw+/Ur6v65yXksT9gufwsWTARXHOWZ/a89tvytaQV1KwklNSxL4TRZKtC7JM73Vrup7s54k
        fW7ejBxciGmcrsi/LjbT6j3pF6VrzYpp52djZ5cxuXL89O6uj2/PffTfk56dovIaZxdra8WkzU62Gk0YTyjJyIFDkiev/UpmvCKrChx4NaeqnLizvzCDLm7F
        IziYeBkOY/Hy8CBPg/cUEP2FqRXZsJhaedKEwaVFTTlMrziEL/YX8XJ5HInsLfhzG9u94Ncnob0PV53QyO48orBaQP8J77cKcZEd63yB/VlCYumx4cdx5/HS
        jBCs2nI9UjqjXK4EIptWjgRwMHc+nDu3pZaX4tlU0u1sCMOfHVxmRWVGGZ4vS9UQXFqypeNAc7tIObxiIMDf6Yr6r5gSyu5kTd/WZ5SZFNNjtKTYZYquTVcR
        hB87uQWiWgyov05XY4A5+UuFnvGxKsnXn/3VT4E0/LmvfOkwDcpqNc2TYKU0fHcgooglwzErsGSwP2HxldIuOcDxPn306AER+FTeN0RVCaGyjt7Px6oDK0ay
        N/3C0js2yh3UtD4wGWua1IctP/fDl55Y8YsPqhtpj72lfeJ77//hU1+fvYF32zJewvfYx66cCt9z+P548JyDFLg4W6BwUG/+8Y3QlbOOTmiHphHl9bIWpcCF
        UlBJXM7loZaoiIoAxuirb+eE8xxVcCl8yjt8XzzIJ/HwTd5eM1zIHn5qc5t/CKg3nOw/o6hdwz9XuQYy6iZaU4YQhaZiC3c3NiPtIRTF3N4uFnhShLfmFoMn
        ZQWjSgTpGkaic78nCQv3ekgfOe24+70oMsVxd86LVuCHl12x577kSi7Bi66I4SlXIkj41SSOEjh93E/0m0xpl6wzz5QtnWxZPvqHUx7NMLlRkLuOILC6KyWm
        rZJlMihCBjB7QCGuxuGwdbvKPA0A63/4YLheP4Uz0kVP4NiaSeZMWMRNzP88KpGgJi7JBBCXQzDjlsJC0kyOHktRUvBtcZweJRU+Qcq8nY6/CNn/ATS1bz73
        5L8W0wqftcznvZYyP3UsLfOALbNPZZ4LpdC+DYpljfQsha4lB9734wptSa43CgM2vEklu+hPsPZns46ZJRhCsDJbU9T1rEiOwd1TwwyUbarCI16y+M/0ZpVp
        CSRtteQlUc5LUOqfxToqXpdSspK9LuXwd7wIINGf8pJH55tJK6ErQqzAalKHFi6cUyhL0CiNCTitKvyu5rCIuMqZYQw/C6xnRHEFEn/NSXGmg4xb7iDjBjYp
        rvlWCfXpIOOWaYNN/94seXH0nlPynihgGoIZNtOXXSQLNZEu2jQowFUgMwEaEtDm+RuwGHFsRgV5jrXwmIegQC4/CtyLcKQ+Jlw+GA2aXnxbjQdsStsAUtr6
        OKWtuwQBwPCQ0tibuHtmzCC3EB5VNmjtqFLtzAsA2EgpajqWy8Eq08xQRcq5L1EfKmeMGJFBM0RbikHm5uXnkiBUOCI2YDJGYeOuCTd3SRKCeSkemj+YDtxT
        l7ZpEsMK3bp5JGohzUmWCNG/U2XaQY1KcPEEAAQco0PEicCBWSHgfjgD2l+AfSKIFipS/7LE5fD81LDbxR752CPpgz2mxbtOUntRwCVqOTtzb8t7dudSz27H
        63tSCytMDA/nIvt5T/5GmExYP68jft5fFPX+naLd3yrK/S2i298oqv0O0eyvE8X+7aLXv03U+mtFq98uSn3m6Aysp7clLt5QSK98UgxPkm4wToMEGITVRG9y
        xkxVcrY58qzEYWBRL0krtm8e701IinTaBFSCK6XIW6XIW6TIU1LkS6XIG6XIE1LkC6TIa6XIa6TIY1LklVJk5Iv1QkB4HCCpAh80eoHBD2GaZl9hr/09NC4M
        CCHC6s+jQxMGhFAyw0JhmA2RRgm2EYWuDOGPrdOBGWZDYZgNpeqhGBBCDLGORNAeiO1idck8r3PmeWTqmPmUqfMXknlel1fUWf6wMUUaTb3LwVhPM8/rYYAn
        OlE/0kUk87w/aGvXzVkSvDSiPlu7bzA5tWWXd2fnp0tv5KRpxOSm64WH9cJPYjb2hDCMFzjkc1RiH/0NoAFK+hBKpsJliUle+HQ65xfAtgWbRQFTfZEu1y26
        6vEAnMJo0DXGTZcbQ6e9aGKarARUs8AInLK/8407jSXtofoG8ZJKmHvJDk03eeoA0o7ZFpC5ZxYk81wJiJaPoWjTy8uIEInD39TUVloJOfWiZhQRsed4YuQp
        iJGnSC8QRIkW/hj8GSP1m83jLtZtJdoszU9IoeJcafiggKSioGC7jMXMT3Hh8wV1MtMod/YELiyw+HtEt+n9LpDc6GmpGoxQU5VXg7Wos/Q9qbORR4qlC1ZM
        e8sH6m9i/sCuW5TcoHEDwku5VKkeTz09iTBWNl0dQZEX2eT1wYr2Z2tooVNeSt9N9T+i4p5urdSe/TNnLdDttAPpQLyq8O88VG4H0qwAKxwkBz7eJGkpCYi+
        CSYZJN8BykAOUt9FfOIesIgdjCuTtJtykxPuDHNx23K7cJ8z9tK34Thnmh2SvG/jz8cVs1si8jb8mpf5ms3UAq14LmA7e3GYAgskRiJzWk9EAxkbRT8C4Wne
        6l1om96Op3okDm4E83NHG6YHBab/cNzM7QdMszPitu6ueSkKFduQSIi9PUAeoF1BkzT1oqkwgCXLSNXQcnP4E1tWf2Dgr7/8z9/fvAB3ZBO0vqY6H1duiPWI
        tGiNdvh6JKK5amvEwjMm7dvi/Bgwb4bccgsLN7BI9tCjwy1fegr/ewGPpWsq9KLONyB7q904EoO+kP7dEBdG4rC9IO0e/p80+rcavSvncRKBVrAWxZXD88wc
        0cOyfYgevbBAmgCw06oMnxi2MXh3jcQ1bE4EvoHUybcwBtCL1I+axeJ14X/mEbAHzQVyKfnyg/IlqDJJ0xAgigKakXq8DvnRpgY9pAKyZG5XUhYEEsAlAeOY
        JT1Lb6JNe1SwmiXsUPLuEgfF2x5KFBgr8v0U5HoTKWw5YaqaAuYJtDmsjNARTL2r/yrtToNVOqfBfOx0erOCwTcCVOOt2LNAFOs4GEY6ANBKAx63uvRmEYH8
        XmcgcIAMbZW6OlPK0fkG47xC3QtDIf3Du+NG2w7oygJNJtTFeqsp78q0Mipm0cLoUBc71MU1pgRESvYh46CLEZoO+x7pQ7m6GXpwmV51A7Z9aNyst6FOZv1s
        f4m97MsPemh9/gHhD7avcSZ9XZO+dtDXzPlOtcp3j8XxE33QT8PmIToAJUwZa5negPHx+QxJCRYiDUz3BrNNCo10ijFMdfDhYW/Z7OBe1bEdIxMmwHIM6zmg
        9gfCbytouztobNHhRoBoAG+4fvWIqYFisI5DHb+9g7YkVCFqzgHmwOl4blfh5+uAGqBnAajuAraddIERFJyZwFZlmx0OQmDMWkXzXXL00yFMgjf+8u7r9/zC
        L/2i87zjrINivVkWWmwLVnWbF+6LV72aeWFVx7xgP1nrAkNSwczkhl/h4PLtEmp+bbyM5kx4/RzGtvrvXjwIVN5VL+toNHN9PU3L86WCvnf2/8yl4XsOvWo5
        OwvOdd3lhLytWmIG4UdSEeJaQusHdcK2uIaWq9VKnFNbF+bpJQWvba31sKkUUlJjCnba4jGr5FW1hnCN1FIglHq1gQ0Nb/b2dDZ7lc5mr9612avkNnt19qbK
        Zi/AbBT2oy33RHXLNmhIPellmDRYa2jbM8ofzCiiG/W226Nhsej0ZxadaITp7DmbpppuEWtc8goXuhpinqrxFrFihgHkTFvFnsQHPA7JYA8O41zwSoeN1pY4
        YTZz+i38LdpNMS+ED/D8GVqMGvhUjfvsHrIPe8iQBkglvRbhigjja9AzAJMTiA2xwlwV4Rc90x++5KL+22idDmBJrADGGfghofBu0ivCz7rRGB0wGszYITNm
        GiOHw18rxmNpFMvUFRDSsS1KJOFPSDCq9NEKxhUkGDXOazBjLxfplf+VpXgj3jRBjUrn6+IG3rKKWevNqkP0ospItCowQzXv/592MTNd7dJr22VM2mWltIs5
        V7uMv+Z2qXe3S4M35twuvbZdWnhTKO3SJ+0yJu3C76B2Gcceug51rc67fVS6gXgDVDq0lQ5RaZAsLJFykv4GKg8GEczyFTOOWb5iVmGWt4jPDPPdk7MsnP0/
        vbdjUFjDbOIOM201ECrp7oyrK8FzDO7NWmf5rHI+I0bGt0HyfpImtopdF9dDeawimGAtDreBewgQbhtw2BFN6FmX9AUzQf9tMGtJVVybVxVXmQuxAg5n30Jd
        XEuidOHheFVeXVzVpS7SwrPq8fhytlE3zOUPowYBrRVVzLn0tjrtreMKVps6zCOYOFjWhnaSbFRpGqZxHC2nb+n8HViFhneCS4nXFRy2R4YBDaKos+6MWy71
        plkxE4E4sm8mis0ItTvWqV6zHNxHeyDK0PFAej305hEwLDXNMP5dPZLM3m6aM9FKau2KrFsmvrIG19Xr4CermBY+rbS2HCC496L05wHgB28I8Ym24vgUmvOg
        d11gXg/P3BugdQE7mSalN5oQ+tZF1BgbZ8wFoj1dRCcXzJs30J94HTXtgnljRxlZNU/dQr21MV41fzAeM2tIZNfcPBKtodveOG/WHY4uNqsOUl+NU8eM0w/j
        VLnKTsZ4quyU0NnjKtqIZ0xFk+aCaBVVbhUNgVpEdckH563STL59JemI/cdMwzoKaIq6iUN/X01KOE2yP/coCC1suP9TooPp8KazCRCWkhqMh6SirqeGWkX/
        vYGUQWoqHg7Q/S6i7y5Ag8TndzXg+fMLORW2il3wxsPz8fnUmqupNVfb1jz/YHw+teG4Of+mEVD5gETkRhpV63ELTRQbDy/Ek+biG2jKtEgnvTQYx+imVdQr
        5893PFNtWnoWnShkfF56HtVyzIzfyJFkvfC9tjpjt5cukKG6esG0UI3VANX2D1ml9bLDC+bi+fiSToPTTDTOzE54tOn8cIOp3E4yDByp1kh0Pl5p6ASHS+ih
        /NjQ0PMWDrep4uPzB814FtB82QLIbqgadB39u3kkHkegLr2IJkmzmmoQbsUP1Ee7vb0GT++qcYHxmUjuVwfROGmhAayrnNkG+lmajlNBH7NdNNbVRWNWxv14
        jHplnHpl3PbKJjNGX9wEpWMTpmnqdt4aCb0Xk4oZNpjR9Ii30Z2ZRYiDvpyABNS9iWHWGHcsx3QNtbNaFcwn5F8uw0CXNNdYX1NjFbpzdYBggFin1qUA1qVb
        kpi+R8yXJyz2znq9l86CcfeWDbScBLI1JEWz274Eqlu83QSnqzft3v1Lu1Hib0rBT79d73Ez7xTjqtRMD3KGfeC9wSQwEw+SHNF8Mo9edZgYHJ8OY4JYxaOI
        FnueqmidtQzhdRzq6UokDThw7oot61RsTN8K1BI4WYLU6kW1FL/QHXRSWc91ZZcQcjU5bzPWYjsv2FYohgCGLSxxCRV/XEsE0WY8B0k/dNgbUBVAKwkTXBlr
        dh+QKYBhUTabLY+vGC4dCYRyTElA6FfBOBmIrTH4dxkIuYLljAMDw3vcNLdbCfgCpyq7rkT56Wyo8baNMV44uZwZEAPOYsaOHBi/9yr2K7+FESroqjcziJiC
        w+Gt7Op3BE1b83exO4Mljw1bfIaUEsU5KJL7zJZD36aF4LVAIrD5FXKp6r50ppNBkrsUJfuyUmo2zRZmbBuB4wUM07tI6nl/qQQGpgNPg8ScO3fBeAUr3DbA
        0/DGQcvdPuKijX/1CGf6e1wpaGEFNpHpLMdfM76fQPYiwJuJ7BmNSFlIKp8Zn11TbApjR+ebUhOGU7gefEtTolGfx7Z78az7bn+ve6fd2A7ClSJBUYMcFFWj
        4xhpBfi9mA+KmmKrtLMkN4g0FET+HHdnQkBi1GwkZy0LRvoqeF78tc7/cMX2/5eu2PKfdsXs/5QrHNhgTIX9f9EF0+KF/y977wJl13WWCZ7nPffecx/nVt1S
        PW5J2ueoJJWkKqlsy7IsO7aOY1kmcWI1YXVnZsEsOYlZzHVmja2kM562p1V50O2AwyogYeIQyK1S6ACdMAUdGgdsUgQTQiYwFUiDaUKoQOKxiYFy7NCZ4Irn
        //5/73POrbpVUgJJ91ozJfueffbZ78e///0/7d90oY81az3uQgVr1nrMFT2rR92YXYx/1BV1sGWXVpQTpl+BROdXckmtgCWsdhkJqzC9GNdyCasZSGo10he+
        9MM/XYr9tCR+OTHIf/+JX/73Qfrlp0QBzSr0boh7BwDzXe0cRDdKssRAd1bOq3mBUZviQJswqvIkiYMImAcHr916hcgZ6J0FZgidqXYudwYNxkZxREo0gDRy
        LLwHmxWugXFVwLiTaZXdw0XsE/BGGBKy2O3R/ColuoMSffHptz7z93/z/l9X10GkChxkFveJxK+E3InYBRKcHlbTJwhcQhOPt0aAbemmT/5Mi50NiMkLMGWD
        bDsEYpHPZUHCqBu12cMNrVWa8hIoVdPOHDdEVQ+509SGtPf04293tGM+ro951lXmx9MAScPG2BuTNEwlYAsHTEZE347Zr45dOHN6FVxmzFp3xHzRuxWaVo/S
        iGG26P12iCLKdmD7ocxlCqD7t1/sskwZTnIAKDtJ7b8IFkigZgBlAxi6bNDjyzbYTEHKBggDKhH9DdKv/OHHLpXAawrE7E9dg+yq9jcWUBv/661MNaSXpyv+
        FsrpvIs7HHuUavDkVnJqD2N5DbULVBikULteyX5Yn3QB4vSqZkcNu2gZdIWuUseFshrV4+OwRgOjuTSgtyyvrP7Dv/ngw+NwIxbA1Q0N6C3PG3P9NHC3vI3C
        yx953699iQG9DBvcuHyMRp23u9E5zv82QgcA2TrBzgksdkvA4gjyNjk4D06V9CWavfP0bHdlEmxMz8DUOEWq1L0kSD/zychYVkHc/O9GYsnlen59l7yKlSsb
        B/c0r/73/67ONRZqiOt8t6e+knlRwvwLjBLPTXgtpy/4XcP4ppW/RhkHDvaXoOGrTllfh1MuuqQSuoKHAvvbg2Oycrrm48JYJogU7waNrHDnB2nfv0eb2jkJ
        KoSV7AIRZZKdKC3QYpoQazxDU9YWwiOzAFycpHAJtVGD14Zn3YKk2ZGNGiiNxf/jQxu1N/+P/9PdbyogXvFhMdwedZMWvHrdk+wB6gIpDO+IEy3GR52LrC3L
        FQYMlL1DTrSN4Og/075LEsw0lUM4zCHH2iFxoA3osYFei83WMbZF4IKNYcMSDkJ3n7nAcjihCs6wPwFG+OGF7Oi2hOH76Kw5SldRxoMjYTSHU1rTVnrE8ikB
        NrYgqfG42JhWVZBDP8yipVeJNs1FRrO4McmxbbmKlKtJR9En3sabNMDito6we+Fjd1OYTUlZffh3Od0Py1hyr7A025rvFWBbp/vSF3/RYNAhWNgWiy7NRbuB
        JE/Cdxy410zPH4N2S0Ab5lg8m0ZguEdqBOhzpMZFTsASOQFb5ASqOJoiw72ObgFu9B8bBXgTqdnHk+NgdUfquBExYfY0905cQNis9xBm6NMQ1EFAm6Cnio/w
        M4ITZvZ/NaEOsWeqCXWEPVNNqMMMVerGdRtDXbDLW99D62PPo+ropWR2Jy5uC9SWGdCEu7AXqlxIDL5aqNkYD5bAYotUP99rQXhZn9ABjKWgE3xCWxrfFEcV
        QKc0YIO9ITrAxKAdfP5R44bE5wXberRZYtxmQhKt+tu4OueeGL5SLZwDMVhmLG72io6y7mHBUevVBvN3YW0K9jgFW0m9LrviyDB5Jf4T7qyX1KxqycUCO2Nm
        0eiBzb289/iHkgjIuy/+oty8wnhCChsptkZ7nIpeAUQcdhWpLjZPJEWoCda3wNIptqjL+4Avk23x5jEbz8ChAtvjakLWCuIzMyxOJEYAvYJ4FW+s/qO+Io4t
        j3CAULtDHFhwBShVQMW6BjbBbqReVCBkM6QmMQGRqse2WHljwREBlwnc3EVC1w1vYzJVKLa9rLjq4liOuF8QfD++HUiiBMeLay0+nu4iIEGIpa9lxrSTRpZt
        0NpFEe6TkcdQuSa+BuC3igklOF9DHk4GHy7mDhBhEVfLkFOYgiH8aWP8kRFOZXxDGYCLgBxssLSLSkdYUiQJIraRZkm98DfLzhMg/ujBttBxduQQW0x2h7CH
        xSa1DnMIJrUOIQS5KE8dR7nD6WMZxAlEOgYceypM0WiocLNIjKgtueq4iMSEWiTmM1okBneSP3l2ElDFNjIxxzOZmM//ImRixGbalHXF60NN4Fo4pP1K2Lha
        bjogeRmgLF4B++ALjI8jAItZ1aCzjWBGRRhhNHvD7ARZDcP4H1v1I0DW5jNWTj4LS2eSfZTiJ6ueigCN3u5zd9hz0sP0AWIemB12qWljitiz4AcdPuCnQYco
        qQrh+zRHFRjhsFgUBw4EZI5+0eEgJukXHLF/9/N4HucqptOH/11xnoajv/A3ajD39A0rRwSUuzGJAats/ABkdyobFefnnY26ZTuu55eCsfGJDsLADbbgC0fg
        9LKN03OP9JM5FJarDQsr9yxfqtsMn2zxxEgn/x5Ys7He2E2/KLKsFYBSUdw1UWBBgWIBp5B2N/oswx/Jb0VrvgwepXpGkvPOECFN/hJ90Rc5/QrrA44DAHio
        eiSrkxEouBBrMRywIXJXpWtmrltGM3I9zKi5jm25cuzA110VU4l7JOykwqcijP9dmz79s610LgUFC1aJeL/Yso7phkShmyylOH6M3q7V65tC2BQ2Y/MwFlRO
        3/8LbIqH/v43utePxvBnDNudaOEkxaAeSBzZsCFXQ2WqKoWGJ7jE2gku0UgfpY/9gtwHZq2T0s/jhBnbWE5NRE5TDVnbCT4ke7nMUDpQO8Gtb55A6yFTiIr2
        SkXVE5ua/vlfiMJC28el7WG81wwosxHZACT8NIKlK84sZK5qh6wdAG/d1RLDNXaNmzRB+3VYrpNN/dG1mf2CQMT1glxHq3wdhSgsrqN9YDsxECYQsBQAAcK9
        VIMtXE0b+X2U3r4BvyNeVh3hhbBvvYkktANA8gQY0DKMVu0CfMhhBvYn/NQPyekwrJfyX/qsjkXVEhga0lg2FvYU5Lx52QqW3NSu7C1R7VLN27RiIoyc31kX
        QiiPNI0k5LOGCKcX4rFqabIxDh1MCpSleAtq6nBV5EIr7Ae6zRrYM2r2LlWXjRR92Teg+Upg8uZON8L+3gKS7OUNV/3HwJO9/2h4UoAmGEw0FlZID9G1Mjn+
        oYSWxsMwOIrF9KEEltcAuB/2uhq4W9Gf+oSZpA95gOUSpgGMnvJTN27WAl/DJ9TzdYZPe3P4RAnj3SiOnmD6LjusQVA4wkI2h6ZCOcu8O3G3Yuwjqb2qDnOL
        u0FiaImD677DbzeI8iMgUYSvNEcgXRRAgPa6cgKO0zoQVJLOQU+1ujgRj1JohEPHIOjE/Gw78QBaWgJaRgS0jLN9amD3bKeaVgGehOVruJrYbGTJJuR+VzmJ
        WYt3xSaEHmQn5wGK7tjJlHgD2083go6bHMDDwY99ATzOjY6VTF+gP2WyG2fF45pV3tp6Kzca7QfUwQtq/wU1dUFNE/QplgGznHkRaA/7P+z7C3Ecbi47Pjwg
        7gjEU2zQPGoAnyfpMQL6Sw0AZ44eR/i2U+NbTkTPQ3zb4c11NGf13aeOFV6gWXnE7dnxHJ7vteOr8Fyw46uhZ/l7bJzYtX2HjTbtZiOa2VzbPM0ym+n7/14U
        TPiuE6qj17OyABPuQjULRD1gW2S2ulpdRXfKDt/uaFtpy0y1vjbWK4yR4raTYlHX0JpPUd7HGdx+SF31eHItB+YeT05wIIACLn4/zL/L/PtR/n2Ufx/j3xX+
        fcK+oP/UiQ/Rz7X4OU4/Zy7AFH8QUq02dIlVrV5iWwHnkxo8WvOV6yFnO4IVa13AkK7VzWwDM4VznaodmOfrrO8tZkYCWDFguXeY6GVlHoIvMnDRJ9waC+TR
        pzD6Wzh9T99NY/4lS485s5tmabqPqmPR3/H17AK3n1VuvC47+kpjbcnXlN1M/9aKvpc1EMSvMEe8hiNYmtIIltrp3BuhshfC+1ItbXepiP1cmL6V0XWxy9rq
        +iKBRmKDoPZlFvYvSAdphwYQ3IADq0r0zVw6yJO7vieU8C3uHovpGdZhRKpyS6SrAy6eIDpEDHXFprA+KnMbw3R/fFpbeZ4H1CWUnKJeRNTwhuV4G6HzLBx/
        j3XlmMwPTLZbVgH+VMVjDKL7fLMqnJahnJbu1tOymp2WTX1aNi9zWgbmtCR0ZZz3MiPIwDj5gMYIQ4NcS+tX0qfpdloFmYZHM4LEkYDNDGJXcfFoC4wUeGgV
        4eGIwEPaIKp5QYUXziikve2+OgxkIng2AW0AkM5SIzpRYnXO0GfmSuBD58wF1YLMBbxeQGRTrjYtMXydOaLmEyKZVbOL2d5/HZ/LAZ80AXAOJMllO4C7iR04
        xdax6WQ8y/Kt4HXQyRFoD3gjLiw10QSMQM5PzqEW8rUKciavq9MgQ6xdFBSqvC9oSFNbfgkdqNM0nr4n+oogJXU78w+BSxxrSrswbzdoa3vgLNo32E9SJlzV
        VnlJsMt5fl+B0aM2e3Thq+xH8WyyKVMXsNvrUWBgwWsoCTBj3mHDaizzz5LcPZYxE3IjVBQsLZJLSOa6Ff3vICwwl4tNILfFBHILYkmQv6PFqFGGppAJP2sb
        bn+bZcTbTHxrMggCe59KbglyA6ZLNlgagzuDuXLZXfwhfp4mxA3P88IGmSvcZXlAptMbKHoa5EmXfffCj4erXGZTHU9HUwC5x/5d1NU3UReGvKtRIEoCuOG6
        4FOxBkqIh0pAiAAe34z8tPeJj10q0YUHlholF7sUJtBaEh6LK9qbrua8MfEzpIyd9PPZ7RexHl8SmLC/UXvLXW/8l0zmfioTLzjuckd/wDmJs/1eiMIU/g/1
        KX1In9J9NEmX2/2gLLD7QeK3RWtMK3YQvodTgCvnWbakNVb0aZug1HtLE5pGSnMyLmywcUAQGlHYOMrJHt8Obl3hS0Jb7gq4wQpazW5CZgmQJq4GKvT5WZdO
        jwrUjJMAzxdcOjvo+TSgTQXqyPh90b2QtPkUdgtIV5OV1FT7ggouKO8CHEEy2AlYZf4Cp7I5FRQxQWskkON1YEnf1kkhc+FKLOLgOVreWA6swpS09CA2BPvt
        Y/JZGy2qxdw8aOtNAqLsLopO2rFLoKvGYN5VEcB8xGTCxIViPnBnFeGw2k0bpoAAe2ofh46ylYxbmM3GLqBnROiDWnNUtLJmWSdPRa+qu1rWHl4H+Lp7Zx0U
        tUlNoPW4NoDImtqlq6mpRqEaXLnxev3OlYXsMRfonKvpufAqY/HFTjB2OZay84hpbbwyQhF3op8OLsiKHs1T1iQ9AtyTO+oaYH8dNYH7cEd8PnZEfqaDQX6Y
        OZQdNcwiJtOqA9ljCCRlqFMHJuIh3SZuG2rlPrlWuURli5TwU40C79aba3ff5sK8r/lbSX+iV3q6qHJ6rqhxet4onC77mcJp4qRzDCkdtDXBicnHZ3aQuvwl
        Sg7jC64g+HHwI19UcgRfjuDLEXyhH4J96aHod2H190nGlKU3tkbobY3QAyLYae/dUXo0/Zm3Qd/Vhr4rH4rsx95iL7rWrDVDGPl9tFlesrW9KIB7l12nJ774
        1rYiVzMgIGzjA1LYwh8oi/OWsjjUYRVXanr0NlubwydkGGuewSC36dZ+mZDoVjipwfd09Zko/T3gqWU2Gl/uCtuSoPlvabOsWo0X9s/tC5DuhytBNgsdOeYw
        KbBubxLO7cuEcXuj8G1PCtv2uHBt54RpOy082wPCst0vHNspYdgq6deksGvHDKOe2xb9dywCiAOemya8d30+Clv0DF+Sd+EKBFcfx8/V4WJ9+VJuXZzC+n2L
        dXGTLLMu/hilZSbPoxRgUrGVfjQPoigxKH4c0ZQ3OpewaQBX7EjR/agG16Eiav7gfXJ2BEJgcu+jXaSdKbNUzJNsTJiFT+RGEIhZomhKaFLcW5zzIGRxijBb
        lTweBlOwdb7PMlacofcVQcMIUf9DO5ZzA+4XhInHcBby8IzYVxmxz1MKJg+/DEyIibpSsalwFwrZpdfLKrOJZNpc5tUiZGfs9jKbnTkOSaz/s5T+7R/8vgu5
        CCpjJH3xx6LoWmHPm7KwCh7yoWx9zP4pX1bMe3xZMu/2Zc0s+LJoHvaxaujG7GOBTTs9H+vtmP1LvizNj/iyNj/sa9tQvqzOD/piBGHrSvN5H0Zu/y7Se2vJ
        FhOi2GbZ09ECbiyrio3G9rrpzLUTLXHIJ5LFdBnhSuCuPptnIAhHh8DTYlaMY0L+yGa/v2lLVza0eawXtZmrr2uzWC/Ysa5OttrTtuy1p2wZOkiO4fklW4Zu
        zZah+7wtG+5JGxpmY2oXxIDGRNl8TNyQjmERKHqEoLuOgRA9Rg+mJoypYYgBjcGLep0eEaSAxkToaUwg2Bh01Qt8Xl688yU2hyAK56OscH4IlkRP0oCMcoQo
        nI9iSCJ6CLQdZYXzUa1wXoKiocRB4Xw0ClGiFRO+OKoVzpPwS65bgxthoxSXOVr6PnpAdrAMGpyt/QuLr7gA6Dtffez0r57COv0k7LqWxUPsH2vLYuwkFtr+
        lniHtXfwDtsS77CVPu+wVbGWVxdHYA3xDttkx7PijxRIOS2up2y9qWgz/SdQONNnaJrr+C3aZgNDeosL3Ja4wP2bT3z2J4O4kZaYmswCdaEIfFki8GWLwJcj
        FHZXKOyhUNhbLPAFn10NoZ/Agy2bFQhgT6AsEmK4dTT5SMgczi7zHPgyyz7P8hC0UUFV9DlCZtmXKgjR5Vn2eZb9Pof2vplln2aZvWHjqWc5Cv/Ad5sXnQdL
        ZpbFNxTPssezXNLu1rWFT7fPwiedAjykgR6nsmhmW/LK44zdX+JbSvRHPNHMHnBh8yGCWOGsuCmcoWl0sQr4bjoFE/BCyWe95yFk2AVNbqyCEI+2SJ1BmBA3
        HvGAW47rMDT4POzmPJ9Lh9pmjjeZpxyCXCjdAT/xe5eo7XBzrI18UnuXcSnn7kR/imX0n20xd/nYu7Py1NbynkJ5vpQTxsxnwl1xxYGABi4rjmilzzvoEy4t
        DjyS4tLixKP4sga4gwga1jEOrMJOHpsSWGEjErYa58m31Rg95/AJJdsarRq+3gWjapReb6fnLnq+lp5D1zOtYoRef4iebXreLw6UI3GgbIkD5YY4ULbFgXJF
        HChXxYHykCy2pjhQDsWBck0cKAfiQLlccKBc0uvZFTubuOphPXu8ntswMQoBBS8jF8I7OlfhcfOwELGePb2eHdbl9Mx69mgde3zzBzNc1nMrvNm2LwJpPJ/Y
        mtBJCCL/3Iqf2/FzB37O4ef78PNa/Hw/2El0Cv+gY190HmApllPCKEFZjikLLU1c4LwucF68n0s8vDvRr+BEc1gskLoUuud4ZkL3dDNky9hUpCFdhj/p2t5F
        tuBnQzVCvM0nLkTM9forCph7EDB3WcDcvb0TEqjCnRX2xx0hd3J8QpA3Xf5Ai1Xh3wiRHQJLhKr6uBOxyI6v/cixcLlLUKBfxjwXH/YEb0mgB/xKSDsot/s9
        hHO5vOWhTQtUSVTuXbHsy54YWAiHRlEb+MwKdDjPKxnVdLOykxI4NPQBDtRgdO8eFsShXiPoGXEfXJw12uTqRJ6k2Crr72xOPaB9+trlaPklBzcvH/Ly7/Pc
        Mp14wQP6YBPm0kXuMhsOgBmjNIJyQlm0TdC4ChY/vL1Fb5mQ+0vZ2EwSS8e4b7K5TTb6+BFWgmdzm0zD/6Atnrd6wEuEedFE+p8CXkLp3gO8hJ7vBv5C6RZg
        7pOeDwOXCthGcl24BkxSgYoj7IFEnwOpnq59BGXxvBdURaw/L/92mnZfwJStYbYElZbzbwrWo1gubQRu5vMP7NCSQxHdKO+lMEEYD1ZxCbR458CN3AgZBRim
        5xxsSrNTVtqc9IzoiXyWqOPDGa0Hd2YsF/QWOm8LXulx3E4QmO0DsU2G0gTUoexSEufvJXH+XpKzmI38KvHmUbAR3BQbwaHYCK6JjWBPbAS7YiPYERvB9aKN
        4EDO4vAaoDTwRRncIXoRIliWGK+zxleffo2wnn7Vtt2L6aeWWumCnTZZEILd1GLkqIUShlxspMNzG+xNnsOKwtqtLS7yznkdhqOkczp8L4Xnbf1yHs6sUhFV
        Y+/SENEGeOkmEHvasByhRvCI569wvwsKJjw4YzPcGb7/uDd+sfyA96Dzr3NbubyyM9vfkONdoRUfi6aItunqYiYho0QzOSI370hu3i25eVeUJ7R+kf1LoeeD
        OyhGlDZU+pdf+KILCf5PumwxXOp4C9tAtsT7NWTqtPYO35n87DL9FOPljK9bGl/3NL7uany9bvB1bF86VaeR7w9scQj0+3wfmLU+o+8Hn9L3gicY/2dzurDd
        FkVMuixToy/ywWXFynizBnlFKSG6IKWr4Ug4ZYksbX3KYkO3K6AihMzt0oZu7Y2aQwvcAzn/f77/6P3G0G0ZltcTMbZ9W8Kj7EG8ZgaDwXnp/L+Fxu35n2he
        x/LiM9fR0jIJy/EsuwuyIVTNxG7m+c9e55zkmZvZQaqPZVKY4DK7Y6pplDkbz4hKTQhbttx5JcP1iljeCcEAyRAAwGbxUagDs6dKhLSnSlyDoI/WKlh4tuDx
        j3KOwUBul7ufzAjtUXXVjAjfRl0WLCx8m86+jXV5xUO03j7Fog+EoiKUEZMqQkwKeGWx725qvjRa94hFV2dyFT9FwU+8LWLJY5gaZi5xZlJuRkzKWWJLLij4
        eDRgpc4ywUbTSq5EIYNdxc8ojvlJdzIxqMc3Gp7B9CocblrPtlFQ2LKjP3Jpqz/zw1HqRT/syZnOmAIMzTSoCDpZYBjiTDyU04OnU+0cvbRJmmLrv/THfyRK
        qwS0f9HVhf/OO6M0LEY8sjniaw9tivg1KqNWjHj/j4D4V4j4LJURFCN+bnPEWzdHPEFllAsR1NZ3/kghTd1Kn32okITeH3tnf5Z0YXPER6iESjHiTymF35fi
        nZua/s7NES++c1NvP7q56Zc21UL4BryvJ5XEMtYVxca2mMqvdtMmW5W22FA4iF9vVtYFyLp+070vnXdu04TNafFyETAzzRJ9zirY19hETMiqsdRYCu6t9YqO
        qkVfdnkd1bQG16xFKW7rIAlwwppqfk/d1mLf+easiLS3Yqt4b07tC9jcVdb3ZJIgzlBIMxB+K4jOzzOiw4hPTSM+ldqeUIhYFRFoq4gpQojosoZIpbY7TKPo
        x/2kwhxNm3Eu0Lt+whfvqgX/CsBN1hzaQAisOrSjArmCJVxHVlfAuktVKYgtmOMCXGFqBo/9UMryzxYQxFqqAAAIQXmCAXbtll9+lsFZDRyBGj6sMhpRu+XL
        T77nK3/8mZ/+9eeZQ+Ib8g17q+uyQeX3+synOk9NqzBuFrM7YMLNsm+n0VrGzfaxtBstzeybiqf4ORfvp2+1/IMVH+BnFB+UVlfVQUbSquoAI2lVtZ+RtKqa
        2hAZ632MpFVVwkhaFfYJPdgIwzHGvIZ5Q4rIR7g2qfGipCqDSIkY4a5Gb3Vqw2Fa+ieaqd16png2Kmfqw2xKtd6mh/Oq+gg93Nvqu+jhvaoOg6I+Txeog9N4
        jMWH8FDxYTym4yO0eE8SErPxA87cxr9wLJsqZPrQFpmW9ZvBuIYoC8ZhwclTGIeVzMGedwaLw3jbycmA5x2owxttdWQjscWJ9eCEEPBR05TwkCSEIJAMuYwx
        nLc+H112iGsTfMSVC+PCHVbTbBbQFDnv1IZQ5IevpMjxKyryJbvWQpErV1Lk2BUV+U27FqHIz1GRNhs93KHI0TBbNm0p9RBWj14hY/F0WKgEolXqUF9lG3at
        EaZPb996Wn9s+8y7U4qcpmbTbvBhudiWQ5pvXICR0U/6+sal9I0rNrXHehXwSpNZ72vHi2gHdfrFHVrSHjh6A9fVoAXHq31w1XVUvfDC9lUPf3tV922jwVXD
        unv6wR2qHtqx6r4aLrPNNlctPGJm7lnZXFqSInq3nz76wk5regeoxmVGT9q1tliZ5kJRTbZClE4+Z1ZIJYIxa14mK2aZFFr7D3atEqaf2WGYomyYcO3bOggE
        CK0MEGarcPMw8hrZXC9N0NoONTcH1VyYl4EgeOvK2NpjMNDTF3aoubFTn6krfX3+VmoOUPNDX9sW/tTrGupAOCV1CTXr8r2Zjpzo2+9vSdbj/Hbr8f1f+7bX
        47ysx2Yo+m9cR7YYLZ02usLF+A1287O8fWvq4T9qMfZt3c310sQ8sUPN1cvXvD0+sO3kfEOYjumTO9Rc+Vb6/K3UzBz3Z3dYjOXsCAx2PAK3r/QQYSDTWzCQ
        b7A47AoLklTTt9pa2s7SwVp1k+m2HZag3GrYyGHzFdpphcO8JX3tYKl6Fjll86ZBNC1U0KQqtPEAd2IlynqH8Ol+uWa8WW4X9/IoYWFrR0oU924mvL7Xjg5r
        AipneIe+j8zbIV873ldKl3+ulT4DrwfvsoWyinZQNz/6cyy68AgTYt8Qc6Hwpx3AMDsnYVsZIl9ym3cxtTE3X3cKKokBiCHrTjqEDjgQFqTMLzjGYUNQ8AxP
        OX+Evb5TSAQrK+itng0rCtKbQTT7hKug6czfoltFbFyatmxL2x7FoOlGheApHbOrUHedtSpxB49yPAohLS8eY8HFeDIVP0bWDfavo/YfTM+roc4p62O22K3g
        xn14hS5qFK1b+Ldf+Ni/L+mIZTv9jJW+/z0idmjWT41aGRxCq6CdxO2SfoJ2RVk+S5f1LAsnPkbVx7tBBf+YHe/B81E9WR+FEyvp4l66OY+L5F2mlMb2OOfn
        H7wvpltCjMWKWzIcwwRqt3RK7ZH+gCTMjRiSjkCpi4Z6iFrg8sKpyIxeULsuaMgbaA1RpAHA/AE0J9bNsdg4hBrbaKkO7uijF9QEfDttTNob/9yxsAfG1CiV
        TTsfCodqo/b6N71Jdt9faSPEk/iQELitzUFtufB/ro+I5+TuPXtj6O6yeXlFT8WyVg1c69wiMXu1JKroVrjpKtZg3CPmZ0RtawjxSUyKil5XJhZTz6Te69FC
        bkHVEqYHf68lgRaMCSAYUymmBeWgTA+LdraIxoA2ZcAIqFgsD0rXVzHcXMdhv/qetzvps3D8g4s2Q7tG9IS72Znkjt1wQ7M62UiMKUNIZJrIDAp1yJdnkHm3
        KU4sCmtvEvAYIsMdbhruhjbzVo+9rJ3bEPmYwkeHK/S+FBc6zIVH9CwWaoiBnDTUcgJebG+azYKTiZ4RAOzZ4nFS3sAuZknB9Gkbskk99jIpNM9y+l4WFXvB
        NtZKygw+6dfJOB4u13LIeda+zl3gUg+5X6fw/SCWPw32uKVgIKfMXkn/xAZv7EmLbVsXCmjfYL+aHiOnrFfRwz1l3UHJLHhwK4Mdcys9LDhy45RvkZT/UlK+
        WVLeKynfKCl/KG/IObYiItJ3/yv6aXUNxxjdJmgucoTsmqICVsCrhRPwKmEE3CF8gNuFDQArQGWYuGemwQ8Kr+FuYTW8QTgN3x/XsWZyHsF3hykBV5m2sMEs
        YYN5wgZzhQ1WFzaYI2ywaWGD1YQNFggbrCpssFDYYA1hg/XRq42nC5s9wE47rEFfBlE/3LUpgjY/xFj/PHLti0MPhmCm9kr3JA5yM7GrI+wqnDV8FZ4UvhYO
        Hb747Bb+F4Fs5pWJ6hxtkhFN5f4z7VTNPuLen7h9ahDKgVXv6PNMLM2dJkMbw0EPWBLoz23IrnprLrUEgVWXmoLAikttcUSSfDcHFmBcB4F5l5rhiLT5GAfW
        HZgLcSBn4a3C5ecYthcC4IcuIACG6Drknzqg/CBmEpsOgd3YmQiMg4wEe/RwjvUFOyNfv1gQwKSwft8igPniZgHMhQ+2Bl7vCeR9sDVYv4PLF6lM3R0M0EAa
        AazudbIRF7xwbUBqQdDRzdhiD+zjG3AjrMaLeaO/sJPwUuIu0YhRshKNFyS2LyU+x9hJBTE2YuAbO6kpd2kxgZORYAmmvAnPgnvuYImZ8DXl0Qv8QsMuz9Ji
        XKIZieFwaRIPAhnw20xFj6HoOrvbToYQgTUf0LblwgjfrVIYZTXRvy0dU6UNwrn+Am4RkhKKDBSFKvDn3EQoQLmELSz1FpMGtRWegqjqpiohpoyWN9DiOpxZ
        Iz5AfIRcdXb9rMooldIEimMbUtbwBhw/oN10rEuewe3D0eoiEVfYltbGsLQfonOUKRkREqUzKDelF8rmoK9N1eip8iVJ08NqqKlWj7pNJQ+punyzmWTqPABf
        59Tk8iW4IAjoIKNQuLS4xO7g23irobvVJXb1XYKzb5pGeuv1csuttBsGtKNGLaB9WNmAkEJix7u2mad4RPmUxkOaiQFpXKQZzQaG7e5tTZY7PCkv7jg8IxvP
        2Ty0eY7K4kY7fwsWubV5hN/32VvcpqF5ktoid32nJCVOMrJTEpeTjOYRYV87qmhHGO9VI4Rt7wXglb2EnTyBgCcb1KflWbr7DGbv7jMXzmBT3n2faKF5d0P2
        8Afvy52Drd9M/YMPHOWzydkJ7G3sfHhM9heV2/sAKqASL9HhuIcBBiXpKXr31Si9rNuIpFcvc5AOhwMl6BuNEOR6jr977Ep9URfmbyqM3kt51fxOGQql8dGd
        ZaC2FZwjopWmYA8F563yNpXrodFeoVy2lFDocykvV5foooi8Hy5KKDTERUuLjhZcwOvSBgQLec9BisSjV19eIaPiaDGdNUe/WCKdME6QuV6uVMNavdGERRPc
        IOC3MY819ws6vOLMk9THexuwSSkq0NGazefxFzPnG/AD9nltIHWd1ff5XJMM0V/S0RX9lc3J6HK0aItAPiflSB1VK5zjIZsgpbD+Ri89XGHCUZbM69nMHm2C
        rASrGd3wR13Hf8Bm7/PobsIyet7ppGDBJWoNDbdHdo0OOLS+KskVNK+AoyTeFWajVZD4mCsfqyzHSQh1iXNosERTVXzt0Zz0ffb6PxcKgoFsNClKsDgKWRA5
        R90rRvY49lzibk16L3WpL2mhDhi87W+Ps6m57hU29664RGhp2IawBaF/9oshW5w4RRMWLti2/YBinSPvXqqwTc183tayZIg8r3TEeR1xzkSc0xGnTcRpHTFn
        IuZ0hDIRSkdEJiLSEZaJsMI/tR37Ikv9zTti9JhHCpo0jKDKYjhN248HG37hGUEtyYzAJR4jqNA9soyqlS1SoCCj2bRLWQ+W7gI4PNhQcLb9ZbeusxDnJtRq
        lQmKmyKXERlsilywIQ9Em+xnfaY8zDO2boW/a9veg9QoAO9H8KRl+ghmmWD4I+zQ4sfcJLfe/AblPN5nEPBMwbjz1y9CVveuTv7qK7/4SlDsrg7txaxvr319
        Hj7wBikMzpcIoQMe4yLkAlnxESIIRWvoA0tNSAZypE9LDil7HwhfcJ3mgy6tmwHb7/aBdjpvl60LeIatCyi38RpugSwyvVBoESRDjH/m5xRj/HbCw+Xms5K5
        uTwtlwM7GVbDtPkJyYohUR2DkGnpCMhBEijo4aTID5GP94xd+ZUb7+4Qpku4UUKXfjlU6SRaIgQyqfUIJRpCobzauX2Ezi0Ci5XJBCZLmDOhjMM8p4QRJg1Y
        iuejwznizl2SAigXXukyzLgznSBLhJ36hHXBARjhynRglODJqEeIcD4CFaQjbKyHMtmKwRIcdCHWpaiEz5h12aSO3solQg+jxSWxSt1DvmJ5IYpKcFzZ3C60
        KloiVJueFq+AI26Z5n8xK/neMHyrS3ikQHNKVQRlR1zVB++OuKcL730wjb6V+7NOb8p6+w5Zo/6sc5uynts2K58fA4A1LaxN0Hr742IT/N16HNw7qIaFHWq4
        LIwvwHCocYcfGHP9i2MPHuB7vCv2GWT1x4f1RomPyAqIZ2RrxbMCtuOjsn7jYwKk4znZcvFVApLjKYHE8dUABTgm6IRPa+kQ4Qkf8OFRLs6W0EW6rF8dn1RT
        8fXqqviUmotvUMfiG9XR+GVqNr5JzcQ3qyPxaXU4TrV1JNoTt9VFM6nGBoil0Qc5MA9Ci8uN3i/a/PEBreV/i9byv4afc/HL+ani4/yM4mv5acUnmMagTgtE
        d9VNvBlcdSOfS646xaePq06KDQWVCph2YYqfdourXsYnmqtu4HPLVdfz6XRTcoDG7+ZkP43mjck1NHYvS26hkTyVHKdxuyF5OY3iyeQEjdn1ybU0gqcTCLak
        ycH4cKiOAxiU1TQeVTyspDkAeh1UBwGlFDaiAsCYprQSYSGCwVblkqpsA7Yigg1LdM0+KFfpg6inRrfVpLGUtOmqqq5BTMFrHDzL0eehpWQE+t3wnEe346Xe
        UrKLAEIB7uDinIwrfB6F017VJhCFdG3cjA6pl6NgcFgo2Rju0EvJRA/V2UlE5fbULdxnuHZc4isz0lKiGsjOBC4X4QiWkjXVKFIModTrMGwAqdSuxgZ8JrSo
        c/gC8iPlxM0cKn4Ti3RjpVyjaHPmFI82TRaij2PIqIruAMfVSA/11rjeOkrgC6eKBpWgmoXNSAOF4hK+GNOFv61yr8pLTKCIY3VtEZWI99GKPzDgODybnNnY
        bSn6sd/+ISGg7R9A5NmcDES1fZSS19W1WB/7ebCW1AmqhtbMPsTtkzXD9auEulZegsTrEl36D/DioOMMITsJl3S6RIEBQulGkW4X9Q/uMc1XpWI4Fl6CN17Q
        Mmo4KbKv0ABTJ7DxcCO9Ti44Ym1kBYFbhTrhsnTbAtJAvG0dMVo822Ue9rIjxka0WP5p7WnUYzH75wTB1NL4kPUmZOE5wSm16D5HWhJpDaQIMIVT9pXHwQSX
        PyEinNs2x1wSmxxzPMA6x9y2OaLkkMkRJdflOXAn5G2e4A6Jw/eIez80r+5fFMTxXgVFf0pwnU4Q42UfvyRyvl+rppyLg9YULYW6uRWZa6OmNTFEndLHghKC
        r5B/N1EA44rGxgVJn0IvZGy5W6ocLUEnWXB6QfWn0EKZFB4sSRPqm4FcGJQp57RMgaSpGg/weLI2BsbmEV7ej8B2+VLvEhyTObmrWvYJrhxCk9Gt6E5VJljS
        eX3ihB3q3wl1NXx7Xq1eruYQmFPH1VUIXKVuUUcROKquUccQOKb2qxkEZtQBNYsAXD4dRgAug44gcEQZe+fLN74Bivm1zAnR6+t8Fz4ip42lZvX96Ji+BV2l
        7zpXa12Uw3LaWGpG36yO6vvTnL4lTfHqoAUP30BNaFKErxpEa4v3ie4Ce1QV5EJpgqogMwkfAgNOGfoDgOAFxes5oVUoERYvs8ucMk0+MCKeowSsTKq1pZp8
        9rQXwQgBSB8l6EDJxnoxnNu2e7B1jPgJii8jNUH1ycW4mcPjFj5X5PDY3VssePkiMFvGKbCHYoc0aKC9MicYAPckKV+KG9hA04pCLYQUQqzOGHE/qU/xMF6p
        fZfiEYQshHYJCKDzhgGMNic0F986YNBjmg9w6t17z7CuNqBlHUThqmoDtNIZ1qOIYUTsQsQISMXj7Pd4ibYxpR8vkIfXtJDR2sdBq9gC9WnghkGK3gUwzSXt
        zR1YgYB8yacrrDAqXQ5FBplJeEEOgA17QWHcR80ef18Gsiv0b1SNLVJDh5fyUd+t9oDAjeon1GQv2cVtWOrxMQvf6w00ro3Gcb/3yXHNaJosxhG63Ews9QRi
        qUH2puhM4EUL6jjgI8jPdYzeIf1SxSgyJKSXUVTD0z0py49uJjK3u9nRNejYyRgqtDTyBrMttPLQ0CoayiUQ0rC02MOqosf1LpC9EXobR4eG0aFd0qERNUEJ
        pL8V0MHHUdIwStolJZVRkppc7Ok+ikviKfjAUh2Ajg58siFwPQGlkwicJKB0AwI3EFA6hcApAkovQ+BlBJRuROBGAko3I3AzAaWbELiJgFKKQEpA6TQCgjnP
        O1pLWbnRms2ummOfVSmrTORh0k7dEg2x9HD0U3b4eMPtPFi9WDbqlI7xWwPPAADMdYeVx+0+fXzFKoAxVACTdCLel16Mp3L1Px8a1vu1tvmBlM1XPg9FwYK2
        9+VK+DJKEJ3vA1CisFL2aEKXOagd4nk/SDxwCVnC44dA4IFLyDoer6Xtj3sf3E/A13jEd08CFxbUmYf5jhi3+ZYJy/Hw88xlj8EmHrzQV/hCCi1KqLyF6U+/
        XVvlAsOcHVRFb4knxAe94CSWZvzv6ktt56l3bU1b6Uvr5Gk7W9PW0uc/+cN/VUq/LD6eCs2obU0c9icutIKNfll1SNn0JSlUXjVJ2unzf/ye3whEEqNYY9uk
        GO5LUahm2KQY6ktRqGXIpIhoEP7hHQOGNzIpmn0pCrU0TYpGX4pCLQ2Tot6Xws1T1E2KIP3qFz77o6X0hT98/PkS5FeKbQlMqtKWVIX2lEwqf0uqQpt8k6q8
        JVWhXWWTCqIDwYCTu6zKQn6DfBZ4dKWly5zVLT6VRxVMAFB4hA5kQPl2wds4/aMvJTqNKQ0loEuRXO12E9wr3BUDHM97cGeiy2Ib50UPTFVcu+gcOUog25fb
        X5maleztEZzEjW5IjSPRON+sfHzyBUEoLVKKgFOMIEUZxRwD45LaTKlroJ0xF3FOwRxCqZeUqN4xtXcx8ZEBJLJQtQdf90JkPFy87u2hIwxV+lxlCSWUuFHD
        A697Q1uve0eYs52Ac1krXPdq+DYz4PTu4KidVROUfhfSXFW4Wb6ucJ983QXVKLycUTnmcxcTZ2fpcOzgcJqg2zodPU1z4Zol/LSKM6mEr+P4Ws6/wi9miK8t
        fN2Nr6P518OE9tbwlRnfFXwN8q8zYGJdJdiEw9gsbiSCrDoaWXUY2+0hgcZ/HcZvQXqc4cMQZ85cV2y8KAe2RWJ4ZZwlfMWBbZFpGEqYpouIA9si+/CAEpUD
        sOwjw674IFKOxPvxaIOGysYB2ThDfIDtLIQxHD/EELUhZBCiNp6ahqgNYRwQtfHUPojaeGoKojae8sWUxUGI2nhqP0Rt2G9EDeYVxBztAYjaeOoQG4/UojaO
        1jj/u1G3fDF6wH0Qx2ddH59sQ08kRHofzCVEKKzft0iImGSZhEjv57aTEFn4ue0kRObzL33y6la6vq1Uydq2X1a3lVFZ2TbP8ge3awH6ztIr3DMgqS3uCZsq
        4JYjVOOWItTkliEUcUsQanPNCA1xTQgNCx+yV+smPitDGwlFh/X4wMz8Mx+emh3IAFfwOI87ImSAOfKNBLQpv9eNvYJtW5c9UgcEx6U4mJXd4osjmLXm2Wh1
        UPI9uFtgC63I6PONugobQHSVqPPzNJ1FPl8lmvwExuEzrTLiJ/Wen+dr5XDrICa1glwA6iC0JPprvv7H9a3zlIRxdYAZ8SAscK/ycj7MwqNuFpElwRcv+5L4
        uCPRTxnx7uZ4pgRwz6JnsMUHSXJkoxNtJUps7YclpVoEcPs8e7Ak7aDyqwNKrW0dnYFj4xQnL+qj1lUHFDFwjvRUW8aiENaAq9eAq9eAq9eAq9eAq9eAq9cA
        07nDmL0VMKBlOzsERj1VZ4DrqQaDU081GfB6KuT7lMc2OwDMatogsFhhZT6AT7dg5gP4WlZu3dMEmzWPGsMSdh61giXsYK6Xxeg8wtJY1M4jhK4E4zclMS5d
        gpGWgC3nQTw49t3TWqZuHk5S0bA1nBlo+QoCMDPSQwD2RRaQBo1cRwxavYoATJAsh84DtB9P37N1x4FDezsLMEDA1c32JkUsuN381c22pRPQkimXbDEkw76U
        4Lt8ArfDMnBsYPqT2P4+CqRnKHTFc0lVk/2ZCJDUNbdAaH2hvk0ysTGpaQ6CUPUaQrARmmPS1FyFBo59+vZVuDfoUDAUaQQ6rifprarfPLYWImw1ztWUHLUs
        db2Q8nzG2sMEl/QEr8MIIM+rT4uO59WQ3VZgX5Dn1TfzCsuDvCxKtfLlxqjUP0b36lZ6mpcOrgp3RggoaKgMoUSclgiMYidLNSeRc1kqJRGKRZhMqkgioyyV
        JRF6aQem5yXT85Lpecn0vGR6XjI9L5meB4CK1K2gW+g/9146Gz0tDN6FsqknMPUEpp7A1BOYegJTT2DqKcNEKZVY1vUU4eymmiqmprKpqWxqKpuayqamsqmp
        bGqCPwOUWOkWK5AqN9VUNTVVTE0VU1PF1FQxNVVMTRVTUxWng8Pet13Zl9kmZOg3qrl24xoKVjUUrGsoaKDfmIZ+IwIVGT8cVCo1vtpVMkFaXESOG+lNqEWE
        50MtB7xeNd2qmm5VdbeWq1pEuFelarmjVS3TtKXeAaB+pHCMFo7iAQdLMj7oYBt0fG0VGKSDfDRUod51bvQVW/NsNR0dMwM5rToc7Zmvc7rPCl2ma8CofBoh
        MNKnj4InXQaHAGP4ozkyzZNudpGGN2MDM0cMmeTjlsx0dZPM9B8tnFEWwqCK2rrISKBbjU6NLNmwZjnLorRCSJer4CxbsGGjQj5byaE7CgzKs8O8pqqKwWhV
        ZuPMWz5wfKgtWxUtYdU0rb2pifORprm3NZF+SMshDQuoIfQeCP+/sh3td10bWcycOUOF1Na23qIva0NwbOvd2OjwxEwcXQbgKd0TCx2OWOhwMgsddm6hw2UL
        HU2toPcrtu3T4Rh9BHZjZcP4Go0o6Y3k6Y0Fh14fgflYvRN1190MVkv4nB4CVxulxjDA0KVDsLesp0UGAdf0UhbDeq24IFE6L4vF4MFauJ/FEGZSdp2Lrliu
        7Il9UhzwA1mflY0O27hTFGB7sxcgypbL/PB1eCD3wx2wQ524MmA7VQdtPPhBPc0iFklQuJP31YvPTJq+S2T/eerLfSIbgQruKmS66z6a5qAvRUmV7qqzOUdQ
        aH/Jp/UMKUtBGgWDjv4PRq3t9wHdySWsO0kp+g9QISpF7/JpupGRhn7QBY0wxoHXs/N5fN/l7Nw26U9vEz+3TTwwT/t9kFQyFH5PiSSRSLoCqnO3gu9Ut/rY
        rcm32AeuRA0sDELqibPdUKHTiRkAh3tq656Wv3s93WFWBl/Jt+3pjv20txvUbNblVrtg6+stvNoruQ9X5H4Lm5Z8eFX1fbiu78OO3JdhM1Cgs4ApAUvVTExU
        wE+oQVpFg7CGBkB17rMPriBB639mZRe5jCYK8b/s5Q2dnCZYiL/57o6yCpN3idWfrbs64R/acPTFDJQBJ6LAX5yakmDLqShmYOf0GegMLMTXsPmrOsGWQhwN
        1M25qWG0VG5J5a7BptehQelqDFw5+gwoZLXClpXZDPTSI9FH7fB9dbdy0X6QuULzh7Q/WnFnh+lP18YhHP7Ulx7/itHT9Cn20XGYDy5aS/MzjgTlmQDm+8IX
        4PBm/oliDqN3SamO2V8Yh4jErPXn47RZ6Pn58ZidlT45TguEnp8bj8t4ro7DUuER91PjdNxTvk+Og+U7a/3OOLy6zlpPjIt3mpXxmBUKHxunhUjPRwkfY+KF
        2IRxo/rH4ijtPWXFdMSvrP5DKS6nF+MKWFjV9O+gy5f+zac/+9ulmM7wuM5OD6AwCKVrFOOly6NdGZEkMCaWKJLt2VGXkzLbbdSG7+3ob6Fs6KW9Rjdxor9D
        cKGCcXmrz3J1YnkVQnXQbi5TchbvkWSJo4deBtON1m3K4ETP2XD0dxHReyHPX0iU2tFXOWIfy8+kz7niVIByPW+LlQFpAefVn2GpF4oB0QtccR1z/dZM6t+k
        py7oVodQnTdfpDUdNjGbfvnTH3NjeRRteffcGHa82HQoj3bO+YvS/xsD/5ef/uxvBDTkJRlyqReNcqQWXTOvNT0AbLdWPppucB/5Q/qbw2izfODzfjvlPcI8
        lMOkWec7obw3GOSvTm8Dvle2+7C83Yfe9DYQf2HAB658frui1g9u82HtIAZaSLBIN43JyV7X8LrW0cv1IOioQfQ1W0+CoychFFdd2ZLhpSjLzVz3vOjvxZ73
        IGJbKx4agN8Nx+2B+J3QVkBV4yNoREt5DGkpD5H6UJAIYTx6VOgMEB0BuA7jsfTJZwhKBGmTDnArCcSWJW19uiaavX3K+nEYI3NPWbBFlv6Ew0mGu+lLrk5C
        VwtrgUYDSqfWPAJ0ybDWodlItxJrDYExCqwiQPcOawWBUQoss/YjBXowiedcYDsmVgZDHQNwv0sAlCZUfFSbZ0lZot1si3azK9rNjmg3l0W7uSLazZFoNzdE
        u7kq2s3NPu3m2gAjv7TEDuFM/2vbsQvKQ9o+71lR89CWe88OUCu4ZJ/R8thK2+6VPHPaqu/OeU5ru76S55y2+LtznvPa5O9ZQh711cYxVxsjGq5NBOdJ6hYn
        ErnuRHRz1l3RzXFPOOvwmvSC26XYd0FjJ/zQjFu+qB7ogAO1Mlk4qvWB7bKIkn1PwweLwvIwkKvDgO7LWD29CRxEDOhB/HazMwIRPp9M5kxbKOFwcTXoRd6Q
        TwZ+BSXI03KRdVyVjsnEJA28XC0jkTRxx7p+ie7cFHmKkDZ6vWFpMblmSQtItvDhKpkf0fg4rij9KdaTSG6kpNcuLcqYJRE+Q7jvxqVkRh1XNywls4vJUUqT
        0rXjKorhKUtqyPqyJUIpKf1NCoVct6SOUUaKvEmh/pt1oecSVvI4CeeWi8lp+nJLpvnjqZPqWuS7iVpEFZ6i7Kjw5ZT3hLqO0t5K1Z5QNy9R3Zz/DH05qa6h
        L7dlWtge7WJqzgyKqiM0iwQqQnBOHWV5qlmUMYMiRXHkqDptxKbYWeesevmSOqowEnOUCllm1JklekE/jlKBOvUKUkPYcQ6SwDMy0FdTF/h9Vo/mKbR3KbmO
        4meWkpu531Qk0h1dog4g3bElLoffUc5VlO8mdbO6DmO5mOk8eRR5LZKepCpo6k5QjuTEYnKSqznG5VJ1aMQJdXwxuZqLucaU0EMJN6CEG3lUrueOt+mNstyA
        /Opl3GGjTuXRp5NLFHktpz7GqW9QVy/Ry1WcOhuLeaSeUbcu0fDdttSjYUoxYrdAkG7mendeuxpWM48kM7k6FLbjDK3TZ21agc8yNl3DS1NeoFHIC3xW1jKN
        awuf6zrtMF6iPC3vjKMy8ceWMum6G5fecIaaNYdWHcs09O694/UMJzyh/skOjX6ZsPnoG8ICWKgBROOWVdNH1XpIwBmBNVyjEFgN9Sm3EurjbTnU52BPO7+g
        UyrirR/9ii8fWrrchZYud76ly12PdLlrkS53NdLlrkS63GXwswTKwK2BBiA+n+a31eUyYHUhCEq421c0NwNZ+IyusfdYNayG8q+ndV0wgg876aqh6vlXpds2
        h6aplmrqT3wpXJjUnLN5BEDMW+/AhQW2Y0czy1Y7mnu20hFPFyw6uTypXxitopd0pSWeClY6hsdb1zzeSN9lG5qn23TY9MVYv07PEffk5ojXbo64PzeIUWcl
        sf4ynM1lOJvLcDaXUe9jZtYLcid4jwriJnhvFGRR8N4M9bW9pa/tQ/q6XtNs62HWL/5N3xxeebBeKMiiiht97/0VWXFzK5IXRwOIfUNgPLc0x2lI85QMF25Y
        c9zqmjsVaSZUQ7OZmkISSVeGugNJ8M0BcQOQ+oEk/caAuOEBcQMw1MEdhTefESOSiauqMariRj8rY8wMi9V2lw5wYV4sOHxGRx/3NTcLXhNXfDpa3Oi3OM7u
        smMhbEkwbQUXkA/mnurAiTHn/Di8+/nRJ/xb77junen5L6/efDdzYBcYM6CslIL9bXhvTpe/SkAEaz6e0a414JXjiBsluRfcu7zT6fzz8M3D10MI+ivtAMW+
        5W3z8/Mr1nXsHXA2F21O8nDveljhz17V7OL1TpQ6cA3OrijQFl+V2SeyGKr2bqt7wk5aYPK83xUnyNKH6Ld9rRi5Dp3f5WH9toq3BfO2wvrA5q2Ht7Uh/TZf
        SWpALOzcUIA+ek36tbKksIopGKKYFMvlbcpYN7UsbFfG6hA6UukmEGJZHepG/9EXTgXduUoG8AYCeM2g8IKRbOZWX0KulYYUQ7nzhdCroiiZ8FL0uC+sKDoS
        A4ydDx8PvhL5gYUaWDhNpXmDNWHoCO9wPcRbQwkDcS0UnpCweVb5raVE5mCF39pK2HXL/EYgS4ae33Jv23Awna5YZ3lJ9mrduDxgF9UGxO0eELdnQNxe7MBI
        tM1lpwjUH9EgcZeG/qMaNI7pU2Bcg8gJfRp0NKiczBUlZ9Pp2B9wrVVxPOBam0BjTPxxMKhbgYMpNk+EAIv3IwC9qbWm+JPyVprifMrrITCBNAjAutFaQ9ms
        drWKXKxkhcAerHoE9mLxNcURlbfaFEdV3nJTvFp5CwjAXNI6HXewl2azRhZd/tK1Rjf6vyCJtVotrkFIS8llnnl5a3xxoCRmodnpsqsLaOoCVsoDFvFZcTBC
        sAoQj/1zr1a6kjovC434GT8+qouj4LFs48Qz1JbZWx9o/9LZL/6rd9zMCB4hXUvJ0cdvecn8WW834f/ykvXPkeKR5KjBymzkyanGRz/wgQ9cElcfK143h00z
        l5Kj0jzsFHA+ZwowbWajnTDz1GZ5DOCGPNZ1TJ7KvvT4C88mvozmXxb4C08LvozlX+b5C088voznX9Y9fOEZxJeJ/Msaf+E1gi+d/Msqf+HJrmH15F9W+Asv
        pxo67wMsyIj/Nk9gqauOymRzhMhhyN17xY+npPhSvFcCfrxfmlKKEwn48QFpdineIwE/PihdDLT9sflSPC3DEcSxBErxIRm6gDAUW0Q9DsswB/E+CZTiI2hg
        0M2ZArJq9ExxorKQx1cbPCW2gH6OWmnwXHB1Omq5wZPAbdJRvQaPPjc8kKiFBg87905HzTd4vHkIdNR6nQeax0lHrdXRwHqXTmIEaghcyu4pqzfeTYvruR/6
        q4d+9etfuun1xcNTzdx9H7uYmOlf3rn5iP+ed6TeUXSJP0KAYR0aoocVg/CaOkQQYh06rNMEctZh4/MggYp1GPk8QLBnHWqi+wlmUGCvmiIgtA7VUB8iYr6a
        iWeZO29rvruApNMaIikNkCwNa+7VoOachjRzGtAQUMKdh9vZR4w2LYeeGYczC5UEuFn6LV1piifZzHRlBkgy1MkNNWbEqTNHCUBiquKHPrUK0uPRA3r30mnX
        4A1BR1tLAi06uThQJ4yL9eOps60+jLq1GcPegoHX+97rsDfJZQ7TIckBWBnjQMR4oWDcVNGQxA5haDZh132NAGVzE3Y+QHJlKG4Y2b3llhbQW2hpsb71yMju
        RVribwWfgGj3WlrQbx4BoOJrEQa4xEhj1I2eYEy0uP0EWbVzhGw+0GJTessZVGi9pIWw9L4z8WslLZOlN5+JXy1pES29A038SklLbOltaOKXS1qAS+/FlkH7
        SlqeS29IE79Q0lJoGlq00MWWbFTgzVpT9Kalu8X4UgFZz8+QuUt6YICiY6EbHO2t2vySXqsF4eYRtinK5Du4HOpb3MLxYHKdJvLxeZvR9XrNrlyBzEZioiDk
        wv4Oe0FbcGQ7h3yhMyG50rMDxdQSvtK8LTRBXbZd4CoVKItCOeTseSsWqn3URdA4nIycyHVoyqITShFonZ2HdZvlvS+tJmTCabG00lAuB7WSS6AcecOEOsoN
        x0hl4MYpjBLXvjqq64n+g18Yi99ydC0f9YtjYUsObUFD1wMWyfpYIXKhZMpkjgma5+ZNozkb2DQ7bxpEnTic02lXJkE3P2nbF9N/DZmgWWvdTazUYZ8Y6Tfh
        L6+b4mAI7mPniwCrF1muqQNrXZ9rut7FsQccUJjXWuJ91o5+TcM2h0KxvwNDrZTaqsQMtdJ3haEmviRa2zHUWtuw4Ja3y9Hb7sPCdh/mW9uw4NajbVhwa9F2
        bL7tPvSiPhbcatTHgluJhJMGlBqrIaJLf/SonzEFStHHfA0nAAQbILoB6jXAGgKYa8QiarvQiIV3Nt8wBMC6IQDWNZFwta5pdyt1cJRQTt1QGOua1bZQB49t
        2lltsK/ilZCvlYWmEYJvmlRCwvn6HcwQLMvdRoTc6W4jRL2VpibY9ZpaPn4egV1ytxGi3kKkRejXm5oCuNrUQvPLCFTkJuOJBdgGNmKFSSEgTzZ0q2zdKtsQ
        TIUzuBAauqihrq5XNRV0DYKlnoiajsuwwH67JzKnHSmnGk9KOVXCpricKmFTnkji7mW5AoRrurrVmqHh1gwNt6Zr6dV0LQs1Xct8TdeyHupa1kJdy2qoa1mB
        3Ughbq7VkpYZ42EzxuNmjDtmjHebMd5rxnjUjPGQGeMxM8YTZownzRjvKY6xw4syG2OHx/isEIbX/S6dWQxrZcBrZsDLZsCrZsBDM+B1M+ANM+BNM+CRGfCK
        GfC2GfARM+C7jHCBTfhVJjW4/vFsg27ZsooNHyUVEV4dZGM0BlaldhMeX6EhG5hoj07kRr/qszPfVX0IDIQda65es6uu3hYLLlO7y2LaZNnVm2QV1tuGKShm
        Th1DB0dgnILPaRPjsoGYodSh4HMZm6sqplpoYinI0fOu3lM9d6Ds1yjYGkoYbLE2arLi6l3Xcwbmga1SMEKMEZQVR29OMMkGpIdJU+Yb5tZd0d9BJuVqdMXh
        P/PceLUaoMMzOOXGvwHb5kqLHfoWisV/r0kvvolmrGD366778J4b97pLxYVv94FdWEjM3MNiXlVMfIoOdtlDmayLoAMUkyMRay2gA9PaB7dBBS5uRQW6fmqF
        xj7kfG4fct4OH3Nd+2JVcIJ1WyvNyfVX0yfsPgsxYoNM2yQrGpMhFO1X2awceCeOqOyLhXFPS7FXtaVxX1siL2nZ91BbJA+0pXJj0KamLZhXtGGbOqQIzd6y
        YHckW9SWqpnts+5oYcI1BMqyj6B8HWQbxhILkQ57VuYNZUGLOds5FpuSXGO5DNlZ1kDrzKW+RT8oDcBYcaFbuB3RHKxYPAfbwQdrIG6x6orph3Wo663buV3W
        +S12WZ855dYvug9W2BiEy24WVQUifMeNE1R2l/lwFHssxAXJtthKJ+IgvRi7uRBXG0Jcjkh/lQuyXL44kjGSg5AbJJiWHu/ST7kb/TFuzZVp5zj8MkE/2FYV
        6AdbeMzQhFegH+zhMQXtM+gHu6oClkMbGXbBJQz0gx082rSgKtAPLuNRMw4ruQ0wKQVJRMghbmpB9TvfAnF0YYeEGFfZJ4e45sDCsV/REZmPOzqxRTj11z8V
        AYf2cHm0RKZu/vciGD1lF9KsbwCTz7TEXwGZQZcFVd3bO1COTr0uRH7gQdSrWyDCxG669kyU/oqTNlUlAlWA/V2yX83VNvuWpca9FwpUVTwacE1ahVOfevQU
        XMP0Kl1lZfKMzFRp0JfUih3In5TuSSzWgOYOhapBj7N0HYDnhPAMjOPcdoHNNUTQ5oBH4LhK3QjPsM9S0IC93FeR1Uftodee082+DnJ9C6klrfpnZGpDyZb0
        i3WNKV164mUXUGStl9WYSBVtnE3GjMzOWCazU1ajIma0cdZI65ShPvat1AFMJ9i5mmBrNQG0x/JqlK4GqlOwXARbJoNrc87WYSgBZkxeR6ExU/Cgeku6XpXX
        W4Iuma4XCoFtqW5ku+rcs3VfjejqfKm4TCGQGLiYHRvrna17WWM9oMGXz+OfrbtZHheI4+XzlM7WHZ3nrroteVa8ruQ0q3ubvMFZXqvwq+XlW0HyeyKvy3zZ
        EFdpeDaCxlJViJO8gUNsFq6xxARKAicBjPyecB4um9BDWegdZd5EfTDilR2Q77B5hmQrDaNIl2VhVUvsaSK1cl7Fvn3mA1ANvs5UC/2mmHEIzz6GxBQYcS7D
        sGkUSiD8oVACv4HPt7kEKrpQgnNaCo3+H81+DNJVt6tbYGXbWj7TJLJjNEmUfd6yxa0BWzzYRsdjcLxip44JCMpQeh3s429uG+eKWWZ2MygOwpS0PLH0/g/0
        JgKZm6U3URpyWdGL7KLM04OQ8bYYY8scswXh5Vq+YWNbZpVz3DeZet8f9xKTtoMCtb/wcd6hhb+9iQoWMGWyjfX/MRMVeoCQNOMpwp8vr31ZwUxeM5NHM1lY
        4v+ka/jyfhUtkItlTVn964kbYdZUJdzBmeXObkQtWutXUENZLz7ON3g7sAfdUV2pLvvFKyl72x1RaOTGlRRUKjZS8n3zSvL5W/O9dCX5vM27r1AA/FJftgD3
        /9+hg3coj2Fxi1q0Ra9gQB2deTME3n7b6u0aZNubvdGrbtYIc5AVkyngt1UWaR4t3tgJReHouWRsUPS5ZByioe0tH+5Nih4+bqZo9vpYZZn0Qcq0Ewa9m8iU
        aceLAkSvuwAUqGBHXA+NHE7Ldvcyu+iKEgJ3PMPUoaJ5q7H+d7oPdPpoHHDRwCO3aYgcLV4+Pij63OZxdrSU+KZx00aE4wlWAhJW19bK7tLy/lsqswdX5l6m
        MpqsMgODf/LxvbKEV1y1S9ipGu2nR01c6QIb7V9gnTObp7q4BPXUl/sn/3VvOsOY4JW0Fd776s4VJrYzoJHfKC+LirED3eFuUpWkeaLloW5SlsQ5T9bGbTtI
        31HuxhYIKKEIjtm4NCdhJoEw6OZKqzAcgBRI1rI+SMv6XmnnV2SbqTh0OyxfPnEK2oadX0HFX9+49t/XwV1mqZXOpkfTY9GPsItA9ktc7vvwo/KBu2N3oayD
        UI+uAQlmMrTO0YyO0xP2CaG4NAerqPRUyHDKisSpY2qlTwgtCxo/Vn/zlW4+LrdluW1u7rJca2255EkHJjWZcEJTJKtTcM06aOWOw3b6ONtOj8vsNesyqWh1
        9wOxu+5TuQGQu1i+poxEE5sStTclqrLcOzzK/pIvYJ3Gv8pUyw59PH2PmlQT5tu5eLfA93gPGkmdOZvsNZtur9l0BF6pWn1fB5O+o/ZsPAeJrdh6hN1CPcKO
        pNhdlXEmk8sN1cUvJMhS0T9+BaRVmWHVzQjGZRWdsHq2nmjqJB2cIzwEfyTdnEPXeebGYTeZRwCfmJ0O0lmV1+monKY8veqeJGQ7EuPUW+p+9Ou5+53X0zCH
        HPkbvvbbOiZ+XAECRullAmyxcZr15yB4NUmP6DE/aXPUukStc9RI9CUn3kU9mGSJpLKWXCoze2tO1jfdycpaQonXvYce71K7ete754suE2Aks92D9fz2Er2M
        LPUuJe1LuREZs1KW1Rs617s/pEI2HEwD7xHoSP/Gir7XzBNNB0e8hiM2TcO6Jb56IwppIgYNuye+12Auc5TwpP/E7LWCBZss2s7dJRSatmlZd+AWEOwvTBXn
        A5WDCcsAMUDWeS/DgSzch27eukwiYveyoJFd2ZJj2LXtshuESFp6wgCIBn7XE8iAqbQtYCrpzmhIs7kvTLAa5NfoX7gWOv+d7d7ozt0bwFhoM0uB+xxs22d/
        5z4zwW2bPtv/bfbZ1n0ub9tnb+c+M8HQlrOoHf01BPBG8Bj5zvZ2IGeZZ/DbnvbKtkPA0tTL1a4MRC5NvRDgbM8GpJxTQW1YM0uqkibLoEupRu8An9+Kfthh
        sOCE3y7GsfPYXRbrsLbtsQ1SbJW7HQLaVsWVCvQKWnAQ/45ywuacLBBB69CdaNCPoJIEZIVVktgwLypE0SpyRfhp42cMP5PpTPR2JymDf1JGGayEEbChKCov
        LwBUUQc5LPx4+Cnjpza4ABaYs9ntBQ80I5402NJwUJgp8FA5hoktCj1cPuHAjLJ9ghpYg2J2jR7WCfaewc6ka6JuXUvHgBO/l5bAQzKjNRhTEWaPmeQaRnUR
        jmU9GrNTVg+I72obg9jE0NTSJRGCa6buBbaj7Re4bA6z2MDz+Q7y2Jps9qsCr9v/Az2ovT8As/2nrO+nh3fCeS28Ap9wvg9e1E445+jRvt69nR7VG+zb6OGc
        oqtrRTVOWbfCNwD8m1egl34jHBSfcE5SVx5y0aGT3XSa+1piJxAcHVVD/hKFLIlLTYF2EuKW4clD+eFIP1f9JWGrj2syQoKYN9FaT/ExeGUnM+BPiao5G56D
        Th5086CXB/08WMqDAQf/F61bBuOennLuofuRdzvkO1/xJvB6CV+EZ0UWFLTuqDvp8lKL+SJvhK3dJm1v5j6m9pvZXpksKEd5oOfbmkHA/PeoGz0CI7PGmNn3
        2uxkgGtmZUFugY8WlJSvWwBOC3YBgV9qcTPMzNTgn9eqWJBmhNk3G8WulR1fHBmsThszvivtrsrsr9DrCGROM0jlwByLR/G0/xMf5lhc2LmELVFtjiW1eIV3
        KJUk14LWVNQuVpET4U/KlkDYztfCnyxiZ8Q/3XThgGjCUh4j6Ul1HkQON10bLUQu7Gazw5T7a6YxgZHccJkd5UP802VDiH7hcitpuSeZVRZPYjP7MFK8pyVj
        100Fnumt7SsvLOahboe6Wp24aHfFzuyuUJLxPEmflK18/oOoK4muxALLd9h9ujsw79r+QQ5JQLTe7sPKdh+WCx/6KJi9AR+48oXtiprf7sP6FMYzk/ecPwDj
        xblBlv2FKVmfwrniyILCRNh9Fljy6ea1KksrM+O5kwWW8rdkYU+bBA21SdCaNgla6TMJqrSJ0EgbSoa7VlcssDSV3s/G4grtzFPWWx0NFvF8m4NVthJlFlfY
        TBgMrbA9MRhaYRkfGFphS2EwtMIGIGFohW2MwdAKGxODoRWWA7IWsElXpyE382u27V5k6+44YyCy14fA2BqBcfo+/Kh8YJuigryIH0VCXpw0BHLiFC/MBDz5
        wmzjWAL+RSiWm87RBVDXC/Nf9P4aft9U6kIg9z+C0IGGcVRKOfwvx9z2xfCBOsS15u17ksYUhDAsHH+NdLoblyG80Rb/UfYZGEH90uO/UUq/+unf/+kAjiko
        1ecswLBS+mijG32PuIhhozPY38jB3l7SZz75Hp0jS2tSlWAg04quEQHkWauWDNMhd5sqoRtDqXtfEqTubQXrioEaTp03X2D7Jc49DceyCakpsaXeofTB+3AA
        mV7WXWDwpXRhKP+mMRDqjnvmQh2jw3Y6uQDuCSVOAkYr2cwMY10JW57hcBmDyqFaUsfpxuEoqQCD4nA7qQKp8oUZoDLsyNcIUy9XqfZhLb7nMKbE4UWHEagw
        +jN/QtX4t86/Ff6t4peNajdv40ajsVhGfNpRQ/Wzpp+RfrYhWVTSKhzAvt6MK00ylV/fMROz1nKbVToo1VTuXkI+/XJbBPunMi2y19eZ+VmCbh9hZDRh7x+i
        jUzP3hBtXHp+cGgrLKALcOcfoXsbQ9tgSCyGnlYhFkl1gPVPgjh74/EB0GmSSfwqxCwAqYScRMHTydRiPP2tlAUpJd46tQ3LisSh1X41rfYvqSn6smbdk0T8
        BR7QlnpKqcRQ5TrxQYVcFvvyzHNFHAfPbCZ9sk/Iep34gOqvQZe6z5S4n0YEys3bEZPpzL5nFkf6PY3QrZSDkud5vm2B4Q/k/Xa4rWNM+U72VrMGWhuUywSC
        6G3lp+sEfGpoavRvsW73isq5zyrDKwhMig6WzwLePQQ6omXlMzVsHoHdokflM91srYViK114T4EkKnTKfZHH3s2B9YpWm+5Vtd70QlUrVK9V470cWK3C95pI
        ek9yYLka76lVYeidSq92oRdX7Gld9xRu52qGSqZpZKxOTtlWaM+ip3+CBg000haZIWiZIWiZIWiZIWiZIWiZIWiZIYjMEIixkBVbd2vV5h4PxDGiQR+YIEdr
        g3mFBwe4BpqgFF9lGrDN7BU1Tmklgplt7NTvwCV1YBtHQYeWksNLCZzVsKkicG2SI4piDywlR7XpgYXBTduvKM0xNaOogDktwbreHJQ034tHkOcIHC1SvT2d
        aRnDdUzNiUGko8ZCEGIPIv0BqmM/2nRwKTm0uNEuFrdfUeT+ns4zH2Xu2enrYYUPbXVAHdJmFtaaWIoh8GkCcPiNsmW5HupluRbqZblQ08tyvmbmr6aX5UpN
        L8vlml6WvRoty3Ko9qr97O5vN5SnD1AwoWkQ45wH6W0fLaLMCPZeFRM0wASqhKcNqfbR6spSxKCxHuQCkY/qUvwZCrkci7KplYqzUyvzyqk3UjZBx1Ko9kcf
        8fNviflG7+qAfNpnGko5J6gZukE0GCh9HaWjLxTogHA4OcDe6n61P3t5fSd/ufkNHa6b1SOeQzf2UKGxftuDEx2WSrpU724m9e+PnpRZWbb1HPTMHlqw9TzN
        o2cucp6+B16eOHOW8V6d6ryezHN6nk5TdQ7sMqMa5MpyzOkUiga335jDOI4XH8rYBCL3g2IvR4DFgB2GnA24aBpw0TTgomnARdOAi6YBF00DLhoGXDRQS11D
        zEa+NOtmadbN0myYpdkwS7NhlmbDLM2GWZqNeE9+PFYhJFxlIeGA23qennu0CNu4yJ5xa2DGcC9rageaLxJwB+bouVvb3l0bAo2jJLahxjmwElEbS2IbqsOB
        XkTNR2ABvDsE5iMaYwTWm9RqBNaa1OpAzN7UHcGCYhDtalrYuJwbu1P9OE4IdEvUVosYjo0Pi46UF4JgVMcDBqvo0Y7bYNxWWRCaaR++kWWunGEXcSyT+ViF
        Lq8viGR2leW+0hf5LbXfoip3QvoT0UZ42wfFSFVe2UlRwmOVbvSfGX18rAKSUJ1noK4iICijqo3HWBFPSaY32jRmU/S7G7Z2QDerMypSZQQCSxa7ktZ5nfGQ
        FkdPaMgxzuzB783xmj5/OcBYJvowjRbHTQq+MQGuo8Y5oCVOSCrQjuo2aEe9iHbYZfrL5dt4FS2X9TJaAfd8GdRjkV9TuWQ3y6ptm/ofNqcuF1PrRBubEwWS
        KLaudwvJvrk5WUkns/uSvbQ5GcQuCp7DqdhLfRlYsquYwRNTNYyMVFWkkZEgXal0k5YaBfsMKInm2QWYBaAhARtQHOcnTVPRKEAyGf2FzeczmJT79WZcLeux
        wIAB7vb62vWivaVdVijtAiG5ze2SNNSsMcguF7BBKoUuTiPcuH/rmELVSGYuAQJYrbxwB2v7dJdXKXZ/wMvNMq2byNu7aVq2NJMRtABU18cquE2WEzbN0IL2
        DW5nI7TvoMtMz1eqVmoP2GW+asl1rioyy5G+sWk6RwXC2hWzF9ljKppTBRyTq4dcHst4s3AdfMyTFw+3x0fpJX3M69IvdBiC6E/pCldOH4V0CcJpFAducaNU
        Ve22DDFNKghXVO1VdVtKoM7mVnBr0oIKy3Vv2nCU6ZUsfABNiUDlUqllVpaQ5lSyXuaekXhblnlgOWlS4bNtXFX4bJuAd0mm+/VnrlcJJJS15sJWCSD6PC6i
        GwZq1CuElX9LVYDcVNm5lsqWWsoAGnktSteCZVcB125qu8qcs/Uyregyaw+UdbXR4GrLutpMPULkbnS10I6Yktr2b1ebC7mb/bq2QOot31UvAT6VjdbCtm31
        IPMibb2rjlv+FeTxwWw3eTxArsvnKYGpbcaEZQfKrN1QLmpHbJM3AHO4zNoRFXqaxJy/oq2ZOygyBMGC9aAqfP2incQUSDojscPxiBZgWABojwZMtJ/1ms7k
        s2oABDUwp+gZQLuC9y52afRnlB1QCLtUXuhgLlA1QMfv+5bl4h6zdkYJlwHlC/eNMZqWwWhaBqNpGYymZTCalsFoWgajiQxGExFGAy4eGsaZ2rq8hbYub76t
        y1sf1uWtDevyVod1eSvDurzlYboN2LqoYVPUsClq2BQ1ZIoaMkUNmaKGTFFD8P/dTNkKH2jBTYxtM/3UUotGN21Ss4HL0PHizNuCmzr3CvrqnBek1TknCC5I
        g8AenTlBgR0lGLATQRBSjPR12Yj2huWAI+ziPTRQGZEboQvty3F+QqIowWo6W8daie4UV31sF14mfEgNR8dBonq61WWGFCsdiuH5+T9w04vpTPrsu6PoWlU6
        Zv99C344Zq2vtWIHzxdaQtVabwlV69kWLanSEffrLdok9D7PVK5j9o8N0RlB6d81FFfxfHgoHsL3dwzFTTwfGmLHAmeYribkRk3CY26YocahUOoq0yB7QXa+
        llgjfoq6R6ernobb6o6eBpm0pll8TbP4mmbxNc3ia5rF1zSLr2EWH10C/tueTktzB2U+eY+AiBy7GP4vNGT4/7whw//5hgz/5xoy/KswUUHT9qkGRviY/cmG
        TPPvNGSan2jINK80ZJofg9kLej7ZCLW/aqqnrCowZF6GXXLA8SEYMi+rYRgyL6smDJmXwSiHZ+MpGDIvg8PcoIcDQ+aExcCQeVkMmZfFkHlZSPnGkHkJXAwQ
        4Ked76Nt1tiw3GkatAZck0+pBkecpoEaozBX0dDj1kiftLog2Is6GtvH4DiwmxsRq1tasGbQwHBSDbvCz7Xd5gOli232T+vdkwwzNdWZBePELkonqoLcMnM4
        hwFn411wihrckwyJX9tcTtc7XczhFZESLp0tjtu2RZhGWMipwe4QU9sctrtjuLE5LYrV5AppBNQP8akyIoakTC6KJAwHEjsjsB01hIMmcVQbJqaGQALQpdCl
        GQdmoQw6yrROuHaS2DJOEmvGSWLdOEmsGCeagXGiWTZONKvGiWaIfs+XtOvMdR9eNY+46y7tT3oueHA3d8Rd9uCa7oi76tEG1m4aRTt+zYWTY5TuaRX3nqd1
        4Fc8WphD3Mc/1t3yYWpf+5QEVWjr3a4DU2swfg23GOCmbZdwHLbYJOEQ6+UPscZ+pJr0/5BxIzNAkR3ExKEj7twSZY0+7at2XRqXiGWsewnLbdDdhetN4BQs
        cUGQhE8vUdUngEAbRyco6QRw+cMEyuvd+wl2VrSFNSTxTM5IDSjOUluKoDLGBjkbY7sT1O0W33JBb9RlnBtU8OmBBb8WnDqkY597g/KpgflOAgmTdTqayyLI
        wmzLlkiyO9UoreRM5sCs9WImB6t9JI+g0YeLPegiuOKeTc+FCwlg45ftXiWJzsOquJ6LvgTndYJzWYJz/QnO6QSnswSn+xOc1gnmsgRz/QnmdAKVJVD9CZRO
        EGUJov4EkU5gZQms/gSWDDVtFzNkLOe3GRTp791Cmv5M7uYIJxyQzd6UKlS7OCKfnIWAgDLSDTPDpb0JDF0JtHANCPI0COoZELTiaa+QBIt8A6ZKBkx5BoK5
        apgWfhuAZFgNa0vnq7Z+0RqBw4r9ENHycbPBXEa0T9G5G8AeoqoUFWZR84gKgAAU1pKUPcfLRsKiHDu8IzQSC//DO4I2XsvDDHN4KWFDJvu0tRGCOfQGamds
        JZ0BbBKxRpKUsn2qN6+f7eZs4yb2peIJ1cct2b2UTC0lY7DrYScxm/dI9iiKtZeS8cVEZu40F5fkxG81Sf8oUbKU7FV7FKW1e4vJ5FJvKTm00Vb78oQdRcUr
        hc8duj2OqfEe1UnpDsM6pBhPSQ5QGdyKWFGJ4z1ueHJQUYFsViWZxrAuJUeY9bEHiSYoLWWxF9VBakhPTasOUsQotcQWSKgbk9RCysL9mcQXT+2DCVMaEWkL
        dRC5dqPNGW3fspayEH3sIGMtZzfdrJTa20O9E1yvjRLGuGUHB5WgpvNYSjkuduz3UG66p1Pj8q8JvA3q85oAR5/le9k5lt4v5weK3d4u4DIJB9r12ers5TVM
        IA8x1ntl8YRsC2mJ9kV58yKSRtRpje9doqGjREfYFlAytkRTAStAyfiSTlene28H6XYj3SFa7+qwyr7WINiIrxP4muDrZP61Egr2RkdDVTxEs+UaXEV8BqwO
        W6qBrEnAO8jRrsXFK/ccjl3AV8jbcUEGhNGLBzmYPTg8rUOudZ3LIRaSZXemEFsgVNWCyJUVViBneFX0Lifcra0NwRvaSyxpBO0FZUdQEQxZJNdOa1GvJHmu
        Rp4ASp1/YkvMNdFP6Jg/dEx6L0t/PHqPw4aKtISEpSUksqLLSKrDYwif4QaJHRK0H/YT4PEL4jT30H3B5uZRgyORs0gfvI9lb9O2tuJALblTKr8WlTelciTj
        eo9frnzqGW0jCN/kxV1z2Uzvh2zRVDFPIho8PLgR9zxCuC1hBSlYbuWJ6KeccHKHxJLsumjRCWucjIWNsxGMssE+GV3KpmAui70eGTl0CjWNbampLQPDSW5A
        EZfv7S+gtyeLvb1pUAcgbm1B3Jp+JrnX+JnCzzR+ZpB8LnpYL6UbsZQuPz+rkGR/2vp/iXsXMDmu60ysXt1V3dWPmpkeYIAGqFtFSgYJUcZmtSRB0gJ6ApAg
        SJGQRNFaW9mlDJLWztD+CJDmUuEAAwogBCv2mn7E4SDKqrshL+QvRExnV5G8NgJI3o2oz/4crjeb1X5RYjq2d+3YkSl71+baopjz/+fWo3tmqEdih4+p6qpb
        93Huueeec+55rJvu70Hf7+LnwLav1lD7ripeR/jT+iadc9GfHB7vAvCwbDrO4DUR0KMB8uU58X9b84JV96T6PNXgELSYnMuii2mgnsmLp075p49AEGwjBg/j
        uL7lR0zw+CUTLZqzi/s+9uxicja1FqJvaMBO4yf+5F+uWmuNGz2Z1S9l0WLCeqsfadZaGPEOkieFkEkLLMOn3iqyPbxgwkuLe86eyX3eTyVlCWYLoMHsjzLj
        YyvlJZruG5OX95bi1KMNUwDluBCspbc7zuDK6uG2o1Ok4Y+KCEfgcFBi/yHoFAJGRI1Tn0fB3snpXFieC0HcvWS8SwKmM5ohwsUI+bd8wSjRHl941RfxzT6N
        wC7dLBJGfdA9hn4iPzXywhVdxYPu0nRXM3+is2y8BO8ULASqE3A27gbwQgdi9MDzTpbvkufrmFUoV646lCBYfIPvMetSBSK/OovuGWLZRQPb3e1OrJ7hAROS
        CXLBplTQy31BMSum+RswM16Lvfpq/aRmx26owmDgHEIoLSM7RcREIdFSVpONAynqbB+EeU/8/C/7jBmTPrROLwaLgi8vSNHkyaymmHXbuUX3tDxRPI0FT7PW
        kf7Z9zBLLFOYJh9zUyd37sYScb+PQ+U0xQLMrH2kn9UxltDUH2dA0rIrONx7wdQvPbvonV38ugZMlwadxc65+5mIc6Jo60jAg88j+SN01/bU+dttF0qHqU/i
        xavO6UXnvW1sffkClml24GcayMBrxUB+0YsxE2moBKB+3TqoceUSPpfSPEVrUMw3WxwIjyjVS7+cDZamdpq2mUAGWZp1uyanuu1jTcLDZUlQuEBwKv+kCZnV
        wwhVgGO65aUSt924WHzB5OLzLhm/WHw+l53+LV8QUT2+8Kov4pQJB7n0DFYihii30rVuSSamulanOnKid1g4xN0a7cqdOKsNAnsGIdAW3EUC28OPt7VyeSso
        Uzc1Qf860X+xdqYVxgPfhMsmHARCovHBob5ByceBsaTB/InP+M2ZU+4ZRvPC1Gb5K/zM6TWqBcQ5e5bmxxdR0BYy8bMXpfplBtnPG73EZrRf0Rme7eJfW8HF
        NyveBj0DJxehQEQS2rjej3TjQD7DxWgxyFcisTtr60o8q0uxZpdi50g/hTmVEJO6YjosK2TNMa2XIIDm6Fm37InGXS769SsZGLQqSy2LDtLFBjlHtsf5ekN+
        yX6cQymLDgdlAwLFjq7QVonsbV2ZMC8qiyVYkQg4tviM3VLLRZjZutOoWLHQ9/LtP/UymXmaLVdnRyApGACkiZTORDLFYYE0AcgAKEv3NKCDr7guX31j3+kz
        BZL4+Rid5Jc9oij936RBmbjBSRMtI0fwYFUmM59GqLUwhy7RG0avJM33OxMDoxONDAzkW8hO50lYX7uBUkvQvH2n88FYcrH/9BlWfGmxIyQkOgN/mw9iJ1Ya
        4eoEeoNTr/j8LbtPjaElixJ4AmT0BF2kmlvOLronjPOC/LYYVSSlOCXbXbzb2agsl3+14OL3nLsYP+t7/qqHjWePcklMO/12NYIm7od2DdTvDfa/GQmNvNVp
        8imVLSyZulLQaFMKWqtQ0NqbUVAPPl1eX2auvpz8ChO3LvxVkUnYHUUI+VUzDVDLmvTAjmep2oG3Z55QSLnpSf9A9oT/tWhR4IewLRAo/UOPk63Zw9h16s0l
        U/uVmhPvFCR7hzurW75KEEuDrUsiEqHYWsNrrkZgT2hD1ZrCHS5xzHcWXsq62KSTIznaGEf5sComCb0Vnof8evnYzxHRH7SWoPzipM4IVCuV2SoHV90fSoMy
        CgzryQJC3nHpDEtWEH810wg/HigapzzVqNO8C0YgDQ3/BbYWRmDBvTACw0O1V2kg2LZpHIIJGMwCa8llD8fMdRi1OEJaBblnSFZnLVldjEwXBHVuMTh3sZ/2
        5BeI6TzHLcy3A7Ii3z2OwNYvpDOLXcTPJYUFoxVNQcQ6bCRHaERvora7iOifYcrzfQUJkj42pE55uZ3uuniqxWLr/wb2ZbBPiLiiq1DsgKTHdJ7N+awaaTSD
        luZn+rLNOojpDuI1QIRpkawEAFmgAfwBIJ7jQ+cRwKCnZg16ajDoaVc+oYSD47cIAalxnmo6N3vIJqx19UzH7iAdJXPYQTqxgkMBsWoIASGcuotYdIB5kuwi
        HVD67sUsuEewfA5IU/l0Ao1mdRepxQWs5XYeu0iAanJim/dDdhFbd8r3uosE9q3sIrV8F+nYXaQru0jAXaRmWY+AjELwQoVH6Oa7SHfTXQTNYf/wdb9jT8F/
        bLRwZFJPwjzpYL6wiCedEkcci3iPCwoGL2SdvFQVYZB51MKjPtiXvJfYgEkO+Pt9tiriCN0r6b6EO86nCFUcYLwYCpBzWhudPtKXB3MC4P4ZnXJHgxUwNbSr
        IMKuGCwzLfbErthBOM6lNFbLLts5Xw9p/fjjHqXswSo8lTkzaEVYSp/cd11gcjI/3eSBfv2etm9dbOpgJ2VHBtFjwMuFJwarj/+gbPvgJC3/SXpgojREfKVA
        QFcbeHx8qA3RytQOkcWEbARjvABMpctixdcxWdC0Tl0Ev5C2MSYw7ycPt2nyvPp4WltclUYw8zg0V3mtrvKaPHdiTE9jEecAsjlcehZ7hGMaWML+GeEB4/Oe
        5+peajTTx5TaIKevIKwQK6aES1UC1DbVAQQVHUDwJsK/cZZuVDfRvwLZHRKfqWFDFIyEIB/QZw4txhRMDWOZCKrrZBrnKnKhxO8S0AianFRe05vgyD1w5O4y
        9gu4XbrKYrsVjjz+CF2e6V/HvL4ChiWqneQG5k0uBRM1GvEHzkDGM9Cnsi3ZngToiPwM7ugbplGQxu7qw0BCKrlLmD7uWFZnBf0tLA/ir3uO3ePU19qFtUML
        m92TmYc8G15q84divoIltQgNBiePMVeDVH2on7oxLaID/ZpejsY73AffOLg6nJF2/SfgVaPpPOEcqU7hAYINRMQZKNsAa5pVO3qsiQV1sA3vItcqlG1WSXg+
        pq7Vx7VsvkdhPe423MNBLO5jVCV5Bt2LR4bROdznCQ7eg9eKkIQMkMYdxFVnXWPL2tgyNIFozFEqUalPP3M37WP1Mx+8J4YLdWcAzqdDXoieelAiXva82kmE
        2wevuXjLuax+UbZ0kaw9/AjxA8Yz0d0QRNOm/B8zW6ppYidd7J6WJRviUhfSHAJX5Kd/NqudA1afkx/R/f00kqL+WQK6vhhhY44WoceoLd5yOqudXXzmpKmR
        rfZOn0nh3lc+kVK27NkzUAnVF90VWTKhXISRbryXokVMtjxf4g8Wd8NVQHuxTDWX+UIJnvnomXPPDa+eWhUqfkYozaIRutoS5hxXAfVF2fvdixgsHWId2M20
        4KOrOwNiGME/F7h82AWNoe6VoS/BfXl6tAACJch5q4MMsh6+YbKjxq0OTkuc73abt7lNnlx4rZu9VvyrgdB9zyqs6pQblBIJHBMw7blaNA8UKIzZEflrFVP+
        C9D3gWGtKKZqYGGjS1kTCtSs0T/7HuJotWbQONbkVWqaqISfwSZb+GBwFJ5+x7wwWgEv6/pL5Zk31T/0Zap/oUrrIlCr4oyiLAzPXMQNmeprdbzVmuy3bvmt
        O/2tEp3FzjkEiaECDaFAwlwPd6RPURaR9KCwfmFK5da8n8mAvJv9CNYusuzUErwOzYSHi5O5F61xBHpZ9OUXvcXjwgG5RF/vonp7AC7FSMsSXmv9kCPw2JS+
        PXAAh9pMW8COOOwItUnXOVjdb3heWGyYED49+JHUcQGx9L7b3Z41LuHQ8UZnm0A+jXMjqYXMV2nDYUaCWvJFb+pSJwZS9xJMAP+syedPIFsqTQIwCYPoCeMf
        h+z/xHFVoBif6uCXZKBNAkrnbcPSbqW0Cg0W+al74awJYpYVYjIRsUfh5MH6kSIF3uofSuBaYBnMKB/CfCHQh2BunNhWF2lxbD/Ohl38khfL3FudM+XPn3c9
        T7bljflZK1P6l7Ka1aJvLlH6kChTf+rxYtcTwghoCwAW4wmVRZU7hTCxGMaMoEAOOefUz1ge/0v5oZNVv3wGu7HsAwwE5EFwXH18KZUNXrg+oYIgeBRq/hMn
        /wSkzkl+3QMpSzTZA7Zx0kFQPrDmx4XExX/pe95Jf1UVInWaMTuwXHwTXk6a49lB9CTKlOCaYs5yQOhvbcBhoDoHbvHrk5m8ggNnRzWtaajsYbApe1jPeUMR
        DoKUF2fT8yFf9r+giBXgBiexHR9uK/OFeF1krvy/QQP0W45dOmuCM4z2AlNTRANbgg0NtGVemxzlpjtaMLWD1cpiMYiCyEKgTqpEBmFC/CK5GLoISrVs+a+C
        laXe1kHzQiOplInvtxtkeTwv9BLvuWkmN9lDSd00F8pNc0E3zZ5umttudbbpprn9NsFs5WF6/ERm4LM1r74anKS2LHkSa1kQR4heRckIaluqUHNq68STkdCx
        N2CL0c9O5mR86jMZcYySVDC4Jv4+EUutQjq6VKWKlRMh2AKDjEeqfrbauLTuQ0iTORcm6l4cC1QUgdw+2xsrofUg6f52UHwh29vJilo5V9R3JsSCzjdR1AeY
        WwFjfCSj4kRmcVK5HZmaVW4LUawXffrHHiQVDAS6IIGNcd+r5y1vCpgjWbMPo+fNAQO/jZDi6DRgWpsAZgIe0Bx8i8O5px0VNX1cTzUJRytetSfg2C7huLQx
        HC08libgEZsGNQT5v/FdWBzCeUOwQqQ1mHnAUhLWDp+x4tH2ASUc6K7kB4UdyiBkTkGWPZDli64rm457yR7Fu+og5jOEHA9MSSMesxRHc4IEBd04tXoGeiCv
        8uiqc8Zo2X7xbM+Z5F96GcgdJLwBlPsQSHigTLDLenRuZWwoEjVkcbJHANZswYvvIz0ovoVlH6S/JVSKwxjYkdeKimqqU7AV6cm6TeAM4vu/ePGPe1aOHfgQ
        HR2ECXO7Mbp0EIYTkK+0A8YR2bXslc8QTjwTxNfddzPzdEDI5tmM7lX0WkJCKtDcp44d1LBfCoAA0pZfean1wTxlOfWLanytBsHcd2HG5IPj+Bvxb+v4dNXo
        cKLCZgtNg2mw10CvqOH48UqrNouLF/+dvwJyq7WYm30T/7rvRXqovkdjmrlSC4RwcJke5NEIYZ1xpB7rmTnWPyLCZLUXjAvuU9Z+a/LIzlVWFBpJMpG6qLE+
        yWwFx8HfFtwjiXTXgALfb7rChnbOfd9xG6bHBCUL61LEzxrgXF3Di5dzYeQeXbKDxZ+NWjynqXVtYShKLdcmv6Sa9hTXwHp86JRqyjf4+dFLUYNVJ4HiTKuU
        gnIPrlX34LKLteoOvMFjJKOUXR6qJN80oUpS0wkAQtVJAArPShii7qrn+SfDVRUWkF0NaKPWZj0ksoPMUNNZa4In40RFl1KrbQQC1asAJ5BDe/iWT34t57Ds
        bPuc5bivkl6NZ4YC8/px08xn2VMy7irXT1YwVkruVybA8CCkKEgxKVYR6Z62t2HdSthRXOg6SmY+6bpn6boPuu4sk0Ro4jPQdadK17GqGuT3AcHtE4dMyWe9
        5De97Wqd1arY/8Wf97yaWk4l1GNOsh3aHlRfDPHnDPYd7lP3ajiMpcxn8EGfZ3aZd7jtUXt2yr2XMPQGXRRp48jtsWMixvWWqUPhi/wJDsvubdeNUu948Inn
        Z6S4j5CJEDLQjjDnh62JAc6H6CUkDMalyjaxaHt3RkhKq17ZyqD2xuIPoUeFIt1d3HPue1woT9yLmaf6k/Bd1J+EfDWLHCbvg+ZJwDbItSctWTlQt0ovB9wB
        gvzQ+Ndczz1JKzmBC+XaVhYsMUAkYkNCJPX+ppuorcv7jPAQQrZyXHV0P3R1M/TzzdDH/uDmD/Kd0KcF1MROKAX7gisQblp8uefcxcGpVxyRbxLuEEV/vQId
        PBkXg2RxC9QBwv4RePM7kBKtJYEXQFps3IuNSzWnZLh/TT4WwYrmnhlOXo4rQ05hwksDbC1/g3sthYnamTRXtpIEpX6Zag/kYTNhovYmwkRW13F+wz8m1dWo
        HnNN7SLEiYsQfB0EcM1FQ8BBVpkIxzd5EQZJ+9ifrce/GvqtFU/R/2VHw725u4VIyZ89Q9CV3f4HhNFzdzsJ7ncNM4Y3PpTVxsOUgfVNGg+8tFssmpWcAjG4
        g++7Tj02ebjwx75njAPO8dGDprGmiZ1HwlXV1rJoPMwjm79rjFCrRlrIamtSsr6GKLhmosRDB48fbweFOXcqDB38qOQjOB6ML2Re8e6hg22/LBiVt7K2CrPv
        owfb2BhOmOACSdea9A/VrU022sZpiIcGBMba5OUsWXRPLH5DtVHhAzAQeZ/8eaPUbObzFp3In/7xG84Dx4X/Mx21BnCT3/FM50bHIA6mx1B7cPOL8CfBH5mR
        5MseAI1fe7JgregWeyUPD5WR2EvAPJS5fVn58np/+dqF1hdehBOPmpXP8LsEj/5uoYO7ZFkeF84z7fKoT6oV7KiPMYeIL1HHjOKGU3sBKv0LWRndfjiE4kwn
        yR8PPzk28SdRyYPjC8mJckxS0N499z3jcZbHZHoZswTdukiRY+h7Rll7dGDhxgP3/2Xa2H9B+uB/IqsLPgnOlAb9pjY6evB4263gyibYUM/b3zM4epCqVHiV
        iXRYtAGfgtZ4lJX49LBMSHw+DYUAbFxrNVT+Zi1jWsFghnv9XYgludc3UGLDJ02ICBw7qTUBne6qnru1l16eLzuQ4x9x3ZV8uG+A1Ew6X64hE+ODAuCUdoQO
        mQ9T2+urVOXKWtGWytwID9/KmJhC8S6A5I1H0qP4X9X9aMUaGQuL2bqOnkgGqhGEXA5wQTxlXx5+Mm0MGmBX0np+Fkr1CebPNXVvhVQAqDDM6rKyR1kJmkeo
        Xg0/mYVDE52/UEVmkRAx70I0uEpr5wXH4gx1gEzkMFg9Wrl/6Dgm37RwcFcXueR3sGzbpiWorGutRRKGy4IsAbkksFiWiteyAAGgTeORPuhAjoTvgjNYFdyx
        CS/AnvFChjGNBB7hxASEawBJPgFFgLE3jlbuH5I+yoKKTTN1lefzrivint1uGhfS5iBAtyFQCTTbCkj3fKWtoyLuCWDrIEjvlL3hje6xrAMzAbm7I6j65ArF
        CIocvORjJ4ilEK8yE9npKzmhuX1MDq1a1Dvg2h+w+whNOAareQFyt6xuW/LXbx8DyWqmJDCJrKQs4GoGaAREI6BabZSV1T8Cre7RY2rI51bfcOOpTLZbmWyU
        BgD2fQzmycnKlRQGDPnMO2lHRHZo1JlIcjtMRpbhvQtn+1ARWKXhhDtqxyQX0+7ABoDvUN1aCYPexdbqqYZZECrCBEEd2cHFERKJzL1pG0u7jQ8d/dDRD1uq
        hbvWdVfBMAw0lgLEzMGeWxlQvzieffkar7XawsJ71aGe1qrbS6W7B/VENDD3EVzRTd6jpq4pfxs3eR827uVsS4EUnvxFUzDl2pLvSOHprEt9bXcxPpvOLJ56
        Kp0fnH4qFQilHUQv2QKWEIbZl1753DP+TRoEqTF48StX3ZvUF7JSFwSB8oPf/KV/XC8++IOvrPnFBxbPgtPKQJTf3Hgr8xDVTPeIMoZdHG9hzZvG0uBPKxoI
        fSSD+uoX3NsoiQvL91VbwEeMh6JfLmzF2rXtQtikkl23Wrl98OKr/BJRuetLN3kPIjqEA2G/zpzH/uLtggS3I5iVTFRiuucWuzxtQ/aHYFmoRncxeEAWgFxO
        yH4Avk7zBXBWaowYkAVQwGFG4K5giWI4cO7Bjng3SBRcFwaIPNm8dA5nu1L5vrv7g9dGyZJVuQRqvxIcZjIravTQgaw5WGGABJ/MXq5djqAUfzDz7oIJ6rK0
        pI3IyK+/1aahsiqvxVMrMt9TuJC1+uk8wS74vEWQYoIRn5HvvxEuZ224FcrdXQysO8B2NwjAG9mwTmpoks5Zg6F1cYnmYFuy+JmP/ovGycXtH8u6bOSpv008
        ZFfeL53uXoSx4WEcsy+LxOQcehznRzJXwnzf/G4aav72v/zS9kcHC0+qUioYBE8MXjufyOyL5JMlMik+DgF76WyrhUOCn/WXB7/0Eek0FWk/CzT5/GDHD31e
        KnzoUaiDamiI9ri+tcdFCycXFz6WKWv3998nklhCtk/6aJv89H+lTTrpLBqMpF0hIL6auvnat66Zxfl478illTRBbwSNn5B2v+rcLTIgMU5a7dLIiWPACLrJ
        /+6lCU4KHszgNjtr8GQlm12UPz0ze79gX4JYGPdfWhEgrkKCDy4JX5omVIFqdKWgLRXnT6JFh3FQJwTFLk7wWYCWRIWhkEtzoLliwgpgzCkwMGFzOTAgDs9d
        XJJ1mOb28na+CwxgF2ThthFlvk0pcWBMAKCbQ7BdOfx4Giyu6glZjXNQe+HZbOvZxdVn021mxsyvpAtGqFS0Iqi4BYfktB58hbGnEzNDeC066RwPOwg4Az+c
        Hl/xt2D2pZXk/5BlR2x6xl0evHHirjbPY27Bnz3ZjNm2kkltAlVZC74Kj1J09a421Pi+yHCXkOlaaDcIb2J6i/tXhHoiTNO86Z0VBHHPycPVZ89hycj7s+mc
        kEHpGET8N2TKa9prKZ6YrclvefICnZNitIrTAXV1QNvtKxnHrD4BsfGktnnU6J1cdMqBQLzcbrbLhHXNnCDFAzKGOTsGLSejcLfrMGqXBGNrdhjAUA5jkYt4
        zsyeBWKck8d2IFLiLHHCDkIa0lGgscooYsI/n5QF7XEdbKvOSJczsrBuRupwj5cnR/DnA2abzlKIX4cQyuV6fz+WdHU+Ih2If0nQ1y8GknAgPSD/rEnsMBId
        Rg/vz6bziAimwwjtKGbtKIoTAUA3nw0h88VIsBxl+uWDBS5HmeD7oeaXdlbfiyWo6/7U6r1tr8UMCadWDwnR4TLr6nklnnh2sXbR0jyD3BwmUlYG6BcDnC0G
        mNiZ6tHCE/OUVOaph/cYoLZMblcH2LXIFksZotS8TDSaxp/exMkbk4XPKO1/6eUQ52oz5I0QFmD+hAx57n5Zj70TUuXcA5dOZIKr1tQ0m4UWePY9fUChR5NX
        Uif5Wkj6wLlzCXummVlBnwUkZ3HrnxJJ95VS8vyBvn6RMtTPmSPcbZsn+SgcRGkL8bZT2Io0H4OKayD7W/OHYQGLS/RuXO/LY8VLqdrdDKhYQ1qipk0nsjQ4
        eYySmj0dial/8AfP/YYjNQ1e/cXVR5egxZVZOiO9+bN/4Zxc7J1bfAMWtDLMZPET3Db3nTTdFRhIJij176RQ89ziT5z6lVOvPnM1RLE/yzUCLBih4OKLr1x9
        5vTZH3t+z8rNTm3QMC3QwMYhRKSmss8f1HDWL/tsK8bRWgtyVOseahSbP4yArCY8eAzaZYgtUop0vCHDZu999t7UtP++9H9mXf97Zf9n2P8eSq3rf6/a/xn2
        vzfVfx7eg0NKftvT023SAQM0gwAmpETeYDCGiJdkW4E8creQLeRYM49H8+/pq6F8wyxgrrOJ2ZAd+q9jPtpmXhbbViFivTQZzKe0fI/JA84RtS1+F1sPRKcm
        aIMl4gl2Qn3SK2l3Y0lGPytIjP1bxiYbFBiyGSK20AV5p6AgTQbT0HKFMyWDuQNL/LpzMiApJT/m+CMpTzvO3N9u6iGysB3QKoPXzeIboX3wVqW/XSyxZOWE
        pYUnTAsrLFdWdUufmei9JKHd8oEQuAfaDWE/ksXbYaOD/FbyHveygmLKzT44TYT1uBtxEGNEucr5DNWeimh7T8Ho+EIVAB7ZIzH0nBoVYBNagufFnmijuBX8
        CtwREeuL/HokjMA+IQtNmHVnvrDHBbvREVb0pjuODRAQ96Z7+kjB6Q1WDh1X83UqoENyxFkAVf87oEiGTOEumSj5P9FvH9MAszrwTjI8sPQh6MVyFi/BVk24
        NmXTwdfrAXmY8+25ttdWrHXC6diLi7byhoSt9zVzGM84qw0FtiG/OMt9B6sHxbLlauCJfy9vdWlw42A3FdN9lYc8kFy0ImxV/LiJZTIGvyvDX6X9078L3626
        F0TTeuMN/5i8++HBnuOQxXw9tfiJ35B9MlhXxn1icG6cLH2369yGZEjCObKhvMBjODqoFKLHdqTCUXAXpmt54OlsYBwiCBnvtjyea0BGklatgxsVED6BFWuC
        rUATc5VWNfAY9+idio3BUQNPNXAWTHnVKQNTDHrLg1OnPnrqhPw9yZP5Pnws3Pgh1z+JL3Oa5Bs3vw1OwuTpnLwz52TWAlnFQe5b4dNQNXPlmQ/6VLMvzuiB
        r3fSBPJ+BWdl51YY1sDbP3BoZy1Ms3z0AMIwCfuOaNTSY7XZAXewcrNPxf0R14Xfhb8Ig9lg8aqjhi5yh4ZWzqXgBvVo9AjqlRImOHEWOCYcAQ3Bz6W5kaK8
        j3/c9Tye3VzO3FxDkObDVVnQO3IQDFL3jmPBinFquWUSdQg+7SVVNHcn1EZdPHin8T6yuO/ZE2fL6opC+86gjFf9Hcf/pZt7FezJM3PtWlo89YV//d3CFggZ
        DSBX7YKWEV/K44RZd5CsaNGR+9xwSoQmGtzIzqKSOuU/D5dkJZOpuL+tBuvBSuY90PZLq80a4KJHsd2C0NwAezzPmoDchXmmQE3yQeuQJeSN4we/NCMthPZI
        xWUgPTM3eMnBenlJ4zbP7fYfEzIvlw+kjUJRnebqwNf2pW0Vjm90DmVbDjLmr3t5kd6VV7L6mJm56qMsMg0o3LrjYdYZZr5VXz/37P6jB42bK7Mfu/PoweMT
        IfzA9Bz4xkd3P3zn/A9ezfWat/ynw6x5+WLWgxz7avfY4NSXRJad3y17tMgyu2WDbplmXvZXpazcv/KNxXc8eWVs/BHixplgNJIiT97+kb/1x3v/8+8ZD3Gy
        Az2/dNc/8BP3v1/++ef7xkVQLZwF+Adu+x/+4ffPzDwjz/8OS/wcnh/4L96x9eSjn39g33iIf2UbacllaHqD8EcGb4RLSXvxnWevjKGRQxLOtNT2C/e9YnFg
        C3MB1VyqQgTWD2ZUT8rdU1lTQIbOhTi7CHAvnU8Fk9ayXF3/yv6j8OyCD6QP1gVq4sDM7fKQXVB+7SpU/q88e7U8bWADD2LMQSV9ARorCj/cz8Ic/vur8Pc3
        hn+Nx+V+Bfj1EvgyE9R2P6hAz2KBeoEq0ThrDTN4y4moPRoyKlc00kmpbTIptU0mpTY5KdTnysTHI2n+7550Hpd5/+XisMxxoNcH81HDxMnQxopENe2DPoym
        Z1SKpTVvxYQ58h7R0GttdDgso2pl9TJphD0HwlTKGGWQEY6WhtxCk78XYzrOuWOcuZbh3Ir8Pq/tKx6/tm88StsVRKoc29DB+sDpl770Q3v+7jsnpiy4fFHQ
        oawcs4N1vP/+v0x/HrMTUcv/4PYP/ZNTMjutUXnKtUfGZnoHSUREME+W0dVIccxRHGMq6khw07RGelrwjo9ve5+AmRKPAM99QhDmG+6xbB7aouG/EZTZijRO
        eLd/GW+K5z08r9FQ2gfoK2hSJ5og26ewdhZN6iMAEssia5l8HfPw9sCJc69fPOPecGV84H+8LZwBngzHB97zfqLSFZnZLBlmM2MjDSJFq/DE8mRstuLnLHRX
        Q/q4oqaPtT710Y+5f/Gu8YGvzH52i+CWfH7gfe+3KFdgpTyF8cxYgAe8UXRqYpqF5eT8yr1AJC7P7wR+NYY7fLwAwDwA0MSCrw8zetQK8g6lnhniZmSkkwj8
        LliZN1OjSdsUgSlvO1COtPf6LzGW3V6fAfFqe/3P4erv9RkJL9jrfxrXzl6fYfB6tzrP4+ru9Z9zhX7N00auByrv4WDdXcuiA/t/7DNP7fyF+QNH7eMPZHVQ
        punHkIajA9cu/lRr9Ikv3vaQAKC4P67bRnfIzPWyk9ylybpweuqOjYBA9o5QbkeQmvFIBAUBKPk82FdXt5yYCAI9lIuzeaGeDCsWj+QGtEX2osaIEG3ICgTg
        xiKgoHahR7Z+ujY3xzzYF5IrLYFCI4FqUAZwewSMj8zoh5ELY+3A9R/8iS/8h12v7hO8W8PjIzg2kvLoOZa5NIstEMhJc4F8M5U1+rCevMVrB86v4Z//KJW0
        TXcN20gEOo+zRxMMbY0m//QW+bTNyIt7luy+jZQHdbl/zl1KHh3I0oRFn/y/ZeAAsPt5jrgd/Ru6aQfXPYieiCi9TCfRGXMpdRDnD9Q52w6asZ0qDI+jBVjl
        egp4POT7LfK+1Lc/y7ILOMaRd9sGUBLxez2YqnQoRl5tMw+rQccswGrQMVtoWmispU9PT5C3KlO8DUzxnDAqYIo/2fLbKyILPK2GOWuw9cApqDCgD2VJvzj2
        fvG9REC8kKe5rmbPjQ9Rn1Ix9fBkC42rR+zCcf0AjKp+4HiwUpxAwvWM7ThrJFC1o1ml2ldXPxTsPxB+sPc33/aPnrldVqIexv/BPhpS4ehrIp0LKpCvg/Lr
        PBsChlH27WEaJpkk+T0v6+rhQncZdwhbIFtQd3A6XBp8rHMfo7x0RSx4GnajUMwnT1MWkiKycWXdnBnBWUL+AxY4wqFeyLex/ZUdVvaMCeMQe/fnbzgPtLWL
        BgU/z6PYYtMaHEV/v47OCtGfGTzjvrs8ht6H3nw2t5nYR46rWLyNcdaUHfNCVtvIQAQrlDPpFR+Eo/PjLFLyb0JBWdksZL1hbw2xeLE9yHKXRVPO7XDIReJJ
        oTH34teFACP9SI+OHq9xrPb6+r3ZHIIZyhpBJENPPpDd7vWvufpYOjO2b7Ac2LuxVAuFBrYuuYxG+ZYkRT27wr8k7Aq3jvf/qytDmi3Iqx1fPCb//Yq8+qnr
        7pL/vnBFOcoZbAvP/V+yLXSFLRmyui6YLQ8NYBgZZ5AXYQ39VpjrMIILqVcEzSmRuzAAKTJaOVWTm8uLzvuybh+46VoU/o+YqIKRKeeya5LH+8hwPEZvcNat
        2P+Tt8NiwkecTsQxAKXN3POQY1F5P+5yNRh/E6wrT8lL1nT1KE7MJ3DO/VZxbtNRznKUYWWUjQ1GmZjZx+GUNoG3tKQkIl61y+NKFgAdY3ViVmSsJGmjUd7U
        B+0xxCFB+BYWQqvSvQrWC0OFfY5YDfQXDlKIcKuK0B2wSorQNSJ08E0Q2lW09acQGmhs3yCA6QhzpAiN2KglJiZk9hXxXEpTtPEYg9vxN0Rybnz+pkieELVx
        6FsDQrvgmyDtkMhiqzZhBbWa9IoU1CdvXkGsUgx+LzwZnMuZV9gSuGpcMqBsTwR0KRRPqg/aLv3Fn4JOQIjmcjce/PhTxvvIxWU4Y/il25ozuPrfzAzCwVVn
        8Hkn+Wn6pD/ve+FqHXHpX/FoF0OTC5iNCd8nf5/j3+cR9+Orns1Djki3CO4qYhocKmnig77t8oZuxkArAVkoDTFzS5mlqz6dpStglq56JUsXz4xNwCxdHlK3
        /1sPSoBbUl9D3KmvxEE6msPefJAs7/bUf5xX/EFXMWKkh6ePfF0dUmhJ1cIlUbOUKCUWwtA0srFOIsQ6CWHHMtW4jzT1oNr1wcKjSBne2usZSEV7PcQ/6+z1
        kjwCIkL75GcFHmNMB2X2c9SbwaUShwsNnEIl/zW9LAefzgu84oFf+H5oRaBGK/KkO7u8U+5NyBNBx4Rz7s2cJGYdQjL4pdcdX1M8sKxMhnAlzGEsvz4lX37K
        ta4AL18TtFfjlfDp3GO2YU2zV0v7Ug/g4JwKCNtgputCmAtrPVit7sqSC5ezFMdHae5Lbj/A9uomf+xlGqSAR3XJV2rEIHfAYN4NxY+FEj8CxQ95nLk2hI9H
        DAkqGOKSWHnEkIZAOnnVQwrVBfrMAvJ1G8ug3D1mhR7WFUOEdZ6wH6vLs3QWLElp6gXN/Hkzez75XVqTd82s3MUmuZDOQivqIu0Esz4H1iBCbZVDi0IhUKgm
        KDTdOxcKVXikaIiVWaCMjXOKAxyBL0/z4ZeABHIB4wzCY7R0fZclJ2KeXKJPHvj6z3/tN9/9A0f2jSnFw5Y4pWnxoXSGZsbpNpmBP/OQXDnKfEbbSc7XOQN1
        VbYT/h8s4C9AzjwL/7qFv0/4eznwuW0bn8APBl9xlpI/92D5/kFYgiH1iDp7WgNP+S3g3evv0cDwyD8SGPlu/zJTXQ9dddVGpI+siVXZ1SzO+WLBWW8u0Cfv
        Gmfzpvt6L3sLMpiJtNk3fQ0Fzdx29oqkiv5jCDcOOSd5PdMUfNlO02eWTsPUjBAGEqQdxYPX24gl3Wp3unklSNiHJK0itSdo3pMdazDO5kSwTERknxtJL3Yw
        vWsrf5tf0dY1iImNCPiyR+GaISuo7FHIssnbHZpX1KYX3Ymir5b/SfFX8eGriJp+DTJnal3mLfxQ6sMDJAXM39jvdup30u+5tYfMvOaN3bKm0moN9s/+nWTi
        58xO5hTMuyjbxBaWlnXCbLU6D8mfehpKtfb6fyaE5Xt9x023Q2WynUSG+bWvo6uEYJEmEOeJWiR7OZJ59g3DC7WQJ44ro4mVESGQ1DTq0KouopFYIEsD2W8S
        nkbQEVwWtWdjBoGk1PGAOWQiaWvWzA7TeSUsvp40SRXq/2ADBUV3tGEyXdcEVnmEXW4Yvvy5UKEJjwBWs6Y7zpKq+bpT0AcwV6MLWbK5mOHA3KSkM69eeUiX
        ED3cGH6FCZMqFOdDyC+0VrS45/ZHsMHlPx/bd1TPCgsZQtCyZD7H2cwog7lFb2RmRiU/JozuCH+GlaJ40OXgxtL8Lvb5f74yPvABZXr2DXG8fOAd9/zo90Lb
        ND5w+IMfJVukzwf/7G3/3QdfvyLP7/z44u0H7/rCvqGqkIfDtEszwtLEHHYs+XDuQP9nZKOQXQKcyis//ek/3XciS3MZ/KnTJ7Lsisnwe1WGNzeSgjeCB3KO
        yWY7eOnPYfgF/q03xqkvGI4tuCyIPJ4uvvNjaQpLh4oGs4uBFsCAafwU2UeWbUiYJr24bKXK8TBNZB/7pWzhgHPLX3xj8R3/dt/YbB2C2RxXqu4NhQ70oHYr
        52PGzFTnY+so2yZrbNvIbB2ZhQN7fvCLP/29f/oOkdi3DG0+F2kcnO+QvcSfv8ZJmklO0DoGBmlm/gIG7VbSvrlFgDh38LkR2MXGoJn8OkNScNOzlnY5Puve
        N7HCaxt/nO9+Pne/RHY/m+FRdiUNauRpMD/sVtCA6P5kJvYnd4J/1N3JLVkDenXa3clw8xUKY+hYR9dS3ZxcjYZkGPRBaVYoW6bnrGEHUherdQzhdIWeMoQg
        kRhPd29JsdSNVUfHoFZe8ho/7KWMtwUmOoADKbxizgsHeglhD8zZM1fK5Su9urOfdv8a4LLwrcAl+U7hkmwGlwIoSKsE5zlwUrDzDgkUJegVIvnQQTR3Bw7Y
        anlszSvZfPV993KVEB/HOeobV94I75ZvSmYwsaCkXcmCMizIAaP7QfeCLG8Pd/MXsi1CE3pkYwTTt8oeiQdbYaAiNGGYJva8XGMYS59lmrYeqORQmcmVBc7V
        selVlnhZaEEKldRc2Jz/SN85y7C5JcPmxusnHjYUd2zCsJUM8yTPJpP1F3ay6kARY1k2KuzqmPx6ZfI9la+QHAuXmXxH3xgLKhXXFQvshi5C8QzkpNoEOnhs
        XN3aQQOM3di5o8/a/T2XGNjLYnPPt3Wv2Nb9dZt6UkWN5HLl/Jx+0yZJTpiu/D+fnBD5vSz98Mbb9f8vRFLEkAsFoQSKCaBfcejITBIukNGYDZCtHITUo3yy
        Qx1uiyC8gcgiO5ayNs1YinigYfKXHpToTNAbZRFU2DVy8RAccbIRmSj5uiDkPZxq7y4RA1dTGVva9Bmtzvjqj4l48h0BetYluciSozScEJromI7Mue/kod3U
        xr7NmAgwL/JyZEAu4axpojttLAFgGOO7Db4AeVbQaCn5hkc0aQO3HLKmMkCRrnaoUUaDUQ2TP/Is7Wjc6CQ4PpAyf0uAKn9aIBpZemWC3eMkLAyYVTwBsUwR
        2BLBUE6dMjcjiJxj6kgnyHholUBoyCNofaLjj3tuXYVnR+ffOcTQFpmnITd9DTT5uNpKWnOHUK3wPF26iGl+rwYZo9tCn2tefxzu0wcIkWwDKieqiJPZCnTd
        aYPLGsPSK7pECVxIPD0ZajBFQtoNkgaKo9ymhPLO0VlXRTiOgvUxioNvoL8PVLUSaSRsevZqDIXCouMXrvdbKwKNpyHI+sxaaGaZCTkoBbvZXd6nvKxG0cSe
        BtylnvFVGwSPZzAMK/B06sWFjmIlN0Qo/WKNl4uKL584yppmd/svQ0/9eg+3L4ngABXjglnYWGzbJhR7wcpEuGZIiS0oiUzksG5YwM8W3LCauOcz/vR47Dni
        oSYOykMcTNdHI2rFZm90hggr699porUsPwJ/cd/R46Wnm0P/KIWRFP2yM3jJqZy8PJTN9ZGxFEfJDeiH4E5s5kS8wtMxzwbqFTm1DbdKkVPro6yNLrZZBHfy
        p6H9bBbH/Pt/YT8U0622RkSr5aD7nIf2Qv1x1VvfTENojW2mgcob1WZCbaYx3Uz13L8rS7mER7tMZCnvGtC0wPpgdL7cLPOqrlwFSGCaeD5/sl/gARMTBH5B
        NzeyAIEFztyEBUgPQgWmbBPjG5zbNyv2HyJp1QuuvzXOOjBGNJ1h1hFevg47gjpwoSsd2Mj6A883sv7oTll/dGXsCYwEZmDzU9p/wBwFs9BVC486kK8Hw4+Q
        Bhqt/HEHJ9DSL0HBhpkbhD8iXEwF0gfbUasWV6BtQ+ME8CFD/Y1NoV6DJ3MV6vKgzvizPP+eHZxz4QnaTN4g2jyHFGaz0CVjW9/lPU86vfHsNC4jDUN1duby
        2WlUZqdRnZ0uX+Wzk0zNTpuz0x5m7YnZ6WwyO51NZqczNTsdgVEXsyPydWOD2elUZmdug9lp6+y0aRNVk9mhowDA9GUsORhx7PZf8cY4EAwr6w21y3rImjAa
        2XgpNuyK51KkCQIpk/xoj6vkKUTpkh1F6u7Kr3a5SJvlbb3EiOg8vN4m6BMGOcytiJ579ir8V7eb+LyJZWHCWmmYNqp48qqD0PcNiydPKZo8Jug6CyU37Ys2
        xJL6OiyhFReCv9UrWBJOruFwszUcYzpxGlus4fivYA2HE1ii6FCs4cgab+njeGINN7iGLZZkuk+e7bxbI5nmu2SKrXhQepi/uk/2yoi+goOa7j99uanMVx/e
        DmiZ/GI0joXN9gY+SGgNXhDnDamr7CO8C+HhI0ASVDpPjt6/k1NKJNw+dOU/WBltffTzsDKCadH711kZyS182U3+2Tu/+MDP/c7OL8pnWsENKDvDf54pa/jn
        cjueQEIRBJCrXjAISZjrFoN2eR9Ouck/CAyCJjycJHhIFapDQHJomXVgJB5UFhE6Ful+hpIEEE/qgQ+w8MPEdIcZkRpAEGpY2MpB79NRzEmKQeLF13/sVwYX
        Dnzwk0999r6TP/Wu4bgA2HATiGUzYB+6Av14lDfWL9RX0o6ZAb6OYFoA3I15VC34W1J0WCV25LtoVKrAWF8W4WC2zYNZmqnFYM0BGbaGqAU8Kyl6/+notPQ+
        n6zhJrOVIYxDPmNj9r5u8hgMC/tpBbEprDvlubHplN+YeuV5vfI8xkSMhpX2cB4No7OOVoqx0IAXKzm2Y21XzBr3AcBtrvUKfMCyZVz9OUzrhA88P/WZ5jEG
        fi2Avs6C8EzSYWLLCE0LZZGVFDMBJe6iSTYR+0STF1nfLfpiz+I8kmTQkdUblbzRK7A4BuGE6iPa0FBSqGIK27P6FBtTGEqqeXFuKNkWwE8YStYYxoF5c6Nk
        GX04hK7s8vZrx45orl2zBDgkp3w8u0U7uwcqeGhkCRDY7YIBHOHIvzlhU9lUX9waLSrn1hsPRpytJlG5WSXQbflwytyyhg9aYG11c48EzFwOzWLim5z4DG/k
        3zE2VszVNzWvlNa71mSxiV0hGeMoKZLF3ZKfxdL+NowrmwzBMaMbsN3+I7v9A0Uy2MNNjAxdjgX5RjAAlN50TN4LmUdhJIytrKkAw9hHsWUgWhY1yUA0RfRp
        fQdCT6xCj/ASsYo6sRV/OorSLZp4dHKuQh5oP1o5NjPDQpyWRlGFKf5kdJZ6hdWomPu0QK5be/0vI+F6c6//Mq71vf5LuEZ7/au4env9z+Ha2Ou/iGu41/80
        rr2bvE/hWrvVGfoQqoQlteInrRoCWjUEtGrge38pecb3Vnjsnc2rbmR28Gl3CXvK4EVqcpjAPp0DZIeuJpn+nC3wsi3wUl7gRTdW00MkucWEykT3NAiGLKkv
        IxEc497xiH4O4vUWCl3hmFwUxPAKTQFf4AlNCe22FObbUqiypydFlKjwkYE92Wgoq3IO6rUeyU5KhlE4OyPDuyPd6mOArxRw6Vkrip7Vn/WoRKuCZitzdO/2
        T3lpB9dXLWP/+25KxHtFYSLwtQWe87TAa7bAq26ch2aAkElhwMvmDlVCrHxIQ7SbuXvaATSsCMw2lwdmc2FnO/jayr3BqlxPhwgwPFcbvLoSVxihBqIkiGRc
        ZYQazLiCapez+cPyLWsz0eCPAwHGW37EzB9DDXL/tZVDfWspL6xzA/xKaPQuJDsts9k2sImV98yS0wBg54jtVNB18AS7UAOcVYwL9OFyoV48JqM+Pb/g3T3l
        3WOsroaShJgt6fxamZ2PQBgaYAxAinkZ4bgL3oBdmFuhkHSb2EDDYRjz0nAYZoZAG+LHOmzpQffaI83jOIEvQ46yLl0YykC3QNm9xarn6hsYnXmVaDm0Uch3
        R53efsbxCPjqFzKMywI4jSfCOFVIQlzBjoeqBpnhJ7PC/BMcUcQYZoTUFHTraje5CVPXUF4CxTyQZZZNY6oYL6QIRiMXL5YFQDZaeL5SO0JGfmw1S7gdquEq
        VoU31JvXvKEw1xV5Sp0mVypgeYiBWwufiVffaKkO2UCHeBhE4lMu9IfwywuY9YtaOZ/hEU0N0TrsgXZhUovADk/CdQcmFU3mrMBRSOEH0qicPwjNuw6xbjNF
        W9lg8BVkzJAIzPB0Ip10gZ3N8wLn1kgEbevNADxKwF10waY2iImNHBPp8oA9OIQgIzON7QEqoUp8r17B8v37fWi8eUHWWguLpHkha6yVTiWMVvjZA3+8Nz+Z
        lR3+QnKCMG8kH/Wh+naMjbUVMqoXNgxoa3sabyvSYFuy8SICmJA/v3BC+4UwqD/tr9ZW6Ff2IpIvIgqQWr5lJW5+iLlA3IHmY3zdgV4DIcz3lCYrJrrR2ZM1
        1HpK3kkh2WwiuEV1rMGJv97gxJY85WaelID5CdPUt5UHtKhMfgceIzA/QczWDqxbZFAb7+wBjW50Zw/wp47GW/ItDIj/BKHeAlxCvfjo1zprGo81TRuo0LjH
        3ljblFjqDfLH2nBWwwvqsyfMVDxTFPT0aYYs90ichksL0BLAdj2EKqLFivf6H7lwNigsgV7vvX6XVL9ThN7Xd7pnLtqEOhGU2MKmoSLZ4fGnzazvEANklmDQ
        EsFsoINLAjaDdJOs3fiCcZN/72ECEcsXrrLyIfxoMdsxvvjAGOOsAgoZ6HvzW7bCw1gm8BBK3ZK1wXIBqllNPzwy5mfoz1jz08vD/WOkiTebTiCspvMJ9DmB
        ANzGZT1TTAWBmtk55aXOaWRtmPZ1s4k/Pvk9RbvWkBbBfj5v+rLLl0MywkIggYeUtFqkAvSE8wX0Qii6MljcAN/1a4eDBzfbpmyVxagHGyadytzkPyDSI4Js
        MjSYpsNqalSvRuWwJQI3dp0Tn2OyCSj9HeBKadoBz14s2sknZLR41Fkc3WmIaubotOGyYWpJNqjyrTzDsSdiZy8wdnbVG4JhvX/L82pPC0Fn6L9IIwpqdD8Y
        0wsgXOAClpqDRFfYFJt4ghWYIRCGPDLADg/uO2RLE8UL4Vk2nmts2/nM4EqlXn3jstzpbFlcs0hXfqQr39IBXhrTeFHHn5q6CtR4FAKLavohFa1DNOBLGPbD
        xtmDfpIWmk3iRRMW1/BpiGUDwSKQG4sX+AzfuvBukC9yK+rcUnp4Xsh4/InYa6zOrxQRhDG/Bn44WMdzuCTpTlyitAd8gMUjbZDr5CYLm9PKAXqrPED311uc
        1nmA7k9YnCIhRt0eoLdya4cWDmx7n6Rga2hw5qsjTP0OzY8rvUAgFPSBGVf45D6cq8GkAjsc034A59ayeVkO84/0kQgAuN7Sc+RQ7elCPUBu2APkRmlHN9kb
        V83oZGp5fBxbC1M9Zl2wJ9nW/MKdNr/w1PyiJm9yoGE4ha3FlG1K1qyerzcnTS/aDo/kmjxT/T0vc9UJCPEp4ATENL3FTNHypGd6U7runux1C6MUplRzU6/m
        5NX8KN2ikMd5qHA3KWynTyNUBM4SkSprcLZzN3Nz8VC6Cb9ABbfqfbeC3Z7jyTQPrUVg3mJsON3Knhtzz4UwvEUEXzOPP52RXK30OzuEyq6LqFFQ1/J0YGaU
        SRHEcupwGcyA3s2QKo5gG9cDk981O9GDnkHL27A1bEPdC/gjjNRCpQERM6DEQJ+b6EdTlSuVAz9ZbtDrJHjbHrN32stEK7mGnFobcjU6IY1fIxya9A7Vd+S2
        XXB27SpnN6s0fRZWaSLZ5Ywd6DaUatBTdrkHyMa9HZztQVpIiLQjwhczDZum+nThsNge64IjzX/EWRNOyUCJmeKhHvt6ZiZ5OqYaAjVLida6Ei2UaI2l/e0y
        k7BlMn2oT0Rk6ZsdGNV4lO4oLXW4HM32UnjQc2w8LfAZyqodJbqXiG76E4Y6TmGo43wTOuOtpzPrDXUmzbRauT0NV7YzaahTUgga6tQLQ52mGupA5F1vlF7P
        ScZfVElGXUlGbqgTq6FOc2NDHT3vt8HJ3fgtUw4mVbMEuJf8dl026njFGnuH1yHBKxIB1pPTvrc68EyIHbGNy4K6m8qdKUnL1fGFbG4oszhXRGQ+2p+w3tiO
        L5I0MYgHQ3dcm7qZGW8R27mkYNnMOO0OEqF0bYFQQzC2mXboLYCkWjj5KFXQbLo9VP3Bxu8yiDrtSsdM98InKmTxQwXmvHrlQ8cZVnLXEoc/Sz1niVbl7SP9
        bBbqPaH1iJkZJn9ow9Yg70KI4NQxLvszdiiET/NEr5rQADQrfVo78OP/92eGf/4/vfiuh4AG0Nsm7IiGwXmZcYJq2FLy5kIcxHVw+TAOBncz1FKIQxXZrhjr
        KFJ7JAEegQhgIlq37EjHKI9NgaUCkqO0fyGJrBgLH/jly//63/zWyv92eTxkJwevORZOZRkCpUvEQWdOuYo1z7kF2oio9q3iDa0jDQGd99sjXEXuSCbGJVj1
        lEJqXZ+uDCthcyvub4/0p/r6vKvgfM5VeLIRjsE2oCHlOxqguqUBqhMVZeOJANWe2h91wWOGan4f/1TkRyu1Msp8Ow8dbUPuNjXNnZN1GJiJC62UwOESLlwh
        D9Y8RpJ+zuefu/tpYmNLP+ffAa9d8jbJnQwbxgPmJpzd4MLaqq5IF4L+J0UgMOH5C6ZRiS/tbTc4XmyMLijNbZ43jQtxHkgKVOGo6WhM4svZ7Powy22EZZjd
        JHxy4beY7B8/DO+juMLHC08mXFQtC9MYnFh4IMjHXw2zLBCLJ5h/+ah8GYMQhGuay3PD/qHjwmIhtCTCkm7a1UpH2y76w+LVPvl45sIcA/2OoegLU9W7pVFs
        okq05lrxC9Gao2q05hVTQz81WvPsyhWRKGQFP9J2rRHARC1hpZZwMubzZC0pEkpChHgIEuJDx5gdsnk++XsymeUhm1a6adRwWH19s1r98mNNYhUNSw1gACup
        BXCszsC/o7+023EuDNOahvRAHJZygx8ivlWbeW66NDsWGtfWBdKGENHABSJ/G7StA6cjhkVBcoDGmmehmM/2TKGHfG3VzBAt3e2bYyXOmaHe9HLWYlz1Bqlp
        JmnmOmhjcyBvnXfSFmrjNI593a993aN93SVUxVZgfGzlbQ1ZL9vyudD3nvZXApviBoknOsqT7KAuSpUsj6VtXD6MLQVmTDARjZKzPrSfmIr8tq63LarRy9th
        +aKe3yLjQtrdUJlbM51d3o5sJovAtiS0KE1EuPEZUxsMOERLKmFrOO1gnIyQjCjuarzw0MzmDEzA0iWUw7uq6+siPojDtA5SrKMR82eEY2EMBOOvqadcRYh3
        q7GFYjV3E5bcFUk1hpgulG5jwRpSSC4G4ypSPZ3umxCJA8b7UG9lXHGg5sMmTpayRj+BAsRHTHuIxjV5KN9QWeRjyPD+93OX6O+sC+HGXaihC6F2wYfqn2GE
        QrgwaxCAQIMAIGBTUKrl6QtO8AQAj/8dgsfVvnkMZI87t+iba8HjFeBB6gRuuOqrr+BxCR5PZ8j7zrsQbtyFKnhcCx63BA9dT6EEwSkB0vUg/kyZRgLqZ6am
        1fwRtAv+B67vrfjIV85sDXDi38RvLNhPrTLdqjOqjwQl/NKJrBr+A05MK8ZPPiozdQFpGS9nkY0bGyFyqwNTYFotM+iaatBgNB3f4RinWglUVxPcGfpvHV+d
        88Y9T9dX9OlCRT6K3/DcaNXqymvXqWP5roEAKhFZp7CcFnA513vn3JuphlgovJThCOpZvRx3SuFrXoATdC35fS8PMqcOtghkPXjBXcoYgpESTx3p1oUqlcbU
        TB+oIpax4lXmILGkx4QW8r8aU9sfMKZmiPY7kIAKyQEm3OJzCY1J11TI8pYzpzSn9q05daDm1IIFeuiSLEEyw0gfpTk1nOZ/EokbYbZPl1hrFR5hhSGFk097
        ahl5YU/t08I9orrTHitCOt0l8IG2TPWfxol3Tgler3xiBjrH5Cfo1X/O9d1VbwXxBBQ86oJtI9lYnwF3Nx2RPBWVrOysskauMmGWQhMc7dN5p0gEz0yt0tfL
        WSU3kiZmjMrcSMzP+E9Dryn4b4K1TNABWYmcNR7KhQ+rDVn0cB8cYC4Dz9JPmbsazPvAKNOhO0F3Is5g9HA2A1tfqMVmkH8nQc8SM4uezTIpICTxBHxaVUVV
        n3QBqfoEwa/EGTCApeqrZgbPP2Xw53B/uXKarBbYDZwgNpgKCWamslEjYlOjopCBOr4xGmX+iAed0GfqQ8aUiPQ414M6xkElTbjejDOqhBBftc5oYK6m/olh
        xzGh7oF+ualnmu6UvgqvoK+SHdRBPBMEo0JGoC4omaOEzREKNso6TAPapokM8Ag6IW+EgCjnqZbPnBGZps7IEkNZpedpYIU3+AamTPKhMCEjLeFNCOYldCds
        2Sfi6nwyq1ePcUnrRxqBRcbujqbMXB22yn7KLQ6THX1IILv5YS4YUscauTLVbUUKIYmDVs+BYtoZoRHHap+ZkagB1hjbDIYZAjQEgEYRxUcj/vJwz43gPA4V
        kKRIllTrPAS40YY14+y0MXqzqt1R9ReO5Z3qCThOH5/782Twyp8lFZXUh/rdeHDuH84I71e4sMhetNc7ZGTt7PXg6xrs9W6RS7zX2yMXf6+3C4kwEL+CJRe0
        ZGKSxY8y7xudXpJ1NObFCRqzHQsGGjBm7qsqfjSgp2wKiH0r1+3G+cHlzH1SboUYPTFYffwY4pMjP2CsBzbMi+YcjS8nXrLqrlS51kh2jeTH/DyTXQdqqxYu
        UQp9qoNgDB045vSkcG+JEStbBvkcfCSXYcafZDlryiYFqhCqln7zf5lkBrMAn6cec7xApoWHlBWQEaeHTqut2Zi5aDLnIGOcgor4T2TdJW5V1MDrQ3cZz+tL
        GfYIQFJf+UhIqo5esBUOkh9VTXxWa3ehCDwse0NY8ToLFdjh4PlPzAz8wa86g3/mwG8McdDUSccbeMvvbiOgZXcJB3YgxF09OpOXd7VJeJcyl3ux8ZbpkQnq
        knwcXKBD2o69iLuOZsnJvMPcHlaR+LipA/Y5Unif7KWdHHYHGWEkhflM6BMmrglFpklm6o4ILnZkHbaCJEPGWUbw4dg6WMpc8QgFnOYSQM7QMrYBumduXHM7
        rzmpeJQhDaDISo/rwTCToi5pGBilB/bAWEZ4qA3lZ/0wfsEKL1pG3l3sd6pu1STV3p0ay/oQrC/uOd7GaQ4RpX4v9oHDx9stC5mDbZyDCiTqsPia1zCdmreE
        sW/NvAwizmWYmrbXIEQJa+6smtTWouK9bQ09xdDMsqxxlsITFN9075XWuuQqMOPSabUQMTyCPNzPOMCWLoFoMv1mkYTTu4PBevwnGFunBmUyHSzt0P17GSjf
        QTZqX7vURujzKEcFwevYTlQDxWDp0b6vrTHOGsCTrG3nDqM2UTl3s5y7Nlyf6Bcg0GsyUgvMpxR+ItZa0LUJOsLKvVM9CAugeXQVxMzJVBGEEVXUNrBYNVsn
        keVgu9PqTr2aKOYpogj8GL58ehXS93PThejnbp/hulM7b7PvVLdH58uGen/KjkvXzZouYNKiNhh0+F0eBG0AvZstc0nY+OZvSt28AZnVhpKqOmiBWSZIYG3k
        DnbwRwTbO4GhYFMEzrBaoleWcFFCVl5DyUqdL1CqDiyZM9Gy8BNzUgkmlUhaR+QkICmY8fgQlYV2sBogSj6uaejyOj6GfVOLZI1nI/VDwom2OiAZPo5WG0pp
        5aNZ9hBrxMVHzFwFjbsSqunaI9ReY+/rzDqpfaCMEaNUpAOIZdVwAAGwFjl1ZGHH7BUk0/gw41DZzkXsXAudE1LbLNp2S+ChVheQqwEIIqSBRz3I+fDLsvVK
        WUJBV7WA5J52q9V7E6TVNVu7O9ivi1OzgDNhBWr3dIKw4ZSAr+cbkqvTFvNHe2pDasBS5nDbV6SOMvcwHUHpCevh1Bl8gn8PM+7AC5c7ifGXaYlttxdiuDvw
        7m67rSie7rxjk8MFmjI2pNQE2RWaYj1vmsGriF3CaSGPolTONjNYzc/UvGgFrIdxN3Qeql2+KMMLf0RDdsYTbkSxuhHF1I9rfOVaxZrezz2ILmuAcL/qYKTc
        sTwr3XzouOuCVbVcLQ0wwTJq0LmK2wjMJtwp4cFVLpfBUz2qhzSMJMKBC89Y5ZnXRRXAYQmUFi70aN6IOhSNuTgGi+2PNfKdfJk7c0x4oqxzwvm5SX8cGUdA
        5VGNtl0+RZFwSFmRQ/Z1yP7IigWY+gCGIeGIX4Q0+TG+xs0TKcgdU8MHTJWPqJmx7iGwYZ8EDhAQwHEBnEnpwGdgZQpdESqJEFDZt0OuqcylPXdtz6UDGrHP
        15Dvvup7tOf+kAZXmLssGDGtNqJCopHCVsVTYx/UJy3LDhj/r12/uRI/XbOa122CmtuwM223pzML8mBhcAv81JfNAjS7Pi77haYvINJc31spHZn37HtI93lP
        FU9eAV4vB6++oL0MBJAF+Gh4qBpxGHbIbyxGtLALI8WetIBDxLrGKWSFgVaoIS+D3MbHh3zJKa1rFMcciaQ1rT9CSK2lpbSPKhco3HJmtD0G+6Q9kD/Kp3bI
        IRhGAZWiSMu+3fSxGrdDaRbJheZTC1aRLbDb5S1kC0huMekBwgBgbSlol3DxrLOBbd68ULNOaXS5sG17f8fOa96SzcLAqQ3lH7wytuEk2qMllgjrNNvqyGcb
        6hYRoKdjdYu4wgxivfVkNmO6sKzqbPgyyV/O4JJIfXJxX+9lyLSMJaFmUqU9FiT2bTTOLRf9lXE1ATADSQNlOzA1hIFo6ozphB3mC/gK1klDVZqVuPcLV2k7
        bQPpVzwPfPU8iCvOWOEG9/I9jKmL8zP5XXXSklbRCdAFUp/17n9XJigPe+irtTCCdjK28VhgM0OFeTDSuLo+jQlhLNctqNlfwDpUNefJ6y1L164Ux7TUGc8B
        nD3Au0v3GJjgMKRoOU05kmBykw0et3LaWNTcQOwM4D/mTerv4g8Ckw4Z2NREsNbdYixOzK2v0yIbaXl+RdHe+sfGt8ixYX87NCYEtGCAC7sjGSh13Sah/n1i
        TWp319ekAwBWZnCBE+7bIvy8omqbBkFb7MMt1m65Lbi+6ZJp28Jd/IFh0SbLawamUrbsjEZ6/RMe1+uU6YLB2LpmTtstV8lWnVtGhu3xMAYkaSum2NaY6DEJ
        QSGoLXTwvBouBgqUghAK+3heKWGolDDM49mS/ud7yTzqqxEdPd1QvA03lDoPVhgvFk3VLM2lhOhaO/mmHiS01eqyraRj2lpcRvAnmOV5k+hEbNmolJ2QWUTR
        36COtgXphi9nFdC8dBTQ7WlAdy31hHWrEtEhF2K7mDq+jPhyyN2aHEldOZJ6DhP5WqASyaaNdSs31jwUnxEQQ+5HhFBkN6h51AwRNOAeHulutskkRhpDP9IY
        +tHEHIJz0z08ZMaNkZ7nWJYNW9I2Pcf5R9f6/ZXwaZ6onhLe9nrZnuo4L95tM266xw56qzQ4qoQSgsquZnYPajwk9ugUA66ELhURM3WcT+davk0KKLLh7iey
        tw98GkG8fdBCEvvdsBDgJybbojkiJh1OkUWiM5L1JJtXdp3WPQeak5ls4/V1rblWXukkXYs/b+VMwdFQ/syaa63LH739AjNXeJhZ1yL6ddBxyVc/n+5YBwdD
        xrdq1BRr4FNxcuoWAQquRZEZjUvSgD8zHYO6cEy1zbTRTIPuDr2hUJzeKNuKuM/zZivmb54qXPZEauzB6aQFe1F+yxc962wi37AmeZn2kLOgvTY0yVq2gKna
        k4VrOS+9/13jbCtGWwegET1ijd5J2ba1IWwLfQGDdHILtfERnbDHtDOUuxhvBEpR7qdVuGaN6OsQq49mNjNi1N8ZdjS2Tp7gn9N55GCIpGvShZasg1Dn7zoe
        s2LKvotQXTPfhamZQZf6RLzdjGRFz53z0lILbk4BCVaAAxI11+yNhVIIIL5lpMgUM1LkOiEyMJZEhrvZMa7wBJU7OoE2eKwADmokI4HgiIwWUF8B8B5tR6FZ
        p+2ojB4sdGLmGd9i8vSCfq8jbO5ZEw3mKMhmmpo2ZJh2NDVe47wsh2yrtLtV/WmzbTixiNCNoZCunpDF4kzm82NZH9KFIVAQYHib2RQQ1wnYJwBxnZJBC8Bd
        hr+lAlx26aUtb7dOM2xvAwV7mzo+VHgmotiurCMAqMNbZFaQCvlmxsAegd8MgSSgaxJjECUaGGPeugm0mhzQW7Vb1xq6F1yrv96qvbtWL9810TvMIqd0yPQv
        YBc5JfNw+p0dK6gNIwrvykXLxxYRwydn8o7clrOht5EA9tOcHXz59rRXZHByHrytCGzKcogi09uojr6eoqjbhON/ANQMXjXS1/Vc/VsxJJC8azlf69h7u/9h
        7Os//jYmv/p9sUF+lyGh/QBEhCly3KH/P5g9TkG24fdv0/n5LnlNvjCroNS15q1cj9P+GBnHojfW6yrg8O1jXb7S6tfQKjCg6nW1/msu8HSOCzxtcFWnETEi
        7WocaToDHtGo0g+m24TcZPDECtayHVO+WNnrO6XR13c6hS8WY4jTe+t6yKQIhxIJK+Ix74ULT6zrYYs6hwtiCFyPaPINXEzajWXP9O6sBH/8AfoGX6+SL1ZQ
        8qyPslEWFVG/bh9Lv6+H/3yj+qxjrkf87RvwKknnBh7s+OqQo2CeH6GlO7Ib+vSO7Rq5iXQLmKdjvnT7hj7WBJ/ukhUCNmX+O6CkkVLSrqWfbTj2K7ix87ax
        ncRFbK4u889J89KfNs1lsdK3Y9PtnidhhwQUFqEq5rCRbD8PzTsdcOCnDAccqSG2gRCGIN11OiAZhPmIkYuAEQJmv4PRbCn2hS3FGDiurbovzmI3FLZbN4cM
        k899OIJ/rZC4EId2GN3c+WznOOvTbU9+zoANiLB/92XrjuhGEcldRxOkbBOCdEP/PNw22mO4SGzD9HSxCW9H8qGdpavI5+EXIcWG9IvoTAVTWpBvQ5VtF7DL
        hJgC+dMH7BbQaREzeiI2fcdbZrvYMsNiywxx+F/ETVCNIMGFmexxQrZMRUqhk7Z2lB4oUsVWjUEXgS2TH9ZLJFJvbm762EUKU+gilQhARWoOhBqPAcRoPJIl
        2FwrLKfX0XSZ6e6axiWYXcu6IpvvMN6abBg54zTcOzbzVR0EQN3N3566DUYNHdM92sfHKUJ0QAgWLgDBy9aGY4a4kDfM2A1PlihnnRRZsR1xuc4zV2E8RW5j
        DbcCUUkQDHPW/LbnzEXUjAibYLtgciLwNzGcbuI8ukKs8I0J3yYF6wb0lTNkZjj3DVSSqT1ZC2qMWd1NsakXNcE+nosh5mLogv2dM3NCWigOmO2C71KaLFC0
        RhP1vuGvBn51mIU1EIq2OxbJAlFhkjWy/ZzdIvjIyxq4/PrBfgaDRDaMmjIfC1J3BjaDskKCYNbXINx01lrD3Ap7yagpZO3fMhY0GwvxAKEQTLkALidXSNxu
        p/12bLaxb9hAi6EshhUVlTDrldyFWP3CkEqrFSxauHohyy3ro/1kRAR+SfkELIn9tUvK9kojapSdLcvKE+Gl8rLvlLI5dva0bK8sK08wd/bXu6TsljLSkGWG
        kkrsoS1F2YNSNo/1u0PLbinLyhPh5POy90jZBXtvtOzWsqw8AcGxv94rZbfZ+0zLLpRl5YnZlpc99YCUzR2ZrtOy28qy8gQ00Zb9fimbO0C8TctuL8vKE9Mv
        yj4oZfMNfpeW7Zdl5YnZUZQ9KmV32jc3aNkdZVl5YnbmZa8+ImWNffN2lG1eyFKhgdB51Mxb4O7FRIkVVJkdmp6Ie0OETt86NAtDs21otg9Nf2h2CLUfGgPX
        47G5Bhh3HpkmaibFeQOljgCYMdK4TTXBuBn5Pz+HSFQ48qcEak+1MtCRhVNmV5DkcNYRUDrxdEXa8xnh0C0597h/BwxIkWuOPG0LZl7wrINjHaUjyEFszrSo
        PFLlhW+VF1JTAN2EPWehOgIZjc0NyzjzPGRuyA0BhMF5Kq2BwXksJVv04TTA5cGUXNYH0gQX5DO8XtODXI8TB+HuKgHl3EoclVADyrnVOCqhhoyvmRu4vE3n
        aOb2hQb58KDsC9WipUk/hfa6gxv1KZQb0MoINwFEZdzAZLyBG5qZNlKm6zZRGsDm5AYQKsfMYTLp6rJLfWPgFNNW9UygWjJfzW15CHP94BS9YZ6p+dGK5lxe
        K9xz9tz+SLBSDOcxTXvqVJIVeMWvPXccLd9ceYiKGC85gVzKl6HFqCYwaFQTGDSvmGaewECmsbEugQEPGP0xghGAx6WBAyLAN5DAAP7uXsWxyKHt2EQCA2ci
        gQGNPJDAoFFNYABo/hIcO4oEBjWieDWBga9Hda7UWETZwpFH5USyRi0CWJUagheWCQzqOI5ztHFNYIBe4s9kAgMo1BxkZBRYbpTAQCrZMIEBnr9JAoMu8KPs
        Nc4EKr2GWhtYMSoBx8AftMNz/1o6SJO2z7u+hzSPK/bIj3l8aBcM858g+UO48jESQEPDAmR1lQ8Qnka4j6oPWwTL0mhTdz58joD5gXqd7oLNCE10bUMssF9w
        Ddc9UrBG/z3MYV32a8ZKkSstQDWrPQ/e4j9wXXfFhn8GRVrKfKU0ACTShA9eD++1ue24pE6O5dnLXf65qz/Ymgdw7sLD/fRT91RDHePzf/L31WT69W5Oc7j2
        gzHtH+XiVnLq7Xtkar3yBL7MsyhYPSrOxOVHzgg4aD6Y/FUNhDOGzcDvNfz6060Vzx7Y4ny21D/Urf4h3ECFEOX6B1q/bKp/QGiGjeKqZDh1rG8e4WEiakO4
        USVZk8XWB5Nx6RU6oZgAX91RP3bkPcpCjQuyUa2x4cumvl5XeSuPXgG2nHEjGExCapwOH8He6U1FXRHmj3WIAsavuWrWPaGuWP+1tJDCYgyLRfYUaiZmYD+j
        KokphUQEhUS0sUJigctM6mV8mNmqTgIn2dLGAlPExbSe7yCE2wIcUOZk//LG3LO9KbsDT1kGn28h0iDLJrd1Fc7mh7nJx/4r+49ORP6u5CnzK4tEgwx1kN+W
        g70FmaI3TCzvrQuJy1NiWoxULFiSiZzyItYllaC4W6X7ZTqbMcKc9ugt16Px8sxIT8Vlc98kKK73LQbF3YL9YutIGq/YysyDixiNNKW9l4fGJV+1DbDXxzP6
        GGc6ALrAZL/CGqc5Kjy3cq+gb2Np6VFhaP226hrknWxd3TortQq7m7x1hEXwxjy4oiWGNN3+f9e0b5umxUrZNNO1tth0VaDyxila7pxHYlwGB4YZ9IaM0YKe
        X33M8/yV2irttM0gHAg95Hm8DKYOC/Bwys4G2FPY2Uzie00Px4DvNdtD1IOgnzjfl57ClpzJ4MDWOJVPadrOT+nU0TBNmhHDUm0yK98mvQnYZL3guh0YSrg0
        zqHKxk8+xhAKcoFTpfCdKa4is9MKOEzui7/qeeGqt1Lk1aHFXcBICtxl0obupYlmGUGolgzDoMDuULnmWOXaFEvmVYxEvcJIdDJVA+16Kykp65sk1dngqzyt
        Tl2txwXG2FsjWjrTNQiWfzR9DRDhovGd943mqzzORt9qtm819C3YpG+B9s0as7NvmhMiXnHdk7mpMfgJmbIlmiUrPzGYu7vtqeX1l39yhg5Gi/s+AAb3ekFe
        72LSPovsm1Lujra/eFUencg8uT7QtiVPomTEkudqi/CgOlMa9v5G6DZX1fq5UVo/q+l59EPwSDIu78jNwGiOmY+TX3PBqy2LDMO0JbDoZkQdmK0zoEzddJbg
        ZoC3iOsgF6REEXbqPhiI3Xe8HcCITZ6XttGmaa2gmaekwbQWAaygu3lUTJpnwnZTuoTgsIOPwEI2ZNJRaf0udOPdEEnQg4NtZInP7cqtd5ZFiDpN7NWKX75B
        +jvUIHBvL5H785fQZV/riSbrWdZ6lqfq8dRivYvtlEs0gkO+iG76Jb3j8Qwq+qZ9RpHRVtlWSDYpXWKIyyUAY9sInQ6i6iQ4yymj4yn06R1Qvwu4ddcxXa4h
        U4nSf0Sh7G8C5WYVwnUEVPQAZuAzwexYLwYBs9zed0zj2ITLbNU9CMvWAkqwcWW2CUIbxq55Wiv5FGBxFdrhstqyVwHuwnR7oqplrWp5siqiRNNCG9Ui/EYG
        74cskpIxcnbQB9XFG5dvmJFHqB1czJ18FoQIYm7QAFw8pJSjYaBgDQE3Q3pG+nBxJDycEu3cdWhHi+Kw6H2I6sKNAEG0g1mFgmJpQ0C43wogZBITG6rxeRcY
        Ckcg9Vy4G35Y2sv7jiucPMVAtqpteUWrTj4A+qU6N3tOjoAOX1dbzTs4UXRJiy5NFkXP3oOcNtq1snXjaAf9pbuOtRlwjm/ftEKZGaVfNzH/L2vUzYpfu8mP
        +zCivEnzEnnWtUcgdJMX4MOb5TOb/0jo7WH5WKi1EthkaSAIwBRHzsB9giGEaFEt6BM/5CIrEeUq6cvDffWre7gPlNKUzmid8lyyVLrHYHt0dBYewbmup9Yz
        /ZIWISlyFmD79eKXPcd6IVieXJMvY4vJPDhceRpAyWNG62AJ7iSITHTyGA1HZTYOSc1xDg/tGX3ED/eRAg9sAjhhjtSHLzLAypF6zKxlu6+5aRnfzLErjPba
        yXOIkEZ7Hkd3hADEJtDgSIpi8vMOWtXjGRA7WSZJDXiHdFg1Jj+mzG3TMWuZgAW4U9v00FrYmy68pIWXJgtjUdnpQrov42G63y/TPYl5wZthXtGKTWqHHFAb
        4N7RKWxeePRbrZM12hVtgyZq/tZ1bfzKJmt54dHJtezk7Q8WsEShjcCdV1nLb9aDZe3BctmDqdX97XU/X++/4RLw63E5enNcjt4cl7EVRxVcXniU+XfX4XJU
        4rKrcxlUcNmlZRzt4WeUvpdPwhnE9l6HR3+YjwcTf2BP7R/87jve2L37kYPy48Sv/sxbL93139//8MHjIgdUXnnVV8fbk+Ex4SJRluXLorSGX3LgaB1oYMBg
        mb7+cHNxk1c84n8Rz5j+Yn7ydOrzjqnAaCeCUF/hUhbkYeWYzKxIHRarCFQRiBCYgdvIDf68CEN1JCh72VvO+tc5ps806ojWzkj7+JMka6AQ/V3ez7jrM5W5
        k5nK3DxTmSvdc+MyLxkDJ7mTuclc09/tX3U1jIXcfg56EJEdjTEby46pSeWVyo64ZqmeNKf2EN6oFTvNtIx9xp9wg8jjh4M74glmA4mhMLIbnefc7Bqbm6w5
        mZsMnQRMioRkbiXhzw5NSNZkwGibkGxHkZBs+uQEAdSamrkoRr9iFmEM51y6xZlIcyJTGDK9DIJ058BPr2mFsexO10zoTcp0HmnbRmQGKD+Nk3f0Cj9eRFgR
        MxlGOWb0WhoFlJ1p465d7UwlbVm11XbeLWToqCbCmsySlW2cvSi+fDHbMaGq2QlVDYLsxBVVTVx1Lprlq1xR0xtlYaGo6eIUF6q9mWE2Q/uI7ohpAXAGv0mO
        q/BbzHE1i3gsvZE0XlHUJEyjVWjXT8lGP9JoDnnWK4JyJ5Q2+ribP56BX30blmzC5O1g1quaqaCcRngaZyH85K9hiqGQYYnCby/FkGvyz76dFENhJQ+FzDBn
        t1nJvyK96zNnlSwe5D/pM4pbE9dT0C/0cfQW4vIUonZtnKUlvHwx3QnjnW8tS0ssUz2RpWXnwePaEaQ+Qp6WPk762PiDaHyX9wHpeS1m3HXkQ6kmYEmjVhBX
        I17IVy+7pllB4eYkCtc3ReG3TKDwDkVhJtT5lpG4XkXijqAvrGJwiorUWP+fJWpLDHOSVJLZ1frIJLIOs9flbhMs3gEs1nFZLEbSxDEA95JLq6w60Bm6vwkC
        g5raltpNuai1mBuHaviuWuEY2ok01fakzA+ERts2P1A1M1uJlMjatlGeNk3OVqXVtT5NzXNHoSI5W7RpksQNSBSM7TdNktiZSJKYjLKomr+ny/BgXRi1DWmw
        owt9Rjqw0ezi+UazOzM1uzMIqdGojrSv6TU6OLhMpjMnNmiAaHXIEZI/FFQqyrOuwQAwwux3mTkRVEpgUZ6R71ifdG3HhknX7MaKtGvV/slmhvRlQcysa8ik
        aJOvyRbHBGwiN+3UtGvIq6ip2Go4QX8Lkjgiz4jZiSRKO5hEaedEEqW3YEOmYTTGIOCOqrkQm9L5qSRKO2gqCb2UTCczh0SwtO6uMy/MukwcAuI8JmX9pkmU
        YlnQY/MW8FE0he9wNUXMYBIPCwr9bSRRkqkZY9HYLIZNTbIK03nYRyMfkUBmYmRooiU0dYQj1BkstLwX6sVgispamhKxhSRKurjJR5FAwqIlt/z+NrmzlnJn
        TARmrJEZ+bQuQ7cyuQbAHef9aGg/GjaJ0s7Sgnoykl60YX7GcDJ/Uh+BRF/y5Bru9a/i2tzrfw7XaK//Iq7CDX8a1/pef4hre6//PK4iJ/8MrjtvdZ4T+ajM
        tAu0/knXijvemmwQ+3/sM0/t/IX5AzQ0C9aymcoTIXzXLv5Ua/SJL972kCze4v74wYnQSwg8umPDNFGWh5Z59ZY7gefVnMLy/LXVAh5y2yhvY3WWIesHw85J
        4x4sdhj3wJvE8oqTcZvqmvwU7jSJBuY2W4E2PfwJmLomd/FAqsZsVhPg0oWrzwi09ITpI0nUeLhJKho4gky5x5BAakSnOWDqHAwG67R8tJ4xcyObPmxOQyQi
        AvrcMNsiN9n8SJ5uMfOwMdqC7Okogq7JV0gsisL8li/maBI1UVOKAzj64CyMQYATtJygDx27bpi2J9E+YFvt8GLdW5AlDQkJZ2HamrD6yVIpzpc6YxoJCd3D
        AapcZr0VYWkoaNRL95UtsN2KUPEW9dVyYYQHOanzHazBaGoDRnfrepAUg6gEdkk2cdcaaeBwnCQlzJ06oteQK31nZEh6uXt0YfO0oiGgO6S7H0AX6ZJ3UbWx
        R3hNnI2FqNq1Vr/qv1I/n20bZ9ulpe2Yx4QBoxIZNQNGRRMOI02cbcK4DxaJ8nbrlJEw1AmRntbNA1vngbcu7uQPp41U7DuBYGK2lRD8/Jh+fMGQEIQhZQFB
        HsptB771ckednqAYwCPfzNJ/a1aGslWt7iK1oMOwOmMaOcLiWp1P5oF5Lu7kz+xIpyMHbFIAtm4P2esFYOFQ3uWprDtEODVDfgD+kb0hknYNz6d16Mxh4NF/
        3fF/H3bCuPkyRrzexOPa3MQjNQK2TU08ALb1H28K54yVVeCcVb8v7DCuk2J9ZFjLJmmFa4O1uaPCccRsWIF1/rlO3rooatQjiJfUXMspnzbaMByM3lSMNtL8
        sWIIDacNymYTRhvrvyYOpboTCkMDTBHGCjOoEsiXERq7j/xxQhX6zCs3K6//yC3s13ODDgODDlMYdFBEtOKQWWJcxwYtj2HKQb0FzDn6cDFp4bJHmu3DxaSO
        i0HInZ1wMQmnXEz6VhFUVOQtwdWkDxeSGj5NtIZI60NYaI/pwqT5nfAk2dFHWBw6sMstkvMpBYgYJndH33qQeN/BUvR0Efw/vL0LlB1XeSZaz1N1Tp3TXae7
        JfVL0q5y225hCyvBWLIwWKVrSW1J2ErCyvKa5ck1wTCelifLkoWvJzZWg8EoGQeUhAmyMKFbhthcrMQTINgMvlGAJAYMcRhIDJiMYGzGySIZEUjiyaD4/t/3
        76pTpx/CZB5+dNWpx679/Pf//H46CJSLwKjTgJKYoHQ3iefVGw4spNQiYPKrSDeYCDh+iDgGlXWJlWyTwSKfuvrOttR3lhEktKnhEaRtGJD1NQnJvNPzGKxH
        GExOqDoL0QVw+5dngSEsnzkOZRF6xWN8BwJUkIcWWYRi5p4gqUf22UnEd8BpEeRwCEV6msl6Hi60fh8t8kmL/AV6hLmLdlTrv9BgxC2KBNbrAnEbS4r4zxkG
        V4eBbg/GUiWjMeUu4zt8i2Ir/4DqLBDNUubStv3LTK7fIOcwk3GyAgZkAulWkbPQCh57YAHJJqG2ovyRh5XKEZgDlboT0c19uTFCpuBwedaEzpRnjfSOZCla
        7UTxlAc3kRfHg/YdjcOJZkLbNpuPTDk97moU6u4VAWxNsOKtgztqqNnZWO903ISadBMR0j3Wb7RkOQvHg3nDq0dU9x4b652OV45+UD7HhE/Khql6vz0bsjn1
        5Ao0/tA7D/U9746Da+SN1UgUucasnqlSRa4hS7VmZiLJ1+zPh+DEsMbmpLzDDPWpqYdUOc0zP73DTjBNF4qhW512svO4/eC6kZ9nEW29zi0uPfsFxPkijR2+
        JnVYXSar9MzqmgwqfFFd7expykvhmqgV7yHGQtCphNPrTmTZ8t0m3HeFIGZWgdP2XRcAdfRAGtcIkTHES1n3JGFCxjUYHaRseR/BcwMzQyYsgZlb+JPYxYMq
        r5XdRlgOFCDPrexIFVdOgfKnjbquP2GI8Dxp1mOtl15Vk3CoGlXOdVJTcgVmrW0EUm0B8GXixFlCqbbV87Gt7o3WDzKqeTnGizdMyMiRPbFVivHldfJTKjMx
        n6+1vmWgqLi0HvzQ+oXcLJj1cs2AtGpzJ8/ClGrRS+R9lurj4qi9aLdkX0sKGBYg1G9Bbq8za80E2DLNKefjmshwkHcswscZ7fpIT6xXZdbBVNmU+7a+J7K1
        oCoY34AIIn8rO7XM81W6OdIVMjiRrz8LQJMMiYXl1+RxfHTcrNfenGRActs0yxHm1tyqWAV6zI4uCroYFWK9jkHrgXqYvoR8ZoplMo6USeukQ7FPrMOfSe1S
        2VYMDtIQM65x9GDXJnQqS2dNIgZmAn8m8Ro3mvWYKvJChykET1gwlwZ73KyVO3msnakgVepF6gv/ulCNz1IsFVCAtcx+hk47LnsH2jgI/ThKb3M0iCQEpUUJ
        oIGPJItEWMQtBhRgpCYDOkEHdLpivBK9wkOfR+4iaB+dOrYYhGdwySbLrLg/qK84Hs6sADsT63pkBegcHWjZxBLBy7qU6sunBtCMgerqSguFI59ezjfZDiAy
        zrX8LahYg8S0o0uT3tbx8rA45RdBYCHSjHGCZMiPTT9jFqbFIDsjwuKPy6aCOZaNqc/xqDrK0LsaUwpB0UKvNKnnsoQQyVOlLfvoK65T5tyQ/ujnPsz6H8/x
        O1aaPb7IOXmcoGiV23fz3G7fzWWL9llvnWjNJQ0uj7p6nWX9wal1syeWjnnWH7yppK5OL6IavVj+bbjPYmzoFj5BMP+MKQ/IPsiJCBHeYrfwJnKGNus5Q3tu
        4SMQJEaFCvhmTD3EMezwf4AoMQJRYgyHTfKZEYgSEziYbDTBxrnLjC4SJaA4qBcTQpCQN9LarjyOC3HtAr/g1C6MAvhzVFgYETMyqZ6Pj+3MhyYUzM0MgcMm
        vR4Vsiw1n5BLiBnkVQSsY4WMntMzuclBr3kmN3VHZoKEUeuZvE4Lbdh9dR321fULZW452YfQdWOozxhuyr2FXLY56c7jUk2h0+ugNQGlXtBXjFl/HK8s5PkC
        651DBlgn3PioihtC6WRTkQInlpE0hspY5sleopjrTkDuEFYQLwXSXZ4JjiO0NcOonsjHhQWQq0L2uf2Oy5lRdO61uv1NyovHIS6MifAxKVeH8J68vB7Cx7oe
        JRbhYwyPqSJkbJGmb628aT2k1yKpX+nInS2Q94DwMcGEsOcalGVSd1IGjCsZsHQSb1Qy4HhPBqTwIc3Ixpk+IMiGSn3qGnCwZGln8yEN65FfxVF/fx7uRaKn
        PjeH0T43h1KyGBUpQsZnWEFRh6UgTUVt+WFlVceU6y1Z1TFlVYfMmLCqYxWryjoNV04ycDkaho1jSMsOzdBsvoqM+Kpa2ePyq1b2uBQnZa8y41L2OFMpwPPU
        rm2XvGXmIY93rQyvr37aNHLwiEYE45thvkpXj8mLw7U+8eTX4heH+SKTAUDPNN6uK6vrEg/cUsZVAhtTCWwUEtiIiIcigJ12XW9Zv6Lg3H5FwbJ+RUHpV0TY
        RfUrKp6e79LJrBA5NcXEKd2KAiK0Vm5F9EALe25FTJTXYU4W6detmgcUmMsu8+na1BHqsumS3h3z+z2N6KC4UHlOwemrY50HZ3P/WgJy0+cLQitgfSeQc1dz
        EEqJs2VuCkf9vnxbjSpLoauunHJwbDWqcujLbz2+7Gs2vZJDVHBbCF9LvtDxpg67dyFWjLDUXvqNcFyXz2G4Nd52Mt+wPb17H0Jvt5u79xGkE8/uoEe0n9JS
        xxOjY6WnPH7GS4o/kDFz5AV4NGlKDpv7hY7Pv+mLTAaxl2EJExD6inG4Ug4BhH4S7yHHYTZIkO4W8JhlLaIBGtznX+ICOdsvGoRqhlu+h1v5WIodw5OF6Rbx
        oYOyhNJDB/NV/GQ+jMJT77DUJtFYOJH9ZVp6CC0ZYU6XUSRyGSle+EAX02VEOgMv5eNZWKghp6kvtktfe84Q2dnD0om1ayIm+HP2drzi9AfkZ+Ed0rkYpcAE
        i+xc7Gq4Q5spokyEFCPqeyOFdgGS3dJ8JtpxJBs+LQnwzWxmAwUgbQY0JQxSqRFi7bDM3c5OvjegOVBYvwGhXfA3QtrpFhGHTUOzaraKYDYTBpuJxZSmiOy6
        1WkDVA71i00HCMixYha3NzqTcGbdRf/PaFcngKO74hML8eP7bXXTbmNTd3BIx/F3RKaBy+RjIeM0Kmx21pZ5zRxO1TzcTd+oAcyXga0OljiqbGkePYc92cdy
        +pF2mfwlk8Eq2rNlpr36vz4TX+5kUoyI6YlDoa0ihMi4zErlmHLn6k7DSYoRGQAZsmJEBstNYTpO2HvAb232cv4QwlzYRBQgwiTOEJnCn+vkY93ZbL2MgxwM
        xs/XgIzxXUzBGfFryKqjKNNKYACjjoSd6bEGEwckNiQlQUhKSER1mZPFHzvpX/oKps7Bge+5fBUJTlPTAJ70gKprXbOWqNb0uLy2g2RnHZlRRcClhDRN67Fc
        MnlQtrZcGoSf5zGjKKdG3thNH0aOh5EiZOKgxBYuxKY1wwkQXtsBO92Z1YLzKdxtmamZTsCQePoe7NY0OC2hUfhwssO4MJBCt14M4rtgTY0czXm7uBusYwyD
        VH1PB9OwA8/2/m83emUjD5SLLAtANGwuCTWSBsCFQobzp7ImwyjQb6gyOs0xHcz/jiw9+u3W0bplxOwMQSQl+nZEJ7prJzr+hYO1tGkSYB9mcs+EzAKfrpOF
        u5tez+mMBjHI9V8wLgDi02sOomcHmcP1RXeXXDr/mgPcJUC9VpvB9KNCxLILZBtcbVYBqSo7v+Rshs1Q+jHfOsEOmWH5IbUbxtYDs7V+a5iw4TIfX9txqmyx
        LzIHUmoufG2HrqUpYM7MGhPga6vgL56tka9OmzS7UAn6WIpkilhVvpnADJ/oOMzQOIRUwKDOSqdB35XQ12/6vRbKd9Eq31wgm9Gg3FlNhoJaxLJyO5HnFrXx
        zTTydMtTa2DsshXUXmHwiSYIrWdgut/zvcOuKnQ3aTQ6tiHfbke7ZX0F253N3rSirU8xRjq97VVuzrP4tq1OhrOtMg3JIUxq/mHhzhFhExSjs+nHpdN1Lyv3
        rTaw5x2cTQObc9qbkhk7E/Q865EU3bMJGVLd6eA7+3s+Vjh6yYE1oqEgRI/nUT3BYu38pwCsGT2o6UNMhHRU7L6EDIxU7WlG9ixJTCU3N0HhvdDy2po79Sjy
        a0w5xbNuFhV/81f/4b804FONXcM73JdCwS38A8D4P3RQEw3vHwhdL/CbynDGnaB4DkU852Rx8Z1P/4f3RQzmbSRMwS5v33lAmNHCST/hM0QCbMwouLTJnMya
        SR/1yfLJvgfeDZF4WGaal136I70tQ7fEt2VRO0pYIJD9kevQ0/WIuD3mQZn7tEyIe6XY7flm7+2Mi0nxVaYhxo/H+KlN8qocLkb4jQwYY0vdlGBB8D0v3i6U
        xU0jWhjCIi8cFCxPRHA2xAahCdGKb6Pd/+MfOe3BkH/4ran0wdy8jGkxh3vNLOArUmXSXvxpFk3FApjDV4q5U8guJDV2Nvu3FwNy/QVnNmUf3EnGM0WN5ube
        NvcWbVrxyL9LL/OO4Kx9GRrp0z+ymbIx1+HP9dqzN5AVksakjHxN6YlV76RvOOylGHk15CBcH6L6qoEXCorVilob5lhwQdhlZ4gwI1C3vFNNCwaJyND+ipsn
        J4VMCVP2Lhg7pR5H3IwZld4Ok6g8cq+bBxWXaQaFs9zu/DSS3Uo3oQ5tuSZcpuwafEzWvPRhUgweyBrSm0iPgInhb0CBg4Yjeq9M9Tko/QY3e7cX33TskGln
        RqjM2+zH3wpLrBxlfDgJ7tRpd7uMVBO9c8ZZPCo3VRXzOD7Pl+Nz85LxmavG504dntvlsKUanC34c4UOzjbA8NvquZhn2iqPTXsp1dWe1f6UoY2TWv+xz5hi
        IBHG1wQHhTUU1ld4cbXN2T71iycc2JI76fvYi/t0nPZq4TMMdHNeJXWR488XN4AV2J03JrZKrXBnq8P2Otrah08xo9wEGh1poLhtHkIYWPnb2YKcH5mjMtPO
        TpHt5Ym2rncrY4FtpHhS/ODZr36kgTUG10H5Q+5Q51dDp5z20b22j4642kkyPYiyESsZDDR2DPvRAekrTFoIBQ30DLYRH7ZKIZHf9d2ODaL1NYsWmMIynNgm
        7mNAMe4Vx+5DbpuwaKS/zqy0mn1QW+FpUnrH8iBOyb+5S99SFs5mU8yZAXtKXhCpwBhn+9yTdzNP2aicf/vzf/mFP3tycjPz1TPJbdvbVvxA8wkGKgJ4rLaj
        iR2v7jDC291ZJh2ERkP+3zOBqF/Z0tNPqdCdUYQU0QtCZxhogp2NNl+gyl2x8SBtIZ+OSlstJoQBLUhAao1m7tZklpQpAvxq523bB230QaNwl3zYAQuGXSso
        2tIDgWm+yoVqK9rqQPWUbHWgH2sh8VmAIU1trJgNWGIuFe4YfnHsvV0tCvuNUPJH3OJj7xXRQE50i3Ep8zN18GnfbR5WViGccqwugttzQkFUhIq2D2mhVYzc
        jOwxCIowcsB+JYcAHkLTTpxHKYzc+BvbdRjTNScSlqPBIzNpIxjdv7pDNO202LhLz7rFxp0duvLJY0KJpRl4Mof02GC4E+UGpn/mO02kV5rNm3s7jsPBRfBc
        BL4sYkx8A0W0lAFPkCEKocFk4sHscMfzuTXGtylDiq2aF/9dAP2Zye1zcj6JzM2Q31x93rXFh5pso/cS9uJQ92LIGsRqmPusUNKLTbj95Ndl/k4R2QKhRFO6
        7nXbrRodXuK+HB/d6FyMt7E5s6wplLzR2ZgwptbTBW3zvFETIb1ULuigXNChsjxfct3gMDdAm91PBsTXDZEyumMDPm1OU816hwntyqDIevjPzk6Nz6thCjgV
        poCTvtfn9CVHp1M+1Ckf2SkflVO+erac6iH4I3MQEknxB85+NmH8aiGwaZUyuwontTolJ3l/6A4dVm+FeMpR4IlhzJLbshFEFd+WrdL0fautwNs1q7GPD5su
        p3ATU3hApCOZwiKvXeK0ZBdtbnSaWYqLASyZwtdxPbfsVB4ifGmC1KPSw4PoYdnUftPPWlaLwx8dSIXwN+7IAWSouQOxATsPdhDJ1tyfrSnSrEkgjDWzRYon
        uOl18AeiArhGSGPZKNy0Z7MxznKhNmMQCEflz072RBdXu6hRuW/2inCZDG3azkyZWu/3wcJsyhP00CB2xNukpTH4vzYO04qwXZXAAhF/FdB95DHXClixGXmV
        +xo5rNrqvBoi51bnCtWLbIEd6DLvUj7vFy+33EdcXDqb+zLNY6wudiCnalpNVXYkmNIY6WtcHLDYYiy2wDYv0MwV1WqJNzqvxjMbnSukY2Ik0eH7l8ob8SXu
        a5gSHivzR32wre+B4Y6xdpv2g010kIco9NsSBU/o2z+bLNKrinTL5RarRvf7vkgY3l2qGfOmNKC0ZKg8MFSpbjK+6mo6/jYKUQ3T2RVsq9R6UaXqi0t9HukP
        dx0wKOU2JAzKAA7QUnmaMMurMSMIfSbvItL4Voe+kinokneAQwqiKRySexDtldZ4RTCbftLlYyH2ugF8ZKPTwR6onQVsEeyDG2X9gJfa6IwJy7v9RfduWVXe
        K9xxYAJCw2XlkzYeGc1bEAaV5R0ge+saXpLpZtnbtgKSMJTdeBu8kc09MudR2zCY6POmncBdHKqsh4VZ3nTP26XMw+/YvuWeSlacM+CqSbj0FU83VE83VA8A
        aKOKZDKiAbYpZw7DcJVDwuiWvZL2eiUptYWqDSCP9muu56pYmdpEpnb5tVBHWVsf8M3ABt+RrhnQDZhLheFlPifV3XcdKE45B7FXkGOb1gze4IFedJUJkqkz
        qrRzRLN8pzor29pJIKiDm5mKHHt78hee2z5cpYIkgc5apPgNkkVGVZjWngnC9kTgOpgRUq5hIkamCWSLUFOYQiskkxaTbkDOxqCpksaEIjoxiR53UGwa7RQO
        gGj0IDuQjHeJ451+yNfEjzFa0SaubbmlNKotJbacEddoI1FOIFRCGCmODtmDdp7aHSbFDtNc7lXTRMdAfgZTFZoBzIHQDGIOyDTCHAiR1W4EOkHMAR9p59sy
        X8ovYZBVdVFlmTQNGDYe8tyWskvUXbah/+Bm1CGv0rEck/AsaQa1h3QYNCOyapAcVfaZBg4iFadIm6n7zABahkmI7SSsuk1+BApnIiwRuTPsHdEOkGjZXTwF
        LhHiRrAaZIOV3aVDfgyZskMcumWLuthLUruX4GvS2JDmGt0+ej/0pqxXnLctO7WLarUlT0EL42cgjhkSmoJfxeJtQiV1szAg3jZlESgSxMKRQYNkvB0ENIEC
        1OIgKEIBbU+83ykNTRQ2hfzAnIPEn2rGsbYo9IPyCMk+17WzPppSwJIyp7Hd0B6QTVFoV+5Q32j1zv4B+BfnHsMTnPTShEMJ6p1sA1KGi9pT6e8w+TyqEeeq
        VqO2yVWuzMWN5lYHWlbnErf1KreVnHR/HHiF+md8/Qz0gEKp8BlPdyOv+oxXfkbfbVvxg5necTKSWwrng14E6bHG+P9JoAbPOZt4dawFhUJ5aUANK7+8MlDD
        c57nHw5KLE7df41Qa3shrMNClRKGLAw0KIKOGOhOhPSR1XeR9Jj8Ac62EGD5Mw0vCykubTJDtm7XtB/BiSkwxJXQ801yntrzbcDKhiIM7nSZYg1k9LoTikwM
        AgYy1fJ6JjARewjhwpA3YT72EMgF6zwhO6X6/TWQOVHVQM+1BnquNcBurTXwtAae1sBjDYAfA6Wvo1939OuOft3h18GVK2LoeZzSZAl2Iun3Dp0QIlR80g8L
        HYqcKZZlYe3ULRWKbUU3Umo3niSrHMtJqWKcQkqSfMbzg8P+HW45im0ZxbbmsGbqRUYqNmUhawJvWOE6XMywsuUD8s18sAwXgP0t7yx6U3ZjWBph7zho2mev
        9+KzP+s5Lv4gk7jQCQizZ7syepNuBhhp/+ykn6Vn2zcgv0ntf/U1HjQ9RSD1DwOq9RW5ZEA2/0sVAcv0USLsxFWFflsqhGESQQPHTWDuMZxSGRbARO+wYyRm
        iMDrIgNweEUk4ZC3OAvwFU2lOJw86Lr+4cUdqF8nOJnwug/4apfssA9l82lXEm31DLvKwMLXhh60jW2XmarT3BJUAth1pMkyvNIPHPADeTBRIBddMJFeYs3h
        8kh6KanGph+2HKesavKuRtA47N7h3sXxRrItEG4Xgkmb/nSjCv+ZwvijlkEyztbpu0lIP8B9LZP+WG5dLNT9DBS0t0F1H1sHt1j6qnN2Apl8VmMDjugJF5eb
        hMzDU7Bv2ETwMTNCg/3gp6Bs7HtZs6oveT/V90f1/RF9P5X3I5kyj8N2gRIclmCWLcFoCdNawpSWYKSEBkrIBx4EL33kQfBcZyc8lNZmaZuWLW2TlrZFS7tU
        S9skpYXLlOaUTZzw0oeB4O0Ki87Ct+1fpnCAiysLqx+Z0Y9cpR/ZJh8JMHvrn3nYX9SLMh+Wq/ZTdhyu0yJfp0XukyL9xfWOitPLl3HalnGTlnGjlnGDlOEt
        LePM8mWcsWXcrmUc0jJukTJcbZq8nSgvDia+rUx8xwIvDyoZTZRfj5Vfb6po2WIGZAtp/sEhdzUW7hlXrXel3c616ygoTruzVJmkswUXSoyEqe7B9HNM3/ws
        GCs5nnZl/cjxeZgf5PhdqImpIcQe596WQz/e2D0BOU0tt1ZfYr0qREZRmuzP5k2w9nExvVM44FeD47SMlwWWC4qnGObiEtg+Sj/PCjzlqinwKy7+Ps2/z7jp
        FwBZR+4xti5PQXFq0et9i1hee8LVjNpy+qSLujMfuYeM3kRsh1MUG3kKKB1B8YiUJ78+K22YzdX0NQ2NxrT3iIuU5QSzVgQgbKzpBtx6D7zj5XjU1UT1x1yF
        Bp23j8mlj7ERj7rpy3D8oH1h3r7wkJtI06A+KaCKDzCg7CgGZtmOiaFeGIYkAX1VANtNRp7+CNT5AdX2LRzn6N8KjeerMQ5AD4jSJ31YZ/5JiOycRy8OKn/I
        w0M91m5B40H7AfaiDbuWPiJcuttm3m1Mc1/24XyVLfyLHLZbcjbyEP7cjj93pl+ioou6oR2dgLr1hlSa2q7VOzoRE3Zna2jFhoAJKcTj7Ws7DbMGWoVDsznV
        jNa9DZJbDiF5YDdyCMjPA/RLO0iFNjV/vpJcsDkg+Ux0f7g2TUWips3NDFJvYpqz7CtcC+ECAU24CwFd56hfjjooRJK+qyGfb9L0pMvmZtlzAxCIURxuzMZw
        uAECO9o9yFREXUzerhnElS4nr6cY6vKQ9GN/ga+j1Cd0iuVeR+HPu16W8YB1ULgtH8Qsds3gDMzku28FwidmskwqEFmRRBXgvZVO491tyFUPV5MAuwUT0uvE
        ndKyjVQWBniyknKPuhZo8A1dPaSTnfRPfCjRR/SFVClYJYJHlQgeFfPvg4HmD53ijxygvkZ1Dx16Oy2Rv/0V3kvQ3EhdFRQeEtxEuNWBw3TzMicFCYZ5nk2S
        al2FPzO6xC7Vmm7Spm1JkEyKgidViuh0zWwva6zXvMmMHgajwHO1poRl1AyN9Mt+pV7wVb3gq16ha9vVLfUK5bNaXKlU8CngS8eCbZZxvcyZpLdSeturnHGe
        wZtiDGdQNMDGxUYPXkYFt1kNw4QwA8Xz0mlT0m1n3t0t2nIkaCMg4HpuVnS+8HWh2oaCM4nQ3jaUUZTRlbo3UB8CCE8CKlvVXsOq9opV7dVRoXAIQiFF17jd
        LMWPVVVRpBokGKHeoq5ZJ4L0pq02vcP8qqqQlrW3bXN431UHPxn+g3TekGIYF6+TEXxR7gnTnEi7Zd7WX2W8TYgm+eqO4muTfG2Sr03ytUl+2SROtwat1iRy
        PQZRQY9DuBvDypo3ocAibWpgt5C3uKmo8yek8CHl6X21JoowEV/T8Yx6XcV7JjRMJFYHLAb0yfNq4pNZk9vXAC/fUUtLYz+2INmwbF0058jxBrAhXYVp3dNR
        yEqmv25gmkED+Xd+9RzsuPSXVkjMWdSdDtk+bStY8FA416XKqLKvcxSrUcZeBe+N/i7v3a6Pcm9C4q2+V+iQqxPPf4kTT+uqFbOTEIISBB3uYgVNww4Gv1IE
        y+5DLumTTW+NalznhU9yYKie7xbPOnb1NLaf/PxjD9wzt3Wzd71pbId/wuPv+ubvnnE2e6+TDhWGa69c/taz0pxTl28WkqPPfPHk8U88J89cgd9P3T33iLvZ
        2yTnz336ix/5s+e+8ckf0HFKCv/yY3fPnZYXDR584u65px5++rHnaKBunG1HIhgOyP9vfP2tb2SsU4K5WHx9Lr3M2ycnj+Fki7ct/WNfnRJdqqnR2dg9fXp/
        qmn7freybcusgn6Ku6+dVMa9tkPXcGvYZt50418Nw7ZT3O9SF+pMSykZI4ytdc+lDP68AyuzV/wEpTFno3MMjIhDPijG8Sh8ah0yKC0chUGhne/tYCwdMigd
        HO8UOuuALUYCAUcIefqEz2jwDm1myklH6b3WlnJ/iTCr6sigh6PZB4m+tP7OBtmk14CPortCZSiXB26icsus2SyTSxVC0rAtpVk8pOhM42aq2qOu2sGH2N/w
        Zo7U7wcJpFT57ZN5cQEMws+4qgR3L3Fb2FZgLhyk/1dPDhXh9Ukae53t3/3yYx/5DfgoTMF5gf/IZJk0ztm26zhznkyKwE4QmRxtw9mrvpgxzQI15bkwi6q5
        lWoCdLxVeKhiV06qilGrGuTW+6JNfSF08C5Uxx7TQw7rj0DJn1tpkTn3VOUNZOKKSCiqPFW7ET1mdnbgpCd9OwLBlnLCCPXMcNENZrNV9NnPVpc62dXQM6+q
        bJbQHmct+yWvpm9O+F2p3bs8NWvcxACWcsMOe6Zmuh7pjLgpCxPVh7vKLarlnWET15LNk2nkLfsSCQ14De0+NQm4ahJwlUyBL8FMsiaB0vQMcnUTrNss8xFb
        Jr4x79KbYpCQ4LYX2XdL2gtSvJXqO3DosudFe+CXCpz9Q8WTNI44ZcBHiFAWR/k4t1KYuTWFmUODVHKP6zYOq+o8UEV6qDoSxhpUYp3GWqge3t+ZNxSMx79W
        vZeVrwuwJu0IIuACO7SMIIapMWjN/NZP3WV+Jm8PhklVxx8e9y5Qonza2Z+3VI2TZpnU8u/9LJc5sAUD/Q/gY0Q6uCqX5XK9nm/LRV6+Ducb/C2bvX2l+gZQ
        dHQi0l37GviLWE06HM87pkG2/+XSVQUE3dA6bL+WW3SHNzepZ0FzD6Vauoe3aCFnTaBe4eFiWdEt8JptHC4VQaAF3j4L1Jbb6amOWblRlaHb+4VHb8yYdpmd
        zYfb+qqe7ArmUkXXNvyiILv6+xF7q7KrXKffLBMwpG8N0Abd2oX7901CkFzZU2fY5F4MEPfbQ4wKlP8R8pJUxr666NwWqcGK2YwO0aVFD2t+FTUUHv2t8v1r
        6ChFrThqDLd7xIlC0GY1SC2b/CAqNJH7NrzI74UXkRlnSEdTw4tIVJO9KqXj/90Tal2fVTUFbVRJGWwkDe5F+eAJxBxkST3YSIMyZEO5m4Z7EL94gxDg6dKo
        j3aCTQqw2yDMaXqzR98iOgKrCY+pCnrwCYE6rZXDFGvLvf3VAFSjhBTnsrDfChuQDGNsvBmIlsRtIFcX2K5vaJhFiNgXy9Xt1d8U9iYyQMgkIF1tM6g9EGk8
        UdIfsGR7AM5NWVT2AFj+GCkBooTFackzhHwWbtCT+lBlkb4t4Kd3dRrgPxvgzDpmFO7cHWioRuQwiAXRMavQWR2YOwd1IiU0MwSavsR2DTpG2Lb9cF60bLIZ
        VGXwoL29WsXxQbx3Hmq0Gj7+AK3Yn03psA7jbpCfb3zakcdKp9sy3MJHTyWqsEFAEzs+1KrEOkQRlgrGIiRzgXXjUQuwe9E6of3wUOZphFxoqgVDvBwfGrDF
        8xjo22E1j0PLUYecM/kFuJbA0SKQw5/QWJeg14TeYL5iRk7iEGTj2o8T/YRjsW4rztfWe3edWYveXWc1W+iA9XjIYLoNGFNON9cmtQDtKSegZwb250OYkgO8
        4tsYtvUglTDQwYE0W6PVSquoLfRyRRbY5ZF2ebd01GeXN0EkGjPIPwsWrA3J+LZ8DXQYTbOm1GG4DPZBKox0v0pZTXhSi5zFKkbquR5BJFuDG3tRHvpvxOtz
        vd6POLIZuu2xJyIuLlq6RT6XYiP7uS5ir1lp1HUE1bnQjJTVgSGPIUojs+ZCqcrILMIUtQBtW1eqRuEJEEiQ7BMr7eq/cPqiJXiNDbmiybDXLwFe5xfS/bIx
        ca0zk559xNeAs1s78Isb2N1BImGpYmoGyirSzZhjOJFVHR9CHeExGQmdIKkJBFWwzifNyh9iP3N1gkWjPnhc1sNkN3QMA2oHEE7bkG/d2omrKYY508ELjf2Y
        Kw2re1prDJ71ZklDzDqZMvuxE7CnUTUPA9vYTxe2CNQ6rmoFFk044f5aaTYP7mvS56hPBy4UtTpCayc1BIYrHkk5JlCXNmf34/E2vq0y4vEGybQjbV+PHdbT
        EK8JRp7eDYCLCYX29wBvRBrfrg1j/79mnAxZH2mzUP4gbkIlSqqP/Vj11CAbjVn0DJdITOexPIJkjgDA2IpkkUr3DGWOEb4ns7630QybKfTTsDl/lh0q9GdW
        FU+h0m7ZVaWHB8rYGipSGW8ta3uWOL4e+myMG4R8AIbXYXMeIryFzpJkyIZKqmo3EKv/pH0eU6fArdUJfCa5P5gLVGvkS9uuIas+mH5ZvpNoJ+qkbzd6fbdK
        +t0e9K/sGkZt0uSJAvBEUnaPJ4LeTRH/7WRDRCMVxNcr63Vd1q5UFWDjEjLIUlaou6hrMtmkwMzK/1KqBlpZmKc0i4kd9Ry44T+z8WDFH/Z+MXYPHCh8ckZ7
        fN8oQj7p64vDFDd9qtrhhhgxkFE5aDr0gBUIKsPiw9tbd+XTtOFNPygjvv7N1BFp38Obmmw6EEHAxBMDSYSN3VD60BnkxRdfXI9sLTiqaWdXJ1a/4k4Vu8ar
        Ue+qtkRTKLiaFVjIFqPHqDkm/86uv3VHp9k34a0unOcNVbjA503WVNZILM1tQxkd1ljZFrTYgWmpLmJvz82+Q5VYvyqC3GOn5mZvtREz0Ea0iidFZLoQJe6F
        LO9ai41pz9LTE6ulPTMhVaC7OYVS/kGaI5NjnaQvcJjaYM8hd7v4lWYBp6ZpB9Y9HI7sdOALsSpb4AH3qsKho4xUZxmFgwz1kir6sNVBz9CZhQYqLb3MrX6h
        jUO7jBNW7ei0t08FRQ/emI6mSaMlsNJftWB/mHKSJxO/c9i707c+g43FPIJmT7OyugNJwKZQc3fIWH7iLTMHOyWW4ZnDGUIhPuHt7kB0G9xDXwxHpmTu3woe
        wS9WQ/TRHDA9MLBUOrqePRxO34/OA67VitRwvXaFIvQyL3Rhd7FeqrJyu723s27bhWRM0Sw13RNZ2m4lOHtAzirdcgNMOGzJb2vsoeoKfIAN6r67gaoyZxzc
        onLd3hkmJY9DcoN333esjr4Wk2JtoNARuHAx74tC8csolD7VgF9/VpXFijhA3/MGxe28nf53VSMXc3+f8hz6LYeJliZ6snUpXau1lEHCWOgFYxqhDPhH2qCY
        3UwzeTuWdenhFVgyo0J6WCvGt8UELKZvSTfUNaFB7RPe16mk+YdjFX3AzzAjSawdAnJDLAw6YSKqcVY6FdsqckmrsFo+I58+JKN9mAaW6kF49/wr8CsT+1Ww
        9fCYi0vexH7ClcqUc3dbHTod33bnnjXTGleZQopLdEZjlDe2vwCj+z8ovrWVtse6zzf5nEsTiH0AKc5qawUcxg/LQGCXLxcaT9sWJkY6DpVLz2qaMbggklbZ
        /IQeYkSw38Pd/5XQCLVmqChwi3+KMAtlt3qlzR31ymtIkuZiBDK3klraadCz1jh0N3L/xWh3p0mybGfH0Hb3nmzIaOOqqsoDznYHMMmoZ6eMUc+SngJMeJsX
        /YwO0hAzMFUG4ObJUuUKRUyV2AGDQXwFYVEY/e8rGTlMhaYUzt2jo+gBlAqVsyoCTRTXg9FwzICU66iCzTh76EMtXTH4SpknyBM7bEZIUnHvLm56cgfZGN9y
        Zz78Gs8pvTOjguqk4e3mndmw5UOkK96eDdXGx9HxcTg+1Cx5d2138Nzd+zrO+HayYXA+QlC0XD0iN8C9tDCXhKDOcIZhQlnEBK4a+E3gYTN85yfTO9pkd0EP
        ck8EjhW4woqeJiCoVCFguHBUEYBGMQbqNKlSbujlNPmrtj90OFEPpm2z1vOUZvLLvCt6yzIS7iOngew+oJD+vEyBv/n0Y37mF3N/BBphFWc+klLD6apVbCpO
        OT9M8POUo7avFmR3CKpSACKM02946gyYyuOyHH34fHZNC1xsV7cMn6WZluxj6Vc9ZuDLVqninX4ogVkFv3FftybN4kjWt6Ucty65RAEwWgTAoHXJdst29XLK
        2w/TO0kIbXrbyXwMbvn5qu2vwngB5ruIb8v9k/ma7end+fi+fGgiG90ebw/M6nuMnE/gXaBpjEBL3Mbm1TTtW6GpR+RrbNonTXhyu7nn7SJdr9lu7s7WmlWV
        s396d7bONB/O1mwfzFZrGD2kFLv6mpzA8KINS2QX+COv3Zcn6J5mx92ODhGiQiBWBo+ukQtdYGJ13HFGiOGqPpYouUrDZIk4v8r4J9+xPb3HrH6H1M39F0Hf
        x+t/Vau7WsqbMKu3t+/O1/8UkQHafOCdbrYK+o9EA2+aOwhZqjUDCkQyIZz39vTIg/nAXqFbQxDGyg+BWOyofTgsr0ZmbLO/CUDFm/1pmYvTIndRUhiAO5k+
        uo5xGXA8QdpKXlNawYBaEl5w39qxFfUNyPtmmpZeJBpF0Cg2QW9cI9KD0Jf5M2aw5C8xn4L9eUsEMLsjDsvVjjK4nf3CsWGnCMFWCqlmohVZP6rqwJWYIhC1
        XT6DpenujeRhz6mTNxx7IxX0wVl0kB8UHl5XkI+IEI2sjUoUL6hFgUyBOIpNu+R35TsgDOjXa/4CmlQU24l1bMBKr3ODqlcky1iByThqe6AhgRxhtYG8AfJc
        xAiiwbK76VYo8yH9JVcdB/1qIvb9XWUnzRFXRtLTZJx2YLe7WOgYTjg/ep7rJ/w5Kpf1kut4QotpHmREJCcm7ieyNFfdYxZPy9VJbaL1zf67zPi+8k5xl0zq
        9Ei+6kFZyDi9Z/uV7zSr3vHgrbm/n7JITqyomYmTclj/5oexaLYHb0c2xnPPehT74F6ZKWWdftlNZMkPUNryi4v2DwQNLw5clXmeo+nCpGoyW8kP5L2L/ECS
        0g9kxLKMI6WMUD6LWQI0HnjwJr3xR5oHk8pGubcTwcGUQuIqComrHswTaegu6Lgho6j5pwMBLyjgdMw8ZcIF7CX4jlxBwhk3S8vJI+fD3J5/p+s1rZHF47ZC
        FZ9mmVamwi++JUwQ3D2JQlK8vriBgCi5O5HFxUbsjRPMjyuCwf7iRoVjcHZbm0qmPLd6w1xNhvmIN0vo8KD0ojviQVuu/lTPu3rTU2ek71p3tudddd05Y73o
        XrCPweONGt2jnrr4/NC+8IJ9Yc5LyPTRy8d5lfsXEBPjrc434WvlbHWe4fEy72lP46G/Ah0wdClB8RUPcNmAmETEfbBB7sFDj46HsvLwpulslqtVjCKeDi6R
        b6gnzTc92Wnk+IynPpNPe1onKaclVWKvBMXT2hSwitTB1jrmaTdvlB3zqG1xQzvmlPXLfNTNyNJ8ynbME72OecZVx03tmKfsC0/YF54kmql2jIn6OwYSJ5sX
        LuoYjyEqDZrLpXuI6uGTdHgKWyYV4Og2eo14oja6D9mbdnQfsR3zkKeD9rCnjXi0LEOqyQeesqN7yr7wqH3hUx6CKn+s0SV6hx3dqMTysKMS21Fye6PGUWzZ
        UcVwHaNGs7E//a/sznlPu/V+O7bHPManN21dWos61LV1iVkXDaMmTIpBXcIS6S0N1Y3tJTWpeOQZQnR81o5KHqdRNc36GxTaBjVtg/CNh9xZ5iu3DXrEzpOH
        7UJ6iI6/JrE1adoGhYsa1LINQqxDm+mfYy4dbRAQOfSLca9LWSPf1rCscVPJBSp2DG68igdWm07H3N50esHpm0536sy+3a58uyKOuNVkut9VB1udTPfalXDE
        koqjLkhFoisiXjSAvm1vZNvbtJOJu1xvSlUTii1vVzoJUDbHNgeOBFVzbsrDsjVP8AF01gZ19eRUn9HK7dXGPG2fgYsp3Wu1KTfos6VbKLDo3B+P5DVrLWjq
        kuB4tXozpo+QxXa8sMM2VH+n+lRF85s7Rb8jKD4wtLTUF10OJQHdeh2wpUfiGFISlhTO6OhMaptGtf3T+ohcuIJOrNr8TfroxfroNAhbpM0nPA8avP3loNRc
        a27V0FARE9DQIj2EhVuuknLVsI2WmBfxoYRrobVoLZSLO7Z9mrBPYy7uiH7o1CEeNI2DtVmCNRHXerphezqytXBtLbwecao1B+5hXyHiI/tzL32HY8hkDTXC
        0wjB1ZWiu0kYWkDv0cWIPaxafGG1+ITfto2LbONc2zivj3IpFlSTlKtVUS5PI5q1PSWtKWeMbz9iaZGCT/h94BONRdHwYRkNHwh3YrO4vzNwg8Oy8rPQyrdL
        MckaGtuAmanKjBfIjhD6w1U9il8iTKqx20TXaozC7MXCqm9j3vCMFPgpaEvLgHtAnfkzRaqLNQ1U6nXgdiLnG/wZ+ANa6oRPG+9q4C5x9hOW5xth3uhNfL9v
        4qPOduL76nDMYZmsTXxv6cTno9P66MUJ7VjPcD/WPdpR7C32R/Httx5/h1dMF3Ofx0BZSwBnTdQ3azydNQTpsq/Of/a5B6Liue98yC3mvqQ3ZBT/pQ7y9VqL
        63SoX4cRvsT9OdWk2xTkpczSsNYhi5ZCt3ogI6wERBIuRRYKrM77HeqmZLh9Och4SH7TIgt4au3ieBOfZWceqj3Lfy09Q9SsFagpg2nbHYQPNxA+TI9ivNNx
        NEI4riKE0VQTqwtTiPn4IdcNDxOfic4MdAYw3n6i5zJugI5UYJnkoltq8Xo+VJ56w7kaYEtXqshW9Fr47aorFYyFiLS0wQxwpYorV6pIPcXUmcrtOVO5NWeq
        t3lecJgaJbUPGCf9iq+xvXA2dtKPMyKCUk3ugPP/68/++1+PMqf41qlHPxJlUTH3FEk653VDzfoOEPdacoAb8Er5W66DkvM44AEAxscYqeK7v5FKyVMoFVhf
        CX0vuJUWmwhwg/11SpWKBssT2qoQtAcR9r5G2HuELcJ8AYGde4Kic7j9zKf/9DMNaKACG8Vo9Wqt5JHY7xz2FczwjNOTdqjebxX+LTl2MuC2Xqu6X2nX9pNz
        c3OnvvZOLxspTNZkfQFG94Pv0GX5Lz70/YaM6tyTut3BG7QJ58T98O7EwA/qHqhLOIPRUfESGoX/C8SjbShAgoYPmwbUo80N0rsjK2AW/nQHTjxe+r5G8em3
        ASHv/30HnE5Tqdug1KsNyPispf2KjRhHBXpL1Ak/USr0PT9rMploEe+/yHOy7iL1k0yFoMIRAeTBWwB5QG/WBlwOwkJElvi1nYYBcENwaBaFDCEBaPljWJme
        PuJ5A8NNRKz6OvYr1UJSzBjV2JIhxV38hiVBZZgWkP5D6HsielZoyAryKZMYSHHPeMX884/f7YEPfkIFsdAMp2tBiWazAVCpf429e6Nzk9LKG5WDQerjrhl6
        0w75O/zGHQc7LQDXNRC7Da+ILfu1VWlfI0wxUjYDW0DKLeAm3QLMZu+G4lufffyjQi1P0YdX64gKLdvoeFGj46rR7ZfQ6Hbxn9+Z6iCX0udLaO6NOypj25kr
        3yCtbrbjhESvd/n1nQYE/3bxE/JOR1FFe/eR9yjU+5vgS5ww8zX8gQakqFJjhUvwrwPHUXmayKJo0sVEpmlSTmVGsJPiw0sZocOHDh6U6ft1TG7TfVxWX4J1
        ptQCKpMm6AR9/hHKEas6O6I624y8hvEALVCGyvAaXkavSAsAw4M8ud0ceY03YlGknDKIkuFsBFQPQDX9O8qMVq0pQE0kGq5eBXRGCkUCt8hWem9QorXAy6+l
        ntQMbmuXj0PxjRCMk76MVayR962zToCg5JaN1G7ZyG11+W0yQtvIMWWkdtMMMlI7ZkM0ZBTPDTyeD0FDJORn6EH6NhA/o61t6+gOmwD7oaUAQw8GrndYXVIj
        kMPimQe7CA8gxric298wcJt4gi6PAMuuHrumo04dxfPyrAVuFL5MfiQ4QQmHcfKsnJxEpIKTQF2OJ6b1Mg7P82CZoBMWI0qe+m6tMnJufy+pzHcXV+aFemXO
        yA90AEtgZX4gJ/NaGdyd1ks4vLBcRRQHzLcoO8AGg6pDoapLwhCBMMRFm0pjIQuIaCsRLaOyLpNy+jgALUflBOB7DFparpzkR5bzRFkOnMuTKnh+BJQm2uis
        zaiznoQopLwkg8alwEvcdYpEFfYhUSnv7S9FoorojpN82CuxbtWZU6HvhpSNG1bsq7ZlbNrwI4qLC4jwgx3hfDJbqZxN0jzcpePsNA2AcTHFu005M7zWIogq
        PUOI9gWoVycfAIIaEY50eY0QA6AaI/wI+UBY86bQyyWKvrwqn4ZQK5ufGZYKDWWDWDpdvLgcule1wD8gdEQtXYlCLumXKqwk2rzUySl5Jva6FWgXxRNNBUC7
        MSKKaK3x0HEtKFtl7J0DVt1KgdB67PdeChHxMHggUUhOBurVcMC4KaV0jQaw0c2ygzRnGAlNiGUhNJ+nJqutpgcy+iGN1qHeDhTf/qXUQLMVAHCsdNsLapBd
        qyrEsfYyOGNehULWVMQx2ZOA8LWaW3wZRUqNw2je6CF8UdhkDVcB64sCGyBOGSrfKH8q7JdU82GzmiBeq84F4tVIrZYHqJhtRcV0FRXTU1TMpgXxAmvatrBm
        sc4JC+BlxV31T6wDeKFjiDRzG/pB8ZdpSR3EYTRPqTQaRAJcFBX1irjAdqz6H43l8eJ+7Vb9mlT92qn6dUj7dXi5fm0u6Vfwgj4Qqhf1a3NRv8bs1+aP7led
        4FXvtrV3W9q7HnsXiqcR1Rumpk1Pk9ggVh0Kg5bNx0BdlAVJu0Qa0tSGxNoQKkpGVfQcS4ggBuvHCMw8apE9bAZO5mWbLPuBokfKn4mwGVhOSJkwYBoPm+ZJ
        2zTp7ZWnjRYVmGFtWLcPTLWjDRuy02ZIureLaZMcNMN90wbdvmTagFbJhKD6ZIOfyojTeXq0Rl0CJcS/6LqHIZUaOgXuUixNhXiiDEjgJkp2RGzCn1H8mZTZ
        ei8cVTY6M/VXp/HnYvzZhD+X4s8W/LkCf/jIVfpq8rOee9i7Qz/ulSXATzb3AfHhA38Dv9M8wG8v/V0Saw1oDsi4CDUA4zIIRymnyBAtmMx5Xqhbi1HZ1BfZ
        tHRDYPBc2+K/R+qD71saoi5LDO3nvgwfB0sTG9xHqYaWjUo9pwLa4eDv55AhrXbTRvHUL3M3bRQDiodHdY1upo0NMvUo905mTk9AdVRATTZTMo1UMo1VMvVV
        Mm1ayfSPrGT6X77zRb9fMDVWqfUGjikiTZ4J7SAKuU55nvLaRmdbfdAM/kz9iOGz4y3jB/+Sv/O8loxezyuk+KywQd3CTX/FLZ4oGStw57qZi1yvPsP05qSQ
        GvKOptggzL7LcLZiE+IBwMBvunnW4vEAoFuRry9VYPhN6qGcPu2Xh4hq/d1Qz6R/DiA9wjz3AhkU3I0AzOrAGigg8aZZPK6pOIKd0NZAtQIZgmCz9BjAW3C2
        drMAQi5VMbTq2fAfhsL0AtKcpCq3F0gIz+Fa9GL1gI+sfCDsctyGvDKJAl21OcEVo6Xyf0nuHfOGtNvL0OK5+4Q59QqoTwCLyzDPUeOebYciVknfOTf/6194
        4+sP2khflwm++v6R62aF64/A0WzuS1LiQ3LGSOO///D7t2725t3eG2euLI/yxlHe+NYvjvz2rm99/cpaUXMsCpW73Zb0G5+b2Ozd0ivnqXo5N9SvH78P/zyG
        6/tQCnQzM7aUxmZIT8vWZZNxy0X5NKv17k//3fT17/52/ZkzK9X3NOorS+6pld48hQf+EGz/V1wOwlHfDoK//fhHv/PkfR/9zrNXIgjbh66LkuTZdoz8f/L/
        rYde/ws3vv7gjRwTf9m+nybCvTS4QrBHLM2Tn5YPXiUnsjEISas0OfKlLSsUdMbrFfE8zr96t5TxLM4GL/NOe73X+nrvKd7Qrv9avWdO1cp7FOfPobyP2fIe
        qb32uXp58yuVd7RW3hGc/zHKezvOZBOcq732l1e+gv98xo6c3NAL/2nRyPm1cfeLhz/DQQIkBsezKu+xReNZ3fjwlW/iP9+5UhdBVd5DOL8X5X3QljfvrtB/
        R1eq31ytPOQg+C6G9JAO6S39Q3qTJpBYdlidFfp5ztf4/Dzui9CHnRC63B9qvH5TPZxrHvFeAXQbBZ7X+Pav+Ta+PU5KaiiUZlctQJ9uyUqhsVEfAdYQTm4X
        ntG5xD0IRfxG5wDizzc6t2gE/80asH9TxjTXxZZZEG+CTt3vqidwoAD9jKBcBE4fVsH3tcr1EmAFxRZE3cMsiezUQ2cTZxMYLDkaGqOccTW0jalJSlHrnRFa
        2Rw4l2+qw9Uj9l4lVBfhwhWgv39Yf+SeSrT3vqc7CyTV5mKs/7K3wz2LYf49hKQWPnsbSB/pX1vIZQ99HcgXgmJ4Z3B4GViQ9mye8BMVLEizDgvCGK22woKU
        QVUiXSosCPIEN0tYEP5QWJB2CQsSpN/3c/saFGotG4i0P29aWJAaMEiFCdJ8rfXPMUzUUriHiAnyA183vJCp+qq4M88CX6kekmOnrmGehRGEDqEXlhQxb1vR
        gnuSqwj2rsU/LaE5yv7RpAbFQxwPSP6EeWaUcS9JV4NJHvq6HNs8i8EEO4TKiZTRRcN6sRXMOqWdHnIJcDZs6Q2524s78WzcSXitTc3VG3ca08pVtqWcx1vU
        PNjVEKimX0Ua7lSvNcLSuspMhBAig5JzAuOn2pCGynR5t/AOSWWe+mOqROTrL+hZjgCM+Sd4Tsg2YPUwFt86EbpwIqw5RVYYpC7SIQgzrYjlya6OBvIjfcFW
        x2EGu++4WVJ87hlocLkrK24WfPg8DGTxX3H/T/7qT30qUrBvypPIxjOAbDxJ0YTmxIFdEsDPDq2aYEfhZnkNuzvWW510A0USJSaxEpNUUUlG7dslB5u+jJKK
        Pjqqj5oEwCAAVjioussDii16i+o1bwYaHtTv/JZFU4j4XZv0iHStpXQtUbrWVro2oHRtUI2PW2yAjCKJaCIkhPlwInZ6SCL9c8BTABFMcZAytwhAygjjhBRw
        XRV+WhbDSWEh2goLMdADcCpjHRvAGmuUQHglhotnE6/cBCMhG/gN30JQvJStY3CZrQO2xPgcWwfUUkd9oLHKjfTBCkwjXlQBt3j+WLd4wrGclFfuk6PGIzoJ
        UtKSqS38gAytVPLRmlZXzu1veEsan1pdn1rdRxdpddNnfD5+mMKT7HzoaK84Zd+GPOYVn7KCDEHOoWW4SZUChG0aX9J/XgW34VkkjtzV4MZ//ibpLr9Jujbg
        a5lNMlhhkwx0kyxnlqMzSzdJ126Srm6Srm6Srm6Srm6S7uJNMrnL8+5YCkAdKDJ0SN1qqADUwQoA1FbA9yjglwK/UQWAPLwpd1Tql8pustI+KulBOEqe8tyw
        hqftwxi6NIrdwlowkSVMpYDIYlojOlI3YXtcsweOUoeKD8zNBQd2HGRQpEJ1MD1LDLfamAD0TIJEDxlGxO6GEHvNQZYXluU1tbxmrzwomMNdCgKuDkv+NR1E
        CUG5BU1EQy/pbhra1JqMwN3N2OwY4XP4Xge5pKzfESAUPu8r/KuC3mU2hh1zJSqHpEzE51Vo/IEFEB9cEmVyGVEwZhhgo1OcmXUPEKfgYB+cf6D6fqhHkntc
        pwyKJQA3k+fuVtDk2dy3CVt2MaFK8S2bTGVszwEGA3qKy82nnPoD41fLNN648+AOU4NJOUAnZY2dY8BUB+7HgzQPJltd73BBNEbjacB0Cd18jX5q1uo9EaJL
        XQMzcOHt33Hh0XCHao3qSNyBQqn4iPkv4QwY868pfWL4ezNFj8/w8RhxUKaRfpOemFCWhRudSSGWE9A9zZSDirsRkm+Gip0X9cYzlBUQly53yBAP+T+slDvl
        v0cbmgrL2ADN0mmkvVdjIA9kg5p3GRZG4+VRFjN6ZknOVSC0yp4YQ1li1TNtVc+0ZxDDsPcA52XTJJzJkWnv5nyPMDWhJsMlKrl8VL+heVIa2HH5a0RIWgOa
        1hKxAzA5mKD0y/6cr6EbLrVpGjLo2BhgaQ5QHxzL9QQ1F/lAXeThkElQx885xeed9LSPrGJBRR9jBW1sgzUkfQxBH+Pl3zI23sglIKireH6MvwQFjBR0yYE+
        liqg0LKYiWqqB4RjoKP/zjyZoBaZQkwHO3CHIZYYBl6N++hTq8j3DyR+KP/4gReG6OtW8Q1n/4DvBy5cKhQnYqbT0k6HQnrQYqp0BjQYKlQopjKRsOJ01m8w
        oXD4knsvVEAsC67RB6XZWqH3Wtp7dN7IYWLuHLysrsx0VZnpaKx8U+ZbBHUfIj2yJrx4YINoab6fMoPW7g5dSoBckVgGxsHXVNWpObx7/36vqUlFHnFV79ug
        z2+Zp+JzNeBeTLJ5F4Libpx+0M0HsHSaCPiJTLMEj4kq3ztsoTgeo/tNS4qGH3CAAB+4J6sXXgPOv7nNpdCghy5uusKxNrClc1HcxAxl3i0UwehyzALgP4y/
        R+FN3IDzMZ++XZ+ecxHXRWjEBp12O9R6HkeqUxf8/w2aJaAB0ALGQl0HCNzSOy4sXnh3t0gLVBRJ1qMyXG2zH7cjihB0F27Bl6fFPDMD6begA98yi8Jm8Gcv
        /uzDn9cBjLcB/OxBHLapOvsKiCDgYpHxorkz7waHCwfioIiePkDcOQW17CeB9dYlWizxguPbFi2KZpGDBDWLC3fS9ivSaVPWxK6DNg3tN+VU1kNYDO4mQBhC
        VAbTL/l5VKU918gqrxNaDMcSXNLCGGJHR7FaXr4LXitu37UL5RozN3oqxQFsIHMVcA7lD6qLXoKgXX+GAbC3EvnKjv80sG3TWXrxVRNkGpNO75Pug+ZvUPJo
        CSHHva3TY1QfaUCgaahA01CPTpJX3plMsrB44i9T5sKW8UU1qwaX+XOHqvy5XfU+T1XwbquBMi48aVmsM4Fy7cP92I7BIkAF7ZKgh6ZA1C1iOzaKh4Xz/Dar
        +DCxEaNiEqyqZsnxNb47sAmu6TG6X2GUA80oBQm+jUsMczeEiDJNoMrKRA/sDoG8AIp366OyFmpUA6RCBVHo44kZILWkZj1vHiL/hvBr12w75HOZ2oVpBin9
        L5pIyCnjVjCjurLAalUIPTJdAmtmoDapNkj5OQfG04Hp2IGx2S/ozSrciuaEf4RIozctyt7iH1ope4ujwbJMzhKgME/DZH3ku0AMu4esnh4Fbc1d05d45fdq
        iVds6hXCtDnlR/PgWmX71PnURypw9p4cnFraFcuVIpeXfCuYrfDE+LjDx1dIurLyq0srXqZc+VvP9TURkmddqizIN9k6j9BvJaRhHZcrKO46kDPQ3ngzEzIG
        KjmbcqaBAdg9USINy1dHbu7hcxGegvhcHrVbFt8zsCFsjHxXN5OAQQN/B4OtV+ajpjdYcDWrilUzcnPemM2da/UCXHydYkQ9ghuzOMMQhztIB4MqMQ0UNJy7
        tpcC+w5fKP2obQdTP/cjXlZ0ESYjrr2seFLaRO426PN3+258uBdYrq7BVNOoNdRJv+pr+h8Oapq7InAU03L9z/xx3sj0RqWMIgevk7itcMgy7AqfRqgWqfFM
        x9eMkV4N7wI+0iaweltLzpBTEpt4Q4dhJ7R59YysFoAh7CVkZfaY3RMWEyC9UFEgStiiGm6ty80HcoyPzJFwSq9ljiSebC8Fq68Moq+N6kN8gZZ70accVXFj
        UUMm78NB0XVKZ/ikRAPoExXeafOoptZJ2fa6fpkIDd41RG2WtsR+Pbs4YXs8plZiv8bMo+YVZhcVvk1tXLCHQ5HsxH5pky8EWFGX7OogfA3RKfe4FjzDQmQo
        e9pQoh8Vv/MVG3SW7oY6m6LBfwQ8bFQiGtgF3ADBUciZjqvwEnDCZwZsKrsI4DM8q8BInpLFrjCEKo6Gs0SjgKT+MiqUmUqY+xmNt6iyZwGlgFcDJBmLOApf
        /E6FNoWfUAJAxYY4pBmidqgjSlmvGU1H5pSjkvwyvPuVgBJUXEeAelb/GtJTMi97JpglgY7+noVeCTXtBZUWQrw2gkvpk5VFTJY67gVavV5qXXvwgE2FBeAJ
        Cz1OLQQmx0xJGF2tiuLQSFVYEYtOaEBlU+b5O1DmRSNo4SzxmXwU9Ou+Uxw9rkZo4ls7pRHaWcEI7axghHZWMkI7akJ9SM764K7n3d47i41vzkpmaEct2reX
        ZX3o+GbYoZ0V7NDOCnZop7RDOz07tLOCHdqp2SOdlezQzkp2aAfOr0+t9OYpPPCYtUM/8WAXJMZJfu5/MjGcsa436mXD9FDyR0HsfKTYMn6ZMIoet8e6xRec
        4klc9tMzVAqlTpmM12F23eRez22UBi2nhD1ghiQF0A0QthwSIMzasgAIi/W6U9Em26qKCa8hOhe421BtWfYHbFnMtLyTOlCvVi3hPaRapWFG0y/qRxXzh4D3
        jrVrUf/gq3FLeEMA3iPsRtl1aE/xAyX+jV896yiwoqebEymUIgmRz4oT7esaWb6sygXoTBGjB1vUqQe7hUiFv9ZNv4c+hP4ZvziESkLeIq9VoBXIwgPZw7VK
        KbI5zl4NtCduBWoMiNM2kdh4bUbxdfd0/ESjmSyVtzheHdea3gqboj1Q1pNj+v8s4jeDQ+fOFphrZlnOP5sb0OK69DIC+pb9TJWLS5djP+9fIe9fcKg/719V
        J+nXTOuEM2eFvH/KcqYrs5x9ef6WVK9kMj/rusz+crg08xCtMQJzqYkk+ljLGKxlRNYympEZG5NvgcrZ06idyMQzE3lMcByEv5AZI4AxRWEylpqyItF6+bpZ
        BDXGEhrFgFJZ2FWP/t6VRpcNUraNBlrqT9/s+XUFqFVqkhXBsku/6TO+aLFOs7FXP7ebelBE/wGirF+ZGZfKzHiJMjNbREn6c7Rgzv2N5/yvZ+BB9ALLwJ+Z
        7xJwfXkGPugx8K52d1jrZ7Lo6bOWgbeyvXTEHhsZ3C4TU1Y7OK7lzqyIuOo2zzOYFoIdmtnRZpLUDO7yx5JwV98I+ThTj4tUaqdrQAP7uV5Vvr092//qsuz7
        PlKY+ipvr5gTFF6ZvwWHk7ZmvWwvl7Tzlh7J8sBrWRmnJFQedeoYmB6h4rUZHWxLqHzLjiJev59KMbGZr1QKNDZ5T7nRlJh/XuUvoXxjj8MF7J2sRQt7p6rc
        aD+CyHsgvg0Fr25gc/JB03t+FnGfn4XuTAqXancm+wM7k6/KJa4oQLUEiTqgRnSOLmtH41AJG8ZZCks78E/Z90CibVSeFA4q5XKjCdULOk50yi5j2/mo7wnz
        eReivjNhEjO/lwZcxxoBWCFHxn2thbhUJJI0LE67DMW3dhNm9ob5M9T8KbJFjOoSXJxOnMUxfABiuiar/rzHBN3qdACaZ0UuXV5pQMB1uKs31F090szdsWbu
        9jUPd6iZuwOC2pfAWSayXtq+QhCRNyh/QrcFz/PwYRPTPTs6h+c5m+3bcsrmSgexvdDGjCoFHYE5VH20i00Wt8Vm5E56IJVlN2oLGtoCTluvcspu9OxpVUZx
        J2k6zKPwtTD5Jc8uo8WEsHFuQtg4NyEkdqUSQto+vEPLk8HGufQY2BhypyR+DhxQGrJn7SF5bJQEw9FPyI7UhokZ+HuY3gFKtBB/QjPsusaL0vC/8pehUMdd
        ODgvxw94y/ADHvmBoOIHgpUUUsoNBC9JAaWPLsMLfMUHNnLN+zzUsJcycav+1YiJELBz0ck83p7evc+qgxgRUP1lyHvv/ZCJcm47CU8z4Gba2c5byAj1sGli
        Zteg56rbCrMDuK6GdXCfVr5gUflQ9SQarz5joZB7COBBuU254ACoGrLCsTV31fYW764SL11Tz9IXCBvOSRPQ+KCYNITM4N/eDaqWCWXBv9WNhNrhJlLNN0y8
        mYmHI1nTuT/D1Bucm77a6XVv7q+kBcktQQRC4jRX24intI0AudVKVEtTcl/PwB1o6oVghvkiuGWUeqdSDNjb8RZD9jsVZL+1xwvRVE9KzYsCj3JPcd4Ij1Ep
        3lxdbxqoT2Tbcue2JH5VPwOVfp+M+jWLGPUt59zCn/DpZMItfMtyW/iw00sPXGwpfiJdaCRPusvyZdG5yVF0bnIEvjiqkaMt5MqiJeQoWsKVBX1cGXM3Yee1
        3G/vCrnfpTTl/thrHY7v7HmTOIwmciyYaZMOBNA8NYr1b2aLbr+VZmxkKXUUOQXJITrKVWUWZJP+oqUfld/nRyX8Ag2beLOGS02PDeJSR1AB/m0JJlvyMlYv
        RHcPv8+Q71hUW4YtSIUTar+8gnDFCuf9YsQxxnfbg4mqeQYSRSGOocLv6PPwzuwAvyV8bcdik8YmgJIMkxHYL3sYx6/JM72LvDhjQnH+DPCziyWqtmD8HKoi
        wY38ljpchBjMBRPgx8BCPvhA3jbt6qEbJ7LeD4AalCXhYSMPd0yn/nBHkzi2dRJ5dp3jw8O6Lha5AATMB8nutT0JVi1QYxDyiN+MGJThsyOmezZ3qcPxTCo/
        h/QnMsl1Lveu08M+xPRd7s3oAZ0+eDlc1szA5QibKmHurdpQRibWnvdrHe/XOj74UR1vRzXYnSUrDULYPwjxokGI64MQ/jiD4L3EQVBXB+PpIFibnGcHwaMf
        xjKDENRWV2ASpOPx1THDZ3p5JlXrG5egf1wCHZdAxyXQcQl0XAIdl8COS8VyLMq/QFlVPaRUw+kkqyv6J3UoBouHjnfTE43kTzwV/P83WpdeuK9Lspe7fXzZ
        Szcu/aDPuETTkjUsuYcq2TSwSZXxIZFNPZVNA54FNfPSJY7zKu6n1rJCZJrljUm9R3Xr9Wb7H11W9vyZJbKney4Nk/0GFgYZMm853dFvqXamXujIzedWW1Uq
        U19VpgGT1gVQmXoKMuVVKlOv58qoKZ54K6WNxi6H0sTqwH6G6o4st8f+jAt3/z7bjFXHl8YYyGiuzYQGl+yL9g/4rq8O1pZ3cVU1LxsQnImTz7tudFg1/H5P
        w59bmTRT8GiGjTpIiu6XcEI1BF1h/SHiNizsuSIMVSi61tRwtc0DBn8duikGKsDT2R1+YoF1JvQ0HXiNEXKwl5fIAYOJNS8gtCLtX5u3uHQjVqsIM/VYC49M
        K7rJK8Zvr3bEFEfUg052+WzxRSe921NBoHKKDLTbDgi/NVih4uKD/0o+uEz4x2GrvKZXcUu9Cvk96lnSf/S5haAJdB5VZzbr0uFYB5Qkc8ogBid52vX8u1Ds
        SXCCJ1XCdXK6t0fEwUstzI/QS6IZ71PE+i856U/zWWsRxYWf0ZddQkxp6gDIY7PGB4oJKQcEFZtq71oaiBqASM8YHmpDARwgu1sUKAI/8SlFKLnrztx/jWp1
        VblE3hpZABCaud0cKdNaO8kWXXlQXpt/gwijQ/stTBmcsw8h9gX95RSvv8bGMiAI/qyfHMRYa56EEsdKd41Z+rYiNwDh87newTtj/Sri8Q5FqVKHB+6vDuVL
        K9cFzL/JSE/OlT2DNOVdnfyaV9rm3Crprld5POi/hUMusITmDxjD4vWy8YZ92XhNcI2uFn5nwk5O/A91EGNNdhJ+kUxf+k++uqQyHRbHDPXW4rBkwxkF8JK1
        NBdoLewdp0yxG1Ypdh1C0ZEpVG5DTQjE4Yf8ClS2qzk9abOlsLNUZfQt93+d6jUodzcCldrd7SGqXkudg0fHmJLJV8+kiskPFqley6x8XFxsXogpGJaKhVpW
        Pu7cIXqtb8eh++BI3UplxyF5yNV96ByahV56DL/UMriVlsGttAz+ubQMNXmuXp6+trLGofaa0CjLgNiMREBdRpocr8r4aFPBY5UYOM7oenI1NZRaYej1sD+3
        E1smhwMjHKb6oNXFJO9zK9tdGRnElIRuyVr35OJbtZccZoDbXWWE8zTJxoxuREremNGLftXwnHPK5Llerw460Zl1hH7ojvVDT+qT9VbbCR4hI2wyp6oH3MrU
        6KldzivTVtLFXhnxCv28wgus7VOubimyVfS+6jtIieBZjiFGaAvVRBy29JM+UpHg6WtessUMgvgR70cYws7lhxUs74eVWi+2frXXBt8BeAC1sk7PVPBSjGIr
        v7qyiezdvtc47N/JmnoX+U4OZiV500TuXM7o9ofe3y3OS39JETAti2Iv/rJeBImzW1ol4xj3cvoWO+DnCeMQ2pSB0ODvpaN5lYEkb2mCVukmC0wgE2//o3QY
        jAkx53hliEhrZ8e32QbpIwybgE5TVx3/AfUP4gNdWsQWaSp4gi7pHuqXCYJBmaQpiOxI3+3nIQOOmL6koXChTS7LmnD2CZOIKLZwArv0Qt7px0Lsgfe9Lg8n
        TNt0sDgmTsxf7jn9uGi2S2rSZ8DvogI/WWJEYKcrd/2CSAsWe55hNxiubpcuBcnl8ClgFhNHl3DlWm99ayDUOQVFVU2vVb75cV+ox3nMf7UUX7X0UaZfrg4X
        UfxLzypPw0d6nlS6JVahALUaw6yCPVRz5zHwrrFCCu/q2ZLoNGaLjWDaEaMCn8v/LZ8AKFDluwXX97zJqKBQsVPNrO7/1U7pl/CupgJ2tpvZBvWj8tSBStMB
        quI0rbBdp4jmqtiuo/poqo+OEPvJ5gNTwhfW8FKDYhO0nojBUs8beWA7kDv//ItP/+7fYvUnb3Z62w5Jv7NEJeqTe3FUHwojq1MZWQmTQGKuoHqOVYnu7Kh/
        UfvmWRLhdDZ91k9KKdxJ/tR3ikff1y2edwvf+hrJq8+CKfuynNBZBpjU9PL5vK8ON9u/f/rff+SP2pvpQ1N64jzp2uzn8+5m9aH5T1LAp8g3b3UerT35MX3y
        bXNflCcfKl+b8zYjFs8pviKvHbPffY9bJlqHA9L2b//FV7//ew+PbfaO4NcPvvz49++Z27qZPkgs49TD73/sW85muCIVX3UAAsCP39L79s3os8u8G+WF//bM
        Fz/C168vK/7bX3vsjAOMYKf4M3l7n769t/f2TK3iV9i3jso5HJL+3GE2eLwxXbpEISH8s5/++N3v/eI3XsGM8L3wS6f46FtF+nkCDfzvb5MzemU987uKhGCv
        3VSeXCUnT+L5LXBaaghVg19UU/5/0tG4zeI9pafSZwO3a2mD5haarkyIPuExS0jVriaQ8Jg3AtuRRYRryZkiwoGLUkQ4ZHEb510Ap45pwhFKXLg7KGebeIbl
        PjWbD+F+SD8nzeLpAwV5GIepjJBBxrq/anZNILOCKjUVb1/+pnApTQunePgUMpxFZjh9zKa1gPHvlE9AfXeC2Y7SCL5N3CJksQ6a2AwgEK150HQI7eSl7/cV
        2ssF6BeaEN8m9Sf2F0G/CPUXE76uCdeRRGo5iFgTC3pZos5peczXFDCM2QX68qcfe6BRGCwQkSWqushO0jAJKhIeBKBkrSKxVqSlFUl0X6GeL1AoAXQBcOkb
        CTMmBrYiSVWRVlWRNGLFQ74VmlTDFGAAGpICuqCJXSLooNOpu51SgEGMScWjlbZ+4uhMWSXP/6zDm3VIKn0zNzojvXdH9N1U31211Vml765+lbtar43CKOxo
        9BsLMznxhm0kmeL0HfcUIHMTc6ETj3AR9ucHfMP0rSaXCl6M8w3+6GZZm8hgi5CBl/MMIQMbEUglA6lmZyAfonPLDaBX5AO+9E2M5hDzCaWnQKA4UPi7aO6W
        +WmR9uGL6+jkgij+PuaOhZ9urCBZseIF4t6l8Gv6J/9AplCSdx5g8gzGpkYKUE+IuynN6xGlhHua4lDGGzzkPS+3m1jH8Dd8anjqrlRMOtfO/Z7AuVTc9PvE
        zSTzrT+VX3oH9/LBy9Yhj0/ZTSikR5VfeVSpuBku71GlrnW6A3tSRO7IXr3HBHUu3rOuBkchaE4xhzwOQSmL9qzbvdJ8mMkDqoymSl8hX/WxfvmhYmo/1R4B
        zwKVfH1GjkwpPJY+EfB2XfItheS+R5dWzHKHoZWOQ6SVcxktCgq9umb8MxqBlj7QSJ69IOgenrjTu4N5Qp+y2PlAicyGyMtk6VU//PD3vvzan993ZXaxPHI0
        0EnvZZNCLAZk2E87IrAX978rzVrYS2Tu5Vm7SK15281NPl4hBN/IiUoc6gTeFvbUjD9eQwf/2Y5T/OoRFCf7kBQ3KMW1AQd+1V1P3zH0f9/5F/mbdsiPf3vr
        ni/f8gXnX75xB6f/At+QfTtLir98Bnjc//DlP/1MI2tW9Zd63P9m58gVz26+640dnYPZuO2wiwHKpvskwMVbGvXY1qhHxheFquIkhJsj1JmTPpSa5698DaHd
        Xmlxg3tw2bVYuAFF9B2gDkdj1I65s5W00BMbJs3kfHofEQHud4n7DNGjzGkZc5ktfs1xenkiZdjhYHjMYyQUgyfji/xN+LMFf8jVCdf1PpfYqoVTdQ++k/6m
        CxozDbxV3TZBxBB1mr4feSdd8HbNkyaiKf/389HayMqdUWMekF6uDdN4fZhknU+a8RP5WP2Jsb4nAqlV3GsgyhszoyfycTOG0vH2+gU5mqsUR2K+OJGP4s7C
        Qj66kGdm3IzXbo3Ja+Nya2whnzohj8mfzIzhTP6sX5ifn1+Q9+fxDX3STPa60jd2eqcLLgdQFqEM3FknmHOzV6BnkFZG+vQWWQu4fEN2Ka7eibiJmGkiwpIL
        ijVNxGvkuqaJiEHYmCaCmwPSRBTTxZMfLZG7YyZqUNDy8XRtMVL88KM1VO+zbSCQXT8WOM6c8xSz7cq3z17vXa81e53UzKBa0951iKaYzDaipjEuXeSn2fk4
        jGa5rOi51Worj4tT/mzeJvjnpDnf5Mak80F+3n22R7a9GqvX5DLhCScdmvMfzy/jqZT/eL6Zpy3zygdlvmwG3PRlD2KmT161KXzXsy9/8aKL3pR35NdbPvOe
        809e/buve2M+ciBbZTba4h+94kT2ci29hnL/+/buI3L3Ev3gCnc3yQK89MiDxYuDB4S9uqw678pGNt+azVYXGK3JbL05P8+yDSbPp7ILYerKW5/IfqJ4i8IM
        yoXzvTtNN9hmi37hsLAzLw7u7LjjZpM05yrXTo/E/MSJ+WydCT+RjdtFjoDuQTxcezsbNx3mZ5f+vESm7zwu7FDyk8tcLYsrb8jldb0u2mFGdsjvqgN3HDzY
        cUyPnr5evjiZjZrxbAyeOOO1J+U53pHVVhWH0idlF3/OAxIUKEtTMaGoY5tMT3vyRrO4O5ot7hl4LWN3X4xmhUPuZK8Udq8jiwu9fM/vn+D38L5MzjuyMZ6t
        S+8Yr9AJzKp6O+ptOHBA67bWrMsuqLdFyMOiBoz/WFVfu3zVx8061F2rfUGt2uNlreWqW8vOeqUQA6EJEw/kIAoThgRI/ptekB8Ti6jLhFKXl+Gd2i150IzK
        rYmF/KIT8pj8eZmZwJn8mSbhqRo+f0LpzzxKWVjILupl0B7rnU6YC3oVXPsAKyRvXWDWmmmp3oJZe3bETJ/N3fwV5hUMYWFVyuPZv3XzS82lcut7rvyX45hf
        ejZz8rVGDm5+wQm5Jz9/0sjZWpy7+doT5ieN/BldUuEL5vO1PdpfzXdU7QP56AP25+krT2gFhbCuRQ+dyNcuLOopdOKoduJE2UPsvjHQ6LX8cq+H+Gw2Ad7r
        5eZlva+OPSCVlfFaK93M8VqLAZDSpFNG/xmdMqadwvqwK8Zs91ygtZJmTZyQqkmNZKYsmIs4U9YuLLCucom/pa7zZuPCfW8iTu2R1qxM4XUy9SZMdJF/rCWL
        TY5HW9kYjkdaMsbj5kIhP1FxbASIcKtlsyDDF1W79OX+CyMmqrr+cv+M/Kwiln6/F3Tknx4B5ZP9v5keg0dBtNF5yFUdYQS4BKHaERAUmHpBHn1eqsfJDvZD
        7ny3tXildZDZ9EjFtjjOUkZEPnYcDiHPJ7N5WSja5rKl/HvM7bEgUfHoIBqaFA+5bGiS3l+it7MQsB1RcbTTX7X3dJZUDUD3Z5wlVTu9tGpHB/BFLVSqcwv+
        3I4/c1oxEZjYH6fj2XxYyIitmRQ/hBeHexeENahxTwW0ps30M4xBvClbg4reqJ18A6DlpSlV/mezhlgPwn0KM5UoMyW8Tnn/9+eTfPQ+c959b8ibE9mFMmc2
        GDnZINNjCidTshjOw8l5civDSSYzaz1O1icWeqiAHq5KstRS185WEdOefd59wqZ1/2rjW+9774FX3wgCajZc9X/dCgb8v12JdXShbv7ny2fOv8+MvyEPJ7Jc
        nvm5nTrgwpHJbJ2UdSIzNl+nT6+V+qy9z+T3vQHjNyo1C5F3+UKptJysM7ncRzXlxxhW8Pk9CiKcQY2eAHxI1kAwmw1ah7eEW3MCMQjs3rgsrR6Nmc/Xv0FY
        TbP+RgW3KUSs5Icu1JV2NJD+wSwMpOcw0EGWe6jgeq61I91Z2baXWWnPd/tW2unuCivtKZsoB2U/1O1nih1cPNXNz190sTgtdeS30z/3MGOeh+UZsEvwgL/I
        Px30E1j5tOOfCYS7i3g6F8qHX0jl1yvk5PlUgf4PbHVOp0zzK5RQvpGW3/gavzGjOR+2wWwy7V2l6/4ogByrmddbLr0aYwM4rgXlrfRp9PBTtaUGecl+4Dr9
        wD79wOsSwM+o5/CuDj/2aDgrbM+UyexK/lS4RMbxmTn6XDQm1IX8KIM5tEzpsWn82YQ/W+oE5mn428F4o6s2rBMYKUEJzOmov1rPRkuq1aA32bnoi60W6EbL
        limVSfGHhN70kZdHXEJU9qgJKGGtotFi0tKypAUegZEmT49Un0PhrEuKQoLSWoaggHWtss/nWW9qmc6tWNyyGGQFycm4LNvzTKbUJwSJAf3h+l0vRJgrelJo
        MRYxEDn2U5JXKrNO1hdo0RjIkAgOv/LXH5//hz965DVvVK1vR/5HTqBBwAQV6psLwHDhXKd6UkXWkyrWLy9VJCiBEPttWDxG5NBk7gBI6m05DEJgb2sm+TYg
        ONC/c6vhqSPS7dM+pqOf1KPk6jjxoeZb+WONwUoh87coq0ElEG7w483eSPGK4pmPVfJYMaKJFFvVmInENlTc//HyCeZDBGj8K1HEtDephb0SJb2s+NSyzyno
        pQigPup2hkqKlkJYtfCmtK9UWSB1D9X4AXS06kZBcCUKq4GKhC/4Kq2e8a24etpXefWHvioklhNYN59TYH1lcb/tBHexwHq2DUr5b91zCagQTkEiUtIw2UNU
        75JqHqwUQqVVqsgPallSYcsQfDhQ5TiSBp3yVap9ws8uxvEpPzNItjAJq/SQufhyP5aDudxHspmjgfSLlVJ6WhkqcxoAzwgMP6Dnmxg5refbUEUa5yA4uzjA
        2zOAUK3Ba/icYzx8zjEuPsdckVPLKN++RuXbkstfd9IPLnP5G7z8y66zSEVn1P6qRsd0DP6h2qDwx2+Qrw1ytUFEF/W0Qa42yK83aHG8wpcZr/A3gefdyYBo
        1LIptWz2KXMs/zP/pm0n8sh4vV/Q+9ZEAuYSFZHAXci92ibU90Lteq1YEy2QKY/nc3v1tx/ZNp8j86rQzoWF6hq/kEcLbILc0Heiq+5A7P4vvkf4G8byojwY
        XOzXrkbFF1aorbeQx7Vaxb13zDKt4PVIpZvaV735nLB8KHHe+PbZeBs+E/R+IVShVgXa6bXD/Nqnaq8v12G87mmHBVWHyUDNwwUIPVN2GAbPR4d5C5qJnR3m
        zlNj77MMKEZXmoXN2ixs1mZhsz4Lm5iFHg4wOjcxCxWMQ2ehr7PQwyxs2ll4PA7CO4M7fA3VmnPL9I13GO/xfKTub5EPb3ffUl6IXmdGtjs/k6cHzHBNm/RT
        B/t+/mztZ/yW8uzMi87rTHrgoNR7KYHrnG3ngMmIe9fUmr+FS7XOMHEhVZ3FxExI55p+INAcrinWIdSwzATr2+smQ1YqrNc8OZE3lxfAmx/I47oA3hIROIYI
        LDvj8iJwx3TklorAHfwZxFZ6NndWfmXADFSv4JgPyFXsvHro4NDEh00sSwZ+/d9Dlhs8dfaM/U9ezKCBkRUlZy4kZ5gVIyyBWKT8GCS6C58vEH7hPVP1BZPl
        IY0HquUJBFHU1gGQcWVu5vECODBl3u0tQJLLOpflK10nj8kfeQRn8qepi6CFL8vnYwJHN+XppmnOLyqoyRqzoGZtTemTtQsoSZrBgqVMOCo10ax52dTTwvs3
        MpRp8c6B2eJdk68lEmkXCqtSTxWpnko4vfSOLOJ+JcwSQBfl0uOlcjMfUm3j8nPx1XL87nhtLsKbvKduM0Owm7z0V5kpEWJGOXmrqVvbOLiNIFjGSzT9elfT
        r3M+MyW5rPl9wsXJ0b8JubMbpgvOpmGEb5mWA1KmIDSwY1EGLA2RFT0MDqAhq7LKz+j10Qa75c4RVO1XXbfaiaDdjhhOz00VQWTIYGca3dTCmTKqtTTpRBW5
        0nMlV3pekatIuYBIuYDoXFxAZMnVr7qeq/l2USkFt7SVQlxng8k8u7mjaY4c9fukJ49pVFXSc62SnldVaqBKEQ4YjsYK+3iEKjXKKg0H7Tsbh707qgS4/pSN
        VNCJsm3HtjfK+Yeu/8z3Nrzh1U+8ySZhPFaD65Zz+1umo2uGCNc9RMf6Y4uTMH6wnoTxfvkB3pwlMAnjvJz8f2/VJIz3891sdfGhB7vw7BgpfuvBLjOZ4TF8
        bRWKgwfHUOoLg/f/s/c2UHJd1Zno/a9bdetW3erf6q6WdO61MG1aMgoYIdmC7lIkW9jGiAwJfgl5sZHkON3Oiy0LlvMsLIFt7BBeEOTP3SGhqhpGzAQnnnlJ
        8BAUCUIehpAVZyZ5cV5YRC+/Th5ZcUIm40xQePvb+9y/6mrZJvOYtWY9hPveuj/nnp99ztlnn72/b4J9FJhXix7+jUeieJzGLi3AmRm13Q3jMWw9PvLoZg9U
        4zG4VVAif2rEk104HnnxVKHr8PajrpJDsv2Y3n3uPpqqvQNb+X8/tijjVHGIgv+GJcPHCK0Ar5dHkcJ1D4MJpk19/82ijVTlQkEbwcjljUwf7yivcN0rXE+1
        kTzzpI142UwimomH1LNr8L5krcCTYtFYZ/VixrhVNRrqsFPfXk7ymDXrJC2S5Merlo5l09bcUqw/dNu9F+I0IO0/LGWxa19Yihty+uivL+Vr2et1AqevX8rS
        vX7pWDLeSdO7+5MX5GT3xQuKLuu0/3Gyyyef+MDRLi7Ld04/9Hq5/MHv/wxfbujLV8vlh37/p3E5SIJ1qgygBdMijKa1mvLQ0i060HltqDlq1BzNfoKxyxu6
        5emWGtAER+828afap6MlxmWL1VKQ1/uod/qUR3MIKhwOtGmFJ7583cfXLX6kN+hRkr5ooYUP+tkH8Y3SV0d+sP4t+KDXS+qpZEGtyESqnn/Qw+QO+cNddIIA
        igVVVZBqNzNqZrSqAnvhjFZVcEzasON7qg2zvoUtghi0GnTm4Zyv8c9quvdA07cla8mKlIhG0mx45HXEgTb/7zHu8OZa2m2XDl7ooShYR2Qv9KBRVLOfL7kP
        451RfZivp304zw+vKEhhqitZWFDC/IVhvcaShRAPTEpXgVyEhlSX1qKmCpUN/TNdKj10vkfKIF1StPp5cuvD/8+bn2zs6yVBdptatMLtiQ4j7Ql1KHsWLakF
        LOD7/GA1F7SAJSGkGyRuwEyuanHTkauF/IdQ2fqsRW4uhxWWPvwJUPF5T8uKtAgVEAUP6KUgzemnkev0CeiNulS+LhXVjZU9C6R1Xl8Goi5CZH1eKKH03oFb
        /6pjfvvCP7zt2H+3+XQ8nU+n9TRK851MrEwtCjrxsZIP561qUk1Ednev8FlF0AfH2CR0F5ajV9m3vtY62r2y+/V/n1qzbJpAKZWoQj3Hi7Z0W91PZD4MuDpB
        szXm7GmZs5V96W3WXXEb2s+d4rh5lOZqC87XNQyuLMHo/g57mEZrTq67scMg6PcOSQIHJIEl8J8u2AC0Zt7BaeEdnMBhBwoKH9Ep/gbUJg8HOGTbHAzAGnPM
        pLhttlC5alwsd2PiGTTNdI5qQhyEJsVBaEq8r7U2aZ5LZsVBaDZXXM2SluhBJbM1v/htWaBr9GcWvOJsMUQjECfd7rYK+9zwtC4sHExZOMC37/5Y3L/yQEl8
        NvhprRmfMVNL0vyy2HKiTmZjwH6HIiV9CMsRYIUOKZ7DtmnmMZ3LDMwxUwD7mlv4NaiO11iOGKXtglFaCJPOCNlK8HCO+PQtARZEOAcAAD/wApCCBVDBHE/w
        jRr3Q+MJOkKWdSbHErRGYwlqzGZNlmUw3GsZVfB3Pcs/5Z7MoF7hJb1Kw7exyovY+rGOrsBd92FfKDUr3P3qAdwyC784LN4qWAbMfAtfglIo0TUaW2kGC2DY
        qWPA66ncmyz6RyvxOJCHKc9z4HW2agwhYwCG1xqCGBfuLGsUcRZj4z5nCaCsHTDWOoeKuEVjhtVtrywwgC/ApXFGi3QGC+EfdYE/CGnCUTUpU63PwlzjMblB
        i3qQ69L8lYTQZgLMET1W3WBhw5vmOscxwaU1GCQGJpxQElDGsGWyJu/B0Bam4T6FW0Yf308amKdqeLfGk4ypGjLJmD1kD26qNVQ1dAvGdkWR6N0Yy7scfKEi
        4AvCdptUdWRKNUVdGK7ADGKhAhx0lKeHiCqJ1mc0Ks2KJxjDqXHwuW9k3Tb613AStjOKKeWlRGkMy8MxjdwYhb3MQsjTEVkJORmbWxZ6Y2WhNzBb60wLZ1up
        oNYmBR16R2nwSSko4saYBQYusULsw+E4noTjCMlc8KG6Wb1/IzStMkl/tKA/eqQaxqF1v3Kz0r0dJF8j0GCfw9NDG8HPncdl0i2gaY56hUSignvPmXE9+8Zz
        i7fDBLMhVzblyhGrWVIbnQNsA9PBH/E28kA5pLvgaoDByseVQJRgKM+SkY3b2VIKT3I6shQ1KSE9RQKPC3X9M5A36R+b9qCoi41PPsU8hchFNU0AqpGcpV/y
        l9KjmAk5ug82vYpUubxW2/Txysa6iGsjrmV19nS2i88agK70pLJZnfpSpxWu04o0jtSpr2rlshReTWuoxu2FAnF9QfGViktryE9ryE+L+kI1lDf/xfPpke7A
        xz+9cWExPeIGDJue5COt2r9FgVPJ0CJKeYaIjW7Shn4GK0IWLD9r0kqa9c0yPIzP/DTnijTt0eWo5zfK5fBVY3RS3nDbPr3IEI5p20L80ia6kB6xTKzpTqV0
        xwqkzGmnqfKdarG2amltXUZ+s9rT1a5r+G9HyAnnYKMMP70YgKIQFFIOgs4ogcAB0WGNjrcJx7RAO9Bxl8CzOiC6C0hj5ZhA1jUvM8hQ+4W6pUW+s457ubFn
        5MgRXHbkCDbtIuAxrRfESguWp2s6TAVsU7H6W90beJwInMNMTeVp6c7E089aLHDOmMEXMoMseLjZESDdd93Uz4N0kvTas4tHOtmPp+lHtA68Ko4ipsNhoEMs
        2EuYlRbsXYxlZasYcc9CL2gy9BipEoZEoGBBMOjhX68wxRbUMURab8wGTbydYMwoccVjhj9vWZ6UTvTINJwzJz9FjDcDkhiY1atHDmJxfTSdxVNFZEQA7QbV
        40UE0m5UV9KAWp7FqzyLa/6PfBYXW7jfBQwLlI824mkXAK5zjHH6hGTMejvigvqtrtIoc7YElZNuzkHl+9+DQE3jtRbY0/jBdvFBPPFuQIe+FoEzWmWwg58z
        LYsUcUBoWyfz9rBkcWK9ITRmC1c1cgli5vEfsDEY+LYjTGSoYcoqsu4doazPcnDSAgdimTj4jOPtYsxAXC9Ddiux17elF4NI3pcVYxULuTN1xz/lnfTEeH/R
        kj0FE+vYBg4+gg4hjk0hgTLhh0R/FP7MR6sZgq51MmfU2jfs+MSaP7Ymmti/Eycnr/ukuayZpZCeB+8r+rMrd7yipJ60Cmn5AvjLBGr8uvbDUvZmgfHfDUZG
        efSvLR2/BewgRrrUDGEub6I8CW5hOJZSuSvCzjlJMrQLzm+nxZsKCixiGwB5uYtUTAuyOQnLX1hS9yYZ7PoMd+D7kiZUsL8z6cHQr9aCethoGqZlO65X0U+e
        NpNxGYKGzFHYsoQ5Kupfmkim1LhqYj91XI2PNlJOwBiijZQT+DON70b0blvx6ZSawKEth0lkKc1KlqVxTkmPcNku6zgnLSd6PG1QuhPpZflwMoUbeHZKT1Cb
        vU1fiCFT4zhEzPMFQgr6/VVKOY0WiV4/uDRx6Q2U7BaDktxiPnRW48/A2YoqhxMwKdEYVTeJQ4MbLfoaj5tt+oQLWY5gfgnX8EpvXVWiv88QG1zt/rbT8IV7
        Dg5lFdXI9zgZG3UBpitu6rUBfSPElUNJE23En20O5NrhDTbFlmpxI4Z9Om2qZuHWmBpTTTHsj+F9+tOSlOhPJNbSFq8vm0iELsG2TX2oD7A+eko10hVqyJlq
        sukz+s/WuWQGvm4z7PhWYUc3OLNVxJmtKt5dzBwFLq12SszIjHETEskrvearFh7w5QFDHnDA31YRl0zEcrmPq6p4C3Is34MVuIA90nhT6HDwU25YAnejpV05
        mTsPX/hZkz34DEYda2jOrOxeHrtADUuPVKk0pIHSY6DYVI3o/oDupE8jr0+a0jFt1Th2kF0FXd2qGLgPtHceeMs/xdUlDDUXzXUa3lxtBAtLeY1DMYKRXhPd
        z8SNkAsxJKLy138maeZGqASyaHMbRIPesU5+b7GHZuIm7Sn7SIdbxk1bRoX0m0+psc7y+B0I49uG4qe1hOILwNvz4m1sgKP846ag5nzUFASHnimk1gAkQHv/
        hCmswYAjUI29cKan2WGvzdqgda1xH33yogXbYZh6jlnRf3GCv6rYzVP+SZ4dLrgFADQQOnzOzsw2PLtrEw0DGH3O5pnanKeneFd73volk2PnH7WAFqMzb3Y/
        ChQckBTPG8ZuvvIQX/m6kV2hl41Vc7fRtyXA+r4kvNY4bcuNH95tvJs0kgXjtAke5QXNqwwGRZIXOv6EKYzKj2HaMDhagRWcj5pCuPxxU6iWP4GlAsdrP0Hr
        k93Wk/hAfbf1S7bQHz+Bo7fb+gSjHu+2Pm4L83YPR6riD+NIVfwYjmN77TM4jlNVYz6HXyQgcf6NTCXyuZpgBtHnmoyjYMF38RMa7+mXTEacaAIwEKoPYHj8
        vKdN2BlwPWr/lAabIemoWMxvD4umTyWtUinHYiZGdx+P2xAjbHTTLODpAMzWAPI7ploF562Wmhj0jojLLXjDVetc0mZB9VT7LEtiJdi0XiI1fuygisqzciE4
        V8Amu08x/BhLRC4PbQzsVvS4w2pGPrGy6pG0ChfCDkBCFuxnHJqq6fi0E0/h+JQTTyN1m9WVi5zQs/z3OQe+2SSTX7IZtUpQooRHAM5q0zRFTtLH18ysybJ0
        WCvyWTXKNRSL1ApET2PsIR33npBJp0ypFGx4fByUBcpYAQrUbuvTtpQ2+nl0hAuuBhYFn/teew/oK/fau+jO0goDU9C4QRLYcg3BZfucXUK1NbEuiFJU25rW
        lWspqu3GLljAtYW2HGns0+UU+zQwRBqh+N9img8oI0XcsDLEjdgUallTQPwpnauAHHQW2x0sHqaebErgDMGXW1bzJCP/9KjCx6jYY6A8JYWAmQIuSuOPwb44
        JaAIk9vztUmc+kE+v6gjwscB+T8NTWB8wZiHxnwOWt/Sg+eTyoA5PSo0rSob9tNxqieS8HovsbVicebhJVqnmKmacfcNRw4eL7jW3X6c07VvpcmBDoeon45j
        8eUq+8A/v2fh2A2T339hoJ/e8+29JDh3NhkHPctzzXu6p79ASuIECUnSUBOQ2EiljgZ7fh17mrQO/Of9V7/z/EDZMONSo9CsHhx4574ffs3f7P1fXzfo9RMA
        R9oohn3gA2/5TvrfbywOchcKLKsOXPcrP/c9rda76fr/zE98DNcP/OjV0w/c9ZnvWpQVIIlPhIWgGu9W3lGc2uo0SkwoM7bzGnYy/X26a600LGYfJuVJDNA9
        zpKLLWCHHTvhWafs1Wyau7h0JCSNUvwMl9UkFqmOmgTa0AR+zdPEKY9efPhCYTOBPkDFdArgwYmdWpXpSZpI3bTKl4pVbo+uco9BJ+xCfft5fUOLws/bpJ6T
        gCo6k5rqQDz3aljww2sWLhTcCrVNWqG2SSvUyq1A7zfR0kGfPv59Dxj3UkP/6qCXx0GyNc9WNbQU6tYbiNx47NBVlcvV4UZM7AG1QGidVG4qxocXjwgdOWXa
        LagmsIvYg+wCqohK3mdIEBv6Y4/nhugHgkGcWy0uLh6JJ7Jul11+fnHQj6sFuck1FGbcsw88+NQXfnDX911Tai7n3Flsl2apoGXgcbBEqti/QctU2AHhttnb
        f+m0tIyTlmoXlUpNiD1hkoRrBeLki3AZIlw8t1VIKFHJ7Mhw9ftm/hVVMqhWXDUB6ODx7j+b9yTTNGB1e38g4gL/jXEaanEnuz6O69jqozbhbfZcROBGAD8F
        KMeNfo/5XPw+s5c72ONXabcdKIj0ux69dPYh8xXnBwd+7bpKC1LSGxx483eyIJ2nVoXWHg0wsgDsnnTHHvZ8JvAT29Qt9HP+d+CR+kff84j5X18/OPDlsU9O
        kWTR6wf+1Xdqgctkkq6Cx3ZAlcc7RZR3uNbYgx7N2SEdqTbS/rqrS62LvWda295bLnwIpxi/x/TPLhywWKflfKrGgH03K5Q3/QlfsHbLY0l+Wg9oRq1ibpvC
        DvUuOvh7aZ0/BR9HRQcHlokpVYdlgpanmDmmZGd7krFggKgHyFCLfbkFX8+mieIZc5n+njGX05g7c028y+HEnrh99jN14SlLOp6MbWpspzGf4peuJvaBpff/
        8n1bfnHyAEwpylmlTpNfIUG+Yv+H6v0Pf/66o8rNz48fxOQwRgqFSX2Vjqct6pzUFSnxP4AxQiOz+Txm0v1DGEHHsDDsA1gKp3vQTmM8K8V25hVbnMBoxefy
        HIYZzJNprIqRPMQ2NPdebEhL702/k4Tpl5Ja/q2E/Zw9+N/oj5JU91CHO41naKl0PazSg9w8CKZIeux52K2rqweuehuYBp9bpIZfxfWL5gB+yNXBgNmY7UGf
        PYNY8lUdPVknRQPAMWigmCXqqt7DSEZjlaqtHhD2xH+kNENO81YZ4ijRzG1xD70NoIwx+JDo5jYZwBk6QnQXcn83Vp/cFrfFXLQ7GeGQniDVZIxNVPoN0jSi
        n+RHInkSokQHpiriwkrd7KIek5gDnJ7BNrMN126Tikh9aC0Q41nuJwx9pcdLpjovmUg0YVF7NVPSDKv6VrayMFjV5+16UvUFDOr9nlXJzKyWeM9m1KuaGF2I
        UwyLQXQTM7XCMuOXtYFhwhSGieI+uiPs5QWOCZNF1eGtdEubVi1tWmXLLglbnAOi57vK2kwLugDenxhtrR1Octham8cXQBMVnFAOl2NOlo2FKnL0mqVCuS9Y
        InY2sE8oY5nTF/oaV2kAfVZyDUHM1IUyBNG2ogtVQaG84UIxn4iXgmuXCnV+kK+mUDwhxEHxctx7I9AIVeKrMrolnWGuEFtTrhfb0dZm4o2ltvNSO4InbG8s
        tcv0G3mpPV1qLyUh3lhqt1DqQtxIny3hjEsslN+CoM5yriGiRY50mn+Vp2mJzdwMvhHY9ZPOKbY5UH9oUn84qYxzSWszIy+bcunJCE9u3NwALEhmZn/+FHwu
        3k4X4JKzmvktwPr/9MMt6sQHjD3/lTTGP1/sdZ/iC4WopkFBr7J7EraVe1FCY+8l+UgOH8hcyOEVSRNTpd99Rr6z6/s//+Nv/drVr+uJ0PL81RvQhIuoKfzp
        Fd7miDEajOB9aB6Y51r4bRKyW1kP+D1SPJGVq2/+kbdCvxgcuPFt76FB9gv6evdzV/7C2y6dp+s3vG//voNv+OxiL90lMhFNCvcRiybLajHEd9T20VF4Q6E5
        4NmZrqeMH1k6AovbSFXdJFU9LKnqDajqTiGaCeqgW1TUa+zcUFDUS7Ojz3oRqSg+15UE0w1AYDZSUcf1UYq6N6SoA+CZpiAj+xQCRvL1AZR4Q3l9+LXCtZYU
        dbjSw5cHeqdbUO57idjQ6qK8k3IxUA3o9CZ7CFX4cmyokFR6UijD7rZ3JOG9KlzpPlt5A0+aRg/YjbnhFJhRMNx1jeghO2+jPLL9lMqD9o50AiDwRbo/wXT5
        /0t29X9gkW39DyCxlHgz5cH4c8/2T9qnrPvFFFTnCcCWRXHaANuL8b/4NeRlh/qGlx1py27Bz90tvOAUrjuF63n8r8Mevdnu/CB7qAcXcSjADhyzVXVN9PKK
        6OVZLLCDPMKvHfXp8eO0JhlQQ6ZuE03VHL2Zh72/pt4swzGJsPsEjqPYTNwB3eMABBeLzSau8RecUu5Xc+sMliUjl+YuLc05RnyzpXm1tDSvUbFLS3NbluZ1
        5dDSvA7V2lV1LM1t/IogB1UqNC0kS0tzaAJ1mIucaBkPKnmtLa/NB9xfbSb9GV6ih7J0t3lFb5cWsA3cqqlCw0hFFLtiFX6eUFqDPvoCnksbJqnKinuACqax
        44XX8Fgnc0/xpXsHtKbBCp7dmno8/iCdl7CCd6hDZyt4dqj+lLNGQ6MOoM+KavDwzQu7xIUBRRaMGDtqOjbVQE6YMCFbryskZFDNM87qF23LO2lrFFqmulvN
        ZoTo9bAmYeWcdTkRI2OkGNGQGfO6qCBGdlGMHO7uqRhZND6WxMhnZMcK6YkrEghpCjCJz9GRkKIKpMWIGA9Fye223J4XB20a1WhysYfsP346jnOtVVFrDpNn
        D4uVj1tGYR1uccV67PiNgAFDZi87na5o1IBm9IIyQpMdwybKvMdR6QnTv/SUZhp5KfJhYs0tjQlenopYSYzgU6ZpniTt93tP/M7B6e/9UwAlpKd3QPvl8xO/
        g+vpKV+/HqcHP4nr6ekdRacU8NNAqx7x3JFN0uXrI/LB1+WZ/7wYZLH4RvA12zIF8yHi4NGCCt+PrdQyXf6nTNBO0Zq46lc816EUjCotM3Tmfp9toQUXcGVG
        v+L067xzqtNf2ro0GNSrAXvfG2vZXAINyMDMaeXIBeiK0b93CkgGJC39uh/Iwt/PYqz8JWlVK3+VA8x7+X1qvUG9EuRKNfWp/uAjdQ+XVp568tf+03/oXBhE
        P7CG7XKDidqtUnoveArs0FIWVEFfwwODuq2T3iQBazh7zFmVaSjHypWrN9X/cnEQ/e8OaxIGaXvyitz6R77FHO/pJP8zduo4J9zTL6WZsVSkseCX2C7YTnLb
        41FBTZbmo4GjX2zqWlAUrKQgCBcGhdJDJKzCkodbni2P0t7c77nRjWIjo5Iqcr/4GVV86CP5+bq0dxYl8SlHmhvvI2sD3Yr6lzSYXLfkerlJuOTGyJYorOmK
        Hoj9Utv0gzilm6bG+XHHqpyyTmY9UjGWduKULBNuyTLxGeMmMcXkdgm3G9PvmO0StrYgwFQUO0H37tjqxnHFXlIVTWHjacRrpnyCacIXg4yvnA20nbDEDKUo
        TmtV3iYG5oXYZTDWF+0yB5bWi93ik5k/CBowC/8lLXAdVhveLCdhuyE0JdaG6dzo0i2hwb+i68HACnMHTcAIjXDB4a4jH5zUS1K49VDUF458sC8X+WDrKAa7
        GPmQVRNHPpi6msy8mobekYqxdMVI5AOQDeJKMfLB4RAkHfnQDLA//O6sx+4q9dgRNkoWPJgo890kjjm7VH/kwF/c2H7rPyz+1pt7v/rjX/qpfRwSR9eX1k/8
        5fd91tE+uWNLDE5ggSbFzwciWtCAbIiG8lFmNvSRb+4LvCdeSneRuxm9dce9O/d8x2eMpX/92Rte/cE//4VPp6ndfs+er/383n9azHyIC6kJJVL0y0JD+C9K
        41cc6Zd6lv8nqzBo2psOmtaoQdPOBk1eSjlDgyZQ5gysX4x+Lx81MWOmMA5XL+npsjA2WhgbMRke+Ju9YlsY8JjMMZDZNif1Jz128kZOceDMYYRYneqlo6hZ
        HjhluKTPURPpOXJpoEfMQT6UGxNL2cCZXYvoWjqAFj6nx9Hexnkq/yEzlh4UP2uasHwVFqBWcTk6FMvFK2daU9BMMwo3iV8oXC8km+Ip2bkL9/YLvUToAXM8
        pe0XJFjN6mvVFItOg/TN6N85vF8vV3t5y5BG/FFTkxtaSzpGEZtfmkzTYb8ejp9T1krX+sENbGns184cxUxzzTssNrPx0sh2JKl04FqNFXAncQ+Fmt7AZBeb
        m8WFRJMfMt81Y7Lw2/QHmyVp+OKfmrZFYs4W4F3soQtjbYkBAAZhv4jjXTj/jtAcNjc8f0r5GXbTg4c7jIeT71NWSgMxHEyl9vJISGR6FSGEqxJud0chgjLx
        OoXNbTxMs08n+jXx5McfrAWpg/XgNOVKZ64En7csW9RelUK5gLEDjj+sXtiXJi691TbMkWEX4lQMHyBaEFya4CvUPc47AuHiCIQLWGnMS4YT8V+VPYDwZA97
        qaBJs8sV65aQwZ3ir0K/z8w4RWSy2zuxlaOWOzwgK2e9fJG6nZu/Xb5nsjaO+nMHfb2hPliPebNzXZBonHzhwD7ltI79yRln7KR3qipO7BeslaSNmGSqFRc2
        lq001koFJdsKkSX+hfQI5+tR4SZxotrU41NhOgxYlqy01xUsSMlSNtTRaIVV8rY0wecX0yMii5QCAuY2HW0yKhAl3qbMtTiHZqAq2Zg3hXLEcZaXpJCX6/K8
        XEeLES/H9bqI6F2A/cKctO1SnIr8M4vsIpBn+Xx6lPzgjTxs5pnF9MgFytIu9if6Th5EVcj2Vnx56+ZVsxU+8PHmVZN9IEiae+3TwPH19tqP4rjtUuD0cKIQ
        l4OThE6eIDFfo0uxwbG1tYHaJkgd3qCf5JVcgMK4o/ORpNZbl5A1+pfQ8wP4fjA6CyXRyx724VbmwezGYBCVDK4PNwb99X5c4zB83ht3SaLTdtm1xIEntdij
        3tvpvgsMjaQj3xDPFuDju6et5WQGfTfRFeOpGTZ96Yfu3N9LE7zzs+xCgzCBrQrvqISkTMn5Lmrrv9s8+g9J61Oup+p6kpO5w40OtVApzJuoiSgTvfv2p5m4
        77OA2mBojCTIxLF83xv0JDqOkmn1II4R42oMVMBWFliix9YGGQgiOBCp8JSthgrx5b6gwY1zpYtjAbfoBG6HjDCTagIXBgz5MWBTOdxWu0+T8j6Taa0KVtPJ
        1YLT65TyVwfJtBrHi6s9xoLLVobGPlZhZ2kpQMPaLLMseAClYGNiQ01whsTxTq40eqpelIgeSYSXCUmEiSbrMzQ/VXIzj87UxT+CaWxaX78NP6aylczppcER
        UDmYs1SH9matkY+15VtVymULaDu2rn1XVWGYnsQmgUj0VsQ1bMMfj/dT6oXMBnDbmRHQiRmEF/lqZj+Tgc4oBet2knVnlQ8sZdmToLu/06F0SrXhXRL7OD4D
        l+wZnD3LIYW3h9Ys9RBaZnVIeJrUzDRgycZyO8M4bSJ0ro24uLiDWCZjJZmhaaAN/5AGDnfGdRzm4wAHGOHa2NYBMAj9d6QD/+ujnYTRFXALVmYA8+BcJc1e
        4q7h9HBSWz+XvHz/4qNnaXH28tKmtH2a1ZAnPvSV337FyfPR/QmWFj4n7VPSVTYmtuFpAuS1Guz19Gsp8VluVtEK1CaI4q3B4YcvHsN73hrylWoY52SDzqFb
        BZsUoGkySbj7dXAMshByAGtjCenc5hg91llU9QiIiytsqAYcYR/IUVWGNwAGEdClej2aPr2CxyJU2wAjjgmTOYzOAb8CoKcCPgTpsDTn0jTlXgK/QIL5NF1h
        t5cG8Vj2i7pHPI6e3Ysb3XeDFsqKTesUjY5z0B7nmHXLZo87llhxa8O/zN/IvzDgew3qvXxPRvDCEoBujeFW1tHaFwaDXgHstKAI0SzQW2dPV9AumKjXO9jr
        Qg3VZZxCQM+SqM2q1Fswefl5qp5ExaodXaAWxzDMf5eoYyh0C/w4TKN0BWP2ZuNzcgUe3ZqN1LGZgZnxbBob69QAs5SUkWznY5S8DI9eiTGxuYb9ThgoVhEU
        wIPeNobLFH8tGjBX4WJKOboiHf4HDE7Jno6pq/3dr6dxp14YJzE4tFQrGxnPXHcEXnFAw+dNZl050B7Tqj6zeAycwV42lB0L2fMtvX+3hGKm95fwk5Fz8qnn
        wuLgmIy52UuvpyuGorKa+SjazJXRZEunoEiRWNNvhh3ZypplNV8yMqQH5vCA5JrRPeD0xbOpbq6tL2IUi7eq7RguX3aJSefg263kFKOo3pUGPMwMNR1GPB5A
        MY7aMo6+/LUYR7kWod3OysJzRkCFZgQacwYnbTjd8aBos3XYprGlosxCJz2azHZi2Xrn/+7oqFkMbUA/ohPrCFVlSXI3SHZBks1cklnGqKAsc6QbztBqJZnD
        0B+pOSnAXFYA0CewehGbKOdcqR/o6YH7wciqBaxGomU/7QNcbXm9HMI0gTAIrp49VD1zQTIr0dMdzqPiNzoSAduRCasjTnwdceKbgYuhzBNPIiKIjk/oaYgj
        gzpBMiMpGqJa6dB4T2JqfXELrBTcAtu0BMGy5H7TOVlkc7b7GMPRM12FOgGWWIUXaLEBYDH0SgsC42JvudLP9EUaLPX2H2uSvNFLU8dAfI+V06NxrGBIwZbK
        By3LOuXd373wQQQ0N5UTIXys+Is3tngQqnBN+xhvqoLqndQFvQA4TQL0fcZUeIDPT6egHxs2rWspngHC/uUFoB0AyJEBLnRjcj8r4yDUs6j67P8MEsUCg793
        8wanF31Gpufsh8sCaTGKKdNGw27pCaGxzWnQWpGOBpjrnfvRXXiYdAFdkHjINS3+JfCfv8hfo2KzBFLyIwsqt6SgpjyL/CNbjIGhC1qAxzB1QQ1ljiho8FN2
        GmivSh6gdubu6AwF2cEgjHvgloZHnkSUszOfvYkXn5k+m3rv2ctdzUMdLSNqL/pDN3GjL1IdRM/bsA+1Y4aymoDr9U4jr198IvoVG3HnUtUV6Ap2Zz36oJdU
        Mra3bz9CPaCi+cku/vrRg6GTq7nffkQ8MCtfJxGLftNhe5Qm+RZcLls+wQH6/AGzQ98KFNN8waEycbp3g4umtGFolFai2OjJfznRl5wNeWQuFb4Vs1FfzH1i
        i/ok2oU3QpaW0S5g69xt7REcBJi+CzY09tzct8FdNffcHHJW1UOzdtvctxxNotj74CprChwYO986mDkRb7XA++FAAYg+6wCeBQdfHCr3iWOuq31YxSN3hPNq
        6Su2bAUA8Qj4Ai4NZoxIVy04rJrdaCU2RdeGlXzPshimW7Et8Gl7BDlNth/wJ2KJYenBnzn8UfizHX/m8WcH/uzCn2u6YbcRfd7pGrHd/Qb7qlnM8ktTCoeP
        MXagAZu4AgX28kZj2KUAT3TnlgW/z+ourdDg+wXbcr9lDfcF51vScoXPvNSms0qNd+6/bdt9w6TGM2JHCIPRdencjXkEMdLW5AnMKXDLG2BTVuxoPqpR7awp
        f77qVE5Z91sP2GjOizYPkN3301z2O0aXFJpIdumeRJxmN2ane4smczsJzyXBfvUoEIDOotE3+4dBB4QuK42KYXoAQqhgHHjWAjJf/Wz0lFPPL9AYGf26g+0I
        u+u+s/t8857uU09Fy1dRfoP93zAffOjSWFztOqRp+sV3kA69+TkHuxMkcuYy+zD5y9TWOs8cceozkTWN5OlFsLACcjD9fQEJZr8oeZq/nO4XDH0BtWB1n6Lk
        7Wg7BuoIhNH4S6u86DeggBhYX9f45CnERlPpn0U8gRPtlsw9y59E5tLv0KPPW/qdZy1551GbHcc4h9F27MWgnLNs9GVClQaOT9txE8enbJJ5Wgc2cUjw2VAu
        NPQFROrbsoW3ycdQ49/gmA8uZgTGxW6FRO/iU1H3KpGExJHAVLqv8+5y1CuHuAH/yOaoJuDD44IN0nuLGe5M8M1n0tMzy9JjXl56LpgbpIdqBQ6VufTwhVx6
        zBcjPek7ZenhMaUgIvOQJewbJGZJlpyCoDxvFHoHC5VdFBvUgEilSaICdxkID/6SlpCKzem0VZ7TYnPGKoqNSKpZFpuPp+88plvySUuLDfD/WWzMgth83BSx
        IVWcxeYJ86WIzciPFcWGijlabHQ8M93PxIYGqV252OzSYrOE0BhPYHVcQWclITpM7160ofTXNHxCdCD4PdPYICsB1fE9XeedjaohkCuux3H0lqq3QNhFfRUn
        zcI1qFvD12Dv4hNA82160+P0wpZpADir27xnw6NiOeMnRn06TanJweN8GgRfM4W5nuZV8QyheXUfAxzp7gCEj4ZlGQyZIXvg8M+wxRWcJjLxSWjQHEST3T5H
        4Jl44sOfCH8YXJdBeOfwR+HPdkbaZdRdRuBlNN7CHORIiDpvIsF30EKmlL3TcEpzUCEuPUNI2nwOsmUO2lImK+peXG1hNRZ9gEmLvmKa/imJ4mG6eI8hMMx3
        Ju5KankhdYBUaYTFMNW6yfi6Gsl0Jbb4AVowLHdPYTeAvsNn9IluC3N5GlKDZKmPXg8CRh03ZN3Cj0UrygLkCn0ZMLIAYxZOepz5/F7MwBKykFBG9H/ZMQP7
        8vPKv5axRGj6oCphRACV7cf+lUnKlP3AMAyYeZhxHJS5f/GRxH9Y+e+KfSqGv792Oqnurz1AnXE09peNhUiK+fUCmk/2bKbxLMMA+K59tG6hL72FIS5oUD8o
        bivIzKNneSqiGfCLwGagpYyDSrCUcxWpJqYsKKjcomFaTHloaMyu4H1avPNIPISEjI48egv7XBWWN7nXAi9vYJsxvo5xdNPljcYf08FPxhry1Unr/e99u3my
        eioj1phgT3hHwkwnSJ0rUiuR2tbyC2udiQV7D8L06Qi2A3q+RLiYvoD7h+WxW4M46p75WYFAm6BRcVLUykko4xEdUoAzetUEZDeP3N3HfrJFiX/VQDQX1dbE
        vHVXMo2WnXUAJ0D9oZOZAbHlJTADqI32TdhvBsktfJEEQE67WkGOQG8Tj8F/PKn0Y97z6cU1xLznNmbewXZSNsZsX/lI4fzocTSMey7ZQnK633xIbTl5vmh8
        HH4aeSo9HLuFh8/nfBb0sMrPjxynxa5XepGG7qCwv+Sxld071kGCLiAZq8i+nYOnkSwDQawGBiFPBWw0DQSApabG72B8FxNvCdoIc4Ij9r0m5u6Akmb4af7O
        0Q77cwgyCe9XTZSo1DhKeoTU+FpqIpEaMMqUpEXJ7fkgAVlDqy87B4112LOaq0zHM9ZPvNU4BD2ehUrZDAhGNS+LEVMAFwC9VC8pWHepc4Ugi1pnR8g6/wiP
        dALs0XtvR/CwS/UBQ90d7FjXyMI4DvzWl/C/ry7i5vpHsp/8ZvbraCdr26cXj3UGca3AvZUHlUAG3LIMuEMy4AZrHJmMHFWYuXUSvWOqe/p0dAv9msIAOAPo
        GQyAc3oAnMMAONMFqgZ1Sar+CZps4slATaoZDIST9B6WflPSR6eUi6VfDfs2HR5Oq0eEIp7ewAgzDUhmI56EyLQxibTV7A08Zk4zlvOEYMeryeBHZ+2tp1on
        zfs1IVq4HYE/zxgYuV2Mq+3oL0wVzlu3kQDQ4ShmuhbotW7sKFpyTqgWDi3ce5uKeDkcqTb8Dxu5y80O3L41bgKGnRZ3mP8aYKvqoLGayPGOvFrZQ41xGvGn
        jaJ84heiuHGpfvQdx28/8QM/9L8YzxrGNZCUfUIOAMVyR/SuzKsqetf6zyQ7LjeQ43MKI/dnjupfPI534c4RYuxUXvQfHeT6MPU/OrwlieGAwJpTVdWi/+Qk
        szBp7fi6FauC8Azia7mTb7Z+uDZ619pl85n3ilvL+cTwUMjoQUGapyQpC0mray9TA7UOJS1UXyus8AAT3cBj7lDGo4MhGI3ULOJ0o0BFkNCmmqXDDWFTNZFC
        lIJ6t+qkEIZiNjmR+wM38pjzlg7PbrLhpFHwCWYMPNV6A2wnYffvDdijqC5PxC1oixMC9DgOtzPgPt4bzynFP5RaThrKPXRvvIWeaawkM7jc4GdI6rrt5XiS
        RKipJgB81eQC3BDWONN1KtAEX3kTXdlCIweQoyYFDJ4EcRKHnZzxxuUNrY0AfJ8+SDWW4yk1hl/1ZFp32Wl0WerNtDjRz4LHwcfGoza0hog6oeyjF01BO5mB
        dkLlPxRP43CAVj/hTgOME1PcafEJqAkLdECXUAtrakGNiaF1oWhoXVILRU2kTj8LmkhIn961rBZIGZmBMkLf2oMv7YJjBanRyRi+skON8VfW6EONTrwjUHOh
        862pF7VcqpdxXS/zUi/bpV7UZvWy80XXS6NcL036dCT1Mq7rpY0vRVIvE1IvC1Iv/A2ql51A92+R7KsWCt1AoSk/+FWnYV0KPYVCg3xlSMppcBxD4VskvBi/
        G2onxu+G2oHxewJpTZBsktY0mcEEbPbPOkl9JoeqjHehC+U/X61RiZuksZs0w7DNcwoq+4IVxa+mh2l+QXs0GUnFVK3oMS+JMLq34BA+zfiycUItw+PB3Ep8
        hWoCUQ+R/dvpMv34MC90tqzEL8OvxwCb2mTwvSup7z3mxS/Ph/ydNjB8Xkb6IHXHK5bjrdSOEzw9jKvtVGacAZpuQs3hPyyMttELW/DfjZ3uqXvV5HI832XE
        0FRloiQjtfV66tOR2nY9jb6R6uDXPI0JVPQIq6lxFOYq0LrhS8AHiV9Bhwhfuwpa57epV8Dd4xpsBTAiiJG8Ro3jzu4+NT70p6QDdb6JzcJcWfo2aFDNIQ2q
        uWDf1qeuRMc7abKlBF8erXnqSvxpatjmXWpn+sK+QQ/mkyZbaL4tSw+v3yepnDaD+LUkedfQ95I96/FeDGaYZidxmFSvodcoJ3vWk4WB2p1nZAEOPTv6q8kC
        fY/+u6MT71I7VpMd1F3oP/q5U31bvINqcAcV8rXxK9Ev8d9NHa5hnrPoqzNODqpAnUC9+g6q01cHlM4OdQ0pmTtIxetg0KURJv/6jk3qZlc/vhrHPZhumiCG
        pmSKpT4k9w+j0K+he1K0V5WK9ioU7Woq2quoaLvUq46haFevJldT0Xaqq+nnq9Qr1d4jNP+9lg4kEOJJPE51v5C8Uu2gOnllyY9jZ/eCQeKApo63csF3qlce
        PUjF3XmUvRtOqq1UxvE8DztRwHHJNtCRKNt0iNZQrnEEK+4s3Vdyfz6Ir1NXq7395OqSn+3OeAEv0kdVfuOIiu4lsYf4betQ+1BmFJ3gcLW6br2P8vZX1c4M
        ye51DLqzgETo3yuPdZKdAGajxNFwV1N5xg7iBhUJmipSLFWDixFrherh6iDeSWukAEVhd+XX0KPSEjtLLbGTWiJt/6LojW58oy+tTrWzUGr0dpAsUHPuRM/Q
        kvoqtUAXjh3kVQ7Gr8LABimFRa8h6kxCY6ksIGVUUzwkNwTWUL0KAzaJ6hHq3HKJRNc7xkqRAGOWVUtSgkhnqAesO0BpjzGIuNhCXU7cm0PxO0sfhCIEpMiU
        5yqEnenObkLXn2WGq5C3QXZTJdEkfJV952tp3uA5IbGY0Up1v/oLKaOVFVUKmQkv1Y8dP/5Dx1HmP9M2qe+yTth1T4//agJqGY2KCYY49jXHj1mqX6qLPuQN
        biQR/1rHQEAKhNpB1bsDVbRCs+oEDqSx49BK5x2pt/bmpduSl45W+2zViPCs5hGjonb/+n2kHd5HJ7XdXODTKvLwtIE/DpU9FEYmqQpwvlvKiVwQfD2eVof7
        oqojiPchsftinrJPBlSOuua6r2OanqBDYzdNrnW1j216AfNqwfTVYiNgJqLiZbEDLh2h5oD9P6pW62Tlfgn5W0o4zOxW+AMz9OhpsBizm6UJ7PAEIL9gEzTh
        JgiXtxeH1j0uaN0xyIhMAEtXU0bCKTW1+etTRbDvSU07WGc4bMABjIuricNAEG5KUleD72CVw8bxrUcBNQD6Yvw4YwIMVoCuHTWNdMIB0oMrZAi3/PEi1IAr
        cSpjPaz8HaZxBIO4zV6xrvAYuXDAdpQFBxe0sDgUMh2jqq0xiBn4jGzGmuv3mMPRAasSQEhy/xcG32Cuy/zaECuqLaTiiC0fRWDe3oRDHdedLODGBSwdt/Wu
        BFEDU6jrKamdu4GpYQHgmW5UhTmaGpwDL0ZSSFt9xl6fLICuW3yFTxksXe6WsNbbAqhuXjLsPckk1fgo3PiKBIDQfRa9+6jlQUJELYnsMHT/nvRaC9fgjrI5
        i6yqy6Mhvw6fxBmBjEcdABJezchhchgZfgZ/plmIUcZMJqfojWl5nOkyIaGU5F8zPryIOxWfElfTJaz4aSl9G09Ocmr8MgPztrMnoTimvQcvTDK6fGbCX0qb
        VlpvUmXA8yMfUS++k06M2Cb4OyDQj0539NOjMypVV6zbCSlVbGiKagYZ6QM/0eCay/u/ONjx1RzTvz0z25nbsnUbNj2Dn6xY/qnqSU3y4NKKIOW6cCPq3Tm7
        RcGJMCUyib4fSxOviNuaXW/TItDuMp0DpVfpVru16EsmJUhpKSC9Ya3jpZb9rv1GbdvvOhteYtNllzGKPZrBMvPMIozPmBwGTlLFpFFDXNJqEiIYC9DqDZrQ
        omL8Fc0AhdAtmJAxr2FvwoU580Xws/hMCVckaQkLJC1JU9O0KNgkEINFmejL+WHFh9vkcHcKRtQoMj83SlG/apN7xw4eZ8KKkyoqsvXpRR0TkgPkkYrSulxR
        Ni0FylCBa2MDh1vjJg6HaIVUgS/lBENr0PKiotcsDepHXMyQxCwk8WNMey5dWtc3sy3W7V4ws0pWaVVdMKV+njXTVFxGXuTjo5YcH0vJa4I4FOY45nWDiZtl
        qK4X13UsroPREqQCliDN7BZyfLOPNZ8PcOyVpMZGzyo0CqaRoKkq+h0nj0IzQQbRlk0y9zVgv3uNNSGg67wb7EXPl9kjfGaPABCi7Cv5j6uKQKvnbslVSq9T
        8BF1Ndr+e03LOvkCUNtYrPO24Q0c191ehjce9DVEajIpjMMOzc5RuPJjJ1s/kFhcVPtc4go2t3LPIuURAN0fNJkytEjbDsvlBsukeTkLqlm2TJoly6Qyv26R
        HimhpLcIoOSNoXbxSvPRLBg3Pnml3aARq/GA7DU3ZTOO0dRJDoxDyoDxr4REUYcP36RqYvC5hpYZbKHcRSesDDZha2qDORpeH01s32+nAw04CisRaEmTfeh+
        TVSNr/ERuSQLjEzkac4LhtwXhqPHlatR9O3YEgDkfGvK4p0sQzfhJBvSDPaOkp0ztZlJrfvUh9lOGv0uuyTqjWVBfcevITQEDKXG8DsC9s6I+nctQ0XZawER
        1YaxiaZWjOhN6MFUL4qqZ1eGtZXtANZpYjCyPT8WjSYcTwLGnKQ8MWUY6SlWdCmwIlqiUW44ps0lbf+WMNe24mmN/F7dbmQhvdQnQBDcyuSO0p1PGDTBFBRd
        iLDP2a+gASzgJ6ArBKDfjXDYQWNXAM8A5InevEWDL5jKh6+pKxKwQ1uosRUGk1TImAXm9UllCE3UZ3N1JcfVhJOsz35+bncHwyi4+CjjbypB1PQ5r8C6xGr0
        ls4Ckx+z+8gOESEewmrYX2Z78xSGbbThmG7DMbRhDZsrQ98wwQeBLMhQZpF4Ujef6q+j8XyMAD6lSuOBA+CJMFrz9MoQFaUoF0H0e5AYrtiQzd8m2zvh8i1i
        gQzNinxOCYfUTPfih1vdp+FZZ0YIm5zZax0i3Z4kBhuTU3utPfJrl/yah94P2eIn2/IrUrX9D2FkMKFRuFLJu2kdvAmsaeWmDZimXQiAo+t+fjn6fQf1Mo96
        maWuSt3J4Pp3uhcM2dLAB6TGx8SKSksSrIx5MUzFG5eFMMnRmDTAuG6AcTTABDdA+UOmsDLTJMu1NUZaqEWDxDqKO4ZytjH9istlxM1Aw20Nhr5U8niVq/xD
        IXuZUv8lcelGXZ9lJalBbwkhkg0M5RyfETGjwtazaivGbGwFL1ha/J5xtGiIU9sOxsSiWcjnjgLTZYO+zaCyXA+hQ0MMcmPSH55QxEnTSc3HpzgbPIz4cDST
        ia0uE5svE5swh8BiAwfy3+EszMkTbXlCBSTd5U9AnK8Pjdnu8yRL8zQ/G5EhY1BbxiDKYO5NYOZTJimNgjQTiI2cHUZb4jCqA+frHFRbxfajic3UKpi+HRyO
        whdEPBOqGN3vpoMD60MAXuAxHinoER6/JuIK0mFL3wTayL2R+WKfhXsNvXANe4FRos8iCKTKdkrYIf5Ph2qtCj3JwuEwDUdVKE8sjvTcV2lIY8JpHzVI1RCH
        9F/Ehmrqq3fRgMWBf6pGok1SOi53VI0N1egCy4kDxx8JdGvQACkCjIWctuTQicLJoJdMHbuHRKgBOYB+NnUHSQHlJGRJDFXECiRi5ybhVxAdFEjuc5l8Cc03
        3LFIuCAzarJw0+SbDm4KoONmN81gKFkrvwkCFMQv8NB+EEFLTJPDyKAgmOc4r1rXuIGJxuHWgDGYm+RmbpJd0GeoJe5GQ2ATJd+JjwtzjC1ScVfismHJEWUf
        Q+STGJAxxE3bUDug21Mn7oGzBJrhSvobv9r8BscWiI+VBY3AlJAhWneS8iaE6FXEHU3jsEdEYRe9X+NQBVYtZbvd4VlR+kWFux4V6ImyjKFviWhJ/mvItqtq
        ECCzewpiBU2cP9LmXU4zlZOEW9SFo7eG47YFYtrnLgu/aCmuDZsBZGfQg4eNQ9Jhkk7G+UXV6uMJWD45j8+z/2ihHzBtUhVnH0bMi8PZRWga58uXfsBTX8Hl
        y81cvlzWT+h96CewqnIjCY44jykjAMQ3vCMA4lXY+hCx6vCo7Mj044hq44hqMybOmab4y7EgBazwadtmDRPkNA7QK2qiV5iiYte6e1BzAkgObQYq9pSa5prF
        OftqcK3zHexFWCCn6Ktp0LdMq+k1FXVyK37idOhbM1jDduhrU9DVO9xS7fRDiSmrknnrGTNpaFinFZH7izSG4PhlM25ZWSc2MSyq1qFOAmcf/1CHFr2U4F00
        ZPCskDlPMI+hcYgZXxwebejx63UaIkc0UtB/N3aYOccpJOkwnx7VMkRyY5KNLLkQIWkuxrAGO2LJgDVNzciVRHWDmkG1YZBKwo7oSCpElKKextgR0JUGMtDa
        LaQ3wcBRnJSfJSWynKc3Luk5ahx5Hp0eiguKhLBQvjCrMnWZKtP7jBurjeYnOL1cptpGtkRjqNJc1QidFyzj5epMV1iYVdgLNcCLqDD8I2X9aYNdPnMPZppE
        SX/UCjcJ6SGagwPSAoSOASonpgPWObmT++x9p0SRd3U0zJSMVjNpn6LcQJOlGkyHHOhCLgYZ5NjBluws6b8bYIQXoZPB0sglTNp91VYzfep+SZuxAaZZW8Qd
        JBIlnT6OfjKn2niqt47nCvxD2Q/DONZJtuDFIwcppVmOcca7rFjD556Hp+5XjOhHeADjVVpFZVffJ1fBkk31ioELZ7yagQ+XmqLZO996U3Oq0yPdvnAFH5/q
        YWyrYMDpY3irqDaGNxczqAGN+Wk4bfGMxIsa4xb2yM2XUu6hkKcrKKiJIwhvnAvSMuOtvMrSP7Zl7r05+CIbHIxDHG4HDVGNSTmjP2Of2jraPAW6w3MwUY6h
        AqI/cFIWXN4DZwGtyZzosssixjw4FnSwQmcdgc93DE9HattZktBt2oCxVfMmbj0bgC1RaBkdPcH6MsnG7mj9oGsG1xpXqbpysf5nNsztdPCx/q9DbZwDjPFu
        quU65nnsF1mY9euY/DFPM9uHqu80rpJy09k8cItfQ2qlwkFRjdJhLo5xaMfbGAOZhvy6zJB1niGtHO8wa22aH2yVqCseOo8+CshuEgb1Mja2NB9U2+k6SfXL
        099X0u/Zgboq/T1Pv9vUv4Hp8Aq1QL/m0lTm0B3oWdzecntpUa469G9Lfz3J56o07p46dBSyu7is8hkjdQFOwNSXSBC5UfM+SAkV+lA8XbZZzJFc09QIiZ/O
        coP1ptgySnGqYsuAx2Nd1eHxWLZlMA8ylp1tVsZg23Nl1la0fIgXVIzDFcoCQgcWoHc/GF8JzfSq9Nc8lNiXpb+2c0ZZRfPUtjhRW+NXsO6cGTlYk9RRfRio
        ptPBzjnJtTLNVUIyjU1s8bB/EcaaFyiglRdQdx9lyALLCDR6M+cQizv0dfEtQaSCMoKnJO6EHduZ7Eg865GLxIImZGkmji4qwVmWDu52H7gHgHZQeWkKMwON
        YmlqL31EDYOQWptm2nchZlgIsKHqmyeA22lxZLFgDbIREqtieNBrB21euXLgxAcZiSH//SFbIkl8vRtvwRT4hGk7p8z7OS4a85DEcbZRQ4aeJpg/ZB9mYMwV
        iP3haEDBTDAwTNuFYZqaY57bR9mFYRpXhXV7WUIMUpuZJzYzF+YtMVTOs60H+vvNYv3CGGLJKIwc903LOZlbUlG1vI0CaarwbPgmjjaWhq6IXZHNWi520SFX
        WB7RKH0DALEF3pZB0xB/CzCygyUYNuqmvGKa5egpP0i8HqJFlNdnEh+gpRVYi1xAAwyHstASnVvgd7EaC37Ms5xTjZN6QnNir+SqaosFdKVhGaYFp4yMCu48
        /L6ZDzij+mMCMFwU+NTi04vp01rMPJkqK5BTm/l7JVvYMkolDSYEhEw+cA8kzdPCIostxIZw4I+ehxGrqychmZaZq57Ueps7OkayZCxu4kQl46QGGqCFn6A1
        dF3BbjTWV+M0dpqPK0ubd0nLT6ZjhCXA2tGA3YYU7ibpAnRVIS28jaRAOI7ozpsYFt/Wa4YGxz7JiqHZB/+8kYQY5PuDGEajfAuocH67qnaEyZWrxyisrIxs
        ZSUtSFc2WIutdAAqraysUe8I6mxuLW6J5EcFa7ELMzE9GxTck/KsHr3nYOEXqUxBAVWQ97G+5WXgXGOZBFiKgKa5Gtw2ef7isrGzfCTzWVY6G6owYBMr7Bwf
        vMdiwExhRjISHgudm51Cp5AdCTfbkeCxlH6QsoW4TAewmXBy51goGIOvl4g3tjh7t4TsFIH/buoIkD3/uLETsGJO4wFmDIZy4k4q5Fw0rlCf0aFzYBZewTo4
        zQGLmhAOU1UoR7/8IVtyxu8YyB49QdlzNepwIDyzpV0Y/Puqaabo7LDbM+qsykG3mVwCxhSeVgoKVz5O5ShVb6exqrDBXETdxCDmFmDF4UlireUfOg8mF96n
        KeCyFzEHMRGVcdxNZpspPh/9oaByYvmNAVMDq8ieHAeA/YVD46x1v50O4jmnVCHDwimV5+3KO0Aom0eF4Hf249ZjB48fP5g/fOsxPRka0Z8hYtWWEyjBtZWk
        iiaqcTtadKVKM9v9UFDozKIzxBYG+qmAn7L5nk335HmHzhwRenruRv2Uw/eK9bvOdHfsVmCB0IDDCwfs8mHC96iyGcxLCmqSArgkPjyELOVr5yCL7oozUkVc
        kCztgiQsFHD+cfoIh8SY2AfaEi7ZeTGZMKgf3V+IuNl037FTgvuw11lTsYVa1hwwlycVyv4mC2VnhbKlULYuFLMyun12hEqdh5x+CkanC8WUD8hQvx/kM3Da
        vT5Ts91TlZNVxNk8LU4ZmajlNGUlb4zbkfzt9xSwcI8U3NeOHj8OoXRWaaSzQLtYU/UiTm0poqqGr5oCPOsWcI0x6+RJ3s7bnJ7KfUF+jQYnhqh9YScKT3OU
        MNhejrTGjgj2kCMC8HsumDSl4uQJULjjpAdOd4/xh+IJPjkNB3Oc3E0LCBxvI40cx8NxG0d7TzzD2LfiD6b487toIGCxq/GogmaqMXsmBtxiaagj/n+Ql11x
        PmyQHHwcWm9tr93DsQW4UpyM0clpnIzTCdCOJuh4Gxw66XiYjlN0hN1omo6IRm8zEJWrZjSogSmIuE+zs4bLRmbsQ+2ScHYAKcFCCHgnKpDLuRyn+2esZXgj
        GMvdC4aOfEcOTls6T8+lubxoYsT8OALzXQAk8DaUF/22OMLQ+O8K4jCPrg69EkNoxjT2KrhsxnPMWQCJAqSvXsIeZmeOee2TVBG7boV0WJrHaaWxVoAeJ8ns
        wPkogoKK2GpsTPvdXTCA0dy9DJAVUvSqZcD922HSr0RvypM5xcDgdCkH3GVCVhlCLCCZNjF8cdnnoRKWWKY42F8cHRtD7nWGgHUD/9sC9qABMl76E/SxRSpj
        RshCyQjRIAoPKYmAXglBUWRhWmJ0bw373dPEbKEKSGsB2GnEuHXMVm0Ba7wH2D4DA3kTXzJVIG8yFfjm6OTF3NnInZl5ipo6d1AxaqgUlBW4iACycvqYXx2p
        AnreATJkjb0w4dKJDsUunY58S8DJmXYEz6v6uvyf8deHwLZLaNrRl53cwQiI7C4NlwLJ/pBpWacYFuaCmRJVtHlLoPtxoV/lZoTYopxO9EdC6UWiAYD6Eu43
        w9gL5kTirvfF584E8JS7rvHXUGse/x5gXWXD0Yk0hrMWrZlStgxXUPnFtzaTqreHhrgIl69gWyWx2ZUgDY+PbUB6w0xns5IQ/WymJJ2CrGo3gkI6prB3VrQv
        QBaqLPIe8N7SV7XLktgk0UvhsuSVk5clGdSax5Uj654g9nPzdUWzsbyR5pGUN4NKZcyvA9ecARbaAs1dgMTzC6rVFxfsqZPeKT+d8YDPOoPYI9giuL2o4mYQ
        YIRISriuP1hZ7j7SeANrS7NFDnuGigJwIbQjM9ABQfo/lZFLPf2uI/zuDBzQBgx0p/DjSWpjBgTXuI4b1IFEJYyyLVjZ9CcRp+iEgfs0jjSztTsM74hr/JMV
        D08cigHd4fKh38dApWZ2GmfMZEvXvkG5q0m6HH5i8chxUQi5MpLZ7jNG96misnk06XTg3y9cgiYN192nDdXpqFlcHbCxvFLo3lV4eItvL4N9VvkRVmIGypfM
        NbIZeekXl+CwtdFZNd5Gy+XZrhPPde14S70Cj4EtJS2iwPUdCPQG1zV1N8kpfjxhbswgh61LBgOhLX+hDDpLo/KX5yRIswrkHFu7rS2dzxYqS+cvABQzcUZS
        PgbnziadEuXjHHQI7E0GBUqzoEj52OJbKeXjWL/AM1cDGzccrGkoD3kIrPWFWa5OI9soykdcH0X5WN9A+dgC0/1Ynz6e8zfSCA4g52x75LSa7fRZA3JSTkeu
        3jm2J/HlWno5VA7mG5pIaHTodCvvCOJZVRBN2FYZvjzhGRjC20mYbsCWfweu+fx3fexPtnz+9YMDsz2T/v8KsEm1+H/MhvadwoZGp8Dh51fkQTCeTd/1GTCe
        5c8VGc8We+LnzoI4l8/R1MTVnJUOfWcGcSqskJy2IXSPmoINehrIVnS8O3ZxuA/QS+5ICjv73Nl4DgEJm1HYVUsUdn4/BxFkCrs5IfCZQaQ8KTAr+Nyd8tXb
        kBdEu88hLL3KlINlqroY2+65MFfx1tPmNyfHW0ty3BE5/hdIcp1kGNsl6r+1JGuhXcuXOLOdkeLdGyHKnQ2iXAHhJiruKZpTucAh6z62VF0h7MHWIw8KMhS3
        4dAtatoawFVrCOxhSHufVZJBkgaKKObDtfF0vmEX+5ns4NdoS4iLmBezhNMLrtJeCuR95uELR9lJZnT7uqPHqWEGzxI1bb1ETdvol/kwa9wjSamrcetWdOuG
        m7RuuEnrhkOtG0JR8ool7QBeg8WjrxrD9LMubwSEafvapaGqkl6uoaJYq6R+haGK6gIawnsbCCvo5PoBW8xJPch3pWATgcrgdN10Fu50Sy3RoVmOppA6Q1U5
        g5jDLUjfrGDu61pdm6STBggSkjWcOQCx5bNgE4IWUGdQHiXJOXCZdpizdK7EWbpVOEsrWlXAOJRT+JJIdoaJKjuCTO+ldMJowGqfMVo0DzNMOtC3K5pB5UXT
        mZIUhAO1FWSVLBJ17mY+Zc/DCu6boDPFfE5rI20igZMYH6gBUeAqNJW5csnwiSr4dUFDEGJZkuYCoCYkQDoxOCOxblXt9wPd6z2Uk0dO6vZAnfcuq+MpJico
        6HhCgCHMED5i4lizq2ptD5D8yMIAlVyjMYHzIblKOOANMQCaaoZmLJOGeyvYqCuBVLNSGOsBCF7daz9lCZXCkzjSYv7jODp77R6OwV77MRxnd1s/gePctcYZ
        HDljrb32Bf3DTMK99hMWljGPwWELG2KPSsFiJ2cLQxf4oKn3B51VmueW3v/L9235xckDwn60Sgvz/AoNa1fs/1C9/+HPX3eUhvHs/DhcIoob7EbcKUD25Ke+
        /upc11ppOJblGgUuiWx0pFMvP/XRa1zRH5MJEeBysB8iDCf7SVsrnDXZfyg8QOMEIhOpJScxgrehnoPgAuYXekLGcsC0A1lIhy4KZjvC1zigsw69dAbmjkFv
        aLbgsYneoQF1DHu5Q7fqSK6fRFhd0x9QD2DCQ3r1QRKlE0kkPSKip6NeMo6V/TRW9uNqGovkcYZLsSV/9BYHTUdiDJAbkWpyuGQhpThSU5i8HDVBuR5D2TlK
        dQxlb8iapQYNRguwLwJMvVKAo/A11Busm01c5qeauOHja/G42sZdJws1yyIT/UuJIWw+IWmMtOY5SXoRL21oGAox94V9St1lrmyX0gRXNjZjeG0mMa8vcU1W
        GZrgXQ4qxUhI4w6ciHT3reIs7FOvlhGECtcCmS6WZthzHaTTOlN5+0LljcILij+6EHwyTN4ZrMhC0MQHtmkLcVWH2la1AYUpU/CNNRiiaTBSE7pmp6VmuYXD
        QkwqMtvj9wGhNKC7L6EuUMdpNXxGDPtmDyaaSwinpHqNEWSYcD1P4vcV+L1NXSEBjDJYItRym4qLMan0XgxWphiEHlRVPEjCEsIdxRT7NoyqplQ8KocqIlRT
        XBYfZaEq69GnfWG/KdigqH4lh2NDOWzgdyI55IMalbVtmqMGWQPIY52ZbExQ9wyErClguQV1UG8tZs4JXv/Tuw36ygy4ZpKaZlPbNiLUVgH0374oeUHkaXkQ
        QBkcXYZkO+Wd0jKSmLI5stWuUFcIv9Xfovrpz8tSooMrFZ9ul+a4Ug6j+1gszCBDwaIxJy0nGmueZkD9xefwaeb92o4beHZ7Kex249v0hRhrpyswdXhof7Ai
        QAxolosvfdXMyI2i19O67tIbqPW2GHRni/nQWcwsvFLUSyK1zJxIPqtz3J1csXVEX7PQCLso6Rk4OTORg5L1zx5sddKUcUO21jOMt0uC2mpUTMtajh62scpq
        0/J1RkzRzJkhtFk0n1jMOkCZoDSvTzqdBP6gQMCiUweaiJZb7P52OgPpfBslwvkmdArJKPQwJxsuNBMZBo6+9Px0EcNR85SNDlRmrGOq4KbH7OTw6oEHT5Nh
        9/ryCpVijb0+YBbGq6H0Q58VwR6WJjUZsThVeOA5GbHVhZxgtdMR49hgANWthmdtxdvCa6QZJgGrxPhgTQGRkPTNOvJew2yHYbzBfGkJXlwTe1ifd9kpXeAF
        gNMIS4jiOIXcej2eK70h6zqsWCZ3LuhgHu/j4U/QZ5MWxnAoed9Mg+jRy4G9bpseybVJD2N6n5cAMojz4NEX5pgZUsZHy95P2UJI4gghCRu+DjNTmF6h3BSa
        ajbuwA+ZFyrJbGbKpKJlP+C8k/5ITZw+TJx85mEZw2d2dD/o7YFLY81bHzUTq2QrtfgTVv4JAKEWPmGVPmGJFZXPHP0Jiz8hplynELk6I8b34Ptt85QlIIHC
        RYuvvtL06aNPOvBqp28cjzXGucM//2/2RnJAnQJmZuyFkq5siB2eWWm15Vgj7zK54x9uYB2+zBapUYykNoqR1PTYfwe24oLvgiDv/3G2CLgw+JfwFRdZZdKU
        E2az/aZpi8us5Wmia/8SDuNSkjrBEp/xn1iWeTL1LXG2p4TsV18YDdefExtnvMY+jDjDhMTw8BbfuZSX+B8WaUSDF/mBH/uN93zj3PmvLDJzcM6x8z8tDQR0
        fVOK4nZGUUwPVopklyWqYrTCRwbrsV1gLH7rK37uh77kHuJPuGVy4mtATkyXnSI98fwSX7Nzgvc2v5uvJpdkPDLLvMVfOfhrX9h3zsazqfe1soN/a7EXpZXT
        RsuJA5JURItzZ0U3hZuiYBN70T3gUqcB5172FLhobOh8NFYP+ScUO5851PnYF1RIqqJfhUNSRTbmaEmDhlrH3yX8OYQ/h/Hn1ujTTnTOEcdG9iYVpibe6o5k
        D91nzgsbbK8YR3wZbiw0NQ8mcErBYOIIq4utnyqONn5xtFmhRhhhzrHybWusEfJfmPX6WPNopqGc/45uwudEGLp6/QI/E7RNEBJtM3iTV7xDu0+tAsfgj1DV
        0bPsinnMyF364WLrnkjsZWXcJFvDy2+4J0R0ksl3DTi+atIM0HwD0Dy/ohj6GwdDhzXBx1n8UC6Yhv4Ie7lZkjy+tvwmVrboGnbVsxyQ6MSSA5wZyIJGur58
        HlYkDyt5HgzBeTYPcvIvuQh4HWX4nMYuOCVVKa6CSQUOumB5VpWSn7MPP+cKb+VWDnUQRaADxoUPG+Zh/1Angds74gHdE93oOM+eHA+u/ZxNjkQLxMHZFpjE
        op+zmJ9RKW5LHFPzK17L0mw0SIDRrVCKv7atisxzETvlcLYqKVONy/R4ElRcLzHV+CWmGpcj2P00ilrzOjLaqtetc3S5xxG+8Ju3TwD73ReyGveguE6geBUd
        gAY3Cg4Rr8M5ClVb016YNXhhVhmAo5xqRVXhhYmgZPtEAQ6w3mcfUrQcIt78tAG5mK7+ImPDRJIfBrYouoeoegk1hd2SmMdqdMAhPEJ0xvws4LAqofhVCTgM
        dGGCNAB/wzsSgE9DDAfg1zneQANsZEHX2geZyU+gKwlg37VGXTzGfXFMdVK+CE+2wq8zi6qTLdE10LlepwcppzRIOcVB6vOuVTtVf0BeZ49MDN/vTOxuE6Jt
        P5409qsHk+bhxO/E1f3+fkrrE5DVdz6eRPt3vfehJNx/3aP7zQeT1ntVY3/0YDJ2OAk68TiVbQL1Y3S3vYM0YeNeanjjcWWyL0A8ocLU8e509GA8qexPxFP7
        m3EolA8SKYdgZtFAI3vzv6irgJGfl5TPQBqhuZ+BaGTaw2OumoI/NlY9oTkLvYavymPQffknUnkAOONU7If3R+9V4cPJNGXT/G7ANsMlm3JdfzBpvxm/NTfH
        I4x6WkXZHz2b2DeH7n7HekCNHXby3FPzNw+n5zS2TGY/JFoedGk/YrJYCTw7yKRm9RO1QBMv2Ps5nCZLNE3aVRGcJVw1AeZExqHJXzCD4sP6b0Pn/VEsylvB
        e9VwiUJa3oY0EkqFVph9ajZNqRpQNVBhbw697J33mVmlbvyb3eo+wG8mjbMkFDh97/7FR1Tj4bP3Jt6KdnWHN/6hzuN02PaOT6AV9jsPAcFHwgXUDSGDn8sU
        PL3/G98wvkvmnnOWFQi7AaI7pCPsAU+NEX0S8SDzy6Dv2MM0IQkTRCxFT9KNq+x5allwgMChhXsf1J13Xmfewmf+O6813oiza42bwQn7WutAd0fX6J7+LFL9
        HGiWgCwIvOUqDoeEJ+RmcOftNN4Il9xXmrfE4g2OsVqy43N2hJUkYa4SxdmZt9ihSJAT4MZDRa9LrgLJUk3y40p+aHY/hBXsbusAlkHUIThqQCFTdIxcvupK
        BnkcuMo6JGQVUAwoJxxvEkQ8ItzDZB7oUEETw4u+8GU3CH7DNB3GFeIFGXj8bOl0GQFa17iZpyv3Ron7orNbQpY/yiZwH7e9g2fP++7F0hA+xzRGHbo3sTrA
        VSQBOQj4ZlOewaqRrtclLo/JV5R7A/BzqNbkEGkUI7i/8zvXA6nfZGSergGXdzvmBRk1XQZO9IeubZ9yTrKgPGFKGJDJbkylxQElr6hEHq3qaGXAuHhG4p5L
        qiPIvzjEv+GyTYdjBxgMERxtiPanYTf6MtVZHSQolEDB37joe/zm0KlXL/vEd4T+sIMswKBSX+bKg4c79BVKAyO9OKVFkKEF1lI5rogHfVIK2ZvNAPehXlnY
        tJ6mlyuBLIPz3SVq68usgz1NDgUPviqiKVkdF3wPXvscZo38VtbIT7OO/ij/PWPKrlKulSv6vBe8iAK6wejMlZ2XOQZaysxT32kzMQZQPKhLnOBFE9YLtDJy
        hW9KSlGgKTOZCyvaXlp2mtFzzhrEP7qSF9wZM1ZOU4UoMZN51/QVjO3fHTNHTPQ9wpSa2JQOZeQd+I+3XzHlfw8/8pwTvaOnvIwi+dTtKLRV2OJyS4ERLrLx
        hPjpBv+W+uhJLb0SQs2egn5i3S4+g20EEoo909Iy/XYolqQRUd6PXn8PmK1AC8POnom1quz1QWH9eoQ7eBHmtCecGQUjgrFeuBkkTEOTR4oe6fQ4wOalrkgc
        LItK6nx25Vu2IrlcHl7EiuSlFSFdkQxsGndziiyD9Ryr7OqM4bFQxbh0umfHXvc0EEMiWpd8+lMRI4qB2M1NAXhteFnOd7fw7Bg5woblCv6uneLv7qPTL3+K
        lgo0dXand1vX6Iks+gcn59WSCVVxTN01tDSPKuw+5XZ7X/nSb1qYLZ8CZSAvoTgPzlAeVCkPzog8fD3Nw6zkwc/zIHxfCZ8zGy/y4EUVmfo4qLuYD7oTYFJ+
        PQbJncbrZKbeJ/PtNTGnticQbdsXbdsRQitS1k6oynHo3SeOY3GjGb1+3DaDEo3ZiBJOvWAJ/+h9uoRhVstmuZYdqeUNJez9x996sFA6Wb3ekVRZEL5oU/n/
        +Iv/7p88koX/wtMpZpR3xVjLWnQvoOt/81AU8OCEgDEqYdaMpI3RB5RWeCqRriRm49ojqs4+qcDXxbpW6+XWyfQZP9VnbFW/znw9NJprjdeJKrNPVJk90G9Q
        +lSVYfDFCJsPJVXmmlSV2VPiAq0eRDvpRvm0aboF8q1T2pF38BOzP7hfbLLCfKibyUIzifl6C4oj/KObPKJtix9YGkQf9LIf6/pNLCisV5o19MqdBhiWYJVB
        rCgbxCSvnnDGsUjZx6FyQqR8zd4VzOmxW+O1mtoKGfX22n7wVZPt2GwkIh2qt54Hiy32BrL4W1fuYNAvRIswqFE+Xx4t+ivdc7A4kx4s3KLlMSYFcxW8ct0n
        P9aCcQCRyDjXv4G9o5wOCkSLEzt/7JbQ4GhjfvYUAJoufKyVzucPXkBtkmoFa/kq7nCIz0BZ7DdC32TTo00NaWF74F+Qe2MVC8rNco8AUItzb7303MP/3cxy
        D/fpIxInb+jc/7Rt1TNbjK1Z4Fhh9tj7XXmMCkn9BHQ5FsOTA/qQF010FV0Gg6aYa8Q8VLexKAuuZ5/+LwvbHUNGSpx9/gk29eh3/ZKpxxlh6nFSU4/DHnQu
        A+bZ2o7BfRdMZ137BNYkDJjHhp4KQDsEpOxNoaXjP8UCpm0kvgqXEZfeQEDehgBcWEuGv2KJtcTS1pJGweDjdB3A4wk2oYA+0XswHf2VpRGZ0jqU6gikt2VE
        jbb0sEtuoWGqBaQSQ5QSVxdKcxz60T9Zsc+2HyepZZdruFwD6Bi1S0gHHxCzPn41bVE6vKTCJIkKyISGtgQ5GndFGQdDT6Bw6BzfrWJRDYOQh6In9QXLgG26
        ijHVY0xzs+UZQsNW91Hc/N060EoN/QVS51FFCg2D0GCurDql3+RGTKLlpFVMvCKWdEmctQoae7mBkRsGx6Q+4XAGU44ExjRBcBQSaBQTYOQ1/W1HtSRjeLRC
        68RQICdUhU1mKlrm20W0IIaeszgemlHvCqS5DFoWLnPIvwBeeSoVPgR80pDdwAbBUM1xIFbr5WDmYKAL402hzc/XlpMmbyjI8ywDY2psMPxigou9jyRjB3qy
        IFliAjb5eBK9iZZD9eyWGluHKxeQ9fZyi3Bjpx/G2nyMgZX0XZYIjRnGwKgePKzK9zm06WYeXCKgbwKpb/g5gfLBtBVbwtNp6j5RZanPw7HnhqAbHvtIq/vH
        RvSXTEIaD908TTft7p8Y3T81oi8x4cHKkPpuX05952h3HmCZNDThKdCOHvNmGUR1Ns2wgcNGJf736nbjVHi/d1JI5MTo+4PiCUin3wAQSVeISUlA2fYAi3FS
        VbQ8q3VPWysJbMiVu6RLsUHZuythGb70vbZx6a22AU4jXHfvImFIH3KL92fFEH1XEmX3neL9DuzVdD2/MiEFQm5A18QWf5K+Wvd5KgTIhivp9tDTi+kxmY4n
        N16Np0ZcG8csQKWDzABcvgJJpv69DBf7LBeC/N5WoAKgh4DEDw+Gr5kas4d686i3OoW3OkIsIG9Nqln6t8lbs4W3ZpnwQL8FCP+Z/K3iOzOFd4QZQL8zDggz
        Gt4hCF2f1NUfjmtU5FoWubo0FNF6WyHidZpXVnI/0veVvo+IVx7Tqt3KPdyYLnwxKl1rRV/QeldNpi8JeB3nowLcGB0jYJ5hBQfcRskjhnpOzVAbRMtQTX2r
        Vb4FM3+kb42Vb3XUtLIuJQbkSATapafy+9MKQOEOdPG4QhVT5QoJOFSXCe6W4R0J3j7608KfMfoD/yWLealipaC0xLGKcEiYVCferho4vAwKBlSaK1LJe24x
        W+JPqyvg4ye3E00zMafm0ITCSCFNCDYBGpmYS6aCfF3BhCL6iocrLxuRfIeuTqjtSBlJJlvUFqQ8VxBDUJQYxXS2g2mklHIyIuVZujqhYqSMJJOtaitS3lIQ
        1WRqKOWYbpZTViNSnqGrE2guSpS9CdU2pLy1INBMv5ClQ2PheJpuDRwUzBGhCRpcdGVPCRlD9l3ph1z0wtXJ8kOzmmek/NBU+SHpZxkfBOdnXD9SxehbFU2m
        prugCmQga5PQzZFgbiG53RrPsNSbIps+NkSRRszWfn8FMNVyK0AKtNrDFqCBgwAomtgcxYM+z+k1qBo+K0D4WmJAvFRuV1Iij3EP/qpAyVSD/npicQVWqJWs
        QWLpTruSZxxzOAK4BeHaiDVrEyaWD3l2eKp2P62jLEwntZRxXHCt0qlkdECGEbcYmdg+scIev7XunrsSZ5ntfA6+WxP6at5ZrKAjeuiIHqk6STXvwpPSIAH+
        OPBmokN+dwphDRgwSbGggbbY853CG438BkD9msVxh8aD4ljjYQDWXyN9P7tFNxppevnFlohu0tJiEiAQn2UkJIFtqzF9f0zfryNCX2QIyJCp6GdiFmUy1kT4
        QTpQZFJfyQReN5crHiX5NCAjcoMrnmXUOEQabQ1rEdjhVfWQI+Z4xBwdYm2bdEJgCRqykgCCEgBbqGG5uesC7E11cShx7014u8sNSaeAEoeIrQ57eDgy+jIM
        m7vMLmahnido/deIXQaqp8/SgghuqfAOwjY9HdYGCLXvsF8JyuGkkmmvqk5q5j2zb3AMfIEpyL+fLnAo9yv8VeQ+qS1zbmrLDJ9rcdk6eKIim6WsrPMs4EoG
        fET09hNbvm4iKU1fkVUtXazkfeJTFXuc+4T4yFUYJI06h8fmdCAZ38joevYJbNBQX7mxA0G3TqGv38x4bv4Nqnqc4fvhH+vKQiV1mPOhMdMK4Fpjhxy24wDU
        xIrA6L2WgSk9/hQg0iqw7UxsFhU1TU/uuStuAnjjrpj6V3f+LmBtkOaG+BlgZI+BB+YEDQgeKYAQG6B0eHwG5C/3LlnPUpH4rMFKFVZD3Ynl6G+otRiaUi/g
        4BHAkoD+A7/Nemm+hnDAIRbBo8U7c4hHw+PUm8fzy1sQwoBnq4VngaPZWBaxnMgvb6PHGss8MeQXgVTscGskk2BvLnRokLeRgpL9buu+1tZ9bYquSF+b4ACM
        GX1/Rt931NgyXZRHxmmG3Kpm9SOz2SOtZboojzg0stEENZcqmExBJjeay0z/JWjXGPo96ic09sO2CGAikqPKcrfxxjDd+pPOR1dJuGp0/OFDjGfkCVdHHHJn
        M27Bn5tV0AlNzXfuZgLq4mESvvQbwJJAkzDkhQXq3w5b+d2sE5M2Xn0xcgyfO/SkQIZ6VL0DZashHc6k0T/r9DHPrTCSrqp4s65upZC7FXZklBXPiE/UVK30
        ibRbu3qoMIKXGd33P9bqtjVEPtthECNtgq+ORkCshe1girHSIqA80nGCj9GbgkkjXe8xxn7v51rRwAt+s241hOkpWkkaqY/fGANhxW17qfvUx1rdP6PlfvS/
        QfPjTaMi7mw80X2GrWk0Xf6unHjdp+VknK0zVWup+yWxw4Ua4Rfq8wjnpErJYjVEr4EmopU+Oyc1tBsReIMREQeWCllusdlMAy/ja9eHWC0zrULljc6SIeOm
        dRIg3kZilnZUoNgWAcIGTD85Rd3HLNhee0HC8C6+oLxEcmjLQQkh0aCXmB8Z5ep4FGDMDezl1xWTUwVisWEs7zqtS8Vo1oTRrA4K5KGCVlWdMc1Jf8KCgnI2
        YLgbMZKJQsfwvgZjXIBhTbnRI+4gmSJNZIJKKL9mQJSMoMo4xLJaWr+m3cg8gcanzKGlasMtBVql60stFXBL1Qt8HJ5iaiU2L9Z0GWoog4cNM18FMOygHGH0
        fjdG3/UYphFfraMwTVUXDqdIV0mEKqF6GU4OoVHC4FTnKjE12wnNgHVdDQyfK5Xt38QOXFV8PujW3khDU9ANQKDgMecXDC2HV/H31tUetKkF604a9elwG8f7
        wiw7LXRfZj8GjrS5Ri1PWb6n06ca1lMvVwapdQAFVB46IM8rwU2CtX0nSiz+ttOrCaWymgC2evpYpyR+ySS14KyagxZBAnWUvYJo1b0+YLYR6OCTxzo0XOUW
        NWUfPZgJ8d2vYy7aFIW5+wH7JhBgCO2UgfAyI0Ugix5mIG/rVMa30w2jL8I86GIKn6dDAOxS/kWL7Ev1QEs0Q6yBqQ6LcFBOxEEOgY5ZFt5KmGVdDQANnCH2
        rqt1rROQ/VouBuxJ12Rc5oi1a9J18UZN0KJrzKANo15F1SFmQtJOA7lKuVq8zGzrwWwL+eC+fxOr6T40dAA10XrYMnowqOmuIw2HOmBsdPE49/QITtUwzvta
        ZbRosxtptUxjqbvSbVpy3nqDgPiKx3RFjTMvByxITMbBqOyp1mtoijFHr927T/5cq/vnRvcvjO6zRvQ+l0GzBVh36N6Pyj0QpGlAWpztAXh6Ydwpelt3EnMv
        T6YgJphSM8c6IOlxwccDswmT9LhqAmharkALk7wwa40Kpac5Yopns6nVwxTVEIP7I+PW5Cn3ZE7a5DKXFoCIhaeFSciMbh0DtBP9mEfNb+EQygjkbzdSote6
        IFXSR27qxFguDI9CpoxCSDaFxzR4HDKLvEAs6SZPGj5y/XUHttw6Nm540qABlecOBbonC6hIoKSC0VGIBIwVjoYxwJhRp5yTVkzrO2OZt/rCZWgU9KiqUEez
        2ErLIGLRB7DP48Ohs67xMwXi2ZB97JJfLLbWhvNmC8QzTenoJJjmI20z1fo8O59qq3xcTdULEllQK9eK+Wj+v8y9C5Rd11kmeJ73de7j3HqrqiTtc6xHSSXZ
        FdmWLMexdbwsW7ZDrNXdQIahpx2cZEIpdEuKh+XVElElUYgJJiOGMFgGklu3HGyaGBQm05hgk4JOQ0gnLGWaYRmSoUXHCQ44oRICGLA683/fv8+951bdcies
        le62XPecs89+n73//b//gX5ESl1F2o8B4Noc2o+m9iNiP1ob+2GZCJYIB1YPwVaIDqmQBNJy6UQDy7uuYfQCOE8PGdFn7pAgMCFY01J1Vo9/wpcPizNO9pbD
        tbLm0KNt9uTfxIzYpGGX/hwO5xB4SQiLLNJikS1WkCJgi9xJzZAwW92sgh2EUfD4rqrN6rnZ1VWq0aicYUvPHoCT965fdbLAschtNCqdUUZKosijRAd09Tvp
        /p5SK1JqMftFx0RAVV3dEWVuomAR6BToyvW7wFt3FmcN7gGv0Bsvg8pt4x70pqyHZ6ReqStCEwvadg48RsY6NMHrNKr5g5l7+tcQe4xiR+VuI9xQTzU+Gdto
        bwMGpU6af7QRmlhlcWV16w8dV6ruBmfNCGA5QDpsAaPcUS5kJlAk5LkANQ9NVA/blEXF4YaADh837kwkB3G7AfV7qRJIYqHKCqscLdRXNWPweNurkxwVj+7I
        sUF83SC+SjHH7QYZzzeInUA7MaDemyrF9Il9TJnJZTOBiGsZhRyLXEapD7SPktLqoASsd27ToXC94MnYBtXqeYX3bE+8fribgYUF2jV3aIytGmCrQt9WtqO2
        wIVcGlg9zsDq2cKF7AwsZAgqG/2FvGZDfpUizqA0hMVOrp+CUVfXztPw148lVn5aPo77dDLFM6DB4AseGRk6llO5U2ICSIBryHmtxgEHHGDALgXIPQGWgia3
        CCJLGG85cekA3wqZIed9bdD3x0tlZQjxHGCPKs++t6GHP2E7TuYo2YJsSHd0QTGgkYNAhlxQYQFX9YhownNivpqmjVo3DJoLVPIPVpjAEkR5OE49Lh05jbuC
        7U11l82kXUCYE56WqYczUNk7lhSkuuGiqquoUI2kNyEsYS1gG4TkQp3RWTWoMwBwB9QZTnIHVBnoiTxWWk9yOLRuDStgv9LTPeesnZ5vv9xCeM+RlfgnwseS
        ib6zt8msknvelBmZiN8XpsRI60DAHSDEU7iclLUCVWSD8EkTiAExtdy3cQO20u1bSK6kkyvLYKDqkYPBBwXTjqBn2hEMBn0NIkWYHN1lzLkuqkR5eCndYIF+
        a+BJMZV98ha9XoveYFmAiYEWvaEtDimlLXraYt9UdNJMFgPaTHSXu11GeXQTK2G/QzWLcrUiRzWVVUFUL31K1fngMIvYN85Eo07fkW92U3ZT/HOlqD2QFv98
        KTrouudU/tuzrMHGKQbzsgVQNGjvpOf06DWwPcCMpNZXei/q8z2kcxD1Ge+pEEFf0zi589I/6XqlczBmLlpUUSFG46dRw4MhHfwHgaNblQKGnKLZF1QJGFWF
        ekh+X7vFUfeYNStazzm6PlRSoEwA30sIShQLBl/NUXfsnH/ne5WzviWgoGxy1jgX+17nMCtDHcm5zz4B9LOHocMhl1d0JOdT8TN3JAc3qgOO5Gpq3SQQOD6h
        sdUYBgxDQMA1VdOH59VlVSC1LuTA2mAsOSdeREajxaa02BwU3GpwQlWjN6miC6pI3STU1nuaqs3TDqmmJAwkOYnDeHw7rOViz1NV2FUvBFBHgU8qrKhwmYwv
        F67FHVrO/tcdUIUd2vkbXKENHnTUWFbKfhtOp+BsZlmt96PnXa8s6yqPdm4DUTqMazAYYdztx0DPnjwnKBt0MH1oZsEhKw83KiWQpV6C4oq0A83cFxySqoxz
        qrfwdeFuiPwCnTV3ECSopY/GGPUXEXQPO+rpLjxNyWw+LUdH6ekVULVB5umqrSxqMOjFxFNRHpbq+zy3cq6nriYr4H0hFDyJIHgDCEIwBNMNBnBLQZsspuvb
        8823qBGRagShCWw4y/pd5LqGRS0yi3WV9RwFAZWARiaErNrpqOYn6PoWPD1BPRvxNni64HkO6nldjbVKykvpJc6BmgApacLAMc95rvrvXx8EJ3jlIDjBtxwE
        J7vUbcvXvOAyOknrleLgBArU3IJ9aECnvBfBovGUMU6SRjpwN/sKCkKqTksCTO/TFAScciRRRUulRd5aw00ymLN3qMfjIM+kOawKXq7aHjIU92DuRZt7cTA3
        o2GsD8nzfa5vF5oLKxzFs/7ciX8mzHXwXKUwCLrhy9hRySy1sVG5M7B6LT2Jqj8wE7TPuWfdt/uwjFxzlHvN+Ezt/gKu9bkELcslaJNCqhVWcY1RP9pYxYyn
        PbDpWpHitqM9IseP/wCKtoJN8VS/l4KjUdrjRUIkHDmRCPJWDDuKeNYXfHWeT3VpSKzg99OP/2+/z6D8/hSDL+133jiNx/uxIeAGtJbtlJx/6FOa9Ulvketk
        j0f0rAT7Tw9mz0/DqsMhZ+BpT2lxfCMne7vsTTIo0wYssirU1UwbDIZuGjjQ4n/rp5ODIRPs3d9+03m95Jp8THCOGurAcVLVMPZV6Hk1lOVVjYGHLyAgm5Mr
        vO+Q2xf/zxiSPyfbAZLfMSOIl+aA/w2Nl8ZBBkqqkPLJln5H7V9v/8KXPuMfUnHmwYLrauKgEIxL87Q+nvOeEYQH16ddSP/mvI9CkiPXS67O3YfdhIj6k/TK
        D8cnCRmCHcTItM75t8j4H6MubpSVSLzG/9EXXO3L746zIH53AIxNMvT9WiNKonuqARLkav2Bt71NX3xBL1e/x3N8qdOHVngZ2vI1GA3CfTa/fUBB5GUPxLef
        vYqbSmis2CeAgjg6fozi8AeNcxoafQ+eTqJsQYcZ6+jqOrhKUqe9unROUKm6wgrvXJ9voLaGaSX+f/NFVtGU6mttTJm0rrFdKmrqLkANBzWk6YRkDotU7yJ6
        UYHKSM6AyEOky8qCTvOYAqs704bda47da1WaBzZ69CTQFFPtsyJ2KyHNeJv1RbLgrZpTFXCqInsqrWfmNDzmZb/lnKCF6PTdCEdZLlDMFBnA6yxJ5Ql7bkzg
        3GjkRHu/KUf5mNL3RTMOg0QVF1i1GAKaMRhEWtaFcQZY7LCu2KnGEvE9UKMsZUsefFXkn7OE6M/kFdd7yKDCpcoGu8IIA1IDRGvbnMnSzb7yCMm/+GO+qtkO
        KwXniPBqUnIJeyf7oqwG2HFm0YCY+tnQVBF3kNt1h4ZENrJw6hEb+sx7Y8RGiv+Nr8JPyMIXwKWHvlL5as2fgwLTs+nUE7KRpjSaYr0ypGzDVf3TQqNT2uiY
        NhpLo9WoV38Z9YMKWVd3GNmojFLWmp6SUvQBxd/7njjzC9OS/dl5TdDuS44fkxxBMcHNHntXMQlBzid7JOsd5e8fu37XLyzf0kMc4p8L2aOy7VEFNlWbF/jB
        IxsLeK9QYOnNQwrI1E1Kkj4ZvJJJiOASp6rWSVXQgQ7mtGLhrs6prLB6mRNW+Pw/0ChJdXY6pfNcVIMLyhv68TUud8PjO3yEgULyvtDNMrpZR9MVjdVWYTcQ
        RLyCjjfQYzgLJ3tBiQCPZ9txK52Z816rsPiYBbAGRkur3yyf0gsotfJTJtLAAskkhlJCBAW4IO7ttJsAMmsAmSXUdSSVk+URVx9uSWXyHrYPN6XSk/Ou7sNa
        3qB3t6mpbwjg4gL0rRlQCbyPt2RNSRd0PQ5Qw1uNoxZdpfyAW4ILiH8Pk66zclM76D0E7RTZAmoBXgJ1JSOeQ+l9AiDksgAL8BK2IAH6rB5bU4Cs6BHISwwL
        4bRhE4WOhtnzn/p5gcdrkFiGd6YOsBQ5K7OlT8jSn6HtlNTxEH7Opqx2Ce5NS9l5dzEGu6GGTs/JVOi5cd4eio+4kCiXhp5hqy4OMen87/GEvc79lD05P+HC
        V/N+55PSRAyJnCNH1WnpWe+gYpCcoZUuebbSH/O00vd6Wul5Tyt92JNRQ7g3WKkgEbIipWqd+KSa7ZC1Z2IcAPsQmA3s+hhIxQ65MEBrjIU3KxciHLGJgHDE
        inDEjIGToxdYVRd8gPkcrwiAxTqmyQg9W3g9nkzzeiSZMS0EPSeTsdVj6uCrtYb6CGltQCZbavfSsmwkBO3MMUpWGJn26xqKJ6a5uIgmFo7yIwOqh8E2ft9d
        DSrxU+4XU4f6m/K5LACtMeK3pyEY75wxEVTo9xCRJAzIPi3TWs7GBb3UaXWAvC4sCtm19PtwxQBlwGOpS7OpJub6FrmUYcHXVAu+JgQ5O0wzF+TMSsrDy23M
        eDP7yh+/G5HGXAbpbWZ/uvrIP5Ts85wiwRXFjmLFldqKJJUVSRohSyapKxqC0QAtgOz/rYuwcvMpO4Pqvw9AwcxKH6Ye+UEY9TdhHw2abeyE6iQIYcU7mA99
        mJ4KgbYODzHIEHhf8HvhBUmF+GreUBdMWr9zA9/ZZ37PeDZ/iTXfUXDogm6T3oPTiWlaU8DpxBZ1fYbA01ygHrnYREBg+SEd+HFP7iqLqZt1/uT33uXR/NOJ
        f8uXTzBytW3a1lo1xk65Ois43NVZT3ZaxceCxXHsZsHpQdW6BYul8oeK66DWRgx2Htb2xq1r6ldnffgi1OhREAtP03FbaGYGdlITUFR2Ugv02Q+47tm+mZqn
        7H4aYmf+fdDKIdrigmdOQxTBWDbqAF79Xs/JvWW5nJKrY0hTl1jvhCsnFZBwy9LyxAOcrqQ+3cf4OIxc9ajj4kX1ZgeOyhxZea92az3hinppgtYUJZzUm1KX
        FbDqNrQscBH5SxA6EHo303ccvGi85AvN2Glnj8iwyC7q0T8PgwKX77ok19u/vPaZ5R9duvmQ95JUefvSp9+1dPmpRz/2deeQt4aEr/z2Z3/qZ35i2yHvBTz9
        EZgMncOHvCvM/Kl3LV366h//6t9K5ueQ8Fd/+NO/8Z7okHeZb/mf5P0kny73864i4et/8tkf/51f/qOLz0vC00j4xqe+/M6lK5L/EvP//ruWOl/92Y/9qbx+
        spB/3yGhkZj7TzX3o3m389wX+rm3HMIx69z+xS9deBczL+WZL331uUsvSuaH0OvfefcX/vDTE4e8k8j6qwIzViXrW9blvD/P+YjkfD1y5nNxnIN959KzNuex
        /Nk9JJBJ75+S+4XC/Y7CvdCd2T+cl+97Ht/l3e+J4U/FyR5/D02ynexXcAPy9WPvUZr1an1cVuBe+avK3695MOUX8PBRK0+JDjjWFxiiaAr4uNBpk1NAjJRs
        w9z9l2WLuNEt4JWrSRXL+hozXTlI7TL9iTIrQQc501KhLF5sqHe4bh5lcl2wYFntZPsAIgbGv49Gcx40QHwyHjNfNs7dDb8nbVQXBamXC0EdGDZQD5EP6nGO
        MI3qk8phCOLoe6X/g0ZhYDttbhWWs40cZUVIqxdca7Y2YP7V8dWQW/1bZUuXwUz9yid++qfKSShHx9O/VIYKPoB66io7vzAP7olmKRAwIXVEsMZeUGj++ZVY
        Cg/awUNn59VJCRqeDHnqDljwV7LDaqVK8TBhyqyh/6DKIW9MjvBf+PFYN7dkG5PScTnblj2zkifi+drs5x4vPOOI2ybAGefafmergGs1qJ9NeGhNJbTsHZMu
        BVH26ceH9/hWee1H2SMfGv56Py2Js2c2eT1Hrmf24iavpxK6hwkHTNYFCTot5wrlq+pE7GO+5769F+SUoi4PJNkvLMUZTr4eSfapd2lCjwL70HvWJfzk+XUJ
        71ufALvel98J4qSQ+HdLxVzQFcgdSh9ZrxVQUSLLfwKTTXoFnmd6Bf6X9QVW/8WQAmG/wNu/pQJBr8Dqr35LBfx+CwtHuuteev2Xr9/wEoIASdIng1dULKF9
        Gl2p5t+TniF/3fO8MxRHpaU7zv/FTz4+Hn0mfKMp3XHyw+9988ud9r9+4JT6SXHhC6Y1GB+1TDP9lJ4NusbJA6MGJhjuQJmhWawDZVzTEH6SEVJS3SYHGvxV
        71xAyS7jyRobBM3rwP09ZQBgXC8vU4HD6SJ4IMKyOv+I1j1t3betMxirp+17kCAhYiNaRxRWt6OBWBmDMPppz2ucrZxR3y5pU31B42EhbVmP0HiK05gOuxVb
        oDWN1LzMxyMwnoEnbTycpKUMIo/g6TjtYjDFoDVg9YVAIssQSbVtKJEmrogACcfZsK1BADTY0MBmSLO22KuuiXFtMCsjpNUN6lpmEB5403blxYgNvQvX2ON0
        YI06EMNRclW7CMPIkjbZeuFGcgnxBnxW2In+wfdbZ12NzHfJO5HGO9Rpjc4F+m7HN6oRfXVabOM62DG7Hsb0i3COEPwl6tr5ZfcqdgoncmfbNJWa0KlPG8t2
        jk/SFiGFwUzQjyIjQ8CUgufIzzelzsaZY0oXxHLa6jL2KCOb1VFfqNOBRYJolwgJhXmHPRukjFF3WaXA8ObvIU6Ft4yWYP8Auw5I4lqsxqMKebfTKQZ6pj05
        orG+iGCnLzJGwAQexvQBhoV2nkbsDLXxetzmHcXDZD9vW6evrdPXU4+4pYuG1Fc3QleUe6GvT772ATr6E4w67oQCYuP4j10byDFmGFhYqy7ZcztelixvA5dT
        3tkomt+lSIAz708NhKeUhJvWJ7x+fcJD/YisqsS8HHh2Ia0G6sbFnuvx5/KIM/R+JQkfCnG8X9beIlYNwu4GvLnk0n7J5frzeV2Qvd9zxz+1ZXpmduu27YhQ
        69mMx+HXlYun0g+bELdHRsfGJ2BbfIWeVwR0DHt5Oa/Fsc2ZTZq7lGc8IsvT5dKvDa2x80rNXfDoeMEfEmCg0PlCs0sgVatDC9SGFliFkc4VxtaEg3qd6yUh
        2e5SfcIL/mL8eZWBAmLKQGQB/rJ8i6sfdq8uu4yGgtQrA6lCdcW/EBLYMnCxjFADFwut7Gqt8rvM1aZoqaTYZ3lYDYB7PBp4rbPBGQtdRtZBl5KFLnERurQt
        vG8rfI0VYBSgS1yELm2FUj6gS1n3kjsAXdo5dHG7jGlgoUtchC6xQhfm0NNAocuIHhoWupQQgEtDtywT+Pagi88QvBa6BAgv4yGKokIXglS3D12oFGOhC7ZV
        fBHzIBvwIk40bM2LOHHm/YWLAhY6uDtyUb6GXN9yEdFO5ObYRUDmef/+izLaDpMqFzFKwEd5mLuY1hjGSO5PXuTUzfvHESic2asIqyfDybM8dJGnoez5i3IK
        5TUKzuH2ajToHQKD2dOJyhc1VIXkusbTiDS5rAdzh/MNtnK3ozoaeahWAXHRD7uC1viAhhutB3HUX7yaOvHjITjMwzO5/UymvAIY0gdYwVnjXYRZe3cl9dQv
        y5tnQlOKog+4boWumXTdBDagq2vjC9l4YB6PcEU5MEsuT2+8dtK6HKOCzFT1WJUnhg7k4dNdVvoLLI9IZ6eOTCUEwwiRSwqGSItQuqohB2s4l3NX4R9yfUQY
        dtXnL9grjMpCtpmXQcEASvVB/gxNZA8qA8S0SPoBpqELXuafgnMriuABnaw1HbjZDzA8Ng6XZ9NK0YUjNKQ284E5ozoY4JJFv+h54Rn/nIJRhd3xE2Fi4akC
        cSRY+KlAGwmBAlKF3kiA71Q3fhIfOqB/ryfDlM+MdI6bKrCCq+20dPUjdAV4tS038S/CCVKF90B08kT5X6gjt++8oxBD1vfODFlHQp3m7DepZtZPhU4Js699
        5JzQ6NPDFide/93r8ZbiGzAtg4gGi2UY2GBt6RLw+UV/35NTsnRGvaNYV/xXoEDAqcMvwyhILwjbi38CjuNfwiIFO1uvJxPYcBw5wYKGvwt5cRwLxb9C8SOY
        XnLDK/SQz4JH+Hs8L47TpvhXKI44PQH9bMBtgM8viN+TeVmcUsW/Qlmq9PEupvcPh+vzfrDC6R3EkVmPSMNU6P2DUUECzGPJzmPIdR3I/OFI+RnXhXM1HhmF
        HX9OVvraR87FX/RCXKOrbeRxXznPrKs7/5Uzebr/XzmTHx10ZUM4V2d80hkzHk+0GSUfZoClyjq5Z4aHgy9Xkir3zERV+iO7+rQrFQS2Al8rcLUCL69Advox
        W/DYDCNSSUXR9wkkhQ6X5OFobFgXeeboEPCFKjtI8Qj44jNXx/TZJ6iT5x7cCgCicmj0xy54pU+p57OnQp7e63bE2m36VYcwgPmV13vjYPrxTfIf2SR9YZP0
        eFj99POhXLCNnQUJjJIm+kroV88KrD2jriFrQJAv9sxK41thVipHlDsYfbiGzdNXbEEM4hoCWHm4LMA4EPqYDi5zjHe/qeJoBLJ+QHV0IAaxNxCDeIPqaKSq
        ozWqZcUn0B74mTV1SFcrIvgdxfxUj7QYihhAK4KiaMRopfUBVdGGhuiElVjq9NQ/A7ATovXqo3T94TO8EwKiG1pGL6vm6LKgQepwGMELPdXx7II4Qgiob0FP
        VJAg01BNaHmQExNKrED55NHyX91vR2cUzBCEmSLLAuDfke/BuO2eDf1Lc9TCyKj8jGhdHY1ajpNcewHph98xvcoCVIaxL8PBdSEqjrsiWAaiyPOQ84GdMvgd
        /CSkLS7Tl6w5Jq9XX6ccC0e5CKD/W3L7NVeTic02cyZMZ5noLVggHAu5QTLbEGjV6G5TSL/nc+/DpJgvKkgrXbSI0EXwtOP3+alfIHf7foNfr3EYhpyG6kT+
        PwmUW4HfFSpQXh2DgygSHAH4UAGBSom32JrDapF3IZA5rWmMBeFDYrPcbCyyh4mTH7rRs55bkz0b/18BuM7xTwCtcPsW70gP/vEwrNCHsiKDjAqIfx3E3u12
        FLgMBW8kvUCLINavqyhmADKh1k0jW3AonIN/EeQLGYkbUWkbhUA0QpwAHRUc1CKfOElZL1opdTXoYpmBQC2WibO1zDo7DFxT6WGfYxRUZ2v+yxHuvJudNT/6
        FdfzztCfKVG3wqKm5+5APlfqwa+Enuqu4hSacNwmHMkTjtiEhTxhwSaYPMHYhDhPiG2Ckyc4NuEkzlJET/TJwFnRUZyMfqXse+dmztYA2a+U1Is8SWPQ+3En
        JJPCJ+/kLgo7QPwu+Slp6dA+r3kpZIeX8ucrXpqA1M+fL3tpCsI4f1710mtAH+fPl7x0B1gWgX3ueOlOcCby5wteugvMCCW9O36yW5P9ZA6uy4NF8m9OKQV/
        OVyMv2Ep+GuUct5ViGDc7mqszhGkuulol2HNdypNswOXyLQRFXYHXo/Ja5At25XpWDVjXTocGkW4YzAx0y1cMZHGERzvaqi/CTNG4hluj8w4THrQzqRUhFCR
        cGaGaKpTkjatH+IShtoCtVOSzG00MiIF0ciMlGoISbyczkpTDZgLlbX8VkI6IYnSbVpLB7Xs1M0iVV2jzNqa9t9NY1CXpKomu+ThsTtCxJmpfLlfQA2hmQEB
        jnHHCAtLELO1Kw8YQaW/OZaQG8RR3CX3lVMJNX8+h3buRsgGSJsA6N10kuNWohBnQ4v5Sl3Ww2fUU5ZysI5qkgWhra0BG5xQirAlTaRUw8IOT1tspsR6R3Ds
        wLNnhJNrmUF/bQ1XUMMoahjjrLQ5cHoc7Eo64jKOc8DMfRm5x0wL4ZHrzF1i7lHYIbTBfJUXvblYJXFpZnHkbRMyuGK2YMam5bg77K8GKhMEkyBb9Rfjj2Dp
        7zZzlm8U/72rK1d+31HgEklKLlv0ZHtSQhUH8dnqufAMyd6l6ol0YoeTXV5uy6bNWmYidtKpvs2GmYL8bxqxKLSaKYZp9Owj2JGy6Ud34MWaA1X3KWBFk9k5
        db67zu51kiRyCkfzlElecU5cdbw43Xq14J75Daq1L4gi382uewcViBPpGN9tK777Achzmby9n7x22xsasFge6/lPuatRq1ejgaQ7G5X1SXdJUnl9UhnisTGK
        eTeeXncJDNsqNOnVre67nlBNQLNtCEZ+l/Ra8m0r5pPxO4Vx+GZ2MMHjB1i0YXn7s9Fw1ncR8rXCuGAiPYakwVy+aiMWkzyNLlJMIgicvEvS3MSjvrJr9ZUn
        79P8xAu8vheBSTnhJnv2AR1ZVH/hZC/CbdJo/LtC0kB7d/JoAxbro9mqLNfpfF2NgnntnTNjAV5d8SB1Z5b4j2RpAxqPZheCxWQGi3aAA85c6Xj8m6Hlg4/3
        WeLj8QesuyJCdi/nzY6TFbmVLCazlY9x/MkQ0VhDPhkuO4E5s3xcwMtWV8BKikg/WwkNEUp1lpHiZY8TsxCIfjEZgeYxmIili6n/AAzlnk2TzSKZwGpFgw6C
        ZE0GInzQeHfkTUfppCd6DO6iGBGaEX+XifoPC97uI9Bt2ZQLr4A1leVVAMConEJg31IfkWyNmV7VgMCFIlUtAklPMQg8wnTYIPCsjZHPSwwgG9ja5NgJGEK3
        ZMLHMDQEDlcXKhpCl3HRO3ANRVIdJAH6IAMbtK/oT9U/m0kqsnyyl1f6rsvl3j6nWzLXbKEO3ha6Ls+z9VyXX3i8PRQVleW08Q2RUa3/HFW2xskW0sVwMtkm
        gHnrxjJEqBExuG6aD8zA6Vwh2EdK5LwO5LsUP+/18eQ0BKYsRxww6BDRP4f0BeKRod3veJuUuLDZi6WhL3g6mSbi88LwRcimFdNaAcJJ7HfN7Rca4C5cUWGF
        xgvGoYfnbb1x27MNibMYBm7Kfa4HpSmy8eM/da0NV3GXenI+6uv/3JOEyNuCJGRGU/qSkCVIQsxMlKeMKmBJvV4WFePRX/xjsLpzrXt5q7o4bjw1MtxiVRe3
        QHVxnEaGQ+AZfAupoaGXddy3wjRDWuxoW9OE2dNmEraNkwxqJ8AKp7CZiu9T8V2QK/7BgmwiuxAu0norr8JTtHlCnvFChpK/cdUAnEXytIls1QOOgKtmgoXY
        Kiq+VEL532IyN4SmpZIDmSNHw0Wtks7jK5tZHpaq1up90oFu4KoHPRMHBl9zCBy7GL0rEiIgOlsmEeDRQxYDaOCrfazvjOIBMlGOnGBElN8QsEImaYnXI4jf
        A4YPtE6vfkVJj4hU3GN0JztMGBfTmZ1WYPi7EK+EpBe/5sJbEZUc0qnicky2cOJrPAGG8JwFm61RgDZ5tZFLFnPZIDZ4fSDgjLS1RVL7aQ134zZJGGdv2tSV
        WK8M2X2Qy5s6Ke1pWfpDckAqb1tLbUaIRGyVCJVXlS2UVm92Lnsygo0VTJvqjG65YW8r+lbgTA0ccwgC4PGD5s2XvMVkSJdA7stGXnPTGQh96Pk4fiaEhxaj
        jg9JhstNSZLloI0F7gkR1OgkjSHzLjjGkDZCU5hwOqeqkwSWQYf0Cv1XdAHQGOQ7tL0zvSRGuYw0DpTGuceZ3TQRV0AJR/lIV6VRo+A0xaQGGlIN5lnwd+U+
        jAE6lnA3Lq/ryjBhVPsmUPwxkGmjcIvfSSeu0oWxz6HbDzuGsq4tNznkA0wAiWjhu24Z8lbaEErGrpDyJmI80+zPApgcSWCmYGOQJ+ZXUPZrbjI1pJpRDENo
        IDtEZ+haHNZ/OP+q0tf4JZcCdcqxq2QZnZTrFBkUVbKOFkBeqXPcsp4OVWhMBx3clFTwXaUo/H5wTsjJqMoB1e4yiIHgZLGsATiSJgujKseAfYi5d+8Hc5YH
        tcfrEgKr1NSMMeBNB6unlitE1FRFosyby9D1rlFCLxugRgF+Mqn1eMmM1uMJKsB6vGSrwMtpPQhVqgJ1Y8EOOC4nP/UcqIBjgA7nCFrBnBKoAHPsJ60s5n4r
        izluZTFHNEwpWTe+5dh4PUYNgGQN2LIQdr9S9t1zM2dV2ci3nBir4rFNJbCqiLFduRmqZGEUlVWeRlvp/BElxFVLJFHOhupupMrfiEG/pjn7A7Stsoiuybkc
        o0BHI1lGwB+FLE6nLJdDNTwsa0TZJePkbTSpQmXGQCyj/Qlb6fF0p3I8iEROkmGinAY/53gIxg5q3pc+jbHB6R7HY4Ycj4kueXJSfrbH8dhqORCoJVHFM6lq
        m/I+QNtfo5yNkmVfTABlBseD7JGSmczpdurJBEKnAzSRvaEcDx+kfAVOR1T6bzkInuV4VLpEsizHI9TnwM5mG/0Fx4PKFhMcNzkeRLaVwxEqx4PPvuV4wNV0
        keNB7ZvxnONRUY5HqcfxaIN1IvW213E8xvscDyBoZgQ1jHJWYg4cPIwyeFxSXqBFj+NBJZ5RBYfK/VG25wg4HjE5HmP9ubCaPDNdcoegfjXVJdsD5Mhhv5Nb
        4/oXBzjlNObZDv2u1Cp77cCD6St7bVdFte1WwSDB62027048XNPPu005fNtUE2WdYhik3uhXOKgWFikzRlCwXw0VTxXkz1OmjHJilEdS5MRISp8TcwmGVNFf
        erJhy8o6hbiapv+qmENA4Fq1GxXZWhOLtKZGFlabJiIIcK3+TT+Ws2XPmlwFqFFEgdImAUxPQ3PgXUxg4+Y6igPvRgB44KFKhq6ENSLtFHkwD1CVCFsfeEqw
        IlASAjo5+uXRW0mhPUBloKZKH8C4qyHFgwptFZklkcqdER6khrJp2GS/SyVO5PVUqzNSZrShqmZoHZT0O/M2SGVclWUbJ/rCAb90btuZEThe7NRVP4CAK0kU
        GsJxNXHSVAFVogBrIblG4R/c3TDixQ4FpUmjr1/fZzq48/5D6VyRSWPmeh/mB+iqC2g+eHf/n0th/VJJeoCbtVC6gJsrofQBN6uhNI6bTiit4uZCmDR4czlM
        It5cChF3KeARcwlKA2Cer+KmASAgR6kBe/wKbrBgLuAVGOod3GBBreEVWeo1ugVqcM57TqQKms50kHBTV1ADWUVDdYUI1OettpBs/pquAS1TH16GB8fevMxQ
        sVWkC0KrqQ2vhsfTnl41+C18CKCPcyaIv+gJ1fPoQwY/cDuSvSDHm/zQNcmQWvdkEOi7J3qzEJ9JD3bTw8CwQIEcFGSkJjhVMjuk8F4jWW9AVoGihtmG+XCf
        R7ZDyDYKs0FkG5d1crm6GP8mVAE8LsOIV1mGMOfKnZ5kl2mVXxNMJEq2WZeIa576NihTtTd9leoPH1hOr5MvQpXhBVWP3t9Rhehr+wdUWXXxrjdkge1bTuel
        DBldew1VCeeW0z29A6Ysc7q3gykw15t9nXSudxTIGym4pwfsy+ZV5gAyjJn9ZmHZXGvPmAt4VTPz9kTG07V4vx9n03W9c6hsFiQJpcaMbWQNPgsMPNSvuYvx
        fxDKjyByO68L6U6oq/GkANSXhxw9fqbbSfYwk+B/u3jTgQ/5Mjf/BK9H4MCCwGGa1/tl15UVh2zyRrDKeu4xK4EZM5znQGFMcFi4kCEPO2BcZlO9q6GuC3yl
        59uMKJES8nF3TNEtfarQUlL7CnxXbnkjTpwtckQNlGgJjjm8hPXS3RL0dUvSHk5NtkAgDyMAtuBFGz4dVhmDfMq040+H0vPyfucKhHgNMsxgeTKcEQcXhGoM
        634nGHE+eClCd70OvqgJgyNeYwbXc2GRViFIi8E05ekoqwMIMgxPyma7JpmdzOKq3h4twuSjmT0QNeW6e3P0Tm8mpYUJjYmiHmhgSeVDZ0ywKXk3ndRA3tfh
        1IZexY2R210MhSefbbvhMpx7Q+rOCGUBRExuWnSlw09KnVV7am61CQ41WeWTyr7aTXAAgq0tX2O3DMqSb5iLRZ0La68WKNmiN5fh7CWY89ZUOQAcJLqZ8m1g
        +JCuBsZ1qxMWyO6dV/DgylYnxNizrBt6I7lexwF+HfY8NuRes6czNF+fOXIFOBW9dg2zYDWRLLMMGync7xwhh25zZu93do2xNFZWjblxV8cXDq1Snga/olOZ
        OXPdSrJHpnFebgpHzZsx0D39Y3OuEAngg+kemayVhCpLewqoQaeYZ87MSZ49WENDzyQLBNPaAIONVhNDstfAbgvtNtFgXXUYYPvYLyW7X8BaYagwBPPeoWqE
        l/LV1LGradWFX//8ZJIz6LQeQuB0lq6hKy16tAbSjwM7vZHgKt3Tc8vY988YcS2ndTJGFE+s2QSHaCVECXMr/Sn6eCfXy1q95U0z6f5uutCVsw1YYHotoaCs
        W0md66YHQHfcaOTuOpwm3fR6nDbpxMbJ6X+lPci3T9aylJrvQO8jnQSzQVLkxV6p50Zb+x5Z8/1y+7ShuQ6bGKbHKvsEDJm0EX8mTPajzn7peYOCvS0kaNXG
        8nJwsjt1oc1GIdhGPdfyYVqQNUx209SR+CruL75BKnovb5gLxX4vlLq4gDntshTDeX9Bup4ekMVc5+kuUKCL5OPy7W4Elr1fxheSFGGGfV1+HMEg5rud9Lou
        5lcyyjQckOe90L8+gFHJeNLrkbxPyNM9Xalkn8yjXK6XbJImpa6TN1jp8pXTealOOncd2tuDSvehJnmxB4+vMnvxYh9eXC8NSeEFYvvIIVX08f6Tr3mAcU9k
        4/S2yRDdxHnghytwsw0FYe4J3SECh4xu9pOARUsQF8AzMbZiqNq4MwDuJR4vsd0+Dn3L5dvmQr5tBEkAaj5cEBNu8mIt2PiC4OtKsEmJy4FF/y9DmJasE79c
        8XM037cUwFKgis2FZdJfkHYf7f0O7Ng9sl2xIwkZ9vNDYztdbzdATZFMSbxW9pju6wO6tTSc3Madsd9ciz17wEi989wjBkB1YH/uRZ695nrdn1uH1vIqNHgA
        Gee4Uydksc4DhrCyFOGAXgFy7DXXWXiBHSb0XWlRVcHTaVUFT5Vkuz9tqmZ5Wi8C9n70vCEyto3fe+Mh+yko6I/r0ivBrnPjEA8haEKnhF6aMYXtm+S8ATlX
        NeesohKb5DyMnFc05zZjED1QMB6dg/7kHFwBzi/0gY7dgPPydau0JOvS6BQ5mkyOxoWh6xwASjXjkTVxuiqaXN0sc8Mqwvcyk3fSCYqnF71G5k2aWoF/4jAv
        yGrOFbdP2T5dwNPl/GkNDJpL+dNlPF3In1Zr61gySxX7plNbv0vzMkvr36zmb65U173plLHYyovxB0J4ZD+lXhKIFt7TCDSw244BHRnyNfuPp8nGLTwfJTe0
        rzyjQlkFaQ1V3nMZOtDkrtA0LR2CpVw9ZkumjSHg7JiK9CBbg5wNYr2r/5SaGjukkxtsBJPtMN0eIowYGZI2OiQNmiOrnmInsgL8xdSf908m82piAV/29ogb
        ylrwcR7O5YZSe80mzI+c7yHkZbiZIH/4iw705uTMBB5g9r55Jp0roI8Fd9PpDSs92IbNupLT4hdQAfSUDXJguwEo37CSU+RLbKBPka/BlmdeM4wReKOgLkWX
        5+eenkg/VGiPinPae9VVTCMEoQjam6bFrxpiItDAbgdi0TVbhhzEN2Fn7tSDJVpH0iYHDE2ar5NDQKDLhtfXq9xiH15v2/h63qI6u8EDIPqeTg1yAm7pyrdM
        Zc1vWG8kw5JDLEYuQZhzCULLJQgtlyC0XILQcgnCnEsQWi7BkMUY+0pK5jwD+kPWFFWTLZFjAPa4yo18M7Ju719C4k747urLxnvGq6As9VU+rvxKGpMm0kML
        btG3OpOUT/lkEAHzoh3ndWqKKThpt9NboV2uIVKyc9gqMaziaXS17pPkLB8snlVS5f4QCvtbJK9Ds9vGNp4iJrYX8hGh6HsE/MUH4P+UwR0Uq5nreRq/7QES
        90KkmO3oIxnL8FXQsfSKOSQD7W884gVjaatHjI+YGSHlc2J8RqYTm/eA5VvPW9709V0l4vvlRuWz9MvR7/joJp1gF2pF+Iwurej+3rTGPJoFYjThdKhAlY4A
        T3YqBBDgAXgK1OkIQfGSIfbUG8HU1xXcC5RUTWrs2G+tHGQt/XVQOI8aA+MblCbIcJuDr6PB14WKEMHLk5VXyCyPx4t1yfPJwdeXNqnM2s3zWCvoW3aV/8qB
        FAoWRjPYv/Ufb11v9Wwc0sLC5i1IuW+xjTdQgdCqtcv3r6myzyfcnrLPJyxnaMnTJSJLxS4RxBE46EElGQpEn3C1vDz9+55Iiyn2Gdyl+oCO0Cfc9TpCu9Va
        Vla5SyNtCnIM4QPsC2lACNfytzhD7TKgRzJohDZgnvw1tamYc2giOdCIs7GRD0Yf8T33XIv6So56d+d2SCqWw17VdY6gm4TqynmPk5LlxJetAEgtCo4nuh9O
        CvRXAREcpwt9VbDQNV78F67iGBbXOJ606DaoaLbbz2Xg8Y9ttY1fNOTtZ4FMwVq1Wg2CEatB0LYaBLHVIGhZDYJmbu1JhHID9E9L2OGKbW44ONLAHhx1Oo/Z
        WLiMwg19uaFwaM+VtdzKpGQqyB+Yqq22TIDGOM2FrHDtdQXsqOgl13ehtn6250DFG9T+dqw80x+WfDyl+Xl5w4uT8H3TR3gl2TuX6asjQ7W8S1dnHJX0TSOQ
        2NUZr/8UFKRmqGra9Bt8Q3SU6mxF5NsffCb3rqjfrb4/Puq67pncJKhg+XOkaONTMO+JC4Y8J1Oaobp9gjwXDVvrIX3vFN87BWMis0n53HLI2aS8Ez3n+945
        /0wvrtDabbljZ/WUoD4V1NVCp5OWNnOs/j0yK6U+Amy/PT7yRfvB8WUvduxnDvlQ+NBvFJqmvGnlmHN8Ba0L7g9QNdMEUqh3BOvccN2rsPfqyLpX2Utfpn1f
        9RWGBDTHO1ccWOoWFssbT+XBSr7oIfJLw4W2H58QbA92IMfoUO9tRxm5FRrVmlfFm84xjegHQvBtDQQi8H4o6r28B69QiXPsbfByjPPg5Yf4c89M6mTn4Vr2
        fPnYTEHkCR3Dirqh+w3X9c4YBZn5GvR6/h8tKO2ZCirgGpMJ6pmtEVZC85sQYKhq50mb7Tj02osbFOadblcX4XGbacFmMvmLBfsiXv8ijp7IvXxxo7zoWkdV
        x3HrbSQDaD24AcXpLxa3vwKG5WPpDe5u1ix80/Xbr+bkt98J0y99/z+uE1f/Vk9LOuhJrO38m2eiCxbq8GMVv+DJ3mdd90mP5wn5dzmSJ+QrZCFPyD+QyRPy
        dRPnCXG+kPIEJ/pA3S+fq8jHg5xhhBpuOYR+6Vx+TWpD0qIhafUhaY0hac0haS1Lq5zZ+A6adT1dEPqwjVfDdEQuvxVuzC2H+W+HafsVAMU0FTLad7yZ/331
        NmgxtPuSol76ilQlu9vPqAHuH2v43NeC3AAYuBr8G44Iinu6bQ0kTwrGMJZWdaKXRmzq/camrOX5jucpV/KUI3nK5TxlIU9ZzVNMnnIpT4nzlE6e4uQpF9q0
        LoP9qJddaMM7Zxg/C98qQFMD+hvWRx/yaVmr9jFY7AH9K7fdcaH0g/j/tjse/OjUZ+f+fOK2O777jx7/8V+t/qtb1d4k/n0WChFgIjRlW0dpsTc7d3zguR/7
        +ed+7Nnb7nj8zTuu++k/+d7b7pi/deHms3P/YbCG8mI/xmIl/nc9k1br/KmsaMxSPs4rmn7Fpq/FuYmrpl+26Vfy9FVNX7Xpl/P0S5p+yaav5ukdTe/Y9Et5
        +gVNv2DTO3n6kqYv2fQL8GWzVLezHy/G/zYcusT9+G9yb2iSr6H5pVxuziUPFf1anGQ7vdVCcLYAc+VqwGL2oCrVVov4E1WYFRHvVNNakdDhS9C6nDP7cl1J
        Rd3XqmlUpJhsScXnL1Qt4n6papmbq1VBzvmBqkmr56AV6PNaC0Es8QlwAxTrEm7I7cUNxSqYVbBNriAFyleruIFYtdPCBET0G9bCdHEV2xix7GhkO3UlErqA
        44rsGFYj26lLke1mJ7JjvxDZESxFNiSH7W0z720z720z720z720r720z720z720Tva31d4MZWUHPm4sCxbS7NdvLKzXbucu1fA5r+azW7JA6NTuSpZr9oBdq
        GIESJictYYJjpGFPj7o9NCJ7VtTsEZGjtlWiF9KjkUJAxvFi0L2OK/8jFN/IYCpi8X3GdYaFsSq/chir8iuHsYI1RFnDWIF8hjlQFp8eEsSq3A9i5WoQq6AQ
        xErpLxrztT1GCeinlNrwwbshetRRhhYEj9NV7mamiKLAfLg2PIG7Y287qtEXoe3mUdutcBCgluc9d+TsUPI6VLVuCu2gpw1koaXSuRh6u6o6TtnwSO6WQekP
        SRk1ZWs+QSRjHI9uOgF2DNInhQyUi9pR09BiC6FAOm1tMmaoMZrOdhUZT7cqf25brkU8nF2wBZrkMwbNbIWRNgTlUC1HNZOwry4oW/TcQQjxOg11amRq0wh7
        C1zJzZiY1YwMloJm+RiyTzC7NtLsUhkdjazLrlRT9N7QnTxrFzD9Mm1Q2XV0RmIdflund0Q/wvgQmWzJgGpPK3SPByIEmh6awKook62v9Oxo1stkG910tCuz
        TkuYCf26TSOpUTedhuq5dcUGXmlXPgd8EaSznbSVf8KCpBW6/PKFmsi5rQNL/Q4mql1go24vGPR0U9MxYwXmVR+tj/VrR3A1YBdOi87vbJVRoZLEjBfZfKbT
        JwJiXYRQW4fqVf6lUEORU5h0zPZO3y9TWVdmuz+wbTL6EUyK/N+SgY3AM18To23KhEji1LLMogxGlsx0R3KxCV3q0mTTTHWwdfoK2rKeUE+LZWbM7LLskE63
        71VkkuYTnFCM2lY4IalcYjoX/SKGRWIUiVik3S8CHwy9wfeLONHaiF89N32mfLbvVdTqQzetPvSo1YduWX3oMasPHVt96JzdNWHZYeMb5Tvp1r65UF8olG5L
        rqHAo5rF8FKqQZ8RBLEfDm6O0RAR0cjMUU/tIvYcyHsZADXBkdC0CX2hzsIt3TcdpYm7hu+uMWCez7B+bhagvloS1H0Vj8qp8FroAd5DRaZxiiLqJoA5JsQP
        MZQ8GVK46fmOVDkmiS0qhAnZPUqpRD2yJyr9Z9StO46sEyxSwTAXR+y6mO6Ukcjfm2eSuTxw6q4Ba35psy1tjvS8tnvSrue4aLct7Y7QEl5um8lIlPcWHcQx
        1utvr8e2pPbY3dBf+rOo564x2rlHjhHKw4dofwNdEXqCQ2KcEDkbMTR8JqYBy7viM23Z7DK7OivpzoINtNl5UYa/s9vHxT4oOSRfISXZKcNqy7BG+sPqTcng
        sDZOyM4PSvFGMiX5t+TWI+hzpVdmSsps0TJTUmZLwYv3zpV0t1BBMzL+r8t3Mbu76R55nlWZ2NfcZLtsVOjtmllq6yLJeDZGt517Y5Jxsz2ZyOVU2/VzFJaQ
        vIhkH9WTVp23o3LbjPLykdTNJma0iTVI3We1RzO5cC6Je6Kyiq2yIVXGWmUDAiFUCWSxnsTw0oANYFE83+KD8E4CVyImxNdKdvo6WRQ/yuVuq7CsAchl+0W8
        ThA8e+Btl2zka8+KQ5VhPl63oU+DvMX7bYMnsTacxYFyJy0ae3/SUEOaFpREMg8KV7knXBgb8QnucEEZDtQAAQosoGYsOroEj99jeB7DMYSbJly24GY00i3V
        75tj+wa8PSzUGtt+OcV+yV62/VoodstIryAHLxRfGOyTeaUumWtk8e7or/ZJeZzeuNoTSd6mqz2V261Y7ZOyhKd7C73SyzklObdozinJuSXauG6xlEc0acv6
        pTxJqWtd1u41soZ3oKLtCZbz0KWcyBrbpks5ldutUV5+yFKe3LiUpzMv8fP+h1Jl5ie+VJFIFdsM4ljWk2mobk9K9dO0cWASdO4Bws8yiLAFEQJcfAbPmbaf
        zMdSKs/QcOmSb7+aPAPUdbABOvkGsP4GcpPACbUwtJBIuQ2aMUr2WlhJW74RNQHcDfXEPVjhHtYnwP18dznZxd75xe0A9wtcc3DQAJ6GVGt2wRo291Vl3S3o
        cvasjwX6nC4tQjekK63NdztSBHNnfUzbBXtF4AVE6gPDzy0BdfC524XVDU1f9nIbPnWyZW30YNu2oenc7xYWejlf6B2PK72cr/RyvtLlZpTq6vLRvNBONL1C
        TFifEdAiWd8dN/cYoT7MVRHCoyuEDTPh2pm45FpQ1HEJi/oBKSG0THOT28Si35MW3brG4lBbc+PcbRYXn7b46A6LUI7LRxzGrwaRCa+Bw90U5C663+S759yz
        3hl2F94RngnToGinHjw7IJxQ4Bv0Ld5dtXinHn9kTYUZ/0a94YZkcb+jQr/L1hk3PXgLntr3USkfrQlvLbJnlzvr/L40EOBgeTmtLsttRT2Y2Fc1U4PXlrRC
        o9WKIJjqVblJX9z0+1IpNFIVjLfDSqrIUJWmsCYayyBH0IdAO1iyHazRwJ1WqB0aERe7VZc3tlv1dd1qwbRVu9VSt2ParRpabWm3pKCpPcZRSzvwFy29xpuo
        I8OqPAbrV9RgtLudDvBsqSHvqqM+qj21KE0bHVBIWl1rmTYdqE76GNEzTrSu95g52/vaut5jYLb39S59o2nvG8t0aM3ecy5rdi7RZgVtVulCR2qWjsB7Tj6n
        rs6pW5hTzPryd3xOMWHLQ+fUdlWnPe+qq5/ft59/w5zC5cHy/whzGmpHy4Pr9L/tnNbQkWFzCi13dlWGw0CoUnS5E70f4SJiWhZ7gv7ucKzVR269ElkttrrV
        XmtY65ARa+UyarXbxqxWGyr2TQk82woravJqBPBXWFHM60k5LyusaJzXBQHGFasmV2FFU6ZCHC4wZVQGyzfsKyt8WHOZ7YoV/hNCy4FSfLdq3wFqT8CXXuHd
        JftOAfXIwLsLBd2DNubPvkOYHmZYw8Zp0BZZAwl0yHkiW2CtLzK3qpKeqsN18tKXUZpKkvrGYWmH3LC1nKkR2fctvq+oBpVmg2/QyFbc6jdelLarTphHZ7S2
        +JItjvI1W7o52HWcDxXgGVChqPv+uZmzXBeXo0EXEQU/D07u50FdRFxjXaRco+y8tO/X0rqI2NF3KGHUXUMDjIhR9ZUwrmEgrDbCLvXmENE5JTlo8CNWoSfL
        MTohUBcRu5VLaHYrKwaVxF26kJDESbrHnOq5iJhTDmTJhMvpFrp9UA1J4EFtcD/K5MdJg6NSHA2qI4iYjiDg4mVK/U5K+W10jFCXN9utjjVq2aGuMJtddRah
        rh52adAhdYpJ7wUhqjRz6jpiS88ppgYDoT8IzEQNHEL60dwGPckpeo2o95xiIneDR6p1bllXVw98LtnZHGVQhDRW35hTHDdd09K1RJv5yl2FE1319EDfDpOy
        4WLMZe4UswYffxhYAyaJQADoKaK1nLbZTJn10mclzrkGgoOgmnrPKWaNqGUzd3M5woGPyVO1S8+YcKEZ95xi1uiSog2fpk117mldaEZd+olYpovO3Clmje5E
        t8K5xnZ6JpvGjM3ARUR42F/tRfw24ZDoQWlu+ot9vnud44dUHT9wNde66kMisXnn8LCrnzfRKCjJkOhBMP9BvwYiBx09reF4SioXW63BN4QKFDoUYsJzRC9D
        kDuGyIVqJEXo8p9ucC9V7eP99ILbyR+P0wnuhfzxCH3gLuWPC3SBu1axj4YecK/kj3EK1dnL+aMjW0hmu6K+KVLiptkqAqqq5O5SUJBy+n0p54VQvQhYmWdA
        DwK5pDNQxwIWfQ/UFYGVUoapoTvdAamcui+whI/NMSjUU+cFljwINqnjSt7KpWCTOlarGBNcrWGYVRVPmjktRI9WRs0uQNix90zco1YfntmlHWDiXjXd8IT2
        5KiZOK/WIgI3dGKYuE/NPzxzjZW8InE/hoTE1IppkXgtZhWJiZXpIvE6TA8Sr0NytlpeVDWD1J1R7oq5VirhA1gu+6UZPiDmxD7pCB9ATsxLV92cjbFXBuNa
        NoaQVLv1AfwQAw8VM8ok2ejVpN7zgsI1vbmvk8sRTp71orn3UzQ3JHW5FE0VUmFVV85eWG7HHyhFH/F875x7xj2rITDhvsPxzgx1c9hX0+tp6G3Qtjv6SibG
        CPkV0sQ4/E6aGHu5ibG6AJUxx7+ch/LwYV0VF12qp3C2LhAI2EL8E3CUQT/6Zfobi4rO2Rl4ROZ93VyuOdmjXc7l4wFi3/TmsoTIdJk/zMljWpPZrOazWR2Y
        zTQqzieUVYKhfiqHVrChrLfJp6zCX2617y9XsoaSuc+6fcNMlFQ2XQkbmx7uXj8qcOIR+q2Uf47cvwD9DUQIz5ItddvZ/uza7Lr4vSEjokMCHA68+HF9kcKj
        ACKPV+hbAE4i4VH1auRc0GA6kbOEG19uTiIcnlzvH24j5BwfatytUTacI5sUWhhayNFCRrrkHHQ66EHlZicGXo5FX9Ll87mqH54tnfERdDZm/ELuOLcf4wFa
        9E439S/e8cQLx679ZvLl297Un9yCERCCL0CG3U3BzajS/yySAlzH5HCVf1frP3929ckHD//is9ufvv7P/urPFp8Fjl7//g8+9Gv3vf3/+M3n7/jr//Xol77v
        N639YH3yrb/F6BPTHVf+3/vxPD3v23fb0BY40UG/sAWtee9r7nlq4eTv/pMv38ISjz730l8+99Xk1uoPPTl658iXXpPXpDX//a03/O73fOgLW3/31jz9u22w
        izb/e8dtNj3/lb2scU6aOzBb/sXBsCZNxgQaCGuCgPKCuP9z31z9Xt9xE8ETs5s0ZY4pNLgbGt4kePaJpAU2aM/kEuFNwmJ4kxL9BOfhTcrLaTAQ3qSl4U0Q
        QF3W+wnTRHiTwDThyLuFpym0XkKUkfKyuhzuBTXxTQtBTVrropRcdXwgTC3GOmkVY53wzRCjEYZb8Avso7CT+r1QKCX1qFiTGov1NMyQkIRQI5L9RXuTr1mF
        dR+ujhHGJKAj4kBdJXcY2UQXJZyQBf/1ECmlDntC3yIb1TQRlEXfs2cbTMpIoKNHgf77dkKp+Oqsra8br6hpBUw5e6MBXQGg4PykSrrTd+TDMixJLGTpP/cr
        XE4RNtwQFf6q1ePlCCtD1PhrVun36wVqWgvFKKSvF3qvN7HlmPfh3UwuHRdIvSqfQl8BfqcledXt8rPgvrIMHBrRL7qdfuQOq43o0jUsiXul5gObcMnVWBX6
        dLJoUWBMnMUAbr/s+6Uz7jnfHoHVfkzNQvCp/pP67pKevCWtFfy9WsVIawmC2F9Va1rlWxXkEM43qmo+Ao/pcKbDZxxOlfxwquSHE93OlQYMDYjDqKt1PPtw
        sNrXXhDwCfwy4arGjQ95idqpBNaexadQgH0IrGQLAvKCaHeZn0WIO/hPrTPGIu7wTetowi9+ZZeN6sitIIe6ftbiz4TFZaL+zX2qEJesc978Dd33CmbSTwqi
        PJqb9XwZm6oeRs+4bvWsCTXejEN/2RpV0Ek1CqIy6DTuX2ADA5eUadtzaIi1E1rcpct4dBpmkIWocdOwyW7fjyJZ66CjS5ZaRVAMxOboFpRGQo2+EdkMDN7R
        6GkpRRN00weEwGHw8Phz4bRxgQL7OYomL+MLIfDDKiLCuPEHS9FbbDB742AdSPkg9TK6iD+lF2hP2BfqGwkRrekUCJbgmpNZbLHTGvGaRVCqLVg71L98uR6k
        335EHsuce4Ij2aUPtuX2Beet8EgN8wOGdbaKbK7VQ3NhdYXK2An8VPBTx0+MnzEYhE3FXw2iVEPerDoa8mbpv/gHqfn2CWdRkndKKhHW/U6WOtk35dAQQgIZ
        /Xtnojs994wHNTcAfg/x11A/okJJCwjZKW2kTvwVDN652ZlCsKCDHthq0khMwYmMEVrt/llBYs7CTR9DCuJSgdGqk1TBF5M5dIDn3FGIPyTQNP5LBHZbcxY5
        BZ93NPCvTM6igRHZ4h0bvUIEcJYnmPpSaVrm7h2MPPoWBNmEyzY4Z4sOS4+20WMgFGnz33jaEEhW8PpP5oJrz4VnvTM+4nV0StavGyb/DwT1z3Yd9C77+vxp
        XHce9D4pV9jvfQJXn3Z8Ms6D3jM+I9InW4Wg+1yYTMhp/zm4a3ZxGcuwJJMpvUxKia3xp2QLHfSeRnG5ftReL/k9rguqS0co4owXk1EzgYuvqgTzHpz/3Lg8
        4Agxxuqo3IsgD/K+IPlCQBBWOdbL4WZzi3OOk7Tlbgfvaoj9wTtI42d5h4U4xbuG3I3xLqIPddy15O73nMX9sEGE1y7fg0gQnKzTpnHa1E+b5mlTO23astxO
        pe1s1b37tGwc3NzZINxysTrn6Ev9yAm93mKfb7LXG+x1wV738bqxjdP2P2icZp9kr442BKpX4/fJChmjQ3f8xPiZxM8UfsrZ0wg3nS2t+oAcZegZXHKzV8sL
        +MYPYBgk2++g9yic5JX3yMtD3gUvm8ye+YU4W1p659KPSFaEZHLiMu6EaK/EAsrmPCFB5Pf9sCCR66PwgI08rhmNhVT57V9fETogW/qUb7QkGPcV2ZRaeImF
        ztvCDzN2Igt7Ungm+3yvcRaW6iGtRnOe7Dc07iWubKhERvZpPwmyL34JYUb+5rc/8kvlpCpHGL29VWQ9mVFcRuGkkSFmRtiJtHIXXepvpaUUp7A/e2MDUwhV
        sKoAJ3gelYxphWuKnvgq8T946u/uo/5iMme2QiN7jy7kbWYMl71EGJLtkudJbxFeOGVfJ/Owy5C/0QzW3xXo8KoNv6xhrnJXIKjZDq2RB9MqYvwV13vDRTEW
        V/fwTrQ+XM7gP90XrHMvJ0LISH/OmUuMnBvOjmQnLiZJcJmVTSGXKdkv/rwTJwdxqSQ34uKkh55Nb3kCJqj7ncPcFGGgm6LGPeBjDzTkNJfrXQJeb6FAuvU9
        sorNjc+mrzEHn01vPX/86OnTVChORjG5r9FM7zp+VE6zW293/onklvk1t5jXnM/Ly7oP6o0I7d5UqPXgs1LteRRp1FEden4Dfhbwsw/oBzdQctrsPG0M908d
        Ok0wjJmp1yNQ2YF+zAAfM4DGtKRVXteAY+bqojl02AOfPADoMpVebn56WLX1ZraC3Ddq7smD3s+VFL4+Cqxl6qD3/pLC1wt4HjvoPYJrfNB7GNeJg955XNsH
        vSVcKwe9l0Nt9aVQnwFAcYLg6JS7l8LF+IUQjhUfkhUkG+JBuJqc807KnNbxQdq9rrbtKnWRxoFVTXtRDrEE34zqJf3jasaqwIw+Zaafut386PmPA47VnjJ1
        fYrSmzBErzfsqtkGZyiekxw2O8whc6M5GM/oFLw/1Cm4EOoUPBLqFDwc6hScD3UKlkKdgpcDnYKXAh3yNwKdgjVc0cRhwfkN9oIsx3L2aAhm8w45P3mclrPn
        EKzX3HhHwcXQTfGDAGtydB4WwgC3ggK8Xg7zS1DJf9iH+0+ohBAaGjm44ufRSYGvKPSwX0DgMf3BYvxlTvpxnfTX6qQfk0lnvOWyqd3srKK7Bw/7T+N642H/
        Eq6HDvtPBjotLwY6LS8EOi3PBzotVwKdls8HOi3PBTotf2Cn5bKdlk/baflkICiN9DVYTGaV9KC5Fl1czwKvaeGA3XVfA8olvu76YL9zdwMrXHZ9FRdDz3zc
        9QF2fQMXKH3KJU6aUNja78ylaTrCrY2TqXFaMKYmzyY5mKqnj5oUJ94pWVi4uYu7VymRXhacVNKnOnq0W31PgojdffcMQOY+g9rvZHA7btnq6XQc59/RFMyM
        8M5Tp5L9CBqXBXeaijxcywdfH67jg6cPC3xw9eFVFIKPn2ZVJjiVHOjNBLA2sAOmFpNrpPXSDyfXm+ZTJtJVLuur0VvyAgJl/VftwyH/iNlnZAwp9YP91zb8
        aQtlZ4FTVrEz/HsYhqxqrllch6lgVnbdKVNVsahFAxJWPc+TKjTZBHHZD8apzMh9jHmCmRE6XdEYaAYoGgMGhqIxkO4rGiNXIjGn05bcEotJRwD1jp6isD9H
        Ko7KkOWLnToNYMAdz1POxu3yzS54SK1kH3F7PezwNkHrj7gWY6pkD7sWZapk512LM1FEj1uctC8T/YFAP3tJb2sc4wVWl1axqNIt0sKIfKb0BqwW6WOkH6yq
        y8rlzV0yE7qsWuaGPEvDHXrymet5NqmW4QEZyqvkTFpohOa6Rslc2yib/Y2KrbSafdz9rtNsvteytFS6S06Kqqljbhr1qiwjIYD8Uzjm5IJit917Gq+lRxWc
        I1WTvi277RRrPSVEyl0CCGXVjOuq+QE5qszIU6ZlHwVORk/JErMvpa2ythXVy2zLPaUnqrS0mn383D2npePMUEMUuS3a38JkndbhnJYxMlu1HiKbJm4YnYvR
        BZqzAnp/05wecvqasww2wKY5feT0NGcJq2nTnAFyupqTgs1Nc4Z3Ed9lTnhTk8mxzmorxOYq5hogd9fUbaofQfp4rAGJhcIY2mMB6FSQDpBTuacBVrvAScRn
        dx/M3NMCCSeEbkmbWKcwvzqR1hCvr1JQAGT92+CNOf7zUPI1BTNUGwCXGFtaeS1Ntyr3ytBi1FZPtkB9CHt9e15ui6krRsnqykIEwDE0QXhVueSVnJFk9c8t
        PK8CniNmNKB5LYfmkUJzuRxLW9zGRujpOwSky+VIEqmwyU1aGfYoZ2QEVQEM30cEjD6RmBans6weaGkNqra0PPDiQeBVAeCQsQjqUdnvgMULlAjuk4WISCKE
        iGjd7CAGWA2sgoaJQHVUyDOjQqWZMfKfRTzSChxel8G/FvQ4gOfRLWbUJKYyY6bNTlyqOF9vws8tOHdluoEl7rnzlJk/BdtbqLbGfxGaUNqnf2AySMrwXKyE
        wjfAKMKp/5KbvJq0hid4ImmKRzywU54B4TMqlCqurxbU4ElPKd/HPT1v6X28TM2i9GbVvSWFgCXA71kkt3BQP+2TMbEmY1wTQCAz+loyycsaTUzpqWxBsRZ0
        5PNu9r+//ZSc/BYpASOTRJmDawDOqkx2GscQxMWY3wC0NJazvKje7MADv3edW3u1C6f8UqZOa0GeR8gy1i87pmVjLTt+szOuZSde7U5kS5dJS33+sz9bFmrq
        G7/9679Rkg90MxgmNyPAfYyLJ6QuX2lGFIq7LmwIBNUU6oleg6DyFQsMkvy+UE4olgSsJPFYoVBp5UinIn4nxv3kBjq142YHFD8DnTrnPe6CUePE+OwkDgW1
        JPciHc1e/sV4UTBMPI4Lhumrb3dXiU2Dnx1Kas5B7YWTrPRmLPTmluzn/k2R3kSnqbOGBw6EJKevJOgjvq6sh31LggIky/MNSYVBpuV2Ad/aX4xfDJlSMXO4
        Jfb3UU+xP/q4F+zvw55if1x1Y3bV1e2qawod4emiUvp8TuiAVNbk++3TJUFDZBZQx1KwaFfWHFYWjtkcFYEbNqL+roAioD2pu6hYtHwnbHJBcZTIdy1f4CuY
        43jRHOyjvzeudAv2/9qgxYanFBseU2w4BrUdfymE1ZQcGXJ61sHpIxxW6iOnGG58BfLLV/LrxiL5ZQt9G1TYy5bL9ZKvs/0Ny+Va83W2X/QV137BV1z7eV9n
        +4qve//zvjb+nN+nwiwF9pyfU2AVHX6gwwdVS0inrjTN1mMwzdqMu5BDDJkoeyZg3XwJnG3Z//vkIqBpTi6ATFPqdRv6YhVs4RIYdXUwwSEhLoFNF4CzTM2D
        TN5RM0DBjqtVp54uD/u9oWGkzxb04Mv7aB9spjlVy5AtWKKltBbqLREnul2ZtxgH+Lf2WrHXur3G9jpmr7P2ugNn6I3r2MZrPw+2cfggzJ835xr/x9BvnfPO
        kq25YN3R99W5vLM9EzienzSyHksDe34GOQ9ESJtjSvHckTRxOSIHmlxuSmJcbkjauMBhl1z2CUIbgGki0z0vS37UBHsck44/IdteEuJ07Nl04gng8GrnImcz
        sdAgVGOoEjkkgSWjoAcA/HO8x8uomIk+t+OoGX02nTx+SvBCltuY10z2mSPE3IEpTeaslAZD9NZoPQq5TxrAB3UZ4Z9mBImP4d92xp7CQC17lA/wxoY0fvzo
        aUSE6rWBaZtzbsH+Oi1LTIgKUwZX0sSnibI1BRkPo9wYXme6rI9xWuIjUSsAn3IBrxBIIiAaCStd7gF2m6IqWWfaQeCVpacEf+7xI2QXHfbn5DJ62DeDjUIq
        ZNspodrDfix7YQq+RmP8zC2q61GKTGYhzZ3zpto1J++r1uLBh/lUgRtvStrHqCA867/2yKz3AQ5DwIMa8JEAitKAB3VIpWo4th3gQ5Cg1HWLLhQcEDjRX7ue
        e04ja3t5iAVPV7AHqNhfwSE5QbATxTpGlG0v+1MrVfDOYQvsdy67Mn2MVfpsWrrdPPyEHLylJ5KA85c9RwoctnhZwnKsUpCTUDDq+LMufaP8z7CLiS+76wPr
        FqxMiEUGkExmGgzV+F1pT9oxttEocyIdu6djD3Ts1CrG4P+1653LPSr8cEr0Wxq3bmfAJ1RPCWoM5by24WVPL7eVeqdkSV0k+D0XCb7GVA3ubFA4BjyWrkTi
        Rfp/GY3U8QH+/ac3BVvO1QWM+NBq7rjUUilAEpIObXXR0LxTQ4tDVNTKSj+cNm0oWAh/duFSSXbjEidz2Sc/2M6ec6Rz7Rgay3OHveOmlS19Uvp2zLRu/8//
        z7t/tnxIamuZ3YcFvW3l+MyC3L74zRYgfyurAfK3zK7DgsBIjt+XwlOmdbXuy6Iryd+Db/qXb/vBf/UvnauRV5Ev0PaPmLasdOnYFQc9a0nrv6MOJpI2iDdJ
        AMHRFLjWkD2wx3PSA5sFl8ahhfwCsSonsIpJLpEJAI+O3uJ1LkRfQRacoMobAJ6TBjFWzOdDdTAh0AYdwHasPAgq4MHTp5P21XpLOn+7GzjOknOZ1to3YhGB
        EG0KHQkSn/zjBqLbBnB/hPkf1dC647ggBKcLCaH8jJ1OxygZob2TDLQkMAQ2GICJCK152owKaXk6bcwIBSOvtPIWeEaSQVKRxpb5BHCGwbchK/eBHO0iD18W
        Tzv+sMwBzAVlETBCuoXOREZ2meApEyqQkj1w4Anui7Y5wH0QArLJ2dzPX37KVDS3iW+UscjPWKFw2RbEpxUEM5atCv8nkCY0VRTXkDctxhASqgvEXxNis11m
        1/JAyHvo5kiRFizoWnTzUs1irLBqvuqM3E5gcVVNC3uoCqEKdlH19i9cfvanfvfFWRinRsQoJM8u6d+tHkTrLz8pFc1Kki6jNQsfzMO3emOREKGeA2oYPW+o
        nsSYbi/jp9AQSif0i0xgZE2AsRGhVd1k1M83YFWnatS0ODQ7rkvmjadIqI6a6tGGx3PDVPEJctWkf/GAyhYKCfRpJe2M2DkToh9zhorlC7cwSS3rSoAjvN39
        kV5E9X8mAxwSWbzyI/nd2jcd5HH+p1NcOw2d4EZ/ghvZFkxwL0VI5Ix4mp3VhuGUNtCDE/gGjezzOrkNrgOZUElae4ckcaNAuCQU6EtCi9q16EHKE8sYYD45
        htOiGn82wOuKfX2jtCM/ga65Vo+nKUumCp8v/GnC45d8DQEjpkrHLyZ/DZcwL5RN9YTcvlDWd/hub/8h5DXNYzMCXMYArqXf3pHsG5+MsVWrhJNIxkevC5A3
        E/eBz4gX2Us2k2A08nfvjODWY9nsYrzG8czSvD370bfw515Ygjayq5P8uXsmGZebdzx0T8KJrRxLpuW7CmYkKA1Xz4iZVC6GLB180RsefiL7ZutUiqUiG1H2
        jIfTsPdty4I4gaNopjC00aTq95dU7HRlmVSz8yfvFnS/mv2X8mLakqUyI99bLedbZlyepxtOodSVc1rqm+UTzN2Su3spedzF+8Wnbr/hRz8ueSJ8Nnxu7gsu
        wxZify8mk5haQL4ZG1R8BkHFZZtsmKcmdm9FLlWM+g43F4MIROg9vGlGaKN6j6M1sOyZLIvqcyFqG6PijBwW1XwjE6YL1XGz8yj8g4MMxbV8EKJgIf5vdh7G
        NTzoncdVzvkl7H5pAWpTCPLTVmCwDVFmBcVpwGfIHjkwr8elktyAiwPgV3pFcSbPYF/OYBVBuk6JUdjHYOOKPVDmUQFyHGCyxmMk4YnhAL5Y8eSIOWBuOG+u
        7+G45vonhNi44QnBQUqnT8tpUc4gL76+915e9nHuEmSUB/rPgRQoFSrftJi3oZj/yu34Gwp4eTubFwo2FJJDkdG5EVWxKTQEMfhQSA3BZu48xfruPJVMKaBG
        FPYayK1ZPWtaqvYB/bNW5t3dc3PlnbMvBEbIZaTHxTQjWMiqNJKWoWgu+9UVJIDgod4HD8FG8ODe17COIHLwENBzVnA3wEMlq3PZV/CNZaGOqPoIT0bBDgTz
        LMOFMtYQlUkCDbXunqCamVxgr+Eq+pjSvbvM/iIOHclqwqMkN/RUqGBP1nVP0uWKT9UT4Hm6J8t2T5axJ/EZ13euqeho0+Khu8zuFTAn4AUhgVI9u1PCHilZ
        TQXdheFRU2JPxjf2ZELBgu3JhPZk2vZkGj2ZHNqTSe3JxCv2RC4lM46ejOcdAsqgLFzTJGsDahR0ICY/+sEZDZUfPHO/KzjikBAADeYvZpVFHYKk8G6PIMne
        FJzYALnaDWw+M4IquzHUHneb3R0zt5wKyjwlnwsBnszuZfTUv/2dctKuOoc8UJI+GQLxo0BL64tpGP+5t64muJAxe5ZT1rhrWevbvb4moRelKMirOowmdJiu
        Yq8t+MMMX0u8P8yc15HBTF5KCJ9uNV3LUxvW8st84kp+3SYr+RhWck2wdflEYBWxcipClbMfQaBxoUqJ+kHXo4SlKSgeQtgfpUxwfcNufxMFdhO17m1QA6nf
        tEsckD0I7i20r40F+pGl/XNJaPVTSjZGZcjGwcRg6xWhPYF61DBpLi4VBEnY78B3OblAIaURUoPUZFonZHsKAe8qunHHT//hrheia9u3doVQ8qFSqhEvB0C8
        klwgNE7cG6jXEIEizfsgvM78E2mJPL90HKR62YyD7pcvKb33zhowBiqL6biMRhHicTnKcLe7k+6hFn1gmndz1zKHXOdwLXhcUw9NZZkflNtLbjLu5rFvHoBX
        kH1m3kj6jNm3LGt2F9LfOGP2rECxfRf6CLy1RCh4byOEsUa+E3aTqa+IrQcGpkdzEWYs0ZcMJhguhA7DO3PJtMBK0arukxysKrZVub2qXFTl8iCsmBJ14FBV
        3KtqgzwLYAY7HJatFGYHi3JsAH/lSQ82Xr2h+UrqXZBzXsKcu9ga8lUx8WUFbrrLazj3p8jETRlMognxSv5+N5iVAFejFlyNAlwJqbZhLQYAeNjopRxcdWTr
        0ts0omfLgkxLOFCwIROIEfuDQmdz/muJK4kfW2vSFdHvcrp7+WI6x/r78T0QKsNMzXA4FQyHA2+iKYTYrZAQtSMYxwhG148ATGmwbmE50tQRAPKUMAAT3qV9
        x6STIVP8JFUyiZVZMmZIHNQUFWuYxh7//kMQFYCAf9JbjL8e1hEqNHNPWUpUiFjSwfFjQmvKz9X62dE+oU1i++DV+kmYmhb+kkNX6z/8hrf+b296mzx8yXGO
        kyivQ54nTSfjapEC3VHPTsSJZMS0wfkPoFU0JrhWG5hXDYkVWVFQP0KgUqBcbmFnn7N/xb1uaWhB5VzPUW07OUiONmDoM/JdjZqpzpPalKVspZLOCmLqKP8l
        oBRbPmCtR08rAe1aAhrSzxA0EzZKoyDC2LUiICmXyWuZWoHohpe3251+tWxphrkkuVeS/ZhJr+83WBGsrNcwK3IjjU5KnoEcxUehfyCjZMSqfh+MJwNd5nBX
        2B0o+Plaq0IknSrvTmoOSt1RMgaGhGBhFgpI1WVWLbASsLrPY/A4ecoUXYaUYLHXTKnPp1jXTAlNyA4GRILkBhH/fCncNO0YmmnA2g8ox6eq0owDh2S7lE1w
        s3OTikxugFYUOFtlE97szIEJfdDboUrGJg/BPIWlDOnJbEIp3ZQKLuQ4qvVtDI+s58wFqk9TJeiE3dmU9tLjepGfdNeKHP9YOWlLz5C2Sr9SskoEuRAcId27
        ggiTu4xc9yqfkOIxBofsdgRa7F7GNOkEZaCn5gYSMBMldN3HZQrrPfdiRtMGgifpXYxj81MuZPCZkwkC8k0f0cHzO1sNqJgS9lJFkKzHYOBQ4fg8MJMrYErJ
        XrPC+WSePJ9knwnxtF9wGSlR0WIui5HBLcUUy+T07CrGHpw3+1a6PYeggjCZ/cpsmZejbAUGvr3WJDdaW+kuS675FTLHEEbzW56hug6tIpMC2CTHjPy4STXS
        RwKtGujHQI+R3JSwHhYBJCWNXCVxlMAfAK0WxgExcZTDXokKwDY7oaYB1KyzoUcRq7kBZcEkkSYfLaU74U+Jm6ApfxPyN2nDHAPitclAoSKlEKfJAWKZU4Jl
        lmNEepT1HpuJ298hCKU0ImC/TX6MzR+vyz+p+ScL+alrsE867oHdW+abqUPcGo9+sA0CrEy8rjUM4csxzY24XsZYfkTzuL2uUjA9lbSiLNZYGj4UsaawSid7
        2uPlbFa2Y3zBI9O9YqhC2MSiK6/HOaG/4Q4gu837tBc9dLMJMqnfhZdtFyrgO8CBsU94FShhXlNwYc9a+vsKlHgJTQ20Zc0QgvLQDXHoyh7bUHFFZaHQ7vPk
        0K1BTMrjChSY4DouySuCVSmyLxmxmC74ujIHgKBmwoqAKmZCeeRPMEtowXuA4jUaYk0G50BXqeKM5J/M81ugnQgJLV2NbnaOKRS8Qz/3EQWGN6lw+QYFhgsK
        8FLZ9qCkqRdDNe9rTAkKRaOqSE5yd0rJ63GMDCcACLL3lVJMUljUJn/Ff+fk84y9jojd2F3mmtOJTLo0NpZHZ5z2iN18F9A04IJQFSIljPVAZxNsyYxKYtNz
        ypR6TwFyCjSaAn0a42cqfikASrxB1B8QMAFUETcat8hyGY5reScYlHSgp66wy2w3Y0pUKi7pG+LnICXhX4+0JXrKaGqClGvDtV7DNTQs+NI4SZZ7BcGosUJF
        ziIz09vqI+xazczAQSmGFP/dK40hsmMA73BG+bFYpHbSxo826r3R1VEnZApT2rSOBFmBg2ozm/e4sa7HqepZpYSW9TFFeiP6h6O/1el7yBJwjjUQxplfb+t9
        DVjoyaUhSaM2CVt1K9DkKZWdbu3N+DQed9h53mq223meMjuUNipE19lVCEHT6GuOyfj2FsKMF9TNk/n6SFR4KtTwQCOutzcQLOv/ebBoEDxujxzW3XS3Zdv/
        F8vO/R6w5P/pprx7m/aXcJZHS8m9QkR90VOnmDj5wPWeRcSbLfJv9kQ6S3mkNMY3W8Apn8WbxXQLAmTA58WQIg0vQyzcvfEVT5bkFU96i9s53HbjM8luq/vh
        5DNRQROMgL1npe99JGVU7GKCrPEuYsELSH76Q31HFHJvn6WLrtlCRxRb6Igiz9ZzRIG8cCqRrX6onc/Hu1bhizQyu5BI38PFfs2b3SsdYFUghGe6yTy9gICA
        msPj7mjI6p02NQsia7JqlAczfCsZl9S+2bpo5smpIZPRnvtAHKf0SLLMOKICgSodQdWqBcKsZs+IWs6TW3f+QQccZ0RLacC0Z+sX4rCo4JQAzQbStd82cKdK
        /PespELob49GyFll8+p5qVjrJgclDvGKZc58W0flmD0qAalxUo68wklpz45v/6Qc2XhSuiGHhlCQ5d7gIf4tAVolinclgEDo9WWHNOqc93ocELz7fkHPdgKp
        K+GnAQztw3BP5ULdDUphDZRKysDngYj5KXmItcy7T8caJHB3JAebp+LnHstEGf7rmCgetPmbRLRJe/FM17POVxYevDkrn3LkbsZ5H6GrYigUK9U5gkUqyXr8
        l6xGSWBaYDkEi2mlx1OqWN7Qbuqp5S/yZFIOfXbCYdXkrJhQl3dzEcdTIUbvyvrcAT4B0GAyHMO7Gm69VGBxcFJKiWfZBa7SXiV8kLIiwkR7j69jFuCjfBiK
        mHJ90pPl0uCqlO/xotvHLb0huKW3CW7ZyF50ubmkxhddxLVwEs+30THgXBe76goQbo/6rY0cv/0DpBHBRYjg+KIMBsvBXTQNQT+hn3TQ+7Qt98lCudVeuWfk
        i6CcrKzsmX45mYQXXF1sz+Mqe/1pW89HC/V8uFfPk5Bs2fafzOsB0ZR9DYbPX4f2TSN7Xob5D4HSKFzBiJiBJeNpiFgZ/wtuUsb1eagee6quULXbsIptCPHQ
        hgmThVVSjRWP4IgxPsakPFT8ZAV75L8HaBfUXR43hGJCYE8NhTfPuwMAJxjAzKtWoGI/IGlkU7UfECN7ObAd99T8NalAQg5eAhW7y735VLqbPDfqGcvIyyCp
        yuTU6VhLGGvIsa6v28NywOQEBDrlg2TsuJD/K+BV6UcDDkwUJOC1acd/DX9/Us0t0HclEJGHm9KQirP/bVbx43YVdQqr6NHeKnp/YRW/f2AVX7DlHimUO98r
        t1RYxUuvuIrPajUP9Ws5mVfy1v4KftEpruC/wgr+xv/QKzj4zq7g8L/XCpazCIYat52SI+nAxwVjvuHjgk9f//FkN2hJFZv5quNHEakSWh4Au0uWYf942LNc
        DOi+a7nbw7rlcfdyOt9N9gMF6+OG3XTO7C6givu6ybWSQzJeJ/iaPC1QG4mtBUUGrc/B45hkr1o4CCmBcPMjsoUTkUkBhRVpywoj9gqq8v+X9+bxMV7Rw/gz
        a5ZJZEJIJJZnxhYSTPaE8Bh77doqqlpZBpFVEgQpsRRtraXWIotaqipdKWGsRat2LbqIXUuJfSt+55x7n5knI22/39/7ef96+Uye+5x7n7uee+455557LpPH
        QmiPwiy/BotyktAq9ivYgtzbW+fYr2gmWpzNCyU1nLIpJcXFwIW2xK1BMbTEHFZcXFxIS2bVHKWeLbmQdQAwlWJzET6AIlooVl/okBKeCd8QcaOLsM16PPVU
        ST3PFfQOHSR5dQHuM/gfZUOVw7cSG8mmlcepWaVxCikWm1Ye6caVRrqJkk8Qg4uJRyZGDnUKyHa58Z0kgWky3XAwtbKgGVxF/5OxhHtPb42TuRC1fM8lBHuq
        6jJVzNiymuhLB+2Nj9h2MB5Oaqp2R3sxDdtLJUYkgPRvOrS1cZ/B1CPPVVPaq/oicZX1khoHnW+qcZc/IM2gN110xeaMqiF5PKHtX3y4v6gX9mAMJG6zyUiu
        A4KmZw3X8UMDzl04gugMZCeMZ5nIxg63P2GSuGnasU704Q4r2I5XdUR/Ov1EqKtHlg5mimM2yHNB0XXmxohgbqTGxX08vehJYrwg7//jUShAOjfaglMxOqNC
        IkrXr2AzAsm5p+hLHLqjy4FH5l2uYgetXLWfRupMrdyZDj5cTasnrrOByh0l9PYj7x/JxPlTtRyCnNRI3yy4Qj8mymghFp4TdEItmcqTZdQ/kndctdVcIvpf
        Eng/TuC17Rh99/w3+u6J9N3z/xd993yRvuNihi3ElgU7OyHYpGIKbVpbqX/dqLeoC/BEuZyy6/+z3dUu1dEJ7f6huwxcNlFxWYXwDmrnvN7Y1FihWeKKen4A
        hHWqlsuPOJv1TCp0Z+ZBnow18MXdOMd6p2HX/Hj0oF1jkOZ64pFjvtPZiw6Tapl9QbWuWpYcT850g3W9MUwbD+ajQza9Rf9xjpfCQljym5A1EZqhFInucghi
        mjBJVc/oDVrmQEG98FBzJVFPyzYJyejCScfpNIOavO+YNcZPtVCKjm885JM+JrhI1KFVsU62KuYV0omNDYWV7IM1XE2pQ4zogZ6s0EhdZ9WiulpHvGZwjDoe
        IMRrxkJgPx6+RSU6EkncR0CzttwRiInUJi3b5vHg0UBKkBVHjkNDUrmG3ZGlJj9WOmD2rSpgWZHwaKs0YebSMNkT6BGjDHSSw6yRzwvq8LygyDIEFpiOeBi1
        2BY6RxmJ99rRLlCo1Wj9dY182E9nDYVMjG7oScyop9MadHLDrCUqjdYDRuILjTrrGcH6t+ND+gaFFC2y2rqm6lBTOH4SaWJuOmhHh53Voi1RL5HOSZIjz/Z4
        ePKng8u23BGcZtXYIKZBQWNLMtaj+1xMMRQoUJuiKVChMkUx6szmVD0x5qkBWl5PjIanEZ5R5LdPzlVkFgQisyfwtpaqHWVoydcMTngjOyEA2RnY+VkApEF/
        w2M4IKYRfWZAscammj7QTCP6vaBTz13RoDNY3RFIhxFnNJ37NuJJf5Cu+MgYcWSyrIEAxwMmAoyKCg8RqPGTXOguI64kvtD7kL2FZR+LtAE9AeEVfFbj6Naq
        cRRyH91KGIuhVkIePKBfs6xe1o9mKs9uGnFDuZqRGiXiHzz3acRzn0oPQ57Wm5MqfQV1Qav+PKNO+D/uBecJCIPohcxZKN4pgbt7XjQ6AfAka28vxkV54RFA
        d3jQzqcXClMOu3Av2fobu1aDdy7j3S2+cgG0JviiOkzATNA1GymBjHhqtqFgWKJRuXFzCzxgR0ZmNEuJTuKZeJXTqhbvhvcAGL8bXj46r0OLb0D3rrhtTXpu
        N9R8a0U3vP9Yi7fA02aSHieOJ9v60PNlivvRcaeT8UHMTzG9dAsyoHoLPXWgclJPu6RuVg+rp/GgCtvjgcpsNyKRUIpAgiXOa3iixpeV4Y71TTV7ih7yLdWY
        PTO1xAUMr3/+gdeXkquw0oAEUGlk2ug2VdQMIufMFHRdvOkwNdmGdifnelTmS6gH0FBKtUhWyzR5BSRMAleYciNK2RsBwwIaTZ8qti5KVSr3ibJbP5oqKuaJ
        T8uc8DGvwIwHxMOUZj1jeclznRtzS0fu69yRygio1VUzUB10vFaHcccBCBDlmIZ44L0hixHJg1sgUDAiwvRXT3/d6K87/fWgv+Rw0GASHJikGVlNrUJbHcGa
        P9KErrtJUfxbbU3Nibp8OsNWDtjk05AcMeIhPZAH4gDzoZvjNHgYTIV3NdENEkXmIDykF7TEXEfULDHXLRS1S8z1Ck24/SgAXtUR64r1ENGNszXmOsoLj+q4
        XHgkBjpih5LehsruysrGNygollXBwqoQLAqOQ09SjKaPVbCqFbkkEMoKtH+D1+Iqbr2Nw8QcbJ2QrrwYXcXBQBBYABZFoRtghzodJpMejRd1XdmF6nrld2rR
        B4llrIh3KwMKFBfHaQbQi4a99KGXIHwxq7BhPtgGHA/gQ31gOTIL7MwuzCghRGM0qxSbc85wUrZ2osNWFk/Y6hX2sHrykhjw1KA2Wo0mQcPG232EGRbczmYP
        8gapJwYHhq5kiVnj2Byy0cUJJhpTUVNctERUO++KLbZ5IyNIGwEeaLiEXgKEQNIMmAWqPD+I7IMHn93VE/mBPI+GeMEnrPUGhyQFqQXjLZ1sWGHFJnhBzyFF
        dRhWMLMht4ZCpWSCwysuSrGCIzW6waNDK6IhRCM6rtUKcHhLRp98zhOh7u2KHZgIkl2lNEazwj3zI7WZ5rE7YaPM5+v+cZ9Iz9l8nUw/ic3Xy2y+TsQL592d
        +0QVarafozMQEjBmzLHBiodrre6pNFglZqSyAfQSxLHIrMI7eZE7hRe890Bx41CgGCiqi4rM6iJzXdxNdolSQVQgXngCkzMQv4U/QUXwxOuRCwvN6kKIRuqN
        BWI0xBYVFRbTHdgQifO+CK14cNELYNyWN7J3KJlg69HIkISPaih8eMobWIoG61DawP7wJnoPOaKFKLr3SyVhX+S8IvW7QdQ5ht4xcMbVWrzyGHFSINMXtARH
        IzRcH5luAOcoKlJVI6pcpWhREZj0RCm9zO683u6y0FTFV0xoorXNl61tjjqRjgDmG36ICnCd8YqKVyIVrVVozxMPyhrRqhqEkUJTECGVwLZByTWFl8mPbVTW
        hNaBMIc2Td50TrA6nhxwF2ugCYkv6znocj+oLYaqQRS6fzZ2CxLdU7FZtVFZqVAO6kT/Eaiz1Qezrh/RkzbMAghYm+9W4WkzzxDaKkRjcSigGh6SVctHEfEO
        RySSWgdRMrYrLi6E/ziB3M2Bhea6TmqFiCgiyuIHapcPCs31nCk7o+IEK4VXUokofTK3tSYdW7k17P51QD2Fpa9Zk9QJSWxyp2xKoMHlBgvVQKEaKlTjWqiz
        yByzZxDjVkUIqCuzALguKhBJcCCSUBklWDp3s45NAOY84cUJUMVXbApwvojaFvgvvVu45N/7ckkSnQ7DOVPLqjYu04s1cW64kRGevPaTXITUDAU97FgvRuDo
        zLzD2Vm5VIiXW6FsDEwwDDsuGclsWoAwj3cWYRu9eRu9sY143Mqrchu9kINGLk2EADSQjF64jpb01Ho6TEceKKge6AQIi+Mco6JGFVIS1RqKx46j4ittkhv+
        oXgDY84pQwWzgKsNcX8otuqUEQKPYLSe1cuAViAmNAP2ll19eLAFIM+5ZaV3nuKQFwADXwCc+1Y6EXHcQGuAB8paxqk61MznIU30Io0ClOTG97zdRAPy44Rg
        Qhc6kuGNmkDm9rU3+X87ghfrks4SqMUtyAzJUx6jyTRceM+d7gXTCm/0BOVaAZh9jCi7W4PJMwHL3+F0hAaf6TtlxTp1E2rEqEDPTnSj9z90jXNDyPOFjkHb
        UfgpOgYWC6qXm4H0JewoNe8YSEmXeVOpuL2uJbrMTf88EOnyiIYys38jqW5MaKiB9NXsy3vCF3vC6OgJRYnkVwYZC2b+r2Lm/yqm8AnmmjGOCO5odPmQvkV5
        HPdZgJB74IEaT4jBwxgbRD0/PuNgNtCRGxIf3lsN5YAoeiAfGVBJMe5NmsaV/Osj8cXwoYGd9kJFBhRHXWQkFAKR0sB13/pOdMKGjU130n17ou6bIZC5Gh5u
        oYM5aBSOinK0FbEG07KPXWYLMnv3BEEO1nXciDFgL6qhZOAoKayRlyF80bJuBIHOiMrVNBlv2BU02NIAEOyM7+icmEQtcOlQsqbzAHYNO6epRjTVt85czIxw
        dcgEivVjNEYmALgzD14eTF4WK5saw8wH/hsPTTJPFfc1avV4lcNZBdmMyc5HcElW93Cci8TreeGfdgSKsbihMmEksT5AorsG4QYz3wRlB53oSFa3IDITOrIC
        1fuWNKVzC5XDuYWWHODQQTEV02nqiEGnfWqyO2fH1CBgSTOju9juIjnzAQnWG62ItNyKyCwY38GzRKjpYEdqg8lvOm0NgQTgTlcI4OUBKnoPMLuR33TjF+hh
        RUBLfhgF0mbgJTcGjTtzLOI+gqRh5lXEQI6tSTK2IMlmhw1xnDgRdNSY9A+67nT1mkquvJmcnQCcOcy0pKKbINzJg5COjmuy6wysTZkLI5ZCR9FyWVgKS6qu
        nPTFasleBLmXIToERa5CLqvVbvmqiewkrIarnA2oR0PBBH2PEJoyX0Qa3J+qfDeCcQjqHJwyhfPa3h10B45o1hU7dgmNDBaA14rI3wTvKHZ8TbFGsx6vsQOm
        eAmqQJaYPY3PcYvLzcHmwqKOt4QUOkRMLFdfVIgHsBwlFReiiqSwSMEPmYn+LzHrMUPES9zSoxc9bfShixhRV4wiPZpIuRfiHCJvZMXs9mW9qC9ESV/Nigfs
        wUuWjaLB4WpKQ35vROo+AhiY6tOwijnAYXyGwxZXQLN7DUPaF0/OqfkmK4xCDHPVT3pPwWGFL6AVvoa5EkHmBWadgykDdIZcUFdD6mhibvCkhUBbksxzTAzT
        zESrtQamxlmrUqnynYeYUNIWlBcxa7nfKTX3edabsla94E+RNnAUdrFkVP3f32FCg+Ku5+eVHbe8ymcWiNiG5gJ6wnJ6wVJz90FYY0XWJXSo17BIq3afqMtn
        u6x0oYnIzfHIMkHFtlH17DCTu2yCpqtkO4DCl9mLfefGzma6o4TgxY0c2OYpgBCzDCPM/ASmyUc+a4lXkbMI9uotH9IEsUH3woatF1+w8XylgbgNH+fMqyZ6
        l5i9FZvr1UqKyfOVt1itxOzLN/wdkh4gOTMs1DsuEdBjprDiGPHKSUXOkEFxCfscFzITei1mXuWrshdQy/YCKmYvQMeevf+hYERlveiNzIIHWdXAd8QSefLz
        PGyTF9f+VLNaXje9q+gbxtko9/V1HKV57jqmTyRHe3w7mewIgXvi28ke7K4bb/keOLXxjk75dldnmFFDU2uiR76aO2LzaigQA8EwoLZxpgbZX6OpLj78gJkh
        3pzBUXZBzXhtZF28aDFD3sWLGogKTC9i0klvjvO2Hh7VYGodn8qnwV5wEOEFsjx5YkbkRU/AggqZdO57B1gVaHR2JxgzBshGDwyoMxDdsnEaetBNKejQqT67
        4kOEaOb49LHOZOIBsb4oivULzfVLireZm64B+mgSxaUivJrFbeZgtHJoSodA3MRgdnAEZWnn3mV9Mo1yV9RLx+pFix0HVaqYXIMGVjULNGT6M5jg6GFLJTZk
        VUcnVGYTWuiiNC0WmhsD5psUNJ7HCeZGCmATUVSIxYVmcwnk18B5dWcjEXISxcYlZlMJSotI7n1YyT5iE5GSm4rFBkXww8QlxUXQDbR7gaYSwW1RwmCnQ32Y
        aa9PMDGAPoghenz4QV/54KlSZCbIYpd3g0DHc1jvCHzjkbrT4OwqgXUTbTTi92TAAZIQ/JSdrDFQPpSl2tFgGGlAlW7eDi1pAQ06GUPIfYrooJLRQWdVo8+z
        SphgKjHXF+svLS7m4wNQBBUXmUR+iwSIb5CPM8cS9DPH7nApcSzC9mJeNvri3iBquedxhKlxXtPcr96DroFQOdqPsjVjPRm2oE/t6jylBr1kqJCvro7cKFRW
        nS/WN5lFN1OQCKjtREoTm2A1YB7XQD5ICwnVaA2G13OJnsCjetP+jhgE2YuiGdr5hCpaQxRx1a8hmnGxr4ECiLt6gnpClfMTBMpUYF68u0Lt+VaTylpgpD9d
        g8yen7bXTCDUWSMGrwH0rj+qC91IBOsYbu/gUqfq7e3BjqqorJPckYPMF+mEFFQFd/zriGjSRx4sjGxJowursU1Ia7xgtQByt0jPjB4YL42cm9lXW7mung5G
        vhf5F/VGIwBf9GOdO8KkphCqzkhqM5pqsbtCAmlTvCb6YhO64XqBm1TeXXO8NWRjjwb/vWANDOQtQHoOzfdkzfdHLRheNA5slxbPl2EQOvpvZI1rjTD7wbu/
        WAfSGAt0oj9ubkGiEeYAsRrtawVY1VhcQC8gdP6sNP9e5EKArfiAwfXFOmItVnN4xZlsEOvDw4kIZhRkRHQ16g/1D+hiDtDmO2JR5EMEwDoA8iMOGIyTdKIf
        5Y3HxuggnYrinuqgzQU4ANhodO4ITfUwPiO0MVKxBkqBLavWFRYJcr+E7cZUBrEmxplqimjgijYEqCL264EoboAMoMgqPBtAC2uwS1t8jQv17aGWQItEVZCp
        KYSDiV/KmgLveKkIXg7jM8KaNTLVXKuh0B69XHv38jYEUg+xUeZ9ZXJjoxzIRjlAHmUDG2WDc5QNrN8NOMoBVY6yESZPLRDun+OtB0YMykMciFrhWgATcXyN
        OL6QAnvHQOPrx8bXD8fXyMox4vgGOgYUFiI352CbFWsOjaovKiewE7uY/SqNauVpTUPq6xhSHJT6JhOOmsE5tAY+tNBSD+fQGgiO7TDggPp1Ih2U0WVA3WhA
        STcg+rIB9fKs8pyXaNpmMDflw2aAdZX5OZ1qp4Fm7hHqG5DQou8QWtxlgk/+EJwk3MxIuLyIw+ceJL8z6oyLPrSfkiOlLibxBsecGAEi80Sy2fJXX8SV1Iw8
        gJPPXFrsWEiBVzQDQ1BCK4CK3yNEyjJUgpC2h1xd8LydGfuwc88ap+f52qhMqssegliXudKsRyYCJE4ZPtGp1fkeE9Grd4CJrEDRKwP6ADcx/+HoV5V5JVWT
        V9KqHGs511KBH7PqSbK5G7cZZbv7Ah6tl0WXh1Kx6OFwM+BcwwpNzNE9XZaErjjxIx22V/Nvkhxq0nXMxJTOsSiLcbqpVRQjarkijE66a/8hY7q8WuvIV8uq
        Jn/AykW+XEt6bbpwycSsh8wvSotMB447HoJD3sb6aZ38E/NYRNoVNI9HLRkdyEQfJOZqVAjXeMHiMIKV9mLNVQq3MMwPyr8Xhy0jdyBdZEOPf+pmvF/c0Z0x
        ju42yCPt6BmTUEW9BHRgIfDKoW2drHB3YgKKzbxCL1o/9Ec5fzwXiUShmzZfpEsLgZD08GbHCMzkUEqgu1pJeBdZ+OkdlRmvWqRrGIuc7DSV8lSj1rE7OY20
        96s0DHZcdsRNu6g0Ud+L7oNUZSNT442O+9Wo2ks1ozNqpvcEwsEEJ2SYGe0THK+FZq8SJBFuuEEBIX7LgRvSGG98uJvISBJJjZfcMNSljyBrMzMUDmIjTn+U
        iBTSKiC2YanSATFQt5JiZpiGNwKgltRBLtRsFVDjaqND+xC1Y8lR4W69Bg2JSBnjMcLxEXw2QsSinSy+dwnud0BRgFyFxaKjAORe9Wjv76i/kdUfqkF1d2Th
        8CQhap3VZalYTioD63+qsp5VmSaFWpmtmrKlb1lQcLiPMmspI+YeBMi+1oleP6o1+onq8bL7b1k/wzBL101WzPC7tT1o18ysYyimJeslUScjmQm1htB5nckI
        SehKZg9mN1FAeyd0Tc3uz9QwT0f8aKEOW+MJPAEZcqNWwr1bECuEIYSODQC5VEEwOUMaIRoAoXFI3IjXzOvMqmgkV1CpOCDO23Tl63ZJvfHUrDLDgD29RTuQ
        zqEUdhQ/9aPLevHmY8hdoCKKsAy+B8Fvx8OpC0uRl8ng5TpJDVOgqImqfOo+Ioyw0otCLxB9Hj4XmDEQGZ/kkdqBDL3Ix4q2B1rLBpNzOdyE04t6pnBCNTSE
        lhajeYBbHLOfSkUKs0R0k21FsiKKbWjyysnGRZVaD1NaOZJ6eSQpQ7zFE61p0MqnG6rMyIYK86VFECQuDDMTMtztZ9imYXgravFZQp4+VczgzQunFt3o6Um3
        q7qTC2RKrqZLSXFMkDlAYiCgPZmGRbNZBSMXQuy0p+hRVEhXg7IIJP/k5p4sxjxNHl6ONgqGTMGxG1sqJndyTCh8ya7EoqnxamOl63GYZZUUzhoAqAqXmKm7
        i5aYBbTKEBz3QR+RiosNhlUgEub7THQYalWvfO0MHuI1VtOg3sSAAqDyTmN5AZooOs2hEvHKOGgq7QFgk9G4TyVrJf9+zmzlKr/TMQPn3qyikGSy3YKRRNPf
        6o4kzo0vRdIgFADwio7JepO2ckWV9ZNtwaBL2lNl1M5YvIfeqV01C0Githg3AayAM0E4sIUmrRdZWLIMxOpcZMIGQ5Su6iju0fo/esHRm+RuihoDZEIjVjdO
        AXEN+170LjapmQOuGs5REo3mmkjo8WZHsxGlfT+UekFqoLPiKtEnFc3NfHGWkBtvX9GHBBOj6NuTjq74oh81lGx8rbFpyIEkmf2DzD54uESEgAqvrUCNGzoN
        TDX7MPHXh8kaKO/jmu+HF5nSNq81lu2rfNree4K5Hknu9dbAVyS5q/MhIz/nMqMWa4RojEVm90qXCwU6cdidsjfXCtFYkpQxdpOnIxGeeRfdC8VauFeCmnJ1
        MXpsCcGNCXRKpK4KX4YGrSwscQ58pURLnMiIlhw10bYyEJnBIOgCrxFm8iVsqgMvBvRk6yP6dzPVFWvCiPEP58YXm6o566d3HDz3s+4Q8KrlukCeUFyHYfAX
        A7n/Qg3emINeWesQFwg9FeCU1zycQTfR1wSyIPNOwf27TFRPhHoYe5HfDgh04eovfKntrQ6ER006qIQObBC/yL+g6F5kNigwHqRiPSl4VEF4RzvyMsW0oSN6
        ENdh9ioy65JwTcJNgyA2G1DwREegRiwBaJvBVBtPoMCHhShv4Ne6QiTBoq4YpEojV1UXop8Gk5EpyZEYm7VJdDJX1CWIhiViNVs2uYnQKg9OQd0SaItHm8g8
        NqO/WbSb9iouXgKVxFJx5IPRggiWVr6AiGp+05aJEA591dXA+YWeVulWe73CCIZYLsXJKTOeSCGyogeRWCNvRCsIbxFM0qlIdTR0PbOo54ySBv276BgJ0LuQ
        JEYyXCgTDQoKMpUy1xUXiU79JKAkc7aj3gbT6x989hOV03EuSyGaTBTrOV1cm+v1CUISVa+98DKdLCGCWAWpQnzh1JLnqnYBiHp2nYTgeiUGLg5AvoGWmjlh
        pAcjqgqiT+TV+Y0QhOJhdbbhLmoNfiSGDjDD0t2bxC+0MT6nUbvlk3moRd6EBVLhhUPkvPqo8gasl3GIWbvEQW5wUWVj0ecfd2UNiE2V9mTRMPSfdmTRNNSs
        Q6U5sEBLFaUnBSFDsMRZcJCZDNCWlBQXKyc3daNaiQHuJWZ9Me4LYzXNnpVTV6q22wvVdvtfVBsr7bbEYSmMfeOttEsuVPQkVMkxLeNxzkEN0YYApjEwHHSK
        BhgOXRHKTU6Gw14M1Fi3JIntYqmxZbSxCUKGDnpB61g+DWxf2MPQjnZc5YuJ0LhZcAwuxqBjCxi7yriBFupso3aA4U21mvbrre5W2q1KNusI1TAe7V5hgcct
        9mJ61wUBC6kpdjq5QaPKIoorWk2b7TA3BZF9IxYXFRrM/2oIjxUx1BD4PfbNBaNRB9CFesNgQXk7kuutSCJ/BvNnKH9a8E8k/onFP/H4h8zwOmLmXY03tCz3
        lsK/3bUkKu5cYulrU/ohZhXrQBUdV6EYH0U98X0Ye+cNIh44mB85oCIof8ocaxRsnKn6r3oHq7vinx6Yvg+lx3JqCLKRJA4a2pr0NfgLL94ohWk9UBZQG1fq
        DXpM2NuQotJMQJEWWA+8BBIf2gnwyhSFKBDLQdUEsw6icbpNyDfjB/m4DepMnG/Gz/Nj6JyCjgMxy2lT0THSYGTLhKVYQeciGuSYQZYOSVrI8G/9t2bF2kJG
        8WqnncXQoG2isE0muAUFE6dMtUPTDIbdKmyImp1eUB4zIbMa9u5D5kUqXPYF2mhhSd0pPV6HvYElwldcbYD9eCEtXf3VbsSGGe2RLhdA5VI3TKOknYEBpkym
        slyc6TeYdTNYDhpIh1+YNdPwmM2MqWglO03+yKCFsYGBse6dYTR8oVLpJtJcIdm2u7dg1VpFkuSGgThp9X0pyKy2qnPx8r+1vni4BwYaQmaBeBkrbc2k5sJf
        TCm0E0Demog3d0CFWgkF6/D8uTEXk4E8nYrWHfBKDvs0xAjj1fUina/RMnUcGZOIOlSY6HrTHgIVyeNwRTSEqIB6CFomcRpHN8disIoqqlm0bBECYYOhAaWl
        XSltT+1EkVt5vRRk/FCPBx1Qq+YmEF1gz9l69oT5lqfSUNd0YgpXLTSNFumRsnpBYOYbvVhV2MlE1Fuh+lftuCSJVGbsQzqdxHPJZkpidkcbfOsrCJwhMvRV
        ZIwV1qWBRCwK3UlI18i2YiQRI2fDbpZC/9oC+Xwwqbk465RhF6sEniEJ6mqWFeY8onc2w2Z1Z5LS5dJ0JPmLLITeVlTcCEfUyeWxFDSqvDxuzqViJj+KpC9W
        DZNi3eZphP+rFnu41SLqyV7P5//AXg+y+Cd7PdwU0vPFT092a/j4N3M6MqZjpnSQLx8BbkincpSllw3qMKQ0qHOWlspK+2eDun+r2D8a1LUQlFjvivMc1aEP
        SJ0NU0gFcg7Zm2toNTBpecfARPbVCGiqrx5B3vvl/qAlYaECJTlSegsOtDTjPatkDcUQU/svCKn/nyOk/r8RskSD7dHgj1zTuGAn2Rdr/h07NVVipzv72p0d
        suHYiddbaNPo8jtyQevuwE53cp/B/Syr2DF0TSXsVPMjo4jIMnZqlNipZoMgajkSaEfQYQgtUy1Cq9WVsVMtY6emO32H+TqwU8OwUy5Ly7BTQyGk5Wq6kUtZ
        WiorLdVZGh8Osuf7j4rJ7oQ5drqR62RS3yPJbk9bFMwaAq8zcaclmMRndBi0XCu6o5UsyLpo56wJiCOLYg86fO1Ou3eGjv+UhYZn8tH/IBPDtuWq6SpcPI2G
        i95JmRm5KRmjUnLHCikZKbkpCWmv2dIyk/A9KzMHAJkZLSCY53zLE3JyM7NyWmSOys0alctfUjIwbEvIsTVPyWieycMvZfSG0IhR6VnNc3ITsjGxTQ5m5QqZ
        o23ZOcMzM3OFnmJCRrKYIGZlpmTkCskpOVlpCUm2dBu8JGXahg5NSUrBsOMDMS0lPSVXSMgQMxNH2JJyhcTMURlJKRm2nByoaFZ751tObsrQoQyekJ2QbsuF
        HAQx0ZaTkmwTsTrwljwqOwGblgNdAPFZmWn8lXuwF4cnpA0Vs2zZKZnJOUJ6SlpaSo4NOi5ZkamQNCoxJal5om1cCrwkiEOxN21ixqj0RHofMzwzzfGaBnVL
        yBZGCpkZNjFzqJg73CbmjskUkhPSs1Iyhr2MxQu5o7IzhPRMrIkg11DIzU7IyGHVEzKzU4YlpKe8yi/tS8kQRvOha56TMixDGJqQkwv9/0pa5piXMniZznce
        24PA+J6dmS6kpwtJ6WzAEjNzh0Pz4A/WLicrGyrm7Dj2mm1LSMp9hUflYEtybLm5afgKX9uy38rJsqXRa7JtGFQQh8/WJmlU9mgb5cpCCbliZraYkAijK0An
        wzdJuSkQpsFIYOFQ0ZaXlDYqB8PZtpwsGB0MEr7ktKBxcvSNDao5NteWg7mmZ2bbWHsyoK/l9Lkp6VAsINFoG4xtRnKazdHDoYRJNkDfpOEwiLa0ZDET34dB
        2gwYpBQIU3XFVNvYMZnZyQynbRnJ0CKoGQxzsmBLzxqekJMyzpYsZGVnIoJCKNtGzU8GjE6HyQQBQL6UtMyMV7Js8DIsOyFZSMvMTG2eMNwGQUdrIiCTJGEQ
        zbBQkc26wc7o153Bgc7gAKF5mC3SIuZmipHhLaKEvLDQsWGheeGhY8MFmmuJgCpjxDDs/DSYqrkQDLM1D4+lT8JsEBB4MNKCMWGR/DWMvUdY+DsEBEuLsBYW
        IdGWO8YGndScuiQn+HzB6qYc7Vg4OzMXqjYu2FlNCOckJaTRM9U2ZmwwTzNWkWYsTzOWpckLFtITcrNT8uS0eYq0eTxtHksbzGtSaXIGy3VSIpucmSIvnpVc
        XESynAZDitHh6TDQyNmdgLE5owCFEnJEIQMmA0wCMWEoILRImD+UEDszQxQQQ4EAACkTWovJKcni2MxRYroN3ykhTh8RJyfmI6Yn5OSIY1Jyh4uIv7aMYRTK
        EBOysxPG4gQUGIJQkFCGQrY8KC4NEjB6I1AOKbmO96ahiNPyG8N1PtUFPkNyCG0EMWk4IL380hIqkzkK5ghRsqyElOxW2IyEpCRbFuA8vJgl0ep8g5UTpg37
        mhYOETosQaT5yA/IszUA+gn6JFdMyRGh94BupqWxeMVy04b+5oQql6M27MGBPIVgrZhlNNTCvgt1rAehnNgK1rmzjYb2LotfG5mUOg7uV6bojNbRGsAol2gR
        rOWQUcMEkagRq76DyEEn5ogpGeIgS6gYNhjKnGM01MRY1rmYXQInh9ZSiKthy87OzG6TlpA9zJaT+xa9CdYjENOHp2MFdHjlFTEJxn9MNtStFeTRfvc6RPJQ
        trbhqHJsb9oaKgzlAYWxvUU5vMWXIWvpXKOhQ5WVCcXBAVRNZSSPqDuMc1pChsBbXYmYWAvmGQ1m166SB9IxN6CrSiFhZyySLXBiBhJHnn+O3OeIFm3wT06o
        k/tok6d4G9tmLIxuwQfQYekpOTkwnJWQz1oIMUaXaWUWrDsA7M8b0ArnQfooqBYrHYYRYvvLE7SNHAgd7YoaofKa0caxeOQgKW9Df0NdmJU2jGWx7pgPY8iX
        MFuocsUPRQRlLQ+Ff7k49rmhVSDCiwVDSxdAttRXvMcY79KGPUIrMzZtUlOQeRFocDNyhmZmp1eabtiRo9IQNQo+NBqOqlxwI0OslB1xMHI+1AAnDUW6D7hI
        hJSFOZ3FFwXNgRJybIywDQgVB4aKr2NkRHKoSJMeaTnPCoIDFOGBPMzXBOULUGS5FCWlp6XIWr4QJiBgeVomNhZIVzYwmFCJFMSnRUbDYnWCjL9YK5i62AnQ
        rmFU3+TMUYkcU2OvuJ/tszks7vHjegfcJjz78Mvrc0bN7v3hlpLEafdXzMtd9EbS0vnHtgfPfT/gznVztxuLM6IbmQ5EfNGleWtbv09KU5eGX/fs8GjYhV5j
        9o6Yknjo+rJ1X7UZslsak/n1gdUb5nw6cvnG9MBuqr3j95xbfanxrFcfr1gVfOxgtVVXC+4ssi/68fC0wvwRfV6vVrhhc0vhh9hfmvgXb7lWfuzIkLY77515
        y3vA0PUlwTNsN77qtWjXs81/1Xu2oMPHL3+b6tPnxx4/zN58afPKbWdXN0z8ssvPixtIH/8R93GTPyeu/ePbIyePGi79duyDnJQlDRt+0iZ/S3SI966nfx9K
        mOo75uB6wVq8xGj4SZX46d5reRsEwTox5POshT992KGablbTjT90b9rhrY8btV67Yf/MWNvvpf2/Cb0+7/pfA6747BUuTFj0xRPf3Ys7bd/SdEzAb2OLLr76
        lceQnmGpi8f3/8T/8sSQolrftLz23ivpf/l6Hdr+x6uv2H/d9EG0/88hbT9MP9fiUIy+25pvb8VsDzwRmL7cp+OqNT16jN4a0GvNqY7TmnefXLZ8TbejL23b
        /dq2y0meXcpDf/tU0+6iyX5b0r3S4uW3+nRsffjDGXOf7Vj6+M+Q9Z3WHozqp5v50bmzuzrenTrs3vMmRv9PHn5mvLB3j2CdvsxoUBUI1kX4LBSsa/C5X7Bu
        wudjwfrdMryV4SPB+hMG+uwWrJcx0PCuYL0HAU3BwsWC9Z2PICSWbResH2IoOPWGYP0YQ4/UHwrWryCkbbepwxbBugeDxo9PXBWsJzDY7MrUeYL1AgR1BXfF
        y18L1jsYLgxb99YFwTplOYS19gNBswXrfAzvbVFW/DmMCIT17Ua3SjX8Lli/wJer72ob7HtPsO7CFz5U1qPw4lYwzn9T459PCdZz+Db304zwvGnTBestfPuq
        v6dUa/g6wTpphdFw2b3or4OHgnYdl+lx4VS/dgl9B06V3/d/XHvutx9nfiy/t/IR7zaZ88Mh2WJrqseCh3lx0iT+3ueS4dvon93mFPH3Vb/3Gqb98cDtA/y9
        50LzpE7t8jP/5vvnFcu/zgpZu2Hvcr7TlKa70CO6eu2Yvew9fN93QeW7Xzs79T4rbWL8G75prRYaaixlW1Uru39Z0+3A+EOLdtD7iWn1xF+6bg3cta2CTmN0
        9Ktxd4b3132WjF5Ibet32j/sWp/zqyS/Mtq1WX948NNGlwJn9659Dd8vfV/0+vaYw0c2H735AZa2ok23Wxt0Gl2T79Zvwj0p3Y8fpdfe1+G70k0LL8F7cQNh
        8sXMN/4cfyh8whwo7b3QguLf3r9zMXCyffCX0LYNMaLhZIZlRVFiy6hyQYg8aL7buFOn39UfL29jmuk6p4R2vm+N/s0rvsf4E307V9w5I+wf8STFc8bHPj82
        vBMy+tQMYVyncVrvP2e/Ity4+c38ausLTv20uNPcVdnDC/5Yvyr22Mk+XaZNDDmzuou1YuS1oUkl7zQ8Peytb+bOXdI3rdfqdvFea9IPWx9c+Oruc5vb+cN9
        uh8+YgkLj4iMio6JjUtITEq2DbVYLGGWcEuEJdISZYm2xFhiLXFhlrCwsPCwiLDIsKiw6LCYsNiwuHBLeFh4eHhEeGR4VHh0eEx4bHhchCUiLCI8IiIiMiIq
        IjoiJiI2Ii7SEhkWGR4ZERkZGRUZHRkTGRsZF2WJCosKj4qIioyKioqOiomKjYqLtkSHRYdHR0RHRkdFR0fHRMdGx8VYYsJiwmMiYiJjomKiY2JiYmPiYi2x
        YbHhsRGxkbFRsdGxMbGxsXFxUMU4KD4Oso6Dz+IABEQ8Ky8UFq9QMSkdVgn49Q0Vs0j8BBHLyVH/e0JkimBBSYIFI2GYjThnC1u1Kdi6UjQscMB3jwFh2Abw
        xMw8XGOJwVaUh4uqgzn6z9LhQcLs/7y+vIYoJ2QMg0Uc0oNADmtxAiywKHhiCtQ3KBpDPK/M7GZXapMcH0qrN6z6IknLyP5jUzJsKcOGgxiNagFi9x38HKyg
        ycB+Q1+ASC3K8iKw56uNhiyU8IFvyqGFlvM7fJ2VJQPSwKQkiTlZyLpCQZgcegH7TcF120aOSkhj+QxNyc4BqZm0S2lpDl0LsrRQ7BrgDukL4uaHob4JajN3
        rdGwUIXjlGgbCxx+FRVCpjHH2dCcJk4dEnUhfsE5LxDNoMDMTHFoAvRiFqq+HIIOcrHIZFdWFsnxJGlh1eRoYK+Ac14HvGsu8iEZuTkvxB6B2H4ggnAW1TWe
        /eOxKbacquOTMkcBf5fMpE5nv5R+YjREhDpwmQ9Com1YCra6apwgyc5aAV/WkgUj1yrPXW80NHCgGrKfTJzAPsykAiA36CRgnSFlGBYMiEx1o9FFNQRhgEPO
        cOlPa8GnRsMYHLDklBzouSQb+5r0WqiLrIR5DhYvQYl8DHmrElaADc0kbGBSmYyTTs68YIPR0FfxNRWZwz9P/q/PZWMyLi1nsyS2ZOBgId9aILugBjcBhkBU
        aBKsBZ9BV6VUmgpUbmveYpwQTMBgsg+bltDF8F0kpU7LzHLoJlnd/r2XrAUbjQYR+x+RPScdp9tQPhUSQDodnm7LTUkCLIJkfklQVWtGSjq1saNtaMKoNBCN
        jkBU9VEp3VNyXwVZKWOYI6ICIrpUEqxTbSjdOoR5ag+XpWR+Xa5ZkxxCtIQ0VmloYylKfy5CqlOIh1ijM+OWpHKB1n1uNEQFy0W0FIPDxWYU1bTpri/kUbLQ
        5HfVo1l3wLc7VHL9sVPGDE+ByREcfrhg16ZD37SUxUHICjuw6my4ujc4l+l724AcA5QjO4WJqUzwgc9IJ9ucKWj/NS2rA2JUld0oyKrcjg5Mnvul0dC4imFg
        Ci2WeahI5AEaDYl9Q3FdS88EBItuEW0Li4iD/gV4RzkTEvjYsoTyJuQCCAuLw1g5GydVGSq6aiGtpV/BmLzYrYe+2bXp8LsW7EmXT1qLHA4oBd9GJJCWhPKm
        qmSOynWSTpSFaaID4UZltjy1Sr8GLGUUBOctF9Mh4ghEnFDRdJaJA1f5WUTSfmBuY51tlOl8lf35P0RmgethmkeGx1haAhMm02fnmDKEohWQj0V4ixhbeEwc
        K795WEsHUZcLZZ9ArzlGrXST0ZAQStQZajNyFArxSMzSE7JTc5yjxNGOxG4aW1ml6OCPGA5zVYASVZlYXrgZVwrWpLBKlQ4DlILIqOgWEY5BjW4RjsMqa+KY
        QS6b1vxTh8Kp4FsYNWWcPN8LIaIJMQWwVIn58hKRL+7a5KDCMN9JpwNj/K2SdjjWE9T1IFJBrJ9zuwQGy6lk3EKqOwd2Ef4wfGWJqVYOtTByiM6FjO8CMYUw
        pLXhNM8hxeYW5Aac4HSoCfAtqLELhkK3ApK/EAszZUwCcBbBbFRQB4jYnelcJaCd8KVv5Rjc4rBWADzSUUuYcsrp0iuhl2Op5CUCFDeasDKlZVAZ3CXKEBUJ
        mPo40YaDVbWaFQotI+RzDBJflXKgb9Nk/kC5PleefI4V9D9X6vJtUE5kqBgTKoZZREDIVoi/bO7g5o6Cr+FqVsz3P1Y8rC1jBcVRWdiX0LnbjYZXMzJFUuaJ
        uOGUjLmkZmSOyaAc2A5RCtuEdPCD8gaSjDBJCRmMWxJpZw33mKyldkAz5edVpQIy9sprXUTc3HNsUph7wpS3iB1ESwtLFAQsLcJC4SeGhYaZAZF2ENorNzGJ
        Z6b9U2spxHZSbkK4blaRQb6sI0Ws4Ttf1LOVdsGsBTthnnZQdDnbsoN5ChE1EsRcWx7bLnRs/Vp3QIxxUB6QvrHwywuHZ/hgGE0Af6CqtPPD1YaO3alQUbE9
        VQX1SuCgUOqrYDPEmIlusYGolJLry+XNPUbPcL8CmgKzraMtyZZmy8bdSWvBbmijHIG7I3JEIUT4OTcPld/sqByl/KocohaoZA7aVTpNwCqlJzAZrip1J/+H
        lFqh8HTQ3dwxmYr8cuRtIZoFtMnrwM9K2MF2rKwFe4H5dRoAhIoUBlLCQxk0wRwbzqGcPUUUAXIjyyOuYwhthnyrO4QGxcZKwXdGw2SVPOOALcbKYtsSMhS1
        dSEzoS5iB9s444QF/6l4TVQq8lkraOCnxdNT8NPLcYIzTqMRrHP2GQ0GlfOfYP0UIINRG+X6K3D5wRgh456MDYdn9shRAMjLAkKbnYS03QbyDpINRwch0aWf
        dfF+oyEcGe0krPlF/ruk+F1U/K7A7zLV3XoaPlSpBetFeEaOkiVF/iSnULyNR/pq2bvcYG6RKlhLDhgNT3zWtqlVIQ3rduq1iC+ltqgqWxpaIUW51771aHrs
        dni/WrNDhXTlwhstz60MwvgjpQMrpGZtfy4K+bQrvgenZlVI2j3pv6afbYPvAZ2mV0gHfraobw+ti+/7266okDQ+TQM/iumM71kDvq6QYlpdm7opoivmH/zB
        wQppyi+aLdIH3THecv1CheTfymictYLSlw59UiGZM87+2ufQF9uwfFWNW1KQ/dqqPoNut8EB2dbslvT1ZxefZXtR/UqXtr8lXbn5g9acHoX571/8+i3ps8C5
        Db//vCG1b3P2LamOtnbT3Jo9MD720Xu3JP8bY2K2zTNh/NVBJbek/V9dWjdoAtVnRvnWW9K+rGZJtX/rjekt00/ckgoGFaxZ+n40xot9/rolCd57Lu2/3IXS
        t9bflnZuuTA7qiQA3+e+VP+2dLxlv8QDv8VQ+8fF3pZeLp8/9td11L99DvW9LZn6rQzPeq0Gvg/vlHpb+i70RK3a19vhe/nZqbelwbfSPGJfo/F5uHzFbWnU
        0RX33VVdMP7IxM23pVkntj4PGxSC8WvfOXZbCsl43v2wPQzj1268flu6W1gn4d75CIx3f6a/I23onLlu8ywrvgsjTXek6WGvjW67pCemL3WPvyOFXUx+vEns
        gPFD9r52R2ox5rMfNQOCqL/WjLwjDRlVd/13nwTje9ZnM+9Iaz8/djz+KNUn9pc1d6RNpo1dheM0vjua774jPRLEhl2WE770Wf37HSnzrZdvvJlB/ene6fEd
        aaL2sfn5sm7byatlrbvSG+FTV57Ppvaeuhd2V+qo3Zf+rmcU1ce9113pyC972nVPpP6tsI64K00bnd7xqT+Vv7l42l3p/O2EibXvW/G9olnJXWnc55cOjn/c
        jPI7Y78rdbhQc99nvTpj/OIvfr0r3Yxu/dOR36i8vC8e3ZVG7Qr9MKp5NMYXnql1T1q3yL1a+HjCxwEhkfekPf19zruFUPz+VX3vSWGjm46ee709xsd2ybwn
        CVHzBk7eEInxp6rPuif9WfRTrR3W7jSebuvvSRO/ifv6zW2d8H1G4wP3pNmNqm2O+p6+D8i8ck86I75fdm9he2rPOd19aWCm2/s70gl/Sic0vC9p3n44YFcz
        byqvc4f70r4pe1RXlryE6QtiE+9Lh9u+29B3HeV3qt+k+1KXuvZhXy2l8R2+ovC+pOv5ILqDF+FfXvUd96Uvuy1wb1ZE/dfui7P3pT8fZsxo8TPNj4dvP78v
        BU14GN+1NvX/1VH1H0j1MlaNv/F+c3zvulR6IHWbv35Mi1KaXwOuvfVAeq2WR+6U060Jv1MKHkjX54T3HnJUIHzxK3ogTVq7PdprQG/Cv792PpAi5+9pUsOL
        8DP2zvkH0omWj3+vbYjA9AOaaB9KB+f2zm7p04vG691GD6X3H34afO5gJJUf2OWhtOBIYMQ7u9tQ/OnhD6W/RLfkRQ27Ufv3vfdQ2maxLUxZHUvz/9KnD6WQ
        tr+d0fcj/A8IP/xQutDP27ppPY3X4s9uPZRyJ3+bmNM/jObLIL9H0hlLp9Bnc3pQ/8fEPJJmaN5bUba5KdG3jq8/koJW9Rwzt30vfC+c/PYj6eE3llanTrH2
        3ip8JMWYOsc8aEfpC+bteSRFn79QMLV+Jyo/6eojaW2PyWHh4W0J/4Z6PZZO/LSgUchNqn/FMstjKetunG3hZ2x+avo9lhpVf/1is1tUf+OKsY+l05ljdy99
        5yXq/9QVj6XfV5frqls60vxL3f1Y+iHyg/od9Hpq38qrj6WeOVdPttpA4xnsVu2JtKG9+8Chv1D/bC6OeCK1urtx24S9NYh+ZQ98Ij1oPTsi+iTRo4rRE59I
        U9v0i7l9huidpfTjJ9LYhZMsB0Qa/7n1Dj6R2lyt925uRXWqz67bT6TNncWOFZupf8qX1f5bWvPoRr3Ukx0wvyHr2/0tPWw7d9SBXdORvltuDftbKrg+uPu1
        ya2ovulz/pbqLc3uv2s/0YtycdPfUtG5/pvypxB9GWA4+7f09ZTfwsp9aT51be72VAoYO/zX7vHtaPymt3wq5TQsq3mhxjVcL8oDBjwFenz0u1/M9H3AhYKn
        UlJpl6nfDSN8Ey6veyp5D5kasuA01bfCdPypdLPbIHWJN9Evy6K/n0qvdf7h3plfaX0I6Nz4mVSx5/6W+y9Tfldb9HkmtdtqGa221KX503fcM2ngqtcDk1sx
        /Ni46pm0fHzowWkNafwtXQ8/k8ZM+GD8jpnUHxVBj59Jv6tnzxj8ZxzR05BGzyWxectaG2aYqb2j+zyXGue30jTLpvJLn45/Lr2euCnJJ5C+L9i55rk0wfOP
        yd5/xNH47jr+XDq2ofuMOeN7tHVhBqxfnjYa7mkqbPXXSS1PZLSd9Fs5Lamr/b+V9sXeKnzzi2qEwsb9u6Rrz08Pvl7bjUjE5of7pZiSnp8c/qIOkZBHtQ9L
        5vbjTj70rE1N0i84JqWU5H7ss7o6xS+dc1Iqn+AToFpDTVh7/u1T0pbll46l1KxJS4Bx8C/SwLRv1Adr1iMSMDjkd2lUw+i866e2Yn0WT88plzZOTDn9rKWZ
        4lvvOyd1G3Ng2szLRNKFhz4XpLDLDwZMuEskLfhOj4vSxj1Sb99NMdSFKW9fkmpc/FO9bHFrTgIvcxJIS5h49usr0jufVox+ux+RoOEFZVelMx3W6LaspSnR
        tfzLP6RIvzGLJ9w6hSgaPHTZn1Li9QhL4J8ixU/JviZdPp5XY3YklVfxRex16egfDbx/MQTTkj3ur+vSxr/GDt9Tuy0t2alz/5Ly9X+26v9ZbWq/yXRDurFY
        fWZ/d6r/AOvKG9L0401eNy9vQCg0wfOm9Nm+l7+dNi+eWLBFiTel/iVjPlnZ+SjWp6DfmpuS7dUjIYOv1aMla9apm1KctSK06btEUspN929K9dvXvZn6Q+u2
        Tv7vy9+Mhr80rpGuH7tm7lq4a+VcK+/aONfGu3aOa+e5du4Lne8yOK6D98Lgugy+K3K4Io8rcrki3wvI6YK8rsjtivyuk+OFyeMyuVwnn+vkdJ28lSe39ctz
        8oy3c+A2/pGdf9SWZ2rnmcqF2nmhbXml7LxScqXtvNJteaPsvFFyo+280W15p9h5p2znnWbnnbaNd6qdd6rc6Xbe6fKg2PmgtOWDZueD1pYPqp0Pqjzodj7o
        MlLYOVJs50hj50iznSOVnSNVG450do502zlS2jlStuVIa+dIKyO1nSN1W470do70bfmksPNJIU8aO580bfmksvNJJU86O590bfiktPNJKU9aO5+02/mMt/NJ
        vV32dgCDf8loOKZ1jXT92DVz18JdK+daedfGuTbetXNcO8+1c1/ofJfBcR28FwbXZfBdkcMVeVyRyxX5XkBOF+R1RW5X5HedHC9MHpfJ5Tr5XCen6+R1ndzC
        GC705/GnbCU7jj/H82c+f77NnxP4c6LsEpU/JynUCpyRmP2n0WAsdfAXk1HhohKspQCe5b4se+ugfs/nSH2e91y+WzSXNRq9bmu/pyul0Hkd/TpcjyprdsYy
        ddKTNZLu1oIHDzPcy/58Grpp0L2NUl3p2LSe8+PLlvfLr7by3pdSl4eDgw/teT3e55a6ccCNTdLiNl49bE/eKNvtlrl9xYWt0vSBhU3njH8rPqPlp0u3nLRL
        /l6jp40+3qOsSYz2yeNzO6WZh8/4DezavSwt8burN37aLQUF/+HVOnBo/IhdbetNOrBXauOjCl3/ap8y9aBD3cd/u0/6ftLDr0q7vBLfeFraH2tXH5BmR351
        RXW/R3zxkA9e/nnuD9L6S+XHjONN8dH9xbMnx/woTRgYWXNWclr8bwWhj0YNOixt2/ggPmP98PjEpFOL9i4/Itk2e8V1aTE6Pu+WoeTe+0elR0Hv567ySorv
        fLO/GJN3TJr0d/rxH8dklR285hYzJvG4dCr7m44fJ6WUeW7cFb2q2wlpy5f94i+eHFXW7ce+SzZYTkqT280oSH4tsez8YQ/NVL+fJKH+yJr9s8eV3fr9orX2
        /Z+kgD/uX/4kKb/swZdJ3Yec/Fla2jDkjRkfjY5vFNQtrucXp6S1c3JLDOnj4wNSe3Y6OfO0NMbz6YwDl8fGP21wcPeN5DPS8019gq73zC5Le2N13XmtfpHa
        9fn+8+nnxsVXHOh14CvvX6XIHvOzDu3ML+tbI7TDK7//Km24FdDxcei4st5bE3TDPv1NOm9raZ4YMi4+8nX/idfG/C5FRdp3trmUFR/g96rht3ZnpQbNYn/9
        IG5EmdeqnTkfacql+ScPvHQg/P2yI5ZfFkywlUuXX0p666VBb5ed6TBokN935VLvdl/XeJw7MH7dsSfLBjc6J0Xd2HHus20vl9XI3z7j9SnnJNVu4XqdxJnx
        Xz37fb2h/Jw0Z+i44LPBA8tGrDh4fmTr81Ivc+zKOu3T4sNmWwbO/vC8NH3Hd6U5K7LKvv9BPzXxxnlp1uGKlW8Onhm/NeZQnYpOFyS1774YX/Wk+ED/E3Xi
        ProgdbafCutgmVx2d+GKzdKtC1JFx8YvvX94Qvxrg8YO0ne6KO0fK9U6Mnpi2bkVjUvmLLooDVh1e/pSa3a89vo3g36/elFKG/vl9jYlU+Pr698dfy/2kuT1
        8pn1uVsnlW1tmVP/1PRLUp91e08duDSqLGBZrenvnrwkfX9lb/fZ6iHxs8cP9vU2X5Z2Xq0W9c6mxLLp5Q3ihqZflrZsvXot88/RZUvaGD5YvOmyVG3vjITY
        gvfKIjvn7V0jXJHu//5Jo56788p8Zm+Zs6jrFalo6oBaq7/oEv9m2OBtqXOuSO1iCt4t1E+Nn1+4Mjj45BVpXauW9SYPeSe+53s1Nx2pfVXy//Z408QH48v2
        7krrnzL4qrR78/6JGd8MjX94q//zeyuvSkHj/N9cOuidsjd3fLRu3LmrUkJL7frJOyeUBTTv+OoT0x+S2xt+EY1XT4qXqQKqYN0F6/7bRkOn1S3jy3+2fy8l
        Pq19a/Cj01LbkAu9rmTul04WXVi2cssVqcO0NiM/v7xTapqYP9v/rRtS//TJK+9/UCq50J2Fd4yGlYA6lcFMy+sK0/0HTC1riXVOGKsyc731v82vKpiG1w0V
        zK7pVFV8+18wuc6o6XYtQ6NVv/Ctuor8tFXANFWUodFWXRf8N5k/p/CnyzBtv280+FRIlXO0/l4ZytNOe2A0+IN8UnVOqyFWjdLLHggUBUxVpChQ8YqTL6b7
        kjB3TZbl+Ul7XB/jyg4rWmxj3uUAfuRuabNVJ+0pWx4035j0ezyzdkX4ht3FXU/aH9RxT5pQqwFLHwnwdqMv1n94wj6roneH+383aUNwP4Ab86+tXHbC/vOQ
        9QPqfNqGpb97D+ChE5e0PWHXBu5ply3VYfBTAB9yc8ie68ftPpadTaap9SyfMoD3uVt72tLj9nuv5szveyOApf8I4OXBt3Txx+1vB1aL1X9rZukLAC6e23L+
        6jH7qZBNS+qNb8zgyQCvqP/w5Q+P2d33jPS3zIpk+XTF+jx9v5/1mH3D38Hhz30sDB4K8NLgfn9cP2rfXPKVx/heASwfI+Z/orn34qP2pXWix7UaH8LbdRdG
        ZOk1e/uj9hXvff1OwqEw3i6AF9jeEv46YtesfT141K+8nmUANw7s9+PCI/Ywz37irCUSS18I8CNfLWjU7oh9YvO7KzZHV5D9rjAD878cob522L7v6snwjLCW
        LH0awIf0nP+49WF767nj5zdb2ZzBXwV4YYMVkR8fsn99MKfH/KBYBo8FuJjtlXb3R3vc3E2lk99sxeAiwHf0TjW98aM9aPj3W+dtMbF6umP+/jvE3QftC2Js
        SzUeDVn6ijuQz8x+w5setLd778LvOU9DWfoTAG/XorjxqB/sc1/Na2H3DmXpywBeMLn+mdPf2/tUaPZvmhzL0q9C+PzuR9p8b389NCO66O2mLP1MhC9+za3o
        gH3xkdCGq7s1ZvBcgAsBI97WHLCf3r+z/5/eHA/fQPi+tRbbfvuFkl4/lL4fx8cX4DssP20s32ePNM6pm7+iBoNbsJ7t7j1st89e9J5qSdo3FlafAIAXPjgy
        tvA7+z2/WR0flkSx9ALCcb7std++1jogcwCv//Xb0A8eX4bm7bW37zi2b9KqCN4PAC9f3D/15B57P9u6mgU63v87AF7wQ1pIzz32+LyohJ1e/iz9WoAXhjW/
        tna3vW2fwW9v2hjE0i9A+OdtU+rvtj9ZWHKp8bBmLH0+wNutF0rG7rK7923wZfjdtiz9cIDvaF7t9I2d9jnJi7KSatbi+IDpqz8Zk7TT3na01R5Yz4PB22F9
        juRP+HmHffLd8y1+/CKewYMxvb391hY77IOrlb/xeG1NPq8RXlzyS3u73TvtbPim6ry9AsCFkAy3Jtvt8UJFs9BIXs/rtyB9j5AHHtvsEb2ihB1dRT4vAF7g
        F7D22lZ7//pnv8lbxvtzD6bvMNz/4BZ7j8ebCqes4fmUIlzs3H79t/aErLzGXVcHM/hHtxBvjzV6d7Ndv/lJR93JMAafifknZ5oKN9mfB0wt6lGd908eps/I
        Lh3/jb36wJsp3bNvsvmVjPkbLt7s97W9wexpMxd9xelAH4Sv3v5ri6/sPy7N//PGDj4u7TCfoIU/W7+0G0dPWfLBET7fQxE+qvWggC/s2gZ3Hr4b1pbjFebT
        b9mUv0rtX63vmn5XFcfnF9Zzme8fjzfaX92b2D5Gw/H5LtDwggvvdyncYNc9u//5vpfNDH4RKX+nv0PK1ts3vm2dN+0ox58jCD9Qbcob6+ybn+1dNNmPz8cd
        CI+4PyB3jd1j47RLv07i/VNK6TcOeu9je9yGrA9zQkJ4f9LKsq9rgxL7youfz/1lIZ93M7E+A/MaRBXZl31cf9PuwDocDzG994W2762wC3GX2jxex+lGGsKv
        1stevdS+4O7rb1w70YzlMwDh3/Z9fc+H9lPT003ftOb0uSvCV1578PM8++p9f09pVduPwWMRnhs68vD79pGLti0qb8TXi2CENx7c9MoUu19R0+c7PXg+AQg/
        dc33xhi7W6tju46/5MbSuyO8dJ364Vv2a3sT6g4t43hbfhPgAwbq3LOk8d+F/bBxKK9/IcJnlHRtOEMqn7q3esd+kQw+BOGLG60LXyA9i5n2QdwkDwYPRvim
        AbveWCZdtW/c7HuZrxdXbwC8LPH1Q0XSkkezZu37qBXvf4Rre7wx8mMpePSes7NmcPqQhfDcr6cXrZO8T+/p1WIXx8NYhOuT/3p5g/TT1qbNBu+P4HQJ4O1W
        fL34nVIpdK5H1m+X/Bl8/1+Ah6d2R9u+kEoG5Xt82t3Ayp2L8F80b3b9Sto04tjVzhskBh8A8IKfrwS1/EbqFf/ThA/Hmng/I3zX9OjjmyT9sKy2M/fzfqu4
        DuX2bL57x7fS8GlTVuzYxNeRHQjfMGv/iK3Svkbqe2eDWrP0MwAufGDr99Y2KeXVgINx5zm9HQDwgtM/ZvnYpXqhTdLqXwjn/Un5R0Ul7JD+qBYZ3NkSzeAP
        rwE93K1rHL9T8rD1Pv30Hl9f9gO8oOD0nIBdkmpfn4n1WrVm8MXXsP9/GHN/l+R9d4jJEhLF8hkO8B2p1S+c3C11T/N4p+WTGhzfAC4+e/bTN3ukl8dm3Ltu
        5nTPHeBD6j4fsGSvpPs+ZZGuLm/vqT8Bnrc84+3vpOP6NZYZ9TgdKAV4eW+3b+P3Sat1gve6oZz/KQB4YV/bzgb7pSn1kpb+4l2P9wPAxU+vzbi0X2rn23z9
        G2/zfgsGuHDox0WHD0gX/PYYW05rw+kt5v9e/F/zv5dSTK/16ZAdzOvzB+Rfo3jkwB+ks/M+mVLta05nSv/AdXN9sHhQ+m7cG5eqteDr7AyAixNr1rp6UKr5
        oUfx+nIOHwDw8vtnVpz+Ubr22r6U71rIeAjwgk1vlow/JL0UPbbBjTe9GdyI+feq0b3LYenN8WdvvfQZ7/+rV6E+v42o43lECljx/vBZP3L6s+Mq8i1DYkce
        kfxD5vUKH83p82KAl7ad9OTUESnq8SvT91/l/ZMF8Kzom8OsR6V7n/Sc7ObF6WofgO9Y1jr9w6OS3ydHWz04xvnPYIC3O3zF5/lRaWeF1HfQcp7eHeB9er1k
        fPWYdHvMzR3j6vJ+Lr8C/PCv+RXbj0l3tX26Pf6Irzs7AD7k+LlbfselzfGm4+PO835eDPA+rwX7TzouhWQVzr84ktO3PIBnLfi6/qnj0qqY5c3yQzndHgBw
        8b60suUJ6dWIt3066vm4xAK84MNqi6afkN66/UbnzTv5+BoBXrjlWsz9E9K3DcN+GLCT84cVl2Fcxgd16H1Setlj3o5X3w3k9B/h23/5fu1J6eH1B57L9j1g
        61opwOdWvHdE/ZNkk86Onre9XhsXieHuHF/DOdU7XC6YVoVgw82uyb5GNowWrr4oUP1TOsdB4Iv/87zx33Repxkuoo5cXmf/wblHO22S4A+GpMEUuEii0buK
        9H6ID4K1fJ6v4WNVN928+b8M2R6cFdPz7bsnPSYaLxp7D/34VPSAW589+HPAgombc+fPnR10IH16cu7kLd0/UB1O6Ra6b9x0yXT0s+5vzxK3zD3rv8GjzrBW
        bx86MWT2qORe1bpNuHne39REM3TSg+eNnu3rsmzyT4l7fniSvuv2gS9X9vzl/ceL1pyec/T4m/mPHn9+46XBW1YtOP/2Ievh9v0vdLn+87Olf56pZ/c9WFBT
        rqwbVLaaYF0839ewTbV0Cf5b5xD27ohtOlXz3SltrvfOtb6bP5Nqj9qwrXe/vRJLd1qaueWn39d88r3UxvPnkqw2f0qyS2vHppbL8wUxXqXWyDBP5PY4DB2q
        u3u8OAIQRzm95zJCXIC9scDXKaq+IMjO/vDfYj9zxr7/oph7CGLrl1PsTF72rBdTPYRU3q6lLnTkO/vFLz6D2BhnXSpj2hqJPfdJ9PD/zbXON+DrxV6ucryA
        TiyYqd4lQUjJyHCEXbUFzGNC5Tgs3ossL9E4lcVxTwdk7MZ911CY/Nvwiebwz3JVcLpo4RNrjqwEQEGoh1aYp1Bcy8dbP1DA8N98xfsQqNsC/v4h/PDI6SIO
        X6yAL4HfUg5fpoB/BL/lHL5CAV+JjBeHFyngxfAr4fBVCjge1V3N4WsU8LXwW8fhnyjg6+H3KYdvUMA/g99GDi9VwD+H3xcc/qUC/hX8vubwbxRwPDq7mcO/
        VcC3wG8rh5cp4EjSt3O4XQFHI8qdHL5LAd+NAhKH71XAv0OWncP3K+B4FPl7Dv9BAT8Ivx85/JACfhgnBIcfVcCPwe84h59QwE/C7ycO/1kBPwW/0xx+RgH/
        BX6/cvhvCvjv8DvL4eUK+Dn4nefwCwq4bAOK8MsKONp/XuXwPxTwP+F3jcOvK+B/If/M4TcVcDxSfYvDbyvgd1Aw4/B7Cjge2X7A4Q8V8Efwe8zhTxRwPBL+
        lMOfKeCyUSrCVSonXA1hDYdrFXAdhPUc7qaAu0PYg8M9FXADhL043FsBrwZhHw43KuC+EK7O4TUUcD8I1+TwWgq4P4QDOLy2Ah4I4SAOr6OA14VwPQ6vr4CL
        EDZxuFkBbwDhhhzeSAFvDOEmHB6sgDeFcDMOD1HAQyHcnMNbKOAtIWzh8DAFPBzCERweqYBHQTgafnkAj1HAYyEcx99b8WdrlWCdUeJrMFoanp0XYXr+bMu+
        +fb5efP8/z+VpexZnXsIAA==
        """#
}
