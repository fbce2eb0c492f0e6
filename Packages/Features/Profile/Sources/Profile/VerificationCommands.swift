import CareersDomain
import CommandKit
import FeatureKit
import LocalizationKit

/// The commands of the verification.
extension ProfileFeature {
  var verificationCommand: Command {
    let strings = Strings(language)
    return Command(
      "verification",
      abstract: strings.checklistAbstract,
      discussion: strings.checklistDiscussion,
      examples: [
        Example("tessera profile verification", strings.checklistExample),
        Example("tessera profile verification --json --fields status,next", strings.nextDocumentExample),
      ],
      fields: VerificationRecords.table.names,
      subcommands: [start, upload, submit, request, history],
      language: language
    ) { [verification, observe] _ in
      VerificationViewModel(verification, observe: observe)
    }
  }

  private var start: Command {
    let strings = Strings(language)
    let yes = Confirmation.flag(in: language)
    return step(
      "start",
      abstract: strings.startAbstract,
      discussion: strings.startDiscussion,
      examples: [Example("tessera profile verification start", strings.startExample)],
      parameters: [yes]
    ) { invocation in
      .start(isConfirmed: invocation[yes])
    }
  }

  private var upload: Command {
    let strings = Strings(language)
    let file = UploadFileField(language)
    let form = VerificationForms(strings).upload()
    let yes = Confirmation.flag(in: language)
    return step(
      "upload",
      abstract: strings.uploadAbstract,
      discussion: strings.uploadDiscussion,
      examples: [
        Example("tessera profile verification upload passport.pdf --type passport", strings.passportExample),
        Example("tessera profile verification upload me.jpg --type selfie", strings.selfieExample),
      ],
      parameters: [file.argument] + form.parameters + [yes]
    ) { invocation in
      .upload(form.input(of: invocation, file.given(in: invocation)), isConfirmed: invocation[yes])
    }
  }

  private var submit: Command {
    let strings = Strings(language)
    let yes = Confirmation.flag(in: language)
    return step(
      "submit",
      abstract: strings.submitAbstract,
      discussion: strings.submitDiscussion,
      examples: [Example("tessera profile verification submit --yes", strings.submitExample)],
      parameters: [yes]
    ) { invocation in
      .submit(isConfirmed: invocation[yes])
    }
  }

  private var request: Command {
    let strings = Strings(language)
    let form = VerificationForms(strings).request
    return step(
      "request",
      abstract: strings.requestAbstract,
      discussion: strings.requestDiscussion,
      examples: [
        Example("tessera profile verification request --note 'New passport'", strings.requestExample)
      ],
      parameters: form.parameters
    ) { invocation in
      .request(form.input(of: invocation))
    }
  }

  private var history: Command {
    let strings = Strings(language)
    return Command(
      "history",
      abstract: strings.historyAbstract,
      examples: [Example("tessera profile verification history", strings.historyExample)],
      fields: VerificationHistoryViewModel.table.names,
      language: language
    ) { [verification, observe] _ in
      VerificationHistoryViewModel(verification, observe: observe)
    }
  }

  private func step(
    _ name: String,
    abstract: String,
    discussion: String,
    examples: [Example],
    parameters: [any Parameter] = [],
    make: @escaping @Sendable (Invocation) -> VerificationChange
  ) -> Command {
    Command(
      name,
      abstract: abstract,
      discussion: discussion,
      examples: examples,
      parameters: parameters,
      fields: VerificationChangeViewModel.table.names,
      language: language
    ) { [language, verification, observe] invocation in
      VerificationChangeViewModel(make(invocation), verification, in: language, observe: observe)
    }
  }
}
