extension Character {
  /// A space at which a line may break, which a no-break space is not.
  var isBreakingSpace: Bool {
    switch unicodeScalars.first {
    case " ", "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}",
      "\u{2008}", "\u{2009}", "\u{200A}", "\u{205F}", "\u{3000}":
      true
    default: false
    }
  }

  /// False for punctuation that belongs to the character before it.
  var mayStartLine: Bool {
    switch unicodeScalars.first {
    case "、", "。", "，", "．", "・", "：", "；", "？", "！", "）", "］", "｝", "」", "』", "】", "〉", "》", "〕",
      "ー", "々", "ゝ", "ゞ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ",
      "ッ", "ャ", "ュ", "ョ", ".", ",", ":", ";", "?", "!", ")", "]", "}", "’", "”", "…":
      false
    default: true
    }
  }

  /// False for brackets that belong to the character behind them.
  var mayEndLine: Bool {
    switch unicodeScalars.first {
    case "（", "［", "｛", "「", "『", "【", "〈", "《", "〔": false
    default: true
    }
  }
}
