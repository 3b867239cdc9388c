extension PlayerPage {
    /// The style of the page, appended to the style that it shares with the filmstrip.
    static let pageStyle = #"""
        :root {
          --paper: #ffffff; --card: #f5f5f8; --ink: #1b1c20; --muted: #62646d; --line: #d9dae1;
          --accent: #0b57c9; --accent-ink: #ffffff; --before: #0a5aff; --after: #9b610c;
          color-scheme: light dark;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #17181c; --card: #212228; --ink: #ececf1; --muted: #a2a5b0; --line: #3a3c45;
            --accent: #7db2ff; --accent-ink: #10131a; --before: #7db2ff; --after: #ed6300;
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0 auto; max-width: 1180px; padding: 24px clamp(14px, 3vw, 36px) 36px;
          background: var(--paper); color: var(--ink);
          font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
        }
        h1 { margin: 0; font-size: 24px; letter-spacing: -.01em; overflow-wrap: anywhere; }
        header p { margin: 2px 0 20px; color: var(--muted); overflow-wrap: anywhere; }
        main.single { display: grid; grid-template-columns: minmax(0, auto) minmax(0, 1fr); gap: 18px 36px;
                      align-items: start; }
        .single .panes, .single .pane { display: contents; }
        .single .stage-box { grid-column: 1; grid-row: 1 / span 9; position: sticky; top: 16px; }
        .single .transport, .single .readouts, .single .plots, .single .summary { grid-column: 2; }
        .single .readouts { order: 1; } .single .plots { order: 2; } .single .summary { order: 3; }
        .several .panes { display: grid; grid-template-columns: repeat(var(--panes, 4), minmax(0, 1fr)); gap: 24px; margin: 24px 0; }
        .several .stage-box { margin-bottom: 16px; }
        .pane-title h2 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
        .pane-title p { margin: 0 0 12px; color: var(--muted); font-size: 13px; overflow-wrap: anywhere; }
        .pane-title svg, .legend svg { width: 30px; height: 10px; margin-right: 8px; vertical-align: middle; flex: none; }
        .legend { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 0 0 12px; padding: 0; list-style: none; }
        .legend b { margin-right: 4px; }
        .several .readouts { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 4px 10px; margin: 0; }
        .several .readouts dd { font-size: 15px; }
        main.empty { display: block; }
        .empty [role=status] { padding: 48px 24px; margin: 0; background: var(--card); border-radius: 12px;
                               text-align: center; }
        .stage-box { display: flex; justify-content: center; }
        .stage { display: block; width: min(46vw, 620px, min(76vh, 720px) * var(--ratio)); height: auto;
                 cursor: grab; touch-action: pan-y;
                 border-radius: 18px; overflow: hidden; box-shadow: 0 0 0 1.5px var(--line),
                 0 10px 30px rgb(0 0 0 / .14); }
        .view { stroke: #000; stroke-opacity: .35; stroke-width: 1; vector-effect: non-scaling-stroke; }
        .view.dashed { stroke-dasharray: 5 4; }
        .stage.plain .view { stroke: none; } .stage.plain .names { display: none; }
        .several .stage { width: min(100%, min(56vh, 560px) * var(--ratio)); }
        .stage text, .content { pointer-events: none; }
        .ghost { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; pointer-events: none; }
        .ghost.before { stroke: #0a5aff; } .ghost.after { stroke: #9b610c; stroke-dasharray: 8 4; }
        .ghost-time { font-weight: 600; paint-order: stroke; stroke: #fff; stroke-width: 4px; stroke-linejoin: round; }
        .ghost-time.before { fill: #0a5aff; } .ghost-time.after { fill: #9b610c; }
        #onion-key span { font-weight: 600; color: var(--before); } #onion-key span.after { color: var(--after); }
        .trail { fill: none; stroke: #e0245e; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;
                 vector-effect: non-scaling-stroke; }
        .trail.halo { stroke: #fff; stroke-opacity: .8; stroke-width: 6; }
        .touch { fill: #e0245e; fill-opacity: .94; stroke: #fff; stroke-opacity: .9; stroke-width: 2.5;
                 vector-effect: non-scaling-stroke; }
        .controls { display: flex; align-items: center; gap: 8px; flex-wrap: wrap; }
        button { width: 44px; height: 44px; border: 1px solid var(--line); border-radius: 22px; padding: 0;
                 background: var(--card); color: var(--ink); cursor: pointer; }
        #play { width: 56px; height: 56px; border-radius: 28px; background: var(--accent);
                border-color: transparent; color: var(--accent-ink); }
        button svg { width: 18px; height: 18px; fill: currentColor; display: block; margin: auto; }
        #play svg { width: 22px; height: 22px; }
        button:disabled { opacity: .4; cursor: default; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        .speeds { display: flex; align-items: center; border: 0; margin: 0 0 0 auto; padding: 0; min-width: 0; }
        .speeds legend { float: left; padding: 0 10px 0 0; color: var(--muted); }
        .speeds label { position: relative; }
        .speeds input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
        .speeds span { display: block; min-width: 44px; padding: 9px 10px; text-align: center;
                       border: 1px solid var(--line); margin-left: -1px; background: var(--card); }
        .speeds label:first-of-type span { border-radius: 10px 0 0 10px; }
        .speeds label:last-of-type span { border-radius: 0 10px 10px 0; }
        .speeds input:checked + span { background: var(--accent); color: var(--accent-ink); font-weight: 600; }
        .speeds input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px; }
        .switch { display: flex; align-items: center; gap: 7px; min-height: 44px; padding: 0 4px; cursor: pointer; }
        .switch input { width: 18px; height: 18px; margin: 0; accent-color: var(--accent); }
        .graph { margin-top: 16px; }
        .choices { display: flex; flex-wrap: wrap; gap: 8px 20px; margin-bottom: 6px; color: var(--muted); }
        select { min-height: 36px; max-width: 100%; padding: 4px 8px; font: inherit; color: var(--ink);
                 background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
        .scrub { display: flex; align-items: center; gap: 12px; margin: 14px 0 4px; color: var(--muted); }
        .scrub input { flex: 1; min-width: 0; height: 28px; margin: 0; accent-color: var(--accent); }
        .readouts { display: grid; grid-template-columns: repeat(auto-fit, minmax(116px, 1fr)); gap: 10px;
                    margin: 0 0 20px; }
        .readouts dt { color: var(--muted); font-size: 13px; }
        .readouts dd { margin: 0; font-size: 17px; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .chip::before { content: ""; display: inline-block; width: 10px; height: 10px; margin-right: 7px;
                        border-radius: 5px; background: var(--dot, #8a8d98); }
        .chip.interactive { --dot: #d6336c; } .chip.playing { --dot: #1c7ed6; }
        .chip.settling { --dot: #2b8a5a; } .chip.finished { --dot: #5f6b7a; } .chip.cancelled { --dot: #c92a2a; }
        .phase.strip { fill-opacity: .35; }
        .plot { display: block; width: 100%; height: auto; cursor: ew-resize; touch-action: pan-y;
                user-select: none; -webkit-user-select: none; }
        .hint { color: var(--muted); font-size: 13px; margin: 4px 0 0; }
        @media (hover: none) and (pointer: coarse) { .hint .keys { display: none; } }
        .summary { margin-top: 12px; }
        details.summary { margin-top: 8px; }
        details.summary summary { font-weight: 600; min-height: 36px; cursor: pointer; }
        .summary h2 { font-size: 17px; margin: 0 0 8px; }
        .summary table { border-collapse: collapse; width: 100%; }
        .summary th, .summary td { padding: 7px 0; border-top: 1px solid var(--line); text-align: left;
                                   vertical-align: top; overflow-wrap: anywhere; }
        .summary th { font-weight: 400; color: var(--muted); padding-right: 24px; width: 40%; }
        .summary td { font-variant-numeric: tabular-nums; }
        @media (max-width: 760px) {
          body { padding-bottom: 132px; }
          main.single { grid-template-columns: minmax(0, 1fr); }
          .single .stage-box, .single .readouts, .single .plots, .single .summary {
            grid-column: 1; grid-row: auto; position: static; }
          .single .stage-box { order: -1; }
          .single .stage { width: min(100%, 52vh * var(--ratio)); }
          .several .panes { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px 14px; margin: 0 0 20px; }
          .several .stage-box { margin-bottom: 8px; }
          .several .stage { border-radius: 12px; }
          .several .readouts div { display: flex; gap: 6px; align-items: baseline; }
          .several .readouts { grid-template-columns: minmax(0, 1fr); gap: 0; }
          .several .readouts div:first-child, .several .readouts div:last-child, .several .legend { display: none; }
          .pane-title p { margin-bottom: 8px; }
          .transport { position: fixed; left: 0; right: 0; bottom: 0; z-index: 2; padding: 8px 14px 10px;
                       background: var(--paper); border-top: 1px solid var(--line); }
          .transport .hint { display: none; }
          .transport .controls { gap: 6px; }
          .transport button, #play { width: 44px; height: 44px; border-radius: 22px; }
          .transport .speeds legend { display: none; }
          .transport .speeds span { min-width: 34px; padding: 7px 4px; }
          .switch { min-height: 32px; gap: 4px; padding: 0; font-size: 13px; }
          .scrub { margin: 4px 0 0; }
        }
        @media (max-width: 760px) and (max-height: 480px), (max-height: 480px) and (orientation: landscape) {
          .single .stage, .several .stage { width: min(100%, max(52vh, 180px) * var(--ratio)); }
        }
        @media (forced-colors: active) { .speeds input:checked + span { outline: 2px solid Highlight; } }
        """#
}
