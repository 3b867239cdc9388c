// One import is enough: scenes, views, recording and timelines are spelled in HookeScene.
@_exported public import HookeScene
