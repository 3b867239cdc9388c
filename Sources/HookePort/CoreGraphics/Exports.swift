@_exported import HookeUIKit
