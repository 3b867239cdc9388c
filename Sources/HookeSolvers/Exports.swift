// What a program needs beside this library comes with its import.
@_exported public import HookeBatches
