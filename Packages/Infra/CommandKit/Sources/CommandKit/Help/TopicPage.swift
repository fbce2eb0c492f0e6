/// A help topic as it is printed.
struct TopicPage {
  let topic: HelpTopic
  let format: HelpFormat

  var text: String {
    (format.wrap.lines(topic.abstract, width: format.width) + [""]
      + format.wrap.lines(topic.text, width: format.width)).joined(separator: "\n")
  }
}
