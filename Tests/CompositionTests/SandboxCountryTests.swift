import CommandKit
import Testing

@Suite(.timeLimit(.minutes(3))) struct SandboxCountryTests {
  private static let swedish = ["TESSERA_SANDBOX_COUNTRY": "se"]

  @Test func `the sandbox's catalogue is English, and Swedish where a variable says so`() async throws {
    let tessera = try TesseraRun()

    let english = await tessera("sections")
    let swedish = await tessera("sections", environment: Self.swedish)

    #expect(english.output.hasPrefix("Home – series, films, sport and kids\n"))
    #expect(swedish.output.hasPrefix("Start – serier, film, sport och barnprogram\n"))
  }

  @Test func `both are cached, and neither is shown for the other`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("sections", environment: Self.swedish)

    let english = await tessera("sections", "--offline")
    let swedish = await tessera("sections", "--offline", environment: Self.swedish)

    #expect(english.code == .noConnection)
    #expect(swedish.output.contains("Serier"))
  }

  @Test func `a country without a catalogue is refused with those that have one`() async throws {
    let run = try await TesseraRun()("sections", environment: ["TESSERA_SANDBOX_COUNTRY": "no"])

    #expect(run.code == .usage)
    #expect(
      run.errorOutput == """
        Error: The value 'no' of the environment variable 'TESSERA_SANDBOX_COUNTRY' is invalid.
        Choose one of: 'gb', 'se'.

        """
    )
  }

  @Test func `the variable is for the sandbox only: another peer is not asked for the country`() async throws
  {
    let variables = [
      "TESSERA_SANDBOX_COUNTRY": "no", "TESSERA_STREAMING_URL": "http://127.0.0.1:9/ios-se",
    ]

    let run = try await TesseraRun()("sections", environment: variables)

    #expect(run.code == .noConnection)
  }

  @Test func `the other services of the sandbox do not depend on it`() async throws {
    let run = try await TesseraRun()("recipes", environment: ["TESSERA_SANDBOX_COUNTRY": "no"])

    #expect(run.code == .done)
  }
}
