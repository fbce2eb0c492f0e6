import CommandKit
import FaultServer
import Foundation
import Testing

/// Every kind of step that the layers below a feature explain, as a person reads it.
@Suite(.timeLimit(.minutes(5))) struct ExplainTests {
  private static let categories = "/api/json/v1/1/categories.php"
  private static let list = #"{"categories":[{"idCategory":"1","strCategory":"Soup"}]}"#

  @Test(arguments: [
    (
      "en", "network",
      "connection lost (the sandbox network is set to flaky)"
    ),
    ("zh-Hans", "网络", "连接中断（the sandbox network is set to flaky）"),
  ])
  func `a connection that broke is said, and that it is tried again`(
    language: String,
    layer: String,
    words: String
  ) async throws {
    let run = try await explained(["--network", "flaky"], language)

    #expect(run.code == .done)
    #expect(ExplainedSteps.of(layer, in: run.errorOutput).contains { $0.contains(words) })
  }

  @Test(arguments: [("en", "network", "after response 503"), ("zh-Hans", "网络", "响应为 503")])
  func `an answer that is likely to pass is said, and that it is tried again`(
    language: String,
    layer: String,
    words: String
  ) async throws {
    let failing = HTTPAnswer(503, fields: ["Connection": "close"])
    let peer = try FaultServer(connections: [
      [.readRequest, .send(failing)], [.answerEach { _ in [.send(HTTPAnswer(body: Self.list))] }],
    ])

    let run = try await explained([], language, from: peer)

    #expect(run.code == .done)
    #expect(ExplainedSteps.of(layer, in: run.errorOutput).contains { $0.contains(words) })
  }

  @Test(arguments: [("en", "network", "redirected (302) to "), ("zh-Hans", "网络", "被重定向（302）到 ")])
  func `a redirect says where it leads`(language: String, layer: String, words: String) async throws {
    let peer = try FaultServer(resources: [
      Self.categories: HTTPAnswer(302, fields: ["Location": "/api/json/v1/1/moved.php"]),
      "/api/json/v1/1/moved.php": HTTPAnswer(body: Self.list),
    ])

    let run = try await explained([], language, from: peer)

    #expect(run.code == .done)
    let target = peer.url("/api/json/v1/1/moved.php").absoluteString
    #expect(ExplainedSteps.of(layer, in: run.errorOutput).contains(words + target))
  }

  @Test(arguments: [
    ("en", "network", "failed: redirect not allowed ("), ("zh-Hans", "网络", "失败：不允许重定向（"),
  ])
  func `a redirect that is not followed says so`(language: String, layer: String, words: String) async throws
  {
    let peer = try FaultServer(resources: [
      Self.categories: HTTPAnswer(302, fields: ["Location": "https://elsewhere.example/"])
    ])

    let run = try await explained([], language, from: peer)

    #expect(run.code != .done)
    #expect(ExplainedSteps.of(layer, in: run.errorOutput).contains { $0.hasPrefix(words) })
  }

  @Test(arguments: [
    ("en", "network", "failed: no connection (the sandbox network is set to offline)"),
    ("zh-Hans", "网络", "失败：无网络连接（the sandbox network is set to offline）"),
  ])
  func `a failure is said in words`(language: String, layer: String, words: String) async throws {
    let run = try await explained(["--network", "offline"], language)

    #expect(run.code == .noConnection)
    #expect(ExplainedSteps.of(layer, in: run.errorOutput).contains(words))
  }

  @Test func `an area that speaks Indonesian explains its requests in it`() async throws {
    let run = try await TesseraRun()(
      arguments: ["jobs", "--network", "offline", "--explain", "--width", "300", "--lang", "id"]
    )

    let words = "gagal: tidak ada koneksi (the sandbox network is set to offline)"
    #expect(ExplainedSteps.of("jaringan", in: run.errorOutput).contains(words))
  }

  @Test(arguments: [
    ("sections", "BrowseSections"), ("recipes", "ListCategories"), ("recipes show 52772", "OpenMeal"),
    ("recipes search soup", "FindMeals"), ("recipes list --area India", "BrowseMeals"),
    ("recipes random", "OpenMeal"),
  ])
  func `each use case is explained by its name, with the code of its failure`(
    command: String,
    useCase: String
  ) async throws {
    let words = command.split(separator: " ").map(String.init)
    let run = try await TesseraRun()(
      arguments: words + ["--network", "rate-limited", "--explain", "--width", "300"]
    )

    #expect(run.code == .rateLimited)
    #expect(ExplainedSteps.of("use case", in: run.errorOutput).contains("\(useCase): rate-limited"))
  }

  @Test(arguments: [
    ("sections", ["BrowseSections: network", "DescribeSections: done"]),
    ("recipes show semlor", ["OpenMeal: network", "ResolveMeal: done"]),
    ("recipes favourites add 52769", ["ManageFavourites: changed", "ResolveMeal: done"]),
    ("settings set theme dark", ["SetSetting: changed", "ListSettings: stored"]),
  ])
  func `every use case that a command runs is explained`(command: String, steps: [String]) async throws {
    let words = command.split(separator: " ").map(String.init)

    let run = try await TesseraRun()(arguments: words + ["--explain", "--width", "300"])

    #expect(Set(ExplainedSteps.of("use case", in: run.errorOutput)).isSuperset(of: steps))
  }

  @Test func `an explanation names the command`() async throws {
    let run = try await TesseraRun()("recipes", "list", "sea", "--explain", "--width", "300")

    #expect(ExplainedSteps.of("command", in: run.errorOutput) == ["tessera recipes list"])
  }

  @Test func `what is written to the settings and removed from the cache is explained`() async throws {
    let tessera = try TesseraRun()

    let set = await tessera("settings", "set", "theme", "dark", "--explain", "--width", "300")
    let cleared = await tessera("cache", "clear", "--history", "--yes", "--explain", "--width", "300")

    #expect(
      ExplainedSteps.of("store", in: set.errorOutput).contains { $0.hasSuffix("settings.json: 23 bytes") }
    )
    let steps = ExplainedSteps.of("store", in: cleared.errorOutput)
    #expect(Set(steps).isSuperset(of: ["cleared responses", "cleared meals"]))
  }

  @Test func `requests that the sandbox answers are marked, and mapping has its time`() async throws {
    let run = try await TesseraRun()("recipes", "--explain", "--width", "300")

    let sent = ExplainedSteps.of("network", in: run.errorOutput).filter { $0.hasPrefix("GET ") }
    #expect(!sent.isEmpty)
    #expect(sent.allSatisfy { $0.hasSuffix(" (sandbox)") })
    let mapping = run.errorOutput.split(separator: "\n").first { $0.contains(" bytes decoded") }
    #expect(mapping?.contains(/decoded\s+[0-9]+\.[0-9]\s*$/) == true)
  }

  @Test func `requests to a service are not marked`() async throws {
    let peer = try FaultServer(resources: [Self.categories: HTTPAnswer(body: Self.list)])

    let run = try await explained([], "en", from: peer)

    #expect(!run.errorOutput.contains("(sandbox)"))
  }

  @Test func `an exchange for which the time is over says so`() async throws {
    let peer = try FaultServer(.readRequest, .stall)

    let run = try await explained(["--timeout", "500ms"], "en", from: peer)

    let steps = ExplainedSteps.of("network", in: run.errorOutput)
    #expect(steps.count { $0 == "failed: no response in time" } == 1)
    #expect(!steps.contains("failed: cancelled"))
  }

  @Test func `entries are counted in singular and plural, and removed ones have no size`() async throws {
    let tessera = try TesseraRun()

    let add = await tessera("recipes", "favourites", "add", "52769", "--explain", "--width", "300")
    let remove = await tessera("recipes", "favourites", "remove", "52769", "--explain", "--width", "300")

    let added = ExplainedSteps.of("store", in: add.errorOutput)
    #expect(added.contains { $0.contains("wrote recipes.favourites: 1 entry, ") && !$0.contains(" 0 bytes") })
    #expect(
      ExplainedSteps.of("store", in: remove.errorOutput).contains("removed from recipes.favourites: 1 entry")
    )
  }

  @Test func `what is written to the history is explained`() async throws {
    let run = try await TesseraRun()("recipes", "list", "sea", "--explain", "--width", "300")

    #expect(ExplainedSteps.of("store", in: run.errorOutput).contains { $0.hasPrefix("wrote history: ") })
  }

  @Test func `a resource is explained with its outcome, and a change by its method`() async throws {
    let tessera = try TesseraRun()
    let details = [
      "--accept-terms", "--name", "Mai", "--email", "mai@example.com", "--password-stdin", "--store", "file",
    ]

    let read = await tessera("recipes", "--explain", "--width", "300")
    let missing = await tessera("sections", "--offline", "--explain", "--width", "300")
    let written = await tessera(
      arguments: ["account", "register", "--explain", "--width", "300"] + details,
      input: "correct horse battery"
    )

    let steps = [read, missing, written].map { ExplainedSteps.of("resource", in: $0.errorOutput) }
    #expect(steps[0].contains("read \(Self.categories): network"))
    #expect(steps[1].contains { $0.hasPrefix("read /ios-gb: ") && !$0.hasSuffix(": network") })
    #expect(steps[2].contains { $0.hasPrefix("write POST /v1/auth/register: ") })
  }

  @Test func `an explanation stands apart from what was said before it`() async throws {
    let run = try await TesseraRun()("recipes", "--explain")

    #expect(run.errorOutput.hasPrefix("\nRequest trace"))
  }

  @Test(arguments: [
    ("en", "cache", ["revalidating", "not modified (304)"]),
    ("zh-Hans", "缓存", ["正在重新验证", "没有变化（304）"]),
  ])
  func `an answer that was confirmed says so`(language: String, layer: String, words: [String]) async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes")

    let run = await tessera(arguments: Self.arguments([], language))

    let colon = language == "en" ? ": " : "："
    let steps = ExplainedSteps.of(layer, in: run.errorOutput)
    #expect(run.code == .done)
    #expect(steps.filter { words.map { Self.categories + colon + $0 }.contains($0) }.count == 2)
  }

  @Test(arguments: [
    (
      "en", "cache", "served the cached copy: ",
      ["service error", "too many requests"]
    ),
    ("zh-Hans", "缓存", "提供缓存内容：", ["服务出错", "请求过多"]),
  ])
  func `what is stored in place of an answer says why`(
    language: String,
    layer: String,
    words: String,
    reasons: [String]
  ) async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes")

    for (network, reason) in zip(["failing", "rate-limited"], reasons) {
      let run = await tessera(arguments: Self.arguments(["--network", network], language))
      let steps = ExplainedSteps.of(layer, in: run.errorOutput)
      #expect(run.code == .done)
      #expect(steps.contains { $0.hasSuffix(words + reason) })
    }
  }

  @Test(arguments: [
    (
      "en", "store", "the store 'http.sqlite' was damaged and has been recreated; the damaged file is now ",
      "Warning: T"
    ),
    ("zh-Hans", "存储", "存储“http.sqlite”已损坏并已重新创建；损坏的文件现在是 ", "警告：存"),
  ])
  func `a damaged store that was set aside is explained and warned of in the same words`(
    language: String,
    layer: String,
    words: String,
    warning: String
  ) async throws {
    let tessera = try TesseraRun()
    _ = await tessera("recipes")
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: tessera.store.path() + suffix)
    }
    try Data(repeating: 0x5A, count: 8192).write(to: tessera.store)

    let run = await tessera(arguments: Self.arguments([], language))

    let step = try #require(
      ExplainedSteps.of(layer, in: run.errorOutput).first { $0.hasPrefix(words + tessera.store.path()) }
    )
    #expect(run.code == .done)
    #expect(run.errorOutput.contains(warning + step.dropFirst()))
  }

  private func explained(
    _ options: [String],
    _ language: String,
    from peer: FaultServer? = nil
  ) async throws -> TesseraRun.Outcome {
    let address = peer?.url("/api/json/v1/1").absoluteString
    return try await TesseraRun()(
      arguments: Self.arguments(options, language),
      environment: address.map { ["TESSERA_RECIPES_URL": $0] } ?? [:]
    )
  }

  private static func arguments(_ options: [String], _ language: String) -> [String] {
    ["recipes", "--explain", "--width", "300", "--lang", language] + options
  }
}
