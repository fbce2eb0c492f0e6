import Foundation
import SettingsData
import SettingsDomain
import StorageKit
import Synchronization
import Testing

@Suite struct SettingsFileTests {
  @Test func `the file is one that the user can read and write`() throws {
    try withSettingsFile { path in
      let settings = SettingsFile(WholeFile(path: path))

      try settings.set("zh-Hans", for: .language)
      try settings.set("a/b", for: .theme)

      #expect(
        try String(contentsOfFile: path, encoding: .utf8) == """
          {
            "lang" : "zh-Hans",
            "theme" : "a/b"
          }

          """
      )
      #expect(settings.place == path)
    }
  }

  @Test func `numbers and truth values are read as they would be typed`() throws {
    let content =
      #"{"width": 100, "accessible": true, "timeout": 1.5, "theme": null, "lang": {}, "color": []}"#
    try withSettingsFile(content) { path in
      let values = try SettingsFile(WholeFile(path: path)).values()

      #expect(
        values == [
          .width: "100", .accessible: "true", .timeout: "1.5", .language: "{…}", .color: "[…]",
        ]
      )
    }
  }

  @Test(arguments: [
    (#"{"theme": "dark", "theme": "light"}"#, "theme"), (#"{"a":1,"lang":"en","\u0061":{"b":":"}}"#, "a"),
  ])
  func `a file that has a name twice is not read, and not changed`(content: String, name: String) throws {
    try withSettingsFile(content) { path in
      let settings = SettingsFile(WholeFile(path: path))
      let refusal = SettingsError.cannotBeRead(reason: "\(path): '\(name)' occurs more than once")

      #expect(throws: refusal) { try settings.values() }
      #expect(throws: refusal) { try settings.set("dark", for: .theme) }
      let left = try String(contentsOfFile: path, encoding: .utf8)
      #expect(left == content)
    }
  }

  @Test(arguments: [
    #"{"theme": "theme", "a": {"theme": 1, "b": [{"theme": 2}]}, "b": ["a", "a"]}"#,
    #"{"a\"": "x:\"a\":", "a": ":"}"#, "{}",
  ])
  func `a name in a value, or in another object, is another one`(content: String) throws {
    try withSettingsFile(content) { path in
      #expect(throws: Never.self) { try SettingsFile(WholeFile(path: path)).values() }
    }
  }

  @Test func `what the program does not know stays as it is`() throws {
    let content = #"{"new": [1, 2.5, {"a": null}], "other": "x", "theme": "dark", "old": true}"#
    try withSettingsFile(content) { path in
      let settings = SettingsFile(WholeFile(path: path))

      try settings.set("light", for: .theme)
      _ = try settings.remove([.width])

      #expect(
        try JSONDecoder().decode(Members.self, from: Data(contentsOf: URL(filePath: path)))
          == Members(
            new: Nested(first: 1, second: 2.5, third: ["a": nil]),
            other: "x",
            theme: "light",
            old: true
          )
      )
    }
  }

  @Test(
    arguments: [
      (nil, []), ("", []), (#"{"theme": "dark"}"#, []),
      (
        #"{"zoom": 1, "theme": "dark", "Theme": null, "": {}, "github": {}}"#,
        ["", "Theme", "github", "zoom"]
      ),
    ] as [(String?, [String])]
  )
  func `the names that are no settings are told in order`(content: String?, names: [String]) throws {
    try withSettingsFile(content) { path in
      let settings = SettingsFile(WholeFile(path: path))

      let read = try settings.content()
      #expect(read.unknownNames == names)
      let values = try settings.values()
      #expect(read.values == values)
    }
  }

  @Test func `a change that changes nothing leaves the file to its last writer`() throws {
    try withSettingsFile(#"{"theme":"dark"}"#) { path in
      let settings = SettingsFile(WholeFile(path: path))

      try settings.set("dark", for: .theme)
      _ = try settings.remove([.width])

      #expect(try String(contentsOfFile: path, encoding: .utf8) == #"{"theme":"dark"}"#)
    }
  }

  @Test func `only a write that changed the file is reported`() throws {
    try withSettingsFile { path in
      let writes = Mutex<[SettingsFileEvent]>([])
      let settings = SettingsFile(WholeFile(path: path)).observed(by: { event in
        writes.withLock { $0.append(event) }
      })

      try settings.set("dark", for: .theme)
      try settings.set("dark", for: .theme)
      _ = try settings.remove([.width])

      #expect(writes.withLock(\.self) == [.wrote(path: path, bytes: 23)])
    }
  }

  @Test func `an empty file has no settings`() throws {
    try withSettingsFile("") { path in
      let settings = SettingsFile(WholeFile(path: path))
      let values = try settings.values()
      #expect(values.isEmpty)
      try settings.set("dark", for: .theme)
      #expect(try settings.values() == [.theme: "dark"])
    }
  }

  @Test(arguments: ["[]", "x", "{", "\u{0}", #"{"theme": "dark""#, "\"text\"", "null", "{} {}", "\u{FEFF}x"])
  func `a file that is no JSON object is said, and never written to`(content: String) throws {
    try withSettingsFile(content) { path throws in
      let settings = SettingsFile(WholeFile(path: path))
      let error = SettingsError.cannotBeRead(reason: "\(path): not one JSON object")

      #expect(throws: error) { try settings.values() }
      #expect(throws: error) { try settings.set("dark", for: .theme) }
      #expect(throws: error) { try settings.remove([.theme]) }
      #expect(try Data(contentsOf: URL(filePath: path)) == Data(content.utf8))
    }
  }

  @Test func `a torn file is read as a whole or not at all`() throws {
    let whole = #"{"lang":"zh-Hans","theme":"light","width":"100"}"#
    let values: [SettingName: String] = [.language: "zh-Hans", .theme: "light", .width: "100"]
    for length in 0...whole.utf8.count {
      try withSettingsFile(String(whole.prefix(length))) { path in
        let read = try? SettingsFile(WholeFile(path: path)).values()
        #expect(read == (length == 0 ? [:] : length == whole.utf8.count ? values : nil))
      }
    }
  }

  @Test func `a folder where nothing can be written is said`() throws {
    try withSettingsFile("") { path throws in
      let settings = SettingsFile(WholeFile(path: path + "/below/settings.json"))
      #expect(throws: SettingsError.self) { try settings.set("dark", for: .theme) }
      #expect(throws: SettingsError.cannotBeOpened(reason: "\(path)/below/settings.json: Not a directory")) {
        try settings.values()
      }
    }
  }

  @Test func `a change that cannot be stored is told from settings that cannot be read`() throws {
    try withSettingsFile("") { path throws in
      let settings = SettingsFile(WholeFile(path: path + "/below/settings.json"))

      let error = #expect(throws: SettingsError.self) { try settings.set("dark", for: .theme) }

      if case .cannotBeSaved? = error {} else { Issue.record("\(String(describing: error))") }
    }
  }

  @Test func `the settings are written in the order of their names`() throws {
    try withSettingsFile { path in
      let settings = SettingsFile(WholeFile(path: path))

      for name in SettingName.allCases.reversed() { try settings.set("x", for: name) }

      let names = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        .compactMap { line in line.split(separator: "\"").dropFirst().first.map { String($0) } }
      #expect(names == SettingName.allCases.map(\.rawValue).sorted())
    }
  }

  @Test func `settings that are removed together are removed by one write`() throws {
    try withSettingsFile(#"{"theme":"dark","width":"80"}"#) { path in
      let writes = Mutex(0)
      let settings = SettingsFile(WholeFile(path: path), observe: { _ in writes.withLock { $0 += 1 } })

      _ = try settings.remove([.theme, .width])

      #expect(writes.withLock(\.self) == 1)
    }
  }

  @Test func `changes at the same time are all stored`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "settings.json").path(percentEncoded: false)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in SettingName.allCases {
        group.addTask { try SettingsFile(WholeFile(path: path)).set(name.rawValue, for: name) }
      }
      try await group.waitForAll()
    }
    #expect(try SettingsFile(WholeFile(path: path)).values().count == SettingName.allCases.count)
  }

  private struct Members: Decodable, Equatable {
    let new: Nested
    let other: String
    let theme: String
    let old: Bool
  }

  private struct Nested: Decodable, Equatable {
    let first: Int
    let second: Double
    let third: [String: Int?]

    init(first: Int, second: Double, third: [String: Int?]) {
      self.first = first
      self.second = second
      self.third = third
    }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      first = try container.decode(Int.self)
      second = try container.decode(Double.self)
      third = try container.decode([String: Int?].self)
    }
  }
}
