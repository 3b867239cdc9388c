// A file that imports Testing and UIKit imports this module too, by the list of the toolchain.
