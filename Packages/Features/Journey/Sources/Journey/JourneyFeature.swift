public import CareersDomain
public import CommandKit
import DesignKit
public import FeatureKit
public import LocalizationKit

/// The use cases of the feature; the composition root makes it.
public struct JourneyUseCases: Sendable {
  let browse: BrowseApplications
  let open: OpenApplication
  let upload: UploadDocument
  let decide: DecideOffer
  let notifications: CheckNotifications
  let watch: WatchNotifications
  let waiting: ListWaitingApplications?

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - browse: Lists applications.
  ///   - open: Opens an application with its history and documents.
  ///   - upload: Adds documents.
  ///   - decide: Accepts or declines offers.
  ///   - notifications: Looks for changes.
  ///   - watch: Looks for changes while a program is open.
  ///   - waiting: Lists the applications that the service is not known to have; `nil` where none can wait.
  public init(
    browse: BrowseApplications,
    open: OpenApplication,
    upload: UploadDocument,
    decide: DecideOffer,
    notifications: CheckNotifications,
    watch: WatchNotifications,
    waiting: ListWaitingApplications? = nil
  ) {
    self.browse = browse
    self.open = open
    self.upload = upload
    self.decide = decide
    self.notifications = notifications
    self.watch = watch
    self.waiting = waiting
  }
}

/// The user's applications with their history, documents and offers, and what changed since the last look:
/// `tessera applications` and `tessera notifications`.
public struct JourneyFeature: Feature {
  private let language: Language
  private let strings: Strings
  private let useCases: JourneyUseCases
  private let unread = UnreadCount()
  private let listed = ListedNotifications()
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature; nothing is read before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - useCases: What can be done with applications.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    useCases: JourneyUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.useCases = useCases
    self.observe = observe
    strings = Strings(language)
  }

  /// The list of applications.
  public var tab: Action? { Action(strings.applications, .applications) }

  /// The notifications.
  public var alerts: Alerts? {
    Alerts(Action(strings.notifications, .notifications), unread: unread) { [useCases, unread] policy in
      await useCases.watch(policy) { await Self.note($0, in: unread) }
    }
  }

  /// Notes a number that was found, unless the watch was ended: it may be of an earlier account.
  @MainActor private static func note(_ count: Int, in unread: UnreadCount) {
    if !Task.isCancelled { unread.set(count) }
  }

  /// The nouns `applications` and `notifications`.
  public var commands: [Command] { [applications, notifications] }

  private static let sampleID = "7b0c2a54-93f1-4e0e-8a5d-2f60f3f7f1a9"

  private var id: Argument<String> {
    Argument<String>("application", help: strings.applicationHelp, valueName: strings.idValue)
  }

  private var applications: Command {
    let status = Option<StatusChoice?>("status", help: strings.statusHelp, valueName: strings.statusValue)
    let list = ListOptions(usualLimit: ApplicationsViewModel.usualLimit, in: language)
    return Command(
      "applications",
      abstract: strings.listAbstract,
      discussion: strings.listDiscussion,
      examples: [
        Example("tessera applications", strings.listExample),
        Example("tessera applications --status offered", strings.statusExample),
        Example("tessera applications --all --json --fields id,status", strings.documentExample),
      ],
      group: CommandGroup.careers.title(in: strings.language),
      parameters: [status] + list.declared,
      fields: ApplicationsViewModel.table.names,
      conflicts: list.conflicts,
      subcommands: [show, documents, upload, decision(isAccepted: true), decision(isAccepted: false)],
      language: language
    ) { [useCases, unread, observe] invocation in
      ApplicationsViewModel(
        ApplicationQuery(status: invocation[status]?.status),
        limit: list.count(in: invocation),
        browse: useCases.browse,
        waiting: useCases.waiting,
        unread: unread,
        observe: observe
      )
    }
  }

  private var show: Command {
    let id = id
    return Command(
      "show",
      abstract: strings.showAbstract,
      discussion: strings.showDiscussion,
      examples: [Example("tessera applications show \(Self.sampleID)", strings.showExample)],
      parameters: [id],
      fields: ApplicationViewModel.table.names,
      language: language
    ) { [language, useCases, observe] invocation throws(CommandFailure) in
      let application = try language.typedID(
        invocation[id],
        among: .applications,
        Application.ID.init(rawValue:)
      )
      return ApplicationViewModel(application, open: useCases.open, observe: observe)
    }
  }

  private var documents: Command {
    let id = id
    return Command(
      "documents",
      abstract: strings.documentsAbstract,
      discussion: strings.documentsDiscussion,
      examples: [Example("tessera applications documents \(Self.sampleID)", strings.documentsExample)],
      parameters: [id],
      fields: DocumentsViewModel.table.names,
      language: language
    ) { [language, useCases, observe] invocation throws(CommandFailure) in
      let application = try language.typedID(
        invocation[id],
        among: .applications,
        Application.ID.init(rawValue:)
      )
      return DocumentsViewModel(application, open: useCases.open, observe: observe)
    }
  }

  private var upload: Command {
    let id = id
    let file = UploadFileField(language)
    let form = ApplicationForms(language).upload()
    return Command(
      "upload",
      abstract: strings.uploadAbstract,
      discussion: strings.uploadDiscussion,
      examples: [
        Example("tessera applications upload \(Self.sampleID) cv.pdf --type CV", strings.uploadExample)
      ],
      parameters: [id, file.argument] + form.parameters,
      fields: DocumentsViewModel.table.names,
      language: language
    ) { [language, useCases, observe] invocation throws(CommandFailure) in
      UploadViewModel(
        try language.typedID(invocation[id], among: .applications, Application.ID.init(rawValue:)),
        form.input(of: invocation, file.given(in: invocation)),
        useCases.upload,
        in: language,
        observe: observe
      )
    }
  }

  private func decision(isAccepted: Bool) -> Command {
    let id = id
    let form = ApplicationForms(language).decision(isAccepted: isAccepted)
    let name = isAccepted ? "accept" : "decline"
    return Command(
      name,
      abstract: isAccepted ? strings.acceptAbstract : strings.declineAbstract,
      discussion: strings.decisionDiscussion,
      examples: [
        Example(
          "tessera applications \(name) \(Self.sampleID)",
          isAccepted ? strings.acceptExample : strings.declineExample
        ),
        Example("tessera applications \(name) \(Self.sampleID) --yes", strings.yesExample),
      ],
      parameters: [id] + form.parameters,
      fields: ApplicationsViewModel.table.names,
      language: language
    ) { [language, useCases, observe] invocation throws(CommandFailure) in
      DecisionViewModel(
        DecisionRequest(
          application: try language.typedID(
            invocation[id],
            among: .applications,
            Application.ID.init(rawValue:)
          ),
          isAccepted: isAccepted,
          input: form.input(of: invocation)
        ),
        useCases,
        in: language,
        observe: observe
      )
    }
  }

  private var notifications: Command {
    let markRead = Flag("mark-read", help: strings.markReadHelp)
    return Command(
      "notifications",
      abstract: strings.notificationsAbstract,
      discussion: strings.notificationsDiscussion,
      examples: [
        Example("tessera notifications", strings.notificationsExample),
        Example("tessera notifications --mark-read", strings.markReadExample),
      ],
      group: CommandGroup.careers.title(in: strings.language),
      parameters: [markRead],
      fields: NotificationsViewModel.table.names,
      language: language
    ) { [useCases, unread, listed, observe] invocation in
      NotificationsViewModel(
        check: useCases.notifications,
        unread: unread,
        listed: listed,
        marksRead: invocation[markRead],
        observe: observe
      )
    }
  }
}

/// A status as it is typed, in any letter case and with underscores for hyphens.
private enum StatusChoice: String, CaseIterable, ArgumentValue {
  case submitted
  case inReview = "in-review"
  case interview
  case offered
  case hired
  case rejected

  init(argument: String) throws(ArgumentError) {
    let word = String(argument.lowercased().map { $0 == "_" ? "-" : $0 })
    guard let choice = Self(rawValue: word) else { throw ArgumentError(.oneOf(Self.allowedArguments())) }
    self = choice
  }

  var status: ApplicationStatus {
    switch self {
    case .submitted: .submitted
    case .inReview: .inReview
    case .interview: .interview
    case .offered: .offered
    case .hired: .hired
    case .rejected: .rejected
    }
  }
}

extension ApplicationStatus {
  /// The word for the status in options and records; part of their promise.
  var code: String {
    switch self {
    case .submitted: StatusChoice.submitted.rawValue
    case .inReview: StatusChoice.inReview.rawValue
    case .interview: StatusChoice.interview.rawValue
    case .offered: StatusChoice.offered.rawValue
    case .hired: StatusChoice.hired.rawValue
    case .rejected: StatusChoice.rejected.rawValue
    case .other(let word): word
    }
  }
}

extension Route {
  /// The place where applications are listed.
  static let applications = Route("applications")

  /// The place where notifications are listed.
  static let notifications = Route("notifications")

  /// The place where an application is shown.
  static func application(_ id: Application.ID) -> Route { Route("applications", "show", id.rawValue) }

  /// The place where the documents of an application are listed.
  static func documents(_ id: Application.ID) -> Route { Route("applications", "documents", id.rawValue) }

  /// The place where the applications of a query are listed.
  static func applications(_ query: ApplicationQuery) -> Route {
    query.status.map { Route.applications.with("status", $0.code) } ?? .applications
  }
}
