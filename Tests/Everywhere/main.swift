answer(CommandLine.argc, CommandLine.unsafeArgv)
