import Hooke

extension WebUnit {
    /// The properties of which browsers interpolate a number or a length: those of Chromium 156.
    static let properties: [String] = {
        let names = """
            aspect-ratio background background-position background-position-x background-position-y \
            background-size baseline-shift block-size border border-block border-block-end \
            border-block-end-width border-block-start border-block-start-width border-block-width border-bottom \
            border-bottom-left-radius border-bottom-right-radius border-bottom-width border-end-end-radius \
            border-end-start-radius border-image border-image-outset border-image-slice border-image-width \
            border-inline border-inline-end border-inline-end-width border-inline-start \
            border-inline-start-width border-inline-width border-left border-left-width border-radius \
            border-right border-right-width border-spacing border-start-end-radius border-start-start-radius \
            border-top border-top-left-radius border-top-right-radius border-top-width border-width bottom \
            column-gap column-height column-rule column-rule-inset column-rule-inset-cap \
            column-rule-inset-cap-end column-rule-inset-cap-start column-rule-inset-end \
            column-rule-inset-junction column-rule-inset-junction-end column-rule-inset-junction-start \
            column-rule-inset-start column-rule-width column-width contain-intrinsic-block-size \
            contain-intrinsic-height contain-intrinsic-inline-size contain-intrinsic-size \
            contain-intrinsic-width cx cy fill-opacity flex flex-basis flex-grow flex-shrink flood-opacity \
            font-size font-size-adjust font-stretch font-weight gap grid-auto-columns grid-auto-rows \
            grid-column-gap grid-gap grid-row-gap grid-template-columns grid-template-rows height initial-letter \
            inline-size inset inset-block inset-block-end inset-block-start inset-inline inset-inline-end \
            inset-inline-start left letter-spacing line-height margin margin-block margin-block-end \
            margin-block-start margin-bottom margin-inline margin-inline-end margin-inline-start margin-left \
            margin-right margin-top mask mask-position mask-size max-block-size max-height max-inline-size \
            max-width min-block-size min-height min-inline-size min-width object-position offset offset-anchor \
            offset-distance offset-position offset-rotate opacity outline outline-offset outline-width \
            overflow-clip-margin padding padding-block padding-block-end padding-block-start padding-bottom \
            padding-inline padding-inline-end padding-inline-start padding-left padding-right padding-top \
            perspective perspective-origin r right rotate row-gap row-rule row-rule-inset row-rule-inset-cap \
            row-rule-inset-cap-end row-rule-inset-cap-start row-rule-inset-end row-rule-inset-junction \
            row-rule-inset-junction-end row-rule-inset-junction-start row-rule-inset-start row-rule-width rule \
            rule-inset rule-inset-cap rule-inset-end rule-inset-junction rule-inset-start rule-width rx ry scale \
            scroll-margin scroll-margin-block scroll-margin-block-end scroll-margin-block-start \
            scroll-margin-bottom scroll-margin-inline scroll-margin-inline-end scroll-margin-inline-start \
            scroll-margin-left scroll-margin-right scroll-margin-top scroll-padding scroll-padding-block \
            scroll-padding-block-end scroll-padding-block-start scroll-padding-bottom scroll-padding-inline \
            scroll-padding-inline-end scroll-padding-inline-start scroll-padding-left scroll-padding-right \
            scroll-padding-top shape-image-threshold shape-margin size stop-opacity stroke-dasharray \
            stroke-dashoffset stroke-miterlimit stroke-opacity stroke-width tab-size text-decoration \
            text-decoration-thickness text-indent text-size-adjust text-underline-offset top transform-origin \
            translate vertical-align view-timeline-inset width word-spacing x y zoom
            """
        return names.split(separator: " ").map(String.init)
    }()

    /// Why a property is refused whose values are no number or length that browsers interpolate.
    static func refusal(of name: String) -> String {
        let accepted = "a property of a number or a length, such as left, or a custom property, such as --x"
        guard name != "transform" else {
            return "browsers interpolate its functions; accepted: translate, scale, rotate, or \(accepted)"
        }
        // A shorthand is not mistyped.
        let near = nearestWord(to: name, in: properties).flatMap { $0.hasPrefix("\(name)-") ? nil : $0 }
        return "browsers do not interpolate it as one number; "
            + HookeError.accepted(known[name] == nil ? near : nil, accepted)
    }
}
