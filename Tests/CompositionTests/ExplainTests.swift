import CommandKit
import FaultServer
import Foundation
import Testing

/// Every kind of step that the layers below a feature explain, as a person reads it.
@Suite(.timeLimit(.minutes(1))) struct ExplainTests {
  private static let categories = "/api/json/v1/1/categories.php"
  private static let list = #"{"categories":[{"idCategory":"1","strCategory":"Soup"}]}"#

  @Test(arguments: [
    (
      "en", "network",
      "pauses and tries again, because the connection broke (the sandbox network is set to flaky)"
    ),
    ("zh-Hans", "网络", "稍停后重试，因为连接中断（the sandbox network is set to flaky）"),
  ])
  func `a connection that broke is said, and that it is tried again`(
    language: String,
    layer: String,
    words: String
  ) async throws {
    let run = try await explained(["--network", "flaky"], language)

    #expect(run.code == .done)
    #expect(ExplainedSteps.of(layer, in: run.errorOutput).contains(words))
  }

  @Test(arguments: [
    ("en", "network", "pauses and tries again, because of the answer 503"),
    ("zh-Hans", "网络", "稍停后重试，因为应答是 503"),
  ])
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
    #expect(ExplainedSteps.of(layer, in: run.errorOutput).contains(words))
  }

  @Test(arguments: [("en", "network", "is sent on (302) to "), ("zh-Hans", "网络", "被重定向（302）到 ")])
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
    ("en", "network", "failed: the redirect is not followed ("), ("zh-Hans", "网络", "失败：不跟随重定向（"),
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
    ("en", "network", "failed: there is no connection (the sandbox network is set to offline)"),
    ("zh-Hans", "网络", "失败：无网络连接（the sandbox network is set to offline）"),
  ])
  func `a failure is said in words`(language: String, layer: String, words: String) async throws {
    let run = try await explained(["--network", "offline"], language)

    #expect(run.code == .noConnection)
    #expect(ExplainedSteps.of(layer, in: run.errorOutput).contains(words))
  }

  @Test(arguments: [
    ("sections", "StreamingRepository.catalog"), ("recipes", "RecipeRepository.categories"),
    ("recipes areas", "RecipeRepository.areas"), ("recipes ingredients", "RecipeRepository.ingredients"),
    ("recipes random", "RecipeRepository.randomMeal"), ("recipes show 52772", "RecipeRepository.meal"),
    ("recipes search soup", "RecipeRepository.search"),
    ("recipes list --area India", "RecipeRepository.areas"),
  ])
  func `a failure at a port has its name in documents`(command: String, port: String) async throws {
    let words = command.split(separator: " ").map(String.init)
    let run = try await TesseraRun()(
      arguments: words + ["--network", "rate-limited", "--explain", "--width", "300"]
    )

    #expect(run.code == .rateLimited)
    #expect(ExplainedSteps.of("port", in: run.errorOutput).first == "\(port): rate-limited")
  }

  @Test func `what a port gave says where it came from`() async throws {
    let run = try await TesseraRun()("recipes", "list", "sea", "--explain", "--width", "300")

    #expect(
      ExplainedSteps.of("port", in: run.errorOutput) == [
        "RecipeRepository.categories: network", "RecipeRepository.meals: network",
      ]
    )
  }

  @Test(arguments: [
    ("en", "cache", ["asks whether it has changed", "it has not changed (304)"]),
    ("zh-Hans", "缓存", ["询问是否有变化", "没有变化（304）"]),
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
      "en", "cache", "gives what is stored, because ",
      ["the service failed (500)", "the service wants fewer requests"]
    ),
    ("zh-Hans", "缓存", "提供缓存内容，因为", ["服务出错（500）", "请求过多"]),
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
    ("en", "cache", "the store was damaged and is begun anew; the damaged file is now ", "Warning: "),
    ("zh-Hans", "缓存", "存储已损坏，将重新开始；损坏的文件现在是 ", "警告："),
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
    #expect(run.errorOutput.contains(warning + step))
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
