import Testing

@testable import TesseraApp

@Suite struct DirectoriesTests {
  @Test(
    arguments: [
      (["HOME": "/h"], ["/h/.cache/tessera", "/h/.local/share/tessera", "/h/.config/tessera"]),
      (
        ["HOME": "/h", "XDG_CACHE_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/s"],
        ["/c/tessera", "/d/tessera", "/s/tessera"]
      ),
      (["XDG_CACHE_HOME": "/c"], ["/c/tessera", nil, nil]),
      (
        ["HOME": "/h", "XDG_CACHE_HOME": "c", "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "./s"],
        ["/h/.cache/tessera", "/h/.local/share/tessera", "/h/.config/tessera"]
      ),
      (["HOME": "/h", "XDG_CACHE_HOME": "/c", "TESSERA_HOME": "/t"], ["/t/cache", "/t/data", "/t/config"]),
      (
        ["HOME": "/h", "TESSERA_HOME": ""],
        ["/h/.cache/tessera", "/h/.local/share/tessera", "/h/.config/tessera"]
      ),
      (["HOME": "h"], [nil, nil, nil]), ([:], [nil, nil, nil]),
    ] as [([String: String], [String?])]
  )
  func `folders are those of the variables; relative ones are not used`(
    variables: [String: String],
    folders: [String?]
  ) throws {
    let directories = try Directories(variables)

    #expect([directories.cache, directories.data, directories.configuration] == folders)
  }

  @Test func `a relative folder for everything is refused`() {
    #expect(throws: Directories.RelativePath(variable: "TESSERA_HOME")) {
      try Directories(["HOME": "/h", "TESSERA_HOME": "t"])
    }
  }
}
