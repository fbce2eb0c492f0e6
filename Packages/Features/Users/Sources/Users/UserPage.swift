import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import PeopleDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The page of a profile.
///
/// - Parameters:
///   - state: How far it has come.
///   - login: The login that was asked for.
///   - picture: The picture of the account; `nil` for a page without one.
///   - context: What views need to know.
/// - Returns: The page.
func userPage(
  _ state: UserViewModel.State,
  asked login: String,
  picture: PictureData? = nil,
  _ context: ViewContext
) -> Page {
  state.page(Strings(context.language).profileWords(login), context) {
    UserPageLayout(profile: $0, asked: login, picture: picture, context: context).page
  }
}

/// Lays a profile out; what is not known is not shown.
struct UserPageLayout {
  /// The pixels of a side that are enough for the cells of the picture on a screen with two pixels for each point.
  static let picturePixels = 160
  private static let pictureWidth = 8
  private static let pictureHeight = 4
  /// The fewest cells of the words beside the picture; with less room they are below it.
  private static let fewestCellsOfWords = 16
  private static let readableWidth = 88

  let profile: Fetched<UserProfile>
  let asked: String
  let picture: PictureData?
  let context: ViewContext

  private var user: User { profile.user }
  private var language: Language { context.language }
  private var strings: Strings { Strings(language) }
  private var login: SafeText { SafeText(user.login) }

  var page: Page {
    let id = SafeText(String(user.id.rawValue))
    return Page(
      login,
      header: picture == nil
        ? header
        : .columns([
          Column(portrait, width: .fixed(Self.pictureWidth)),
          Column(header, width: .flexible(minimum: Self.fewestCellsOfWords, ideal: Self.fewestCellsOfWords)),
        ]),
      notice: .notices([renamed], from: profile.provenance, in: context),
      content: .stack([biography, figures, .keyValues(facts)], spacing: 1).limited(
        toWidth: Self.readableWidth
      ),
      footer: .facts([StyledText(strings.id(id), .muted)] + SourceFacts.facts(profile.provenance, context)),
      actions: user.page == nil ? [] : [Action(strings.openInBrowser, Route.user(user.login).with("web"))]
    )
  }

  /// The picture; a generated one where the terminal cannot decode its format.
  private var portrait: Element {
    let generated = Avatar(id: String(user.id.rawValue), name: "")
    return .picture(
      picture,
      columns: Self.pictureWidth,
      rows: Self.pictureHeight,
      fallback: .avatar(generated)
    )
  }

  private var header: Element {
    let name = profile.value.name.map { SafeText($0) }
    let words: [SafeText?] = [
      name == nil ? nil : login, strings.label(of: user.kind), user.isStaff == true ? strings.staff : nil,
    ]
    return .stack([
      .heading(name ?? login, .page),
      .facts(words.compactMap { $0.map { StyledText($0, .muted) } }),
    ])
  }

  private var renamed: Element {
    guard TextQuery.folded(asked) != TextQuery.folded(user.login) else { return .empty }
    return .text(StyledText(strings.renamed(SafeText(asked), to: login), .muted))
  }

  private var biography: Element {
    let lines = profile.value.biography?.split(whereSeparator: \.isNewline) ?? []
    return .stack(lines.map { .text(Self.text(String($0))) })
  }

  private var figures: Element {
    let figures: [(SafeText, Int?)] = [
      (strings.followers, profile.followers), (strings.following, profile.following),
      (strings.repositories, profile.repositories), (strings.gists, profile.gists),
    ]
    let known = figures.compactMap { label, number in
      number.map { KeyValue(label, StyledText(SafeText(language.grouped($0)), .title)) }
    }
    return known.isEmpty ? .empty : .keyValues(known)
  }

  private var facts: [KeyValue] {
    let profile = profile.value
    let facts: [(SafeText, StyledText?)] = [
      (strings.company, profile.company.map(Self.text)),
      (strings.website, profile.website.map(Self.website)),
      (strings.location, profile.location.map(Self.text)),
      (strings.email, profile.email.map(Self.text)),
      (strings.xName, profile.xName.map { Self.text("@" + $0) }),
      (strings.hireable, profile.isHireable.map { StyledText($0 ? strings.yes : strings.no) }),
      (strings.joined, profile.joinedAt.flatMap(date)),
      (strings.updated, profile.updatedAt.flatMap(date)),
      (strings.page, user.page.map { Self.website(.link($0)) }),
    ]
    return facts.compactMap { label, value in value.map { KeyValue(label, $0) } }
  }

  private static func text(_ text: String) -> StyledText { StyledText(SafeText(text)) }

  private static func website(_ website: Website) -> StyledText {
    guard case .link(let link) = website, let address = Link(link.description) else {
      return text(website.text)
    }
    return StyledText(SafeText(link.description), link: address)
  }

  /// The day by the calendar of the service, UTC.
  private func date(_ date: Date) -> StyledText? {
    Int(exactly: date.timeIntervalSince1970.rounded(.down)).map {
      Self.text(language.date(of: CalendarTime(secondsSince1970: $0, offset: 0)))
    }
  }
}
