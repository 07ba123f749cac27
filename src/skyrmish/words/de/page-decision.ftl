### Was über eine Entscheidung gesagt wird, nach ihrem Namen: wessen sie ist, und was sie tun.

decision-yours = { $decision ->
    [assign] Deine Werte
    [place] Deine Aufstellung
    [move] Dein Zug
    [attack] Du schießt
    [attack-reroll] Deine Würfel
    [defence-reroll] Deine Würfel
    [ace-defence] Deine Würfel
    [immelmann] Deine Wahl
    [dive-bomb] Deine Wahl
    [push-gain] Deine Wahl
   *[other] Du bist dran
}
decision-yours-by-name = { $decision ->
    [assign] { $seat } wählt
    [place] { $seat } stellt auf
    [move] { $seat } zieht
    [attack] { $seat } schießt
    [attack-reroll] { $seat }, deine Würfel
    [defence-reroll] { $seat }, deine Würfel
    [ace-defence] { $seat }, deine Würfel
    [immelmann] { $seat } darf hochziehen
    [dive-bomb] { $seat } darf im Sturz angreifen
    [push-gain] { $seat } ging ans Limit
   *[other] { $seat } wählt
}

decision-theirs = { $decision ->
    [assign] { $seat } wählt
    [place] { $seat } stellt auf
    [move] { $seat } zieht
    [attack] { $seat } schießt
    [attack-reroll] { $seat } wählt Nachwürfe
    [defence-reroll] { $seat } wählt Nachwürfe
    [ace-defence] { $seat } wählt Ass-Würfel
    [immelmann] { $seat } darf hochziehen
    [dive-bomb] { $seat } darf im Sturz angreifen
    [push-gain] { $seat } ging ans Limit
   *[other] { $seat } wählt
}
decision-doing = { $decision ->
    [assign] wählt Werte
    [place] stellt gerade auf
    [move] zieht gerade
    [attack] schießt gerade
    [attack-reroll] wählt Nachwürfe
    [defence-reroll] wählt Nachwürfe
    [ace-defence] wählt Ass-Würfel
    [immelmann] darf hochziehen
    [dive-bomb] darf im Sturz angreifen
    [push-gain] wählt den Gewinn
   *[other] wählt
}
