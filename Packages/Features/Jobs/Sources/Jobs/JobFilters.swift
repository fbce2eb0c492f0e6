import CareersDomain
import CommandKit
import FeatureKit
import LocalizationKit

/// A kind of employment as it is typed.
enum EmploymentChoice: String, CaseIterable, ArgumentValue {
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

/// The names of the filters of the list of jobs: the same for options, the fields of the form, and routes.
enum JobFilter {
  static let query = "query"
  static let type = "type"
  static let visa = "visa"
  static let location = "location"
}

/// The parameters of `jobs`.
struct JobParameters: Sendable {
  let query: Option<String?>
  let type: Option<EmploymentChoice?>
  let visa: Flag
  let location: Option<String?>
  let list: ListOptions

  init(_ language: Language) {
    let strings = Strings(language)
    query = Option(JobFilter.query, help: strings.queryHelp, valueName: strings.textValue)
    type = Option(JobFilter.type, help: strings.typeHelp, valueName: strings.typeValue)
    visa = Flag(JobFilter.visa, help: strings.visaHelp)
    location = Option(JobFilter.location, help: strings.locationHelp, valueName: strings.textValue)
    list = ListOptions(usualLimit: JobLists.usualLimit, in: language)
  }

  var declared: [any Parameter] { [query, type, visa, location] + list.declared }

  /// The query; a blank text leaves everything open, as it does for the service.
  func query(_ invocation: Invocation) -> JobQuery {
    JobQuery(
      text: Self.text(invocation[query]),
      employment: invocation[type]?.type,
      sponsorsVisa: invocation[visa],
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

/// The form with the filters of the list of jobs.
enum JobSearchForm {
  private static let anyType = "any"

  static func form(in language: Language) -> Form {
    let (strings, words) = (Strings(language), SearchWords(language))
    let types = EmploymentChoice.allCases.map { Form.Field.Choice($0.rawValue, strings.employment($0.type)) }
    return Form(
      strings.entries.search,
      [
        Form.Field(JobFilter.query, words.textLabel, help: strings.textHelp, isRequired: false),
        Form.Field(
          JobFilter.type,
          strings.typeLabel,
          .choice([Form.Field.Choice(anyType, words.anyValue)] + types),
          isRequired: false,
          usualValue: anyType
        ),
        Form.Field(JobFilter.visa, strings.visaLabel, .consent, isRequired: false),
        Form.Field(JobFilter.location, strings.locationLabel, isRequired: false),
      ],
      language: language
    )
  }

  static func query(_ answers: FormAnswers) -> JobQuery {
    JobQuery(
      text: answers.given(JobFilter.query),
      employment: EmploymentChoice(rawValue: answers[JobFilter.type])?.type,
      sponsorsVisa: answers.isConsented(JobFilter.visa),
      location: answers.given(JobFilter.location)
    )
  }
}
