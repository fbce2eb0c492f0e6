import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation
import SettingsDomain

/// The services of the sandbox, and what each one keeps.
@MainActor @Observable
final class SandboxStatusViewModel: Screen {
  private let services: Loader<Everything, [SandboxedService], SandboxFailure>

  init(_ sandbox: any SandboxControl, observe: @escaping @Sendable (FeatureEvent) -> Void) {
    services = Loader("SandboxStatus", observe: observe) { _ async throws(SandboxFailure) in
      try await SandboxFailure.during { () async throws(SandboxError) in try await sandbox.status() }
    }
  }

  func load(_ request: LoadRequest) async { await services.load(Everything(), request.policy) }

  func failure(in context: ViewContext) -> CommandFailure? { services.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    let strings = SandboxStrings(context.language)
    let words = LoadState<[SandboxedService], SandboxFailure>.Words(
      title: strings.sandbox,
      loading: strings.loading,
      refreshing: strings.loading,
      notRefreshed: strings.notRefreshed
    )
    return .page(services.state.page(words, context) { sandboxPage($0.value, context) })
  }

  var isList: Bool { true }

  var records: Records? { services.state.shown.map { .local($0.value, in: Self.table) } }

  nonisolated static let table = RecordTable<SandboxedService>([
    .init("host") { .string($0.host) },
    .init("path") { .optional($0.path) },
    .init("bytes") { .integer($0.bytes) },
  ])
}

/// Removing what the sandbox keeps.
@MainActor @Observable
final class SandboxResetViewModel: Screen {
  private enum Outcome: Sendable {
    case removed([SandboxedService])
    case declined

    var isDeclined: Bool {
      if case .declined = self { true } else { false }
    }
  }

  private let change: Change<Bool, Outcome, SandboxFailure>

  init(
    _ sandbox: any SandboxControl,
    isConfirmed: Bool,
    language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    let strings = SandboxStrings(language)
    change = Change("ResetSandbox", isConfirmed, isDeclined: \.isDeclined, observe: observe) {
      (isConfirmed, request) async throws(SandboxFailure) in
      if !isConfirmed {
        guard let agrees = await Confirmation.answer(to: strings.resetQuestion, from: request.prompter)
        else { throw .confirmationMissing }
        guard agrees else { return .declined }
      }
      guard !Task.isCancelled else { return .declined }
      return .removed(
        try await SandboxFailure.during { () async throws(SandboxError) in try await sandbox.reset() }
      )
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? {
    change.failure(in: context)
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    let strings = SandboxStrings(context.language)
    return switch change.outcome {
    case .removed(let services)?: [strings.removed(services)]
    case .declined?, nil: []
    }
  }

  var records: Records? {
    guard case .removed(let services)? = change.outcome else { return nil }
    return .local(services, in: SandboxStatusViewModel.table)
  }
}

/// A step of the operator of the careers service.
@MainActor @Observable
final class SandboxAdvanceViewModel: Screen {
  private let change: Change<AdvanceRequest, AdvancedStep, SandboxFailure>

  init(
    _ sandbox: any SandboxControl,
    _ request: AdvanceRequest,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    change = Change("AdvanceSandbox", request, observe: observe) {
      (request, _) async throws(SandboxFailure) in
      try await SandboxFailure.during { () async throws(SandboxError) in
        try await sandbox.advance(request)
      }
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? {
    change.failure(in: context)
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    change.outcome.map { [SandboxStrings(context.language).advanced($0)] } ?? []
  }

  var records: Records? { change.outcome.map { .local([$0], in: Self.table) } }

  nonisolated static let table = RecordTable<AdvancedStep>([
    .init("id") { .string($0.id) },
    .init("status") { .string($0.status) },
    .init("title") { .string($0.title) },
    .init("kind") { .string($0.kind) },
  ])
}

/// The sandbox on ports of this computer, until the user stops it.
@MainActor @Observable
final class SandboxServeViewModel: Screen {
  private let sandbox: any SandboxControl
  private let port: Int?
  private let language: Language
  private let observe: @Sendable (FeatureEvent) -> Void
  private var served: [ServedVariable]?
  private var error: SandboxFailure?

  init(
    _ sandbox: any SandboxControl,
    port: Int?,
    language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    self.sandbox = sandbox
    self.port = port
    self.language = language
    self.observe = observe
  }

  func load(_ request: LoadRequest) async {
    observe(.useCase("ServeSandbox", .began))
    let stop = SandboxStrings(language).howToStop
    do throws(SandboxError) {
      try await sandbox.serve(from: port) { [weak self] variables in
        await self?.show(variables, request.receiver)
        await request.prompter.tell(stop)
      }
      observe(.useCase("ServeSandbox", .ended(.done)))
    } catch {
      let failure = SandboxFailure.failed(error)
      self.error = failure
      observe(.useCase("ServeSandbox", .ended(.failed(failure.code))))
    }
  }

  private func show(_ variables: [ServedVariable], _ receiver: LoadRequest.Receiver?) {
    // What is handed over is not told once more at the end.
    served = receiver == nil ? variables : []
    let part = ListPart(.local(variables, in: Self.table)) { _ in
      .stack(variables.map { .text(StyledText("export \(SafeText($0.name))=\(SafeText($0.value))")) })
    }
    _ = receiver?(part)
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    error.map { FailureMessage($0, in: context).commandFailure }
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  var isList: Bool { true }

  var records: Records? { served.map { .local($0, in: Self.table) } }

  nonisolated static let table = RecordTable<ServedVariable>([
    .init("variable") { .string($0.name) },
    .init("value") { .string($0.value) },
    .init("address", isColumn: false) { .optional($0.address) },
  ])
}

/// Lays out the services of the sandbox.
func sandboxPage(_ services: [SandboxedService], _ context: ViewContext) -> Page {
  let strings = SandboxStrings(context.language)
  return Page(
    strings.sandbox,
    header: .heading(strings.sandbox, .page),
    content: .table(
      [
        TableColumn(strings.service, minimum: 16),
        TableColumn(strings.size, alignment: .trailing),
        TableColumn(strings.file, minimum: 20, overflow: .wrap),
      ],
      rows: services.map { service in
        [
          StyledText(SafeText(service.host), .title),
          StyledText(SafeText(service.path == nil ? "–" : context.language.byteCount(service.bytes))),
          StyledText(service.path.map { SafeText($0) } ?? strings.keepsNothing, .muted),
        ]
      }
    ),
    actions: [Action(strings.resetAction, Route("sandbox", "reset"), .changes)]
  )
}

extension SandboxFailure {
  fileprivate static func during<Value: Sendable>(
    _ operation: () async throws(SandboxError) -> Value
  ) async throws(SandboxFailure) -> Value {
    do throws(SandboxError) { return try await operation() } catch { throw .failed(error) }
  }
}
