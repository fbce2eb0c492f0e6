public import CareersDomain
public import CommandKit
import DesignKit
public import FeatureKit
public import LocalizationKit

/// Jobs in Japan: their list and each with everything about it, `tessera jobs`.
public struct JobsFeature: Feature {
  private let language: Language
  private let repository: any JobRepository
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature; nothing is read before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - repository: Gives jobs.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    repository: any JobRepository,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.repository = repository
    self.observe = observe
  }

  /// The list.
  public var tab: Action? {
    Action(Strings(language).jobs, Route("jobs"))
  }

  /// The noun `jobs`, with the verb `show` below it.
  public var commands: [Command] {
    let strings = Strings(language)
    let parameters = Parameters(language)
    return [
      Command(
        "jobs",
        abstract: strings.listAbstract,
        discussion: strings.listDiscussion,
        examples: [
          Example("tessera jobs", strings.listExample),
          Example("tessera jobs --search welder --visa yes", strings.searchExample),
          Example("tessera jobs --location osaka --type part-time", strings.filterExample),
          Example("tessera jobs --all --json --fields id,title", strings.documentExample),
        ],
        group: strings.group,
        parameters: parameters.declared,
        fields: JobsViewModel.table.names,
        conflicts: [Conflict(parameters.limit, parameters.all)],
        subcommands: [show],
        language: language
      ) { [language, repository, observe] invocation in
        let parameters = Parameters(language)
        return JobsViewModel(
          parameters.query(invocation),
          limit: invocation[parameters.all] ? nil : invocation[parameters.limit] ?? JobsViewModel.usualLimit,
          browse: BrowseJobs(repository: repository),
          observe: observe
        )
      }
    ]
  }

  private var show: Command {
    let strings = Strings(language)
    let job = Argument<String>("job", help: strings.jobHelp, valueName: strings.idValue)
    return Command(
      "show",
      abstract: strings.showAbstract,
      discussion: strings.showDiscussion,
      examples: [
        Example("tessera jobs show 4f91d118-0b61-4667-89dc-f51fc0eb8fc3", strings.showExample),
        Example(
          "tessera jobs show 4f91d118-0b61-4667-89dc-f51fc0eb8fc3 --json --fields title,requirements",
          strings.detailDocumentExample
        ),
      ],
      parameters: [job],
      fields: JobViewModel.table.names,
      language: language
    ) { [repository, observe] invocation in
      JobViewModel(Job.ID(rawValue: invocation[job]), repository: repository, observe: observe)
    }
  }
}

/// A kind of employment as it is typed.
private enum EmploymentChoice: String, CaseIterable, ArgumentValue {
  case fullTime = "full-time"
  case partTime = "part-time"
  case contract

  var type: EmploymentType {
    switch self {
    case .fullTime: .fullTime
    case .partTime: .partTime
    case .contract: .contract
    }
  }
}

/// Whether a visa is sponsored, as it is typed.
private enum VisaChoice: String, CaseIterable, ArgumentValue {
  case yes
  case no
}

/// The parameters of `jobs`.
private struct Parameters: Sendable {
  let search: Option<String?>
  let type: Option<EmploymentChoice?>
  let visa: Option<VisaChoice?>
  let location: Option<String?>
  let limit: Option<Int?>
  let all: Flag

  init(_ language: Language) {
    let strings = Strings(language)
    search = Option("search", help: strings.searchHelp, valueName: strings.textValue)
    type = Option("type", help: strings.typeHelp, valueName: strings.typeValue)
    visa = Option("visa", help: strings.visaHelp, valueName: strings.choiceValue)
    location = Option("location", help: strings.locationHelp, valueName: strings.textValue)
    limit = Option(
      "limit",
      short: "n",
      help: strings.limitHelp(JobsViewModel.usualLimit),
      valueName: strings.numberValue,
      accepting: .atLeast(1)
    )
    all = Flag("all", help: strings.allHelp)
  }

  var declared: [any Parameter] { [search, type, visa, location, limit, all] }

  /// The query; a blank text leaves everything open, as it does for the service.
  func query(_ invocation: Invocation) -> JobQuery {
    JobQuery(
      text: Self.text(invocation[search]),
      employment: invocation[type]?.type,
      sponsorsVisa: invocation[visa].map { $0 == .yes },
      location: Self.text(invocation[location])
    )
  }

  private static func text(_ text: String?) -> String? {
    text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}

extension EmploymentType {
  /// The word for the kind in options and records; part of their promise.
  var code: String {
    switch self {
    case .fullTime: EmploymentChoice.fullTime.rawValue
    case .partTime: EmploymentChoice.partTime.rawValue
    case .contract: EmploymentChoice.contract.rawValue
    case .other(let word): word
    }
  }
}

extension Route {
  /// The place where a job is shown.
  static func job(_ id: Job.ID) -> Route { Route("jobs", "show", id.rawValue) }

  /// The place where the jobs of a query are listed.
  static func jobs(_ query: JobQuery) -> Route {
    let options = [
      ("search", query.text), ("type", query.employment?.code),
      ("visa", query.sponsorsVisa.map { $0 ? VisaChoice.yes : .no }?.rawValue), ("location", query.location),
    ]
    return Route("jobs", options: options.compactMap { name, value in value.map { Option(name, $0) } })
  }
}
