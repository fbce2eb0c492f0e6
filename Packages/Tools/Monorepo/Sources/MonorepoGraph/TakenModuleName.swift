/// The owner of a module name that something every Swift file may see has already, as messages say it.
package enum TakenModuleName: String {
  case module = "a module of the toolchain"
  /// A type that is in sight almost everywhere: `Data.Data` no longer means what it says.
  case type = "a type of the standard library or Foundation"

  /// Recognises a name, also one that differs in its case only if that is ignored; nil when it is free.
  package init?(_ name: String, ignoringCase ignoresCase: Bool = false) {
    let found = [(Self.module, Self.modules), (.type, Self.types)].first { _, names in
      names.contains(name) || ignoresCase && names.contains { $0.lowercased() == name.lowercased() }
    }
    guard let found else { return nil }
    self = found.0
  }

  /// The modules of the toolchain and of platforms that take a name.
  package static let modules: Set<String> = [
    "Accelerate", "Android", "AppKit", "Bionic", "Builtin", "CRT", "Cocoa", "Combine", "CoreData",
    "CoreFoundation", "CryptoKit", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Glibc", "Musl", "Network", "OSLog", "ObjectiveC", "Observation", "PackageDescription", "PackagePlugin",
    "RegexBuilder", "Security", "Swift", "SwiftData", "SwiftOnoneSupport", "SwiftUI", "Synchronization",
    "System", "Testing", "UIKit", "WASILibc", "WinSDK", "XCTest", "os", "ucrt", "zlib",
  ]

  private static let types: Set<String> = [
    "Array", "Atomic", "Bool", "Bundle", "Calendar", "Character", "Clock", "Data", "Date", "Decoder",
    "Dictionary", "Double", "Duration", "Encoder", "Error", "Float", "Host", "Int", "Locale", "Measurement",
    "Mirror", "Mutex", "Never", "Notification", "Operation", "Optional", "Pipe", "Predicate", "Process",
    "Progress", "Range", "Regex", "Result", "Scanner", "Sequence", "Set", "Stream", "String", "Substring",
    "Task", "Thread", "TimeZone", "Timer", "URL", "UUID", "Unit", "Unmanaged", "Void",
  ]
}
