/// A help topic as it is printed.
struct TopicPage {
  let topic: HelpTopic
  let format: HelpFormat

  var text: String {
    (TextWrap.lines(topic.abstract, width: format.width) + [""]
      + TextWrap.lines(topic.text, width: format.width)).joined(separator: "\n")
  }
}
