"""The games as environments for learning, where PettingZoo is installed (extra `pettingzoo`).

    from engine.interop.olifantenpad import OlifantenpadEnv  # a ParallelEnv
    from engine.interop.splits import SplitsEnv              # an AECEnv

Both take `seats`, number their actions once for all, and give `action_mask` with every
observation; every number that a mask allows is one legal move, and no two are the same.
"""
