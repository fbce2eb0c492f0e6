import DesignKit
import DomainKernel
public import FeatureKit
import LocalizationKit
public import PeopleDomain

/// The ways to sign in that a page offers.
public enum SignInWays: Hashable, Sendable {
  /// A token that the user has.
  case token
  /// Such a token, or a code that the user enters on another device.
  case tokenOrCode
  /// A code that is confirmed without the user, where nobody has a token.
  case confirmedCode
}

/// The page of the account: who is signed in, where the token comes from and what it may do.
///
/// - Parameters:
///   - status: The status of the account.
///   - tokenFolder: The folder for a token that is not encrypted.
///   - ways: The ways to sign in.
///   - context: What views need to know.
/// - Returns: The page; without a token it says how to sign in.
public func accountPage(
  _ status: AccountStatus,
  tokenFolder: String?,
  signIn ways: SignInWays = .token,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  guard let source = status.source else {
    if status.isRecordDamaged { return damagedPage(status, ways, context) }
    return AccountWords.page(
      strings.title,
      notice: ignored(status, context),
      content: .emptyState(title: strings.notSignedIn, hint: strings.anonymousLimits),
      actions: signIns(ways, strings),
      context
    )
  }
  var facts: [KeyValue] = []
  if let account = status.verified?.account {
    facts.append(KeyValue(strings.account, StyledText(SafeText("@" + account.login), .title)))
    facts.append(KeyValue(strings.number, StyledText(SafeText(String(account.id.rawValue)))))
  }
  facts.append(KeyValue(strings.token, StyledText(strings.name(of: source))))
  if case .stored(let stored) = source {
    facts += strings.words.place(stored.store, folder: tokenFolder)
  }
  if let scopes = status.verified?.scopes {
    facts.append(KeyValue(strings.scopes, StyledText(strings.names(of: scopes))))
  }
  let check = status.check.map { strings.words(for: $0, in: context) } ?? strings.notChecked
  facts.append(KeyValue(strings.checked, StyledText(check)))
  return AccountWords.page(
    strings.title,
    notice: .stack(
      [problem(status, context), overridden(status, source, strings), damage(status, context)],
      spacing: 1
    ),
    content: .keyValues(facts),
    actions: actions(status, source, ways, strings),
    context
  )
}

/// The page while a code waits to be entered.
///
/// - Parameters:
///   - code: The code for the user.
///   - address: Where the user enters it; `nil` for a sandbox, which confirms it by itself.
///   - left: How long it is still valid, in seconds.
///   - context: What views need to know.
/// - Returns: The page.
public func waitingPage(code: String, address: String?, left: Int, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  let seconds = max(left, 0)
  let clock = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + String(seconds % 60)
  return Page(
    strings.title,
    content: .keyValues([
      KeyValue(strings.code, StyledText(SafeText(code), .title)),
      address.map { KeyValue(strings.address, StyledText(SafeText($0), .accent)) }
        ?? KeyValue(strings.confirmation, StyledText(strings.bySandbox), maximumLines: 2),
      KeyValue(strings.timeLeft, StyledText(SafeText(clock))),
    ]),
    footer: .loading(address == nil ? strings.waitingForSandbox : strings.waiting)
  )
}

/// The page where the record of who signed in is damaged, and no variable has a token.
private func damagedPage(_ status: AccountStatus, _ ways: SignInWays, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return AccountWords.page(
    strings.title,
    notice: .stack([damage(status, context), ignored(status, context)], spacing: 1),
    content: .emptyState(title: strings.accountUnknown, hint: strings.onlyPublicPages),
    actions: signIns(ways, strings) + [Action(strings.words.signOut, .signOut, .changes, place: 1)],
    context
  )
}

private func damage(_ status: AccountStatus, _ context: ViewContext) -> Element {
  guard status.isRecordDamaged else { return .empty }
  let failure = SignInFailure(.accountsDamaged)
  let hint = failure.remedy(in: context).map { SafeText(context.sentence(for: $0)) }
  return .callout(.warning, title: SafeText(failure.summary(in: context)), hint: hint)
}

/// The ways to sign in, each with a place of its own; the only one has the first.
private func signIns(_ ways: SignInWays, _ strings: Strings) -> [Action] {
  let token = Action(strings.words.signIn, .signIn, .changes, place: 0)
  return switch ways {
  case .token: [token]
  case .tokenOrCode: [token, Action(strings.signInWithCode, .signInWithCode, .changes, place: 2)]
  case .confirmedCode: [Action(strings.words.signIn, .signInWithCode, .changes, place: 0)]
  }
}

private func actions(
  _ status: AccountStatus,
  _ source: TokenSource,
  _ ways: SignInWays,
  _ strings: Strings
) -> [Action] {
  let isStored = if case .stored = source { true } else { false }
  let signOut = Action(strings.words.signOut, .signOut, .changes, place: 1)
  return (isStored && status.check == .refused ? signIns(ways, strings) : [])
    + (isStored || status.overridden != nil ? [signOut] : [])
}

private func ignored(_ status: AccountStatus, _ context: ViewContext) -> Element {
  guard !status.ignoredVariables.isEmpty else { return .empty }
  let strings = Strings(context.language)
  let remedy = Remedy.add(options: [.realService], purpose: strings.signInWithVariable)
  return .callout(.info, title: strings.ignored(status.ignoredVariables, context.sentence(for: remedy)))
}

private func problem(_ status: AccountStatus, _ context: ViewContext) -> Element {
  let strings = Strings(context.language)
  let token: TokenOrigin
  let title: SafeText
  switch (status.source, status.check) {
  case (.environment(let variable), .refused):
    (token, title) = (.variable(variable), strings.notAccepted(variable))
  case (.environment(let variable), .failed(.notAToken)):
    (token, title) = (.variable(variable), SafeText(strings.words.noToken(in: variable)))
  case (.stored, .refused): (token, title) = (.signIn, strings.tokenNoLongerAccepted)
  default: return ignored(status, context)
  }
  let remedy = Remedy.replacing(token, in: context.language)
  return .callout(.warning, title: title, remedy: remedy, in: context)
}

private func overridden(_ status: AccountStatus, _ source: TokenSource, _ strings: Strings) -> Element {
  guard let account = status.overridden, case .environment(let variable) = source else { return .empty }
  return .callout(
    .info,
    title: strings.overridden(account.verified.account.login, by: variable),
    hint: strings.unset(variable)
  )
}
