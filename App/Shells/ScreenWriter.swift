import CommandKit
import DesignKit
import FeatureKit

/// Writes what a screen has for standard output, in the form that the output asks for.
@MainActor
final class ScreenWriter {
  private let screen: any Screen
  private let context: () -> ViewContext
  private let selection: FieldSelection
  private let isDocument: Bool
  private let launch: Launch
  private let trace: Trace
  private var writtenRows = 0

  init(
    screen: any Screen,
    context: @escaping () -> ViewContext,
    selection: FieldSelection,
    isDocument: Bool,
    launch: Launch,
    trace: Trace
  ) {
    self.screen = screen
    self.context = context
    self.selection = selection
    self.isDocument = isDocument
    self.launch = launch
    self.trace = trace
  }

  private var output: OutputChannel { launch.process.output }

  /// Whether scripts are served: a document, or rows for what is no terminal.
  var writesData: Bool { isDocument || mayWriteRows }

  /// The fields to load; `nil` for a page.
  var fields: FieldSelection? {
    isDocument || !selection.isEmpty ? selection : mayWriteRows && screen.isList ? .columns : nil
  }

  /// A pipe gets rows, unless the user asks for the page as people see it.
  private var mayWriteRows: Bool {
    !output.isTerminal && !launch[\.accessible] && launch[\.color].value != .always
  }

  /// Writes rows while a list that comes in parts is loaded; the rest is written at the end.
  func beginRows() -> RenderLoop? {
    guard mayWriteRows, !isDocument else { return nil }
    let loop = RenderLoop { [self] in
      guard screen.hasMore || writtenRows > 0, let records = screen.records, records.isList else { return }
      writeRows(of: records)
    }
    loop.begin()
    return loop
  }

  func write(over progress: ProgressDisplay) {
    let context = context()
    if isDocument {
      progress.erase()
      guard let records = screen.records else { return }
      output.write(records.document(selection, at: context.now).text + "\n")
      return trace.wrote(.document)
    }
    if mayWriteRows, !selection.isEmpty, let records = screen.records {
      progress.erase()
      writeRows(of: records)
      warn(about: records)
      return trace.wrote(.lines(records.count))
    }
    switch screen.content(in: context) {
    case .confirmation:
      progress.erase()
      if writtenRows > 0, let records = screen.records { writeRows(of: records) }
    case .text(let text):
      progress.erase()
      output.write(text)
      trace.wrote(.lines(text.lineCount))
    case .samples(let samples):
      progress.erase()
      let style = OutputStyle(launch, stream: output)
      let text = samples.map { style.render($0) }.joined()
      output.write(text)
      trace.wrote(.lines(text.lineCount))
    case .page(let page):
      if mayWriteRows, let records = screen.records, records.isList {
        progress.erase()
        writeRows(of: records)
        warn(about: records)
        return trace.wrote(.lines(records.count))
      }
      let text = progress.show(page.element(in: context))
      trace.wrote(.lines(text.lineCount))
    }
  }

  /// Rows have no place for where they come from.
  private func warn(about records: Records) {
    guard let warning = SourceFacts.warning(about: records, context()) else { return }
    launch.process.errorOutput.write(warning + "\n")
  }

  /// Many rows at once, and never all of a long list.
  private func writeRows(of records: Records) {
    var chunk = ""
    for row in records.rows(from: writtenRows, selection) {
      chunk += row
      guard chunk.utf8.count > 1 << 16 else { continue }
      output.write(chunk)
      chunk = ""
    }
    if !chunk.isEmpty { output.write(chunk) }
    writtenRows = records.count
  }
}

extension String {
  var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
