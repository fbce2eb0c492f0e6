public import CommandKit
public import DesignKit
public import DomainKernel
public import FeatureKit
import LocalizationKit
import Synchronization

/// Everything that the full-screen program needs from the program that starts it.
@MainActor
public struct ShellConfiguration {
  /// Makes the screen of a route.
  ///
  /// Throws `CommandFailure` for a route that leads to no screen.
  public typealias Open = @MainActor (Route) throws(CommandFailure) -> any Screen

  /// How the user calls the program, for the commands that the shell cannot carry out.
  public let program: String
  /// The tabs of the program, each with the screen where browsing begins.
  public let tabs: [Action]
  /// Makes the screen of a route.
  public let open: Open
  /// Makes what the views of a route need to know at the moment; of no route before the first is opened.
  public let context: @MainActor (Route?, any Phrasing) -> ViewContext
  /// Decides what the terminal can show.
  public let style: ScreenStyle
  /// The policy for opening a screen; a refresh asks the service unless the policy is `cacheOnly`.
  public let policy: FetchPolicy
  /// How long to wait for what a screen can do without.
  public let extras: TimeLimit
  /// Measures the time after an escape character.
  public let clock: any Clock<Duration>
  /// Told when the terminal says that it shows pictures.
  public let foundImages: @MainActor () -> Void
  /// The news that are looked for while the program is open; `nil` for none.
  public let alerts: ShellAlerts?
  /// The accounts whose data the screen of a route shows; none while nobody is signed in.
  public let accounts: @MainActor (Route) -> [String]
  /// Takes over what other programs have changed about who is signed in.
  public let followAccounts: @MainActor () -> Void
  /// Tells whether the service ended the session of the account of a route, and the page does not say so itself.
  public let hasEndedSession: @MainActor (Route) async -> Bool
  /// Makes the notice that something which the pages of a route show was damaged; empty where nothing was.
  public let savedDataNotice: @MainActor (Route, ViewContext) -> Element
  /// Tells the user something after the terminal was given back, a line each time.
  public let report: @MainActor (String) -> Void
  /// Tells what there is to say after a change of a route, besides what its screen says.
  public let afterChange: @MainActor (Route, ViewContext) async -> [String]
  /// Where the user signs in to the service of a route; `nil` for a service without accounts.
  public let signIn: @MainActor (Route) -> Route?

  /// Collects what the full-screen program needs.
  ///
  /// - Parameters:
  ///   - program: How the user calls the program.
  ///   - tabs: The tabs of the program, each with the screen where browsing begins.
  ///   - style: Decides what the terminal can show.
  ///   - policy: The policy for opening a screen.
  ///   - extras: How long to wait for what a screen can do without.
  ///   - clock: Measures the time after an escape character.
  ///   - foundImages: Told when the terminal says that it shows pictures, which only its answer could tell.
  ///   - alerts: The news that are looked for while the program is open.
  ///   - accounts: The accounts whose data the screen of a route shows at the moment, by any names, none while nobody is
  ///     signed in; a screen is made afresh when they are others.
  ///   - followAccounts: Takes over what other programs have changed about who is signed in; called before
  ///     the user comes to a screen, loads it again or changes something, and when a load or a change has
  ///     ended.
  ///   - hasEndedSession: Tells whether the service ended the session of the account of a route, and the page does not
  ///     say so itself; asked when the page is loaded.
  ///   - savedDataNotice: Makes the notice that something which the user saved was damaged, empty where nothing was; asked
  ///     when a page that shows saved data is loaded.
  ///   - signIn: Where the user signs in to the service of a route.
  ///   - afterChange: Tells what there is to say after a change of a route, besides what its screen says,
  ///     such as that an earlier change was refused.
  ///   - report: Tells the user something after the terminal was given back, a line each time.
  ///   - context: Makes what the views of a route need to know at the moment, with the way in which this shell tells
  ///     what to do; of no route before the first is opened.
  ///   - open: Makes the screen of a route.
  public init(
    program: String = "tessera",
    tabs: [Action],
    style: ScreenStyle,
    policy: FetchPolicy = .cacheFirst,
    extras: TimeLimit,
    clock: any Clock<Duration>,
    foundImages: @escaping @MainActor () -> Void = {},
    alerts: ShellAlerts? = nil,
    accounts: @escaping @MainActor (Route) -> [String] = { _ in [] },
    followAccounts: @escaping @MainActor () -> Void = {},
    hasEndedSession: @escaping @MainActor (Route) async -> Bool = { _ in false },
    savedDataNotice: @escaping @MainActor (Route, ViewContext) -> Element = { _, _ in .empty },
    signIn: @escaping @MainActor (Route) -> Route? = { _ in nil },
    afterChange: @escaping @MainActor (Route, ViewContext) async -> [String] = { _, _ in [] },
    report: @escaping @MainActor (String) -> Void = { _ in },
    context: @escaping @MainActor (Route?, any Phrasing) -> ViewContext,
    open: @escaping Open
  ) {
    self.program = program
    self.tabs = tabs
    self.style = style
    self.policy = policy
    self.extras = extras
    self.clock = clock
    self.foundImages = foundImages
    self.alerts = alerts
    self.accounts = accounts
    self.followAccounts = followAccounts
    self.hasEndedSession = hasEndedSession
    self.savedDataNotice = savedDataNotice
    self.signIn = signIn
    self.afterChange = afterChange
    self.report = report
    self.context = context
    self.open = open
  }

  /// The current environment for the views of a route.
  func viewContext(of route: Route?, _ places: Places? = nil, key: String? = nil) -> ViewContext {
    context(route, KeyPhrasing(isOffline: policy == .cacheOnly, places: places, key: key))
  }

  /// The policy for a refresh by the user.
  var refreshPolicy: FetchPolicy { policy == .cacheOnly ? .cacheOnly : .networkFirst }

  func request(_ policy: FetchPolicy, _ prompter: some Prompter, isFromPage: Bool = false) -> LoadRequest {
    LoadRequest(policy, extras: extras, prompter: prompter, isFromPage: isFromPage)
  }
}

/// Leaves every question unanswered, and remembers that there was one: a screen that is only read asks nothing, and
/// silence is no consent.
final class UnansweredPrompter: Prompter {
  private let isAsked = Atomic(false)

  /// Whether something was asked.
  var wasAsked: Bool { isAsked.load(ordering: .acquiring) }

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    isAsked.store(true, ordering: .releasing)
    throw .ended
  }
}

/// The style of the screen, independent of the size of the terminal.
public struct ScreenStyle: Sendable {
  private let variables: [String: String]
  private let colorFlag: ColorFlag
  private let imageFlag: ImageFlag
  private let theme: Theme?

  /// Collects what decides how the screen looks.
  ///
  /// - Parameters:
  ///   - variables: The environment variables of the process; `ESCDELAY` is read as well.
  ///   - colorFlag: The value of the `--color` option.
  ///   - imageFlag: The value of the `--images` option; by default there are no pictures.
  ///   - theme: What each token looks like; `nil` for the one that the variables suggest.
  public init(
    variables: [String: String],
    colorFlag: ColorFlag = .auto,
    imageFlag: ImageFlag = .never,
    theme: Theme? = nil
  ) {
    self.variables = variables
    self.colorFlag = colorFlag
    self.imageFlag = imageFlag
    self.theme = theme
  }

  /// How the terminal is known to show pictures; `nil` where it shows none, or has to be asked.
  var images: ImageProtocol? {
    Capability.detected(
      environment: variables,
      isTerminal: true,
      colorFlag: colorFlag,
      imageFlag: imageFlag
    ).images
  }

  /// Whether the terminal is asked whether it shows pictures.
  var asksForImages: Bool {
    Capability.isAskedForImages(
      environment: variables,
      isTerminal: true,
      colorFlag: colorFlag,
      imageFlag: imageFlag
    )
  }

  /// How long an escape character waits for a sequence: `ESCDELAY` in milliseconds up to a second, else 25.
  var escapeDelay: Duration {
    let milliseconds = variables["ESCDELAY"].flatMap { Int($0) } ?? 25
    return .milliseconds(min(max(milliseconds, 0), 1000))
  }

  /// The user's home directory, for the `~` of a path; `nil` where it is unknown.
  var homeDirectory: String? { variables["HOME"].flatMap { $0.isEmpty ? nil : $0 } }

  func environment(columns: Int, vocabulary: Vocabulary, images: ImageProtocol?) -> RenderEnvironment {
    var environment = RenderEnvironment.detected(
      environment: variables,
      isTerminal: true,
      colorFlag: colorFlag,
      columns: columns,
      theme: theme
    )
    environment.vocabulary = vocabulary
    environment.capability.images = images
    return environment
  }
}
