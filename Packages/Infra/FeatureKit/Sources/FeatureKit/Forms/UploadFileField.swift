public import CommandKit
import DesignKit
public import DomainKernel
public import LocalizationKit

/// The field for a file that a service takes, with its argument on the command line: the same wherever one is uploaded.
public struct UploadFileField: Sendable {
  /// The name of the field.
  public static let name = "file"

  /// The path, in front of the options of a command.
  public let argument: Argument<String?>
  private let words: UploadFileWords
  private let language: Language

  /// Makes the field; the argument is of one command.
  ///
  /// - Parameter language: The language of its words.
  public init(_ language: Language) {
    self.language = language
    words = UploadFileWords(language)
    argument = Argument(
      Self.name,
      help: words.path.string,
      valueName: language.choose(en: "file", zhHans: "文件", id: "berkas"),
      accepting: .path
    )
  }

  /// The field of a form.
  ///
  /// - Parameter check: Finds the problem with a file while its path is typed; scripts are told it with the outcome.
  /// - Returns: The field.
  public func field(
    checkedBy check: @escaping @Sendable (String) -> UploadFileError? = { _ in nil }
  ) -> Form.Field {
    Form.Field(
      Self.name,
      language.choose(en: "File", zhHans: "文件", id: "Berkas"),
      .file,
      help: words.path,
      source: .argument
    ) { [words] path in
      check(path).map(words.sentence)
    }
  }

  /// The path that was given with a command.
  ///
  /// - Parameter invocation: The command as it was called.
  /// - Returns: The value of the field; none where the user is asked.
  public func given(in invocation: Invocation) -> [String: String] {
    invocation[argument].map { [Self.name: $0] } ?? [:]
  }

  /// The problem with the field that an error of a file is about.
  ///
  /// - Parameter error: Why the file cannot be uploaded.
  /// - Returns: The problem.
  public func problem(_ error: UploadFileError) -> FormProblem {
    FormProblem(Self.name, words.sentence(error))
  }
}
