"""Squadron Dice: Dogfight and Bombing Raid. The dice are data; both games share pilots, dice and decisions.

``pieces`` says what lies on the table, ``dice.toml`` what the dice show, ``decisions`` what a seat may answer;
``dogfight``, ``windows`` and ``bombing_raid`` are the chapters of the rules.
"""
