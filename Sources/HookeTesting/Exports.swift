// Tests name the type of what they compare. Nothing else of the library is exported: an app may use the same names.
@_exported public import struct HookeScene.SceneSnapshot
