import CareersDomain
public import CommandKit
import DesignKit
import DomainKernel
public import FeatureKit
public import LocalizationKit

/// Jobs in Japan: lists, saved ones, and applying, `tessera jobs`.
public struct JobsFeature: Feature {
  private let language: Language
  private let strings: Strings
  private let useCases: JobsUseCases
  private let marks: JobMarks
  private let lists: JobLists
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature; nothing is read before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - useCases: What it can do.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    useCases: JobsUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.useCases = useCases
    self.observe = observe
    strings = Strings(language)
    let change = useCases.change
    marks = JobMarks { () async throws(SubmissionError) in
      try await change.pending(.job).map { pending in
        WaitingMark(
          Job.ID(rawValue: pending.change.id),
          isOn: pending.change.isSaved,
          title: Strings(language).title(of: pending.change, named: pending.name),
          state: pending.state
        )
      }
    }
    lists = JobLists(useCases: useCases, marks: marks, observe: observe)
  }

  /// The texts for changes of saved jobs and for applications that wait to be sent.
  public static let changeTexts = ChangeTexts(
    reason: { code, language in
      JobApplySender.CVProblem(rawValue: code).map { Strings(language).reason($0) }
    },
    unchanged: { draft, language in
      draft.kind == JobApplySender.outboxKind ? Strings(language).appliedBefore : nil
    },
    title: { draft, language in
      if let change = SavedChange(draft), change.kind == .job {
        return Strings(language).title(of: change, named: draft.name)
      }
      guard draft.kind == JobApplySender.outboxKind else { return nil }
      return Strings(language).title(
        ofApplicationFor: draft.name ?? draft.subject,
        hasCV: JobApplySender.hasCV(draft)
      )
    }
  )

  /// The list.
  public var tab: Action? {
    Action(strings.jobs, Route("jobs"))
  }

  /// The command `jobs` with its subcommands.
  public var commands: [Command] {
    let parameters = JobParameters(language)
    return [
      Command(
        "jobs",
        abstract: strings.listAbstract,
        discussion: strings.listDiscussion,
        examples: [
          Example("tessera jobs", strings.listExample),
          Example("tessera jobs --query welder --visa", strings.queryExample),
          Example("tessera jobs --location osaka --type part-time", strings.filterExample),
          parameters.list.example("tessera jobs", fields: "id", "title"),
          parameters.list.wholeExample("tessera jobs", file: "jobs.json"),
        ],
        group: CommandGroup.careers.title(in: strings.language),
        parameters: parameters.declared,
        fields: Job.table.names,
        conflicts: parameters.list.conflicts,
        subcommands: [show] + saving + [saved, search, apply],
        language: language
      ) { [language, lists] invocation in
        let parameters = JobParameters(language)
        return lists.jobs(parameters.query(invocation), limit: parameters.list.count(in: invocation))
      }
    ]
  }

  private var show: Command {
    let job = job
    return Command(
      "show",
      abstract: strings.showAbstract,
      discussion: strings.showDiscussion,
      examples: [
        Example("tessera jobs show \(Self.exampleID)", strings.showExample),
        JobParameters(language).list.example(
          "tessera jobs show \(Self.exampleID)",
          fields: "title",
          "requirements"
        ),
      ],
      parameters: [job],
      fields: JobViewModel.table.names,
      language: language
    ) { [language, useCases, marks, observe] invocation throws(CommandFailure) in
      JobViewModel(
        try language.typedID(invocation[job], among: .jobs(JobQuery()), Job.ID.init(typed:)),
        repository: useCases.repository,
        apply: useCases.apply,
        marks: marks,
        observe: observe
      )
    }
  }

  private var saved: Command {
    let list = ListOptions(usualLimit: JobLists.usualLimit, in: language)
    return Command(
      "saved",
      abstract: strings.entries.savedAbstract,
      discussion: strings.entries.savedDiscussion,
      examples: [
        Example("tessera jobs saved", strings.entries.savedExample),
        list.example("tessera jobs saved", fields: "id", "isPublished"),
      ],
      parameters: list.declared,
      fields: Job.savedTable.names,
      conflicts: list.conflicts,
      language: language
    ) { [language, lists] invocation in
      lists.saved(
        limit: ListOptions(usualLimit: JobLists.usualLimit, in: language).count(in: invocation)
      )
    }
  }

  private var saving: [Command] {
    SaveCommands(
      of: "jobs",
      name: "Job",
      job,
      exampleID: Self.exampleID,
      words: strings.entries,
      marks: marks,
      list: .jobs(JobQuery()),
      id: Job.ID.init(typed:),
      missing: JobFailure.missing,
      observe: observe
    ) { [useCases] (isSaved, id, isOffline) async throws(SubmissionError) in
      try await useCases.change(
        SavedChange(isSaved, id.rawValue, .job),
        name: await useCases.storedTitle(of: id),
        isOffline: isOffline
      )
    }.commands
  }

  private var search: Command {
    let form = JobSearchForm.form(in: language)
    return Command(
      "search",
      abstract: strings.entries.searchAbstract,
      discussion: strings.entries.searchDiscussion,
      examples: [Example("tessera jobs search", SearchWords(language).example)],
      parameters: form.parameters,
      fields: Job.table.names,
      language: language
    ) { [lists] invocation in
      SearchScreen(form, form.input(of: invocation)) { lists.jobs(JobSearchForm.query($0)) }
    }
  }

  private var apply: Command {
    let job = job
    let form = ApplicationForm.form(for: nil, in: language)
    return Command(
      "apply",
      abstract: strings.applyAbstract,
      discussion: strings.applyDiscussion,
      examples: [
        Example("tessera jobs apply \(Self.exampleID)", strings.applyExample),
        Example("tessera jobs apply \(Self.exampleID) --cv cv.pdf --yes", strings.applyScriptExample),
      ],
      parameters: [job] + form.parameters,
      fields: ApplyViewModel.table.names,
      language: language
    ) { [language, useCases, observe] invocation throws(CommandFailure) in
      ApplyViewModel(
        try language.typedID(invocation[job], among: .jobs(JobQuery()), Job.ID.init(typed:)),
        form.input(of: invocation),
        useCases,
        in: language,
        observe: observe
      )
    }
  }

  private var job: Argument<String> {
    Argument("job", help: strings.jobHelp, valueName: strings.idValue)
  }

  private static let exampleID = "4f91d118-0b61-4667-89dc-f51fc0eb8fc3"
}

extension Route {
  /// The place where a job is shown.
  static func job(_ id: Job.ID) -> Route { Route("jobs", "show", id.rawValue) }

  /// The place where the jobs of a query are listed.
  static func jobs(_ query: JobQuery) -> Route { Route("jobs", options: options(of: query)) }

  /// The form that narrows the list, with the filters that it has already.
  static func searchJobs(_ query: JobQuery) -> Route {
    Route(words: ["jobs", "search"], options: options(of: query))
  }

  private static func options(of query: JobQuery) -> [Option] {
    let texts = [
      (JobFilter.query, query.text), (JobFilter.type, query.employment?.code),
      (JobFilter.location, query.location),
    ]
    let options = texts.compactMap { name, value in value.map { Option(name, $0) } }
    return options + (query.sponsorsVisa ? [Option(JobFilter.visa)] : [])
  }

  /// The list of saved jobs.
  static let savedJobs = Route("jobs", "saved")

  /// The change that saves a job, or removes it from the saved ones.
  static func saved(_ id: Job.ID, _ isSaved: Bool) -> Route {
    Route("jobs", isSaved ? "save" : "unsave", id.rawValue)
  }

  /// The change that applies for a job.
  static func apply(_ id: Job.ID) -> Route { Route("jobs", "apply", id.rawValue) }

  /// The place where an application is shown.
  static func application(_ id: Application.ID) -> Route { Route("applications", "show", id.rawValue) }

  /// The change that removes a change from the outbox.
  static func drop(_ entry: OutboxEntry.ID) -> Route { Route("outbox", "drop", String(entry.rawValue)) }

  /// The change that uploads the CV of an application.
  static func uploadCV(_ path: String, to application: Application.ID) -> Route {
    Route("applications", "upload", application.rawValue, path).with("type", "CV")
  }
}

extension Job.ID {
  /// Reads the id of a job; the service cannot have one with other characters than it allows.
  fileprivate init?(typed text: String) {
    self.init(rawValue: text)
    guard isWellFormed else { return nil }
  }
}
