import ClockFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import LocalizationKit
import PeopleDomain
import PeopleFakes
import Synchronization
import Testing

/// Signing in with a code that is entered on another device.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DeviceSignInCommandsTests: GitHubAccountSuite {
  @Test func `without a client id the five steps are explained before anything is asked`() async {
    let fixture = Fixture { $0.failures = [.keyring: Samples.unavailable] }
    let prompter = ScriptedPrompter()

    let run = await run(fixture, ["login", "--device"], prompter: prompter)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.hasPrefix("Error: Device sign-in needs a client ID.\n"))
    #expect(
      prompter.messages.filter { $0.hasPrefix("  ") }.map { $0.prefix(4) } == [
        "  1.", "  2.", "  3.", "  4.", "  5.",
      ]
    )
    #expect(prompter.questions.isEmpty)
  }

  @Test func `code and address are shown, and the page counts down until the user signed in`() async {
    let device = FakeDeviceAuthorization(
      codes: [.success(Samples.code)],
      polls: [.success(.granted(TokenGrant(PeopleSamples.token("gho_1"))))]
    )
    let fixture = Fixture(device: device)
    let prompter = ScriptedPrompter()
    let shown = Mutex<[Int]>([])
    let driver = Task { [clock = fixture.clock] in
      for step in 1...6 {
        await clock.waitForSleeps(step)
        shown.withLock { $0.append(step) }
        clock.advance(by: .seconds(1))
      }
    }

    let run = await run(fixture, ["login", "--device"], prompter: prompter)
    await driver.value

    #expect(run.exitCode == .done)
    #expect(prompter.messages == ["Enter the code WDJB-MJHT at https://github.com/login/device"])
    #expect(fixture.vault.state.grant?.token.text == "gho_1")
    #expect(run.screen?.content(in: Samples.context()) == .confirmation)
  }

  @Test func `a sandbox confirms the code by itself, and sends nobody to GitHub`() async {
    let device = FakeDeviceAuthorization(
      codes: [.success(Samples.code)],
      polls: [.success(.granted(TokenGrant(PeopleSamples.token("gho_1"))))]
    )
    let fixture = Fixture(device: device, confirmsCodesItself: true)
    let prompter = ScriptedPrompter()
    let driver = Task { [clock = fixture.clock] in
      for step in 1...6 {
        await clock.waitForSleeps(step)
        clock.advance(by: .seconds(1))
      }
    }

    let run = await run(fixture, ["login", "--device"], prompter: prompter)
    await driver.value

    #expect(run.exitCode == .done)
    #expect(prompter.messages.count == 1)
    #expect(prompter.messages.first?.hasPrefix("The sandbox confirms the code WDJB-MJHT by itself") == true)
    #expect(!prompter.messages.joined().contains("https://"))
  }

  @Test func `the page with the countdown is shown while the code waits`() async {
    let fixture = Fixture(device: FakeDeviceAuthorization(codes: [.success(Samples.code)]))
    let pages = Mutex<[Page]>([])
    let screen = Mutex<(any Screen)?>(nil)
    let driver = Task { @MainActor [clock = fixture.clock] in
      await clock.waitForSleeps(1)
      if case .page(let page)? = screen.withLock({ $0 })?.content(in: Samples.context()) {
        pages.withLock { $0.append(page) }
      }
      clock.advance(by: .seconds(900))
    }

    let run = await ScreenRun(
      GitHubAccountFeature(language: .english, useCases: fixture.useCases),
      ["github", "login", "--device"],
      Samples.context(),
      whileLoading: { made in screen.withLock { $0 = made } }
    )
    await driver.value

    let page = waitingPage(
      code: "WDJB-MJHT",
      address: "https://github.com/login/device",
      left: 900,
      Samples.context()
    )
    #expect(pages.withLock(\.self) == [page])
    #expect(run.exitCode == .signInNeeded)
  }

  @Test(arguments: [("y", 2), ("n", 1)])
  func `an expired code offers one new one`(answer: String, codes: Int) async {
    let device = FakeDeviceAuthorization(codes: [.success(Samples.code)], polls: [.success(.expired)])
    let fixture = Fixture(device: device)
    let prompter = ScriptedPrompter([answer, "y"])
    let driver = Task { [clock = fixture.clock] in
      for step in 1...(6 * codes) {
        await clock.waitForSleeps(step)
        clock.advance(by: .seconds(1))
      }
    }

    let run = await run(fixture, ["login", "--device"], prompter: prompter)
    await driver.value

    #expect(run.exitCode == .signInNeeded)
    #expect(prompter.messages.count == codes)
    #expect(prompter.questions == ["The code has expired. Request another one? [y/N]"])
    #expect(fixture.vault.state.saves == 0)
  }
}
