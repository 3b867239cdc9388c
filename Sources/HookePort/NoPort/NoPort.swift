// Apple's platforms have UIKit, QuartzCore and CoreGraphics: here the product HookePort has no declarations.
