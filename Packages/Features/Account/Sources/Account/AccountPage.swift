public import CareersDomain
import DesignKit
import DomainKernel
public import FeatureKit
import LocalizationKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The page of the account: who is signed in, whether the address is verified, and where the session is stored.
///
/// - Parameters:
///   - status: The status of the account.
///   - tokenFolder: The folder for tokens that are not encrypted.
///   - context: The environment of the view.
/// - Returns: The page; without a session it says how to register and to sign in.
public func careersAccountPage(
  _ status: CareersAccountStatus,
  tokenFolder: String?,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context)
  guard let session = status.session else {
    return AccountWords.page(
      strings.title,
      content: .emptyState(title: strings.notSignedIn, hint: strings.benefits),
      actions: [
        Action(strings.register, .register, .changes, place: 0), signIn(strings),
      ],
      context
    )
  }
  return AccountWords.page(
    strings.title,
    notice: notice(status, context),
    content: .keyValues(facts(status, session, tokenFolder, context)),
    actions: actions(status, strings),
    context
  )
}

private func facts(
  _ status: CareersAccountStatus,
  _ session: CareersSession,
  _ tokenFolder: String?,
  _ context: ViewContext
) -> [KeyValue] {
  let strings = Strings(context)
  var facts: [KeyValue] = []
  if let name = status.user?.name, !name.isEmpty {
    facts.append(KeyValue(strings.name, StyledText(SafeText(name), .title)))
  }
  facts.append(KeyValue(strings.email, StyledText(SafeText(status.user?.email ?? session.email))))
  if let user = status.user {
    facts.append(KeyValue(strings.verification, strings.state(of: user.emailState)))
    if let day = user.createdAt.flatMap(strings.day) {
      facts.append(KeyValue(strings.memberSince, StyledText(day)))
    }
  }
  let age = Int(min(max(context.now.timeIntervalSince(session.signedInAt), -1e15), 1e15))
  facts.append(KeyValue(strings.signedInSince, StyledText(SafeText(context.language.ago(seconds: age)))))
  facts += strings.words.place(session.store, folder: tokenFolder)
  facts.append(
    KeyValue(strings.session, StyledText(strings.words(for: status.check, in: context)), maximumLines: 2)
  )
  return facts
}

private func notice(_ status: CareersAccountStatus, _ context: ViewContext) -> Element {
  let strings = Strings(context)
  if status.check == .ended {
    return .callout(.warning, title: strings.sessionEnded, remedy: .signInAgain, in: context)
  }
  if let provenance = status.provenance, provenance.staleness?.isOwnChange == true {
    return SourceFacts.notice(provenance, context)
  }
  guard status.user?.emailState == .unverified else { return .empty }
  return .callout(.info, title: strings.addressNotVerified, hint: strings.enterCode)
}

private func signIn(_ strings: Strings) -> Action {
  Action(strings.words.signIn, .signIn, .changes, place: 1)
}

private func actions(_ status: CareersAccountStatus, _ strings: Strings) -> [Action] {
  let signOut = Action(strings.words.signOut, .signOut, .changes, place: 2)
  if status.check == .ended { return [signIn(strings), signOut] }
  guard status.user?.emailState == .unverified else { return [signOut] }
  return [
    Action(strings.verify, .verify(), .changes, place: 3),
    Action(strings.resend, .resend, .changes, place: 4), signOut,
  ]
}
