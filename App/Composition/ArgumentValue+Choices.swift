public import CommandKit
public import DesignKit
public import Sandbox

// Only the program that puts them together may teach these choices to be written on a command line: neither kit
// knows the other.

extension ColorFlag: @retroactive ArgumentValue {}
extension SandboxCondition: @retroactive ArgumentValue {}
extension Theme: @retroactive ArgumentValue {}
