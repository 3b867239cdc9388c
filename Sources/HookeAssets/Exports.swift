// `import HookeAssets` also imports tracks.
@_exported public import HookeGeometry
