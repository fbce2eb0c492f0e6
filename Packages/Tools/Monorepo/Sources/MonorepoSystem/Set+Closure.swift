extension Set {
  /// These elements and all that they lead to, directly or through others.
  package func closure<Others: Sequence<Element>>(following next: (Element) -> Others) -> Set {
    var found = self
    var pending = Array(self)
    while let element = pending.popLast() {
      for other in next(element) where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }
}
