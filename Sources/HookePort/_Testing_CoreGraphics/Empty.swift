// A file that imports Testing and CoreGraphics imports this module too, by the list of the toolchain.
