import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct UploadFileFieldTests {
  @Test(
    arguments: [(["upload", "cv.pdf"], ["file": "cv.pdf"]), (["upload"], [:])]
      as [([String], [String: String])]
  )
  func `the path is given in front of the options, or asked for`(
    words: [String],
    values: [String: String]
  ) async {
    let field = UploadFileField(.english)
    let seen = Mutex<[[String: String]]>([])
    let feature = UploadFeature(field: field) { invocation in
      seen.withLock { $0.append(field.given(in: invocation)) }
    }

    let run = await ScreenRun(feature, words, context)

    #expect(run.exitCode == .done)
    #expect(seen.withLock(\.self) == [values])
  }

  @Test func `the argument is described as the field is`() async {
    let field = UploadFileField(.english)

    let help = await ScreenRun(UploadFeature(field: field) { _ in }, ["upload", "--help"], context)

    #expect(help.output.contains("<file>"))
    #expect(help.output.contains("Path of a PDF"))
    #expect(field.field().help == UploadFileWords(.english).path)
  }

  @Test func `a file is looked at while its path is typed`() {
    let field = UploadFileField(.english).field { $0 == "cv.txt" ? .unsupportedType : nil }

    #expect(field.kind == .file && field.isRequired)
    #expect(field.spelling == "<file>")
    #expect(
      field.problem(with: "cv.txt", in: .english) == "The file is not a PDF, JPEG or PNG file."
    )
    #expect(field.problem(with: "cv.pdf", in: .english) == nil)
    #expect(UploadFileField(.english).field().problem(with: "cv.txt", in: .english) == nil)
  }

  @Test func `what is wrong with a file is a problem of the field`() {
    #expect(
      UploadFileField(.english).problem(.empty) == FormProblem("file", "The file is empty.")
    )
  }
}

private struct UploadFeature: Feature {
  let field: UploadFileField
  let record: @Sendable (Invocation) -> Void

  var commands: [Command] {
    [
      Command("upload", abstract: "Upload.", parameters: [field.argument], language: .english) {
        [record] invocation in
        record(invocation)
        return UploadScreen()
      }
    ]
  }
}

@MainActor
private final class UploadScreen: Screen {
  nonisolated init() {}

  func load(_ request: LoadRequest) async {}

  func failure(in context: ViewContext) -> CommandFailure? { nil }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }
}
