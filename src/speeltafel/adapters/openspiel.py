"""Every game as a registered Python game of OpenSpiel.

`register()` registers all games, as `speeltafel_edden` and so on. All luck of a game follows from
its deal, which is the one chance node, at the beginning: one of so many (`deals`), equally likely.
With `explicit_chance` every card that is dealt or drawn and every number is a node of its own.
With `opening` the first moves, so many, are made by rule of thumb: what is left has a small tree.
"""

import json
from typing import Any

import numpy as np
import pyspiel

import speeltafel
from speeltafel.adapters.luck import Luck, LuckByNodes, luck_of_deal
from speeltafel.adapters.play import Episode, Rules, rules_of
from speeltafel.bots import bot
from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import DECISION_LIMIT
from speeltafel.engine.game import Game

PARTS = 12
"""No choice has more parts on average."""
DEALS = 1000
NUMBERS = 64
"""No luck but that of cards has more outcomes."""


def register(*games: Game) -> list[str]:
    """Make these games, or all there are, known to OpenSpiel; their names there."""
    names = []
    for game in games or speeltafel.all_games().values():
        kind = game_type(game)
        names.append(kind.short_name)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, maker(game, kind))
    return names


def game_type(game: Game) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"speeltafel_{game.id.replace('-', '_')}",
        long_name=f"Speeltafel: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "options": "{}",
            "deals": DEALS,
            "opening": 0,
            "explicit_chance": False,
        },
    )


def maker(game: Game, kind: Any) -> Any:
    """The class that OpenSpiel makes games of, which it calls with parameters alone."""

    class Registered(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params or {})

    return Registered


class TableGame(pyspiel.Game):
    """A game with its number of players, options (as JSON), number of deals and opening."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any]) -> None:
        players = params.get("players", game.seats[0])
        # OpenSpiel's texts of games part parameters by commas.
        options = params.get("options", "{}").replace(";", ",")
        self.rules: Rules = rules_of(game, players, options)
        self.deals: int = params.get("deals", DEALS)
        self.opening: int = params.get("opening", 0)
        self.explicit_chance: bool = params.get("explicit_chance", False)
        self.all_deals = [(deal, 1 / self.deals) for deal in range(self.deals)]
        if self.explicit_chance and self.opening:
            raise ValueError("an opening makes its luck itself: not with explicit_chance")
        cards = max(NUMBERS, sum(self.rules.setup.counts))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=cards if self.explicit_chance else self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.cooperative else 0.0,
            max_game_length=DECISION_LIMIT * PARTS,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return TableObserver(self.rules, recall, params)


class TableState(pyspiel.State):
    """A game under way; before the deal it is for chance to choose."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.all_deals = game.all_deals
        self.opening = game.opening
        self.play: Episode | None = None
        self.deal = luck_of_deal(game.rules) if game.explicit_chance else None
        self.player: Any = pyspiel.PlayerId.CHANCE
        """Who is asked now; OpenSpiel wants to know five times for every action."""

    def current_player(self) -> Any:
        return self.player

    @property
    def luck(self) -> Luck | None:
        """What is drawn by chance nodes now, if they are asked for."""
        return self.play.luck if isinstance(self.play, LuckByNodes) else self.deal

    def _legal_actions(self, player: int) -> list[int]:
        play = self.play
        return play.choice.legal() if play is not None and player == play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        luck = self.luck
        if luck is not None:
            return luck.outcomes()
        return self.all_deals

    def _apply_action(self, action: int) -> None:
        self.choose(action)
        if self.play is None or self.luck is not None:
            self.player = pyspiel.PlayerId.CHANCE
        elif self.play.is_over:
            self.player = pyspiel.PlayerId.TERMINAL
        else:
            self.player = self.play.seat

    def choose(self, action: int) -> None:
        """What the seat that is asked chooses, or chance."""
        if isinstance(self.play, LuckByNodes) and self.play.luck is not None:
            self.play.decide(action)
        elif self.play is not None:
            self.play.step(action)
        elif self.deal is not None:
            self.deal.decide(action)
            if self.deal.wanted is None:
                self.play = LuckByNodes.dealt(self.rules, self.deal)
                self.deal = None
        else:
            self.play = opened(self.rules, action, self.opening)

    def remembered(self) -> Episode:
        """The game with what seats remember, which few ask for: played again when somebody does."""
        play = self.play
        assert play is not None
        if not play.remembers:
            deal, *actions = self.history()
            play = opened(self.rules, deal, self.opening, remembers=True)
            for action in actions:
                play.step(action)
            self.play = play
        return play

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.rules.actions.names[action]
        return f"deal {action}" if self.luck is None else f"luck {action}"

    def is_terminal(self) -> bool:
        return bool(self.player == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        return [0.0] * self.rules.players if self.play is None else self.play.returns()

    def __str__(self) -> str:
        decided = sorted(self.luck.decided.items()) if self.luck else []
        if self.play is None:
            return f"before the deal {decided}" if decided else "before the deal"
        return json.dumps([self.play.state.record(), self.play.begun, decided])


def opened(rules: Rules, deal: int, moves: int, remembers: bool = False) -> Episode:
    """A deal after so many moves by rule of thumb, which all seats may remember as their own."""
    play = Episode(rules, deal, remembers)
    rule, chance = bot(rules.game, "rule"), fast(deal)
    for _ in range(moves):
        if play.is_over:
            break
        play.make(rule(play.state.seen_by(play.seat), play.seat, chance))
    return play


class TableObserver:
    """What a seat sees, or with perfect recall its information state."""

    def __init__(self, rules: Rules, recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observation; given: {params}")
        self.rules = rules
        self.recall = recall
        size = rules.size + (rules.history_size if recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"information" if recall else "observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = (
                state.remembered().information(player)
                if self.recall
                else state.play.observation(player)
            )

    def string_from(self, state: TableState, player: int) -> str:
        """The key of an information state; an observation as the record of the projection."""
        play = state.play
        if play is None:
            return "before the deal"
        if self.recall:
            return state.remembered().key(player)
        return f"{play.state.seen_by(player).record()} {play.begun_by(player)}"
